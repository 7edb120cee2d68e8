// The polynomials that approximate functions.
// Made by tools/math_tables.py.
#pragma once

#include "hipkit/math/format.h"

namespace hipkit_math {
// (e^x - 1 - x - x^2/2) / x^3 for -0.36 <= x <= 0.36, with a relative error of 2^-29.6.
__device__ inline float exp_tail(float x) {
    return polynomial(x, 0x1.5555560000000p-3f, 0x1.5555560000000p-5f, 0x1.1110da0000000p-7f, 0x1.6c16940000000p-10f,
        0x1.a13a000000000p-13f, 0x1.a1005a0000000p-16f);
}
// (e^x - 1 - x - x^2/2) / x^3 for -0.36 <= x <= 0.36, with a relative error of 2^-59.9.
__device__ inline double exp_tail(double x) {
    return polynomial(x, 0x1.5555555555555p-3, 0x1.5555555555556p-5, 0x1.1111111111111p-7, 0x1.6c16c16c15f8cp-10,
        0x1.a01a01a01996ap-13, 0x1.a01a01a891b63p-16, 0x1.71de3a59f05eep-19, 0x1.27e4d623177bap-22,
        0x1.ae642eaf487cep-26, 0x1.1f7d88cffb759p-29, 0x1.61bdefdbe120fp-33);
}
// (atanh(s)/s - 1 - z/3) / z^2, s = sqrt(z) for 0 <= x <= 0.0297, with a relative error of 2^-28.6.
__device__ inline float log_tail(float x) {
    return polynomial(x, 0x1.99999a0000000p-3f, 0x1.2492900000000p-3f, 0x1.c6bf3e0000000p-4f, 0x1.87c3420000000p-4f);
}
// (atanh(s)/s - 1 - z/3) / z^2, s = sqrt(z) for 0 <= x <= 0.0297, with a relative error of 2^-57.5.
__device__ inline double log_tail(double x) {
    return polynomial(x, 0x1.999999999999ap-3, 0x1.249249249252bp-3, 0x1.c71c71c6e7e1dp-4, 0x1.745d177d01f5bp-4,
        0x1.3b1394d07ed9bp-4, 0x1.1118fe612646cp-4, 0x1.df716fa0911ddp-5, 0x1.e0a496c5b36c8p-5);
}
// (sin(r)/r - 1) / z, r = sqrt(z) for 0 <= x <= 0.65, with a relative error of 2^-32.1.
__device__ inline float sin_tail(float x) {
    return polynomial(x, -0x1.5555560000000p-3f, 0x1.11110e0000000p-7f, -0x1.a012f40000000p-13f, 0x1.6d85980000000p-19f);
}
// (sin(r)/r - 1) / z, r = sqrt(z) for 0 <= x <= 0.65, with a relative error of 2^-63.1.
__device__ inline double sin_tail(double x) {
    return polynomial(x, -0x1.5555555555555p-3, 0x1.1111111111110p-7, -0x1.a01a01a019729p-13, 0x1.71de3a54224cfp-19,
        -0x1.ae6453a979077p-26, 0x1.61212dcbde616p-33, -0x1.aae92fdbfb94cp-41);
}
// (cos(r) - 1 + z/2) / z^2, r = sqrt(z) for 0 <= x <= 0.65, with a relative error of 2^-33.7.
__device__ inline float cos_tail(float x) {
    return polynomial(x, 0x1.5555560000000p-5f, -0x1.6c16be0000000p-10f, 0x1.a0154e0000000p-16f,
        -0x1.24fea00000000p-22f);
}
// (cos(r) - 1 + z/2) / z^2, r = sqrt(z) for 0 <= x <= 0.65, with a relative error of 2^-65.3.
__device__ inline double cos_tail(double x) {
    return polynomial(x, 0x1.5555555555555p-5, -0x1.6c16c16c16c16p-10, 0x1.a01a01a019c20p-16, -0x1.27e4fb76f7225p-22,
        0x1.1eed8dbcc1badp-29, -0x1.939471c5c9126p-37, 0x1.ab4edd2a36bd2p-45);
}
// (atan(x)/x - 1) / z, x = sqrt(z) for 0 <= x <= 0.195, with a relative error of 2^-28.2.
__device__ inline float atan_tail(float x) {
    return polynomial(x, -0x1.5555560000000p-2f, 0x1.9999620000000p-3f, -0x1.2485520000000p-3f, 0x1.c4d6920000000p-4f,
        -0x1.5cc4d00000000p-4f, 0x1.87cdba0000000p-5f);
}
// (atan(x)/x - 1) / z, x = sqrt(z) for 0 <= x <= 0.195, with a relative error of 2^-60.5.
__device__ inline double atan_tail(double x) {
    return polynomial(x, -0x1.5555555555555p-2, 0x1.999999999998dp-3, -0x1.2492492491688p-3, 0x1.c71c71c65570bp-4,
        -0x1.745d1717e8abcp-4, 0x1.3b13aae8a0cf3p-4, -0x1.11108171840fbp-4, 0x1.e1d0b501dfb57p-5, -0x1.ae72fc1e24ad6p-5,
        0x1.80e2e365eea43p-5, -0x1.49b66690ff2a6p-5, 0x1.d9a319ab2fe29p-6, -0x1.9261cfe42a5aep-7);
}
// (asin(x)/x - 1) / z, x = sqrt(z) for 0 <= x <= 0.2501, with a relative error of 2^-29.5.
__device__ inline float asin_tail(float x) {
    return polynomial(x, 0x1.5555560000000p-3f, 0x1.33331e0000000p-4f, 0x1.6dc0f60000000p-5f, 0x1.efed0c0000000p-6f,
        0x1.82e3180000000p-6f, 0x1.5a41fc0000000p-7f, 0x1.fbaa700000000p-6f);
}
// (asin(x)/x - 1) / z, x = sqrt(z) for 0 <= x <= 0.2501, with a relative error of 2^-57.4.
__device__ inline double asin_tail(double x) {
    return polynomial(x, 0x1.5555555555555p-3, 0x1.3333333333389p-4, 0x1.6db6db6dac0eap-5, 0x1.f1c71c7a5e151p-6,
        0x1.6e8ba121b9d5fp-6, 0x1.1c4efd20ebb99p-6, 0x1.c990a42b32b03p-7, 0x1.7b02ef007d23ep-7, 0x1.3b462d121c5d3p-7,
        0x1.31777489dfd29p-7, 0x1.8dcdf11997e12p-9, 0x1.40c91fa8deb7ep-6, -0x1.3bd7e353ddbc1p-6, 0x1.e58a4f278e006p-6);
}
// erf(x)/x - 1, x = sqrt(z) for 0 <= x <= 1.01, with a relative error of 2^-60.3.
__device__ inline double erf_tail(double x) {
    return polynomial(x, 0x1.06eba8214db69p-3, -0x1.812746b0379e7p-2, 0x1.ce2f21a042bddp-4, -0x1.b82ce3128898dp-6,
        0x1.565bcd0e647acp-8, -0x1.c02db3fecced0p-11, 0x1.f9a326bdd9420p-14, -0x1.f4d255b078cd5p-17,
        0x1.b9e649a9fe69bp-20, -0x1.5f6d42f218e51p-23, 0x1.fc3e8f0b390c0p-27, -0x1.4e48c9d4074f1p-30,
        0x1.7e7e8e7125a0cp-34, -0x1.285e44d97b878p-38);
}
// (1 + 2y) e^(y^2) erfc(y), y = 4 (1 + x) / (1 - x) for -1 <= x <= 1, with a relative error of 2^-56.5.
__device__ inline double erfcx_of(double x) {
    return polynomial(x, 0x1.3ba5916e9fd7fp+0, -0x1.1df1ad154a286p-3, 0x1.f7f5df66fd797p-7, 0x1.16ecefcfa4d10p-4,
        -0x1.9ddb23c3e8f13p-4, 0x1.7fee004e1eefep-4, -0x1.0fb06dfe4c6c0p-4, 0x1.3079edf5181dfp-5, -0x1.09623884747dbp-6,
        0x1.49c672e199469p-8, -0x1.8d4a9a6465372p-11, -0x1.a1df5e81f57b4p-13, 0x1.3be0432bfa860p-13,
        -0x1.99537515467bep-16, -0x1.7884d2487d5efp-17, 0x1.7ef644c7815aap-18, 0x1.393f4d359a7fdp-22,
        -0x1.b8ce493292da5p-21, 0x1.4dcd6b6d85452p-24, 0x1.c8a212189b424p-24, -0x1.64110b1736fb3p-26,
        -0x1.a7f4a11380e73p-27, 0x1.bc41def3d5cc5p-29, 0x1.ff247156a53a2p-31, -0x1.2feb115e10ff8p-32);
}
// (log(gamma(2 + x)) / x - 1 + euler) / x for -0.5 <= x <= 0.5, with a relative error of 2^-57.1.
__device__ inline double log_gamma_tail(double x) {
    return polynomial(x, 0x1.4a34cc4a60fa6p-2, -0x1.13e001a557607p-4, 0x1.51322ac7d8333p-6, -0x1.e404fc218f370p-8,
        0x1.7add6eadfcc7bp-9, -0x1.38ac5c2c3ba16p-10, 0x1.0b36af5972ed1p-11, -0x1.d3fd4c217341ep-13,
        0x1.a127cd91ac95bp-14, -0x1.78de7721ff5a0p-15, 0x1.5808af19fa483p-16, -0x1.3cb7b3b3125e1p-17,
        0x1.2620de1c78d97p-18, -0x1.1235bb6eb9201p-19, 0x1.f038cb2f6a913p-21, -0x1.d295ec4df68f0p-22,
        0x1.2703c6effc4ebp-22, -0x1.17d0781c44b2ep-23);
}
// (gamma(2 + x) - 1) / x for -0.5 <= x <= 0.5, with a relative error of 2^-58.0.
__device__ inline double gamma_near_2(double x) {
    return polynomial(x, 0x1.b0ee6072093cep-2, 0x1.a5b978b96bebfp-2, 0x1.4e2399846508ap-4, 0x1.301fbb0f25aa3p-4,
        -0x1.17f3740ec72a0p-12, 0x1.6d7eeac9e5d3bp-7, -0x1.75e6e90ba3cefp-9, 0x1.13c449cbdba0dp-9,
        -0x1.e21f19a7b3331p-11, 0x1.011ad170bcb88p-11, -0x1.f94b1c3d6053ep-13, 0x1.fe56eaba5544bp-14,
        -0x1.fddfed1c8199bp-15, 0x1.fed5378291c50p-16, -0x1.00a11030605acp-16, 0x1.00c61c65474f7p-17,
        -0x1.e472c38c79d24p-19, 0x1.e4907cc101ea7p-20, -0x1.607cdc66fc45bp-20, 0x1.60846b8909130p-21);
}
// y (log(gamma(y)) - (y - 1/2) log(y) + y - log(2 pi)/2), y = 1/sqrt(x) for 0 <= x <= 0.00694444, with a relative error of 2^-57.9.
__device__ inline double stirling_rest(double x) {
    return polynomial(x, 0x1.5555555555555p-4, -0x1.6c16c16c14e36p-9, 0x1.a01a016ef901fp-11, -0x1.38130ac360d5cp-11,
        0x1.b8d03cffbb4eep-11, -0x1.d5a2c8180fe46p-10);
}
// (J0(y) - 1 + x/4) / x^2, y = sqrt(x) for 0 <= x <= 2.5, with a relative error of 2^-61.9.
__device__ inline double j0_tail(double x) {
    return polynomial(x, 0x1.0000000000000p-6, -0x1.c71c71c71c719p-12, 0x1.c71c71c71c08fp-18, -0x1.2345678957e22p-24,
        0x1.02e85bc69d3ffp-31, -0x1.522a0b984581ep-39, 0x1.520f9120bfdf3p-47, -0x1.0497fa877efadp-55);
}
// (J1(y) / y - 1/2) / x, y = sqrt(x) for 0 <= x <= 6.5, with a relative error of 2^-56.4.
__device__ inline double j1_tail(double x) {
    return polynomial(x, -0x1.0000000000000p-4, 0x1.5555555555539p-9, -0x1.c71c71c71aa17p-15, 0x1.6c16c16b5f42fp-21,
        -0x1.845c89c4375aap-28, 0x1.27e4eb4923aefp-35, -0x1.5226073a09908p-43, 0x1.2bf16e9ab73dep-51,
        -0x1.8ffcc77e7231fp-60);
}
// J0(zero + x) / x for -0.904826 <= x <= 1.59517, with a relative error of 2^-59.9.
__device__ inline double j0_by_zero_1(double x) {
    return polynomial(x, -0x1.09cdb36551280p-1, 0x1.ba1deea029493p-4, 0x1.cfae864368d71p-5, -0x1.1bb1cbe1a4036p-7,
        -0x1.1f992590d13e8p-9, 0x1.15382ba069062p-12, 0x1.6ed3b9f0a47c1p-15, -0x1.232c77cf0e614p-18,
        -0x1.1cce304c50deep-21, 0x1.7ff98f3f54f66p-25, 0x1.2951dfb2b635cp-28, -0x1.5c2bf5734bc08p-32,
        -0x1.bde2ecb7515e2p-36, 0x1.cdf2bfd03a8e0p-40, 0x1.ff8192685e6f4p-44, -0x1.22da4d99a676bp-47);
}
// J0(zero + x) / x for -1.52008 <= x <= 1.57992, with a relative error of 2^-58.4.
__device__ inline double j0_by_zero_2(double x) {
    return polynomial(x, 0x1.5c6e60a097823p-2, -0x1.f8f72e7a848dfp-6, -0x1.b2150cb41e8bfp-5, 0x1.2f7ffe902564cp-8,
        0x1.27e31fe9a96a2p-9, -0x1.6f641f4190655p-13, -0x1.863f481a36341p-15, 0x1.ad77d74553735p-19,
        0x1.32e6d9966cef9p-21, -0x1.2da37d123be34p-25, -0x1.41d72a8168191p-28, 0x1.1d03bf87581bap-32,
        0x1.e2f16f6098636p-36, -0x1.8464728a882c8p-40, -0x1.0ffde2b533498p-43, 0x1.8474517a65577p-48,
        0x1.c6f510a0a607ap-52);
}
// J0(zero + x) / x for -1.55373 <= x <= -0.653728, with a relative error of 2^-57.5.
__device__ inline double j0_by_zero_3(double x) {
    return polynomial(x, -0x1.15f7977979fa1p-2, 0x1.00f7fdae51577p-6, 0x1.68b986ec4ce50p-5, -0x1.48e5cdb8ac07dp-9,
        -0x1.0e0c7ca6301f4p-9, 0x1.d7c1d0776ef71p-14, 0x1.78624d9229ea1p-15, -0x1.2e307404c4c6ap-19,
        -0x1.25423823ce65ep-21, 0x1.34cdb198812e1p-25, 0x1.f1692b6a96649p-28, 0x1.c1b16896b4685p-33);
}
// J1(zero + x) / x for -1.33171 <= x <= 1.66829, with a relative error of 2^-59.2.
__device__ inline double j1_by_zero_1(double x) {
    return polynomial(x, -0x1.9c6cf582cbf7fp-2, 0x1.ae8a39f51ad04p-5, 0x1.b589d1da13902p-5, -0x1.537544c331dc1p-8,
        -0x1.24b3409958ebdp-9, 0x1.6e4c2d5355469p-13, 0x1.83a06e30a8950p-15, -0x1.9799d4ca94648p-19,
        -0x1.33825cc4a4675p-21, 0x1.170692574e5adp-25, 0x1.4569aa06fdcadp-28, -0x1.03b9e93836d27p-32,
        -0x1.ec5cf26d4a06cp-36, 0x1.5ebe2b0ce70dfp-40, 0x1.16bd286dcd8cep-43, -0x1.61ba612413c4fp-48,
        -0x1.a9940666385bep-52);
}
// J1(zero + x) / x for -1.51559 <= x <= 0.984413, with a relative error of 2^-55.3.
__device__ inline double j1_by_zero_2(double x) {
    return polynomial(x, 0x1.33518b3874e8ap-2, -0x1.5e70dc60362d0p-6, -0x1.80c83bdeee5afp-5, 0x1.9a4b292e3eb58p-9,
        0x1.13fbc7d698510p-9, -0x1.07358bbe1e30ep-13, -0x1.796a75203c5bbp-15, 0x1.4255b05dc6988p-19,
        0x1.3026e196ad7bap-21, -0x1.d48e010cda118p-26, -0x1.44645eef0f5e0p-28, 0x1.c63b7297c7243p-33,
        0x1.ed575755f573ep-36, -0x1.3b5fb1e296a2ep-40, -0x1.328dfa77213bap-43);
}
// Y0(zero + x) / x for -1.55768 <= x <= 1.54232, with a relative error of 2^-56.7.
__device__ inline double y0_by_zero_2(double x) {
    return polynomial(x, -0x1.9c34256a12a0cp-2, 0x1.a09c9290367ebp-5, 0x1.df6d59bf50ec1p-5, -0x1.c116fdc597c7ep-8,
        -0x1.1e32bc4ef8fb1p-9, 0x1.998276510e205p-13, 0x1.ab2c1fed930e1p-15, -0x1.486371b03cd6cp-18,
        -0x1.3b2169c064b80p-22, -0x1.7770ed80f238ap-26, 0x1.452eda963a113p-26, -0x1.f68bc49fd7d69p-29,
        0x1.a596cf7317babp-31, -0x1.99d2ab6d9f17ap-33, 0x1.895e4aaa2c998p-35, -0x1.6f7b7472dcfbcp-37,
        0x1.5d1dc210cc997p-39, -0x1.7de7b6c228148p-41, 0x1.776e96b672eabp-43, -0x1.16f15b074b696p-46,
        0x1.b44760531a5c9p-49, -0x1.5c8e74dc672bfp-48, 0x1.61a44202cbf7ap-50);
}
// Y0(zero + x) / x for -1.58605 <= x <= 0.913949, with a relative error of 2^-56.5.
__device__ inline double y0_by_zero_3(double x) {
    return polynomial(x, 0x1.334cca0697a5bp-2, -0x1.5aef611fc4d5ap-6, -0x1.8969c64cbf448p-5, 0x1.b2f14a9552afep-9,
        0x1.1d35e85fddc27p-9, -0x1.26dd71e3afb21p-13, -0x1.8177e4fe1613bp-15, 0x1.6a922752964e2p-19,
        0x1.34aa758f1479bp-21, -0x1.0a28221a5b326p-25, -0x1.442a8857e9deap-28, 0x1.fa75d1a965264p-33,
        0x1.f1b055cd0e4a4p-36, -0x1.711c6755bcdb0p-40, -0x1.1a2257f4e1e2bp-43);
}
// Y1(zero + x) / x for -1.62968 <= x <= 1.67032, with a relative error of 2^-55.9.
__device__ inline double y1_by_zero_2(double x) {
    return polynomial(x, -0x1.5c7c556f0c19ap-2, 0x1.00b9f8571ca1ep-5, 0x1.a15d92dfe3e42p-5, -0x1.10a329e2c2345p-8,
        -0x1.1be6db9924ffep-9, 0x1.337c7e1386f51p-13, 0x1.85b940ecf0b83p-15, -0x1.8061914297417p-19,
        -0x1.255e6de68f112p-21, 0x1.b62ccd4b42a35p-26, 0x1.80b24ee988660p-28, -0x1.a7edd21dfa735p-32,
        0x1.3c22fe1484c72p-39, -0x1.3833a732ebb59p-38, 0x1.4dd8a83ba031fp-40, -0x1.c2dca46980d11p-43,
        0x1.1614d5c0ab584p-45, -0x1.b72e7f54b54f6p-48, 0x1.1de973a7ccae1p-49, -0x1.8901c30f1e214p-52);
}
// Y1(zero + x) / x for -1.49601 <= x <= -0.596006, with a relative error of 2^-57.5.
__device__ inline double y1_by_zero_3(double x) {
    return polynomial(x, 0x1.15f993fc706d3p-2, -0x1.02b3939e3eb40p-6, -0x1.6395e0fdcc738p-5, 0x1.3ceced346959cp-9,
        0x1.07a5eb582e069p-9, -0x1.b52a696ae5914p-14, -0x1.6fc0047cace61p-15, 0x1.13c11a0dc38c5p-19,
        0x1.22c4e4d0d6d68p-21, -0x1.12110ef07d29bp-25, -0x1.d8e908985ea81p-28, -0x1.ae410b9025496p-33);
}
// (Y0(y) - 2/pi log(y/zero) J0(y)) / (x - zero^2), y = sqrt(x) for 0 <= x <= 5.76, with a relative error of 2^-62.0.
__device__ inline double y0_rest(double x) {
    return polynomial(x, 0x1.750811790a13cp-3, -0x1.12583f4a4abcep-6, 0x1.268a9aaaeb09ep-11, -0x1.4c030d99a6f80p-17,
        0x1.cf0413d99aa71p-24, -0x1.b797032a20ef2p-31, 0x1.2eb3e71f7e41cp-38, -0x1.3c529a133a872p-46,
        0x1.0303ed1683a28p-54, -0x1.42be179b7a813p-63);
}
// (Y1(y) - 2/pi log(y/zero) J1(y)) y / (x - zero^2), y = sqrt(x) for 0 <= x <= 14.44, with a relative error of 2^-59.8.
__device__ inline double y1_rest(double x) {
    return polynomial(x, 0x1.0e14beba09e96p-3, 0x1.069922dcaf0dfp-6, -0x1.7c2ca06d8e337p-10, 0x1.5ba2f20a55412p-15,
        -0x1.4f2940693b0f9p-21, 0x1.96551dc0564d0p-28, -0x1.549cf826e071fp-35, 0x1.a3ab20ceb8738p-43,
        -0x1.8cab9ed39cb6cp-51, 0x1.28dfdb497017bp-59, -0x1.65bcfb9b6f764p-68, 0x1.3b42aa951b608p-77);
}
// sqrt(pi y/2 (J^2 + Y^2)), y = 1/sqrt(x) for 0 <= x <= 0.0156406, with a relative error of 2^-55.3.
__device__ inline double bessel_modulus_0(double x) {
    return polynomial(x, 0x1.0000000000000p+0, -0x1.fffffffff0dd2p-5, 0x1.a7ffffa41be11p-4, -0x1.15efc86e67a4dp-1,
        0x1.763f5c2dcec41p+2, -0x1.a9d41839d4f62p+6, 0x1.64e839afe5fb1p+11, -0x1.758533e0bef8fp+16,
        0x1.8b716788d8e02p+21, -0x1.5761f26dd97bfp+26, 0x1.8d78e1e04cc2ap+30, -0x1.b752843a7da55p+33);
}
// the phase of J + iY less that of infinity, times y, y = 1/sqrt(x) for 0 <= x <= 0.0156406, with a relative error of 2^-56.1.
__device__ inline double bessel_phase_0(double x) {
    return polynomial(x, -0x1.0000000000000p-3, 0x1.0aaaaaaaa9d3bp-4, -0x1.ad33332b3abc0p-3, 0x1.a3584190a74b6p+0,
        -0x1.7798341bc27bbp+4, 0x1.0babaa1b535cep+9, -0x1.14b2ca444dd9ep+14, 0x1.7b81a8a224e51p+19,
        -0x1.31d65b75c5532p+25, 0x1.f40f995e7dfc2p+30, -0x1.6a42e68de0d7dp+36, 0x1.a0cc1233dd2c0p+41,
        -0x1.57dcfebc5db9fp+46, 0x1.630b66ace8dc1p+50, -0x1.5556b618c4dedp+53);
}
// sqrt(pi y/2 (J^2 + Y^2)), y = 1/sqrt(x) for 0 <= x <= 0.0156406, with a relative error of 2^-55.1.
__device__ inline double bessel_modulus_1(double x) {
    return polynomial(x, 0x1.0000000000000p+0, 0x1.7ffffffffbb9dp-3, -0x1.8bffffcc1d2bap-3, 0x1.9c4fc14483f25p-1,
        -0x1.ef4765aea08c8p+2, 0x1.088e0a4c79179p+7, -0x1.ab065b5d68e4cp+11, 0x1.b51097dd5261ap+16,
        -0x1.c9160c867b8e0p+21, 0x1.8a4fde583981ap+26, -0x1.c6c2fbf68ed33p+30, 0x1.f58f323a26a3bp+33);
}
// the phase of J + iY less that of infinity, times y, y = 1/sqrt(x) for 0 <= x <= 0.0156406, with a relative error of 2^-55.3.
__device__ inline double bessel_phase_1(double x) {
    return polynomial(x, 0x1.8000000000000p-2, -0x1.4ffffffffe1e9p-3, 0x1.7bccccbd3f911p-2, -0x1.2f4860d89d427p+1,
        0x1.e9f64a79c065bp+4, -0x1.4935d659a6eeep+9, 0x1.4623ac2bda06fp+14, -0x1.a8838e18b3b78p+19,
        0x1.385556aeb81b2p+25, -0x1.b8797f5aa6adcp+30, 0x1.01d8609dde0d1p+36, -0x1.ba4c6b9201a51p+40,
        0x1.defd623e00920p+44, -0x1.e43d01113a5e0p+47);
}
// I0(y), y = sqrt(x) for 0 <= x <= 64, with a relative error of 2^-61.1.
__device__ inline double i0_near_zero(double x) {
    return polynomial(x, 0x1.0000000000000p+0, 0x1.0000000000000p-2, 0x1.0000000000002p-6, 0x1.c71c71c71c6dfp-12,
        0x1.c71c71c71cbe1p-18, 0x1.23456789a8318p-24, 0x1.02e85c08d260ap-31, 0x1.522a43f155552p-39,
        0x1.522a444603fe2p-47, 0x1.0b312ee43b7c5p-55, 0x1.5601c7e411b36p-64, 0x1.69c76363ac35fp-73,
        0x1.41b6c17a09391p-82, 0x1.e56f7ffb05c87p-92, 0x1.46a4446d3e276p-101, 0x1.31d00bad6ba1ap-111,
        0x1.20d247d00eeebp-120);
}
// I1(y) / y, y = sqrt(x) for 0 <= x <= 64, with a relative error of 2^-59.0.
__device__ inline double i1_near_zero(double x) {
    return polynomial(x, 0x1.0000000000000p-1, 0x1.0000000000001p-4, 0x1.5555555555540p-9, 0x1.c71c71c71c9ecp-15,
        0x1.6c16c16c13a93p-21, 0x1.845c8a0d26f80p-28, 0x1.27e4fb73f1ad7p-35, 0x1.522a443ba2a26p-43,
        0x1.2c97552280795p-51, 0x1.ab8234c2c46fbp-60, 0x1.f17258b099a34p-69, 0x1.e290ec0d14f98p-78,
        0x1.8a6faa072cdf9p-87, 0x1.1dc3a22d140b2p-96, 0x1.1ec8e2d9b0ddbp-106, 0x1.20de50ee937a2p-115);
}
// sqrt(y) e^-y I0(y), y = 1/x for 0 <= x <= 0.125, with a relative error of 2^-54.5.
__device__ inline double i0_far(double x) {
    return polynomial(x, 0x1.9884533d43651p-2, 0x1.9884533d40a92p-5, 0x1.cb94ddc31a58fp-6, 0x1.debacf1d39dfap-6,
        0x1.6eae19f0c3ad4p-5, 0x1.651fc19d4a5a7p-4, 0x1.4cbb2cfb59962p-1, -0x1.2187ca3cee5dcp+5, 0x1.297fc45c5e599p+11,
        -0x1.c523399f45493p+16, 0x1.0a88881f5fa8cp+22, -0x1.ea0614d7a06fbp+26, 0x1.62ee121c2daf7p+31,
        -0x1.96c1db38a9ad8p+35, 0x1.70d7c440e7cdep+39, -0x1.07a50fe7a6bcdp+43, 0x1.26a838187aa8bp+46,
        -0x1.fbce3f715eeb9p+48, 0x1.4a0a480773f88p+51, -0x1.387922eb5b04ap+53, 0x1.964c81dec531fp+54,
        -0x1.443064483cae9p+55, 0x1.de985e80c26e1p+54);
}
// sqrt(y) e^-y I1(y), y = 1/x for 0 <= x <= 0.125, with a relative error of 2^-54.4.
__device__ inline double i1_far(double x) {
    return polynomial(x, 0x1.9884533d43650p-2, -0x1.32633e6df1cdbp-3, -0x1.7efc0e19d248cp-5, -0x1.4f1c683f73040p-5,
        -0x1.d76a43b824017p-5, -0x1.b673c5d3ffe74p-4, -0x1.732154ce153f9p-1, 0x1.3768a5420d06cp+5,
        -0x1.3faaec0d78cb2p+11, 0x1.e5a7867a0f422p+16, -0x1.1cecc330a8900p+22, 0x1.053caa49e4e85p+27,
        -0x1.797437f327007p+31, 0x1.af77be8b46957p+35, -0x1.86472d5cfa3abp+39, 0x1.164bd720ef623p+43,
        -0x1.36507da910c2bp+46, 0x1.0ace3a78f573fp+49, -0x1.5a1629b613d4cp+51, 0x1.4704830181be5p+53,
        -0x1.a86b40714efc8p+54, 0x1.520e382ddc53fp+55, -0x1.f23ff1f27dca9p+54);
}
}  // namespace hipkit_math
