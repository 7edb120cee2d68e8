"""C signatures of HIP's graph functions: rows of :mod:`~hipkit.runtime.bridge.table`."""

ROWS = """
hipStreamBeginCapture       stream int
hipStreamBeginCaptureToGraph  stream graph nodes pointer size int
hipStreamEndCapture         stream *graph
hipStreamIsCapturing        stream *int
hipStreamGetCaptureInfo     stream *int ?*ulong
hipStreamGetCaptureInfo_v2  stream pointer pointer pointer pointer pointer
hipStreamUpdateCaptureDependencies  stream nodes size uint
hipThreadExchangeStreamCaptureMode  pointer

hipDeviceGetGraphMemAttribute  int int amount
hipDeviceSetGraphMemAttribute  int int amount
hipDeviceGraphMemTrim       int

hipGraphCreate              *graph uint
hipGraphDestroy             ~graph
hipGraphClone               *graph graph
hipGraphNodeFindInClone     *node node graph
hipGraphAddDependencies     graph nodes nodes size
hipGraphRemoveDependencies  graph nodes nodes size
hipGraphGetNodes            graph pointer pointer
hipGraphGetRootNodes        graph pointer pointer
hipGraphGetEdges            graph pointer pointer pointer
hipGraphNodeGetDependencies    node pointer pointer
hipGraphNodeGetDependentNodes  node pointer pointer
hipGraphNodeGetType         node *int
hipGraphDestroyNode         ~node
hipGraphDebugDotPrint       graph text uint

hipGraphAddNode             *node graph nodes size any_node
hipGraphNodeSetParams       node any_node
hipGraphAddKernelNode       *node graph nodes size kernel_node
hipGraphKernelNodeGetParams node *kernel_node
hipGraphKernelNodeSetParams node kernel_node
hipGraphKernelNodeGetAttribute  node int *hipLaunchAttributeValue
hipGraphKernelNodeSetAttribute  node int &hipLaunchAttributeValue
hipGraphKernelNodeCopyAttributes  node node
hipGraphAddMemcpyNode       *node graph nodes size &hipMemcpy3DParms
hipGraphMemcpyNodeGetParams node *hipMemcpy3DParms
hipGraphMemcpyNodeSetParams node &hipMemcpy3DParms
hipGraphAddMemcpyNode1D     *node graph nodes size pointer pointer size int
hipGraphMemcpyNodeSetParams1D  node pointer pointer size int
hipGraphAddMemcpyNodeFromSymbol  *node graph nodes size pointer pointer size size int
hipGraphMemcpyNodeSetParamsFromSymbol  node pointer pointer size size int
hipGraphAddMemcpyNodeToSymbol  *node graph nodes size pointer pointer size size int
hipGraphMemcpyNodeSetParamsToSymbol  node pointer pointer size size int
hipGraphAddMemsetNode       *node graph nodes size &hipMemsetParams
hipGraphMemsetNodeGetParams node *hipMemsetParams
hipGraphMemsetNodeSetParams node &hipMemsetParams
hipGraphAddHostNode         *node graph nodes size host_node
hipGraphHostNodeGetParams   node *host_node
hipGraphHostNodeSetParams   node host_node
hipGraphAddChildGraphNode   *node graph nodes size graph
hipGraphChildGraphNodeGetGraph  node *graph
hipGraphAddEmptyNode        *node graph nodes size
hipGraphAddEventRecordNode  *node graph nodes size event
hipGraphEventRecordNodeGetEvent  node *event
hipGraphEventRecordNodeSetEvent  node event
hipGraphAddEventWaitNode    *node graph nodes size event
hipGraphEventWaitNodeGetEvent  node *event
hipGraphEventWaitNodeSetEvent  node event
hipGraphAddMemAllocNode     *node graph nodes size &hipMemAllocNodeParams
hipGraphMemAllocNodeGetParams  node *hipMemAllocNodeParams
hipGraphAddMemFreeNode      *node graph nodes size pointer
hipGraphMemFreeNodeGetParams  node pointer

hipGraphInstantiate         *exec graph pointer pointer size
hipGraphInstantiateWithFlags  *exec graph ulong
hipGraphInstantiateWithParams  *exec graph pointer
hipGraphExecGetFlags        exec *ulong
hipGraphLaunch              exec stream
hipGraphUpload              exec stream
hipGraphExecDestroy         ~exec
hipGraphExecUpdate          exec graph pointer pointer
hipGraphNodeSetEnabled      exec node uint
hipGraphNodeGetEnabled      exec node *uint
hipGraphExecNodeSetParams   exec node any_node
hipGraphExecKernelNodeSetParams  exec node kernel_node
hipGraphExecMemcpyNodeSetParams  exec node &hipMemcpy3DParms
hipGraphExecMemcpyNodeSetParams1D  exec node pointer pointer size int
hipGraphExecMemcpyNodeSetParamsFromSymbol  exec node pointer pointer size size int
hipGraphExecMemcpyNodeSetParamsToSymbol  exec node pointer pointer size size int
hipGraphExecMemsetNodeSetParams  exec node &hipMemsetParams
hipGraphExecHostNodeSetParams  exec node host_node
hipGraphExecChildGraphNodeSetParams  exec node graph
hipGraphExecEventRecordNodeSetEvent  exec node event
hipGraphExecEventWaitNodeSetEvent  exec node event

hipDrvGraphAddMemcpyNode    *node graph nodes size &HIP_MEMCPY3D ctx
hipDrvGraphMemcpyNodeGetParams  node *HIP_MEMCPY3D
hipDrvGraphMemcpyNodeSetParams  node &HIP_MEMCPY3D
hipDrvGraphExecMemcpyNodeSetParams  exec node &HIP_MEMCPY3D ctx
hipDrvGraphAddMemsetNode    *node graph nodes size &hipMemsetParams ctx
hipDrvGraphExecMemsetNodeSetParams  exec node &hipMemsetParams ctx
hipDrvGraphAddMemFreeNode   *node graph nodes size pointer
hipGraphAddExternalSemaphoresSignalNode  *node graph nodes size pointer
hipGraphAddExternalSemaphoresWaitNode  *node graph nodes size pointer
hipGraphExternalSemaphoresSignalNodeGetParams  node pointer
hipGraphExternalSemaphoresSignalNodeSetParams  node pointer
hipGraphExternalSemaphoresWaitNodeGetParams  node pointer
hipGraphExternalSemaphoresWaitNodeSetParams  node pointer
hipGraphExecExternalSemaphoresSignalNodeSetParams  exec node pointer
hipGraphExecExternalSemaphoresWaitNodeSetParams  exec node pointer
hipGraphAddBatchMemOpNode   *node graph nodes size pointer
hipGraphBatchMemOpNodeGetParams  node pointer
hipGraphBatchMemOpNodeSetParams  node pointer
hipGraphExecBatchMemOpNodeSetParams  exec node pointer

hipUserObjectCreate         *user_object pointer host_function uint uint
hipUserObjectRetain         user_object uint
hipUserObjectRelease        user_object uint
hipGraphRetainUserObject    graph user_object uint uint
hipGraphReleaseUserObject   graph user_object uint
"""
