//! f(active 1.1) -> active
//! expect: refused
double f(double x) { double r; __asm__("sqrtsd %1, %0" : "=x"(r) : "x"(x)); return r; }
