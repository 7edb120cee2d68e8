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
  %10 = load i64, ptr %9, align 8, !tbaa !9
  %11 = getelementptr inbounds i8, ptr %8, i64 56
  %12 = inttoptr i64 %10 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 524
  %14 = load i32, ptr %13, align 4, !tbaa !11
  %15 = getelementptr inbounds i8, ptr %1, i64 36
  %16 = load i32, ptr %15, align 4, !tbaa !12
  %17 = getelementptr inbounds i8, ptr %1, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !13
  %19 = getelementptr inbounds i8, ptr %0, i64 131816
  %20 = load i64, ptr %19, align 8, !tbaa !14
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %51

22:                                               ; preds = %5
  %23 = getelementptr inbounds i8, ptr %12, i64 528
  %24 = load i64, ptr %23, align 8, !tbaa !15
  %25 = getelementptr inbounds i8, ptr %3, i64 76
  %26 = getelementptr inbounds i8, ptr %2, i64 8
  %27 = getelementptr inbounds i8, ptr %2, i64 16
  %28 = getelementptr inbounds i8, ptr %3, i64 8
  %29 = getelementptr inbounds i8, ptr %3, i64 40
  %30 = getelementptr inbounds i8, ptr %3, i64 16
  %31 = getelementptr inbounds i8, ptr %3, i64 48
  %32 = and i32 %14, 1023
  %33 = zext nneg i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 48
  %35 = inttoptr i64 %4 to ptr
  %36 = getelementptr inbounds i8, ptr %8, i64 736
  %37 = getelementptr inbounds i8, ptr %35, i64 -8
  %38 = getelementptr inbounds i8, ptr %3, i64 72
  %39 = getelementptr inbounds i8, ptr %0, i64 176
  %40 = getelementptr inbounds i8, ptr %0, i64 131824
  %41 = getelementptr inbounds i8, ptr %0, i64 131832
  %42 = getelementptr inbounds i8, ptr %0, i64 131840
  %43 = getelementptr inbounds i8, ptr %8, i64 704
  %44 = getelementptr inbounds i8, ptr %0, i64 131856
  %45 = getelementptr inbounds i8, ptr %0, i64 131848
  %46 = getelementptr inbounds i8, ptr %0, i64 131808
  %47 = getelementptr inbounds i8, ptr %1, i64 4
  %48 = getelementptr inbounds i8, ptr %0, i64 131864
  %49 = getelementptr inbounds i8, ptr %8, i64 164
  %50 = load i32, ptr %25, align 4, !tbaa !16
  br label %55

51:                                               ; preds = %5
  %52 = getelementptr inbounds i8, ptr %1, i64 72
  %53 = load i64, ptr %52, align 8, !tbaa !18
  %54 = sub i64 %20, %53
  store i64 %54, ptr %19, align 8, !tbaa !14
  br label %424

55:                                               ; preds = %22, %371
  %56 = phi i32 [ %161, %371 ], [ %50, %22 ]
  %57 = phi i64 [ %372, %371 ], [ %24, %22 ]
  %58 = icmp ult i32 %56, 2
  br i1 %58, label %59, label %375

59:                                               ; preds = %55
  %60 = load i64, ptr %26, align 8, !tbaa !19
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %71, label %62

62:                                               ; preds = %59
  %63 = load i64, ptr %2, align 8, !tbaa !21
  %64 = icmp eq i64 %63, -1
  br i1 %64, label %69, label %65

65:                                               ; preds = %62
  %66 = tail call i64 @llvm.readcyclecounter()
  %67 = load i64, ptr %2, align 8, !tbaa !21
  %68 = icmp ult i64 %66, %67
  br i1 %68, label %69, label %375

69:                                               ; preds = %65, %62
  %70 = load i64, ptr %27, align 8, !tbaa !22
  store i64 %70, ptr %26, align 8, !tbaa !19
  br label %71

71:                                               ; preds = %69, %59
  %72 = load i64, ptr %3, align 8, !tbaa !23
  %73 = icmp eq i64 %72, %4
  br i1 %73, label %74, label %76

74:                                               ; preds = %71
  %75 = load i64, ptr %28, align 8, !tbaa !24
  br label %77

76:                                               ; preds = %71
  store i64 %4, ptr %3, align 8, !tbaa !23
  store i64 -1, ptr %29, align 8, !tbaa !24
  store i64 -1, ptr %28, align 8, !tbaa !24
  br label %77

77:                                               ; preds = %76, %74
  %78 = phi i64 [ %75, %74 ], [ -1, %76 ]
  %79 = icmp eq i64 %78, %57
  br i1 %79, label %80, label %83

80:                                               ; preds = %77
  %81 = load i32, ptr %30, align 8, !tbaa !27
  %82 = icmp eq i32 %81, %14
  br i1 %82, label %99, label %83

83:                                               ; preds = %80, %77
  %84 = load i64, ptr %29, align 8, !tbaa !24
  %85 = icmp eq i64 %84, %57
  br i1 %85, label %86, label %89

86:                                               ; preds = %83
  %87 = load i32, ptr %31, align 8, !tbaa !27
  %88 = icmp eq i32 %87, %14
  br i1 %88, label %99, label %89

89:                                               ; preds = %86, %83
  %90 = add i64 %57, 1
  %91 = or i64 %90, %34
  %92 = load i64, ptr %36, align 8, !tbaa !28
  %93 = shl i64 %92, 58
  %94 = or i64 %93, %91
  %95 = load i64, ptr %37, align 8, !tbaa !15
  %96 = lshr i64 %94, 2
  %97 = mul i64 %96, -7046029254386353131
  %98 = lshr i64 %97, 40
  br label %107

99:                                               ; preds = %86, %80
  %100 = phi ptr [ %28, %80 ], [ %29, %86 ]
  %101 = getelementptr inbounds i8, ptr %100, i64 16
  %102 = load ptr, ptr %101, align 8, !tbaa !31
  %103 = icmp eq ptr %102, null
  br i1 %103, label %375, label %104

104:                                              ; preds = %99
  %105 = getelementptr inbounds i8, ptr %100, i64 24
  %106 = load i64, ptr %105, align 8, !tbaa !32, !noalias !33
  br label %137

107:                                              ; preds = %107, %89
  %108 = phi i64 [ %98, %89 ], [ %118, %107 ]
  %109 = phi ptr [ undef, %89 ], [ %116, %107 ]
  %110 = and i64 %108, %95
  %111 = getelementptr inbounds %struct.Region, ptr %35, i64 %110
  %112 = load i64, ptr %111, align 8, !tbaa !21
  %113 = icmp ne i64 %112, %94
  %114 = icmp ne i64 %112, 0
  %115 = select i1 %114, ptr %109, ptr null
  %116 = select i1 %113, ptr %115, ptr %111
  %117 = and i1 %113, %114
  %118 = add i64 %108, 1
  br i1 %117, label %107, label %119

119:                                              ; preds = %107
  %120 = load i32, ptr %38, align 8, !tbaa !36
  %121 = xor i32 %120, 1
  store i32 %121, ptr %38, align 8, !tbaa !36
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds [2 x %struct.At], ptr %28, i64 0, i64 %122
  %124 = icmp eq ptr %116, null
  br i1 %124, label %125, label %128

125:                                              ; preds = %119
  store i64 %57, ptr %123, align 8, !tbaa !15
  %126 = getelementptr inbounds i8, ptr %123, i64 8
  store i32 %14, ptr %126, align 8, !tbaa !11
  %127 = getelementptr inbounds i8, ptr %123, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %127, i8 0, i64 16, i1 false)
  br label %375

128:                                              ; preds = %119
  %129 = getelementptr inbounds i8, ptr %116, i64 8
  %130 = load i64, ptr %129, align 8, !tbaa !19
  %131 = inttoptr i64 %130 to ptr
  %132 = getelementptr inbounds i8, ptr %116, i64 16
  %133 = load i64, ptr %132, align 8, !tbaa !22
  store i64 %57, ptr %123, align 8, !tbaa !15
  %134 = getelementptr inbounds i8, ptr %123, i64 8
  store i32 %14, ptr %134, align 8, !tbaa !11
  %135 = getelementptr inbounds i8, ptr %123, i64 16
  store ptr %131, ptr %135, align 8, !tbaa !37
  %136 = getelementptr inbounds i8, ptr %123, i64 24
  store i64 %133, ptr %136, align 8, !tbaa !15
  store i64 %91, ptr %39, align 8, !tbaa !38
  br label %137

137:                                              ; preds = %104, %128
  %138 = phi i64 [ %106, %104 ], [ %133, %128 ]
  %139 = phi ptr [ %102, %104 ], [ %131, %128 ]
  %140 = load i32, ptr %15, align 4, !tbaa !12, !noalias !33
  %141 = zext i32 %140 to i64
  %142 = load i64, ptr %36, align 8, !tbaa !28, !noalias !33
  %143 = udiv i64 %141, %142
  store i64 %143, ptr %40, align 8, !tbaa !39, !noalias !33
  store i64 %57, ptr %41, align 8, !tbaa !40, !noalias !33
  %144 = load i64, ptr %26, align 8, !tbaa !19, !noalias !33
  store i64 %144, ptr %42, align 8, !tbaa !41, !noalias !33
  %145 = load i64, ptr %43, align 8, !tbaa !42, !noalias !33
  store i64 %145, ptr %0, align 8, !tbaa !43, !noalias !33
  %146 = load i64, ptr %9, align 8, !tbaa !9, !noalias !33
  %147 = inttoptr i64 %146 to ptr
  %148 = tail call i64 %139(ptr noundef %147, ptr noundef nonnull %0, i64 noundef %138) #3, !noalias !33
  %149 = load i64, ptr %42, align 8, !tbaa !41, !noalias !33
  store i64 %149, ptr %26, align 8, !tbaa !19, !noalias !33
  %150 = load i64, ptr %44, align 8, !tbaa !44, !noalias !33
  %151 = load i64, ptr %45, align 8, !tbaa !45, !noalias !33
  %152 = load i64, ptr %36, align 8, !tbaa !28, !noalias !33
  %153 = mul i64 %152, %151
  %154 = trunc i64 %153 to i32
  %155 = icmp eq i32 %16, %154
  %156 = lshr i64 %148, 48
  %157 = and i64 %150, -281474976710656
  %158 = icmp eq i64 %157, 1688849860263936
  %159 = zext i1 %158 to i32
  %160 = load i32, ptr %25, align 4, !tbaa !16
  %161 = add i32 %160, %159
  store i32 %161, ptr %25, align 4, !tbaa !16
  br i1 %158, label %163, label %162

162:                                              ; preds = %137
  store i64 0, ptr %46, align 8, !tbaa !46
  br label %168

163:                                              ; preds = %137
  %164 = load i64, ptr %46, align 8, !tbaa !46
  %165 = add i64 %164, 1
  store i64 %165, ptr %46, align 8, !tbaa !46
  %166 = icmp ult i64 %165, 8
  br i1 %166, label %168, label %167

167:                                              ; preds = %163
  store i64 0, ptr %46, align 8, !tbaa !46
  store i64 32, ptr %19, align 8, !tbaa !14
  br label %168

168:                                              ; preds = %162, %163, %167
  %169 = icmp eq i64 %156, 1
  %170 = select i1 %155, i1 %169, i1 false
  br i1 %170, label %171, label %172

171:                                              ; preds = %168
  store i32 0, ptr %47, align 4, !tbaa !47
  br label %424

172:                                              ; preds = %168
  %173 = load i32, ptr %47, align 4, !tbaa !47
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %424, label %175

175:                                              ; preds = %172
  %176 = icmp eq i64 %156, 2
  %177 = select i1 %155, i1 %176, i1 false
  br i1 %177, label %178, label %181

178:                                              ; preds = %175
  %179 = load i32, ptr %17, align 4, !tbaa !13
  %180 = add i32 %179, 1
  store i32 %180, ptr %17, align 4, !tbaa !13
  br label %181

181:                                              ; preds = %178, %175
  br i1 %155, label %182, label %231

182:                                              ; preds = %181
  %183 = load i32, ptr %17, align 4, !tbaa !13
  %184 = load i64, ptr %48, align 8, !tbaa !48
  %185 = trunc i64 %184 to i32
  %186 = icmp eq i32 %183, %185
  br i1 %186, label %187, label %371

187:                                              ; preds = %182
  %188 = icmp eq i32 %16, 0
  br i1 %188, label %424, label %189

189:                                              ; preds = %187
  %190 = and i64 %148, 281474976710655
  %191 = trunc nuw i64 %156 to i16
  %192 = getelementptr inbounds i8, ptr %1, i64 8
  %193 = icmp eq i64 %156, 4
  %194 = zext i1 %193 to i32
  %195 = and i64 %153, 4294967295
  br label %196

196:                                              ; preds = %228, %189
  %197 = phi i64 [ 0, %189 ], [ %229, %228 ]
  %198 = load i64, ptr %9, align 8, !tbaa !9
  %199 = load i64, ptr %11, align 8, !tbaa !49
  %200 = mul i64 %199, %197
  %201 = add i64 %200, %198
  %202 = inttoptr i64 %201 to ptr
  %203 = getelementptr inbounds i8, ptr %202, i64 528
  store i64 %190, ptr %203, align 8, !tbaa !15
  switch i16 %191, label %226 [
    i16 2, label %204
    i16 1, label %215
  ]

204:                                              ; preds = %196
  %205 = load i32, ptr %17, align 4, !tbaa !13
  %206 = getelementptr inbounds i8, ptr %202, i64 540
  store i32 %205, ptr %206, align 4, !tbaa !11
  %207 = getelementptr inbounds i8, ptr %202, i64 536
  store i32 1, ptr %207, align 8, !tbaa !11
  %208 = load i32, ptr %192, align 8, !tbaa !50
  %209 = add i32 %208, 1
  store i32 %209, ptr %192, align 8, !tbaa !50
  %210 = load i32, ptr %47, align 4, !tbaa !47
  %211 = icmp ult i32 %209, %210
  br i1 %211, label %228, label %212

212:                                              ; preds = %204
  store i32 0, ptr %192, align 8, !tbaa !50
  %213 = load i32, ptr %17, align 4, !tbaa !13
  %214 = add i32 %213, 1
  store i32 %214, ptr %17, align 4, !tbaa !13
  br label %228

215:                                              ; preds = %196
  %216 = getelementptr inbounds i8, ptr %202, i64 536
  store i32 2, ptr %216, align 8, !tbaa !11
  %217 = load i32, ptr %47, align 4, !tbaa !47
  %218 = add i32 %217, -1
  store i32 %218, ptr %47, align 4, !tbaa !47
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %228, label %220

220:                                              ; preds = %215
  %221 = load i32, ptr %192, align 8, !tbaa !50
  %222 = icmp ult i32 %221, %218
  br i1 %222, label %228, label %223

223:                                              ; preds = %220
  store i32 0, ptr %192, align 8, !tbaa !50
  %224 = load i32, ptr %17, align 4, !tbaa !13
  %225 = add i32 %224, 1
  store i32 %225, ptr %17, align 4, !tbaa !13
  br label %228

226:                                              ; preds = %196
  %227 = getelementptr inbounds i8, ptr %202, i64 536
  store i32 %194, ptr %227, align 8, !tbaa !11
  br label %228

228:                                              ; preds = %226, %223, %220, %215, %212, %204
  %229 = add nuw nsw i64 %197, 1
  %230 = icmp eq i64 %229, %195
  br i1 %230, label %424, label %196, !llvm.loop !51

231:                                              ; preds = %181
  %232 = icmp ugt i32 %16, %154
  br i1 %232, label %233, label %278

233:                                              ; preds = %231
  %234 = load i64, ptr %41, align 8, !tbaa !40
  %235 = and i64 %234, 281474976710655
  %236 = lshr i64 %234, 48
  %237 = trunc nuw i64 %236 to i16
  %238 = getelementptr inbounds i8, ptr %1, i64 8
  %239 = icmp eq i64 %236, 4
  %240 = zext i1 %239 to i32
  %241 = and i64 %153, 4294967295
  %242 = zext i32 %16 to i64
  br label %243

243:                                              ; preds = %275, %233
  %244 = phi i64 [ %241, %233 ], [ %276, %275 ]
  %245 = load i64, ptr %9, align 8, !tbaa !9
  %246 = load i64, ptr %11, align 8, !tbaa !49
  %247 = mul i64 %246, %244
  %248 = add i64 %247, %245
  %249 = inttoptr i64 %248 to ptr
  %250 = getelementptr inbounds i8, ptr %249, i64 528
  store i64 %235, ptr %250, align 8, !tbaa !15
  switch i16 %237, label %273 [
    i16 2, label %251
    i16 1, label %262
  ]

251:                                              ; preds = %243
  %252 = load i32, ptr %17, align 4, !tbaa !13
  %253 = getelementptr inbounds i8, ptr %249, i64 540
  store i32 %252, ptr %253, align 4, !tbaa !11
  %254 = getelementptr inbounds i8, ptr %249, i64 536
  store i32 1, ptr %254, align 8, !tbaa !11
  %255 = load i32, ptr %238, align 8, !tbaa !50
  %256 = add i32 %255, 1
  store i32 %256, ptr %238, align 8, !tbaa !50
  %257 = load i32, ptr %47, align 4, !tbaa !47
  %258 = icmp ult i32 %256, %257
  br i1 %258, label %275, label %259

259:                                              ; preds = %251
  store i32 0, ptr %238, align 8, !tbaa !50
  %260 = load i32, ptr %17, align 4, !tbaa !13
  %261 = add i32 %260, 1
  store i32 %261, ptr %17, align 4, !tbaa !13
  br label %275

262:                                              ; preds = %243
  %263 = getelementptr inbounds i8, ptr %249, i64 536
  store i32 2, ptr %263, align 8, !tbaa !11
  %264 = load i32, ptr %47, align 4, !tbaa !47
  %265 = add i32 %264, -1
  store i32 %265, ptr %47, align 4, !tbaa !47
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %275, label %267

267:                                              ; preds = %262
  %268 = load i32, ptr %238, align 8, !tbaa !50
  %269 = icmp ult i32 %268, %265
  br i1 %269, label %275, label %270

270:                                              ; preds = %267
  store i32 0, ptr %238, align 8, !tbaa !50
  %271 = load i32, ptr %17, align 4, !tbaa !13
  %272 = add i32 %271, 1
  store i32 %272, ptr %17, align 4, !tbaa !13
  br label %275

273:                                              ; preds = %243
  %274 = getelementptr inbounds i8, ptr %249, i64 536
  store i32 %240, ptr %274, align 8, !tbaa !11
  br label %275

275:                                              ; preds = %273, %270, %267, %262, %259, %251
  %276 = add nuw nsw i64 %244, 1
  %277 = icmp eq i64 %276, %242
  br i1 %277, label %278, label %243, !llvm.loop !51

278:                                              ; preds = %275, %231
  %279 = icmp eq i32 %154, 0
  br i1 %279, label %322, label %280

280:                                              ; preds = %278
  %281 = and i64 %148, 281474976710655
  %282 = trunc nuw i64 %156 to i16
  %283 = getelementptr inbounds i8, ptr %1, i64 8
  %284 = icmp eq i64 %156, 4
  %285 = zext i1 %284 to i32
  %286 = and i64 %153, 4294967295
  br label %287

287:                                              ; preds = %319, %280
  %288 = phi i64 [ 0, %280 ], [ %320, %319 ]
  %289 = load i64, ptr %9, align 8, !tbaa !9
  %290 = load i64, ptr %11, align 8, !tbaa !49
  %291 = mul i64 %290, %288
  %292 = add i64 %291, %289
  %293 = inttoptr i64 %292 to ptr
  %294 = getelementptr inbounds i8, ptr %293, i64 528
  store i64 %281, ptr %294, align 8, !tbaa !15
  switch i16 %282, label %317 [
    i16 2, label %295
    i16 1, label %306
  ]

295:                                              ; preds = %287
  %296 = load i32, ptr %17, align 4, !tbaa !13
  %297 = getelementptr inbounds i8, ptr %293, i64 540
  store i32 %296, ptr %297, align 4, !tbaa !11
  %298 = getelementptr inbounds i8, ptr %293, i64 536
  store i32 1, ptr %298, align 8, !tbaa !11
  %299 = load i32, ptr %283, align 8, !tbaa !50
  %300 = add i32 %299, 1
  store i32 %300, ptr %283, align 8, !tbaa !50
  %301 = load i32, ptr %47, align 4, !tbaa !47
  %302 = icmp ult i32 %300, %301
  br i1 %302, label %319, label %303

303:                                              ; preds = %295
  store i32 0, ptr %283, align 8, !tbaa !50
  %304 = load i32, ptr %17, align 4, !tbaa !13
  %305 = add i32 %304, 1
  store i32 %305, ptr %17, align 4, !tbaa !13
  br label %319

306:                                              ; preds = %287
  %307 = getelementptr inbounds i8, ptr %293, i64 536
  store i32 2, ptr %307, align 8, !tbaa !11
  %308 = load i32, ptr %47, align 4, !tbaa !47
  %309 = add i32 %308, -1
  store i32 %309, ptr %47, align 4, !tbaa !47
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %319, label %311

311:                                              ; preds = %306
  %312 = load i32, ptr %283, align 8, !tbaa !50
  %313 = icmp ult i32 %312, %309
  br i1 %313, label %319, label %314

314:                                              ; preds = %311
  store i32 0, ptr %283, align 8, !tbaa !50
  %315 = load i32, ptr %17, align 4, !tbaa !13
  %316 = add i32 %315, 1
  store i32 %316, ptr %17, align 4, !tbaa !13
  br label %319

317:                                              ; preds = %287
  %318 = getelementptr inbounds i8, ptr %293, i64 536
  store i32 %285, ptr %318, align 8, !tbaa !11
  br label %319

319:                                              ; preds = %317, %314, %311, %306, %303, %295
  %320 = add nuw nsw i64 %288, 1
  %321 = icmp eq i64 %320, %286
  br i1 %321, label %322, label %287, !llvm.loop !51

322:                                              ; preds = %319, %278
  %323 = load i64, ptr %36, align 8, !tbaa !28
  %324 = trunc i64 %323 to i32
  %325 = add i32 %324, %154
  %326 = icmp ugt i32 %325, %154
  br i1 %326, label %327, label %424

327:                                              ; preds = %322
  %328 = and i64 %150, 281474976710655
  %329 = lshr i64 %150, 48
  %330 = trunc nuw i64 %329 to i16
  %331 = getelementptr inbounds i8, ptr %1, i64 8
  %332 = icmp eq i64 %329, 4
  %333 = zext i1 %332 to i32
  %334 = and i64 %153, 4294967295
  %335 = zext i32 %325 to i64
  br label %336

336:                                              ; preds = %368, %327
  %337 = phi i64 [ %334, %327 ], [ %369, %368 ]
  %338 = load i64, ptr %9, align 8, !tbaa !9
  %339 = load i64, ptr %11, align 8, !tbaa !49
  %340 = mul i64 %339, %337
  %341 = add i64 %340, %338
  %342 = inttoptr i64 %341 to ptr
  %343 = getelementptr inbounds i8, ptr %342, i64 528
  store i64 %328, ptr %343, align 8, !tbaa !15
  switch i16 %330, label %366 [
    i16 2, label %344
    i16 1, label %355
  ]

344:                                              ; preds = %336
  %345 = load i32, ptr %17, align 4, !tbaa !13
  %346 = getelementptr inbounds i8, ptr %342, i64 540
  store i32 %345, ptr %346, align 4, !tbaa !11
  %347 = getelementptr inbounds i8, ptr %342, i64 536
  store i32 1, ptr %347, align 8, !tbaa !11
  %348 = load i32, ptr %331, align 8, !tbaa !50
  %349 = add i32 %348, 1
  store i32 %349, ptr %331, align 8, !tbaa !50
  %350 = load i32, ptr %47, align 4, !tbaa !47
  %351 = icmp ult i32 %349, %350
  br i1 %351, label %368, label %352

352:                                              ; preds = %344
  store i32 0, ptr %331, align 8, !tbaa !50
  %353 = load i32, ptr %17, align 4, !tbaa !13
  %354 = add i32 %353, 1
  store i32 %354, ptr %17, align 4, !tbaa !13
  br label %368

355:                                              ; preds = %336
  %356 = getelementptr inbounds i8, ptr %342, i64 536
  store i32 2, ptr %356, align 8, !tbaa !11
  %357 = load i32, ptr %47, align 4, !tbaa !47
  %358 = add i32 %357, -1
  store i32 %358, ptr %47, align 4, !tbaa !47
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %368, label %360

360:                                              ; preds = %355
  %361 = load i32, ptr %331, align 8, !tbaa !50
  %362 = icmp ult i32 %361, %358
  br i1 %362, label %368, label %363

363:                                              ; preds = %360
  store i32 0, ptr %331, align 8, !tbaa !50
  %364 = load i32, ptr %17, align 4, !tbaa !13
  %365 = add i32 %364, 1
  store i32 %365, ptr %17, align 4, !tbaa !13
  br label %368

366:                                              ; preds = %336
  %367 = getelementptr inbounds i8, ptr %342, i64 536
  store i32 %333, ptr %367, align 8, !tbaa !11
  br label %368

368:                                              ; preds = %366, %363, %360, %355, %352, %344
  %369 = add nuw nsw i64 %337, 1
  %370 = icmp eq i64 %369, %335
  br i1 %370, label %424, label %336, !llvm.loop !51

371:                                              ; preds = %182
  %372 = and i64 %148, 281474976710655
  %373 = load atomic i32, ptr %49 monotonic, align 4
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %55, label %375

375:                                              ; preds = %99, %371, %65, %55, %125
  %376 = phi i64 [ %57, %125 ], [ %57, %99 ], [ %372, %371 ], [ %57, %65 ], [ %57, %55 ]
  %377 = load i32, ptr %17, align 4, !tbaa !13
  %378 = icmp eq i32 %377, %18
  br i1 %378, label %424, label %379

379:                                              ; preds = %375
  %380 = icmp eq i32 %16, 0
  br i1 %380, label %424, label %381

381:                                              ; preds = %379
  %382 = and i64 %376, 281474976710655
  %383 = lshr i64 %376, 48
  %384 = trunc nuw i64 %383 to i16
  %385 = getelementptr inbounds i8, ptr %1, i64 8
  %386 = icmp eq i64 %383, 4
  %387 = zext i1 %386 to i32
  %388 = zext i32 %16 to i64
  br label %389

389:                                              ; preds = %421, %381
  %390 = phi i64 [ 0, %381 ], [ %422, %421 ]
  %391 = load i64, ptr %9, align 8, !tbaa !9
  %392 = load i64, ptr %11, align 8, !tbaa !49
  %393 = mul i64 %392, %390
  %394 = add i64 %393, %391
  %395 = inttoptr i64 %394 to ptr
  %396 = getelementptr inbounds i8, ptr %395, i64 528
  store i64 %382, ptr %396, align 8, !tbaa !15
  switch i16 %384, label %419 [
    i16 2, label %397
    i16 1, label %408
  ]

397:                                              ; preds = %389
  %398 = load i32, ptr %17, align 4, !tbaa !13
  %399 = getelementptr inbounds i8, ptr %395, i64 540
  store i32 %398, ptr %399, align 4, !tbaa !11
  %400 = getelementptr inbounds i8, ptr %395, i64 536
  store i32 1, ptr %400, align 8, !tbaa !11
  %401 = load i32, ptr %385, align 8, !tbaa !50
  %402 = add i32 %401, 1
  store i32 %402, ptr %385, align 8, !tbaa !50
  %403 = load i32, ptr %47, align 4, !tbaa !47
  %404 = icmp ult i32 %402, %403
  br i1 %404, label %421, label %405

405:                                              ; preds = %397
  store i32 0, ptr %385, align 8, !tbaa !50
  %406 = load i32, ptr %17, align 4, !tbaa !13
  %407 = add i32 %406, 1
  store i32 %407, ptr %17, align 4, !tbaa !13
  br label %421

408:                                              ; preds = %389
  %409 = getelementptr inbounds i8, ptr %395, i64 536
  store i32 2, ptr %409, align 8, !tbaa !11
  %410 = load i32, ptr %47, align 4, !tbaa !47
  %411 = add i32 %410, -1
  store i32 %411, ptr %47, align 4, !tbaa !47
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %421, label %413

413:                                              ; preds = %408
  %414 = load i32, ptr %385, align 8, !tbaa !50
  %415 = icmp ult i32 %414, %411
  br i1 %415, label %421, label %416

416:                                              ; preds = %413
  store i32 0, ptr %385, align 8, !tbaa !50
  %417 = load i32, ptr %17, align 4, !tbaa !13
  %418 = add i32 %417, 1
  store i32 %418, ptr %17, align 4, !tbaa !13
  br label %421

419:                                              ; preds = %389
  %420 = getelementptr inbounds i8, ptr %395, i64 536
  store i32 %387, ptr %420, align 8, !tbaa !11
  br label %421

421:                                              ; preds = %419, %416, %413, %408, %405, %397
  %422 = add nuw nsw i64 %390, 1
  %423 = icmp eq i64 %422, %388
  br i1 %423, label %424, label %389, !llvm.loop !51

424:                                              ; preds = %172, %368, %228, %421, %171, %322, %187, %379, %375, %51
  %425 = phi i32 [ 0, %51 ], [ 0, %375 ], [ 1, %379 ], [ 1, %187 ], [ 1, %322 ], [ 1, %171 ], [ 1, %421 ], [ 1, %228 ], [ 1, %368 ], [ 1, %172 ]
  ret i32 %425
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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!10, !5, i64 40}
!10 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72}
!11 = !{!8, !8, i64 0}
!12 = !{!10, !8, i64 36}
!13 = !{!10, !8, i64 12}
!14 = !{!4, !5, i64 131816}
!15 = !{!5, !5, i64 0}
!16 = !{!17, !8, i64 76}
!17 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!18 = !{!10, !5, i64 72}
!19 = !{!20, !5, i64 8}
!20 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!21 = !{!20, !5, i64 0}
!22 = !{!20, !5, i64 16}
!23 = !{!17, !5, i64 0}
!24 = !{!25, !5, i64 0}
!25 = !{!"", !5, i64 0, !8, i64 8, !26, i64 16, !5, i64 24}
!26 = !{!"any pointer", !6, i64 0}
!27 = !{!25, !8, i64 8}
!28 = !{!29, !5, i64 736}
!29 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !30, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !6, i64 768, !5, i64 832, !6, i64 840}
!30 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!31 = !{!25, !26, i64 16}
!32 = !{!25, !5, i64 24}
!33 = !{!34}
!34 = distinct !{!34, !35, !"step: argument 0"}
!35 = distinct !{!35, !"step"}
!36 = !{!17, !8, i64 72}
!37 = !{!26, !26, i64 0}
!38 = !{!4, !5, i64 176}
!39 = !{!4, !5, i64 131824}
!40 = !{!4, !5, i64 131832}
!41 = !{!4, !5, i64 131840}
!42 = !{!29, !5, i64 704}
!43 = !{!4, !5, i64 0}
!44 = !{!4, !5, i64 131856}
!45 = !{!4, !5, i64 131848}
!46 = !{!4, !5, i64 131808}
!47 = !{!10, !8, i64 4}
!48 = !{!4, !5, i64 131864}
!49 = !{!29, !5, i64 56}
!50 = !{!10, !8, i64 8}
!51 = distinct !{!51, !52}
!52 = !{!"llvm.loop.mustprogress"}
