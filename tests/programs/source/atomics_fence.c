//! f(dup d(1.1, 0.4)) -> active
double f(double *x) { x[0] *= x[1]; __atomic_thread_fence(__ATOMIC_SEQ_CST); return x[0] * x[1]; }
