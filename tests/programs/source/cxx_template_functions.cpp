//! f(active 1.1; active 0.4) -> active
template <class T> static T cube(T x) { return x * x * x; }
template <int N> struct Power { template <class T> static T of(T x) { return x * Power<N - 1>::of(x); } };
template <> struct Power<0> { template <class T> static T of(T) { return T(1); } };
template <class... T> static double sum(T... t) { return (t + ... + 0.0); }
extern "C" double f(double x, double y) { return cube(x) * Power<5>::of(y) + sum(x, y, x * y, cube(y)); }
