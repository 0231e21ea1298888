//! f(const d(1.1, 0.4, 2.2, 0.3); active 1.6) -> active
//! gradient: [1.8]
double f(double *y, double at) { int i = (int)at; double t = at - i; return y[i] + t * (y[i + 1] - y[i]); }
