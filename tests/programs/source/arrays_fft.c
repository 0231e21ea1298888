//! f(dup d(1, 0.2, 0.5, 0.3, 1.4, 2, 0.1, 0.9); dup d(0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7); const 8) -> const
#include <math.h>
void f(double *re, double *im, int n) {
  for (int i = 1, j = 0; i < n; i++) { int bit = n >> 1; for (; j & bit; bit >>= 1) j ^= bit; j ^= bit; if (i < j) { double t = re[i]; re[i] = re[j]; re[j] = t; t = im[i]; im[i] = im[j]; im[j] = t; } }
  for (int len = 2; len <= n; len <<= 1) {
    double ang = -2 * M_PI / len;
    for (int i = 0; i < n; i += len) for (int k = 0; k < len / 2; k++) {
      double c = cos(ang * k), s = sin(ang * k); int p = i + k, q = p + len / 2;
      double vr = re[q] * c - im[q] * s, vi = re[q] * s + im[q] * c;
      re[q] = re[p] - vr; im[q] = im[p] - vi; re[p] += vr; im[p] += vi;
    }
  }
}
