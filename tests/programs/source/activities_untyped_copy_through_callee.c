//! f(dup d(1.1, 0.4)) -> active
#include <string.h>
__attribute__((noinline)) static void copy(void *to, const void *from, long n) { memcpy(to, from, n); }
double f(double *x) { double t[2]; copy(t, x, 16); t[0] *= t[1]; copy(x, t, 8); return x[0] * x[1] * t[0]; }
