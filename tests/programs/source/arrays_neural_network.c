//! f(dup d(0.1, 0.4, -0.2, 0.3, 0.5, -0.6); dup d(0.2, -0.3); dup d(1.5, 0.7); const d(1, 2, 3)) -> active
#include <math.h>
double f(double *w, double *b, double *v, double *x) { double o = 0; for (int i = 0; i < 2; i++) { double s = b[i]; for (int j = 0; j < 3; j++) s += w[i * 3 + j] * x[j]; o += v[i] * tanh(s); } return o * o; }
