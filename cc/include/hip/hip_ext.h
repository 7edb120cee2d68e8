// Launches with events that say when a kernel began and ended.
#pragma once

#include "hip/hip_runtime.h"

#ifdef __HIP__
template <class... Parameters, class Kernel = void (*)(Parameters...)>
inline void hipExtLaunchKernelGGL(Kernel kernel, const dim3 &grid, const dim3 &block, unsigned shared, hipStream_t stream,
                                  hipEvent_t began, hipEvent_t ended, unsigned flags, Parameters... arguments) {
    void *places[] = {(void *)&arguments..., nullptr};
    (void)hipExtLaunchKernel((const void *)kernel, grid, block, places, shared, stream, began, ended, (int)flags);
}
#endif
