// Memory for a volume, whose rows are apart by a pitch, is never freed.
#include "host.h"

__global__ void fill(char *volume, size_t pitch) { volume[blockIdx.x * pitch + threadIdx.x] = 1; }

int main() {
    hipPitchedPtr volume;
    check(hipMalloc3D(&volume, hipExtent{64, 8, 4}));   // fault: leak never-freed
    fill<<<8 * 4, 64>>>(static_cast<char *>(volume.ptr), volume.pitch);
    check(hipDeviceSynchronize());
#ifdef SOUND
    check(hipFree(volume.ptr));
#endif
    puts("done");
}
