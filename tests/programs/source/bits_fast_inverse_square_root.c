//! f(active 1.7) -> active
//! expect: refused
float f(float x) { int i = *(int *)&x; i = 0x5f3759df - (i >> 1); float y = *(float *)&i; return y * (1.5f - 0.5f * x * y * y); }
