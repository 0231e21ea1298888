//! f(dup d(0.5, 1.5, 2.5, 3.5, 4.5); active 2.7; const 5) -> active
double f(double *x, double key, int n) { int lo = 0, hi = n - 1; while (lo < hi) { int m = (lo + hi) / 2; if (x[m] < key) lo = m + 1; else hi = m; } return x[lo] * key + x[lo - 1] * x[lo - 1]; }
