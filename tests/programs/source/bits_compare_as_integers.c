//! f(active 5.7; active 2.1) -> active
#include <string.h>
double f(double x, double y) { long a, b; memcpy(&a, &x, 8); memcpy(&b, &y, 8); return a > b ? x * y : x; }
