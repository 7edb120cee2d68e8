// A kernel reads what a kernel of another stream writes, and does not wait for it.
#include "host.h"

__global__ void produce(int *data) {
    data[threadIdx.x] = threadIdx.x;   // fault: race race
}

__global__ void consume(const int *data, int *out) {
    out[threadIdx.x] = data[threadIdx.x] + 1;   // fault: race race
}

int main() {
    hipStream_t first, second;
    hipEvent_t done;
    check(hipStreamCreate(&first));
    check(hipStreamCreate(&second));
    check(hipEventCreate(&done));
    int *data = zeros<int>(64), *out = zeros<int>(64);
    produce<<<1, 64, 0, first>>>(data);
    check(hipEventRecord(done, first));
#ifdef SOUND
    check(hipStreamWaitEvent(second, done, 0));
#endif
    consume<<<1, 64, 0, second>>>(data, out);
    check(hipDeviceSynchronize());
    show(out);
    show(data);
    check(hipEventDestroy(done));
    check(hipStreamDestroy(first));
    check(hipStreamDestroy(second));
}
