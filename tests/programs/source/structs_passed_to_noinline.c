//! f(active 1.1; active 0.4) -> active
struct pair { double a, b; }; struct big { double v[4]; int n; };
__attribute__((noinline)) static struct pair mul(struct pair p, struct pair q) { struct pair r = {p.a * q.a - p.b * q.b, p.a * q.b + p.b * q.a}; return r; }
__attribute__((noinline)) static struct big grow(struct big b, double x) { b.v[b.n++] = x; b.v[0] += x * b.v[1]; return b; }
double f(double x, double y) { struct pair p = {x, y}, q = mul(p, p); q = mul(q, p); struct big b = {{q.a, q.b, 0, 0}, 2}; b = grow(b, x); b = grow(b, y); return q.a * q.b + b.v[0] * b.v[2] + b.v[3]; }
