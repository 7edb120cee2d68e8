// The same kernels in OpenCL C.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void vector_add(global const float* a, global const float* b, global float* c, int n) {
    int i = get_global_id(0);
    if (i < n) c[i] = a[i] + b[i];
}

kernel void matmul(global const float* a, global const float* b, global float* c, int n) {
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0;
    for (int k = 0; k < n; k++) sum = fma(a[y * n + k], b[k * n + x], sum);
    c[y * n + x] = sum;
}

kernel void matmul_tiled(global const float* a, global const float* b, global float* c, int n) {
    local float left[16][16], right[16][16];
    int tx = get_local_id(0), ty = get_local_id(1), x = get_global_id(0), y = get_global_id(1);
    float sum = 0;
    for (int tile = 0; tile < n; tile += 16) {
        left[ty][tx] = a[y * n + tile + tx];
        right[ty][tx] = b[(tile + ty) * n + x];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < 16; k++) sum = fma(left[ty][k], right[k][tx], sum);
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[y * n + x] = sum;
}

kernel void nbody(global const double* p, global double* f, int n) {
    int i = get_global_id(0);
    double x = p[i], y = p[n + i], z = p[2 * n + i], fx = 0, fy = 0, fz = 0;
    for (int j = 0; j < n; j++) {
        double dx = p[j] - x, dy = p[n + j] - y, dz = p[2 * n + j] - z;
        double d = dx * dx + dy * dy + dz * dz + 0.01;
        double r = 1.5 - 0.5 * d;
        for (int s = 0; s < 4; s++) r = r * (1.5 - 0.5 * d * r * r);
        double w = r * r * r;
        fx += dx * w, fy += dy * w, fz += dz * w;
    }
    f[i] = fx, f[n + i] = fy, f[2 * n + i] = fz;
}

kernel void histogram(global const uchar* values, global uint* bins, int n) {
    local uint counts[256];
    counts[get_local_id(0)] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&counts[values[i]]);
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_add(&bins[get_local_id(0)], counts[get_local_id(0)]);
}

kernel void reduction(global const float* values, global float* sums, int n) {
    local float tree[256];
    int l = get_local_id(0);
    float sum = 0;
    for (int i = get_global_id(0); i < n; i += get_global_size(0)) sum += values[i];
    tree[l] = sum;
    for (int half_ = 128; half_; half_ /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < half_) tree[l] += tree[l + half_];
    }
    if (l == 0) sums[get_group_id(0)] = tree[0];
}
