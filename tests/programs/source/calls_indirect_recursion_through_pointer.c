//! f(active 0.9; const 4) -> active
static double step(double x, int n, double (*self)(double, int, void *), void *p) { return n ? self(x * x + 0.1, n - 1, p) + x : x; }
static double again(double x, int n, void *p) { return step(x * 0.9, n, again, p); }
double f(double x, int n) { return again(x, n, 0); }
