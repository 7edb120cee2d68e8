// An object frees its memory when it is deleted, and it never is.
#include "host.h"

class Buffer {
  public:
    explicit Buffer(int count) {
        check(hipMalloc(reinterpret_cast<void **>(&memory), count * sizeof(float)));   // fault: leak never-freed
    }
    ~Buffer() { check(hipFree(memory)); }
    float *memory;
};

int main() {
    Buffer local(64);
    Buffer *kept = new Buffer(128);
    check(hipMemset(kept->memory, 0, 128 * sizeof(float)));
#ifdef SOUND
    delete kept;
#endif
    puts("done");
}
