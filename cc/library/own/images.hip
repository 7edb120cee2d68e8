// Images and samplers: LLVM's intrinsics of image instructions, by AMD's names.
//
// An image's descriptor has eight words for the hardware, and behind them what its owner noted: its type, its order of
// channels, its width. A sampler's has four.
#include "hip/hip_runtime.h"

using namespace hipkit_images;

// From the release on that has builtins for images, names of intrinsics end in the types of descriptors too.
#if __has_builtin(__builtin_amdgcn_image_load_2d_v4f32_i32)
#define HIPKIT_OF_IMAGE ".v8i32"
#define HIPKIT_OF_SAMPLED ".v8i32.v4i32"
#else
#define HIPKIT_OF_IMAGE ""
#define HIPKIT_OF_SAMPLED ""
#endif
// gfx90a has no instructions for a level of its own.
#ifdef __gfx90a__
#define HIPKIT_SAMPLE "llvm.amdgcn.image.sample."
#else
#define HIPKIT_SAMPLE "llvm.amdgcn.image.sample.lz."
#endif

namespace {
typedef int Int8 __attribute__((ext_vector_type(8)));

enum Noted { height_word = 2, depth_word = 4, type_word = 8, order_word, width_word };

__device__ inline Int8 image(Descriptor i) { return *(__attribute__((address_space(4))) Int8 *)i; }
__device__ inline Int4 sampler(Descriptor s) { return *(__attribute__((address_space(4))) Int4 *)s; }

// A sampler that takes the nearest texel gets the beginning of a texel: what the hardware rounds does not cross into another.
__device__ inline float at_texel(float x, float size) { return __builtin_floorf(x * size) * __builtin_amdgcn_rcpf(size); }
__device__ inline Float4 placed(Descriptor i, Descriptor s, Float4 c) {
    if (s[2] >> 20 & 1)
        return c;
    const bool is_normalized = !(s[0] >> 15 & 1);
    c.x = at_texel(c.x, is_normalized ? i[width_word] : 1.0f);
    c.y = at_texel(c.y, is_normalized ? (i[height_word] >> 14 & 0x3fff) + 1 : 1.0f);
    c.z = at_texel(c.z, is_normalized ? (i[depth_word] & 0x1fff) + 1 : 1.0f);
    return c;
}

// Of a direction: where it meets its face, and which face that is; layers are eight faces apart.
__device__ inline Float4 on_cube(Float4 c, float layer) {
    const float by = __builtin_amdgcn_rcpf(__builtin_amdgcn_cubema(c.x, c.y, c.z));
    const float face = __builtin_amdgcn_cubeid(c.x, c.y, c.z);
    return {__builtin_fmaf(__builtin_amdgcn_cubesc(c.x, c.y, c.z), by, 0.5f),
            __builtin_fmaf(__builtin_amdgcn_cubetc(c.x, c.y, c.z), by, 0.5f), __builtin_fmaf(layer, 8.0f, face), 0};
}
}  // namespace

// shape and LLVM's name of it; a coordinate's types; parameters; and what the instruction gets.
#define HIPKIT_IMAGE_ACCESSES(shape, name, types, parameters, arguments)                                                       \
    HIPKIT_IMAGE hipkit_load_##shape(int, HIPKIT_EACH types, Int8, int, int)                                                   \
        __asm("llvm.amdgcn.image.load." name ".v4f32.i32" HIPKIT_OF_IMAGE);                                                    \
    HIPKIT_IMAGE hipkit_load_mip_##shape(int, HIPKIT_EACH types, int, Int8, int, int)                                          \
        __asm("llvm.amdgcn.image.load.mip." name ".v4f32.i32" HIPKIT_OF_IMAGE);                                                \
    HIPKIT_IMAGE_STORE hipkit_store_##shape(Float4, int, HIPKIT_EACH types, Int8, int, int)                                    \
        __asm("llvm.amdgcn.image.store." name ".v4f32.i32" HIPKIT_OF_IMAGE);                                                   \
    HIPKIT_IMAGE_STORE hipkit_store_mip_##shape(Float4, int, HIPKIT_EACH types, int, Int8, int, int)                           \
        __asm("llvm.amdgcn.image.store.mip." name ".v4f32.i32" HIPKIT_OF_IMAGE);                                               \
    HIPKIT_IMAGE __ockl_image_load_##shape(Descriptor i, HIPKIT_EACH parameters) {                                             \
        return hipkit_load_##shape(15, HIPKIT_EACH arguments, image(i), 0, 0);                                                 \
    }                                                                                                                          \
    HIPKIT_IMAGE __ockl_image_load_lod_##shape(Descriptor i, HIPKIT_EACH parameters, int level) {                              \
        return hipkit_load_mip_##shape(15, HIPKIT_EACH arguments, level, image(i), 0, 0);                                      \
    }                                                                                                                          \
    HIPKIT_IMAGE_STORE __ockl_image_store_##shape(Descriptor i, HIPKIT_EACH parameters, Float4 p) {                            \
        hipkit_store_##shape(p, 15, HIPKIT_EACH arguments, image(i), 0, 0);                                                    \
    }                                                                                                                          \
    HIPKIT_IMAGE_STORE __ockl_image_store_lod_##shape(Descriptor i, HIPKIT_EACH parameters, int level, Float4 p) {             \
        hipkit_store_mip_##shape(p, 15, HIPKIT_EACH arguments, level, image(i), 0, 0);                                         \
    }                                                                                                                          \
    HIPKIT_IMAGE_FACT __ockl_image_channel_data_type_##shape(Descriptor i) { return i[type_word]; }                            \
    HIPKIT_IMAGE_FACT __ockl_image_channel_order_##shape(Descriptor i) { return i[order_word]; }
HIPKIT_IMAGE_ACCESSES(1D, "1d", (int), (int c), (c))
HIPKIT_IMAGE_ACCESSES(1Da, "1darray", (int, int), (Int2 c), (c.x, c.y))
HIPKIT_IMAGE_ACCESSES(2D, "2d", (int, int), (Int2 c), (c.x, c.y))
HIPKIT_IMAGE_ACCESSES(2Da, "2darray", (int, int, int), (Int4 c), (c.x, c.y, c.z))
HIPKIT_IMAGE_ACCESSES(3D, "3d", (int, int, int), (Int4 c), (c.x, c.y, c.z))
HIPKIT_IMAGE_ACCESSES(CM, "cube", (int, int, int), (Int2 c, int face), (c.x, c.y, face))
// It may not be declared once more by the same name of LLVM's, so that a cube's layers are faces of a cube.
#define HIPKIT_FACE Int2{c.x, c.y}, c.z * 6 + face
HIPKIT_IMAGE __ockl_image_load_CMa(Descriptor i, Int4 c, int face) { return __ockl_image_load_CM(i, HIPKIT_FACE); }
HIPKIT_IMAGE __ockl_image_load_lod_CMa(Descriptor i, Int4 c, int face, int level) {
    return __ockl_image_load_lod_CM(i, HIPKIT_FACE, level);
}
HIPKIT_IMAGE_STORE __ockl_image_store_CMa(Descriptor i, Int4 c, int face, Float4 p) { __ockl_image_store_CM(i, HIPKIT_FACE, p); }
HIPKIT_IMAGE_STORE __ockl_image_store_lod_CMa(Descriptor i, Int4 c, int face, int level, Float4 p) {
    __ockl_image_store_lod_CM(i, HIPKIT_FACE, level, p);
}
HIPKIT_IMAGE_FACT __ockl_image_channel_data_type_CMa(Descriptor i) { return i[type_word]; }
HIPKIT_IMAGE_FACT __ockl_image_channel_order_CMa(Descriptor i) { return i[order_word]; }

HIPKIT_IMAGE hipkit_load_buffer(Int4, int, int, int, int) __asm("llvm.amdgcn.struct.buffer.load.format.v4f32");
HIPKIT_IMAGE_STORE hipkit_store_buffer(Float4, Int4, int, int, int, int) __asm("llvm.amdgcn.struct.buffer.store.format.v4f32");
HIPKIT_IMAGE __ockl_image_load_1Db(Descriptor i, int c) { return hipkit_load_buffer(sampler(i), c, 0, 0, 0); }
HIPKIT_IMAGE_STORE __ockl_image_store_1Db(Descriptor i, int c, Float4 p) { hipkit_store_buffer(p, sampler(i), c, 0, 0, 0); }

#define HIPKIT_SAMPLED Int8, Int4, bool, int, int
#define HIPKIT_SAMPLED_BY image(i), sampler(s), false, 0, 0
// arguments are made of p, where it is read from; those of a level, which the hardware rounds itself, of c.
#define HIPKIT_IMAGE_SAMPLES(shape, name, types, Place, place, arguments)                                                      \
    HIPKIT_IMAGE hipkit_sample_##shape(int, HIPKIT_EACH types, HIPKIT_SAMPLED) __asm(HIPKIT_SAMPLE name ".v4f32.f32" HIPKIT_OF_SAMPLED); \
    HIPKIT_IMAGE hipkit_sample_l_##shape(int, HIPKIT_EACH types, float, HIPKIT_SAMPLED)                                        \
        __asm("llvm.amdgcn.image.sample.l." name ".v4f32.f32" HIPKIT_OF_SAMPLED);                                              \
    HIPKIT_IMAGE __ockl_image_sample_##shape(Descriptor i, Descriptor s, Place c) {                                            \
        const Float4 p = placed(i, s, place);                                                                                  \
        return hipkit_sample_##shape(15, HIPKIT_EACH arguments, HIPKIT_SAMPLED_BY);                                            \
    }                                                                                                                          \
    HIPKIT_IMAGE __ockl_image_sample_lod_##shape(Descriptor i, Descriptor s, Place c, float level) {                           \
        const Float4 p = place;                                                                                                \
        return hipkit_sample_l_##shape(15, HIPKIT_EACH arguments, level, HIPKIT_SAMPLED_BY);                                   \
    }
#define HIPKIT_IMAGE_GRADIENTS(shape, name, types, Place, place, arguments, Slope, slope_types, slopes)                        \
    HIPKIT_IMAGE_SAMPLES(shape, name, types, Place, place, arguments)                                                          \
    HIPKIT_IMAGE hipkit_sample_d_##shape(int, HIPKIT_EACH slope_types, HIPKIT_EACH types, HIPKIT_SAMPLED)                      \
        __asm("llvm.amdgcn.image.sample.d." name ".v4f32.f32.f32" HIPKIT_OF_SAMPLED);                                          \
    HIPKIT_IMAGE __ockl_image_sample_grad_##shape(Descriptor i, Descriptor s, Place c, Slope dx, Slope dy) {                   \
        const Float4 p = placed(i, s, place);                                                                                  \
        return hipkit_sample_d_##shape(15, HIPKIT_EACH slopes, HIPKIT_EACH arguments, HIPKIT_SAMPLED_BY);                      \
    }
#define HIPKIT_LAYER(c) __builtin_rintf(c)
HIPKIT_IMAGE_GRADIENTS(1D, "1d", (float), float, (Float4{c, 0, 0, 0}), (p.x), float, (float, float), (dx, dy))
HIPKIT_IMAGE_GRADIENTS(1Da, "1darray", (float, float), Float2, (Float4{c.x, 0, 0, 0}), (p.x, HIPKIT_LAYER(c.y)), float,
                       (float, float), (dx, dy))
HIPKIT_IMAGE_GRADIENTS(2D, "2d", (float, float), Float2, (Float4{c.x, c.y, 0, 0}), (p.x, p.y), Float2,
                       (float, float, float, float), (dx.x, dx.y, dy.x, dy.y))
HIPKIT_IMAGE_GRADIENTS(2Da, "2darray", (float, float, float), Float4, c, (p.x, p.y, HIPKIT_LAYER(c.z)), Float2,
                       (float, float, float, float), (dx.x, dx.y, dy.x, dy.y))
HIPKIT_IMAGE_GRADIENTS(3D, "3d", (float, float, float), Float4, c, (p.x, p.y, p.z), Float4,
                       (float, float, float, float, float, float), (dx.x, dx.y, dx.z, dy.x, dy.y, dy.z))

#define HIPKIT_CUBE_SAMPLES(shape, layer)                                                                                      \
    HIPKIT_IMAGE __ockl_image_sample_##shape(Descriptor i, Descriptor s, Float4 c) {                                           \
        const Float4 p = on_cube(c, layer);                                                                                    \
        return hipkit_sample_cube(15, p.x, p.y, p.z, HIPKIT_SAMPLED_BY);                                                       \
    }                                                                                                                          \
    HIPKIT_IMAGE __ockl_image_sample_lod_##shape(Descriptor i, Descriptor s, Float4 c, float level) {                          \
        const Float4 p = on_cube(c, layer);                                                                                    \
        return hipkit_sample_l_cube(15, p.x, p.y, p.z, level, HIPKIT_SAMPLED_BY);                                              \
    }
HIPKIT_IMAGE hipkit_sample_cube(int, float, float, float, HIPKIT_SAMPLED) __asm(HIPKIT_SAMPLE "cube.v4f32.f32" HIPKIT_OF_SAMPLED);
HIPKIT_IMAGE hipkit_sample_l_cube(int, float, float, float, float, HIPKIT_SAMPLED)
    __asm("llvm.amdgcn.image.sample.l.cube.v4f32.f32" HIPKIT_OF_SAMPLED);
HIPKIT_CUBE_SAMPLES(CM, 0.0f)
HIPKIT_CUBE_SAMPLES(CMa, HIPKIT_LAYER(c.w))

HIPKIT_IMAGE hipkit_gather(int, float, float, HIPKIT_SAMPLED) __asm("llvm.amdgcn.image.gather4.lz.2d.v4f32.f32" HIPKIT_OF_SAMPLED);
#define HIPKIT_IMAGE_GATHER(channel, bit)                                                                     \
    HIPKIT_IMAGE __ockl_image_gather4##channel##_2D(Descriptor i, Descriptor s, Float2 c) {                   \
        const Float4 p = placed(i, s, Float4{c.x, c.y, 0, 0});                                                \
        return hipkit_gather(bit, p.x, p.y, HIPKIT_SAMPLED_BY);                                               \
    }
HIPKIT_IMAGE_GATHER(r, 1)
HIPKIT_IMAGE_GATHER(g, 2)
HIPKIT_IMAGE_GATHER(b, 4)
HIPKIT_IMAGE_GATHER(a, 8)
