//! f(active 1.3; const 4) -> active
#include <stdio.h>
static void quiet(int step, double v) { char line[64]; snprintf(line, sizeof line, "%d %g", step, v); }
double f(double x, int n) { void (*log)(int, double) = n > 3 ? quiet : NULL; double s = x; for (int i = 0; i < n; i++) { s = s * s * 0.5 + x; if (log) log(i, s); } return s; }
