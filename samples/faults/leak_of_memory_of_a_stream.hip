// Memory from a stream's pool is freed where nothing went wrong only.
#include "host.h"

int main(int count, char **) {
    float *values;
    hipStream_t stream;
    check(hipStreamCreate(&stream));
    check(hipMallocAsync(reinterpret_cast<void **>(&values), 4096, stream));   // fault: leak never-freed
    check(hipMemsetAsync(values, 0, 4096, stream));
#ifdef SOUND
    check(hipFreeAsync(values, stream));
#else
    if (count > 1) check(hipFreeAsync(values, stream));
#endif
    check(hipStreamSynchronize(stream));
    check(hipStreamDestroy(stream));
    puts("done");
}
