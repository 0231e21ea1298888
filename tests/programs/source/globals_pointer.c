//! f(dup d(1.1, 0.4)) -> active
static double *current;
__attribute__((noinline)) static double get(int i) { return current[i] * current[i]; }
double f(double *x) { current = x; return get(0) * get(1); }
