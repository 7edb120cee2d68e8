// Room in the buffer that the host prints when a kernel is done: it begins with how many bytes are used, and how many there are.
#pragma once

#include "hipkit/keywords.h"

namespace hipkit_printing {
__device__ inline char *allocated(unsigned size) {
    struct Printed {
        unsigned used, room;
        char records[];
    };
    const auto hidden = (const char __attribute__((address_space(4))) *)__builtin_amdgcn_implicitarg_ptr();
    Printed *buffer = *(Printed **)(hidden + HIPKIT_PRINTF_AT);
    unsigned used = __hip_atomic_load(&buffer->used, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    do
        if (size + used + sizeof(Printed) > buffer->room)
            return nullptr;
    while (!__hip_atomic_compare_exchange_strong(&buffer->used, &used, used + size, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                                 __HIP_MEMORY_SCOPE_AGENT));
    return buffer->records + used;
}
}  // namespace hipkit_printing
