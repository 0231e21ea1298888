//! f(active 1.1; const 1) -> active
//! f(active 1.1; const 0) -> active
#include <functional>
extern "C" double f(double x, int k) { double y = x * 2; std::function<double(double)> g; if (k) g = [y](double t) { return t * y; }; else g = [&](double t) { return t * t + x; }; return g(x) * g(y); }
