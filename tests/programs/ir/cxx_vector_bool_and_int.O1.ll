target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local double @f(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = add nsw i64 %5, 63
  %7 = lshr i64 %6, 3
  %8 = and i64 %7, 2305843009213693944
  %9 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %8) #9
  %10 = lshr i64 %6, 6
  %11 = getelementptr inbounds nuw i64, ptr %9, i64 %10
  br label %12

12:                                               ; preds = %4, %2
  %13 = phi ptr [ null, %2 ], [ %9, %4 ]
  %14 = phi ptr [ null, %2 ], [ %11, %4 ]
  %15 = icmp eq ptr %13, null
  br i1 %15, label %20, label %16

16:                                               ; preds = %12
  %17 = ptrtoint ptr %14 to i64
  %18 = ptrtoint ptr %13 to i64
  %19 = sub i64 %17, %18
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %13, i8 0, i64 %19, i1 false)
  br label %20

20:                                               ; preds = %16, %12
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %20
  %23 = zext nneg i32 %1 to i64
  br label %31

24:                                               ; preds = %96
  %25 = ptrtoint ptr %97 to i64
  br label %26

26:                                               ; preds = %24, %20
  %27 = phi i64 [ 0, %20 ], [ %25, %24 ]
  %28 = phi ptr [ null, %20 ], [ %98, %24 ]
  %29 = phi ptr [ null, %20 ], [ %99, %24 ]
  %30 = icmp eq ptr %29, %28
  br i1 %30, label %102, label %107

31:                                               ; preds = %22, %96
  %32 = phi i64 [ 0, %22 ], [ %100, %96 ]
  %33 = phi ptr [ null, %22 ], [ %99, %96 ]
  %34 = phi ptr [ null, %22 ], [ %98, %96 ]
  %35 = phi ptr [ null, %22 ], [ %97, %96 ]
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %37 = load double, ptr %36, align 8, !tbaa !9
  %38 = lshr i64 %32, 6
  %39 = getelementptr inbounds nuw i64, ptr %13, i64 %38
  %40 = and i64 %32, 63
  %41 = shl nuw i64 1, %40
  %42 = fcmp ogt double %37, 0.000000e+00
  br i1 %42, label %43, label %46

43:                                               ; preds = %31
  %44 = load i64, ptr %39, align 8, !tbaa !11
  %45 = or i64 %44, %41
  br label %50

46:                                               ; preds = %31
  %47 = xor i64 %41, -1
  %48 = load i64, ptr %39, align 8, !tbaa !11
  %49 = and i64 %48, %47
  br label %50

50:                                               ; preds = %46, %43
  %51 = phi i64 [ %49, %46 ], [ %45, %43 ]
  store i64 %51, ptr %39, align 8, !tbaa !11
  %52 = and i64 %51, %41
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %96, label %54

54:                                               ; preds = %50
  %55 = icmp eq ptr %34, %35
  br i1 %55, label %59, label %56

56:                                               ; preds = %54
  %57 = trunc nuw nsw i64 %32 to i32
  store i32 %57, ptr %34, align 4, !tbaa !5
  %58 = getelementptr inbounds nuw i8, ptr %34, i64 4
  br label %96

59:                                               ; preds = %54
  %60 = ptrtoint ptr %34 to i64
  %61 = ptrtoint ptr %33 to i64
  %62 = sub i64 %60, %61
  %63 = icmp eq i64 %62, 9223372036854775804
  br i1 %63, label %64, label %66

64:                                               ; preds = %59
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str) #10
          to label %65 unwind label %91

65:                                               ; preds = %64
  unreachable

66:                                               ; preds = %59
  %67 = ashr exact i64 %62, 2
  %68 = tail call i64 @llvm.umax.i64(i64 %67, i64 1)
  %69 = add nsw i64 %68, %67
  %70 = icmp ult i64 %69, %67
  %71 = tail call i64 @llvm.umin.i64(i64 %69, i64 2305843009213693951)
  %72 = select i1 %70, i64 2305843009213693951, i64 %71
  %73 = icmp ne i64 %72, 0
  tail call void @llvm.assume(i1 %73)
  %74 = shl nuw nsw i64 %72, 2
  %75 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %74) #9
          to label %76 unwind label %89

76:                                               ; preds = %66
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 %62
  %78 = trunc nuw nsw i64 %32 to i32
  store i32 %78, ptr %77, align 4, !tbaa !5
  %79 = icmp sgt i64 %62, 0
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 4 %75, ptr align 4 %33, i64 %62, i1 false)
  br label %81

81:                                               ; preds = %80, %76
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %83 = icmp eq ptr %33, null
  br i1 %83, label %87, label %84

84:                                               ; preds = %81
  %85 = ptrtoint ptr %35 to i64
  %86 = sub i64 %85, %61
  tail call void @_ZdlPvm(ptr noundef nonnull %33, i64 noundef %86) #11
  br label %87

87:                                               ; preds = %84, %81
  %88 = getelementptr inbounds nuw i32, ptr %75, i64 %72
  br label %96

89:                                               ; preds = %66
  %90 = landingpad { ptr, i32 }
          cleanup
  br label %93

91:                                               ; preds = %64
  %92 = landingpad { ptr, i32 }
          cleanup
  br label %93

93:                                               ; preds = %91, %89
  %94 = phi { ptr, i32 } [ %90, %89 ], [ %92, %91 ]
  %95 = icmp eq ptr %33, null
  br i1 %95, label %153, label %150

96:                                               ; preds = %87, %56, %50
  %97 = phi ptr [ %35, %50 ], [ %88, %87 ], [ %35, %56 ]
  %98 = phi ptr [ %34, %50 ], [ %82, %87 ], [ %58, %56 ]
  %99 = phi ptr [ %33, %50 ], [ %75, %87 ], [ %33, %56 ]
  %100 = add nuw nsw i64 %32, 1
  %101 = icmp eq i64 %100, %23
  br i1 %101, label %24, label %31, !llvm.loop !13

102:                                              ; preds = %107, %26
  %103 = phi double [ 1.000000e+00, %26 ], [ %114, %107 ]
  %104 = icmp sgt i32 %1, 0
  br i1 %104, label %105, label %117

105:                                              ; preds = %102
  %106 = zext nneg i32 %1 to i64
  br label %132

107:                                              ; preds = %26, %107
  %108 = phi double [ %114, %107 ], [ 1.000000e+00, %26 ]
  %109 = phi ptr [ %115, %107 ], [ %29, %26 ]
  %110 = load i32, ptr %109, align 4, !tbaa !5
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %0, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !9
  %114 = fmul double %108, %113
  %115 = getelementptr inbounds nuw i8, ptr %109, i64 4
  %116 = icmp eq ptr %115, %28
  br i1 %116, label %102, label %107, !llvm.loop !16

117:                                              ; preds = %146, %102
  %118 = phi double [ %103, %102 ], [ %147, %146 ]
  %119 = icmp eq ptr %29, null
  br i1 %119, label %123, label %120

120:                                              ; preds = %117
  %121 = ptrtoint ptr %29 to i64
  %122 = sub i64 %27, %121
  tail call void @_ZdlPvm(ptr noundef nonnull %29, i64 noundef %122) #11
  br label %123

123:                                              ; preds = %117, %120
  br i1 %15, label %131, label %124

124:                                              ; preds = %123
  %125 = ptrtoint ptr %14 to i64
  %126 = ptrtoint ptr %13 to i64
  %127 = sub i64 %125, %126
  %128 = ashr exact i64 %127, 3
  %129 = sub nsw i64 0, %128
  %130 = getelementptr inbounds i64, ptr %14, i64 %129
  tail call void @_ZdlPvm(ptr noundef %130, i64 noundef %127) #11
  br label %131

131:                                              ; preds = %123, %124
  ret double %118

132:                                              ; preds = %105, %146
  %133 = phi i64 [ 0, %105 ], [ %148, %146 ]
  %134 = phi double [ %103, %105 ], [ %147, %146 ]
  %135 = lshr i64 %133, 6
  %136 = getelementptr inbounds nuw i64, ptr %13, i64 %135
  %137 = and i64 %133, 63
  %138 = shl nuw i64 1, %137
  %139 = load i64, ptr %136, align 8, !tbaa !11
  %140 = and i64 %139, %138
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %142, label %146

142:                                              ; preds = %132
  %143 = getelementptr inbounds nuw double, ptr %0, i64 %133
  %144 = load double, ptr %143, align 8, !tbaa !9
  %145 = tail call double @llvm.fmuladd.f64(double %144, double %144, double %134)
  br label %146

146:                                              ; preds = %132, %142
  %147 = phi double [ %145, %142 ], [ %134, %132 ]
  %148 = add nuw nsw i64 %133, 1
  %149 = icmp eq i64 %148, %106
  br i1 %149, label %117, label %132, !llvm.loop !17

150:                                              ; preds = %93
  %151 = ptrtoint ptr %35 to i64
  %152 = sub i64 %151, %61
  tail call void @_ZdlPvm(ptr noundef nonnull %33, i64 noundef %152) #11
  br label %153

153:                                              ; preds = %93, %150
  br i1 %15, label %161, label %154

154:                                              ; preds = %153
  %155 = ptrtoint ptr %14 to i64
  %156 = ptrtoint ptr %13 to i64
  %157 = sub i64 %155, %156
  %158 = ashr exact i64 %157, 3
  %159 = sub nsw i64 0, %158
  %160 = getelementptr inbounds i64, ptr %14, i64 %159
  tail call void @_ZdlPvm(ptr noundef %160, i64 noundef %157) #11
  br label %161

161:                                              ; preds = %154, %153
  resume { ptr, i32 } %94
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { builtin allocsize(0) }
attributes #10 = { noreturn }
attributes #11 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"long", !7, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !14, !15}
