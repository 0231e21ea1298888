//! f(dup struct(d(1.1), i32(21), d(0.5))) -> active
struct bits { double a; unsigned k : 3, m : 5; double b; };
double f(struct bits *p) { double r = p->a; for (unsigned i = 0; i < p->k; i++) r *= p->b; p->m++; p->a = r * p->m; return r; }
