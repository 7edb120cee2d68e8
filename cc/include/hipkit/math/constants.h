// Numbers as the sum of several, each of which is the rounded rest of the ones before.
// Made by tools/math_tables.py.
#pragma once

#include "hipkit/keywords.h"

namespace hipkit_math {
template <class T> struct Constants;
template <> struct Constants<float> {
    static constexpr float ln2_short = 0x1.62e4000000000p-1f, ln2_rest = 0x1.7f7d1c0000000p-20f;
    static constexpr float ln2 = 0x1.62e4300000000p-1f, ln2_2 = -0x1.05c6100000000p-29f, ln2_3 = -0x1.950d880000000p-54f;
    static constexpr float ln10 = 0x1.26bb1c0000000p+1f, ln10_2 = -0x1.12aaba0000000p-25f, ln10_3 = -0x1.3e915a0000000p-50f;
    static constexpr float log2_of_e = 0x1.7154760000000p+0f, log2_of_e_2 = 0x1.4ae0c00000000p-26f, log2_of_e_3 = -0x1.e888300000000p-52f;
    static constexpr float log10_of_e = 0x1.bcb7b20000000p-2f, log10_of_e_2 = -0x1.5b235e0000000p-27f, log10_of_e_3 = -0x1.cd59540000000p-54f;
    static constexpr float log10_of_2_short = 0x1.3440000000000p-2f, log10_of_2_rest = 0x1.3509f80000000p-18f;
    static constexpr float log10_of_2 = 0x1.3441360000000p-2f, log10_of_2_2 = -0x1.ec10c00000000p-27f, log10_of_2_3 = -0x1.0cee0e0000000p-54f;
    static constexpr float log2_of_10 = 0x1.a934f00000000p+1f, log2_of_10_2 = 0x1.2f346e0000000p-24f, log2_of_10_3 = 0x1.5fc9260000000p-51f;
    static constexpr float pi = 0x1.921fb60000000p+1f, pi_2 = -0x1.777a5c0000000p-24f, pi_3 = -0x1.ee59da0000000p-49f;
    static constexpr float half_pi = 0x1.921fb60000000p+0f, half_pi_2 = -0x1.777a5c0000000p-25f, half_pi_3 = -0x1.ee59da0000000p-50f;
    static constexpr float two_over_pi = 0x1.45f3060000000p-1f, two_over_pi_2 = 0x1.b939100000000p-26f, two_over_pi_3 = 0x1.529fc20000000p-52f;
    static constexpr float third = 0x1.5555560000000p-2f, third_2 = -0x1.5555560000000p-27f, third_3 = 0x1.5555560000000p-52f;
    static constexpr float atan_of_half = 0x1.dac6700000000p-2f, atan_of_half_2 = 0x1.586ed40000000p-28f, atan_of_half_3 = -0x1.2ea4060000000p-55f;
    static constexpr float quarter_pi = 0x1.921fb60000000p-1f, quarter_pi_2 = -0x1.777a5c0000000p-26f, quarter_pi_3 = -0x1.ee59da0000000p-51f;
    static constexpr float euler_less_ln2 = -0x1.dadb020000000p-4f, euler_less_ln2_2 = 0x1.757c2a0000000p-29f, euler_less_ln2_3 = -0x1.037c120000000p-55f;
    static constexpr float one_less_euler = 0x1.b0ee600000000p-2f, one_less_euler_2 = 0x1.c824f40000000p-28f, one_less_euler_3 = -0x1.e934700000000p-54f;
    static constexpr float half_log_2pi = 0x1.d67f1c0000000p-1f, half_log_2pi_2 = 0x1.0c97d60000000p-26f, half_log_2pi_3 = 0x1.29a4a60000000p-51f;
    static constexpr float two_over_root_pi = 0x1.20dd760000000p+0f, two_over_root_pi_2 = -0x1.f7ac920000000p-25f, two_over_root_pi_3 = -0x1.7728e20000000p-51f;
    static constexpr float root_half = 0x1.6a09e60000000p-1f, root_half_2 = 0x1.9fcef40000000p-27f, root_half_3 = -0x1.b7ba680000000p-52f;
    static constexpr float j0_zero_1 = 0x1.33d1520000000p+1f, j0_zero_1_2 = 0x1.d2e3680000000p-24f, j0_zero_1_3 = -0x1.0f539e0000000p-53f;
    static constexpr float j0_zero_2 = 0x1.6148f60000000p+2f, j0_zero_2_2 = -0x1.34f46e0000000p-24f, j0_zero_2_3 = -0x1.7457d60000000p-49f;
    static constexpr float j0_zero_3 = 0x1.14eb560000000p+3f, j0_zero_3_2 = 0x1.999bda0000000p-22f, j0_zero_3_3 = -0x1.8a8cb80000000p-47f;
    static constexpr float j1_zero_1 = 0x1.ea75580000000p+1f, j1_zero_1_2 = -0x1.4a121e0000000p-24f, j1_zero_1_3 = -0x1.d601560000000p-49f;
    static constexpr float j1_zero_2 = 0x1.c0ff600000000p+2f, j1_zero_2_2 = -0x1.8971b60000000p-23f, j1_zero_2_3 = -0x1.b226da0000000p-54f;
    static constexpr float j1_zero_3 = 0x1.458d0e0000000p+3f, j1_zero_3_2 = -0x1.e8407a0000000p-22f, j1_zero_3_3 = -0x1.afd9f00000000p-47f;
    static constexpr float y0_zero_1 = 0x1.c982ec0000000p-1f, y0_zero_1_2 = -0x1.cafa060000000p-27f, y0_zero_1_3 = 0x1.1ea9d20000000p-52f;
    static constexpr float y0_zero_2 = 0x1.fa95340000000p+1f, y0_zero_2_2 = 0x1.b30ad40000000p-24f, y0_zero_2_3 = -0x1.0f83580000000p-49f;
    static constexpr float y0_zero_3 = 0x1.c581dc0000000p+2f, y0_zero_3_2 = 0x1.39c8400000000p-24f, y0_zero_3_3 = 0x1.73445a0000000p-49f;
    static constexpr float y1_zero_1 = 0x1.193bee0000000p+1f, y1_zero_1_2 = -0x1.6401b80000000p-24f, y1_zero_1_3 = 0x1.72170e0000000p-50f;
    static constexpr float y1_zero_2 = 0x1.5b7fe40000000p+2f, y1_zero_2_2 = 0x1.d0f6060000000p-23f, y1_zero_2_3 = -0x1.8806120000000p-50f;
    static constexpr float y1_zero_3 = 0x1.13127a0000000p+3f, y1_zero_3_2 = 0x1.cc2d360000000p-22f, y1_zero_3_3 = 0x1.0a3ce60000000p-47f;
};
template <> struct Constants<double> {
    static constexpr double ln2_short = 0x1.62e42fefa4000p-1, ln2_rest = -0x1.8432a1b0e2634p-43;
    static constexpr double ln2 = 0x1.62e42fefa39efp-1, ln2_2 = 0x1.abc9e3b39803fp-56, ln2_3 = 0x1.7b57a079a1934p-111;
    static constexpr double ln10 = 0x1.26bb1bbb55516p+1, ln10_2 = -0x1.f48ad494ea3e9p-53, ln10_3 = -0x1.9ebae3ae0260cp-107;
    static constexpr double log2_of_e = 0x1.71547652b82fep+0, log2_of_e_2 = 0x1.777d0ffda0d24p-56, log2_of_e_3 = -0x1.60bb8a5442ab9p-110;
    static constexpr double log10_of_e = 0x1.bcb7b1526e50ep-2, log10_of_e_2 = 0x1.95355baaafad3p-57, log10_of_e_3 = 0x1.ee191f71a3012p-112;
    static constexpr double log10_of_2_short = 0x1.34413509f8000p-2, log10_of_2_rest = -0x1.80433b83b532ap-44;
    static constexpr double log10_of_2 = 0x1.34413509f79ffp-2, log10_of_2_2 = -0x1.9dc1da994fd21p-59, log10_of_2_3 = 0x1.22f04d5a618a8p-114;
    static constexpr double log2_of_10 = 0x1.a934f0979a371p+1, log2_of_10_2 = 0x1.7f2495fb7fa6dp-53, log2_of_10_3 = 0x1.fb699b2d8abfcp-107;
    static constexpr double pi = 0x1.921fb54442d18p+1, pi_2 = 0x1.1a62633145c07p-53, pi_3 = -0x1.f1976b7ed8fbcp-109;
    static constexpr double half_pi = 0x1.921fb54442d18p+0, half_pi_2 = 0x1.1a62633145c07p-54, half_pi_3 = -0x1.f1976b7ed8fbcp-110;
    static constexpr double two_over_pi = 0x1.45f306dc9c883p-1, two_over_pi_2 = -0x1.6b01ec5417056p-55, two_over_pi_3 = -0x1.6447e493ad4cep-109;
    static constexpr double third = 0x1.5555555555555p-2, third_2 = 0x1.5555555555555p-56, third_3 = 0x1.5555555555555p-110;
    static constexpr double atan_of_half = 0x1.dac670561bb4fp-2, atan_of_half_2 = 0x1.a2b7f222f65e2p-56, atan_of_half_3 = -0x1.5cbf247afa9e3p-111;
    static constexpr double quarter_pi = 0x1.921fb54442d18p-1, quarter_pi_2 = 0x1.1a62633145c07p-55, quarter_pi_3 = -0x1.f1976b7ed8fbcp-111;
    static constexpr double euler_less_ln2 = -0x1.dadb014541eb2p-4, euler_less_ln2_2 = -0x1.be095d05c0a81p-62, euler_less_ln2_3 = 0x1.4a760db891484p-116;
    static constexpr double one_less_euler = 0x1.b0ee6072093cep-2, one_less_euler_2 = 0x1.6cb90701fbfabp-58, one_less_euler_3 = 0x1.34a95e3133c51p-112;
    static constexpr double half_log_2pi = 0x1.d67f1c864beb5p-1, half_log_2pi_2 = -0x1.65b5a1b7ff5dfp-55, half_log_2pi_3 = -0x1.b7f70c13dc1ccp-110;
    static constexpr double two_over_root_pi = 0x1.20dd750429b6dp+0, two_over_root_pi_2 = 0x1.1ae3a914fed80p-56, two_over_root_pi_3 = -0x1.3cbbebf65f145p-111;
    static constexpr double root_half = 0x1.6a09e667f3bcdp-1, root_half_2 = -0x1.bdd3413b26456p-55, root_half_3 = 0x1.57d3e3adec175p-109;
    static constexpr double j0_zero_1 = 0x1.33d152e971b40p+1, j0_zero_1_2 = -0x1.0f539d7da258ep-53, j0_zero_1_3 = -0x1.646effa90e9e4p-107;
    static constexpr double j0_zero_2 = 0x1.6148f5b2c2e45p+2, j0_zero_2_2 = 0x1.75054cd60a517p-54, j0_zero_2_3 = -0x1.2c78a130dfed1p-112;
    static constexpr double j0_zero_3 = 0x1.14eb56cccdecap+3, j0_zero_3_2 = -0x1.51970714c7c25p-52, j0_zero_3_3 = -0x1.3d1debae8c3cfp-107;
    static constexpr double j1_zero_1 = 0x1.ea75575af6f09p+1, j1_zero_1_2 = -0x1.60155a9d1b256p-53, j1_zero_1_3 = -0x1.fb72b16a8f55ep-108;
    static constexpr double j1_zero_2 = 0x1.c0ff5f3b47250p+2, j1_zero_2_2 = -0x1.b226d9d243827p-54, j1_zero_2_3 = -0x1.3ceb4a3a76e2cp-109;
    static constexpr double j1_zero_3 = 0x1.458d0d0bdfc29p+3, j1_zero_3_2 = 0x1.02610a51562b6p-51, j1_zero_3_3 = 0x1.2b2309fae859bp-105;
    static constexpr double y0_zero_1 = 0x1.c982eb8d417eap-1, y0_zero_1_2 = 0x1.ea9d270347f83p-56, y0_zero_1_3 = -0x1.2c2f4d6e99a1fp-112;
    static constexpr double y0_zero_2 = 0x1.fa9534d98569cp+1, y0_zero_2_2 = -0x1.f06ae7804384ep-54, y0_zero_2_3 = 0x1.a02d2e779d6a4p-109;
    static constexpr double y0_zero_3 = 0x1.c581dc4e72103p+2, y0_zero_3_2 = -0x1.9774a495f56cfp-54, y0_zero_3_3 = 0x1.acc2b9cf914d1p-113;
    static constexpr double y1_zero_1 = 0x1.193bed4dff243p+1, y1_zero_1_2 = -0x1.bd1e50d219bfdp-55, y1_zero_1_3 = -0x1.eaabce933bf64p-114;
    static constexpr double y1_zero_2 = 0x1.5b7fe4e87b02ep+2, y1_zero_2_2 = 0x1.dfe7bac228e8cp-52, y1_zero_2_3 = -0x1.11f731cc08f30p-108;
    static constexpr double y1_zero_3 = 0x1.13127ae6169b4p+3, y1_zero_3_2 = 0x1.479cc068d9046p-52, y1_zero_3_3 = 0x1.b7d6c9367e7b0p-106;
};
// The bits of 2/pi, those of greatest weight first, after 32 zeros.
static constexpr __constant__ unsigned two_over_pi_bits[39] = {0, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u,
        0xdb629599u, 0x3c439041u, 0xfe5163abu, 0xdebbc561u, 0xb7246e3au, 0x424dd2e0u, 0x06492eeau, 0x09d1921cu,
        0xfe1deb1cu, 0xb129a73eu, 0xe88235f5u, 0x2ebb4484u, 0xe99c7026u, 0xb45f7e41u, 0x3991d639u, 0x835339f4u,
        0x9c845f8bu, 0xbdf9283bu, 0x1ff897ffu, 0xde05980fu, 0xef2f118bu, 0x5a0a6d1fu, 0x6d367ecfu, 0x27cb09b7u,
        0x4f463f66u, 0x9e5fea2du, 0x7527bac7u, 0xebe5f17bu, 0x3d0739f7u, 0x8a5292eau, 0x6bfb5fb1u, 0x1f8d5d08u,
        0x56033046u, 0xfc7b6babu};
}  // namespace hipkit_math
