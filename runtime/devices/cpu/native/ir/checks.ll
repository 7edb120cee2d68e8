target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Step = type { ptr, ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i64 }
%struct.Cell = type { i64, i64 }
%struct.KnownGroup = type { i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i32, i32 }
%struct.Finding = type { i32, i32, i32, i32, i64, i64, i64, %struct.Side, %struct.Side }
%struct.Side = type { i64, i32, i32, i32, i32, i64 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_access(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) local_unnamed_addr #0 {
  %10 = alloca %struct.Step, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8, !tbaa !3
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 808
  %15 = load i64, ptr %14, align 8, !tbaa !9
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i8, ptr %0, i64 56
  %18 = load i64, ptr %17, align 8, !tbaa !12
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds i8, ptr %19, i64 128
  %21 = load i64, ptr %20, align 8, !tbaa !13
  %22 = getelementptr inbounds i8, ptr %19, i64 12
  %23 = load i32, ptr %22, align 4, !tbaa !15
  %24 = zext i32 %23 to i64
  %25 = icmp eq i64 %21, %24
  br i1 %25, label %26, label %31

26:                                               ; preds = %9
  %27 = getelementptr inbounds i8, ptr %19, i64 120
  %28 = load i64, ptr %27, align 8, !tbaa !16
  %29 = getelementptr inbounds i8, ptr %19, i64 112
  %30 = load i64, ptr %29, align 8, !tbaa !17
  br label %40

31:                                               ; preds = %9
  store i64 %24, ptr %20, align 8, !tbaa !13
  %32 = getelementptr inbounds i8, ptr %19, i64 112
  %33 = load i64, ptr %32, align 8, !tbaa !17
  %34 = icmp ult i64 %33, 65535
  br i1 %34, label %35, label %37

35:                                               ; preds = %31
  %36 = add nuw nsw i64 %33, 1
  store i64 %36, ptr %32, align 8, !tbaa !17
  br label %37

37:                                               ; preds = %35, %31
  %38 = phi i64 [ %36, %35 ], [ %33, %31 ]
  %39 = getelementptr inbounds i8, ptr %19, i64 120
  store i64 %38, ptr %39, align 8, !tbaa !16
  br label %40

40:                                               ; preds = %26, %37
  %41 = phi i64 [ %30, %26 ], [ %38, %37 ]
  %42 = phi i64 [ %28, %26 ], [ %38, %37 ]
  %43 = getelementptr inbounds i8, ptr %19, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !18
  %45 = getelementptr inbounds i8, ptr %13, i64 48
  %46 = load i32, ptr %45, align 8, !tbaa !19
  %47 = udiv i32 16777216, %46
  %48 = zext nneg i32 %47 to i64
  %49 = urem i64 %44, %48
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = mul i32 %46, %50
  %52 = getelementptr inbounds i8, ptr %0, i64 64
  %53 = load i64, ptr %52, align 8, !tbaa !20
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds i8, ptr %54, i64 544
  %56 = load i32, ptr %55, align 8, !tbaa !21
  %57 = add i32 %51, %56
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %10) #5
  store ptr %0, ptr %10, align 8, !tbaa !22
  %58 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %13, ptr %58, align 8, !tbaa !25
  %59 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %16, ptr %59, align 8, !tbaa !26
  %60 = getelementptr inbounds i8, ptr %10, i64 24
  store ptr %19, ptr %60, align 8, !tbaa !27
  %61 = getelementptr inbounds i8, ptr %10, i64 32
  store i64 %1, ptr %61, align 8, !tbaa !28
  %62 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 %5, ptr %62, align 8, !tbaa !29
  %63 = getelementptr inbounds i8, ptr %10, i64 44
  store i32 %6, ptr %63, align 4, !tbaa !30
  %64 = getelementptr inbounds i8, ptr %10, i64 48
  store i32 %7, ptr %64, align 8, !tbaa !31
  %65 = getelementptr inbounds i8, ptr %10, i64 52
  store i32 %50, ptr %65, align 4, !tbaa !32
  %66 = getelementptr inbounds i8, ptr %10, i64 56
  store i32 %51, ptr %66, align 8, !tbaa !33
  %67 = getelementptr inbounds i8, ptr %10, i64 60
  store i32 %57, ptr %67, align 4, !tbaa !34
  %68 = getelementptr inbounds i8, ptr %10, i64 64
  store i32 %46, ptr %68, align 8, !tbaa !35
  %69 = getelementptr inbounds i8, ptr %10, i64 68
  %70 = trunc i64 %42 to i32
  store i32 %70, ptr %69, align 4, !tbaa !36
  %71 = getelementptr inbounds i8, ptr %10, i64 72
  %72 = zext i32 %57 to i64
  %73 = getelementptr inbounds i8, ptr %19, i64 112
  %74 = shl i64 %41, 30
  %75 = lshr i64 %1, 2
  %76 = getelementptr inbounds i8, ptr %16, i64 32904
  %77 = and i64 %75, 8191
  %78 = getelementptr inbounds [8192 x i32], ptr %76, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !21
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %96, label %81

81:                                               ; preds = %40
  %82 = getelementptr inbounds i8, ptr %16, i64 136
  br label %89

83:                                               ; preds = %89
  %84 = add i64 %91, 1
  %85 = and i64 %84, 8191
  %86 = getelementptr inbounds [8192 x i32], ptr %76, i64 0, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !21
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %96, label %89

89:                                               ; preds = %83, %81
  %90 = phi i32 [ %79, %81 ], [ %87, %83 ]
  %91 = phi i64 [ %75, %81 ], [ %84, %83 ]
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds [4096 x i64], ptr %82, i64 0, i64 %92
  %94 = load i64, ptr %93, align 8, !tbaa !37
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %108, label %83

96:                                               ; preds = %83, %40
  %97 = phi i64 [ %77, %40 ], [ %85, %83 ]
  %98 = getelementptr inbounds i8, ptr %16, i64 128
  %99 = load i64, ptr %98, align 8, !tbaa !38
  %100 = icmp eq i64 %99, 4094
  br i1 %100, label %108, label %101

101:                                              ; preds = %96
  %102 = getelementptr inbounds [8192 x i32], ptr %76, i64 0, i64 %97
  %103 = add i64 %99, 1
  store i64 %103, ptr %98, align 8, !tbaa !38
  %104 = trunc i64 %103 to i32
  store i32 %104, ptr %102, align 4, !tbaa !21
  %105 = getelementptr inbounds i8, ptr %16, i64 136
  %106 = and i64 %103, 4294967295
  %107 = getelementptr inbounds [4096 x i64], ptr %105, i64 0, i64 %106
  store i64 %1, ptr %107, align 8, !tbaa !37
  br label %108

108:                                              ; preds = %89, %96, %101
  %109 = phi i32 [ 4095, %96 ], [ %104, %101 ], [ %90, %89 ]
  %110 = zext i32 %109 to i64
  %111 = shl i64 %110, 46
  %112 = zext i32 %7 to i64
  %113 = shl i64 %112, 62
  %114 = or disjoint i64 %113, %72
  %115 = or i64 %114, %74
  %116 = or i64 %115, %111
  store i64 %116, ptr %71, align 8, !tbaa !40
  %117 = icmp eq i32 %5, 0
  br i1 %117, label %118, label %273

118:                                              ; preds = %108
  %119 = icmp eq i64 %3, 0
  br i1 %119, label %300, label %120

120:                                              ; preds = %118, %267
  %121 = phi i64 [ %269, %267 ], [ 48, %118 ]
  %122 = phi i64 [ %268, %267 ], [ %3, %118 ]
  %123 = lshr i64 %122, %121
  %124 = and i64 %123, 65535
  %125 = icmp eq i64 %124, 65535
  br i1 %125, label %126, label %267

126:                                              ; preds = %120
  %127 = getelementptr inbounds i64, ptr %2, i64 %121
  %128 = load i64, ptr %127, align 8, !tbaa !37
  %129 = getelementptr inbounds i8, ptr %127, i64 8
  %130 = load i64, ptr %129, align 8, !tbaa !37
  %131 = getelementptr inbounds i8, ptr %127, i64 16
  %132 = load i64, ptr %131, align 8, !tbaa !37
  %133 = getelementptr inbounds i8, ptr %127, i64 24
  %134 = load i64, ptr %133, align 8, !tbaa !37
  %135 = getelementptr inbounds i8, ptr %127, i64 32
  %136 = load i64, ptr %135, align 8, !tbaa !37
  %137 = getelementptr inbounds i8, ptr %127, i64 40
  %138 = load i64, ptr %137, align 8, !tbaa !37
  %139 = getelementptr inbounds i8, ptr %127, i64 48
  %140 = load i64, ptr %139, align 8, !tbaa !37
  %141 = getelementptr inbounds i8, ptr %127, i64 56
  %142 = load i64, ptr %141, align 8, !tbaa !37
  %143 = getelementptr inbounds i8, ptr %127, i64 64
  %144 = load i64, ptr %143, align 8, !tbaa !37
  %145 = getelementptr inbounds i8, ptr %127, i64 72
  %146 = load i64, ptr %145, align 8, !tbaa !37
  %147 = getelementptr inbounds i8, ptr %127, i64 80
  %148 = load i64, ptr %147, align 8, !tbaa !37
  %149 = getelementptr inbounds i8, ptr %127, i64 88
  %150 = load i64, ptr %149, align 8, !tbaa !37
  %151 = getelementptr inbounds i8, ptr %127, i64 96
  %152 = load i64, ptr %151, align 8, !tbaa !37
  %153 = getelementptr inbounds i8, ptr %127, i64 104
  %154 = load i64, ptr %153, align 8, !tbaa !37
  %155 = getelementptr inbounds i8, ptr %127, i64 112
  %156 = load i64, ptr %155, align 8, !tbaa !37
  %157 = getelementptr inbounds i8, ptr %127, i64 120
  %158 = load i64, ptr %157, align 8, !tbaa !37
  %159 = icmp eq i64 %128, %132
  %160 = icmp eq i64 %128, %130
  %161 = and i1 %160, %159
  %162 = icmp eq i64 %128, %134
  %163 = and i1 %161, %162
  %164 = icmp eq i64 %128, %136
  %165 = and i1 %163, %164
  %166 = icmp eq i64 %128, %138
  %167 = and i1 %165, %166
  %168 = icmp eq i64 %128, %140
  %169 = and i1 %167, %168
  %170 = icmp eq i64 %128, %142
  %171 = and i1 %169, %170
  %172 = icmp eq i64 %128, %144
  %173 = and i1 %171, %172
  %174 = icmp eq i64 %128, %146
  %175 = and i1 %173, %174
  %176 = icmp eq i64 %128, %148
  %177 = and i1 %175, %176
  %178 = icmp eq i64 %128, %150
  %179 = and i1 %177, %178
  %180 = icmp eq i64 %128, %152
  %181 = and i1 %179, %180
  %182 = icmp eq i64 %128, %154
  %183 = and i1 %181, %182
  %184 = icmp eq i64 %128, %156
  %185 = and i1 %183, %184
  %186 = icmp eq i64 %128, %158
  %187 = and i1 %185, %186
  br i1 %187, label %188, label %192

188:                                              ; preds = %126
  %189 = shl nuw i64 65534, %121
  %190 = xor i64 %189, -1
  %191 = and i64 %122, %190
  br label %267

192:                                              ; preds = %126
  %193 = icmp eq i64 %121, 0
  br i1 %193, label %276, label %194

194:                                              ; preds = %192
  %195 = add nsw i64 %121, -16
  %196 = lshr i64 %122, %195
  %197 = and i64 %196, 65535
  %198 = icmp eq i64 %197, 65535
  br i1 %198, label %199, label %267

199:                                              ; preds = %194
  %200 = getelementptr inbounds i8, ptr %127, i64 -128
  %201 = load i64, ptr %200, align 8, !tbaa !37
  %202 = getelementptr inbounds i8, ptr %127, i64 -120
  %203 = load i64, ptr %202, align 8, !tbaa !37
  %204 = getelementptr inbounds i8, ptr %127, i64 -112
  %205 = load i64, ptr %204, align 8, !tbaa !37
  %206 = getelementptr inbounds i8, ptr %127, i64 -104
  %207 = load i64, ptr %206, align 8, !tbaa !37
  %208 = getelementptr inbounds i8, ptr %127, i64 -96
  %209 = load i64, ptr %208, align 8, !tbaa !37
  %210 = getelementptr inbounds i8, ptr %127, i64 -88
  %211 = load i64, ptr %210, align 8, !tbaa !37
  %212 = getelementptr inbounds i8, ptr %127, i64 -80
  %213 = load i64, ptr %212, align 8, !tbaa !37
  %214 = getelementptr inbounds i8, ptr %127, i64 -72
  %215 = load i64, ptr %214, align 8, !tbaa !37
  %216 = getelementptr inbounds i8, ptr %127, i64 -64
  %217 = load i64, ptr %216, align 8, !tbaa !37
  %218 = getelementptr inbounds i8, ptr %127, i64 -56
  %219 = load i64, ptr %218, align 8, !tbaa !37
  %220 = getelementptr inbounds i8, ptr %127, i64 -48
  %221 = load i64, ptr %220, align 8, !tbaa !37
  %222 = getelementptr inbounds i8, ptr %127, i64 -40
  %223 = load i64, ptr %222, align 8, !tbaa !37
  %224 = getelementptr inbounds i8, ptr %127, i64 -32
  %225 = load i64, ptr %224, align 8, !tbaa !37
  %226 = getelementptr inbounds i8, ptr %127, i64 -24
  %227 = load i64, ptr %226, align 8, !tbaa !37
  %228 = getelementptr inbounds i8, ptr %127, i64 -16
  %229 = load i64, ptr %228, align 8, !tbaa !37
  %230 = getelementptr inbounds i8, ptr %127, i64 -8
  %231 = load i64, ptr %230, align 8, !tbaa !37
  %232 = icmp eq i64 %203, %130
  %233 = icmp eq i64 %201, %128
  %234 = and i1 %233, %232
  %235 = icmp eq i64 %205, %132
  %236 = and i1 %234, %235
  %237 = icmp eq i64 %207, %134
  %238 = and i1 %236, %237
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
  br i1 %262, label %263, label %267

263:                                              ; preds = %199
  %264 = shl nuw i64 65535, %121
  %265 = xor i64 %264, -1
  %266 = and i64 %122, %265
  br label %267

267:                                              ; preds = %263, %199, %194, %188, %120
  %268 = phi i64 [ %122, %120 ], [ %191, %188 ], [ %266, %263 ], [ %122, %199 ], [ %122, %194 ]
  %269 = add nsw i64 %121, -16
  %270 = icmp ne i64 %268, 0
  %271 = icmp ult i64 %269, 64
  %272 = select i1 %270, i1 %271, i1 false
  br i1 %272, label %120, label %273, !llvm.loop !41

273:                                              ; preds = %267, %108
  %274 = phi i64 [ %3, %108 ], [ %268, %267 ]
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %300, label %276

276:                                              ; preds = %192, %273
  %277 = phi i64 [ %274, %273 ], [ %122, %192 ]
  %278 = icmp eq i32 %6, 0
  %279 = zext i32 %4 to i64
  %280 = getelementptr inbounds i8, ptr %0, i64 16
  %281 = getelementptr inbounds i8, ptr %0, i64 40
  %282 = getelementptr inbounds i8, ptr %0, i64 8
  %283 = getelementptr inbounds i8, ptr %16, i64 64
  %284 = getelementptr inbounds i8, ptr %16, i64 32
  %285 = getelementptr inbounds i8, ptr %16, i64 24
  %286 = getelementptr inbounds i8, ptr %16, i64 40
  %287 = getelementptr inbounds i8, ptr %16, i64 48
  %288 = getelementptr inbounds i8, ptr %16, i64 56
  %289 = getelementptr inbounds i8, ptr %16, i64 72
  %290 = getelementptr inbounds i8, ptr %19, i64 104
  %291 = icmp eq i32 %7, 0
  %292 = icmp eq i32 %5, 1
  %293 = or i1 %292, %291
  %294 = getelementptr inbounds i8, ptr %16, i64 16
  %295 = getelementptr inbounds i8, ptr %16, i64 104
  %296 = getelementptr inbounds i8, ptr %16, i64 88
  %297 = getelementptr inbounds i8, ptr %16, i64 96
  %298 = icmp ne i32 %7, 0
  %299 = getelementptr inbounds i8, ptr %16, i64 80
  br label %309

300:                                              ; preds = %745, %118, %273
  %301 = phi i32 [ %6, %273 ], [ %6, %118 ], [ %342, %745 ]
  %302 = phi i64 [ 0, %273 ], [ 0, %118 ], [ %746, %745 ]
  %303 = icmp eq ptr %8, null
  %304 = icmp ne i32 %5, 1
  %305 = or i1 %304, %303
  %306 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %302)
  %307 = icmp ult i64 %306, 2
  %308 = select i1 %305, i1 true, i1 %307
  br i1 %308, label %871, label %750

309:                                              ; preds = %276, %745
  %310 = phi i64 [ %277, %276 ], [ %746, %745 ]
  %311 = phi i64 [ %277, %276 ], [ %748, %745 ]
  %312 = phi i32 [ %6, %276 ], [ %342, %745 ]
  %313 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %311, i1 true)
  %314 = trunc nuw nsw i64 %313 to i32
  br i1 %278, label %341, label %315

315:                                              ; preds = %309
  %316 = getelementptr inbounds i64, ptr %2, i64 %313
  switch i32 %6, label %338 [
    i32 3, label %317
    i32 4, label %328
    i32 1, label %333
  ]

317:                                              ; preds = %315
  %318 = load i64, ptr %316, align 8, !tbaa !37
  %319 = lshr i64 %318, 32
  %320 = load i64, ptr %281, align 8, !tbaa !43
  %321 = icmp eq i64 %319, %320
  br i1 %321, label %339, label %322

322:                                              ; preds = %317
  %323 = load i64, ptr %282, align 8, !tbaa !44
  %324 = sub i64 %318, %323
  %325 = load i64, ptr %280, align 8, !tbaa !45
  %326 = icmp ult i64 %324, %325
  br i1 %326, label %327, label %339

327:                                              ; preds = %322
  store i64 %324, ptr %316, align 8, !tbaa !37
  br label %339

328:                                              ; preds = %315
  %329 = load i64, ptr %316, align 8, !tbaa !37
  %330 = lshr i64 %329, 62
  %331 = trunc nuw nsw i64 %330 to i32
  %332 = and i32 %331, 2
  br label %339

333:                                              ; preds = %315
  %334 = load i64, ptr %316, align 8, !tbaa !37
  %335 = add i64 %334, %279
  %336 = load i64, ptr %280, align 8, !tbaa !45
  %337 = icmp ugt i64 %335, %336
  br i1 %337, label %339, label %338

338:                                              ; preds = %333, %315
  br label %339

339:                                              ; preds = %317, %322, %327, %328, %333, %338
  %340 = phi i32 [ %332, %328 ], [ %6, %338 ], [ 2, %317 ], [ 1, %327 ], [ 0, %322 ], [ 2, %333 ]
  store i32 %340, ptr %63, align 4, !tbaa !30
  br label %341

341:                                              ; preds = %309, %339
  %342 = phi i32 [ %340, %339 ], [ %312, %309 ]
  %343 = icmp eq i32 %342, 2
  br i1 %343, label %344, label %348

344:                                              ; preds = %341
  %345 = shl nuw i64 1, %313
  %346 = xor i64 %345, -1
  %347 = and i64 %310, %346
  br label %745

348:                                              ; preds = %341
  %349 = getelementptr inbounds i64, ptr %2, i64 %313
  %350 = load i64, ptr %349, align 8, !tbaa !37
  %351 = add i64 %350, %279
  %352 = and i64 %350, -4
  %353 = icmp ult i64 %352, %351
  br i1 %353, label %354, label %745

354:                                              ; preds = %348
  %355 = or i64 %350, %279
  %356 = and i64 %355, 3
  %357 = icmp eq i64 %356, 0
  %358 = shl nuw nsw i64 %313, 24
  %359 = icmp eq i32 %342, 1
  %360 = icmp ne i32 %342, 1
  br label %361

361:                                              ; preds = %742, %354
  %362 = phi i64 [ %352, %354 ], [ %743, %742 ]
  br i1 %357, label %373, label %363

363:                                              ; preds = %361
  %364 = tail call i64 @llvm.usub.sat.i64(i64 %350, i64 %362)
  %365 = trunc i64 %364 to i32
  %366 = sub i64 %351, %362
  %367 = tail call i64 @llvm.umin.i64(i64 %366, i64 4)
  %368 = trunc nuw nsw i64 %367 to i32
  %369 = shl nsw i32 -1, %368
  %370 = xor i32 %369, -1
  %371 = shl nsw i32 -1, %365
  %372 = and i32 %371, %370
  br label %373

373:                                              ; preds = %363, %361
  %374 = phi i32 [ %372, %363 ], [ 15, %361 ]
  br i1 %359, label %375, label %380

375:                                              ; preds = %373
  %376 = load i64, ptr %290, align 8, !tbaa !46
  %377 = inttoptr i64 %376 to ptr
  %378 = lshr exact i64 %362, 2
  %379 = getelementptr inbounds %struct.Cell, ptr %377, i64 %378
  br label %427

380:                                              ; preds = %373
  %381 = lshr i64 %362, 14
  %382 = add nuw nsw i64 %381, 1
  %383 = load i64, ptr %283, align 8, !tbaa !47
  %384 = icmp eq i64 %382, %383
  br i1 %384, label %385, label %391

385:                                              ; preds = %380
  %386 = load i64, ptr %289, align 8, !tbaa !48
  %387 = inttoptr i64 %386 to ptr
  %388 = lshr exact i64 %362, 2
  %389 = and i64 %388, 4095
  %390 = getelementptr inbounds %struct.Cell, ptr %387, i64 %389
  br label %427

391:                                              ; preds = %380
  %392 = load i64, ptr %284, align 8, !tbaa !49
  %393 = inttoptr i64 %392 to ptr
  %394 = load i64, ptr %285, align 8, !tbaa !50
  %395 = mul i64 %382, 159730149406440469
  %396 = lshr i64 %395, 40
  br label %397

397:                                              ; preds = %397, %391
  %398 = phi i64 [ %396, %391 ], [ %405, %397 ]
  %399 = and i64 %398, 262143
  %400 = getelementptr inbounds i64, ptr %393, i64 %399
  %401 = load i64, ptr %400, align 8, !tbaa !37
  %402 = icmp eq i64 %401, 0
  %403 = icmp eq i64 %401, %382
  %404 = or i1 %402, %403
  %405 = add nuw nsw i64 %399, 1
  br i1 %404, label %406, label %397, !llvm.loop !51

406:                                              ; preds = %397
  %407 = getelementptr inbounds i64, ptr %393, i64 %399
  %408 = inttoptr i64 %394 to ptr
  br i1 %402, label %409, label %417

409:                                              ; preds = %406
  %410 = load i64, ptr %286, align 8, !tbaa !52
  %411 = load i64, ptr %287, align 8, !tbaa !53
  %412 = icmp ult i64 %410, %411
  br i1 %412, label %413, label %739

413:                                              ; preds = %409
  store i64 %382, ptr %407, align 8, !tbaa !37
  %414 = load i64, ptr %286, align 8, !tbaa !52
  %415 = add i64 %414, 1
  store i64 %415, ptr %286, align 8, !tbaa !52
  %416 = getelementptr inbounds i64, ptr %408, i64 %399
  store i64 %414, ptr %416, align 8, !tbaa !37
  br label %417

417:                                              ; preds = %413, %406
  store i64 %382, ptr %283, align 8, !tbaa !47
  %418 = load i64, ptr %288, align 8, !tbaa !54
  %419 = getelementptr inbounds i64, ptr %408, i64 %399
  %420 = load i64, ptr %419, align 8, !tbaa !37
  %421 = shl i64 %420, 16
  %422 = add i64 %421, %418
  store i64 %422, ptr %289, align 8, !tbaa !48
  %423 = inttoptr i64 %422 to ptr
  %424 = lshr exact i64 %362, 2
  %425 = and i64 %424, 4095
  %426 = getelementptr inbounds %struct.Cell, ptr %423, i64 %425
  br label %427

427:                                              ; preds = %417, %385, %375
  %428 = phi ptr [ %379, %375 ], [ %390, %385 ], [ %426, %417 ]
  %429 = icmp eq ptr %428, null
  br i1 %429, label %739, label %430

430:                                              ; preds = %427
  %431 = zext nneg i32 %374 to i64
  %432 = shl nuw nsw i64 %431, 58
  %433 = or disjoint i64 %432, %358
  %434 = or i64 %433, %116
  %435 = load i64, ptr %428, align 8, !tbaa !55
  %436 = getelementptr inbounds i8, ptr %428, i64 8
  %437 = load i64, ptr %436, align 8, !tbaa !57
  %438 = or i64 %437, %435
  %439 = icmp eq i64 %438, 0
  br i1 %117, label %440, label %466

440:                                              ; preds = %430
  %441 = icmp sgt i64 %437, -1
  br i1 %441, label %451, label %442

442:                                              ; preds = %440
  %443 = xor i64 %437, %434
  %444 = and i64 %443, 8935212028373499904
  %445 = icmp eq i64 %444, 0
  br i1 %445, label %446, label %451

446:                                              ; preds = %442
  %447 = trunc i64 %437 to i32
  %448 = and i32 %447, 16777215
  %449 = sub i32 %448, %51
  %450 = icmp ult i32 %449, %46
  br i1 %450, label %742, label %451

451:                                              ; preds = %446, %442, %440
  br i1 %439, label %465, label %452

452:                                              ; preds = %451
  %453 = icmp eq i64 %437, 0
  br i1 %453, label %476, label %454

454:                                              ; preds = %452
  %455 = xor i64 %437, %434
  %456 = and i64 %455, -4611615650740174849
  %457 = icmp eq i64 %456, 0
  br i1 %457, label %458, label %476

458:                                              ; preds = %454
  %459 = lshr i64 %437, 58
  %460 = trunc nuw nsw i64 %459 to i32
  %461 = and i32 %460, 15
  %462 = xor i32 %461, -1
  %463 = and i32 %374, %462
  %464 = icmp eq i32 %463, 0
  br i1 %464, label %465, label %476

465:                                              ; preds = %458, %451
  store i64 %434, ptr %436, align 8, !tbaa !57
  br label %742

466:                                              ; preds = %430
  br i1 %439, label %475, label %467

467:                                              ; preds = %466
  %468 = icmp eq i64 %435, 0
  %469 = icmp ne i64 %437, 0
  %470 = select i1 %468, i1 true, i1 %469
  br i1 %470, label %476, label %471

471:                                              ; preds = %467
  %472 = xor i64 %435, %434
  %473 = and i64 %472, -4611615650740174849
  %474 = icmp eq i64 %473, 0
  br i1 %474, label %475, label %476

475:                                              ; preds = %471, %466
  store i64 %434, ptr %428, align 8, !tbaa !55
  br label %742

476:                                              ; preds = %471, %467, %458, %454, %452
  br i1 %359, label %477, label %487

477:                                              ; preds = %476
  %478 = trunc i64 %435 to i32
  %479 = and i32 %478, 16777215
  %480 = sub i32 %479, %51
  %481 = icmp ult i32 %480, %46
  %482 = trunc i64 %437 to i32
  %483 = and i32 %482, 16777215
  %484 = sub i32 %483, %51
  %485 = icmp ult i32 %484, %46
  %486 = select i1 %485, i64 %437, i64 0
  br i1 %481, label %487, label %694

487:                                              ; preds = %477, %476
  %488 = phi i64 [ %437, %476 ], [ %486, %477 ]
  %489 = icmp eq i64 %435, 0
  br i1 %489, label %694, label %490

490:                                              ; preds = %487
  br i1 %293, label %668, label %491

491:                                              ; preds = %490
  %492 = and i64 %435, 4611686018427387904
  %493 = icmp eq i64 %492, 0
  br i1 %493, label %494, label %498

494:                                              ; preds = %491
  %495 = load i64, ptr %294, align 8, !tbaa !58
  %496 = icmp ne i64 %495, 0
  %497 = or i1 %359, %496
  br i1 %497, label %668, label %498

498:                                              ; preds = %494, %491
  %499 = trunc i64 %435 to i32
  %500 = and i32 %499, 16777215
  %501 = load i32, ptr %45, align 8, !tbaa !19
  %502 = udiv i32 %500, %501
  %503 = lshr i64 %435, 30
  %504 = trunc i64 %503 to i32
  %505 = and i32 %504, 65535
  %506 = icmp eq i32 %500, %57
  br i1 %506, label %668, label %507

507:                                              ; preds = %498
  %508 = load i64, ptr %295, align 8, !tbaa !59
  %509 = icmp eq i64 %508, 4194304
  br i1 %509, label %668, label %510

510:                                              ; preds = %507
  %511 = load i64, ptr %296, align 8, !tbaa !60
  %512 = inttoptr i64 %511 to ptr
  %513 = getelementptr inbounds %struct.KnownGroup, ptr %512, i64 %49
  %514 = load i64, ptr %297, align 8, !tbaa !61
  %515 = inttoptr i64 %514 to ptr
  %516 = load i32, ptr %513, align 4, !tbaa !21
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %658, label %518

518:                                              ; preds = %510
  %519 = add i32 %516, -1
  %520 = zext i32 %519 to i64
  %521 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %520
  %522 = load i32, ptr %521, align 4, !tbaa !62
  %523 = icmp eq i32 %522, %502
  br i1 %523, label %524, label %532

524:                                              ; preds = %518
  %525 = getelementptr inbounds i8, ptr %521, i64 4
  %526 = load i32, ptr %525, align 4, !tbaa !64
  %527 = icmp eq i32 %526, %500
  br i1 %527, label %528, label %532

528:                                              ; preds = %524
  %529 = getelementptr inbounds i8, ptr %521, i64 8
  %530 = load i32, ptr %529, align 4, !tbaa !65
  %531 = icmp ult i32 %530, %505
  br i1 %531, label %532, label %668

532:                                              ; preds = %528, %524, %518
  %533 = getelementptr inbounds i8, ptr %521, i64 16
  %534 = load i32, ptr %533, align 4, !tbaa !21
  %535 = icmp eq i32 %534, 0
  br i1 %535, label %658, label %536, !llvm.loop !66

536:                                              ; preds = %532
  %537 = add i32 %534, -1
  %538 = zext i32 %537 to i64
  %539 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %538
  %540 = load i32, ptr %539, align 4, !tbaa !62
  %541 = icmp eq i32 %540, %502
  br i1 %541, label %542, label %550

542:                                              ; preds = %536
  %543 = getelementptr inbounds i8, ptr %539, i64 4
  %544 = load i32, ptr %543, align 4, !tbaa !64
  %545 = icmp eq i32 %544, %500
  br i1 %545, label %546, label %550

546:                                              ; preds = %542
  %547 = getelementptr inbounds i8, ptr %539, i64 8
  %548 = load i32, ptr %547, align 4, !tbaa !65
  %549 = icmp ult i32 %548, %505
  br i1 %549, label %550, label %668

550:                                              ; preds = %546, %542, %536
  %551 = getelementptr inbounds i8, ptr %539, i64 16
  %552 = load i32, ptr %551, align 4, !tbaa !21
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %658, label %554, !llvm.loop !66

554:                                              ; preds = %550
  %555 = add i32 %552, -1
  %556 = zext i32 %555 to i64
  %557 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %556
  %558 = load i32, ptr %557, align 4, !tbaa !62
  %559 = icmp eq i32 %558, %502
  br i1 %559, label %560, label %568

560:                                              ; preds = %554
  %561 = getelementptr inbounds i8, ptr %557, i64 4
  %562 = load i32, ptr %561, align 4, !tbaa !64
  %563 = icmp eq i32 %562, %500
  br i1 %563, label %564, label %568

564:                                              ; preds = %560
  %565 = getelementptr inbounds i8, ptr %557, i64 8
  %566 = load i32, ptr %565, align 4, !tbaa !65
  %567 = icmp ult i32 %566, %505
  br i1 %567, label %568, label %668

568:                                              ; preds = %564, %560, %554
  %569 = getelementptr inbounds i8, ptr %557, i64 16
  %570 = load i32, ptr %569, align 4, !tbaa !21
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %658, label %572, !llvm.loop !66

572:                                              ; preds = %568
  %573 = add i32 %570, -1
  %574 = zext i32 %573 to i64
  %575 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %574
  %576 = load i32, ptr %575, align 4, !tbaa !62
  %577 = icmp eq i32 %576, %502
  br i1 %577, label %578, label %586

578:                                              ; preds = %572
  %579 = getelementptr inbounds i8, ptr %575, i64 4
  %580 = load i32, ptr %579, align 4, !tbaa !64
  %581 = icmp eq i32 %580, %500
  br i1 %581, label %582, label %586

582:                                              ; preds = %578
  %583 = getelementptr inbounds i8, ptr %575, i64 8
  %584 = load i32, ptr %583, align 4, !tbaa !65
  %585 = icmp ult i32 %584, %505
  br i1 %585, label %586, label %668

586:                                              ; preds = %582, %578, %572
  %587 = getelementptr inbounds i8, ptr %575, i64 16
  %588 = load i32, ptr %587, align 4, !tbaa !21
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %658, label %590, !llvm.loop !66

590:                                              ; preds = %586
  %591 = add i32 %588, -1
  %592 = zext i32 %591 to i64
  %593 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %592
  %594 = load i32, ptr %593, align 4, !tbaa !62
  %595 = icmp eq i32 %594, %502
  br i1 %595, label %596, label %604

596:                                              ; preds = %590
  %597 = getelementptr inbounds i8, ptr %593, i64 4
  %598 = load i32, ptr %597, align 4, !tbaa !64
  %599 = icmp eq i32 %598, %500
  br i1 %599, label %600, label %604

600:                                              ; preds = %596
  %601 = getelementptr inbounds i8, ptr %593, i64 8
  %602 = load i32, ptr %601, align 4, !tbaa !65
  %603 = icmp ult i32 %602, %505
  br i1 %603, label %604, label %668

604:                                              ; preds = %600, %596, %590
  %605 = getelementptr inbounds i8, ptr %593, i64 16
  %606 = load i32, ptr %605, align 4, !tbaa !21
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %658, label %608, !llvm.loop !66

608:                                              ; preds = %604
  %609 = add i32 %606, -1
  %610 = zext i32 %609 to i64
  %611 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %610
  %612 = load i32, ptr %611, align 4, !tbaa !62
  %613 = icmp eq i32 %612, %502
  br i1 %613, label %614, label %622

614:                                              ; preds = %608
  %615 = getelementptr inbounds i8, ptr %611, i64 4
  %616 = load i32, ptr %615, align 4, !tbaa !64
  %617 = icmp eq i32 %616, %500
  br i1 %617, label %618, label %622

618:                                              ; preds = %614
  %619 = getelementptr inbounds i8, ptr %611, i64 8
  %620 = load i32, ptr %619, align 4, !tbaa !65
  %621 = icmp ult i32 %620, %505
  br i1 %621, label %622, label %668

622:                                              ; preds = %618, %614, %608
  %623 = getelementptr inbounds i8, ptr %611, i64 16
  %624 = load i32, ptr %623, align 4, !tbaa !21
  %625 = icmp eq i32 %624, 0
  br i1 %625, label %658, label %626, !llvm.loop !66

626:                                              ; preds = %622
  %627 = add i32 %624, -1
  %628 = zext i32 %627 to i64
  %629 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %628
  %630 = load i32, ptr %629, align 4, !tbaa !62
  %631 = icmp eq i32 %630, %502
  br i1 %631, label %632, label %640

632:                                              ; preds = %626
  %633 = getelementptr inbounds i8, ptr %629, i64 4
  %634 = load i32, ptr %633, align 4, !tbaa !64
  %635 = icmp eq i32 %634, %500
  br i1 %635, label %636, label %640

636:                                              ; preds = %632
  %637 = getelementptr inbounds i8, ptr %629, i64 8
  %638 = load i32, ptr %637, align 4, !tbaa !65
  %639 = icmp ult i32 %638, %505
  br i1 %639, label %640, label %668

640:                                              ; preds = %636, %632, %626
  %641 = getelementptr inbounds i8, ptr %629, i64 16
  %642 = load i32, ptr %641, align 4, !tbaa !21
  %643 = icmp eq i32 %642, 0
  br i1 %643, label %658, label %644, !llvm.loop !66

644:                                              ; preds = %640
  %645 = add i32 %642, -1
  %646 = zext i32 %645 to i64
  %647 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %646
  %648 = load i32, ptr %647, align 4, !tbaa !62
  %649 = icmp eq i32 %648, %502
  br i1 %649, label %650, label %658

650:                                              ; preds = %644
  %651 = getelementptr inbounds i8, ptr %647, i64 4
  %652 = load i32, ptr %651, align 4, !tbaa !64
  %653 = icmp eq i32 %652, %500
  br i1 %653, label %654, label %658

654:                                              ; preds = %650
  %655 = getelementptr inbounds i8, ptr %647, i64 8
  %656 = load i32, ptr %655, align 4, !tbaa !65
  %657 = icmp ult i32 %656, %505
  br i1 %657, label %658, label %668

658:                                              ; preds = %532, %550, %568, %586, %604, %622, %640, %654, %650, %644, %510
  %659 = add i64 %508, 1
  store i64 %659, ptr %295, align 8, !tbaa !59
  %660 = getelementptr inbounds %struct.Acquired, ptr %515, i64 %508
  %661 = load i64, ptr %73, align 8, !tbaa !17
  %662 = trunc i64 %661 to i32
  store i32 %502, ptr %660, align 4, !tbaa !21
  %663 = getelementptr inbounds i8, ptr %660, i64 4
  store i32 %500, ptr %663, align 4, !tbaa !21
  %664 = getelementptr inbounds i8, ptr %660, i64 8
  store i32 %505, ptr %664, align 4, !tbaa !21
  %665 = getelementptr inbounds i8, ptr %660, i64 12
  store i32 %662, ptr %665, align 4, !tbaa !21
  %666 = getelementptr inbounds i8, ptr %660, i64 16
  store i32 %516, ptr %666, align 4, !tbaa !21
  %667 = trunc i64 %659 to i32
  store i32 %667, ptr %513, align 4, !tbaa !67
  br label %668

668:                                              ; preds = %528, %546, %564, %582, %600, %618, %636, %654, %658, %507, %498, %494, %490
  %669 = lshr i64 %435, 58
  %670 = trunc nuw nsw i64 %669 to i32
  %671 = and i32 %374, 15
  %672 = and i32 %671, %670
  %673 = icmp eq i32 %672, 0
  br i1 %673, label %694, label %674

674:                                              ; preds = %668
  %675 = and i64 %435, 4611686018427387904
  %676 = icmp eq i64 %675, 0
  %677 = or i1 %291, %676
  br i1 %677, label %678, label %694

678:                                              ; preds = %674
  %679 = load i64, ptr %294, align 8, !tbaa !58
  %680 = icmp ne i64 %679, 0
  %681 = or i1 %359, %680
  br i1 %681, label %688, label %682

682:                                              ; preds = %678
  %683 = or i1 %298, %676
  br i1 %683, label %687, label %684

684:                                              ; preds = %682
  br i1 %292, label %685, label %688

685:                                              ; preds = %684
  %686 = icmp eq i64 %488, 0
  br i1 %686, label %738, label %716

687:                                              ; preds = %682
  br i1 %298, label %694, label %688

688:                                              ; preds = %678, %687, %684
  %689 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %10, i64 noundef %435)
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %691, label %694

691:                                              ; preds = %688
  %692 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %374)
  %693 = select i1 %676, i32 1, i32 2
  call fastcc void @report(ptr noundef nonnull readonly %10, i32 noundef 0, i64 noundef %362, i32 noundef %692, i32 noundef %314, i64 noundef %435, i32 noundef %693)
  br label %694

694:                                              ; preds = %674, %691, %688, %687, %668, %487, %477
  %695 = phi i64 [ 0, %477 ], [ %435, %668 ], [ %435, %687 ], [ %435, %688 ], [ %435, %691 ], [ 0, %487 ], [ %435, %674 ]
  %696 = phi i64 [ %486, %477 ], [ %488, %668 ], [ %488, %687 ], [ %488, %688 ], [ %488, %691 ], [ %488, %487 ], [ %488, %674 ]
  %697 = icmp eq i64 %696, 0
  br i1 %117, label %698, label %713

698:                                              ; preds = %694
  br i1 %697, label %710, label %699

699:                                              ; preds = %698
  %700 = trunc i64 %696 to i32
  %701 = and i32 %700, 16777215
  %702 = icmp eq i32 %701, %57
  %703 = icmp sgt i64 %696, -1
  %704 = select i1 %702, i1 %703, i1 false
  br i1 %704, label %710, label %705

705:                                              ; preds = %699
  %706 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %10, i64 noundef %696)
  %707 = xor i32 %706, 1
  %708 = zext nneg i32 %707 to i64
  %709 = shl nuw i64 %708, 63
  br label %710

710:                                              ; preds = %705, %699, %698
  %711 = phi i64 [ 0, %698 ], [ %709, %705 ], [ 0, %699 ]
  %712 = or i64 %711, %434
  store i64 %712, ptr %436, align 8, !tbaa !57
  store i64 %695, ptr %428, align 8, !tbaa !55
  br label %742

713:                                              ; preds = %694
  br i1 %697, label %738, label %714

714:                                              ; preds = %713
  %715 = and i32 %374, 15
  br label %716

716:                                              ; preds = %714, %685
  %717 = phi i32 [ %715, %714 ], [ %671, %685 ]
  %718 = phi i64 [ %696, %714 ], [ %488, %685 ]
  %719 = lshr i64 %718, 58
  %720 = trunc nuw nsw i64 %719 to i32
  %721 = and i32 %717, %720
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %738, label %723

723:                                              ; preds = %716
  %724 = and i64 %718, 4611686018427387904
  %725 = icmp ne i64 %724, 0
  %726 = and i1 %298, %725
  br i1 %726, label %738, label %727

727:                                              ; preds = %723
  %728 = load i64, ptr %294, align 8, !tbaa !58
  %729 = icmp eq i64 %728, 0
  %730 = and i1 %360, %729
  %731 = and i1 %730, %292
  %732 = and i1 %731, %725
  br i1 %732, label %738, label %733

733:                                              ; preds = %727
  %734 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %10, i64 noundef %718)
  %735 = icmp eq i32 %734, 0
  br i1 %735, label %736, label %738

736:                                              ; preds = %733
  %737 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %374)
  call fastcc void @report(ptr noundef nonnull readonly %10, i32 noundef 0, i64 noundef %362, i32 noundef %737, i32 noundef %314, i64 noundef %718, i32 noundef 0)
  br label %738

738:                                              ; preds = %727, %723, %736, %733, %716, %713, %685
  store i64 %434, ptr %428, align 8, !tbaa !55
  store i64 0, ptr %436, align 8, !tbaa !57
  br label %742

739:                                              ; preds = %427, %409
  %740 = load i64, ptr %299, align 8, !tbaa !69
  %741 = add i64 %740, 1
  store i64 %741, ptr %299, align 8, !tbaa !69
  br label %742

742:                                              ; preds = %739, %738, %710, %475, %465, %446
  %743 = add i64 %362, 4
  %744 = icmp ult i64 %743, %351
  br i1 %744, label %361, label %745, !llvm.loop !70

745:                                              ; preds = %742, %348, %344
  %746 = phi i64 [ %347, %344 ], [ %310, %348 ], [ %310, %742 ]
  %747 = add i64 %311, -1
  %748 = and i64 %747, %311
  %749 = icmp eq i64 %748, 0
  br i1 %749, label %300, label %309, !llvm.loop !71

750:                                              ; preds = %300
  %751 = icmp ult i32 %4, 4
  %752 = lshr i32 %4, 2
  %753 = select i1 %751, i32 1, i32 %752
  %754 = icmp eq i32 %753, 0
  %755 = icmp ugt i32 %4, 3
  %756 = shl i32 %4, 3
  %757 = shl nsw i32 -1, %756
  %758 = xor i32 %757, -1
  %759 = select i1 %755, i32 -1, i32 %758
  %760 = zext nneg i32 %753 to i64
  %761 = icmp eq i32 %301, 1
  %762 = getelementptr inbounds i8, ptr %16, i64 64
  %763 = getelementptr inbounds i8, ptr %16, i64 32
  %764 = getelementptr inbounds i8, ptr %16, i64 24
  %765 = getelementptr inbounds i8, ptr %16, i64 40
  %766 = getelementptr inbounds i8, ptr %16, i64 48
  %767 = getelementptr inbounds i8, ptr %16, i64 56
  %768 = getelementptr inbounds i8, ptr %16, i64 72
  %769 = getelementptr inbounds i8, ptr %19, i64 104
  %770 = getelementptr inbounds i8, ptr %0, i64 160
  br label %771

771:                                              ; preds = %867, %750
  %772 = phi i64 [ %302, %750 ], [ %869, %867 ]
  %773 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %772, i1 true)
  %774 = trunc nuw nsw i64 %773 to i32
  br i1 %754, label %867, label %775

775:                                              ; preds = %771
  %776 = getelementptr inbounds i64, ptr %2, i64 %773
  br label %777

777:                                              ; preds = %864, %775
  %778 = phi i64 [ 0, %775 ], [ %865, %864 ]
  %779 = load i64, ptr %776, align 8, !tbaa !37
  %780 = shl nuw i64 %778, 2
  %781 = add i64 %779, %780
  br i1 %761, label %782, label %787

782:                                              ; preds = %777
  %783 = load i64, ptr %769, align 8, !tbaa !46
  %784 = inttoptr i64 %783 to ptr
  %785 = lshr i64 %781, 2
  %786 = getelementptr inbounds %struct.Cell, ptr %784, i64 %785
  br label %834

787:                                              ; preds = %777
  %788 = lshr i64 %781, 14
  %789 = add nuw nsw i64 %788, 1
  %790 = load i64, ptr %762, align 8, !tbaa !47
  %791 = icmp eq i64 %789, %790
  br i1 %791, label %792, label %798

792:                                              ; preds = %787
  %793 = load i64, ptr %768, align 8, !tbaa !48
  %794 = inttoptr i64 %793 to ptr
  %795 = lshr i64 %781, 2
  %796 = and i64 %795, 4095
  %797 = getelementptr inbounds %struct.Cell, ptr %794, i64 %796
  br label %834

798:                                              ; preds = %787
  %799 = load i64, ptr %763, align 8, !tbaa !49
  %800 = inttoptr i64 %799 to ptr
  %801 = load i64, ptr %764, align 8, !tbaa !50
  %802 = mul i64 %789, 159730149406440469
  %803 = lshr i64 %802, 40
  br label %804

804:                                              ; preds = %804, %798
  %805 = phi i64 [ %803, %798 ], [ %812, %804 ]
  %806 = and i64 %805, 262143
  %807 = getelementptr inbounds i64, ptr %800, i64 %806
  %808 = load i64, ptr %807, align 8, !tbaa !37
  %809 = icmp eq i64 %808, 0
  %810 = icmp eq i64 %808, %789
  %811 = or i1 %809, %810
  %812 = add nuw nsw i64 %806, 1
  br i1 %811, label %813, label %804, !llvm.loop !51

813:                                              ; preds = %804
  %814 = getelementptr inbounds i64, ptr %800, i64 %806
  %815 = inttoptr i64 %801 to ptr
  br i1 %809, label %816, label %824

816:                                              ; preds = %813
  %817 = load i64, ptr %765, align 8, !tbaa !52
  %818 = load i64, ptr %766, align 8, !tbaa !53
  %819 = icmp ult i64 %817, %818
  br i1 %819, label %820, label %871

820:                                              ; preds = %816
  store i64 %789, ptr %814, align 8, !tbaa !37
  %821 = load i64, ptr %765, align 8, !tbaa !52
  %822 = add i64 %821, 1
  store i64 %822, ptr %765, align 8, !tbaa !52
  %823 = getelementptr inbounds i64, ptr %815, i64 %806
  store i64 %821, ptr %823, align 8, !tbaa !37
  br label %824

824:                                              ; preds = %820, %813
  store i64 %789, ptr %762, align 8, !tbaa !47
  %825 = load i64, ptr %767, align 8, !tbaa !54
  %826 = getelementptr inbounds i64, ptr %815, i64 %806
  %827 = load i64, ptr %826, align 8, !tbaa !37
  %828 = shl i64 %827, 16
  %829 = add i64 %828, %825
  store i64 %829, ptr %768, align 8, !tbaa !48
  %830 = inttoptr i64 %829 to ptr
  %831 = lshr i64 %781, 2
  %832 = and i64 %831, 4095
  %833 = getelementptr inbounds %struct.Cell, ptr %830, i64 %832
  br label %834

834:                                              ; preds = %824, %792, %782
  %835 = phi ptr [ %786, %782 ], [ %797, %792 ], [ %833, %824 ]
  %836 = icmp eq ptr %835, null
  br i1 %836, label %871, label %837

837:                                              ; preds = %834
  %838 = load i64, ptr %835, align 8, !tbaa !55
  %839 = trunc i64 %838 to i32
  %840 = lshr i32 %839, 24
  %841 = and i32 %840, 63
  %842 = icmp eq i32 %841, %774
  br i1 %842, label %864, label %843

843:                                              ; preds = %837
  %844 = zext nneg i32 %841 to i64
  %845 = getelementptr inbounds i64, ptr %2, i64 %844
  %846 = load i64, ptr %845, align 8, !tbaa !37
  %847 = icmp eq i64 %846, %779
  br i1 %847, label %848, label %864

848:                                              ; preds = %843
  %849 = load i32, ptr %770, align 8, !tbaa !72
  %850 = trunc nuw nsw i64 %778 to i32
  %851 = mul i32 %849, %850
  %852 = add i32 %851, %774
  %853 = zext i32 %852 to i64
  %854 = getelementptr inbounds i32, ptr %8, i64 %853
  %855 = load i32, ptr %854, align 4, !tbaa !21
  %856 = add i32 %851, %841
  %857 = zext i32 %856 to i64
  %858 = getelementptr inbounds i32, ptr %8, i64 %857
  %859 = load i32, ptr %858, align 4, !tbaa !21
  %860 = xor i32 %859, %855
  %861 = and i32 %860, %759
  %862 = icmp eq i32 %861, 0
  %863 = select i1 %862, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull readonly %10, i32 noundef %863, i64 noundef %781, i32 noundef %4, i32 noundef %774, i64 noundef %838, i32 noundef 1)
  br label %864

864:                                              ; preds = %848, %843, %837
  %865 = add nuw nsw i64 %778, 1
  %866 = icmp eq i64 %865, %760
  br i1 %866, label %867, label %777, !llvm.loop !73

867:                                              ; preds = %864, %771
  %868 = add i64 %772, -1
  %869 = and i64 %868, %772
  %870 = icmp eq i64 %869, 0
  br i1 %870, label %871, label %771, !llvm.loop !74

871:                                              ; preds = %867, %834, %816, %300
  %872 = icmp ne i32 %7, 0
  %873 = icmp ne i32 %5, 0
  %874 = and i1 %873, %872
  br i1 %874, label %875, label %880

875:                                              ; preds = %871
  %876 = load i64, ptr %73, align 8, !tbaa !17
  %877 = icmp ult i64 %876, 65535
  br i1 %877, label %878, label %880

878:                                              ; preds = %875
  %879 = add nuw nsw i64 %876, 1
  store i64 %879, ptr %73, align 8, !tbaa !17
  br label %880

880:                                              ; preds = %878, %875, %871
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %10) #5
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
  %5 = load i64, ptr %4, align 8, !tbaa !3, !noalias !75
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 808
  %8 = load i64, ptr %7, align 8, !tbaa !9, !noalias !75
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !12, !noalias !75
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
  %61 = load i32, ptr %60, align 4, !tbaa !78
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
  %74 = load i64, ptr %9, align 8, !tbaa !79
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %96, label %76

76:                                               ; preds = %73
  %77 = getelementptr inbounds i8, ptr %9, i64 65672
  br label %78

78:                                               ; preds = %91, %76
  %79 = phi i64 [ 0, %76 ], [ %92, %91 ]
  %80 = getelementptr inbounds [256 x %struct.Finding], ptr %77, i64 0, i64 %79
  %81 = load i32, ptr %80, align 8, !tbaa !80
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %83, label %91

83:                                               ; preds = %78
  %84 = getelementptr inbounds i8, ptr %80, i64 40
  %85 = load i64, ptr %84, align 8, !tbaa !83
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %80, i64 72
  %89 = load i64, ptr %88, align 8, !tbaa !84
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %104, label %91

91:                                               ; preds = %87, %83, %78
  %92 = add nuw i64 %79, 1
  %93 = icmp eq i64 %92, %74
  br i1 %93, label %94, label %78, !llvm.loop !85

94:                                               ; preds = %91
  %95 = icmp eq i64 %74, 256
  br i1 %95, label %100, label %96

96:                                               ; preds = %94, %73
  %97 = getelementptr inbounds i8, ptr %9, i64 65672
  %98 = add i64 %74, 1
  store i64 %98, ptr %9, align 8, !tbaa !79
  %99 = getelementptr inbounds [256 x %struct.Finding], ptr %97, i64 0, i64 %74
  store i32 3, ptr %99, align 8, !tbaa !80
  br label %104

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %9, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !86
  %103 = add i64 %102, 1
  store i64 %103, ptr %101, align 8, !tbaa !86
  br label %121

104:                                              ; preds = %87, %96
  %105 = phi ptr [ %99, %96 ], [ %80, %87 ]
  %106 = getelementptr inbounds i8, ptr %105, i64 16
  %107 = load i64, ptr %106, align 8, !tbaa !87
  %108 = add i64 %107, 1
  store i64 %108, ptr %106, align 8, !tbaa !87
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %121

110:                                              ; preds = %104
  %111 = getelementptr inbounds i8, ptr %105, i64 32
  store i64 %2, ptr %111, align 8, !tbaa !88
  %112 = getelementptr inbounds i8, ptr %105, i64 40
  %113 = load i32, ptr %16, align 8, !tbaa !21
  %114 = getelementptr inbounds i8, ptr %12, i64 16
  %115 = load i64, ptr %114, align 8, !tbaa !18
  store i64 %1, ptr %112, align 8, !tbaa !37
  %116 = getelementptr inbounds i8, ptr %105, i64 48
  store i32 0, ptr %116, align 8, !tbaa !21
  %117 = getelementptr inbounds i8, ptr %105, i64 52
  store i32 0, ptr %117, align 4, !tbaa !21
  %118 = getelementptr inbounds i8, ptr %105, i64 56
  store i32 %113, ptr %118, align 8, !tbaa !21
  %119 = getelementptr inbounds i8, ptr %105, i64 60
  store i32 0, ptr %119, align 4, !tbaa !21
  %120 = getelementptr inbounds i8, ptr %105, i64 64
  store i64 %115, ptr %120, align 8, !tbaa !37
  br label %121

121:                                              ; preds = %100, %110, %104, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_end(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load i64, ptr %3, align 8, !tbaa !3, !noalias !89
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 808
  %7 = load i64, ptr %6, align 8, !tbaa !9, !noalias !89
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !12, !noalias !89
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8, !tbaa !20
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %14, i64 544
  %16 = getelementptr inbounds i8, ptr %11, i64 136
  %17 = load i64, ptr %16, align 8, !tbaa !92
  %18 = icmp eq i64 %17, 0
  %19 = getelementptr inbounds i8, ptr %14, i64 548
  %20 = load i32, ptr %19, align 4, !tbaa !21
  %21 = zext i32 %20 to i64
  %22 = add nuw nsw i64 %21, 1
  br i1 %18, label %23, label %24

23:                                               ; preds = %2
  store i64 %22, ptr %16, align 8, !tbaa !92
  br label %78

24:                                               ; preds = %2
  %25 = icmp eq i64 %17, %22
  br i1 %25, label %78, label %26

26:                                               ; preds = %24
  %27 = load i64, ptr %8, align 8, !tbaa !79
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %49, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, ptr %8, i64 65672
  br label %31

31:                                               ; preds = %44, %29
  %32 = phi i64 [ 0, %29 ], [ %45, %44 ]
  %33 = getelementptr inbounds [256 x %struct.Finding], ptr %30, i64 0, i64 %32
  %34 = load i32, ptr %33, align 8, !tbaa !80
  %35 = icmp eq i32 %34, 4
  br i1 %35, label %36, label %44

36:                                               ; preds = %31
  %37 = getelementptr inbounds i8, ptr %33, i64 40
  %38 = load i64, ptr %37, align 8, !tbaa !83
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %40, label %44

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %33, i64 72
  %42 = load i64, ptr %41, align 8, !tbaa !84
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %57, label %44

44:                                               ; preds = %40, %36, %31
  %45 = add nuw i64 %32, 1
  %46 = icmp eq i64 %45, %27
  br i1 %46, label %47, label %31, !llvm.loop !85

47:                                               ; preds = %44
  %48 = icmp eq i64 %27, 256
  br i1 %48, label %53, label %49

49:                                               ; preds = %47, %26
  %50 = getelementptr inbounds i8, ptr %8, i64 65672
  %51 = add i64 %27, 1
  store i64 %51, ptr %8, align 8, !tbaa !79
  %52 = getelementptr inbounds [256 x %struct.Finding], ptr %50, i64 0, i64 %27
  store i32 4, ptr %52, align 8, !tbaa !80
  br label %57

53:                                               ; preds = %47
  %54 = getelementptr inbounds i8, ptr %8, i64 8
  %55 = load i64, ptr %54, align 8, !tbaa !86
  %56 = add i64 %55, 1
  store i64 %56, ptr %54, align 8, !tbaa !86
  br label %78

57:                                               ; preds = %40, %49
  %58 = phi ptr [ %52, %49 ], [ %33, %40 ]
  %59 = getelementptr inbounds i8, ptr %58, i64 16
  %60 = load i64, ptr %59, align 8, !tbaa !87
  %61 = add i64 %60, 1
  store i64 %61, ptr %59, align 8, !tbaa !87
  %62 = icmp eq i64 %60, 0
  br i1 %62, label %63, label %78

63:                                               ; preds = %57
  %64 = trunc i64 %17 to i32
  %65 = add i32 %64, -1
  %66 = getelementptr inbounds i8, ptr %58, i64 12
  store i32 %65, ptr %66, align 4, !tbaa !93
  %67 = load i32, ptr %19, align 4, !tbaa !21
  %68 = getelementptr inbounds i8, ptr %58, i64 8
  store i32 %67, ptr %68, align 8, !tbaa !94
  %69 = getelementptr inbounds i8, ptr %58, i64 40
  %70 = load i32, ptr %15, align 8, !tbaa !21
  %71 = getelementptr inbounds i8, ptr %11, i64 16
  %72 = load i64, ptr %71, align 8, !tbaa !18
  store i64 %1, ptr %69, align 8, !tbaa !37
  %73 = getelementptr inbounds i8, ptr %58, i64 48
  store i32 0, ptr %73, align 8, !tbaa !21
  %74 = getelementptr inbounds i8, ptr %58, i64 52
  store i32 0, ptr %74, align 4, !tbaa !21
  %75 = getelementptr inbounds i8, ptr %58, i64 56
  store i32 %70, ptr %75, align 8, !tbaa !21
  %76 = getelementptr inbounds i8, ptr %58, i64 60
  store i32 0, ptr %76, align 4, !tbaa !21
  %77 = getelementptr inbounds i8, ptr %58, i64 64
  store i64 %72, ptr %77, align 8, !tbaa !37
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
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i32, ptr %8, align 8, !tbaa !33
  %10 = sub i32 %4, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 64
  %12 = load i32, ptr %11, align 8, !tbaa !35
  %13 = icmp ult i32 %10, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %0, i64 68
  %16 = load i32, ptr %15, align 4, !tbaa !36
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
  %26 = load i64, ptr %25, align 8, !tbaa !59
  %27 = icmp eq i64 %26, 4194304
  br i1 %27, label %141, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %0, i64 60
  %30 = load i32, ptr %29, align 4, !tbaa !34
  %31 = icmp eq i32 %4, %30
  br i1 %31, label %32, label %45

32:                                               ; preds = %28
  %33 = icmp sgt i64 %1, -1
  br i1 %33, label %141, label %34

34:                                               ; preds = %32
  %35 = getelementptr inbounds i8, ptr %0, i64 52
  %36 = load i32, ptr %35, align 4, !tbaa !32
  %37 = getelementptr inbounds i8, ptr %24, i64 88
  %38 = load i64, ptr %37, align 8, !tbaa !60
  %39 = inttoptr i64 %38 to ptr
  %40 = zext i32 %36 to i64
  %41 = getelementptr inbounds %struct.KnownGroup, ptr %39, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !67
  %43 = icmp ne i32 %42, 0
  %44 = zext i1 %43 to i32
  br label %141

45:                                               ; preds = %28
  %46 = getelementptr inbounds i8, ptr %0, i64 52
  %47 = load i32, ptr %46, align 4, !tbaa !32
  %48 = getelementptr inbounds i8, ptr %24, i64 88
  %49 = load i64, ptr %48, align 8, !tbaa !60
  %50 = inttoptr i64 %49 to ptr
  %51 = zext i32 %47 to i64
  %52 = getelementptr inbounds %struct.KnownGroup, ptr %50, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !67
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %141, label %55

55:                                               ; preds = %45
  %56 = udiv i32 %4, %12
  %57 = getelementptr inbounds i8, ptr %24, i64 96
  %58 = load i64, ptr %57, align 8, !tbaa !61
  %59 = inttoptr i64 %58 to ptr
  %60 = getelementptr inbounds i8, ptr %24, i64 120
  %61 = load i64, ptr %60, align 8, !tbaa !95
  %62 = inttoptr i64 %61 to ptr
  %63 = getelementptr inbounds i8, ptr %24, i64 112
  %64 = load i64, ptr %63, align 8, !tbaa !96
  %65 = add i64 %64, 1
  store i64 %65, ptr %63, align 8, !tbaa !96
  %66 = trunc i64 %65 to i32
  store i32 %47, ptr %62, align 4, !tbaa !21
  %67 = getelementptr inbounds i8, ptr %52, i64 4
  store i32 %66, ptr %67, align 4, !tbaa !97
  %68 = getelementptr inbounds i8, ptr %52, i64 8
  store i32 65535, ptr %68, align 4, !tbaa !98
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
  %83 = load i32, ptr %82, align 4, !tbaa !98
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
  %97 = load i32, ptr %96, align 4, !tbaa !99
  %98 = icmp ugt i32 %97, %83
  br i1 %98, label %136, label %99

99:                                               ; preds = %95
  %100 = load i32, ptr %92, align 4, !tbaa !62
  %101 = icmp eq i32 %100, %56
  br i1 %101, label %102, label %113

102:                                              ; preds = %99
  %103 = getelementptr inbounds i8, ptr %92, i64 8
  %104 = load i32, ptr %103, align 4, !tbaa !65
  %105 = icmp ult i32 %104, %7
  br i1 %105, label %113, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds i8, ptr %92, i64 4
  %108 = load i32, ptr %107, align 4, !tbaa !64
  %109 = icmp eq i32 %108, %4
  br i1 %109, label %141, label %110

110:                                              ; preds = %106
  %111 = load i32, ptr %46, align 4, !tbaa !32
  %112 = icmp eq i32 %111, %56
  br i1 %112, label %113, label %141

113:                                              ; preds = %110, %102, %99
  %114 = zext i32 %100 to i64
  %115 = getelementptr inbounds %struct.KnownGroup, ptr %50, i64 %114
  %116 = getelementptr inbounds i8, ptr %115, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !97
  %118 = icmp eq i32 %117, %66
  br i1 %118, label %122, label %119

119:                                              ; preds = %113
  %120 = getelementptr inbounds i8, ptr %92, i64 8
  %121 = load i32, ptr %120, align 4, !tbaa !65
  br label %128

122:                                              ; preds = %113
  %123 = getelementptr inbounds i8, ptr %115, i64 8
  %124 = load i32, ptr %123, align 4, !tbaa !98
  %125 = getelementptr inbounds i8, ptr %92, i64 8
  %126 = load i32, ptr %125, align 4, !tbaa !65
  %127 = icmp ult i32 %124, %126
  br i1 %127, label %128, label %136

128:                                              ; preds = %122, %119
  %129 = phi i32 [ %121, %119 ], [ %126, %122 ]
  store i32 %66, ptr %116, align 4, !tbaa !97
  %130 = getelementptr inbounds i8, ptr %115, i64 8
  store i32 %129, ptr %130, align 4, !tbaa !98
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
  br i1 %140, label %69, label %86, !llvm.loop !100

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
  %21 = load i64, ptr %20, align 8, !tbaa !37
  br label %22

22:                                               ; preds = %7, %16
  %23 = phi i64 [ %21, %16 ], [ 0, %7 ]
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !28
  %26 = load i64, ptr %9, align 8, !tbaa !79
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %9, i64 65672
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !80
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !83
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !84
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !85

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %22
  %49 = getelementptr inbounds i8, ptr %9, i64 65672
  %50 = add i64 %26, 1
  store i64 %50, ptr %9, align 8, !tbaa !79
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 %1, ptr %51, align 8, !tbaa !80
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !86
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !86
  br label %110

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !87
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !87
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %110

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !30
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !101
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !94
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !102
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !29
  %71 = getelementptr inbounds i8, ptr %0, i64 60
  %72 = load i32, ptr %71, align 4, !tbaa !34
  %73 = getelementptr inbounds i8, ptr %0, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !33
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !31
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !27
  %80 = getelementptr inbounds i8, ptr %79, i64 16
  %81 = load i64, ptr %80, align 8, !tbaa !18
  store i64 %25, ptr %68, align 8, !tbaa !37
  %82 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 %70, ptr %82, align 8, !tbaa !21
  %83 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 %4, ptr %83, align 4, !tbaa !21
  %84 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %75, ptr %84, align 8, !tbaa !21
  %85 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 %77, ptr %85, align 4, !tbaa !21
  %86 = getelementptr inbounds i8, ptr %57, i64 64
  store i64 %81, ptr %86, align 8, !tbaa !37
  %87 = icmp eq i32 %1, 0
  %88 = trunc i64 %5 to i32
  %89 = and i32 %88, 16777215
  br i1 %87, label %90, label %93

90:                                               ; preds = %62
  %91 = load i32, ptr %71, align 4, !tbaa !34
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
  store i64 %23, ptr %97, align 8, !tbaa !37
  %105 = getelementptr inbounds i8, ptr %57, i64 80
  store i32 %6, ptr %105, align 8, !tbaa !21
  %106 = getelementptr inbounds i8, ptr %57, i64 84
  store i32 %99, ptr %106, align 4, !tbaa !21
  %107 = getelementptr inbounds i8, ptr %57, i64 88
  store i32 %96, ptr %107, align 8, !tbaa !21
  %108 = getelementptr inbounds i8, ptr %57, i64 92
  store i32 %102, ptr %108, align 4, !tbaa !21
  %109 = getelementptr inbounds i8, ptr %57, i64 96
  store i64 %104, ptr %109, align 8, !tbaa !37
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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!10, !5, i64 808}
!10 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !11, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !8, i64 768, !8, i64 772, !5, i64 776, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !6, i64 816, !5, i64 880, !6, i64 888}
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
!23 = !{!"", !24, i64 0, !24, i64 8, !24, i64 16, !24, i64 24, !5, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !5, i64 72}
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
!37 = !{!5, !5, i64 0}
!38 = !{!39, !5, i64 128}
!39 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !6, i64 136, !6, i64 32904, !6, i64 65672}
!40 = !{!23, !5, i64 72}
!41 = distinct !{!41, !42}
!42 = !{!"llvm.loop.mustprogress"}
!43 = !{!4, !5, i64 40}
!44 = !{!4, !5, i64 8}
!45 = !{!4, !5, i64 16}
!46 = !{!14, !5, i64 104}
!47 = !{!39, !5, i64 64}
!48 = !{!39, !5, i64 72}
!49 = !{!39, !5, i64 32}
!50 = !{!39, !5, i64 24}
!51 = distinct !{!51, !42}
!52 = !{!39, !5, i64 40}
!53 = !{!39, !5, i64 48}
!54 = !{!39, !5, i64 56}
!55 = !{!56, !5, i64 0}
!56 = !{!"", !5, i64 0, !5, i64 8}
!57 = !{!56, !5, i64 8}
!58 = !{!39, !5, i64 16}
!59 = !{!39, !5, i64 104}
!60 = !{!39, !5, i64 88}
!61 = !{!39, !5, i64 96}
!62 = !{!63, !8, i64 0}
!63 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16}
!64 = !{!63, !8, i64 4}
!65 = !{!63, !8, i64 8}
!66 = distinct !{!66, !42}
!67 = !{!68, !8, i64 0}
!68 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8}
!69 = !{!39, !5, i64 80}
!70 = distinct !{!70, !42}
!71 = distinct !{!71, !42}
!72 = !{!4, !8, i64 160}
!73 = distinct !{!73, !42}
!74 = distinct !{!74, !42}
!75 = !{!76}
!76 = distinct !{!76, !77, !"step_at: argument 0"}
!77 = distinct !{!77, !"step_at"}
!78 = !{!10, !8, i64 44}
!79 = !{!39, !5, i64 0}
!80 = !{!81, !8, i64 0}
!81 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !82, i64 40, !82, i64 72}
!82 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20, !5, i64 24}
!83 = !{!81, !5, i64 40}
!84 = !{!81, !5, i64 72}
!85 = distinct !{!85, !42}
!86 = !{!39, !5, i64 8}
!87 = !{!81, !5, i64 16}
!88 = !{!81, !5, i64 32}
!89 = !{!90}
!90 = distinct !{!90, !91, !"step_at: argument 0"}
!91 = distinct !{!91, !"step_at"}
!92 = !{!14, !5, i64 136}
!93 = !{!81, !8, i64 12}
!94 = !{!81, !8, i64 8}
!95 = !{!39, !5, i64 120}
!96 = !{!39, !5, i64 112}
!97 = !{!68, !8, i64 4}
!98 = !{!68, !8, i64 8}
!99 = !{!63, !8, i64 12}
!100 = distinct !{!100, !42}
!101 = !{!81, !8, i64 4}
!102 = !{!81, !5, i64 24}
