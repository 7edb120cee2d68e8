// Pinned memory is given back to the wrong function, which refuses it.
#include "host.h"

int main() {
    void *pinned;
    check(hipHostMalloc(&pinned, 4096, 0));   // fault: leak never-freed
#ifdef SOUND
    check(hipHostFree(pinned));
#else
    free(nullptr);
#endif
    puts("done");
}
