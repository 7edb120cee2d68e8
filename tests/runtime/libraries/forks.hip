// A program that forks while a kernel of it waits for the host: its child ends at once.
#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

__global__ void wait_for(const int *flag, int *begun) {
    __atomic_store_n(begun, 1, __ATOMIC_RELEASE);
    while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == 0) __builtin_amdgcn_s_sleep(1);
}

int main() {
    int *words, status = -1;
    if (hipHostMalloc(reinterpret_cast<void **>(&words), 64)) return 1;
    words[0] = words[1] = 0;
    hipStream_t stream;
    if (hipStreamCreate(&stream)) return 1;
    wait_for<<<1, 1, 0, stream>>>(words, words + 1);
    while (!__atomic_load_n(words + 1, __ATOMIC_ACQUIRE)) usleep(1000);
    pid_t child = fork();
    if (!child) exit(5);
    for (int tenths = 0; tenths < 200 && waitpid(child, &status, WNOHANG) == 0; tenths++) usleep(100000);
    printf("%d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
    words[0] = 1;
    return hipStreamSynchronize(stream);
}
