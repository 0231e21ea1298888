//! f(dup d(1.1, 0.4); dupnoneed d(0, 0); const d(2, 3); active 0.3) -> active
//! f(dupnoneed d(1.1, 0.4); dup d(0, 0); const d(2, 3); const 0.3) -> active
double f(double *x, double *y, double *w, double s) { for (int i = 0; i < 2; i++) y[i] = x[i] * w[i] * s + x[0]; return y[0] * y[1]; }
