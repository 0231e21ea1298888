//! f(active 1.1; const i8(97, 98, 97, 99, 98, 0)) -> active
double f(double x, const char *s) { int state = 0; double r = x; while (*s) { switch (state) { case 0: r = r * x; state = *s == 'a' ? 1 : 2; break; case 1: r += x * x; if (*s == 'b') state = 2; break; default: r = 1 / r + x; state = 0; } s++; } return r; }
