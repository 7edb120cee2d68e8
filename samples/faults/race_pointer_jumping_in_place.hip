// Each node takes over the parent of its parent, which may be taking over another one.
#include "host.h"

__global__ void link(int *parent) {
    int v = blockIdx.x * 64 + threadIdx.x;
    parent[v] = v ? v - 1 : 0;
}

__global__ void jump(const int *parent, int *next) {
    int v = blockIdx.x * 64 + threadIdx.x;
    next[v] = parent[parent[v]];   // fault: race race
}

int main() {
    int *parent = zeros<int>(256), *other = zeros<int>(256);
#ifdef SOUND
    int *next = other;
#else
    int *next = parent;
#endif
    link<<<4, 64>>>(parent);
    jump<<<4, 64>>>(parent, next);
    show(parent);
    show(other);
}
