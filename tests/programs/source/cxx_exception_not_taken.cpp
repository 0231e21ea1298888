//! f(active 1.1; active 0.4) -> active
#include <stdexcept>
#include <cmath>
__attribute__((noinline)) static double checked_sqrt(double x) { if (x < 0) throw std::domain_error("negative"); return std::sqrt(x); }
extern "C" double f(double x, double y) { try { return checked_sqrt(x) * checked_sqrt(x * y); } catch (const std::exception &) { return 0; } }
