//! f(active 1.1; active 0.4) -> active
#include <memory>
extern "C" double f(double x, double y) { auto p = std::make_shared<double>(x * y); auto q = p; *q *= x; return *p * q.use_count(); }
