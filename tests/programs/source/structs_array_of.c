//! f(dup struct(d(1.1, 0.4), i32(3), d(2.2, 0.5), i32(1), d(0.3, 0.7), i32(2)); const 3) -> active
struct item { double a, b; int n; };
double f(struct item *p, int n) { double s = 0; for (int i = 0; i < n; i++) { p[i].a *= p[(i + 1) % n].b; s += p[i].a * p[i].n; } return s; }
