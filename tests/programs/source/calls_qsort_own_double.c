//! f(dup d(2.1, 0.4, 1.2, 3.3, 0.9); const 5) -> active
static void quick(double *x, int lo, int hi) { if (lo >= hi) return; double p = x[(lo + hi) / 2]; int i = lo, j = hi; while (i <= j) { while (x[i] < p) i++; while (x[j] > p) j--; if (i <= j) { double t = x[i]; x[i] = x[j]; x[j] = t; i++; j--; } } quick(x, lo, j); quick(x, i, hi); }
double f(double *x, int n) { quick(x, 0, n - 1); return x[0] * x[1] + x[n - 1] * x[2]; }
