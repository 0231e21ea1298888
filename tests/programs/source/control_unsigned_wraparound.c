//! f(active 1.1) -> active
double f(double x) { double s = 0; for (unsigned char i = 250; i > 5; i++) s = s * 0.9 + x * i; return s; }
