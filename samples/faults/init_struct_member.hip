// One member of each structure is not copied to the device, and used there.
#include "host.h"

struct Body {
    float x, y, mass, radius;
};

__global__ void weigh(const Body *bodies, float *out) {
    int i = threadIdx.x;
    out[i] = bodies[i].x * bodies[i].mass;   // fault: init undefined-read
}

int main() {
    Body host[64] = {}, *bodies;
    float *out = zeros<float>(64);
    check(hipMalloc(reinterpret_cast<void **>(&bodies), sizeof host));
#ifdef SOUND
    check(hipMemcpy2D(bodies, 16, host, 16, 12, 64, hipMemcpyHostToDevice));
#else
    check(hipMemcpy2D(bodies, 16, host, 16, 8, 64, hipMemcpyHostToDevice));
#endif
    weigh<<<1, 64>>>(bodies, out);
    show(out);
    check(hipFree(bodies));
}
