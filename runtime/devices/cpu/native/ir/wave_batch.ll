target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Region = type { i64, i64, i64 }
%struct.At = type { i64, i32, ptr, i64 }

; Function Attrs: nounwind
define noundef i32 @hk_run_batches(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = getelementptr inbounds i8, ptr %8, i64 56
  %12 = inttoptr i64 %10 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 524
  %14 = load i32, ptr %13, align 4, !tbaa !12
  %15 = getelementptr inbounds i8, ptr %1, i64 36
  %16 = load i32, ptr %15, align 4, !tbaa !13
  %17 = getelementptr inbounds i8, ptr %1, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !14
  %19 = getelementptr inbounds i8, ptr %0, i64 131816
  %20 = load i64, ptr %19, align 8, !tbaa !15
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %54

22:                                               ; preds = %5
  %23 = getelementptr inbounds i8, ptr %12, i64 528
  %24 = load i64, ptr %23, align 8, !tbaa !16
  %25 = getelementptr inbounds i8, ptr %3, i64 76
  %26 = getelementptr inbounds i8, ptr %2, i64 8
  %27 = getelementptr inbounds i8, ptr %2, i64 16
  %28 = getelementptr inbounds i8, ptr %3, i64 8
  %29 = getelementptr inbounds i8, ptr %3, i64 40
  %30 = getelementptr inbounds i8, ptr %3, i64 16
  %31 = getelementptr inbounds i8, ptr %3, i64 48
  %32 = and i32 %14, 1023
  %33 = lshr i32 %14, 13
  %34 = and i32 %33, 1024
  %35 = or disjoint i32 %34, %32
  %36 = zext nneg i32 %35 to i64
  %37 = shl nuw nsw i64 %36, 48
  %38 = inttoptr i64 %4 to ptr
  %39 = getelementptr inbounds i8, ptr %8, i64 736
  %40 = getelementptr inbounds i8, ptr %38, i64 -8
  %41 = getelementptr inbounds i8, ptr %3, i64 72
  %42 = getelementptr inbounds i8, ptr %0, i64 176
  %43 = getelementptr inbounds i8, ptr %0, i64 131824
  %44 = getelementptr inbounds i8, ptr %0, i64 131832
  %45 = getelementptr inbounds i8, ptr %0, i64 131840
  %46 = getelementptr inbounds i8, ptr %8, i64 704
  %47 = getelementptr inbounds i8, ptr %0, i64 131856
  %48 = getelementptr inbounds i8, ptr %0, i64 131848
  %49 = getelementptr inbounds i8, ptr %0, i64 131808
  %50 = getelementptr inbounds i8, ptr %1, i64 4
  %51 = getelementptr inbounds i8, ptr %0, i64 131864
  %52 = getelementptr inbounds i8, ptr %8, i64 164
  %53 = load i32, ptr %25, align 4, !tbaa !17
  br label %58

54:                                               ; preds = %5
  %55 = getelementptr inbounds i8, ptr %1, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !19
  %57 = sub i64 %20, %56
  store i64 %57, ptr %19, align 8, !tbaa !15
  br label %427

58:                                               ; preds = %22, %374
  %59 = phi i32 [ %164, %374 ], [ %53, %22 ]
  %60 = phi i64 [ %375, %374 ], [ %24, %22 ]
  %61 = icmp ult i32 %59, 2
  br i1 %61, label %62, label %378

62:                                               ; preds = %58
  %63 = load i64, ptr %26, align 8, !tbaa !20
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %74, label %65

65:                                               ; preds = %62
  %66 = load i64, ptr %2, align 8, !tbaa !22
  %67 = icmp eq i64 %66, -1
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = tail call i64 @llvm.readcyclecounter()
  %70 = load i64, ptr %2, align 8, !tbaa !22
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %72, label %378

72:                                               ; preds = %68, %65
  %73 = load i64, ptr %27, align 8, !tbaa !23
  store i64 %73, ptr %26, align 8, !tbaa !20
  br label %74

74:                                               ; preds = %72, %62
  %75 = load i64, ptr %3, align 8, !tbaa !24
  %76 = icmp eq i64 %75, %4
  br i1 %76, label %77, label %79

77:                                               ; preds = %74
  %78 = load i64, ptr %28, align 8, !tbaa !25
  br label %80

79:                                               ; preds = %74
  store i64 %4, ptr %3, align 8, !tbaa !24
  store i64 -1, ptr %29, align 8, !tbaa !25
  store i64 -1, ptr %28, align 8, !tbaa !25
  br label %80

80:                                               ; preds = %79, %77
  %81 = phi i64 [ %78, %77 ], [ -1, %79 ]
  %82 = icmp eq i64 %81, %60
  br i1 %82, label %83, label %86

83:                                               ; preds = %80
  %84 = load i32, ptr %30, align 8, !tbaa !28
  %85 = icmp eq i32 %84, %14
  br i1 %85, label %102, label %86

86:                                               ; preds = %83, %80
  %87 = load i64, ptr %29, align 8, !tbaa !25
  %88 = icmp eq i64 %87, %60
  br i1 %88, label %89, label %92

89:                                               ; preds = %86
  %90 = load i32, ptr %31, align 8, !tbaa !28
  %91 = icmp eq i32 %90, %14
  br i1 %91, label %102, label %92

92:                                               ; preds = %89, %86
  %93 = add i64 %60, 1
  %94 = or i64 %93, %37
  %95 = load i64, ptr %39, align 8, !tbaa !29
  %96 = shl i64 %95, 59
  %97 = or i64 %96, %94
  %98 = load i64, ptr %40, align 8, !tbaa !16
  %99 = lshr i64 %97, 2
  %100 = mul i64 %99, -7046029254386353131
  %101 = lshr i64 %100, 40
  br label %110

102:                                              ; preds = %89, %83
  %103 = phi ptr [ %28, %83 ], [ %29, %89 ]
  %104 = getelementptr inbounds i8, ptr %103, i64 16
  %105 = load ptr, ptr %104, align 8, !tbaa !32
  %106 = icmp eq ptr %105, null
  br i1 %106, label %378, label %107

107:                                              ; preds = %102
  %108 = getelementptr inbounds i8, ptr %103, i64 24
  %109 = load i64, ptr %108, align 8, !tbaa !33, !noalias !34
  br label %140

110:                                              ; preds = %110, %92
  %111 = phi i64 [ %101, %92 ], [ %121, %110 ]
  %112 = phi ptr [ undef, %92 ], [ %119, %110 ]
  %113 = and i64 %111, %98
  %114 = getelementptr inbounds %struct.Region, ptr %38, i64 %113
  %115 = load i64, ptr %114, align 8, !tbaa !22
  %116 = icmp ne i64 %115, %97
  %117 = icmp ne i64 %115, 0
  %118 = select i1 %117, ptr %112, ptr null
  %119 = select i1 %116, ptr %118, ptr %114
  %120 = and i1 %116, %117
  %121 = add i64 %111, 1
  br i1 %120, label %110, label %122

122:                                              ; preds = %110
  %123 = load i32, ptr %41, align 8, !tbaa !37
  %124 = xor i32 %123, 1
  store i32 %124, ptr %41, align 8, !tbaa !37
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds [2 x %struct.At], ptr %28, i64 0, i64 %125
  %127 = icmp eq ptr %119, null
  br i1 %127, label %128, label %131

128:                                              ; preds = %122
  store i64 %60, ptr %126, align 8, !tbaa !16
  %129 = getelementptr inbounds i8, ptr %126, i64 8
  store i32 %14, ptr %129, align 8, !tbaa !12
  %130 = getelementptr inbounds i8, ptr %126, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %130, i8 0, i64 16, i1 false)
  br label %378

131:                                              ; preds = %122
  %132 = getelementptr inbounds i8, ptr %119, i64 8
  %133 = load i64, ptr %132, align 8, !tbaa !20
  %134 = inttoptr i64 %133 to ptr
  %135 = getelementptr inbounds i8, ptr %119, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !23
  store i64 %60, ptr %126, align 8, !tbaa !16
  %137 = getelementptr inbounds i8, ptr %126, i64 8
  store i32 %14, ptr %137, align 8, !tbaa !12
  %138 = getelementptr inbounds i8, ptr %126, i64 16
  store ptr %134, ptr %138, align 8, !tbaa !38
  %139 = getelementptr inbounds i8, ptr %126, i64 24
  store i64 %136, ptr %139, align 8, !tbaa !16
  store i64 %94, ptr %42, align 8, !tbaa !39
  br label %140

140:                                              ; preds = %107, %131
  %141 = phi i64 [ %109, %107 ], [ %136, %131 ]
  %142 = phi ptr [ %105, %107 ], [ %134, %131 ]
  %143 = load i32, ptr %15, align 4, !tbaa !13, !noalias !34
  %144 = zext i32 %143 to i64
  %145 = load i64, ptr %39, align 8, !tbaa !29, !noalias !34
  %146 = udiv i64 %144, %145
  store i64 %146, ptr %43, align 8, !tbaa !40, !noalias !34
  store i64 %60, ptr %44, align 8, !tbaa !41, !noalias !34
  %147 = load i64, ptr %26, align 8, !tbaa !20, !noalias !34
  store i64 %147, ptr %45, align 8, !tbaa !42, !noalias !34
  %148 = load i64, ptr %46, align 8, !tbaa !43, !noalias !34
  store i64 %148, ptr %0, align 8, !tbaa !44, !noalias !34
  %149 = load i64, ptr %9, align 8, !tbaa !10, !noalias !34
  %150 = inttoptr i64 %149 to ptr
  %151 = tail call i64 %142(ptr noundef %150, ptr noundef nonnull %0, i64 noundef %141) #3, !noalias !34
  %152 = load i64, ptr %45, align 8, !tbaa !42, !noalias !34
  store i64 %152, ptr %26, align 8, !tbaa !20, !noalias !34
  %153 = load i64, ptr %47, align 8, !tbaa !45, !noalias !34
  %154 = load i64, ptr %48, align 8, !tbaa !46, !noalias !34
  %155 = load i64, ptr %39, align 8, !tbaa !29, !noalias !34
  %156 = mul i64 %155, %154
  %157 = trunc i64 %156 to i32
  %158 = icmp eq i32 %16, %157
  %159 = lshr i64 %151, 48
  %160 = and i64 %153, -281474976710656
  %161 = icmp eq i64 %160, 1688849860263936
  %162 = zext i1 %161 to i32
  %163 = load i32, ptr %25, align 4, !tbaa !17
  %164 = add i32 %163, %162
  store i32 %164, ptr %25, align 4, !tbaa !17
  br i1 %161, label %166, label %165

165:                                              ; preds = %140
  store i64 0, ptr %49, align 8, !tbaa !47
  br label %171

166:                                              ; preds = %140
  %167 = load i64, ptr %49, align 8, !tbaa !47
  %168 = add i64 %167, 1
  store i64 %168, ptr %49, align 8, !tbaa !47
  %169 = icmp ult i64 %168, 8
  br i1 %169, label %171, label %170

170:                                              ; preds = %166
  store i64 0, ptr %49, align 8, !tbaa !47
  store i64 32, ptr %19, align 8, !tbaa !15
  br label %171

171:                                              ; preds = %165, %166, %170
  %172 = icmp eq i64 %159, 1
  %173 = select i1 %158, i1 %172, i1 false
  br i1 %173, label %174, label %175

174:                                              ; preds = %171
  store i32 0, ptr %50, align 4, !tbaa !48
  br label %427

175:                                              ; preds = %171
  %176 = load i32, ptr %50, align 4, !tbaa !48
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %427, label %178

178:                                              ; preds = %175
  %179 = icmp eq i64 %159, 2
  %180 = select i1 %158, i1 %179, i1 false
  br i1 %180, label %181, label %184

181:                                              ; preds = %178
  %182 = load i32, ptr %17, align 4, !tbaa !14
  %183 = add i32 %182, 1
  store i32 %183, ptr %17, align 4, !tbaa !14
  br label %184

184:                                              ; preds = %181, %178
  br i1 %158, label %185, label %234

185:                                              ; preds = %184
  %186 = load i32, ptr %17, align 4, !tbaa !14
  %187 = load i64, ptr %51, align 8, !tbaa !49
  %188 = trunc i64 %187 to i32
  %189 = icmp eq i32 %186, %188
  br i1 %189, label %190, label %374

190:                                              ; preds = %185
  %191 = icmp eq i32 %16, 0
  br i1 %191, label %427, label %192

192:                                              ; preds = %190
  %193 = and i64 %151, 281474976710655
  %194 = trunc nuw i64 %159 to i16
  %195 = getelementptr inbounds i8, ptr %1, i64 8
  %196 = icmp eq i64 %159, 4
  %197 = zext i1 %196 to i32
  %198 = and i64 %156, 4294967295
  br label %199

199:                                              ; preds = %231, %192
  %200 = phi i64 [ 0, %192 ], [ %232, %231 ]
  %201 = load i64, ptr %9, align 8, !tbaa !10
  %202 = load i64, ptr %11, align 8, !tbaa !50
  %203 = mul i64 %202, %200
  %204 = add i64 %203, %201
  %205 = inttoptr i64 %204 to ptr
  %206 = getelementptr inbounds i8, ptr %205, i64 528
  store i64 %193, ptr %206, align 8, !tbaa !16
  switch i16 %194, label %229 [
    i16 2, label %207
    i16 1, label %218
  ]

207:                                              ; preds = %199
  %208 = load i32, ptr %17, align 4, !tbaa !14
  %209 = getelementptr inbounds i8, ptr %205, i64 540
  store i32 %208, ptr %209, align 4, !tbaa !12
  %210 = getelementptr inbounds i8, ptr %205, i64 536
  store i32 1, ptr %210, align 8, !tbaa !12
  %211 = load i32, ptr %195, align 8, !tbaa !51
  %212 = add i32 %211, 1
  store i32 %212, ptr %195, align 8, !tbaa !51
  %213 = load i32, ptr %50, align 4, !tbaa !48
  %214 = icmp ult i32 %212, %213
  br i1 %214, label %231, label %215

215:                                              ; preds = %207
  store i32 0, ptr %195, align 8, !tbaa !51
  %216 = load i32, ptr %17, align 4, !tbaa !14
  %217 = add i32 %216, 1
  store i32 %217, ptr %17, align 4, !tbaa !14
  br label %231

218:                                              ; preds = %199
  %219 = getelementptr inbounds i8, ptr %205, i64 536
  store i32 2, ptr %219, align 8, !tbaa !12
  %220 = load i32, ptr %50, align 4, !tbaa !48
  %221 = add i32 %220, -1
  store i32 %221, ptr %50, align 4, !tbaa !48
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %231, label %223

223:                                              ; preds = %218
  %224 = load i32, ptr %195, align 8, !tbaa !51
  %225 = icmp ult i32 %224, %221
  br i1 %225, label %231, label %226

226:                                              ; preds = %223
  store i32 0, ptr %195, align 8, !tbaa !51
  %227 = load i32, ptr %17, align 4, !tbaa !14
  %228 = add i32 %227, 1
  store i32 %228, ptr %17, align 4, !tbaa !14
  br label %231

229:                                              ; preds = %199
  %230 = getelementptr inbounds i8, ptr %205, i64 536
  store i32 %197, ptr %230, align 8, !tbaa !12
  br label %231

231:                                              ; preds = %229, %226, %223, %218, %215, %207
  %232 = add nuw nsw i64 %200, 1
  %233 = icmp eq i64 %232, %198
  br i1 %233, label %427, label %199, !llvm.loop !52

234:                                              ; preds = %184
  %235 = icmp ugt i32 %16, %157
  br i1 %235, label %236, label %281

236:                                              ; preds = %234
  %237 = load i64, ptr %44, align 8, !tbaa !41
  %238 = and i64 %237, 281474976710655
  %239 = lshr i64 %237, 48
  %240 = trunc nuw i64 %239 to i16
  %241 = getelementptr inbounds i8, ptr %1, i64 8
  %242 = icmp eq i64 %239, 4
  %243 = zext i1 %242 to i32
  %244 = and i64 %156, 4294967295
  %245 = zext i32 %16 to i64
  br label %246

246:                                              ; preds = %278, %236
  %247 = phi i64 [ %244, %236 ], [ %279, %278 ]
  %248 = load i64, ptr %9, align 8, !tbaa !10
  %249 = load i64, ptr %11, align 8, !tbaa !50
  %250 = mul i64 %249, %247
  %251 = add i64 %250, %248
  %252 = inttoptr i64 %251 to ptr
  %253 = getelementptr inbounds i8, ptr %252, i64 528
  store i64 %238, ptr %253, align 8, !tbaa !16
  switch i16 %240, label %276 [
    i16 2, label %254
    i16 1, label %265
  ]

254:                                              ; preds = %246
  %255 = load i32, ptr %17, align 4, !tbaa !14
  %256 = getelementptr inbounds i8, ptr %252, i64 540
  store i32 %255, ptr %256, align 4, !tbaa !12
  %257 = getelementptr inbounds i8, ptr %252, i64 536
  store i32 1, ptr %257, align 8, !tbaa !12
  %258 = load i32, ptr %241, align 8, !tbaa !51
  %259 = add i32 %258, 1
  store i32 %259, ptr %241, align 8, !tbaa !51
  %260 = load i32, ptr %50, align 4, !tbaa !48
  %261 = icmp ult i32 %259, %260
  br i1 %261, label %278, label %262

262:                                              ; preds = %254
  store i32 0, ptr %241, align 8, !tbaa !51
  %263 = load i32, ptr %17, align 4, !tbaa !14
  %264 = add i32 %263, 1
  store i32 %264, ptr %17, align 4, !tbaa !14
  br label %278

265:                                              ; preds = %246
  %266 = getelementptr inbounds i8, ptr %252, i64 536
  store i32 2, ptr %266, align 8, !tbaa !12
  %267 = load i32, ptr %50, align 4, !tbaa !48
  %268 = add i32 %267, -1
  store i32 %268, ptr %50, align 4, !tbaa !48
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %278, label %270

270:                                              ; preds = %265
  %271 = load i32, ptr %241, align 8, !tbaa !51
  %272 = icmp ult i32 %271, %268
  br i1 %272, label %278, label %273

273:                                              ; preds = %270
  store i32 0, ptr %241, align 8, !tbaa !51
  %274 = load i32, ptr %17, align 4, !tbaa !14
  %275 = add i32 %274, 1
  store i32 %275, ptr %17, align 4, !tbaa !14
  br label %278

276:                                              ; preds = %246
  %277 = getelementptr inbounds i8, ptr %252, i64 536
  store i32 %243, ptr %277, align 8, !tbaa !12
  br label %278

278:                                              ; preds = %276, %273, %270, %265, %262, %254
  %279 = add nuw nsw i64 %247, 1
  %280 = icmp eq i64 %279, %245
  br i1 %280, label %281, label %246, !llvm.loop !52

281:                                              ; preds = %278, %234
  %282 = icmp eq i32 %157, 0
  br i1 %282, label %325, label %283

283:                                              ; preds = %281
  %284 = and i64 %151, 281474976710655
  %285 = trunc nuw i64 %159 to i16
  %286 = getelementptr inbounds i8, ptr %1, i64 8
  %287 = icmp eq i64 %159, 4
  %288 = zext i1 %287 to i32
  %289 = and i64 %156, 4294967295
  br label %290

290:                                              ; preds = %322, %283
  %291 = phi i64 [ 0, %283 ], [ %323, %322 ]
  %292 = load i64, ptr %9, align 8, !tbaa !10
  %293 = load i64, ptr %11, align 8, !tbaa !50
  %294 = mul i64 %293, %291
  %295 = add i64 %294, %292
  %296 = inttoptr i64 %295 to ptr
  %297 = getelementptr inbounds i8, ptr %296, i64 528
  store i64 %284, ptr %297, align 8, !tbaa !16
  switch i16 %285, label %320 [
    i16 2, label %298
    i16 1, label %309
  ]

298:                                              ; preds = %290
  %299 = load i32, ptr %17, align 4, !tbaa !14
  %300 = getelementptr inbounds i8, ptr %296, i64 540
  store i32 %299, ptr %300, align 4, !tbaa !12
  %301 = getelementptr inbounds i8, ptr %296, i64 536
  store i32 1, ptr %301, align 8, !tbaa !12
  %302 = load i32, ptr %286, align 8, !tbaa !51
  %303 = add i32 %302, 1
  store i32 %303, ptr %286, align 8, !tbaa !51
  %304 = load i32, ptr %50, align 4, !tbaa !48
  %305 = icmp ult i32 %303, %304
  br i1 %305, label %322, label %306

306:                                              ; preds = %298
  store i32 0, ptr %286, align 8, !tbaa !51
  %307 = load i32, ptr %17, align 4, !tbaa !14
  %308 = add i32 %307, 1
  store i32 %308, ptr %17, align 4, !tbaa !14
  br label %322

309:                                              ; preds = %290
  %310 = getelementptr inbounds i8, ptr %296, i64 536
  store i32 2, ptr %310, align 8, !tbaa !12
  %311 = load i32, ptr %50, align 4, !tbaa !48
  %312 = add i32 %311, -1
  store i32 %312, ptr %50, align 4, !tbaa !48
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %322, label %314

314:                                              ; preds = %309
  %315 = load i32, ptr %286, align 8, !tbaa !51
  %316 = icmp ult i32 %315, %312
  br i1 %316, label %322, label %317

317:                                              ; preds = %314
  store i32 0, ptr %286, align 8, !tbaa !51
  %318 = load i32, ptr %17, align 4, !tbaa !14
  %319 = add i32 %318, 1
  store i32 %319, ptr %17, align 4, !tbaa !14
  br label %322

320:                                              ; preds = %290
  %321 = getelementptr inbounds i8, ptr %296, i64 536
  store i32 %288, ptr %321, align 8, !tbaa !12
  br label %322

322:                                              ; preds = %320, %317, %314, %309, %306, %298
  %323 = add nuw nsw i64 %291, 1
  %324 = icmp eq i64 %323, %289
  br i1 %324, label %325, label %290, !llvm.loop !52

325:                                              ; preds = %322, %281
  %326 = load i64, ptr %39, align 8, !tbaa !29
  %327 = trunc i64 %326 to i32
  %328 = add i32 %327, %157
  %329 = icmp ugt i32 %328, %157
  br i1 %329, label %330, label %427

330:                                              ; preds = %325
  %331 = and i64 %153, 281474976710655
  %332 = lshr i64 %153, 48
  %333 = trunc nuw i64 %332 to i16
  %334 = getelementptr inbounds i8, ptr %1, i64 8
  %335 = icmp eq i64 %332, 4
  %336 = zext i1 %335 to i32
  %337 = and i64 %156, 4294967295
  %338 = zext i32 %328 to i64
  br label %339

339:                                              ; preds = %371, %330
  %340 = phi i64 [ %337, %330 ], [ %372, %371 ]
  %341 = load i64, ptr %9, align 8, !tbaa !10
  %342 = load i64, ptr %11, align 8, !tbaa !50
  %343 = mul i64 %342, %340
  %344 = add i64 %343, %341
  %345 = inttoptr i64 %344 to ptr
  %346 = getelementptr inbounds i8, ptr %345, i64 528
  store i64 %331, ptr %346, align 8, !tbaa !16
  switch i16 %333, label %369 [
    i16 2, label %347
    i16 1, label %358
  ]

347:                                              ; preds = %339
  %348 = load i32, ptr %17, align 4, !tbaa !14
  %349 = getelementptr inbounds i8, ptr %345, i64 540
  store i32 %348, ptr %349, align 4, !tbaa !12
  %350 = getelementptr inbounds i8, ptr %345, i64 536
  store i32 1, ptr %350, align 8, !tbaa !12
  %351 = load i32, ptr %334, align 8, !tbaa !51
  %352 = add i32 %351, 1
  store i32 %352, ptr %334, align 8, !tbaa !51
  %353 = load i32, ptr %50, align 4, !tbaa !48
  %354 = icmp ult i32 %352, %353
  br i1 %354, label %371, label %355

355:                                              ; preds = %347
  store i32 0, ptr %334, align 8, !tbaa !51
  %356 = load i32, ptr %17, align 4, !tbaa !14
  %357 = add i32 %356, 1
  store i32 %357, ptr %17, align 4, !tbaa !14
  br label %371

358:                                              ; preds = %339
  %359 = getelementptr inbounds i8, ptr %345, i64 536
  store i32 2, ptr %359, align 8, !tbaa !12
  %360 = load i32, ptr %50, align 4, !tbaa !48
  %361 = add i32 %360, -1
  store i32 %361, ptr %50, align 4, !tbaa !48
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %371, label %363

363:                                              ; preds = %358
  %364 = load i32, ptr %334, align 8, !tbaa !51
  %365 = icmp ult i32 %364, %361
  br i1 %365, label %371, label %366

366:                                              ; preds = %363
  store i32 0, ptr %334, align 8, !tbaa !51
  %367 = load i32, ptr %17, align 4, !tbaa !14
  %368 = add i32 %367, 1
  store i32 %368, ptr %17, align 4, !tbaa !14
  br label %371

369:                                              ; preds = %339
  %370 = getelementptr inbounds i8, ptr %345, i64 536
  store i32 %336, ptr %370, align 8, !tbaa !12
  br label %371

371:                                              ; preds = %369, %366, %363, %358, %355, %347
  %372 = add nuw nsw i64 %340, 1
  %373 = icmp eq i64 %372, %338
  br i1 %373, label %427, label %339, !llvm.loop !52

374:                                              ; preds = %185
  %375 = and i64 %151, 281474976710655
  %376 = load atomic i32, ptr %52 monotonic, align 4
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %58, label %378

378:                                              ; preds = %102, %374, %68, %58, %128
  %379 = phi i64 [ %60, %128 ], [ %60, %102 ], [ %375, %374 ], [ %60, %68 ], [ %60, %58 ]
  %380 = load i32, ptr %17, align 4, !tbaa !14
  %381 = icmp eq i32 %380, %18
  br i1 %381, label %427, label %382

382:                                              ; preds = %378
  %383 = icmp eq i32 %16, 0
  br i1 %383, label %427, label %384

384:                                              ; preds = %382
  %385 = and i64 %379, 281474976710655
  %386 = lshr i64 %379, 48
  %387 = trunc nuw i64 %386 to i16
  %388 = getelementptr inbounds i8, ptr %1, i64 8
  %389 = icmp eq i64 %386, 4
  %390 = zext i1 %389 to i32
  %391 = zext i32 %16 to i64
  br label %392

392:                                              ; preds = %424, %384
  %393 = phi i64 [ 0, %384 ], [ %425, %424 ]
  %394 = load i64, ptr %9, align 8, !tbaa !10
  %395 = load i64, ptr %11, align 8, !tbaa !50
  %396 = mul i64 %395, %393
  %397 = add i64 %396, %394
  %398 = inttoptr i64 %397 to ptr
  %399 = getelementptr inbounds i8, ptr %398, i64 528
  store i64 %385, ptr %399, align 8, !tbaa !16
  switch i16 %387, label %422 [
    i16 2, label %400
    i16 1, label %411
  ]

400:                                              ; preds = %392
  %401 = load i32, ptr %17, align 4, !tbaa !14
  %402 = getelementptr inbounds i8, ptr %398, i64 540
  store i32 %401, ptr %402, align 4, !tbaa !12
  %403 = getelementptr inbounds i8, ptr %398, i64 536
  store i32 1, ptr %403, align 8, !tbaa !12
  %404 = load i32, ptr %388, align 8, !tbaa !51
  %405 = add i32 %404, 1
  store i32 %405, ptr %388, align 8, !tbaa !51
  %406 = load i32, ptr %50, align 4, !tbaa !48
  %407 = icmp ult i32 %405, %406
  br i1 %407, label %424, label %408

408:                                              ; preds = %400
  store i32 0, ptr %388, align 8, !tbaa !51
  %409 = load i32, ptr %17, align 4, !tbaa !14
  %410 = add i32 %409, 1
  store i32 %410, ptr %17, align 4, !tbaa !14
  br label %424

411:                                              ; preds = %392
  %412 = getelementptr inbounds i8, ptr %398, i64 536
  store i32 2, ptr %412, align 8, !tbaa !12
  %413 = load i32, ptr %50, align 4, !tbaa !48
  %414 = add i32 %413, -1
  store i32 %414, ptr %50, align 4, !tbaa !48
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %424, label %416

416:                                              ; preds = %411
  %417 = load i32, ptr %388, align 8, !tbaa !51
  %418 = icmp ult i32 %417, %414
  br i1 %418, label %424, label %419

419:                                              ; preds = %416
  store i32 0, ptr %388, align 8, !tbaa !51
  %420 = load i32, ptr %17, align 4, !tbaa !14
  %421 = add i32 %420, 1
  store i32 %421, ptr %17, align 4, !tbaa !14
  br label %424

422:                                              ; preds = %392
  %423 = getelementptr inbounds i8, ptr %398, i64 536
  store i32 %390, ptr %423, align 8, !tbaa !12
  br label %424

424:                                              ; preds = %422, %419, %416, %411, %408, %400
  %425 = add nuw nsw i64 %393, 1
  %426 = icmp eq i64 %425, %391
  br i1 %426, label %427, label %392, !llvm.loop !52

427:                                              ; preds = %175, %371, %231, %424, %174, %325, %190, %382, %378, %54
  %428 = phi i32 [ 0, %54 ], [ 0, %378 ], [ 1, %382 ], [ 1, %190 ], [ 1, %325 ], [ 1, %174 ], [ 1, %424 ], [ 1, %231 ], [ 1, %371 ], [ 1, %175 ]
  ret i32 %428
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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !8, i64 131880}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !5, i64 40}
!11 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152}
!12 = !{!9, !9, i64 0}
!13 = !{!11, !9, i64 36}
!14 = !{!11, !9, i64 12}
!15 = !{!4, !5, i64 131816}
!16 = !{!5, !5, i64 0}
!17 = !{!18, !9, i64 76}
!18 = !{!"", !5, i64 0, !6, i64 8, !9, i64 72, !9, i64 76}
!19 = !{!11, !5, i64 72}
!20 = !{!21, !5, i64 8}
!21 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!22 = !{!21, !5, i64 0}
!23 = !{!21, !5, i64 16}
!24 = !{!18, !5, i64 0}
!25 = !{!26, !5, i64 0}
!26 = !{!"", !5, i64 0, !9, i64 8, !27, i64 16, !5, i64 24}
!27 = !{!"any pointer", !6, i64 0}
!28 = !{!26, !9, i64 8}
!29 = !{!30, !5, i64 736}
!30 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !31, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !9, i64 768, !9, i64 772, !5, i64 776, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !6, i64 816, !5, i64 880, !6, i64 888, !5, i64 952, !5, i64 960, !5, i64 968, !5, i64 976}
!31 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!32 = !{!26, !27, i64 16}
!33 = !{!26, !5, i64 24}
!34 = !{!35}
!35 = distinct !{!35, !36, !"step: argument 0"}
!36 = distinct !{!36, !"step"}
!37 = !{!18, !9, i64 72}
!38 = !{!27, !27, i64 0}
!39 = !{!4, !5, i64 176}
!40 = !{!4, !5, i64 131824}
!41 = !{!4, !5, i64 131832}
!42 = !{!4, !5, i64 131840}
!43 = !{!30, !5, i64 704}
!44 = !{!4, !5, i64 0}
!45 = !{!4, !5, i64 131856}
!46 = !{!4, !5, i64 131848}
!47 = !{!4, !5, i64 131808}
!48 = !{!11, !9, i64 4}
!49 = !{!4, !5, i64 131864}
!50 = !{!30, !5, i64 56}
!51 = !{!11, !9, i64 8}
!52 = distinct !{!52, !53}
!53 = !{!"llvm.loop.mustprogress"}
