//! f(dup d(0.9, 0.1, 0.2, 0.3); dup d(1.1, 0.4, 2.2)) -> const
#include <math.h>
typedef struct { double w, x, y, z; } quat;
static quat mul(quat a, quat b) { return (quat){a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w}; }
void f(quat *q, double *v) { double n = sqrt(q->w * q->w + q->x * q->x + q->y * q->y + q->z * q->z); quat u = {q->w / n, q->x / n, q->y / n, q->z / n}, c = {u.w, -u.x, -u.y, -u.z}, p = {0, v[0], v[1], v[2]}; p = mul(mul(u, p), c); v[0] = p.x; v[1] = p.y; v[2] = p.z; *q = u; }
