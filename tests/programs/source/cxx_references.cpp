//! f(dup d(1.1, 0.4)) -> active
static void step(double &a, const double &b) { a = a * b + b; }
extern "C" double f(double *x) { double &r = x[0]; step(r, x[1]); step(x[1], r); return r * x[1]; }
