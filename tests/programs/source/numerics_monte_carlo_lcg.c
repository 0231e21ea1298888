//! f(active 1.0; active 0.2; const 20; const 12345) -> active
#include <math.h>
double f(double s0, double vol, int n, unsigned seed) { double sum = 0; for (int i = 0; i < n; i++) { double s = s0; for (int k = 0; k < 3; k++) { seed = seed * 1664525u + 1013904223u; double u = (seed >> 8) * (1.0 / 16777216) - 0.5; s *= exp(vol * u - 0.5 * vol * vol); } double pay = s - 0.95; sum += pay > 0 ? pay : 0; } return sum / n; }
