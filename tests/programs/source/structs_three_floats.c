//! f(active 1.1; active 0.7; active 0.3) -> active
struct rgb { float r, g, b; };
__attribute__((noinline)) static struct rgb mix(struct rgb a, struct rgb b) { struct rgb c = {a.r * b.g, a.g * b.b, a.b * b.r}; return c; }
float f(float x, float y, float z) { struct rgb a = {x, y, z}; a = mix(a, a); a = mix(a, (struct rgb){z, x, y}); return a.r + 2 * a.g + 3 * a.b; }
