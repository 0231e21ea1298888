//! f(dup struct(i64(3), d(1.5, 2.5, 0.5, 0.75), i64(2)); dup struct(i64(0), d(1, 2, 3, 4), i64(1))) -> const
//! expect: any
//! levels: O1 O2
//! g(dup struct(i64(3), d(1.5, 2.5), d(0.5)); dup struct(i64(0), d(1, 2), d(3))) -> const
//! expect: any
//! h(dup struct(d(1.5), d(2.5), d(0.5)); dup struct(d(1), d(2), d(3))) -> const
//! expect: any
typedef struct { long n; double a[4]; long m; } record;
typedef struct { long n; _Complex double z; double x; } with_complex;
typedef struct { union { double a; long i; } u[2]; double x; } with_union;
void f(record *x, record *y) { *y = *x; }
void g(with_complex *x, with_complex *y) { *y = *x; }
void h(with_union *x, with_union *y) { *y = *x; }
