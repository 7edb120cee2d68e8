// Of two events only one is destroyed.
#include "host.h"

int main() {
    hipEvent_t begun, ended;
    check(hipEventCreate(&begun));
    check(hipEventCreate(&ended));   // fault: leak never-destroyed
    check(hipEventDestroy(begun));
#ifdef SOUND
    check(hipEventDestroy(ended));
#endif
    puts("done");
}
