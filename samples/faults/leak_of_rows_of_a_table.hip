// A table of pointers is freed, the rows it points to are not.
#include "host.h"

__global__ void fill(int **rows) { rows[blockIdx.x][threadIdx.x] = blockIdx.x; }

int main() {
    int *rows[4], **table;
    for (int *&row : rows)
        check(hipMalloc(reinterpret_cast<void **>(&row), 64 * sizeof(int)));   // fault: leak never-freed
    check(hipMalloc(reinterpret_cast<void **>(&table), sizeof(rows)));
    check(hipMemcpy(table, rows, sizeof(rows), hipMemcpyHostToDevice));
    fill<<<4, 64>>>(table);
    check(hipDeviceSynchronize());
#ifdef SOUND
    for (int *row : rows) check(hipFree(row));
#endif
    check(hipFree(table));
}
