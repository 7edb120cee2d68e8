target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Definedness = type { ptr, ptr, i64, i32, i32, i32 }
%struct.Step = type { ptr, ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64 }
%struct.Finding = type { i32, i32, i32, i32, i64, i64, i64, %struct.Side, %struct.Side }
%struct.Side = type { i64, i32, i32, i32, i32, i64 }
%struct.Cell = type { i64, i64 }
%struct.KnownGroup = type { i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i32, i32 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_access(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) local_unnamed_addr #0 {
  %10 = alloca %struct.Definedness, align 8
  %11 = alloca %struct.Step, align 8
  %12 = icmp ne i32 %7, 0
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds i8, ptr %0, i64 48
  %15 = load i64, ptr %14, align 8, !tbaa !3
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 808
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
  %39 = load i64, ptr %38, align 8, !tbaa !14
  %40 = and i64 %39, %28
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %129, label %42

42:                                               ; preds = %34
  %43 = load i64, ptr %20, align 8, !tbaa !13
  %44 = inttoptr i64 %43 to ptr
  %45 = load i64, ptr %14, align 8, !tbaa !3
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds i8, ptr %46, i64 808
  %48 = load i64, ptr %47, align 8, !tbaa !10
  %49 = inttoptr i64 %48 to ptr
  %50 = load i64, ptr %49, align 8, !tbaa !15
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %72, label %52

52:                                               ; preds = %42
  %53 = getelementptr inbounds i8, ptr %49, i64 90264
  br label %54

54:                                               ; preds = %67, %52
  %55 = phi i64 [ 0, %52 ], [ %68, %67 ]
  %56 = getelementptr inbounds [256 x %struct.Finding], ptr %53, i64 0, i64 %55
  %57 = load i32, ptr %56, align 8, !tbaa !17
  %58 = icmp eq i32 %57, 8
  br i1 %58, label %59, label %67

59:                                               ; preds = %54
  %60 = getelementptr inbounds i8, ptr %56, i64 40
  %61 = load i64, ptr %60, align 8, !tbaa !20
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, ptr %56, i64 72
  %65 = load i64, ptr %64, align 8, !tbaa !21
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %80, label %67

67:                                               ; preds = %63, %59, %54
  %68 = add nuw i64 %55, 1
  %69 = icmp eq i64 %68, %50
  br i1 %69, label %70, label %54, !llvm.loop !22

70:                                               ; preds = %67
  %71 = icmp eq i64 %50, 256
  br i1 %71, label %76, label %72

72:                                               ; preds = %70, %42
  %73 = getelementptr inbounds i8, ptr %49, i64 90264
  %74 = add i64 %50, 1
  store i64 %74, ptr %49, align 8, !tbaa !15
  %75 = getelementptr inbounds [256 x %struct.Finding], ptr %73, i64 0, i64 %50
  store i32 8, ptr %75, align 8, !tbaa !17
  br label %80

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %49, i64 8
  %78 = load i64, ptr %77, align 8, !tbaa !24
  %79 = add i64 %78, 1
  store i64 %79, ptr %77, align 8, !tbaa !24
  br label %129

80:                                               ; preds = %63, %72
  %81 = phi ptr [ %75, %72 ], [ %56, %63 ]
  %82 = getelementptr inbounds i8, ptr %81, i64 16
  %83 = load i64, ptr %82, align 8, !tbaa !25
  %84 = add i64 %83, 1
  store i64 %84, ptr %82, align 8, !tbaa !25
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
  %89 = load i64, ptr %31, align 8, !tbaa !26
  %90 = icmp eq i64 %88, %89
  br i1 %90, label %110, label %91

91:                                               ; preds = %87
  %92 = load i64, ptr %32, align 8, !tbaa !27
  %93 = sub i64 %39, %92
  %94 = load i64, ptr %30, align 8, !tbaa !28
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
  %107 = load i64, ptr %30, align 8, !tbaa !28
  %108 = icmp ugt i64 %106, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %105, %86
  br label %110

110:                                              ; preds = %109, %105, %101, %96, %91, %87
  %111 = phi i64 [ %39, %109 ], [ %39, %105 ], [ %39, %101 ], [ %39, %87 ], [ %39, %91 ], [ %99, %96 ]
  %112 = phi i32 [ %6, %109 ], [ 2, %105 ], [ %104, %101 ], [ 2, %87 ], [ 0, %91 ], [ %100, %96 ]
  %113 = getelementptr inbounds i8, ptr %81, i64 4
  store i32 %112, ptr %113, align 4, !tbaa !29
  %114 = getelementptr inbounds i8, ptr %81, i64 8
  store i32 1, ptr %114, align 8, !tbaa !30
  %115 = getelementptr inbounds i8, ptr %81, i64 24
  store i64 %111, ptr %115, align 8, !tbaa !31
  %116 = getelementptr inbounds i8, ptr %81, i64 12
  store i32 %4, ptr %116, align 4, !tbaa !32
  %117 = getelementptr inbounds i8, ptr %81, i64 40
  %118 = load i64, ptr %33, align 8, !tbaa !33
  %119 = inttoptr i64 %118 to ptr
  %120 = getelementptr inbounds i8, ptr %119, i64 544
  %121 = load i32, ptr %120, align 8, !tbaa !34
  %122 = getelementptr inbounds i8, ptr %44, i64 16
  %123 = load i64, ptr %122, align 8, !tbaa !35
  store i64 %1, ptr %117, align 8, !tbaa !14
  %124 = getelementptr inbounds i8, ptr %81, i64 48
  store i32 2, ptr %124, align 8, !tbaa !34
  %125 = getelementptr inbounds i8, ptr %81, i64 52
  store i32 %37, ptr %125, align 4, !tbaa !34
  %126 = getelementptr inbounds i8, ptr %81, i64 56
  store i32 %121, ptr %126, align 8, !tbaa !34
  %127 = getelementptr inbounds i8, ptr %81, i64 60
  store i32 1, ptr %127, align 4, !tbaa !34
  %128 = getelementptr inbounds i8, ptr %81, i64 64
  store i64 %123, ptr %128, align 8, !tbaa !14
  br label %129

129:                                              ; preds = %110, %80, %76, %34
  %130 = add i64 %35, -1
  %131 = and i64 %130, %35
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %34, !llvm.loop !37

133:                                              ; preds = %129, %9
  br i1 %12, label %134, label %151

134:                                              ; preds = %133
  %135 = getelementptr inbounds i8, ptr %19, i64 65688
  %136 = getelementptr inbounds i8, ptr %22, i64 16
  %137 = load i64, ptr %136, align 8, !tbaa !35
  %138 = getelementptr inbounds i8, ptr %16, i64 48
  %139 = load i32, ptr %138, align 8, !tbaa !38
  %140 = zext i32 %139 to i64
  %141 = mul i64 %137, %140
  %142 = getelementptr inbounds i8, ptr %0, i64 64
  %143 = load i64, ptr %142, align 8, !tbaa !33
  %144 = inttoptr i64 %143 to ptr
  %145 = getelementptr inbounds i8, ptr %144, i64 544
  %146 = load i32, ptr %145, align 8, !tbaa !34
  %147 = zext i32 %146 to i64
  %148 = add i64 %141, %147
  %149 = and i64 %148, 1023
  %150 = getelementptr inbounds [1024 x i64], ptr %135, i64 0, i64 %149
  store i64 %1, ptr %150, align 8, !tbaa !14
  br label %151

151:                                              ; preds = %134, %133
  %152 = icmp ne i32 %5, 0
  %153 = or i1 %152, %24
  %154 = select i1 %152, i64 %3, i64 0
  br i1 %153, label %308, label %155

155:                                              ; preds = %151, %302
  %156 = phi i64 [ %304, %302 ], [ 48, %151 ]
  %157 = phi i64 [ %303, %302 ], [ %3, %151 ]
  %158 = lshr i64 %157, %156
  %159 = and i64 %158, 65535
  %160 = icmp eq i64 %159, 65535
  br i1 %160, label %161, label %302

161:                                              ; preds = %155
  %162 = getelementptr inbounds i64, ptr %2, i64 %156
  %163 = load i64, ptr %162, align 8, !tbaa !14
  %164 = getelementptr inbounds i8, ptr %162, i64 8
  %165 = load i64, ptr %164, align 8, !tbaa !14
  %166 = getelementptr inbounds i8, ptr %162, i64 16
  %167 = load i64, ptr %166, align 8, !tbaa !14
  %168 = getelementptr inbounds i8, ptr %162, i64 24
  %169 = load i64, ptr %168, align 8, !tbaa !14
  %170 = getelementptr inbounds i8, ptr %162, i64 32
  %171 = load i64, ptr %170, align 8, !tbaa !14
  %172 = getelementptr inbounds i8, ptr %162, i64 40
  %173 = load i64, ptr %172, align 8, !tbaa !14
  %174 = getelementptr inbounds i8, ptr %162, i64 48
  %175 = load i64, ptr %174, align 8, !tbaa !14
  %176 = getelementptr inbounds i8, ptr %162, i64 56
  %177 = load i64, ptr %176, align 8, !tbaa !14
  %178 = getelementptr inbounds i8, ptr %162, i64 64
  %179 = load i64, ptr %178, align 8, !tbaa !14
  %180 = getelementptr inbounds i8, ptr %162, i64 72
  %181 = load i64, ptr %180, align 8, !tbaa !14
  %182 = getelementptr inbounds i8, ptr %162, i64 80
  %183 = load i64, ptr %182, align 8, !tbaa !14
  %184 = getelementptr inbounds i8, ptr %162, i64 88
  %185 = load i64, ptr %184, align 8, !tbaa !14
  %186 = getelementptr inbounds i8, ptr %162, i64 96
  %187 = load i64, ptr %186, align 8, !tbaa !14
  %188 = getelementptr inbounds i8, ptr %162, i64 104
  %189 = load i64, ptr %188, align 8, !tbaa !14
  %190 = getelementptr inbounds i8, ptr %162, i64 112
  %191 = load i64, ptr %190, align 8, !tbaa !14
  %192 = getelementptr inbounds i8, ptr %162, i64 120
  %193 = load i64, ptr %192, align 8, !tbaa !14
  %194 = icmp eq i64 %163, %167
  %195 = icmp eq i64 %163, %165
  %196 = and i1 %195, %194
  %197 = icmp eq i64 %163, %169
  %198 = and i1 %196, %197
  %199 = icmp eq i64 %163, %171
  %200 = and i1 %198, %199
  %201 = icmp eq i64 %163, %173
  %202 = and i1 %200, %201
  %203 = icmp eq i64 %163, %175
  %204 = and i1 %202, %203
  %205 = icmp eq i64 %163, %177
  %206 = and i1 %204, %205
  %207 = icmp eq i64 %163, %179
  %208 = and i1 %206, %207
  %209 = icmp eq i64 %163, %181
  %210 = and i1 %208, %209
  %211 = icmp eq i64 %163, %183
  %212 = and i1 %210, %211
  %213 = icmp eq i64 %163, %185
  %214 = and i1 %212, %213
  %215 = icmp eq i64 %163, %187
  %216 = and i1 %214, %215
  %217 = icmp eq i64 %163, %189
  %218 = and i1 %216, %217
  %219 = icmp eq i64 %163, %191
  %220 = and i1 %218, %219
  %221 = icmp eq i64 %163, %193
  %222 = and i1 %220, %221
  br i1 %222, label %223, label %227

223:                                              ; preds = %161
  %224 = shl nuw i64 65534, %156
  %225 = xor i64 %224, -1
  %226 = and i64 %157, %225
  br label %302

227:                                              ; preds = %161
  %228 = icmp eq i64 %156, 0
  br i1 %228, label %308, label %229

229:                                              ; preds = %227
  %230 = add nsw i64 %156, -16
  %231 = lshr i64 %157, %230
  %232 = and i64 %231, 65535
  %233 = icmp eq i64 %232, 65535
  br i1 %233, label %234, label %302

234:                                              ; preds = %229
  %235 = getelementptr inbounds i8, ptr %162, i64 -128
  %236 = load i64, ptr %235, align 8, !tbaa !14
  %237 = getelementptr inbounds i8, ptr %162, i64 -120
  %238 = load i64, ptr %237, align 8, !tbaa !14
  %239 = getelementptr inbounds i8, ptr %162, i64 -112
  %240 = load i64, ptr %239, align 8, !tbaa !14
  %241 = getelementptr inbounds i8, ptr %162, i64 -104
  %242 = load i64, ptr %241, align 8, !tbaa !14
  %243 = getelementptr inbounds i8, ptr %162, i64 -96
  %244 = load i64, ptr %243, align 8, !tbaa !14
  %245 = getelementptr inbounds i8, ptr %162, i64 -88
  %246 = load i64, ptr %245, align 8, !tbaa !14
  %247 = getelementptr inbounds i8, ptr %162, i64 -80
  %248 = load i64, ptr %247, align 8, !tbaa !14
  %249 = getelementptr inbounds i8, ptr %162, i64 -72
  %250 = load i64, ptr %249, align 8, !tbaa !14
  %251 = getelementptr inbounds i8, ptr %162, i64 -64
  %252 = load i64, ptr %251, align 8, !tbaa !14
  %253 = getelementptr inbounds i8, ptr %162, i64 -56
  %254 = load i64, ptr %253, align 8, !tbaa !14
  %255 = getelementptr inbounds i8, ptr %162, i64 -48
  %256 = load i64, ptr %255, align 8, !tbaa !14
  %257 = getelementptr inbounds i8, ptr %162, i64 -40
  %258 = load i64, ptr %257, align 8, !tbaa !14
  %259 = getelementptr inbounds i8, ptr %162, i64 -32
  %260 = load i64, ptr %259, align 8, !tbaa !14
  %261 = getelementptr inbounds i8, ptr %162, i64 -24
  %262 = load i64, ptr %261, align 8, !tbaa !14
  %263 = getelementptr inbounds i8, ptr %162, i64 -16
  %264 = load i64, ptr %263, align 8, !tbaa !14
  %265 = getelementptr inbounds i8, ptr %162, i64 -8
  %266 = load i64, ptr %265, align 8, !tbaa !14
  %267 = icmp eq i64 %238, %165
  %268 = icmp eq i64 %236, %163
  %269 = and i1 %268, %267
  %270 = icmp eq i64 %240, %167
  %271 = and i1 %269, %270
  %272 = icmp eq i64 %242, %169
  %273 = and i1 %271, %272
  %274 = icmp eq i64 %244, %171
  %275 = and i1 %273, %274
  %276 = icmp eq i64 %246, %173
  %277 = and i1 %275, %276
  %278 = icmp eq i64 %248, %175
  %279 = and i1 %277, %278
  %280 = icmp eq i64 %250, %177
  %281 = and i1 %279, %280
  %282 = icmp eq i64 %252, %179
  %283 = and i1 %281, %282
  %284 = icmp eq i64 %254, %181
  %285 = and i1 %283, %284
  %286 = icmp eq i64 %256, %183
  %287 = and i1 %285, %286
  %288 = icmp eq i64 %258, %185
  %289 = and i1 %287, %288
  %290 = icmp eq i64 %260, %187
  %291 = and i1 %289, %290
  %292 = icmp eq i64 %262, %189
  %293 = and i1 %291, %292
  %294 = icmp eq i64 %264, %191
  %295 = and i1 %293, %294
  %296 = icmp eq i64 %266, %193
  %297 = and i1 %295, %296
  br i1 %297, label %298, label %302

298:                                              ; preds = %234
  %299 = shl nuw i64 65535, %156
  %300 = xor i64 %299, -1
  %301 = and i64 %157, %300
  br label %302

302:                                              ; preds = %298, %234, %229, %223, %155
  %303 = phi i64 [ %157, %155 ], [ %226, %223 ], [ %301, %298 ], [ %157, %234 ], [ %157, %229 ]
  %304 = add nsw i64 %156, -16
  %305 = icmp ne i64 %303, 0
  %306 = icmp ult i64 %304, 64
  %307 = select i1 %305, i1 %306, i1 false
  br i1 %307, label %155, label %308, !llvm.loop !39

308:                                              ; preds = %302, %227, %151
  %309 = phi i64 [ %154, %151 ], [ %303, %302 ], [ %157, %227 ]
  %310 = getelementptr inbounds i8, ptr %19, i64 96
  %311 = load i64, ptr %310, align 8, !tbaa !40
  %312 = icmp eq i64 %311, 0
  br i1 %312, label %600, label %313

313:                                              ; preds = %308
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10)
  store ptr %0, ptr %10, align 8
  %314 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %19, ptr %314, align 8
  %315 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %1, ptr %315, align 8
  %316 = getelementptr inbounds i8, ptr %10, i64 24
  store i32 %5, ptr %316, align 8
  %317 = getelementptr inbounds i8, ptr %10, i64 28
  %318 = getelementptr inbounds i8, ptr %10, i64 32
  store i32 %4, ptr %318, align 8
  %319 = icmp eq i32 %6, 1
  %320 = getelementptr inbounds i8, ptr %0, i64 8
  %321 = getelementptr inbounds i8, ptr %0, i64 16
  %322 = zext i32 %4 to i64
  %323 = insertelement <8 x i64> poison, i64 %322, i64 0
  %324 = shufflevector <8 x i64> %323, <8 x i64> poison, <8 x i32> zeroinitializer
  %325 = mul nuw nsw <8 x i64> %324, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %326 = shl i32 %4, 3
  %327 = zext i32 %326 to i64
  %328 = insertelement <8 x i64> poison, i64 %327, i64 0
  %329 = shufflevector <8 x i64> %328, <8 x i64> poison, <8 x i32> zeroinitializer
  %330 = getelementptr inbounds i8, ptr %0, i64 40
  %331 = icmp ugt i32 %4, 32
  %332 = shl nsw i64 -1, %322
  %333 = xor i64 %332, -1
  br label %334

334:                                              ; preds = %596, %313
  %335 = phi i64 [ 0, %313 ], [ %597, %596 ]
  %336 = lshr i64 %309, %335
  %337 = and i64 %336, 65535
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %596, label %339

339:                                              ; preds = %334
  %340 = getelementptr inbounds i64, ptr %2, i64 %335
  %341 = load i64, ptr %340, align 8, !tbaa !14
  %342 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %337)
  %343 = trunc nuw nsw i64 %342 to i32
  %344 = mul i32 %343, %4
  %345 = zext i32 %344 to i64
  br i1 %319, label %346, label %349

346:                                              ; preds = %339
  %347 = load i64, ptr %320, align 8, !tbaa !27
  %348 = load i64, ptr %321, align 8, !tbaa !28
  br label %349

349:                                              ; preds = %346, %339
  %350 = phi i64 [ %347, %346 ], [ 0, %339 ]
  %351 = phi i64 [ %348, %346 ], [ 140737488355328, %339 ]
  %352 = icmp uge i64 %341, %351
  %353 = sub i64 %351, %341
  %354 = icmp ult i64 %353, %345
  %355 = select i1 %352, i1 true, i1 %354
  br i1 %355, label %535, label %356

356:                                              ; preds = %349
  %357 = add i64 %336, 1
  %358 = and i64 %357, %337
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %360, label %535

360:                                              ; preds = %356
  %361 = icmp ult i64 %342, 8
  br i1 %361, label %362, label %381

362:                                              ; preds = %381, %388, %395, %360
  %363 = phi i32 [ 0, %360 ], [ 8, %381 ], [ 16, %388 ], [ 24, %395 ]
  %364 = phi <8 x i64> [ zeroinitializer, %360 ], [ %386, %381 ], [ %393, %388 ], [ %400, %395 ]
  %365 = extractelement <8 x i64> %364, i64 0
  %366 = extractelement <8 x i64> %364, i64 1
  %367 = or i64 %366, %365
  %368 = extractelement <8 x i64> %364, i64 2
  %369 = or i64 %367, %368
  %370 = extractelement <8 x i64> %364, i64 3
  %371 = or i64 %369, %370
  %372 = extractelement <8 x i64> %364, i64 4
  %373 = or i64 %371, %372
  %374 = extractelement <8 x i64> %364, i64 5
  %375 = or i64 %373, %374
  %376 = extractelement <8 x i64> %364, i64 6
  %377 = or i64 %375, %376
  %378 = extractelement <8 x i64> %364, i64 7
  %379 = or i64 %377, %378
  %380 = icmp ult i32 %363, %343
  br i1 %380, label %401, label %467

381:                                              ; preds = %360
  %382 = insertelement <8 x i64> poison, i64 %341, i64 0
  %383 = shufflevector <8 x i64> %382, <8 x i64> poison, <8 x i32> zeroinitializer
  %384 = add <8 x i64> %383, %325
  %385 = load <8 x i64>, ptr %340, align 8
  %386 = xor <8 x i64> %385, %384
  %387 = icmp ult i64 %342, 16
  br i1 %387, label %362, label %388, !llvm.loop !41

388:                                              ; preds = %381
  %389 = add <8 x i64> %384, %329
  %390 = getelementptr inbounds i8, ptr %340, i64 64
  %391 = load <8 x i64>, ptr %390, align 8
  %392 = xor <8 x i64> %391, %389
  %393 = or <8 x i64> %392, %386
  %394 = icmp ult i64 %342, 24
  br i1 %394, label %362, label %395, !llvm.loop !41

395:                                              ; preds = %388
  %396 = add <8 x i64> %389, %329
  %397 = getelementptr inbounds i8, ptr %340, i64 128
  %398 = load <8 x i64>, ptr %397, align 8
  %399 = xor <8 x i64> %398, %396
  %400 = or <8 x i64> %399, %393
  br label %362

401:                                              ; preds = %362
  %402 = zext i32 %363 to i64
  %403 = sub nsw i64 %342, %402
  %404 = and i64 %403, 3
  %405 = icmp eq i64 %404, 0
  br i1 %405, label %421, label %406

406:                                              ; preds = %401, %406
  %407 = phi i64 [ %418, %406 ], [ %402, %401 ]
  %408 = phi i64 [ %417, %406 ], [ %379, %401 ]
  %409 = phi i64 [ %419, %406 ], [ 0, %401 ]
  %410 = getelementptr inbounds i64, ptr %340, i64 %407
  %411 = load i64, ptr %410, align 8, !tbaa !14
  %412 = trunc nuw nsw i64 %407 to i32
  %413 = mul i32 %412, %4
  %414 = zext i32 %413 to i64
  %415 = add i64 %341, %414
  %416 = xor i64 %415, %411
  %417 = or i64 %416, %408
  %418 = add nuw nsw i64 %407, 1
  %419 = add i64 %409, 1
  %420 = icmp eq i64 %419, %404
  br i1 %420, label %421, label %406, !llvm.loop !42

421:                                              ; preds = %406, %401
  %422 = phi i64 [ poison, %401 ], [ %417, %406 ]
  %423 = phi i64 [ %402, %401 ], [ %418, %406 ]
  %424 = phi i64 [ %379, %401 ], [ %417, %406 ]
  %425 = sub nsw i64 %402, %342
  %426 = icmp ugt i64 %425, -4
  br i1 %426, label %467, label %427

427:                                              ; preds = %421, %427
  %428 = phi i64 [ %465, %427 ], [ %423, %421 ]
  %429 = phi i64 [ %464, %427 ], [ %424, %421 ]
  %430 = getelementptr inbounds i64, ptr %340, i64 %428
  %431 = load i64, ptr %430, align 8, !tbaa !14
  %432 = trunc nuw nsw i64 %428 to i32
  %433 = mul i32 %432, %4
  %434 = zext i32 %433 to i64
  %435 = add i64 %341, %434
  %436 = xor i64 %435, %431
  %437 = or i64 %436, %429
  %438 = add nuw nsw i64 %428, 1
  %439 = getelementptr inbounds i64, ptr %340, i64 %438
  %440 = load i64, ptr %439, align 8, !tbaa !14
  %441 = trunc nuw nsw i64 %438 to i32
  %442 = mul i32 %441, %4
  %443 = zext i32 %442 to i64
  %444 = add i64 %341, %443
  %445 = xor i64 %444, %440
  %446 = or i64 %445, %437
  %447 = add nuw nsw i64 %428, 2
  %448 = getelementptr inbounds i64, ptr %340, i64 %447
  %449 = load i64, ptr %448, align 8, !tbaa !14
  %450 = trunc nuw nsw i64 %447 to i32
  %451 = mul i32 %450, %4
  %452 = zext i32 %451 to i64
  %453 = add i64 %341, %452
  %454 = xor i64 %453, %449
  %455 = or i64 %454, %446
  %456 = add nuw nsw i64 %428, 3
  %457 = getelementptr inbounds i64, ptr %340, i64 %456
  %458 = load i64, ptr %457, align 8, !tbaa !14
  %459 = trunc nuw nsw i64 %456 to i32
  %460 = mul i32 %459, %4
  %461 = zext i32 %460 to i64
  %462 = add i64 %341, %461
  %463 = xor i64 %462, %458
  %464 = or i64 %463, %455
  %465 = add nuw nsw i64 %428, 4
  %466 = icmp eq i64 %465, %342
  br i1 %466, label %467, label %427, !llvm.loop !44

467:                                              ; preds = %421, %427, %362
  %468 = phi i64 [ %379, %362 ], [ %422, %421 ], [ %464, %427 ]
  %469 = icmp eq i64 %468, 0
  br i1 %469, label %470, label %535

470:                                              ; preds = %467
  %471 = add i64 %350, %341
  %472 = icmp ugt i32 %344, 32
  %473 = load i64, ptr %310, align 8, !tbaa !40
  %474 = inttoptr i64 %473 to ptr
  br i1 %472, label %475, label %521

475:                                              ; preds = %470
  %476 = and i64 %471, 7
  %477 = add nsw i64 %345, -33
  %478 = icmp ult i64 %477, 32
  br i1 %478, label %503, label %479

479:                                              ; preds = %475
  %480 = lshr i64 %477, 5
  %481 = add nuw nsw i64 %480, 1
  %482 = and i64 %481, 1152921504606846974
  br label %483

483:                                              ; preds = %483, %479
  %484 = phi i64 [ 0, %479 ], [ %498, %483 ]
  %485 = phi i64 [ %345, %479 ], [ %499, %483 ]
  %486 = phi i64 [ %471, %479 ], [ %500, %483 ]
  %487 = phi i64 [ 0, %479 ], [ %501, %483 ]
  %488 = lshr i64 %486, 3
  %489 = getelementptr inbounds i8, ptr %474, i64 %488
  %490 = load i64, ptr %489, align 1
  %491 = add i64 %486, 32
  %492 = lshr i64 %491, 3
  %493 = getelementptr inbounds i8, ptr %474, i64 %492
  %494 = load i64, ptr %493, align 1
  %495 = or i64 %490, %494
  %496 = lshr i64 %495, %476
  %497 = and i64 %496, 4294967295
  %498 = or i64 %497, %484
  %499 = add nsw i64 %485, -64
  %500 = add i64 %486, 64
  %501 = add i64 %487, 2
  %502 = icmp eq i64 %501, %482
  br i1 %502, label %503, label %483, !llvm.loop !45

503:                                              ; preds = %483, %475
  %504 = phi i64 [ poison, %475 ], [ %498, %483 ]
  %505 = phi i64 [ poison, %475 ], [ %499, %483 ]
  %506 = phi i64 [ poison, %475 ], [ %500, %483 ]
  %507 = phi i64 [ 0, %475 ], [ %498, %483 ]
  %508 = phi i64 [ %345, %475 ], [ %499, %483 ]
  %509 = phi i64 [ %471, %475 ], [ %500, %483 ]
  %510 = and i64 %477, 32
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %512, label %521

512:                                              ; preds = %503
  %513 = lshr i64 %509, 3
  %514 = getelementptr inbounds i8, ptr %474, i64 %513
  %515 = load i64, ptr %514, align 1
  %516 = lshr i64 %515, %476
  %517 = and i64 %516, 4294967295
  %518 = or i64 %517, %507
  %519 = add nsw i64 %508, -32
  %520 = add i64 %509, 32
  br label %521

521:                                              ; preds = %512, %503, %470
  %522 = phi i64 [ %471, %470 ], [ %506, %503 ], [ %520, %512 ]
  %523 = phi i64 [ %345, %470 ], [ %505, %503 ], [ %519, %512 ]
  %524 = phi i64 [ 0, %470 ], [ %504, %503 ], [ %518, %512 ]
  %525 = lshr i64 %522, 3
  %526 = getelementptr inbounds i8, ptr %474, i64 %525
  %527 = load i64, ptr %526, align 1
  %528 = and i64 %522, 7
  %529 = lshr i64 %527, %528
  %530 = shl nsw i64 -1, %523
  %531 = xor i64 %530, -1
  %532 = and i64 %529, %531
  %533 = or i64 %532, %524
  %534 = icmp eq i64 %533, 0
  br i1 %534, label %596, label %535

535:                                              ; preds = %521, %467, %356, %349
  %536 = trunc nuw nsw i64 %335 to i32
  br label %537

537:                                              ; preds = %592, %535
  %538 = phi i64 [ %594, %592 ], [ %337, %535 ]
  %539 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %538, i1 true)
  %540 = trunc nuw nsw i64 %539 to i32
  %541 = add nuw nsw i32 %540, %536
  %542 = zext nneg i32 %541 to i64
  %543 = getelementptr inbounds i64, ptr %2, i64 %542
  %544 = load i64, ptr %543, align 8, !tbaa !14
  switch i32 %6, label %574 [
    i32 0, label %573
    i32 3, label %545
    i32 4, label %558
    i32 1, label %562
  ]

545:                                              ; preds = %537
  %546 = lshr i64 %544, 32
  %547 = load i64, ptr %330, align 8, !tbaa !26
  %548 = icmp eq i64 %546, %547
  br i1 %548, label %572, label %549

549:                                              ; preds = %545
  %550 = load i64, ptr %320, align 8, !tbaa !27
  %551 = sub i64 %544, %550
  %552 = load i64, ptr %321, align 8, !tbaa !28
  %553 = icmp ult i64 %551, %552
  br i1 %553, label %554, label %573

554:                                              ; preds = %549
  %555 = sub i64 %552, %551
  %556 = icmp ult i64 %555, %322
  br i1 %556, label %572, label %557

557:                                              ; preds = %554
  store i32 1, ptr %317, align 4, !tbaa !46
  br label %568

558:                                              ; preds = %537
  %559 = lshr i64 %544, 62
  %560 = trunc nuw nsw i64 %559 to i32
  %561 = and i32 %560, 2
  br label %574

562:                                              ; preds = %537
  %563 = add i64 %544, %322
  %564 = load i64, ptr %321, align 8, !tbaa !28
  %565 = icmp ugt i64 %563, %564
  br i1 %565, label %572, label %566

566:                                              ; preds = %562
  store i32 1, ptr %317, align 4, !tbaa !46
  %567 = load i64, ptr %320, align 8, !tbaa !27
  br label %568

568:                                              ; preds = %566, %557
  %569 = phi i64 [ %550, %557 ], [ %567, %566 ]
  %570 = phi i64 [ %551, %557 ], [ %544, %566 ]
  %571 = add i64 %570, %569
  br label %577

572:                                              ; preds = %562, %554, %545
  store i32 2, ptr %317, align 4, !tbaa !46
  br label %592

573:                                              ; preds = %549, %537
  store i32 0, ptr %317, align 4, !tbaa !46
  br label %577

574:                                              ; preds = %558, %537
  %575 = phi i32 [ %561, %558 ], [ %6, %537 ]
  store i32 %575, ptr %317, align 4, !tbaa !46
  %576 = icmp eq i32 %575, 2
  br i1 %576, label %592, label %577

577:                                              ; preds = %574, %573, %568
  %578 = phi i64 [ %571, %568 ], [ %544, %574 ], [ %544, %573 ]
  %579 = icmp ult i64 %578, 140737488355328
  br i1 %579, label %580, label %592

580:                                              ; preds = %577
  br i1 %331, label %591, label %581

581:                                              ; preds = %580
  %582 = load i64, ptr %310, align 8, !tbaa !40
  %583 = inttoptr i64 %582 to ptr
  %584 = lshr i64 %578, 3
  %585 = getelementptr inbounds i8, ptr %583, i64 %584
  %586 = load i64, ptr %585, align 1
  %587 = and i64 %578, 7
  %588 = lshr i64 %586, %587
  %589 = and i64 %588, %333
  %590 = icmp eq i64 %589, 0
  br i1 %590, label %592, label %591

591:                                              ; preds = %581, %580
  call fastcc void @look_for_undefined(ptr noundef nonnull %10, i64 noundef %578, i32 noundef %541)
  br label %592

592:                                              ; preds = %591, %581, %577, %574, %572
  %593 = add nsw i64 %538, -1
  %594 = and i64 %593, %538
  %595 = icmp eq i64 %594, 0
  br i1 %595, label %596, label %537, !llvm.loop !49

596:                                              ; preds = %592, %521, %334
  %597 = add nuw nsw i64 %335, 16
  %598 = icmp ult i64 %335, 48
  br i1 %598, label %334, label %599, !llvm.loop !50

599:                                              ; preds = %596
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10)
  br label %600

600:                                              ; preds = %599, %308
  %601 = getelementptr inbounds i8, ptr %19, i64 88
  %602 = load i64, ptr %601, align 8, !tbaa !51
  %603 = icmp eq i64 %602, 0
  br i1 %603, label %1326, label %604

604:                                              ; preds = %600
  %605 = getelementptr inbounds i8, ptr %22, i64 128
  %606 = load i64, ptr %605, align 8, !tbaa !52
  %607 = getelementptr inbounds i8, ptr %22, i64 12
  %608 = load i32, ptr %607, align 4, !tbaa !53
  %609 = zext i32 %608 to i64
  %610 = icmp eq i64 %606, %609
  br i1 %610, label %611, label %616

611:                                              ; preds = %604
  %612 = getelementptr inbounds i8, ptr %22, i64 120
  %613 = load i64, ptr %612, align 8, !tbaa !54
  %614 = getelementptr inbounds i8, ptr %22, i64 112
  %615 = load i64, ptr %614, align 8, !tbaa !55
  br label %625

616:                                              ; preds = %604
  store i64 %609, ptr %605, align 8, !tbaa !52
  %617 = getelementptr inbounds i8, ptr %22, i64 112
  %618 = load i64, ptr %617, align 8, !tbaa !55
  %619 = icmp ult i64 %618, 65535
  br i1 %619, label %620, label %622

620:                                              ; preds = %616
  %621 = add nuw nsw i64 %618, 1
  store i64 %621, ptr %617, align 8, !tbaa !55
  br label %622

622:                                              ; preds = %620, %616
  %623 = phi i64 [ %621, %620 ], [ %618, %616 ]
  %624 = getelementptr inbounds i8, ptr %22, i64 120
  store i64 %623, ptr %624, align 8, !tbaa !54
  br label %625

625:                                              ; preds = %611, %622
  %626 = phi i64 [ %615, %611 ], [ %623, %622 ]
  %627 = phi i64 [ %613, %611 ], [ %623, %622 ]
  %628 = getelementptr inbounds i8, ptr %22, i64 16
  %629 = load i64, ptr %628, align 8, !tbaa !35
  %630 = getelementptr inbounds i8, ptr %16, i64 48
  %631 = load i32, ptr %630, align 8, !tbaa !38
  %632 = udiv i32 16777216, %631
  %633 = zext nneg i32 %632 to i64
  %634 = urem i64 %629, %633
  %635 = trunc nuw nsw i64 %634 to i32
  %636 = mul i32 %631, %635
  %637 = getelementptr inbounds i8, ptr %0, i64 64
  %638 = load i64, ptr %637, align 8, !tbaa !33
  %639 = inttoptr i64 %638 to ptr
  %640 = getelementptr inbounds i8, ptr %639, i64 544
  %641 = load i32, ptr %640, align 8, !tbaa !34
  %642 = add i32 %636, %641
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %11) #6
  store ptr %0, ptr %11, align 8, !tbaa !56
  %643 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %16, ptr %643, align 8, !tbaa !58
  %644 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %19, ptr %644, align 8, !tbaa !59
  %645 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %22, ptr %645, align 8, !tbaa !60
  %646 = getelementptr inbounds i8, ptr %11, i64 32
  store i64 %1, ptr %646, align 8, !tbaa !61
  %647 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 %5, ptr %647, align 8, !tbaa !62
  %648 = getelementptr inbounds i8, ptr %11, i64 44
  store i32 %6, ptr %648, align 4, !tbaa !63
  %649 = getelementptr inbounds i8, ptr %11, i64 48
  store i32 %13, ptr %649, align 8, !tbaa !64
  %650 = getelementptr inbounds i8, ptr %11, i64 52
  %651 = icmp eq i32 %7, 2
  %652 = zext i1 %651 to i32
  store i32 %652, ptr %650, align 4, !tbaa !65
  %653 = getelementptr inbounds i8, ptr %11, i64 56
  store i32 %635, ptr %653, align 8, !tbaa !66
  %654 = getelementptr inbounds i8, ptr %11, i64 60
  store i32 %636, ptr %654, align 4, !tbaa !67
  %655 = getelementptr inbounds i8, ptr %11, i64 64
  store i32 %642, ptr %655, align 8, !tbaa !68
  %656 = getelementptr inbounds i8, ptr %11, i64 68
  store i32 %631, ptr %656, align 4, !tbaa !69
  %657 = getelementptr inbounds i8, ptr %11, i64 72
  %658 = trunc i64 %627 to i32
  store i32 %658, ptr %657, align 8, !tbaa !70
  %659 = getelementptr inbounds i8, ptr %11, i64 80
  %660 = zext i32 %642 to i64
  %661 = getelementptr inbounds i8, ptr %22, i64 112
  %662 = shl i64 %626, 30
  %663 = lshr i64 %1, 2
  %664 = getelementptr inbounds i8, ptr %19, i64 32920
  %665 = and i64 %663, 8191
  %666 = getelementptr inbounds [8192 x i32], ptr %664, i64 0, i64 %665
  %667 = load i32, ptr %666, align 4, !tbaa !34
  %668 = icmp eq i32 %667, 0
  br i1 %668, label %684, label %669

669:                                              ; preds = %625
  %670 = getelementptr inbounds i8, ptr %19, i64 152
  br label %677

671:                                              ; preds = %677
  %672 = add i64 %679, 1
  %673 = and i64 %672, 8191
  %674 = getelementptr inbounds [8192 x i32], ptr %664, i64 0, i64 %673
  %675 = load i32, ptr %674, align 4, !tbaa !34
  %676 = icmp eq i32 %675, 0
  br i1 %676, label %684, label %677

677:                                              ; preds = %671, %669
  %678 = phi i32 [ %667, %669 ], [ %675, %671 ]
  %679 = phi i64 [ %663, %669 ], [ %672, %671 ]
  %680 = zext i32 %678 to i64
  %681 = getelementptr inbounds [4096 x i64], ptr %670, i64 0, i64 %680
  %682 = load i64, ptr %681, align 8, !tbaa !14
  %683 = icmp eq i64 %682, %1
  br i1 %683, label %696, label %671

684:                                              ; preds = %671, %625
  %685 = phi i64 [ %665, %625 ], [ %673, %671 ]
  %686 = getelementptr inbounds i8, ptr %19, i64 144
  %687 = load i64, ptr %686, align 8, !tbaa !71
  %688 = icmp eq i64 %687, 4094
  br i1 %688, label %696, label %689

689:                                              ; preds = %684
  %690 = getelementptr inbounds [8192 x i32], ptr %664, i64 0, i64 %685
  %691 = add i64 %687, 1
  store i64 %691, ptr %686, align 8, !tbaa !71
  %692 = trunc i64 %691 to i32
  store i32 %692, ptr %690, align 4, !tbaa !34
  %693 = getelementptr inbounds i8, ptr %19, i64 152
  %694 = and i64 %691, 4294967295
  %695 = getelementptr inbounds [4096 x i64], ptr %693, i64 0, i64 %694
  store i64 %1, ptr %695, align 8, !tbaa !14
  br label %696

696:                                              ; preds = %677, %684, %689
  %697 = phi i32 [ 4095, %684 ], [ %692, %689 ], [ %678, %677 ]
  %698 = zext i32 %697 to i64
  %699 = shl i64 %698, 46
  %700 = select i1 %12, i64 4611686018427387904, i64 0
  %701 = or disjoint i64 %700, %660
  %702 = or i64 %701, %662
  %703 = or i64 %702, %699
  store i64 %703, ptr %659, align 8, !tbaa !72
  %704 = icmp eq i64 %309, 0
  br i1 %704, label %729, label %705

705:                                              ; preds = %696
  %706 = icmp eq i32 %6, 0
  %707 = zext i32 %4 to i64
  %708 = getelementptr inbounds i8, ptr %0, i64 16
  %709 = getelementptr inbounds i8, ptr %0, i64 40
  %710 = getelementptr inbounds i8, ptr %0, i64 8
  %711 = getelementptr inbounds i8, ptr %19, i64 64
  %712 = getelementptr inbounds i8, ptr %19, i64 32
  %713 = getelementptr inbounds i8, ptr %19, i64 24
  %714 = getelementptr inbounds i8, ptr %19, i64 40
  %715 = getelementptr inbounds i8, ptr %19, i64 48
  %716 = getelementptr inbounds i8, ptr %19, i64 56
  %717 = getelementptr inbounds i8, ptr %19, i64 72
  %718 = getelementptr inbounds i8, ptr %22, i64 104
  %719 = xor i1 %12, true
  %720 = icmp ne i32 %5, 1
  %721 = and i1 %720, %12
  %722 = getelementptr inbounds i8, ptr %19, i64 16
  %723 = getelementptr inbounds i8, ptr %19, i64 120
  %724 = getelementptr inbounds i8, ptr %19, i64 104
  %725 = getelementptr inbounds i8, ptr %19, i64 112
  %726 = getelementptr inbounds i8, ptr %19, i64 73880
  %727 = icmp eq i32 %5, 1
  %728 = getelementptr inbounds i8, ptr %19, i64 80
  br label %737

729:                                              ; preds = %1184, %696
  %730 = phi i64 [ 0, %696 ], [ %1185, %1184 ]
  %731 = icmp eq ptr %8, null
  %732 = icmp ne i32 %5, 1
  %733 = or i1 %732, %731
  %734 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %730)
  %735 = icmp ult i64 %734, 2
  %736 = select i1 %733, i1 true, i1 %735
  br i1 %736, label %1317, label %1189

737:                                              ; preds = %705, %1184
  %738 = phi i64 [ %309, %705 ], [ %1185, %1184 ]
  %739 = phi i64 [ %309, %705 ], [ %1187, %1184 ]
  %740 = phi i32 [ %6, %705 ], [ %773, %1184 ]
  %741 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %739, i1 true)
  %742 = trunc nuw nsw i64 %741 to i32
  br i1 %706, label %772, label %743

743:                                              ; preds = %737
  %744 = getelementptr inbounds i64, ptr %2, i64 %741
  switch i32 %6, label %769 [
    i32 3, label %745
    i32 4, label %759
    i32 1, label %764
  ]

745:                                              ; preds = %743
  %746 = load i64, ptr %744, align 8, !tbaa !14
  %747 = lshr i64 %746, 32
  %748 = load i64, ptr %709, align 8, !tbaa !26
  %749 = icmp eq i64 %747, %748
  br i1 %749, label %770, label %750

750:                                              ; preds = %745
  %751 = load i64, ptr %710, align 8, !tbaa !27
  %752 = sub i64 %746, %751
  %753 = load i64, ptr %708, align 8, !tbaa !28
  %754 = icmp ult i64 %752, %753
  br i1 %754, label %755, label %770

755:                                              ; preds = %750
  %756 = sub i64 %753, %752
  %757 = icmp ult i64 %756, %707
  br i1 %757, label %770, label %758

758:                                              ; preds = %755
  store i64 %752, ptr %744, align 8, !tbaa !14
  br label %770

759:                                              ; preds = %743
  %760 = load i64, ptr %744, align 8, !tbaa !14
  %761 = lshr i64 %760, 62
  %762 = trunc nuw nsw i64 %761 to i32
  %763 = and i32 %762, 2
  br label %770

764:                                              ; preds = %743
  %765 = load i64, ptr %744, align 8, !tbaa !14
  %766 = add i64 %765, %707
  %767 = load i64, ptr %708, align 8, !tbaa !28
  %768 = icmp ugt i64 %766, %767
  br i1 %768, label %770, label %769

769:                                              ; preds = %764, %743
  br label %770

770:                                              ; preds = %745, %750, %755, %758, %759, %764, %769
  %771 = phi i32 [ %763, %759 ], [ %6, %769 ], [ 2, %745 ], [ 1, %758 ], [ 0, %750 ], [ 2, %755 ], [ 2, %764 ]
  store i32 %771, ptr %648, align 4, !tbaa !63
  br label %772

772:                                              ; preds = %737, %770
  %773 = phi i32 [ %771, %770 ], [ %740, %737 ]
  %774 = icmp eq i32 %773, 2
  br i1 %774, label %775, label %779

775:                                              ; preds = %772
  %776 = shl nuw i64 1, %741
  %777 = xor i64 %776, -1
  %778 = and i64 %738, %777
  br label %1184

779:                                              ; preds = %772
  %780 = getelementptr inbounds i64, ptr %2, i64 %741
  %781 = load i64, ptr %780, align 8, !tbaa !14
  %782 = add i64 %781, %707
  %783 = and i64 %781, -4
  %784 = icmp ult i64 %783, %782
  br i1 %784, label %785, label %1184

785:                                              ; preds = %779
  %786 = or i64 %781, %707
  %787 = and i64 %786, 3
  %788 = icmp eq i64 %787, 0
  %789 = shl nuw nsw i64 %741, 24
  %790 = icmp eq i32 %773, 1
  %791 = or i64 %789, %703
  %792 = icmp ne i32 %773, 1
  %793 = and i1 %727, %792
  br label %794

794:                                              ; preds = %1181, %785
  %795 = phi i64 [ %783, %785 ], [ %1182, %1181 ]
  br i1 %788, label %806, label %796

796:                                              ; preds = %794
  %797 = tail call i64 @llvm.usub.sat.i64(i64 %781, i64 %795)
  %798 = trunc i64 %797 to i32
  %799 = sub i64 %782, %795
  %800 = tail call i64 @llvm.umin.i64(i64 %799, i64 4)
  %801 = trunc nuw nsw i64 %800 to i32
  %802 = shl nsw i32 -1, %801
  %803 = xor i32 %802, -1
  %804 = shl nsw i32 -1, %798
  %805 = and i32 %804, %803
  br label %806

806:                                              ; preds = %796, %794
  %807 = phi i32 [ %805, %796 ], [ 15, %794 ]
  br i1 %790, label %808, label %813

808:                                              ; preds = %806
  %809 = load i64, ptr %718, align 8, !tbaa !73
  %810 = inttoptr i64 %809 to ptr
  %811 = lshr exact i64 %795, 2
  %812 = getelementptr inbounds %struct.Cell, ptr %810, i64 %811
  br label %860

813:                                              ; preds = %806
  %814 = lshr i64 %795, 14
  %815 = add nuw nsw i64 %814, 1
  %816 = load i64, ptr %711, align 8, !tbaa !74
  %817 = icmp eq i64 %815, %816
  br i1 %817, label %818, label %824

818:                                              ; preds = %813
  %819 = load i64, ptr %717, align 8, !tbaa !75
  %820 = inttoptr i64 %819 to ptr
  %821 = lshr exact i64 %795, 2
  %822 = and i64 %821, 4095
  %823 = getelementptr inbounds %struct.Cell, ptr %820, i64 %822
  br label %860

824:                                              ; preds = %813
  %825 = load i64, ptr %712, align 8, !tbaa !76
  %826 = inttoptr i64 %825 to ptr
  %827 = load i64, ptr %713, align 8, !tbaa !77
  %828 = mul i64 %815, 159730149406440469
  %829 = lshr i64 %828, 40
  br label %830

830:                                              ; preds = %830, %824
  %831 = phi i64 [ %829, %824 ], [ %838, %830 ]
  %832 = and i64 %831, 262143
  %833 = getelementptr inbounds i64, ptr %826, i64 %832
  %834 = load i64, ptr %833, align 8, !tbaa !14
  %835 = icmp eq i64 %834, 0
  %836 = icmp eq i64 %834, %815
  %837 = or i1 %835, %836
  %838 = add nuw nsw i64 %832, 1
  br i1 %837, label %839, label %830, !llvm.loop !78

839:                                              ; preds = %830
  %840 = getelementptr inbounds i64, ptr %826, i64 %832
  %841 = inttoptr i64 %827 to ptr
  br i1 %835, label %842, label %850

842:                                              ; preds = %839
  %843 = load i64, ptr %714, align 8, !tbaa !79
  %844 = load i64, ptr %715, align 8, !tbaa !80
  %845 = icmp ult i64 %843, %844
  br i1 %845, label %846, label %1178

846:                                              ; preds = %842
  store i64 %815, ptr %840, align 8, !tbaa !14
  %847 = load i64, ptr %714, align 8, !tbaa !79
  %848 = add i64 %847, 1
  store i64 %848, ptr %714, align 8, !tbaa !79
  %849 = getelementptr inbounds i64, ptr %841, i64 %832
  store i64 %847, ptr %849, align 8, !tbaa !14
  br label %850

850:                                              ; preds = %846, %839
  store i64 %815, ptr %711, align 8, !tbaa !74
  %851 = load i64, ptr %716, align 8, !tbaa !81
  %852 = getelementptr inbounds i64, ptr %841, i64 %832
  %853 = load i64, ptr %852, align 8, !tbaa !14
  %854 = shl i64 %853, 16
  %855 = add i64 %854, %851
  store i64 %855, ptr %717, align 8, !tbaa !75
  %856 = inttoptr i64 %855 to ptr
  %857 = lshr exact i64 %795, 2
  %858 = and i64 %857, 4095
  %859 = getelementptr inbounds %struct.Cell, ptr %856, i64 %858
  br label %860

860:                                              ; preds = %850, %818, %808
  %861 = phi ptr [ %812, %808 ], [ %823, %818 ], [ %859, %850 ]
  %862 = icmp eq ptr %861, null
  br i1 %862, label %1178, label %863

863:                                              ; preds = %860
  %864 = zext nneg i32 %807 to i64
  %865 = shl nuw nsw i64 %864, 58
  %866 = or i64 %791, %865
  %867 = load i64, ptr %861, align 8, !tbaa !82
  %868 = getelementptr inbounds i8, ptr %861, i64 8
  %869 = load i64, ptr %868, align 8, !tbaa !84
  %870 = or i64 %869, %867
  %871 = icmp eq i64 %870, 0
  br i1 %152, label %898, label %872

872:                                              ; preds = %863
  %873 = icmp sgt i64 %869, -1
  br i1 %873, label %883, label %874

874:                                              ; preds = %872
  %875 = xor i64 %869, %866
  %876 = and i64 %875, 8935212028373499904
  %877 = icmp eq i64 %876, 0
  br i1 %877, label %878, label %883

878:                                              ; preds = %874
  %879 = trunc i64 %869 to i32
  %880 = and i32 %879, 16777215
  %881 = sub i32 %880, %636
  %882 = icmp ult i32 %881, %631
  br i1 %882, label %1181, label %883

883:                                              ; preds = %878, %874, %872
  br i1 %871, label %897, label %884

884:                                              ; preds = %883
  %885 = icmp eq i64 %869, 0
  br i1 %885, label %908, label %886

886:                                              ; preds = %884
  %887 = xor i64 %869, %866
  %888 = and i64 %887, -4611615650740174849
  %889 = icmp eq i64 %888, 0
  br i1 %889, label %890, label %908

890:                                              ; preds = %886
  %891 = lshr i64 %869, 58
  %892 = trunc nuw nsw i64 %891 to i32
  %893 = and i32 %892, 15
  %894 = xor i32 %893, -1
  %895 = and i32 %807, %894
  %896 = icmp eq i32 %895, 0
  br i1 %896, label %897, label %908

897:                                              ; preds = %890, %883
  store i64 %866, ptr %868, align 8, !tbaa !84
  br label %1181

898:                                              ; preds = %863
  br i1 %871, label %907, label %899

899:                                              ; preds = %898
  %900 = icmp eq i64 %867, 0
  %901 = icmp ne i64 %869, 0
  %902 = select i1 %900, i1 true, i1 %901
  br i1 %902, label %908, label %903

903:                                              ; preds = %899
  %904 = xor i64 %867, %866
  %905 = and i64 %904, -4611615650740174849
  %906 = icmp eq i64 %905, 0
  br i1 %906, label %907, label %908

907:                                              ; preds = %903, %898
  store i64 %866, ptr %861, align 8, !tbaa !82
  br label %1181

908:                                              ; preds = %903, %899, %890, %886, %884
  br i1 %790, label %909, label %919

909:                                              ; preds = %908
  %910 = trunc i64 %867 to i32
  %911 = and i32 %910, 16777215
  %912 = sub i32 %911, %636
  %913 = icmp ult i32 %912, %631
  %914 = trunc i64 %869 to i32
  %915 = and i32 %914, 16777215
  %916 = sub i32 %915, %636
  %917 = icmp ult i32 %916, %631
  %918 = select i1 %917, i64 %869, i64 0
  br i1 %913, label %919, label %1126

919:                                              ; preds = %909, %908
  %920 = phi i64 [ %869, %908 ], [ %918, %909 ]
  %921 = icmp eq i64 %867, 0
  br i1 %921, label %1126, label %922

922:                                              ; preds = %919
  br i1 %721, label %923, label %1100

923:                                              ; preds = %922
  %924 = and i64 %867, 4611686018427387904
  %925 = icmp eq i64 %924, 0
  br i1 %925, label %926, label %930

926:                                              ; preds = %923
  %927 = load i64, ptr %722, align 8, !tbaa !85
  %928 = icmp ne i64 %927, 0
  %929 = or i1 %790, %928
  br i1 %929, label %1100, label %930

930:                                              ; preds = %926, %923
  %931 = trunc i64 %867 to i32
  %932 = and i32 %931, 16777215
  %933 = load i32, ptr %630, align 8, !tbaa !38
  %934 = udiv i32 %932, %933
  %935 = lshr i64 %867, 30
  %936 = trunc i64 %935 to i32
  %937 = and i32 %936, 65535
  %938 = icmp eq i32 %932, %642
  br i1 %938, label %1100, label %939

939:                                              ; preds = %930
  %940 = load i64, ptr %723, align 8, !tbaa !86
  %941 = icmp eq i64 %940, 4194304
  br i1 %941, label %1100, label %942

942:                                              ; preds = %939
  %943 = load i64, ptr %724, align 8, !tbaa !87
  %944 = inttoptr i64 %943 to ptr
  %945 = getelementptr inbounds %struct.KnownGroup, ptr %944, i64 %634
  %946 = load i64, ptr %725, align 8, !tbaa !88
  %947 = inttoptr i64 %946 to ptr
  %948 = load i32, ptr %945, align 4, !tbaa !34
  %949 = icmp eq i32 %948, 0
  br i1 %949, label %1090, label %950

950:                                              ; preds = %942
  %951 = add i32 %948, -1
  %952 = zext i32 %951 to i64
  %953 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %952
  %954 = load i32, ptr %953, align 4, !tbaa !89
  %955 = icmp eq i32 %954, %934
  br i1 %955, label %956, label %964

956:                                              ; preds = %950
  %957 = getelementptr inbounds i8, ptr %953, i64 4
  %958 = load i32, ptr %957, align 4, !tbaa !91
  %959 = icmp eq i32 %958, %932
  br i1 %959, label %960, label %964

960:                                              ; preds = %956
  %961 = getelementptr inbounds i8, ptr %953, i64 8
  %962 = load i32, ptr %961, align 4, !tbaa !92
  %963 = icmp ult i32 %962, %937
  br i1 %963, label %964, label %1100

964:                                              ; preds = %960, %956, %950
  %965 = getelementptr inbounds i8, ptr %953, i64 16
  %966 = load i32, ptr %965, align 4, !tbaa !34
  %967 = icmp eq i32 %966, 0
  br i1 %967, label %1090, label %968, !llvm.loop !93

968:                                              ; preds = %964
  %969 = add i32 %966, -1
  %970 = zext i32 %969 to i64
  %971 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %970
  %972 = load i32, ptr %971, align 4, !tbaa !89
  %973 = icmp eq i32 %972, %934
  br i1 %973, label %974, label %982

974:                                              ; preds = %968
  %975 = getelementptr inbounds i8, ptr %971, i64 4
  %976 = load i32, ptr %975, align 4, !tbaa !91
  %977 = icmp eq i32 %976, %932
  br i1 %977, label %978, label %982

978:                                              ; preds = %974
  %979 = getelementptr inbounds i8, ptr %971, i64 8
  %980 = load i32, ptr %979, align 4, !tbaa !92
  %981 = icmp ult i32 %980, %937
  br i1 %981, label %982, label %1100

982:                                              ; preds = %978, %974, %968
  %983 = getelementptr inbounds i8, ptr %971, i64 16
  %984 = load i32, ptr %983, align 4, !tbaa !34
  %985 = icmp eq i32 %984, 0
  br i1 %985, label %1090, label %986, !llvm.loop !93

986:                                              ; preds = %982
  %987 = add i32 %984, -1
  %988 = zext i32 %987 to i64
  %989 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %988
  %990 = load i32, ptr %989, align 4, !tbaa !89
  %991 = icmp eq i32 %990, %934
  br i1 %991, label %992, label %1000

992:                                              ; preds = %986
  %993 = getelementptr inbounds i8, ptr %989, i64 4
  %994 = load i32, ptr %993, align 4, !tbaa !91
  %995 = icmp eq i32 %994, %932
  br i1 %995, label %996, label %1000

996:                                              ; preds = %992
  %997 = getelementptr inbounds i8, ptr %989, i64 8
  %998 = load i32, ptr %997, align 4, !tbaa !92
  %999 = icmp ult i32 %998, %937
  br i1 %999, label %1000, label %1100

1000:                                             ; preds = %996, %992, %986
  %1001 = getelementptr inbounds i8, ptr %989, i64 16
  %1002 = load i32, ptr %1001, align 4, !tbaa !34
  %1003 = icmp eq i32 %1002, 0
  br i1 %1003, label %1090, label %1004, !llvm.loop !93

1004:                                             ; preds = %1000
  %1005 = add i32 %1002, -1
  %1006 = zext i32 %1005 to i64
  %1007 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %1006
  %1008 = load i32, ptr %1007, align 4, !tbaa !89
  %1009 = icmp eq i32 %1008, %934
  br i1 %1009, label %1010, label %1018

1010:                                             ; preds = %1004
  %1011 = getelementptr inbounds i8, ptr %1007, i64 4
  %1012 = load i32, ptr %1011, align 4, !tbaa !91
  %1013 = icmp eq i32 %1012, %932
  br i1 %1013, label %1014, label %1018

1014:                                             ; preds = %1010
  %1015 = getelementptr inbounds i8, ptr %1007, i64 8
  %1016 = load i32, ptr %1015, align 4, !tbaa !92
  %1017 = icmp ult i32 %1016, %937
  br i1 %1017, label %1018, label %1100

1018:                                             ; preds = %1014, %1010, %1004
  %1019 = getelementptr inbounds i8, ptr %1007, i64 16
  %1020 = load i32, ptr %1019, align 4, !tbaa !34
  %1021 = icmp eq i32 %1020, 0
  br i1 %1021, label %1090, label %1022, !llvm.loop !93

1022:                                             ; preds = %1018
  %1023 = add i32 %1020, -1
  %1024 = zext i32 %1023 to i64
  %1025 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %1024
  %1026 = load i32, ptr %1025, align 4, !tbaa !89
  %1027 = icmp eq i32 %1026, %934
  br i1 %1027, label %1028, label %1036

1028:                                             ; preds = %1022
  %1029 = getelementptr inbounds i8, ptr %1025, i64 4
  %1030 = load i32, ptr %1029, align 4, !tbaa !91
  %1031 = icmp eq i32 %1030, %932
  br i1 %1031, label %1032, label %1036

1032:                                             ; preds = %1028
  %1033 = getelementptr inbounds i8, ptr %1025, i64 8
  %1034 = load i32, ptr %1033, align 4, !tbaa !92
  %1035 = icmp ult i32 %1034, %937
  br i1 %1035, label %1036, label %1100

1036:                                             ; preds = %1032, %1028, %1022
  %1037 = getelementptr inbounds i8, ptr %1025, i64 16
  %1038 = load i32, ptr %1037, align 4, !tbaa !34
  %1039 = icmp eq i32 %1038, 0
  br i1 %1039, label %1090, label %1040, !llvm.loop !93

1040:                                             ; preds = %1036
  %1041 = add i32 %1038, -1
  %1042 = zext i32 %1041 to i64
  %1043 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %1042
  %1044 = load i32, ptr %1043, align 4, !tbaa !89
  %1045 = icmp eq i32 %1044, %934
  br i1 %1045, label %1046, label %1054

1046:                                             ; preds = %1040
  %1047 = getelementptr inbounds i8, ptr %1043, i64 4
  %1048 = load i32, ptr %1047, align 4, !tbaa !91
  %1049 = icmp eq i32 %1048, %932
  br i1 %1049, label %1050, label %1054

1050:                                             ; preds = %1046
  %1051 = getelementptr inbounds i8, ptr %1043, i64 8
  %1052 = load i32, ptr %1051, align 4, !tbaa !92
  %1053 = icmp ult i32 %1052, %937
  br i1 %1053, label %1054, label %1100

1054:                                             ; preds = %1050, %1046, %1040
  %1055 = getelementptr inbounds i8, ptr %1043, i64 16
  %1056 = load i32, ptr %1055, align 4, !tbaa !34
  %1057 = icmp eq i32 %1056, 0
  br i1 %1057, label %1090, label %1058, !llvm.loop !93

1058:                                             ; preds = %1054
  %1059 = add i32 %1056, -1
  %1060 = zext i32 %1059 to i64
  %1061 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %1060
  %1062 = load i32, ptr %1061, align 4, !tbaa !89
  %1063 = icmp eq i32 %1062, %934
  br i1 %1063, label %1064, label %1072

1064:                                             ; preds = %1058
  %1065 = getelementptr inbounds i8, ptr %1061, i64 4
  %1066 = load i32, ptr %1065, align 4, !tbaa !91
  %1067 = icmp eq i32 %1066, %932
  br i1 %1067, label %1068, label %1072

1068:                                             ; preds = %1064
  %1069 = getelementptr inbounds i8, ptr %1061, i64 8
  %1070 = load i32, ptr %1069, align 4, !tbaa !92
  %1071 = icmp ult i32 %1070, %937
  br i1 %1071, label %1072, label %1100

1072:                                             ; preds = %1068, %1064, %1058
  %1073 = getelementptr inbounds i8, ptr %1061, i64 16
  %1074 = load i32, ptr %1073, align 4, !tbaa !34
  %1075 = icmp eq i32 %1074, 0
  br i1 %1075, label %1090, label %1076, !llvm.loop !93

1076:                                             ; preds = %1072
  %1077 = add i32 %1074, -1
  %1078 = zext i32 %1077 to i64
  %1079 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %1078
  %1080 = load i32, ptr %1079, align 4, !tbaa !89
  %1081 = icmp eq i32 %1080, %934
  br i1 %1081, label %1082, label %1090

1082:                                             ; preds = %1076
  %1083 = getelementptr inbounds i8, ptr %1079, i64 4
  %1084 = load i32, ptr %1083, align 4, !tbaa !91
  %1085 = icmp eq i32 %1084, %932
  br i1 %1085, label %1086, label %1090

1086:                                             ; preds = %1082
  %1087 = getelementptr inbounds i8, ptr %1079, i64 8
  %1088 = load i32, ptr %1087, align 4, !tbaa !92
  %1089 = icmp ult i32 %1088, %937
  br i1 %1089, label %1090, label %1100

1090:                                             ; preds = %964, %982, %1000, %1018, %1036, %1054, %1072, %1086, %1082, %1076, %942
  %1091 = add i64 %940, 1
  store i64 %1091, ptr %723, align 8, !tbaa !86
  %1092 = getelementptr inbounds %struct.Acquired, ptr %947, i64 %940
  %1093 = load i64, ptr %661, align 8, !tbaa !55
  %1094 = trunc i64 %1093 to i32
  store i32 %934, ptr %1092, align 4, !tbaa !34
  %1095 = getelementptr inbounds i8, ptr %1092, i64 4
  store i32 %932, ptr %1095, align 4, !tbaa !34
  %1096 = getelementptr inbounds i8, ptr %1092, i64 8
  store i32 %937, ptr %1096, align 4, !tbaa !34
  %1097 = getelementptr inbounds i8, ptr %1092, i64 12
  store i32 %1094, ptr %1097, align 4, !tbaa !34
  %1098 = getelementptr inbounds i8, ptr %1092, i64 16
  store i32 %948, ptr %1098, align 4, !tbaa !34
  %1099 = trunc i64 %1091 to i32
  store i32 %1099, ptr %945, align 4, !tbaa !94
  br label %1100

1100:                                             ; preds = %960, %978, %996, %1014, %1032, %1050, %1068, %1086, %1090, %939, %930, %926, %922
  %1101 = lshr i64 %867, 58
  %1102 = trunc nuw nsw i64 %1101 to i32
  %1103 = and i32 %807, 15
  %1104 = and i32 %1103, %1102
  %1105 = icmp eq i32 %1104, 0
  br i1 %1105, label %1126, label %1106

1106:                                             ; preds = %1100
  %1107 = and i64 %867, 4611686018427387904
  %1108 = icmp eq i64 %1107, 0
  %1109 = or i1 %1108, %719
  br i1 %1109, label %1110, label %1126

1110:                                             ; preds = %1106
  %1111 = load i64, ptr %722, align 8, !tbaa !85
  %1112 = icmp ne i64 %1111, 0
  %1113 = or i1 %790, %1112
  br i1 %1113, label %1120, label %1114

1114:                                             ; preds = %1110
  %1115 = or i1 %12, %1108
  br i1 %1115, label %1119, label %1116

1116:                                             ; preds = %1114
  br i1 %720, label %1120, label %1117

1117:                                             ; preds = %1116
  %1118 = icmp eq i64 %920, 0
  br i1 %1118, label %1177, label %1156

1119:                                             ; preds = %1114
  br i1 %12, label %1126, label %1120

1120:                                             ; preds = %1110, %1119, %1116
  %1121 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %11, i64 noundef %867)
  %1122 = icmp eq i32 %1121, 0
  br i1 %1122, label %1123, label %1126

1123:                                             ; preds = %1120
  %1124 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %807)
  %1125 = select i1 %1108, i32 1, i32 2
  call fastcc void @report(ptr noundef nonnull readonly %11, i32 noundef 0, i64 noundef %795, i32 noundef %1124, i32 noundef %742, i64 noundef %867, i32 noundef %1125)
  br label %1126

1126:                                             ; preds = %1106, %1123, %1120, %1119, %1100, %919, %909
  %1127 = phi i64 [ 0, %919 ], [ %867, %1123 ], [ %867, %1120 ], [ %867, %1119 ], [ %867, %1100 ], [ 0, %909 ], [ %867, %1106 ]
  %1128 = phi i64 [ %920, %919 ], [ %920, %1123 ], [ %920, %1120 ], [ %920, %1119 ], [ %920, %1100 ], [ %918, %909 ], [ %920, %1106 ]
  %1129 = icmp ne i64 %1128, 0
  %1130 = select i1 %651, i1 %1129, i1 false
  %1131 = trunc i64 %1128 to i32
  %1132 = and i32 %1131, 16777215
  %1133 = icmp eq i32 %1132, %642
  %1134 = select i1 %1130, i1 %1133, i1 false
  br i1 %1134, label %1135, label %1139

1135:                                             ; preds = %1126
  %1136 = lshr i64 %1128, 46
  %1137 = and i64 %1136, 4095
  %1138 = getelementptr inbounds [4096 x i32], ptr %726, i64 0, i64 %1137
  store i32 1, ptr %1138, align 4, !tbaa !34
  br label %1139

1139:                                             ; preds = %1135, %1126
  br i1 %152, label %1153, label %1140

1140:                                             ; preds = %1139
  %1141 = xor i1 %1129, true
  %1142 = icmp sgt i64 %1128, -1
  %1143 = select i1 %1133, i1 %1142, i1 false
  %1144 = select i1 %1141, i1 true, i1 %1143
  br i1 %1144, label %1151, label %1145

1145:                                             ; preds = %1140
  %1146 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %11, i64 noundef %1128)
  %1147 = icmp eq i32 %1146, 0
  br i1 %1147, label %1148, label %1151

1148:                                             ; preds = %1145
  %1149 = or i64 %865, %1128
  %1150 = or i64 %1149, -9223372036854775808
  br label %1151

1151:                                             ; preds = %1148, %1145, %1140
  %1152 = phi i64 [ %1150, %1148 ], [ %866, %1140 ], [ %866, %1145 ]
  store i64 %1152, ptr %868, align 8, !tbaa !84
  store i64 %1127, ptr %861, align 8, !tbaa !82
  br label %1181

1153:                                             ; preds = %1139
  br i1 %1129, label %1154, label %1177

1154:                                             ; preds = %1153
  %1155 = and i32 %807, 15
  br label %1156

1156:                                             ; preds = %1154, %1117
  %1157 = phi i32 [ %1155, %1154 ], [ %1103, %1117 ]
  %1158 = phi i64 [ %1128, %1154 ], [ %920, %1117 ]
  %1159 = lshr i64 %1158, 58
  %1160 = trunc nuw nsw i64 %1159 to i32
  %1161 = and i32 %1157, %1160
  %1162 = icmp eq i32 %1161, 0
  br i1 %1162, label %1177, label %1163

1163:                                             ; preds = %1156
  %1164 = and i64 %1158, 4611686018427387904
  %1165 = icmp ne i64 %1164, 0
  %1166 = and i1 %12, %1165
  br i1 %1166, label %1177, label %1167

1167:                                             ; preds = %1163
  %1168 = load i64, ptr %722, align 8, !tbaa !85
  %1169 = icmp eq i64 %1168, 0
  %1170 = and i1 %793, %1169
  %1171 = and i1 %1170, %1165
  br i1 %1171, label %1177, label %1172

1172:                                             ; preds = %1167
  %1173 = call fastcc i32 @is_ordered(ptr noundef nonnull readonly %11, i64 noundef %1158)
  %1174 = icmp eq i32 %1173, 0
  br i1 %1174, label %1175, label %1177

1175:                                             ; preds = %1172
  %1176 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %807)
  call fastcc void @report(ptr noundef nonnull readonly %11, i32 noundef 0, i64 noundef %795, i32 noundef %1176, i32 noundef %742, i64 noundef %1158, i32 noundef 0)
  br label %1177

1177:                                             ; preds = %1167, %1163, %1117, %1175, %1172, %1156, %1153
  store i64 %866, ptr %861, align 8, !tbaa !82
  store i64 0, ptr %868, align 8, !tbaa !84
  br label %1181

1178:                                             ; preds = %860, %842
  %1179 = load i64, ptr %728, align 8, !tbaa !96
  %1180 = add i64 %1179, 1
  store i64 %1180, ptr %728, align 8, !tbaa !96
  br label %1181

1181:                                             ; preds = %1178, %1177, %1151, %907, %897, %878
  %1182 = add i64 %795, 4
  %1183 = icmp ult i64 %1182, %782
  br i1 %1183, label %794, label %1184, !llvm.loop !97

1184:                                             ; preds = %1181, %779, %775
  %1185 = phi i64 [ %778, %775 ], [ %738, %779 ], [ %738, %1181 ]
  %1186 = add i64 %739, -1
  %1187 = and i64 %1186, %739
  %1188 = icmp eq i64 %1187, 0
  br i1 %1188, label %729, label %737, !llvm.loop !98

1189:                                             ; preds = %729
  %1190 = icmp ult i32 %4, 4
  %1191 = lshr i32 %4, 2
  %1192 = select i1 %1190, i32 1, i32 %1191
  %1193 = icmp eq i32 %1192, 0
  %1194 = icmp ugt i32 %4, 3
  %1195 = shl i32 %4, 3
  %1196 = shl nsw i32 -1, %1195
  %1197 = xor i32 %1196, -1
  %1198 = select i1 %1194, i32 -1, i32 %1197
  %1199 = zext nneg i32 %1192 to i64
  %1200 = getelementptr inbounds i8, ptr %0, i64 16
  %1201 = getelementptr inbounds i8, ptr %19, i64 64
  %1202 = getelementptr inbounds i8, ptr %19, i64 32
  %1203 = getelementptr inbounds i8, ptr %19, i64 24
  %1204 = getelementptr inbounds i8, ptr %19, i64 40
  %1205 = getelementptr inbounds i8, ptr %19, i64 48
  %1206 = getelementptr inbounds i8, ptr %19, i64 56
  %1207 = getelementptr inbounds i8, ptr %19, i64 72
  %1208 = getelementptr inbounds i8, ptr %22, i64 104
  %1209 = getelementptr inbounds i8, ptr %0, i64 160
  br label %1210

1210:                                             ; preds = %1313, %1189
  %1211 = phi i64 [ %730, %1189 ], [ %1315, %1313 ]
  %1212 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1211, i1 true)
  %1213 = trunc nuw nsw i64 %1212 to i32
  %1214 = getelementptr inbounds i64, ptr %2, i64 %1212
  %1215 = load i64, ptr %1214, align 8, !tbaa !14
  %1216 = load i64, ptr %1200, align 8, !tbaa !28
  %1217 = icmp ugt i64 %1216, %1215
  %1218 = zext i1 %1217 to i32
  store i32 %1218, ptr %648, align 4, !tbaa !63
  br i1 %1193, label %1313, label %1219

1219:                                             ; preds = %1210, %1310
  %1220 = phi i64 [ %1311, %1310 ], [ 0, %1210 ]
  %1221 = load i64, ptr %1214, align 8, !tbaa !14
  %1222 = shl nuw i64 %1220, 2
  %1223 = add i64 %1221, %1222
  br i1 %1217, label %1224, label %1229

1224:                                             ; preds = %1219
  %1225 = load i64, ptr %1208, align 8, !tbaa !73
  %1226 = inttoptr i64 %1225 to ptr
  %1227 = lshr i64 %1223, 2
  %1228 = getelementptr inbounds %struct.Cell, ptr %1226, i64 %1227
  br label %1276

1229:                                             ; preds = %1219
  %1230 = lshr i64 %1223, 14
  %1231 = add nuw nsw i64 %1230, 1
  %1232 = load i64, ptr %1201, align 8, !tbaa !74
  %1233 = icmp eq i64 %1231, %1232
  br i1 %1233, label %1234, label %1240

1234:                                             ; preds = %1229
  %1235 = load i64, ptr %1207, align 8, !tbaa !75
  %1236 = inttoptr i64 %1235 to ptr
  %1237 = lshr i64 %1223, 2
  %1238 = and i64 %1237, 4095
  %1239 = getelementptr inbounds %struct.Cell, ptr %1236, i64 %1238
  br label %1276

1240:                                             ; preds = %1229
  %1241 = load i64, ptr %1202, align 8, !tbaa !76
  %1242 = inttoptr i64 %1241 to ptr
  %1243 = load i64, ptr %1203, align 8, !tbaa !77
  %1244 = mul i64 %1231, 159730149406440469
  %1245 = lshr i64 %1244, 40
  br label %1246

1246:                                             ; preds = %1246, %1240
  %1247 = phi i64 [ %1245, %1240 ], [ %1254, %1246 ]
  %1248 = and i64 %1247, 262143
  %1249 = getelementptr inbounds i64, ptr %1242, i64 %1248
  %1250 = load i64, ptr %1249, align 8, !tbaa !14
  %1251 = icmp eq i64 %1250, 0
  %1252 = icmp eq i64 %1250, %1231
  %1253 = or i1 %1251, %1252
  %1254 = add nuw nsw i64 %1248, 1
  br i1 %1253, label %1255, label %1246, !llvm.loop !78

1255:                                             ; preds = %1246
  %1256 = getelementptr inbounds i64, ptr %1242, i64 %1248
  %1257 = inttoptr i64 %1243 to ptr
  br i1 %1251, label %1258, label %1266

1258:                                             ; preds = %1255
  %1259 = load i64, ptr %1204, align 8, !tbaa !79
  %1260 = load i64, ptr %1205, align 8, !tbaa !80
  %1261 = icmp ult i64 %1259, %1260
  br i1 %1261, label %1262, label %1317

1262:                                             ; preds = %1258
  store i64 %1231, ptr %1256, align 8, !tbaa !14
  %1263 = load i64, ptr %1204, align 8, !tbaa !79
  %1264 = add i64 %1263, 1
  store i64 %1264, ptr %1204, align 8, !tbaa !79
  %1265 = getelementptr inbounds i64, ptr %1257, i64 %1248
  store i64 %1263, ptr %1265, align 8, !tbaa !14
  br label %1266

1266:                                             ; preds = %1262, %1255
  store i64 %1231, ptr %1201, align 8, !tbaa !74
  %1267 = load i64, ptr %1206, align 8, !tbaa !81
  %1268 = getelementptr inbounds i64, ptr %1257, i64 %1248
  %1269 = load i64, ptr %1268, align 8, !tbaa !14
  %1270 = shl i64 %1269, 16
  %1271 = add i64 %1270, %1267
  store i64 %1271, ptr %1207, align 8, !tbaa !75
  %1272 = inttoptr i64 %1271 to ptr
  %1273 = lshr i64 %1223, 2
  %1274 = and i64 %1273, 4095
  %1275 = getelementptr inbounds %struct.Cell, ptr %1272, i64 %1274
  br label %1276

1276:                                             ; preds = %1266, %1234, %1224
  %1277 = phi ptr [ %1228, %1224 ], [ %1239, %1234 ], [ %1275, %1266 ]
  %1278 = icmp eq ptr %1277, null
  br i1 %1278, label %1317, label %1279

1279:                                             ; preds = %1276
  %1280 = load i64, ptr %1277, align 8, !tbaa !82
  %1281 = trunc i64 %1280 to i32
  %1282 = lshr i32 %1281, 24
  %1283 = and i32 %1282, 63
  %1284 = icmp eq i32 %1283, %1213
  br i1 %1284, label %1310, label %1285

1285:                                             ; preds = %1279
  %1286 = zext nneg i32 %1283 to i64
  %1287 = shl nuw i64 1, %1286
  %1288 = and i64 %1287, %730
  %1289 = icmp eq i64 %1288, 0
  br i1 %1289, label %1310, label %1290

1290:                                             ; preds = %1285
  %1291 = getelementptr inbounds i64, ptr %2, i64 %1286
  %1292 = load i64, ptr %1291, align 8, !tbaa !14
  %1293 = icmp eq i64 %1292, %1221
  br i1 %1293, label %1294, label %1310

1294:                                             ; preds = %1290
  %1295 = load i32, ptr %1209, align 8, !tbaa !99
  %1296 = trunc nuw nsw i64 %1220 to i32
  %1297 = mul i32 %1295, %1296
  %1298 = add i32 %1297, %1213
  %1299 = zext i32 %1298 to i64
  %1300 = getelementptr inbounds i32, ptr %8, i64 %1299
  %1301 = load i32, ptr %1300, align 4, !tbaa !34
  %1302 = add i32 %1297, %1283
  %1303 = zext i32 %1302 to i64
  %1304 = getelementptr inbounds i32, ptr %8, i64 %1303
  %1305 = load i32, ptr %1304, align 4, !tbaa !34
  %1306 = xor i32 %1305, %1301
  %1307 = and i32 %1306, %1198
  %1308 = icmp eq i32 %1307, 0
  %1309 = select i1 %1308, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %11, i32 noundef %1309, i64 noundef %1223, i32 noundef %4, i32 noundef %1213, i64 noundef %1280, i32 noundef 1)
  br label %1310

1310:                                             ; preds = %1294, %1290, %1285, %1279
  %1311 = add nuw nsw i64 %1220, 1
  %1312 = icmp eq i64 %1311, %1199
  br i1 %1312, label %1313, label %1219, !llvm.loop !100

1313:                                             ; preds = %1310, %1210
  %1314 = add i64 %1211, -1
  %1315 = and i64 %1314, %1211
  %1316 = icmp eq i64 %1315, 0
  br i1 %1316, label %1317, label %1210, !llvm.loop !101

1317:                                             ; preds = %1313, %1276, %1258, %729
  %1318 = icmp ne i32 %5, 0
  %1319 = and i1 %1318, %12
  br i1 %1319, label %1320, label %1325

1320:                                             ; preds = %1317
  %1321 = load i64, ptr %661, align 8, !tbaa !55
  %1322 = icmp ult i64 %1321, 65535
  br i1 %1322, label %1323, label %1325

1323:                                             ; preds = %1320
  %1324 = add nuw nsw i64 %1321, 1
  store i64 %1324, ptr %661, align 8, !tbaa !55
  br label %1325

1325:                                             ; preds = %1323, %1320, %1317
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %11) #6
  br label %1326

1326:                                             ; preds = %600, %1325
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_written(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %8, i64 976
  %10 = load i64, ptr %9, align 8, !tbaa !102
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq i64 %10, 0
  %13 = icmp eq i64 %2, 0
  %14 = or i1 %12, %13
  br i1 %14, label %91, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds i8, ptr %0, i64 40
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = zext i32 %3 to i64
  %20 = icmp ugt i32 %3, 3
  %21 = icmp eq i32 %3, 8
  %22 = icmp eq i32 %3, 16
  %23 = select i1 %22, i32 5, i32 3
  %24 = select i1 %21, i32 4, i32 %23
  %25 = select i1 %20, i32 %24, i32 %3
  br label %26

26:                                               ; preds = %15, %87
  %27 = phi i64 [ %2, %15 ], [ %89, %87 ]
  %28 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %27, i1 true)
  %29 = getelementptr inbounds i64, ptr %1, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !14
  switch i32 %4, label %44 [
    i32 3, label %31
    i32 4, label %40
    i32 1, label %87
  ]

31:                                               ; preds = %26
  %32 = lshr i64 %30, 32
  %33 = load i64, ptr %16, align 8, !tbaa !26
  %34 = icmp eq i64 %32, %33
  br i1 %34, label %87, label %35

35:                                               ; preds = %31
  %36 = load i64, ptr %17, align 8, !tbaa !27
  %37 = sub i64 %30, %36
  %38 = load i64, ptr %18, align 8, !tbaa !28
  %39 = icmp ult i64 %37, %38
  br i1 %39, label %87, label %47

40:                                               ; preds = %26
  %41 = lshr i64 %30, 62
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = and i32 %42, 2
  br label %44

44:                                               ; preds = %26, %40
  %45 = phi i32 [ %43, %40 ], [ %4, %26 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %87

47:                                               ; preds = %35, %44
  %48 = add i64 %30, %19
  %49 = icmp ult i64 %48, 140737488355328
  %50 = and i64 %30, -4
  %51 = icmp ult i64 %50, %48
  %52 = and i1 %49, %51
  br i1 %52, label %53, label %87

53:                                               ; preds = %47, %84
  %54 = phi i64 [ %85, %84 ], [ %50, %47 ]
  %55 = tail call i64 @llvm.usub.sat.i64(i64 %30, i64 %54)
  %56 = trunc i64 %55 to i32
  %57 = sub i64 %48, %54
  %58 = tail call i64 @llvm.umin.i64(i64 %57, i64 4)
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = lshr exact i64 %54, 2
  %61 = getelementptr inbounds i8, ptr %11, i64 %60
  %62 = load atomic i8, ptr %61 monotonic, align 1
  %63 = shl nsw i32 -1, %59
  %64 = xor i32 %63, -1
  %65 = shl nsw i32 -1, %56
  %66 = and i32 %65, %64
  br label %67

67:                                               ; preds = %80, %53
  %68 = phi i8 [ %62, %53 ], [ %83, %80 ]
  %69 = zext i8 %68 to i32
  %70 = lshr i32 %69, 4
  %71 = icmp ugt i8 %68, 15
  %72 = tail call i32 @llvm.umin.i32(i32 %70, i32 %25)
  %73 = select i1 %71, i32 %72, i32 %25
  %74 = and i32 %69, 15
  %75 = or i32 %74, %66
  %76 = shl nuw nsw i32 %73, 4
  %77 = or i32 %75, %76
  %78 = trunc i32 %77 to i8
  %79 = icmp eq i8 %68, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %67
  %81 = cmpxchg weak ptr %61, i8 %68, i8 %78 monotonic monotonic, align 1
  %82 = extractvalue { i8, i1 } %81, 1
  %83 = extractvalue { i8, i1 } %81, 0
  br i1 %82, label %84, label %67, !llvm.loop !103

84:                                               ; preds = %80, %67
  %85 = add i64 %54, 4
  %86 = icmp ult i64 %85, %48
  br i1 %86, label %53, label %87, !llvm.loop !104

87:                                               ; preds = %84, %26, %35, %31, %47, %44
  %88 = add i64 %27, -1
  %89 = and i64 %88, %27
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %26, !llvm.loop !105

91:                                               ; preds = %87, %5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_barrier(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = load i64, ptr %10, align 8, !tbaa !33
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 548
  %14 = load i32, ptr %13, align 4, !tbaa !34
  %15 = add i32 %14, 1
  store i32 %15, ptr %13, align 4, !tbaa !34
  %16 = getelementptr inbounds i8, ptr %12, i64 544
  %17 = load i32, ptr %16, align 8, !tbaa !34
  %18 = getelementptr inbounds i8, ptr %6, i64 32
  %19 = getelementptr inbounds i8, ptr %9, i64 24
  %20 = getelementptr inbounds i8, ptr %6, i64 20
  %21 = load i32, ptr %18, align 4, !tbaa !34
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %19, align 4, !tbaa !34
  %24 = zext i32 %23 to i64
  %25 = load i32, ptr %20, align 4, !tbaa !34
  %26 = zext i32 %25 to i64
  %27 = mul nuw i64 %26, %24
  %28 = sub i64 %22, %27
  %29 = tail call i64 @llvm.umin.i64(i64 %28, i64 %26)
  %30 = getelementptr inbounds i8, ptr %6, i64 36
  %31 = load i32, ptr %30, align 4, !tbaa !34
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %9, i64 28
  %34 = load i32, ptr %33, align 4, !tbaa !34
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %6, i64 24
  %37 = load i32, ptr %36, align 4, !tbaa !34
  %38 = zext i32 %37 to i64
  %39 = mul nuw i64 %38, %35
  %40 = sub i64 %32, %39
  %41 = tail call i64 @llvm.umin.i64(i64 %40, i64 %38)
  %42 = mul nuw i64 %41, %29
  %43 = getelementptr inbounds i8, ptr %6, i64 40
  %44 = load i32, ptr %43, align 4, !tbaa !34
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %9, i64 32
  %47 = load i32, ptr %46, align 4, !tbaa !34
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %6, i64 28
  %50 = load i32, ptr %49, align 4, !tbaa !34
  %51 = zext i32 %50 to i64
  %52 = mul nuw i64 %51, %48
  %53 = sub i64 %45, %52
  %54 = tail call i64 @llvm.umin.i64(i64 %53, i64 %51)
  %55 = mul i64 %42, %54
  %56 = zext i32 %17 to i64
  %57 = getelementptr inbounds i8, ptr %6, i64 44
  %58 = load i32, ptr %57, align 4, !tbaa !106
  %59 = zext i32 %58 to i64
  %60 = mul nuw i64 %59, %56
  %61 = sub i64 %55, %60
  %62 = icmp ult i64 %61, %59
  %63 = sub i32 64, %58
  %64 = zext nneg i32 %63 to i64
  %65 = lshr i64 -1, %64
  %66 = shl nsw i64 -1, %61
  %67 = xor i64 %66, -1
  %68 = select i1 %62, i64 %67, i64 %65
  %69 = icmp eq i64 %68, %2
  br i1 %69, label %121, label %70

70:                                               ; preds = %3
  %71 = getelementptr inbounds i8, ptr %6, i64 808
  %72 = load i64, ptr %71, align 8, !tbaa !10
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8, !tbaa !15
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %96, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %73, i64 90264
  br label %78

78:                                               ; preds = %91, %76
  %79 = phi i64 [ 0, %76 ], [ %92, %91 ]
  %80 = getelementptr inbounds [256 x %struct.Finding], ptr %77, i64 0, i64 %79
  %81 = load i32, ptr %80, align 8, !tbaa !17
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %83, label %91

83:                                               ; preds = %78
  %84 = getelementptr inbounds i8, ptr %80, i64 40
  %85 = load i64, ptr %84, align 8, !tbaa !20
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %80, i64 72
  %89 = load i64, ptr %88, align 8, !tbaa !21
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %104, label %91

91:                                               ; preds = %87, %83, %78
  %92 = add nuw i64 %79, 1
  %93 = icmp eq i64 %92, %74
  br i1 %93, label %94, label %78, !llvm.loop !22

94:                                               ; preds = %91
  %95 = icmp eq i64 %74, 256
  br i1 %95, label %100, label %96

96:                                               ; preds = %94, %70
  %97 = getelementptr inbounds i8, ptr %73, i64 90264
  %98 = add i64 %74, 1
  store i64 %98, ptr %73, align 8, !tbaa !15
  %99 = getelementptr inbounds [256 x %struct.Finding], ptr %97, i64 0, i64 %74
  store i32 3, ptr %99, align 8, !tbaa !17
  br label %104

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %73, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !24
  %103 = add i64 %102, 1
  store i64 %103, ptr %101, align 8, !tbaa !24
  br label %121

104:                                              ; preds = %87, %96
  %105 = phi ptr [ %99, %96 ], [ %80, %87 ]
  %106 = getelementptr inbounds i8, ptr %105, i64 16
  %107 = load i64, ptr %106, align 8, !tbaa !25
  %108 = add i64 %107, 1
  store i64 %108, ptr %106, align 8, !tbaa !25
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %121

110:                                              ; preds = %104
  %111 = getelementptr inbounds i8, ptr %105, i64 32
  store i64 %2, ptr %111, align 8, !tbaa !107
  %112 = getelementptr inbounds i8, ptr %105, i64 40
  %113 = load i32, ptr %16, align 8, !tbaa !34
  %114 = getelementptr inbounds i8, ptr %9, i64 16
  %115 = load i64, ptr %114, align 8, !tbaa !35
  store i64 %1, ptr %112, align 8, !tbaa !14
  %116 = getelementptr inbounds i8, ptr %105, i64 48
  store i32 0, ptr %116, align 8, !tbaa !34
  %117 = getelementptr inbounds i8, ptr %105, i64 52
  store i32 0, ptr %117, align 4, !tbaa !34
  %118 = getelementptr inbounds i8, ptr %105, i64 56
  store i32 %113, ptr %118, align 8, !tbaa !34
  %119 = getelementptr inbounds i8, ptr %105, i64 60
  store i32 0, ptr %119, align 4, !tbaa !34
  %120 = getelementptr inbounds i8, ptr %105, i64 64
  store i64 %115, ptr %120, align 8, !tbaa !14
  br label %121

121:                                              ; preds = %100, %110, %104, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_end(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8, !tbaa !33
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %5, i64 136
  %10 = load i64, ptr %9, align 8, !tbaa !108
  %11 = icmp eq i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %8, i64 548
  %13 = load i32, ptr %12, align 4, !tbaa !34
  %14 = zext i32 %13 to i64
  %15 = add nuw nsw i64 %14, 1
  br i1 %11, label %16, label %17

16:                                               ; preds = %2
  store i64 %15, ptr %9, align 8, !tbaa !108
  br label %78

17:                                               ; preds = %2
  %18 = icmp eq i64 %10, %15
  br i1 %18, label %78, label %19

19:                                               ; preds = %17
  %20 = getelementptr inbounds i8, ptr %0, i64 48
  %21 = load i64, ptr %20, align 8, !tbaa !3
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %22, i64 808
  %24 = load i64, ptr %23, align 8, !tbaa !10
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8, !tbaa !15
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %19
  %29 = getelementptr inbounds i8, ptr %25, i64 90264
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !17
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !20
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !21
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !22

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %19
  %49 = getelementptr inbounds i8, ptr %25, i64 90264
  %50 = add i64 %26, 1
  store i64 %50, ptr %25, align 8, !tbaa !15
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 4, ptr %51, align 8, !tbaa !17
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %25, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !24
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !24
  br label %78

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !25
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !25
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %78

62:                                               ; preds = %56
  %63 = trunc i64 %10 to i32
  %64 = add i32 %63, -1
  %65 = getelementptr inbounds i8, ptr %57, i64 12
  store i32 %64, ptr %65, align 4, !tbaa !32
  %66 = load i32, ptr %12, align 4, !tbaa !34
  %67 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %66, ptr %67, align 8, !tbaa !30
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %8, i64 544
  %70 = load i32, ptr %69, align 8, !tbaa !34
  %71 = getelementptr inbounds i8, ptr %5, i64 16
  %72 = load i64, ptr %71, align 8, !tbaa !35
  store i64 %1, ptr %68, align 8, !tbaa !14
  %73 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 0, ptr %73, align 8, !tbaa !34
  %74 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 0, ptr %74, align 4, !tbaa !34
  %75 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %70, ptr %75, align 8, !tbaa !34
  %76 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 0, ptr %76, align 4, !tbaa !34
  %77 = getelementptr inbounds i8, ptr %57, i64 64
  store i64 %72, ptr %77, align 8, !tbaa !14
  br label %78

78:                                               ; preds = %52, %16, %62, %56, %17
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_sources(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !3
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8, !tbaa !13
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %0, i64 64
  %12 = load i64, ptr %11, align 8, !tbaa !33
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 544
  %15 = load i32, ptr %14, align 8, !tbaa !34
  %16 = getelementptr inbounds i8, ptr %7, i64 32
  %17 = getelementptr inbounds i8, ptr %10, i64 24
  %18 = getelementptr inbounds i8, ptr %7, i64 20
  %19 = load i32, ptr %16, align 4, !tbaa !34
  %20 = zext i32 %19 to i64
  %21 = load i32, ptr %17, align 4, !tbaa !34
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %18, align 4, !tbaa !34
  %24 = zext i32 %23 to i64
  %25 = mul nuw i64 %24, %22
  %26 = sub i64 %20, %25
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %24)
  %28 = getelementptr inbounds i8, ptr %7, i64 36
  %29 = load i32, ptr %28, align 4, !tbaa !34
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %10, i64 28
  %32 = load i32, ptr %31, align 4, !tbaa !34
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %7, i64 24
  %35 = load i32, ptr %34, align 4, !tbaa !34
  %36 = zext i32 %35 to i64
  %37 = mul nuw i64 %36, %33
  %38 = sub i64 %30, %37
  %39 = tail call i64 @llvm.umin.i64(i64 %38, i64 %36)
  %40 = mul nuw i64 %39, %27
  %41 = getelementptr inbounds i8, ptr %7, i64 40
  %42 = load i32, ptr %41, align 4, !tbaa !34
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %10, i64 32
  %45 = load i32, ptr %44, align 4, !tbaa !34
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %7, i64 28
  %48 = load i32, ptr %47, align 4, !tbaa !34
  %49 = zext i32 %48 to i64
  %50 = mul nuw i64 %49, %46
  %51 = sub i64 %43, %50
  %52 = tail call i64 @llvm.umin.i64(i64 %51, i64 %49)
  %53 = mul i64 %40, %52
  %54 = zext i32 %15 to i64
  %55 = getelementptr inbounds i8, ptr %7, i64 44
  %56 = load i32, ptr %55, align 4, !tbaa !106
  %57 = zext i32 %56 to i64
  %58 = mul nuw i64 %57, %54
  %59 = sub i64 %53, %58
  %60 = icmp ult i64 %59, %57
  %61 = sub i32 64, %56
  %62 = zext nneg i32 %61 to i64
  %63 = lshr i64 -1, %62
  %64 = shl nsw i64 -1, %59
  %65 = xor i64 %64, -1
  %66 = select i1 %60, i64 %65, i64 %63
  %67 = icmp eq i64 %3, 0
  br i1 %67, label %201, label %71

68:                                               ; preds = %91
  %69 = or i64 %93, %92
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %201, label %97

71:                                               ; preds = %4, %91
  %72 = phi i64 [ %93, %91 ], [ 0, %4 ]
  %73 = phi i64 [ %92, %91 ], [ 0, %4 ]
  %74 = phi i64 [ %95, %91 ], [ %3, %4 ]
  %75 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %74, i1 true)
  %76 = getelementptr inbounds i32, ptr %2, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !34
  %78 = and i32 %77, 63
  %79 = zext nneg i32 %78 to i64
  %80 = shl nuw i64 1, %79
  %81 = and i64 %80, %3
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %83, label %91

83:                                               ; preds = %71
  %84 = shl nuw i64 1, %75
  %85 = and i64 %80, %66
  %86 = icmp eq i64 %85, 0
  %87 = select i1 %86, i64 %73, i64 %72
  %88 = or i64 %87, %84
  %89 = select i1 %86, i64 %88, i64 %73
  %90 = select i1 %86, i64 %72, i64 %88
  br label %91

91:                                               ; preds = %83, %71
  %92 = phi i64 [ %73, %71 ], [ %89, %83 ]
  %93 = phi i64 [ %72, %71 ], [ %90, %83 ]
  %94 = add i64 %74, -1
  %95 = and i64 %94, %74
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %68, label %71, !llvm.loop !109

97:                                               ; preds = %68
  %98 = icmp eq i64 %93, 0
  br i1 %98, label %142, label %99

99:                                               ; preds = %97, %130
  %100 = phi i64 [ %133, %130 ], [ 0, %97 ]
  %101 = phi i1 [ %135, %130 ], [ false, %97 ]
  %102 = phi i32 [ %134, %130 ], [ 0, %97 ]
  %103 = phi i32 [ %132, %130 ], [ 0, %97 ]
  %104 = phi i32 [ %131, %130 ], [ 0, %97 ]
  %105 = shl nuw i64 1, %100
  %106 = and i64 %105, %3
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %111

108:                                              ; preds = %99
  %109 = trunc i64 %100 to i32
  %110 = add i32 %109, 1
  br label %130

111:                                              ; preds = %99
  %112 = getelementptr inbounds i32, ptr %2, i64 %100
  %113 = load i32, ptr %112, align 4, !tbaa !34
  %114 = zext i32 %113 to i64
  %115 = icmp eq i64 %100, %114
  br i1 %115, label %130, label %116

116:                                              ; preds = %111
  %117 = icmp ugt i64 %100, %114
  br i1 %117, label %137, label %118

118:                                              ; preds = %116
  %119 = icmp eq i32 %104, 0
  %120 = trunc nuw nsw i64 %100 to i32
  %121 = sub i32 %113, %120
  %122 = icmp eq i32 %121, %104
  %123 = or i1 %119, %122
  br i1 %123, label %124, label %137

124:                                              ; preds = %118
  %125 = and i64 %105, %93
  %126 = icmp ne i64 %125, 0
  %127 = sub i32 %102, %103
  %128 = icmp ult i32 %127, %121
  %129 = select i1 %126, i1 %128, i1 false
  br i1 %129, label %137, label %130

130:                                              ; preds = %124, %111, %108
  %131 = phi i32 [ %104, %108 ], [ %104, %111 ], [ %121, %124 ]
  %132 = phi i32 [ %110, %108 ], [ %103, %111 ], [ %103, %124 ]
  %133 = add nuw nsw i64 %100, 1
  %134 = add nuw nsw i32 %102, 1
  %135 = icmp ugt i64 %100, 62
  %136 = icmp eq i64 %133, 64
  br i1 %136, label %137, label %99, !llvm.loop !110

137:                                              ; preds = %130, %124, %118, %116
  %138 = phi i1 [ %101, %124 ], [ %101, %116 ], [ %101, %118 ], [ %135, %130 ]
  %139 = freeze i1 %138
  %140 = xor i1 %139, true
  %141 = select i1 %139, i32 7, i32 6
  br label %142

142:                                              ; preds = %137, %97
  %143 = phi i1 [ false, %97 ], [ %140, %137 ]
  %144 = phi i32 [ 7, %97 ], [ %141, %137 ]
  %145 = getelementptr inbounds i8, ptr %7, i64 808
  %146 = load i64, ptr %145, align 8, !tbaa !10
  %147 = inttoptr i64 %146 to ptr
  %148 = load i64, ptr %147, align 8, !tbaa !15
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %170, label %150

150:                                              ; preds = %142
  %151 = getelementptr inbounds i8, ptr %147, i64 90264
  br label %152

152:                                              ; preds = %165, %150
  %153 = phi i64 [ 0, %150 ], [ %166, %165 ]
  %154 = getelementptr inbounds [256 x %struct.Finding], ptr %151, i64 0, i64 %153
  %155 = load i32, ptr %154, align 8, !tbaa !17
  %156 = icmp eq i32 %155, %144
  br i1 %156, label %157, label %165

157:                                              ; preds = %152
  %158 = getelementptr inbounds i8, ptr %154, i64 40
  %159 = load i64, ptr %158, align 8, !tbaa !20
  %160 = icmp eq i64 %159, %1
  br i1 %160, label %161, label %165

161:                                              ; preds = %157
  %162 = getelementptr inbounds i8, ptr %154, i64 72
  %163 = load i64, ptr %162, align 8, !tbaa !21
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %178, label %165

165:                                              ; preds = %161, %157, %152
  %166 = add nuw i64 %153, 1
  %167 = icmp eq i64 %166, %148
  br i1 %167, label %168, label %152, !llvm.loop !22

168:                                              ; preds = %165
  %169 = icmp eq i64 %148, 256
  br i1 %169, label %174, label %170

170:                                              ; preds = %168, %142
  %171 = getelementptr inbounds i8, ptr %147, i64 90264
  %172 = add i64 %148, 1
  store i64 %172, ptr %147, align 8, !tbaa !15
  %173 = getelementptr inbounds [256 x %struct.Finding], ptr %171, i64 0, i64 %148
  store i32 %144, ptr %173, align 8, !tbaa !17
  br label %178

174:                                              ; preds = %168
  %175 = getelementptr inbounds i8, ptr %147, i64 8
  %176 = load i64, ptr %175, align 8, !tbaa !24
  %177 = add i64 %176, 1
  store i64 %177, ptr %175, align 8, !tbaa !24
  br label %201

178:                                              ; preds = %161, %170
  %179 = phi ptr [ %173, %170 ], [ %154, %161 ]
  %180 = getelementptr inbounds i8, ptr %179, i64 16
  %181 = load i64, ptr %180, align 8, !tbaa !25
  %182 = add i64 %181, 1
  store i64 %182, ptr %180, align 8, !tbaa !25
  %183 = icmp eq i64 %181, 0
  br i1 %183, label %184, label %201

184:                                              ; preds = %178
  %185 = select i1 %143, i64 %93, i64 %69
  %186 = getelementptr inbounds i8, ptr %179, i64 32
  store i64 %185, ptr %186, align 8, !tbaa !107
  %187 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %185, i1 true)
  %188 = getelementptr inbounds i32, ptr %2, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !34
  %190 = getelementptr inbounds i8, ptr %179, i64 12
  store i32 %189, ptr %190, align 4, !tbaa !32
  %191 = getelementptr inbounds i8, ptr %179, i64 40
  %192 = trunc nuw nsw i64 %187 to i32
  %193 = load i32, ptr %14, align 8, !tbaa !34
  %194 = getelementptr inbounds i8, ptr %10, i64 16
  %195 = load i64, ptr %194, align 8, !tbaa !35
  store i64 %1, ptr %191, align 8, !tbaa !14
  %196 = getelementptr inbounds i8, ptr %179, i64 48
  store i32 0, ptr %196, align 8, !tbaa !34
  %197 = getelementptr inbounds i8, ptr %179, i64 52
  store i32 %192, ptr %197, align 4, !tbaa !34
  %198 = getelementptr inbounds i8, ptr %179, i64 56
  store i32 %193, ptr %198, align 8, !tbaa !34
  %199 = getelementptr inbounds i8, ptr %179, i64 60
  store i32 0, ptr %199, align 4, !tbaa !34
  %200 = getelementptr inbounds i8, ptr %179, i64 64
  store i64 %195, ptr %200, align 8, !tbaa !14
  br label %201

201:                                              ; preds = %4, %174, %184, %178, %68
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8, !tbaa !111
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
  %24 = load ptr, ptr %8, align 8, !tbaa !112
  %25 = getelementptr inbounds i8, ptr %24, i64 96
  %26 = load i64, ptr %25, align 8, !tbaa !40
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
  %37 = load i32, ptr %13, align 8, !tbaa !113
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
  %54 = load i32, ptr %13, align 8, !tbaa !113
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
  br i1 %65, label %15, label %66, !llvm.loop !114

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !112
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !115
  %9 = load i64, ptr %6, align 8, !tbaa !15
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i8, ptr %6, i64 90264
  br label %13

13:                                               ; preds = %26, %11
  %14 = phi i64 [ 0, %11 ], [ %27, %26 ]
  %15 = getelementptr inbounds [256 x %struct.Finding], ptr %12, i64 0, i64 %14
  %16 = load i32, ptr %15, align 8, !tbaa !17
  %17 = icmp eq i32 %16, 5
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %15, i64 40
  %20 = load i64, ptr %19, align 8, !tbaa !20
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %15, i64 72
  %24 = load i64, ptr %23, align 8, !tbaa !21
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %39, label %26

26:                                               ; preds = %22, %18, %13
  %27 = add nuw i64 %14, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %13, !llvm.loop !22

29:                                               ; preds = %26
  %30 = icmp eq i64 %9, 256
  br i1 %30, label %35, label %31

31:                                               ; preds = %29, %4
  %32 = getelementptr inbounds i8, ptr %6, i64 90264
  %33 = add i64 %9, 1
  store i64 %33, ptr %6, align 8, !tbaa !15
  %34 = getelementptr inbounds [256 x %struct.Finding], ptr %32, i64 0, i64 %9
  store i32 5, ptr %34, align 8, !tbaa !17
  br label %39

35:                                               ; preds = %29
  %36 = getelementptr inbounds i8, ptr %6, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !24
  %38 = add i64 %37, 1
  store i64 %38, ptr %36, align 8, !tbaa !24
  br label %88

39:                                               ; preds = %22, %31
  %40 = phi ptr [ %34, %31 ], [ %15, %22 ]
  %41 = and i32 %3, 63
  %42 = zext nneg i32 %41 to i64
  %43 = shl nuw i64 1, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 32
  %45 = load i64, ptr %44, align 8, !tbaa !107
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !107
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !25
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !25
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %88

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !116
  %53 = getelementptr inbounds i8, ptr %52, i64 56
  %54 = load i64, ptr %53, align 8, !tbaa !13
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %0, i64 28
  %57 = load i32, ptr %56, align 4, !tbaa !46
  %58 = getelementptr inbounds i8, ptr %40, i64 4
  store i32 %57, ptr %58, align 4, !tbaa !29
  %59 = getelementptr inbounds i8, ptr %0, i64 32
  %60 = load i32, ptr %59, align 8, !tbaa !111
  %61 = tail call i32 @llvm.umin.i32(i32 %60, i32 4)
  %62 = getelementptr inbounds i8, ptr %40, i64 8
  store i32 %61, ptr %62, align 8, !tbaa !30
  %63 = icmp eq i32 %57, 1
  br i1 %63, label %64, label %68

64:                                               ; preds = %51
  %65 = getelementptr inbounds i8, ptr %52, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !27
  %67 = sub i64 %1, %66
  br label %68

68:                                               ; preds = %51, %64
  %69 = phi i64 [ %67, %64 ], [ %1, %51 ]
  %70 = getelementptr inbounds i8, ptr %40, i64 24
  store i64 %69, ptr %70, align 8, !tbaa !31
  %71 = getelementptr inbounds i8, ptr %40, i64 40
  %72 = getelementptr inbounds i8, ptr %0, i64 24
  %73 = load i32, ptr %72, align 8, !tbaa !113
  %74 = getelementptr inbounds i8, ptr %52, i64 64
  %75 = load i64, ptr %74, align 8, !tbaa !33
  %76 = inttoptr i64 %75 to ptr
  %77 = getelementptr inbounds i8, ptr %76, i64 544
  %78 = load i32, ptr %77, align 8, !tbaa !34
  %79 = icmp eq i32 %73, 2
  %80 = zext i1 %79 to i32
  %81 = getelementptr inbounds i8, ptr %55, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !35
  store i64 %8, ptr %71, align 8, !tbaa !14
  %83 = getelementptr inbounds i8, ptr %40, i64 48
  store i32 %73, ptr %83, align 8, !tbaa !34
  %84 = getelementptr inbounds i8, ptr %40, i64 52
  store i32 %2, ptr %84, align 4, !tbaa !34
  %85 = getelementptr inbounds i8, ptr %40, i64 56
  store i32 %78, ptr %85, align 8, !tbaa !34
  %86 = getelementptr inbounds i8, ptr %40, i64 60
  store i32 %80, ptr %86, align 4, !tbaa !34
  %87 = getelementptr inbounds i8, ptr %40, i64 64
  store i64 %82, ptr %87, align 8, !tbaa !14
  br label %88

88:                                               ; preds = %35, %39, %68
  ret void
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @is_ordered(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #4 {
  %3 = trunc i64 %1 to i32
  %4 = and i32 %3, 16777215
  %5 = lshr i64 %1, 30
  %6 = trunc i64 %5 to i32
  %7 = and i32 %6, 65535
  %8 = getelementptr inbounds i8, ptr %0, i64 60
  %9 = load i32, ptr %8, align 4, !tbaa !67
  %10 = sub i32 %4, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 68
  %12 = load i32, ptr %11, align 4, !tbaa !69
  %13 = icmp ult i32 %10, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %0, i64 72
  %16 = load i32, ptr %15, align 8, !tbaa !70
  %17 = icmp ult i32 %7, %16
  %18 = icmp eq i32 %7, 65535
  %19 = or i1 %18, %17
  br i1 %19, label %141, label %22

20:                                               ; preds = %2
  %21 = icmp eq i32 %7, 65535
  br i1 %21, label %141, label %22

22:                                               ; preds = %14, %20
  %23 = getelementptr inbounds i8, ptr %0, i64 16
  %24 = load ptr, ptr %23, align 8, !tbaa !59
  %25 = getelementptr inbounds i8, ptr %24, i64 120
  %26 = load i64, ptr %25, align 8, !tbaa !86
  %27 = icmp eq i64 %26, 4194304
  br i1 %27, label %141, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %0, i64 64
  %30 = load i32, ptr %29, align 8, !tbaa !68
  %31 = icmp eq i32 %4, %30
  br i1 %31, label %32, label %45

32:                                               ; preds = %28
  %33 = icmp sgt i64 %1, -1
  br i1 %33, label %141, label %34

34:                                               ; preds = %32
  %35 = getelementptr inbounds i8, ptr %0, i64 56
  %36 = load i32, ptr %35, align 8, !tbaa !66
  %37 = getelementptr inbounds i8, ptr %24, i64 104
  %38 = load i64, ptr %37, align 8, !tbaa !87
  %39 = inttoptr i64 %38 to ptr
  %40 = zext i32 %36 to i64
  %41 = getelementptr inbounds %struct.KnownGroup, ptr %39, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !94
  %43 = icmp ne i32 %42, 0
  %44 = zext i1 %43 to i32
  br label %141

45:                                               ; preds = %28
  %46 = getelementptr inbounds i8, ptr %0, i64 56
  %47 = load i32, ptr %46, align 8, !tbaa !66
  %48 = getelementptr inbounds i8, ptr %24, i64 104
  %49 = load i64, ptr %48, align 8, !tbaa !87
  %50 = inttoptr i64 %49 to ptr
  %51 = zext i32 %47 to i64
  %52 = getelementptr inbounds %struct.KnownGroup, ptr %50, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !94
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %141, label %55

55:                                               ; preds = %45
  %56 = udiv i32 %4, %12
  %57 = getelementptr inbounds i8, ptr %24, i64 112
  %58 = load i64, ptr %57, align 8, !tbaa !88
  %59 = inttoptr i64 %58 to ptr
  %60 = getelementptr inbounds i8, ptr %24, i64 136
  %61 = load i64, ptr %60, align 8, !tbaa !117
  %62 = inttoptr i64 %61 to ptr
  %63 = getelementptr inbounds i8, ptr %24, i64 128
  %64 = load i64, ptr %63, align 8, !tbaa !118
  %65 = add i64 %64, 1
  store i64 %65, ptr %63, align 8, !tbaa !118
  %66 = trunc i64 %65 to i32
  store i32 %47, ptr %62, align 4, !tbaa !34
  %67 = getelementptr inbounds i8, ptr %52, i64 4
  store i32 %66, ptr %67, align 4, !tbaa !119
  %68 = getelementptr inbounds i8, ptr %52, i64 8
  store i32 65535, ptr %68, align 4, !tbaa !120
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
  %79 = load i32, ptr %78, align 4, !tbaa !34
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds %struct.KnownGroup, ptr %50, i64 %80
  %82 = getelementptr inbounds i8, ptr %81, i64 8
  %83 = load i32, ptr %82, align 4, !tbaa !120
  %84 = load i32, ptr %81, align 4, !tbaa !34
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
  %97 = load i32, ptr %96, align 4, !tbaa !121
  %98 = icmp ugt i32 %97, %83
  br i1 %98, label %136, label %99

99:                                               ; preds = %95
  %100 = load i32, ptr %92, align 4, !tbaa !89
  %101 = icmp eq i32 %100, %56
  br i1 %101, label %102, label %113

102:                                              ; preds = %99
  %103 = getelementptr inbounds i8, ptr %92, i64 8
  %104 = load i32, ptr %103, align 4, !tbaa !92
  %105 = icmp ult i32 %104, %7
  br i1 %105, label %113, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds i8, ptr %92, i64 4
  %108 = load i32, ptr %107, align 4, !tbaa !91
  %109 = icmp eq i32 %108, %4
  br i1 %109, label %141, label %110

110:                                              ; preds = %106
  %111 = load i32, ptr %46, align 8, !tbaa !66
  %112 = icmp eq i32 %111, %56
  br i1 %112, label %113, label %141

113:                                              ; preds = %110, %102, %99
  %114 = zext i32 %100 to i64
  %115 = getelementptr inbounds %struct.KnownGroup, ptr %50, i64 %114
  %116 = getelementptr inbounds i8, ptr %115, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !119
  %118 = icmp eq i32 %117, %66
  br i1 %118, label %122, label %119

119:                                              ; preds = %113
  %120 = getelementptr inbounds i8, ptr %92, i64 8
  %121 = load i32, ptr %120, align 4, !tbaa !92
  br label %128

122:                                              ; preds = %113
  %123 = getelementptr inbounds i8, ptr %115, i64 8
  %124 = load i32, ptr %123, align 4, !tbaa !120
  %125 = getelementptr inbounds i8, ptr %92, i64 8
  %126 = load i32, ptr %125, align 4, !tbaa !92
  %127 = icmp ult i32 %124, %126
  br i1 %127, label %128, label %136

128:                                              ; preds = %122, %119
  %129 = phi i32 [ %121, %119 ], [ %126, %122 ]
  store i32 %66, ptr %116, align 4, !tbaa !119
  %130 = getelementptr inbounds i8, ptr %115, i64 8
  store i32 %129, ptr %130, align 4, !tbaa !120
  %131 = icmp eq i32 %89, 65536
  br i1 %131, label %141, label %132

132:                                              ; preds = %128
  %133 = add i32 %89, 1
  %134 = zext i32 %89 to i64
  %135 = getelementptr inbounds i32, ptr %62, i64 %134
  store i32 %100, ptr %135, align 4, !tbaa !34
  br label %136

136:                                              ; preds = %132, %122, %95
  %137 = phi i32 [ %89, %95 ], [ %133, %132 ], [ %89, %122 ]
  %138 = getelementptr inbounds i8, ptr %92, i64 16
  %139 = load i32, ptr %138, align 4, !tbaa !34
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %69, label %86, !llvm.loop !122

141:                                              ; preds = %69, %128, %110, %106, %86, %45, %32, %34, %20, %22, %14
  %142 = phi i32 [ 1, %14 ], [ 1, %22 ], [ 1, %20 ], [ 1, %32 ], [ %44, %34 ], [ 0, %45 ], [ 1, %86 ], [ 1, %106 ], [ 1, %110 ], [ 1, %128 ], [ 0, %69 ]
  ret i32 %142
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !59
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !58
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  %13 = load i32, ptr %12, align 8, !tbaa !38
  %14 = and i64 %5, 288160007407534080
  %15 = icmp eq i64 %14, 288160007407534080
  br i1 %15, label %22, label %16

16:                                               ; preds = %7
  %17 = lshr i64 %5, 46
  %18 = getelementptr inbounds i8, ptr %9, i64 152
  %19 = and i64 %17, 4095
  %20 = getelementptr inbounds [4096 x i64], ptr %18, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8, !tbaa !14
  br label %22

22:                                               ; preds = %7, %16
  %23 = phi i64 [ %21, %16 ], [ 0, %7 ]
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !61
  %26 = load i64, ptr %9, align 8, !tbaa !15
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %9, i64 90264
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !17
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !20
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !21
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !22

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %22
  %49 = getelementptr inbounds i8, ptr %9, i64 90264
  %50 = add i64 %26, 1
  store i64 %50, ptr %9, align 8, !tbaa !15
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 %1, ptr %51, align 8, !tbaa !17
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !24
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !24
  br label %110

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !25
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !25
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %110

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !63
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !29
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !30
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !31
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !62
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !68
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !67
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !64
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !60
  %80 = getelementptr inbounds i8, ptr %79, i64 16
  %81 = load i64, ptr %80, align 8, !tbaa !35
  store i64 %25, ptr %68, align 8, !tbaa !14
  %82 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 %70, ptr %82, align 8, !tbaa !34
  %83 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 %4, ptr %83, align 4, !tbaa !34
  %84 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %75, ptr %84, align 8, !tbaa !34
  %85 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 %77, ptr %85, align 4, !tbaa !34
  %86 = getelementptr inbounds i8, ptr %57, i64 64
  store i64 %81, ptr %86, align 8, !tbaa !14
  %87 = icmp eq i32 %1, 0
  %88 = trunc i64 %5 to i32
  %89 = and i32 %88, 16777215
  br i1 %87, label %90, label %93

90:                                               ; preds = %62
  %91 = load i32, ptr %71, align 8, !tbaa !68
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
  store i64 %23, ptr %97, align 8, !tbaa !14
  %105 = getelementptr inbounds i8, ptr %57, i64 80
  store i32 %6, ptr %105, align 8, !tbaa !34
  %106 = getelementptr inbounds i8, ptr %57, i64 84
  store i32 %99, ptr %106, align 4, !tbaa !34
  %107 = getelementptr inbounds i8, ptr %57, i64 88
  store i32 %96, ptr %107, align 8, !tbaa !34
  %108 = getelementptr inbounds i8, ptr %57, i64 92
  store i32 %102, ptr %108, align 4, !tbaa !34
  %109 = getelementptr inbounds i8, ptr %57, i64 96
  store i64 %104, ptr %109, align 8, !tbaa !14
  br label %110

110:                                              ; preds = %52, %56, %95
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !8, i64 131880}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !5, i64 808}
!11 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !12, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !9, i64 768, !9, i64 772, !5, i64 776, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !6, i64 816, !5, i64 880, !6, i64 888, !5, i64 952, !5, i64 960, !5, i64 968, !5, i64 976}
!12 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!13 = !{!4, !5, i64 56}
!14 = !{!5, !5, i64 0}
!15 = !{!16, !5, i64 0}
!16 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !6, i64 152, !6, i64 32920, !6, i64 65688, !6, i64 73880, !6, i64 90264}
!17 = !{!18, !9, i64 0}
!18 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !19, i64 40, !19, i64 72}
!19 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !5, i64 24}
!20 = !{!18, !5, i64 40}
!21 = !{!18, !5, i64 72}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!16, !5, i64 8}
!25 = !{!18, !5, i64 16}
!26 = !{!4, !5, i64 40}
!27 = !{!4, !5, i64 8}
!28 = !{!4, !5, i64 16}
!29 = !{!18, !9, i64 4}
!30 = !{!18, !9, i64 8}
!31 = !{!18, !5, i64 24}
!32 = !{!18, !9, i64 12}
!33 = !{!4, !5, i64 64}
!34 = !{!9, !9, i64 0}
!35 = !{!36, !5, i64 16}
!36 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136}
!37 = distinct !{!37, !23}
!38 = !{!11, !9, i64 48}
!39 = distinct !{!39, !23}
!40 = !{!16, !5, i64 96}
!41 = distinct !{!41, !23}
!42 = distinct !{!42, !43}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = distinct !{!44, !23}
!45 = distinct !{!45, !23}
!46 = !{!47, !9, i64 28}
!47 = !{!"", !48, i64 0, !48, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32}
!48 = !{!"any pointer", !6, i64 0}
!49 = distinct !{!49, !23}
!50 = distinct !{!50, !23}
!51 = !{!16, !5, i64 88}
!52 = !{!36, !5, i64 128}
!53 = !{!36, !9, i64 12}
!54 = !{!36, !5, i64 120}
!55 = !{!36, !5, i64 112}
!56 = !{!57, !48, i64 0}
!57 = !{!"", !48, i64 0, !48, i64 8, !48, i64 16, !48, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80}
!58 = !{!57, !48, i64 8}
!59 = !{!57, !48, i64 16}
!60 = !{!57, !48, i64 24}
!61 = !{!57, !5, i64 32}
!62 = !{!57, !9, i64 40}
!63 = !{!57, !9, i64 44}
!64 = !{!57, !9, i64 48}
!65 = !{!57, !9, i64 52}
!66 = !{!57, !9, i64 56}
!67 = !{!57, !9, i64 60}
!68 = !{!57, !9, i64 64}
!69 = !{!57, !9, i64 68}
!70 = !{!57, !9, i64 72}
!71 = !{!16, !5, i64 144}
!72 = !{!57, !5, i64 80}
!73 = !{!36, !5, i64 104}
!74 = !{!16, !5, i64 64}
!75 = !{!16, !5, i64 72}
!76 = !{!16, !5, i64 32}
!77 = !{!16, !5, i64 24}
!78 = distinct !{!78, !23}
!79 = !{!16, !5, i64 40}
!80 = !{!16, !5, i64 48}
!81 = !{!16, !5, i64 56}
!82 = !{!83, !5, i64 0}
!83 = !{!"", !5, i64 0, !5, i64 8}
!84 = !{!83, !5, i64 8}
!85 = !{!16, !5, i64 16}
!86 = !{!16, !5, i64 120}
!87 = !{!16, !5, i64 104}
!88 = !{!16, !5, i64 112}
!89 = !{!90, !9, i64 0}
!90 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!91 = !{!90, !9, i64 4}
!92 = !{!90, !9, i64 8}
!93 = distinct !{!93, !23}
!94 = !{!95, !9, i64 0}
!95 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8}
!96 = !{!16, !5, i64 80}
!97 = distinct !{!97, !23}
!98 = distinct !{!98, !23}
!99 = !{!4, !9, i64 160}
!100 = distinct !{!100, !23}
!101 = distinct !{!101, !23}
!102 = !{!11, !5, i64 976}
!103 = distinct !{!103, !23}
!104 = distinct !{!104, !23}
!105 = distinct !{!105, !23}
!106 = !{!11, !9, i64 44}
!107 = !{!18, !5, i64 32}
!108 = !{!36, !5, i64 136}
!109 = distinct !{!109, !23}
!110 = distinct !{!110, !23}
!111 = !{!47, !9, i64 32}
!112 = !{!47, !48, i64 8}
!113 = !{!47, !9, i64 24}
!114 = distinct !{!114, !23}
!115 = !{!47, !5, i64 16}
!116 = !{!47, !48, i64 0}
!117 = !{!16, !5, i64 136}
!118 = !{!16, !5, i64 128}
!119 = !{!95, !9, i64 4}
!120 = !{!95, !9, i64 8}
!121 = !{!90, !9, i64 12}
!122 = distinct !{!122, !23}
