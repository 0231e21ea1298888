//! entry: {"runtime_activity": True}
//! f(dup d(1.1, 0.4); dup inactive(d(2.0, 3.0)); const 1) -> active
//! f(dup d(1.1, 0.4); dup inactive(d(2.0, 3.0)); const 0) -> active
//! f(dup inactive(d(1.1, 0.4)); dup d(2.0, 3.0); const 0) -> active
double f(double *x, double *c, int k) { double *p = k ? x : c; double t = p[0] * p[1] * x[0]; for (int i = 0; i < 2; i++) t += t * c[i] * p[i] * 0.1; return t; }
