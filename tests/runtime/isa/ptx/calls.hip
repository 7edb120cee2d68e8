// Calls of a function that is known, of one in a table, and of one that calls itself.
#define KERNEL extern "C" __attribute__((global)) void
#define DEVICE __attribute__((device, noinline))
DEVICE int twice(int x) { return 2 * x; }
DEVICE int square(int x) { return x * x; }
DEVICE int sum(int n) { return n < 1 ? 0 : n + sum(n - 1) % 1000; }
typedef int (*Function)(int);
static __attribute__((device)) Function table[] = {twice, square};
KERNEL direct(int* out) { out[0] = twice(out[0]); }
KERNEL chosen(int* out, int which) { out[0] = table[which & 1](out[0]); }
KERNEL recursive(int* out) { out[0] = sum(out[0]); }
