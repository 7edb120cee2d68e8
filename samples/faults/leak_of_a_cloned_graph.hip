// A graph is cloned, and the clone is never destroyed.
#include "host.h"

__global__ void fill(int *data) { data[threadIdx.x] = 1; }

int main() {
    int *data = zeros<int>(64);
    hipGraph_t graph, clone;
    hipGraphExec_t executable;
    check(hipGraphCreate(&graph, 0));
    hipKernelNodeParams what = {};
    void *arguments[] = {&data};
    what.func = reinterpret_cast<void *>(fill);
    what.gridDim = 1;
    what.blockDim = 64;
    what.kernelParams = arguments;
    hipGraphNode_t node;
    check(hipGraphAddKernelNode(&node, graph, nullptr, 0, &what));
    check(hipGraphClone(&clone, graph));   // fault: leak never-destroyed
    check(hipGraphInstantiate(&executable, clone, nullptr, nullptr, 0));
    check(hipGraphLaunch(executable, nullptr));
    check(hipDeviceSynchronize());
    show(data);
    check(hipGraphExecDestroy(executable));
#ifdef SOUND
    check(hipGraphDestroy(clone));
#endif
    check(hipGraphDestroy(graph));
}
