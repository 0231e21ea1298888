//! f(active 1.1; active 0.4) -> active
struct Config { double scale = 2; double apply(double x) const { return x * scale; } static Config &get() { static Config c; return c; } };
extern "C" double f(double x, double y) { Config::get().scale = y; return Config::get().apply(x) * Config::get().scale; }
