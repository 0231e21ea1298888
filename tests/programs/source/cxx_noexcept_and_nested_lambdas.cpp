//! f(dup d(1.1, 0.4, 2.2)) -> active
template <class F> static double newton(F g, double x) noexcept { for (int i = 0; i < 4; i++) { double h = 1e-3, d = (g(x + h) - g(x - h)) / (2 * h); x -= g(x) / d * 0.5; } return x; }
extern "C" double f(double *p) noexcept { auto poly = [p](double x) { return p[0] + p[1] * x + p[2] * x * x * x; }; auto shifted = [&](double x) { return poly(x) - p[0] * 0.5; }; return newton(shifted, 0.7) * poly(0.3); }
