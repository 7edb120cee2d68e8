target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Step = type { ptr, ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64 }
%struct.Cell = type { i64, i64 }
%struct.KnownGroup = type { i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i32, i32 }
%struct.Finding = type { i32, i32, i32, i32, i64, i64, i64, %struct.Side, %struct.Side }
%struct.Side = type { i64, i32, i32, i32, i32, i64 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_access(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) local_unnamed_addr #0 {
  %10 = alloca %struct.Step, align 8
  %11 = icmp ne i32 %7, 0
  %12 = zext i1 %11 to i32
  %13 = getelementptr inbounds i8, ptr %0, i64 48
  %14 = load i64, ptr %13, align 8, !tbaa !3
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds i8, ptr %15, i64 808
  %17 = load i64, ptr %16, align 8, !tbaa !9
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8, !tbaa !12
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds i8, ptr %21, i64 128
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = getelementptr inbounds i8, ptr %21, i64 12
  %25 = load i32, ptr %24, align 4, !tbaa !15
  %26 = zext i32 %25 to i64
  %27 = icmp eq i64 %23, %26
  br i1 %27, label %28, label %33

28:                                               ; preds = %9
  %29 = getelementptr inbounds i8, ptr %21, i64 120
  %30 = load i64, ptr %29, align 8, !tbaa !16
  %31 = getelementptr inbounds i8, ptr %21, i64 112
  %32 = load i64, ptr %31, align 8, !tbaa !17
  br label %42

33:                                               ; preds = %9
  store i64 %26, ptr %22, align 8, !tbaa !13
  %34 = getelementptr inbounds i8, ptr %21, i64 112
  %35 = load i64, ptr %34, align 8, !tbaa !17
  %36 = icmp ult i64 %35, 65535
  br i1 %36, label %37, label %39

37:                                               ; preds = %33
  %38 = add nuw nsw i64 %35, 1
  store i64 %38, ptr %34, align 8, !tbaa !17
  br label %39

39:                                               ; preds = %37, %33
  %40 = phi i64 [ %38, %37 ], [ %35, %33 ]
  %41 = getelementptr inbounds i8, ptr %21, i64 120
  store i64 %40, ptr %41, align 8, !tbaa !16
  br label %42

42:                                               ; preds = %28, %39
  %43 = phi i64 [ %32, %28 ], [ %40, %39 ]
  %44 = phi i64 [ %30, %28 ], [ %40, %39 ]
  %45 = getelementptr inbounds i8, ptr %21, i64 16
  %46 = load i64, ptr %45, align 8, !tbaa !18
  %47 = getelementptr inbounds i8, ptr %15, i64 48
  %48 = load i32, ptr %47, align 8, !tbaa !19
  %49 = udiv i32 16777216, %48
  %50 = zext nneg i32 %49 to i64
  %51 = urem i64 %46, %50
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = mul i32 %48, %52
  %54 = getelementptr inbounds i8, ptr %0, i64 64
  %55 = load i64, ptr %54, align 8, !tbaa !20
  %56 = inttoptr i64 %55 to ptr
  %57 = getelementptr inbounds i8, ptr %56, i64 544
  %58 = load i32, ptr %57, align 8, !tbaa !21
  %59 = add i32 %53, %58
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %10) #5
  store ptr %0, ptr %10, align 8, !tbaa !22
  %60 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %15, ptr %60, align 8, !tbaa !25
  %61 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %18, ptr %61, align 8, !tbaa !26
  %62 = getelementptr inbounds i8, ptr %10, i64 24
  store ptr %21, ptr %62, align 8, !tbaa !27
  %63 = getelementptr inbounds i8, ptr %10, i64 32
  store i64 %1, ptr %63, align 8, !tbaa !28
  %64 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 %5, ptr %64, align 8, !tbaa !29
  %65 = getelementptr inbounds i8, ptr %10, i64 44
  store i32 %6, ptr %65, align 4, !tbaa !30
  %66 = getelementptr inbounds i8, ptr %10, i64 48
  store i32 %12, ptr %66, align 8, !tbaa !31
  %67 = getelementptr inbounds i8, ptr %10, i64 52
  %68 = icmp eq i32 %7, 2
  %69 = zext i1 %68 to i32
  store i32 %69, ptr %67, align 4, !tbaa !32
  %70 = getelementptr inbounds i8, ptr %10, i64 56
  store i32 %52, ptr %70, align 8, !tbaa !33
  %71 = getelementptr inbounds i8, ptr %10, i64 60
  store i32 %53, ptr %71, align 4, !tbaa !34
  %72 = getelementptr inbounds i8, ptr %10, i64 64
  store i32 %59, ptr %72, align 8, !tbaa !35
  %73 = getelementptr inbounds i8, ptr %10, i64 68
  store i32 %48, ptr %73, align 4, !tbaa !36
  %74 = getelementptr inbounds i8, ptr %10, i64 72
  %75 = trunc i64 %44 to i32
  store i32 %75, ptr %74, align 8, !tbaa !37
  %76 = getelementptr inbounds i8, ptr %10, i64 80
  %77 = zext i32 %59 to i64
  %78 = getelementptr inbounds i8, ptr %21, i64 112
  %79 = shl i64 %43, 30
  %80 = lshr i64 %1, 2
  %81 = getelementptr inbounds i8, ptr %18, i64 32904
  %82 = and i64 %80, 8191
  %83 = getelementptr inbounds [8192 x i32], ptr %81, i64 0, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !21
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %101, label %86

86:                                               ; preds = %42
  %87 = getelementptr inbounds i8, ptr %18, i64 136
  br label %94

88:                                               ; preds = %94
  %89 = add i64 %96, 1
  %90 = and i64 %89, 8191
  %91 = getelementptr inbounds [8192 x i32], ptr %81, i64 0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !21
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %101, label %94

94:                                               ; preds = %88, %86
  %95 = phi i32 [ %84, %86 ], [ %92, %88 ]
  %96 = phi i64 [ %80, %86 ], [ %89, %88 ]
  %97 = zext i32 %95 to i64
  %98 = getelementptr inbounds [4096 x i64], ptr %87, i64 0, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !38
  %100 = icmp eq i64 %99, %1
  br i1 %100, label %113, label %88

101:                                              ; preds = %88, %42
  %102 = phi i64 [ %82, %42 ], [ %90, %88 ]
  %103 = getelementptr inbounds i8, ptr %18, i64 128
  %104 = load i64, ptr %103, align 8, !tbaa !39
  %105 = icmp eq i64 %104, 4094
  br i1 %105, label %113, label %106

106:                                              ; preds = %101
  %107 = getelementptr inbounds [8192 x i32], ptr %81, i64 0, i64 %102
  %108 = add i64 %104, 1
  store i64 %108, ptr %103, align 8, !tbaa !39
  %109 = trunc i64 %108 to i32
  store i32 %109, ptr %107, align 4, !tbaa !21
  %110 = getelementptr inbounds i8, ptr %18, i64 136
  %111 = and i64 %108, 4294967295
  %112 = getelementptr inbounds [4096 x i64], ptr %110, i64 0, i64 %111
  store i64 %1, ptr %112, align 8, !tbaa !38
  br label %113

113:                                              ; preds = %94, %101, %106
  %114 = phi i32 [ 4095, %101 ], [ %109, %106 ], [ %95, %94 ]
  %115 = zext i32 %114 to i64
  %116 = shl i64 %115, 46
  %117 = select i1 %11, i64 4611686018427387904, i64 0
  %118 = or disjoint i64 %117, %77
  %119 = or i64 %118, %79
  %120 = or i64 %119, %116
  store i64 %120, ptr %76, align 8, !tbaa !41
  %121 = icmp eq i32 %5, 0
  br i1 %121, label %122, label %277

122:                                              ; preds = %113
  %123 = icmp eq i64 %3, 0
  br i1 %123, label %305, label %124

124:                                              ; preds = %122, %271
  %125 = phi i64 [ %273, %271 ], [ 48, %122 ]
  %126 = phi i64 [ %272, %271 ], [ %3, %122 ]
  %127 = lshr i64 %126, %125
  %128 = and i64 %127, 65535
  %129 = icmp eq i64 %128, 65535
  br i1 %129, label %130, label %271

130:                                              ; preds = %124
  %131 = getelementptr inbounds i64, ptr %2, i64 %125
  %132 = load i64, ptr %131, align 8, !tbaa !38
  %133 = getelementptr inbounds i8, ptr %131, i64 8
  %134 = load i64, ptr %133, align 8, !tbaa !38
  %135 = getelementptr inbounds i8, ptr %131, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !38
  %137 = getelementptr inbounds i8, ptr %131, i64 24
  %138 = load i64, ptr %137, align 8, !tbaa !38
  %139 = getelementptr inbounds i8, ptr %131, i64 32
  %140 = load i64, ptr %139, align 8, !tbaa !38
  %141 = getelementptr inbounds i8, ptr %131, i64 40
  %142 = load i64, ptr %141, align 8, !tbaa !38
  %143 = getelementptr inbounds i8, ptr %131, i64 48
  %144 = load i64, ptr %143, align 8, !tbaa !38
  %145 = getelementptr inbounds i8, ptr %131, i64 56
  %146 = load i64, ptr %145, align 8, !tbaa !38
  %147 = getelementptr inbounds i8, ptr %131, i64 64
  %148 = load i64, ptr %147, align 8, !tbaa !38
  %149 = getelementptr inbounds i8, ptr %131, i64 72
  %150 = load i64, ptr %149, align 8, !tbaa !38
  %151 = getelementptr inbounds i8, ptr %131, i64 80
  %152 = load i64, ptr %151, align 8, !tbaa !38
  %153 = getelementptr inbounds i8, ptr %131, i64 88
  %154 = load i64, ptr %153, align 8, !tbaa !38
  %155 = getelementptr inbounds i8, ptr %131, i64 96
  %156 = load i64, ptr %155, align 8, !tbaa !38
  %157 = getelementptr inbounds i8, ptr %131, i64 104
  %158 = load i64, ptr %157, align 8, !tbaa !38
  %159 = getelementptr inbounds i8, ptr %131, i64 112
  %160 = load i64, ptr %159, align 8, !tbaa !38
  %161 = getelementptr inbounds i8, ptr %131, i64 120
  %162 = load i64, ptr %161, align 8, !tbaa !38
  %163 = icmp eq i64 %132, %136
  %164 = icmp eq i64 %132, %134
  %165 = and i1 %164, %163
  %166 = icmp eq i64 %132, %138
  %167 = and i1 %165, %166
  %168 = icmp eq i64 %132, %140
  %169 = and i1 %167, %168
  %170 = icmp eq i64 %132, %142
  %171 = and i1 %169, %170
  %172 = icmp eq i64 %132, %144
  %173 = and i1 %171, %172
  %174 = icmp eq i64 %132, %146
  %175 = and i1 %173, %174
  %176 = icmp eq i64 %132, %148
  %177 = and i1 %175, %176
  %178 = icmp eq i64 %132, %150
  %179 = and i1 %177, %178
  %180 = icmp eq i64 %132, %152
  %181 = and i1 %179, %180
  %182 = icmp eq i64 %132, %154
  %183 = and i1 %181, %182
  %184 = icmp eq i64 %132, %156
  %185 = and i1 %183, %184
  %186 = icmp eq i64 %132, %158
  %187 = and i1 %185, %186
  %188 = icmp eq i64 %132, %160
  %189 = and i1 %187, %188
  %190 = icmp eq i64 %132, %162
  %191 = and i1 %189, %190
  br i1 %191, label %192, label %196

192:                                              ; preds = %130
  %193 = shl nuw i64 65534, %125
  %194 = xor i64 %193, -1
  %195 = and i64 %126, %194
  br label %271

196:                                              ; preds = %130
  %197 = icmp eq i64 %125, 0
  br i1 %197, label %280, label %198

198:                                              ; preds = %196
  %199 = add nsw i64 %125, -16
  %200 = lshr i64 %126, %199
  %201 = and i64 %200, 65535
  %202 = icmp eq i64 %201, 65535
  br i1 %202, label %203, label %271

203:                                              ; preds = %198
  %204 = getelementptr inbounds i8, ptr %131, i64 -128
  %205 = load i64, ptr %204, align 8, !tbaa !38
  %206 = getelementptr inbounds i8, ptr %131, i64 -120
  %207 = load i64, ptr %206, align 8, !tbaa !38
  %208 = getelementptr inbounds i8, ptr %131, i64 -112
  %209 = load i64, ptr %208, align 8, !tbaa !38
  %210 = getelementptr inbounds i8, ptr %131, i64 -104
  %211 = load i64, ptr %210, align 8, !tbaa !38
  %212 = getelementptr inbounds i8, ptr %131, i64 -96
  %213 = load i64, ptr %212, align 8, !tbaa !38
  %214 = getelementptr inbounds i8, ptr %131, i64 -88
  %215 = load i64, ptr %214, align 8, !tbaa !38
  %216 = getelementptr inbounds i8, ptr %131, i64 -80
  %217 = load i64, ptr %216, align 8, !tbaa !38
  %218 = getelementptr inbounds i8, ptr %131, i64 -72
  %219 = load i64, ptr %218, align 8, !tbaa !38
  %220 = getelementptr inbounds i8, ptr %131, i64 -64
  %221 = load i64, ptr %220, align 8, !tbaa !38
  %222 = getelementptr inbounds i8, ptr %131, i64 -56
  %223 = load i64, ptr %222, align 8, !tbaa !38
  %224 = getelementptr inbounds i8, ptr %131, i64 -48
  %225 = load i64, ptr %224, align 8, !tbaa !38
  %226 = getelementptr inbounds i8, ptr %131, i64 -40
  %227 = load i64, ptr %226, align 8, !tbaa !38
  %228 = getelementptr inbounds i8, ptr %131, i64 -32
  %229 = load i64, ptr %228, align 8, !tbaa !38
  %230 = getelementptr inbounds i8, ptr %131, i64 -24
  %231 = load i64, ptr %230, align 8, !tbaa !38
  %232 = getelementptr inbounds i8, ptr %131, i64 -16
  %233 = load i64, ptr %232, align 8, !tbaa !38
  %234 = getelementptr inbounds i8, ptr %131, i64 -8
  %235 = load i64, ptr %234, align 8, !tbaa !38
  %236 = icmp eq i64 %207, %134
  %237 = icmp eq i64 %205, %132
  %238 = and i1 %237, %236
  %239 = icmp eq i64 %209, %136
  %240 = and i1 %238, %239
  %241 = icmp eq i64 %211, %138
  %242 = and i1 %240, %241
  %243 = icmp eq i64 %213, %140
  %244 = and i1 %242, %243
  %245 = icmp eq i64 %215, %142
  %246 = and i1 %244, %245
  %247 = icmp eq i64 %217, %144
  %248 = and i1 %246, %247
  %249 = icmp eq i64 %219, %146
  %250 = and i1 %248, %249
  %251 = icmp eq i64 %221, %148
  %252 = and i1 %250, %251
  %253 = icmp eq i64 %223, %150
  %254 = and i1 %252, %253
  %255 = icmp eq i64 %225, %152
  %256 = and i1 %254, %255
  %257 = icmp eq i64 %227, %154
  %258 = and i1 %256, %257
  %259 = icmp eq i64 %229, %156
  %260 = and i1 %258, %259
  %261 = icmp eq i64 %231, %158
  %262 = and i1 %260, %261
  %263 = icmp eq i64 %233, %160
  %264 = and i1 %262, %263
  %265 = icmp eq i64 %235, %162
  %266 = and i1 %264, %265
  br i1 %266, label %267, label %271

267:                                              ; preds = %203
  %268 = shl nuw i64 65535, %125
  %269 = xor i64 %268, -1
  %270 = and i64 %126, %269
  br label %271

271:                                              ; preds = %267, %203, %198, %192, %124
  %272 = phi i64 [ %126, %124 ], [ %195, %192 ], [ %270, %267 ], [ %126, %203 ], [ %126, %198 ]
  %273 = add nsw i64 %125, -16
  %274 = icmp ne i64 %272, 0
  %275 = icmp ult i64 %273, 64
  %276 = select i1 %274, i1 %275, i1 false
  br i1 %276, label %124, label %277, !llvm.loop !42

277:                                              ; preds = %271, %113
  %278 = phi i64 [ %3, %113 ], [ %272, %271 ]
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %305, label %280

280:                                              ; preds = %196, %277
  %281 = phi i64 [ %278, %277 ], [ %126, %196 ]
  %282 = icmp eq i32 %6, 0
  %283 = zext i32 %4 to i64
  %284 = getelementptr inbounds i8, ptr %0, i64 16
  %285 = getelementptr inbounds i8, ptr %0, i64 40
  %286 = getelementptr inbounds i8, ptr %0, i64 8
  %287 = getelementptr inbounds i8, ptr %18, i64 64
  %288 = getelementptr inbounds i8, ptr %18, i64 32
  %289 = getelementptr inbounds i8, ptr %18, i64 24
  %290 = getelementptr inbounds i8, ptr %18, i64 40
  %291 = getelementptr inbounds i8, ptr %18, i64 48
  %292 = getelementptr inbounds i8, ptr %18, i64 56
  %293 = getelementptr inbounds i8, ptr %18, i64 72
  %294 = getelementptr inbounds i8, ptr %21, i64 104
  %295 = xor i1 %11, true
  %296 = icmp ne i32 %5, 1
  %297 = and i1 %296, %11
  %298 = getelementptr inbounds i8, ptr %18, i64 16
  %299 = getelementptr inbounds i8, ptr %18, i64 104
  %300 = getelementptr inbounds i8, ptr %18, i64 88
  %301 = getelementptr inbounds i8, ptr %18, i64 96
  %302 = getelementptr inbounds i8, ptr %18, i64 65672
  %303 = icmp eq i32 %5, 1
  %304 = getelementptr inbounds i8, ptr %18, i64 80
  br label %314

305:                                              ; preds = %758, %122, %277
  %306 = phi i32 [ %6, %277 ], [ %6, %122 ], [ %347, %758 ]
  %307 = phi i64 [ 0, %277 ], [ 0, %122 ], [ %759, %758 ]
  %308 = icmp eq ptr %8, null
  %309 = icmp ne i32 %5, 1
  %310 = or i1 %309, %308
  %311 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %307)
  %312 = icmp ult i64 %311, 2
  %313 = select i1 %310, i1 true, i1 %312
  br i1 %313, label %884, label %763

314:                                              ; preds = %280, %758
  %315 = phi i64 [ %281, %280 ], [ %759, %758 ]
  %316 = phi i64 [ %281, %280 ], [ %761, %758 ]
  %317 = phi i32 [ %6, %280 ], [ %347, %758 ]
  %318 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %316, i1 true)
  %319 = trunc nuw nsw i64 %318 to i32
  br i1 %282, label %346, label %320

320:                                              ; preds = %314
  %321 = getelementptr inbounds i64, ptr %2, i64 %318
  switch i32 %6, label %343 [
    i32 3, label %322
    i32 4, label %333
    i32 1, label %338
  ]

322:                                              ; preds = %320
  %323 = load i64, ptr %321, align 8, !tbaa !38
  %324 = lshr i64 %323, 32
  %325 = load i64, ptr %285, align 8, !tbaa !44
  %326 = icmp eq i64 %324, %325
  br i1 %326, label %344, label %327

327:                                              ; preds = %322
  %328 = load i64, ptr %286, align 8, !tbaa !45
  %329 = sub i64 %323, %328
  %330 = load i64, ptr %284, align 8, !tbaa !46
  %331 = icmp ult i64 %329, %330
  br i1 %331, label %332, label %344

332:                                              ; preds = %327
  store i64 %329, ptr %321, align 8, !tbaa !38
  br label %344

333:                                              ; preds = %320
  %334 = load i64, ptr %321, align 8, !tbaa !38
  %335 = lshr i64 %334, 62
  %336 = trunc nuw nsw i64 %335 to i32
  %337 = and i32 %336, 2
  br label %344

338:                                              ; preds = %320
  %339 = load i64, ptr %321, align 8, !tbaa !38
  %340 = add i64 %339, %283
  %341 = load i64, ptr %284, align 8, !tbaa !46
  %342 = icmp ugt i64 %340, %341
  br i1 %342, label %344, label %343

343:                                              ; preds = %338, %320
  br label %344

344:                                              ; preds = %322, %327, %332, %333, %338, %343
  %345 = phi i32 [ %337, %333 ], [ %6, %343 ], [ 2, %322 ], [ 1, %332 ], [ 0, %327 ], [ 2, %338 ]
  store i32 %345, ptr %65, align 4, !tbaa !30
  br label %346

346:                                              ; preds = %314, %344
  %347 = phi i32 [ %345, %344 ], [ %317, %314 ]
  %348 = icmp eq i32 %347, 2
  br i1 %348, label %349, label %353

349:                                              ; preds = %346
  %350 = shl nuw i64 1, %318
  %351 = xor i64 %350, -1
  %352 = and i64 %315, %351
  br label %758

353:                                              ; preds = %346
  %354 = getelementptr inbounds i64, ptr %2, i64 %318
  %355 = load i64, ptr %354, align 8, !tbaa !38
  %356 = add i64 %355, %283
  %357 = and i64 %355, -4
  %358 = icmp ult i64 %357, %356
  br i1 %358, label %359, label %758

359:                                              ; preds = %353
  %360 = or i64 %355, %283
  %361 = and i64 %360, 3
  %362 = icmp eq i64 %361, 0
  %363 = shl nuw nsw i64 %318, 24
  %364 = icmp eq i32 %347, 1
  %365 = icmp ne i32 %347, 1
  %366 = and i1 %303, %365
  br label %367

367:                                              ; preds = %755, %359
  %368 = phi i64 [ %357, %359 ], [ %756, %755 ]
  br i1 %362, label %379, label %369

369:                                              ; preds = %367
  %370 = tail call i64 @llvm.usub.sat.i64(i64 %355, i64 %368)
  %371 = trunc i64 %370 to i32
  %372 = sub i64 %356, %368
  %373 = tail call i64 @llvm.umin.i64(i64 %372, i64 4)
  %374 = trunc nuw nsw i64 %373 to i32
  %375 = shl nsw i32 -1, %374
  %376 = xor i32 %375, -1
  %377 = shl nsw i32 -1, %371
  %378 = and i32 %377, %376
  br label %379

379:                                              ; preds = %369, %367
  %380 = phi i32 [ %378, %369 ], [ 15, %367 ]
  br i1 %364, label %381, label %386

381:                                              ; preds = %379
  %382 = load i64, ptr %294, align 8, !tbaa !47
  %383 = inttoptr i64 %382 to ptr
  %384 = lshr exact i64 %368, 2
  %385 = getelementptr inbounds %struct.Cell, ptr %383, i64 %384
  br label %433

386:                                              ; preds = %379
  %387 = lshr i64 %368, 14
  %388 = add nuw nsw i64 %387, 1
  %389 = load i64, ptr %287, align 8, !tbaa !48
  %390 = icmp eq i64 %388, %389
  br i1 %390, label %391, label %397

391:                                              ; preds = %386
  %392 = load i64, ptr %293, align 8, !tbaa !49
  %393 = inttoptr i64 %392 to ptr
  %394 = lshr exact i64 %368, 2
  %395 = and i64 %394, 4095
  %396 = getelementptr inbounds %struct.Cell, ptr %393, i64 %395
  br label %433

397:                                              ; preds = %386
  %398 = load i64, ptr %288, align 8, !tbaa !50
  %399 = inttoptr i64 %398 to ptr
  %400 = load i64, ptr %289, align 8, !tbaa !51
  %401 = mul i64 %388, 159730149406440469
  %402 = lshr i64 %401, 40
  br label %403

403:                                              ; preds = %403, %397
  %404 = phi i64 [ %402, %397 ], [ %411, %403 ]
  %405 = and i64 %404, 262143
  %406 = getelementptr inbounds i64, ptr %399, i64 %405
  %407 = load i64, ptr %406, align 8, !tbaa !38
  %408 = icmp eq i64 %407, 0
  %409 = icmp eq i64 %407, %388
  %410 = or i1 %408, %409
  %411 = add nuw nsw i64 %405, 1
  br i1 %410, label %412, label %403, !llvm.loop !52

412:                                              ; preds = %403
  %413 = getelementptr inbounds i64, ptr %399, i64 %405
  %414 = inttoptr i64 %400 to ptr
  br i1 %408, label %415, label %423

415:                                              ; preds = %412
  %416 = load i64, ptr %290, align 8, !tbaa !53
  %417 = load i64, ptr %291, align 8, !tbaa !54
  %418 = icmp ult i64 %416, %417
  br i1 %418, label %419, label %752

419:                                              ; preds = %415
  store i64 %388, ptr %413, align 8, !tbaa !38
  %420 = load i64, ptr %290, align 8, !tbaa !53
  %421 = add i64 %420, 1
  store i64 %421, ptr %290, align 8, !tbaa !53
  %422 = getelementptr inbounds i64, ptr %414, i64 %405
  store i64 %420, ptr %422, align 8, !tbaa !38
  br label %423

423:                                              ; preds = %419, %412
  store i64 %388, ptr %287, align 8, !tbaa !48
  %424 = load i64, ptr %292, align 8, !tbaa !55
  %425 = getelementptr inbounds i64, ptr %414, i64 %405
  %426 = load i64, ptr %425, align 8, !tbaa !38
  %427 = shl i64 %426, 16
  %428 = add i64 %427, %424
  store i64 %428, ptr %293, align 8, !tbaa !49
  %429 = inttoptr i64 %428 to ptr
  %430 = lshr exact i64 %368, 2
  %431 = and i64 %430, 4095
  %432 = getelementptr inbounds %struct.Cell, ptr %429, i64 %431
  br label %433

433:                                              ; preds = %423, %391, %381
  %434 = phi ptr [ %385, %381 ], [ %396, %391 ], [ %432, %423 ]
  %435 = icmp eq ptr %434, null
  br i1 %435, label %752, label %436

436:                                              ; preds = %433
  %437 = zext nneg i32 %380 to i64
  %438 = shl nuw nsw i64 %437, 58
  %439 = or disjoint i64 %438, %363
  %440 = or i64 %439, %120
  %441 = load i64, ptr %434, align 8, !tbaa !56
  %442 = getelementptr inbounds i8, ptr %434, i64 8
  %443 = load i64, ptr %442, align 8, !tbaa !58
  %444 = or i64 %443, %441
  %445 = icmp eq i64 %444, 0
  br i1 %121, label %446, label %472

446:                                              ; preds = %436
  %447 = icmp sgt i64 %443, -1
  br i1 %447, label %457, label %448

448:                                              ; preds = %446
  %449 = xor i64 %443, %440
  %450 = and i64 %449, 8935212028373499904
  %451 = icmp eq i64 %450, 0
  br i1 %451, label %452, label %457

452:                                              ; preds = %448
  %453 = trunc i64 %443 to i32
  %454 = and i32 %453, 16777215
  %455 = sub i32 %454, %53
  %456 = icmp ult i32 %455, %48
  br i1 %456, label %755, label %457

457:                                              ; preds = %452, %448, %446
  br i1 %445, label %471, label %458

458:                                              ; preds = %457
  %459 = icmp eq i64 %443, 0
  br i1 %459, label %482, label %460

460:                                              ; preds = %458
  %461 = xor i64 %443, %440
  %462 = and i64 %461, -4611615650740174849
  %463 = icmp eq i64 %462, 0
  br i1 %463, label %464, label %482

464:                                              ; preds = %460
  %465 = lshr i64 %443, 58
  %466 = trunc nuw nsw i64 %465 to i32
  %467 = and i32 %466, 15
  %468 = xor i32 %467, -1
  %469 = and i32 %380, %468
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %471, label %482

471:                                              ; preds = %464, %457
  store i64 %440, ptr %442, align 8, !tbaa !58
  br label %755

472:                                              ; preds = %436
  br i1 %445, label %481, label %473

473:                                              ; preds = %472
  %474 = icmp eq i64 %441, 0
  %475 = icmp ne i64 %443, 0
  %476 = select i1 %474, i1 true, i1 %475
  br i1 %476, label %482, label %477

477:                                              ; preds = %473
  %478 = xor i64 %441, %440
  %479 = and i64 %478, -4611615650740174849
  %480 = icmp eq i64 %479, 0
  br i1 %480, label %481, label %482

481:                                              ; preds = %477, %472
  store i64 %440, ptr %434, align 8, !tbaa !56
  br label %755

482:                                              ; preds = %477, %473, %464, %460, %458
  br i1 %364, label %483, label %493

483:                                              ; preds = %482
  %484 = trunc i64 %441 to i32
  %485 = and i32 %484, 16777215
  %486 = sub i32 %485, %53
  %487 = icmp ult i32 %486, %48
  %488 = trunc i64 %443 to i32
  %489 = and i32 %488, 16777215
  %490 = sub i32 %489, %53
  %491 = icmp ult i32 %490, %48
  %492 = select i1 %491, i64 %443, i64 0
  br i1 %487, label %493, label %700

493:                                              ; preds = %483, %482
  %494 = phi i64 [ %443, %482 ], [ %492, %483 ]
  %495 = icmp eq i64 %441, 0
  br i1 %495, label %700, label %496

496:                                              ; preds = %493
  br i1 %297, label %497, label %674

497:                                              ; preds = %496
  %498 = and i64 %441, 4611686018427387904
  %499 = icmp eq i64 %498, 0
  br i1 %499, label %500, label %504

500:                                              ; preds = %497
  %501 = load i64, ptr %298, align 8, !tbaa !59
  %502 = icmp ne i64 %501, 0
  %503 = or i1 %364, %502
  br i1 %503, label %674, label %504

504:                                              ; preds = %500, %497
  %505 = trunc i64 %441 to i32
  %506 = and i32 %505, 16777215
  %507 = load i32, ptr %47, align 8, !tbaa !19
  %508 = udiv i32 %506, %507
  %509 = lshr i64 %441, 30
  %510 = trunc i64 %509 to i32
  %511 = and i32 %510, 65535
  %512 = icmp eq i32 %506, %59
  br i1 %512, label %674, label %513

513:                                              ; preds = %504
  %514 = load i64, ptr %299, align 8, !tbaa !60
  %515 = icmp eq i64 %514, 4194304
  br i1 %515, label %674, label %516

516:                                              ; preds = %513
  %517 = load i64, ptr %300, align 8, !tbaa !61
  %518 = inttoptr i64 %517 to ptr
  %519 = getelementptr inbounds %struct.KnownGroup, ptr %518, i64 %51
  %520 = load i64, ptr %301, align 8, !tbaa !62
  %521 = inttoptr i64 %520 to ptr
  %522 = load i32, ptr %519, align 4, !tbaa !21
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %664, label %524

524:                                              ; preds = %516
  %525 = add i32 %522, -1
  %526 = zext i32 %525 to i64
  %527 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %526
  %528 = load i32, ptr %527, align 4, !tbaa !63
  %529 = icmp eq i32 %528, %508
  br i1 %529, label %530, label %538

530:                                              ; preds = %524
  %531 = getelementptr inbounds i8, ptr %527, i64 4
  %532 = load i32, ptr %531, align 4, !tbaa !65
  %533 = icmp eq i32 %532, %506
  br i1 %533, label %534, label %538

534:                                              ; preds = %530
  %535 = getelementptr inbounds i8, ptr %527, i64 8
  %536 = load i32, ptr %535, align 4, !tbaa !66
  %537 = icmp ult i32 %536, %511
  br i1 %537, label %538, label %674

538:                                              ; preds = %534, %530, %524
  %539 = getelementptr inbounds i8, ptr %527, i64 16
  %540 = load i32, ptr %539, align 4, !tbaa !21
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %664, label %542, !llvm.loop !67

542:                                              ; preds = %538
  %543 = add i32 %540, -1
  %544 = zext i32 %543 to i64
  %545 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %544
  %546 = load i32, ptr %545, align 4, !tbaa !63
  %547 = icmp eq i32 %546, %508
  br i1 %547, label %548, label %556

548:                                              ; preds = %542
  %549 = getelementptr inbounds i8, ptr %545, i64 4
  %550 = load i32, ptr %549, align 4, !tbaa !65
  %551 = icmp eq i32 %550, %506
  br i1 %551, label %552, label %556

552:                                              ; preds = %548
  %553 = getelementptr inbounds i8, ptr %545, i64 8
  %554 = load i32, ptr %553, align 4, !tbaa !66
  %555 = icmp ult i32 %554, %511
  br i1 %555, label %556, label %674

556:                                              ; preds = %552, %548, %542
  %557 = getelementptr inbounds i8, ptr %545, i64 16
  %558 = load i32, ptr %557, align 4, !tbaa !21
  %559 = icmp eq i32 %558, 0
  br i1 %559, label %664, label %560, !llvm.loop !67

560:                                              ; preds = %556
  %561 = add i32 %558, -1
  %562 = zext i32 %561 to i64
  %563 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %562
  %564 = load i32, ptr %563, align 4, !tbaa !63
  %565 = icmp eq i32 %564, %508
  br i1 %565, label %566, label %574

566:                                              ; preds = %560
  %567 = getelementptr inbounds i8, ptr %563, i64 4
  %568 = load i32, ptr %567, align 4, !tbaa !65
  %569 = icmp eq i32 %568, %506
  br i1 %569, label %570, label %574

570:                                              ; preds = %566
  %571 = getelementptr inbounds i8, ptr %563, i64 8
  %572 = load i32, ptr %571, align 4, !tbaa !66
  %573 = icmp ult i32 %572, %511
  br i1 %573, label %574, label %674

574:                                              ; preds = %570, %566, %560
  %575 = getelementptr inbounds i8, ptr %563, i64 16
  %576 = load i32, ptr %575, align 4, !tbaa !21
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %664, label %578, !llvm.loop !67

578:                                              ; preds = %574
  %579 = add i32 %576, -1
  %580 = zext i32 %579 to i64
  %581 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %580
  %582 = load i32, ptr %581, align 4, !tbaa !63
  %583 = icmp eq i32 %582, %508
  br i1 %583, label %584, label %592

584:                                              ; preds = %578
  %585 = getelementptr inbounds i8, ptr %581, i64 4
  %586 = load i32, ptr %585, align 4, !tbaa !65
  %587 = icmp eq i32 %586, %506
  br i1 %587, label %588, label %592

588:                                              ; preds = %584
  %589 = getelementptr inbounds i8, ptr %581, i64 8
  %590 = load i32, ptr %589, align 4, !tbaa !66
  %591 = icmp ult i32 %590, %511
  br i1 %591, label %592, label %674

592:                                              ; preds = %588, %584, %578
  %593 = getelementptr inbounds i8, ptr %581, i64 16
  %594 = load i32, ptr %593, align 4, !tbaa !21
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %664, label %596, !llvm.loop !67

596:                                              ; preds = %592
  %597 = add i32 %594, -1
  %598 = zext i32 %597 to i64
  %599 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %598
  %600 = load i32, ptr %599, align 4, !tbaa !63
  %601 = icmp eq i32 %600, %508
  br i1 %601, label %602, label %610

602:                                              ; preds = %596
  %603 = getelementptr inbounds i8, ptr %599, i64 4
  %604 = load i32, ptr %603, align 4, !tbaa !65
  %605 = icmp eq i32 %604, %506
  br i1 %605, label %606, label %610

606:                                              ; preds = %602
  %607 = getelementptr inbounds i8, ptr %599, i64 8
  %608 = load i32, ptr %607, align 4, !tbaa !66
  %609 = icmp ult i32 %608, %511
  br i1 %609, label %610, label %674

610:                                              ; preds = %606, %602, %596
  %611 = getelementptr inbounds i8, ptr %599, i64 16
  %612 = load i32, ptr %611, align 4, !tbaa !21
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %664, label %614, !llvm.loop !67

614:                                              ; preds = %610
  %615 = add i32 %612, -1
  %616 = zext i32 %615 to i64
  %617 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %616
  %618 = load i32, ptr %617, align 4, !tbaa !63
  %619 = icmp eq i32 %618, %508
  br i1 %619, label %620, label %628

620:                                              ; preds = %614
  %621 = getelementptr inbounds i8, ptr %617, i64 4
  %622 = load i32, ptr %621, align 4, !tbaa !65
  %623 = icmp eq i32 %622, %506
  br i1 %623, label %624, label %628

624:                                              ; preds = %620
  %625 = getelementptr inbounds i8, ptr %617, i64 8
  %626 = load i32, ptr %625, align 4, !tbaa !66
  %627 = icmp ult i32 %626, %511
  br i1 %627, label %628, label %674

628:                                              ; preds = %624, %620, %614
  %629 = getelementptr inbounds i8, ptr %617, i64 16
  %630 = load i32, ptr %629, align 4, !tbaa !21
  %631 = icmp eq i32 %630, 0
  br i1 %631, label %664, label %632, !llvm.loop !67

632:                                              ; preds = %628
  %633 = add i32 %630, -1
  %634 = zext i32 %633 to i64
  %635 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %634
  %636 = load i32, ptr %635, align 4, !tbaa !63
  %637 = icmp eq i32 %636, %508
  br i1 %637, label %638, label %646

638:                                              ; preds = %632
  %639 = getelementptr inbounds i8, ptr %635, i64 4
  %640 = load i32, ptr %639, align 4, !tbaa !65
  %641 = icmp eq i32 %640, %506
  br i1 %641, label %642, label %646

642:                                              ; preds = %638
  %643 = getelementptr inbounds i8, ptr %635, i64 8
  %644 = load i32, ptr %643, align 4, !tbaa !66
  %645 = icmp ult i32 %644, %511
  br i1 %645, label %646, label %674

646:                                              ; preds = %642, %638, %632
  %647 = getelementptr inbounds i8, ptr %635, i64 16
  %648 = load i32, ptr %647, align 4, !tbaa !21
  %649 = icmp eq i32 %648, 0
  br i1 %649, label %664, label %650, !llvm.loop !67

650:                                              ; preds = %646
  %651 = add i32 %648, -1
  %652 = zext i32 %651 to i64
  %653 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %652
  %654 = load i32, ptr %653, align 4, !tbaa !63
  %655 = icmp eq i32 %654, %508
  br i1 %655, label %656, label %664

656:                                              ; preds = %650
  %657 = getelementptr inbounds i8, ptr %653, i64 4
  %658 = load i32, ptr %657, align 4, !tbaa !65
  %659 = icmp eq i32 %658, %506
  br i1 %659, label %660, label %664

660:                                              ; preds = %656
  %661 = getelementptr inbounds i8, ptr %653, i64 8
  %662 = load i32, ptr %661, align 4, !tbaa !66
  %663 = icmp ult i32 %662, %511
  br i1 %663, label %664, label %674

664:                                              ; preds = %538, %556, %574, %592, %610, %628, %646, %660, %656, %650, %516
  %665 = add i64 %514, 1
  store i64 %665, ptr %299, align 8, !tbaa !60
  %666 = getelementptr inbounds %struct.Acquired, ptr %521, i64 %514
  %667 = load i64, ptr %78, align 8, !tbaa !17
  %668 = trunc i64 %667 to i32
  store i32 %508, ptr %666, align 4, !tbaa !21
  %669 = getelementptr inbounds i8, ptr %666, i64 4
  store i32 %506, ptr %669, align 4, !tbaa !21
  %670 = getelementptr inbounds i8, ptr %666, i64 8
  store i32 %511, ptr %670, align 4, !tbaa !21
  %671 = getelementptr inbounds i8, ptr %666, i64 12
  store i32 %668, ptr %671, align 4, !tbaa !21
  %672 = getelementptr inbounds i8, ptr %666, i64 16
  store i32 %522, ptr %672, align 4, !tbaa !21
  %673 = trunc i64 %665 to i32
  store i32 %673, ptr %519, align 4, !tbaa !68
  br label %674

674:                                              ; preds = %534, %552, %570, %588, %606, %624, %642, %660, %664, %513, %504, %500, %496
  %675 = lshr i64 %441, 58
  %676 = trunc nuw nsw i64 %675 to i32
  %677 = and i32 %380, 15
  %678 = and i32 %677, %676
  %679 = icmp eq i32 %678, 0
  br i1 %679, label %700, label %680

680:                                              ; preds = %674
  %681 = and i64 %441, 4611686018427387904
  %682 = icmp eq i64 %681, 0
  %683 = or i1 %682, %295
  br i1 %683, label %684, label %700

684:                                              ; preds = %680
  %685 = load i64, ptr %298, align 8, !tbaa !59
  %686 = icmp ne i64 %685, 0
  %687 = or i1 %364, %686
  br i1 %687, label %694, label %688

688:                                              ; preds = %684
  %689 = or i1 %11, %682
  br i1 %689, label %693, label %690

690:                                              ; preds = %688
  br i1 %296, label %694, label %691

691:                                              ; preds = %690
  %692 = icmp eq i64 %494, 0
  br i1 %692, label %751, label %730

693:                                              ; preds = %688
  br i1 %11, label %700, label %694

694:                                              ; preds = %684, %693, %690
  %695 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %10, i64 noundef %441)
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %697, label %700

697:                                              ; preds = %694
  %698 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %380)
  %699 = select i1 %682, i32 1, i32 2
  call fastcc void @report(ptr noundef nonnull readonly %10, i32 noundef 0, i64 noundef %368, i32 noundef %698, i32 noundef %319, i64 noundef %441, i32 noundef %699)
  br label %700

700:                                              ; preds = %680, %697, %694, %693, %674, %493, %483
  %701 = phi i64 [ 0, %493 ], [ %441, %697 ], [ %441, %694 ], [ %441, %693 ], [ %441, %674 ], [ 0, %483 ], [ %441, %680 ]
  %702 = phi i64 [ %494, %493 ], [ %494, %697 ], [ %494, %694 ], [ %494, %693 ], [ %494, %674 ], [ %492, %483 ], [ %494, %680 ]
  %703 = icmp ne i64 %702, 0
  %704 = select i1 %68, i1 %703, i1 false
  %705 = trunc i64 %702 to i32
  %706 = and i32 %705, 16777215
  %707 = icmp eq i32 %706, %59
  %708 = select i1 %704, i1 %707, i1 false
  br i1 %708, label %709, label %713

709:                                              ; preds = %700
  %710 = lshr i64 %702, 46
  %711 = and i64 %710, 4095
  %712 = getelementptr inbounds [4096 x i32], ptr %302, i64 0, i64 %711
  store i32 1, ptr %712, align 4, !tbaa !21
  br label %713

713:                                              ; preds = %709, %700
  br i1 %121, label %714, label %727

714:                                              ; preds = %713
  %715 = xor i1 %703, true
  %716 = icmp sgt i64 %702, -1
  %717 = select i1 %707, i1 %716, i1 false
  %718 = select i1 %715, i1 true, i1 %717
  br i1 %718, label %724, label %719

719:                                              ; preds = %714
  %720 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %10, i64 noundef %702)
  %721 = xor i32 %720, 1
  %722 = zext nneg i32 %721 to i64
  %723 = shl nuw i64 %722, 63
  br label %724

724:                                              ; preds = %719, %714
  %725 = phi i64 [ 0, %714 ], [ %723, %719 ]
  %726 = or i64 %725, %440
  store i64 %726, ptr %442, align 8, !tbaa !58
  store i64 %701, ptr %434, align 8, !tbaa !56
  br label %755

727:                                              ; preds = %713
  br i1 %703, label %728, label %751

728:                                              ; preds = %727
  %729 = and i32 %380, 15
  br label %730

730:                                              ; preds = %728, %691
  %731 = phi i32 [ %729, %728 ], [ %677, %691 ]
  %732 = phi i64 [ %702, %728 ], [ %494, %691 ]
  %733 = lshr i64 %732, 58
  %734 = trunc nuw nsw i64 %733 to i32
  %735 = and i32 %731, %734
  %736 = icmp eq i32 %735, 0
  br i1 %736, label %751, label %737

737:                                              ; preds = %730
  %738 = and i64 %732, 4611686018427387904
  %739 = icmp ne i64 %738, 0
  %740 = and i1 %11, %739
  br i1 %740, label %751, label %741

741:                                              ; preds = %737
  %742 = load i64, ptr %298, align 8, !tbaa !59
  %743 = icmp eq i64 %742, 0
  %744 = and i1 %366, %743
  %745 = and i1 %744, %739
  br i1 %745, label %751, label %746

746:                                              ; preds = %741
  %747 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %10, i64 noundef %732)
  %748 = icmp eq i32 %747, 0
  br i1 %748, label %749, label %751

749:                                              ; preds = %746
  %750 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %380)
  call fastcc void @report(ptr noundef nonnull readonly %10, i32 noundef 0, i64 noundef %368, i32 noundef %750, i32 noundef %319, i64 noundef %732, i32 noundef 0)
  br label %751

751:                                              ; preds = %741, %737, %691, %749, %746, %730, %727
  store i64 %440, ptr %434, align 8, !tbaa !56
  store i64 0, ptr %442, align 8, !tbaa !58
  br label %755

752:                                              ; preds = %433, %415
  %753 = load i64, ptr %304, align 8, !tbaa !70
  %754 = add i64 %753, 1
  store i64 %754, ptr %304, align 8, !tbaa !70
  br label %755

755:                                              ; preds = %752, %751, %724, %481, %471, %452
  %756 = add i64 %368, 4
  %757 = icmp ult i64 %756, %356
  br i1 %757, label %367, label %758, !llvm.loop !71

758:                                              ; preds = %755, %353, %349
  %759 = phi i64 [ %352, %349 ], [ %315, %353 ], [ %315, %755 ]
  %760 = add i64 %316, -1
  %761 = and i64 %760, %316
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %305, label %314, !llvm.loop !72

763:                                              ; preds = %305
  %764 = icmp ult i32 %4, 4
  %765 = lshr i32 %4, 2
  %766 = select i1 %764, i32 1, i32 %765
  %767 = icmp eq i32 %766, 0
  %768 = icmp ugt i32 %4, 3
  %769 = shl i32 %4, 3
  %770 = shl nsw i32 -1, %769
  %771 = xor i32 %770, -1
  %772 = select i1 %768, i32 -1, i32 %771
  %773 = zext nneg i32 %766 to i64
  %774 = icmp eq i32 %306, 1
  %775 = getelementptr inbounds i8, ptr %18, i64 64
  %776 = getelementptr inbounds i8, ptr %18, i64 32
  %777 = getelementptr inbounds i8, ptr %18, i64 24
  %778 = getelementptr inbounds i8, ptr %18, i64 40
  %779 = getelementptr inbounds i8, ptr %18, i64 48
  %780 = getelementptr inbounds i8, ptr %18, i64 56
  %781 = getelementptr inbounds i8, ptr %18, i64 72
  %782 = getelementptr inbounds i8, ptr %21, i64 104
  %783 = getelementptr inbounds i8, ptr %0, i64 160
  br label %784

784:                                              ; preds = %880, %763
  %785 = phi i64 [ %307, %763 ], [ %882, %880 ]
  %786 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %785, i1 true)
  %787 = trunc nuw nsw i64 %786 to i32
  br i1 %767, label %880, label %788

788:                                              ; preds = %784
  %789 = getelementptr inbounds i64, ptr %2, i64 %786
  br label %790

790:                                              ; preds = %877, %788
  %791 = phi i64 [ 0, %788 ], [ %878, %877 ]
  %792 = load i64, ptr %789, align 8, !tbaa !38
  %793 = shl nuw i64 %791, 2
  %794 = add i64 %792, %793
  br i1 %774, label %795, label %800

795:                                              ; preds = %790
  %796 = load i64, ptr %782, align 8, !tbaa !47
  %797 = inttoptr i64 %796 to ptr
  %798 = lshr i64 %794, 2
  %799 = getelementptr inbounds %struct.Cell, ptr %797, i64 %798
  br label %847

800:                                              ; preds = %790
  %801 = lshr i64 %794, 14
  %802 = add nuw nsw i64 %801, 1
  %803 = load i64, ptr %775, align 8, !tbaa !48
  %804 = icmp eq i64 %802, %803
  br i1 %804, label %805, label %811

805:                                              ; preds = %800
  %806 = load i64, ptr %781, align 8, !tbaa !49
  %807 = inttoptr i64 %806 to ptr
  %808 = lshr i64 %794, 2
  %809 = and i64 %808, 4095
  %810 = getelementptr inbounds %struct.Cell, ptr %807, i64 %809
  br label %847

811:                                              ; preds = %800
  %812 = load i64, ptr %776, align 8, !tbaa !50
  %813 = inttoptr i64 %812 to ptr
  %814 = load i64, ptr %777, align 8, !tbaa !51
  %815 = mul i64 %802, 159730149406440469
  %816 = lshr i64 %815, 40
  br label %817

817:                                              ; preds = %817, %811
  %818 = phi i64 [ %816, %811 ], [ %825, %817 ]
  %819 = and i64 %818, 262143
  %820 = getelementptr inbounds i64, ptr %813, i64 %819
  %821 = load i64, ptr %820, align 8, !tbaa !38
  %822 = icmp eq i64 %821, 0
  %823 = icmp eq i64 %821, %802
  %824 = or i1 %822, %823
  %825 = add nuw nsw i64 %819, 1
  br i1 %824, label %826, label %817, !llvm.loop !52

826:                                              ; preds = %817
  %827 = getelementptr inbounds i64, ptr %813, i64 %819
  %828 = inttoptr i64 %814 to ptr
  br i1 %822, label %829, label %837

829:                                              ; preds = %826
  %830 = load i64, ptr %778, align 8, !tbaa !53
  %831 = load i64, ptr %779, align 8, !tbaa !54
  %832 = icmp ult i64 %830, %831
  br i1 %832, label %833, label %884

833:                                              ; preds = %829
  store i64 %802, ptr %827, align 8, !tbaa !38
  %834 = load i64, ptr %778, align 8, !tbaa !53
  %835 = add i64 %834, 1
  store i64 %835, ptr %778, align 8, !tbaa !53
  %836 = getelementptr inbounds i64, ptr %828, i64 %819
  store i64 %834, ptr %836, align 8, !tbaa !38
  br label %837

837:                                              ; preds = %833, %826
  store i64 %802, ptr %775, align 8, !tbaa !48
  %838 = load i64, ptr %780, align 8, !tbaa !55
  %839 = getelementptr inbounds i64, ptr %828, i64 %819
  %840 = load i64, ptr %839, align 8, !tbaa !38
  %841 = shl i64 %840, 16
  %842 = add i64 %841, %838
  store i64 %842, ptr %781, align 8, !tbaa !49
  %843 = inttoptr i64 %842 to ptr
  %844 = lshr i64 %794, 2
  %845 = and i64 %844, 4095
  %846 = getelementptr inbounds %struct.Cell, ptr %843, i64 %845
  br label %847

847:                                              ; preds = %837, %805, %795
  %848 = phi ptr [ %799, %795 ], [ %810, %805 ], [ %846, %837 ]
  %849 = icmp eq ptr %848, null
  br i1 %849, label %884, label %850

850:                                              ; preds = %847
  %851 = load i64, ptr %848, align 8, !tbaa !56
  %852 = trunc i64 %851 to i32
  %853 = lshr i32 %852, 24
  %854 = and i32 %853, 63
  %855 = icmp eq i32 %854, %787
  br i1 %855, label %877, label %856

856:                                              ; preds = %850
  %857 = zext nneg i32 %854 to i64
  %858 = getelementptr inbounds i64, ptr %2, i64 %857
  %859 = load i64, ptr %858, align 8, !tbaa !38
  %860 = icmp eq i64 %859, %792
  br i1 %860, label %861, label %877

861:                                              ; preds = %856
  %862 = load i32, ptr %783, align 8, !tbaa !73
  %863 = trunc nuw nsw i64 %791 to i32
  %864 = mul i32 %862, %863
  %865 = add i32 %864, %787
  %866 = zext i32 %865 to i64
  %867 = getelementptr inbounds i32, ptr %8, i64 %866
  %868 = load i32, ptr %867, align 4, !tbaa !21
  %869 = add i32 %864, %854
  %870 = zext i32 %869 to i64
  %871 = getelementptr inbounds i32, ptr %8, i64 %870
  %872 = load i32, ptr %871, align 4, !tbaa !21
  %873 = xor i32 %872, %868
  %874 = and i32 %873, %772
  %875 = icmp eq i32 %874, 0
  %876 = select i1 %875, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull readonly %10, i32 noundef %876, i64 noundef %794, i32 noundef %4, i32 noundef %787, i64 noundef %851, i32 noundef 1)
  br label %877

877:                                              ; preds = %861, %856, %850
  %878 = add nuw nsw i64 %791, 1
  %879 = icmp eq i64 %878, %773
  br i1 %879, label %880, label %790, !llvm.loop !74

880:                                              ; preds = %877, %784
  %881 = add i64 %785, -1
  %882 = and i64 %881, %785
  %883 = icmp eq i64 %882, 0
  br i1 %883, label %884, label %784, !llvm.loop !75

884:                                              ; preds = %880, %847, %829, %305
  %885 = icmp ne i32 %5, 0
  %886 = and i1 %885, %11
  br i1 %886, label %887, label %892

887:                                              ; preds = %884
  %888 = load i64, ptr %78, align 8, !tbaa !17
  %889 = icmp ult i64 %888, 65535
  br i1 %889, label %890, label %892

890:                                              ; preds = %887
  %891 = add nuw nsw i64 %888, 1
  store i64 %891, ptr %78, align 8, !tbaa !17
  br label %892

892:                                              ; preds = %890, %887, %884
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %10) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_barrier(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3, !noalias !76
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 808
  %8 = load i64, ptr %7, align 8, !tbaa !9, !noalias !76
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !12, !noalias !76
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %0, i64 64
  %14 = load i64, ptr %13, align 8, !tbaa !20
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds i8, ptr %15, i64 544
  %17 = getelementptr inbounds i8, ptr %15, i64 548
  %18 = load i32, ptr %17, align 4, !tbaa !21
  %19 = add i32 %18, 1
  store i32 %19, ptr %17, align 4, !tbaa !21
  %20 = load i32, ptr %16, align 8, !tbaa !21
  %21 = getelementptr inbounds i8, ptr %6, i64 32
  %22 = getelementptr inbounds i8, ptr %12, i64 24
  %23 = getelementptr inbounds i8, ptr %6, i64 20
  %24 = load i32, ptr %21, align 4, !tbaa !21
  %25 = zext i32 %24 to i64
  %26 = load i32, ptr %22, align 4, !tbaa !21
  %27 = zext i32 %26 to i64
  %28 = load i32, ptr %23, align 4, !tbaa !21
  %29 = zext i32 %28 to i64
  %30 = mul nuw i64 %29, %27
  %31 = sub i64 %25, %30
  %32 = tail call i64 @llvm.umin.i64(i64 %31, i64 %29)
  %33 = getelementptr inbounds i8, ptr %6, i64 36
  %34 = load i32, ptr %33, align 4, !tbaa !21
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %12, i64 28
  %37 = load i32, ptr %36, align 4, !tbaa !21
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %6, i64 24
  %40 = load i32, ptr %39, align 4, !tbaa !21
  %41 = zext i32 %40 to i64
  %42 = mul nuw i64 %41, %38
  %43 = sub i64 %35, %42
  %44 = tail call i64 @llvm.umin.i64(i64 %43, i64 %41)
  %45 = mul nuw i64 %44, %32
  %46 = getelementptr inbounds i8, ptr %6, i64 40
  %47 = load i32, ptr %46, align 4, !tbaa !21
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %12, i64 32
  %50 = load i32, ptr %49, align 4, !tbaa !21
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %6, i64 28
  %53 = load i32, ptr %52, align 4, !tbaa !21
  %54 = zext i32 %53 to i64
  %55 = mul nuw i64 %54, %51
  %56 = sub i64 %48, %55
  %57 = tail call i64 @llvm.umin.i64(i64 %56, i64 %54)
  %58 = mul i64 %45, %57
  %59 = zext i32 %20 to i64
  %60 = getelementptr inbounds i8, ptr %6, i64 44
  %61 = load i32, ptr %60, align 4, !tbaa !79
  %62 = zext i32 %61 to i64
  %63 = mul nuw i64 %62, %59
  %64 = sub i64 %58, %63
  %65 = icmp ult i64 %64, %62
  %66 = sub i32 64, %61
  %67 = zext nneg i32 %66 to i64
  %68 = lshr i64 -1, %67
  %69 = shl nsw i64 -1, %64
  %70 = xor i64 %69, -1
  %71 = select i1 %65, i64 %70, i64 %68
  %72 = icmp eq i64 %71, %2
  br i1 %72, label %121, label %73

73:                                               ; preds = %3
  %74 = load i64, ptr %9, align 8, !tbaa !80
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %96, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds i8, ptr %9, i64 82056
  br label %78

78:                                               ; preds = %91, %76
  %79 = phi i64 [ 0, %76 ], [ %92, %91 ]
  %80 = getelementptr inbounds [256 x %struct.Finding], ptr %77, i64 0, i64 %79
  %81 = load i32, ptr %80, align 8, !tbaa !81
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %83, label %91

83:                                               ; preds = %78
  %84 = getelementptr inbounds i8, ptr %80, i64 40
  %85 = load i64, ptr %84, align 8, !tbaa !84
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %80, i64 72
  %89 = load i64, ptr %88, align 8, !tbaa !85
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %104, label %91

91:                                               ; preds = %87, %83, %78
  %92 = add nuw i64 %79, 1
  %93 = icmp eq i64 %92, %74
  br i1 %93, label %94, label %78, !llvm.loop !86

94:                                               ; preds = %91
  %95 = icmp eq i64 %74, 256
  br i1 %95, label %100, label %96

96:                                               ; preds = %94, %73
  %97 = getelementptr inbounds i8, ptr %9, i64 82056
  %98 = add i64 %74, 1
  store i64 %98, ptr %9, align 8, !tbaa !80
  %99 = getelementptr inbounds [256 x %struct.Finding], ptr %97, i64 0, i64 %74
  store i32 3, ptr %99, align 8, !tbaa !81
  br label %104

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %9, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !87
  %103 = add i64 %102, 1
  store i64 %103, ptr %101, align 8, !tbaa !87
  br label %121

104:                                              ; preds = %87, %96
  %105 = phi ptr [ %99, %96 ], [ %80, %87 ]
  %106 = getelementptr inbounds i8, ptr %105, i64 16
  %107 = load i64, ptr %106, align 8, !tbaa !88
  %108 = add i64 %107, 1
  store i64 %108, ptr %106, align 8, !tbaa !88
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %121

110:                                              ; preds = %104
  %111 = getelementptr inbounds i8, ptr %105, i64 32
  store i64 %2, ptr %111, align 8, !tbaa !89
  %112 = getelementptr inbounds i8, ptr %105, i64 40
  %113 = load i32, ptr %16, align 8, !tbaa !21
  %114 = getelementptr inbounds i8, ptr %12, i64 16
  %115 = load i64, ptr %114, align 8, !tbaa !18
  store i64 %1, ptr %112, align 8, !tbaa !38
  %116 = getelementptr inbounds i8, ptr %105, i64 48
  store i32 0, ptr %116, align 8, !tbaa !21
  %117 = getelementptr inbounds i8, ptr %105, i64 52
  store i32 0, ptr %117, align 4, !tbaa !21
  %118 = getelementptr inbounds i8, ptr %105, i64 56
  store i32 %113, ptr %118, align 8, !tbaa !21
  %119 = getelementptr inbounds i8, ptr %105, i64 60
  store i32 0, ptr %119, align 4, !tbaa !21
  %120 = getelementptr inbounds i8, ptr %105, i64 64
  store i64 %115, ptr %120, align 8, !tbaa !38
  br label %121

121:                                              ; preds = %100, %110, %104, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_end(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !3, !noalias !90
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 808
  %7 = load i64, ptr %6, align 8, !tbaa !9, !noalias !90
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !12, !noalias !90
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8, !tbaa !20
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %14, i64 544
  %16 = getelementptr inbounds i8, ptr %11, i64 136
  %17 = load i64, ptr %16, align 8, !tbaa !93
  %18 = icmp eq i64 %17, 0
  %19 = getelementptr inbounds i8, ptr %14, i64 548
  %20 = load i32, ptr %19, align 4, !tbaa !21
  %21 = zext i32 %20 to i64
  %22 = add nuw nsw i64 %21, 1
  br i1 %18, label %23, label %24

23:                                               ; preds = %2
  store i64 %22, ptr %16, align 8, !tbaa !93
  br label %78

24:                                               ; preds = %2
  %25 = icmp eq i64 %17, %22
  br i1 %25, label %78, label %26

26:                                               ; preds = %24
  %27 = load i64, ptr %8, align 8, !tbaa !80
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %49, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, ptr %8, i64 82056
  br label %31

31:                                               ; preds = %44, %29
  %32 = phi i64 [ 0, %29 ], [ %45, %44 ]
  %33 = getelementptr inbounds [256 x %struct.Finding], ptr %30, i64 0, i64 %32
  %34 = load i32, ptr %33, align 8, !tbaa !81
  %35 = icmp eq i32 %34, 4
  br i1 %35, label %36, label %44

36:                                               ; preds = %31
  %37 = getelementptr inbounds i8, ptr %33, i64 40
  %38 = load i64, ptr %37, align 8, !tbaa !84
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %40, label %44

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %33, i64 72
  %42 = load i64, ptr %41, align 8, !tbaa !85
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %57, label %44

44:                                               ; preds = %40, %36, %31
  %45 = add nuw i64 %32, 1
  %46 = icmp eq i64 %45, %27
  br i1 %46, label %47, label %31, !llvm.loop !86

47:                                               ; preds = %44
  %48 = icmp eq i64 %27, 256
  br i1 %48, label %53, label %49

49:                                               ; preds = %47, %26
  %50 = getelementptr inbounds i8, ptr %8, i64 82056
  %51 = add i64 %27, 1
  store i64 %51, ptr %8, align 8, !tbaa !80
  %52 = getelementptr inbounds [256 x %struct.Finding], ptr %50, i64 0, i64 %27
  store i32 4, ptr %52, align 8, !tbaa !81
  br label %57

53:                                               ; preds = %47
  %54 = getelementptr inbounds i8, ptr %8, i64 8
  %55 = load i64, ptr %54, align 8, !tbaa !87
  %56 = add i64 %55, 1
  store i64 %56, ptr %54, align 8, !tbaa !87
  br label %78

57:                                               ; preds = %40, %49
  %58 = phi ptr [ %52, %49 ], [ %33, %40 ]
  %59 = getelementptr inbounds i8, ptr %58, i64 16
  %60 = load i64, ptr %59, align 8, !tbaa !88
  %61 = add i64 %60, 1
  store i64 %61, ptr %59, align 8, !tbaa !88
  %62 = icmp eq i64 %60, 0
  br i1 %62, label %63, label %78

63:                                               ; preds = %57
  %64 = trunc i64 %17 to i32
  %65 = add i32 %64, -1
  %66 = getelementptr inbounds i8, ptr %58, i64 12
  store i32 %65, ptr %66, align 4, !tbaa !94
  %67 = load i32, ptr %19, align 4, !tbaa !21
  %68 = getelementptr inbounds i8, ptr %58, i64 8
  store i32 %67, ptr %68, align 8, !tbaa !95
  %69 = getelementptr inbounds i8, ptr %58, i64 40
  %70 = load i32, ptr %15, align 8, !tbaa !21
  %71 = getelementptr inbounds i8, ptr %11, i64 16
  %72 = load i64, ptr %71, align 8, !tbaa !18
  store i64 %1, ptr %69, align 8, !tbaa !38
  %73 = getelementptr inbounds i8, ptr %58, i64 48
  store i32 0, ptr %73, align 8, !tbaa !21
  %74 = getelementptr inbounds i8, ptr %58, i64 52
  store i32 0, ptr %74, align 4, !tbaa !21
  %75 = getelementptr inbounds i8, ptr %58, i64 56
  store i32 %70, ptr %75, align 8, !tbaa !21
  %76 = getelementptr inbounds i8, ptr %58, i64 60
  store i32 0, ptr %76, align 4, !tbaa !21
  %77 = getelementptr inbounds i8, ptr %58, i64 64
  store i64 %72, ptr %77, align 8, !tbaa !38
  br label %78

78:                                               ; preds = %53, %23, %63, %57, %24
  ret void
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @is_ordered(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #3 {
  %3 = trunc i64 %1 to i32
  %4 = and i32 %3, 16777215
  %5 = lshr i64 %1, 30
  %6 = trunc i64 %5 to i32
  %7 = and i32 %6, 65535
  %8 = getelementptr inbounds i8, ptr %0, i64 60
  %9 = load i32, ptr %8, align 4, !tbaa !34
  %10 = sub i32 %4, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 68
  %12 = load i32, ptr %11, align 4, !tbaa !36
  %13 = icmp ult i32 %10, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %0, i64 72
  %16 = load i32, ptr %15, align 8, !tbaa !37
  %17 = icmp ult i32 %7, %16
  %18 = icmp eq i32 %7, 65535
  %19 = or i1 %18, %17
  br i1 %19, label %141, label %22

20:                                               ; preds = %2
  %21 = icmp eq i32 %7, 65535
  br i1 %21, label %141, label %22

22:                                               ; preds = %14, %20
  %23 = getelementptr inbounds i8, ptr %0, i64 16
  %24 = load ptr, ptr %23, align 8, !tbaa !26
  %25 = getelementptr inbounds i8, ptr %24, i64 104
  %26 = load i64, ptr %25, align 8, !tbaa !60
  %27 = icmp eq i64 %26, 4194304
  br i1 %27, label %141, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %0, i64 64
  %30 = load i32, ptr %29, align 8, !tbaa !35
  %31 = icmp eq i32 %4, %30
  br i1 %31, label %32, label %45

32:                                               ; preds = %28
  %33 = icmp sgt i64 %1, -1
  br i1 %33, label %141, label %34

34:                                               ; preds = %32
  %35 = getelementptr inbounds i8, ptr %0, i64 56
  %36 = load i32, ptr %35, align 8, !tbaa !33
  %37 = getelementptr inbounds i8, ptr %24, i64 88
  %38 = load i64, ptr %37, align 8, !tbaa !61
  %39 = inttoptr i64 %38 to ptr
  %40 = zext i32 %36 to i64
  %41 = getelementptr inbounds %struct.KnownGroup, ptr %39, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !68
  %43 = icmp ne i32 %42, 0
  %44 = zext i1 %43 to i32
  br label %141

45:                                               ; preds = %28
  %46 = getelementptr inbounds i8, ptr %0, i64 56
  %47 = load i32, ptr %46, align 8, !tbaa !33
  %48 = getelementptr inbounds i8, ptr %24, i64 88
  %49 = load i64, ptr %48, align 8, !tbaa !61
  %50 = inttoptr i64 %49 to ptr
  %51 = zext i32 %47 to i64
  %52 = getelementptr inbounds %struct.KnownGroup, ptr %50, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !68
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %141, label %55

55:                                               ; preds = %45
  %56 = udiv i32 %4, %12
  %57 = getelementptr inbounds i8, ptr %24, i64 96
  %58 = load i64, ptr %57, align 8, !tbaa !62
  %59 = inttoptr i64 %58 to ptr
  %60 = getelementptr inbounds i8, ptr %24, i64 120
  %61 = load i64, ptr %60, align 8, !tbaa !96
  %62 = inttoptr i64 %61 to ptr
  %63 = getelementptr inbounds i8, ptr %24, i64 112
  %64 = load i64, ptr %63, align 8, !tbaa !97
  %65 = add i64 %64, 1
  store i64 %65, ptr %63, align 8, !tbaa !97
  %66 = trunc i64 %65 to i32
  store i32 %47, ptr %62, align 4, !tbaa !21
  %67 = getelementptr inbounds i8, ptr %52, i64 4
  store i32 %66, ptr %67, align 4, !tbaa !98
  %68 = getelementptr inbounds i8, ptr %52, i64 8
  store i32 65535, ptr %68, align 4, !tbaa !99
  br label %73

69:                                               ; preds = %136, %73
  %70 = phi i32 [ %76, %73 ], [ %137, %136 ]
  %71 = phi i32 [ %74, %73 ], [ %93, %136 ]
  %72 = icmp eq i32 %70, 0
  br i1 %72, label %141, label %73

73:                                               ; preds = %69, %55
  %74 = phi i32 [ 0, %55 ], [ %71, %69 ]
  %75 = phi i32 [ 1, %55 ], [ %70, %69 ]
  %76 = add i32 %75, -1
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %62, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !21
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds %struct.KnownGroup, ptr %50, i64 %80
  %82 = getelementptr inbounds i8, ptr %81, i64 8
  %83 = load i32, ptr %82, align 4, !tbaa !99
  %84 = load i32, ptr %81, align 4, !tbaa !21
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %69, label %86

86:                                               ; preds = %73, %136
  %87 = phi i32 [ %139, %136 ], [ %84, %73 ]
  %88 = phi i32 [ %93, %136 ], [ %74, %73 ]
  %89 = phi i32 [ %137, %136 ], [ %76, %73 ]
  %90 = add i32 %87, -1
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds %struct.Acquired, ptr %59, i64 %91
  %93 = add i32 %88, 1
  %94 = icmp ugt i32 %93, 100000
  br i1 %94, label %141, label %95

95:                                               ; preds = %86
  %96 = getelementptr inbounds i8, ptr %92, i64 12
  %97 = load i32, ptr %96, align 4, !tbaa !100
  %98 = icmp ugt i32 %97, %83
  br i1 %98, label %136, label %99

99:                                               ; preds = %95
  %100 = load i32, ptr %92, align 4, !tbaa !63
  %101 = icmp eq i32 %100, %56
  br i1 %101, label %102, label %113

102:                                              ; preds = %99
  %103 = getelementptr inbounds i8, ptr %92, i64 8
  %104 = load i32, ptr %103, align 4, !tbaa !66
  %105 = icmp ult i32 %104, %7
  br i1 %105, label %113, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds i8, ptr %92, i64 4
  %108 = load i32, ptr %107, align 4, !tbaa !65
  %109 = icmp eq i32 %108, %4
  br i1 %109, label %141, label %110

110:                                              ; preds = %106
  %111 = load i32, ptr %46, align 8, !tbaa !33
  %112 = icmp eq i32 %111, %56
  br i1 %112, label %113, label %141

113:                                              ; preds = %110, %102, %99
  %114 = zext i32 %100 to i64
  %115 = getelementptr inbounds %struct.KnownGroup, ptr %50, i64 %114
  %116 = getelementptr inbounds i8, ptr %115, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !98
  %118 = icmp eq i32 %117, %66
  br i1 %118, label %122, label %119

119:                                              ; preds = %113
  %120 = getelementptr inbounds i8, ptr %92, i64 8
  %121 = load i32, ptr %120, align 4, !tbaa !66
  br label %128

122:                                              ; preds = %113
  %123 = getelementptr inbounds i8, ptr %115, i64 8
  %124 = load i32, ptr %123, align 4, !tbaa !99
  %125 = getelementptr inbounds i8, ptr %92, i64 8
  %126 = load i32, ptr %125, align 4, !tbaa !66
  %127 = icmp ult i32 %124, %126
  br i1 %127, label %128, label %136

128:                                              ; preds = %122, %119
  %129 = phi i32 [ %121, %119 ], [ %126, %122 ]
  store i32 %66, ptr %116, align 4, !tbaa !98
  %130 = getelementptr inbounds i8, ptr %115, i64 8
  store i32 %129, ptr %130, align 4, !tbaa !99
  %131 = icmp eq i32 %89, 65536
  br i1 %131, label %141, label %132

132:                                              ; preds = %128
  %133 = add i32 %89, 1
  %134 = zext i32 %89 to i64
  %135 = getelementptr inbounds i32, ptr %62, i64 %134
  store i32 %100, ptr %135, align 4, !tbaa !21
  br label %136

136:                                              ; preds = %132, %122, %95
  %137 = phi i32 [ %89, %95 ], [ %133, %132 ], [ %89, %122 ]
  %138 = getelementptr inbounds i8, ptr %92, i64 16
  %139 = load i32, ptr %138, align 4, !tbaa !21
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %69, label %86, !llvm.loop !101

141:                                              ; preds = %69, %128, %110, %106, %86, %45, %32, %34, %20, %22, %14
  %142 = phi i32 [ 1, %14 ], [ 1, %22 ], [ 1, %20 ], [ 1, %32 ], [ %44, %34 ], [ 0, %45 ], [ 1, %86 ], [ 1, %106 ], [ 1, %110 ], [ 1, %128 ], [ 0, %69 ]
  ret i32 %142
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !26
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !25
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  %13 = load i32, ptr %12, align 8, !tbaa !19
  %14 = and i64 %5, 288160007407534080
  %15 = icmp eq i64 %14, 288160007407534080
  br i1 %15, label %22, label %16

16:                                               ; preds = %7
  %17 = lshr i64 %5, 46
  %18 = getelementptr inbounds i8, ptr %9, i64 136
  %19 = and i64 %17, 4095
  %20 = getelementptr inbounds [4096 x i64], ptr %18, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8, !tbaa !38
  br label %22

22:                                               ; preds = %7, %16
  %23 = phi i64 [ %21, %16 ], [ 0, %7 ]
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !28
  %26 = load i64, ptr %9, align 8, !tbaa !80
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %9, i64 82056
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !81
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !84
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !85
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !86

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %22
  %49 = getelementptr inbounds i8, ptr %9, i64 82056
  %50 = add i64 %26, 1
  store i64 %50, ptr %9, align 8, !tbaa !80
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 %1, ptr %51, align 8, !tbaa !81
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !87
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !87
  br label %110

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !88
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !88
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %110

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !30
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !102
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !95
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !103
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !29
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !35
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !34
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !31
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !27
  %80 = getelementptr inbounds i8, ptr %79, i64 16
  %81 = load i64, ptr %80, align 8, !tbaa !18
  store i64 %25, ptr %68, align 8, !tbaa !38
  %82 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 %70, ptr %82, align 8, !tbaa !21
  %83 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 %4, ptr %83, align 4, !tbaa !21
  %84 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %75, ptr %84, align 8, !tbaa !21
  %85 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 %77, ptr %85, align 4, !tbaa !21
  %86 = getelementptr inbounds i8, ptr %57, i64 64
  store i64 %81, ptr %86, align 8, !tbaa !38
  %87 = icmp eq i32 %1, 0
  %88 = trunc i64 %5 to i32
  %89 = and i32 %88, 16777215
  br i1 %87, label %90, label %93

90:                                               ; preds = %62
  %91 = load i32, ptr %71, align 8, !tbaa !35
  %92 = icmp eq i32 %89, %91
  br i1 %92, label %95, label %93

93:                                               ; preds = %62, %90
  %94 = urem i32 %89, %13
  br label %95

95:                                               ; preds = %90, %93
  %96 = phi i32 [ -1, %90 ], [ %94, %93 ]
  %97 = getelementptr inbounds i8, ptr %57, i64 72
  %98 = lshr i32 %88, 24
  %99 = and i32 %98, 63
  %100 = lshr i64 %5, 62
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = and i32 %101, 1
  %103 = udiv i32 %89, %13
  %104 = zext nneg i32 %103 to i64
  store i64 %23, ptr %97, align 8, !tbaa !38
  %105 = getelementptr inbounds i8, ptr %57, i64 80
  store i32 %6, ptr %105, align 8, !tbaa !21
  %106 = getelementptr inbounds i8, ptr %57, i64 84
  store i32 %99, ptr %106, align 4, !tbaa !21
  %107 = getelementptr inbounds i8, ptr %57, i64 88
  store i32 %96, ptr %107, align 8, !tbaa !21
  %108 = getelementptr inbounds i8, ptr %57, i64 92
  store i32 %102, ptr %108, align 4, !tbaa !21
  %109 = getelementptr inbounds i8, ptr %57, i64 96
  store i64 %104, ptr %109, align 8, !tbaa !38
  br label %110

110:                                              ; preds = %52, %56, %95
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !5, i64 131888, !8, i64 131896, !8, i64 131900, !8, i64 131904, !8, i64 131908, !8, i64 131912, !6, i64 131916}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!10, !5, i64 808}
!10 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !11, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !8, i64 768, !8, i64 772, !5, i64 776, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !6, i64 816, !5, i64 880, !6, i64 888, !5, i64 952, !5, i64 960}
!11 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!12 = !{!4, !5, i64 56}
!13 = !{!14, !5, i64 128}
!14 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136}
!15 = !{!14, !8, i64 12}
!16 = !{!14, !5, i64 120}
!17 = !{!14, !5, i64 112}
!18 = !{!14, !5, i64 16}
!19 = !{!10, !8, i64 48}
!20 = !{!4, !5, i64 64}
!21 = !{!8, !8, i64 0}
!22 = !{!23, !24, i64 0}
!23 = !{!"", !24, i64 0, !24, i64 8, !24, i64 16, !24, i64 24, !5, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !8, i64 72, !5, i64 80}
!24 = !{!"any pointer", !6, i64 0}
!25 = !{!23, !24, i64 8}
!26 = !{!23, !24, i64 16}
!27 = !{!23, !24, i64 24}
!28 = !{!23, !5, i64 32}
!29 = !{!23, !8, i64 40}
!30 = !{!23, !8, i64 44}
!31 = !{!23, !8, i64 48}
!32 = !{!23, !8, i64 52}
!33 = !{!23, !8, i64 56}
!34 = !{!23, !8, i64 60}
!35 = !{!23, !8, i64 64}
!36 = !{!23, !8, i64 68}
!37 = !{!23, !8, i64 72}
!38 = !{!5, !5, i64 0}
!39 = !{!40, !5, i64 128}
!40 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !6, i64 136, !6, i64 32904, !6, i64 65672, !6, i64 82056}
!41 = !{!23, !5, i64 80}
!42 = distinct !{!42, !43}
!43 = !{!"llvm.loop.mustprogress"}
!44 = !{!4, !5, i64 40}
!45 = !{!4, !5, i64 8}
!46 = !{!4, !5, i64 16}
!47 = !{!14, !5, i64 104}
!48 = !{!40, !5, i64 64}
!49 = !{!40, !5, i64 72}
!50 = !{!40, !5, i64 32}
!51 = !{!40, !5, i64 24}
!52 = distinct !{!52, !43}
!53 = !{!40, !5, i64 40}
!54 = !{!40, !5, i64 48}
!55 = !{!40, !5, i64 56}
!56 = !{!57, !5, i64 0}
!57 = !{!"", !5, i64 0, !5, i64 8}
!58 = !{!57, !5, i64 8}
!59 = !{!40, !5, i64 16}
!60 = !{!40, !5, i64 104}
!61 = !{!40, !5, i64 88}
!62 = !{!40, !5, i64 96}
!63 = !{!64, !8, i64 0}
!64 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16}
!65 = !{!64, !8, i64 4}
!66 = !{!64, !8, i64 8}
!67 = distinct !{!67, !43}
!68 = !{!69, !8, i64 0}
!69 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8}
!70 = !{!40, !5, i64 80}
!71 = distinct !{!71, !43}
!72 = distinct !{!72, !43}
!73 = !{!4, !8, i64 160}
!74 = distinct !{!74, !43}
!75 = distinct !{!75, !43}
!76 = !{!77}
!77 = distinct !{!77, !78, !"step_at: argument 0"}
!78 = distinct !{!78, !"step_at"}
!79 = !{!10, !8, i64 44}
!80 = !{!40, !5, i64 0}
!81 = !{!82, !8, i64 0}
!82 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !83, i64 40, !83, i64 72}
!83 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20, !5, i64 24}
!84 = !{!82, !5, i64 40}
!85 = !{!82, !5, i64 72}
!86 = distinct !{!86, !43}
!87 = !{!40, !5, i64 8}
!88 = !{!82, !5, i64 16}
!89 = !{!82, !5, i64 32}
!90 = !{!91}
!91 = distinct !{!91, !92, !"step_at: argument 0"}
!92 = distinct !{!92, !"step_at"}
!93 = !{!14, !5, i64 136}
!94 = !{!82, !8, i64 12}
!95 = !{!82, !8, i64 8}
!96 = !{!40, !5, i64 120}
!97 = !{!40, !5, i64 112}
!98 = !{!69, !8, i64 4}
!99 = !{!69, !8, i64 8}
!100 = !{!64, !8, i64 12}
!101 = distinct !{!101, !43}
!102 = !{!82, !8, i64 4}
!103 = !{!82, !5, i64 24}
