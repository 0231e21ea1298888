//! f(dup struct(ptr(d(1.1, 9, 0.4, 9, 2.2, 9)), i64(8), i32(1), i8(1, 27), i16(0), i64(1, 3, 16))) -> active
struct dim { long lower, extent, stride; }; struct descriptor { void *base; long elem; int version; signed char rank, type; short pad; struct dim dim[1]; };
double f(struct descriptor *d) { double s = 1; for (long i = 0; i < d->dim[0].extent; i++) { double *p = (double *)((char *)d->base + i * d->dim[0].stride); s = s * *p + 1; *p = s; } return s; }
