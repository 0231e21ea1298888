//! f(active 100.0; active 105.0; active 0.03; active 0.2; active 1.5) -> active
#include <math.h>
static double cdf(double x) { return 0.5 * erfc(-x * 0.70710678118654752440); }
double f(double S, double K, double r, double v, double T) { double d1 = (log(S / K) + (r + v * v / 2) * T) / (v * sqrt(T)), d2 = d1 - v * sqrt(T); return S * cdf(d1) - K * exp(-r * T) * cdf(d2); }
