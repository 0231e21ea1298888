//! f(active vec(1.1, 0.4); active vec(2.2, 0.7)) -> active
typedef double v2 __attribute__((vector_size(16)));
double f(v2 a, v2 b) { v2 c = a * b + a; return c[0] * c[1]; }
