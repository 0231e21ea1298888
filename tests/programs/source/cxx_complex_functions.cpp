//! f(active 1.1; active 0.4) -> active
#include <complex>
extern "C" double f(double a, double b) { std::complex<double> z(a, b); auto w = std::exp(z) * std::sqrt(z) + std::polar(a, b); return std::abs(w) + std::arg(w); }
