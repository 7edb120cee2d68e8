target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Around = type { [3 x [2 x i64]], [3 x i32] }
%struct.Reach = type { ptr, i64 }
%struct.Access = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
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
  %17 = alloca %struct.Reach, align 8
  %18 = alloca %struct.Access, align 8
  %19 = alloca [8 x i32], align 16
  %20 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %17) #9
  store ptr %0, ptr %17, align 8, !tbaa !3
  %21 = getelementptr inbounds i8, ptr %17, i64 8
  store i64 %1, ptr %21, align 8, !tbaa !9
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #9
  store ptr %17, ptr %18, align 8, !tbaa !10, !alias.scope !13
  %22 = getelementptr inbounds i8, ptr %18, i64 8
  store ptr %2, ptr %22, align 8, !tbaa !16, !alias.scope !13
  %23 = getelementptr inbounds i8, ptr %18, i64 16
  %24 = and i32 %3, 15
  store i32 %24, ptr %23, align 8, !tbaa !17, !alias.scope !13
  %25 = getelementptr inbounds i8, ptr %18, i64 20
  %26 = lshr i32 %3, 4
  %27 = and i32 %26, 15
  store i32 %27, ptr %25, align 4, !tbaa !18, !alias.scope !13
  %28 = getelementptr inbounds i8, ptr %18, i64 24
  %29 = lshr i32 %3, 12
  %30 = and i32 %29, 1
  store i32 %30, ptr %28, align 8, !tbaa !19, !alias.scope !13
  %31 = getelementptr inbounds i8, ptr %18, i64 28
  %32 = lshr i32 %3, 8
  %33 = and i32 %32, 15
  store i32 %33, ptr %31, align 4, !tbaa !20, !alias.scope !13
  %34 = getelementptr inbounds i8, ptr %18, i64 32
  %35 = lshr i32 %3, 13
  %36 = and i32 %35, 1
  store i32 %36, ptr %34, align 8, !tbaa !21, !alias.scope !13
  %37 = getelementptr inbounds i8, ptr %18, i64 36
  %38 = lshr i32 %3, 14
  %39 = and i32 %38, 1
  store i32 %39, ptr %37, align 4, !tbaa !22, !alias.scope !13
  %40 = getelementptr inbounds i8, ptr %18, i64 40
  %41 = lshr i32 %3, 15
  %42 = and i32 %41, 1
  store i32 %42, ptr %40, align 8, !tbaa !23, !alias.scope !13
  %43 = getelementptr inbounds i8, ptr %18, i64 44
  %44 = getelementptr inbounds i8, ptr %18, i64 48
  %45 = getelementptr inbounds i8, ptr %18, i64 52
  %46 = getelementptr inbounds i8, ptr %18, i64 56
  %47 = getelementptr inbounds i8, ptr %2, i64 8
  %48 = getelementptr inbounds i8, ptr %18, i64 60
  %49 = load i32, ptr %47, align 4, !tbaa !24
  %50 = and i32 %49, 255
  store i32 %50, ptr %43, align 4, !tbaa !26, !alias.scope !13
  %51 = lshr i32 %49, 8
  %52 = and i32 %51, 255
  store i32 %52, ptr %44, align 8, !tbaa !27, !alias.scope !13
  %53 = lshr i32 %49, 16
  store i32 %53, ptr %45, align 4, !tbaa !28, !alias.scope !13
  %54 = mul nuw nsw i32 %52, %50
  %55 = lshr i32 %54, 3
  store i32 %55, ptr %46, align 8, !tbaa !29, !alias.scope !13
  %56 = icmp eq i64 %4, 0
  br i1 %56, label %760, label %57

57:                                               ; preds = %10
  %58 = icmp eq i32 %49, 0
  %59 = zext i1 %58 to i32
  %60 = and i32 %3, 14
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %115

62:                                               ; preds = %57
  %63 = getelementptr inbounds i8, ptr %2, i64 32
  %64 = icmp eq i32 %27, 0
  %65 = load i32, ptr %63, align 4, !tbaa !30
  br i1 %64, label %110, label %66

66:                                               ; preds = %62
  %67 = and i32 %26, 1
  %68 = icmp eq i32 %27, 1
  br i1 %68, label %97, label %69

69:                                               ; preds = %66
  %70 = sub nsw i32 %27, %67
  br label %71

71:                                               ; preds = %71, %69
  %72 = phi i32 [ 0, %69 ], [ %92, %71 ]
  %73 = phi i32 [ %59, %69 ], [ %91, %71 ]
  %74 = phi i32 [ 0, %69 ], [ %93, %71 ]
  %75 = mul nuw nsw i32 %72, 3
  %76 = lshr i32 %65, %75
  %77 = and i32 %76, 7
  %78 = icmp ugt i32 %77, 3
  %79 = icmp ne i32 %77, 6
  %80 = and i1 %78, %79
  %81 = zext i1 %80 to i32
  %82 = or i32 %73, %81
  %83 = mul nuw i32 %72, 3
  %84 = add nuw i32 %83, 3
  %85 = lshr i32 %65, %84
  %86 = and i32 %85, 7
  %87 = icmp ugt i32 %86, 3
  %88 = icmp ne i32 %86, 6
  %89 = and i1 %87, %88
  %90 = zext i1 %89 to i32
  %91 = or i32 %82, %90
  %92 = add nuw nsw i32 %72, 2
  %93 = add i32 %74, 2
  %94 = icmp eq i32 %93, %70
  br i1 %94, label %95, label %71

95:                                               ; preds = %71
  %96 = mul nuw nsw i32 %92, 3
  br label %97

97:                                               ; preds = %95, %66
  %98 = phi i32 [ poison, %66 ], [ %91, %95 ]
  %99 = phi i32 [ 0, %66 ], [ %96, %95 ]
  %100 = phi i32 [ %59, %66 ], [ %91, %95 ]
  %101 = icmp eq i32 %67, 0
  br i1 %101, label %110, label %102

102:                                              ; preds = %97
  %103 = lshr i32 %65, %99
  %104 = and i32 %103, 7
  %105 = icmp ugt i32 %104, 3
  %106 = icmp ne i32 %104, 6
  %107 = and i1 %105, %106
  %108 = zext i1 %107 to i32
  %109 = or i32 %100, %108
  br label %110

110:                                              ; preds = %102, %97, %62
  %111 = phi i32 [ %59, %62 ], [ %98, %97 ], [ %109, %102 ]
  %112 = and i32 %65, 12288
  %113 = icmp eq i32 %112, 12288
  %114 = zext i1 %113 to i32
  br label %115

115:                                              ; preds = %57, %110
  %116 = phi i32 [ %111, %110 ], [ %59, %57 ]
  %117 = phi i32 [ %114, %110 ], [ 0, %57 ]
  %118 = or i32 %117, %116
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %124, label %120

120:                                              ; preds = %115
  %121 = load i64, ptr %2, align 4
  %122 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %4, i1 true)
  %123 = trunc nuw nsw i64 %122 to i32
  call void @hk_fault(ptr noundef %0, i64 noundef %1, i64 noundef %121, i32 noundef %123, i32 noundef 0, i32 noundef 0, i32 noundef 0) #9
  br label %760

124:                                              ; preds = %115
  %125 = icmp eq i32 %7, 0
  %126 = add nuw nsw i32 %27, %42
  %127 = add nuw nsw i32 %126, %30
  %128 = getelementptr inbounds i8, ptr %19, i64 4
  %129 = getelementptr inbounds i8, ptr %2, i64 16
  %130 = getelementptr inbounds i8, ptr %2, i64 20
  %131 = getelementptr inbounds i8, ptr %2, i64 24
  %132 = icmp eq i32 %27, 0
  %133 = icmp eq i32 %27, 1
  %134 = icmp ugt i32 %27, 2
  %135 = icmp eq i32 %30, 0
  %136 = icmp eq i32 %42, 0
  %137 = getelementptr inbounds i8, ptr %2, i64 28
  %138 = zext nneg i32 %55 to i64
  %139 = zext nneg i32 %127 to i64
  %140 = getelementptr inbounds i32, ptr %19, i64 %139
  %141 = getelementptr inbounds i8, ptr %19, i64 8
  %142 = icmp eq i32 %33, 0
  %143 = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %33, i1 true)
  %144 = select i1 %142, i32 0, i32 %143
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds i8, ptr %11, i64 16
  %147 = getelementptr inbounds i8, ptr %11, i64 32
  %148 = getelementptr inbounds i8, ptr %12, i64 4
  %149 = getelementptr inbounds i8, ptr %12, i64 8
  %150 = getelementptr inbounds i8, ptr %12, i64 12
  %151 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %145
  %152 = getelementptr inbounds i8, ptr %2, i64 32
  %153 = and i32 %49, -131072
  %154 = icmp eq i32 %153, 262144
  %155 = select i1 %154, i32 1, i32 1065353216
  %156 = icmp ne i32 %153, 262144
  %157 = zext i1 %156 to i32
  %158 = getelementptr inbounds i8, ptr %13, i64 48
  %159 = getelementptr inbounds i8, ptr %14, i64 4
  %160 = getelementptr inbounds i8, ptr %14, i64 8
  %161 = getelementptr inbounds i8, ptr %14, i64 12
  %162 = getelementptr inbounds i8, ptr %13, i64 52
  %163 = getelementptr inbounds i8, ptr %13, i64 56
  %164 = getelementptr inbounds i8, ptr %15, i64 4
  %165 = getelementptr inbounds i8, ptr %15, i64 8
  %166 = getelementptr inbounds i8, ptr %15, i64 12
  %167 = getelementptr inbounds i8, ptr %13, i64 16
  %168 = getelementptr inbounds i8, ptr %13, i64 32
  %169 = icmp eq i32 %36, 0
  %170 = icmp ne i32 %24, 3
  %171 = and i32 %3, 256
  %172 = icmp eq i32 %171, 0
  %173 = and i1 %172, %170
  %174 = and i32 %3, 512
  %175 = icmp eq i32 %174, 0
  %176 = and i1 %175, %170
  %177 = and i32 %3, 1024
  %178 = icmp eq i32 %177, 0
  %179 = and i1 %178, %170
  %180 = and i32 %3, 2048
  %181 = icmp eq i32 %180, 0
  %182 = and i1 %181, %170
  %183 = icmp eq i32 %9, 0
  %184 = zext i32 %9 to i64
  %185 = icmp eq i32 %7, 1
  %186 = getelementptr inbounds i8, ptr %19, i64 4
  %187 = icmp eq i32 %7, 2
  %188 = shl i32 %5, 1
  %189 = getelementptr inbounds i8, ptr %19, i64 8
  %190 = icmp eq i32 %7, 3
  %191 = mul i32 %5, 3
  %192 = getelementptr inbounds i8, ptr %19, i64 12
  %193 = icmp eq i32 %7, 4
  %194 = shl i32 %5, 2
  %195 = getelementptr inbounds i8, ptr %19, i64 16
  %196 = icmp eq i32 %7, 5
  %197 = mul i32 %5, 5
  %198 = getelementptr inbounds i8, ptr %19, i64 20
  %199 = icmp eq i32 %7, 6
  %200 = mul i32 %5, 6
  %201 = getelementptr inbounds i8, ptr %19, i64 24
  %202 = icmp eq i32 %7, 7
  %203 = mul i32 %5, 7
  %204 = getelementptr inbounds i8, ptr %19, i64 28
  %205 = and i64 %184, 3
  %206 = icmp ult i32 %9, 4
  %207 = and i64 %184, 4294967292
  %208 = icmp eq i64 %205, 0
  br label %209

209:                                              ; preds = %124, %719
  %210 = phi i64 [ %4, %124 ], [ %721, %719 ]
  %211 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %210, i1 true)
  %212 = trunc nuw nsw i64 %211 to i32
  store i32 %212, ptr %48, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %19) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %19, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %20) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  br i1 %125, label %216, label %666

213:                                              ; preds = %699, %694, %689, %684, %679, %674, %669, %666
  %214 = load i32, ptr %19, align 16, !tbaa !32
  %215 = load i32, ptr %128, align 4, !tbaa !32
  br label %216

216:                                              ; preds = %213, %209
  %217 = phi i32 [ %215, %213 ], [ 0, %209 ]
  %218 = phi i32 [ %214, %213 ], [ 0, %209 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %15) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %16) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  %219 = zext i32 %218 to i64
  %220 = zext i32 %217 to i64
  %221 = shl nuw i64 %220, 32
  %222 = or disjoint i64 %221, %219
  switch i32 %24, label %464 [
    i32 2, label %223
    i32 3, label %364
    i32 4, label %410
    i32 5, label %411
    i32 1, label %412
  ]

223:                                              ; preds = %216
  %224 = load i32, ptr %152, align 4, !tbaa !30
  %225 = and i32 %224, 1024
  %226 = icmp eq i32 %225, 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #9
  br i1 %226, label %228, label %227

227:                                              ; preds = %223
  call fastcc void @find_around(ptr noundef nonnull readonly %18, ptr noundef nonnull readonly %19, i32 noundef %157, ptr noundef nonnull %13)
  br i1 %156, label %258, label %229

228:                                              ; preds = %223
  call fastcc void @find_around(ptr noundef nonnull readonly %18, ptr noundef nonnull readonly %19, i32 noundef 0, ptr noundef nonnull %13)
  br label %229

229:                                              ; preds = %228, %227
  %230 = load i64, ptr %13, align 8, !tbaa !33
  %231 = load i64, ptr %167, align 8, !tbaa !33
  %232 = load i64, ptr %168, align 8, !tbaa !33
  %233 = icmp eq i64 %230, -1
  %234 = icmp eq i64 %231, -1
  %235 = select i1 %233, i1 true, i1 %234
  %236 = icmp eq i64 %232, -1
  %237 = select i1 %235, i1 true, i1 %236
  br i1 %237, label %250, label %238

238:                                              ; preds = %229
  %239 = load i64, ptr %2, align 4
  %240 = load i32, ptr %137, align 4, !tbaa !34
  %241 = zext i32 %240 to i64
  %242 = mul nsw i64 %230, %138
  %243 = load i32, ptr %130, align 4, !tbaa !35
  %244 = zext i32 %243 to i64
  %245 = mul i64 %232, %244
  %246 = add i64 %245, %231
  %247 = mul i64 %246, %241
  %248 = add i64 %239, %242
  %249 = add i64 %248, %247
  call fastcc void @read_at(ptr noundef nonnull readonly %18, i64 noundef %249, ptr noundef nonnull %15)
  br label %363

250:                                              ; preds = %229
  %251 = lshr i32 %224, 12
  %252 = and i32 %251, 3
  %253 = icmp eq i32 %252, 2
  %254 = select i1 %253, i32 %155, i32 0
  store i32 %254, ptr %15, align 16, !tbaa !32
  store i32 %254, ptr %164, align 4, !tbaa !32
  store i32 %254, ptr %165, align 8, !tbaa !32
  %255 = add nsw i32 %252, -1
  %256 = icmp ult i32 %255, 2
  %257 = select i1 %256, i32 %155, i32 0
  store i32 %257, ptr %166, align 4, !tbaa !32
  br label %363

258:                                              ; preds = %227
  %259 = load i32, ptr %158, align 8
  %260 = sub i32 256, %259
  %261 = load i32, ptr %162, align 4
  %262 = sub i32 256, %261
  %263 = load i32, ptr %163, align 8
  %264 = sub i32 256, %263
  br label %265

265:                                              ; preds = %350, %258
  %266 = phi double [ 0.000000e+00, %258 ], [ %351, %350 ]
  %267 = phi double [ 0.000000e+00, %258 ], [ %352, %350 ]
  %268 = phi double [ 0.000000e+00, %258 ], [ %353, %350 ]
  %269 = phi double [ 0.000000e+00, %258 ], [ %354, %350 ]
  %270 = phi i32 [ 0, %258 ], [ %355, %350 ]
  %271 = and i32 %270, 1
  %272 = zext nneg i32 %271 to i64
  %273 = getelementptr inbounds [3 x [2 x i64]], ptr %13, i64 0, i64 0, i64 %272
  %274 = load i64, ptr %273, align 8, !tbaa !33
  %275 = icmp eq i32 %271, 0
  %276 = select i1 %275, i32 %260, i32 %259
  %277 = uitofp i32 %276 to double
  %278 = fmul double %277, 3.906250e-03
  %279 = lshr i32 %270, 1
  %280 = and i32 %279, 1
  %281 = zext nneg i32 %280 to i64
  %282 = getelementptr inbounds [3 x [2 x i64]], ptr %13, i64 0, i64 1, i64 %281
  %283 = load i64, ptr %282, align 8, !tbaa !33
  %284 = icmp eq i32 %280, 0
  %285 = select i1 %284, i32 %262, i32 %261
  %286 = uitofp i32 %285 to double
  %287 = fmul double %286, 3.906250e-03
  %288 = fmul double %278, %287
  %289 = lshr i32 %270, 2
  %290 = and i32 %289, 1
  %291 = zext nneg i32 %290 to i64
  %292 = getelementptr inbounds [3 x [2 x i64]], ptr %13, i64 0, i64 2, i64 %291
  %293 = load i64, ptr %292, align 8, !tbaa !33
  %294 = icmp eq i32 %290, 0
  %295 = select i1 %294, i32 %264, i32 %263
  %296 = uitofp i32 %295 to double
  %297 = fmul double %296, 3.906250e-03
  %298 = fmul double %297, %288
  %299 = fcmp oeq double %298, 0.000000e+00
  br i1 %299, label %350, label %300

300:                                              ; preds = %265
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %14) #9
  %301 = icmp eq i64 %274, -1
  %302 = icmp eq i64 %283, -1
  %303 = select i1 %301, i1 true, i1 %302
  %304 = icmp eq i64 %293, -1
  %305 = select i1 %303, i1 true, i1 %304
  br i1 %305, label %322, label %306

306:                                              ; preds = %300
  %307 = load i64, ptr %2, align 4
  %308 = load i32, ptr %137, align 4, !tbaa !34
  %309 = zext i32 %308 to i64
  %310 = mul nsw i64 %274, %138
  %311 = load i32, ptr %130, align 4, !tbaa !35
  %312 = zext i32 %311 to i64
  %313 = mul i64 %293, %312
  %314 = add i64 %313, %283
  %315 = mul i64 %314, %309
  %316 = add i64 %307, %310
  %317 = add i64 %316, %315
  call fastcc void @read_at(ptr noundef nonnull readonly %18, i64 noundef %317, ptr noundef nonnull %14)
  %318 = load float, ptr %14, align 16, !tbaa !32
  %319 = load float, ptr %159, align 4, !tbaa !32
  %320 = load float, ptr %160, align 8, !tbaa !32
  %321 = load float, ptr %161, align 4, !tbaa !32
  br label %333

322:                                              ; preds = %300
  %323 = load i32, ptr %152, align 4, !tbaa !30
  %324 = lshr i32 %323, 12
  %325 = and i32 %324, 3
  %326 = icmp eq i32 %325, 2
  %327 = select i1 %326, i32 1065353216, i32 0
  %328 = add nsw i32 %325, -1
  %329 = icmp ult i32 %328, 2
  %330 = select i1 %329, i32 1065353216, i32 0
  %331 = bitcast i32 %327 to float
  %332 = bitcast i32 %330 to float
  br label %333

333:                                              ; preds = %322, %306
  %334 = phi float [ %321, %306 ], [ %332, %322 ]
  %335 = phi float [ %320, %306 ], [ %331, %322 ]
  %336 = phi float [ %319, %306 ], [ %331, %322 ]
  %337 = phi float [ %318, %306 ], [ %331, %322 ]
  %338 = fpext float %337 to double
  %339 = fmul double %298, %338
  %340 = fadd double %269, %339
  %341 = fpext float %336 to double
  %342 = fmul double %298, %341
  %343 = fadd double %268, %342
  %344 = fpext float %335 to double
  %345 = fmul double %298, %344
  %346 = fadd double %267, %345
  %347 = fpext float %334 to double
  %348 = fmul double %298, %347
  %349 = fadd double %266, %348
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %14) #9
  br label %350

350:                                              ; preds = %333, %265
  %351 = phi double [ %266, %265 ], [ %349, %333 ]
  %352 = phi double [ %267, %265 ], [ %346, %333 ]
  %353 = phi double [ %268, %265 ], [ %343, %333 ]
  %354 = phi double [ %269, %265 ], [ %340, %333 ]
  %355 = add i32 %270, 1
  %356 = lshr i32 %355, %27
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %265, label %358, !llvm.loop !36

358:                                              ; preds = %350
  %359 = fptrunc double %354 to float
  store float %359, ptr %15, align 16, !tbaa !32
  %360 = fptrunc double %353 to float
  store float %360, ptr %164, align 4, !tbaa !32
  %361 = fptrunc double %352 to float
  store float %361, ptr %165, align 8, !tbaa !32
  %362 = fptrunc double %351 to float
  store float %362, ptr %166, align 4, !tbaa !32
  br label %363

363:                                              ; preds = %358, %250, %238
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #9
  br label %517

364:                                              ; preds = %216
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #9
  call fastcc void @find_around(ptr noundef nonnull readonly %18, ptr noundef nonnull readonly %19, i32 noundef 1, ptr noundef nonnull %11)
  %365 = load i64, ptr %147, align 8, !tbaa !33
  %366 = icmp eq i64 %365, -1
  br label %367

367:                                              ; preds = %404, %364
  %368 = phi i64 [ 0, %364 ], [ %407, %404 ]
  %369 = getelementptr inbounds [4 x i8], ptr @gather.order, i64 0, i64 %368
  %370 = load i8, ptr %369, align 1, !tbaa !38
  %371 = and i8 %370, 1
  %372 = zext nneg i8 %371 to i64
  %373 = getelementptr inbounds [2 x i64], ptr %11, i64 0, i64 %372
  %374 = load i64, ptr %373, align 8, !tbaa !33
  %375 = lshr i8 %370, 1
  %376 = zext nneg i8 %375 to i64
  %377 = getelementptr inbounds [2 x i64], ptr %146, i64 0, i64 %376
  %378 = load i64, ptr %377, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #9
  %379 = icmp eq i64 %374, -1
  %380 = icmp eq i64 %378, -1
  %381 = select i1 %379, i1 true, i1 %380
  %382 = select i1 %381, i1 true, i1 %366
  br i1 %382, label %395, label %383

383:                                              ; preds = %367
  %384 = load i64, ptr %2, align 4
  %385 = load i32, ptr %137, align 4, !tbaa !34
  %386 = zext i32 %385 to i64
  %387 = mul nsw i64 %374, %138
  %388 = load i32, ptr %130, align 4, !tbaa !35
  %389 = zext i32 %388 to i64
  %390 = mul i64 %365, %389
  %391 = add i64 %390, %378
  %392 = mul i64 %391, %386
  %393 = add i64 %384, %387
  %394 = add i64 %393, %392
  call fastcc void @read_at(ptr noundef nonnull readonly %18, i64 noundef %394, ptr noundef nonnull %12)
  br label %404

395:                                              ; preds = %367
  %396 = load i32, ptr %152, align 4, !tbaa !30
  %397 = lshr i32 %396, 12
  %398 = and i32 %397, 3
  %399 = icmp eq i32 %398, 2
  %400 = select i1 %399, i32 %155, i32 0
  store i32 %400, ptr %12, align 16, !tbaa !32
  store i32 %400, ptr %148, align 4, !tbaa !32
  store i32 %400, ptr %149, align 8, !tbaa !32
  %401 = add nsw i32 %398, -1
  %402 = icmp ult i32 %401, 2
  %403 = select i1 %402, i32 %155, i32 0
  store i32 %403, ptr %150, align 4, !tbaa !32
  br label %404

404:                                              ; preds = %395, %383
  %405 = load i32, ptr %151, align 4, !tbaa !32
  %406 = getelementptr inbounds i32, ptr %15, i64 %368
  store i32 %405, ptr %406, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #9
  %407 = add nuw nsw i64 %368, 1
  %408 = icmp eq i64 %407, 4
  br i1 %408, label %409, label %367, !llvm.loop !39

409:                                              ; preds = %404
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #9
  br label %517

410:                                              ; preds = %216
  call fastcc void @read_at(ptr noundef nonnull readonly %18, i64 noundef %222, ptr noundef nonnull %15)
  br label %517

411:                                              ; preds = %216
  call fastcc void @write_at(ptr noundef nonnull readonly %18, i64 noundef %222, ptr noundef nonnull readonly %141)
  br label %664

412:                                              ; preds = %216
  %413 = load i32, ptr %129, align 4, !tbaa !40
  %414 = load i32, ptr %130, align 4, !tbaa !35
  %415 = load i32, ptr %131, align 4, !tbaa !41
  br i1 %132, label %444, label %442

416:                                              ; preds = %442
  br i1 %133, label %419, label %417

417:                                              ; preds = %416
  %418 = icmp ult i32 %217, %414
  br i1 %418, label %421, label %664

419:                                              ; preds = %416
  %420 = icmp eq i32 %414, 0
  br i1 %420, label %664, label %422

421:                                              ; preds = %417
  br i1 %134, label %426, label %422

422:                                              ; preds = %444, %421, %419
  %423 = phi i64 [ %220, %421 ], [ 0, %419 ], [ 0, %444 ]
  %424 = phi i64 [ %219, %421 ], [ %219, %419 ], [ 0, %444 ]
  %425 = phi i32 [ 2, %421 ], [ 1, %419 ], [ 0, %444 ]
  br i1 %135, label %434, label %426

426:                                              ; preds = %422, %421
  %427 = phi i64 [ %423, %422 ], [ %220, %421 ]
  %428 = phi i64 [ %424, %422 ], [ %219, %421 ]
  %429 = phi i32 [ %425, %422 ], [ 2, %421 ]
  %430 = add nuw nsw i32 %429, 1
  %431 = zext nneg i32 %429 to i64
  %432 = getelementptr inbounds i32, ptr %19, i64 %431
  %433 = load i32, ptr %432, align 4, !tbaa !32
  br label %434

434:                                              ; preds = %426, %422
  %435 = phi i64 [ %423, %422 ], [ %427, %426 ]
  %436 = phi i64 [ %424, %422 ], [ %428, %426 ]
  %437 = phi i32 [ %425, %422 ], [ %430, %426 ]
  %438 = phi i32 [ 0, %422 ], [ %433, %426 ]
  %439 = zext i32 %438 to i64
  %440 = icmp ult i32 %438, %415
  br i1 %440, label %441, label %664

441:                                              ; preds = %434
  br i1 %136, label %453, label %448

442:                                              ; preds = %412
  %443 = icmp ult i32 %218, %413
  br i1 %443, label %416, label %664

444:                                              ; preds = %412
  %445 = icmp eq i32 %413, 0
  %446 = icmp eq i32 %414, 0
  %447 = select i1 %445, i1 true, i1 %446
  br i1 %447, label %664, label %422

448:                                              ; preds = %441
  %449 = zext nneg i32 %437 to i64
  %450 = getelementptr inbounds i32, ptr %19, i64 %449
  %451 = load i32, ptr %450, align 4, !tbaa !32
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %453, label %664

453:                                              ; preds = %448, %441
  %454 = load i64, ptr %2, align 4
  %455 = load i32, ptr %137, align 4, !tbaa !34
  %456 = zext i32 %455 to i64
  %457 = mul nuw nsw i64 %436, %138
  %458 = zext i32 %414 to i64
  %459 = mul nuw i64 %439, %458
  %460 = add nuw i64 %459, %435
  %461 = mul i64 %460, %456
  %462 = add i64 %454, %457
  %463 = add i64 %462, %461
  call fastcc void @write_at(ptr noundef nonnull readonly %18, i64 noundef %463, ptr noundef nonnull readonly %140)
  br label %664

464:                                              ; preds = %216
  %465 = load i32, ptr %129, align 4, !tbaa !40
  %466 = load i32, ptr %130, align 4, !tbaa !35
  %467 = load i32, ptr %131, align 4, !tbaa !41
  br i1 %132, label %496, label %494

468:                                              ; preds = %494
  br i1 %133, label %471, label %469

469:                                              ; preds = %468
  %470 = icmp ult i32 %217, %466
  br i1 %470, label %473, label %516

471:                                              ; preds = %468
  %472 = icmp eq i32 %466, 0
  br i1 %472, label %516, label %474

473:                                              ; preds = %469
  br i1 %134, label %478, label %474

474:                                              ; preds = %496, %473, %471
  %475 = phi i64 [ %220, %473 ], [ 0, %471 ], [ 0, %496 ]
  %476 = phi i64 [ %219, %473 ], [ %219, %471 ], [ 0, %496 ]
  %477 = phi i32 [ 2, %473 ], [ 1, %471 ], [ 0, %496 ]
  br i1 %135, label %486, label %478

478:                                              ; preds = %474, %473
  %479 = phi i64 [ %475, %474 ], [ %220, %473 ]
  %480 = phi i64 [ %476, %474 ], [ %219, %473 ]
  %481 = phi i32 [ %477, %474 ], [ 2, %473 ]
  %482 = add nuw nsw i32 %481, 1
  %483 = zext nneg i32 %481 to i64
  %484 = getelementptr inbounds i32, ptr %19, i64 %483
  %485 = load i32, ptr %484, align 4, !tbaa !32
  br label %486

486:                                              ; preds = %478, %474
  %487 = phi i64 [ %475, %474 ], [ %479, %478 ]
  %488 = phi i64 [ %476, %474 ], [ %480, %478 ]
  %489 = phi i32 [ %477, %474 ], [ %482, %478 ]
  %490 = phi i32 [ 0, %474 ], [ %485, %478 ]
  %491 = zext i32 %490 to i64
  %492 = icmp ult i32 %490, %467
  br i1 %492, label %493, label %516

493:                                              ; preds = %486
  br i1 %136, label %505, label %500

494:                                              ; preds = %464
  %495 = icmp ult i32 %218, %465
  br i1 %495, label %468, label %516

496:                                              ; preds = %464
  %497 = icmp eq i32 %465, 0
  %498 = icmp eq i32 %466, 0
  %499 = select i1 %497, i1 true, i1 %498
  br i1 %499, label %516, label %474

500:                                              ; preds = %493
  %501 = zext nneg i32 %489 to i64
  %502 = getelementptr inbounds i32, ptr %19, i64 %501
  %503 = load i32, ptr %502, align 4, !tbaa !32
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %516

505:                                              ; preds = %500, %493
  %506 = load i64, ptr %2, align 4
  %507 = load i32, ptr %137, align 4, !tbaa !34
  %508 = zext i32 %507 to i64
  %509 = mul nuw nsw i64 %488, %138
  %510 = zext i32 %466 to i64
  %511 = mul nuw i64 %491, %510
  %512 = add nuw i64 %511, %487
  %513 = mul i64 %512, %508
  %514 = add i64 %506, %509
  %515 = add i64 %514, %513
  call fastcc void @read_at(ptr noundef nonnull readonly %18, i64 noundef %515, ptr noundef nonnull %15)
  br label %517

516:                                              ; preds = %500, %496, %494, %486, %471, %469
  call fastcc void @selected(ptr noundef nonnull readonly %18, ptr noundef nonnull %16, ptr noundef nonnull %15)
  br label %517

517:                                              ; preds = %516, %505, %410, %409, %363
  %518 = load i32, ptr %15, align 16, !tbaa !32
  br i1 %169, label %548, label %519

519:                                              ; preds = %517
  br i1 %154, label %520, label %522

520:                                              ; preds = %519
  %521 = and i32 %518, 65535
  br label %548

522:                                              ; preds = %519
  %523 = lshr i32 %518, 16
  %524 = and i32 %523, 32768
  %525 = and i32 %518, 2147483647
  %526 = icmp ugt i32 %525, 2139095040
  br i1 %526, label %527, label %529

527:                                              ; preds = %522
  %528 = or disjoint i32 %524, 32256
  br label %548

529:                                              ; preds = %522
  %530 = icmp ugt i32 %525, 1199566847
  br i1 %530, label %531, label %533

531:                                              ; preds = %529
  %532 = or disjoint i32 %524, 31744
  br label %548

533:                                              ; preds = %529
  %534 = icmp ult i32 %525, 947912704
  br i1 %534, label %535, label %541

535:                                              ; preds = %533
  %536 = bitcast i32 %525 to float
  %537 = fadd float %536, 5.000000e-01
  %538 = bitcast float %537 to i32
  %539 = add i32 %538, -1056964608
  %540 = or i32 %539, %524
  br label %548

541:                                              ; preds = %533
  %542 = lshr i32 %518, 13
  %543 = and i32 %542, 1
  %544 = add nsw i32 %525, -939520001
  %545 = add nuw nsw i32 %544, %543
  %546 = lshr i32 %545, 13
  %547 = or i32 %546, %524
  br label %548

548:                                              ; preds = %541, %535, %531, %527, %520, %517
  %549 = phi i32 [ %518, %517 ], [ %521, %520 ], [ %528, %527 ], [ %532, %531 ], [ %540, %535 ], [ %547, %541 ]
  br i1 %173, label %551, label %550

550:                                              ; preds = %548
  store i32 %549, ptr %20, align 16, !tbaa !32
  br label %551

551:                                              ; preds = %548, %550
  %552 = phi i32 [ 1, %550 ], [ 0, %548 ]
  %553 = load i32, ptr %164, align 4, !tbaa !32
  br i1 %169, label %583, label %554

554:                                              ; preds = %551
  br i1 %154, label %581, label %555

555:                                              ; preds = %554
  %556 = lshr i32 %553, 16
  %557 = and i32 %556, 32768
  %558 = and i32 %553, 2147483647
  %559 = icmp ugt i32 %558, 2139095040
  br i1 %559, label %579, label %560

560:                                              ; preds = %555
  %561 = icmp ugt i32 %558, 1199566847
  br i1 %561, label %577, label %562

562:                                              ; preds = %560
  %563 = icmp ult i32 %558, 947912704
  br i1 %563, label %571, label %564

564:                                              ; preds = %562
  %565 = lshr i32 %553, 13
  %566 = and i32 %565, 1
  %567 = add nsw i32 %558, -939520001
  %568 = add nuw nsw i32 %567, %566
  %569 = lshr i32 %568, 13
  %570 = or i32 %569, %557
  br label %583

571:                                              ; preds = %562
  %572 = bitcast i32 %558 to float
  %573 = fadd float %572, 5.000000e-01
  %574 = bitcast float %573 to i32
  %575 = add i32 %574, -1056964608
  %576 = or i32 %575, %557
  br label %583

577:                                              ; preds = %560
  %578 = or disjoint i32 %557, 31744
  br label %583

579:                                              ; preds = %555
  %580 = or disjoint i32 %557, 32256
  br label %583

581:                                              ; preds = %554
  %582 = and i32 %553, 65535
  br label %583

583:                                              ; preds = %581, %579, %577, %571, %564, %551
  %584 = phi i32 [ %553, %551 ], [ %582, %581 ], [ %580, %579 ], [ %578, %577 ], [ %576, %571 ], [ %570, %564 ]
  br i1 %176, label %589, label %585

585:                                              ; preds = %583
  %586 = add nuw nsw i32 %552, 1
  %587 = zext nneg i32 %552 to i64
  %588 = getelementptr inbounds i32, ptr %20, i64 %587
  store i32 %584, ptr %588, align 4, !tbaa !32
  br label %589

589:                                              ; preds = %583, %585
  %590 = phi i32 [ %586, %585 ], [ %552, %583 ]
  %591 = load i32, ptr %165, align 8, !tbaa !32
  br i1 %169, label %621, label %592

592:                                              ; preds = %589
  br i1 %154, label %619, label %593

593:                                              ; preds = %592
  %594 = lshr i32 %591, 16
  %595 = and i32 %594, 32768
  %596 = and i32 %591, 2147483647
  %597 = icmp ugt i32 %596, 2139095040
  br i1 %597, label %617, label %598

598:                                              ; preds = %593
  %599 = icmp ugt i32 %596, 1199566847
  br i1 %599, label %615, label %600

600:                                              ; preds = %598
  %601 = icmp ult i32 %596, 947912704
  br i1 %601, label %609, label %602

602:                                              ; preds = %600
  %603 = lshr i32 %591, 13
  %604 = and i32 %603, 1
  %605 = add nsw i32 %596, -939520001
  %606 = add nuw nsw i32 %605, %604
  %607 = lshr i32 %606, 13
  %608 = or i32 %607, %595
  br label %621

609:                                              ; preds = %600
  %610 = bitcast i32 %596 to float
  %611 = fadd float %610, 5.000000e-01
  %612 = bitcast float %611 to i32
  %613 = add i32 %612, -1056964608
  %614 = or i32 %613, %595
  br label %621

615:                                              ; preds = %598
  %616 = or disjoint i32 %595, 31744
  br label %621

617:                                              ; preds = %593
  %618 = or disjoint i32 %595, 32256
  br label %621

619:                                              ; preds = %592
  %620 = and i32 %591, 65535
  br label %621

621:                                              ; preds = %619, %617, %615, %609, %602, %589
  %622 = phi i32 [ %591, %589 ], [ %620, %619 ], [ %618, %617 ], [ %616, %615 ], [ %614, %609 ], [ %608, %602 ]
  br i1 %179, label %627, label %623

623:                                              ; preds = %621
  %624 = add nuw nsw i32 %590, 1
  %625 = zext nneg i32 %590 to i64
  %626 = getelementptr inbounds i32, ptr %20, i64 %625
  store i32 %622, ptr %626, align 4, !tbaa !32
  br label %627

627:                                              ; preds = %621, %623
  %628 = phi i32 [ %624, %623 ], [ %590, %621 ]
  %629 = load i32, ptr %166, align 4, !tbaa !32
  br i1 %169, label %659, label %630

630:                                              ; preds = %627
  br i1 %154, label %657, label %631

631:                                              ; preds = %630
  %632 = lshr i32 %629, 16
  %633 = and i32 %632, 32768
  %634 = and i32 %629, 2147483647
  %635 = icmp ugt i32 %634, 2139095040
  br i1 %635, label %655, label %636

636:                                              ; preds = %631
  %637 = icmp ugt i32 %634, 1199566847
  br i1 %637, label %653, label %638

638:                                              ; preds = %636
  %639 = icmp ult i32 %634, 947912704
  br i1 %639, label %647, label %640

640:                                              ; preds = %638
  %641 = lshr i32 %629, 13
  %642 = and i32 %641, 1
  %643 = add nsw i32 %634, -939520001
  %644 = add nuw nsw i32 %643, %642
  %645 = lshr i32 %644, 13
  %646 = or i32 %645, %633
  br label %659

647:                                              ; preds = %638
  %648 = bitcast i32 %634 to float
  %649 = fadd float %648, 5.000000e-01
  %650 = bitcast float %649 to i32
  %651 = add i32 %650, -1056964608
  %652 = or i32 %651, %633
  br label %659

653:                                              ; preds = %636
  %654 = or disjoint i32 %633, 31744
  br label %659

655:                                              ; preds = %631
  %656 = or disjoint i32 %633, 32256
  br label %659

657:                                              ; preds = %630
  %658 = and i32 %629, 65535
  br label %659

659:                                              ; preds = %657, %655, %653, %647, %640, %627
  %660 = phi i32 [ %629, %627 ], [ %658, %657 ], [ %656, %655 ], [ %654, %653 ], [ %652, %647 ], [ %646, %640 ]
  br i1 %182, label %664, label %661

661:                                              ; preds = %659
  %662 = zext nneg i32 %628 to i64
  %663 = getelementptr inbounds i32, ptr %20, i64 %662
  store i32 %660, ptr %663, align 4, !tbaa !32
  br label %664

664:                                              ; preds = %659, %411, %417, %419, %434, %442, %444, %448, %453, %661
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %16) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %15) #9
  br i1 %183, label %719, label %665

665:                                              ; preds = %664
  br i1 %206, label %704, label %723

666:                                              ; preds = %209
  %667 = getelementptr inbounds i32, ptr %6, i64 %211
  %668 = load i32, ptr %667, align 4, !tbaa !32
  store i32 %668, ptr %19, align 16, !tbaa !32
  br i1 %185, label %213, label %669, !llvm.loop !42

669:                                              ; preds = %666
  %670 = add i32 %212, %5
  %671 = zext i32 %670 to i64
  %672 = getelementptr inbounds i32, ptr %6, i64 %671
  %673 = load i32, ptr %672, align 4, !tbaa !32
  store i32 %673, ptr %186, align 4, !tbaa !32
  br i1 %187, label %213, label %674, !llvm.loop !42

674:                                              ; preds = %669
  %675 = add i32 %188, %212
  %676 = zext i32 %675 to i64
  %677 = getelementptr inbounds i32, ptr %6, i64 %676
  %678 = load i32, ptr %677, align 4, !tbaa !32
  store i32 %678, ptr %189, align 8, !tbaa !32
  br i1 %190, label %213, label %679, !llvm.loop !42

679:                                              ; preds = %674
  %680 = add i32 %191, %212
  %681 = zext i32 %680 to i64
  %682 = getelementptr inbounds i32, ptr %6, i64 %681
  %683 = load i32, ptr %682, align 4, !tbaa !32
  store i32 %683, ptr %192, align 4, !tbaa !32
  br i1 %193, label %213, label %684, !llvm.loop !42

684:                                              ; preds = %679
  %685 = add i32 %194, %212
  %686 = zext i32 %685 to i64
  %687 = getelementptr inbounds i32, ptr %6, i64 %686
  %688 = load i32, ptr %687, align 4, !tbaa !32
  store i32 %688, ptr %195, align 16, !tbaa !32
  br i1 %196, label %213, label %689, !llvm.loop !42

689:                                              ; preds = %684
  %690 = add i32 %197, %212
  %691 = zext i32 %690 to i64
  %692 = getelementptr inbounds i32, ptr %6, i64 %691
  %693 = load i32, ptr %692, align 4, !tbaa !32
  store i32 %693, ptr %198, align 4, !tbaa !32
  br i1 %199, label %213, label %694, !llvm.loop !42

694:                                              ; preds = %689
  %695 = add i32 %200, %212
  %696 = zext i32 %695 to i64
  %697 = getelementptr inbounds i32, ptr %6, i64 %696
  %698 = load i32, ptr %697, align 4, !tbaa !32
  store i32 %698, ptr %201, align 8, !tbaa !32
  br i1 %202, label %213, label %699, !llvm.loop !42

699:                                              ; preds = %694
  %700 = add i32 %203, %212
  %701 = zext i32 %700 to i64
  %702 = getelementptr inbounds i32, ptr %6, i64 %701
  %703 = load i32, ptr %702, align 4, !tbaa !32
  store i32 %703, ptr %204, align 4, !tbaa !32
  br label %213

704:                                              ; preds = %723, %665
  %705 = phi i64 [ 0, %665 ], [ %757, %723 ]
  br i1 %208, label %719, label %706

706:                                              ; preds = %704, %706
  %707 = phi i64 [ %716, %706 ], [ %705, %704 ]
  %708 = phi i64 [ %717, %706 ], [ 0, %704 ]
  %709 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %707
  %710 = load i32, ptr %709, align 4, !tbaa !32
  %711 = trunc nuw i64 %707 to i32
  %712 = mul i32 %711, %5
  %713 = add i32 %712, %212
  %714 = zext i32 %713 to i64
  %715 = getelementptr inbounds i32, ptr %8, i64 %714
  store i32 %710, ptr %715, align 4, !tbaa !32
  %716 = add nuw nsw i64 %707, 1
  %717 = add i64 %708, 1
  %718 = icmp eq i64 %717, %205
  br i1 %718, label %719, label %706, !llvm.loop !43

719:                                              ; preds = %704, %706, %664
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %20) #9
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %19) #9
  %720 = add i64 %210, -1
  %721 = and i64 %720, %210
  %722 = icmp eq i64 %721, 0
  br i1 %722, label %760, label %209, !llvm.loop !45

723:                                              ; preds = %665, %723
  %724 = phi i64 [ %757, %723 ], [ 0, %665 ]
  %725 = phi i64 [ %758, %723 ], [ 0, %665 ]
  %726 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %724
  %727 = load i32, ptr %726, align 16, !tbaa !32
  %728 = trunc nuw i64 %724 to i32
  %729 = mul i32 %728, %5
  %730 = add i32 %729, %212
  %731 = zext i32 %730 to i64
  %732 = getelementptr inbounds i32, ptr %8, i64 %731
  store i32 %727, ptr %732, align 4, !tbaa !32
  %733 = or disjoint i64 %724, 1
  %734 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %733
  %735 = load i32, ptr %734, align 4, !tbaa !32
  %736 = trunc nuw i64 %733 to i32
  %737 = mul i32 %736, %5
  %738 = add i32 %737, %212
  %739 = zext i32 %738 to i64
  %740 = getelementptr inbounds i32, ptr %8, i64 %739
  store i32 %735, ptr %740, align 4, !tbaa !32
  %741 = or disjoint i64 %724, 2
  %742 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %741
  %743 = load i32, ptr %742, align 8, !tbaa !32
  %744 = trunc nuw i64 %741 to i32
  %745 = mul i32 %744, %5
  %746 = add i32 %745, %212
  %747 = zext i32 %746 to i64
  %748 = getelementptr inbounds i32, ptr %8, i64 %747
  store i32 %743, ptr %748, align 4, !tbaa !32
  %749 = or disjoint i64 %724, 3
  %750 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %749
  %751 = load i32, ptr %750, align 4, !tbaa !32
  %752 = trunc nuw i64 %749 to i32
  %753 = mul i32 %752, %5
  %754 = add i32 %753, %212
  %755 = zext i32 %754 to i64
  %756 = getelementptr inbounds i32, ptr %8, i64 %755
  store i32 %751, ptr %756, align 4, !tbaa !32
  %757 = add nuw nsw i64 %724, 4
  %758 = add i64 %725, 4
  %759 = icmp eq i64 %758, %207
  br i1 %759, label %704, label %723, !llvm.loop !46

760:                                              ; preds = %719, %10, %120
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %17) #9
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
  %5 = getelementptr inbounds i8, ptr %0, i64 44
  %6 = load i32, ptr %5, align 4, !tbaa !26
  %7 = lshr i32 %6, 3
  %8 = load ptr, ptr %0, align 8, !tbaa !10
  %9 = load ptr, ptr %8, align 8, !tbaa !3
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !9
  %12 = getelementptr inbounds i8, ptr %0, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !29
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %9, i64 704
  %16 = and i64 %11, 4095
  %17 = getelementptr inbounds [4096 x %struct.Site], ptr %15, i64 0, i64 %16
  %18 = load i64, ptr %17, align 8, !tbaa !47
  %19 = sub i64 %1, %18
  %20 = getelementptr inbounds i8, ptr %17, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !49
  %22 = icmp uge i64 %19, %21
  %23 = sub i64 %21, %19
  %24 = icmp ult i64 %23, %14
  %25 = or i1 %22, %24
  br i1 %25, label %26, label %36

26:                                               ; preds = %3
  %27 = tail call i32 @hk_find(ptr noundef nonnull %9, i64 noundef %11, i64 noundef %1, i64 noundef %14) #9
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %26
  %30 = load ptr, ptr %0, align 8, !tbaa !10
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  %32 = load i64, ptr %31, align 8, !tbaa !9
  %33 = getelementptr inbounds i8, ptr %0, i64 60
  %34 = load i32, ptr %33, align 4, !tbaa !31
  %35 = load i32, ptr %12, align 8, !tbaa !29
  tail call void @hk_fault(ptr noundef nonnull %9, i64 noundef %32, i64 noundef %1, i32 noundef %34, i32 noundef %35, i32 noundef 0, i32 noundef 0) #9
  br label %61

36:                                               ; preds = %3, %26
  %37 = inttoptr i64 %1 to ptr
  %38 = icmp eq i64 %1, 0
  br i1 %38, label %61, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds i8, ptr %0, i64 48
  %41 = load i32, ptr %40, align 8, !tbaa !27
  %42 = getelementptr inbounds i8, ptr %0, i64 52
  %43 = zext i32 %41 to i64
  %44 = icmp eq i32 %41, 0
  br i1 %44, label %61, label %45

45:                                               ; preds = %39
  %46 = load i32, ptr %5, align 4, !tbaa !26
  %47 = sub i32 32, %46
  %48 = load i32, ptr %42, align 4, !tbaa !28
  %49 = icmp eq i32 %46, 16
  %50 = icmp eq i32 %46, 32
  %51 = shl nsw i32 -1, %46
  %52 = xor i32 %51, -1
  %53 = lshr i32 %52, 1
  %54 = select i1 %50, i32 2147483647, i32 %53
  %55 = uitofp nneg i32 %54 to double
  %56 = icmp eq i32 %46, 32
  %57 = shl nsw i32 -1, %46
  %58 = xor i32 %57, -1
  %59 = select i1 %56, i32 -1, i32 %58
  %60 = uitofp i32 %59 to double
  br label %62

61:                                               ; preds = %121, %39, %29, %36
  call fastcc void @selected(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  ret void

62:                                               ; preds = %45, %121
  %63 = phi i64 [ %124, %121 ], [ 0, %45 ]
  %64 = trunc nuw i64 %63 to i32
  %65 = mul i32 %7, %64
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %37, i64 %66
  switch i32 %7, label %74 [
    i32 1, label %68
    i32 2, label %71
  ]

68:                                               ; preds = %62
  %69 = load i8, ptr %67, align 1, !tbaa !38
  %70 = zext i8 %69 to i32
  br label %76

71:                                               ; preds = %62
  %72 = load i16, ptr %67, align 1
  %73 = zext i16 %72 to i32
  br label %76

74:                                               ; preds = %62
  %75 = load i32, ptr %67, align 1
  br label %76

76:                                               ; preds = %68, %71, %74
  %77 = phi i32 [ %75, %74 ], [ %73, %71 ], [ %70, %68 ]
  %78 = shl i32 %77, %47
  %79 = ashr exact i32 %78, %47
  switch i32 %48, label %120 [
    i32 0, label %80
    i32 1, label %85
    i32 2, label %92
    i32 3, label %95
    i32 5, label %121
    i32 6, label %98
  ]

80:                                               ; preds = %76
  %81 = uitofp i32 %77 to double
  %82 = fdiv double %81, %60
  %83 = fptrunc double %82 to float
  %84 = bitcast float %83 to i32
  br label %121

85:                                               ; preds = %76
  %86 = sitofp i32 %79 to double
  %87 = fdiv double %86, %55
  %88 = fcmp olt double %87, -1.000000e+00
  %89 = select i1 %88, double -1.000000e+00, double %87
  %90 = fptrunc double %89 to float
  %91 = bitcast float %90 to i32
  br label %121

92:                                               ; preds = %76
  %93 = uitofp i32 %77 to float
  %94 = bitcast float %93 to i32
  br label %121

95:                                               ; preds = %76
  %96 = sitofp i32 %79 to float
  %97 = bitcast float %96 to i32
  br label %121

98:                                               ; preds = %76
  br i1 %49, label %99, label %121

99:                                               ; preds = %98
  %100 = shl i32 %77, 16
  %101 = and i32 %100, -2147483648
  %102 = lshr i32 %77, 10
  %103 = and i32 %102, 31
  %104 = and i32 %77, 1023
  switch i32 %103, label %109 [
    i32 31, label %105
    i32 0, label %115
  ]

105:                                              ; preds = %99
  %106 = shl nuw nsw i32 %104, 13
  %107 = or disjoint i32 %101, %106
  %108 = or disjoint i32 %107, 2139095040
  br label %121

109:                                              ; preds = %99
  %110 = shl nuw nsw i32 %103, 23
  %111 = add nuw nsw i32 %110, 939524096
  %112 = shl nuw nsw i32 %104, 13
  %113 = or disjoint i32 %111, %112
  %114 = or disjoint i32 %113, %101
  br label %121

115:                                              ; preds = %99
  %116 = uitofp nneg i32 %104 to float
  %117 = fmul float %116, 0x3E70000000000000
  %118 = bitcast float %117 to i32
  %119 = or disjoint i32 %101, %118
  br label %121

120:                                              ; preds = %76
  br label %121

121:                                              ; preds = %76, %80, %85, %92, %95, %98, %105, %109, %115, %120
  %122 = phi i32 [ %77, %120 ], [ %97, %95 ], [ %94, %92 ], [ %91, %85 ], [ %84, %80 ], [ %79, %76 ], [ %77, %98 ], [ %108, %105 ], [ %114, %109 ], [ %119, %115 ]
  %123 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %63
  store i32 %122, ptr %123, align 4, !tbaa !32
  %124 = add nuw nsw i64 %63, 1
  %125 = icmp eq i64 %124, %43
  br i1 %125, label %61, label %62
}

; Function Attrs: nounwind
define internal fastcc void @write_at(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #5 {
  %4 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  %5 = getelementptr inbounds i8, ptr %0, i64 44
  %6 = load i32, ptr %5, align 4, !tbaa !26
  %7 = getelementptr inbounds i8, ptr %0, i64 28
  %8 = load i32, ptr %7, align 4, !tbaa !20
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = getelementptr inbounds i8, ptr %0, i64 52
  br label %22

11:                                               ; preds = %72
  %12 = lshr i32 %6, 3
  %13 = getelementptr inbounds i8, ptr %0, i64 36
  %14 = load i32, ptr %13, align 4, !tbaa !22
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %76, label %16

16:                                               ; preds = %11
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %8, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %18
  %20 = and i32 %8, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %113, label %115

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
  store i32 0, ptr %30, align 4, !tbaa !32
  br label %72

31:                                               ; preds = %22
  %32 = zext i32 %24 to i64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !32
  %35 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %23
  store i32 %34, ptr %35, align 4, !tbaa !32
  %36 = add i32 %27, %24
  %37 = load i32, ptr %9, align 8, !tbaa !21
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %72, label %39

39:                                               ; preds = %31
  %40 = load i32, ptr %10, align 4, !tbaa !28
  %41 = and i32 %40, -2
  %42 = icmp eq i32 %41, 4
  br i1 %42, label %43, label %49

43:                                               ; preds = %39
  %44 = icmp eq i32 %40, 5
  %45 = shl i32 %34, 16
  %46 = ashr exact i32 %45, 16
  %47 = and i32 %34, 65535
  %48 = select i1 %44, i32 %46, i32 %47
  store i32 %48, ptr %35, align 4, !tbaa !32
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
  store i32 %71, ptr %35, align 4, !tbaa !32
  br label %72

72:                                               ; preds = %29, %43, %70, %31
  %73 = phi i32 [ %24, %29 ], [ %36, %43 ], [ %36, %70 ], [ %36, %31 ]
  %74 = add nuw nsw i64 %23, 1
  %75 = icmp eq i64 %74, 4
  br i1 %75, label %11, label %22, !llvm.loop !50

76:                                               ; preds = %127, %130, %11
  %77 = load ptr, ptr %0, align 8, !tbaa !10
  %78 = load ptr, ptr %77, align 8, !tbaa !3
  %79 = getelementptr inbounds i8, ptr %77, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !9
  %81 = getelementptr inbounds i8, ptr %0, i64 56
  %82 = load i32, ptr %81, align 8, !tbaa !29
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %78, i64 704
  %85 = and i64 %80, 4095
  %86 = getelementptr inbounds [4096 x %struct.Site], ptr %84, i64 0, i64 %85
  %87 = load i64, ptr %86, align 8, !tbaa !47
  %88 = sub i64 %1, %87
  %89 = getelementptr inbounds i8, ptr %86, i64 8
  %90 = load i64, ptr %89, align 8, !tbaa !49
  %91 = icmp uge i64 %88, %90
  %92 = sub i64 %90, %88
  %93 = icmp ult i64 %92, %83
  %94 = or i1 %91, %93
  br i1 %94, label %95, label %105

95:                                               ; preds = %76
  %96 = tail call i32 @hk_find_written(ptr noundef nonnull %78, i64 noundef %80, i64 noundef %1, i64 noundef %83) #9
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %105

98:                                               ; preds = %95
  %99 = load ptr, ptr %0, align 8, !tbaa !10
  %100 = getelementptr inbounds i8, ptr %99, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !9
  %102 = getelementptr inbounds i8, ptr %0, i64 60
  %103 = load i32, ptr %102, align 4, !tbaa !31
  %104 = load i32, ptr %81, align 8, !tbaa !29
  tail call void @hk_fault(ptr noundef nonnull %78, i64 noundef %101, i64 noundef %1, i32 noundef %103, i32 noundef %104, i32 noundef 1, i32 noundef 0) #9
  br label %159

105:                                              ; preds = %76, %95
  %106 = inttoptr i64 %1 to ptr
  %107 = getelementptr inbounds i8, ptr %0, i64 48
  %108 = icmp eq i64 %1, 0
  br i1 %108, label %159, label %109

109:                                              ; preds = %105
  %110 = getelementptr inbounds i8, ptr %0, i64 8
  %111 = load i32, ptr %107, align 8, !tbaa !27
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %159, label %133

113:                                              ; preds = %16
  %114 = load i32, ptr %19, align 4, !tbaa !32
  store i32 %114, ptr %4, align 16, !tbaa !32
  br label %115

115:                                              ; preds = %16, %113
  %116 = and i32 %8, 2
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %121

118:                                              ; preds = %115
  %119 = load i32, ptr %19, align 4, !tbaa !32
  %120 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %119, ptr %120, align 4, !tbaa !32
  br label %121

121:                                              ; preds = %118, %115
  %122 = and i32 %8, 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %127

124:                                              ; preds = %121
  %125 = load i32, ptr %19, align 4, !tbaa !32
  %126 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 %125, ptr %126, align 8, !tbaa !32
  br label %127

127:                                              ; preds = %124, %121
  %128 = and i32 %8, 8
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %76

130:                                              ; preds = %127
  %131 = load i32, ptr %19, align 4, !tbaa !32
  %132 = getelementptr inbounds i8, ptr %4, i64 12
  store i32 %131, ptr %132, align 4, !tbaa !32
  br label %76

133:                                              ; preds = %109, %279
  %134 = phi i64 [ %280, %279 ], [ 0, %109 ]
  %135 = trunc i64 %134 to i32
  %136 = load ptr, ptr %110, align 8, !tbaa !16
  %137 = getelementptr inbounds i8, ptr %136, i64 12
  %138 = load i32, ptr %137, align 4, !tbaa !51
  %139 = add i32 %135, 4
  %140 = lshr i32 %138, 9
  %141 = and i32 %140, 7
  %142 = icmp eq i32 %141, %139
  %143 = select i1 %142, i32 3, i32 4
  %144 = lshr i32 %138, 6
  %145 = and i32 %144, 7
  %146 = icmp eq i32 %145, %139
  %147 = select i1 %146, i32 2, i32 %143
  %148 = lshr i32 %138, 3
  %149 = and i32 %148, 7
  %150 = icmp eq i32 %149, %139
  %151 = select i1 %150, i32 1, i32 %147
  %152 = and i32 %138, 7
  %153 = icmp eq i32 %152, %139
  %154 = select i1 %153, i32 0, i32 %151
  %155 = mul i32 %12, %135
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds i8, ptr %106, i64 %156
  %158 = icmp eq i32 %154, 4
  br i1 %158, label %272, label %160

159:                                              ; preds = %279, %109, %98, %105
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  ret void

160:                                              ; preds = %133
  %161 = zext nneg i32 %154 to i64
  %162 = getelementptr inbounds [4 x i32], ptr %4, i64 0, i64 %161
  %163 = load i32, ptr %162, align 4, !tbaa !32
  %164 = bitcast i32 %163 to float
  %165 = fpext float %164 to double
  %166 = load i32, ptr %5, align 4, !tbaa !26
  %167 = icmp eq i32 %166, 32
  %168 = shl nsw i32 -1, %166
  %169 = xor i32 %168, -1
  %170 = select i1 %167, i32 -1, i32 %169
  %171 = uitofp i32 %170 to double
  %172 = lshr i32 %170, 1
  %173 = uitofp nneg i32 %172 to double
  %174 = load i32, ptr %10, align 4, !tbaa !28
  switch i32 %174, label %269 [
    i32 0, label %175
    i32 1, label %198
    i32 2, label %224
    i32 3, label %231
    i32 6, label %241
  ]

175:                                              ; preds = %160
  %176 = fmul double %165, %171
  %177 = tail call double @llvm.floor.f64(double %176)
  %178 = fsub double %176, %177
  %179 = fcmp ogt double %178, 5.000000e-01
  br i1 %179, label %188, label %180

180:                                              ; preds = %175
  %181 = fcmp oeq double %178, 5.000000e-01
  br i1 %181, label %182, label %190

182:                                              ; preds = %180
  %183 = fmul double %177, 5.000000e-01
  %184 = tail call double @llvm.floor.f64(double %183)
  %185 = fmul double %184, 2.000000e+00
  %186 = fsub double %177, %185
  %187 = fcmp oeq double %186, 1.000000e+00
  br i1 %187, label %188, label %190

188:                                              ; preds = %182, %175
  %189 = fadd double %177, 1.000000e+00
  br label %190

190:                                              ; preds = %188, %182, %180
  %191 = phi double [ %189, %188 ], [ %177, %182 ], [ %177, %180 ]
  %192 = fcmp ogt double %191, 0.000000e+00
  %193 = select i1 %192, double %191, double 0.000000e+00
  %194 = fcmp ogt double %193, %171
  %195 = select i1 %194, double %171, double %193
  %196 = fptosi double %195 to i64
  %197 = trunc i64 %196 to i32
  br label %269

198:                                              ; preds = %160
  %199 = fmul double %165, %173
  %200 = tail call double @llvm.floor.f64(double %199)
  %201 = fsub double %199, %200
  %202 = fcmp ogt double %201, 5.000000e-01
  br i1 %202, label %211, label %203

203:                                              ; preds = %198
  %204 = fcmp oeq double %201, 5.000000e-01
  br i1 %204, label %205, label %213

205:                                              ; preds = %203
  %206 = fmul double %200, 5.000000e-01
  %207 = tail call double @llvm.floor.f64(double %206)
  %208 = fmul double %207, 2.000000e+00
  %209 = fsub double %200, %208
  %210 = fcmp oeq double %209, 1.000000e+00
  br i1 %210, label %211, label %213

211:                                              ; preds = %205, %198
  %212 = fadd double %200, 1.000000e+00
  br label %213

213:                                              ; preds = %211, %205, %203
  %214 = phi double [ %212, %211 ], [ %200, %205 ], [ %200, %203 ]
  %215 = fneg double %173
  %216 = fcmp ogt double %214, %215
  %217 = fcmp uno double %214, 0.000000e+00
  %218 = select i1 %217, double 0.000000e+00, double %215
  %219 = select i1 %216, double %214, double %218
  %220 = fcmp ogt double %219, %173
  %221 = select i1 %220, double %173, double %219
  %222 = fptosi double %221 to i64
  %223 = trunc i64 %222 to i32
  br label %269

224:                                              ; preds = %160
  %225 = fcmp ogt double %165, 0.000000e+00
  %226 = select i1 %225, double %165, double 0.000000e+00
  %227 = fcmp ogt double %226, %171
  %228 = select i1 %227, double %171, double %226
  %229 = fptosi double %228 to i64
  %230 = trunc i64 %229 to i32
  br label %269

231:                                              ; preds = %160
  %232 = fsub double -1.000000e+00, %173
  %233 = fcmp olt double %232, %165
  %234 = fcmp uno float %164, 0.000000e+00
  %235 = select i1 %234, double 0.000000e+00, double %232
  %236 = select i1 %233, double %165, double %235
  %237 = fcmp ogt double %236, %173
  %238 = select i1 %237, double %173, double %236
  %239 = fptosi double %238 to i64
  %240 = trunc i64 %239 to i32
  br label %269

241:                                              ; preds = %160
  %242 = icmp eq i32 %166, 16
  br i1 %242, label %243, label %269

243:                                              ; preds = %241
  %244 = lshr i32 %163, 16
  %245 = and i32 %244, 32768
  %246 = and i32 %163, 2147483647
  %247 = icmp ugt i32 %246, 2139095040
  br i1 %247, label %248, label %250

248:                                              ; preds = %243
  %249 = or disjoint i32 %245, 32256
  br label %269

250:                                              ; preds = %243
  %251 = icmp ugt i32 %246, 1199566847
  br i1 %251, label %252, label %254

252:                                              ; preds = %250
  %253 = or disjoint i32 %245, 31744
  br label %269

254:                                              ; preds = %250
  %255 = icmp ult i32 %246, 947912704
  br i1 %255, label %256, label %262

256:                                              ; preds = %254
  %257 = bitcast i32 %246 to float
  %258 = fadd float %257, 5.000000e-01
  %259 = bitcast float %258 to i32
  %260 = add i32 %259, -1056964608
  %261 = or i32 %260, %245
  br label %269

262:                                              ; preds = %254
  %263 = lshr i32 %163, 13
  %264 = and i32 %263, 1
  %265 = add nsw i32 %246, -939520001
  %266 = add nuw nsw i32 %265, %264
  %267 = lshr i32 %266, 13
  %268 = or i32 %267, %245
  br label %269

269:                                              ; preds = %160, %190, %213, %224, %231, %241, %248, %252, %256, %262
  %270 = phi i32 [ %163, %160 ], [ %240, %231 ], [ %230, %224 ], [ %223, %213 ], [ %197, %190 ], [ %163, %241 ], [ %249, %248 ], [ %253, %252 ], [ %261, %256 ], [ %268, %262 ]
  %271 = and i32 %270, %170
  br label %272

272:                                              ; preds = %133, %269
  %273 = phi i32 [ %271, %269 ], [ 0, %133 ]
  switch i32 %12, label %278 [
    i32 1, label %274
    i32 2, label %276
  ]

274:                                              ; preds = %272
  %275 = trunc i32 %273 to i8
  store i8 %275, ptr %157, align 1, !tbaa !38
  br label %279

276:                                              ; preds = %272
  %277 = trunc i32 %273 to i16
  store i16 %277, ptr %157, align 1
  br label %279

278:                                              ; preds = %272
  store i32 %273, ptr %157, align 1
  br label %279

279:                                              ; preds = %274, %276, %278
  %280 = add nuw nsw i64 %134, 1
  %281 = load i32, ptr %107, align 8, !tbaa !27
  %282 = zext i32 %281 to i64
  %283 = icmp ult i64 %280, %282
  br i1 %283, label %133, label %159
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @selected(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #6 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !16
  %6 = getelementptr inbounds i8, ptr %5, i64 12
  %7 = getelementptr inbounds i8, ptr %0, i64 52
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load i32, ptr %6, align 4, !tbaa !51
  %10 = and i32 %9, 7
  %11 = icmp ugt i32 %10, 3
  br i1 %11, label %12, label %20

12:                                               ; preds = %3
  %13 = add nsw i32 %10, -4
  %14 = load i32, ptr %8, align 8, !tbaa !27
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %12
  %17 = zext nneg i32 %13 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !32
  br label %27

20:                                               ; preds = %3
  %21 = icmp eq i32 %10, 1
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = load i32, ptr %7, align 4, !tbaa !28
  %24 = and i32 %23, -2
  %25 = icmp eq i32 %24, 4
  %26 = select i1 %25, i32 1, i32 1065353216
  br label %27

27:                                               ; preds = %20, %22, %16, %12
  %28 = phi i32 [ %19, %16 ], [ 0, %12 ], [ 0, %20 ], [ %26, %22 ]
  store i32 %28, ptr %2, align 4, !tbaa !32
  %29 = load i32, ptr %6, align 4, !tbaa !51
  %30 = lshr i32 %29, 3
  %31 = and i32 %30, 7
  %32 = icmp ugt i32 %31, 3
  br i1 %32, label %40, label %33

33:                                               ; preds = %27
  %34 = icmp eq i32 %31, 1
  br i1 %34, label %35, label %48

35:                                               ; preds = %33
  %36 = load i32, ptr %7, align 4, !tbaa !28
  %37 = and i32 %36, -2
  %38 = icmp eq i32 %37, 4
  %39 = select i1 %38, i32 1, i32 1065353216
  br label %48

40:                                               ; preds = %27
  %41 = add nsw i32 %31, -4
  %42 = load i32, ptr %8, align 8, !tbaa !27
  %43 = icmp ult i32 %41, %42
  br i1 %43, label %44, label %48

44:                                               ; preds = %40
  %45 = zext nneg i32 %41 to i64
  %46 = getelementptr inbounds i32, ptr %1, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !32
  br label %48

48:                                               ; preds = %40, %44, %33, %35
  %49 = phi i32 [ 0, %33 ], [ %39, %35 ], [ %47, %44 ], [ 0, %40 ]
  %50 = getelementptr inbounds i8, ptr %2, i64 4
  store i32 %49, ptr %50, align 4, !tbaa !32
  %51 = load i32, ptr %6, align 4, !tbaa !51
  %52 = lshr i32 %51, 6
  %53 = and i32 %52, 7
  %54 = icmp ugt i32 %53, 3
  br i1 %54, label %62, label %55

55:                                               ; preds = %48
  %56 = icmp eq i32 %53, 1
  br i1 %56, label %57, label %70

57:                                               ; preds = %55
  %58 = load i32, ptr %7, align 4, !tbaa !28
  %59 = and i32 %58, -2
  %60 = icmp eq i32 %59, 4
  %61 = select i1 %60, i32 1, i32 1065353216
  br label %70

62:                                               ; preds = %48
  %63 = add nsw i32 %53, -4
  %64 = load i32, ptr %8, align 8, !tbaa !27
  %65 = icmp ult i32 %63, %64
  br i1 %65, label %66, label %70

66:                                               ; preds = %62
  %67 = zext nneg i32 %63 to i64
  %68 = getelementptr inbounds i32, ptr %1, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !32
  br label %70

70:                                               ; preds = %62, %66, %55, %57
  %71 = phi i32 [ 0, %55 ], [ %61, %57 ], [ %69, %66 ], [ 0, %62 ]
  %72 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %71, ptr %72, align 4, !tbaa !32
  %73 = load i32, ptr %6, align 4, !tbaa !51
  %74 = lshr i32 %73, 9
  %75 = and i32 %74, 7
  %76 = icmp ugt i32 %75, 3
  br i1 %76, label %84, label %77

77:                                               ; preds = %70
  %78 = icmp eq i32 %75, 1
  br i1 %78, label %79, label %92

79:                                               ; preds = %77
  %80 = load i32, ptr %7, align 4, !tbaa !28
  %81 = and i32 %80, -2
  %82 = icmp eq i32 %81, 4
  %83 = select i1 %82, i32 1, i32 1065353216
  br label %92

84:                                               ; preds = %70
  %85 = add nsw i32 %75, -4
  %86 = load i32, ptr %8, align 8, !tbaa !27
  %87 = icmp ult i32 %85, %86
  br i1 %87, label %88, label %92

88:                                               ; preds = %84
  %89 = zext nneg i32 %85 to i64
  %90 = getelementptr inbounds i32, ptr %1, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !32
  br label %92

92:                                               ; preds = %84, %88, %77, %79
  %93 = phi i32 [ 0, %77 ], [ %83, %79 ], [ %91, %88 ], [ 0, %84 ]
  %94 = getelementptr inbounds i8, ptr %2, i64 12
  store i32 %93, ptr %94, align 4, !tbaa !32
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @find_around(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #7 {
  %5 = alloca [3 x i64], align 16
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !16
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i32, ptr %8, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #9
  %10 = getelementptr inbounds i8, ptr %7, i64 16
  %11 = load i32, ptr %10, align 4, !tbaa !40
  %12 = zext i32 %11 to i64
  store i64 %12, ptr %5, align 16, !tbaa !33
  %13 = getelementptr inbounds i8, ptr %5, i64 8
  %14 = getelementptr inbounds i8, ptr %7, i64 20
  %15 = load i32, ptr %14, align 4, !tbaa !35
  %16 = zext i32 %15 to i64
  store i64 %16, ptr %13, align 8, !tbaa !33
  %17 = getelementptr inbounds i8, ptr %5, i64 16
  %18 = getelementptr inbounds i8, ptr %7, i64 24
  %19 = load i32, ptr %18, align 4, !tbaa !41
  %20 = zext i32 %19 to i64
  store i64 %20, ptr %17, align 16, !tbaa !33
  %21 = getelementptr inbounds i8, ptr %3, i64 48
  %22 = getelementptr inbounds i8, ptr %0, i64 20
  %23 = and i32 %9, 512
  %24 = icmp eq i32 %23, 0
  %25 = icmp eq i32 %2, 0
  %26 = and i32 %9, 2048
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, double 5.000000e-01, double 0.000000e+00
  br label %33

29:                                               ; preds = %136
  %30 = getelementptr inbounds i8, ptr %0, i64 24
  %31 = load i32, ptr %30, align 8, !tbaa !19
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %172, label %139

33:                                               ; preds = %4, %136
  %34 = phi i64 [ 0, %4 ], [ %137, %136 ]
  %35 = getelementptr inbounds [3 x i32], ptr %21, i64 0, i64 %34
  store i32 0, ptr %35, align 4, !tbaa !32
  %36 = getelementptr inbounds [3 x [2 x i64]], ptr %3, i64 0, i64 %34
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %36, i8 0, i64 16, i1 false)
  %37 = load i32, ptr %22, align 4, !tbaa !18
  %38 = zext i32 %37 to i64
  %39 = icmp ult i64 %34, %38
  br i1 %39, label %40, label %136

40:                                               ; preds = %33
  %41 = getelementptr inbounds i32, ptr %1, i64 %34
  %42 = load float, ptr %41, align 4, !tbaa !32
  %43 = fpext float %42 to double
  br i1 %24, label %44, label %49

44:                                               ; preds = %40
  %45 = getelementptr inbounds [3 x i64], ptr %5, i64 0, i64 %34
  %46 = load i64, ptr %45, align 8, !tbaa !33
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
  %72 = load i64, ptr %71, align 8, !tbaa !33
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
  store i64 %78, ptr %36, align 8, !tbaa !33
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
  store i64 %93, ptr %36, align 8, !tbaa !33
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
  store i64 %107, ptr %36, align 8, !tbaa !33
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
  store i64 %117, ptr %36, align 8, !tbaa !33
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
  store i64 %126, ptr %36, align 8, !tbaa !33
  %127 = add nsw i64 %70, 1
  %128 = icmp slt i64 %127, %72
  %129 = tail call i64 @llvm.smax.i64(i64 %127, i64 -1)
  %130 = select i1 %128, i64 %129, i64 -1
  br label %131

131:                                              ; preds = %123, %74, %84, %103, %113
  %132 = phi i64 [ %130, %123 ], [ %122, %113 ], [ %112, %103 ], [ %102, %84 ], [ %83, %74 ]
  %133 = getelementptr inbounds [3 x [2 x i64]], ptr %3, i64 0, i64 %34, i64 1
  store i64 %132, ptr %133, align 8, !tbaa !33
  %134 = trunc i64 %65 to i32
  %135 = and i32 %134, 255
  store i32 %135, ptr %35, align 4, !tbaa !32
  br label %136

136:                                              ; preds = %33, %131
  %137 = add nuw nsw i64 %34, 1
  %138 = icmp eq i64 %137, 3
  br i1 %138, label %29, label %33, !llvm.loop !52

139:                                              ; preds = %29
  %140 = load i32, ptr %22, align 4, !tbaa !18
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds i32, ptr %1, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !32
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
  %162 = load i32, ptr %18, align 4, !tbaa !41
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
  store i64 %169, ptr %171, align 8, !tbaa !33
  store i64 %169, ptr %170, align 8, !tbaa !33
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
!4 = !{!"", !5, i64 0, !8, i64 8}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"long", !6, i64 0}
!9 = !{!4, !8, i64 8}
!10 = !{!11, !5, i64 0}
!11 = !{!"", !5, i64 0, !5, i64 8, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28, !12, i64 32, !12, i64 36, !12, i64 40, !12, i64 44, !12, i64 48, !12, i64 52, !12, i64 56, !12, i64 60}
!12 = !{!"int", !6, i64 0}
!13 = !{!14}
!14 = distinct !{!14, !15, !"access_of: argument 0"}
!15 = distinct !{!15, !"access_of"}
!16 = !{!11, !5, i64 8}
!17 = !{!11, !12, i64 16}
!18 = !{!11, !12, i64 20}
!19 = !{!11, !12, i64 24}
!20 = !{!11, !12, i64 28}
!21 = !{!11, !12, i64 32}
!22 = !{!11, !12, i64 36}
!23 = !{!11, !12, i64 40}
!24 = !{!25, !12, i64 8}
!25 = !{!"", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28, !12, i64 32}
!26 = !{!11, !12, i64 44}
!27 = !{!11, !12, i64 48}
!28 = !{!11, !12, i64 52}
!29 = !{!11, !12, i64 56}
!30 = !{!25, !12, i64 32}
!31 = !{!11, !12, i64 60}
!32 = !{!12, !12, i64 0}
!33 = !{!8, !8, i64 0}
!34 = !{!25, !12, i64 28}
!35 = !{!25, !12, i64 20}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!6, !6, i64 0}
!39 = distinct !{!39, !37}
!40 = !{!25, !12, i64 16}
!41 = !{!25, !12, i64 24}
!42 = distinct !{!42, !37}
!43 = distinct !{!43, !44}
!44 = !{!"llvm.loop.unroll.disable"}
!45 = distinct !{!45, !37}
!46 = distinct !{!46, !37}
!47 = !{!48, !8, i64 0}
!48 = !{!"", !8, i64 0, !8, i64 8, !8, i64 16, !8, i64 24}
!49 = !{!48, !8, i64 8}
!50 = distinct !{!50, !37}
!51 = !{!25, !12, i64 12}
!52 = distinct !{!52, !37}
