//! f(active 0.7; const 5) -> active
//! f(active 0.7; const 0) -> active
#include <math.h>
double f(double x, int n) { double r = x; do { r = sin(r) + x; n--; } while (n > 0); return r; }
