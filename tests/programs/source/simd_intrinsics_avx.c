//! levels: O1
//! flags: -mavx2 -mfma
//! f(dup d(1.1, 0.4, 2.2, 0.7)) -> active
#include <immintrin.h>
double f(double *x) { __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2), c = _mm_add_pd(_mm_mul_pd(a, b), _mm_sqrt_pd(a)); c = _mm_max_pd(c, b); _mm_storeu_pd(x, c); return _mm_cvtsd_f64(_mm_unpackhi_pd(c, c)) * x[0]; }
//! g(dup d(1.1, -0.4, 2.2, 0.7)) -> active
double g(double *x) { __m256d a = _mm256_loadu_pd(x); __m256d m = _mm256_cmp_pd(a, _mm256_set1_pd(1.0), _CMP_GT_OQ); __m256d r = _mm256_blendv_pd(_mm256_mul_pd(a, a), _mm256_sqrt_pd(_mm256_and_pd(a, m)), m); r = _mm256_min_pd(r, _mm256_set1_pd(1.2)); __m128d s = _mm_add_pd(_mm256_castpd256_pd128(r), _mm256_extractf128_pd(r, 1)); s = _mm_hadd_pd(s, s); return _mm_cvtsd_f64(s) * x[1]; }
//! h(dup d(1.1, -0.4, 2.2, 0.7)) -> active
double h(double *x) { __m128d a = _mm_loadu_pd(x); double s = 0; s += _mm_cvtsd_f64(_mm_max_sd(a, _mm_set_sd(x[2]))); s *= _mm_cvtsd_f64(_mm_min_sd(a, _mm_set_sd(x[3]))); a = _mm_cmplt_pd(a, _mm_set1_pd(0.5)); int k = _mm_movemask_pd(a); return s * k + _mm_cvtsd_f64(_mm_round_pd(_mm_loadu_pd(x), 1)); }
//! k(dup f(1.1, -0.4, 2.2, 0.7)) -> active
//! gradient: [(a * a + 8 * a) / (a + 4) ** 2 if a > 0 else 0 for a in (1.1, -0.4, 2.2, 0.7)]
//! modes: reverse
//! within: 2e-3
//! tol: 3e-2
float k(float *x) { /* the reciprocal is of 12 bits */ __m128 a = _mm_loadu_ps(x); __m128 b = _mm_max_ps(a, _mm_setzero_ps()); b = _mm_mul_ps(b, _mm_rcp_ps(_mm_add_ps(a, _mm_set1_ps(4.0f)))); b = _mm_dp_ps(a, b, 0xf1); return _mm_cvtss_f32(b); }
//! l(dup f(1.1, -0.4, 2.2, 0.7)) -> active
//! tol: 1e-3
float l(float *x) { /* the root is of 12 bits */ __m128 a = _mm_loadu_ps(x); __m128 b = _mm_rsqrt_ps(_mm_mul_ps(a, a)); b = _mm_addsub_ps(a, b); b = _mm_hadd_ps(b, b); b = _mm_hadd_ps(b, b); return _mm_cvtss_f32(b); }
