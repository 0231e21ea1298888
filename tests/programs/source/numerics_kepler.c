//! f(active 0.9; active 0.3) -> active
#include <math.h>
double f(double M, double e) { double E = M; for (int i = 0; i < 30; i++) { double g = E - e * sin(E) - M; if (fabs(g) < 1e-14) break; E -= g / (1 - e * cos(E)); } return E * E; }
