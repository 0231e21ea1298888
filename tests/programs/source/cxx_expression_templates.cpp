//! f(dup d(1.1, 0.4, 2.2); dup d(0.3, 0.5, 0.7); dup zeros(3)) -> active
template <class A, class B> struct Add { const A &a; const B &b; double operator[](int i) const { return a[i] + b[i]; } };
template <class A, class B> struct Mul { const A &a; const B &b; double operator[](int i) const { return a[i] * b[i]; } };
struct Vec { double *p; double operator[](int i) const { return p[i]; } template <class E> Vec &operator=(const E &e) { for (int i = 0; i < 3; i++) p[i] = e[i]; return *this; } };
extern "C" double f(double *x, double *y, double *z) { Vec a{x}, b{y}, c{z}; c = Add<Mul<Vec, Vec>, Vec>{Mul<Vec, Vec>{a, b}, a}; a = Mul<Vec, Vec>{c, c}; return a[0] * b[1] + c[2]; }
