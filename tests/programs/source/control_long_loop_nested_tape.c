//! f(active 0.3; const 300; const 50) -> active
//! levels: O1 O2
#include <math.h>
double f(double x, int n, int m) { double s = 0.1; for (int i = 0; i < n; i++) { double t = s; for (int j = 0; j < m; j++) t = sin(t + x * 0.01); s = 0.5 * (s + t); } return s; }
