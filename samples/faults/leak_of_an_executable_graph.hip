// The graph is destroyed, and what was made of it is not.
#include "host.h"

int main() {
    hipGraph_t graph;
    hipGraphExec_t ready;
    check(hipGraphCreate(&graph, 0));
    check(hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));   // fault: leak never-destroyed
    check(hipGraphDestroy(graph));
#ifdef SOUND
    check(hipGraphExecDestroy(ready));
#endif
    puts("done");
}
