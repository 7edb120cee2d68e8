// The pitch of an image counts bytes, and is used as if it counted elements.
#include "host.h"

__global__ void fill(float *image, size_t row) {
    image[blockIdx.x * row + threadIdx.x] = 1;   // fault: mem memory-fault
}

int main() {
    float *image;
    size_t pitch;
    check(hipMallocPitch(reinterpret_cast<void **>(&image), &pitch, 96 * sizeof(float), 16));
#ifdef SOUND
    size_t row = pitch / sizeof(float);
#else
    size_t row = pitch;
#endif
    fill<<<16, 96>>>(image, row);
    show(image);
}
