//! f(active 1.1; active 0.4) -> active
class Accumulator { double sum = 0, weight; public: explicit Accumulator(double w) : weight(w) {} Accumulator &add(double x) { sum += weight * x * x; weight *= 0.9; return *this; } double value() const { return sum * weight; } };
extern "C" double f(double x, double y) { Accumulator a(y); a.add(x).add(y).add(x * y); return a.value(); }
