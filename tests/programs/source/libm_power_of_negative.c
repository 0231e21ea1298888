//! f(active -1.7) -> active
//! gradient: [3 * 1.7**2 - 2 * 1.7**-3 * -1 * -1 * -1]
#include <math.h>
double f(double x) { double three = 3, minus = -2; return pow(x, three) + pow(x, minus); }
