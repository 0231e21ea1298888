//! f(active 1.1; const 5) -> active
//! reset: seed
static unsigned long state = 42;
void seed(void) { state = 42; }
static double uniform(void) { state = state * 6364136223846793005UL + 1442695040888963407UL; return (state >> 11) * 0x1p-53; }
double f(double x, int n) { double s = 0; for (int i = 0; i < n; i++) { double u = uniform(); s += x * u * (u > 0.5 ? x : 1); } return s; }
