//! f(active 1.3; active 0.7) -> active
double f(double x, double y) { x += y; y *= x; x -= y; x /= y; y += x; x *= 3; return x * y; }
