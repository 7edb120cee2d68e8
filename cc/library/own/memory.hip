// malloc, free, new and delete of kernels: small blocks are cut from pages, large ones are pages that the host allocates.
//
// Each page has blocks of one size, and says in its header which of them are taken. Pages with room are on a list of their
// size. A list is taken whole, by an exchange, so that no wave ever looks at a page that another one may give back; no wave
// waits for another. A page that is full is on no list, and the first lane that frees a block of it puts it on one.
#include "hostcall.h"

using namespace hipkit_hostcall;

namespace {
constexpr size_t page_size = 4096, header_size = 64;
constexpr unsigned sizes[] = {16, 32, 48, 64, 96, 128, 192, 256, 336, 496, 672, 1008, 1344, 2016};
constexpr unsigned size_count = sizeof sizes / sizeof *sizes, largest = sizes[size_count - 1];
constexpr unsigned map_words = ((page_size - header_size) / sizes[0] + 31) / 32;
constexpr unsigned listed = 1u << 31;  // the page is on a list, or in the hands of whoever took it from there
constexpr unsigned is_new = 1u << 30;  // it is not among the empty ones of its list, although no block is taken
constexpr unsigned attempts = 16;      // at a list that another wave has taken

struct Page {
    Page *next;
    unsigned state;  // how many blocks are taken, and `listed`, and `is_new`
    unsigned kind;   // which of the sizes
    unsigned taken[map_words];
};
static_assert(sizeof(Page) <= header_size);

struct List {
    Page *first;
    int empty, length;  // how many of its pages have no block that is taken; how many pages it had when last counted
};
__device__ List lists[size_count];

template <class T> __device__ T load(T *from) { return __hip_atomic_load(from, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT); }
template <class T> __device__ T add(T *to, T value) {
    return __hip_atomic_fetch_add(to, value, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
}
template <class T> __device__ bool replace(T *at, T *old, T value) {
    return __hip_atomic_compare_exchange_strong(at, old, value, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
}

__device__ unsigned capacity(unsigned kind) { return (page_size - header_size) / sizes[kind]; }
__device__ void *ask_host(size_t size) { return (void *)call(memory, {{0, size}}).of[0]; }
__device__ void give_host(void *block) { call(memory, {{(Word)block}}); }

__device__ Page *take_all(List *list) {
    return __hip_atomic_exchange(&list->first, (Page *)nullptr, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
}

__device__ void put(List *list, Page *first, Page *last) {
    Page *top = load(&list->first);
    do
        last->next = top;
    while (!replace(&list->first, &top, first));
}

// Give the host all empty pages but one, once a quarter are empty, so that a page is looked at a few times in its life.
__device__ void shrink(List *list) {
    for (int given = 1, before = 0; given || load(&list->empty) > before;) {
        before = load(&list->empty);
        if (before <= 1 + load(&list->length) / 4)
            return;
        Page *page = take_all(list);
        if (!page)
            return;  // the wave that has the list looks again when it has put it back
        Page *first = nullptr, *last = nullptr;
        int length = 0, empty = 0;
        given = 0;
        while (page) {
            Page *const next = page->next;
            if (load(&page->state) == listed && empty++) {
                give_host(page);
                given++;
            } else {
                page->next = first;
                first = page;
                last = last ? last : page;
                length++;
            }
            page = next;
        }
        __hip_atomic_store(&list->length, length, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
        add(&list->empty, -given);
        put(list, first, last);
    }
}

// A page with room, which is on no list from now on; nullptr where the host has none.
__device__ Page *take(unsigned kind) {
    List *const list = &lists[kind];
    for (unsigned attempt = 0; attempt < attempts; attempt++) {
        if (Page *const page = take_all(list)) {
            if (Page *const rest = page->next) {
                Page *none = nullptr;
                if (!replace(&list->first, &none, rest)) {
                    Page *last = rest;
                    while (last->next)
                        last = last->next;
                    put(list, rest, last);
                }
            }
            return page;
        }
        __builtin_amdgcn_s_sleep(1);
    }
    Page *const page = (Page *)ask_host(page_size);
    if (page) {
        page->kind = kind;
        page->state = listed | is_new;
        for (unsigned &word : page->taken)
            word = 0;
    }
    return page;
}

// Let others have a page that take() gave; a full one is on no list.
__device__ void put_back(Page *page) {
    List *const list = &lists[page->kind];
    unsigned state = listed | capacity(page->kind);
    if (!replace(&page->state, &state, state & ~listed))
        put(list, page, page);
    shrink(list);
}

// The number of the n-th free block. What is free stays so, since only the wave that has taken the page takes blocks of it.
__device__ unsigned free_block(const unsigned (&taken)[map_words], unsigned n) {
    unsigned found = 0;
    bool is_found = false;
#pragma unroll
    for (unsigned word = 0; word < map_words; word++) {
        unsigned bits = ~taken[word];
        const unsigned room = __builtin_popcount(bits);
        if (is_found)
            continue;
        if (n >= room) {
            n -= room;
            continue;
        }
        for (; n; n--)
            bits &= bits - 1;
        found = 32 * word + __builtin_ctz(bits);
        is_found = true;
    }
    return found;
}

// Blocks of one size for the active lanes, or for some of them: those whose result is true.
__device__ bool cut(unsigned kind, void *&block) {
    const Word active = __builtin_amdgcn_read_exec();
    const unsigned rank = __builtin_amdgcn_mbcnt_hi(active >> 32, __builtin_amdgcn_mbcnt_lo((unsigned)active, 0));
    Page *page = nullptr;
    if (!rank)
        page = take(kind);
    page = (Page *)first((Word)page);
    if (!page) {
        block = nullptr;
        return true;
    }
    unsigned count = 0;
    if (!rank) {
        const bool was_new = load(&page->state) & is_new;
        const unsigned wanted = __builtin_popcountll(active);
        const unsigned room = capacity(kind) - (was_new ? 0 : load(&page->state) & ~listed);
        count = wanted < room ? wanted : room;
        if (add(&page->state, was_new ? count - is_new : count) == listed)
            add(&lists[kind].empty, -1);
    }
    count = first(count);
    unsigned taken[map_words];
    for (unsigned word = 0; word < map_words; word++)
        taken[word] = first(load(&page->taken[word]));
    if (rank < count) {
        const unsigned number = free_block(taken, rank);
        __hip_atomic_fetch_or(&page->taken[number / 32], 1u << number % 32, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
        block = (char *)page + header_size + number * sizes[kind];
    }
    __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "agent");
    if (!rank)
        put_back(page);
    return rank < count;
}

__device__ void give_back(Page *page, unsigned number) {
    const unsigned kind = page->kind;
    const unsigned bit = 1u << number % 32;
    if (!(__hip_atomic_fetch_and(&page->taken[number / 32], ~bit, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT) & bit))
        __builtin_trap();  // it is free already
    unsigned state = load(&page->state);
    while (!replace(&page->state, &state, (state - 1) | listed))
        ;
    // From here on the page may be anybody's, unless it was on no list.
    List *const list = &lists[kind];
    if (!(state & listed)) {
        put(list, page, page);
        shrink(list);
    } else if (state == (listed | 1)) {
        add(&list->empty, 1);
        shrink(list);
    }
}
}  // namespace

extern "C" __device__ __attribute__((noinline)) void *malloc(size_t size) {
    void *block = nullptr;
    if (size > largest)
        return ask_host(size);
    unsigned kind = 0;
    while (sizes[kind] < size)
        kind++;
    for (bool waits = size; waits;)
        if (kind == first(kind))
            waits = !cut(kind, block);
    return block;
}

extern "C" __device__ __attribute__((noinline)) void free(void *block) {
    const size_t place = (size_t)block % page_size;
    if (place) {
        Page *const page = (Page *)((char *)block - place);
        give_back(page, (place - header_size) / sizes[page->kind]);
    } else if (block) {
        give_host(block);
    }
}

__device__ void *operator new(size_t size) { return malloc(size ? size : 1); }
__device__ void *operator new[](size_t size) { return malloc(size ? size : 1); }
__device__ void operator delete(void *block) noexcept { free(block); }
__device__ void operator delete[](void *block) noexcept { free(block); }
__device__ void operator delete(void *block, size_t) noexcept { free(block); }
__device__ void operator delete[](void *block, size_t) noexcept { free(block); }
