//! f(dup struct(f(1.1, 0.4), d(2.2), f(0.7))) -> active
struct mixed { float a, b; double c; float e; };
double f(struct mixed *p) { p->a *= p->b; p->c += p->a * p->e; p->e = (float)p->c; return p->c * p->e; }
