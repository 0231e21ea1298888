//! f(active 1.3; const 4) -> active
//! gradient: [16]
double f(double x, int k) { union { unsigned long u; double d; } v; v.u = (unsigned long)(k + 1023) << 52; return x * v.d; }
