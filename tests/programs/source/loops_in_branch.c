//! f(dup d(1.1, 0.4, 2.2); const 3; const 1) -> active
//! f(dup d(1.1, 0.4, 2.2); const 3; const 0) -> active
double f(double *x, int n, int k) { double s = 1; if (k) for (int i = 0; i < n; i++) s *= x[i]; else { while (n > 0) { n--; s += s * x[n]; } } return s; }
