//! f(active 1.3; active 0.7; const 1) -> active
//! f(active 1.3; active 0.7; const 0) -> active
double f(double x, double y, _Bool k) { double a = k ? x : y; double b = x > y ? a * x : a * y; return a * b; }
