target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64 }
%struct.Region = type { i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define void @hk_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 44
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 136
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 140
  %10 = load i32, ptr %9, align 4, !tbaa !10
  %11 = zext i32 %10 to i64
  br label %12

12:                                               ; preds = %1, %8
  %13 = phi i64 [ %11, %8 ], [ 1, %1 ]
  %14 = mul nuw i64 %13, %4
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = load i32, ptr %15, align 8, !tbaa !11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %0, i64 20
  %20 = getelementptr inbounds i8, ptr %0, i64 680
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = getelementptr inbounds i8, ptr %0, i64 140
  br label %26

25:                                               ; preds = %97, %12
  ret void

26:                                               ; preds = %18, %97
  %27 = phi i32 [ %16, %18 ], [ %98, %97 ]
  %28 = phi i64 [ 0, %18 ], [ %99, %97 ]
  %29 = mul i64 %14, %28
  %30 = getelementptr inbounds i32, ptr %22, i64 %29
  %31 = load i32, ptr %2, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %97, label %33

33:                                               ; preds = %26
  %34 = zext i32 %31 to i64
  %35 = mul nuw i64 %28, %34
  %36 = load i32, ptr %19, align 4, !tbaa !13
  %37 = zext i32 %36 to i64
  %38 = udiv i64 %35, %37
  %39 = load i32, ptr %23, align 4, !tbaa !13
  %40 = zext i32 %39 to i64
  %41 = udiv i64 %38, %40
  %42 = trunc i64 %41 to i32
  %43 = urem i64 %38, %40
  %44 = trunc nuw i64 %43 to i32
  %45 = urem i64 %35, %37
  %46 = trunc nuw i64 %45 to i32
  %47 = shl i32 %31, 1
  br label %48

48:                                               ; preds = %89, %33
  %49 = phi i64 [ 0, %33 ], [ %93, %89 ]
  %50 = phi i32 [ %42, %33 ], [ %92, %89 ]
  %51 = phi i32 [ %44, %33 ], [ %91, %89 ]
  %52 = phi i32 [ %46, %33 ], [ %90, %89 ]
  %53 = load i32, ptr %5, align 8, !tbaa !9
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %48
  %56 = shl i32 %51, 10
  %57 = shl i32 %50, 20
  %58 = or i32 %56, %57
  %59 = or i32 %58, %52
  br label %74

60:                                               ; preds = %48
  %61 = getelementptr inbounds i32, ptr %30, i64 %49
  store i32 %52, ptr %61, align 4, !tbaa !13
  %62 = load i32, ptr %24, align 4, !tbaa !10
  %63 = icmp ugt i32 %62, 1
  br i1 %63, label %64, label %78

64:                                               ; preds = %60
  %65 = trunc nuw i64 %49 to i32
  %66 = add i32 %31, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %30, i64 %67
  store i32 %51, ptr %68, align 4, !tbaa !13
  %69 = load i32, ptr %24, align 4, !tbaa !10
  %70 = icmp ugt i32 %69, 2
  br i1 %70, label %71, label %78

71:                                               ; preds = %64
  %72 = add i32 %47, %65
  %73 = zext i32 %72 to i64
  br label %74

74:                                               ; preds = %71, %55
  %75 = phi i64 [ %73, %71 ], [ %49, %55 ]
  %76 = phi i32 [ %50, %71 ], [ %59, %55 ]
  %77 = getelementptr inbounds i32, ptr %30, i64 %75
  store i32 %76, ptr %77, align 4, !tbaa !13
  br label %78

78:                                               ; preds = %74, %64, %60
  %79 = add i32 %52, 1
  %80 = load i32, ptr %19, align 4, !tbaa !13
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %89, label %82

82:                                               ; preds = %78
  %83 = add i32 %51, 1
  %84 = load i32, ptr %23, align 4, !tbaa !13
  %85 = icmp uge i32 %83, %84
  %86 = select i1 %85, i32 0, i32 %83
  %87 = zext i1 %85 to i32
  %88 = add i32 %50, %87
  br label %89

89:                                               ; preds = %82, %78
  %90 = phi i32 [ %79, %78 ], [ 0, %82 ]
  %91 = phi i32 [ %51, %78 ], [ %86, %82 ]
  %92 = phi i32 [ %50, %78 ], [ %88, %82 ]
  %93 = add nuw nsw i64 %49, 1
  %94 = icmp eq i64 %93, %34
  br i1 %94, label %95, label %48, !llvm.loop !14

95:                                               ; preds = %89
  %96 = load i32, ptr %15, align 8, !tbaa !11
  br label %97

97:                                               ; preds = %95, %26
  %98 = phi i32 [ %96, %95 ], [ %27, %26 ]
  %99 = add nuw nsw i64 %28, 1
  %100 = zext i32 %98 to i64
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %26, label %25, !llvm.loop !16
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define void @hk_publish(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #1 {
  store atomic i64 %1, ptr %0 release, align 8
  ret void
}

; Function Attrs: nounwind
define noundef i32 @hk_work(ptr noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = tail call i64 @llvm.readcyclecounter()
  %6 = add i64 %5, %1
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i64 [ %6, %4 ], [ -1, %2 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8, !tbaa !17
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %0, i64 96
  %13 = load i64, ptr %12, align 8, !tbaa !19
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %15, align 8, !tbaa !20
  %16 = getelementptr inbounds i8, ptr %0, i64 131768
  %17 = getelementptr inbounds i8, ptr %0, i64 88
  %18 = getelementptr inbounds i8, ptr %0, i64 104
  %19 = getelementptr inbounds i8, ptr %11, i64 688
  %20 = getelementptr inbounds i8, ptr %11, i64 80
  %21 = getelementptr inbounds i8, ptr %11, i64 44
  %22 = getelementptr inbounds i8, ptr %0, i64 56
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = getelementptr inbounds i8, ptr %11, i64 152
  %25 = getelementptr inbounds i8, ptr %11, i64 56
  %26 = getelementptr inbounds i8, ptr %0, i64 64
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = getelementptr inbounds i8, ptr %0, i64 176
  %29 = getelementptr inbounds i8, ptr %11, i64 148
  %30 = icmp eq i64 %8, -1
  %31 = getelementptr inbounds i8, ptr %0, i64 131776
  %32 = getelementptr inbounds i8, ptr %0, i64 131784
  %33 = getelementptr inbounds i8, ptr %11, i64 784
  %34 = getelementptr inbounds i8, ptr %11, i64 704
  %35 = getelementptr inbounds i8, ptr %11, i64 8
  %36 = getelementptr inbounds i8, ptr %11, i64 20
  %37 = getelementptr inbounds i8, ptr %11, i64 32
  %38 = getelementptr inbounds i8, ptr %11, i64 12
  %39 = getelementptr inbounds i8, ptr %11, i64 24
  %40 = getelementptr inbounds i8, ptr %11, i64 36
  %41 = getelementptr inbounds i8, ptr %11, i64 16
  %42 = getelementptr inbounds i8, ptr %11, i64 28
  %43 = getelementptr inbounds i8, ptr %11, i64 40
  %44 = getelementptr inbounds i8, ptr %11, i64 136
  %45 = getelementptr inbounds i8, ptr %11, i64 140
  %46 = getelementptr inbounds i8, ptr %11, i64 672
  %47 = getelementptr i8, ptr %11, i64 160
  %48 = getelementptr inbounds i8, ptr %11, i64 88
  %49 = getelementptr inbounds i8, ptr %11, i64 100
  %50 = getelementptr inbounds i8, ptr %11, i64 96
  %51 = getelementptr inbounds i8, ptr %11, i64 104
  %52 = getelementptr inbounds i8, ptr %11, i64 116
  %53 = getelementptr inbounds i8, ptr %11, i64 112
  %54 = getelementptr inbounds i8, ptr %11, i64 120
  %55 = getelementptr inbounds i8, ptr %11, i64 132
  %56 = getelementptr inbounds i8, ptr %11, i64 128
  %57 = getelementptr inbounds i8, ptr %11, i64 680
  %58 = getelementptr inbounds i8, ptr %11, i64 144
  %59 = getelementptr inbounds i8, ptr %11, i64 64
  %60 = getelementptr inbounds i8, ptr %0, i64 164
  br label %61

61:                                               ; preds = %720, %7
  %62 = phi i64 [ 0, %7 ], [ %721, %720 ]
  %63 = load i64, ptr %16, align 8, !tbaa !21
  %64 = load i64, ptr %17, align 8, !tbaa !22
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %66, label %357

66:                                               ; preds = %61
  %67 = load i64, ptr %18, align 8, !tbaa !23
  br label %68

68:                                               ; preds = %66, %347
  %69 = phi i64 [ %348, %347 ], [ %64, %66 ]
  %70 = phi i64 [ %354, %347 ], [ %67, %66 ]
  %71 = phi i32 [ %351, %347 ], [ 0, %66 ]
  %72 = phi i64 [ %355, %347 ], [ %63, %66 ]
  %73 = phi i64 [ %350, %347 ], [ %62, %66 ]
  %74 = getelementptr inbounds %struct.Group, ptr %14, i64 %70
  %75 = load i32, ptr %74, align 8, !tbaa !24
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %347, label %77

77:                                               ; preds = %68
  %78 = add i32 %71, 1
  %79 = load i64, ptr %19, align 8, !tbaa !26
  %80 = load i64, ptr %20, align 8, !tbaa !27
  %81 = load i32, ptr %21, align 4, !tbaa !3
  %82 = zext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = ptrtoint ptr %74 to i64
  store i64 %84, ptr %22, align 8, !tbaa !28
  %85 = getelementptr inbounds i8, ptr %74, i64 48
  %86 = load i64, ptr %85, align 8, !tbaa !29
  store i64 %86, ptr %23, align 8, !tbaa !30
  %87 = getelementptr inbounds i8, ptr %74, i64 64
  %88 = load i64, ptr %87, align 8, !tbaa !31
  %89 = icmp ne i64 %88, 0
  %90 = zext i1 %89 to i32
  %91 = getelementptr inbounds i8, ptr %74, i64 36
  %92 = getelementptr inbounds i8, ptr %74, i64 40
  %93 = getelementptr inbounds i8, ptr %74, i64 12
  %94 = getelementptr inbounds i8, ptr %74, i64 56
  %95 = getelementptr inbounds i8, ptr %74, i64 4
  %96 = getelementptr inbounds i8, ptr %74, i64 8
  br label %97

97:                                               ; preds = %341, %77
  %98 = phi i64 [ %73, %77 ], [ %328, %341 ]
  %99 = phi i64 [ 0, %77 ], [ %329, %341 ]
  %100 = phi i64 [ 0, %77 ], [ %330, %341 ]
  %101 = phi i32 [ 0, %77 ], [ %331, %341 ]
  %102 = phi ptr [ null, %77 ], [ %332, %341 ]
  %103 = phi i64 [ 0, %77 ], [ %333, %341 ]
  %104 = phi i64 [ 0, %77 ], [ %334, %341 ]
  %105 = phi i32 [ 0, %77 ], [ %335, %341 ]
  %106 = phi ptr [ null, %77 ], [ %336, %341 ]
  %107 = phi i64 [ 0, %77 ], [ %337, %341 ]
  %108 = phi i32 [ %90, %77 ], [ 0, %341 ]
  %109 = load atomic i64, ptr %24 acquire, align 8
  %110 = icmp eq i64 %109, %99
  %111 = select i1 %110, i64 %100, i64 -1
  %112 = select i1 %110, i64 %104, i64 -1
  %113 = load i64, ptr %87, align 8, !tbaa !31
  %114 = trunc i64 %113 to i32
  %115 = load i32, ptr %91, align 4, !tbaa !32
  %116 = icmp ugt i32 %115, %114
  br i1 %116, label %117, label %327

117:                                              ; preds = %97
  %118 = and i64 %113, 4294967295
  br label %119

119:                                              ; preds = %311, %117
  %120 = phi i64 [ %98, %117 ], [ %312, %311 ]
  %121 = phi i64 [ %118, %117 ], [ %323, %311 ]
  %122 = phi i32 [ %108, %117 ], [ %322, %311 ]
  %123 = phi i64 [ %107, %117 ], [ %321, %311 ]
  %124 = phi ptr [ %106, %117 ], [ %320, %311 ]
  %125 = phi i32 [ %105, %117 ], [ %319, %311 ]
  %126 = phi i64 [ %112, %117 ], [ %318, %311 ]
  %127 = phi i64 [ %103, %117 ], [ %317, %311 ]
  %128 = phi ptr [ %102, %117 ], [ %316, %311 ]
  %129 = phi i32 [ %101, %117 ], [ %315, %311 ]
  %130 = phi i64 [ %111, %117 ], [ %314, %311 ]
  %131 = phi i64 [ %109, %117 ], [ %313, %311 ]
  %132 = load i64, ptr %92, align 8, !tbaa !33
  %133 = load i64, ptr %25, align 8, !tbaa !34
  %134 = mul i64 %133, %121
  %135 = add i64 %134, %132
  %136 = inttoptr i64 %135 to ptr
  %137 = getelementptr inbounds i8, ptr %136, i64 536
  %138 = load i32, ptr %137, align 8, !tbaa !13
  switch i32 %138, label %144 [
    i32 2, label %311
    i32 1, label %139
  ]

139:                                              ; preds = %119
  %140 = getelementptr inbounds i8, ptr %136, i64 540
  %141 = load i32, ptr %140, align 4, !tbaa !13
  %142 = load i32, ptr %93, align 4, !tbaa !35
  %143 = icmp eq i32 %141, %142
  br i1 %143, label %311, label %144

144:                                              ; preds = %139, %119
  br i1 %30, label %154, label %145

145:                                              ; preds = %144
  %146 = load i64, ptr %0, align 8, !tbaa !36
  %147 = tail call i64 @llvm.usub.sat.i64(i64 %79, i64 %146)
  %148 = sub i64 %120, %147
  %149 = add i64 %148, -64
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %154, label %151

151:                                              ; preds = %145
  %152 = tail call i64 @llvm.readcyclecounter()
  %153 = icmp ult i64 %152, %8
  br i1 %153, label %154, label %725

154:                                              ; preds = %151, %145, %144
  %155 = phi i64 [ %120, %144 ], [ %149, %145 ], [ 4096, %151 ]
  store i64 %135, ptr %26, align 8, !tbaa !37
  %156 = load i64, ptr %94, align 8, !tbaa !38
  %157 = mul i64 %83, %121
  %158 = add i64 %156, %157
  store i64 %158, ptr %27, align 8, !tbaa !39
  store i64 %79, ptr %0, align 8, !tbaa !36
  store i32 0, ptr %137, align 8, !tbaa !13
  %159 = getelementptr inbounds i8, ptr %136, i64 528
  %160 = getelementptr inbounds i8, ptr %136, i64 524
  br label %161

161:                                              ; preds = %262, %154
  %162 = phi i64 [ %131, %154 ], [ %244, %262 ]
  %163 = phi i64 [ %130, %154 ], [ %245, %262 ]
  %164 = phi i32 [ %129, %154 ], [ %246, %262 ]
  %165 = phi ptr [ %128, %154 ], [ %247, %262 ]
  %166 = phi i64 [ %127, %154 ], [ %248, %262 ]
  %167 = phi i64 [ %126, %154 ], [ %249, %262 ]
  %168 = phi i32 [ %125, %154 ], [ %250, %262 ]
  %169 = phi ptr [ %124, %154 ], [ %251, %262 ]
  %170 = phi i64 [ %123, %154 ], [ %252, %262 ]
  %171 = load i64, ptr %159, align 8, !tbaa !40
  %172 = load i32, ptr %160, align 4, !tbaa !13
  %173 = icmp eq i64 %163, %171
  %174 = icmp eq i32 %164, %172
  %175 = select i1 %173, i1 %174, i1 false
  br i1 %175, label %243, label %176

176:                                              ; preds = %161
  %177 = add i64 %171, 1
  %178 = and i32 %172, 1023
  %179 = zext nneg i32 %178 to i64
  %180 = shl nuw nsw i64 %179, 48
  %181 = or i64 %180, %177
  %182 = icmp eq i64 %167, %171
  %183 = icmp eq i32 %168, %172
  %184 = select i1 %182, i1 %183, i1 false
  br i1 %184, label %238, label %185

185:                                              ; preds = %176
  %186 = inttoptr i64 %162 to ptr
  %187 = getelementptr inbounds i8, ptr %186, i64 -8
  %188 = load i64, ptr %187, align 8, !tbaa !40
  %189 = lshr i64 %181, 2
  %190 = mul i64 %189, -7046029254386353131
  %191 = lshr i64 %190, 40
  br label %192

192:                                              ; preds = %192, %185
  %193 = phi i64 [ %191, %185 ], [ %203, %192 ]
  %194 = phi ptr [ undef, %185 ], [ %201, %192 ]
  %195 = and i64 %193, %188
  %196 = getelementptr inbounds %struct.Region, ptr %186, i64 %195
  %197 = load i64, ptr %196, align 8, !tbaa !41
  %198 = icmp ne i64 %197, %181
  %199 = icmp ne i64 %197, 0
  %200 = select i1 %199, ptr %194, ptr null
  %201 = select i1 %198, ptr %200, ptr %196
  %202 = and i1 %198, %199
  %203 = add i64 %193, 1
  br i1 %202, label %192, label %204

204:                                              ; preds = %192
  %205 = icmp eq ptr %201, null
  br i1 %205, label %206, label %229

206:                                              ; preds = %204
  %207 = load atomic i64, ptr %24 acquire, align 8
  %208 = inttoptr i64 %207 to ptr
  %209 = getelementptr inbounds i8, ptr %208, i64 -8
  %210 = load i64, ptr %209, align 8, !tbaa !40
  br label %211

211:                                              ; preds = %211, %206
  %212 = phi i64 [ %191, %206 ], [ %222, %211 ]
  %213 = phi ptr [ undef, %206 ], [ %220, %211 ]
  %214 = and i64 %212, %210
  %215 = getelementptr inbounds %struct.Region, ptr %208, i64 %214
  %216 = load i64, ptr %215, align 8, !tbaa !41
  %217 = icmp ne i64 %216, %181
  %218 = icmp ne i64 %216, 0
  %219 = select i1 %218, ptr %213, ptr null
  %220 = select i1 %217, ptr %219, ptr %215
  %221 = and i1 %217, %218
  %222 = add i64 %212, 1
  br i1 %221, label %211, label %223

223:                                              ; preds = %211
  %224 = icmp eq i64 %207, %162
  %225 = select i1 %224, i64 %163, i64 -1
  %226 = icmp eq ptr %220, null
  br i1 %226, label %227, label %229

227:                                              ; preds = %223
  %228 = select i1 %224, i64 %167, i64 -1
  store i64 %181, ptr %15, align 8, !tbaa !40
  br label %264

229:                                              ; preds = %223, %204
  %230 = phi i64 [ %207, %223 ], [ %162, %204 ]
  %231 = phi i64 [ %225, %223 ], [ %163, %204 ]
  %232 = phi ptr [ %220, %223 ], [ %201, %204 ]
  %233 = getelementptr inbounds i8, ptr %232, i64 8
  %234 = load i64, ptr %233, align 8, !tbaa !43
  %235 = inttoptr i64 %234 to ptr
  %236 = getelementptr inbounds i8, ptr %232, i64 16
  %237 = load i64, ptr %236, align 8, !tbaa !40
  br label %238

238:                                              ; preds = %229, %176
  %239 = phi i64 [ %230, %229 ], [ %162, %176 ]
  %240 = phi i64 [ %231, %229 ], [ %163, %176 ]
  %241 = phi ptr [ %235, %229 ], [ %169, %176 ]
  %242 = phi i64 [ %237, %229 ], [ %170, %176 ]
  store i64 %181, ptr %28, align 8, !tbaa !40
  br label %243

243:                                              ; preds = %238, %161
  %244 = phi i64 [ %239, %238 ], [ %162, %161 ]
  %245 = phi i64 [ %171, %238 ], [ %163, %161 ]
  %246 = phi i32 [ %172, %238 ], [ %164, %161 ]
  %247 = phi ptr [ %241, %238 ], [ %165, %161 ]
  %248 = phi i64 [ %242, %238 ], [ %166, %161 ]
  %249 = phi i64 [ %240, %238 ], [ %167, %161 ]
  %250 = phi i32 [ %164, %238 ], [ %168, %161 ]
  %251 = phi ptr [ %165, %238 ], [ %169, %161 ]
  %252 = phi i64 [ %166, %238 ], [ %170, %161 ]
  %253 = tail call i64 %247(ptr noundef %136, ptr noundef nonnull %0, i64 noundef %248) #5
  %254 = and i64 %253, 281474976710655
  store i64 %254, ptr %159, align 8, !tbaa !40
  %255 = icmp ult i64 %253, 281474976710656
  br i1 %255, label %259, label %256

256:                                              ; preds = %243
  %257 = lshr i64 %253, 48
  %258 = trunc nuw nsw i64 %257 to i32
  br label %264

259:                                              ; preds = %243
  %260 = load i64, ptr %0, align 8, !tbaa !36
  %261 = icmp ult i64 %260, 2
  br i1 %261, label %264, label %262

262:                                              ; preds = %259
  %263 = add i64 %260, -1
  store i64 %263, ptr %0, align 8, !tbaa !36
  br label %161

264:                                              ; preds = %259, %256, %227
  %265 = phi i64 [ %244, %256 ], [ %207, %227 ], [ %244, %259 ]
  %266 = phi i64 [ %245, %256 ], [ %225, %227 ], [ %245, %259 ]
  %267 = phi i32 [ %246, %256 ], [ %164, %227 ], [ %246, %259 ]
  %268 = phi ptr [ %247, %256 ], [ %165, %227 ], [ %247, %259 ]
  %269 = phi i64 [ %248, %256 ], [ %166, %227 ], [ %248, %259 ]
  %270 = phi i64 [ %249, %256 ], [ %228, %227 ], [ %249, %259 ]
  %271 = phi i32 [ %250, %256 ], [ %168, %227 ], [ %250, %259 ]
  %272 = phi ptr [ %251, %256 ], [ %169, %227 ], [ %251, %259 ]
  %273 = phi i64 [ %252, %256 ], [ %170, %227 ], [ %252, %259 ]
  %274 = phi i32 [ %258, %256 ], [ 3, %227 ], [ 3, %259 ]
  %275 = load atomic i32, ptr %29 monotonic, align 4
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %727

277:                                              ; preds = %264
  switch i32 %274, label %308 [
    i32 2, label %278
    i32 4, label %288
    i32 1, label %298
  ]

278:                                              ; preds = %277
  %279 = load i32, ptr %93, align 4, !tbaa !35
  %280 = getelementptr inbounds i8, ptr %136, i64 540
  store i32 %279, ptr %280, align 4, !tbaa !13
  store i32 1, ptr %137, align 8, !tbaa !13
  %281 = load i32, ptr %96, align 8, !tbaa !44
  %282 = add i32 %281, 1
  store i32 %282, ptr %96, align 8, !tbaa !44
  %283 = load i32, ptr %95, align 4, !tbaa !45
  %284 = icmp ult i32 %282, %283
  br i1 %284, label %311, label %285

285:                                              ; preds = %278
  store i32 0, ptr %96, align 8, !tbaa !44
  %286 = load i32, ptr %93, align 4, !tbaa !35
  %287 = add i32 %286, 1
  store i32 %287, ptr %93, align 4, !tbaa !35
  br label %311

288:                                              ; preds = %277
  store i32 1, ptr %137, align 8, !tbaa !13
  %289 = icmp eq i32 %122, 0
  br i1 %289, label %290, label %295

290:                                              ; preds = %288
  %291 = getelementptr inbounds i8, ptr %136, i64 540
  %292 = load i32, ptr %291, align 4, !tbaa !13
  %293 = load i32, ptr %93, align 4, !tbaa !35
  %294 = icmp ne i32 %292, %293
  br label %295

295:                                              ; preds = %290, %288
  %296 = phi i1 [ true, %288 ], [ %294, %290 ]
  %297 = zext i1 %296 to i32
  br label %311

298:                                              ; preds = %277
  store i32 2, ptr %137, align 8, !tbaa !13
  %299 = load i32, ptr %95, align 4, !tbaa !45
  %300 = add i32 %299, -1
  store i32 %300, ptr %95, align 4, !tbaa !45
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %311, label %302

302:                                              ; preds = %298
  %303 = load i32, ptr %96, align 8, !tbaa !44
  %304 = icmp ult i32 %303, %300
  br i1 %304, label %311, label %305

305:                                              ; preds = %302
  store i32 0, ptr %96, align 8, !tbaa !44
  %306 = load i32, ptr %93, align 4, !tbaa !35
  %307 = add i32 %306, 1
  store i32 %307, ptr %93, align 4, !tbaa !35
  br label %311

308:                                              ; preds = %277
  %309 = load i64, ptr %15, align 8, !tbaa !20
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %311, label %725

311:                                              ; preds = %308, %305, %302, %298, %295, %285, %278, %139, %119
  %312 = phi i64 [ %155, %308 ], [ %155, %298 ], [ %155, %302 ], [ %155, %305 ], [ %155, %295 ], [ %155, %278 ], [ %155, %285 ], [ %120, %139 ], [ %120, %119 ]
  %313 = phi i64 [ %265, %308 ], [ %265, %298 ], [ %265, %302 ], [ %265, %305 ], [ %265, %295 ], [ %265, %278 ], [ %265, %285 ], [ %131, %139 ], [ %131, %119 ]
  %314 = phi i64 [ %266, %308 ], [ %266, %298 ], [ %266, %302 ], [ %266, %305 ], [ %266, %295 ], [ %266, %278 ], [ %266, %285 ], [ %130, %139 ], [ %130, %119 ]
  %315 = phi i32 [ %267, %308 ], [ %267, %298 ], [ %267, %302 ], [ %267, %305 ], [ %267, %295 ], [ %267, %278 ], [ %267, %285 ], [ %129, %139 ], [ %129, %119 ]
  %316 = phi ptr [ %268, %308 ], [ %268, %298 ], [ %268, %302 ], [ %268, %305 ], [ %268, %295 ], [ %268, %278 ], [ %268, %285 ], [ %128, %139 ], [ %128, %119 ]
  %317 = phi i64 [ %269, %308 ], [ %269, %298 ], [ %269, %302 ], [ %269, %305 ], [ %269, %295 ], [ %269, %278 ], [ %269, %285 ], [ %127, %139 ], [ %127, %119 ]
  %318 = phi i64 [ %270, %308 ], [ %270, %298 ], [ %270, %302 ], [ %270, %305 ], [ %270, %295 ], [ %270, %278 ], [ %270, %285 ], [ %126, %139 ], [ %126, %119 ]
  %319 = phi i32 [ %271, %308 ], [ %271, %298 ], [ %271, %302 ], [ %271, %305 ], [ %271, %295 ], [ %271, %278 ], [ %271, %285 ], [ %125, %139 ], [ %125, %119 ]
  %320 = phi ptr [ %272, %308 ], [ %272, %298 ], [ %272, %302 ], [ %272, %305 ], [ %272, %295 ], [ %272, %278 ], [ %272, %285 ], [ %124, %139 ], [ %124, %119 ]
  %321 = phi i64 [ %273, %308 ], [ %273, %298 ], [ %273, %302 ], [ %273, %305 ], [ %273, %295 ], [ %273, %278 ], [ %273, %285 ], [ %123, %139 ], [ %123, %119 ]
  %322 = phi i32 [ %122, %308 ], [ 1, %298 ], [ 1, %302 ], [ 1, %305 ], [ %297, %295 ], [ 1, %278 ], [ 1, %285 ], [ %122, %139 ], [ %122, %119 ]
  %323 = add nuw nsw i64 %121, 1
  %324 = load i32, ptr %91, align 4, !tbaa !32
  %325 = zext i32 %324 to i64
  %326 = icmp ult i64 %323, %325
  br i1 %326, label %119, label %327, !llvm.loop !46

327:                                              ; preds = %311, %97
  %328 = phi i64 [ %98, %97 ], [ %312, %311 ]
  %329 = phi i64 [ %109, %97 ], [ %313, %311 ]
  %330 = phi i64 [ %111, %97 ], [ %314, %311 ]
  %331 = phi i32 [ %101, %97 ], [ %315, %311 ]
  %332 = phi ptr [ %102, %97 ], [ %316, %311 ]
  %333 = phi i64 [ %103, %97 ], [ %317, %311 ]
  %334 = phi i64 [ %112, %97 ], [ %318, %311 ]
  %335 = phi i32 [ %105, %97 ], [ %319, %311 ]
  %336 = phi ptr [ %106, %97 ], [ %320, %311 ]
  %337 = phi i64 [ %107, %97 ], [ %321, %311 ]
  %338 = phi i32 [ %108, %97 ], [ %322, %311 ]
  store i64 0, ptr %87, align 8, !tbaa !31
  %339 = load i32, ptr %95, align 4, !tbaa !45
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %343, label %341

341:                                              ; preds = %327
  %342 = icmp eq i32 %338, 0
  br i1 %342, label %344, label %97

343:                                              ; preds = %327
  store i32 0, ptr %74, align 8, !tbaa !24
  br label %357

344:                                              ; preds = %341
  %345 = load i64, ptr %18, align 8, !tbaa !23
  %346 = load i64, ptr %17, align 8, !tbaa !22
  br label %347

347:                                              ; preds = %344, %68
  %348 = phi i64 [ %69, %68 ], [ %346, %344 ]
  %349 = phi i64 [ %70, %68 ], [ %345, %344 ]
  %350 = phi i64 [ %73, %68 ], [ %328, %344 ]
  %351 = phi i32 [ %71, %68 ], [ %78, %344 ]
  %352 = add i64 %349, 1
  %353 = icmp eq i64 %352, %348
  %354 = select i1 %353, i64 0, i64 %352
  store i64 %354, ptr %18, align 8, !tbaa !23
  %355 = add nuw i64 %72, 1
  %356 = icmp ult i64 %355, %348
  br i1 %356, label %68, label %357, !llvm.loop !47

357:                                              ; preds = %347, %61, %343
  %358 = phi i32 [ %71, %343 ], [ 0, %61 ], [ %351, %347 ]
  %359 = phi i1 [ true, %343 ], [ false, %61 ], [ false, %347 ]
  %360 = phi i64 [ %328, %343 ], [ %62, %61 ], [ %350, %347 ]
  store i64 0, ptr %16, align 8, !tbaa !21
  %361 = load atomic i32, ptr %29 monotonic, align 4
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %727

363:                                              ; preds = %357
  %364 = load i64, ptr %12, align 8, !tbaa !19
  %365 = inttoptr i64 %364 to ptr
  %366 = load i64, ptr %17, align 8, !tbaa !22
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %700, label %371

368:                                              ; preds = %371
  %369 = add nuw i64 %372, 1
  %370 = icmp eq i64 %369, %366
  br i1 %370, label %700, label %371, !llvm.loop !48

371:                                              ; preds = %363, %368
  %372 = phi i64 [ %369, %368 ], [ 0, %363 ]
  %373 = getelementptr inbounds %struct.Group, ptr %365, i64 %372
  %374 = load i32, ptr %373, align 8, !tbaa !24
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %368

376:                                              ; preds = %371
  %377 = load i64, ptr %31, align 8, !tbaa !49
  %378 = load i64, ptr %32, align 8, !tbaa !50
  %379 = icmp eq i64 %377, %378
  br i1 %379, label %380, label %389

380:                                              ; preds = %376
  %381 = load i64, ptr %34, align 8, !tbaa !51
  %382 = atomicrmw add ptr %33, i64 %381 acq_rel, align 8
  %383 = load i64, ptr %11, align 8, !tbaa !52
  %384 = icmp ult i64 %382, %383
  br i1 %384, label %385, label %700

385:                                              ; preds = %380
  %386 = load i64, ptr %34, align 8, !tbaa !51
  %387 = add i64 %386, %382
  %388 = tail call i64 @llvm.umin.i64(i64 %387, i64 %383)
  store i64 %388, ptr %32, align 8, !tbaa !50
  br label %389

389:                                              ; preds = %385, %376
  %390 = phi i64 [ %382, %385 ], [ %377, %376 ]
  %391 = add i64 %390, 1
  store i64 %391, ptr %31, align 8, !tbaa !49
  %392 = getelementptr inbounds i8, ptr %373, i64 24
  %393 = load i32, ptr %35, align 4, !tbaa !13
  %394 = zext i32 %393 to i64
  %395 = urem i64 %390, %394
  %396 = trunc nuw i64 %395 to i32
  store i32 %396, ptr %392, align 4, !tbaa !13
  %397 = load i32, ptr %35, align 4, !tbaa !13
  %398 = zext i32 %397 to i64
  %399 = udiv i64 %390, %398
  %400 = load i32, ptr %36, align 4, !tbaa !13
  %401 = load i32, ptr %37, align 4, !tbaa !13
  %402 = mul i32 %400, %396
  %403 = sub i32 %401, %402
  %404 = tail call noundef i32 @llvm.umin.i32(i32 %400, i32 %403)
  %405 = load i32, ptr %38, align 4, !tbaa !13
  %406 = zext i32 %405 to i64
  %407 = urem i64 %399, %406
  %408 = trunc nuw i64 %407 to i32
  %409 = getelementptr inbounds i8, ptr %373, i64 28
  store i32 %408, ptr %409, align 4, !tbaa !13
  %410 = load i32, ptr %38, align 4, !tbaa !13
  %411 = zext i32 %410 to i64
  %412 = udiv i64 %399, %411
  %413 = load i32, ptr %39, align 4, !tbaa !13
  %414 = load i32, ptr %40, align 4, !tbaa !13
  %415 = mul i32 %413, %408
  %416 = sub i32 %414, %415
  %417 = tail call noundef i32 @llvm.umin.i32(i32 %413, i32 %416)
  %418 = load i32, ptr %41, align 4, !tbaa !13
  %419 = zext i32 %418 to i64
  %420 = urem i64 %412, %419
  %421 = trunc nuw i64 %420 to i32
  %422 = getelementptr inbounds i8, ptr %373, i64 32
  store i32 %421, ptr %422, align 4, !tbaa !13
  %423 = load i32, ptr %42, align 4, !tbaa !13
  %424 = load i32, ptr %43, align 4, !tbaa !13
  %425 = mul i32 %423, %421
  %426 = sub i32 %424, %425
  %427 = tail call noundef i32 @llvm.umin.i32(i32 %423, i32 %426)
  %428 = zext i32 %404 to i64
  %429 = zext i32 %417 to i64
  %430 = mul nuw i64 %429, %428
  %431 = zext i32 %427 to i64
  %432 = mul i64 %430, %431
  %433 = load i32, ptr %21, align 4, !tbaa !3
  %434 = zext i32 %433 to i64
  %435 = add nsw i64 %434, -1
  %436 = add i64 %435, %432
  %437 = udiv i64 %436, %434
  %438 = trunc i64 %437 to i32
  %439 = getelementptr inbounds i8, ptr %373, i64 4
  store i32 %438, ptr %439, align 4, !tbaa !45
  %440 = getelementptr inbounds i8, ptr %373, i64 36
  store i32 %438, ptr %440, align 4, !tbaa !32
  %441 = getelementptr inbounds i8, ptr %373, i64 64
  store i64 0, ptr %441, align 8, !tbaa !31
  %442 = getelementptr inbounds i8, ptr %373, i64 12
  store i32 0, ptr %442, align 4, !tbaa !35
  %443 = getelementptr inbounds i8, ptr %373, i64 8
  store i32 0, ptr %443, align 8, !tbaa !44
  %444 = getelementptr inbounds i8, ptr %373, i64 16
  store i64 %390, ptr %444, align 8, !tbaa !53
  store i32 1, ptr %373, align 8, !tbaa !24
  %445 = load i32, ptr %36, align 4, !tbaa !13
  %446 = icmp eq i32 %404, %445
  br i1 %446, label %447, label %453

447:                                              ; preds = %389
  %448 = load i32, ptr %39, align 4, !tbaa !13
  %449 = icmp eq i32 %417, %448
  br i1 %449, label %450, label %453

450:                                              ; preds = %447
  %451 = load i32, ptr %42, align 4, !tbaa !13
  %452 = icmp ne i32 %427, %451
  br label %453

453:                                              ; preds = %450, %447, %389
  %454 = phi i1 [ true, %447 ], [ true, %389 ], [ %452, %450 ]
  %455 = icmp eq i32 %438, 0
  br i1 %455, label %701, label %456

456:                                              ; preds = %453
  %457 = getelementptr inbounds i8, ptr %373, i64 40
  br label %458

458:                                              ; preds = %670, %456
  %459 = phi i64 [ 0, %456 ], [ %696, %670 ]
  %460 = load i64, ptr %457, align 8, !tbaa !33
  %461 = load i64, ptr %25, align 8, !tbaa !34
  %462 = mul i64 %461, %459
  %463 = add i64 %462, %460
  %464 = inttoptr i64 %463 to ptr
  %465 = load i32, ptr %21, align 4, !tbaa !3
  %466 = zext i32 %465 to i64
  %467 = load i32, ptr %44, align 8, !tbaa !9
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %469, label %472

469:                                              ; preds = %458
  %470 = load i32, ptr %45, align 4, !tbaa !10
  %471 = zext i32 %470 to i64
  br label %472

472:                                              ; preds = %469, %458
  %473 = phi i64 [ %471, %469 ], [ 1, %458 ]
  %474 = mul nuw i64 %473, %466
  %475 = load i64, ptr %46, align 8, !tbaa !54
  %476 = icmp eq i64 %475, 0
  br i1 %476, label %494, label %477

477:                                              ; preds = %472
  %478 = and i64 %475, 3
  %479 = icmp ult i64 %475, 4
  br i1 %479, label %482, label %480

480:                                              ; preds = %477
  %481 = and i64 %475, -4
  br label %499

482:                                              ; preds = %499, %477
  %483 = phi i64 [ 0, %477 ], [ %517, %499 ]
  %484 = icmp eq i64 %478, 0
  br i1 %484, label %494, label %485

485:                                              ; preds = %482, %485
  %486 = phi i64 [ %491, %485 ], [ %483, %482 ]
  %487 = phi i64 [ %492, %485 ], [ 0, %482 ]
  %488 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %486
  %489 = load i32, ptr %488, align 4, !tbaa !13
  %490 = getelementptr inbounds [128 x i32], ptr %464, i64 0, i64 %486
  store i32 %489, ptr %490, align 4, !tbaa !13
  %491 = add nuw i64 %486, 1
  %492 = add i64 %487, 1
  %493 = icmp eq i64 %492, %478
  br i1 %493, label %494, label %485, !llvm.loop !55

494:                                              ; preds = %482, %485, %472
  %495 = getelementptr inbounds i8, ptr %464, i64 468
  store i32 0, ptr %495, align 4, !tbaa !13
  %496 = getelementptr inbounds i8, ptr %464, i64 460
  store i32 0, ptr %496, align 4, !tbaa !13
  %497 = load i64, ptr %48, align 8, !tbaa !57
  %498 = icmp eq i64 %497, -1
  br i1 %498, label %532, label %520

499:                                              ; preds = %499, %480
  %500 = phi i64 [ 0, %480 ], [ %517, %499 ]
  %501 = phi i64 [ 0, %480 ], [ %518, %499 ]
  %502 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %500
  %503 = load i32, ptr %502, align 4, !tbaa !13
  %504 = getelementptr inbounds [128 x i32], ptr %464, i64 0, i64 %500
  store i32 %503, ptr %504, align 4, !tbaa !13
  %505 = or disjoint i64 %500, 1
  %506 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %505
  %507 = load i32, ptr %506, align 4, !tbaa !13
  %508 = getelementptr inbounds [128 x i32], ptr %464, i64 0, i64 %505
  store i32 %507, ptr %508, align 4, !tbaa !13
  %509 = or disjoint i64 %500, 2
  %510 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %509
  %511 = load i32, ptr %510, align 4, !tbaa !13
  %512 = getelementptr inbounds [128 x i32], ptr %464, i64 0, i64 %509
  store i32 %511, ptr %512, align 4, !tbaa !13
  %513 = or disjoint i64 %500, 3
  %514 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %513
  %515 = load i32, ptr %514, align 4, !tbaa !13
  %516 = getelementptr inbounds [128 x i32], ptr %464, i64 0, i64 %513
  store i32 %515, ptr %516, align 4, !tbaa !13
  %517 = add nuw i64 %500, 4
  %518 = add i64 %501, 4
  %519 = icmp eq i64 %518, %481
  br i1 %519, label %482, label %499, !llvm.loop !59

520:                                              ; preds = %494
  %521 = load i32, ptr %392, align 4, !tbaa !13
  %522 = getelementptr inbounds [128 x i32], ptr %464, i64 0, i64 %497
  %523 = load i32, ptr %522, align 4, !tbaa !13
  %524 = load i32, ptr %49, align 4, !tbaa !60
  %525 = load i32, ptr %50, align 8, !tbaa !61
  %526 = shl i32 %524, %525
  %527 = xor i32 %526, -1
  %528 = and i32 %523, %527
  %529 = and i32 %524, %521
  %530 = shl i32 %529, %525
  %531 = or i32 %528, %530
  store i32 %531, ptr %522, align 4, !tbaa !13
  br label %532

532:                                              ; preds = %520, %494
  %533 = load i64, ptr %51, align 8, !tbaa !57
  %534 = icmp eq i64 %533, -1
  br i1 %534, label %547, label %535

535:                                              ; preds = %532
  %536 = load i32, ptr %409, align 4, !tbaa !13
  %537 = getelementptr inbounds [128 x i32], ptr %464, i64 0, i64 %533
  %538 = load i32, ptr %537, align 4, !tbaa !13
  %539 = load i32, ptr %52, align 4, !tbaa !60
  %540 = load i32, ptr %53, align 8, !tbaa !61
  %541 = shl i32 %539, %540
  %542 = xor i32 %541, -1
  %543 = and i32 %538, %542
  %544 = and i32 %539, %536
  %545 = shl i32 %544, %540
  %546 = or i32 %543, %545
  store i32 %546, ptr %537, align 4, !tbaa !13
  br label %547

547:                                              ; preds = %535, %532
  %548 = load i64, ptr %54, align 8, !tbaa !57
  %549 = icmp eq i64 %548, -1
  br i1 %549, label %562, label %550

550:                                              ; preds = %547
  %551 = load i32, ptr %422, align 4, !tbaa !13
  %552 = getelementptr inbounds [128 x i32], ptr %464, i64 0, i64 %548
  %553 = load i32, ptr %552, align 4, !tbaa !13
  %554 = load i32, ptr %55, align 4, !tbaa !60
  %555 = load i32, ptr %56, align 8, !tbaa !61
  %556 = shl i32 %554, %555
  %557 = xor i32 %556, -1
  %558 = and i32 %553, %557
  %559 = and i32 %554, %551
  %560 = shl i32 %559, %555
  %561 = or i32 %558, %560
  store i32 %561, ptr %552, align 4, !tbaa !13
  br label %562

562:                                              ; preds = %550, %547
  br i1 %454, label %598, label %563

563:                                              ; preds = %562
  %564 = load i64, ptr %57, align 8, !tbaa !12
  %565 = inttoptr i64 %564 to ptr
  %566 = mul i64 %474, %459
  %567 = getelementptr i32, ptr %565, i64 %566
  %568 = icmp ult i64 %474, 2
  br i1 %568, label %670, label %569

569:                                              ; preds = %563
  %570 = lshr i64 %474, 1
  %571 = getelementptr inbounds i8, ptr %464, i64 576
  %572 = add nsw i64 %570, -1
  %573 = and i64 %570, 3
  %574 = icmp ult i64 %572, 3
  br i1 %574, label %658, label %575

575:                                              ; preds = %569
  %576 = and i64 %570, 9223372036854775804
  br label %577

577:                                              ; preds = %577, %575
  %578 = phi i64 [ 0, %575 ], [ %595, %577 ]
  %579 = phi i64 [ 0, %575 ], [ %596, %577 ]
  %580 = getelementptr inbounds i64, ptr %567, i64 %578
  %581 = load i64, ptr %580, align 8, !tbaa !40
  %582 = getelementptr inbounds i64, ptr %571, i64 %578
  store i64 %581, ptr %582, align 8, !tbaa !40
  %583 = or disjoint i64 %578, 1
  %584 = getelementptr inbounds i64, ptr %567, i64 %583
  %585 = load i64, ptr %584, align 8, !tbaa !40
  %586 = getelementptr inbounds i64, ptr %571, i64 %583
  store i64 %585, ptr %586, align 8, !tbaa !40
  %587 = or disjoint i64 %578, 2
  %588 = getelementptr inbounds i64, ptr %567, i64 %587
  %589 = load i64, ptr %588, align 8, !tbaa !40
  %590 = getelementptr inbounds i64, ptr %571, i64 %587
  store i64 %589, ptr %590, align 8, !tbaa !40
  %591 = or disjoint i64 %578, 3
  %592 = getelementptr inbounds i64, ptr %567, i64 %591
  %593 = load i64, ptr %592, align 8, !tbaa !40
  %594 = getelementptr inbounds i64, ptr %571, i64 %591
  store i64 %593, ptr %594, align 8, !tbaa !40
  %595 = add nuw nsw i64 %578, 4
  %596 = add i64 %579, 4
  %597 = icmp eq i64 %596, %576
  br i1 %597, label %658, label %577, !llvm.loop !62

598:                                              ; preds = %562
  %599 = getelementptr inbounds i8, ptr %464, i64 576
  %600 = load i32, ptr %21, align 4, !tbaa !3
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %670, label %602

602:                                              ; preds = %598
  %603 = zext i32 %600 to i64
  %604 = mul nuw i64 %459, %603
  %605 = udiv i64 %604, %428
  %606 = udiv i64 %605, %429
  %607 = trunc i64 %606 to i32
  %608 = urem i64 %605, %429
  %609 = trunc nuw i64 %608 to i32
  %610 = urem i64 %604, %428
  %611 = trunc nuw i64 %610 to i32
  %612 = shl i32 %600, 1
  br label %613

613:                                              ; preds = %652, %602
  %614 = phi i64 [ 0, %602 ], [ %656, %652 ]
  %615 = phi i32 [ %607, %602 ], [ %655, %652 ]
  %616 = phi i32 [ %609, %602 ], [ %654, %652 ]
  %617 = phi i32 [ %611, %602 ], [ %653, %652 ]
  %618 = load i32, ptr %44, align 8, !tbaa !9
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %625, label %620

620:                                              ; preds = %613
  %621 = shl i32 %616, 10
  %622 = shl i32 %615, 20
  %623 = or i32 %621, %622
  %624 = or i32 %623, %617
  br label %639

625:                                              ; preds = %613
  %626 = getelementptr inbounds i32, ptr %599, i64 %614
  store i32 %617, ptr %626, align 4, !tbaa !13
  %627 = load i32, ptr %45, align 4, !tbaa !10
  %628 = icmp ugt i32 %627, 1
  br i1 %628, label %629, label %643

629:                                              ; preds = %625
  %630 = trunc nuw i64 %614 to i32
  %631 = add i32 %600, %630
  %632 = zext i32 %631 to i64
  %633 = getelementptr inbounds i32, ptr %599, i64 %632
  store i32 %616, ptr %633, align 4, !tbaa !13
  %634 = load i32, ptr %45, align 4, !tbaa !10
  %635 = icmp ugt i32 %634, 2
  br i1 %635, label %636, label %643

636:                                              ; preds = %629
  %637 = add i32 %612, %630
  %638 = zext i32 %637 to i64
  br label %639

639:                                              ; preds = %636, %620
  %640 = phi i64 [ %638, %636 ], [ %614, %620 ]
  %641 = phi i32 [ %615, %636 ], [ %624, %620 ]
  %642 = getelementptr inbounds i32, ptr %599, i64 %640
  store i32 %641, ptr %642, align 4, !tbaa !13
  br label %643

643:                                              ; preds = %639, %629, %625
  %644 = add i32 %617, 1
  %645 = icmp ult i32 %644, %404
  br i1 %645, label %652, label %646

646:                                              ; preds = %643
  %647 = add i32 %616, 1
  %648 = icmp uge i32 %647, %417
  %649 = select i1 %648, i32 0, i32 %647
  %650 = zext i1 %648 to i32
  %651 = add i32 %615, %650
  br label %652

652:                                              ; preds = %646, %643
  %653 = phi i32 [ %644, %643 ], [ 0, %646 ]
  %654 = phi i32 [ %616, %643 ], [ %649, %646 ]
  %655 = phi i32 [ %615, %643 ], [ %651, %646 ]
  %656 = add nuw nsw i64 %614, 1
  %657 = icmp eq i64 %656, %603
  br i1 %657, label %670, label %613, !llvm.loop !14

658:                                              ; preds = %577, %569
  %659 = phi i64 [ 0, %569 ], [ %595, %577 ]
  %660 = icmp eq i64 %573, 0
  br i1 %660, label %670, label %661

661:                                              ; preds = %658, %661
  %662 = phi i64 [ %667, %661 ], [ %659, %658 ]
  %663 = phi i64 [ %668, %661 ], [ 0, %658 ]
  %664 = getelementptr inbounds i64, ptr %567, i64 %662
  %665 = load i64, ptr %664, align 8, !tbaa !40
  %666 = getelementptr inbounds i64, ptr %571, i64 %662
  store i64 %665, ptr %666, align 8, !tbaa !40
  %667 = add nuw nsw i64 %662, 1
  %668 = add i64 %663, 1
  %669 = icmp eq i64 %668, %573
  br i1 %669, label %670, label %661, !llvm.loop !63

670:                                              ; preds = %658, %661, %652, %598, %563
  %671 = mul nuw i64 %459, %466
  %672 = sub i64 %432, %671
  %673 = icmp ult i64 %672, %466
  %674 = sub i32 64, %465
  %675 = zext nneg i32 %674 to i64
  %676 = lshr i64 -1, %675
  %677 = shl nsw i64 -1, %672
  %678 = xor i64 %677, -1
  %679 = select i1 %673, i64 %678, i64 %676
  %680 = trunc i64 %679 to i32
  %681 = getelementptr inbounds i8, ptr %464, i64 504
  store i32 %680, ptr %681, align 8, !tbaa !13
  %682 = lshr i64 %679, 32
  %683 = trunc nuw i64 %682 to i32
  %684 = getelementptr inbounds i8, ptr %464, i64 508
  store i32 %683, ptr %684, align 4, !tbaa !13
  %685 = getelementptr inbounds i8, ptr %464, i64 512
  %686 = getelementptr inbounds i8, ptr %464, i64 516
  store i32 0, ptr %686, align 4, !tbaa !13
  store i32 0, ptr %685, align 8, !tbaa !13
  %687 = load i32, ptr %58, align 8, !tbaa !64
  %688 = getelementptr inbounds i8, ptr %464, i64 524
  store i32 %687, ptr %688, align 4, !tbaa !13
  %689 = load i64, ptr %59, align 8, !tbaa !65
  %690 = getelementptr inbounds i8, ptr %464, i64 528
  store i64 %689, ptr %690, align 8, !tbaa !40
  %691 = getelementptr inbounds i8, ptr %464, i64 544
  %692 = trunc nuw i64 %459 to i32
  store i32 %692, ptr %691, align 8, !tbaa !13
  %693 = getelementptr inbounds i8, ptr %464, i64 548
  store i32 0, ptr %693, align 4, !tbaa !13
  %694 = getelementptr inbounds i8, ptr %464, i64 552
  store i64 0, ptr %694, align 8, !tbaa !40
  %695 = getelementptr inbounds i8, ptr %464, i64 536
  store i32 0, ptr %695, align 8, !tbaa !13
  %696 = add nuw nsw i64 %459, 1
  %697 = load i32, ptr %440, align 4, !tbaa !32
  %698 = zext i32 %697 to i64
  %699 = icmp ult i64 %696, %698
  br i1 %699, label %458, label %701, !llvm.loop !66

700:                                              ; preds = %368, %363, %380
  br i1 %359, label %701, label %702

701:                                              ; preds = %670, %453, %700
  store i32 0, ptr %60, align 4, !tbaa !67
  br label %716

702:                                              ; preds = %700
  %703 = icmp eq i32 %358, 0
  br i1 %703, label %727, label %704

704:                                              ; preds = %702
  %705 = load i32, ptr %60, align 4, !tbaa !67
  %706 = add i32 %705, 1
  store i32 %706, ptr %60, align 4, !tbaa !67
  %707 = icmp eq i32 %706, 16
  br i1 %707, label %708, label %716

708:                                              ; preds = %704
  %709 = load i64, ptr %31, align 8, !tbaa !49
  %710 = load i64, ptr %32, align 8, !tbaa !50
  %711 = icmp ult i64 %709, %710
  br i1 %711, label %727, label %712

712:                                              ; preds = %708
  %713 = load atomic i64, ptr %33 acquire, align 8
  %714 = load i64, ptr %11, align 8, !tbaa !52
  %715 = icmp ult i64 %713, %714
  br i1 %715, label %727, label %716

716:                                              ; preds = %712, %704, %701
  br i1 %30, label %720, label %717

717:                                              ; preds = %716
  %718 = add i64 %360, -64
  %719 = icmp sgt i64 %718, 0
  br i1 %719, label %720, label %722

720:                                              ; preds = %717, %716, %722
  %721 = phi i64 [ 4096, %722 ], [ %718, %717 ], [ %360, %716 ]
  br label %61

722:                                              ; preds = %717
  %723 = tail call i64 @llvm.readcyclecounter()
  %724 = icmp ult i64 %723, %8
  br i1 %724, label %720, label %727

725:                                              ; preds = %308, %151
  %726 = phi i32 [ 4, %151 ], [ 1, %308 ]
  store i64 %121, ptr %87, align 8, !tbaa !31
  store i64 %72, ptr %16, align 8, !tbaa !21
  br label %727

727:                                              ; preds = %708, %357, %702, %712, %722, %264, %725
  %728 = phi i32 [ %726, %725 ], [ 2, %264 ], [ 3, %708 ], [ 2, %357 ], [ 0, %702 ], [ 3, %712 ], [ 4, %722 ]
  ret i32 %728
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !6, i64 720, !5, i64 784, !6, i64 792}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 136}
!10 = !{!4, !8, i64 140}
!11 = !{!4, !8, i64 48}
!12 = !{!4, !5, i64 680}
!13 = !{!8, !8, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!18, !5, i64 48}
!18 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784}
!19 = !{!18, !5, i64 96}
!20 = !{!18, !5, i64 80}
!21 = !{!18, !5, i64 131768}
!22 = !{!18, !5, i64 88}
!23 = !{!18, !5, i64 104}
!24 = !{!25, !8, i64 0}
!25 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!26 = !{!4, !5, i64 688}
!27 = !{!4, !5, i64 80}
!28 = !{!18, !5, i64 56}
!29 = !{!25, !5, i64 48}
!30 = !{!18, !5, i64 8}
!31 = !{!25, !5, i64 64}
!32 = !{!25, !8, i64 36}
!33 = !{!25, !5, i64 40}
!34 = !{!4, !5, i64 56}
!35 = !{!25, !8, i64 12}
!36 = !{!18, !5, i64 0}
!37 = !{!18, !5, i64 64}
!38 = !{!25, !5, i64 56}
!39 = !{!18, !5, i64 24}
!40 = !{!5, !5, i64 0}
!41 = !{!42, !5, i64 0}
!42 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!43 = !{!42, !5, i64 8}
!44 = !{!25, !8, i64 8}
!45 = !{!25, !8, i64 4}
!46 = distinct !{!46, !15}
!47 = distinct !{!47, !15}
!48 = distinct !{!48, !15}
!49 = !{!18, !5, i64 131776}
!50 = !{!18, !5, i64 131784}
!51 = !{!4, !5, i64 704}
!52 = !{!4, !5, i64 0}
!53 = !{!25, !5, i64 16}
!54 = !{!4, !5, i64 672}
!55 = distinct !{!55, !56}
!56 = !{!"llvm.loop.unroll.disable"}
!57 = !{!58, !5, i64 0}
!58 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!59 = distinct !{!59, !15}
!60 = !{!58, !8, i64 12}
!61 = !{!58, !8, i64 8}
!62 = distinct !{!62, !15}
!63 = distinct !{!63, !56}
!64 = !{!4, !8, i64 144}
!65 = !{!4, !5, i64 64}
!66 = distinct !{!66, !15}
!67 = !{!18, !8, i64 164}
