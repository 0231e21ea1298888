; request: reverse f(active, const) -> active
; refused: NE301
define double @f(double %x, i64 %k) {
entry:
  %table = getelementptr [2 x ptr], ptr @targets, i64 0, i64 %k
  %target = load ptr, ptr %table
  indirectbr ptr %target, [label %loop, label %other]
loop:
  %a = phi double [ %x, %entry ], [ %b, %loop ]
  %b = fmul double %a, 0.5
  %more = fcmp ogt double %b, 1.0
  br i1 %more, label %loop, label %exit
other:
  br label %exit
exit:
  %r = phi double [ %b, %loop ], [ %x, %other ]
  ret double %r
}
@targets = internal constant [2 x ptr] [ptr blockaddress(@f, %loop), ptr blockaddress(@f, %other)]
