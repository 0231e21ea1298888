//! f(active 1.1; active 0.4; const 5) -> active
#include <memory>
struct Node { virtual double eval(double x) const = 0; virtual ~Node() = default; };
struct Scale : Node { double k; Scale(double k) : k(k) {} double eval(double x) const override { return k * x; } };
struct Square : Node { double eval(double x) const override { return x * x; } };
extern "C" double f(double x, double k, int n) { double r = x; for (int i = 0; i < n; i++) { std::unique_ptr<Node> p; if (i % 2) p.reset(new Scale(k)); else p.reset(new Square); r = p->eval(r) + 0.1; } return r; }
