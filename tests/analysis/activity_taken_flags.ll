; test: activity
; request: reverse f(dup, const) -> active
; Whether something was found goes beside what was found, in one aggregate: the flag carries no derivative; bits of a number do.
define double @f(ptr %x, double %limit) {
entry:
  %v = load double, ptr %x                                             ; activity: active
  %inside = fcmp olt double %v, %limit
  br i1 %inside, label %found, label %done

found:
  %more = fcmp ogt double %v, 0.0
  %flag = zext i1 %more to i8
  %one = insertvalue { i8, double, i64 } poison, i8 %flag, 0
  %bits = bitcast double %v to i64
  %two = insertvalue { i8, double, i64 } %one, i64 %bits, 2
  %three = insertvalue { i8, double, i64 } %two, double %v, 1          ; activity: active
  br label %done

done:
  %both = phi { i8, double, i64 } [ zeroinitializer, %entry ], [ %three, %found ] ; activity: active
  %is = extractvalue { i8, double, i64 } %both, 0                      ; activity: useful, constant
  %value = extractvalue { i8, double, i64 } %both, 1                   ; activity: active
  %moved = extractvalue { i8, double, i64 } %both, 2                   ; activity: active
  %number = bitcast i64 %moved to double                               ; activity: active
  %place = getelementptr double, ptr %x, i64 1
  %wide = zext i8 %is to i64
  store i64 %wide, ptr %place
  %sum = fadd double %value, %number                                   ; activity: active
  ret double %sum
}
