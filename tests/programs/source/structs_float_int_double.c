//! f(active 1.1; active 0.7; const 3) -> active
struct mixed { float a; int k; double c; };
__attribute__((noinline)) static struct mixed step(struct mixed m) { m.c += m.a * m.k; m.a *= 2; return m; }
double f(float x, double y, int k) { struct mixed m = {x, k, y}; m = step(m); m = step(m); return m.c * m.a; }
