//! f(active 0.7; const 4) -> active
#include <array>
static constexpr std::array<double, 5> factorials() { std::array<double, 5> a{}; double p = 1; for (int i = 0; i < 5; i++) { a[i] = p; p *= i + 1; } return a; }
static constexpr auto table = factorials();
extern "C" double f(double x, int n) { double s = 0, p = 1; for (int i = 0; i <= n; i++) { s += p / table[i]; p *= x; } return s; }
