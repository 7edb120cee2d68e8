// Loads with the hints for caches that CUDA has, which mean nothing to AMD's GPUs.
#pragma once

#include "hipkit/keywords.h"

template <class T> __device__ inline T __ldg(const T *from) { return *from; }
template <class T> __device__ inline T __ldca(const T *from) { return *from; }
template <class T> __device__ inline T __ldcg(const T *from) { return *from; }
template <class T> __device__ inline T __ldcs(const T *from) { return *from; }
