// The stack of a traversal lies in scratch memory, and one node has more children than fit.
#include "host.h"

#ifdef SOUND
constexpr int ROOM = 160;
#else
constexpr int ROOM = 100;
#endif

__global__ void walk(const int *children, int *out) {
    int stack[ROOM], depth = 0, sum = 0;
    for (int i = 0; i < children[threadIdx.x]; i++)
        stack[depth++] = children[i % 64];   // fault: mem memory-fault
    while (depth > 2)
        sum += stack[--depth] ^ stack[depth / 2];
    out[threadIdx.x] = sum;
}

int main() {
    int host[64] = {3, 9, 140, 5};
    int *children = zeros<int>(64), *out = zeros<int>(64);
    check(hipMemcpy(children, host, sizeof(host), hipMemcpyHostToDevice));
    walk<<<1, 64>>>(children, out);
    show(out);
    show(children);
}
