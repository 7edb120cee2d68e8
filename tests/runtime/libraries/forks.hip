// A program that forks while a kernel of it waits for the host and threads of it call HIP: its children end at once.
#include <atomic>
#include <csignal>
#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

__global__ void wait_for(const int *flag, int *begun) {
    __atomic_store_n(begun, 1, __ATOMIC_RELEASE);
    while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == 0) __builtin_amdgcn_s_sleep(1);
}
__global__ void add_to(int *value) { *value += 4; }

static std::atomic<bool> is_over;

static void call_on_and_on() {
    for (int count; !is_over;) hipGetDeviceCount(&count);
}

/* What a child ends with: 5, computed on a device of its own. */
static int computed() {
    int *value, result = 1;
    if (hipMalloc(reinterpret_cast<void **>(&value), 4) || hipMemcpy(value, &result, 4, hipMemcpyHostToDevice)) return 2;
    add_to<<<1, 1>>>(value);
    return hipMemcpy(&result, value, 4, hipMemcpyDeviceToHost) ? 3 : result;
}

static int ended_with(pid_t child) {
    int status = -1;
    for (int tenths = 0; tenths < 200 && waitpid(child, &status, WNOHANG) == 0; tenths++) usleep(100000);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int main() {
    int *words;
    if (hipHostMalloc(reinterpret_cast<void **>(&words), 64)) return 1;
    words[0] = words[1] = 0;
    hipStream_t stream;
    if (hipStreamCreate(&stream)) return 1;
    wait_for<<<1, 1, 0, stream>>>(words, words + 1);
    while (!__atomic_load_n(words + 1, __ATOMIC_ACQUIRE)) usleep(1000);
    std::thread threads[] = {std::thread(call_on_and_on), std::thread(call_on_and_on)};
    for (int time = 0; time < 8; time++) {
        fflush(stdout);
        pid_t child = fork();
        if (!child) exit(time % 2 ? computed() : 5);
        int status = ended_with(child);
        printf("%d", status);
        if (status == -1) kill(child, SIGKILL);
    }
    puts("");
    is_over = true;
    for (std::thread &thread : threads) thread.join();
    words[0] = 1;
    return hipStreamSynchronize(stream);
}
