; test: cfg, dominators
; request: forward f(dup, const) -> dup
; A switch with the same target twice, a block that nothing reaches, and one without a way out.
define double @f(double %x, i32 %k) {
entry:                                                                 ; cfg: from nowhere, to other, twice, stop   ; dominators: root
  switch i32 %k, label %other [
    i32 0, label %twice
    i32 1, label %twice
    i32 2, label %stop
  ]
twice:                                                                 ; cfg: from entry, other, to join   ; dominators: below entry
  br label %join
other:                                                                 ; cfg: from entry, to join, twice   ; dominators: below entry
  %big = icmp sgt i32 %k, 9
  br i1 %big, label %join, label %twice
stop:                                                                  ; cfg: from entry, to nowhere   ; dominators: below entry
  unreachable
join:                                                                  ; cfg: from other, twice, to nowhere   ; dominators: below entry
  %y = phi double [ %x, %twice ], [ 2.0, %other ], [ 0.0, %dead ]
  ret double %y
dead:                                                                  ; cfg: unreachable   ; dominators: unreachable
  br label %join
}
