// Kernels that forget a barrier between loads from LDS and the stores after them. On hardware, whose waves run at the same time,
// all have loaded before any stores.
#include <hip/hip_runtime.h>

// The first work-item replaces what all have loaded.
extern "C" __global__ void replaced(unsigned *out, unsigned rounds) {
  __shared__ unsigned cell;
  if (threadIdx.x == 0) cell = 1;
  __syncthreads();
  unsigned sum = 0;
  for (unsigned round = 0; round < rounds; round++) {
    unsigned seen = cell;
    sum = sum * 3 + seen;
    if (threadIdx.x == 0) cell = seen * 5 + 1;
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Another work-item does in each round.
extern "C" __global__ void in_turns(unsigned *out, unsigned rounds) {
  __shared__ unsigned cell;
  if (threadIdx.x == 0) cell = 1;
  __syncthreads();
  unsigned sum = 0;
  for (unsigned round = 0; round < rounds; round++) {
    unsigned seen = cell;
    sum = sum * 3 + seen;
    if (threadIdx.x == round * 67 % blockDim.x) cell = seen * 5 + 1;
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Each work-item adds up what those before it have, and replaces its own.
extern "C" __global__ void prefixes(unsigned *out, unsigned rounds) {
  __shared__ unsigned cells[1024];
  cells[threadIdx.x] = threadIdx.x;
  __syncthreads();
  unsigned sum = 0;
  for (unsigned round = 0; round < rounds; round++) {
    for (unsigned n = 0; n < threadIdx.x; n++) sum = sum * 3 + cells[n];
    cells[threadIdx.x] = sum;
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Each replaces its own by what the next one has.
extern "C" __global__ void shifted(unsigned *out, unsigned rounds) {
  __shared__ unsigned cells[1024];
  cells[threadIdx.x] = threadIdx.x;
  __syncthreads();
  for (unsigned round = 0; round < rounds; round++) {
    unsigned next = cells[(threadIdx.x + 1) % blockDim.x];
    if (next != 7) cells[threadIdx.x] = next + round;
    __syncthreads();
  }
  out[blockIdx.x * blockDim.x + threadIdx.x] = cells[threadIdx.x];
}
