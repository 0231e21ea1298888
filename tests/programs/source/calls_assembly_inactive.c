//! f(active 1.1; const 5) -> active
double f(double x, int n) { int m; __asm__("leal 1(%1), %0" : "=r"(m) : "r"(n)); return x * x * m; }
