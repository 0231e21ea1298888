//! f(dup d(1.1, 0.4)) -> active
double f(double *x) { double t = x[1] * x[1]; __atomic_fetch_add(&x[0], t, __ATOMIC_RELAXED); return x[0] * x[1]; }
