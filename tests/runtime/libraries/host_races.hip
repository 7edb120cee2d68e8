// The host copies and sets memory that a kernel of another stream uses: with an argument, once it has waited for that.
#include <hip/hip_runtime.h>

constexpr int COUNT = 256, BYTES = COUNT * sizeof(int);

__device__ int symbol[COUNT];
__global__ void write(int *to) { to[threadIdx.x] = threadIdx.x; }                          // race
__global__ void read(const int *from, int *to) { to[threadIdx.x] = from[threadIdx.x]; }    // race
__global__ void write_symbol() { symbol[threadIdx.x] = 1; }                                // race

static bool is_well = true, waits;
static hipStream_t stream;

static void well(hipError_t error) { is_well &= error == hipSuccess; }
static void between() {
    if (waits) well(hipStreamSynchronize(stream));
}

int main(int count, char **) {
    waits = count > 1;
    int *data, *out, *pinned, *managed, host[COUNT];
    well(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    well(hipMalloc(&data, BYTES));
    well(hipMalloc(&out, BYTES));
    well(hipHostMalloc(&pinned, BYTES, hipHostMallocDefault));
    well(hipMallocManaged(&managed, BYTES));
    well(hipMemset(data, 0, BYTES));
    well(hipDeviceSynchronize());

    write<<<1, COUNT, 0, stream>>>(data);
    between();
    well(hipMemcpy(host, data, BYTES, hipMemcpyDeviceToHost));                  // race
    well(hipDeviceSynchronize());

    read<<<1, COUNT, 0, stream>>>(data, out);
    between();
    well(hipMemset(data, 1, BYTES));                                            // race
    well(hipDeviceSynchronize());

    write<<<1, COUNT, 0, stream>>>(pinned);
    between();
    well(hipMemcpy(out, pinned, BYTES, hipMemcpyHostToDevice));                 // race
    well(hipDeviceSynchronize());

    write<<<1, COUNT, 0, stream>>>(managed);
    between();
    well(hipMemcpy(host, managed, BYTES, hipMemcpyDefault));                    // race
    well(hipDeviceSynchronize());

    write_symbol<<<1, COUNT, 0, stream>>>();
    between();
    well(hipMemcpyFromSymbol(host, HIP_SYMBOL(symbol), BYTES));                 // race
    well(hipDeviceSynchronize());

    write<<<1, COUNT, 0, stream>>>(data);
    between();
    well(hipMemcpy2D(host, 64, data, 128, 64, 4, hipMemcpyDeviceToHost));       // race
    well(hipDeviceSynchronize());

    well(hipMemcpyAsync(pinned, data, BYTES, hipMemcpyDeviceToHost, stream));   // race
    between();
    well(hipMemcpy(out, pinned, BYTES, hipMemcpyHostToDevice));                 // race
    well(hipDeviceSynchronize());
    return !is_well;
}
