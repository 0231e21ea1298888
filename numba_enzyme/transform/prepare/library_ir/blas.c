/* BLAS and the parts of LAPACK that programs call most, as loops: `python -m tools.library_ir` makes blas.ll of it. `blas_bodies.py`
   says which names are defined by them. The last letters of a name are the types of its numbers and of its integers:
   `ne_blas_gemm_d_i`, of double and int. (Those of float are made of those of double.) Matrices lie column by column. */

#define JOIN(name, kind) ne_blas_##name##_##kind
#define NAMED(name, kind) JOIN(name, kind)

#define INT int
#define F(name) NAMED(name, d_i)
#include "blas_routines.h"
#include "blas_interfaces.h"
#undef INT
#undef F
#define INT long
#define F(name) NAMED(name, d_l)
#include "blas_routines.h"
#include "blas_interfaces.h"
