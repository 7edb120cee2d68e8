// The sides of a tile in LDS are filled, its corners are not.
#include "host.h"

__global__ void blur(const float *in, float *out) {
    __shared__ float tile[18][18];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y + 1][x + 1] = in[y * 16 + x];
    if (x < 2) tile[y + 1][x * 17] = 0;
    if (y < 2) tile[y * 17][x + 1] = 0;
#ifdef SOUND
    if (x < 2 && y < 2) tile[y * 17][x * 17] = 0;
#endif
    __syncthreads();
    float sum = 0;
    for (int dy = 0; dy < 3; dy++)
        for (int dx = 0; dx < 3; dx++)
            sum += tile[y + dy][x + dx];   // fault: init undefined-read
    out[y * 16 + x] = sum;
}

int main() {
    float *in = zeros<float>(256), *out = zeros<float>(256);
    blur<<<1, dim3(16, 16)>>>(in, out);
    show(out);
    show(in);
}
