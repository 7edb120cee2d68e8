// kernels.ptx is what nvcc -ptx -arch=compute_75 makes of this.
struct Pair {
    int first;
    double second;
};

__constant__ float scale = 2.0f;
__device__ int counter = 5;

extern "C" __global__ void vector_add(const float* a, const float* b, float* c, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) c[i] = a[i] + b[i];
}

extern "C" __global__ void mixed(char small, Pair pair, short middle, double* out, float last) {
    out[0] = small + pair.first + pair.second + middle + last * scale;
    atomicAdd(&counter, 1);
}

template <typename T> __global__ void fill(T* out, T value, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = value;
}
template __global__ void fill<float>(float*, float, int);

extern "C" __global__ void reversed(int* out) {
    extern __shared__ int space[];
    space[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = space[blockDim.x - 1 - threadIdx.x];
}

extern "C" __global__ void busy(long long cycles) {
    long long start = clock64();
    while (clock64() - start < cycles) {}
}

extern "C" __global__ void wrong(int* nowhere) { *nowhere = 1; }
