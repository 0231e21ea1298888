//! f(dup struct(ptr(i8(97, 0)), d(1.1), ptr(i8(98, 0)), d(0.4))) -> active
#include <string.h>
struct entry { const char *key; double value; };
static double *find(struct entry *e, const char *k) { for (int i = 0; i < 2; i++) if (!strcmp(e[i].key, k)) return &e[i].value; return 0; }
double f(struct entry *e) { *find(e, "a") *= *find(e, "b"); return *find(e, "a") * e[1].value; }
