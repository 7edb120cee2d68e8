// What a library asks of graphs and captures: it passes structures, arrays and handles, and gets them back.
#include <hip/hip_runtime.h>

__global__ void append(int* list, int value) { list[1 + list[0]++] = value; }

#define CHECK(call) \
    if (hipError_t error = call) return error
#define EXPECT(condition) \
    if (!(condition)) return 10000 + __LINE__

namespace {

int* fresh_list() {
    int* list;
    if (hipMalloc(&list, 64) || hipMemset(list, 0, 64)) return nullptr;
    return list;
}

hipError_t launched(hipGraph_t graph, hipStream_t stream) {
    hipGraphExec_t exec;
    CHECK(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
    CHECK(hipGraphLaunch(exec, stream));
    CHECK(hipStreamSynchronize(stream));
    return hipGraphExecDestroy(exec);
}

void set(void* at) { *static_cast<int*>(at) += 1; }

}  // namespace

// Nodes of all kinds, what the graph says of them, and other parameters.
extern "C" int built(int* result) {
    int* list = fresh_list();
    hipGraph_t graph;
    hipGraphNode_t kernel, fill, copy, host, join, event_node, child;
    CHECK(hipGraphCreate(&graph, 0));
    int value = 7, called = 0, read = 0;
    void* arguments[] = {&list, &value};
    hipKernelNodeParams launch = {};
    launch.func = reinterpret_cast<void*>(append);
    launch.gridDim = launch.blockDim = dim3(1);
    launch.kernelParams = arguments;
    CHECK(hipGraphAddKernelNode(&kernel, graph, nullptr, 0, &launch));
    value = 8;
    hipMemsetParams memset = {};
    memset.dst = list + 10, memset.elementSize = 4, memset.height = 1, memset.value = 5, memset.width = 2;
    CHECK(hipGraphAddMemsetNode(&fill, graph, &kernel, 1, &memset));
    CHECK(hipGraphAddMemcpyNode1D(&copy, graph, &fill, 1, &read, list + 11, 4, hipMemcpyDeviceToHost));
    hipHostNodeParams function = {set, &called}, told = {};
    CHECK(hipGraphAddHostNode(&host, graph, &fill, 1, &function));
    hipGraphNode_t both[] = {copy, host};
    CHECK(hipGraphAddEmptyNode(&join, graph, both, 2));
    hipEvent_t event, same;
    CHECK(hipEventCreate(&event));
    CHECK(hipGraphAddEventRecordNode(&event_node, graph, &join, 1, event));
    CHECK(hipGraphEventRecordNodeGetEvent(event_node, &same));
    EXPECT(same == event);

    size_t count = 0;
    CHECK(hipGraphGetNodes(graph, nullptr, &count));
    EXPECT(count == 6);
    hipGraphNode_t nodes[8], ends[8];
    count = 8;
    CHECK(hipGraphGetNodes(graph, nodes, &count));
    EXPECT(count == 6 && nodes[0] == kernel && nodes[5] == event_node && nodes[7] == nullptr);
    count = 8;
    CHECK(hipGraphGetEdges(graph, nodes, ends, &count));
    EXPECT(count == 6 && nodes[0] == kernel && ends[0] == fill);
    count = 1;
    CHECK(hipGraphNodeGetDependencies(join, nodes, &count));
    EXPECT(count == 1 && nodes[0] == copy);
    CHECK(hipGraphHostNodeGetParams(host, &told));
    EXPECT(told.fn == set && told.userData == &called);
    CHECK(launched(graph, nullptr));
    EXPECT(called == 1 && read == 5);

    hipKernelNodeParams asked = {};
    CHECK(hipGraphKernelNodeGetParams(kernel, &asked));
    EXPECT(asked.func == launch.func && asked.gridDim.x == 1 && *static_cast<int*>(asked.kernelParams[1]) == 7);
    *static_cast<int*>(asked.kernelParams[1]) = 9;
    hipGraphExec_t exec;
    CHECK(hipGraphInstantiate(&exec, graph, nullptr, nullptr, 0));
    CHECK(hipGraphExecKernelNodeSetParams(exec, kernel, &asked));
    CHECK(hipGraphLaunch(exec, nullptr));
    CHECK(hipDeviceSynchronize());

    hipGraph_t outer, inner;
    CHECK(hipGraphCreate(&outer, 0));
    CHECK(hipGraphAddChildGraphNode(&child, outer, nullptr, 0, graph));
    CHECK(hipGraphChildGraphNodeGetGraph(child, &inner));
    EXPECT(inner != graph);
    CHECK(launched(outer, nullptr));

    hipGraphNode_t wrong = nullptr;
    hipGraphExecUpdateResult why;
    EXPECT(hipGraphExecUpdate(exec, outer, &wrong, &why) == hipErrorGraphExecUpdateFailure);
    EXPECT(why == hipGraphExecUpdateErrorTopologyChanged);
    CHECK(hipGraphDestroy(graph));
    EXPECT(hipGraphDestroyNode(kernel) == hipErrorInvalidValue);
    return hipMemcpy(result, list, 16, hipMemcpyDeviceToHost);
}

// A capture with a fork and a join, launched with <<<>>>.
extern "C" int captured(int* result) {
    int* list = fresh_list();
    hipStream_t stream, other;
    hipEvent_t fork, join;
    hipGraph_t graph, same;
    CHECK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    CHECK(hipStreamCreateWithFlags(&other, hipStreamNonBlocking));
    CHECK(hipEventCreate(&fork));
    CHECK(hipEventCreate(&join));
    CHECK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    append<<<1, 1, 0, stream>>>(list, 1);
    CHECK(hipEventRecord(fork, stream));
    CHECK(hipStreamWaitEvent(other, fork, 0));
    append<<<1, 1, 0, other>>>(list, 2);
    CHECK(hipEventRecord(join, other));
    CHECK(hipStreamWaitEvent(stream, join, 0));
    append<<<1, 1, 0, stream>>>(list, 3);
    hipStreamCaptureStatus status;
    unsigned long long id = 0;
    const hipGraphNode_t* next;
    size_t count = 0;
    CHECK(hipStreamGetCaptureInfo_v2(stream, &status, &id, &same, &next, &count));
    EXPECT(status == hipStreamCaptureStatusActive && id && count == 1);
    hipStreamCaptureMode mode = hipStreamCaptureModeRelaxed;
    CHECK(hipThreadExchangeStreamCaptureMode(&mode));
    EXPECT(mode == hipStreamCaptureModeGlobal);
    void* allowed;
    CHECK(hipMalloc(&allowed, 4));
    CHECK(hipThreadExchangeStreamCaptureMode(&mode));
    CHECK(hipStreamEndCapture(stream, &graph));
    EXPECT(graph == same);
    CHECK(launched(graph, stream));
    CHECK(hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal));
    EXPECT(hipMalloc(&allowed, 4) == hipErrorStreamCaptureUnsupported);
    EXPECT(hipStreamEndCapture(stream, &graph) == hipErrorStreamCaptureInvalidated && graph == nullptr);
    return hipMemcpy(result, list, 16, hipMemcpyDeviceToHost);
}
