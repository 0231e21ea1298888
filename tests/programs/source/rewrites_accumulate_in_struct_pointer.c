//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
struct stats { double sum, square; int n; };
__attribute__((noinline)) static void push(struct stats *s, double v) { s->sum += v; s->square += v * v; s->n++; }
double f(double *x, int n) { struct stats s = {0}; for (int i = 0; i < n; i++) push(&s, x[i] * x[0]); double m = s.sum / s.n; return s.square / s.n - m * m; }
