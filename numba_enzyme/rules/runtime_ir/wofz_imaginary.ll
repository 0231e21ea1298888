; The imaginary part of Faddeeva's function w(x + iy), by SciPy's `wofz`, which is there where its `voigt_profile` is.

define linkonce_odr double @scipy.special.wofz.imaginary(double %x, double %y) noinline nounwind willreturn memory(none) {
  %w = call { double, double } @scipy.special.wofz.complex(double %x, double %y)
  %result = extractvalue { double, double } %w, 1
  ret double %result
}

declare { double, double } @scipy.special.wofz.complex(double, double) nounwind willreturn memory(none)
