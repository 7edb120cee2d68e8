/* The same kernels for the host, each twice: one work-item after another, and a row of work-items as SIMD lanes. */
#define ROW 16
#define SCALAR _Pragma("clang loop vectorize(disable) interleave(disable) unroll(disable)")
#define LANES _Pragma("clang loop vectorize(enable) interleave(disable)")
typedef unsigned char u8;

void vector_add_scalar(const float* a, const float* b, float* restrict c, int n) {
    SCALAR for (int i = 0; i < n; i++) c[i] = a[i] + b[i];
}
void vector_add_simd(const float* a, const float* b, float* restrict c, int n) {
    LANES for (int i = 0; i < n; i++) c[i] = a[i] + b[i];
}

void matmul_scalar(const float* a, const float* b, float* restrict c, int n) {
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            float sum = 0;
            SCALAR for (int k = 0; k < n; k++) sum = __builtin_fmaf(a[y * n + k], b[k * n + x], sum);
            c[y * n + x] = sum;
        }
}
void matmul_simd(const float* a, const float* b, float* restrict c, int n) {
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x += ROW) {
            float sum[ROW] = {0};
            for (int k = 0; k < n; k++)
                LANES for (int l = 0; l < ROW; l++) sum[l] = __builtin_fmaf(a[y * n + k], b[k * n + x + l], sum[l]);
            for (int l = 0; l < ROW; l++) c[y * n + x + l] = sum[l];
        }
}

static inline double inverse_cube(double d) {
    double r = 1.5 - 0.5 * d;
    for (int s = 0; s < 4; s++) r = r * (1.5 - 0.5 * d * r * r);
    return r * r * r;
}
void nbody_scalar(const double* p, double* restrict f, int n) {
    for (int i = 0; i < n; i++) {
        double fx = 0, fy = 0, fz = 0;
        SCALAR for (int j = 0; j < n; j++) {
            double dx = p[j] - p[i], dy = p[n + j] - p[n + i], dz = p[2 * n + j] - p[2 * n + i];
            double w = inverse_cube(dx * dx + dy * dy + dz * dz + 0.01);
            fx += dx * w, fy += dy * w, fz += dz * w;
        }
        f[i] = fx, f[n + i] = fy, f[2 * n + i] = fz;
    }
}
void nbody_simd(const double* p, double* restrict f, int n) {
    for (int i = 0; i < n; i += ROW) {
        double fx[ROW] = {0}, fy[ROW] = {0}, fz[ROW] = {0};
        for (int j = 0; j < n; j++)
            LANES for (int l = 0; l < ROW; l++) {
                double dx = p[j] - p[i + l], dy = p[n + j] - p[n + i + l], dz = p[2 * n + j] - p[2 * n + i + l];
                double w = inverse_cube(dx * dx + dy * dy + dz * dz + 0.01);
                fx[l] += dx * w, fy[l] += dy * w, fz[l] += dz * w;
            }
        for (int l = 0; l < ROW; l++) f[i + l] = fx[l], f[n + i + l] = fy[l], f[2 * n + i + l] = fz[l];
    }
}

void histogram_scalar(const u8* values, unsigned* restrict bins, int n) {
    SCALAR for (int i = 0; i < n; i++) bins[values[i]]++;
}
void histogram_simd(const u8* values, unsigned* restrict bins, int n) {
    unsigned counts[ROW][256] = {{0}};
    for (int i = 0; i < n; i += ROW)
        for (int l = 0; l < ROW; l++) counts[l][values[i + l]]++;
    for (int l = 0; l < ROW; l++)
        for (int k = 0; k < 256; k++) bins[k] += counts[l][k];
}

void reduction_scalar(const float* values, float* restrict sums, int n) {
    float sum = 0;
    SCALAR for (int i = 0; i < n; i++) sum += values[i];
    sums[0] = sum;
}
void reduction_simd(const float* values, float* restrict sums, int n) {
    float sum[4 * ROW] = {0};
    for (int i = 0; i < n; i += 4 * ROW)
        LANES for (int l = 0; l < 4 * ROW; l++) sum[l] += values[i + l];
    float total = 0;
    for (int l = 0; l < 4 * ROW; l++) total += sum[l];
    sums[0] = total;
}
