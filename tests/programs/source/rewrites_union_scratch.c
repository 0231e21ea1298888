//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
double f(double *x, int n) { union { double d[4]; int k[8]; } u; double s = 0; for (int i = 0; i < n; i++) { u.d[0] = x[i] * x[i]; u.d[1] = u.d[0] + 1; s += u.d[0] * u.d[1]; u.k[0] = i + 1; u.k[1] = 2; s *= u.k[0] * 0.5 * u.k[1]; } return s; }
