//! f(active 1.1; active 0.4) -> active
#include <memory>
extern "C" double f(double x, double y) { auto p = std::make_unique<double>(x * y); std::unique_ptr<double[]> q(new double[2]{x, *p}); auto r = std::move(p); *r *= q[1]; return *r * q[0]; }
