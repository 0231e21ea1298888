//! f(dup d(1.1, 0.4, 2.2); const struct(i32(3), d(0.5), i32(2))) -> active
struct config { int n; double scale; int power; };
double f(double *x, const struct config *c) { double s = 0; for (int i = 0; i < c->n; i++) { double p = 1; for (int k = 0; k < c->power; k++) p *= x[i]; s += p * c->scale; } return s; }
