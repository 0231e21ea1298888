; ModuleID = 'device.c'
source_filename = "device.c"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@weights = dso_local local_unnamed_addr addrspace(4) constant [3 x double] [double 2.500000e-01, double 5.000000e-01, double 2.500000e-01], align 8
@tile = internal unnamed_addr addrspace(3) global [256 x float] zeroinitializer, align 4

; Function Attrs: convergent nounwind
define dso_local ptx_kernel void @blur(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = icmp ne i32 %8, 0
  %10 = add nsw i32 %2, -1
  %11 = icmp slt i32 %8, %10
  %12 = select i1 %9, i1 %11, i1 false
  br i1 %12, label %13, label %30

13:                                               ; preds = %3
  %14 = zext nneg i32 %8 to i64
  %15 = getelementptr double, ptr addrspace(1) %0, i64 %14
  %16 = getelementptr i8, ptr addrspace(1) %15, i64 -8
  %17 = load double, ptr addrspace(1) %16, align 8, !tbaa !7
  %18 = tail call double @llvm.fmuladd.f64(double %17, double 2.500000e-01, double 0.000000e+00)
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr double, ptr addrspace(1) %0, i64 %19
  %21 = load double, ptr addrspace(1) %20, align 8, !tbaa !7
  %22 = tail call double @llvm.fmuladd.f64(double %21, double 5.000000e-01, double %18)
  %23 = zext nneg i32 %8 to i64
  %24 = getelementptr double, ptr addrspace(1) %0, i64 %23
  %25 = getelementptr i8, ptr addrspace(1) %24, i64 8
  %26 = load double, ptr addrspace(1) %25, align 8, !tbaa !7
  %27 = tail call double @llvm.fmuladd.f64(double %26, double 2.500000e-01, double %22)
  %28 = tail call double @__nv_sin(double noundef %27) #10
  %29 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %14
  store double %28, ptr addrspace(1) %29, align 8, !tbaa !7
  br label %30

30:                                               ; preds = %13, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #4

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @reduce(ptr noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #5 {
  %4 = alloca [8 x float], align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !9
  %9 = and i32 %5, 255
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %10
  store float %8, ptr addrspace(3) %11, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %6
  %13 = icmp samesign ult i32 %5, 128
  br i1 %13, label %14, label %21

14:                                               ; preds = %3
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 512
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !9
  %19 = load float, ptr addrspace(3) %12, align 4, !tbaa !9
  %20 = fadd float %18, %19
  store float %20, ptr addrspace(3) %12, align 4, !tbaa !9
  br label %21

21:                                               ; preds = %14, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = icmp samesign ult i32 %5, 64
  br i1 %22, label %23, label %30

23:                                               ; preds = %21
  %24 = zext nneg i32 %5 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i64 256
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !9
  %28 = load float, ptr addrspace(3) %12, align 4, !tbaa !9
  %29 = fadd float %27, %28
  store float %29, ptr addrspace(3) %12, align 4, !tbaa !9
  br label %30

30:                                               ; preds = %23, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %5, 32
  br i1 %31, label %32, label %39

32:                                               ; preds = %30
  %33 = zext nneg i32 %5 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i64 128
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !9
  %37 = load float, ptr addrspace(3) %12, align 4, !tbaa !9
  %38 = fadd float %36, %37
  store float %38, ptr addrspace(3) %12, align 4, !tbaa !9
  br label %39

39:                                               ; preds = %32, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = icmp samesign ult i32 %5, 16
  br i1 %40, label %41, label %48

41:                                               ; preds = %39
  %42 = zext nneg i32 %5 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %43, i64 64
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !9
  %46 = load float, ptr addrspace(3) %12, align 4, !tbaa !9
  %47 = fadd float %45, %46
  store float %47, ptr addrspace(3) %12, align 4, !tbaa !9
  br label %48

48:                                               ; preds = %41, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = icmp samesign ult i32 %5, 8
  br i1 %49, label %50, label %57

50:                                               ; preds = %48
  %51 = zext nneg i32 %5 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %52, i64 32
  %54 = load float, ptr addrspace(3) %53, align 4, !tbaa !9
  %55 = load float, ptr addrspace(3) %12, align 4, !tbaa !9
  %56 = fadd float %54, %55
  store float %56, ptr addrspace(3) %12, align 4, !tbaa !9
  br label %57

57:                                               ; preds = %50, %48
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %58 = icmp samesign ult i32 %5, 4
  br i1 %58, label %59, label %66

59:                                               ; preds = %57
  %60 = zext nneg i32 %5 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i64 16
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !9
  %64 = load float, ptr addrspace(3) %12, align 4, !tbaa !9
  %65 = fadd float %63, %64
  store float %65, ptr addrspace(3) %12, align 4, !tbaa !9
  br label %66

66:                                               ; preds = %59, %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = icmp samesign ult i32 %5, 2
  br i1 %67, label %68, label %75

68:                                               ; preds = %66
  %69 = zext nneg i32 %5 to i64
  %70 = getelementptr inbounds nuw float, ptr addrspace(3) @tile, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i64 8
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !9
  %73 = load float, ptr addrspace(3) %12, align 4, !tbaa !9
  %74 = fadd float %72, %73
  store float %74, ptr addrspace(3) %12, align 4, !tbaa !9
  br label %75

75:                                               ; preds = %68, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = icmp eq i32 %5, 0
  br i1 %76, label %77, label %81

77:                                               ; preds = %75
  %78 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 4), align 4, !tbaa !9
  %79 = load float, ptr addrspace(3) %12, align 4, !tbaa !9
  %80 = fadd float %78, %79
  store float %80, ptr addrspace(3) %12, align 4, !tbaa !9
  br label %81

81:                                               ; preds = %77, %75
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %82 = uitofp nneg i32 %5 to float
  %83 = load float, ptr addrspace(3) @tile, align 4, !tbaa !9
  %84 = fmul float %83, %82
  store float %84, ptr %4, align 4, !tbaa !9
  %85 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 4), align 4, !tbaa !9
  %86 = fmul float %85, %82
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %86, ptr %87, align 4, !tbaa !9
  %88 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 8), align 4, !tbaa !9
  %89 = fmul float %88, %82
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %89, ptr %90, align 4, !tbaa !9
  %91 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 12), align 4, !tbaa !9
  %92 = fmul float %91, %82
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %92, ptr %93, align 4, !tbaa !9
  %94 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 16), align 4, !tbaa !9
  %95 = fmul float %94, %82
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %95, ptr %96, align 4, !tbaa !9
  %97 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 20), align 4, !tbaa !9
  %98 = fmul float %97, %82
  %99 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %98, ptr %99, align 4, !tbaa !9
  %100 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 24), align 4, !tbaa !9
  %101 = fmul float %100, %82
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store float %101, ptr %102, align 4, !tbaa !9
  %103 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 28), align 4, !tbaa !9
  %104 = fmul float %103, %82
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %104, ptr %105, align 4, !tbaa !9
  %106 = and i32 %5, 7
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw float, ptr %4, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !9
  %110 = tail call float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %109, i32 4, i32 31)
  %111 = icmp eq i32 %5, 0
  br i1 %111, label %112, label %115

112:                                              ; preds = %81
  %113 = fadd float %110, %83
  %114 = atomicrmw fadd ptr %2, float %113 seq_cst, align 4
  br label %115

115:                                              ; preds = %112, %81
  tail call void @llvm.nvvm.membar.gl()
  %116 = add nuw nsw i32 %5, 1
  %117 = and i32 %116, 7
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw float, ptr %4, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !9
  %121 = tail call float @llvm.nvvm.sqrt.rn.f(float %120)
  %122 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %6
  store float %121, ptr addrspace(1) %122, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #7

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #9

attributes #0 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx88,+sm_80" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nounwind }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"double", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
