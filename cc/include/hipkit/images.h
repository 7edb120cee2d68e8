// The device library's functions on images and samplers, by AMD's names. 1D, 2D, 3D, CM: a cube; Da, CMa: layers; 1Db: a buffer.
#pragma once

#include "hipkit/keywords.h"

namespace hipkit_images {
typedef float Float2 __attribute__((ext_vector_type(2)));
typedef float Float4 __attribute__((ext_vector_type(4)));
typedef int Int2 __attribute__((ext_vector_type(2)));
typedef int Int4 __attribute__((ext_vector_type(4)));
typedef unsigned __attribute__((address_space(4))) *Descriptor;
}  // namespace hipkit_images

#define HIPKIT_IMAGE extern "C" __device__ hipkit_images::Float4
#define HIPKIT_IMAGE_STORE extern "C" __device__ void
#define HIPKIT_IMAGE_FACT extern "C" __device__ int
#define HIPKIT_EACH(...) __VA_ARGS__

// Of each shape: its name, and how its coordinates are passed.
#define HIPKIT_IMAGE_ACCESSES(shape, place)                                                                                  \
    HIPKIT_IMAGE __ockl_image_load_##shape(hipkit_images::Descriptor i, HIPKIT_EACH place);                                  \
    HIPKIT_IMAGE __ockl_image_load_lod_##shape(hipkit_images::Descriptor i, HIPKIT_EACH place, int level);                   \
    HIPKIT_IMAGE_STORE __ockl_image_store_##shape(hipkit_images::Descriptor i, HIPKIT_EACH place, hipkit_images::Float4 p);  \
    HIPKIT_IMAGE_STORE __ockl_image_store_lod_##shape(hipkit_images::Descriptor i, HIPKIT_EACH place, int level,             \
                                                      hipkit_images::Float4 p);                                              \
    HIPKIT_IMAGE_FACT __ockl_image_channel_data_type_##shape(hipkit_images::Descriptor i);                                   \
    HIPKIT_IMAGE_FACT __ockl_image_channel_order_##shape(hipkit_images::Descriptor i);
HIPKIT_IMAGE_ACCESSES(1D, (int c))
HIPKIT_IMAGE_ACCESSES(1Da, (hipkit_images::Int2 c))
HIPKIT_IMAGE_ACCESSES(2D, (hipkit_images::Int2 c))
HIPKIT_IMAGE_ACCESSES(2Da, (hipkit_images::Int4 c))
HIPKIT_IMAGE_ACCESSES(3D, (hipkit_images::Int4 c))
HIPKIT_IMAGE_ACCESSES(CM, (hipkit_images::Int2 c, int face))
HIPKIT_IMAGE_ACCESSES(CMa, (hipkit_images::Int4 c, int face))
#undef HIPKIT_IMAGE_ACCESSES
HIPKIT_IMAGE __ockl_image_load_1Db(hipkit_images::Descriptor i, int c);
HIPKIT_IMAGE_STORE __ockl_image_store_1Db(hipkit_images::Descriptor i, int c, hipkit_images::Float4 p);

#define HIPKIT_IMAGE_SAMPLES(shape, Place)                                                                                  \
    HIPKIT_IMAGE __ockl_image_sample_##shape(hipkit_images::Descriptor i, hipkit_images::Descriptor s, Place c);            \
    HIPKIT_IMAGE __ockl_image_sample_lod_##shape(hipkit_images::Descriptor i, hipkit_images::Descriptor s, Place c, float level);
#define HIPKIT_IMAGE_GRADIENTS(shape, Place, Slope)                                                                         \
    HIPKIT_IMAGE_SAMPLES(shape, Place)                                                                                      \
    HIPKIT_IMAGE __ockl_image_sample_grad_##shape(hipkit_images::Descriptor i, hipkit_images::Descriptor s, Place c,        \
                                                  Slope dx, Slope dy);
HIPKIT_IMAGE_GRADIENTS(1D, float, float)
HIPKIT_IMAGE_GRADIENTS(1Da, hipkit_images::Float2, float)
HIPKIT_IMAGE_GRADIENTS(2D, hipkit_images::Float2, hipkit_images::Float2)
HIPKIT_IMAGE_GRADIENTS(2Da, hipkit_images::Float4, hipkit_images::Float2)
HIPKIT_IMAGE_GRADIENTS(3D, hipkit_images::Float4, hipkit_images::Float4)
HIPKIT_IMAGE_SAMPLES(CM, hipkit_images::Float4)
HIPKIT_IMAGE_SAMPLES(CMa, hipkit_images::Float4)
#undef HIPKIT_IMAGE_SAMPLES
#undef HIPKIT_IMAGE_GRADIENTS

#define HIPKIT_IMAGE_GATHER(channel) \
    HIPKIT_IMAGE __ockl_image_gather4##channel##_2D(hipkit_images::Descriptor i, hipkit_images::Descriptor s, hipkit_images::Float2 c);
HIPKIT_IMAGE_GATHER(r)
HIPKIT_IMAGE_GATHER(g)
HIPKIT_IMAGE_GATHER(b)
HIPKIT_IMAGE_GATHER(a)
#undef HIPKIT_IMAGE_GATHER
