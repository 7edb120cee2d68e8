// The functions of AMD's extensions cl_amd_media_ops and cl_amd_media_ops2, which not every release of clang declares.
#pragma once

#define HIPKIT_OVERLOADED __attribute__((overloadable, const))
#define HIPKIT_OF_THREE(name, n) uint##n HIPKIT_OVERLOADED name(uint##n, uint##n, uint##n);
#define HIPKIT_OF_LONG_AND_WORD(name, n) ulong##n HIPKIT_OVERLOADED name(ulong##n, uint##n, ulong##n);
#define HIPKIT_UNPACKED(name, n) float##n HIPKIT_OVERLOADED name(uint##n);
#define HIPKIT_CHOSEN(name, n)                                      \
    float##n HIPKIT_OVERLOADED name(float##n, float##n, float##n);  \
    int##n HIPKIT_OVERLOADED name(int##n, int##n, int##n);          \
    uint##n HIPKIT_OVERLOADED name(uint##n, uint##n, uint##n);
#define HIPKIT_MEDIA(n)                                             \
    HIPKIT_OF_THREE(amd_bitalign, n)                                \
    HIPKIT_OF_THREE(amd_bytealign, n)                               \
    HIPKIT_OF_THREE(amd_lerp, n)                                    \
    HIPKIT_OF_THREE(amd_msad, n)                                    \
    HIPKIT_OF_THREE(amd_sad, n)                                     \
    HIPKIT_OF_THREE(amd_sadd, n)                                    \
    HIPKIT_OF_THREE(amd_sadhi, n)                                   \
    HIPKIT_OF_THREE(amd_sadw, n)                                    \
    HIPKIT_OF_LONG_AND_WORD(amd_mqsad, n)                           \
    HIPKIT_OF_LONG_AND_WORD(amd_qsad, n)                            \
    HIPKIT_UNPACKED(amd_unpack0, n)                                 \
    HIPKIT_UNPACKED(amd_unpack1, n)                                 \
    HIPKIT_UNPACKED(amd_unpack2, n)                                 \
    HIPKIT_UNPACKED(amd_unpack3, n)                                 \
    HIPKIT_CHOSEN(amd_max3, n)                                      \
    HIPKIT_CHOSEN(amd_median3, n)                                   \
    HIPKIT_CHOSEN(amd_min3, n)                                      \
    uint##n HIPKIT_OVERLOADED amd_bfm(uint##n, uint##n);            \
    int##n HIPKIT_OVERLOADED amd_bfe(int##n, uint##n, uint##n);     \
    uint##n HIPKIT_OVERLOADED amd_bfe(uint##n, uint##n, uint##n);
HIPKIT_MEDIA()
HIPKIT_MEDIA(2)
HIPKIT_MEDIA(3)
HIPKIT_MEDIA(4)
HIPKIT_MEDIA(8)
HIPKIT_MEDIA(16)
uint HIPKIT_OVERLOADED amd_pack(float4);
uint HIPKIT_OVERLOADED amd_sad4(uint4, uint4, uint);
#undef HIPKIT_MEDIA
#undef HIPKIT_CHOSEN
#undef HIPKIT_UNPACKED
#undef HIPKIT_OF_LONG_AND_WORD
#undef HIPKIT_OF_THREE
#undef HIPKIT_OVERLOADED
