//! f(active 1.0; active 2.0; const 5) -> active
#include <math.h>
double f(double y, double k, int n) { double h = 0.1; for (int i = 0; i < n; i++) { double z = y; for (int it = 0; it < 20; it++) { double g = z - y + h * k * z * z * z, d = 1 + 3 * h * k * z * z, s = g / d; z -= s; if (fabs(s) < 1e-15) break; } y = z; } return y; }
