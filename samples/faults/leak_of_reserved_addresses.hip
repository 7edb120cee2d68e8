// Addresses are reserved, and not given back.
#include "host.h"

int main() {
    size_t size = 2 << 20;
    void *address;
    check(hipMemAddressReserve(&address, size, 0, nullptr, 0));   // fault: leak never-freed
#ifdef SOUND
    check(hipMemAddressFree(address, size));
#endif
    puts("done");
}
