// What kernels ask of the host: text, memory, assertions.
#include <hip/hip_runtime.h>

#include <cassert>

using u32 = unsigned int;
#define KERNEL extern "C" __global__ void

#ifdef BUFFERED_PRINTF
// Debian's device libraries lack the function that -mprintf-kind=buffered calls: room for a record in the buffer whose
// address is a hidden argument (at 72 since code object V5). The buffer begins with how much is used and how much there is.
extern "C" __device__ __attribute__((used)) char* __printf_alloc(u32 bytes) {
    u32* buffer = *(u32**)((const char*)__builtin_amdgcn_implicitarg_ptr() + 72);
    u32 used = __hip_atomic_load(buffer, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
    do {
        if (8 + used + bytes > buffer[1]) return nullptr;
    } while (!__hip_atomic_compare_exchange_strong(buffer, &used, used + bytes, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE,
                                                   __HIP_MEMORY_SCOPE_AGENT));
    return (char*)buffer + 8 + used;
}
#endif

KERNEL print_items(const char* name, float scale) {
    const u32 i = threadIdx.x, group = blockIdx.x;
    printf("%s %u/%u: %.3f %5d|%-6s|%c %x %lld\n", name, i, group, scale * i, -(int)i, i & 1 ? "odd" : "even", 'a' + i % 26,
           i * 17, -(1LL << 40) * i);
}

// One wave prints again and again: its lines come in order.
KERNEL print_rounds(u32 rounds) {
    for (u32 n = 0; n < rounds; ++n)
        if (threadIdx.x == 0) printf("round %u\n", n);
}

KERNEL print_from_some(u32 mask) {
    const u32 i = threadIdx.x;
    if (mask >> i & 1) printf("lane %u\n", i);
    printf("all\n");
}

KERNEL lists(u32* sums, u32 length) {
    struct Node { Node* next; u32 value; };
    const u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    Node* head = nullptr;
    for (u32 n = 0; n < length; ++n) head = new Node{head, i + n};
    u32 sum = 0;
    while (head) {
        sum += head->value;
        Node* next = head->next;
        delete head;
        head = next;
    }
    sums[i] = sum;
}

// Larger than what the device library cuts from its slabs: the host allocates it.
KERNEL large_blocks(u32* out, u32 words) {
    const u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    u32* block = (u32*)malloc(4 * words);
    if (!block) { out[i] = 0xFFFFFFFF; return; }
    for (u32 n = 0; n < words; n += 97) block[n] = i ^ n;
    u32 sum = 0;
    for (u32 n = 0; n < words; n += 97) sum += block[n];
    out[i] = sum;
    free(block);
}

// A block lives until a kernel frees it, also in another kernel.
KERNEL keep_block(u32** kept, u32 words) {
    u32* block = (u32*)malloc(4 * words);
    for (u32 n = 0; n < words; ++n) block[n] = n * n;
    *kept = block;
}

KERNEL use_block(u32** kept, u32* out, u32 words) {
    u32 sum = 0;
    for (u32 n = 0; n < words; ++n) sum += (*kept)[n];
    *out = sum;
    free(*kept);
}

KERNEL asserts(const u32* values, u32* out) {
    const u32 i = threadIdx.x;
    assert(values[i] < 100 && "too large");
    out[i] = values[i];
}

KERNEL traps(u32 lane) {
    if (threadIdx.x == lane) __builtin_trap();
}
