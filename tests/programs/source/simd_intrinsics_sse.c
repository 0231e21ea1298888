//! f(dup d(1.1, 0.4, 2.2, 0.7)) -> active
#include <emmintrin.h>
double f(double *x) { __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2), c = _mm_add_pd(_mm_mul_pd(a, b), _mm_sqrt_pd(a)); c = _mm_max_pd(c, b); _mm_storeu_pd(x, c); return _mm_cvtsd_f64(_mm_unpackhi_pd(c, c)) * x[0]; }
