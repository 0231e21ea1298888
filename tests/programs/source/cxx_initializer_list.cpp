//! f(active 1.1; active 0.4) -> active
#include <algorithm>
#include <initializer_list>
static double sum(std::initializer_list<double> l) { double s = 0; for (double v : l) s += v * v; return s; }
extern "C" double f(double x, double y) { return sum({x, y, x * y}) + std::max({x, y, 0.2}) * std::min({x, y, 3.0}); }
