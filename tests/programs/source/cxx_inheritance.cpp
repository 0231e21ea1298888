//! f(active 1.1; active 0.4) -> active
struct Shape { double scale; double scaled(double a) const { return a * scale; } };
struct Circle : Shape { double r; double area() const { return scaled(3.14159 * r * r); } };
extern "C" double f(double s, double r) { Circle c; c.scale = s; c.r = r; c.scale *= c.area(); return c.area(); }
