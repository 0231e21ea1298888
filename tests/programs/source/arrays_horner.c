//! f(dup d(1.1, 0.4, 2.2, 0.3); active 0.7; const 4) -> active
//! gradient: [1, 0.7, 0.7**2, 0.7**3, 0.4 + 2*2.2*0.7 + 3*0.3*0.49]
double f(double *c, double x, int n) { double r = 0; while (n-- > 0) r = r * x + c[n]; return r; }
