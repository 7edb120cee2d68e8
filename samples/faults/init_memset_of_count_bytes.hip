// The flags of a traversal are set to zero for as many bytes as there are flags.
#include "host.h"

__global__ void visit(const int *visited, int *found) {
    int v = blockIdx.x * 64 + threadIdx.x;
    if (!visited[v])   // fault: init undefined-read
        atomicAdd(found, 1);
}

int main() {
    int *visited, *found = zeros<int>(1);
    check(hipMalloc(reinterpret_cast<void **>(&visited), 256 * sizeof(int)));
#ifdef SOUND
    check(hipMemset(visited, 0, 256 * sizeof(int)));
#else
    check(hipMemset(visited, 0, 256));
#endif
    visit<<<4, 64>>>(visited, found);
    show(found);
    check(hipFree(visited));
}
