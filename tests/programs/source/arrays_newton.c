//! f(active 2.3) -> active
//! gradient: [1 / (3 * 2.3**(2/3))]
#include <math.h>
double f(double a) { double x = 1; for (int i = 0; i < 50; i++) { double d = (x * x * x - a) / (3 * x * x); x -= d; if (fabs(d) < 1e-15) break; } return x; }
