// Runs kernels on the host, with no GPU runtime: the part of HIP that the samples use.
//
// A work-item is a fiber. Groups run one after another, in order; the fibers of a group run in order until each waits
// for a barrier, for its wave or for another work-item, or is done. A wave operation takes the lanes that wait at the
// same line; when a wave has diverged, the earlier line goes first, so that a loop ends before what follows it.
// HOST_WAVE is the wave size.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#define __global__
#define __device__
#define __host__
#define __constant__
#define __managed__
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __shared__ static  // one group after another
#define HIP_DYNAMIC_SHARED(type, name) type* name = (type*)host::lds;

struct dim3 {
    uint32_t x = 1, y = 1, z = 1;
};

namespace host {
constexpr unsigned WAVE = HOST_WAVE, MOST = 1024;
constexpr size_t STACK = 128 << 10, LDS = 64 << 10;
constexpr long PATIENCE = 10000;  // rounds of waiting without progress: the kernel does not end

enum State { READY, AT_BARRIER, IN_WAVE, PAUSED, DONE };

struct Fiber {
    ucontext_t context;
    dim3 thread;
    unsigned wave, lane;
    State state;
    int line;        // of the wave operation
    uint64_t value;  // what this lane brings to it
};

struct Wave {
    uint64_t values[64], active;  // of the last operation
};

inline Fiber fibers[MOST];
inline Wave waves[MOST / WAVE];
inline Fiber* current;
inline ucontext_t scheduler;
inline dim3 group, group_size, grid_size;
inline unsigned votes, members;  // of the last barrier
inline void (*body)(void**);
inline void** arguments;
alignas(128) inline char lds[LDS];

inline void wait(State state) {
    current->state = state;
    swapcontext(&current->context, &scheduler);
}

inline void pause() { wait(PAUSED); }

inline void barrier(bool vote = false) {
    current->value = vote;
    wait(AT_BARRIER);
}

// Meets the other lanes of the wave; afterwards their values and who they are can be read.
inline const Wave& meet(uint64_t value, int line) {
    current->value = value;
    current->line = line;
    wait(IN_WAVE);
    return waves[current->wave];
}

inline void enter() {
    body(arguments);
    current->state = DONE;
    swapcontext(&current->context, &scheduler);
}

// Lets the lanes that wait at the earliest line go on; false: none waits, or some can still run.
inline bool release_wave(unsigned wave, unsigned count) {
    const unsigned first = wave * WAVE, last = first + WAVE < count ? first + WAVE : count;
    int line = INT32_MAX;
    for (unsigned i = first; i < last; ++i) {
        if (fibers[i].state == READY) return false;
        if (fibers[i].state == IN_WAVE && fibers[i].line < line) line = fibers[i].line;
    }
    if (line == INT32_MAX) return false;
    waves[wave].active = 0;
    for (unsigned i = first; i < last; ++i) {
        if (fibers[i].state != IN_WAVE || fibers[i].line != line) continue;
        fibers[i].state = READY;
        waves[wave].values[i - first] = fibers[i].value;
        waves[wave].active |= 1ull << (i - first);
    }
    return true;
}

inline unsigned move_all(unsigned count, State from, State to) {
    unsigned moved = 0;
    for (unsigned i = 0; i < count; ++i)
        if (fibers[i].state == from) fibers[i].state = to, ++moved;
    return moved;
}

inline bool release_barrier(unsigned count) {
    unsigned yes = 0, arrived = 0;
    for (unsigned i = 0; i < count; ++i) {
        if (fibers[i].state == PAUSED || fibers[i].state == IN_WAVE) return false;
        if (fibers[i].state == AT_BARRIER) ++arrived, yes += fibers[i].value != 0;
    }
    votes = yes, members = arrived;
    return move_all(count, AT_BARRIER, READY) != 0;
}

inline int run_group(unsigned count, char* stacks) {
    memset(lds, 0xa5, sizeof lds);  // whoever reads before writing is seen
    for (unsigned i = 0; i < count; ++i) {
        Fiber& fiber = fibers[i];
        fiber.thread = {i % group_size.x, i / group_size.x % group_size.y, i / group_size.x / group_size.y};
        fiber.wave = i / WAVE, fiber.lane = i % WAVE, fiber.state = READY;
        getcontext(&fiber.context);
        fiber.context.uc_stack.ss_sp = stacks + i * STACK;
        fiber.context.uc_stack.ss_size = STACK;
        fiber.context.uc_link = nullptr;
        makecontext(&fiber.context, enter, 0);
    }
    for (long idle = 0; idle < PATIENCE;) {
        for (unsigned i = 0; i < count; ++i)
            if (fibers[i].state == READY) swapcontext(&scheduler, &(current = &fibers[i])->context);
        bool released = false;
        for (unsigned wave = 0; wave * WAVE < count; ++wave) released |= release_wave(wave, count);
        if (released || release_barrier(count)) idle = 0;
        else if (move_all(count, PAUSED, READY)) ++idle;
        else return 0;
    }
    return 1;
}

// 0: done; 1: the kernel waits for what never happens; 2: more than this can run.
inline int launch(void (*kernel)(void**), const uint32_t* grid, const uint32_t* block, uint32_t dynamic_lds, void** args) {
    const unsigned count = block[0] * block[1] * block[2];
    if (count > MOST || dynamic_lds > LDS) return 2;
    body = kernel, arguments = args;
    grid_size = {grid[0], grid[1], grid[2]}, group_size = {block[0], block[1], block[2]};
    char* stacks = (char*)mmap(nullptr, count * STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (stacks == MAP_FAILED) return 2;
    int error = 0;
    for (uint32_t z = 0; z < grid[2]; ++z)
        for (uint32_t y = 0; y < grid[1]; ++y)
            for (uint32_t x = 0; x < grid[0] && !error; ++x) group = {x, y, z}, error = run_group(count, stacks);
    munmap(stacks, count * STACK);
    return error;
}

// Calls a kernel with arguments found as hipLaunchKernel's kernelParams are.
template <auto kernel>
struct Call;
template <typename... Types, void (*kernel)(Types...)>
struct Call<kernel> {
    static constexpr int count = sizeof...(Types);
    static void body(void** args) {
        struct All {
            All(Types... values) { kernel(values...); }
        };
        All{*(Types*)*args++...};  // braces: from the first to the last
    }
    static int sizes(uint32_t* out) {
        const uint32_t all[] = {uint32_t(sizeof(Types))..., 0};
        memcpy(out, all, count * sizeof *out);
        return count;
    }
};
}  // namespace host

#include "host_functions.h"
