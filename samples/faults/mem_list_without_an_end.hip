// A search follows a list beyond its last node.
#include "host.h"

struct Node { long value; const Node *next; };

__global__ void build(Node *nodes, int count) {
    int i = threadIdx.x;
    nodes[i].value = i;
    nodes[i].next = i + 1 < count ? nodes + i + 1 : nullptr;
}

__global__ void find(const Node *node, long value, int *found) {
    for (int n = 0; n < 40; n++) {
#ifdef SOUND
        if (!node) break;
#endif
        Node here = *node;   // fault: mem memory-fault
        if (here.value == value) *found = n;
        node = here.next;
    }
}

int main() {
    Node *nodes;
    check(hipMalloc(reinterpret_cast<void **>(&nodes), 32 * sizeof(Node)));
    int *found = zeros<int>(1);
    build<<<1, 32>>>(nodes, 32);
    find<<<1, 1>>>(nodes, 99, found);
    show(found);
    check(hipFree(nodes));
}
