//! f(dup d(1.1, 0.4, 2.2, 0.9); const 4) -> active
#include <algorithm>
extern "C" double f(double *x, int n) { std::reverse(x, x + n); std::transform(x, x + n, x, [](double v) { return v * v; }); std::rotate(x, x + 1, x + n); std::fill_n(x + 3, 1, x[0] * 2); double m = *std::max_element(x, x + n), c = std::clamp(x[0], 0.0, 10.0); std::swap(x[0], x[1]); return m * c + std::min(x[0], x[1]) + x[3]; }
