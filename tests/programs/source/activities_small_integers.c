//! f(active 1.1; const -3; const 200; const 1; const -30000; const 60000) -> active
double f(double x, signed char a, unsigned char b, _Bool c, short d, unsigned short e) { return x * a + x * b + (c ? x : 0) + x * d + x * e; }
