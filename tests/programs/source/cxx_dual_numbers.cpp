//! f(active 1.1; active 0.4) -> active
struct Dual { double v, d; Dual operator*(Dual o) const { return {v * o.v, v * o.d + d * o.v}; } Dual operator+(Dual o) const { return {v + o.v, d + o.d}; } };
extern "C" double f(double x, double y) { Dual a{x, 1}, b{y, 0}; Dual c = a * a * b + a * b * b; return c.d * c.v; }
