//! f(active 1.1; const i32(2)) -> active
double f(double x, int *n) { int k = __atomic_fetch_add(n, 3, __ATOMIC_SEQ_CST); return x * k + x * __atomic_load_n(n, __ATOMIC_RELAXED); }
