// A stream copies memory that a kernel of another stream is writing.
#include "host.h"

__global__ void produce(int *data) {
    data[threadIdx.x] = threadIdx.x;   // fault: race race
}

int main() {
    hipStream_t work, copies;
    check(hipStreamCreate(&work));
    check(hipStreamCreate(&copies));
    int *data = zeros<int>(64), *copy = zeros<int>(64);
    produce<<<1, 64, 0, work>>>(data);
#ifdef SOUND
    check(hipStreamSynchronize(work));
#endif
    check(hipMemcpyAsync(copy, data, 64 * sizeof(int), hipMemcpyDeviceToDevice, copies));   // fault: race race
    check(hipDeviceSynchronize());
    show(copy);
    show(data);
    check(hipStreamDestroy(work));
    check(hipStreamDestroy(copies));
}
