//! f(active 1.1) -> active
#include <vector>
extern "C" double f(double x) { static const std::vector<double> c{1, 2, 3}; double r = 0; for (double v : c) r = r * x + v; return r; }
