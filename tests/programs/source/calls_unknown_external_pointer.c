//! f(dup d(1.1, 0.4)) -> active
//! expect: refused
void nobody_knows_me(double *);
double f(double *x) { nobody_knows_me(x); return x[0] * x[1]; }
