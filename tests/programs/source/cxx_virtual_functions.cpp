//! f(active 1.1; active 0.4; const 0) -> active
//! f(active 1.1; active 0.4; const 1) -> active
struct Shape { virtual double area() const = 0; virtual void grow(double k) = 0; virtual ~Shape() {} };
struct Circle : Shape { double r; Circle(double r) : r(r) {} double area() const override { return 3.0 * r * r; } void grow(double k) override { r *= k; } };
struct Box : Shape { double a, b; Box(double a, double b) : a(a), b(b) {} double area() const override { return a * b; } void grow(double k) override { a *= k; b *= k * k; } };
__attribute__((noinline)) static double use(Shape &s, double k) { s.grow(k); return s.area(); }
extern "C" double f(double x, double y, int k) { Circle c(x); Box b(x, y); Shape &s = k ? (Shape &)c : b; return use(s, y) + use(c, x); }
