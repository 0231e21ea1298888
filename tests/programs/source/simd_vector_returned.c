//! f(active vec(1.1, 0.4); active 0.7) -> active
typedef double v2 __attribute__((vector_size(16)));
v2 f(v2 a, double s) { a[0] *= s; return a * a; }
