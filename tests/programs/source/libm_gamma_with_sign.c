//! f(active 2.3) -> active
#define _GNU_SOURCE
#include <math.h>
double f(double x) { int s; double y = lgamma_r(x, &s); return s*y*y; }
//! g(active -2.3) -> active
double g(double x) { int s; double y = lgamma_r(x, &s); return s*y*y; }
