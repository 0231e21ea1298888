//! f(const d(1.1, 0.4); active 0.7) -> active
//! gradient: [1.1 + 0.4]
//! f(dup d(1.1, 0.4); const 0.7) -> active
//! gradient: [0.7, 0.7]
//! f(dup d(1.1, 0.4); active 0.7) -> active
//! gradient: [0.7, 0.7, 1.1 + 0.4]
//! f(const d(1.1, 0.4); const 0.7) -> active
//! f(dup d(1.1, 0.4); active 0.7) -> const
double f(double *x, double s) { return (x[0] + x[1]) * s; }
