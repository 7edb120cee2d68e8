target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Around = type { [3 x [2 x i64]], [3 x i32] }
%struct.Access = type { ptr, i64, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Site = type { i64, i64, i64, i64 }

@gather.order = internal unnamed_addr constant [4 x i8] c"\02\03\01\00", align 1

; Function Attrs: noinline nounwind
define void @hk_image(ptr noundef %0, i64 noundef %1, ptr noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, ptr nocapture noundef readonly %6, i32 noundef %7, ptr nocapture noundef writeonly %8, i32 noundef %9) local_unnamed_addr #0 {
  %11 = alloca %struct.Around, align 8
  %12 = alloca [4 x i32], align 16
  %13 = alloca %struct.Around, align 8
  %14 = alloca [4 x i32], align 16
  %15 = alloca [4 x i32], align 16
  %16 = alloca [4 x i32], align 16
  %17 = alloca %struct.Access, align 8
  %18 = alloca [8 x i32], align 16
  %19 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %17) #9
  store ptr %0, ptr %17, align 8, !tbaa !3
  %20 = getelementptr inbounds i8, ptr %17, i64 8
  store i64 %1, ptr %20, align 8, !tbaa !10
  %21 = getelementptr inbounds i8, ptr %17, i64 16
  store ptr %2, ptr %21, align 8, !tbaa !11
  %22 = getelementptr inbounds i8, ptr %17, i64 24
  %23 = and i32 %3, 15
  store i32 %23, ptr %22, align 8, !tbaa !12
  %24 = getelementptr inbounds i8, ptr %17, i64 28
  %25 = lshr i32 %3, 4
  %26 = and i32 %25, 15
  store i32 %26, ptr %24, align 4, !tbaa !13
  %27 = getelementptr inbounds i8, ptr %17, i64 32
  %28 = lshr i32 %3, 12
  %29 = and i32 %28, 1
  store i32 %29, ptr %27, align 8, !tbaa !14
  %30 = getelementptr inbounds i8, ptr %17, i64 36
  %31 = lshr i32 %3, 8
  %32 = and i32 %31, 15
  store i32 %32, ptr %30, align 4, !tbaa !15
  %33 = getelementptr inbounds i8, ptr %17, i64 40
  %34 = lshr i32 %3, 13
  %35 = and i32 %34, 1
  store i32 %35, ptr %33, align 8, !tbaa !16
  %36 = getelementptr inbounds i8, ptr %17, i64 44
  %37 = lshr i32 %3, 14
  %38 = and i32 %37, 1
  store i32 %38, ptr %36, align 4, !tbaa !17
  %39 = getelementptr inbounds i8, ptr %17, i64 48
  %40 = lshr i32 %3, 15
  %41 = and i32 %40, 1
  store i32 %41, ptr %39, align 8, !tbaa !18
  %42 = getelementptr inbounds i8, ptr %17, i64 52
  %43 = getelementptr inbounds i8, ptr %17, i64 56
  %44 = getelementptr inbounds i8, ptr %17, i64 60
  %45 = getelementptr inbounds i8, ptr %17, i64 64
  %46 = getelementptr inbounds i8, ptr %17, i64 68
  %47 = getelementptr inbounds i8, ptr %2, i64 8
  %48 = load i32, ptr %47, align 4, !tbaa !19
  %49 = and i32 %48, 255
  store i32 %49, ptr %42, align 4, !tbaa !21
  %50 = lshr i32 %48, 8
  %51 = and i32 %50, 255
  store i32 %51, ptr %43, align 8, !tbaa !22
  %52 = lshr i32 %48, 16
  store i32 %52, ptr %44, align 4, !tbaa !23
  %53 = mul nuw nsw i32 %51, %49
  %54 = lshr i32 %53, 3
  store i32 %54, ptr %45, align 8, !tbaa !24
  %55 = icmp eq i64 %4, 0
  br i1 %55, label %759, label %56

56:                                               ; preds = %10
  %57 = icmp eq i32 %48, 0
  %58 = zext i1 %57 to i32
  %59 = and i32 %3, 14
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %61, label %114

61:                                               ; preds = %56
  %62 = getelementptr inbounds i8, ptr %2, i64 32
  %63 = icmp eq i32 %26, 0
  %64 = load i32, ptr %62, align 4, !tbaa !25
  br i1 %63, label %109, label %65

65:                                               ; preds = %61
  %66 = and i32 %25, 1
  %67 = icmp eq i32 %26, 1
  br i1 %67, label %96, label %68

68:                                               ; preds = %65
  %69 = sub nsw i32 %26, %66
  br label %70

70:                                               ; preds = %70, %68
  %71 = phi i32 [ 0, %68 ], [ %91, %70 ]
  %72 = phi i32 [ %58, %68 ], [ %90, %70 ]
  %73 = phi i32 [ 0, %68 ], [ %92, %70 ]
  %74 = mul nuw nsw i32 %71, 3
  %75 = lshr i32 %64, %74
  %76 = and i32 %75, 7
  %77 = icmp ugt i32 %76, 3
  %78 = icmp ne i32 %76, 6
  %79 = and i1 %77, %78
  %80 = zext i1 %79 to i32
  %81 = or i32 %72, %80
  %82 = mul nuw i32 %71, 3
  %83 = add nuw i32 %82, 3
  %84 = lshr i32 %64, %83
  %85 = and i32 %84, 7
  %86 = icmp ugt i32 %85, 3
  %87 = icmp ne i32 %85, 6
  %88 = and i1 %86, %87
  %89 = zext i1 %88 to i32
  %90 = or i32 %81, %89
  %91 = add nuw nsw i32 %71, 2
  %92 = add i32 %73, 2
  %93 = icmp eq i32 %92, %69
  br i1 %93, label %94, label %70

94:                                               ; preds = %70
  %95 = mul nuw nsw i32 %91, 3
  br label %96

96:                                               ; preds = %94, %65
  %97 = phi i32 [ poison, %65 ], [ %90, %94 ]
  %98 = phi i32 [ 0, %65 ], [ %95, %94 ]
  %99 = phi i32 [ %58, %65 ], [ %90, %94 ]
  %100 = icmp eq i32 %66, 0
  br i1 %100, label %109, label %101

101:                                              ; preds = %96
  %102 = lshr i32 %64, %98
  %103 = and i32 %102, 7
  %104 = icmp ugt i32 %103, 3
  %105 = icmp ne i32 %103, 6
  %106 = and i1 %104, %105
  %107 = zext i1 %106 to i32
  %108 = or i32 %99, %107
  br label %109

109:                                              ; preds = %101, %96, %61
  %110 = phi i32 [ %58, %61 ], [ %97, %96 ], [ %108, %101 ]
  %111 = and i32 %64, 12288
  %112 = icmp eq i32 %111, 12288
  %113 = zext i1 %112 to i32
  br label %114

114:                                              ; preds = %56, %109
  %115 = phi i32 [ %110, %109 ], [ %58, %56 ]
  %116 = phi i32 [ %113, %109 ], [ 0, %56 ]
  %117 = or i32 %116, %115
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %123, label %119

119:                                              ; preds = %114
  %120 = load i64, ptr %2, align 4
  %121 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %4, i1 true)
  %122 = trunc nuw nsw i64 %121 to i32
  tail call void @hk_fault(ptr noundef %0, i64 noundef %1, i64 noundef %120, i32 noundef %122, i32 noundef 0, i32 noundef 0, i32 noundef 0) #9
  br label %759

123:                                              ; preds = %114
  %124 = icmp eq i32 %7, 0
  %125 = add nuw nsw i32 %29, %26
  %126 = add nuw nsw i32 %125, %41
  %127 = getelementptr inbounds i8, ptr %18, i64 4
  %128 = getelementptr inbounds i8, ptr %2, i64 16
  %129 = getelementptr inbounds i8, ptr %2, i64 20
  %130 = getelementptr inbounds i8, ptr %2, i64 24
  %131 = icmp eq i32 %26, 0
  %132 = icmp eq i32 %26, 1
  %133 = icmp ugt i32 %26, 2
  %134 = icmp eq i32 %29, 0
  %135 = icmp eq i32 %41, 0
  %136 = getelementptr inbounds i8, ptr %2, i64 28
  %137 = zext nneg i32 %54 to i64
  %138 = zext nneg i32 %126 to i64
  %139 = getelementptr inbounds i32, ptr %18, i64 %138
  %140 = getelementptr inbounds i8, ptr %18, i64 8
  %141 = icmp eq i32 %32, 0
  %142 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %32, i1 true)
  %143 = select i1 %141, i32 0, i32 %142
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds i8, ptr %11, i64 16
  %146 = getelementptr inbounds i8, ptr %11, i64 32
  %147 = getelementptr inbounds i8, ptr %12, i64 4
  %148 = getelementptr inbounds i8, ptr %12, i64 8
  %149 = getelementptr inbounds i8, ptr %12, i64 12
  %150 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %144
  %151 = getelementptr inbounds i8, ptr %2, i64 32
  %152 = and i32 %48, -131072
  %153 = icmp eq i32 %152, 262144
  %154 = select i1 %153, i32 1, i32 1065353216
  %155 = icmp ne i32 %152, 262144
  %156 = zext i1 %155 to i32
  %157 = getelementptr inbounds i8, ptr %13, i64 48
  %158 = getelementptr inbounds i8, ptr %14, i64 4
  %159 = getelementptr inbounds i8, ptr %14, i64 8
  %160 = getelementptr inbounds i8, ptr %14, i64 12
  %161 = getelementptr inbounds i8, ptr %13, i64 52
  %162 = getelementptr inbounds i8, ptr %13, i64 56
  %163 = getelementptr inbounds i8, ptr %15, i64 4
  %164 = getelementptr inbounds i8, ptr %15, i64 8
  %165 = getelementptr inbounds i8, ptr %15, i64 12
  %166 = getelementptr inbounds i8, ptr %13, i64 16
  %167 = getelementptr inbounds i8, ptr %13, i64 32
  %168 = icmp eq i32 %35, 0
  %169 = icmp eq i32 %23, 3
  %170 = and i32 %3, 256
  %171 = icmp ne i32 %170, 0
  %172 = and i32 %3, 512
  %173 = icmp ne i32 %172, 0
  %174 = and i32 %3, 1024
  %175 = icmp ne i32 %174, 0
  %176 = and i32 %3, 2048
  %177 = icmp ne i32 %176, 0
  %178 = icmp eq i32 %9, 0
  %179 = or i1 %169, %171
  %180 = or i1 %169, %173
  %181 = or i1 %169, %175
  %182 = or i1 %169, %177
  %183 = zext i32 %9 to i64
  %184 = icmp eq i32 %7, 1
  %185 = getelementptr inbounds i8, ptr %18, i64 4
  %186 = icmp eq i32 %7, 2
  %187 = shl i32 %5, 1
  %188 = getelementptr inbounds i8, ptr %18, i64 8
  %189 = icmp eq i32 %7, 3
  %190 = mul i32 %5, 3
  %191 = getelementptr inbounds i8, ptr %18, i64 12
  %192 = icmp eq i32 %7, 4
  %193 = shl i32 %5, 2
  %194 = getelementptr inbounds i8, ptr %18, i64 16
  %195 = icmp eq i32 %7, 5
  %196 = mul i32 %5, 5
  %197 = getelementptr inbounds i8, ptr %18, i64 20
  %198 = icmp eq i32 %7, 6
  %199 = mul i32 %5, 6
  %200 = getelementptr inbounds i8, ptr %18, i64 24
  %201 = icmp eq i32 %7, 7
  %202 = mul i32 %5, 7
  %203 = getelementptr inbounds i8, ptr %18, i64 28
  %204 = and i64 %183, 3
  %205 = icmp ult i32 %9, 4
  %206 = and i64 %183, 4294967292
  %207 = icmp eq i64 %204, 0
  br label %208

208:                                              ; preds = %123, %718
  %209 = phi i64 [ %4, %123 ], [ %720, %718 ]
  %210 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %209, i1 true)
  %211 = trunc nuw nsw i64 %210 to i32
  store i32 %211, ptr %46, align 4, !tbaa !26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %18) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %18, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %19) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  br i1 %124, label %215, label %665

212:                                              ; preds = %698, %693, %688, %683, %678, %673, %668, %665
  %213 = load i32, ptr %18, align 16, !tbaa !27
  %214 = load i32, ptr %127, align 4, !tbaa !27
  br label %215

215:                                              ; preds = %212, %208
  %216 = phi i32 [ %214, %212 ], [ 0, %208 ]
  %217 = phi i32 [ %213, %212 ], [ 0, %208 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %15) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %16) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %218 = zext i32 %217 to i64
  %219 = zext i32 %216 to i64
  %220 = shl nuw i64 %219, 32
  %221 = or disjoint i64 %220, %218
  switch i32 %23, label %463 [
    i32 2, label %222
    i32 3, label %363
    i32 4, label %409
    i32 5, label %410
    i32 1, label %411
  ]

222:                                              ; preds = %215
  %223 = load i32, ptr %151, align 4, !tbaa !25
  %224 = and i32 %223, 1024
  %225 = icmp eq i32 %224, 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #9
  br i1 %225, label %227, label %226

226:                                              ; preds = %222
  call fastcc void @find_around(ptr noundef nonnull readonly %17, ptr noundef nonnull readonly %18, i32 noundef %156, ptr noundef nonnull %13)
  br i1 %155, label %257, label %228

227:                                              ; preds = %222
  call fastcc void @find_around(ptr noundef nonnull readonly %17, ptr noundef nonnull readonly %18, i32 noundef 0, ptr noundef nonnull %13)
  br label %228

228:                                              ; preds = %227, %226
  %229 = load i64, ptr %13, align 8, !tbaa !28
  %230 = load i64, ptr %166, align 8, !tbaa !28
  %231 = load i64, ptr %167, align 8, !tbaa !28
  %232 = icmp eq i64 %229, -1
  %233 = icmp eq i64 %230, -1
  %234 = select i1 %232, i1 true, i1 %233
  %235 = icmp eq i64 %231, -1
  %236 = select i1 %234, i1 true, i1 %235
  br i1 %236, label %249, label %237

237:                                              ; preds = %228
  %238 = load i64, ptr %2, align 4
  %239 = load i32, ptr %136, align 4, !tbaa !29
  %240 = zext i32 %239 to i64
  %241 = mul nsw i64 %229, %137
  %242 = load i32, ptr %129, align 4, !tbaa !30
  %243 = zext i32 %242 to i64
  %244 = mul i64 %231, %243
  %245 = add i64 %244, %230
  %246 = mul i64 %245, %240
  %247 = add i64 %238, %241
  %248 = add i64 %247, %246
  call fastcc void @read_at(ptr noundef nonnull readonly %17, i64 noundef %248, ptr noundef nonnull %15)
  br label %362

249:                                              ; preds = %228
  %250 = lshr i32 %223, 12
  %251 = and i32 %250, 3
  %252 = icmp eq i32 %251, 2
  %253 = select i1 %252, i32 %154, i32 0
  store i32 %253, ptr %15, align 16, !tbaa !27
  store i32 %253, ptr %163, align 4, !tbaa !27
  store i32 %253, ptr %164, align 8, !tbaa !27
  %254 = add nsw i32 %251, -1
  %255 = icmp ult i32 %254, 2
  %256 = select i1 %255, i32 %154, i32 0
  store i32 %256, ptr %165, align 4, !tbaa !27
  br label %362

257:                                              ; preds = %226
  %258 = load i32, ptr %157, align 8
  %259 = sub i32 256, %258
  %260 = load i32, ptr %161, align 4
  %261 = sub i32 256, %260
  %262 = load i32, ptr %162, align 8
  %263 = sub i32 256, %262
  br label %264

264:                                              ; preds = %349, %257
  %265 = phi double [ 0.000000e+00, %257 ], [ %350, %349 ]
  %266 = phi double [ 0.000000e+00, %257 ], [ %351, %349 ]
  %267 = phi double [ 0.000000e+00, %257 ], [ %352, %349 ]
  %268 = phi double [ 0.000000e+00, %257 ], [ %353, %349 ]
  %269 = phi i32 [ 0, %257 ], [ %354, %349 ]
  %270 = and i32 %269, 1
  %271 = zext nneg i32 %270 to i64
  %272 = getelementptr inbounds [3 x [2 x i64]], ptr %13, i64 0, i64 0, i64 %271
  %273 = load i64, ptr %272, align 8, !tbaa !28
  %274 = icmp eq i32 %270, 0
  %275 = select i1 %274, i32 %259, i32 %258
  %276 = uitofp i32 %275 to double
  %277 = fmul double %276, 3.906250e-03
  %278 = lshr i32 %269, 1
  %279 = and i32 %278, 1
  %280 = zext nneg i32 %279 to i64
  %281 = getelementptr inbounds [3 x [2 x i64]], ptr %13, i64 0, i64 1, i64 %280
  %282 = load i64, ptr %281, align 8, !tbaa !28
  %283 = icmp eq i32 %279, 0
  %284 = select i1 %283, i32 %261, i32 %260
  %285 = uitofp i32 %284 to double
  %286 = fmul double %285, 3.906250e-03
  %287 = fmul double %277, %286
  %288 = lshr i32 %269, 2
  %289 = and i32 %288, 1
  %290 = zext nneg i32 %289 to i64
  %291 = getelementptr inbounds [3 x [2 x i64]], ptr %13, i64 0, i64 2, i64 %290
  %292 = load i64, ptr %291, align 8, !tbaa !28
  %293 = icmp eq i32 %289, 0
  %294 = select i1 %293, i32 %263, i32 %262
  %295 = uitofp i32 %294 to double
  %296 = fmul double %295, 3.906250e-03
  %297 = fmul double %296, %287
  %298 = fcmp oeq double %297, 0.000000e+00
  br i1 %298, label %349, label %299

299:                                              ; preds = %264
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #9
  %300 = icmp eq i64 %273, -1
  %301 = icmp eq i64 %282, -1
  %302 = select i1 %300, i1 true, i1 %301
  %303 = icmp eq i64 %292, -1
  %304 = select i1 %302, i1 true, i1 %303
  br i1 %304, label %321, label %305

305:                                              ; preds = %299
  %306 = load i64, ptr %2, align 4
  %307 = load i32, ptr %136, align 4, !tbaa !29
  %308 = zext i32 %307 to i64
  %309 = mul nsw i64 %273, %137
  %310 = load i32, ptr %129, align 4, !tbaa !30
  %311 = zext i32 %310 to i64
  %312 = mul i64 %292, %311
  %313 = add i64 %312, %282
  %314 = mul i64 %313, %308
  %315 = add i64 %306, %309
  %316 = add i64 %315, %314
  call fastcc void @read_at(ptr noundef nonnull readonly %17, i64 noundef %316, ptr noundef nonnull %14)
  %317 = load float, ptr %14, align 16, !tbaa !27
  %318 = load float, ptr %158, align 4, !tbaa !27
  %319 = load float, ptr %159, align 8, !tbaa !27
  %320 = load float, ptr %160, align 4, !tbaa !27
  br label %332

321:                                              ; preds = %299
  %322 = load i32, ptr %151, align 4, !tbaa !25
  %323 = lshr i32 %322, 12
  %324 = and i32 %323, 3
  %325 = icmp eq i32 %324, 2
  %326 = select i1 %325, i32 1065353216, i32 0
  %327 = add nsw i32 %324, -1
  %328 = icmp ult i32 %327, 2
  %329 = select i1 %328, i32 1065353216, i32 0
  %330 = bitcast i32 %326 to float
  %331 = bitcast i32 %329 to float
  br label %332

332:                                              ; preds = %321, %305
  %333 = phi float [ %320, %305 ], [ %331, %321 ]
  %334 = phi float [ %319, %305 ], [ %330, %321 ]
  %335 = phi float [ %318, %305 ], [ %330, %321 ]
  %336 = phi float [ %317, %305 ], [ %330, %321 ]
  %337 = fpext float %336 to double
  %338 = fmul double %297, %337
  %339 = fadd double %268, %338
  %340 = fpext float %335 to double
  %341 = fmul double %297, %340
  %342 = fadd double %267, %341
  %343 = fpext float %334 to double
  %344 = fmul double %297, %343
  %345 = fadd double %266, %344
  %346 = fpext float %333 to double
  %347 = fmul double %297, %346
  %348 = fadd double %265, %347
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #9
  br label %349

349:                                              ; preds = %332, %264
  %350 = phi double [ %265, %264 ], [ %348, %332 ]
  %351 = phi double [ %266, %264 ], [ %345, %332 ]
  %352 = phi double [ %267, %264 ], [ %342, %332 ]
  %353 = phi double [ %268, %264 ], [ %339, %332 ]
  %354 = add i32 %269, 1
  %355 = lshr i32 %354, %26
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %264, label %357, !llvm.loop !31

357:                                              ; preds = %349
  %358 = fptrunc double %353 to float
  store float %358, ptr %15, align 16, !tbaa !27
  %359 = fptrunc double %352 to float
  store float %359, ptr %163, align 4, !tbaa !27
  %360 = fptrunc double %351 to float
  store float %360, ptr %164, align 8, !tbaa !27
  %361 = fptrunc double %350 to float
  store float %361, ptr %165, align 4, !tbaa !27
  br label %362

362:                                              ; preds = %357, %249, %237
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #9
  br label %516

363:                                              ; preds = %215
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #9
  call fastcc void @find_around(ptr noundef nonnull readonly %17, ptr noundef nonnull readonly %18, i32 noundef 1, ptr noundef nonnull %11)
  %364 = load i64, ptr %146, align 8, !tbaa !28
  %365 = icmp eq i64 %364, -1
  br label %366

366:                                              ; preds = %403, %363
  %367 = phi i64 [ 0, %363 ], [ %406, %403 ]
  %368 = getelementptr inbounds [4 x i8], ptr @gather.order, i64 0, i64 %367
  %369 = load i8, ptr %368, align 1, !tbaa !33
  %370 = and i8 %369, 1
  %371 = zext nneg i8 %370 to i64
  %372 = getelementptr inbounds [2 x i64], ptr %11, i64 0, i64 %371
  %373 = load i64, ptr %372, align 8, !tbaa !28
  %374 = lshr i8 %369, 1
  %375 = zext nneg i8 %374 to i64
  %376 = getelementptr inbounds [2 x i64], ptr %145, i64 0, i64 %375
  %377 = load i64, ptr %376, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #9
  %378 = icmp eq i64 %373, -1
  %379 = icmp eq i64 %377, -1
  %380 = select i1 %378, i1 true, i1 %379
  %381 = select i1 %380, i1 true, i1 %365
  br i1 %381, label %394, label %382

382:                                              ; preds = %366
  %383 = load i64, ptr %2, align 4
  %384 = load i32, ptr %136, align 4, !tbaa !29
  %385 = zext i32 %384 to i64
  %386 = mul nsw i64 %373, %137
  %387 = load i32, ptr %129, align 4, !tbaa !30
  %388 = zext i32 %387 to i64
  %389 = mul i64 %364, %388
  %390 = add i64 %389, %377
  %391 = mul i64 %390, %385
  %392 = add i64 %383, %386
  %393 = add i64 %392, %391
  call fastcc void @read_at(ptr noundef nonnull readonly %17, i64 noundef %393, ptr noundef nonnull %12)
  br label %403

394:                                              ; preds = %366
  %395 = load i32, ptr %151, align 4, !tbaa !25
  %396 = lshr i32 %395, 12
  %397 = and i32 %396, 3
  %398 = icmp eq i32 %397, 2
  %399 = select i1 %398, i32 %154, i32 0
  store i32 %399, ptr %12, align 16, !tbaa !27
  store i32 %399, ptr %147, align 4, !tbaa !27
  store i32 %399, ptr %148, align 8, !tbaa !27
  %400 = add nsw i32 %397, -1
  %401 = icmp ult i32 %400, 2
  %402 = select i1 %401, i32 %154, i32 0
  store i32 %402, ptr %149, align 4, !tbaa !27
  br label %403

403:                                              ; preds = %394, %382
  %404 = load i32, ptr %150, align 4, !tbaa !27
  %405 = getelementptr inbounds i32, ptr %15, i64 %367
  store i32 %404, ptr %405, align 4, !tbaa !27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #9
  %406 = add nuw nsw i64 %367, 1
  %407 = icmp eq i64 %406, 4
  br i1 %407, label %408, label %366, !llvm.loop !34

408:                                              ; preds = %403
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #9
  br label %516

409:                                              ; preds = %215
  call fastcc void @read_at(ptr noundef nonnull readonly %17, i64 noundef %221, ptr noundef nonnull %15)
  br label %516

410:                                              ; preds = %215
  call fastcc void @write_at(ptr noundef nonnull readonly %17, i64 noundef %221, ptr noundef nonnull readonly %140)
  br label %663

411:                                              ; preds = %215
  %412 = load i32, ptr %128, align 4, !tbaa !35
  %413 = load i32, ptr %129, align 4, !tbaa !30
  %414 = load i32, ptr %130, align 4, !tbaa !36
  br i1 %131, label %443, label %441

415:                                              ; preds = %441
  br i1 %132, label %418, label %416

416:                                              ; preds = %415
  %417 = icmp ult i32 %216, %413
  br i1 %417, label %420, label %663

418:                                              ; preds = %415
  %419 = icmp eq i32 %413, 0
  br i1 %419, label %663, label %421

420:                                              ; preds = %416
  br i1 %133, label %425, label %421

421:                                              ; preds = %443, %420, %418
  %422 = phi i64 [ %219, %420 ], [ 0, %418 ], [ 0, %443 ]
  %423 = phi i64 [ %218, %420 ], [ %218, %418 ], [ 0, %443 ]
  %424 = phi i32 [ 2, %420 ], [ 1, %418 ], [ 0, %443 ]
  br i1 %134, label %433, label %425

425:                                              ; preds = %421, %420
  %426 = phi i64 [ %422, %421 ], [ %219, %420 ]
  %427 = phi i64 [ %423, %421 ], [ %218, %420 ]
  %428 = phi i32 [ %424, %421 ], [ 2, %420 ]
  %429 = add nuw nsw i32 %428, 1
  %430 = zext nneg i32 %428 to i64
  %431 = getelementptr inbounds i32, ptr %18, i64 %430
  %432 = load i32, ptr %431, align 4, !tbaa !27
  br label %433

433:                                              ; preds = %425, %421
  %434 = phi i64 [ %422, %421 ], [ %426, %425 ]
  %435 = phi i64 [ %423, %421 ], [ %427, %425 ]
  %436 = phi i32 [ %424, %421 ], [ %429, %425 ]
  %437 = phi i32 [ 0, %421 ], [ %432, %425 ]
  %438 = zext i32 %437 to i64
  %439 = icmp ult i32 %437, %414
  br i1 %439, label %440, label %663

440:                                              ; preds = %433
  br i1 %135, label %452, label %447

441:                                              ; preds = %411
  %442 = icmp ult i32 %217, %412
  br i1 %442, label %415, label %663

443:                                              ; preds = %411
  %444 = icmp eq i32 %412, 0
  %445 = icmp eq i32 %413, 0
  %446 = select i1 %444, i1 true, i1 %445
  br i1 %446, label %663, label %421

447:                                              ; preds = %440
  %448 = zext nneg i32 %436 to i64
  %449 = getelementptr inbounds i32, ptr %18, i64 %448
  %450 = load i32, ptr %449, align 4, !tbaa !27
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %663

452:                                              ; preds = %447, %440
  %453 = load i64, ptr %2, align 4
  %454 = load i32, ptr %136, align 4, !tbaa !29
  %455 = zext i32 %454 to i64
  %456 = mul nuw nsw i64 %435, %137
  %457 = zext i32 %413 to i64
  %458 = mul nuw i64 %438, %457
  %459 = add nuw i64 %458, %434
  %460 = mul i64 %459, %455
  %461 = add i64 %453, %456
  %462 = add i64 %461, %460
  call fastcc void @write_at(ptr noundef nonnull readonly %17, i64 noundef %462, ptr noundef nonnull readonly %139)
  br label %663

463:                                              ; preds = %215
  %464 = load i32, ptr %128, align 4, !tbaa !35
  %465 = load i32, ptr %129, align 4, !tbaa !30
  %466 = load i32, ptr %130, align 4, !tbaa !36
  br i1 %131, label %495, label %493

467:                                              ; preds = %493
  br i1 %132, label %470, label %468

468:                                              ; preds = %467
  %469 = icmp ult i32 %216, %465
  br i1 %469, label %472, label %515

470:                                              ; preds = %467
  %471 = icmp eq i32 %465, 0
  br i1 %471, label %515, label %473

472:                                              ; preds = %468
  br i1 %133, label %477, label %473

473:                                              ; preds = %495, %472, %470
  %474 = phi i64 [ %219, %472 ], [ 0, %470 ], [ 0, %495 ]
  %475 = phi i64 [ %218, %472 ], [ %218, %470 ], [ 0, %495 ]
  %476 = phi i32 [ 2, %472 ], [ 1, %470 ], [ 0, %495 ]
  br i1 %134, label %485, label %477

477:                                              ; preds = %473, %472
  %478 = phi i64 [ %474, %473 ], [ %219, %472 ]
  %479 = phi i64 [ %475, %473 ], [ %218, %472 ]
  %480 = phi i32 [ %476, %473 ], [ 2, %472 ]
  %481 = add nuw nsw i32 %480, 1
  %482 = zext nneg i32 %480 to i64
  %483 = getelementptr inbounds i32, ptr %18, i64 %482
  %484 = load i32, ptr %483, align 4, !tbaa !27
  br label %485

485:                                              ; preds = %477, %473
  %486 = phi i64 [ %474, %473 ], [ %478, %477 ]
  %487 = phi i64 [ %475, %473 ], [ %479, %477 ]
  %488 = phi i32 [ %476, %473 ], [ %481, %477 ]
  %489 = phi i32 [ 0, %473 ], [ %484, %477 ]
  %490 = zext i32 %489 to i64
  %491 = icmp ult i32 %489, %466
  br i1 %491, label %492, label %515

492:                                              ; preds = %485
  br i1 %135, label %504, label %499

493:                                              ; preds = %463
  %494 = icmp ult i32 %217, %464
  br i1 %494, label %467, label %515

495:                                              ; preds = %463
  %496 = icmp eq i32 %464, 0
  %497 = icmp eq i32 %465, 0
  %498 = select i1 %496, i1 true, i1 %497
  br i1 %498, label %515, label %473

499:                                              ; preds = %492
  %500 = zext nneg i32 %488 to i64
  %501 = getelementptr inbounds i32, ptr %18, i64 %500
  %502 = load i32, ptr %501, align 4, !tbaa !27
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %504, label %515

504:                                              ; preds = %499, %492
  %505 = load i64, ptr %2, align 4
  %506 = load i32, ptr %136, align 4, !tbaa !29
  %507 = zext i32 %506 to i64
  %508 = mul nuw nsw i64 %487, %137
  %509 = zext i32 %465 to i64
  %510 = mul nuw i64 %490, %509
  %511 = add nuw i64 %510, %486
  %512 = mul i64 %511, %507
  %513 = add i64 %512, %505
  %514 = add i64 %513, %508
  call fastcc void @read_at(ptr noundef nonnull readonly %17, i64 noundef %514, ptr noundef nonnull %15)
  br label %516

515:                                              ; preds = %499, %495, %493, %485, %470, %468
  call fastcc void @selected(ptr noundef nonnull readonly %17, ptr noundef nonnull %16, ptr noundef nonnull %15)
  br label %516

516:                                              ; preds = %515, %504, %409, %408, %362
  %517 = load i32, ptr %15, align 16, !tbaa !27
  br i1 %168, label %547, label %518

518:                                              ; preds = %516
  br i1 %153, label %519, label %521

519:                                              ; preds = %518
  %520 = and i32 %517, 65535
  br label %547

521:                                              ; preds = %518
  %522 = lshr i32 %517, 16
  %523 = and i32 %522, 32768
  %524 = and i32 %517, 2147483647
  %525 = icmp ugt i32 %524, 2139095040
  br i1 %525, label %526, label %528

526:                                              ; preds = %521
  %527 = or disjoint i32 %523, 32256
  br label %547

528:                                              ; preds = %521
  %529 = icmp ugt i32 %524, 1199566847
  br i1 %529, label %530, label %532

530:                                              ; preds = %528
  %531 = or disjoint i32 %523, 31744
  br label %547

532:                                              ; preds = %528
  %533 = icmp ult i32 %524, 947912704
  br i1 %533, label %534, label %540

534:                                              ; preds = %532
  %535 = bitcast i32 %524 to float
  %536 = fadd float %535, 5.000000e-01
  %537 = bitcast float %536 to i32
  %538 = add i32 %537, -1056964608
  %539 = or i32 %538, %523
  br label %547

540:                                              ; preds = %532
  %541 = lshr i32 %517, 13
  %542 = and i32 %541, 1
  %543 = add nsw i32 %524, -939520001
  %544 = add nuw nsw i32 %543, %542
  %545 = lshr i32 %544, 13
  %546 = or i32 %545, %523
  br label %547

547:                                              ; preds = %540, %534, %530, %526, %519, %516
  %548 = phi i32 [ %517, %516 ], [ %520, %519 ], [ %527, %526 ], [ %531, %530 ], [ %539, %534 ], [ %546, %540 ]
  br i1 %179, label %549, label %550

549:                                              ; preds = %547
  store i32 %548, ptr %19, align 16, !tbaa !27
  br label %550

550:                                              ; preds = %547, %549
  %551 = phi i32 [ 1, %549 ], [ 0, %547 ]
  %552 = load i32, ptr %163, align 4, !tbaa !27
  br i1 %168, label %582, label %553

553:                                              ; preds = %550
  br i1 %153, label %580, label %554

554:                                              ; preds = %553
  %555 = lshr i32 %552, 16
  %556 = and i32 %555, 32768
  %557 = and i32 %552, 2147483647
  %558 = icmp ugt i32 %557, 2139095040
  br i1 %558, label %578, label %559

559:                                              ; preds = %554
  %560 = icmp ugt i32 %557, 1199566847
  br i1 %560, label %576, label %561

561:                                              ; preds = %559
  %562 = icmp ult i32 %557, 947912704
  br i1 %562, label %570, label %563

563:                                              ; preds = %561
  %564 = lshr i32 %552, 13
  %565 = and i32 %564, 1
  %566 = add nsw i32 %557, -939520001
  %567 = add nuw nsw i32 %566, %565
  %568 = lshr i32 %567, 13
  %569 = or i32 %568, %556
  br label %582

570:                                              ; preds = %561
  %571 = bitcast i32 %557 to float
  %572 = fadd float %571, 5.000000e-01
  %573 = bitcast float %572 to i32
  %574 = add i32 %573, -1056964608
  %575 = or i32 %574, %556
  br label %582

576:                                              ; preds = %559
  %577 = or disjoint i32 %556, 31744
  br label %582

578:                                              ; preds = %554
  %579 = or disjoint i32 %556, 32256
  br label %582

580:                                              ; preds = %553
  %581 = and i32 %552, 65535
  br label %582

582:                                              ; preds = %580, %578, %576, %570, %563, %550
  %583 = phi i32 [ %552, %550 ], [ %581, %580 ], [ %579, %578 ], [ %577, %576 ], [ %575, %570 ], [ %569, %563 ]
  br i1 %180, label %584, label %588

584:                                              ; preds = %582
  %585 = add nuw nsw i32 %551, 1
  %586 = zext nneg i32 %551 to i64
  %587 = getelementptr inbounds i32, ptr %19, i64 %586
  store i32 %583, ptr %587, align 4, !tbaa !27
  br label %588

588:                                              ; preds = %582, %584
  %589 = phi i32 [ %585, %584 ], [ %551, %582 ]
  %590 = load i32, ptr %164, align 8, !tbaa !27
  br i1 %168, label %620, label %591

591:                                              ; preds = %588
  br i1 %153, label %618, label %592

592:                                              ; preds = %591
  %593 = lshr i32 %590, 16
  %594 = and i32 %593, 32768
  %595 = and i32 %590, 2147483647
  %596 = icmp ugt i32 %595, 2139095040
  br i1 %596, label %616, label %597

597:                                              ; preds = %592
  %598 = icmp ugt i32 %595, 1199566847
  br i1 %598, label %614, label %599

599:                                              ; preds = %597
  %600 = icmp ult i32 %595, 947912704
  br i1 %600, label %608, label %601

601:                                              ; preds = %599
  %602 = lshr i32 %590, 13
  %603 = and i32 %602, 1
  %604 = add nsw i32 %595, -939520001
  %605 = add nuw nsw i32 %604, %603
  %606 = lshr i32 %605, 13
  %607 = or i32 %606, %594
  br label %620

608:                                              ; preds = %599
  %609 = bitcast i32 %595 to float
  %610 = fadd float %609, 5.000000e-01
  %611 = bitcast float %610 to i32
  %612 = add i32 %611, -1056964608
  %613 = or i32 %612, %594
  br label %620

614:                                              ; preds = %597
  %615 = or disjoint i32 %594, 31744
  br label %620

616:                                              ; preds = %592
  %617 = or disjoint i32 %594, 32256
  br label %620

618:                                              ; preds = %591
  %619 = and i32 %590, 65535
  br label %620

620:                                              ; preds = %618, %616, %614, %608, %601, %588
  %621 = phi i32 [ %590, %588 ], [ %619, %618 ], [ %617, %616 ], [ %615, %614 ], [ %613, %608 ], [ %607, %601 ]
  br i1 %181, label %622, label %626

622:                                              ; preds = %620
  %623 = add nuw nsw i32 %589, 1
  %624 = zext nneg i32 %589 to i64
  %625 = getelementptr inbounds i32, ptr %19, i64 %624
  store i32 %621, ptr %625, align 4, !tbaa !27
  br label %626

626:                                              ; preds = %620, %622
  %627 = phi i32 [ %623, %622 ], [ %589, %620 ]
  %628 = load i32, ptr %165, align 4, !tbaa !27
  br i1 %168, label %658, label %629

629:                                              ; preds = %626
  br i1 %153, label %656, label %630

630:                                              ; preds = %629
  %631 = lshr i32 %628, 16
  %632 = and i32 %631, 32768
  %633 = and i32 %628, 2147483647
  %634 = icmp ugt i32 %633, 2139095040
  br i1 %634, label %654, label %635

635:                                              ; preds = %630
  %636 = icmp ugt i32 %633, 1199566847
  br i1 %636, label %652, label %637

637:                                              ; preds = %635
  %638 = icmp ult i32 %633, 947912704
  br i1 %638, label %646, label %639

639:                                              ; preds = %637
  %640 = lshr i32 %628, 13
  %641 = and i32 %640, 1
  %642 = add nsw i32 %633, -939520001
  %643 = add nuw nsw i32 %642, %641
  %644 = lshr i32 %643, 13
  %645 = or i32 %644, %632
  br label %658

646:                                              ; preds = %637
  %647 = bitcast i32 %633 to float
  %648 = fadd float %647, 5.000000e-01
  %649 = bitcast float %648 to i32
  %650 = add i32 %649, -1056964608
  %651 = or i32 %650, %632
  br label %658

652:                                              ; preds = %635
  %653 = or disjoint i32 %632, 31744
  br label %658

654:                                              ; preds = %630
  %655 = or disjoint i32 %632, 32256
  br label %658

656:                                              ; preds = %629
  %657 = and i32 %628, 65535
  br label %658

658:                                              ; preds = %656, %654, %652, %646, %639, %626
  %659 = phi i32 [ %628, %626 ], [ %657, %656 ], [ %655, %654 ], [ %653, %652 ], [ %651, %646 ], [ %645, %639 ]
  br i1 %182, label %660, label %663

660:                                              ; preds = %658
  %661 = zext nneg i32 %627 to i64
  %662 = getelementptr inbounds i32, ptr %19, i64 %661
  store i32 %659, ptr %662, align 4, !tbaa !27
  br label %663

663:                                              ; preds = %658, %410, %416, %418, %433, %441, %443, %447, %452, %660
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %16) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %15) #9
  br i1 %178, label %718, label %664

664:                                              ; preds = %663
  br i1 %205, label %703, label %722

665:                                              ; preds = %208
  %666 = getelementptr inbounds i32, ptr %6, i64 %210
  %667 = load i32, ptr %666, align 4, !tbaa !27
  store i32 %667, ptr %18, align 16, !tbaa !27
  br i1 %184, label %212, label %668, !llvm.loop !37

668:                                              ; preds = %665
  %669 = add i32 %211, %5
  %670 = zext i32 %669 to i64
  %671 = getelementptr inbounds i32, ptr %6, i64 %670
  %672 = load i32, ptr %671, align 4, !tbaa !27
  store i32 %672, ptr %185, align 4, !tbaa !27
  br i1 %186, label %212, label %673, !llvm.loop !37

673:                                              ; preds = %668
  %674 = add i32 %187, %211
  %675 = zext i32 %674 to i64
  %676 = getelementptr inbounds i32, ptr %6, i64 %675
  %677 = load i32, ptr %676, align 4, !tbaa !27
  store i32 %677, ptr %188, align 8, !tbaa !27
  br i1 %189, label %212, label %678, !llvm.loop !37

678:                                              ; preds = %673
  %679 = add i32 %190, %211
  %680 = zext i32 %679 to i64
  %681 = getelementptr inbounds i32, ptr %6, i64 %680
  %682 = load i32, ptr %681, align 4, !tbaa !27
  store i32 %682, ptr %191, align 4, !tbaa !27
  br i1 %192, label %212, label %683, !llvm.loop !37

683:                                              ; preds = %678
  %684 = add i32 %193, %211
  %685 = zext i32 %684 to i64
  %686 = getelementptr inbounds i32, ptr %6, i64 %685
  %687 = load i32, ptr %686, align 4, !tbaa !27
  store i32 %687, ptr %194, align 16, !tbaa !27
  br i1 %195, label %212, label %688, !llvm.loop !37

688:                                              ; preds = %683
  %689 = add i32 %196, %211
  %690 = zext i32 %689 to i64
  %691 = getelementptr inbounds i32, ptr %6, i64 %690
  %692 = load i32, ptr %691, align 4, !tbaa !27
  store i32 %692, ptr %197, align 4, !tbaa !27
  br i1 %198, label %212, label %693, !llvm.loop !37

693:                                              ; preds = %688
  %694 = add i32 %199, %211
  %695 = zext i32 %694 to i64
  %696 = getelementptr inbounds i32, ptr %6, i64 %695
  %697 = load i32, ptr %696, align 4, !tbaa !27
  store i32 %697, ptr %200, align 8, !tbaa !27
  br i1 %201, label %212, label %698, !llvm.loop !37

698:                                              ; preds = %693
  %699 = add i32 %202, %211
  %700 = zext i32 %699 to i64
  %701 = getelementptr inbounds i32, ptr %6, i64 %700
  %702 = load i32, ptr %701, align 4, !tbaa !27
  store i32 %702, ptr %203, align 4, !tbaa !27
  br label %212

703:                                              ; preds = %722, %664
  %704 = phi i64 [ 0, %664 ], [ %756, %722 ]
  br i1 %207, label %718, label %705

705:                                              ; preds = %703, %705
  %706 = phi i64 [ %715, %705 ], [ %704, %703 ]
  %707 = phi i64 [ %716, %705 ], [ 0, %703 ]
  %708 = getelementptr inbounds [4 x i32], ptr %19, i64 0, i64 %706
  %709 = load i32, ptr %708, align 4, !tbaa !27
  %710 = trunc nuw i64 %706 to i32
  %711 = mul i32 %710, %5
  %712 = add i32 %711, %211
  %713 = zext i32 %712 to i64
  %714 = getelementptr inbounds i32, ptr %8, i64 %713
  store i32 %709, ptr %714, align 4, !tbaa !27
  %715 = add nuw nsw i64 %706, 1
  %716 = add i64 %707, 1
  %717 = icmp eq i64 %716, %204
  br i1 %717, label %718, label %705, !llvm.loop !38

718:                                              ; preds = %703, %705, %663
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %19) #9
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %18) #9
  %719 = add i64 %209, -1
  %720 = and i64 %719, %209
  %721 = icmp eq i64 %720, 0
  br i1 %721, label %759, label %208, !llvm.loop !40

722:                                              ; preds = %664, %722
  %723 = phi i64 [ %756, %722 ], [ 0, %664 ]
  %724 = phi i64 [ %757, %722 ], [ 0, %664 ]
  %725 = getelementptr inbounds [4 x i32], ptr %19, i64 0, i64 %723
  %726 = load i32, ptr %725, align 16, !tbaa !27
  %727 = trunc nuw i64 %723 to i32
  %728 = mul i32 %727, %5
  %729 = add i32 %728, %211
  %730 = zext i32 %729 to i64
  %731 = getelementptr inbounds i32, ptr %8, i64 %730
  store i32 %726, ptr %731, align 4, !tbaa !27
  %732 = or disjoint i64 %723, 1
  %733 = getelementptr inbounds [4 x i32], ptr %19, i64 0, i64 %732
  %734 = load i32, ptr %733, align 4, !tbaa !27
  %735 = trunc nuw i64 %732 to i32
  %736 = mul i32 %735, %5
  %737 = add i32 %736, %211
  %738 = zext i32 %737 to i64
  %739 = getelementptr inbounds i32, ptr %8, i64 %738
  store i32 %734, ptr %739, align 4, !tbaa !27
  %740 = or disjoint i64 %723, 2
  %741 = getelementptr inbounds [4 x i32], ptr %19, i64 0, i64 %740
  %742 = load i32, ptr %741, align 8, !tbaa !27
  %743 = trunc nuw i64 %740 to i32
  %744 = mul i32 %743, %5
  %745 = add i32 %744, %211
  %746 = zext i32 %745 to i64
  %747 = getelementptr inbounds i32, ptr %8, i64 %746
  store i32 %742, ptr %747, align 4, !tbaa !27
  %748 = or disjoint i64 %723, 3
  %749 = getelementptr inbounds [4 x i32], ptr %19, i64 0, i64 %748
  %750 = load i32, ptr %749, align 4, !tbaa !27
  %751 = trunc nuw i64 %748 to i32
  %752 = mul i32 %751, %5
  %753 = add i32 %752, %211
  %754 = zext i32 %753 to i64
  %755 = getelementptr inbounds i32, ptr %8, i64 %754
  store i32 %750, ptr %755, align 4, !tbaa !27
  %756 = add nuw nsw i64 %723, 4
  %757 = add i64 %724, 4
  %758 = icmp eq i64 %757, %206
  br i1 %758, label %703, label %722, !llvm.loop !41

759:                                              ; preds = %718, %10, %119
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %17) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @hk_fault(ptr noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal fastcc void @read_at(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #5 {
  %4 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %5 = getelementptr inbounds i8, ptr %0, i64 52
  %6 = load i32, ptr %5, align 4, !tbaa !21
  %7 = lshr i32 %6, 3
  %8 = load ptr, ptr %0, align 8, !tbaa !3
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = getelementptr inbounds i8, ptr %0, i64 64
  %12 = load i32, ptr %11, align 8, !tbaa !24
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %8, i64 704
  %15 = and i64 %10, 4095
  %16 = getelementptr inbounds [4096 x %struct.Site], ptr %14, i64 0, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !42
  %18 = sub i64 %1, %17
  %19 = getelementptr inbounds i8, ptr %16, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !44
  %21 = icmp uge i64 %18, %20
  %22 = sub i64 %20, %18
  %23 = icmp ult i64 %22, %13
  %24 = or i1 %21, %23
  br i1 %24, label %25, label %34

25:                                               ; preds = %3
  %26 = tail call i32 @hk_find(ptr noundef nonnull %8, i64 noundef %10, i64 noundef %1, i64 noundef %13) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %25
  %29 = load ptr, ptr %0, align 8, !tbaa !3
  %30 = load i64, ptr %9, align 8, !tbaa !10
  %31 = getelementptr inbounds i8, ptr %0, i64 68
  %32 = load i32, ptr %31, align 4, !tbaa !26
  %33 = load i32, ptr %11, align 8, !tbaa !24
  tail call void @hk_fault(ptr noundef %29, i64 noundef %30, i64 noundef %1, i32 noundef %32, i32 noundef %33, i32 noundef 0, i32 noundef 0) #9
  br label %59

34:                                               ; preds = %3, %25
  %35 = inttoptr i64 %1 to ptr
  %36 = icmp eq i64 %1, 0
  br i1 %36, label %59, label %37

37:                                               ; preds = %34
  %38 = getelementptr inbounds i8, ptr %0, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !22
  %40 = getelementptr inbounds i8, ptr %0, i64 60
  %41 = zext i32 %39 to i64
  %42 = icmp eq i32 %39, 0
  br i1 %42, label %59, label %43

43:                                               ; preds = %37
  %44 = load i32, ptr %5, align 4, !tbaa !21
  %45 = sub i32 32, %44
  %46 = load i32, ptr %40, align 4, !tbaa !23
  %47 = icmp eq i32 %44, 16
  %48 = icmp eq i32 %44, 32
  %49 = shl nsw i32 -1, %44
  %50 = xor i32 %49, -1
  %51 = lshr i32 %50, 1
  %52 = select i1 %48, i32 2147483647, i32 %51
  %53 = uitofp nneg i32 %52 to double
  %54 = icmp eq i32 %44, 32
  %55 = shl nsw i32 -1, %44
  %56 = xor i32 %55, -1
  %57 = select i1 %54, i32 -1, i32 %56
  %58 = uitofp i32 %57 to double
  br label %60

59:                                               ; preds = %119, %37, %28, %34
  call fastcc void @selected(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  ret void

60:                                               ; preds = %43, %119
  %61 = phi i64 [ %122, %119 ], [ 0, %43 ]
  %62 = trunc nuw i64 %61 to i32
  %63 = mul i32 %7, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %35, i64 %64
  switch i32 %7, label %72 [
    i32 1, label %66
    i32 2, label %69
  ]

66:                                               ; preds = %60
  %67 = load i8, ptr %65, align 1, !tbaa !33
  %68 = zext i8 %67 to i32
  br label %74

69:                                               ; preds = %60
  %70 = load i16, ptr %65, align 1
  %71 = zext i16 %70 to i32
  br label %74

72:                                               ; preds = %60
  %73 = load i32, ptr %65, align 1
  br label %74

74:                                               ; preds = %66, %69, %72
  %75 = phi i32 [ %73, %72 ], [ %71, %69 ], [ %68, %66 ]
  %76 = shl i32 %75, %45
  %77 = ashr exact i32 %76, %45
  switch i32 %46, label %118 [
    i32 0, label %78
    i32 1, label %83
    i32 2, label %90
    i32 3, label %93
    i32 5, label %119
    i32 6, label %96
  ]

78:                                               ; preds = %74
  %79 = uitofp i32 %75 to double
  %80 = fdiv double %79, %58
  %81 = fptrunc double %80 to float
  %82 = bitcast float %81 to i32
  br label %119

83:                                               ; preds = %74
  %84 = sitofp i32 %77 to double
  %85 = fdiv double %84, %53
  %86 = fcmp olt double %85, -1.000000e+00
  %87 = select i1 %86, double -1.000000e+00, double %85
  %88 = fptrunc double %87 to float
  %89 = bitcast float %88 to i32
  br label %119

90:                                               ; preds = %74
  %91 = uitofp i32 %75 to float
  %92 = bitcast float %91 to i32
  br label %119

93:                                               ; preds = %74
  %94 = sitofp i32 %77 to float
  %95 = bitcast float %94 to i32
  br label %119

96:                                               ; preds = %74
  br i1 %47, label %97, label %119

97:                                               ; preds = %96
  %98 = shl i32 %75, 16
  %99 = and i32 %98, -2147483648
  %100 = lshr i32 %75, 10
  %101 = and i32 %100, 31
  %102 = and i32 %75, 1023
  switch i32 %101, label %107 [
    i32 31, label %103
    i32 0, label %113
  ]

103:                                              ; preds = %97
  %104 = shl nuw nsw i32 %102, 13
  %105 = or disjoint i32 %99, %104
  %106 = or disjoint i32 %105, 2139095040
  br label %119

107:                                              ; preds = %97
  %108 = shl nuw nsw i32 %101, 23
  %109 = add nuw nsw i32 %108, 939524096
  %110 = shl nuw nsw i32 %102, 13
  %111 = or disjoint i32 %109, %110
  %112 = or disjoint i32 %111, %99
  br label %119

113:                                              ; preds = %97
  %114 = uitofp nneg i32 %102 to float
  %115 = fmul float %114, 0x3E70000000000000
  %116 = bitcast float %115 to i32
  %117 = or disjoint i32 %99, %116
  br label %119

118:                                              ; preds = %74
  br label %119

119:                                              ; preds = %74, %78, %83, %90, %93, %96, %103, %107, %113, %118
  %120 = phi i32 [ %75, %118 ], [ %95, %93 ], [ %92, %90 ], [ %89, %83 ], [ %82, %78 ], [ %77, %74 ], [ %75, %96 ], [ %106, %103 ], [ %112, %107 ], [ %117, %113 ]
  %121 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %61
  store i32 %120, ptr %121, align 4, !tbaa !27
  %122 = add nuw nsw i64 %61, 1
  %123 = icmp eq i64 %122, %41
  br i1 %123, label %59, label %60
}

; Function Attrs: nounwind
define internal fastcc void @write_at(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #5 {
  %4 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  %5 = getelementptr inbounds i8, ptr %0, i64 52
  %6 = load i32, ptr %5, align 4, !tbaa !21
  %7 = getelementptr inbounds i8, ptr %0, i64 36
  %8 = load i32, ptr %7, align 4, !tbaa !15
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = getelementptr inbounds i8, ptr %0, i64 60
  br label %22

11:                                               ; preds = %72
  %12 = lshr i32 %6, 3
  %13 = getelementptr inbounds i8, ptr %0, i64 44
  %14 = load i32, ptr %13, align 4, !tbaa !17
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %76, label %16

16:                                               ; preds = %11
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %8, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %18
  %20 = and i32 %8, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %111, label %113

22:                                               ; preds = %3, %72
  %23 = phi i64 [ 0, %3 ], [ %74, %72 ]
  %24 = phi i32 [ 0, %3 ], [ %73, %72 ]
  %25 = trunc nuw nsw i64 %23 to i32
  %26 = lshr i32 %8, %25
  %27 = and i32 %26, 1
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %22
  %30 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %23
  store i32 0, ptr %30, align 4, !tbaa !27
  br label %72

31:                                               ; preds = %22
  %32 = zext i32 %24 to i64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !27
  %35 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %23
  store i32 %34, ptr %35, align 4, !tbaa !27
  %36 = add i32 %27, %24
  %37 = load i32, ptr %9, align 8, !tbaa !16
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %72, label %39

39:                                               ; preds = %31
  %40 = load i32, ptr %10, align 4, !tbaa !23
  %41 = and i32 %40, -2
  %42 = icmp eq i32 %41, 4
  br i1 %42, label %43, label %49

43:                                               ; preds = %39
  %44 = icmp eq i32 %40, 5
  %45 = shl i32 %34, 16
  %46 = ashr exact i32 %45, 16
  %47 = and i32 %34, 65535
  %48 = select i1 %44, i32 %46, i32 %47
  store i32 %48, ptr %35, align 4, !tbaa !27
  br label %72

49:                                               ; preds = %39
  %50 = shl i32 %34, 16
  %51 = and i32 %50, -2147483648
  %52 = lshr i32 %34, 10
  %53 = and i32 %52, 31
  %54 = and i32 %34, 1023
  switch i32 %53, label %59 [
    i32 31, label %55
    i32 0, label %65
  ]

55:                                               ; preds = %49
  %56 = shl nuw nsw i32 %54, 13
  %57 = or disjoint i32 %51, %56
  %58 = or disjoint i32 %57, 2139095040
  br label %70

59:                                               ; preds = %49
  %60 = shl nuw nsw i32 %53, 23
  %61 = add nuw nsw i32 %60, 939524096
  %62 = shl nuw nsw i32 %54, 13
  %63 = or disjoint i32 %61, %62
  %64 = or disjoint i32 %63, %51
  br label %70

65:                                               ; preds = %49
  %66 = uitofp nneg i32 %54 to float
  %67 = fmul float %66, 0x3E70000000000000
  %68 = bitcast float %67 to i32
  %69 = or disjoint i32 %51, %68
  br label %70

70:                                               ; preds = %55, %59, %65
  %71 = phi i32 [ %58, %55 ], [ %64, %59 ], [ %69, %65 ]
  store i32 %71, ptr %35, align 4, !tbaa !27
  br label %72

72:                                               ; preds = %29, %43, %70, %31
  %73 = phi i32 [ %24, %29 ], [ %36, %43 ], [ %36, %70 ], [ %36, %31 ]
  %74 = add nuw nsw i64 %23, 1
  %75 = icmp eq i64 %74, 4
  br i1 %75, label %11, label %22, !llvm.loop !45

76:                                               ; preds = %125, %128, %11
  %77 = load ptr, ptr %0, align 8, !tbaa !3
  %78 = getelementptr inbounds i8, ptr %0, i64 8
  %79 = load i64, ptr %78, align 8, !tbaa !10
  %80 = getelementptr inbounds i8, ptr %0, i64 64
  %81 = load i32, ptr %80, align 8, !tbaa !24
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %77, i64 704
  %84 = and i64 %79, 4095
  %85 = getelementptr inbounds [4096 x %struct.Site], ptr %83, i64 0, i64 %84
  %86 = load i64, ptr %85, align 8, !tbaa !42
  %87 = sub i64 %1, %86
  %88 = getelementptr inbounds i8, ptr %85, i64 8
  %89 = load i64, ptr %88, align 8, !tbaa !44
  %90 = icmp uge i64 %87, %89
  %91 = sub i64 %89, %87
  %92 = icmp ult i64 %91, %82
  %93 = or i1 %90, %92
  br i1 %93, label %94, label %103

94:                                               ; preds = %76
  %95 = tail call i32 @hk_find_written(ptr noundef nonnull %77, i64 noundef %79, i64 noundef %1, i64 noundef %82) #9
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %103

97:                                               ; preds = %94
  %98 = load ptr, ptr %0, align 8, !tbaa !3
  %99 = load i64, ptr %78, align 8, !tbaa !10
  %100 = getelementptr inbounds i8, ptr %0, i64 68
  %101 = load i32, ptr %100, align 4, !tbaa !26
  %102 = load i32, ptr %80, align 8, !tbaa !24
  tail call void @hk_fault(ptr noundef %98, i64 noundef %99, i64 noundef %1, i32 noundef %101, i32 noundef %102, i32 noundef 1, i32 noundef 0) #9
  br label %157

103:                                              ; preds = %76, %94
  %104 = inttoptr i64 %1 to ptr
  %105 = getelementptr inbounds i8, ptr %0, i64 56
  %106 = icmp eq i64 %1, 0
  br i1 %106, label %157, label %107

107:                                              ; preds = %103
  %108 = getelementptr inbounds i8, ptr %0, i64 16
  %109 = load i32, ptr %105, align 8, !tbaa !22
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %157, label %131

111:                                              ; preds = %16
  %112 = load i32, ptr %19, align 4, !tbaa !27
  store i32 %112, ptr %4, align 16, !tbaa !27
  br label %113

113:                                              ; preds = %16, %111
  %114 = and i32 %8, 2
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %119

116:                                              ; preds = %113
  %117 = load i32, ptr %19, align 4, !tbaa !27
  %118 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %117, ptr %118, align 4, !tbaa !27
  br label %119

119:                                              ; preds = %116, %113
  %120 = and i32 %8, 4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %125

122:                                              ; preds = %119
  %123 = load i32, ptr %19, align 4, !tbaa !27
  %124 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 %123, ptr %124, align 8, !tbaa !27
  br label %125

125:                                              ; preds = %122, %119
  %126 = and i32 %8, 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %76

128:                                              ; preds = %125
  %129 = load i32, ptr %19, align 4, !tbaa !27
  %130 = getelementptr inbounds i8, ptr %4, i64 12
  store i32 %129, ptr %130, align 4, !tbaa !27
  br label %76

131:                                              ; preds = %107, %277
  %132 = phi i64 [ %278, %277 ], [ 0, %107 ]
  %133 = trunc i64 %132 to i32
  %134 = load ptr, ptr %108, align 8, !tbaa !11
  %135 = getelementptr inbounds i8, ptr %134, i64 12
  %136 = load i32, ptr %135, align 4, !tbaa !46
  %137 = add i32 %133, 4
  %138 = lshr i32 %136, 9
  %139 = and i32 %138, 7
  %140 = icmp eq i32 %139, %137
  %141 = select i1 %140, i32 3, i32 4
  %142 = lshr i32 %136, 6
  %143 = and i32 %142, 7
  %144 = icmp eq i32 %143, %137
  %145 = select i1 %144, i32 2, i32 %141
  %146 = lshr i32 %136, 3
  %147 = and i32 %146, 7
  %148 = icmp eq i32 %147, %137
  %149 = select i1 %148, i32 1, i32 %145
  %150 = and i32 %136, 7
  %151 = icmp eq i32 %150, %137
  %152 = select i1 %151, i32 0, i32 %149
  %153 = mul i32 %12, %133
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr %104, i64 %154
  %156 = icmp eq i32 %152, 4
  br i1 %156, label %270, label %158

157:                                              ; preds = %277, %107, %97, %103
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  ret void

158:                                              ; preds = %131
  %159 = zext nneg i32 %152 to i64
  %160 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !27
  %162 = bitcast i32 %161 to float
  %163 = fpext float %162 to double
  %164 = load i32, ptr %5, align 4, !tbaa !21
  %165 = icmp eq i32 %164, 32
  %166 = shl nsw i32 -1, %164
  %167 = xor i32 %166, -1
  %168 = select i1 %165, i32 -1, i32 %167
  %169 = uitofp i32 %168 to double
  %170 = lshr i32 %168, 1
  %171 = uitofp nneg i32 %170 to double
  %172 = load i32, ptr %10, align 4, !tbaa !23
  switch i32 %172, label %267 [
    i32 0, label %173
    i32 1, label %196
    i32 2, label %222
    i32 3, label %229
    i32 6, label %239
  ]

173:                                              ; preds = %158
  %174 = fmul double %163, %169
  %175 = tail call double @llvm.floor.f64(double %174)
  %176 = fsub double %174, %175
  %177 = fcmp ogt double %176, 5.000000e-01
  br i1 %177, label %186, label %178

178:                                              ; preds = %173
  %179 = fcmp oeq double %176, 5.000000e-01
  br i1 %179, label %180, label %188

180:                                              ; preds = %178
  %181 = fmul double %175, 5.000000e-01
  %182 = tail call double @llvm.floor.f64(double %181)
  %183 = fmul double %182, 2.000000e+00
  %184 = fsub double %175, %183
  %185 = fcmp oeq double %184, 1.000000e+00
  br i1 %185, label %186, label %188

186:                                              ; preds = %180, %173
  %187 = fadd double %175, 1.000000e+00
  br label %188

188:                                              ; preds = %186, %180, %178
  %189 = phi double [ %187, %186 ], [ %175, %180 ], [ %175, %178 ]
  %190 = fcmp ogt double %189, 0.000000e+00
  %191 = select i1 %190, double %189, double 0.000000e+00
  %192 = fcmp ogt double %191, %169
  %193 = select i1 %192, double %169, double %191
  %194 = fptosi double %193 to i64
  %195 = trunc i64 %194 to i32
  br label %267

196:                                              ; preds = %158
  %197 = fmul double %163, %171
  %198 = tail call double @llvm.floor.f64(double %197)
  %199 = fsub double %197, %198
  %200 = fcmp ogt double %199, 5.000000e-01
  br i1 %200, label %209, label %201

201:                                              ; preds = %196
  %202 = fcmp oeq double %199, 5.000000e-01
  br i1 %202, label %203, label %211

203:                                              ; preds = %201
  %204 = fmul double %198, 5.000000e-01
  %205 = tail call double @llvm.floor.f64(double %204)
  %206 = fmul double %205, 2.000000e+00
  %207 = fsub double %198, %206
  %208 = fcmp oeq double %207, 1.000000e+00
  br i1 %208, label %209, label %211

209:                                              ; preds = %203, %196
  %210 = fadd double %198, 1.000000e+00
  br label %211

211:                                              ; preds = %209, %203, %201
  %212 = phi double [ %210, %209 ], [ %198, %203 ], [ %198, %201 ]
  %213 = fneg double %171
  %214 = fcmp ogt double %212, %213
  %215 = fcmp uno double %212, 0.000000e+00
  %216 = select i1 %215, double 0.000000e+00, double %213
  %217 = select i1 %214, double %212, double %216
  %218 = fcmp ogt double %217, %171
  %219 = select i1 %218, double %171, double %217
  %220 = fptosi double %219 to i64
  %221 = trunc i64 %220 to i32
  br label %267

222:                                              ; preds = %158
  %223 = fcmp ogt double %163, 0.000000e+00
  %224 = select i1 %223, double %163, double 0.000000e+00
  %225 = fcmp ogt double %224, %169
  %226 = select i1 %225, double %169, double %224
  %227 = fptosi double %226 to i64
  %228 = trunc i64 %227 to i32
  br label %267

229:                                              ; preds = %158
  %230 = fsub double -1.000000e+00, %171
  %231 = fcmp olt double %230, %163
  %232 = fcmp uno float %162, 0.000000e+00
  %233 = select i1 %232, double 0.000000e+00, double %230
  %234 = select i1 %231, double %163, double %233
  %235 = fcmp ogt double %234, %171
  %236 = select i1 %235, double %171, double %234
  %237 = fptosi double %236 to i64
  %238 = trunc i64 %237 to i32
  br label %267

239:                                              ; preds = %158
  %240 = icmp eq i32 %164, 16
  br i1 %240, label %241, label %267

241:                                              ; preds = %239
  %242 = lshr i32 %161, 16
  %243 = and i32 %242, 32768
  %244 = and i32 %161, 2147483647
  %245 = icmp ugt i32 %244, 2139095040
  br i1 %245, label %246, label %248

246:                                              ; preds = %241
  %247 = or disjoint i32 %243, 32256
  br label %267

248:                                              ; preds = %241
  %249 = icmp ugt i32 %244, 1199566847
  br i1 %249, label %250, label %252

250:                                              ; preds = %248
  %251 = or disjoint i32 %243, 31744
  br label %267

252:                                              ; preds = %248
  %253 = icmp ult i32 %244, 947912704
  br i1 %253, label %254, label %260

254:                                              ; preds = %252
  %255 = bitcast i32 %244 to float
  %256 = fadd float %255, 5.000000e-01
  %257 = bitcast float %256 to i32
  %258 = add i32 %257, -1056964608
  %259 = or i32 %258, %243
  br label %267

260:                                              ; preds = %252
  %261 = lshr i32 %161, 13
  %262 = and i32 %261, 1
  %263 = add nsw i32 %244, -939520001
  %264 = add nuw nsw i32 %263, %262
  %265 = lshr i32 %264, 13
  %266 = or i32 %265, %243
  br label %267

267:                                              ; preds = %158, %188, %211, %222, %229, %239, %246, %250, %254, %260
  %268 = phi i32 [ %161, %158 ], [ %238, %229 ], [ %228, %222 ], [ %221, %211 ], [ %195, %188 ], [ %161, %239 ], [ %247, %246 ], [ %251, %250 ], [ %259, %254 ], [ %266, %260 ]
  %269 = and i32 %268, %168
  br label %270

270:                                              ; preds = %131, %267
  %271 = phi i32 [ %269, %267 ], [ 0, %131 ]
  switch i32 %12, label %276 [
    i32 1, label %272
    i32 2, label %274
  ]

272:                                              ; preds = %270
  %273 = trunc i32 %271 to i8
  store i8 %273, ptr %155, align 1, !tbaa !33
  br label %277

274:                                              ; preds = %270
  %275 = trunc i32 %271 to i16
  store i16 %275, ptr %155, align 1
  br label %277

276:                                              ; preds = %270
  store i32 %271, ptr %155, align 1
  br label %277

277:                                              ; preds = %272, %274, %276
  %278 = add nuw nsw i64 %132, 1
  %279 = load i32, ptr %105, align 8, !tbaa !22
  %280 = zext i32 %279 to i64
  %281 = icmp ult i64 %278, %280
  br i1 %281, label %131, label %157
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @selected(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #6 {
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !11
  %6 = getelementptr inbounds i8, ptr %5, i64 12
  %7 = getelementptr inbounds i8, ptr %0, i64 60
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i32, ptr %6, align 4, !tbaa !46
  %10 = and i32 %9, 7
  %11 = icmp ugt i32 %10, 3
  br i1 %11, label %12, label %20

12:                                               ; preds = %3
  %13 = add nsw i32 %10, -4
  %14 = load i32, ptr %8, align 8, !tbaa !22
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %12
  %17 = zext nneg i32 %13 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !27
  br label %27

20:                                               ; preds = %3
  %21 = icmp eq i32 %10, 1
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = load i32, ptr %7, align 4, !tbaa !23
  %24 = and i32 %23, -2
  %25 = icmp eq i32 %24, 4
  %26 = select i1 %25, i32 1, i32 1065353216
  br label %27

27:                                               ; preds = %20, %22, %16, %12
  %28 = phi i32 [ %19, %16 ], [ 0, %12 ], [ 0, %20 ], [ %26, %22 ]
  store i32 %28, ptr %2, align 4, !tbaa !27
  %29 = load i32, ptr %6, align 4, !tbaa !46
  %30 = lshr i32 %29, 3
  %31 = and i32 %30, 7
  %32 = icmp ugt i32 %31, 3
  br i1 %32, label %40, label %33

33:                                               ; preds = %27
  %34 = icmp eq i32 %31, 1
  br i1 %34, label %35, label %48

35:                                               ; preds = %33
  %36 = load i32, ptr %7, align 4, !tbaa !23
  %37 = and i32 %36, -2
  %38 = icmp eq i32 %37, 4
  %39 = select i1 %38, i32 1, i32 1065353216
  br label %48

40:                                               ; preds = %27
  %41 = add nsw i32 %31, -4
  %42 = load i32, ptr %8, align 8, !tbaa !22
  %43 = icmp ult i32 %41, %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %40
  %45 = zext nneg i32 %41 to i64
  %46 = getelementptr inbounds i32, ptr %1, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !27
  br label %48

48:                                               ; preds = %40, %44, %33, %35
  %49 = phi i32 [ 0, %33 ], [ %39, %35 ], [ %47, %44 ], [ 0, %40 ]
  %50 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %49, ptr %50, align 4, !tbaa !27
  %51 = load i32, ptr %6, align 4, !tbaa !46
  %52 = lshr i32 %51, 6
  %53 = and i32 %52, 7
  %54 = icmp ugt i32 %53, 3
  br i1 %54, label %62, label %55

55:                                               ; preds = %48
  %56 = icmp eq i32 %53, 1
  br i1 %56, label %57, label %70

57:                                               ; preds = %55
  %58 = load i32, ptr %7, align 4, !tbaa !23
  %59 = and i32 %58, -2
  %60 = icmp eq i32 %59, 4
  %61 = select i1 %60, i32 1, i32 1065353216
  br label %70

62:                                               ; preds = %48
  %63 = add nsw i32 %53, -4
  %64 = load i32, ptr %8, align 8, !tbaa !22
  %65 = icmp ult i32 %63, %64
  br i1 %65, label %66, label %70

66:                                               ; preds = %62
  %67 = zext nneg i32 %63 to i64
  %68 = getelementptr inbounds i32, ptr %1, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !27
  br label %70

70:                                               ; preds = %62, %66, %55, %57
  %71 = phi i32 [ 0, %55 ], [ %61, %57 ], [ %69, %66 ], [ 0, %62 ]
  %72 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %71, ptr %72, align 4, !tbaa !27
  %73 = load i32, ptr %6, align 4, !tbaa !46
  %74 = lshr i32 %73, 9
  %75 = and i32 %74, 7
  %76 = icmp ugt i32 %75, 3
  br i1 %76, label %84, label %77

77:                                               ; preds = %70
  %78 = icmp eq i32 %75, 1
  br i1 %78, label %79, label %92

79:                                               ; preds = %77
  %80 = load i32, ptr %7, align 4, !tbaa !23
  %81 = and i32 %80, -2
  %82 = icmp eq i32 %81, 4
  %83 = select i1 %82, i32 1, i32 1065353216
  br label %92

84:                                               ; preds = %70
  %85 = add nsw i32 %75, -4
  %86 = load i32, ptr %8, align 8, !tbaa !22
  %87 = icmp ult i32 %85, %86
  br i1 %87, label %88, label %92

88:                                               ; preds = %84
  %89 = zext nneg i32 %85 to i64
  %90 = getelementptr inbounds i32, ptr %1, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !27
  br label %92

92:                                               ; preds = %84, %88, %77, %79
  %93 = phi i32 [ 0, %77 ], [ %83, %79 ], [ %91, %88 ], [ 0, %84 ]
  %94 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 %93, ptr %94, align 4, !tbaa !27
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @find_around(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #7 {
  %5 = alloca [3 x i64], align 16
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !11
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #9
  %10 = getelementptr inbounds i8, ptr %7, i64 16
  %11 = load i32, ptr %10, align 4, !tbaa !35
  %12 = zext i32 %11 to i64
  store i64 %12, ptr %5, align 16, !tbaa !28
  %13 = getelementptr inbounds i8, ptr %5, i64 8
  %14 = getelementptr inbounds i8, ptr %7, i64 20
  %15 = load i32, ptr %14, align 4, !tbaa !30
  %16 = zext i32 %15 to i64
  store i64 %16, ptr %13, align 8, !tbaa !28
  %17 = getelementptr inbounds i8, ptr %5, i64 16
  %18 = getelementptr inbounds i8, ptr %7, i64 24
  %19 = load i32, ptr %18, align 4, !tbaa !36
  %20 = zext i32 %19 to i64
  store i64 %20, ptr %17, align 16, !tbaa !28
  %21 = getelementptr inbounds i8, ptr %3, i64 48
  %22 = getelementptr inbounds i8, ptr %0, i64 28
  %23 = and i32 %9, 512
  %24 = icmp eq i32 %23, 0
  %25 = icmp eq i32 %2, 0
  %26 = and i32 %9, 2048
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, double 5.000000e-01, double 0.000000e+00
  br label %33

29:                                               ; preds = %136
  %30 = getelementptr inbounds i8, ptr %0, i64 32
  %31 = load i32, ptr %30, align 8, !tbaa !14
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %172, label %139

33:                                               ; preds = %4, %136
  %34 = phi i64 [ 0, %4 ], [ %137, %136 ]
  %35 = getelementptr inbounds [3 x i32], ptr %21, i64 0, i64 %34
  store i32 0, ptr %35, align 4, !tbaa !27
  %36 = getelementptr inbounds [3 x [2 x i64]], ptr %3, i64 0, i64 %34
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  %37 = load i32, ptr %22, align 4, !tbaa !13
  %38 = zext i32 %37 to i64
  %39 = icmp ult i64 %34, %38
  br i1 %39, label %40, label %136

40:                                               ; preds = %33
  %41 = getelementptr inbounds i32, ptr %1, i64 %34
  %42 = load float, ptr %41, align 4, !tbaa !27
  %43 = fpext float %42 to double
  br i1 %24, label %44, label %49

44:                                               ; preds = %40
  %45 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %34
  %46 = load i64, ptr %45, align 8, !tbaa !28
  %47 = sitofp i64 %46 to double
  %48 = fmul double %43, %47
  br label %49

49:                                               ; preds = %44, %40
  %50 = phi double [ %43, %40 ], [ %48, %44 ]
  %51 = fadd double %50, -5.000000e-01
  %52 = select i1 %25, double %50, double %51
  %53 = fmul double %52, 2.560000e+02
  %54 = fadd double %28, %53
  %55 = tail call double @llvm.floor.f64(double %54)
  %56 = fcmp ogt double %55, 0xC330000000000000
  br i1 %56, label %60, label %57

57:                                               ; preds = %49
  %58 = fcmp uno double %55, 0.000000e+00
  %59 = select i1 %58, i64 0, i64 -4503599627370496
  br label %64

60:                                               ; preds = %49
  %61 = fcmp olt double %55, 0x4330000000000000
  %62 = select i1 %61, double %55, double 0x4330000000000000
  %63 = fptosi double %62 to i64
  br label %64

64:                                               ; preds = %57, %60
  %65 = phi i64 [ %63, %60 ], [ %59, %57 ]
  %66 = trunc i64 %34 to i32
  %67 = mul i32 %66, 3
  %68 = lshr i32 %9, %67
  %69 = and i32 %68, 7
  %70 = ashr i64 %65, 8
  %71 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %34
  %72 = load i64, ptr %71, align 8, !tbaa !28
  %73 = add nsw i64 %72, -1
  switch i32 %69, label %123 [
    i32 0, label %74
    i32 1, label %84
    i32 3, label %103
    i32 2, label %113
  ]

74:                                               ; preds = %64
  %75 = srem i64 %70, %72
  %76 = icmp slt i64 %75, 0
  %77 = select i1 %76, i64 %72, i64 0
  %78 = add nsw i64 %77, %75
  store i64 %78, ptr %36, align 8, !tbaa !28
  %79 = add nsw i64 %70, 1
  %80 = srem i64 %79, %72
  %81 = icmp slt i64 %80, 0
  %82 = select i1 %81, i64 %72, i64 0
  %83 = add nsw i64 %82, %80
  br label %131

84:                                               ; preds = %64
  %85 = shl nsw i64 %72, 1
  %86 = srem i64 %70, %85
  %87 = icmp slt i64 %86, 0
  %88 = select i1 %87, i64 %85, i64 0
  %89 = add nsw i64 %88, %86
  %90 = icmp slt i64 %89, %72
  %91 = xor i64 %89, -1
  %92 = add i64 %85, %91
  %93 = select i1 %90, i64 %89, i64 %92
  store i64 %93, ptr %36, align 8, !tbaa !28
  %94 = add nsw i64 %70, 1
  %95 = srem i64 %94, %85
  %96 = icmp slt i64 %95, 0
  %97 = select i1 %96, i64 %85, i64 0
  %98 = add nsw i64 %97, %95
  %99 = icmp slt i64 %98, %72
  %100 = xor i64 %98, -1
  %101 = add i64 %85, %100
  %102 = select i1 %99, i64 %98, i64 %101
  br label %131

103:                                              ; preds = %64
  %104 = ashr i64 %65, 63
  %105 = xor i64 %104, %70
  %106 = icmp slt i64 %105, %72
  %107 = select i1 %106, i64 %105, i64 %73
  store i64 %107, ptr %36, align 8, !tbaa !28
  %108 = add nsw i64 %70, 1
  %109 = ashr i64 %108, 63
  %110 = xor i64 %109, %108
  %111 = icmp slt i64 %110, %72
  %112 = select i1 %111, i64 %110, i64 %73
  br label %131

113:                                              ; preds = %64
  %114 = icmp slt i64 %70, 0
  %115 = icmp slt i64 %70, %72
  %116 = select i1 %115, i64 %70, i64 %73
  %117 = select i1 %114, i64 0, i64 %116
  store i64 %117, ptr %36, align 8, !tbaa !28
  %118 = add nsw i64 %70, 1
  %119 = icmp slt i64 %70, -1
  %120 = icmp slt i64 %118, %72
  %121 = select i1 %120, i64 %118, i64 %73
  %122 = select i1 %119, i64 0, i64 %121
  br label %131

123:                                              ; preds = %64
  %124 = icmp slt i64 %70, %72
  %125 = tail call i64 @llvm.smax.i64(i64 %70, i64 -1)
  %126 = select i1 %124, i64 %125, i64 -1
  store i64 %126, ptr %36, align 8, !tbaa !28
  %127 = add nsw i64 %70, 1
  %128 = icmp slt i64 %127, %72
  %129 = tail call i64 @llvm.smax.i64(i64 %127, i64 -1)
  %130 = select i1 %128, i64 %129, i64 -1
  br label %131

131:                                              ; preds = %123, %74, %84, %103, %113
  %132 = phi i64 [ %130, %123 ], [ %122, %113 ], [ %112, %103 ], [ %102, %84 ], [ %83, %74 ]
  %133 = getelementptr inbounds [3 x [2 x i64]], ptr %3, i64 0, i64 %34, i64 1
  store i64 %132, ptr %133, align 8, !tbaa !28
  %134 = trunc i64 %65 to i32
  %135 = and i32 %134, 255
  store i32 %135, ptr %35, align 4, !tbaa !27
  br label %136

136:                                              ; preds = %33, %131
  %137 = add nuw nsw i64 %34, 1
  %138 = icmp eq i64 %137, 3
  br i1 %138, label %29, label %33, !llvm.loop !47

139:                                              ; preds = %29
  %140 = load i32, ptr %22, align 4, !tbaa !13
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds i32, ptr %1, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !27
  %144 = fpext float %143 to double
  %145 = tail call double @llvm.floor.f64(double %144)
  %146 = fsub double %144, %145
  %147 = fcmp ogt double %146, 5.000000e-01
  br i1 %147, label %156, label %148

148:                                              ; preds = %139
  %149 = fcmp oeq double %146, 5.000000e-01
  br i1 %149, label %150, label %158

150:                                              ; preds = %148
  %151 = fmul double %145, 5.000000e-01
  %152 = tail call double @llvm.floor.f64(double %151)
  %153 = fmul double %152, 2.000000e+00
  %154 = fsub double %145, %153
  %155 = fcmp oeq double %154, 1.000000e+00
  br i1 %155, label %156, label %158

156:                                              ; preds = %150, %139
  %157 = fadd double %145, 1.000000e+00
  br label %158

158:                                              ; preds = %148, %150, %156
  %159 = phi double [ %157, %156 ], [ %145, %150 ], [ %145, %148 ]
  %160 = fcmp ogt double %159, 0.000000e+00
  br i1 %160, label %161, label %168

161:                                              ; preds = %158
  %162 = load i32, ptr %18, align 4, !tbaa !36
  %163 = add i32 %162, -1
  %164 = uitofp i32 %163 to double
  %165 = fcmp olt double %159, %164
  %166 = select i1 %165, double %159, double %164
  %167 = fptosi double %166 to i64
  br label %168

168:                                              ; preds = %158, %161
  %169 = phi i64 [ %167, %161 ], [ 0, %158 ]
  %170 = getelementptr inbounds i8, ptr %3, i64 32
  %171 = getelementptr inbounds i8, ptr %3, i64 40
  store i64 %169, ptr %171, align 8, !tbaa !28
  store i64 %169, ptr %170, align 8, !tbaa !28
  br label %172

172:                                              ; preds = %168, %29
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

declare i32 @hk_find(ptr noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

declare i32 @hk_find_written(ptr noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

attributes #0 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 0}
!4 = !{!"", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32, !9, i64 36, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"long", !6, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = !{!4, !8, i64 8}
!11 = !{!4, !5, i64 16}
!12 = !{!4, !9, i64 24}
!13 = !{!4, !9, i64 28}
!14 = !{!4, !9, i64 32}
!15 = !{!4, !9, i64 36}
!16 = !{!4, !9, i64 40}
!17 = !{!4, !9, i64 44}
!18 = !{!4, !9, i64 48}
!19 = !{!20, !9, i64 8}
!20 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32}
!21 = !{!4, !9, i64 52}
!22 = !{!4, !9, i64 56}
!23 = !{!4, !9, i64 60}
!24 = !{!4, !9, i64 64}
!25 = !{!20, !9, i64 32}
!26 = !{!4, !9, i64 68}
!27 = !{!9, !9, i64 0}
!28 = !{!8, !8, i64 0}
!29 = !{!20, !9, i64 28}
!30 = !{!20, !9, i64 20}
!31 = distinct !{!31, !32}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!6, !6, i64 0}
!34 = distinct !{!34, !32}
!35 = !{!20, !9, i64 16}
!36 = !{!20, !9, i64 24}
!37 = distinct !{!37, !32}
!38 = distinct !{!38, !39}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = distinct !{!40, !32}
!41 = distinct !{!41, !32}
!42 = !{!43, !8, i64 0}
!43 = !{!"", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24}
!44 = !{!43, !8, i64 8}
!45 = distinct !{!45, !32}
!46 = !{!20, !9, i64 12}
!47 = distinct !{!47, !32}
