; The strides of an array in a new shape, if it can have that without a copy: NumPy's algorithm, for numba-cuda's calls (in C order).
; Both shapes are cut into groups of axes with equal products; the old axes of a group must lie as those of a C array do, and
; the new ones are laid out so, beginning with the last. Old axes of extent 1 are left out first.

define i32 @numba_attempt_nocopy_reshape(i64 %nd, ptr %dims, ptr %strides, i64 %newnd, ptr %newdims, ptr %newstrides, i64 %itemsize, i32 %is_f_order) nounwind willreturn {
entry:
  %olddims = alloca [32 x i64]
  %oldstrides = alloca [32 x i64]
  br label %strip

strip:
  %o = phi i64 [ 0, %entry ], [ %o.next, %strip.next ]
  %count = phi i64 [ 0, %entry ], [ %count.next, %strip.next ]
  %old.size = phi i64 [ 1, %entry ], [ %old.size.next, %strip.next ]
  %o.more = icmp slt i64 %o, %nd
  br i1 %o.more, label %strip.axis, label %total

strip.axis:
  %dim.at = getelementptr i64, ptr %dims, i64 %o
  %dim = load i64, ptr %dim.at
  %is.one = icmp eq i64 %dim, 1
  br i1 %is.one, label %strip.next, label %keep

keep:
  %stride.at = getelementptr i64, ptr %strides, i64 %o
  %stride = load i64, ptr %stride.at
  %olddim.at = getelementptr i64, ptr %olddims, i64 %count
  store i64 %dim, ptr %olddim.at
  %oldstride.at = getelementptr i64, ptr %oldstrides, i64 %count
  store i64 %stride, ptr %oldstride.at
  %one.more = add i64 %count, 1
  br label %strip.next

strip.next:
  %count.next = phi i64 [ %count, %strip.axis ], [ %one.more, %keep ]
  %old.size.next = mul i64 %old.size, %dim
  %o.next = add i64 %o, 1
  br label %strip

total:
  %t = phi i64 [ 0, %strip ], [ %t.next, %total.axis ]
  %new.size = phi i64 [ 1, %strip ], [ %new.size.next, %total.axis ]
  %t.more = icmp slt i64 %t, %newnd
  br i1 %t.more, label %total.axis, label %compare

total.axis:
  %newdim.t.at = getelementptr i64, ptr %newdims, i64 %t
  %newdim.t = load i64, ptr %newdim.t.at
  %new.size.next = mul i64 %new.size, %newdim.t
  %t.next = add i64 %t, 1
  br label %total

compare:
  %same = icmp eq i64 %new.size, %old.size
  br i1 %same, label %any, label %impossible

any:
  %is.empty = icmp eq i64 %new.size, 0
  br i1 %is.empty, label %trailing, label %group

; the next group: old axes from %oi before %oj, new axes from %ni before %nj
group:
  %oi = phi i64 [ 0, %any ], [ %oj, %laid.out ]
  %ni = phi i64 [ 0, %any ], [ %nj, %laid.out ]
  %ni.more = icmp slt i64 %ni, %newnd
  %oi.more = icmp slt i64 %oi, %count
  %more = and i1 %ni.more, %oi.more
  br i1 %more, label %first, label %trailing

first:
  %new.first.at = getelementptr i64, ptr %newdims, i64 %ni
  %new.first = load i64, ptr %new.first.at
  %old.first.at = getelementptr [32 x i64], ptr %olddims, i64 0, i64 %oi
  %old.first = load i64, ptr %old.first.at
  %oj.first = add i64 %oi, 1
  %nj.first = add i64 %ni, 1
  br label %grow

grow:
  %oj = phi i64 [ %oj.first, %first ], [ %oj, %grow.new ], [ %oj.next, %grow.old ]
  %nj = phi i64 [ %nj.first, %first ], [ %nj.next, %grow.new ], [ %nj, %grow.old ]
  %new = phi i64 [ %new.first, %first ], [ %new.next, %grow.new ], [ %new, %grow.old ]
  %old = phi i64 [ %old.first, %first ], [ %old, %grow.new ], [ %old.next, %grow.old ]
  %equal = icmp eq i64 %new, %old
  br i1 %equal, label %dense, label %unequal

unequal:
  %new.less = icmp slt i64 %new, %old
  br i1 %new.less, label %grow.new, label %grow.old

grow.new:
  %newdim.at = getelementptr i64, ptr %newdims, i64 %nj
  %newdim = load i64, ptr %newdim.at
  %new.next = mul i64 %new, %newdim
  %nj.next = add i64 %nj, 1
  br label %grow

grow.old:
  %olddim.j.at = getelementptr [32 x i64], ptr %olddims, i64 0, i64 %oj
  %olddim.j = load i64, ptr %olddim.j.at
  %old.next = mul i64 %old, %olddim.j
  %oj.next = add i64 %oj, 1
  br label %grow

dense:
  %ok = phi i64 [ %oi, %grow ], [ %ok.next, %dense.axis ]
  %ok.next = add i64 %ok, 1
  %dense.more = icmp slt i64 %ok.next, %oj
  br i1 %dense.more, label %dense.axis, label %last

dense.axis:
  %stride.k.at = getelementptr [32 x i64], ptr %oldstrides, i64 0, i64 %ok
  %stride.k = load i64, ptr %stride.k.at
  %dim.inner.at = getelementptr [32 x i64], ptr %olddims, i64 0, i64 %ok.next
  %dim.inner = load i64, ptr %dim.inner.at
  %stride.inner.at = getelementptr [32 x i64], ptr %oldstrides, i64 0, i64 %ok.next
  %stride.inner = load i64, ptr %stride.inner.at
  %span = mul i64 %dim.inner, %stride.inner
  %is.dense = icmp eq i64 %stride.k, %span
  br i1 %is.dense, label %dense, label %impossible

last:
  %old.last = sub i64 %oj, 1
  %stride.last.at = getelementptr [32 x i64], ptr %oldstrides, i64 0, i64 %old.last
  %stride.last = load i64, ptr %stride.last.at
  %new.last = sub i64 %nj, 1
  br label %lay.out

lay.out:
  %nk = phi i64 [ %new.last, %last ], [ %nk.outer, %lay.out.outer ]
  %here = phi i64 [ %stride.last, %last ], [ %outer, %lay.out.outer ]
  %newstride.at = getelementptr i64, ptr %newstrides, i64 %nk
  store i64 %here, ptr %newstride.at
  %lay.more = icmp sgt i64 %nk, %ni
  br i1 %lay.more, label %lay.out.outer, label %laid.out

lay.out.outer:
  %newdim.k.at = getelementptr i64, ptr %newdims, i64 %nk
  %newdim.k = load i64, ptr %newdim.k.at
  %outer = mul i64 %here, %newdim.k
  %nk.outer = sub i64 %nk, 1
  br label %lay.out

laid.out:
  br label %group

; new axes of extent 1 behind all groups, or all axes of an empty array
trailing:
  %begin = phi i64 [ 0, %any ], [ %ni, %group ]
  %has.last = icmp sge i64 %begin, 1
  br i1 %has.last, label %as.last, label %fill

as.last:
  %before = sub i64 %begin, 1
  %last.at = getelementptr i64, ptr %newstrides, i64 %before
  %as.before = load i64, ptr %last.at
  br label %fill

fill:
  %value = phi i64 [ %itemsize, %trailing ], [ %as.before, %as.last ]
  br label %fill.axis

fill.axis:
  %n = phi i64 [ %begin, %fill ], [ %n.next, %fill.one ]
  %n.more = icmp slt i64 %n, %newnd
  br i1 %n.more, label %fill.one, label %done

fill.one:
  %fill.at = getelementptr i64, ptr %newstrides, i64 %n
  store i64 %value, ptr %fill.at
  %n.next = add i64 %n, 1
  br label %fill.axis

done:
  ret i32 1

impossible:
  ret i32 0
}
