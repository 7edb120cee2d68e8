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
  %45 = getelementptr inbounds i8, ptr %0, i64 164
  br label %46

46:                                               ; preds = %441, %1
  %47 = load i64, ptr %9, align 8, !tbaa !11
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %212, label %49

49:                                               ; preds = %46
  %50 = load i64, ptr %10, align 8, !tbaa !12
  br label %51

51:                                               ; preds = %49, %203
  %52 = phi i64 [ %209, %203 ], [ %50, %49 ]
  %53 = phi i32 [ %204, %203 ], [ 0, %49 ]
  %54 = phi i64 [ %210, %203 ], [ 0, %49 ]
  %55 = getelementptr inbounds %struct.Group, ptr %7, i64 %52
  %56 = load i32, ptr %55, align 8, !tbaa !13
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %203, label %58

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

70:                                               ; preds = %200, %58
  %71 = phi i32 [ %191, %200 ], [ %69, %58 ]
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %197, label %73

73:                                               ; preds = %70, %188
  %74 = phi i64 [ %190, %188 ], [ 0, %70 ]
  %75 = phi i32 [ %189, %188 ], [ 0, %70 ]
  %76 = load i64, ptr %64, align 8, !tbaa !19
  %77 = load i64, ptr %13, align 8, !tbaa !20
  %78 = mul i64 %77, %74
  %79 = add i64 %78, %76
  %80 = inttoptr i64 %79 to ptr
  %81 = getelementptr inbounds i8, ptr %80, i64 536
  %82 = load i32, ptr %81, align 8, !tbaa !22
  switch i32 %82, label %188 [
    i32 1, label %83
    i32 0, label %89
  ]

83:                                               ; preds = %73
  %84 = getelementptr inbounds i8, ptr %80, i64 540
  %85 = load i32, ptr %84, align 4, !tbaa !22
  %86 = load i32, ptr %65, align 4, !tbaa !23
  %87 = icmp eq i32 %85, %86
  br i1 %87, label %188, label %88

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

101:                                              ; preds = %145, %89
  %102 = phi i64 [ %99, %89 ], [ %137, %145 ]
  %103 = load i32, ptr %100, align 4, !tbaa !22
  %104 = and i32 %103, 1023
  %105 = zext nneg i32 %104 to i64
  %106 = shl nuw nsw i64 %105, 48
  %107 = or i64 %106, %102
  %108 = load atomic i64, ptr %19 acquire, align 8
  %109 = inttoptr i64 %108 to ptr
  %110 = getelementptr inbounds i8, ptr %109, i64 -8
  %111 = load i64, ptr %110, align 8, !tbaa !31
  %112 = lshr i64 %107, 2
  %113 = mul i64 %112, -7046029254386353131
  %114 = lshr i64 %113, 40
  br label %115

115:                                              ; preds = %115, %101
  %116 = phi i64 [ %114, %101 ], [ %126, %115 ]
  %117 = phi ptr [ undef, %101 ], [ %124, %115 ]
  %118 = and i64 %116, %111
  %119 = getelementptr inbounds %struct.Region, ptr %109, i64 %118
  %120 = load i64, ptr %119, align 8, !tbaa !32
  %121 = icmp ne i64 %120, %107
  %122 = icmp ne i64 %120, 0
  %123 = select i1 %122, ptr %117, ptr null
  %124 = select i1 %121, ptr %123, ptr %119
  %125 = and i1 %121, %122
  %126 = add i64 %116, 1
  br i1 %125, label %115, label %127

127:                                              ; preds = %115
  %128 = icmp eq ptr %124, null
  br i1 %128, label %129, label %130

129:                                              ; preds = %127
  store i64 %102, ptr %98, align 8, !tbaa !31
  store i64 %107, ptr %8, align 8, !tbaa !10
  br label %150

130:                                              ; preds = %127
  %131 = getelementptr inbounds i8, ptr %124, i64 8
  %132 = load i64, ptr %131, align 8, !tbaa !34
  %133 = inttoptr i64 %132 to ptr
  %134 = getelementptr inbounds i8, ptr %124, i64 16
  %135 = load i64, ptr %134, align 8, !tbaa !35
  %136 = tail call i64 %133(ptr noundef %80, ptr noundef nonnull %0, i64 noundef %135) #2
  %137 = and i64 %136, 281474976710655
  %138 = icmp ult i64 %136, 281474976710656
  br i1 %138, label %142, label %139

139:                                              ; preds = %130
  %140 = lshr i64 %136, 48
  %141 = trunc nuw nsw i64 %140 to i32
  br label %147

142:                                              ; preds = %130
  %143 = load i64, ptr %0, align 8, !tbaa !30
  %144 = icmp ult i64 %143, 2
  br i1 %144, label %147, label %145

145:                                              ; preds = %142
  %146 = add i64 %143, -1
  store i64 %146, ptr %0, align 8, !tbaa !30
  br label %101

147:                                              ; preds = %142, %139
  %148 = phi i32 [ %141, %139 ], [ 3, %142 ]
  store i64 %137, ptr %98, align 8, !tbaa !31
  %149 = load i64, ptr %8, align 8, !tbaa !10
  br label %150

150:                                              ; preds = %147, %129
  %151 = phi i64 [ %149, %147 ], [ %107, %129 ]
  %152 = phi i32 [ %148, %147 ], [ 3, %129 ]
  %153 = icmp eq i64 %151, 0
  br i1 %153, label %154, label %452

154:                                              ; preds = %150
  %155 = load atomic i32, ptr %20 monotonic, align 4
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %452

157:                                              ; preds = %154
  switch i32 %152, label %188 [
    i32 1, label %158
    i32 2, label %168
    i32 4, label %178
  ]

158:                                              ; preds = %157
  store i32 2, ptr %81, align 8, !tbaa !22
  %159 = load i32, ptr %68, align 4, !tbaa !36
  %160 = add i32 %159, -1
  store i32 %160, ptr %68, align 4, !tbaa !36
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %188, label %162

162:                                              ; preds = %158
  %163 = load i32, ptr %67, align 8, !tbaa !37
  %164 = icmp ult i32 %163, %160
  br i1 %164, label %188, label %165

165:                                              ; preds = %162
  store i32 0, ptr %67, align 8, !tbaa !37
  %166 = load i32, ptr %65, align 4, !tbaa !23
  %167 = add i32 %166, 1
  store i32 %167, ptr %65, align 4, !tbaa !23
  br label %188

168:                                              ; preds = %157
  %169 = load i32, ptr %65, align 4, !tbaa !23
  %170 = getelementptr inbounds i8, ptr %80, i64 540
  store i32 %169, ptr %170, align 4, !tbaa !22
  store i32 1, ptr %81, align 8, !tbaa !22
  %171 = load i32, ptr %67, align 8, !tbaa !37
  %172 = add i32 %171, 1
  store i32 %172, ptr %67, align 8, !tbaa !37
  %173 = load i32, ptr %68, align 4, !tbaa !36
  %174 = icmp ult i32 %172, %173
  br i1 %174, label %188, label %175

175:                                              ; preds = %168
  store i32 0, ptr %67, align 8, !tbaa !37
  %176 = load i32, ptr %65, align 4, !tbaa !23
  %177 = add i32 %176, 1
  store i32 %177, ptr %65, align 4, !tbaa !23
  br label %188

178:                                              ; preds = %157
  store i32 1, ptr %81, align 8, !tbaa !22
  %179 = icmp eq i32 %75, 0
  br i1 %179, label %180, label %185

180:                                              ; preds = %178
  %181 = getelementptr inbounds i8, ptr %80, i64 540
  %182 = load i32, ptr %181, align 4, !tbaa !22
  %183 = load i32, ptr %65, align 4, !tbaa !23
  %184 = icmp ne i32 %182, %183
  br label %185

185:                                              ; preds = %180, %178
  %186 = phi i1 [ true, %178 ], [ %184, %180 ]
  %187 = zext i1 %186 to i32
  br label %188

188:                                              ; preds = %185, %175, %168, %165, %162, %158, %157, %83, %73
  %189 = phi i32 [ 1, %165 ], [ 1, %162 ], [ 1, %158 ], [ %75, %157 ], [ 1, %168 ], [ 1, %175 ], [ %187, %185 ], [ %75, %83 ], [ %75, %73 ]
  %190 = add nuw nsw i64 %74, 1
  %191 = load i32, ptr %63, align 4, !tbaa !18
  %192 = zext i32 %191 to i64
  %193 = icmp ult i64 %190, %192
  br i1 %193, label %73, label %194, !llvm.loop !38

194:                                              ; preds = %188
  %195 = load i32, ptr %68, align 4, !tbaa !36
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %202, label %200

197:                                              ; preds = %70
  %198 = load i32, ptr %68, align 4, !tbaa !36
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %202, label %203

200:                                              ; preds = %194
  %201 = icmp eq i32 %189, 0
  br i1 %201, label %203, label %70

202:                                              ; preds = %197, %194
  store i32 0, ptr %55, align 8, !tbaa !13
  br label %212

203:                                              ; preds = %200, %51, %197
  %204 = phi i32 [ %53, %51 ], [ %59, %197 ], [ %59, %200 ]
  %205 = load i64, ptr %10, align 8, !tbaa !12
  %206 = add i64 %205, 1
  %207 = load i64, ptr %9, align 8, !tbaa !11
  %208 = icmp eq i64 %206, %207
  %209 = select i1 %208, i64 0, i64 %206
  store i64 %209, ptr %10, align 8, !tbaa !12
  %210 = add nuw i64 %54, 1
  %211 = icmp ult i64 %210, %207
  br i1 %211, label %51, label %212, !llvm.loop !40

212:                                              ; preds = %203, %46, %202
  %213 = phi i32 [ %53, %202 ], [ 0, %46 ], [ %204, %203 ]
  %214 = phi i1 [ true, %202 ], [ false, %46 ], [ false, %203 ]
  %215 = load atomic i32, ptr %20 monotonic, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %452

217:                                              ; preds = %212
  %218 = load i64, ptr %5, align 8, !tbaa !9
  %219 = inttoptr i64 %218 to ptr
  %220 = load i64, ptr %9, align 8, !tbaa !11
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %439, label %225

222:                                              ; preds = %225
  %223 = add nuw i64 %226, 1
  %224 = icmp eq i64 %223, %220
  br i1 %224, label %439, label %225, !llvm.loop !41

225:                                              ; preds = %217, %222
  %226 = phi i64 [ %223, %222 ], [ 0, %217 ]
  %227 = getelementptr inbounds %struct.Group, ptr %219, i64 %226
  %228 = load i32, ptr %227, align 8, !tbaa !13
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %222

230:                                              ; preds = %225
  %231 = atomicrmw add ptr %4, i64 1 acq_rel, align 8
  %232 = load i64, ptr %21, align 8, !tbaa !42
  %233 = icmp ult i64 %231, %232
  br i1 %233, label %234, label %439

234:                                              ; preds = %230
  %235 = getelementptr inbounds i8, ptr %227, i64 24
  %236 = load i32, ptr %22, align 4, !tbaa !22
  %237 = zext i32 %236 to i64
  %238 = urem i64 %231, %237
  %239 = trunc nuw i64 %238 to i32
  store i32 %239, ptr %235, align 4, !tbaa !22
  %240 = load i32, ptr %22, align 4, !tbaa !22
  %241 = zext i32 %240 to i64
  %242 = udiv i64 %231, %241
  %243 = load i32, ptr %23, align 4, !tbaa !22
  %244 = load i32, ptr %24, align 4, !tbaa !22
  %245 = mul i32 %243, %239
  %246 = sub i32 %244, %245
  %247 = tail call noundef i32 @llvm.umin.i32(i32 %243, i32 %246)
  %248 = load i32, ptr %25, align 4, !tbaa !22
  %249 = zext i32 %248 to i64
  %250 = urem i64 %242, %249
  %251 = trunc nuw i64 %250 to i32
  %252 = getelementptr inbounds i8, ptr %227, i64 28
  store i32 %251, ptr %252, align 4, !tbaa !22
  %253 = load i32, ptr %25, align 4, !tbaa !22
  %254 = zext i32 %253 to i64
  %255 = udiv i64 %242, %254
  %256 = load i32, ptr %26, align 4, !tbaa !22
  %257 = load i32, ptr %27, align 4, !tbaa !22
  %258 = mul i32 %256, %251
  %259 = sub i32 %257, %258
  %260 = tail call noundef i32 @llvm.umin.i32(i32 %256, i32 %259)
  %261 = load i32, ptr %28, align 4, !tbaa !22
  %262 = zext i32 %261 to i64
  %263 = urem i64 %255, %262
  %264 = trunc nuw i64 %263 to i32
  %265 = getelementptr inbounds i8, ptr %227, i64 32
  store i32 %264, ptr %265, align 4, !tbaa !22
  %266 = load i32, ptr %29, align 4, !tbaa !22
  %267 = load i32, ptr %30, align 4, !tbaa !22
  %268 = mul i32 %266, %264
  %269 = sub i32 %267, %268
  %270 = tail call noundef i32 @llvm.umin.i32(i32 %266, i32 %269)
  %271 = zext i32 %247 to i64
  %272 = zext i32 %260 to i64
  %273 = mul nuw i64 %272, %271
  %274 = zext i32 %270 to i64
  %275 = mul i64 %273, %274
  %276 = load i32, ptr %16, align 4, !tbaa !27
  %277 = zext i32 %276 to i64
  %278 = add nsw i64 %277, -1
  %279 = add i64 %278, %275
  %280 = udiv i64 %279, %277
  %281 = trunc i64 %280 to i32
  %282 = getelementptr inbounds i8, ptr %227, i64 4
  store i32 %281, ptr %282, align 4, !tbaa !36
  %283 = getelementptr inbounds i8, ptr %227, i64 36
  store i32 %281, ptr %283, align 4, !tbaa !18
  %284 = getelementptr inbounds i8, ptr %227, i64 12
  store i32 0, ptr %284, align 4, !tbaa !23
  %285 = getelementptr inbounds i8, ptr %227, i64 8
  store i32 0, ptr %285, align 8, !tbaa !37
  %286 = getelementptr inbounds i8, ptr %227, i64 16
  store i64 %231, ptr %286, align 8, !tbaa !43
  store i32 1, ptr %227, align 8, !tbaa !13
  %287 = icmp eq i32 %281, 0
  br i1 %287, label %440, label %288

288:                                              ; preds = %234
  %289 = getelementptr inbounds i8, ptr %227, i64 40
  br label %290

290:                                              ; preds = %421, %288
  %291 = phi i64 [ 0, %288 ], [ %435, %421 ]
  %292 = load i64, ptr %289, align 8, !tbaa !19
  %293 = load i64, ptr %13, align 8, !tbaa !20
  %294 = mul i64 %293, %291
  %295 = add i64 %294, %292
  %296 = inttoptr i64 %295 to ptr
  %297 = load i32, ptr %16, align 4, !tbaa !27
  %298 = icmp ult i64 %293, 8
  br i1 %298, label %299, label %300

299:                                              ; preds = %300, %290
  br label %310

300:                                              ; preds = %290, %300
  %301 = phi i64 [ %303, %300 ], [ 0, %290 ]
  %302 = getelementptr inbounds i64, ptr %296, i64 %301
  store i64 0, ptr %302, align 8, !tbaa !31
  %303 = add nuw nsw i64 %301, 1
  %304 = load i64, ptr %13, align 8, !tbaa !20
  %305 = lshr i64 %304, 3
  %306 = icmp ult i64 %303, %305
  br i1 %306, label %300, label %299, !llvm.loop !44

307:                                              ; preds = %310
  %308 = load i64, ptr %32, align 8, !tbaa !45
  %309 = icmp eq i64 %308, -1
  br i1 %309, label %344, label %332

310:                                              ; preds = %310, %299
  %311 = phi i64 [ 0, %299 ], [ %327, %310 ]
  %312 = getelementptr inbounds [128 x i32], ptr %31, i64 0, i64 %311
  %313 = load i32, ptr %312, align 4, !tbaa !22
  %314 = getelementptr inbounds [128 x i32], ptr %296, i64 0, i64 %311
  store i32 %313, ptr %314, align 4, !tbaa !22
  %315 = or disjoint i64 %311, 1
  %316 = getelementptr inbounds [128 x i32], ptr %31, i64 0, i64 %315
  %317 = load i32, ptr %316, align 4, !tbaa !22
  %318 = getelementptr inbounds [128 x i32], ptr %296, i64 0, i64 %315
  store i32 %317, ptr %318, align 4, !tbaa !22
  %319 = or disjoint i64 %311, 2
  %320 = getelementptr inbounds [128 x i32], ptr %31, i64 0, i64 %319
  %321 = load i32, ptr %320, align 4, !tbaa !22
  %322 = getelementptr inbounds [128 x i32], ptr %296, i64 0, i64 %319
  store i32 %321, ptr %322, align 4, !tbaa !22
  %323 = or disjoint i64 %311, 3
  %324 = getelementptr inbounds [128 x i32], ptr %31, i64 0, i64 %323
  %325 = load i32, ptr %324, align 4, !tbaa !22
  %326 = getelementptr inbounds [128 x i32], ptr %296, i64 0, i64 %323
  store i32 %325, ptr %326, align 4, !tbaa !22
  %327 = add nuw nsw i64 %311, 4
  %328 = icmp eq i64 %327, 128
  br i1 %328, label %307, label %310, !llvm.loop !47

329:                                              ; preds = %374
  %330 = getelementptr inbounds i8, ptr %296, i64 576
  %331 = shl i32 %297, 1
  br label %378

332:                                              ; preds = %307
  %333 = load i32, ptr %235, align 4, !tbaa !22
  %334 = getelementptr inbounds [128 x i32], ptr %296, i64 0, i64 %308
  %335 = load i32, ptr %334, align 4, !tbaa !22
  %336 = load i32, ptr %33, align 4, !tbaa !48
  %337 = load i32, ptr %34, align 8, !tbaa !49
  %338 = shl i32 %336, %337
  %339 = xor i32 %338, -1
  %340 = and i32 %335, %339
  %341 = and i32 %336, %333
  %342 = shl i32 %341, %337
  %343 = or i32 %340, %342
  store i32 %343, ptr %334, align 4, !tbaa !22
  br label %344

344:                                              ; preds = %332, %307
  %345 = load i64, ptr %35, align 8, !tbaa !45
  %346 = icmp eq i64 %345, -1
  br i1 %346, label %359, label %347

347:                                              ; preds = %344
  %348 = load i32, ptr %252, align 4, !tbaa !22
  %349 = getelementptr inbounds [128 x i32], ptr %296, i64 0, i64 %345
  %350 = load i32, ptr %349, align 4, !tbaa !22
  %351 = load i32, ptr %36, align 4, !tbaa !48
  %352 = load i32, ptr %37, align 8, !tbaa !49
  %353 = shl i32 %351, %352
  %354 = xor i32 %353, -1
  %355 = and i32 %350, %354
  %356 = and i32 %351, %348
  %357 = shl i32 %356, %352
  %358 = or i32 %355, %357
  store i32 %358, ptr %349, align 4, !tbaa !22
  br label %359

359:                                              ; preds = %347, %344
  %360 = load i64, ptr %38, align 8, !tbaa !45
  %361 = icmp eq i64 %360, -1
  br i1 %361, label %374, label %362

362:                                              ; preds = %359
  %363 = load i32, ptr %265, align 4, !tbaa !22
  %364 = getelementptr inbounds [128 x i32], ptr %296, i64 0, i64 %360
  %365 = load i32, ptr %364, align 4, !tbaa !22
  %366 = load i32, ptr %39, align 4, !tbaa !48
  %367 = load i32, ptr %40, align 8, !tbaa !49
  %368 = shl i32 %366, %367
  %369 = xor i32 %368, -1
  %370 = and i32 %365, %369
  %371 = and i32 %366, %363
  %372 = shl i32 %371, %367
  %373 = or i32 %370, %372
  store i32 %373, ptr %364, align 4, !tbaa !22
  br label %374

374:                                              ; preds = %362, %359
  %375 = zext i32 %297 to i64
  %376 = mul nuw i64 %291, %375
  %377 = icmp eq i32 %297, 0
  br i1 %377, label %421, label %329

378:                                              ; preds = %418, %329
  %379 = phi i64 [ 0, %329 ], [ %419, %418 ]
  %380 = phi i64 [ 0, %329 ], [ %385, %418 ]
  %381 = add nuw i64 %379, %376
  %382 = icmp ult i64 %381, %275
  br i1 %382, label %383, label %421

383:                                              ; preds = %378
  %384 = shl nuw i64 1, %379
  %385 = or i64 %384, %380
  %386 = urem i64 %381, %271
  %387 = trunc nuw i64 %386 to i32
  %388 = udiv i64 %381, %271
  %389 = urem i64 %388, %272
  %390 = trunc nuw i64 %389 to i32
  %391 = udiv i64 %388, %272
  %392 = trunc i64 %391 to i32
  %393 = load i32, ptr %41, align 8, !tbaa !50
  %394 = icmp eq i32 %393, 0
  br i1 %394, label %400, label %395

395:                                              ; preds = %383
  %396 = shl i32 %390, 10
  %397 = shl i32 %392, 20
  %398 = or i32 %396, %397
  %399 = or i32 %398, %387
  br label %414

400:                                              ; preds = %383
  %401 = getelementptr inbounds [0 x i32], ptr %330, i64 0, i64 %379
  store i32 %387, ptr %401, align 4, !tbaa !22
  %402 = load i32, ptr %42, align 4, !tbaa !51
  %403 = icmp ugt i32 %402, 1
  br i1 %403, label %404, label %418

404:                                              ; preds = %400
  %405 = trunc nuw i64 %379 to i32
  %406 = add i32 %297, %405
  %407 = zext i32 %406 to i64
  %408 = getelementptr inbounds [0 x i32], ptr %330, i64 0, i64 %407
  store i32 %390, ptr %408, align 4, !tbaa !22
  %409 = load i32, ptr %42, align 4, !tbaa !51
  %410 = icmp ugt i32 %409, 2
  br i1 %410, label %411, label %418

411:                                              ; preds = %404
  %412 = add i32 %331, %405
  %413 = zext i32 %412 to i64
  br label %414

414:                                              ; preds = %411, %395
  %415 = phi i64 [ %379, %395 ], [ %413, %411 ]
  %416 = phi i32 [ %399, %395 ], [ %392, %411 ]
  %417 = getelementptr inbounds [0 x i32], ptr %330, i64 0, i64 %415
  store i32 %416, ptr %417, align 4, !tbaa !22
  br label %418

418:                                              ; preds = %414, %404, %400
  %419 = add nuw nsw i64 %379, 1
  %420 = icmp eq i64 %419, %375
  br i1 %420, label %421, label %378, !llvm.loop !52

421:                                              ; preds = %418, %378, %374
  %422 = phi i64 [ 0, %374 ], [ %385, %418 ], [ %380, %378 ]
  %423 = trunc i64 %422 to i32
  %424 = getelementptr inbounds i8, ptr %296, i64 504
  store i32 %423, ptr %424, align 8, !tbaa !22
  %425 = lshr i64 %422, 32
  %426 = trunc nuw i64 %425 to i32
  %427 = getelementptr inbounds i8, ptr %296, i64 508
  store i32 %426, ptr %427, align 4, !tbaa !22
  %428 = load i32, ptr %43, align 8, !tbaa !53
  %429 = getelementptr inbounds i8, ptr %296, i64 524
  store i32 %428, ptr %429, align 4, !tbaa !22
  %430 = load i64, ptr %44, align 8, !tbaa !54
  %431 = getelementptr inbounds i8, ptr %296, i64 528
  store i64 %430, ptr %431, align 8, !tbaa !31
  %432 = getelementptr inbounds i8, ptr %296, i64 544
  %433 = trunc nuw i64 %291 to i32
  store i32 %433, ptr %432, align 8, !tbaa !22
  %434 = getelementptr inbounds i8, ptr %296, i64 536
  store i32 0, ptr %434, align 8, !tbaa !22
  %435 = add nuw nsw i64 %291, 1
  %436 = load i32, ptr %283, align 4, !tbaa !18
  %437 = zext i32 %436 to i64
  %438 = icmp ult i64 %435, %437
  br i1 %438, label %290, label %440, !llvm.loop !55

439:                                              ; preds = %222, %217, %230
  br i1 %214, label %440, label %442

440:                                              ; preds = %421, %234, %439
  store i32 0, ptr %45, align 4, !tbaa !56
  br label %441

441:                                              ; preds = %440, %444, %448
  br label %46

442:                                              ; preds = %439
  %443 = icmp eq i32 %213, 0
  br i1 %443, label %452, label %444

444:                                              ; preds = %442
  %445 = load i32, ptr %45, align 4, !tbaa !56
  %446 = add i32 %445, 1
  store i32 %446, ptr %45, align 4, !tbaa !56
  %447 = icmp eq i32 %446, 64
  br i1 %447, label %448, label %441

448:                                              ; preds = %444
  %449 = load atomic i64, ptr %4 acquire, align 8
  %450 = load i64, ptr %21, align 8, !tbaa !42
  %451 = icmp ult i64 %449, %450
  br i1 %451, label %452, label %441

452:                                              ; preds = %212, %442, %448, %150, %154
  %453 = phi i32 [ 1, %150 ], [ 2, %154 ], [ 2, %212 ], [ 0, %442 ], [ 3, %448 ]
  ret i32 %453
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
!21 = !{!"", !5, i64 0, !5, i64 8, !6, i64 16, !6, i64 28, !6, i64 40, !8, i64 52, !8, i64 56, !8, i64 60, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !6, i64 96, !8, i64 144, !8, i64 148, !8, i64 152, !8, i64 156, !5, i64 160, !5, i64 168, !6, i64 176, !6, i64 688, !5, i64 704, !5, i64 712}
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
!56 = !{!4, !8, i64 164}
