//! f(dup d(1.1, 0.4)) -> active
//! expect: refused
double f(double *x) { __asm__ volatile("movsd (%0), %%xmm0\n\tmovsd %%xmm0, 8(%0)" : : "r"(x) : "xmm0", "memory"); return x[0] * x[1]; }
