//! f(active 1.1; active 0.4) -> active
template <class F> __attribute__((noinline)) static double integrate(F g, double a, double b) { double s = 0, h = (b - a) / 8; for (int i = 0; i < 8; i++) s += g(a + (i + 0.5) * h) * h; return s; }
extern "C" double f(double k, double b) { return integrate([k](double t) { return t * t * k; }, 0, b) * integrate([&](double t) { return t + k * b; }, 0, 1); }
