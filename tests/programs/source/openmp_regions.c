//! levels: O1
//! flags: -fopenmp
//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <omp.h>
double f(double *x, int n) {
  double s = 0, t = x[0];
#pragma omp parallel for reduction(+:s) firstprivate(t)
  for (int i = 0; i < n; i++) { s += x[i] * x[i] * t; }
#pragma omp parallel
  {
    if (omp_get_thread_num() == 0) x[0] *= x[1];
#pragma omp barrier
#pragma omp single
    s *= x[0];
#pragma omp master
    x[1] = s * x[2];
  }
  return s + x[1];
}
//! g(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> const
void g(double *x, long n) {
#pragma omp parallel for schedule(static, 2)
  for (long i = n - 1; i >= 0; i -= 1) x[i] *= x[i];
#pragma omp parallel for
  for (unsigned i = 0; i < n; i += 3) {
#pragma omp critical
    x[1] += x[i] * x[2];
  }
}
//! h(dup d(1.1, 0.4, 2.2, 0.7); const 4) -> active
static __attribute__((noinline)) double total(const double *x, int n) {
  double s = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double y = x[i] * x[i] * x[i];
#pragma omp atomic
    s += y;
  }
  return s;
}
double h(double *x, int n) {
  double most = 0;
  for (int k = 0; k < 2; k++) most += total(x + k, n - k) * x[k];
  return most;
}
