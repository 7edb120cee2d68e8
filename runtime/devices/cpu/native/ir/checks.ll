target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.WaveOrder = type { i16, i16, i8, i8, i8, i8 }
%struct.KnownGroup = type { i32, i32, i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i16, i16, i16, i16 }
%struct.Definedness = type { ptr, ptr, i64, i32, i32, i32, i32 }
%struct.Step = type { ptr, ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32 }
%struct.Finding = type { i32, i32, i32, i32, i64, i64, i64, %struct.Side, %struct.Side }
%struct.Side = type { i64, i32, i32, i32, i32, i64 }
%struct.Unreleased = type { i32, i32, i16, i16 }
%struct.Range = type { i64, i64 }
%struct.Cell = type { i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: nofree noinline nosync nounwind
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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9) #14
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
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9) #14
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

; Function Attrs: nofree noinline nosync nounwind
define void @hk_note_access(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) local_unnamed_addr #0 {
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
  %53 = getelementptr inbounds i8, ptr %49, i64 94464
  br label %54

54:                                               ; preds = %67, %52
  %55 = phi i64 [ 0, %52 ], [ %68, %67 ]
  %56 = getelementptr inbounds [256 x %struct.Finding], ptr %53, i64 0, i64 %55
  %57 = load i32, ptr %56, align 8, !tbaa !69
  %58 = icmp eq i32 %57, 8
  br i1 %58, label %59, label %67

59:                                               ; preds = %54
  %60 = getelementptr inbounds i8, ptr %56, i64 40
  %61 = load i64, ptr %60, align 8, !tbaa !72
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %56, i64 72
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
  %73 = getelementptr inbounds i8, ptr %49, i64 94464
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
  %117 = getelementptr inbounds i8, ptr %81, i64 40
  %118 = load i64, ptr %33, align 8, !tbaa !24
  %119 = inttoptr i64 %118 to ptr
  %120 = getelementptr inbounds i8, ptr %119, i64 544
  %121 = load i32, ptr %120, align 8, !tbaa !25
  %122 = getelementptr inbounds i8, ptr %44, i64 16
  %123 = load i64, ptr %122, align 8, !tbaa !23
  store i64 %1, ptr %117, align 8, !tbaa !46
  %124 = getelementptr inbounds i8, ptr %81, i64 48
  store i32 2, ptr %124, align 8, !tbaa !25
  %125 = getelementptr inbounds i8, ptr %81, i64 52
  store i32 %37, ptr %125, align 4, !tbaa !25
  %126 = getelementptr inbounds i8, ptr %81, i64 56
  store i32 %121, ptr %126, align 8, !tbaa !25
  %127 = getelementptr inbounds i8, ptr %81, i64 60
  store i32 1, ptr %127, align 4, !tbaa !25
  %128 = getelementptr inbounds i8, ptr %81, i64 64
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
  br i1 %156, label %765, label %157

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
  br label %765

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
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %11) #14
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
  store i64 0, ptr %501, align 8, !alias.scope !102
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
  %547 = call fastcc i64 @look_at_access(ptr noundef nonnull %11, ptr noundef %2, ptr noundef nonnull %10, i32 noundef %4, i32 noundef %6)
  %548 = icmp ne i64 %547, 0
  %549 = icmp ne i32 %5, 0
  %550 = and i1 %549, %548
  br i1 %550, label %551, label %623

551:                                              ; preds = %536
  %552 = load ptr, ptr %482, align 8, !tbaa !109
  %553 = getelementptr inbounds i8, ptr %552, i64 112
  %554 = load i64, ptr %553, align 8, !tbaa !121
  %555 = trunc i64 %554 to i32
  %556 = load ptr, ptr %481, align 8, !tbaa !108
  %557 = load i32, ptr %491, align 8, !tbaa !117
  %558 = getelementptr inbounds i8, ptr %556, i64 208
  %559 = load i64, ptr %558, align 8, !tbaa !26
  %560 = inttoptr i64 %559 to ptr
  %561 = zext i32 %557 to i64
  %562 = getelementptr inbounds %struct.WaveOrder, ptr %560, i64 %561
  %563 = load i16, ptr %562, align 2, !tbaa !42
  %564 = icmp eq i16 %563, 0
  %565 = icmp ult i32 %555, 65535
  %566 = select i1 %564, i1 %565, i1 false
  br i1 %566, label %567, label %619

567:                                              ; preds = %551
  %568 = getelementptr inbounds i8, ptr %562, i64 2
  %569 = load i16, ptr %568, align 2, !tbaa !124
  %570 = zext i16 %569 to i32
  %571 = icmp eq i32 %570, %555
  %572 = zext i1 %571 to i32
  %573 = add nuw nsw i32 %572, %555
  %574 = trunc nuw i32 %573 to i16
  store i16 %574, ptr %562, align 2, !tbaa !42
  %575 = getelementptr inbounds i8, ptr %552, i64 152
  store i64 1, ptr %575, align 8, !tbaa !16
  %576 = getelementptr inbounds i8, ptr %552, i64 144
  %577 = load i64, ptr %576, align 8, !tbaa !43
  %578 = trunc i64 %577 to i32
  %579 = icmp eq i32 %578, 0
  %580 = icmp eq i32 %573, 0
  %581 = call i32 @llvm.umin.i32(i32 %573, i32 %578)
  %582 = select i1 %580, i32 %578, i32 %581
  %583 = select i1 %579, i32 %573, i32 %582
  %584 = getelementptr inbounds i8, ptr %556, i64 200
  %585 = load i64, ptr %584, align 8, !tbaa !125
  %586 = icmp eq i64 %585, 4194304
  br i1 %586, label %619, label %587

587:                                              ; preds = %567
  %588 = load i32, ptr %489, align 8, !tbaa !115
  %589 = getelementptr inbounds i8, ptr %556, i64 168
  %590 = load i64, ptr %589, align 8, !tbaa !33
  %591 = inttoptr i64 %590 to ptr
  %592 = zext i32 %588 to i64
  %593 = getelementptr inbounds i8, ptr %556, i64 192
  %594 = load i64, ptr %593, align 8, !tbaa !126
  %595 = inttoptr i64 %594 to ptr
  %596 = getelementptr inbounds %struct.KnownGroup, ptr %591, i64 %592, i32 1
  %597 = load i32, ptr %596, align 4, !tbaa !127
  %598 = add i32 %597, -1
  %599 = zext i32 %598 to i64
  %600 = getelementptr inbounds %struct.Unreleased, ptr %595, i64 %599
  %601 = icmp eq i32 %597, 0
  br i1 %601, label %610, label %602

602:                                              ; preds = %587
  %603 = load i32, ptr %600, align 4, !tbaa !128
  %604 = icmp eq i32 %603, %557
  br i1 %604, label %605, label %610

605:                                              ; preds = %602
  %606 = getelementptr inbounds i8, ptr %600, i64 10
  %607 = load i16, ptr %606, align 2, !tbaa !130
  %608 = zext i16 %607 to i32
  %609 = icmp eq i32 %583, %608
  br i1 %609, label %619, label %610

610:                                              ; preds = %605, %602, %587
  %611 = add i64 %585, 1
  store i64 %611, ptr %584, align 8, !tbaa !125
  %612 = getelementptr inbounds %struct.Unreleased, ptr %595, i64 %585
  %613 = trunc i64 %554 to i16
  %614 = trunc i32 %583 to i16
  store i32 %557, ptr %612, align 4, !tbaa !25
  %615 = getelementptr inbounds i8, ptr %612, i64 4
  store i32 %597, ptr %615, align 4, !tbaa !25
  %616 = getelementptr inbounds i8, ptr %612, i64 8
  store i16 %613, ptr %616, align 4, !tbaa !131
  %617 = getelementptr inbounds i8, ptr %612, i64 10
  store i16 %614, ptr %617, align 2, !tbaa !131
  %618 = trunc i64 %611 to i32
  store i32 %618, ptr %596, align 4, !tbaa !127
  br label %619

619:                                              ; preds = %610, %605, %567, %551
  %620 = trunc i64 %554 to i16
  %621 = getelementptr inbounds i8, ptr %562, i64 2
  store i16 %620, ptr %621, align 2, !tbaa !124
  %622 = getelementptr inbounds i8, ptr %562, i64 5
  store i8 1, ptr %622, align 1, !tbaa !40
  br label %668

623:                                              ; preds = %536
  %624 = and i32 %7, -5
  %625 = or i32 %624, %5
  %626 = icmp eq i32 %625, 0
  %627 = and i1 %626, %548
  br i1 %627, label %628, label %668

628:                                              ; preds = %623
  %629 = load ptr, ptr %481, align 8, !tbaa !108
  %630 = load i32, ptr %491, align 8, !tbaa !117
  %631 = getelementptr inbounds i8, ptr %629, i64 208
  %632 = load i64, ptr %631, align 8, !tbaa !26
  %633 = inttoptr i64 %632 to ptr
  %634 = zext i32 %630 to i64
  %635 = getelementptr inbounds %struct.WaveOrder, ptr %633, i64 %634, i32 5
  %636 = load i8, ptr %635, align 1, !tbaa !31
  %637 = icmp eq i8 %636, 0
  br i1 %637, label %764, label %638

638:                                              ; preds = %628
  %639 = load ptr, ptr %480, align 8, !tbaa !107
  %640 = getelementptr inbounds i8, ptr %639, i64 728
  %641 = load i64, ptr %640, align 8, !tbaa !132
  %642 = inttoptr i64 %641 to ptr
  %643 = icmp eq i64 %641, 0
  br i1 %643, label %667, label %644

644:                                              ; preds = %638
  %645 = getelementptr inbounds i8, ptr %642, i64 -8
  %646 = load i64, ptr %645, align 8, !tbaa !46
  %647 = icmp eq i64 %646, 0
  br i1 %647, label %667, label %648

648:                                              ; preds = %644
  %649 = load i64, ptr %642, align 8, !tbaa !133
  %650 = sub i64 %547, %649
  %651 = getelementptr inbounds i8, ptr %642, i64 8
  %652 = load i64, ptr %651, align 8, !tbaa !135
  %653 = icmp ult i64 %650, %652
  br i1 %653, label %764, label %654

654:                                              ; preds = %648, %658
  %655 = phi i64 [ %656, %658 ], [ 0, %648 ]
  %656 = add nuw i64 %655, 1
  %657 = icmp eq i64 %656, %646
  br i1 %657, label %667, label %658, !llvm.loop !136

658:                                              ; preds = %654
  %659 = getelementptr inbounds %struct.Range, ptr %642, i64 %656
  %660 = load i64, ptr %659, align 8, !tbaa !133
  %661 = sub i64 %547, %660
  %662 = getelementptr inbounds i8, ptr %659, i64 8
  %663 = load i64, ptr %662, align 8, !tbaa !135
  %664 = icmp ult i64 %661, %663
  br i1 %664, label %665, label %654, !llvm.loop !136

665:                                              ; preds = %658
  %666 = icmp ult i64 %656, %646
  br i1 %666, label %668, label %667

667:                                              ; preds = %654, %665, %644, %638
  store i8 0, ptr %635, align 1, !tbaa !31
  br label %668

668:                                              ; preds = %667, %665, %619, %623
  %669 = icmp eq ptr %8, null
  %670 = icmp ne i32 %5, 1
  %671 = or i1 %670, %669
  %672 = getelementptr inbounds i8, ptr %11, i64 92
  %673 = load i32, ptr %672, align 4
  %674 = icmp ne i32 %673, 0
  %675 = select i1 %671, i1 true, i1 %674
  br i1 %675, label %757, label %676

676:                                              ; preds = %668
  %677 = load i64, ptr %10, align 8, !tbaa !46
  %678 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %677)
  %679 = icmp ult i64 %678, 2
  br i1 %679, label %757, label %680

680:                                              ; preds = %676
  %681 = getelementptr inbounds i8, ptr %0, i64 160
  %682 = load i32, ptr %681, align 8, !tbaa !49
  %683 = call fastcc i32 @are_ascending(ptr noundef %2, i64 noundef %677, i32 noundef %4, i32 noundef %682)
  %684 = icmp eq i32 %683, 0
  br i1 %684, label %685, label %757

685:                                              ; preds = %680
  %686 = load i32, ptr %501, align 8, !tbaa !137
  %687 = icmp eq i32 %686, 0
  br i1 %687, label %756, label %688

688:                                              ; preds = %685
  %689 = shl i32 %4, 4
  %690 = zext i32 %689 to i64
  %691 = add nsw i64 %690, -1
  %692 = shl nuw nsw i64 %690, 1
  %693 = add nsw i64 %692, -1
  %694 = and i64 %677, 65537
  %695 = icmp eq i64 %694, 65537
  br i1 %695, label %696, label %703

696:                                              ; preds = %688
  %697 = getelementptr inbounds i8, ptr %2, i64 128
  %698 = load i64, ptr %697, align 8, !tbaa !46
  %699 = load i64, ptr %2, align 8, !tbaa !46
  %700 = add i64 %698, %691
  %701 = sub i64 %700, %699
  %702 = icmp ult i64 %701, %693
  br i1 %702, label %756, label %703

703:                                              ; preds = %696, %688
  %704 = and i64 %677, 4294967296
  %705 = icmp eq i64 %704, 0
  %706 = getelementptr inbounds i8, ptr %2, i64 256
  br i1 %705, label %726, label %707

707:                                              ; preds = %703
  %708 = and i64 %677, 1
  %709 = icmp eq i64 %708, 0
  br i1 %709, label %716, label %710

710:                                              ; preds = %707
  %711 = load i64, ptr %706, align 8, !tbaa !46
  %712 = load i64, ptr %2, align 8, !tbaa !46
  %713 = add i64 %711, %691
  %714 = sub i64 %713, %712
  %715 = icmp ult i64 %714, %693
  br i1 %715, label %756, label %716

716:                                              ; preds = %710, %707
  %717 = and i64 %677, 65536
  %718 = icmp eq i64 %717, 0
  br i1 %718, label %726, label %719

719:                                              ; preds = %716
  %720 = load i64, ptr %706, align 8, !tbaa !46
  %721 = getelementptr inbounds i8, ptr %2, i64 128
  %722 = load i64, ptr %721, align 8, !tbaa !46
  %723 = add i64 %720, %691
  %724 = sub i64 %723, %722
  %725 = icmp ult i64 %724, %693
  br i1 %725, label %756, label %726

726:                                              ; preds = %719, %716, %703
  %727 = and i64 %677, 281474976710656
  %728 = icmp eq i64 %727, 0
  %729 = getelementptr inbounds i8, ptr %2, i64 384
  br i1 %728, label %757, label %730

730:                                              ; preds = %726
  %731 = and i64 %677, 1
  %732 = icmp eq i64 %731, 0
  br i1 %732, label %739, label %733

733:                                              ; preds = %730
  %734 = load i64, ptr %729, align 8, !tbaa !46
  %735 = load i64, ptr %2, align 8, !tbaa !46
  %736 = add i64 %734, %691
  %737 = sub i64 %736, %735
  %738 = icmp ult i64 %737, %693
  br i1 %738, label %756, label %739

739:                                              ; preds = %733, %730
  %740 = and i64 %677, 65536
  %741 = icmp eq i64 %740, 0
  br i1 %741, label %749, label %742

742:                                              ; preds = %739
  %743 = load i64, ptr %729, align 8, !tbaa !46
  %744 = getelementptr inbounds i8, ptr %2, i64 128
  %745 = load i64, ptr %744, align 8, !tbaa !46
  %746 = add i64 %743, %691
  %747 = sub i64 %746, %745
  %748 = icmp ult i64 %747, %693
  br i1 %748, label %756, label %749

749:                                              ; preds = %742, %739
  br i1 %705, label %757, label %750

750:                                              ; preds = %749
  %751 = load i64, ptr %729, align 8, !tbaa !46
  %752 = load i64, ptr %706, align 8, !tbaa !46
  %753 = add i64 %751, %691
  %754 = sub i64 %753, %752
  %755 = icmp ult i64 %754, %693
  br i1 %755, label %756, label %757

756:                                              ; preds = %750, %742, %733, %719, %710, %696, %685
  call fastcc void @look_for_overlaps(ptr noundef nonnull %11, ptr noundef %2, i64 noundef %677, i32 noundef %4, ptr noundef nonnull %8)
  br label %757

757:                                              ; preds = %726, %750, %749, %680, %676, %668, %756
  %758 = and i1 %549, %13
  br i1 %758, label %759, label %764

759:                                              ; preds = %757
  %760 = load i64, ptr %500, align 8, !tbaa !121
  %761 = icmp ult i64 %760, 65535
  br i1 %761, label %762, label %764

762:                                              ; preds = %759
  %763 = add nuw nsw i64 %760, 1
  store i64 %763, ptr %500, align 8, !tbaa !121
  br label %764

764:                                              ; preds = %648, %628, %762, %759, %757
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %11) #14
  br label %765

765:                                              ; preds = %380, %151, %764
  ret void
}

; Function Attrs: nofree nosync nounwind
define internal fastcc i64 @look_at_access(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #4 {
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
  %34 = load i64, ptr %33, align 8, !tbaa !138
  %35 = inttoptr i64 %34 to ptr
  %36 = getelementptr inbounds i8, ptr %0, i64 64
  %37 = load i32, ptr %36, align 8, !tbaa !117
  %38 = zext i32 %37 to i64
  %39 = or disjoint i64 %38, 4611686018427387904
  %40 = icmp eq i64 %22, 0
  br i1 %40, label %1765, label %41

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
  %62 = load i64, ptr %61, align 8, !tbaa !135
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %72

64:                                               ; preds = %60
  %65 = load i64, ptr %51, align 8, !tbaa !133
  %66 = and i64 %65, 4611686018444165119
  %67 = icmp eq i64 %66, %39
  br i1 %67, label %68, label %72

68:                                               ; preds = %64
  %69 = shl nuw nsw i64 %47, 24
  %70 = or i64 %43, %69
  %71 = or i64 %70, 4323455642275676160
  store i64 %71, ptr %51, align 8, !tbaa !133
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
  br i1 %79, label %80, label %44, !llvm.loop !139

80:                                               ; preds = %75, %5
  %81 = phi i64 [ %22, %5 ], [ %76, %75 ]
  %82 = icmp eq i32 %4, 0
  br i1 %82, label %83, label %1765

83:                                               ; preds = %80
  %84 = getelementptr inbounds i8, ptr %0, i64 16
  %85 = load ptr, ptr %84, align 8, !tbaa !108
  %86 = getelementptr inbounds i8, ptr %0, i64 48
  %87 = load i32, ptr %86, align 8, !tbaa !113
  %88 = icmp ne i32 %87, 0
  %89 = or i1 %25, %88
  br i1 %89, label %1765, label %90

90:                                               ; preds = %83
  %91 = getelementptr inbounds i8, ptr %85, i64 184
  %92 = load i64, ptr %91, align 8, !tbaa !140
  %93 = icmp eq i64 %92, 4194304
  br i1 %93, label %1765, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !109
  %97 = getelementptr inbounds i8, ptr %96, i64 112
  %98 = load i64, ptr %97, align 8, !tbaa !121
  %99 = icmp ult i64 %98, 65535
  br i1 %99, label %100, label %1765

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %85, i64 90368
  %102 = getelementptr inbounds i8, ptr %0, i64 80
  %103 = load i64, ptr %102, align 8, !tbaa !123
  %104 = lshr i64 %103, 46
  %105 = and i64 %104, 4095
  %106 = getelementptr inbounds [4096 x i8], ptr %101, i64 0, i64 %105
  %107 = load i8, ptr %106, align 1, !tbaa !85
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %109, label %1765

109:                                              ; preds = %100
  switch i32 %3, label %1765 [
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
  %165 = load i64, ptr %123, align 8, !tbaa !141
  %166 = icmp eq i64 %164, %165
  br i1 %166, label %167, label %169

167:                                              ; preds = %162
  %168 = load i64, ptr %131, align 8, !tbaa !142
  br label %217

169:                                              ; preds = %162
  %170 = load i64, ptr %124, align 8, !tbaa !143
  %171 = inttoptr i64 %170 to ptr
  %172 = load i64, ptr %125, align 8, !tbaa !144
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
  br i1 %193, label %194, label %185, !llvm.loop !145

194:                                              ; preds = %185, %169
  %195 = phi i64 [ %179, %169 ], [ %188, %185 ]
  %196 = phi i1 [ %182, %169 ], [ %191, %185 ]
  %197 = getelementptr inbounds i64, ptr %171, i64 %195
  br i1 %196, label %198, label %206

198:                                              ; preds = %194
  %199 = load i64, ptr %126, align 8, !tbaa !146
  %200 = load i64, ptr %127, align 8, !tbaa !147
  %201 = icmp ult i64 %199, %200
  br i1 %201, label %202, label %225

202:                                              ; preds = %198
  store i64 %164, ptr %197, align 8, !tbaa !46
  %203 = load i64, ptr %126, align 8, !tbaa !146
  %204 = add i64 %203, 1
  store i64 %204, ptr %126, align 8, !tbaa !146
  %205 = getelementptr inbounds i64, ptr %173, i64 %195
  store i64 %203, ptr %205, align 8, !tbaa !46
  br label %206

206:                                              ; preds = %202, %194
  store i64 %164, ptr %123, align 8, !tbaa !141
  %207 = load i64, ptr %128, align 8, !tbaa !148
  %208 = getelementptr inbounds i64, ptr %173, i64 %195
  %209 = load i64, ptr %208, align 8, !tbaa !46
  %210 = shl i64 %209, 16
  %211 = add i64 %210, %207
  store i64 %211, ptr %129, align 8, !tbaa !149
  %212 = load i64, ptr %130, align 8, !tbaa !150
  %213 = load i64, ptr %208, align 8, !tbaa !46
  %214 = shl i64 %213, 12
  %215 = and i64 %214, 4611686018427383808
  %216 = add i64 %215, %212
  store i64 %216, ptr %131, align 8, !tbaa !142
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
  br i1 %228, label %132, label %229, !llvm.loop !151

229:                                              ; preds = %225
  %230 = icmp eq i32 %226, 0
  br i1 %230, label %1765, label %231

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
  %247 = icmp ne i32 %24, 0
  %248 = and i32 %226, 1
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %253

250:                                              ; preds = %245
  %251 = and i32 %226, 2
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %274, label %258

253:                                              ; preds = %245
  %254 = and i64 %81, -65536
  %255 = load i64, ptr %1, align 8, !tbaa !46
  %256 = and i32 %226, 2
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %274, label %262

258:                                              ; preds = %250
  %259 = and i64 %81, -4294901761
  %260 = getelementptr inbounds i8, ptr %1, i64 128
  %261 = load i64, ptr %260, align 8, !tbaa !46
  br label %274

262:                                              ; preds = %253
  %263 = and i64 %81, -4294967296
  %264 = getelementptr inbounds i8, ptr %1, i64 128
  %265 = load i64, ptr %264, align 8, !tbaa !46
  %266 = load i64, ptr %1, align 8, !tbaa !46
  %267 = sub i64 %265, %266
  %268 = icmp eq i64 %267, %121
  %269 = select i1 %268, i32 %246, i32 0
  %270 = icmp ne i64 %265, %266
  %271 = select i1 %247, i1 true, i1 %270
  %272 = select i1 %271, i32 -1, i32 -3
  %273 = and i32 %272, %226
  br label %274

274:                                              ; preds = %258, %253, %262, %250
  %275 = phi i1 [ true, %250 ], [ false, %258 ], [ false, %262 ], [ true, %253 ]
  %276 = phi i64 [ 0, %250 ], [ %261, %258 ], [ %265, %262 ], [ %255, %253 ]
  %277 = phi i64 [ %81, %250 ], [ %259, %258 ], [ %263, %262 ], [ %254, %253 ]
  %278 = phi i32 [ %226, %250 ], [ %226, %258 ], [ %273, %262 ], [ %226, %253 ]
  %279 = phi i32 [ %246, %250 ], [ %246, %258 ], [ %269, %262 ], [ %246, %253 ]
  %280 = and i32 %226, 4
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %301, label %282

282:                                              ; preds = %274
  %283 = and i64 %277, -281470681743361
  %284 = getelementptr inbounds i8, ptr %1, i64 256
  %285 = load i64, ptr %284, align 8, !tbaa !46
  br i1 %275, label %296, label %286

286:                                              ; preds = %282
  %287 = getelementptr inbounds i8, ptr %1, i64 128
  %288 = load i64, ptr %287, align 8, !tbaa !46
  %289 = sub i64 %285, %288
  %290 = icmp eq i64 %289, %121
  %291 = select i1 %290, i32 %279, i32 0
  %292 = icmp ne i64 %285, %288
  %293 = select i1 %247, i1 true, i1 %292
  %294 = select i1 %293, i32 -1, i32 -5
  %295 = and i32 %294, %278
  br label %296

296:                                              ; preds = %286, %282
  %297 = phi i32 [ %278, %282 ], [ %295, %286 ]
  %298 = phi i32 [ %279, %282 ], [ %291, %286 ]
  %299 = and i32 %226, 8
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %322, label %308

301:                                              ; preds = %274
  %302 = and i32 %226, 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %322, label %304

304:                                              ; preds = %301
  %305 = and i64 %277, 281474976710655
  %306 = getelementptr inbounds i8, ptr %1, i64 384
  %307 = load i64, ptr %306, align 8, !tbaa !46
  br label %322

308:                                              ; preds = %296
  %309 = and i64 %277, 4294967295
  %310 = getelementptr inbounds i8, ptr %1, i64 384
  %311 = load i64, ptr %310, align 8, !tbaa !46
  br i1 %281, label %322, label %312

312:                                              ; preds = %308
  %313 = getelementptr inbounds i8, ptr %1, i64 256
  %314 = load i64, ptr %313, align 8, !tbaa !46
  %315 = sub i64 %311, %314
  %316 = icmp eq i64 %315, %121
  %317 = select i1 %316, i32 %298, i32 0
  %318 = icmp ne i64 %311, %314
  %319 = select i1 %247, i1 true, i1 %318
  %320 = select i1 %319, i32 -1, i32 -9
  %321 = and i32 %320, %297
  br label %322

322:                                              ; preds = %304, %301, %312, %308, %296
  %323 = phi i64 [ %285, %296 ], [ %311, %308 ], [ %311, %312 ], [ %276, %301 ], [ %307, %304 ]
  %324 = phi i64 [ %283, %296 ], [ %309, %308 ], [ %309, %312 ], [ %277, %301 ], [ %305, %304 ]
  %325 = phi i32 [ %297, %296 ], [ %297, %308 ], [ %321, %312 ], [ %278, %301 ], [ %278, %304 ]
  %326 = phi i32 [ %298, %296 ], [ %298, %308 ], [ %317, %312 ], [ %279, %301 ], [ %279, %304 ]
  %327 = getelementptr inbounds i8, ptr %0, i64 92
  store i32 %326, ptr %327, align 4, !tbaa !152
  %328 = icmp eq i32 %24, 0
  %329 = lshr i32 %3, 2
  %330 = lshr i32 %3, 3
  br i1 %328, label %331, label %1112

331:                                              ; preds = %322
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %18) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %19) #14
  %332 = icmp eq i32 %325, 0
  br i1 %332, label %1111, label %333

333:                                              ; preds = %331
  %334 = icmp ult i32 %3, 4
  %335 = add nuw nsw i32 %330, 1
  %336 = zext nneg i32 %335 to i64
  %337 = getelementptr inbounds i8, ptr %0, i64 68
  %338 = getelementptr inbounds i8, ptr %0, i64 72
  %339 = getelementptr inbounds i8, ptr %0, i64 60
  %340 = getelementptr inbounds i8, ptr %0, i64 64
  %341 = shl i64 %336, 58
  %342 = getelementptr inbounds i8, ptr %0, i64 56
  %343 = getelementptr inbounds i8, ptr %18, i64 4
  %344 = getelementptr inbounds i8, ptr %18, i64 8
  %345 = getelementptr inbounds i8, ptr %18, i64 12
  %346 = insertelement <8 x i32> poison, i32 %330, i64 0
  %347 = shufflevector <8 x i32> %346, <8 x i32> poison, <8 x i32> zeroinitializer
  %348 = zext nneg <8 x i32> %347 to <8 x i64>
  %349 = zext nneg i32 %329 to i64
  br label %350

350:                                              ; preds = %333, %358
  %351 = phi i32 [ %325, %333 ], [ %361, %358 ]
  %352 = phi i32 [ 0, %333 ], [ %359, %358 ]
  %353 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %351, i1 true)
  %354 = shl nuw nsw i32 %353, 4
  br i1 %334, label %358, label %355

355:                                              ; preds = %350
  %356 = zext nneg i32 %354 to i64
  %357 = getelementptr inbounds i64, ptr %1, i64 %356
  br label %363

358:                                              ; preds = %733, %350
  %359 = phi i32 [ %352, %350 ], [ %734, %733 ]
  %360 = add i32 %351, -1
  %361 = and i32 %360, %351
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %737, label %350, !llvm.loop !153

363:                                              ; preds = %355, %733
  %364 = phi i64 [ 0, %355 ], [ %735, %733 ]
  %365 = phi i32 [ %352, %355 ], [ %734, %733 ]
  %366 = load i64, ptr %357, align 8, !tbaa !46
  %367 = trunc nuw nsw i64 %364 to i32
  %368 = shl i64 %364, 6
  %369 = and i64 %368, 4294967232
  %370 = add i64 %366, %369
  %371 = zext i32 %365 to i64
  %372 = getelementptr inbounds [4 x i64], ptr %19, i64 0, i64 %371
  store i64 %370, ptr %372, align 8, !tbaa !46
  %373 = shl i32 %367, 4
  %374 = lshr i32 %373, %330
  %375 = add i32 %374, %354
  %376 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 %371
  store i32 %375, ptr %376, align 4, !tbaa !25
  %377 = add i32 %365, 1
  %378 = icmp ult i32 %377, 4
  br i1 %378, label %733, label %379

379:                                              ; preds = %363
  %380 = load i32, ptr %337, align 4, !tbaa !118
  %381 = zext i32 %380 to i64
  %382 = insertelement <8 x i64> poison, i64 %381, i64 0
  %383 = load i32, ptr %338, align 8, !tbaa !120
  %384 = zext i32 %383 to i64
  %385 = insertelement <8 x i64> poison, i64 %384, i64 0
  %386 = load i32, ptr %339, align 4, !tbaa !116
  %387 = zext i32 %386 to i64
  %388 = insertelement <8 x i64> poison, i64 %387, i64 0
  %389 = load i32, ptr %340, align 8, !tbaa !117
  %390 = zext i32 %389 to i64
  %391 = insertelement <8 x i64> poison, i64 %390, i64 0
  %392 = load i64, ptr %102, align 8, !tbaa !123
  %393 = or i64 %392, %341
  %394 = insertelement <8 x i64> poison, i64 %393, i64 0
  %395 = load i32, ptr %111, align 4, !tbaa !112
  %396 = icmp eq i32 %395, 1
  %397 = sext i1 %396 to i64
  %398 = insertelement <8 x i64> poison, i64 %397, i64 0
  %399 = load ptr, ptr %84, align 8, !tbaa !108
  %400 = load i32, ptr %342, align 8, !tbaa !115
  %401 = getelementptr inbounds i8, ptr %399, i64 168
  %402 = load i64, ptr %401, align 8, !tbaa !33
  %403 = inttoptr i64 %402 to ptr
  %404 = zext i32 %400 to i64
  %405 = getelementptr inbounds %struct.KnownGroup, ptr %403, i64 %404
  %406 = load i32, ptr %405, align 4, !tbaa !36
  %407 = icmp ne i32 %406, 0
  %408 = sext i1 %407 to i64
  %409 = insertelement <8 x i64> poison, i64 %408, i64 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %14, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %15) #14
  %410 = load i32, ptr %18, align 16, !tbaa !25
  %411 = zext i32 %410 to i64
  %412 = insertelement <8 x i64> poison, i64 %411, i64 0
  %413 = insertelement <8 x i64> %412, i64 %411, i64 1
  %414 = load i32, ptr %343, align 4, !tbaa !25
  %415 = zext i32 %414 to i64
  %416 = insertelement <8 x i64> %413, i64 %415, i64 2
  %417 = insertelement <8 x i64> %416, i64 %415, i64 3
  %418 = load i32, ptr %344, align 8, !tbaa !25
  %419 = zext i32 %418 to i64
  %420 = insertelement <8 x i64> %417, i64 %419, i64 4
  %421 = insertelement <8 x i64> %420, i64 %419, i64 5
  %422 = load i32, ptr %345, align 4, !tbaa !25
  %423 = zext i32 %422 to i64
  %424 = insertelement <8 x i64> %421, i64 %423, i64 6
  %425 = getelementptr inbounds i8, ptr %399, i64 80
  %426 = getelementptr inbounds i8, ptr %399, i64 40
  %427 = getelementptr inbounds i8, ptr %399, i64 32
  %428 = getelementptr inbounds i8, ptr %399, i64 48
  %429 = getelementptr inbounds i8, ptr %399, i64 56
  %430 = getelementptr inbounds i8, ptr %399, i64 64
  %431 = getelementptr inbounds i8, ptr %399, i64 88
  %432 = getelementptr inbounds i8, ptr %399, i64 72
  %433 = getelementptr inbounds i8, ptr %399, i64 96
  %434 = zext i32 %377 to i64
  %435 = load i64, ptr %425, align 8, !tbaa !141
  br label %471

436:                                              ; preds = %535
  %437 = shufflevector <8 x i64> %382, <8 x i64> poison, <8 x i32> zeroinitializer
  %438 = shufflevector <8 x i64> %385, <8 x i64> poison, <8 x i32> zeroinitializer
  %439 = shufflevector <8 x i64> %388, <8 x i64> poison, <8 x i32> zeroinitializer
  %440 = shufflevector <8 x i64> %391, <8 x i64> poison, <8 x i32> zeroinitializer
  %441 = shufflevector <8 x i64> %398, <8 x i64> poison, <8 x i32> zeroinitializer
  %442 = shufflevector <8 x i64> %409, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %443 = load <8 x i64>, ptr %14, align 16
  %444 = lshr <8 x i64> %443, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %445 = and <8 x i64> %444, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %446 = and <8 x i64> %443, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %447 = sub nsw <8 x i64> %446, %439
  %448 = icmp ult <8 x i64> %447, %437
  %449 = icmp eq <8 x i64> %443, zeroinitializer
  %450 = select <8 x i1> %448, <8 x i64> zeroinitializer, <8 x i64> %441
  %451 = select <8 x i1> %449, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %450
  %452 = and <8 x i64> %443, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %453 = icmp eq <8 x i64> %452, %440
  %454 = icmp ult <8 x i64> %445, %438
  %455 = and <8 x i1> %448, %454
  %456 = select <8 x i1> %453, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %455
  %457 = select <8 x i1> %456, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %451
  %458 = xor <8 x i64> %457, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %459 = xor <8 x i64> %451, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %460 = and <8 x i64> %443, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %461 = icmp eq <8 x i64> %460, zeroinitializer
  %462 = select <8 x i1> %461, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %459
  %463 = or <8 x i64> %462, %458
  %464 = icmp eq <8 x i64> %445, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %465 = select <8 x i1> %464, <8 x i64> %459, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %466 = and <8 x i64> %442, %458
  %467 = or <8 x i64> %466, %465
  %468 = shufflevector <8 x i64> %463, <8 x i64> %467, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %469 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %468)
  %470 = icmp eq i64 %469, 0
  br i1 %470, label %542, label %568

471:                                              ; preds = %379, %535
  %472 = phi i64 [ %435, %379 ], [ %536, %535 ]
  %473 = phi i64 [ 0, %379 ], [ %540, %535 ]
  %474 = getelementptr inbounds i64, ptr %19, i64 %473
  %475 = load i64, ptr %474, align 8, !tbaa !46
  %476 = lshr i64 %475, 14
  %477 = add nuw nsw i64 %476, 1
  %478 = icmp eq i64 %477, %472
  br i1 %478, label %479, label %481

479:                                              ; preds = %471
  %480 = load i64, ptr %433, align 8, !tbaa !142
  br label %529

481:                                              ; preds = %471
  %482 = load i64, ptr %426, align 8, !tbaa !143
  %483 = inttoptr i64 %482 to ptr
  %484 = load i64, ptr %427, align 8, !tbaa !144
  %485 = inttoptr i64 %484 to ptr
  %486 = lshr i64 %477, 6
  %487 = mul i64 %486, 2104162448473109
  %488 = lshr i64 %487, 34
  %489 = and i64 %488, 262080
  %490 = and i64 %477, 63
  %491 = or disjoint i64 %489, %490
  %492 = getelementptr inbounds i64, ptr %483, i64 %491
  %493 = load i64, ptr %492, align 8, !tbaa !46
  %494 = icmp eq i64 %493, 0
  %495 = icmp eq i64 %493, %477
  %496 = or i1 %494, %495
  br i1 %496, label %506, label %497

497:                                              ; preds = %481, %497
  %498 = phi i64 [ %500, %497 ], [ %491, %481 ]
  %499 = add nuw nsw i64 %498, 65
  %500 = and i64 %499, 262143
  %501 = getelementptr inbounds i64, ptr %483, i64 %500
  %502 = load i64, ptr %501, align 8, !tbaa !46
  %503 = icmp eq i64 %502, 0
  %504 = icmp eq i64 %502, %477
  %505 = or i1 %503, %504
  br i1 %505, label %506, label %497, !llvm.loop !145

506:                                              ; preds = %497, %481
  %507 = phi i64 [ %491, %481 ], [ %500, %497 ]
  %508 = phi i1 [ %494, %481 ], [ %503, %497 ]
  %509 = getelementptr inbounds i64, ptr %483, i64 %507
  br i1 %508, label %510, label %518

510:                                              ; preds = %506
  %511 = load i64, ptr %428, align 8, !tbaa !146
  %512 = load i64, ptr %429, align 8, !tbaa !147
  %513 = icmp ult i64 %511, %512
  br i1 %513, label %514, label %535

514:                                              ; preds = %510
  store i64 %477, ptr %509, align 8, !tbaa !46
  %515 = load i64, ptr %428, align 8, !tbaa !146
  %516 = add i64 %515, 1
  store i64 %516, ptr %428, align 8, !tbaa !146
  %517 = getelementptr inbounds i64, ptr %485, i64 %507
  store i64 %515, ptr %517, align 8, !tbaa !46
  br label %518

518:                                              ; preds = %514, %506
  store i64 %477, ptr %425, align 8, !tbaa !141
  %519 = load i64, ptr %430, align 8, !tbaa !148
  %520 = getelementptr inbounds i64, ptr %485, i64 %507
  %521 = load i64, ptr %520, align 8, !tbaa !46
  %522 = shl i64 %521, 16
  %523 = add i64 %522, %519
  store i64 %523, ptr %431, align 8, !tbaa !149
  %524 = load i64, ptr %432, align 8, !tbaa !150
  %525 = load i64, ptr %520, align 8, !tbaa !46
  %526 = shl i64 %525, 12
  %527 = and i64 %526, 4611686018427383808
  %528 = add i64 %527, %524
  store i64 %528, ptr %433, align 8, !tbaa !142
  br label %529

529:                                              ; preds = %518, %479
  %530 = phi i64 [ %480, %479 ], [ %528, %518 ]
  %531 = inttoptr i64 %530 to ptr
  %532 = lshr i64 %475, 6
  %533 = and i64 %532, 255
  %534 = getelementptr inbounds %struct.Cell, ptr %531, i64 %533
  br label %535

535:                                              ; preds = %510, %529
  %536 = phi i64 [ %477, %529 ], [ %472, %510 ]
  %537 = phi ptr [ %534, %529 ], [ null, %510 ]
  %538 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %473
  store ptr %537, ptr %538, align 8, !tbaa !63
  %539 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %473
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %539, ptr noundef nonnull align 8 dereferenceable(16) %537, i64 16, i1 false), !tbaa.struct !154
  %540 = add nuw nsw i64 %473, 1
  %541 = icmp eq i64 %540, %434
  br i1 %541, label %436, label %471, !llvm.loop !155

542:                                              ; preds = %436
  %543 = insertelement <8 x i64> %424, i64 %423, i64 7
  %544 = shufflevector <8 x i64> %394, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %545 = and <8 x i64> %443, %459
  %546 = shl <8 x i64> %543, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %547 = or <8 x i64> %546, %544
  %548 = and <8 x i64> %457, %547
  %549 = or <8 x i64> %443, <i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808>
  %550 = and <8 x i64> %549, %458
  %551 = or <8 x i64> %548, %550
  %552 = shufflevector <8 x i64> %545, <8 x i64> %551, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %552, ptr %14, align 16
  %553 = and i64 %434, 1
  %554 = and i64 %434, 4294967294
  br label %555

555:                                              ; preds = %555, %542
  %556 = phi i64 [ 0, %542 ], [ %565, %555 ]
  %557 = phi i64 [ 0, %542 ], [ %566, %555 ]
  %558 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %556
  %559 = load ptr, ptr %558, align 16, !tbaa !63
  %560 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %556
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %559, ptr noundef nonnull align 16 dereferenceable(16) %560, i64 16, i1 false), !tbaa.struct !154
  %561 = or disjoint i64 %556, 1
  %562 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %561
  %563 = load ptr, ptr %562, align 8, !tbaa !63
  %564 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %561
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %563, ptr noundef nonnull align 16 dereferenceable(16) %564, i64 16, i1 false), !tbaa.struct !154
  %565 = add nuw nsw i64 %556, 2
  %566 = add i64 %557, 2
  %567 = icmp eq i64 %566, %554
  br i1 %567, label %726, label %555, !llvm.loop !156

568:                                              ; preds = %436, %723
  %569 = phi i64 [ %724, %723 ], [ 0, %436 ]
  %570 = getelementptr inbounds i64, ptr %19, i64 %569
  %571 = load i64, ptr %570, align 8, !tbaa !46
  %572 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %571)
  %573 = getelementptr inbounds i32, ptr %18, i64 %569
  %574 = load i32, ptr %573, align 4, !tbaa !25
  %575 = load i32, ptr %337, align 4, !tbaa !118
  %576 = zext i32 %575 to i64
  %577 = insertelement <8 x i64> poison, i64 %576, i64 0
  %578 = shufflevector <8 x i64> %577, <8 x i64> poison, <8 x i32> zeroinitializer
  %579 = load i32, ptr %338, align 8, !tbaa !120
  %580 = zext i32 %579 to i64
  %581 = insertelement <8 x i64> poison, i64 %580, i64 0
  %582 = shufflevector <8 x i64> %581, <8 x i64> poison, <8 x i32> zeroinitializer
  %583 = load i32, ptr %339, align 4, !tbaa !116
  %584 = zext i32 %583 to i64
  %585 = insertelement <8 x i64> poison, i64 %584, i64 0
  %586 = shufflevector <8 x i64> %585, <8 x i64> poison, <8 x i32> zeroinitializer
  %587 = load i32, ptr %340, align 8, !tbaa !117
  %588 = zext i32 %587 to i64
  %589 = insertelement <8 x i64> poison, i64 %588, i64 0
  %590 = shufflevector <8 x i64> %589, <8 x i64> poison, <8 x i32> zeroinitializer
  %591 = load i64, ptr %102, align 8, !tbaa !123
  %592 = or i64 %591, 4323455642275676160
  %593 = insertelement <8 x i64> poison, i64 %592, i64 0
  %594 = shufflevector <8 x i64> %593, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %595 = load i32, ptr %111, align 4, !tbaa !112
  %596 = icmp eq i32 %595, 1
  %597 = sext i1 %596 to i64
  %598 = insertelement <8 x i64> poison, i64 %597, i64 0
  %599 = shufflevector <8 x i64> %598, <8 x i64> poison, <8 x i32> zeroinitializer
  %600 = load ptr, ptr %84, align 8, !tbaa !108
  %601 = load i32, ptr %342, align 8, !tbaa !115
  %602 = getelementptr inbounds i8, ptr %600, i64 168
  %603 = load i64, ptr %602, align 8, !tbaa !33
  %604 = inttoptr i64 %603 to ptr
  %605 = zext i32 %601 to i64
  %606 = getelementptr inbounds %struct.KnownGroup, ptr %604, i64 %605
  %607 = load i32, ptr %606, align 4, !tbaa !36
  %608 = icmp ne i32 %607, 0
  %609 = sext i1 %608 to i64
  %610 = insertelement <8 x i64> poison, i64 %609, i64 0
  %611 = shufflevector <8 x i64> %610, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %612 = zext i32 %574 to i64
  %613 = insertelement <8 x i64> poison, i64 %612, i64 0
  %614 = shufflevector <8 x i64> %613, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %615

615:                                              ; preds = %568, %719
  %616 = phi i64 [ 4, %568 ], [ %722, %719 ]
  %617 = phi i64 [ 0, %568 ], [ %720, %719 ]
  %618 = getelementptr inbounds %struct.Cell, ptr %572, i64 %617
  %619 = load <8 x i64>, ptr %618, align 8
  %620 = lshr <8 x i64> %619, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %621 = and <8 x i64> %620, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %622 = and <8 x i64> %619, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %623 = sub nsw <8 x i64> %622, %586
  %624 = icmp ult <8 x i64> %623, %578
  %625 = icmp eq <8 x i64> %619, zeroinitializer
  %626 = select <8 x i1> %624, <8 x i64> zeroinitializer, <8 x i64> %599
  %627 = select <8 x i1> %625, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %626
  %628 = and <8 x i64> %619, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %629 = icmp eq <8 x i64> %628, %590
  %630 = icmp ult <8 x i64> %621, %582
  %631 = and <8 x i1> %624, %630
  %632 = select <8 x i1> %629, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %631
  %633 = select <8 x i1> %632, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %627
  %634 = xor <8 x i64> %633, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %635 = xor <8 x i64> %627, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %636 = and <8 x i64> %619, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %637 = icmp eq <8 x i64> %636, zeroinitializer
  %638 = select <8 x i1> %637, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %635
  %639 = or <8 x i64> %638, %634
  %640 = icmp eq <8 x i64> %621, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %641 = select <8 x i1> %640, <8 x i64> %635, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %642 = and <8 x i64> %611, %634
  %643 = or <8 x i64> %642, %641
  %644 = shufflevector <8 x i64> %639, <8 x i64> %643, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %645 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %644)
  %646 = icmp eq i64 %645, 0
  br i1 %646, label %705, label %647

647:                                              ; preds = %615, %702
  %648 = phi i64 [ %703, %702 ], [ %617, %615 ]
  %649 = getelementptr inbounds %struct.Cell, ptr %572, i64 %648
  %650 = shl nuw nsw i64 %648, 2
  %651 = add i64 %571, %650
  %652 = trunc nuw nsw i64 %648 to i32
  %653 = lshr i32 %652, %330
  %654 = add i32 %653, %574
  %655 = load i64, ptr %102, align 8, !tbaa !123
  %656 = zext i32 %654 to i64
  %657 = shl nuw nsw i64 %656, 24
  %658 = or i64 %655, %657
  %659 = or i64 %658, 4323455642275676160
  %660 = load i64, ptr %649, align 8, !tbaa !133
  %661 = getelementptr inbounds i8, ptr %649, i64 8
  %662 = load i64, ptr %661, align 8, !tbaa !135
  %663 = or i64 %662, %660
  %664 = icmp eq i64 %663, 0
  %665 = load i32, ptr %23, align 8, !tbaa !111
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %667, label %691

667:                                              ; preds = %647
  %668 = icmp sgt i64 %662, -1
  br i1 %668, label %680, label %669

669:                                              ; preds = %667
  %670 = xor i64 %662, %659
  %671 = and i64 %670, 8935212028373499904
  %672 = icmp eq i64 %671, 0
  br i1 %672, label %673, label %680

673:                                              ; preds = %669
  %674 = trunc i64 %662 to i32
  %675 = and i32 %674, 16777215
  %676 = load i32, ptr %339, align 4, !tbaa !116
  %677 = sub i32 %675, %676
  %678 = load i32, ptr %337, align 4, !tbaa !118
  %679 = icmp ult i32 %677, %678
  br i1 %679, label %702, label %680

680:                                              ; preds = %673, %669, %667
  br i1 %664, label %690, label %681

681:                                              ; preds = %680
  %682 = icmp eq i64 %662, 0
  br i1 %682, label %701, label %683

683:                                              ; preds = %681
  %684 = xor i64 %662, %658
  %685 = and i64 %684, -4611615650740174849
  %686 = icmp eq i64 %685, 0
  %687 = and i64 %662, 4323455642275676160
  %688 = icmp eq i64 %687, 4323455642275676160
  %689 = select i1 %686, i1 %688, i1 false
  br i1 %689, label %690, label %701

690:                                              ; preds = %683, %680
  store i64 %659, ptr %661, align 8, !tbaa !135
  br label %702

691:                                              ; preds = %647
  br i1 %664, label %700, label %692

692:                                              ; preds = %691
  %693 = icmp eq i64 %660, 0
  %694 = icmp ne i64 %662, 0
  %695 = select i1 %693, i1 true, i1 %694
  br i1 %695, label %701, label %696

696:                                              ; preds = %692
  %697 = xor i64 %660, %658
  %698 = and i64 %697, -4611615650740174849
  %699 = icmp eq i64 %698, 0
  br i1 %699, label %700, label %701

700:                                              ; preds = %696, %691
  store i64 %659, ptr %649, align 8, !tbaa !133
  br label %702

701:                                              ; preds = %696, %692, %683, %681
  tail call fastcc void @look_at(ptr noundef nonnull %0, ptr noundef nonnull %649, i64 noundef %651, i32 noundef 15, i32 noundef %654)
  br label %702

702:                                              ; preds = %673, %690, %700, %701
  %703 = add nuw nsw i64 %648, 1
  %704 = icmp eq i64 %703, %616
  br i1 %704, label %719, label %647, !llvm.loop !157

705:                                              ; preds = %615
  %706 = and <8 x i64> %619, %635
  %707 = insertelement <8 x i64> poison, i64 %617, i64 0
  %708 = shufflevector <8 x i64> %707, <8 x i64> poison, <8 x i32> zeroinitializer
  %709 = or disjoint <8 x i64> %708, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %710 = lshr <8 x i64> %709, %348
  %711 = add nuw nsw <8 x i64> %710, %614
  %712 = shl nuw nsw <8 x i64> %711, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %713 = or <8 x i64> %712, %594
  %714 = and <8 x i64> %633, %713
  %715 = or <8 x i64> %619, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %716 = and <8 x i64> %715, %634
  %717 = or <8 x i64> %714, %716
  %718 = shufflevector <8 x i64> %706, <8 x i64> %717, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %718, ptr %618, align 8
  br label %719

719:                                              ; preds = %702, %705
  %720 = add nuw nsw i64 %617, 4
  %721 = icmp ult i64 %617, 12
  %722 = add nuw nsw i64 %616, 4
  br i1 %721, label %615, label %723, !llvm.loop !158

723:                                              ; preds = %719
  %724 = add nuw nsw i64 %569, 1
  %725 = icmp eq i64 %724, %434
  br i1 %725, label %732, label %568, !llvm.loop !159

726:                                              ; preds = %555
  %727 = icmp eq i64 %553, 0
  br i1 %727, label %732, label %728

728:                                              ; preds = %726
  %729 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %565
  %730 = load ptr, ptr %729, align 8, !tbaa !63
  %731 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %565
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %730, ptr noundef nonnull align 16 dereferenceable(16) %731, i64 16, i1 false), !tbaa.struct !154
  br label %732

732:                                              ; preds = %723, %728, %726
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %15) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #14
  br label %733

733:                                              ; preds = %732, %363
  %734 = phi i32 [ %377, %363 ], [ 0, %732 ]
  %735 = add nuw nsw i64 %364, 1
  %736 = icmp eq i64 %735, %349
  br i1 %736, label %358, label %363, !llvm.loop !160

737:                                              ; preds = %358
  %738 = icmp eq i32 %359, 0
  br i1 %738, label %1111, label %739

739:                                              ; preds = %737
  %740 = add nuw nsw i32 %330, 1
  %741 = zext nneg i32 %740 to i64
  %742 = getelementptr inbounds i8, ptr %0, i64 68
  %743 = load i32, ptr %742, align 4, !tbaa !118
  %744 = zext i32 %743 to i64
  %745 = insertelement <8 x i64> poison, i64 %744, i64 0
  %746 = getelementptr inbounds i8, ptr %0, i64 72
  %747 = load i32, ptr %746, align 8, !tbaa !120
  %748 = zext i32 %747 to i64
  %749 = insertelement <8 x i64> poison, i64 %748, i64 0
  %750 = getelementptr inbounds i8, ptr %0, i64 60
  %751 = load i32, ptr %750, align 4, !tbaa !116
  %752 = zext i32 %751 to i64
  %753 = insertelement <8 x i64> poison, i64 %752, i64 0
  %754 = getelementptr inbounds i8, ptr %0, i64 64
  %755 = load i32, ptr %754, align 8, !tbaa !117
  %756 = zext i32 %755 to i64
  %757 = insertelement <8 x i64> poison, i64 %756, i64 0
  %758 = load i64, ptr %102, align 8, !tbaa !123
  %759 = shl i64 %741, 58
  %760 = or i64 %758, %759
  %761 = insertelement <8 x i64> poison, i64 %760, i64 0
  %762 = load i32, ptr %111, align 4, !tbaa !112
  %763 = icmp eq i32 %762, 1
  %764 = sext i1 %763 to i64
  %765 = insertelement <8 x i64> poison, i64 %764, i64 0
  %766 = load ptr, ptr %84, align 8, !tbaa !108
  %767 = getelementptr inbounds i8, ptr %0, i64 56
  %768 = load i32, ptr %767, align 8, !tbaa !115
  %769 = getelementptr inbounds i8, ptr %766, i64 168
  %770 = load i64, ptr %769, align 8, !tbaa !33
  %771 = inttoptr i64 %770 to ptr
  %772 = zext i32 %768 to i64
  %773 = getelementptr inbounds %struct.KnownGroup, ptr %771, i64 %772
  %774 = load i32, ptr %773, align 4, !tbaa !36
  %775 = icmp ne i32 %774, 0
  %776 = sext i1 %775 to i64
  %777 = insertelement <8 x i64> poison, i64 %776, i64 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %16, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %17) #14
  %778 = load i32, ptr %18, align 16, !tbaa !25
  %779 = zext i32 %778 to i64
  %780 = insertelement <8 x i64> poison, i64 %779, i64 0
  %781 = insertelement <8 x i64> %780, i64 %779, i64 1
  %782 = getelementptr inbounds i8, ptr %18, i64 4
  %783 = load i32, ptr %782, align 4, !tbaa !25
  %784 = zext i32 %783 to i64
  %785 = insertelement <8 x i64> %781, i64 %784, i64 2
  %786 = insertelement <8 x i64> %785, i64 %784, i64 3
  %787 = getelementptr inbounds i8, ptr %18, i64 8
  %788 = load i32, ptr %787, align 8, !tbaa !25
  %789 = zext i32 %788 to i64
  %790 = insertelement <8 x i64> %786, i64 %789, i64 4
  %791 = insertelement <8 x i64> %790, i64 %789, i64 5
  %792 = getelementptr inbounds i8, ptr %18, i64 12
  %793 = load i32, ptr %792, align 4, !tbaa !25
  %794 = zext i32 %793 to i64
  %795 = insertelement <8 x i64> %791, i64 %794, i64 6
  %796 = getelementptr inbounds i8, ptr %766, i64 80
  %797 = getelementptr inbounds i8, ptr %766, i64 40
  %798 = getelementptr inbounds i8, ptr %766, i64 32
  %799 = getelementptr inbounds i8, ptr %766, i64 48
  %800 = getelementptr inbounds i8, ptr %766, i64 56
  %801 = getelementptr inbounds i8, ptr %766, i64 64
  %802 = getelementptr inbounds i8, ptr %766, i64 88
  %803 = getelementptr inbounds i8, ptr %766, i64 72
  %804 = getelementptr inbounds i8, ptr %766, i64 96
  %805 = zext i32 %359 to i64
  %806 = load i64, ptr %796, align 8, !tbaa !141
  br label %846

807:                                              ; preds = %910
  %808 = shufflevector <8 x i64> %745, <8 x i64> poison, <8 x i32> zeroinitializer
  %809 = shufflevector <8 x i64> %749, <8 x i64> poison, <8 x i32> zeroinitializer
  %810 = shufflevector <8 x i64> %753, <8 x i64> poison, <8 x i32> zeroinitializer
  %811 = shufflevector <8 x i64> %757, <8 x i64> poison, <8 x i32> zeroinitializer
  %812 = shufflevector <8 x i64> %765, <8 x i64> poison, <8 x i32> zeroinitializer
  %813 = shufflevector <8 x i64> %777, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %814 = load <8 x i64>, ptr %16, align 16
  %815 = lshr <8 x i64> %814, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %816 = and <8 x i64> %815, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %817 = and <8 x i64> %814, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %818 = sub nsw <8 x i64> %817, %810
  %819 = icmp ult <8 x i64> %818, %808
  %820 = icmp eq <8 x i64> %814, zeroinitializer
  %821 = select <8 x i1> %819, <8 x i64> zeroinitializer, <8 x i64> %812
  %822 = select <8 x i1> %820, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %821
  %823 = and <8 x i64> %814, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %824 = icmp eq <8 x i64> %823, %811
  %825 = icmp ult <8 x i64> %816, %809
  %826 = and <8 x i1> %819, %825
  %827 = select <8 x i1> %824, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %826
  %828 = select <8 x i1> %827, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %822
  %829 = xor <8 x i64> %828, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %830 = xor <8 x i64> %822, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %831 = and <8 x i64> %814, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %832 = icmp eq <8 x i64> %831, zeroinitializer
  %833 = select <8 x i1> %832, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %830
  %834 = or <8 x i64> %833, %829
  %835 = icmp eq <8 x i64> %816, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %836 = select <8 x i1> %835, <8 x i64> %830, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %837 = and <8 x i64> %813, %829
  %838 = or <8 x i64> %837, %836
  %839 = shufflevector <8 x i64> %834, <8 x i64> %838, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %840 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %839)
  %841 = icmp eq i64 %840, 0
  br i1 %841, label %917, label %842

842:                                              ; preds = %807
  %843 = insertelement <8 x i32> poison, i32 %330, i64 0
  %844 = shufflevector <8 x i32> %843, <8 x i32> poison, <8 x i32> zeroinitializer
  %845 = zext nneg <8 x i32> %844 to <8 x i64>
  br label %945

846:                                              ; preds = %739, %910
  %847 = phi i64 [ %806, %739 ], [ %911, %910 ]
  %848 = phi i64 [ 0, %739 ], [ %915, %910 ]
  %849 = getelementptr inbounds i64, ptr %19, i64 %848
  %850 = load i64, ptr %849, align 8, !tbaa !46
  %851 = lshr i64 %850, 14
  %852 = add nuw nsw i64 %851, 1
  %853 = icmp eq i64 %852, %847
  br i1 %853, label %854, label %856

854:                                              ; preds = %846
  %855 = load i64, ptr %804, align 8, !tbaa !142
  br label %904

856:                                              ; preds = %846
  %857 = load i64, ptr %797, align 8, !tbaa !143
  %858 = inttoptr i64 %857 to ptr
  %859 = load i64, ptr %798, align 8, !tbaa !144
  %860 = inttoptr i64 %859 to ptr
  %861 = lshr i64 %852, 6
  %862 = mul i64 %861, 2104162448473109
  %863 = lshr i64 %862, 34
  %864 = and i64 %863, 262080
  %865 = and i64 %852, 63
  %866 = or disjoint i64 %864, %865
  %867 = getelementptr inbounds i64, ptr %858, i64 %866
  %868 = load i64, ptr %867, align 8, !tbaa !46
  %869 = icmp eq i64 %868, 0
  %870 = icmp eq i64 %868, %852
  %871 = or i1 %869, %870
  br i1 %871, label %881, label %872

872:                                              ; preds = %856, %872
  %873 = phi i64 [ %875, %872 ], [ %866, %856 ]
  %874 = add nuw nsw i64 %873, 65
  %875 = and i64 %874, 262143
  %876 = getelementptr inbounds i64, ptr %858, i64 %875
  %877 = load i64, ptr %876, align 8, !tbaa !46
  %878 = icmp eq i64 %877, 0
  %879 = icmp eq i64 %877, %852
  %880 = or i1 %878, %879
  br i1 %880, label %881, label %872, !llvm.loop !145

881:                                              ; preds = %872, %856
  %882 = phi i64 [ %866, %856 ], [ %875, %872 ]
  %883 = phi i1 [ %869, %856 ], [ %878, %872 ]
  %884 = getelementptr inbounds i64, ptr %858, i64 %882
  br i1 %883, label %885, label %893

885:                                              ; preds = %881
  %886 = load i64, ptr %799, align 8, !tbaa !146
  %887 = load i64, ptr %800, align 8, !tbaa !147
  %888 = icmp ult i64 %886, %887
  br i1 %888, label %889, label %910

889:                                              ; preds = %885
  store i64 %852, ptr %884, align 8, !tbaa !46
  %890 = load i64, ptr %799, align 8, !tbaa !146
  %891 = add i64 %890, 1
  store i64 %891, ptr %799, align 8, !tbaa !146
  %892 = getelementptr inbounds i64, ptr %860, i64 %882
  store i64 %890, ptr %892, align 8, !tbaa !46
  br label %893

893:                                              ; preds = %889, %881
  store i64 %852, ptr %796, align 8, !tbaa !141
  %894 = load i64, ptr %801, align 8, !tbaa !148
  %895 = getelementptr inbounds i64, ptr %860, i64 %882
  %896 = load i64, ptr %895, align 8, !tbaa !46
  %897 = shl i64 %896, 16
  %898 = add i64 %897, %894
  store i64 %898, ptr %802, align 8, !tbaa !149
  %899 = load i64, ptr %803, align 8, !tbaa !150
  %900 = load i64, ptr %895, align 8, !tbaa !46
  %901 = shl i64 %900, 12
  %902 = and i64 %901, 4611686018427383808
  %903 = add i64 %902, %899
  store i64 %903, ptr %804, align 8, !tbaa !142
  br label %904

904:                                              ; preds = %893, %854
  %905 = phi i64 [ %855, %854 ], [ %903, %893 ]
  %906 = inttoptr i64 %905 to ptr
  %907 = lshr i64 %850, 6
  %908 = and i64 %907, 255
  %909 = getelementptr inbounds %struct.Cell, ptr %906, i64 %908
  br label %910

910:                                              ; preds = %885, %904
  %911 = phi i64 [ %852, %904 ], [ %847, %885 ]
  %912 = phi ptr [ %909, %904 ], [ null, %885 ]
  %913 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %848
  store ptr %912, ptr %913, align 8, !tbaa !63
  %914 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %848
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %914, ptr noundef nonnull align 8 dereferenceable(16) %912, i64 16, i1 false), !tbaa.struct !154
  %915 = add nuw nsw i64 %848, 1
  %916 = icmp eq i64 %915, %805
  br i1 %916, label %807, label %846, !llvm.loop !155

917:                                              ; preds = %807
  %918 = insertelement <8 x i64> %795, i64 %794, i64 7
  %919 = shufflevector <8 x i64> %761, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %920 = and <8 x i64> %814, %830
  %921 = shl <8 x i64> %918, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %922 = or <8 x i64> %921, %919
  %923 = and <8 x i64> %828, %922
  %924 = or <8 x i64> %814, <i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808>
  %925 = and <8 x i64> %924, %829
  %926 = or <8 x i64> %923, %925
  %927 = shufflevector <8 x i64> %920, <8 x i64> %926, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %927, ptr %16, align 16
  %928 = and i64 %805, 1
  %929 = icmp eq i32 %359, 1
  br i1 %929, label %1103, label %930

930:                                              ; preds = %917
  %931 = and i64 %805, 4294967294
  br label %932

932:                                              ; preds = %932, %930
  %933 = phi i64 [ 0, %930 ], [ %942, %932 ]
  %934 = phi i64 [ 0, %930 ], [ %943, %932 ]
  %935 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %933
  %936 = load ptr, ptr %935, align 16, !tbaa !63
  %937 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %933
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %936, ptr noundef nonnull align 16 dereferenceable(16) %937, i64 16, i1 false), !tbaa.struct !154
  %938 = or disjoint i64 %933, 1
  %939 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %938
  %940 = load ptr, ptr %939, align 8, !tbaa !63
  %941 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %938
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %940, ptr noundef nonnull align 16 dereferenceable(16) %941, i64 16, i1 false), !tbaa.struct !154
  %942 = add nuw nsw i64 %933, 2
  %943 = add i64 %934, 2
  %944 = icmp eq i64 %943, %931
  br i1 %944, label %1103, label %932, !llvm.loop !156

945:                                              ; preds = %842, %1100
  %946 = phi i64 [ 0, %842 ], [ %1101, %1100 ]
  %947 = getelementptr inbounds i64, ptr %19, i64 %946
  %948 = load i64, ptr %947, align 8, !tbaa !46
  %949 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %948)
  %950 = getelementptr inbounds i32, ptr %18, i64 %946
  %951 = load i32, ptr %950, align 4, !tbaa !25
  %952 = load i32, ptr %742, align 4, !tbaa !118
  %953 = zext i32 %952 to i64
  %954 = insertelement <8 x i64> poison, i64 %953, i64 0
  %955 = shufflevector <8 x i64> %954, <8 x i64> poison, <8 x i32> zeroinitializer
  %956 = load i32, ptr %746, align 8, !tbaa !120
  %957 = zext i32 %956 to i64
  %958 = insertelement <8 x i64> poison, i64 %957, i64 0
  %959 = shufflevector <8 x i64> %958, <8 x i64> poison, <8 x i32> zeroinitializer
  %960 = load i32, ptr %750, align 4, !tbaa !116
  %961 = zext i32 %960 to i64
  %962 = insertelement <8 x i64> poison, i64 %961, i64 0
  %963 = shufflevector <8 x i64> %962, <8 x i64> poison, <8 x i32> zeroinitializer
  %964 = load i32, ptr %754, align 8, !tbaa !117
  %965 = zext i32 %964 to i64
  %966 = insertelement <8 x i64> poison, i64 %965, i64 0
  %967 = shufflevector <8 x i64> %966, <8 x i64> poison, <8 x i32> zeroinitializer
  %968 = load i64, ptr %102, align 8, !tbaa !123
  %969 = or i64 %968, 4323455642275676160
  %970 = insertelement <8 x i64> poison, i64 %969, i64 0
  %971 = shufflevector <8 x i64> %970, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %972 = load i32, ptr %111, align 4, !tbaa !112
  %973 = icmp eq i32 %972, 1
  %974 = sext i1 %973 to i64
  %975 = insertelement <8 x i64> poison, i64 %974, i64 0
  %976 = shufflevector <8 x i64> %975, <8 x i64> poison, <8 x i32> zeroinitializer
  %977 = load ptr, ptr %84, align 8, !tbaa !108
  %978 = load i32, ptr %767, align 8, !tbaa !115
  %979 = getelementptr inbounds i8, ptr %977, i64 168
  %980 = load i64, ptr %979, align 8, !tbaa !33
  %981 = inttoptr i64 %980 to ptr
  %982 = zext i32 %978 to i64
  %983 = getelementptr inbounds %struct.KnownGroup, ptr %981, i64 %982
  %984 = load i32, ptr %983, align 4, !tbaa !36
  %985 = icmp ne i32 %984, 0
  %986 = sext i1 %985 to i64
  %987 = insertelement <8 x i64> poison, i64 %986, i64 0
  %988 = shufflevector <8 x i64> %987, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %989 = zext i32 %951 to i64
  %990 = insertelement <8 x i64> poison, i64 %989, i64 0
  %991 = shufflevector <8 x i64> %990, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %992

992:                                              ; preds = %945, %1096
  %993 = phi i64 [ 4, %945 ], [ %1099, %1096 ]
  %994 = phi i64 [ 0, %945 ], [ %1097, %1096 ]
  %995 = getelementptr inbounds %struct.Cell, ptr %949, i64 %994
  %996 = load <8 x i64>, ptr %995, align 8
  %997 = lshr <8 x i64> %996, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %998 = and <8 x i64> %997, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %999 = and <8 x i64> %996, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1000 = sub nsw <8 x i64> %999, %963
  %1001 = icmp ult <8 x i64> %1000, %955
  %1002 = icmp eq <8 x i64> %996, zeroinitializer
  %1003 = select <8 x i1> %1001, <8 x i64> zeroinitializer, <8 x i64> %976
  %1004 = select <8 x i1> %1002, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1003
  %1005 = and <8 x i64> %996, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1006 = icmp eq <8 x i64> %1005, %967
  %1007 = icmp ult <8 x i64> %998, %959
  %1008 = and <8 x i1> %1001, %1007
  %1009 = select <8 x i1> %1006, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1008
  %1010 = select <8 x i1> %1009, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1004
  %1011 = xor <8 x i64> %1010, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1012 = xor <8 x i64> %1004, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1013 = and <8 x i64> %996, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %1014 = icmp eq <8 x i64> %1013, zeroinitializer
  %1015 = select <8 x i1> %1014, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %1012
  %1016 = or <8 x i64> %1015, %1011
  %1017 = icmp eq <8 x i64> %998, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1018 = select <8 x i1> %1017, <8 x i64> %1012, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %1019 = and <8 x i64> %988, %1011
  %1020 = or <8 x i64> %1019, %1018
  %1021 = shufflevector <8 x i64> %1016, <8 x i64> %1020, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %1022 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1021)
  %1023 = icmp eq i64 %1022, 0
  br i1 %1023, label %1082, label %1024

1024:                                             ; preds = %992, %1079
  %1025 = phi i64 [ %1080, %1079 ], [ %994, %992 ]
  %1026 = getelementptr inbounds %struct.Cell, ptr %949, i64 %1025
  %1027 = shl nuw nsw i64 %1025, 2
  %1028 = add i64 %948, %1027
  %1029 = trunc nuw nsw i64 %1025 to i32
  %1030 = lshr i32 %1029, %330
  %1031 = add i32 %1030, %951
  %1032 = load i64, ptr %102, align 8, !tbaa !123
  %1033 = zext i32 %1031 to i64
  %1034 = shl nuw nsw i64 %1033, 24
  %1035 = or i64 %1032, %1034
  %1036 = or i64 %1035, 4323455642275676160
  %1037 = load i64, ptr %1026, align 8, !tbaa !133
  %1038 = getelementptr inbounds i8, ptr %1026, i64 8
  %1039 = load i64, ptr %1038, align 8, !tbaa !135
  %1040 = or i64 %1039, %1037
  %1041 = icmp eq i64 %1040, 0
  %1042 = load i32, ptr %23, align 8, !tbaa !111
  %1043 = icmp eq i32 %1042, 0
  br i1 %1043, label %1044, label %1068

1044:                                             ; preds = %1024
  %1045 = icmp sgt i64 %1039, -1
  br i1 %1045, label %1057, label %1046

1046:                                             ; preds = %1044
  %1047 = xor i64 %1039, %1036
  %1048 = and i64 %1047, 8935212028373499904
  %1049 = icmp eq i64 %1048, 0
  br i1 %1049, label %1050, label %1057

1050:                                             ; preds = %1046
  %1051 = trunc i64 %1039 to i32
  %1052 = and i32 %1051, 16777215
  %1053 = load i32, ptr %750, align 4, !tbaa !116
  %1054 = sub i32 %1052, %1053
  %1055 = load i32, ptr %742, align 4, !tbaa !118
  %1056 = icmp ult i32 %1054, %1055
  br i1 %1056, label %1079, label %1057

1057:                                             ; preds = %1050, %1046, %1044
  br i1 %1041, label %1067, label %1058

1058:                                             ; preds = %1057
  %1059 = icmp eq i64 %1039, 0
  br i1 %1059, label %1078, label %1060

1060:                                             ; preds = %1058
  %1061 = xor i64 %1039, %1035
  %1062 = and i64 %1061, -4611615650740174849
  %1063 = icmp eq i64 %1062, 0
  %1064 = and i64 %1039, 4323455642275676160
  %1065 = icmp eq i64 %1064, 4323455642275676160
  %1066 = select i1 %1063, i1 %1065, i1 false
  br i1 %1066, label %1067, label %1078

1067:                                             ; preds = %1060, %1057
  store i64 %1036, ptr %1038, align 8, !tbaa !135
  br label %1079

1068:                                             ; preds = %1024
  br i1 %1041, label %1077, label %1069

1069:                                             ; preds = %1068
  %1070 = icmp eq i64 %1037, 0
  %1071 = icmp ne i64 %1039, 0
  %1072 = select i1 %1070, i1 true, i1 %1071
  br i1 %1072, label %1078, label %1073

1073:                                             ; preds = %1069
  %1074 = xor i64 %1037, %1035
  %1075 = and i64 %1074, -4611615650740174849
  %1076 = icmp eq i64 %1075, 0
  br i1 %1076, label %1077, label %1078

1077:                                             ; preds = %1073, %1068
  store i64 %1036, ptr %1026, align 8, !tbaa !133
  br label %1079

1078:                                             ; preds = %1073, %1069, %1060, %1058
  tail call fastcc void @look_at(ptr noundef %0, ptr noundef nonnull %1026, i64 noundef %1028, i32 noundef 15, i32 noundef %1031)
  br label %1079

1079:                                             ; preds = %1050, %1067, %1077, %1078
  %1080 = add nuw nsw i64 %1025, 1
  %1081 = icmp eq i64 %1080, %993
  br i1 %1081, label %1096, label %1024, !llvm.loop !157

1082:                                             ; preds = %992
  %1083 = and <8 x i64> %996, %1012
  %1084 = insertelement <8 x i64> poison, i64 %994, i64 0
  %1085 = shufflevector <8 x i64> %1084, <8 x i64> poison, <8 x i32> zeroinitializer
  %1086 = or disjoint <8 x i64> %1085, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %1087 = lshr <8 x i64> %1086, %845
  %1088 = add nuw nsw <8 x i64> %1087, %991
  %1089 = shl nuw nsw <8 x i64> %1088, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1090 = or <8 x i64> %1089, %971
  %1091 = and <8 x i64> %1010, %1090
  %1092 = or <8 x i64> %996, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %1093 = and <8 x i64> %1092, %1011
  %1094 = or <8 x i64> %1091, %1093
  %1095 = shufflevector <8 x i64> %1083, <8 x i64> %1094, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %1095, ptr %995, align 8
  br label %1096

1096:                                             ; preds = %1079, %1082
  %1097 = add nuw nsw i64 %994, 4
  %1098 = icmp ult i64 %994, 12
  %1099 = add nuw nsw i64 %993, 4
  br i1 %1098, label %992, label %1100, !llvm.loop !158

1100:                                             ; preds = %1096
  %1101 = add nuw nsw i64 %946, 1
  %1102 = icmp eq i64 %1101, %805
  br i1 %1102, label %1110, label %945, !llvm.loop !159

1103:                                             ; preds = %932, %917
  %1104 = phi i64 [ 0, %917 ], [ %942, %932 ]
  %1105 = icmp eq i64 %928, 0
  br i1 %1105, label %1110, label %1106

1106:                                             ; preds = %1103
  %1107 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %1104
  %1108 = load ptr, ptr %1107, align 8, !tbaa !63
  %1109 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %1104
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1108, ptr noundef nonnull align 16 dereferenceable(16) %1109, i64 16, i1 false), !tbaa.struct !154
  br label %1110

1110:                                             ; preds = %1100, %1106, %1103
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %17) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #14
  br label %1111

1111:                                             ; preds = %331, %1110, %737
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %19) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %18) #14
  br label %1765

1112:                                             ; preds = %322
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %20) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %21) #14
  %1113 = icmp ult i32 %3, 4
  %1114 = add nuw nsw i32 %330, 1
  %1115 = zext nneg i32 %1114 to i64
  %1116 = getelementptr inbounds i8, ptr %0, i64 68
  %1117 = getelementptr inbounds i8, ptr %0, i64 72
  %1118 = getelementptr inbounds i8, ptr %0, i64 60
  %1119 = getelementptr inbounds i8, ptr %0, i64 64
  %1120 = shl i64 %1115, 58
  %1121 = getelementptr inbounds i8, ptr %20, i64 4
  %1122 = getelementptr inbounds i8, ptr %20, i64 8
  %1123 = getelementptr inbounds i8, ptr %20, i64 12
  %1124 = insertelement <8 x i32> poison, i32 %330, i64 0
  %1125 = shufflevector <8 x i32> %1124, <8 x i32> poison, <8 x i32> zeroinitializer
  %1126 = zext nneg <8 x i32> %1125 to <8 x i64>
  %1127 = zext nneg i32 %329 to i64
  br label %1128

1128:                                             ; preds = %1112, %1136
  %1129 = phi i32 [ %226, %1112 ], [ %1139, %1136 ]
  %1130 = phi i32 [ 0, %1112 ], [ %1137, %1136 ]
  %1131 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1129, i1 true)
  %1132 = shl nuw nsw i32 %1131, 4
  br i1 %1113, label %1136, label %1133

1133:                                             ; preds = %1128
  %1134 = zext nneg i32 %1132 to i64
  %1135 = getelementptr inbounds i64, ptr %1, i64 %1134
  br label %1141

1136:                                             ; preds = %1456, %1128
  %1137 = phi i32 [ %1130, %1128 ], [ %1457, %1456 ]
  %1138 = add i32 %1129, -1
  %1139 = and i32 %1138, %1129
  %1140 = icmp eq i32 %1139, 0
  br i1 %1140, label %1460, label %1128, !llvm.loop !153

1141:                                             ; preds = %1133, %1456
  %1142 = phi i64 [ 0, %1133 ], [ %1458, %1456 ]
  %1143 = phi i32 [ %1130, %1133 ], [ %1457, %1456 ]
  %1144 = load i64, ptr %1135, align 8, !tbaa !46
  %1145 = trunc nuw nsw i64 %1142 to i32
  %1146 = shl i64 %1142, 6
  %1147 = and i64 %1146, 4294967232
  %1148 = add i64 %1144, %1147
  %1149 = zext i32 %1143 to i64
  %1150 = getelementptr inbounds [4 x i64], ptr %21, i64 0, i64 %1149
  store i64 %1148, ptr %1150, align 8, !tbaa !46
  %1151 = shl i32 %1145, 4
  %1152 = lshr i32 %1151, %330
  %1153 = add i32 %1152, %1132
  %1154 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %1149
  store i32 %1153, ptr %1154, align 4, !tbaa !25
  %1155 = add i32 %1143, 1
  %1156 = icmp ult i32 %1155, 4
  br i1 %1156, label %1456, label %1157

1157:                                             ; preds = %1141
  %1158 = load i32, ptr %1116, align 4, !tbaa !118
  %1159 = zext i32 %1158 to i64
  %1160 = insertelement <8 x i64> poison, i64 %1159, i64 0
  %1161 = load i32, ptr %1117, align 8, !tbaa !120
  %1162 = zext i32 %1161 to i64
  %1163 = insertelement <8 x i64> poison, i64 %1162, i64 0
  %1164 = load i32, ptr %1118, align 4, !tbaa !116
  %1165 = zext i32 %1164 to i64
  %1166 = insertelement <8 x i64> poison, i64 %1165, i64 0
  %1167 = load i32, ptr %1119, align 8, !tbaa !117
  %1168 = zext i32 %1167 to i64
  %1169 = insertelement <8 x i64> poison, i64 %1168, i64 0
  %1170 = load i64, ptr %102, align 8, !tbaa !123
  %1171 = or i64 %1170, %1120
  %1172 = insertelement <8 x i64> poison, i64 %1171, i64 0
  %1173 = load i32, ptr %111, align 4, !tbaa !112
  %1174 = load ptr, ptr %84, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #14
  %1175 = load i32, ptr %20, align 16, !tbaa !25
  %1176 = zext i32 %1175 to i64
  %1177 = insertelement <8 x i64> poison, i64 %1176, i64 0
  %1178 = insertelement <8 x i64> %1177, i64 %1176, i64 1
  %1179 = load i32, ptr %1121, align 4, !tbaa !25
  %1180 = zext i32 %1179 to i64
  %1181 = insertelement <8 x i64> %1178, i64 %1180, i64 2
  %1182 = insertelement <8 x i64> %1181, i64 %1180, i64 3
  %1183 = load i32, ptr %1122, align 8, !tbaa !25
  %1184 = zext i32 %1183 to i64
  %1185 = insertelement <8 x i64> %1182, i64 %1184, i64 4
  %1186 = insertelement <8 x i64> %1185, i64 %1184, i64 5
  %1187 = load i32, ptr %1123, align 4, !tbaa !25
  %1188 = zext i32 %1187 to i64
  %1189 = insertelement <8 x i64> %1186, i64 %1188, i64 6
  %1190 = getelementptr inbounds i8, ptr %1174, i64 80
  %1191 = getelementptr inbounds i8, ptr %1174, i64 40
  %1192 = getelementptr inbounds i8, ptr %1174, i64 32
  %1193 = getelementptr inbounds i8, ptr %1174, i64 48
  %1194 = getelementptr inbounds i8, ptr %1174, i64 56
  %1195 = getelementptr inbounds i8, ptr %1174, i64 64
  %1196 = getelementptr inbounds i8, ptr %1174, i64 88
  %1197 = getelementptr inbounds i8, ptr %1174, i64 72
  %1198 = getelementptr inbounds i8, ptr %1174, i64 96
  %1199 = zext i32 %1155 to i64
  %1200 = load i64, ptr %1190, align 8, !tbaa !141
  br label %1227

1201:                                             ; preds = %1291
  %1202 = shufflevector <8 x i64> %1160, <8 x i64> poison, <8 x i32> zeroinitializer
  %1203 = shufflevector <8 x i64> %1163, <8 x i64> poison, <8 x i32> zeroinitializer
  %1204 = shufflevector <8 x i64> %1166, <8 x i64> poison, <8 x i32> zeroinitializer
  %1205 = shufflevector <8 x i64> %1169, <8 x i64> poison, <8 x i32> zeroinitializer
  %1206 = load <8 x i64>, ptr %10, align 16
  %1207 = lshr <8 x i64> %1206, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1208 = and <8 x i64> %1207, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1209 = and <8 x i64> %1206, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1210 = sub nsw <8 x i64> %1209, %1204
  %1211 = icmp ult <8 x i64> %1210, %1202
  %1212 = icmp eq <8 x i64> %1206, zeroinitializer
  %1213 = icmp ne i32 %1173, 1
  %1214 = sext i1 %1213 to i64
  %1215 = insertelement <8 x i64> poison, i64 %1214, i64 0
  %1216 = shufflevector <8 x i64> %1215, <8 x i64> poison, <8 x i32> zeroinitializer
  %1217 = and <8 x i64> %1206, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1218 = icmp eq <8 x i64> %1217, %1205
  %1219 = icmp ult <8 x i64> %1208, %1203
  %1220 = and <8 x i1> %1211, %1219
  %1221 = select <8 x i1> %1218, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1220
  %1222 = select <8 x i1> %1221, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1212
  %1223 = select <8 x i1> %1211, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1216
  %1224 = select <8 x i1> %1222, <8 x i64> zeroinitializer, <8 x i64> %1223
  %1225 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1224)
  %1226 = icmp eq i64 %1225, 0
  br i1 %1226, label %1298, label %1319

1227:                                             ; preds = %1157, %1291
  %1228 = phi i64 [ %1200, %1157 ], [ %1292, %1291 ]
  %1229 = phi i64 [ 0, %1157 ], [ %1296, %1291 ]
  %1230 = getelementptr inbounds i64, ptr %21, i64 %1229
  %1231 = load i64, ptr %1230, align 8, !tbaa !46
  %1232 = lshr i64 %1231, 14
  %1233 = add nuw nsw i64 %1232, 1
  %1234 = icmp eq i64 %1233, %1228
  br i1 %1234, label %1235, label %1237

1235:                                             ; preds = %1227
  %1236 = load i64, ptr %1198, align 8, !tbaa !142
  br label %1285

1237:                                             ; preds = %1227
  %1238 = load i64, ptr %1191, align 8, !tbaa !143
  %1239 = inttoptr i64 %1238 to ptr
  %1240 = load i64, ptr %1192, align 8, !tbaa !144
  %1241 = inttoptr i64 %1240 to ptr
  %1242 = lshr i64 %1233, 6
  %1243 = mul i64 %1242, 2104162448473109
  %1244 = lshr i64 %1243, 34
  %1245 = and i64 %1244, 262080
  %1246 = and i64 %1233, 63
  %1247 = or disjoint i64 %1245, %1246
  %1248 = getelementptr inbounds i64, ptr %1239, i64 %1247
  %1249 = load i64, ptr %1248, align 8, !tbaa !46
  %1250 = icmp eq i64 %1249, 0
  %1251 = icmp eq i64 %1249, %1233
  %1252 = or i1 %1250, %1251
  br i1 %1252, label %1262, label %1253

1253:                                             ; preds = %1237, %1253
  %1254 = phi i64 [ %1256, %1253 ], [ %1247, %1237 ]
  %1255 = add nuw nsw i64 %1254, 65
  %1256 = and i64 %1255, 262143
  %1257 = getelementptr inbounds i64, ptr %1239, i64 %1256
  %1258 = load i64, ptr %1257, align 8, !tbaa !46
  %1259 = icmp eq i64 %1258, 0
  %1260 = icmp eq i64 %1258, %1233
  %1261 = or i1 %1259, %1260
  br i1 %1261, label %1262, label %1253, !llvm.loop !145

1262:                                             ; preds = %1253, %1237
  %1263 = phi i64 [ %1247, %1237 ], [ %1256, %1253 ]
  %1264 = phi i1 [ %1250, %1237 ], [ %1259, %1253 ]
  %1265 = getelementptr inbounds i64, ptr %1239, i64 %1263
  br i1 %1264, label %1266, label %1274

1266:                                             ; preds = %1262
  %1267 = load i64, ptr %1193, align 8, !tbaa !146
  %1268 = load i64, ptr %1194, align 8, !tbaa !147
  %1269 = icmp ult i64 %1267, %1268
  br i1 %1269, label %1270, label %1291

1270:                                             ; preds = %1266
  store i64 %1233, ptr %1265, align 8, !tbaa !46
  %1271 = load i64, ptr %1193, align 8, !tbaa !146
  %1272 = add i64 %1271, 1
  store i64 %1272, ptr %1193, align 8, !tbaa !146
  %1273 = getelementptr inbounds i64, ptr %1241, i64 %1263
  store i64 %1271, ptr %1273, align 8, !tbaa !46
  br label %1274

1274:                                             ; preds = %1270, %1262
  store i64 %1233, ptr %1190, align 8, !tbaa !141
  %1275 = load i64, ptr %1195, align 8, !tbaa !148
  %1276 = getelementptr inbounds i64, ptr %1241, i64 %1263
  %1277 = load i64, ptr %1276, align 8, !tbaa !46
  %1278 = shl i64 %1277, 16
  %1279 = add i64 %1278, %1275
  store i64 %1279, ptr %1196, align 8, !tbaa !149
  %1280 = load i64, ptr %1197, align 8, !tbaa !150
  %1281 = load i64, ptr %1276, align 8, !tbaa !46
  %1282 = shl i64 %1281, 12
  %1283 = and i64 %1282, 4611686018427383808
  %1284 = add i64 %1283, %1280
  store i64 %1284, ptr %1198, align 8, !tbaa !142
  br label %1285

1285:                                             ; preds = %1274, %1235
  %1286 = phi i64 [ %1236, %1235 ], [ %1284, %1274 ]
  %1287 = inttoptr i64 %1286 to ptr
  %1288 = lshr i64 %1231, 6
  %1289 = and i64 %1288, 255
  %1290 = getelementptr inbounds %struct.Cell, ptr %1287, i64 %1289
  br label %1291

1291:                                             ; preds = %1266, %1285
  %1292 = phi i64 [ %1233, %1285 ], [ %1228, %1266 ]
  %1293 = phi ptr [ %1290, %1285 ], [ null, %1266 ]
  %1294 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %1229
  store ptr %1293, ptr %1294, align 8, !tbaa !63
  %1295 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %1229
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1295, ptr noundef nonnull align 8 dereferenceable(16) %1293, i64 16, i1 false), !tbaa.struct !154
  %1296 = add nuw nsw i64 %1229, 1
  %1297 = icmp eq i64 %1296, %1199
  br i1 %1297, label %1201, label %1227, !llvm.loop !155

1298:                                             ; preds = %1201
  %1299 = insertelement <8 x i64> %1189, i64 %1188, i64 7
  %1300 = shufflevector <8 x i64> %1172, <8 x i64> poison, <8 x i32> zeroinitializer
  %1301 = shl <8 x i64> %1299, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1302 = or <8 x i64> %1301, %1300
  %1303 = and <8 x i64> %1302, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %1303, ptr %10, align 16
  %1304 = and i64 %1199, 1
  %1305 = and i64 %1199, 4294967294
  br label %1306

1306:                                             ; preds = %1306, %1298
  %1307 = phi i64 [ 0, %1298 ], [ %1316, %1306 ]
  %1308 = phi i64 [ 0, %1298 ], [ %1317, %1306 ]
  %1309 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %1307
  %1310 = load ptr, ptr %1309, align 16, !tbaa !63
  %1311 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %1307
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1310, ptr noundef nonnull align 16 dereferenceable(16) %1311, i64 16, i1 false), !tbaa.struct !154
  %1312 = or disjoint i64 %1307, 1
  %1313 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %1312
  %1314 = load ptr, ptr %1313, align 8, !tbaa !63
  %1315 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %1312
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1314, ptr noundef nonnull align 16 dereferenceable(16) %1315, i64 16, i1 false), !tbaa.struct !154
  %1316 = add nuw nsw i64 %1307, 2
  %1317 = add i64 %1308, 2
  %1318 = icmp eq i64 %1317, %1305
  br i1 %1318, label %1449, label %1306, !llvm.loop !156

1319:                                             ; preds = %1201, %1446
  %1320 = phi i64 [ %1447, %1446 ], [ 0, %1201 ]
  %1321 = getelementptr inbounds i64, ptr %21, i64 %1320
  %1322 = load i64, ptr %1321, align 8, !tbaa !46
  %1323 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %1322)
  %1324 = getelementptr inbounds i32, ptr %20, i64 %1320
  %1325 = load i32, ptr %1324, align 4, !tbaa !25
  %1326 = load i32, ptr %1116, align 4, !tbaa !118
  %1327 = zext i32 %1326 to i64
  %1328 = insertelement <8 x i64> poison, i64 %1327, i64 0
  %1329 = shufflevector <8 x i64> %1328, <8 x i64> poison, <8 x i32> zeroinitializer
  %1330 = load i32, ptr %1117, align 8, !tbaa !120
  %1331 = zext i32 %1330 to i64
  %1332 = insertelement <8 x i64> poison, i64 %1331, i64 0
  %1333 = shufflevector <8 x i64> %1332, <8 x i64> poison, <8 x i32> zeroinitializer
  %1334 = load i32, ptr %1118, align 4, !tbaa !116
  %1335 = zext i32 %1334 to i64
  %1336 = insertelement <8 x i64> poison, i64 %1335, i64 0
  %1337 = shufflevector <8 x i64> %1336, <8 x i64> poison, <8 x i32> zeroinitializer
  %1338 = load i32, ptr %1119, align 8, !tbaa !117
  %1339 = zext i32 %1338 to i64
  %1340 = insertelement <8 x i64> poison, i64 %1339, i64 0
  %1341 = shufflevector <8 x i64> %1340, <8 x i64> poison, <8 x i32> zeroinitializer
  %1342 = load i64, ptr %102, align 8, !tbaa !123
  %1343 = or i64 %1342, 4323455642275676160
  %1344 = insertelement <8 x i64> poison, i64 %1343, i64 0
  %1345 = shufflevector <8 x i64> %1344, <8 x i64> poison, <8 x i32> zeroinitializer
  %1346 = load i32, ptr %111, align 4, !tbaa !112
  %1347 = icmp ne i32 %1346, 1
  %1348 = sext i1 %1347 to i64
  %1349 = insertelement <8 x i64> poison, i64 %1348, i64 0
  %1350 = shufflevector <8 x i64> %1349, <8 x i64> poison, <8 x i32> zeroinitializer
  %1351 = zext i32 %1325 to i64
  %1352 = insertelement <8 x i64> poison, i64 %1351, i64 0
  %1353 = shufflevector <8 x i64> %1352, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %1354

1354:                                             ; preds = %1319, %1442
  %1355 = phi i64 [ 4, %1319 ], [ %1445, %1442 ]
  %1356 = phi i64 [ 0, %1319 ], [ %1443, %1442 ]
  %1357 = getelementptr inbounds %struct.Cell, ptr %1323, i64 %1356
  %1358 = load <8 x i64>, ptr %1357, align 8
  %1359 = lshr <8 x i64> %1358, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1360 = and <8 x i64> %1359, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1361 = and <8 x i64> %1358, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1362 = sub nsw <8 x i64> %1361, %1337
  %1363 = icmp ult <8 x i64> %1362, %1329
  %1364 = icmp eq <8 x i64> %1358, zeroinitializer
  %1365 = and <8 x i64> %1358, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1366 = icmp eq <8 x i64> %1365, %1341
  %1367 = icmp ult <8 x i64> %1360, %1333
  %1368 = and <8 x i1> %1363, %1367
  %1369 = select <8 x i1> %1366, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1368
  %1370 = select <8 x i1> %1369, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1364
  %1371 = select <8 x i1> %1363, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1350
  %1372 = select <8 x i1> %1370, <8 x i64> zeroinitializer, <8 x i64> %1371
  %1373 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1372)
  %1374 = icmp eq i64 %1373, 0
  br i1 %1374, label %1433, label %1375

1375:                                             ; preds = %1354, %1430
  %1376 = phi i64 [ %1431, %1430 ], [ %1356, %1354 ]
  %1377 = getelementptr inbounds %struct.Cell, ptr %1323, i64 %1376
  %1378 = shl nuw nsw i64 %1376, 2
  %1379 = add i64 %1322, %1378
  %1380 = trunc nuw nsw i64 %1376 to i32
  %1381 = lshr i32 %1380, %330
  %1382 = add i32 %1381, %1325
  %1383 = load i64, ptr %102, align 8, !tbaa !123
  %1384 = zext i32 %1382 to i64
  %1385 = shl nuw nsw i64 %1384, 24
  %1386 = or i64 %1383, %1385
  %1387 = or i64 %1386, 4323455642275676160
  %1388 = load i64, ptr %1377, align 8, !tbaa !133
  %1389 = getelementptr inbounds i8, ptr %1377, i64 8
  %1390 = load i64, ptr %1389, align 8, !tbaa !135
  %1391 = or i64 %1390, %1388
  %1392 = icmp eq i64 %1391, 0
  %1393 = load i32, ptr %23, align 8, !tbaa !111
  %1394 = icmp eq i32 %1393, 0
  br i1 %1394, label %1395, label %1419

1395:                                             ; preds = %1375
  %1396 = icmp sgt i64 %1390, -1
  br i1 %1396, label %1408, label %1397

1397:                                             ; preds = %1395
  %1398 = xor i64 %1390, %1387
  %1399 = and i64 %1398, 8935212028373499904
  %1400 = icmp eq i64 %1399, 0
  br i1 %1400, label %1401, label %1408

1401:                                             ; preds = %1397
  %1402 = trunc i64 %1390 to i32
  %1403 = and i32 %1402, 16777215
  %1404 = load i32, ptr %1118, align 4, !tbaa !116
  %1405 = sub i32 %1403, %1404
  %1406 = load i32, ptr %1116, align 4, !tbaa !118
  %1407 = icmp ult i32 %1405, %1406
  br i1 %1407, label %1430, label %1408

1408:                                             ; preds = %1401, %1397, %1395
  br i1 %1392, label %1418, label %1409

1409:                                             ; preds = %1408
  %1410 = icmp eq i64 %1390, 0
  br i1 %1410, label %1429, label %1411

1411:                                             ; preds = %1409
  %1412 = xor i64 %1390, %1386
  %1413 = and i64 %1412, -4611615650740174849
  %1414 = icmp eq i64 %1413, 0
  %1415 = and i64 %1390, 4323455642275676160
  %1416 = icmp eq i64 %1415, 4323455642275676160
  %1417 = select i1 %1414, i1 %1416, i1 false
  br i1 %1417, label %1418, label %1429

1418:                                             ; preds = %1411, %1408
  store i64 %1387, ptr %1389, align 8, !tbaa !135
  br label %1430

1419:                                             ; preds = %1375
  br i1 %1392, label %1428, label %1420

1420:                                             ; preds = %1419
  %1421 = icmp eq i64 %1388, 0
  %1422 = icmp ne i64 %1390, 0
  %1423 = select i1 %1421, i1 true, i1 %1422
  br i1 %1423, label %1429, label %1424

1424:                                             ; preds = %1420
  %1425 = xor i64 %1388, %1386
  %1426 = and i64 %1425, -4611615650740174849
  %1427 = icmp eq i64 %1426, 0
  br i1 %1427, label %1428, label %1429

1428:                                             ; preds = %1424, %1419
  store i64 %1387, ptr %1377, align 8, !tbaa !133
  br label %1430

1429:                                             ; preds = %1424, %1420, %1411, %1409
  tail call fastcc void @look_at(ptr noundef nonnull %0, ptr noundef nonnull %1377, i64 noundef %1379, i32 noundef 15, i32 noundef %1382)
  br label %1430

1430:                                             ; preds = %1401, %1418, %1428, %1429
  %1431 = add nuw nsw i64 %1376, 1
  %1432 = icmp eq i64 %1431, %1355
  br i1 %1432, label %1442, label %1375, !llvm.loop !157

1433:                                             ; preds = %1354
  %1434 = insertelement <8 x i64> poison, i64 %1356, i64 0
  %1435 = shufflevector <8 x i64> %1434, <8 x i64> poison, <8 x i32> zeroinitializer
  %1436 = or disjoint <8 x i64> %1435, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %1437 = lshr <8 x i64> %1436, %1126
  %1438 = add nuw nsw <8 x i64> %1437, %1353
  %1439 = shl nuw nsw <8 x i64> %1438, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1440 = or <8 x i64> %1439, %1345
  %1441 = and <8 x i64> %1440, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %1441, ptr %1357, align 8
  br label %1442

1442:                                             ; preds = %1430, %1433
  %1443 = add nuw nsw i64 %1356, 4
  %1444 = icmp ult i64 %1356, 12
  %1445 = add nuw nsw i64 %1355, 4
  br i1 %1444, label %1354, label %1446, !llvm.loop !158

1446:                                             ; preds = %1442
  %1447 = add nuw nsw i64 %1320, 1
  %1448 = icmp eq i64 %1447, %1199
  br i1 %1448, label %1455, label %1319, !llvm.loop !159

1449:                                             ; preds = %1306
  %1450 = icmp eq i64 %1304, 0
  br i1 %1450, label %1455, label %1451

1451:                                             ; preds = %1449
  %1452 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %1316
  %1453 = load ptr, ptr %1452, align 8, !tbaa !63
  %1454 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %1316
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1453, ptr noundef nonnull align 16 dereferenceable(16) %1454, i64 16, i1 false), !tbaa.struct !154
  br label %1455

1455:                                             ; preds = %1446, %1451, %1449
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #14
  br label %1456

1456:                                             ; preds = %1455, %1141
  %1457 = phi i32 [ %1155, %1141 ], [ 0, %1455 ]
  %1458 = add nuw nsw i64 %1142, 1
  %1459 = icmp eq i64 %1458, %1127
  br i1 %1459, label %1136, label %1141, !llvm.loop !160

1460:                                             ; preds = %1136
  %1461 = icmp eq i32 %1137, 0
  br i1 %1461, label %1764, label %1462

1462:                                             ; preds = %1460
  %1463 = load i32, ptr %1116, align 4, !tbaa !118
  %1464 = zext i32 %1463 to i64
  %1465 = insertelement <8 x i64> poison, i64 %1464, i64 0
  %1466 = load i32, ptr %1117, align 8, !tbaa !120
  %1467 = zext i32 %1466 to i64
  %1468 = insertelement <8 x i64> poison, i64 %1467, i64 0
  %1469 = load i32, ptr %1118, align 4, !tbaa !116
  %1470 = zext i32 %1469 to i64
  %1471 = insertelement <8 x i64> poison, i64 %1470, i64 0
  %1472 = load i32, ptr %1119, align 8, !tbaa !117
  %1473 = zext i32 %1472 to i64
  %1474 = insertelement <8 x i64> poison, i64 %1473, i64 0
  %1475 = load i64, ptr %102, align 8, !tbaa !123
  %1476 = or i64 %1475, %1120
  %1477 = insertelement <8 x i64> poison, i64 %1476, i64 0
  %1478 = load i32, ptr %111, align 4, !tbaa !112
  %1479 = load ptr, ptr %84, align 8, !tbaa !108
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %12, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #14
  %1480 = load i32, ptr %20, align 16, !tbaa !25
  %1481 = zext i32 %1480 to i64
  %1482 = insertelement <8 x i64> poison, i64 %1481, i64 0
  %1483 = insertelement <8 x i64> %1482, i64 %1481, i64 1
  %1484 = load i32, ptr %1121, align 4, !tbaa !25
  %1485 = zext i32 %1484 to i64
  %1486 = insertelement <8 x i64> %1483, i64 %1485, i64 2
  %1487 = insertelement <8 x i64> %1486, i64 %1485, i64 3
  %1488 = load i32, ptr %1122, align 8, !tbaa !25
  %1489 = zext i32 %1488 to i64
  %1490 = insertelement <8 x i64> %1487, i64 %1489, i64 4
  %1491 = insertelement <8 x i64> %1490, i64 %1489, i64 5
  %1492 = load i32, ptr %1123, align 4, !tbaa !25
  %1493 = zext i32 %1492 to i64
  %1494 = insertelement <8 x i64> %1491, i64 %1493, i64 6
  %1495 = getelementptr inbounds i8, ptr %1479, i64 80
  %1496 = getelementptr inbounds i8, ptr %1479, i64 40
  %1497 = getelementptr inbounds i8, ptr %1479, i64 32
  %1498 = getelementptr inbounds i8, ptr %1479, i64 48
  %1499 = getelementptr inbounds i8, ptr %1479, i64 56
  %1500 = getelementptr inbounds i8, ptr %1479, i64 64
  %1501 = getelementptr inbounds i8, ptr %1479, i64 88
  %1502 = getelementptr inbounds i8, ptr %1479, i64 72
  %1503 = getelementptr inbounds i8, ptr %1479, i64 96
  %1504 = zext i32 %1137 to i64
  %1505 = load i64, ptr %1495, align 8, !tbaa !141
  br label %1532

1506:                                             ; preds = %1596
  %1507 = shufflevector <8 x i64> %1465, <8 x i64> poison, <8 x i32> zeroinitializer
  %1508 = shufflevector <8 x i64> %1468, <8 x i64> poison, <8 x i32> zeroinitializer
  %1509 = shufflevector <8 x i64> %1471, <8 x i64> poison, <8 x i32> zeroinitializer
  %1510 = shufflevector <8 x i64> %1474, <8 x i64> poison, <8 x i32> zeroinitializer
  %1511 = load <8 x i64>, ptr %12, align 16
  %1512 = lshr <8 x i64> %1511, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1513 = and <8 x i64> %1512, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1514 = and <8 x i64> %1511, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1515 = sub nsw <8 x i64> %1514, %1509
  %1516 = icmp ult <8 x i64> %1515, %1507
  %1517 = icmp eq <8 x i64> %1511, zeroinitializer
  %1518 = icmp ne i32 %1478, 1
  %1519 = sext i1 %1518 to i64
  %1520 = insertelement <8 x i64> poison, i64 %1519, i64 0
  %1521 = shufflevector <8 x i64> %1520, <8 x i64> poison, <8 x i32> zeroinitializer
  %1522 = and <8 x i64> %1511, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1523 = icmp eq <8 x i64> %1522, %1510
  %1524 = icmp ult <8 x i64> %1513, %1508
  %1525 = and <8 x i1> %1516, %1524
  %1526 = select <8 x i1> %1523, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1525
  %1527 = select <8 x i1> %1526, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1517
  %1528 = select <8 x i1> %1516, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1521
  %1529 = select <8 x i1> %1527, <8 x i64> zeroinitializer, <8 x i64> %1528
  %1530 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1529)
  %1531 = icmp eq i64 %1530, 0
  br i1 %1531, label %1603, label %1626

1532:                                             ; preds = %1462, %1596
  %1533 = phi i64 [ %1505, %1462 ], [ %1597, %1596 ]
  %1534 = phi i64 [ 0, %1462 ], [ %1601, %1596 ]
  %1535 = getelementptr inbounds i64, ptr %21, i64 %1534
  %1536 = load i64, ptr %1535, align 8, !tbaa !46
  %1537 = lshr i64 %1536, 14
  %1538 = add nuw nsw i64 %1537, 1
  %1539 = icmp eq i64 %1538, %1533
  br i1 %1539, label %1540, label %1542

1540:                                             ; preds = %1532
  %1541 = load i64, ptr %1503, align 8, !tbaa !142
  br label %1590

1542:                                             ; preds = %1532
  %1543 = load i64, ptr %1496, align 8, !tbaa !143
  %1544 = inttoptr i64 %1543 to ptr
  %1545 = load i64, ptr %1497, align 8, !tbaa !144
  %1546 = inttoptr i64 %1545 to ptr
  %1547 = lshr i64 %1538, 6
  %1548 = mul i64 %1547, 2104162448473109
  %1549 = lshr i64 %1548, 34
  %1550 = and i64 %1549, 262080
  %1551 = and i64 %1538, 63
  %1552 = or disjoint i64 %1550, %1551
  %1553 = getelementptr inbounds i64, ptr %1544, i64 %1552
  %1554 = load i64, ptr %1553, align 8, !tbaa !46
  %1555 = icmp eq i64 %1554, 0
  %1556 = icmp eq i64 %1554, %1538
  %1557 = or i1 %1555, %1556
  br i1 %1557, label %1567, label %1558

1558:                                             ; preds = %1542, %1558
  %1559 = phi i64 [ %1561, %1558 ], [ %1552, %1542 ]
  %1560 = add nuw nsw i64 %1559, 65
  %1561 = and i64 %1560, 262143
  %1562 = getelementptr inbounds i64, ptr %1544, i64 %1561
  %1563 = load i64, ptr %1562, align 8, !tbaa !46
  %1564 = icmp eq i64 %1563, 0
  %1565 = icmp eq i64 %1563, %1538
  %1566 = or i1 %1564, %1565
  br i1 %1566, label %1567, label %1558, !llvm.loop !145

1567:                                             ; preds = %1558, %1542
  %1568 = phi i64 [ %1552, %1542 ], [ %1561, %1558 ]
  %1569 = phi i1 [ %1555, %1542 ], [ %1564, %1558 ]
  %1570 = getelementptr inbounds i64, ptr %1544, i64 %1568
  br i1 %1569, label %1571, label %1579

1571:                                             ; preds = %1567
  %1572 = load i64, ptr %1498, align 8, !tbaa !146
  %1573 = load i64, ptr %1499, align 8, !tbaa !147
  %1574 = icmp ult i64 %1572, %1573
  br i1 %1574, label %1575, label %1596

1575:                                             ; preds = %1571
  store i64 %1538, ptr %1570, align 8, !tbaa !46
  %1576 = load i64, ptr %1498, align 8, !tbaa !146
  %1577 = add i64 %1576, 1
  store i64 %1577, ptr %1498, align 8, !tbaa !146
  %1578 = getelementptr inbounds i64, ptr %1546, i64 %1568
  store i64 %1576, ptr %1578, align 8, !tbaa !46
  br label %1579

1579:                                             ; preds = %1575, %1567
  store i64 %1538, ptr %1495, align 8, !tbaa !141
  %1580 = load i64, ptr %1500, align 8, !tbaa !148
  %1581 = getelementptr inbounds i64, ptr %1546, i64 %1568
  %1582 = load i64, ptr %1581, align 8, !tbaa !46
  %1583 = shl i64 %1582, 16
  %1584 = add i64 %1583, %1580
  store i64 %1584, ptr %1501, align 8, !tbaa !149
  %1585 = load i64, ptr %1502, align 8, !tbaa !150
  %1586 = load i64, ptr %1581, align 8, !tbaa !46
  %1587 = shl i64 %1586, 12
  %1588 = and i64 %1587, 4611686018427383808
  %1589 = add i64 %1588, %1585
  store i64 %1589, ptr %1503, align 8, !tbaa !142
  br label %1590

1590:                                             ; preds = %1579, %1540
  %1591 = phi i64 [ %1541, %1540 ], [ %1589, %1579 ]
  %1592 = inttoptr i64 %1591 to ptr
  %1593 = lshr i64 %1536, 6
  %1594 = and i64 %1593, 255
  %1595 = getelementptr inbounds %struct.Cell, ptr %1592, i64 %1594
  br label %1596

1596:                                             ; preds = %1571, %1590
  %1597 = phi i64 [ %1538, %1590 ], [ %1533, %1571 ]
  %1598 = phi ptr [ %1595, %1590 ], [ null, %1571 ]
  %1599 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %1534
  store ptr %1598, ptr %1599, align 8, !tbaa !63
  %1600 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %1534
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1600, ptr noundef nonnull align 8 dereferenceable(16) %1598, i64 16, i1 false), !tbaa.struct !154
  %1601 = add nuw nsw i64 %1534, 1
  %1602 = icmp eq i64 %1601, %1504
  br i1 %1602, label %1506, label %1532, !llvm.loop !155

1603:                                             ; preds = %1506
  %1604 = insertelement <8 x i64> %1494, i64 %1493, i64 7
  %1605 = shufflevector <8 x i64> %1477, <8 x i64> poison, <8 x i32> zeroinitializer
  %1606 = shl <8 x i64> %1604, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1607 = or <8 x i64> %1606, %1605
  %1608 = and <8 x i64> %1607, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %1608, ptr %12, align 16
  %1609 = and i64 %1504, 1
  %1610 = icmp eq i32 %1137, 1
  br i1 %1610, label %1756, label %1611

1611:                                             ; preds = %1603
  %1612 = and i64 %1504, 4294967294
  br label %1613

1613:                                             ; preds = %1613, %1611
  %1614 = phi i64 [ 0, %1611 ], [ %1623, %1613 ]
  %1615 = phi i64 [ 0, %1611 ], [ %1624, %1613 ]
  %1616 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %1614
  %1617 = load ptr, ptr %1616, align 16, !tbaa !63
  %1618 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %1614
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1617, ptr noundef nonnull align 16 dereferenceable(16) %1618, i64 16, i1 false), !tbaa.struct !154
  %1619 = or disjoint i64 %1614, 1
  %1620 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %1619
  %1621 = load ptr, ptr %1620, align 8, !tbaa !63
  %1622 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %1619
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1621, ptr noundef nonnull align 16 dereferenceable(16) %1622, i64 16, i1 false), !tbaa.struct !154
  %1623 = add nuw nsw i64 %1614, 2
  %1624 = add i64 %1615, 2
  %1625 = icmp eq i64 %1624, %1612
  br i1 %1625, label %1756, label %1613, !llvm.loop !156

1626:                                             ; preds = %1506, %1753
  %1627 = phi i64 [ %1754, %1753 ], [ 0, %1506 ]
  %1628 = getelementptr inbounds i64, ptr %21, i64 %1627
  %1629 = load i64, ptr %1628, align 8, !tbaa !46
  %1630 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %1629)
  %1631 = getelementptr inbounds i32, ptr %20, i64 %1627
  %1632 = load i32, ptr %1631, align 4, !tbaa !25
  %1633 = load i32, ptr %1116, align 4, !tbaa !118
  %1634 = zext i32 %1633 to i64
  %1635 = insertelement <8 x i64> poison, i64 %1634, i64 0
  %1636 = shufflevector <8 x i64> %1635, <8 x i64> poison, <8 x i32> zeroinitializer
  %1637 = load i32, ptr %1117, align 8, !tbaa !120
  %1638 = zext i32 %1637 to i64
  %1639 = insertelement <8 x i64> poison, i64 %1638, i64 0
  %1640 = shufflevector <8 x i64> %1639, <8 x i64> poison, <8 x i32> zeroinitializer
  %1641 = load i32, ptr %1118, align 4, !tbaa !116
  %1642 = zext i32 %1641 to i64
  %1643 = insertelement <8 x i64> poison, i64 %1642, i64 0
  %1644 = shufflevector <8 x i64> %1643, <8 x i64> poison, <8 x i32> zeroinitializer
  %1645 = load i32, ptr %1119, align 8, !tbaa !117
  %1646 = zext i32 %1645 to i64
  %1647 = insertelement <8 x i64> poison, i64 %1646, i64 0
  %1648 = shufflevector <8 x i64> %1647, <8 x i64> poison, <8 x i32> zeroinitializer
  %1649 = load i64, ptr %102, align 8, !tbaa !123
  %1650 = or i64 %1649, 4323455642275676160
  %1651 = insertelement <8 x i64> poison, i64 %1650, i64 0
  %1652 = shufflevector <8 x i64> %1651, <8 x i64> poison, <8 x i32> zeroinitializer
  %1653 = load i32, ptr %111, align 4, !tbaa !112
  %1654 = icmp ne i32 %1653, 1
  %1655 = sext i1 %1654 to i64
  %1656 = insertelement <8 x i64> poison, i64 %1655, i64 0
  %1657 = shufflevector <8 x i64> %1656, <8 x i64> poison, <8 x i32> zeroinitializer
  %1658 = zext i32 %1632 to i64
  %1659 = insertelement <8 x i64> poison, i64 %1658, i64 0
  %1660 = shufflevector <8 x i64> %1659, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %1661

1661:                                             ; preds = %1626, %1749
  %1662 = phi i64 [ 4, %1626 ], [ %1752, %1749 ]
  %1663 = phi i64 [ 0, %1626 ], [ %1750, %1749 ]
  %1664 = getelementptr inbounds %struct.Cell, ptr %1630, i64 %1663
  %1665 = load <8 x i64>, ptr %1664, align 8
  %1666 = lshr <8 x i64> %1665, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1667 = and <8 x i64> %1666, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1668 = and <8 x i64> %1665, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1669 = sub nsw <8 x i64> %1668, %1644
  %1670 = icmp ult <8 x i64> %1669, %1636
  %1671 = icmp eq <8 x i64> %1665, zeroinitializer
  %1672 = and <8 x i64> %1665, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1673 = icmp eq <8 x i64> %1672, %1648
  %1674 = icmp ult <8 x i64> %1667, %1640
  %1675 = and <8 x i1> %1670, %1674
  %1676 = select <8 x i1> %1673, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1675
  %1677 = select <8 x i1> %1676, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1671
  %1678 = select <8 x i1> %1670, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1657
  %1679 = select <8 x i1> %1677, <8 x i64> zeroinitializer, <8 x i64> %1678
  %1680 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1679)
  %1681 = icmp eq i64 %1680, 0
  br i1 %1681, label %1740, label %1682

1682:                                             ; preds = %1661, %1737
  %1683 = phi i64 [ %1738, %1737 ], [ %1663, %1661 ]
  %1684 = getelementptr inbounds %struct.Cell, ptr %1630, i64 %1683
  %1685 = shl nuw nsw i64 %1683, 2
  %1686 = add i64 %1629, %1685
  %1687 = trunc nuw nsw i64 %1683 to i32
  %1688 = lshr i32 %1687, %330
  %1689 = add i32 %1688, %1632
  %1690 = load i64, ptr %102, align 8, !tbaa !123
  %1691 = zext i32 %1689 to i64
  %1692 = shl nuw nsw i64 %1691, 24
  %1693 = or i64 %1690, %1692
  %1694 = or i64 %1693, 4323455642275676160
  %1695 = load i64, ptr %1684, align 8, !tbaa !133
  %1696 = getelementptr inbounds i8, ptr %1684, i64 8
  %1697 = load i64, ptr %1696, align 8, !tbaa !135
  %1698 = or i64 %1697, %1695
  %1699 = icmp eq i64 %1698, 0
  %1700 = load i32, ptr %23, align 8, !tbaa !111
  %1701 = icmp eq i32 %1700, 0
  br i1 %1701, label %1702, label %1726

1702:                                             ; preds = %1682
  %1703 = icmp sgt i64 %1697, -1
  br i1 %1703, label %1715, label %1704

1704:                                             ; preds = %1702
  %1705 = xor i64 %1697, %1694
  %1706 = and i64 %1705, 8935212028373499904
  %1707 = icmp eq i64 %1706, 0
  br i1 %1707, label %1708, label %1715

1708:                                             ; preds = %1704
  %1709 = trunc i64 %1697 to i32
  %1710 = and i32 %1709, 16777215
  %1711 = load i32, ptr %1118, align 4, !tbaa !116
  %1712 = sub i32 %1710, %1711
  %1713 = load i32, ptr %1116, align 4, !tbaa !118
  %1714 = icmp ult i32 %1712, %1713
  br i1 %1714, label %1737, label %1715

1715:                                             ; preds = %1708, %1704, %1702
  br i1 %1699, label %1725, label %1716

1716:                                             ; preds = %1715
  %1717 = icmp eq i64 %1697, 0
  br i1 %1717, label %1736, label %1718

1718:                                             ; preds = %1716
  %1719 = xor i64 %1697, %1693
  %1720 = and i64 %1719, -4611615650740174849
  %1721 = icmp eq i64 %1720, 0
  %1722 = and i64 %1697, 4323455642275676160
  %1723 = icmp eq i64 %1722, 4323455642275676160
  %1724 = select i1 %1721, i1 %1723, i1 false
  br i1 %1724, label %1725, label %1736

1725:                                             ; preds = %1718, %1715
  store i64 %1694, ptr %1696, align 8, !tbaa !135
  br label %1737

1726:                                             ; preds = %1682
  br i1 %1699, label %1735, label %1727

1727:                                             ; preds = %1726
  %1728 = icmp eq i64 %1695, 0
  %1729 = icmp ne i64 %1697, 0
  %1730 = select i1 %1728, i1 true, i1 %1729
  br i1 %1730, label %1736, label %1731

1731:                                             ; preds = %1727
  %1732 = xor i64 %1695, %1693
  %1733 = and i64 %1732, -4611615650740174849
  %1734 = icmp eq i64 %1733, 0
  br i1 %1734, label %1735, label %1736

1735:                                             ; preds = %1731, %1726
  store i64 %1694, ptr %1684, align 8, !tbaa !133
  br label %1737

1736:                                             ; preds = %1731, %1727, %1718, %1716
  tail call fastcc void @look_at(ptr noundef nonnull %0, ptr noundef nonnull %1684, i64 noundef %1686, i32 noundef 15, i32 noundef %1689)
  br label %1737

1737:                                             ; preds = %1708, %1725, %1735, %1736
  %1738 = add nuw nsw i64 %1683, 1
  %1739 = icmp eq i64 %1738, %1662
  br i1 %1739, label %1749, label %1682, !llvm.loop !157

1740:                                             ; preds = %1661
  %1741 = insertelement <8 x i64> poison, i64 %1663, i64 0
  %1742 = shufflevector <8 x i64> %1741, <8 x i64> poison, <8 x i32> zeroinitializer
  %1743 = or disjoint <8 x i64> %1742, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %1744 = lshr <8 x i64> %1743, %1126
  %1745 = add nuw nsw <8 x i64> %1744, %1660
  %1746 = shl nuw nsw <8 x i64> %1745, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1747 = or <8 x i64> %1746, %1652
  %1748 = and <8 x i64> %1747, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %1748, ptr %1664, align 8
  br label %1749

1749:                                             ; preds = %1737, %1740
  %1750 = add nuw nsw i64 %1663, 4
  %1751 = icmp ult i64 %1663, 12
  %1752 = add nuw nsw i64 %1662, 4
  br i1 %1751, label %1661, label %1753, !llvm.loop !158

1753:                                             ; preds = %1749
  %1754 = add nuw nsw i64 %1627, 1
  %1755 = icmp eq i64 %1754, %1504
  br i1 %1755, label %1763, label %1626, !llvm.loop !159

1756:                                             ; preds = %1613, %1603
  %1757 = phi i64 [ 0, %1603 ], [ %1623, %1613 ]
  %1758 = icmp eq i64 %1609, 0
  br i1 %1758, label %1763, label %1759

1759:                                             ; preds = %1756
  %1760 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %1757
  %1761 = load ptr, ptr %1760, align 8, !tbaa !63
  %1762 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %1757
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1761, ptr noundef nonnull align 16 dereferenceable(16) %1762, i64 16, i1 false), !tbaa.struct !154
  br label %1763

1763:                                             ; preds = %1753, %1759, %1756
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #14
  br label %1764

1764:                                             ; preds = %1763, %1460
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %21) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %20) #14
  br label %1765

1765:                                             ; preds = %83, %30, %90, %94, %1764, %1111, %229, %109, %100, %80
  %1766 = phi i1 [ true, %100 ], [ false, %80 ], [ true, %109 ], [ true, %229 ], [ true, %1111 ], [ true, %1764 ], [ true, %94 ], [ true, %90 ], [ true, %83 ], [ false, %30 ]
  %1767 = phi i64 [ 0, %100 ], [ 0, %80 ], [ 0, %109 ], [ 0, %229 ], [ %323, %1111 ], [ %323, %1764 ], [ 0, %94 ], [ 0, %90 ], [ 0, %83 ], [ 0, %30 ]
  %1768 = phi i64 [ %81, %100 ], [ %81, %80 ], [ %81, %109 ], [ %81, %229 ], [ %324, %1111 ], [ %324, %1764 ], [ %81, %94 ], [ %81, %90 ], [ %81, %83 ], [ 0, %30 ]
  %1769 = icmp ne i64 %1768, 0
  %1770 = xor i1 %1769, true
  %1771 = zext i1 %1770 to i32
  %1772 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 %1771, ptr %1772, align 8, !tbaa !137
  %1773 = load i32, ptr %23, align 8, !tbaa !111
  %1774 = icmp eq i32 %1773, 0
  %1775 = select i1 %1774, i1 %1769, i1 false
  br i1 %1775, label %1776, label %1827

1776:                                             ; preds = %1765, %1821
  %1777 = phi i64 [ %1823, %1821 ], [ 48, %1765 ]
  %1778 = phi i64 [ %1822, %1821 ], [ %1768, %1765 ]
  %1779 = lshr i64 %1778, %1777
  %1780 = and i64 %1779, 65535
  %1781 = icmp eq i64 %1780, 65535
  br i1 %1781, label %1782, label %1821

1782:                                             ; preds = %1776
  %1783 = getelementptr inbounds i64, ptr %1, i64 %1777
  %1784 = load <8 x i64>, ptr %1783, align 8
  %1785 = getelementptr inbounds i8, ptr %1783, i64 64
  %1786 = load <8 x i64>, ptr %1785, align 8
  %1787 = bitcast <8 x i64> %1784 to <4 x i128>
  %1788 = extractelement <4 x i128> %1787, i64 0
  %1789 = bitcast i128 %1788 to <2 x i64>
  %1790 = shufflevector <2 x i64> %1789, <2 x i64> poison, <8 x i32> zeroinitializer
  %1791 = xor <8 x i64> %1790, %1784
  %1792 = xor <8 x i64> %1790, %1786
  %1793 = or <8 x i64> %1791, %1792
  %1794 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1793)
  %1795 = icmp eq i64 %1794, 0
  br i1 %1795, label %1796, label %1800

1796:                                             ; preds = %1782
  %1797 = shl nuw i64 65534, %1777
  %1798 = xor i64 %1797, -1
  %1799 = and i64 %1778, %1798
  br label %1821

1800:                                             ; preds = %1782
  %1801 = icmp eq i64 %1777, 0
  br i1 %1801, label %1830, label %1802

1802:                                             ; preds = %1800
  %1803 = add nsw i64 %1777, -16
  %1804 = lshr i64 %1778, %1803
  %1805 = and i64 %1804, 65535
  %1806 = icmp eq i64 %1805, 65535
  br i1 %1806, label %1807, label %1821

1807:                                             ; preds = %1802
  %1808 = getelementptr inbounds i8, ptr %1783, i64 -128
  %1809 = load <8 x i64>, ptr %1808, align 8
  %1810 = getelementptr inbounds i8, ptr %1783, i64 -64
  %1811 = load <8 x i64>, ptr %1810, align 8
  %1812 = xor <8 x i64> %1809, %1784
  %1813 = xor <8 x i64> %1811, %1786
  %1814 = or <8 x i64> %1813, %1812
  %1815 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1814)
  %1816 = icmp eq i64 %1815, 0
  br i1 %1816, label %1817, label %1821

1817:                                             ; preds = %1807
  %1818 = shl nuw i64 65535, %1777
  %1819 = xor i64 %1818, -1
  %1820 = and i64 %1778, %1819
  br label %1821

1821:                                             ; preds = %1817, %1807, %1802, %1796, %1776
  %1822 = phi i64 [ %1778, %1776 ], [ %1799, %1796 ], [ %1820, %1817 ], [ %1778, %1807 ], [ %1778, %1802 ]
  %1823 = add nsw i64 %1777, -16
  %1824 = icmp ne i64 %1822, 0
  %1825 = icmp ult i64 %1823, 64
  %1826 = select i1 %1824, i1 %1825, i1 false
  br i1 %1826, label %1776, label %1827, !llvm.loop !45

1827:                                             ; preds = %1821, %1765
  %1828 = phi i64 [ %1768, %1765 ], [ %1822, %1821 ]
  %1829 = icmp eq i64 %1828, 0
  br i1 %1829, label %2474, label %1830

1830:                                             ; preds = %1800, %1827
  %1831 = phi i64 [ %1828, %1827 ], [ %1778, %1800 ]
  %1832 = getelementptr inbounds i8, ptr %0, i64 16
  %1833 = load ptr, ptr %1832, align 8, !tbaa !108
  %1834 = getelementptr inbounds i8, ptr %0, i64 48
  %1835 = load i32, ptr %1834, align 8, !tbaa !113
  %1836 = icmp ne i32 %1835, 0
  %1837 = icmp eq i32 %1773, 2
  %1838 = or i1 %1837, %1836
  br i1 %1838, label %2465, label %1839

1839:                                             ; preds = %1830
  %1840 = getelementptr inbounds i8, ptr %1833, i64 184
  %1841 = load i64, ptr %1840, align 8, !tbaa !140
  %1842 = icmp eq i64 %1841, 4194304
  br i1 %1842, label %2465, label %1843

1843:                                             ; preds = %1839
  %1844 = getelementptr inbounds i8, ptr %0, i64 24
  %1845 = load ptr, ptr %1844, align 8, !tbaa !109
  %1846 = getelementptr inbounds i8, ptr %1845, i64 112
  %1847 = load i64, ptr %1846, align 8, !tbaa !121
  %1848 = icmp ult i64 %1847, 65535
  br i1 %1848, label %1849, label %2465

1849:                                             ; preds = %1843
  %1850 = getelementptr inbounds i8, ptr %1833, i64 90368
  %1851 = getelementptr inbounds i8, ptr %0, i64 80
  %1852 = load i64, ptr %1851, align 8, !tbaa !123
  %1853 = lshr i64 %1852, 46
  %1854 = and i64 %1853, 4095
  %1855 = getelementptr inbounds [4096 x i8], ptr %1850, i64 0, i64 %1854
  %1856 = load i8, ptr %1855, align 1, !tbaa !85
  %1857 = icmp eq i8 %1856, 0
  br i1 %1857, label %1858, label %2465

1858:                                             ; preds = %1849
  %1859 = zext i32 %3 to i64
  %1860 = insertelement <8 x i64> poison, i64 %1859, i64 0
  %1861 = shufflevector <8 x i64> %1860, <8 x i64> poison, <8 x i32> zeroinitializer
  %1862 = mul nuw nsw <8 x i64> %1861, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %1863 = shl i32 %3, 3
  %1864 = zext i32 %1863 to i64
  %1865 = insertelement <8 x i64> poison, i64 %1864, i64 0
  %1866 = shufflevector <8 x i64> %1865, <8 x i64> poison, <8 x i32> zeroinitializer
  %1867 = getelementptr inbounds i8, ptr %0, i64 44
  %1868 = icmp eq i32 %4, 3
  br label %1871

1869:                                             ; preds = %1990
  %1870 = icmp eq i32 %3, 16
  br i1 %1870, label %1995, label %2003

1871:                                             ; preds = %1858, %1990
  %1872 = phi i64 [ 0, %1858 ], [ %1993, %1990 ]
  %1873 = phi i64 [ %1831, %1858 ], [ %1992, %1990 ]
  %1874 = phi i64 [ %1767, %1858 ], [ %1991, %1990 ]
  %1875 = lshr i64 %1873, %1872
  %1876 = and i64 %1875, 65535
  %1877 = icmp eq i64 %1876, 65535
  br i1 %1877, label %1878, label %1990

1878:                                             ; preds = %1871
  %1879 = getelementptr inbounds i64, ptr %1, i64 %1872
  %1880 = load i64, ptr %1879, align 8, !tbaa !46
  %1881 = getelementptr inbounds i8, ptr %1879, i64 64
  %1882 = load <8 x i64>, ptr %1881, align 8
  %1883 = insertelement <8 x i64> poison, i64 %1880, i64 0
  %1884 = shufflevector <8 x i64> %1883, <8 x i64> poison, <8 x i32> zeroinitializer
  %1885 = add <8 x i64> %1884, %1862
  %1886 = add <8 x i64> %1885, %1866
  %1887 = xor <8 x i64> %1882, %1886
  %1888 = load <8 x i64>, ptr %1879, align 8
  %1889 = xor <8 x i64> %1888, %1885
  %1890 = or <8 x i64> %1887, %1889
  %1891 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1890)
  %1892 = icmp eq i64 %1891, 0
  br i1 %1892, label %1893, label %1990

1893:                                             ; preds = %1878
  %1894 = trunc nuw nsw i64 %1872 to i32
  %1895 = tail call fastcc i32 @look_at_run(ptr noundef %0, i64 noundef %1880, i32 noundef %3, i32 noundef %1894, i32 noundef 16, i32 noundef %4)
  %1896 = icmp eq i32 %1895, 0
  br i1 %1896, label %1990, label %1897

1897:                                             ; preds = %1893
  %1898 = shl nuw i64 65535, %1872
  %1899 = xor i64 %1898, -1
  %1900 = and i64 %1873, %1899
  %1901 = load i32, ptr %1867, align 4, !tbaa !112
  %1902 = freeze i32 %1901
  %1903 = icmp eq i32 %1902, 0
  br i1 %1903, label %1907, label %1904

1904:                                             ; preds = %1897
  %1905 = icmp eq i32 %1902, 1
  %1906 = and i1 %1868, %1905
  br i1 %1906, label %1909, label %1990

1907:                                             ; preds = %1897
  %1908 = load i64, ptr %1879, align 8, !tbaa !46
  br label %1990

1909:                                             ; preds = %1904
  %1910 = load ptr, ptr %0, align 8, !tbaa !105
  %1911 = getelementptr inbounds i8, ptr %1910, i64 8
  %1912 = load i64, ptr %1911, align 8, !tbaa !52
  %1913 = load i64, ptr %1879, align 8, !tbaa !46
  %1914 = sub i64 %1913, %1912
  store i64 %1914, ptr %1879, align 8, !tbaa !46
  %1915 = or disjoint i64 %1872, 1
  %1916 = load i64, ptr %1911, align 8, !tbaa !52
  %1917 = getelementptr inbounds i64, ptr %1, i64 %1915
  %1918 = load i64, ptr %1917, align 8, !tbaa !46
  %1919 = sub i64 %1918, %1916
  store i64 %1919, ptr %1917, align 8, !tbaa !46
  %1920 = or disjoint i64 %1872, 2
  %1921 = load i64, ptr %1911, align 8, !tbaa !52
  %1922 = getelementptr inbounds i64, ptr %1, i64 %1920
  %1923 = load i64, ptr %1922, align 8, !tbaa !46
  %1924 = sub i64 %1923, %1921
  store i64 %1924, ptr %1922, align 8, !tbaa !46
  %1925 = or disjoint i64 %1872, 3
  %1926 = load i64, ptr %1911, align 8, !tbaa !52
  %1927 = getelementptr inbounds i64, ptr %1, i64 %1925
  %1928 = load i64, ptr %1927, align 8, !tbaa !46
  %1929 = sub i64 %1928, %1926
  store i64 %1929, ptr %1927, align 8, !tbaa !46
  %1930 = or disjoint i64 %1872, 4
  %1931 = load i64, ptr %1911, align 8, !tbaa !52
  %1932 = getelementptr inbounds i64, ptr %1, i64 %1930
  %1933 = load i64, ptr %1932, align 8, !tbaa !46
  %1934 = sub i64 %1933, %1931
  store i64 %1934, ptr %1932, align 8, !tbaa !46
  %1935 = or disjoint i64 %1872, 5
  %1936 = load i64, ptr %1911, align 8, !tbaa !52
  %1937 = getelementptr inbounds i64, ptr %1, i64 %1935
  %1938 = load i64, ptr %1937, align 8, !tbaa !46
  %1939 = sub i64 %1938, %1936
  store i64 %1939, ptr %1937, align 8, !tbaa !46
  %1940 = or disjoint i64 %1872, 6
  %1941 = load i64, ptr %1911, align 8, !tbaa !52
  %1942 = getelementptr inbounds i64, ptr %1, i64 %1940
  %1943 = load i64, ptr %1942, align 8, !tbaa !46
  %1944 = sub i64 %1943, %1941
  store i64 %1944, ptr %1942, align 8, !tbaa !46
  %1945 = or disjoint i64 %1872, 7
  %1946 = load i64, ptr %1911, align 8, !tbaa !52
  %1947 = getelementptr inbounds i64, ptr %1, i64 %1945
  %1948 = load i64, ptr %1947, align 8, !tbaa !46
  %1949 = sub i64 %1948, %1946
  store i64 %1949, ptr %1947, align 8, !tbaa !46
  %1950 = or disjoint i64 %1872, 8
  %1951 = load i64, ptr %1911, align 8, !tbaa !52
  %1952 = getelementptr inbounds i64, ptr %1, i64 %1950
  %1953 = load i64, ptr %1952, align 8, !tbaa !46
  %1954 = sub i64 %1953, %1951
  store i64 %1954, ptr %1952, align 8, !tbaa !46
  %1955 = or disjoint i64 %1872, 9
  %1956 = load i64, ptr %1911, align 8, !tbaa !52
  %1957 = getelementptr inbounds i64, ptr %1, i64 %1955
  %1958 = load i64, ptr %1957, align 8, !tbaa !46
  %1959 = sub i64 %1958, %1956
  store i64 %1959, ptr %1957, align 8, !tbaa !46
  %1960 = or disjoint i64 %1872, 10
  %1961 = load i64, ptr %1911, align 8, !tbaa !52
  %1962 = getelementptr inbounds i64, ptr %1, i64 %1960
  %1963 = load i64, ptr %1962, align 8, !tbaa !46
  %1964 = sub i64 %1963, %1961
  store i64 %1964, ptr %1962, align 8, !tbaa !46
  %1965 = or disjoint i64 %1872, 11
  %1966 = load i64, ptr %1911, align 8, !tbaa !52
  %1967 = getelementptr inbounds i64, ptr %1, i64 %1965
  %1968 = load i64, ptr %1967, align 8, !tbaa !46
  %1969 = sub i64 %1968, %1966
  store i64 %1969, ptr %1967, align 8, !tbaa !46
  %1970 = or disjoint i64 %1872, 12
  %1971 = load i64, ptr %1911, align 8, !tbaa !52
  %1972 = getelementptr inbounds i64, ptr %1, i64 %1970
  %1973 = load i64, ptr %1972, align 8, !tbaa !46
  %1974 = sub i64 %1973, %1971
  store i64 %1974, ptr %1972, align 8, !tbaa !46
  %1975 = or disjoint i64 %1872, 13
  %1976 = load i64, ptr %1911, align 8, !tbaa !52
  %1977 = getelementptr inbounds i64, ptr %1, i64 %1975
  %1978 = load i64, ptr %1977, align 8, !tbaa !46
  %1979 = sub i64 %1978, %1976
  store i64 %1979, ptr %1977, align 8, !tbaa !46
  %1980 = or disjoint i64 %1872, 14
  %1981 = load i64, ptr %1911, align 8, !tbaa !52
  %1982 = getelementptr inbounds i64, ptr %1, i64 %1980
  %1983 = load i64, ptr %1982, align 8, !tbaa !46
  %1984 = sub i64 %1983, %1981
  store i64 %1984, ptr %1982, align 8, !tbaa !46
  %1985 = or disjoint i64 %1872, 15
  %1986 = load i64, ptr %1911, align 8, !tbaa !52
  %1987 = getelementptr inbounds i64, ptr %1, i64 %1985
  %1988 = load i64, ptr %1987, align 8, !tbaa !46
  %1989 = sub i64 %1988, %1986
  store i64 %1989, ptr %1987, align 8, !tbaa !46
  br label %1990

1990:                                             ; preds = %1907, %1909, %1904, %1893, %1878, %1871
  %1991 = phi i64 [ %1874, %1878 ], [ %1874, %1893 ], [ %1874, %1871 ], [ %1874, %1904 ], [ %1874, %1909 ], [ %1908, %1907 ]
  %1992 = phi i64 [ %1873, %1878 ], [ %1873, %1893 ], [ %1873, %1871 ], [ %1900, %1904 ], [ %1900, %1909 ], [ %1900, %1907 ]
  %1993 = add nuw nsw i64 %1872, 16
  %1994 = icmp ult i64 %1872, 48
  br i1 %1994, label %1871, label %1869, !llvm.loop !161

1995:                                             ; preds = %1869
  %1996 = load i32, ptr %23, align 8, !tbaa !111
  %1997 = icmp eq i32 %1996, 0
  %1998 = icmp eq i64 %1992, 0
  br i1 %1997, label %2001, label %1999

1999:                                             ; preds = %1995
  %2000 = zext i1 %1998 to i32
  store i32 %2000, ptr %1772, align 8, !tbaa !137
  br label %2461

2001:                                             ; preds = %1995
  br i1 %1998, label %2002, label %2008

2002:                                             ; preds = %2001
  store i32 1, ptr %1772, align 8, !tbaa !137
  br label %2474

2003:                                             ; preds = %2026, %1869
  %2004 = phi i64 [ %1991, %1869 ], [ %2027, %2026 ]
  %2005 = phi i64 [ %1992, %1869 ], [ %2028, %2026 ]
  %2006 = icmp eq i64 %2005, 0
  %2007 = zext i1 %2006 to i32
  store i32 %2007, ptr %1772, align 8, !tbaa !137
  switch i32 %3, label %2461 [
    i32 8, label %2032
    i32 4, label %2032
  ]

2008:                                             ; preds = %2001, %2026
  %2009 = phi i64 [ %2028, %2026 ], [ %1992, %2001 ]
  %2010 = phi i64 [ %2030, %2026 ], [ %1992, %2001 ]
  %2011 = phi i64 [ %2027, %2026 ], [ %1991, %2001 ]
  %2012 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2010, i1 true)
  %2013 = trunc nuw nsw i64 %2012 to i32
  %2014 = getelementptr inbounds i64, ptr %1, i64 %2012
  %2015 = load i64, ptr %2014, align 8, !tbaa !46
  %2016 = tail call fastcc i32 @look_at_run(ptr noundef %0, i64 noundef %2015, i32 noundef %3, i32 noundef %2013, i32 noundef 1, i32 noundef %4)
  %2017 = icmp eq i32 %2016, 0
  br i1 %2017, label %2026, label %2018

2018:                                             ; preds = %2008
  %2019 = shl nuw i64 1, %2012
  %2020 = xor i64 %2019, -1
  %2021 = and i64 %2009, %2020
  %2022 = load i32, ptr %1867, align 4, !tbaa !112
  %2023 = icmp eq i32 %2022, 0
  br i1 %2023, label %2024, label %2026

2024:                                             ; preds = %2018
  %2025 = load i64, ptr %2014, align 8, !tbaa !46
  br label %2026

2026:                                             ; preds = %2024, %2018, %2008
  %2027 = phi i64 [ %2011, %2008 ], [ %2025, %2024 ], [ %2011, %2018 ]
  %2028 = phi i64 [ %2009, %2008 ], [ %2021, %2024 ], [ %2021, %2018 ]
  %2029 = add i64 %2010, -1
  %2030 = and i64 %2029, %2010
  %2031 = icmp eq i64 %2030, 0
  br i1 %2031, label %2003, label %2008, !llvm.loop !162

2032:                                             ; preds = %2003, %2003
  %2033 = load ptr, ptr %0, align 8, !tbaa !105
  br label %2039

2034:                                             ; preds = %2073
  %2035 = add i32 %3, -1
  %2036 = zext i32 %2035 to i64
  %2037 = and i64 %2075, %2036
  %2038 = icmp eq i64 %2037, 0
  br i1 %2038, label %2078, label %2461

2039:                                             ; preds = %2073, %2032
  %2040 = phi i64 [ 0, %2032 ], [ %2076, %2073 ]
  %2041 = phi i64 [ 0, %2032 ], [ %2075, %2073 ]
  %2042 = phi i64 [ 0, %2032 ], [ %2074, %2073 ]
  %2043 = lshr i64 %2005, %2040
  %2044 = trunc i64 %2043 to i16
  switch i16 %2044, label %2045 [
    i16 -1, label %2048
    i16 0, label %2073
  ]

2045:                                             ; preds = %2039
  %2046 = and i64 %2043, 65535
  %2047 = getelementptr inbounds i64, ptr %1, i64 %2040
  br label %2061

2048:                                             ; preds = %2039
  %2049 = getelementptr inbounds i64, ptr %1, i64 %2040
  %2050 = load <8 x i64>, ptr %2049, align 8
  %2051 = getelementptr inbounds i8, ptr %2049, i64 64
  %2052 = load <8 x i64>, ptr %2051, align 8
  %2053 = or <8 x i64> %2052, %2050
  %2054 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2053)
  %2055 = or i64 %2054, %2041
  %2056 = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %2050, <8 x i64> %2052)
  %2057 = xor <8 x i64> %2050, %2056
  %2058 = xor <8 x i64> %2057, %2052
  %2059 = tail call i64 @llvm.vector.reduce.umax.v8i64(<8 x i64> %2058)
  %2060 = tail call i64 @llvm.umax.i64(i64 %2042, i64 %2059)
  br label %2073

2061:                                             ; preds = %2061, %2045
  %2062 = phi i64 [ %2068, %2061 ], [ %2041, %2045 ]
  %2063 = phi i64 [ %2071, %2061 ], [ %2046, %2045 ]
  %2064 = phi i64 [ %2069, %2061 ], [ %2042, %2045 ]
  %2065 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2063, i1 true)
  %2066 = getelementptr inbounds i64, ptr %2047, i64 %2065
  %2067 = load i64, ptr %2066, align 8, !tbaa !46
  %2068 = or i64 %2067, %2062
  %2069 = tail call i64 @llvm.umax.i64(i64 %2064, i64 %2067)
  %2070 = add nsw i64 %2063, -1
  %2071 = and i64 %2070, %2063
  %2072 = icmp eq i64 %2071, 0
  br i1 %2072, label %2073, label %2061, !llvm.loop !163

2073:                                             ; preds = %2061, %2048, %2039
  %2074 = phi i64 [ %2060, %2048 ], [ %2042, %2039 ], [ %2069, %2061 ]
  %2075 = phi i64 [ %2055, %2048 ], [ %2041, %2039 ], [ %2068, %2061 ]
  %2076 = add nuw nsw i64 %2040, 16
  %2077 = icmp ult i64 %2040, 48
  br i1 %2077, label %2039, label %2034, !llvm.loop !164

2078:                                             ; preds = %2034
  switch i32 %4, label %2461 [
    i32 0, label %2084
    i32 1, label %2079
  ]

2079:                                             ; preds = %2078
  %2080 = add i64 %2074, %1859
  %2081 = getelementptr inbounds i8, ptr %2033, i64 16
  %2082 = load i64, ptr %2081, align 8, !tbaa !53
  %2083 = icmp ugt i64 %2080, %2082
  br i1 %2083, label %2461, label %2084

2084:                                             ; preds = %2078, %2079
  store i32 %4, ptr %1867, align 4, !tbaa !112
  %2085 = load i32, ptr %23, align 8, !tbaa !111
  %2086 = icmp eq i32 %2085, 0
  %2087 = getelementptr inbounds i8, ptr %0, i64 68
  %2088 = load i32, ptr %2087, align 4, !tbaa !118
  %2089 = zext i32 %2088 to i64
  %2090 = insertelement <8 x i64> poison, i64 %2089, i64 0
  %2091 = shufflevector <8 x i64> %2090, <8 x i64> poison, <8 x i32> zeroinitializer
  %2092 = getelementptr inbounds i8, ptr %0, i64 72
  %2093 = load i32, ptr %2092, align 8, !tbaa !120
  %2094 = zext i32 %2093 to i64
  %2095 = insertelement <8 x i64> poison, i64 %2094, i64 0
  %2096 = shufflevector <8 x i64> %2095, <8 x i64> poison, <8 x i32> zeroinitializer
  %2097 = getelementptr inbounds i8, ptr %0, i64 60
  %2098 = load i32, ptr %2097, align 4, !tbaa !116
  %2099 = zext i32 %2098 to i64
  %2100 = insertelement <8 x i64> poison, i64 %2099, i64 0
  %2101 = shufflevector <8 x i64> %2100, <8 x i64> poison, <8 x i32> zeroinitializer
  %2102 = getelementptr inbounds i8, ptr %0, i64 64
  %2103 = load i32, ptr %2102, align 8, !tbaa !117
  %2104 = zext i32 %2103 to i64
  %2105 = insertelement <8 x i64> poison, i64 %2104, i64 0
  %2106 = shufflevector <8 x i64> %2105, <8 x i64> poison, <8 x i32> zeroinitializer
  %2107 = load i64, ptr %1851, align 8, !tbaa !123
  %2108 = or i64 %2107, 4323455642275676160
  %2109 = insertelement <8 x i64> poison, i64 %2108, i64 0
  br i1 %2086, label %2110, label %2294

2110:                                             ; preds = %2084
  %2111 = shufflevector <8 x i64> %2109, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %2112 = sext i1 %26 to i64
  %2113 = insertelement <8 x i64> poison, i64 %2112, i64 0
  %2114 = shufflevector <8 x i64> %2113, <8 x i64> poison, <8 x i32> zeroinitializer
  %2115 = load ptr, ptr %1832, align 8, !tbaa !108
  %2116 = getelementptr inbounds i8, ptr %0, i64 56
  %2117 = load i32, ptr %2116, align 8, !tbaa !115
  %2118 = getelementptr inbounds i8, ptr %2115, i64 168
  %2119 = load i64, ptr %2118, align 8, !tbaa !33
  %2120 = inttoptr i64 %2119 to ptr
  %2121 = zext i32 %2117 to i64
  %2122 = getelementptr inbounds %struct.KnownGroup, ptr %2120, i64 %2121
  %2123 = load i32, ptr %2122, align 4, !tbaa !36
  %2124 = icmp ne i32 %2123, 0
  %2125 = sext i1 %2124 to i64
  %2126 = insertelement <8 x i64> poison, i64 %2125, i64 0
  %2127 = shufflevector <8 x i64> %2126, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %2128 = lshr i32 %3, 2
  %2129 = icmp ult i32 %3, 4
  %2130 = lshr i64 %1859, 2
  %2131 = zext nneg i32 %2128 to i64
  %2132 = getelementptr inbounds i8, ptr %6, i64 8
  %2133 = getelementptr inbounds i8, ptr %6, i64 16
  %2134 = getelementptr inbounds i8, ptr %6, i64 24
  br label %2135

2135:                                             ; preds = %2293, %2110
  %2136 = phi <8 x i64> [ undef, %2110 ], [ %2175, %2293 ]
  %2137 = phi i64 [ %2005, %2110 ], [ %2149, %2293 ]
  %2138 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2137)
  %2139 = trunc nuw nsw i64 %2138 to i32
  %2140 = mul i32 %2128, %2139
  %2141 = icmp ugt i32 %2140, 3
  br i1 %2141, label %2142, label %2450

2142:                                             ; preds = %2135
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #14
  br label %2143

2143:                                             ; preds = %2142, %2174
  %2144 = phi i64 [ 0, %2142 ], [ %2176, %2174 ]
  %2145 = phi i64 [ %2137, %2142 ], [ %2149, %2174 ]
  %2146 = phi <8 x i64> [ %2136, %2142 ], [ %2175, %2174 ]
  %2147 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2145, i1 true)
  %2148 = add i64 %2145, -1
  %2149 = and i64 %2148, %2145
  %2150 = getelementptr inbounds i64, ptr %1, i64 %2147
  %2151 = load i64, ptr %2150, align 8, !tbaa !46
  %2152 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %2151)
  %2153 = icmp eq ptr %2152, null
  br i1 %2153, label %2292, label %2154

2154:                                             ; preds = %2143
  br i1 %2129, label %2174, label %2155

2155:                                             ; preds = %2154
  %2156 = load i64, ptr %2150, align 8, !tbaa !46
  br label %2157

2157:                                             ; preds = %2155, %2157
  %2158 = phi i64 [ 0, %2155 ], [ %2172, %2157 ]
  %2159 = phi <8 x i64> [ %2146, %2155 ], [ %2171, %2157 ]
  %2160 = getelementptr inbounds %struct.Cell, ptr %2152, i64 %2158
  %2161 = add nuw nsw i64 %2158, %2144
  %2162 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %2161
  store ptr %2160, ptr %2162, align 8, !tbaa !63
  %2163 = shl nuw i64 %2158, 2
  %2164 = add i64 %2156, %2163
  %2165 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %2161
  store i64 %2164, ptr %2165, align 8, !tbaa !46
  %2166 = shl nuw i64 %2161, 1
  %2167 = trunc i64 %2166 to i32
  %2168 = or disjoint i32 %2167, 1
  %2169 = insertelement <8 x i64> %2159, i64 %2147, i32 %2168
  %2170 = trunc nuw i64 %2166 to i32
  %2171 = insertelement <8 x i64> %2169, i64 %2147, i32 %2170
  %2172 = add nuw nsw i64 %2158, 1
  %2173 = icmp eq i64 %2172, %2131
  br i1 %2173, label %2174, label %2157, !llvm.loop !165

2174:                                             ; preds = %2157, %2154
  %2175 = phi <8 x i64> [ %2146, %2154 ], [ %2171, %2157 ]
  %2176 = add nuw nsw i64 %2144, %2130
  %2177 = icmp ugt i64 %2176, 3
  br i1 %2177, label %2178, label %2143, !llvm.loop !166

2178:                                             ; preds = %2174
  %2179 = load ptr, ptr %6, align 16, !tbaa !63
  %2180 = load <2 x i64>, ptr %2179, align 8
  %2181 = load ptr, ptr %2132, align 8, !tbaa !63
  %2182 = load <2 x i64>, ptr %2181, align 8
  %2183 = shufflevector <2 x i64> %2180, <2 x i64> %2182, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %2184 = load ptr, ptr %2133, align 16, !tbaa !63
  %2185 = load <2 x i64>, ptr %2184, align 8
  %2186 = shufflevector <2 x i64> %2185, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %2187 = shufflevector <8 x i64> %2183, <8 x i64> %2186, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %2188 = load ptr, ptr %2134, align 8, !tbaa !63
  %2189 = load <2 x i64>, ptr %2188, align 8
  %2190 = shufflevector <2 x i64> %2189, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %2191 = shufflevector <8 x i64> %2187, <8 x i64> %2190, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  %2192 = lshr <8 x i64> %2191, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %2193 = and <8 x i64> %2192, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2194 = and <8 x i64> %2191, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %2195 = sub nsw <8 x i64> %2194, %2101
  %2196 = icmp ult <8 x i64> %2195, %2091
  %2197 = icmp eq <8 x i64> %2191, zeroinitializer
  %2198 = select <8 x i1> %2196, <8 x i64> zeroinitializer, <8 x i64> %2114
  %2199 = select <8 x i1> %2197, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2198
  %2200 = and <8 x i64> %2191, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %2201 = icmp eq <8 x i64> %2200, %2106
  %2202 = icmp ult <8 x i64> %2193, %2096
  %2203 = and <8 x i1> %2196, %2202
  %2204 = select <8 x i1> %2201, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2203
  %2205 = select <8 x i1> %2204, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2199
  %2206 = xor <8 x i64> %2205, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %2207 = xor <8 x i64> %2199, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %2208 = and <8 x i64> %2191, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %2209 = icmp eq <8 x i64> %2208, zeroinitializer
  %2210 = select <8 x i1> %2209, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %2207
  %2211 = or <8 x i64> %2210, %2206
  %2212 = icmp eq <8 x i64> %2193, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2213 = select <8 x i1> %2212, <8 x i64> %2207, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %2214 = and <8 x i64> %2127, %2206
  %2215 = or <8 x i64> %2214, %2213
  %2216 = shufflevector <8 x i64> %2211, <8 x i64> %2215, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %2217 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2216)
  %2218 = icmp eq i64 %2217, 0
  br i1 %2218, label %2219, label %2232

2219:                                             ; preds = %2178
  %2220 = and <8 x i64> %2191, %2207
  %2221 = shl <8 x i64> %2175, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2222 = or <8 x i64> %2221, %2111
  %2223 = and <8 x i64> %2205, %2222
  %2224 = or <8 x i64> %2191, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %2225 = and <8 x i64> %2224, %2206
  %2226 = or <8 x i64> %2223, %2225
  %2227 = shufflevector <8 x i64> %2220, <8 x i64> %2226, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %2228 = shufflevector <8 x i64> %2227, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i64> %2228, ptr %2179, align 8
  %2229 = shufflevector <8 x i64> %2227, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i64> %2229, ptr %2181, align 8
  %2230 = shufflevector <8 x i64> %2227, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i64> %2230, ptr %2184, align 8
  %2231 = shufflevector <8 x i64> %2227, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i64> %2231, ptr %2188, align 8
  br label %2293

2232:                                             ; preds = %2178, %2289
  %2233 = phi i64 [ %2290, %2289 ], [ 0, %2178 ]
  %2234 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %2233
  %2235 = load ptr, ptr %2234, align 8, !tbaa !63
  %2236 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %2233
  %2237 = load i64, ptr %2236, align 8, !tbaa !46
  %2238 = trunc i64 %2233 to i32
  %2239 = shl i32 %2238, 1
  %2240 = extractelement <8 x i64> %2175, i32 %2239
  %2241 = trunc i64 %2240 to i32
  %2242 = load i64, ptr %1851, align 8, !tbaa !123
  %2243 = shl i64 %2240, 24
  %2244 = and i64 %2243, 72057594021150720
  %2245 = or i64 %2242, %2244
  %2246 = or i64 %2245, 4323455642275676160
  %2247 = load i64, ptr %2235, align 8, !tbaa !133
  %2248 = getelementptr inbounds i8, ptr %2235, i64 8
  %2249 = load i64, ptr %2248, align 8, !tbaa !135
  %2250 = or i64 %2249, %2247
  %2251 = icmp eq i64 %2250, 0
  %2252 = load i32, ptr %23, align 8, !tbaa !111
  %2253 = icmp eq i32 %2252, 0
  br i1 %2253, label %2254, label %2278

2254:                                             ; preds = %2232
  %2255 = icmp sgt i64 %2249, -1
  br i1 %2255, label %2267, label %2256

2256:                                             ; preds = %2254
  %2257 = xor i64 %2249, %2246
  %2258 = and i64 %2257, 8935212028373499904
  %2259 = icmp eq i64 %2258, 0
  br i1 %2259, label %2260, label %2267

2260:                                             ; preds = %2256
  %2261 = trunc i64 %2249 to i32
  %2262 = and i32 %2261, 16777215
  %2263 = load i32, ptr %2097, align 4, !tbaa !116
  %2264 = sub i32 %2262, %2263
  %2265 = load i32, ptr %2087, align 4, !tbaa !118
  %2266 = icmp ult i32 %2264, %2265
  br i1 %2266, label %2289, label %2267

2267:                                             ; preds = %2260, %2256, %2254
  br i1 %2251, label %2277, label %2268

2268:                                             ; preds = %2267
  %2269 = icmp eq i64 %2249, 0
  br i1 %2269, label %2288, label %2270

2270:                                             ; preds = %2268
  %2271 = xor i64 %2249, %2245
  %2272 = and i64 %2271, -4611615650740174849
  %2273 = icmp eq i64 %2272, 0
  %2274 = and i64 %2249, 4323455642275676160
  %2275 = icmp eq i64 %2274, 4323455642275676160
  %2276 = select i1 %2273, i1 %2275, i1 false
  br i1 %2276, label %2277, label %2288

2277:                                             ; preds = %2270, %2267
  store i64 %2246, ptr %2248, align 8, !tbaa !135
  br label %2289

2278:                                             ; preds = %2232
  br i1 %2251, label %2287, label %2279

2279:                                             ; preds = %2278
  %2280 = icmp eq i64 %2247, 0
  %2281 = icmp ne i64 %2249, 0
  %2282 = select i1 %2280, i1 true, i1 %2281
  br i1 %2282, label %2288, label %2283

2283:                                             ; preds = %2279
  %2284 = xor i64 %2247, %2245
  %2285 = and i64 %2284, -4611615650740174849
  %2286 = icmp eq i64 %2285, 0
  br i1 %2286, label %2287, label %2288

2287:                                             ; preds = %2283, %2278
  store i64 %2246, ptr %2235, align 8, !tbaa !133
  br label %2289

2288:                                             ; preds = %2283, %2279, %2270, %2268
  tail call fastcc void @look_at(ptr noundef nonnull %0, ptr noundef nonnull %2235, i64 noundef %2237, i32 noundef 15, i32 noundef %2241)
  br label %2289

2289:                                             ; preds = %2260, %2277, %2287, %2288
  %2290 = add nuw nsw i64 %2233, 1
  %2291 = icmp eq i64 %2290, 4
  br i1 %2291, label %2293, label %2232, !llvm.loop !167

2292:                                             ; preds = %2143
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #14
  br label %2450

2293:                                             ; preds = %2289, %2219
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #14
  br label %2135

2294:                                             ; preds = %2084
  %2295 = shufflevector <8 x i64> %2109, <8 x i64> poison, <8 x i32> zeroinitializer
  %2296 = lshr i32 %3, 2
  %2297 = icmp ult i32 %3, 4
  %2298 = xor i1 %26, true
  %2299 = sext i1 %2298 to i64
  %2300 = insertelement <8 x i64> poison, i64 %2299, i64 0
  %2301 = shufflevector <8 x i64> %2300, <8 x i64> poison, <8 x i32> zeroinitializer
  %2302 = lshr i64 %1859, 2
  %2303 = zext nneg i32 %2296 to i64
  %2304 = getelementptr inbounds i8, ptr %8, i64 8
  %2305 = getelementptr inbounds i8, ptr %8, i64 16
  %2306 = getelementptr inbounds i8, ptr %8, i64 24
  br label %2307

2307:                                             ; preds = %2449, %2294
  %2308 = phi <8 x i64> [ undef, %2294 ], [ %2347, %2449 ]
  %2309 = phi i64 [ %2005, %2294 ], [ %2321, %2449 ]
  %2310 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2309)
  %2311 = trunc nuw nsw i64 %2310 to i32
  %2312 = mul i32 %2296, %2311
  %2313 = icmp ugt i32 %2312, 3
  br i1 %2313, label %2314, label %2450

2314:                                             ; preds = %2307
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #14
  br label %2315

2315:                                             ; preds = %2314, %2346
  %2316 = phi i64 [ 0, %2314 ], [ %2348, %2346 ]
  %2317 = phi i64 [ %2309, %2314 ], [ %2321, %2346 ]
  %2318 = phi <8 x i64> [ %2308, %2314 ], [ %2347, %2346 ]
  %2319 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2317, i1 true)
  %2320 = add i64 %2317, -1
  %2321 = and i64 %2320, %2317
  %2322 = getelementptr inbounds i64, ptr %1, i64 %2319
  %2323 = load i64, ptr %2322, align 8, !tbaa !46
  %2324 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %2323)
  %2325 = icmp eq ptr %2324, null
  br i1 %2325, label %2448, label %2326

2326:                                             ; preds = %2315
  br i1 %2297, label %2346, label %2327

2327:                                             ; preds = %2326
  %2328 = load i64, ptr %2322, align 8, !tbaa !46
  br label %2329

2329:                                             ; preds = %2327, %2329
  %2330 = phi i64 [ 0, %2327 ], [ %2344, %2329 ]
  %2331 = phi <8 x i64> [ %2318, %2327 ], [ %2343, %2329 ]
  %2332 = getelementptr inbounds %struct.Cell, ptr %2324, i64 %2330
  %2333 = add nuw nsw i64 %2330, %2316
  %2334 = getelementptr inbounds [4 x ptr], ptr %8, i64 0, i64 %2333
  store ptr %2332, ptr %2334, align 8, !tbaa !63
  %2335 = shl nuw i64 %2330, 2
  %2336 = add i64 %2328, %2335
  %2337 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 %2333
  store i64 %2336, ptr %2337, align 8, !tbaa !46
  %2338 = shl nuw i64 %2333, 1
  %2339 = trunc i64 %2338 to i32
  %2340 = or disjoint i32 %2339, 1
  %2341 = insertelement <8 x i64> %2331, i64 %2319, i32 %2340
  %2342 = trunc nuw i64 %2338 to i32
  %2343 = insertelement <8 x i64> %2341, i64 %2319, i32 %2342
  %2344 = add nuw nsw i64 %2330, 1
  %2345 = icmp eq i64 %2344, %2303
  br i1 %2345, label %2346, label %2329, !llvm.loop !165

2346:                                             ; preds = %2329, %2326
  %2347 = phi <8 x i64> [ %2318, %2326 ], [ %2343, %2329 ]
  %2348 = add nuw nsw i64 %2316, %2302
  %2349 = icmp ugt i64 %2348, 3
  br i1 %2349, label %2350, label %2315, !llvm.loop !166

2350:                                             ; preds = %2346
  %2351 = load ptr, ptr %8, align 16, !tbaa !63
  %2352 = load <2 x i64>, ptr %2351, align 8
  %2353 = load ptr, ptr %2304, align 8, !tbaa !63
  %2354 = load <2 x i64>, ptr %2353, align 8
  %2355 = shufflevector <2 x i64> %2352, <2 x i64> %2354, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %2356 = load ptr, ptr %2305, align 16, !tbaa !63
  %2357 = load <2 x i64>, ptr %2356, align 8
  %2358 = shufflevector <2 x i64> %2357, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %2359 = shufflevector <8 x i64> %2355, <8 x i64> %2358, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %2360 = load ptr, ptr %2306, align 8, !tbaa !63
  %2361 = load <2 x i64>, ptr %2360, align 8
  %2362 = shufflevector <2 x i64> %2361, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %2363 = shufflevector <8 x i64> %2359, <8 x i64> %2362, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  %2364 = lshr <8 x i64> %2363, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %2365 = and <8 x i64> %2364, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2366 = and <8 x i64> %2363, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %2367 = sub nsw <8 x i64> %2366, %2101
  %2368 = icmp ult <8 x i64> %2367, %2091
  %2369 = icmp eq <8 x i64> %2363, zeroinitializer
  %2370 = and <8 x i64> %2363, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %2371 = icmp eq <8 x i64> %2370, %2106
  %2372 = icmp ult <8 x i64> %2365, %2096
  %2373 = and <8 x i1> %2368, %2372
  %2374 = select <8 x i1> %2371, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2373
  %2375 = select <8 x i1> %2374, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2369
  %2376 = select <8 x i1> %2368, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2301
  %2377 = select <8 x i1> %2375, <8 x i64> zeroinitializer, <8 x i64> %2376
  %2378 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2377)
  %2379 = icmp eq i64 %2378, 0
  br i1 %2379, label %2380, label %2388

2380:                                             ; preds = %2350
  %2381 = shl <8 x i64> %2347, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2382 = or <8 x i64> %2381, %2295
  %2383 = and <8 x i64> %2382, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  %2384 = shufflevector <8 x i64> %2383, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i64> %2384, ptr %2351, align 8
  %2385 = shufflevector <8 x i64> %2383, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i64> %2385, ptr %2353, align 8
  %2386 = shufflevector <8 x i64> %2383, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i64> %2386, ptr %2356, align 8
  %2387 = shufflevector <8 x i64> %2383, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i64> %2387, ptr %2360, align 8
  br label %2449

2388:                                             ; preds = %2350, %2445
  %2389 = phi i64 [ %2446, %2445 ], [ 0, %2350 ]
  %2390 = getelementptr inbounds [4 x ptr], ptr %8, i64 0, i64 %2389
  %2391 = load ptr, ptr %2390, align 8, !tbaa !63
  %2392 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 %2389
  %2393 = load i64, ptr %2392, align 8, !tbaa !46
  %2394 = trunc i64 %2389 to i32
  %2395 = shl i32 %2394, 1
  %2396 = extractelement <8 x i64> %2347, i32 %2395
  %2397 = trunc i64 %2396 to i32
  %2398 = load i64, ptr %1851, align 8, !tbaa !123
  %2399 = shl i64 %2396, 24
  %2400 = and i64 %2399, 72057594021150720
  %2401 = or i64 %2398, %2400
  %2402 = or i64 %2401, 4323455642275676160
  %2403 = load i64, ptr %2391, align 8, !tbaa !133
  %2404 = getelementptr inbounds i8, ptr %2391, i64 8
  %2405 = load i64, ptr %2404, align 8, !tbaa !135
  %2406 = or i64 %2405, %2403
  %2407 = icmp eq i64 %2406, 0
  %2408 = load i32, ptr %23, align 8, !tbaa !111
  %2409 = icmp eq i32 %2408, 0
  br i1 %2409, label %2410, label %2434

2410:                                             ; preds = %2388
  %2411 = icmp sgt i64 %2405, -1
  br i1 %2411, label %2423, label %2412

2412:                                             ; preds = %2410
  %2413 = xor i64 %2405, %2402
  %2414 = and i64 %2413, 8935212028373499904
  %2415 = icmp eq i64 %2414, 0
  br i1 %2415, label %2416, label %2423

2416:                                             ; preds = %2412
  %2417 = trunc i64 %2405 to i32
  %2418 = and i32 %2417, 16777215
  %2419 = load i32, ptr %2097, align 4, !tbaa !116
  %2420 = sub i32 %2418, %2419
  %2421 = load i32, ptr %2087, align 4, !tbaa !118
  %2422 = icmp ult i32 %2420, %2421
  br i1 %2422, label %2445, label %2423

2423:                                             ; preds = %2416, %2412, %2410
  br i1 %2407, label %2433, label %2424

2424:                                             ; preds = %2423
  %2425 = icmp eq i64 %2405, 0
  br i1 %2425, label %2444, label %2426

2426:                                             ; preds = %2424
  %2427 = xor i64 %2405, %2401
  %2428 = and i64 %2427, -4611615650740174849
  %2429 = icmp eq i64 %2428, 0
  %2430 = and i64 %2405, 4323455642275676160
  %2431 = icmp eq i64 %2430, 4323455642275676160
  %2432 = select i1 %2429, i1 %2431, i1 false
  br i1 %2432, label %2433, label %2444

2433:                                             ; preds = %2426, %2423
  store i64 %2402, ptr %2404, align 8, !tbaa !135
  br label %2445

2434:                                             ; preds = %2388
  br i1 %2407, label %2443, label %2435

2435:                                             ; preds = %2434
  %2436 = icmp eq i64 %2403, 0
  %2437 = icmp ne i64 %2405, 0
  %2438 = select i1 %2436, i1 true, i1 %2437
  br i1 %2438, label %2444, label %2439

2439:                                             ; preds = %2435
  %2440 = xor i64 %2403, %2401
  %2441 = and i64 %2440, -4611615650740174849
  %2442 = icmp eq i64 %2441, 0
  br i1 %2442, label %2443, label %2444

2443:                                             ; preds = %2439, %2434
  store i64 %2402, ptr %2391, align 8, !tbaa !133
  br label %2445

2444:                                             ; preds = %2439, %2435, %2426, %2424
  tail call fastcc void @look_at(ptr noundef nonnull %0, ptr noundef nonnull %2391, i64 noundef %2393, i32 noundef 15, i32 noundef %2397)
  br label %2445

2445:                                             ; preds = %2416, %2433, %2443, %2444
  %2446 = add nuw nsw i64 %2389, 1
  %2447 = icmp eq i64 %2446, 4
  br i1 %2447, label %2449, label %2388, !llvm.loop !167

2448:                                             ; preds = %2315
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #14
  br label %2450

2449:                                             ; preds = %2445, %2380
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #14
  br label %2307

2450:                                             ; preds = %2307, %2135, %2448, %2292
  %2451 = phi i64 [ %2137, %2292 ], [ %2309, %2448 ], [ %2137, %2135 ], [ %2309, %2307 ]
  %2452 = icmp ne i64 %2451, %2005
  %2453 = and i1 %1766, %2452
  br i1 %2453, label %2454, label %2461

2454:                                             ; preds = %2450
  %2455 = xor i64 %2451, -1
  %2456 = and i64 %2005, %2455
  %2457 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %2456, i1 true)
  %2458 = xor i64 %2457, 63
  %2459 = getelementptr inbounds i64, ptr %1, i64 %2458
  %2460 = load i64, ptr %2459, align 8, !tbaa !46
  br label %2461

2461:                                             ; preds = %1999, %2078, %2034, %2454, %2450, %2079, %2003
  %2462 = phi i64 [ %2004, %2003 ], [ %2004, %2079 ], [ %2460, %2454 ], [ %2004, %2450 ], [ %2004, %2034 ], [ %2004, %2078 ], [ %1991, %1999 ]
  %2463 = phi i64 [ %2005, %2003 ], [ %2005, %2079 ], [ %2451, %2454 ], [ %2451, %2450 ], [ %2005, %2034 ], [ %2005, %2078 ], [ %1992, %1999 ]
  %2464 = icmp eq i64 %2463, 0
  br i1 %2464, label %2474, label %2465

2465:                                             ; preds = %1830, %1839, %1843, %1849, %2461
  %2466 = phi i64 [ %2463, %2461 ], [ %1831, %1849 ], [ %1831, %1843 ], [ %1831, %1839 ], [ %1831, %1830 ]
  %2467 = phi i64 [ %2462, %2461 ], [ %1767, %1849 ], [ %1767, %1843 ], [ %1767, %1839 ], [ %1767, %1830 ]
  %2468 = zext i32 %3 to i64
  %2469 = getelementptr inbounds i8, ptr %0, i64 44
  %2470 = getelementptr inbounds i8, ptr %0, i64 80
  %2471 = getelementptr inbounds i8, ptr %0, i64 60
  %2472 = getelementptr inbounds i8, ptr %0, i64 68
  %2473 = getelementptr inbounds i8, ptr %0, i64 16
  br label %2476

2474:                                             ; preds = %2617, %2002, %1827, %2461
  %2475 = phi i64 [ %2462, %2461 ], [ %1991, %2002 ], [ %1767, %1827 ], [ %2618, %2617 ]
  ret i64 %2475

2476:                                             ; preds = %2465, %2617
  %2477 = phi i64 [ %2466, %2465 ], [ %2620, %2617 ]
  %2478 = phi i64 [ %2467, %2465 ], [ %2618, %2617 ]
  %2479 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2477, i1 true)
  %2480 = trunc nuw nsw i64 %2479 to i32
  br i1 %1766, label %2481, label %2483

2481:                                             ; preds = %2476
  %2482 = load i32, ptr %2469, align 4, !tbaa !112
  br label %2517

2483:                                             ; preds = %2476
  %2484 = load ptr, ptr %0, align 8, !tbaa !105
  %2485 = getelementptr inbounds i64, ptr %1, i64 %2479
  switch i32 %4, label %2514 [
    i32 3, label %2486
    i32 4, label %2503
    i32 1, label %2508
  ]

2486:                                             ; preds = %2483
  %2487 = load i64, ptr %2485, align 8, !tbaa !46
  %2488 = lshr i64 %2487, 32
  %2489 = getelementptr inbounds i8, ptr %2484, i64 40
  %2490 = load i64, ptr %2489, align 8, !tbaa !47
  %2491 = icmp eq i64 %2488, %2490
  br i1 %2491, label %2515, label %2492

2492:                                             ; preds = %2486
  %2493 = getelementptr inbounds i8, ptr %2484, i64 8
  %2494 = load i64, ptr %2493, align 8, !tbaa !52
  %2495 = sub i64 %2487, %2494
  %2496 = getelementptr inbounds i8, ptr %2484, i64 16
  %2497 = load i64, ptr %2496, align 8, !tbaa !53
  %2498 = icmp ult i64 %2495, %2497
  br i1 %2498, label %2499, label %2515

2499:                                             ; preds = %2492
  %2500 = sub i64 %2497, %2495
  %2501 = icmp ult i64 %2500, %2468
  br i1 %2501, label %2515, label %2502

2502:                                             ; preds = %2499
  store i64 %2495, ptr %2485, align 8, !tbaa !46
  br label %2515

2503:                                             ; preds = %2483
  %2504 = load i64, ptr %2485, align 8, !tbaa !46
  %2505 = lshr i64 %2504, 62
  %2506 = trunc nuw nsw i64 %2505 to i32
  %2507 = and i32 %2506, 2
  br label %2515

2508:                                             ; preds = %2483
  %2509 = load i64, ptr %2485, align 8, !tbaa !46
  %2510 = add i64 %2509, %2468
  %2511 = getelementptr inbounds i8, ptr %2484, i64 16
  %2512 = load i64, ptr %2511, align 8, !tbaa !53
  %2513 = icmp ugt i64 %2510, %2512
  br i1 %2513, label %2515, label %2514

2514:                                             ; preds = %2508, %2483
  br label %2515

2515:                                             ; preds = %2486, %2492, %2499, %2502, %2503, %2508, %2514
  %2516 = phi i32 [ %2507, %2503 ], [ %4, %2514 ], [ 2, %2486 ], [ 1, %2502 ], [ 0, %2492 ], [ 2, %2499 ], [ 2, %2508 ]
  store i32 %2516, ptr %2469, align 4, !tbaa !112
  br label %2517

2517:                                             ; preds = %2481, %2515
  %2518 = phi i32 [ %2482, %2481 ], [ %2516, %2515 ]
  switch i32 %2518, label %2519 [
    i32 0, label %2522
    i32 2, label %2525
  ]

2519:                                             ; preds = %2517
  %2520 = getelementptr inbounds i64, ptr %1, i64 %2479
  %2521 = load i64, ptr %2520, align 8, !tbaa !46
  br label %2530

2522:                                             ; preds = %2517
  %2523 = getelementptr inbounds i64, ptr %1, i64 %2479
  %2524 = load i64, ptr %2523, align 8, !tbaa !46
  br label %2530

2525:                                             ; preds = %2517
  %2526 = shl nuw i64 1, %2479
  %2527 = xor i64 %2526, -1
  %2528 = load i64, ptr %2, align 8, !tbaa !46
  %2529 = and i64 %2528, %2527
  store i64 %2529, ptr %2, align 8, !tbaa !46
  br label %2617

2530:                                             ; preds = %2519, %2522
  %2531 = phi i64 [ %2524, %2522 ], [ %2521, %2519 ]
  %2532 = phi i64 [ %2524, %2522 ], [ %2478, %2519 ]
  %2533 = add i64 %2531, %2468
  %2534 = and i64 %2531, -4
  %2535 = icmp ult i64 %2534, %2533
  br i1 %2535, label %2536, label %2617

2536:                                             ; preds = %2530
  %2537 = or i64 %2531, %2468
  %2538 = and i64 %2537, 3
  %2539 = icmp eq i64 %2538, 0
  %2540 = shl nuw nsw i64 %2479, 24
  br label %2541

2541:                                             ; preds = %2536, %2614
  %2542 = phi i64 [ %2534, %2536 ], [ %2615, %2614 ]
  br i1 %2539, label %2553, label %2543

2543:                                             ; preds = %2541
  %2544 = tail call i64 @llvm.usub.sat.i64(i64 %2531, i64 %2542)
  %2545 = trunc i64 %2544 to i32
  %2546 = sub i64 %2533, %2542
  %2547 = tail call i64 @llvm.umin.i64(i64 %2546, i64 4)
  %2548 = trunc nuw nsw i64 %2547 to i32
  %2549 = shl nsw i32 -1, %2548
  %2550 = xor i32 %2549, -1
  %2551 = shl nsw i32 -1, %2545
  %2552 = and i32 %2551, %2550
  br label %2553

2553:                                             ; preds = %2543, %2541
  %2554 = phi i32 [ %2552, %2543 ], [ 15, %2541 ]
  %2555 = tail call fastcc ptr @cell_at(ptr noundef nonnull %0, i64 noundef %2542)
  %2556 = icmp eq ptr %2555, null
  br i1 %2556, label %2609, label %2557

2557:                                             ; preds = %2553
  %2558 = load i64, ptr %2470, align 8, !tbaa !123
  %2559 = zext nneg i32 %2554 to i64
  %2560 = shl nuw nsw i64 %2559, 58
  %2561 = or disjoint i64 %2560, %2540
  %2562 = or i64 %2561, %2558
  %2563 = load i64, ptr %2555, align 8, !tbaa !133
  %2564 = getelementptr inbounds i8, ptr %2555, i64 8
  %2565 = load i64, ptr %2564, align 8, !tbaa !135
  %2566 = or i64 %2565, %2563
  %2567 = icmp eq i64 %2566, 0
  %2568 = load i32, ptr %23, align 8, !tbaa !111
  %2569 = icmp eq i32 %2568, 0
  br i1 %2569, label %2570, label %2598

2570:                                             ; preds = %2557
  %2571 = icmp sgt i64 %2565, -1
  br i1 %2571, label %2583, label %2572

2572:                                             ; preds = %2570
  %2573 = xor i64 %2565, %2562
  %2574 = and i64 %2573, 8935212028373499904
  %2575 = icmp eq i64 %2574, 0
  br i1 %2575, label %2576, label %2583

2576:                                             ; preds = %2572
  %2577 = trunc i64 %2565 to i32
  %2578 = and i32 %2577, 16777215
  %2579 = load i32, ptr %2471, align 4, !tbaa !116
  %2580 = sub i32 %2578, %2579
  %2581 = load i32, ptr %2472, align 4, !tbaa !118
  %2582 = icmp ult i32 %2580, %2581
  br i1 %2582, label %2614, label %2583

2583:                                             ; preds = %2576, %2572, %2570
  br i1 %2567, label %2597, label %2584

2584:                                             ; preds = %2583
  %2585 = icmp eq i64 %2565, 0
  br i1 %2585, label %2608, label %2586

2586:                                             ; preds = %2584
  %2587 = xor i64 %2565, %2562
  %2588 = and i64 %2587, -4611615650740174849
  %2589 = icmp eq i64 %2588, 0
  br i1 %2589, label %2590, label %2608

2590:                                             ; preds = %2586
  %2591 = lshr i64 %2565, 58
  %2592 = trunc nuw nsw i64 %2591 to i32
  %2593 = and i32 %2592, 15
  %2594 = xor i32 %2593, -1
  %2595 = and i32 %2554, %2594
  %2596 = icmp eq i32 %2595, 0
  br i1 %2596, label %2597, label %2608

2597:                                             ; preds = %2590, %2583
  store i64 %2562, ptr %2564, align 8, !tbaa !135
  br label %2614

2598:                                             ; preds = %2557
  br i1 %2567, label %2607, label %2599

2599:                                             ; preds = %2598
  %2600 = icmp eq i64 %2563, 0
  %2601 = icmp ne i64 %2565, 0
  %2602 = select i1 %2600, i1 true, i1 %2601
  br i1 %2602, label %2608, label %2603

2603:                                             ; preds = %2599
  %2604 = xor i64 %2562, %2563
  %2605 = and i64 %2604, -4611615650740174849
  %2606 = icmp eq i64 %2605, 0
  br i1 %2606, label %2607, label %2608

2607:                                             ; preds = %2603, %2598
  store i64 %2562, ptr %2555, align 8, !tbaa !133
  br label %2614

2608:                                             ; preds = %2603, %2599, %2590, %2586, %2584
  tail call fastcc void @look_at(ptr noundef nonnull %0, ptr noundef nonnull %2555, i64 noundef %2542, i32 noundef %2554, i32 noundef %2480)
  br label %2614

2609:                                             ; preds = %2553
  %2610 = load ptr, ptr %2473, align 8, !tbaa !108
  %2611 = getelementptr inbounds i8, ptr %2610, i64 104
  %2612 = load i64, ptr %2611, align 8, !tbaa !168
  %2613 = add i64 %2612, 1
  store i64 %2613, ptr %2611, align 8, !tbaa !168
  br label %2614

2614:                                             ; preds = %2608, %2607, %2597, %2576, %2609
  %2615 = add i64 %2542, 4
  %2616 = icmp ult i64 %2615, %2533
  br i1 %2616, label %2541, label %2617, !llvm.loop !169

2617:                                             ; preds = %2614, %2530, %2525
  %2618 = phi i64 [ %2478, %2525 ], [ %2532, %2530 ], [ %2532, %2614 ]
  %2619 = add i64 %2477, -1
  %2620 = and i64 %2619, %2477
  %2621 = icmp eq i64 %2620, 0
  br i1 %2621, label %2474, label %2476, !llvm.loop !170
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
  br i1 %38, label %57, label %53, !llvm.loop !171

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
  br i1 %52, label %39, label %17, !llvm.loop !172

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
  br i1 %6, label %77, label %7

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

19:                                               ; preds = %7, %73
  %20 = phi i64 [ %2, %7 ], [ %75, %73 ]
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
  br i1 %12, label %73, label %30

30:                                               ; preds = %19, %70
  %31 = phi i64 [ %71, %70 ], [ 0, %19 ]
  %32 = load i64, ptr %24, align 8, !tbaa !46
  %33 = shl nuw i64 %31, 2
  %34 = add i64 %32, %33
  %35 = tail call fastcc ptr @cell_at(ptr noundef nonnull %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %77, label %37

37:                                               ; preds = %30
  %38 = load i64, ptr %35, align 8, !tbaa !133
  %39 = trunc i64 %38 to i32
  %40 = lshr i32 %39, 24
  %41 = and i32 %40, 63
  %42 = icmp eq i32 %41, %22
  br i1 %42, label %70, label %43

43:                                               ; preds = %37
  %44 = zext nneg i32 %41 to i64
  %45 = shl nuw i64 1, %44
  %46 = and i64 %45, %2
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %70, label %48

48:                                               ; preds = %43
  %49 = getelementptr inbounds i64, ptr %1, i64 %44
  %50 = load i64, ptr %49, align 8, !tbaa !46
  %51 = icmp eq i64 %50, %32
  br i1 %51, label %52, label %70

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
  tail call fastcc void @report(ptr noundef nonnull %0, i32 noundef %69, i64 noundef %34, i32 noundef %3, i32 noundef %22, i64 noundef %38, i32 noundef 1)
  br label %70

70:                                               ; preds = %52, %48, %43, %37
  %71 = add nuw nsw i64 %31, 1
  %72 = icmp eq i64 %71, %18
  br i1 %72, label %73, label %30, !llvm.loop !173

73:                                               ; preds = %70, %19
  %74 = add i64 %20, -1
  %75 = and i64 %74, %20
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %19, !llvm.loop !174

77:                                               ; preds = %73, %30, %5
  ret void
}

; Function Attrs: nofree noinline nosync nounwind
define void @hk_end_of_group(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @end_interval(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nofree nosync nounwind
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
  %17 = load i32, ptr %16, align 4, !tbaa !175
  %18 = icmp ugt i32 %17, 1
  %19 = icmp ne i64 %15, 0
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %609

21:                                               ; preds = %2
  %22 = getelementptr inbounds i8, ptr %5, i64 44
  %23 = load i32, ptr %22, align 4, !tbaa !176
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
  br i1 %82, label %41, label %83, !llvm.loop !177

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
  br i1 %95, label %96, label %145, !llvm.loop !178

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
  br i1 %171, label %147, label %150, !llvm.loop !179

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
  br i1 %221, label %197, label %200, !llvm.loop !179

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
  br i1 %459, label %593, label %416, !llvm.loop !180

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
  br i1 %587, label %593, label %546, !llvm.loop !181

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
  br i1 %597, label %90, label %269, !llvm.loop !182

598:                                              ; preds = %172, %598
  %599 = phi i32 [ %603, %598 ], [ %179, %172 ]
  %600 = zext i32 %599 to i64
  %601 = getelementptr inbounds i64, ptr %39, i64 %600
  store i64 0, ptr %601, align 8, !tbaa !46
  %602 = getelementptr inbounds i64, ptr %36, i64 %600
  store i64 0, ptr %602, align 8, !tbaa !46
  %603 = add i32 %599, 1
  %604 = icmp ugt i32 %603, %180
  br i1 %604, label %605, label %598, !llvm.loop !183

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

; Function Attrs: nofree noinline nosync nounwind
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

; Function Attrs: nofree nosync nounwind
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
  %14 = load i64, ptr %13, align 8, !tbaa !184
  %15 = inttoptr i64 %14 to ptr
  %16 = ptrtoint ptr %2 to i64
  %17 = sub i64 %16, %14
  %18 = sdiv exact i64 %17, 200
  %19 = add nsw i64 %18, 1
  %20 = getelementptr inbounds i8, ptr %1, i64 128
  %21 = load i64, ptr %20, align 8, !tbaa !185
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
  store i64 %19, ptr %20, align 8, !tbaa !185
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
  store i64 %64, ptr %67, align 8, !tbaa !186
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

; Function Attrs: nofree noinline nosync nounwind
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #14
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
  br i1 %122, label %123, label %100, !llvm.loop !187

123:                                              ; preds = %114, %79
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7) #14
  call void @llvm.experimental.noalias.scope.decl(metadata !188)
  %124 = load i64, ptr %14, align 8, !tbaa !3, !noalias !188
  %125 = inttoptr i64 %124 to ptr
  %126 = getelementptr inbounds i8, ptr %125, i64 832
  %127 = load i64, ptr %126, align 8, !tbaa !10, !noalias !188
  %128 = inttoptr i64 %127 to ptr
  %129 = getelementptr inbounds i8, ptr %125, i64 48
  %130 = load i32, ptr %129, align 8, !tbaa !22, !noalias !188
  %131 = icmp ugt i32 %130, 1
  %132 = add i32 %130, -1
  %133 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %132, i1 true)
  %134 = sub nuw nsw i32 32, %133
  %135 = lshr i32 16777216, %134
  %136 = load i64, ptr %15, align 8, !tbaa !23, !noalias !188
  %137 = add nsw i32 %135, -1
  %138 = select i1 %131, i32 %137, i32 16777215
  %139 = trunc i64 %136 to i32
  %140 = and i32 %138, %139
  %141 = mul i32 %140, %130
  store ptr %0, ptr %7, align 8, !tbaa !105, !alias.scope !188
  store ptr %125, ptr %16, align 8, !tbaa !107, !alias.scope !188
  store ptr %128, ptr %17, align 8, !tbaa !108, !alias.scope !188
  store ptr %1, ptr %18, align 8, !tbaa !109, !alias.scope !188
  store i64 %86, ptr %19, align 8, !tbaa !110, !alias.scope !188
  store i32 %93, ptr %20, align 8, !tbaa !111, !alias.scope !188
  store i32 1, ptr %21, align 4, !tbaa !112, !alias.scope !188
  store i32 0, ptr %22, align 8, !tbaa !113, !alias.scope !188
  store i32 0, ptr %23, align 4, !tbaa !114, !alias.scope !188
  store i32 %140, ptr %24, align 8, !tbaa !115, !alias.scope !188
  store i32 %141, ptr %25, align 4, !tbaa !116, !alias.scope !188
  %142 = getelementptr inbounds i8, ptr %45, i64 544
  %143 = load i32, ptr %142, align 8, !tbaa !25, !noalias !188
  %144 = add i32 %143, %141
  store i32 %144, ptr %26, align 8, !tbaa !117, !alias.scope !188
  store i32 %130, ptr %27, align 4, !tbaa !118, !alias.scope !188
  %145 = load i64, ptr %29, align 8, !tbaa !119, !noalias !188
  %146 = trunc i64 %145 to i32
  store i32 %146, ptr %28, align 8, !tbaa !120, !alias.scope !188
  store i64 0, ptr %31, align 8, !alias.scope !188
  %147 = load i64, ptr %30, align 8, !tbaa !121, !noalias !188
  %148 = lshr i64 %86, 2
  %149 = getelementptr inbounds i8, ptr %128, i64 33024
  %150 = and i64 %148, 8191
  %151 = getelementptr inbounds [8192 x i32], ptr %149, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !25, !noalias !188
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %169, label %154

154:                                              ; preds = %123
  %155 = getelementptr inbounds i8, ptr %128, i64 256
  br label %162

156:                                              ; preds = %162
  %157 = add i64 %164, 1
  %158 = and i64 %157, 8191
  %159 = getelementptr inbounds [8192 x i32], ptr %149, i64 0, i64 %158
  %160 = load i32, ptr %159, align 4, !tbaa !25, !noalias !188
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %169, label %162

162:                                              ; preds = %156, %154
  %163 = phi i32 [ %152, %154 ], [ %160, %156 ]
  %164 = phi i64 [ %148, %154 ], [ %157, %156 ]
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds [4096 x i64], ptr %155, i64 0, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !46, !noalias !188
  %168 = icmp eq i64 %167, %86
  br i1 %168, label %181, label %156

169:                                              ; preds = %156, %123
  %170 = phi i64 [ %150, %123 ], [ %158, %156 ]
  %171 = getelementptr inbounds i8, ptr %128, i64 248
  %172 = load i64, ptr %171, align 8, !tbaa !122, !noalias !188
  %173 = icmp eq i64 %172, 4094
  br i1 %173, label %181, label %174

174:                                              ; preds = %169
  %175 = getelementptr inbounds [8192 x i32], ptr %149, i64 0, i64 %170
  %176 = add i64 %172, 1
  store i64 %176, ptr %171, align 8, !tbaa !122, !noalias !188
  %177 = trunc i64 %176 to i32
  store i32 %177, ptr %175, align 4, !tbaa !25, !noalias !188
  %178 = getelementptr inbounds i8, ptr %128, i64 256
  %179 = and i64 %176, 4294967295
  %180 = getelementptr inbounds [4096 x i64], ptr %178, i64 0, i64 %179
  store i64 %86, ptr %180, align 8, !tbaa !46, !noalias !188
  br label %181

181:                                              ; preds = %162, %169, %174
  %182 = phi i32 [ 4095, %169 ], [ %177, %174 ], [ %163, %162 ]
  %183 = shl i64 %147, 30
  %184 = zext i32 %144 to i64
  %185 = zext i32 %182 to i64
  %186 = shl i64 %185, 46
  %187 = or i64 %183, %184
  %188 = or i64 %187, %186
  store i64 %188, ptr %32, align 8, !tbaa !123, !alias.scope !188
  %189 = call fastcc i64 @look_at_access(ptr noundef nonnull %7, ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %90, i32 noundef 1)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #14
  %190 = icmp ult i64 %81, %3
  br i1 %190, label %34, label %78, !llvm.loop !191
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_expand_lines(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8, !tbaa !146
  %4 = shl i64 %3, 8
  %5 = and i64 %4, 288230376151711488
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !150
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8, !tbaa !148
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq i64 %5, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %27, %1
  ret void

14:                                               ; preds = %1, %27
  %15 = phi i64 [ %28, %27 ], [ 0, %1 ]
  %16 = getelementptr inbounds %struct.Cell, ptr %8, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !133
  %18 = icmp eq i64 %17, -1
  br i1 %18, label %27, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds i8, ptr %16, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !135
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
  br i1 %29, label %13, label %14, !llvm.loop !192
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @expand_line(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #7 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  br label %5

4:                                                ; preds = %44
  store i64 -1, ptr %0, align 8, !tbaa !133
  ret void

5:                                                ; preds = %2, %44
  %6 = phi i64 [ 0, %2 ], [ %47, %44 ]
  %7 = getelementptr inbounds %struct.Cell, ptr %1, i64 %6
  %8 = load i64, ptr %0, align 8, !tbaa !133
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
  %27 = load i64, ptr %3, align 8, !tbaa !135
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
  br i1 %48, label %4, label %5, !llvm.loop !193
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
  %40 = load i32, ptr %39, align 4, !tbaa !175
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
  br i1 %94, label %51, label %71, !llvm.loop !194

95:                                               ; preds = %68
  %96 = trunc i64 %69 to i32
  %97 = getelementptr inbounds i8, ptr %0, i64 200
  %98 = load i64, ptr %97, align 8, !tbaa !125
  %99 = icmp eq i64 %98, 4194304
  br i1 %99, label %131, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds i8, ptr %0, i64 168
  %102 = load i64, ptr %101, align 8, !tbaa !33
  %103 = inttoptr i64 %102 to ptr
  %104 = zext i32 %32 to i64
  %105 = getelementptr inbounds i8, ptr %0, i64 192
  %106 = load i64, ptr %105, align 8, !tbaa !126
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds %struct.KnownGroup, ptr %103, i64 %104, i32 1
  %109 = load i32, ptr %108, align 4, !tbaa !127
  %110 = add i32 %109, -1
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %111
  %113 = icmp eq i32 %109, 0
  br i1 %113, label %122, label %114

114:                                              ; preds = %100
  %115 = load i32, ptr %112, align 4, !tbaa !128
  %116 = icmp eq i32 %115, -1
  br i1 %116, label %117, label %122

117:                                              ; preds = %114
  %118 = getelementptr inbounds i8, ptr %112, i64 10
  %119 = load i16, ptr %118, align 2, !tbaa !130
  %120 = zext i16 %119 to i32
  %121 = icmp eq i32 %120, %96
  br i1 %121, label %131, label %122

122:                                              ; preds = %117, %114, %100
  %123 = add i64 %98, 1
  store i64 %123, ptr %97, align 8, !tbaa !125
  %124 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %98
  %125 = trunc i64 %14 to i16
  %126 = trunc i64 %69 to i16
  store i32 -1, ptr %124, align 4, !tbaa !25
  %127 = getelementptr inbounds i8, ptr %124, i64 4
  store i32 %109, ptr %127, align 4, !tbaa !25
  %128 = getelementptr inbounds i8, ptr %124, i64 8
  store i16 %125, ptr %128, align 4, !tbaa !131
  %129 = getelementptr inbounds i8, ptr %124, i64 10
  store i16 %126, ptr %129, align 2, !tbaa !131
  %130 = trunc i64 %123 to i32
  store i32 %130, ptr %108, align 4, !tbaa !127
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
  %24 = load ptr, ptr %8, align 8, !tbaa !195
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
  %37 = load i32, ptr %13, align 8, !tbaa !196
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
  %54 = load i32, ptr %13, align 8, !tbaa !196
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
  br i1 %65, label %15, label %66, !llvm.loop !197

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
  %6 = load ptr, ptr %5, align 8, !tbaa !195
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !198
  %9 = load i64, ptr %6, align 8, !tbaa !68
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i8, ptr %6, i64 94464
  br label %13

13:                                               ; preds = %26, %11
  %14 = phi i64 [ 0, %11 ], [ %27, %26 ]
  %15 = getelementptr inbounds [256 x %struct.Finding], ptr %12, i64 0, i64 %14
  %16 = load i32, ptr %15, align 8, !tbaa !69
  %17 = icmp eq i32 %16, 5
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %15, i64 40
  %20 = load i64, ptr %19, align 8, !tbaa !72
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %15, i64 72
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
  %32 = getelementptr inbounds i8, ptr %6, i64 94464
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
  %44 = getelementptr inbounds i8, ptr %40, i64 32
  %45 = load i64, ptr %44, align 8, !tbaa !199
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !199
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !76
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !76
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !200
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
  %82 = getelementptr inbounds i8, ptr %40, i64 40
  %83 = getelementptr inbounds i8, ptr %0, i64 24
  %84 = load i32, ptr %83, align 8, !tbaa !196
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
  %94 = getelementptr inbounds i8, ptr %40, i64 48
  store i32 %84, ptr %94, align 8, !tbaa !25
  %95 = getelementptr inbounds i8, ptr %40, i64 52
  store i32 %2, ptr %95, align 4, !tbaa !25
  %96 = getelementptr inbounds i8, ptr %40, i64 56
  store i32 %89, ptr %96, align 8, !tbaa !25
  %97 = getelementptr inbounds i8, ptr %40, i64 60
  store i32 %91, ptr %97, align 4, !tbaa !25
  %98 = getelementptr inbounds i8, ptr %40, i64 64
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
  %10 = load i64, ptr %9, align 8, !tbaa !138
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
  %20 = load i64, ptr %19, align 8, !tbaa !141
  %21 = icmp eq i64 %18, %20
  br i1 %21, label %22, label %25

22:                                               ; preds = %14
  %23 = getelementptr inbounds i8, ptr %16, i64 96
  %24 = load i64, ptr %23, align 8, !tbaa !142
  br label %81

25:                                               ; preds = %14
  %26 = getelementptr inbounds i8, ptr %16, i64 40
  %27 = load i64, ptr %26, align 8, !tbaa !143
  %28 = inttoptr i64 %27 to ptr
  %29 = getelementptr inbounds i8, ptr %16, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !144
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
  br i1 %51, label %52, label %43, !llvm.loop !145

52:                                               ; preds = %43, %25
  %53 = phi i64 [ %37, %25 ], [ %46, %43 ]
  %54 = phi i1 [ %40, %25 ], [ %49, %43 ]
  %55 = getelementptr inbounds i64, ptr %28, i64 %53
  br i1 %54, label %56, label %66

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, ptr %16, i64 48
  %58 = load i64, ptr %57, align 8, !tbaa !146
  %59 = getelementptr inbounds i8, ptr %16, i64 56
  %60 = load i64, ptr %59, align 8, !tbaa !147
  %61 = icmp ult i64 %58, %60
  br i1 %61, label %62, label %101

62:                                               ; preds = %56
  store i64 %18, ptr %55, align 8, !tbaa !46
  %63 = load i64, ptr %57, align 8, !tbaa !146
  %64 = add i64 %63, 1
  store i64 %64, ptr %57, align 8, !tbaa !146
  %65 = getelementptr inbounds i64, ptr %31, i64 %53
  store i64 %63, ptr %65, align 8, !tbaa !46
  br label %66

66:                                               ; preds = %62, %52
  store i64 %18, ptr %19, align 8, !tbaa !141
  %67 = getelementptr inbounds i8, ptr %16, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !148
  %69 = getelementptr inbounds i64, ptr %31, i64 %53
  %70 = load i64, ptr %69, align 8, !tbaa !46
  %71 = shl i64 %70, 16
  %72 = add i64 %71, %68
  %73 = getelementptr inbounds i8, ptr %16, i64 88
  store i64 %72, ptr %73, align 8, !tbaa !149
  %74 = getelementptr inbounds i8, ptr %16, i64 72
  %75 = load i64, ptr %74, align 8, !tbaa !150
  %76 = load i64, ptr %69, align 8, !tbaa !46
  %77 = shl i64 %76, 12
  %78 = and i64 %77, 4611686018427383808
  %79 = add i64 %78, %75
  %80 = getelementptr inbounds i8, ptr %16, i64 96
  store i64 %79, ptr %80, align 8, !tbaa !142
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
  %92 = load i64, ptr %91, align 8, !tbaa !149
  %93 = inttoptr i64 %92 to ptr
  %94 = load i64, ptr %86, align 8, !tbaa !133
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

; Function Attrs: inlinehint nofree nosync nounwind
define internal fastcc void @look_at(ptr noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #11 {
  %6 = getelementptr inbounds i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !123
  %8 = zext i32 %4 to i64
  %9 = shl nuw nsw i64 %8, 24
  %10 = zext i32 %3 to i64
  %11 = shl i64 %10, 58
  %12 = or disjoint i64 %9, %11
  %13 = or i64 %12, %7
  %14 = load i64, ptr %1, align 8, !tbaa !133
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !135
  %17 = getelementptr inbounds i8, ptr %0, i64 44
  %18 = load i32, ptr %17, align 4, !tbaa !112
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %20, label %34

20:                                               ; preds = %5
  %21 = trunc i64 %14 to i32
  %22 = and i32 %21, 16777215
  %23 = getelementptr inbounds i8, ptr %0, i64 60
  %24 = load i32, ptr %23, align 4, !tbaa !116
  %25 = sub i32 %22, %24
  %26 = getelementptr inbounds i8, ptr %0, i64 68
  %27 = load i32, ptr %26, align 4, !tbaa !118
  %28 = icmp ult i32 %25, %27
  %29 = trunc i64 %16 to i32
  %30 = and i32 %29, 16777215
  %31 = sub i32 %30, %24
  %32 = icmp ult i32 %31, %27
  %33 = select i1 %32, i64 %16, i64 0
  br i1 %28, label %34, label %555

34:                                               ; preds = %20, %5
  %35 = phi i64 [ %16, %5 ], [ %33, %20 ]
  %36 = icmp eq i64 %14, 0
  br i1 %36, label %555, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds i8, ptr %0, i64 40
  %39 = load i32, ptr %38, align 8, !tbaa !111
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %426, label %41

41:                                               ; preds = %37
  %42 = and i64 %14, 4611686018427387904
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %53, label %44

44:                                               ; preds = %41
  %45 = getelementptr inbounds i8, ptr %0, i64 48
  %46 = load i32, ptr %45, align 8, !tbaa !113
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %53, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds i8, ptr %0, i64 16
  %50 = load ptr, ptr %49, align 8, !tbaa !108
  %51 = trunc i64 %14 to i32
  %52 = and i32 %51, 16777215
  br label %100

53:                                               ; preds = %44, %41
  %54 = trunc i64 %14 to i32
  %55 = and i32 %54, 16777215
  %56 = getelementptr inbounds i8, ptr %0, i64 60
  %57 = load i32, ptr %56, align 4, !tbaa !116
  %58 = sub i32 %55, %57
  %59 = getelementptr inbounds i8, ptr %0, i64 68
  %60 = load i32, ptr %59, align 4, !tbaa !118
  %61 = icmp ult i32 %58, %60
  br i1 %61, label %62, label %89

62:                                               ; preds = %53
  %63 = icmp eq i32 %18, 0
  br i1 %63, label %64, label %72

64:                                               ; preds = %62
  %65 = getelementptr inbounds i8, ptr %0, i64 16
  %66 = load ptr, ptr %65, align 8, !tbaa !108
  %67 = getelementptr inbounds i8, ptr %66, i64 24
  %68 = load i64, ptr %67, align 8, !tbaa !201
  %69 = icmp ne i64 %68, 0
  %70 = icmp ne i32 %39, 0
  %71 = or i1 %70, %69
  br i1 %71, label %89, label %77

72:                                               ; preds = %62
  %73 = icmp eq i32 %39, 0
  br i1 %73, label %74, label %89

74:                                               ; preds = %72
  %75 = getelementptr inbounds i8, ptr %0, i64 16
  %76 = load ptr, ptr %75, align 8, !tbaa !108
  br label %77

77:                                               ; preds = %74, %64
  %78 = phi ptr [ %76, %74 ], [ %66, %64 ]
  %79 = getelementptr inbounds i8, ptr %78, i64 90368
  %80 = lshr i64 %7, 46
  %81 = and i64 %80, 4095
  %82 = getelementptr inbounds [4096 x i8], ptr %79, i64 0, i64 %81
  %83 = load i8, ptr %82, align 1, !tbaa !85
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %85, label %100

85:                                               ; preds = %77
  %86 = select i1 %63, i64 %14, i64 %7
  %87 = and i64 %86, 4611686018427387904
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %89, label %100

89:                                               ; preds = %85, %72, %64, %53
  %90 = getelementptr inbounds i8, ptr %0, i64 16
  %91 = load ptr, ptr %90, align 8, !tbaa !108
  %92 = getelementptr inbounds i8, ptr %91, i64 16
  %93 = load i64, ptr %92, align 8, !tbaa !202
  %94 = icmp ne i64 %93, 0
  %95 = or i1 %19, %94
  br i1 %95, label %426, label %96

96:                                               ; preds = %89
  %97 = getelementptr inbounds i8, ptr %0, i64 48
  %98 = load i32, ptr %97, align 8, !tbaa !113
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %426, label %100

100:                                              ; preds = %48, %96, %77, %85
  %101 = phi i32 [ %52, %48 ], [ %55, %96 ], [ %55, %77 ], [ %55, %85 ]
  %102 = phi ptr [ %50, %48 ], [ %91, %96 ], [ %78, %77 ], [ %78, %85 ]
  %103 = getelementptr inbounds i8, ptr %0, i64 8
  %104 = load ptr, ptr %103, align 8, !tbaa !107
  %105 = getelementptr inbounds i8, ptr %104, i64 48
  %106 = load i32, ptr %105, align 8, !tbaa !22
  %107 = udiv i32 %101, %106
  %108 = lshr i64 %14, 30
  %109 = trunc i64 %108 to i32
  %110 = and i32 %109, 65535
  %111 = getelementptr inbounds i8, ptr %0, i64 64
  %112 = load i32, ptr %111, align 8, !tbaa !117
  %113 = icmp eq i32 %101, %112
  br i1 %113, label %426, label %114

114:                                              ; preds = %100
  %115 = getelementptr inbounds i8, ptr %102, i64 184
  %116 = load i64, ptr %115, align 8, !tbaa !140
  %117 = icmp eq i64 %116, 4194304
  br i1 %117, label %426, label %118

118:                                              ; preds = %114
  %119 = getelementptr inbounds i8, ptr %0, i64 56
  %120 = load i32, ptr %119, align 8, !tbaa !115
  %121 = getelementptr inbounds i8, ptr %102, i64 168
  %122 = load i64, ptr %121, align 8, !tbaa !33
  %123 = inttoptr i64 %122 to ptr
  %124 = zext i32 %120 to i64
  %125 = getelementptr inbounds %struct.KnownGroup, ptr %123, i64 %124
  %126 = getelementptr inbounds i8, ptr %102, i64 208
  %127 = load i64, ptr %126, align 8, !tbaa !26
  %128 = inttoptr i64 %127 to ptr
  %129 = zext i32 %112 to i64
  %130 = getelementptr inbounds %struct.WaveOrder, ptr %128, i64 %129
  %131 = getelementptr inbounds i8, ptr %102, i64 176
  %132 = load i64, ptr %131, align 8, !tbaa !32
  %133 = inttoptr i64 %132 to ptr
  %134 = icmp eq i32 %107, %120
  br i1 %134, label %172, label %135

135:                                              ; preds = %118
  %136 = getelementptr inbounds i8, ptr %102, i64 200
  %137 = load i64, ptr %136, align 8, !tbaa !125
  %138 = icmp eq i64 %137, 4194304
  br i1 %138, label %172, label %139

139:                                              ; preds = %135
  %140 = getelementptr inbounds i8, ptr %102, i64 192
  %141 = load i64, ptr %140, align 8, !tbaa !126
  %142 = inttoptr i64 %141 to ptr
  %143 = zext nneg i32 %107 to i64
  %144 = getelementptr inbounds %struct.KnownGroup, ptr %123, i64 %143, i32 1
  %145 = load i32, ptr %144, align 4, !tbaa !25
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %172, label %147

147:                                              ; preds = %139, %168
  %148 = phi i32 [ %170, %168 ], [ %145, %139 ]
  %149 = add i32 %148, -1
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds %struct.Unreleased, ptr %142, i64 %150
  %152 = getelementptr inbounds i8, ptr %151, i64 8
  %153 = load i16, ptr %152, align 4, !tbaa !203
  %154 = zext i16 %153 to i32
  %155 = icmp ult i32 %110, %154
  br i1 %155, label %168, label %156

156:                                              ; preds = %147
  %157 = load i32, ptr %151, align 4, !tbaa !128
  %158 = icmp eq i32 %157, %101
  %159 = icmp eq i32 %157, -1
  %160 = or i1 %158, %159
  br i1 %160, label %161, label %168

161:                                              ; preds = %156
  %162 = getelementptr inbounds i8, ptr %151, i64 10
  %163 = load i16, ptr %162, align 2, !tbaa !130
  %164 = zext i16 %163 to i32
  %165 = icmp ult i32 %110, %164
  %166 = add nsw i32 %164, -1
  %167 = select i1 %165, i32 %110, i32 %166
  br label %172

168:                                              ; preds = %156, %147
  %169 = getelementptr inbounds i8, ptr %151, i64 4
  %170 = load i32, ptr %169, align 4, !tbaa !25
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %147, !llvm.loop !204

172:                                              ; preds = %168, %161, %139, %135, %118
  %173 = phi i32 [ %110, %118 ], [ %110, %135 ], [ %167, %161 ], [ %110, %139 ], [ %110, %168 ]
  %174 = load i32, ptr %125, align 4, !tbaa !25
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %372, label %176

176:                                              ; preds = %172
  %177 = add i32 %174, -1
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %178
  %180 = load i32, ptr %179, align 4, !tbaa !205
  %181 = icmp eq i32 %180, %107
  br i1 %181, label %182, label %197

182:                                              ; preds = %176
  %183 = getelementptr inbounds i8, ptr %179, i64 8
  %184 = load i32, ptr %183, align 4
  %185 = and i32 %184, 16777215
  %186 = icmp eq i32 %185, %101
  br i1 %186, label %187, label %197

187:                                              ; preds = %182
  %188 = getelementptr inbounds i8, ptr %179, i64 12
  %189 = load i16, ptr %188, align 4, !tbaa !207
  %190 = zext i16 %189 to i32
  %191 = icmp ugt i32 %110, %190
  br i1 %191, label %197, label %192

192:                                              ; preds = %187
  %193 = getelementptr inbounds i8, ptr %179, i64 14
  %194 = load i16, ptr %193, align 2, !tbaa !208
  %195 = zext i16 %194 to i32
  %196 = icmp ugt i32 %173, %195
  br i1 %196, label %197, label %426

197:                                              ; preds = %192, %187, %182, %176
  %198 = getelementptr inbounds i8, ptr %179, i64 4
  %199 = load i32, ptr %198, align 4, !tbaa !25
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %372, label %201, !llvm.loop !209

201:                                              ; preds = %197
  %202 = add i32 %199, -1
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %203
  %205 = load i32, ptr %204, align 4, !tbaa !205
  %206 = icmp eq i32 %205, %107
  br i1 %206, label %207, label %222

207:                                              ; preds = %201
  %208 = getelementptr inbounds i8, ptr %204, i64 8
  %209 = load i32, ptr %208, align 4
  %210 = and i32 %209, 16777215
  %211 = icmp eq i32 %210, %101
  br i1 %211, label %212, label %222

212:                                              ; preds = %207
  %213 = getelementptr inbounds i8, ptr %204, i64 12
  %214 = load i16, ptr %213, align 4, !tbaa !207
  %215 = zext i16 %214 to i32
  %216 = icmp ugt i32 %110, %215
  br i1 %216, label %222, label %217

217:                                              ; preds = %212
  %218 = getelementptr inbounds i8, ptr %204, i64 14
  %219 = load i16, ptr %218, align 2, !tbaa !208
  %220 = zext i16 %219 to i32
  %221 = icmp ugt i32 %173, %220
  br i1 %221, label %222, label %426

222:                                              ; preds = %217, %212, %207, %201
  %223 = getelementptr inbounds i8, ptr %204, i64 4
  %224 = load i32, ptr %223, align 4, !tbaa !25
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %372, label %226, !llvm.loop !209

226:                                              ; preds = %222
  %227 = add i32 %224, -1
  %228 = zext i32 %227 to i64
  %229 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %228
  %230 = load i32, ptr %229, align 4, !tbaa !205
  %231 = icmp eq i32 %230, %107
  br i1 %231, label %232, label %247

232:                                              ; preds = %226
  %233 = getelementptr inbounds i8, ptr %229, i64 8
  %234 = load i32, ptr %233, align 4
  %235 = and i32 %234, 16777215
  %236 = icmp eq i32 %235, %101
  br i1 %236, label %237, label %247

237:                                              ; preds = %232
  %238 = getelementptr inbounds i8, ptr %229, i64 12
  %239 = load i16, ptr %238, align 4, !tbaa !207
  %240 = zext i16 %239 to i32
  %241 = icmp ugt i32 %110, %240
  br i1 %241, label %247, label %242

242:                                              ; preds = %237
  %243 = getelementptr inbounds i8, ptr %229, i64 14
  %244 = load i16, ptr %243, align 2, !tbaa !208
  %245 = zext i16 %244 to i32
  %246 = icmp ugt i32 %173, %245
  br i1 %246, label %247, label %426

247:                                              ; preds = %242, %237, %232, %226
  %248 = getelementptr inbounds i8, ptr %229, i64 4
  %249 = load i32, ptr %248, align 4, !tbaa !25
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %372, label %251, !llvm.loop !209

251:                                              ; preds = %247
  %252 = add i32 %249, -1
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %253
  %255 = load i32, ptr %254, align 4, !tbaa !205
  %256 = icmp eq i32 %255, %107
  br i1 %256, label %257, label %272

257:                                              ; preds = %251
  %258 = getelementptr inbounds i8, ptr %254, i64 8
  %259 = load i32, ptr %258, align 4
  %260 = and i32 %259, 16777215
  %261 = icmp eq i32 %260, %101
  br i1 %261, label %262, label %272

262:                                              ; preds = %257
  %263 = getelementptr inbounds i8, ptr %254, i64 12
  %264 = load i16, ptr %263, align 4, !tbaa !207
  %265 = zext i16 %264 to i32
  %266 = icmp ugt i32 %110, %265
  br i1 %266, label %272, label %267

267:                                              ; preds = %262
  %268 = getelementptr inbounds i8, ptr %254, i64 14
  %269 = load i16, ptr %268, align 2, !tbaa !208
  %270 = zext i16 %269 to i32
  %271 = icmp ugt i32 %173, %270
  br i1 %271, label %272, label %426

272:                                              ; preds = %267, %262, %257, %251
  %273 = getelementptr inbounds i8, ptr %254, i64 4
  %274 = load i32, ptr %273, align 4, !tbaa !25
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %372, label %276, !llvm.loop !209

276:                                              ; preds = %272
  %277 = add i32 %274, -1
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %278
  %280 = load i32, ptr %279, align 4, !tbaa !205
  %281 = icmp eq i32 %280, %107
  br i1 %281, label %282, label %297

282:                                              ; preds = %276
  %283 = getelementptr inbounds i8, ptr %279, i64 8
  %284 = load i32, ptr %283, align 4
  %285 = and i32 %284, 16777215
  %286 = icmp eq i32 %285, %101
  br i1 %286, label %287, label %297

287:                                              ; preds = %282
  %288 = getelementptr inbounds i8, ptr %279, i64 12
  %289 = load i16, ptr %288, align 4, !tbaa !207
  %290 = zext i16 %289 to i32
  %291 = icmp ugt i32 %110, %290
  br i1 %291, label %297, label %292

292:                                              ; preds = %287
  %293 = getelementptr inbounds i8, ptr %279, i64 14
  %294 = load i16, ptr %293, align 2, !tbaa !208
  %295 = zext i16 %294 to i32
  %296 = icmp ugt i32 %173, %295
  br i1 %296, label %297, label %426

297:                                              ; preds = %292, %287, %282, %276
  %298 = getelementptr inbounds i8, ptr %279, i64 4
  %299 = load i32, ptr %298, align 4, !tbaa !25
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %372, label %301, !llvm.loop !209

301:                                              ; preds = %297
  %302 = add i32 %299, -1
  %303 = zext i32 %302 to i64
  %304 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %303
  %305 = load i32, ptr %304, align 4, !tbaa !205
  %306 = icmp eq i32 %305, %107
  br i1 %306, label %307, label %322

307:                                              ; preds = %301
  %308 = getelementptr inbounds i8, ptr %304, i64 8
  %309 = load i32, ptr %308, align 4
  %310 = and i32 %309, 16777215
  %311 = icmp eq i32 %310, %101
  br i1 %311, label %312, label %322

312:                                              ; preds = %307
  %313 = getelementptr inbounds i8, ptr %304, i64 12
  %314 = load i16, ptr %313, align 4, !tbaa !207
  %315 = zext i16 %314 to i32
  %316 = icmp ugt i32 %110, %315
  br i1 %316, label %322, label %317

317:                                              ; preds = %312
  %318 = getelementptr inbounds i8, ptr %304, i64 14
  %319 = load i16, ptr %318, align 2, !tbaa !208
  %320 = zext i16 %319 to i32
  %321 = icmp ugt i32 %173, %320
  br i1 %321, label %322, label %426

322:                                              ; preds = %317, %312, %307, %301
  %323 = getelementptr inbounds i8, ptr %304, i64 4
  %324 = load i32, ptr %323, align 4, !tbaa !25
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %372, label %326, !llvm.loop !209

326:                                              ; preds = %322
  %327 = add i32 %324, -1
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %328
  %330 = load i32, ptr %329, align 4, !tbaa !205
  %331 = icmp eq i32 %330, %107
  br i1 %331, label %332, label %347

332:                                              ; preds = %326
  %333 = getelementptr inbounds i8, ptr %329, i64 8
  %334 = load i32, ptr %333, align 4
  %335 = and i32 %334, 16777215
  %336 = icmp eq i32 %335, %101
  br i1 %336, label %337, label %347

337:                                              ; preds = %332
  %338 = getelementptr inbounds i8, ptr %329, i64 12
  %339 = load i16, ptr %338, align 4, !tbaa !207
  %340 = zext i16 %339 to i32
  %341 = icmp ugt i32 %110, %340
  br i1 %341, label %347, label %342

342:                                              ; preds = %337
  %343 = getelementptr inbounds i8, ptr %329, i64 14
  %344 = load i16, ptr %343, align 2, !tbaa !208
  %345 = zext i16 %344 to i32
  %346 = icmp ugt i32 %173, %345
  br i1 %346, label %347, label %426

347:                                              ; preds = %342, %337, %332, %326
  %348 = getelementptr inbounds i8, ptr %329, i64 4
  %349 = load i32, ptr %348, align 4, !tbaa !25
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %372, label %351, !llvm.loop !209

351:                                              ; preds = %347
  %352 = add i32 %349, -1
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %353
  %355 = load i32, ptr %354, align 4, !tbaa !205
  %356 = icmp eq i32 %355, %107
  br i1 %356, label %357, label %372

357:                                              ; preds = %351
  %358 = getelementptr inbounds i8, ptr %354, i64 8
  %359 = load i32, ptr %358, align 4
  %360 = and i32 %359, 16777215
  %361 = icmp eq i32 %360, %101
  br i1 %361, label %362, label %372

362:                                              ; preds = %357
  %363 = getelementptr inbounds i8, ptr %354, i64 12
  %364 = load i16, ptr %363, align 4, !tbaa !207
  %365 = zext i16 %364 to i32
  %366 = icmp ugt i32 %110, %365
  br i1 %366, label %372, label %367

367:                                              ; preds = %362
  %368 = getelementptr inbounds i8, ptr %354, i64 14
  %369 = load i16, ptr %368, align 2, !tbaa !208
  %370 = zext i16 %369 to i32
  %371 = icmp ugt i32 %173, %370
  br i1 %371, label %372, label %426

372:                                              ; preds = %197, %222, %247, %272, %297, %322, %347, %367, %362, %357, %351, %172
  %373 = load ptr, ptr %0, align 8, !tbaa !105
  %374 = getelementptr inbounds i8, ptr %0, i64 24
  %375 = load ptr, ptr %374, align 8, !tbaa !109
  %376 = getelementptr inbounds i8, ptr %373, i64 48
  %377 = load i64, ptr %376, align 8, !tbaa !3
  %378 = inttoptr i64 %377 to ptr
  %379 = getelementptr inbounds i8, ptr %378, i64 832
  %380 = load i64, ptr %379, align 8, !tbaa !10
  %381 = inttoptr i64 %380 to ptr
  %382 = getelementptr inbounds i8, ptr %375, i64 160
  %383 = load i64, ptr %382, align 8, !tbaa !92
  %384 = getelementptr inbounds i8, ptr %381, i64 120
  %385 = load i64, ptr %384, align 8, !tbaa !101
  %386 = icmp ugt i64 %383, %385
  br i1 %386, label %387, label %398

387:                                              ; preds = %372
  %388 = getelementptr inbounds i8, ptr %375, i64 184
  %389 = load i64, ptr %388, align 8, !tbaa !21
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %391, label %398

391:                                              ; preds = %387
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %382, i8 0, i64 16, i1 false)
  %392 = load i64, ptr %384, align 8, !tbaa !101
  %393 = tail call i64 @llvm.umax.i64(i64 %383, i64 %392)
  %394 = getelementptr inbounds i8, ptr %375, i64 176
  store i64 0, ptr %394, align 8, !tbaa !99
  store i64 1, ptr %388, align 8, !tbaa !21
  tail call fastcc void @replay(ptr noundef nonnull %373, ptr noundef nonnull %375, i64 noundef %392, i64 noundef %393)
  %395 = load i64, ptr %115, align 8, !tbaa !140
  %396 = load i32, ptr %125, align 4, !tbaa !36
  %397 = load ptr, ptr %374, align 8, !tbaa !109
  br label %398

398:                                              ; preds = %387, %391, %372
  %399 = phi ptr [ %375, %387 ], [ %397, %391 ], [ %375, %372 ]
  %400 = phi i32 [ %174, %387 ], [ %396, %391 ], [ %174, %372 ]
  %401 = phi i64 [ %116, %387 ], [ %395, %391 ], [ %116, %372 ]
  %402 = add i64 %401, 1
  store i64 %402, ptr %115, align 8, !tbaa !140
  %403 = getelementptr inbounds %struct.Acquired, ptr %133, i64 %401
  %404 = getelementptr inbounds i8, ptr %130, i64 7
  %405 = load i8, ptr %404, align 1, !tbaa !31
  %406 = icmp eq i8 %405, 0
  %407 = select i1 %406, i32 16777216, i32 0
  %408 = or disjoint i32 %407, %101
  %409 = trunc i64 %108 to i16
  %410 = trunc i32 %173 to i16
  %411 = getelementptr inbounds i8, ptr %399, i64 112
  %412 = load i64, ptr %411, align 8, !tbaa !121
  %413 = trunc i64 %412 to i16
  %414 = lshr i64 %14, 46
  %415 = trunc i64 %414 to i16
  %416 = and i16 %415, 4095
  store i32 %107, ptr %403, align 4, !tbaa !25
  %417 = getelementptr inbounds i8, ptr %403, i64 4
  store i32 %400, ptr %417, align 4, !tbaa !25
  %418 = getelementptr inbounds i8, ptr %403, i64 8
  store i32 %408, ptr %418, align 4, !tbaa !85
  %419 = getelementptr inbounds i8, ptr %403, i64 12
  store i16 %409, ptr %419, align 4, !tbaa !131
  %420 = getelementptr inbounds i8, ptr %403, i64 14
  store i16 %410, ptr %420, align 2, !tbaa !131
  %421 = getelementptr inbounds i8, ptr %403, i64 16
  store i16 %413, ptr %421, align 4, !tbaa !131
  %422 = getelementptr inbounds i8, ptr %403, i64 18
  store i16 %416, ptr %422, align 2, !tbaa !131
  %423 = load i64, ptr %115, align 8, !tbaa !140
  %424 = trunc i64 %423 to i32
  store i32 %424, ptr %125, align 4, !tbaa !36
  %425 = getelementptr inbounds i8, ptr %130, i64 4
  store i8 0, ptr %425, align 2, !tbaa !27
  br label %426

426:                                              ; preds = %192, %217, %242, %267, %292, %317, %342, %367, %89, %96, %37, %100, %114, %398
  %427 = lshr i64 %14, 58
  %428 = trunc nuw nsw i64 %427 to i32
  %429 = and i32 %3, 15
  %430 = and i32 %429, %428
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %555, label %432

432:                                              ; preds = %426
  %433 = and i64 %14, 4611686018427387904
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %439, label %435

435:                                              ; preds = %432
  %436 = getelementptr inbounds i8, ptr %0, i64 48
  %437 = load i32, ptr %436, align 8, !tbaa !113
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %555

439:                                              ; preds = %435, %432
  %440 = trunc i64 %14 to i32
  %441 = and i32 %440, 16777215
  %442 = getelementptr inbounds i8, ptr %0, i64 60
  %443 = load i32, ptr %442, align 4, !tbaa !116
  %444 = sub i32 %441, %443
  %445 = getelementptr inbounds i8, ptr %0, i64 68
  %446 = load i32, ptr %445, align 4, !tbaa !118
  %447 = icmp ult i32 %444, %446
  br i1 %447, label %448, label %474

448:                                              ; preds = %439
  %449 = load i32, ptr %17, align 4, !tbaa !112
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %451, label %457

451:                                              ; preds = %448
  %452 = getelementptr inbounds i8, ptr %0, i64 16
  %453 = load ptr, ptr %452, align 8, !tbaa !108
  %454 = getelementptr inbounds i8, ptr %453, i64 24
  %455 = load i64, ptr %454, align 8, !tbaa !201
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %457, label %474

457:                                              ; preds = %451, %448
  %458 = load i32, ptr %38, align 8, !tbaa !111
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %460, label %474

460:                                              ; preds = %457
  %461 = load i64, ptr %6, align 8, !tbaa !123
  %462 = getelementptr inbounds i8, ptr %0, i64 16
  %463 = load ptr, ptr %462, align 8, !tbaa !108
  %464 = getelementptr inbounds i8, ptr %463, i64 90368
  %465 = lshr i64 %461, 46
  %466 = and i64 %465, 4095
  %467 = getelementptr inbounds [4096 x i8], ptr %464, i64 0, i64 %466
  %468 = load i8, ptr %467, align 1, !tbaa !85
  %469 = icmp eq i8 %468, 0
  br i1 %469, label %470, label %555

470:                                              ; preds = %460
  %471 = select i1 %450, i64 %14, i64 %461
  %472 = and i64 %471, 4611686018427387904
  %473 = icmp eq i64 %472, 0
  br i1 %473, label %474, label %555

474:                                              ; preds = %470, %457, %451, %439
  %475 = getelementptr inbounds i8, ptr %0, i64 16
  %476 = load ptr, ptr %475, align 8, !tbaa !108
  %477 = getelementptr inbounds i8, ptr %476, i64 16
  %478 = load i64, ptr %477, align 8, !tbaa !202
  %479 = icmp eq i64 %478, 0
  br i1 %479, label %480, label %492

480:                                              ; preds = %474
  %481 = load i32, ptr %17, align 4, !tbaa !112
  %482 = icmp eq i32 %481, 1
  br i1 %482, label %492, label %483

483:                                              ; preds = %480
  %484 = getelementptr inbounds i8, ptr %0, i64 48
  %485 = load i32, ptr %484, align 8, !tbaa !113
  %486 = icmp ne i32 %485, 0
  %487 = or i1 %434, %486
  br i1 %487, label %491, label %488

488:                                              ; preds = %483
  %489 = load i32, ptr %38, align 8, !tbaa !111
  %490 = icmp eq i32 %489, 1
  br i1 %490, label %555, label %492

491:                                              ; preds = %483
  br i1 %486, label %555, label %492

492:                                              ; preds = %488, %474, %480, %491
  %493 = lshr i64 %14, 30
  %494 = trunc i64 %493 to i32
  %495 = and i32 %494, 65535
  br i1 %447, label %496, label %502

496:                                              ; preds = %492
  %497 = getelementptr inbounds i8, ptr %0, i64 72
  %498 = load i32, ptr %497, align 8, !tbaa !120
  %499 = icmp ult i32 %495, %498
  %500 = icmp eq i32 %495, 65535
  %501 = or i1 %500, %499
  br i1 %501, label %555, label %504

502:                                              ; preds = %492
  %503 = icmp eq i32 %495, 65535
  br i1 %503, label %555, label %504

504:                                              ; preds = %502, %496
  %505 = getelementptr inbounds i8, ptr %476, i64 184
  %506 = load i64, ptr %505, align 8, !tbaa !140
  %507 = icmp eq i64 %506, 4194304
  br i1 %507, label %555, label %508

508:                                              ; preds = %504
  %509 = getelementptr inbounds i8, ptr %0, i64 64
  %510 = load i32, ptr %509, align 8, !tbaa !117
  %511 = icmp eq i32 %441, %510
  br i1 %511, label %512, label %523

512:                                              ; preds = %508
  %513 = icmp sgt i64 %14, -1
  br i1 %513, label %555, label %514

514:                                              ; preds = %512
  %515 = getelementptr inbounds i8, ptr %0, i64 56
  %516 = load i32, ptr %515, align 8, !tbaa !115
  %517 = getelementptr inbounds i8, ptr %476, i64 168
  %518 = load i64, ptr %517, align 8, !tbaa !33
  %519 = inttoptr i64 %518 to ptr
  %520 = zext i32 %516 to i64
  %521 = getelementptr inbounds %struct.KnownGroup, ptr %519, i64 %520
  %522 = load i32, ptr %521, align 4, !tbaa !36
  br label %549

523:                                              ; preds = %508
  %524 = load i32, ptr %17, align 4, !tbaa !112
  %525 = icmp eq i32 %524, 0
  %526 = getelementptr inbounds i8, ptr %0, i64 56
  %527 = load i32, ptr %526, align 8, !tbaa !115
  %528 = getelementptr inbounds i8, ptr %476, i64 168
  %529 = load i64, ptr %528, align 8, !tbaa !33
  %530 = inttoptr i64 %529 to ptr
  %531 = zext i32 %527 to i64
  %532 = getelementptr inbounds %struct.KnownGroup, ptr %530, i64 %531
  %533 = load i32, ptr %532, align 4, !tbaa !36
  %534 = icmp eq i32 %533, 0
  br i1 %525, label %535, label %536

535:                                              ; preds = %523
  br i1 %534, label %552, label %537

536:                                              ; preds = %523
  br i1 %534, label %552, label %545

537:                                              ; preds = %535
  %538 = load i32, ptr %38, align 8, !tbaa !111
  %539 = icmp eq i32 %538, 1
  br i1 %539, label %545, label %540

540:                                              ; preds = %537
  %541 = getelementptr inbounds i8, ptr %0, i64 48
  %542 = load i32, ptr %541, align 8, !tbaa !113
  %543 = icmp eq i32 %542, 0
  %544 = zext i1 %543 to i32
  br label %545

545:                                              ; preds = %536, %540, %537
  %546 = phi i32 [ 0, %537 ], [ 1, %540 ], [ 0, %536 ]
  %547 = phi i32 [ 0, %537 ], [ %544, %540 ], [ 0, %536 ]
  %548 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %14, i32 noundef %546, i32 noundef %547)
  br label %549

549:                                              ; preds = %514, %545
  %550 = phi i32 [ %522, %514 ], [ %548, %545 ]
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %552, label %555

552:                                              ; preds = %536, %535, %549
  %553 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %554 = select i1 %434, i32 1, i32 2
  tail call fastcc void @report(ptr noundef nonnull %0, i32 noundef 0, i64 noundef %2, i32 noundef %553, i32 noundef %4, i64 noundef %14, i32 noundef %554)
  br label %555

555:                                              ; preds = %488, %512, %502, %504, %496, %460, %470, %435, %20, %34, %552, %549, %491, %426
  %556 = phi i64 [ 0, %34 ], [ %14, %552 ], [ %14, %549 ], [ %14, %491 ], [ %14, %426 ], [ 0, %20 ], [ %14, %435 ], [ %14, %470 ], [ %14, %460 ], [ %14, %496 ], [ %14, %504 ], [ %14, %502 ], [ %14, %512 ], [ %14, %488 ]
  %557 = phi i64 [ %35, %34 ], [ %35, %552 ], [ %35, %549 ], [ %35, %491 ], [ %35, %426 ], [ %33, %20 ], [ %35, %435 ], [ %35, %470 ], [ %35, %460 ], [ %35, %496 ], [ %35, %504 ], [ %35, %502 ], [ %35, %512 ], [ %35, %488 ]
  %558 = getelementptr inbounds i8, ptr %0, i64 52
  %559 = load i32, ptr %558, align 4, !tbaa !114
  %560 = icmp ne i32 %559, 0
  %561 = icmp ne i64 %557, 0
  %562 = select i1 %560, i1 %561, i1 false
  br i1 %562, label %563, label %576

563:                                              ; preds = %555
  %564 = trunc i64 %557 to i32
  %565 = and i32 %564, 16777215
  %566 = getelementptr inbounds i8, ptr %0, i64 64
  %567 = load i32, ptr %566, align 8, !tbaa !117
  %568 = icmp eq i32 %565, %567
  br i1 %568, label %569, label %576

569:                                              ; preds = %563
  %570 = getelementptr inbounds i8, ptr %0, i64 16
  %571 = load ptr, ptr %570, align 8, !tbaa !108
  %572 = getelementptr inbounds i8, ptr %571, i64 73984
  %573 = lshr i64 %557, 46
  %574 = and i64 %573, 4095
  %575 = getelementptr inbounds [4096 x i32], ptr %572, i64 0, i64 %574
  store i32 1, ptr %575, align 4, !tbaa !25
  br label %576

576:                                              ; preds = %569, %563, %555
  %577 = getelementptr inbounds i8, ptr %0, i64 40
  %578 = load i32, ptr %577, align 8, !tbaa !111
  %579 = icmp eq i32 %578, 0
  br i1 %579, label %580, label %644

580:                                              ; preds = %576
  br i1 %561, label %581, label %642

581:                                              ; preds = %580
  %582 = trunc i64 %557 to i32
  %583 = and i32 %582, 16777215
  %584 = getelementptr inbounds i8, ptr %0, i64 64
  %585 = load i32, ptr %584, align 8, !tbaa !117
  %586 = icmp eq i32 %583, %585
  %587 = icmp sgt i64 %557, -1
  %588 = select i1 %586, i1 %587, i1 false
  br i1 %588, label %642, label %589

589:                                              ; preds = %581
  %590 = lshr i64 %557, 30
  %591 = trunc i64 %590 to i32
  %592 = and i32 %591, 65535
  %593 = getelementptr inbounds i8, ptr %0, i64 60
  %594 = load i32, ptr %593, align 4, !tbaa !116
  %595 = sub i32 %583, %594
  %596 = getelementptr inbounds i8, ptr %0, i64 68
  %597 = load i32, ptr %596, align 4, !tbaa !118
  %598 = icmp ult i32 %595, %597
  br i1 %598, label %599, label %605

599:                                              ; preds = %589
  %600 = getelementptr inbounds i8, ptr %0, i64 72
  %601 = load i32, ptr %600, align 8, !tbaa !120
  %602 = icmp ult i32 %592, %601
  %603 = icmp eq i32 %592, 65535
  %604 = or i1 %603, %602
  br i1 %604, label %642, label %607

605:                                              ; preds = %589
  %606 = icmp eq i32 %592, 65535
  br i1 %606, label %642, label %607

607:                                              ; preds = %605, %599
  %608 = getelementptr inbounds i8, ptr %0, i64 16
  %609 = load ptr, ptr %608, align 8, !tbaa !108
  %610 = getelementptr inbounds i8, ptr %609, i64 184
  %611 = load i64, ptr %610, align 8, !tbaa !140
  %612 = icmp eq i64 %611, 4194304
  br i1 %612, label %642, label %613

613:                                              ; preds = %607
  br i1 %586, label %614, label %624

614:                                              ; preds = %613
  br i1 %587, label %642, label %615

615:                                              ; preds = %614
  %616 = getelementptr inbounds i8, ptr %0, i64 56
  %617 = load i32, ptr %616, align 8, !tbaa !115
  %618 = getelementptr inbounds i8, ptr %609, i64 168
  %619 = load i64, ptr %618, align 8, !tbaa !33
  %620 = inttoptr i64 %619 to ptr
  %621 = zext i32 %617 to i64
  %622 = getelementptr inbounds %struct.KnownGroup, ptr %620, i64 %621
  %623 = load i32, ptr %622, align 4, !tbaa !36
  br label %636

624:                                              ; preds = %613
  %625 = getelementptr inbounds i8, ptr %0, i64 56
  %626 = load i32, ptr %625, align 8, !tbaa !115
  %627 = getelementptr inbounds i8, ptr %609, i64 168
  %628 = load i64, ptr %627, align 8, !tbaa !33
  %629 = inttoptr i64 %628 to ptr
  %630 = zext i32 %626 to i64
  %631 = getelementptr inbounds %struct.KnownGroup, ptr %629, i64 %630
  %632 = load i32, ptr %631, align 4, !tbaa !36
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %639, label %634

634:                                              ; preds = %624
  %635 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %557, i32 noundef 0, i32 noundef 0)
  br label %636

636:                                              ; preds = %615, %634
  %637 = phi i32 [ %623, %615 ], [ %635, %634 ]
  %638 = icmp eq i32 %637, 0
  br i1 %638, label %639, label %642

639:                                              ; preds = %624, %636
  %640 = or i64 %11, %557
  %641 = or i64 %640, -9223372036854775808
  br label %642

642:                                              ; preds = %581, %614, %605, %607, %599, %636, %580, %639
  %643 = phi i64 [ %641, %639 ], [ %13, %580 ], [ %13, %636 ], [ %13, %599 ], [ %13, %607 ], [ %13, %605 ], [ %13, %614 ], [ %13, %581 ]
  store i64 %643, ptr %15, align 8, !tbaa !135
  store i64 %556, ptr %1, align 8, !tbaa !133
  br label %751

644:                                              ; preds = %576
  br i1 %561, label %645, label %750

645:                                              ; preds = %644
  %646 = lshr i64 %557, 58
  %647 = trunc nuw nsw i64 %646 to i32
  %648 = and i32 %3, 15
  %649 = and i32 %648, %647
  %650 = icmp eq i32 %649, 0
  br i1 %650, label %750, label %651

651:                                              ; preds = %645
  %652 = and i64 %557, 4611686018427387904
  %653 = icmp ne i64 %652, 0
  br i1 %653, label %654, label %658

654:                                              ; preds = %651
  %655 = getelementptr inbounds i8, ptr %0, i64 48
  %656 = load i32, ptr %655, align 8, !tbaa !113
  %657 = icmp eq i32 %656, 0
  br i1 %657, label %658, label %750

658:                                              ; preds = %654, %651
  %659 = trunc i64 %557 to i32
  %660 = and i32 %659, 16777215
  %661 = getelementptr inbounds i8, ptr %0, i64 60
  %662 = load i32, ptr %661, align 4, !tbaa !116
  %663 = sub i32 %660, %662
  %664 = getelementptr inbounds i8, ptr %0, i64 68
  %665 = load i32, ptr %664, align 4, !tbaa !118
  %666 = icmp ult i32 %663, %665
  br i1 %666, label %670, label %667

667:                                              ; preds = %658
  %668 = getelementptr inbounds i8, ptr %0, i64 16
  %669 = load ptr, ptr %668, align 8, !tbaa !108
  br label %691

670:                                              ; preds = %658
  %671 = load i32, ptr %17, align 4, !tbaa !112
  %672 = icmp eq i32 %671, 0
  %673 = getelementptr inbounds i8, ptr %0, i64 16
  %674 = load ptr, ptr %673, align 8, !tbaa !108
  br i1 %672, label %675, label %679

675:                                              ; preds = %670
  %676 = getelementptr inbounds i8, ptr %674, i64 24
  %677 = load i64, ptr %676, align 8, !tbaa !201
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %679, label %691

679:                                              ; preds = %670, %675
  %680 = getelementptr inbounds i8, ptr %674, i64 90368
  %681 = lshr i64 %557, 46
  %682 = and i64 %681, 4095
  %683 = getelementptr inbounds [4096 x i8], ptr %680, i64 0, i64 %682
  %684 = load i8, ptr %683, align 1, !tbaa !85
  %685 = icmp eq i8 %684, 0
  br i1 %685, label %686, label %750

686:                                              ; preds = %679
  %687 = load i64, ptr %6, align 8, !tbaa !123
  %688 = select i1 %672, i64 %687, i64 %557
  %689 = and i64 %688, 4611686018427387904
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %691, label %750

691:                                              ; preds = %667, %686, %675
  %692 = phi ptr [ %669, %667 ], [ %674, %686 ], [ %674, %675 ]
  %693 = getelementptr inbounds i8, ptr %692, i64 16
  %694 = load i64, ptr %693, align 8, !tbaa !202
  %695 = icmp eq i64 %694, 0
  br i1 %695, label %696, label %702

696:                                              ; preds = %691
  %697 = load i32, ptr %17, align 4, !tbaa !112
  %698 = icmp ne i32 %697, 1
  %699 = icmp eq i32 %578, 1
  %700 = and i1 %698, %699
  %701 = and i1 %700, %653
  br i1 %701, label %750, label %702

702:                                              ; preds = %696, %691
  %703 = lshr i64 %557, 30
  %704 = trunc i64 %703 to i32
  %705 = and i32 %704, 65535
  br i1 %666, label %706, label %712

706:                                              ; preds = %702
  %707 = getelementptr inbounds i8, ptr %0, i64 72
  %708 = load i32, ptr %707, align 8, !tbaa !120
  %709 = icmp ult i32 %705, %708
  %710 = icmp eq i32 %705, 65535
  %711 = or i1 %710, %709
  br i1 %711, label %750, label %714

712:                                              ; preds = %702
  %713 = icmp eq i32 %705, 65535
  br i1 %713, label %750, label %714

714:                                              ; preds = %712, %706
  %715 = getelementptr inbounds i8, ptr %692, i64 184
  %716 = load i64, ptr %715, align 8, !tbaa !140
  %717 = icmp eq i64 %716, 4194304
  br i1 %717, label %750, label %718

718:                                              ; preds = %714
  %719 = getelementptr inbounds i8, ptr %0, i64 64
  %720 = load i32, ptr %719, align 8, !tbaa !117
  %721 = icmp eq i32 %660, %720
  br i1 %721, label %722, label %733

722:                                              ; preds = %718
  %723 = icmp sgt i64 %557, -1
  br i1 %723, label %750, label %724

724:                                              ; preds = %722
  %725 = getelementptr inbounds i8, ptr %0, i64 56
  %726 = load i32, ptr %725, align 8, !tbaa !115
  %727 = getelementptr inbounds i8, ptr %692, i64 168
  %728 = load i64, ptr %727, align 8, !tbaa !33
  %729 = inttoptr i64 %728 to ptr
  %730 = zext i32 %726 to i64
  %731 = getelementptr inbounds %struct.KnownGroup, ptr %729, i64 %730
  %732 = load i32, ptr %731, align 4, !tbaa !36
  br label %745

733:                                              ; preds = %718
  %734 = getelementptr inbounds i8, ptr %0, i64 56
  %735 = load i32, ptr %734, align 8, !tbaa !115
  %736 = getelementptr inbounds i8, ptr %692, i64 168
  %737 = load i64, ptr %736, align 8, !tbaa !33
  %738 = inttoptr i64 %737 to ptr
  %739 = zext i32 %735 to i64
  %740 = getelementptr inbounds %struct.KnownGroup, ptr %738, i64 %739
  %741 = load i32, ptr %740, align 4, !tbaa !36
  %742 = icmp eq i32 %741, 0
  br i1 %742, label %748, label %743

743:                                              ; preds = %733
  %744 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %557, i32 noundef 0, i32 noundef 0)
  br label %745

745:                                              ; preds = %724, %743
  %746 = phi i32 [ %732, %724 ], [ %744, %743 ]
  %747 = icmp eq i32 %746, 0
  br i1 %747, label %748, label %750

748:                                              ; preds = %733, %745
  %749 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  tail call fastcc void @report(ptr noundef nonnull %0, i32 noundef 0, i64 noundef %2, i32 noundef %749, i32 noundef %4, i64 noundef %557, i32 noundef 0)
  br label %750

750:                                              ; preds = %696, %722, %712, %714, %706, %679, %686, %654, %748, %745, %645, %644
  store i64 %13, ptr %1, align 8, !tbaa !133
  store i64 0, ptr %15, align 8, !tbaa !135
  br label %751

751:                                              ; preds = %750, %642
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #2 {
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
  %29 = getelementptr inbounds i8, ptr %9, i64 94464
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !69
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !72
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
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
  %49 = getelementptr inbounds i8, ptr %9, i64 94464
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
  %68 = getelementptr inbounds i8, ptr %57, i64 40
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
  %82 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 %70, ptr %82, align 8, !tbaa !25
  %83 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 %4, ptr %83, align 4, !tbaa !25
  %84 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %75, ptr %84, align 8, !tbaa !25
  %85 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 %77, ptr %85, align 4, !tbaa !25
  %86 = getelementptr inbounds i8, ptr %57, i64 64
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
  %118 = getelementptr inbounds i8, ptr %57, i64 72
  %119 = lshr i32 %116, 24
  %120 = and i32 %119, 63
  %121 = lshr i64 %5, 62
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = and i32 %122, 1
  %124 = udiv i32 %115, %13
  %125 = zext nneg i32 %124 to i64
  store i64 %23, ptr %118, align 8, !tbaa !46
  %126 = getelementptr inbounds i8, ptr %57, i64 80
  store i32 %6, ptr %126, align 8, !tbaa !25
  %127 = getelementptr inbounds i8, ptr %57, i64 84
  store i32 %120, ptr %127, align 4, !tbaa !25
  %128 = getelementptr inbounds i8, ptr %57, i64 88
  store i32 %117, ptr %128, align 8, !tbaa !25
  %129 = getelementptr inbounds i8, ptr %57, i64 92
  store i32 %123, ptr %129, align 4, !tbaa !25
  %130 = getelementptr inbounds i8, ptr %57, i64 96
  store i64 %125, ptr %130, align 8, !tbaa !46
  br label %131

131:                                              ; preds = %52, %56, %114
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #8

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
  %19 = load i64, ptr %18, align 8, !tbaa !210
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 232
  %22 = load i64, ptr %21, align 8, !tbaa !211
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !211
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
  store i32 %24, ptr %32, align 4, !tbaa !212
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !213
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
  %54 = load i32, ptr %53, align 4, !tbaa !213
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
  %72 = load i16, ptr %71, align 4, !tbaa !214
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !205
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !205
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
  %92 = load i16, ptr %91, align 2, !tbaa !131
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
  %105 = load i16, ptr %104, align 4, !tbaa !207
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
  %115 = load i16, ptr %114, align 2, !tbaa !215
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !212
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !213
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !212
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !213
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
  br i1 %139, label %40, label %61, !llvm.loop !216

140:                                              ; preds = %40, %61, %100, %95, %113, %128
  %141 = phi i32 [ 1, %128 ], [ 1, %113 ], [ 1, %95 ], [ 1, %100 ], [ 1, %61 ], [ 0, %40 ]
  ret i32 %141
}

; Function Attrs: inlinehint nofree nosync nounwind
define internal fastcc range(i32 0, 2) i32 @look_at_run(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #11 {
  %7 = lshr i32 %2, 2
  %8 = lshr i32 %2, 3
  %9 = mul i32 %4, %2
  %10 = zext i32 %9 to i64
  %11 = and i32 %2, 3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %363

13:                                               ; preds = %6
  %14 = and i64 %1, 3
  %15 = icmp ne i64 %14, 0
  %16 = icmp ugt i32 %2, 19
  %17 = or i1 %15, %16
  %18 = icmp eq i32 %7, 3
  %19 = or i1 %17, %18
  br i1 %19, label %363, label %20

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
  br label %363

52:                                               ; preds = %24, %41
  %53 = phi i32 [ %44, %41 ], [ %5, %24 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 %53, ptr %54, align 4, !tbaa !112
  switch i32 %53, label %68 [
    i32 2, label %363
    i32 0, label %59
  ]

55:                                               ; preds = %31
  %56 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %56, align 4, !tbaa !112
  %57 = sub i64 %33, %1
  %58 = icmp ult i64 %57, %10
  br i1 %58, label %363, label %59

59:                                               ; preds = %55, %52, %22
  %60 = phi ptr [ %23, %22 ], [ %54, %52 ], [ %56, %55 ]
  %61 = add i64 %10, %1
  %62 = add i64 %61, -1
  %63 = xor i64 %62, %1
  %64 = icmp ult i64 %63, 16384
  br i1 %64, label %68, label %363

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
  br i1 %72, label %363, label %73

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
  br i1 %85, label %119, label %256

111:                                              ; preds = %73, %111
  %112 = phi i64 [ %114, %111 ], [ %76, %73 ]
  %113 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %112)
  %114 = add i64 %112, 64
  %115 = load i32, ptr %69, align 4, !tbaa !112
  %116 = icmp eq i32 %115, 0
  %117 = icmp ult i64 %114, %75
  %118 = and i1 %116, %117
  br i1 %118, label %111, label %81, !llvm.loop !217

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
  br i1 %139, label %363, label %140

140:                                              ; preds = %119
  %141 = insertelement <8 x i32> poison, i32 %8, i64 0
  %142 = shufflevector <8 x i32> %141, <8 x i32> poison, <8 x i32> zeroinitializer
  %143 = zext nneg <8 x i32> %142 to <8 x i64>
  %144 = zext i32 %3 to i64
  %145 = insertelement <8 x i64> poison, i64 %144, i64 0
  %146 = shufflevector <8 x i64> %145, <8 x i64> poison, <8 x i32> zeroinitializer
  %147 = zext i32 %86 to i64
  br label %148

148:                                              ; preds = %140, %252
  %149 = phi i64 [ 4, %140 ], [ %255, %252 ]
  %150 = phi i64 [ 0, %140 ], [ %253, %252 ]
  %151 = getelementptr inbounds %struct.Cell, ptr %71, i64 %150
  %152 = load <8 x i64>, ptr %151, align 8
  %153 = lshr <8 x i64> %152, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %154 = and <8 x i64> %153, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %155 = and <8 x i64> %152, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %156 = sub nsw <8 x i64> %155, %101
  %157 = icmp ult <8 x i64> %156, %91
  %158 = icmp eq <8 x i64> %152, zeroinitializer
  %159 = select <8 x i1> %157, <8 x i64> zeroinitializer, <8 x i64> %124
  %160 = select <8 x i1> %158, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %159
  %161 = and <8 x i64> %152, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %162 = icmp eq <8 x i64> %161, %106
  %163 = icmp ult <8 x i64> %154, %96
  %164 = and <8 x i1> %157, %163
  %165 = select <8 x i1> %162, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %164
  %166 = select <8 x i1> %165, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %160
  %167 = xor <8 x i64> %166, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %168 = xor <8 x i64> %160, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %169 = and <8 x i64> %152, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %170 = icmp eq <8 x i64> %169, zeroinitializer
  %171 = select <8 x i1> %170, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %168
  %172 = or <8 x i64> %171, %167
  %173 = icmp eq <8 x i64> %154, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %174 = select <8 x i1> %173, <8 x i64> %168, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %175 = and <8 x i64> %138, %167
  %176 = or <8 x i64> %175, %174
  %177 = shufflevector <8 x i64> %172, <8 x i64> %176, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %178 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %177)
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %238, label %180

180:                                              ; preds = %148, %235
  %181 = phi i64 [ %236, %235 ], [ %150, %148 ]
  %182 = getelementptr inbounds %struct.Cell, ptr %71, i64 %181
  %183 = shl nuw nsw i64 %181, 2
  %184 = add i64 %70, %183
  %185 = trunc nuw nsw i64 %181 to i32
  %186 = lshr i32 %185, %8
  %187 = add i32 %186, %3
  %188 = load i64, ptr %107, align 8, !tbaa !123
  %189 = zext i32 %187 to i64
  %190 = shl nuw nsw i64 %189, 24
  %191 = or i64 %188, %190
  %192 = or i64 %191, 4323455642275676160
  %193 = load i64, ptr %182, align 8, !tbaa !133
  %194 = getelementptr inbounds i8, ptr %182, i64 8
  %195 = load i64, ptr %194, align 8, !tbaa !135
  %196 = or i64 %195, %193
  %197 = icmp eq i64 %196, 0
  %198 = load i32, ptr %83, align 8, !tbaa !111
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %224

200:                                              ; preds = %180
  %201 = icmp sgt i64 %195, -1
  br i1 %201, label %213, label %202

202:                                              ; preds = %200
  %203 = xor i64 %195, %192
  %204 = and i64 %203, 8935212028373499904
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %206, label %213

206:                                              ; preds = %202
  %207 = trunc i64 %195 to i32
  %208 = and i32 %207, 16777215
  %209 = load i32, ptr %97, align 4, !tbaa !116
  %210 = sub i32 %208, %209
  %211 = load i32, ptr %87, align 4, !tbaa !118
  %212 = icmp ult i32 %210, %211
  br i1 %212, label %235, label %213

213:                                              ; preds = %206, %202, %200
  br i1 %197, label %223, label %214

214:                                              ; preds = %213
  %215 = icmp eq i64 %195, 0
  br i1 %215, label %234, label %216

216:                                              ; preds = %214
  %217 = xor i64 %195, %191
  %218 = and i64 %217, -4611615650740174849
  %219 = icmp eq i64 %218, 0
  %220 = and i64 %195, 4323455642275676160
  %221 = icmp eq i64 %220, 4323455642275676160
  %222 = select i1 %219, i1 %221, i1 false
  br i1 %222, label %223, label %234

223:                                              ; preds = %216, %213
  store i64 %192, ptr %194, align 8, !tbaa !135
  br label %235

224:                                              ; preds = %180
  br i1 %197, label %233, label %225

225:                                              ; preds = %224
  %226 = icmp eq i64 %193, 0
  %227 = icmp ne i64 %195, 0
  %228 = select i1 %226, i1 true, i1 %227
  br i1 %228, label %234, label %229

229:                                              ; preds = %225
  %230 = xor i64 %193, %191
  %231 = and i64 %230, -4611615650740174849
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %233, label %234

233:                                              ; preds = %229, %224
  store i64 %192, ptr %182, align 8, !tbaa !133
  br label %235

234:                                              ; preds = %229, %225, %216, %214
  tail call fastcc void @look_at(ptr noundef %0, ptr noundef nonnull %182, i64 noundef %184, i32 noundef 15, i32 noundef %187)
  br label %235

235:                                              ; preds = %206, %223, %233, %234
  %236 = add nuw nsw i64 %181, 1
  %237 = icmp eq i64 %236, %149
  br i1 %237, label %252, label %180, !llvm.loop !157

238:                                              ; preds = %148
  %239 = and <8 x i64> %152, %168
  %240 = insertelement <8 x i64> poison, i64 %150, i64 0
  %241 = shufflevector <8 x i64> %240, <8 x i64> poison, <8 x i32> zeroinitializer
  %242 = or disjoint <8 x i64> %241, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %243 = lshr <8 x i64> %242, %143
  %244 = add nuw nsw <8 x i64> %243, %146
  %245 = shl nuw nsw <8 x i64> %244, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %246 = or <8 x i64> %245, %120
  %247 = and <8 x i64> %166, %246
  %248 = or <8 x i64> %152, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %249 = and <8 x i64> %248, %167
  %250 = or <8 x i64> %247, %249
  %251 = shufflevector <8 x i64> %239, <8 x i64> %250, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %251, ptr %151, align 8
  br label %252

252:                                              ; preds = %235, %238
  %253 = add nuw nsw i64 %150, 4
  %254 = icmp ult i64 %253, %147
  %255 = add nuw nsw i64 %149, 4
  br i1 %254, label %148, label %363, !llvm.loop !158

256:                                              ; preds = %81
  %257 = shufflevector <8 x i64> %110, <8 x i64> poison, <8 x i32> zeroinitializer
  %258 = icmp eq i32 %86, 0
  br i1 %258, label %363, label %259

259:                                              ; preds = %256
  %260 = icmp ne i32 %82, 1
  %261 = sext i1 %260 to i64
  %262 = insertelement <8 x i64> poison, i64 %261, i64 0
  %263 = shufflevector <8 x i64> %262, <8 x i64> poison, <8 x i32> zeroinitializer
  %264 = insertelement <8 x i32> poison, i32 %8, i64 0
  %265 = shufflevector <8 x i32> %264, <8 x i32> poison, <8 x i32> zeroinitializer
  %266 = zext nneg <8 x i32> %265 to <8 x i64>
  %267 = zext i32 %3 to i64
  %268 = insertelement <8 x i64> poison, i64 %267, i64 0
  %269 = shufflevector <8 x i64> %268, <8 x i64> poison, <8 x i32> zeroinitializer
  %270 = zext i32 %86 to i64
  br label %271

271:                                              ; preds = %259, %359
  %272 = phi i64 [ 4, %259 ], [ %362, %359 ]
  %273 = phi i64 [ 0, %259 ], [ %360, %359 ]
  %274 = getelementptr inbounds %struct.Cell, ptr %71, i64 %273
  %275 = load <8 x i64>, ptr %274, align 8
  %276 = lshr <8 x i64> %275, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %277 = and <8 x i64> %276, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %278 = and <8 x i64> %275, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %279 = sub nsw <8 x i64> %278, %101
  %280 = icmp ult <8 x i64> %279, %91
  %281 = icmp eq <8 x i64> %275, zeroinitializer
  %282 = and <8 x i64> %275, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %283 = icmp eq <8 x i64> %282, %106
  %284 = icmp ult <8 x i64> %277, %96
  %285 = and <8 x i1> %280, %284
  %286 = select <8 x i1> %283, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %285
  %287 = select <8 x i1> %286, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %281
  %288 = select <8 x i1> %280, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %263
  %289 = select <8 x i1> %287, <8 x i64> zeroinitializer, <8 x i64> %288
  %290 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %289)
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %350, label %292

292:                                              ; preds = %271, %347
  %293 = phi i64 [ %348, %347 ], [ %273, %271 ]
  %294 = getelementptr inbounds %struct.Cell, ptr %71, i64 %293
  %295 = shl nuw nsw i64 %293, 2
  %296 = add i64 %70, %295
  %297 = trunc nuw nsw i64 %293 to i32
  %298 = lshr i32 %297, %8
  %299 = add i32 %298, %3
  %300 = load i64, ptr %107, align 8, !tbaa !123
  %301 = zext i32 %299 to i64
  %302 = shl nuw nsw i64 %301, 24
  %303 = or i64 %300, %302
  %304 = or i64 %303, 4323455642275676160
  %305 = load i64, ptr %294, align 8, !tbaa !133
  %306 = getelementptr inbounds i8, ptr %294, i64 8
  %307 = load i64, ptr %306, align 8, !tbaa !135
  %308 = or i64 %307, %305
  %309 = icmp eq i64 %308, 0
  %310 = load i32, ptr %83, align 8, !tbaa !111
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %336

312:                                              ; preds = %292
  %313 = icmp sgt i64 %307, -1
  br i1 %313, label %325, label %314

314:                                              ; preds = %312
  %315 = xor i64 %307, %304
  %316 = and i64 %315, 8935212028373499904
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %318, label %325

318:                                              ; preds = %314
  %319 = trunc i64 %307 to i32
  %320 = and i32 %319, 16777215
  %321 = load i32, ptr %97, align 4, !tbaa !116
  %322 = sub i32 %320, %321
  %323 = load i32, ptr %87, align 4, !tbaa !118
  %324 = icmp ult i32 %322, %323
  br i1 %324, label %347, label %325

325:                                              ; preds = %318, %314, %312
  br i1 %309, label %335, label %326

326:                                              ; preds = %325
  %327 = icmp eq i64 %307, 0
  br i1 %327, label %346, label %328

328:                                              ; preds = %326
  %329 = xor i64 %307, %303
  %330 = and i64 %329, -4611615650740174849
  %331 = icmp eq i64 %330, 0
  %332 = and i64 %307, 4323455642275676160
  %333 = icmp eq i64 %332, 4323455642275676160
  %334 = select i1 %331, i1 %333, i1 false
  br i1 %334, label %335, label %346

335:                                              ; preds = %328, %325
  store i64 %304, ptr %306, align 8, !tbaa !135
  br label %347

336:                                              ; preds = %292
  br i1 %309, label %345, label %337

337:                                              ; preds = %336
  %338 = icmp eq i64 %305, 0
  %339 = icmp ne i64 %307, 0
  %340 = select i1 %338, i1 true, i1 %339
  br i1 %340, label %346, label %341

341:                                              ; preds = %337
  %342 = xor i64 %305, %303
  %343 = and i64 %342, -4611615650740174849
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %345, label %346

345:                                              ; preds = %341, %336
  store i64 %304, ptr %294, align 8, !tbaa !133
  br label %347

346:                                              ; preds = %341, %337, %328, %326
  tail call fastcc void @look_at(ptr noundef %0, ptr noundef nonnull %294, i64 noundef %296, i32 noundef 15, i32 noundef %299)
  br label %347

347:                                              ; preds = %318, %335, %345, %346
  %348 = add nuw nsw i64 %293, 1
  %349 = icmp eq i64 %348, %272
  br i1 %349, label %359, label %292, !llvm.loop !157

350:                                              ; preds = %271
  %351 = insertelement <8 x i64> poison, i64 %273, i64 0
  %352 = shufflevector <8 x i64> %351, <8 x i64> poison, <8 x i32> zeroinitializer
  %353 = or disjoint <8 x i64> %352, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %354 = lshr <8 x i64> %353, %266
  %355 = add nuw nsw <8 x i64> %354, %269
  %356 = shl nuw nsw <8 x i64> %355, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %357 = or <8 x i64> %356, %257
  %358 = and <8 x i64> %357, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %358, ptr %274, align 8
  br label %359

359:                                              ; preds = %347, %350
  %360 = add nuw nsw i64 %273, 4
  %361 = icmp ult i64 %360, %270
  %362 = add nuw nsw i64 %272, 4
  br i1 %361, label %271, label %363, !llvm.loop !158

363:                                              ; preds = %359, %252, %256, %119, %52, %50, %68, %59, %55, %6, %13
  %364 = phi i32 [ 0, %13 ], [ 0, %6 ], [ 0, %55 ], [ 0, %52 ], [ 0, %59 ], [ 0, %68 ], [ 0, %50 ], [ 1, %119 ], [ 1, %256 ], [ 1, %252 ], [ 1, %359 ]
  ret i32 %364
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

attributes #0 = { nofree noinline nosync nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree nosync nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { inlinehint nofree nosync nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nounwind }

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
!15 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !6, i64 256, !6, i64 33024, !6, i64 65792, !6, i64 73984, !6, i64 90368, !6, i64 94464}
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
!70 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !71, i64 40, !71, i64 72}
!71 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !5, i64 24}
!72 = !{!70, !5, i64 40}
!73 = !{!70, !5, i64 72}
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
!106 = !{!"", !62, i64 0, !62, i64 8, !62, i64 16, !62, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80, !9, i64 88, !9, i64 92}
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
!124 = !{!28, !29, i64 2}
!125 = !{!15, !5, i64 200}
!126 = !{!15, !5, i64 192}
!127 = !{!35, !9, i64 4}
!128 = !{!129, !9, i64 0}
!129 = !{!"", !9, i64 0, !9, i64 4, !29, i64 8, !29, i64 10}
!130 = !{!129, !29, i64 10}
!131 = !{!29, !29, i64 0}
!132 = !{!11, !5, i64 728}
!133 = !{!134, !5, i64 0}
!134 = !{!"", !5, i64 0, !5, i64 8}
!135 = !{!134, !5, i64 8}
!136 = distinct !{!136, !38}
!137 = !{!106, !9, i64 88}
!138 = !{!17, !5, i64 104}
!139 = distinct !{!139, !38}
!140 = !{!15, !5, i64 184}
!141 = !{!15, !5, i64 80}
!142 = !{!15, !5, i64 96}
!143 = !{!15, !5, i64 40}
!144 = !{!15, !5, i64 32}
!145 = distinct !{!145, !38}
!146 = !{!15, !5, i64 48}
!147 = !{!15, !5, i64 56}
!148 = !{!15, !5, i64 64}
!149 = !{!15, !5, i64 88}
!150 = !{!15, !5, i64 72}
!151 = distinct !{!151, !38}
!152 = !{!106, !9, i64 92}
!153 = distinct !{!153, !38}
!154 = !{i64 0, i64 8, !46, i64 8, i64 8, !46}
!155 = distinct !{!155, !38}
!156 = distinct !{!156, !38}
!157 = distinct !{!157, !38}
!158 = distinct !{!158, !38}
!159 = distinct !{!159, !38}
!160 = distinct !{!160, !38}
!161 = distinct !{!161, !38}
!162 = distinct !{!162, !38}
!163 = distinct !{!163, !38}
!164 = distinct !{!164, !38}
!165 = distinct !{!165, !38}
!166 = distinct !{!166, !38}
!167 = distinct !{!167, !38}
!168 = !{!15, !5, i64 104}
!169 = distinct !{!169, !38}
!170 = distinct !{!170, !38}
!171 = distinct !{!171, !38}
!172 = distinct !{!172, !38}
!173 = distinct !{!173, !38}
!174 = distinct !{!174, !38}
!175 = !{!17, !9, i64 36}
!176 = !{!11, !9, i64 44}
!177 = distinct !{!177, !38}
!178 = distinct !{!178, !38}
!179 = distinct !{!179, !38}
!180 = distinct !{!180, !38}
!181 = distinct !{!181, !38}
!182 = distinct !{!182, !38}
!183 = distinct !{!183, !38}
!184 = !{!4, !5, i64 96}
!185 = !{!15, !5, i64 128}
!186 = !{!17, !5, i64 168}
!187 = distinct !{!187, !38}
!188 = !{!189}
!189 = distinct !{!189, !190, !"step_of: argument 0"}
!190 = distinct !{!190, !"step_of"}
!191 = distinct !{!191, !38}
!192 = distinct !{!192, !38}
!193 = distinct !{!193, !38}
!194 = distinct !{!194, !38}
!195 = !{!61, !62, i64 8}
!196 = !{!61, !9, i64 24}
!197 = distinct !{!197, !38}
!198 = !{!61, !5, i64 16}
!199 = !{!70, !5, i64 32}
!200 = !{!61, !62, i64 0}
!201 = !{!15, !5, i64 24}
!202 = !{!15, !5, i64 16}
!203 = !{!129, !29, i64 8}
!204 = distinct !{!204, !38}
!205 = !{!206, !9, i64 0}
!206 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !29, i64 12, !29, i64 14, !29, i64 16, !29, i64 18}
!207 = !{!206, !29, i64 12}
!208 = !{!206, !29, i64 14}
!209 = distinct !{!209, !38}
!210 = !{!15, !5, i64 240}
!211 = !{!15, !5, i64 232}
!212 = !{!35, !9, i64 12}
!213 = !{!35, !9, i64 16}
!214 = !{!206, !29, i64 16}
!215 = !{!206, !29, i64 18}
!216 = distinct !{!216, !38}
!217 = distinct !{!217, !38}
