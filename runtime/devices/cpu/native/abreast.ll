target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Region = type { i64, i64, i64 }
%struct.At = type { i64, i32, ptr, i64 }

; Function Attrs: nounwind
define noundef i32 @hk_march(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds i8, ptr %8, i64 56
  %12 = inttoptr i64 %10 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 524
  %14 = load i32, ptr %13, align 4, !tbaa !11
  %15 = getelementptr inbounds i8, ptr %1, i64 36
  %16 = load i32, ptr %15, align 4, !tbaa !12
  %17 = getelementptr inbounds i8, ptr %1, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !13
  %19 = getelementptr inbounds i8, ptr %3, i64 84
  %20 = load i32, ptr %19, align 4, !tbaa !14
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %45

22:                                               ; preds = %5
  %23 = getelementptr inbounds i8, ptr %12, i64 528
  %24 = load i64, ptr %23, align 8, !tbaa !16
  %25 = getelementptr inbounds i8, ptr %3, i64 76
  %26 = getelementptr inbounds i8, ptr %2, i64 8
  %27 = getelementptr inbounds i8, ptr %3, i64 8
  %28 = getelementptr inbounds i8, ptr %3, i64 40
  %29 = getelementptr inbounds i8, ptr %3, i64 16
  %30 = getelementptr inbounds i8, ptr %3, i64 48
  %31 = and i32 %14, 1023
  %32 = zext nneg i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 48
  %34 = inttoptr i64 %4 to ptr
  %35 = getelementptr inbounds i8, ptr %8, i64 720
  %36 = getelementptr inbounds i8, ptr %34, i64 -8
  %37 = getelementptr inbounds i8, ptr %3, i64 72
  %38 = getelementptr inbounds i8, ptr %0, i64 176
  %39 = getelementptr inbounds i8, ptr %8, i64 688
  %40 = getelementptr inbounds i8, ptr %0, i64 64
  %41 = getelementptr inbounds i8, ptr %3, i64 80
  %42 = getelementptr inbounds i8, ptr %1, i64 4
  %43 = getelementptr inbounds i8, ptr %8, i64 148
  %44 = load i32, ptr %25, align 4, !tbaa !17
  br label %50

45:                                               ; preds = %5
  %46 = getelementptr inbounds i8, ptr %1, i64 72
  %47 = load i64, ptr %46, align 8, !tbaa !18
  %48 = trunc i64 %47 to i32
  %49 = sub i32 %20, %48
  store i32 %49, ptr %19, align 4, !tbaa !14
  br label %441

50:                                               ; preds = %22, %388
  %51 = phi i32 [ %203, %388 ], [ %18, %22 ]
  %52 = phi i32 [ %181, %388 ], [ %44, %22 ]
  %53 = phi i64 [ %389, %388 ], [ %24, %22 ]
  %54 = icmp ult i32 %52, 2
  br i1 %54, label %55, label %392

55:                                               ; preds = %50
  %56 = load i64, ptr %26, align 8, !tbaa !19
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %67, label %58

58:                                               ; preds = %55
  store i64 16384, ptr %26, align 8, !tbaa !19
  %59 = load i64, ptr %2, align 8, !tbaa !21
  %60 = icmp eq i64 %59, -1
  br i1 %60, label %67, label %61

61:                                               ; preds = %58
  %62 = tail call i64 @llvm.readcyclecounter()
  %63 = load i64, ptr %2, align 8, !tbaa !21
  %64 = icmp ult i64 %62, %63
  br i1 %64, label %65, label %392

65:                                               ; preds = %61
  %66 = load i32, ptr %17, align 4, !tbaa !13
  br label %67

67:                                               ; preds = %65, %58, %55
  %68 = phi i32 [ %66, %65 ], [ %51, %58 ], [ %51, %55 ]
  %69 = load i64, ptr %3, align 8, !tbaa !22
  %70 = icmp eq i64 %69, %4
  br i1 %70, label %71, label %73

71:                                               ; preds = %67
  %72 = load i64, ptr %27, align 8, !tbaa !23
  br label %74

73:                                               ; preds = %67
  store i64 %4, ptr %3, align 8, !tbaa !22
  store i64 -1, ptr %28, align 8, !tbaa !23
  store i64 -1, ptr %27, align 8, !tbaa !23
  br label %74

74:                                               ; preds = %73, %71
  %75 = phi i64 [ %72, %71 ], [ -1, %73 ]
  %76 = icmp eq i64 %75, %53
  br i1 %76, label %77, label %80

77:                                               ; preds = %74
  %78 = load i32, ptr %29, align 8, !tbaa !26
  %79 = icmp eq i32 %78, %14
  br i1 %79, label %96, label %80

80:                                               ; preds = %77, %74
  %81 = load i64, ptr %28, align 8, !tbaa !23
  %82 = icmp eq i64 %81, %53
  br i1 %82, label %83, label %86

83:                                               ; preds = %80
  %84 = load i32, ptr %30, align 8, !tbaa !26
  %85 = icmp eq i32 %84, %14
  br i1 %85, label %96, label %86

86:                                               ; preds = %83, %80
  %87 = add i64 %53, 1
  %88 = or i64 %87, %33
  %89 = load i64, ptr %35, align 8, !tbaa !27
  %90 = shl i64 %89, 58
  %91 = or i64 %90, %88
  %92 = load i64, ptr %36, align 8, !tbaa !16
  %93 = lshr i64 %91, 2
  %94 = mul i64 %93, -7046029254386353131
  %95 = lshr i64 %94, 40
  br label %104

96:                                               ; preds = %83, %77
  %97 = phi ptr [ %27, %77 ], [ %28, %83 ]
  %98 = getelementptr inbounds i8, ptr %97, i64 16
  %99 = load ptr, ptr %98, align 8, !tbaa !29
  %100 = icmp eq ptr %99, null
  br i1 %100, label %392, label %101

101:                                              ; preds = %96
  %102 = getelementptr inbounds i8, ptr %97, i64 24
  %103 = load i64, ptr %102, align 8, !tbaa !30, !noalias !31
  br label %134

104:                                              ; preds = %104, %86
  %105 = phi i64 [ %95, %86 ], [ %115, %104 ]
  %106 = phi ptr [ undef, %86 ], [ %113, %104 ]
  %107 = and i64 %105, %92
  %108 = getelementptr inbounds %struct.Region, ptr %34, i64 %107
  %109 = load i64, ptr %108, align 8, !tbaa !34
  %110 = icmp ne i64 %109, %91
  %111 = icmp ne i64 %109, 0
  %112 = select i1 %111, ptr %106, ptr null
  %113 = select i1 %110, ptr %112, ptr %108
  %114 = and i1 %110, %111
  %115 = add i64 %105, 1
  br i1 %114, label %104, label %116

116:                                              ; preds = %104
  %117 = load i32, ptr %37, align 8, !tbaa !36
  %118 = xor i32 %117, 1
  store i32 %118, ptr %37, align 8, !tbaa !36
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds [2 x %struct.At], ptr %27, i64 0, i64 %119
  %121 = icmp eq ptr %113, null
  br i1 %121, label %122, label %125

122:                                              ; preds = %116
  store i64 %53, ptr %120, align 8, !tbaa !16
  %123 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %14, ptr %123, align 8, !tbaa !11
  %124 = getelementptr inbounds i8, ptr %120, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %124, i8 0, i64 16, i1 false)
  br label %392

125:                                              ; preds = %116
  %126 = getelementptr inbounds i8, ptr %113, i64 8
  %127 = load i64, ptr %126, align 8, !tbaa !37
  %128 = inttoptr i64 %127 to ptr
  %129 = getelementptr inbounds i8, ptr %113, i64 16
  %130 = load i64, ptr %129, align 8, !tbaa !38
  store i64 %53, ptr %120, align 8, !tbaa !16
  %131 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %14, ptr %131, align 8, !tbaa !11
  %132 = getelementptr inbounds i8, ptr %120, i64 16
  store ptr %128, ptr %132, align 8, !tbaa !39
  %133 = getelementptr inbounds i8, ptr %120, i64 24
  store i64 %130, ptr %133, align 8, !tbaa !16
  store i64 %88, ptr %38, align 8, !tbaa !40
  br label %134

134:                                              ; preds = %101, %125
  %135 = phi ptr [ %99, %101 ], [ %128, %125 ]
  %136 = phi i64 [ %103, %101 ], [ %130, %125 ]
  %137 = load i64, ptr %35, align 8, !tbaa !27, !noalias !31
  %138 = load i64, ptr %11, align 8, !tbaa !41, !noalias !31
  %139 = mul i64 %138, %137
  %140 = load i64, ptr %39, align 8, !tbaa !42, !noalias !31
  %141 = load i32, ptr %15, align 4, !tbaa !12, !noalias !31
  %142 = trunc i64 %137 to i32
  %143 = icmp eq i32 %141, 0
  br i1 %143, label %163, label %144

144:                                              ; preds = %134
  %145 = load i64, ptr %9, align 8, !tbaa !9, !noalias !31
  br label %146

146:                                              ; preds = %159, %144
  %147 = phi i64 [ %161, %159 ], [ %145, %144 ]
  %148 = phi i64 [ %152, %159 ], [ 0, %144 ]
  %149 = phi i32 [ %160, %159 ], [ 0, %144 ]
  %150 = phi i64 [ %155, %159 ], [ 0, %144 ]
  store i64 %147, ptr %40, align 8, !tbaa !43, !noalias !31
  store i64 %140, ptr %0, align 8, !tbaa !44, !noalias !31
  %151 = inttoptr i64 %147 to ptr
  %152 = tail call i64 %135(ptr noundef %151, ptr noundef nonnull %0, i64 noundef %136) #3, !noalias !31
  %153 = load i64, ptr %0, align 8, !tbaa !44, !noalias !31
  %154 = sub i64 %140, %153
  %155 = add i64 %154, %150
  %156 = icmp eq i32 %149, 0
  %157 = select i1 %156, i64 %152, i64 %148
  %158 = icmp eq i64 %152, %157
  br i1 %158, label %159, label %163

159:                                              ; preds = %146
  %160 = add i32 %149, %142
  %161 = add i64 %147, %139
  %162 = icmp ult i32 %160, %141
  br i1 %162, label %146, label %163, !llvm.loop !45

163:                                              ; preds = %146, %159, %134
  %164 = phi i32 [ 0, %134 ], [ %149, %146 ], [ %160, %159 ]
  %165 = phi i64 [ 0, %134 ], [ %155, %159 ], [ %155, %146 ]
  %166 = phi i64 [ 0, %134 ], [ %157, %146 ], [ %152, %159 ]
  %167 = phi i64 [ 0, %134 ], [ %152, %159 ], [ %152, %146 ]
  %168 = shl i32 %164, 6
  %169 = zext i32 %168 to i64
  %170 = and i64 %137, 4294967295
  %171 = mul i64 %165, %170
  %172 = load i64, ptr %26, align 8, !tbaa !19, !noalias !31
  %173 = add i64 %171, %169
  %174 = sub i64 %172, %173
  store i64 %174, ptr %26, align 8, !tbaa !19, !noalias !31
  %175 = icmp eq i32 %164, %16
  %176 = lshr i64 %166, 48
  %177 = and i64 %167, -281474976710656
  %178 = icmp eq i64 %177, 1688849860263936
  %179 = zext i1 %178 to i32
  %180 = load i32, ptr %25, align 4, !tbaa !17
  %181 = add i32 %180, %179
  store i32 %181, ptr %25, align 4, !tbaa !17
  br i1 %178, label %183, label %182

182:                                              ; preds = %163
  store i32 0, ptr %41, align 8, !tbaa !47
  br label %188

183:                                              ; preds = %163
  %184 = load i32, ptr %41, align 8, !tbaa !47
  %185 = add i32 %184, 1
  store i32 %185, ptr %41, align 8, !tbaa !47
  %186 = icmp ult i32 %185, 8
  br i1 %186, label %188, label %187

187:                                              ; preds = %183
  store i32 0, ptr %41, align 8, !tbaa !47
  store i32 32, ptr %19, align 4, !tbaa !14
  br label %188

188:                                              ; preds = %182, %183, %187
  %189 = icmp eq i64 %176, 1
  %190 = and i1 %175, %189
  br i1 %190, label %191, label %192

191:                                              ; preds = %188
  store i32 0, ptr %42, align 4, !tbaa !48
  br label %441

192:                                              ; preds = %188
  %193 = load i32, ptr %42, align 4, !tbaa !48
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %441, label %195

195:                                              ; preds = %192
  %196 = icmp eq i64 %176, 2
  %197 = and i1 %175, %196
  br i1 %197, label %198, label %201

198:                                              ; preds = %195
  %199 = load i32, ptr %17, align 4, !tbaa !13
  %200 = add i32 %199, 1
  store i32 %200, ptr %17, align 4, !tbaa !13
  br label %201

201:                                              ; preds = %198, %195
  br i1 %175, label %202, label %249

202:                                              ; preds = %201
  %203 = load i32, ptr %17, align 4, !tbaa !13
  %204 = icmp eq i32 %203, %68
  br i1 %204, label %205, label %388

205:                                              ; preds = %202
  %206 = icmp eq i32 %16, 0
  br i1 %206, label %441, label %207

207:                                              ; preds = %205
  %208 = and i64 %166, 281474976710655
  %209 = trunc nuw i64 %176 to i16
  %210 = getelementptr inbounds i8, ptr %1, i64 8
  %211 = icmp eq i64 %176, 4
  %212 = zext i1 %211 to i32
  %213 = zext i32 %16 to i64
  br label %214

214:                                              ; preds = %246, %207
  %215 = phi i64 [ 0, %207 ], [ %247, %246 ]
  %216 = load i64, ptr %9, align 8, !tbaa !9
  %217 = load i64, ptr %11, align 8, !tbaa !41
  %218 = mul i64 %217, %215
  %219 = add i64 %218, %216
  %220 = inttoptr i64 %219 to ptr
  %221 = getelementptr inbounds i8, ptr %220, i64 528
  store i64 %208, ptr %221, align 8, !tbaa !16
  switch i16 %209, label %244 [
    i16 2, label %222
    i16 1, label %233
  ]

222:                                              ; preds = %214
  %223 = load i32, ptr %17, align 4, !tbaa !13
  %224 = getelementptr inbounds i8, ptr %220, i64 540
  store i32 %223, ptr %224, align 4, !tbaa !11
  %225 = getelementptr inbounds i8, ptr %220, i64 536
  store i32 1, ptr %225, align 8, !tbaa !11
  %226 = load i32, ptr %210, align 8, !tbaa !49
  %227 = add i32 %226, 1
  store i32 %227, ptr %210, align 8, !tbaa !49
  %228 = load i32, ptr %42, align 4, !tbaa !48
  %229 = icmp ult i32 %227, %228
  br i1 %229, label %246, label %230

230:                                              ; preds = %222
  store i32 0, ptr %210, align 8, !tbaa !49
  %231 = load i32, ptr %17, align 4, !tbaa !13
  %232 = add i32 %231, 1
  store i32 %232, ptr %17, align 4, !tbaa !13
  br label %246

233:                                              ; preds = %214
  %234 = getelementptr inbounds i8, ptr %220, i64 536
  store i32 2, ptr %234, align 8, !tbaa !11
  %235 = load i32, ptr %42, align 4, !tbaa !48
  %236 = add i32 %235, -1
  store i32 %236, ptr %42, align 4, !tbaa !48
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %246, label %238

238:                                              ; preds = %233
  %239 = load i32, ptr %210, align 8, !tbaa !49
  %240 = icmp ult i32 %239, %236
  br i1 %240, label %246, label %241

241:                                              ; preds = %238
  store i32 0, ptr %210, align 8, !tbaa !49
  %242 = load i32, ptr %17, align 4, !tbaa !13
  %243 = add i32 %242, 1
  store i32 %243, ptr %17, align 4, !tbaa !13
  br label %246

244:                                              ; preds = %214
  %245 = getelementptr inbounds i8, ptr %220, i64 536
  store i32 %212, ptr %245, align 8, !tbaa !11
  br label %246

246:                                              ; preds = %244, %241, %238, %233, %230, %222
  %247 = add nuw nsw i64 %215, 1
  %248 = icmp eq i64 %247, %213
  br i1 %248, label %441, label %214, !llvm.loop !50

249:                                              ; preds = %201
  %250 = icmp ult i32 %164, %16
  br i1 %250, label %251, label %295

251:                                              ; preds = %249
  %252 = and i64 %53, 281474976710655
  %253 = lshr i64 %53, 48
  %254 = trunc nuw i64 %253 to i16
  %255 = getelementptr inbounds i8, ptr %1, i64 8
  %256 = icmp eq i64 %253, 4
  %257 = zext i1 %256 to i32
  %258 = zext i32 %164 to i64
  %259 = zext i32 %16 to i64
  br label %260

260:                                              ; preds = %292, %251
  %261 = phi i64 [ %258, %251 ], [ %293, %292 ]
  %262 = load i64, ptr %9, align 8, !tbaa !9
  %263 = load i64, ptr %11, align 8, !tbaa !41
  %264 = mul i64 %263, %261
  %265 = add i64 %264, %262
  %266 = inttoptr i64 %265 to ptr
  %267 = getelementptr inbounds i8, ptr %266, i64 528
  store i64 %252, ptr %267, align 8, !tbaa !16
  switch i16 %254, label %290 [
    i16 2, label %268
    i16 1, label %279
  ]

268:                                              ; preds = %260
  %269 = load i32, ptr %17, align 4, !tbaa !13
  %270 = getelementptr inbounds i8, ptr %266, i64 540
  store i32 %269, ptr %270, align 4, !tbaa !11
  %271 = getelementptr inbounds i8, ptr %266, i64 536
  store i32 1, ptr %271, align 8, !tbaa !11
  %272 = load i32, ptr %255, align 8, !tbaa !49
  %273 = add i32 %272, 1
  store i32 %273, ptr %255, align 8, !tbaa !49
  %274 = load i32, ptr %42, align 4, !tbaa !48
  %275 = icmp ult i32 %273, %274
  br i1 %275, label %292, label %276

276:                                              ; preds = %268
  store i32 0, ptr %255, align 8, !tbaa !49
  %277 = load i32, ptr %17, align 4, !tbaa !13
  %278 = add i32 %277, 1
  store i32 %278, ptr %17, align 4, !tbaa !13
  br label %292

279:                                              ; preds = %260
  %280 = getelementptr inbounds i8, ptr %266, i64 536
  store i32 2, ptr %280, align 8, !tbaa !11
  %281 = load i32, ptr %42, align 4, !tbaa !48
  %282 = add i32 %281, -1
  store i32 %282, ptr %42, align 4, !tbaa !48
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %292, label %284

284:                                              ; preds = %279
  %285 = load i32, ptr %255, align 8, !tbaa !49
  %286 = icmp ult i32 %285, %282
  br i1 %286, label %292, label %287

287:                                              ; preds = %284
  store i32 0, ptr %255, align 8, !tbaa !49
  %288 = load i32, ptr %17, align 4, !tbaa !13
  %289 = add i32 %288, 1
  store i32 %289, ptr %17, align 4, !tbaa !13
  br label %292

290:                                              ; preds = %260
  %291 = getelementptr inbounds i8, ptr %266, i64 536
  store i32 %257, ptr %291, align 8, !tbaa !11
  br label %292

292:                                              ; preds = %290, %287, %284, %279, %276, %268
  %293 = add nuw nsw i64 %261, 1
  %294 = icmp eq i64 %293, %259
  br i1 %294, label %295, label %260, !llvm.loop !50

295:                                              ; preds = %292, %249
  %296 = icmp eq i32 %164, 0
  br i1 %296, label %339, label %297

297:                                              ; preds = %295
  %298 = and i64 %166, 281474976710655
  %299 = trunc nuw i64 %176 to i16
  %300 = getelementptr inbounds i8, ptr %1, i64 8
  %301 = icmp eq i64 %176, 4
  %302 = zext i1 %301 to i32
  %303 = zext i32 %164 to i64
  br label %304

304:                                              ; preds = %336, %297
  %305 = phi i64 [ 0, %297 ], [ %337, %336 ]
  %306 = load i64, ptr %9, align 8, !tbaa !9
  %307 = load i64, ptr %11, align 8, !tbaa !41
  %308 = mul i64 %307, %305
  %309 = add i64 %308, %306
  %310 = inttoptr i64 %309 to ptr
  %311 = getelementptr inbounds i8, ptr %310, i64 528
  store i64 %298, ptr %311, align 8, !tbaa !16
  switch i16 %299, label %334 [
    i16 2, label %312
    i16 1, label %323
  ]

312:                                              ; preds = %304
  %313 = load i32, ptr %17, align 4, !tbaa !13
  %314 = getelementptr inbounds i8, ptr %310, i64 540
  store i32 %313, ptr %314, align 4, !tbaa !11
  %315 = getelementptr inbounds i8, ptr %310, i64 536
  store i32 1, ptr %315, align 8, !tbaa !11
  %316 = load i32, ptr %300, align 8, !tbaa !49
  %317 = add i32 %316, 1
  store i32 %317, ptr %300, align 8, !tbaa !49
  %318 = load i32, ptr %42, align 4, !tbaa !48
  %319 = icmp ult i32 %317, %318
  br i1 %319, label %336, label %320

320:                                              ; preds = %312
  store i32 0, ptr %300, align 8, !tbaa !49
  %321 = load i32, ptr %17, align 4, !tbaa !13
  %322 = add i32 %321, 1
  store i32 %322, ptr %17, align 4, !tbaa !13
  br label %336

323:                                              ; preds = %304
  %324 = getelementptr inbounds i8, ptr %310, i64 536
  store i32 2, ptr %324, align 8, !tbaa !11
  %325 = load i32, ptr %42, align 4, !tbaa !48
  %326 = add i32 %325, -1
  store i32 %326, ptr %42, align 4, !tbaa !48
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %336, label %328

328:                                              ; preds = %323
  %329 = load i32, ptr %300, align 8, !tbaa !49
  %330 = icmp ult i32 %329, %326
  br i1 %330, label %336, label %331

331:                                              ; preds = %328
  store i32 0, ptr %300, align 8, !tbaa !49
  %332 = load i32, ptr %17, align 4, !tbaa !13
  %333 = add i32 %332, 1
  store i32 %333, ptr %17, align 4, !tbaa !13
  br label %336

334:                                              ; preds = %304
  %335 = getelementptr inbounds i8, ptr %310, i64 536
  store i32 %302, ptr %335, align 8, !tbaa !11
  br label %336

336:                                              ; preds = %334, %331, %328, %323, %320, %312
  %337 = add nuw nsw i64 %305, 1
  %338 = icmp eq i64 %337, %303
  br i1 %338, label %339, label %304, !llvm.loop !50

339:                                              ; preds = %336, %295
  %340 = load i64, ptr %35, align 8, !tbaa !27
  %341 = trunc i64 %340 to i32
  %342 = add i32 %164, %341
  %343 = icmp ult i32 %164, %342
  br i1 %343, label %344, label %441

344:                                              ; preds = %339
  %345 = and i64 %167, 281474976710655
  %346 = lshr i64 %167, 48
  %347 = trunc nuw i64 %346 to i16
  %348 = getelementptr inbounds i8, ptr %1, i64 8
  %349 = icmp eq i64 %346, 4
  %350 = zext i1 %349 to i32
  %351 = zext i32 %164 to i64
  %352 = zext i32 %342 to i64
  br label %353

353:                                              ; preds = %385, %344
  %354 = phi i64 [ %351, %344 ], [ %386, %385 ]
  %355 = load i64, ptr %9, align 8, !tbaa !9
  %356 = load i64, ptr %11, align 8, !tbaa !41
  %357 = mul i64 %356, %354
  %358 = add i64 %357, %355
  %359 = inttoptr i64 %358 to ptr
  %360 = getelementptr inbounds i8, ptr %359, i64 528
  store i64 %345, ptr %360, align 8, !tbaa !16
  switch i16 %347, label %383 [
    i16 2, label %361
    i16 1, label %372
  ]

361:                                              ; preds = %353
  %362 = load i32, ptr %17, align 4, !tbaa !13
  %363 = getelementptr inbounds i8, ptr %359, i64 540
  store i32 %362, ptr %363, align 4, !tbaa !11
  %364 = getelementptr inbounds i8, ptr %359, i64 536
  store i32 1, ptr %364, align 8, !tbaa !11
  %365 = load i32, ptr %348, align 8, !tbaa !49
  %366 = add i32 %365, 1
  store i32 %366, ptr %348, align 8, !tbaa !49
  %367 = load i32, ptr %42, align 4, !tbaa !48
  %368 = icmp ult i32 %366, %367
  br i1 %368, label %385, label %369

369:                                              ; preds = %361
  store i32 0, ptr %348, align 8, !tbaa !49
  %370 = load i32, ptr %17, align 4, !tbaa !13
  %371 = add i32 %370, 1
  store i32 %371, ptr %17, align 4, !tbaa !13
  br label %385

372:                                              ; preds = %353
  %373 = getelementptr inbounds i8, ptr %359, i64 536
  store i32 2, ptr %373, align 8, !tbaa !11
  %374 = load i32, ptr %42, align 4, !tbaa !48
  %375 = add i32 %374, -1
  store i32 %375, ptr %42, align 4, !tbaa !48
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %385, label %377

377:                                              ; preds = %372
  %378 = load i32, ptr %348, align 8, !tbaa !49
  %379 = icmp ult i32 %378, %375
  br i1 %379, label %385, label %380

380:                                              ; preds = %377
  store i32 0, ptr %348, align 8, !tbaa !49
  %381 = load i32, ptr %17, align 4, !tbaa !13
  %382 = add i32 %381, 1
  store i32 %382, ptr %17, align 4, !tbaa !13
  br label %385

383:                                              ; preds = %353
  %384 = getelementptr inbounds i8, ptr %359, i64 536
  store i32 %350, ptr %384, align 8, !tbaa !11
  br label %385

385:                                              ; preds = %383, %380, %377, %372, %369, %361
  %386 = add nuw nsw i64 %354, 1
  %387 = icmp eq i64 %386, %352
  br i1 %387, label %441, label %353, !llvm.loop !50

388:                                              ; preds = %202
  %389 = and i64 %166, 281474976710655
  %390 = load atomic i32, ptr %43 monotonic, align 4
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %50, label %392

392:                                              ; preds = %96, %388, %50, %61, %122
  %393 = phi i64 [ %53, %122 ], [ %53, %96 ], [ %389, %388 ], [ %53, %50 ], [ %53, %61 ]
  %394 = load i32, ptr %17, align 4, !tbaa !13
  %395 = icmp eq i32 %394, %18
  br i1 %395, label %441, label %396

396:                                              ; preds = %392
  %397 = icmp eq i32 %16, 0
  br i1 %397, label %441, label %398

398:                                              ; preds = %396
  %399 = and i64 %393, 281474976710655
  %400 = lshr i64 %393, 48
  %401 = trunc nuw i64 %400 to i16
  %402 = getelementptr inbounds i8, ptr %1, i64 8
  %403 = icmp eq i64 %400, 4
  %404 = zext i1 %403 to i32
  %405 = zext i32 %16 to i64
  br label %406

406:                                              ; preds = %438, %398
  %407 = phi i64 [ 0, %398 ], [ %439, %438 ]
  %408 = load i64, ptr %9, align 8, !tbaa !9
  %409 = load i64, ptr %11, align 8, !tbaa !41
  %410 = mul i64 %409, %407
  %411 = add i64 %410, %408
  %412 = inttoptr i64 %411 to ptr
  %413 = getelementptr inbounds i8, ptr %412, i64 528
  store i64 %399, ptr %413, align 8, !tbaa !16
  switch i16 %401, label %436 [
    i16 2, label %414
    i16 1, label %425
  ]

414:                                              ; preds = %406
  %415 = load i32, ptr %17, align 4, !tbaa !13
  %416 = getelementptr inbounds i8, ptr %412, i64 540
  store i32 %415, ptr %416, align 4, !tbaa !11
  %417 = getelementptr inbounds i8, ptr %412, i64 536
  store i32 1, ptr %417, align 8, !tbaa !11
  %418 = load i32, ptr %402, align 8, !tbaa !49
  %419 = add i32 %418, 1
  store i32 %419, ptr %402, align 8, !tbaa !49
  %420 = load i32, ptr %42, align 4, !tbaa !48
  %421 = icmp ult i32 %419, %420
  br i1 %421, label %438, label %422

422:                                              ; preds = %414
  store i32 0, ptr %402, align 8, !tbaa !49
  %423 = load i32, ptr %17, align 4, !tbaa !13
  %424 = add i32 %423, 1
  store i32 %424, ptr %17, align 4, !tbaa !13
  br label %438

425:                                              ; preds = %406
  %426 = getelementptr inbounds i8, ptr %412, i64 536
  store i32 2, ptr %426, align 8, !tbaa !11
  %427 = load i32, ptr %42, align 4, !tbaa !48
  %428 = add i32 %427, -1
  store i32 %428, ptr %42, align 4, !tbaa !48
  %429 = icmp eq i32 %428, 0
  br i1 %429, label %438, label %430

430:                                              ; preds = %425
  %431 = load i32, ptr %402, align 8, !tbaa !49
  %432 = icmp ult i32 %431, %428
  br i1 %432, label %438, label %433

433:                                              ; preds = %430
  store i32 0, ptr %402, align 8, !tbaa !49
  %434 = load i32, ptr %17, align 4, !tbaa !13
  %435 = add i32 %434, 1
  store i32 %435, ptr %17, align 4, !tbaa !13
  br label %438

436:                                              ; preds = %406
  %437 = getelementptr inbounds i8, ptr %412, i64 536
  store i32 %404, ptr %437, align 8, !tbaa !11
  br label %438

438:                                              ; preds = %436, %433, %430, %425, %422, %414
  %439 = add nuw nsw i64 %407, 1
  %440 = icmp eq i64 %439, %405
  br i1 %440, label %441, label %406, !llvm.loop !50

441:                                              ; preds = %192, %385, %246, %438, %191, %339, %205, %396, %392, %45
  %442 = phi i32 [ 0, %45 ], [ 0, %392 ], [ 1, %396 ], [ 1, %205 ], [ 1, %339 ], [ 1, %191 ], [ 1, %438 ], [ 1, %246 ], [ 1, %385 ], [ 1, %192 ]
  ret i32 %442
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!10, !5, i64 40}
!10 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72}
!11 = !{!8, !8, i64 0}
!12 = !{!10, !8, i64 36}
!13 = !{!10, !8, i64 12}
!14 = !{!15, !8, i64 84}
!15 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76, !8, i64 80, !8, i64 84}
!16 = !{!5, !5, i64 0}
!17 = !{!15, !8, i64 76}
!18 = !{!10, !5, i64 72}
!19 = !{!20, !5, i64 8}
!20 = !{!"", !5, i64 0, !5, i64 8}
!21 = !{!20, !5, i64 0}
!22 = !{!15, !5, i64 0}
!23 = !{!24, !5, i64 0}
!24 = !{!"", !5, i64 0, !8, i64 8, !25, i64 16, !5, i64 24}
!25 = !{!"any pointer", !6, i64 0}
!26 = !{!24, !8, i64 8}
!27 = !{!28, !5, i64 720}
!28 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !6, i64 744, !5, i64 808, !6, i64 816}
!29 = !{!24, !25, i64 16}
!30 = !{!24, !5, i64 24}
!31 = !{!32}
!32 = distinct !{!32, !33, !"step: argument 0"}
!33 = distinct !{!33, !"step"}
!34 = !{!35, !5, i64 0}
!35 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!36 = !{!15, !8, i64 72}
!37 = !{!35, !5, i64 8}
!38 = !{!35, !5, i64 16}
!39 = !{!25, !25, i64 0}
!40 = !{!4, !5, i64 176}
!41 = !{!28, !5, i64 56}
!42 = !{!28, !5, i64 688}
!43 = !{!4, !5, i64 64}
!44 = !{!4, !5, i64 0}
!45 = distinct !{!45, !46}
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!15, !8, i64 80}
!48 = !{!10, !8, i64 4}
!49 = !{!10, !8, i64 8}
!50 = distinct !{!50, !46}
