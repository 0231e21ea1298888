;! f(dup d(1.5, -0.7); dup d(0.3, 2.0); const 1) -> active
;! g(dup d(1.5, -0.7); dup d(0.3, 2.0); const 1) -> active
;! h(dup d(1.5, -0.7); dup d(0.3, 2.0); const 1) -> active
; Pointers are stored side by side, in one vector, in one array of integers and in one wide integer, and loaded one by one.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define double @f(ptr %x, ptr %y, i64 %n) {
  %pairs = alloca [4 x ptr], align 16
  %first = insertelement <2 x ptr> poison, ptr %x, i64 0
  %both = insertelement <2 x ptr> %first, ptr %y, i64 1
  store <2 x ptr> %both, ptr %pairs, align 16
  %next = getelementptr i8, ptr %pairs, i64 16
  store <2 x ptr> %both, ptr %next, align 16
  %pair = getelementptr { ptr, ptr }, ptr %pairs, i64 %n
  %place = getelementptr i8, ptr %pair, i64 8
  %q = load ptr, ptr %place, align 8
  %a = load double, ptr %q, align 8
  %r = fmul double %a, %a
  ret double %r
}

define double @g(ptr %x, ptr %y, i64 %n) {
  %pairs = alloca [4 x i64], align 16
  %i = ptrtoint ptr %x to i64
  %j = ptrtoint ptr %y to i64
  %first = insertvalue [2 x i64] poison, i64 %i, 0
  %both = insertvalue [2 x i64] %first, i64 %j, 1
  store [2 x i64] %both, ptr %pairs, align 16
  %next = getelementptr i8, ptr %pairs, i64 16
  store [2 x i64] %both, ptr %next, align 16
  %pair = getelementptr { ptr, ptr }, ptr %pairs, i64 %n
  %place = getelementptr i8, ptr %pair, i64 8
  %q = load ptr, ptr %place, align 8
  %a = load double, ptr %q, align 8
  %r = fmul double %a, %a
  ret double %r
}

define double @h(ptr %x, ptr %y, i64 %n) {
  %given = alloca { ptr, ptr }, align 16
  %pairs = alloca [4 x ptr], align 16
  %other = getelementptr i8, ptr %given, i64 8
  store ptr %x, ptr %given, align 16
  store ptr %y, ptr %other, align 8
  %both = load volatile i128, ptr %given, align 16
  store i128 %both, ptr %pairs, align 16
  %next = getelementptr i8, ptr %pairs, i64 16
  store i128 %both, ptr %next, align 16
  %pair = getelementptr { ptr, ptr }, ptr %pairs, i64 %n
  %place = getelementptr i8, ptr %pair, i64 8
  %q = load ptr, ptr %place, align 8
  %a = load double, ptr %q, align 8
  %r = fmul double %a, %a
  ret double %r
}
