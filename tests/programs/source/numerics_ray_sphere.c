//! f(dup d(0.1, 0.2, -3); dup d(0.05, -0.1, 1); active 1.2) -> active
#include <math.h>
double f(double *o, double *d, double r) { double a = 0, b = 0, c = -r * r; for (int i = 0; i < 3; i++) { a += d[i] * d[i]; b += 2 * o[i] * d[i]; c += o[i] * o[i]; } double q = b * b - 4 * a * c; if (q < 0) return 0; double t = (-b - sqrt(q)) / (2 * a), n = 0; for (int i = 0; i < 3; i++) { double p = o[i] + t * d[i]; n += p * p * (i + 1); } return t * n; }
