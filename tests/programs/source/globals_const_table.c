//! f(active 0.7; const 4) -> active
//! gradient: [2 + 6 * 0.7 + 12 * 0.49]
static const double coefficients[4] = {1, 2, 3, 4};
double f(double x, int n) { double r = 0; for (int i = n - 1; i >= 0; i--) r = r * x + coefficients[i]; return r; }
