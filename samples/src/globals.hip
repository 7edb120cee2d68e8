// Variables of every kind, and pointers to them and to functions, which loaders fill in. Needs no header.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))

using Step = int (*)(int);

__device__ int twice(int x) { return 2 * x; }

__device__ int numbers[4] = {1, 2, 3, 4};
__device__ int zeros[1000];
__constant__ float weights[2] = {0.5f, 0.25f};
__device__ int* third = &numbers[2];
__device__ Step step = twice;
__managed__ int counter = 7;
static __managed__ float table[5] = {1, 2, 3};
__managed__ int sums[1000];

extern "C" __global__ void globals(int* out) {
    out[0] = *third + step(numbers[1]) + zeros[2] + int(8 * weights[1]);
    sums[3] = counter++ + int(table[1]);
}
