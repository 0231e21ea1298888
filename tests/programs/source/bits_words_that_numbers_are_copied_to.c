//! expect: any
//! f(dup d(1.1, 0.4, 2.2, 0.7); const 3) -> active
//! g(dup d(1.1, 0.4, 2.2, 0.7); const 3) -> active
//! h(dup d(1.1, 0.4, 2.2, 0.7); const 3) -> active
//! overwritten(dup d(1.1, 0.4, 2.2, 0.7); const 3) -> active
// Words that are integers by their own accesses, and get numbers by a copy to a place that only the run tells.
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
double f(double *x, int n) {
  uint64_t w[8], t[8];
  for (int i = 0; i < 8; i++) w[i] = i;
  memcpy(w + (n & 1), x, 24);
  for (int i = 0; i < 8; i++) t[i] = w[i] & ~0ull >> (n > 5);
  double y[8];
  memcpy(y, t, sizeof y);
  return x[0] * y[1] * y[2] * y[3];
}
double g(double *x, int n) {
  uint64_t *w = malloc(8 * n), *low = malloc(8 * n), *high = malloc(8 * n);
  memcpy(w, x, 8 * n);
  for (int i = 0; i < n; i++) { low[i] = w[i] & 0xffffffffull; high[i] = w[i] >> 32; }
  double s = 1;
  for (int i = 0; i < n; i++) { uint64_t v = low[i] | high[i] << 32; double d; memcpy(&d, &v, 8); s *= d; }
  free(w); free(low); free(high);
  return s;
}
double h(double *x, int n) {
  uint64_t *w = malloc(64), *t = malloc(64);
  for (int i = 0; i < 8; i++) w[i] = i + 1;
  memcpy(w + (n & 1), x, 24);
  w = realloc(w, 128);
  for (int i = 0; i < 8; i++) t[i] = w[i] & ~0ull >> (n > 5);
  double y[8];
  memcpy(y, t, sizeof y);
  double r = x[0] * y[1] * y[2] * y[3];
  free(w); free(t);
  return r;
}
double overwritten(double *x, int n) {
  uint64_t w[8];
  memcpy(w, x, 32);
  w[n & 3] = 4607182418800017408ull + 8 * n;
  w[n & 1] = n;
  double y[4];
  memcpy(y, w, sizeof y);
  return x[1] * (y[0] + y[1]) + y[2] * y[3];
}
