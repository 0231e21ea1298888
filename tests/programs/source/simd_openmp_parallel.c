//! flags: -fopenmp
//! levels: O1
//! f(dup d(1.1, 0.4, 2.2); const 3) -> const
void f(double *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) x[i] *= x[i];
}
