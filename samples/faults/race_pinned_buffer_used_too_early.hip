// A pinned buffer is copied on before the copy into it has been waited for.
#include "host.h"

__global__ void fill(int *data) { data[threadIdx.x] = 1; }

int main() {
    hipStream_t stream;
    check(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    int *data = zeros<int>(64), *other = zeros<int>(64), *pinned;
    check(hipHostMalloc(reinterpret_cast<void **>(&pinned), 64 * sizeof(int), hipHostMallocDefault));
    fill<<<1, 64, 0, stream>>>(data);
    check(hipMemcpyAsync(pinned, data, 64 * sizeof(int), hipMemcpyDeviceToHost, stream));   // fault: race race
#ifdef SOUND
    check(hipStreamSynchronize(stream));
#endif
    check(hipMemcpy(other, pinned, 64 * sizeof(int), hipMemcpyHostToDevice));   // fault: race race
    check(hipDeviceSynchronize());
    show(other);
    show(data);
    check(hipHostFree(pinned));
    check(hipStreamDestroy(stream));
}
