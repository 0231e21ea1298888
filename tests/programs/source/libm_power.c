//! f(active 1.7; active 0.6) -> active
//! gradient: [0.6 * 1.7**(0.6-1), 1.7**0.6 * math.log(1.7)]
#include <math.h>
double f(double x, double y) { return pow(x, y); }
