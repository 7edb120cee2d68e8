// Memory that is allocated in each round, and freed once.
#include "host.h"

int main() {
    float *room = nullptr;
    for (int n = 0; n < 4; n++) {
        check(hipMalloc(reinterpret_cast<void **>(&room), 1024));   // fault: leak never-freed
#ifdef SOUND
        check(hipFree(room));
#endif
    }
#ifndef SOUND
    check(hipFree(room));
#endif
    puts("done");
}
