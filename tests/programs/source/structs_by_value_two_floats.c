//! f(active vec(1.1, 0.4)) -> active
//! levels: O0 O1 O2
struct pair { float a, b; };
float f(struct pair p) { p.a *= p.b; return p.a * p.a + p.b; }
