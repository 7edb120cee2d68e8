// A function fills a structure for its caller, and leaves a member alone where nothing was hit.
#include "host.h"

struct Hit { int is_hit; float distance; int object; };

__device__ __noinline__ void trace(const float *rays, Hit *hit) {
    float ray = rays[threadIdx.x];
    hit->is_hit = ray > 0;
    hit->object = threadIdx.x;
#ifdef SOUND
    hit->distance = 1e30f;
#endif
    if (ray > 0) hit->distance = 1 / ray;
}

__global__ void nearest(const float *rays, int *out) {
    Hit hit;
    trace(rays, &hit);
    if (hit.distance < 10) out[threadIdx.x] = hit.object;   // fault: init undefined-read
}

int main() {
    float *rays = zeros<float>(64);
    int *out = zeros<int>(64);
    nearest<<<1, 64>>>(rays, out);
    show(out);
    show(rays);
}
