// An array of the host is passed where one of the device is meant.
#include "host.h"

__global__ void scale(float *values) {
    values[threadIdx.x] *= 2;   // fault: mem memory-fault
}

int main() {
    static float on_host[64];
    float *on_device = zeros<float>(64);
#ifdef SOUND
    scale<<<1, 64>>>(on_device);
#else
    scale<<<1, 64>>>(on_host);
#endif
    show(on_device);
    return on_host[0] != 0;
}
