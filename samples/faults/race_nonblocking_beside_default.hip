// A stream that does not wait for the default stream reads what a kernel of the default stream writes.
#include "host.h"

#ifdef SOUND
constexpr unsigned FLAGS = hipStreamDefault;
#else
constexpr unsigned FLAGS = hipStreamNonBlocking;
#endif

__global__ void produce(int *data) {
    data[threadIdx.x] = threadIdx.x;   // fault: race race
}

__global__ void consume(const int *data, int *out) {
    out[threadIdx.x] = data[threadIdx.x] + 1;   // fault: race race
}

int main() {
    hipStream_t stream;
    check(hipStreamCreateWithFlags(&stream, FLAGS));
    int *data = zeros<int>(64), *out = zeros<int>(64);
    check(hipDeviceSynchronize());
    produce<<<1, 64>>>(data);
    consume<<<1, 64, 0, stream>>>(data, out);
    check(hipDeviceSynchronize());
    show(out);
    show(data);
    check(hipStreamDestroy(stream));
}
