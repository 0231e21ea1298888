//! flags: -fcx-limited-range
//! f(active 1.1; active 0.4) -> active
#include <complex>
extern "C" double f(double a, double b) { std::complex<double> z(a, b), w = z * z + 2.0; w /= z; w -= std::conj(z); return std::norm(w) + w.real() * w.imag(); }
