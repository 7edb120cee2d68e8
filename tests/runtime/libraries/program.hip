// A program that does what its first argument says, having used the runtime before main and using it after.
#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__managed__ int counter = 1;
__global__ void count(int by) { counter += by; }
__global__ void greet(int number) { printf("kernel %d\n", number); }
__global__ void write_to(int* at, int i) { at[i] = 1; }

struct Early {
    int* memory = nullptr;
    hipError_t code = hipMalloc(&memory, 16);
    ~Early() {
        if (hipFree(memory) != hipSuccess) fprintf(stderr, "it was not freed\n");
    }
} early;

int main(int count_of, char** arguments) {
    const char* what = count_of > 1 ? arguments[1] : "";
    if (early.code != hipSuccess) return 1;
    if (!strcmp(what, "exit")) return atoi(arguments[2]);
    if (!strcmp(what, "count")) {
        count<<<1, 1>>>(4);
        if (hipDeviceSynchronize() != hipSuccess) return 2;
        printf("counter %d, arguments %d, %s\n", counter, count_of, getenv("PYTHONHOME") ? "another home" : "no home");
    }
    if (!strcmp(what, "greet")) {
        for (int i = 0; i < 3; i++) {
            printf("host %d\n", i);
            greet<<<1, 1>>>(i);
            if (hipDeviceSynchronize() != hipSuccess) return 2;
        }
    }
    if (!strcmp(what, "fault")) {
        write_to<<<1, 1>>>(early.memory, 100);
        hipError_t code = hipGetLastError();
        if (code == hipSuccess) code = hipDeviceSynchronize();
        printf("%s\n", hipGetErrorName(code));
    }
    if (!strcmp(what, "others")) {
        fflush(stdout);
        return system("echo from a shell; exit 4") >> 8;
    }
    return 0;
}
