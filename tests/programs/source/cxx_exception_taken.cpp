//! f(active 1.1; active 0.4) -> active
//! expect: refused
__attribute__((noinline)) static double g(double x) { if (x > 1) throw x; return x * x; }
extern "C" double f(double x, double y) { try { return g(x) * y; } catch (double v) { return v * v * v * y; } }
