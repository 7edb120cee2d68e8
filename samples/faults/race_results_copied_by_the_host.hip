// The host copies managed memory to a variable while a kernel of a stream that nothing waits for writes it.
#include "host.h"

__global__ void produce(int *results) {
    results[threadIdx.x] = threadIdx.x;   // fault: race race
}

int main() {
    hipStream_t stream;
    check(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    int *results, kept[64];
    check(hipMallocManaged(reinterpret_cast<void **>(&results), sizeof kept));
    produce<<<1, 64, 0, stream>>>(results);
#ifdef SOUND
    check(hipStreamSynchronize(stream));
#endif
    check(hipMemcpy(kept, results, sizeof kept, hipMemcpyDefault));   // fault: race race
    check(hipDeviceSynchronize());
    printf("%d\n", kept[0] & 0);
    check(hipFree(results));
    check(hipStreamDestroy(stream));
}
