//! f(dup struct(d(1.1, 0.4), i32(3), d(2.2)); dup struct(d(0.3, 0.9), i32(5), d(0.1))) -> active
struct record { double a, b; int n; double c; };
double f(struct record *p, struct record *q) { struct record t = *p; *p = *q; *q = t; p->a *= q->b * q->n; *q = *p; return q->a * p->c + p->b; }
