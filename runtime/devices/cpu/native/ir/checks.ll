target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.WaveOrder = type { i16, i16, i8, i8, i8, i8 }
%struct.KnownGroup = type { i32, i32, i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i16, i16, i16, i16 }
%struct.Definedness = type { ptr, ptr, i64, i32, i32, i32, i32, i32 }
%struct.Step = type { ptr, ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32, ptr, ptr, ptr, i32, i64 }
%struct.Finding = type { i32, i32, i32, i32, i64, i64, i64, i64, %struct.Side, %struct.Side }
%struct.Side = type { i64, i32, i32, i32, i32, i64 }
%struct.Unreleased = type { i32, i32, i16, i16 }
%struct.Range = type { i64, i64 }
%struct.Cell = type { i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [3 x i32], i32, i64, [32 x i8], [24 x i8], [24 x i8] }

; Function Attrs: noinline nounwind
define void @hk_note_fence(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 840
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %9, i64 152
  %14 = load i64, ptr %13, align 8, !tbaa !15
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %122, label %16

16:                                               ; preds = %3
  %17 = icmp eq i32 %1, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, ptr %12, i64 160
  %20 = load i64, ptr %19, align 8, !tbaa !17
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %122, label %22

22:                                               ; preds = %18, %16
  %23 = getelementptr inbounds i8, ptr %12, i64 136
  %24 = load i64, ptr %23, align 8, !tbaa !19
  %25 = getelementptr inbounds i8, ptr %12, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !20
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %12, i64 208
  %29 = load i64, ptr %28, align 8, !tbaa !21
  %30 = add i64 %29, %27
  %31 = icmp eq i64 %24, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %22
  tail call fastcc void @end_interval(ptr noundef nonnull %0, ptr noundef nonnull %12)
  tail call fastcc void @pass_barrier(ptr noundef nonnull %9, ptr noundef nonnull readonly %6, ptr noundef nonnull %12)
  %33 = getelementptr inbounds i8, ptr %12, i64 200
  %34 = load i64, ptr %33, align 8, !tbaa !22
  %35 = getelementptr inbounds i8, ptr %12, i64 192
  store i64 %34, ptr %35, align 8, !tbaa !23
  br label %36

36:                                               ; preds = %22, %32
  %37 = getelementptr inbounds i8, ptr %6, i64 48
  %38 = load i32, ptr %37, align 8, !tbaa !24
  %39 = icmp ugt i32 %38, 1
  %40 = add i32 %38, -1
  %41 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %40, i1 true)
  %42 = sub nuw nsw i32 32, %41
  %43 = lshr i32 16777216, %42
  %44 = getelementptr inbounds i8, ptr %12, i64 16
  %45 = load i64, ptr %44, align 8, !tbaa !25
  %46 = add nsw i32 %43, -1
  %47 = select i1 %39, i32 %46, i32 16777215
  %48 = trunc i64 %45 to i32
  %49 = and i32 %47, %48
  %50 = mul i32 %49, %38
  %51 = getelementptr inbounds i8, ptr %0, i64 64
  %52 = load i64, ptr %51, align 8, !tbaa !26
  %53 = inttoptr i64 %52 to ptr
  %54 = getelementptr inbounds i8, ptr %53, i64 544
  %55 = load i32, ptr %54, align 8, !tbaa !27
  %56 = add i32 %50, %55
  %57 = getelementptr inbounds i8, ptr %9, i64 208
  %58 = load i64, ptr %57, align 8, !tbaa !28
  %59 = inttoptr i64 %58 to ptr
  %60 = zext i32 %56 to i64
  %61 = getelementptr inbounds %struct.WaveOrder, ptr %59, i64 %60
  br i1 %17, label %62, label %103

62:                                               ; preds = %36
  %63 = getelementptr inbounds i8, ptr %61, i64 4
  %64 = load i8, ptr %63, align 2, !tbaa !29
  %65 = trunc i32 %2 to i8
  %66 = or i8 %64, %65
  store i8 %66, ptr %63, align 2, !tbaa !29
  %67 = zext i8 %66 to i64
  %68 = getelementptr inbounds i8, ptr %9, i64 224
  %69 = load i64, ptr %68, align 8, !tbaa !32
  %70 = and i64 %69, %67
  %71 = icmp eq i64 %70, %69
  br i1 %71, label %72, label %122

72:                                               ; preds = %62
  store i8 0, ptr %63, align 2, !tbaa !29
  %73 = getelementptr inbounds i8, ptr %61, i64 7
  store i8 1, ptr %73, align 1, !tbaa !33
  %74 = getelementptr inbounds i8, ptr %9, i64 176
  %75 = load i64, ptr %74, align 8, !tbaa !34
  %76 = inttoptr i64 %75 to ptr
  %77 = getelementptr inbounds i8, ptr %9, i64 168
  %78 = load i64, ptr %77, align 8, !tbaa !35
  %79 = inttoptr i64 %78 to ptr
  %80 = zext i32 %49 to i64
  %81 = getelementptr inbounds %struct.KnownGroup, ptr %79, i64 %80
  %82 = getelementptr inbounds i8, ptr %81, i64 8
  %83 = load i32, ptr %81, align 4, !tbaa !27
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %101, label %85

85:                                               ; preds = %72, %91
  %86 = phi i32 [ %99, %91 ], [ %83, %72 ]
  %87 = load i32, ptr %82, align 4, !tbaa !36
  %88 = icmp eq i32 %86, %87
  br i1 %88, label %89, label %91

89:                                               ; preds = %91, %85
  %90 = load i32, ptr %81, align 4, !tbaa !38
  br label %101

91:                                               ; preds = %85
  %92 = add i32 %86, -1
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds %struct.Acquired, ptr %76, i64 %93
  %95 = getelementptr inbounds i8, ptr %94, i64 8
  %96 = load i32, ptr %95, align 4
  %97 = and i32 %96, -16777217
  store i32 %97, ptr %95, align 4
  %98 = getelementptr inbounds i8, ptr %94, i64 4
  %99 = load i32, ptr %98, align 4, !tbaa !27
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %89, label %85, !llvm.loop !39

101:                                              ; preds = %72, %89
  %102 = phi i32 [ %90, %89 ], [ 0, %72 ]
  store i32 %102, ptr %82, align 4, !tbaa !36
  br label %122

103:                                              ; preds = %36
  %104 = icmp eq i32 %1, 0
  %105 = getelementptr inbounds i8, ptr %61, i64 6
  %106 = load i8, ptr %105, align 2, !tbaa !41
  %107 = zext i1 %104 to i8
  %108 = or i8 %106, %107
  store i8 %108, ptr %105, align 2, !tbaa !41
  %109 = getelementptr inbounds i8, ptr %61, i64 5
  %110 = load i8, ptr %109, align 1, !tbaa !42
  %111 = and i8 %110, 1
  %112 = select i1 %104, i8 %111, i8 0
  store i8 %112, ptr %109, align 1, !tbaa !42
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %114, label %122

114:                                              ; preds = %103
  %115 = icmp eq i8 %108, 0
  br i1 %115, label %116, label %120

116:                                              ; preds = %114
  %117 = getelementptr inbounds i8, ptr %9, i64 216
  %118 = load i64, ptr %117, align 8, !tbaa !43
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %116, %114
  store i16 0, ptr %61, align 2, !tbaa !44
  store i8 0, ptr %105, align 2, !tbaa !41
  %121 = getelementptr inbounds i8, ptr %12, i64 152
  store i64 0, ptr %121, align 8, !tbaa !45
  br label %122

122:                                              ; preds = %101, %62, %120, %116, %103, %3, %18
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
  %14 = getelementptr inbounds i8, ptr %13, i64 840
  %15 = load i64, ptr %14, align 8, !tbaa !11
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 160
  %18 = load i64, ptr %17, align 8, !tbaa !46
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %574, label %20

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
  br i1 %76, label %26, label %77, !llvm.loop !47

77:                                               ; preds = %71, %50, %24, %20
  %78 = phi i64 [ %3, %20 ], [ 0, %24 ], [ %72, %71 ], [ %28, %50 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10)
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
  %85 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 0, ptr %85, align 8
  %86 = xor i1 %21, true
  %87 = getelementptr inbounds i8, ptr %0, i64 40
  %88 = zext i32 %4 to i64
  %89 = getelementptr inbounds i8, ptr %0, i64 32
  %90 = getelementptr inbounds i8, ptr %0, i64 160
  %91 = icmp eq i32 %4, 0
  %92 = getelementptr inbounds i8, ptr %0, i64 24
  %93 = icmp eq i32 %5, 1
  %94 = icmp eq i32 %7, 4
  %95 = and i1 %22, %94
  %96 = icmp eq i32 %6, 1
  %97 = getelementptr inbounds i8, ptr %0, i64 8
  %98 = getelementptr inbounds i8, ptr %0, i64 16
  %99 = insertelement <8 x i64> poison, i64 %88, i64 0
  %100 = shufflevector <8 x i64> %99, <8 x i64> poison, <8 x i32> zeroinitializer
  %101 = mul nuw nsw <8 x i64> %100, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %102 = shl i32 %4, 3
  %103 = zext i32 %102 to i64
  %104 = insertelement <8 x i64> poison, i64 %103, i64 0
  %105 = shufflevector <8 x i64> %104, <8 x i64> poison, <8 x i32> zeroinitializer
  %106 = getelementptr inbounds i8, ptr %9, i64 32
  %107 = getelementptr inbounds i8, ptr %9, i64 40
  %108 = getelementptr inbounds i8, ptr %9, i64 8
  %109 = getelementptr inbounds i8, ptr %9, i64 36
  %110 = icmp ugt i32 %4, 32
  %111 = shl nsw i64 -1, %88
  %112 = xor i64 %111, -1
  br label %113

113:                                              ; preds = %77, %570
  %114 = phi i64 [ 0, %77 ], [ %571, %570 ]
  %115 = lshr i64 %78, %114
  %116 = and i64 %115, 65535
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %570, label %118

118:                                              ; preds = %113
  %119 = icmp eq i64 %116, 65535
  %120 = and i1 %119, %86
  br i1 %120, label %121, label %181

121:                                              ; preds = %118
  %122 = getelementptr inbounds i64, ptr %2, i64 %114
  %123 = load i64, ptr %122, align 8, !tbaa !48
  %124 = and i64 %123, 4294967295
  switch i32 %6, label %182 [
    i32 2, label %131
    i32 4, label %125
    i32 3, label %127
  ]

125:                                              ; preds = %121
  %126 = icmp sgt i64 %123, -1
  br i1 %126, label %204, label %131

127:                                              ; preds = %121
  %128 = lshr i64 %123, 32
  %129 = load i64, ptr %87, align 8, !tbaa !49
  %130 = icmp eq i64 %128, %129
  br i1 %130, label %131, label %193

131:                                              ; preds = %127, %125, %121
  %132 = add nuw nsw i64 %124, %88
  %133 = load i64, ptr %89, align 8, !tbaa !50
  %134 = icmp ugt i64 %132, %133
  br i1 %134, label %185, label %135

135:                                              ; preds = %131
  %136 = load i32, ptr %90, align 8, !tbaa !51
  %137 = zext i32 %136 to i64
  %138 = or i64 %123, %88
  %139 = and i64 %138, 3
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %141, label %185

141:                                              ; preds = %135
  %142 = load <8 x i64>, ptr %122, align 8
  %143 = getelementptr inbounds i8, ptr %122, i64 64
  %144 = load <8 x i64>, ptr %143, align 8
  %145 = bitcast <8 x i64> %142 to <4 x i128>
  %146 = extractelement <4 x i128> %145, i64 0
  %147 = bitcast i128 %146 to <2 x i64>
  %148 = shufflevector <2 x i64> %147, <2 x i64> poison, <8 x i32> zeroinitializer
  %149 = xor <8 x i64> %148, %142
  %150 = xor <8 x i64> %148, %144
  %151 = or <8 x i64> %149, %150
  %152 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %151)
  %153 = icmp eq i64 %152, 0
  %154 = extractelement <8 x i64> %142, i64 0
  br i1 %153, label %155, label %185

155:                                              ; preds = %141
  br i1 %91, label %570, label %156

156:                                              ; preds = %155
  %157 = shl nuw nsw i64 %114, 2
  br label %161

158:                                              ; preds = %176
  %159 = icmp eq i64 %178, 0
  %160 = or i1 %95, %159
  br i1 %160, label %570, label %181

161:                                              ; preds = %176, %156
  %162 = phi i64 [ 0, %156 ], [ %179, %176 ]
  %163 = phi i64 [ 0, %156 ], [ %178, %176 ]
  %164 = load i64, ptr %17, align 8, !tbaa !46
  %165 = inttoptr i64 %164 to ptr
  %166 = load i64, ptr %92, align 8, !tbaa !52
  %167 = add nuw nsw i64 %162, %124
  %168 = mul i64 %167, %137
  %169 = add i64 %168, %157
  %170 = add i64 %169, %166
  %171 = lshr i64 %170, 3
  %172 = getelementptr inbounds i8, ptr %165, i64 %171
  br i1 %93, label %175, label %173

173:                                              ; preds = %161
  %174 = load i64, ptr %172, align 8, !tbaa !48
  br label %176

175:                                              ; preds = %161
  store i64 0, ptr %172, align 8, !tbaa !48
  br label %176

176:                                              ; preds = %175, %173
  %177 = phi i64 [ %174, %173 ], [ 0, %175 ]
  %178 = or i64 %177, %163
  %179 = add nuw nsw i64 %162, 4
  %180 = icmp ult i64 %179, %88
  br i1 %180, label %161, label %158, !llvm.loop !53

181:                                              ; preds = %158, %118
  br i1 %21, label %207, label %182

182:                                              ; preds = %121, %181
  %183 = getelementptr inbounds i64, ptr %2, i64 %114
  %184 = load i64, ptr %183, align 8, !tbaa !48
  br label %185

185:                                              ; preds = %182, %141, %135, %131
  %186 = phi i64 [ %184, %182 ], [ %154, %141 ], [ %123, %135 ], [ %123, %131 ]
  %187 = and i64 %186, 4294967295
  switch i32 %6, label %204 [
    i32 2, label %199
    i32 4, label %191
    i32 3, label %188
  ]

188:                                              ; preds = %185
  %189 = load i64, ptr %87, align 8, !tbaa !49
  %190 = lshr i64 %186, 32
  br label %193

191:                                              ; preds = %185
  %192 = icmp sgt i64 %186, -1
  br i1 %192, label %204, label %199

193:                                              ; preds = %127, %188
  %194 = phi i64 [ %190, %188 ], [ %128, %127 ]
  %195 = phi i64 [ %186, %188 ], [ %123, %127 ]
  %196 = phi i64 [ %189, %188 ], [ %129, %127 ]
  %197 = phi i64 [ %187, %188 ], [ %124, %127 ]
  %198 = icmp eq i64 %194, %196
  br i1 %198, label %199, label %204

199:                                              ; preds = %193, %191, %185
  %200 = phi i64 [ %195, %193 ], [ %186, %191 ], [ %186, %185 ]
  %201 = phi i64 [ %197, %193 ], [ %187, %191 ], [ %187, %185 ]
  %202 = load i64, ptr %89, align 8, !tbaa !50
  %203 = icmp ugt i64 %201, %202
  br i1 %203, label %204, label %471

204:                                              ; preds = %125, %199, %191, %185, %193
  %205 = phi i64 [ %200, %199 ], [ %186, %191 ], [ %186, %185 ], [ %195, %193 ], [ %123, %125 ]
  %206 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %116)
  br label %214

207:                                              ; preds = %181
  %208 = getelementptr inbounds i64, ptr %2, i64 %114
  %209 = load i64, ptr %208, align 8, !tbaa !48
  %210 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %116)
  br i1 %96, label %211, label %214

211:                                              ; preds = %207
  %212 = load i64, ptr %97, align 8, !tbaa !54
  %213 = load i64, ptr %98, align 8, !tbaa !55
  br label %214

214:                                              ; preds = %204, %211, %207
  %215 = phi i64 [ %210, %211 ], [ %210, %207 ], [ %206, %204 ]
  %216 = phi i64 [ %209, %211 ], [ %209, %207 ], [ %205, %204 ]
  %217 = phi i64 [ %212, %211 ], [ 0, %207 ], [ 0, %204 ]
  %218 = phi i64 [ %213, %211 ], [ 140737488355328, %207 ], [ 140737488355328, %204 ]
  %219 = trunc nuw nsw i64 %215 to i32
  %220 = mul i32 %219, %4
  %221 = zext i32 %220 to i64
  %222 = icmp uge i64 %216, %218
  %223 = sub i64 %218, %216
  %224 = icmp ult i64 %223, %221
  %225 = select i1 %222, i1 true, i1 %224
  br i1 %225, label %414, label %226

226:                                              ; preds = %214
  %227 = add i64 %115, 1
  %228 = and i64 %227, %116
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %230, label %414

230:                                              ; preds = %226
  %231 = icmp ult i64 %215, 8
  br i1 %231, label %253, label %232

232:                                              ; preds = %230
  %233 = getelementptr inbounds i64, ptr %2, i64 %114
  %234 = insertelement <8 x i64> poison, i64 %216, i64 0
  %235 = shufflevector <8 x i64> %234, <8 x i64> poison, <8 x i32> zeroinitializer
  %236 = add <8 x i64> %235, %101
  %237 = load <8 x i64>, ptr %233, align 8
  %238 = xor <8 x i64> %237, %236
  %239 = icmp ult i64 %215, 16
  br i1 %239, label %253, label %240, !llvm.loop !56

240:                                              ; preds = %232
  %241 = add <8 x i64> %236, %105
  %242 = getelementptr inbounds i8, ptr %233, i64 64
  %243 = load <8 x i64>, ptr %242, align 8
  %244 = xor <8 x i64> %243, %241
  %245 = or <8 x i64> %244, %238
  %246 = icmp ult i64 %215, 24
  br i1 %246, label %253, label %247, !llvm.loop !56

247:                                              ; preds = %240
  %248 = add <8 x i64> %241, %105
  %249 = getelementptr inbounds i8, ptr %233, i64 128
  %250 = load <8 x i64>, ptr %249, align 8
  %251 = xor <8 x i64> %250, %248
  %252 = or <8 x i64> %251, %245
  br label %253

253:                                              ; preds = %232, %240, %247, %230
  %254 = phi i32 [ 0, %230 ], [ 8, %232 ], [ 16, %240 ], [ 24, %247 ]
  %255 = phi <8 x i64> [ zeroinitializer, %230 ], [ %238, %232 ], [ %245, %240 ], [ %252, %247 ]
  %256 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %255)
  %257 = icmp ult i32 %254, %219
  br i1 %257, label %258, label %325

258:                                              ; preds = %253
  %259 = zext i32 %254 to i64
  %260 = getelementptr inbounds i64, ptr %2, i64 %114
  %261 = sub nsw i64 %215, %259
  %262 = and i64 %261, 3
  %263 = icmp eq i64 %262, 0
  br i1 %263, label %279, label %264

264:                                              ; preds = %258, %264
  %265 = phi i64 [ %276, %264 ], [ %259, %258 ]
  %266 = phi i64 [ %275, %264 ], [ %256, %258 ]
  %267 = phi i64 [ %277, %264 ], [ 0, %258 ]
  %268 = getelementptr inbounds i64, ptr %260, i64 %265
  %269 = load i64, ptr %268, align 8, !tbaa !48
  %270 = trunc nuw nsw i64 %265 to i32
  %271 = mul i32 %270, %4
  %272 = zext i32 %271 to i64
  %273 = add i64 %216, %272
  %274 = xor i64 %273, %269
  %275 = or i64 %274, %266
  %276 = add nuw nsw i64 %265, 1
  %277 = add i64 %267, 1
  %278 = icmp eq i64 %277, %262
  br i1 %278, label %279, label %264, !llvm.loop !57

279:                                              ; preds = %264, %258
  %280 = phi i64 [ poison, %258 ], [ %275, %264 ]
  %281 = phi i64 [ %259, %258 ], [ %276, %264 ]
  %282 = phi i64 [ %256, %258 ], [ %275, %264 ]
  %283 = sub nsw i64 %259, %215
  %284 = icmp ugt i64 %283, -4
  br i1 %284, label %325, label %285

285:                                              ; preds = %279, %285
  %286 = phi i64 [ %323, %285 ], [ %281, %279 ]
  %287 = phi i64 [ %322, %285 ], [ %282, %279 ]
  %288 = getelementptr inbounds i64, ptr %260, i64 %286
  %289 = load i64, ptr %288, align 8, !tbaa !48
  %290 = trunc nuw nsw i64 %286 to i32
  %291 = mul i32 %290, %4
  %292 = zext i32 %291 to i64
  %293 = add i64 %216, %292
  %294 = xor i64 %293, %289
  %295 = or i64 %294, %287
  %296 = add nuw nsw i64 %286, 1
  %297 = getelementptr inbounds i64, ptr %260, i64 %296
  %298 = load i64, ptr %297, align 8, !tbaa !48
  %299 = trunc nuw nsw i64 %296 to i32
  %300 = mul i32 %299, %4
  %301 = zext i32 %300 to i64
  %302 = add i64 %216, %301
  %303 = xor i64 %302, %298
  %304 = or i64 %303, %295
  %305 = add nuw nsw i64 %286, 2
  %306 = getelementptr inbounds i64, ptr %260, i64 %305
  %307 = load i64, ptr %306, align 8, !tbaa !48
  %308 = trunc nuw nsw i64 %305 to i32
  %309 = mul i32 %308, %4
  %310 = zext i32 %309 to i64
  %311 = add i64 %216, %310
  %312 = xor i64 %311, %307
  %313 = or i64 %312, %304
  %314 = add nuw nsw i64 %286, 3
  %315 = getelementptr inbounds i64, ptr %260, i64 %314
  %316 = load i64, ptr %315, align 8, !tbaa !48
  %317 = trunc nuw nsw i64 %314 to i32
  %318 = mul i32 %317, %4
  %319 = zext i32 %318 to i64
  %320 = add i64 %216, %319
  %321 = xor i64 %320, %316
  %322 = or i64 %321, %313
  %323 = add nuw nsw i64 %286, 4
  %324 = icmp eq i64 %323, %215
  br i1 %324, label %325, label %285, !llvm.loop !59

325:                                              ; preds = %279, %285, %253
  %326 = phi i64 [ %256, %253 ], [ %280, %279 ], [ %322, %285 ]
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %328, label %414

328:                                              ; preds = %325
  %329 = add i64 %217, %216
  %330 = icmp ugt i32 %220, 56
  %331 = load i64, ptr %17, align 8, !tbaa !46
  %332 = inttoptr i64 %331 to ptr
  br i1 %330, label %333, label %379

333:                                              ; preds = %328
  %334 = and i64 %329, 7
  %335 = add nsw i64 %221, -57
  %336 = udiv i64 %335, 56
  %337 = icmp ult i64 %335, 56
  br i1 %337, label %361, label %338

338:                                              ; preds = %333
  %339 = add nuw nsw i64 %336, 1
  %340 = and i64 %339, 1152921504606846974
  br label %341

341:                                              ; preds = %341, %338
  %342 = phi i64 [ 0, %338 ], [ %356, %341 ]
  %343 = phi i64 [ %221, %338 ], [ %357, %341 ]
  %344 = phi i64 [ %329, %338 ], [ %358, %341 ]
  %345 = phi i64 [ 0, %338 ], [ %359, %341 ]
  %346 = lshr i64 %344, 3
  %347 = getelementptr inbounds i8, ptr %332, i64 %346
  %348 = load i64, ptr %347, align 1
  %349 = add i64 %344, 56
  %350 = lshr i64 %349, 3
  %351 = getelementptr inbounds i8, ptr %332, i64 %350
  %352 = load i64, ptr %351, align 1
  %353 = or i64 %348, %352
  %354 = lshr i64 %353, %334
  %355 = and i64 %354, 72057594037927935
  %356 = or i64 %355, %342
  %357 = add nsw i64 %343, -112
  %358 = add i64 %344, 112
  %359 = add i64 %345, 2
  %360 = icmp eq i64 %359, %340
  br i1 %360, label %361, label %341, !llvm.loop !60

361:                                              ; preds = %341, %333
  %362 = phi i64 [ poison, %333 ], [ %356, %341 ]
  %363 = phi i64 [ poison, %333 ], [ %357, %341 ]
  %364 = phi i64 [ poison, %333 ], [ %358, %341 ]
  %365 = phi i64 [ 0, %333 ], [ %356, %341 ]
  %366 = phi i64 [ %221, %333 ], [ %357, %341 ]
  %367 = phi i64 [ %329, %333 ], [ %358, %341 ]
  %368 = and i64 %336, 1
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %370, label %379

370:                                              ; preds = %361
  %371 = lshr i64 %367, 3
  %372 = getelementptr inbounds i8, ptr %332, i64 %371
  %373 = load i64, ptr %372, align 1
  %374 = lshr i64 %373, %334
  %375 = and i64 %374, 72057594037927935
  %376 = or i64 %375, %365
  %377 = add nsw i64 %366, -56
  %378 = add i64 %367, 56
  br label %379

379:                                              ; preds = %370, %361, %328
  %380 = phi i64 [ %329, %328 ], [ %364, %361 ], [ %378, %370 ]
  %381 = phi i64 [ %221, %328 ], [ %363, %361 ], [ %377, %370 ]
  %382 = phi i64 [ 0, %328 ], [ %362, %361 ], [ %376, %370 ]
  %383 = lshr i64 %380, 3
  %384 = getelementptr inbounds i8, ptr %332, i64 %383
  %385 = load i64, ptr %384, align 1
  %386 = and i64 %380, 7
  %387 = lshr i64 %385, %386
  %388 = shl nsw i64 -1, %381
  %389 = xor i64 %388, -1
  %390 = and i64 %387, %389
  %391 = or i64 %390, %382
  %392 = icmp eq i64 %391, 0
  br i1 %392, label %570, label %393

393:                                              ; preds = %379
  br i1 %93, label %394, label %414

394:                                              ; preds = %393
  %395 = icmp eq i32 %220, 0
  br i1 %395, label %570, label %396

396:                                              ; preds = %394, %396
  %397 = phi i64 [ %412, %396 ], [ %329, %394 ]
  %398 = phi i64 [ %411, %396 ], [ %221, %394 ]
  %399 = load i64, ptr %17, align 8, !tbaa !46
  %400 = inttoptr i64 %399 to ptr
  %401 = lshr i64 %397, 3
  %402 = getelementptr inbounds i8, ptr %400, i64 %401
  %403 = tail call i64 @llvm.umin.i64(i64 %398, i64 56)
  %404 = load i64, ptr %402, align 1
  %405 = shl nsw i64 -1, %403
  %406 = xor i64 %405, -1
  %407 = and i64 %397, 7
  %408 = shl nuw nsw i64 %406, %407
  %409 = xor i64 %408, -1
  %410 = and i64 %404, %409
  store i64 %410, ptr %402, align 1
  %411 = sub i64 %398, %403
  %412 = add i64 %403, %397
  %413 = icmp eq i64 %411, 0
  br i1 %413, label %570, label %396, !llvm.loop !61

414:                                              ; preds = %325, %214, %393, %226
  %415 = and i1 %21, %119
  br i1 %415, label %416, label %471

416:                                              ; preds = %414
  %417 = getelementptr inbounds i64, ptr %2, i64 %114
  br i1 %96, label %418, label %421

418:                                              ; preds = %416
  %419 = load i64, ptr %97, align 8, !tbaa !54
  %420 = load i64, ptr %98, align 8, !tbaa !55
  br label %421

421:                                              ; preds = %418, %416
  %422 = phi i64 [ %419, %418 ], [ 0, %416 ]
  %423 = phi i64 [ %420, %418 ], [ 140737488355328, %416 ]
  %424 = load <8 x i64>, ptr %417, align 8
  %425 = getelementptr inbounds i8, ptr %417, i64 64
  %426 = load <8 x i64>, ptr %425, align 8
  %427 = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %424, <8 x i64> %426)
  %428 = xor <8 x i64> %426, %424
  %429 = xor <8 x i64> %428, %427
  %430 = tail call i64 @llvm.vector.reduce.umin.v8i64(<8 x i64> %427)
  %431 = tail call i64 @llvm.vector.reduce.umax.v8i64(<8 x i64> %429)
  %432 = icmp ult i64 %431, %423
  br i1 %432, label %433, label %471

433:                                              ; preds = %421
  %434 = sub i64 %431, %430
  %435 = icmp ugt i64 %434, 1024
  br i1 %435, label %471, label %436

436:                                              ; preds = %433
  %437 = add i64 %430, %422
  %438 = add nuw nsw i64 %434, %88
  %439 = icmp ugt i64 %438, 56
  %440 = load i64, ptr %17, align 8, !tbaa !46
  %441 = inttoptr i64 %440 to ptr
  br i1 %439, label %442, label %457

442:                                              ; preds = %436
  %443 = and i64 %437, 7
  br label %444

444:                                              ; preds = %444, %442
  %445 = phi i64 [ 0, %442 ], [ %453, %444 ]
  %446 = phi i64 [ %438, %442 ], [ %454, %444 ]
  %447 = phi i64 [ %437, %442 ], [ %455, %444 ]
  %448 = lshr i64 %447, 3
  %449 = getelementptr inbounds i8, ptr %441, i64 %448
  %450 = load i64, ptr %449, align 1
  %451 = lshr i64 %450, %443
  %452 = and i64 %451, 72057594037927935
  %453 = or i64 %452, %445
  %454 = add nsw i64 %446, -56
  %455 = add i64 %447, 56
  %456 = icmp ugt i64 %454, 56
  br i1 %456, label %444, label %457, !llvm.loop !60

457:                                              ; preds = %444, %436
  %458 = phi i64 [ %437, %436 ], [ %455, %444 ]
  %459 = phi i64 [ %438, %436 ], [ %454, %444 ]
  %460 = phi i64 [ 0, %436 ], [ %453, %444 ]
  %461 = lshr i64 %458, 3
  %462 = getelementptr inbounds i8, ptr %441, i64 %461
  %463 = load i64, ptr %462, align 1
  %464 = and i64 %458, 7
  %465 = lshr i64 %463, %464
  %466 = shl nsw i64 -1, %459
  %467 = xor i64 %466, -1
  %468 = and i64 %465, %467
  %469 = or i64 %468, %460
  %470 = icmp eq i64 %469, 0
  br i1 %470, label %570, label %471

471:                                              ; preds = %421, %433, %199, %457, %414
  %472 = trunc nuw nsw i64 %114 to i32
  br label %473

473:                                              ; preds = %471, %566
  %474 = phi i64 [ %116, %471 ], [ %568, %566 ]
  %475 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %474, i1 true)
  %476 = trunc nuw nsw i64 %475 to i32
  %477 = add nuw nsw i32 %472, %476
  %478 = zext nneg i32 %477 to i64
  %479 = getelementptr inbounds i64, ptr %2, i64 %478
  %480 = load i64, ptr %479, align 8, !tbaa !48
  switch i32 %6, label %509 [
    i32 0, label %507
    i32 3, label %481
    i32 4, label %493
    i32 1, label %497
  ]

481:                                              ; preds = %473
  %482 = lshr i64 %480, 32
  %483 = load i64, ptr %87, align 8, !tbaa !49
  %484 = icmp eq i64 %482, %483
  br i1 %484, label %509, label %485

485:                                              ; preds = %481
  %486 = load i64, ptr %97, align 8, !tbaa !54
  %487 = sub i64 %480, %486
  %488 = load i64, ptr %98, align 8, !tbaa !55
  %489 = icmp ult i64 %487, %488
  br i1 %489, label %490, label %507

490:                                              ; preds = %485
  %491 = sub i64 %488, %487
  %492 = icmp ult i64 %491, %88
  br i1 %492, label %509, label %503

493:                                              ; preds = %473
  %494 = lshr i64 %480, 62
  %495 = trunc nuw nsw i64 %494 to i32
  %496 = and i32 %495, 2
  br label %509

497:                                              ; preds = %473
  %498 = add i64 %480, %88
  %499 = load i64, ptr %98, align 8, !tbaa !55
  %500 = icmp ugt i64 %498, %499
  br i1 %500, label %508, label %501

501:                                              ; preds = %497
  %502 = load i64, ptr %97, align 8, !tbaa !54
  br label %503

503:                                              ; preds = %501, %490
  %504 = phi i64 [ %486, %490 ], [ %502, %501 ]
  %505 = phi i64 [ %487, %490 ], [ %480, %501 ]
  store i32 1, ptr %82, align 4, !tbaa !62
  %506 = add i64 %504, %505
  br label %551

507:                                              ; preds = %473, %485
  store i32 0, ptr %82, align 4, !tbaa !62
  br label %551

508:                                              ; preds = %497
  store i32 2, ptr %82, align 4, !tbaa !62
  br label %566

509:                                              ; preds = %473, %490, %481, %493
  %510 = phi i32 [ 2, %490 ], [ 2, %481 ], [ %496, %493 ], [ %6, %473 ]
  store i32 %510, ptr %82, align 4, !tbaa !62
  %511 = icmp ne i32 %510, 2
  %512 = select i1 %21, i1 true, i1 %511
  br i1 %512, label %550, label %513

513:                                              ; preds = %509
  %514 = and i64 %480, 4294967295
  switch i32 %6, label %566 [
    i32 2, label %521
    i32 4, label %515
    i32 3, label %517
  ]

515:                                              ; preds = %513
  %516 = icmp sgt i64 %480, -1
  br i1 %516, label %566, label %521

517:                                              ; preds = %513
  %518 = lshr i64 %480, 32
  %519 = load i64, ptr %87, align 8, !tbaa !49
  %520 = icmp eq i64 %518, %519
  br i1 %520, label %521, label %566

521:                                              ; preds = %517, %515, %513
  %522 = add nuw nsw i64 %514, %88
  %523 = load i64, ptr %89, align 8, !tbaa !50
  %524 = icmp ugt i64 %522, %523
  %525 = or i1 %524, %95
  br i1 %525, label %566, label %526

526:                                              ; preds = %521
  %527 = load i32, ptr %90, align 8, !tbaa !51
  %528 = zext i32 %527 to i64
  br i1 %91, label %566, label %529

529:                                              ; preds = %526
  %530 = shl nuw nsw i32 %477, 2
  %531 = zext nneg i32 %530 to i64
  br label %532

532:                                              ; preds = %532, %529
  %533 = phi i64 [ %514, %529 ], [ %535, %532 ]
  %534 = or i64 %533, 3
  %535 = add nuw nsw i64 %534, 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #15
  store ptr %0, ptr %9, align 8, !tbaa !65
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %108, ptr noundef nonnull align 8 dereferenceable(24) %79, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %109, ptr noundef nonnull align 4 dereferenceable(12) %84, i64 12, i1 false)
  %536 = tail call i64 @llvm.umin.i64(i64 %535, i64 %522)
  %537 = sub nsw i64 %536, %533
  %538 = trunc i64 %537 to i32
  store i32 %538, ptr %106, align 8, !tbaa !66
  %539 = sub nsw i64 %533, %514
  %540 = lshr i64 %539, 2
  %541 = trunc i64 %540 to i32
  store i32 %541, ptr %107, align 8, !tbaa !67
  %542 = load i64, ptr %92, align 8, !tbaa !52
  %543 = and i64 %533, -4
  %544 = mul i64 %543, %528
  %545 = and i64 %533, 3
  %546 = or disjoint i64 %545, %531
  %547 = add i64 %546, %544
  %548 = add i64 %547, %542
  call fastcc void @look_for_undefined(ptr noundef nonnull %9, i64 noundef %548, i32 noundef %477)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #15
  %549 = icmp ult i64 %535, %522
  br i1 %549, label %532, label %566, !llvm.loop !68

550:                                              ; preds = %509
  br i1 %511, label %551, label %566

551:                                              ; preds = %507, %503, %550
  %552 = phi i64 [ %506, %503 ], [ %480, %550 ], [ %480, %507 ]
  %553 = icmp ult i64 %552, 140737488355328
  br i1 %553, label %554, label %566

554:                                              ; preds = %551
  br i1 %110, label %565, label %555

555:                                              ; preds = %554
  %556 = load i64, ptr %17, align 8, !tbaa !46
  %557 = inttoptr i64 %556 to ptr
  %558 = lshr i64 %552, 3
  %559 = getelementptr inbounds i8, ptr %557, i64 %558
  %560 = load i64, ptr %559, align 1
  %561 = and i64 %552, 7
  %562 = lshr i64 %560, %561
  %563 = and i64 %562, %112
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %566, label %565

565:                                              ; preds = %555, %554
  call fastcc void @look_for_undefined(ptr noundef nonnull %10, i64 noundef %552, i32 noundef %477)
  br label %566

566:                                              ; preds = %532, %526, %508, %521, %515, %513, %517, %565, %555, %551, %550
  %567 = add nsw i64 %474, -1
  %568 = and i64 %567, %474
  %569 = icmp eq i64 %568, 0
  br i1 %569, label %570, label %473, !llvm.loop !69

570:                                              ; preds = %396, %566, %155, %158, %394, %379, %457, %113
  %571 = add nuw nsw i64 %114, 16
  %572 = icmp ult i64 %114, 48
  br i1 %572, label %113, label %573, !llvm.loop !70

573:                                              ; preds = %570
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10)
  br label %574

574:                                              ; preds = %8, %573
  ret void
}

; Function Attrs: noinline nounwind
define void @hk_note_access(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8) local_unnamed_addr #0 {
  %10 = alloca i64, align 8
  %11 = alloca %struct.Step, align 8
  store i64 %3, ptr %10, align 8, !tbaa !48
  %12 = add i32 %7, -1
  %13 = icmp ult i32 %12, 2
  %14 = getelementptr inbounds i8, ptr %0, i64 48
  %15 = load i64, ptr %14, align 8, !tbaa !3
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 840
  %18 = load i64, ptr %17, align 8, !tbaa !11
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds i8, ptr %0, i64 56
  %21 = load i64, ptr %20, align 8, !tbaa !14
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
  %39 = load i64, ptr %38, align 8, !tbaa !48
  %40 = and i64 %39, %28
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %129, label %42

42:                                               ; preds = %34
  %43 = load i64, ptr %20, align 8, !tbaa !14
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %14, align 8, !tbaa !3
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds i8, ptr %46, i64 840
  %48 = load i64, ptr %47, align 8, !tbaa !11
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8, !tbaa !71
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %72, label %52

52:                                               ; preds = %42
  %53 = getelementptr inbounds i8, ptr %49, i64 98560
  br label %54

54:                                               ; preds = %67, %52
  %55 = phi i64 [ 0, %52 ], [ %68, %67 ]
  %56 = getelementptr inbounds [256 x %struct.Finding], ptr %53, i64 0, i64 %55
  %57 = load i32, ptr %56, align 8, !tbaa !72
  %58 = icmp eq i32 %57, 8
  br i1 %58, label %59, label %67

59:                                               ; preds = %54
  %60 = getelementptr inbounds i8, ptr %56, i64 48
  %61 = load i64, ptr %60, align 8, !tbaa !75
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %56, i64 80
  %65 = load i64, ptr %64, align 8, !tbaa !76
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %80, label %67

67:                                               ; preds = %63, %59, %54
  %68 = add nuw i64 %55, 1
  %69 = icmp eq i64 %68, %50
  br i1 %69, label %70, label %54, !llvm.loop !77

70:                                               ; preds = %67
  %71 = icmp eq i64 %50, 256
  br i1 %71, label %76, label %72

72:                                               ; preds = %70, %42
  %73 = getelementptr inbounds i8, ptr %49, i64 98560
  %74 = add i64 %50, 1
  store i64 %74, ptr %49, align 8, !tbaa !71
  %75 = getelementptr inbounds [256 x %struct.Finding], ptr %73, i64 0, i64 %50
  store i32 8, ptr %75, align 8, !tbaa !72
  br label %80

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %49, i64 8
  %78 = load i64, ptr %77, align 8, !tbaa !78
  %79 = add i64 %78, 1
  store i64 %79, ptr %77, align 8, !tbaa !78
  br label %129

80:                                               ; preds = %63, %72
  %81 = phi ptr [ %75, %72 ], [ %56, %63 ]
  %82 = getelementptr inbounds i8, ptr %81, i64 16
  %83 = load i64, ptr %82, align 8, !tbaa !79
  %84 = add i64 %83, 1
  store i64 %84, ptr %82, align 8, !tbaa !79
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
  %89 = load i64, ptr %31, align 8, !tbaa !49
  %90 = icmp eq i64 %88, %89
  br i1 %90, label %110, label %91

91:                                               ; preds = %87
  %92 = load i64, ptr %32, align 8, !tbaa !54
  %93 = sub i64 %39, %92
  %94 = load i64, ptr %30, align 8, !tbaa !55
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
  %107 = load i64, ptr %30, align 8, !tbaa !55
  %108 = icmp ugt i64 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105, %86
  br label %110

110:                                              ; preds = %109, %105, %101, %96, %91, %87
  %111 = phi i64 [ %39, %109 ], [ %39, %105 ], [ %39, %101 ], [ %39, %87 ], [ %39, %91 ], [ %99, %96 ]
  %112 = phi i32 [ %6, %109 ], [ 2, %105 ], [ %104, %101 ], [ 2, %87 ], [ 0, %91 ], [ %100, %96 ]
  %113 = getelementptr inbounds i8, ptr %81, i64 4
  store i32 %112, ptr %113, align 4, !tbaa !80
  %114 = getelementptr inbounds i8, ptr %81, i64 8
  store i32 1, ptr %114, align 8, !tbaa !81
  %115 = getelementptr inbounds i8, ptr %81, i64 24
  store i64 %111, ptr %115, align 8, !tbaa !82
  %116 = getelementptr inbounds i8, ptr %81, i64 12
  store i32 %4, ptr %116, align 4, !tbaa !83
  %117 = getelementptr inbounds i8, ptr %81, i64 48
  %118 = load i64, ptr %33, align 8, !tbaa !26
  %119 = inttoptr i64 %118 to ptr
  %120 = getelementptr inbounds i8, ptr %119, i64 544
  %121 = load i32, ptr %120, align 8, !tbaa !27
  %122 = getelementptr inbounds i8, ptr %44, i64 16
  %123 = load i64, ptr %122, align 8, !tbaa !25
  store i64 %1, ptr %117, align 8, !tbaa !48
  %124 = getelementptr inbounds i8, ptr %81, i64 56
  store i32 2, ptr %124, align 8, !tbaa !27
  %125 = getelementptr inbounds i8, ptr %81, i64 60
  store i32 %37, ptr %125, align 4, !tbaa !27
  %126 = getelementptr inbounds i8, ptr %81, i64 64
  store i32 %121, ptr %126, align 8, !tbaa !27
  %127 = getelementptr inbounds i8, ptr %81, i64 68
  store i32 1, ptr %127, align 4, !tbaa !27
  %128 = getelementptr inbounds i8, ptr %81, i64 72
  store i64 %123, ptr %128, align 8, !tbaa !48
  br label %129

129:                                              ; preds = %110, %80, %76, %34
  %130 = add i64 %35, -1
  %131 = and i64 %130, %35
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %34, !llvm.loop !84

133:                                              ; preds = %129, %9
  br i1 %13, label %134, label %151

134:                                              ; preds = %133
  %135 = getelementptr inbounds i8, ptr %19, i64 65792
  %136 = getelementptr inbounds i8, ptr %22, i64 16
  %137 = load i64, ptr %136, align 8, !tbaa !25
  %138 = getelementptr inbounds i8, ptr %16, i64 48
  %139 = load i32, ptr %138, align 8, !tbaa !24
  %140 = zext i32 %139 to i64
  %141 = mul i64 %137, %140
  %142 = getelementptr inbounds i8, ptr %0, i64 64
  %143 = load i64, ptr %142, align 8, !tbaa !26
  %144 = inttoptr i64 %143 to ptr
  %145 = getelementptr inbounds i8, ptr %144, i64 544
  %146 = load i32, ptr %145, align 8, !tbaa !27
  %147 = zext i32 %146 to i64
  %148 = add i64 %141, %147
  %149 = and i64 %148, 1023
  %150 = getelementptr inbounds [1024 x i64], ptr %135, i64 0, i64 %149
  store i64 %1, ptr %150, align 8, !tbaa !48
  br label %153

151:                                              ; preds = %133
  %152 = icmp eq i32 %7, 5
  br i1 %152, label %154, label %153

153:                                              ; preds = %134, %151
  tail call fastcc void @note_definedness(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7)
  br label %154

154:                                              ; preds = %153, %151
  %155 = getelementptr inbounds i8, ptr %19, i64 152
  %156 = load i64, ptr %155, align 8, !tbaa !15
  %157 = icmp eq i64 %156, 0
  %158 = icmp eq i32 %6, 2
  %159 = or i1 %158, %157
  br i1 %159, label %833, label %160

160:                                              ; preds = %154
  %161 = getelementptr inbounds i8, ptr %22, i64 136
  %162 = load i64, ptr %161, align 8, !tbaa !19
  %163 = getelementptr inbounds i8, ptr %22, i64 12
  %164 = load i32, ptr %163, align 4, !tbaa !20
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %22, i64 208
  %167 = load i64, ptr %166, align 8, !tbaa !21
  %168 = add i64 %167, %165
  %169 = icmp eq i64 %162, %168
  br i1 %169, label %174, label %170

170:                                              ; preds = %160
  tail call fastcc void @end_interval(ptr noundef %0, ptr noundef nonnull %22)
  tail call fastcc void @pass_barrier(ptr noundef nonnull %19, ptr noundef readonly %16, ptr noundef nonnull %22)
  %171 = getelementptr inbounds i8, ptr %22, i64 200
  %172 = load i64, ptr %171, align 8, !tbaa !22
  %173 = getelementptr inbounds i8, ptr %22, i64 192
  store i64 %172, ptr %173, align 8, !tbaa !23
  br label %174

174:                                              ; preds = %160, %170
  %175 = icmp eq i32 %6, 1
  %176 = and i1 %23, %175
  br i1 %176, label %177, label %412

177:                                              ; preds = %174
  %178 = icmp eq i32 %5, 1
  %179 = icmp ne ptr %8, null
  %180 = and i1 %178, %179
  %181 = icmp ult i32 %4, 4
  %182 = lshr i32 %4, 2
  %183 = select i1 %181, i32 1, i32 %182
  %184 = select i1 %180, i32 %183, i32 0
  %185 = getelementptr inbounds i8, ptr %0, i64 160
  %186 = load i32, ptr %185, align 8, !tbaa !51
  %187 = zext i32 %186 to i64
  %188 = add nuw nsw i32 %184, 1
  %189 = zext nneg i32 %188 to i64
  %190 = shl nuw nsw i64 %189, 2
  %191 = mul nuw i64 %190, %187
  %192 = add nuw i64 %191, 32
  %193 = icmp eq i32 %184, 0
  %194 = select i1 %193, i64 0, i64 4611686018427387904
  %195 = load i64, ptr %14, align 8, !tbaa !3
  %196 = inttoptr i64 %195 to ptr
  %197 = getelementptr inbounds i8, ptr %19, i64 136
  %198 = load i64, ptr %197, align 8, !tbaa !85
  %199 = inttoptr i64 %198 to ptr
  %200 = getelementptr inbounds i8, ptr %196, i64 72
  %201 = load i64, ptr %200, align 8, !tbaa !86
  %202 = lshr i64 %201, 6
  %203 = add nuw nsw i64 %202, 8
  %204 = and i64 %203, 4294967292
  %205 = getelementptr inbounds i64, ptr %199, i64 %204
  %206 = getelementptr inbounds i8, ptr %22, i64 192
  %207 = load i64, ptr %206, align 8, !tbaa !23
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %209, label %412

209:                                              ; preds = %177
  %210 = getelementptr inbounds i8, ptr %19, i64 112
  %211 = load i64, ptr %210, align 8, !tbaa !87
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %412, label %213

213:                                              ; preds = %209
  %214 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3)
  %215 = icmp ugt i64 %214, 1
  %216 = select i1 %178, i1 %215, i1 false
  br i1 %216, label %217, label %363

217:                                              ; preds = %213
  %218 = tail call fastcc i32 @are_ascending(ptr noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %186)
  %219 = icmp ne i32 %218, 0
  %220 = or i1 %24, %219
  br i1 %220, label %363, label %221

221:                                              ; preds = %217
  %222 = select i1 %181, i32 %4, i32 %182
  %223 = select i1 %181, i64 0, i64 2
  %224 = zext i32 %4 to i64
  %225 = getelementptr inbounds i8, ptr %0, i64 16
  %226 = add nsw i32 %4, -1
  %227 = select i1 %181, i32 %226, i32 3
  %228 = zext i32 %227 to i64
  %229 = icmp eq i32 %222, 0
  %230 = zext nneg i32 %222 to i64
  %231 = and i64 %230, 3
  %232 = icmp ult i32 %222, 4
  %233 = and i64 %230, 1073741820
  %234 = icmp eq i64 %231, 0
  br label %235

235:                                              ; preds = %282, %221
  %236 = phi i64 [ %3, %221 ], [ %284, %282 ]
  %237 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %236, i1 true)
  %238 = getelementptr inbounds i64, ptr %2, i64 %237
  %239 = load i64, ptr %238, align 8, !tbaa !48
  %240 = lshr i64 %239, %223
  %241 = add i64 %239, %224
  %242 = load i64, ptr %225, align 8, !tbaa !55
  %243 = icmp ule i64 %241, %242
  %244 = and i64 %239, %228
  %245 = icmp eq i64 %244, 0
  %246 = select i1 %243, i1 %245, i1 false
  br i1 %246, label %247, label %412

247:                                              ; preds = %235
  br i1 %229, label %282, label %248

248:                                              ; preds = %247
  %249 = trunc nuw nsw i64 %237 to i8
  br i1 %232, label %271, label %250

250:                                              ; preds = %248, %250
  %251 = phi i64 [ %268, %250 ], [ 0, %248 ]
  %252 = phi i64 [ %269, %250 ], [ 0, %248 ]
  %253 = add i64 %251, %240
  %254 = and i64 %253, 4294967295
  %255 = getelementptr inbounds i8, ptr %205, i64 %254
  store i8 %249, ptr %255, align 1, !tbaa !88
  %256 = or disjoint i64 %251, 1
  %257 = add i64 %256, %240
  %258 = and i64 %257, 4294967295
  %259 = getelementptr inbounds i8, ptr %205, i64 %258
  store i8 %249, ptr %259, align 1, !tbaa !88
  %260 = or disjoint i64 %251, 2
  %261 = add i64 %260, %240
  %262 = and i64 %261, 4294967295
  %263 = getelementptr inbounds i8, ptr %205, i64 %262
  store i8 %249, ptr %263, align 1, !tbaa !88
  %264 = or disjoint i64 %251, 3
  %265 = add i64 %264, %240
  %266 = and i64 %265, 4294967295
  %267 = getelementptr inbounds i8, ptr %205, i64 %266
  store i8 %249, ptr %267, align 1, !tbaa !88
  %268 = add nuw nsw i64 %251, 4
  %269 = add i64 %252, 4
  %270 = icmp eq i64 %269, %233
  br i1 %270, label %271, label %250, !llvm.loop !89

271:                                              ; preds = %250, %248
  %272 = phi i64 [ 0, %248 ], [ %268, %250 ]
  br i1 %234, label %282, label %273

273:                                              ; preds = %271, %273
  %274 = phi i64 [ %279, %273 ], [ %272, %271 ]
  %275 = phi i64 [ %280, %273 ], [ 0, %271 ]
  %276 = add i64 %274, %240
  %277 = and i64 %276, 4294967295
  %278 = getelementptr inbounds i8, ptr %205, i64 %277
  store i8 %249, ptr %278, align 1, !tbaa !88
  %279 = add nuw nsw i64 %274, 1
  %280 = add i64 %275, 1
  %281 = icmp eq i64 %280, %231
  br i1 %281, label %282, label %273, !llvm.loop !90

282:                                              ; preds = %271, %273, %247
  %283 = add i64 %236, -1
  %284 = and i64 %283, %236
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %286, label %235, !llvm.loop !91

286:                                              ; preds = %282
  %287 = and i64 %230, 3
  %288 = icmp ult i32 %222, 4
  %289 = and i64 %230, 1073741820
  %290 = icmp eq i64 %287, 0
  br label %291

291:                                              ; preds = %286, %318
  %292 = phi i64 [ %321, %318 ], [ %3, %286 ]
  %293 = phi i32 [ %319, %318 ], [ 0, %286 ]
  %294 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %292, i1 true)
  %295 = trunc nuw nsw i64 %294 to i32
  %296 = getelementptr inbounds i64, ptr %2, i64 %294
  %297 = load i64, ptr %296, align 8, !tbaa !48
  %298 = lshr i64 %297, %223
  br i1 %229, label %318, label %299

299:                                              ; preds = %291
  br i1 %288, label %300, label %323

300:                                              ; preds = %323, %299
  %301 = phi i32 [ poison, %299 ], [ %357, %323 ]
  %302 = phi i64 [ 0, %299 ], [ %358, %323 ]
  %303 = phi i32 [ %293, %299 ], [ %357, %323 ]
  br i1 %290, label %318, label %304

304:                                              ; preds = %300, %304
  %305 = phi i64 [ %315, %304 ], [ %302, %300 ]
  %306 = phi i32 [ %314, %304 ], [ %303, %300 ]
  %307 = phi i64 [ %316, %304 ], [ 0, %300 ]
  %308 = add i64 %305, %298
  %309 = and i64 %308, 4294967295
  %310 = getelementptr inbounds i8, ptr %205, i64 %309
  %311 = load i8, ptr %310, align 1, !tbaa !88
  %312 = zext i8 %311 to i32
  %313 = xor i32 %312, %295
  %314 = or i32 %313, %306
  %315 = add nuw nsw i64 %305, 1
  %316 = add i64 %307, 1
  %317 = icmp eq i64 %316, %287
  br i1 %317, label %318, label %304, !llvm.loop !92

318:                                              ; preds = %300, %304, %291
  %319 = phi i32 [ %293, %291 ], [ %301, %300 ], [ %314, %304 ]
  %320 = add i64 %292, -1
  %321 = and i64 %320, %292
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %361, label %291, !llvm.loop !93

323:                                              ; preds = %299, %323
  %324 = phi i64 [ %358, %323 ], [ 0, %299 ]
  %325 = phi i32 [ %357, %323 ], [ %293, %299 ]
  %326 = phi i64 [ %359, %323 ], [ 0, %299 ]
  %327 = add i64 %324, %298
  %328 = and i64 %327, 4294967295
  %329 = getelementptr inbounds i8, ptr %205, i64 %328
  %330 = load i8, ptr %329, align 1, !tbaa !88
  %331 = zext i8 %330 to i32
  %332 = xor i32 %331, %295
  %333 = or i32 %332, %325
  %334 = or disjoint i64 %324, 1
  %335 = add i64 %334, %298
  %336 = and i64 %335, 4294967295
  %337 = getelementptr inbounds i8, ptr %205, i64 %336
  %338 = load i8, ptr %337, align 1, !tbaa !88
  %339 = zext i8 %338 to i32
  %340 = xor i32 %339, %295
  %341 = or i32 %340, %333
  %342 = or disjoint i64 %324, 2
  %343 = add i64 %342, %298
  %344 = and i64 %343, 4294967295
  %345 = getelementptr inbounds i8, ptr %205, i64 %344
  %346 = load i8, ptr %345, align 1, !tbaa !88
  %347 = zext i8 %346 to i32
  %348 = xor i32 %347, %295
  %349 = or i32 %348, %341
  %350 = or disjoint i64 %324, 3
  %351 = add i64 %350, %298
  %352 = and i64 %351, 4294967295
  %353 = getelementptr inbounds i8, ptr %205, i64 %352
  %354 = load i8, ptr %353, align 1, !tbaa !88
  %355 = zext i8 %354 to i32
  %356 = xor i32 %355, %295
  %357 = or i32 %356, %349
  %358 = add nuw nsw i64 %324, 4
  %359 = add i64 %326, 4
  %360 = icmp eq i64 %359, %289
  br i1 %360, label %300, label %323, !llvm.loop !94

361:                                              ; preds = %318
  %362 = icmp eq i32 %319, 0
  br i1 %362, label %363, label %412

363:                                              ; preds = %361, %217, %213
  %364 = tail call fastcc i32 @has_room(ptr noundef %0, ptr noundef %19, ptr noundef %22, i64 noundef %192)
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %412, label %366

366:                                              ; preds = %363
  %367 = getelementptr inbounds i8, ptr %22, i64 168
  %368 = load i64, ptr %367, align 8, !tbaa !95
  %369 = inttoptr i64 %368 to ptr
  %370 = zext i32 %4 to i64
  %371 = shl i64 %370, 48
  %372 = zext i32 %5 to i64
  %373 = shl i64 %372, 56
  %374 = or i64 %371, %373
  %375 = or i64 %374, %194
  %376 = or i64 %375, %1
  store i64 %376, ptr %369, align 8, !tbaa !96
  %377 = getelementptr inbounds i8, ptr %369, i64 8
  store i64 %3, ptr %377, align 8, !tbaa !98
  %378 = getelementptr inbounds i8, ptr %0, i64 64
  %379 = load i64, ptr %378, align 8, !tbaa !26
  %380 = getelementptr inbounds i8, ptr %369, i64 16
  store i64 %379, ptr %380, align 8, !tbaa !99
  %381 = getelementptr inbounds i8, ptr %369, i64 24
  store i64 0, ptr %381, align 8, !tbaa !100
  %382 = load i32, ptr %185, align 8, !tbaa !51
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %386, label %384

384:                                              ; preds = %366
  %385 = getelementptr inbounds i8, ptr %369, i64 32
  br label %388

386:                                              ; preds = %388, %366
  %387 = phi i64 [ 0, %366 ], [ %396, %388 ]
  br i1 %193, label %405, label %398

388:                                              ; preds = %388, %384
  %389 = phi i64 [ 0, %384 ], [ %394, %388 ]
  %390 = getelementptr inbounds i64, ptr %2, i64 %389
  %391 = load i64, ptr %390, align 8, !tbaa !48
  %392 = trunc i64 %391 to i32
  %393 = getelementptr inbounds [64 x i32], ptr %385, i64 0, i64 %389
  store i32 %392, ptr %393, align 4, !tbaa !27
  %394 = add nuw nsw i64 %389, 1
  %395 = load i32, ptr %185, align 8, !tbaa !51
  %396 = zext i32 %395 to i64
  %397 = icmp ult i64 %394, %396
  br i1 %397, label %388, label %386, !llvm.loop !101

398:                                              ; preds = %386
  %399 = getelementptr inbounds i8, ptr %369, i64 32
  %400 = getelementptr inbounds i32, ptr %399, i64 %387
  %401 = shl nuw i32 %184, 2
  %402 = zext i32 %401 to i64
  %403 = mul nuw i64 %387, %402
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %400, ptr readonly align 4 %8, i64 %403, i1 false)
  %404 = load i64, ptr %367, align 8, !tbaa !95
  br label %405

405:                                              ; preds = %386, %398
  %406 = phi i64 [ %404, %398 ], [ %368, %386 ]
  %407 = add i64 %406, %192
  store i64 %407, ptr %367, align 8, !tbaa !95
  %408 = zext i1 %178 to i64
  %409 = getelementptr inbounds i8, ptr %22, i64 184
  %410 = load i64, ptr %409, align 8, !tbaa !102
  %411 = or i64 %410, %408
  store i64 %411, ptr %409, align 8, !tbaa !102
  br label %833

412:                                              ; preds = %235, %363, %177, %209, %361, %174
  %413 = getelementptr inbounds i8, ptr %22, i64 192
  %414 = load i64, ptr %413, align 8, !tbaa !23
  %415 = icmp ne i64 %414, 0
  %416 = and i1 %13, %415
  br i1 %416, label %417, label %421

417:                                              ; preds = %412
  %418 = getelementptr inbounds i8, ptr %22, i64 200
  %419 = load i64, ptr %418, align 8, !tbaa !22
  %420 = icmp ne i64 %419, 0
  br label %421

421:                                              ; preds = %412, %417
  %422 = phi i1 [ %415, %412 ], [ %420, %417 ]
  br i1 %175, label %443, label %423

423:                                              ; preds = %421
  %424 = icmp ne i32 %6, 3
  %425 = select i1 %424, i1 true, i1 %422
  %426 = or i1 %24, %425
  br i1 %426, label %473, label %427

427:                                              ; preds = %423
  %428 = getelementptr inbounds i8, ptr %0, i64 8
  %429 = load i64, ptr %428, align 8, !tbaa !54
  %430 = getelementptr inbounds i8, ptr %0, i64 16
  %431 = load i64, ptr %430, align 8, !tbaa !55
  br label %432

432:                                              ; preds = %439, %427
  %433 = phi i64 [ %3, %427 ], [ %441, %439 ]
  %434 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %433, i1 true)
  %435 = getelementptr inbounds i64, ptr %2, i64 %434
  %436 = load i64, ptr %435, align 8, !tbaa !48
  %437 = sub i64 %436, %429
  %438 = icmp ult i64 %437, %431
  br i1 %438, label %443, label %439

439:                                              ; preds = %432
  %440 = add i64 %433, -1
  %441 = and i64 %440, %433
  %442 = icmp eq i64 %441, 0
  br i1 %442, label %473, label %432, !llvm.loop !103

443:                                              ; preds = %432, %421
  br i1 %415, label %468, label %444

444:                                              ; preds = %443
  %445 = load i64, ptr %14, align 8, !tbaa !3
  %446 = inttoptr i64 %445 to ptr
  %447 = getelementptr inbounds i8, ptr %446, i64 840
  %448 = load i64, ptr %447, align 8, !tbaa !11
  %449 = inttoptr i64 %448 to ptr
  %450 = getelementptr inbounds i8, ptr %22, i64 168
  %451 = load i64, ptr %450, align 8, !tbaa !95
  %452 = getelementptr inbounds i8, ptr %449, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %450, i8 0, i64 16, i1 false)
  %453 = load i64, ptr %452, align 8, !tbaa !104
  %454 = tail call i64 @llvm.umax.i64(i64 %451, i64 %453)
  %455 = getelementptr inbounds i8, ptr %22, i64 184
  store i64 0, ptr %455, align 8, !tbaa !102
  store i64 1, ptr %413, align 8, !tbaa !23
  %456 = load i64, ptr %14, align 8, !tbaa !3
  %457 = inttoptr i64 %456 to ptr
  %458 = getelementptr inbounds i8, ptr %449, i64 136
  %459 = load i64, ptr %458, align 8, !tbaa !85
  %460 = inttoptr i64 %459 to ptr
  %461 = getelementptr inbounds i8, ptr %457, i64 72
  %462 = load i64, ptr %461, align 8, !tbaa !86
  %463 = lshr i64 %462, 6
  %464 = add nuw nsw i64 %463, 8
  %465 = and i64 %464, 4294967292
  %466 = getelementptr inbounds i64, ptr %460, i64 %465
  %467 = getelementptr inbounds i8, ptr %466, i64 %462
  tail call fastcc void @replay(ptr noundef %0, ptr noundef nonnull %22, i64 noundef %453, i64 noundef %454, ptr noundef %467)
  br label %468

468:                                              ; preds = %443, %444
  %469 = zext i1 %13 to i64
  %470 = getelementptr inbounds i8, ptr %22, i64 200
  %471 = load i64, ptr %470, align 8, !tbaa !22
  %472 = or i64 %471, %469
  store i64 %472, ptr %470, align 8, !tbaa !22
  br label %473

473:                                              ; preds = %439, %468, %423
  %474 = load i64, ptr %14, align 8, !tbaa !3
  br i1 %13, label %475, label %505

475:                                              ; preds = %473
  %476 = inttoptr i64 %474 to ptr
  %477 = getelementptr inbounds i8, ptr %476, i64 840
  %478 = load i64, ptr %477, align 8, !tbaa !11
  %479 = inttoptr i64 %478 to ptr
  %480 = getelementptr inbounds i8, ptr %22, i64 168
  %481 = load i64, ptr %480, align 8, !tbaa !95
  %482 = getelementptr inbounds i8, ptr %479, i64 120
  %483 = load i64, ptr %482, align 8, !tbaa !104
  %484 = icmp ugt i64 %481, %483
  br i1 %484, label %485, label %505

485:                                              ; preds = %475
  %486 = load i64, ptr %413, align 8, !tbaa !23
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %488, label %505

488:                                              ; preds = %485
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %480, i8 0, i64 16, i1 false)
  %489 = load i64, ptr %482, align 8, !tbaa !104
  %490 = tail call i64 @llvm.umax.i64(i64 %481, i64 %489)
  %491 = getelementptr inbounds i8, ptr %22, i64 184
  store i64 0, ptr %491, align 8, !tbaa !102
  store i64 1, ptr %413, align 8, !tbaa !23
  %492 = load i64, ptr %14, align 8, !tbaa !3
  %493 = inttoptr i64 %492 to ptr
  %494 = getelementptr inbounds i8, ptr %479, i64 136
  %495 = load i64, ptr %494, align 8, !tbaa !85
  %496 = inttoptr i64 %495 to ptr
  %497 = getelementptr inbounds i8, ptr %493, i64 72
  %498 = load i64, ptr %497, align 8, !tbaa !86
  %499 = lshr i64 %498, 6
  %500 = add nuw nsw i64 %499, 8
  %501 = and i64 %500, 4294967292
  %502 = getelementptr inbounds i64, ptr %496, i64 %501
  %503 = getelementptr inbounds i8, ptr %502, i64 %498
  tail call fastcc void @replay(ptr noundef nonnull %0, ptr noundef nonnull %22, i64 noundef %489, i64 noundef %490, ptr noundef %503)
  %504 = load i64, ptr %14, align 8, !tbaa !3, !noalias !105
  br label %505

505:                                              ; preds = %488, %485, %475, %473
  %506 = phi i64 [ %504, %488 ], [ %474, %485 ], [ %474, %475 ], [ %474, %473 ]
  call void @llvm.lifetime.start.p0(i64 136, ptr nonnull %11) #15
  %507 = getelementptr inbounds i8, ptr %0, i64 64
  %508 = load i64, ptr %507, align 8, !tbaa !26
  %509 = inttoptr i64 %508 to ptr
  tail call void @llvm.experimental.noalias.scope.decl(metadata !105)
  %510 = inttoptr i64 %506 to ptr
  %511 = getelementptr inbounds i8, ptr %510, i64 840
  %512 = load i64, ptr %511, align 8, !tbaa !11, !noalias !105
  %513 = inttoptr i64 %512 to ptr
  %514 = getelementptr inbounds i8, ptr %510, i64 48
  %515 = load i32, ptr %514, align 8, !tbaa !24, !noalias !105
  %516 = icmp ugt i32 %515, 1
  %517 = add i32 %515, -1
  %518 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %517, i1 true)
  %519 = sub nuw nsw i32 32, %518
  %520 = lshr i32 16777216, %519
  %521 = getelementptr inbounds i8, ptr %22, i64 16
  %522 = load i64, ptr %521, align 8, !tbaa !25, !noalias !105
  %523 = add nsw i32 %520, -1
  %524 = select i1 %516, i32 %523, i32 16777215
  %525 = trunc i64 %522 to i32
  %526 = and i32 %524, %525
  %527 = mul i32 %526, %515
  %528 = icmp eq i32 %7, 2
  %529 = zext i1 %13 to i32
  store ptr %0, ptr %11, align 8, !tbaa !108, !alias.scope !105
  %530 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %510, ptr %530, align 8, !tbaa !110, !alias.scope !105
  %531 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %513, ptr %531, align 8, !tbaa !111, !alias.scope !105
  %532 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %22, ptr %532, align 8, !tbaa !112, !alias.scope !105
  %533 = getelementptr inbounds i8, ptr %11, i64 32
  store i64 %1, ptr %533, align 8, !tbaa !113, !alias.scope !105
  %534 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 %5, ptr %534, align 8, !tbaa !114, !alias.scope !105
  %535 = getelementptr inbounds i8, ptr %11, i64 44
  store i32 %6, ptr %535, align 4, !tbaa !115, !alias.scope !105
  %536 = getelementptr inbounds i8, ptr %11, i64 48
  store i32 %529, ptr %536, align 8, !tbaa !116, !alias.scope !105
  %537 = getelementptr inbounds i8, ptr %11, i64 52
  %538 = zext i1 %528 to i32
  store i32 %538, ptr %537, align 4, !tbaa !117, !alias.scope !105
  %539 = getelementptr inbounds i8, ptr %11, i64 56
  store i32 %526, ptr %539, align 8, !tbaa !118, !alias.scope !105
  %540 = getelementptr inbounds i8, ptr %11, i64 60
  store i32 %527, ptr %540, align 4, !tbaa !119, !alias.scope !105
  %541 = getelementptr inbounds i8, ptr %11, i64 64
  %542 = getelementptr inbounds i8, ptr %509, i64 544
  %543 = load i32, ptr %542, align 8, !tbaa !27, !noalias !105
  %544 = add i32 %543, %527
  store i32 %544, ptr %541, align 8, !tbaa !120, !alias.scope !105
  %545 = getelementptr inbounds i8, ptr %11, i64 68
  store i32 %515, ptr %545, align 4, !tbaa !121, !alias.scope !105
  %546 = getelementptr inbounds i8, ptr %11, i64 72
  %547 = getelementptr inbounds i8, ptr %22, i64 128
  %548 = load i64, ptr %547, align 8, !tbaa !122, !noalias !105
  %549 = trunc i64 %548 to i32
  store i32 %549, ptr %546, align 8, !tbaa !123, !alias.scope !105
  %550 = getelementptr inbounds i8, ptr %11, i64 128
  %551 = getelementptr inbounds i8, ptr %0, i64 8
  %552 = getelementptr inbounds i8, ptr %11, i64 88
  store i64 0, ptr %552, align 8
  %553 = load i64, ptr %551, align 8, !tbaa !54, !noalias !105
  store i64 %553, ptr %550, align 8, !tbaa !124, !alias.scope !105
  %554 = getelementptr inbounds i8, ptr %22, i64 120
  %555 = load i64, ptr %554, align 8, !tbaa !125, !noalias !105
  %556 = lshr i64 %1, 2
  %557 = getelementptr inbounds i8, ptr %513, i64 33024
  %558 = and i64 %556, 8191
  %559 = getelementptr inbounds [8192 x i32], ptr %557, i64 0, i64 %558
  %560 = load i32, ptr %559, align 4, !tbaa !27, !noalias !105
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %577, label %562

562:                                              ; preds = %505
  %563 = getelementptr inbounds i8, ptr %513, i64 256
  br label %570

564:                                              ; preds = %570
  %565 = add i64 %572, 1
  %566 = and i64 %565, 8191
  %567 = getelementptr inbounds [8192 x i32], ptr %557, i64 0, i64 %566
  %568 = load i32, ptr %567, align 4, !tbaa !27, !noalias !105
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %577, label %570

570:                                              ; preds = %564, %562
  %571 = phi i32 [ %560, %562 ], [ %568, %564 ]
  %572 = phi i64 [ %556, %562 ], [ %565, %564 ]
  %573 = zext i32 %571 to i64
  %574 = getelementptr inbounds [4096 x i64], ptr %563, i64 0, i64 %573
  %575 = load i64, ptr %574, align 8, !tbaa !48, !noalias !105
  %576 = icmp eq i64 %575, %1
  br i1 %576, label %589, label %564

577:                                              ; preds = %564, %505
  %578 = phi i64 [ %558, %505 ], [ %566, %564 ]
  %579 = getelementptr inbounds i8, ptr %513, i64 248
  %580 = load i64, ptr %579, align 8, !tbaa !126, !noalias !105
  %581 = icmp eq i64 %580, 4094
  br i1 %581, label %589, label %582

582:                                              ; preds = %577
  %583 = getelementptr inbounds [8192 x i32], ptr %557, i64 0, i64 %578
  %584 = add i64 %580, 1
  store i64 %584, ptr %579, align 8, !tbaa !126, !noalias !105
  %585 = trunc i64 %584 to i32
  store i32 %585, ptr %583, align 4, !tbaa !27, !noalias !105
  %586 = getelementptr inbounds i8, ptr %513, i64 256
  %587 = and i64 %584, 4294967295
  %588 = getelementptr inbounds [4096 x i64], ptr %586, i64 0, i64 %587
  store i64 %1, ptr %588, align 8, !tbaa !48, !noalias !105
  br label %589

589:                                              ; preds = %570, %577, %582
  %590 = phi i32 [ 4095, %577 ], [ %585, %582 ], [ %571, %570 ]
  %591 = getelementptr inbounds i8, ptr %11, i64 80
  %592 = shl i64 %555, 30
  %593 = zext i32 %544 to i64
  %594 = zext i32 %590 to i64
  %595 = shl i64 %594, 46
  %596 = select i1 %13, i64 4611686018427387904, i64 0
  %597 = or disjoint i64 %596, %593
  %598 = or i64 %597, %592
  %599 = or i64 %598, %595
  store i64 %599, ptr %591, align 8, !tbaa !127, !alias.scope !105
  %600 = getelementptr inbounds i8, ptr %11, i64 96
  store ptr @order_changes, ptr %600, align 8, !tbaa !128
  %601 = getelementptr inbounds i8, ptr %11, i64 104
  store ptr %2, ptr %601, align 8, !tbaa !129
  %602 = getelementptr inbounds i8, ptr %11, i64 112
  store ptr %8, ptr %602, align 8, !tbaa !130
  %603 = getelementptr inbounds i8, ptr %11, i64 120
  store i32 %4, ptr %603, align 8, !tbaa !131
  %604 = call fastcc i64 @look_at_access(ptr noundef nonnull %11, ptr noundef %2, ptr noundef nonnull %10, i32 noundef %4, i32 noundef %6)
  %605 = icmp ne i64 %604, 0
  %606 = icmp ne i32 %5, 0
  %607 = and i1 %606, %605
  br i1 %607, label %608, label %680

608:                                              ; preds = %589
  %609 = load ptr, ptr %532, align 8, !tbaa !112
  %610 = getelementptr inbounds i8, ptr %609, i64 120
  %611 = load i64, ptr %610, align 8, !tbaa !125
  %612 = trunc i64 %611 to i32
  %613 = load ptr, ptr %531, align 8, !tbaa !111
  %614 = load i32, ptr %541, align 8, !tbaa !120
  %615 = getelementptr inbounds i8, ptr %613, i64 208
  %616 = load i64, ptr %615, align 8, !tbaa !28
  %617 = inttoptr i64 %616 to ptr
  %618 = zext i32 %614 to i64
  %619 = getelementptr inbounds %struct.WaveOrder, ptr %617, i64 %618
  %620 = load i16, ptr %619, align 2, !tbaa !44
  %621 = icmp eq i16 %620, 0
  %622 = icmp ult i32 %612, 65535
  %623 = select i1 %621, i1 %622, i1 false
  br i1 %623, label %624, label %676

624:                                              ; preds = %608
  %625 = getelementptr inbounds i8, ptr %619, i64 2
  %626 = load i16, ptr %625, align 2, !tbaa !132
  %627 = zext i16 %626 to i32
  %628 = icmp eq i32 %627, %612
  %629 = zext i1 %628 to i32
  %630 = add nuw nsw i32 %629, %612
  %631 = trunc nuw i32 %630 to i16
  store i16 %631, ptr %619, align 2, !tbaa !44
  %632 = getelementptr inbounds i8, ptr %609, i64 160
  store i64 1, ptr %632, align 8, !tbaa !17
  %633 = getelementptr inbounds i8, ptr %609, i64 152
  %634 = load i64, ptr %633, align 8, !tbaa !45
  %635 = trunc i64 %634 to i32
  %636 = icmp eq i32 %635, 0
  %637 = icmp eq i32 %630, 0
  %638 = call i32 @llvm.umin.i32(i32 %630, i32 %635)
  %639 = select i1 %637, i32 %635, i32 %638
  %640 = select i1 %636, i32 %630, i32 %639
  %641 = getelementptr inbounds i8, ptr %613, i64 200
  %642 = load i64, ptr %641, align 8, !tbaa !133
  %643 = icmp eq i64 %642, 4194304
  br i1 %643, label %676, label %644

644:                                              ; preds = %624
  %645 = load i32, ptr %539, align 8, !tbaa !118
  %646 = getelementptr inbounds i8, ptr %613, i64 168
  %647 = load i64, ptr %646, align 8, !tbaa !35
  %648 = inttoptr i64 %647 to ptr
  %649 = zext i32 %645 to i64
  %650 = getelementptr inbounds i8, ptr %613, i64 192
  %651 = load i64, ptr %650, align 8, !tbaa !134
  %652 = inttoptr i64 %651 to ptr
  %653 = getelementptr inbounds %struct.KnownGroup, ptr %648, i64 %649, i32 1
  %654 = load i32, ptr %653, align 4, !tbaa !135
  %655 = add i32 %654, -1
  %656 = zext i32 %655 to i64
  %657 = getelementptr inbounds %struct.Unreleased, ptr %652, i64 %656
  %658 = icmp eq i32 %654, 0
  br i1 %658, label %667, label %659

659:                                              ; preds = %644
  %660 = load i32, ptr %657, align 4, !tbaa !136
  %661 = icmp eq i32 %660, %614
  br i1 %661, label %662, label %667

662:                                              ; preds = %659
  %663 = getelementptr inbounds i8, ptr %657, i64 10
  %664 = load i16, ptr %663, align 2, !tbaa !138
  %665 = zext i16 %664 to i32
  %666 = icmp eq i32 %640, %665
  br i1 %666, label %676, label %667

667:                                              ; preds = %662, %659, %644
  %668 = add i64 %642, 1
  store i64 %668, ptr %641, align 8, !tbaa !133
  %669 = getelementptr inbounds %struct.Unreleased, ptr %652, i64 %642
  %670 = trunc i64 %611 to i16
  %671 = trunc i32 %640 to i16
  store i32 %614, ptr %669, align 4, !tbaa !27
  %672 = getelementptr inbounds i8, ptr %669, i64 4
  store i32 %654, ptr %672, align 4, !tbaa !27
  %673 = getelementptr inbounds i8, ptr %669, i64 8
  store i16 %670, ptr %673, align 4, !tbaa !139
  %674 = getelementptr inbounds i8, ptr %669, i64 10
  store i16 %671, ptr %674, align 2, !tbaa !139
  %675 = trunc i64 %668 to i32
  store i32 %675, ptr %653, align 4, !tbaa !135
  br label %676

676:                                              ; preds = %667, %662, %624, %608
  %677 = trunc i64 %611 to i16
  %678 = getelementptr inbounds i8, ptr %619, i64 2
  store i16 %677, ptr %678, align 2, !tbaa !132
  %679 = getelementptr inbounds i8, ptr %619, i64 5
  store i8 1, ptr %679, align 1, !tbaa !42
  br label %724

680:                                              ; preds = %589
  %681 = icmp eq i32 %5, 0
  %682 = and i1 %681, %605
  br i1 %682, label %683, label %724

683:                                              ; preds = %680
  switch i32 %7, label %724 [
    i32 5, label %684
    i32 4, label %684
    i32 0, label %684
  ]

684:                                              ; preds = %683, %683, %683
  %685 = load ptr, ptr %531, align 8, !tbaa !111
  %686 = load i32, ptr %541, align 8, !tbaa !120
  %687 = getelementptr inbounds i8, ptr %685, i64 208
  %688 = load i64, ptr %687, align 8, !tbaa !28
  %689 = inttoptr i64 %688 to ptr
  %690 = zext i32 %686 to i64
  %691 = getelementptr inbounds %struct.WaveOrder, ptr %689, i64 %690, i32 5
  %692 = load i8, ptr %691, align 1, !tbaa !33
  %693 = icmp eq i8 %692, 0
  br i1 %693, label %724, label %694

694:                                              ; preds = %684
  %695 = load ptr, ptr %530, align 8, !tbaa !110
  %696 = getelementptr inbounds i8, ptr %695, i64 728
  %697 = load i64, ptr %696, align 8, !tbaa !140
  %698 = inttoptr i64 %697 to ptr
  %699 = icmp eq i64 %697, 0
  br i1 %699, label %723, label %700

700:                                              ; preds = %694
  %701 = getelementptr inbounds i8, ptr %698, i64 -8
  %702 = load i64, ptr %701, align 8, !tbaa !48
  %703 = icmp eq i64 %702, 0
  br i1 %703, label %723, label %704

704:                                              ; preds = %700
  %705 = load i64, ptr %698, align 8, !tbaa !141
  %706 = sub i64 %604, %705
  %707 = getelementptr inbounds i8, ptr %698, i64 8
  %708 = load i64, ptr %707, align 8, !tbaa !143
  %709 = icmp ult i64 %706, %708
  br i1 %709, label %724, label %710

710:                                              ; preds = %704, %714
  %711 = phi i64 [ %712, %714 ], [ 0, %704 ]
  %712 = add nuw i64 %711, 1
  %713 = icmp eq i64 %712, %702
  br i1 %713, label %723, label %714, !llvm.loop !144

714:                                              ; preds = %710
  %715 = getelementptr inbounds %struct.Range, ptr %698, i64 %712
  %716 = load i64, ptr %715, align 8, !tbaa !141
  %717 = sub i64 %604, %716
  %718 = getelementptr inbounds i8, ptr %715, i64 8
  %719 = load i64, ptr %718, align 8, !tbaa !143
  %720 = icmp ult i64 %717, %719
  br i1 %720, label %721, label %710, !llvm.loop !144

721:                                              ; preds = %714
  %722 = icmp ult i64 %712, %702
  br i1 %722, label %724, label %723

723:                                              ; preds = %710, %721, %700, %694
  store i8 0, ptr %691, align 1, !tbaa !33
  br label %724

724:                                              ; preds = %723, %721, %704, %684, %676, %683, %680
  %725 = icmp eq ptr %8, null
  %726 = icmp ne i32 %5, 1
  %727 = or i1 %726, %725
  %728 = or i1 %13, %727
  %729 = getelementptr inbounds i8, ptr %11, i64 92
  %730 = load i32, ptr %729, align 4
  %731 = icmp ne i32 %730, 0
  %732 = select i1 %728, i1 true, i1 %731
  br i1 %732, label %814, label %733

733:                                              ; preds = %724
  %734 = load i64, ptr %10, align 8, !tbaa !48
  %735 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %734)
  %736 = icmp ult i64 %735, 2
  br i1 %736, label %814, label %737

737:                                              ; preds = %733
  %738 = getelementptr inbounds i8, ptr %0, i64 160
  %739 = load i32, ptr %738, align 8, !tbaa !51
  %740 = call fastcc i32 @are_ascending(ptr noundef %2, i64 noundef %734, i32 noundef %4, i32 noundef %739)
  %741 = icmp eq i32 %740, 0
  br i1 %741, label %742, label %814

742:                                              ; preds = %737
  %743 = load i32, ptr %552, align 8, !tbaa !145
  %744 = icmp eq i32 %743, 0
  br i1 %744, label %813, label %745

745:                                              ; preds = %742
  %746 = shl i32 %4, 4
  %747 = zext i32 %746 to i64
  %748 = add nsw i64 %747, -1
  %749 = shl nuw nsw i64 %747, 1
  %750 = add nsw i64 %749, -1
  %751 = and i64 %734, 65537
  %752 = icmp eq i64 %751, 65537
  br i1 %752, label %753, label %760

753:                                              ; preds = %745
  %754 = getelementptr inbounds i8, ptr %2, i64 128
  %755 = load i64, ptr %754, align 8, !tbaa !48
  %756 = load i64, ptr %2, align 8, !tbaa !48
  %757 = add i64 %755, %748
  %758 = sub i64 %757, %756
  %759 = icmp ult i64 %758, %750
  br i1 %759, label %813, label %760

760:                                              ; preds = %753, %745
  %761 = and i64 %734, 4294967296
  %762 = icmp eq i64 %761, 0
  %763 = getelementptr inbounds i8, ptr %2, i64 256
  br i1 %762, label %783, label %764

764:                                              ; preds = %760
  %765 = and i64 %734, 1
  %766 = icmp eq i64 %765, 0
  br i1 %766, label %773, label %767

767:                                              ; preds = %764
  %768 = load i64, ptr %763, align 8, !tbaa !48
  %769 = load i64, ptr %2, align 8, !tbaa !48
  %770 = add i64 %768, %748
  %771 = sub i64 %770, %769
  %772 = icmp ult i64 %771, %750
  br i1 %772, label %813, label %773

773:                                              ; preds = %767, %764
  %774 = and i64 %734, 65536
  %775 = icmp eq i64 %774, 0
  br i1 %775, label %783, label %776

776:                                              ; preds = %773
  %777 = load i64, ptr %763, align 8, !tbaa !48
  %778 = getelementptr inbounds i8, ptr %2, i64 128
  %779 = load i64, ptr %778, align 8, !tbaa !48
  %780 = add i64 %777, %748
  %781 = sub i64 %780, %779
  %782 = icmp ult i64 %781, %750
  br i1 %782, label %813, label %783

783:                                              ; preds = %776, %773, %760
  %784 = and i64 %734, 281474976710656
  %785 = icmp eq i64 %784, 0
  %786 = getelementptr inbounds i8, ptr %2, i64 384
  br i1 %785, label %814, label %787

787:                                              ; preds = %783
  %788 = and i64 %734, 1
  %789 = icmp eq i64 %788, 0
  br i1 %789, label %796, label %790

790:                                              ; preds = %787
  %791 = load i64, ptr %786, align 8, !tbaa !48
  %792 = load i64, ptr %2, align 8, !tbaa !48
  %793 = add i64 %791, %748
  %794 = sub i64 %793, %792
  %795 = icmp ult i64 %794, %750
  br i1 %795, label %813, label %796

796:                                              ; preds = %790, %787
  %797 = and i64 %734, 65536
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %806, label %799

799:                                              ; preds = %796
  %800 = load i64, ptr %786, align 8, !tbaa !48
  %801 = getelementptr inbounds i8, ptr %2, i64 128
  %802 = load i64, ptr %801, align 8, !tbaa !48
  %803 = add i64 %800, %748
  %804 = sub i64 %803, %802
  %805 = icmp ult i64 %804, %750
  br i1 %805, label %813, label %806

806:                                              ; preds = %799, %796
  br i1 %762, label %814, label %807

807:                                              ; preds = %806
  %808 = load i64, ptr %786, align 8, !tbaa !48
  %809 = load i64, ptr %763, align 8, !tbaa !48
  %810 = add i64 %808, %748
  %811 = sub i64 %810, %809
  %812 = icmp ult i64 %811, %750
  br i1 %812, label %813, label %814

813:                                              ; preds = %807, %799, %790, %776, %767, %753, %742
  call fastcc void @look_for_overlaps(ptr noundef nonnull %11, ptr noundef %2, i64 noundef %734, i32 noundef %4, ptr noundef nonnull %8)
  br label %814

814:                                              ; preds = %783, %807, %806, %737, %733, %724, %813
  %815 = or i1 %726, %13
  br i1 %815, label %824, label %816

816:                                              ; preds = %814
  %817 = getelementptr inbounds i8, ptr %19, i64 90368
  %818 = load i64, ptr %591, align 8, !tbaa !127
  %819 = lshr i64 %818, 46
  %820 = and i64 %819, 4095
  %821 = getelementptr inbounds [4096 x i8], ptr %817, i64 0, i64 %820
  %822 = load i8, ptr %821, align 1, !tbaa !88
  %823 = icmp ne i8 %822, 0
  br label %824

824:                                              ; preds = %814, %816
  %825 = phi i1 [ %13, %814 ], [ %823, %816 ]
  %826 = and i1 %606, %825
  br i1 %826, label %827, label %832

827:                                              ; preds = %824
  %828 = load i64, ptr %554, align 8, !tbaa !125
  %829 = icmp ult i64 %828, 65535
  br i1 %829, label %830, label %832

830:                                              ; preds = %827
  %831 = add nuw nsw i64 %828, 1
  store i64 %831, ptr %554, align 8, !tbaa !125
  br label %832

832:                                              ; preds = %830, %827, %824
  call void @llvm.lifetime.end.p0(i64 136, ptr nonnull %11) #15
  br label %833

833:                                              ; preds = %405, %154, %832
  ret void
}

; Function Attrs: nounwind
define internal void @order_changes(ptr noundef %0, ptr noundef %1) #4 {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !3
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 840
  %7 = load i64, ptr %6, align 8, !tbaa !11
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 168
  %10 = load i64, ptr %9, align 8, !tbaa !95
  %11 = getelementptr inbounds i8, ptr %8, i64 120
  %12 = load i64, ptr %11, align 8, !tbaa !104
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %14, label %34

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %1, i64 192
  %16 = load i64, ptr %15, align 8, !tbaa !23
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %34

18:                                               ; preds = %14
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %19 = load i64, ptr %11, align 8, !tbaa !104
  %20 = tail call i64 @llvm.umax.i64(i64 %10, i64 %19)
  %21 = getelementptr inbounds i8, ptr %1, i64 184
  store i64 0, ptr %21, align 8, !tbaa !102
  store i64 1, ptr %15, align 8, !tbaa !23
  %22 = load i64, ptr %3, align 8, !tbaa !3
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds i8, ptr %8, i64 136
  %25 = load i64, ptr %24, align 8, !tbaa !85
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds i8, ptr %23, i64 72
  %28 = load i64, ptr %27, align 8, !tbaa !86
  %29 = lshr i64 %28, 6
  %30 = add nuw nsw i64 %29, 8
  %31 = and i64 %30, 4294967292
  %32 = getelementptr inbounds i64, ptr %26, i64 %31
  %33 = getelementptr inbounds i8, ptr %32, i64 %28
  tail call fastcc void @replay(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %19, i64 noundef %20, ptr noundef %33)
  br label %34

34:                                               ; preds = %18, %14, %2
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
  %22 = load i64, ptr %2, align 8, !tbaa !48
  %23 = getelementptr inbounds i8, ptr %0, i64 40
  %24 = load i32, ptr %23, align 8, !tbaa !114
  %25 = icmp eq i32 %24, 2
  %26 = icmp eq i32 %4, 1
  %27 = icmp eq i32 %3, 4
  %28 = and i1 %27, %26
  %29 = and i1 %28, %25
  br i1 %29, label %30, label %80

30:                                               ; preds = %5
  %31 = getelementptr inbounds i8, ptr %0, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !112
  %33 = getelementptr inbounds i8, ptr %32, i64 112
  %34 = load i64, ptr %33, align 8, !tbaa !146
  %35 = inttoptr i64 %34 to ptr
  %36 = getelementptr inbounds i8, ptr %0, i64 64
  %37 = load i32, ptr %36, align 8, !tbaa !120
  %38 = zext i32 %37 to i64
  %39 = or disjoint i64 %38, 4611686018427387904
  %40 = icmp eq i64 %22, 0
  br i1 %40, label %2475, label %41

41:                                               ; preds = %30
  %42 = getelementptr inbounds i8, ptr %0, i64 80
  %43 = load i64, ptr %42, align 8, !tbaa !127
  br label %44

44:                                               ; preds = %75, %41
  %45 = phi i64 [ 0, %41 ], [ %76, %75 ]
  %46 = phi i64 [ %22, %41 ], [ %78, %75 ]
  %47 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %46, i1 true)
  %48 = getelementptr inbounds i64, ptr %1, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !48
  %50 = lshr i64 %49, 2
  %51 = getelementptr inbounds %struct.Cell, ptr %35, i64 %50
  %52 = and i64 %49, 3
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %72

54:                                               ; preds = %44
  %55 = add i64 %49, 4
  %56 = load ptr, ptr %0, align 8, !tbaa !108
  %57 = getelementptr inbounds i8, ptr %56, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !55
  %59 = icmp ugt i64 %55, %58
  br i1 %59, label %72, label %60

60:                                               ; preds = %54
  %61 = getelementptr inbounds i8, ptr %51, i64 8
  %62 = load i64, ptr %61, align 8, !tbaa !143
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %72

64:                                               ; preds = %60
  %65 = load i64, ptr %51, align 8, !tbaa !141
  %66 = and i64 %65, 4611686018444165119
  %67 = icmp eq i64 %66, %39
  br i1 %67, label %68, label %72

68:                                               ; preds = %64
  %69 = shl nuw nsw i64 %47, 24
  %70 = or i64 %43, %69
  %71 = or i64 %70, 4323455642275676160
  store i64 %71, ptr %51, align 8, !tbaa !141
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
  br i1 %79, label %80, label %44, !llvm.loop !147

80:                                               ; preds = %75, %5
  %81 = phi i64 [ %22, %5 ], [ %76, %75 ]
  %82 = icmp eq i32 %4, 0
  br i1 %82, label %83, label %2475

83:                                               ; preds = %80
  %84 = getelementptr inbounds i8, ptr %0, i64 16
  %85 = load ptr, ptr %84, align 8, !tbaa !111
  %86 = getelementptr inbounds i8, ptr %0, i64 48
  %87 = load i32, ptr %86, align 8, !tbaa !116
  %88 = icmp ne i32 %87, 0
  %89 = or i1 %25, %88
  br i1 %89, label %2475, label %90

90:                                               ; preds = %83
  %91 = getelementptr inbounds i8, ptr %85, i64 184
  %92 = load i64, ptr %91, align 8, !tbaa !148
  %93 = icmp eq i64 %92, 4194304
  br i1 %93, label %2475, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !112
  %97 = getelementptr inbounds i8, ptr %96, i64 120
  %98 = load i64, ptr %97, align 8, !tbaa !125
  %99 = icmp ult i64 %98, 65535
  br i1 %99, label %100, label %2475

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %85, i64 94464
  %102 = getelementptr inbounds i8, ptr %0, i64 80
  %103 = load i64, ptr %102, align 8, !tbaa !127
  %104 = lshr i64 %103, 46
  %105 = and i64 %104, 4095
  %106 = getelementptr inbounds [4096 x i8], ptr %101, i64 0, i64 %105
  %107 = load i8, ptr %106, align 1, !tbaa !88
  %108 = icmp eq i8 %107, 0
  br i1 %108, label %109, label %2475

109:                                              ; preds = %100
  switch i32 %3, label %2475 [
    i32 16, label %110
    i32 8, label %110
    i32 4, label %110
  ]

110:                                              ; preds = %109, %109, %109
  %111 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %111, align 4, !tbaa !115
  %112 = load ptr, ptr %0, align 8, !tbaa !108
  %113 = getelementptr inbounds i8, ptr %112, i64 160
  %114 = load i32, ptr %113, align 8, !tbaa !51
  %115 = sub i32 64, %114
  %116 = zext nneg i32 %115 to i64
  %117 = lshr i64 -1, %116
  %118 = icmp eq i64 %117, %81
  br i1 %118, label %119, label %980

119:                                              ; preds = %110
  %120 = icmp eq i32 %24, 0
  %121 = lshr i32 %3, 3
  %122 = mul i32 %114, %3
  %123 = lshr i32 %122, 6
  %124 = load i64, ptr %1, align 8, !tbaa !48
  %125 = and i64 %124, 63
  %126 = icmp eq i64 %125, 0
  br i1 %120, label %127, label %572

127:                                              ; preds = %119
  br i1 %126, label %128, label %980

128:                                              ; preds = %127
  %129 = zext i32 %122 to i64
  %130 = add nsw i64 %129, -1
  %131 = add i64 %130, %124
  %132 = xor i64 %131, %124
  %133 = icmp ult i64 %132, 16384
  br i1 %133, label %134, label %980

134:                                              ; preds = %128
  %135 = icmp eq i32 %114, 0
  br i1 %135, label %160, label %136

136:                                              ; preds = %134
  %137 = insertelement <8 x i64> poison, i64 %124, i64 0
  %138 = shufflevector <8 x i64> %137, <8 x i64> poison, <8 x i32> zeroinitializer
  %139 = zext nneg i32 %3 to i64
  %140 = insertelement <8 x i64> poison, i64 %139, i64 0
  %141 = shufflevector <8 x i64> %140, <8 x i64> poison, <8 x i32> zeroinitializer
  %142 = mul nuw nsw <8 x i64> %141, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %143 = add <8 x i64> %138, %142
  %144 = shl nuw nsw i32 %3, 3
  %145 = zext nneg i32 %144 to i64
  %146 = insertelement <8 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <8 x i64> %146, <8 x i64> poison, <8 x i32> zeroinitializer
  %148 = zext i32 %114 to i64
  br label %149

149:                                              ; preds = %149, %136
  %150 = phi i64 [ 0, %136 ], [ %157, %149 ]
  %151 = phi <8 x i64> [ %143, %136 ], [ %158, %149 ]
  %152 = phi <8 x i64> [ zeroinitializer, %136 ], [ %156, %149 ]
  %153 = getelementptr inbounds i64, ptr %1, i64 %150
  %154 = load <8 x i64>, ptr %153, align 8
  %155 = xor <8 x i64> %154, %151
  %156 = or <8 x i64> %155, %152
  %157 = add nuw nsw i64 %150, 8
  %158 = add <8 x i64> %151, %147
  %159 = icmp ult i64 %157, %148
  br i1 %159, label %149, label %160, !llvm.loop !149

160:                                              ; preds = %149, %134
  %161 = phi <8 x i64> [ zeroinitializer, %134 ], [ %156, %149 ]
  %162 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %161)
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %980

164:                                              ; preds = %160
  %165 = tail call fastcc ptr @line_of(ptr noundef %85, i64 noundef %124)
  %166 = icmp eq ptr %165, null
  br i1 %166, label %980, label %167

167:                                              ; preds = %164
  %168 = add nuw nsw i32 %121, 1
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds i8, ptr %0, i64 68
  %171 = load i32, ptr %170, align 4, !tbaa !121
  %172 = zext i32 %171 to i64
  %173 = insertelement <8 x i64> poison, i64 %172, i64 0
  %174 = shufflevector <8 x i64> %173, <8 x i64> poison, <8 x i32> zeroinitializer
  %175 = getelementptr inbounds i8, ptr %0, i64 72
  %176 = load i32, ptr %175, align 8, !tbaa !123
  %177 = zext i32 %176 to i64
  %178 = insertelement <8 x i64> poison, i64 %177, i64 0
  %179 = shufflevector <8 x i64> %178, <8 x i64> poison, <8 x i32> zeroinitializer
  %180 = getelementptr inbounds i8, ptr %0, i64 60
  %181 = load i32, ptr %180, align 4, !tbaa !119
  %182 = zext i32 %181 to i64
  %183 = insertelement <8 x i64> poison, i64 %182, i64 0
  %184 = shufflevector <8 x i64> %183, <8 x i64> poison, <8 x i32> zeroinitializer
  %185 = getelementptr inbounds i8, ptr %0, i64 64
  %186 = load i32, ptr %185, align 8, !tbaa !120
  %187 = zext i32 %186 to i64
  %188 = insertelement <8 x i64> poison, i64 %187, i64 0
  %189 = shufflevector <8 x i64> %188, <8 x i64> poison, <8 x i32> zeroinitializer
  %190 = load i64, ptr %102, align 8, !tbaa !127
  %191 = shl i64 %169, 58
  %192 = or i64 %190, %191
  %193 = insertelement <8 x i64> poison, i64 %192, i64 0
  %194 = shufflevector <8 x i64> %193, <8 x i64> poison, <8 x i32> zeroinitializer
  %195 = load i32, ptr %111, align 4, !tbaa !115
  %196 = icmp eq i32 %195, 1
  %197 = sext i1 %196 to i64
  %198 = insertelement <8 x i64> poison, i64 %197, i64 0
  %199 = shufflevector <8 x i64> %198, <8 x i64> poison, <8 x i32> zeroinitializer
  %200 = load ptr, ptr %84, align 8, !tbaa !111
  %201 = getelementptr inbounds i8, ptr %0, i64 56
  %202 = load i32, ptr %201, align 8, !tbaa !118
  %203 = getelementptr inbounds i8, ptr %200, i64 168
  %204 = load i64, ptr %203, align 8, !tbaa !35
  %205 = inttoptr i64 %204 to ptr
  %206 = zext i32 %202 to i64
  %207 = getelementptr inbounds %struct.KnownGroup, ptr %205, i64 %206
  %208 = load i32, ptr %207, align 4, !tbaa !38
  %209 = icmp ne i32 %208, 0
  %210 = sext i1 %209 to i64
  %211 = insertelement <8 x i64> poison, i64 %210, i64 0
  %212 = shufflevector <8 x i64> %211, <8 x i64> poison, <8 x i32> zeroinitializer
  %213 = icmp ult i32 %122, 64
  br i1 %213, label %977, label %214

214:                                              ; preds = %167
  %215 = insertelement <8 x i32> poison, i32 %121, i64 0
  %216 = shufflevector <8 x i32> %215, <8 x i32> poison, <8 x i32> zeroinitializer
  %217 = zext nneg <8 x i32> %216 to <8 x i64>
  %218 = lshr <8 x i64> <i64 0, i64 0, i64 16, i64 16, i64 32, i64 32, i64 48, i64 48>, %217
  %219 = zext nneg i32 %123 to i64
  br label %220

220:                                              ; preds = %569, %214
  %221 = phi i64 [ 0, %214 ], [ %570, %569 ]
  %222 = trunc i64 %221 to i32
  %223 = shl i32 %222, 4
  %224 = lshr i32 %223, %121
  %225 = sub i32 %123, %222
  %226 = icmp ugt i32 %225, 3
  %227 = getelementptr inbounds %struct.Cell, ptr %165, i64 %221
  br i1 %226, label %228, label %398

228:                                              ; preds = %220
  %229 = load <8 x i64>, ptr %227, align 8
  %230 = lshr <8 x i64> %229, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %231 = and <8 x i64> %230, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %232 = and <8 x i64> %229, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %233 = sub nsw <8 x i64> %232, %184
  %234 = icmp ult <8 x i64> %233, %174
  %235 = icmp eq <8 x i64> %229, zeroinitializer
  %236 = select <8 x i1> %234, <8 x i64> zeroinitializer, <8 x i64> %199
  %237 = select <8 x i1> %235, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %236
  %238 = and <8 x i64> %229, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %239 = icmp eq <8 x i64> %238, %189
  %240 = icmp ult <8 x i64> %231, %179
  %241 = and <8 x i1> %234, %240
  %242 = select <8 x i1> %239, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %241
  %243 = select <8 x i1> %242, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %237
  %244 = xor <8 x i64> %243, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %245 = xor <8 x i64> %237, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %246 = and <8 x i64> %229, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %247 = icmp eq <8 x i64> %246, zeroinitializer
  %248 = select <8 x i1> %247, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %245
  %249 = or <8 x i64> %248, %244
  %250 = icmp eq <8 x i64> %231, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %251 = select <8 x i1> %250, <8 x i64> %245, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %252 = and <8 x i64> %212, %244
  %253 = or <8 x i64> %252, %251
  %254 = shufflevector <8 x i64> %249, <8 x i64> %253, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %255 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %254)
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %257, label %270

257:                                              ; preds = %228
  %258 = and <8 x i64> %229, %245
  %259 = zext nneg i32 %224 to i64
  %260 = insertelement <8 x i64> poison, i64 %259, i64 0
  %261 = shufflevector <8 x i64> %260, <8 x i64> poison, <8 x i32> zeroinitializer
  %262 = add nuw nsw <8 x i64> %261, %218
  %263 = shl nuw nsw <8 x i64> %262, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %264 = or <8 x i64> %263, %194
  %265 = and <8 x i64> %243, %264
  %266 = or <8 x i64> %229, <i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808>
  %267 = and <8 x i64> %266, %244
  %268 = or <8 x i64> %265, %267
  %269 = shufflevector <8 x i64> %258, <8 x i64> %268, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %269, ptr %227, align 8
  br label %569

270:                                              ; preds = %228, %395
  %271 = phi i64 [ %396, %395 ], [ 0, %228 ]
  %272 = add nuw nsw i64 %221, %271
  %273 = shl i64 %272, 6
  %274 = add i64 %273, %124
  %275 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %274)
  %276 = trunc i64 %271 to i32
  %277 = shl i32 %276, 4
  %278 = lshr i32 %277, %121
  %279 = add nuw nsw i32 %278, %224
  %280 = load i32, ptr %170, align 4, !tbaa !121
  %281 = zext i32 %280 to i64
  %282 = insertelement <8 x i64> poison, i64 %281, i64 0
  %283 = shufflevector <8 x i64> %282, <8 x i64> poison, <8 x i32> zeroinitializer
  %284 = load i32, ptr %175, align 8, !tbaa !123
  %285 = zext i32 %284 to i64
  %286 = insertelement <8 x i64> poison, i64 %285, i64 0
  %287 = shufflevector <8 x i64> %286, <8 x i64> poison, <8 x i32> zeroinitializer
  %288 = load i32, ptr %180, align 4, !tbaa !119
  %289 = zext i32 %288 to i64
  %290 = insertelement <8 x i64> poison, i64 %289, i64 0
  %291 = shufflevector <8 x i64> %290, <8 x i64> poison, <8 x i32> zeroinitializer
  %292 = load i32, ptr %185, align 8, !tbaa !120
  %293 = zext i32 %292 to i64
  %294 = insertelement <8 x i64> poison, i64 %293, i64 0
  %295 = shufflevector <8 x i64> %294, <8 x i64> poison, <8 x i32> zeroinitializer
  %296 = load i64, ptr %102, align 8, !tbaa !127
  %297 = or i64 %296, 4323455642275676160
  %298 = insertelement <8 x i64> poison, i64 %297, i64 0
  %299 = shufflevector <8 x i64> %298, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %300 = load i32, ptr %111, align 4, !tbaa !115
  %301 = icmp eq i32 %300, 1
  %302 = sext i1 %301 to i64
  %303 = insertelement <8 x i64> poison, i64 %302, i64 0
  %304 = shufflevector <8 x i64> %303, <8 x i64> poison, <8 x i32> zeroinitializer
  %305 = load ptr, ptr %84, align 8, !tbaa !111
  %306 = load i32, ptr %201, align 8, !tbaa !118
  %307 = getelementptr inbounds i8, ptr %305, i64 168
  %308 = load i64, ptr %307, align 8, !tbaa !35
  %309 = inttoptr i64 %308 to ptr
  %310 = zext i32 %306 to i64
  %311 = getelementptr inbounds %struct.KnownGroup, ptr %309, i64 %310
  %312 = load i32, ptr %311, align 4, !tbaa !38
  %313 = icmp ne i32 %312, 0
  %314 = sext i1 %313 to i64
  %315 = insertelement <8 x i64> poison, i64 %314, i64 0
  %316 = shufflevector <8 x i64> %315, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %317 = zext nneg i32 %279 to i64
  %318 = insertelement <8 x i64> poison, i64 %317, i64 0
  %319 = shufflevector <8 x i64> %318, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %320

320:                                              ; preds = %392, %270
  %321 = phi i64 [ 0, %270 ], [ %393, %392 ]
  %322 = getelementptr inbounds %struct.Cell, ptr %275, i64 %321
  %323 = load <8 x i64>, ptr %322, align 8
  %324 = lshr <8 x i64> %323, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %325 = and <8 x i64> %324, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %326 = and <8 x i64> %323, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %327 = sub nsw <8 x i64> %326, %291
  %328 = icmp ult <8 x i64> %327, %283
  %329 = icmp eq <8 x i64> %323, zeroinitializer
  %330 = select <8 x i1> %328, <8 x i64> zeroinitializer, <8 x i64> %304
  %331 = select <8 x i1> %329, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %330
  %332 = and <8 x i64> %323, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %333 = icmp eq <8 x i64> %332, %295
  %334 = icmp ult <8 x i64> %325, %287
  %335 = and <8 x i1> %328, %334
  %336 = select <8 x i1> %333, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %335
  %337 = select <8 x i1> %336, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %331
  %338 = xor <8 x i64> %337, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %339 = xor <8 x i64> %331, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %340 = and <8 x i64> %323, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %341 = icmp eq <8 x i64> %340, zeroinitializer
  %342 = select <8 x i1> %341, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %339
  %343 = or <8 x i64> %342, %338
  %344 = icmp eq <8 x i64> %325, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %345 = select <8 x i1> %344, <8 x i64> %339, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %346 = and <8 x i64> %316, %338
  %347 = or <8 x i64> %346, %345
  %348 = shufflevector <8 x i64> %343, <8 x i64> %347, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %349 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %348)
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %378, label %351

351:                                              ; preds = %320
  %352 = shl nuw nsw i64 %321, 2
  %353 = add i64 %352, %274
  %354 = trunc nuw nsw i64 %321 to i32
  %355 = lshr i32 %354, %121
  %356 = add nuw i32 %355, %279
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %322, i64 noundef %353, i32 noundef 15, i32 noundef %356)
  %357 = or disjoint i64 %321, 1
  %358 = getelementptr inbounds %struct.Cell, ptr %275, i64 %357
  %359 = shl nuw nsw i64 %357, 2
  %360 = add i64 %359, %274
  %361 = trunc nuw nsw i64 %357 to i32
  %362 = lshr i32 %361, %121
  %363 = add nuw i32 %362, %279
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %358, i64 noundef %360, i32 noundef 15, i32 noundef %363)
  %364 = or disjoint i64 %321, 2
  %365 = getelementptr inbounds %struct.Cell, ptr %275, i64 %364
  %366 = shl nuw nsw i64 %364, 2
  %367 = add i64 %366, %274
  %368 = trunc nuw nsw i64 %364 to i32
  %369 = lshr i32 %368, %121
  %370 = add nuw i32 %369, %279
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %365, i64 noundef %367, i32 noundef 15, i32 noundef %370)
  %371 = or disjoint i64 %321, 3
  %372 = getelementptr inbounds %struct.Cell, ptr %275, i64 %371
  %373 = shl nuw nsw i64 %371, 2
  %374 = add i64 %373, %274
  %375 = trunc nuw nsw i64 %371 to i32
  %376 = lshr i32 %375, %121
  %377 = add nuw i32 %376, %279
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %372, i64 noundef %374, i32 noundef 15, i32 noundef %377)
  br label %392

378:                                              ; preds = %320
  %379 = and <8 x i64> %323, %339
  %380 = insertelement <8 x i64> poison, i64 %321, i64 0
  %381 = shufflevector <8 x i64> %380, <8 x i64> poison, <8 x i32> zeroinitializer
  %382 = or disjoint <8 x i64> %381, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %383 = lshr <8 x i64> %382, %217
  %384 = add nuw nsw <8 x i64> %383, %319
  %385 = shl nuw nsw <8 x i64> %384, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %386 = or <8 x i64> %385, %299
  %387 = and <8 x i64> %337, %386
  %388 = or <8 x i64> %323, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %389 = and <8 x i64> %388, %338
  %390 = or <8 x i64> %387, %389
  %391 = shufflevector <8 x i64> %379, <8 x i64> %390, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %391, ptr %322, align 8
  br label %392

392:                                              ; preds = %378, %351
  %393 = add nuw nsw i64 %321, 4
  %394 = icmp ult i64 %321, 12
  br i1 %394, label %320, label %395, !llvm.loop !150

395:                                              ; preds = %392
  %396 = add nuw nsw i64 %271, 1
  %397 = icmp eq i64 %396, 4
  br i1 %397, label %569, label %270, !llvm.loop !151

398:                                              ; preds = %220
  %399 = load <4 x i64>, ptr %227, align 8
  %400 = shufflevector <4 x i64> %399, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %401 = shufflevector <8 x i64> %400, <8 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 0, i64 0, i64 0, i64 0>, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  %402 = lshr <8 x i64> %401, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %403 = and <8 x i64> %402, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %404 = and <8 x i64> %401, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %405 = sub nsw <8 x i64> %404, %184
  %406 = icmp ult <8 x i64> %405, %174
  %407 = icmp eq <8 x i64> %401, zeroinitializer
  %408 = select <8 x i1> %406, <8 x i64> zeroinitializer, <8 x i64> %199
  %409 = select <8 x i1> %407, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %408
  %410 = and <8 x i64> %401, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %411 = icmp eq <8 x i64> %410, %189
  %412 = icmp ult <8 x i64> %403, %179
  %413 = and <8 x i1> %406, %412
  %414 = select <8 x i1> %411, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %413
  %415 = select <8 x i1> %414, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %409
  %416 = xor <8 x i64> %415, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %417 = xor <8 x i64> %409, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %418 = and <8 x i64> %401, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %419 = icmp eq <8 x i64> %418, zeroinitializer
  %420 = select <8 x i1> %419, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %417
  %421 = or <8 x i64> %420, %416
  %422 = icmp eq <8 x i64> %403, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %423 = select <8 x i1> %422, <8 x i64> %417, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %424 = and <8 x i64> %212, %416
  %425 = or <8 x i64> %424, %423
  %426 = shufflevector <8 x i64> %421, <8 x i64> %425, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %427 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %426)
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %429, label %442

429:                                              ; preds = %398
  %430 = and <8 x i64> %401, %417
  %431 = zext nneg i32 %224 to i64
  %432 = insertelement <8 x i64> poison, i64 %431, i64 0
  %433 = shufflevector <8 x i64> %432, <8 x i64> poison, <8 x i32> zeroinitializer
  %434 = add nuw nsw <8 x i64> %433, %218
  %435 = shl nuw nsw <8 x i64> %434, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %436 = or <8 x i64> %435, %194
  %437 = and <8 x i64> %415, %436
  %438 = or <8 x i64> %401, <i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 poison, i64 poison, i64 poison>
  %439 = and <8 x i64> %438, %416
  %440 = or <8 x i64> %437, %439
  %441 = shufflevector <8 x i64> %430, <8 x i64> %440, <4 x i32> <i32 0, i32 9, i32 2, i32 11>
  store <4 x i64> %441, ptr %227, align 8
  br label %569

442:                                              ; preds = %398, %568
  %443 = phi i1 [ false, %568 ], [ true, %398 ]
  %444 = phi i64 [ 1, %568 ], [ 0, %398 ]
  %445 = or disjoint i64 %221, %444
  %446 = shl i64 %445, 6
  %447 = add i64 %446, %124
  %448 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %447)
  %449 = trunc nuw nsw i64 %444 to i32
  %450 = shl nuw nsw i32 %449, 4
  %451 = lshr i32 %450, %121
  %452 = add nuw nsw i32 %451, %224
  %453 = load i32, ptr %170, align 4, !tbaa !121
  %454 = zext i32 %453 to i64
  %455 = insertelement <8 x i64> poison, i64 %454, i64 0
  %456 = shufflevector <8 x i64> %455, <8 x i64> poison, <8 x i32> zeroinitializer
  %457 = load i32, ptr %175, align 8, !tbaa !123
  %458 = zext i32 %457 to i64
  %459 = insertelement <8 x i64> poison, i64 %458, i64 0
  %460 = shufflevector <8 x i64> %459, <8 x i64> poison, <8 x i32> zeroinitializer
  %461 = load i32, ptr %180, align 4, !tbaa !119
  %462 = zext i32 %461 to i64
  %463 = insertelement <8 x i64> poison, i64 %462, i64 0
  %464 = shufflevector <8 x i64> %463, <8 x i64> poison, <8 x i32> zeroinitializer
  %465 = load i32, ptr %185, align 8, !tbaa !120
  %466 = zext i32 %465 to i64
  %467 = insertelement <8 x i64> poison, i64 %466, i64 0
  %468 = shufflevector <8 x i64> %467, <8 x i64> poison, <8 x i32> zeroinitializer
  %469 = load i64, ptr %102, align 8, !tbaa !127
  %470 = or i64 %469, 4323455642275676160
  %471 = insertelement <8 x i64> poison, i64 %470, i64 0
  %472 = shufflevector <8 x i64> %471, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %473 = load i32, ptr %111, align 4, !tbaa !115
  %474 = icmp eq i32 %473, 1
  %475 = sext i1 %474 to i64
  %476 = insertelement <8 x i64> poison, i64 %475, i64 0
  %477 = shufflevector <8 x i64> %476, <8 x i64> poison, <8 x i32> zeroinitializer
  %478 = load ptr, ptr %84, align 8, !tbaa !111
  %479 = load i32, ptr %201, align 8, !tbaa !118
  %480 = getelementptr inbounds i8, ptr %478, i64 168
  %481 = load i64, ptr %480, align 8, !tbaa !35
  %482 = inttoptr i64 %481 to ptr
  %483 = zext i32 %479 to i64
  %484 = getelementptr inbounds %struct.KnownGroup, ptr %482, i64 %483
  %485 = load i32, ptr %484, align 4, !tbaa !38
  %486 = icmp ne i32 %485, 0
  %487 = sext i1 %486 to i64
  %488 = insertelement <8 x i64> poison, i64 %487, i64 0
  %489 = shufflevector <8 x i64> %488, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %490 = zext nneg i32 %452 to i64
  %491 = insertelement <8 x i64> poison, i64 %490, i64 0
  %492 = shufflevector <8 x i64> %491, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %493

493:                                              ; preds = %565, %442
  %494 = phi i64 [ 0, %442 ], [ %566, %565 ]
  %495 = getelementptr inbounds %struct.Cell, ptr %448, i64 %494
  %496 = load <8 x i64>, ptr %495, align 8
  %497 = lshr <8 x i64> %496, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %498 = and <8 x i64> %497, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %499 = and <8 x i64> %496, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %500 = sub nsw <8 x i64> %499, %464
  %501 = icmp ult <8 x i64> %500, %456
  %502 = icmp eq <8 x i64> %496, zeroinitializer
  %503 = select <8 x i1> %501, <8 x i64> zeroinitializer, <8 x i64> %477
  %504 = select <8 x i1> %502, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %503
  %505 = and <8 x i64> %496, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %506 = icmp eq <8 x i64> %505, %468
  %507 = icmp ult <8 x i64> %498, %460
  %508 = and <8 x i1> %501, %507
  %509 = select <8 x i1> %506, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %508
  %510 = select <8 x i1> %509, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %504
  %511 = xor <8 x i64> %510, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %512 = xor <8 x i64> %504, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %513 = and <8 x i64> %496, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %514 = icmp eq <8 x i64> %513, zeroinitializer
  %515 = select <8 x i1> %514, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %512
  %516 = or <8 x i64> %515, %511
  %517 = icmp eq <8 x i64> %498, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %518 = select <8 x i1> %517, <8 x i64> %512, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %519 = and <8 x i64> %489, %511
  %520 = or <8 x i64> %519, %518
  %521 = shufflevector <8 x i64> %516, <8 x i64> %520, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %522 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %521)
  %523 = icmp eq i64 %522, 0
  br i1 %523, label %551, label %524

524:                                              ; preds = %493
  %525 = shl nuw nsw i64 %494, 2
  %526 = add i64 %525, %447
  %527 = trunc nuw nsw i64 %494 to i32
  %528 = lshr i32 %527, %121
  %529 = add nuw i32 %528, %452
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %495, i64 noundef %526, i32 noundef 15, i32 noundef %529)
  %530 = or disjoint i64 %494, 1
  %531 = getelementptr inbounds %struct.Cell, ptr %448, i64 %530
  %532 = shl nuw nsw i64 %530, 2
  %533 = add i64 %532, %447
  %534 = trunc nuw nsw i64 %530 to i32
  %535 = lshr i32 %534, %121
  %536 = add nuw i32 %535, %452
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %531, i64 noundef %533, i32 noundef 15, i32 noundef %536)
  %537 = or disjoint i64 %494, 2
  %538 = getelementptr inbounds %struct.Cell, ptr %448, i64 %537
  %539 = shl nuw nsw i64 %537, 2
  %540 = add i64 %539, %447
  %541 = trunc nuw nsw i64 %537 to i32
  %542 = lshr i32 %541, %121
  %543 = add nuw i32 %542, %452
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %538, i64 noundef %540, i32 noundef 15, i32 noundef %543)
  %544 = or disjoint i64 %494, 3
  %545 = getelementptr inbounds %struct.Cell, ptr %448, i64 %544
  %546 = shl nuw nsw i64 %544, 2
  %547 = add i64 %546, %447
  %548 = trunc nuw nsw i64 %544 to i32
  %549 = lshr i32 %548, %121
  %550 = add nuw i32 %549, %452
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %545, i64 noundef %547, i32 noundef 15, i32 noundef %550)
  br label %565

551:                                              ; preds = %493
  %552 = and <8 x i64> %496, %512
  %553 = insertelement <8 x i64> poison, i64 %494, i64 0
  %554 = shufflevector <8 x i64> %553, <8 x i64> poison, <8 x i32> zeroinitializer
  %555 = or disjoint <8 x i64> %554, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %556 = lshr <8 x i64> %555, %217
  %557 = add nuw nsw <8 x i64> %556, %492
  %558 = shl nuw nsw <8 x i64> %557, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %559 = or <8 x i64> %558, %472
  %560 = and <8 x i64> %510, %559
  %561 = or <8 x i64> %496, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %562 = and <8 x i64> %561, %511
  %563 = or <8 x i64> %560, %562
  %564 = shufflevector <8 x i64> %552, <8 x i64> %563, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %564, ptr %495, align 8
  br label %565

565:                                              ; preds = %551, %524
  %566 = add nuw nsw i64 %494, 4
  %567 = icmp ult i64 %494, 12
  br i1 %567, label %493, label %568, !llvm.loop !150

568:                                              ; preds = %565
  br i1 %443, label %442, label %569, !llvm.loop !151

569:                                              ; preds = %568, %395, %429, %257
  %570 = add nuw nsw i64 %221, 4
  %571 = icmp ult i64 %570, %219
  br i1 %571, label %220, label %977, !llvm.loop !152

572:                                              ; preds = %119
  br i1 %126, label %573, label %980

573:                                              ; preds = %572
  %574 = zext i32 %122 to i64
  %575 = add nsw i64 %574, -1
  %576 = add i64 %575, %124
  %577 = xor i64 %576, %124
  %578 = icmp ult i64 %577, 16384
  br i1 %578, label %579, label %980

579:                                              ; preds = %573
  %580 = icmp eq i32 %114, 0
  br i1 %580, label %605, label %581

581:                                              ; preds = %579
  %582 = insertelement <8 x i64> poison, i64 %124, i64 0
  %583 = shufflevector <8 x i64> %582, <8 x i64> poison, <8 x i32> zeroinitializer
  %584 = zext nneg i32 %3 to i64
  %585 = insertelement <8 x i64> poison, i64 %584, i64 0
  %586 = shufflevector <8 x i64> %585, <8 x i64> poison, <8 x i32> zeroinitializer
  %587 = mul nuw nsw <8 x i64> %586, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %588 = add <8 x i64> %583, %587
  %589 = shl nuw nsw i32 %3, 3
  %590 = zext nneg i32 %589 to i64
  %591 = insertelement <8 x i64> poison, i64 %590, i64 0
  %592 = shufflevector <8 x i64> %591, <8 x i64> poison, <8 x i32> zeroinitializer
  %593 = zext i32 %114 to i64
  br label %594

594:                                              ; preds = %594, %581
  %595 = phi i64 [ 0, %581 ], [ %602, %594 ]
  %596 = phi <8 x i64> [ %588, %581 ], [ %603, %594 ]
  %597 = phi <8 x i64> [ zeroinitializer, %581 ], [ %601, %594 ]
  %598 = getelementptr inbounds i64, ptr %1, i64 %595
  %599 = load <8 x i64>, ptr %598, align 8
  %600 = xor <8 x i64> %599, %596
  %601 = or <8 x i64> %600, %597
  %602 = add nuw nsw i64 %595, 8
  %603 = add <8 x i64> %596, %592
  %604 = icmp ult i64 %602, %593
  br i1 %604, label %594, label %605, !llvm.loop !149

605:                                              ; preds = %594, %579
  %606 = phi <8 x i64> [ zeroinitializer, %579 ], [ %601, %594 ]
  %607 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %606)
  %608 = icmp eq i64 %607, 0
  br i1 %608, label %609, label %980

609:                                              ; preds = %605
  %610 = lshr i64 %124, 14
  %611 = add nuw nsw i64 %610, 1
  %612 = getelementptr inbounds i8, ptr %85, i64 80
  %613 = load i64, ptr %612, align 8, !tbaa !153
  %614 = icmp eq i64 %611, %613
  br i1 %614, label %615, label %618

615:                                              ; preds = %609
  %616 = getelementptr inbounds i8, ptr %85, i64 96
  %617 = load i64, ptr %616, align 8, !tbaa !154
  br label %674

618:                                              ; preds = %609
  %619 = getelementptr inbounds i8, ptr %85, i64 40
  %620 = load i64, ptr %619, align 8, !tbaa !155
  %621 = inttoptr i64 %620 to ptr
  %622 = getelementptr inbounds i8, ptr %85, i64 32
  %623 = load i64, ptr %622, align 8, !tbaa !156
  %624 = inttoptr i64 %623 to ptr
  %625 = lshr i64 %611, 6
  %626 = mul i64 %625, 2104162448473109
  %627 = lshr i64 %626, 34
  %628 = and i64 %627, 262080
  %629 = and i64 %611, 63
  %630 = or disjoint i64 %628, %629
  %631 = getelementptr inbounds i64, ptr %621, i64 %630
  %632 = load i64, ptr %631, align 8, !tbaa !48
  %633 = icmp eq i64 %632, 0
  %634 = icmp eq i64 %632, %611
  %635 = or i1 %633, %634
  br i1 %635, label %645, label %636

636:                                              ; preds = %618, %636
  %637 = phi i64 [ %639, %636 ], [ %630, %618 ]
  %638 = add nuw nsw i64 %637, 65
  %639 = and i64 %638, 262143
  %640 = getelementptr inbounds i64, ptr %621, i64 %639
  %641 = load i64, ptr %640, align 8, !tbaa !48
  %642 = icmp eq i64 %641, 0
  %643 = icmp eq i64 %641, %611
  %644 = or i1 %642, %643
  br i1 %644, label %645, label %636, !llvm.loop !157

645:                                              ; preds = %636, %618
  %646 = phi i64 [ %630, %618 ], [ %639, %636 ]
  %647 = phi i1 [ %633, %618 ], [ %642, %636 ]
  %648 = getelementptr inbounds i64, ptr %621, i64 %646
  br i1 %647, label %649, label %659

649:                                              ; preds = %645
  %650 = getelementptr inbounds i8, ptr %85, i64 48
  %651 = load i64, ptr %650, align 8, !tbaa !158
  %652 = getelementptr inbounds i8, ptr %85, i64 56
  %653 = load i64, ptr %652, align 8, !tbaa !159
  %654 = icmp ult i64 %651, %653
  br i1 %654, label %655, label %980

655:                                              ; preds = %649
  store i64 %611, ptr %648, align 8, !tbaa !48
  %656 = load i64, ptr %650, align 8, !tbaa !158
  %657 = add i64 %656, 1
  store i64 %657, ptr %650, align 8, !tbaa !158
  %658 = getelementptr inbounds i64, ptr %624, i64 %646
  store i64 %656, ptr %658, align 8, !tbaa !48
  br label %659

659:                                              ; preds = %655, %645
  store i64 %611, ptr %612, align 8, !tbaa !153
  %660 = getelementptr inbounds i8, ptr %85, i64 64
  %661 = load i64, ptr %660, align 8, !tbaa !160
  %662 = getelementptr inbounds i64, ptr %624, i64 %646
  %663 = load i64, ptr %662, align 8, !tbaa !48
  %664 = shl i64 %663, 16
  %665 = add i64 %664, %661
  %666 = getelementptr inbounds i8, ptr %85, i64 88
  store i64 %665, ptr %666, align 8, !tbaa !161
  %667 = getelementptr inbounds i8, ptr %85, i64 72
  %668 = load i64, ptr %667, align 8, !tbaa !162
  %669 = load i64, ptr %662, align 8, !tbaa !48
  %670 = shl i64 %669, 12
  %671 = and i64 %670, 4611686018427383808
  %672 = add i64 %671, %668
  %673 = getelementptr inbounds i8, ptr %85, i64 96
  store i64 %672, ptr %673, align 8, !tbaa !154
  br label %674

674:                                              ; preds = %659, %615
  %675 = phi i64 [ %617, %615 ], [ %672, %659 ]
  %676 = inttoptr i64 %675 to ptr
  %677 = lshr exact i64 %124, 6
  %678 = and i64 %677, 255
  %679 = getelementptr inbounds %struct.Cell, ptr %676, i64 %678
  %680 = icmp eq i64 %675, 0
  br i1 %680, label %980, label %681

681:                                              ; preds = %674
  %682 = add nuw nsw i32 %121, 1
  %683 = zext nneg i32 %682 to i64
  %684 = getelementptr inbounds i8, ptr %0, i64 68
  %685 = load i32, ptr %684, align 4, !tbaa !121
  %686 = zext i32 %685 to i64
  %687 = insertelement <8 x i64> poison, i64 %686, i64 0
  %688 = shufflevector <8 x i64> %687, <8 x i64> poison, <8 x i32> zeroinitializer
  %689 = getelementptr inbounds i8, ptr %0, i64 72
  %690 = load i32, ptr %689, align 8, !tbaa !123
  %691 = zext i32 %690 to i64
  %692 = insertelement <8 x i64> poison, i64 %691, i64 0
  %693 = shufflevector <8 x i64> %692, <8 x i64> poison, <8 x i32> zeroinitializer
  %694 = getelementptr inbounds i8, ptr %0, i64 60
  %695 = load i32, ptr %694, align 4, !tbaa !119
  %696 = zext i32 %695 to i64
  %697 = insertelement <8 x i64> poison, i64 %696, i64 0
  %698 = shufflevector <8 x i64> %697, <8 x i64> poison, <8 x i32> zeroinitializer
  %699 = getelementptr inbounds i8, ptr %0, i64 64
  %700 = load i32, ptr %699, align 8, !tbaa !120
  %701 = zext i32 %700 to i64
  %702 = insertelement <8 x i64> poison, i64 %701, i64 0
  %703 = shufflevector <8 x i64> %702, <8 x i64> poison, <8 x i32> zeroinitializer
  %704 = load i64, ptr %102, align 8, !tbaa !127
  %705 = shl i64 %683, 58
  %706 = or i64 %704, %705
  %707 = insertelement <8 x i64> poison, i64 %706, i64 0
  %708 = shufflevector <8 x i64> %707, <8 x i64> poison, <8 x i32> zeroinitializer
  %709 = icmp ult i32 %122, 64
  br i1 %709, label %977, label %710

710:                                              ; preds = %681
  %711 = insertelement <8 x i32> poison, i32 %121, i64 0
  %712 = shufflevector <8 x i32> %711, <8 x i32> poison, <8 x i32> zeroinitializer
  %713 = zext nneg <8 x i32> %712 to <8 x i64>
  %714 = lshr <8 x i64> <i64 0, i64 0, i64 16, i64 16, i64 32, i64 32, i64 48, i64 48>, %713
  %715 = zext nneg i32 %123 to i64
  br label %716

716:                                              ; preds = %974, %710
  %717 = phi i64 [ 0, %710 ], [ %975, %974 ]
  %718 = trunc i64 %717 to i32
  %719 = shl i32 %718, 4
  %720 = lshr i32 %719, %121
  %721 = sub i32 %123, %718
  %722 = icmp ugt i32 %721, 3
  %723 = getelementptr inbounds %struct.Cell, ptr %679, i64 %717
  br i1 %722, label %724, label %848

724:                                              ; preds = %716
  %725 = load <8 x i64>, ptr %723, align 8
  %726 = lshr <8 x i64> %725, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %727 = and <8 x i64> %726, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %728 = and <8 x i64> %725, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %729 = sub nsw <8 x i64> %728, %698
  %730 = and <8 x i64> %725, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %731 = icmp ne <8 x i64> %730, %703
  %732 = icmp uge <8 x i64> %729, %688
  %733 = icmp uge <8 x i64> %727, %693
  %734 = or <8 x i1> %732, %733
  %735 = select <8 x i1> %731, <8 x i1> %734, <8 x i1> zeroinitializer
  %736 = icmp ne <8 x i64> %725, zeroinitializer
  %737 = and <8 x i1> %735, %736
  %738 = bitcast <8 x i1> %737 to i8
  %739 = icmp eq i8 %738, 0
  br i1 %739, label %740, label %748

740:                                              ; preds = %724
  %741 = zext nneg i32 %720 to i64
  %742 = insertelement <8 x i64> poison, i64 %741, i64 0
  %743 = shufflevector <8 x i64> %742, <8 x i64> poison, <8 x i32> zeroinitializer
  %744 = add nuw nsw <8 x i64> %743, %714
  %745 = shl nuw nsw <8 x i64> %744, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %746 = or <8 x i64> %745, %708
  %747 = and <8 x i64> %746, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %747, ptr %723, align 8
  br label %974

748:                                              ; preds = %724, %845
  %749 = phi i64 [ %846, %845 ], [ 0, %724 ]
  %750 = add nuw nsw i64 %717, %749
  %751 = shl i64 %750, 6
  %752 = add i64 %751, %124
  %753 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %752)
  %754 = trunc i64 %749 to i32
  %755 = shl i32 %754, 4
  %756 = lshr i32 %755, %121
  %757 = add nuw nsw i32 %756, %720
  %758 = load i32, ptr %684, align 4, !tbaa !121
  %759 = zext i32 %758 to i64
  %760 = insertelement <8 x i64> poison, i64 %759, i64 0
  %761 = shufflevector <8 x i64> %760, <8 x i64> poison, <8 x i32> zeroinitializer
  %762 = load i32, ptr %689, align 8, !tbaa !123
  %763 = zext i32 %762 to i64
  %764 = insertelement <8 x i64> poison, i64 %763, i64 0
  %765 = shufflevector <8 x i64> %764, <8 x i64> poison, <8 x i32> zeroinitializer
  %766 = load i32, ptr %694, align 4, !tbaa !119
  %767 = zext i32 %766 to i64
  %768 = insertelement <8 x i64> poison, i64 %767, i64 0
  %769 = shufflevector <8 x i64> %768, <8 x i64> poison, <8 x i32> zeroinitializer
  %770 = load i32, ptr %699, align 8, !tbaa !120
  %771 = zext i32 %770 to i64
  %772 = insertelement <8 x i64> poison, i64 %771, i64 0
  %773 = shufflevector <8 x i64> %772, <8 x i64> poison, <8 x i32> zeroinitializer
  %774 = load i64, ptr %102, align 8, !tbaa !127
  %775 = or i64 %774, 4323455642275676160
  %776 = insertelement <8 x i64> poison, i64 %775, i64 0
  %777 = shufflevector <8 x i64> %776, <8 x i64> poison, <8 x i32> zeroinitializer
  %778 = load i32, ptr %111, align 4, !tbaa !115
  %779 = icmp ne i32 %778, 1
  %780 = sext i1 %779 to i64
  %781 = insertelement <8 x i64> poison, i64 %780, i64 0
  %782 = shufflevector <8 x i64> %781, <8 x i64> poison, <8 x i32> zeroinitializer
  %783 = zext nneg i32 %757 to i64
  %784 = insertelement <8 x i64> poison, i64 %783, i64 0
  %785 = shufflevector <8 x i64> %784, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %786

786:                                              ; preds = %842, %748
  %787 = phi i64 [ 0, %748 ], [ %843, %842 ]
  %788 = getelementptr inbounds %struct.Cell, ptr %753, i64 %787
  %789 = load <8 x i64>, ptr %788, align 8
  %790 = lshr <8 x i64> %789, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %791 = and <8 x i64> %790, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %792 = and <8 x i64> %789, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %793 = sub nsw <8 x i64> %792, %769
  %794 = icmp ult <8 x i64> %793, %761
  %795 = icmp eq <8 x i64> %789, zeroinitializer
  %796 = and <8 x i64> %789, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %797 = icmp eq <8 x i64> %796, %773
  %798 = icmp ult <8 x i64> %791, %765
  %799 = and <8 x i1> %794, %798
  %800 = select <8 x i1> %797, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %799
  %801 = select <8 x i1> %800, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %795
  %802 = select <8 x i1> %794, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %782
  %803 = select <8 x i1> %801, <8 x i64> zeroinitializer, <8 x i64> %802
  %804 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %803)
  %805 = icmp eq i64 %804, 0
  br i1 %805, label %833, label %806

806:                                              ; preds = %786
  %807 = shl nuw nsw i64 %787, 2
  %808 = add i64 %807, %752
  %809 = trunc nuw nsw i64 %787 to i32
  %810 = lshr i32 %809, %121
  %811 = add nuw i32 %810, %757
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %788, i64 noundef %808, i32 noundef 15, i32 noundef %811)
  %812 = or disjoint i64 %787, 1
  %813 = getelementptr inbounds %struct.Cell, ptr %753, i64 %812
  %814 = shl nuw nsw i64 %812, 2
  %815 = add i64 %814, %752
  %816 = trunc nuw nsw i64 %812 to i32
  %817 = lshr i32 %816, %121
  %818 = add nuw i32 %817, %757
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %813, i64 noundef %815, i32 noundef 15, i32 noundef %818)
  %819 = or disjoint i64 %787, 2
  %820 = getelementptr inbounds %struct.Cell, ptr %753, i64 %819
  %821 = shl nuw nsw i64 %819, 2
  %822 = add i64 %821, %752
  %823 = trunc nuw nsw i64 %819 to i32
  %824 = lshr i32 %823, %121
  %825 = add nuw i32 %824, %757
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %820, i64 noundef %822, i32 noundef 15, i32 noundef %825)
  %826 = or disjoint i64 %787, 3
  %827 = getelementptr inbounds %struct.Cell, ptr %753, i64 %826
  %828 = shl nuw nsw i64 %826, 2
  %829 = add i64 %828, %752
  %830 = trunc nuw nsw i64 %826 to i32
  %831 = lshr i32 %830, %121
  %832 = add nuw i32 %831, %757
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %827, i64 noundef %829, i32 noundef 15, i32 noundef %832)
  br label %842

833:                                              ; preds = %786
  %834 = insertelement <8 x i64> poison, i64 %787, i64 0
  %835 = shufflevector <8 x i64> %834, <8 x i64> poison, <8 x i32> zeroinitializer
  %836 = or disjoint <8 x i64> %835, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %837 = lshr <8 x i64> %836, %713
  %838 = add nuw nsw <8 x i64> %837, %785
  %839 = shl nuw nsw <8 x i64> %838, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %840 = or <8 x i64> %839, %777
  %841 = and <8 x i64> %840, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %841, ptr %788, align 8
  br label %842

842:                                              ; preds = %833, %806
  %843 = add nuw nsw i64 %787, 4
  %844 = icmp ult i64 %787, 12
  br i1 %844, label %786, label %845, !llvm.loop !150

845:                                              ; preds = %842
  %846 = add nuw nsw i64 %749, 1
  %847 = icmp eq i64 %846, 4
  br i1 %847, label %974, label %748, !llvm.loop !151

848:                                              ; preds = %716
  %849 = load <4 x i64>, ptr %723, align 8
  %850 = shufflevector <4 x i64> %849, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %851 = shufflevector <8 x i64> %850, <8 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 0, i64 0, i64 0, i64 0>, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  %852 = lshr <8 x i64> %851, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %853 = and <8 x i64> %852, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %854 = and <8 x i64> %851, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %855 = sub nsw <8 x i64> %854, %698
  %856 = and <8 x i64> %851, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %857 = icmp ne <8 x i64> %856, %703
  %858 = icmp uge <8 x i64> %855, %688
  %859 = icmp uge <8 x i64> %853, %693
  %860 = or <8 x i1> %858, %859
  %861 = select <8 x i1> %857, <8 x i1> %860, <8 x i1> zeroinitializer
  %862 = icmp ne <8 x i64> %851, zeroinitializer
  %863 = and <8 x i1> %861, %862
  %864 = bitcast <8 x i1> %863 to i8
  %865 = icmp eq i8 %864, 0
  br i1 %865, label %866, label %875

866:                                              ; preds = %848
  %867 = zext nneg i32 %720 to i64
  %868 = insertelement <8 x i64> poison, i64 %867, i64 0
  %869 = shufflevector <8 x i64> %868, <8 x i64> poison, <8 x i32> zeroinitializer
  %870 = add nuw nsw <8 x i64> %869, %714
  %871 = shl nuw nsw <8 x i64> %870, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %872 = or <8 x i64> %871, %708
  %873 = and <8 x i64> %872, <i64 -1, i64 0, i64 -1, i64 0, i64 poison, i64 poison, i64 poison, i64 poison>
  %874 = shufflevector <8 x i64> %873, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i64> %874, ptr %723, align 8
  br label %974

875:                                              ; preds = %848, %973
  %876 = phi i1 [ false, %973 ], [ true, %848 ]
  %877 = phi i64 [ 1, %973 ], [ 0, %848 ]
  %878 = or disjoint i64 %717, %877
  %879 = shl i64 %878, 6
  %880 = add i64 %879, %124
  %881 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %880)
  %882 = trunc nuw nsw i64 %877 to i32
  %883 = shl nuw nsw i32 %882, 4
  %884 = lshr i32 %883, %121
  %885 = add nuw nsw i32 %884, %720
  %886 = load i32, ptr %684, align 4, !tbaa !121
  %887 = zext i32 %886 to i64
  %888 = insertelement <8 x i64> poison, i64 %887, i64 0
  %889 = shufflevector <8 x i64> %888, <8 x i64> poison, <8 x i32> zeroinitializer
  %890 = load i32, ptr %689, align 8, !tbaa !123
  %891 = zext i32 %890 to i64
  %892 = insertelement <8 x i64> poison, i64 %891, i64 0
  %893 = shufflevector <8 x i64> %892, <8 x i64> poison, <8 x i32> zeroinitializer
  %894 = load i32, ptr %694, align 4, !tbaa !119
  %895 = zext i32 %894 to i64
  %896 = insertelement <8 x i64> poison, i64 %895, i64 0
  %897 = shufflevector <8 x i64> %896, <8 x i64> poison, <8 x i32> zeroinitializer
  %898 = load i32, ptr %699, align 8, !tbaa !120
  %899 = zext i32 %898 to i64
  %900 = insertelement <8 x i64> poison, i64 %899, i64 0
  %901 = shufflevector <8 x i64> %900, <8 x i64> poison, <8 x i32> zeroinitializer
  %902 = load i64, ptr %102, align 8, !tbaa !127
  %903 = or i64 %902, 4323455642275676160
  %904 = insertelement <8 x i64> poison, i64 %903, i64 0
  %905 = shufflevector <8 x i64> %904, <8 x i64> poison, <8 x i32> zeroinitializer
  %906 = load i32, ptr %111, align 4, !tbaa !115
  %907 = icmp ne i32 %906, 1
  %908 = sext i1 %907 to i64
  %909 = insertelement <8 x i64> poison, i64 %908, i64 0
  %910 = shufflevector <8 x i64> %909, <8 x i64> poison, <8 x i32> zeroinitializer
  %911 = zext nneg i32 %885 to i64
  %912 = insertelement <8 x i64> poison, i64 %911, i64 0
  %913 = shufflevector <8 x i64> %912, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %914

914:                                              ; preds = %970, %875
  %915 = phi i64 [ 0, %875 ], [ %971, %970 ]
  %916 = getelementptr inbounds %struct.Cell, ptr %881, i64 %915
  %917 = load <8 x i64>, ptr %916, align 8
  %918 = lshr <8 x i64> %917, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %919 = and <8 x i64> %918, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %920 = and <8 x i64> %917, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %921 = sub nsw <8 x i64> %920, %897
  %922 = icmp ult <8 x i64> %921, %889
  %923 = icmp eq <8 x i64> %917, zeroinitializer
  %924 = and <8 x i64> %917, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %925 = icmp eq <8 x i64> %924, %901
  %926 = icmp ult <8 x i64> %919, %893
  %927 = and <8 x i1> %922, %926
  %928 = select <8 x i1> %925, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %927
  %929 = select <8 x i1> %928, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %923
  %930 = select <8 x i1> %922, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %910
  %931 = select <8 x i1> %929, <8 x i64> zeroinitializer, <8 x i64> %930
  %932 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %931)
  %933 = icmp eq i64 %932, 0
  br i1 %933, label %961, label %934

934:                                              ; preds = %914
  %935 = shl nuw nsw i64 %915, 2
  %936 = add i64 %935, %880
  %937 = trunc nuw nsw i64 %915 to i32
  %938 = lshr i32 %937, %121
  %939 = add nuw i32 %938, %885
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %916, i64 noundef %936, i32 noundef 15, i32 noundef %939)
  %940 = or disjoint i64 %915, 1
  %941 = getelementptr inbounds %struct.Cell, ptr %881, i64 %940
  %942 = shl nuw nsw i64 %940, 2
  %943 = add i64 %942, %880
  %944 = trunc nuw nsw i64 %940 to i32
  %945 = lshr i32 %944, %121
  %946 = add nuw i32 %945, %885
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %941, i64 noundef %943, i32 noundef 15, i32 noundef %946)
  %947 = or disjoint i64 %915, 2
  %948 = getelementptr inbounds %struct.Cell, ptr %881, i64 %947
  %949 = shl nuw nsw i64 %947, 2
  %950 = add i64 %949, %880
  %951 = trunc nuw nsw i64 %947 to i32
  %952 = lshr i32 %951, %121
  %953 = add nuw i32 %952, %885
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %948, i64 noundef %950, i32 noundef 15, i32 noundef %953)
  %954 = or disjoint i64 %915, 3
  %955 = getelementptr inbounds %struct.Cell, ptr %881, i64 %954
  %956 = shl nuw nsw i64 %954, 2
  %957 = add i64 %956, %880
  %958 = trunc nuw nsw i64 %954 to i32
  %959 = lshr i32 %958, %121
  %960 = add nuw i32 %959, %885
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %955, i64 noundef %957, i32 noundef 15, i32 noundef %960)
  br label %970

961:                                              ; preds = %914
  %962 = insertelement <8 x i64> poison, i64 %915, i64 0
  %963 = shufflevector <8 x i64> %962, <8 x i64> poison, <8 x i32> zeroinitializer
  %964 = or disjoint <8 x i64> %963, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %965 = lshr <8 x i64> %964, %713
  %966 = add nuw nsw <8 x i64> %965, %913
  %967 = shl nuw nsw <8 x i64> %966, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %968 = or <8 x i64> %967, %905
  %969 = and <8 x i64> %968, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %969, ptr %916, align 8
  br label %970

970:                                              ; preds = %961, %934
  %971 = add nuw nsw i64 %915, 4
  %972 = icmp ult i64 %915, 12
  br i1 %972, label %914, label %973, !llvm.loop !150

973:                                              ; preds = %970
  br i1 %876, label %875, label %974, !llvm.loop !151

974:                                              ; preds = %973, %845, %866, %740
  %975 = add nuw nsw i64 %717, 4
  %976 = icmp ult i64 %975, %715
  br i1 %976, label %716, label %977, !llvm.loop !152

977:                                              ; preds = %974, %569, %681, %167
  %978 = getelementptr inbounds i8, ptr %0, i64 92
  store i32 1, ptr %978, align 4, !tbaa !163
  %979 = load i64, ptr %1, align 8, !tbaa !48
  br label %2475

980:                                              ; preds = %674, %649, %605, %573, %572, %164, %160, %128, %127, %110
  %981 = zext i32 %3 to i64
  %982 = insertelement <8 x i64> poison, i64 %981, i64 0
  %983 = shufflevector <8 x i64> %982, <8 x i64> poison, <8 x i32> zeroinitializer
  %984 = mul nuw nsw <8 x i64> %983, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %985 = shl i32 %3, 3
  %986 = zext i32 %985 to i64
  %987 = insertelement <8 x i64> poison, i64 %986, i64 0
  %988 = shufflevector <8 x i64> %987, <8 x i64> poison, <8 x i32> zeroinitializer
  %989 = shl i32 %3, 4
  %990 = zext i32 %989 to i64
  %991 = add nsw i64 %990, -1
  br label %992

992:                                              ; preds = %1096, %980
  %993 = phi i64 [ 0, %980 ], [ %1098, %1096 ]
  %994 = phi i32 [ 0, %980 ], [ %1097, %1096 ]
  %995 = getelementptr inbounds i64, ptr %1, i64 %993
  %996 = load i64, ptr %995, align 8, !tbaa !48
  %997 = lshr i64 %81, %993
  %998 = and i64 %997, 65535
  %999 = icmp eq i64 %998, 65535
  %1000 = and i64 %996, 63
  %1001 = icmp eq i64 %1000, 0
  %1002 = select i1 %999, i1 %1001, i1 false
  br i1 %1002, label %1003, label %1096

1003:                                             ; preds = %992
  %1004 = load <8 x i64>, ptr %995, align 8
  %1005 = getelementptr inbounds i8, ptr %995, i64 64
  %1006 = load <8 x i64>, ptr %1005, align 8
  %1007 = bitcast <8 x i64> %1004 to <4 x i128>
  %1008 = extractelement <4 x i128> %1007, i64 0
  %1009 = bitcast i128 %1008 to <2 x i64>
  %1010 = shufflevector <2 x i64> %1009, <2 x i64> poison, <8 x i32> zeroinitializer
  %1011 = add <8 x i64> %1010, %984
  %1012 = xor <8 x i64> %1011, %1004
  %1013 = add <8 x i64> %1011, %988
  %1014 = xor <8 x i64> %1013, %1006
  %1015 = or <8 x i64> %1014, %1012
  %1016 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1015)
  %1017 = icmp eq i64 %1016, 0
  br i1 %1017, label %1018, label %1096

1018:                                             ; preds = %1003
  %1019 = add i64 %991, %996
  %1020 = xor i64 %1019, %996
  %1021 = icmp ult i64 %1020, 16384
  br i1 %1021, label %1022, label %1096

1022:                                             ; preds = %1018
  %1023 = load ptr, ptr %84, align 8, !tbaa !111
  %1024 = lshr i64 %996, 14
  %1025 = add nuw nsw i64 %1024, 1
  %1026 = getelementptr inbounds i8, ptr %1023, i64 80
  %1027 = load i64, ptr %1026, align 8, !tbaa !153
  %1028 = icmp eq i64 %1025, %1027
  br i1 %1028, label %1029, label %1032

1029:                                             ; preds = %1022
  %1030 = getelementptr inbounds i8, ptr %1023, i64 96
  %1031 = load i64, ptr %1030, align 8, !tbaa !154
  br label %1088

1032:                                             ; preds = %1022
  %1033 = getelementptr inbounds i8, ptr %1023, i64 40
  %1034 = load i64, ptr %1033, align 8, !tbaa !155
  %1035 = inttoptr i64 %1034 to ptr
  %1036 = getelementptr inbounds i8, ptr %1023, i64 32
  %1037 = load i64, ptr %1036, align 8, !tbaa !156
  %1038 = inttoptr i64 %1037 to ptr
  %1039 = lshr i64 %1025, 6
  %1040 = mul i64 %1039, 2104162448473109
  %1041 = lshr i64 %1040, 34
  %1042 = and i64 %1041, 262080
  %1043 = and i64 %1025, 63
  %1044 = or disjoint i64 %1042, %1043
  %1045 = getelementptr inbounds i64, ptr %1035, i64 %1044
  %1046 = load i64, ptr %1045, align 8, !tbaa !48
  %1047 = icmp eq i64 %1046, 0
  %1048 = icmp eq i64 %1046, %1025
  %1049 = or i1 %1047, %1048
  br i1 %1049, label %1059, label %1050

1050:                                             ; preds = %1032, %1050
  %1051 = phi i64 [ %1053, %1050 ], [ %1044, %1032 ]
  %1052 = add nuw nsw i64 %1051, 65
  %1053 = and i64 %1052, 262143
  %1054 = getelementptr inbounds i64, ptr %1035, i64 %1053
  %1055 = load i64, ptr %1054, align 8, !tbaa !48
  %1056 = icmp eq i64 %1055, 0
  %1057 = icmp eq i64 %1055, %1025
  %1058 = or i1 %1056, %1057
  br i1 %1058, label %1059, label %1050, !llvm.loop !157

1059:                                             ; preds = %1050, %1032
  %1060 = phi i64 [ %1044, %1032 ], [ %1053, %1050 ]
  %1061 = phi i1 [ %1047, %1032 ], [ %1056, %1050 ]
  %1062 = getelementptr inbounds i64, ptr %1035, i64 %1060
  br i1 %1061, label %1063, label %1073

1063:                                             ; preds = %1059
  %1064 = getelementptr inbounds i8, ptr %1023, i64 48
  %1065 = load i64, ptr %1064, align 8, !tbaa !158
  %1066 = getelementptr inbounds i8, ptr %1023, i64 56
  %1067 = load i64, ptr %1066, align 8, !tbaa !159
  %1068 = icmp ult i64 %1065, %1067
  br i1 %1068, label %1069, label %1096

1069:                                             ; preds = %1063
  store i64 %1025, ptr %1062, align 8, !tbaa !48
  %1070 = load i64, ptr %1064, align 8, !tbaa !158
  %1071 = add i64 %1070, 1
  store i64 %1071, ptr %1064, align 8, !tbaa !158
  %1072 = getelementptr inbounds i64, ptr %1038, i64 %1060
  store i64 %1070, ptr %1072, align 8, !tbaa !48
  br label %1073

1073:                                             ; preds = %1069, %1059
  store i64 %1025, ptr %1026, align 8, !tbaa !153
  %1074 = getelementptr inbounds i8, ptr %1023, i64 64
  %1075 = load i64, ptr %1074, align 8, !tbaa !160
  %1076 = getelementptr inbounds i64, ptr %1038, i64 %1060
  %1077 = load i64, ptr %1076, align 8, !tbaa !48
  %1078 = shl i64 %1077, 16
  %1079 = add i64 %1078, %1075
  %1080 = getelementptr inbounds i8, ptr %1023, i64 88
  store i64 %1079, ptr %1080, align 8, !tbaa !161
  %1081 = getelementptr inbounds i8, ptr %1023, i64 72
  %1082 = load i64, ptr %1081, align 8, !tbaa !162
  %1083 = load i64, ptr %1076, align 8, !tbaa !48
  %1084 = shl i64 %1083, 12
  %1085 = and i64 %1084, 4611686018427383808
  %1086 = add i64 %1085, %1082
  %1087 = getelementptr inbounds i8, ptr %1023, i64 96
  store i64 %1086, ptr %1087, align 8, !tbaa !154
  br label %1088

1088:                                             ; preds = %1073, %1029
  %1089 = phi i64 [ %1031, %1029 ], [ %1086, %1073 ]
  %1090 = icmp eq i64 %1089, 0
  br i1 %1090, label %1096, label %1091

1091:                                             ; preds = %1088
  %1092 = lshr exact i64 %993, 4
  %1093 = trunc nuw nsw i64 %1092 to i32
  %1094 = shl nuw nsw i32 1, %1093
  %1095 = or i32 %1094, %994
  br label %1096

1096:                                             ; preds = %1091, %1088, %1063, %1018, %1003, %992
  %1097 = phi i32 [ %1095, %1091 ], [ %994, %1003 ], [ %994, %992 ], [ %994, %1088 ], [ %994, %1018 ], [ %994, %1063 ]
  %1098 = add nuw nsw i64 %993, 16
  %1099 = icmp ult i64 %993, 48
  br i1 %1099, label %992, label %1100, !llvm.loop !164

1100:                                             ; preds = %1096
  %1101 = icmp eq i32 %1097, 0
  br i1 %1101, label %2475, label %1102

1102:                                             ; preds = %1100
  %1103 = load ptr, ptr %0, align 8, !tbaa !108
  %1104 = getelementptr inbounds i8, ptr %1103, i64 160
  %1105 = load i32, ptr %1104, align 8, !tbaa !51
  %1106 = sub i32 64, %1105
  %1107 = zext nneg i32 %1106 to i64
  %1108 = lshr i64 -1, %1107
  %1109 = icmp eq i64 %1108, %81
  br i1 %1109, label %1110, label %1116

1110:                                             ; preds = %1102
  %1111 = lshr i32 %1105, 4
  %1112 = shl nsw i32 -1, %1111
  %1113 = xor i32 %1112, %1097
  %1114 = icmp eq i32 %1113, -1
  %1115 = zext i1 %1114 to i32
  br label %1116

1116:                                             ; preds = %1110, %1102
  %1117 = phi i32 [ 0, %1102 ], [ %1115, %1110 ]
  %1118 = and i32 %1097, 1
  %1119 = icmp eq i32 %1118, 0
  br i1 %1119, label %1120, label %1123

1120:                                             ; preds = %1116
  %1121 = and i32 %1097, 2
  %1122 = icmp eq i32 %1121, 0
  br i1 %1122, label %1145, label %1128

1123:                                             ; preds = %1116
  %1124 = and i64 %81, -65536
  %1125 = load i64, ptr %1, align 8, !tbaa !48
  %1126 = and i32 %1097, 2
  %1127 = icmp eq i32 %1126, 0
  br i1 %1127, label %1145, label %1132

1128:                                             ; preds = %1120
  %1129 = and i64 %81, -4294901761
  %1130 = getelementptr inbounds i8, ptr %1, i64 128
  %1131 = load i64, ptr %1130, align 8, !tbaa !48
  br label %1145

1132:                                             ; preds = %1123
  %1133 = and i64 %81, -4294967296
  %1134 = getelementptr inbounds i8, ptr %1, i64 128
  %1135 = load i64, ptr %1134, align 8, !tbaa !48
  %1136 = sub i64 %1135, %1125
  %1137 = icmp eq i64 %1136, %990
  %1138 = select i1 %1137, i32 %1117, i32 0
  %1139 = load i32, ptr %23, align 8, !tbaa !114
  %1140 = icmp ne i32 %1139, 0
  %1141 = icmp ne i64 %1135, %1125
  %1142 = select i1 %1140, i1 true, i1 %1141
  %1143 = select i1 %1142, i32 -1, i32 -3
  %1144 = and i32 %1143, %1097
  br label %1145

1145:                                             ; preds = %1132, %1128, %1123, %1120
  %1146 = phi i64 [ 0, %1120 ], [ %1131, %1128 ], [ %1125, %1123 ], [ %1135, %1132 ]
  %1147 = phi i1 [ true, %1120 ], [ false, %1128 ], [ true, %1123 ], [ false, %1132 ]
  %1148 = phi i64 [ %81, %1120 ], [ %1129, %1128 ], [ %1124, %1123 ], [ %1133, %1132 ]
  %1149 = phi i32 [ %1097, %1120 ], [ %1097, %1128 ], [ %1097, %1123 ], [ %1144, %1132 ]
  %1150 = phi i32 [ %1117, %1120 ], [ %1117, %1128 ], [ %1117, %1123 ], [ %1138, %1132 ]
  %1151 = and i32 %1097, 4
  %1152 = icmp eq i32 %1151, 0
  br i1 %1152, label %1174, label %1153

1153:                                             ; preds = %1145
  %1154 = and i64 %1148, -281470681743361
  %1155 = getelementptr inbounds i8, ptr %1, i64 256
  %1156 = load i64, ptr %1155, align 8, !tbaa !48
  br i1 %1147, label %1169, label %1157

1157:                                             ; preds = %1153
  %1158 = getelementptr inbounds i8, ptr %1, i64 128
  %1159 = load i64, ptr %1158, align 8, !tbaa !48
  %1160 = sub i64 %1156, %1159
  %1161 = icmp eq i64 %1160, %990
  %1162 = select i1 %1161, i32 %1150, i32 0
  %1163 = load i32, ptr %23, align 8, !tbaa !114
  %1164 = icmp ne i32 %1163, 0
  %1165 = icmp ne i64 %1156, %1159
  %1166 = select i1 %1164, i1 true, i1 %1165
  %1167 = select i1 %1166, i32 -1, i32 -5
  %1168 = and i32 %1167, %1149
  br label %1169

1169:                                             ; preds = %1157, %1153
  %1170 = phi i32 [ %1168, %1157 ], [ %1149, %1153 ]
  %1171 = phi i32 [ %1162, %1157 ], [ %1150, %1153 ]
  %1172 = and i32 %1097, 8
  %1173 = icmp eq i32 %1172, 0
  br i1 %1173, label %1194, label %1181

1174:                                             ; preds = %1145
  %1175 = and i32 %1097, 8
  %1176 = icmp eq i32 %1175, 0
  br i1 %1176, label %1194, label %1177

1177:                                             ; preds = %1174
  %1178 = and i64 %1148, 281474976710655
  %1179 = getelementptr inbounds i8, ptr %1, i64 384
  %1180 = load i64, ptr %1179, align 8, !tbaa !48
  br label %1194

1181:                                             ; preds = %1169
  %1182 = and i64 %1148, 4294967295
  %1183 = getelementptr inbounds i8, ptr %1, i64 384
  %1184 = load i64, ptr %1183, align 8, !tbaa !48
  %1185 = sub i64 %1184, %1156
  %1186 = icmp eq i64 %1185, %990
  %1187 = select i1 %1186, i32 %1171, i32 0
  %1188 = load i32, ptr %23, align 8, !tbaa !114
  %1189 = icmp ne i32 %1188, 0
  %1190 = icmp ne i64 %1184, %1156
  %1191 = select i1 %1189, i1 true, i1 %1190
  %1192 = select i1 %1191, i32 -1, i32 -9
  %1193 = and i32 %1192, %1170
  br label %1194

1194:                                             ; preds = %1181, %1177, %1174, %1169
  %1195 = phi i64 [ %1146, %1174 ], [ %1180, %1177 ], [ %1156, %1169 ], [ %1184, %1181 ]
  %1196 = phi i64 [ %1148, %1174 ], [ %1178, %1177 ], [ %1154, %1169 ], [ %1182, %1181 ]
  %1197 = phi i32 [ %1149, %1174 ], [ %1149, %1177 ], [ %1170, %1169 ], [ %1193, %1181 ]
  %1198 = phi i32 [ %1150, %1174 ], [ %1150, %1177 ], [ %1171, %1169 ], [ %1187, %1181 ]
  %1199 = getelementptr inbounds i8, ptr %0, i64 92
  store i32 %1198, ptr %1199, align 4, !tbaa !163
  %1200 = load i32, ptr %23, align 8, !tbaa !114
  %1201 = icmp eq i32 %1200, 0
  %1202 = lshr i32 %3, 2
  %1203 = lshr i32 %3, 3
  br i1 %1201, label %1204, label %1896

1204:                                             ; preds = %1194
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %18) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %19) #15
  %1205 = icmp eq i32 %1197, 0
  br i1 %1205, label %1895, label %1206

1206:                                             ; preds = %1204
  %1207 = icmp ult i32 %3, 4
  %1208 = add nuw nsw i32 %1203, 1
  %1209 = zext nneg i32 %1208 to i64
  %1210 = getelementptr inbounds i8, ptr %0, i64 68
  %1211 = getelementptr inbounds i8, ptr %0, i64 72
  %1212 = getelementptr inbounds i8, ptr %0, i64 60
  %1213 = getelementptr inbounds i8, ptr %0, i64 64
  %1214 = shl i64 %1209, 58
  %1215 = getelementptr inbounds i8, ptr %0, i64 56
  %1216 = getelementptr inbounds i8, ptr %18, i64 4
  %1217 = getelementptr inbounds i8, ptr %18, i64 8
  %1218 = getelementptr inbounds i8, ptr %18, i64 12
  %1219 = insertelement <8 x i32> poison, i32 %1203, i64 0
  %1220 = shufflevector <8 x i32> %1219, <8 x i32> poison, <8 x i32> zeroinitializer
  %1221 = zext nneg <8 x i32> %1220 to <8 x i64>
  %1222 = zext nneg i32 %1202 to i64
  br label %1223

1223:                                             ; preds = %1231, %1206
  %1224 = phi i32 [ %1197, %1206 ], [ %1234, %1231 ]
  %1225 = phi i32 [ 0, %1206 ], [ %1232, %1231 ]
  %1226 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1224, i1 true)
  %1227 = shl nuw nsw i32 %1226, 4
  br i1 %1207, label %1231, label %1228

1228:                                             ; preds = %1223
  %1229 = zext nneg i32 %1227 to i64
  %1230 = getelementptr inbounds i64, ptr %1, i64 %1229
  br label %1236

1231:                                             ; preds = %1569, %1223
  %1232 = phi i32 [ %1225, %1223 ], [ %1570, %1569 ]
  %1233 = add i32 %1224, -1
  %1234 = and i32 %1233, %1224
  %1235 = icmp eq i32 %1234, 0
  br i1 %1235, label %1573, label %1223, !llvm.loop !165

1236:                                             ; preds = %1569, %1228
  %1237 = phi i64 [ 0, %1228 ], [ %1571, %1569 ]
  %1238 = phi i32 [ %1225, %1228 ], [ %1570, %1569 ]
  %1239 = load i64, ptr %1230, align 8, !tbaa !48
  %1240 = trunc nuw nsw i64 %1237 to i32
  %1241 = shl i64 %1237, 6
  %1242 = and i64 %1241, 4294967232
  %1243 = add i64 %1239, %1242
  %1244 = zext i32 %1238 to i64
  %1245 = getelementptr inbounds [4 x i64], ptr %19, i64 0, i64 %1244
  store i64 %1243, ptr %1245, align 8, !tbaa !48
  %1246 = shl i32 %1240, 4
  %1247 = lshr i32 %1246, %1203
  %1248 = add i32 %1247, %1227
  %1249 = getelementptr inbounds [4 x i32], ptr %18, i64 0, i64 %1244
  store i32 %1248, ptr %1249, align 4, !tbaa !27
  %1250 = add i32 %1238, 1
  %1251 = icmp ult i32 %1250, 4
  br i1 %1251, label %1569, label %1252

1252:                                             ; preds = %1236
  %1253 = load i32, ptr %1210, align 4, !tbaa !121
  %1254 = zext i32 %1253 to i64
  %1255 = load i32, ptr %1211, align 8, !tbaa !123
  %1256 = zext i32 %1255 to i64
  %1257 = load i32, ptr %1212, align 4, !tbaa !119
  %1258 = zext i32 %1257 to i64
  %1259 = load i32, ptr %1213, align 8, !tbaa !120
  %1260 = zext i32 %1259 to i64
  %1261 = load i64, ptr %102, align 8, !tbaa !127
  %1262 = or i64 %1261, %1214
  %1263 = load i32, ptr %111, align 4, !tbaa !115
  %1264 = icmp eq i32 %1263, 1
  %1265 = sext i1 %1264 to i64
  %1266 = load ptr, ptr %84, align 8, !tbaa !111
  %1267 = load i32, ptr %1215, align 8, !tbaa !118
  %1268 = getelementptr inbounds i8, ptr %1266, i64 168
  %1269 = load i64, ptr %1268, align 8, !tbaa !35
  %1270 = inttoptr i64 %1269 to ptr
  %1271 = zext i32 %1267 to i64
  %1272 = getelementptr inbounds %struct.KnownGroup, ptr %1270, i64 %1271
  %1273 = load i32, ptr %1272, align 4, !tbaa !38
  %1274 = icmp ne i32 %1273, 0
  %1275 = sext i1 %1274 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %14, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %15) #15
  %1276 = load i32, ptr %18, align 16, !tbaa !27
  %1277 = zext i32 %1276 to i64
  %1278 = insertelement <8 x i64> poison, i64 %1277, i64 0
  %1279 = insertelement <8 x i64> %1278, i64 %1277, i64 1
  %1280 = load i32, ptr %1216, align 4, !tbaa !27
  %1281 = zext i32 %1280 to i64
  %1282 = insertelement <8 x i64> %1279, i64 %1281, i64 2
  %1283 = insertelement <8 x i64> %1282, i64 %1281, i64 3
  %1284 = load i32, ptr %1217, align 8, !tbaa !27
  %1285 = zext i32 %1284 to i64
  %1286 = insertelement <8 x i64> %1283, i64 %1285, i64 4
  %1287 = load i32, ptr %1218, align 4, !tbaa !27
  %1288 = zext i32 %1287 to i64
  %1289 = getelementptr inbounds i8, ptr %1266, i64 80
  %1290 = getelementptr inbounds i8, ptr %1266, i64 40
  %1291 = getelementptr inbounds i8, ptr %1266, i64 32
  %1292 = getelementptr inbounds i8, ptr %1266, i64 48
  %1293 = getelementptr inbounds i8, ptr %1266, i64 56
  %1294 = getelementptr inbounds i8, ptr %1266, i64 64
  %1295 = getelementptr inbounds i8, ptr %1266, i64 88
  %1296 = getelementptr inbounds i8, ptr %1266, i64 72
  %1297 = getelementptr inbounds i8, ptr %1266, i64 96
  %1298 = zext i32 %1250 to i64
  %1299 = load i64, ptr %1289, align 8, !tbaa !153
  br label %1341

1300:                                             ; preds = %1398
  %1301 = insertelement <8 x i64> poison, i64 %1254, i64 0
  %1302 = insertelement <8 x i64> poison, i64 %1256, i64 0
  %1303 = insertelement <8 x i64> poison, i64 %1258, i64 0
  %1304 = insertelement <8 x i64> poison, i64 %1260, i64 0
  %1305 = insertelement <8 x i64> poison, i64 %1265, i64 0
  %1306 = insertelement <8 x i64> poison, i64 %1275, i64 0
  %1307 = shufflevector <8 x i64> %1301, <8 x i64> poison, <8 x i32> zeroinitializer
  %1308 = shufflevector <8 x i64> %1302, <8 x i64> poison, <8 x i32> zeroinitializer
  %1309 = shufflevector <8 x i64> %1303, <8 x i64> poison, <8 x i32> zeroinitializer
  %1310 = shufflevector <8 x i64> %1304, <8 x i64> poison, <8 x i32> zeroinitializer
  %1311 = shufflevector <8 x i64> %1305, <8 x i64> poison, <8 x i32> zeroinitializer
  %1312 = shufflevector <8 x i64> %1306, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1313 = load <8 x i64>, ptr %14, align 16
  %1314 = lshr <8 x i64> %1313, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1315 = and <8 x i64> %1314, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1316 = and <8 x i64> %1313, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1317 = sub nsw <8 x i64> %1316, %1309
  %1318 = icmp ult <8 x i64> %1317, %1307
  %1319 = icmp eq <8 x i64> %1313, zeroinitializer
  %1320 = select <8 x i1> %1318, <8 x i64> zeroinitializer, <8 x i64> %1311
  %1321 = select <8 x i1> %1319, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1320
  %1322 = and <8 x i64> %1313, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1323 = icmp eq <8 x i64> %1322, %1310
  %1324 = icmp ult <8 x i64> %1315, %1308
  %1325 = and <8 x i1> %1318, %1324
  %1326 = select <8 x i1> %1323, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1325
  %1327 = select <8 x i1> %1326, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1321
  %1328 = xor <8 x i64> %1327, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1329 = xor <8 x i64> %1321, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1330 = and <8 x i64> %1313, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %1331 = icmp eq <8 x i64> %1330, zeroinitializer
  %1332 = select <8 x i1> %1331, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %1329
  %1333 = or <8 x i64> %1332, %1328
  %1334 = icmp eq <8 x i64> %1315, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1335 = select <8 x i1> %1334, <8 x i64> %1329, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %1336 = and <8 x i64> %1312, %1328
  %1337 = or <8 x i64> %1336, %1335
  %1338 = shufflevector <8 x i64> %1333, <8 x i64> %1337, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %1339 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1338)
  %1340 = icmp eq i64 %1339, 0
  br i1 %1340, label %1408, label %1437

1341:                                             ; preds = %1398, %1252
  %1342 = phi i64 [ %1299, %1252 ], [ %1347, %1398 ]
  %1343 = phi i64 [ 0, %1252 ], [ %1406, %1398 ]
  %1344 = getelementptr inbounds i64, ptr %19, i64 %1343
  %1345 = load i64, ptr %1344, align 8, !tbaa !48
  %1346 = lshr i64 %1345, 14
  %1347 = add nuw nsw i64 %1346, 1
  %1348 = icmp eq i64 %1347, %1342
  br i1 %1348, label %1349, label %1351

1349:                                             ; preds = %1341
  %1350 = load i64, ptr %1297, align 8, !tbaa !154
  br label %1398

1351:                                             ; preds = %1341
  %1352 = load i64, ptr %1290, align 8, !tbaa !155
  %1353 = inttoptr i64 %1352 to ptr
  %1354 = load i64, ptr %1291, align 8, !tbaa !156
  %1355 = inttoptr i64 %1354 to ptr
  %1356 = lshr i64 %1347, 6
  %1357 = mul i64 %1356, 2104162448473109
  %1358 = lshr i64 %1357, 34
  %1359 = and i64 %1358, 262080
  %1360 = and i64 %1347, 63
  %1361 = or disjoint i64 %1359, %1360
  %1362 = getelementptr inbounds i64, ptr %1353, i64 %1361
  %1363 = load i64, ptr %1362, align 8, !tbaa !48
  %1364 = icmp eq i64 %1363, 0
  %1365 = icmp eq i64 %1363, %1347
  %1366 = or i1 %1364, %1365
  br i1 %1366, label %1376, label %1367

1367:                                             ; preds = %1351, %1367
  %1368 = phi i64 [ %1370, %1367 ], [ %1361, %1351 ]
  %1369 = add nuw nsw i64 %1368, 65
  %1370 = and i64 %1369, 262143
  %1371 = getelementptr inbounds i64, ptr %1353, i64 %1370
  %1372 = load i64, ptr %1371, align 8, !tbaa !48
  %1373 = icmp eq i64 %1372, 0
  %1374 = icmp eq i64 %1372, %1347
  %1375 = or i1 %1373, %1374
  br i1 %1375, label %1376, label %1367, !llvm.loop !157

1376:                                             ; preds = %1367, %1351
  %1377 = phi i64 [ %1361, %1351 ], [ %1370, %1367 ]
  %1378 = phi i1 [ %1364, %1351 ], [ %1373, %1367 ]
  br i1 %1378, label %1379, label %1387

1379:                                             ; preds = %1376
  %1380 = getelementptr inbounds i64, ptr %1353, i64 %1377
  %1381 = load i64, ptr %1292, align 8, !tbaa !158
  %1382 = load i64, ptr %1293, align 8, !tbaa !159
  %1383 = icmp ult i64 %1381, %1382
  tail call void @llvm.assume(i1 %1383)
  store i64 %1347, ptr %1380, align 8, !tbaa !48
  %1384 = load i64, ptr %1292, align 8, !tbaa !158
  %1385 = add i64 %1384, 1
  store i64 %1385, ptr %1292, align 8, !tbaa !158
  %1386 = getelementptr inbounds i64, ptr %1355, i64 %1377
  store i64 %1384, ptr %1386, align 8, !tbaa !48
  br label %1387

1387:                                             ; preds = %1379, %1376
  store i64 %1347, ptr %1289, align 8, !tbaa !153
  %1388 = load i64, ptr %1294, align 8, !tbaa !160
  %1389 = getelementptr inbounds i64, ptr %1355, i64 %1377
  %1390 = load i64, ptr %1389, align 8, !tbaa !48
  %1391 = shl i64 %1390, 16
  %1392 = add i64 %1391, %1388
  store i64 %1392, ptr %1295, align 8, !tbaa !161
  %1393 = load i64, ptr %1296, align 8, !tbaa !162
  %1394 = load i64, ptr %1389, align 8, !tbaa !48
  %1395 = shl i64 %1394, 12
  %1396 = and i64 %1395, 4611686018427383808
  %1397 = add i64 %1396, %1393
  store i64 %1397, ptr %1297, align 8, !tbaa !154
  br label %1398

1398:                                             ; preds = %1387, %1349
  %1399 = phi i64 [ %1350, %1349 ], [ %1397, %1387 ]
  %1400 = inttoptr i64 %1399 to ptr
  %1401 = lshr i64 %1345, 6
  %1402 = and i64 %1401, 255
  %1403 = getelementptr inbounds %struct.Cell, ptr %1400, i64 %1402
  %1404 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %1343
  store ptr %1403, ptr %1404, align 8, !tbaa !65
  %1405 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %1343
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1405, ptr noundef nonnull align 8 dereferenceable(16) %1403, i64 16, i1 false), !tbaa.struct !166
  %1406 = add nuw nsw i64 %1343, 1
  %1407 = icmp eq i64 %1406, %1298
  br i1 %1407, label %1300, label %1341, !llvm.loop !167

1408:                                             ; preds = %1300
  %1409 = insertelement <8 x i64> %1286, i64 %1285, i64 5
  %1410 = insertelement <8 x i64> %1409, i64 %1288, i64 6
  %1411 = insertelement <8 x i64> poison, i64 %1262, i64 0
  %1412 = insertelement <8 x i64> %1410, i64 %1288, i64 7
  %1413 = shufflevector <8 x i64> %1411, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1414 = and <8 x i64> %1313, %1329
  %1415 = shl <8 x i64> %1412, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1416 = or <8 x i64> %1415, %1413
  %1417 = and <8 x i64> %1327, %1416
  %1418 = or <8 x i64> %1313, <i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808>
  %1419 = and <8 x i64> %1418, %1328
  %1420 = or <8 x i64> %1417, %1419
  %1421 = shufflevector <8 x i64> %1414, <8 x i64> %1420, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %1421, ptr %14, align 16
  %1422 = and i64 %1298, 1
  %1423 = and i64 %1298, 4294967294
  br label %1424

1424:                                             ; preds = %1424, %1408
  %1425 = phi i64 [ 0, %1408 ], [ %1434, %1424 ]
  %1426 = phi i64 [ 0, %1408 ], [ %1435, %1424 ]
  %1427 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %1425
  %1428 = load ptr, ptr %1427, align 16, !tbaa !65
  %1429 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %1425
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1428, ptr noundef nonnull align 16 dereferenceable(16) %1429, i64 16, i1 false), !tbaa.struct !166
  %1430 = or disjoint i64 %1425, 1
  %1431 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %1430
  %1432 = load ptr, ptr %1431, align 8, !tbaa !65
  %1433 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %1430
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1432, ptr noundef nonnull align 16 dereferenceable(16) %1433, i64 16, i1 false), !tbaa.struct !166
  %1434 = add nuw nsw i64 %1425, 2
  %1435 = add i64 %1426, 2
  %1436 = icmp eq i64 %1435, %1423
  br i1 %1436, label %1562, label %1424, !llvm.loop !168

1437:                                             ; preds = %1300, %1559
  %1438 = phi i64 [ %1560, %1559 ], [ 0, %1300 ]
  %1439 = getelementptr inbounds i64, ptr %19, i64 %1438
  %1440 = load i64, ptr %1439, align 8, !tbaa !48
  %1441 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %1440)
  %1442 = getelementptr inbounds i32, ptr %18, i64 %1438
  %1443 = load i32, ptr %1442, align 4, !tbaa !27
  %1444 = load i32, ptr %1210, align 4, !tbaa !121
  %1445 = zext i32 %1444 to i64
  %1446 = insertelement <8 x i64> poison, i64 %1445, i64 0
  %1447 = shufflevector <8 x i64> %1446, <8 x i64> poison, <8 x i32> zeroinitializer
  %1448 = load i32, ptr %1211, align 8, !tbaa !123
  %1449 = zext i32 %1448 to i64
  %1450 = insertelement <8 x i64> poison, i64 %1449, i64 0
  %1451 = shufflevector <8 x i64> %1450, <8 x i64> poison, <8 x i32> zeroinitializer
  %1452 = load i32, ptr %1212, align 4, !tbaa !119
  %1453 = zext i32 %1452 to i64
  %1454 = insertelement <8 x i64> poison, i64 %1453, i64 0
  %1455 = shufflevector <8 x i64> %1454, <8 x i64> poison, <8 x i32> zeroinitializer
  %1456 = load i32, ptr %1213, align 8, !tbaa !120
  %1457 = zext i32 %1456 to i64
  %1458 = insertelement <8 x i64> poison, i64 %1457, i64 0
  %1459 = shufflevector <8 x i64> %1458, <8 x i64> poison, <8 x i32> zeroinitializer
  %1460 = load i64, ptr %102, align 8, !tbaa !127
  %1461 = or i64 %1460, 4323455642275676160
  %1462 = insertelement <8 x i64> poison, i64 %1461, i64 0
  %1463 = shufflevector <8 x i64> %1462, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1464 = load i32, ptr %111, align 4, !tbaa !115
  %1465 = icmp eq i32 %1464, 1
  %1466 = sext i1 %1465 to i64
  %1467 = insertelement <8 x i64> poison, i64 %1466, i64 0
  %1468 = shufflevector <8 x i64> %1467, <8 x i64> poison, <8 x i32> zeroinitializer
  %1469 = load ptr, ptr %84, align 8, !tbaa !111
  %1470 = load i32, ptr %1215, align 8, !tbaa !118
  %1471 = getelementptr inbounds i8, ptr %1469, i64 168
  %1472 = load i64, ptr %1471, align 8, !tbaa !35
  %1473 = inttoptr i64 %1472 to ptr
  %1474 = zext i32 %1470 to i64
  %1475 = getelementptr inbounds %struct.KnownGroup, ptr %1473, i64 %1474
  %1476 = load i32, ptr %1475, align 4, !tbaa !38
  %1477 = icmp ne i32 %1476, 0
  %1478 = sext i1 %1477 to i64
  %1479 = insertelement <8 x i64> poison, i64 %1478, i64 0
  %1480 = shufflevector <8 x i64> %1479, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1481 = zext i32 %1443 to i64
  %1482 = insertelement <8 x i64> poison, i64 %1481, i64 0
  %1483 = shufflevector <8 x i64> %1482, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %1484

1484:                                             ; preds = %1556, %1437
  %1485 = phi i64 [ 0, %1437 ], [ %1557, %1556 ]
  %1486 = getelementptr inbounds %struct.Cell, ptr %1441, i64 %1485
  %1487 = load <8 x i64>, ptr %1486, align 8
  %1488 = lshr <8 x i64> %1487, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1489 = and <8 x i64> %1488, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1490 = and <8 x i64> %1487, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1491 = sub nsw <8 x i64> %1490, %1455
  %1492 = icmp ult <8 x i64> %1491, %1447
  %1493 = icmp eq <8 x i64> %1487, zeroinitializer
  %1494 = select <8 x i1> %1492, <8 x i64> zeroinitializer, <8 x i64> %1468
  %1495 = select <8 x i1> %1493, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1494
  %1496 = and <8 x i64> %1487, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1497 = icmp eq <8 x i64> %1496, %1459
  %1498 = icmp ult <8 x i64> %1489, %1451
  %1499 = and <8 x i1> %1492, %1498
  %1500 = select <8 x i1> %1497, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1499
  %1501 = select <8 x i1> %1500, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1495
  %1502 = xor <8 x i64> %1501, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1503 = xor <8 x i64> %1495, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1504 = and <8 x i64> %1487, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %1505 = icmp eq <8 x i64> %1504, zeroinitializer
  %1506 = select <8 x i1> %1505, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %1503
  %1507 = or <8 x i64> %1506, %1502
  %1508 = icmp eq <8 x i64> %1489, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1509 = select <8 x i1> %1508, <8 x i64> %1503, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %1510 = and <8 x i64> %1480, %1502
  %1511 = or <8 x i64> %1510, %1509
  %1512 = shufflevector <8 x i64> %1507, <8 x i64> %1511, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %1513 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1512)
  %1514 = icmp eq i64 %1513, 0
  br i1 %1514, label %1542, label %1515

1515:                                             ; preds = %1484
  %1516 = shl nuw nsw i64 %1485, 2
  %1517 = add i64 %1516, %1440
  %1518 = trunc nuw nsw i64 %1485 to i32
  %1519 = lshr i32 %1518, %1203
  %1520 = add i32 %1519, %1443
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1486, i64 noundef %1517, i32 noundef 15, i32 noundef %1520)
  %1521 = or disjoint i64 %1485, 1
  %1522 = getelementptr inbounds %struct.Cell, ptr %1441, i64 %1521
  %1523 = shl nuw nsw i64 %1521, 2
  %1524 = add i64 %1523, %1440
  %1525 = trunc nuw nsw i64 %1521 to i32
  %1526 = lshr i32 %1525, %1203
  %1527 = add i32 %1526, %1443
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1522, i64 noundef %1524, i32 noundef 15, i32 noundef %1527)
  %1528 = or disjoint i64 %1485, 2
  %1529 = getelementptr inbounds %struct.Cell, ptr %1441, i64 %1528
  %1530 = shl nuw nsw i64 %1528, 2
  %1531 = add i64 %1530, %1440
  %1532 = trunc nuw nsw i64 %1528 to i32
  %1533 = lshr i32 %1532, %1203
  %1534 = add i32 %1533, %1443
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1529, i64 noundef %1531, i32 noundef 15, i32 noundef %1534)
  %1535 = or disjoint i64 %1485, 3
  %1536 = getelementptr inbounds %struct.Cell, ptr %1441, i64 %1535
  %1537 = shl nuw nsw i64 %1535, 2
  %1538 = add i64 %1537, %1440
  %1539 = trunc nuw nsw i64 %1535 to i32
  %1540 = lshr i32 %1539, %1203
  %1541 = add i32 %1540, %1443
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1536, i64 noundef %1538, i32 noundef 15, i32 noundef %1541)
  br label %1556

1542:                                             ; preds = %1484
  %1543 = and <8 x i64> %1487, %1503
  %1544 = insertelement <8 x i64> poison, i64 %1485, i64 0
  %1545 = shufflevector <8 x i64> %1544, <8 x i64> poison, <8 x i32> zeroinitializer
  %1546 = or disjoint <8 x i64> %1545, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %1547 = lshr <8 x i64> %1546, %1221
  %1548 = add nuw nsw <8 x i64> %1547, %1483
  %1549 = shl nuw nsw <8 x i64> %1548, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1550 = or <8 x i64> %1549, %1463
  %1551 = and <8 x i64> %1501, %1550
  %1552 = or <8 x i64> %1487, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %1553 = and <8 x i64> %1552, %1502
  %1554 = or <8 x i64> %1551, %1553
  %1555 = shufflevector <8 x i64> %1543, <8 x i64> %1554, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %1555, ptr %1486, align 8
  br label %1556

1556:                                             ; preds = %1542, %1515
  %1557 = add nuw nsw i64 %1485, 4
  %1558 = icmp ult i64 %1485, 12
  br i1 %1558, label %1484, label %1559, !llvm.loop !150

1559:                                             ; preds = %1556
  %1560 = add nuw nsw i64 %1438, 1
  %1561 = icmp eq i64 %1560, %1298
  br i1 %1561, label %1568, label %1437, !llvm.loop !169

1562:                                             ; preds = %1424
  %1563 = icmp eq i64 %1422, 0
  br i1 %1563, label %1568, label %1564

1564:                                             ; preds = %1562
  %1565 = getelementptr inbounds [4 x ptr], ptr %15, i64 0, i64 %1434
  %1566 = load ptr, ptr %1565, align 8, !tbaa !65
  %1567 = getelementptr inbounds [4 x %struct.Cell], ptr %14, i64 0, i64 %1434
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1566, ptr noundef nonnull align 16 dereferenceable(16) %1567, i64 16, i1 false), !tbaa.struct !166
  br label %1568

1568:                                             ; preds = %1559, %1564, %1562
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %15) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #15
  br label %1569

1569:                                             ; preds = %1568, %1236
  %1570 = phi i32 [ %1250, %1236 ], [ 0, %1568 ]
  %1571 = add nuw nsw i64 %1237, 1
  %1572 = icmp eq i64 %1571, %1222
  br i1 %1572, label %1231, label %1236, !llvm.loop !170

1573:                                             ; preds = %1231
  %1574 = icmp eq i32 %1232, 0
  br i1 %1574, label %1895, label %1575

1575:                                             ; preds = %1573
  %1576 = load i32, ptr %1210, align 4, !tbaa !121
  %1577 = zext i32 %1576 to i64
  %1578 = load i32, ptr %1211, align 8, !tbaa !123
  %1579 = zext i32 %1578 to i64
  %1580 = load i32, ptr %1212, align 4, !tbaa !119
  %1581 = zext i32 %1580 to i64
  %1582 = load i32, ptr %1213, align 8, !tbaa !120
  %1583 = zext i32 %1582 to i64
  %1584 = load i64, ptr %102, align 8, !tbaa !127
  %1585 = or i64 %1584, %1214
  %1586 = load i32, ptr %111, align 4, !tbaa !115
  %1587 = icmp eq i32 %1586, 1
  %1588 = sext i1 %1587 to i64
  %1589 = load ptr, ptr %84, align 8, !tbaa !111
  %1590 = load i32, ptr %1215, align 8, !tbaa !118
  %1591 = getelementptr inbounds i8, ptr %1589, i64 168
  %1592 = load i64, ptr %1591, align 8, !tbaa !35
  %1593 = inttoptr i64 %1592 to ptr
  %1594 = zext i32 %1590 to i64
  %1595 = getelementptr inbounds %struct.KnownGroup, ptr %1593, i64 %1594
  %1596 = load i32, ptr %1595, align 4, !tbaa !38
  %1597 = icmp ne i32 %1596, 0
  %1598 = sext i1 %1597 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %16, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %17) #15
  %1599 = load i32, ptr %18, align 16, !tbaa !27
  %1600 = zext i32 %1599 to i64
  %1601 = insertelement <8 x i64> poison, i64 %1600, i64 0
  %1602 = insertelement <8 x i64> %1601, i64 %1600, i64 1
  %1603 = load i32, ptr %1216, align 4, !tbaa !27
  %1604 = zext i32 %1603 to i64
  %1605 = insertelement <8 x i64> %1602, i64 %1604, i64 2
  %1606 = insertelement <8 x i64> %1605, i64 %1604, i64 3
  %1607 = load i32, ptr %1217, align 8, !tbaa !27
  %1608 = zext i32 %1607 to i64
  %1609 = insertelement <8 x i64> %1606, i64 %1608, i64 4
  %1610 = load i32, ptr %1218, align 4, !tbaa !27
  %1611 = zext i32 %1610 to i64
  %1612 = getelementptr inbounds i8, ptr %1589, i64 80
  %1613 = getelementptr inbounds i8, ptr %1589, i64 40
  %1614 = getelementptr inbounds i8, ptr %1589, i64 32
  %1615 = getelementptr inbounds i8, ptr %1589, i64 48
  %1616 = getelementptr inbounds i8, ptr %1589, i64 56
  %1617 = getelementptr inbounds i8, ptr %1589, i64 64
  %1618 = getelementptr inbounds i8, ptr %1589, i64 88
  %1619 = getelementptr inbounds i8, ptr %1589, i64 72
  %1620 = getelementptr inbounds i8, ptr %1589, i64 96
  %1621 = zext i32 %1232 to i64
  %1622 = load i64, ptr %1612, align 8, !tbaa !153
  br label %1664

1623:                                             ; preds = %1721
  %1624 = insertelement <8 x i64> poison, i64 %1577, i64 0
  %1625 = insertelement <8 x i64> poison, i64 %1579, i64 0
  %1626 = insertelement <8 x i64> poison, i64 %1581, i64 0
  %1627 = insertelement <8 x i64> poison, i64 %1583, i64 0
  %1628 = insertelement <8 x i64> poison, i64 %1588, i64 0
  %1629 = insertelement <8 x i64> poison, i64 %1598, i64 0
  %1630 = shufflevector <8 x i64> %1624, <8 x i64> poison, <8 x i32> zeroinitializer
  %1631 = shufflevector <8 x i64> %1625, <8 x i64> poison, <8 x i32> zeroinitializer
  %1632 = shufflevector <8 x i64> %1626, <8 x i64> poison, <8 x i32> zeroinitializer
  %1633 = shufflevector <8 x i64> %1627, <8 x i64> poison, <8 x i32> zeroinitializer
  %1634 = shufflevector <8 x i64> %1628, <8 x i64> poison, <8 x i32> zeroinitializer
  %1635 = shufflevector <8 x i64> %1629, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1636 = load <8 x i64>, ptr %16, align 16
  %1637 = lshr <8 x i64> %1636, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1638 = and <8 x i64> %1637, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1639 = and <8 x i64> %1636, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1640 = sub nsw <8 x i64> %1639, %1632
  %1641 = icmp ult <8 x i64> %1640, %1630
  %1642 = icmp eq <8 x i64> %1636, zeroinitializer
  %1643 = select <8 x i1> %1641, <8 x i64> zeroinitializer, <8 x i64> %1634
  %1644 = select <8 x i1> %1642, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1643
  %1645 = and <8 x i64> %1636, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1646 = icmp eq <8 x i64> %1645, %1633
  %1647 = icmp ult <8 x i64> %1638, %1631
  %1648 = and <8 x i1> %1641, %1647
  %1649 = select <8 x i1> %1646, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1648
  %1650 = select <8 x i1> %1649, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1644
  %1651 = xor <8 x i64> %1650, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1652 = xor <8 x i64> %1644, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1653 = and <8 x i64> %1636, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %1654 = icmp eq <8 x i64> %1653, zeroinitializer
  %1655 = select <8 x i1> %1654, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %1652
  %1656 = or <8 x i64> %1655, %1651
  %1657 = icmp eq <8 x i64> %1638, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1658 = select <8 x i1> %1657, <8 x i64> %1652, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %1659 = and <8 x i64> %1635, %1651
  %1660 = or <8 x i64> %1659, %1658
  %1661 = shufflevector <8 x i64> %1656, <8 x i64> %1660, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %1662 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1661)
  %1663 = icmp eq i64 %1662, 0
  br i1 %1663, label %1731, label %1762

1664:                                             ; preds = %1721, %1575
  %1665 = phi i64 [ %1622, %1575 ], [ %1670, %1721 ]
  %1666 = phi i64 [ 0, %1575 ], [ %1729, %1721 ]
  %1667 = getelementptr inbounds i64, ptr %19, i64 %1666
  %1668 = load i64, ptr %1667, align 8, !tbaa !48
  %1669 = lshr i64 %1668, 14
  %1670 = add nuw nsw i64 %1669, 1
  %1671 = icmp eq i64 %1670, %1665
  br i1 %1671, label %1672, label %1674

1672:                                             ; preds = %1664
  %1673 = load i64, ptr %1620, align 8, !tbaa !154
  br label %1721

1674:                                             ; preds = %1664
  %1675 = load i64, ptr %1613, align 8, !tbaa !155
  %1676 = inttoptr i64 %1675 to ptr
  %1677 = load i64, ptr %1614, align 8, !tbaa !156
  %1678 = inttoptr i64 %1677 to ptr
  %1679 = lshr i64 %1670, 6
  %1680 = mul i64 %1679, 2104162448473109
  %1681 = lshr i64 %1680, 34
  %1682 = and i64 %1681, 262080
  %1683 = and i64 %1670, 63
  %1684 = or disjoint i64 %1682, %1683
  %1685 = getelementptr inbounds i64, ptr %1676, i64 %1684
  %1686 = load i64, ptr %1685, align 8, !tbaa !48
  %1687 = icmp eq i64 %1686, 0
  %1688 = icmp eq i64 %1686, %1670
  %1689 = or i1 %1687, %1688
  br i1 %1689, label %1699, label %1690

1690:                                             ; preds = %1674, %1690
  %1691 = phi i64 [ %1693, %1690 ], [ %1684, %1674 ]
  %1692 = add nuw nsw i64 %1691, 65
  %1693 = and i64 %1692, 262143
  %1694 = getelementptr inbounds i64, ptr %1676, i64 %1693
  %1695 = load i64, ptr %1694, align 8, !tbaa !48
  %1696 = icmp eq i64 %1695, 0
  %1697 = icmp eq i64 %1695, %1670
  %1698 = or i1 %1696, %1697
  br i1 %1698, label %1699, label %1690, !llvm.loop !157

1699:                                             ; preds = %1690, %1674
  %1700 = phi i64 [ %1684, %1674 ], [ %1693, %1690 ]
  %1701 = phi i1 [ %1687, %1674 ], [ %1696, %1690 ]
  br i1 %1701, label %1702, label %1710

1702:                                             ; preds = %1699
  %1703 = getelementptr inbounds i64, ptr %1676, i64 %1700
  %1704 = load i64, ptr %1615, align 8, !tbaa !158
  %1705 = load i64, ptr %1616, align 8, !tbaa !159
  %1706 = icmp ult i64 %1704, %1705
  tail call void @llvm.assume(i1 %1706)
  store i64 %1670, ptr %1703, align 8, !tbaa !48
  %1707 = load i64, ptr %1615, align 8, !tbaa !158
  %1708 = add i64 %1707, 1
  store i64 %1708, ptr %1615, align 8, !tbaa !158
  %1709 = getelementptr inbounds i64, ptr %1678, i64 %1700
  store i64 %1707, ptr %1709, align 8, !tbaa !48
  br label %1710

1710:                                             ; preds = %1702, %1699
  store i64 %1670, ptr %1612, align 8, !tbaa !153
  %1711 = load i64, ptr %1617, align 8, !tbaa !160
  %1712 = getelementptr inbounds i64, ptr %1678, i64 %1700
  %1713 = load i64, ptr %1712, align 8, !tbaa !48
  %1714 = shl i64 %1713, 16
  %1715 = add i64 %1714, %1711
  store i64 %1715, ptr %1618, align 8, !tbaa !161
  %1716 = load i64, ptr %1619, align 8, !tbaa !162
  %1717 = load i64, ptr %1712, align 8, !tbaa !48
  %1718 = shl i64 %1717, 12
  %1719 = and i64 %1718, 4611686018427383808
  %1720 = add i64 %1719, %1716
  store i64 %1720, ptr %1620, align 8, !tbaa !154
  br label %1721

1721:                                             ; preds = %1710, %1672
  %1722 = phi i64 [ %1673, %1672 ], [ %1720, %1710 ]
  %1723 = inttoptr i64 %1722 to ptr
  %1724 = lshr i64 %1668, 6
  %1725 = and i64 %1724, 255
  %1726 = getelementptr inbounds %struct.Cell, ptr %1723, i64 %1725
  %1727 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %1666
  store ptr %1726, ptr %1727, align 8, !tbaa !65
  %1728 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %1666
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1728, ptr noundef nonnull align 8 dereferenceable(16) %1726, i64 16, i1 false), !tbaa.struct !166
  %1729 = add nuw nsw i64 %1666, 1
  %1730 = icmp eq i64 %1729, %1621
  br i1 %1730, label %1623, label %1664, !llvm.loop !167

1731:                                             ; preds = %1623
  %1732 = insertelement <8 x i64> %1609, i64 %1608, i64 5
  %1733 = insertelement <8 x i64> %1732, i64 %1611, i64 6
  %1734 = insertelement <8 x i64> poison, i64 %1585, i64 0
  %1735 = insertelement <8 x i64> %1733, i64 %1611, i64 7
  %1736 = shufflevector <8 x i64> %1734, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1737 = and <8 x i64> %1636, %1652
  %1738 = shl <8 x i64> %1735, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1739 = or <8 x i64> %1738, %1736
  %1740 = and <8 x i64> %1650, %1739
  %1741 = or <8 x i64> %1636, <i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808, i64 poison, i64 -9223372036854775808>
  %1742 = and <8 x i64> %1741, %1651
  %1743 = or <8 x i64> %1740, %1742
  %1744 = shufflevector <8 x i64> %1737, <8 x i64> %1743, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %1744, ptr %16, align 16
  %1745 = and i64 %1621, 1
  %1746 = icmp eq i32 %1232, 1
  br i1 %1746, label %1887, label %1747

1747:                                             ; preds = %1731
  %1748 = and i64 %1621, 4294967294
  br label %1749

1749:                                             ; preds = %1749, %1747
  %1750 = phi i64 [ 0, %1747 ], [ %1759, %1749 ]
  %1751 = phi i64 [ 0, %1747 ], [ %1760, %1749 ]
  %1752 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %1750
  %1753 = load ptr, ptr %1752, align 16, !tbaa !65
  %1754 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %1750
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1753, ptr noundef nonnull align 16 dereferenceable(16) %1754, i64 16, i1 false), !tbaa.struct !166
  %1755 = or disjoint i64 %1750, 1
  %1756 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %1755
  %1757 = load ptr, ptr %1756, align 8, !tbaa !65
  %1758 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %1755
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1757, ptr noundef nonnull align 16 dereferenceable(16) %1758, i64 16, i1 false), !tbaa.struct !166
  %1759 = add nuw nsw i64 %1750, 2
  %1760 = add i64 %1751, 2
  %1761 = icmp eq i64 %1760, %1748
  br i1 %1761, label %1887, label %1749, !llvm.loop !168

1762:                                             ; preds = %1623, %1884
  %1763 = phi i64 [ %1885, %1884 ], [ 0, %1623 ]
  %1764 = getelementptr inbounds i64, ptr %19, i64 %1763
  %1765 = load i64, ptr %1764, align 8, !tbaa !48
  %1766 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %1765)
  %1767 = getelementptr inbounds i32, ptr %18, i64 %1763
  %1768 = load i32, ptr %1767, align 4, !tbaa !27
  %1769 = load i32, ptr %1210, align 4, !tbaa !121
  %1770 = zext i32 %1769 to i64
  %1771 = insertelement <8 x i64> poison, i64 %1770, i64 0
  %1772 = shufflevector <8 x i64> %1771, <8 x i64> poison, <8 x i32> zeroinitializer
  %1773 = load i32, ptr %1211, align 8, !tbaa !123
  %1774 = zext i32 %1773 to i64
  %1775 = insertelement <8 x i64> poison, i64 %1774, i64 0
  %1776 = shufflevector <8 x i64> %1775, <8 x i64> poison, <8 x i32> zeroinitializer
  %1777 = load i32, ptr %1212, align 4, !tbaa !119
  %1778 = zext i32 %1777 to i64
  %1779 = insertelement <8 x i64> poison, i64 %1778, i64 0
  %1780 = shufflevector <8 x i64> %1779, <8 x i64> poison, <8 x i32> zeroinitializer
  %1781 = load i32, ptr %1213, align 8, !tbaa !120
  %1782 = zext i32 %1781 to i64
  %1783 = insertelement <8 x i64> poison, i64 %1782, i64 0
  %1784 = shufflevector <8 x i64> %1783, <8 x i64> poison, <8 x i32> zeroinitializer
  %1785 = load i64, ptr %102, align 8, !tbaa !127
  %1786 = or i64 %1785, 4323455642275676160
  %1787 = insertelement <8 x i64> poison, i64 %1786, i64 0
  %1788 = shufflevector <8 x i64> %1787, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1789 = load i32, ptr %111, align 4, !tbaa !115
  %1790 = icmp eq i32 %1789, 1
  %1791 = sext i1 %1790 to i64
  %1792 = insertelement <8 x i64> poison, i64 %1791, i64 0
  %1793 = shufflevector <8 x i64> %1792, <8 x i64> poison, <8 x i32> zeroinitializer
  %1794 = load ptr, ptr %84, align 8, !tbaa !111
  %1795 = load i32, ptr %1215, align 8, !tbaa !118
  %1796 = getelementptr inbounds i8, ptr %1794, i64 168
  %1797 = load i64, ptr %1796, align 8, !tbaa !35
  %1798 = inttoptr i64 %1797 to ptr
  %1799 = zext i32 %1795 to i64
  %1800 = getelementptr inbounds %struct.KnownGroup, ptr %1798, i64 %1799
  %1801 = load i32, ptr %1800, align 4, !tbaa !38
  %1802 = icmp ne i32 %1801, 0
  %1803 = sext i1 %1802 to i64
  %1804 = insertelement <8 x i64> poison, i64 %1803, i64 0
  %1805 = shufflevector <8 x i64> %1804, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1806 = zext i32 %1768 to i64
  %1807 = insertelement <8 x i64> poison, i64 %1806, i64 0
  %1808 = shufflevector <8 x i64> %1807, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %1809

1809:                                             ; preds = %1881, %1762
  %1810 = phi i64 [ 0, %1762 ], [ %1882, %1881 ]
  %1811 = getelementptr inbounds %struct.Cell, ptr %1766, i64 %1810
  %1812 = load <8 x i64>, ptr %1811, align 8
  %1813 = lshr <8 x i64> %1812, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1814 = and <8 x i64> %1813, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1815 = and <8 x i64> %1812, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1816 = sub nsw <8 x i64> %1815, %1780
  %1817 = icmp ult <8 x i64> %1816, %1772
  %1818 = icmp eq <8 x i64> %1812, zeroinitializer
  %1819 = select <8 x i1> %1817, <8 x i64> zeroinitializer, <8 x i64> %1793
  %1820 = select <8 x i1> %1818, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1819
  %1821 = and <8 x i64> %1812, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1822 = icmp eq <8 x i64> %1821, %1784
  %1823 = icmp ult <8 x i64> %1814, %1776
  %1824 = and <8 x i1> %1817, %1823
  %1825 = select <8 x i1> %1822, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1824
  %1826 = select <8 x i1> %1825, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1820
  %1827 = xor <8 x i64> %1826, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1828 = xor <8 x i64> %1820, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1829 = and <8 x i64> %1812, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %1830 = icmp eq <8 x i64> %1829, zeroinitializer
  %1831 = select <8 x i1> %1830, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %1828
  %1832 = or <8 x i64> %1831, %1827
  %1833 = icmp eq <8 x i64> %1814, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1834 = select <8 x i1> %1833, <8 x i64> %1828, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %1835 = and <8 x i64> %1805, %1827
  %1836 = or <8 x i64> %1835, %1834
  %1837 = shufflevector <8 x i64> %1832, <8 x i64> %1836, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %1838 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1837)
  %1839 = icmp eq i64 %1838, 0
  br i1 %1839, label %1867, label %1840

1840:                                             ; preds = %1809
  %1841 = shl nuw nsw i64 %1810, 2
  %1842 = add i64 %1841, %1765
  %1843 = trunc nuw nsw i64 %1810 to i32
  %1844 = lshr i32 %1843, %1203
  %1845 = add i32 %1844, %1768
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1811, i64 noundef %1842, i32 noundef 15, i32 noundef %1845)
  %1846 = or disjoint i64 %1810, 1
  %1847 = getelementptr inbounds %struct.Cell, ptr %1766, i64 %1846
  %1848 = shl nuw nsw i64 %1846, 2
  %1849 = add i64 %1848, %1765
  %1850 = trunc nuw nsw i64 %1846 to i32
  %1851 = lshr i32 %1850, %1203
  %1852 = add i32 %1851, %1768
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1847, i64 noundef %1849, i32 noundef 15, i32 noundef %1852)
  %1853 = or disjoint i64 %1810, 2
  %1854 = getelementptr inbounds %struct.Cell, ptr %1766, i64 %1853
  %1855 = shl nuw nsw i64 %1853, 2
  %1856 = add i64 %1855, %1765
  %1857 = trunc nuw nsw i64 %1853 to i32
  %1858 = lshr i32 %1857, %1203
  %1859 = add i32 %1858, %1768
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1854, i64 noundef %1856, i32 noundef 15, i32 noundef %1859)
  %1860 = or disjoint i64 %1810, 3
  %1861 = getelementptr inbounds %struct.Cell, ptr %1766, i64 %1860
  %1862 = shl nuw nsw i64 %1860, 2
  %1863 = add i64 %1862, %1765
  %1864 = trunc nuw nsw i64 %1860 to i32
  %1865 = lshr i32 %1864, %1203
  %1866 = add i32 %1865, %1768
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %1861, i64 noundef %1863, i32 noundef 15, i32 noundef %1866)
  br label %1881

1867:                                             ; preds = %1809
  %1868 = and <8 x i64> %1812, %1828
  %1869 = insertelement <8 x i64> poison, i64 %1810, i64 0
  %1870 = shufflevector <8 x i64> %1869, <8 x i64> poison, <8 x i32> zeroinitializer
  %1871 = or disjoint <8 x i64> %1870, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %1872 = lshr <8 x i64> %1871, %1221
  %1873 = add nuw nsw <8 x i64> %1872, %1808
  %1874 = shl nuw nsw <8 x i64> %1873, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1875 = or <8 x i64> %1874, %1788
  %1876 = and <8 x i64> %1826, %1875
  %1877 = or <8 x i64> %1812, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %1878 = and <8 x i64> %1877, %1827
  %1879 = or <8 x i64> %1876, %1878
  %1880 = shufflevector <8 x i64> %1868, <8 x i64> %1879, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %1880, ptr %1811, align 8
  br label %1881

1881:                                             ; preds = %1867, %1840
  %1882 = add nuw nsw i64 %1810, 4
  %1883 = icmp ult i64 %1810, 12
  br i1 %1883, label %1809, label %1884, !llvm.loop !150

1884:                                             ; preds = %1881
  %1885 = add nuw nsw i64 %1763, 1
  %1886 = icmp eq i64 %1885, %1621
  br i1 %1886, label %1894, label %1762, !llvm.loop !169

1887:                                             ; preds = %1749, %1731
  %1888 = phi i64 [ 0, %1731 ], [ %1759, %1749 ]
  %1889 = icmp eq i64 %1745, 0
  br i1 %1889, label %1894, label %1890

1890:                                             ; preds = %1887
  %1891 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 %1888
  %1892 = load ptr, ptr %1891, align 8, !tbaa !65
  %1893 = getelementptr inbounds [4 x %struct.Cell], ptr %16, i64 0, i64 %1888
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1892, ptr noundef nonnull align 16 dereferenceable(16) %1893, i64 16, i1 false), !tbaa.struct !166
  br label %1894

1894:                                             ; preds = %1884, %1890, %1887
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %17) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #15
  br label %1895

1895:                                             ; preds = %1894, %1573, %1204
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %19) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %18) #15
  br label %2475

1896:                                             ; preds = %1194
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %20) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %21) #15
  %1897 = icmp ult i32 %3, 4
  %1898 = add nuw nsw i32 %1203, 1
  %1899 = zext nneg i32 %1898 to i64
  %1900 = getelementptr inbounds i8, ptr %0, i64 68
  %1901 = getelementptr inbounds i8, ptr %0, i64 72
  %1902 = getelementptr inbounds i8, ptr %0, i64 60
  %1903 = getelementptr inbounds i8, ptr %0, i64 64
  %1904 = shl i64 %1899, 58
  %1905 = getelementptr inbounds i8, ptr %20, i64 4
  %1906 = getelementptr inbounds i8, ptr %20, i64 8
  %1907 = getelementptr inbounds i8, ptr %20, i64 12
  %1908 = insertelement <8 x i32> poison, i32 %1203, i64 0
  %1909 = shufflevector <8 x i32> %1908, <8 x i32> poison, <8 x i32> zeroinitializer
  %1910 = zext nneg <8 x i32> %1909 to <8 x i64>
  %1911 = zext nneg i32 %1202 to i64
  br label %1912

1912:                                             ; preds = %1920, %1896
  %1913 = phi i32 [ %1097, %1896 ], [ %1923, %1920 ]
  %1914 = phi i32 [ 0, %1896 ], [ %1921, %1920 ]
  %1915 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1913, i1 true)
  %1916 = shl nuw nsw i32 %1915, 4
  br i1 %1897, label %1920, label %1917

1917:                                             ; preds = %1912
  %1918 = zext nneg i32 %1916 to i64
  %1919 = getelementptr inbounds i64, ptr %1, i64 %1918
  br label %1925

1920:                                             ; preds = %2203, %1912
  %1921 = phi i32 [ %1914, %1912 ], [ %2204, %2203 ]
  %1922 = add i32 %1913, -1
  %1923 = and i32 %1922, %1913
  %1924 = icmp eq i32 %1923, 0
  br i1 %1924, label %2207, label %1912, !llvm.loop !165

1925:                                             ; preds = %2203, %1917
  %1926 = phi i64 [ 0, %1917 ], [ %2205, %2203 ]
  %1927 = phi i32 [ %1914, %1917 ], [ %2204, %2203 ]
  %1928 = load i64, ptr %1919, align 8, !tbaa !48
  %1929 = trunc nuw nsw i64 %1926 to i32
  %1930 = shl i64 %1926, 6
  %1931 = and i64 %1930, 4294967232
  %1932 = add i64 %1928, %1931
  %1933 = zext i32 %1927 to i64
  %1934 = getelementptr inbounds [4 x i64], ptr %21, i64 0, i64 %1933
  store i64 %1932, ptr %1934, align 8, !tbaa !48
  %1935 = shl i32 %1929, 4
  %1936 = lshr i32 %1935, %1203
  %1937 = add i32 %1936, %1916
  %1938 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %1933
  store i32 %1937, ptr %1938, align 4, !tbaa !27
  %1939 = add i32 %1927, 1
  %1940 = icmp ult i32 %1939, 4
  br i1 %1940, label %2203, label %1941

1941:                                             ; preds = %1925
  %1942 = load i32, ptr %1900, align 4, !tbaa !121
  %1943 = zext i32 %1942 to i64
  %1944 = load i32, ptr %1901, align 8, !tbaa !123
  %1945 = zext i32 %1944 to i64
  %1946 = load i32, ptr %1902, align 4, !tbaa !119
  %1947 = zext i32 %1946 to i64
  %1948 = load i32, ptr %1903, align 8, !tbaa !120
  %1949 = zext i32 %1948 to i64
  %1950 = load i64, ptr %102, align 8, !tbaa !127
  %1951 = or i64 %1950, %1904
  %1952 = load i32, ptr %111, align 4, !tbaa !115
  %1953 = load ptr, ptr %84, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #15
  %1954 = load i32, ptr %20, align 16, !tbaa !27
  %1955 = zext i32 %1954 to i64
  %1956 = insertelement <8 x i64> poison, i64 %1955, i64 0
  %1957 = insertelement <8 x i64> %1956, i64 %1955, i64 1
  %1958 = load i32, ptr %1905, align 4, !tbaa !27
  %1959 = zext i32 %1958 to i64
  %1960 = insertelement <8 x i64> %1957, i64 %1959, i64 2
  %1961 = insertelement <8 x i64> %1960, i64 %1959, i64 3
  %1962 = load i32, ptr %1906, align 8, !tbaa !27
  %1963 = zext i32 %1962 to i64
  %1964 = insertelement <8 x i64> %1961, i64 %1963, i64 4
  %1965 = load i32, ptr %1907, align 4, !tbaa !27
  %1966 = zext i32 %1965 to i64
  %1967 = getelementptr inbounds i8, ptr %1953, i64 80
  %1968 = getelementptr inbounds i8, ptr %1953, i64 40
  %1969 = getelementptr inbounds i8, ptr %1953, i64 32
  %1970 = getelementptr inbounds i8, ptr %1953, i64 48
  %1971 = getelementptr inbounds i8, ptr %1953, i64 56
  %1972 = getelementptr inbounds i8, ptr %1953, i64 64
  %1973 = getelementptr inbounds i8, ptr %1953, i64 88
  %1974 = getelementptr inbounds i8, ptr %1953, i64 72
  %1975 = getelementptr inbounds i8, ptr %1953, i64 96
  %1976 = zext i32 %1939 to i64
  %1977 = load i64, ptr %1967, align 8, !tbaa !153
  br label %2008

1978:                                             ; preds = %2065
  %1979 = insertelement <8 x i64> poison, i64 %1943, i64 0
  %1980 = insertelement <8 x i64> poison, i64 %1945, i64 0
  %1981 = insertelement <8 x i64> poison, i64 %1947, i64 0
  %1982 = insertelement <8 x i64> poison, i64 %1949, i64 0
  %1983 = shufflevector <8 x i64> %1979, <8 x i64> poison, <8 x i32> zeroinitializer
  %1984 = shufflevector <8 x i64> %1980, <8 x i64> poison, <8 x i32> zeroinitializer
  %1985 = shufflevector <8 x i64> %1981, <8 x i64> poison, <8 x i32> zeroinitializer
  %1986 = shufflevector <8 x i64> %1982, <8 x i64> poison, <8 x i32> zeroinitializer
  %1987 = load <8 x i64>, ptr %10, align 16
  %1988 = lshr <8 x i64> %1987, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1989 = and <8 x i64> %1988, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1990 = and <8 x i64> %1987, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1991 = sub nsw <8 x i64> %1990, %1985
  %1992 = icmp ult <8 x i64> %1991, %1983
  %1993 = icmp eq <8 x i64> %1987, zeroinitializer
  %1994 = icmp ne i32 %1952, 1
  %1995 = sext i1 %1994 to i64
  %1996 = insertelement <8 x i64> poison, i64 %1995, i64 0
  %1997 = shufflevector <8 x i64> %1996, <8 x i64> poison, <8 x i32> zeroinitializer
  %1998 = and <8 x i64> %1987, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1999 = icmp eq <8 x i64> %1998, %1986
  %2000 = icmp ult <8 x i64> %1989, %1984
  %2001 = and <8 x i1> %1992, %2000
  %2002 = select <8 x i1> %1999, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2001
  %2003 = select <8 x i1> %2002, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1993
  %2004 = select <8 x i1> %1992, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1997
  %2005 = select <8 x i1> %2003, <8 x i64> zeroinitializer, <8 x i64> %2004
  %2006 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2005)
  %2007 = icmp eq i64 %2006, 0
  br i1 %2007, label %2075, label %2099

2008:                                             ; preds = %2065, %1941
  %2009 = phi i64 [ %1977, %1941 ], [ %2014, %2065 ]
  %2010 = phi i64 [ 0, %1941 ], [ %2073, %2065 ]
  %2011 = getelementptr inbounds i64, ptr %21, i64 %2010
  %2012 = load i64, ptr %2011, align 8, !tbaa !48
  %2013 = lshr i64 %2012, 14
  %2014 = add nuw nsw i64 %2013, 1
  %2015 = icmp eq i64 %2014, %2009
  br i1 %2015, label %2016, label %2018

2016:                                             ; preds = %2008
  %2017 = load i64, ptr %1975, align 8, !tbaa !154
  br label %2065

2018:                                             ; preds = %2008
  %2019 = load i64, ptr %1968, align 8, !tbaa !155
  %2020 = inttoptr i64 %2019 to ptr
  %2021 = load i64, ptr %1969, align 8, !tbaa !156
  %2022 = inttoptr i64 %2021 to ptr
  %2023 = lshr i64 %2014, 6
  %2024 = mul i64 %2023, 2104162448473109
  %2025 = lshr i64 %2024, 34
  %2026 = and i64 %2025, 262080
  %2027 = and i64 %2014, 63
  %2028 = or disjoint i64 %2026, %2027
  %2029 = getelementptr inbounds i64, ptr %2020, i64 %2028
  %2030 = load i64, ptr %2029, align 8, !tbaa !48
  %2031 = icmp eq i64 %2030, 0
  %2032 = icmp eq i64 %2030, %2014
  %2033 = or i1 %2031, %2032
  br i1 %2033, label %2043, label %2034

2034:                                             ; preds = %2018, %2034
  %2035 = phi i64 [ %2037, %2034 ], [ %2028, %2018 ]
  %2036 = add nuw nsw i64 %2035, 65
  %2037 = and i64 %2036, 262143
  %2038 = getelementptr inbounds i64, ptr %2020, i64 %2037
  %2039 = load i64, ptr %2038, align 8, !tbaa !48
  %2040 = icmp eq i64 %2039, 0
  %2041 = icmp eq i64 %2039, %2014
  %2042 = or i1 %2040, %2041
  br i1 %2042, label %2043, label %2034, !llvm.loop !157

2043:                                             ; preds = %2034, %2018
  %2044 = phi i64 [ %2028, %2018 ], [ %2037, %2034 ]
  %2045 = phi i1 [ %2031, %2018 ], [ %2040, %2034 ]
  br i1 %2045, label %2046, label %2054

2046:                                             ; preds = %2043
  %2047 = getelementptr inbounds i64, ptr %2020, i64 %2044
  %2048 = load i64, ptr %1970, align 8, !tbaa !158
  %2049 = load i64, ptr %1971, align 8, !tbaa !159
  %2050 = icmp ult i64 %2048, %2049
  tail call void @llvm.assume(i1 %2050)
  store i64 %2014, ptr %2047, align 8, !tbaa !48
  %2051 = load i64, ptr %1970, align 8, !tbaa !158
  %2052 = add i64 %2051, 1
  store i64 %2052, ptr %1970, align 8, !tbaa !158
  %2053 = getelementptr inbounds i64, ptr %2022, i64 %2044
  store i64 %2051, ptr %2053, align 8, !tbaa !48
  br label %2054

2054:                                             ; preds = %2046, %2043
  store i64 %2014, ptr %1967, align 8, !tbaa !153
  %2055 = load i64, ptr %1972, align 8, !tbaa !160
  %2056 = getelementptr inbounds i64, ptr %2022, i64 %2044
  %2057 = load i64, ptr %2056, align 8, !tbaa !48
  %2058 = shl i64 %2057, 16
  %2059 = add i64 %2058, %2055
  store i64 %2059, ptr %1973, align 8, !tbaa !161
  %2060 = load i64, ptr %1974, align 8, !tbaa !162
  %2061 = load i64, ptr %2056, align 8, !tbaa !48
  %2062 = shl i64 %2061, 12
  %2063 = and i64 %2062, 4611686018427383808
  %2064 = add i64 %2063, %2060
  store i64 %2064, ptr %1975, align 8, !tbaa !154
  br label %2065

2065:                                             ; preds = %2054, %2016
  %2066 = phi i64 [ %2017, %2016 ], [ %2064, %2054 ]
  %2067 = inttoptr i64 %2066 to ptr
  %2068 = lshr i64 %2012, 6
  %2069 = and i64 %2068, 255
  %2070 = getelementptr inbounds %struct.Cell, ptr %2067, i64 %2069
  %2071 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %2010
  store ptr %2070, ptr %2071, align 8, !tbaa !65
  %2072 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %2010
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2072, ptr noundef nonnull align 8 dereferenceable(16) %2070, i64 16, i1 false), !tbaa.struct !166
  %2073 = add nuw nsw i64 %2010, 1
  %2074 = icmp eq i64 %2073, %1976
  br i1 %2074, label %1978, label %2008, !llvm.loop !167

2075:                                             ; preds = %1978
  %2076 = insertelement <8 x i64> %1964, i64 %1963, i64 5
  %2077 = insertelement <8 x i64> %2076, i64 %1966, i64 6
  %2078 = insertelement <8 x i64> poison, i64 %1951, i64 0
  %2079 = insertelement <8 x i64> %2077, i64 %1966, i64 7
  %2080 = shufflevector <8 x i64> %2078, <8 x i64> poison, <8 x i32> zeroinitializer
  %2081 = shl <8 x i64> %2079, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2082 = or <8 x i64> %2081, %2080
  %2083 = and <8 x i64> %2082, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %2083, ptr %10, align 16
  %2084 = and i64 %1976, 1
  %2085 = and i64 %1976, 4294967294
  br label %2086

2086:                                             ; preds = %2086, %2075
  %2087 = phi i64 [ 0, %2075 ], [ %2096, %2086 ]
  %2088 = phi i64 [ 0, %2075 ], [ %2097, %2086 ]
  %2089 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %2087
  %2090 = load ptr, ptr %2089, align 16, !tbaa !65
  %2091 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %2087
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2090, ptr noundef nonnull align 16 dereferenceable(16) %2091, i64 16, i1 false), !tbaa.struct !166
  %2092 = or disjoint i64 %2087, 1
  %2093 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %2092
  %2094 = load ptr, ptr %2093, align 8, !tbaa !65
  %2095 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %2092
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2094, ptr noundef nonnull align 16 dereferenceable(16) %2095, i64 16, i1 false), !tbaa.struct !166
  %2096 = add nuw nsw i64 %2087, 2
  %2097 = add i64 %2088, 2
  %2098 = icmp eq i64 %2097, %2085
  br i1 %2098, label %2196, label %2086, !llvm.loop !168

2099:                                             ; preds = %1978, %2193
  %2100 = phi i64 [ %2194, %2193 ], [ 0, %1978 ]
  %2101 = getelementptr inbounds i64, ptr %21, i64 %2100
  %2102 = load i64, ptr %2101, align 8, !tbaa !48
  %2103 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %2102)
  %2104 = getelementptr inbounds i32, ptr %20, i64 %2100
  %2105 = load i32, ptr %2104, align 4, !tbaa !27
  %2106 = load i32, ptr %1900, align 4, !tbaa !121
  %2107 = zext i32 %2106 to i64
  %2108 = insertelement <8 x i64> poison, i64 %2107, i64 0
  %2109 = shufflevector <8 x i64> %2108, <8 x i64> poison, <8 x i32> zeroinitializer
  %2110 = load i32, ptr %1901, align 8, !tbaa !123
  %2111 = zext i32 %2110 to i64
  %2112 = insertelement <8 x i64> poison, i64 %2111, i64 0
  %2113 = shufflevector <8 x i64> %2112, <8 x i64> poison, <8 x i32> zeroinitializer
  %2114 = load i32, ptr %1902, align 4, !tbaa !119
  %2115 = zext i32 %2114 to i64
  %2116 = insertelement <8 x i64> poison, i64 %2115, i64 0
  %2117 = shufflevector <8 x i64> %2116, <8 x i64> poison, <8 x i32> zeroinitializer
  %2118 = load i32, ptr %1903, align 8, !tbaa !120
  %2119 = zext i32 %2118 to i64
  %2120 = insertelement <8 x i64> poison, i64 %2119, i64 0
  %2121 = shufflevector <8 x i64> %2120, <8 x i64> poison, <8 x i32> zeroinitializer
  %2122 = load i64, ptr %102, align 8, !tbaa !127
  %2123 = or i64 %2122, 4323455642275676160
  %2124 = insertelement <8 x i64> poison, i64 %2123, i64 0
  %2125 = shufflevector <8 x i64> %2124, <8 x i64> poison, <8 x i32> zeroinitializer
  %2126 = load i32, ptr %111, align 4, !tbaa !115
  %2127 = icmp ne i32 %2126, 1
  %2128 = sext i1 %2127 to i64
  %2129 = insertelement <8 x i64> poison, i64 %2128, i64 0
  %2130 = shufflevector <8 x i64> %2129, <8 x i64> poison, <8 x i32> zeroinitializer
  %2131 = zext i32 %2105 to i64
  %2132 = insertelement <8 x i64> poison, i64 %2131, i64 0
  %2133 = shufflevector <8 x i64> %2132, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %2134

2134:                                             ; preds = %2190, %2099
  %2135 = phi i64 [ 0, %2099 ], [ %2191, %2190 ]
  %2136 = getelementptr inbounds %struct.Cell, ptr %2103, i64 %2135
  %2137 = load <8 x i64>, ptr %2136, align 8
  %2138 = lshr <8 x i64> %2137, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %2139 = and <8 x i64> %2138, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2140 = and <8 x i64> %2137, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %2141 = sub nsw <8 x i64> %2140, %2117
  %2142 = icmp ult <8 x i64> %2141, %2109
  %2143 = icmp eq <8 x i64> %2137, zeroinitializer
  %2144 = and <8 x i64> %2137, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %2145 = icmp eq <8 x i64> %2144, %2121
  %2146 = icmp ult <8 x i64> %2139, %2113
  %2147 = and <8 x i1> %2142, %2146
  %2148 = select <8 x i1> %2145, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2147
  %2149 = select <8 x i1> %2148, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2143
  %2150 = select <8 x i1> %2142, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2130
  %2151 = select <8 x i1> %2149, <8 x i64> zeroinitializer, <8 x i64> %2150
  %2152 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2151)
  %2153 = icmp eq i64 %2152, 0
  br i1 %2153, label %2181, label %2154

2154:                                             ; preds = %2134
  %2155 = shl nuw nsw i64 %2135, 2
  %2156 = add i64 %2155, %2102
  %2157 = trunc nuw nsw i64 %2135 to i32
  %2158 = lshr i32 %2157, %1203
  %2159 = add i32 %2158, %2105
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2136, i64 noundef %2156, i32 noundef 15, i32 noundef %2159)
  %2160 = or disjoint i64 %2135, 1
  %2161 = getelementptr inbounds %struct.Cell, ptr %2103, i64 %2160
  %2162 = shl nuw nsw i64 %2160, 2
  %2163 = add i64 %2162, %2102
  %2164 = trunc nuw nsw i64 %2160 to i32
  %2165 = lshr i32 %2164, %1203
  %2166 = add i32 %2165, %2105
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2161, i64 noundef %2163, i32 noundef 15, i32 noundef %2166)
  %2167 = or disjoint i64 %2135, 2
  %2168 = getelementptr inbounds %struct.Cell, ptr %2103, i64 %2167
  %2169 = shl nuw nsw i64 %2167, 2
  %2170 = add i64 %2169, %2102
  %2171 = trunc nuw nsw i64 %2167 to i32
  %2172 = lshr i32 %2171, %1203
  %2173 = add i32 %2172, %2105
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2168, i64 noundef %2170, i32 noundef 15, i32 noundef %2173)
  %2174 = or disjoint i64 %2135, 3
  %2175 = getelementptr inbounds %struct.Cell, ptr %2103, i64 %2174
  %2176 = shl nuw nsw i64 %2174, 2
  %2177 = add i64 %2176, %2102
  %2178 = trunc nuw nsw i64 %2174 to i32
  %2179 = lshr i32 %2178, %1203
  %2180 = add i32 %2179, %2105
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2175, i64 noundef %2177, i32 noundef 15, i32 noundef %2180)
  br label %2190

2181:                                             ; preds = %2134
  %2182 = insertelement <8 x i64> poison, i64 %2135, i64 0
  %2183 = shufflevector <8 x i64> %2182, <8 x i64> poison, <8 x i32> zeroinitializer
  %2184 = or disjoint <8 x i64> %2183, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %2185 = lshr <8 x i64> %2184, %1910
  %2186 = add nuw nsw <8 x i64> %2185, %2133
  %2187 = shl nuw nsw <8 x i64> %2186, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2188 = or <8 x i64> %2187, %2125
  %2189 = and <8 x i64> %2188, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %2189, ptr %2136, align 8
  br label %2190

2190:                                             ; preds = %2181, %2154
  %2191 = add nuw nsw i64 %2135, 4
  %2192 = icmp ult i64 %2135, 12
  br i1 %2192, label %2134, label %2193, !llvm.loop !150

2193:                                             ; preds = %2190
  %2194 = add nuw nsw i64 %2100, 1
  %2195 = icmp eq i64 %2194, %1976
  br i1 %2195, label %2202, label %2099, !llvm.loop !169

2196:                                             ; preds = %2086
  %2197 = icmp eq i64 %2084, 0
  br i1 %2197, label %2202, label %2198

2198:                                             ; preds = %2196
  %2199 = getelementptr inbounds [4 x ptr], ptr %11, i64 0, i64 %2096
  %2200 = load ptr, ptr %2199, align 8, !tbaa !65
  %2201 = getelementptr inbounds [4 x %struct.Cell], ptr %10, i64 0, i64 %2096
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2200, ptr noundef nonnull align 16 dereferenceable(16) %2201, i64 16, i1 false), !tbaa.struct !166
  br label %2202

2202:                                             ; preds = %2193, %2198, %2196
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #15
  br label %2203

2203:                                             ; preds = %2202, %1925
  %2204 = phi i32 [ %1939, %1925 ], [ 0, %2202 ]
  %2205 = add nuw nsw i64 %1926, 1
  %2206 = icmp eq i64 %2205, %1911
  br i1 %2206, label %1920, label %1925, !llvm.loop !170

2207:                                             ; preds = %1920
  %2208 = icmp eq i32 %1921, 0
  br i1 %2208, label %2474, label %2209

2209:                                             ; preds = %2207
  %2210 = load i32, ptr %1900, align 4, !tbaa !121
  %2211 = zext i32 %2210 to i64
  %2212 = load i32, ptr %1901, align 8, !tbaa !123
  %2213 = zext i32 %2212 to i64
  %2214 = load i32, ptr %1902, align 4, !tbaa !119
  %2215 = zext i32 %2214 to i64
  %2216 = load i32, ptr %1903, align 8, !tbaa !120
  %2217 = zext i32 %2216 to i64
  %2218 = load i64, ptr %102, align 8, !tbaa !127
  %2219 = or i64 %2218, %1904
  %2220 = load i32, ptr %111, align 4, !tbaa !115
  %2221 = load ptr, ptr %84, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %12, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #15
  %2222 = load i32, ptr %20, align 16, !tbaa !27
  %2223 = zext i32 %2222 to i64
  %2224 = insertelement <8 x i64> poison, i64 %2223, i64 0
  %2225 = insertelement <8 x i64> %2224, i64 %2223, i64 1
  %2226 = load i32, ptr %1905, align 4, !tbaa !27
  %2227 = zext i32 %2226 to i64
  %2228 = insertelement <8 x i64> %2225, i64 %2227, i64 2
  %2229 = insertelement <8 x i64> %2228, i64 %2227, i64 3
  %2230 = load i32, ptr %1906, align 8, !tbaa !27
  %2231 = zext i32 %2230 to i64
  %2232 = insertelement <8 x i64> %2229, i64 %2231, i64 4
  %2233 = load i32, ptr %1907, align 4, !tbaa !27
  %2234 = zext i32 %2233 to i64
  %2235 = getelementptr inbounds i8, ptr %2221, i64 80
  %2236 = getelementptr inbounds i8, ptr %2221, i64 40
  %2237 = getelementptr inbounds i8, ptr %2221, i64 32
  %2238 = getelementptr inbounds i8, ptr %2221, i64 48
  %2239 = getelementptr inbounds i8, ptr %2221, i64 56
  %2240 = getelementptr inbounds i8, ptr %2221, i64 64
  %2241 = getelementptr inbounds i8, ptr %2221, i64 88
  %2242 = getelementptr inbounds i8, ptr %2221, i64 72
  %2243 = getelementptr inbounds i8, ptr %2221, i64 96
  %2244 = zext i32 %1921 to i64
  %2245 = load i64, ptr %2235, align 8, !tbaa !153
  br label %2276

2246:                                             ; preds = %2333
  %2247 = insertelement <8 x i64> poison, i64 %2211, i64 0
  %2248 = insertelement <8 x i64> poison, i64 %2213, i64 0
  %2249 = insertelement <8 x i64> poison, i64 %2215, i64 0
  %2250 = insertelement <8 x i64> poison, i64 %2217, i64 0
  %2251 = shufflevector <8 x i64> %2247, <8 x i64> poison, <8 x i32> zeroinitializer
  %2252 = shufflevector <8 x i64> %2248, <8 x i64> poison, <8 x i32> zeroinitializer
  %2253 = shufflevector <8 x i64> %2249, <8 x i64> poison, <8 x i32> zeroinitializer
  %2254 = shufflevector <8 x i64> %2250, <8 x i64> poison, <8 x i32> zeroinitializer
  %2255 = load <8 x i64>, ptr %12, align 16
  %2256 = lshr <8 x i64> %2255, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %2257 = and <8 x i64> %2256, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2258 = and <8 x i64> %2255, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %2259 = sub nsw <8 x i64> %2258, %2253
  %2260 = icmp ult <8 x i64> %2259, %2251
  %2261 = icmp eq <8 x i64> %2255, zeroinitializer
  %2262 = icmp ne i32 %2220, 1
  %2263 = sext i1 %2262 to i64
  %2264 = insertelement <8 x i64> poison, i64 %2263, i64 0
  %2265 = shufflevector <8 x i64> %2264, <8 x i64> poison, <8 x i32> zeroinitializer
  %2266 = and <8 x i64> %2255, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %2267 = icmp eq <8 x i64> %2266, %2254
  %2268 = icmp ult <8 x i64> %2257, %2252
  %2269 = and <8 x i1> %2260, %2268
  %2270 = select <8 x i1> %2267, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2269
  %2271 = select <8 x i1> %2270, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2261
  %2272 = select <8 x i1> %2260, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2265
  %2273 = select <8 x i1> %2271, <8 x i64> zeroinitializer, <8 x i64> %2272
  %2274 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2273)
  %2275 = icmp eq i64 %2274, 0
  br i1 %2275, label %2343, label %2369

2276:                                             ; preds = %2333, %2209
  %2277 = phi i64 [ %2245, %2209 ], [ %2282, %2333 ]
  %2278 = phi i64 [ 0, %2209 ], [ %2341, %2333 ]
  %2279 = getelementptr inbounds i64, ptr %21, i64 %2278
  %2280 = load i64, ptr %2279, align 8, !tbaa !48
  %2281 = lshr i64 %2280, 14
  %2282 = add nuw nsw i64 %2281, 1
  %2283 = icmp eq i64 %2282, %2277
  br i1 %2283, label %2284, label %2286

2284:                                             ; preds = %2276
  %2285 = load i64, ptr %2243, align 8, !tbaa !154
  br label %2333

2286:                                             ; preds = %2276
  %2287 = load i64, ptr %2236, align 8, !tbaa !155
  %2288 = inttoptr i64 %2287 to ptr
  %2289 = load i64, ptr %2237, align 8, !tbaa !156
  %2290 = inttoptr i64 %2289 to ptr
  %2291 = lshr i64 %2282, 6
  %2292 = mul i64 %2291, 2104162448473109
  %2293 = lshr i64 %2292, 34
  %2294 = and i64 %2293, 262080
  %2295 = and i64 %2282, 63
  %2296 = or disjoint i64 %2294, %2295
  %2297 = getelementptr inbounds i64, ptr %2288, i64 %2296
  %2298 = load i64, ptr %2297, align 8, !tbaa !48
  %2299 = icmp eq i64 %2298, 0
  %2300 = icmp eq i64 %2298, %2282
  %2301 = or i1 %2299, %2300
  br i1 %2301, label %2311, label %2302

2302:                                             ; preds = %2286, %2302
  %2303 = phi i64 [ %2305, %2302 ], [ %2296, %2286 ]
  %2304 = add nuw nsw i64 %2303, 65
  %2305 = and i64 %2304, 262143
  %2306 = getelementptr inbounds i64, ptr %2288, i64 %2305
  %2307 = load i64, ptr %2306, align 8, !tbaa !48
  %2308 = icmp eq i64 %2307, 0
  %2309 = icmp eq i64 %2307, %2282
  %2310 = or i1 %2308, %2309
  br i1 %2310, label %2311, label %2302, !llvm.loop !157

2311:                                             ; preds = %2302, %2286
  %2312 = phi i64 [ %2296, %2286 ], [ %2305, %2302 ]
  %2313 = phi i1 [ %2299, %2286 ], [ %2308, %2302 ]
  br i1 %2313, label %2314, label %2322

2314:                                             ; preds = %2311
  %2315 = getelementptr inbounds i64, ptr %2288, i64 %2312
  %2316 = load i64, ptr %2238, align 8, !tbaa !158
  %2317 = load i64, ptr %2239, align 8, !tbaa !159
  %2318 = icmp ult i64 %2316, %2317
  tail call void @llvm.assume(i1 %2318)
  store i64 %2282, ptr %2315, align 8, !tbaa !48
  %2319 = load i64, ptr %2238, align 8, !tbaa !158
  %2320 = add i64 %2319, 1
  store i64 %2320, ptr %2238, align 8, !tbaa !158
  %2321 = getelementptr inbounds i64, ptr %2290, i64 %2312
  store i64 %2319, ptr %2321, align 8, !tbaa !48
  br label %2322

2322:                                             ; preds = %2314, %2311
  store i64 %2282, ptr %2235, align 8, !tbaa !153
  %2323 = load i64, ptr %2240, align 8, !tbaa !160
  %2324 = getelementptr inbounds i64, ptr %2290, i64 %2312
  %2325 = load i64, ptr %2324, align 8, !tbaa !48
  %2326 = shl i64 %2325, 16
  %2327 = add i64 %2326, %2323
  store i64 %2327, ptr %2241, align 8, !tbaa !161
  %2328 = load i64, ptr %2242, align 8, !tbaa !162
  %2329 = load i64, ptr %2324, align 8, !tbaa !48
  %2330 = shl i64 %2329, 12
  %2331 = and i64 %2330, 4611686018427383808
  %2332 = add i64 %2331, %2328
  store i64 %2332, ptr %2243, align 8, !tbaa !154
  br label %2333

2333:                                             ; preds = %2322, %2284
  %2334 = phi i64 [ %2285, %2284 ], [ %2332, %2322 ]
  %2335 = inttoptr i64 %2334 to ptr
  %2336 = lshr i64 %2280, 6
  %2337 = and i64 %2336, 255
  %2338 = getelementptr inbounds %struct.Cell, ptr %2335, i64 %2337
  %2339 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %2278
  store ptr %2338, ptr %2339, align 8, !tbaa !65
  %2340 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %2278
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2340, ptr noundef nonnull align 8 dereferenceable(16) %2338, i64 16, i1 false), !tbaa.struct !166
  %2341 = add nuw nsw i64 %2278, 1
  %2342 = icmp eq i64 %2341, %2244
  br i1 %2342, label %2246, label %2276, !llvm.loop !167

2343:                                             ; preds = %2246
  %2344 = insertelement <8 x i64> %2232, i64 %2231, i64 5
  %2345 = insertelement <8 x i64> %2344, i64 %2234, i64 6
  %2346 = insertelement <8 x i64> poison, i64 %2219, i64 0
  %2347 = insertelement <8 x i64> %2345, i64 %2234, i64 7
  %2348 = shufflevector <8 x i64> %2346, <8 x i64> poison, <8 x i32> zeroinitializer
  %2349 = shl <8 x i64> %2347, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2350 = or <8 x i64> %2349, %2348
  %2351 = and <8 x i64> %2350, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %2351, ptr %12, align 16
  %2352 = and i64 %2244, 1
  %2353 = icmp eq i32 %1921, 1
  br i1 %2353, label %2466, label %2354

2354:                                             ; preds = %2343
  %2355 = and i64 %2244, 4294967294
  br label %2356

2356:                                             ; preds = %2356, %2354
  %2357 = phi i64 [ 0, %2354 ], [ %2366, %2356 ]
  %2358 = phi i64 [ 0, %2354 ], [ %2367, %2356 ]
  %2359 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %2357
  %2360 = load ptr, ptr %2359, align 16, !tbaa !65
  %2361 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %2357
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2360, ptr noundef nonnull align 16 dereferenceable(16) %2361, i64 16, i1 false), !tbaa.struct !166
  %2362 = or disjoint i64 %2357, 1
  %2363 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %2362
  %2364 = load ptr, ptr %2363, align 8, !tbaa !65
  %2365 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %2362
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2364, ptr noundef nonnull align 16 dereferenceable(16) %2365, i64 16, i1 false), !tbaa.struct !166
  %2366 = add nuw nsw i64 %2357, 2
  %2367 = add i64 %2358, 2
  %2368 = icmp eq i64 %2367, %2355
  br i1 %2368, label %2466, label %2356, !llvm.loop !168

2369:                                             ; preds = %2246, %2463
  %2370 = phi i64 [ %2464, %2463 ], [ 0, %2246 ]
  %2371 = getelementptr inbounds i64, ptr %21, i64 %2370
  %2372 = load i64, ptr %2371, align 8, !tbaa !48
  %2373 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %2372)
  %2374 = getelementptr inbounds i32, ptr %20, i64 %2370
  %2375 = load i32, ptr %2374, align 4, !tbaa !27
  %2376 = load i32, ptr %1900, align 4, !tbaa !121
  %2377 = zext i32 %2376 to i64
  %2378 = insertelement <8 x i64> poison, i64 %2377, i64 0
  %2379 = shufflevector <8 x i64> %2378, <8 x i64> poison, <8 x i32> zeroinitializer
  %2380 = load i32, ptr %1901, align 8, !tbaa !123
  %2381 = zext i32 %2380 to i64
  %2382 = insertelement <8 x i64> poison, i64 %2381, i64 0
  %2383 = shufflevector <8 x i64> %2382, <8 x i64> poison, <8 x i32> zeroinitializer
  %2384 = load i32, ptr %1902, align 4, !tbaa !119
  %2385 = zext i32 %2384 to i64
  %2386 = insertelement <8 x i64> poison, i64 %2385, i64 0
  %2387 = shufflevector <8 x i64> %2386, <8 x i64> poison, <8 x i32> zeroinitializer
  %2388 = load i32, ptr %1903, align 8, !tbaa !120
  %2389 = zext i32 %2388 to i64
  %2390 = insertelement <8 x i64> poison, i64 %2389, i64 0
  %2391 = shufflevector <8 x i64> %2390, <8 x i64> poison, <8 x i32> zeroinitializer
  %2392 = load i64, ptr %102, align 8, !tbaa !127
  %2393 = or i64 %2392, 4323455642275676160
  %2394 = insertelement <8 x i64> poison, i64 %2393, i64 0
  %2395 = shufflevector <8 x i64> %2394, <8 x i64> poison, <8 x i32> zeroinitializer
  %2396 = load i32, ptr %111, align 4, !tbaa !115
  %2397 = icmp ne i32 %2396, 1
  %2398 = sext i1 %2397 to i64
  %2399 = insertelement <8 x i64> poison, i64 %2398, i64 0
  %2400 = shufflevector <8 x i64> %2399, <8 x i64> poison, <8 x i32> zeroinitializer
  %2401 = zext i32 %2375 to i64
  %2402 = insertelement <8 x i64> poison, i64 %2401, i64 0
  %2403 = shufflevector <8 x i64> %2402, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %2404

2404:                                             ; preds = %2460, %2369
  %2405 = phi i64 [ 0, %2369 ], [ %2461, %2460 ]
  %2406 = getelementptr inbounds %struct.Cell, ptr %2373, i64 %2405
  %2407 = load <8 x i64>, ptr %2406, align 8
  %2408 = lshr <8 x i64> %2407, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %2409 = and <8 x i64> %2408, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2410 = and <8 x i64> %2407, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %2411 = sub nsw <8 x i64> %2410, %2387
  %2412 = icmp ult <8 x i64> %2411, %2379
  %2413 = icmp eq <8 x i64> %2407, zeroinitializer
  %2414 = and <8 x i64> %2407, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %2415 = icmp eq <8 x i64> %2414, %2391
  %2416 = icmp ult <8 x i64> %2409, %2383
  %2417 = and <8 x i1> %2412, %2416
  %2418 = select <8 x i1> %2415, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2417
  %2419 = select <8 x i1> %2418, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2413
  %2420 = select <8 x i1> %2412, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2400
  %2421 = select <8 x i1> %2419, <8 x i64> zeroinitializer, <8 x i64> %2420
  %2422 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2421)
  %2423 = icmp eq i64 %2422, 0
  br i1 %2423, label %2451, label %2424

2424:                                             ; preds = %2404
  %2425 = shl nuw nsw i64 %2405, 2
  %2426 = add i64 %2425, %2372
  %2427 = trunc nuw nsw i64 %2405 to i32
  %2428 = lshr i32 %2427, %1203
  %2429 = add i32 %2428, %2375
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2406, i64 noundef %2426, i32 noundef 15, i32 noundef %2429)
  %2430 = or disjoint i64 %2405, 1
  %2431 = getelementptr inbounds %struct.Cell, ptr %2373, i64 %2430
  %2432 = shl nuw nsw i64 %2430, 2
  %2433 = add i64 %2432, %2372
  %2434 = trunc nuw nsw i64 %2430 to i32
  %2435 = lshr i32 %2434, %1203
  %2436 = add i32 %2435, %2375
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2431, i64 noundef %2433, i32 noundef 15, i32 noundef %2436)
  %2437 = or disjoint i64 %2405, 2
  %2438 = getelementptr inbounds %struct.Cell, ptr %2373, i64 %2437
  %2439 = shl nuw nsw i64 %2437, 2
  %2440 = add i64 %2439, %2372
  %2441 = trunc nuw nsw i64 %2437 to i32
  %2442 = lshr i32 %2441, %1203
  %2443 = add i32 %2442, %2375
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2438, i64 noundef %2440, i32 noundef 15, i32 noundef %2443)
  %2444 = or disjoint i64 %2405, 3
  %2445 = getelementptr inbounds %struct.Cell, ptr %2373, i64 %2444
  %2446 = shl nuw nsw i64 %2444, 2
  %2447 = add i64 %2446, %2372
  %2448 = trunc nuw nsw i64 %2444 to i32
  %2449 = lshr i32 %2448, %1203
  %2450 = add i32 %2449, %2375
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2445, i64 noundef %2447, i32 noundef 15, i32 noundef %2450)
  br label %2460

2451:                                             ; preds = %2404
  %2452 = insertelement <8 x i64> poison, i64 %2405, i64 0
  %2453 = shufflevector <8 x i64> %2452, <8 x i64> poison, <8 x i32> zeroinitializer
  %2454 = or disjoint <8 x i64> %2453, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %2455 = lshr <8 x i64> %2454, %1910
  %2456 = add nuw nsw <8 x i64> %2455, %2403
  %2457 = shl nuw nsw <8 x i64> %2456, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2458 = or <8 x i64> %2457, %2395
  %2459 = and <8 x i64> %2458, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %2459, ptr %2406, align 8
  br label %2460

2460:                                             ; preds = %2451, %2424
  %2461 = add nuw nsw i64 %2405, 4
  %2462 = icmp ult i64 %2405, 12
  br i1 %2462, label %2404, label %2463, !llvm.loop !150

2463:                                             ; preds = %2460
  %2464 = add nuw nsw i64 %2370, 1
  %2465 = icmp eq i64 %2464, %2244
  br i1 %2465, label %2473, label %2369, !llvm.loop !169

2466:                                             ; preds = %2356, %2343
  %2467 = phi i64 [ 0, %2343 ], [ %2366, %2356 ]
  %2468 = icmp eq i64 %2352, 0
  br i1 %2468, label %2473, label %2469

2469:                                             ; preds = %2466
  %2470 = getelementptr inbounds [4 x ptr], ptr %13, i64 0, i64 %2467
  %2471 = load ptr, ptr %2470, align 8, !tbaa !65
  %2472 = getelementptr inbounds [4 x %struct.Cell], ptr %12, i64 0, i64 %2467
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2471, ptr noundef nonnull align 16 dereferenceable(16) %2472, i64 16, i1 false), !tbaa.struct !166
  br label %2473

2473:                                             ; preds = %2463, %2469, %2466
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #15
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #15
  br label %2474

2474:                                             ; preds = %2473, %2207
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %21) #15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %20) #15
  br label %2475

2475:                                             ; preds = %83, %30, %90, %94, %2474, %1895, %1100, %977, %109, %100, %80
  %2476 = phi i1 [ true, %100 ], [ false, %80 ], [ true, %109 ], [ true, %977 ], [ true, %1100 ], [ true, %1895 ], [ true, %2474 ], [ true, %94 ], [ true, %90 ], [ true, %83 ], [ false, %30 ]
  %2477 = phi i64 [ 0, %100 ], [ 0, %80 ], [ 0, %109 ], [ %979, %977 ], [ 0, %1100 ], [ %1195, %1895 ], [ %1195, %2474 ], [ 0, %94 ], [ 0, %90 ], [ 0, %83 ], [ 0, %30 ]
  %2478 = phi i64 [ %81, %100 ], [ %81, %80 ], [ %81, %109 ], [ 0, %977 ], [ %81, %1100 ], [ %1196, %1895 ], [ %1196, %2474 ], [ %81, %94 ], [ %81, %90 ], [ %81, %83 ], [ 0, %30 ]
  %2479 = icmp ne i64 %2478, 0
  %2480 = xor i1 %2479, true
  %2481 = zext i1 %2480 to i32
  %2482 = getelementptr inbounds i8, ptr %0, i64 88
  store i32 %2481, ptr %2482, align 8, !tbaa !145
  %2483 = load i32, ptr %23, align 8, !tbaa !114
  %2484 = icmp eq i32 %2483, 0
  %2485 = select i1 %2484, i1 %2479, i1 false
  br i1 %2485, label %2486, label %2537

2486:                                             ; preds = %2475, %2531
  %2487 = phi i64 [ %2533, %2531 ], [ 48, %2475 ]
  %2488 = phi i64 [ %2532, %2531 ], [ %2478, %2475 ]
  %2489 = lshr i64 %2488, %2487
  %2490 = and i64 %2489, 65535
  %2491 = icmp eq i64 %2490, 65535
  br i1 %2491, label %2492, label %2531

2492:                                             ; preds = %2486
  %2493 = getelementptr inbounds i64, ptr %1, i64 %2487
  %2494 = load <8 x i64>, ptr %2493, align 8
  %2495 = getelementptr inbounds i8, ptr %2493, i64 64
  %2496 = load <8 x i64>, ptr %2495, align 8
  %2497 = bitcast <8 x i64> %2494 to <4 x i128>
  %2498 = extractelement <4 x i128> %2497, i64 0
  %2499 = bitcast i128 %2498 to <2 x i64>
  %2500 = shufflevector <2 x i64> %2499, <2 x i64> poison, <8 x i32> zeroinitializer
  %2501 = xor <8 x i64> %2500, %2494
  %2502 = xor <8 x i64> %2500, %2496
  %2503 = or <8 x i64> %2501, %2502
  %2504 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2503)
  %2505 = icmp eq i64 %2504, 0
  br i1 %2505, label %2506, label %2510

2506:                                             ; preds = %2492
  %2507 = shl nuw i64 65534, %2487
  %2508 = xor i64 %2507, -1
  %2509 = and i64 %2488, %2508
  br label %2531

2510:                                             ; preds = %2492
  %2511 = icmp eq i64 %2487, 0
  br i1 %2511, label %2540, label %2512

2512:                                             ; preds = %2510
  %2513 = add nsw i64 %2487, -16
  %2514 = lshr i64 %2488, %2513
  %2515 = and i64 %2514, 65535
  %2516 = icmp eq i64 %2515, 65535
  br i1 %2516, label %2517, label %2531

2517:                                             ; preds = %2512
  %2518 = getelementptr inbounds i8, ptr %2493, i64 -128
  %2519 = load <8 x i64>, ptr %2518, align 8
  %2520 = getelementptr inbounds i8, ptr %2493, i64 -64
  %2521 = load <8 x i64>, ptr %2520, align 8
  %2522 = xor <8 x i64> %2519, %2494
  %2523 = xor <8 x i64> %2521, %2496
  %2524 = or <8 x i64> %2523, %2522
  %2525 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2524)
  %2526 = icmp eq i64 %2525, 0
  br i1 %2526, label %2527, label %2531

2527:                                             ; preds = %2517
  %2528 = shl nuw i64 65535, %2487
  %2529 = xor i64 %2528, -1
  %2530 = and i64 %2488, %2529
  br label %2531

2531:                                             ; preds = %2527, %2517, %2512, %2506, %2486
  %2532 = phi i64 [ %2488, %2486 ], [ %2509, %2506 ], [ %2530, %2527 ], [ %2488, %2517 ], [ %2488, %2512 ]
  %2533 = add nsw i64 %2487, -16
  %2534 = icmp ne i64 %2532, 0
  %2535 = icmp ult i64 %2533, 64
  %2536 = select i1 %2534, i1 %2535, i1 false
  br i1 %2536, label %2486, label %2537, !llvm.loop !47

2537:                                             ; preds = %2531, %2475
  %2538 = phi i64 [ %2478, %2475 ], [ %2532, %2531 ]
  %2539 = icmp eq i64 %2538, 0
  br i1 %2539, label %3085, label %2540

2540:                                             ; preds = %2510, %2537
  %2541 = phi i64 [ %2538, %2537 ], [ %2488, %2510 ]
  %2542 = getelementptr inbounds i8, ptr %0, i64 16
  %2543 = load ptr, ptr %2542, align 8, !tbaa !111
  %2544 = getelementptr inbounds i8, ptr %0, i64 48
  %2545 = load i32, ptr %2544, align 8, !tbaa !116
  %2546 = icmp ne i32 %2545, 0
  %2547 = icmp eq i32 %2483, 2
  %2548 = or i1 %2547, %2546
  br i1 %2548, label %3079, label %2549

2549:                                             ; preds = %2540
  %2550 = getelementptr inbounds i8, ptr %2543, i64 184
  %2551 = load i64, ptr %2550, align 8, !tbaa !148
  %2552 = icmp eq i64 %2551, 4194304
  br i1 %2552, label %3079, label %2553

2553:                                             ; preds = %2549
  %2554 = getelementptr inbounds i8, ptr %0, i64 24
  %2555 = load ptr, ptr %2554, align 8, !tbaa !112
  %2556 = getelementptr inbounds i8, ptr %2555, i64 120
  %2557 = load i64, ptr %2556, align 8, !tbaa !125
  %2558 = icmp ult i64 %2557, 65535
  br i1 %2558, label %2559, label %3079

2559:                                             ; preds = %2553
  %2560 = getelementptr inbounds i8, ptr %2543, i64 94464
  %2561 = getelementptr inbounds i8, ptr %0, i64 80
  %2562 = load i64, ptr %2561, align 8, !tbaa !127
  %2563 = lshr i64 %2562, 46
  %2564 = and i64 %2563, 4095
  %2565 = getelementptr inbounds [4096 x i8], ptr %2560, i64 0, i64 %2564
  %2566 = load i8, ptr %2565, align 1, !tbaa !88
  %2567 = icmp eq i8 %2566, 0
  br i1 %2567, label %2568, label %3079

2568:                                             ; preds = %2559
  %2569 = zext i32 %3 to i64
  %2570 = insertelement <8 x i64> poison, i64 %2569, i64 0
  %2571 = shufflevector <8 x i64> %2570, <8 x i64> poison, <8 x i32> zeroinitializer
  %2572 = mul nuw nsw <8 x i64> %2571, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %2573 = shl i32 %3, 3
  %2574 = zext i32 %2573 to i64
  %2575 = insertelement <8 x i64> poison, i64 %2574, i64 0
  %2576 = shufflevector <8 x i64> %2575, <8 x i64> poison, <8 x i32> zeroinitializer
  %2577 = getelementptr inbounds i8, ptr %0, i64 44
  %2578 = icmp eq i32 %4, 3
  br label %2581

2579:                                             ; preds = %2700
  %2580 = icmp eq i32 %3, 16
  br i1 %2580, label %2705, label %2713

2581:                                             ; preds = %2700, %2568
  %2582 = phi i64 [ %2477, %2568 ], [ %2701, %2700 ]
  %2583 = phi i64 [ 0, %2568 ], [ %2703, %2700 ]
  %2584 = phi i64 [ %2541, %2568 ], [ %2702, %2700 ]
  %2585 = lshr i64 %2584, %2583
  %2586 = and i64 %2585, 65535
  %2587 = icmp eq i64 %2586, 65535
  br i1 %2587, label %2588, label %2700

2588:                                             ; preds = %2581
  %2589 = getelementptr inbounds i64, ptr %1, i64 %2583
  %2590 = load i64, ptr %2589, align 8, !tbaa !48
  %2591 = getelementptr inbounds i8, ptr %2589, i64 64
  %2592 = load <8 x i64>, ptr %2591, align 8
  %2593 = insertelement <8 x i64> poison, i64 %2590, i64 0
  %2594 = shufflevector <8 x i64> %2593, <8 x i64> poison, <8 x i32> zeroinitializer
  %2595 = add <8 x i64> %2594, %2572
  %2596 = add <8 x i64> %2595, %2576
  %2597 = xor <8 x i64> %2596, %2592
  %2598 = load <8 x i64>, ptr %2589, align 8
  %2599 = xor <8 x i64> %2595, %2598
  %2600 = or <8 x i64> %2597, %2599
  %2601 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2600)
  %2602 = icmp eq i64 %2601, 0
  br i1 %2602, label %2603, label %2700

2603:                                             ; preds = %2588
  %2604 = trunc nuw nsw i64 %2583 to i32
  %2605 = tail call fastcc i32 @look_at_run(ptr noundef %0, i64 noundef %2590, i32 noundef %3, i32 noundef %2604, i32 noundef 16, i32 noundef %4)
  %2606 = icmp eq i32 %2605, 0
  br i1 %2606, label %2700, label %2607

2607:                                             ; preds = %2603
  %2608 = shl nuw i64 65535, %2583
  %2609 = xor i64 %2608, -1
  %2610 = and i64 %2584, %2609
  %2611 = load i32, ptr %2577, align 4, !tbaa !115
  %2612 = freeze i32 %2611
  %2613 = icmp eq i32 %2612, 0
  br i1 %2613, label %2617, label %2614

2614:                                             ; preds = %2607
  %2615 = icmp eq i32 %2612, 1
  %2616 = and i1 %2578, %2615
  br i1 %2616, label %2619, label %2700

2617:                                             ; preds = %2607
  %2618 = load i64, ptr %2589, align 8, !tbaa !48
  br label %2700

2619:                                             ; preds = %2614
  %2620 = load ptr, ptr %0, align 8, !tbaa !108
  %2621 = getelementptr inbounds i8, ptr %2620, i64 8
  %2622 = load i64, ptr %2621, align 8, !tbaa !54
  %2623 = load i64, ptr %2589, align 8, !tbaa !48
  %2624 = sub i64 %2623, %2622
  store i64 %2624, ptr %2589, align 8, !tbaa !48
  %2625 = or disjoint i64 %2583, 1
  %2626 = load i64, ptr %2621, align 8, !tbaa !54
  %2627 = getelementptr inbounds i64, ptr %1, i64 %2625
  %2628 = load i64, ptr %2627, align 8, !tbaa !48
  %2629 = sub i64 %2628, %2626
  store i64 %2629, ptr %2627, align 8, !tbaa !48
  %2630 = or disjoint i64 %2583, 2
  %2631 = load i64, ptr %2621, align 8, !tbaa !54
  %2632 = getelementptr inbounds i64, ptr %1, i64 %2630
  %2633 = load i64, ptr %2632, align 8, !tbaa !48
  %2634 = sub i64 %2633, %2631
  store i64 %2634, ptr %2632, align 8, !tbaa !48
  %2635 = or disjoint i64 %2583, 3
  %2636 = load i64, ptr %2621, align 8, !tbaa !54
  %2637 = getelementptr inbounds i64, ptr %1, i64 %2635
  %2638 = load i64, ptr %2637, align 8, !tbaa !48
  %2639 = sub i64 %2638, %2636
  store i64 %2639, ptr %2637, align 8, !tbaa !48
  %2640 = or disjoint i64 %2583, 4
  %2641 = load i64, ptr %2621, align 8, !tbaa !54
  %2642 = getelementptr inbounds i64, ptr %1, i64 %2640
  %2643 = load i64, ptr %2642, align 8, !tbaa !48
  %2644 = sub i64 %2643, %2641
  store i64 %2644, ptr %2642, align 8, !tbaa !48
  %2645 = or disjoint i64 %2583, 5
  %2646 = load i64, ptr %2621, align 8, !tbaa !54
  %2647 = getelementptr inbounds i64, ptr %1, i64 %2645
  %2648 = load i64, ptr %2647, align 8, !tbaa !48
  %2649 = sub i64 %2648, %2646
  store i64 %2649, ptr %2647, align 8, !tbaa !48
  %2650 = or disjoint i64 %2583, 6
  %2651 = load i64, ptr %2621, align 8, !tbaa !54
  %2652 = getelementptr inbounds i64, ptr %1, i64 %2650
  %2653 = load i64, ptr %2652, align 8, !tbaa !48
  %2654 = sub i64 %2653, %2651
  store i64 %2654, ptr %2652, align 8, !tbaa !48
  %2655 = or disjoint i64 %2583, 7
  %2656 = load i64, ptr %2621, align 8, !tbaa !54
  %2657 = getelementptr inbounds i64, ptr %1, i64 %2655
  %2658 = load i64, ptr %2657, align 8, !tbaa !48
  %2659 = sub i64 %2658, %2656
  store i64 %2659, ptr %2657, align 8, !tbaa !48
  %2660 = or disjoint i64 %2583, 8
  %2661 = load i64, ptr %2621, align 8, !tbaa !54
  %2662 = getelementptr inbounds i64, ptr %1, i64 %2660
  %2663 = load i64, ptr %2662, align 8, !tbaa !48
  %2664 = sub i64 %2663, %2661
  store i64 %2664, ptr %2662, align 8, !tbaa !48
  %2665 = or disjoint i64 %2583, 9
  %2666 = load i64, ptr %2621, align 8, !tbaa !54
  %2667 = getelementptr inbounds i64, ptr %1, i64 %2665
  %2668 = load i64, ptr %2667, align 8, !tbaa !48
  %2669 = sub i64 %2668, %2666
  store i64 %2669, ptr %2667, align 8, !tbaa !48
  %2670 = or disjoint i64 %2583, 10
  %2671 = load i64, ptr %2621, align 8, !tbaa !54
  %2672 = getelementptr inbounds i64, ptr %1, i64 %2670
  %2673 = load i64, ptr %2672, align 8, !tbaa !48
  %2674 = sub i64 %2673, %2671
  store i64 %2674, ptr %2672, align 8, !tbaa !48
  %2675 = or disjoint i64 %2583, 11
  %2676 = load i64, ptr %2621, align 8, !tbaa !54
  %2677 = getelementptr inbounds i64, ptr %1, i64 %2675
  %2678 = load i64, ptr %2677, align 8, !tbaa !48
  %2679 = sub i64 %2678, %2676
  store i64 %2679, ptr %2677, align 8, !tbaa !48
  %2680 = or disjoint i64 %2583, 12
  %2681 = load i64, ptr %2621, align 8, !tbaa !54
  %2682 = getelementptr inbounds i64, ptr %1, i64 %2680
  %2683 = load i64, ptr %2682, align 8, !tbaa !48
  %2684 = sub i64 %2683, %2681
  store i64 %2684, ptr %2682, align 8, !tbaa !48
  %2685 = or disjoint i64 %2583, 13
  %2686 = load i64, ptr %2621, align 8, !tbaa !54
  %2687 = getelementptr inbounds i64, ptr %1, i64 %2685
  %2688 = load i64, ptr %2687, align 8, !tbaa !48
  %2689 = sub i64 %2688, %2686
  store i64 %2689, ptr %2687, align 8, !tbaa !48
  %2690 = or disjoint i64 %2583, 14
  %2691 = load i64, ptr %2621, align 8, !tbaa !54
  %2692 = getelementptr inbounds i64, ptr %1, i64 %2690
  %2693 = load i64, ptr %2692, align 8, !tbaa !48
  %2694 = sub i64 %2693, %2691
  store i64 %2694, ptr %2692, align 8, !tbaa !48
  %2695 = or disjoint i64 %2583, 15
  %2696 = load i64, ptr %2621, align 8, !tbaa !54
  %2697 = getelementptr inbounds i64, ptr %1, i64 %2695
  %2698 = load i64, ptr %2697, align 8, !tbaa !48
  %2699 = sub i64 %2698, %2696
  store i64 %2699, ptr %2697, align 8, !tbaa !48
  br label %2700

2700:                                             ; preds = %2619, %2617, %2614, %2603, %2588, %2581
  %2701 = phi i64 [ %2582, %2603 ], [ %2618, %2617 ], [ %2582, %2619 ], [ %2582, %2614 ], [ %2582, %2588 ], [ %2582, %2581 ]
  %2702 = phi i64 [ %2584, %2603 ], [ %2610, %2617 ], [ %2610, %2619 ], [ %2610, %2614 ], [ %2584, %2588 ], [ %2584, %2581 ]
  %2703 = add nuw nsw i64 %2583, 16
  %2704 = icmp ult i64 %2583, 48
  br i1 %2704, label %2581, label %2579, !llvm.loop !171

2705:                                             ; preds = %2579
  %2706 = load i32, ptr %23, align 8, !tbaa !114
  %2707 = icmp eq i32 %2706, 0
  %2708 = icmp eq i64 %2702, 0
  br i1 %2707, label %2711, label %2709

2709:                                             ; preds = %2705
  %2710 = zext i1 %2708 to i32
  store i32 %2710, ptr %2482, align 8, !tbaa !145
  br label %3075

2711:                                             ; preds = %2705
  br i1 %2708, label %2712, label %2718

2712:                                             ; preds = %2711
  store i32 1, ptr %2482, align 8, !tbaa !145
  br label %3085

2713:                                             ; preds = %2736, %2579
  %2714 = phi i64 [ %2701, %2579 ], [ %2737, %2736 ]
  %2715 = phi i64 [ %2702, %2579 ], [ %2738, %2736 ]
  %2716 = icmp eq i64 %2715, 0
  %2717 = zext i1 %2716 to i32
  store i32 %2717, ptr %2482, align 8, !tbaa !145
  switch i32 %3, label %3075 [
    i32 8, label %2742
    i32 4, label %2742
  ]

2718:                                             ; preds = %2711, %2736
  %2719 = phi i64 [ %2737, %2736 ], [ %2701, %2711 ]
  %2720 = phi i64 [ %2738, %2736 ], [ %2702, %2711 ]
  %2721 = phi i64 [ %2740, %2736 ], [ %2702, %2711 ]
  %2722 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2721, i1 true)
  %2723 = trunc nuw nsw i64 %2722 to i32
  %2724 = getelementptr inbounds i64, ptr %1, i64 %2722
  %2725 = load i64, ptr %2724, align 8, !tbaa !48
  %2726 = tail call fastcc i32 @look_at_run(ptr noundef %0, i64 noundef %2725, i32 noundef 16, i32 noundef %2723, i32 noundef 1, i32 noundef %4)
  %2727 = icmp eq i32 %2726, 0
  br i1 %2727, label %2736, label %2728

2728:                                             ; preds = %2718
  %2729 = shl nuw i64 1, %2722
  %2730 = xor i64 %2729, -1
  %2731 = and i64 %2720, %2730
  %2732 = load i32, ptr %2577, align 4, !tbaa !115
  %2733 = icmp eq i32 %2732, 0
  br i1 %2733, label %2734, label %2736

2734:                                             ; preds = %2728
  %2735 = load i64, ptr %2724, align 8, !tbaa !48
  br label %2736

2736:                                             ; preds = %2734, %2728, %2718
  %2737 = phi i64 [ %2719, %2718 ], [ %2735, %2734 ], [ %2719, %2728 ]
  %2738 = phi i64 [ %2720, %2718 ], [ %2731, %2734 ], [ %2731, %2728 ]
  %2739 = add i64 %2721, -1
  %2740 = and i64 %2739, %2721
  %2741 = icmp eq i64 %2740, 0
  br i1 %2741, label %2713, label %2718, !llvm.loop !172

2742:                                             ; preds = %2713, %2713
  %2743 = load ptr, ptr %0, align 8, !tbaa !108
  br label %2749

2744:                                             ; preds = %2783
  %2745 = add i32 %3, -1
  %2746 = zext i32 %2745 to i64
  %2747 = and i64 %2785, %2746
  %2748 = icmp eq i64 %2747, 0
  br i1 %2748, label %2788, label %3075

2749:                                             ; preds = %2783, %2742
  %2750 = phi i64 [ 0, %2742 ], [ %2786, %2783 ]
  %2751 = phi i64 [ 0, %2742 ], [ %2785, %2783 ]
  %2752 = phi i64 [ 0, %2742 ], [ %2784, %2783 ]
  %2753 = lshr i64 %2715, %2750
  %2754 = trunc i64 %2753 to i16
  switch i16 %2754, label %2755 [
    i16 -1, label %2758
    i16 0, label %2783
  ]

2755:                                             ; preds = %2749
  %2756 = and i64 %2753, 65535
  %2757 = getelementptr inbounds i64, ptr %1, i64 %2750
  br label %2771

2758:                                             ; preds = %2749
  %2759 = getelementptr inbounds i64, ptr %1, i64 %2750
  %2760 = load <8 x i64>, ptr %2759, align 8
  %2761 = getelementptr inbounds i8, ptr %2759, i64 64
  %2762 = load <8 x i64>, ptr %2761, align 8
  %2763 = or <8 x i64> %2762, %2760
  %2764 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2763)
  %2765 = or i64 %2764, %2751
  %2766 = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %2760, <8 x i64> %2762)
  %2767 = xor <8 x i64> %2760, %2766
  %2768 = xor <8 x i64> %2767, %2762
  %2769 = tail call i64 @llvm.vector.reduce.umax.v8i64(<8 x i64> %2768)
  %2770 = tail call i64 @llvm.umax.i64(i64 %2752, i64 %2769)
  br label %2783

2771:                                             ; preds = %2771, %2755
  %2772 = phi i64 [ %2778, %2771 ], [ %2751, %2755 ]
  %2773 = phi i64 [ %2781, %2771 ], [ %2756, %2755 ]
  %2774 = phi i64 [ %2779, %2771 ], [ %2752, %2755 ]
  %2775 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2773, i1 true)
  %2776 = getelementptr inbounds i64, ptr %2757, i64 %2775
  %2777 = load i64, ptr %2776, align 8, !tbaa !48
  %2778 = or i64 %2777, %2772
  %2779 = tail call i64 @llvm.umax.i64(i64 %2774, i64 %2777)
  %2780 = add nsw i64 %2773, -1
  %2781 = and i64 %2780, %2773
  %2782 = icmp eq i64 %2781, 0
  br i1 %2782, label %2783, label %2771, !llvm.loop !173

2783:                                             ; preds = %2771, %2758, %2749
  %2784 = phi i64 [ %2770, %2758 ], [ %2752, %2749 ], [ %2779, %2771 ]
  %2785 = phi i64 [ %2765, %2758 ], [ %2751, %2749 ], [ %2778, %2771 ]
  %2786 = add nuw nsw i64 %2750, 16
  %2787 = icmp ult i64 %2750, 48
  br i1 %2787, label %2749, label %2744, !llvm.loop !174

2788:                                             ; preds = %2744
  switch i32 %4, label %3075 [
    i32 0, label %2794
    i32 1, label %2789
  ]

2789:                                             ; preds = %2788
  %2790 = add i64 %2784, %2569
  %2791 = getelementptr inbounds i8, ptr %2743, i64 16
  %2792 = load i64, ptr %2791, align 8, !tbaa !55
  %2793 = icmp ugt i64 %2790, %2792
  br i1 %2793, label %3075, label %2794

2794:                                             ; preds = %2789, %2788
  store i32 %4, ptr %2577, align 4, !tbaa !115
  %2795 = load i32, ptr %23, align 8, !tbaa !114
  %2796 = icmp eq i32 %2795, 0
  %2797 = getelementptr inbounds i8, ptr %0, i64 68
  %2798 = load i32, ptr %2797, align 4, !tbaa !121
  %2799 = zext i32 %2798 to i64
  %2800 = insertelement <8 x i64> poison, i64 %2799, i64 0
  %2801 = shufflevector <8 x i64> %2800, <8 x i64> poison, <8 x i32> zeroinitializer
  %2802 = getelementptr inbounds i8, ptr %0, i64 72
  %2803 = load i32, ptr %2802, align 8, !tbaa !123
  %2804 = zext i32 %2803 to i64
  %2805 = insertelement <8 x i64> poison, i64 %2804, i64 0
  %2806 = shufflevector <8 x i64> %2805, <8 x i64> poison, <8 x i32> zeroinitializer
  %2807 = getelementptr inbounds i8, ptr %0, i64 60
  %2808 = load i32, ptr %2807, align 4, !tbaa !119
  %2809 = zext i32 %2808 to i64
  %2810 = insertelement <8 x i64> poison, i64 %2809, i64 0
  %2811 = shufflevector <8 x i64> %2810, <8 x i64> poison, <8 x i32> zeroinitializer
  %2812 = getelementptr inbounds i8, ptr %0, i64 64
  %2813 = load i32, ptr %2812, align 8, !tbaa !120
  %2814 = zext i32 %2813 to i64
  %2815 = insertelement <8 x i64> poison, i64 %2814, i64 0
  %2816 = shufflevector <8 x i64> %2815, <8 x i64> poison, <8 x i32> zeroinitializer
  %2817 = load i64, ptr %2561, align 8, !tbaa !127
  %2818 = or i64 %2817, 4323455642275676160
  %2819 = insertelement <8 x i64> poison, i64 %2818, i64 0
  br i1 %2796, label %2820, label %2956

2820:                                             ; preds = %2794
  %2821 = shufflevector <8 x i64> %2819, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %2822 = sext i1 %26 to i64
  %2823 = insertelement <8 x i64> poison, i64 %2822, i64 0
  %2824 = shufflevector <8 x i64> %2823, <8 x i64> poison, <8 x i32> zeroinitializer
  %2825 = load ptr, ptr %2542, align 8, !tbaa !111
  %2826 = getelementptr inbounds i8, ptr %0, i64 56
  %2827 = load i32, ptr %2826, align 8, !tbaa !118
  %2828 = getelementptr inbounds i8, ptr %2825, i64 168
  %2829 = load i64, ptr %2828, align 8, !tbaa !35
  %2830 = inttoptr i64 %2829 to ptr
  %2831 = zext i32 %2827 to i64
  %2832 = getelementptr inbounds %struct.KnownGroup, ptr %2830, i64 %2831
  %2833 = load i32, ptr %2832, align 4, !tbaa !38
  %2834 = icmp ne i32 %2833, 0
  %2835 = sext i1 %2834 to i64
  %2836 = insertelement <8 x i64> poison, i64 %2835, i64 0
  %2837 = shufflevector <8 x i64> %2836, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %2838 = lshr i32 %3, 2
  %2839 = icmp ult i32 %3, 4
  %2840 = lshr i64 %2569, 2
  %2841 = zext nneg i32 %2838 to i64
  %2842 = getelementptr inbounds i8, ptr %6, i64 8
  %2843 = getelementptr inbounds i8, ptr %6, i64 16
  %2844 = getelementptr inbounds i8, ptr %6, i64 24
  %2845 = getelementptr inbounds i8, ptr %7, i64 8
  %2846 = getelementptr inbounds i8, ptr %7, i64 16
  %2847 = getelementptr inbounds i8, ptr %7, i64 24
  br label %2848

2848:                                             ; preds = %2955, %2820
  %2849 = phi <8 x i64> [ undef, %2820 ], [ %2887, %2955 ]
  %2850 = phi i64 [ %2715, %2820 ], [ %2862, %2955 ]
  %2851 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2850)
  %2852 = trunc nuw nsw i64 %2851 to i32
  %2853 = mul i32 %2838, %2852
  %2854 = icmp ugt i32 %2853, 3
  br i1 %2854, label %2855, label %3064

2855:                                             ; preds = %2848
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #15
  br label %2856

2856:                                             ; preds = %2886, %2855
  %2857 = phi i64 [ 0, %2855 ], [ %2888, %2886 ]
  %2858 = phi i64 [ %2850, %2855 ], [ %2862, %2886 ]
  %2859 = phi <8 x i64> [ %2849, %2855 ], [ %2887, %2886 ]
  %2860 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2858, i1 true)
  %2861 = add i64 %2858, -1
  %2862 = and i64 %2861, %2858
  %2863 = getelementptr inbounds i64, ptr %1, i64 %2860
  %2864 = load i64, ptr %2863, align 8, !tbaa !48
  %2865 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %2864)
  %2866 = icmp eq ptr %2865, null
  br i1 %2866, label %2954, label %2867

2867:                                             ; preds = %2856
  br i1 %2839, label %2886, label %2868

2868:                                             ; preds = %2867
  %2869 = load i64, ptr %2863, align 8, !tbaa !48
  br label %2870

2870:                                             ; preds = %2870, %2868
  %2871 = phi i64 [ 0, %2868 ], [ %2884, %2870 ]
  %2872 = phi <8 x i64> [ %2859, %2868 ], [ %2883, %2870 ]
  %2873 = getelementptr inbounds %struct.Cell, ptr %2865, i64 %2871
  %2874 = add nuw nsw i64 %2871, %2857
  %2875 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %2874
  store ptr %2873, ptr %2875, align 8, !tbaa !65
  %2876 = shl nuw i64 %2871, 2
  %2877 = add i64 %2876, %2869
  %2878 = getelementptr inbounds [4 x i64], ptr %7, i64 0, i64 %2874
  store i64 %2877, ptr %2878, align 8, !tbaa !48
  %2879 = trunc i64 %2874 to i32
  %2880 = shl i32 %2879, 1
  %2881 = or disjoint i32 %2880, 1
  %2882 = insertelement <8 x i64> %2872, i64 %2860, i32 %2881
  %2883 = insertelement <8 x i64> %2882, i64 %2860, i32 %2880
  %2884 = add nuw nsw i64 %2871, 1
  %2885 = icmp eq i64 %2884, %2841
  br i1 %2885, label %2886, label %2870, !llvm.loop !175

2886:                                             ; preds = %2870, %2867
  %2887 = phi <8 x i64> [ %2859, %2867 ], [ %2883, %2870 ]
  %2888 = add nuw nsw i64 %2857, %2840
  %2889 = icmp ugt i64 %2888, 3
  br i1 %2889, label %2890, label %2856, !llvm.loop !176

2890:                                             ; preds = %2886
  %2891 = load ptr, ptr %6, align 16, !tbaa !65
  %2892 = load <2 x i64>, ptr %2891, align 8
  %2893 = load ptr, ptr %2842, align 8, !tbaa !65
  %2894 = load <2 x i64>, ptr %2893, align 8
  %2895 = shufflevector <2 x i64> %2892, <2 x i64> %2894, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %2896 = load ptr, ptr %2843, align 16, !tbaa !65
  %2897 = load <2 x i64>, ptr %2896, align 8
  %2898 = shufflevector <2 x i64> %2897, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %2899 = shufflevector <8 x i64> %2895, <8 x i64> %2898, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %2900 = load ptr, ptr %2844, align 8, !tbaa !65
  %2901 = load <2 x i64>, ptr %2900, align 8
  %2902 = shufflevector <2 x i64> %2901, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %2903 = shufflevector <8 x i64> %2899, <8 x i64> %2902, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  %2904 = lshr <8 x i64> %2903, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %2905 = and <8 x i64> %2904, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2906 = and <8 x i64> %2903, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %2907 = sub nsw <8 x i64> %2906, %2811
  %2908 = icmp ult <8 x i64> %2907, %2801
  %2909 = icmp eq <8 x i64> %2903, zeroinitializer
  %2910 = select <8 x i1> %2908, <8 x i64> zeroinitializer, <8 x i64> %2824
  %2911 = select <8 x i1> %2909, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2910
  %2912 = and <8 x i64> %2903, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %2913 = icmp eq <8 x i64> %2912, %2816
  %2914 = icmp ult <8 x i64> %2905, %2806
  %2915 = and <8 x i1> %2908, %2914
  %2916 = select <8 x i1> %2913, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %2915
  %2917 = select <8 x i1> %2916, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2911
  %2918 = xor <8 x i64> %2917, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %2919 = xor <8 x i64> %2911, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %2920 = and <8 x i64> %2903, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %2921 = icmp eq <8 x i64> %2920, zeroinitializer
  %2922 = select <8 x i1> %2921, <8 x i64> <i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison>, <8 x i64> %2919
  %2923 = or <8 x i64> %2922, %2918
  %2924 = icmp eq <8 x i64> %2905, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %2925 = select <8 x i1> %2924, <8 x i64> %2919, <8 x i64> <i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0, i64 poison, i64 0>
  %2926 = and <8 x i64> %2837, %2918
  %2927 = or <8 x i64> %2926, %2925
  %2928 = shufflevector <8 x i64> %2923, <8 x i64> %2927, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %2929 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2928)
  %2930 = icmp eq i64 %2929, 0
  br i1 %2930, label %2941, label %2931

2931:                                             ; preds = %2890
  %2932 = load i64, ptr %7, align 16, !tbaa !48
  %2933 = bitcast <8 x i64> %2887 to <16 x i32>
  %2934 = extractelement <16 x i32> %2933, i64 0
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2891, i64 noundef %2932, i32 noundef 15, i32 noundef %2934)
  %2935 = load i64, ptr %2845, align 8, !tbaa !48
  %2936 = extractelement <16 x i32> %2933, i64 4
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2893, i64 noundef %2935, i32 noundef 15, i32 noundef %2936)
  %2937 = load i64, ptr %2846, align 16, !tbaa !48
  %2938 = extractelement <16 x i32> %2933, i64 8
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2896, i64 noundef %2937, i32 noundef 15, i32 noundef %2938)
  %2939 = load i64, ptr %2847, align 8, !tbaa !48
  %2940 = extractelement <16 x i32> %2933, i64 12
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %2900, i64 noundef %2939, i32 noundef 15, i32 noundef %2940)
  br label %2955

2941:                                             ; preds = %2890
  %2942 = and <8 x i64> %2903, %2919
  %2943 = shl <8 x i64> %2887, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %2944 = or <8 x i64> %2943, %2821
  %2945 = and <8 x i64> %2917, %2944
  %2946 = or <8 x i64> %2903, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %2947 = and <8 x i64> %2946, %2918
  %2948 = or <8 x i64> %2945, %2947
  %2949 = shufflevector <8 x i64> %2942, <8 x i64> %2948, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %2950 = shufflevector <8 x i64> %2949, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i64> %2950, ptr %2891, align 8
  %2951 = shufflevector <8 x i64> %2949, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i64> %2951, ptr %2893, align 8
  %2952 = shufflevector <8 x i64> %2949, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i64> %2952, ptr %2896, align 8
  %2953 = shufflevector <8 x i64> %2949, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i64> %2953, ptr %2900, align 8
  br label %2955

2954:                                             ; preds = %2856
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  br label %3064

2955:                                             ; preds = %2941, %2931
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #15
  br label %2848

2956:                                             ; preds = %2794
  %2957 = shufflevector <8 x i64> %2819, <8 x i64> poison, <8 x i32> zeroinitializer
  %2958 = lshr i32 %3, 2
  %2959 = icmp ult i32 %3, 4
  %2960 = icmp ne i32 %4, 1
  %2961 = sext i1 %2960 to i64
  %2962 = insertelement <8 x i64> poison, i64 %2961, i64 0
  %2963 = shufflevector <8 x i64> %2962, <8 x i64> poison, <8 x i32> zeroinitializer
  %2964 = lshr i64 %2569, 2
  %2965 = zext nneg i32 %2958 to i64
  %2966 = getelementptr inbounds i8, ptr %8, i64 8
  %2967 = getelementptr inbounds i8, ptr %8, i64 16
  %2968 = getelementptr inbounds i8, ptr %8, i64 24
  %2969 = getelementptr inbounds i8, ptr %9, i64 8
  %2970 = getelementptr inbounds i8, ptr %9, i64 16
  %2971 = getelementptr inbounds i8, ptr %9, i64 24
  br label %2972

2972:                                             ; preds = %3063, %2956
  %2973 = phi <8 x i64> [ undef, %2956 ], [ %3011, %3063 ]
  %2974 = phi i64 [ %2715, %2956 ], [ %2986, %3063 ]
  %2975 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2974)
  %2976 = trunc nuw nsw i64 %2975 to i32
  %2977 = mul i32 %2958, %2976
  %2978 = icmp ugt i32 %2977, 3
  br i1 %2978, label %2979, label %3064

2979:                                             ; preds = %2972
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #15
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #15
  br label %2980

2980:                                             ; preds = %3010, %2979
  %2981 = phi i64 [ 0, %2979 ], [ %3012, %3010 ]
  %2982 = phi i64 [ %2974, %2979 ], [ %2986, %3010 ]
  %2983 = phi <8 x i64> [ %2973, %2979 ], [ %3011, %3010 ]
  %2984 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2982, i1 true)
  %2985 = add i64 %2982, -1
  %2986 = and i64 %2985, %2982
  %2987 = getelementptr inbounds i64, ptr %1, i64 %2984
  %2988 = load i64, ptr %2987, align 8, !tbaa !48
  %2989 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %2988)
  %2990 = icmp eq ptr %2989, null
  br i1 %2990, label %3062, label %2991

2991:                                             ; preds = %2980
  br i1 %2959, label %3010, label %2992

2992:                                             ; preds = %2991
  %2993 = load i64, ptr %2987, align 8, !tbaa !48
  br label %2994

2994:                                             ; preds = %2994, %2992
  %2995 = phi i64 [ 0, %2992 ], [ %3008, %2994 ]
  %2996 = phi <8 x i64> [ %2983, %2992 ], [ %3007, %2994 ]
  %2997 = getelementptr inbounds %struct.Cell, ptr %2989, i64 %2995
  %2998 = add nuw nsw i64 %2995, %2981
  %2999 = getelementptr inbounds [4 x ptr], ptr %8, i64 0, i64 %2998
  store ptr %2997, ptr %2999, align 8, !tbaa !65
  %3000 = shl nuw i64 %2995, 2
  %3001 = add i64 %3000, %2993
  %3002 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 %2998
  store i64 %3001, ptr %3002, align 8, !tbaa !48
  %3003 = trunc i64 %2998 to i32
  %3004 = shl i32 %3003, 1
  %3005 = or disjoint i32 %3004, 1
  %3006 = insertelement <8 x i64> %2996, i64 %2984, i32 %3005
  %3007 = insertelement <8 x i64> %3006, i64 %2984, i32 %3004
  %3008 = add nuw nsw i64 %2995, 1
  %3009 = icmp eq i64 %3008, %2965
  br i1 %3009, label %3010, label %2994, !llvm.loop !175

3010:                                             ; preds = %2994, %2991
  %3011 = phi <8 x i64> [ %2983, %2991 ], [ %3007, %2994 ]
  %3012 = add nuw nsw i64 %2981, %2964
  %3013 = icmp ugt i64 %3012, 3
  br i1 %3013, label %3014, label %2980, !llvm.loop !176

3014:                                             ; preds = %3010
  %3015 = load ptr, ptr %8, align 16, !tbaa !65
  %3016 = load <2 x i64>, ptr %3015, align 8
  %3017 = load ptr, ptr %2966, align 8, !tbaa !65
  %3018 = load <2 x i64>, ptr %3017, align 8
  %3019 = shufflevector <2 x i64> %3016, <2 x i64> %3018, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %3020 = load ptr, ptr %2967, align 16, !tbaa !65
  %3021 = load <2 x i64>, ptr %3020, align 8
  %3022 = shufflevector <2 x i64> %3021, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %3023 = shufflevector <8 x i64> %3019, <8 x i64> %3022, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %3024 = load ptr, ptr %2968, align 8, !tbaa !65
  %3025 = load <2 x i64>, ptr %3024, align 8
  %3026 = shufflevector <2 x i64> %3025, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %3027 = shufflevector <8 x i64> %3023, <8 x i64> %3026, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  %3028 = lshr <8 x i64> %3027, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %3029 = and <8 x i64> %3028, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %3030 = and <8 x i64> %3027, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %3031 = sub nsw <8 x i64> %3030, %2811
  %3032 = icmp ult <8 x i64> %3031, %2801
  %3033 = icmp eq <8 x i64> %3027, zeroinitializer
  %3034 = and <8 x i64> %3027, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %3035 = icmp eq <8 x i64> %3034, %2816
  %3036 = icmp ult <8 x i64> %3029, %2806
  %3037 = and <8 x i1> %3032, %3036
  %3038 = select <8 x i1> %3035, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %3037
  %3039 = select <8 x i1> %3038, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %3033
  %3040 = select <8 x i1> %3032, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2963
  %3041 = select <8 x i1> %3039, <8 x i64> zeroinitializer, <8 x i64> %3040
  %3042 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3041)
  %3043 = icmp eq i64 %3042, 0
  br i1 %3043, label %3054, label %3044

3044:                                             ; preds = %3014
  %3045 = load i64, ptr %9, align 16, !tbaa !48
  %3046 = bitcast <8 x i64> %3011 to <16 x i32>
  %3047 = extractelement <16 x i32> %3046, i64 0
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %3015, i64 noundef %3045, i32 noundef 15, i32 noundef %3047)
  %3048 = load i64, ptr %2969, align 8, !tbaa !48
  %3049 = extractelement <16 x i32> %3046, i64 4
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %3017, i64 noundef %3048, i32 noundef 15, i32 noundef %3049)
  %3050 = load i64, ptr %2970, align 16, !tbaa !48
  %3051 = extractelement <16 x i32> %3046, i64 8
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %3020, i64 noundef %3050, i32 noundef 15, i32 noundef %3051)
  %3052 = load i64, ptr %2971, align 8, !tbaa !48
  %3053 = extractelement <16 x i32> %3046, i64 12
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %3024, i64 noundef %3052, i32 noundef 15, i32 noundef %3053)
  br label %3063

3054:                                             ; preds = %3014
  %3055 = shl <8 x i64> %3011, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %3056 = or <8 x i64> %3055, %2957
  %3057 = and <8 x i64> %3056, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  %3058 = shufflevector <8 x i64> %3057, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i64> %3058, ptr %3015, align 8
  %3059 = shufflevector <8 x i64> %3057, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i64> %3059, ptr %3017, align 8
  %3060 = shufflevector <8 x i64> %3057, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i64> %3060, ptr %3020, align 8
  %3061 = shufflevector <8 x i64> %3057, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i64> %3061, ptr %3024, align 8
  br label %3063

3062:                                             ; preds = %2980
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15
  br label %3064

3063:                                             ; preds = %3054, %3044
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #15
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #15
  br label %2972

3064:                                             ; preds = %2972, %2848, %3062, %2954
  %3065 = phi i64 [ %2850, %2954 ], [ %2974, %3062 ], [ %2850, %2848 ], [ %2974, %2972 ]
  %3066 = icmp ne i64 %3065, %2715
  %3067 = and i1 %2476, %3066
  br i1 %3067, label %3068, label %3075

3068:                                             ; preds = %3064
  %3069 = xor i64 %3065, -1
  %3070 = and i64 %2715, %3069
  %3071 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3070, i1 true)
  %3072 = xor i64 %3071, 63
  %3073 = getelementptr inbounds i64, ptr %1, i64 %3072
  %3074 = load i64, ptr %3073, align 8, !tbaa !48
  br label %3075

3075:                                             ; preds = %3068, %3064, %2789, %2788, %2744, %2713, %2709
  %3076 = phi i64 [ %2714, %2713 ], [ %2714, %2788 ], [ %2714, %2789 ], [ %3074, %3068 ], [ %2714, %3064 ], [ %2714, %2744 ], [ %2701, %2709 ]
  %3077 = phi i64 [ %2715, %2713 ], [ %2715, %2788 ], [ %2715, %2789 ], [ %3065, %3068 ], [ %3065, %3064 ], [ %2715, %2744 ], [ %2702, %2709 ]
  %3078 = icmp eq i64 %3077, 0
  br i1 %3078, label %3085, label %3079

3079:                                             ; preds = %2540, %2553, %2559, %2549, %3075
  %3080 = phi i64 [ %3077, %3075 ], [ %2541, %2549 ], [ %2541, %2559 ], [ %2541, %2553 ], [ %2541, %2540 ]
  %3081 = phi i64 [ %3076, %3075 ], [ %2477, %2549 ], [ %2477, %2559 ], [ %2477, %2553 ], [ %2477, %2540 ]
  %3082 = zext i32 %3 to i64
  %3083 = getelementptr inbounds i8, ptr %0, i64 44
  %3084 = getelementptr inbounds i8, ptr %0, i64 16
  br label %3087

3085:                                             ; preds = %3176, %2712, %2537, %3075
  %3086 = phi i64 [ %3076, %3075 ], [ %2701, %2712 ], [ %2477, %2537 ], [ %3177, %3176 ]
  ret i64 %3086

3087:                                             ; preds = %3079, %3176
  %3088 = phi i64 [ %3080, %3079 ], [ %3179, %3176 ]
  %3089 = phi i64 [ %3081, %3079 ], [ %3177, %3176 ]
  %3090 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %3088, i1 true)
  %3091 = trunc nuw nsw i64 %3090 to i32
  br i1 %2476, label %3092, label %3094

3092:                                             ; preds = %3087
  %3093 = load i32, ptr %3083, align 4, !tbaa !115
  br label %3128

3094:                                             ; preds = %3087
  %3095 = load ptr, ptr %0, align 8, !tbaa !108
  %3096 = getelementptr inbounds i64, ptr %1, i64 %3090
  switch i32 %4, label %3125 [
    i32 3, label %3097
    i32 4, label %3114
    i32 1, label %3119
  ]

3097:                                             ; preds = %3094
  %3098 = load i64, ptr %3096, align 8, !tbaa !48
  %3099 = lshr i64 %3098, 32
  %3100 = getelementptr inbounds i8, ptr %3095, i64 40
  %3101 = load i64, ptr %3100, align 8, !tbaa !49
  %3102 = icmp eq i64 %3099, %3101
  br i1 %3102, label %3126, label %3103

3103:                                             ; preds = %3097
  %3104 = getelementptr inbounds i8, ptr %3095, i64 8
  %3105 = load i64, ptr %3104, align 8, !tbaa !54
  %3106 = sub i64 %3098, %3105
  %3107 = getelementptr inbounds i8, ptr %3095, i64 16
  %3108 = load i64, ptr %3107, align 8, !tbaa !55
  %3109 = icmp ult i64 %3106, %3108
  br i1 %3109, label %3110, label %3126

3110:                                             ; preds = %3103
  %3111 = sub i64 %3108, %3106
  %3112 = icmp ult i64 %3111, %3082
  br i1 %3112, label %3126, label %3113

3113:                                             ; preds = %3110
  store i64 %3106, ptr %3096, align 8, !tbaa !48
  br label %3126

3114:                                             ; preds = %3094
  %3115 = load i64, ptr %3096, align 8, !tbaa !48
  %3116 = lshr i64 %3115, 62
  %3117 = trunc nuw nsw i64 %3116 to i32
  %3118 = and i32 %3117, 2
  br label %3126

3119:                                             ; preds = %3094
  %3120 = load i64, ptr %3096, align 8, !tbaa !48
  %3121 = add i64 %3120, %3082
  %3122 = getelementptr inbounds i8, ptr %3095, i64 16
  %3123 = load i64, ptr %3122, align 8, !tbaa !55
  %3124 = icmp ugt i64 %3121, %3123
  br i1 %3124, label %3126, label %3125

3125:                                             ; preds = %3119, %3094
  br label %3126

3126:                                             ; preds = %3097, %3103, %3110, %3113, %3114, %3119, %3125
  %3127 = phi i32 [ %3118, %3114 ], [ %4, %3125 ], [ 2, %3097 ], [ 1, %3113 ], [ 0, %3103 ], [ 2, %3110 ], [ 2, %3119 ]
  store i32 %3127, ptr %3083, align 4, !tbaa !115
  br label %3128

3128:                                             ; preds = %3092, %3126
  %3129 = phi i32 [ %3093, %3092 ], [ %3127, %3126 ]
  switch i32 %3129, label %3130 [
    i32 0, label %3133
    i32 2, label %3136
  ]

3130:                                             ; preds = %3128
  %3131 = getelementptr inbounds i64, ptr %1, i64 %3090
  %3132 = load i64, ptr %3131, align 8, !tbaa !48
  br label %3141

3133:                                             ; preds = %3128
  %3134 = getelementptr inbounds i64, ptr %1, i64 %3090
  %3135 = load i64, ptr %3134, align 8, !tbaa !48
  br label %3141

3136:                                             ; preds = %3128
  %3137 = shl nuw i64 1, %3090
  %3138 = xor i64 %3137, -1
  %3139 = load i64, ptr %2, align 8, !tbaa !48
  %3140 = and i64 %3139, %3138
  store i64 %3140, ptr %2, align 8, !tbaa !48
  br label %3176

3141:                                             ; preds = %3130, %3133
  %3142 = phi i64 [ %3135, %3133 ], [ %3132, %3130 ]
  %3143 = phi i64 [ %3135, %3133 ], [ %3089, %3130 ]
  %3144 = add i64 %3142, %3082
  %3145 = and i64 %3142, -4
  %3146 = icmp ult i64 %3145, %3144
  br i1 %3146, label %3147, label %3176

3147:                                             ; preds = %3141
  %3148 = or i64 %3142, %3082
  %3149 = and i64 %3148, 3
  %3150 = icmp eq i64 %3149, 0
  br label %3151

3151:                                             ; preds = %3173, %3147
  %3152 = phi i64 [ %3145, %3147 ], [ %3174, %3173 ]
  br i1 %3150, label %3163, label %3153

3153:                                             ; preds = %3151
  %3154 = tail call i64 @llvm.usub.sat.i64(i64 %3142, i64 %3152)
  %3155 = trunc i64 %3154 to i32
  %3156 = sub i64 %3144, %3152
  %3157 = tail call i64 @llvm.umin.i64(i64 %3156, i64 4)
  %3158 = trunc nuw nsw i64 %3157 to i32
  %3159 = shl nsw i32 -1, %3158
  %3160 = xor i32 %3159, -1
  %3161 = shl nsw i32 -1, %3155
  %3162 = and i32 %3161, %3160
  br label %3163

3163:                                             ; preds = %3153, %3151
  %3164 = phi i32 [ %3162, %3153 ], [ 15, %3151 ]
  %3165 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %3152)
  %3166 = icmp eq ptr %3165, null
  br i1 %3166, label %3168, label %3167

3167:                                             ; preds = %3163
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %3165, i64 noundef %3152, i32 noundef %3164, i32 noundef %3091)
  br label %3173

3168:                                             ; preds = %3163
  %3169 = load ptr, ptr %3084, align 8, !tbaa !111
  %3170 = getelementptr inbounds i8, ptr %3169, i64 104
  %3171 = load i64, ptr %3170, align 8, !tbaa !177
  %3172 = add i64 %3171, 1
  store i64 %3172, ptr %3170, align 8, !tbaa !177
  br label %3173

3173:                                             ; preds = %3168, %3167
  %3174 = add i64 %3152, 4
  %3175 = icmp ult i64 %3174, %3144
  br i1 %3175, label %3151, label %3176, !llvm.loop !178

3176:                                             ; preds = %3173, %3141, %3136
  %3177 = phi i64 [ %3089, %3136 ], [ %3143, %3141 ], [ %3143, %3173 ]
  %3178 = add i64 %3088, -1
  %3179 = and i64 %3178, %3088
  %3180 = icmp eq i64 %3179, 0
  br i1 %3180, label %3085, label %3087, !llvm.loop !179
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
  %27 = load i64, ptr %26, align 8, !tbaa !48
  %28 = zext i32 %10 to i64
  %29 = getelementptr inbounds i64, ptr %0, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !48
  %31 = icmp ule i64 %27, %30
  %32 = sub i64 %27, %30
  %33 = icmp ult i64 %32, %23
  %34 = or i1 %31, %33
  %35 = zext i1 %34 to i64
  %36 = or i64 %21, %35
  %37 = add nuw nsw i64 %24, 1
  %38 = icmp ult i64 %37, %25
  br i1 %38, label %57, label %53, !llvm.loop !180

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
  br i1 %52, label %39, label %17, !llvm.loop !181

53:                                               ; preds = %20, %57, %17
  %54 = phi i64 [ %18, %17 ], [ %36, %20 ], [ %122, %57 ]
  %55 = icmp eq i64 %54, 0
  %56 = zext i1 %55 to i32
  br label %123

57:                                               ; preds = %20
  %58 = getelementptr inbounds i64, ptr %0, i64 %37
  %59 = load i64, ptr %58, align 8, !tbaa !48
  %60 = getelementptr inbounds i64, ptr %0, i64 %24
  %61 = load i64, ptr %60, align 8, !tbaa !48
  %62 = icmp ule i64 %59, %61
  %63 = sub i64 %59, %61
  %64 = icmp ult i64 %63, %23
  %65 = or i1 %62, %64
  %66 = getelementptr inbounds i64, ptr %0, i64 %24
  %67 = getelementptr inbounds i8, ptr %66, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !48
  %69 = getelementptr inbounds i64, ptr %0, i64 %24
  %70 = getelementptr inbounds i8, ptr %69, i64 8
  %71 = load i64, ptr %70, align 8, !tbaa !48
  %72 = icmp ule i64 %68, %71
  %73 = sub i64 %68, %71
  %74 = icmp ult i64 %73, %23
  %75 = or i1 %72, %74
  %76 = or i1 %65, %75
  %77 = getelementptr inbounds i64, ptr %0, i64 %24
  %78 = getelementptr inbounds i8, ptr %77, i64 24
  %79 = load i64, ptr %78, align 8, !tbaa !48
  %80 = getelementptr inbounds i64, ptr %0, i64 %24
  %81 = getelementptr inbounds i8, ptr %80, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !48
  %83 = icmp ule i64 %79, %82
  %84 = sub i64 %79, %82
  %85 = icmp ult i64 %84, %23
  %86 = or i1 %83, %85
  %87 = or i1 %76, %86
  %88 = getelementptr inbounds i64, ptr %0, i64 %24
  %89 = getelementptr inbounds i8, ptr %88, i64 32
  %90 = load i64, ptr %89, align 8, !tbaa !48
  %91 = getelementptr inbounds i64, ptr %0, i64 %24
  %92 = getelementptr inbounds i8, ptr %91, i64 24
  %93 = load i64, ptr %92, align 8, !tbaa !48
  %94 = icmp ule i64 %90, %93
  %95 = sub i64 %90, %93
  %96 = icmp ult i64 %95, %23
  %97 = or i1 %94, %96
  %98 = or i1 %87, %97
  %99 = getelementptr inbounds i64, ptr %0, i64 %24
  %100 = getelementptr inbounds i8, ptr %99, i64 40
  %101 = load i64, ptr %100, align 8, !tbaa !48
  %102 = getelementptr inbounds i64, ptr %0, i64 %24
  %103 = getelementptr inbounds i8, ptr %102, i64 32
  %104 = load i64, ptr %103, align 8, !tbaa !48
  %105 = icmp ule i64 %101, %104
  %106 = sub i64 %101, %104
  %107 = icmp ult i64 %106, %23
  %108 = or i1 %105, %107
  %109 = or i1 %98, %108
  %110 = getelementptr inbounds i64, ptr %0, i64 %24
  %111 = getelementptr inbounds i8, ptr %110, i64 48
  %112 = load i64, ptr %111, align 8, !tbaa !48
  %113 = getelementptr inbounds i64, ptr %0, i64 %24
  %114 = getelementptr inbounds i8, ptr %113, i64 40
  %115 = load i64, ptr %114, align 8, !tbaa !48
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
  %23 = load ptr, ptr %0, align 8, !tbaa !108
  %24 = getelementptr inbounds i64, ptr %1, i64 %21
  %25 = load i64, ptr %24, align 8, !tbaa !48
  %26 = getelementptr inbounds i8, ptr %23, i64 16
  %27 = load i64, ptr %26, align 8, !tbaa !55
  %28 = icmp ugt i64 %27, %25
  %29 = zext i1 %28 to i32
  store i32 %29, ptr %11, align 4, !tbaa !115
  br i1 %12, label %74, label %30

30:                                               ; preds = %19, %71
  %31 = phi i64 [ %72, %71 ], [ 0, %19 ]
  %32 = load i64, ptr %24, align 8, !tbaa !48
  %33 = shl nuw i64 %31, 2
  %34 = add i64 %32, %33
  %35 = tail call fastcc ptr @cell_at(ptr noundef nonnull %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %78, label %37

37:                                               ; preds = %30
  %38 = load i64, ptr %35, align 8, !tbaa !141
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
  %50 = load i64, ptr %49, align 8, !tbaa !48
  %51 = icmp eq i64 %50, %32
  br i1 %51, label %52, label %71

52:                                               ; preds = %48
  %53 = load ptr, ptr %0, align 8, !tbaa !108
  %54 = getelementptr inbounds i8, ptr %53, i64 160
  %55 = load i32, ptr %54, align 8, !tbaa !51
  %56 = trunc nuw nsw i64 %31 to i32
  %57 = mul i32 %55, %56
  %58 = add i32 %57, %22
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %4, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !27
  %62 = add i32 %57, %41
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %4, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !27
  %66 = xor i32 %65, %61
  %67 = and i32 %66, %17
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %68, i32 2, i32 1
  %70 = tail call fastcc ptr @report(ptr noundef nonnull %0, i32 noundef %69, i64 noundef %34, i32 noundef %3, i32 noundef %22, i64 noundef %38, i32 noundef 1)
  br label %71

71:                                               ; preds = %52, %48, %43, %37
  %72 = add nuw nsw i64 %31, 1
  %73 = icmp eq i64 %72, %18
  br i1 %73, label %74, label %30, !llvm.loop !182

74:                                               ; preds = %71, %19
  %75 = add i64 %20, -1
  %76 = and i64 %75, %20
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %19, !llvm.loop !183

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
  %6 = getelementptr inbounds i8, ptr %5, i64 840
  %7 = load i64, ptr %6, align 8, !tbaa !11
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 168
  %10 = load i64, ptr %9, align 8, !tbaa !95
  %11 = getelementptr inbounds i8, ptr %8, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %12 = load i64, ptr %11, align 8, !tbaa !104
  %13 = tail call i64 @llvm.umax.i64(i64 %10, i64 %12)
  %14 = getelementptr inbounds i8, ptr %1, i64 184
  %15 = load i64, ptr %14, align 8, !tbaa !102
  store i64 0, ptr %14, align 8, !tbaa !102
  %16 = getelementptr inbounds i8, ptr %1, i64 36
  %17 = load i32, ptr %16, align 4, !tbaa !184
  %18 = icmp ugt i32 %17, 1
  %19 = icmp ne i64 %15, 0
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %639

21:                                               ; preds = %2
  %22 = getelementptr inbounds i8, ptr %5, i64 44
  %23 = load i32, ptr %22, align 4, !tbaa !185
  %24 = getelementptr inbounds i8, ptr %5, i64 72
  %25 = load i64, ptr %24, align 8, !tbaa !86
  %26 = lshr i64 %25, 8
  %27 = trunc i64 %26 to i32
  %28 = add i32 %27, 2
  %29 = getelementptr inbounds i8, ptr %8, i64 136
  %30 = load i64, ptr %29, align 8, !tbaa !85
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
  %41 = zext i32 %23 to i64
  %42 = zext nneg i32 %40 to i64
  br label %43

43:                                               ; preds = %90, %21
  %44 = phi i32 [ 0, %21 ], [ %91, %90 ]
  %45 = phi i64 [ %12, %21 ], [ %92, %90 ]
  %46 = phi ptr [ null, %21 ], [ %55, %90 ]
  %47 = icmp ult i64 %45, %13
  br i1 %47, label %48, label %639

48:                                               ; preds = %43
  %49 = inttoptr i64 %45 to ptr
  %50 = load i64, ptr %49, align 8, !tbaa !96
  %51 = lshr i64 %50, 60
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = getelementptr inbounds i8, ptr %49, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !99
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %49, i64 32
  switch i32 %52, label %57 [
    i32 4, label %58
    i32 3, label %75
    i32 0, label %70
  ]

57:                                               ; preds = %48
  br label %70

58:                                               ; preds = %48
  %59 = lshr i64 %50, 48
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = and i32 %60, 255
  %62 = getelementptr inbounds i32, ptr %56, i64 %41
  %63 = icmp ult i32 %61, 4
  %64 = lshr i32 %61, 2
  %65 = select i1 %63, i32 1, i32 %64
  %66 = mul i32 %65, %23
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %62, i64 %67
  %69 = ptrtoint ptr %68 to i64
  br label %90

70:                                               ; preds = %57, %48
  %71 = phi i64 [ %42, %57 ], [ %41, %48 ]
  %72 = shl nuw nsw i64 %71, 2
  %73 = add i64 %45, 32
  %74 = add i64 %73, %72
  br label %90

75:                                               ; preds = %48
  %76 = trunc i64 %50 to i32
  %77 = and i32 %76, 65535
  %78 = add i32 %44, 1
  %79 = icmp eq i32 %78, %77
  br i1 %79, label %80, label %90

80:                                               ; preds = %75
  %81 = lshr i32 %76, 16
  %82 = mul i32 %81, %40
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %56, i64 %83
  %85 = shl nsw i32 %44, 1
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds i64, ptr %84, i64 %86
  %88 = getelementptr inbounds i8, ptr %87, i64 16
  %89 = ptrtoint ptr %88 to i64
  br label %90

90:                                               ; preds = %80, %75, %70, %58
  %91 = phi i32 [ %78, %75 ], [ %44, %58 ], [ %44, %70 ], [ 0, %80 ]
  %92 = phi i64 [ %45, %75 ], [ %69, %58 ], [ %74, %70 ], [ %89, %80 ]
  %93 = icmp eq ptr %46, null
  %94 = icmp eq ptr %46, %55
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %43, label %96, !llvm.loop !186

96:                                               ; preds = %90
  %97 = icmp ugt i64 %10, %12
  br i1 %97, label %98, label %198

98:                                               ; preds = %96
  %99 = icmp ult i32 %23, 16
  %100 = and i64 %25, 4294967295
  br label %107

101:                                              ; preds = %615, %250
  %102 = phi i32 [ %251, %250 ], [ %616, %615 ]
  %103 = phi i32 [ %252, %250 ], [ %617, %615 ]
  %104 = icmp eq i32 %255, 0
  %105 = icmp ult i64 %211, %13
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %107, label %171, !llvm.loop !187

107:                                              ; preds = %101, %98
  %108 = phi ptr [ null, %98 ], [ %126, %101 ]
  %109 = phi i64 [ %12, %98 ], [ %211, %101 ]
  %110 = phi i32 [ 0, %98 ], [ %254, %101 ]
  %111 = phi i32 [ 0, %98 ], [ %210, %101 ]
  %112 = phi i32 [ -1, %98 ], [ %253, %101 ]
  %113 = phi i32 [ 0, %98 ], [ %103, %101 ]
  %114 = phi i32 [ -1, %98 ], [ %102, %101 ]
  %115 = inttoptr i64 %109 to ptr
  %116 = load i64, ptr %115, align 8, !tbaa !96
  %117 = lshr i64 %116, 48
  %118 = trunc nuw nsw i64 %117 to i32
  %119 = and i32 %118, 255
  %120 = lshr i64 %116, 60
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = getelementptr inbounds i8, ptr %115, i64 8
  %123 = load i64, ptr %122, align 8, !tbaa !98
  %124 = getelementptr inbounds i8, ptr %115, i64 16
  %125 = load i64, ptr %124, align 8, !tbaa !99
  %126 = inttoptr i64 %125 to ptr
  %127 = getelementptr inbounds i8, ptr %115, i64 32
  %128 = getelementptr inbounds i8, ptr %115, i64 24
  %129 = load i64, ptr %128, align 8, !tbaa !100
  switch i32 %121, label %140 [
    i32 4, label %130
    i32 3, label %145
    i32 0, label %139
  ]

130:                                              ; preds = %107
  %131 = getelementptr inbounds i32, ptr %127, i64 %41
  %132 = icmp ult i32 %119, 4
  %133 = lshr i32 %119, 2
  %134 = select i1 %132, i32 1, i32 %133
  %135 = mul i32 %134, %23
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds i32, ptr %131, i64 %136
  %138 = ptrtoint ptr %137 to i64
  br label %209

139:                                              ; preds = %107
  br label %140

140:                                              ; preds = %139, %107
  %141 = phi i64 [ %41, %139 ], [ %42, %107 ]
  %142 = shl nuw nsw i64 %141, 2
  %143 = add i64 %109, 32
  %144 = add i64 %143, %142
  br label %209

145:                                              ; preds = %107
  %146 = trunc i64 %116 to i32
  %147 = and i32 %146, 65535
  %148 = lshr i32 %146, 16
  %149 = mul i32 %148, %40
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds i32, ptr %127, i64 %150
  %152 = shl i32 %111, 1
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds i64, ptr %151, i64 %153
  %155 = load i64, ptr %154, align 8, !tbaa !48
  %156 = lshr i64 %155, 48
  %157 = trunc nuw nsw i64 %156 to i32
  %158 = and i32 %157, 255
  %159 = lshr i64 %155, 60
  %160 = trunc nuw nsw i64 %159 to i32
  %161 = getelementptr inbounds i8, ptr %154, i64 8
  %162 = load i64, ptr %161, align 8, !tbaa !48
  %163 = lshr i64 %162, 32
  %164 = mul nuw nsw i64 %163, %42
  %165 = getelementptr inbounds i32, ptr %127, i64 %164
  %166 = add i32 %111, 1
  %167 = icmp eq i32 %166, %147
  br i1 %167, label %168, label %209

168:                                              ; preds = %145
  %169 = getelementptr inbounds i8, ptr %154, i64 16
  %170 = ptrtoint ptr %169 to i64
  br label %209

171:                                              ; preds = %101
  %172 = icmp ugt i32 %102, %103
  br i1 %172, label %198, label %176

173:                                              ; preds = %176
  %174 = icmp ne i64 %192, 0
  %175 = zext i1 %174 to i32
  br label %198

176:                                              ; preds = %171, %176
  %177 = phi i64 [ %192, %176 ], [ 0, %171 ]
  %178 = phi i32 [ %196, %176 ], [ %102, %171 ]
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds i64, ptr %31, i64 %179
  %181 = load i64, ptr %180, align 8, !tbaa !48
  %182 = getelementptr inbounds i64, ptr %33, i64 %179
  %183 = load i64, ptr %182, align 8, !tbaa !48
  %184 = getelementptr inbounds i64, ptr %36, i64 %179
  %185 = load i64, ptr %184, align 8, !tbaa !48
  %186 = getelementptr inbounds i64, ptr %39, i64 %179
  %187 = load i64, ptr %186, align 8, !tbaa !48
  %188 = or i64 %187, %185
  %189 = and i64 %188, %183
  %190 = and i64 %187, %181
  %191 = or i64 %190, %177
  %192 = or i64 %191, %189
  %193 = or i64 %185, %181
  store i64 %193, ptr %184, align 8, !tbaa !48
  %194 = load i64, ptr %186, align 8, !tbaa !48
  %195 = or i64 %194, %183
  store i64 %195, ptr %186, align 8, !tbaa !48
  store i64 0, ptr %182, align 8, !tbaa !48
  store i64 0, ptr %180, align 8, !tbaa !48
  %196 = add i32 %178, 1
  %197 = icmp ugt i32 %196, %103
  br i1 %197, label %173, label %176, !llvm.loop !188

198:                                              ; preds = %173, %171, %96
  %199 = phi i32 [ %255, %171 ], [ %255, %173 ], [ 0, %96 ]
  %200 = phi i32 [ %254, %171 ], [ %254, %173 ], [ 0, %96 ]
  %201 = phi i32 [ %253, %171 ], [ %253, %173 ], [ -1, %96 ]
  %202 = phi i32 [ %103, %171 ], [ %103, %173 ], [ 0, %96 ]
  %203 = phi i32 [ %102, %171 ], [ %102, %173 ], [ -1, %96 ]
  %204 = phi i32 [ 0, %171 ], [ %175, %173 ], [ 0, %96 ]
  %205 = tail call i32 @llvm.umin.i32(i32 %201, i32 %203)
  %206 = tail call i32 @llvm.umax.i32(i32 %200, i32 %202)
  %207 = or i32 %204, %199
  %208 = icmp ugt i32 %205, %206
  br i1 %208, label %627, label %620

209:                                              ; preds = %168, %145, %140, %130
  %210 = phi i32 [ %111, %130 ], [ 0, %168 ], [ %111, %140 ], [ %166, %145 ]
  %211 = phi i64 [ %138, %130 ], [ %170, %168 ], [ %144, %140 ], [ %109, %145 ]
  %212 = phi i32 [ 0, %130 ], [ %160, %168 ], [ %121, %140 ], [ %160, %145 ]
  %213 = phi i64 [ %116, %130 ], [ %155, %168 ], [ %116, %140 ], [ %155, %145 ]
  %214 = phi i32 [ %119, %130 ], [ %158, %168 ], [ %119, %140 ], [ %158, %145 ]
  %215 = phi i64 [ %129, %130 ], [ %162, %168 ], [ %129, %140 ], [ %162, %145 ]
  %216 = phi ptr [ %127, %130 ], [ %165, %168 ], [ %127, %140 ], [ %165, %145 ]
  %217 = trunc i64 %215 to i32
  %218 = icmp eq ptr %108, %126
  br i1 %218, label %250, label %219

219:                                              ; preds = %209
  %220 = icmp ugt i32 %114, %113
  br i1 %220, label %246, label %224

221:                                              ; preds = %224
  %222 = icmp ne i64 %240, 0
  %223 = zext i1 %222 to i32
  br label %246

224:                                              ; preds = %219, %224
  %225 = phi i64 [ %240, %224 ], [ 0, %219 ]
  %226 = phi i32 [ %244, %224 ], [ %114, %219 ]
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds i64, ptr %31, i64 %227
  %229 = load i64, ptr %228, align 8, !tbaa !48
  %230 = getelementptr inbounds i64, ptr %33, i64 %227
  %231 = load i64, ptr %230, align 8, !tbaa !48
  %232 = getelementptr inbounds i64, ptr %36, i64 %227
  %233 = load i64, ptr %232, align 8, !tbaa !48
  %234 = getelementptr inbounds i64, ptr %39, i64 %227
  %235 = load i64, ptr %234, align 8, !tbaa !48
  %236 = or i64 %235, %233
  %237 = and i64 %236, %231
  %238 = and i64 %235, %229
  %239 = or i64 %238, %225
  %240 = or i64 %239, %237
  %241 = or i64 %233, %229
  store i64 %241, ptr %232, align 8, !tbaa !48
  %242 = load i64, ptr %234, align 8, !tbaa !48
  %243 = or i64 %242, %231
  store i64 %243, ptr %234, align 8, !tbaa !48
  store i64 0, ptr %230, align 8, !tbaa !48
  store i64 0, ptr %228, align 8, !tbaa !48
  %244 = add i32 %226, 1
  %245 = icmp ugt i32 %244, %113
  br i1 %245, label %221, label %224, !llvm.loop !188

246:                                              ; preds = %221, %219
  %247 = phi i32 [ 0, %219 ], [ %223, %221 ]
  %248 = tail call i32 @llvm.umin.i32(i32 %112, i32 %114)
  %249 = tail call i32 @llvm.umax.i32(i32 %110, i32 %113)
  br label %250

250:                                              ; preds = %246, %209
  %251 = phi i32 [ %114, %209 ], [ -1, %246 ]
  %252 = phi i32 [ %113, %209 ], [ 0, %246 ]
  %253 = phi i32 [ %112, %209 ], [ %248, %246 ]
  %254 = phi i32 [ %110, %209 ], [ %249, %246 ]
  %255 = phi i32 [ 0, %209 ], [ %247, %246 ]
  br i1 %99, label %101, label %256

256:                                              ; preds = %250
  %257 = icmp eq i32 %212, 0
  %258 = icmp eq i32 %212, 2
  %259 = insertelement <16 x i32> poison, i32 %214, i64 0
  %260 = shufflevector <16 x i32> %259, <16 x i32> poison, <16 x i32> zeroinitializer
  %261 = mul nuw nsw <16 x i32> %260, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %262 = zext nneg i32 %214 to i64
  %263 = add nsw i32 %214, -1
  %264 = and i64 %213, 1080863910568919040
  %265 = icmp eq i64 %264, 0
  %266 = select i1 %265, ptr %31, ptr %33
  %267 = shl nuw nsw i32 %214, 4
  %268 = zext nneg i32 %267 to i64
  %269 = icmp ult i32 %214, 8
  %270 = lshr i32 %214, 3
  %271 = shl nuw nsw i32 %270, 4
  %272 = add nsw i32 %271, -8
  %273 = zext nneg i32 %272 to i64
  %274 = icmp eq i32 %270, 1
  %275 = select i1 %274, i64 16711935, i64 1095216660735
  %276 = lshr i32 %214, 2
  %277 = zext nneg i32 %276 to i64
  %278 = insertelement <16 x i32> poison, i32 %217, i64 0
  %279 = shufflevector <16 x i32> %278, <16 x i32> poison, <16 x i32> zeroinitializer
  %280 = and i32 %214, 252
  %281 = sub nuw nsw i32 256, %280
  %282 = shl nsw i64 -1, %277
  %283 = xor i64 %282, -1
  %284 = insertelement <8 x i64> poison, i64 %283, i64 0
  %285 = shufflevector <8 x i64> %284, <8 x i64> poison, <8 x i32> zeroinitializer
  %286 = icmp ugt i32 %214, 16
  %287 = trunc nuw nsw i32 %214 to i17
  %288 = lshr i17 65263, %287
  %289 = trunc i17 %288 to i1
  %290 = select i1 %286, i1 true, i1 %289
  br label %291

291:                                              ; preds = %615, %256
  %292 = phi i64 [ 0, %256 ], [ %618, %615 ]
  %293 = phi i32 [ %252, %256 ], [ %617, %615 ]
  %294 = phi i32 [ %251, %256 ], [ %616, %615 ]
  %295 = shl nuw i64 %292, 4
  %296 = lshr i64 %123, %295
  %297 = trunc i64 %296 to i32
  %298 = and i32 %297, 65535
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %615, label %300

300:                                              ; preds = %291
  %301 = select i1 %257, i64 %295, i64 %292
  %302 = and i64 %301, 4294967295
  %303 = getelementptr inbounds i32, ptr %216, i64 %302
  br i1 %257, label %304, label %482

304:                                              ; preds = %300
  %305 = load <16 x i32>, ptr %303, align 4
  %306 = bitcast <16 x i32> %305 to <4 x i128>
  %307 = extractelement <4 x i128> %306, i64 0
  %308 = bitcast i128 %307 to <4 x i32>
  %309 = shufflevector <4 x i32> %308, <4 x i32> poison, <16 x i32> zeroinitializer
  %310 = sub <16 x i32> %305, %309
  %311 = insertelement <16 x i32> poison, i32 %298, i64 0
  %312 = shufflevector <16 x i32> %311, <16 x i32> poison, <16 x i32> zeroinitializer
  %313 = and <16 x i32> %312, <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128, i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768>
  %314 = icmp eq <16 x i32> %313, zeroinitializer
  %315 = and i32 %297, 1
  %316 = icmp eq i32 %315, 0
  %317 = extractelement <16 x i32> %305, i64 0
  br i1 %316, label %331, label %318

318:                                              ; preds = %304
  %319 = xor <16 x i32> %310, %261
  %320 = select <16 x i1> %314, <16 x i32> zeroinitializer, <16 x i32> %319
  %321 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %320)
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %325

323:                                              ; preds = %318
  %324 = add i32 %317, %217
  br label %513

325:                                              ; preds = %318
  %326 = select <16 x i1> %314, <16 x i32> zeroinitializer, <16 x i32> %310
  %327 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %326)
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %329, label %331

329:                                              ; preds = %325
  %330 = add i32 %317, %217
  br label %485

331:                                              ; preds = %325, %304
  %332 = add <16 x i32> %305, %279
  %333 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %298, i1 true)
  %334 = extractelement <16 x i32> %332, i32 %333
  %335 = insertelement <16 x i32> poison, i32 %334, i64 0
  %336 = shufflevector <16 x i32> %335, <16 x i32> poison, <16 x i32> zeroinitializer
  %337 = sub <16 x i32> %332, %336
  %338 = select <16 x i1> %314, <16 x i32> zeroinitializer, <16 x i32> %337
  %339 = and <16 x i32> %338, <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %340 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %339)
  %341 = or i32 %334, %214
  %342 = and i32 %341, 3
  %343 = or i32 %340, %342
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %346, label %345

345:                                              ; preds = %346, %331
  br label %438

346:                                              ; preds = %331
  %347 = tail call i32 @llvm.vector.reduce.umax.v16i32(<16 x i32> %338)
  %348 = icmp ugt i32 %347, %281
  %349 = zext i32 %334 to i64
  %350 = add nuw nsw i64 %349, 256
  %351 = icmp ugt i64 %350, %100
  %352 = select i1 %348, i1 true, i1 %351
  br i1 %352, label %345, label %353

353:                                              ; preds = %346
  %354 = extractelement <16 x i32> %338, i64 0
  %355 = lshr i32 %354, 2
  %356 = zext nneg i32 %355 to i64
  %357 = insertelement <8 x i64> poison, i64 %356, i64 0
  %358 = extractelement <16 x i32> %338, i64 1
  %359 = lshr i32 %358, 2
  %360 = zext nneg i32 %359 to i64
  %361 = insertelement <8 x i64> %357, i64 %360, i64 1
  %362 = extractelement <16 x i32> %338, i64 2
  %363 = lshr i32 %362, 2
  %364 = zext nneg i32 %363 to i64
  %365 = insertelement <8 x i64> %361, i64 %364, i64 2
  %366 = extractelement <16 x i32> %338, i64 3
  %367 = lshr i32 %366, 2
  %368 = zext nneg i32 %367 to i64
  %369 = insertelement <8 x i64> %365, i64 %368, i64 3
  %370 = extractelement <16 x i32> %338, i64 4
  %371 = lshr i32 %370, 2
  %372 = zext nneg i32 %371 to i64
  %373 = insertelement <8 x i64> %369, i64 %372, i64 4
  %374 = extractelement <16 x i32> %338, i64 5
  %375 = lshr i32 %374, 2
  %376 = zext nneg i32 %375 to i64
  %377 = insertelement <8 x i64> %373, i64 %376, i64 5
  %378 = extractelement <16 x i32> %338, i64 6
  %379 = lshr i32 %378, 2
  %380 = zext nneg i32 %379 to i64
  %381 = insertelement <8 x i64> %377, i64 %380, i64 6
  %382 = extractelement <16 x i32> %338, i64 7
  %383 = lshr i32 %382, 2
  %384 = zext nneg i32 %383 to i64
  %385 = insertelement <8 x i64> %381, i64 %384, i64 7
  %386 = extractelement <16 x i32> %338, i64 8
  %387 = lshr i32 %386, 2
  %388 = zext nneg i32 %387 to i64
  %389 = insertelement <8 x i64> poison, i64 %388, i64 0
  %390 = extractelement <16 x i32> %338, i64 9
  %391 = lshr i32 %390, 2
  %392 = zext nneg i32 %391 to i64
  %393 = insertelement <8 x i64> %389, i64 %392, i64 1
  %394 = extractelement <16 x i32> %338, i64 10
  %395 = lshr i32 %394, 2
  %396 = zext nneg i32 %395 to i64
  %397 = insertelement <8 x i64> %393, i64 %396, i64 2
  %398 = extractelement <16 x i32> %338, i64 11
  %399 = lshr i32 %398, 2
  %400 = zext nneg i32 %399 to i64
  %401 = insertelement <8 x i64> %397, i64 %400, i64 3
  %402 = extractelement <16 x i32> %338, i64 12
  %403 = lshr i32 %402, 2
  %404 = zext nneg i32 %403 to i64
  %405 = insertelement <8 x i64> %401, i64 %404, i64 4
  %406 = extractelement <16 x i32> %338, i64 13
  %407 = lshr i32 %406, 2
  %408 = zext nneg i32 %407 to i64
  %409 = insertelement <8 x i64> %405, i64 %408, i64 5
  %410 = extractelement <16 x i32> %338, i64 14
  %411 = lshr i32 %410, 2
  %412 = zext nneg i32 %411 to i64
  %413 = insertelement <8 x i64> %409, i64 %412, i64 6
  %414 = extractelement <16 x i32> %338, i64 15
  %415 = lshr i32 %414, 2
  %416 = zext nneg i32 %415 to i64
  %417 = insertelement <8 x i64> %413, i64 %416, i64 7
  %418 = shl <8 x i64> %285, %385
  %419 = shl <8 x i64> %285, %417
  %420 = or <8 x i64> %419, %418
  %421 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %420)
  %422 = lshr i32 %334, 2
  %423 = lshr i32 %334, 8
  %424 = zext nneg i32 %423 to i64
  %425 = getelementptr inbounds i64, ptr %266, i64 %424
  %426 = and i32 %422, 63
  %427 = zext nneg i32 %426 to i64
  %428 = shl i64 %421, %427
  %429 = load i64, ptr %425, align 8, !tbaa !48
  %430 = or i64 %429, %428
  store i64 %430, ptr %425, align 8, !tbaa !48
  %431 = lshr i64 %421, 1
  %432 = xor i32 %426, 63
  %433 = zext nneg i32 %432 to i64
  %434 = lshr i64 %431, %433
  %435 = getelementptr inbounds i8, ptr %425, i64 8
  %436 = load i64, ptr %435, align 8, !tbaa !48
  %437 = or i64 %436, %434
  store i64 %437, ptr %435, align 8, !tbaa !48
  br label %610

438:                                              ; preds = %345, %476
  %439 = phi i32 [ %477, %476 ], [ %294, %345 ]
  %440 = phi i32 [ %478, %476 ], [ %293, %345 ]
  %441 = phi i32 [ %480, %476 ], [ %298, %345 ]
  %442 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %441, i1 true)
  %443 = zext nneg i32 %442 to i64
  %444 = getelementptr inbounds i32, ptr %303, i64 %443
  %445 = load i32, ptr %444, align 4, !tbaa !27
  %446 = add i32 %445, %217
  %447 = zext i32 %446 to i64
  %448 = add nuw nsw i64 %447, %262
  %449 = icmp ugt i64 %448, %100
  br i1 %449, label %476, label %450

450:                                              ; preds = %438
  %451 = lshr i32 %446, 2
  %452 = and i32 %446, 3
  %453 = add nsw i32 %452, %263
  %454 = lshr i32 %453, 2
  %455 = zext nneg i32 %454 to i64
  %456 = shl i64 2, %455
  %457 = add i64 %456, -1
  %458 = lshr i32 %446, 8
  %459 = zext nneg i32 %458 to i64
  %460 = getelementptr inbounds i64, ptr %266, i64 %459
  %461 = and i32 %451, 63
  %462 = zext nneg i32 %461 to i64
  %463 = shl i64 %457, %462
  %464 = load i64, ptr %460, align 8, !tbaa !48
  %465 = or i64 %464, %463
  store i64 %465, ptr %460, align 8, !tbaa !48
  %466 = lshr i64 %457, 1
  %467 = xor i32 %461, 63
  %468 = zext nneg i32 %467 to i64
  %469 = lshr i64 %466, %468
  %470 = getelementptr inbounds i8, ptr %460, i64 8
  %471 = load i64, ptr %470, align 8, !tbaa !48
  %472 = or i64 %471, %469
  store i64 %472, ptr %470, align 8, !tbaa !48
  %473 = tail call i32 @llvm.umin.i32(i32 %439, i32 %458)
  %474 = add nuw nsw i32 %458, 1
  %475 = tail call i32 @llvm.umax.i32(i32 %440, i32 %474)
  br label %476

476:                                              ; preds = %450, %438
  %477 = phi i32 [ %439, %438 ], [ %473, %450 ]
  %478 = phi i32 [ %440, %438 ], [ %475, %450 ]
  %479 = add nsw i32 %441, -1
  %480 = and i32 %479, %441
  %481 = icmp eq i32 %480, 0
  br i1 %481, label %615, label %438, !llvm.loop !189

482:                                              ; preds = %300
  %483 = load i32, ptr %303, align 4, !tbaa !27
  %484 = add i32 %483, %217
  br i1 %258, label %485, label %513

485:                                              ; preds = %482, %329
  %486 = phi i32 [ %330, %329 ], [ %484, %482 ]
  %487 = zext i32 %486 to i64
  %488 = add nuw nsw i64 %487, %262
  %489 = icmp ugt i64 %488, %100
  br i1 %489, label %615, label %490

490:                                              ; preds = %485
  %491 = lshr i32 %486, 2
  %492 = and i32 %486, 3
  %493 = add nsw i32 %492, %263
  %494 = lshr i32 %493, 2
  %495 = zext nneg i32 %494 to i64
  %496 = shl i64 2, %495
  %497 = add i64 %496, -1
  %498 = lshr i32 %486, 8
  %499 = zext nneg i32 %498 to i64
  %500 = getelementptr inbounds i64, ptr %266, i64 %499
  %501 = and i32 %491, 63
  %502 = zext nneg i32 %501 to i64
  %503 = shl i64 %497, %502
  %504 = load i64, ptr %500, align 8, !tbaa !48
  %505 = or i64 %504, %503
  store i64 %505, ptr %500, align 8, !tbaa !48
  %506 = lshr i64 %497, 1
  %507 = xor i32 %501, 63
  %508 = zext nneg i32 %507 to i64
  %509 = lshr i64 %506, %508
  %510 = getelementptr inbounds i8, ptr %500, i64 8
  %511 = load i64, ptr %510, align 8, !tbaa !48
  %512 = or i64 %511, %509
  store i64 %512, ptr %510, align 8, !tbaa !48
  br label %610

513:                                              ; preds = %482, %323
  %514 = phi i32 [ %324, %323 ], [ %484, %482 ]
  %515 = and i32 %514, 3
  %516 = icmp ne i32 %515, 0
  %517 = select i1 %290, i1 true, i1 %516
  %518 = zext i32 %514 to i64
  %519 = add nuw nsw i64 %518, %268
  %520 = icmp ugt i64 %519, %100
  %521 = select i1 %517, i1 true, i1 %520
  br i1 %521, label %568, label %522

522:                                              ; preds = %513
  %523 = lshr exact i32 %514, 2
  %524 = and i64 %296, 65535
  br i1 %269, label %548, label %525

525:                                              ; preds = %522
  %526 = shl i64 %524, %273
  %527 = or i64 %526, %524
  %528 = and i64 %527, %275
  br i1 %274, label %529, label %539

529:                                              ; preds = %525
  %530 = shl nuw nsw i64 %528, 4
  %531 = or i64 %530, %528
  %532 = and i64 %531, 252645135
  %533 = shl nuw nsw i64 %532, 2
  %534 = or i64 %533, %532
  %535 = and i64 %534, 858993459
  %536 = shl nuw nsw i64 %535, 1
  %537 = or i64 %536, %535
  %538 = and i64 %537, 1431655765
  br label %548

539:                                              ; preds = %525
  %540 = shl nuw nsw i64 %528, 12
  %541 = or i64 %540, %528
  %542 = and i64 %541, 4222189076152335
  %543 = mul nuw nsw i64 %542, 65
  %544 = mul nuw nsw i64 %542, 520
  %545 = and i64 %544, 1157442765409226768
  %546 = and i64 %543, 72340172838076673
  %547 = or disjoint i64 %545, %546
  br label %548

548:                                              ; preds = %539, %529, %522
  %549 = phi i64 [ %538, %529 ], [ %547, %539 ], [ %524, %522 ]
  %550 = freeze i64 %549
  %551 = shl i64 %550, %277
  %552 = sub i64 %551, %550
  %553 = lshr i32 %514, 8
  %554 = zext nneg i32 %553 to i64
  %555 = getelementptr inbounds i64, ptr %266, i64 %554
  %556 = and i32 %523, 63
  %557 = zext nneg i32 %556 to i64
  %558 = shl i64 %552, %557
  %559 = load i64, ptr %555, align 8, !tbaa !48
  %560 = or i64 %558, %559
  store i64 %560, ptr %555, align 8, !tbaa !48
  %561 = lshr i64 %552, 1
  %562 = xor i32 %556, 63
  %563 = zext nneg i32 %562 to i64
  %564 = lshr i64 %561, %563
  %565 = getelementptr inbounds i8, ptr %555, i64 8
  %566 = load i64, ptr %565, align 8, !tbaa !48
  %567 = or i64 %564, %566
  store i64 %567, ptr %565, align 8, !tbaa !48
  br label %610

568:                                              ; preds = %513, %604
  %569 = phi i32 [ %605, %604 ], [ %294, %513 ]
  %570 = phi i32 [ %606, %604 ], [ %293, %513 ]
  %571 = phi i32 [ %608, %604 ], [ %298, %513 ]
  %572 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %571, i1 true)
  %573 = mul nuw nsw i32 %572, %214
  %574 = add i32 %573, %514
  %575 = zext i32 %574 to i64
  %576 = add nuw nsw i64 %575, %262
  %577 = icmp ugt i64 %576, %100
  br i1 %577, label %604, label %578

578:                                              ; preds = %568
  %579 = lshr i32 %574, 2
  %580 = and i32 %574, 3
  %581 = add nsw i32 %580, %263
  %582 = lshr i32 %581, 2
  %583 = zext nneg i32 %582 to i64
  %584 = shl i64 2, %583
  %585 = add i64 %584, -1
  %586 = lshr i32 %574, 8
  %587 = zext nneg i32 %586 to i64
  %588 = getelementptr inbounds i64, ptr %266, i64 %587
  %589 = and i32 %579, 63
  %590 = zext nneg i32 %589 to i64
  %591 = shl i64 %585, %590
  %592 = load i64, ptr %588, align 8, !tbaa !48
  %593 = or i64 %592, %591
  store i64 %593, ptr %588, align 8, !tbaa !48
  %594 = lshr i64 %585, 1
  %595 = xor i32 %589, 63
  %596 = zext nneg i32 %595 to i64
  %597 = lshr i64 %594, %596
  %598 = getelementptr inbounds i8, ptr %588, i64 8
  %599 = load i64, ptr %598, align 8, !tbaa !48
  %600 = or i64 %599, %597
  store i64 %600, ptr %598, align 8, !tbaa !48
  %601 = tail call i32 @llvm.umin.i32(i32 %569, i32 %586)
  %602 = add nuw nsw i32 %586, 1
  %603 = tail call i32 @llvm.umax.i32(i32 %570, i32 %602)
  br label %604

604:                                              ; preds = %578, %568
  %605 = phi i32 [ %569, %568 ], [ %601, %578 ]
  %606 = phi i32 [ %570, %568 ], [ %603, %578 ]
  %607 = add nsw i32 %571, -1
  %608 = and i32 %607, %571
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %615, label %568, !llvm.loop !190

610:                                              ; preds = %548, %490, %353
  %611 = phi i32 [ %423, %353 ], [ %498, %490 ], [ %553, %548 ]
  %612 = tail call i32 @llvm.umin.i32(i32 %294, i32 %611)
  %613 = add nuw nsw i32 %611, 1
  %614 = tail call i32 @llvm.umax.i32(i32 %293, i32 %613)
  br label %615

615:                                              ; preds = %604, %476, %610, %485, %291
  %616 = phi i32 [ %294, %291 ], [ %612, %610 ], [ %294, %485 ], [ %477, %476 ], [ %605, %604 ]
  %617 = phi i32 [ %293, %291 ], [ %614, %610 ], [ %293, %485 ], [ %478, %476 ], [ %606, %604 ]
  %618 = add nuw nsw i64 %292, 1
  %619 = icmp eq i64 %618, %42
  br i1 %619, label %101, label %291, !llvm.loop !191

620:                                              ; preds = %198, %620
  %621 = phi i32 [ %625, %620 ], [ %205, %198 ]
  %622 = zext i32 %621 to i64
  %623 = getelementptr inbounds i64, ptr %39, i64 %622
  store i64 0, ptr %623, align 8, !tbaa !48
  %624 = getelementptr inbounds i64, ptr %36, i64 %622
  store i64 0, ptr %624, align 8, !tbaa !48
  %625 = add i32 %621, 1
  %626 = icmp ugt i32 %625, %206
  br i1 %626, label %627, label %620, !llvm.loop !192

627:                                              ; preds = %620, %198
  %628 = icmp eq i32 %207, 0
  br i1 %628, label %639, label %629

629:                                              ; preds = %627
  %630 = load i64, ptr %11, align 8, !tbaa !104
  %631 = load i64, ptr %29, align 8, !tbaa !85
  %632 = inttoptr i64 %631 to ptr
  %633 = load i64, ptr %24, align 8, !tbaa !86
  %634 = lshr i64 %633, 6
  %635 = add nuw nsw i64 %634, 8
  %636 = and i64 %635, 4294967292
  %637 = getelementptr inbounds i64, ptr %632, i64 %636
  %638 = getelementptr inbounds i8, ptr %637, i64 %633
  tail call fastcc void @replay(ptr noundef %0, ptr noundef %1, i64 noundef %630, i64 noundef %13, ptr noundef %638)
  br label %639

639:                                              ; preds = %43, %629, %627, %2
  ret void
}

; Function Attrs: noinline nounwind
define void @hk_take_records(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 840
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %9, i64 152
  %14 = load i64, ptr %13, align 8, !tbaa !15
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %42, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds i8, ptr %12, i64 136
  %18 = load i64, ptr %17, align 8, !tbaa !19
  %19 = getelementptr inbounds i8, ptr %12, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !20
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr %12, i64 208
  %23 = load i64, ptr %22, align 8, !tbaa !21
  %24 = add i64 %23, %21
  %25 = icmp eq i64 %18, %24
  br i1 %25, label %30, label %26

26:                                               ; preds = %16
  tail call fastcc void @end_interval(ptr noundef nonnull %0, ptr noundef nonnull %12)
  tail call fastcc void @pass_barrier(ptr noundef nonnull %9, ptr noundef nonnull readonly %6, ptr noundef nonnull %12)
  %27 = getelementptr inbounds i8, ptr %12, i64 200
  %28 = load i64, ptr %27, align 8, !tbaa !22
  %29 = getelementptr inbounds i8, ptr %12, i64 192
  store i64 %28, ptr %29, align 8, !tbaa !23
  br label %30

30:                                               ; preds = %16, %26
  %31 = tail call fastcc i32 @has_room(ptr noundef nonnull %0, ptr noundef nonnull %9, ptr noundef nonnull %12, i64 noundef %2)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = add i64 %2, %1
  tail call fastcc void @replay.specialized.1(ptr noundef nonnull %0, ptr noundef nonnull %12, i64 noundef %1, i64 noundef %34)
  br label %42

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %12, i64 168
  %37 = load i64, ptr %36, align 8, !tbaa !95
  %38 = inttoptr i64 %37 to ptr
  %39 = inttoptr i64 %1 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %38, ptr align 1 %39, i64 %2, i1 false)
  %40 = load i64, ptr %36, align 8, !tbaa !95
  %41 = add i64 %40, %2
  store i64 %41, ptr %36, align 8, !tbaa !95
  br label %42

42:                                               ; preds = %3, %35, %33
  ret void
}

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @has_room(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds i8, ptr %2, i64 192
  %6 = load i64, ptr %5, align 8, !tbaa !23
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %111

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %1, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !87
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %86, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 96
  %14 = load i64, ptr %13, align 8, !tbaa !193
  %15 = inttoptr i64 %14 to ptr
  %16 = ptrtoint ptr %2 to i64
  %17 = sub i64 %16, %14
  %18 = sdiv exact i64 %17, 352
  %19 = add nsw i64 %18, 1
  %20 = getelementptr inbounds i8, ptr %1, i64 128
  %21 = load i64, ptr %20, align 8, !tbaa !194
  %22 = icmp eq i64 %21, 0
  %23 = icmp eq i64 %21, %19
  %24 = select i1 %22, i1 true, i1 %23
  %25 = getelementptr inbounds %struct.Group, ptr %15, i64 %21
  %26 = getelementptr inbounds i8, ptr %25, i64 -352
  br i1 %24, label %69, label %27

27:                                               ; preds = %12
  %28 = getelementptr inbounds i8, ptr %25, i64 -184
  %29 = load i64, ptr %28, align 8, !tbaa !95
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %69, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds i8, ptr %25, i64 -216
  %33 = load i64, ptr %32, align 8, !tbaa !19
  %34 = getelementptr inbounds i8, ptr %25, i64 -340
  %35 = load i32, ptr %34, align 4, !tbaa !20
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %25, i64 -144
  %38 = load i64, ptr %37, align 8, !tbaa !21
  %39 = add i64 %38, %36
  %40 = icmp eq i64 %33, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %31
  tail call fastcc void @end_interval(ptr noundef nonnull %0, ptr noundef nonnull %26)
  br label %69

42:                                               ; preds = %31
  %43 = getelementptr inbounds i8, ptr %25, i64 -160
  %44 = load i64, ptr %43, align 8, !tbaa !23
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %46, label %69

46:                                               ; preds = %42
  %47 = getelementptr inbounds i8, ptr %0, i64 48
  %48 = load i64, ptr %47, align 8, !tbaa !3
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr inbounds i8, ptr %49, i64 840
  %51 = load i64, ptr %50, align 8, !tbaa !11
  %52 = inttoptr i64 %51 to ptr
  %53 = getelementptr inbounds i8, ptr %52, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %54 = load i64, ptr %53, align 8, !tbaa !104
  %55 = tail call i64 @llvm.umax.i64(i64 %29, i64 %54)
  %56 = getelementptr inbounds i8, ptr %25, i64 -168
  store i64 0, ptr %56, align 8, !tbaa !102
  store i64 1, ptr %43, align 8, !tbaa !23
  %57 = load i64, ptr %47, align 8, !tbaa !3
  %58 = inttoptr i64 %57 to ptr
  %59 = getelementptr inbounds i8, ptr %52, i64 136
  %60 = load i64, ptr %59, align 8, !tbaa !85
  %61 = inttoptr i64 %60 to ptr
  %62 = getelementptr inbounds i8, ptr %58, i64 72
  %63 = load i64, ptr %62, align 8, !tbaa !86
  %64 = lshr i64 %63, 6
  %65 = add nuw nsw i64 %64, 8
  %66 = and i64 %65, 4294967292
  %67 = getelementptr inbounds i64, ptr %61, i64 %66
  %68 = getelementptr inbounds i8, ptr %67, i64 %63
  tail call fastcc void @replay(ptr noundef nonnull %0, ptr noundef nonnull %26, i64 noundef %54, i64 noundef %55, ptr noundef %68)
  br label %69

69:                                               ; preds = %46, %42, %41, %27, %12
  store i64 %19, ptr %20, align 8, !tbaa !194
  %70 = getelementptr inbounds i8, ptr %2, i64 168
  %71 = load i64, ptr %70, align 8, !tbaa !95
  %72 = icmp eq i64 %71, 0
  %73 = getelementptr inbounds i8, ptr %1, i64 120
  %74 = load i64, ptr %73, align 8, !tbaa !104
  br i1 %72, label %75, label %76

75:                                               ; preds = %69
  store i64 %74, ptr %70, align 8, !tbaa !95
  br label %76

76:                                               ; preds = %69, %75
  %77 = phi i64 [ %74, %75 ], [ %71, %69 ]
  %78 = add i64 %77, %3
  %79 = add i64 %74, 1048576
  %80 = icmp ugt i64 %78, %79
  br i1 %80, label %83, label %81

81:                                               ; preds = %76
  %82 = getelementptr inbounds i8, ptr %2, i64 176
  store i64 %79, ptr %82, align 8, !tbaa !195
  br label %111

83:                                               ; preds = %76
  %84 = load i64, ptr %5, align 8, !tbaa !23
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %111

86:                                               ; preds = %8, %83
  %87 = getelementptr inbounds i8, ptr %0, i64 48
  %88 = load i64, ptr %87, align 8, !tbaa !3
  %89 = inttoptr i64 %88 to ptr
  %90 = getelementptr inbounds i8, ptr %89, i64 840
  %91 = load i64, ptr %90, align 8, !tbaa !11
  %92 = inttoptr i64 %91 to ptr
  %93 = getelementptr inbounds i8, ptr %2, i64 168
  %94 = load i64, ptr %93, align 8, !tbaa !95
  %95 = getelementptr inbounds i8, ptr %92, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %93, i8 0, i64 16, i1 false)
  %96 = load i64, ptr %95, align 8, !tbaa !104
  %97 = tail call i64 @llvm.umax.i64(i64 %94, i64 %96)
  %98 = getelementptr inbounds i8, ptr %2, i64 184
  store i64 0, ptr %98, align 8, !tbaa !102
  store i64 1, ptr %5, align 8, !tbaa !23
  %99 = load i64, ptr %87, align 8, !tbaa !3
  %100 = inttoptr i64 %99 to ptr
  %101 = getelementptr inbounds i8, ptr %92, i64 136
  %102 = load i64, ptr %101, align 8, !tbaa !85
  %103 = inttoptr i64 %102 to ptr
  %104 = getelementptr inbounds i8, ptr %100, i64 72
  %105 = load i64, ptr %104, align 8, !tbaa !86
  %106 = lshr i64 %105, 6
  %107 = add nuw nsw i64 %106, 8
  %108 = and i64 %107, 4294967292
  %109 = getelementptr inbounds i64, ptr %103, i64 %108
  %110 = getelementptr inbounds i8, ptr %109, i64 %105
  tail call fastcc void @replay(ptr noundef %0, ptr noundef nonnull %2, i64 noundef %96, i64 noundef %97, ptr noundef %110)
  br label %111

111:                                              ; preds = %4, %86, %83, %81
  %112 = phi i32 [ 1, %81 ], [ 0, %83 ], [ 0, %86 ], [ 0, %4 ]
  ret i32 %112
}

; Function Attrs: noinline nounwind
define internal fastcc void @replay(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) unnamed_addr #0 {
  %6 = alloca [64 x i64], align 16
  %7 = alloca i64, align 8
  %8 = alloca %struct.Step, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 160
  %10 = load i32, ptr %9, align 8, !tbaa !51
  %11 = icmp ult i64 %2, %3
  br i1 %11, label %12, label %103

12:                                               ; preds = %5
  %13 = lshr i32 %10, 4
  %14 = zext nneg i32 %13 to i64
  %15 = zext i32 %10 to i64
  %16 = getelementptr inbounds i8, ptr %0, i64 48
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = getelementptr inbounds i8, ptr %8, i64 8
  %19 = getelementptr inbounds i8, ptr %8, i64 16
  %20 = getelementptr inbounds i8, ptr %8, i64 24
  %21 = getelementptr inbounds i8, ptr %8, i64 32
  %22 = getelementptr inbounds i8, ptr %8, i64 40
  %23 = getelementptr inbounds i8, ptr %8, i64 44
  %24 = getelementptr inbounds i8, ptr %8, i64 48
  %25 = getelementptr inbounds i8, ptr %8, i64 52
  %26 = getelementptr inbounds i8, ptr %8, i64 56
  %27 = getelementptr inbounds i8, ptr %8, i64 60
  %28 = getelementptr inbounds i8, ptr %8, i64 64
  %29 = getelementptr inbounds i8, ptr %8, i64 68
  %30 = getelementptr inbounds i8, ptr %8, i64 72
  %31 = getelementptr inbounds i8, ptr %1, i64 128
  %32 = getelementptr inbounds i8, ptr %8, i64 128
  %33 = getelementptr inbounds i8, ptr %0, i64 8
  %34 = getelementptr inbounds i8, ptr %8, i64 88
  %35 = getelementptr inbounds i8, ptr %1, i64 120
  %36 = getelementptr inbounds i8, ptr %8, i64 80
  %37 = getelementptr inbounds i8, ptr %8, i64 104
  %38 = getelementptr inbounds i8, ptr %8, i64 112
  %39 = getelementptr inbounds i8, ptr %8, i64 120
  %40 = icmp eq ptr %4, null
  %41 = ptrtoint ptr %4 to i64
  %42 = getelementptr inbounds i8, ptr %0, i64 16
  br label %43

43:                                               ; preds = %12, %261
  %44 = phi i32 [ 1, %12 ], [ %217, %261 ]
  %45 = phi i64 [ %2, %12 ], [ %106, %261 ]
  %46 = phi i32 [ 0, %12 ], [ %105, %261 ]
  %47 = inttoptr i64 %45 to ptr
  %48 = load i64, ptr %47, align 8, !tbaa !96
  %49 = lshr i64 %48, 48
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = and i32 %50, 255
  %52 = lshr i64 %48, 60
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = getelementptr inbounds i8, ptr %47, i64 8
  %55 = load i64, ptr %54, align 8, !tbaa !98
  %56 = getelementptr inbounds i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !99
  %58 = inttoptr i64 %57 to ptr
  %59 = getelementptr inbounds i8, ptr %47, i64 32
  %60 = getelementptr inbounds i8, ptr %47, i64 24
  %61 = load i64, ptr %60, align 8, !tbaa !100
  switch i32 %53, label %72 [
    i32 4, label %62
    i32 3, label %77
    i32 0, label %71
  ]

62:                                               ; preds = %43
  %63 = getelementptr inbounds i32, ptr %59, i64 %15
  %64 = icmp ult i32 %51, 4
  %65 = lshr i32 %51, 2
  %66 = select i1 %64, i32 1, i32 %65
  %67 = mul i32 %66, %10
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %63, i64 %68
  %70 = ptrtoint ptr %69 to i64
  br label %104

71:                                               ; preds = %43
  br label %72

72:                                               ; preds = %71, %43
  %73 = phi i64 [ %15, %71 ], [ %14, %43 ]
  %74 = shl nuw nsw i64 %73, 2
  %75 = add i64 %45, 32
  %76 = add i64 %75, %74
  br label %104

77:                                               ; preds = %43
  %78 = trunc i64 %48 to i32
  %79 = and i32 %78, 65535
  %80 = lshr i32 %78, 16
  %81 = mul i32 %80, %13
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %59, i64 %82
  %84 = shl i32 %46, 1
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds i64, ptr %83, i64 %85
  %87 = load i64, ptr %86, align 8, !tbaa !48
  %88 = lshr i64 %87, 48
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = and i32 %89, 255
  %91 = lshr i64 %87, 60
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = getelementptr inbounds i8, ptr %86, i64 8
  %94 = load i64, ptr %93, align 8, !tbaa !48
  %95 = lshr i64 %94, 32
  %96 = mul nuw nsw i64 %95, %14
  %97 = getelementptr inbounds i32, ptr %59, i64 %96
  %98 = add i32 %46, 1
  %99 = icmp eq i32 %98, %79
  br i1 %99, label %100, label %104

100:                                              ; preds = %77
  %101 = getelementptr inbounds i8, ptr %86, i64 16
  %102 = ptrtoint ptr %101 to i64
  br label %104

103:                                              ; preds = %261, %5
  ret void

104:                                              ; preds = %77, %100, %72, %62
  %105 = phi i32 [ %46, %62 ], [ 0, %100 ], [ %46, %72 ], [ %98, %77 ]
  %106 = phi i64 [ %70, %62 ], [ %102, %100 ], [ %76, %72 ], [ %45, %77 ]
  %107 = phi i32 [ 0, %62 ], [ %92, %100 ], [ %53, %72 ], [ %92, %77 ]
  %108 = phi i64 [ %48, %62 ], [ %87, %100 ], [ %48, %72 ], [ %87, %77 ]
  %109 = phi i32 [ %51, %62 ], [ %90, %100 ], [ %51, %72 ], [ %90, %77 ]
  %110 = phi i64 [ %61, %62 ], [ %94, %100 ], [ %61, %72 ], [ %94, %77 ]
  %111 = phi ptr [ %63, %62 ], [ null, %100 ], [ null, %72 ], [ null, %77 ]
  %112 = phi ptr [ %59, %62 ], [ %97, %100 ], [ %59, %72 ], [ %97, %77 ]
  %113 = and i64 %108, 281474976710655
  %114 = trunc i64 %110 to i32
  %115 = lshr i64 %108, 56
  %116 = trunc nuw nsw i64 %115 to i32
  %117 = and i32 %116, 15
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #15
  store i64 %55, ptr %7, align 8, !tbaa !48
  %118 = load i32, ptr %9, align 8, !tbaa !51
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %147, label %120

120:                                              ; preds = %104
  %121 = icmp eq i32 %107, 0
  %122 = icmp eq i32 %107, 1
  %123 = zext i32 %118 to i64
  br label %124

124:                                              ; preds = %138, %120
  %125 = phi i64 [ 0, %120 ], [ %145, %138 ]
  br i1 %121, label %126, label %129

126:                                              ; preds = %124
  %127 = getelementptr inbounds i32, ptr %112, i64 %125
  %128 = load i32, ptr %127, align 4, !tbaa !27
  br label %138

129:                                              ; preds = %124
  %130 = lshr i64 %125, 4
  %131 = and i64 %130, 268435455
  %132 = getelementptr inbounds i32, ptr %112, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !27
  br i1 %122, label %134, label %138

134:                                              ; preds = %129
  %135 = trunc nuw i64 %125 to i32
  %136 = and i32 %135, 15
  %137 = mul nuw nsw i32 %136, %109
  br label %138

138:                                              ; preds = %134, %129, %126
  %139 = phi i32 [ %133, %134 ], [ %133, %129 ], [ %128, %126 ]
  %140 = phi i32 [ %137, %134 ], [ 0, %129 ], [ 0, %126 ]
  %141 = add i32 %139, %114
  %142 = add i32 %141, %140
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds i64, ptr %6, i64 %125
  store i64 %143, ptr %144, align 8, !tbaa !48
  %145 = add nuw nsw i64 %125, 1
  %146 = icmp eq i64 %145, %123
  br i1 %146, label %147, label %124, !llvm.loop !196

147:                                              ; preds = %138, %104
  call void @llvm.lifetime.start.p0(i64 136, ptr nonnull %8) #15
  call void @llvm.experimental.noalias.scope.decl(metadata !197)
  %148 = load i64, ptr %16, align 8, !tbaa !3, !noalias !197
  %149 = inttoptr i64 %148 to ptr
  %150 = getelementptr inbounds i8, ptr %149, i64 840
  %151 = load i64, ptr %150, align 8, !tbaa !11, !noalias !197
  %152 = inttoptr i64 %151 to ptr
  %153 = getelementptr inbounds i8, ptr %149, i64 48
  %154 = load i32, ptr %153, align 8, !tbaa !24, !noalias !197
  %155 = icmp ugt i32 %154, 1
  %156 = add i32 %154, -1
  %157 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %156, i1 true)
  %158 = sub nuw nsw i32 32, %157
  %159 = lshr i32 16777216, %158
  %160 = load i64, ptr %17, align 8, !tbaa !25, !noalias !197
  %161 = add nsw i32 %159, -1
  %162 = select i1 %155, i32 %161, i32 16777215
  %163 = trunc i64 %160 to i32
  %164 = and i32 %162, %163
  %165 = mul i32 %164, %154
  store ptr %0, ptr %8, align 8, !tbaa !108, !alias.scope !197
  store ptr %149, ptr %18, align 8, !tbaa !110, !alias.scope !197
  store ptr %152, ptr %19, align 8, !tbaa !111, !alias.scope !197
  store ptr %1, ptr %20, align 8, !tbaa !112, !alias.scope !197
  store i64 %113, ptr %21, align 8, !tbaa !113, !alias.scope !197
  store i32 %117, ptr %22, align 8, !tbaa !114, !alias.scope !197
  store i32 1, ptr %23, align 4, !tbaa !115, !alias.scope !197
  store i32 0, ptr %24, align 8, !tbaa !116, !alias.scope !197
  store i32 0, ptr %25, align 4, !tbaa !117, !alias.scope !197
  store i32 %164, ptr %26, align 8, !tbaa !118, !alias.scope !197
  store i32 %165, ptr %27, align 4, !tbaa !119, !alias.scope !197
  %166 = getelementptr inbounds i8, ptr %58, i64 544
  %167 = load i32, ptr %166, align 8, !tbaa !27, !noalias !197
  %168 = add i32 %167, %165
  store i32 %168, ptr %28, align 8, !tbaa !120, !alias.scope !197
  store i32 %154, ptr %29, align 4, !tbaa !121, !alias.scope !197
  %169 = load i64, ptr %31, align 8, !tbaa !122, !noalias !197
  %170 = trunc i64 %169 to i32
  store i32 %170, ptr %30, align 8, !tbaa !123, !alias.scope !197
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %34, i8 0, i64 16, i1 false), !alias.scope !197
  %171 = load i64, ptr %33, align 8, !tbaa !54, !noalias !197
  store i64 %171, ptr %32, align 8, !tbaa !124, !alias.scope !197
  %172 = load i64, ptr %35, align 8, !tbaa !125, !noalias !197
  %173 = lshr i64 %113, 2
  %174 = getelementptr inbounds i8, ptr %152, i64 33024
  %175 = and i64 %173, 8191
  %176 = getelementptr inbounds [8192 x i32], ptr %174, i64 0, i64 %175
  %177 = load i32, ptr %176, align 4, !tbaa !27, !noalias !197
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %194, label %179

179:                                              ; preds = %147
  %180 = getelementptr inbounds i8, ptr %152, i64 256
  br label %187

181:                                              ; preds = %187
  %182 = add i64 %189, 1
  %183 = and i64 %182, 8191
  %184 = getelementptr inbounds [8192 x i32], ptr %174, i64 0, i64 %183
  %185 = load i32, ptr %184, align 4, !tbaa !27, !noalias !197
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %194, label %187

187:                                              ; preds = %181, %179
  %188 = phi i32 [ %177, %179 ], [ %185, %181 ]
  %189 = phi i64 [ %173, %179 ], [ %182, %181 ]
  %190 = zext i32 %188 to i64
  %191 = getelementptr inbounds [4096 x i64], ptr %180, i64 0, i64 %190
  %192 = load i64, ptr %191, align 8, !tbaa !48, !noalias !197
  %193 = icmp eq i64 %192, %113
  br i1 %193, label %206, label %181

194:                                              ; preds = %181, %147
  %195 = phi i64 [ %175, %147 ], [ %183, %181 ]
  %196 = getelementptr inbounds i8, ptr %152, i64 248
  %197 = load i64, ptr %196, align 8, !tbaa !126, !noalias !197
  %198 = icmp eq i64 %197, 4094
  br i1 %198, label %206, label %199

199:                                              ; preds = %194
  %200 = getelementptr inbounds [8192 x i32], ptr %174, i64 0, i64 %195
  %201 = add i64 %197, 1
  store i64 %201, ptr %196, align 8, !tbaa !126, !noalias !197
  %202 = trunc i64 %201 to i32
  store i32 %202, ptr %200, align 4, !tbaa !27, !noalias !197
  %203 = getelementptr inbounds i8, ptr %152, i64 256
  %204 = and i64 %201, 4294967295
  %205 = getelementptr inbounds [4096 x i64], ptr %203, i64 0, i64 %204
  store i64 %113, ptr %205, align 8, !tbaa !48, !noalias !197
  br label %206

206:                                              ; preds = %187, %194, %199
  %207 = phi i32 [ 4095, %194 ], [ %202, %199 ], [ %188, %187 ]
  %208 = shl i64 %172, 30
  %209 = zext i32 %168 to i64
  %210 = zext i32 %207 to i64
  %211 = shl i64 %210, 46
  %212 = or i64 %208, %209
  %213 = or i64 %212, %211
  store i64 %213, ptr %36, align 8, !tbaa !127, !alias.scope !197
  %214 = icmp ne i32 %117, 1
  %215 = icmp ne ptr %111, null
  %216 = select i1 %214, i1 true, i1 %215
  %217 = select i1 %216, i32 %44, i32 0
  store ptr %6, ptr %37, align 8, !tbaa !129
  %218 = icmp eq i32 %217, 0
  %219 = select i1 %218, ptr null, ptr %111
  store ptr %219, ptr %38, align 8, !tbaa !130
  store i32 %109, ptr %39, align 8, !tbaa !131
  br i1 %40, label %220, label %222

220:                                              ; preds = %206
  %221 = call fastcc i64 @look_at_access(ptr noundef nonnull %8, ptr noundef nonnull %6, ptr noundef nonnull %7, i32 noundef %109, i32 noundef 1)
  br label %261

222:                                              ; preds = %206
  store i64 %41, ptr %32, align 8, !tbaa !124
  %223 = call fastcc i64 @look_at_access(ptr noundef nonnull %8, ptr noundef nonnull %6, ptr noundef nonnull %7, i32 noundef %109, i32 noundef 1)
  br i1 %215, label %224, label %261

224:                                              ; preds = %222
  %225 = load i32, ptr %9, align 8, !tbaa !51
  %226 = icmp eq i64 %55, 0
  br i1 %226, label %261, label %227

227:                                              ; preds = %224
  %228 = load i64, ptr %42, align 8, !tbaa !55
  %229 = and i64 %228, 4294967295
  %230 = zext nneg i32 %109 to i64
  %231 = call i32 @llvm.umin.i32(i32 %109, i32 4)
  %232 = zext nneg i32 %231 to i64
  %233 = icmp ugt i32 %109, 3
  %234 = lshr i32 %109, 2
  %235 = zext nneg i32 %234 to i64
  br label %236

236:                                              ; preds = %257, %227
  %237 = phi i64 [ %55, %227 ], [ %259, %257 ]
  %238 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %237, i1 true)
  %239 = getelementptr inbounds i64, ptr %6, i64 %238
  %240 = load i64, ptr %239, align 8, !tbaa !48
  %241 = add i64 %240, %230
  %242 = icmp ugt i64 %241, %229
  br i1 %242, label %257, label %243

243:                                              ; preds = %236
  %244 = getelementptr inbounds i8, ptr %4, i64 %240
  %245 = getelementptr inbounds i32, ptr %111, i64 %238
  br label %246

246:                                              ; preds = %246, %243
  %247 = phi i64 [ 0, %243 ], [ %254, %246 ]
  %248 = shl nuw nsw i64 %247, 2
  %249 = getelementptr inbounds i8, ptr %244, i64 %248
  %250 = trunc nuw nsw i64 %247 to i32
  %251 = mul i32 %225, %250
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds i32, ptr %245, i64 %252
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %249, ptr nonnull align 4 %253, i64 %232, i1 false)
  %254 = add nuw nsw i64 %247, 1
  %255 = icmp ult i64 %254, %235
  %256 = select i1 %233, i1 %255, i1 false
  br i1 %256, label %246, label %257, !llvm.loop !200

257:                                              ; preds = %246, %236
  %258 = add i64 %237, -1
  %259 = and i64 %258, %237
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %261, label %236, !llvm.loop !201

261:                                              ; preds = %257, %224, %220, %222
  call void @llvm.lifetime.end.p0(i64 136, ptr nonnull %8) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6) #15
  %262 = icmp ult i64 %106, %3
  br i1 %262, label %43, label %103, !llvm.loop !202
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_expand_lines(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8, !tbaa !158
  %4 = shl i64 %3, 8
  %5 = and i64 %4, 288230376151711488
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = load i64, ptr %6, align 8, !tbaa !162
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8, !tbaa !160
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq i64 %5, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %27, %1
  ret void

14:                                               ; preds = %1, %27
  %15 = phi i64 [ %28, %27 ], [ 0, %1 ]
  %16 = getelementptr inbounds %struct.Cell, ptr %8, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !141
  %18 = icmp eq i64 %17, -1
  br i1 %18, label %27, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds i8, ptr %16, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !143
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
  br i1 %29, label %13, label %14, !llvm.loop !203
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @expand_line(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr #7 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  br label %5

4:                                                ; preds = %44
  store i64 -1, ptr %0, align 8, !tbaa !141
  ret void

5:                                                ; preds = %2, %44
  %6 = phi i64 [ 0, %2 ], [ %47, %44 ]
  %7 = getelementptr inbounds %struct.Cell, ptr %1, i64 %6
  %8 = load i64, ptr %0, align 8, !tbaa !141
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
  %27 = load i64, ptr %3, align 8, !tbaa !143
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
  store i64 %26, ptr %7, align 8, !tbaa !48
  %46 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %45, ptr %46, align 8, !tbaa !48
  %47 = add nuw nsw i64 %6, 1
  %48 = icmp eq i64 %47, 16
  br i1 %48, label %4, label %5, !llvm.loop !204
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pass_barrier(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds i8, ptr %2, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !20
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %2, i64 208
  %8 = load i64, ptr %7, align 8, !tbaa !21
  %9 = add i64 %8, %6
  %10 = getelementptr inbounds i8, ptr %2, i64 136
  store i64 %9, ptr %10, align 8, !tbaa !19
  %11 = getelementptr inbounds i8, ptr %2, i64 120
  %12 = load i64, ptr %11, align 8, !tbaa !125
  %13 = icmp ult i64 %12, 65535
  br i1 %13, label %14, label %16

14:                                               ; preds = %3
  %15 = add nuw nsw i64 %12, 1
  store i64 %15, ptr %11, align 8, !tbaa !125
  br label %16

16:                                               ; preds = %14, %3
  %17 = phi i64 [ %15, %14 ], [ %12, %3 ]
  %18 = getelementptr inbounds i8, ptr %2, i64 128
  store i64 %17, ptr %18, align 8, !tbaa !122
  %19 = getelementptr inbounds i8, ptr %2, i64 160
  %20 = load i64, ptr %19, align 8, !tbaa !17
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %134, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds i8, ptr %1, i64 48
  %24 = load i32, ptr %23, align 8, !tbaa !24
  %25 = icmp ugt i32 %24, 1
  %26 = add i32 %24, -1
  %27 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %26, i1 true)
  %28 = sub nuw nsw i32 32, %27
  %29 = lshr i32 16777216, %28
  %30 = getelementptr inbounds i8, ptr %2, i64 16
  %31 = load i64, ptr %30, align 8, !tbaa !25
  %32 = add nsw i32 %29, -1
  %33 = select i1 %25, i32 %32, i32 16777215
  %34 = trunc i64 %31 to i32
  %35 = and i32 %33, %34
  %36 = mul i32 %35, %24
  %37 = getelementptr inbounds i8, ptr %0, i64 208
  %38 = load i64, ptr %37, align 8, !tbaa !28
  %39 = inttoptr i64 %38 to ptr
  %40 = zext i32 %36 to i64
  %41 = getelementptr inbounds %struct.WaveOrder, ptr %39, i64 %40
  %42 = getelementptr inbounds i8, ptr %2, i64 36
  %43 = load i32, ptr %42, align 4, !tbaa !184
  %44 = icmp eq i32 %43, 0
  %45 = getelementptr inbounds i8, ptr %2, i64 152
  %46 = load i64, ptr %45, align 8, !tbaa !45
  br i1 %44, label %71, label %47

47:                                               ; preds = %22
  %48 = trunc i64 %46 to i32
  %49 = zext i32 %43 to i64
  %50 = and i64 %49, 1
  %51 = icmp eq i32 %43, 1
  br i1 %51, label %54, label %52

52:                                               ; preds = %47
  %53 = and i64 %49, 4294967294
  br label %74

54:                                               ; preds = %74, %47
  %55 = phi i32 [ poison, %47 ], [ %94, %74 ]
  %56 = phi i64 [ 0, %47 ], [ %95, %74 ]
  %57 = phi i32 [ %48, %47 ], [ %94, %74 ]
  %58 = icmp eq i64 %50, 0
  br i1 %58, label %68, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds %struct.WaveOrder, ptr %41, i64 %56
  %61 = load i16, ptr %60, align 2, !tbaa !44
  %62 = zext i16 %61 to i32
  %63 = icmp eq i32 %57, 0
  %64 = icmp eq i16 %61, 0
  %65 = tail call i32 @llvm.umin.i32(i32 %62, i32 %57)
  %66 = select i1 %64, i32 %57, i32 %65
  %67 = select i1 %63, i32 %62, i32 %66
  store i16 0, ptr %60, align 2, !tbaa !44
  br label %68

68:                                               ; preds = %54, %59
  %69 = phi i32 [ %55, %54 ], [ %67, %59 ]
  %70 = zext i32 %69 to i64
  store i64 %70, ptr %45, align 8, !tbaa !45
  br label %71

71:                                               ; preds = %22, %68
  %72 = phi i64 [ %70, %68 ], [ %46, %22 ]
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %134, label %98

74:                                               ; preds = %74, %52
  %75 = phi i64 [ 0, %52 ], [ %95, %74 ]
  %76 = phi i32 [ %48, %52 ], [ %94, %74 ]
  %77 = phi i64 [ 0, %52 ], [ %96, %74 ]
  %78 = getelementptr inbounds %struct.WaveOrder, ptr %41, i64 %75
  %79 = load i16, ptr %78, align 2, !tbaa !44
  %80 = zext i16 %79 to i32
  %81 = icmp eq i32 %76, 0
  %82 = icmp eq i16 %79, 0
  %83 = tail call i32 @llvm.umin.i32(i32 %80, i32 %76)
  %84 = select i1 %82, i32 %76, i32 %83
  %85 = select i1 %81, i32 %80, i32 %84
  store i16 0, ptr %78, align 2, !tbaa !44
  %86 = or disjoint i64 %75, 1
  %87 = getelementptr inbounds %struct.WaveOrder, ptr %41, i64 %86
  %88 = load i16, ptr %87, align 2, !tbaa !44
  %89 = zext i16 %88 to i32
  %90 = icmp eq i32 %85, 0
  %91 = icmp eq i16 %88, 0
  %92 = tail call i32 @llvm.umin.i32(i32 %89, i32 %85)
  %93 = select i1 %91, i32 %85, i32 %92
  %94 = select i1 %90, i32 %89, i32 %93
  store i16 0, ptr %87, align 2, !tbaa !44
  %95 = add nuw nsw i64 %75, 2
  %96 = add i64 %77, 2
  %97 = icmp eq i64 %96, %53
  br i1 %97, label %54, label %74, !llvm.loop !205

98:                                               ; preds = %71
  %99 = trunc i64 %72 to i32
  %100 = getelementptr inbounds i8, ptr %0, i64 200
  %101 = load i64, ptr %100, align 8, !tbaa !133
  %102 = icmp eq i64 %101, 4194304
  br i1 %102, label %134, label %103

103:                                              ; preds = %98
  %104 = getelementptr inbounds i8, ptr %0, i64 168
  %105 = load i64, ptr %104, align 8, !tbaa !35
  %106 = inttoptr i64 %105 to ptr
  %107 = zext i32 %35 to i64
  %108 = getelementptr inbounds i8, ptr %0, i64 192
  %109 = load i64, ptr %108, align 8, !tbaa !134
  %110 = inttoptr i64 %109 to ptr
  %111 = getelementptr inbounds %struct.KnownGroup, ptr %106, i64 %107, i32 1
  %112 = load i32, ptr %111, align 4, !tbaa !135
  %113 = add i32 %112, -1
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds %struct.Unreleased, ptr %110, i64 %114
  %116 = icmp eq i32 %112, 0
  br i1 %116, label %125, label %117

117:                                              ; preds = %103
  %118 = load i32, ptr %115, align 4, !tbaa !136
  %119 = icmp eq i32 %118, -1
  br i1 %119, label %120, label %125

120:                                              ; preds = %117
  %121 = getelementptr inbounds i8, ptr %115, i64 10
  %122 = load i16, ptr %121, align 2, !tbaa !138
  %123 = zext i16 %122 to i32
  %124 = icmp eq i32 %123, %99
  br i1 %124, label %134, label %125

125:                                              ; preds = %120, %117, %103
  %126 = add i64 %101, 1
  store i64 %126, ptr %100, align 8, !tbaa !133
  %127 = getelementptr inbounds %struct.Unreleased, ptr %110, i64 %101
  %128 = trunc i64 %17 to i16
  %129 = trunc i64 %72 to i16
  store i32 -1, ptr %127, align 4, !tbaa !27
  %130 = getelementptr inbounds i8, ptr %127, i64 4
  store i32 %112, ptr %130, align 4, !tbaa !27
  %131 = getelementptr inbounds i8, ptr %127, i64 8
  store i16 %128, ptr %131, align 4, !tbaa !139
  %132 = getelementptr inbounds i8, ptr %127, i64 10
  store i16 %129, ptr %132, align 2, !tbaa !139
  %133 = trunc i64 %126 to i32
  store i32 %133, ptr %111, align 4, !tbaa !135
  br label %134

134:                                              ; preds = %125, %120, %98, %71, %16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8, !tbaa !66
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %72, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = and i64 %1, 7
  %10 = icmp ult i32 %5, 4
  %11 = zext nneg i32 %5 to i64
  %12 = shl nsw i64 -1, %11
  %13 = xor i64 %12, -1
  %14 = select i1 %10, i64 %13, i64 15
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  %16 = getelementptr inbounds i8, ptr %0, i64 40
  %17 = trunc i64 %14 to i32
  br label %18

18:                                               ; preds = %7, %69
  %19 = phi i32 [ 0, %7 ], [ %70, %69 ]
  %20 = zext i32 %19 to i64
  %21 = add i64 %20, %1
  %22 = icmp ult i64 %21, 140737488355328
  br i1 %22, label %23, label %72

23:                                               ; preds = %18
  %24 = sub i32 %5, %19
  %25 = tail call i32 @llvm.umin.i32(i32 %24, i32 32)
  %26 = zext nneg i32 %25 to i64
  %27 = load ptr, ptr %8, align 8, !tbaa !206
  %28 = getelementptr inbounds i8, ptr %27, i64 160
  %29 = load i64, ptr %28, align 8, !tbaa !46
  %30 = inttoptr i64 %29 to ptr
  %31 = lshr i64 %21, 3
  %32 = getelementptr inbounds i8, ptr %30, i64 %31
  %33 = load i64, ptr %32, align 1
  %34 = lshr i64 %33, %9
  %35 = shl nsw i64 -1, %26
  %36 = xor i64 %35, -1
  %37 = and i64 %34, %36
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %69, label %39

39:                                               ; preds = %23
  %40 = load i32, ptr %15, align 8, !tbaa !207
  %41 = icmp eq i32 %40, 1
  br i1 %41, label %64, label %42

42:                                               ; preds = %39, %58
  %43 = phi i32 [ %60, %58 ], [ %40, %39 ]
  %44 = phi i64 [ %59, %58 ], [ 0, %39 ]
  %45 = icmp ult i64 %44, %26
  br i1 %45, label %46, label %62

46:                                               ; preds = %42
  %47 = lshr i64 %37, %44
  %48 = and i64 %47, %14
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %58, label %50

50:                                               ; preds = %46
  %51 = add nuw nsw i64 %21, %44
  %52 = load i32, ptr %16, align 8, !tbaa !67
  %53 = trunc nuw nsw i64 %44 to i32
  %54 = add i32 %19, %53
  %55 = lshr exact i32 %54, 2
  %56 = add i32 %52, %55
  %57 = trunc nuw i64 %48 to i32
  tail call fastcc void @report_undefined(ptr noundef nonnull %0, i64 noundef %51, i32 noundef %2, i32 noundef %56, i32 noundef %57, i32 noundef %17)
  br label %58

58:                                               ; preds = %46, %50
  %59 = add nuw nsw i64 %44, 4
  %60 = load i32, ptr %15, align 8, !tbaa !207
  %61 = icmp eq i32 %60, 1
  br i1 %61, label %64, label %42

62:                                               ; preds = %42
  %63 = icmp eq i32 %43, 0
  br i1 %63, label %69, label %64

64:                                               ; preds = %58, %39, %62
  %65 = load i64, ptr %32, align 1
  %66 = shl nuw nsw i64 %37, %9
  %67 = xor i64 %66, -1
  %68 = and i64 %65, %67
  store i64 %68, ptr %32, align 1
  br label %69

69:                                               ; preds = %23, %64, %62
  %70 = add i32 %19, 32
  %71 = icmp ult i32 %70, %5
  br i1 %71, label %18, label %72, !llvm.loop !208

72:                                               ; preds = %69, %18, %3
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
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #2 {
  %7 = icmp eq i32 %4, %5
  br i1 %7, label %8, label %12

8:                                                ; preds = %6
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !206
  %11 = load i64, ptr %10, align 8, !tbaa !71
  br label %25

12:                                               ; preds = %6
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = load i32, ptr %13, align 8, !tbaa !207
  %15 = icmp ne i32 %14, 0
  %16 = icmp ne i32 %5, 15
  %17 = or i1 %16, %15
  %18 = icmp ugt i32 %3, 15
  %19 = or i1 %18, %17
  br i1 %19, label %125, label %20

20:                                               ; preds = %12
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !206
  %23 = load i64, ptr %22, align 8, !tbaa !71
  %24 = icmp ugt i64 %23, 127
  br i1 %24, label %125, label %25

25:                                               ; preds = %8, %20
  %26 = phi i64 [ %23, %20 ], [ %11, %8 ]
  %27 = phi ptr [ %22, %20 ], [ %10, %8 ]
  %28 = phi i32 [ 9, %20 ], [ 5, %8 ]
  %29 = getelementptr inbounds i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8, !tbaa !209
  %31 = icmp eq i64 %26, 0
  br i1 %31, label %52, label %32

32:                                               ; preds = %25
  %33 = getelementptr inbounds i8, ptr %27, i64 98560
  br label %34

34:                                               ; preds = %47, %32
  %35 = phi i64 [ 0, %32 ], [ %48, %47 ]
  %36 = getelementptr inbounds [256 x %struct.Finding], ptr %33, i64 0, i64 %35
  %37 = load i32, ptr %36, align 8, !tbaa !72
  %38 = icmp eq i32 %37, %28
  br i1 %38, label %39, label %47

39:                                               ; preds = %34
  %40 = getelementptr inbounds i8, ptr %36, i64 48
  %41 = load i64, ptr %40, align 8, !tbaa !75
  %42 = icmp eq i64 %41, %30
  br i1 %42, label %43, label %47

43:                                               ; preds = %39
  %44 = getelementptr inbounds i8, ptr %36, i64 80
  %45 = load i64, ptr %44, align 8, !tbaa !76
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %60, label %47

47:                                               ; preds = %43, %39, %34
  %48 = add nuw i64 %35, 1
  %49 = icmp eq i64 %48, %26
  br i1 %49, label %50, label %34, !llvm.loop !77

50:                                               ; preds = %47
  %51 = icmp eq i64 %26, 256
  br i1 %51, label %56, label %52

52:                                               ; preds = %50, %25
  %53 = getelementptr inbounds i8, ptr %27, i64 98560
  %54 = add i64 %26, 1
  store i64 %54, ptr %27, align 8, !tbaa !71
  %55 = getelementptr inbounds [256 x %struct.Finding], ptr %53, i64 0, i64 %26
  store i32 %28, ptr %55, align 8, !tbaa !72
  br label %60

56:                                               ; preds = %50
  %57 = getelementptr inbounds i8, ptr %27, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !78
  %59 = add i64 %58, 1
  store i64 %59, ptr %57, align 8, !tbaa !78
  br label %125

60:                                               ; preds = %43, %52
  %61 = phi ptr [ %55, %52 ], [ %36, %43 ]
  %62 = zext i32 %4 to i64
  %63 = shl i32 %3, 2
  %64 = zext nneg i32 %63 to i64
  %65 = shl i64 %62, %64
  %66 = and i32 %3, 63
  %67 = zext nneg i32 %66 to i64
  %68 = shl nuw i64 1, %67
  %69 = select i1 %7, i64 %68, i64 %65
  %70 = getelementptr inbounds i8, ptr %61, i64 40
  %71 = load i64, ptr %70, align 8, !tbaa !210
  %72 = or i64 %71, %69
  store i64 %72, ptr %70, align 8, !tbaa !210
  %73 = getelementptr inbounds i8, ptr %61, i64 16
  %74 = load i64, ptr %73, align 8, !tbaa !79
  %75 = add i64 %74, 1
  store i64 %75, ptr %73, align 8, !tbaa !79
  %76 = icmp eq i64 %74, 0
  br i1 %76, label %77, label %125

77:                                               ; preds = %60
  %78 = load ptr, ptr %0, align 8, !tbaa !211
  %79 = getelementptr inbounds i8, ptr %78, i64 56
  %80 = load i64, ptr %79, align 8, !tbaa !14
  %81 = inttoptr i64 %80 to ptr
  %82 = getelementptr inbounds i8, ptr %0, i64 28
  %83 = load i32, ptr %82, align 4, !tbaa !62
  %84 = getelementptr inbounds i8, ptr %61, i64 4
  store i32 %83, ptr %84, align 4, !tbaa !80
  %85 = getelementptr inbounds i8, ptr %0, i64 32
  %86 = load i32, ptr %85, align 8, !tbaa !66
  %87 = tail call i32 @llvm.umin.i32(i32 %86, i32 4)
  %88 = getelementptr inbounds i8, ptr %61, i64 8
  store i32 %87, ptr %88, align 8, !tbaa !81
  switch i32 %83, label %105 [
    i32 1, label %89
    i32 2, label %93
  ]

89:                                               ; preds = %77
  %90 = getelementptr inbounds i8, ptr %78, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !54
  %92 = sub i64 %1, %91
  br label %105

93:                                               ; preds = %77
  %94 = getelementptr inbounds i8, ptr %78, i64 24
  %95 = load i64, ptr %94, align 8, !tbaa !52
  %96 = sub i64 %1, %95
  %97 = getelementptr inbounds i8, ptr %78, i64 160
  %98 = load i32, ptr %97, align 8, !tbaa !51
  %99 = shl i32 %98, 2
  %100 = zext i32 %99 to i64
  %101 = udiv i64 %96, %100
  %102 = shl i64 %101, 2
  %103 = and i64 %96, 3
  %104 = or disjoint i64 %102, %103
  br label %105

105:                                              ; preds = %93, %77, %89
  %106 = phi i64 [ %92, %89 ], [ %104, %93 ], [ %1, %77 ]
  %107 = getelementptr inbounds i8, ptr %61, i64 24
  store i64 %106, ptr %107, align 8, !tbaa !82
  %108 = getelementptr inbounds i8, ptr %61, i64 48
  %109 = getelementptr inbounds i8, ptr %0, i64 24
  %110 = load i32, ptr %109, align 8, !tbaa !207
  %111 = getelementptr inbounds i8, ptr %78, i64 64
  %112 = load i64, ptr %111, align 8, !tbaa !26
  %113 = inttoptr i64 %112 to ptr
  %114 = getelementptr inbounds i8, ptr %113, i64 544
  %115 = load i32, ptr %114, align 8, !tbaa !27
  %116 = icmp eq i32 %110, 2
  %117 = zext i1 %116 to i32
  %118 = getelementptr inbounds i8, ptr %81, i64 16
  %119 = load i64, ptr %118, align 8, !tbaa !25
  store i64 %30, ptr %108, align 8, !tbaa !48
  %120 = getelementptr inbounds i8, ptr %61, i64 56
  store i32 %110, ptr %120, align 8, !tbaa !27
  %121 = getelementptr inbounds i8, ptr %61, i64 60
  store i32 %2, ptr %121, align 4, !tbaa !27
  %122 = getelementptr inbounds i8, ptr %61, i64 64
  store i32 %115, ptr %122, align 8, !tbaa !27
  %123 = getelementptr inbounds i8, ptr %61, i64 68
  store i32 %117, ptr %123, align 4, !tbaa !27
  %124 = getelementptr inbounds i8, ptr %61, i64 72
  store i64 %119, ptr %124, align 8, !tbaa !48
  br label %125

125:                                              ; preds = %56, %105, %60, %12, %20
  ret void
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @line_of(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #9 {
  %3 = lshr i64 %1, 14
  %4 = add nuw nsw i64 %3, 1
  %5 = getelementptr inbounds i8, ptr %0, i64 80
  %6 = load i64, ptr %5, align 8, !tbaa !153
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = getelementptr inbounds i8, ptr %0, i64 96
  %10 = load i64, ptr %9, align 8, !tbaa !154
  br label %67

11:                                               ; preds = %2
  %12 = getelementptr inbounds i8, ptr %0, i64 40
  %13 = load i64, ptr %12, align 8, !tbaa !155
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = load i64, ptr %15, align 8, !tbaa !156
  %17 = inttoptr i64 %16 to ptr
  %18 = lshr i64 %4, 6
  %19 = mul i64 %18, 2104162448473109
  %20 = lshr i64 %19, 34
  %21 = and i64 %20, 262080
  %22 = and i64 %4, 63
  %23 = or disjoint i64 %21, %22
  %24 = getelementptr inbounds i64, ptr %14, i64 %23
  %25 = load i64, ptr %24, align 8, !tbaa !48
  %26 = icmp eq i64 %25, 0
  %27 = icmp eq i64 %25, %4
  %28 = or i1 %26, %27
  br i1 %28, label %38, label %29

29:                                               ; preds = %11, %29
  %30 = phi i64 [ %32, %29 ], [ %23, %11 ]
  %31 = add nuw nsw i64 %30, 65
  %32 = and i64 %31, 262143
  %33 = getelementptr inbounds i64, ptr %14, i64 %32
  %34 = load i64, ptr %33, align 8, !tbaa !48
  %35 = icmp eq i64 %34, 0
  %36 = icmp eq i64 %34, %4
  %37 = or i1 %35, %36
  br i1 %37, label %38, label %29, !llvm.loop !157

38:                                               ; preds = %29, %11
  %39 = phi i64 [ %23, %11 ], [ %32, %29 ]
  %40 = phi i1 [ %26, %11 ], [ %35, %29 ]
  %41 = getelementptr inbounds i64, ptr %14, i64 %39
  br i1 %40, label %42, label %52

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %0, i64 48
  %44 = load i64, ptr %43, align 8, !tbaa !158
  %45 = getelementptr inbounds i8, ptr %0, i64 56
  %46 = load i64, ptr %45, align 8, !tbaa !159
  %47 = icmp ult i64 %44, %46
  br i1 %47, label %48, label %73

48:                                               ; preds = %42
  store i64 %4, ptr %41, align 8, !tbaa !48
  %49 = load i64, ptr %43, align 8, !tbaa !158
  %50 = add i64 %49, 1
  store i64 %50, ptr %43, align 8, !tbaa !158
  %51 = getelementptr inbounds i64, ptr %17, i64 %39
  store i64 %49, ptr %51, align 8, !tbaa !48
  br label %52

52:                                               ; preds = %48, %38
  store i64 %4, ptr %5, align 8, !tbaa !153
  %53 = getelementptr inbounds i8, ptr %0, i64 64
  %54 = load i64, ptr %53, align 8, !tbaa !160
  %55 = getelementptr inbounds i64, ptr %17, i64 %39
  %56 = load i64, ptr %55, align 8, !tbaa !48
  %57 = shl i64 %56, 16
  %58 = add i64 %57, %54
  %59 = getelementptr inbounds i8, ptr %0, i64 88
  store i64 %58, ptr %59, align 8, !tbaa !161
  %60 = getelementptr inbounds i8, ptr %0, i64 72
  %61 = load i64, ptr %60, align 8, !tbaa !162
  %62 = load i64, ptr %55, align 8, !tbaa !48
  %63 = shl i64 %62, 12
  %64 = and i64 %63, 4611686018427383808
  %65 = add i64 %64, %61
  %66 = getelementptr inbounds i8, ptr %0, i64 96
  store i64 %65, ptr %66, align 8, !tbaa !154
  br label %67

67:                                               ; preds = %8, %52
  %68 = phi i64 [ %10, %8 ], [ %65, %52 ]
  %69 = inttoptr i64 %68 to ptr
  %70 = lshr i64 %1, 6
  %71 = and i64 %70, 255
  %72 = getelementptr inbounds %struct.Cell, ptr %69, i64 %71
  br label %73

73:                                               ; preds = %42, %67
  %74 = phi ptr [ %72, %67 ], [ null, %42 ]
  ret ptr %74
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @cell_at(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #9 {
  %3 = getelementptr inbounds i8, ptr %0, i64 44
  %4 = load i32, ptr %3, align 4, !tbaa !115
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %14

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !112
  %9 = getelementptr inbounds i8, ptr %8, i64 112
  %10 = load i64, ptr %9, align 8, !tbaa !146
  %11 = inttoptr i64 %10 to ptr
  %12 = lshr i64 %1, 2
  %13 = getelementptr inbounds %struct.Cell, ptr %11, i64 %12
  br label %101

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !111
  %17 = lshr i64 %1, 14
  %18 = add nuw nsw i64 %17, 1
  %19 = getelementptr inbounds i8, ptr %16, i64 80
  %20 = load i64, ptr %19, align 8, !tbaa !153
  %21 = icmp eq i64 %18, %20
  br i1 %21, label %22, label %25

22:                                               ; preds = %14
  %23 = getelementptr inbounds i8, ptr %16, i64 96
  %24 = load i64, ptr %23, align 8, !tbaa !154
  br label %81

25:                                               ; preds = %14
  %26 = getelementptr inbounds i8, ptr %16, i64 40
  %27 = load i64, ptr %26, align 8, !tbaa !155
  %28 = inttoptr i64 %27 to ptr
  %29 = getelementptr inbounds i8, ptr %16, i64 32
  %30 = load i64, ptr %29, align 8, !tbaa !156
  %31 = inttoptr i64 %30 to ptr
  %32 = lshr i64 %18, 6
  %33 = mul i64 %32, 2104162448473109
  %34 = lshr i64 %33, 34
  %35 = and i64 %34, 262080
  %36 = and i64 %18, 63
  %37 = or disjoint i64 %35, %36
  %38 = getelementptr inbounds i64, ptr %28, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !48
  %40 = icmp eq i64 %39, 0
  %41 = icmp eq i64 %39, %18
  %42 = or i1 %40, %41
  br i1 %42, label %52, label %43

43:                                               ; preds = %25, %43
  %44 = phi i64 [ %46, %43 ], [ %37, %25 ]
  %45 = add nuw nsw i64 %44, 65
  %46 = and i64 %45, 262143
  %47 = getelementptr inbounds i64, ptr %28, i64 %46
  %48 = load i64, ptr %47, align 8, !tbaa !48
  %49 = icmp eq i64 %48, 0
  %50 = icmp eq i64 %48, %18
  %51 = or i1 %49, %50
  br i1 %51, label %52, label %43, !llvm.loop !157

52:                                               ; preds = %43, %25
  %53 = phi i64 [ %37, %25 ], [ %46, %43 ]
  %54 = phi i1 [ %40, %25 ], [ %49, %43 ]
  %55 = getelementptr inbounds i64, ptr %28, i64 %53
  br i1 %54, label %56, label %66

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, ptr %16, i64 48
  %58 = load i64, ptr %57, align 8, !tbaa !158
  %59 = getelementptr inbounds i8, ptr %16, i64 56
  %60 = load i64, ptr %59, align 8, !tbaa !159
  %61 = icmp ult i64 %58, %60
  br i1 %61, label %62, label %101

62:                                               ; preds = %56
  store i64 %18, ptr %55, align 8, !tbaa !48
  %63 = load i64, ptr %57, align 8, !tbaa !158
  %64 = add i64 %63, 1
  store i64 %64, ptr %57, align 8, !tbaa !158
  %65 = getelementptr inbounds i64, ptr %31, i64 %53
  store i64 %63, ptr %65, align 8, !tbaa !48
  br label %66

66:                                               ; preds = %62, %52
  store i64 %18, ptr %19, align 8, !tbaa !153
  %67 = getelementptr inbounds i8, ptr %16, i64 64
  %68 = load i64, ptr %67, align 8, !tbaa !160
  %69 = getelementptr inbounds i64, ptr %31, i64 %53
  %70 = load i64, ptr %69, align 8, !tbaa !48
  %71 = shl i64 %70, 16
  %72 = add i64 %71, %68
  %73 = getelementptr inbounds i8, ptr %16, i64 88
  store i64 %72, ptr %73, align 8, !tbaa !161
  %74 = getelementptr inbounds i8, ptr %16, i64 72
  %75 = load i64, ptr %74, align 8, !tbaa !162
  %76 = load i64, ptr %69, align 8, !tbaa !48
  %77 = shl i64 %76, 12
  %78 = and i64 %77, 4611686018427383808
  %79 = add i64 %78, %75
  %80 = getelementptr inbounds i8, ptr %16, i64 96
  store i64 %79, ptr %80, align 8, !tbaa !154
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
  %92 = load i64, ptr %91, align 8, !tbaa !161
  %93 = inttoptr i64 %92 to ptr
  %94 = load i64, ptr %86, align 8, !tbaa !141
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
define internal fastcc void @look_quickly(ptr noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #10 {
  %6 = getelementptr inbounds i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !127
  %8 = zext i32 %4 to i64
  %9 = shl nuw nsw i64 %8, 24
  %10 = zext i32 %3 to i64
  %11 = shl i64 %10, 58
  %12 = or disjoint i64 %9, %11
  %13 = or i64 %12, %7
  %14 = load i64, ptr %1, align 8, !tbaa !141
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !143
  %17 = or i64 %16, %14
  %18 = icmp eq i64 %17, 0
  %19 = getelementptr inbounds i8, ptr %0, i64 40
  %20 = load i32, ptr %19, align 8, !tbaa !114
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
  %32 = load i32, ptr %31, align 4, !tbaa !119
  %33 = sub i32 %30, %32
  %34 = getelementptr inbounds i8, ptr %0, i64 68
  %35 = load i32, ptr %34, align 4, !tbaa !121
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
  store i64 %13, ptr %15, align 8, !tbaa !143
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
  store i64 %13, ptr %1, align 8, !tbaa !141
  br label %860

62:                                               ; preds = %53, %57, %38, %40, %44
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !115
  %65 = icmp eq i32 %64, 1
  br i1 %65, label %66, label %80

66:                                               ; preds = %62
  %67 = trunc i64 %14 to i32
  %68 = and i32 %67, 16777215
  %69 = getelementptr inbounds i8, ptr %0, i64 60
  %70 = load i32, ptr %69, align 4, !tbaa !119
  %71 = sub i32 %68, %70
  %72 = getelementptr inbounds i8, ptr %0, i64 68
  %73 = load i32, ptr %72, align 4, !tbaa !121
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
  %85 = load ptr, ptr %84, align 8, !tbaa !111
  %86 = getelementptr inbounds i8, ptr %85, i64 16
  %87 = load i64, ptr %86, align 8, !tbaa !212
  %88 = icmp eq i64 %87, 0
  %89 = icmp eq i32 %64, 0
  %90 = and i1 %89, %88
  br i1 %90, label %91, label %116

91:                                               ; preds = %83
  %92 = getelementptr inbounds i8, ptr %0, i64 48
  %93 = load i32, ptr %92, align 8, !tbaa !116
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
  %108 = load i8, ptr %107, align 1, !tbaa !88
  %109 = icmp eq i8 %108, 0
  br i1 %109, label %110, label %114

110:                                              ; preds = %102
  %111 = tail call fastcc i32 @is_ordered(ptr noundef nonnull readonly %0, i64 noundef %14, i32 noundef 0)
  %112 = trunc nuw nsw i32 %111 to i8
  %113 = xor i8 %112, 1
  br label %114

114:                                              ; preds = %110, %102
  %115 = phi i8 [ 1, %102 ], [ %113, %110 ]
  store i8 %115, ptr %107, align 1, !tbaa !88
  br label %116

116:                                              ; preds = %114, %100, %91, %83, %80, %66
  %117 = phi i1 [ true, %80 ], [ false, %83 ], [ false, %91 ], [ false, %100 ], [ false, %114 ], [ true, %66 ]
  %118 = phi i64 [ 0, %80 ], [ %14, %83 ], [ %14, %91 ], [ %14, %100 ], [ %14, %114 ], [ 0, %66 ]
  %119 = phi i64 [ %81, %80 ], [ %81, %83 ], [ %81, %91 ], [ %81, %100 ], [ %81, %114 ], [ %79, %66 ]
  %120 = icmp ne i64 %119, 0
  br i1 %120, label %121, label %156

121:                                              ; preds = %116
  %122 = load i32, ptr %19, align 8, !tbaa !114
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %156, label %124

124:                                              ; preds = %121
  %125 = getelementptr inbounds i8, ptr %0, i64 16
  %126 = load ptr, ptr %125, align 8, !tbaa !111
  %127 = getelementptr inbounds i8, ptr %126, i64 16
  %128 = load i64, ptr %127, align 8, !tbaa !212
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %130, label %156

130:                                              ; preds = %124
  %131 = load i32, ptr %63, align 4, !tbaa !115
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %156

133:                                              ; preds = %130
  %134 = getelementptr inbounds i8, ptr %0, i64 48
  %135 = load i32, ptr %134, align 8, !tbaa !116
  %136 = icmp eq i32 %135, 0
  %137 = and i64 %119, 4611686018427387904
  %138 = icmp ne i64 %137, 0
  %139 = and i1 %138, %136
  %140 = icmp eq i32 %122, 1
  %141 = and i1 %140, %139
  br i1 %141, label %142, label %156

142:                                              ; preds = %133
  %143 = load i64, ptr %6, align 8, !tbaa !127
  %144 = getelementptr inbounds i8, ptr %126, i64 90368
  %145 = lshr i64 %143, 46
  %146 = and i64 %145, 4095
  %147 = getelementptr inbounds [4096 x i8], ptr %144, i64 0, i64 %146
  %148 = load i8, ptr %147, align 1, !tbaa !88
  %149 = icmp eq i8 %148, 0
  br i1 %149, label %150, label %154

150:                                              ; preds = %142
  %151 = tail call fastcc i32 @is_ordered(ptr noundef nonnull readonly %0, i64 noundef %119, i32 noundef 0)
  %152 = trunc nuw nsw i32 %151 to i8
  %153 = xor i8 %152, 1
  br label %154

154:                                              ; preds = %150, %142
  %155 = phi i8 [ 1, %142 ], [ %153, %150 ]
  store i8 %155, ptr %147, align 1, !tbaa !88
  br label %156

156:                                              ; preds = %154, %133, %130, %124, %121, %116
  br i1 %117, label %662, label %157

157:                                              ; preds = %156
  %158 = load i32, ptr %19, align 8, !tbaa !114
  %159 = icmp eq i32 %158, 1
  br i1 %159, label %534, label %160

160:                                              ; preds = %157
  %161 = and i64 %118, 4611686018427387904
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %172, label %163

163:                                              ; preds = %160
  %164 = getelementptr inbounds i8, ptr %0, i64 48
  %165 = load i32, ptr %164, align 8, !tbaa !116
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:                                              ; preds = %163
  %168 = getelementptr inbounds i8, ptr %0, i64 16
  %169 = load ptr, ptr %168, align 8, !tbaa !111
  %170 = trunc i64 %118 to i32
  %171 = and i32 %170, 16777215
  br label %223

172:                                              ; preds = %163, %160
  %173 = trunc i64 %118 to i32
  %174 = and i32 %173, 16777215
  %175 = getelementptr inbounds i8, ptr %0, i64 60
  %176 = load i32, ptr %175, align 4, !tbaa !119
  %177 = sub i32 %174, %176
  %178 = getelementptr inbounds i8, ptr %0, i64 68
  %179 = load i32, ptr %178, align 4, !tbaa !121
  %180 = icmp ult i32 %177, %179
  br i1 %180, label %181, label %210

181:                                              ; preds = %172
  %182 = load i32, ptr %63, align 4, !tbaa !115
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %192

184:                                              ; preds = %181
  %185 = getelementptr inbounds i8, ptr %0, i64 16
  %186 = load ptr, ptr %185, align 8, !tbaa !111
  %187 = getelementptr inbounds i8, ptr %186, i64 24
  %188 = load i64, ptr %187, align 8, !tbaa !213
  %189 = icmp ne i64 %188, 0
  %190 = icmp ne i32 %158, 0
  %191 = or i1 %190, %189
  br i1 %191, label %210, label %197

192:                                              ; preds = %181
  %193 = icmp eq i32 %158, 0
  br i1 %193, label %194, label %210

194:                                              ; preds = %192
  %195 = getelementptr inbounds i8, ptr %0, i64 16
  %196 = load ptr, ptr %195, align 8, !tbaa !111
  br label %197

197:                                              ; preds = %194, %184
  %198 = phi ptr [ %196, %194 ], [ %186, %184 ]
  %199 = load i64, ptr %6, align 8, !tbaa !127
  %200 = getelementptr inbounds i8, ptr %198, i64 94464
  %201 = lshr i64 %199, 46
  %202 = and i64 %201, 4095
  %203 = getelementptr inbounds [4096 x i8], ptr %200, i64 0, i64 %202
  %204 = load i8, ptr %203, align 1, !tbaa !88
  %205 = icmp eq i8 %204, 0
  br i1 %205, label %206, label %223

206:                                              ; preds = %197
  %207 = select i1 %183, i64 %118, i64 %199
  %208 = and i64 %207, 4611686018427387904
  %209 = icmp eq i64 %208, 0
  br i1 %209, label %210, label %223

210:                                              ; preds = %206, %192, %184, %172
  %211 = getelementptr inbounds i8, ptr %0, i64 16
  %212 = load ptr, ptr %211, align 8, !tbaa !111
  %213 = getelementptr inbounds i8, ptr %212, i64 16
  %214 = load i64, ptr %213, align 8, !tbaa !212
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %216, label %534

216:                                              ; preds = %210
  %217 = load i32, ptr %63, align 4, !tbaa !115
  %218 = icmp eq i32 %217, 1
  br i1 %218, label %534, label %219

219:                                              ; preds = %216
  %220 = getelementptr inbounds i8, ptr %0, i64 48
  %221 = load i32, ptr %220, align 8, !tbaa !116
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %534, label %223

223:                                              ; preds = %219, %206, %197, %167
  %224 = phi i32 [ %171, %167 ], [ %174, %219 ], [ %174, %197 ], [ %174, %206 ]
  %225 = phi ptr [ %169, %167 ], [ %212, %219 ], [ %198, %197 ], [ %198, %206 ]
  %226 = getelementptr inbounds i8, ptr %0, i64 8
  %227 = load ptr, ptr %226, align 8, !tbaa !110
  %228 = getelementptr inbounds i8, ptr %227, i64 48
  %229 = load i32, ptr %228, align 8, !tbaa !24
  %230 = udiv i32 %224, %229
  %231 = lshr i64 %118, 30
  %232 = trunc i64 %231 to i32
  %233 = and i32 %232, 65535
  %234 = getelementptr inbounds i8, ptr %0, i64 64
  %235 = load i32, ptr %234, align 8, !tbaa !120
  %236 = icmp eq i32 %224, %235
  br i1 %236, label %534, label %237

237:                                              ; preds = %223
  %238 = getelementptr inbounds i8, ptr %225, i64 184
  %239 = load i64, ptr %238, align 8, !tbaa !148
  %240 = icmp eq i64 %239, 4194304
  br i1 %240, label %534, label %241

241:                                              ; preds = %237
  %242 = getelementptr inbounds i8, ptr %0, i64 56
  %243 = load i32, ptr %242, align 8, !tbaa !118
  %244 = getelementptr inbounds i8, ptr %225, i64 168
  %245 = load i64, ptr %244, align 8, !tbaa !35
  %246 = inttoptr i64 %245 to ptr
  %247 = zext i32 %243 to i64
  %248 = getelementptr inbounds %struct.KnownGroup, ptr %246, i64 %247
  %249 = getelementptr inbounds i8, ptr %225, i64 208
  %250 = load i64, ptr %249, align 8, !tbaa !28
  %251 = inttoptr i64 %250 to ptr
  %252 = zext i32 %235 to i64
  %253 = getelementptr inbounds %struct.WaveOrder, ptr %251, i64 %252
  %254 = getelementptr inbounds i8, ptr %225, i64 176
  %255 = load i64, ptr %254, align 8, !tbaa !34
  %256 = inttoptr i64 %255 to ptr
  %257 = icmp eq i32 %230, %243
  br i1 %257, label %295, label %258

258:                                              ; preds = %241
  %259 = getelementptr inbounds i8, ptr %225, i64 200
  %260 = load i64, ptr %259, align 8, !tbaa !133
  %261 = icmp eq i64 %260, 4194304
  br i1 %261, label %295, label %262

262:                                              ; preds = %258
  %263 = getelementptr inbounds i8, ptr %225, i64 192
  %264 = load i64, ptr %263, align 8, !tbaa !134
  %265 = inttoptr i64 %264 to ptr
  %266 = zext nneg i32 %230 to i64
  %267 = getelementptr inbounds %struct.KnownGroup, ptr %246, i64 %266, i32 1
  %268 = load i32, ptr %267, align 4, !tbaa !27
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %295, label %270

270:                                              ; preds = %262, %291
  %271 = phi i32 [ %293, %291 ], [ %268, %262 ]
  %272 = add i32 %271, -1
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds %struct.Unreleased, ptr %265, i64 %273
  %275 = getelementptr inbounds i8, ptr %274, i64 8
  %276 = load i16, ptr %275, align 4, !tbaa !214
  %277 = zext i16 %276 to i32
  %278 = icmp ult i32 %233, %277
  br i1 %278, label %291, label %279

279:                                              ; preds = %270
  %280 = load i32, ptr %274, align 4, !tbaa !136
  %281 = icmp eq i32 %280, %224
  %282 = icmp eq i32 %280, -1
  %283 = or i1 %281, %282
  br i1 %283, label %284, label %291

284:                                              ; preds = %279
  %285 = getelementptr inbounds i8, ptr %274, i64 10
  %286 = load i16, ptr %285, align 2, !tbaa !138
  %287 = zext i16 %286 to i32
  %288 = icmp ult i32 %233, %287
  %289 = add nsw i32 %287, -1
  %290 = select i1 %288, i32 %233, i32 %289
  br label %295

291:                                              ; preds = %279, %270
  %292 = getelementptr inbounds i8, ptr %274, i64 4
  %293 = load i32, ptr %292, align 4, !tbaa !27
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %295, label %270, !llvm.loop !215

295:                                              ; preds = %291, %284, %262, %258, %241
  %296 = phi i32 [ %233, %241 ], [ %233, %258 ], [ %290, %284 ], [ %233, %262 ], [ %233, %291 ]
  %297 = load i32, ptr %248, align 4, !tbaa !27
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %495, label %299

299:                                              ; preds = %295
  %300 = add i32 %297, -1
  %301 = zext i32 %300 to i64
  %302 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %301
  %303 = load i32, ptr %302, align 4, !tbaa !216
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
  %312 = load i16, ptr %311, align 4, !tbaa !218
  %313 = zext i16 %312 to i32
  %314 = icmp ugt i32 %233, %313
  br i1 %314, label %320, label %315

315:                                              ; preds = %310
  %316 = getelementptr inbounds i8, ptr %302, i64 14
  %317 = load i16, ptr %316, align 2, !tbaa !219
  %318 = zext i16 %317 to i32
  %319 = icmp ugt i32 %296, %318
  br i1 %319, label %320, label %534

320:                                              ; preds = %315, %310, %305, %299
  %321 = getelementptr inbounds i8, ptr %302, i64 4
  %322 = load i32, ptr %321, align 4, !tbaa !27
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %495, label %324, !llvm.loop !220

324:                                              ; preds = %320
  %325 = add i32 %322, -1
  %326 = zext i32 %325 to i64
  %327 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %326
  %328 = load i32, ptr %327, align 4, !tbaa !216
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
  %337 = load i16, ptr %336, align 4, !tbaa !218
  %338 = zext i16 %337 to i32
  %339 = icmp ugt i32 %233, %338
  br i1 %339, label %345, label %340

340:                                              ; preds = %335
  %341 = getelementptr inbounds i8, ptr %327, i64 14
  %342 = load i16, ptr %341, align 2, !tbaa !219
  %343 = zext i16 %342 to i32
  %344 = icmp ugt i32 %296, %343
  br i1 %344, label %345, label %534

345:                                              ; preds = %340, %335, %330, %324
  %346 = getelementptr inbounds i8, ptr %327, i64 4
  %347 = load i32, ptr %346, align 4, !tbaa !27
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %495, label %349, !llvm.loop !220

349:                                              ; preds = %345
  %350 = add i32 %347, -1
  %351 = zext i32 %350 to i64
  %352 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %351
  %353 = load i32, ptr %352, align 4, !tbaa !216
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
  %362 = load i16, ptr %361, align 4, !tbaa !218
  %363 = zext i16 %362 to i32
  %364 = icmp ugt i32 %233, %363
  br i1 %364, label %370, label %365

365:                                              ; preds = %360
  %366 = getelementptr inbounds i8, ptr %352, i64 14
  %367 = load i16, ptr %366, align 2, !tbaa !219
  %368 = zext i16 %367 to i32
  %369 = icmp ugt i32 %296, %368
  br i1 %369, label %370, label %534

370:                                              ; preds = %365, %360, %355, %349
  %371 = getelementptr inbounds i8, ptr %352, i64 4
  %372 = load i32, ptr %371, align 4, !tbaa !27
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %495, label %374, !llvm.loop !220

374:                                              ; preds = %370
  %375 = add i32 %372, -1
  %376 = zext i32 %375 to i64
  %377 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %376
  %378 = load i32, ptr %377, align 4, !tbaa !216
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
  %387 = load i16, ptr %386, align 4, !tbaa !218
  %388 = zext i16 %387 to i32
  %389 = icmp ugt i32 %233, %388
  br i1 %389, label %395, label %390

390:                                              ; preds = %385
  %391 = getelementptr inbounds i8, ptr %377, i64 14
  %392 = load i16, ptr %391, align 2, !tbaa !219
  %393 = zext i16 %392 to i32
  %394 = icmp ugt i32 %296, %393
  br i1 %394, label %395, label %534

395:                                              ; preds = %390, %385, %380, %374
  %396 = getelementptr inbounds i8, ptr %377, i64 4
  %397 = load i32, ptr %396, align 4, !tbaa !27
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %495, label %399, !llvm.loop !220

399:                                              ; preds = %395
  %400 = add i32 %397, -1
  %401 = zext i32 %400 to i64
  %402 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %401
  %403 = load i32, ptr %402, align 4, !tbaa !216
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
  %412 = load i16, ptr %411, align 4, !tbaa !218
  %413 = zext i16 %412 to i32
  %414 = icmp ugt i32 %233, %413
  br i1 %414, label %420, label %415

415:                                              ; preds = %410
  %416 = getelementptr inbounds i8, ptr %402, i64 14
  %417 = load i16, ptr %416, align 2, !tbaa !219
  %418 = zext i16 %417 to i32
  %419 = icmp ugt i32 %296, %418
  br i1 %419, label %420, label %534

420:                                              ; preds = %415, %410, %405, %399
  %421 = getelementptr inbounds i8, ptr %402, i64 4
  %422 = load i32, ptr %421, align 4, !tbaa !27
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %495, label %424, !llvm.loop !220

424:                                              ; preds = %420
  %425 = add i32 %422, -1
  %426 = zext i32 %425 to i64
  %427 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %426
  %428 = load i32, ptr %427, align 4, !tbaa !216
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
  %437 = load i16, ptr %436, align 4, !tbaa !218
  %438 = zext i16 %437 to i32
  %439 = icmp ugt i32 %233, %438
  br i1 %439, label %445, label %440

440:                                              ; preds = %435
  %441 = getelementptr inbounds i8, ptr %427, i64 14
  %442 = load i16, ptr %441, align 2, !tbaa !219
  %443 = zext i16 %442 to i32
  %444 = icmp ugt i32 %296, %443
  br i1 %444, label %445, label %534

445:                                              ; preds = %440, %435, %430, %424
  %446 = getelementptr inbounds i8, ptr %427, i64 4
  %447 = load i32, ptr %446, align 4, !tbaa !27
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %495, label %449, !llvm.loop !220

449:                                              ; preds = %445
  %450 = add i32 %447, -1
  %451 = zext i32 %450 to i64
  %452 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %451
  %453 = load i32, ptr %452, align 4, !tbaa !216
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
  %462 = load i16, ptr %461, align 4, !tbaa !218
  %463 = zext i16 %462 to i32
  %464 = icmp ugt i32 %233, %463
  br i1 %464, label %470, label %465

465:                                              ; preds = %460
  %466 = getelementptr inbounds i8, ptr %452, i64 14
  %467 = load i16, ptr %466, align 2, !tbaa !219
  %468 = zext i16 %467 to i32
  %469 = icmp ugt i32 %296, %468
  br i1 %469, label %470, label %534

470:                                              ; preds = %465, %460, %455, %449
  %471 = getelementptr inbounds i8, ptr %452, i64 4
  %472 = load i32, ptr %471, align 4, !tbaa !27
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %495, label %474, !llvm.loop !220

474:                                              ; preds = %470
  %475 = add i32 %472, -1
  %476 = zext i32 %475 to i64
  %477 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %476
  %478 = load i32, ptr %477, align 4, !tbaa !216
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
  %487 = load i16, ptr %486, align 4, !tbaa !218
  %488 = zext i16 %487 to i32
  %489 = icmp ugt i32 %233, %488
  br i1 %489, label %495, label %490

490:                                              ; preds = %485
  %491 = getelementptr inbounds i8, ptr %477, i64 14
  %492 = load i16, ptr %491, align 2, !tbaa !219
  %493 = zext i16 %492 to i32
  %494 = icmp ugt i32 %296, %493
  br i1 %494, label %495, label %534

495:                                              ; preds = %320, %345, %370, %395, %420, %445, %470, %490, %485, %480, %474, %295
  %496 = getelementptr inbounds i8, ptr %0, i64 96
  %497 = load ptr, ptr %496, align 8, !tbaa !128
  %498 = icmp eq ptr %497, null
  br i1 %498, label %505, label %499

499:                                              ; preds = %495
  %500 = load ptr, ptr %0, align 8, !tbaa !108
  %501 = getelementptr inbounds i8, ptr %0, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !112
  tail call void %497(ptr noundef %500, ptr noundef %502) #15
  %503 = load i64, ptr %238, align 8, !tbaa !148
  %504 = load i32, ptr %248, align 4, !tbaa !38
  br label %505

505:                                              ; preds = %499, %495
  %506 = phi i32 [ %504, %499 ], [ %297, %495 ]
  %507 = phi i64 [ %503, %499 ], [ %239, %495 ]
  %508 = add i64 %507, 1
  store i64 %508, ptr %238, align 8, !tbaa !148
  %509 = getelementptr inbounds %struct.Acquired, ptr %256, i64 %507
  %510 = getelementptr inbounds i8, ptr %253, i64 7
  %511 = load i8, ptr %510, align 1, !tbaa !33
  %512 = icmp eq i8 %511, 0
  %513 = select i1 %512, i32 16777216, i32 0
  %514 = or disjoint i32 %513, %224
  %515 = trunc i64 %231 to i16
  %516 = trunc i32 %296 to i16
  %517 = getelementptr inbounds i8, ptr %0, i64 24
  %518 = load ptr, ptr %517, align 8, !tbaa !112
  %519 = getelementptr inbounds i8, ptr %518, i64 120
  %520 = load i64, ptr %519, align 8, !tbaa !125
  %521 = trunc i64 %520 to i16
  %522 = lshr i64 %118, 46
  %523 = trunc i64 %522 to i16
  %524 = and i16 %523, 4095
  store i32 %230, ptr %509, align 4, !tbaa !27
  %525 = getelementptr inbounds i8, ptr %509, i64 4
  store i32 %506, ptr %525, align 4, !tbaa !27
  %526 = getelementptr inbounds i8, ptr %509, i64 8
  store i32 %514, ptr %526, align 4, !tbaa !88
  %527 = getelementptr inbounds i8, ptr %509, i64 12
  store i16 %515, ptr %527, align 4, !tbaa !139
  %528 = getelementptr inbounds i8, ptr %509, i64 14
  store i16 %516, ptr %528, align 2, !tbaa !139
  %529 = getelementptr inbounds i8, ptr %509, i64 16
  store i16 %521, ptr %529, align 4, !tbaa !139
  %530 = getelementptr inbounds i8, ptr %509, i64 18
  store i16 %524, ptr %530, align 2, !tbaa !139
  %531 = load i64, ptr %238, align 8, !tbaa !148
  %532 = trunc i64 %531 to i32
  store i32 %532, ptr %248, align 4, !tbaa !38
  %533 = getelementptr inbounds i8, ptr %253, i64 4
  store i8 0, ptr %533, align 2, !tbaa !29
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
  %545 = load i32, ptr %544, align 8, !tbaa !116
  %546 = icmp eq i32 %545, 0
  br i1 %546, label %547, label %662

547:                                              ; preds = %543, %540
  %548 = trunc i64 %118 to i32
  %549 = and i32 %548, 16777215
  %550 = getelementptr inbounds i8, ptr %0, i64 60
  %551 = load i32, ptr %550, align 4, !tbaa !119
  %552 = sub i32 %549, %551
  %553 = getelementptr inbounds i8, ptr %0, i64 68
  %554 = load i32, ptr %553, align 4, !tbaa !121
  %555 = icmp ult i32 %552, %554
  br i1 %555, label %556, label %582

556:                                              ; preds = %547
  %557 = load i32, ptr %63, align 4, !tbaa !115
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %559, label %565

559:                                              ; preds = %556
  %560 = getelementptr inbounds i8, ptr %0, i64 16
  %561 = load ptr, ptr %560, align 8, !tbaa !111
  %562 = getelementptr inbounds i8, ptr %561, i64 24
  %563 = load i64, ptr %562, align 8, !tbaa !213
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %565, label %582

565:                                              ; preds = %559, %556
  %566 = load i32, ptr %19, align 8, !tbaa !114
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %582

568:                                              ; preds = %565
  %569 = load i64, ptr %6, align 8, !tbaa !127
  %570 = getelementptr inbounds i8, ptr %0, i64 16
  %571 = load ptr, ptr %570, align 8, !tbaa !111
  %572 = getelementptr inbounds i8, ptr %571, i64 94464
  %573 = lshr i64 %569, 46
  %574 = and i64 %573, 4095
  %575 = getelementptr inbounds [4096 x i8], ptr %572, i64 0, i64 %574
  %576 = load i8, ptr %575, align 1, !tbaa !88
  %577 = icmp eq i8 %576, 0
  br i1 %577, label %578, label %662

578:                                              ; preds = %568
  %579 = select i1 %558, i64 %118, i64 %569
  %580 = and i64 %579, 4611686018427387904
  %581 = icmp eq i64 %580, 0
  br i1 %581, label %582, label %662

582:                                              ; preds = %578, %565, %559, %547
  %583 = getelementptr inbounds i8, ptr %0, i64 16
  %584 = load ptr, ptr %583, align 8, !tbaa !111
  %585 = getelementptr inbounds i8, ptr %584, i64 16
  %586 = load i64, ptr %585, align 8, !tbaa !212
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %588, label %600

588:                                              ; preds = %582
  %589 = load i32, ptr %63, align 4, !tbaa !115
  %590 = icmp eq i32 %589, 1
  br i1 %590, label %600, label %591

591:                                              ; preds = %588
  %592 = getelementptr inbounds i8, ptr %0, i64 48
  %593 = load i32, ptr %592, align 8, !tbaa !116
  %594 = icmp ne i32 %593, 0
  %595 = or i1 %542, %594
  br i1 %595, label %599, label %596

596:                                              ; preds = %591
  %597 = load i32, ptr %19, align 8, !tbaa !114
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
  %606 = load i32, ptr %605, align 8, !tbaa !123
  %607 = icmp ult i32 %603, %606
  %608 = icmp eq i32 %603, 65535
  %609 = or i1 %608, %607
  br i1 %609, label %662, label %612

610:                                              ; preds = %600
  %611 = icmp eq i32 %603, 65535
  br i1 %611, label %662, label %612

612:                                              ; preds = %610, %604
  %613 = getelementptr inbounds i8, ptr %584, i64 184
  %614 = load i64, ptr %613, align 8, !tbaa !148
  %615 = icmp eq i64 %614, 4194304
  br i1 %615, label %662, label %616

616:                                              ; preds = %612
  %617 = getelementptr inbounds i8, ptr %0, i64 64
  %618 = load i32, ptr %617, align 8, !tbaa !120
  %619 = icmp eq i32 %549, %618
  br i1 %619, label %620, label %631

620:                                              ; preds = %616
  %621 = icmp sgt i64 %118, -1
  br i1 %621, label %662, label %622

622:                                              ; preds = %620
  %623 = getelementptr inbounds i8, ptr %0, i64 56
  %624 = load i32, ptr %623, align 8, !tbaa !118
  %625 = getelementptr inbounds i8, ptr %584, i64 168
  %626 = load i64, ptr %625, align 8, !tbaa !35
  %627 = inttoptr i64 %626 to ptr
  %628 = zext i32 %624 to i64
  %629 = getelementptr inbounds %struct.KnownGroup, ptr %627, i64 %628
  %630 = load i32, ptr %629, align 4, !tbaa !38
  br label %657

631:                                              ; preds = %616
  %632 = load i32, ptr %63, align 4, !tbaa !115
  %633 = icmp eq i32 %632, 0
  %634 = getelementptr inbounds i8, ptr %0, i64 56
  %635 = load i32, ptr %634, align 8, !tbaa !118
  %636 = getelementptr inbounds i8, ptr %584, i64 168
  %637 = load i64, ptr %636, align 8, !tbaa !35
  %638 = inttoptr i64 %637 to ptr
  %639 = zext i32 %635 to i64
  %640 = getelementptr inbounds %struct.KnownGroup, ptr %638, i64 %639
  %641 = load i32, ptr %640, align 4, !tbaa !38
  %642 = icmp eq i32 %641, 0
  br i1 %633, label %643, label %644

643:                                              ; preds = %631
  br i1 %642, label %660, label %645

644:                                              ; preds = %631
  br i1 %642, label %660, label %653

645:                                              ; preds = %643
  %646 = load i32, ptr %19, align 8, !tbaa !114
  %647 = icmp eq i32 %646, 1
  br i1 %647, label %653, label %648

648:                                              ; preds = %645
  %649 = getelementptr inbounds i8, ptr %0, i64 48
  %650 = load i32, ptr %649, align 8, !tbaa !116
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
  %664 = load i32, ptr %663, align 4, !tbaa !117
  %665 = icmp ne i32 %664, 0
  %666 = and i1 %120, %665
  br i1 %666, label %667, label %680

667:                                              ; preds = %662
  %668 = trunc i64 %119 to i32
  %669 = and i32 %668, 16777215
  %670 = getelementptr inbounds i8, ptr %0, i64 64
  %671 = load i32, ptr %670, align 8, !tbaa !120
  %672 = icmp eq i32 %669, %671
  br i1 %672, label %673, label %680

673:                                              ; preds = %667
  %674 = getelementptr inbounds i8, ptr %0, i64 16
  %675 = load ptr, ptr %674, align 8, !tbaa !111
  %676 = getelementptr inbounds i8, ptr %675, i64 73984
  %677 = lshr i64 %119, 46
  %678 = and i64 %677, 4095
  %679 = getelementptr inbounds [4096 x i32], ptr %676, i64 0, i64 %678
  store i32 1, ptr %679, align 4, !tbaa !27
  br label %680

680:                                              ; preds = %673, %667, %662
  %681 = load i32, ptr %19, align 8, !tbaa !114
  %682 = icmp eq i32 %681, 0
  br i1 %682, label %683, label %747

683:                                              ; preds = %680
  br i1 %120, label %684, label %745

684:                                              ; preds = %683
  %685 = trunc i64 %119 to i32
  %686 = and i32 %685, 16777215
  %687 = getelementptr inbounds i8, ptr %0, i64 64
  %688 = load i32, ptr %687, align 8, !tbaa !120
  %689 = icmp eq i32 %686, %688
  %690 = icmp sgt i64 %119, -1
  %691 = and i1 %690, %689
  br i1 %691, label %745, label %692

692:                                              ; preds = %684
  %693 = lshr i64 %119, 30
  %694 = trunc i64 %693 to i32
  %695 = and i32 %694, 65535
  %696 = getelementptr inbounds i8, ptr %0, i64 60
  %697 = load i32, ptr %696, align 4, !tbaa !119
  %698 = sub i32 %686, %697
  %699 = getelementptr inbounds i8, ptr %0, i64 68
  %700 = load i32, ptr %699, align 4, !tbaa !121
  %701 = icmp ult i32 %698, %700
  br i1 %701, label %702, label %708

702:                                              ; preds = %692
  %703 = getelementptr inbounds i8, ptr %0, i64 72
  %704 = load i32, ptr %703, align 8, !tbaa !123
  %705 = icmp ult i32 %695, %704
  %706 = icmp eq i32 %695, 65535
  %707 = or i1 %706, %705
  br i1 %707, label %745, label %710

708:                                              ; preds = %692
  %709 = icmp eq i32 %695, 65535
  br i1 %709, label %745, label %710

710:                                              ; preds = %708, %702
  %711 = getelementptr inbounds i8, ptr %0, i64 16
  %712 = load ptr, ptr %711, align 8, !tbaa !111
  %713 = getelementptr inbounds i8, ptr %712, i64 184
  %714 = load i64, ptr %713, align 8, !tbaa !148
  %715 = icmp eq i64 %714, 4194304
  br i1 %715, label %745, label %716

716:                                              ; preds = %710
  br i1 %689, label %717, label %727

717:                                              ; preds = %716
  br i1 %690, label %745, label %718

718:                                              ; preds = %717
  %719 = getelementptr inbounds i8, ptr %0, i64 56
  %720 = load i32, ptr %719, align 8, !tbaa !118
  %721 = getelementptr inbounds i8, ptr %712, i64 168
  %722 = load i64, ptr %721, align 8, !tbaa !35
  %723 = inttoptr i64 %722 to ptr
  %724 = zext i32 %720 to i64
  %725 = getelementptr inbounds %struct.KnownGroup, ptr %723, i64 %724
  %726 = load i32, ptr %725, align 4, !tbaa !38
  br label %739

727:                                              ; preds = %716
  %728 = getelementptr inbounds i8, ptr %0, i64 56
  %729 = load i32, ptr %728, align 8, !tbaa !118
  %730 = getelementptr inbounds i8, ptr %712, i64 168
  %731 = load i64, ptr %730, align 8, !tbaa !35
  %732 = inttoptr i64 %731 to ptr
  %733 = zext i32 %729 to i64
  %734 = getelementptr inbounds %struct.KnownGroup, ptr %732, i64 %733
  %735 = load i32, ptr %734, align 4, !tbaa !38
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
  store i64 %746, ptr %15, align 8, !tbaa !143
  store i64 %118, ptr %1, align 8, !tbaa !141
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
  %759 = load i32, ptr %758, align 8, !tbaa !116
  %760 = icmp eq i32 %759, 0
  br i1 %760, label %761, label %859

761:                                              ; preds = %757, %754
  %762 = trunc i64 %119 to i32
  %763 = and i32 %762, 16777215
  %764 = getelementptr inbounds i8, ptr %0, i64 60
  %765 = load i32, ptr %764, align 4, !tbaa !119
  %766 = sub i32 %763, %765
  %767 = getelementptr inbounds i8, ptr %0, i64 68
  %768 = load i32, ptr %767, align 4, !tbaa !121
  %769 = icmp ult i32 %766, %768
  br i1 %769, label %773, label %770

770:                                              ; preds = %761
  %771 = getelementptr inbounds i8, ptr %0, i64 16
  %772 = load ptr, ptr %771, align 8, !tbaa !111
  br label %794

773:                                              ; preds = %761
  %774 = load i32, ptr %63, align 4, !tbaa !115
  %775 = icmp eq i32 %774, 0
  %776 = getelementptr inbounds i8, ptr %0, i64 16
  %777 = load ptr, ptr %776, align 8, !tbaa !111
  br i1 %775, label %778, label %782

778:                                              ; preds = %773
  %779 = getelementptr inbounds i8, ptr %777, i64 24
  %780 = load i64, ptr %779, align 8, !tbaa !213
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %782, label %794

782:                                              ; preds = %778, %773
  %783 = getelementptr inbounds i8, ptr %777, i64 94464
  %784 = lshr i64 %119, 46
  %785 = and i64 %784, 4095
  %786 = getelementptr inbounds [4096 x i8], ptr %783, i64 0, i64 %785
  %787 = load i8, ptr %786, align 1, !tbaa !88
  %788 = icmp eq i8 %787, 0
  br i1 %788, label %789, label %859

789:                                              ; preds = %782
  %790 = load i64, ptr %6, align 8, !tbaa !127
  %791 = select i1 %775, i64 %790, i64 %119
  %792 = and i64 %791, 4611686018427387904
  %793 = icmp eq i64 %792, 0
  br i1 %793, label %794, label %859

794:                                              ; preds = %789, %778, %770
  %795 = phi ptr [ %772, %770 ], [ %777, %789 ], [ %777, %778 ]
  %796 = getelementptr inbounds i8, ptr %795, i64 16
  %797 = load i64, ptr %796, align 8, !tbaa !212
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %799, label %805

799:                                              ; preds = %794
  %800 = load i32, ptr %63, align 4, !tbaa !115
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
  %811 = load i32, ptr %810, align 8, !tbaa !123
  %812 = icmp ult i32 %808, %811
  %813 = icmp eq i32 %808, 65535
  %814 = or i1 %813, %812
  br i1 %814, label %859, label %817

815:                                              ; preds = %805
  %816 = icmp eq i32 %808, 65535
  br i1 %816, label %859, label %817

817:                                              ; preds = %815, %809
  %818 = getelementptr inbounds i8, ptr %795, i64 184
  %819 = load i64, ptr %818, align 8, !tbaa !148
  %820 = icmp eq i64 %819, 4194304
  br i1 %820, label %859, label %821

821:                                              ; preds = %817
  %822 = getelementptr inbounds i8, ptr %0, i64 64
  %823 = load i32, ptr %822, align 8, !tbaa !120
  %824 = icmp eq i32 %763, %823
  br i1 %824, label %825, label %836

825:                                              ; preds = %821
  %826 = icmp sgt i64 %119, -1
  br i1 %826, label %859, label %827

827:                                              ; preds = %825
  %828 = getelementptr inbounds i8, ptr %0, i64 56
  %829 = load i32, ptr %828, align 8, !tbaa !118
  %830 = getelementptr inbounds i8, ptr %795, i64 168
  %831 = load i64, ptr %830, align 8, !tbaa !35
  %832 = inttoptr i64 %831 to ptr
  %833 = zext i32 %829 to i64
  %834 = getelementptr inbounds %struct.KnownGroup, ptr %832, i64 %833
  %835 = load i32, ptr %834, align 4, !tbaa !38
  br label %848

836:                                              ; preds = %821
  %837 = getelementptr inbounds i8, ptr %0, i64 56
  %838 = load i32, ptr %837, align 8, !tbaa !118
  %839 = getelementptr inbounds i8, ptr %795, i64 168
  %840 = load i64, ptr %839, align 8, !tbaa !35
  %841 = inttoptr i64 %840 to ptr
  %842 = zext i32 %838 to i64
  %843 = getelementptr inbounds %struct.KnownGroup, ptr %841, i64 %842
  %844 = load i32, ptr %843, align 4, !tbaa !38
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
  %857 = load i64, ptr %856, align 8, !tbaa !221
  %858 = add i64 %857, 1
  store i64 %858, ptr %856, align 8, !tbaa !221
  br label %859

859:                                              ; preds = %855, %851, %848, %825, %817, %815, %809, %799, %789, %782, %757, %748, %747
  store i64 %13, ptr %1, align 8, !tbaa !141
  store i64 0, ptr %15, align 8, !tbaa !143
  br label %860

860:                                              ; preds = %859, %745, %28, %61, %51
  ret void
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @is_ordered(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #9 {
  %4 = trunc i64 %1 to i32
  %5 = and i32 %4, 16777215
  %6 = lshr i64 %1, 30
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 65535
  %9 = getelementptr inbounds i8, ptr %0, i64 60
  %10 = load i32, ptr %9, align 4, !tbaa !119
  %11 = sub i32 %5, %10
  %12 = getelementptr inbounds i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !121
  %14 = icmp ult i32 %11, %13
  br i1 %14, label %15, label %21

15:                                               ; preds = %3
  %16 = getelementptr inbounds i8, ptr %0, i64 72
  %17 = load i32, ptr %16, align 8, !tbaa !123
  %18 = icmp ult i32 %8, %17
  %19 = icmp eq i32 %8, 65535
  %20 = or i1 %19, %18
  br i1 %20, label %77, label %23

21:                                               ; preds = %3
  %22 = icmp eq i32 %8, 65535
  br i1 %22, label %77, label %23

23:                                               ; preds = %15, %21
  %24 = getelementptr inbounds i8, ptr %0, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !111
  %26 = getelementptr inbounds i8, ptr %25, i64 184
  %27 = load i64, ptr %26, align 8, !tbaa !148
  %28 = icmp eq i64 %27, 4194304
  br i1 %28, label %77, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds i8, ptr %0, i64 64
  %31 = load i32, ptr %30, align 8, !tbaa !120
  %32 = icmp eq i32 %5, %31
  br i1 %32, label %33, label %45

33:                                               ; preds = %29
  %34 = icmp sgt i64 %1, -1
  br i1 %34, label %77, label %35

35:                                               ; preds = %33
  %36 = getelementptr inbounds i8, ptr %0, i64 56
  %37 = load i32, ptr %36, align 8, !tbaa !118
  %38 = getelementptr inbounds i8, ptr %25, i64 168
  %39 = load i64, ptr %38, align 8, !tbaa !35
  %40 = inttoptr i64 %39 to ptr
  %41 = zext i32 %37 to i64
  %42 = getelementptr inbounds %struct.KnownGroup, ptr %40, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !38
  %44 = icmp ne i32 %43, 0
  br label %77

45:                                               ; preds = %29
  %46 = icmp eq i32 %2, 0
  br i1 %46, label %55, label %47

47:                                               ; preds = %45
  %48 = getelementptr inbounds i8, ptr %0, i64 44
  %49 = load i32, ptr %48, align 4, !tbaa !115
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, ptr %0, i64 40
  %53 = load i32, ptr %52, align 8, !tbaa !114
  %54 = icmp ne i32 %53, 1
  br label %55

55:                                               ; preds = %51, %47, %45
  %56 = phi i1 [ false, %47 ], [ false, %45 ], [ %54, %51 ]
  %57 = zext i1 %56 to i32
  %58 = getelementptr inbounds i8, ptr %0, i64 56
  %59 = load i32, ptr %58, align 8, !tbaa !118
  %60 = getelementptr inbounds i8, ptr %25, i64 168
  %61 = load i64, ptr %60, align 8, !tbaa !35
  %62 = inttoptr i64 %61 to ptr
  %63 = zext i32 %59 to i64
  %64 = getelementptr inbounds %struct.KnownGroup, ptr %62, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !38
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %77, label %67

67:                                               ; preds = %55
  br i1 %56, label %68, label %73

68:                                               ; preds = %67
  %69 = getelementptr inbounds i8, ptr %0, i64 48
  %70 = load i32, ptr %69, align 8, !tbaa !116
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
  %10 = load i32, ptr %9, align 8, !tbaa !114
  %11 = icmp eq i32 %10, 1
  %12 = icmp eq i32 %5, 1
  %13 = and i1 %12, %11
  %14 = icmp eq ptr %8, null
  br i1 %13, label %15, label %16

15:                                               ; preds = %6
  br i1 %14, label %101, label %17

16:                                               ; preds = %6
  br i1 %14, label %101, label %97

17:                                               ; preds = %15
  %18 = getelementptr inbounds i8, ptr %0, i64 48
  %19 = load i32, ptr %18, align 8, !tbaa !116
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %97

21:                                               ; preds = %17
  %22 = lshr i64 %4, 58
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = and i32 %2, 15
  %25 = and i32 %24, %23
  %26 = getelementptr inbounds i8, ptr %0, i64 112
  %27 = load ptr, ptr %26, align 8, !tbaa !130
  %28 = icmp eq ptr %27, null
  br i1 %28, label %97, label %29

29:                                               ; preds = %21
  %30 = getelementptr inbounds i8, ptr %0, i64 104
  %31 = load ptr, ptr %30, align 8, !tbaa !129
  %32 = zext i32 %3 to i64
  %33 = getelementptr inbounds i64, ptr %31, i64 %32
  %34 = load i64, ptr %33, align 8, !tbaa !48
  %35 = getelementptr inbounds i8, ptr %0, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !115
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %47

38:                                               ; preds = %29
  %39 = load ptr, ptr %0, align 8, !tbaa !108
  %40 = getelementptr inbounds i8, ptr %39, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !55
  %42 = icmp ugt i64 %41, %34
  br i1 %42, label %47, label %43

43:                                               ; preds = %38
  %44 = getelementptr inbounds i8, ptr %39, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !54
  %46 = sub i64 %34, %45
  br label %47

47:                                               ; preds = %43, %38, %29
  %48 = phi i64 [ %34, %38 ], [ %46, %43 ], [ %34, %29 ]
  %49 = and i64 %48, 3
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = shl nuw nsw i32 %50, 3
  %52 = icmp eq i64 %49, 0
  br i1 %52, label %59, label %53

53:                                               ; preds = %47
  %54 = getelementptr inbounds i8, ptr %0, i64 120
  %55 = load i32, ptr %54, align 8, !tbaa !131
  %56 = zext i32 %55 to i64
  %57 = add nuw nsw i64 %49, %56
  %58 = icmp ugt i64 %57, 4
  br i1 %58, label %97, label %59

59:                                               ; preds = %53, %47
  %60 = and i64 %48, -4
  %61 = sub i64 %1, %60
  %62 = lshr i64 %61, 2
  %63 = load ptr, ptr %0, align 8, !tbaa !108
  %64 = getelementptr inbounds i8, ptr %63, i64 160
  %65 = load i32, ptr %64, align 8, !tbaa !51
  %66 = zext i32 %65 to i64
  %67 = mul i64 %62, %66
  %68 = getelementptr i32, ptr %27, i64 %67
  %69 = getelementptr i32, ptr %68, i64 %32
  %70 = load i32, ptr %69, align 4, !tbaa !27
  %71 = shl i32 %70, %51
  br i1 %37, label %72, label %75

72:                                               ; preds = %59
  %73 = getelementptr inbounds i8, ptr %0, i64 128
  %74 = load i64, ptr %73, align 8, !tbaa !124
  br label %75

75:                                               ; preds = %59, %72
  %76 = phi i64 [ %74, %72 ], [ 0, %59 ]
  %77 = add i64 %76, %1
  %78 = inttoptr i64 %77 to ptr
  %79 = load i32, ptr %78, align 1
  %80 = trunc i32 %25 to i1
  %81 = select i1 %80, i32 255, i32 0
  %82 = and i32 %25, 2
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i32 0, i32 65280
  %85 = or disjoint i32 %84, %81
  %86 = and i32 %25, 4
  %87 = icmp eq i32 %86, 0
  %88 = select i1 %87, i32 0, i32 16711680
  %89 = or disjoint i32 %85, %88
  %90 = shl nuw i32 %25, 28
  %91 = ashr exact i32 %90, 7
  %92 = and i32 %91, -16777216
  %93 = or disjoint i32 %89, %92
  %94 = xor i32 %79, %71
  %95 = and i32 %94, %93
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %101, label %97

97:                                               ; preds = %53, %21, %16, %75, %17
  %98 = getelementptr inbounds i8, ptr %8, i64 32
  %99 = load i64, ptr %98, align 8, !tbaa !221
  %100 = add i64 %99, 1
  store i64 %100, ptr %98, align 8, !tbaa !221
  br label %101

101:                                              ; preds = %16, %97, %75, %15
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef i32 @has_acquired(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !111
  %7 = trunc i64 %1 to i32
  %8 = and i32 %7, 16777215
  %9 = lshr i64 %1, 30
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 65535
  %12 = getelementptr inbounds i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !121
  %14 = udiv i32 %8, %13
  %15 = getelementptr inbounds i8, ptr %6, i64 176
  %16 = load i64, ptr %15, align 8, !tbaa !34
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %6, i64 240
  %19 = load i64, ptr %18, align 8, !tbaa !222
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 232
  %22 = load i64, ptr %21, align 8, !tbaa !223
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !223
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !118
  store i32 %26, ptr %20, align 4, !tbaa !27
  %27 = getelementptr inbounds i8, ptr %6, i64 168
  %28 = load i64, ptr %27, align 8, !tbaa !35
  %29 = inttoptr i64 %28 to ptr
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %24, ptr %32, align 4, !tbaa !224
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !225
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
  %50 = load i32, ptr %49, align 4, !tbaa !27
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 16
  %54 = load i32, ptr %53, align 4, !tbaa !225
  %55 = load i32, ptr %52, align 4, !tbaa !27
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %40, label %57

57:                                               ; preds = %44
  %58 = load i32, ptr %25, align 8, !tbaa !118
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
  %72 = load i16, ptr %71, align 4, !tbaa !226
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !216
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !216
  br i1 %82, label %87, label %84

84:                                               ; preds = %78
  %85 = load i32, ptr %25, align 8, !tbaa !118
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %135

87:                                               ; preds = %76, %78, %84
  %88 = phi i32 [ %77, %76 ], [ %83, %78 ], [ %83, %84 ]
  %89 = icmp eq i32 %88, %14
  br i1 %89, label %90, label %103

90:                                               ; preds = %87
  %91 = getelementptr inbounds i8, ptr %67, i64 %36
  %92 = load i16, ptr %91, align 2, !tbaa !139
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
  %101 = load i32, ptr %25, align 8, !tbaa !118
  %102 = icmp eq i32 %14, %101
  br i1 %102, label %103, label %140

103:                                              ; preds = %100, %90, %87
  %104 = getelementptr inbounds i8, ptr %67, i64 12
  %105 = load i16, ptr %104, align 4, !tbaa !218
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
  %115 = load i16, ptr %114, align 2, !tbaa !227
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !224
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !225
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !224
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !225
  %130 = icmp eq i32 %64, 65536
  br i1 %130, label %140, label %131

131:                                              ; preds = %128
  %132 = add i32 %64, 1
  %133 = zext i32 %64 to i64
  %134 = getelementptr inbounds i32, ptr %20, i64 %133
  store i32 %88, ptr %134, align 4, !tbaa !27
  br label %135

135:                                              ; preds = %84, %70, %124, %131
  %136 = phi i32 [ %64, %84 ], [ %64, %70 ], [ %132, %131 ], [ %64, %124 ]
  %137 = getelementptr inbounds i8, ptr %67, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !27
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %40, label %61, !llvm.loop !228

140:                                              ; preds = %40, %61, %100, %95, %113, %128
  %141 = phi i32 [ 1, %128 ], [ 1, %113 ], [ 1, %95 ], [ 1, %100 ], [ 1, %61 ], [ 0, %40 ]
  ret i32 %141
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #2 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !111
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !110
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  %13 = load i32, ptr %12, align 8, !tbaa !24
  %14 = and i64 %5, 288160007407534080
  %15 = icmp eq i64 %14, 288160007407534080
  br i1 %15, label %22, label %16

16:                                               ; preds = %7
  %17 = lshr i64 %5, 46
  %18 = getelementptr inbounds i8, ptr %9, i64 256
  %19 = and i64 %17, 4095
  %20 = getelementptr inbounds [4096 x i64], ptr %18, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8, !tbaa !48
  br label %22

22:                                               ; preds = %7, %16
  %23 = phi i64 [ %21, %16 ], [ 0, %7 ]
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !113
  %26 = load i64, ptr %9, align 8, !tbaa !71
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %9, i64 98560
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !72
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 48
  %37 = load i64, ptr %36, align 8, !tbaa !75
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 80
  %41 = load i64, ptr %40, align 8, !tbaa !76
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !77

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %22
  %49 = getelementptr inbounds i8, ptr %9, i64 98560
  %50 = add i64 %26, 1
  store i64 %50, ptr %9, align 8, !tbaa !71
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 %1, ptr %51, align 8, !tbaa !72
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !78
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !78
  br label %131

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !79
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !79
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %131

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !115
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !80
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !81
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !82
  %68 = getelementptr inbounds i8, ptr %57, i64 48
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !114
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !120
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !119
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !116
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !112
  %80 = getelementptr inbounds i8, ptr %79, i64 16
  %81 = load i64, ptr %80, align 8, !tbaa !25
  store i64 %25, ptr %68, align 8, !tbaa !48
  %82 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %70, ptr %82, align 8, !tbaa !27
  %83 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 %4, ptr %83, align 4, !tbaa !27
  %84 = getelementptr inbounds i8, ptr %57, i64 64
  store i32 %75, ptr %84, align 8, !tbaa !27
  %85 = getelementptr inbounds i8, ptr %57, i64 68
  store i32 %77, ptr %85, align 4, !tbaa !27
  %86 = getelementptr inbounds i8, ptr %57, i64 72
  store i64 %81, ptr %86, align 8, !tbaa !48
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
  %94 = load i32, ptr %63, align 4, !tbaa !115
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
  store i32 %104, ptr %105, align 4, !tbaa !83
  %106 = trunc i64 %5 to i32
  %107 = and i32 %106, 16777215
  %108 = load i32, ptr %71, align 8, !tbaa !120
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
  store i64 %23, ptr %118, align 8, !tbaa !48
  %126 = getelementptr inbounds i8, ptr %57, i64 88
  store i32 %6, ptr %126, align 8, !tbaa !27
  %127 = getelementptr inbounds i8, ptr %57, i64 92
  store i32 %120, ptr %127, align 4, !tbaa !27
  %128 = getelementptr inbounds i8, ptr %57, i64 96
  store i32 %117, ptr %128, align 8, !tbaa !27
  %129 = getelementptr inbounds i8, ptr %57, i64 100
  store i32 %123, ptr %129, align 4, !tbaa !27
  %130 = getelementptr inbounds i8, ptr %57, i64 104
  store i64 %125, ptr %130, align 8, !tbaa !48
  br label %131

131:                                              ; preds = %52, %56, %114
  %132 = phi ptr [ null, %52 ], [ %57, %56 ], [ %57, %114 ]
  ret ptr %132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #8

; Function Attrs: inlinehint nounwind
define internal fastcc range(i32 0, 2) i32 @look_at_run(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #10 {
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
  store i32 0, ptr %23, align 4, !tbaa !115
  br label %59

24:                                               ; preds = %20
  %25 = load ptr, ptr %0, align 8, !tbaa !108
  switch i32 %5, label %52 [
    i32 3, label %26
    i32 4, label %41
    i32 1, label %45
  ]

26:                                               ; preds = %24
  %27 = lshr i64 %1, 32
  %28 = getelementptr inbounds i8, ptr %25, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !49
  %30 = icmp eq i64 %27, %29
  br i1 %30, label %50, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds i8, ptr %25, i64 8
  %33 = load i64, ptr %32, align 8, !tbaa !54
  %34 = sub i64 %1, %33
  %35 = getelementptr inbounds i8, ptr %25, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !55
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
  %48 = load i64, ptr %47, align 8, !tbaa !55
  %49 = icmp ugt i64 %46, %48
  br i1 %49, label %50, label %65

50:                                               ; preds = %26, %38, %45
  %51 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 2, ptr %51, align 4, !tbaa !115
  br label %297

52:                                               ; preds = %24, %41
  %53 = phi i32 [ %44, %41 ], [ %5, %24 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 %53, ptr %54, align 4, !tbaa !115
  switch i32 %53, label %68 [
    i32 2, label %297
    i32 0, label %59
  ]

55:                                               ; preds = %31
  %56 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %56, align 4, !tbaa !115
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
  store i32 1, ptr %67, align 4, !tbaa !115
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
  %77 = load i32, ptr %69, align 4, !tbaa !115
  %78 = icmp eq i32 %77, 0
  %79 = icmp ult i64 %76, %75
  %80 = and i1 %78, %79
  br i1 %80, label %111, label %81

81:                                               ; preds = %111, %73
  %82 = phi i32 [ %77, %73 ], [ %115, %111 ]
  %83 = getelementptr inbounds i8, ptr %0, i64 40
  %84 = load i32, ptr %83, align 8, !tbaa !114
  %85 = icmp eq i32 %84, 0
  %86 = mul nuw nsw i32 %7, %4
  %87 = getelementptr inbounds i8, ptr %0, i64 68
  %88 = load i32, ptr %87, align 4, !tbaa !121
  %89 = zext i32 %88 to i64
  %90 = insertelement <8 x i64> poison, i64 %89, i64 0
  %91 = shufflevector <8 x i64> %90, <8 x i64> poison, <8 x i32> zeroinitializer
  %92 = getelementptr inbounds i8, ptr %0, i64 72
  %93 = load i32, ptr %92, align 8, !tbaa !123
  %94 = zext i32 %93 to i64
  %95 = insertelement <8 x i64> poison, i64 %94, i64 0
  %96 = shufflevector <8 x i64> %95, <8 x i64> poison, <8 x i32> zeroinitializer
  %97 = getelementptr inbounds i8, ptr %0, i64 60
  %98 = load i32, ptr %97, align 4, !tbaa !119
  %99 = zext i32 %98 to i64
  %100 = insertelement <8 x i64> poison, i64 %99, i64 0
  %101 = shufflevector <8 x i64> %100, <8 x i64> poison, <8 x i32> zeroinitializer
  %102 = getelementptr inbounds i8, ptr %0, i64 64
  %103 = load i32, ptr %102, align 8, !tbaa !120
  %104 = zext i32 %103 to i64
  %105 = insertelement <8 x i64> poison, i64 %104, i64 0
  %106 = shufflevector <8 x i64> %105, <8 x i64> poison, <8 x i32> zeroinitializer
  %107 = getelementptr inbounds i8, ptr %0, i64 80
  %108 = load i64, ptr %107, align 8, !tbaa !127
  %109 = or i64 %108, 4323455642275676160
  %110 = insertelement <8 x i64> poison, i64 %109, i64 0
  br i1 %85, label %119, label %223

111:                                              ; preds = %73, %111
  %112 = phi i64 [ %114, %111 ], [ %76, %73 ]
  %113 = tail call fastcc ptr @cell_at(ptr noundef %0, i64 noundef %112)
  %114 = add i64 %112, 64
  %115 = load i32, ptr %69, align 4, !tbaa !115
  %116 = icmp eq i32 %115, 0
  %117 = icmp ult i64 %114, %75
  %118 = and i1 %116, %117
  br i1 %118, label %111, label %81, !llvm.loop !229

119:                                              ; preds = %81
  %120 = shufflevector <8 x i64> %110, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %121 = icmp eq i32 %82, 1
  %122 = sext i1 %121 to i64
  %123 = insertelement <8 x i64> poison, i64 %122, i64 0
  %124 = shufflevector <8 x i64> %123, <8 x i64> poison, <8 x i32> zeroinitializer
  %125 = getelementptr inbounds i8, ptr %0, i64 16
  %126 = load ptr, ptr %125, align 8, !tbaa !111
  %127 = getelementptr inbounds i8, ptr %0, i64 56
  %128 = load i32, ptr %127, align 8, !tbaa !118
  %129 = getelementptr inbounds i8, ptr %126, i64 168
  %130 = load i64, ptr %129, align 8, !tbaa !35
  %131 = inttoptr i64 %130 to ptr
  %132 = zext i32 %128 to i64
  %133 = getelementptr inbounds %struct.KnownGroup, ptr %131, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !38
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
  br i1 %222, label %148, label %297, !llvm.loop !150

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
  br i1 %296, label %238, label %297, !llvm.loop !150

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

; Function Attrs: noinline nounwind
define internal fastcc void @replay.specialized.1(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca [64 x i64], align 16
  %6 = alloca i64, align 8
  %7 = alloca %struct.Step, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 160
  %9 = load i32, ptr %8, align 8, !tbaa !51
  %10 = icmp ult i64 %2, %3
  br i1 %10, label %11, label %99

11:                                               ; preds = %4
  %12 = lshr i32 %9, 4
  %13 = zext nneg i32 %12 to i64
  %14 = zext i32 %9 to i64
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = getelementptr inbounds i8, ptr %1, i64 16
  %17 = getelementptr inbounds i8, ptr %7, i64 8
  %18 = getelementptr inbounds i8, ptr %7, i64 16
  %19 = getelementptr inbounds i8, ptr %7, i64 24
  %20 = getelementptr inbounds i8, ptr %7, i64 32
  %21 = getelementptr inbounds i8, ptr %7, i64 40
  %22 = getelementptr inbounds i8, ptr %7, i64 44
  %23 = getelementptr inbounds i8, ptr %7, i64 48
  %24 = getelementptr inbounds i8, ptr %7, i64 52
  %25 = getelementptr inbounds i8, ptr %7, i64 56
  %26 = getelementptr inbounds i8, ptr %7, i64 60
  %27 = getelementptr inbounds i8, ptr %7, i64 64
  %28 = getelementptr inbounds i8, ptr %7, i64 68
  %29 = getelementptr inbounds i8, ptr %7, i64 72
  %30 = getelementptr inbounds i8, ptr %1, i64 128
  %31 = getelementptr inbounds i8, ptr %7, i64 128
  %32 = getelementptr inbounds i8, ptr %0, i64 8
  %33 = getelementptr inbounds i8, ptr %7, i64 88
  %34 = getelementptr inbounds i8, ptr %1, i64 120
  %35 = getelementptr inbounds i8, ptr %7, i64 80
  %36 = getelementptr inbounds i8, ptr %7, i64 104
  %37 = getelementptr inbounds i8, ptr %7, i64 112
  %38 = getelementptr inbounds i8, ptr %7, i64 120
  br label %39

39:                                               ; preds = %11, %202
  %40 = phi i32 [ 1, %11 ], [ %213, %202 ]
  %41 = phi i64 [ %2, %11 ], [ %102, %202 ]
  %42 = phi i32 [ 0, %11 ], [ %101, %202 ]
  %43 = inttoptr i64 %41 to ptr
  %44 = load i64, ptr %43, align 8, !tbaa !96
  %45 = lshr i64 %44, 48
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = and i32 %46, 255
  %48 = lshr i64 %44, 60
  %49 = trunc nuw nsw i64 %48 to i32
  %50 = getelementptr inbounds i8, ptr %43, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !98
  %52 = getelementptr inbounds i8, ptr %43, i64 16
  %53 = load i64, ptr %52, align 8, !tbaa !99
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds i8, ptr %43, i64 32
  %56 = getelementptr inbounds i8, ptr %43, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !100
  switch i32 %49, label %68 [
    i32 4, label %58
    i32 3, label %73
    i32 0, label %67
  ]

58:                                               ; preds = %39
  %59 = getelementptr inbounds i32, ptr %55, i64 %14
  %60 = icmp ult i32 %47, 4
  %61 = lshr i32 %47, 2
  %62 = select i1 %60, i32 1, i32 %61
  %63 = mul i32 %62, %9
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %59, i64 %64
  %66 = ptrtoint ptr %65 to i64
  br label %100

67:                                               ; preds = %39
  br label %68

68:                                               ; preds = %67, %39
  %69 = phi i64 [ %14, %67 ], [ %13, %39 ]
  %70 = shl nuw nsw i64 %69, 2
  %71 = add i64 %41, 32
  %72 = add i64 %71, %70
  br label %100

73:                                               ; preds = %39
  %74 = trunc i64 %44 to i32
  %75 = and i32 %74, 65535
  %76 = lshr i32 %74, 16
  %77 = mul i32 %76, %12
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %55, i64 %78
  %80 = shl i32 %42, 1
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i64, ptr %79, i64 %81
  %83 = load i64, ptr %82, align 8, !tbaa !48
  %84 = lshr i64 %83, 48
  %85 = trunc nuw nsw i64 %84 to i32
  %86 = and i32 %85, 255
  %87 = lshr i64 %83, 60
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = getelementptr inbounds i8, ptr %82, i64 8
  %90 = load i64, ptr %89, align 8, !tbaa !48
  %91 = lshr i64 %90, 32
  %92 = mul nuw nsw i64 %91, %13
  %93 = getelementptr inbounds i32, ptr %55, i64 %92
  %94 = add i32 %42, 1
  %95 = icmp eq i32 %94, %75
  br i1 %95, label %96, label %100

96:                                               ; preds = %73
  %97 = getelementptr inbounds i8, ptr %82, i64 16
  %98 = ptrtoint ptr %97 to i64
  br label %100

99:                                               ; preds = %202, %4
  ret void

100:                                              ; preds = %73, %96, %68, %58
  %101 = phi i32 [ %42, %58 ], [ 0, %96 ], [ %42, %68 ], [ %94, %73 ]
  %102 = phi i64 [ %66, %58 ], [ %98, %96 ], [ %72, %68 ], [ %41, %73 ]
  %103 = phi i32 [ 0, %58 ], [ %88, %96 ], [ %49, %68 ], [ %88, %73 ]
  %104 = phi i64 [ %44, %58 ], [ %83, %96 ], [ %44, %68 ], [ %83, %73 ]
  %105 = phi i32 [ %47, %58 ], [ %86, %96 ], [ %47, %68 ], [ %86, %73 ]
  %106 = phi i64 [ %57, %58 ], [ %90, %96 ], [ %57, %68 ], [ %90, %73 ]
  %107 = phi ptr [ %59, %58 ], [ null, %96 ], [ null, %68 ], [ null, %73 ]
  %108 = phi ptr [ %55, %58 ], [ %93, %96 ], [ %55, %68 ], [ %93, %73 ]
  %109 = and i64 %104, 281474976710655
  %110 = trunc i64 %106 to i32
  %111 = lshr i64 %104, 56
  %112 = trunc nuw nsw i64 %111 to i32
  %113 = and i32 %112, 15
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #15
  store i64 %51, ptr %6, align 8, !tbaa !48
  %114 = load i32, ptr %8, align 8, !tbaa !51
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %143, label %116

116:                                              ; preds = %100
  %117 = icmp eq i32 %103, 0
  %118 = icmp eq i32 %103, 1
  %119 = zext i32 %114 to i64
  br label %120

120:                                              ; preds = %134, %116
  %121 = phi i64 [ 0, %116 ], [ %141, %134 ]
  br i1 %117, label %122, label %125

122:                                              ; preds = %120
  %123 = getelementptr inbounds i32, ptr %108, i64 %121
  %124 = load i32, ptr %123, align 4, !tbaa !27
  br label %134

125:                                              ; preds = %120
  %126 = lshr i64 %121, 4
  %127 = and i64 %126, 268435455
  %128 = getelementptr inbounds i32, ptr %108, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !27
  br i1 %118, label %130, label %134

130:                                              ; preds = %125
  %131 = trunc nuw i64 %121 to i32
  %132 = and i32 %131, 15
  %133 = mul nuw nsw i32 %132, %105
  br label %134

134:                                              ; preds = %130, %125, %122
  %135 = phi i32 [ %129, %130 ], [ %129, %125 ], [ %124, %122 ]
  %136 = phi i32 [ %133, %130 ], [ 0, %125 ], [ 0, %122 ]
  %137 = add i32 %135, %110
  %138 = add i32 %137, %136
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds i64, ptr %5, i64 %121
  store i64 %139, ptr %140, align 8, !tbaa !48
  %141 = add nuw nsw i64 %121, 1
  %142 = icmp eq i64 %141, %119
  br i1 %142, label %143, label %120, !llvm.loop !196

143:                                              ; preds = %134, %100
  call void @llvm.lifetime.start.p0(i64 136, ptr nonnull %7) #15
  call void @llvm.experimental.noalias.scope.decl(metadata !230)
  %144 = load i64, ptr %15, align 8, !tbaa !3, !noalias !230
  %145 = inttoptr i64 %144 to ptr
  %146 = getelementptr inbounds i8, ptr %145, i64 840
  %147 = load i64, ptr %146, align 8, !tbaa !11, !noalias !230
  %148 = inttoptr i64 %147 to ptr
  %149 = getelementptr inbounds i8, ptr %145, i64 48
  %150 = load i32, ptr %149, align 8, !tbaa !24, !noalias !230
  %151 = icmp ugt i32 %150, 1
  %152 = add i32 %150, -1
  %153 = call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %152, i1 true)
  %154 = sub nuw nsw i32 32, %153
  %155 = lshr i32 16777216, %154
  %156 = load i64, ptr %16, align 8, !tbaa !25, !noalias !230
  %157 = add nsw i32 %155, -1
  %158 = select i1 %151, i32 %157, i32 16777215
  %159 = trunc i64 %156 to i32
  %160 = and i32 %158, %159
  %161 = mul i32 %160, %150
  store ptr %0, ptr %7, align 8, !tbaa !108, !alias.scope !230
  store ptr %145, ptr %17, align 8, !tbaa !110, !alias.scope !230
  store ptr %148, ptr %18, align 8, !tbaa !111, !alias.scope !230
  store ptr %1, ptr %19, align 8, !tbaa !112, !alias.scope !230
  store i64 %109, ptr %20, align 8, !tbaa !113, !alias.scope !230
  store i32 %113, ptr %21, align 8, !tbaa !114, !alias.scope !230
  store i32 1, ptr %22, align 4, !tbaa !115, !alias.scope !230
  store i32 0, ptr %23, align 8, !tbaa !116, !alias.scope !230
  store i32 0, ptr %24, align 4, !tbaa !117, !alias.scope !230
  store i32 %160, ptr %25, align 8, !tbaa !118, !alias.scope !230
  store i32 %161, ptr %26, align 4, !tbaa !119, !alias.scope !230
  %162 = getelementptr inbounds i8, ptr %54, i64 544
  %163 = load i32, ptr %162, align 8, !tbaa !27, !noalias !230
  %164 = add i32 %163, %161
  store i32 %164, ptr %27, align 8, !tbaa !120, !alias.scope !230
  store i32 %150, ptr %28, align 4, !tbaa !121, !alias.scope !230
  %165 = load i64, ptr %30, align 8, !tbaa !122, !noalias !230
  %166 = trunc i64 %165 to i32
  store i32 %166, ptr %29, align 8, !tbaa !123, !alias.scope !230
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %33, i8 0, i64 16, i1 false), !alias.scope !230
  %167 = load i64, ptr %32, align 8, !tbaa !54, !noalias !230
  store i64 %167, ptr %31, align 8, !tbaa !124, !alias.scope !230
  %168 = load i64, ptr %34, align 8, !tbaa !125, !noalias !230
  %169 = lshr i64 %109, 2
  %170 = getelementptr inbounds i8, ptr %148, i64 33024
  %171 = and i64 %169, 8191
  %172 = getelementptr inbounds [8192 x i32], ptr %170, i64 0, i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !27, !noalias !230
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %190, label %175

175:                                              ; preds = %143
  %176 = getelementptr inbounds i8, ptr %148, i64 256
  br label %183

177:                                              ; preds = %183
  %178 = add i64 %185, 1
  %179 = and i64 %178, 8191
  %180 = getelementptr inbounds [8192 x i32], ptr %170, i64 0, i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !27, !noalias !230
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %190, label %183

183:                                              ; preds = %177, %175
  %184 = phi i32 [ %173, %175 ], [ %181, %177 ]
  %185 = phi i64 [ %169, %175 ], [ %178, %177 ]
  %186 = zext i32 %184 to i64
  %187 = getelementptr inbounds [4096 x i64], ptr %176, i64 0, i64 %186
  %188 = load i64, ptr %187, align 8, !tbaa !48, !noalias !230
  %189 = icmp eq i64 %188, %109
  br i1 %189, label %202, label %177

190:                                              ; preds = %177, %143
  %191 = phi i64 [ %171, %143 ], [ %179, %177 ]
  %192 = getelementptr inbounds i8, ptr %148, i64 248
  %193 = load i64, ptr %192, align 8, !tbaa !126, !noalias !230
  %194 = icmp eq i64 %193, 4094
  br i1 %194, label %202, label %195

195:                                              ; preds = %190
  %196 = getelementptr inbounds [8192 x i32], ptr %170, i64 0, i64 %191
  %197 = add i64 %193, 1
  store i64 %197, ptr %192, align 8, !tbaa !126, !noalias !230
  %198 = trunc i64 %197 to i32
  store i32 %198, ptr %196, align 4, !tbaa !27, !noalias !230
  %199 = getelementptr inbounds i8, ptr %148, i64 256
  %200 = and i64 %197, 4294967295
  %201 = getelementptr inbounds [4096 x i64], ptr %199, i64 0, i64 %200
  store i64 %109, ptr %201, align 8, !tbaa !48, !noalias !230
  br label %202

202:                                              ; preds = %183, %190, %195
  %203 = phi i32 [ 4095, %190 ], [ %198, %195 ], [ %184, %183 ]
  %204 = shl i64 %168, 30
  %205 = zext i32 %164 to i64
  %206 = zext i32 %203 to i64
  %207 = shl i64 %206, 46
  %208 = or i64 %204, %205
  %209 = or i64 %208, %207
  store i64 %209, ptr %35, align 8, !tbaa !127, !alias.scope !230
  %210 = icmp ne i32 %113, 1
  %211 = icmp ne ptr %107, null
  %212 = select i1 %210, i1 true, i1 %211
  %213 = select i1 %212, i32 %40, i32 0
  store ptr %5, ptr %36, align 8, !tbaa !129
  %214 = icmp eq i32 %213, 0
  %215 = select i1 %214, ptr null, ptr %107
  store ptr %215, ptr %37, align 8, !tbaa !130
  store i32 %105, ptr %38, align 8, !tbaa !131
  %216 = call fastcc i64 @look_at_access(ptr noundef nonnull %7, ptr noundef nonnull %5, ptr noundef nonnull %6, i32 noundef %105, i32 noundef 1)
  call void @llvm.lifetime.end.p0(i64 136, ptr nonnull %7) #15
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #15
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #15
  %217 = icmp ult i64 %102, %3
  br i1 %217, label %39, label %99, !llvm.loop !202
}

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
attributes #9 = { inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { inlinehint nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888, !5, i64 131936, !5, i64 131944, !10, i64 131952, !5, i64 131992}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32}
!11 = !{!12, !5, i64 840}
!12 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !13, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !9, i64 784, !9, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032, !5, i64 1040, !5, i64 1048, !6, i64 1056, !6, i64 1068}
!13 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!14 = !{!4, !5, i64 56}
!15 = !{!16, !5, i64 152}
!16 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !6, i64 256, !6, i64 33024, !6, i64 65792, !6, i64 73984, !6, i64 90368, !6, i64 94464, !6, i64 98560}
!17 = !{!18, !5, i64 160}
!18 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !6, i64 248, !9, i64 260, !5, i64 264, !6, i64 272, !6, i64 304, !6, i64 328}
!19 = !{!18, !5, i64 136}
!20 = !{!18, !9, i64 12}
!21 = !{!18, !5, i64 208}
!22 = !{!18, !5, i64 200}
!23 = !{!18, !5, i64 192}
!24 = !{!12, !9, i64 48}
!25 = !{!18, !5, i64 16}
!26 = !{!4, !5, i64 64}
!27 = !{!9, !9, i64 0}
!28 = !{!16, !5, i64 208}
!29 = !{!30, !6, i64 4}
!30 = !{!"", !31, i64 0, !31, i64 2, !6, i64 4, !6, i64 5, !6, i64 6, !6, i64 7}
!31 = !{!"short", !6, i64 0}
!32 = !{!16, !5, i64 224}
!33 = !{!30, !6, i64 7}
!34 = !{!16, !5, i64 176}
!35 = !{!16, !5, i64 168}
!36 = !{!37, !9, i64 8}
!37 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!38 = !{!37, !9, i64 0}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !{!30, !6, i64 6}
!42 = !{!30, !6, i64 5}
!43 = !{!16, !5, i64 216}
!44 = !{!30, !31, i64 0}
!45 = !{!18, !5, i64 152}
!46 = !{!16, !5, i64 160}
!47 = distinct !{!47, !40}
!48 = !{!5, !5, i64 0}
!49 = !{!4, !5, i64 40}
!50 = !{!4, !5, i64 32}
!51 = !{!4, !9, i64 160}
!52 = !{!4, !5, i64 24}
!53 = distinct !{!53, !40}
!54 = !{!4, !5, i64 8}
!55 = !{!4, !5, i64 16}
!56 = distinct !{!56, !40}
!57 = distinct !{!57, !58}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = distinct !{!59, !40}
!60 = distinct !{!60, !40}
!61 = distinct !{!61, !40}
!62 = !{!63, !9, i64 28}
!63 = !{!"", !64, i64 0, !64, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32, !9, i64 36, !9, i64 40}
!64 = !{!"any pointer", !6, i64 0}
!65 = !{!64, !64, i64 0}
!66 = !{!63, !9, i64 32}
!67 = !{!63, !9, i64 40}
!68 = distinct !{!68, !40}
!69 = distinct !{!69, !40}
!70 = distinct !{!70, !40}
!71 = !{!16, !5, i64 0}
!72 = !{!73, !9, i64 0}
!73 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !74, i64 48, !74, i64 80}
!74 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !5, i64 24}
!75 = !{!73, !5, i64 48}
!76 = !{!73, !5, i64 80}
!77 = distinct !{!77, !40}
!78 = !{!16, !5, i64 8}
!79 = !{!73, !5, i64 16}
!80 = !{!73, !9, i64 4}
!81 = !{!73, !9, i64 8}
!82 = !{!73, !5, i64 24}
!83 = !{!73, !9, i64 12}
!84 = distinct !{!84, !40}
!85 = !{!16, !5, i64 136}
!86 = !{!12, !5, i64 72}
!87 = !{!16, !5, i64 112}
!88 = !{!6, !6, i64 0}
!89 = distinct !{!89, !40}
!90 = distinct !{!90, !58}
!91 = distinct !{!91, !40}
!92 = distinct !{!92, !58}
!93 = distinct !{!93, !40}
!94 = distinct !{!94, !40}
!95 = !{!18, !5, i64 168}
!96 = !{!97, !5, i64 0}
!97 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !6, i64 32}
!98 = !{!97, !5, i64 8}
!99 = !{!97, !5, i64 16}
!100 = !{!97, !5, i64 24}
!101 = distinct !{!101, !40}
!102 = !{!18, !5, i64 184}
!103 = distinct !{!103, !40}
!104 = !{!16, !5, i64 120}
!105 = !{!106}
!106 = distinct !{!106, !107, !"step_of: argument 0"}
!107 = distinct !{!107, !"step_of"}
!108 = !{!109, !64, i64 0}
!109 = !{!"", !64, i64 0, !64, i64 8, !64, i64 16, !64, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80, !9, i64 88, !9, i64 92, !64, i64 96, !64, i64 104, !64, i64 112, !9, i64 120, !5, i64 128}
!110 = !{!109, !64, i64 8}
!111 = !{!109, !64, i64 16}
!112 = !{!109, !64, i64 24}
!113 = !{!109, !5, i64 32}
!114 = !{!109, !9, i64 40}
!115 = !{!109, !9, i64 44}
!116 = !{!109, !9, i64 48}
!117 = !{!109, !9, i64 52}
!118 = !{!109, !9, i64 56}
!119 = !{!109, !9, i64 60}
!120 = !{!109, !9, i64 64}
!121 = !{!109, !9, i64 68}
!122 = !{!18, !5, i64 128}
!123 = !{!109, !9, i64 72}
!124 = !{!109, !5, i64 128}
!125 = !{!18, !5, i64 120}
!126 = !{!16, !5, i64 248}
!127 = !{!109, !5, i64 80}
!128 = !{!109, !64, i64 96}
!129 = !{!109, !64, i64 104}
!130 = !{!109, !64, i64 112}
!131 = !{!109, !9, i64 120}
!132 = !{!30, !31, i64 2}
!133 = !{!16, !5, i64 200}
!134 = !{!16, !5, i64 192}
!135 = !{!37, !9, i64 4}
!136 = !{!137, !9, i64 0}
!137 = !{!"", !9, i64 0, !9, i64 4, !31, i64 8, !31, i64 10}
!138 = !{!137, !31, i64 10}
!139 = !{!31, !31, i64 0}
!140 = !{!12, !5, i64 728}
!141 = !{!142, !5, i64 0}
!142 = !{!"", !5, i64 0, !5, i64 8}
!143 = !{!142, !5, i64 8}
!144 = distinct !{!144, !40}
!145 = !{!109, !9, i64 88}
!146 = !{!18, !5, i64 112}
!147 = distinct !{!147, !40}
!148 = !{!16, !5, i64 184}
!149 = distinct !{!149, !40}
!150 = distinct !{!150, !40}
!151 = distinct !{!151, !40}
!152 = distinct !{!152, !40}
!153 = !{!16, !5, i64 80}
!154 = !{!16, !5, i64 96}
!155 = !{!16, !5, i64 40}
!156 = !{!16, !5, i64 32}
!157 = distinct !{!157, !40}
!158 = !{!16, !5, i64 48}
!159 = !{!16, !5, i64 56}
!160 = !{!16, !5, i64 64}
!161 = !{!16, !5, i64 88}
!162 = !{!16, !5, i64 72}
!163 = !{!109, !9, i64 92}
!164 = distinct !{!164, !40}
!165 = distinct !{!165, !40}
!166 = !{i64 0, i64 8, !48, i64 8, i64 8, !48}
!167 = distinct !{!167, !40}
!168 = distinct !{!168, !40}
!169 = distinct !{!169, !40}
!170 = distinct !{!170, !40}
!171 = distinct !{!171, !40}
!172 = distinct !{!172, !40}
!173 = distinct !{!173, !40}
!174 = distinct !{!174, !40}
!175 = distinct !{!175, !40}
!176 = distinct !{!176, !40}
!177 = !{!16, !5, i64 104}
!178 = distinct !{!178, !40}
!179 = distinct !{!179, !40}
!180 = distinct !{!180, !40}
!181 = distinct !{!181, !40}
!182 = distinct !{!182, !40}
!183 = distinct !{!183, !40}
!184 = !{!18, !9, i64 36}
!185 = !{!12, !9, i64 44}
!186 = distinct !{!186, !40}
!187 = distinct !{!187, !40}
!188 = distinct !{!188, !40}
!189 = distinct !{!189, !40}
!190 = distinct !{!190, !40}
!191 = distinct !{!191, !40}
!192 = distinct !{!192, !40}
!193 = !{!4, !5, i64 96}
!194 = !{!16, !5, i64 128}
!195 = !{!18, !5, i64 176}
!196 = distinct !{!196, !40}
!197 = !{!198}
!198 = distinct !{!198, !199, !"step_of: argument 0"}
!199 = distinct !{!199, !"step_of"}
!200 = distinct !{!200, !40}
!201 = distinct !{!201, !40}
!202 = distinct !{!202, !40}
!203 = distinct !{!203, !40}
!204 = distinct !{!204, !40}
!205 = distinct !{!205, !40}
!206 = !{!63, !64, i64 8}
!207 = !{!63, !9, i64 24}
!208 = distinct !{!208, !40}
!209 = !{!63, !5, i64 16}
!210 = !{!73, !5, i64 40}
!211 = !{!63, !64, i64 0}
!212 = !{!16, !5, i64 16}
!213 = !{!16, !5, i64 24}
!214 = !{!137, !31, i64 8}
!215 = distinct !{!215, !40}
!216 = !{!217, !9, i64 0}
!217 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !31, i64 12, !31, i64 14, !31, i64 16, !31, i64 18}
!218 = !{!217, !31, i64 12}
!219 = !{!217, !31, i64 14}
!220 = distinct !{!220, !40}
!221 = !{!73, !5, i64 32}
!222 = !{!16, !5, i64 240}
!223 = !{!16, !5, i64 232}
!224 = !{!37, !9, i64 12}
!225 = !{!37, !9, i64 16}
!226 = !{!217, !31, i64 16}
!227 = !{!217, !31, i64 18}
!228 = distinct !{!228, !40}
!229 = distinct !{!229, !40}
!230 = !{!231}
!231 = distinct !{!231, !232, !"step_of: argument 0"}
!232 = distinct !{!232, !"step_of"}
