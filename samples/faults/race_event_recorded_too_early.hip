// A stream waits for an event that was recorded before the kernel it should wait for.
#include "host.h"

__global__ void produce(float *data) {
    data[threadIdx.x] = 2;   // fault: race race
}

__global__ void scale(float *data) {
    data[threadIdx.x] *= 3;   // fault: race race
}

int main() {
    hipStream_t first, second;
    hipEvent_t done;
    check(hipStreamCreateWithFlags(&first, hipStreamNonBlocking));
    check(hipStreamCreateWithFlags(&second, hipStreamNonBlocking));
    check(hipEventCreateWithFlags(&done, hipEventDisableTiming));
    float *data = zeros<float>(64);
    check(hipDeviceSynchronize());
#ifndef SOUND
    check(hipEventRecord(done, first));
#endif
    produce<<<1, 64, 0, first>>>(data);
#ifdef SOUND
    check(hipEventRecord(done, first));
#endif
    check(hipStreamWaitEvent(second, done, 0));
    scale<<<1, 64, 0, second>>>(data);
    check(hipDeviceSynchronize());
    show(data);
    check(hipEventDestroy(done));
    check(hipStreamDestroy(first));
    check(hipStreamDestroy(second));
}
