// A program whose fat binary is for another release than there will ever be, by its wrapper.
#include <hip/hip_runtime.h>
#include <stdio.h>

extern "C" void** __hipRegisterFatBinary(const void*);
struct Wrapper { unsigned magic, version; const void* binary; void* reserved; };
static Wrapper wrapper = {0x48495046, 9, nullptr, nullptr};

int main() {
    printf("%s\n", __hipRegisterFatBinary(&wrapper) ? "registered" : "refused");
    printf("%s\n", __hipRegisterFatBinary(reinterpret_cast<void*>(16)) ? "registered" : "refused");
    int count;
    return hipGetDeviceCount(&count);
}
