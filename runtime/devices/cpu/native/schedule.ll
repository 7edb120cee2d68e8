target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64 }
%struct.Region = type { i64, i64, i64 }

; Function Attrs: nounwind
define noundef i32 @hk_work(ptr noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8, !tbaa !3
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds i8, ptr %0, i64 96
  %6 = load i64, ptr %5, align 8, !tbaa !9
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %8, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = getelementptr inbounds i8, ptr %0, i64 104
  %11 = getelementptr inbounds i8, ptr %0, i64 56
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = getelementptr inbounds i8, ptr %4, i64 64
  %14 = getelementptr inbounds i8, ptr %0, i64 64
  %15 = getelementptr inbounds i8, ptr %4, i64 88
  %16 = getelementptr inbounds i8, ptr %4, i64 52
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = getelementptr inbounds i8, ptr %4, i64 704
  %19 = getelementptr inbounds i8, ptr %4, i64 160
  %20 = getelementptr inbounds i8, ptr %4, i64 156
  %21 = getelementptr inbounds i8, ptr %4, i64 8
  %22 = getelementptr inbounds i8, ptr %4, i64 16
  %23 = getelementptr inbounds i8, ptr %4, i64 28
  %24 = getelementptr inbounds i8, ptr %4, i64 40
  %25 = getelementptr inbounds i8, ptr %4, i64 20
  %26 = getelementptr inbounds i8, ptr %4, i64 32
  %27 = getelementptr inbounds i8, ptr %4, i64 44
  %28 = getelementptr inbounds i8, ptr %4, i64 24
  %29 = getelementptr inbounds i8, ptr %4, i64 36
  %30 = getelementptr inbounds i8, ptr %4, i64 48
  %31 = getelementptr i8, ptr %4, i64 176
  %32 = getelementptr inbounds i8, ptr %4, i64 96
  %33 = getelementptr inbounds i8, ptr %4, i64 108
  %34 = getelementptr inbounds i8, ptr %4, i64 104
  %35 = getelementptr inbounds i8, ptr %4, i64 112
  %36 = getelementptr inbounds i8, ptr %4, i64 124
  %37 = getelementptr inbounds i8, ptr %4, i64 120
  %38 = getelementptr inbounds i8, ptr %4, i64 128
  %39 = getelementptr inbounds i8, ptr %4, i64 140
  %40 = getelementptr inbounds i8, ptr %4, i64 136
  %41 = getelementptr inbounds i8, ptr %4, i64 144
  %42 = getelementptr inbounds i8, ptr %4, i64 148
  %43 = getelementptr inbounds i8, ptr %4, i64 152
  %44 = getelementptr inbounds i8, ptr %4, i64 72
  br label %45

45:                                               ; preds = %436, %1
  %46 = load i64, ptr %9, align 8, !tbaa !11
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %209, label %48

48:                                               ; preds = %45
  %49 = load i64, ptr %10, align 8, !tbaa !12
  br label %50

50:                                               ; preds = %48, %200
  %51 = phi i64 [ %206, %200 ], [ %49, %48 ]
  %52 = phi i32 [ %201, %200 ], [ 0, %48 ]
  %53 = phi i64 [ %207, %200 ], [ 0, %48 ]
  %54 = getelementptr inbounds %struct.Group, ptr %7, i64 %51
  %55 = load i32, ptr %54, align 8, !tbaa !13
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %200, label %57

57:                                               ; preds = %50
  %58 = add i32 %52, 1
  %59 = ptrtoint ptr %54 to i64
  store i64 %59, ptr %11, align 8, !tbaa !15
  %60 = getelementptr inbounds i8, ptr %54, i64 48
  %61 = load i64, ptr %60, align 8, !tbaa !16
  store i64 %61, ptr %12, align 8, !tbaa !17
  %62 = getelementptr inbounds i8, ptr %54, i64 36
  %63 = getelementptr inbounds i8, ptr %54, i64 40
  %64 = getelementptr inbounds i8, ptr %54, i64 12
  %65 = getelementptr inbounds i8, ptr %54, i64 56
  %66 = getelementptr inbounds i8, ptr %54, i64 8
  %67 = getelementptr inbounds i8, ptr %54, i64 4
  %68 = load i32, ptr %62, align 4, !tbaa !18
  br label %69

69:                                               ; preds = %197, %57
  %70 = phi i32 [ %188, %197 ], [ %68, %57 ]
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %194, label %72

72:                                               ; preds = %69, %185
  %73 = phi i64 [ %187, %185 ], [ 0, %69 ]
  %74 = phi i32 [ %186, %185 ], [ 0, %69 ]
  %75 = load i64, ptr %63, align 8, !tbaa !19
  %76 = load i64, ptr %13, align 8, !tbaa !20
  %77 = mul i64 %76, %73
  %78 = add i64 %77, %75
  %79 = inttoptr i64 %78 to ptr
  %80 = getelementptr inbounds i8, ptr %79, i64 536
  %81 = load i32, ptr %80, align 8, !tbaa !22
  switch i32 %81, label %185 [
    i32 1, label %82
    i32 0, label %88
  ]

82:                                               ; preds = %72
  %83 = getelementptr inbounds i8, ptr %79, i64 540
  %84 = load i32, ptr %83, align 4, !tbaa !22
  %85 = load i32, ptr %64, align 4, !tbaa !23
  %86 = icmp eq i32 %84, %85
  br i1 %86, label %185, label %87

87:                                               ; preds = %82
  store i32 0, ptr %80, align 8, !tbaa !22
  br label %88

88:                                               ; preds = %87, %72
  store i64 %78, ptr %14, align 8, !tbaa !24
  %89 = load i64, ptr %65, align 8, !tbaa !25
  %90 = load i64, ptr %15, align 8, !tbaa !26
  %91 = mul i64 %90, %73
  %92 = load i32, ptr %16, align 4, !tbaa !27
  %93 = zext i32 %92 to i64
  %94 = mul i64 %91, %93
  %95 = add i64 %94, %89
  store i64 %95, ptr %17, align 8, !tbaa !28
  %96 = load i64, ptr %18, align 8, !tbaa !29
  store i64 %96, ptr %0, align 8, !tbaa !30
  %97 = getelementptr inbounds i8, ptr %79, i64 528
  %98 = load i64, ptr %97, align 8, !tbaa !31
  %99 = getelementptr inbounds i8, ptr %79, i64 524
  br label %100

100:                                              ; preds = %141, %88
  %101 = phi i64 [ %98, %88 ], [ %136, %141 ]
  %102 = load i32, ptr %99, align 4, !tbaa !22
  %103 = and i32 %102, 1023
  %104 = zext nneg i32 %103 to i64
  %105 = shl nuw nsw i64 %104, 48
  %106 = or i64 %105, %101
  %107 = load atomic i64, ptr %19 acquire, align 8
  %108 = inttoptr i64 %107 to ptr
  %109 = getelementptr inbounds i8, ptr %108, i64 -8
  %110 = load i64, ptr %109, align 8, !tbaa !31
  %111 = lshr i64 %106, 2
  %112 = mul i64 %111, -7046029254386353131
  %113 = lshr i64 %112, 40
  br label %114

114:                                              ; preds = %114, %100
  %115 = phi i64 [ %113, %100 ], [ %125, %114 ]
  %116 = phi ptr [ undef, %100 ], [ %123, %114 ]
  %117 = and i64 %115, %110
  %118 = getelementptr inbounds %struct.Region, ptr %108, i64 %117
  %119 = load i64, ptr %118, align 8, !tbaa !32
  %120 = icmp ne i64 %119, %106
  %121 = icmp ne i64 %119, 0
  %122 = select i1 %121, ptr %116, ptr null
  %123 = select i1 %120, ptr %122, ptr %118
  %124 = and i1 %120, %121
  %125 = add i64 %115, 1
  br i1 %124, label %114, label %126

126:                                              ; preds = %114
  %127 = icmp eq ptr %123, null
  br i1 %127, label %128, label %129

128:                                              ; preds = %126
  store i64 %101, ptr %97, align 8, !tbaa !31
  store i64 %106, ptr %8, align 8, !tbaa !10
  br label %147

129:                                              ; preds = %126
  %130 = getelementptr inbounds i8, ptr %123, i64 8
  %131 = load i64, ptr %130, align 8, !tbaa !34
  %132 = inttoptr i64 %131 to ptr
  %133 = getelementptr inbounds i8, ptr %123, i64 16
  %134 = load i64, ptr %133, align 8, !tbaa !35
  %135 = tail call i64 %132(ptr noundef %79, ptr noundef nonnull %0, i64 noundef %134) #2
  %136 = and i64 %135, 281474976710655
  %137 = icmp ult i64 %135, 281474976710656
  br i1 %137, label %141, label %138

138:                                              ; preds = %129
  %139 = lshr i64 %135, 48
  %140 = trunc nuw nsw i64 %139 to i32
  br label %144

141:                                              ; preds = %129
  %142 = load i64, ptr %0, align 8, !tbaa !30
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %100

144:                                              ; preds = %141, %138
  %145 = phi i32 [ %140, %138 ], [ 3, %141 ]
  store i64 %136, ptr %97, align 8, !tbaa !31
  %146 = load i64, ptr %8, align 8, !tbaa !10
  br label %147

147:                                              ; preds = %144, %128
  %148 = phi i64 [ %146, %144 ], [ %106, %128 ]
  %149 = phi i32 [ %145, %144 ], [ 3, %128 ]
  %150 = icmp eq i64 %148, 0
  br i1 %150, label %151, label %441

151:                                              ; preds = %147
  %152 = load atomic i32, ptr %20 monotonic, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %441

154:                                              ; preds = %151
  switch i32 %149, label %185 [
    i32 1, label %155
    i32 2, label %165
    i32 4, label %175
  ]

155:                                              ; preds = %154
  store i32 2, ptr %80, align 8, !tbaa !22
  %156 = load i32, ptr %67, align 4, !tbaa !36
  %157 = add i32 %156, -1
  store i32 %157, ptr %67, align 4, !tbaa !36
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %185, label %159

159:                                              ; preds = %155
  %160 = load i32, ptr %66, align 8, !tbaa !37
  %161 = icmp ult i32 %160, %157
  br i1 %161, label %185, label %162

162:                                              ; preds = %159
  store i32 0, ptr %66, align 8, !tbaa !37
  %163 = load i32, ptr %64, align 4, !tbaa !23
  %164 = add i32 %163, 1
  store i32 %164, ptr %64, align 4, !tbaa !23
  br label %185

165:                                              ; preds = %154
  %166 = load i32, ptr %64, align 4, !tbaa !23
  %167 = getelementptr inbounds i8, ptr %79, i64 540
  store i32 %166, ptr %167, align 4, !tbaa !22
  store i32 1, ptr %80, align 8, !tbaa !22
  %168 = load i32, ptr %66, align 8, !tbaa !37
  %169 = add i32 %168, 1
  store i32 %169, ptr %66, align 8, !tbaa !37
  %170 = load i32, ptr %67, align 4, !tbaa !36
  %171 = icmp ult i32 %169, %170
  br i1 %171, label %185, label %172

172:                                              ; preds = %165
  store i32 0, ptr %66, align 8, !tbaa !37
  %173 = load i32, ptr %64, align 4, !tbaa !23
  %174 = add i32 %173, 1
  store i32 %174, ptr %64, align 4, !tbaa !23
  br label %185

175:                                              ; preds = %154
  store i32 1, ptr %80, align 8, !tbaa !22
  %176 = icmp eq i32 %74, 0
  br i1 %176, label %177, label %182

177:                                              ; preds = %175
  %178 = getelementptr inbounds i8, ptr %79, i64 540
  %179 = load i32, ptr %178, align 4, !tbaa !22
  %180 = load i32, ptr %64, align 4, !tbaa !23
  %181 = icmp ne i32 %179, %180
  br label %182

182:                                              ; preds = %177, %175
  %183 = phi i1 [ true, %175 ], [ %181, %177 ]
  %184 = zext i1 %183 to i32
  br label %185

185:                                              ; preds = %182, %172, %165, %162, %159, %155, %154, %82, %72
  %186 = phi i32 [ 1, %162 ], [ 1, %159 ], [ 1, %155 ], [ %74, %154 ], [ 1, %165 ], [ 1, %172 ], [ %184, %182 ], [ %74, %82 ], [ %74, %72 ]
  %187 = add nuw nsw i64 %73, 1
  %188 = load i32, ptr %62, align 4, !tbaa !18
  %189 = zext i32 %188 to i64
  %190 = icmp ult i64 %187, %189
  br i1 %190, label %72, label %191, !llvm.loop !38

191:                                              ; preds = %185
  %192 = load i32, ptr %67, align 4, !tbaa !36
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %199, label %197

194:                                              ; preds = %69
  %195 = load i32, ptr %67, align 4, !tbaa !36
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %199, label %200

197:                                              ; preds = %191
  %198 = icmp eq i32 %186, 0
  br i1 %198, label %200, label %69

199:                                              ; preds = %194, %191
  store i32 0, ptr %54, align 8, !tbaa !13
  br label %209

200:                                              ; preds = %197, %50, %194
  %201 = phi i32 [ %52, %50 ], [ %58, %194 ], [ %58, %197 ]
  %202 = load i64, ptr %10, align 8, !tbaa !12
  %203 = add i64 %202, 1
  %204 = load i64, ptr %9, align 8, !tbaa !11
  %205 = icmp eq i64 %203, %204
  %206 = select i1 %205, i64 0, i64 %203
  store i64 %206, ptr %10, align 8, !tbaa !12
  %207 = add nuw i64 %53, 1
  %208 = icmp ult i64 %207, %204
  br i1 %208, label %50, label %209, !llvm.loop !40

209:                                              ; preds = %200, %45, %199
  %210 = phi i32 [ %52, %199 ], [ 0, %45 ], [ %201, %200 ]
  %211 = phi i1 [ true, %199 ], [ false, %45 ], [ false, %200 ]
  %212 = load atomic i32, ptr %20 monotonic, align 4
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %441

214:                                              ; preds = %209
  %215 = load i64, ptr %5, align 8, !tbaa !9
  %216 = inttoptr i64 %215 to ptr
  %217 = load i64, ptr %9, align 8, !tbaa !11
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %436, label %222

219:                                              ; preds = %222
  %220 = add nuw i64 %223, 1
  %221 = icmp eq i64 %220, %217
  br i1 %221, label %436, label %222, !llvm.loop !41

222:                                              ; preds = %214, %219
  %223 = phi i64 [ %220, %219 ], [ 0, %214 ]
  %224 = getelementptr inbounds %struct.Group, ptr %216, i64 %223
  %225 = load i32, ptr %224, align 8, !tbaa !13
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %219

227:                                              ; preds = %222
  %228 = atomicrmw add ptr %4, i64 1 acq_rel, align 8
  %229 = load i64, ptr %21, align 8, !tbaa !42
  %230 = icmp ult i64 %228, %229
  br i1 %230, label %231, label %436

231:                                              ; preds = %227
  %232 = getelementptr inbounds i8, ptr %224, i64 24
  %233 = load i32, ptr %22, align 4, !tbaa !22
  %234 = zext i32 %233 to i64
  %235 = urem i64 %228, %234
  %236 = trunc nuw i64 %235 to i32
  store i32 %236, ptr %232, align 4, !tbaa !22
  %237 = load i32, ptr %22, align 4, !tbaa !22
  %238 = zext i32 %237 to i64
  %239 = udiv i64 %228, %238
  %240 = load i32, ptr %23, align 4, !tbaa !22
  %241 = load i32, ptr %24, align 4, !tbaa !22
  %242 = mul i32 %240, %236
  %243 = sub i32 %241, %242
  %244 = tail call noundef i32 @llvm.umin.i32(i32 %240, i32 %243)
  %245 = load i32, ptr %25, align 4, !tbaa !22
  %246 = zext i32 %245 to i64
  %247 = urem i64 %239, %246
  %248 = trunc nuw i64 %247 to i32
  %249 = getelementptr inbounds i8, ptr %224, i64 28
  store i32 %248, ptr %249, align 4, !tbaa !22
  %250 = load i32, ptr %25, align 4, !tbaa !22
  %251 = zext i32 %250 to i64
  %252 = udiv i64 %239, %251
  %253 = load i32, ptr %26, align 4, !tbaa !22
  %254 = load i32, ptr %27, align 4, !tbaa !22
  %255 = mul i32 %253, %248
  %256 = sub i32 %254, %255
  %257 = tail call noundef i32 @llvm.umin.i32(i32 %253, i32 %256)
  %258 = load i32, ptr %28, align 4, !tbaa !22
  %259 = zext i32 %258 to i64
  %260 = urem i64 %252, %259
  %261 = trunc nuw i64 %260 to i32
  %262 = getelementptr inbounds i8, ptr %224, i64 32
  store i32 %261, ptr %262, align 4, !tbaa !22
  %263 = load i32, ptr %29, align 4, !tbaa !22
  %264 = load i32, ptr %30, align 4, !tbaa !22
  %265 = mul i32 %263, %261
  %266 = sub i32 %264, %265
  %267 = tail call noundef i32 @llvm.umin.i32(i32 %263, i32 %266)
  %268 = zext i32 %244 to i64
  %269 = zext i32 %257 to i64
  %270 = mul nuw i64 %269, %268
  %271 = zext i32 %267 to i64
  %272 = mul i64 %270, %271
  %273 = load i32, ptr %16, align 4, !tbaa !27
  %274 = zext i32 %273 to i64
  %275 = add nsw i64 %274, -1
  %276 = add i64 %275, %272
  %277 = udiv i64 %276, %274
  %278 = trunc i64 %277 to i32
  %279 = getelementptr inbounds i8, ptr %224, i64 4
  store i32 %278, ptr %279, align 4, !tbaa !36
  %280 = getelementptr inbounds i8, ptr %224, i64 36
  store i32 %278, ptr %280, align 4, !tbaa !18
  %281 = getelementptr inbounds i8, ptr %224, i64 12
  store i32 0, ptr %281, align 4, !tbaa !23
  %282 = getelementptr inbounds i8, ptr %224, i64 8
  store i32 0, ptr %282, align 8, !tbaa !37
  %283 = getelementptr inbounds i8, ptr %224, i64 16
  store i64 %228, ptr %283, align 8, !tbaa !43
  store i32 1, ptr %224, align 8, !tbaa !13
  %284 = icmp eq i32 %278, 0
  br i1 %284, label %436, label %285

285:                                              ; preds = %231
  %286 = getelementptr inbounds i8, ptr %224, i64 40
  br label %287

287:                                              ; preds = %418, %285
  %288 = phi i64 [ 0, %285 ], [ %432, %418 ]
  %289 = load i64, ptr %286, align 8, !tbaa !19
  %290 = load i64, ptr %13, align 8, !tbaa !20
  %291 = mul i64 %290, %288
  %292 = add i64 %291, %289
  %293 = inttoptr i64 %292 to ptr
  %294 = load i32, ptr %16, align 4, !tbaa !27
  %295 = icmp ult i64 %290, 8
  br i1 %295, label %296, label %297

296:                                              ; preds = %297, %287
  br label %307

297:                                              ; preds = %287, %297
  %298 = phi i64 [ %300, %297 ], [ 0, %287 ]
  %299 = getelementptr inbounds i64, ptr %293, i64 %298
  store i64 0, ptr %299, align 8, !tbaa !31
  %300 = add nuw nsw i64 %298, 1
  %301 = load i64, ptr %13, align 8, !tbaa !20
  %302 = lshr i64 %301, 3
  %303 = icmp ult i64 %300, %302
  br i1 %303, label %297, label %296, !llvm.loop !44

304:                                              ; preds = %307
  %305 = load i64, ptr %32, align 8, !tbaa !45
  %306 = icmp eq i64 %305, -1
  br i1 %306, label %341, label %329

307:                                              ; preds = %307, %296
  %308 = phi i64 [ 0, %296 ], [ %324, %307 ]
  %309 = getelementptr inbounds [128 x i32], ptr %31, i64 0, i64 %308
  %310 = load i32, ptr %309, align 4, !tbaa !22
  %311 = getelementptr inbounds [128 x i32], ptr %293, i64 0, i64 %308
  store i32 %310, ptr %311, align 4, !tbaa !22
  %312 = or disjoint i64 %308, 1
  %313 = getelementptr inbounds [128 x i32], ptr %31, i64 0, i64 %312
  %314 = load i32, ptr %313, align 4, !tbaa !22
  %315 = getelementptr inbounds [128 x i32], ptr %293, i64 0, i64 %312
  store i32 %314, ptr %315, align 4, !tbaa !22
  %316 = or disjoint i64 %308, 2
  %317 = getelementptr inbounds [128 x i32], ptr %31, i64 0, i64 %316
  %318 = load i32, ptr %317, align 4, !tbaa !22
  %319 = getelementptr inbounds [128 x i32], ptr %293, i64 0, i64 %316
  store i32 %318, ptr %319, align 4, !tbaa !22
  %320 = or disjoint i64 %308, 3
  %321 = getelementptr inbounds [128 x i32], ptr %31, i64 0, i64 %320
  %322 = load i32, ptr %321, align 4, !tbaa !22
  %323 = getelementptr inbounds [128 x i32], ptr %293, i64 0, i64 %320
  store i32 %322, ptr %323, align 4, !tbaa !22
  %324 = add nuw nsw i64 %308, 4
  %325 = icmp eq i64 %324, 128
  br i1 %325, label %304, label %307, !llvm.loop !47

326:                                              ; preds = %371
  %327 = getelementptr inbounds i8, ptr %293, i64 576
  %328 = shl i32 %294, 1
  br label %375

329:                                              ; preds = %304
  %330 = load i32, ptr %232, align 4, !tbaa !22
  %331 = getelementptr inbounds [128 x i32], ptr %293, i64 0, i64 %305
  %332 = load i32, ptr %331, align 4, !tbaa !22
  %333 = load i32, ptr %33, align 4, !tbaa !48
  %334 = load i32, ptr %34, align 8, !tbaa !49
  %335 = shl i32 %333, %334
  %336 = xor i32 %335, -1
  %337 = and i32 %332, %336
  %338 = and i32 %333, %330
  %339 = shl i32 %338, %334
  %340 = or i32 %337, %339
  store i32 %340, ptr %331, align 4, !tbaa !22
  br label %341

341:                                              ; preds = %329, %304
  %342 = load i64, ptr %35, align 8, !tbaa !45
  %343 = icmp eq i64 %342, -1
  br i1 %343, label %356, label %344

344:                                              ; preds = %341
  %345 = load i32, ptr %249, align 4, !tbaa !22
  %346 = getelementptr inbounds [128 x i32], ptr %293, i64 0, i64 %342
  %347 = load i32, ptr %346, align 4, !tbaa !22
  %348 = load i32, ptr %36, align 4, !tbaa !48
  %349 = load i32, ptr %37, align 8, !tbaa !49
  %350 = shl i32 %348, %349
  %351 = xor i32 %350, -1
  %352 = and i32 %347, %351
  %353 = and i32 %348, %345
  %354 = shl i32 %353, %349
  %355 = or i32 %352, %354
  store i32 %355, ptr %346, align 4, !tbaa !22
  br label %356

356:                                              ; preds = %344, %341
  %357 = load i64, ptr %38, align 8, !tbaa !45
  %358 = icmp eq i64 %357, -1
  br i1 %358, label %371, label %359

359:                                              ; preds = %356
  %360 = load i32, ptr %262, align 4, !tbaa !22
  %361 = getelementptr inbounds [128 x i32], ptr %293, i64 0, i64 %357
  %362 = load i32, ptr %361, align 4, !tbaa !22
  %363 = load i32, ptr %39, align 4, !tbaa !48
  %364 = load i32, ptr %40, align 8, !tbaa !49
  %365 = shl i32 %363, %364
  %366 = xor i32 %365, -1
  %367 = and i32 %362, %366
  %368 = and i32 %363, %360
  %369 = shl i32 %368, %364
  %370 = or i32 %367, %369
  store i32 %370, ptr %361, align 4, !tbaa !22
  br label %371

371:                                              ; preds = %359, %356
  %372 = zext i32 %294 to i64
  %373 = mul nuw i64 %288, %372
  %374 = icmp eq i32 %294, 0
  br i1 %374, label %418, label %326

375:                                              ; preds = %415, %326
  %376 = phi i64 [ 0, %326 ], [ %416, %415 ]
  %377 = phi i64 [ 0, %326 ], [ %382, %415 ]
  %378 = add nuw i64 %376, %373
  %379 = icmp ult i64 %378, %272
  br i1 %379, label %380, label %418

380:                                              ; preds = %375
  %381 = shl nuw i64 1, %376
  %382 = or i64 %381, %377
  %383 = urem i64 %378, %268
  %384 = trunc nuw i64 %383 to i32
  %385 = udiv i64 %378, %268
  %386 = urem i64 %385, %269
  %387 = trunc nuw i64 %386 to i32
  %388 = udiv i64 %385, %269
  %389 = trunc i64 %388 to i32
  %390 = load i32, ptr %41, align 8, !tbaa !50
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %397, label %392

392:                                              ; preds = %380
  %393 = shl i32 %387, 10
  %394 = shl i32 %389, 20
  %395 = or i32 %393, %394
  %396 = or i32 %395, %384
  br label %411

397:                                              ; preds = %380
  %398 = getelementptr inbounds [0 x i32], ptr %327, i64 0, i64 %376
  store i32 %384, ptr %398, align 4, !tbaa !22
  %399 = load i32, ptr %42, align 4, !tbaa !51
  %400 = icmp ugt i32 %399, 1
  br i1 %400, label %401, label %415

401:                                              ; preds = %397
  %402 = trunc nuw i64 %376 to i32
  %403 = add i32 %294, %402
  %404 = zext i32 %403 to i64
  %405 = getelementptr inbounds [0 x i32], ptr %327, i64 0, i64 %404
  store i32 %387, ptr %405, align 4, !tbaa !22
  %406 = load i32, ptr %42, align 4, !tbaa !51
  %407 = icmp ugt i32 %406, 2
  br i1 %407, label %408, label %415

408:                                              ; preds = %401
  %409 = add i32 %328, %402
  %410 = zext i32 %409 to i64
  br label %411

411:                                              ; preds = %408, %392
  %412 = phi i64 [ %376, %392 ], [ %410, %408 ]
  %413 = phi i32 [ %396, %392 ], [ %389, %408 ]
  %414 = getelementptr inbounds [0 x i32], ptr %327, i64 0, i64 %412
  store i32 %413, ptr %414, align 4, !tbaa !22
  br label %415

415:                                              ; preds = %411, %401, %397
  %416 = add nuw nsw i64 %376, 1
  %417 = icmp eq i64 %416, %372
  br i1 %417, label %418, label %375, !llvm.loop !52

418:                                              ; preds = %415, %375, %371
  %419 = phi i64 [ 0, %371 ], [ %382, %415 ], [ %377, %375 ]
  %420 = trunc i64 %419 to i32
  %421 = getelementptr inbounds i8, ptr %293, i64 504
  store i32 %420, ptr %421, align 8, !tbaa !22
  %422 = lshr i64 %419, 32
  %423 = trunc nuw i64 %422 to i32
  %424 = getelementptr inbounds i8, ptr %293, i64 508
  store i32 %423, ptr %424, align 4, !tbaa !22
  %425 = load i32, ptr %43, align 8, !tbaa !53
  %426 = getelementptr inbounds i8, ptr %293, i64 524
  store i32 %425, ptr %426, align 4, !tbaa !22
  %427 = load i64, ptr %44, align 8, !tbaa !54
  %428 = getelementptr inbounds i8, ptr %293, i64 528
  store i64 %427, ptr %428, align 8, !tbaa !31
  %429 = getelementptr inbounds i8, ptr %293, i64 544
  %430 = trunc nuw i64 %288 to i32
  store i32 %430, ptr %429, align 8, !tbaa !22
  %431 = getelementptr inbounds i8, ptr %293, i64 536
  store i32 0, ptr %431, align 8, !tbaa !22
  %432 = add nuw nsw i64 %288, 1
  %433 = load i32, ptr %280, align 4, !tbaa !18
  %434 = zext i32 %433 to i64
  %435 = icmp ult i64 %432, %434
  br i1 %435, label %287, label %436, !llvm.loop !55

436:                                              ; preds = %219, %418, %231, %227, %214
  %437 = phi i1 [ false, %227 ], [ true, %231 ], [ false, %214 ], [ true, %418 ], [ false, %219 ]
  %438 = icmp ne i32 %210, 0
  %439 = select i1 %437, i1 true, i1 %438
  %440 = or i1 %211, %439
  br i1 %440, label %45, label %441

441:                                              ; preds = %209, %436, %147, %151
  %442 = phi i32 [ 1, %147 ], [ 2, %151 ], [ 2, %209 ], [ 0, %436 ]
  ret i32 %442
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #1

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !6, i64 168, !6, i64 680}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !5, i64 96}
!10 = !{!4, !5, i64 80}
!11 = !{!4, !5, i64 88}
!12 = !{!4, !5, i64 104}
!13 = !{!14, !8, i64 0}
!14 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!15 = !{!4, !5, i64 56}
!16 = !{!14, !5, i64 48}
!17 = !{!4, !5, i64 8}
!18 = !{!14, !8, i64 36}
!19 = !{!14, !5, i64 40}
!20 = !{!21, !5, i64 64}
!21 = !{!"", !5, i64 0, !5, i64 8, !6, i64 16, !6, i64 28, !6, i64 40, !8, i64 52, !8, i64 56, !8, i64 60, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !6, i64 96, !8, i64 144, !8, i64 148, !8, i64 152, !8, i64 156, !5, i64 160, !5, i64 168, !6, i64 176, !6, i64 688, !5, i64 704, !5, i64 712, !5, i64 720}
!22 = !{!8, !8, i64 0}
!23 = !{!14, !8, i64 12}
!24 = !{!4, !5, i64 64}
!25 = !{!14, !5, i64 56}
!26 = !{!21, !5, i64 88}
!27 = !{!21, !8, i64 52}
!28 = !{!4, !5, i64 24}
!29 = !{!21, !5, i64 704}
!30 = !{!4, !5, i64 0}
!31 = !{!5, !5, i64 0}
!32 = !{!33, !5, i64 0}
!33 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!34 = !{!33, !5, i64 8}
!35 = !{!33, !5, i64 16}
!36 = !{!14, !8, i64 4}
!37 = !{!14, !8, i64 8}
!38 = distinct !{!38, !39}
!39 = !{!"llvm.loop.mustprogress"}
!40 = distinct !{!40, !39}
!41 = distinct !{!41, !39}
!42 = !{!21, !5, i64 8}
!43 = !{!14, !5, i64 16}
!44 = distinct !{!44, !39}
!45 = !{!46, !5, i64 0}
!46 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!47 = distinct !{!47, !39}
!48 = !{!46, !8, i64 12}
!49 = !{!46, !8, i64 8}
!50 = !{!21, !8, i64 144}
!51 = !{!21, !8, i64 148}
!52 = distinct !{!52, !39}
!53 = !{!21, !8, i64 152}
!54 = !{!21, !5, i64 72}
!55 = distinct !{!55, !39}
