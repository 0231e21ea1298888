//! f(active 1.1; active 0.4) -> active
struct context { double k; int count; };
static double body(double t, void *data) { struct context *c = data; c->count++; return t * t * c->k; }
__attribute__((noinline)) static double integrate(double (*g)(double, void *), void *data, double a, double b, int n) { double s = 0, h = (b - a) / n; for (int i = 0; i < n; i++) s += g(a + (i + 0.5) * h, data) * h; return s; }
double f(double k, double b) { struct context c = {k, 0}; return integrate(body, &c, 0, b, 8) * c.count; }
