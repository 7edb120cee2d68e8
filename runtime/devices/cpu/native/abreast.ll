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
  %19 = getelementptr inbounds i8, ptr %0, i64 131816
  %20 = load i64, ptr %19, align 8, !tbaa !14
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %45

22:                                               ; preds = %5
  %23 = getelementptr inbounds i8, ptr %12, i64 528
  %24 = load i64, ptr %23, align 8, !tbaa !15
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
  %41 = getelementptr inbounds i8, ptr %0, i64 131808
  %42 = getelementptr inbounds i8, ptr %1, i64 4
  %43 = getelementptr inbounds i8, ptr %8, i64 148
  %44 = load i32, ptr %25, align 4, !tbaa !16
  br label %49

45:                                               ; preds = %5
  %46 = getelementptr inbounds i8, ptr %1, i64 72
  %47 = load i64, ptr %46, align 8, !tbaa !18
  %48 = sub i64 %20, %47
  store i64 %48, ptr %19, align 8, !tbaa !14
  br label %443

49:                                               ; preds = %22, %390
  %50 = phi i32 [ %205, %390 ], [ %18, %22 ]
  %51 = phi i32 [ %183, %390 ], [ %44, %22 ]
  %52 = phi i64 [ %391, %390 ], [ %24, %22 ]
  %53 = icmp ult i32 %51, 2
  br i1 %53, label %54, label %394

54:                                               ; preds = %49
  %55 = load i64, ptr %26, align 8, !tbaa !19
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %66, label %57

57:                                               ; preds = %54
  store i64 16384, ptr %26, align 8, !tbaa !19
  %58 = load i64, ptr %2, align 8, !tbaa !21
  %59 = icmp eq i64 %58, -1
  br i1 %59, label %66, label %60

60:                                               ; preds = %57
  %61 = tail call i64 @llvm.readcyclecounter()
  %62 = load i64, ptr %2, align 8, !tbaa !21
  %63 = icmp ult i64 %61, %62
  br i1 %63, label %64, label %394

64:                                               ; preds = %60
  %65 = load i32, ptr %17, align 4, !tbaa !13
  br label %66

66:                                               ; preds = %64, %57, %54
  %67 = phi i32 [ %65, %64 ], [ %50, %57 ], [ %50, %54 ]
  %68 = load i64, ptr %3, align 8, !tbaa !22
  %69 = icmp eq i64 %68, %4
  br i1 %69, label %70, label %72

70:                                               ; preds = %66
  %71 = load i64, ptr %27, align 8, !tbaa !23
  br label %73

72:                                               ; preds = %66
  store i64 %4, ptr %3, align 8, !tbaa !22
  store i64 -1, ptr %28, align 8, !tbaa !23
  store i64 -1, ptr %27, align 8, !tbaa !23
  br label %73

73:                                               ; preds = %72, %70
  %74 = phi i64 [ %71, %70 ], [ -1, %72 ]
  %75 = icmp eq i64 %74, %52
  br i1 %75, label %76, label %79

76:                                               ; preds = %73
  %77 = load i32, ptr %29, align 8, !tbaa !26
  %78 = icmp eq i32 %77, %14
  br i1 %78, label %95, label %79

79:                                               ; preds = %76, %73
  %80 = load i64, ptr %28, align 8, !tbaa !23
  %81 = icmp eq i64 %80, %52
  br i1 %81, label %82, label %85

82:                                               ; preds = %79
  %83 = load i32, ptr %30, align 8, !tbaa !26
  %84 = icmp eq i32 %83, %14
  br i1 %84, label %95, label %85

85:                                               ; preds = %82, %79
  %86 = add i64 %52, 1
  %87 = or i64 %86, %33
  %88 = load i64, ptr %35, align 8, !tbaa !27
  %89 = shl i64 %88, 58
  %90 = or i64 %89, %87
  %91 = load i64, ptr %36, align 8, !tbaa !15
  %92 = lshr i64 %90, 2
  %93 = mul i64 %92, -7046029254386353131
  %94 = lshr i64 %93, 40
  br label %103

95:                                               ; preds = %82, %76
  %96 = phi ptr [ %27, %76 ], [ %28, %82 ]
  %97 = getelementptr inbounds i8, ptr %96, i64 16
  %98 = load ptr, ptr %97, align 8, !tbaa !29
  %99 = icmp eq ptr %98, null
  br i1 %99, label %394, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds i8, ptr %96, i64 24
  %102 = load i64, ptr %101, align 8, !tbaa !30, !noalias !31
  br label %133

103:                                              ; preds = %103, %85
  %104 = phi i64 [ %94, %85 ], [ %114, %103 ]
  %105 = phi ptr [ undef, %85 ], [ %112, %103 ]
  %106 = and i64 %104, %91
  %107 = getelementptr inbounds %struct.Region, ptr %34, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !34
  %109 = icmp ne i64 %108, %90
  %110 = icmp ne i64 %108, 0
  %111 = select i1 %110, ptr %105, ptr null
  %112 = select i1 %109, ptr %111, ptr %107
  %113 = and i1 %109, %110
  %114 = add i64 %104, 1
  br i1 %113, label %103, label %115

115:                                              ; preds = %103
  %116 = load i32, ptr %37, align 8, !tbaa !36
  %117 = xor i32 %116, 1
  store i32 %117, ptr %37, align 8, !tbaa !36
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds [2 x %struct.At], ptr %27, i64 0, i64 %118
  %120 = icmp eq ptr %112, null
  br i1 %120, label %121, label %124

121:                                              ; preds = %115
  store i64 %52, ptr %119, align 8, !tbaa !15
  %122 = getelementptr inbounds i8, ptr %119, i64 8
  store i32 %14, ptr %122, align 8, !tbaa !11
  %123 = getelementptr inbounds i8, ptr %119, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %123, i8 0, i64 16, i1 false)
  br label %394

124:                                              ; preds = %115
  %125 = getelementptr inbounds i8, ptr %112, i64 8
  %126 = load i64, ptr %125, align 8, !tbaa !37
  %127 = inttoptr i64 %126 to ptr
  %128 = getelementptr inbounds i8, ptr %112, i64 16
  %129 = load i64, ptr %128, align 8, !tbaa !38
  store i64 %52, ptr %119, align 8, !tbaa !15
  %130 = getelementptr inbounds i8, ptr %119, i64 8
  store i32 %14, ptr %130, align 8, !tbaa !11
  %131 = getelementptr inbounds i8, ptr %119, i64 16
  store ptr %127, ptr %131, align 8, !tbaa !39
  %132 = getelementptr inbounds i8, ptr %119, i64 24
  store i64 %129, ptr %132, align 8, !tbaa !15
  store i64 %87, ptr %38, align 8, !tbaa !40
  br label %133

133:                                              ; preds = %100, %124
  %134 = phi ptr [ %98, %100 ], [ %127, %124 ]
  %135 = phi i64 [ %102, %100 ], [ %129, %124 ]
  %136 = load i64, ptr %35, align 8, !tbaa !27, !noalias !31
  %137 = load i64, ptr %11, align 8, !tbaa !41, !noalias !31
  %138 = mul i64 %137, %136
  %139 = load i64, ptr %39, align 8, !tbaa !42, !noalias !31
  %140 = load i32, ptr %15, align 4, !tbaa !12, !noalias !31
  %141 = trunc i64 %136 to i32
  %142 = icmp eq i32 %140, 0
  br i1 %142, label %165, label %143

143:                                              ; preds = %133
  %144 = load i64, ptr %9, align 8, !tbaa !9, !noalias !31
  br label %145

145:                                              ; preds = %161, %143
  %146 = phi i64 [ %144, %143 ], [ %163, %161 ]
  %147 = phi i64 [ 0, %143 ], [ %151, %161 ]
  %148 = phi i32 [ 0, %143 ], [ %162, %161 ]
  %149 = phi i64 [ 0, %143 ], [ %154, %161 ]
  store i64 %146, ptr %40, align 8, !tbaa !43, !noalias !31
  store i64 %139, ptr %0, align 8, !tbaa !44, !noalias !31
  %150 = inttoptr i64 %146 to ptr
  %151 = tail call i64 %134(ptr noundef %150, ptr noundef nonnull %0, i64 noundef %135) #3, !noalias !31
  %152 = load i64, ptr %0, align 8, !tbaa !44, !noalias !31
  %153 = sub i64 %139, %152
  %154 = add i64 %153, %149
  %155 = icmp eq i32 %148, 0
  %156 = select i1 %155, i64 %151, i64 %147
  %157 = icmp ne i64 %151, %156
  %158 = and i64 %156, -281474976710656
  %159 = icmp eq i64 %158, 1688849860263936
  %160 = or i1 %157, %159
  br i1 %160, label %165, label %161

161:                                              ; preds = %145
  %162 = add i32 %148, %141
  %163 = add i64 %146, %138
  %164 = icmp ult i32 %162, %140
  br i1 %164, label %145, label %165, !llvm.loop !45

165:                                              ; preds = %145, %161, %133
  %166 = phi i32 [ 0, %133 ], [ %148, %145 ], [ %162, %161 ]
  %167 = phi i64 [ 0, %133 ], [ %154, %161 ], [ %154, %145 ]
  %168 = phi i64 [ 0, %133 ], [ %156, %145 ], [ %151, %161 ]
  %169 = phi i64 [ 0, %133 ], [ %151, %161 ], [ %151, %145 ]
  %170 = shl i32 %166, 6
  %171 = zext i32 %170 to i64
  %172 = and i64 %136, 4294967295
  %173 = mul i64 %167, %172
  %174 = load i64, ptr %26, align 8, !tbaa !19, !noalias !31
  %175 = add i64 %173, %171
  %176 = sub i64 %174, %175
  store i64 %176, ptr %26, align 8, !tbaa !19, !noalias !31
  %177 = icmp eq i32 %166, %16
  %178 = lshr i64 %168, 48
  %179 = and i64 %169, -281474976710656
  %180 = icmp eq i64 %179, 1688849860263936
  %181 = zext i1 %180 to i32
  %182 = load i32, ptr %25, align 4, !tbaa !16
  %183 = add i32 %182, %181
  store i32 %183, ptr %25, align 4, !tbaa !16
  br i1 %180, label %185, label %184

184:                                              ; preds = %165
  store i64 0, ptr %41, align 8, !tbaa !47
  br label %190

185:                                              ; preds = %165
  %186 = load i64, ptr %41, align 8, !tbaa !47
  %187 = add i64 %186, 1
  store i64 %187, ptr %41, align 8, !tbaa !47
  %188 = icmp ult i64 %187, 8
  br i1 %188, label %190, label %189

189:                                              ; preds = %185
  store i64 0, ptr %41, align 8, !tbaa !47
  store i64 32, ptr %19, align 8, !tbaa !14
  br label %190

190:                                              ; preds = %184, %185, %189
  %191 = icmp eq i64 %178, 1
  %192 = and i1 %177, %191
  br i1 %192, label %193, label %194

193:                                              ; preds = %190
  store i32 0, ptr %42, align 4, !tbaa !48
  br label %443

194:                                              ; preds = %190
  %195 = load i32, ptr %42, align 4, !tbaa !48
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %443, label %197

197:                                              ; preds = %194
  %198 = icmp eq i64 %178, 2
  %199 = and i1 %177, %198
  br i1 %199, label %200, label %203

200:                                              ; preds = %197
  %201 = load i32, ptr %17, align 4, !tbaa !13
  %202 = add i32 %201, 1
  store i32 %202, ptr %17, align 4, !tbaa !13
  br label %203

203:                                              ; preds = %200, %197
  br i1 %177, label %204, label %251

204:                                              ; preds = %203
  %205 = load i32, ptr %17, align 4, !tbaa !13
  %206 = icmp eq i32 %205, %67
  br i1 %206, label %207, label %390

207:                                              ; preds = %204
  %208 = icmp eq i32 %16, 0
  br i1 %208, label %443, label %209

209:                                              ; preds = %207
  %210 = and i64 %168, 281474976710655
  %211 = trunc nuw i64 %178 to i16
  %212 = getelementptr inbounds i8, ptr %1, i64 8
  %213 = icmp eq i64 %178, 4
  %214 = zext i1 %213 to i32
  %215 = zext i32 %16 to i64
  br label %216

216:                                              ; preds = %248, %209
  %217 = phi i64 [ 0, %209 ], [ %249, %248 ]
  %218 = load i64, ptr %9, align 8, !tbaa !9
  %219 = load i64, ptr %11, align 8, !tbaa !41
  %220 = mul i64 %219, %217
  %221 = add i64 %220, %218
  %222 = inttoptr i64 %221 to ptr
  %223 = getelementptr inbounds i8, ptr %222, i64 528
  store i64 %210, ptr %223, align 8, !tbaa !15
  switch i16 %211, label %246 [
    i16 2, label %224
    i16 1, label %235
  ]

224:                                              ; preds = %216
  %225 = load i32, ptr %17, align 4, !tbaa !13
  %226 = getelementptr inbounds i8, ptr %222, i64 540
  store i32 %225, ptr %226, align 4, !tbaa !11
  %227 = getelementptr inbounds i8, ptr %222, i64 536
  store i32 1, ptr %227, align 8, !tbaa !11
  %228 = load i32, ptr %212, align 8, !tbaa !49
  %229 = add i32 %228, 1
  store i32 %229, ptr %212, align 8, !tbaa !49
  %230 = load i32, ptr %42, align 4, !tbaa !48
  %231 = icmp ult i32 %229, %230
  br i1 %231, label %248, label %232

232:                                              ; preds = %224
  store i32 0, ptr %212, align 8, !tbaa !49
  %233 = load i32, ptr %17, align 4, !tbaa !13
  %234 = add i32 %233, 1
  store i32 %234, ptr %17, align 4, !tbaa !13
  br label %248

235:                                              ; preds = %216
  %236 = getelementptr inbounds i8, ptr %222, i64 536
  store i32 2, ptr %236, align 8, !tbaa !11
  %237 = load i32, ptr %42, align 4, !tbaa !48
  %238 = add i32 %237, -1
  store i32 %238, ptr %42, align 4, !tbaa !48
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %248, label %240

240:                                              ; preds = %235
  %241 = load i32, ptr %212, align 8, !tbaa !49
  %242 = icmp ult i32 %241, %238
  br i1 %242, label %248, label %243

243:                                              ; preds = %240
  store i32 0, ptr %212, align 8, !tbaa !49
  %244 = load i32, ptr %17, align 4, !tbaa !13
  %245 = add i32 %244, 1
  store i32 %245, ptr %17, align 4, !tbaa !13
  br label %248

246:                                              ; preds = %216
  %247 = getelementptr inbounds i8, ptr %222, i64 536
  store i32 %214, ptr %247, align 8, !tbaa !11
  br label %248

248:                                              ; preds = %246, %243, %240, %235, %232, %224
  %249 = add nuw nsw i64 %217, 1
  %250 = icmp eq i64 %249, %215
  br i1 %250, label %443, label %216, !llvm.loop !50

251:                                              ; preds = %203
  %252 = icmp ult i32 %166, %16
  br i1 %252, label %253, label %297

253:                                              ; preds = %251
  %254 = and i64 %52, 281474976710655
  %255 = lshr i64 %52, 48
  %256 = trunc nuw i64 %255 to i16
  %257 = getelementptr inbounds i8, ptr %1, i64 8
  %258 = icmp eq i64 %255, 4
  %259 = zext i1 %258 to i32
  %260 = zext i32 %166 to i64
  %261 = zext i32 %16 to i64
  br label %262

262:                                              ; preds = %294, %253
  %263 = phi i64 [ %260, %253 ], [ %295, %294 ]
  %264 = load i64, ptr %9, align 8, !tbaa !9
  %265 = load i64, ptr %11, align 8, !tbaa !41
  %266 = mul i64 %265, %263
  %267 = add i64 %266, %264
  %268 = inttoptr i64 %267 to ptr
  %269 = getelementptr inbounds i8, ptr %268, i64 528
  store i64 %254, ptr %269, align 8, !tbaa !15
  switch i16 %256, label %292 [
    i16 2, label %270
    i16 1, label %281
  ]

270:                                              ; preds = %262
  %271 = load i32, ptr %17, align 4, !tbaa !13
  %272 = getelementptr inbounds i8, ptr %268, i64 540
  store i32 %271, ptr %272, align 4, !tbaa !11
  %273 = getelementptr inbounds i8, ptr %268, i64 536
  store i32 1, ptr %273, align 8, !tbaa !11
  %274 = load i32, ptr %257, align 8, !tbaa !49
  %275 = add i32 %274, 1
  store i32 %275, ptr %257, align 8, !tbaa !49
  %276 = load i32, ptr %42, align 4, !tbaa !48
  %277 = icmp ult i32 %275, %276
  br i1 %277, label %294, label %278

278:                                              ; preds = %270
  store i32 0, ptr %257, align 8, !tbaa !49
  %279 = load i32, ptr %17, align 4, !tbaa !13
  %280 = add i32 %279, 1
  store i32 %280, ptr %17, align 4, !tbaa !13
  br label %294

281:                                              ; preds = %262
  %282 = getelementptr inbounds i8, ptr %268, i64 536
  store i32 2, ptr %282, align 8, !tbaa !11
  %283 = load i32, ptr %42, align 4, !tbaa !48
  %284 = add i32 %283, -1
  store i32 %284, ptr %42, align 4, !tbaa !48
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %294, label %286

286:                                              ; preds = %281
  %287 = load i32, ptr %257, align 8, !tbaa !49
  %288 = icmp ult i32 %287, %284
  br i1 %288, label %294, label %289

289:                                              ; preds = %286
  store i32 0, ptr %257, align 8, !tbaa !49
  %290 = load i32, ptr %17, align 4, !tbaa !13
  %291 = add i32 %290, 1
  store i32 %291, ptr %17, align 4, !tbaa !13
  br label %294

292:                                              ; preds = %262
  %293 = getelementptr inbounds i8, ptr %268, i64 536
  store i32 %259, ptr %293, align 8, !tbaa !11
  br label %294

294:                                              ; preds = %292, %289, %286, %281, %278, %270
  %295 = add nuw nsw i64 %263, 1
  %296 = icmp eq i64 %295, %261
  br i1 %296, label %297, label %262, !llvm.loop !50

297:                                              ; preds = %294, %251
  %298 = icmp eq i32 %166, 0
  br i1 %298, label %341, label %299

299:                                              ; preds = %297
  %300 = and i64 %168, 281474976710655
  %301 = trunc nuw i64 %178 to i16
  %302 = getelementptr inbounds i8, ptr %1, i64 8
  %303 = icmp eq i64 %178, 4
  %304 = zext i1 %303 to i32
  %305 = zext i32 %166 to i64
  br label %306

306:                                              ; preds = %338, %299
  %307 = phi i64 [ 0, %299 ], [ %339, %338 ]
  %308 = load i64, ptr %9, align 8, !tbaa !9
  %309 = load i64, ptr %11, align 8, !tbaa !41
  %310 = mul i64 %309, %307
  %311 = add i64 %310, %308
  %312 = inttoptr i64 %311 to ptr
  %313 = getelementptr inbounds i8, ptr %312, i64 528
  store i64 %300, ptr %313, align 8, !tbaa !15
  switch i16 %301, label %336 [
    i16 2, label %314
    i16 1, label %325
  ]

314:                                              ; preds = %306
  %315 = load i32, ptr %17, align 4, !tbaa !13
  %316 = getelementptr inbounds i8, ptr %312, i64 540
  store i32 %315, ptr %316, align 4, !tbaa !11
  %317 = getelementptr inbounds i8, ptr %312, i64 536
  store i32 1, ptr %317, align 8, !tbaa !11
  %318 = load i32, ptr %302, align 8, !tbaa !49
  %319 = add i32 %318, 1
  store i32 %319, ptr %302, align 8, !tbaa !49
  %320 = load i32, ptr %42, align 4, !tbaa !48
  %321 = icmp ult i32 %319, %320
  br i1 %321, label %338, label %322

322:                                              ; preds = %314
  store i32 0, ptr %302, align 8, !tbaa !49
  %323 = load i32, ptr %17, align 4, !tbaa !13
  %324 = add i32 %323, 1
  store i32 %324, ptr %17, align 4, !tbaa !13
  br label %338

325:                                              ; preds = %306
  %326 = getelementptr inbounds i8, ptr %312, i64 536
  store i32 2, ptr %326, align 8, !tbaa !11
  %327 = load i32, ptr %42, align 4, !tbaa !48
  %328 = add i32 %327, -1
  store i32 %328, ptr %42, align 4, !tbaa !48
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %338, label %330

330:                                              ; preds = %325
  %331 = load i32, ptr %302, align 8, !tbaa !49
  %332 = icmp ult i32 %331, %328
  br i1 %332, label %338, label %333

333:                                              ; preds = %330
  store i32 0, ptr %302, align 8, !tbaa !49
  %334 = load i32, ptr %17, align 4, !tbaa !13
  %335 = add i32 %334, 1
  store i32 %335, ptr %17, align 4, !tbaa !13
  br label %338

336:                                              ; preds = %306
  %337 = getelementptr inbounds i8, ptr %312, i64 536
  store i32 %304, ptr %337, align 8, !tbaa !11
  br label %338

338:                                              ; preds = %336, %333, %330, %325, %322, %314
  %339 = add nuw nsw i64 %307, 1
  %340 = icmp eq i64 %339, %305
  br i1 %340, label %341, label %306, !llvm.loop !50

341:                                              ; preds = %338, %297
  %342 = load i64, ptr %35, align 8, !tbaa !27
  %343 = trunc i64 %342 to i32
  %344 = add i32 %166, %343
  %345 = icmp ult i32 %166, %344
  br i1 %345, label %346, label %443

346:                                              ; preds = %341
  %347 = and i64 %169, 281474976710655
  %348 = lshr i64 %169, 48
  %349 = trunc nuw i64 %348 to i16
  %350 = getelementptr inbounds i8, ptr %1, i64 8
  %351 = icmp eq i64 %348, 4
  %352 = zext i1 %351 to i32
  %353 = zext i32 %166 to i64
  %354 = zext i32 %344 to i64
  br label %355

355:                                              ; preds = %387, %346
  %356 = phi i64 [ %353, %346 ], [ %388, %387 ]
  %357 = load i64, ptr %9, align 8, !tbaa !9
  %358 = load i64, ptr %11, align 8, !tbaa !41
  %359 = mul i64 %358, %356
  %360 = add i64 %359, %357
  %361 = inttoptr i64 %360 to ptr
  %362 = getelementptr inbounds i8, ptr %361, i64 528
  store i64 %347, ptr %362, align 8, !tbaa !15
  switch i16 %349, label %385 [
    i16 2, label %363
    i16 1, label %374
  ]

363:                                              ; preds = %355
  %364 = load i32, ptr %17, align 4, !tbaa !13
  %365 = getelementptr inbounds i8, ptr %361, i64 540
  store i32 %364, ptr %365, align 4, !tbaa !11
  %366 = getelementptr inbounds i8, ptr %361, i64 536
  store i32 1, ptr %366, align 8, !tbaa !11
  %367 = load i32, ptr %350, align 8, !tbaa !49
  %368 = add i32 %367, 1
  store i32 %368, ptr %350, align 8, !tbaa !49
  %369 = load i32, ptr %42, align 4, !tbaa !48
  %370 = icmp ult i32 %368, %369
  br i1 %370, label %387, label %371

371:                                              ; preds = %363
  store i32 0, ptr %350, align 8, !tbaa !49
  %372 = load i32, ptr %17, align 4, !tbaa !13
  %373 = add i32 %372, 1
  store i32 %373, ptr %17, align 4, !tbaa !13
  br label %387

374:                                              ; preds = %355
  %375 = getelementptr inbounds i8, ptr %361, i64 536
  store i32 2, ptr %375, align 8, !tbaa !11
  %376 = load i32, ptr %42, align 4, !tbaa !48
  %377 = add i32 %376, -1
  store i32 %377, ptr %42, align 4, !tbaa !48
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %387, label %379

379:                                              ; preds = %374
  %380 = load i32, ptr %350, align 8, !tbaa !49
  %381 = icmp ult i32 %380, %377
  br i1 %381, label %387, label %382

382:                                              ; preds = %379
  store i32 0, ptr %350, align 8, !tbaa !49
  %383 = load i32, ptr %17, align 4, !tbaa !13
  %384 = add i32 %383, 1
  store i32 %384, ptr %17, align 4, !tbaa !13
  br label %387

385:                                              ; preds = %355
  %386 = getelementptr inbounds i8, ptr %361, i64 536
  store i32 %352, ptr %386, align 8, !tbaa !11
  br label %387

387:                                              ; preds = %385, %382, %379, %374, %371, %363
  %388 = add nuw nsw i64 %356, 1
  %389 = icmp eq i64 %388, %354
  br i1 %389, label %443, label %355, !llvm.loop !50

390:                                              ; preds = %204
  %391 = and i64 %168, 281474976710655
  %392 = load atomic i32, ptr %43 monotonic, align 4
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %49, label %394

394:                                              ; preds = %95, %390, %49, %60, %121
  %395 = phi i64 [ %52, %121 ], [ %52, %95 ], [ %391, %390 ], [ %52, %49 ], [ %52, %60 ]
  %396 = load i32, ptr %17, align 4, !tbaa !13
  %397 = icmp eq i32 %396, %18
  br i1 %397, label %443, label %398

398:                                              ; preds = %394
  %399 = icmp eq i32 %16, 0
  br i1 %399, label %443, label %400

400:                                              ; preds = %398
  %401 = and i64 %395, 281474976710655
  %402 = lshr i64 %395, 48
  %403 = trunc nuw i64 %402 to i16
  %404 = getelementptr inbounds i8, ptr %1, i64 8
  %405 = icmp eq i64 %402, 4
  %406 = zext i1 %405 to i32
  %407 = zext i32 %16 to i64
  br label %408

408:                                              ; preds = %440, %400
  %409 = phi i64 [ 0, %400 ], [ %441, %440 ]
  %410 = load i64, ptr %9, align 8, !tbaa !9
  %411 = load i64, ptr %11, align 8, !tbaa !41
  %412 = mul i64 %411, %409
  %413 = add i64 %412, %410
  %414 = inttoptr i64 %413 to ptr
  %415 = getelementptr inbounds i8, ptr %414, i64 528
  store i64 %401, ptr %415, align 8, !tbaa !15
  switch i16 %403, label %438 [
    i16 2, label %416
    i16 1, label %427
  ]

416:                                              ; preds = %408
  %417 = load i32, ptr %17, align 4, !tbaa !13
  %418 = getelementptr inbounds i8, ptr %414, i64 540
  store i32 %417, ptr %418, align 4, !tbaa !11
  %419 = getelementptr inbounds i8, ptr %414, i64 536
  store i32 1, ptr %419, align 8, !tbaa !11
  %420 = load i32, ptr %404, align 8, !tbaa !49
  %421 = add i32 %420, 1
  store i32 %421, ptr %404, align 8, !tbaa !49
  %422 = load i32, ptr %42, align 4, !tbaa !48
  %423 = icmp ult i32 %421, %422
  br i1 %423, label %440, label %424

424:                                              ; preds = %416
  store i32 0, ptr %404, align 8, !tbaa !49
  %425 = load i32, ptr %17, align 4, !tbaa !13
  %426 = add i32 %425, 1
  store i32 %426, ptr %17, align 4, !tbaa !13
  br label %440

427:                                              ; preds = %408
  %428 = getelementptr inbounds i8, ptr %414, i64 536
  store i32 2, ptr %428, align 8, !tbaa !11
  %429 = load i32, ptr %42, align 4, !tbaa !48
  %430 = add i32 %429, -1
  store i32 %430, ptr %42, align 4, !tbaa !48
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %440, label %432

432:                                              ; preds = %427
  %433 = load i32, ptr %404, align 8, !tbaa !49
  %434 = icmp ult i32 %433, %430
  br i1 %434, label %440, label %435

435:                                              ; preds = %432
  store i32 0, ptr %404, align 8, !tbaa !49
  %436 = load i32, ptr %17, align 4, !tbaa !13
  %437 = add i32 %436, 1
  store i32 %437, ptr %17, align 4, !tbaa !13
  br label %440

438:                                              ; preds = %408
  %439 = getelementptr inbounds i8, ptr %414, i64 536
  store i32 %406, ptr %439, align 8, !tbaa !11
  br label %440

440:                                              ; preds = %438, %435, %432, %427, %424, %416
  %441 = add nuw nsw i64 %409, 1
  %442 = icmp eq i64 %441, %407
  br i1 %442, label %443, label %408, !llvm.loop !50

443:                                              ; preds = %194, %387, %248, %440, %193, %341, %207, %398, %394, %45
  %444 = phi i32 [ 0, %45 ], [ 0, %394 ], [ 1, %398 ], [ 1, %207 ], [ 1, %341 ], [ 1, %193 ], [ 1, %440 ], [ 1, %248 ], [ 1, %387 ], [ 1, %194 ]
  ret i32 %444
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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816}
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
!20 = !{!"", !5, i64 0, !5, i64 8}
!21 = !{!20, !5, i64 0}
!22 = !{!17, !5, i64 0}
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
!36 = !{!17, !8, i64 72}
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
!47 = !{!4, !5, i64 131808}
!48 = !{!10, !8, i64 4}
!49 = !{!10, !8, i64 8}
!50 = distinct !{!50, !46}
