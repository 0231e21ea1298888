//! f(dup d(1.1, 0.4, 2.2); const 1) -> active
#include <vector>
#include <stdexcept>
extern "C" double f(double *x, int k) { std::vector<double> v(x, x + 3); try { return v.at(k) * v.at(k + 1); } catch (const std::out_of_range &) { return -1; } }
