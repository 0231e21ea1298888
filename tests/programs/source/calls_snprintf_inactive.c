//! f(active 1.1; const 3) -> active
#include <stdio.h>
double f(double x, int n) { char b[32]; int k = snprintf(b, sizeof b, "%d", n * 100); return x * x * k; }
