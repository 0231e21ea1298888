//! f(dup struct(i64(3), d(1.5, 2.5, 0.5, 0.75), i64(2)); dup struct(i64(0), d(1, 2, 3, 4), i64(1))) -> const
//! levels: O1 O2
//! flags: -Xclang -new-struct-path-tbaa
typedef struct { long n; double a[4]; long m; } record;
void f(record *x, record *y) { *y = *x; }
