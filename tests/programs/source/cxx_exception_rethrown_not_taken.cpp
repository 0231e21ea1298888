//! f(active 1.1; const 2) -> active
#include <stdexcept>
#include <vector>
__attribute__((noinline)) static double level(double x, int n) { std::vector<double> v(2, x); try { if (n > 5) throw std::runtime_error("deep"); return n ? level(x * v[0], n - 1) + v[1] : v[0] * v[1]; } catch (std::runtime_error &) { v[0] = 0; throw; } }
extern "C" double f(double x, int n) { try { return level(x, n); } catch (...) { return 0; } }
