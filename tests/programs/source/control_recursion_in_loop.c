//! f(dup d(1.1, 0.4, 0.9); const 3) -> active
static double walk(double *x, int i, int n, double acc) { double s = acc; for (int j = i + 1; j < n; j++) s += walk(x, j, n, acc * x[j]) * x[i]; return s; }
double f(double *x, int n) { return walk(x, 0, n, 1.5); }
