//! levels: O1 O2
//! flags: -D_GNU_SOURCE
//! f_sin(active 0.7) -> active
//! f_cos(active 0.7) -> active
//! f_tan(active 0.7) -> active
//! f_asin(active 0.4) -> active
//! f_acos(active 0.4) -> active
//! f_atan(active 0.7) -> active
//! f_sinh(active 0.7) -> active
//! f_cosh(active 0.7) -> active
//! f_tanh(active 0.7) -> active
//! f_asinh(active 0.7) -> active
//! f_acosh(active 1.7) -> active
//! f_atanh(active 0.4) -> active
//! f_exp(active 0.7) -> active
//! f_exp2(active 0.7) -> active
//! f_exp10(active 0.7) -> active
//! f_expm1(active 0.7) -> active
//! f_log(active 0.7) -> active
//! f_log2(active 0.7) -> active
//! f_log10(active 0.7) -> active
//! f_log1p(active 0.7) -> active
//! f_sqrt(active 0.7) -> active
//! f_cbrt(active 0.7) -> active
//! f_erf(active 0.7) -> active
//! f_erfc(active 0.7) -> active
//! f_tgamma(active 2.3) -> active
//! f_lgamma(active 2.3) -> active
//! f_j0(active 1.3) -> active
//! f_j1(active 1.3) -> active
//! f_y0(active 1.3) -> active
//! f_y1(active 1.3) -> active
//! f_fabs(active -0.7) -> active
//! f_floor(active 1.7) -> active
//! f_ceil(active 1.7) -> active
//! f_trunc(active 1.7) -> active
//! f_round(active 1.7) -> active
//! f_rint(active 1.7) -> active
//! f_nearbyint(active 1.7) -> active
//! f_logb(active 5.3) -> active
//! f_pow(active 1.7; active 0.6) -> active
//! f_atan2(active 0.7; active -1.2) -> active
//! f_hypot(active 0.7; active 1.2) -> active
//! f_fmod(active 7.3; active 2.1) -> active
//! f_remainder(active 7.3; active 2.0) -> active
//! f_fmax(active 0.7; active 1.2) -> active
//! f_fmin(active 0.7; active 1.2) -> active
//! f_fdim(active 1.2; active 0.7) -> active
//! f_copysign(active 1.2; active -0.7) -> active
//! f_nextafter(active 1.2; active 3.0) -> active
//! tol: 1e3
//! modes: reverse
#include <math.h>
float f_sin(float x) { return sinf(x) * x; }
float f_cos(float x) { return cosf(x) * x; }
float f_tan(float x) { return tanf(x) * x; }
float f_asin(float x) { return asinf(x) * x; }
float f_acos(float x) { return acosf(x) * x; }
float f_atan(float x) { return atanf(x) * x; }
float f_sinh(float x) { return sinhf(x) * x; }
float f_cosh(float x) { return coshf(x) * x; }
float f_tanh(float x) { return tanhf(x) * x; }
float f_asinh(float x) { return asinhf(x) * x; }
float f_acosh(float x) { return acoshf(x) * x; }
float f_atanh(float x) { return atanhf(x) * x; }
float f_exp(float x) { return expf(x) * x; }
float f_exp2(float x) { return exp2f(x) * x; }
float f_exp10(float x) { return exp10f(x) * x; }
float f_expm1(float x) { return expm1f(x) * x; }
float f_log(float x) { return logf(x) * x; }
float f_log2(float x) { return log2f(x) * x; }
float f_log10(float x) { return log10f(x) * x; }
float f_log1p(float x) { return log1pf(x) * x; }
float f_sqrt(float x) { return sqrtf(x) * x; }
float f_cbrt(float x) { return cbrtf(x) * x; }
float f_erf(float x) { return erff(x) * x; }
float f_erfc(float x) { return erfcf(x) * x; }
float f_tgamma(float x) { return tgammaf(x) * x; }
float f_lgamma(float x) { return lgammaf(x) * x; }
float f_j0(float x) { return j0f(x) * x; }
float f_j1(float x) { return j1f(x) * x; }
float f_y0(float x) { return y0f(x) * x; }
float f_y1(float x) { return y1f(x) * x; }
float f_fabs(float x) { return fabsf(x) * x; }
float f_floor(float x) { return floorf(x) * x; }
float f_ceil(float x) { return ceilf(x) * x; }
float f_trunc(float x) { return truncf(x) * x; }
float f_round(float x) { return roundf(x) * x; }
float f_rint(float x) { return rintf(x) * x; }
float f_nearbyint(float x) { return nearbyintf(x) * x; }
float f_logb(float x) { return logbf(x) * x; }
float f_pow(float x, float y) { return powf(x, y) * x; }
float f_atan2(float x, float y) { return atan2f(x, y) * x; }
float f_hypot(float x, float y) { return hypotf(x, y) * x; }
float f_fmod(float x, float y) { return fmodf(x, y) * x; }
float f_remainder(float x, float y) { return remainderf(x, y) * x; }
float f_fmax(float x, float y) { return fmaxf(x, y) * x; }
float f_fmin(float x, float y) { return fminf(x, y) * x; }
float f_fdim(float x, float y) { return fdimf(x, y) * x; }
float f_copysign(float x, float y) { return copysignf(x, y) * x; }
float f_nextafter(float x, float y) { return nextafterf(x, y) * x; }
