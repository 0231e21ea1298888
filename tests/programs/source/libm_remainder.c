//! f(active 7.3; active 2.0) -> active
//! gradient: [1, -4]
#include <math.h>
double f(double x, double y) { return remainder(x, y); }
