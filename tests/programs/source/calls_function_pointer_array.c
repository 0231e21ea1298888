//! f(dup d(1.1, 0.4, 2.2); const i32(0, 2, 1); const 3) -> active
static double square(double x) { return x * x; }
static double half(double x) { return x * 0.5; }
static double inverse(double x) { return 1 / x; }
double f(double *x, int *which, int n) { double (*table[3])(double) = {square, half, inverse}; double s = 1; for (int i = 0; i < n; i++) s += s * table[which[i]](x[i]); return s; }
