// Calls, recursion, function pointers, arguments of every kind, private arrays.
#include "kernel.h"

__device__ __noinline__ u32 fibonacci(u32 n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

KERNEL recursion(const u32* depths, u32* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = fibonacci(depths[i]);
}

__device__ __noinline__ bool is_odd(u32 n);
__device__ __noinline__ bool is_even(u32 n) { return n == 0 || is_odd(n - 1); }
__device__ __noinline__ bool is_odd(u32 n) { return n != 0 && is_even(n - 1); }

KERNEL mutual_recursion(const u32* numbers, u8* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = is_even(numbers[i]) + 2 * is_odd(numbers[i] / 2);
}

__device__ __noinline__ u32 add_one(u32 x) { return x + 1; }
__device__ __noinline__ u32 triple(u32 x) { return x * 3; }
__device__ __noinline__ u32 invert(u32 x) { return ~x; }
__device__ __noinline__ u32 scramble(u32 x) { return mix(x); }
using Operation = u32 (*)(u32);

// Each lane calls what its own data says.
KERNEL function_pointers(const u32* which, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const Operation operations[] = {add_one, triple, invert, scramble};
    u32 value = i;
    for (u32 step = 0; step < 4; ++step) value = operations[which[i] >> 8 * step & 3](value);
    out[i] = value;
}

__device__ Operation dispatch[] = {scramble, add_one, invert, triple};

KERNEL pointer_table(const u32* which, u32* out, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = dispatch[which[i] & 3](i) ^ dispatch[blockIdx.x & 3](i);
}

struct Virtual {
    __device__ virtual u32 apply(u32 x) const = 0;
};
struct Adds final : Virtual {
    u32 amount;
    __device__ explicit Adds(u32 amount) : amount(amount) {}
    __device__ u32 apply(u32 x) const override { return x + amount; }
};
struct Turns final : Virtual {
    u32 places;
    __device__ explicit Turns(u32 places) : places(places) {}
    __device__ u32 apply(u32 x) const override { return x << places | x >> (32 - places); }
};

KERNEL virtual_functions(const u32* values, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const Adds adds(i);
    const Turns turns(i % 31 + 1);
    const Virtual* chosen = values[i] & 1 ? static_cast<const Virtual*>(&adds) : &turns;
    out[i] = chosen->apply(values[i]);
}

struct Settings {
    u8 flag;
    i16 shift;
    float scale;
    double offset;
    u64 seed;
};

KERNEL struct_by_value(const float* in, double* out, Settings settings, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    const double value = settings.flag ? in[i] * settings.scale : in[i];
    out[i] = value + settings.offset * settings.shift + double(settings.seed >> 40);
}

KERNEL mixed_arguments(u8 a, u64* out, i16 b, double c, u8 d, float e, i64 f, u16 g, int h, u32 count) {
    const u32 i = global_id();
    if (i < count) out[i] = u64(a) + u64(b) * 3 + bits<u64>(c) + d + bits<u32>(e) + u64(f) * 5 + g + u64(h) * i;
}

struct Pair {
    u64 first;
    double second;
};
__device__ __noinline__ Pair make_pair(u32 x, const Pair& before) {
    return {before.first * 31 + x, before.second * 0.5 + x};
}

KERNEL returned_structs(const u32* values, u64* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    Pair pair = {1, 0.25};
    for (u32 step = 0; step < 3; ++step) pair = make_pair(values[i] >> step, pair);
    out[i] = pair.first ^ bits<u64>(pair.second);
}

// An array of a lane's own, at places that only the data knows: scratch memory.
KERNEL private_array(const u32* values, u32* out, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 own[40];
    for (u32 j = 0; j < 40; ++j) own[j] = j * i;
    u32 place = i % 40;
    for (u32 step = 0; step < 50; ++step) {
        own[place] ^= values[(i + step) % count];
        place = (place + own[place]) % 40;
    }
    u32 sum = 0;
    for (u32 j = 0; j < 40; ++j) sum = sum * 31 + own[j];
    out[i] = sum;
}

// A table of jumps.
KERNEL switch_machine(const u8* program, u32* out, u32 length, u32 count) {
    const u32 i = global_id();
    if (i >= count) return;
    u32 x = i + 1;
    for (u32 step = 0; step < length; ++step) {
        switch (program[(i + step) % length]) {
            case 0: x += 7; break;
            case 1: x *= 5; break;
            case 2: x ^= x >> 3; break;
            case 3: x = ~x; break;
            case 4: x = x << 9 | x >> 23; break;
            case 5: x -= i; break;
            case 6: x = u32(__popc(x)) + x; break;
            default: if (x % 11 == 0) { out[i] = x; return; }
        }
    }
    out[i] = x;
}
