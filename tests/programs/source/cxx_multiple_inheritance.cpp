//! f(active 1.1; active 0.4) -> active
struct A { double a; virtual double get() const { return a; } }; struct B { double b; virtual double get() const { return b * b; } };
struct C : A, B { double get() const override { return a * b; } };
__attribute__((noinline)) static double viaB(const B &o) { return o.get(); }
__attribute__((noinline)) static double viaA(const A &o) { return o.get() * o.a; }
extern "C" double f(double x, double y) { C c; c.a = x; c.b = y; B b; b.b = x; return viaB(c) + viaA(c) * viaB(b); }
