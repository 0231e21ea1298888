//! f(dup d(1, 0.2, 0.5, 0.3, 1.4, 2, 0.1, 0.9); const 8) -> active
#include <math.h>
static void fft(double *x, double *re, double *im, int n, int stride) {
  if (n == 1) { re[0] = x[0]; im[0] = 0; return; }
  double er[4], ei[4], or_[4], oi[4];
  fft(x, er, ei, n / 2, 2 * stride); fft(x + stride, or_, oi, n / 2, 2 * stride);
  for (int k = 0; k < n / 2; k++) {
    double c = cos(-2 * M_PI * k / n), s = sin(-2 * M_PI * k / n), vr = or_[k] * c - oi[k] * s, vi = or_[k] * s + oi[k] * c;
    re[k] = er[k] + vr; im[k] = ei[k] + vi; re[k + n / 2] = er[k] - vr; im[k + n / 2] = ei[k] - vi;
  }
}
double f(double *x, int n) { double re[8], im[8], s = 0; fft(x, re, im, n, 1); for (int i = 0; i < n; i++) s += i * re[i] * re[i] + im[i] * re[i]; return s; }
