// The kernel of HIP's module API sample: copies 64 floats. Needs no header.
extern "C" __attribute__((global)) void hello_world(const float* a, float* b) {
    const unsigned thread = __builtin_amdgcn_workitem_id_x();
    b[thread] = a[thread];
}
