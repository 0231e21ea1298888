//! f(dup d(1.1, -0.4)) -> active
#include <emmintrin.h>
double f(double *x) { __m128d a = _mm_loadu_pd(x), m = _mm_cmpgt_pd(a, _mm_setzero_pd()), r = _mm_and_pd(m, _mm_mul_pd(a, a)); double o[2]; _mm_storeu_pd(o, r); return o[0] * 3 + o[1]; }
