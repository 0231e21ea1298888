//! f(active 1.1; active 0.4) -> active
//! f(active -1.1; active 0.4) -> active
double f(double x, double y) { double r = x; if ((x > 0 && y > 0.3) || (x < -1 && y < 0.5)) r *= y; if (!(x > 0 || y > 3)) r += x * y; return r; }
