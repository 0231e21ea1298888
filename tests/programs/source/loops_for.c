//! f(dup d(1.1, 0.4, 2.2, 0.3); const 4) -> active
//! gradient: [2.2, 0.8, 4.4, 0.6]
double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
