// The graph of a capture is instantiated and then forgotten.
#include "host.h"

__global__ void touch(int *values) { values[threadIdx.x] = 1; }

int main() {
    int *values = zeros<int>(64);
    hipStream_t stream;
    hipGraph_t graph;
    hipGraphExec_t executable;
    check(hipStreamCreate(&stream));
    check(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    touch<<<1, 64, 0, stream>>>(values);
    check(hipStreamEndCapture(stream, &graph));   // fault: leak never-destroyed
    check(hipGraphInstantiate(&executable, graph, nullptr, nullptr, 0));
    check(hipGraphLaunch(executable, stream));
    check(hipStreamSynchronize(stream));
    check(hipGraphExecDestroy(executable));
#ifdef SOUND
    check(hipGraphDestroy(graph));
#endif
    check(hipStreamDestroy(stream));
    show(values);
}
