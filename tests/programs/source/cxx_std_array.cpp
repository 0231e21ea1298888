//! f(dup d(1.1, 0.4, 2.2)) -> active
#include <array>
extern "C" double f(double *x) { std::array<double, 3> a{x[0], x[1], x[2]}, b = a; for (auto &v : a) v *= v; b.swap(a); double s = 0; for (int i = 0; i < 3; i++) s += a[i] * b[2 - i]; return s; }
