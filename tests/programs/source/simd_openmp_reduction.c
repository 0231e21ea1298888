//! levels: O2 O3
//! flags: -fopenmp-simd -mavx2
//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.3, 0.9, 1.3); const 7) -> active
double f(double *x, int n) { double s = 0; _Pragma("omp simd reduction(+ : s)") for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
