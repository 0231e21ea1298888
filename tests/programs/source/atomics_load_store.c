//! f(dup d(1.1, 0.4)) -> active
double f(double *x) { double a, b; __atomic_load(&x[0], &a, __ATOMIC_SEQ_CST); b = a * x[1]; __atomic_store(&x[1], &b, __ATOMIC_RELEASE); return x[1] * a; }
