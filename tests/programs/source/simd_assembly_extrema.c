//! f(dup d(1.5, -0.5, 2.0, 0.3); dup d(0.7, 0.4, 2.5, -0.1); const 2) -> active
//! gradient: [2*1.5*0.7, 2*-0.5*0.4, 0.0, 2*0.3*-0.1, 1.5**2, 0.25, 1.0, 0.3**2]
// Extrema that are written in assembly, as Eigen does, so that compilers do not exchange the operands.
#include <emmintrin.h>
static __m128d largest(__m128d a, __m128d b) { __m128d r = a; asm("maxpd %1, %0" : "+x"(r) : "x"(b)); return r; }
static __m128d smallest(__m128d a, __m128d b) { __m128d r = a; asm("minpd %1, %0" : "+x"(r) : "x"(b)); return r; }
double f(const double *x, const double *y, long n) {
  double total = 0.0;
  for (long i = 0; i < n; i++) {
    __m128d a = _mm_loadu_pd(x + 2 * i), b = _mm_loadu_pd(y + 2 * i);
    __m128d product = _mm_mul_pd(_mm_mul_pd(a, a), b), bound = _mm_add_pd(b, _mm_set1_pd(1.0));
    __m128d r = smallest(product, largest(bound, _mm_set1_pd(-4.0)));
    total += r[0] + r[1];
  }
  return total;
}
