//! flags: -ffp-contract=fast -mfma
//! f(active 1.3; active 0.7; active 2.1) -> active
double f(double x, double y, double z) { return x * y + z * x - y * z; }
