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
  br i1 %21, label %22, label %50

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
  %39 = getelementptr inbounds i8, ptr %0, i64 131824
  %40 = getelementptr inbounds i8, ptr %0, i64 131832
  %41 = getelementptr inbounds i8, ptr %0, i64 131840
  %42 = getelementptr inbounds i8, ptr %8, i64 688
  %43 = getelementptr inbounds i8, ptr %0, i64 131856
  %44 = getelementptr inbounds i8, ptr %0, i64 131848
  %45 = getelementptr inbounds i8, ptr %0, i64 131808
  %46 = getelementptr inbounds i8, ptr %1, i64 4
  %47 = getelementptr inbounds i8, ptr %0, i64 131864
  %48 = getelementptr inbounds i8, ptr %8, i64 148
  %49 = load i32, ptr %25, align 4, !tbaa !16
  br label %54

50:                                               ; preds = %5
  %51 = getelementptr inbounds i8, ptr %1, i64 72
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = sub i64 %20, %52
  store i64 %53, ptr %19, align 8, !tbaa !14
  br label %422

54:                                               ; preds = %22, %369
  %55 = phi i32 [ %159, %369 ], [ %49, %22 ]
  %56 = phi i64 [ %370, %369 ], [ %24, %22 ]
  %57 = icmp ult i32 %55, 2
  br i1 %57, label %58, label %373

58:                                               ; preds = %54
  %59 = load i64, ptr %26, align 8, !tbaa !19
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %69, label %61

61:                                               ; preds = %58
  %62 = load i64, ptr %2, align 8, !tbaa !21
  %63 = icmp eq i64 %62, -1
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = tail call i64 @llvm.readcyclecounter()
  %66 = load i64, ptr %2, align 8, !tbaa !21
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %68, label %373

68:                                               ; preds = %64, %61
  store i64 16384, ptr %26, align 8, !tbaa !19
  br label %69

69:                                               ; preds = %68, %58
  %70 = load i64, ptr %3, align 8, !tbaa !22
  %71 = icmp eq i64 %70, %4
  br i1 %71, label %72, label %74

72:                                               ; preds = %69
  %73 = load i64, ptr %27, align 8, !tbaa !23
  br label %75

74:                                               ; preds = %69
  store i64 %4, ptr %3, align 8, !tbaa !22
  store i64 -1, ptr %28, align 8, !tbaa !23
  store i64 -1, ptr %27, align 8, !tbaa !23
  br label %75

75:                                               ; preds = %74, %72
  %76 = phi i64 [ %73, %72 ], [ -1, %74 ]
  %77 = icmp eq i64 %76, %56
  br i1 %77, label %78, label %81

78:                                               ; preds = %75
  %79 = load i32, ptr %29, align 8, !tbaa !26
  %80 = icmp eq i32 %79, %14
  br i1 %80, label %97, label %81

81:                                               ; preds = %78, %75
  %82 = load i64, ptr %28, align 8, !tbaa !23
  %83 = icmp eq i64 %82, %56
  br i1 %83, label %84, label %87

84:                                               ; preds = %81
  %85 = load i32, ptr %30, align 8, !tbaa !26
  %86 = icmp eq i32 %85, %14
  br i1 %86, label %97, label %87

87:                                               ; preds = %84, %81
  %88 = add i64 %56, 1
  %89 = or i64 %88, %33
  %90 = load i64, ptr %35, align 8, !tbaa !27
  %91 = shl i64 %90, 58
  %92 = or i64 %91, %89
  %93 = load i64, ptr %36, align 8, !tbaa !15
  %94 = lshr i64 %92, 2
  %95 = mul i64 %94, -7046029254386353131
  %96 = lshr i64 %95, 40
  br label %105

97:                                               ; preds = %84, %78
  %98 = phi ptr [ %27, %78 ], [ %28, %84 ]
  %99 = getelementptr inbounds i8, ptr %98, i64 16
  %100 = load ptr, ptr %99, align 8, !tbaa !29
  %101 = icmp eq ptr %100, null
  br i1 %101, label %373, label %102

102:                                              ; preds = %97
  %103 = getelementptr inbounds i8, ptr %98, i64 24
  %104 = load i64, ptr %103, align 8, !tbaa !30, !noalias !31
  br label %135

105:                                              ; preds = %105, %87
  %106 = phi i64 [ %96, %87 ], [ %116, %105 ]
  %107 = phi ptr [ undef, %87 ], [ %114, %105 ]
  %108 = and i64 %106, %93
  %109 = getelementptr inbounds %struct.Region, ptr %34, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !34
  %111 = icmp ne i64 %110, %92
  %112 = icmp ne i64 %110, 0
  %113 = select i1 %112, ptr %107, ptr null
  %114 = select i1 %111, ptr %113, ptr %109
  %115 = and i1 %111, %112
  %116 = add i64 %106, 1
  br i1 %115, label %105, label %117

117:                                              ; preds = %105
  %118 = load i32, ptr %37, align 8, !tbaa !36
  %119 = xor i32 %118, 1
  store i32 %119, ptr %37, align 8, !tbaa !36
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds [2 x %struct.At], ptr %27, i64 0, i64 %120
  %122 = icmp eq ptr %114, null
  br i1 %122, label %123, label %126

123:                                              ; preds = %117
  store i64 %56, ptr %121, align 8, !tbaa !15
  %124 = getelementptr inbounds i8, ptr %121, i64 8
  store i32 %14, ptr %124, align 8, !tbaa !11
  %125 = getelementptr inbounds i8, ptr %121, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %125, i8 0, i64 16, i1 false)
  br label %373

126:                                              ; preds = %117
  %127 = getelementptr inbounds i8, ptr %114, i64 8
  %128 = load i64, ptr %127, align 8, !tbaa !37
  %129 = inttoptr i64 %128 to ptr
  %130 = getelementptr inbounds i8, ptr %114, i64 16
  %131 = load i64, ptr %130, align 8, !tbaa !38
  store i64 %56, ptr %121, align 8, !tbaa !15
  %132 = getelementptr inbounds i8, ptr %121, i64 8
  store i32 %14, ptr %132, align 8, !tbaa !11
  %133 = getelementptr inbounds i8, ptr %121, i64 16
  store ptr %129, ptr %133, align 8, !tbaa !39
  %134 = getelementptr inbounds i8, ptr %121, i64 24
  store i64 %131, ptr %134, align 8, !tbaa !15
  store i64 %89, ptr %38, align 8, !tbaa !40
  br label %135

135:                                              ; preds = %102, %126
  %136 = phi i64 [ %104, %102 ], [ %131, %126 ]
  %137 = phi ptr [ %100, %102 ], [ %129, %126 ]
  %138 = load i32, ptr %15, align 4, !tbaa !12, !noalias !31
  %139 = zext i32 %138 to i64
  %140 = load i64, ptr %35, align 8, !tbaa !27, !noalias !31
  %141 = udiv i64 %139, %140
  store i64 %141, ptr %39, align 8, !tbaa !41, !noalias !31
  store i64 %56, ptr %40, align 8, !tbaa !42, !noalias !31
  %142 = load i64, ptr %26, align 8, !tbaa !19, !noalias !31
  store i64 %142, ptr %41, align 8, !tbaa !43, !noalias !31
  %143 = load i64, ptr %42, align 8, !tbaa !44, !noalias !31
  store i64 %143, ptr %0, align 8, !tbaa !45, !noalias !31
  %144 = load i64, ptr %9, align 8, !tbaa !9, !noalias !31
  %145 = inttoptr i64 %144 to ptr
  %146 = tail call i64 %137(ptr noundef %145, ptr noundef nonnull %0, i64 noundef %136) #3, !noalias !31
  %147 = load i64, ptr %41, align 8, !tbaa !43, !noalias !31
  store i64 %147, ptr %26, align 8, !tbaa !19, !noalias !31
  %148 = load i64, ptr %43, align 8, !tbaa !46, !noalias !31
  %149 = load i64, ptr %44, align 8, !tbaa !47, !noalias !31
  %150 = load i64, ptr %35, align 8, !tbaa !27, !noalias !31
  %151 = mul i64 %150, %149
  %152 = trunc i64 %151 to i32
  %153 = icmp eq i32 %16, %152
  %154 = lshr i64 %146, 48
  %155 = and i64 %148, -281474976710656
  %156 = icmp eq i64 %155, 1688849860263936
  %157 = zext i1 %156 to i32
  %158 = load i32, ptr %25, align 4, !tbaa !16
  %159 = add i32 %158, %157
  store i32 %159, ptr %25, align 4, !tbaa !16
  br i1 %156, label %161, label %160

160:                                              ; preds = %135
  store i64 0, ptr %45, align 8, !tbaa !48
  br label %166

161:                                              ; preds = %135
  %162 = load i64, ptr %45, align 8, !tbaa !48
  %163 = add i64 %162, 1
  store i64 %163, ptr %45, align 8, !tbaa !48
  %164 = icmp ult i64 %163, 8
  br i1 %164, label %166, label %165

165:                                              ; preds = %161
  store i64 0, ptr %45, align 8, !tbaa !48
  store i64 32, ptr %19, align 8, !tbaa !14
  br label %166

166:                                              ; preds = %160, %161, %165
  %167 = icmp eq i64 %154, 1
  %168 = select i1 %153, i1 %167, i1 false
  br i1 %168, label %169, label %170

169:                                              ; preds = %166
  store i32 0, ptr %46, align 4, !tbaa !49
  br label %422

170:                                              ; preds = %166
  %171 = load i32, ptr %46, align 4, !tbaa !49
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %422, label %173

173:                                              ; preds = %170
  %174 = icmp eq i64 %154, 2
  %175 = select i1 %153, i1 %174, i1 false
  br i1 %175, label %176, label %179

176:                                              ; preds = %173
  %177 = load i32, ptr %17, align 4, !tbaa !13
  %178 = add i32 %177, 1
  store i32 %178, ptr %17, align 4, !tbaa !13
  br label %179

179:                                              ; preds = %176, %173
  br i1 %153, label %180, label %229

180:                                              ; preds = %179
  %181 = load i32, ptr %17, align 4, !tbaa !13
  %182 = load i64, ptr %47, align 8, !tbaa !50
  %183 = trunc i64 %182 to i32
  %184 = icmp eq i32 %181, %183
  br i1 %184, label %185, label %369

185:                                              ; preds = %180
  %186 = icmp eq i32 %16, 0
  br i1 %186, label %422, label %187

187:                                              ; preds = %185
  %188 = and i64 %146, 281474976710655
  %189 = trunc nuw i64 %154 to i16
  %190 = getelementptr inbounds i8, ptr %1, i64 8
  %191 = icmp eq i64 %154, 4
  %192 = zext i1 %191 to i32
  %193 = and i64 %151, 4294967295
  br label %194

194:                                              ; preds = %226, %187
  %195 = phi i64 [ 0, %187 ], [ %227, %226 ]
  %196 = load i64, ptr %9, align 8, !tbaa !9
  %197 = load i64, ptr %11, align 8, !tbaa !51
  %198 = mul i64 %197, %195
  %199 = add i64 %198, %196
  %200 = inttoptr i64 %199 to ptr
  %201 = getelementptr inbounds i8, ptr %200, i64 528
  store i64 %188, ptr %201, align 8, !tbaa !15
  switch i16 %189, label %224 [
    i16 2, label %202
    i16 1, label %213
  ]

202:                                              ; preds = %194
  %203 = load i32, ptr %17, align 4, !tbaa !13
  %204 = getelementptr inbounds i8, ptr %200, i64 540
  store i32 %203, ptr %204, align 4, !tbaa !11
  %205 = getelementptr inbounds i8, ptr %200, i64 536
  store i32 1, ptr %205, align 8, !tbaa !11
  %206 = load i32, ptr %190, align 8, !tbaa !52
  %207 = add i32 %206, 1
  store i32 %207, ptr %190, align 8, !tbaa !52
  %208 = load i32, ptr %46, align 4, !tbaa !49
  %209 = icmp ult i32 %207, %208
  br i1 %209, label %226, label %210

210:                                              ; preds = %202
  store i32 0, ptr %190, align 8, !tbaa !52
  %211 = load i32, ptr %17, align 4, !tbaa !13
  %212 = add i32 %211, 1
  store i32 %212, ptr %17, align 4, !tbaa !13
  br label %226

213:                                              ; preds = %194
  %214 = getelementptr inbounds i8, ptr %200, i64 536
  store i32 2, ptr %214, align 8, !tbaa !11
  %215 = load i32, ptr %46, align 4, !tbaa !49
  %216 = add i32 %215, -1
  store i32 %216, ptr %46, align 4, !tbaa !49
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %226, label %218

218:                                              ; preds = %213
  %219 = load i32, ptr %190, align 8, !tbaa !52
  %220 = icmp ult i32 %219, %216
  br i1 %220, label %226, label %221

221:                                              ; preds = %218
  store i32 0, ptr %190, align 8, !tbaa !52
  %222 = load i32, ptr %17, align 4, !tbaa !13
  %223 = add i32 %222, 1
  store i32 %223, ptr %17, align 4, !tbaa !13
  br label %226

224:                                              ; preds = %194
  %225 = getelementptr inbounds i8, ptr %200, i64 536
  store i32 %192, ptr %225, align 8, !tbaa !11
  br label %226

226:                                              ; preds = %224, %221, %218, %213, %210, %202
  %227 = add nuw nsw i64 %195, 1
  %228 = icmp eq i64 %227, %193
  br i1 %228, label %422, label %194, !llvm.loop !53

229:                                              ; preds = %179
  %230 = icmp ugt i32 %16, %152
  br i1 %230, label %231, label %276

231:                                              ; preds = %229
  %232 = load i64, ptr %40, align 8, !tbaa !42
  %233 = and i64 %232, 281474976710655
  %234 = lshr i64 %232, 48
  %235 = trunc nuw i64 %234 to i16
  %236 = getelementptr inbounds i8, ptr %1, i64 8
  %237 = icmp eq i64 %234, 4
  %238 = zext i1 %237 to i32
  %239 = and i64 %151, 4294967295
  %240 = zext i32 %16 to i64
  br label %241

241:                                              ; preds = %273, %231
  %242 = phi i64 [ %239, %231 ], [ %274, %273 ]
  %243 = load i64, ptr %9, align 8, !tbaa !9
  %244 = load i64, ptr %11, align 8, !tbaa !51
  %245 = mul i64 %244, %242
  %246 = add i64 %245, %243
  %247 = inttoptr i64 %246 to ptr
  %248 = getelementptr inbounds i8, ptr %247, i64 528
  store i64 %233, ptr %248, align 8, !tbaa !15
  switch i16 %235, label %271 [
    i16 2, label %249
    i16 1, label %260
  ]

249:                                              ; preds = %241
  %250 = load i32, ptr %17, align 4, !tbaa !13
  %251 = getelementptr inbounds i8, ptr %247, i64 540
  store i32 %250, ptr %251, align 4, !tbaa !11
  %252 = getelementptr inbounds i8, ptr %247, i64 536
  store i32 1, ptr %252, align 8, !tbaa !11
  %253 = load i32, ptr %236, align 8, !tbaa !52
  %254 = add i32 %253, 1
  store i32 %254, ptr %236, align 8, !tbaa !52
  %255 = load i32, ptr %46, align 4, !tbaa !49
  %256 = icmp ult i32 %254, %255
  br i1 %256, label %273, label %257

257:                                              ; preds = %249
  store i32 0, ptr %236, align 8, !tbaa !52
  %258 = load i32, ptr %17, align 4, !tbaa !13
  %259 = add i32 %258, 1
  store i32 %259, ptr %17, align 4, !tbaa !13
  br label %273

260:                                              ; preds = %241
  %261 = getelementptr inbounds i8, ptr %247, i64 536
  store i32 2, ptr %261, align 8, !tbaa !11
  %262 = load i32, ptr %46, align 4, !tbaa !49
  %263 = add i32 %262, -1
  store i32 %263, ptr %46, align 4, !tbaa !49
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %273, label %265

265:                                              ; preds = %260
  %266 = load i32, ptr %236, align 8, !tbaa !52
  %267 = icmp ult i32 %266, %263
  br i1 %267, label %273, label %268

268:                                              ; preds = %265
  store i32 0, ptr %236, align 8, !tbaa !52
  %269 = load i32, ptr %17, align 4, !tbaa !13
  %270 = add i32 %269, 1
  store i32 %270, ptr %17, align 4, !tbaa !13
  br label %273

271:                                              ; preds = %241
  %272 = getelementptr inbounds i8, ptr %247, i64 536
  store i32 %238, ptr %272, align 8, !tbaa !11
  br label %273

273:                                              ; preds = %271, %268, %265, %260, %257, %249
  %274 = add nuw nsw i64 %242, 1
  %275 = icmp eq i64 %274, %240
  br i1 %275, label %276, label %241, !llvm.loop !53

276:                                              ; preds = %273, %229
  %277 = icmp eq i32 %152, 0
  br i1 %277, label %320, label %278

278:                                              ; preds = %276
  %279 = and i64 %146, 281474976710655
  %280 = trunc nuw i64 %154 to i16
  %281 = getelementptr inbounds i8, ptr %1, i64 8
  %282 = icmp eq i64 %154, 4
  %283 = zext i1 %282 to i32
  %284 = and i64 %151, 4294967295
  br label %285

285:                                              ; preds = %317, %278
  %286 = phi i64 [ 0, %278 ], [ %318, %317 ]
  %287 = load i64, ptr %9, align 8, !tbaa !9
  %288 = load i64, ptr %11, align 8, !tbaa !51
  %289 = mul i64 %288, %286
  %290 = add i64 %289, %287
  %291 = inttoptr i64 %290 to ptr
  %292 = getelementptr inbounds i8, ptr %291, i64 528
  store i64 %279, ptr %292, align 8, !tbaa !15
  switch i16 %280, label %315 [
    i16 2, label %293
    i16 1, label %304
  ]

293:                                              ; preds = %285
  %294 = load i32, ptr %17, align 4, !tbaa !13
  %295 = getelementptr inbounds i8, ptr %291, i64 540
  store i32 %294, ptr %295, align 4, !tbaa !11
  %296 = getelementptr inbounds i8, ptr %291, i64 536
  store i32 1, ptr %296, align 8, !tbaa !11
  %297 = load i32, ptr %281, align 8, !tbaa !52
  %298 = add i32 %297, 1
  store i32 %298, ptr %281, align 8, !tbaa !52
  %299 = load i32, ptr %46, align 4, !tbaa !49
  %300 = icmp ult i32 %298, %299
  br i1 %300, label %317, label %301

301:                                              ; preds = %293
  store i32 0, ptr %281, align 8, !tbaa !52
  %302 = load i32, ptr %17, align 4, !tbaa !13
  %303 = add i32 %302, 1
  store i32 %303, ptr %17, align 4, !tbaa !13
  br label %317

304:                                              ; preds = %285
  %305 = getelementptr inbounds i8, ptr %291, i64 536
  store i32 2, ptr %305, align 8, !tbaa !11
  %306 = load i32, ptr %46, align 4, !tbaa !49
  %307 = add i32 %306, -1
  store i32 %307, ptr %46, align 4, !tbaa !49
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %317, label %309

309:                                              ; preds = %304
  %310 = load i32, ptr %281, align 8, !tbaa !52
  %311 = icmp ult i32 %310, %307
  br i1 %311, label %317, label %312

312:                                              ; preds = %309
  store i32 0, ptr %281, align 8, !tbaa !52
  %313 = load i32, ptr %17, align 4, !tbaa !13
  %314 = add i32 %313, 1
  store i32 %314, ptr %17, align 4, !tbaa !13
  br label %317

315:                                              ; preds = %285
  %316 = getelementptr inbounds i8, ptr %291, i64 536
  store i32 %283, ptr %316, align 8, !tbaa !11
  br label %317

317:                                              ; preds = %315, %312, %309, %304, %301, %293
  %318 = add nuw nsw i64 %286, 1
  %319 = icmp eq i64 %318, %284
  br i1 %319, label %320, label %285, !llvm.loop !53

320:                                              ; preds = %317, %276
  %321 = load i64, ptr %35, align 8, !tbaa !27
  %322 = trunc i64 %321 to i32
  %323 = add i32 %322, %152
  %324 = icmp ugt i32 %323, %152
  br i1 %324, label %325, label %422

325:                                              ; preds = %320
  %326 = and i64 %148, 281474976710655
  %327 = lshr i64 %148, 48
  %328 = trunc nuw i64 %327 to i16
  %329 = getelementptr inbounds i8, ptr %1, i64 8
  %330 = icmp eq i64 %327, 4
  %331 = zext i1 %330 to i32
  %332 = and i64 %151, 4294967295
  %333 = zext i32 %323 to i64
  br label %334

334:                                              ; preds = %366, %325
  %335 = phi i64 [ %332, %325 ], [ %367, %366 ]
  %336 = load i64, ptr %9, align 8, !tbaa !9
  %337 = load i64, ptr %11, align 8, !tbaa !51
  %338 = mul i64 %337, %335
  %339 = add i64 %338, %336
  %340 = inttoptr i64 %339 to ptr
  %341 = getelementptr inbounds i8, ptr %340, i64 528
  store i64 %326, ptr %341, align 8, !tbaa !15
  switch i16 %328, label %364 [
    i16 2, label %342
    i16 1, label %353
  ]

342:                                              ; preds = %334
  %343 = load i32, ptr %17, align 4, !tbaa !13
  %344 = getelementptr inbounds i8, ptr %340, i64 540
  store i32 %343, ptr %344, align 4, !tbaa !11
  %345 = getelementptr inbounds i8, ptr %340, i64 536
  store i32 1, ptr %345, align 8, !tbaa !11
  %346 = load i32, ptr %329, align 8, !tbaa !52
  %347 = add i32 %346, 1
  store i32 %347, ptr %329, align 8, !tbaa !52
  %348 = load i32, ptr %46, align 4, !tbaa !49
  %349 = icmp ult i32 %347, %348
  br i1 %349, label %366, label %350

350:                                              ; preds = %342
  store i32 0, ptr %329, align 8, !tbaa !52
  %351 = load i32, ptr %17, align 4, !tbaa !13
  %352 = add i32 %351, 1
  store i32 %352, ptr %17, align 4, !tbaa !13
  br label %366

353:                                              ; preds = %334
  %354 = getelementptr inbounds i8, ptr %340, i64 536
  store i32 2, ptr %354, align 8, !tbaa !11
  %355 = load i32, ptr %46, align 4, !tbaa !49
  %356 = add i32 %355, -1
  store i32 %356, ptr %46, align 4, !tbaa !49
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %366, label %358

358:                                              ; preds = %353
  %359 = load i32, ptr %329, align 8, !tbaa !52
  %360 = icmp ult i32 %359, %356
  br i1 %360, label %366, label %361

361:                                              ; preds = %358
  store i32 0, ptr %329, align 8, !tbaa !52
  %362 = load i32, ptr %17, align 4, !tbaa !13
  %363 = add i32 %362, 1
  store i32 %363, ptr %17, align 4, !tbaa !13
  br label %366

364:                                              ; preds = %334
  %365 = getelementptr inbounds i8, ptr %340, i64 536
  store i32 %331, ptr %365, align 8, !tbaa !11
  br label %366

366:                                              ; preds = %364, %361, %358, %353, %350, %342
  %367 = add nuw nsw i64 %335, 1
  %368 = icmp eq i64 %367, %333
  br i1 %368, label %422, label %334, !llvm.loop !53

369:                                              ; preds = %180
  %370 = and i64 %146, 281474976710655
  %371 = load atomic i32, ptr %48 monotonic, align 4
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %54, label %373

373:                                              ; preds = %97, %369, %64, %54, %123
  %374 = phi i64 [ %56, %123 ], [ %56, %97 ], [ %370, %369 ], [ %56, %64 ], [ %56, %54 ]
  %375 = load i32, ptr %17, align 4, !tbaa !13
  %376 = icmp eq i32 %375, %18
  br i1 %376, label %422, label %377

377:                                              ; preds = %373
  %378 = icmp eq i32 %16, 0
  br i1 %378, label %422, label %379

379:                                              ; preds = %377
  %380 = and i64 %374, 281474976710655
  %381 = lshr i64 %374, 48
  %382 = trunc nuw i64 %381 to i16
  %383 = getelementptr inbounds i8, ptr %1, i64 8
  %384 = icmp eq i64 %381, 4
  %385 = zext i1 %384 to i32
  %386 = zext i32 %16 to i64
  br label %387

387:                                              ; preds = %419, %379
  %388 = phi i64 [ 0, %379 ], [ %420, %419 ]
  %389 = load i64, ptr %9, align 8, !tbaa !9
  %390 = load i64, ptr %11, align 8, !tbaa !51
  %391 = mul i64 %390, %388
  %392 = add i64 %391, %389
  %393 = inttoptr i64 %392 to ptr
  %394 = getelementptr inbounds i8, ptr %393, i64 528
  store i64 %380, ptr %394, align 8, !tbaa !15
  switch i16 %382, label %417 [
    i16 2, label %395
    i16 1, label %406
  ]

395:                                              ; preds = %387
  %396 = load i32, ptr %17, align 4, !tbaa !13
  %397 = getelementptr inbounds i8, ptr %393, i64 540
  store i32 %396, ptr %397, align 4, !tbaa !11
  %398 = getelementptr inbounds i8, ptr %393, i64 536
  store i32 1, ptr %398, align 8, !tbaa !11
  %399 = load i32, ptr %383, align 8, !tbaa !52
  %400 = add i32 %399, 1
  store i32 %400, ptr %383, align 8, !tbaa !52
  %401 = load i32, ptr %46, align 4, !tbaa !49
  %402 = icmp ult i32 %400, %401
  br i1 %402, label %419, label %403

403:                                              ; preds = %395
  store i32 0, ptr %383, align 8, !tbaa !52
  %404 = load i32, ptr %17, align 4, !tbaa !13
  %405 = add i32 %404, 1
  store i32 %405, ptr %17, align 4, !tbaa !13
  br label %419

406:                                              ; preds = %387
  %407 = getelementptr inbounds i8, ptr %393, i64 536
  store i32 2, ptr %407, align 8, !tbaa !11
  %408 = load i32, ptr %46, align 4, !tbaa !49
  %409 = add i32 %408, -1
  store i32 %409, ptr %46, align 4, !tbaa !49
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %419, label %411

411:                                              ; preds = %406
  %412 = load i32, ptr %383, align 8, !tbaa !52
  %413 = icmp ult i32 %412, %409
  br i1 %413, label %419, label %414

414:                                              ; preds = %411
  store i32 0, ptr %383, align 8, !tbaa !52
  %415 = load i32, ptr %17, align 4, !tbaa !13
  %416 = add i32 %415, 1
  store i32 %416, ptr %17, align 4, !tbaa !13
  br label %419

417:                                              ; preds = %387
  %418 = getelementptr inbounds i8, ptr %393, i64 536
  store i32 %385, ptr %418, align 8, !tbaa !11
  br label %419

419:                                              ; preds = %417, %414, %411, %406, %403, %395
  %420 = add nuw nsw i64 %388, 1
  %421 = icmp eq i64 %420, %386
  br i1 %421, label %422, label %387, !llvm.loop !53

422:                                              ; preds = %170, %366, %226, %419, %169, %320, %185, %377, %373, %50
  %423 = phi i32 [ 0, %50 ], [ 0, %373 ], [ 1, %377 ], [ 1, %185 ], [ 1, %320 ], [ 1, %169 ], [ 1, %419 ], [ 1, %226 ], [ 1, %366 ], [ 1, %170 ]
  ret i32 %423
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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864}
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
!41 = !{!4, !5, i64 131824}
!42 = !{!4, !5, i64 131832}
!43 = !{!4, !5, i64 131840}
!44 = !{!28, !5, i64 688}
!45 = !{!4, !5, i64 0}
!46 = !{!4, !5, i64 131856}
!47 = !{!4, !5, i64 131848}
!48 = !{!4, !5, i64 131808}
!49 = !{!10, !8, i64 4}
!50 = !{!4, !5, i64 131864}
!51 = !{!28, !5, i64 56}
!52 = !{!10, !8, i64 8}
!53 = distinct !{!53, !54}
!54 = !{!"llvm.loop.mustprogress"}
