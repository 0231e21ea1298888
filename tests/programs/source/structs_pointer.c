//! f(dup struct(d(1.1, 0.4), i32(3), d(2.2))) -> active
struct record { double a, b; int n; double c; };
double f(struct record *p) { p->a *= p->b; p->c += p->a * p->n; p->n++; return p->c * p->b * p->n; }
