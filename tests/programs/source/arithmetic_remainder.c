//! f(active 7.3; active 2.1) -> active
//! gradient: [1, -3]
#include <math.h>
double f(double x, double y) { return fmod(x, y); }
