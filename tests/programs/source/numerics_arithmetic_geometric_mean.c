//! f(active 1.5; active 0.6) -> active
#include <math.h>
double f(double a, double b) { while (fabs(a - b) > 1e-14 * a) { double t = (a + b) / 2; b = sqrt(a * b); a = t; } return a; }
