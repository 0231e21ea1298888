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
double f_sin(double x) { return sin(x) * x; }
double f_cos(double x) { return cos(x) * x; }
double f_tan(double x) { return tan(x) * x; }
double f_asin(double x) { return asin(x) * x; }
double f_acos(double x) { return acos(x) * x; }
double f_atan(double x) { return atan(x) * x; }
double f_sinh(double x) { return sinh(x) * x; }
double f_cosh(double x) { return cosh(x) * x; }
double f_tanh(double x) { return tanh(x) * x; }
double f_asinh(double x) { return asinh(x) * x; }
double f_acosh(double x) { return acosh(x) * x; }
double f_atanh(double x) { return atanh(x) * x; }
double f_exp(double x) { return exp(x) * x; }
double f_exp2(double x) { return exp2(x) * x; }
double f_exp10(double x) { return exp10(x) * x; }
double f_expm1(double x) { return expm1(x) * x; }
double f_log(double x) { return log(x) * x; }
double f_log2(double x) { return log2(x) * x; }
double f_log10(double x) { return log10(x) * x; }
double f_log1p(double x) { return log1p(x) * x; }
double f_sqrt(double x) { return sqrt(x) * x; }
double f_cbrt(double x) { return cbrt(x) * x; }
double f_erf(double x) { return erf(x) * x; }
double f_erfc(double x) { return erfc(x) * x; }
double f_tgamma(double x) { return tgamma(x) * x; }
double f_lgamma(double x) { return lgamma(x) * x; }
double f_j0(double x) { return j0(x) * x; }
double f_j1(double x) { return j1(x) * x; }
double f_y0(double x) { return y0(x) * x; }
double f_y1(double x) { return y1(x) * x; }
double f_fabs(double x) { return fabs(x) * x; }
double f_floor(double x) { return floor(x) * x; }
double f_ceil(double x) { return ceil(x) * x; }
double f_trunc(double x) { return trunc(x) * x; }
double f_round(double x) { return round(x) * x; }
double f_rint(double x) { return rint(x) * x; }
double f_nearbyint(double x) { return nearbyint(x) * x; }
double f_logb(double x) { return logb(x) * x; }
double f_pow(double x, double y) { return pow(x, y) * x; }
double f_atan2(double x, double y) { return atan2(x, y) * x; }
double f_hypot(double x, double y) { return hypot(x, y) * x; }
double f_fmod(double x, double y) { return fmod(x, y) * x; }
double f_remainder(double x, double y) { return remainder(x, y) * x; }
double f_fmax(double x, double y) { return fmax(x, y) * x; }
double f_fmin(double x, double y) { return fmin(x, y) * x; }
double f_fdim(double x, double y) { return fdim(x, y) * x; }
double f_copysign(double x, double y) { return copysign(x, y) * x; }
double f_nextafter(double x, double y) { return nextafter(x, y) * x; }
