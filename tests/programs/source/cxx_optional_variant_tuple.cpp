//! f(active 1.1; active 0.4; const 1) -> active
//! f(active 1.1; active 0.4; const 0) -> active
#include <optional>
#include <tuple>
#include <variant>
extern "C" double f(double x, double y, int k) { std::optional<double> o; if (k) o = x * y; std::variant<int, double> v = 3; if (k) v = x * x; auto t = std::make_tuple(x, 2, y * y); double r = o.value_or(y); if (auto *d = std::get_if<double>(&v)) r *= *d; else r += std::get<int>(v) * x; return r * std::get<0>(t) + std::get<1>(t) * std::get<2>(t); }
