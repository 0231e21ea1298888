//! f(dup d(0.1, -0.2, 0.3, 0.4, 0.5, -0.6, 0.7, 0.8); const d(0.5, -0.1, 0.9); const 3) -> active
#include <math.h>
static double sig(double x) { return 1 / (1 + exp(-x)); }
double f(double *w, double *x, int n) { double h = 0, c = 0; for (int t = 0; t < n; t++) { double i = sig(w[0] * x[t] + w[1] * h), g = sig(w[2] * x[t] + w[3] * h), o = sig(w[4] * x[t] + w[5] * h), u = tanh(w[6] * x[t] + w[7] * h); c = g * c + i * u; h = o * tanh(c); } return h * h; }
