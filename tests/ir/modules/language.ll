; One of everything that the reader has to carry: instructions, attributes, constants, linkage words. Written by hand.
source_filename = "language.ll"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl from_asm"
module asm "from_asm = 3; .set x, \22y\22"

%Opaque = type opaque
%Packed = type <{ i8, double, [2 x i16] }>
%"needs quotes" = type { ptr, %Packed, <4 x float> }
%Empty = type {}
%Recursive = type { ptr addrspace(1), [0 x %"needs quotes"] }

$group = comdat any
$other = comdat exactmatch

@plain = global i32 -7
@"odd name\0A" = private unnamed_addr constant [5 x i8] c"a\22\5C;\00", align 1
@numbers = dso_local local_unnamed_addr global [6 x double] [double 1.0, double 0x7FF0000000000000, double 0xFFF8000000000001, double -0.0, double 1.0e-3, double 0x3FB999999999999A], section ".data; x", align 16
@halves = internal global <{ half, bfloat, x86_fp80, fp128, ppc_fp128 }> <{ half 0xH3C00, bfloat 0xR3F80, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ppc_fp128 0xM3FF00000000000000000000000000000 }>
@record = global %Packed <{ i8 1, double undef, [2 x i16] [i16 poison, i16 3] }>
@nested = constant %"needs quotes" { ptr getelementptr inbounds (i8, ptr @record, i64 9), %Packed zeroinitializer, <4 x float> splat (float 2.0) }
@far = addrspace(1) externally_initialized global i32 0
@thread = thread_local(initialexec) global i32 0, comdat($group)
@declared = external hidden global %Opaque
@weak = extern_weak global i8
@pointers = global [4 x ptr] [ptr @caller, ptr null, ptr blockaddress(@jumper, %second), ptr getelementptr nuw inrange(-8, 16) (i8, ptr @numbers, i64 8)], no_sanitize_address
@arithmetic = global i64 sub (i64 ptrtoint (ptr @numbers to i64), i64 ptrtoint (ptr @plain to i64)), partition "part"
@equivalent = constant [2 x ptr] [ptr dso_local_equivalent @caller, ptr no_cfi @caller]
@cast = global ptr addrspacecast (ptr addrspace(1) @far to ptr), !kept !0
@empty = global %Empty {}
@appended = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @caller, ptr null }]
@vector = global <4 x i1> <i1 true, i1 false, i1 undef, i1 1>
@wide = global i128 170141183460469231731687303715884105727
@synonym = weak_odr dso_local unnamed_addr alias [6 x double], getelementptr (i8, ptr @numbers, i64 8)
@"call synonym" = alias i32 (i32), ptr @caller, partition "p"
@resolved = ifunc i32 (i32), ptr @resolver

declare !kept !0 i32 @printf(ptr noundef readonly captures(none), ...) nounwind "no-frame"="yes" #0
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare void @llvm.assume(i1 noundef)
declare double @llvm.fmuladd.f64(double, double, double)
declare i64 @llvm.read_register.i64(metadata) local_unnamed_addr
declare void @llvm.write_register.i64(metadata, i64)
declare ptr @allocate(i64 allocalign, i64) allockind("alloc,uninitialized,aligned") allocsize(1) memory(inaccessiblemem: readwrite, argmem: read)
declare range(i32 -4, 5) i32 @ranged(double nofpclass(nan inf) %ignored, ptr byval(%Packed) align 8, ptr initializes((0, 8), (16, 24)) dereferenceable_or_null(24))
declare token @llvm.call.preallocated.setup(i32)
declare void @taker(...)
declare target("spirv.Image", void, 1, 0) @image()
declare void @llvm.test.image(target("spirv.Image", void, 1, 0))

define internal ptr @resolver() {
  ret ptr @caller
}

define dso_local fastcc noundef zeroext i8 @"quoted function"(i8 signext %0, ptr noalias nonnull align 16 dereferenceable(64) "word"="v" %p, i32) unnamed_addr #1 section "text" comdat($other) align 32 gc "statepoint-example" prefix i32 123 prologue i8 -112 !kept !1 {
  %3 = add nuw nsw i8 %0, 1
  br label %4

4:                                                ; preds = %2
  %"a b" = load volatile i32, ptr %p, align 4, !range !2, !noundef !0
  %5 = icmp samesign ult i32 %"a b", %1
  br i1 %5, label %6, label %"odd label"

6:
  ret i8 %3
"odd label":
  ret i8 0
}

define i32 @caller(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %slot = alloca [4 x i32], i64 2, align 16, addrspace(0)
  %in = alloca inalloca { ptr, i32 }, align 8
  %n = call i32 (ptr, ...) @printf(ptr noundef nonnull @"odd name\0A", i32 %x, double 1.5) #2, !kept !{!"inline", i32 4}
  %t = tail call fast double @llvm.fmuladd.f64(double 1.0, double nofpclass(nan) 2.0, double 0x3FF8000000000000)
  call void @llvm.assume(i1 true) [ "align"(ptr %slot, i64 16), "cold"() ]
  %asm = call { i32, i32 } asm sideeffect alignstack inteldialect "mov $0, $1; nop", "=r,=r,r,~{memory}"(i32 %x) nounwind
  %a0 = extractvalue { i32, i32 } %asm, 0
  call void @llvm.write_register.i64(metadata !"sp", i64 0)
  %indirect = load ptr, ptr @pointers, align 8
  %v = invoke noundef i32 %indirect(i32 inreg %a0, ptr sret({ i32, i32 }) align 4 %slot) nounwind
          to label %fine unwind label %pad

fine:
  notail call void (...) @taker(i32 signext %v, ptr byref(i64) %in, <2 x i64> <i64 1, i64 2>, [2 x i8] c"ab", { i32, ptr } { i32 4, ptr null }, ptr blockaddress(@caller, %fine))
  fence syncscope("agent") acq_rel
  %old = atomicrmw volatile fadd ptr @numbers, double 1.0 syncscope("one") monotonic, align 8
  %umax = atomicrmw uinc_wrap ptr @plain, i32 4 seq_cst, align 4
  %swap = cmpxchg weak volatile ptr @plain, i32 %n, i32 7 syncscope("x") acq_rel monotonic, align 4
  %ok = extractvalue { i32, i1 } %swap, 1
  %atomic = load atomic i32, ptr @plain syncscope("x") acquire, align 4
  store atomic volatile i32 %atomic, ptr @plain release, align 4, !nontemporal !3
  switch i32 %n, label %last [
    i32 0, label %last
    i32 -5, label %more
  ]

more:
  %sel = select nnan i1 %ok, double %old, double %t
  %cmp = fcmp reassoc nsz uno double %sel, %t
  %fr = freeze i1 %cmp
  %neg = fneg contract double %sel
  %int = fptosi double %neg to i64
  %tr = trunc nuw nsw i64 %int to i32
  %ze = zext nneg i32 %tr to i64
  %or = or disjoint i64 %ze, 8
  %sh = lshr exact i64 %or, 3
  %gep = getelementptr inbounds nuw %"needs quotes", ptr @nested, i64 0, i32 1, i32 2, i64 %sh
  %gv = getelementptr i8, <2 x ptr> <ptr @plain, ptr null>, i64 %sh
  %gs = getelementptr [4 x i8], ptr %gep, <2 x i64> <i64 1, i64 2>, <2 x i64> zeroinitializer
  %e = extractelement <2 x ptr> %gs, i64 1
  %ins = insertelement <2 x ptr> %gv, ptr %e, i32 0
  %shuf = shufflevector <2 x ptr> %ins, <2 x ptr> poison, <4 x i32> <i32 0, i32 poison, i32 1, i32 1>
  %pack = insertvalue { i32, [2 x i64] } { i32 1, [2 x i64] undef }, i64 %sh, 1, 0
  %si = sitofp <2 x i32> <i32 1, i32 2> to <2 x double>
  %wide = va_arg ptr %slot, i32
  br label %last

last:
  %p = phi nnan double [ 0.0, %fine ], [ 0.0, %fine ], [ %sel, %more ]
  ret i32 %x

pad:
  %lp = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [2 x ptr] [ptr @plain, ptr @far.cast]
  %0 = extractvalue { ptr, i32 } %lp, 0
  resume { ptr, i32 } %lp
}

@far.cast = global i8 0

define void @funclets() personality ptr @__CxxFrameHandler3 {
  invoke void @taker.plain()
          to label %done unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %handler, label %other] unwind label %cleanup
handler:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  call void @taker.plain() [ "funclet"(token %cp) ]
  catchret from %cp to label %done
other:
  %1 = catchpad within %cs [ptr null, i32 0, ptr null]
  catchret from %1 to label %done
cleanup:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
done:
  ret void
}

declare void @taker.plain()

define i32 @jumper(ptr %where, i32 %x) {
  indirectbr ptr %where, [label %first, label %second]
first:
  %r = callbr i32 asm "", "=r,r,!i"(i32 %x) #2
          to label %second [label %third]
second:
  ret i32 1
third:
  %later = phi i32 [ 3, %first ]
  ret i32 %later
}

define <vscale x 2 x double> @scalable(<vscale x 2 x double> %v, <vscale x 2 x i64> %i) {
  %a = fadd <vscale x 2 x double> %v, splat (double 1.0)
  %c = fcmp olt <vscale x 2 x double> %a, zeroinitializer
  %s = select <vscale x 2 x i1> %c, <vscale x 2 x double> %a, <vscale x 2 x double> %v
  %m = shufflevector <vscale x 2 x double> %s, <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer
  ret <vscale x 2 x double> %m
}

define void @tail(i32 %x) {
  musttail call void @tail(i32 %x)
  ret void
}

define void @images(ptr addrspace(1) readonly %p) "key"="value" {
  %i = call target("spirv.Image", void, 1, 0) @image()
  call void @llvm.test.image(target("spirv.Image", void, 1, 0) %i)
  %q = addrspacecast ptr addrspace(1) %p to ptr
  ret void
}

attributes #0 = { nofree memory(argmem: read) "a{b}"="c\22}" }
attributes #1 = { uwtable(sync) vscale_range(1,16) "target-cpu"="x86-64" }
attributes #2 = { nounwind }

!named = !{!0, !1}
!0 = !{}
!1 = distinct !{!1, !"text with } ; and \22", i32 7, ptr @plain}
!2 = !{i32 0,
       i32 10}
!3 = !{i32 1}
!llvm.module.flags = !{!4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
