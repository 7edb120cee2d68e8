target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.WaveOrder = type { i16, i16, i8, i8, i8, i8 }
%struct.KnownGroup = type { i32, i32, i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i16, i16, i16, i16 }
%struct.Definedness = type { ptr, ptr, i64, i32, i32, i32, i32 }
%struct.Step = type { ptr, ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32, ptr, ptr, ptr, i32 }
%struct.Finding = type { i32, i32, i32, i32, i64, i64, i64, i64, %struct.Side, %struct.Side }
%struct.Side = type { i64, i32, i32, i32, i32, i64 }
%struct.Unreleased = type { i32, i32, i16, i16 }
%struct.Range = type { i64, i64 }
%struct.Cell = type { i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: noinline nounwind
define void @hk_note_fence(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 832
  %8 = load i64, ptr %7, align 8, !tbaa !10
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %9, i64 152
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %119, label %16

16:                                               ; preds = %3
  %17 = icmp eq i32 %1, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, ptr %12, i64 152
  %20 = load i64, ptr %19, align 8, !tbaa !16
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %119, label %22

22:                                               ; preds = %18, %16
  %23 = getelementptr inbounds i8, ptr %12, i64 128
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = getelementptr inbounds i8, ptr %12, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !19
  %27 = zext i32 %26 to i64
  %28 = icmp eq i64 %24, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %22
  tail call fastcc void @end_interval(ptr noundef nonnull %0, ptr noundef nonnull %12)
  tail call fastcc void @pass_barrier(ptr noundef nonnull %9, ptr noundef nonnull readonly %6, ptr noundef nonnull %12)
  %30 = getelementptr inbounds i8, ptr %12, i64 192
  %31 = load i64, ptr %30, align 8, !tbaa !20
  %32 = getelementptr inbounds i8, ptr %12, i64 184
  store i64 %31, ptr %32, align 8, !tbaa !21
  br label %33

33:                                               ; preds = %22, %29
  %34 = getelementptr inbounds i8, ptr %6, i64 48
  %35 = load i32, ptr %34, align 8, !tbaa !22
  %36 = icmp ugt i32 %35, 1
  %37 = add i32 %35, -1
  %38 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %37, i1 true)
  %39 = sub nuw nsw i32 32, %38
  %40 = lshr i32 16777216, %39
  %41 = getelementptr inbounds i8, ptr %12, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !23
  %43 = add nsw i32 %40, -1
  %44 = select i1 %36, i32 %43, i32 16777215
  %45 = trunc i64 %42 to i32
  %46 = and i32 %44, %45
  %47 = mul i32 %46, %35
  %48 = getelementptr inbounds i8, ptr %0, i64 64
  %49 = load i64, ptr %48, align 8, !tbaa !24
  %50 = inttoptr i64 %49 to ptr
  %51 = getelementptr inbounds i8, ptr %50, i64 544
  %52 = load i32, ptr %51, align 8, !tbaa !25
  %53 = add i32 %47, %52
  %54 = getelementptr inbounds i8, ptr %9, i64 208
  %55 = load i64, ptr %54, align 8, !tbaa !26
  %56 = inttoptr i64 %55 to ptr
  %57 = zext i32 %53 to i64
  %58 = getelementptr inbounds %struct.WaveOrder, ptr %56, i64 %57
  br i1 %17, label %59, label %100

59:                                               ; preds = %33
  %60 = getelementptr inbounds i8, ptr %58, i64 4
  %61 = load i8, ptr %60, align 2, !tbaa !27
  %62 = trunc i32 %2 to i8
  %63 = or i8 %61, %62
  store i8 %63, ptr %60, align 2, !tbaa !27
  %64 = zext i8 %63 to i64
  %65 = getelementptr inbounds i8, ptr %9, i64 224
  %66 = load i64, ptr %65, align 8, !tbaa !30
  %67 = and i64 %66, %64
  %68 = icmp eq i64 %67, %66
  br i1 %68, label %69, label %119

69:                                               ; preds = %59
  store i8 0, ptr %60, align 2, !tbaa !27
  %70 = getelementptr inbounds i8, ptr %58, i64 7
  store i8 1, ptr %70, align 1, !tbaa !31
  %71 = getelementptr inbounds i8, ptr %9, i64 176
  %72 = load i64, ptr %71, align 8, !tbaa !32
  %73 = inttoptr i64 %72 to ptr
  %74 = getelementptr inbounds i8, ptr %9, i64 168
  %75 = load i64, ptr %74, align 8, !tbaa !33
  %76 = inttoptr i64 %75 to ptr
  %77 = zext i32 %46 to i64
  %78 = getelementptr inbounds %struct.KnownGroup, ptr %76, i64 %77
  %79 = getelementptr inbounds i8, ptr %78, i64 8
  %80 = load i32, ptr %78, align 4, !tbaa !25
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %98, label %82

82:                                               ; preds = %69, %88
  %83 = phi i32 [ %96, %88 ], [ %80, %69 ]
  %84 = load i32, ptr %79, align 4, !tbaa !34
  %85 = icmp eq i32 %83, %84
  br i1 %85, label %86, label %88

86:                                               ; preds = %88, %82
  %87 = load i32, ptr %78, align 4, !tbaa !36
  br label %98

88:                                               ; preds = %82
  %89 = add i32 %83, -1
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds %struct.Acquired, ptr %73, i64 %90
  %92 = getelementptr inbounds i8, ptr %91, i64 8
  %93 = load i32, ptr %92, align 4
  %94 = and i32 %93, -16777217
  store i32 %94, ptr %92, align 4
  %95 = getelementptr inbounds i8, ptr %91, i64 4
  %96 = load i32, ptr %95, align 4, !tbaa !25
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %86, label %82, !llvm.loop !37

98:                                               ; preds = %69, %86
  %99 = phi i32 [ %87, %86 ], [ 0, %69 ]
  store i32 %99, ptr %79, align 4, !tbaa !34
  br label %119

100:                                              ; preds = %33
  %101 = icmp eq i32 %1, 0
  %102 = getelementptr inbounds i8, ptr %58, i64 6
  %103 = load i8, ptr %102, align 2, !tbaa !39
  %104 = zext i1 %101 to i8
  %105 = or i8 %103, %104
  store i8 %105, ptr %102, align 2, !tbaa !39
  %106 = getelementptr inbounds i8, ptr %58, i64 5
  %107 = load i8, ptr %106, align 1, !tbaa !40
  %108 = and i8 %107, 1
  %109 = select i1 %101, i8 %108, i8 0
  store i8 %109, ptr %106, align 1, !tbaa !40
  %110 = icmp eq i8 %109, 0
  br i1 %110, label %111, label %119

111:                                              ; preds = %100
  %112 = icmp eq i8 %105, 0
  br i1 %112, label %113, label %117

113:                                              ; preds = %111
  %114 = getelementptr inbounds i8, ptr %9, i64 216
  %115 = load i64, ptr %114, align 8, !tbaa !41
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %117, label %119

117:                                              ; preds = %113, %111
  store i16 0, ptr %58, align 2, !tbaa !42
  store i8 0, ptr %102, align 2, !tbaa !39
  %118 = getelementptr inbounds i8, ptr %12, i64 144
  store i64 0, ptr %118, align 8, !tbaa !43
  br label %119

119:                                              ; preds = %98, %59, %117, %113, %100, %3, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_undefined(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #2 {
  tail call fastcc void @note_definedness(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef 0)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_definedness(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) unnamed_addr #3 {
  %9 = alloca %struct.Definedness, align 8
  %10 = alloca %struct.Definedness, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8, !tbaa !3
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 832
  %15 = load i64, ptr %14, align 8, !tbaa !10
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 160
  %18 = load i64, ptr %17, align 8, !tbaa !44
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %569, label %20

20:                                               ; preds = %8
  %21 = icmp ult i32 %6, 2
  %22 = icmp eq i32 %5, 0
  %23 = and i1 %22, %21
  br i1 %23, label %24, label %77

24:                                               ; preds = %20
  %25 = icmp eq i64 %3, 0
  br i1 %25, label %77, label %26

26:                                               ; preds = %24, %71
  %27 = phi i64 [ %73, %71 ], [ 48, %24 ]
  %28 = phi i64 [ %72, %71 ], [ %3, %24 ]
  %29 = lshr i64 %28, %27
  %30 = and i64 %29, 65535
  %31 = icmp eq i64 %30, 65535
  br i1 %31, label %32, label %71

32:                                               ; preds = %26
  %33 = getelementptr inbounds i64, ptr %2, i64 %27
  %34 = load <8 x i64>, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %33, i64 64
  %36 = load <8 x i64>, ptr %35, align 8
  %37 = bitcast <8 x i64> %34 to <4 x i128>
  %38 = extractelement <4 x i128> %37, i64 0
  %39 = bitcast i128 %38 to <2 x i64>
  %40 = shufflevector <2 x i64> %39, <2 x i64> poison, <8 x i32> zeroinitializer
  %41 = xor <8 x i64> %40, %34
  %42 = xor <8 x i64> %40, %36
  %43 = or <8 x i64> %41, %42
  %44 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %43)
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %50

46:                                               ; preds = %32
  %47 = shl nuw i64 65534, %27
  %48 = xor i64 %47, -1
  %49 = and i64 %28, %48
  br label %71

50:                                               ; preds = %32
  %51 = icmp eq i64 %27, 0
  br i1 %51, label %77, label %52

52:                                               ; preds = %50
  %53 = add nsw i64 %27, -16
  %54 = lshr i64 %28, %53
  %55 = and i64 %54, 65535
  %56 = icmp eq i64 %55, 65535
  br i1 %56, label %57, label %71

57:                                               ; preds = %52
  %58 = getelementptr inbounds i8, ptr %33, i64 -128
  %59 = load <8 x i64>, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %33, i64 -64
  %61 = load <8 x i64>, ptr %60, align 8
  %62 = xor <8 x i64> %59, %34
  %63 = xor <8 x i64> %61, %36
  %64 = or <8 x i64> %63, %62
  %65 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %64)
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %71

67:                                               ; preds = %57
  %68 = shl nuw i64 65535, %27
  %69 = xor i64 %68, -1
  %70 = and i64 %28, %69
  br label %71

71:                                               ; preds = %67, %57, %52, %46, %26
  %72 = phi i64 [ %28, %26 ], [ %49, %46 ], [ %70, %67 ], [ %28, %57 ], [ %28, %52 ]
  %73 = add nsw i64 %27, -16
  %74 = icmp ne i64 %72, 0
  %75 = icmp ult i64 %73, 64
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %26, label %77, !llvm.loop !45

77:                                               ; preds = %71, %50, %24, %20
  %78 = phi i64 [ %3, %20 ], [ 0, %24 ], [ %72, %71 ], [ %28, %50 ]
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10)
  store ptr %0, ptr %10, align 8
  %79 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %16, ptr %79, align 8
  %80 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %1, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %10, i64 24
  store i32 %5, ptr %81, align 8
  %82 = getelementptr inbounds i8, ptr %10, i64 28
  %83 = getelementptr inbounds i8, ptr %10, i64 32
  store i32 %4, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %10, i64 36
  store i32 %7, ptr %84, align 4
  %85 = xor i1 %21, true
  %86 = getelementptr inbounds i8, ptr %0, i64 40
  %87 = zext i32 %4 to i64
  %88 = getelementptr inbounds i8, ptr %0, i64 32
  %89 = getelementptr inbounds i8, ptr %0, i64 160
  %90 = icmp eq i32 %4, 0
  %91 = getelementptr inbounds i8, ptr %0, i64 24
  %92 = icmp eq i32 %5, 1
  %93 = icmp eq i32 %7, 4
  %94 = and i1 %22, %93
  %95 = icmp eq i32 %6, 1
  %96 = getelementptr inbounds i8, ptr %0, i64 8
  %97 = getelementptr inbounds i8, ptr %0, i64 16
  %98 = insertelement <8 x i64> poison, i64 %87, i64 0
  %99 = shufflevector <8 x i64> %98, <8 x i64> poison, <8 x i32> zeroinitializer
  %100 = mul nuw nsw <8 x i64> %99, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %101 = shl i32 %4, 3
  %102 = zext i32 %101 to i64
  %103 = insertelement <8 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <8 x i64> %103, <8 x i64> poison, <8 x i32> zeroinitializer
  %105 = getelementptr inbounds i8, ptr %9, i64 32
  %106 = getelementptr inbounds i8, ptr %9, i64 8
  %107 = getelementptr inbounds i8, ptr %9, i64 36
  %108 = icmp ugt i32 %4, 32
  %109 = shl nsw i64 -1, %87
  %110 = xor i64 %109, -1
  br label %111

111:                                              ; preds = %77, %565
  %112 = phi i64 [ 0, %77 ], [ %566, %565 ]
  %113 = lshr i64 %78, %112
  %114 = and i64 %113, 65535
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %565, label %116

116:                                              ; preds = %111
  %117 = icmp eq i64 %114, 65535
  %118 = and i1 %117, %85
  br i1 %118, label %119, label %179

119:                                              ; preds = %116
  %120 = getelementptr inbounds i64, ptr %2, i64 %112
  %121 = load i64, ptr %120, align 8, !tbaa !46
  %122 = and i64 %121, 4294967295
  switch i32 %6, label %180 [
    i32 2, label %129
    i32 4, label %123
    i32 3, label %125
  ]

123:                                              ; preds = %119
  %124 = icmp sgt i64 %121, -1
  br i1 %124, label %202, label %129

125:                                              ; preds = %119
  %126 = lshr i64 %121, 32
  %127 = load i64, ptr %86, align 8, !tbaa !47
  %128 = icmp eq i64 %126, %127
  br i1 %128, label %129, label %191

129:                                              ; preds = %125, %123, %119
  %130 = add nuw nsw i64 %122, %87
  %131 = load i64, ptr %88, align 8, !tbaa !48
  %132 = icmp ugt i64 %130, %131
  br i1 %132, label %183, label %133

133:                                              ; preds = %129
  %134 = load i32, ptr %89, align 8, !tbaa !49
  %135 = zext i32 %134 to i64
  %136 = or i64 %121, %87
  %137 = and i64 %136, 3
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %183

139:                                              ; preds = %133
  %140 = load <8 x i64>, ptr %120, align 8
  %141 = getelementptr inbounds i8, ptr %120, i64 64
  %142 = load <8 x i64>, ptr %141, align 8
  %143 = bitcast <8 x i64> %140 to <4 x i128>
  %144 = extractelement <4 x i128> %143, i64 0
  %145 = bitcast i128 %144 to <2 x i64>
  %146 = shufflevector <2 x i64> %145, <2 x i64> poison, <8 x i32> zeroinitializer
  %147 = xor <8 x i64> %146, %140
  %148 = xor <8 x i64> %146, %142
  %149 = or <8 x i64> %147, %148
  %150 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %149)
  %151 = icmp eq i64 %150, 0
  %152 = extractelement <8 x i64> %140, i64 0
  br i1 %151, label %153, label %183

153:                                              ; preds = %139
  br i1 %90, label %565, label %154

154:                                              ; preds = %153
  %155 = shl nuw nsw i64 %112, 2
  br label %159

156:                                              ; preds = %174
  %157 = icmp eq i64 %176, 0
  %158 = or i1 %94, %157
  br i1 %158, label %565, label %179

159:                                              ; preds = %174, %154
  %160 = phi i64 [ 0, %154 ], [ %177, %174 ]
  %161 = phi i64 [ 0, %154 ], [ %176, %174 ]
  %162 = load i64, ptr %17, align 8, !tbaa !44
  %163 = inttoptr i64 %162 to ptr
  %164 = load i64, ptr %91, align 8, !tbaa !50
  %165 = add nuw nsw i64 %160, %122
  %166 = mul i64 %165, %135
  %167 = add i64 %166, %155
  %168 = add i64 %167, %164
  %169 = lshr i64 %168, 3
  %170 = getelementptr inbounds i8, ptr %163, i64 %169
  br i1 %92, label %173, label %171

171:                                              ; preds = %159
  %172 = load i64, ptr %170, align 8, !tbaa !46
  br label %174

173:                                              ; preds = %159
  store i64 0, ptr %170, align 8, !tbaa !46
  br label %174

174:                                              ; preds = %173, %171
  %175 = phi i64 [ %172, %171 ], [ 0, %173 ]
  %176 = or i64 %175, %161
  %177 = add nuw nsw i64 %160, 4
  %178 = icmp ult i64 %177, %87
  br i1 %178, label %159, label %156, !llvm.loop !51

179:                                              ; preds = %156, %116
  br i1 %21, label %205, label %180

180:                                              ; preds = %119, %179
  %181 = getelementptr inbounds i64, ptr %2, i64 %112
  %182 = load i64, ptr %181, align 8, !tbaa !46
  br label %183

183:                                              ; preds = %180, %139, %133, %129
  %184 = phi i64 [ %182, %180 ], [ %152, %139 ], [ %121, %133 ], [ %121, %129 ]
  %185 = and i64 %184, 4294967295
  switch i32 %6, label %202 [
    i32 2, label %197
    i32 4, label %189
    i32 3, label %186
  ]

186:                                              ; preds = %183
  %187 = load i64, ptr %86, align 8, !tbaa !47
  %188 = lshr i64 %184, 32
  br label %191

189:                                              ; preds = %183
  %190 = icmp sgt i64 %184, -1
  br i1 %190, label %202, label %197

191:                                              ; preds = %125, %186
  %192 = phi i64 [ %188, %186 ], [ %126, %125 ]
  %193 = phi i64 [ %184, %186 ], [ %121, %125 ]
  %194 = phi i64 [ %187, %186 ], [ %127, %125 ]
  %195 = phi i64 [ %185, %186 ], [ %122, %125 ]
  %196 = icmp eq i64 %192, %194
  br i1 %196, label %197, label %202

197:                                              ; preds = %191, %189, %183
  %198 = phi i64 [ %193, %191 ], [ %184, %189 ], [ %184, %183 ]
  %199 = phi i64 [ %195, %191 ], [ %185, %189 ], [ %185, %183 ]
  %200 = load i64, ptr %88, align 8, !tbaa !48
  %201 = icmp ugt i64 %199, %200
  br i1 %201, label %202, label %469

202:                                              ; preds = %123, %197, %189, %183, %191
  %203 = phi i64 [ %198, %197 ], [ %184, %189 ], [ %184, %183 ], [ %193, %191 ], [ %121, %123 ]
  %204 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %114)
  br label %212

205:                                              ; preds = %179
  %206 = getelementptr inbounds i64, ptr %2, i64 %112
  %207 = load i64, ptr %206, align 8, !tbaa !46
  %208 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %114)
  br i1 %95, label %209, label %212

209:                                              ; preds = %205
  %210 = load i64, ptr %96, align 8, !tbaa !52
  %211 = load i64, ptr %97, align 8, !tbaa !53
  br label %212

212:                                              ; preds = %202, %209, %205
  %213 = phi i64 [ %208, %209 ], [ %208, %205 ], [ %204, %202 ]
  %214 = phi i64 [ %207, %209 ], [ %207, %205 ], [ %203, %202 ]
  %215 = phi i64 [ %210, %209 ], [ 0, %205 ], [ 0, %202 ]
  %216 = phi i64 [ %211, %209 ], [ 140737488355328, %205 ], [ 140737488355328, %202 ]
  %217 = trunc nuw nsw i64 %213 to i32
  %218 = mul i32 %217, %4
  %219 = zext i32 %218 to i64
  %220 = icmp uge i64 %214, %216
  %221 = sub i64 %216, %214
  %222 = icmp ult i64 %221, %219
  %223 = select i1 %220, i1 true, i1 %222
  br i1 %223, label %412, label %224

224:                                              ; preds = %212
  %225 = add i64 %113, 1
  %226 = and i64 %225, %114
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %228, label %412

228:                                              ; preds = %224
  %229 = icmp ult i64 %213, 8
  br i1 %229, label %251, label %230

230:                                              ; preds = %228
  %231 = getelementptr inbounds i64, ptr %2, i64 %112
  %232 = insertelement <8 x i64> poison, i64 %214, i64 0
  %233 = shufflevector <8 x i64> %232, <8 x i64> poison, <8 x i32> zeroinitializer
  %234 = add <8 x i64> %233, %100
  %235 = load <8 x i64>, ptr %231, align 8
  %236 = xor <8 x i64> %235, %234
  %237 = icmp ult i64 %213, 16
  br i1 %237, label %251, label %238, !llvm.loop !54

238:                                              ; preds = %230
  %239 = add <8 x i64> %234, %104
  %240 = getelementptr inbounds i8, ptr %231, i64 64
  %241 = load <8 x i64>, ptr %240, align 8
  %242 = xor <8 x i64> %241, %239
  %243 = or <8 x i64> %242, %236
  %244 = icmp ult i64 %213, 24
  br i1 %244, label %251, label %245, !llvm.loop !54

245:                                              ; preds = %238
  %246 = add <8 x i64> %239, %104
  %247 = getelementptr inbounds i8, ptr %231, i64 128
  %248 = load <8 x i64>, ptr %247, align 8
  %249 = xor <8 x i64> %248, %246
  %250 = or <8 x i64> %249, %243
  br label %251

251:                                              ; preds = %230, %238, %245, %228
  %252 = phi i32 [ 0, %228 ], [ 8, %230 ], [ 16, %238 ], [ 24, %245 ]
  %253 = phi <8 x i64> [ zeroinitializer, %228 ], [ %236, %230 ], [ %243, %238 ], [ %250, %245 ]
  %254 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %253)
  %255 = icmp ult i32 %252, %217
  br i1 %255, label %256, label %323

256:                                              ; preds = %251
  %257 = zext i32 %252 to i64
  %258 = getelementptr inbounds i64, ptr %2, i64 %112
  %259 = sub nsw i64 %213, %257
  %260 = and i64 %259, 3
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %277, label %262

262:                                              ; preds = %256, %262
  %263 = phi i64 [ %274, %262 ], [ %257, %256 ]
  %264 = phi i64 [ %273, %262 ], [ %254, %256 ]
  %265 = phi i64 [ %275, %262 ], [ 0, %256 ]
  %266 = getelementptr inbounds i64, ptr %258, i64 %263
  %267 = load i64, ptr %266, align 8, !tbaa !46
  %268 = trunc nuw nsw i64 %263 to i32
  %269 = mul i32 %268, %4
  %270 = zext i32 %269 to i64
  %271 = add i64 %214, %270
  %272 = xor i64 %271, %267
  %273 = or i64 %272, %264
  %274 = add nuw nsw i64 %263, 1
  %275 = add i64 %265, 1
  %276 = icmp eq i64 %275, %260
  br i1 %276, label %277, label %262, !llvm.loop !55

277:                                              ; preds = %262, %256
  %278 = phi i64 [ poison, %256 ], [ %273, %262 ]
  %279 = phi i64 [ %257, %256 ], [ %274, %262 ]
  %280 = phi i64 [ %254, %256 ], [ %273, %262 ]
  %281 = sub nsw i64 %257, %213
  %282 = icmp ugt i64 %281, -4
  br i1 %282, label %323, label %283

283:                                              ; preds = %277, %283
  %284 = phi i64 [ %321, %283 ], [ %279, %277 ]
  %285 = phi i64 [ %320, %283 ], [ %280, %277 ]
  %286 = getelementptr inbounds i64, ptr %258, i64 %284
  %287 = load i64, ptr %286, align 8, !tbaa !46
  %288 = trunc nuw nsw i64 %284 to i32
  %289 = mul i32 %288, %4
  %290 = zext i32 %289 to i64
  %291 = add i64 %214, %290
  %292 = xor i64 %291, %287
  %293 = or i64 %292, %285
  %294 = add nuw nsw i64 %284, 1
  %295 = getelementptr inbounds i64, ptr %258, i64 %294
  %296 = load i64, ptr %295, align 8, !tbaa !46
  %297 = trunc nuw nsw i64 %294 to i32
  %298 = mul i32 %297, %4
  %299 = zext i32 %298 to i64
  %300 = add i64 %214, %299
  %301 = xor i64 %300, %296
  %302 = or i64 %301, %293
  %303 = add nuw nsw i64 %284, 2
  %304 = getelementptr inbounds i64, ptr %258, i64 %303
  %305 = load i64, ptr %304, align 8, !tbaa !46
  %306 = trunc nuw nsw i64 %303 to i32
  %307 = mul i32 %306, %4
  %308 = zext i32 %307 to i64
  %309 = add i64 %214, %308
  %310 = xor i64 %309, %305
  %311 = or i64 %310, %302
  %312 = add nuw nsw i64 %284, 3
  %313 = getelementptr inbounds i64, ptr %258, i64 %312
  %314 = load i64, ptr %313, align 8, !tbaa !46
  %315 = trunc nuw nsw i64 %312 to i32
  %316 = mul i32 %315, %4
  %317 = zext i32 %316 to i64
  %318 = add i64 %214, %317
  %319 = xor i64 %318, %314
  %320 = or i64 %319, %311
  %321 = add nuw nsw i64 %284, 4
  %322 = icmp eq i64 %321, %213
  br i1 %322, label %323, label %283, !llvm.loop !57

323:                                              ; preds = %277, %283, %251
  %324 = phi i64 [ %254, %251 ], [ %278, %277 ], [ %320, %283 ]
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %326, label %412

326:                                              ; preds = %323
  %327 = add i64 %215, %214
  %328 = icmp ugt i32 %218, 56
  %329 = load i64, ptr %17, align 8, !tbaa !44
  %330 = inttoptr i64 %329 to ptr
  br i1 %328, label %331, label %377

331:                                              ; preds = %326
  %332 = and i64 %327, 7
  %333 = add nsw i64 %219, -57
  %334 = udiv i64 %333, 56
  %335 = icmp ult i64 %333, 56
  br i1 %335, label %359, label %336

336:                                              ; preds = %331
  %337 = add nuw nsw i64 %334, 1
  %338 = and i64 %337, 1152921504606846974
  br label %339

339:                                              ; preds = %339, %336
  %340 = phi i64 [ 0, %336 ], [ %354, %339 ]
  %341 = phi i64 [ %219, %336 ], [ %355, %339 ]
  %342 = phi i64 [ %327, %336 ], [ %356, %339 ]
  %343 = phi i64 [ 0, %336 ], [ %357, %339 ]
  %344 = lshr i64 %342, 3
  %345 = getelementptr inbounds i8, ptr %330, i64 %344
  %346 = load i64, ptr %345, align 1
  %347 = add i64 %342, 56
  %348 = lshr i64 %347, 3
  %349 = getelementptr inbounds i8, ptr %330, i64 %348
  %350 = load i64, ptr %349, align 1
  %351 = or i64 %346, %350
  %352 = lshr i64 %351, %332
  %353 = and i64 %352, 72057594037927935
  %354 = or i64 %353, %340
  %355 = add nsw i64 %341, -112
  %356 = add i64 %342, 112
  %357 = add i64 %343, 2
  %358 = icmp eq i64 %357, %338
  br i1 %358, label %359, label %339, !llvm.loop !58

359:                                              ; preds = %339, %331
  %360 = phi i64 [ poison, %331 ], [ %354, %339 ]
  %361 = phi i64 [ poison, %331 ], [ %355, %339 ]
  %362 = phi i64 [ poison, %331 ], [ %356, %339 ]
  %363 = phi i64 [ 0, %331 ], [ %354, %339 ]
  %364 = phi i64 [ %219, %331 ], [ %355, %339 ]
  %365 = phi i64 [ %327, %331 ], [ %356, %339 ]
  %366 = and i64 %334, 1
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %368, label %377

368:                                              ; preds = %359
  %369 = lshr i64 %365, 3
  %370 = getelementptr inbounds i8, ptr %330, i64 %369
  %371 = load i64, ptr %370, align 1
  %372 = lshr i64 %371, %332
  %373 = and i64 %372, 72057594037927935
  %374 = or i64 %373, %363
  %375 = add nsw i64 %364, -56
  %376 = add i64 %365, 56
  br label %377

377:                                              ; preds = %368, %359, %326
  %378 = phi i64 [ %327, %326 ], [ %362, %359 ], [ %376, %368 ]
  %379 = phi i64 [ %219, %326 ], [ %361, %359 ], [ %375, %368 ]
  %380 = phi i64 [ 0, %326 ], [ %360, %359 ], [ %374, %368 ]
  %381 = lshr i64 %378, 3
  %382 = getelementptr inbounds i8, ptr %330, i64 %381
  %383 = load i64, ptr %382, align 1
  %384 = and i64 %378, 7
  %385 = lshr i64 %383, %384
  %386 = shl nsw i64 -1, %379
  %387 = xor i64 %386, -1
  %388 = and i64 %385, %387
  %389 = or i64 %388, %380
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %565, label %391

391:                                              ; preds = %377
  br i1 %92, label %392, label %412

392:                                              ; preds = %391
  %393 = icmp eq i32 %218, 0
  br i1 %393, label %565, label %394

394:                                              ; preds = %392, %394
  %395 = phi i64 [ %410, %394 ], [ %327, %392 ]
  %396 = phi i64 [ %409, %394 ], [ %219, %392 ]
  %397 = load i64, ptr %17, align 8, !tbaa !44
  %398 = inttoptr i64 %397 to ptr
  %399 = lshr i64 %395, 3
  %400 = getelementptr inbounds i8, ptr %398, i64 %399
  %401 = tail call i64 @llvm.umin.i64(i64 %396, i64 56)
  %402 = load i64, ptr %400, align 1
  %403 = shl nsw i64 -1, %401
  %404 = xor i64 %403, -1
  %405 = and i64 %395, 7
  %406 = shl nuw nsw i64 %404, %405
  %407 = xor i64 %406, -1
  %408 = and i64 %402, %407
  store i64 %408, ptr %400, align 1
  %409 = sub i64 %396, %401
  %410 = add i64 %401, %395
  %411 = icmp eq i64 %409, 0
  br i1 %411, label %565, label %394, !llvm.loop !59

412:                                              ; preds = %323, %212, %391, %224
  %413 = and i1 %21, %117
  br i1 %413, label %414, label %469

414:                                              ; preds = %412
  %415 = getelementptr inbounds i64, ptr %2, i64 %112
  br i1 %95, label %416, label %419

416:                                              ; preds = %414
  %417 = load i64, ptr %96, align 8, !tbaa !52
  %418 = load i64, ptr %97, align 8, !tbaa !53
  br label %419

419:                                              ; preds = %416, %414
  %420 = phi i64 [ %417, %416 ], [ 0, %414 ]
  %421 = phi i64 [ %418, %416 ], [ 140737488355328, %414 ]
  %422 = load <8 x i64>, ptr %415, align 8
  %423 = getelementptr inbounds i8, ptr %415, i64 64
  %424 = load <8 x i64>, ptr %423, align 8
  %425 = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %422, <8 x i64> %424)
  %426 = xor <8 x i64> %424, %422
  %427 = xor <8 x i64> %426, %425
  %428 = tail call i64 @llvm.vector.reduce.umin.v8i64(<8 x i64> %425)
  %429 = tail call i64 @llvm.vector.reduce.umax.v8i64(<8 x i64> %427)
  %430 = icmp ult i64 %429, %421
  br i1 %430, label %431, label %469

431:                                              ; preds = %419
  %432 = sub i64 %429, %428
  %433 = icmp ugt i64 %432, 1024
  br i1 %433, label %469, label %434

434:                                              ; preds = %431
  %435 = add i64 %428, %420
  %436 = add nuw nsw i64 %432, %87
  %437 = icmp ugt i64 %436, 56
  %438 = load i64, ptr %17, align 8, !tbaa !44
  %439 = inttoptr i64 %438 to ptr
  br i1 %437, label %440, label %455

440:                                              ; preds = %434
  %441 = and i64 %435, 7
  br label %442

442:                                              ; preds = %442, %440
  %443 = phi i64 [ 0, %440 ], [ %451, %442 ]
  %444 = phi i64 [ %436, %440 ], [ %452, %442 ]
  %445 = phi i64 [ %435, %440 ], [ %453, %442 ]
  %446 = lshr i64 %445, 3
  %447 = getelementptr inbounds i8, ptr %439, i64 %446
  %448 = load i64, ptr %447, align 1
  %449 = lshr i64 %448, %441
  %450 = and i64 %449, 72057594037927935
  %451 = or i64 %450, %443
  %452 = add nsw i64 %444, -56
  %453 = add i64 %445, 56
  %454 = icmp ugt i64 %452, 56
  br i1 %454, label %442, label %455, !llvm.loop !58

455:                                              ; preds = %442, %434
  %456 = phi i64 [ %435, %434 ], [ %453, %442 ]
  %457 = phi i64 [ %436, %434 ], [ %452, %442 ]
  %458 = phi i64 [ 0, %434 ], [ %451, %442 ]
  %459 = lshr i64 %456, 3
  %460 = getelementptr inbounds i8, ptr %439, i64 %459
  %461 = load i64, ptr %460, align 1
  %462 = and i64 %456, 7
  %463 = lshr i64 %461, %462
  %464 = shl nsw i64 -1, %457
  %465 = xor i64 %464, -1
  %466 = and i64 %463, %465
  %467 = or i64 %466, %458
  %468 = icmp eq i64 %467, 0
  br i1 %468, label %565, label %469

469:                                              ; preds = %419, %431, %197, %455, %412
  %470 = trunc nuw nsw i64 %112 to i32
  br label %471

471:                                              ; preds = %469, %561
  %472 = phi i64 [ %114, %469 ], [ %563, %561 ]
  %473 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %472, i1 true)
  %474 = trunc nuw nsw i64 %473 to i32
  %475 = add nuw nsw i32 %470, %474
  %476 = zext nneg i32 %475 to i64
  %477 = getelementptr inbounds i64, ptr %2, i64 %476
  %478 = load i64, ptr %477, align 8, !tbaa !46
  switch i32 %6, label %507 [
    i32 0, label %505
    i32 3, label %479
    i32 4, label %491
    i32 1, label %495
  ]

479:                                              ; preds = %471
  %480 = lshr i64 %478, 32
  %481 = load i64, ptr %86, align 8, !tbaa !47
  %482 = icmp eq i64 %480, %481
  br i1 %482, label %507, label %483

483:                                              ; preds = %479
  %484 = load i64, ptr %96, align 8, !tbaa !52
  %485 = sub i64 %478, %484
  %486 = load i64, ptr %97, align 8, !tbaa !53
  %487 = icmp ult i64 %485, %486
  br i1 %487, label %488, label %505

488:                                              ; preds = %483
  %489 = sub i64 %486, %485
  %490 = icmp ult i64 %489, %87
  br i1 %490, label %507, label %501

491:                                              ; preds = %471
  %492 = lshr i64 %478, 62
  %493 = trunc nuw nsw i64 %492 to i32
  %494 = and i32 %493, 2
  br label %507

495:                                              ; preds = %471
  %496 = add i64 %478, %87
  %497 = load i64, ptr %97, align 8, !tbaa !53
  %498 = icmp ugt i64 %496, %497
  br i1 %498, label %506, label %499

499:                                              ; preds = %495
  %500 = load i64, ptr %96, align 8, !tbaa !52
  br label %501

501:                                              ; preds = %499, %488
  %502 = phi i64 [ %484, %488 ], [ %500, %499 ]
  %503 = phi i64 [ %485, %488 ], [ %478, %499 ]
  store i32 1, ptr %82, align 4, !tbaa !60
  %504 = add i64 %502, %503
  br label %546

505:                                              ; preds = %471, %483
  store i32 0, ptr %82, align 4, !tbaa !60
  br label %546

506:                                              ; preds = %495
  store i32 2, ptr %82, align 4, !tbaa !60
  br label %561

507:                                              ; preds = %471, %488, %479, %491
  %508 = phi i32 [ 2, %488 ], [ 2, %479 ], [ %494, %491 ], [ %6, %471 ]
  store i32 %508, ptr %82, align 4, !tbaa !60
  %509 = icmp ne i32 %508, 2
  %510 = select i1 %21, i1 true, i1 %509
  br i1 %510, label %545, label %511

511:                                              ; preds = %507
  %512 = and i64 %478, 4294967295
  switch i32 %6, label %561 [
    i32 2, label %519
    i32 4, label %513
    i32 3, label %515
  ]

513:                                              ; preds = %511
  %514 = icmp sgt i64 %478, -1
  br i1 %514, label %561, label %519

515:                                              ; preds = %511
  %516 = lshr i64 %478, 32
  %517 = load i64, ptr %86, align 8, !tbaa !47
  %518 = icmp eq i64 %516, %517
  br i1 %518, label %519, label %561

519:                                              ; preds = %515, %513, %511
  %520 = add nuw nsw i64 %512, %87
  %521 = load i64, ptr %88, align 8, !tbaa !48
  %522 = icmp ugt i64 %520, %521
  %523 = or i1 %522, %94
  br i1 %523, label %561, label %524

524:                                              ; preds = %519
  %525 = load i32, ptr %89, align 8, !tbaa !49
  %526 = zext i32 %525 to i64
  br i1 %90, label %561, label %527

527:                                              ; preds = %524
  %528 = shl nuw nsw i32 %475, 2
  %529 = zext nneg i32 %528 to i64
  br label %530

530:                                              ; preds = %530, %527
  %531 = phi i64 [ %512, %527 ], [ %533, %530 ]
  %532 = or i64 %531, 3
  %533 = add nuw nsw i64 %532, 1
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9) #15
  store ptr %0, ptr %9, align 8, !tbaa !63
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %106, ptr noundef nonnull align 8 dereferenceable(24) %79, i64 24, i1 false)
  store i32 %7, ptr %107, align 4, !tbaa !25
  %534 = tail call i64 @llvm.umin.i64(i64 %533, i64 %520)
  %535 = sub nsw i64 %534, %531
  %536 = trunc i64 %535 to i32
  store i32 %536, ptr %105, align 8, !tbaa !64
  %537 = load i64, ptr %91, align 8, !tbaa !50
  %538 = and i64 %531, -4
  %539 = mul i64 %538, %526
  %540 = and i64 %531, 3
  %541 = or disjoint i64 %540, %529
  %542 = add i64 %541, %539
  %543 = add i64 %542, %537
  call fastcc void @look_for_undefined(ptr noundef nonnull %9, i64 noundef %543, i32 noundef %475)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9) #15
  %544 = icmp ult i64 %533, %520
  br i1 %544, label %530, label %561, !llvm.loop !65

545:                                              ; preds = %507
  br i1 %509, label %546, label %561

546:                                              ; preds = %505, %501, %545
  %547 = phi i64 [ %504, %501 ], [ %478, %545 ], [ %478, %505 ]
  %548 = icmp ult i64 %547, 140737488355328
  br i1 %548, label %549, label %561

549:                                              ; preds = %546
  br i1 %108, label %560, label %550

550:                                              ; preds = %549
  %551 = load i64, ptr %17, align 8, !tbaa !44
  %552 = inttoptr i64 %551 to ptr
  %553 = lshr i64 %547, 3
  %554 = getelementptr inbounds i8, ptr %552, i64 %553
  %555 = load i64, ptr %554, align 1
  %556 = and i64 %547, 7
  %557 = lshr i64 %555, %556
  %558 = and i64 %557, %110
  %559 = icmp eq i64 %558, 0
  br i1 %559, label %561, label %560

560:                                              ; preds = %550, %549
  call fastcc void @look_for_undefined(ptr noundef nonnull %10, i64 noundef %547, i32 noundef %475)
  br label %561

561:                                              ; preds = %530, %524, %506, %519, %513, %511, %515, %560, %550, %546, %545
  %562 = add nsw i64 %472, -1
  %563 = and i64 %562, %472
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %565, label %471, !llvm.loop !66

565:                                              ; preds = %394, %561, %153, %156, %392, %377, %455, %111
  %566 = add nuw nsw i64 %112, 16
  %567 = icmp ult i64 %112, 48
  br i1 %567, label %111, label %568, !llvm.loop !67

568:                                              ; preds = %565
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10)
  br label %569

569:                                              ; preds = %8, %568
  ret void
}

; Function Attrs: noinline nounwind
define void @hk_note_access(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca i64, align 8
  %11 = alloca %struct.Step, align 8
  store i64 %3, ptr %10, align 8, !tbaa !46
  %12 = add i32 %7, -1
  %13 = icmp ult i32 %12, 2
  %14 = getelementptr inbounds i8, ptr %0, i64 48
  %15 = load i64, ptr %14, align 8, !tbaa !3
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 832
  %18 = load i64, ptr %17, align 8, !tbaa !10
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds i8, ptr %0, i64 56
  %21 = load i64, ptr %20, align 8, !tbaa !13
  %22 = inttoptr i64 %21 to ptr
  %23 = icmp ne i32 %5, 2
  %24 = icmp eq i64 %3, 0
  %25 = or i1 %24, %23
  br i1 %25, label %133, label %26

26:                                               ; preds = %9
  %27 = add i32 %4, -1
  %28 = zext i32 %27 to i64
  %29 = zext i32 %4 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 16
  %31 = getelementptr inbounds i8, ptr %0, i64 40
  %32 = getelementptr inbounds i8, ptr %0, i64 8
  %33 = getelementptr inbounds i8, ptr %0, i64 64
  br label %34

34:                                               ; preds = %129, %26
  %35 = phi i64 [ %3, %26 ], [ %131, %129 ]
  %36 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %35, i1 true)
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = getelementptr inbounds i64, ptr %2, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !46
  %40 = and i64 %39, %28
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %129, label %42

42:                                               ; preds = %34
  %43 = load i64, ptr %20, align 8, !tbaa !13
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %14, align 8, !tbaa !3
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds i8, ptr %46, i64 832
  %48 = load i64, ptr %47, align 8, !tbaa !10
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8, !tbaa !68
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %72, label %52

52:                                               ; preds = %42
  %53 = getelementptr inbounds i8, ptr %49, i64 98560
  br label %54

54:                                               ; preds = %67, %52
  %55 = phi i64 [ 0, %52 ], [ %68, %67 ]
  %56 = getelementptr inbounds [256 x %struct.Finding], ptr %53, i64 0, i64 %55
  %57 = load i32, ptr %56, align 8, !tbaa !69
  %58 = icmp eq i32 %57, 8
  br i1 %58, label %59, label %67

59:                                               ; preds = %54
  %60 = getelementptr inbounds i8, ptr %56, i64 48
  %61 = load i64, ptr %60, align 8, !tbaa !72
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %56, i64 80
  %65 = load i64, ptr %64, align 8, !tbaa !73
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %80, label %67

67:                                               ; preds = %63, %59, %54
  %68 = add nuw i64 %55, 1
  %69 = icmp eq i64 %68, %50
  br i1 %69, label %70, label %54, !llvm.loop !74

70:                                               ; preds = %67
  %71 = icmp eq i64 %50, 256
  br i1 %71, label %76, label %72

72:                                               ; preds = %70, %42
  %73 = getelementptr inbounds i8, ptr %49, i64 98560
  %74 = add i64 %50, 1
  store i64 %74, ptr %49, align 8, !tbaa !68
  %75 = getelementptr inbounds [256 x %struct.Finding], ptr %73, i64 0, i64 %50
  store i32 8, ptr %75, align 8, !tbaa !69
  br label %80

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %49, i64 8
  %78 = load i64, ptr %77, align 8, !tbaa !75
  %79 = add i64 %78, 1
  store i64 %79, ptr %77, align 8, !tbaa !75
  br label %129

80:                                               ; preds = %63, %72
  %81 = phi ptr [ %75, %72 ], [ %56, %63 ]
  %82 = getelementptr inbounds i8, ptr %81, i64 16
  %83 = load i64, ptr %82, align 8, !tbaa !76
  %84 = add i64 %83, 1
  store i64 %84, ptr %82, align 8, !tbaa !76
  %85 = icmp eq i64 %83, 0
  br i1 %85, label %86, label %129

86:                                               ; preds = %80
  switch i32 %6, label %109 [
    i32 3, label %87
    i32 4, label %101
    i32 1, label %105
  ]

87:                                               ; preds = %86
  %88 = lshr i64 %39, 32
  %89 = load i64, ptr %31, align 8, !tbaa !47
  %90 = icmp eq i64 %88, %89
  br i1 %90, label %110, label %91

91:                                               ; preds = %87
  %92 = load i64, ptr %32, align 8, !tbaa !52
  %93 = sub i64 %39, %92
  %94 = load i64, ptr %30, align 8, !tbaa !53
  %95 = icmp ult i64 %93, %94
  br i1 %95, label %96, label %110

96:                                               ; preds = %91
  %97 = sub i64 %94, %93
  %98 = icmp ult i64 %97, %29
  %99 = select i1 %98, i64 %39, i64 %93
  %100 = select i1 %98, i32 2, i32 1
  br label %110

101:                                              ; preds = %86
  %102 = lshr i64 %39, 62
  %103 = trunc nuw nsw i64 %102 to i32
  %104 = and i32 %103, 2
  br label %110

105:                                              ; preds = %86
  %106 = add i64 %39, %29
  %107 = load i64, ptr %30, align 8, !tbaa !53
  %108 = icmp ugt i64 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105, %86
  br label %110

110:                                              ; preds = %109, %105, %101, %96, %91, %87
  %111 = phi i64 [ %39, %109 ], [ %39, %105 ], [ %39, %101 ], [ %39, %87 ], [ %39, %91 ], [ %99, %96 ]
  %112 = phi i32 [ %6, %109 ], [ 2, %105 ], [ %104, %101 ], [ 2, %87 ], [ 0, %91 ], [ %100, %96 ]
  %113 = getelementptr inbounds i8, ptr %81, i64 4
  store i32 %112, ptr %113, align 4, !tbaa !77
  %114 = getelementptr inbounds i8, ptr %81, i64 8
  store i32 1, ptr %114, align 8, !tbaa !78
  %115 = getelementptr inbounds i8, ptr %81, i64 24
  store i64 %111, ptr %115, align 8, !tbaa !79
  %116 = getelementptr inbounds i8, ptr %81, i64 12
  store i32 %4, ptr %116, align 4, !tbaa !80
  %117 = getelementptr inbounds i8, ptr %81, i64 48
  %118 = load i64, ptr %33, align 8, !tbaa !24
  %119 = inttoptr i64 %118 to ptr
  %120 = getelementptr inbounds i8, ptr %119, i64 544
  %121 = load i32, ptr %120, align 8, !tbaa !25
  %122 = getelementptr inbounds i8, ptr %44, i64 16
  %123 = load i64, ptr %122, align 8, !tbaa !23
  store i64 %1, ptr %117, align 8, !tbaa !46
  %124 = getelementptr inbounds i8, ptr %81, i64 56
  store i32 2, ptr %124, align 8, !tbaa !25
  %125 = getelementptr inbounds i8, ptr %81, i64 60
  store i32 %37, ptr %125, align 4, !tbaa !25
  %126 = getelementptr inbounds i8, ptr %81, i64 64
  store i32 %121, ptr %126, align 8, !tbaa !25
  %127 = getelementptr inbounds i8, ptr %81, i64 68
  store i32 1, ptr %127, align 4, !tbaa !25
  %128 = getelementptr inbounds i8, ptr %81, i64 72
  store i64 %123, ptr %128, align 8, !tbaa !46
  br label %129

129:                                              ; preds = %110, %80, %76, %34
  %130 = add i64 %35, -1
  %131 = and i64 %130, %35
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %34, !llvm.loop !81

133:                                              ; preds = %129, %9
  br i1 %13, label %134, label %151

134:                                              ; preds = %133
  %135 = getelementptr inbounds i8, ptr %19, i64 65792
  %136 = getelementptr inbounds i8, ptr %22, i64 16
  %137 = load i64, ptr %136, align 8, !tbaa !23
  %138 = getelementptr inbounds i8, ptr %16, i64 48
  %139 = load i32, ptr %138, align 8, !tbaa !22
  %140 = zext i32 %139 to i64
  %141 = mul i64 %137, %140
  %142 = getelementptr inbounds i8, ptr %0, i64 64
  %143 = load i64, ptr %142, align 8, !tbaa !24
  %144 = inttoptr i64 %143 to ptr
  %145 = getelementptr inbounds i8, ptr %144, i64 544
  %146 = load i32, ptr %145, align 8, !tbaa !25
  %147 = zext i32 %146 to i64
  %148 = add i64 %141, %147
  %149 = and i64 %148, 1023
  %150 = getelementptr inbounds [1024 x i64], ptr %135, i64 0, i64 %149
  store i64 %1, ptr %150, align 8, !tbaa !46
  br label %151

151:                                              ; preds = %134, %133
  tail call fastcc void @note_definedness(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  %152 = getelementptr inbounds i8, ptr %19, i64 152
  %153 = load i64, ptr %152, align 8, !tbaa !14
  %154 = icmp eq i64 %153, 0
  %155 = icmp eq i32 %6, 2
  %156 = or i1 %155, %154
  br i1 %156, label %769, label %157

157:                                              ; preds = %151
  %158 = getelementptr inbounds i8, ptr %22, i64 128
  %159 = load i64, ptr %158, align 8, !tbaa !18
  %160 = getelementptr inbounds i8, ptr %22, i64 12
  %161 = load i32, ptr %160, align 4, !tbaa !19
  %162 = zext i32 %161 to i64
  %163 = icmp eq i64 %159, %162
  br i1 %163, label %168, label %164

164:                                              ; preds = %157
  tail call fastcc void @end_interval(ptr noundef %0, ptr noundef nonnull %22)
  tail call fastcc void @pass_barrier(ptr noundef nonnull %19, ptr noundef readonly %16, ptr noundef nonnull %22)
  %165 = getelementptr inbounds i8, ptr %22, i64 192
  %166 = load i64, ptr %165, align 8, !tbaa !20
  %167 = getelementptr inbounds i8, ptr %22, i64 184
  store i64 %166, ptr %167, align 8, !tbaa !21
  br label %168

168:                                              ; preds = %157, %164
  %169 = icmp eq i32 %6, 1
  %170 = and i1 %23, %169
  br i1 %170, label %171, label %386

171:                                              ; preds = %168
  %172 = getelementptr inbounds i8, ptr %0, i64 160
  %173 = load i32, ptr %172, align 8, !tbaa !49
  %174 = zext i32 %173 to i64
  %175 = shl nuw nsw i64 %174, 2
  %176 = add nuw nsw i64 %175, 32
  %177 = getelementptr inbounds i8, ptr %19, i64 136
  %178 = load i64, ptr %177, align 8, !tbaa !82
  %179 = inttoptr i64 %178 to ptr
  %180 = load i64, ptr %14, align 8, !tbaa !3
  %181 = inttoptr i64 %180 to ptr
  %182 = getelementptr inbounds i8, ptr %181, i64 72
  %183 = load i64, ptr %182, align 8, !tbaa !83
  %184 = lshr i64 %183, 6
  %185 = add nuw nsw i64 %184, 8
  %186 = and i64 %185, 4294967292
  %187 = getelementptr inbounds i64, ptr %179, i64 %186
  %188 = getelementptr inbounds i8, ptr %22, i64 184
  %189 = load i64, ptr %188, align 8, !tbaa !21
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %191, label %386

191:                                              ; preds = %171
  %192 = getelementptr inbounds i8, ptr %19, i64 112
  %193 = load i64, ptr %192, align 8, !tbaa !84
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %386, label %195

195:                                              ; preds = %191
  %196 = icmp eq i32 %5, 1
  %197 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3)
  %198 = icmp ugt i64 %197, 1
  %199 = select i1 %196, i1 %198, i1 false
  br i1 %199, label %200, label %348

200:                                              ; preds = %195
  %201 = tail call fastcc i32 @are_ascending(ptr noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %173)
  %202 = icmp ne i32 %201, 0
  %203 = or i1 %24, %202
  br i1 %203, label %348, label %204

204:                                              ; preds = %200
  %205 = icmp ult i32 %4, 4
  %206 = lshr i32 %4, 2
  %207 = select i1 %205, i32 %4, i32 %206
  %208 = select i1 %205, i64 0, i64 2
  %209 = zext i32 %4 to i64
  %210 = getelementptr inbounds i8, ptr %0, i64 16
  %211 = add nsw i32 %4, -1
  %212 = select i1 %205, i32 %211, i32 3
  %213 = zext i32 %212 to i64
  %214 = icmp eq i32 %207, 0
  %215 = zext nneg i32 %207 to i64
  %216 = and i64 %215, 3
  %217 = icmp ult i32 %207, 4
  %218 = and i64 %215, 1073741820
  %219 = icmp eq i64 %216, 0
  br label %220

220:                                              ; preds = %267, %204
  %221 = phi i64 [ %3, %204 ], [ %269, %267 ]
  %222 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %221, i1 true)
  %223 = getelementptr inbounds i64, ptr %2, i64 %222
  %224 = load i64, ptr %223, align 8, !tbaa !46
  %225 = lshr i64 %224, %208
  %226 = add i64 %224, %209
  %227 = load i64, ptr %210, align 8, !tbaa !53
  %228 = icmp ule i64 %226, %227
  %229 = and i64 %224, %213
  %230 = icmp eq i64 %229, 0
  %231 = select i1 %228, i1 %230, i1 false
  br i1 %231, label %232, label %386

232:                                              ; preds = %220
  br i1 %214, label %267, label %233

233:                                              ; preds = %232
  %234 = trunc nuw nsw i64 %222 to i8
  br i1 %217, label %256, label %235

235:                                              ; preds = %233, %235
  %236 = phi i64 [ %253, %235 ], [ 0, %233 ]
  %237 = phi i64 [ %254, %235 ], [ 0, %233 ]
  %238 = add i64 %236, %225
  %239 = and i64 %238, 4294967295
  %240 = getelementptr inbounds i8, ptr %187, i64 %239
  store i8 %234, ptr %240, align 1, !tbaa !85
  %241 = or disjoint i64 %236, 1
  %242 = add i64 %241, %225
  %243 = and i64 %242, 4294967295
  %244 = getelementptr inbounds i8, ptr %187, i64 %243
  store i8 %234, ptr %244, align 1, !tbaa !85
  %245 = or disjoint i64 %236, 2
  %246 = add i64 %245, %225
  %247 = and i64 %246, 4294967295
  %248 = getelementptr inbounds i8, ptr %187, i64 %247
  store i8 %234, ptr %248, align 1, !tbaa !85
  %249 = or disjoint i64 %236, 3
  %250 = add i64 %249, %225
  %251 = and i64 %250, 4294967295
  %252 = getelementptr inbounds i8, ptr %187, i64 %251
  store i8 %234, ptr %252, align 1, !tbaa !85
  %253 = add nuw nsw i64 %236, 4
  %254 = add i64 %237, 4
  %255 = icmp eq i64 %254, %218
  br i1 %255, label %256, label %235, !llvm.loop !86

256:                                              ; preds = %235, %233
  %257 = phi i64 [ 0, %233 ], [ %253, %235 ]
  br i1 %219, label %267, label %258

258:                                              ; preds = %256, %258
  %259 = phi i64 [ %264, %258 ], [ %257, %256 ]
  %260 = phi i64 [ %265, %258 ], [ 0, %256 ]
  %261 = add i64 %259, %225
  %262 = and i64 %261, 4294967295
  %263 = getelementptr inbounds i8, ptr %187, i64 %262
  store i8 %234, ptr %263, align 1, !tbaa !85
  %264 = add nuw nsw i64 %259, 1
  %265 = add i64 %260, 1
  %266 = icmp eq i64 %265, %216
  br i1 %266, label %267, label %258, !llvm.loop !87

267:                                              ; preds = %256, %258, %232
  %268 = add i64 %221, -1
  %269 = and i64 %268, %221
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %271, label %220, !llvm.loop !88

271:                                              ; preds = %267
  %272 = and i64 %215, 3
  %273 = icmp ult i32 %207, 4
  %274 = and i64 %215, 1073741820
  %275 = icmp eq i64 %272, 0
  br label %276

276:                                              ; preds = %271, %303
  %277 = phi i64 [ %306, %303 ], [ %3, %271 ]
  %278 = phi i32 [ %304, %303 ], [ 0, %271 ]
  %279 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %277, i1 true)
  %280 = trunc nuw nsw i64 %279 to i32
  %281 = getelementptr inbounds i64, ptr %2, i64 %279
  %282 = load i64, ptr %281, align 8, !tbaa !46
  %283 = lshr i64 %282, %208
  br i1 %214, label %303, label %284

284:                                              ; preds = %276
  br i1 %273, label %285, label %308

285:                                              ; preds = %308, %284
  %286 = phi i32 [ poison, %284 ], [ %342, %308 ]
  %287 = phi i64 [ 0, %284 ], [ %343, %308 ]
  %288 = phi i32 [ %278, %284 ], [ %342, %308 ]
  br i1 %275, label %303, label %289

289:                                              ; preds = %285, %289
  %290 = phi i64 [ %300, %289 ], [ %287, %285 ]
  %291 = phi i32 [ %299, %289 ], [ %288, %285 ]
  %292 = phi i64 [ %301, %289 ], [ 0, %285 ]
  %293 = add i64 %290, %283
  %294 = and i64 %293, 4294967295
  %295 = getelementptr inbounds i8, ptr %187, i64 %294
  %296 = load i8, ptr %295, align 1, !tbaa !85
  %297 = zext i8 %296 to i32
  %298 = xor i32 %297, %280
  %299 = or i32 %298, %291
  %300 = add nuw nsw i64 %290, 1
  %301 = add i64 %292, 1
  %302 = icmp eq i64 %301, %272
  br i1 %302, label %303, label %289, !llvm.loop !89

303:                                              ; preds = %285, %289, %276
  %304 = phi i32 [ %278, %276 ], [ %286, %285 ], [ %299, %289 ]
  %305 = add i64 %277, -1
  %306 = and i64 %305, %277
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %346, label %276, !llvm.loop !90

308:                                              ; preds = %284, %308
  %309 = phi i64 [ %343, %308 ], [ 0, %284 ]
  %310 = phi i32 [ %342, %308 ], [ %278, %284 ]
  %311 = phi i64 [ %344, %308 ], [ 0, %284 ]
  %312 = add i64 %309, %283
  %313 = and i64 %312, 4294967295
  %314 = getelementptr inbounds i8, ptr %187, i64 %313
  %315 = load i8, ptr %314, align 1, !tbaa !85
  %316 = zext i8 %315 to i32
  %317 = xor i32 %316, %280
  %318 = or i32 %317, %310
  %319 = or disjoint i64 %309, 1
  %320 = add i64 %319, %283
  %321 = and i64 %320, 4294967295
  %322 = getelementptr inbounds i8, ptr %187, i64 %321
  %323 = load i8, ptr %322, align 1, !tbaa !85
  %324 = zext i8 %323 to i32
  %325 = xor i32 %324, %280
  %326 = or i32 %325, %318
  %327 = or disjoint i64 %309, 2
  %328 = add i64 %327, %283
  %329 = and i64 %328, 4294967295
  %330 = getelementptr inbounds i8, ptr %187, i64 %329
  %331 = load i8, ptr %330, align 1, !tbaa !85
  %332 = zext i8 %331 to i32
  %333 = xor i32 %332, %280
  %334 = or i32 %333, %326
  %335 = or disjoint i64 %309, 3
  %336 = add i64 %335, %283
  %337 = and i64 %336, 4294967295
  %338 = getelementptr inbounds i8, ptr %187, i64 %337
  %339 = load i8, ptr %338, align 1, !tbaa !85
  %340 = zext i8 %339 to i32
  %341 = xor i32 %340, %280
  %342 = or i32 %341, %334
  %343 = add nuw nsw i64 %309, 4
  %344 = add i64 %311, 4
  %345 = icmp eq i64 %344, %274
  br i1 %345, label %285, label %308, !llvm.loop !91

346:                                              ; preds = %303
  %347 = icmp eq i32 %304, 0
  br i1 %347, label %348, label %386

348:                                              ; preds = %346, %200, %195
  %349 = tail call fastcc i32 @has_room(ptr noundef %0, ptr noundef %19, ptr noundef %22, i64 noundef %176)
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %386, label %351

351:                                              ; preds = %348
  %352 = getelementptr inbounds i8, ptr %22, i64 160
  %353 = load i64, ptr %352, align 8, !tbaa !92
  %354 = inttoptr i64 %353 to ptr
  %355 = zext i32 %4 to i64
  %356 = shl i64 %355, 48
  %357 = zext i32 %5 to i64
  %358 = shl i64 %357, 56
  %359 = or i64 %356, %358
  %360 = or i64 %359, %1
  store i64 %360, ptr %354, align 8, !tbaa !93
  %361 = getelementptr inbounds i8, ptr %354, i64 8
  store i64 %3, ptr %361, align 8, !tbaa !95
  %362 = getelementptr inbounds i8, ptr %0, i64 64
  %363 = load i64, ptr %362, align 8, !tbaa !24
  %364 = getelementptr inbounds i8, ptr %354, i64 16
  store i64 %363, ptr %364, align 8, !tbaa !96
  %365 = getelementptr inbounds i8, ptr %354, i64 24
  store i64 0, ptr %365, align 8, !tbaa !97
  %366 = load i32, ptr %172, align 8, !tbaa !49
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %380, label %368

368:                                              ; preds = %351
  %369 = getelementptr inbounds i8, ptr %354, i64 32
  br label %370

370:                                              ; preds = %370, %368
  %371 = phi i64 [ 0, %368 ], [ %376, %370 ]
  %372 = getelementptr inbounds i64, ptr %2, i64 %371
  %373 = load i64, ptr %372, align 8, !tbaa !46
  %374 = trunc i64 %373 to i32
  %375 = getelementptr inbounds [64 x i32], ptr %369, i64 0, i64 %371
  store i32 %374, ptr %375, align 4, !tbaa !25
  %376 = add nuw nsw i64 %371, 1
  %377 = load i32, ptr %172, align 8, !tbaa !49
  %378 = zext i32 %377 to i64
  %379 = icmp ult i64 %376, %378
  br i1 %379, label %370, label %380, !llvm.loop !98

380:                                              ; preds = %370, %351
  %381 = add i64 %353, %176
  store i64 %381, ptr %352, align 8, !tbaa !92
  %382 = zext i1 %196 to i64
  %383 = getelementptr inbounds i8, ptr %22, i64 176
  %384 = load i64, ptr %383, align 8, !tbaa !99
  %385 = or i64 %384, %382
  store i64 %385, ptr %383, align 8, !tbaa !99
  br label %769

386:                                              ; preds = %220, %348, %171, %191, %346, %168
  %387 = getelementptr inbounds i8, ptr %22, i64 184
  %388 = load i64, ptr %387, align 8, !tbaa !21
  %389 = icmp ne i64 %388, 0
  %390 = and i1 %13, %389
  br i1 %390, label %391, label %395

391:                                              ; preds = %386
  %392 = getelementptr inbounds i8, ptr %22, i64 192
  %393 = load i64, ptr %392, align 8, !tbaa !20
  %394 = icmp ne i64 %393, 0
  br label %395

395:                                              ; preds = %386, %391
  %396 = phi i1 [ %389, %386 ], [ %394, %391 ]
  br i1 %169, label %417, label %397

397:                                              ; preds = %395
  %398 = icmp ne i32 %6, 3
  %399 = select i1 %398, i1 true, i1 %396
  %400 = or i1 %24, %399
  br i1 %400, label %435, label %401

401:                                              ; preds = %397
  %402 = getelementptr inbounds i8, ptr %0, i64 8
  %403 = load i64, ptr %402, align 8, !tbaa !52
  %404 = getelementptr inbounds i8, ptr %0, i64 16
  %405 = load i64, ptr %404, align 8, !tbaa !53
  br label %406

406:                                              ; preds = %413, %401
  %407 = phi i64 [ %3, %401 ], [ %415, %413 ]
  %408 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %407, i1 true)
  %409 = getelementptr inbounds i64, ptr %2, i64 %408
  %410 = load i64, ptr %409, align 8, !tbaa !46
  %411 = sub i64 %410, %403
  %412 = icmp ult i64 %411, %405
  br i1 %412, label %417, label %413

413:                                              ; preds = %406
  %414 = add i64 %407, -1
  %415 = and i64 %414, %407
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %435, label %406, !llvm.loop !100

417:                                              ; preds = %406, %395
  br i1 %389, label %430, label %418

418:                                              ; preds = %417
  %419 = load i64, ptr %14, align 8, !tbaa !3
  %420 = inttoptr i64 %419 to ptr
  %421 = getelementptr inbounds i8, ptr %420, i64 832
  %422 = load i64, ptr %421, align 8, !tbaa !10
  %423 = inttoptr i64 %422 to ptr
  %424 = getelementptr inbounds i8, ptr %22, i64 160
  %425 = load i64, ptr %424, align 8, !tbaa !92
  %426 = getelementptr inbounds i8, ptr %423, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %424, i8 0, i64 16, i1 false)
  %427 = load i64, ptr %426, align 8, !tbaa !101
  %428 = tail call i64 @llvm.umax.i64(i64 %425, i64 %427)
  %429 = getelementptr inbounds i8, ptr %22, i64 176
  store i64 0, ptr %429, align 8, !tbaa !99
  store i64 1, ptr %387, align 8, !tbaa !21
  tail call fastcc void @replay(ptr noundef %0, ptr noundef nonnull %22, i64 noundef %427, i64 noundef %428)
  br label %430

430:                                              ; preds = %417, %418
  %431 = zext i1 %13 to i64
  %432 = getelementptr inbounds i8, ptr %22, i64 192
  %433 = load i64, ptr %432, align 8, !tbaa !20
  %434 = or i64 %433, %431
  store i64 %434, ptr %432, align 8, !tbaa !20
  br label %435

435:                                              ; preds = %413, %430, %397
  %436 = load i64, ptr %14, align 8, !tbaa !3
  br i1 %13, label %437, label %455

437:                                              ; preds = %435
  %438 = inttoptr i64 %436 to ptr
  %439 = getelementptr inbounds i8, ptr %438, i64 832
  %440 = load i64, ptr %439, align 8, !tbaa !10
  %441 = inttoptr i64 %440 to ptr
  %442 = getelementptr inbounds i8, ptr %22, i64 160
  %443 = load i64, ptr %442, align 8, !tbaa !92
  %444 = getelementptr inbounds i8, ptr %441, i64 120
  %445 = load i64, ptr %444, align 8, !tbaa !101
  %446 = icmp ugt i64 %443, %445
  br i1 %446, label %447, label %455

447:                                              ; preds = %437
  %448 = load i64, ptr %387, align 8, !tbaa !21
  %449 = icmp eq i64 %448, 0
  br i1 %449, label %450, label %455

450:                                              ; preds = %447
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %442, i8 0, i64 16, i1 false)
  %451 = load i64, ptr %444, align 8, !tbaa !101
  %452 = tail call i64 @llvm.umax.i64(i64 %443, i64 %451)
  %453 = getelementptr inbounds i8, ptr %22, i64 176
  store i64 0, ptr %453, align 8, !tbaa !99
  store i64 1, ptr %387, align 8, !tbaa !21
  tail call fastcc void @replay(ptr noundef nonnull %0, ptr noundef nonnull %22, i64 noundef %451, i64 noundef %452)
  %454 = load i64, ptr %14, align 8, !tbaa !3, !noalias !102
  br label %455

455:                                              ; preds = %450, %447, %437, %435
  %456 = phi i64 [ %454, %450 ], [ %436, %447 ], [ %436, %437 ], [ %436, %435 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11) #15
  %457 = getelementptr inbounds i8, ptr %0, i64 64
  %458 = load i64, ptr %457, align 8, !tbaa !24
  %459 = inttoptr i64 %458 to ptr
  tail call void @llvm.experimental.noalias.scope.decl(metadata !102)
  %460 = inttoptr i64 %456 to ptr
  %461 = getelementptr inbounds i8, ptr %460, i64 832
  %462 = load i64, ptr %461, align 8, !tbaa !10, !noalias !102
  %463 = inttoptr i64 %462 to ptr
  %464 = getelementptr inbounds i8, ptr %460, i64 48
  %465 = load i32, ptr %464, align 8, !tbaa !22, !noalias !102
  %466 = icmp ugt i32 %465, 1
  %467 = add i32 %465, -1
  %468 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %467, i1 true)
  %469 = sub nuw nsw i32 32, %468
  %470 = lshr i32 16777216, %469
  %471 = getelementptr inbounds i8, ptr %22, i64 16
  %472 = load i64, ptr %471, align 8, !tbaa !23, !noalias !102
  %473 = add nsw i32 %470, -1
  %474 = select i1 %466, i32 %473, i32 16777215
  %475 = trunc i64 %472 to i32
  %476 = and i32 %474, %475
  %477 = mul i32 %476, %465
  %478 = icmp eq i32 %7, 2
  %479 = zext i1 %13 to i32
  store ptr %0, ptr %11, align 8, !tbaa !105, !alias.scope !102
  %480 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %460, ptr %480, align 8, !tbaa !107, !alias.scope !102
  %481 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %463, ptr %481, align 8, !tbaa !108, !alias.scope !102
  %482 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %22, ptr %482, align 8, !tbaa !109, !alias.scope !102
  %483 = getelementptr inbounds i8, ptr %11, i64 32
  store i64 %1, ptr %483, align 8, !tbaa !110, !alias.scope !102
  %484 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 %5, ptr %484, align 8, !tbaa !111, !alias.scope !102
  %485 = getelementptr inbounds i8, ptr %11, i64 44
  store i32 %6, ptr %485, align 4, !tbaa !112, !alias.scope !102
  %486 = getelementptr inbounds i8, ptr %11, i64 48
  store i32 %479, ptr %486, align 8, !tbaa !113, !alias.scope !102
  %487 = getelementptr inbounds i8, ptr %11, i64 52
  %488 = zext i1 %478 to i32
  store i32 %488, ptr %487, align 4, !tbaa !114, !alias.scope !102
  %489 = getelementptr inbounds i8, ptr %11, i64 56
  store i32 %476, ptr %489, align 8, !tbaa !115, !alias.scope !102
  %490 = getelementptr inbounds i8, ptr %11, i64 60
  store i32 %477, ptr %490, align 4, !tbaa !116, !alias.scope !102
  %491 = getelementptr inbounds i8, ptr %11, i64 64
  %492 = getelementptr inbounds i8, ptr %459, i64 544
  %493 = load i32, ptr %492, align 8, !tbaa !25, !noalias !102
  %494 = add i32 %493, %477
  store i32 %494, ptr %491, align 8, !tbaa !117, !alias.scope !102
  %495 = getelementptr inbounds i8, ptr %11, i64 68
  store i32 %465, ptr %495, align 4, !tbaa !118, !alias.scope !102
  %496 = getelementptr inbounds i8, ptr %11, i64 72
  %497 = getelementptr inbounds i8, ptr %22, i64 120
  %498 = load i64, ptr %497, align 8, !tbaa !119, !noalias !102
  %499 = trunc i64 %498 to i32
  store i32 %499, ptr %496, align 8, !tbaa !120, !alias.scope !102
  %500 = getelementptr inbounds i8, ptr %22, i64 112
  %501 = getelementptr inbounds i8, ptr %11, i64 88
  store i64 0, ptr %501, align 8
  %502 = load i64, ptr %500, align 8, !tbaa !121, !noalias !102
  %503 = lshr i64 %1, 2
  %504 = getelementptr inbounds i8, ptr %463, i64 33024
  %505 = and i64 %503, 8191
  %506 = getelementptr inbounds [8192 x i32], ptr %504, i64 0, i64 %505
  %507 = load i32, ptr %506, align 4, !tbaa !25, !noalias !102
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %524, label %509

509:                                              ; preds = %455
  %510 = getelementptr inbounds i8, ptr %463, i64 256
  br label %517

511:                                              ; preds = %517
  %512 = add i64 %519, 1
  %513 = and i64 %512, 8191
  %514 = getelementptr inbounds [8192 x i32], ptr %504, i64 0, i64 %513
  %515 = load i32, ptr %514, align 4, !tbaa !25, !noalias !102
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %524, label %517

517:                                              ; preds = %511, %509
  %518 = phi i32 [ %507, %509 ], [ %515, %511 ]
  %519 = phi i64 [ %503, %509 ], [ %512, %511 ]
  %520 = zext i32 %518 to i64
  %521 = getelementptr inbounds [4096 x i64], ptr %510, i64 0, i64 %520
  %522 = load i64, ptr %521, align 8, !tbaa !46, !noalias !102
  %523 = icmp eq i64 %522, %1
  br i1 %523, label %536, label %511

524:                                              ; preds = %511, %455
  %525 = phi i64 [ %505, %455 ], [ %513, %511 ]
  %526 = getelementptr inbounds i8, ptr %463, i64 248
  %527 = load i64, ptr %526, align 8, !tbaa !122, !noalias !102
  %528 = icmp eq i64 %527, 4094
  br i1 %528, label %536, label %529

529:                                              ; preds = %524
  %530 = getelementptr inbounds [8192 x i32], ptr %504, i64 0, i64 %525
  %531 = add i64 %527, 1
  store i64 %531, ptr %526, align 8, !tbaa !122, !noalias !102
  %532 = trunc i64 %531 to i32
  store i32 %532, ptr %530, align 4, !tbaa !25, !noalias !102
  %533 = getelementptr inbounds i8, ptr %463, i64 256
  %534 = and i64 %531, 4294967295
  %535 = getelementptr inbounds [4096 x i64], ptr %533, i64 0, i64 %534
  store i64 %1, ptr %535, align 8, !tbaa !46, !noalias !102
  br label %536

536:                                              ; preds = %517, %524, %529
  %537 = phi i32 [ 4095, %524 ], [ %532, %529 ], [ %518, %517 ]
  %538 = getelementptr inbounds i8, ptr %11, i64 80
  %539 = shl i64 %502, 30
  %540 = zext i32 %494 to i64
  %541 = zext i32 %537 to i64
  %542 = shl i64 %541, 46
  %543 = select i1 %13, i64 4611686018427387904, i64 0
  %544 = or disjoint i64 %543, %540
  %545 = or i64 %544, %539
  %546 = or i64 %545, %542
  store i64 %546, ptr %538, align 8, !tbaa !123, !alias.scope !102
  %547 = getelementptr inbounds i8, ptr %11, i64 96
  store ptr @order_changes, ptr %547, align 8, !tbaa !124
  %548 = getelementptr inbounds i8, ptr %11, i64 104
  store ptr %2, ptr %548, align 8, !tbaa !125
  %549 = getelementptr inbounds i8, ptr %11, i64 112
  store ptr %8, ptr %549, align 8, !tbaa !126
  %550 = getelementptr inbounds i8, ptr %11, i64 120
  store i32 %4, ptr %550, align 8, !tbaa !127
  %551 = call fastcc i64 @look_at_access(ptr noundef nonnull %11, ptr noundef %2, ptr noundef nonnull %10, i32 noundef %4, i32 noundef %6)
  %552 = icmp ne i64 %551, 0
  %553 = icmp ne i32 %5, 0
  %554 = and i1 %553, %552
  br i1 %554, label %555, label %627

555:                                              ; preds = %536
  %556 = load ptr, ptr %482, align 8, !tbaa !109
  %557 = getelementptr inbounds i8, ptr %556, i64 112
  %558 = load i64, ptr %557, align 8, !tbaa !121
  %559 = trunc i64 %558 to i32
  %560 = load ptr, ptr %481, align 8, !tbaa !108
  %561 = load i32, ptr %491, align 8, !tbaa !117
  %562 = getelementptr inbounds i8, ptr %560, i64 208
  %563 = load i64, ptr %562, align 8, !tbaa !26
  %564 = inttoptr i64 %563 to ptr
  %565 = zext i32 %561 to i64
  %566 = getelementptr inbounds %struct.WaveOrder, ptr %564, i64 %565
  %567 = load i16, ptr %566, align 2, !tbaa !42
  %568 = icmp eq i16 %567, 0
  %569 = icmp ult i32 %559, 65535
  %570 = select i1 %568, i1 %569, i1 false
  br i1 %570, label %571, label %623

571:                                              ; preds = %555
  %572 = getelementptr inbounds i8, ptr %566, i64 2
  %573 = load i16, ptr %572, align 2, !tbaa !128
  %574 = zext i16 %573 to i32
  %575 = icmp eq i32 %574, %559
  %576 = zext i1 %575 to i32
  %577 = add nuw nsw i32 %576, %559
  %578 = trunc nuw i32 %577 to i16
  store i16 %578, ptr %566, align 2, !tbaa !42
  %579 = getelementptr inbounds i8, ptr %556, i64 152
  store i64 1, ptr %579, align 8, !tbaa !16
  %580 = getelementptr inbounds i8, ptr %556, i64 144
  %581 = load i64, ptr %580, align 8, !tbaa !43
  %582 = trunc i64 %581 to i32
  %583 = icmp eq i32 %582, 0
  %584 = icmp eq i32 %577, 0
  %585 = call i32 @llvm.umin.i32(i32 %577, i32 %582)
  %586 = select i1 %584, i32 %582, i32 %585
  %587 = select i1 %583, i32 %577, i32 %586
  %588 = getelementptr inbounds i8, ptr %560, i64 200
  %589 = load i64, ptr %588, align 8, !tbaa !129
  %590 = icmp eq i64 %589, 4194304
  br i1 %590, label %623, label %591

591:                                              ; preds = %571
  %592 = load i32, ptr %489, align 8, !tbaa !115
  %593 = getelementptr inbounds i8, ptr %560, i64 168
  %594 = load i64, ptr %593, align 8, !tbaa !33
  %595 = inttoptr i64 %594 to ptr
  %596 = zext i32 %592 to i64
  %597 = getelementptr inbounds i8, ptr %560, i64 192
  %598 = load i64, ptr %597, align 8, !tbaa !130
  %599 = inttoptr i64 %598 to ptr
  %600 = getelementptr inbounds %struct.KnownGroup, ptr %595, i64 %596, i32 1
  %601 = load i32, ptr %600, align 4, !tbaa !131
  %602 = add i32 %601, -1
  %603 = zext i32 %602 to i64
  %604 = getelementptr inbounds %struct.Unreleased, ptr %599, i64 %603
  %605 = icmp eq i32 %601, 0
  br i1 %605, label %614, label %606

606:                                              ; preds = %591
  %607 = load i32, ptr %604, align 4, !tbaa !132
  %608 = icmp eq i32 %607, %561
  br i1 %608, label %609, label %614

609:                                              ; preds = %606
  %610 = getelementptr inbounds i8, ptr %604, i64 10
  %611 = load i16, ptr %610, align 2, !tbaa !134
  %612 = zext i16 %611 to i32
  %613 = icmp eq i32 %587, %612
  br i1 %613, label %623, label %614

614:                                              ; preds = %609, %606, %591
  %615 = add i64 %589, 1
  store i64 %615, ptr %588, align 8, !tbaa !129
  %616 = getelementptr inbounds %struct.Unreleased, ptr %599, i64 %589
  %617 = trunc i64 %558 to i16
  %618 = trunc i32 %587 to i16
  store i32 %561, ptr %616, align 4, !tbaa !25
  %619 = getelementptr inbounds i8, ptr %616, i64 4
  store i32 %601, ptr %619, align 4, !tbaa !25
  %620 = getelementptr inbounds i8, ptr %616, i64 8
  store i16 %617, ptr %620, align 4, !tbaa !135
  %621 = getelementptr inbounds i8, ptr %616, i64 10
  store i16 %618, ptr %621, align 2, !tbaa !135
  %622 = trunc i64 %615 to i32
  store i32 %622, ptr %600, align 4, !tbaa !131
  br label %623

623:                                              ; preds = %614, %609, %571, %555
  %624 = trunc i64 %558 to i16
  %625 = getelementptr inbounds i8, ptr %566, i64 2
  store i16 %624, ptr %625, align 2, !tbaa !128
  %626 = getelementptr inbounds i8, ptr %566, i64 5
  store i8 1, ptr %626, align 1, !tbaa !40
  br label %672

627:                                              ; preds = %536
  %628 = and i32 %7, -5
  %629 = or i32 %628, %5
  %630 = icmp eq i32 %629, 0
  %631 = and i1 %630, %552
  br i1 %631, label %632, label %672

632:                                              ; preds = %627
  %633 = load ptr, ptr %481, align 8, !tbaa !108
  %634 = load i32, ptr %491, align 8, !tbaa !117
  %635 = getelementptr inbounds i8, ptr %633, i64 208
  %636 = load i64, ptr %635, align 8, !tbaa !26
  %637 = inttoptr i64 %636 to ptr
  %638 = zext i32 %634 to i64
  %639 = getelementptr inbounds %struct.WaveOrder, ptr %637, i64 %638, i32 5
  %640 = load i8, ptr %639, align 1, !tbaa !31
  %641 = icmp eq i8 %640, 0
  br i1 %641, label %768, label %642

642:                                              ; preds = %632
  %643 = load ptr, ptr %480, align 8, !tbaa !107
  %644 = getelementptr inbounds i8, ptr %643, i64 728
  %645 = load i64, ptr %644, align 8, !tbaa !136
  %646 = inttoptr i64 %645 to ptr
  %647 = icmp eq i64 %645, 0
  br i1 %647, label %671, label %648

648:                                              ; preds = %642
  %649 = getelementptr inbounds i8, ptr %646, i64 -8
  %650 = load i64, ptr %649, align 8, !tbaa !46
  %651 = icmp eq i64 %650, 0
  br i1 %651, label %671, label %652

652:                                              ; preds = %648
  %653 = load i64, ptr %646, align 8, !tbaa !137
  %654 = sub i64 %551, %653
  %655 = getelementptr inbounds i8, ptr %646, i64 8
  %656 = load i64, ptr %655, align 8, !tbaa !139
  %657 = icmp ult i64 %654, %656
  br i1 %657, label %768, label %658

658:                                              ; preds = %652, %662
  %659 = phi i64 [ %660, %662 ], [ 0, %652 ]
  %660 = add nuw i64 %659, 1
  %661 = icmp eq i64 %660, %650
  br i1 %661, label %671, label %662, !llvm.loop !140

662:                                              ; preds = %658
  %663 = getelementptr inbounds %struct.Range, ptr %646, i64 %660
  %664 = load i64, ptr %663, align 8, !tbaa !137
  %665 = sub i64 %551, %664
  %666 = getelementptr inbounds i8, ptr %663, i64 8
  %667 = load i64, ptr %666, align 8, !tbaa !139
  %668 = icmp ult i64 %665, %667
  br i1 %668, label %669, label %658, !llvm.loop !140

669:                                              ; preds = %662
  %670 = icmp ult i64 %660, %650
  br i1 %670, label %672, label %671

671:                                              ; preds = %658, %669, %648, %642
  store i8 0, ptr %639, align 1, !tbaa !31
  br label %672

672:                                              ; preds = %671, %669, %623, %627
  %673 = icmp eq ptr %8, null
  %674 = icmp ne i32 %5, 1
  %675 = or i1 %674, %673
  %676 = getelementptr inbounds i8, ptr %11, i64 92
  %677 = load i32, ptr %676, align 4
  %678 = icmp ne i32 %677, 0
  %679 = select i1 %675, i1 true, i1 %678
  br i1 %679, label %761, label %680

680:                                              ; preds = %672
  %681 = load i64, ptr %10, align 8, !tbaa !46
  %682 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %681)
  %683 = icmp ult i64 %682, 2
  br i1 %683, label %761, label %684

684:                                              ; preds = %680
  %685 = getelementptr inbounds i8, ptr %0, i64 160
  %686 = load i32, ptr %685, align 8, !tbaa !49
  %687 = call fastcc i32 @are_ascending(ptr noundef %2, i64 noundef %681, i32 noundef %4, i32 noundef %686)
  %688 = icmp eq i32 %687, 0
  br i1 %688, label %689, label %761

689:                                              ; preds = %684
  %690 = load i32, ptr %501, align 8, !tbaa !141
  %691 = icmp eq i32 %690, 0
  br i1 %691, label %760, label %692

692:                                              ; preds = %689
  %693 = shl i32 %4, 4
  %694 = zext i32 %693 to i64
  %695 = add nsw i64 %694, -1
  %696 = shl nuw nsw i64 %694, 1
  %697 = add nsw i64 %696, -1
  %698 = and i64 %681, 65537
  %699 = icmp eq i64 %698, 65537
  br i1 %699, label %700, label %707

700:                                              ; preds = %692
  %701 = getelementptr inbounds i8, ptr %2, i64 128
  %702 = load i64, ptr %701, align 8, !tbaa !46
  %703 = load i64, ptr %2, align 8, !tbaa !46
  %704 = add i64 %702, %695
  %705 = sub i64 %704, %703
  %706 = icmp ult i64 %705, %697
  br i1 %706, label %760, label %707

707:                                              ; preds = %700, %692
  %708 = and i64 %681, 4294967296
  %709 = icmp eq i64 %708, 0
  %710 = getelementptr inbounds i8, ptr %2, i64 256
  br i1 %709, label %730, label %711

711:                                              ; preds = %707
  %712 = and i64 %681, 1
  %713 = icmp eq i64 %712, 0
  br i1 %713, label %720, label %714

714:                                              ; preds = %711
  %715 = load i64, ptr %710, align 8, !tbaa !46
  %716 = load i64, ptr %2, align 8, !tbaa !46
  %717 = add i64 %715, %695
  %718 = sub i64 %717, %716
  %719 = icmp ult i64 %718, %697
  br i1 %719, label %760, label %720

720:                                              ; preds = %714, %711
  %721 = and i64 %681, 65536
  %722 = icmp eq i64 %721, 0
  br i1 %722, label %730, label %723

723:                                              ; preds = %720
  %724 = load i64, ptr %710, align 8, !tbaa !46
  %725 = getelementptr inbounds i8, ptr %2, i64 128
  %726 = load i64, ptr %725, align 8, !tbaa !46
  %727 = add i64 %724, %695
  %728 = sub i64 %727, %726
  %729 = icmp ult i64 %728, %697
  br i1 %729, label %760, label %730

730:                                              ; preds = %723, %720, %707
  %731 = and i64 %681, 281474976710656
  %732 = icmp eq i64 %731, 0
  %733 = getelementptr inbounds i8, ptr %2, i64 384
  br i1 %732, label %761, label %734

734:                                              ; preds = %730
  %735 = and i64 %681, 1
  %736 = icmp eq i64 %735, 0
  br i1 %736, label %743, label %737

737:                                              ; preds = %734
  %738 = load i64, ptr %733, align 8, !tbaa !46
  %739 = load i64, ptr %2, align 8, !tbaa !46
  %740 = add i64 %738, %695
  %741 = sub i64 %740, %739
  %742 = icmp ult i64 %741, %697
  br i1 %742, label %760, label %743

743:                                              ; preds = %737, %734
  %744 = and i64 %681, 65536
  %745 = icmp eq i64 %744, 0
  br i1 %745, label %753, label %746

746:                                              ; preds = %743
  %747 = load i64, ptr %733, align 8, !tbaa !46
  %748 = getelementptr inbounds i8, ptr %2, i64 128
  %749 = load i64, ptr %748, align 8, !tbaa !46
  %750 = add i64 %747, %695
  %751 = sub i64 %750, %749
  %752 = icmp ult i64 %751, %697
  br i1 %752, label %760, label %753

753:                                              ; preds = %746, %743
  br i1 %709, label %761, label %754

754:                                              ; preds = %753
  %755 = load i64, ptr %733, align 8, !tbaa !46
  %756 = load i64, ptr %710, align 8, !tbaa !46
  %757 = add i64 %755, %695
  %758 = sub i64 %757, %756
  %759 = icmp ult i64 %758, %697
  br i1 %759, label %760, label %761

760:                                              ; preds = %754, %746, %737, %723, %714, %700, %689
  call fastcc void @look_for_overlaps(ptr noundef nonnull %11, ptr noundef %2, i64 noundef %681, i32 noundef %4, ptr noundef nonnull %8)
  br label %761

761:                                              ; preds = %730, %754, %753, %684, %680, %672, %760
  %762 = and i1 %553, %13
  br i1 %762, label %763, label %768

763:                                              ; preds = %761
  %764 = load i64, ptr %500, align 8, !tbaa !121
  %765 = icmp ult i64 %764, 65535
  br i1 %765, label %766, label %768

766:                                              ; preds = %763
  %767 = add nuw nsw i64 %764, 1
  store i64 %767, ptr %500, align 8, !tbaa !121
  br label %768

768:                                              ; preds = %652, %632, %766, %763, %761
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11) #15
  br label %769

769:                                              ; preds = %380, %151, %768
  ret void
}

; Function Attrs: nounwind
define internal void @order_changes(ptr noundef %0, ptr noundef %1) #4 {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !3
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 832
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 160
  %10 = load i64, ptr %9, align 8, !tbaa !92
  %11 = getelementptr inbounds i8, ptr %8, i64 120
  %12 = load i64, ptr %11, align 8, !tbaa !101
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %1, i64 184
  %16 = load i64, ptr %15, align 8, !tbaa !21
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %19 = load i64, ptr %11, align 8, !tbaa !101
  %20 = tail call i64 @llvm.umax.i64(i64 %10, i64 %19)
  %21 = getelementptr inbounds i8, ptr %1, i64 176
  store i64 0, ptr %21, align 8, !tbaa !99
  store i64 1, ptr %15, align 8, !tbaa !21
  tail call fastcc void @replay(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %19, i64 noundef %20)
  br label %22

22:                                               ; preds = %18, %14, %2
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @look_at_access(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca [4 x ptr], align 16
  %7 = alloca [4 x i64], align 16
  %8 = alloca [4 x ptr], align 16
  %9 = alloca [4 x i64], align 16
  %10 = alloca [4 x %struct.Cell], align 16
  %11 = alloca [4 x ptr], align 16
  %12 = alloca [4 x %struct.Cell], align 16
  %13 = alloca [4 x ptr], align 16
  %14 = alloca [4 x %struct.Cell], align 16
  %15 = alloca [4 x ptr], align 16
  %16 = alloca [4 x %struct.Cell], align 16
  %17 = alloca [4 x ptr], align 16
  %18 = alloca [4 x i32], align 16
  %19 = alloca [4 x i64], align 16
  %20 = alloca [4 x i32], align 16
  %21 = alloca [4 x i64], align 16
  %22 = load i64, ptr %2, align 8, !tbaa !46
  %23 = getelementptr inbounds i8, ptr %0, i64 40
  %24 = load i32, ptr %23, align 8, !tbaa !111
  %25 = icmp eq i32 %24, 2
  %26 = icmp eq i32 %4, 1
  %27 = icmp eq i32 %3, 4
  %28 = and i1 %27, %26
  %29 = and i1 %28, %25
  br i1 %29, label %30, label %80

30:                                               ; preds = %5
  %31 = getelementptr inbounds i8, ptr %0, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !109
  %33 = getelementptr inbounds i8, ptr %32, i64 104
  %34 = load i64, ptr %33, align 8, !tbaa !142
  %35 = inttoptr i64 %34 to ptr
  %36 = getelementptr inbounds i8, ptr %0, i64 64
  %37 = load i32, ptr %36, align 8, !tbaa !117
  %38 = zext i32 %37 to i64
  %39 = or disjoint i64 %38, 4611686018427387904
  %40 = icmp eq i64 %22, 0
  br i1 %40, label %1600, label %41

41:                                               ; preds = %30
  %42 = getelementptr inbounds i8, ptr %0, i64 80
  %43 = load i64, ptr %42, align 8, !tbaa !123
  br label %44

44:                                               ; preds = %75, %41
  %45 = phi i64 [ 0, %41 ], [ %76, %75 ]
  %46 = phi i64 [ %22, %41 ], [ %78, %75 ]
  %47 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %46, i1 true)
  %48 = getelementptr inbounds i64, ptr %1, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !46
  %50 = lshr i64 %49, 2
  %51 = getelementptr inbounds %struct.Cell, ptr %35, i64 %50
  %52 = and i64 %49, 3
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %72

54:                                               ; preds = %44
  %55 = add i64 %49, 4
  %56 = load ptr, ptr %0, align 8, !tbaa !105
  %57 = getelementptr inbounds i8, ptr %56, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !53
  %59 = icmp ugt i64 %55, %58
  br i1 %59, label %72, label %60

60:                                               ; preds = %54
  %61 = getelementptr inbounds i8, ptr %51, i64 8
  %62 = load i64, ptr %61, align 8, !tbaa !139
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %72

64:                                               ; preds = %60
  %65 = load i64, ptr %51, align 8, !tbaa !137
  %66 = and i64 %65, 4611686018444165119
  %67 = icmp eq i64 %66, %39
  br i1 %67, label %68, label %72

68:                                               ; preds = %64
  %69 = shl nuw nsw i64 %47, 24
  %70 = or i64 %43, %69
  %71 = or i64 %70, 4323455642275676160
  store i64 %71, ptr %51, align 8, !tbaa !137
  br label %75

72:                                               ; preds = %64, %60, %54, %44
  %73 = shl nuw i64 1, %47
  %74 = or i64 %73, %45
  br label %75

75:                                               ; preds = %72, %68
  %76 = phi i64 [ %74, %72 ], [ %45, %68 ]
  %77 = add i64 %46, -1
  %78 = and i64 %77, %46
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %80, label %44, !llvm.loop !143

80:                                               ; preds = %75, %5
  %81 = phi i64 [ %22, %5 ], [ %76, %75 ]
  %82 = icmp eq i32 %4, 0
  br i1 %82, label %83, label %1600

83:                                               ; preds = %80
  %84 = getelementptr inbounds i8, ptr %0, i64 16
  %85 = load ptr, ptr %84, align 8, !tbaa !108
  %86 = getelementptr inbounds i8, ptr %0, i64 48
  %87 = load i32, ptr %86, align 8, !tbaa !113
  %88 = icmp ne i32 %87, 0
  %89 = or i1 %25, %88
  br i1 %89, label %1600, label %90

90:                                               ; preds = %83
  %91 = getelementptr inbounds i8, ptr %85, i64 184
  %92 = load i64, ptr %91, align 8, !tbaa !144
  %93 = icmp eq i64 %92, 4194304
  br i1 %93, label %1600, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !109
  %97 = getelementptr inbounds i8, ptr %96, i64 112
  %98 = load i64, ptr %97, align 8, !tbaa !121
  %99 = icmp ult i64 %98, 65535
  br i1 %99, label %100, label %1600

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %85, i64 94464
  %102 = getelementptr inbounds i8, ptr %0, i64 80
  %103 = load i64, ptr %102, align 8, !tbaa !123
  %104 = lshr i64 %103, 46
  %105 = and i64 %104, 4095
  %106 = getelementptr inbounds [4096 x i8], ptr %101, i64 0, i64 %105
  %107 = load i8, ptr %106, align 1, !tbaa !85
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %109, label %1600

109:                                              ; preds = %100
  switch i32 %3, label %1600 [
    i32 16, label %110
    i32 8, label %110
    i32 4, label %110
  ]

110:                                              ; preds = %109, %109, %109
  %111 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %111, align 4, !tbaa !112
  %112 = zext nneg i32 %3 to i64
  %113 = insertelement <8 x i64> poison, i64 %112, i64 0
  %114 = shufflevector <8 x i64> %113, <8 x i64> poison, <8 x i32> zeroinitializer
  %115 = mul nuw nsw <8 x i64> %114, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %116 = shl nuw nsw i32 %3, 3
  %117 = zext nneg i32 %116 to i64
  %118 = insertelement <8 x i64> poison, i64 %117, i64 0
  %119 = shufflevector <8 x i64> %118, <8 x i64> poison, <8 x i32> zeroinitializer
  %120 = shl nuw nsw i32 %3, 4
  %121 = zext nneg i32 %120 to i64
  %122 = add nsw i64 %121, -1
  %123 = getelementptr inbounds i8, ptr %85, i64 80
  %124 = getelementptr inbounds i8, ptr %85, i64 40
  %125 = getelementptr inbounds i8, ptr %85, i64 32
  %126 = getelementptr inbounds i8, ptr %85, i64 48
  %127 = getelementptr inbounds i8, ptr %85, i64 56
  %128 = getelementptr inbounds i8, ptr %85, i64 64
  %129 = getelementptr inbounds i8, ptr %85, i64 88
  %130 = getelementptr inbounds i8, ptr %85, i64 72
  %131 = getelementptr inbounds i8, ptr %85, i64 96
  br label %132

132:                                              ; preds = %225, %110
  %133 = phi i64 [ 0, %110 ], [ %227, %225 ]
  %134 = phi i32 [ 0, %110 ], [ %226, %225 ]
  %135 = getelementptr inbounds i64, ptr %1, i64 %133
  %136 = load i64, ptr %135, align 8, !tbaa !46
  %137 = lshr i64 %81, %133
  %138 = and i64 %137, 65535
  %139 = icmp eq i64 %138, 65535
  %140 = and i64 %136, 63
  %141 = icmp eq i64 %140, 0
  %142 = select i1 %139, i1 %141, i1 false
  br i1 %142, label %143, label %225

143:                                              ; preds = %132
  %144 = load <8 x i64>, ptr %135, align 8
  %145 = getelementptr inbounds i8, ptr %135, i64 64
  %146 = load <8 x i64>, ptr %145, align 8
  %147 = bitcast <8 x i64> %144 to <4 x i128>
  %148 = extractelement <4 x i128> %147, i64 0
  %149 = bitcast i128 %148 to <2 x i64>
  %150 = shufflevector <2 x i64> %149, <2 x i64> poison, <8 x i32> zeroinitializer
  %151 = add <8 x i64> %150, %115
  %152 = xor <8 x i64> %151, %144
  %153 = add <8 x i64> %151, %119
  %154 = xor <8 x i64> %153, %146
  %155 = or <8 x i64> %154, %152
  %156 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %155)
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %158, label %225

158:                                              ; preds = %143
  %159 = add i64 %122, %136
  %160 = xor i64 %159, %136
  %161 = icmp ult i64 %160, 16384
  br i1 %161, label %162, label %225

162:                                              ; preds = %158
  %163 = lshr i64 %136, 14
  %164 = add nuw nsw i64 %163, 1
  %165 = load i64, ptr %123, align 8, !tbaa !145
  %166 = icmp eq i64 %164, %165
  br i1 %166, label %167, label %169

167:                                              ; preds = %162
  %168 = load i64, ptr %131, align 8, !tbaa !146
  br label %217

169:                                              ; preds = %162
  %170 = load i64, ptr %124, align 8, !tbaa !147
  %171 = inttoptr i64 %170 to ptr
  %172 = load i64, ptr %125, align 8, !tbaa !148
  %173 = inttoptr i64 %172 to ptr
  %174 = lshr i64 %164, 6
  %175 = mul i64 %174, 2104162448473109
  %176 = lshr i64 %175, 34
  %177 = and i64 %176, 262080
  %178 = and i64 %164, 63
  %179 = or disjoint i64 %177, %178
  %180 = getelementptr inbounds i64, ptr %171, i64 %179
  %181 = load i64, ptr %180, align 8, !tbaa !46
  %182 = icmp eq i64 %181, 0
  %183 = icmp eq i64 %181, %164
  %184 = or i1 %182, %183
  br i1 %184, label %194, label %185

185:                                              ; preds = %169, %185
  %186 = phi i64 [ %188, %185 ], [ %179, %169 ]
  %187 = add nuw nsw i64 %186, 65
  %188 = and i64 %187, 262143
  %189 = getelementptr inbounds i64, ptr %171, i64 %188
  %190 = load i64, ptr %189, align 8, !tbaa !46
  %191 = icmp eq i64 %190, 0
  %192 = icmp eq i64 %190, %164
  %193 = or i1 %191, %192
  br i1 %193, label %194, label %185, !llvm.loop !149

194:                                              ; preds = %185, %169
  %195 = phi i64 [ %179, %169 ], [ %188, %185 ]
  %196 = phi i1 [ %182, %169 ], [ %191, %185 ]
  %197 = getelementptr inbounds i64, ptr %171, i64 %195
  br i1 %196, label %198, label %206

198:                                              ; preds = %194
  %199 = load i64, ptr %126, align 8, !tbaa !150
  %200 = load i64, ptr %127, align 8, !tbaa !151
  %201 = icmp ult i64 %199, %200
  br i1 %201, label %202, label %225

202:                                              ; preds = %198
  store i64 %164, ptr %197, align 8, !tbaa !46
  %203 = load i64, ptr %126, align 8, !tbaa !150
  %204 = add i64 %203, 1
  store i64 %204, ptr %126, align 8, !tbaa !150
  %205 = getelementptr inbounds i64, ptr %173, i64 %195
  store i64 %203, ptr %205, align 8, !tbaa !46
  br label %206

206:                                              ; preds = %202, %194
  store i64 %164, ptr %123, align 8, !tbaa !145
  %207 = load i64, ptr %128, align 8, !tbaa !152
  %208 = getelementptr inbounds i64, ptr %173, i64 %195
  %209 = load i64, ptr %208, align 8, !tbaa !46
  %210 = shl i64 %209, 16
  %211 = add i64 %210, %207
  store i64 %211, ptr %129, align 8, !tbaa !153
  %212 = load i64, ptr %130, align 8, !tbaa !154
  %213 = load i64, ptr %208, align 8, !tbaa !46
  %214 = shl i64 %213, 12
  %215 = and i64 %214, 4611686018427383808
  %216 = add i64 %215, %212
  store i64 %216, ptr %131, align 8, !tbaa !146
  br label %217

217:                                              ; preds = %206, %167
  %218 = phi i64 [ %168, %167 ], [ %216, %206 ]
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %225, label %220

220:                                              ; preds = %217
  %221 = lshr exact i64 %133, 4
  %222 = trunc nuw nsw i64 %221 to i32
  %223 = shl nuw nsw i32 1, %222
  %224 = or i32 %223, %134
  br label %225

225:                                              ; preds = %220, %217, %198, %158, %143, %132
  %226 = phi i32 [ %224, %220 ], [ %134, %143 ], [ %134, %132 ], [ %134, %217 ], [ %134, %158 ], [ %134, %198 ]
  %227 = add nuw nsw i64 %133, 16
  %228 = icmp ult i64 %133, 48
  br i1 %228, label %132, label %229, !llvm.loop !155

229:                                              ; preds = %225
  %230 = icmp eq i32 %226, 0
  br i1 %230, label %1600, label %231

231:                                              ; preds = %229
  %232 = load ptr, ptr %0, align 8, !tbaa !105
  %233 = getelementptr inbounds i8, ptr %232, i64 160
  %234 = load i32, ptr %233, align 8, !tbaa !49
  %235 = sub i32 64, %234
  %236 = zext nneg i32 %235 to i64
  %237 = lshr i64 -1, %236
  %238 = icmp eq i64 %237, %81
  br i1 %238, label %239, label %245

239:                                              ; preds = %231
  %240 = lshr i32 %234, 4
  %241 = shl nsw i32 -1, %240
  %242 = xor i32 %241, %226
  %243 = icmp eq i32 %242, -1
  %244 = zext i1 %243 to i32
  br label %245

245:                                              ; preds = %239, %231
  %246 = phi i32 [ 0, %231 ], [ %244, %239 ]
  %247 = and i32 %226, 1
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %252

249:                                              ; preds = %245
  %250 = and i32 %226, 2
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %273, label %257

252:                                              ; preds = %245
  %253 = and i64 %81, -65536
  %254 = load i64, ptr %1, align 8, !tbaa !46
  %255 = and i32 %226, 2
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %273, label %261

257:                                              ; preds = %249
  %258 = and i64 %81, -4294901761
  %259 = getelementptr inbounds i8, ptr %1, i64 128
  %260 = load i64, ptr %259, align 8, !tbaa !46
  br label %273

261:                                              ; preds = %252
  %262 = and i64 %81, -4294967296
  %263 = getelementptr inbounds i8, ptr %1, i64 128
  %264 = load i64, ptr %263, align 8, !tbaa !46
  %265 = sub i64 %264, %254
  %266 = icmp eq i64 %265, %121
  %267 = select i1 %266, i32 %246, i32 0
  %268 = icmp ne i32 %24, 0
  %269 = icmp ne i64 %264, %254
  %270 = select i1 %268, i1 true, i1 %269
  %271 = select i1 %270, i32 -1, i32 -3
  %272 = and i32 %271, %226
  br label %273

273:                                              ; preds = %261, %257, %252, %249
  %274 = phi i64 [ 0, %249 ], [ %260, %257 ], [ %254, %252 ], [ %264, %261 ]
  %275 = phi i1 [ true, %249 ], [ false, %257 ], [ true, %252 ], [ false, %261 ]
  %276 = phi i64 [ %81, %249 ], [ %258, %257 ], [ %253, %252 ], [ %262, %261 ]
  %277 = phi i32 [ %226, %249 ], [ %226, %257 ], [ %226, %252 ], [ %272, %261 ]
  %278 = phi i32 [ %246, %249 ], [ %246, %257 ], [ %246, %252 ], [ %267, %261 ]
  %279 = and i32 %226, 4
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %301, label %281

281:                                              ; preds = %273
  %282 = and i64 %276, -281470681743361
  %283 = getelementptr inbounds i8, ptr %1, i64 256
  %284 = load i64, ptr %283, align 8, !tbaa !46
  br i1 %275, label %296, label %285

285:                                              ; preds = %281
  %286 = getelementptr inbounds i8, ptr %1, i64 128
  %287 = load i64, ptr %286, align 8, !tbaa !46
  %288 = sub i64 %284, %287
  %289 = icmp eq i64 %288, %121
  %290 = select i1 %289, i32 %278, i32 0
  %291 = icmp ne i32 %24, 0
  %292 = icmp ne i64 %284, %287
  %293 = select i1 %291, i1 true, i1 %292
  %294 = select i1 %293, i32 -1, i32 -5
  %295 = and i32 %294, %277
  br label %296

296:                                              ; preds = %285, %281
  %297 = phi i32 [ %295, %285 ], [ %277, %281 ]
  %298 = phi i32 [ %290, %285 ], [ %278, %281 ]
  %299 = and i32 %226, 8
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %320, label %308

301:                                              ; preds = %273
  %302 = and i32 %226, 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %320, label %304

304:                                              ; preds = %301
  %305 = and i64 %276, 281474976710655
  %306 = getelementptr inbounds i8, ptr %1, i64 384
  %307 = load i64, ptr %306, align 8, !tbaa !46
  br label %320

308:                                              ; preds = %296
  %309 = and i64 %276, 4294967295
  %310 = getelementptr inbounds i8, ptr %1, i64 384
  %311 = load i64, ptr %310, align 8, !tbaa !46
  %312 = sub i64 %311, %284
  %313 = icmp eq i64 %312, %121
  %314 = select i1 %313, i32 %298, i32 0
  %315 = icmp ne i32 %24, 0
  %316 = icmp ne i64 %311, %284
  %317 = select i1 %315, i1 true, i1 %316
  %318 = select i1 %317, i32 -1, i32 -9
  %319 = and i32 %318, %297
  br label %320

320:                                              ; preds = %308, %304, %301, %296
  %321 = phi i64 [ %274, %301 ], [ %307, %304 ], [ %284, %296 ], [ %311, %308 ]
  %322 = phi i64 [ %276, %301 ], [ %305, %304 ], [ %282, %296 ], [ %309, %308 ]
  %323 = phi i32 [ %277, %301 ], [ %277, %304 ], [ %297, %296 ], [ %319, %308 ]
  %324 = phi i32 [ %278, %301 ], [ %278, %304 ], [ %298, %296 ], [ %314, %308 ]
  %325 = getelementptr inbounds i8, ptr %0, i64 92
  store i32 %324, ptr %325, align 4, !tbaa !156
  %326 = icmp eq i32 %24, 0
  %327 = lshr i32 %3, 2
  %328 = lshr i32 %3, 3
  br i1 %326, label %329, label %1021

329:                                              ; preds = %320
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %18) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %19) #15
  %330 = icmp eq i32 %323, 0
  br i1 %330, label %1020, label %331

331:                                              ; preds = %329
  %332 = icmp ult i32 %3, 4
  %333 = add nuw nsw i32 %328, 1
  %334 = zext nneg i32 %333 to i64
  %335 = getelementptr inbounds i8, ptr %0, i64 68
  %336 = getelementptr inbounds i8, ptr %0, i64 72
  %337 = getelementptr inbounds i8, ptr %0, i64 60
  %338 = getelementptr inbounds i8, ptr %0, i64 64
  %339 = shl i64 %334, 58
  %340 = getelementptr inbounds i8, ptr %0, i64 56
  %341 = getelementptr inbounds i8, ptr %18, i64 4
  %342 = getelementptr inbounds i8, ptr %18, i64 8
  %343 = getelementptr inbounds i8, ptr %18, i64 12
  %344 = insertelement <8 x i32> poison, i32 %328, i64 0
  %345 = shufflevector <8 x i32> %344, <8 x i32> poison, <8 x i32> zeroinitializer
  %346 = zext nneg <8 x i32> %345 to <8 x i64>
  %347 = zext nneg i32 %327 to i64
  br label %348

348:                                              ; preds = %356, %331
  %349 = phi i32 [ %323, %331 ], [ %359, %356 ]
  %350 = phi i32 [ 0, %331 ], [ %357, %356 ]
  %351 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %349, i1 true)
  %352 = shl nuw nsw i32 %351, 4
  br i1 %332, label %356, label %353

353:                                              ; preds = %348
  %354 = zext nneg i32 %352 to i64
  %355 = getelementptr inbounds i64, ptr %1, i64 %354
  br label %361

356:                                              ; preds = %694, %348
  %357 = phi i32 [ %350, %348 ], [ %695, %694 ]
  %358 = add i32 %349, -1
  %359 = and i32 %358, %349
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %698, label %348, !llvm.loop !157

361:                                              ; preds = %694, %353
  %362 = phi i64 [ 0, %353 ], [ %696, %694 ]
  %363 = phi i32 [ %350, %353 ], [ %695, %694 ]
  %364 = load i64, ptr %355, align 8, !tbaa !46
  %365 = trunc nuw nsw i64 %362 to i32
  %366 = shl i64 %362, 6
  %367 = and i64 %366, 4294967232
  %368 = add i64 %364, %367
  %369 = zext i32 %363 to i64
  %370 = getelementptr inbounds [4 x i64], ptr %19, i64 0, i64 %369
  store i64 %368, ptr %370, align 8, !tbaa !46
  %371 = shl i32 %365, 4
  %372 = lshr i32 %371, %328
  %373 = add i32 %372, %352
  %374 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 %369
  store i32 %373, ptr %374, align 4, !tbaa !25
  %375 = add i32 %363, 1
  %376 = icmp ult i32 %375, 4
  br i1 %376, label %694, label %377

377:                                              ; preds = %361
  %378 = load i32, ptr %335, align 4, !tbaa !118
  %379 = zext i32 %378 to i64
  %380 = load i32, ptr %336, align 8, !tbaa !120
  %381 = zext i32 %380 to i64
  %382 = load i32, ptr %337, align 4, !tbaa !116
  %383 = zext i32 %382 to i64
  %384 = load i32, ptr %338, align 8, !tbaa !117
  %385 = zext i32 %384 to i64
  %386 = load i64, ptr %102, align 8, !tbaa !123
  %387 = or i64 %386, %339
  %388 = load i32, ptr %111, align 4, !tbaa !112
  %389 = icmp eq i32 %388, 1
  %390 = sext i1 %389 to i64
  %391 = load ptr, ptr %84, align 8, !tbaa !108
  %392 = load i32, ptr %340, align 8, !tbaa !115
  %393 = getelementptr inbounds i8, ptr %391, i64 168
  %394 = load i64, ptr %393, align 8, !tbaa !33
  %395 = inttoptr i64 %394 to ptr
  %396 = zext i32 %392 to i64
  %397 = getelementptr inbounds %struct.KnownGroup, ptr %395, i64 %396
  %398 = load i32, ptr %397, align 4, !tbaa !36
  %399 = icmp ne i32 %398, 0
  %400 = sext i1 %399 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %14, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %15) #15
  %401 = load i32, ptr %18, align 16, !tbaa !25
  %402 = zext i32 %401 to i64
  %403 = insertelement <8 x i64> poison, i64 %402, i64 0
  %404 = insertelement <8 x i64> %403, i64 %402, i64 1
  %405 = load i32, ptr %341, align 4, !tbaa !25
  %406 = zext i32 %405 to i64
  %407 = insertelement <8 x i64> %404, i64 %406, i64 2
  %408 = insertelement <8 x i64> %407, i64 %406, i64 3
  %409 = load i32, ptr %342, align 8, !tbaa !25
  %410 = zext i32 %409 to i64
  %411 = insertelement <8 x i64> %408, i64 %410, i64 4
  %412 = load i32, ptr %343, align 4, !tbaa !25
  %413 = zext i32 %412 to i64
  %414 = getelementptr inbounds i8, ptr %391, i64 80
  %415 = getelementptr inbounds i8, ptr %391, i64 40
  %416 = getelementptr inbounds i8, ptr %391, i64 32
  %417 = getelementptr inbounds i8, ptr %391, i64 48
  %418 = getelementptr inbounds i8, ptr %391, i64 56
  %419 = getelementptr inbounds i8, ptr %391, i64 64
  %420 = getelementptr inbounds i8, ptr %391, i64 88
  %421 = getelementptr inbounds i8, ptr %391, i64 72
  %422 = getelementptr inbounds i8, ptr %391, i64 96
  %423 = zext i32 %375 to i64
  %424 = load i64, ptr %414, align 8, !tbaa !145
  br label %466

425:                                              ; preds = %523
  %426 = insertelement <8 x i64> poison, i64 %379, i64 0
  %427 = insertelement <8 x i64> poison, i64 %381, i64 0
  %428 = insertelement <8 x i64> poison, i64 %383, i64 0
  %429 = insertelement <8 x i64> poison, i64 %385, i64 0
  %430 = insertelement <8 x i64> poison, i64 %390, i64 0
  %431 = insertelement <8 x i64> poison, i64 %400, i64 0
  %432 = shufflevector <8 x i64> %426, <8 x i64> poison, <8 x i32> zeroinitializer
  %433 = shufflevector <8 x i64> %427, <8 x i64> poison, <8 x i32> zeroinitializer
  %434 = shufflevector <8 x i64> %428, <8 x i64> poison, <8 x i32> zeroinitializer
  %435 = shufflevector <8 x i64> %429, <8 x i64> poison, <8 x i32> zeroinitializer
  %436 = shufflevector <8 x i64> %430, <8 x i64> poison, <8 x i32> zeroinitializer
  %437 = shufflevector <8 x i64> %431, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %438 = load <8 x i64>, ptr %14, align 16
  %439 = lshr <8 x i64> %438, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %440 = and <8 x i64> %439, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %441 = and <8 x i64> %438, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %442 = sub nsw <8 x i64> %441, %434
  %443 = icmp ult <8 x i64> %442, %432
  %444 = icmp eq <8 x i64> %438, zeroinitializer
  %445 = select <8 x i1> %443, <8 x i64> zeroinitializer, <8 x i64> %436
  %446 = select <8 x i1> %444, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %445
  %447 = and <8 x i64> %438, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %448 = icmp eq <8 x i64> %447, %435
  %449 = icmp ult <8 x i64> %440, %433
  %450 = and <8 x i1> %443, %449
  %451 = select <8 x i1> %448, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %450
  %452 = select <8 x i1> %451, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %446
  %453 = xor <8 x i64> %452, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %454 = xor <8 x i64> %446, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %455 = and <8 x i64> %438, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %456 = icmp eq <8 x i64> %455, zeroinitializer
  %457 = select <8 x i1> %456, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %454
  %458 = or <8 x i64> %457, %453
  %459 = icmp eq <8 x i64> %440, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %460 = select <8 x i1> %459, <8 x i64> %454, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %461 = and <8 x i64> %437, %453
  %462 = or <8 x i64> %461, %460
  %463 = shufflevector <8 x i64> %458, <8 x i64> %462, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %464 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %463)
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %533, label %562

466:                                              ; preds = %523, %377
  %467 = phi i64 [ %424, %377 ], [ %472, %523 ]
  %468 = phi i64 [ 0, %377 ], [ %531, %523 ]
  %469 = getelementptr inbounds i64, ptr %19, i64 %468
  %470 = load i64, ptr %469, align 8, !tbaa !46
  %471 = lshr i64 %470, 14
  %472 = add nuw nsw i64 %471, 1
  %473 = icmp eq i64 %472, %467
  br i1 %473, label %474, label %476

474:                                              ; preds = %466
  %475 = load i64, ptr %422, align 8, !tbaa !146
  br label %523

476:                                              ; preds = %466
  %477 = load i64, ptr %415, align 8, !tbaa !147
  %478 = inttoptr i64 %477 to ptr
  %479 = load i64, ptr %416, align 8, !tbaa !148
  %480 = inttoptr i64 %479 to ptr
  %481 = lshr i64 %472, 6
  %482 = mul i64 %481, 2104162448473109
  %483 = lshr i64 %482, 34
  %484 = and i64 %483, 262080
  %485 = and i64 %472, 63
  %486 = or disjoint i64 %484, %485
  %487 = getelementptr inbounds i64, ptr %478, i64 %486
  %488 = load i64, ptr %487, align 8, !tbaa !46
  %489 = icmp eq i64 %488, 0
  %490 = icmp eq i64 %488, %472
  %491 = or i1 %489, %490
  br i1 %491, label %501, label %492

492:                                              ; preds = %476, %492
  %493 = phi i64 [ %495, %492 ], [ %486, %476 ]
  %494 = add nuw nsw i64 %493, 65
  %495 = and i64 %494, 262143
  %496 = getelementptr inbounds i64, ptr %478, i64 %495
  %497 = load i64, ptr %496, align 8, !tbaa !46
  %498 = icmp eq i64 %497, 0
  %499 = icmp eq i64 %497, %472
  %500 = or i1 %498, %499
  br i1 %500, label %501, label %492, !llvm.loop !149

501:                                              ; preds = %492, %476
  %502 = phi i64 [ %486, %476 ], [ %495, %492 ]
  %503 = phi i1 [ %489, %476 ], [ %498, %492 ]
  br i1 %503, label %504, label %512

504:                                              ; preds = %501
  %505 = getelementptr inbounds i64, ptr %478, i64 %502
  %506 = load i64, ptr %417, align 8, !tbaa !150
  %507 = load i64, ptr %418, align 8, !tbaa !151
  %508 = icmp ult i64 %506, %507
  tail call void @llvm.assume(i1 %508)
  store i64 %472, ptr %505, align 8, !tbaa !46
  %509 = load i64, ptr %417, align 8, !tbaa !150
  %510 = add i64 %509, 1
  store i64 %510, ptr %417, align 8, !tbaa !150
  %511 = getelementptr inbounds i64, ptr %480, i64 %502
  store i64 %509, ptr %511, align 8, !tbaa !46
  br label %512

512:                                              ; preds = %504, %501
  store i64 %472, ptr %414, align 8, !tbaa !145
  %513 = load i64, ptr %419, align 8, !tbaa !152
  %514 = getelementptr inbounds i64, ptr %480, i64 %502
  %515 = load i64, ptr %514, align 8, !tbaa !46
  %516 = shl i64 %515, 16
  %517 = add i64 %516, %513
  store i64 %517, ptr %420, align 8, !tbaa !153
  %518 = load i64, ptr %421, align 8, !tbaa !154
  %519 = load i64, ptr %514, align 8, !tbaa !46
  %520 = shl i64 %519, 12
  %521 = and i64 %520, 4611686018427383808
  %522 = add i64 %521, %518
  store i64 %522, ptr %422, align 8, !tbaa !146
  br label %523

523:                                              ; preds = %512, %474
  %524 = phi i64 [ %475, %474 ], [ %522, %512 ]
  %525 = inttoptr i64 %524 to ptr
  %526 = lshr i64 %470, 6
  %527 = and i64 %526, 255
  %528 = getelementptr inbounds %struct.Cell, ptr %525, i64 %527
  %529 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %468
  store ptr %528, ptr %529, align 8, !tbaa !63
  %530 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %468
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %530, ptr noundef nonnull align 8 dereferenceable(16) %528, i64 16, i1 false), !tbaa.struct !158
  %531 = add nuw nsw i64 %468, 1
  %532 = icmp eq i64 %531, %423
  br i1 %532, label %425, label %466, !llvm.loop !159

533:                                              ; preds = %425
  %534 = insertelement <8 x i64> %411, i64 %410, i64 5
  %535 = insertelement <8 x i64> %534, i64 %413, i64 6
  %536 = insertelement <8 x i64> poison, i64 %387, i64 0
  %537 = insertelement <8 x i64> %535, i64 %413, i64 7
  %538 = shufflevector <8 x i64> %536, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %539 = and <8 x i64> %438, %454
  %540 = shl <8 x i64> %537, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %541 = or <8 x i64> %540, %538
  %542 = and <8 x i64> %452, %541
  %543 = or <8 x i64> %438, <i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808>
  %544 = and <8 x i64> %543, %453
  %545 = or <8 x i64> %542, %544
  %546 = shufflevector <8 x i64> %539, <8 x i64> %545, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %546, ptr %14, align 16
  %547 = and i64 %423, 1
  %548 = and i64 %423, 4294967294
  br label %549

549:                                              ; preds = %549, %533
  %550 = phi i64 [ 0, %533 ], [ %559, %549 ]
  %551 = phi i64 [ 0, %533 ], [ %560, %549 ]
  %552 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %550
  %553 = load ptr, ptr %552, align 16, !tbaa !63
  %554 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %550
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %553, ptr noundef nonnull align 16 dereferenceable(16) %554, i64 16, i1 false), !tbaa.struct !158
  %555 = or disjoint i64 %550, 1
  %556 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %555
  %557 = load ptr, ptr %556, align 8, !tbaa !63
  %558 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %555
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %557, ptr noundef nonnull align 16 dereferenceable(16) %558, i64 16, i1 false), !tbaa.struct !158
  %559 = add nuw nsw i64 %550, 2
  %560 = add i64 %551, 2
  %561 = icmp eq i64 %560, %548
  br i1 %561, label %687, label %549, !llvm.loop !160

562:                                              ; preds = %425, %684
  %563 = phi i64 [ %685, %684 ], [ 0, %425 ]
  %564 = getelementptr inbounds i64, ptr %19, i64 %563
  %565 = load i64, ptr %564, align 8, !tbaa !46
  %566 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %565)
  %567 = getelementptr inbounds i32, ptr %18, i64 %563
  %568 = load i32, ptr %567, align 4, !tbaa !25
  %569 = load i32, ptr %335, align 4, !tbaa !118
  %570 = zext i32 %569 to i64
  %571 = insertelement <8 x i64> poison, i64 %570, i64 0
  %572 = shufflevector <8 x i64> %571, <8 x i64> poison, <8 x i32> zeroinitializer
  %573 = load i32, ptr %336, align 8, !tbaa !120
  %574 = zext i32 %573 to i64
  %575 = insertelement <8 x i64> poison, i64 %574, i64 0
  %576 = shufflevector <8 x i64> %575, <8 x i64> poison, <8 x i32> zeroinitializer
  %577 = load i32, ptr %337, align 4, !tbaa !116
  %578 = zext i32 %577 to i64
  %579 = insertelement <8 x i64> poison, i64 %578, i64 0
  %580 = shufflevector <8 x i64> %579, <8 x i64> poison, <8 x i32> zeroinitializer
  %581 = load i32, ptr %338, align 8, !tbaa !117
  %582 = zext i32 %581 to i64
  %583 = insertelement <8 x i64> poison, i64 %582, i64 0
  %584 = shufflevector <8 x i64> %583, <8 x i64> poison, <8 x i32> zeroinitializer
  %585 = load i64, ptr %102, align 8, !tbaa !123
  %586 = or i64 %585, 4323455642275676160
  %587 = insertelement <8 x i64> poison, i64 %586, i64 0
  %588 = shufflevector <8 x i64> %587, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %589 = load i32, ptr %111, align 4, !tbaa !112
  %590 = icmp eq i32 %589, 1
  %591 = sext i1 %590 to i64
  %592 = insertelement <8 x i64> poison, i64 %591, i64 0
  %593 = shufflevector <8 x i64> %592, <8 x i64> poison, <8 x i32> zeroinitializer
  %594 = load ptr, ptr %84, align 8, !tbaa !108
  %595 = load i32, ptr %340, align 8, !tbaa !115
  %596 = getelementptr inbounds i8, ptr %594, i64 168
  %597 = load i64, ptr %596, align 8, !tbaa !33
  %598 = inttoptr i64 %597 to ptr
  %599 = zext i32 %595 to i64
  %600 = getelementptr inbounds %struct.KnownGroup, ptr %598, i64 %599
  %601 = load i32, ptr %600, align 4, !tbaa !36
  %602 = icmp ne i32 %601, 0
  %603 = sext i1 %602 to i64
  %604 = insertelement <8 x i64> poison, i64 %603, i64 0
  %605 = shufflevector <8 x i64> %604, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %606 = zext i32 %568 to i64
  %607 = insertelement <8 x i64> poison, i64 %606, i64 0
  %608 = shufflevector <8 x i64> %607, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %609

609:                                              ; preds = %681, %562
  %610 = phi i64 [ 0, %562 ], [ %682, %681 ]
  %611 = getelementptr inbounds %struct.Cell, ptr %566, i64 %610
  %612 = load <8 x i64>, ptr %611, align 8
  %613 = lshr <8 x i64> %612, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %614 = and <8 x i64> %613, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %615 = and <8 x i64> %612, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %616 = sub nsw <8 x i64> %615, %580
  %617 = icmp ult <8 x i64> %616, %572
  %618 = icmp eq <8 x i64> %612, zeroinitializer
  %619 = select <8 x i1> %617, <8 x i64> zeroinitializer, <8 x i64> %593
  %620 = select <8 x i1> %618, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %619
  %621 = and <8 x i64> %612, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %622 = icmp eq <8 x i64> %621, %584
  %623 = icmp ult <8 x i64> %614, %576
  %624 = and <8 x i1> %617, %623
  %625 = select <8 x i1> %622, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %624
  %626 = select <8 x i1> %625, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %620
  %627 = xor <8 x i64> %626, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %628 = xor <8 x i64> %620, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %629 = and <8 x i64> %612, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %630 = icmp eq <8 x i64> %629, zeroinitializer
  %631 = select <8 x i1> %630, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %628
  %632 = or <8 x i64> %631, %627
  %633 = icmp eq <8 x i64> %614, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %634 = select <8 x i1> %633, <8 x i64> %628, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %635 = and <8 x i64> %605, %627
  %636 = or <8 x i64> %635, %634
  %637 = shufflevector <8 x i64> %632, <8 x i64> %636, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %638 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %637)
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %667, label %640

640:                                              ; preds = %609
  %641 = shl nuw nsw i64 %610, 2
  %642 = add i64 %641, %565
  %643 = trunc nuw nsw i64 %610 to i32
  %644 = lshr i32 %643, %328
  %645 = add i32 %644, %568
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %611, i64 noundef %642, i32 noundef 15, i32 noundef %645)
  %646 = or disjoint i64 %610, 1
  %647 = getelementptr inbounds %struct.Cell, ptr %566, i64 %646
  %648 = shl nuw nsw i64 %646, 2
  %649 = add i64 %648, %565
  %650 = trunc nuw nsw i64 %646 to i32
  %651 = lshr i32 %650, %328
  %652 = add i32 %651, %568
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %647, i64 noundef %649, i32 noundef 15, i32 noundef %652)
  %653 = or disjoint i64 %610, 2
  %654 = getelementptr inbounds %struct.Cell, ptr %566, i64 %653
  %655 = shl nuw nsw i64 %653, 2
  %656 = add i64 %655, %565
  %657 = trunc nuw nsw i64 %653 to i32
  %658 = lshr i32 %657, %328
  %659 = add i32 %658, %568
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %654, i64 noundef %656, i32 noundef 15, i32 noundef %659)
  %660 = or disjoint i64 %610, 3
  %661 = getelementptr inbounds %struct.Cell, ptr %566, i64 %660
  %662 = shl nuw nsw i64 %660, 2
  %663 = add i64 %662, %565
  %664 = trunc nuw nsw i64 %660 to i32
  %665 = lshr i32 %664, %328
  %666 = add i32 %665, %568
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %661, i64 noundef %663, i32 noundef 15, i32 noundef %666)
  br label %681

667:                                              ; preds = %609
  %668 = and <8 x i64> %612, %628
  %669 = insertelement <8 x i64> poison, i64 %610, i64 0
  %670 = shufflevector <8 x i64> %669, <8 x i64> poison, <8 x i32> zeroinitializer
  %671 = or disjoint <8 x i64> %670, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %672 = lshr <8 x i64> %671, %346
  %673 = add nuw nsw <8 x i64> %672, %608
  %674 = shl nuw nsw <8 x i64> %673, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %675 = or <8 x i64> %674, %588
  %676 = and <8 x i64> %626, %675
  %677 = or <8 x i64> %612, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %678 = and <8 x i64> %677, %627
  %679 = or <8 x i64> %676, %678
  %680 = shufflevector <8 x i64> %668, <8 x i64> %679, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %680, ptr %611, align 8
  br label %681

681:                                              ; preds = %667, %640
  %682 = add nuw nsw i64 %610, 4
  %683 = icmp ult i64 %610, 12
  br i1 %683, label %609, label %684, !llvm.loop !161

684:                                              ; preds = %681
  %685 = add nuw nsw i64 %563, 1
  %686 = icmp eq i64 %685, %423
  br i1 %686, label %693, label %562, !llvm.loop !162

687:                                              ; preds = %549
  %688 = icmp eq i64 %547, 0
  br i1 %688, label %693, label %689

689:                                              ; preds = %687
  %690 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %559
  %691 = load ptr, ptr %690, align 8, !tbaa !63
  %692 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %559
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %691, ptr noundef nonnull align 16 dereferenceable(16) %692, i64 16, i1 false), !tbaa.struct !158
  br label %693

693:                                              ; preds = %684, %689, %687
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %15) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #15
  br label %694

694:                                              ; preds = %693, %361
  %695 = phi i32 [ %375, %361 ], [ 0, %693 ]
  %696 = add nuw nsw i64 %362, 1
  %697 = icmp eq i64 %696, %347
  br i1 %697, label %356, label %361, !llvm.loop !163

698:                                              ; preds = %356
  %699 = icmp eq i32 %357, 0
  br i1 %699, label %1020, label %700

700:                                              ; preds = %698
  %701 = load i32, ptr %335, align 4, !tbaa !118
  %702 = zext i32 %701 to i64
  %703 = load i32, ptr %336, align 8, !tbaa !120
  %704 = zext i32 %703 to i64
  %705 = load i32, ptr %337, align 4, !tbaa !116
  %706 = zext i32 %705 to i64
  %707 = load i32, ptr %338, align 8, !tbaa !117
  %708 = zext i32 %707 to i64
  %709 = load i64, ptr %102, align 8, !tbaa !123
  %710 = or i64 %709, %339
  %711 = load i32, ptr %111, align 4, !tbaa !112
  %712 = icmp eq i32 %711, 1
  %713 = sext i1 %712 to i64
  %714 = load ptr, ptr %84, align 8, !tbaa !108
  %715 = load i32, ptr %340, align 8, !tbaa !115
  %716 = getelementptr inbounds i8, ptr %714, i64 168
  %717 = load i64, ptr %716, align 8, !tbaa !33
  %718 = inttoptr i64 %717 to ptr
  %719 = zext i32 %715 to i64
  %720 = getelementptr inbounds %struct.KnownGroup, ptr %718, i64 %719
  %721 = load i32, ptr %720, align 4, !tbaa !36
  %722 = icmp ne i32 %721, 0
  %723 = sext i1 %722 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %16, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %17) #15
  %724 = load i32, ptr %18, align 16, !tbaa !25
  %725 = zext i32 %724 to i64
  %726 = insertelement <8 x i64> poison, i64 %725, i64 0
  %727 = insertelement <8 x i64> %726, i64 %725, i64 1
  %728 = load i32, ptr %341, align 4, !tbaa !25
  %729 = zext i32 %728 to i64
  %730 = insertelement <8 x i64> %727, i64 %729, i64 2
  %731 = insertelement <8 x i64> %730, i64 %729, i64 3
  %732 = load i32, ptr %342, align 8, !tbaa !25
  %733 = zext i32 %732 to i64
  %734 = insertelement <8 x i64> %731, i64 %733, i64 4
  %735 = load i32, ptr %343, align 4, !tbaa !25
  %736 = zext i32 %735 to i64
  %737 = getelementptr inbounds i8, ptr %714, i64 80
  %738 = getelementptr inbounds i8, ptr %714, i64 40
  %739 = getelementptr inbounds i8, ptr %714, i64 32
  %740 = getelementptr inbounds i8, ptr %714, i64 48
  %741 = getelementptr inbounds i8, ptr %714, i64 56
  %742 = getelementptr inbounds i8, ptr %714, i64 64
  %743 = getelementptr inbounds i8, ptr %714, i64 88
  %744 = getelementptr inbounds i8, ptr %714, i64 72
  %745 = getelementptr inbounds i8, ptr %714, i64 96
  %746 = zext i32 %357 to i64
  %747 = load i64, ptr %737, align 8, !tbaa !145
  br label %789

748:                                              ; preds = %846
  %749 = insertelement <8 x i64> poison, i64 %702, i64 0
  %750 = insertelement <8 x i64> poison, i64 %704, i64 0
  %751 = insertelement <8 x i64> poison, i64 %706, i64 0
  %752 = insertelement <8 x i64> poison, i64 %708, i64 0
  %753 = insertelement <8 x i64> poison, i64 %713, i64 0
  %754 = insertelement <8 x i64> poison, i64 %723, i64 0
  %755 = shufflevector <8 x i64> %749, <8 x i64> poison, <8 x i32> zeroinitializer
  %756 = shufflevector <8 x i64> %750, <8 x i64> poison, <8 x i32> zeroinitializer
  %757 = shufflevector <8 x i64> %751, <8 x i64> poison, <8 x i32> zeroinitializer
  %758 = shufflevector <8 x i64> %752, <8 x i64> poison, <8 x i32> zeroinitializer
  %759 = shufflevector <8 x i64> %753, <8 x i64> poison, <8 x i32> zeroinitializer
  %760 = shufflevector <8 x i64> %754, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %761 = load <8 x i64>, ptr %16, align 16
  %762 = lshr <8 x i64> %761, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %763 = and <8 x i64> %762, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %764 = and <8 x i64> %761, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %765 = sub nsw <8 x i64> %764, %757
  %766 = icmp ult <8 x i64> %765, %755
  %767 = icmp eq <8 x i64> %761, zeroinitializer
  %768 = select <8 x i1> %766, <8 x i64> zeroinitializer, <8 x i64> %759
  %769 = select <8 x i1> %767, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %768
  %770 = and <8 x i64> %761, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %771 = icmp eq <8 x i64> %770, %758
  %772 = icmp ult <8 x i64> %763, %756
  %773 = and <8 x i1> %766, %772
  %774 = select <8 x i1> %771, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %773
  %775 = select <8 x i1> %774, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %769
  %776 = xor <8 x i64> %775, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %777 = xor <8 x i64> %769, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %778 = and <8 x i64> %761, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %779 = icmp eq <8 x i64> %778, zeroinitializer
  %780 = select <8 x i1> %779, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %777
  %781 = or <8 x i64> %780, %776
  %782 = icmp eq <8 x i64> %763, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %783 = select <8 x i1> %782, <8 x i64> %777, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %784 = and <8 x i64> %760, %776
  %785 = or <8 x i64> %784, %783
  %786 = shufflevector <8 x i64> %781, <8 x i64> %785, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %787 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %786)
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %856, label %887

789:                                              ; preds = %846, %700
  %790 = phi i64 [ %747, %700 ], [ %795, %846 ]
  %791 = phi i64 [ 0, %700 ], [ %854, %846 ]
  %792 = getelementptr inbounds i64, ptr %19, i64 %791
  %793 = load i64, ptr %792, align 8, !tbaa !46
  %794 = lshr i64 %793, 14
  %795 = add nuw nsw i64 %794, 1
  %796 = icmp eq i64 %795, %790
  br i1 %796, label %797, label %799

797:                                              ; preds = %789
  %798 = load i64, ptr %745, align 8, !tbaa !146
  br label %846

799:                                              ; preds = %789
  %800 = load i64, ptr %738, align 8, !tbaa !147
  %801 = inttoptr i64 %800 to ptr
  %802 = load i64, ptr %739, align 8, !tbaa !148
  %803 = inttoptr i64 %802 to ptr
  %804 = lshr i64 %795, 6
  %805 = mul i64 %804, 2104162448473109
  %806 = lshr i64 %805, 34
  %807 = and i64 %806, 262080
  %808 = and i64 %795, 63
  %809 = or disjoint i64 %807, %808
  %810 = getelementptr inbounds i64, ptr %801, i64 %809
  %811 = load i64, ptr %810, align 8, !tbaa !46
  %812 = icmp eq i64 %811, 0
  %813 = icmp eq i64 %811, %795
  %814 = or i1 %812, %813
  br i1 %814, label %824, label %815

815:                                              ; preds = %799, %815
  %816 = phi i64 [ %818, %815 ], [ %809, %799 ]
  %817 = add nuw nsw i64 %816, 65
  %818 = and i64 %817, 262143
  %819 = getelementptr inbounds i64, ptr %801, i64 %818
  %820 = load i64, ptr %819, align 8, !tbaa !46
  %821 = icmp eq i64 %820, 0
  %822 = icmp eq i64 %820, %795
  %823 = or i1 %821, %822
  br i1 %823, label %824, label %815, !llvm.loop !149

824:                                              ; preds = %815, %799
  %825 = phi i64 [ %809, %799 ], [ %818, %815 ]
  %826 = phi i1 [ %812, %799 ], [ %821, %815 ]
  br i1 %826, label %827, label %835

827:                                              ; preds = %824
  %828 = getelementptr inbounds i64, ptr %801, i64 %825
  %829 = load i64, ptr %740, align 8, !tbaa !150
  %830 = load i64, ptr %741, align 8, !tbaa !151
  %831 = icmp ult i64 %829, %830
  tail call void @llvm.assume(i1 %831)
  store i64 %795, ptr %828, align 8, !tbaa !46
  %832 = load i64, ptr %740, align 8, !tbaa !150
  %833 = add i64 %832, 1
  store i64 %833, ptr %740, align 8, !tbaa !150
  %834 = getelementptr inbounds i64, ptr %803, i64 %825
  store i64 %832, ptr %834, align 8, !tbaa !46
  br label %835

835:                                              ; preds = %827, %824
  store i64 %795, ptr %737, align 8, !tbaa !145
  %836 = load i64, ptr %742, align 8, !tbaa !152
  %837 = getelementptr inbounds i64, ptr %803, i64 %825
  %838 = load i64, ptr %837, align 8, !tbaa !46
  %839 = shl i64 %838, 16
  %840 = add i64 %839, %836
  store i64 %840, ptr %743, align 8, !tbaa !153
  %841 = load i64, ptr %744, align 8, !tbaa !154
  %842 = load i64, ptr %837, align 8, !tbaa !46
  %843 = shl i64 %842, 12
  %844 = and i64 %843, 4611686018427383808
  %845 = add i64 %844, %841
  store i64 %845, ptr %745, align 8, !tbaa !146
  br label %846

846:                                              ; preds = %835, %797
  %847 = phi i64 [ %798, %797 ], [ %845, %835 ]
  %848 = inttoptr i64 %847 to ptr
  %849 = lshr i64 %793, 6
  %850 = and i64 %849, 255
  %851 = getelementptr inbounds %struct.Cell, ptr %848, i64 %850
  %852 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %791
  store ptr %851, ptr %852, align 8, !tbaa !63
  %853 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %791
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %853, ptr noundef nonnull align 8 dereferenceable(16) %851, i64 16, i1 false), !tbaa.struct !158
  %854 = add nuw nsw i64 %791, 1
  %855 = icmp eq i64 %854, %746
  br i1 %855, label %748, label %789, !llvm.loop !159

856:                                              ; preds = %748
  %857 = insertelement <8 x i64> %734, i64 %733, i64 5
  %858 = insertelement <8 x i64> %857, i64 %736, i64 6
  %859 = insertelement <8 x i64> poison, i64 %710, i64 0
  %860 = insertelement <8 x i64> %858, i64 %736, i64 7
  %861 = shufflevector <8 x i64> %859, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %862 = and <8 x i64> %761, %777
  %863 = shl <8 x i64> %860, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %864 = or <8 x i64> %863, %861
  %865 = and <8 x i64> %775, %864
  %866 = or <8 x i64> %761, <i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808>
  %867 = and <8 x i64> %866, %776
  %868 = or <8 x i64> %865, %867
  %869 = shufflevector <8 x i64> %862, <8 x i64> %868, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %869, ptr %16, align 16
  %870 = and i64 %746, 1
  %871 = icmp eq i32 %357, 1
  br i1 %871, label %1012, label %872

872:                                              ; preds = %856
  %873 = and i64 %746, 4294967294
  br label %874

874:                                              ; preds = %874, %872
  %875 = phi i64 [ 0, %872 ], [ %884, %874 ]
  %876 = phi i64 [ 0, %872 ], [ %885, %874 ]
  %877 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %875
  %878 = load ptr, ptr %877, align 16, !tbaa !63
  %879 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %875
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %878, ptr noundef nonnull align 16 dereferenceable(16) %879, i64 16, i1 false), !tbaa.struct !158
  %880 = or disjoint i64 %875, 1
  %881 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %880
  %882 = load ptr, ptr %881, align 8, !tbaa !63
  %883 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %880
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %882, ptr noundef nonnull align 16 dereferenceable(16) %883, i64 16, i1 false), !tbaa.struct !158
  %884 = add nuw nsw i64 %875, 2
  %885 = add i64 %876, 2
  %886 = icmp eq i64 %885, %873
  br i1 %886, label %1012, label %874, !llvm.loop !160

887:                                              ; preds = %748, %1009
  %888 = phi i64 [ %1010, %1009 ], [ 0, %748 ]
  %889 = getelementptr inbounds i64, ptr %19, i64 %888
  %890 = load i64, ptr %889, align 8, !tbaa !46
  %891 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %890)
  %892 = getelementptr inbounds i32, ptr %18, i64 %888
  %893 = load i32, ptr %892, align 4, !tbaa !25
  %894 = load i32, ptr %335, align 4, !tbaa !118
  %895 = zext i32 %894 to i64
  %896 = insertelement <8 x i64> poison, i64 %895, i64 0
  %897 = shufflevector <8 x i64> %896, <8 x i64> poison, <8 x i32> zeroinitializer
  %898 = load i32, ptr %336, align 8, !tbaa !120
  %899 = zext i32 %898 to i64
  %900 = insertelement <8 x i64> poison, i64 %899, i64 0
  %901 = shufflevector <8 x i64> %900, <8 x i64> poison, <8 x i32> zeroinitializer
  %902 = load i32, ptr %337, align 4, !tbaa !116
  %903 = zext i32 %902 to i64
  %904 = insertelement <8 x i64> poison, i64 %903, i64 0
  %905 = shufflevector <8 x i64> %904, <8 x i64> poison, <8 x i32> zeroinitializer
  %906 = load i32, ptr %338, align 8, !tbaa !117
  %907 = zext i32 %906 to i64
  %908 = insertelement <8 x i64> poison, i64 %907, i64 0
  %909 = shufflevector <8 x i64> %908, <8 x i64> poison, <8 x i32> zeroinitializer
  %910 = load i64, ptr %102, align 8, !tbaa !123
  %911 = or i64 %910, 4323455642275676160
  %912 = insertelement <8 x i64> poison, i64 %911, i64 0
  %913 = shufflevector <8 x i64> %912, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %914 = load i32, ptr %111, align 4, !tbaa !112
  %915 = icmp eq i32 %914, 1
  %916 = sext i1 %915 to i64
  %917 = insertelement <8 x i64> poison, i64 %916, i64 0
  %918 = shufflevector <8 x i64> %917, <8 x i64> poison, <8 x i32> zeroinitializer
  %919 = load ptr, ptr %84, align 8, !tbaa !108
  %920 = load i32, ptr %340, align 8, !tbaa !115
  %921 = getelementptr inbounds i8, ptr %919, i64 168
  %922 = load i64, ptr %921, align 8, !tbaa !33
  %923 = inttoptr i64 %922 to ptr
  %924 = zext i32 %920 to i64
  %925 = getelementptr inbounds %struct.KnownGroup, ptr %923, i64 %924
  %926 = load i32, ptr %925, align 4, !tbaa !36
  %927 = icmp ne i32 %926, 0
  %928 = sext i1 %927 to i64
  %929 = insertelement <8 x i64> poison, i64 %928, i64 0
  %930 = shufflevector <8 x i64> %929, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %931 = zext i32 %893 to i64
  %932 = insertelement <8 x i64> poison, i64 %931, i64 0
  %933 = shufflevector <8 x i64> %932, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %934

934:                                              ; preds = %1006, %887
  %935 = phi i64 [ 0, %887 ], [ %1007, %1006 ]
  %936 = getelementptr inbounds %struct.Cell, ptr %891, i64 %935
  %937 = load <8 x i64>, ptr %936, align 8
  %938 = lshr <8 x i64> %937, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %939 = and <8 x i64> %938, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %940 = and <8 x i64> %937, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %941 = sub nsw <8 x i64> %940, %905
  %942 = icmp ult <8 x i64> %941, %897
  %943 = icmp eq <8 x i64> %937, zeroinitializer
  %944 = select <8 x i1> %942, <8 x i64> zeroinitializer, <8 x i64> %918
  %945 = select <8 x i1> %943, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %944
  %946 = and <8 x i64> %937, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %947 = icmp eq <8 x i64> %946, %909
  %948 = icmp ult <8 x i64> %939, %901
  %949 = and <8 x i1> %942, %948
  %950 = select <8 x i1> %947, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %949
  %951 = select <8 x i1> %950, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %945
  %952 = xor <8 x i64> %951, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %953 = xor <8 x i64> %945, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %954 = and <8 x i64> %937, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %955 = icmp eq <8 x i64> %954, zeroinitializer
  %956 = select <8 x i1> %955, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %953
  %957 = or <8 x i64> %956, %952
  %958 = icmp eq <8 x i64> %939, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %959 = select <8 x i1> %958, <8 x i64> %953, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %960 = and <8 x i64> %930, %952
  %961 = or <8 x i64> %960, %959
  %962 = shufflevector <8 x i64> %957, <8 x i64> %961, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %963 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %962)
  %964 = icmp eq i64 %963, 0
  br i1 %964, label %992, label %965

965:                                              ; preds = %934
  %966 = shl nuw nsw i64 %935, 2
  %967 = add i64 %966, %890
  %968 = trunc nuw nsw i64 %935 to i32
  %969 = lshr i32 %968, %328
  %970 = add i32 %969, %893
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %936, i64 noundef %967, i32 noundef 15, i32 noundef %970)
  %971 = or disjoint i64 %935, 1
  %972 = getelementptr inbounds %struct.Cell, ptr %891, i64 %971
  %973 = shl nuw nsw i64 %971, 2
  %974 = add i64 %973, %890
  %975 = trunc nuw nsw i64 %971 to i32
  %976 = lshr i32 %975, %328
  %977 = add i32 %976, %893
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %972, i64 noundef %974, i32 noundef 15, i32 noundef %977)
  %978 = or disjoint i64 %935, 2
  %979 = getelementptr inbounds %struct.Cell, ptr %891, i64 %978
  %980 = shl nuw nsw i64 %978, 2
  %981 = add i64 %980, %890
  %982 = trunc nuw nsw i64 %978 to i32
  %983 = lshr i32 %982, %328
  %984 = add i32 %983, %893
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %979, i64 noundef %981, i32 noundef 15, i32 noundef %984)
  %985 = or disjoint i64 %935, 3
  %986 = getelementptr inbounds %struct.Cell, ptr %891, i64 %985
  %987 = shl nuw nsw i64 %985, 2
  %988 = add i64 %987, %890
  %989 = trunc nuw nsw i64 %985 to i32
  %990 = lshr i32 %989, %328
  %991 = add i32 %990, %893
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %986, i64 noundef %988, i32 noundef 15, i32 noundef %991)
  br label %1006

992:                                              ; preds = %934
  %993 = and <8 x i64> %937, %953
  %994 = insertelement <8 x i64> poison, i64 %935, i64 0
  %995 = shufflevector <8 x i64> %994, <8 x i64> poison, <8 x i32> zeroinitializer
  %996 = or disjoint <8 x i64> %995, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %997 = lshr <8 x i64> %996, %346
  %998 = add nuw nsw <8 x i64> %997, %933
  %999 = shl nuw nsw <8 x i64> %998, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1000 = or <8 x i64> %999, %913
  %1001 = and <8 x i64> %951, %1000
  %1002 = or <8 x i64> %937, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %1003 = and <8 x i64> %1002, %952
  %1004 = or <8 x i64> %1001, %1003
  %1005 = shufflevector <8 x i64> %993, <8 x i64> %1004, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %1005, ptr %936, align 8
  br label %1006

1006:                                             ; preds = %992, %965
  %1007 = add nuw nsw i64 %935, 4
  %1008 = icmp ult i64 %935, 12
  br i1 %1008, label %934, label %1009, !llvm.loop !161

1009:                                             ; preds = %1006
  %1010 = add nuw nsw i64 %888, 1
  %1011 = icmp eq i64 %1010, %746
  br i1 %1011, label %1019, label %887, !llvm.loop !162

1012:                                             ; preds = %874, %856
  %1013 = phi i64 [ 0, %856 ], [ %884, %874 ]
  %1014 = icmp eq i64 %870, 0
  br i1 %1014, label %1019, label %1015

1015:                                             ; preds = %1012
  %1016 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %1013
  %1017 = load ptr, ptr %1016, align 8, !tbaa !63
  %1018 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %1013
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1017, ptr noundef nonnull align 16 dereferenceable(16) %1018, i64 16, i1 false), !tbaa.struct !158
  br label %1019

1019:                                             ; preds = %1009, %1015, %1012
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %17) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #15
  br label %1020

1020:                                             ; preds = %1019, %698, %329
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %19) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %18) #15
  br label %1600

1021:                                             ; preds = %320
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %20) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %21) #15
  %1022 = icmp ult i32 %3, 4
  %1023 = add nuw nsw i32 %328, 1
  %1024 = zext nneg i32 %1023 to i64
  %1025 = getelementptr inbounds i8, ptr %0, i64 68
  %1026 = getelementptr inbounds i8, ptr %0, i64 72
  %1027 = getelementptr inbounds i8, ptr %0, i64 60
  %1028 = getelementptr inbounds i8, ptr %0, i64 64
  %1029 = shl i64 %1024, 58
  %1030 = getelementptr inbounds i8, ptr %20, i64 4
  %1031 = getelementptr inbounds i8, ptr %20, i64 8
  %1032 = getelementptr inbounds i8, ptr %20, i64 12
  %1033 = insertelement <8 x i32> poison, i32 %328, i64 0
  %1034 = shufflevector <8 x i32> %1033, <8 x i32> poison, <8 x i32> zeroinitializer
  %1035 = zext nneg <8 x i32> %1034 to <8 x i64>
  %1036 = zext nneg i32 %327 to i64
  br label %1037

1037:                                             ; preds = %1045, %1021
  %1038 = phi i32 [ %226, %1021 ], [ %1048, %1045 ]
  %1039 = phi i32 [ 0, %1021 ], [ %1046, %1045 ]
  %1040 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1038, i1 true)
  %1041 = shl nuw nsw i32 %1040, 4
  br i1 %1022, label %1045, label %1042

1042:                                             ; preds = %1037
  %1043 = zext nneg i32 %1041 to i64
  %1044 = getelementptr inbounds i64, ptr %1, i64 %1043
  br label %1050

1045:                                             ; preds = %1328, %1037
  %1046 = phi i32 [ %1039, %1037 ], [ %1329, %1328 ]
  %1047 = add i32 %1038, -1
  %1048 = and i32 %1047, %1038
  %1049 = icmp eq i32 %1048, 0
  br i1 %1049, label %1332, label %1037, !llvm.loop !157

1050:                                             ; preds = %1328, %1042
  %1051 = phi i64 [ 0, %1042 ], [ %1330, %1328 ]
  %1052 = phi i32 [ %1039, %1042 ], [ %1329, %1328 ]
  %1053 = load i64, ptr %1044, align 8, !tbaa !46
  %1054 = trunc nuw nsw i64 %1051 to i32
  %1055 = shl i64 %1051, 6
  %1056 = and i64 %1055, 4294967232
  %1057 = add i64 %1053, %1056
  %1058 = zext i32 %1052 to i64
  %1059 = getelementptr inbounds [4 x i64], ptr %21, i64 0, i64 %1058
  store i64 %1057, ptr %1059, align 8, !tbaa !46
  %1060 = shl i32 %1054, 4
  %1061 = lshr i32 %1060, %328
  %1062 = add i32 %1061, %1041
  %1063 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %1058
  store i32 %1062, ptr %1063, align 4, !tbaa !25
  %1064 = add i32 %1052, 1
  %1065 = icmp ult i32 %1064, 4
  br i1 %1065, label %1328, label %1066

1066:                                             ; preds = %1050
  %1067 = load i32, ptr %1025, align 4, !tbaa !118
  %1068 = zext i32 %1067 to i64
  %1069 = load i32, ptr %1026, align 8, !tbaa !120
  %1070 = zext i32 %1069 to i64
  %1071 = load i32, ptr %1027, align 4, !tbaa !116
  %1072 = zext i32 %1071 to i64
  %1073 = load i32, ptr %1028, align 8, !tbaa !117
  %1074 = zext i32 %1073 to i64
  %1075 = load i64, ptr %102, align 8, !tbaa !123
  %1076 = or i64 %1075, %1029
  %1077 = load i32, ptr %111, align 4, !tbaa !112
  %1078 = load ptr, ptr %84, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #15
  %1079 = load i32, ptr %20, align 16, !tbaa !25
  %1080 = zext i32 %1079 to i64
  %1081 = insertelement <8 x i64> poison, i64 %1080, i64 0
  %1082 = insertelement <8 x i64> %1081, i64 %1080, i64 1
  %1083 = load i32, ptr %1030, align 4, !tbaa !25
  %1084 = zext i32 %1083 to i64
  %1085 = insertelement <8 x i64> %1082, i64 %1084, i64 2
  %1086 = insertelement <8 x i64> %1085, i64 %1084, i64 3
  %1087 = load i32, ptr %1031, align 8, !tbaa !25
  %1088 = zext i32 %1087 to i64
  %1089 = insertelement <8 x i64> %1086, i64 %1088, i64 4
  %1090 = load i32, ptr %1032, align 4, !tbaa !25
  %1091 = zext i32 %1090 to i64
  %1092 = getelementptr inbounds i8, ptr %1078, i64 80
  %1093 = getelementptr inbounds i8, ptr %1078, i64 40
  %1094 = getelementptr inbounds i8, ptr %1078, i64 32
  %1095 = getelementptr inbounds i8, ptr %1078, i64 48
  %1096 = getelementptr inbounds i8, ptr %1078, i64 56
  %1097 = getelementptr inbounds i8, ptr %1078, i64 64
  %1098 = getelementptr inbounds i8, ptr %1078, i64 88
  %1099 = getelementptr inbounds i8, ptr %1078, i64 72
  %1100 = getelementptr inbounds i8, ptr %1078, i64 96
  %1101 = zext i32 %1064 to i64
  %1102 = load i64, ptr %1092, align 8, !tbaa !145
  br label %1133

1103:                                             ; preds = %1190
  %1104 = insertelement <8 x i64> poison, i64 %1068, i64 0
  %1105 = insertelement <8 x i64> poison, i64 %1070, i64 0
  %1106 = insertelement <8 x i64> poison, i64 %1072, i64 0
  %1107 = insertelement <8 x i64> poison, i64 %1074, i64 0
  %1108 = shufflevector <8 x i64> %1104, <8 x i64> poison, <8 x i32> zeroinitializer
  %1109 = shufflevector <8 x i64> %1105, <8 x i64> poison, <8 x i32> zeroinitializer
  %1110 = shufflevector <8 x i64> %1106, <8 x i64> poison, <8 x i32> zeroinitializer
  %1111 = shufflevector <8 x i64> %1107, <8 x i64> poison, <8 x i32> zeroinitializer
  %1112 = load <8 x i64>, ptr %10, align 16
  %1113 = lshr <8 x i64> %1112, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1114 = and <8 x i64> %1113, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1115 = and <8 x i64> %1112, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1116 = sub nsw <8 x i64> %1115, %1110
  %1117 = icmp ult <8 x i64> %1116, %1108
  %1118 = icmp eq <8 x i64> %1112, zeroinitializer
  %1119 = icmp ne i32 %1077, 1
  %1120 = sext i1 %1119 to i64
  %1121 = insertelement <8 x i64> poison, i64 %1120, i64 0
  %1122 = shufflevector <8 x i64> %1121, <8 x i64> poison, <8 x i32> zeroinitializer
  %1123 = and <8 x i64> %1112, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1124 = icmp eq <8 x i64> %1123, %1111
  %1125 = icmp ult <8 x i64> %1114, %1109
  %1126 = and <8 x i1> %1117, %1125
  %1127 = select <8 x i1> %1124, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1126
  %1128 = select <8 x i1> %1127, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1118
  %1129 = select <8 x i1> %1117, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1122
  %1130 = select <8 x i1> %1128, <8 x i64> zeroinitializer, <8 x i64> %1129
  %1131 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1130)
  %1132 = icmp eq i64 %1131, 0
  br i1 %1132, label %1200, label %1224

1133:                                             ; preds = %1190, %1066
  %1134 = phi i64 [ %1102, %1066 ], [ %1139, %1190 ]
  %1135 = phi i64 [ 0, %1066 ], [ %1198, %1190 ]
  %1136 = getelementptr inbounds i64, ptr %21, i64 %1135
  %1137 = load i64, ptr %1136, align 8, !tbaa !46
  %1138 = lshr i64 %1137, 14
  %1139 = add nuw nsw i64 %1138, 1
  %1140 = icmp eq i64 %1139, %1134
  br i1 %1140, label %1141, label %1143

1141:                                             ; preds = %1133
  %1142 = load i64, ptr %1100, align 8, !tbaa !146
  br label %1190

1143:                                             ; preds = %1133
  %1144 = load i64, ptr %1093, align 8, !tbaa !147
  %1145 = inttoptr i64 %1144 to ptr
  %1146 = load i64, ptr %1094, align 8, !tbaa !148
  %1147 = inttoptr i64 %1146 to ptr
  %1148 = lshr i64 %1139, 6
  %1149 = mul i64 %1148, 2104162448473109
  %1150 = lshr i64 %1149, 34
  %1151 = and i64 %1150, 262080
  %1152 = and i64 %1139, 63
  %1153 = or disjoint i64 %1151, %1152
  %1154 = getelementptr inbounds i64, ptr %1145, i64 %1153
  %1155 = load i64, ptr %1154, align 8, !tbaa !46
  %1156 = icmp eq i64 %1155, 0
  %1157 = icmp eq i64 %1155, %1139
  %1158 = or i1 %1156, %1157
  br i1 %1158, label %1168, label %1159

1159:                                             ; preds = %1143, %1159
  %1160 = phi i64 [ %1162, %1159 ], [ %1153, %1143 ]
  %1161 = add nuw nsw i64 %1160, 65
  %1162 = and i64 %1161, 262143
  %1163 = getelementptr inbounds i64, ptr %1145, i64 %1162
  %1164 = load i64, ptr %1163, align 8, !tbaa !46
  %1165 = icmp eq i64 %1164, 0
  %1166 = icmp eq i64 %1164, %1139
  %1167 = or i1 %1165, %1166
  br i1 %1167, label %1168, label %1159, !llvm.loop !149

1168:                                             ; preds = %1159, %1143
  %1169 = phi i64 [ %1153, %1143 ], [ %1162, %1159 ]
  %1170 = phi i1 [ %1156, %1143 ], [ %1165, %1159 ]
  br i1 %1170, label %1171, label %1179

1171:                                             ; preds = %1168
  %1172 = getelementptr inbounds i64, ptr %1145, i64 %1169
  %1173 = load i64, ptr %1095, align 8, !tbaa !150
  %1174 = load i64, ptr %1096, align 8, !tbaa !151
  %1175 = icmp ult i64 %1173, %1174
  tail call void @llvm.assume(i1 %1175)
  store i64 %1139, ptr %1172, align 8, !tbaa !46
  %1176 = load i64, ptr %1095, align 8, !tbaa !150
  %1177 = add i64 %1176, 1
  store i64 %1177, ptr %1095, align 8, !tbaa !150
  %1178 = getelementptr inbounds i64, ptr %1147, i64 %1169
  store i64 %1176, ptr %1178, align 8, !tbaa !46
  br label %1179

1179:                                             ; preds = %1171, %1168
  store i64 %1139, ptr %1092, align 8, !tbaa !145
  %1180 = load i64, ptr %1097, align 8, !tbaa !152
  %1181 = getelementptr inbounds i64, ptr %1147, i64 %1169
  %1182 = load i64, ptr %1181, align 8, !tbaa !46
  %1183 = shl i64 %1182, 16
  %1184 = add i64 %1183, %1180
  store i64 %1184, ptr %1098, align 8, !tbaa !153
  %1185 = load i64, ptr %1099, align 8, !tbaa !154
  %1186 = load i64, ptr %1181, align 8, !tbaa !46
  %1187 = shl i64 %1186, 12
  %1188 = and i64 %1187, 4611686018427383808
  %1189 = add i64 %1188, %1185
  store i64 %1189, ptr %1100, align 8, !tbaa !146
  br label %1190

1190:                                             ; preds = %1179, %1141
  %1191 = phi i64 [ %1142, %1141 ], [ %1189, %1179 ]
  %1192 = inttoptr i64 %1191 to ptr
  %1193 = lshr i64 %1137, 6
  %1194 = and i64 %1193, 255
  %1195 = getelementptr inbounds %struct.Cell, ptr %1192, i64 %1194
  %1196 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %1135
  store ptr %1195, ptr %1196, align 8, !tbaa !63
  %1197 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %1135
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1197, ptr noundef nonnull align 8 dereferenceable(16) %1195, i64 16, i1 false), !tbaa.struct !158
  %1198 = add nuw nsw i64 %1135, 1
  %1199 = icmp eq i64 %1198, %1101
  br i1 %1199, label %1103, label %1133, !llvm.loop !159

1200:                                             ; preds = %1103
  %1201 = insertelement <8 x i64> %1089, i64 %1088, i64 5
  %1202 = insertelement <8 x i64> %1201, i64 %1091, i64 6
  %1203 = insertelement <8 x i64> poison, i64 %1076, i64 0
  %1204 = insertelement <8 x i64> %1202, i64 %1091, i64 7
  %1205 = shufflevector <8 x i64> %1203, <8 x i64> poison, <8 x i32> zeroinitializer
  %1206 = shl <8 x i64> %1204, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1207 = or <8 x i64> %1206, %1205
  %1208 = and <8 x i64> %1207, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %1208, ptr %10, align 16
  %1209 = and i64 %1101, 1
  %1210 = and i64 %1101, 4294967294
  br label %1211

1211:                                             ; preds = %1211, %1200
  %1212 = phi i64 [ 0, %1200 ], [ %1221, %1211 ]
  %1213 = phi i64 [ 0, %1200 ], [ %1222, %1211 ]
  %1214 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %1212
  %1215 = load ptr, ptr %1214, align 16, !tbaa !63
  %1216 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %1212
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1215, ptr noundef nonnull align 16 dereferenceable(16) %1216, i64 16, i1 false), !tbaa.struct !158
  %1217 = or disjoint i64 %1212, 1
  %1218 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %1217
  %1219 = load ptr, ptr %1218, align 8, !tbaa !63
  %1220 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %1217
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1219, ptr noundef nonnull align 16 dereferenceable(16) %1220, i64 16, i1 false), !tbaa.struct !158
  %1221 = add nuw nsw i64 %1212, 2
  %1222 = add i64 %1213, 2
  %1223 = icmp eq i64 %1222, %1210
  br i1 %1223, label %1321, label %1211, !llvm.loop !160

1224:                                             ; preds = %1103, %1318
  %1225 = phi i64 [ %1319, %1318 ], [ 0, %1103 ]
  %1226 = getelementptr inbounds i64, ptr %21, i64 %1225
  %1227 = load i64, ptr %1226, align 8, !tbaa !46
  %1228 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %1227)
  %1229 = getelementptr inbounds i32, ptr %20, i64 %1225
  %1230 = load i32, ptr %1229, align 4, !tbaa !25
  %1231 = load i32, ptr %1025, align 4, !tbaa !118
  %1232 = zext i32 %1231 to i64
  %1233 = insertelement <8 x i64> poison, i64 %1232, i64 0
  %1234 = shufflevector <8 x i64> %1233, <8 x i64> poison, <8 x i32> zeroinitializer
  %1235 = load i32, ptr %1026, align 8, !tbaa !120
  %1236 = zext i32 %1235 to i64
  %1237 = insertelement <8 x i64> poison, i64 %1236, i64 0
  %1238 = shufflevector <8 x i64> %1237, <8 x i64> poison, <8 x i32> zeroinitializer
  %1239 = load i32, ptr %1027, align 4, !tbaa !116
  %1240 = zext i32 %1239 to i64
  %1241 = insertelement <8 x i64> poison, i64 %1240, i64 0
  %1242 = shufflevector <8 x i64> %1241, <8 x i64> poison, <8 x i32> zeroinitializer
  %1243 = load i32, ptr %1028, align 8, !tbaa !117
  %1244 = zext i32 %1243 to i64
  %1245 = insertelement <8 x i64> poison, i64 %1244, i64 0
  %1246 = shufflevector <8 x i64> %1245, <8 x i64> poison, <8 x i32> zeroinitializer
  %1247 = load i64, ptr %102, align 8, !tbaa !123
  %1248 = or i64 %1247, 4323455642275676160
  %1249 = insertelement <8 x i64> poison, i64 %1248, i64 0
  %1250 = shufflevector <8 x i64> %1249, <8 x i64> poison, <8 x i32> zeroinitializer
  %1251 = load i32, ptr %111, align 4, !tbaa !112
  %1252 = icmp ne i32 %1251, 1
  %1253 = sext i1 %1252 to i64
  %1254 = insertelement <8 x i64> poison, i64 %1253, i64 0
  %1255 = shufflevector <8 x i64> %1254, <8 x i64> poison, <8 x i32> zeroinitializer
  %1256 = zext i32 %1230 to i64
  %1257 = insertelement <8 x i64> poison, i64 %1256, i64 0
  %1258 = shufflevector <8 x i64> %1257, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %1259

1259:                                             ; preds = %1315, %1224
  %1260 = phi i64 [ 0, %1224 ], [ %1316, %1315 ]
  %1261 = getelementptr inbounds %struct.Cell, ptr %1228, i64 %1260
  %1262 = load <8 x i64>, ptr %1261, align 8
  %1263 = lshr <8 x i64> %1262, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1264 = and <8 x i64> %1263, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1265 = and <8 x i64> %1262, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1266 = sub nsw <8 x i64> %1265, %1242
  %1267 = icmp ult <8 x i64> %1266, %1234
  %1268 = icmp eq <8 x i64> %1262, zeroinitializer
  %1269 = and <8 x i64> %1262, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1270 = icmp eq <8 x i64> %1269, %1246
  %1271 = icmp ult <8 x i64> %1264, %1238
  %1272 = and <8 x i1> %1267, %1271
  %1273 = select <8 x i1> %1270, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1272
  %1274 = select <8 x i1> %1273, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1268
  %1275 = select <8 x i1> %1267, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1255
  %1276 = select <8 x i1> %1274, <8 x i64> zeroinitializer, <8 x i64> %1275
  %1277 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1276)
  %1278 = icmp eq i64 %1277, 0
  br i1 %1278, label %1306, label %1279

1279:                                             ; preds = %1259
  %1280 = shl nuw nsw i64 %1260, 2
  %1281 = add i64 %1280, %1227
  %1282 = trunc nuw nsw i64 %1260 to i32
  %1283 = lshr i32 %1282, %328
  %1284 = add i32 %1283, %1230
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1261, i64 noundef %1281, i32 noundef 15, i32 noundef %1284)
  %1285 = or disjoint i64 %1260, 1
  %1286 = getelementptr inbounds %struct.Cell, ptr %1228, i64 %1285
  %1287 = shl nuw nsw i64 %1285, 2
  %1288 = add i64 %1287, %1227
  %1289 = trunc nuw nsw i64 %1285 to i32
  %1290 = lshr i32 %1289, %328
  %1291 = add i32 %1290, %1230
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1286, i64 noundef %1288, i32 noundef 15, i32 noundef %1291)
  %1292 = or disjoint i64 %1260, 2
  %1293 = getelementptr inbounds %struct.Cell, ptr %1228, i64 %1292
  %1294 = shl nuw nsw i64 %1292, 2
  %1295 = add i64 %1294, %1227
  %1296 = trunc nuw nsw i64 %1292 to i32
  %1297 = lshr i32 %1296, %328
  %1298 = add i32 %1297, %1230
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1293, i64 noundef %1295, i32 noundef 15, i32 noundef %1298)
  %1299 = or disjoint i64 %1260, 3
  %1300 = getelementptr inbounds %struct.Cell, ptr %1228, i64 %1299
  %1301 = shl nuw nsw i64 %1299, 2
  %1302 = add i64 %1301, %1227
  %1303 = trunc nuw nsw i64 %1299 to i32
  %1304 = lshr i32 %1303, %328
  %1305 = add i32 %1304, %1230
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1300, i64 noundef %1302, i32 noundef 15, i32 noundef %1305)
  br label %1315

1306:                                             ; preds = %1259
  %1307 = insertelement <8 x i64> poison, i64 %1260, i64 0
  %1308 = shufflevector <8 x i64> %1307, <8 x i64> poison, <8 x i32> zeroinitializer
  %1309 = or disjoint <8 x i64> %1308, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %1310 = lshr <8 x i64> %1309, %1035
  %1311 = add nuw nsw <8 x i64> %1310, %1258
  %1312 = shl nuw nsw <8 x i64> %1311, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1313 = or <8 x i64> %1312, %1250
  %1314 = and <8 x i64> %1313, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %1314, ptr %1261, align 8
  br label %1315

1315:                                             ; preds = %1306, %1279
  %1316 = add nuw nsw i64 %1260, 4
  %1317 = icmp ult i64 %1260, 12
  br i1 %1317, label %1259, label %1318, !llvm.loop !161

1318:                                             ; preds = %1315
  %1319 = add nuw nsw i64 %1225, 1
  %1320 = icmp eq i64 %1319, %1101
  br i1 %1320, label %1327, label %1224, !llvm.loop !162

1321:                                             ; preds = %1211
  %1322 = icmp eq i64 %1209, 0
  br i1 %1322, label %1327, label %1323

1323:                                             ; preds = %1321
  %1324 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %1221
  %1325 = load ptr, ptr %1324, align 8, !tbaa !63
  %1326 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %1221
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1325, ptr noundef nonnull align 16 dereferenceable(16) %1326, i64 16, i1 false), !tbaa.struct !158
  br label %1327

1327:                                             ; preds = %1318, %1323, %1321
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #15
  br label %1328

1328:                                             ; preds = %1327, %1050
  %1329 = phi i32 [ %1064, %1050 ], [ 0, %1327 ]
  %1330 = add nuw nsw i64 %1051, 1
  %1331 = icmp eq i64 %1330, %1036
  br i1 %1331, label %1045, label %1050, !llvm.loop !163

1332:                                             ; preds = %1045
  %1333 = icmp eq i32 %1046, 0
  br i1 %1333, label %1599, label %1334

1334:                                             ; preds = %1332
  %1335 = load i32, ptr %1025, align 4, !tbaa !118
  %1336 = zext i32 %1335 to i64
  %1337 = load i32, ptr %1026, align 8, !tbaa !120
  %1338 = zext i32 %1337 to i64
  %1339 = load i32, ptr %1027, align 4, !tbaa !116
  %1340 = zext i32 %1339 to i64
  %1341 = load i32, ptr %1028, align 8, !tbaa !117
  %1342 = zext i32 %1341 to i64
  %1343 = load i64, ptr %102, align 8, !tbaa !123
  %1344 = or i64 %1343, %1029
  %1345 = load i32, ptr %111, align 4, !tbaa !112
  %1346 = load ptr, ptr %84, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %12, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #15
  %1347 = load i32, ptr %20, align 16, !tbaa !25
  %1348 = zext i32 %1347 to i64
  %1349 = insertelement <8 x i64> poison, i64 %1348, i64 0
  %1350 = insertelement <8 x i64> %1349, i64 %1348, i64 1
  %1351 = load i32, ptr %1030, align 4, !tbaa !25
  %1352 = zext i32 %1351 to i64
  %1353 = insertelement <8 x i64> %1350, i64 %1352, i64 2
  %1354 = insertelement <8 x i64> %1353, i64 %1352, i64 3
  %1355 = load i32, ptr %1031, align 8, !tbaa !25
  %1356 = zext i32 %1355 to i64
  %1357 = insertelement <8 x i64> %1354, i64 %1356, i64 4
  %1358 = load i32, ptr %1032, align 4, !tbaa !25
  %1359 = zext i32 %1358 to i64
  %1360 = getelementptr inbounds i8, ptr %1346, i64 80
  %1361 = getelementptr inbounds i8, ptr %1346, i64 40
  %1362 = getelementptr inbounds i8, ptr %1346, i64 32
  %1363 = getelementptr inbounds i8, ptr %1346, i64 48
  %1364 = getelementptr inbounds i8, ptr %1346, i64 56
  %1365 = getelementptr inbounds i8, ptr %1346, i64 64
  %1366 = getelementptr inbounds i8, ptr %1346, i64 88
  %1367 = getelementptr inbounds i8, ptr %1346, i64 72
  %1368 = getelementptr inbounds i8, ptr %1346, i64 96
  %1369 = zext i32 %1046 to i64
  %1370 = load i64, ptr %1360, align 8, !tbaa !145
  br label %1401

1371:                                             ; preds = %1458
  %1372 = insertelement <8 x i64> poison, i64 %1336, i64 0
  %1373 = insertelement <8 x i64> poison, i64 %1338, i64 0
  %1374 = insertelement <8 x i64> poison, i64 %1340, i64 0
  %1375 = insertelement <8 x i64> poison, i64 %1342, i64 0
  %1376 = shufflevector <8 x i64> %1372, <8 x i64> poison, <8 x i32> zeroinitializer
  %1377 = shufflevector <8 x i64> %1373, <8 x i64> poison, <8 x i32> zeroinitializer
  %1378 = shufflevector <8 x i64> %1374, <8 x i64> poison, <8 x i32> zeroinitializer
  %1379 = shufflevector <8 x i64> %1375, <8 x i64> poison, <8 x i32> zeroinitializer
  %1380 = load <8 x i64>, ptr %12, align 16
  %1381 = lshr <8 x i64> %1380, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1382 = and <8 x i64> %1381, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1383 = and <8 x i64> %1380, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1384 = sub nsw <8 x i64> %1383, %1378
  %1385 = icmp ult <8 x i64> %1384, %1376
  %1386 = icmp eq <8 x i64> %1380, zeroinitializer
  %1387 = icmp ne i32 %1345, 1
  %1388 = sext i1 %1387 to i64
  %1389 = insertelement <8 x i64> poison, i64 %1388, i64 0
  %1390 = shufflevector <8 x i64> %1389, <8 x i64> poison, <8 x i32> zeroinitializer
  %1391 = and <8 x i64> %1380, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1392 = icmp eq <8 x i64> %1391, %1379
  %1393 = icmp ult <8 x i64> %1382, %1377
  %1394 = and <8 x i1> %1385, %1393
  %1395 = select <8 x i1> %1392, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1394
  %1396 = select <8 x i1> %1395, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1386
  %1397 = select <8 x i1> %1385, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1390
  %1398 = select <8 x i1> %1396, <8 x i64> zeroinitializer, <8 x i64> %1397
  %1399 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1398)
  %1400 = icmp eq i64 %1399, 0
  br i1 %1400, label %1468, label %1494

1401:                                             ; preds = %1458, %1334
  %1402 = phi i64 [ %1370, %1334 ], [ %1407, %1458 ]
  %1403 = phi i64 [ 0, %1334 ], [ %1466, %1458 ]
  %1404 = getelementptr inbounds i64, ptr %21, i64 %1403
  %1405 = load i64, ptr %1404, align 8, !tbaa !46
  %1406 = lshr i64 %1405, 14
  %1407 = add nuw nsw i64 %1406, 1
  %1408 = icmp eq i64 %1407, %1402
  br i1 %1408, label %1409, label %1411

1409:                                             ; preds = %1401
  %1410 = load i64, ptr %1368, align 8, !tbaa !146
  br label %1458

1411:                                             ; preds = %1401
  %1412 = load i64, ptr %1361, align 8, !tbaa !147
  %1413 = inttoptr i64 %1412 to ptr
  %1414 = load i64, ptr %1362, align 8, !tbaa !148
  %1415 = inttoptr i64 %1414 to ptr
  %1416 = lshr i64 %1407, 6
  %1417 = mul i64 %1416, 2104162448473109
  %1418 = lshr i64 %1417, 34
  %1419 = and i64 %1418, 262080
  %1420 = and i64 %1407, 63
  %1421 = or disjoint i64 %1419, %1420
  %1422 = getelementptr inbounds i64, ptr %1413, i64 %1421
  %1423 = load i64, ptr %1422, align 8, !tbaa !46
  %1424 = icmp eq i64 %1423, 0
  %1425 = icmp eq i64 %1423, %1407
  %1426 = or i1 %1424, %1425
  br i1 %1426, label %1436, label %1427

1427:                                             ; preds = %1411, %1427
  %1428 = phi i64 [ %1430, %1427 ], [ %1421, %1411 ]
  %1429 = add nuw nsw i64 %1428, 65
  %1430 = and i64 %1429, 262143
  %1431 = getelementptr inbounds i64, ptr %1413, i64 %1430
  %1432 = load i64, ptr %1431, align 8, !tbaa !46
  %1433 = icmp eq i64 %1432, 0
  %1434 = icmp eq i64 %1432, %1407
  %1435 = or i1 %1433, %1434
  br i1 %1435, label %1436, label %1427, !llvm.loop !149

1436:                                             ; preds = %1427, %1411
  %1437 = phi i64 [ %1421, %1411 ], [ %1430, %1427 ]
  %1438 = phi i1 [ %1424, %1411 ], [ %1433, %1427 ]
  br i1 %1438, label %1439, label %1447

1439:                                             ; preds = %1436
  %1440 = getelementptr inbounds i64, ptr %1413, i64 %1437
  %1441 = load i64, ptr %1363, align 8, !tbaa !150
  %1442 = load i64, ptr %1364, align 8, !tbaa !151
  %1443 = icmp ult i64 %1441, %1442
  tail call void @llvm.assume(i1 %1443)
  store i64 %1407, ptr %1440, align 8, !tbaa !46
  %1444 = load i64, ptr %1363, align 8, !tbaa !150
  %1445 = add i64 %1444, 1
  store i64 %1445, ptr %1363, align 8, !tbaa !150
  %1446 = getelementptr inbounds i64, ptr %1415, i64 %1437
  store i64 %1444, ptr %1446, align 8, !tbaa !46
  br label %1447

1447:                                             ; preds = %1439, %1436
  store i64 %1407, ptr %1360, align 8, !tbaa !145
  %1448 = load i64, ptr %1365, align 8, !tbaa !152
  %1449 = getelementptr inbounds i64, ptr %1415, i64 %1437
  %1450 = load i64, ptr %1449, align 8, !tbaa !46
  %1451 = shl i64 %1450, 16
  %1452 = add i64 %1451, %1448
  store i64 %1452, ptr %1366, align 8, !tbaa !153
  %1453 = load i64, ptr %1367, align 8, !tbaa !154
  %1454 = load i64, ptr %1449, align 8, !tbaa !46
  %1455 = shl i64 %1454, 12
  %1456 = and i64 %1455, 4611686018427383808
  %1457 = add i64 %1456, %1453
  store i64 %1457, ptr %1368, align 8, !tbaa !146
  br label %1458

1458:                                             ; preds = %1447, %1409
  %1459 = phi i64 [ %1410, %1409 ], [ %1457, %1447 ]
  %1460 = inttoptr i64 %1459 to ptr
  %1461 = lshr i64 %1405, 6
  %1462 = and i64 %1461, 255
  %1463 = getelementptr inbounds %struct.Cell, ptr %1460, i64 %1462
  %1464 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %1403
  store ptr %1463, ptr %1464, align 8, !tbaa !63
  %1465 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %1403
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1465, ptr noundef nonnull align 8 dereferenceable(16) %1463, i64 16, i1 false), !tbaa.struct !158
  %1466 = add nuw nsw i64 %1403, 1
  %1467 = icmp eq i64 %1466, %1369
  br i1 %1467, label %1371, label %1401, !llvm.loop !159

1468:                                             ; preds = %1371
  %1469 = insertelement <8 x i64> %1357, i64 %1356, i64 5
  %1470 = insertelement <8 x i64> %1469, i64 %1359, i64 6
  %1471 = insertelement <8 x i64> poison, i64 %1344, i64 0
  %1472 = insertelement <8 x i64> %1470, i64 %1359, i64 7
  %1473 = shufflevector <8 x i64> %1471, <8 x i64> poison, <8 x i32> zeroinitializer
  %1474 = shl <8 x i64> %1472, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1475 = or <8 x i64> %1474, %1473
  %1476 = and <8 x i64> %1475, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %1476, ptr %12, align 16
  %1477 = and i64 %1369, 1
  %1478 = icmp eq i32 %1046, 1
  br i1 %1478, label %1591, label %1479

1479:                                             ; preds = %1468
  %1480 = and i64 %1369, 4294967294
  br label %1481

1481:                                             ; preds = %1481, %1479
  %1482 = phi i64 [ 0, %1479 ], [ %1491, %1481 ]
  %1483 = phi i64 [ 0, %1479 ], [ %1492, %1481 ]
  %1484 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %1482
  %1485 = load ptr, ptr %1484, align 16, !tbaa !63
  %1486 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %1482
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1485, ptr noundef nonnull align 16 dereferenceable(16) %1486, i64 16, i1 false), !tbaa.struct !158
  %1487 = or disjoint i64 %1482, 1
  %1488 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %1487
  %1489 = load ptr, ptr %1488, align 8, !tbaa !63
  %1490 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %1487
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1489, ptr noundef nonnull align 16 dereferenceable(16) %1490, i64 16, i1 false), !tbaa.struct !158
  %1491 = add nuw nsw i64 %1482, 2
  %1492 = add i64 %1483, 2
  %1493 = icmp eq i64 %1492, %1480
  br i1 %1493, label %1591, label %1481, !llvm.loop !160

1494:                                             ; preds = %1371, %1588
  %1495 = phi i64 [ %1589, %1588 ], [ 0, %1371 ]
  %1496 = getelementptr inbounds i64, ptr %21, i64 %1495
  %1497 = load i64, ptr %1496, align 8, !tbaa !46
  %1498 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %1497)
  %1499 = getelementptr inbounds i32, ptr %20, i64 %1495
  %1500 = load i32, ptr %1499, align 4, !tbaa !25
  %1501 = load i32, ptr %1025, align 4, !tbaa !118
  %1502 = zext i32 %1501 to i64
  %1503 = insertelement <8 x i64> poison, i64 %1502, i64 0
  %1504 = shufflevector <8 x i64> %1503, <8 x i64> poison, <8 x i32> zeroinitializer
  %1505 = load i32, ptr %1026, align 8, !tbaa !120
  %1506 = zext i32 %1505 to i64
  %1507 = insertelement <8 x i64> poison, i64 %1506, i64 0
  %1508 = shufflevector <8 x i64> %1507, <8 x i64> poison, <8 x i32> zeroinitializer
  %1509 = load i32, ptr %1027, align 4, !tbaa !116
  %1510 = zext i32 %1509 to i64
  %1511 = insertelement <8 x i64> poison, i64 %1510, i64 0
  %1512 = shufflevector <8 x i64> %1511, <8 x i64> poison, <8 x i32> zeroinitializer
  %1513 = load i32, ptr %1028, align 8, !tbaa !117
  %1514 = zext i32 %1513 to i64
  %1515 = insertelement <8 x i64> poison, i64 %1514, i64 0
  %1516 = shufflevector <8 x i64> %1515, <8 x i64> poison, <8 x i32> zeroinitializer
  %1517 = load i64, ptr %102, align 8, !tbaa !123
  %1518 = or i64 %1517, 4323455642275676160
  %1519 = insertelement <8 x i64> poison, i64 %1518, i64 0
  %1520 = shufflevector <8 x i64> %1519, <8 x i64> poison, <8 x i32> zeroinitializer
  %1521 = load i32, ptr %111, align 4, !tbaa !112
  %1522 = icmp ne i32 %1521, 1
  %1523 = sext i1 %1522 to i64
  %1524 = insertelement <8 x i64> poison, i64 %1523, i64 0
  %1525 = shufflevector <8 x i64> %1524, <8 x i64> poison, <8 x i32> zeroinitializer
  %1526 = zext i32 %1500 to i64
  %1527 = insertelement <8 x i64> poison, i64 %1526, i64 0
  %1528 = shufflevector <8 x i64> %1527, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %1529

1529:                                             ; preds = %1585, %1494
  %1530 = phi i64 [ 0, %1494 ], [ %1586, %1585 ]
  %1531 = getelementptr inbounds %struct.Cell, ptr %1498, i64 %1530
  %1532 = load <8 x i64>, ptr %1531, align 8
  %1533 = lshr <8 x i64> %1532, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1534 = and <8 x i64> %1533, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1535 = and <8 x i64> %1532, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1536 = sub nsw <8 x i64> %1535, %1512
  %1537 = icmp ult <8 x i64> %1536, %1504
  %1538 = icmp eq <8 x i64> %1532, zeroinitializer
  %1539 = and <8 x i64> %1532, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1540 = icmp eq <8 x i64> %1539, %1516
  %1541 = icmp ult <8 x i64> %1534, %1508
  %1542 = and <8 x i1> %1537, %1541
  %1543 = select <8 x i1> %1540, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1542
  %1544 = select <8 x i1> %1543, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1538
  %1545 = select <8 x i1> %1537, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1525
  %1546 = select <8 x i1> %1544, <8 x i64> zeroinitializer, <8 x i64> %1545
  %1547 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1546)
  %1548 = icmp eq i64 %1547, 0
  br i1 %1548, label %1576, label %1549

1549:                                             ; preds = %1529
  %1550 = shl nuw nsw i64 %1530, 2
  %1551 = add i64 %1550, %1497
  %1552 = trunc nuw nsw i64 %1530 to i32
  %1553 = lshr i32 %1552, %328
  %1554 = add i32 %1553, %1500
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1531, i64 noundef %1551, i32 noundef 15, i32 noundef %1554)
  %1555 = or disjoint i64 %1530, 1
  %1556 = getelementptr inbounds %struct.Cell, ptr %1498, i64 %1555
  %1557 = shl nuw nsw i64 %1555, 2
  %1558 = add i64 %1557, %1497
  %1559 = trunc nuw nsw i64 %1555 to i32
  %1560 = lshr i32 %1559, %328
  %1561 = add i32 %1560, %1500
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1556, i64 noundef %1558, i32 noundef 15, i32 noundef %1561)
  %1562 = or disjoint i64 %1530, 2
  %1563 = getelementptr inbounds %struct.Cell, ptr %1498, i64 %1562
  %1564 = shl nuw nsw i64 %1562, 2
  %1565 = add i64 %1564, %1497
  %1566 = trunc nuw nsw i64 %1562 to i32
  %1567 = lshr i32 %1566, %328
  %1568 = add i32 %1567, %1500
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1563, i64 noundef %1565, i32 noundef 15, i32 noundef %1568)
  %1569 = or disjoint i64 %1530, 3
  %1570 = getelementptr inbounds %struct.Cell, ptr %1498, i64 %1569
  %1571 = shl nuw nsw i64 %1569, 2
  %1572 = add i64 %1571, %1497
  %1573 = trunc nuw nsw i64 %1569 to i32
  %1574 = lshr i32 %1573, %328
  %1575 = add i32 %1574, %1500
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1570, i64 noundef %1572, i32 noundef 15, i32 noundef %1575)
  br label %1585

1576:                                             ; preds = %1529
  %1577 = insertelement <8 x i64> poison, i64 %1530, i64 0
  %1578 = shufflevector <8 x i64> %1577, <8 x i64> poison, <8 x i32> zeroinitializer
  %1579 = or disjoint <8 x i64> %1578, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %1580 = lshr <8 x i64> %1579, %1035
  %1581 = add nuw nsw <8 x i64> %1580, %1528
  %1582 = shl nuw nsw <8 x i64> %1581, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1583 = or <8 x i64> %1582, %1520
  %1584 = and <8 x i64> %1583, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %1584, ptr %1531, align 8
  br label %1585

1585:                                             ; preds = %1576, %1549
  %1586 = add nuw nsw i64 %1530, 4
  %1587 = icmp ult i64 %1530, 12
  br i1 %1587, label %1529, label %1588, !llvm.loop !161

1588:                                             ; preds = %1585
  %1589 = add nuw nsw i64 %1495, 1
  %1590 = icmp eq i64 %1589, %1369
  br i1 %1590, label %1598, label %1494, !llvm.loop !162

1591:                                             ; preds = %1481, %1468
  %1592 = phi i64 [ 0, %1468 ], [ %1491, %1481 ]
  %1593 = icmp eq i64 %1477, 0
  br i1 %1593, label %1598, label %1594

1594:                                             ; preds = %1591
  %1595 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %1592
  %1596 = load ptr, ptr %1595, align 8, !tbaa !63
  %1597 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %1592
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1596, ptr noundef nonnull align 16 dereferenceable(16) %1597, i64 16, i1 false), !tbaa.struct !158
  br label %1598

1598:                                             ; preds = %1588, %1594, %1591
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #15
  br label %1599

1599:                                             ; preds = %1598, %1332
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %21) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %20) #15
  br label %1600

1600:                                             ; preds = %83, %30, %90, %94, %1599, %1020, %229, %109, %100, %80
  %1601 = phi i1 [ true, %100 ], [ false, %80 ], [ true, %109 ], [ true, %229 ], [ true, %1020 ], [ true, %1599 ], [ true, %94 ], [ true, %90 ], [ true, %83 ], [ false, %30 ]
  %1602 = phi i64 [ 0, %100 ], [ 0, %80 ], [ 0, %109 ], [ 0, %229 ], [ %321, %1020 ], [ %321, %1599 ], [ 0, %94 ], [ 0, %90 ], [ 0, %83 ], [ 0, %30 ]
  %1603 = phi i64 [ %81, %100 ], [ %81, %80 ], [ %81, %109 ], [ %81, %229 ], [ %322, %1020 ], [ %322, %1599 ], [ %81, %94 ], [ %81, %90 ], [ %81, %83 ], [ 0, %30 ]
  %1604 = icmp ne i64 %1603, 0
  %1605 = xor i1 %1604, true
  %1606 = zext i1 %1605 to i32
  %1607 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 %1606, ptr %1607, align 8, !tbaa !141
  %1608 = load i32, ptr %23, align 8, !tbaa !111
  %1609 = icmp eq i32 %1608, 0
  %1610 = select i1 %1609, i1 %1604, i1 false
  br i1 %1610, label %1611, label %1662

1611:                                             ; preds = %1600, %1656
  %1612 = phi i64 [ %1658, %1656 ], [ 48, %1600 ]
  %1613 = phi i64 [ %1657, %1656 ], [ %1603, %1600 ]
  %1614 = lshr i64 %1613, %1612
  %1615 = and i64 %1614, 65535
  %1616 = icmp eq i64 %1615, 65535
  br i1 %1616, label %1617, label %1656

1617:                                             ; preds = %1611
  %1618 = getelementptr inbounds i64, ptr %1, i64 %1612
  %1619 = load <8 x i64>, ptr %1618, align 8
  %1620 = getelementptr inbounds i8, ptr %1618, i64 64
  %1621 = load <8 x i64>, ptr %1620, align 8
  %1622 = bitcast <8 x i64> %1619 to <4 x i128>
  %1623 = extractelement <4 x i128> %1622, i64 0
  %1624 = bitcast i128 %1623 to <2 x i64>
  %1625 = shufflevector <2 x i64> %1624, <2 x i64> poison, <8 x i32> zeroinitializer
  %1626 = xor <8 x i64> %1625, %1619
  %1627 = xor <8 x i64> %1625, %1621
  %1628 = or <8 x i64> %1626, %1627
  %1629 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1628)
  %1630 = icmp eq i64 %1629, 0
  br i1 %1630, label %1631, label %1635

1631:                                             ; preds = %1617
  %1632 = shl nuw i64 65534, %1612
  %1633 = xor i64 %1632, -1
  %1634 = and i64 %1613, %1633
  br label %1656

1635:                                             ; preds = %1617
  %1636 = icmp eq i64 %1612, 0
  br i1 %1636, label %1665, label %1637

1637:                                             ; preds = %1635
  %1638 = add nsw i64 %1612, -16
  %1639 = lshr i64 %1613, %1638
  %1640 = and i64 %1639, 65535
  %1641 = icmp eq i64 %1640, 65535
  br i1 %1641, label %1642, label %1656

1642:                                             ; preds = %1637
  %1643 = getelementptr inbounds i8, ptr %1618, i64 -128
  %1644 = load <8 x i64>, ptr %1643, align 8
  %1645 = getelementptr inbounds i8, ptr %1618, i64 -64
  %1646 = load <8 x i64>, ptr %1645, align 8
  %1647 = xor <8 x i64> %1644, %1619
  %1648 = xor <8 x i64> %1646, %1621
  %1649 = or <8 x i64> %1648, %1647
  %1650 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1649)
  %1651 = icmp eq i64 %1650, 0
  br i1 %1651, label %1652, label %1656

1652:                                             ; preds = %1642
  %1653 = shl nuw i64 65535, %1612
  %1654 = xor i64 %1653, -1
  %1655 = and i64 %1613, %1654
  br label %1656

1656:                                             ; preds = %1652, %1642, %1637, %1631, %1611
  %1657 = phi i64 [ %1613, %1611 ], [ %1634, %1631 ], [ %1655, %1652 ], [ %1613, %1642 ], [ %1613, %1637 ]
  %1658 = add nsw i64 %1612, -16
  %1659 = icmp ne i64 %1657, 0
  %1660 = icmp ult i64 %1658, 64
  %1661 = select i1 %1659, i1 %1660, i1 false
  br i1 %1661, label %1611, label %1662, !llvm.loop !45

1662:                                             ; preds = %1656, %1600
  %1663 = phi i64 [ %1603, %1600 ], [ %1657, %1656 ]
  %1664 = icmp eq i64 %1663, 0
  br i1 %1664, label %2210, label %1665

1665:                                             ; preds = %1635, %1662
  %1666 = phi i64 [ %1663, %1662 ], [ %1613, %1635 ]
  %1667 = getelementptr inbounds i8, ptr %0, i64 16
  %1668 = load ptr, ptr %1667, align 8, !tbaa !108
  %1669 = getelementptr inbounds i8, ptr %0, i64 48
  %1670 = load i32, ptr %1669, align 8, !tbaa !113
  %1671 = icmp ne i32 %1670, 0
  %1672 = icmp eq i32 %1608, 2
  %1673 = or i1 %1672, %1671
  br i1 %1673, label %2204, label %1674

1674:                                             ; preds = %1665
  %1675 = getelementptr inbounds i8, ptr %1668, i64 184
  %1676 = load i64, ptr %1675, align 8, !tbaa !144
  %1677 = icmp eq i64 %1676, 4194304
  br i1 %1677, label %2204, label %1678

1678:                                             ; preds = %1674
  %1679 = getelementptr inbounds i8, ptr %0, i64 24
  %1680 = load ptr, ptr %1679, align 8, !tbaa !109
  %1681 = getelementptr inbounds i8, ptr %1680, i64 112
  %1682 = load i64, ptr %1681, align 8, !tbaa !121
  %1683 = icmp ult i64 %1682, 65535
  br i1 %1683, label %1684, label %2204

1684:                                             ; preds = %1678
  %1685 = getelementptr inbounds i8, ptr %1668, i64 94464
  %1686 = getelementptr inbounds i8, ptr %0, i64 80
  %1687 = load i64, ptr %1686, align 8, !tbaa !123
  %1688 = lshr i64 %1687, 46
  %1689 = and i64 %1688, 4095
  %1690 = getelementptr inbounds [4096 x i8], ptr %1685, i64 0, i64 %1689
  %1691 = load i8, ptr %1690, align 1, !tbaa !85
  %1692 = icmp eq i8 %1691, 0
  br i1 %1692, label %1693, label %2204

1693:                                             ; preds = %1684
  %1694 = zext i32 %3 to i64
  %1695 = insertelement <8 x i64> poison, i64 %1694, i64 0
  %1696 = shufflevector <8 x i64> %1695, <8 x i64> poison, <8 x i32> zeroinitializer
  %1697 = mul nuw nsw <8 x i64> %1696, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %1698 = shl i32 %3, 3
  %1699 = zext i32 %1698 to i64
  %1700 = insertelement <8 x i64> poison, i64 %1699, i64 0
  %1701 = shufflevector <8 x i64> %1700, <8 x i64> poison, <8 x i32> zeroinitializer
  %1702 = getelementptr inbounds i8, ptr %0, i64 44
  %1703 = icmp eq i32 %4, 3
  br label %1706

1704:                                             ; preds = %1825
  %1705 = icmp eq i32 %3, 16
  br i1 %1705, label %1830, label %1838

1706:                                             ; preds = %1825, %1693
  %1707 = phi i64 [ %1602, %1693 ], [ %1826, %1825 ]
  %1708 = phi i64 [ 0, %1693 ], [ %1828, %1825 ]
  %1709 = phi i64 [ %1666, %1693 ], [ %1827, %1825 ]
  %1710 = lshr i64 %1709, %1708
  %1711 = and i64 %1710, 65535
  %1712 = icmp eq i64 %1711, 65535
  br i1 %1712, label %1713, label %1825

1713:                                             ; preds = %1706
  %1714 = getelementptr inbounds i64, ptr %1, i64 %1708
  %1715 = load i64, ptr %1714, align 8, !tbaa !46
  %1716 = getelementptr inbounds i8, ptr %1714, i64 64
  %1717 = load <8 x i64>, ptr %1716, align 8
  %1718 = insertelement <8 x i64> poison, i64 %1715, i64 0
  %1719 = shufflevector <8 x i64> %1718, <8 x i64> poison, <8 x i32> zeroinitializer
  %1720 = add <8 x i64> %1719, %1697
  %1721 = add <8 x i64> %1720, %1701
  %1722 = xor <8 x i64> %1721, %1717
  %1723 = load <8 x i64>, ptr %1714, align 8
  %1724 = xor <8 x i64> %1720, %1723
  %1725 = or <8 x i64> %1722, %1724
  %1726 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1725)
  %1727 = icmp eq i64 %1726, 0
  br i1 %1727, label %1728, label %1825

1728:                                             ; preds = %1713
  %1729 = trunc nuw nsw i64 %1708 to i32
  %1730 = tail call fastcc i32 @look_at_run(ptr noundef %0, i64 noundef %1715, i32 noundef %3, i32 noundef %1729, i32 noundef 16, i32 noundef %4)
  %1731 = icmp eq i32 %1730, 0
  br i1 %1731, label %1825, label %1732

1732:                                             ; preds = %1728
  %1733 = shl nuw i64 65535, %1708
  %1734 = xor i64 %1733, -1
  %1735 = and i64 %1709, %1734
  %1736 = load i32, ptr %1702, align 4, !tbaa !112
  %1737 = freeze i32 %1736
  %1738 = icmp eq i32 %1737, 0
  br i1 %1738, label %1742, label %1739

1739:                                             ; preds = %1732
  %1740 = icmp eq i32 %1737, 1
  %1741 = and i1 %1703, %1740
  br i1 %1741, label %1744, label %1825

1742:                                             ; preds = %1732
  %1743 = load i64, ptr %1714, align 8, !tbaa !46
  br label %1825

1744:                                             ; preds = %1739
  %1745 = load ptr, ptr %0, align 8, !tbaa !105
  %1746 = getelementptr inbounds i8, ptr %1745, i64 8
  %1747 = load i64, ptr %1746, align 8, !tbaa !52
  %1748 = load i64, ptr %1714, align 8, !tbaa !46
  %1749 = sub i64 %1748, %1747
  store i64 %1749, ptr %1714, align 8, !tbaa !46
  %1750 = or disjoint i64 %1708, 1
  %1751 = load i64, ptr %1746, align 8, !tbaa !52
  %1752 = getelementptr inbounds i64, ptr %1, i64 %1750
  %1753 = load i64, ptr %1752, align 8, !tbaa !46
  %1754 = sub i64 %1753, %1751
  store i64 %1754, ptr %1752, align 8, !tbaa !46
  %1755 = or disjoint i64 %1708, 2
  %1756 = load i64, ptr %1746, align 8, !tbaa !52
  %1757 = getelementptr inbounds i64, ptr %1, i64 %1755
  %1758 = load i64, ptr %1757, align 8, !tbaa !46
  %1759 = sub i64 %1758, %1756
  store i64 %1759, ptr %1757, align 8, !tbaa !46
  %1760 = or disjoint i64 %1708, 3
  %1761 = load i64, ptr %1746, align 8, !tbaa !52
  %1762 = getelementptr inbounds i64, ptr %1, i64 %1760
  %1763 = load i64, ptr %1762, align 8, !tbaa !46
  %1764 = sub i64 %1763, %1761
  store i64 %1764, ptr %1762, align 8, !tbaa !46
  %1765 = or disjoint i64 %1708, 4
  %1766 = load i64, ptr %1746, align 8, !tbaa !52
  %1767 = getelementptr inbounds i64, ptr %1, i64 %1765
  %1768 = load i64, ptr %1767, align 8, !tbaa !46
  %1769 = sub i64 %1768, %1766
  store i64 %1769, ptr %1767, align 8, !tbaa !46
  %1770 = or disjoint i64 %1708, 5
  %1771 = load i64, ptr %1746, align 8, !tbaa !52
  %1772 = getelementptr inbounds i64, ptr %1, i64 %1770
  %1773 = load i64, ptr %1772, align 8, !tbaa !46
  %1774 = sub i64 %1773, %1771
  store i64 %1774, ptr %1772, align 8, !tbaa !46
  %1775 = or disjoint i64 %1708, 6
  %1776 = load i64, ptr %1746, align 8, !tbaa !52
  %1777 = getelementptr inbounds i64, ptr %1, i64 %1775
  %1778 = load i64, ptr %1777, align 8, !tbaa !46
  %1779 = sub i64 %1778, %1776
  store i64 %1779, ptr %1777, align 8, !tbaa !46
  %1780 = or disjoint i64 %1708, 7
  %1781 = load i64, ptr %1746, align 8, !tbaa !52
  %1782 = getelementptr inbounds i64, ptr %1, i64 %1780
  %1783 = load i64, ptr %1782, align 8, !tbaa !46
  %1784 = sub i64 %1783, %1781
  store i64 %1784, ptr %1782, align 8, !tbaa !46
  %1785 = or disjoint i64 %1708, 8
  %1786 = load i64, ptr %1746, align 8, !tbaa !52
  %1787 = getelementptr inbounds i64, ptr %1, i64 %1785
  %1788 = load i64, ptr %1787, align 8, !tbaa !46
  %1789 = sub i64 %1788, %1786
  store i64 %1789, ptr %1787, align 8, !tbaa !46
  %1790 = or disjoint i64 %1708, 9
  %1791 = load i64, ptr %1746, align 8, !tbaa !52
  %1792 = getelementptr inbounds i64, ptr %1, i64 %1790
  %1793 = load i64, ptr %1792, align 8, !tbaa !46
  %1794 = sub i64 %1793, %1791
  store i64 %1794, ptr %1792, align 8, !tbaa !46
  %1795 = or disjoint i64 %1708, 10
  %1796 = load i64, ptr %1746, align 8, !tbaa !52
  %1797 = getelementptr inbounds i64, ptr %1, i64 %1795
  %1798 = load i64, ptr %1797, align 8, !tbaa !46
  %1799 = sub i64 %1798, %1796
  store i64 %1799, ptr %1797, align 8, !tbaa !46
  %1800 = or disjoint i64 %1708, 11
  %1801 = load i64, ptr %1746, align 8, !tbaa !52
  %1802 = getelementptr inbounds i64, ptr %1, i64 %1800
  %1803 = load i64, ptr %1802, align 8, !tbaa !46
  %1804 = sub i64 %1803, %1801
  store i64 %1804, ptr %1802, align 8, !tbaa !46
  %1805 = or disjoint i64 %1708, 12
  %1806 = load i64, ptr %1746, align 8, !tbaa !52
  %1807 = getelementptr inbounds i64, ptr %1, i64 %1805
  %1808 = load i64, ptr %1807, align 8, !tbaa !46
  %1809 = sub i64 %1808, %1806
  store i64 %1809, ptr %1807, align 8, !tbaa !46
  %1810 = or disjoint i64 %1708, 13
  %1811 = load i64, ptr %1746, align 8, !tbaa !52
  %1812 = getelementptr inbounds i64, ptr %1, i64 %1810
  %1813 = load i64, ptr %1812, align 8, !tbaa !46
  %1814 = sub i64 %1813, %1811
  store i64 %1814, ptr %1812, align 8, !tbaa !46
  %1815 = or disjoint i64 %1708, 14
  %1816 = load i64, ptr %1746, align 8, !tbaa !52
  %1817 = getelementptr inbounds i64, ptr %1, i64 %1815
  %1818 = load i64, ptr %1817, align 8, !tbaa !46
  %1819 = sub i64 %1818, %1816
  store i64 %1819, ptr %1817, align 8, !tbaa !46
  %1820 = or disjoint i64 %1708, 15
  %1821 = load i64, ptr %1746, align 8, !tbaa !52
  %1822 = getelementptr inbounds i64, ptr %1, i64 %1820
  %1823 = load i64, ptr %1822, align 8, !tbaa !46
  %1824 = sub i64 %1823, %1821
  store i64 %1824, ptr %1822, align 8, !tbaa !46
  br label %1825

1825:                                             ; preds = %1744, %1742, %1739, %1728, %1713, %1706
  %1826 = phi i64 [ %1707, %1728 ], [ %1743, %1742 ], [ %1707, %1744 ], [ %1707, %1739 ], [ %1707, %1713 ], [ %1707, %1706 ]
  %1827 = phi i64 [ %1709, %1728 ], [ %1735, %1742 ], [ %1735, %1744 ], [ %1735, %1739 ], [ %1709, %1713 ], [ %1709, %1706 ]
  %1828 = add nuw nsw i64 %1708, 16
  %1829 = icmp ult i64 %1708, 48
  br i1 %1829, label %1706, label %1704, !llvm.loop !164

1830:                                             ; preds = %1704
  %1831 = load i32, ptr %23, align 8, !tbaa !111
  %1832 = icmp eq i32 %1831, 0
  %1833 = icmp eq i64 %1827, 0
  br i1 %1832, label %1836, label %1834

1834:                                             ; preds = %1830
  %1835 = zext i1 %1833 to i32
  store i32 %1835, ptr %1607, align 8, !tbaa !141
  br label %2200

1836:                                             ; preds = %1830
  br i1 %1833, label %1837, label %1843

1837:                                             ; preds = %1836
  store i32 1, ptr %1607, align 8, !tbaa !141
  br label %2210

1838:                                             ; preds = %1861, %1704
  %1839 = phi i64 [ %1826, %1704 ], [ %1862, %1861 ]
  %1840 = phi i64 [ %1827, %1704 ], [ %1863, %1861 ]
  %1841 = icmp eq i64 %1840, 0
  %1842 = zext i1 %1841 to i32
  store i32 %1842, ptr %1607, align 8, !tbaa !141
  switch i32 %3, label %2200 [
    i32 8, label %1867
    i32 4, label %1867
  ]

1843:                                             ; preds = %1836, %1861
  %1844 = phi i64 [ %1862, %1861 ], [ %1826, %1836 ]
  %1845 = phi i64 [ %1863, %1861 ], [ %1827, %1836 ]
  %1846 = phi i64 [ %1865, %1861 ], [ %1827, %1836 ]
  %1847 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1846, i1 true)
  %1848 = trunc nuw nsw i64 %1847 to i32
  %1849 = getelementptr inbounds i64, ptr %1, i64 %1847
  %1850 = load i64, ptr %1849, align 8, !tbaa !46
  %1851 = tail call fastcc i32 @look_at_run(ptr noundef %0, i64 noundef %1850, i32 noundef 16, i32 noundef %1848, i32 noundef 1, i32 noundef %4)
  %1852 = icmp eq i32 %1851, 0
  br i1 %1852, label %1861, label %1853

1853:                                             ; preds = %1843
  %1854 = shl nuw i64 1, %1847
  %1855 = xor i64 %1854, -1
  %1856 = and i64 %1845, %1855
  %1857 = load i32, ptr %1702, align 4, !tbaa !112
  %1858 = icmp eq i32 %1857, 0
  br i1 %1858, label %1859, label %1861

1859:                                             ; preds = %1853
  %1860 = load i64, ptr %1849, align 8, !tbaa !46
  br label %1861

1861:                                             ; preds = %1859, %1853, %1843
  %1862 = phi i64 [ %1844, %1843 ], [ %1860, %1859 ], [ %1844, %1853 ]
  %1863 = phi i64 [ %1845, %1843 ], [ %1856, %1859 ], [ %1856, %1853 ]
  %1864 = add i64 %1846, -1
  %1865 = and i64 %1864, %1846
  %1866 = icmp eq i64 %1865, 0
  br i1 %1866, label %1838, label %1843, !llvm.loop !165

1867:                                             ; preds = %1838, %1838
  %1868 = load ptr, ptr %0, align 8, !tbaa !105
  br label %1874

1869:                                             ; preds = %1908
  %1870 = add i32 %3, -1
  %1871 = zext i32 %1870 to i64
  %1872 = and i64 %1910, %1871
  %1873 = icmp eq i64 %1872, 0
  br i1 %1873, label %1913, label %2200

1874:                                             ; preds = %1908, %1867
  %1875 = phi i64 [ 0, %1867 ], [ %1911, %1908 ]
  %1876 = phi i64 [ 0, %1867 ], [ %1910, %1908 ]
  %1877 = phi i64 [ 0, %1867 ], [ %1909, %1908 ]
  %1878 = lshr i64 %1840, %1875
  %1879 = trunc i64 %1878 to i16
  switch i16 %1879, label %1880 [
    i16 -1, label %1883
    i16 0, label %1908
  ]

1880:                                             ; preds = %1874
  %1881 = and i64 %1878, 65535
  %1882 = getelementptr inbounds i64, ptr %1, i64 %1875
  br label %1896

1883:                                             ; preds = %1874
  %1884 = getelementptr inbounds i64, ptr %1, i64 %1875
  %1885 = load <8 x i64>, ptr %1884, align 8
  %1886 = getelementptr inbounds i8, ptr %1884, i64 64
  %1887 = load <8 x i64>, ptr %1886, align 8
  %1888 = or <8 x i64> %1887, %1885
  %1889 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1888)
  %1890 = or i64 %1889, %1876
  %1891 = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %1885, <8 x i64> %1887)
  %1892 = xor <8 x i64> %1885, %1891
  %1893 = xor <8 x i64> %1892, %1887
  %1894 = tail call i64 @llvm.vector.reduce.umax.v8i64(<8 x i64> %1893)
  %1895 = tail call i64 @llvm.umax.i64(i64 %1877, i64 %1894)
  br label %1908

1896:                                             ; preds = %1896, %1880
  %1897 = phi i64 [ %1903, %1896 ], [ %1876, %1880 ]
  %1898 = phi i64 [ %1906, %1896 ], [ %1881, %1880 ]
  %1899 = phi i64 [ %1904, %1896 ], [ %1877, %1880 ]
  %1900 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1898, i1 true)
  %1901 = getelementptr inbounds i64, ptr %1882, i64 %1900
  %1902 = load i64, ptr %1901, align 8, !tbaa !46
  %1903 = or i64 %1902, %1897
  %1904 = tail call i64 @llvm.umax.i64(i64 %1899, i64 %1902)
  %1905 = add nsw i64 %1898, -1
  %1906 = and i64 %1905, %1898
  %1907 = icmp eq i64 %1906, 0
  br i1 %1907, label %1908, label %1896, !llvm.loop !166

1908:                                             ; preds = %1896, %1883, %1874
  %1909 = phi i64 [ %1895, %1883 ], [ %1877, %1874 ], [ %1904, %1896 ]
  %1910 = phi i64 [ %1890, %1883 ], [ %1876, %1874 ], [ %1903, %1896 ]
  %1911 = add nuw nsw i64 %1875, 16
  %1912 = icmp ult i64 %1875, 48
  br i1 %1912, label %1874, label %1869, !llvm.loop !167

1913:                                             ; preds = %1869
  switch i32 %4, label %2200 [
    i32 0, label %1919
    i32 1, label %1914
  ]

1914:                                             ; preds = %1913
  %1915 = add i64 %1909, %1694
  %1916 = getelementptr inbounds i8, ptr %1868, i64 16
  %1917 = load i64, ptr %1916, align 8, !tbaa !53
  %1918 = icmp ugt i64 %1915, %1917
  br i1 %1918, label %2200, label %1919

1919:                                             ; preds = %1914, %1913
  store i32 %4, ptr %1702, align 4, !tbaa !112
  %1920 = load i32, ptr %23, align 8, !tbaa !111
  %1921 = icmp eq i32 %1920, 0
  %1922 = getelementptr inbounds i8, ptr %0, i64 68
  %1923 = load i32, ptr %1922, align 4, !tbaa !118
  %1924 = zext i32 %1923 to i64
  %1925 = insertelement <8 x i64> poison, i64 %1924, i64 0
  %1926 = shufflevector <8 x i64> %1925, <8 x i64> poison, <8 x i32> zeroinitializer
  %1927 = getelementptr inbounds i8, ptr %0, i64 72
  %1928 = load i32, ptr %1927, align 8, !tbaa !120
  %1929 = zext i32 %1928 to i64
  %1930 = insertelement <8 x i64> poison, i64 %1929, i64 0
  %1931 = shufflevector <8 x i64> %1930, <8 x i64> poison, <8 x i32> zeroinitializer
  %1932 = getelementptr inbounds i8, ptr %0, i64 60
  %1933 = load i32, ptr %1932, align 4, !tbaa !116
  %1934 = zext i32 %1933 to i64
  %1935 = insertelement <8 x i64> poison, i64 %1934, i64 0
  %1936 = shufflevector <8 x i64> %1935, <8 x i64> poison, <8 x i32> zeroinitializer
  %1937 = getelementptr inbounds i8, ptr %0, i64 64
  %1938 = load i32, ptr %1937, align 8, !tbaa !117
  %1939 = zext i32 %1938 to i64
  %1940 = insertelement <8 x i64> poison, i64 %1939, i64 0
  %1941 = shufflevector <8 x i64> %1940, <8 x i64> poison, <8 x i32> zeroinitializer
  %1942 = load i64, ptr %1686, align 8, !tbaa !123
  %1943 = or i64 %1942, 4323455642275676160
  %1944 = insertelement <8 x i64> poison, i64 %1943, i64 0
  br i1 %1921, label %1945, label %2081

1945:                                             ; preds = %1919
  %1946 = shufflevector <8 x i64> %1944, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1947 = sext i1 %26 to i64
  %1948 = insertelement <8 x i64> poison, i64 %1947, i64 0
  %1949 = shufflevector <8 x i64> %1948, <8 x i64> poison, <8 x i32> zeroinitializer
  %1950 = load ptr, ptr %1667, align 8, !tbaa !108
  %1951 = getelementptr inbounds i8, ptr %0, i64 56
  %1952 = load i32, ptr %1951, align 8, !tbaa !115
  %1953 = getelementptr inbounds i8, ptr %1950, i64 168
  %1954 = load i64, ptr %1953, align 8, !tbaa !33
  %1955 = inttoptr i64 %1954 to ptr
  %1956 = zext i32 %1952 to i64
  %1957 = getelementptr inbounds %struct.KnownGroup, ptr %1955, i64 %1956
  %1958 = load i32, ptr %1957, align 4, !tbaa !36
  %1959 = icmp ne i32 %1958, 0
  %1960 = sext i1 %1959 to i64
  %1961 = insertelement <8 x i64> poison, i64 %1960, i64 0
  %1962 = shufflevector <8 x i64> %1961, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1963 = lshr i32 %3, 2
  %1964 = icmp ult i32 %3, 4
  %1965 = lshr i64 %1694, 2
  %1966 = zext nneg i32 %1963 to i64
  %1967 = getelementptr inbounds i8, ptr %6, i64 8
  %1968 = getelementptr inbounds i8, ptr %6, i64 16
  %1969 = getelementptr inbounds i8, ptr %6, i64 24
  %1970 = getelementptr inbounds i8, ptr %7, i64 8
  %1971 = getelementptr inbounds i8, ptr %7, i64 16
  %1972 = getelementptr inbounds i8, ptr %7, i64 24
  br label %1973

1973:                                             ; preds = %2080, %1945
  %1974 = phi <8 x i64> [ undef, %1945 ], [ %2012, %2080 ]
  %1975 = phi i64 [ %1840, %1945 ], [ %1987, %2080 ]
  %1976 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1975)
  %1977 = trunc nuw nsw i64 %1976 to i32
  %1978 = mul i32 %1963, %1977
  %1979 = icmp ugt i32 %1978, 3
  br i1 %1979, label %1980, label %2189

1980:                                             ; preds = %1973
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #15
  br label %1981

1981:                                             ; preds = %2011, %1980
  %1982 = phi i64 [ 0, %1980 ], [ %2013, %2011 ]
  %1983 = phi i64 [ %1975, %1980 ], [ %1987, %2011 ]
  %1984 = phi <8 x i64> [ %1974, %1980 ], [ %2012, %2011 ]
  %1985 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1983, i1 true)
  %1986 = add i64 %1983, -1
  %1987 = and i64 %1986, %1983
  %1988 = getelementptr inbounds i64, ptr %1, i64 %1985
  %1989 = load i64, ptr %1988, align 8, !tbaa !46
  %1990 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %1989)
  %1991 = icmp eq ptr %1990, null
  br i1 %1991, label %2079, label %1992

1992:                                             ; preds = %1981
  br i1 %1964, label %2011, label %1993

1993:                                             ; preds = %1992
  %1994 = load i64, ptr %1988, align 8, !tbaa !46
  br label %1995

1995:                                             ; preds = %1995, %1993
  %1996 = phi i64 [ 0, %1993 ], [ %2009, %1995 ]
  %1997 = phi <8 x i64> [ %1984, %1993 ], [ %2008, %1995 ]
  %1998 = getelementptr inbounds %struct.Cell, ptr %1990, i64 %1996
  %1999 = add nuw nsw i64 %1996, %1982
  %2000 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %1999
  store ptr %1998, ptr %2000, align 8, !tbaa !63
  %2001 = shl nuw i64 %1996, 2
  %2002 = add i64 %2001, %1994
  %2003 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %1999
  store i64 %2002, ptr %2003, align 8, !tbaa !46
  %2004 = trunc i64 %1999 to i32
  %2005 = shl i32 %2004, 1
  %2006 = or disjoint i32 %2005, 1
  %2007 = insertelement <8 x i64> %1997, i64 %1985, i32 %2006
  %2008 = insertelement <8 x i64> %2007, i64 %1985, i32 %2005
  %2009 = add nuw nsw i64 %1996, 1
  %2010 = icmp eq i64 %2009, %1966
  br i1 %2010, label %2011, label %1995, !llvm.loop !168

2011:                                             ; preds = %1995, %1992
  %2012 = phi <8 x i64> [ %1984, %1992 ], [ %2008, %1995 ]
  %2013 = add nuw nsw i64 %1982, %1965
  %2014 = icmp ugt i64 %2013, 3
  br i1 %2014, label %2015, label %1981, !llvm.loop !169

2015:                                             ; preds = %2011
  %2016 = load ptr, ptr %6, align 16, !tbaa !63
  %2017 = load <2 x i64>, ptr %2016, align 8
  %2018 = load ptr, ptr %1967, align 8, !tbaa !63
  %2019 = load <2 x i64>, ptr %2018, align 8
  %2020 = shufflevector <2 x i64> %2017, <2 x i64> %2019, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %2021 = load ptr, ptr %1968, align 16, !tbaa !63
  %2022 = load <2 x i64>, ptr %2021, align 8
  %2023 = shufflevector <2 x i64> %2022, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %2024 = shufflevector <8 x i64> %2020, <8 x i64> %2023, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %2025 = load ptr, ptr %1969, align 8, !tbaa !63
  %2026 = load <2 x i64>, ptr %2025, align 8
  %2027 = shufflevector <2 x i64> %2026, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %2028 = shufflevector <8 x i64> %2024, <8 x i64> %2027, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  %2029 = lshr <8 x i64> %2028, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %2030 = and <8 x i64> %2029, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2031 = and <8 x i64> %2028, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %2032 = sub nsw <8 x i64> %2031, %1936
  %2033 = icmp ult <8 x i64> %2032, %1926
  %2034 = icmp eq <8 x i64> %2028, zeroinitializer
  %2035 = select <8 x i1> %2033, <8 x i64> zeroinitializer, <8 x i64> %1949
  %2036 = select <8 x i1> %2034, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2035
  %2037 = and <8 x i64> %2028, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %2038 = icmp eq <8 x i64> %2037, %1941
  %2039 = icmp ult <8 x i64> %2030, %1931
  %2040 = and <8 x i1> %2033, %2039
  %2041 = select <8 x i1> %2038, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2040
  %2042 = select <8 x i1> %2041, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2036
  %2043 = xor <8 x i64> %2042, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %2044 = xor <8 x i64> %2036, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %2045 = and <8 x i64> %2028, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %2046 = icmp eq <8 x i64> %2045, zeroinitializer
  %2047 = select <8 x i1> %2046, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %2044
  %2048 = or <8 x i64> %2047, %2043
  %2049 = icmp eq <8 x i64> %2030, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2050 = select <8 x i1> %2049, <8 x i64> %2044, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %2051 = and <8 x i64> %1962, %2043
  %2052 = or <8 x i64> %2051, %2050
  %2053 = shufflevector <8 x i64> %2048, <8 x i64> %2052, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %2054 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2053)
  %2055 = icmp eq i64 %2054, 0
  br i1 %2055, label %2066, label %2056

2056:                                             ; preds = %2015
  %2057 = load i64, ptr %7, align 16, !tbaa !46
  %2058 = bitcast <8 x i64> %2012 to <16 x i32>
  %2059 = extractelement <16 x i32> %2058, i64 0
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2016, i64 noundef %2057, i32 noundef 15, i32 noundef %2059)
  %2060 = load i64, ptr %1970, align 8, !tbaa !46
  %2061 = extractelement <16 x i32> %2058, i64 4
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2018, i64 noundef %2060, i32 noundef 15, i32 noundef %2061)
  %2062 = load i64, ptr %1971, align 16, !tbaa !46
  %2063 = extractelement <16 x i32> %2058, i64 8
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2021, i64 noundef %2062, i32 noundef 15, i32 noundef %2063)
  %2064 = load i64, ptr %1972, align 8, !tbaa !46
  %2065 = extractelement <16 x i32> %2058, i64 12
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2025, i64 noundef %2064, i32 noundef 15, i32 noundef %2065)
  br label %2080

2066:                                             ; preds = %2015
  %2067 = and <8 x i64> %2028, %2044
  %2068 = shl <8 x i64> %2012, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2069 = or <8 x i64> %2068, %1946
  %2070 = and <8 x i64> %2042, %2069
  %2071 = or <8 x i64> %2028, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %2072 = and <8 x i64> %2071, %2043
  %2073 = or <8 x i64> %2070, %2072
  %2074 = shufflevector <8 x i64> %2067, <8 x i64> %2073, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %2075 = shufflevector <8 x i64> %2074, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i64> %2075, ptr %2016, align 8
  %2076 = shufflevector <8 x i64> %2074, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i64> %2076, ptr %2018, align 8
  %2077 = shufflevector <8 x i64> %2074, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i64> %2077, ptr %2021, align 8
  %2078 = shufflevector <8 x i64> %2074, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i64> %2078, ptr %2025, align 8
  br label %2080

2079:                                             ; preds = %1981
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  br label %2189

2080:                                             ; preds = %2066, %2056
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  br label %1973

2081:                                             ; preds = %1919
  %2082 = shufflevector <8 x i64> %1944, <8 x i64> poison, <8 x i32> zeroinitializer
  %2083 = lshr i32 %3, 2
  %2084 = icmp ult i32 %3, 4
  %2085 = icmp ne i32 %4, 1
  %2086 = sext i1 %2085 to i64
  %2087 = insertelement <8 x i64> poison, i64 %2086, i64 0
  %2088 = shufflevector <8 x i64> %2087, <8 x i64> poison, <8 x i32> zeroinitializer
  %2089 = lshr i64 %1694, 2
  %2090 = zext nneg i32 %2083 to i64
  %2091 = getelementptr inbounds i8, ptr %8, i64 8
  %2092 = getelementptr inbounds i8, ptr %8, i64 16
  %2093 = getelementptr inbounds i8, ptr %8, i64 24
  %2094 = getelementptr inbounds i8, ptr %9, i64 8
  %2095 = getelementptr inbounds i8, ptr %9, i64 16
  %2096 = getelementptr inbounds i8, ptr %9, i64 24
  br label %2097

2097:                                             ; preds = %2188, %2081
  %2098 = phi <8 x i64> [ undef, %2081 ], [ %2136, %2188 ]
  %2099 = phi i64 [ %1840, %2081 ], [ %2111, %2188 ]
  %2100 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2099)
  %2101 = trunc nuw nsw i64 %2100 to i32
  %2102 = mul i32 %2083, %2101
  %2103 = icmp ugt i32 %2102, 3
  br i1 %2103, label %2104, label %2189

2104:                                             ; preds = %2097
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #15
  br label %2105

2105:                                             ; preds = %2135, %2104
  %2106 = phi i64 [ 0, %2104 ], [ %2137, %2135 ]
  %2107 = phi i64 [ %2099, %2104 ], [ %2111, %2135 ]
  %2108 = phi <8 x i64> [ %2098, %2104 ], [ %2136, %2135 ]
  %2109 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2107, i1 true)
  %2110 = add i64 %2107, -1
  %2111 = and i64 %2110, %2107
  %2112 = getelementptr inbounds i64, ptr %1, i64 %2109
  %2113 = load i64, ptr %2112, align 8, !tbaa !46
  %2114 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %2113)
  %2115 = icmp eq ptr %2114, null
  br i1 %2115, label %2187, label %2116

2116:                                             ; preds = %2105
  br i1 %2084, label %2135, label %2117

2117:                                             ; preds = %2116
  %2118 = load i64, ptr %2112, align 8, !tbaa !46
  br label %2119

2119:                                             ; preds = %2119, %2117
  %2120 = phi i64 [ 0, %2117 ], [ %2133, %2119 ]
  %2121 = phi <8 x i64> [ %2108, %2117 ], [ %2132, %2119 ]
  %2122 = getelementptr inbounds %struct.Cell, ptr %2114, i64 %2120
  %2123 = add nuw nsw i64 %2120, %2106
  %2124 = getelementptr inbounds [4 x ptr], ptr %8, i64 0, i64 %2123
  store ptr %2122, ptr %2124, align 8, !tbaa !63
  %2125 = shl nuw i64 %2120, 2
  %2126 = add i64 %2125, %2118
  %2127 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 %2123
  store i64 %2126, ptr %2127, align 8, !tbaa !46
  %2128 = trunc i64 %2123 to i32
  %2129 = shl i32 %2128, 1
  %2130 = or disjoint i32 %2129, 1
  %2131 = insertelement <8 x i64> %2121, i64 %2109, i32 %2130
  %2132 = insertelement <8 x i64> %2131, i64 %2109, i32 %2129
  %2133 = add nuw nsw i64 %2120, 1
  %2134 = icmp eq i64 %2133, %2090
  br i1 %2134, label %2135, label %2119, !llvm.loop !168

2135:                                             ; preds = %2119, %2116
  %2136 = phi <8 x i64> [ %2108, %2116 ], [ %2132, %2119 ]
  %2137 = add nuw nsw i64 %2106, %2089
  %2138 = icmp ugt i64 %2137, 3
  br i1 %2138, label %2139, label %2105, !llvm.loop !169

2139:                                             ; preds = %2135
  %2140 = load ptr, ptr %8, align 16, !tbaa !63
  %2141 = load <2 x i64>, ptr %2140, align 8
  %2142 = load ptr, ptr %2091, align 8, !tbaa !63
  %2143 = load <2 x i64>, ptr %2142, align 8
  %2144 = shufflevector <2 x i64> %2141, <2 x i64> %2143, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %2145 = load ptr, ptr %2092, align 16, !tbaa !63
  %2146 = load <2 x i64>, ptr %2145, align 8
  %2147 = shufflevector <2 x i64> %2146, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %2148 = shufflevector <8 x i64> %2144, <8 x i64> %2147, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %2149 = load ptr, ptr %2093, align 8, !tbaa !63
  %2150 = load <2 x i64>, ptr %2149, align 8
  %2151 = shufflevector <2 x i64> %2150, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %2152 = shufflevector <8 x i64> %2148, <8 x i64> %2151, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  %2153 = lshr <8 x i64> %2152, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %2154 = and <8 x i64> %2153, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2155 = and <8 x i64> %2152, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %2156 = sub nsw <8 x i64> %2155, %1936
  %2157 = icmp ult <8 x i64> %2156, %1926
  %2158 = icmp eq <8 x i64> %2152, zeroinitializer
  %2159 = and <8 x i64> %2152, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %2160 = icmp eq <8 x i64> %2159, %1941
  %2161 = icmp ult <8 x i64> %2154, %1931
  %2162 = and <8 x i1> %2157, %2161
  %2163 = select <8 x i1> %2160, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2162
  %2164 = select <8 x i1> %2163, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2158
  %2165 = select <8 x i1> %2157, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2088
  %2166 = select <8 x i1> %2164, <8 x i64> zeroinitializer, <8 x i64> %2165
  %2167 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2166)
  %2168 = icmp eq i64 %2167, 0
  br i1 %2168, label %2179, label %2169

2169:                                             ; preds = %2139
  %2170 = load i64, ptr %9, align 16, !tbaa !46
  %2171 = bitcast <8 x i64> %2136 to <16 x i32>
  %2172 = extractelement <16 x i32> %2171, i64 0
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2140, i64 noundef %2170, i32 noundef 15, i32 noundef %2172)
  %2173 = load i64, ptr %2094, align 8, !tbaa !46
  %2174 = extractelement <16 x i32> %2171, i64 4
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2142, i64 noundef %2173, i32 noundef 15, i32 noundef %2174)
  %2175 = load i64, ptr %2095, align 16, !tbaa !46
  %2176 = extractelement <16 x i32> %2171, i64 8
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2145, i64 noundef %2175, i32 noundef 15, i32 noundef %2176)
  %2177 = load i64, ptr %2096, align 8, !tbaa !46
  %2178 = extractelement <16 x i32> %2171, i64 12
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2149, i64 noundef %2177, i32 noundef 15, i32 noundef %2178)
  br label %2188

2179:                                             ; preds = %2139
  %2180 = shl <8 x i64> %2136, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2181 = or <8 x i64> %2180, %2082
  %2182 = and <8 x i64> %2181, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  %2183 = shufflevector <8 x i64> %2182, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i64> %2183, ptr %2140, align 8
  %2184 = shufflevector <8 x i64> %2182, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i64> %2184, ptr %2142, align 8
  %2185 = shufflevector <8 x i64> %2182, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i64> %2185, ptr %2145, align 8
  %2186 = shufflevector <8 x i64> %2182, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i64> %2186, ptr %2149, align 8
  br label %2188

2187:                                             ; preds = %2105
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15
  br label %2189

2188:                                             ; preds = %2179, %2169
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15
  br label %2097

2189:                                             ; preds = %2097, %1973, %2187, %2079
  %2190 = phi i64 [ %1975, %2079 ], [ %2099, %2187 ], [ %1975, %1973 ], [ %2099, %2097 ]
  %2191 = icmp ne i64 %2190, %1840
  %2192 = and i1 %1601, %2191
  br i1 %2192, label %2193, label %2200

2193:                                             ; preds = %2189
  %2194 = xor i64 %2190, -1
  %2195 = and i64 %1840, %2194
  %2196 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %2195, i1 true)
  %2197 = xor i64 %2196, 63
  %2198 = getelementptr inbounds i64, ptr %1, i64 %2197
  %2199 = load i64, ptr %2198, align 8, !tbaa !46
  br label %2200

2200:                                             ; preds = %2193, %2189, %1914, %1913, %1869, %1838, %1834
  %2201 = phi i64 [ %1839, %1838 ], [ %1839, %1913 ], [ %1839, %1914 ], [ %2199, %2193 ], [ %1839, %2189 ], [ %1839, %1869 ], [ %1826, %1834 ]
  %2202 = phi i64 [ %1840, %1838 ], [ %1840, %1913 ], [ %1840, %1914 ], [ %2190, %2193 ], [ %2190, %2189 ], [ %1840, %1869 ], [ %1827, %1834 ]
  %2203 = icmp eq i64 %2202, 0
  br i1 %2203, label %2210, label %2204

2204:                                             ; preds = %1665, %1678, %1684, %1674, %2200
  %2205 = phi i64 [ %2202, %2200 ], [ %1666, %1674 ], [ %1666, %1684 ], [ %1666, %1678 ], [ %1666, %1665 ]
  %2206 = phi i64 [ %2201, %2200 ], [ %1602, %1674 ], [ %1602, %1684 ], [ %1602, %1678 ], [ %1602, %1665 ]
  %2207 = zext i32 %3 to i64
  %2208 = getelementptr inbounds i8, ptr %0, i64 44
  %2209 = getelementptr inbounds i8, ptr %0, i64 16
  br label %2212

2210:                                             ; preds = %2301, %1837, %1662, %2200
  %2211 = phi i64 [ %2201, %2200 ], [ %1826, %1837 ], [ %1602, %1662 ], [ %2302, %2301 ]
  ret i64 %2211

2212:                                             ; preds = %2204, %2301
  %2213 = phi i64 [ %2205, %2204 ], [ %2304, %2301 ]
  %2214 = phi i64 [ %2206, %2204 ], [ %2302, %2301 ]
  %2215 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2213, i1 true)
  %2216 = trunc nuw nsw i64 %2215 to i32
  br i1 %1601, label %2217, label %2219

2217:                                             ; preds = %2212
  %2218 = load i32, ptr %2208, align 4, !tbaa !112
  br label %2253

2219:                                             ; preds = %2212
  %2220 = load ptr, ptr %0, align 8, !tbaa !105
  %2221 = getelementptr inbounds i64, ptr %1, i64 %2215
  switch i32 %4, label %2250 [
    i32 3, label %2222
    i32 4, label %2239
    i32 1, label %2244
  ]

2222:                                             ; preds = %2219
  %2223 = load i64, ptr %2221, align 8, !tbaa !46
  %2224 = lshr i64 %2223, 32
  %2225 = getelementptr inbounds i8, ptr %2220, i64 40
  %2226 = load i64, ptr %2225, align 8, !tbaa !47
  %2227 = icmp eq i64 %2224, %2226
  br i1 %2227, label %2251, label %2228

2228:                                             ; preds = %2222
  %2229 = getelementptr inbounds i8, ptr %2220, i64 8
  %2230 = load i64, ptr %2229, align 8, !tbaa !52
  %2231 = sub i64 %2223, %2230
  %2232 = getelementptr inbounds i8, ptr %2220, i64 16
  %2233 = load i64, ptr %2232, align 8, !tbaa !53
  %2234 = icmp ult i64 %2231, %2233
  br i1 %2234, label %2235, label %2251

2235:                                             ; preds = %2228
  %2236 = sub i64 %2233, %2231
  %2237 = icmp ult i64 %2236, %2207
  br i1 %2237, label %2251, label %2238

2238:                                             ; preds = %2235
  store i64 %2231, ptr %2221, align 8, !tbaa !46
  br label %2251

2239:                                             ; preds = %2219
  %2240 = load i64, ptr %2221, align 8, !tbaa !46
  %2241 = lshr i64 %2240, 62
  %2242 = trunc nuw nsw i64 %2241 to i32
  %2243 = and i32 %2242, 2
  br label %2251

2244:                                             ; preds = %2219
  %2245 = load i64, ptr %2221, align 8, !tbaa !46
  %2246 = add i64 %2245, %2207
  %2247 = getelementptr inbounds i8, ptr %2220, i64 16
  %2248 = load i64, ptr %2247, align 8, !tbaa !53
  %2249 = icmp ugt i64 %2246, %2248
  br i1 %2249, label %2251, label %2250

2250:                                             ; preds = %2244, %2219
  br label %2251

2251:                                             ; preds = %2222, %2228, %2235, %2238, %2239, %2244, %2250
  %2252 = phi i32 [ %2243, %2239 ], [ %4, %2250 ], [ 2, %2222 ], [ 1, %2238 ], [ 0, %2228 ], [ 2, %2235 ], [ 2, %2244 ]
  store i32 %2252, ptr %2208, align 4, !tbaa !112
  br label %2253

2253:                                             ; preds = %2217, %2251
  %2254 = phi i32 [ %2218, %2217 ], [ %2252, %2251 ]
  switch i32 %2254, label %2255 [
    i32 0, label %2258
    i32 2, label %2261
  ]

2255:                                             ; preds = %2253
  %2256 = getelementptr inbounds i64, ptr %1, i64 %2215
  %2257 = load i64, ptr %2256, align 8, !tbaa !46
  br label %2266

2258:                                             ; preds = %2253
  %2259 = getelementptr inbounds i64, ptr %1, i64 %2215
  %2260 = load i64, ptr %2259, align 8, !tbaa !46
  br label %2266

2261:                                             ; preds = %2253
  %2262 = shl nuw i64 1, %2215
  %2263 = xor i64 %2262, -1
  %2264 = load i64, ptr %2, align 8, !tbaa !46
  %2265 = and i64 %2264, %2263
  store i64 %2265, ptr %2, align 8, !tbaa !46
  br label %2301

2266:                                             ; preds = %2255, %2258
  %2267 = phi i64 [ %2260, %2258 ], [ %2257, %2255 ]
  %2268 = phi i64 [ %2260, %2258 ], [ %2214, %2255 ]
  %2269 = add i64 %2267, %2207
  %2270 = and i64 %2267, -4
  %2271 = icmp ult i64 %2270, %2269
  br i1 %2271, label %2272, label %2301

2272:                                             ; preds = %2266
  %2273 = or i64 %2267, %2207
  %2274 = and i64 %2273, 3
  %2275 = icmp eq i64 %2274, 0
  br label %2276

2276:                                             ; preds = %2298, %2272
  %2277 = phi i64 [ %2270, %2272 ], [ %2299, %2298 ]
  br i1 %2275, label %2288, label %2278

2278:                                             ; preds = %2276
  %2279 = tail call i64 @llvm.usub.sat.i64(i64 %2267, i64 %2277)
  %2280 = trunc i64 %2279 to i32
  %2281 = sub i64 %2269, %2277
  %2282 = tail call i64 @llvm.umin.i64(i64 %2281, i64 4)
  %2283 = trunc nuw nsw i64 %2282 to i32
  %2284 = shl nsw i32 -1, %2283
  %2285 = xor i32 %2284, -1
  %2286 = shl nsw i32 -1, %2280
  %2287 = and i32 %2286, %2285
  br label %2288

2288:                                             ; preds = %2278, %2276
  %2289 = phi i32 [ %2287, %2278 ], [ 15, %2276 ]
  %2290 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %2277)
  %2291 = icmp eq ptr %2290, null
  br i1 %2291, label %2293, label %2292

2292:                                             ; preds = %2288
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2290, i64 noundef %2277, i32 noundef %2289, i32 noundef %2216)
  br label %2298

2293:                                             ; preds = %2288
  %2294 = load ptr, ptr %2209, align 8, !tbaa !108
  %2295 = getelementptr inbounds i8, ptr %2294, i64 104
  %2296 = load i64, ptr %2295, align 8, !tbaa !170
  %2297 = add i64 %2296, 1
  store i64 %2297, ptr %2295, align 8, !tbaa !170
  br label %2298

2298:                                             ; preds = %2293, %2292
  %2299 = add i64 %2277, 4
  %2300 = icmp ult i64 %2299, %2269
  br i1 %2300, label %2276, label %2301, !llvm.loop !171

2301:                                             ; preds = %2298, %2266, %2261
  %2302 = phi i64 [ %2214, %2261 ], [ %2268, %2266 ], [ %2268, %2298 ]
  %2303 = add i64 %2213, -1
  %2304 = and i64 %2303, %2213
  %2305 = icmp eq i64 %2304, 0
  br i1 %2305, label %2210, label %2212, !llvm.loop !172
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @are_ascending(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #5 {
  %5 = sub i32 64, %3
  %6 = zext nneg i32 %5 to i64
  %7 = lshr i64 -1, %6
  %8 = icmp eq i64 %7, %1
  br i1 %8, label %9, label %123

9:                                                ; preds = %4
  %10 = add i32 %3, -8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %9
  %13 = zext i32 %2 to i64
  %14 = insertelement <8 x i64> poison, i64 %13, i64 0
  %15 = shufflevector <8 x i64> %14, <8 x i64> poison, <8 x i32> zeroinitializer
  %16 = zext i32 %10 to i64
  br label %39

17:                                               ; preds = %39
  %18 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %50)
  %19 = icmp ugt i32 %3, 6
  br i1 %19, label %20, label %53

20:                                               ; preds = %9, %17
  %21 = phi i64 [ %18, %17 ], [ 0, %9 ]
  %22 = add i32 %3, -7
  %23 = zext i32 %2 to i64
  %24 = zext i32 %22 to i64
  %25 = zext i32 %3 to i64
  %26 = getelementptr inbounds i64, ptr %0, i64 %24
  %27 = load i64, ptr %26, align 8, !tbaa !46
  %28 = zext i32 %10 to i64
  %29 = getelementptr inbounds i64, ptr %0, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !46
  %31 = icmp ule i64 %27, %30
  %32 = sub i64 %27, %30
  %33 = icmp ult i64 %32, %23
  %34 = or i1 %31, %33
  %35 = zext i1 %34 to i64
  %36 = or i64 %21, %35
  %37 = add nuw nsw i64 %24, 1
  %38 = icmp ult i64 %37, %25
  br i1 %38, label %57, label %53, !llvm.loop !173

39:                                               ; preds = %12, %39
  %40 = phi i64 [ 0, %12 ], [ %51, %39 ]
  %41 = phi <8 x i64> [ zeroinitializer, %12 ], [ %50, %39 ]
  %42 = getelementptr inbounds i64, ptr %0, i64 %40
  %43 = load <8 x i64>, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %42, i64 8
  %45 = load <8 x i64>, ptr %44, align 8
  %46 = icmp ule <8 x i64> %45, %43
  %47 = sub <8 x i64> %45, %43
  %48 = icmp ult <8 x i64> %47, %15
  %49 = or <8 x i1> %48, %46
  %50 = select <8 x i1> %49, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %41
  %51 = add nuw nsw i64 %40, 8
  %52 = icmp ult i64 %51, %16
  br i1 %52, label %39, label %17, !llvm.loop !174

53:                                               ; preds = %20, %57, %17
  %54 = phi i64 [ %18, %17 ], [ %36, %20 ], [ %122, %57 ]
  %55 = icmp eq i64 %54, 0
  %56 = zext i1 %55 to i32
  br label %123

57:                                               ; preds = %20
  %58 = getelementptr inbounds i64, ptr %0, i64 %37
  %59 = load i64, ptr %58, align 8, !tbaa !46
  %60 = getelementptr inbounds i64, ptr %0, i64 %24
  %61 = load i64, ptr %60, align 8, !tbaa !46
  %62 = icmp ule i64 %59, %61
  %63 = sub i64 %59, %61
  %64 = icmp ult i64 %63, %23
  %65 = or i1 %62, %64
  %66 = getelementptr inbounds i64, ptr %0, i64 %24
  %67 = getelementptr inbounds i8, ptr %66, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !46
  %69 = getelementptr inbounds i64, ptr %0, i64 %24
  %70 = getelementptr inbounds i8, ptr %69, i64 8
  %71 = load i64, ptr %70, align 8, !tbaa !46
  %72 = icmp ule i64 %68, %71
  %73 = sub i64 %68, %71
  %74 = icmp ult i64 %73, %23
  %75 = or i1 %72, %74
  %76 = or i1 %65, %75
  %77 = getelementptr inbounds i64, ptr %0, i64 %24
  %78 = getelementptr inbounds i8, ptr %77, i64 24
  %79 = load i64, ptr %78, align 8, !tbaa !46
  %80 = getelementptr inbounds i64, ptr %0, i64 %24
  %81 = getelementptr inbounds i8, ptr %80, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !46
  %83 = icmp ule i64 %79, %82
  %84 = sub i64 %79, %82
  %85 = icmp ult i64 %84, %23
  %86 = or i1 %83, %85
  %87 = or i1 %76, %86
  %88 = getelementptr inbounds i64, ptr %0, i64 %24
  %89 = getelementptr inbounds i8, ptr %88, i64 32
  %90 = load i64, ptr %89, align 8, !tbaa !46
  %91 = getelementptr inbounds i64, ptr %0, i64 %24
  %92 = getelementptr inbounds i8, ptr %91, i64 24
  %93 = load i64, ptr %92, align 8, !tbaa !46
  %94 = icmp ule i64 %90, %93
  %95 = sub i64 %90, %93
  %96 = icmp ult i64 %95, %23
  %97 = or i1 %94, %96
  %98 = or i1 %87, %97
  %99 = getelementptr inbounds i64, ptr %0, i64 %24
  %100 = getelementptr inbounds i8, ptr %99, i64 40
  %101 = load i64, ptr %100, align 8, !tbaa !46
  %102 = getelementptr inbounds i64, ptr %0, i64 %24
  %103 = getelementptr inbounds i8, ptr %102, i64 32
  %104 = load i64, ptr %103, align 8, !tbaa !46
  %105 = icmp ule i64 %101, %104
  %106 = sub i64 %101, %104
  %107 = icmp ult i64 %106, %23
  %108 = or i1 %105, %107
  %109 = or i1 %98, %108
  %110 = getelementptr inbounds i64, ptr %0, i64 %24
  %111 = getelementptr inbounds i8, ptr %110, i64 48
  %112 = load i64, ptr %111, align 8, !tbaa !46
  %113 = getelementptr inbounds i64, ptr %0, i64 %24
  %114 = getelementptr inbounds i8, ptr %113, i64 40
  %115 = load i64, ptr %114, align 8, !tbaa !46
  %116 = icmp ule i64 %112, %115
  %117 = sub i64 %112, %115
  %118 = icmp ult i64 %117, %23
  %119 = or i1 %116, %118
  %120 = or i1 %109, %119
  %121 = zext i1 %120 to i64
  %122 = or i64 %36, %121
  br label %53

123:                                              ; preds = %4, %53
  %124 = phi i32 [ %56, %53 ], [ 0, %4 ]
  ret i32 %124
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_overlaps(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr #3 {
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %78, label %7

7:                                                ; preds = %5
  %8 = icmp ult i32 %3, 4
  %9 = lshr i32 %3, 2
  %10 = select i1 %8, i32 1, i32 %9
  %11 = getelementptr inbounds i8, ptr %0, i64 44
  %12 = icmp eq i32 %10, 0
  %13 = icmp ugt i32 %3, 3
  %14 = shl i32 %3, 3
  %15 = shl nsw i32 -1, %14
  %16 = xor i32 %15, -1
  %17 = select i1 %13, i32 -1, i32 %16
  %18 = zext nneg i32 %10 to i64
  br label %19

19:                                               ; preds = %7, %74
  %20 = phi i64 [ %2, %7 ], [ %76, %74 ]
  %21 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %20, i1 true)
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = load ptr, ptr %0, align 8, !tbaa !105
  %24 = getelementptr inbounds i64, ptr %1, i64 %21
  %25 = load i64, ptr %24, align 8, !tbaa !46
  %26 = getelementptr inbounds i8, ptr %23, i64 16
  %27 = load i64, ptr %26, align 8, !tbaa !53
  %28 = icmp ugt i64 %27, %25
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %11, align 4, !tbaa !112
  br i1 %12, label %74, label %30

30:                                               ; preds = %19, %71
  %31 = phi i64 [ %72, %71 ], [ 0, %19 ]
  %32 = load i64, ptr %24, align 8, !tbaa !46
  %33 = shl nuw i64 %31, 2
  %34 = add i64 %32, %33
  %35 = tail call fastcc ptr @cell_at(ptr noundef nonnull %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %78, label %37

37:                                               ; preds = %30
  %38 = load i64, ptr %35, align 8, !tbaa !137
  %39 = trunc i64 %38 to i32
  %40 = lshr i32 %39, 24
  %41 = and i32 %40, 63
  %42 = icmp eq i32 %41, %22
  br i1 %42, label %71, label %43

43:                                               ; preds = %37
  %44 = zext nneg i32 %41 to i64
  %45 = shl nuw i64 1, %44
  %46 = and i64 %45, %2
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %71, label %48

48:                                               ; preds = %43
  %49 = getelementptr inbounds i64, ptr %1, i64 %44
  %50 = load i64, ptr %49, align 8, !tbaa !46
  %51 = icmp eq i64 %50, %32
  br i1 %51, label %52, label %71

52:                                               ; preds = %48
  %53 = load ptr, ptr %0, align 8, !tbaa !105
  %54 = getelementptr inbounds i8, ptr %53, i64 160
  %55 = load i32, ptr %54, align 8, !tbaa !49
  %56 = trunc nuw nsw i64 %31 to i32
  %57 = mul i32 %55, %56
  %58 = add i32 %57, %22
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %4, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !25
  %62 = add i32 %57, %41
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %4, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !25
  %66 = xor i32 %65, %61
  %67 = and i32 %66, %17
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %68, i32 2, i32 1
  %70 = tail call fastcc ptr @report(ptr noundef nonnull %0, i32 noundef %69, i64 noundef %34, i32 noundef %3, i32 noundef %22, i64 noundef %38, i32 noundef 1)
  br label %71

71:                                               ; preds = %52, %48, %43, %37
  %72 = add nuw nsw i64 %31, 1
  %73 = icmp eq i64 %72, %18
  br i1 %73, label %74, label %30, !llvm.loop !175

74:                                               ; preds = %71, %19
  %75 = add i64 %20, -1
  %76 = and i64 %75, %20
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %19, !llvm.loop !176

78:                                               ; preds = %74, %30, %5
  ret void
}

; Function Attrs: noinline nounwind
define void @hk_end_of_group(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @end_interval(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @end_interval(ptr noundef %0, ptr noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !3
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 832
  %7 = load i64, ptr %6, align 8, !tbaa !10
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 160
  %10 = load i64, ptr %9, align 8, !tbaa !92
  %11 = getelementptr inbounds i8, ptr %8, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %12 = load i64, ptr %11, align 8, !tbaa !101
  %13 = tail call i64 @llvm.umax.i64(i64 %10, i64 %12)
  %14 = getelementptr inbounds i8, ptr %1, i64 176
  %15 = load i64, ptr %14, align 8, !tbaa !99
  store i64 0, ptr %14, align 8, !tbaa !99
  %16 = getelementptr inbounds i8, ptr %1, i64 36
  %17 = load i32, ptr %16, align 4, !tbaa !177
  %18 = icmp ugt i32 %17, 1
  %19 = icmp ne i64 %15, 0
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %609

21:                                               ; preds = %2
  %22 = getelementptr inbounds i8, ptr %5, i64 44
  %23 = load i32, ptr %22, align 4, !tbaa !178
  %24 = getelementptr inbounds i8, ptr %5, i64 72
  %25 = load i64, ptr %24, align 8, !tbaa !83
  %26 = lshr i64 %25, 8
  %27 = trunc i64 %26 to i32
  %28 = add i32 %27, 2
  %29 = getelementptr inbounds i8, ptr %8, i64 136
  %30 = load i64, ptr %29, align 8, !tbaa !82
  %31 = inttoptr i64 %30 to ptr
  %32 = zext i32 %28 to i64
  %33 = getelementptr inbounds i64, ptr %31, i64 %32
  %34 = shl i32 %28, 1
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i64, ptr %31, i64 %35
  %37 = mul i32 %28, 3
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i64, ptr %31, i64 %38
  %40 = lshr i32 %23, 4
  br label %41

41:                                               ; preds = %77, %21
  %42 = phi i32 [ 0, %21 ], [ %78, %77 ]
  %43 = phi i64 [ %12, %21 ], [ %79, %77 ]
  %44 = phi ptr [ null, %21 ], [ %53, %77 ]
  %45 = icmp ult i64 %43, %13
  br i1 %45, label %46, label %609

46:                                               ; preds = %41
  %47 = inttoptr i64 %43 to ptr
  %48 = load i64, ptr %47, align 8, !tbaa !93
  %49 = lshr i64 %48, 60
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = getelementptr inbounds i8, ptr %47, i64 16
  %52 = load i64, ptr %51, align 8, !tbaa !96
  %53 = inttoptr i64 %52 to ptr
  switch i32 %50, label %55 [
    i32 3, label %61
    i32 0, label %54
  ]

54:                                               ; preds = %46
  br label %55

55:                                               ; preds = %54, %46
  %56 = phi i32 [ %23, %54 ], [ %40, %46 ]
  %57 = zext i32 %56 to i64
  %58 = shl nuw nsw i64 %57, 2
  %59 = add i64 %43, 32
  %60 = add i64 %59, %58
  br label %77

61:                                               ; preds = %46
  %62 = trunc i64 %48 to i32
  %63 = and i32 %62, 65535
  %64 = add i32 %42, 1
  %65 = icmp eq i32 %64, %63
  br i1 %65, label %66, label %77

66:                                               ; preds = %61
  %67 = getelementptr inbounds i8, ptr %47, i64 32
  %68 = lshr i32 %62, 16
  %69 = mul i32 %68, %40
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %67, i64 %70
  %72 = shl nsw i32 %42, 1
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds i64, ptr %71, i64 %73
  %75 = getelementptr inbounds i8, ptr %74, i64 16
  %76 = ptrtoint ptr %75 to i64
  br label %77

77:                                               ; preds = %66, %61, %55
  %78 = phi i32 [ %64, %61 ], [ %42, %55 ], [ 0, %66 ]
  %79 = phi i64 [ %43, %61 ], [ %60, %55 ], [ %76, %66 ]
  %80 = icmp eq ptr %44, null
  %81 = icmp eq ptr %44, %53
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %41, label %83, !llvm.loop !179

83:                                               ; preds = %77
  %84 = icmp ugt i64 %10, %12
  br i1 %84, label %85, label %172

85:                                               ; preds = %83
  %86 = zext nneg i32 %40 to i64
  %87 = icmp ult i32 %23, 16
  %88 = and i64 %25, 4294967295
  %89 = zext i32 %23 to i64
  br label %96

90:                                               ; preds = %593, %226
  %91 = phi i32 [ %227, %226 ], [ %594, %593 ]
  %92 = phi i32 [ %228, %226 ], [ %595, %593 ]
  %93 = icmp eq i32 %231, 0
  %94 = icmp ult i64 %185, %13
  %95 = select i1 %93, i1 %94, i1 false
  br i1 %95, label %96, label %145, !llvm.loop !180

96:                                               ; preds = %90, %85
  %97 = phi ptr [ null, %85 ], [ %112, %90 ]
  %98 = phi i64 [ %12, %85 ], [ %185, %90 ]
  %99 = phi i32 [ 0, %85 ], [ %230, %90 ]
  %100 = phi i32 [ 0, %85 ], [ %184, %90 ]
  %101 = phi i32 [ -1, %85 ], [ %229, %90 ]
  %102 = phi i32 [ 0, %85 ], [ %92, %90 ]
  %103 = phi i32 [ -1, %85 ], [ %91, %90 ]
  %104 = inttoptr i64 %98 to ptr
  %105 = load i64, ptr %104, align 8, !tbaa !93
  %106 = lshr i64 %105, 60
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = getelementptr inbounds i8, ptr %104, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !95
  %110 = getelementptr inbounds i8, ptr %104, i64 16
  %111 = load i64, ptr %110, align 8, !tbaa !96
  %112 = inttoptr i64 %111 to ptr
  %113 = getelementptr inbounds i8, ptr %104, i64 32
  %114 = getelementptr inbounds i8, ptr %104, i64 24
  %115 = load i64, ptr %114, align 8, !tbaa !97
  switch i32 %107, label %117 [
    i32 3, label %122
    i32 0, label %116
  ]

116:                                              ; preds = %96
  br label %117

117:                                              ; preds = %116, %96
  %118 = phi i64 [ %89, %116 ], [ %86, %96 ]
  %119 = shl nuw nsw i64 %118, 2
  %120 = add i64 %98, 32
  %121 = add i64 %120, %119
  br label %183

122:                                              ; preds = %96
  %123 = trunc i64 %105 to i32
  %124 = and i32 %123, 65535
  %125 = lshr i32 %123, 16
  %126 = mul i32 %125, %40
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %113, i64 %127
  %129 = shl i32 %100, 1
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds i64, ptr %128, i64 %130
  %132 = load i64, ptr %131, align 8, !tbaa !46
  %133 = lshr i64 %132, 60
  %134 = trunc nuw nsw i64 %133 to i32
  %135 = getelementptr inbounds i8, ptr %131, i64 8
  %136 = load i64, ptr %135, align 8, !tbaa !46
  %137 = lshr i64 %136, 32
  %138 = mul nuw nsw i64 %137, %86
  %139 = getelementptr inbounds i32, ptr %113, i64 %138
  %140 = add i32 %100, 1
  %141 = icmp eq i32 %140, %124
  br i1 %141, label %142, label %183

142:                                              ; preds = %122
  %143 = getelementptr inbounds i8, ptr %131, i64 16
  %144 = ptrtoint ptr %143 to i64
  br label %183

145:                                              ; preds = %90
  %146 = icmp ugt i32 %91, %92
  br i1 %146, label %172, label %150

147:                                              ; preds = %150
  %148 = icmp ne i64 %166, 0
  %149 = zext i1 %148 to i32
  br label %172

150:                                              ; preds = %145, %150
  %151 = phi i64 [ %166, %150 ], [ 0, %145 ]
  %152 = phi i32 [ %170, %150 ], [ %91, %145 ]
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i64, ptr %31, i64 %153
  %155 = load i64, ptr %154, align 8, !tbaa !46
  %156 = getelementptr inbounds i64, ptr %33, i64 %153
  %157 = load i64, ptr %156, align 8, !tbaa !46
  %158 = getelementptr inbounds i64, ptr %36, i64 %153
  %159 = load i64, ptr %158, align 8, !tbaa !46
  %160 = getelementptr inbounds i64, ptr %39, i64 %153
  %161 = load i64, ptr %160, align 8, !tbaa !46
  %162 = or i64 %161, %159
  %163 = and i64 %162, %157
  %164 = and i64 %161, %155
  %165 = or i64 %164, %151
  %166 = or i64 %165, %163
  %167 = or i64 %159, %155
  store i64 %167, ptr %158, align 8, !tbaa !46
  %168 = load i64, ptr %160, align 8, !tbaa !46
  %169 = or i64 %168, %157
  store i64 %169, ptr %160, align 8, !tbaa !46
  store i64 0, ptr %156, align 8, !tbaa !46
  store i64 0, ptr %154, align 8, !tbaa !46
  %170 = add i32 %152, 1
  %171 = icmp ugt i32 %170, %92
  br i1 %171, label %147, label %150, !llvm.loop !181

172:                                              ; preds = %147, %145, %83
  %173 = phi i32 [ %231, %145 ], [ %231, %147 ], [ 0, %83 ]
  %174 = phi i32 [ %230, %145 ], [ %230, %147 ], [ 0, %83 ]
  %175 = phi i32 [ %229, %145 ], [ %229, %147 ], [ -1, %83 ]
  %176 = phi i32 [ %92, %145 ], [ %92, %147 ], [ 0, %83 ]
  %177 = phi i32 [ %91, %145 ], [ %91, %147 ], [ -1, %83 ]
  %178 = phi i32 [ 0, %145 ], [ %149, %147 ], [ 0, %83 ]
  %179 = tail call i32 @llvm.umin.i32(i32 %175, i32 %177)
  %180 = tail call i32 @llvm.umax.i32(i32 %174, i32 %176)
  %181 = or i32 %178, %173
  %182 = icmp ugt i32 %179, %180
  br i1 %182, label %605, label %598

183:                                              ; preds = %142, %122, %117
  %184 = phi i32 [ 0, %142 ], [ %100, %117 ], [ %140, %122 ]
  %185 = phi i64 [ %144, %142 ], [ %121, %117 ], [ %98, %122 ]
  %186 = phi i32 [ %134, %142 ], [ %107, %117 ], [ %134, %122 ]
  %187 = phi i64 [ %132, %142 ], [ %105, %117 ], [ %132, %122 ]
  %188 = phi i64 [ %136, %142 ], [ %115, %117 ], [ %136, %122 ]
  %189 = phi ptr [ %139, %142 ], [ %113, %117 ], [ %139, %122 ]
  %190 = trunc i64 %188 to i32
  %191 = lshr i64 %187, 48
  %192 = trunc nuw nsw i64 %191 to i32
  %193 = and i32 %192, 255
  %194 = icmp eq ptr %97, %112
  br i1 %194, label %226, label %195

195:                                              ; preds = %183
  %196 = icmp ugt i32 %103, %102
  br i1 %196, label %222, label %200

197:                                              ; preds = %200
  %198 = icmp ne i64 %216, 0
  %199 = zext i1 %198 to i32
  br label %222

200:                                              ; preds = %195, %200
  %201 = phi i64 [ %216, %200 ], [ 0, %195 ]
  %202 = phi i32 [ %220, %200 ], [ %103, %195 ]
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds i64, ptr %31, i64 %203
  %205 = load i64, ptr %204, align 8, !tbaa !46
  %206 = getelementptr inbounds i64, ptr %33, i64 %203
  %207 = load i64, ptr %206, align 8, !tbaa !46
  %208 = getelementptr inbounds i64, ptr %36, i64 %203
  %209 = load i64, ptr %208, align 8, !tbaa !46
  %210 = getelementptr inbounds i64, ptr %39, i64 %203
  %211 = load i64, ptr %210, align 8, !tbaa !46
  %212 = or i64 %211, %209
  %213 = and i64 %212, %207
  %214 = and i64 %211, %205
  %215 = or i64 %214, %201
  %216 = or i64 %215, %213
  %217 = or i64 %209, %205
  store i64 %217, ptr %208, align 8, !tbaa !46
  %218 = load i64, ptr %210, align 8, !tbaa !46
  %219 = or i64 %218, %207
  store i64 %219, ptr %210, align 8, !tbaa !46
  store i64 0, ptr %206, align 8, !tbaa !46
  store i64 0, ptr %204, align 8, !tbaa !46
  %220 = add i32 %202, 1
  %221 = icmp ugt i32 %220, %102
  br i1 %221, label %197, label %200, !llvm.loop !181

222:                                              ; preds = %197, %195
  %223 = phi i32 [ 0, %195 ], [ %199, %197 ]
  %224 = tail call i32 @llvm.umin.i32(i32 %101, i32 %103)
  %225 = tail call i32 @llvm.umax.i32(i32 %99, i32 %102)
  br label %226

226:                                              ; preds = %222, %183
  %227 = phi i32 [ %103, %183 ], [ -1, %222 ]
  %228 = phi i32 [ %102, %183 ], [ 0, %222 ]
  %229 = phi i32 [ %101, %183 ], [ %224, %222 ]
  %230 = phi i32 [ %99, %183 ], [ %225, %222 ]
  %231 = phi i32 [ 0, %183 ], [ %223, %222 ]
  br i1 %87, label %90, label %232

232:                                              ; preds = %226
  %233 = icmp eq i32 %186, 0
  %234 = trunc i64 %191 to i8
  %235 = icmp eq i32 %186, 2
  %236 = insertelement <16 x i32> poison, i32 %193, i64 0
  %237 = shufflevector <16 x i32> %236, <16 x i32> poison, <16 x i32> zeroinitializer
  %238 = mul nuw nsw <16 x i32> %237, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %239 = and i64 %191, 255
  %240 = add nsw i32 %193, -1
  %241 = and i64 %187, 1080863910568919040
  %242 = icmp eq i64 %241, 0
  %243 = select i1 %242, ptr %31, ptr %33
  %244 = shl nuw nsw i64 %191, 4
  %245 = and i64 %244, 4080
  %246 = icmp ult i32 %193, 8
  %247 = lshr i32 %193, 3
  %248 = shl nuw nsw i32 %247, 4
  %249 = add nsw i32 %248, -8
  %250 = zext nneg i32 %249 to i64
  %251 = icmp eq i32 %247, 1
  %252 = select i1 %251, i64 16711935, i64 1095216660735
  %253 = lshr i32 %193, 2
  %254 = zext nneg i32 %253 to i64
  %255 = insertelement <16 x i32> poison, i32 %190, i64 0
  %256 = shufflevector <16 x i32> %255, <16 x i32> poison, <16 x i32> zeroinitializer
  %257 = and i32 %192, 252
  %258 = sub nuw nsw i32 256, %257
  %259 = shl nsw i64 -1, %254
  %260 = xor i64 %259, -1
  %261 = insertelement <8 x i64> poison, i64 %260, i64 0
  %262 = shufflevector <8 x i64> %261, <8 x i64> poison, <8 x i32> zeroinitializer
  %263 = icmp ugt i8 %234, 16
  %264 = trunc nuw nsw i64 %191 to i17
  %265 = and i17 %264, 255
  %266 = lshr i17 65263, %265
  %267 = trunc i17 %266 to i1
  %268 = select i1 %263, i1 true, i1 %267
  br label %269

269:                                              ; preds = %593, %232
  %270 = phi i64 [ 0, %232 ], [ %596, %593 ]
  %271 = phi i32 [ %228, %232 ], [ %595, %593 ]
  %272 = phi i32 [ %227, %232 ], [ %594, %593 ]
  %273 = shl nuw i64 %270, 4
  %274 = lshr i64 %109, %273
  %275 = trunc i64 %274 to i32
  %276 = and i32 %275, 65535
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %593, label %278

278:                                              ; preds = %269
  %279 = select i1 %233, i64 %273, i64 %270
  %280 = and i64 %279, 4294967295
  %281 = getelementptr inbounds i32, ptr %189, i64 %280
  br i1 %233, label %282, label %460

282:                                              ; preds = %278
  %283 = load <16 x i32>, ptr %281, align 4
  %284 = bitcast <16 x i32> %283 to <4 x i128>
  %285 = extractelement <4 x i128> %284, i64 0
  %286 = bitcast i128 %285 to <4 x i32>
  %287 = shufflevector <4 x i32> %286, <4 x i32> poison, <16 x i32> zeroinitializer
  %288 = sub <16 x i32> %283, %287
  %289 = insertelement <16 x i32> poison, i32 %276, i64 0
  %290 = shufflevector <16 x i32> %289, <16 x i32> poison, <16 x i32> zeroinitializer
  %291 = and <16 x i32> %290, <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128, i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768>
  %292 = icmp eq <16 x i32> %291, zeroinitializer
  %293 = and i32 %275, 1
  %294 = icmp eq i32 %293, 0
  %295 = extractelement <16 x i32> %283, i64 0
  br i1 %294, label %309, label %296

296:                                              ; preds = %282
  %297 = xor <16 x i32> %288, %238
  %298 = select <16 x i1> %292, <16 x i32> zeroinitializer, <16 x i32> %297
  %299 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %298)
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %303

301:                                              ; preds = %296
  %302 = add i32 %295, %190
  br label %491

303:                                              ; preds = %296
  %304 = select <16 x i1> %292, <16 x i32> zeroinitializer, <16 x i32> %288
  %305 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %304)
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %307, label %309

307:                                              ; preds = %303
  %308 = add i32 %295, %190
  br label %463

309:                                              ; preds = %303, %282
  %310 = add <16 x i32> %283, %256
  %311 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %276, i1 true)
  %312 = extractelement <16 x i32> %310, i32 %311
  %313 = insertelement <16 x i32> poison, i32 %312, i64 0
  %314 = shufflevector <16 x i32> %313, <16 x i32> poison, <16 x i32> zeroinitializer
  %315 = sub <16 x i32> %310, %314
  %316 = select <16 x i1> %292, <16 x i32> zeroinitializer, <16 x i32> %315
  %317 = and <16 x i32> %316, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %318 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %317)
  %319 = or i32 %312, %192
  %320 = and i32 %319, 3
  %321 = or i32 %318, %320
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %324, label %323

323:                                              ; preds = %324, %309
  br label %416

324:                                              ; preds = %309
  %325 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %316)
  %326 = icmp ugt i32 %325, %258
  %327 = zext i32 %312 to i64
  %328 = add nuw nsw i64 %327, 256
  %329 = icmp ugt i64 %328, %88
  %330 = select i1 %326, i1 true, i1 %329
  br i1 %330, label %323, label %331

331:                                              ; preds = %324
  %332 = extractelement <16 x i32> %316, i64 0
  %333 = lshr i32 %332, 2
  %334 = zext nneg i32 %333 to i64
  %335 = insertelement <8 x i64> poison, i64 %334, i64 0
  %336 = extractelement <16 x i32> %316, i64 1
  %337 = lshr i32 %336, 2
  %338 = zext nneg i32 %337 to i64
  %339 = insertelement <8 x i64> %335, i64 %338, i64 1
  %340 = extractelement <16 x i32> %316, i64 2
  %341 = lshr i32 %340, 2
  %342 = zext nneg i32 %341 to i64
  %343 = insertelement <8 x i64> %339, i64 %342, i64 2
  %344 = extractelement <16 x i32> %316, i64 3
  %345 = lshr i32 %344, 2
  %346 = zext nneg i32 %345 to i64
  %347 = insertelement <8 x i64> %343, i64 %346, i64 3
  %348 = extractelement <16 x i32> %316, i64 4
  %349 = lshr i32 %348, 2
  %350 = zext nneg i32 %349 to i64
  %351 = insertelement <8 x i64> %347, i64 %350, i64 4
  %352 = extractelement <16 x i32> %316, i64 5
  %353 = lshr i32 %352, 2
  %354 = zext nneg i32 %353 to i64
  %355 = insertelement <8 x i64> %351, i64 %354, i64 5
  %356 = extractelement <16 x i32> %316, i64 6
  %357 = lshr i32 %356, 2
  %358 = zext nneg i32 %357 to i64
  %359 = insertelement <8 x i64> %355, i64 %358, i64 6
  %360 = extractelement <16 x i32> %316, i64 7
  %361 = lshr i32 %360, 2
  %362 = zext nneg i32 %361 to i64
  %363 = insertelement <8 x i64> %359, i64 %362, i64 7
  %364 = extractelement <16 x i32> %316, i64 8
  %365 = lshr i32 %364, 2
  %366 = zext nneg i32 %365 to i64
  %367 = insertelement <8 x i64> poison, i64 %366, i64 0
  %368 = extractelement <16 x i32> %316, i64 9
  %369 = lshr i32 %368, 2
  %370 = zext nneg i32 %369 to i64
  %371 = insertelement <8 x i64> %367, i64 %370, i64 1
  %372 = extractelement <16 x i32> %316, i64 10
  %373 = lshr i32 %372, 2
  %374 = zext nneg i32 %373 to i64
  %375 = insertelement <8 x i64> %371, i64 %374, i64 2
  %376 = extractelement <16 x i32> %316, i64 11
  %377 = lshr i32 %376, 2
  %378 = zext nneg i32 %377 to i64
  %379 = insertelement <8 x i64> %375, i64 %378, i64 3
  %380 = extractelement <16 x i32> %316, i64 12
  %381 = lshr i32 %380, 2
  %382 = zext nneg i32 %381 to i64
  %383 = insertelement <8 x i64> %379, i64 %382, i64 4
  %384 = extractelement <16 x i32> %316, i64 13
  %385 = lshr i32 %384, 2
  %386 = zext nneg i32 %385 to i64
  %387 = insertelement <8 x i64> %383, i64 %386, i64 5
  %388 = extractelement <16 x i32> %316, i64 14
  %389 = lshr i32 %388, 2
  %390 = zext nneg i32 %389 to i64
  %391 = insertelement <8 x i64> %387, i64 %390, i64 6
  %392 = extractelement <16 x i32> %316, i64 15
  %393 = lshr i32 %392, 2
  %394 = zext nneg i32 %393 to i64
  %395 = insertelement <8 x i64> %391, i64 %394, i64 7
  %396 = shl <8 x i64> %262, %363
  %397 = shl <8 x i64> %262, %395
  %398 = or <8 x i64> %397, %396
  %399 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %398)
  %400 = lshr i32 %312, 2
  %401 = lshr i32 %312, 8
  %402 = zext nneg i32 %401 to i64
  %403 = getelementptr inbounds i64, ptr %243, i64 %402
  %404 = and i32 %400, 63
  %405 = zext nneg i32 %404 to i64
  %406 = shl i64 %399, %405
  %407 = load i64, ptr %403, align 8, !tbaa !46
  %408 = or i64 %407, %406
  store i64 %408, ptr %403, align 8, !tbaa !46
  %409 = lshr i64 %399, 1
  %410 = xor i32 %404, 63
  %411 = zext nneg i32 %410 to i64
  %412 = lshr i64 %409, %411
  %413 = getelementptr inbounds i8, ptr %403, i64 8
  %414 = load i64, ptr %413, align 8, !tbaa !46
  %415 = or i64 %414, %412
  store i64 %415, ptr %413, align 8, !tbaa !46
  br label %588

416:                                              ; preds = %323, %454
  %417 = phi i32 [ %455, %454 ], [ %272, %323 ]
  %418 = phi i32 [ %456, %454 ], [ %271, %323 ]
  %419 = phi i32 [ %458, %454 ], [ %276, %323 ]
  %420 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %419, i1 true)
  %421 = zext nneg i32 %420 to i64
  %422 = getelementptr inbounds i32, ptr %281, i64 %421
  %423 = load i32, ptr %422, align 4, !tbaa !25
  %424 = add i32 %423, %190
  %425 = zext i32 %424 to i64
  %426 = add nuw nsw i64 %239, %425
  %427 = icmp ugt i64 %426, %88
  br i1 %427, label %454, label %428

428:                                              ; preds = %416
  %429 = lshr i32 %424, 2
  %430 = and i32 %424, 3
  %431 = add nsw i32 %430, %240
  %432 = lshr i32 %431, 2
  %433 = zext nneg i32 %432 to i64
  %434 = shl i64 2, %433
  %435 = add i64 %434, -1
  %436 = lshr i32 %424, 8
  %437 = zext nneg i32 %436 to i64
  %438 = getelementptr inbounds i64, ptr %243, i64 %437
  %439 = and i32 %429, 63
  %440 = zext nneg i32 %439 to i64
  %441 = shl i64 %435, %440
  %442 = load i64, ptr %438, align 8, !tbaa !46
  %443 = or i64 %442, %441
  store i64 %443, ptr %438, align 8, !tbaa !46
  %444 = lshr i64 %435, 1
  %445 = xor i32 %439, 63
  %446 = zext nneg i32 %445 to i64
  %447 = lshr i64 %444, %446
  %448 = getelementptr inbounds i8, ptr %438, i64 8
  %449 = load i64, ptr %448, align 8, !tbaa !46
  %450 = or i64 %449, %447
  store i64 %450, ptr %448, align 8, !tbaa !46
  %451 = tail call i32 @llvm.umin.i32(i32 %417, i32 %436)
  %452 = add nuw nsw i32 %436, 1
  %453 = tail call i32 @llvm.umax.i32(i32 %418, i32 %452)
  br label %454

454:                                              ; preds = %428, %416
  %455 = phi i32 [ %417, %416 ], [ %451, %428 ]
  %456 = phi i32 [ %418, %416 ], [ %453, %428 ]
  %457 = add nsw i32 %419, -1
  %458 = and i32 %457, %419
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %593, label %416, !llvm.loop !182

460:                                              ; preds = %278
  %461 = load i32, ptr %281, align 4, !tbaa !25
  %462 = add i32 %461, %190
  br i1 %235, label %463, label %491

463:                                              ; preds = %460, %307
  %464 = phi i32 [ %308, %307 ], [ %462, %460 ]
  %465 = zext i32 %464 to i64
  %466 = add nuw nsw i64 %239, %465
  %467 = icmp ugt i64 %466, %88
  br i1 %467, label %593, label %468

468:                                              ; preds = %463
  %469 = lshr i32 %464, 2
  %470 = and i32 %464, 3
  %471 = add nsw i32 %470, %240
  %472 = lshr i32 %471, 2
  %473 = zext nneg i32 %472 to i64
  %474 = shl i64 2, %473
  %475 = add i64 %474, -1
  %476 = lshr i32 %464, 8
  %477 = zext nneg i32 %476 to i64
  %478 = getelementptr inbounds i64, ptr %243, i64 %477
  %479 = and i32 %469, 63
  %480 = zext nneg i32 %479 to i64
  %481 = shl i64 %475, %480
  %482 = load i64, ptr %478, align 8, !tbaa !46
  %483 = or i64 %482, %481
  store i64 %483, ptr %478, align 8, !tbaa !46
  %484 = lshr i64 %475, 1
  %485 = xor i32 %479, 63
  %486 = zext nneg i32 %485 to i64
  %487 = lshr i64 %484, %486
  %488 = getelementptr inbounds i8, ptr %478, i64 8
  %489 = load i64, ptr %488, align 8, !tbaa !46
  %490 = or i64 %489, %487
  store i64 %490, ptr %488, align 8, !tbaa !46
  br label %588

491:                                              ; preds = %460, %301
  %492 = phi i32 [ %302, %301 ], [ %462, %460 ]
  %493 = and i32 %492, 3
  %494 = icmp ne i32 %493, 0
  %495 = select i1 %268, i1 true, i1 %494
  %496 = zext i32 %492 to i64
  %497 = add nuw nsw i64 %245, %496
  %498 = icmp ugt i64 %497, %88
  %499 = select i1 %495, i1 true, i1 %498
  br i1 %499, label %546, label %500

500:                                              ; preds = %491
  %501 = lshr exact i32 %492, 2
  %502 = and i64 %274, 65535
  br i1 %246, label %526, label %503

503:                                              ; preds = %500
  %504 = shl i64 %502, %250
  %505 = or i64 %504, %502
  %506 = and i64 %505, %252
  br i1 %251, label %507, label %517

507:                                              ; preds = %503
  %508 = shl nuw nsw i64 %506, 4
  %509 = or i64 %508, %506
  %510 = and i64 %509, 252645135
  %511 = shl nuw nsw i64 %510, 2
  %512 = or i64 %511, %510
  %513 = and i64 %512, 858993459
  %514 = shl nuw nsw i64 %513, 1
  %515 = or i64 %514, %513
  %516 = and i64 %515, 1431655765
  br label %526

517:                                              ; preds = %503
  %518 = shl nuw nsw i64 %506, 12
  %519 = or i64 %518, %506
  %520 = and i64 %519, 4222189076152335
  %521 = mul nuw nsw i64 %520, 65
  %522 = mul nuw nsw i64 %520, 520
  %523 = and i64 %522, 1157442765409226768
  %524 = and i64 %521, 72340172838076673
  %525 = or disjoint i64 %523, %524
  br label %526

526:                                              ; preds = %517, %507, %500
  %527 = phi i64 [ %516, %507 ], [ %525, %517 ], [ %502, %500 ]
  %528 = freeze i64 %527
  %529 = shl i64 %528, %254
  %530 = sub i64 %529, %528
  %531 = lshr i32 %492, 8
  %532 = zext nneg i32 %531 to i64
  %533 = getelementptr inbounds i64, ptr %243, i64 %532
  %534 = and i32 %501, 63
  %535 = zext nneg i32 %534 to i64
  %536 = shl i64 %530, %535
  %537 = load i64, ptr %533, align 8, !tbaa !46
  %538 = or i64 %536, %537
  store i64 %538, ptr %533, align 8, !tbaa !46
  %539 = lshr i64 %530, 1
  %540 = xor i32 %534, 63
  %541 = zext nneg i32 %540 to i64
  %542 = lshr i64 %539, %541
  %543 = getelementptr inbounds i8, ptr %533, i64 8
  %544 = load i64, ptr %543, align 8, !tbaa !46
  %545 = or i64 %542, %544
  store i64 %545, ptr %543, align 8, !tbaa !46
  br label %588

546:                                              ; preds = %491, %582
  %547 = phi i32 [ %583, %582 ], [ %272, %491 ]
  %548 = phi i32 [ %584, %582 ], [ %271, %491 ]
  %549 = phi i32 [ %586, %582 ], [ %276, %491 ]
  %550 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %549, i1 true)
  %551 = mul nuw nsw i32 %550, %193
  %552 = add i32 %551, %492
  %553 = zext i32 %552 to i64
  %554 = add nuw nsw i64 %239, %553
  %555 = icmp ugt i64 %554, %88
  br i1 %555, label %582, label %556

556:                                              ; preds = %546
  %557 = lshr i32 %552, 2
  %558 = and i32 %552, 3
  %559 = add nsw i32 %558, %240
  %560 = lshr i32 %559, 2
  %561 = zext nneg i32 %560 to i64
  %562 = shl i64 2, %561
  %563 = add i64 %562, -1
  %564 = lshr i32 %552, 8
  %565 = zext nneg i32 %564 to i64
  %566 = getelementptr inbounds i64, ptr %243, i64 %565
  %567 = and i32 %557, 63
  %568 = zext nneg i32 %567 to i64
  %569 = shl i64 %563, %568
  %570 = load i64, ptr %566, align 8, !tbaa !46
  %571 = or i64 %570, %569
  store i64 %571, ptr %566, align 8, !tbaa !46
  %572 = lshr i64 %563, 1
  %573 = xor i32 %567, 63
  %574 = zext nneg i32 %573 to i64
  %575 = lshr i64 %572, %574
  %576 = getelementptr inbounds i8, ptr %566, i64 8
  %577 = load i64, ptr %576, align 8, !tbaa !46
  %578 = or i64 %577, %575
  store i64 %578, ptr %576, align 8, !tbaa !46
  %579 = tail call i32 @llvm.umin.i32(i32 %547, i32 %564)
  %580 = add nuw nsw i32 %564, 1
  %581 = tail call i32 @llvm.umax.i32(i32 %548, i32 %580)
  br label %582

582:                                              ; preds = %556, %546
  %583 = phi i32 [ %547, %546 ], [ %579, %556 ]
  %584 = phi i32 [ %548, %546 ], [ %581, %556 ]
  %585 = add nsw i32 %549, -1
  %586 = and i32 %585, %549
  %587 = icmp eq i32 %586, 0
  br i1 %587, label %593, label %546, !llvm.loop !183

588:                                              ; preds = %526, %468, %331
  %589 = phi i32 [ %401, %331 ], [ %476, %468 ], [ %531, %526 ]
  %590 = tail call i32 @llvm.umin.i32(i32 %272, i32 %589)
  %591 = add nuw nsw i32 %589, 1
  %592 = tail call i32 @llvm.umax.i32(i32 %271, i32 %591)
  br label %593

593:                                              ; preds = %582, %454, %588, %463, %269
  %594 = phi i32 [ %272, %269 ], [ %590, %588 ], [ %272, %463 ], [ %455, %454 ], [ %583, %582 ]
  %595 = phi i32 [ %271, %269 ], [ %592, %588 ], [ %271, %463 ], [ %456, %454 ], [ %584, %582 ]
  %596 = add nuw nsw i64 %270, 1
  %597 = icmp eq i64 %596, %86
  br i1 %597, label %90, label %269, !llvm.loop !184

598:                                              ; preds = %172, %598
  %599 = phi i32 [ %603, %598 ], [ %179, %172 ]
  %600 = zext i32 %599 to i64
  %601 = getelementptr inbounds i64, ptr %39, i64 %600
  store i64 0, ptr %601, align 8, !tbaa !46
  %602 = getelementptr inbounds i64, ptr %36, i64 %600
  store i64 0, ptr %602, align 8, !tbaa !46
  %603 = add i32 %599, 1
  %604 = icmp ugt i32 %603, %180
  br i1 %604, label %605, label %598, !llvm.loop !185

605:                                              ; preds = %598, %172
  %606 = icmp eq i32 %181, 0
  br i1 %606, label %609, label %607

607:                                              ; preds = %605
  %608 = load i64, ptr %11, align 8, !tbaa !101
  tail call fastcc void @replay(ptr noundef %0, ptr noundef %1, i64 noundef %608, i64 noundef %13)
  br label %609

609:                                              ; preds = %41, %607, %605, %2
  ret void
}

; Function Attrs: noinline nounwind
define void @hk_take_records(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 832
  %8 = load i64, ptr %7, align 8, !tbaa !10
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %9, i64 152
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %39, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds i8, ptr %12, i64 128
  %18 = load i64, ptr %17, align 8, !tbaa !18
  %19 = getelementptr inbounds i8, ptr %12, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !19
  %21 = zext i32 %20 to i64
  %22 = icmp eq i64 %18, %21
  br i1 %22, label %27, label %23

23:                                               ; preds = %16
  tail call fastcc void @end_interval(ptr noundef nonnull %0, ptr noundef nonnull %12)
  tail call fastcc void @pass_barrier(ptr noundef nonnull %9, ptr noundef nonnull readonly %6, ptr noundef nonnull %12)
  %24 = getelementptr inbounds i8, ptr %12, i64 192
  %25 = load i64, ptr %24, align 8, !tbaa !20
  %26 = getelementptr inbounds i8, ptr %12, i64 184
  store i64 %25, ptr %26, align 8, !tbaa !21
  br label %27

27:                                               ; preds = %16, %23
  %28 = tail call fastcc i32 @has_room(ptr noundef nonnull %0, ptr noundef nonnull %9, ptr noundef nonnull %12, i64 noundef %2)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = add i64 %2, %1
  tail call fastcc void @replay(ptr noundef nonnull %0, ptr noundef nonnull %12, i64 noundef %1, i64 noundef %31)
  br label %39

32:                                               ; preds = %27
  %33 = getelementptr inbounds i8, ptr %12, i64 160
  %34 = load i64, ptr %33, align 8, !tbaa !92
  %35 = inttoptr i64 %34 to ptr
  %36 = inttoptr i64 %1 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %35, ptr align 1 %36, i64 %2, i1 false)
  %37 = load i64, ptr %33, align 8, !tbaa !92
  %38 = add i64 %37, %2
  store i64 %38, ptr %33, align 8, !tbaa !92
  br label %39

39:                                               ; preds = %3, %32, %30
  ret void
}

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @has_room(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds i8, ptr %2, i64 184
  %6 = load i64, ptr %5, align 8, !tbaa !21
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %84

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %1, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !84
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %71, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 96
  %14 = load i64, ptr %13, align 8, !tbaa !186
  %15 = inttoptr i64 %14 to ptr
  %16 = ptrtoint ptr %2 to i64
  %17 = sub i64 %16, %14
  %18 = sdiv exact i64 %17, 200
  %19 = add nsw i64 %18, 1
  %20 = getelementptr inbounds i8, ptr %1, i64 128
  %21 = load i64, ptr %20, align 8, !tbaa !187
  %22 = icmp eq i64 %21, 0
  %23 = icmp eq i64 %21, %19
  %24 = select i1 %22, i1 true, i1 %23
  %25 = getelementptr inbounds %struct.Group, ptr %15, i64 %21
  %26 = getelementptr inbounds i8, ptr %25, i64 -200
  br i1 %24, label %54, label %27

27:                                               ; preds = %12
  %28 = getelementptr inbounds i8, ptr %25, i64 -40
  %29 = load i64, ptr %28, align 8, !tbaa !92
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %54, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds i8, ptr %25, i64 -72
  %33 = load i64, ptr %32, align 8, !tbaa !18
  %34 = getelementptr inbounds i8, ptr %25, i64 -188
  %35 = load i32, ptr %34, align 4, !tbaa !19
  %36 = zext i32 %35 to i64
  %37 = icmp eq i64 %33, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %31
  tail call fastcc void @end_interval(ptr noundef nonnull %0, ptr noundef nonnull %26)
  br label %54

39:                                               ; preds = %31
  %40 = getelementptr inbounds i8, ptr %25, i64 -16
  %41 = load i64, ptr %40, align 8, !tbaa !21
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %54

43:                                               ; preds = %39
  %44 = getelementptr inbounds i8, ptr %0, i64 48
  %45 = load i64, ptr %44, align 8, !tbaa !3
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds i8, ptr %46, i64 832
  %48 = load i64, ptr %47, align 8, !tbaa !10
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr inbounds i8, ptr %49, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %51 = load i64, ptr %50, align 8, !tbaa !101
  %52 = tail call i64 @llvm.umax.i64(i64 %29, i64 %51)
  %53 = getelementptr inbounds i8, ptr %25, i64 -24
  store i64 0, ptr %53, align 8, !tbaa !99
  store i64 1, ptr %40, align 8, !tbaa !21
  tail call fastcc void @replay(ptr noundef nonnull %0, ptr noundef nonnull %26, i64 noundef %51, i64 noundef %52)
  br label %54

54:                                               ; preds = %43, %39, %38, %27, %12
  store i64 %19, ptr %20, align 8, !tbaa !187
  %55 = getelementptr inbounds i8, ptr %2, i64 160
  %56 = load i64, ptr %55, align 8, !tbaa !92
  %57 = icmp eq i64 %56, 0
  %58 = getelementptr inbounds i8, ptr %1, i64 120
  %59 = load i64, ptr %58, align 8, !tbaa !101
  br i1 %57, label %60, label %61

60:                                               ; preds = %54
  store i64 %59, ptr %55, align 8, !tbaa !92
  br label %61

61:                                               ; preds = %54, %60
  %62 = phi i64 [ %59, %60 ], [ %56, %54 ]
  %63 = add i64 %62, %3
  %64 = add i64 %59, 1048576
  %65 = icmp ugt i64 %63, %64
  br i1 %65, label %68, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds i8, ptr %2, i64 168
  store i64 %64, ptr %67, align 8, !tbaa !188
  br label %84

68:                                               ; preds = %61
  %69 = load i64, ptr %5, align 8, !tbaa !21
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %71, label %84

71:                                               ; preds = %8, %68
  %72 = getelementptr inbounds i8, ptr %0, i64 48
  %73 = load i64, ptr %72, align 8, !tbaa !3
  %74 = inttoptr i64 %73 to ptr
  %75 = getelementptr inbounds i8, ptr %74, i64 832
  %76 = load i64, ptr %75, align 8, !tbaa !10
  %77 = inttoptr i64 %76 to ptr
  %78 = getelementptr inbounds i8, ptr %2, i64 160
  %79 = load i64, ptr %78, align 8, !tbaa !92
  %80 = getelementptr inbounds i8, ptr %77, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %78, i8 0, i64 16, i1 false)
  %81 = load i64, ptr %80, align 8, !tbaa !101
  %82 = tail call i64 @llvm.umax.i64(i64 %79, i64 %81)
  %83 = getelementptr inbounds i8, ptr %2, i64 176
  store i64 0, ptr %83, align 8, !tbaa !99
  store i64 1, ptr %5, align 8, !tbaa !21
  tail call fastcc void @replay(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %81, i64 noundef %82)
  br label %84

84:                                               ; preds = %4, %71, %68, %66
  %85 = phi i32 [ 1, %66 ], [ 0, %68 ], [ 0, %71 ], [ 0, %4 ]
  ret i32 %85
}

; Function Attrs: noinline nounwind
define internal fastcc void @replay(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca [64 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca %struct.Step, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 160
  %9 = icmp ult i64 %2, %3
  br i1 %9, label %10, label %78

10:                                               ; preds = %4
  %11 = load i32, ptr %8, align 8, !tbaa !49
  %12 = lshr i32 %11, 4
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %0, i64 48
  %15 = getelementptr inbounds i8, ptr %1, i64 16
  %16 = getelementptr inbounds i8, ptr %7, i64 8
  %17 = getelementptr inbounds i8, ptr %7, i64 16
  %18 = getelementptr inbounds i8, ptr %7, i64 24
  %19 = getelementptr inbounds i8, ptr %7, i64 32
  %20 = getelementptr inbounds i8, ptr %7, i64 40
  %21 = getelementptr inbounds i8, ptr %7, i64 44
  %22 = getelementptr inbounds i8, ptr %7, i64 48
  %23 = getelementptr inbounds i8, ptr %7, i64 52
  %24 = getelementptr inbounds i8, ptr %7, i64 56
  %25 = getelementptr inbounds i8, ptr %7, i64 60
  %26 = getelementptr inbounds i8, ptr %7, i64 64
  %27 = getelementptr inbounds i8, ptr %7, i64 68
  %28 = getelementptr inbounds i8, ptr %7, i64 72
  %29 = getelementptr inbounds i8, ptr %1, i64 120
  %30 = getelementptr inbounds i8, ptr %1, i64 112
  %31 = getelementptr inbounds i8, ptr %7, i64 88
  %32 = getelementptr inbounds i8, ptr %7, i64 80
  %33 = zext i32 %11 to i64
  br label %34

34:                                               ; preds = %10, %181
  %35 = phi i64 [ %2, %10 ], [ %81, %181 ]
  %36 = phi i32 [ 0, %10 ], [ %80, %181 ]
  %37 = inttoptr i64 %35 to ptr
  %38 = load i64, ptr %37, align 8, !tbaa !93
  %39 = lshr i64 %38, 60
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = getelementptr inbounds i8, ptr %37, i64 8
  %42 = load i64, ptr %41, align 8, !tbaa !95
  %43 = getelementptr inbounds i8, ptr %37, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !96
  %45 = inttoptr i64 %44 to ptr
  %46 = getelementptr inbounds i8, ptr %37, i64 32
  %47 = getelementptr inbounds i8, ptr %37, i64 24
  %48 = load i64, ptr %47, align 8, !tbaa !97
  switch i32 %40, label %50 [
    i32 3, label %55
    i32 0, label %49
  ]

49:                                               ; preds = %34
  br label %50

50:                                               ; preds = %49, %34
  %51 = phi i64 [ %33, %49 ], [ %13, %34 ]
  %52 = shl nuw nsw i64 %51, 2
  %53 = add i64 %35, 32
  %54 = add i64 %53, %52
  br label %79

55:                                               ; preds = %34
  %56 = trunc i64 %38 to i32
  %57 = and i32 %56, 65535
  %58 = lshr i32 %56, 16
  %59 = mul i32 %58, %12
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %46, i64 %60
  %62 = shl i32 %36, 1
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i64, ptr %61, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !46
  %66 = lshr i64 %65, 60
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = getelementptr inbounds i8, ptr %64, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !46
  %70 = lshr i64 %69, 32
  %71 = mul nuw nsw i64 %70, %13
  %72 = getelementptr inbounds i32, ptr %46, i64 %71
  %73 = add i32 %36, 1
  %74 = icmp eq i32 %73, %57
  br i1 %74, label %75, label %79

75:                                               ; preds = %55
  %76 = getelementptr inbounds i8, ptr %64, i64 16
  %77 = ptrtoint ptr %76 to i64
  br label %79

78:                                               ; preds = %181, %4
  ret void

79:                                               ; preds = %55, %75, %50
  %80 = phi i32 [ 0, %75 ], [ %36, %50 ], [ %73, %55 ]
  %81 = phi i64 [ %77, %75 ], [ %54, %50 ], [ %35, %55 ]
  %82 = phi i32 [ %67, %75 ], [ %40, %50 ], [ %67, %55 ]
  %83 = phi i64 [ %65, %75 ], [ %38, %50 ], [ %65, %55 ]
  %84 = phi i64 [ %69, %75 ], [ %48, %50 ], [ %69, %55 ]
  %85 = phi ptr [ %72, %75 ], [ %46, %50 ], [ %72, %55 ]
  %86 = and i64 %83, 281474976710655
  %87 = trunc i64 %84 to i32
  %88 = lshr i64 %83, 48
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = and i32 %89, 255
  %91 = lshr i64 %83, 56
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = and i32 %92, 15
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15
  store i64 %42, ptr %6, align 8, !tbaa !46
  %94 = load i32, ptr %8, align 8, !tbaa !49
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %123, label %96

96:                                               ; preds = %79
  %97 = icmp eq i32 %82, 0
  %98 = icmp eq i32 %82, 1
  %99 = zext i32 %94 to i64
  br label %100

100:                                              ; preds = %114, %96
  %101 = phi i64 [ 0, %96 ], [ %121, %114 ]
  br i1 %97, label %102, label %105

102:                                              ; preds = %100
  %103 = getelementptr inbounds i32, ptr %85, i64 %101
  %104 = load i32, ptr %103, align 4, !tbaa !25
  br label %114

105:                                              ; preds = %100
  %106 = lshr i64 %101, 4
  %107 = and i64 %106, 268435455
  %108 = getelementptr inbounds i32, ptr %85, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !25
  br i1 %98, label %110, label %114

110:                                              ; preds = %105
  %111 = trunc nuw i64 %101 to i32
  %112 = and i32 %111, 15
  %113 = mul nuw nsw i32 %112, %90
  br label %114

114:                                              ; preds = %110, %105, %102
  %115 = phi i32 [ %109, %110 ], [ %109, %105 ], [ %104, %102 ]
  %116 = phi i32 [ %113, %110 ], [ 0, %105 ], [ 0, %102 ]
  %117 = add i32 %115, %87
  %118 = add i32 %117, %116
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds i64, ptr %5, i64 %101
  store i64 %119, ptr %120, align 8, !tbaa !46
  %121 = add nuw nsw i64 %101, 1
  %122 = icmp eq i64 %121, %99
  br i1 %122, label %123, label %100, !llvm.loop !189

123:                                              ; preds = %114, %79
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #15
  call void @llvm.experimental.noalias.scope.decl(metadata !190)
  %124 = load i64, ptr %14, align 8, !tbaa !3, !noalias !190
  %125 = inttoptr i64 %124 to ptr
  %126 = getelementptr inbounds i8, ptr %125, i64 832
  %127 = load i64, ptr %126, align 8, !tbaa !10, !noalias !190
  %128 = inttoptr i64 %127 to ptr
  %129 = getelementptr inbounds i8, ptr %125, i64 48
  %130 = load i32, ptr %129, align 8, !tbaa !22, !noalias !190
  %131 = icmp ugt i32 %130, 1
  %132 = add i32 %130, -1
  %133 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %132, i1 true)
  %134 = sub nuw nsw i32 32, %133
  %135 = lshr i32 16777216, %134
  %136 = load i64, ptr %15, align 8, !tbaa !23, !noalias !190
  %137 = add nsw i32 %135, -1
  %138 = select i1 %131, i32 %137, i32 16777215
  %139 = trunc i64 %136 to i32
  %140 = and i32 %138, %139
  %141 = mul i32 %140, %130
  store ptr %0, ptr %7, align 8, !tbaa !105, !alias.scope !190
  store ptr %125, ptr %16, align 8, !tbaa !107, !alias.scope !190
  store ptr %128, ptr %17, align 8, !tbaa !108, !alias.scope !190
  store ptr %1, ptr %18, align 8, !tbaa !109, !alias.scope !190
  store i64 %86, ptr %19, align 8, !tbaa !110, !alias.scope !190
  store i32 %93, ptr %20, align 8, !tbaa !111, !alias.scope !190
  store i32 1, ptr %21, align 4, !tbaa !112, !alias.scope !190
  store i32 0, ptr %22, align 8, !tbaa !113, !alias.scope !190
  store i32 0, ptr %23, align 4, !tbaa !114, !alias.scope !190
  store i32 %140, ptr %24, align 8, !tbaa !115, !alias.scope !190
  store i32 %141, ptr %25, align 4, !tbaa !116, !alias.scope !190
  %142 = getelementptr inbounds i8, ptr %45, i64 544
  %143 = load i32, ptr %142, align 8, !tbaa !25, !noalias !190
  %144 = add i32 %143, %141
  store i32 %144, ptr %26, align 8, !tbaa !117, !alias.scope !190
  store i32 %130, ptr %27, align 4, !tbaa !118, !alias.scope !190
  %145 = load i64, ptr %29, align 8, !tbaa !119, !noalias !190
  %146 = trunc i64 %145 to i32
  store i32 %146, ptr %28, align 8, !tbaa !120, !alias.scope !190
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %31, i8 0, i64 36, i1 false), !alias.scope !190
  %147 = load i64, ptr %30, align 8, !tbaa !121, !noalias !190
  %148 = lshr i64 %86, 2
  %149 = getelementptr inbounds i8, ptr %128, i64 33024
  %150 = and i64 %148, 8191
  %151 = getelementptr inbounds [8192 x i32], ptr %149, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !25, !noalias !190
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %169, label %154

154:                                              ; preds = %123
  %155 = getelementptr inbounds i8, ptr %128, i64 256
  br label %162

156:                                              ; preds = %162
  %157 = add i64 %164, 1
  %158 = and i64 %157, 8191
  %159 = getelementptr inbounds [8192 x i32], ptr %149, i64 0, i64 %158
  %160 = load i32, ptr %159, align 4, !tbaa !25, !noalias !190
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %169, label %162

162:                                              ; preds = %156, %154
  %163 = phi i32 [ %152, %154 ], [ %160, %156 ]
  %164 = phi i64 [ %148, %154 ], [ %157, %156 ]
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds [4096 x i64], ptr %155, i64 0, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !46, !noalias !190
  %168 = icmp eq i64 %167, %86
  br i1 %168, label %181, label %156

169:                                              ; preds = %156, %123
  %170 = phi i64 [ %150, %123 ], [ %158, %156 ]
  %171 = getelementptr inbounds i8, ptr %128, i64 248
  %172 = load i64, ptr %171, align 8, !tbaa !122, !noalias !190
  %173 = icmp eq i64 %172, 4094
  br i1 %173, label %181, label %174

174:                                              ; preds = %169
  %175 = getelementptr inbounds [8192 x i32], ptr %149, i64 0, i64 %170
  %176 = add i64 %172, 1
  store i64 %176, ptr %171, align 8, !tbaa !122, !noalias !190
  %177 = trunc i64 %176 to i32
  store i32 %177, ptr %175, align 4, !tbaa !25, !noalias !190
  %178 = getelementptr inbounds i8, ptr %128, i64 256
  %179 = and i64 %176, 4294967295
  %180 = getelementptr inbounds [4096 x i64], ptr %178, i64 0, i64 %179
  store i64 %86, ptr %180, align 8, !tbaa !46, !noalias !190
  br label %181

181:                                              ; preds = %162, %169, %174
  %182 = phi i32 [ 4095, %169 ], [ %177, %174 ], [ %163, %162 ]
  %183 = shl i64 %147, 30
  %184 = zext i32 %144 to i64
  %185 = zext i32 %182 to i64
  %186 = shl i64 %185, 46
  %187 = or i64 %183, %184
  %188 = or i64 %187, %186
  store i64 %188, ptr %32, align 8, !tbaa !123, !alias.scope !190
  %189 = call fastcc i64 @look_at_access(ptr noundef nonnull %7, ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %90, i32 noundef 1)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #15
  %190 = icmp ult i64 %81, %3
  br i1 %190, label %34, label %78, !llvm.loop !193
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_expand_lines(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8, !tbaa !150
  %4 = shl i64 %3, 8
  %5 = and i64 %4, 288230376151711488
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !154
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8, !tbaa !152
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq i64 %5, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %27, %1
  ret void

14:                                               ; preds = %1, %27
  %15 = phi i64 [ %28, %27 ], [ 0, %1 ]
  %16 = getelementptr inbounds %struct.Cell, ptr %8, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !137
  %18 = icmp eq i64 %17, -1
  br i1 %18, label %27, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds i8, ptr %16, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !139
  %22 = or i64 %21, %17
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %19
  %25 = shl nsw i64 %15, 8
  %26 = getelementptr inbounds i8, ptr %11, i64 %25
  tail call fastcc void @expand_line(ptr noundef nonnull %16, ptr noundef %26)
  br label %27

27:                                               ; preds = %14, %19, %24
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %28, %5
  br i1 %29, label %13, label %14, !llvm.loop !194
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @expand_line(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #7 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  br label %5

4:                                                ; preds = %44
  store i64 -1, ptr %0, align 8, !tbaa !137
  ret void

5:                                                ; preds = %2, %44
  %6 = phi i64 [ 0, %2 ], [ %47, %44 ]
  %7 = getelementptr inbounds %struct.Cell, ptr %1, i64 %6
  %8 = load i64, ptr %0, align 8, !tbaa !137
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %25, label %10

10:                                               ; preds = %5
  %11 = trunc i64 %8 to i32
  %12 = lshr i64 %8, 58
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i32 %13, 15
  %15 = add nsw i32 %14, -1
  %16 = trunc nuw nsw i64 %6 to i32
  %17 = lshr i32 %16, %15
  %18 = and i64 %8, -4323455643332640769
  %19 = shl nuw nsw i32 %17, 24
  %20 = and i32 %11, 1056964608
  %21 = add nuw nsw i32 %19, %20
  %22 = zext nneg i32 %21 to i64
  %23 = or i64 %18, %22
  %24 = or disjoint i64 %23, 4323455642275676160
  br label %25

25:                                               ; preds = %5, %10
  %26 = phi i64 [ %24, %10 ], [ 0, %5 ]
  %27 = load i64, ptr %3, align 8, !tbaa !139
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %44, label %29

29:                                               ; preds = %25
  %30 = trunc i64 %27 to i32
  %31 = lshr i64 %27, 58
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = and i32 %32, 15
  %34 = add nsw i32 %33, -1
  %35 = trunc nuw nsw i64 %6 to i32
  %36 = lshr i32 %35, %34
  %37 = and i64 %27, -4323455643332640769
  %38 = shl nuw nsw i32 %36, 24
  %39 = and i32 %30, 1056964608
  %40 = add nuw nsw i32 %38, %39
  %41 = zext nneg i32 %40 to i64
  %42 = or i64 %37, %41
  %43 = or disjoint i64 %42, 4323455642275676160
  br label %44

44:                                               ; preds = %25, %29
  %45 = phi i64 [ %43, %29 ], [ 0, %25 ]
  store i64 %26, ptr %7, align 8, !tbaa !46
  %46 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %45, ptr %46, align 8, !tbaa !46
  %47 = add nuw nsw i64 %6, 1
  %48 = icmp eq i64 %47, 16
  br i1 %48, label %4, label %5, !llvm.loop !195
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pass_barrier(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds i8, ptr %2, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !19
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %2, i64 128
  store i64 %6, ptr %7, align 8, !tbaa !18
  %8 = getelementptr inbounds i8, ptr %2, i64 112
  %9 = load i64, ptr %8, align 8, !tbaa !121
  %10 = icmp ult i64 %9, 65535
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = add nuw nsw i64 %9, 1
  store i64 %12, ptr %8, align 8, !tbaa !121
  br label %13

13:                                               ; preds = %11, %3
  %14 = phi i64 [ %12, %11 ], [ %9, %3 ]
  %15 = getelementptr inbounds i8, ptr %2, i64 120
  store i64 %14, ptr %15, align 8, !tbaa !119
  %16 = getelementptr inbounds i8, ptr %2, i64 152
  %17 = load i64, ptr %16, align 8, !tbaa !16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %131, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds i8, ptr %1, i64 48
  %21 = load i32, ptr %20, align 8, !tbaa !22
  %22 = icmp ugt i32 %21, 1
  %23 = add i32 %21, -1
  %24 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %23, i1 true)
  %25 = sub nuw nsw i32 32, %24
  %26 = lshr i32 16777216, %25
  %27 = getelementptr inbounds i8, ptr %2, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !23
  %29 = add nsw i32 %26, -1
  %30 = select i1 %22, i32 %29, i32 16777215
  %31 = trunc i64 %28 to i32
  %32 = and i32 %30, %31
  %33 = mul i32 %32, %21
  %34 = getelementptr inbounds i8, ptr %0, i64 208
  %35 = load i64, ptr %34, align 8, !tbaa !26
  %36 = inttoptr i64 %35 to ptr
  %37 = zext i32 %33 to i64
  %38 = getelementptr inbounds %struct.WaveOrder, ptr %36, i64 %37
  %39 = getelementptr inbounds i8, ptr %2, i64 36
  %40 = load i32, ptr %39, align 4, !tbaa !177
  %41 = icmp eq i32 %40, 0
  %42 = getelementptr inbounds i8, ptr %2, i64 144
  %43 = load i64, ptr %42, align 8, !tbaa !43
  br i1 %41, label %68, label %44

44:                                               ; preds = %19
  %45 = trunc i64 %43 to i32
  %46 = zext i32 %40 to i64
  %47 = and i64 %46, 1
  %48 = icmp eq i32 %40, 1
  br i1 %48, label %51, label %49

49:                                               ; preds = %44
  %50 = and i64 %46, 4294967294
  br label %71

51:                                               ; preds = %71, %44
  %52 = phi i32 [ poison, %44 ], [ %91, %71 ]
  %53 = phi i64 [ 0, %44 ], [ %92, %71 ]
  %54 = phi i32 [ %45, %44 ], [ %91, %71 ]
  %55 = icmp eq i64 %47, 0
  br i1 %55, label %65, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds %struct.WaveOrder, ptr %38, i64 %53
  %58 = load i16, ptr %57, align 2, !tbaa !42
  %59 = zext i16 %58 to i32
  %60 = icmp eq i32 %54, 0
  %61 = icmp eq i16 %58, 0
  %62 = tail call i32 @llvm.umin.i32(i32 %59, i32 %54)
  %63 = select i1 %61, i32 %54, i32 %62
  %64 = select i1 %60, i32 %59, i32 %63
  store i16 0, ptr %57, align 2, !tbaa !42
  br label %65

65:                                               ; preds = %51, %56
  %66 = phi i32 [ %52, %51 ], [ %64, %56 ]
  %67 = zext i32 %66 to i64
  store i64 %67, ptr %42, align 8, !tbaa !43
  br label %68

68:                                               ; preds = %19, %65
  %69 = phi i64 [ %67, %65 ], [ %43, %19 ]
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %131, label %95

71:                                               ; preds = %71, %49
  %72 = phi i64 [ 0, %49 ], [ %92, %71 ]
  %73 = phi i32 [ %45, %49 ], [ %91, %71 ]
  %74 = phi i64 [ 0, %49 ], [ %93, %71 ]
  %75 = getelementptr inbounds %struct.WaveOrder, ptr %38, i64 %72
  %76 = load i16, ptr %75, align 2, !tbaa !42
  %77 = zext i16 %76 to i32
  %78 = icmp eq i32 %73, 0
  %79 = icmp eq i16 %76, 0
  %80 = tail call i32 @llvm.umin.i32(i32 %77, i32 %73)
  %81 = select i1 %79, i32 %73, i32 %80
  %82 = select i1 %78, i32 %77, i32 %81
  store i16 0, ptr %75, align 2, !tbaa !42
  %83 = or disjoint i64 %72, 1
  %84 = getelementptr inbounds %struct.WaveOrder, ptr %38, i64 %83
  %85 = load i16, ptr %84, align 2, !tbaa !42
  %86 = zext i16 %85 to i32
  %87 = icmp eq i32 %82, 0
  %88 = icmp eq i16 %85, 0
  %89 = tail call i32 @llvm.umin.i32(i32 %86, i32 %82)
  %90 = select i1 %88, i32 %82, i32 %89
  %91 = select i1 %87, i32 %86, i32 %90
  store i16 0, ptr %84, align 2, !tbaa !42
  %92 = add nuw nsw i64 %72, 2
  %93 = add i64 %74, 2
  %94 = icmp eq i64 %93, %50
  br i1 %94, label %51, label %71, !llvm.loop !196

95:                                               ; preds = %68
  %96 = trunc i64 %69 to i32
  %97 = getelementptr inbounds i8, ptr %0, i64 200
  %98 = load i64, ptr %97, align 8, !tbaa !129
  %99 = icmp eq i64 %98, 4194304
  br i1 %99, label %131, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds i8, ptr %0, i64 168
  %102 = load i64, ptr %101, align 8, !tbaa !33
  %103 = inttoptr i64 %102 to ptr
  %104 = zext i32 %32 to i64
  %105 = getelementptr inbounds i8, ptr %0, i64 192
  %106 = load i64, ptr %105, align 8, !tbaa !130
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds %struct.KnownGroup, ptr %103, i64 %104, i32 1
  %109 = load i32, ptr %108, align 4, !tbaa !131
  %110 = add i32 %109, -1
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %111
  %113 = icmp eq i32 %109, 0
  br i1 %113, label %122, label %114

114:                                              ; preds = %100
  %115 = load i32, ptr %112, align 4, !tbaa !132
  %116 = icmp eq i32 %115, -1
  br i1 %116, label %117, label %122

117:                                              ; preds = %114
  %118 = getelementptr inbounds i8, ptr %112, i64 10
  %119 = load i16, ptr %118, align 2, !tbaa !134
  %120 = zext i16 %119 to i32
  %121 = icmp eq i32 %120, %96
  br i1 %121, label %131, label %122

122:                                              ; preds = %117, %114, %100
  %123 = add i64 %98, 1
  store i64 %123, ptr %97, align 8, !tbaa !129
  %124 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %98
  %125 = trunc i64 %14 to i16
  %126 = trunc i64 %69 to i16
  store i32 -1, ptr %124, align 4, !tbaa !25
  %127 = getelementptr inbounds i8, ptr %124, i64 4
  store i32 %109, ptr %127, align 4, !tbaa !25
  %128 = getelementptr inbounds i8, ptr %124, i64 8
  store i16 %125, ptr %128, align 4, !tbaa !135
  %129 = getelementptr inbounds i8, ptr %124, i64 10
  store i16 %126, ptr %129, align 2, !tbaa !135
  %130 = trunc i64 %123 to i32
  store i32 %130, ptr %108, align 4, !tbaa !131
  br label %131

131:                                              ; preds = %122, %117, %95, %68, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8, !tbaa !64
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %66, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = and i64 %1, 7
  %10 = icmp ult i32 %5, 4
  %11 = zext nneg i32 %5 to i64
  %12 = shl nsw i64 -1, %11
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = select i1 %10, i64 %12, i64 -16
  br label %15

15:                                               ; preds = %7, %63
  %16 = phi i32 [ 0, %7 ], [ %64, %63 ]
  %17 = zext i32 %16 to i64
  %18 = add i64 %17, %1
  %19 = icmp ult i64 %18, 140737488355328
  br i1 %19, label %20, label %66

20:                                               ; preds = %15
  %21 = sub i32 %5, %16
  %22 = tail call i32 @llvm.umin.i32(i32 %21, i32 32)
  %23 = zext nneg i32 %22 to i64
  %24 = load ptr, ptr %8, align 8, !tbaa !197
  %25 = getelementptr inbounds i8, ptr %24, i64 160
  %26 = load i64, ptr %25, align 8, !tbaa !44
  %27 = inttoptr i64 %26 to ptr
  %28 = lshr i64 %18, 3
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = load i64, ptr %29, align 1
  %31 = lshr i64 %30, %9
  %32 = shl nsw i64 -1, %23
  %33 = xor i64 %32, -1
  %34 = and i64 %31, %33
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %63, label %36

36:                                               ; preds = %20
  %37 = load i32, ptr %13, align 8, !tbaa !198
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %58, label %39

39:                                               ; preds = %36, %52
  %40 = phi i32 [ %54, %52 ], [ %37, %36 ]
  %41 = phi i64 [ %53, %52 ], [ 0, %36 ]
  %42 = icmp ult i64 %41, %23
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = lshr i64 %34, %41
  %45 = or i64 %44, %14
  %46 = icmp eq i64 %45, -1
  br i1 %46, label %47, label %52

47:                                               ; preds = %43
  %48 = add nuw nsw i64 %18, %41
  %49 = trunc nuw nsw i64 %41 to i32
  %50 = add i32 %16, %49
  %51 = lshr exact i32 %50, 2
  tail call fastcc void @report_undefined(ptr noundef nonnull %0, i64 noundef %48, i32 noundef %2, i32 noundef %51)
  br label %52

52:                                               ; preds = %43, %47
  %53 = add nuw nsw i64 %41, 4
  %54 = load i32, ptr %13, align 8, !tbaa !198
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %58, label %39

56:                                               ; preds = %39
  %57 = icmp eq i32 %40, 0
  br i1 %57, label %63, label %58

58:                                               ; preds = %52, %36, %56
  %59 = load i64, ptr %29, align 1
  %60 = shl nuw nsw i64 %34, %9
  %61 = xor i64 %60, -1
  %62 = and i64 %59, %61
  store i64 %62, ptr %29, align 1
  br label %63

63:                                               ; preds = %20, %58, %56
  %64 = add i32 %16, 32
  %65 = icmp ult i32 %64, %5
  br i1 %65, label %15, label %66, !llvm.loop !199

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.umin.v8i64(<8 x i64>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.umax.v8i64(<8 x i64>) #8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !197
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !200
  %9 = load i64, ptr %6, align 8, !tbaa !68
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i8, ptr %6, i64 98560
  br label %13

13:                                               ; preds = %26, %11
  %14 = phi i64 [ 0, %11 ], [ %27, %26 ]
  %15 = getelementptr inbounds [256 x %struct.Finding], ptr %12, i64 0, i64 %14
  %16 = load i32, ptr %15, align 8, !tbaa !69
  %17 = icmp eq i32 %16, 5
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %15, i64 48
  %20 = load i64, ptr %19, align 8, !tbaa !72
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %15, i64 80
  %24 = load i64, ptr %23, align 8, !tbaa !73
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %39, label %26

26:                                               ; preds = %22, %18, %13
  %27 = add nuw i64 %14, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %13, !llvm.loop !74

29:                                               ; preds = %26
  %30 = icmp eq i64 %9, 256
  br i1 %30, label %35, label %31

31:                                               ; preds = %29, %4
  %32 = getelementptr inbounds i8, ptr %6, i64 98560
  %33 = add i64 %9, 1
  store i64 %33, ptr %6, align 8, !tbaa !68
  %34 = getelementptr inbounds [256 x %struct.Finding], ptr %32, i64 0, i64 %9
  store i32 5, ptr %34, align 8, !tbaa !69
  br label %39

35:                                               ; preds = %29
  %36 = getelementptr inbounds i8, ptr %6, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !75
  %38 = add i64 %37, 1
  store i64 %38, ptr %36, align 8, !tbaa !75
  br label %99

39:                                               ; preds = %22, %31
  %40 = phi ptr [ %34, %31 ], [ %15, %22 ]
  %41 = and i32 %3, 63
  %42 = zext nneg i32 %41 to i64
  %43 = shl nuw i64 1, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 40
  %45 = load i64, ptr %44, align 8, !tbaa !201
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !201
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !76
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !76
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !202
  %53 = getelementptr inbounds i8, ptr %52, i64 56
  %54 = load i64, ptr %53, align 8, !tbaa !13
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %0, i64 28
  %57 = load i32, ptr %56, align 4, !tbaa !60
  %58 = getelementptr inbounds i8, ptr %40, i64 4
  store i32 %57, ptr %58, align 4, !tbaa !77
  %59 = getelementptr inbounds i8, ptr %0, i64 32
  %60 = load i32, ptr %59, align 8, !tbaa !64
  %61 = tail call i32 @llvm.umin.i32(i32 %60, i32 4)
  %62 = getelementptr inbounds i8, ptr %40, i64 8
  store i32 %61, ptr %62, align 8, !tbaa !78
  switch i32 %57, label %79 [
    i32 1, label %63
    i32 2, label %67
  ]

63:                                               ; preds = %51
  %64 = getelementptr inbounds i8, ptr %52, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !52
  %66 = sub i64 %1, %65
  br label %79

67:                                               ; preds = %51
  %68 = getelementptr inbounds i8, ptr %52, i64 24
  %69 = load i64, ptr %68, align 8, !tbaa !50
  %70 = sub i64 %1, %69
  %71 = getelementptr inbounds i8, ptr %52, i64 160
  %72 = load i32, ptr %71, align 8, !tbaa !49
  %73 = shl i32 %72, 2
  %74 = zext i32 %73 to i64
  %75 = udiv i64 %70, %74
  %76 = shl i64 %75, 2
  %77 = and i64 %70, 3
  %78 = or disjoint i64 %76, %77
  br label %79

79:                                               ; preds = %67, %51, %63
  %80 = phi i64 [ %66, %63 ], [ %78, %67 ], [ %1, %51 ]
  %81 = getelementptr inbounds i8, ptr %40, i64 24
  store i64 %80, ptr %81, align 8, !tbaa !79
  %82 = getelementptr inbounds i8, ptr %40, i64 48
  %83 = getelementptr inbounds i8, ptr %0, i64 24
  %84 = load i32, ptr %83, align 8, !tbaa !198
  %85 = getelementptr inbounds i8, ptr %52, i64 64
  %86 = load i64, ptr %85, align 8, !tbaa !24
  %87 = inttoptr i64 %86 to ptr
  %88 = getelementptr inbounds i8, ptr %87, i64 544
  %89 = load i32, ptr %88, align 8, !tbaa !25
  %90 = icmp eq i32 %84, 2
  %91 = zext i1 %90 to i32
  %92 = getelementptr inbounds i8, ptr %55, i64 16
  %93 = load i64, ptr %92, align 8, !tbaa !23
  store i64 %8, ptr %82, align 8, !tbaa !46
  %94 = getelementptr inbounds i8, ptr %40, i64 56
  store i32 %84, ptr %94, align 8, !tbaa !25
  %95 = getelementptr inbounds i8, ptr %40, i64 60
  store i32 %2, ptr %95, align 4, !tbaa !25
  %96 = getelementptr inbounds i8, ptr %40, i64 64
  store i32 %89, ptr %96, align 8, !tbaa !25
  %97 = getelementptr inbounds i8, ptr %40, i64 68
  store i32 %91, ptr %97, align 4, !tbaa !25
  %98 = getelementptr inbounds i8, ptr %40, i64 72
  store i64 %93, ptr %98, align 8, !tbaa !46
  br label %99

99:                                               ; preds = %35, %39, %79
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #8

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @cell_at(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #10 {
  %3 = getelementptr inbounds i8, ptr %0, i64 44
  %4 = load i32, ptr %3, align 4, !tbaa !112
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %14

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !109
  %9 = getelementptr inbounds i8, ptr %8, i64 104
  %10 = load i64, ptr %9, align 8, !tbaa !142
  %11 = inttoptr i64 %10 to ptr
  %12 = lshr i64 %1, 2
  %13 = getelementptr inbounds %struct.Cell, ptr %11, i64 %12
  br label %101

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !108
  %17 = lshr i64 %1, 14
  %18 = add nuw nsw i64 %17, 1
  %19 = getelementptr inbounds i8, ptr %16, i64 80
  %20 = load i64, ptr %19, align 8, !tbaa !145
  %21 = icmp eq i64 %18, %20
  br i1 %21, label %22, label %25

22:                                               ; preds = %14
  %23 = getelementptr inbounds i8, ptr %16, i64 96
  %24 = load i64, ptr %23, align 8, !tbaa !146
  br label %81

25:                                               ; preds = %14
  %26 = getelementptr inbounds i8, ptr %16, i64 40
  %27 = load i64, ptr %26, align 8, !tbaa !147
  %28 = inttoptr i64 %27 to ptr
  %29 = getelementptr inbounds i8, ptr %16, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !148
  %31 = inttoptr i64 %30 to ptr
  %32 = lshr i64 %18, 6
  %33 = mul i64 %32, 2104162448473109
  %34 = lshr i64 %33, 34
  %35 = and i64 %34, 262080
  %36 = and i64 %18, 63
  %37 = or disjoint i64 %35, %36
  %38 = getelementptr inbounds i64, ptr %28, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !46
  %40 = icmp eq i64 %39, 0
  %41 = icmp eq i64 %39, %18
  %42 = or i1 %40, %41
  br i1 %42, label %52, label %43

43:                                               ; preds = %25, %43
  %44 = phi i64 [ %46, %43 ], [ %37, %25 ]
  %45 = add nuw nsw i64 %44, 65
  %46 = and i64 %45, 262143
  %47 = getelementptr inbounds i64, ptr %28, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !46
  %49 = icmp eq i64 %48, 0
  %50 = icmp eq i64 %48, %18
  %51 = or i1 %49, %50
  br i1 %51, label %52, label %43, !llvm.loop !149

52:                                               ; preds = %43, %25
  %53 = phi i64 [ %37, %25 ], [ %46, %43 ]
  %54 = phi i1 [ %40, %25 ], [ %49, %43 ]
  %55 = getelementptr inbounds i64, ptr %28, i64 %53
  br i1 %54, label %56, label %66

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, ptr %16, i64 48
  %58 = load i64, ptr %57, align 8, !tbaa !150
  %59 = getelementptr inbounds i8, ptr %16, i64 56
  %60 = load i64, ptr %59, align 8, !tbaa !151
  %61 = icmp ult i64 %58, %60
  br i1 %61, label %62, label %101

62:                                               ; preds = %56
  store i64 %18, ptr %55, align 8, !tbaa !46
  %63 = load i64, ptr %57, align 8, !tbaa !150
  %64 = add i64 %63, 1
  store i64 %64, ptr %57, align 8, !tbaa !150
  %65 = getelementptr inbounds i64, ptr %31, i64 %53
  store i64 %63, ptr %65, align 8, !tbaa !46
  br label %66

66:                                               ; preds = %62, %52
  store i64 %18, ptr %19, align 8, !tbaa !145
  %67 = getelementptr inbounds i8, ptr %16, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !152
  %69 = getelementptr inbounds i64, ptr %31, i64 %53
  %70 = load i64, ptr %69, align 8, !tbaa !46
  %71 = shl i64 %70, 16
  %72 = add i64 %71, %68
  %73 = getelementptr inbounds i8, ptr %16, i64 88
  store i64 %72, ptr %73, align 8, !tbaa !153
  %74 = getelementptr inbounds i8, ptr %16, i64 72
  %75 = load i64, ptr %74, align 8, !tbaa !154
  %76 = load i64, ptr %69, align 8, !tbaa !46
  %77 = shl i64 %76, 12
  %78 = and i64 %77, 4611686018427383808
  %79 = add i64 %78, %75
  %80 = getelementptr inbounds i8, ptr %16, i64 96
  store i64 %79, ptr %80, align 8, !tbaa !146
  br label %81

81:                                               ; preds = %66, %22
  %82 = phi i64 [ %24, %22 ], [ %79, %66 ]
  %83 = inttoptr i64 %82 to ptr
  %84 = lshr i64 %1, 6
  %85 = and i64 %84, 255
  %86 = getelementptr inbounds %struct.Cell, ptr %83, i64 %85
  %87 = icmp eq i64 %82, 0
  br i1 %87, label %101, label %88

88:                                               ; preds = %81
  %89 = lshr i64 %1, 2
  %90 = and i64 %89, 4095
  %91 = getelementptr inbounds i8, ptr %16, i64 88
  %92 = load i64, ptr %91, align 8, !tbaa !153
  %93 = inttoptr i64 %92 to ptr
  %94 = load i64, ptr %86, align 8, !tbaa !137
  %95 = icmp eq i64 %94, -1
  br i1 %95, label %99, label %96

96:                                               ; preds = %88
  %97 = and i64 %89, 4080
  %98 = getelementptr inbounds %struct.Cell, ptr %93, i64 %97
  tail call fastcc void @expand_line(ptr noundef nonnull %86, ptr noundef %98)
  br label %99

99:                                               ; preds = %96, %88
  %100 = getelementptr inbounds %struct.Cell, ptr %93, i64 %90
  br label %101

101:                                              ; preds = %99, %81, %56, %6
  %102 = phi ptr [ %13, %6 ], [ %100, %99 ], [ null, %81 ], [ null, %56 ]
  ret ptr %102
}

; Function Attrs: inlinehint nounwind
define internal fastcc void @look_quickly(ptr noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #11 {
  %6 = getelementptr inbounds i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !123
  %8 = zext i32 %4 to i64
  %9 = shl nuw nsw i64 %8, 24
  %10 = zext i32 %3 to i64
  %11 = shl i64 %10, 58
  %12 = or disjoint i64 %9, %11
  %13 = or i64 %12, %7
  %14 = load i64, ptr %1, align 8, !tbaa !137
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !139
  %17 = or i64 %16, %14
  %18 = icmp eq i64 %17, 0
  %19 = getelementptr inbounds i8, ptr %0, i64 40
  %20 = load i32, ptr %19, align 8, !tbaa !111
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %52

22:                                               ; preds = %5
  %23 = icmp sgt i64 %16, -1
  br i1 %23, label %37, label %24

24:                                               ; preds = %22
  %25 = xor i64 %16, %13
  %26 = and i64 %25, 8935212028373499904
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %37

28:                                               ; preds = %24
  %29 = trunc i64 %16 to i32
  %30 = and i32 %29, 16777215
  %31 = getelementptr inbounds i8, ptr %0, i64 60
  %32 = load i32, ptr %31, align 4, !tbaa !116
  %33 = sub i32 %30, %32
  %34 = getelementptr inbounds i8, ptr %0, i64 68
  %35 = load i32, ptr %34, align 4, !tbaa !118
  %36 = icmp ult i32 %33, %35
  br i1 %36, label %860, label %37

37:                                               ; preds = %28, %24, %22
  br i1 %18, label %51, label %38

38:                                               ; preds = %37
  %39 = icmp eq i64 %16, 0
  br i1 %39, label %62, label %40

40:                                               ; preds = %38
  %41 = xor i64 %16, %13
  %42 = and i64 %41, -4611615650740174849
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %62

44:                                               ; preds = %40
  %45 = lshr i64 %16, 58
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = and i32 %46, 15
  %48 = xor i32 %47, -1
  %49 = and i32 %48, %3
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %62

51:                                               ; preds = %44, %37
  store i64 %13, ptr %15, align 8, !tbaa !139
  br label %860

52:                                               ; preds = %5
  br i1 %18, label %61, label %53

53:                                               ; preds = %52
  %54 = icmp eq i64 %14, 0
  %55 = icmp ne i64 %16, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %62, label %57

57:                                               ; preds = %53
  %58 = xor i64 %13, %14
  %59 = and i64 %58, -4611615650740174849
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %62

61:                                               ; preds = %57, %52
  store i64 %13, ptr %1, align 8, !tbaa !137
  br label %860

62:                                               ; preds = %53, %57, %38, %40, %44
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !112
  %65 = icmp eq i32 %64, 1
  br i1 %65, label %66, label %80

66:                                               ; preds = %62
  %67 = trunc i64 %14 to i32
  %68 = and i32 %67, 16777215
  %69 = getelementptr inbounds i8, ptr %0, i64 60
  %70 = load i32, ptr %69, align 4, !tbaa !116
  %71 = sub i32 %68, %70
  %72 = getelementptr inbounds i8, ptr %0, i64 68
  %73 = load i32, ptr %72, align 4, !tbaa !118
  %74 = icmp ult i32 %71, %73
  %75 = trunc i64 %16 to i32
  %76 = and i32 %75, 16777215
  %77 = sub i32 %76, %70
  %78 = icmp ult i32 %77, %73
  %79 = select i1 %78, i64 %16, i64 0
  br i1 %74, label %80, label %116

80:                                               ; preds = %66, %62
  %81 = phi i64 [ %16, %62 ], [ %79, %66 ]
  %82 = icmp eq i64 %14, 0
  br i1 %82, label %116, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds i8, ptr %0, i64 16
  %85 = load ptr, ptr %84, align 8, !tbaa !108
  %86 = getelementptr inbounds i8, ptr %85, i64 16
  %87 = load i64, ptr %86, align 8, !tbaa !203
  %88 = icmp eq i64 %87, 0
  %89 = icmp eq i32 %64, 0
  %90 = and i1 %89, %88
  br i1 %90, label %91, label %116

91:                                               ; preds = %83
  %92 = getelementptr inbounds i8, ptr %0, i64 48
  %93 = load i32, ptr %92, align 8, !tbaa !113
  %94 = lshr i64 %14, 62
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = and i32 %95, 1
  %97 = icmp eq i32 %93, %96
  br i1 %97, label %116, label %98

98:                                               ; preds = %91
  %99 = icmp eq i32 %93, 0
  br i1 %99, label %100, label %102

100:                                              ; preds = %98
  %101 = icmp eq i32 %20, 1
  br i1 %101, label %102, label %116

102:                                              ; preds = %100, %98
  %103 = phi i64 [ %14, %98 ], [ %7, %100 ]
  %104 = getelementptr inbounds i8, ptr %85, i64 90368
  %105 = lshr i64 %103, 46
  %106 = and i64 %105, 4095
  %107 = getelementptr inbounds [4096 x i8], ptr %104, i64 0, i64 %106
  %108 = load i8, ptr %107, align 1, !tbaa !85
  %109 = icmp eq i8 %108, 0
  br i1 %109, label %110, label %114

110:                                              ; preds = %102
  %111 = tail call fastcc i32 @is_ordered(ptr noundef nonnull readonly %0, i64 noundef %14, i32 noundef 0)
  %112 = trunc nuw nsw i32 %111 to i8
  %113 = xor i8 %112, 1
  br label %114

114:                                              ; preds = %110, %102
  %115 = phi i8 [ 1, %102 ], [ %113, %110 ]
  store i8 %115, ptr %107, align 1, !tbaa !85
  br label %116

116:                                              ; preds = %114, %100, %91, %83, %80, %66
  %117 = phi i1 [ true, %80 ], [ false, %83 ], [ false, %91 ], [ false, %100 ], [ false, %114 ], [ true, %66 ]
  %118 = phi i64 [ 0, %80 ], [ %14, %83 ], [ %14, %91 ], [ %14, %100 ], [ %14, %114 ], [ 0, %66 ]
  %119 = phi i64 [ %81, %80 ], [ %81, %83 ], [ %81, %91 ], [ %81, %100 ], [ %81, %114 ], [ %79, %66 ]
  %120 = icmp ne i64 %119, 0
  br i1 %120, label %121, label %156

121:                                              ; preds = %116
  %122 = load i32, ptr %19, align 8, !tbaa !111
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %156, label %124

124:                                              ; preds = %121
  %125 = getelementptr inbounds i8, ptr %0, i64 16
  %126 = load ptr, ptr %125, align 8, !tbaa !108
  %127 = getelementptr inbounds i8, ptr %126, i64 16
  %128 = load i64, ptr %127, align 8, !tbaa !203
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %130, label %156

130:                                              ; preds = %124
  %131 = load i32, ptr %63, align 4, !tbaa !112
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %156

133:                                              ; preds = %130
  %134 = getelementptr inbounds i8, ptr %0, i64 48
  %135 = load i32, ptr %134, align 8, !tbaa !113
  %136 = icmp eq i32 %135, 0
  %137 = and i64 %119, 4611686018427387904
  %138 = icmp ne i64 %137, 0
  %139 = and i1 %138, %136
  %140 = icmp eq i32 %122, 1
  %141 = and i1 %140, %139
  br i1 %141, label %142, label %156

142:                                              ; preds = %133
  %143 = load i64, ptr %6, align 8, !tbaa !123
  %144 = getelementptr inbounds i8, ptr %126, i64 90368
  %145 = lshr i64 %143, 46
  %146 = and i64 %145, 4095
  %147 = getelementptr inbounds [4096 x i8], ptr %144, i64 0, i64 %146
  %148 = load i8, ptr %147, align 1, !tbaa !85
  %149 = icmp eq i8 %148, 0
  br i1 %149, label %150, label %154

150:                                              ; preds = %142
  %151 = tail call fastcc i32 @is_ordered(ptr noundef nonnull readonly %0, i64 noundef %119, i32 noundef 0)
  %152 = trunc nuw nsw i32 %151 to i8
  %153 = xor i8 %152, 1
  br label %154

154:                                              ; preds = %150, %142
  %155 = phi i8 [ 1, %142 ], [ %153, %150 ]
  store i8 %155, ptr %147, align 1, !tbaa !85
  br label %156

156:                                              ; preds = %154, %133, %130, %124, %121, %116
  br i1 %117, label %662, label %157

157:                                              ; preds = %156
  %158 = load i32, ptr %19, align 8, !tbaa !111
  %159 = icmp eq i32 %158, 1
  br i1 %159, label %534, label %160

160:                                              ; preds = %157
  %161 = and i64 %118, 4611686018427387904
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %172, label %163

163:                                              ; preds = %160
  %164 = getelementptr inbounds i8, ptr %0, i64 48
  %165 = load i32, ptr %164, align 8, !tbaa !113
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:                                              ; preds = %163
  %168 = getelementptr inbounds i8, ptr %0, i64 16
  %169 = load ptr, ptr %168, align 8, !tbaa !108
  %170 = trunc i64 %118 to i32
  %171 = and i32 %170, 16777215
  br label %223

172:                                              ; preds = %163, %160
  %173 = trunc i64 %118 to i32
  %174 = and i32 %173, 16777215
  %175 = getelementptr inbounds i8, ptr %0, i64 60
  %176 = load i32, ptr %175, align 4, !tbaa !116
  %177 = sub i32 %174, %176
  %178 = getelementptr inbounds i8, ptr %0, i64 68
  %179 = load i32, ptr %178, align 4, !tbaa !118
  %180 = icmp ult i32 %177, %179
  br i1 %180, label %181, label %210

181:                                              ; preds = %172
  %182 = load i32, ptr %63, align 4, !tbaa !112
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %192

184:                                              ; preds = %181
  %185 = getelementptr inbounds i8, ptr %0, i64 16
  %186 = load ptr, ptr %185, align 8, !tbaa !108
  %187 = getelementptr inbounds i8, ptr %186, i64 24
  %188 = load i64, ptr %187, align 8, !tbaa !204
  %189 = icmp ne i64 %188, 0
  %190 = icmp ne i32 %158, 0
  %191 = or i1 %190, %189
  br i1 %191, label %210, label %197

192:                                              ; preds = %181
  %193 = icmp eq i32 %158, 0
  br i1 %193, label %194, label %210

194:                                              ; preds = %192
  %195 = getelementptr inbounds i8, ptr %0, i64 16
  %196 = load ptr, ptr %195, align 8, !tbaa !108
  br label %197

197:                                              ; preds = %194, %184
  %198 = phi ptr [ %196, %194 ], [ %186, %184 ]
  %199 = load i64, ptr %6, align 8, !tbaa !123
  %200 = getelementptr inbounds i8, ptr %198, i64 94464
  %201 = lshr i64 %199, 46
  %202 = and i64 %201, 4095
  %203 = getelementptr inbounds [4096 x i8], ptr %200, i64 0, i64 %202
  %204 = load i8, ptr %203, align 1, !tbaa !85
  %205 = icmp eq i8 %204, 0
  br i1 %205, label %206, label %223

206:                                              ; preds = %197
  %207 = select i1 %183, i64 %118, i64 %199
  %208 = and i64 %207, 4611686018427387904
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %210, label %223

210:                                              ; preds = %206, %192, %184, %172
  %211 = getelementptr inbounds i8, ptr %0, i64 16
  %212 = load ptr, ptr %211, align 8, !tbaa !108
  %213 = getelementptr inbounds i8, ptr %212, i64 16
  %214 = load i64, ptr %213, align 8, !tbaa !203
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %216, label %534

216:                                              ; preds = %210
  %217 = load i32, ptr %63, align 4, !tbaa !112
  %218 = icmp eq i32 %217, 1
  br i1 %218, label %534, label %219

219:                                              ; preds = %216
  %220 = getelementptr inbounds i8, ptr %0, i64 48
  %221 = load i32, ptr %220, align 8, !tbaa !113
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %534, label %223

223:                                              ; preds = %219, %206, %197, %167
  %224 = phi i32 [ %171, %167 ], [ %174, %219 ], [ %174, %197 ], [ %174, %206 ]
  %225 = phi ptr [ %169, %167 ], [ %212, %219 ], [ %198, %197 ], [ %198, %206 ]
  %226 = getelementptr inbounds i8, ptr %0, i64 8
  %227 = load ptr, ptr %226, align 8, !tbaa !107
  %228 = getelementptr inbounds i8, ptr %227, i64 48
  %229 = load i32, ptr %228, align 8, !tbaa !22
  %230 = udiv i32 %224, %229
  %231 = lshr i64 %118, 30
  %232 = trunc i64 %231 to i32
  %233 = and i32 %232, 65535
  %234 = getelementptr inbounds i8, ptr %0, i64 64
  %235 = load i32, ptr %234, align 8, !tbaa !117
  %236 = icmp eq i32 %224, %235
  br i1 %236, label %534, label %237

237:                                              ; preds = %223
  %238 = getelementptr inbounds i8, ptr %225, i64 184
  %239 = load i64, ptr %238, align 8, !tbaa !144
  %240 = icmp eq i64 %239, 4194304
  br i1 %240, label %534, label %241

241:                                              ; preds = %237
  %242 = getelementptr inbounds i8, ptr %0, i64 56
  %243 = load i32, ptr %242, align 8, !tbaa !115
  %244 = getelementptr inbounds i8, ptr %225, i64 168
  %245 = load i64, ptr %244, align 8, !tbaa !33
  %246 = inttoptr i64 %245 to ptr
  %247 = zext i32 %243 to i64
  %248 = getelementptr inbounds %struct.KnownGroup, ptr %246, i64 %247
  %249 = getelementptr inbounds i8, ptr %225, i64 208
  %250 = load i64, ptr %249, align 8, !tbaa !26
  %251 = inttoptr i64 %250 to ptr
  %252 = zext i32 %235 to i64
  %253 = getelementptr inbounds %struct.WaveOrder, ptr %251, i64 %252
  %254 = getelementptr inbounds i8, ptr %225, i64 176
  %255 = load i64, ptr %254, align 8, !tbaa !32
  %256 = inttoptr i64 %255 to ptr
  %257 = icmp eq i32 %230, %243
  br i1 %257, label %295, label %258

258:                                              ; preds = %241
  %259 = getelementptr inbounds i8, ptr %225, i64 200
  %260 = load i64, ptr %259, align 8, !tbaa !129
  %261 = icmp eq i64 %260, 4194304
  br i1 %261, label %295, label %262

262:                                              ; preds = %258
  %263 = getelementptr inbounds i8, ptr %225, i64 192
  %264 = load i64, ptr %263, align 8, !tbaa !130
  %265 = inttoptr i64 %264 to ptr
  %266 = zext nneg i32 %230 to i64
  %267 = getelementptr inbounds %struct.KnownGroup, ptr %246, i64 %266, i32 1
  %268 = load i32, ptr %267, align 4, !tbaa !25
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %295, label %270

270:                                              ; preds = %262, %291
  %271 = phi i32 [ %293, %291 ], [ %268, %262 ]
  %272 = add i32 %271, -1
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds %struct.Unreleased, ptr %265, i64 %273
  %275 = getelementptr inbounds i8, ptr %274, i64 8
  %276 = load i16, ptr %275, align 4, !tbaa !205
  %277 = zext i16 %276 to i32
  %278 = icmp ult i32 %233, %277
  br i1 %278, label %291, label %279

279:                                              ; preds = %270
  %280 = load i32, ptr %274, align 4, !tbaa !132
  %281 = icmp eq i32 %280, %224
  %282 = icmp eq i32 %280, -1
  %283 = or i1 %281, %282
  br i1 %283, label %284, label %291

284:                                              ; preds = %279
  %285 = getelementptr inbounds i8, ptr %274, i64 10
  %286 = load i16, ptr %285, align 2, !tbaa !134
  %287 = zext i16 %286 to i32
  %288 = icmp ult i32 %233, %287
  %289 = add nsw i32 %287, -1
  %290 = select i1 %288, i32 %233, i32 %289
  br label %295

291:                                              ; preds = %279, %270
  %292 = getelementptr inbounds i8, ptr %274, i64 4
  %293 = load i32, ptr %292, align 4, !tbaa !25
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %295, label %270, !llvm.loop !206

295:                                              ; preds = %291, %284, %262, %258, %241
  %296 = phi i32 [ %233, %241 ], [ %233, %258 ], [ %290, %284 ], [ %233, %262 ], [ %233, %291 ]
  %297 = load i32, ptr %248, align 4, !tbaa !25
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %495, label %299

299:                                              ; preds = %295
  %300 = add i32 %297, -1
  %301 = zext i32 %300 to i64
  %302 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %301
  %303 = load i32, ptr %302, align 4, !tbaa !207
  %304 = icmp eq i32 %303, %230
  br i1 %304, label %305, label %320

305:                                              ; preds = %299
  %306 = getelementptr inbounds i8, ptr %302, i64 8
  %307 = load i32, ptr %306, align 4
  %308 = and i32 %307, 16777215
  %309 = icmp eq i32 %308, %224
  br i1 %309, label %310, label %320

310:                                              ; preds = %305
  %311 = getelementptr inbounds i8, ptr %302, i64 12
  %312 = load i16, ptr %311, align 4, !tbaa !209
  %313 = zext i16 %312 to i32
  %314 = icmp ugt i32 %233, %313
  br i1 %314, label %320, label %315

315:                                              ; preds = %310
  %316 = getelementptr inbounds i8, ptr %302, i64 14
  %317 = load i16, ptr %316, align 2, !tbaa !210
  %318 = zext i16 %317 to i32
  %319 = icmp ugt i32 %296, %318
  br i1 %319, label %320, label %534

320:                                              ; preds = %315, %310, %305, %299
  %321 = getelementptr inbounds i8, ptr %302, i64 4
  %322 = load i32, ptr %321, align 4, !tbaa !25
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %495, label %324, !llvm.loop !211

324:                                              ; preds = %320
  %325 = add i32 %322, -1
  %326 = zext i32 %325 to i64
  %327 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %326
  %328 = load i32, ptr %327, align 4, !tbaa !207
  %329 = icmp eq i32 %328, %230
  br i1 %329, label %330, label %345

330:                                              ; preds = %324
  %331 = getelementptr inbounds i8, ptr %327, i64 8
  %332 = load i32, ptr %331, align 4
  %333 = and i32 %332, 16777215
  %334 = icmp eq i32 %333, %224
  br i1 %334, label %335, label %345

335:                                              ; preds = %330
  %336 = getelementptr inbounds i8, ptr %327, i64 12
  %337 = load i16, ptr %336, align 4, !tbaa !209
  %338 = zext i16 %337 to i32
  %339 = icmp ugt i32 %233, %338
  br i1 %339, label %345, label %340

340:                                              ; preds = %335
  %341 = getelementptr inbounds i8, ptr %327, i64 14
  %342 = load i16, ptr %341, align 2, !tbaa !210
  %343 = zext i16 %342 to i32
  %344 = icmp ugt i32 %296, %343
  br i1 %344, label %345, label %534

345:                                              ; preds = %340, %335, %330, %324
  %346 = getelementptr inbounds i8, ptr %327, i64 4
  %347 = load i32, ptr %346, align 4, !tbaa !25
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %495, label %349, !llvm.loop !211

349:                                              ; preds = %345
  %350 = add i32 %347, -1
  %351 = zext i32 %350 to i64
  %352 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %351
  %353 = load i32, ptr %352, align 4, !tbaa !207
  %354 = icmp eq i32 %353, %230
  br i1 %354, label %355, label %370

355:                                              ; preds = %349
  %356 = getelementptr inbounds i8, ptr %352, i64 8
  %357 = load i32, ptr %356, align 4
  %358 = and i32 %357, 16777215
  %359 = icmp eq i32 %358, %224
  br i1 %359, label %360, label %370

360:                                              ; preds = %355
  %361 = getelementptr inbounds i8, ptr %352, i64 12
  %362 = load i16, ptr %361, align 4, !tbaa !209
  %363 = zext i16 %362 to i32
  %364 = icmp ugt i32 %233, %363
  br i1 %364, label %370, label %365

365:                                              ; preds = %360
  %366 = getelementptr inbounds i8, ptr %352, i64 14
  %367 = load i16, ptr %366, align 2, !tbaa !210
  %368 = zext i16 %367 to i32
  %369 = icmp ugt i32 %296, %368
  br i1 %369, label %370, label %534

370:                                              ; preds = %365, %360, %355, %349
  %371 = getelementptr inbounds i8, ptr %352, i64 4
  %372 = load i32, ptr %371, align 4, !tbaa !25
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %495, label %374, !llvm.loop !211

374:                                              ; preds = %370
  %375 = add i32 %372, -1
  %376 = zext i32 %375 to i64
  %377 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %376
  %378 = load i32, ptr %377, align 4, !tbaa !207
  %379 = icmp eq i32 %378, %230
  br i1 %379, label %380, label %395

380:                                              ; preds = %374
  %381 = getelementptr inbounds i8, ptr %377, i64 8
  %382 = load i32, ptr %381, align 4
  %383 = and i32 %382, 16777215
  %384 = icmp eq i32 %383, %224
  br i1 %384, label %385, label %395

385:                                              ; preds = %380
  %386 = getelementptr inbounds i8, ptr %377, i64 12
  %387 = load i16, ptr %386, align 4, !tbaa !209
  %388 = zext i16 %387 to i32
  %389 = icmp ugt i32 %233, %388
  br i1 %389, label %395, label %390

390:                                              ; preds = %385
  %391 = getelementptr inbounds i8, ptr %377, i64 14
  %392 = load i16, ptr %391, align 2, !tbaa !210
  %393 = zext i16 %392 to i32
  %394 = icmp ugt i32 %296, %393
  br i1 %394, label %395, label %534

395:                                              ; preds = %390, %385, %380, %374
  %396 = getelementptr inbounds i8, ptr %377, i64 4
  %397 = load i32, ptr %396, align 4, !tbaa !25
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %495, label %399, !llvm.loop !211

399:                                              ; preds = %395
  %400 = add i32 %397, -1
  %401 = zext i32 %400 to i64
  %402 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %401
  %403 = load i32, ptr %402, align 4, !tbaa !207
  %404 = icmp eq i32 %403, %230
  br i1 %404, label %405, label %420

405:                                              ; preds = %399
  %406 = getelementptr inbounds i8, ptr %402, i64 8
  %407 = load i32, ptr %406, align 4
  %408 = and i32 %407, 16777215
  %409 = icmp eq i32 %408, %224
  br i1 %409, label %410, label %420

410:                                              ; preds = %405
  %411 = getelementptr inbounds i8, ptr %402, i64 12
  %412 = load i16, ptr %411, align 4, !tbaa !209
  %413 = zext i16 %412 to i32
  %414 = icmp ugt i32 %233, %413
  br i1 %414, label %420, label %415

415:                                              ; preds = %410
  %416 = getelementptr inbounds i8, ptr %402, i64 14
  %417 = load i16, ptr %416, align 2, !tbaa !210
  %418 = zext i16 %417 to i32
  %419 = icmp ugt i32 %296, %418
  br i1 %419, label %420, label %534

420:                                              ; preds = %415, %410, %405, %399
  %421 = getelementptr inbounds i8, ptr %402, i64 4
  %422 = load i32, ptr %421, align 4, !tbaa !25
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %495, label %424, !llvm.loop !211

424:                                              ; preds = %420
  %425 = add i32 %422, -1
  %426 = zext i32 %425 to i64
  %427 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %426
  %428 = load i32, ptr %427, align 4, !tbaa !207
  %429 = icmp eq i32 %428, %230
  br i1 %429, label %430, label %445

430:                                              ; preds = %424
  %431 = getelementptr inbounds i8, ptr %427, i64 8
  %432 = load i32, ptr %431, align 4
  %433 = and i32 %432, 16777215
  %434 = icmp eq i32 %433, %224
  br i1 %434, label %435, label %445

435:                                              ; preds = %430
  %436 = getelementptr inbounds i8, ptr %427, i64 12
  %437 = load i16, ptr %436, align 4, !tbaa !209
  %438 = zext i16 %437 to i32
  %439 = icmp ugt i32 %233, %438
  br i1 %439, label %445, label %440

440:                                              ; preds = %435
  %441 = getelementptr inbounds i8, ptr %427, i64 14
  %442 = load i16, ptr %441, align 2, !tbaa !210
  %443 = zext i16 %442 to i32
  %444 = icmp ugt i32 %296, %443
  br i1 %444, label %445, label %534

445:                                              ; preds = %440, %435, %430, %424
  %446 = getelementptr inbounds i8, ptr %427, i64 4
  %447 = load i32, ptr %446, align 4, !tbaa !25
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %495, label %449, !llvm.loop !211

449:                                              ; preds = %445
  %450 = add i32 %447, -1
  %451 = zext i32 %450 to i64
  %452 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %451
  %453 = load i32, ptr %452, align 4, !tbaa !207
  %454 = icmp eq i32 %453, %230
  br i1 %454, label %455, label %470

455:                                              ; preds = %449
  %456 = getelementptr inbounds i8, ptr %452, i64 8
  %457 = load i32, ptr %456, align 4
  %458 = and i32 %457, 16777215
  %459 = icmp eq i32 %458, %224
  br i1 %459, label %460, label %470

460:                                              ; preds = %455
  %461 = getelementptr inbounds i8, ptr %452, i64 12
  %462 = load i16, ptr %461, align 4, !tbaa !209
  %463 = zext i16 %462 to i32
  %464 = icmp ugt i32 %233, %463
  br i1 %464, label %470, label %465

465:                                              ; preds = %460
  %466 = getelementptr inbounds i8, ptr %452, i64 14
  %467 = load i16, ptr %466, align 2, !tbaa !210
  %468 = zext i16 %467 to i32
  %469 = icmp ugt i32 %296, %468
  br i1 %469, label %470, label %534

470:                                              ; preds = %465, %460, %455, %449
  %471 = getelementptr inbounds i8, ptr %452, i64 4
  %472 = load i32, ptr %471, align 4, !tbaa !25
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %495, label %474, !llvm.loop !211

474:                                              ; preds = %470
  %475 = add i32 %472, -1
  %476 = zext i32 %475 to i64
  %477 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %476
  %478 = load i32, ptr %477, align 4, !tbaa !207
  %479 = icmp eq i32 %478, %230
  br i1 %479, label %480, label %495

480:                                              ; preds = %474
  %481 = getelementptr inbounds i8, ptr %477, i64 8
  %482 = load i32, ptr %481, align 4
  %483 = and i32 %482, 16777215
  %484 = icmp eq i32 %483, %224
  br i1 %484, label %485, label %495

485:                                              ; preds = %480
  %486 = getelementptr inbounds i8, ptr %477, i64 12
  %487 = load i16, ptr %486, align 4, !tbaa !209
  %488 = zext i16 %487 to i32
  %489 = icmp ugt i32 %233, %488
  br i1 %489, label %495, label %490

490:                                              ; preds = %485
  %491 = getelementptr inbounds i8, ptr %477, i64 14
  %492 = load i16, ptr %491, align 2, !tbaa !210
  %493 = zext i16 %492 to i32
  %494 = icmp ugt i32 %296, %493
  br i1 %494, label %495, label %534

495:                                              ; preds = %320, %345, %370, %395, %420, %445, %470, %490, %485, %480, %474, %295
  %496 = getelementptr inbounds i8, ptr %0, i64 96
  %497 = load ptr, ptr %496, align 8, !tbaa !124
  %498 = icmp eq ptr %497, null
  br i1 %498, label %505, label %499

499:                                              ; preds = %495
  %500 = load ptr, ptr %0, align 8, !tbaa !105
  %501 = getelementptr inbounds i8, ptr %0, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !109
  tail call void %497(ptr noundef %500, ptr noundef %502) #15
  %503 = load i64, ptr %238, align 8, !tbaa !144
  %504 = load i32, ptr %248, align 4, !tbaa !36
  br label %505

505:                                              ; preds = %499, %495
  %506 = phi i32 [ %504, %499 ], [ %297, %495 ]
  %507 = phi i64 [ %503, %499 ], [ %239, %495 ]
  %508 = add i64 %507, 1
  store i64 %508, ptr %238, align 8, !tbaa !144
  %509 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %507
  %510 = getelementptr inbounds i8, ptr %253, i64 7
  %511 = load i8, ptr %510, align 1, !tbaa !31
  %512 = icmp eq i8 %511, 0
  %513 = select i1 %512, i32 16777216, i32 0
  %514 = or disjoint i32 %513, %224
  %515 = trunc i64 %231 to i16
  %516 = trunc i32 %296 to i16
  %517 = getelementptr inbounds i8, ptr %0, i64 24
  %518 = load ptr, ptr %517, align 8, !tbaa !109
  %519 = getelementptr inbounds i8, ptr %518, i64 112
  %520 = load i64, ptr %519, align 8, !tbaa !121
  %521 = trunc i64 %520 to i16
  %522 = lshr i64 %118, 46
  %523 = trunc i64 %522 to i16
  %524 = and i16 %523, 4095
  store i32 %230, ptr %509, align 4, !tbaa !25
  %525 = getelementptr inbounds i8, ptr %509, i64 4
  store i32 %506, ptr %525, align 4, !tbaa !25
  %526 = getelementptr inbounds i8, ptr %509, i64 8
  store i32 %514, ptr %526, align 4, !tbaa !85
  %527 = getelementptr inbounds i8, ptr %509, i64 12
  store i16 %515, ptr %527, align 4, !tbaa !135
  %528 = getelementptr inbounds i8, ptr %509, i64 14
  store i16 %516, ptr %528, align 2, !tbaa !135
  %529 = getelementptr inbounds i8, ptr %509, i64 16
  store i16 %521, ptr %529, align 4, !tbaa !135
  %530 = getelementptr inbounds i8, ptr %509, i64 18
  store i16 %524, ptr %530, align 2, !tbaa !135
  %531 = load i64, ptr %238, align 8, !tbaa !144
  %532 = trunc i64 %531 to i32
  store i32 %532, ptr %248, align 4, !tbaa !36
  %533 = getelementptr inbounds i8, ptr %253, i64 4
  store i8 0, ptr %533, align 2, !tbaa !27
  br label %534

534:                                              ; preds = %315, %340, %365, %390, %415, %440, %465, %490, %505, %237, %223, %219, %216, %210, %157
  %535 = lshr i64 %118, 58
  %536 = trunc nuw nsw i64 %535 to i32
  %537 = and i32 %3, 15
  %538 = and i32 %537, %536
  %539 = icmp eq i32 %538, 0
  br i1 %539, label %662, label %540

540:                                              ; preds = %534
  %541 = and i64 %118, 4611686018427387904
  %542 = icmp eq i64 %541, 0
  br i1 %542, label %547, label %543

543:                                              ; preds = %540
  %544 = getelementptr inbounds i8, ptr %0, i64 48
  %545 = load i32, ptr %544, align 8, !tbaa !113
  %546 = icmp eq i32 %545, 0
  br i1 %546, label %547, label %662

547:                                              ; preds = %543, %540
  %548 = trunc i64 %118 to i32
  %549 = and i32 %548, 16777215
  %550 = getelementptr inbounds i8, ptr %0, i64 60
  %551 = load i32, ptr %550, align 4, !tbaa !116
  %552 = sub i32 %549, %551
  %553 = getelementptr inbounds i8, ptr %0, i64 68
  %554 = load i32, ptr %553, align 4, !tbaa !118
  %555 = icmp ult i32 %552, %554
  br i1 %555, label %556, label %582

556:                                              ; preds = %547
  %557 = load i32, ptr %63, align 4, !tbaa !112
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %559, label %565

559:                                              ; preds = %556
  %560 = getelementptr inbounds i8, ptr %0, i64 16
  %561 = load ptr, ptr %560, align 8, !tbaa !108
  %562 = getelementptr inbounds i8, ptr %561, i64 24
  %563 = load i64, ptr %562, align 8, !tbaa !204
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %565, label %582

565:                                              ; preds = %559, %556
  %566 = load i32, ptr %19, align 8, !tbaa !111
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %582

568:                                              ; preds = %565
  %569 = load i64, ptr %6, align 8, !tbaa !123
  %570 = getelementptr inbounds i8, ptr %0, i64 16
  %571 = load ptr, ptr %570, align 8, !tbaa !108
  %572 = getelementptr inbounds i8, ptr %571, i64 94464
  %573 = lshr i64 %569, 46
  %574 = and i64 %573, 4095
  %575 = getelementptr inbounds [4096 x i8], ptr %572, i64 0, i64 %574
  %576 = load i8, ptr %575, align 1, !tbaa !85
  %577 = icmp eq i8 %576, 0
  br i1 %577, label %578, label %662

578:                                              ; preds = %568
  %579 = select i1 %558, i64 %118, i64 %569
  %580 = and i64 %579, 4611686018427387904
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %582, label %662

582:                                              ; preds = %578, %565, %559, %547
  %583 = getelementptr inbounds i8, ptr %0, i64 16
  %584 = load ptr, ptr %583, align 8, !tbaa !108
  %585 = getelementptr inbounds i8, ptr %584, i64 16
  %586 = load i64, ptr %585, align 8, !tbaa !203
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %588, label %600

588:                                              ; preds = %582
  %589 = load i32, ptr %63, align 4, !tbaa !112
  %590 = icmp eq i32 %589, 1
  br i1 %590, label %600, label %591

591:                                              ; preds = %588
  %592 = getelementptr inbounds i8, ptr %0, i64 48
  %593 = load i32, ptr %592, align 8, !tbaa !113
  %594 = icmp ne i32 %593, 0
  %595 = or i1 %542, %594
  br i1 %595, label %599, label %596

596:                                              ; preds = %591
  %597 = load i32, ptr %19, align 8, !tbaa !111
  %598 = icmp eq i32 %597, 1
  br i1 %598, label %662, label %600

599:                                              ; preds = %591
  br i1 %594, label %662, label %600

600:                                              ; preds = %599, %596, %588, %582
  %601 = lshr i64 %118, 30
  %602 = trunc i64 %601 to i32
  %603 = and i32 %602, 65535
  br i1 %555, label %604, label %610

604:                                              ; preds = %600
  %605 = getelementptr inbounds i8, ptr %0, i64 72
  %606 = load i32, ptr %605, align 8, !tbaa !120
  %607 = icmp ult i32 %603, %606
  %608 = icmp eq i32 %603, 65535
  %609 = or i1 %608, %607
  br i1 %609, label %662, label %612

610:                                              ; preds = %600
  %611 = icmp eq i32 %603, 65535
  br i1 %611, label %662, label %612

612:                                              ; preds = %610, %604
  %613 = getelementptr inbounds i8, ptr %584, i64 184
  %614 = load i64, ptr %613, align 8, !tbaa !144
  %615 = icmp eq i64 %614, 4194304
  br i1 %615, label %662, label %616

616:                                              ; preds = %612
  %617 = getelementptr inbounds i8, ptr %0, i64 64
  %618 = load i32, ptr %617, align 8, !tbaa !117
  %619 = icmp eq i32 %549, %618
  br i1 %619, label %620, label %631

620:                                              ; preds = %616
  %621 = icmp sgt i64 %118, -1
  br i1 %621, label %662, label %622

622:                                              ; preds = %620
  %623 = getelementptr inbounds i8, ptr %0, i64 56
  %624 = load i32, ptr %623, align 8, !tbaa !115
  %625 = getelementptr inbounds i8, ptr %584, i64 168
  %626 = load i64, ptr %625, align 8, !tbaa !33
  %627 = inttoptr i64 %626 to ptr
  %628 = zext i32 %624 to i64
  %629 = getelementptr inbounds %struct.KnownGroup, ptr %627, i64 %628
  %630 = load i32, ptr %629, align 4, !tbaa !36
  br label %657

631:                                              ; preds = %616
  %632 = load i32, ptr %63, align 4, !tbaa !112
  %633 = icmp eq i32 %632, 0
  %634 = getelementptr inbounds i8, ptr %0, i64 56
  %635 = load i32, ptr %634, align 8, !tbaa !115
  %636 = getelementptr inbounds i8, ptr %584, i64 168
  %637 = load i64, ptr %636, align 8, !tbaa !33
  %638 = inttoptr i64 %637 to ptr
  %639 = zext i32 %635 to i64
  %640 = getelementptr inbounds %struct.KnownGroup, ptr %638, i64 %639
  %641 = load i32, ptr %640, align 4, !tbaa !36
  %642 = icmp eq i32 %641, 0
  br i1 %633, label %643, label %644

643:                                              ; preds = %631
  br i1 %642, label %660, label %645

644:                                              ; preds = %631
  br i1 %642, label %660, label %653

645:                                              ; preds = %643
  %646 = load i32, ptr %19, align 8, !tbaa !111
  %647 = icmp eq i32 %646, 1
  br i1 %647, label %653, label %648

648:                                              ; preds = %645
  %649 = getelementptr inbounds i8, ptr %0, i64 48
  %650 = load i32, ptr %649, align 8, !tbaa !113
  %651 = icmp eq i32 %650, 0
  %652 = zext i1 %651 to i32
  br label %653

653:                                              ; preds = %648, %645, %644
  %654 = phi i32 [ 0, %645 ], [ 1, %648 ], [ 0, %644 ]
  %655 = phi i32 [ 0, %645 ], [ %652, %648 ], [ 0, %644 ]
  %656 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %118, i32 noundef %654, i32 noundef %655)
  br label %657

657:                                              ; preds = %653, %622
  %658 = phi i32 [ %630, %622 ], [ %656, %653 ]
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %662

660:                                              ; preds = %657, %644, %643
  %661 = select i1 %542, i32 1, i32 2
  tail call fastcc void @report_race(ptr noundef nonnull readonly %0, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %118, i32 noundef %661)
  br label %662

662:                                              ; preds = %660, %657, %620, %612, %610, %604, %599, %596, %578, %568, %543, %534, %156
  %663 = getelementptr inbounds i8, ptr %0, i64 52
  %664 = load i32, ptr %663, align 4, !tbaa !114
  %665 = icmp ne i32 %664, 0
  %666 = and i1 %120, %665
  br i1 %666, label %667, label %680

667:                                              ; preds = %662
  %668 = trunc i64 %119 to i32
  %669 = and i32 %668, 16777215
  %670 = getelementptr inbounds i8, ptr %0, i64 64
  %671 = load i32, ptr %670, align 8, !tbaa !117
  %672 = icmp eq i32 %669, %671
  br i1 %672, label %673, label %680

673:                                              ; preds = %667
  %674 = getelementptr inbounds i8, ptr %0, i64 16
  %675 = load ptr, ptr %674, align 8, !tbaa !108
  %676 = getelementptr inbounds i8, ptr %675, i64 73984
  %677 = lshr i64 %119, 46
  %678 = and i64 %677, 4095
  %679 = getelementptr inbounds [4096 x i32], ptr %676, i64 0, i64 %678
  store i32 1, ptr %679, align 4, !tbaa !25
  br label %680

680:                                              ; preds = %673, %667, %662
  %681 = load i32, ptr %19, align 8, !tbaa !111
  %682 = icmp eq i32 %681, 0
  br i1 %682, label %683, label %747

683:                                              ; preds = %680
  br i1 %120, label %684, label %745

684:                                              ; preds = %683
  %685 = trunc i64 %119 to i32
  %686 = and i32 %685, 16777215
  %687 = getelementptr inbounds i8, ptr %0, i64 64
  %688 = load i32, ptr %687, align 8, !tbaa !117
  %689 = icmp eq i32 %686, %688
  %690 = icmp sgt i64 %119, -1
  %691 = and i1 %690, %689
  br i1 %691, label %745, label %692

692:                                              ; preds = %684
  %693 = lshr i64 %119, 30
  %694 = trunc i64 %693 to i32
  %695 = and i32 %694, 65535
  %696 = getelementptr inbounds i8, ptr %0, i64 60
  %697 = load i32, ptr %696, align 4, !tbaa !116
  %698 = sub i32 %686, %697
  %699 = getelementptr inbounds i8, ptr %0, i64 68
  %700 = load i32, ptr %699, align 4, !tbaa !118
  %701 = icmp ult i32 %698, %700
  br i1 %701, label %702, label %708

702:                                              ; preds = %692
  %703 = getelementptr inbounds i8, ptr %0, i64 72
  %704 = load i32, ptr %703, align 8, !tbaa !120
  %705 = icmp ult i32 %695, %704
  %706 = icmp eq i32 %695, 65535
  %707 = or i1 %706, %705
  br i1 %707, label %745, label %710

708:                                              ; preds = %692
  %709 = icmp eq i32 %695, 65535
  br i1 %709, label %745, label %710

710:                                              ; preds = %708, %702
  %711 = getelementptr inbounds i8, ptr %0, i64 16
  %712 = load ptr, ptr %711, align 8, !tbaa !108
  %713 = getelementptr inbounds i8, ptr %712, i64 184
  %714 = load i64, ptr %713, align 8, !tbaa !144
  %715 = icmp eq i64 %714, 4194304
  br i1 %715, label %745, label %716

716:                                              ; preds = %710
  br i1 %689, label %717, label %727

717:                                              ; preds = %716
  br i1 %690, label %745, label %718

718:                                              ; preds = %717
  %719 = getelementptr inbounds i8, ptr %0, i64 56
  %720 = load i32, ptr %719, align 8, !tbaa !115
  %721 = getelementptr inbounds i8, ptr %712, i64 168
  %722 = load i64, ptr %721, align 8, !tbaa !33
  %723 = inttoptr i64 %722 to ptr
  %724 = zext i32 %720 to i64
  %725 = getelementptr inbounds %struct.KnownGroup, ptr %723, i64 %724
  %726 = load i32, ptr %725, align 4, !tbaa !36
  br label %739

727:                                              ; preds = %716
  %728 = getelementptr inbounds i8, ptr %0, i64 56
  %729 = load i32, ptr %728, align 8, !tbaa !115
  %730 = getelementptr inbounds i8, ptr %712, i64 168
  %731 = load i64, ptr %730, align 8, !tbaa !33
  %732 = inttoptr i64 %731 to ptr
  %733 = zext i32 %729 to i64
  %734 = getelementptr inbounds %struct.KnownGroup, ptr %732, i64 %733
  %735 = load i32, ptr %734, align 4, !tbaa !36
  %736 = icmp eq i32 %735, 0
  br i1 %736, label %742, label %737

737:                                              ; preds = %727
  %738 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %119, i32 noundef 0, i32 noundef 0)
  br label %739

739:                                              ; preds = %737, %718
  %740 = phi i32 [ %726, %718 ], [ %738, %737 ]
  %741 = icmp eq i32 %740, 0
  br i1 %741, label %742, label %745

742:                                              ; preds = %739, %727
  %743 = or i64 %11, %119
  %744 = or i64 %743, -9223372036854775808
  br label %745

745:                                              ; preds = %742, %739, %717, %710, %708, %702, %684, %683
  %746 = phi i64 [ %744, %742 ], [ %13, %683 ], [ %13, %739 ], [ %13, %702 ], [ %13, %710 ], [ %13, %708 ], [ %13, %717 ], [ %13, %684 ]
  store i64 %746, ptr %15, align 8, !tbaa !139
  store i64 %118, ptr %1, align 8, !tbaa !137
  br label %860

747:                                              ; preds = %680
  br i1 %120, label %748, label %859

748:                                              ; preds = %747
  %749 = lshr i64 %119, 58
  %750 = trunc nuw nsw i64 %749 to i32
  %751 = and i32 %3, 15
  %752 = and i32 %751, %750
  %753 = icmp eq i32 %752, 0
  br i1 %753, label %859, label %754

754:                                              ; preds = %748
  %755 = and i64 %119, 4611686018427387904
  %756 = icmp ne i64 %755, 0
  br i1 %756, label %757, label %761

757:                                              ; preds = %754
  %758 = getelementptr inbounds i8, ptr %0, i64 48
  %759 = load i32, ptr %758, align 8, !tbaa !113
  %760 = icmp eq i32 %759, 0
  br i1 %760, label %761, label %859

761:                                              ; preds = %757, %754
  %762 = trunc i64 %119 to i32
  %763 = and i32 %762, 16777215
  %764 = getelementptr inbounds i8, ptr %0, i64 60
  %765 = load i32, ptr %764, align 4, !tbaa !116
  %766 = sub i32 %763, %765
  %767 = getelementptr inbounds i8, ptr %0, i64 68
  %768 = load i32, ptr %767, align 4, !tbaa !118
  %769 = icmp ult i32 %766, %768
  br i1 %769, label %773, label %770

770:                                              ; preds = %761
  %771 = getelementptr inbounds i8, ptr %0, i64 16
  %772 = load ptr, ptr %771, align 8, !tbaa !108
  br label %794

773:                                              ; preds = %761
  %774 = load i32, ptr %63, align 4, !tbaa !112
  %775 = icmp eq i32 %774, 0
  %776 = getelementptr inbounds i8, ptr %0, i64 16
  %777 = load ptr, ptr %776, align 8, !tbaa !108
  br i1 %775, label %778, label %782

778:                                              ; preds = %773
  %779 = getelementptr inbounds i8, ptr %777, i64 24
  %780 = load i64, ptr %779, align 8, !tbaa !204
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %782, label %794

782:                                              ; preds = %778, %773
  %783 = getelementptr inbounds i8, ptr %777, i64 94464
  %784 = lshr i64 %119, 46
  %785 = and i64 %784, 4095
  %786 = getelementptr inbounds [4096 x i8], ptr %783, i64 0, i64 %785
  %787 = load i8, ptr %786, align 1, !tbaa !85
  %788 = icmp eq i8 %787, 0
  br i1 %788, label %789, label %859

789:                                              ; preds = %782
  %790 = load i64, ptr %6, align 8, !tbaa !123
  %791 = select i1 %775, i64 %790, i64 %119
  %792 = and i64 %791, 4611686018427387904
  %793 = icmp eq i64 %792, 0
  br i1 %793, label %794, label %859

794:                                              ; preds = %789, %778, %770
  %795 = phi ptr [ %772, %770 ], [ %777, %789 ], [ %777, %778 ]
  %796 = getelementptr inbounds i8, ptr %795, i64 16
  %797 = load i64, ptr %796, align 8, !tbaa !203
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %799, label %805

799:                                              ; preds = %794
  %800 = load i32, ptr %63, align 4, !tbaa !112
  %801 = icmp ne i32 %800, 1
  %802 = icmp eq i32 %681, 1
  %803 = and i1 %802, %801
  %804 = and i1 %756, %803
  br i1 %804, label %859, label %805

805:                                              ; preds = %799, %794
  %806 = lshr i64 %119, 30
  %807 = trunc i64 %806 to i32
  %808 = and i32 %807, 65535
  br i1 %769, label %809, label %815

809:                                              ; preds = %805
  %810 = getelementptr inbounds i8, ptr %0, i64 72
  %811 = load i32, ptr %810, align 8, !tbaa !120
  %812 = icmp ult i32 %808, %811
  %813 = icmp eq i32 %808, 65535
  %814 = or i1 %813, %812
  br i1 %814, label %859, label %817

815:                                              ; preds = %805
  %816 = icmp eq i32 %808, 65535
  br i1 %816, label %859, label %817

817:                                              ; preds = %815, %809
  %818 = getelementptr inbounds i8, ptr %795, i64 184
  %819 = load i64, ptr %818, align 8, !tbaa !144
  %820 = icmp eq i64 %819, 4194304
  br i1 %820, label %859, label %821

821:                                              ; preds = %817
  %822 = getelementptr inbounds i8, ptr %0, i64 64
  %823 = load i32, ptr %822, align 8, !tbaa !117
  %824 = icmp eq i32 %763, %823
  br i1 %824, label %825, label %836

825:                                              ; preds = %821
  %826 = icmp sgt i64 %119, -1
  br i1 %826, label %859, label %827

827:                                              ; preds = %825
  %828 = getelementptr inbounds i8, ptr %0, i64 56
  %829 = load i32, ptr %828, align 8, !tbaa !115
  %830 = getelementptr inbounds i8, ptr %795, i64 168
  %831 = load i64, ptr %830, align 8, !tbaa !33
  %832 = inttoptr i64 %831 to ptr
  %833 = zext i32 %829 to i64
  %834 = getelementptr inbounds %struct.KnownGroup, ptr %832, i64 %833
  %835 = load i32, ptr %834, align 4, !tbaa !36
  br label %848

836:                                              ; preds = %821
  %837 = getelementptr inbounds i8, ptr %0, i64 56
  %838 = load i32, ptr %837, align 8, !tbaa !115
  %839 = getelementptr inbounds i8, ptr %795, i64 168
  %840 = load i64, ptr %839, align 8, !tbaa !33
  %841 = inttoptr i64 %840 to ptr
  %842 = zext i32 %838 to i64
  %843 = getelementptr inbounds %struct.KnownGroup, ptr %841, i64 %842
  %844 = load i32, ptr %843, align 4, !tbaa !36
  %845 = icmp eq i32 %844, 0
  br i1 %845, label %851, label %846

846:                                              ; preds = %836
  %847 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %119, i32 noundef 0, i32 noundef 0)
  br label %848

848:                                              ; preds = %846, %827
  %849 = phi i32 [ %835, %827 ], [ %847, %846 ]
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %859

851:                                              ; preds = %848, %836
  %852 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %853 = tail call fastcc ptr @report(ptr noundef nonnull readonly %0, i32 noundef 0, i64 noundef %2, i32 noundef %852, i32 noundef %4, i64 noundef %119, i32 noundef 0)
  %854 = icmp eq ptr %853, null
  br i1 %854, label %859, label %855

855:                                              ; preds = %851
  %856 = getelementptr inbounds i8, ptr %853, i64 32
  %857 = load i64, ptr %856, align 8, !tbaa !212
  %858 = add i64 %857, 1
  store i64 %858, ptr %856, align 8, !tbaa !212
  br label %859

859:                                              ; preds = %855, %851, %848, %825, %817, %815, %809, %799, %789, %782, %757, %748, %747
  store i64 %13, ptr %1, align 8, !tbaa !137
  store i64 0, ptr %15, align 8, !tbaa !139
  br label %860

860:                                              ; preds = %859, %745, %28, %61, %51
  ret void
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @is_ordered(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #10 {
  %4 = trunc i64 %1 to i32
  %5 = and i32 %4, 16777215
  %6 = lshr i64 %1, 30
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 65535
  %9 = getelementptr inbounds i8, ptr %0, i64 60
  %10 = load i32, ptr %9, align 4, !tbaa !116
  %11 = sub i32 %5, %10
  %12 = getelementptr inbounds i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !118
  %14 = icmp ult i32 %11, %13
  br i1 %14, label %15, label %21

15:                                               ; preds = %3
  %16 = getelementptr inbounds i8, ptr %0, i64 72
  %17 = load i32, ptr %16, align 8, !tbaa !120
  %18 = icmp ult i32 %8, %17
  %19 = icmp eq i32 %8, 65535
  %20 = or i1 %19, %18
  br i1 %20, label %77, label %23

21:                                               ; preds = %3
  %22 = icmp eq i32 %8, 65535
  br i1 %22, label %77, label %23

23:                                               ; preds = %15, %21
  %24 = getelementptr inbounds i8, ptr %0, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !108
  %26 = getelementptr inbounds i8, ptr %25, i64 184
  %27 = load i64, ptr %26, align 8, !tbaa !144
  %28 = icmp eq i64 %27, 4194304
  br i1 %28, label %77, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds i8, ptr %0, i64 64
  %31 = load i32, ptr %30, align 8, !tbaa !117
  %32 = icmp eq i32 %5, %31
  br i1 %32, label %33, label %45

33:                                               ; preds = %29
  %34 = icmp sgt i64 %1, -1
  br i1 %34, label %77, label %35

35:                                               ; preds = %33
  %36 = getelementptr inbounds i8, ptr %0, i64 56
  %37 = load i32, ptr %36, align 8, !tbaa !115
  %38 = getelementptr inbounds i8, ptr %25, i64 168
  %39 = load i64, ptr %38, align 8, !tbaa !33
  %40 = inttoptr i64 %39 to ptr
  %41 = zext i32 %37 to i64
  %42 = getelementptr inbounds %struct.KnownGroup, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !36
  %44 = icmp ne i32 %43, 0
  br label %77

45:                                               ; preds = %29
  %46 = icmp eq i32 %2, 0
  br i1 %46, label %55, label %47

47:                                               ; preds = %45
  %48 = getelementptr inbounds i8, ptr %0, i64 44
  %49 = load i32, ptr %48, align 4, !tbaa !112
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, ptr %0, i64 40
  %53 = load i32, ptr %52, align 8, !tbaa !111
  %54 = icmp ne i32 %53, 1
  br label %55

55:                                               ; preds = %51, %47, %45
  %56 = phi i1 [ false, %47 ], [ false, %45 ], [ %54, %51 ]
  %57 = zext i1 %56 to i32
  %58 = getelementptr inbounds i8, ptr %0, i64 56
  %59 = load i32, ptr %58, align 8, !tbaa !115
  %60 = getelementptr inbounds i8, ptr %25, i64 168
  %61 = load i64, ptr %60, align 8, !tbaa !33
  %62 = inttoptr i64 %61 to ptr
  %63 = zext i32 %59 to i64
  %64 = getelementptr inbounds %struct.KnownGroup, ptr %62, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !36
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %77, label %67

67:                                               ; preds = %55
  br i1 %56, label %68, label %73

68:                                               ; preds = %67
  %69 = getelementptr inbounds i8, ptr %0, i64 48
  %70 = load i32, ptr %69, align 8, !tbaa !113
  %71 = icmp eq i32 %70, 0
  %72 = zext i1 %71 to i32
  br label %73

73:                                               ; preds = %68, %67
  %74 = phi i32 [ 0, %67 ], [ %72, %68 ]
  %75 = tail call fastcc i32 @has_acquired(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %57, i32 noundef %74)
  %76 = icmp ne i32 %75, 0
  br label %77

77:                                               ; preds = %55, %73, %33, %35, %21, %23, %15
  %78 = phi i1 [ true, %15 ], [ true, %23 ], [ true, %21 ], [ true, %33 ], [ %44, %35 ], [ false, %55 ], [ %76, %73 ]
  %79 = zext i1 %78 to i32
  ret i32 %79
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_race(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5) unnamed_addr #3 {
  %7 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %2)
  %8 = tail call fastcc ptr @report(ptr noundef %0, i32 noundef 0, i64 noundef %1, i32 noundef %7, i32 noundef %3, i64 noundef %4, i32 noundef %5)
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load i32, ptr %9, align 8, !tbaa !111
  %11 = icmp eq i32 %10, 1
  %12 = icmp eq i32 %5, 1
  %13 = and i1 %12, %11
  %14 = icmp eq ptr %8, null
  br i1 %13, label %15, label %16

15:                                               ; preds = %6
  br i1 %14, label %99, label %17

16:                                               ; preds = %6
  br i1 %14, label %99, label %95

17:                                               ; preds = %15
  %18 = getelementptr inbounds i8, ptr %0, i64 48
  %19 = load i32, ptr %18, align 8, !tbaa !113
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %95

21:                                               ; preds = %17
  %22 = lshr i64 %4, 58
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = and i32 %2, 15
  %25 = and i32 %24, %23
  %26 = getelementptr inbounds i8, ptr %0, i64 112
  %27 = load ptr, ptr %26, align 8, !tbaa !126
  %28 = icmp eq ptr %27, null
  br i1 %28, label %95, label %29

29:                                               ; preds = %21
  %30 = getelementptr inbounds i8, ptr %0, i64 44
  %31 = load i32, ptr %30, align 4, !tbaa !112
  %32 = icmp eq i32 %31, 1
  %33 = getelementptr inbounds i8, ptr %0, i64 104
  %34 = load ptr, ptr %33, align 8, !tbaa !125
  %35 = zext i32 %3 to i64
  %36 = getelementptr inbounds i64, ptr %34, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !46
  br i1 %32, label %38, label %45

38:                                               ; preds = %29
  %39 = load ptr, ptr %0, align 8, !tbaa !105
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !52
  %42 = icmp ult i64 %37, %41
  %43 = select i1 %42, i64 0, i64 %41
  %44 = sub i64 %37, %43
  br label %45

45:                                               ; preds = %38, %29
  %46 = phi i64 [ %37, %29 ], [ %44, %38 ]
  %47 = and i64 %46, 3
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = shl nuw nsw i32 %48, 3
  %50 = icmp eq i64 %47, 0
  br i1 %50, label %57, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds i8, ptr %0, i64 120
  %53 = load i32, ptr %52, align 8, !tbaa !127
  %54 = zext i32 %53 to i64
  %55 = add nuw nsw i64 %47, %54
  %56 = icmp ugt i64 %55, 4
  br i1 %56, label %95, label %57

57:                                               ; preds = %51, %45
  %58 = and i64 %46, -4
  %59 = sub i64 %1, %58
  %60 = lshr i64 %59, 2
  %61 = load ptr, ptr %0, align 8, !tbaa !105
  %62 = getelementptr inbounds i8, ptr %61, i64 160
  %63 = load i32, ptr %62, align 8, !tbaa !49
  %64 = zext i32 %63 to i64
  %65 = mul i64 %60, %64
  %66 = getelementptr i32, ptr %27, i64 %65
  %67 = getelementptr i32, ptr %66, i64 %35
  %68 = load i32, ptr %67, align 4, !tbaa !25
  %69 = shl i32 %68, %49
  br i1 %32, label %70, label %74

70:                                               ; preds = %57
  %71 = getelementptr inbounds i8, ptr %61, i64 8
  %72 = load i64, ptr %71, align 8, !tbaa !52
  %73 = add i64 %72, %1
  br label %74

74:                                               ; preds = %57, %70
  %75 = phi i64 [ %73, %70 ], [ %1, %57 ]
  %76 = inttoptr i64 %75 to ptr
  %77 = load i32, ptr %76, align 1
  %78 = trunc i32 %25 to i1
  %79 = select i1 %78, i32 255, i32 0
  %80 = and i32 %25, 2
  %81 = icmp eq i32 %80, 0
  %82 = select i1 %81, i32 0, i32 65280
  %83 = or disjoint i32 %82, %79
  %84 = and i32 %25, 4
  %85 = icmp eq i32 %84, 0
  %86 = select i1 %85, i32 0, i32 16711680
  %87 = or disjoint i32 %83, %86
  %88 = shl nuw i32 %25, 28
  %89 = ashr exact i32 %88, 7
  %90 = and i32 %89, -16777216
  %91 = or disjoint i32 %87, %90
  %92 = xor i32 %77, %69
  %93 = and i32 %92, %91
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %99, label %95

95:                                               ; preds = %51, %21, %16, %74, %17
  %96 = getelementptr inbounds i8, ptr %8, i64 32
  %97 = load i64, ptr %96, align 8, !tbaa !212
  %98 = add i64 %97, 1
  store i64 %98, ptr %96, align 8, !tbaa !212
  br label %99

99:                                               ; preds = %16, %95, %74, %15
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef i32 @has_acquired(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !108
  %7 = trunc i64 %1 to i32
  %8 = and i32 %7, 16777215
  %9 = lshr i64 %1, 30
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 65535
  %12 = getelementptr inbounds i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !118
  %14 = udiv i32 %8, %13
  %15 = getelementptr inbounds i8, ptr %6, i64 176
  %16 = load i64, ptr %15, align 8, !tbaa !32
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %6, i64 240
  %19 = load i64, ptr %18, align 8, !tbaa !213
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 232
  %22 = load i64, ptr %21, align 8, !tbaa !214
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !214
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !115
  store i32 %26, ptr %20, align 4, !tbaa !25
  %27 = getelementptr inbounds i8, ptr %6, i64 168
  %28 = load i64, ptr %27, align 8, !tbaa !33
  %29 = inttoptr i64 %28 to ptr
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %24, ptr %32, align 4, !tbaa !215
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !216
  %34 = icmp ne i32 %3, 0
  %35 = icmp eq i32 %2, 0
  %36 = select i1 %35, i64 12, i64 14
  %37 = lshr i64 %1, 46
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = and i32 %38, 4095
  br label %44

40:                                               ; preds = %135, %44
  %41 = phi i32 [ %47, %44 ], [ %136, %135 ]
  %42 = phi i32 [ %45, %44 ], [ %68, %135 ]
  %43 = icmp eq i32 %41, 0
  br i1 %43, label %140, label %44

44:                                               ; preds = %4, %40
  %45 = phi i32 [ 0, %4 ], [ %42, %40 ]
  %46 = phi i32 [ 1, %4 ], [ %41, %40 ]
  %47 = add i32 %46, -1
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %20, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !25
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 16
  %54 = load i32, ptr %53, align 4, !tbaa !216
  %55 = load i32, ptr %52, align 4, !tbaa !25
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %40, label %57

57:                                               ; preds = %44
  %58 = load i32, ptr %25, align 8, !tbaa !115
  %59 = icmp eq i32 %50, %58
  %60 = and i1 %34, %59
  br label %61

61:                                               ; preds = %57, %135
  %62 = phi i32 [ %55, %57 ], [ %138, %135 ]
  %63 = phi i32 [ %45, %57 ], [ %68, %135 ]
  %64 = phi i32 [ %47, %57 ], [ %136, %135 ]
  %65 = add i32 %62, -1
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds %struct.Acquired, ptr %17, i64 %66
  %68 = add i32 %63, 1
  %69 = icmp ugt i32 %68, 100000
  br i1 %69, label %140, label %70

70:                                               ; preds = %61
  %71 = getelementptr inbounds i8, ptr %67, i64 16
  %72 = load i16, ptr %71, align 4, !tbaa !217
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !207
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !207
  br i1 %82, label %87, label %84

84:                                               ; preds = %78
  %85 = load i32, ptr %25, align 8, !tbaa !115
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %135

87:                                               ; preds = %76, %78, %84
  %88 = phi i32 [ %77, %76 ], [ %83, %78 ], [ %83, %84 ]
  %89 = icmp eq i32 %88, %14
  br i1 %89, label %90, label %103

90:                                               ; preds = %87
  %91 = getelementptr inbounds i8, ptr %67, i64 %36
  %92 = load i16, ptr %91, align 2, !tbaa !135
  %93 = zext i16 %92 to i32
  %94 = icmp ugt i32 %11, %93
  br i1 %94, label %103, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds i8, ptr %67, i64 8
  %97 = load i32, ptr %96, align 4
  %98 = and i32 %97, 16777215
  %99 = icmp eq i32 %98, %8
  br i1 %99, label %140, label %100

100:                                              ; preds = %95
  %101 = load i32, ptr %25, align 8, !tbaa !115
  %102 = icmp eq i32 %14, %101
  br i1 %102, label %103, label %140

103:                                              ; preds = %100, %90, %87
  %104 = getelementptr inbounds i8, ptr %67, i64 12
  %105 = load i16, ptr %104, align 4, !tbaa !209
  %106 = zext i16 %105 to i32
  %107 = icmp eq i32 %11, %106
  br i1 %107, label %108, label %118

108:                                              ; preds = %103
  %109 = getelementptr inbounds i8, ptr %67, i64 8
  %110 = load i32, ptr %109, align 4
  %111 = and i32 %110, 16777215
  %112 = icmp eq i32 %111, %8
  br i1 %112, label %113, label %118

113:                                              ; preds = %108
  %114 = getelementptr inbounds i8, ptr %67, i64 18
  %115 = load i16, ptr %114, align 2, !tbaa !218
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !215
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !216
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !215
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !216
  %130 = icmp eq i32 %64, 65536
  br i1 %130, label %140, label %131

131:                                              ; preds = %128
  %132 = add i32 %64, 1
  %133 = zext i32 %64 to i64
  %134 = getelementptr inbounds i32, ptr %20, i64 %133
  store i32 %88, ptr %134, align 4, !tbaa !25
  br label %135

135:                                              ; preds = %84, %70, %124, %131
  %136 = phi i32 [ %64, %84 ], [ %64, %70 ], [ %132, %131 ], [ %64, %124 ]
  %137 = getelementptr inbounds i8, ptr %67, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !25
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %40, label %61, !llvm.loop !219

140:                                              ; preds = %40, %61, %100, %95, %113, %128
  %141 = phi i32 [ 1, %128 ], [ 1, %113 ], [ 1, %95 ], [ 1, %100 ], [ 1, %61 ], [ 0, %40 ]
  ret i32 %141
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #2 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !108
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !107
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  %13 = load i32, ptr %12, align 8, !tbaa !22
  %14 = and i64 %5, 288160007407534080
  %15 = icmp eq i64 %14, 288160007407534080
  br i1 %15, label %22, label %16

16:                                               ; preds = %7
  %17 = lshr i64 %5, 46
  %18 = getelementptr inbounds i8, ptr %9, i64 256
  %19 = and i64 %17, 4095
  %20 = getelementptr inbounds [4096 x i64], ptr %18, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8, !tbaa !46
  br label %22

22:                                               ; preds = %7, %16
  %23 = phi i64 [ %21, %16 ], [ 0, %7 ]
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !110
  %26 = load i64, ptr %9, align 8, !tbaa !68
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %9, i64 98560
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !69
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 48
  %37 = load i64, ptr %36, align 8, !tbaa !72
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 80
  %41 = load i64, ptr %40, align 8, !tbaa !73
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !74

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %22
  %49 = getelementptr inbounds i8, ptr %9, i64 98560
  %50 = add i64 %26, 1
  store i64 %50, ptr %9, align 8, !tbaa !68
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 %1, ptr %51, align 8, !tbaa !69
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !75
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !75
  br label %131

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !76
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !76
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %131

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !112
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !77
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !78
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !79
  %68 = getelementptr inbounds i8, ptr %57, i64 48
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !111
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !117
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !116
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !113
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !109
  %80 = getelementptr inbounds i8, ptr %79, i64 16
  %81 = load i64, ptr %80, align 8, !tbaa !23
  store i64 %25, ptr %68, align 8, !tbaa !46
  %82 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %70, ptr %82, align 8, !tbaa !25
  %83 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 %4, ptr %83, align 4, !tbaa !25
  %84 = getelementptr inbounds i8, ptr %57, i64 64
  store i32 %75, ptr %84, align 8, !tbaa !25
  %85 = getelementptr inbounds i8, ptr %57, i64 68
  store i32 %77, ptr %85, align 4, !tbaa !25
  %86 = getelementptr inbounds i8, ptr %57, i64 72
  store i64 %81, ptr %86, align 8, !tbaa !46
  %87 = icmp eq i32 %1, 0
  br i1 %87, label %91, label %88

88:                                               ; preds = %62
  %89 = trunc i64 %5 to i32
  %90 = and i32 %89, 16777215
  br label %110

91:                                               ; preds = %62
  %92 = icmp eq i32 %6, 0
  br i1 %92, label %103, label %93

93:                                               ; preds = %91
  %94 = load i32, ptr %63, align 4, !tbaa !112
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %103

96:                                               ; preds = %93
  %97 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %5, i32 noundef 0, i32 noundef 0)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %103, label %99

99:                                               ; preds = %96
  %100 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %5, i32 noundef 1, i32 noundef 0)
  %101 = icmp eq i32 %100, 0
  %102 = select i1 %101, i32 1, i32 2
  br label %103

103:                                              ; preds = %91, %93, %96, %99
  %104 = phi i32 [ %102, %99 ], [ 0, %96 ], [ 0, %93 ], [ 0, %91 ]
  %105 = getelementptr inbounds i8, ptr %57, i64 12
  store i32 %104, ptr %105, align 4, !tbaa !80
  %106 = trunc i64 %5 to i32
  %107 = and i32 %106, 16777215
  %108 = load i32, ptr %71, align 8, !tbaa !117
  %109 = icmp eq i32 %107, %108
  br i1 %109, label %114, label %110

110:                                              ; preds = %88, %103
  %111 = phi i32 [ %90, %88 ], [ %107, %103 ]
  %112 = phi i32 [ %89, %88 ], [ %106, %103 ]
  %113 = urem i32 %111, %13
  br label %114

114:                                              ; preds = %103, %110
  %115 = phi i32 [ %107, %103 ], [ %111, %110 ]
  %116 = phi i32 [ %106, %103 ], [ %112, %110 ]
  %117 = phi i32 [ -1, %103 ], [ %113, %110 ]
  %118 = getelementptr inbounds i8, ptr %57, i64 80
  %119 = lshr i32 %116, 24
  %120 = and i32 %119, 63
  %121 = lshr i64 %5, 62
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = and i32 %122, 1
  %124 = udiv i32 %115, %13
  %125 = zext nneg i32 %124 to i64
  store i64 %23, ptr %118, align 8, !tbaa !46
  %126 = getelementptr inbounds i8, ptr %57, i64 88
  store i32 %6, ptr %126, align 8, !tbaa !25
  %127 = getelementptr inbounds i8, ptr %57, i64 92
  store i32 %120, ptr %127, align 4, !tbaa !25
  %128 = getelementptr inbounds i8, ptr %57, i64 96
  store i32 %117, ptr %128, align 8, !tbaa !25
  %129 = getelementptr inbounds i8, ptr %57, i64 100
  store i32 %123, ptr %129, align 4, !tbaa !25
  %130 = getelementptr inbounds i8, ptr %57, i64 104
  store i64 %125, ptr %130, align 8, !tbaa !46
  br label %131

131:                                              ; preds = %52, %56, %114
  %132 = phi ptr [ null, %52 ], [ %57, %56 ], [ %57, %114 ]
  ret ptr %132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #8

; Function Attrs: inlinehint nounwind
define internal fastcc range(i32 0, 2) i32 @look_at_run(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #11 {
  %7 = lshr i32 %2, 2
  %8 = lshr i32 %2, 3
  %9 = mul i32 %4, %2
  %10 = zext i32 %9 to i64
  %11 = and i32 %2, 3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %297

13:                                               ; preds = %6
  %14 = and i64 %1, 3
  %15 = icmp ne i64 %14, 0
  %16 = icmp ugt i32 %2, 19
  %17 = or i1 %15, %16
  %18 = icmp eq i32 %7, 3
  %19 = or i1 %17, %18
  br i1 %19, label %297, label %20

20:                                               ; preds = %13
  %21 = icmp eq i32 %5, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %23, align 4, !tbaa !112
  br label %59

24:                                               ; preds = %20
  %25 = load ptr, ptr %0, align 8, !tbaa !105
  switch i32 %5, label %52 [
    i32 3, label %26
    i32 4, label %41
    i32 1, label %45
  ]

26:                                               ; preds = %24
  %27 = lshr i64 %1, 32
  %28 = getelementptr inbounds i8, ptr %25, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !47
  %30 = icmp eq i64 %27, %29
  br i1 %30, label %50, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds i8, ptr %25, i64 8
  %33 = load i64, ptr %32, align 8, !tbaa !52
  %34 = sub i64 %1, %33
  %35 = getelementptr inbounds i8, ptr %25, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !53
  %37 = icmp ult i64 %34, %36
  br i1 %37, label %38, label %55

38:                                               ; preds = %31
  %39 = sub i64 %36, %34
  %40 = icmp ult i64 %39, %10
  br i1 %40, label %50, label %65

41:                                               ; preds = %24
  %42 = lshr i64 %1, 62
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = and i32 %43, 2
  br label %52

45:                                               ; preds = %24
  %46 = add i64 %10, %1
  %47 = getelementptr inbounds i8, ptr %25, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !53
  %49 = icmp ugt i64 %46, %48
  br i1 %49, label %50, label %65

50:                                               ; preds = %26, %38, %45
  %51 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 2, ptr %51, align 4, !tbaa !112
  br label %297

52:                                               ; preds = %24, %41
  %53 = phi i32 [ %44, %41 ], [ %5, %24 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 %53, ptr %54, align 4, !tbaa !112
  switch i32 %53, label %68 [
    i32 2, label %297
    i32 0, label %59
  ]

55:                                               ; preds = %31
  %56 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %56, align 4, !tbaa !112
  %57 = sub i64 %33, %1
  %58 = icmp ult i64 %57, %10
  br i1 %58, label %297, label %59

59:                                               ; preds = %55, %52, %22
  %60 = phi ptr [ %23, %22 ], [ %54, %52 ], [ %56, %55 ]
  %61 = add i64 %10, %1
  %62 = add i64 %61, -1
  %63 = xor i64 %62, %1
  %64 = icmp ult i64 %63, 16384
  br i1 %64, label %68, label %297

65:                                               ; preds = %38, %45
  %66 = phi i64 [ %1, %45 ], [ %34, %38 ]
  %67 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 1, ptr %67, align 4, !tbaa !112
  br label %68

68:                                               ; preds = %65, %52, %59
  %69 = phi ptr [ %60, %59 ], [ %54, %52 ], [ %67, %65 ]
  %70 = phi i64 [ %1, %59 ], [ %1, %52 ], [ %66, %65 ]
  %71 = tail call fastcc ptr @cell_at(ptr noundef nonnull %0, i64 noundef %70)
  %72 = icmp eq ptr %71, null
  br i1 %72, label %297, label %73

73:                                               ; preds = %68
  %74 = and i64 %70, -64
  %75 = add i64 %70, %10
  %76 = add i64 %74, 64
  %77 = load i32, ptr %69, align 4, !tbaa !112
  %78 = icmp eq i32 %77, 0
  %79 = icmp ult i64 %76, %75
  %80 = and i1 %78, %79
  br i1 %80, label %111, label %81

81:                                               ; preds = %111, %73
  %82 = phi i32 [ %77, %73 ], [ %115, %111 ]
  %83 = getelementptr inbounds i8, ptr %0, i64 40
  %84 = load i32, ptr %83, align 8, !tbaa !111
  %85 = icmp eq i32 %84, 0
  %86 = mul nuw nsw i32 %7, %4
  %87 = getelementptr inbounds i8, ptr %0, i64 68
  %88 = load i32, ptr %87, align 4, !tbaa !118
  %89 = zext i32 %88 to i64
  %90 = insertelement <8 x i64> poison, i64 %89, i64 0
  %91 = shufflevector <8 x i64> %90, <8 x i64> poison, <8 x i32> zeroinitializer
  %92 = getelementptr inbounds i8, ptr %0, i64 72
  %93 = load i32, ptr %92, align 8, !tbaa !120
  %94 = zext i32 %93 to i64
  %95 = insertelement <8 x i64> poison, i64 %94, i64 0
  %96 = shufflevector <8 x i64> %95, <8 x i64> poison, <8 x i32> zeroinitializer
  %97 = getelementptr inbounds i8, ptr %0, i64 60
  %98 = load i32, ptr %97, align 4, !tbaa !116
  %99 = zext i32 %98 to i64
  %100 = insertelement <8 x i64> poison, i64 %99, i64 0
  %101 = shufflevector <8 x i64> %100, <8 x i64> poison, <8 x i32> zeroinitializer
  %102 = getelementptr inbounds i8, ptr %0, i64 64
  %103 = load i32, ptr %102, align 8, !tbaa !117
  %104 = zext i32 %103 to i64
  %105 = insertelement <8 x i64> poison, i64 %104, i64 0
  %106 = shufflevector <8 x i64> %105, <8 x i64> poison, <8 x i32> zeroinitializer
  %107 = getelementptr inbounds i8, ptr %0, i64 80
  %108 = load i64, ptr %107, align 8, !tbaa !123
  %109 = or i64 %108, 4323455642275676160
  %110 = insertelement <8 x i64> poison, i64 %109, i64 0
  br i1 %85, label %119, label %223

111:                                              ; preds = %73, %111
  %112 = phi i64 [ %114, %111 ], [ %76, %73 ]
  %113 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %112)
  %114 = add i64 %112, 64
  %115 = load i32, ptr %69, align 4, !tbaa !112
  %116 = icmp eq i32 %115, 0
  %117 = icmp ult i64 %114, %75
  %118 = and i1 %116, %117
  br i1 %118, label %111, label %81, !llvm.loop !220

119:                                              ; preds = %81
  %120 = shufflevector <8 x i64> %110, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %121 = icmp eq i32 %82, 1
  %122 = sext i1 %121 to i64
  %123 = insertelement <8 x i64> poison, i64 %122, i64 0
  %124 = shufflevector <8 x i64> %123, <8 x i64> poison, <8 x i32> zeroinitializer
  %125 = getelementptr inbounds i8, ptr %0, i64 16
  %126 = load ptr, ptr %125, align 8, !tbaa !108
  %127 = getelementptr inbounds i8, ptr %0, i64 56
  %128 = load i32, ptr %127, align 8, !tbaa !115
  %129 = getelementptr inbounds i8, ptr %126, i64 168
  %130 = load i64, ptr %129, align 8, !tbaa !33
  %131 = inttoptr i64 %130 to ptr
  %132 = zext i32 %128 to i64
  %133 = getelementptr inbounds %struct.KnownGroup, ptr %131, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !36
  %135 = icmp ne i32 %134, 0
  %136 = sext i1 %135 to i64
  %137 = insertelement <8 x i64> poison, i64 %136, i64 0
  %138 = shufflevector <8 x i64> %137, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %139 = icmp eq i32 %86, 0
  br i1 %139, label %297, label %140

140:                                              ; preds = %119
  %141 = insertelement <8 x i32> poison, i32 %8, i64 0
  %142 = shufflevector <8 x i32> %141, <8 x i32> poison, <8 x i32> zeroinitializer
  %143 = zext nneg <8 x i32> %142 to <8 x i64>
  %144 = zext i32 %3 to i64
  %145 = insertelement <8 x i64> poison, i64 %144, i64 0
  %146 = shufflevector <8 x i64> %145, <8 x i64> poison, <8 x i32> zeroinitializer
  %147 = zext i32 %86 to i64
  br label %148

148:                                              ; preds = %140, %220
  %149 = phi i64 [ 0, %140 ], [ %221, %220 ]
  %150 = getelementptr inbounds %struct.Cell, ptr %71, i64 %149
  %151 = load <8 x i64>, ptr %150, align 8
  %152 = lshr <8 x i64> %151, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %153 = and <8 x i64> %152, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %154 = and <8 x i64> %151, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %155 = sub nsw <8 x i64> %154, %101
  %156 = icmp ult <8 x i64> %155, %91
  %157 = icmp eq <8 x i64> %151, zeroinitializer
  %158 = select <8 x i1> %156, <8 x i64> zeroinitializer, <8 x i64> %124
  %159 = select <8 x i1> %157, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %158
  %160 = and <8 x i64> %151, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %161 = icmp eq <8 x i64> %160, %106
  %162 = icmp ult <8 x i64> %153, %96
  %163 = and <8 x i1> %156, %162
  %164 = select <8 x i1> %161, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %163
  %165 = select <8 x i1> %164, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %159
  %166 = xor <8 x i64> %165, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %167 = xor <8 x i64> %159, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %168 = and <8 x i64> %151, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %169 = icmp eq <8 x i64> %168, zeroinitializer
  %170 = select <8 x i1> %169, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %167
  %171 = or <8 x i64> %170, %166
  %172 = icmp eq <8 x i64> %153, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %173 = select <8 x i1> %172, <8 x i64> %167, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %174 = and <8 x i64> %138, %166
  %175 = or <8 x i64> %174, %173
  %176 = shufflevector <8 x i64> %171, <8 x i64> %175, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %177 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %176)
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %206, label %179

179:                                              ; preds = %148
  %180 = shl nuw nsw i64 %149, 2
  %181 = add i64 %70, %180
  %182 = trunc nuw nsw i64 %149 to i32
  %183 = lshr i32 %182, %8
  %184 = add i32 %183, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %150, i64 noundef %181, i32 noundef 15, i32 noundef %184)
  %185 = or disjoint i64 %149, 1
  %186 = getelementptr inbounds %struct.Cell, ptr %71, i64 %185
  %187 = shl nuw nsw i64 %185, 2
  %188 = add i64 %70, %187
  %189 = trunc nuw nsw i64 %185 to i32
  %190 = lshr i32 %189, %8
  %191 = add i32 %190, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %186, i64 noundef %188, i32 noundef 15, i32 noundef %191)
  %192 = or disjoint i64 %149, 2
  %193 = getelementptr inbounds %struct.Cell, ptr %71, i64 %192
  %194 = shl nuw nsw i64 %192, 2
  %195 = add i64 %70, %194
  %196 = trunc nuw nsw i64 %192 to i32
  %197 = lshr i32 %196, %8
  %198 = add i32 %197, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %193, i64 noundef %195, i32 noundef 15, i32 noundef %198)
  %199 = or disjoint i64 %149, 3
  %200 = getelementptr inbounds %struct.Cell, ptr %71, i64 %199
  %201 = shl nuw nsw i64 %199, 2
  %202 = add i64 %70, %201
  %203 = trunc nuw nsw i64 %199 to i32
  %204 = lshr i32 %203, %8
  %205 = add i32 %204, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %200, i64 noundef %202, i32 noundef 15, i32 noundef %205)
  br label %220

206:                                              ; preds = %148
  %207 = and <8 x i64> %151, %167
  %208 = insertelement <8 x i64> poison, i64 %149, i64 0
  %209 = shufflevector <8 x i64> %208, <8 x i64> poison, <8 x i32> zeroinitializer
  %210 = or disjoint <8 x i64> %209, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %211 = lshr <8 x i64> %210, %143
  %212 = add nuw nsw <8 x i64> %211, %146
  %213 = shl nuw nsw <8 x i64> %212, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %214 = or <8 x i64> %213, %120
  %215 = and <8 x i64> %165, %214
  %216 = or <8 x i64> %151, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %217 = and <8 x i64> %216, %166
  %218 = or <8 x i64> %215, %217
  %219 = shufflevector <8 x i64> %207, <8 x i64> %218, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %219, ptr %150, align 8
  br label %220

220:                                              ; preds = %179, %206
  %221 = add nuw nsw i64 %149, 4
  %222 = icmp ult i64 %221, %147
  br i1 %222, label %148, label %297, !llvm.loop !161

223:                                              ; preds = %81
  %224 = shufflevector <8 x i64> %110, <8 x i64> poison, <8 x i32> zeroinitializer
  %225 = icmp eq i32 %86, 0
  br i1 %225, label %297, label %226

226:                                              ; preds = %223
  %227 = icmp ne i32 %82, 1
  %228 = sext i1 %227 to i64
  %229 = insertelement <8 x i64> poison, i64 %228, i64 0
  %230 = shufflevector <8 x i64> %229, <8 x i64> poison, <8 x i32> zeroinitializer
  %231 = insertelement <8 x i32> poison, i32 %8, i64 0
  %232 = shufflevector <8 x i32> %231, <8 x i32> poison, <8 x i32> zeroinitializer
  %233 = zext nneg <8 x i32> %232 to <8 x i64>
  %234 = zext i32 %3 to i64
  %235 = insertelement <8 x i64> poison, i64 %234, i64 0
  %236 = shufflevector <8 x i64> %235, <8 x i64> poison, <8 x i32> zeroinitializer
  %237 = zext i32 %86 to i64
  br label %238

238:                                              ; preds = %226, %294
  %239 = phi i64 [ 0, %226 ], [ %295, %294 ]
  %240 = getelementptr inbounds %struct.Cell, ptr %71, i64 %239
  %241 = load <8 x i64>, ptr %240, align 8
  %242 = lshr <8 x i64> %241, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %243 = and <8 x i64> %242, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %244 = and <8 x i64> %241, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %245 = sub nsw <8 x i64> %244, %101
  %246 = icmp ult <8 x i64> %245, %91
  %247 = icmp eq <8 x i64> %241, zeroinitializer
  %248 = and <8 x i64> %241, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %249 = icmp eq <8 x i64> %248, %106
  %250 = icmp ult <8 x i64> %243, %96
  %251 = and <8 x i1> %246, %250
  %252 = select <8 x i1> %249, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %251
  %253 = select <8 x i1> %252, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %247
  %254 = select <8 x i1> %246, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %230
  %255 = select <8 x i1> %253, <8 x i64> zeroinitializer, <8 x i64> %254
  %256 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %255)
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %285, label %258

258:                                              ; preds = %238
  %259 = shl nuw nsw i64 %239, 2
  %260 = add i64 %70, %259
  %261 = trunc nuw nsw i64 %239 to i32
  %262 = lshr i32 %261, %8
  %263 = add i32 %262, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %240, i64 noundef %260, i32 noundef 15, i32 noundef %263)
  %264 = or disjoint i64 %239, 1
  %265 = getelementptr inbounds %struct.Cell, ptr %71, i64 %264
  %266 = shl nuw nsw i64 %264, 2
  %267 = add i64 %70, %266
  %268 = trunc nuw nsw i64 %264 to i32
  %269 = lshr i32 %268, %8
  %270 = add i32 %269, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %265, i64 noundef %267, i32 noundef 15, i32 noundef %270)
  %271 = or disjoint i64 %239, 2
  %272 = getelementptr inbounds %struct.Cell, ptr %71, i64 %271
  %273 = shl nuw nsw i64 %271, 2
  %274 = add i64 %70, %273
  %275 = trunc nuw nsw i64 %271 to i32
  %276 = lshr i32 %275, %8
  %277 = add i32 %276, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %272, i64 noundef %274, i32 noundef 15, i32 noundef %277)
  %278 = or disjoint i64 %239, 3
  %279 = getelementptr inbounds %struct.Cell, ptr %71, i64 %278
  %280 = shl nuw nsw i64 %278, 2
  %281 = add i64 %70, %280
  %282 = trunc nuw nsw i64 %278 to i32
  %283 = lshr i32 %282, %8
  %284 = add i32 %283, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %279, i64 noundef %281, i32 noundef 15, i32 noundef %284)
  br label %294

285:                                              ; preds = %238
  %286 = insertelement <8 x i64> poison, i64 %239, i64 0
  %287 = shufflevector <8 x i64> %286, <8 x i64> poison, <8 x i32> zeroinitializer
  %288 = or disjoint <8 x i64> %287, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %289 = lshr <8 x i64> %288, %233
  %290 = add nuw nsw <8 x i64> %289, %236
  %291 = shl nuw nsw <8 x i64> %290, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %292 = or <8 x i64> %291, %224
  %293 = and <8 x i64> %292, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %293, ptr %240, align 8
  br label %294

294:                                              ; preds = %258, %285
  %295 = add nuw nsw i64 %239, 4
  %296 = icmp ult i64 %295, %237
  br i1 %296, label %238, label %297, !llvm.loop !161

297:                                              ; preds = %294, %220, %223, %119, %52, %50, %68, %59, %55, %6, %13
  %298 = phi i32 [ 0, %13 ], [ 0, %6 ], [ 0, %55 ], [ 0, %52 ], [ 0, %59 ], [ 0, %68 ], [ 0, %50 ], [ 1, %119 ], [ 1, %223 ], [ 1, %220 ], [ 1, %294 ]
  ret i32 %298
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v16i32(<16 x i32>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.umin.v8i64(<8 x i64>, <8 x i64>) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

attributes #0 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { inlinehint nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888, !5, i64 131936, !5, i64 131944}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !5, i64 832}
!11 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !12, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !9, i64 784, !9, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !6, i64 840, !5, i64 904, !6, i64 912, !5, i64 976, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016}
!12 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!13 = !{!4, !5, i64 56}
!14 = !{!15, !5, i64 152}
!15 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !6, i64 256, !6, i64 33024, !6, i64 65792, !6, i64 73984, !6, i64 90368, !6, i64 94464, !6, i64 98560}
!16 = !{!17, !5, i64 152}
!17 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192}
!18 = !{!17, !5, i64 128}
!19 = !{!17, !9, i64 12}
!20 = !{!17, !5, i64 192}
!21 = !{!17, !5, i64 184}
!22 = !{!11, !9, i64 48}
!23 = !{!17, !5, i64 16}
!24 = !{!4, !5, i64 64}
!25 = !{!9, !9, i64 0}
!26 = !{!15, !5, i64 208}
!27 = !{!28, !6, i64 4}
!28 = !{!"", !29, i64 0, !29, i64 2, !6, i64 4, !6, i64 5, !6, i64 6, !6, i64 7}
!29 = !{!"short", !6, i64 0}
!30 = !{!15, !5, i64 224}
!31 = !{!28, !6, i64 7}
!32 = !{!15, !5, i64 176}
!33 = !{!15, !5, i64 168}
!34 = !{!35, !9, i64 8}
!35 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!36 = !{!35, !9, i64 0}
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!28, !6, i64 6}
!40 = !{!28, !6, i64 5}
!41 = !{!15, !5, i64 216}
!42 = !{!28, !29, i64 0}
!43 = !{!17, !5, i64 144}
!44 = !{!15, !5, i64 160}
!45 = distinct !{!45, !38}
!46 = !{!5, !5, i64 0}
!47 = !{!4, !5, i64 40}
!48 = !{!4, !5, i64 32}
!49 = !{!4, !9, i64 160}
!50 = !{!4, !5, i64 24}
!51 = distinct !{!51, !38}
!52 = !{!4, !5, i64 8}
!53 = !{!4, !5, i64 16}
!54 = distinct !{!54, !38}
!55 = distinct !{!55, !56}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = distinct !{!57, !38}
!58 = distinct !{!58, !38}
!59 = distinct !{!59, !38}
!60 = !{!61, !9, i64 28}
!61 = !{!"", !62, i64 0, !62, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32, !9, i64 36}
!62 = !{!"any pointer", !6, i64 0}
!63 = !{!62, !62, i64 0}
!64 = !{!61, !9, i64 32}
!65 = distinct !{!65, !38}
!66 = distinct !{!66, !38}
!67 = distinct !{!67, !38}
!68 = !{!15, !5, i64 0}
!69 = !{!70, !9, i64 0}
!70 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !71, i64 48, !71, i64 80}
!71 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !5, i64 24}
!72 = !{!70, !5, i64 48}
!73 = !{!70, !5, i64 80}
!74 = distinct !{!74, !38}
!75 = !{!15, !5, i64 8}
!76 = !{!70, !5, i64 16}
!77 = !{!70, !9, i64 4}
!78 = !{!70, !9, i64 8}
!79 = !{!70, !5, i64 24}
!80 = !{!70, !9, i64 12}
!81 = distinct !{!81, !38}
!82 = !{!15, !5, i64 136}
!83 = !{!11, !5, i64 72}
!84 = !{!15, !5, i64 112}
!85 = !{!6, !6, i64 0}
!86 = distinct !{!86, !38}
!87 = distinct !{!87, !56}
!88 = distinct !{!88, !38}
!89 = distinct !{!89, !56}
!90 = distinct !{!90, !38}
!91 = distinct !{!91, !38}
!92 = !{!17, !5, i64 160}
!93 = !{!94, !5, i64 0}
!94 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !6, i64 32}
!95 = !{!94, !5, i64 8}
!96 = !{!94, !5, i64 16}
!97 = !{!94, !5, i64 24}
!98 = distinct !{!98, !38}
!99 = !{!17, !5, i64 176}
!100 = distinct !{!100, !38}
!101 = !{!15, !5, i64 120}
!102 = !{!103}
!103 = distinct !{!103, !104, !"step_of: argument 0"}
!104 = distinct !{!104, !"step_of"}
!105 = !{!106, !62, i64 0}
!106 = !{!"", !62, i64 0, !62, i64 8, !62, i64 16, !62, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80, !9, i64 88, !9, i64 92, !62, i64 96, !62, i64 104, !62, i64 112, !9, i64 120}
!107 = !{!106, !62, i64 8}
!108 = !{!106, !62, i64 16}
!109 = !{!106, !62, i64 24}
!110 = !{!106, !5, i64 32}
!111 = !{!106, !9, i64 40}
!112 = !{!106, !9, i64 44}
!113 = !{!106, !9, i64 48}
!114 = !{!106, !9, i64 52}
!115 = !{!106, !9, i64 56}
!116 = !{!106, !9, i64 60}
!117 = !{!106, !9, i64 64}
!118 = !{!106, !9, i64 68}
!119 = !{!17, !5, i64 120}
!120 = !{!106, !9, i64 72}
!121 = !{!17, !5, i64 112}
!122 = !{!15, !5, i64 248}
!123 = !{!106, !5, i64 80}
!124 = !{!106, !62, i64 96}
!125 = !{!106, !62, i64 104}
!126 = !{!106, !62, i64 112}
!127 = !{!106, !9, i64 120}
!128 = !{!28, !29, i64 2}
!129 = !{!15, !5, i64 200}
!130 = !{!15, !5, i64 192}
!131 = !{!35, !9, i64 4}
!132 = !{!133, !9, i64 0}
!133 = !{!"", !9, i64 0, !9, i64 4, !29, i64 8, !29, i64 10}
!134 = !{!133, !29, i64 10}
!135 = !{!29, !29, i64 0}
!136 = !{!11, !5, i64 728}
!137 = !{!138, !5, i64 0}
!138 = !{!"", !5, i64 0, !5, i64 8}
!139 = !{!138, !5, i64 8}
!140 = distinct !{!140, !38}
!141 = !{!106, !9, i64 88}
!142 = !{!17, !5, i64 104}
!143 = distinct !{!143, !38}
!144 = !{!15, !5, i64 184}
!145 = !{!15, !5, i64 80}
!146 = !{!15, !5, i64 96}
!147 = !{!15, !5, i64 40}
!148 = !{!15, !5, i64 32}
!149 = distinct !{!149, !38}
!150 = !{!15, !5, i64 48}
!151 = !{!15, !5, i64 56}
!152 = !{!15, !5, i64 64}
!153 = !{!15, !5, i64 88}
!154 = !{!15, !5, i64 72}
!155 = distinct !{!155, !38}
!156 = !{!106, !9, i64 92}
!157 = distinct !{!157, !38}
!158 = !{i64 0, i64 8, !46, i64 8, i64 8, !46}
!159 = distinct !{!159, !38}
!160 = distinct !{!160, !38}
!161 = distinct !{!161, !38}
!162 = distinct !{!162, !38}
!163 = distinct !{!163, !38}
!164 = distinct !{!164, !38}
!165 = distinct !{!165, !38}
!166 = distinct !{!166, !38}
!167 = distinct !{!167, !38}
!168 = distinct !{!168, !38}
!169 = distinct !{!169, !38}
!170 = !{!15, !5, i64 104}
!171 = distinct !{!171, !38}
!172 = distinct !{!172, !38}
!173 = distinct !{!173, !38}
!174 = distinct !{!174, !38}
!175 = distinct !{!175, !38}
!176 = distinct !{!176, !38}
!177 = !{!17, !9, i64 36}
!178 = !{!11, !9, i64 44}
!179 = distinct !{!179, !38}
!180 = distinct !{!180, !38}
!181 = distinct !{!181, !38}
!182 = distinct !{!182, !38}
!183 = distinct !{!183, !38}
!184 = distinct !{!184, !38}
!185 = distinct !{!185, !38}
!186 = !{!4, !5, i64 96}
!187 = !{!15, !5, i64 128}
!188 = !{!17, !5, i64 168}
!189 = distinct !{!189, !38}
!190 = !{!191}
!191 = distinct !{!191, !192, !"step_of: argument 0"}
!192 = distinct !{!192, !"step_of"}
!193 = distinct !{!193, !38}
!194 = distinct !{!194, !38}
!195 = distinct !{!195, !38}
!196 = distinct !{!196, !38}
!197 = !{!61, !62, i64 8}
!198 = !{!61, !9, i64 24}
!199 = distinct !{!199, !38}
!200 = !{!61, !5, i64 16}
!201 = !{!70, !5, i64 40}
!202 = !{!61, !62, i64 0}
!203 = !{!15, !5, i64 16}
!204 = !{!15, !5, i64 24}
!205 = !{!133, !29, i64 8}
!206 = distinct !{!206, !38}
!207 = !{!208, !9, i64 0}
!208 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !29, i64 12, !29, i64 14, !29, i64 16, !29, i64 18}
!209 = !{!208, !29, i64 12}
!210 = !{!208, !29, i64 14}
!211 = distinct !{!211, !38}
!212 = !{!70, !5, i64 32}
!213 = !{!15, !5, i64 240}
!214 = !{!15, !5, i64 232}
!215 = !{!35, !9, i64 12}
!216 = !{!35, !9, i64 16}
!217 = !{!208, !29, i64 16}
!218 = !{!208, !29, i64 18}
!219 = distinct !{!219, !38}
!220 = distinct !{!220, !38}
