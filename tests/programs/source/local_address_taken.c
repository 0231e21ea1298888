//! f(active 1.1; active 0.4) -> active
__attribute__((noinline)) static void update(double *a, double *b) { double t = *a; *a = *b * t; *b = t + *a; }
double f(double x, double y) { update(&x, &y); update(&y, &x); return x * y; }
