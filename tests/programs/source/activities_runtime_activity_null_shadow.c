//! f(dup d(1.1, 0.4); const d(2.0, 3.0); const 1) -> active
//! entry: {"runtime_activity": True}
//! f(dup d(1.1, 0.4); const d(2.0, 3.0); const 0) -> active
//! entry: {"runtime_activity": True}
double f(double *x, double *c, int k) { double *p = k ? x : c; return p[0] * p[1] * x[0]; }
