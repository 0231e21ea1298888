//! f(active 1.1; active 0.4) -> active
struct pair { double a, b; };
double f(struct pair p) { p.a *= p.b; return p.a * p.a + p.b; }
//! levels: O1 O2
