// Two kernels of a graph, the second reads what the first writes, and no edge says so.
#include "host.h"

__global__ void produce(int *data) {
    data[threadIdx.x] = threadIdx.x;   // fault: race race
}

__global__ void consume(int *data, int *out) {
    out[threadIdx.x] = data[threadIdx.x] + 1;   // fault: race race
}

int main() {
    int *data = zeros<int>(64), *out = zeros<int>(64);
    void *arguments[] = {&data, &out};
    hipKernelNodeParams kernel = {};
    kernel.blockDim = dim3(64), kernel.gridDim = dim3(1), kernel.kernelParams = arguments;
    hipGraph_t graph;
    hipGraphNode_t first, second;
    hipGraphExec_t ready;
#ifdef SOUND
    size_t edges = 1;
#else
    size_t edges = 0;
#endif
    check(hipGraphCreate(&graph, 0));
    kernel.func = reinterpret_cast<void *>(produce);
    check(hipGraphAddKernelNode(&first, graph, nullptr, 0, &kernel));
    kernel.func = reinterpret_cast<void *>(consume);
    check(hipGraphAddKernelNode(&second, graph, &first, edges, &kernel));
    check(hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
    check(hipGraphLaunch(ready, 0));
    check(hipDeviceSynchronize());
    show(out);
    show(data);
    check(hipGraphExecDestroy(ready));
    check(hipGraphDestroy(graph));
}
