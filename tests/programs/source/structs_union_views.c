//! f(active 1.1; active 0.4) -> active
union view { double v[2]; struct { double re, im; } c; };
double f(double x, double y) { union view u; u.v[0] = x * y; u.v[1] = x; u.c.re *= u.c.im; return u.v[0] * u.v[1]; }
