// Kernels that read textures and read and write surfaces, by the functions of HIP's headers.
#include <hip/hip_runtime.h>

#define ITEM (blockIdx.x * blockDim.x + threadIdx.x)

#define OF(T)                                                                                                         \
    extern "C" __global__ void fetch_##T(hipTextureObject_t t, T* out, const int* x) {                                \
        out[ITEM] = tex1Dfetch<T>(t, x[ITEM]);                                                                        \
    }                                                                                                                 \
    extern "C" __global__ void one_##T(hipTextureObject_t t, T* out, const float* x) {                                \
        out[ITEM] = tex1D<T>(t, x[ITEM]);                                                                             \
    }                                                                                                                 \
    extern "C" __global__ void two_##T(hipTextureObject_t t, T* out, const float* x, const float* y) {                \
        out[ITEM] = tex2D<T>(t, x[ITEM], y[ITEM]);                                                                    \
    }                                                                                                                 \
    extern "C" __global__ void three_##T(                                                                             \
        hipTextureObject_t t, T* out, const float* x, const float* y, const float* z) {                               \
        out[ITEM] = tex3D<T>(t, x[ITEM], y[ITEM], z[ITEM]);                                                           \
    }                                                                                                                 \
    extern "C" __global__ void layers_##T(                                                                            \
        hipTextureObject_t t, T* out, const float* x, const float* y, const int* layer) {                             \
        out[ITEM] = tex2DLayered<T>(t, x[ITEM], y[ITEM], layer[ITEM]);                                                \
    }                                                                                                                 \
    extern "C" __global__ void rows_##T(hipTextureObject_t t, T* out, const float* x, const int* layer) {             \
        out[ITEM] = tex1DLayered<T>(t, x[ITEM], layer[ITEM]);                                                         \
    }                                                                                                                 \
    extern "C" __global__ void level_##T(hipTextureObject_t t, T* out, const float* x, const float* y) {              \
        out[ITEM] = tex2DLod<T>(t, x[ITEM], y[ITEM], 0.0f);                                                           \
    }                                                                                                                 \
    extern "C" __global__ void gradient_##T(hipTextureObject_t t, T* out, const float* x, const float* y) {           \
        out[ITEM] = tex2DGrad<T>(t, x[ITEM], y[ITEM], make_float2(x[0], y[1]), make_float2(x[2], y[3]));              \
    }


OF(float)
OF(float2)
OF(float4)
OF(int)
OF(uint4)
OF(short2)
OF(ushort)
OF(uchar4)
OF(char)

#ifdef __CUDACC__
#define FIRST 0
#define EDGE , cudaBoundaryModeZero
#else
#define FIRST 1
#define EDGE
#endif
// Which component is gathered, as HIP and CUDA count them, and what is beyond the edge of a surface.

extern "C" __global__ void gather(hipTextureObject_t t, float4* out, const float* x, const float* y) {
    out[ITEM] = tex2Dgather<float4>(t, x[ITEM], y[ITEM], FIRST);
}

extern "C" __global__ void half_floats(hipTextureObject_t t, float4* out, const float* x, const float* y) {
    out[ITEM] = tex2D<float4>(t, x[ITEM], y[ITEM]);
}

#define SURFACES(T)                                                                                                   \
    extern "C" __global__ void move1_##T(hipSurfaceObject_t to, hipSurfaceObject_t from, const int* x, int shift) {   \
        T value;                                                                                                      \
        surf1Dread(&value, from, x[ITEM] * sizeof(T) EDGE);                                                           \
        surf1Dwrite(value, to, (x[ITEM] + shift) * sizeof(T) EDGE);                                                   \
    }                                                                                                                 \
    extern "C" __global__ void move2_##T(                                                                             \
        hipSurfaceObject_t to, hipSurfaceObject_t from, const int* x, const int* y, int shift) {                      \
        T value;                                                                                                      \
        surf2Dread(&value, from, x[ITEM] * sizeof(T), y[ITEM] EDGE);                                                  \
        surf2Dwrite(value, to, (x[ITEM] + shift) * sizeof(T), y[ITEM] EDGE);                                          \
    }                                                                                                                 \
    extern "C" __global__ void move3_##T(                                                                             \
        hipSurfaceObject_t to, hipSurfaceObject_t from, const int* x, const int* y, const int* z, int shift) {        \
        T value;                                                                                                      \
        surf3Dread(&value, from, x[ITEM] * sizeof(T), y[ITEM], z[ITEM] EDGE);                                         \
        surf3Dwrite(value, to, (x[ITEM] + shift) * sizeof(T), y[ITEM], z[ITEM] EDGE);                                 \
    }

SURFACES(float)
SURFACES(float2)
SURFACES(float4)

#ifdef __CUDACC__

SURFACES(int)
SURFACES(uint4)
SURFACES(short2)
SURFACES(ushort)
SURFACES(uchar4)
SURFACES(char)

extern "C" __global__ void move_layers(
    hipSurfaceObject_t to, hipSurfaceObject_t from, const int* x, const int* y, const int* layer, int shift) {
    int at = x[ITEM] * sizeof(short2), by = shift * sizeof(short2);
    auto value = surf2DLayeredread<short2>(from, at, y[ITEM], layer[ITEM], cudaBoundaryModeZero);
    surf2DLayeredwrite(value, to, at + by, y[ITEM], layer[ITEM], cudaBoundaryModeZero);
}

#else

// As HIP's headers do it from release 6 on: the bits of what is read, whatever they mean.
typedef unsigned int __attribute__((address_space(4)))* Descriptor;
typedef int __attribute__((ext_vector_type(2))) Int2;
typedef int __attribute__((ext_vector_type(4))) Int4;

extern "C" __global__ void move1(hipSurfaceObject_t to, hipSurfaceObject_t from, const int* x, int shift) {
    auto value = __ockl_image_load_1D((Descriptor)from, x[ITEM]);
    __ockl_image_store_1D((Descriptor)to, x[ITEM] + shift, value);
}

extern "C" __global__ void move2(
    hipSurfaceObject_t to, hipSurfaceObject_t from, const int* x, const int* y, int shift) {
    auto value = __ockl_image_load_2D((Descriptor)from, Int2{x[ITEM], y[ITEM]});
    __ockl_image_store_2D((Descriptor)to, Int2{x[ITEM] + shift, y[ITEM]}, value);
}

extern "C" __global__ void move3(
    hipSurfaceObject_t to, hipSurfaceObject_t from, const int* x, const int* y, const int* z, int shift) {
    auto value = __ockl_image_load_3D((Descriptor)from, Int4{x[ITEM], y[ITEM], z[ITEM], 0});
    __ockl_image_store_3D((Descriptor)to, Int4{x[ITEM] + shift, y[ITEM], z[ITEM], 0}, value);
}

extern "C" __global__ void move_layers(
    hipSurfaceObject_t to, hipSurfaceObject_t from, const int* x, const int* y, const int* layer, int shift) {
    auto value = __ockl_image_load_2Da((Descriptor)from, Int4{x[ITEM], y[ITEM], layer[ITEM], 0});
    __ockl_image_store_2Da((Descriptor)to, Int4{x[ITEM] + shift, y[ITEM], layer[ITEM], 0}, value);
}

#endif
