//! f(dup d(1.1, 0.4); dup zeros(2); const 16) -> const
//! expect: refused
//! modes: reverse
//! f(dup d(1.1, 0.4); dup zeros(2); const 16) -> const
//! modes: forward
#include <string.h>
void f(void *x, void *y, long n) { memcpy(y, x, n); }
