//! f(active 1.1; const 2.0) -> active
struct two { double a, b; };
__attribute__((noinline)) static void mix(struct two *p, const struct two *q) { p->a += q->b * p->b; p->b *= q->a; }
double f(double x, double c) { struct two p = {x, c}, q = {c, 3}; mix(&p, &q); mix(&q, &p); mix(&q, &q); return p.a * q.b + q.a; }
