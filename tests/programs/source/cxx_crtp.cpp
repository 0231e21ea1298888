//! f(active 1.1; active 0.4) -> active
template <class D> struct Model { double run(double x, int n) { for (int i = 0; i < n; i++) x = static_cast<D *>(this)->step(x); return x; } };
struct Logistic : Model<Logistic> { double r; double step(double x) { return r * x * (1 - x); } };
extern "C" double f(double r, double x) { Logistic m; m.r = r; return m.run(x, 5); }
