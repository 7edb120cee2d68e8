// Kernels that reach other memory through a pointer (`// stray`), and sound ones that look similar. Without optimisation
// each lane loads for itself what a table has, which is not followed.
#include <hip/hip_runtime.h>
#define KERNEL extern "C" __global__ void

struct Pair {
    float *first, *second;
};

// Each has two buffers of 4,096 bytes, and how many elements lie between them.
KERNEL by_an_index(float *a, float *b, long apart) {
    a[threadIdx.x + apart] = 2;   // stray
}
KERNEL by_a_uniform_index(float *a, float *b, long apart) {
    b[threadIdx.x] = a[blockIdx.x + apart];   // stray
}
KERNEL in_a_loop(float *a, float *b, long apart) {
    for (int n = 0; n < 4; n++, a += apart / 3 * (n == 3)) b[n] = a[threadIdx.x];
    for (int n = 0; n < 2; n++, a += apart) b[threadIdx.x] += a[threadIdx.x];   // stray
}
KERNEL by_an_index_from_memory(float *a, long *b, long apart) {
    long at = b[threadIdx.x];
    a[threadIdx.x + at] = 1;   // stray
}
KERNEL atomically(unsigned *a, unsigned *b, long apart) {
    atomicAdd(b, 1);
    atomicAdd(a + apart + threadIdx.x % 8, 1);   // stray
}
KERNEL through_a_member(Pair pair, long apart) {
    pair.first[threadIdx.x + apart] = pair.second[threadIdx.x];   // stray
}
struct Table {
    Pair pair;
    long apart;
};
KERNEL through_a_table(const Table *__restrict__ table, float *__restrict__ b, long) {
    table->pair.first[threadIdx.x + table->apart] = b[threadIdx.x];   // stray but at -O0
}
KERNEL sound_through_a_table(const Table *__restrict__ table, float *__restrict__ b, long) {
    table->pair.second[threadIdx.x] = table->pair.first[threadIdx.x] + b[threadIdx.x];
}
KERNEL in_some_lanes(float *a, float *b, long apart) {
    float *to = a + threadIdx.x;
    if (threadIdx.x % 3 == 1) to += apart;
    *to = b[threadIdx.x];   // stray
}
KERNEL of_four_words(float4 *a, float4 *b, long apart) {
    a[threadIdx.x + apart / 4] = b[threadIdx.x];   // stray
}
KERNEL of_a_byte(char *a, char *b, long apart) {
    b[0] = a[4 * apart + threadIdx.x];   // stray
}

KERNEL sound_choice(float *a, float *b, long apart) {
    float *to = threadIdx.x % 2 ? a : b;
    to[threadIdx.x] = 1;
}
KERNEL sound_difference(float *a, float *b, long apart) {
    long between = b - a;
    a[threadIdx.x] = 1;
    a[between + threadIdx.x] = 2;
}
KERNEL sound_walk_over_two(float *a, float *b, long apart) {
    for (int n = 0; n < 2; n++, a = b) a[threadIdx.x] = n;
}
KERNEL sound_swap(float *a, float *b, int *steps) {
    for (int n = 0; n < steps[0]; n++) {
        b[threadIdx.x] = a[threadIdx.x] + 1;
        float *other = a;
        a = b;
        b = other;
    }
}
KERNEL sound_pointer_from_memory(float **a, float *b, long apart) {
    a[0][threadIdx.x] = b[threadIdx.x];
}
KERNEL sound_of_neighbours(float *a, float *b, long apart) {
    int i = threadIdx.x;
    if (i > 0 && i < 255) b[i] = a[i - 1] + a[i] + a[i + 1];
}
KERNEL sound_backwards(float *a, float *b, long apart) {
    const float *end = a + 1024;
    for (int n = 1; n <= 4; n++) b[threadIdx.x] += end[-n * 256 + (int)threadIdx.x];
}
KERNEL sound_null(float *a, float *b, float *c) {
    if (c) c[threadIdx.x] = 1;
    else a[threadIdx.x] = b[threadIdx.x];
}

#define FUNCTION __device__ __attribute__((noinline))
FUNCTION void put(float *to, long at);
FUNCTION float *later(float *from, long by);
KERNEL in_a_function(float *a, float *b, long apart) {
    b[threadIdx.x] = 1;
    put(a, threadIdx.x + apart);
}
FUNCTION void put(float *to, long at) {
    to[at] = 2;   // stray
}
KERNEL by_what_a_function_returns(float *a, float *b, long apart) {
    *later(a, threadIdx.x + apart) = *later(b, threadIdx.x);   // stray
}
FUNCTION float *later(float *from, long by) {
    return from + by;
}
FUNCTION void set(float *to) { to[threadIdx.x] = 2; }
KERNEL sound_function_of_both(float *a, float *b, long apart) {
    set(a);
    set(b);
}
FUNCTION void exchange(float *&one, float *&other) {
    float *both = one;
    one = other;
    other = both;
}
KERNEL sound_exchange(float *a, float *b, long apart) {
    float *one = a, *other = b;
    if (threadIdx.x % 2) exchange(one, other);
    one[threadIdx.x] = other[threadIdx.x] + 1;
}
KERNEL sound_array_of_pointers(float *a, float *b, long apart) {
    float *both[2] = {a, b};
    for (int n = 0; n < 2; n++) both[(n + threadIdx.x) % 2][threadIdx.x] += 1;
    both[0] = both[threadIdx.x % 2];
    both[0][threadIdx.x] += 1;
}
KERNEL sound_pointer_changed_from_elsewhere(float *a, float *b, long apart) {
    float *own = a;
    float **volatile *place = reinterpret_cast<float **volatile *>(b) + threadIdx.x;
    *place = &own;
    **place = b + 512;
    own[threadIdx.x] = 1;
}
FUNCTION float *nested(float *one, float *other, int depth) {
    return depth ? nested(other, one, depth - 1) : one;
}
KERNEL sound_recursion(float *a, float *b, long apart) {
    nested(a, b, threadIdx.x % 4)[threadIdx.x] = 1;
    nested(b, a, 3)[threadIdx.x] = 1;
}
struct Step {
    float *from, *to;
    FUNCTION void swap() { exchange(from, to); }
    FUNCTION void go() const { to[threadIdx.x] = from[threadIdx.x] + 1; }
};
KERNEL sound_object(float *a, float *b, long apart) {
    Step step{a, b};
    for (int n = 0; n < 3; n++, step.swap()) step.go();
}
KERNEL sound_pointer_bytewise(float *a, float *b, long apart) {
    float *own = a;
    if (threadIdx.x % 2)
        for (unsigned n = 0; n < sizeof own; n++) reinterpret_cast<char *>(&own)[n] = reinterpret_cast<const char *>(&b)[n];
    own[threadIdx.x] = 1;
}
__device__ float table[256], *kept;
KERNEL sound_variables(float *a, float *b, long apart) {
    table[threadIdx.x] = a[threadIdx.x];
    if (threadIdx.x == 0) kept = b;
    __syncthreads();
    kept[threadIdx.x] = table[255 - threadIdx.x];
}
