target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Region = type { i64, i64, i64 }

; Function Attrs: nounwind
define noundef i32 @hk_march(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !3
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %10, i64 56
  %14 = inttoptr i64 %12 to ptr
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #5
  %15 = getelementptr inbounds i8, ptr %14, i64 528
  %16 = load i64, ptr %15, align 8, !tbaa !11
  store i64 %16, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #5
  store i64 0, ptr %7, align 8, !tbaa !11
  %17 = getelementptr inbounds i8, ptr %14, i64 524
  %18 = load i32, ptr %17, align 4, !tbaa !12
  %19 = getelementptr inbounds i8, ptr %1, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !13
  %21 = getelementptr inbounds i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !14
  %23 = getelementptr inbounds i8, ptr %3, i64 72
  %24 = getelementptr inbounds i8, ptr %2, i64 8
  %25 = getelementptr inbounds i8, ptr %3, i64 40
  %26 = getelementptr inbounds i8, ptr %3, i64 8
  %27 = getelementptr inbounds i8, ptr %3, i64 16
  %28 = getelementptr inbounds i8, ptr %3, i64 52
  %29 = getelementptr inbounds i8, ptr %3, i64 64
  %30 = getelementptr inbounds i8, ptr %3, i64 56
  %31 = getelementptr inbounds i8, ptr %3, i64 48
  %32 = and i32 %18, 1023
  %33 = zext nneg i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 48
  %35 = inttoptr i64 %4 to ptr
  %36 = getelementptr inbounds i8, ptr %10, i64 720
  %37 = getelementptr inbounds i8, ptr %35, i64 -8
  %38 = getelementptr inbounds i8, ptr %0, i64 176
  %39 = getelementptr inbounds i8, ptr %3, i64 20
  %40 = getelementptr inbounds i8, ptr %3, i64 24
  %41 = getelementptr inbounds i8, ptr %3, i64 32
  %42 = getelementptr inbounds i8, ptr %10, i64 148
  %43 = load i32, ptr %23, align 8, !tbaa !15
  %44 = icmp ult i32 %43, 2
  br i1 %44, label %48, label %328

45:                                               ; preds = %325
  %46 = load i32, ptr %23, align 8, !tbaa !15
  %47 = icmp ult i32 %46, 2
  br i1 %47, label %48, label %328

48:                                               ; preds = %5, %45
  %49 = phi i64 [ %122, %45 ], [ %16, %5 ]
  %50 = load i64, ptr %24, align 8, !tbaa !19
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %61, label %52

52:                                               ; preds = %48
  store i64 16384, ptr %24, align 8, !tbaa !19
  %53 = load i64, ptr %2, align 8, !tbaa !21
  %54 = icmp eq i64 %53, -1
  br i1 %54, label %61, label %55

55:                                               ; preds = %52
  %56 = tail call i64 @llvm.readcyclecounter()
  %57 = load i64, ptr %2, align 8, !tbaa !21
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %61, label %59

59:                                               ; preds = %55
  %60 = load i32, ptr %21, align 4, !tbaa !14
  br label %328

61:                                               ; preds = %52, %48, %55
  %62 = and i64 %49, 281474976710655
  %63 = load i64, ptr %3, align 8, !tbaa !22
  %64 = icmp eq i64 %63, %4
  br i1 %64, label %66, label %65

65:                                               ; preds = %61
  store i64 %4, ptr %3, align 8, !tbaa !22
  store i64 -1, ptr %25, align 8, !tbaa !23
  store i64 -1, ptr %26, align 8, !tbaa !24
  br label %74

66:                                               ; preds = %61
  %67 = load i64, ptr %26, align 8, !tbaa !25
  %68 = icmp eq i64 %67, %62
  br i1 %68, label %69, label %74

69:                                               ; preds = %66
  %70 = load i32, ptr %27, align 8, !tbaa !26
  %71 = icmp eq i32 %70, %18
  br i1 %71, label %72, label %74

72:                                               ; preds = %69
  %73 = load ptr, ptr %40, align 8, !tbaa !27
  br label %116

74:                                               ; preds = %65, %69, %66
  %75 = load i64, ptr %25, align 8, !tbaa !11
  %76 = load i32, ptr %28, align 4
  %77 = icmp eq i64 %75, %62
  br i1 %77, label %78, label %83

78:                                               ; preds = %74
  %79 = load i64, ptr %29, align 8, !tbaa !11
  %80 = load ptr, ptr %30, align 8, !tbaa !28
  %81 = load i32, ptr %31, align 8, !tbaa !12
  %82 = icmp eq i32 %81, %18
  br i1 %82, label %113, label %83

83:                                               ; preds = %78, %74
  %84 = add nuw nsw i64 %62, 1
  %85 = or i64 %84, %34
  %86 = load i64, ptr %36, align 8, !tbaa !29
  %87 = shl i64 %86, 58
  %88 = or disjoint i64 %87, %85
  %89 = load i64, ptr %37, align 8, !tbaa !11
  %90 = lshr i64 %88, 2
  %91 = mul i64 %90, -7046029254386353131
  %92 = lshr i64 %91, 40
  br label %93

93:                                               ; preds = %93, %83
  %94 = phi i64 [ %92, %83 ], [ %104, %93 ]
  %95 = phi ptr [ undef, %83 ], [ %102, %93 ]
  %96 = and i64 %94, %89
  %97 = getelementptr inbounds %struct.Region, ptr %35, i64 %96
  %98 = load i64, ptr %97, align 8, !tbaa !31
  %99 = icmp ne i64 %98, %88
  %100 = icmp ne i64 %98, 0
  %101 = select i1 %100, ptr %95, ptr null
  %102 = select i1 %99, ptr %101, ptr %97
  %103 = and i1 %99, %100
  %104 = add i64 %94, 1
  br i1 %103, label %93, label %105

105:                                              ; preds = %93
  %106 = icmp eq ptr %102, null
  br i1 %106, label %113, label %107

107:                                              ; preds = %105
  %108 = getelementptr inbounds i8, ptr %102, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !33
  %110 = inttoptr i64 %109 to ptr
  %111 = getelementptr inbounds i8, ptr %102, i64 16
  %112 = load i64, ptr %111, align 8, !tbaa !34
  store i64 %85, ptr %38, align 8, !tbaa !35
  br label %113

113:                                              ; preds = %107, %105, %78
  %114 = phi ptr [ %110, %107 ], [ %80, %78 ], [ null, %105 ]
  %115 = phi i64 [ %112, %107 ], [ %79, %78 ], [ 0, %105 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %25, ptr noundef nonnull align 8 dereferenceable(32) %26, i64 32, i1 false), !tbaa.struct !36
  store i64 %62, ptr %26, align 8, !tbaa !11
  store i32 %18, ptr %27, align 8, !tbaa !12
  store i32 %76, ptr %39, align 4
  store ptr %114, ptr %40, align 8, !tbaa !28
  store i64 %115, ptr %41, align 8, !tbaa !11
  br label %116

116:                                              ; preds = %72, %113
  %117 = phi ptr [ %73, %72 ], [ %114, %113 ]
  %118 = icmp eq ptr %117, null
  %119 = load i32, ptr %21, align 4, !tbaa !14
  br i1 %118, label %328, label %120

120:                                              ; preds = %116
  %121 = call fastcc i32 @step(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %26, ptr noundef %2, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %122 = load i64, ptr %6, align 8, !tbaa !11
  %123 = icmp eq i32 %121, %20
  %124 = and i64 %122, -281474976710656
  %125 = icmp eq i64 %124, 562949953421312
  %126 = select i1 %123, i1 %125, i1 false
  br i1 %126, label %127, label %130

127:                                              ; preds = %120
  %128 = load i32, ptr %21, align 4, !tbaa !14
  %129 = add i32 %128, 1
  store i32 %129, ptr %21, align 4, !tbaa !14
  br label %130

130:                                              ; preds = %127, %120
  %131 = icmp ult i32 %121, %20
  br i1 %131, label %187, label %132

132:                                              ; preds = %130
  %133 = load i32, ptr %21, align 4, !tbaa !14
  %134 = icmp eq i32 %133, %119
  br i1 %134, label %135, label %325

135:                                              ; preds = %132
  %136 = load i64, ptr %7, align 8, !tbaa !11
  %137 = and i64 %136, -281474976710656
  %138 = icmp eq i64 %137, 1688849860263936
  %139 = zext i1 %138 to i32
  %140 = load i32, ptr %23, align 8, !tbaa !15
  %141 = add i32 %140, %139
  store i32 %141, ptr %23, align 8, !tbaa !15
  %142 = icmp eq i32 %121, 0
  br i1 %142, label %373, label %143

143:                                              ; preds = %135
  %144 = and i64 %122, 281474976710655
  %145 = lshr i64 %122, 48
  %146 = trunc nuw i64 %145 to i16
  %147 = getelementptr inbounds i8, ptr %1, i64 4
  %148 = getelementptr inbounds i8, ptr %1, i64 8
  %149 = icmp eq i64 %145, 4
  %150 = zext i1 %149 to i32
  %151 = zext i32 %121 to i64
  br label %152

152:                                              ; preds = %184, %143
  %153 = phi i64 [ 0, %143 ], [ %185, %184 ]
  %154 = load i64, ptr %11, align 8, !tbaa !9
  %155 = load i64, ptr %13, align 8, !tbaa !37
  %156 = mul i64 %155, %153
  %157 = add i64 %156, %154
  %158 = inttoptr i64 %157 to ptr
  %159 = getelementptr inbounds i8, ptr %158, i64 528
  store i64 %144, ptr %159, align 8, !tbaa !11
  switch i16 %146, label %182 [
    i16 2, label %160
    i16 1, label %171
  ]

160:                                              ; preds = %152
  %161 = load i32, ptr %21, align 4, !tbaa !14
  %162 = getelementptr inbounds i8, ptr %158, i64 540
  store i32 %161, ptr %162, align 4, !tbaa !12
  %163 = getelementptr inbounds i8, ptr %158, i64 536
  store i32 1, ptr %163, align 8, !tbaa !12
  %164 = load i32, ptr %148, align 8, !tbaa !38
  %165 = add i32 %164, 1
  store i32 %165, ptr %148, align 8, !tbaa !38
  %166 = load i32, ptr %147, align 4, !tbaa !39
  %167 = icmp ult i32 %165, %166
  br i1 %167, label %184, label %168

168:                                              ; preds = %160
  store i32 0, ptr %148, align 8, !tbaa !38
  %169 = load i32, ptr %21, align 4, !tbaa !14
  %170 = add i32 %169, 1
  store i32 %170, ptr %21, align 4, !tbaa !14
  br label %184

171:                                              ; preds = %152
  %172 = getelementptr inbounds i8, ptr %158, i64 536
  store i32 2, ptr %172, align 8, !tbaa !12
  %173 = load i32, ptr %147, align 4, !tbaa !39
  %174 = add i32 %173, -1
  store i32 %174, ptr %147, align 4, !tbaa !39
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %184, label %176

176:                                              ; preds = %171
  %177 = load i32, ptr %148, align 8, !tbaa !38
  %178 = icmp ult i32 %177, %174
  br i1 %178, label %184, label %179

179:                                              ; preds = %176
  store i32 0, ptr %148, align 8, !tbaa !38
  %180 = load i32, ptr %21, align 4, !tbaa !14
  %181 = add i32 %180, 1
  store i32 %181, ptr %21, align 4, !tbaa !14
  br label %184

182:                                              ; preds = %152
  %183 = getelementptr inbounds i8, ptr %158, i64 536
  store i32 %150, ptr %183, align 8, !tbaa !12
  br label %184

184:                                              ; preds = %182, %179, %176, %171, %168, %160
  %185 = add nuw nsw i64 %153, 1
  %186 = icmp eq i64 %185, %151
  br i1 %186, label %373, label %152, !llvm.loop !40

187:                                              ; preds = %130
  %188 = load i64, ptr %7, align 8, !tbaa !11
  %189 = and i64 %188, -281474976710656
  %190 = icmp eq i64 %189, 1688849860263936
  %191 = zext i1 %190 to i32
  %192 = load i32, ptr %23, align 8, !tbaa !15
  %193 = add i32 %192, %191
  store i32 %193, ptr %23, align 8, !tbaa !15
  %194 = zext i32 %121 to i64
  %195 = zext i32 %20 to i64
  %196 = sub nsw i64 %195, %194
  %197 = and i64 %196, 1
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %208, label %199

199:                                              ; preds = %187
  %200 = load i64, ptr %11, align 8, !tbaa !9
  %201 = load i64, ptr %13, align 8, !tbaa !37
  %202 = mul i64 %201, %194
  %203 = add i64 %202, %200
  %204 = inttoptr i64 %203 to ptr
  %205 = getelementptr inbounds i8, ptr %204, i64 528
  store i64 %62, ptr %205, align 8, !tbaa !11
  %206 = getelementptr inbounds i8, ptr %204, i64 536
  store i32 0, ptr %206, align 8, !tbaa !12
  %207 = add nuw nsw i64 %194, 1
  br label %208

208:                                              ; preds = %199, %187
  %209 = phi i64 [ %194, %187 ], [ %207, %199 ]
  %210 = add nsw i64 %195, -1
  %211 = icmp eq i64 %210, %194
  br i1 %211, label %231, label %212

212:                                              ; preds = %208, %212
  %213 = phi i64 [ %229, %212 ], [ %209, %208 ]
  %214 = load i64, ptr %11, align 8, !tbaa !9
  %215 = load i64, ptr %13, align 8, !tbaa !37
  %216 = mul i64 %215, %213
  %217 = add i64 %216, %214
  %218 = inttoptr i64 %217 to ptr
  %219 = getelementptr inbounds i8, ptr %218, i64 528
  store i64 %62, ptr %219, align 8, !tbaa !11
  %220 = getelementptr inbounds i8, ptr %218, i64 536
  store i32 0, ptr %220, align 8, !tbaa !12
  %221 = add nuw nsw i64 %213, 1
  %222 = load i64, ptr %11, align 8, !tbaa !9
  %223 = load i64, ptr %13, align 8, !tbaa !37
  %224 = mul i64 %223, %221
  %225 = add i64 %224, %222
  %226 = inttoptr i64 %225 to ptr
  %227 = getelementptr inbounds i8, ptr %226, i64 528
  store i64 %62, ptr %227, align 8, !tbaa !11
  %228 = getelementptr inbounds i8, ptr %226, i64 536
  store i32 0, ptr %228, align 8, !tbaa !12
  %229 = add nuw nsw i64 %213, 2
  %230 = icmp eq i64 %229, %195
  br i1 %230, label %231, label %212, !llvm.loop !40

231:                                              ; preds = %212, %208
  %232 = icmp eq i32 %121, 0
  br i1 %232, label %276, label %233

233:                                              ; preds = %231
  %234 = and i64 %122, 281474976710655
  %235 = lshr i64 %122, 48
  %236 = trunc nuw i64 %235 to i16
  %237 = getelementptr inbounds i8, ptr %1, i64 4
  %238 = getelementptr inbounds i8, ptr %1, i64 8
  %239 = icmp eq i64 %235, 4
  %240 = zext i1 %239 to i32
  br label %241

241:                                              ; preds = %273, %233
  %242 = phi i64 [ 0, %233 ], [ %274, %273 ]
  %243 = load i64, ptr %11, align 8, !tbaa !9
  %244 = load i64, ptr %13, align 8, !tbaa !37
  %245 = mul i64 %244, %242
  %246 = add i64 %245, %243
  %247 = inttoptr i64 %246 to ptr
  %248 = getelementptr inbounds i8, ptr %247, i64 528
  store i64 %234, ptr %248, align 8, !tbaa !11
  switch i16 %236, label %271 [
    i16 2, label %249
    i16 1, label %260
  ]

249:                                              ; preds = %241
  %250 = load i32, ptr %21, align 4, !tbaa !14
  %251 = getelementptr inbounds i8, ptr %247, i64 540
  store i32 %250, ptr %251, align 4, !tbaa !12
  %252 = getelementptr inbounds i8, ptr %247, i64 536
  store i32 1, ptr %252, align 8, !tbaa !12
  %253 = load i32, ptr %238, align 8, !tbaa !38
  %254 = add i32 %253, 1
  store i32 %254, ptr %238, align 8, !tbaa !38
  %255 = load i32, ptr %237, align 4, !tbaa !39
  %256 = icmp ult i32 %254, %255
  br i1 %256, label %273, label %257

257:                                              ; preds = %249
  store i32 0, ptr %238, align 8, !tbaa !38
  %258 = load i32, ptr %21, align 4, !tbaa !14
  %259 = add i32 %258, 1
  store i32 %259, ptr %21, align 4, !tbaa !14
  br label %273

260:                                              ; preds = %241
  %261 = getelementptr inbounds i8, ptr %247, i64 536
  store i32 2, ptr %261, align 8, !tbaa !12
  %262 = load i32, ptr %237, align 4, !tbaa !39
  %263 = add i32 %262, -1
  store i32 %263, ptr %237, align 4, !tbaa !39
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %273, label %265

265:                                              ; preds = %260
  %266 = load i32, ptr %238, align 8, !tbaa !38
  %267 = icmp ult i32 %266, %263
  br i1 %267, label %273, label %268

268:                                              ; preds = %265
  store i32 0, ptr %238, align 8, !tbaa !38
  %269 = load i32, ptr %21, align 4, !tbaa !14
  %270 = add i32 %269, 1
  store i32 %270, ptr %21, align 4, !tbaa !14
  br label %273

271:                                              ; preds = %241
  %272 = getelementptr inbounds i8, ptr %247, i64 536
  store i32 %240, ptr %272, align 8, !tbaa !12
  br label %273

273:                                              ; preds = %271, %268, %265, %260, %257, %249
  %274 = add nuw nsw i64 %242, 1
  %275 = icmp eq i64 %274, %194
  br i1 %275, label %276, label %241, !llvm.loop !40

276:                                              ; preds = %273, %231
  %277 = load i64, ptr %36, align 8, !tbaa !29
  %278 = trunc i64 %277 to i32
  %279 = add i32 %121, %278
  %280 = icmp ult i32 %121, %279
  br i1 %280, label %281, label %373

281:                                              ; preds = %276
  %282 = and i64 %188, 281474976710655
  %283 = lshr i64 %188, 48
  %284 = trunc nuw i64 %283 to i16
  %285 = getelementptr inbounds i8, ptr %1, i64 4
  %286 = getelementptr inbounds i8, ptr %1, i64 8
  %287 = icmp eq i64 %283, 4
  %288 = zext i1 %287 to i32
  %289 = zext i32 %279 to i64
  br label %290

290:                                              ; preds = %322, %281
  %291 = phi i64 [ %194, %281 ], [ %323, %322 ]
  %292 = load i64, ptr %11, align 8, !tbaa !9
  %293 = load i64, ptr %13, align 8, !tbaa !37
  %294 = mul i64 %293, %291
  %295 = add i64 %294, %292
  %296 = inttoptr i64 %295 to ptr
  %297 = getelementptr inbounds i8, ptr %296, i64 528
  store i64 %282, ptr %297, align 8, !tbaa !11
  switch i16 %284, label %320 [
    i16 2, label %298
    i16 1, label %309
  ]

298:                                              ; preds = %290
  %299 = load i32, ptr %21, align 4, !tbaa !14
  %300 = getelementptr inbounds i8, ptr %296, i64 540
  store i32 %299, ptr %300, align 4, !tbaa !12
  %301 = getelementptr inbounds i8, ptr %296, i64 536
  store i32 1, ptr %301, align 8, !tbaa !12
  %302 = load i32, ptr %286, align 8, !tbaa !38
  %303 = add i32 %302, 1
  store i32 %303, ptr %286, align 8, !tbaa !38
  %304 = load i32, ptr %285, align 4, !tbaa !39
  %305 = icmp ult i32 %303, %304
  br i1 %305, label %322, label %306

306:                                              ; preds = %298
  store i32 0, ptr %286, align 8, !tbaa !38
  %307 = load i32, ptr %21, align 4, !tbaa !14
  %308 = add i32 %307, 1
  store i32 %308, ptr %21, align 4, !tbaa !14
  br label %322

309:                                              ; preds = %290
  %310 = getelementptr inbounds i8, ptr %296, i64 536
  store i32 2, ptr %310, align 8, !tbaa !12
  %311 = load i32, ptr %285, align 4, !tbaa !39
  %312 = add i32 %311, -1
  store i32 %312, ptr %285, align 4, !tbaa !39
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %322, label %314

314:                                              ; preds = %309
  %315 = load i32, ptr %286, align 8, !tbaa !38
  %316 = icmp ult i32 %315, %312
  br i1 %316, label %322, label %317

317:                                              ; preds = %314
  store i32 0, ptr %286, align 8, !tbaa !38
  %318 = load i32, ptr %21, align 4, !tbaa !14
  %319 = add i32 %318, 1
  store i32 %319, ptr %21, align 4, !tbaa !14
  br label %322

320:                                              ; preds = %290
  %321 = getelementptr inbounds i8, ptr %296, i64 536
  store i32 %288, ptr %321, align 8, !tbaa !12
  br label %322

322:                                              ; preds = %320, %317, %314, %309, %306, %298
  %323 = add nuw nsw i64 %291, 1
  %324 = icmp eq i64 %323, %289
  br i1 %324, label %373, label %290, !llvm.loop !40

325:                                              ; preds = %132
  %326 = load atomic i32, ptr %42 monotonic, align 4
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %45, label %328

328:                                              ; preds = %116, %45, %325, %5, %59
  %329 = phi i64 [ %49, %59 ], [ %16, %5 ], [ %122, %325 ], [ %122, %45 ], [ %49, %116 ]
  %330 = phi i32 [ %60, %59 ], [ %22, %5 ], [ %133, %325 ], [ %133, %45 ], [ %119, %116 ]
  %331 = icmp eq i32 %330, %22
  br i1 %331, label %373, label %332

332:                                              ; preds = %328
  %333 = and i64 %329, 281474976710655
  %334 = icmp eq i32 %20, 0
  br i1 %334, label %373, label %335

335:                                              ; preds = %332
  %336 = zext i32 %20 to i64
  %337 = and i64 %336, 1
  %338 = icmp eq i32 %20, 1
  br i1 %338, label %362, label %339

339:                                              ; preds = %335
  %340 = and i64 %336, 4294967294
  br label %341

341:                                              ; preds = %341, %339
  %342 = phi i64 [ 0, %339 ], [ %359, %341 ]
  %343 = phi i64 [ 0, %339 ], [ %360, %341 ]
  %344 = load i64, ptr %11, align 8, !tbaa !9
  %345 = load i64, ptr %13, align 8, !tbaa !37
  %346 = mul i64 %345, %342
  %347 = add i64 %346, %344
  %348 = inttoptr i64 %347 to ptr
  %349 = getelementptr inbounds i8, ptr %348, i64 528
  store i64 %333, ptr %349, align 8, !tbaa !11
  %350 = getelementptr inbounds i8, ptr %348, i64 536
  store i32 0, ptr %350, align 8, !tbaa !12
  %351 = or disjoint i64 %342, 1
  %352 = load i64, ptr %11, align 8, !tbaa !9
  %353 = load i64, ptr %13, align 8, !tbaa !37
  %354 = mul i64 %353, %351
  %355 = add i64 %354, %352
  %356 = inttoptr i64 %355 to ptr
  %357 = getelementptr inbounds i8, ptr %356, i64 528
  store i64 %333, ptr %357, align 8, !tbaa !11
  %358 = getelementptr inbounds i8, ptr %356, i64 536
  store i32 0, ptr %358, align 8, !tbaa !12
  %359 = add nuw nsw i64 %342, 2
  %360 = add i64 %343, 2
  %361 = icmp eq i64 %360, %340
  br i1 %361, label %362, label %341, !llvm.loop !40

362:                                              ; preds = %341, %335
  %363 = phi i64 [ 0, %335 ], [ %359, %341 ]
  %364 = icmp eq i64 %337, 0
  br i1 %364, label %373, label %365

365:                                              ; preds = %362
  %366 = load i64, ptr %11, align 8, !tbaa !9
  %367 = load i64, ptr %13, align 8, !tbaa !37
  %368 = mul i64 %367, %363
  %369 = add i64 %368, %366
  %370 = inttoptr i64 %369 to ptr
  %371 = getelementptr inbounds i8, ptr %370, i64 528
  store i64 %333, ptr %371, align 8, !tbaa !11
  %372 = getelementptr inbounds i8, ptr %370, i64 536
  store i32 0, ptr %372, align 8, !tbaa !12
  br label %373

373:                                              ; preds = %184, %322, %365, %362, %276, %135, %332, %328
  %374 = phi i32 [ 0, %328 ], [ 1, %332 ], [ 1, %135 ], [ 1, %276 ], [ 1, %362 ], [ 1, %365 ], [ 1, %322 ], [ 1, %184 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #5
  ret i32 %374
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind
define internal fastcc i32 @step(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #2 {
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !3
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %9, i64 720
  %11 = load i64, ptr %10, align 8, !tbaa !29
  %12 = getelementptr inbounds i8, ptr %9, i64 56
  %13 = load i64, ptr %12, align 8, !tbaa !37
  %14 = mul i64 %13, %11
  %15 = getelementptr inbounds i8, ptr %2, i64 24
  %16 = load i64, ptr %15, align 8, !tbaa !42
  %17 = getelementptr inbounds i8, ptr %9, i64 688
  %18 = load i64, ptr %17, align 8, !tbaa !43
  %19 = getelementptr inbounds i8, ptr %1, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !13
  %21 = trunc i64 %11 to i32
  %22 = getelementptr inbounds i8, ptr %2, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = icmp eq i32 %20, 0
  br i1 %24, label %47, label %25

25:                                               ; preds = %6
  %26 = getelementptr inbounds i8, ptr %1, i64 40
  %27 = load i64, ptr %26, align 8, !tbaa !9
  %28 = getelementptr inbounds i8, ptr %0, i64 64
  br label %29

29:                                               ; preds = %25, %43
  %30 = phi i64 [ %27, %25 ], [ %45, %43 ]
  %31 = phi i64 [ 0, %25 ], [ %37, %43 ]
  %32 = phi i32 [ 0, %25 ], [ %44, %43 ]
  store i64 %30, ptr %28, align 8, !tbaa !45
  store i64 %18, ptr %0, align 8, !tbaa !46
  %33 = inttoptr i64 %30 to ptr
  %34 = tail call i64 %23(ptr noundef %33, ptr noundef nonnull %0, i64 noundef %16) #5
  %35 = load i64, ptr %0, align 8, !tbaa !46
  %36 = sub i64 %18, %35
  %37 = add i64 %36, %31
  %38 = icmp eq i32 %32, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %29
  store i64 %34, ptr %4, align 8, !tbaa !11
  br label %43

40:                                               ; preds = %29
  %41 = load i64, ptr %4, align 8, !tbaa !11
  %42 = icmp eq i64 %34, %41
  br i1 %42, label %43, label %47

43:                                               ; preds = %39, %40
  %44 = add i32 %32, %21
  %45 = add i64 %30, %14
  %46 = icmp ult i32 %44, %20
  br i1 %46, label %29, label %47, !llvm.loop !47

47:                                               ; preds = %43, %40, %6
  %48 = phi i32 [ 0, %6 ], [ %32, %40 ], [ %44, %43 ]
  %49 = phi i64 [ 0, %6 ], [ %37, %40 ], [ %37, %43 ]
  %50 = phi i64 [ 0, %6 ], [ %34, %40 ], [ %34, %43 ]
  store i64 %50, ptr %5, align 8, !tbaa !11
  %51 = shl i32 %48, 6
  %52 = zext i32 %51 to i64
  %53 = and i64 %11, 4294967295
  %54 = mul i64 %49, %53
  %55 = getelementptr inbounds i8, ptr %3, i64 8
  %56 = load i64, ptr %55, align 8, !tbaa !19
  %57 = add i64 %54, %52
  %58 = sub i64 %56, %57
  store i64 %58, ptr %55, align 8, !tbaa !19
  ret i32 %48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!10, !5, i64 40}
!10 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!11 = !{!5, !5, i64 0}
!12 = !{!8, !8, i64 0}
!13 = !{!10, !8, i64 36}
!14 = !{!10, !8, i64 12}
!15 = !{!16, !8, i64 72}
!16 = !{!"", !5, i64 0, !17, i64 8, !17, i64 40, !8, i64 72}
!17 = !{!"", !5, i64 0, !8, i64 8, !18, i64 16, !5, i64 24}
!18 = !{!"any pointer", !6, i64 0}
!19 = !{!20, !5, i64 8}
!20 = !{!"", !5, i64 0, !5, i64 8}
!21 = !{!20, !5, i64 0}
!22 = !{!16, !5, i64 0}
!23 = !{!16, !5, i64 40}
!24 = !{!16, !5, i64 8}
!25 = !{!17, !5, i64 0}
!26 = !{!17, !8, i64 8}
!27 = !{!16, !18, i64 24}
!28 = !{!18, !18, i64 0}
!29 = !{!30, !5, i64 720}
!30 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !6, i64 736, !5, i64 800, !6, i64 808}
!31 = !{!32, !5, i64 0}
!32 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!33 = !{!32, !5, i64 8}
!34 = !{!32, !5, i64 16}
!35 = !{!4, !5, i64 176}
!36 = !{i64 0, i64 8, !11, i64 8, i64 4, !12, i64 16, i64 8, !28, i64 24, i64 8, !11}
!37 = !{!30, !5, i64 56}
!38 = !{!10, !8, i64 8}
!39 = !{!10, !8, i64 4}
!40 = distinct !{!40, !41}
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!17, !5, i64 24}
!43 = !{!30, !5, i64 688}
!44 = !{!17, !18, i64 16}
!45 = !{!4, !5, i64 64}
!46 = !{!4, !5, i64 0}
!47 = distinct !{!47, !41}
