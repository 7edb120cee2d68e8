// What the host's side of each program needs.
#pragma once

#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>

static inline void check(hipError_t error) {
    if (error == hipSuccess) return;
    printf("%s\n", hipGetErrorString(error));
    exit(3);
}

// Memory of the device, filled with zeros.
template <typename T> T *zeros(int count) {
    T *made;
    check(hipMalloc(reinterpret_cast<void **>(&made), count * sizeof(T)));
    check(hipMemset(made, 0, count * sizeof(T)));
    return made;
}

// Waits for the kernel, prints the first element, and gives the memory back.
template <typename T> void show(T *memory) {
    T first;
    check(hipMemcpy(&first, memory, sizeof(T), hipMemcpyDeviceToHost));
    printf("%g\n", static_cast<double>(first));
    check(hipFree(memory));
}
