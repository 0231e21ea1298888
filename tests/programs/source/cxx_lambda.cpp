//! f(active 1.1; active 0.4; const 3) -> active
extern "C" double f(double x, double y, int n) { double s = 0; auto add = [&](double v) { s += v * y; return s; }; auto twice = [=](double v) { return v * x; }; for (int i = 0; i < n; i++) add(twice(i + s)); return s; }
