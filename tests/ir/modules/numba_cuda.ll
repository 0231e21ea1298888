; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN08NumbaEnv8__main__1kB2v1B72cw51cXTLSUwv1sDUaKthqaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkELKEJAA_3d_3dE5ArrayIdLi1E1A7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx = common global ptr null
@_cudapy_smem_1 = addrspace(3) global [64 x double] undef, align 8

define i32 @_ZN8__main__1kB2v1B72cw51cXTLSUwv1sDUaKthqaNgoKmjgOR3W3CwAkMXLaJtQYkOIgxJU0gCqOkELKEJAA_3d_3dE5ArrayIdLi1E1A7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEx(ptr %.ret, ptr %x.0, ptr %x.1, i64 %x.2, i64 %x.3, ptr %x.4, i64 %x.5.0, i64 %x.6.0, ptr %y.0, ptr %y.1, i64 %y.2, i64 %y.3, ptr %y.4, i64 %y.5.0, i64 %y.6.0, i64 %n) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %x.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %x.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %x.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %x.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %x.4, 4
  %.18 = insertvalue [1 x i64] undef, i64 %x.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.18, 5
  %.19 = insertvalue [1 x i64] undef, i64 %x.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.19, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %y.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %y.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %y.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %y.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %y.4, 4
  %.20 = insertvalue [1 x i64] undef, i64 %y.5.0, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.20, 5
  %.21 = insertvalue [1 x i64] undef, i64 %y.6.0, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.21, 6
  %x = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %y = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %y, align 8
  %.26 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.26, align 8
  %s = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %s, align 8
  %t = alloca i32, align 4
  store i32 0, ptr %t, align 4
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %"$162pred" = alloca i1, align 1
  store i1 false, ptr %"$162pred", align 1
  %.87 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.87, align 8
  %"$phi218.0.2" = alloca double, align 8
  store double 0.000000e+00, ptr %"$phi218.0.2", align 8
  %.135 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.135, align 8
  %_cudapy_lmem = alloca [4 x float], align 4
  store [4 x float] zeroinitializer, ptr %_cudapy_lmem, align 4
  %.168 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.168, align 8
  %l = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %l, align 8
  %.196 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.196, align 8
  %.206 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.206, align 8
  %.210 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.210, align 8
  %.219 = alloca i64, align 8
  store i64 0, ptr %.219, align 8
  %.222 = alloca i64, align 8
  store i64 0, ptr %.222, align 8
  %"$phi368.0" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi368.0", align 8
  %.261 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.261, align 8
  %.264 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.264, align 8
  %.290 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.290, align 8
  %.296 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.296, align 8
  %"$368for_iter.3" = alloca i1, align 1
  store i1 false, ptr %"$368for_iter.3", align 1
  %"$phi370.1" = alloca i64, align 8
  store i64 0, ptr %"$phi370.1", align 8
  %.316 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.316, align 8
  %.348 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.348, align 8
  %.389 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.389, align 8
  %quot = alloca i64, align 8
  store i64 0, ptr %quot, align 8
  %rem = alloca i64, align 8
  store i64 0, ptr %rem, align 8
  %.427 = alloca i64, align 8
  store i64 0, ptr %.427, align 8
  %.430 = alloca i64, align 8
  store i64 0, ptr %.430, align 8
  %.461 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.461, align 8
  %.495 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.495, align 8
  %.519 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.519, align 8
  %.569 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.569, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %y, align 8
  %generic = addrspacecast ptr addrspace(3) @_cudapy_smem_1 to ptr
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.26, align 8
  %.29 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, i32 0, i32 4
  %.30 = load ptr, ptr %.29, align 8
  %.31 = bitcast ptr %generic to ptr
  %.32 = insertvalue [1 x i64] undef, i64 64, 0
  %.33 = insertvalue [1 x i64] undef, i64 8, 0
  %.34 = extractvalue [1 x i64] %.32, 0
  %.35 = mul nsw i64 1, %.34
  %.36 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, i32 0, i32 5
  store [1 x i64] %.32, ptr %.36, align 8
  %.38 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, i32 0, i32 6
  store [1 x i64] %.33, ptr %.38, align 8
  %.40 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, i32 0, i32 4
  store ptr %.31, ptr %.40, align 8
  %.42 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, i32 0, i32 3
  store i64 8, ptr %.42, align 8
  %.44 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, i32 0, i32 0
  store ptr null, ptr %.44, align 8
  %.46 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, i32 0, i32 1
  store ptr null, ptr %.46, align 8
  %.48 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, i32 0, i32 2
  store i64 %.35, ptr %.48, align 8
  %.50 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.26, align 8
  %.52 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.50, ptr %s, align 8
  %.54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %.57 = insertvalue { i32, i32, i32 } undef, i32 %.54, 0
  %.58 = insertvalue { i32, i32, i32 } %.57, i32 %.55, 1
  %.59 = insertvalue { i32, i32, i32 } %.58, i32 %.56, 2
  %.60 = extractvalue { i32, i32, i32 } %.59, 0
  %.62 = load i32, ptr %t, align 4
  store i32 %.60, ptr %t, align 4
  %.64 = trunc i64 1 to i32
  %.65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.66 = sext i32 %.65 to i64
  %.67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.68 = sext i32 %.67 to i64
  %.69 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.70 = sext i32 %.69 to i64
  %.71 = mul i64 %.68, %.70
  %.72 = add i64 %.71, %.66
  %.74 = load i64, ptr %i, align 8
  store i64 %.72, ptr %i, align 8
  %.76 = load i64, ptr %i, align 8
  %.77 = icmp slt i64 %.76, %n
  %.79 = load i1, ptr %"$162pred", align 1
  store i1 %.77, ptr %"$162pred", align 1
  %.81 = load i1, ptr %"$162pred", align 1
  br i1 %.81, label %B164, label %B216

B164:                                             ; preds = %B0
  %.83 = load i1, ptr %"$162pred", align 1
  store i1 false, ptr %"$162pred", align 1
  %.85 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  %.86 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.87, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.85, ptr %.87, align 8
  %.91 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.87, i32 0, i32 5
  %.92 = getelementptr inbounds [1 x i64], ptr %.91, i32 0, i32 0
  %.93 = load i64, ptr %.92, align 8, !range !1
  %.94 = insertvalue [1 x i64] undef, i64 %.93, 0
  %.95 = extractvalue [1 x i64] %.94, 0
  %.96 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.87, i32 0, i32 6
  %.97 = load [1 x i64], ptr %.96, align 8
  %.98 = extractvalue [1 x i64] %.97, 0
  %.99 = icmp slt i64 %.86, 0
  %.100 = add i64 %.86, %.95
  %.101 = select i1 %.99, i64 %.100, i64 %.86
  %.102 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.87, i32 0, i32 5
  %.103 = getelementptr inbounds [1 x i64], ptr %.102, i32 0, i32 0
  %.104 = load i64, ptr %.103, align 8, !range !1
  %.105 = insertvalue [1 x i64] undef, i64 %.104, 0
  %.106 = extractvalue [1 x i64] %.105, 0
  %.107 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.87, i32 0, i32 6
  %.108 = load [1 x i64], ptr %.107, align 8
  %.109 = extractvalue [1 x i64] %.108, 0
  %.110 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.87, i32 0, i32 4
  %.111 = load ptr, ptr %.110, align 8
  %.112 = mul i64 %.109, %.101
  %.113 = ptrtoint ptr %.111 to i64
  %.114 = add i64 %.113, %.112
  %.115 = inttoptr i64 %.114 to ptr
  %.116 = load double, ptr %.115, align 8
  %.117 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %.119 = call double @__nv_sin(double %.116)
  %.121 = load double, ptr %"$phi218.0.2", align 8
  store double %.119, ptr %"$phi218.0.2", align 8
  br label %B218

B216:                                             ; preds = %B0
  %.124 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %.126 = load i1, ptr %"$162pred", align 1
  store i1 false, ptr %"$162pred", align 1
  %.128 = load double, ptr %"$phi218.0.2", align 8
  store double 0.000000e+00, ptr %"$phi218.0.2", align 8
  br label %B218

B218:                                             ; preds = %B216, %B164
  %.131 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  %.132 = load double, ptr %"$phi218.0.2", align 8
  %.133 = load i32, ptr %t, align 4
  %.134 = sext i32 %.133 to i64
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.135, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.131, ptr %.135, align 8
  %.139 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.135, i32 0, i32 5
  %.140 = getelementptr inbounds [1 x i64], ptr %.139, i32 0, i32 0
  %.141 = load i64, ptr %.140, align 8, !range !1
  %.142 = insertvalue [1 x i64] undef, i64 %.141, 0
  %.143 = extractvalue [1 x i64] %.142, 0
  %.144 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.135, i32 0, i32 6
  %.145 = load [1 x i64], ptr %.144, align 8
  %.146 = extractvalue [1 x i64] %.145, 0
  %.147 = icmp slt i64 %.134, 0
  %.148 = add i64 %.134, %.143
  %.149 = select i1 %.147, i64 %.148, i64 %.134
  %.150 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.135, i32 0, i32 5
  %.151 = getelementptr inbounds [1 x i64], ptr %.150, i32 0, i32 0
  %.152 = load i64, ptr %.151, align 8, !range !1
  %.153 = insertvalue [1 x i64] undef, i64 %.152, 0
  %.154 = extractvalue [1 x i64] %.153, 0
  %.155 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.135, i32 0, i32 6
  %.156 = load [1 x i64], ptr %.155, align 8
  %.157 = extractvalue [1 x i64] %.156, 0
  %.158 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.135, i32 0, i32 4
  %.159 = load ptr, ptr %.158, align 8
  %.160 = mul i64 %.149, 1
  %.161 = add i64 0, %.160
  %.162 = getelementptr double, ptr %.159, i64 %.161
  store double %.132, ptr %.162, align 8
  %.164 = load double, ptr %"$phi218.0.2", align 8
  store double 0.000000e+00, ptr %"$phi218.0.2", align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.168, align 8
  %.171 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, i32 0, i32 4
  %.172 = load ptr, ptr %.171, align 8
  %.173 = bitcast ptr %_cudapy_lmem to ptr
  %.174 = insertvalue [1 x i64] undef, i64 4, 0
  %.175 = insertvalue [1 x i64] undef, i64 4, 0
  %.176 = extractvalue [1 x i64] %.174, 0
  %.177 = mul nsw i64 1, %.176
  %.178 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, i32 0, i32 5
  store [1 x i64] %.174, ptr %.178, align 8
  %.180 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, i32 0, i32 6
  store [1 x i64] %.175, ptr %.180, align 8
  %.182 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, i32 0, i32 4
  store ptr %.173, ptr %.182, align 8
  %.184 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, i32 0, i32 3
  store i64 4, ptr %.184, align 8
  %.186 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, i32 0, i32 0
  store ptr null, ptr %.186, align 8
  %.188 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, i32 0, i32 1
  store ptr null, ptr %.188, align 8
  %.190 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, i32 0, i32 2
  store i64 %.177, ptr %.190, align 8
  %.192 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.168, align 8
  %.194 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %l, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.192, ptr %l, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.196, align 8
  %.199 = getelementptr inbounds { i64, i64, i64 }, ptr %.196, i32 0, i32 0
  store i64 0, ptr %.199, align 8
  %.201 = getelementptr inbounds { i64, i64, i64 }, ptr %.196, i32 0, i32 1
  store i64 4, ptr %.201, align 8
  %.203 = getelementptr inbounds { i64, i64, i64 }, ptr %.196, i32 0, i32 2
  store i64 1, ptr %.203, align 8
  %.205 = load { i64, i64, i64 }, ptr %.196, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.206, align 8
  store { i64, i64, i64 } %.205, ptr %.206, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.210, align 8
  %.213 = getelementptr inbounds { i64, i64, i64 }, ptr %.206, i32 0, i32 0
  %.214 = load i64, ptr %.213, align 8
  %.215 = getelementptr inbounds { i64, i64, i64 }, ptr %.206, i32 0, i32 1
  %.216 = load i64, ptr %.215, align 8
  %.217 = getelementptr inbounds { i64, i64, i64 }, ptr %.206, i32 0, i32 2
  %.218 = load i64, ptr %.217, align 8
  store i64 %.214, ptr %.219, align 8
  %.224 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.210, i32 0, i32 0
  store ptr %.219, ptr %.224, align 8
  %.226 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.210, i32 0, i32 1
  store i64 %.216, ptr %.226, align 8
  %.228 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.210, i32 0, i32 2
  store i64 %.218, ptr %.228, align 8
  %.230 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.210, i32 0, i32 3
  store ptr %.222, ptr %.230, align 8
  %.232 = sub i64 %.216, %.214
  %.233 = icmp sgt i64 %.232, 0
  %.234 = icmp sgt i64 %.218, 0
  %.235 = xor i1 %.233, %.234
  %.236 = icmp eq i64 %.218, 0
  br i1 %.236, label %B218.if, label %B218.endif, !prof !2

B368:                                             ; preds = %B218.endif.endif, %B370
  %.260 = load { ptr, i64, i64, ptr }, ptr %"$phi368.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.261, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.264, align 8
  store { ptr, i64, i64, ptr } %.260, ptr %.264, align 8
  %.268 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.264, i32 0, i32 3
  %.269 = load ptr, ptr %.268, align 8
  %.270 = load i64, ptr %.269, align 8
  %.271 = icmp sgt i64 %.270, 0
  %.272 = getelementptr inbounds { i64, i1 }, ptr %.261, i32 0, i32 1
  store i1 %.271, ptr %.272, align 1
  br i1 %.271, label %B368.if, label %B368.endif

B370:                                             ; preds = %B368.endif
  %.310 = load i1, ptr %"$368for_iter.3", align 1
  store i1 false, ptr %"$368for_iter.3", align 1
  %.312 = load i64, ptr %"$phi370.1", align 8
  %.313 = load i64, ptr %"$phi370.1", align 8
  store i64 0, ptr %"$phi370.1", align 8
  %.315 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.316, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.315, ptr %.316, align 8
  %.320 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.316, i32 0, i32 5
  %.321 = getelementptr inbounds [1 x i64], ptr %.320, i32 0, i32 0
  %.322 = load i64, ptr %.321, align 8, !range !1
  %.323 = insertvalue [1 x i64] undef, i64 %.322, 0
  %.324 = extractvalue [1 x i64] %.323, 0
  %.325 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.316, i32 0, i32 6
  %.326 = load [1 x i64], ptr %.325, align 8
  %.327 = extractvalue [1 x i64] %.326, 0
  %.328 = icmp slt i64 %.312, 0
  %.329 = add i64 %.312, %.324
  %.330 = select i1 %.328, i64 %.329, i64 %.312
  %.331 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.316, i32 0, i32 5
  %.332 = getelementptr inbounds [1 x i64], ptr %.331, i32 0, i32 0
  %.333 = load i64, ptr %.332, align 8, !range !1
  %.334 = insertvalue [1 x i64] undef, i64 %.333, 0
  %.335 = extractvalue [1 x i64] %.334, 0
  %.336 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.316, i32 0, i32 6
  %.337 = load [1 x i64], ptr %.336, align 8
  %.338 = extractvalue [1 x i64] %.337, 0
  %.339 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.316, i32 0, i32 4
  %.340 = load ptr, ptr %.339, align 8
  %.341 = mul i64 %.330, 1
  %.342 = add i64 0, %.341
  %.343 = getelementptr double, ptr %.340, i64 %.342
  %.344 = load double, ptr %.343, align 8
  %.345 = sitofp i64 %.312 to double
  %.346 = fmul double %.344, %.345
  %.347 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %l, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.348, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.347, ptr %.348, align 8
  %.352 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.348, i32 0, i32 5
  %.353 = getelementptr inbounds [1 x i64], ptr %.352, i32 0, i32 0
  %.354 = load i64, ptr %.353, align 8, !range !1
  %.355 = insertvalue [1 x i64] undef, i64 %.354, 0
  %.356 = extractvalue [1 x i64] %.355, 0
  %.357 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.348, i32 0, i32 6
  %.358 = load [1 x i64], ptr %.357, align 8
  %.359 = extractvalue [1 x i64] %.358, 0
  %.360 = icmp slt i64 %.312, 0
  %.361 = add i64 %.312, %.356
  %.362 = select i1 %.360, i64 %.361, i64 %.312
  %.363 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.348, i32 0, i32 5
  %.364 = getelementptr inbounds [1 x i64], ptr %.363, i32 0, i32 0
  %.365 = load i64, ptr %.364, align 8, !range !1
  %.366 = insertvalue [1 x i64] undef, i64 %.365, 0
  %.367 = extractvalue [1 x i64] %.366, 0
  %.368 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.348, i32 0, i32 6
  %.369 = load [1 x i64], ptr %.368, align 8
  %.370 = extractvalue [1 x i64] %.369, 0
  %.371 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.348, i32 0, i32 4
  %.372 = load ptr, ptr %.371, align 8
  %.373 = mul i64 %.362, 1
  %.374 = add i64 0, %.373
  %.375 = getelementptr float, ptr %.372, i64 %.374
  %.376 = fptrunc double %.346 to float
  store float %.376, ptr %.375, align 4
  br label %B368

B402:                                             ; preds = %B368.endif
  %.379 = load i64, ptr %"$phi370.1", align 8
  store i64 0, ptr %"$phi370.1", align 8
  %.381 = load { ptr, i64, i64, ptr }, ptr %"$phi368.0", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi368.0", align 8
  %.383 = load i1, ptr %"$368for_iter.3", align 1
  store i1 false, ptr %"$368for_iter.3", align 1
  %.385 = load i32, ptr %t, align 4
  %.386 = sext i32 %.385 to i64
  %.387 = sub nsw i64 63, %.386
  %.388 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.389, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.388, ptr %.389, align 8
  %.393 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.389, i32 0, i32 5
  %.394 = getelementptr inbounds [1 x i64], ptr %.393, i32 0, i32 0
  %.395 = load i64, ptr %.394, align 8, !range !1
  %.396 = insertvalue [1 x i64] undef, i64 %.395, 0
  %.397 = extractvalue [1 x i64] %.396, 0
  %.398 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.389, i32 0, i32 6
  %.399 = load [1 x i64], ptr %.398, align 8
  %.400 = extractvalue [1 x i64] %.399, 0
  %.401 = icmp slt i64 %.387, 0
  %.402 = add i64 %.387, %.397
  %.403 = select i1 %.401, i64 %.402, i64 %.387
  %.404 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.389, i32 0, i32 5
  %.405 = getelementptr inbounds [1 x i64], ptr %.404, i32 0, i32 0
  %.406 = load i64, ptr %.405, align 8, !range !1
  %.407 = insertvalue [1 x i64] undef, i64 %.406, 0
  %.408 = extractvalue [1 x i64] %.407, 0
  %.409 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.389, i32 0, i32 6
  %.410 = load [1 x i64], ptr %.409, align 8
  %.411 = extractvalue [1 x i64] %.410, 0
  %.412 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.389, i32 0, i32 4
  %.413 = load ptr, ptr %.412, align 8
  %.414 = mul i64 %.403, 1
  %.415 = add i64 0, %.414
  %.416 = getelementptr double, ptr %.413, i64 %.415
  %.417 = load double, ptr %.416, align 8
  %.418 = load i32, ptr %t, align 4
  %.419 = sext i32 %.418 to i64
  %.422 = icmp eq i64 4, 0
  br i1 %.422, label %B402.if, label %B402.else, !prof !2

B218.if:                                          ; preds = %B218
  ret i32 1

B218.endif:                                       ; preds = %B218
  br i1 %.235, label %B218.endif.if, label %B218.endif.else

B218.endif.if:                                    ; preds = %B218.endif
  %.240 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.210, i32 0, i32 3
  %.241 = load ptr, ptr %.240, align 8
  store i64 0, ptr %.241, align 8
  br label %B218.endif.endif

B218.endif.else:                                  ; preds = %B218.endif
  %.244 = srem i64 %.232, %.218
  %.245 = sub i64 0, %.244
  %.246 = select i1 %.233, i64 %.244, i64 %.245
  %.247 = icmp sgt i64 %.246, 0
  %.248 = sdiv i64 %.232, %.218
  %.249 = select i1 %.247, i64 1, i64 0
  %.250 = add i64 %.248, %.249
  %.251 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.210, i32 0, i32 3
  %.252 = load ptr, ptr %.251, align 8
  store i64 %.250, ptr %.252, align 8
  br label %B218.endif.endif

B218.endif.endif:                                 ; preds = %B218.endif.else, %B218.endif.if
  %.255 = load { ptr, i64, i64, ptr }, ptr %.210, align 8
  %.257 = load { ptr, i64, i64, ptr }, ptr %"$phi368.0", align 8
  store { ptr, i64, i64, ptr } %.255, ptr %"$phi368.0", align 8
  br label %B368

B368.if:                                          ; preds = %B368
  %.275 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.264, i32 0, i32 0
  %.276 = load ptr, ptr %.275, align 8
  %.277 = load i64, ptr %.276, align 8
  %.278 = getelementptr inbounds { i64, i1 }, ptr %.261, i32 0, i32 0
  store i64 %.277, ptr %.278, align 8
  %.280 = sub nsw i64 %.270, 1
  store i64 %.280, ptr %.269, align 8
  %.282 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.264, i32 0, i32 2
  %.283 = load i64, ptr %.282, align 8
  %.284 = add i64 %.277, %.283
  %.285 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.264, i32 0, i32 0
  %.286 = load ptr, ptr %.285, align 8
  store i64 %.284, ptr %.286, align 8
  br label %B368.endif

B368.endif:                                       ; preds = %B368.if, %B368
  %.289 = load { i64, i1 }, ptr %.261, align 8
  store { i64, i1 } zeroinitializer, ptr %.290, align 8
  store { i64, i1 } %.289, ptr %.290, align 8
  %.294 = getelementptr inbounds { i64, i1 }, ptr %.290, i32 0, i32 0
  %.295 = load i64, ptr %.294, align 8
  store { i64, i1 } zeroinitializer, ptr %.296, align 8
  store { i64, i1 } %.289, ptr %.296, align 8
  %.300 = getelementptr inbounds { i64, i1 }, ptr %.296, i32 0, i32 1
  %.301 = load i1, ptr %.300, align 1
  %.303 = load i1, ptr %"$368for_iter.3", align 1
  store i1 %.301, ptr %"$368for_iter.3", align 1
  %.306 = load i64, ptr %"$phi370.1", align 8
  store i64 %.295, ptr %"$phi370.1", align 8
  %.308 = load i1, ptr %"$368for_iter.3", align 1
  br i1 %.308, label %B370, label %B402

B402.if:                                          ; preds = %B402
  store i64 4, ptr %quot, align 8
  store i64 4, ptr %rem, align 8
  br label %B402.endif

B402.else:                                        ; preds = %B402
  store i64 0, ptr %.427, align 8
  store i64 0, ptr %.430, align 8
  %.433 = icmp eq i64 %.419, -9223372036854775808
  %.434 = icmp eq i64 4, -1
  %.435 = and i1 %.433, %.434
  %.436 = xor i1 %.435, true
  br i1 %.436, label %B402.else.if, label %B402.else.endif, !prof !3

B402.endif:                                       ; preds = %B402.else.endif, %B402.if
  %.459 = load i64, ptr %rem, align 8
  %.460 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %l, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.461, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.460, ptr %.461, align 8
  %.465 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.461, i32 0, i32 5
  %.466 = getelementptr inbounds [1 x i64], ptr %.465, i32 0, i32 0
  %.467 = load i64, ptr %.466, align 8, !range !1
  %.468 = insertvalue [1 x i64] undef, i64 %.467, 0
  %.469 = extractvalue [1 x i64] %.468, 0
  %.470 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.461, i32 0, i32 6
  %.471 = load [1 x i64], ptr %.470, align 8
  %.472 = extractvalue [1 x i64] %.471, 0
  %.473 = icmp slt i64 %.459, 0
  %.474 = add i64 %.459, %.469
  %.475 = select i1 %.473, i64 %.474, i64 %.459
  %.476 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.461, i32 0, i32 5
  %.477 = getelementptr inbounds [1 x i64], ptr %.476, i32 0, i32 0
  %.478 = load i64, ptr %.477, align 8, !range !1
  %.479 = insertvalue [1 x i64] undef, i64 %.478, 0
  %.480 = extractvalue [1 x i64] %.479, 0
  %.481 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.461, i32 0, i32 6
  %.482 = load [1 x i64], ptr %.481, align 8
  %.483 = extractvalue [1 x i64] %.482, 0
  %.484 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.461, i32 0, i32 4
  %.485 = load ptr, ptr %.484, align 8
  %.486 = mul i64 %.475, 1
  %.487 = add i64 0, %.486
  %.488 = getelementptr float, ptr %.485, i64 %.487
  %.489 = load float, ptr %.488, align 4
  %.490 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %l, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %l, align 8
  %.492 = fpext float %.489 to double
  %.493 = fadd double %.417, %.492
  %.494 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.495, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.494, ptr %.495, align 8
  %.499 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.495, i32 0, i32 5
  %.500 = getelementptr inbounds [1 x i64], ptr %.499, i32 0, i32 0
  %.501 = load i64, ptr %.500, align 8, !range !1
  %.502 = insertvalue [1 x i64] undef, i64 %.501, 0
  %.503 = extractvalue [1 x i64] %.502, 0
  %.504 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.495, i32 0, i32 6
  %.505 = load [1 x i64], ptr %.504, align 8
  %.506 = extractvalue [1 x i64] %.505, 0
  %.507 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.495, i32 0, i32 4
  %.508 = load ptr, ptr %.507, align 8
  %.509 = icmp slt i64 0, 0
  %.510 = add i64 %.503, 0
  %.511 = select i1 %.509, i64 %.510, i64 0
  %.512 = mul i64 %.511, 1
  %.513 = add i64 0, %.512
  %.514 = getelementptr double, ptr %.508, i64 %.513
  %0 = atomicrmw fadd ptr %.514, double %.493 seq_cst, align 8
  %.516 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  %.517 = load i32, ptr %t, align 4
  %.518 = sext i32 %.517 to i64
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.519, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.516, ptr %.519, align 8
  %.523 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 5
  %.524 = getelementptr inbounds [1 x i64], ptr %.523, i32 0, i32 0
  %.525 = load i64, ptr %.524, align 8, !range !1
  %.526 = insertvalue [1 x i64] undef, i64 %.525, 0
  %.527 = extractvalue [1 x i64] %.526, 0
  %.528 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 6
  %.529 = load [1 x i64], ptr %.528, align 8
  %.530 = extractvalue [1 x i64] %.529, 0
  %.531 = icmp slt i64 %.518, 0
  %.532 = add i64 %.518, %.527
  %.533 = select i1 %.531, i64 %.532, i64 %.518
  %.534 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 5
  %.535 = getelementptr inbounds [1 x i64], ptr %.534, i32 0, i32 0
  %.536 = load i64, ptr %.535, align 8, !range !1
  %.537 = insertvalue [1 x i64] undef, i64 %.536, 0
  %.538 = extractvalue [1 x i64] %.537, 0
  %.539 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 6
  %.540 = load [1 x i64], ptr %.539, align 8
  %.541 = extractvalue [1 x i64] %.540, 0
  %.542 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 4
  %.543 = load ptr, ptr %.542, align 8
  %.544 = mul i64 %.533, 1
  %.545 = add i64 0, %.544
  %.546 = getelementptr double, ptr %.543, i64 %.545
  %.547 = load double, ptr %.546, align 8
  %.548 = load i32, ptr %t, align 4
  store i32 0, ptr %t, align 4
  %.550 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %s, align 8
  %.552 = bitcast double %.547 to i64
  %.553 = trunc i64 -1 to i32
  %.554 = trunc i64 2 to i32
  %.555 = trunc i64 %.552 to i32
  %.556 = lshr i64 %.552, 32
  %.557 = trunc i64 %.556 to i32
  %.558 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %.553, i32 2, i32 %.555, i32 %.554, i32 31)
  %.559 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %.553, i32 2, i32 %.557, i32 %.554, i32 31)
  %.560 = extractvalue { i32, i1 } %.558, 0
  %.561 = extractvalue { i32, i1 } %.559, 0
  %.562 = zext i32 %.560 to i64
  %.563 = zext i32 %.561 to i64
  %.564 = shl i64 %.563, 32
  %.565 = or i64 %.564, %.562
  %.566 = bitcast i64 %.565 to double
  %.567 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  %.568 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.569, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.567, ptr %.569, align 8
  %.573 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 5
  %.574 = getelementptr inbounds [1 x i64], ptr %.573, i32 0, i32 0
  %.575 = load i64, ptr %.574, align 8, !range !1
  %.576 = insertvalue [1 x i64] undef, i64 %.575, 0
  %.577 = extractvalue [1 x i64] %.576, 0
  %.578 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 6
  %.579 = load [1 x i64], ptr %.578, align 8
  %.580 = extractvalue [1 x i64] %.579, 0
  %.581 = icmp slt i64 %.568, 0
  %.582 = add i64 %.568, %.577
  %.583 = select i1 %.581, i64 %.582, i64 %.568
  %.584 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 5
  %.585 = getelementptr inbounds [1 x i64], ptr %.584, i32 0, i32 0
  %.586 = load i64, ptr %.585, align 8, !range !1
  %.587 = insertvalue [1 x i64] undef, i64 %.586, 0
  %.588 = extractvalue [1 x i64] %.587, 0
  %.589 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 6
  %.590 = load [1 x i64], ptr %.589, align 8
  %.591 = extractvalue [1 x i64] %.590, 0
  %.592 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 4
  %.593 = load ptr, ptr %.592, align 8
  %.594 = mul i64 %.583, 1
  %.595 = add i64 0, %.594
  %.596 = getelementptr double, ptr %.593, i64 %.595
  store double %.566, ptr %.596, align 8
  %.598 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %y, align 8
  %.600 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B402.else.if:                                     ; preds = %B402.else
  %.438 = sdiv i64 %.419, 4
  %.439 = srem i64 %.419, 4
  %.440 = xor i64 4, %.439
  %.441 = icmp slt i64 %.440, 0
  %.442 = icmp ne i64 %.439, 0
  %.443 = and i1 %.442, %.441
  br i1 %.443, label %B402.else.if.if, label %B402.else.if.else

B402.else.endif:                                  ; preds = %B402.else.if.endif, %B402.else
  %.454 = load i64, ptr %.427, align 8
  %.455 = load i64, ptr %.430, align 8
  store i64 %.454, ptr %quot, align 8
  store i64 %.455, ptr %rem, align 8
  br label %B402.endif

B402.else.if.if:                                  ; preds = %B402.else.if
  %.448 = sub i64 %.438, 1
  store i64 %.448, ptr %.427, align 8
  %.450 = add i64 %.439, 4
  store i64 %.450, ptr %.430, align 8
  br label %B402.else.if.endif

B402.else.if.else:                                ; preds = %B402.else.if
  store i64 %.438, ptr %.427, align 8
  store i64 %.439, ptr %.430, align 8
  br label %B402.else.if.endif

B402.else.if.endif:                               ; preds = %B402.else.if.else, %B402.else.if.if
  br label %B402.else.endif
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

declare double @__nv_sin(double)

; Unknown intrinsic
declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nounwind }

!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 2}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
!3 = !{!"branch_weights", i32 99, i32 1}
