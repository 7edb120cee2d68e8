"""C signatures of HIP's graph functions: rows of :mod:`~hipkit.runtime.bridge.table`."""

ROWS = """
hipStreamBeginCapture       stream int:hipStreamCaptureMode
hipStreamBeginCaptureToGraph  stream graph nodes pointer:const.hipGraphEdgeData* size int:hipStreamCaptureMode
hipStreamEndCapture         stream *graph
hipStreamIsCapturing        stream *int:hipStreamCaptureStatus*
hipStreamGetCaptureInfo     stream *int:hipStreamCaptureStatus* ?*ulong
hipStreamGetCaptureInfo_v2  stream pointer:hipStreamCaptureStatus* pointer:unsigned.long.long*=0 pointer:hipGraph_t*=0 pointer:const.hipGraphNode_t**=0 pointer:size_t*=0
hipStreamUpdateCaptureDependencies  stream nodes:hipGraphNode_t* size uint:=0
hipThreadExchangeStreamCaptureMode  pointer:hipStreamCaptureMode*

hipDeviceGetGraphMemAttribute  int int:hipGraphMemAttributeType amount
hipDeviceSetGraphMemAttribute  int int:hipGraphMemAttributeType amount
hipDeviceGraphMemTrim       int

hipGraphCreate              *graph uint
hipGraphDestroy             ~graph
hipGraphClone               *graph graph
hipGraphNodeFindInClone     *node node graph
hipGraphAddDependencies     graph nodes nodes size
hipGraphRemoveDependencies  graph nodes nodes size
hipGraphGetNodes            graph pointer:hipGraphNode_t* pointer:size_t*
hipGraphGetRootNodes        graph pointer:hipGraphNode_t* pointer:size_t*
hipGraphGetEdges            graph pointer:hipGraphNode_t* pointer:hipGraphNode_t* pointer:size_t*
hipGraphNodeGetDependencies    node pointer:hipGraphNode_t* pointer:size_t*
hipGraphNodeGetDependentNodes  node pointer:hipGraphNode_t* pointer:size_t*
hipGraphNodeGetType         node *int:hipGraphNodeType*
hipGraphDestroyNode         ~node
hipGraphDebugDotPrint       graph text uint

hipGraphAddNode             *node graph nodes size any_node
hipGraphNodeSetParams       node any_node
hipGraphAddKernelNode       *node graph nodes size kernel_node
hipGraphKernelNodeGetParams node *kernel_node
hipGraphKernelNodeSetParams node kernel_node
hipGraphKernelNodeGetAttribute  node int:hipLaunchAttributeID *hipLaunchAttributeValue
hipGraphKernelNodeSetAttribute  node int:hipLaunchAttributeID &hipLaunchAttributeValue
hipGraphKernelNodeCopyAttributes  node node
hipGraphAddMemcpyNode       *node graph nodes size &hipMemcpy3DParms
hipGraphMemcpyNodeGetParams node *hipMemcpy3DParms
hipGraphMemcpyNodeSetParams node &hipMemcpy3DParms
hipGraphAddMemcpyNode1D     *node graph nodes size pointer pointer:const.void* size int:hipMemcpyKind
hipGraphMemcpyNodeSetParams1D  node pointer pointer:const.void* size int:hipMemcpyKind
hipGraphAddMemcpyNodeFromSymbol  *node graph nodes size pointer pointer:const.void* size size int:hipMemcpyKind
hipGraphMemcpyNodeSetParamsFromSymbol  node pointer pointer:const.void* size size int:hipMemcpyKind
hipGraphAddMemcpyNodeToSymbol  *node graph nodes size pointer:const.void* pointer:const.void* size size int:hipMemcpyKind
hipGraphMemcpyNodeSetParamsToSymbol  node pointer:const.void* pointer:const.void* size size int:hipMemcpyKind
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
hipGraphAddMemAllocNode     *node graph nodes size &hipMemAllocNodeParams:hipMemAllocNodeParams*
hipGraphMemAllocNodeGetParams  node *hipMemAllocNodeParams
hipGraphAddMemFreeNode      *node graph nodes size pointer
hipGraphMemFreeNodeGetParams  node pointer

hipGraphInstantiate         *exec graph pointer:hipGraphNode_t* pointer:char* size
hipGraphInstantiateWithFlags  *exec graph ulong
hipGraphInstantiateWithParams  *exec graph pointer:hipGraphInstantiateParams*
hipGraphExecGetFlags        exec *ulong
hipGraphLaunch              exec stream
hipGraphUpload              exec stream
hipGraphExecDestroy         ~exec
hipGraphExecUpdate          exec graph pointer:hipGraphNode_t* pointer:hipGraphExecUpdateResult*
hipGraphNodeSetEnabled      exec node uint
hipGraphNodeGetEnabled      exec node *uint
hipGraphExecNodeSetParams   exec node any_node
hipGraphExecKernelNodeSetParams  exec node kernel_node
hipGraphExecMemcpyNodeSetParams  exec node &hipMemcpy3DParms:hipMemcpy3DParms*
hipGraphExecMemcpyNodeSetParams1D  exec node pointer pointer:const.void* size int:hipMemcpyKind
hipGraphExecMemcpyNodeSetParamsFromSymbol  exec node pointer pointer:const.void* size size int:hipMemcpyKind
hipGraphExecMemcpyNodeSetParamsToSymbol  exec node pointer:const.void* pointer:const.void* size size int:hipMemcpyKind
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
hipDrvGraphAddMemFreeNode   *node graph nodes size pointer:hipDeviceptr_t
hipGraphAddExternalSemaphoresSignalNode  *node graph nodes size pointer:const.hipExternalSemaphoreSignalNodeParams*
hipGraphAddExternalSemaphoresWaitNode  *node graph nodes size pointer:const.hipExternalSemaphoreWaitNodeParams*
hipGraphExternalSemaphoresSignalNodeGetParams  node pointer:hipExternalSemaphoreSignalNodeParams*
hipGraphExternalSemaphoresSignalNodeSetParams  node pointer:const.hipExternalSemaphoreSignalNodeParams*
hipGraphExternalSemaphoresWaitNodeGetParams  node pointer:hipExternalSemaphoreWaitNodeParams*
hipGraphExternalSemaphoresWaitNodeSetParams  node pointer:const.hipExternalSemaphoreWaitNodeParams*
hipGraphExecExternalSemaphoresSignalNodeSetParams  exec node pointer:const.hipExternalSemaphoreSignalNodeParams*
hipGraphExecExternalSemaphoresWaitNodeSetParams  exec node pointer:const.hipExternalSemaphoreWaitNodeParams*
hipGraphAddBatchMemOpNode   *node graph nodes size &hipBatchMemOpNodeParams
hipGraphBatchMemOpNodeGetParams  node *hipBatchMemOpNodeParams
hipGraphBatchMemOpNodeSetParams  node &hipBatchMemOpNodeParams:hipBatchMemOpNodeParams*
hipGraphExecBatchMemOpNodeSetParams  exec node &hipBatchMemOpNodeParams

hipUserObjectCreate         *user_object pointer host_function uint uint
hipUserObjectRetain         user_object uint:=1
hipUserObjectRelease        user_object uint:=1
hipGraphRetainUserObject    graph user_object uint:=1 uint:=0
hipGraphReleaseUserObject   graph user_object uint:=1
"""
