//! f(dup d(1.1, 0.4, 2.2); const 1; const 1) -> active
//! f(dup d(1.1, 0.4, 2.2); const 0; const 2) -> active
double f(double *x, int i, int j) { double *p = &x[i], *q = &x[j]; double t = *p; *q = t * t; t *= *p; *p = t + *q; return *p * *q; }
