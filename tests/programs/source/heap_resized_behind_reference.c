//! f(dup struct(ptr(d(0.5, -0.2)), i64(2)); dup d(1.2, 0.7, -0.4); const 2) -> active
//! g(dup struct(null, i64(0)); dup d(1.2, 0.7, -0.4, 0.9); const 4) -> active
//! h(dup struct(null, i64(0)); dup d(1.2, 0.7, -0.4, 0.9); const 4) -> active
// A vector of the caller is given the size of what is assigned to it: what it held is freed where the sizes differ.
#include <stdlib.h>
struct vector { double *data; long n; };

static void resize(struct vector *y, long n) {
  if (y->n != n) {
    free(y->data);
    y->data = malloc(n * sizeof(double));
    y->n = n;
  }
}

double f(struct vector *y, const double *x, long n) {
  double before = y->data[0] * y->data[1];
  resize(y, n);
  for (long i = 0; i < n; i++) y->data[i] = x[i] * x[i + 1];
  return before * y->data[0] + y->data[1] * y->data[1];
}

double g(struct vector *y, const double *x, long n) {
  double total = 0.0;
  for (long k = 1; k <= n; k++) {
    resize(y, k);
    for (long i = 0; i < k; i++) y->data[i] = x[i] * x[k - 1] + total;
    for (long i = 0; i < k; i++) total += y->data[i] * y->data[k - 1 - i];
  }
  free(y->data);
  y->data = 0;
  y->n = 0;
  return total;
}

static double deeper(struct vector *y, const double *x, long k) {
  if (k == 0) return 1.0;
  resize(y, k);
  for (long i = 0; i < k; i++) y->data[i] = x[i] * x[k - 1];
  double product = y->data[0] * y->data[k - 1];
  return product + product * deeper(y, x, k - 1);
}

double h(struct vector *y, const double *x, long n) {
  double total = deeper(y, x, n);
  free(y->data);
  y->data = 0;
  y->n = 0;
  return total;
}
