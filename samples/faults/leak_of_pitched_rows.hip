// Rows that hipMallocPitch has allocated are never freed.
#include "host.h"

__global__ void fill(char *image, size_t pitch) { image[blockIdx.x * pitch + threadIdx.x] = 1; }

int main() {
    char *image;
    size_t pitch;
    check(hipMallocPitch(reinterpret_cast<void **>(&image), &pitch, 100, 8));   // fault: leak never-freed
    fill<<<8, 100>>>(image, pitch);
    check(hipDeviceSynchronize());
#ifdef SOUND
    check(hipFree(image));
#endif
    puts("done");
}
