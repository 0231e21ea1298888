//! f(active 1.01; const 20) -> active
double f(double x, unsigned char n) { double s = 1; for (unsigned char i = 0; i != n; i++) s = s * x + 0.01 * i; return s; }
