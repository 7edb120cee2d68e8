// Memory of the host is registered for a copy, and stays so.
#include "host.h"

int main() {
    static float host[4096];
    float *values = zeros<float>(4096);
    check(hipHostRegister(host, sizeof host, hipHostRegisterDefault));   // fault: leak never-unregistered
    check(hipMemcpy(values, host, sizeof host, hipMemcpyHostToDevice));
#ifdef SOUND
    check(hipHostUnregister(host));
#endif
    show(values);
}
