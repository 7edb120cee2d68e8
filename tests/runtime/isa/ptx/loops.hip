// Loops that are foreseen, and two that are not.
#define KERNEL extern "C" __attribute__((global)) void
static __attribute__((device)) int self() { return __builtin_amdgcn_workitem_id_x(); }
KERNEL sum(const float* in, float* out, int n) {
    float all = 0;
#pragma clang loop unroll(disable)
    for (int i = self(); i < n; i += 256) all += in[i];
    out[self()] = all;
}
KERNEL chase(const int* next, int* out) {
    int at = self(), count = 0;
#pragma clang loop unroll(disable)
    while ((at = next[at]) >= 0) count++;
    out[self()] = count;
}
KERNEL scale(float* values, int n) {
#pragma clang loop unroll(disable)
    for (int i = self(); i < n; i += 256) values[i] *= 2;
}
