//! f(active 1.2) -> active
#include <math.h>
double f(double x) { double t = 0, h = 0.1, y = x; int n = 0; while (t < 1 && n++ < 100) { double e = fabs(y * h * h); if (e > 0.004) { h *= 0.5; continue; } y += h * (0.5 * y - y * y * 0.3); t += h; if (e < 0.0005) h *= 1.5; } return y; }
