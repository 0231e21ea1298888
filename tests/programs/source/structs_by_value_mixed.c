//! f(active 1.1; const 3) -> active
struct mixed { double a; long n; };
double f(struct mixed p) { double r = 1; for (long i = 0; i < p.n; i++) r *= p.a; return r; }
