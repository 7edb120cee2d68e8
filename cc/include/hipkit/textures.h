// What kernels read textures with, and read and write surfaces: by objects, and by variables of type texture.
#pragma once

#include "hip/hip_runtime_api.h"
#include "hipkit/api/structures.h"
#include "hipkit/images.h"
#include "hipkit/vector_types.h"

#if defined(__HIP_NO_IMAGE_SUPPORT) && __HIP_NO_IMAGE_SUPPORT
#define HIPKIT_ON_IMAGES __device__ __attribute__((unavailable("the GPU has no instructions for images")))
#else
#define HIPKIT_ON_IMAGES __device__
#endif

namespace hipkit_textures {
using namespace hipkit_images;

// Texels are four words; of a channel narrower than a word the lower bits count.
template <class Channel> __device__ inline Channel of_word(float word) {
    if constexpr (sizeof(Channel) < sizeof word)
        return (Channel) __builtin_bit_cast(int, word);
    else
        return __builtin_bit_cast(Channel, word);
}
template <class Channel> __device__ inline float to_word(Channel channel) {
    if constexpr (sizeof(Channel) < sizeof(float))
        return __builtin_bit_cast(float, (int)channel);
    else
        return __builtin_bit_cast(float, channel);
}
template <class T> __device__ inline T of_texel(Float4 p) {
    if constexpr (__is_arithmetic(T)) {
        return of_word<T>(p.x);
    } else {
        using Channel = typename T::value_type;
        static_assert(T::elements != 3, "texels have one, two or four channels");
        if constexpr (T::elements == 1)
            return T(of_word<Channel>(p.x));
        else if constexpr (T::elements == 2)
            return T(of_word<Channel>(p.x), of_word<Channel>(p.y));
        else
            return T(of_word<Channel>(p.x), of_word<Channel>(p.y), of_word<Channel>(p.z), of_word<Channel>(p.w));
    }
}
template <class T> __device__ inline Float4 to_texel(const T &t) {
    if constexpr (__is_arithmetic(T)) {
        return Float4{to_word(t), 0, 0, 0};
    } else {
        static_assert(T::elements != 3, "texels have one, two or four channels");
        if constexpr (T::elements == 1)
            return Float4{to_word(t.x), 0, 0, 0};
        else if constexpr (T::elements == 2)
            return Float4{to_word(t.x), to_word(t.y), 0, 0};
        else
            return Float4{to_word(t.x), to_word(t.y), to_word(t.z), to_word(t.w)};
    }
}

// What texels of type T are read as, and what a gather of them gives.
template <int count> struct Floats;
template <> struct Floats<1> { using type = float1; };
template <> struct Floats<2> { using type = float2; };
template <> struct Floats<4> { using type = float4; };
template <class Channel> struct Four;
#define HIPKIT_FOUR(Of, Of4) \
    template <> struct Four<Of> { using type = Of4; };
HIPKIT_FOUR(char, char4)
HIPKIT_FOUR(signed char, char4)
HIPKIT_FOUR(unsigned char, uchar4)
HIPKIT_FOUR(short, short4)
HIPKIT_FOUR(unsigned short, ushort4)
HIPKIT_FOUR(int, int4)
HIPKIT_FOUR(unsigned, uint4)
HIPKIT_FOUR(float, float4)
#undef HIPKIT_FOUR
template <class T, hipTextureReadMode mode, bool is_scalar = __is_arithmetic(T)> struct Read {
    using type = T;
    using gathered = typename Four<T>::type;
};
template <class T> struct Read<T, hipReadModeElementType, false> {
    using type = T;
    using gathered = typename Four<typename T::value_type>::type;
};
template <class T> struct Read<T, hipReadModeNormalizedFloat, true> {
    using type = float;
    using gathered = float4;
};
template <class T> struct Read<T, hipReadModeNormalizedFloat, false> {
    using type = typename Floats<T::elements>::type;
    using gathered = float4;
};

__device__ inline Descriptor image_of(const void *object) { return (Descriptor)object; }
__device__ inline Descriptor sampler_of(const void *object) { return (Descriptor)object + 12; }

// The texel at a byte of a row. Its size is a power of two: of the bytes of its type, and of its channels by their order.
__device__ inline int texel_at(int byte, int type, int order) {
    constexpr unsigned long long bytes_of = 0x99249644ull, channels_of = 0xaaaaa650ull;
    return byte >> (bytes_of >> 2 * type & 3) >> (channels_of >> 2 * order & 3);
}
}  // namespace hipkit_textures

#if defined(__HIP__)
#define HIPKIT_TEXTURE_REFERENCE __attribute__((device_builtin_texture_type))
#else
#define HIPKIT_TEXTURE_REFERENCE
#endif
// A variable that the host binds to memory; the runtime copies it to the device then, with its object.
template <class T, int type = hipTextureType1D, hipTextureReadMode mode = hipReadModeElementType>
struct HIPKIT_TEXTURE_REFERENCE texture : textureReference {
#ifdef __HIPCC_RTC__  // where there is no host
    texture(int = 0, hipTextureFilterMode = hipFilterModePoint, hipTextureAddressMode = hipAddressModeClamp) {}
#else
    texture(int normalized = 0, hipTextureFilterMode filter = hipFilterModePoint,
            hipTextureAddressMode address = hipAddressModeClamp)
        : texture(normalized, filter, address, hipCreateChannelDesc<T>()) {}
#endif
    texture(int normalized, hipTextureFilterMode filter, hipTextureAddressMode address, hipChannelFormatDesc channels)
        : textureReference() {
        this->normalized = normalized;
        readMode = mode;
        filterMode = filter;
        addressMode[0] = addressMode[1] = addressMode[2] = address;
        channelDesc = channels;
    }
};

#if defined(__HIP__)
// By its name each function reads from an object, into what a pointer names, and from a variable of the type of texture that
// is given. texel says how, by the descriptors of the image (i) and the sampler (s).
#define HIPKIT_BY_OBJECT(name, parameters, arguments, texel)                                                                \
    template <class T> HIPKIT_ON_IMAGES T name(hipTextureObject_t object, HIPKIT_EACH parameters) {                         \
        const hipkit_images::Descriptor i = hipkit_textures::image_of(object), s = hipkit_textures::sampler_of(object);     \
        (void)s;                                                                                                            \
        return hipkit_textures::of_texel<T>(texel);                                                                         \
    }                                                                                                                       \
    template <class T> HIPKIT_ON_IMAGES void name(T *out, hipTextureObject_t object, HIPKIT_EACH parameters) {              \
        *out = name<T>(object, HIPKIT_EACH arguments);                                                                      \
    }
#define HIPKIT_BY_REFERENCE(name, texture_type, result, parameters, texel)                                                  \
    template <class T, hipTextureReadMode mode>                                                                             \
    HIPKIT_ON_IMAGES typename hipkit_textures::Read<T, mode>::result name(texture<T, texture_type, mode> t, HIPKIT_EACH parameters) { \
        const hipkit_images::Descriptor i = hipkit_textures::image_of(t.textureObject),                                     \
                                        s = hipkit_textures::sampler_of(t.textureObject);                                   \
        (void)s;                                                                                                            \
        return hipkit_textures::of_texel<typename hipkit_textures::Read<T, mode>::result>(texel);                           \
    }
#define HIPKIT_READ(name, texture_type, parameters, arguments, texel)       \
    HIPKIT_BY_OBJECT(name, parameters, arguments, texel)                    \
    HIPKIT_BY_REFERENCE(name, texture_type, type, parameters, texel)
#define HIPKIT_2(...) (hipkit_images::Float2{__VA_ARGS__})
#define HIPKIT_4(...) (hipkit_images::Float4{__VA_ARGS__})
// One kind of texture: without a level and with one; and with gradients.
#define HIPKIT_SAMPLE(name, texture_type, shape, parameters, arguments, place)                                              \
    HIPKIT_READ(name, texture_type, parameters, arguments, __ockl_image_sample_##shape(i, s, HIPKIT_EACH place))            \
    HIPKIT_READ(name##Lod, texture_type, (HIPKIT_EACH parameters, float level), (HIPKIT_EACH arguments, level),             \
                __ockl_image_sample_lod_##shape(i, s, HIPKIT_EACH place, level))
#define HIPKIT_SAMPLE_GRADIENT(name, texture_type, shape, parameters, arguments, place, Slope, dx, dy)                      \
    HIPKIT_SAMPLE(name, texture_type, shape, parameters, arguments, place)                                                  \
    HIPKIT_READ(name##Grad, texture_type, (HIPKIT_EACH parameters, Slope dPdx, Slope dPdy), (HIPKIT_EACH arguments, dPdx, dPdy), \
                __ockl_image_sample_grad_##shape(i, s, HIPKIT_EACH place, HIPKIT_EACH dx, HIPKIT_EACH dy))

HIPKIT_READ(tex1Dfetch, hipTextureType1D, (int x), (x), __ockl_image_load_1Db(i, x))
HIPKIT_SAMPLE_GRADIENT(tex1D, hipTextureType1D, 1D, (float x), (x), (x), float, (dPdx), (dPdy))
HIPKIT_SAMPLE_GRADIENT(tex2D, hipTextureType2D, 2D, (float x, float y), (x, y), (HIPKIT_2(x, y)), float2,
                       (HIPKIT_2(dPdx.x, dPdx.y)), (HIPKIT_2(dPdy.x, dPdy.y)))
HIPKIT_SAMPLE_GRADIENT(tex3D, hipTextureType3D, 3D, (float x, float y, float z), (x, y, z), (HIPKIT_4(x, y, z, 0)), float4,
                       (HIPKIT_4(dPdx.x, dPdx.y, dPdx.z, 0)), (HIPKIT_4(dPdy.x, dPdy.y, dPdy.z, 0)))
HIPKIT_SAMPLE_GRADIENT(tex1DLayered, hipTextureType1DLayered, 1Da, (float x, int layer), (x, layer),
                       (HIPKIT_2(x, (float)layer)), float, (dPdx), (dPdy))
HIPKIT_SAMPLE_GRADIENT(tex2DLayered, hipTextureType2DLayered, 2Da, (float x, float y, int layer), (x, y, layer),
                       (HIPKIT_4(x, y, (float)layer, 0)), float2, (HIPKIT_2(dPdx.x, dPdx.y)), (HIPKIT_2(dPdy.x, dPdy.y)))
HIPKIT_SAMPLE(texCubemap, hipTextureTypeCubemap, CM, (float x, float y, float z), (x, y, z), (HIPKIT_4(x, y, z, 0)))
HIPKIT_SAMPLE(texCubemapLayered, hipTextureTypeCubemapLayered, CMa, (float x, float y, float z, int layer), (x, y, z, layer),
              (HIPKIT_4(x, y, z, (float)layer)))

namespace hipkit_textures {
// A channel of the four texels around a place, counted from 0.
__device__ inline Float4 gathered(Descriptor i, Descriptor s, Float2 c, int channel) {
    switch (channel) {
    case 0: return __ockl_image_gather4r_2D(i, s, c);
    case 1: return __ockl_image_gather4g_2D(i, s, c);
    case 2: return __ockl_image_gather4b_2D(i, s, c);
    default: return __ockl_image_gather4a_2D(i, s, c);
    }
}
}  // namespace hipkit_textures
// As AMD's headers have it: of objects 1 is the first channel, and what is none of 1 to 3 the last; of variables 0 is the first.
HIPKIT_BY_OBJECT(tex2Dgather, (float x, float y, int comp = 0), (x, y, comp),
                 hipkit_textures::gathered(i, s, HIPKIT_2(x, y), comp >= 1 && comp <= 3 ? comp - 1 : 3))
HIPKIT_BY_REFERENCE(tex2Dgather, hipTextureType2D, gathered, (float x, float y, int comp = 0),
                    hipkit_textures::gathered(i, s, HIPKIT_2(x, y), comp >= 1 && comp <= 3 ? comp : 0))

// x counts bytes; what is outside is read as 0 and not written, whatever mode is asked for.
#define HIPKIT_SURFACE(name, shape, parameters, place)                                                                      \
    template <class T>                                                                                                      \
    HIPKIT_ON_IMAGES void name##read(T *out, hipSurfaceObject_t surface, HIPKIT_EACH parameters, int = hipBoundaryModeZero) { \
        const hipkit_images::Descriptor i = hipkit_textures::image_of(surface);                                             \
        x = hipkit_textures::texel_at(x, __ockl_image_channel_data_type_##shape(i), __ockl_image_channel_order_##shape(i)); \
        *out = hipkit_textures::of_texel<T>(__ockl_image_load_##shape(i, HIPKIT_EACH place));                               \
    }                                                                                                                       \
    template <class T>                                                                                                      \
    HIPKIT_ON_IMAGES void name##write(T value, hipSurfaceObject_t surface, HIPKIT_EACH parameters, int = hipBoundaryModeZero) { \
        const hipkit_images::Descriptor i = hipkit_textures::image_of(surface);                                             \
        x = hipkit_textures::texel_at(x, __ockl_image_channel_data_type_##shape(i), __ockl_image_channel_order_##shape(i)); \
        __ockl_image_store_##shape(i, HIPKIT_EACH place, hipkit_textures::to_texel(value));                                 \
    }
#define HIPKIT_INT_2(...) (hipkit_images::Int2{__VA_ARGS__})
#define HIPKIT_INT_4(...) (hipkit_images::Int4{__VA_ARGS__})
HIPKIT_SURFACE(surf1D, 1D, (int x), (x))
HIPKIT_SURFACE(surf2D, 2D, (int x, int y), (HIPKIT_INT_2(x, y)))
HIPKIT_SURFACE(surf3D, 3D, (int x, int y, int z), (HIPKIT_INT_4(x, y, z, 0)))
HIPKIT_SURFACE(surf1DLayered, 1Da, (int x, int layer), (HIPKIT_INT_2(x, layer)))
HIPKIT_SURFACE(surf2DLayered, 2Da, (int x, int y, int layer), (HIPKIT_INT_4(x, y, layer, 0)))
HIPKIT_SURFACE(surfCubemap, CM, (int x, int y, int face), (HIPKIT_INT_2(x, y), face))
HIPKIT_SURFACE(surfCubemapLayered, CMa, (int x, int y, int face, int layer), (HIPKIT_INT_4(x, y, layer, 0), face))
#undef HIPKIT_SURFACE
#undef HIPKIT_INT_2
#undef HIPKIT_INT_4
#undef HIPKIT_2
#undef HIPKIT_4
#undef HIPKIT_SAMPLE
#undef HIPKIT_SAMPLE_GRADIENT
#undef HIPKIT_READ
#undef HIPKIT_BY_OBJECT
#undef HIPKIT_BY_REFERENCE
#endif
