; request: reverse f(active, const) -> active
; refused: NE300 br
; Plain jumps into a loop are led through one entry; a computed jump can't be led anywhere.
@labels = global [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
define double @f(double %x, i64 %c) {
entry:
  %place = getelementptr ptr, ptr @labels, i64 %c
  %where = load ptr, ptr %place
  indirectbr ptr %where, [label %a, label %b]
a:
  %u = phi double [ %x, %entry ], [ %w, %b ]
  %v = fmul double %u, 0.5
  br label %b
b:
  %w = phi double [ %x, %entry ], [ %v, %a ]
  %again = fcmp ogt double %w, 1.0
  br i1 %again, label %a, label %exit
exit:
  ret double %w
}
