// What tables of virtual functions have for those that have no body, by the names of the C++ ABI.
#include <hip/hip_runtime.h>

extern "C" __device__ void __cxa_pure_virtual() { __builtin_trap(); }
extern "C" __device__ void __cxa_deleted_virtual() { __builtin_trap(); }
