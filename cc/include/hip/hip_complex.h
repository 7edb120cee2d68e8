// Complex numbers: pairs of floats or doubles, whose second element is the imaginary part.
#pragma once

#include "hipkit/complex.h"

typedef float2 hipFloatComplex;
typedef double2 hipDoubleComplex;
typedef hipFloatComplex hipComplex;

HIPKIT_COMPLEX(hipFloatComplex, float, f)
HIPKIT_COMPLEX(hipDoubleComplex, double, )

HIPKIT_COMPLEX_FUNCTION hipComplex make_hipComplex(float x, float y) { return make_float2(x, y); }
HIPKIT_COMPLEX_FUNCTION hipFloatComplex make_hipFloatComplex(float x, float y) { return make_float2(x, y); }
HIPKIT_COMPLEX_FUNCTION hipDoubleComplex make_hipDoubleComplex(double x, double y) { return make_double2(x, y); }
HIPKIT_COMPLEX_FUNCTION hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex z) {
    return make_float2((float)z.x, (float)z.y);
}
HIPKIT_COMPLEX_FUNCTION hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex z) { return make_double2(z.x, z.y); }
HIPKIT_COMPLEX_FUNCTION hipComplex hipCfmaf(hipComplex p, hipComplex q, hipComplex r) {
    return hipCaddf(hipCmulf(p, q), r);
}
HIPKIT_COMPLEX_FUNCTION hipDoubleComplex hipCfma(hipDoubleComplex p, hipDoubleComplex q, hipDoubleComplex r) {
    return hipCadd(hipCmul(p, q), r);
}
