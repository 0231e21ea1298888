//! f(dup struct(d(1.1, 0.4, 2.2), i32(3))) -> active
struct big { double a, b, c; int n; };
double f(struct big p) { p.a *= p.b; for (int i = 0; i < p.n; i++) p.c *= p.a; return p.c * p.a + p.b; }
