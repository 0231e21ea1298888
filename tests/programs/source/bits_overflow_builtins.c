//! f(active 1.1; const 2000000000; const 3) -> active
double f(double x, int a, int b) { int r; if (__builtin_mul_overflow(a, b, &r)) return x * x; return x * r; }
