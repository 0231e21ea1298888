//! f(active 1.3) -> active
#include <time.h>
double f(double x) { struct timespec a, b; clock_gettime(CLOCK_MONOTONIC, &a); double r = x * x; clock_gettime(CLOCK_MONOTONIC, &b); return b.tv_sec - a.tv_sec > 3600 ? 0 : r; }
