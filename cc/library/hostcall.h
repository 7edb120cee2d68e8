// What a wave asks of the host, and waits for: one request of eight words for each lane that is active.
//
// The buffer has packets on two stacks, free and ready. A wave takes a free packet, fills it in, pushes it onto the ready
// stack, and waits until the host clears the packet's ready bit. The layout is that of AMD's runtime.
#pragma once

#include "hip/hip_runtime.h"

namespace hipkit_hostcall {
using Word = unsigned long long;

struct Words {
    Word of[8];
};
struct Header {
    Word next, lanes;
    unsigned service, control;
};
struct Payload {
    Words of_lane[64];
};
// AMD's kind of signal, as far as a kernel rings it.
struct Signal {
    Word kind, value;
    Word *mailbox;
    unsigned event;
};
struct Buffer {
    Header *headers;
    Payload *payloads;
    Signal *doorbell;
    Word free, ready, index_mask;
};
enum Service : unsigned { printing = 2, memory = 3 };
constexpr unsigned ready_bit = 1;

#define HIPKIT_SYSTEM __HIP_MEMORY_SCOPE_SYSTEM

__device__ inline unsigned first(unsigned value) { return __builtin_amdgcn_readfirstlane(value); }
__device__ inline Word first(Word value) { return (Word)first((unsigned)(value >> 32)) << 32 | first((unsigned)value); }

__device__ inline Buffer *buffer() {
    // HIPKIT_HOSTCALL_AT: where the hidden argument is, which the version of the code object decides.
    return *(Buffer **)((const char __attribute__((address_space(4))) *)__builtin_amdgcn_implicitarg_ptr() + HIPKIT_HOSTCALL_AT);
}

__device__ inline Header *header(Buffer *of, Word packet) { return of->headers + (packet & of->index_mask); }

// Take the top of the free stack. Packets change their names with each use, so that equal names mean an equal stack.
__device__ inline Word pop(Buffer *of) {
    Word top = __hip_atomic_load(&of->free, __ATOMIC_ACQUIRE, HIPKIT_SYSTEM);
    for (;;) {
        if (!top) {
            __builtin_amdgcn_s_sleep(1);
            top = __hip_atomic_load(&of->free, __ATOMIC_ACQUIRE, HIPKIT_SYSTEM);
            continue;
        }
        const Word next = __hip_atomic_load(&header(of, top)->next, __ATOMIC_RELAXED, HIPKIT_SYSTEM);
        if (__hip_atomic_compare_exchange_strong(&of->free, &top, next, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE, HIPKIT_SYSTEM))
            return top;
    }
}

__device__ inline void push(Buffer *of, Word *stack, Word packet) {
    Word top = __hip_atomic_load(stack, __ATOMIC_RELAXED, HIPKIT_SYSTEM);
    do
        __hip_atomic_store(&header(of, packet)->next, top, __ATOMIC_RELAXED, HIPKIT_SYSTEM);
    while (!__hip_atomic_compare_exchange_strong(stack, &top, packet, __ATOMIC_RELEASE, __ATOMIC_RELAXED, HIPKIT_SYSTEM));
}

__device__ inline void ring(Signal *doorbell) {
    __hip_atomic_fetch_add(&doorbell->value, 1, __ATOMIC_RELEASE, HIPKIT_SYSTEM);
    if (!doorbell->mailbox)
        return;
    __hip_atomic_store(doorbell->mailbox, doorbell->event, __ATOMIC_RELEASE, HIPKIT_SYSTEM);
    __builtin_amdgcn_s_sendmsg(1, first(doorbell->event) & 0xffffff);
}

__device__ inline Word renamed(Buffer *of, Word packet) {
    const Word next = packet + of->index_mask + 1;
    // 0 is the end of a stack.
    return next ? next : of->index_mask + 1;
}

// The two words that the host answers each lane.
__device__ __attribute__((noinline)) inline Words call(Service service, Words request) {
    Buffer *const of = buffer();
    const unsigned lane = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
    const bool leads = lane == first(lane);
    Word packet = 0;
    if (leads)
        packet = pop(of);
    packet = first(packet);
    Header *const head = header(of, packet);
    Words *const slot = &of->payloads[packet & of->index_mask].of_lane[lane];
    *slot = request;
    const Word active = __builtin_amdgcn_read_exec();
    if (leads) {
        head->lanes = active;
        head->service = service;
        __hip_atomic_store(&head->control, ready_bit, __ATOMIC_RELAXED, HIPKIT_SYSTEM);
    }
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "");
    if (leads) {
        push(of, &of->ready, packet);
        ring(of->doorbell);
    }
    while (first(__hip_atomic_load(&head->control, __ATOMIC_ACQUIRE, HIPKIT_SYSTEM)) & ready_bit)
        __builtin_amdgcn_s_sleep(1);
    const Words answer = *slot;
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "");
    if (leads)
        push(of, &of->free, renamed(of, packet));
    return answer;
}
}  // namespace hipkit_hostcall
