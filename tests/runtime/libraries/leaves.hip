// A program whose children end while hipkit compiles a kernel of theirs for speed, and while another still runs.
#include <csignal>
#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* Long enough that compiling it goes on when a child ends. */
__global__ void mix(unsigned *values, int turns) {
    unsigned state[16];
    for (int n = 0; n < 16; n++) state[n] = values[threadIdx.x] + n;
    for (int turn = 0; turn < turns; turn++)
#pragma unroll
        for (int round = 0; round < 16; round++)
#pragma unroll
            for (int n = 0; n < 16; n++) state[n] = (state[n] ^ state[(n + round) % 16] >> 3) * (2 * round + 3) + n;
    for (int n = 0; n < 16; n++) atomicAdd(&values[threadIdx.x], state[n]);
}

/* Waits for some milliseconds, and then says what it was given. */
__global__ void say_late(int *place, int what) {
    for (int n = 0; n < 20000; n++) __builtin_amdgcn_s_sleep(1);
    __atomic_store_n(place, what, __ATOMIC_RELEASE);
}

static int ended_with(pid_t child) {
    int status = -1;
    for (int tenths = 0; tenths < 600 && waitpid(child, &status, WNOHANG) == 0; tenths++) usleep(100000);
    if (!WIFEXITED(status)) kill(child, SIGKILL);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int compiling() {
    pid_t child = fork();
    if (child) return ended_with(child);
    unsigned *values;
    if (hipMalloc(reinterpret_cast<void **>(&values), 256)) exit(9);
    mix<<<4, 64>>>(values, 100);
    exit(hipDeviceSynchronize());
}

static int running(int *shared) {
    pid_t child = fork();
    if (child) return ended_with(child);
    int *place;
    if (hipHostRegister(shared, 4096, hipHostRegisterMapped)) exit(9);
    if (hipHostGetDevicePointer(reinterpret_cast<void **>(&place), shared, 0)) exit(8);
    say_late<<<1, 1>>>(place, 7);
    exit(0);
}

int main() {
    void *shared = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    int *first;
    if (hipMalloc(reinterpret_cast<void **>(&first), 4)) return 1;
    int compiled = compiling(), ran = running(static_cast<int *>(shared));
    printf("%d %d %d\n", compiled, ran, *static_cast<int *>(shared));
}
