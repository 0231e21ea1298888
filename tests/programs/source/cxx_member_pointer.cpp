//! f(active 1.1; active 0.4; const 1) -> active
//! f(active 1.1; active 0.4; const 0) -> active
struct P { double a, b; double sum() const { return a + b; } double mul() const { return a * b; } };
extern "C" double f(double x, double y, int k) { P p{x, y}; double P::*m = k ? &P::a : &P::b; double (P::*g)() const = k ? &P::sum : &P::mul; p.*m *= 3; return (p.*g)() * p.*m; }
