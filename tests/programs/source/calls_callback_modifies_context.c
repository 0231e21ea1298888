//! f(dup d(1.1, 0.4, 0.9); const 3) -> active
struct sum { double total, scale; int seen; };
static void add(double v, void *c) { struct sum *s = c; s->total += v * s->scale; s->scale *= v; s->seen++; }
__attribute__((noinline)) static void each(const double *x, int n, void (*g)(double, void *), void *c) { for (int i = 0; i < n; i++) g(x[i], c); }
double f(double *x, int n) { struct sum s = {0, 1, 0}; each(x, n, add, &s); each(x, n - 1, add, &s); return s.total * s.scale * s.seen; }
