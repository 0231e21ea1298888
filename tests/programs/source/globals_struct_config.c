//! f(active 1.1) -> active
static struct { int n; double k; } config = {3, 0.5};
double f(double x) { double r = 1; for (int i = 0; i < config.n; i++) r = r * x + config.k; return r; }
