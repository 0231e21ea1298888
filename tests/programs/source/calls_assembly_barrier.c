//! f(dup d(1.1, 0.4)) -> active
double f(double *x) { x[0] *= x[1]; __asm__ volatile("" ::: "memory"); return x[0] * x[1]; }
