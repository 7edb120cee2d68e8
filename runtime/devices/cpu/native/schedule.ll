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
  %20 = getelementptr inbounds i8, ptr %0, i64 176
  %21 = getelementptr inbounds i8, ptr %4, i64 156
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = getelementptr inbounds i8, ptr %4, i64 16
  %24 = getelementptr inbounds i8, ptr %4, i64 28
  %25 = getelementptr inbounds i8, ptr %4, i64 40
  %26 = getelementptr inbounds i8, ptr %4, i64 20
  %27 = getelementptr inbounds i8, ptr %4, i64 32
  %28 = getelementptr inbounds i8, ptr %4, i64 44
  %29 = getelementptr inbounds i8, ptr %4, i64 24
  %30 = getelementptr inbounds i8, ptr %4, i64 36
  %31 = getelementptr inbounds i8, ptr %4, i64 48
  %32 = getelementptr i8, ptr %4, i64 176
  %33 = getelementptr inbounds i8, ptr %4, i64 96
  %34 = getelementptr inbounds i8, ptr %4, i64 108
  %35 = getelementptr inbounds i8, ptr %4, i64 104
  %36 = getelementptr inbounds i8, ptr %4, i64 112
  %37 = getelementptr inbounds i8, ptr %4, i64 124
  %38 = getelementptr inbounds i8, ptr %4, i64 120
  %39 = getelementptr inbounds i8, ptr %4, i64 128
  %40 = getelementptr inbounds i8, ptr %4, i64 140
  %41 = getelementptr inbounds i8, ptr %4, i64 136
  %42 = getelementptr inbounds i8, ptr %4, i64 144
  %43 = getelementptr inbounds i8, ptr %4, i64 148
  %44 = getelementptr inbounds i8, ptr %4, i64 152
  %45 = getelementptr inbounds i8, ptr %4, i64 72
  br label %46

46:                                               ; preds = %438, %1
  %47 = load i64, ptr %9, align 8, !tbaa !11
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %211, label %49

49:                                               ; preds = %46
  %50 = load i64, ptr %10, align 8, !tbaa !12
  br label %51

51:                                               ; preds = %49, %202
  %52 = phi i64 [ %208, %202 ], [ %50, %49 ]
  %53 = phi i32 [ %203, %202 ], [ 0, %49 ]
  %54 = phi i64 [ %209, %202 ], [ 0, %49 ]
  %55 = getelementptr inbounds %struct.Group, ptr %7, i64 %52
  %56 = load i32, ptr %55, align 8, !tbaa !13
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %202, label %58

58:                                               ; preds = %51
  %59 = add i32 %53, 1
  %60 = ptrtoint ptr %55 to i64
  store i64 %60, ptr %11, align 8, !tbaa !15
  %61 = getelementptr inbounds i8, ptr %55, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !16
  store i64 %62, ptr %12, align 8, !tbaa !17
  %63 = getelementptr inbounds i8, ptr %55, i64 36
  %64 = getelementptr inbounds i8, ptr %55, i64 40
  %65 = getelementptr inbounds i8, ptr %55, i64 12
  %66 = getelementptr inbounds i8, ptr %55, i64 56
  %67 = getelementptr inbounds i8, ptr %55, i64 8
  %68 = getelementptr inbounds i8, ptr %55, i64 4
  %69 = load i32, ptr %63, align 4, !tbaa !18
  br label %70

70:                                               ; preds = %199, %58
  %71 = phi i32 [ %190, %199 ], [ %69, %58 ]
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %196, label %73

73:                                               ; preds = %70, %187
  %74 = phi i64 [ %189, %187 ], [ 0, %70 ]
  %75 = phi i32 [ %188, %187 ], [ 0, %70 ]
  %76 = load i64, ptr %64, align 8, !tbaa !19
  %77 = load i64, ptr %13, align 8, !tbaa !20
  %78 = mul i64 %77, %74
  %79 = add i64 %78, %76
  %80 = inttoptr i64 %79 to ptr
  %81 = getelementptr inbounds i8, ptr %80, i64 536
  %82 = load i32, ptr %81, align 8, !tbaa !22
  switch i32 %82, label %187 [
    i32 1, label %83
    i32 0, label %89
  ]

83:                                               ; preds = %73
  %84 = getelementptr inbounds i8, ptr %80, i64 540
  %85 = load i32, ptr %84, align 4, !tbaa !22
  %86 = load i32, ptr %65, align 4, !tbaa !23
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %187, label %88

88:                                               ; preds = %83
  store i32 0, ptr %81, align 8, !tbaa !22
  br label %89

89:                                               ; preds = %88, %73
  store i64 %79, ptr %14, align 8, !tbaa !24
  %90 = load i64, ptr %66, align 8, !tbaa !25
  %91 = load i64, ptr %15, align 8, !tbaa !26
  %92 = mul i64 %91, %74
  %93 = load i32, ptr %16, align 4, !tbaa !27
  %94 = zext i32 %93 to i64
  %95 = mul i64 %92, %94
  %96 = add i64 %95, %90
  store i64 %96, ptr %17, align 8, !tbaa !28
  %97 = load i64, ptr %18, align 8, !tbaa !29
  store i64 %97, ptr %0, align 8, !tbaa !30
  %98 = getelementptr inbounds i8, ptr %80, i64 528
  %99 = load i64, ptr %98, align 8, !tbaa !31
  %100 = getelementptr inbounds i8, ptr %80, i64 524
  br label %101

101:                                              ; preds = %143, %89
  %102 = phi i64 [ %99, %89 ], [ %138, %143 ]
  %103 = add i64 %102, 1
  %104 = load i32, ptr %100, align 4, !tbaa !22
  %105 = and i32 %104, 1023
  %106 = zext nneg i32 %105 to i64
  %107 = shl nuw nsw i64 %106, 48
  %108 = or i64 %107, %103
  %109 = load atomic i64, ptr %19 acquire, align 8
  %110 = inttoptr i64 %109 to ptr
  %111 = getelementptr inbounds i8, ptr %110, i64 -8
  %112 = load i64, ptr %111, align 8, !tbaa !31
  %113 = lshr i64 %108, 2
  %114 = mul i64 %113, -7046029254386353131
  %115 = lshr i64 %114, 40
  br label %116

116:                                              ; preds = %116, %101
  %117 = phi i64 [ %115, %101 ], [ %127, %116 ]
  %118 = phi ptr [ undef, %101 ], [ %125, %116 ]
  %119 = and i64 %117, %112
  %120 = getelementptr inbounds %struct.Region, ptr %110, i64 %119
  %121 = load i64, ptr %120, align 8, !tbaa !32
  %122 = icmp ne i64 %121, %108
  %123 = icmp ne i64 %121, 0
  %124 = select i1 %123, ptr %118, ptr null
  %125 = select i1 %122, ptr %124, ptr %120
  %126 = and i1 %122, %123
  %127 = add i64 %117, 1
  br i1 %126, label %116, label %128

128:                                              ; preds = %116
  %129 = icmp eq ptr %125, null
  br i1 %129, label %130, label %131

130:                                              ; preds = %128
  store i64 %102, ptr %98, align 8, !tbaa !31
  store i64 %108, ptr %8, align 8, !tbaa !10
  br label %149

131:                                              ; preds = %128
  store i64 %108, ptr %20, align 8, !tbaa !34
  %132 = getelementptr inbounds i8, ptr %125, i64 8
  %133 = load i64, ptr %132, align 8, !tbaa !35
  %134 = inttoptr i64 %133 to ptr
  %135 = getelementptr inbounds i8, ptr %125, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !36
  %137 = tail call i64 %134(ptr noundef %80, ptr noundef nonnull %0, i64 noundef %136) #2
  %138 = and i64 %137, 281474976710655
  %139 = icmp ult i64 %137, 281474976710656
  br i1 %139, label %143, label %140

140:                                              ; preds = %131
  %141 = lshr i64 %137, 48
  %142 = trunc nuw nsw i64 %141 to i32
  br label %146

143:                                              ; preds = %131
  %144 = load i64, ptr %0, align 8, !tbaa !30
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %146, label %101

146:                                              ; preds = %143, %140
  %147 = phi i32 [ %142, %140 ], [ 3, %143 ]
  store i64 %138, ptr %98, align 8, !tbaa !31
  %148 = load i64, ptr %8, align 8, !tbaa !10
  br label %149

149:                                              ; preds = %146, %130
  %150 = phi i64 [ %148, %146 ], [ %108, %130 ]
  %151 = phi i32 [ %147, %146 ], [ 3, %130 ]
  %152 = icmp eq i64 %150, 0
  br i1 %152, label %153, label %443

153:                                              ; preds = %149
  %154 = load atomic i32, ptr %21 monotonic, align 4
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %443

156:                                              ; preds = %153
  switch i32 %151, label %187 [
    i32 1, label %157
    i32 2, label %167
    i32 4, label %177
  ]

157:                                              ; preds = %156
  store i32 2, ptr %81, align 8, !tbaa !22
  %158 = load i32, ptr %68, align 4, !tbaa !37
  %159 = add i32 %158, -1
  store i32 %159, ptr %68, align 4, !tbaa !37
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %187, label %161

161:                                              ; preds = %157
  %162 = load i32, ptr %67, align 8, !tbaa !38
  %163 = icmp ult i32 %162, %159
  br i1 %163, label %187, label %164

164:                                              ; preds = %161
  store i32 0, ptr %67, align 8, !tbaa !38
  %165 = load i32, ptr %65, align 4, !tbaa !23
  %166 = add i32 %165, 1
  store i32 %166, ptr %65, align 4, !tbaa !23
  br label %187

167:                                              ; preds = %156
  %168 = load i32, ptr %65, align 4, !tbaa !23
  %169 = getelementptr inbounds i8, ptr %80, i64 540
  store i32 %168, ptr %169, align 4, !tbaa !22
  store i32 1, ptr %81, align 8, !tbaa !22
  %170 = load i32, ptr %67, align 8, !tbaa !38
  %171 = add i32 %170, 1
  store i32 %171, ptr %67, align 8, !tbaa !38
  %172 = load i32, ptr %68, align 4, !tbaa !37
  %173 = icmp ult i32 %171, %172
  br i1 %173, label %187, label %174

174:                                              ; preds = %167
  store i32 0, ptr %67, align 8, !tbaa !38
  %175 = load i32, ptr %65, align 4, !tbaa !23
  %176 = add i32 %175, 1
  store i32 %176, ptr %65, align 4, !tbaa !23
  br label %187

177:                                              ; preds = %156
  store i32 1, ptr %81, align 8, !tbaa !22
  %178 = icmp eq i32 %75, 0
  br i1 %178, label %179, label %184

179:                                              ; preds = %177
  %180 = getelementptr inbounds i8, ptr %80, i64 540
  %181 = load i32, ptr %180, align 4, !tbaa !22
  %182 = load i32, ptr %65, align 4, !tbaa !23
  %183 = icmp ne i32 %181, %182
  br label %184

184:                                              ; preds = %179, %177
  %185 = phi i1 [ true, %177 ], [ %183, %179 ]
  %186 = zext i1 %185 to i32
  br label %187

187:                                              ; preds = %184, %174, %167, %164, %161, %157, %156, %83, %73
  %188 = phi i32 [ 1, %164 ], [ 1, %161 ], [ 1, %157 ], [ %75, %156 ], [ 1, %167 ], [ 1, %174 ], [ %186, %184 ], [ %75, %83 ], [ %75, %73 ]
  %189 = add nuw nsw i64 %74, 1
  %190 = load i32, ptr %63, align 4, !tbaa !18
  %191 = zext i32 %190 to i64
  %192 = icmp ult i64 %189, %191
  br i1 %192, label %73, label %193, !llvm.loop !39

193:                                              ; preds = %187
  %194 = load i32, ptr %68, align 4, !tbaa !37
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %201, label %199

196:                                              ; preds = %70
  %197 = load i32, ptr %68, align 4, !tbaa !37
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %201, label %202

199:                                              ; preds = %193
  %200 = icmp eq i32 %188, 0
  br i1 %200, label %202, label %70

201:                                              ; preds = %196, %193
  store i32 0, ptr %55, align 8, !tbaa !13
  br label %211

202:                                              ; preds = %199, %51, %196
  %203 = phi i32 [ %53, %51 ], [ %59, %196 ], [ %59, %199 ]
  %204 = load i64, ptr %10, align 8, !tbaa !12
  %205 = add i64 %204, 1
  %206 = load i64, ptr %9, align 8, !tbaa !11
  %207 = icmp eq i64 %205, %206
  %208 = select i1 %207, i64 0, i64 %205
  store i64 %208, ptr %10, align 8, !tbaa !12
  %209 = add nuw i64 %54, 1
  %210 = icmp ult i64 %209, %206
  br i1 %210, label %51, label %211, !llvm.loop !41

211:                                              ; preds = %202, %46, %201
  %212 = phi i32 [ %53, %201 ], [ 0, %46 ], [ %203, %202 ]
  %213 = phi i1 [ true, %201 ], [ false, %46 ], [ false, %202 ]
  %214 = load atomic i32, ptr %21 monotonic, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %443

216:                                              ; preds = %211
  %217 = load i64, ptr %5, align 8, !tbaa !9
  %218 = inttoptr i64 %217 to ptr
  %219 = load i64, ptr %9, align 8, !tbaa !11
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %438, label %224

221:                                              ; preds = %224
  %222 = add nuw i64 %225, 1
  %223 = icmp eq i64 %222, %219
  br i1 %223, label %438, label %224, !llvm.loop !42

224:                                              ; preds = %216, %221
  %225 = phi i64 [ %222, %221 ], [ 0, %216 ]
  %226 = getelementptr inbounds %struct.Group, ptr %218, i64 %225
  %227 = load i32, ptr %226, align 8, !tbaa !13
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %221

229:                                              ; preds = %224
  %230 = atomicrmw add ptr %4, i64 1 acq_rel, align 8
  %231 = load i64, ptr %22, align 8, !tbaa !43
  %232 = icmp ult i64 %230, %231
  br i1 %232, label %233, label %438

233:                                              ; preds = %229
  %234 = getelementptr inbounds i8, ptr %226, i64 24
  %235 = load i32, ptr %23, align 4, !tbaa !22
  %236 = zext i32 %235 to i64
  %237 = urem i64 %230, %236
  %238 = trunc nuw i64 %237 to i32
  store i32 %238, ptr %234, align 4, !tbaa !22
  %239 = load i32, ptr %23, align 4, !tbaa !22
  %240 = zext i32 %239 to i64
  %241 = udiv i64 %230, %240
  %242 = load i32, ptr %24, align 4, !tbaa !22
  %243 = load i32, ptr %25, align 4, !tbaa !22
  %244 = mul i32 %242, %238
  %245 = sub i32 %243, %244
  %246 = tail call noundef i32 @llvm.umin.i32(i32 %242, i32 %245)
  %247 = load i32, ptr %26, align 4, !tbaa !22
  %248 = zext i32 %247 to i64
  %249 = urem i64 %241, %248
  %250 = trunc nuw i64 %249 to i32
  %251 = getelementptr inbounds i8, ptr %226, i64 28
  store i32 %250, ptr %251, align 4, !tbaa !22
  %252 = load i32, ptr %26, align 4, !tbaa !22
  %253 = zext i32 %252 to i64
  %254 = udiv i64 %241, %253
  %255 = load i32, ptr %27, align 4, !tbaa !22
  %256 = load i32, ptr %28, align 4, !tbaa !22
  %257 = mul i32 %255, %250
  %258 = sub i32 %256, %257
  %259 = tail call noundef i32 @llvm.umin.i32(i32 %255, i32 %258)
  %260 = load i32, ptr %29, align 4, !tbaa !22
  %261 = zext i32 %260 to i64
  %262 = urem i64 %254, %261
  %263 = trunc nuw i64 %262 to i32
  %264 = getelementptr inbounds i8, ptr %226, i64 32
  store i32 %263, ptr %264, align 4, !tbaa !22
  %265 = load i32, ptr %30, align 4, !tbaa !22
  %266 = load i32, ptr %31, align 4, !tbaa !22
  %267 = mul i32 %265, %263
  %268 = sub i32 %266, %267
  %269 = tail call noundef i32 @llvm.umin.i32(i32 %265, i32 %268)
  %270 = zext i32 %246 to i64
  %271 = zext i32 %259 to i64
  %272 = mul nuw i64 %271, %270
  %273 = zext i32 %269 to i64
  %274 = mul i64 %272, %273
  %275 = load i32, ptr %16, align 4, !tbaa !27
  %276 = zext i32 %275 to i64
  %277 = add nsw i64 %276, -1
  %278 = add i64 %277, %274
  %279 = udiv i64 %278, %276
  %280 = trunc i64 %279 to i32
  %281 = getelementptr inbounds i8, ptr %226, i64 4
  store i32 %280, ptr %281, align 4, !tbaa !37
  %282 = getelementptr inbounds i8, ptr %226, i64 36
  store i32 %280, ptr %282, align 4, !tbaa !18
  %283 = getelementptr inbounds i8, ptr %226, i64 12
  store i32 0, ptr %283, align 4, !tbaa !23
  %284 = getelementptr inbounds i8, ptr %226, i64 8
  store i32 0, ptr %284, align 8, !tbaa !38
  %285 = getelementptr inbounds i8, ptr %226, i64 16
  store i64 %230, ptr %285, align 8, !tbaa !44
  store i32 1, ptr %226, align 8, !tbaa !13
  %286 = icmp eq i32 %280, 0
  br i1 %286, label %438, label %287

287:                                              ; preds = %233
  %288 = getelementptr inbounds i8, ptr %226, i64 40
  br label %289

289:                                              ; preds = %420, %287
  %290 = phi i64 [ 0, %287 ], [ %434, %420 ]
  %291 = load i64, ptr %288, align 8, !tbaa !19
  %292 = load i64, ptr %13, align 8, !tbaa !20
  %293 = mul i64 %292, %290
  %294 = add i64 %293, %291
  %295 = inttoptr i64 %294 to ptr
  %296 = load i32, ptr %16, align 4, !tbaa !27
  %297 = icmp ult i64 %292, 8
  br i1 %297, label %298, label %299

298:                                              ; preds = %299, %289
  br label %309

299:                                              ; preds = %289, %299
  %300 = phi i64 [ %302, %299 ], [ 0, %289 ]
  %301 = getelementptr inbounds i64, ptr %295, i64 %300
  store i64 0, ptr %301, align 8, !tbaa !31
  %302 = add nuw nsw i64 %300, 1
  %303 = load i64, ptr %13, align 8, !tbaa !20
  %304 = lshr i64 %303, 3
  %305 = icmp ult i64 %302, %304
  br i1 %305, label %299, label %298, !llvm.loop !45

306:                                              ; preds = %309
  %307 = load i64, ptr %33, align 8, !tbaa !46
  %308 = icmp eq i64 %307, -1
  br i1 %308, label %343, label %331

309:                                              ; preds = %309, %298
  %310 = phi i64 [ 0, %298 ], [ %326, %309 ]
  %311 = getelementptr inbounds [128 x i32], ptr %32, i64 0, i64 %310
  %312 = load i32, ptr %311, align 4, !tbaa !22
  %313 = getelementptr inbounds [128 x i32], ptr %295, i64 0, i64 %310
  store i32 %312, ptr %313, align 4, !tbaa !22
  %314 = or disjoint i64 %310, 1
  %315 = getelementptr inbounds [128 x i32], ptr %32, i64 0, i64 %314
  %316 = load i32, ptr %315, align 4, !tbaa !22
  %317 = getelementptr inbounds [128 x i32], ptr %295, i64 0, i64 %314
  store i32 %316, ptr %317, align 4, !tbaa !22
  %318 = or disjoint i64 %310, 2
  %319 = getelementptr inbounds [128 x i32], ptr %32, i64 0, i64 %318
  %320 = load i32, ptr %319, align 4, !tbaa !22
  %321 = getelementptr inbounds [128 x i32], ptr %295, i64 0, i64 %318
  store i32 %320, ptr %321, align 4, !tbaa !22
  %322 = or disjoint i64 %310, 3
  %323 = getelementptr inbounds [128 x i32], ptr %32, i64 0, i64 %322
  %324 = load i32, ptr %323, align 4, !tbaa !22
  %325 = getelementptr inbounds [128 x i32], ptr %295, i64 0, i64 %322
  store i32 %324, ptr %325, align 4, !tbaa !22
  %326 = add nuw nsw i64 %310, 4
  %327 = icmp eq i64 %326, 128
  br i1 %327, label %306, label %309, !llvm.loop !48

328:                                              ; preds = %373
  %329 = getelementptr inbounds i8, ptr %295, i64 576
  %330 = shl i32 %296, 1
  br label %377

331:                                              ; preds = %306
  %332 = load i32, ptr %234, align 4, !tbaa !22
  %333 = getelementptr inbounds [128 x i32], ptr %295, i64 0, i64 %307
  %334 = load i32, ptr %333, align 4, !tbaa !22
  %335 = load i32, ptr %34, align 4, !tbaa !49
  %336 = load i32, ptr %35, align 8, !tbaa !50
  %337 = shl i32 %335, %336
  %338 = xor i32 %337, -1
  %339 = and i32 %334, %338
  %340 = and i32 %335, %332
  %341 = shl i32 %340, %336
  %342 = or i32 %339, %341
  store i32 %342, ptr %333, align 4, !tbaa !22
  br label %343

343:                                              ; preds = %331, %306
  %344 = load i64, ptr %36, align 8, !tbaa !46
  %345 = icmp eq i64 %344, -1
  br i1 %345, label %358, label %346

346:                                              ; preds = %343
  %347 = load i32, ptr %251, align 4, !tbaa !22
  %348 = getelementptr inbounds [128 x i32], ptr %295, i64 0, i64 %344
  %349 = load i32, ptr %348, align 4, !tbaa !22
  %350 = load i32, ptr %37, align 4, !tbaa !49
  %351 = load i32, ptr %38, align 8, !tbaa !50
  %352 = shl i32 %350, %351
  %353 = xor i32 %352, -1
  %354 = and i32 %349, %353
  %355 = and i32 %350, %347
  %356 = shl i32 %355, %351
  %357 = or i32 %354, %356
  store i32 %357, ptr %348, align 4, !tbaa !22
  br label %358

358:                                              ; preds = %346, %343
  %359 = load i64, ptr %39, align 8, !tbaa !46
  %360 = icmp eq i64 %359, -1
  br i1 %360, label %373, label %361

361:                                              ; preds = %358
  %362 = load i32, ptr %264, align 4, !tbaa !22
  %363 = getelementptr inbounds [128 x i32], ptr %295, i64 0, i64 %359
  %364 = load i32, ptr %363, align 4, !tbaa !22
  %365 = load i32, ptr %40, align 4, !tbaa !49
  %366 = load i32, ptr %41, align 8, !tbaa !50
  %367 = shl i32 %365, %366
  %368 = xor i32 %367, -1
  %369 = and i32 %364, %368
  %370 = and i32 %365, %362
  %371 = shl i32 %370, %366
  %372 = or i32 %369, %371
  store i32 %372, ptr %363, align 4, !tbaa !22
  br label %373

373:                                              ; preds = %361, %358
  %374 = zext i32 %296 to i64
  %375 = mul nuw i64 %290, %374
  %376 = icmp eq i32 %296, 0
  br i1 %376, label %420, label %328

377:                                              ; preds = %417, %328
  %378 = phi i64 [ 0, %328 ], [ %418, %417 ]
  %379 = phi i64 [ 0, %328 ], [ %384, %417 ]
  %380 = add nuw i64 %378, %375
  %381 = icmp ult i64 %380, %274
  br i1 %381, label %382, label %420

382:                                              ; preds = %377
  %383 = shl nuw i64 1, %378
  %384 = or i64 %383, %379
  %385 = urem i64 %380, %270
  %386 = trunc nuw i64 %385 to i32
  %387 = udiv i64 %380, %270
  %388 = urem i64 %387, %271
  %389 = trunc nuw i64 %388 to i32
  %390 = udiv i64 %387, %271
  %391 = trunc i64 %390 to i32
  %392 = load i32, ptr %42, align 8, !tbaa !51
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %399, label %394

394:                                              ; preds = %382
  %395 = shl i32 %389, 10
  %396 = shl i32 %391, 20
  %397 = or i32 %395, %396
  %398 = or i32 %397, %386
  br label %413

399:                                              ; preds = %382
  %400 = getelementptr inbounds [0 x i32], ptr %329, i64 0, i64 %378
  store i32 %386, ptr %400, align 4, !tbaa !22
  %401 = load i32, ptr %43, align 4, !tbaa !52
  %402 = icmp ugt i32 %401, 1
  br i1 %402, label %403, label %417

403:                                              ; preds = %399
  %404 = trunc nuw i64 %378 to i32
  %405 = add i32 %296, %404
  %406 = zext i32 %405 to i64
  %407 = getelementptr inbounds [0 x i32], ptr %329, i64 0, i64 %406
  store i32 %389, ptr %407, align 4, !tbaa !22
  %408 = load i32, ptr %43, align 4, !tbaa !52
  %409 = icmp ugt i32 %408, 2
  br i1 %409, label %410, label %417

410:                                              ; preds = %403
  %411 = add i32 %330, %404
  %412 = zext i32 %411 to i64
  br label %413

413:                                              ; preds = %410, %394
  %414 = phi i64 [ %378, %394 ], [ %412, %410 ]
  %415 = phi i32 [ %398, %394 ], [ %391, %410 ]
  %416 = getelementptr inbounds [0 x i32], ptr %329, i64 0, i64 %414
  store i32 %415, ptr %416, align 4, !tbaa !22
  br label %417

417:                                              ; preds = %413, %403, %399
  %418 = add nuw nsw i64 %378, 1
  %419 = icmp eq i64 %418, %374
  br i1 %419, label %420, label %377, !llvm.loop !53

420:                                              ; preds = %417, %377, %373
  %421 = phi i64 [ 0, %373 ], [ %384, %417 ], [ %379, %377 ]
  %422 = trunc i64 %421 to i32
  %423 = getelementptr inbounds i8, ptr %295, i64 504
  store i32 %422, ptr %423, align 8, !tbaa !22
  %424 = lshr i64 %421, 32
  %425 = trunc nuw i64 %424 to i32
  %426 = getelementptr inbounds i8, ptr %295, i64 508
  store i32 %425, ptr %426, align 4, !tbaa !22
  %427 = load i32, ptr %44, align 8, !tbaa !54
  %428 = getelementptr inbounds i8, ptr %295, i64 524
  store i32 %427, ptr %428, align 4, !tbaa !22
  %429 = load i64, ptr %45, align 8, !tbaa !55
  %430 = getelementptr inbounds i8, ptr %295, i64 528
  store i64 %429, ptr %430, align 8, !tbaa !31
  %431 = getelementptr inbounds i8, ptr %295, i64 544
  %432 = trunc nuw i64 %290 to i32
  store i32 %432, ptr %431, align 8, !tbaa !22
  %433 = getelementptr inbounds i8, ptr %295, i64 536
  store i32 0, ptr %433, align 8, !tbaa !22
  %434 = add nuw nsw i64 %290, 1
  %435 = load i32, ptr %282, align 4, !tbaa !18
  %436 = zext i32 %435 to i64
  %437 = icmp ult i64 %434, %436
  br i1 %437, label %289, label %438, !llvm.loop !56

438:                                              ; preds = %221, %420, %233, %229, %216
  %439 = phi i1 [ false, %229 ], [ true, %233 ], [ false, %216 ], [ true, %420 ], [ false, %221 ]
  %440 = icmp ne i32 %212, 0
  %441 = select i1 %439, i1 true, i1 %440
  %442 = or i1 %213, %441
  br i1 %442, label %46, label %443

443:                                              ; preds = %211, %438, %149, %153
  %444 = phi i32 [ 1, %149 ], [ 2, %153 ], [ 2, %211 ], [ 0, %438 ]
  ret i32 %444
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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696}
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
!34 = !{!4, !5, i64 176}
!35 = !{!33, !5, i64 8}
!36 = !{!33, !5, i64 16}
!37 = !{!14, !8, i64 4}
!38 = !{!14, !8, i64 8}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = distinct !{!41, !40}
!42 = distinct !{!42, !40}
!43 = !{!21, !5, i64 8}
!44 = !{!14, !5, i64 16}
!45 = distinct !{!45, !40}
!46 = !{!47, !5, i64 0}
!47 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!48 = distinct !{!48, !40}
!49 = !{!47, !8, i64 12}
!50 = !{!47, !8, i64 8}
!51 = !{!21, !8, i64 144}
!52 = !{!21, !8, i64 148}
!53 = distinct !{!53, !40}
!54 = !{!21, !8, i64 152}
!55 = !{!21, !5, i64 72}
!56 = distinct !{!56, !40}
