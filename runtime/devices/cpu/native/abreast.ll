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
  br label %421

54:                                               ; preds = %22, %368
  %55 = phi i32 [ %158, %368 ], [ %49, %22 ]
  %56 = phi i64 [ %369, %368 ], [ %24, %22 ]
  %57 = icmp ult i32 %55, 2
  br i1 %57, label %58, label %372

58:                                               ; preds = %54
  %59 = load i64, ptr %26, align 8, !tbaa !19
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %68, label %61

61:                                               ; preds = %58
  store i64 16384, ptr %26, align 8, !tbaa !19
  %62 = load i64, ptr %2, align 8, !tbaa !21
  %63 = icmp eq i64 %62, -1
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = tail call i64 @llvm.readcyclecounter()
  %66 = load i64, ptr %2, align 8, !tbaa !21
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %68, label %372

68:                                               ; preds = %61, %58, %64
  %69 = load i64, ptr %3, align 8, !tbaa !22
  %70 = icmp eq i64 %69, %4
  br i1 %70, label %71, label %73

71:                                               ; preds = %68
  %72 = load i64, ptr %27, align 8, !tbaa !23
  br label %74

73:                                               ; preds = %68
  store i64 %4, ptr %3, align 8, !tbaa !22
  store i64 -1, ptr %28, align 8, !tbaa !23
  store i64 -1, ptr %27, align 8, !tbaa !23
  br label %74

74:                                               ; preds = %73, %71
  %75 = phi i64 [ %72, %71 ], [ -1, %73 ]
  %76 = icmp eq i64 %75, %56
  br i1 %76, label %77, label %80

77:                                               ; preds = %74
  %78 = load i32, ptr %29, align 8, !tbaa !26
  %79 = icmp eq i32 %78, %14
  br i1 %79, label %96, label %80

80:                                               ; preds = %77, %74
  %81 = load i64, ptr %28, align 8, !tbaa !23
  %82 = icmp eq i64 %81, %56
  br i1 %82, label %83, label %86

83:                                               ; preds = %80
  %84 = load i32, ptr %30, align 8, !tbaa !26
  %85 = icmp eq i32 %84, %14
  br i1 %85, label %96, label %86

86:                                               ; preds = %83, %80
  %87 = add i64 %56, 1
  %88 = or i64 %87, %33
  %89 = load i64, ptr %35, align 8, !tbaa !27
  %90 = shl i64 %89, 58
  %91 = or i64 %90, %88
  %92 = load i64, ptr %36, align 8, !tbaa !15
  %93 = lshr i64 %91, 2
  %94 = mul i64 %93, -7046029254386353131
  %95 = lshr i64 %94, 40
  br label %104

96:                                               ; preds = %83, %77
  %97 = phi ptr [ %27, %77 ], [ %28, %83 ]
  %98 = getelementptr inbounds i8, ptr %97, i64 16
  %99 = load ptr, ptr %98, align 8, !tbaa !29
  %100 = icmp eq ptr %99, null
  br i1 %100, label %372, label %101

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
  store i64 %56, ptr %120, align 8, !tbaa !15
  %123 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %14, ptr %123, align 8, !tbaa !11
  %124 = getelementptr inbounds i8, ptr %120, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %124, i8 0, i64 16, i1 false)
  br label %372

125:                                              ; preds = %116
  %126 = getelementptr inbounds i8, ptr %113, i64 8
  %127 = load i64, ptr %126, align 8, !tbaa !37
  %128 = inttoptr i64 %127 to ptr
  %129 = getelementptr inbounds i8, ptr %113, i64 16
  %130 = load i64, ptr %129, align 8, !tbaa !38
  store i64 %56, ptr %120, align 8, !tbaa !15
  %131 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %14, ptr %131, align 8, !tbaa !11
  %132 = getelementptr inbounds i8, ptr %120, i64 16
  store ptr %128, ptr %132, align 8, !tbaa !39
  %133 = getelementptr inbounds i8, ptr %120, i64 24
  store i64 %130, ptr %133, align 8, !tbaa !15
  store i64 %88, ptr %38, align 8, !tbaa !40
  br label %134

134:                                              ; preds = %101, %125
  %135 = phi i64 [ %103, %101 ], [ %130, %125 ]
  %136 = phi ptr [ %99, %101 ], [ %128, %125 ]
  %137 = load i32, ptr %15, align 4, !tbaa !12, !noalias !31
  %138 = zext i32 %137 to i64
  %139 = load i64, ptr %35, align 8, !tbaa !27, !noalias !31
  %140 = udiv i64 %138, %139
  store i64 %140, ptr %39, align 8, !tbaa !41, !noalias !31
  store i64 %56, ptr %40, align 8, !tbaa !42, !noalias !31
  %141 = load i64, ptr %26, align 8, !tbaa !19, !noalias !31
  store i64 %141, ptr %41, align 8, !tbaa !43, !noalias !31
  %142 = load i64, ptr %42, align 8, !tbaa !44, !noalias !31
  store i64 %142, ptr %0, align 8, !tbaa !45, !noalias !31
  %143 = load i64, ptr %9, align 8, !tbaa !9, !noalias !31
  %144 = inttoptr i64 %143 to ptr
  %145 = tail call i64 %136(ptr noundef %144, ptr noundef nonnull %0, i64 noundef %135) #3, !noalias !31
  %146 = load i64, ptr %41, align 8, !tbaa !43, !noalias !31
  store i64 %146, ptr %26, align 8, !tbaa !19, !noalias !31
  %147 = load i64, ptr %43, align 8, !tbaa !46, !noalias !31
  %148 = load i64, ptr %44, align 8, !tbaa !47, !noalias !31
  %149 = load i64, ptr %35, align 8, !tbaa !27, !noalias !31
  %150 = mul i64 %149, %148
  %151 = trunc i64 %150 to i32
  %152 = icmp eq i32 %16, %151
  %153 = lshr i64 %145, 48
  %154 = and i64 %147, -281474976710656
  %155 = icmp eq i64 %154, 1688849860263936
  %156 = zext i1 %155 to i32
  %157 = load i32, ptr %25, align 4, !tbaa !16
  %158 = add i32 %157, %156
  store i32 %158, ptr %25, align 4, !tbaa !16
  br i1 %155, label %160, label %159

159:                                              ; preds = %134
  store i64 0, ptr %45, align 8, !tbaa !48
  br label %165

160:                                              ; preds = %134
  %161 = load i64, ptr %45, align 8, !tbaa !48
  %162 = add i64 %161, 1
  store i64 %162, ptr %45, align 8, !tbaa !48
  %163 = icmp ult i64 %162, 8
  br i1 %163, label %165, label %164

164:                                              ; preds = %160
  store i64 0, ptr %45, align 8, !tbaa !48
  store i64 32, ptr %19, align 8, !tbaa !14
  br label %165

165:                                              ; preds = %159, %160, %164
  %166 = icmp eq i64 %153, 1
  %167 = select i1 %152, i1 %166, i1 false
  br i1 %167, label %168, label %169

168:                                              ; preds = %165
  store i32 0, ptr %46, align 4, !tbaa !49
  br label %421

169:                                              ; preds = %165
  %170 = load i32, ptr %46, align 4, !tbaa !49
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %421, label %172

172:                                              ; preds = %169
  %173 = icmp eq i64 %153, 2
  %174 = select i1 %152, i1 %173, i1 false
  br i1 %174, label %175, label %178

175:                                              ; preds = %172
  %176 = load i32, ptr %17, align 4, !tbaa !13
  %177 = add i32 %176, 1
  store i32 %177, ptr %17, align 4, !tbaa !13
  br label %178

178:                                              ; preds = %175, %172
  br i1 %152, label %179, label %228

179:                                              ; preds = %178
  %180 = load i32, ptr %17, align 4, !tbaa !13
  %181 = load i64, ptr %47, align 8, !tbaa !50
  %182 = trunc i64 %181 to i32
  %183 = icmp eq i32 %180, %182
  br i1 %183, label %184, label %368

184:                                              ; preds = %179
  %185 = icmp eq i32 %16, 0
  br i1 %185, label %421, label %186

186:                                              ; preds = %184
  %187 = and i64 %145, 281474976710655
  %188 = trunc nuw i64 %153 to i16
  %189 = getelementptr inbounds i8, ptr %1, i64 8
  %190 = icmp eq i64 %153, 4
  %191 = zext i1 %190 to i32
  %192 = and i64 %150, 4294967295
  br label %193

193:                                              ; preds = %225, %186
  %194 = phi i64 [ 0, %186 ], [ %226, %225 ]
  %195 = load i64, ptr %9, align 8, !tbaa !9
  %196 = load i64, ptr %11, align 8, !tbaa !51
  %197 = mul i64 %196, %194
  %198 = add i64 %197, %195
  %199 = inttoptr i64 %198 to ptr
  %200 = getelementptr inbounds i8, ptr %199, i64 528
  store i64 %187, ptr %200, align 8, !tbaa !15
  switch i16 %188, label %223 [
    i16 2, label %201
    i16 1, label %212
  ]

201:                                              ; preds = %193
  %202 = load i32, ptr %17, align 4, !tbaa !13
  %203 = getelementptr inbounds i8, ptr %199, i64 540
  store i32 %202, ptr %203, align 4, !tbaa !11
  %204 = getelementptr inbounds i8, ptr %199, i64 536
  store i32 1, ptr %204, align 8, !tbaa !11
  %205 = load i32, ptr %189, align 8, !tbaa !52
  %206 = add i32 %205, 1
  store i32 %206, ptr %189, align 8, !tbaa !52
  %207 = load i32, ptr %46, align 4, !tbaa !49
  %208 = icmp ult i32 %206, %207
  br i1 %208, label %225, label %209

209:                                              ; preds = %201
  store i32 0, ptr %189, align 8, !tbaa !52
  %210 = load i32, ptr %17, align 4, !tbaa !13
  %211 = add i32 %210, 1
  store i32 %211, ptr %17, align 4, !tbaa !13
  br label %225

212:                                              ; preds = %193
  %213 = getelementptr inbounds i8, ptr %199, i64 536
  store i32 2, ptr %213, align 8, !tbaa !11
  %214 = load i32, ptr %46, align 4, !tbaa !49
  %215 = add i32 %214, -1
  store i32 %215, ptr %46, align 4, !tbaa !49
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %225, label %217

217:                                              ; preds = %212
  %218 = load i32, ptr %189, align 8, !tbaa !52
  %219 = icmp ult i32 %218, %215
  br i1 %219, label %225, label %220

220:                                              ; preds = %217
  store i32 0, ptr %189, align 8, !tbaa !52
  %221 = load i32, ptr %17, align 4, !tbaa !13
  %222 = add i32 %221, 1
  store i32 %222, ptr %17, align 4, !tbaa !13
  br label %225

223:                                              ; preds = %193
  %224 = getelementptr inbounds i8, ptr %199, i64 536
  store i32 %191, ptr %224, align 8, !tbaa !11
  br label %225

225:                                              ; preds = %223, %220, %217, %212, %209, %201
  %226 = add nuw nsw i64 %194, 1
  %227 = icmp eq i64 %226, %192
  br i1 %227, label %421, label %193, !llvm.loop !53

228:                                              ; preds = %178
  %229 = icmp ugt i32 %16, %151
  br i1 %229, label %230, label %275

230:                                              ; preds = %228
  %231 = load i64, ptr %40, align 8, !tbaa !42
  %232 = and i64 %231, 281474976710655
  %233 = lshr i64 %231, 48
  %234 = trunc nuw i64 %233 to i16
  %235 = getelementptr inbounds i8, ptr %1, i64 8
  %236 = icmp eq i64 %233, 4
  %237 = zext i1 %236 to i32
  %238 = and i64 %150, 4294967295
  %239 = zext i32 %16 to i64
  br label %240

240:                                              ; preds = %272, %230
  %241 = phi i64 [ %238, %230 ], [ %273, %272 ]
  %242 = load i64, ptr %9, align 8, !tbaa !9
  %243 = load i64, ptr %11, align 8, !tbaa !51
  %244 = mul i64 %243, %241
  %245 = add i64 %244, %242
  %246 = inttoptr i64 %245 to ptr
  %247 = getelementptr inbounds i8, ptr %246, i64 528
  store i64 %232, ptr %247, align 8, !tbaa !15
  switch i16 %234, label %270 [
    i16 2, label %248
    i16 1, label %259
  ]

248:                                              ; preds = %240
  %249 = load i32, ptr %17, align 4, !tbaa !13
  %250 = getelementptr inbounds i8, ptr %246, i64 540
  store i32 %249, ptr %250, align 4, !tbaa !11
  %251 = getelementptr inbounds i8, ptr %246, i64 536
  store i32 1, ptr %251, align 8, !tbaa !11
  %252 = load i32, ptr %235, align 8, !tbaa !52
  %253 = add i32 %252, 1
  store i32 %253, ptr %235, align 8, !tbaa !52
  %254 = load i32, ptr %46, align 4, !tbaa !49
  %255 = icmp ult i32 %253, %254
  br i1 %255, label %272, label %256

256:                                              ; preds = %248
  store i32 0, ptr %235, align 8, !tbaa !52
  %257 = load i32, ptr %17, align 4, !tbaa !13
  %258 = add i32 %257, 1
  store i32 %258, ptr %17, align 4, !tbaa !13
  br label %272

259:                                              ; preds = %240
  %260 = getelementptr inbounds i8, ptr %246, i64 536
  store i32 2, ptr %260, align 8, !tbaa !11
  %261 = load i32, ptr %46, align 4, !tbaa !49
  %262 = add i32 %261, -1
  store i32 %262, ptr %46, align 4, !tbaa !49
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %272, label %264

264:                                              ; preds = %259
  %265 = load i32, ptr %235, align 8, !tbaa !52
  %266 = icmp ult i32 %265, %262
  br i1 %266, label %272, label %267

267:                                              ; preds = %264
  store i32 0, ptr %235, align 8, !tbaa !52
  %268 = load i32, ptr %17, align 4, !tbaa !13
  %269 = add i32 %268, 1
  store i32 %269, ptr %17, align 4, !tbaa !13
  br label %272

270:                                              ; preds = %240
  %271 = getelementptr inbounds i8, ptr %246, i64 536
  store i32 %237, ptr %271, align 8, !tbaa !11
  br label %272

272:                                              ; preds = %270, %267, %264, %259, %256, %248
  %273 = add nuw nsw i64 %241, 1
  %274 = icmp eq i64 %273, %239
  br i1 %274, label %275, label %240, !llvm.loop !53

275:                                              ; preds = %272, %228
  %276 = icmp eq i32 %151, 0
  br i1 %276, label %319, label %277

277:                                              ; preds = %275
  %278 = and i64 %145, 281474976710655
  %279 = trunc nuw i64 %153 to i16
  %280 = getelementptr inbounds i8, ptr %1, i64 8
  %281 = icmp eq i64 %153, 4
  %282 = zext i1 %281 to i32
  %283 = and i64 %150, 4294967295
  br label %284

284:                                              ; preds = %316, %277
  %285 = phi i64 [ 0, %277 ], [ %317, %316 ]
  %286 = load i64, ptr %9, align 8, !tbaa !9
  %287 = load i64, ptr %11, align 8, !tbaa !51
  %288 = mul i64 %287, %285
  %289 = add i64 %288, %286
  %290 = inttoptr i64 %289 to ptr
  %291 = getelementptr inbounds i8, ptr %290, i64 528
  store i64 %278, ptr %291, align 8, !tbaa !15
  switch i16 %279, label %314 [
    i16 2, label %292
    i16 1, label %303
  ]

292:                                              ; preds = %284
  %293 = load i32, ptr %17, align 4, !tbaa !13
  %294 = getelementptr inbounds i8, ptr %290, i64 540
  store i32 %293, ptr %294, align 4, !tbaa !11
  %295 = getelementptr inbounds i8, ptr %290, i64 536
  store i32 1, ptr %295, align 8, !tbaa !11
  %296 = load i32, ptr %280, align 8, !tbaa !52
  %297 = add i32 %296, 1
  store i32 %297, ptr %280, align 8, !tbaa !52
  %298 = load i32, ptr %46, align 4, !tbaa !49
  %299 = icmp ult i32 %297, %298
  br i1 %299, label %316, label %300

300:                                              ; preds = %292
  store i32 0, ptr %280, align 8, !tbaa !52
  %301 = load i32, ptr %17, align 4, !tbaa !13
  %302 = add i32 %301, 1
  store i32 %302, ptr %17, align 4, !tbaa !13
  br label %316

303:                                              ; preds = %284
  %304 = getelementptr inbounds i8, ptr %290, i64 536
  store i32 2, ptr %304, align 8, !tbaa !11
  %305 = load i32, ptr %46, align 4, !tbaa !49
  %306 = add i32 %305, -1
  store i32 %306, ptr %46, align 4, !tbaa !49
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %316, label %308

308:                                              ; preds = %303
  %309 = load i32, ptr %280, align 8, !tbaa !52
  %310 = icmp ult i32 %309, %306
  br i1 %310, label %316, label %311

311:                                              ; preds = %308
  store i32 0, ptr %280, align 8, !tbaa !52
  %312 = load i32, ptr %17, align 4, !tbaa !13
  %313 = add i32 %312, 1
  store i32 %313, ptr %17, align 4, !tbaa !13
  br label %316

314:                                              ; preds = %284
  %315 = getelementptr inbounds i8, ptr %290, i64 536
  store i32 %282, ptr %315, align 8, !tbaa !11
  br label %316

316:                                              ; preds = %314, %311, %308, %303, %300, %292
  %317 = add nuw nsw i64 %285, 1
  %318 = icmp eq i64 %317, %283
  br i1 %318, label %319, label %284, !llvm.loop !53

319:                                              ; preds = %316, %275
  %320 = load i64, ptr %35, align 8, !tbaa !27
  %321 = trunc i64 %320 to i32
  %322 = add i32 %321, %151
  %323 = icmp ugt i32 %322, %151
  br i1 %323, label %324, label %421

324:                                              ; preds = %319
  %325 = and i64 %147, 281474976710655
  %326 = lshr i64 %147, 48
  %327 = trunc nuw i64 %326 to i16
  %328 = getelementptr inbounds i8, ptr %1, i64 8
  %329 = icmp eq i64 %326, 4
  %330 = zext i1 %329 to i32
  %331 = and i64 %150, 4294967295
  %332 = zext i32 %322 to i64
  br label %333

333:                                              ; preds = %365, %324
  %334 = phi i64 [ %331, %324 ], [ %366, %365 ]
  %335 = load i64, ptr %9, align 8, !tbaa !9
  %336 = load i64, ptr %11, align 8, !tbaa !51
  %337 = mul i64 %336, %334
  %338 = add i64 %337, %335
  %339 = inttoptr i64 %338 to ptr
  %340 = getelementptr inbounds i8, ptr %339, i64 528
  store i64 %325, ptr %340, align 8, !tbaa !15
  switch i16 %327, label %363 [
    i16 2, label %341
    i16 1, label %352
  ]

341:                                              ; preds = %333
  %342 = load i32, ptr %17, align 4, !tbaa !13
  %343 = getelementptr inbounds i8, ptr %339, i64 540
  store i32 %342, ptr %343, align 4, !tbaa !11
  %344 = getelementptr inbounds i8, ptr %339, i64 536
  store i32 1, ptr %344, align 8, !tbaa !11
  %345 = load i32, ptr %328, align 8, !tbaa !52
  %346 = add i32 %345, 1
  store i32 %346, ptr %328, align 8, !tbaa !52
  %347 = load i32, ptr %46, align 4, !tbaa !49
  %348 = icmp ult i32 %346, %347
  br i1 %348, label %365, label %349

349:                                              ; preds = %341
  store i32 0, ptr %328, align 8, !tbaa !52
  %350 = load i32, ptr %17, align 4, !tbaa !13
  %351 = add i32 %350, 1
  store i32 %351, ptr %17, align 4, !tbaa !13
  br label %365

352:                                              ; preds = %333
  %353 = getelementptr inbounds i8, ptr %339, i64 536
  store i32 2, ptr %353, align 8, !tbaa !11
  %354 = load i32, ptr %46, align 4, !tbaa !49
  %355 = add i32 %354, -1
  store i32 %355, ptr %46, align 4, !tbaa !49
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %365, label %357

357:                                              ; preds = %352
  %358 = load i32, ptr %328, align 8, !tbaa !52
  %359 = icmp ult i32 %358, %355
  br i1 %359, label %365, label %360

360:                                              ; preds = %357
  store i32 0, ptr %328, align 8, !tbaa !52
  %361 = load i32, ptr %17, align 4, !tbaa !13
  %362 = add i32 %361, 1
  store i32 %362, ptr %17, align 4, !tbaa !13
  br label %365

363:                                              ; preds = %333
  %364 = getelementptr inbounds i8, ptr %339, i64 536
  store i32 %330, ptr %364, align 8, !tbaa !11
  br label %365

365:                                              ; preds = %363, %360, %357, %352, %349, %341
  %366 = add nuw nsw i64 %334, 1
  %367 = icmp eq i64 %366, %332
  br i1 %367, label %421, label %333, !llvm.loop !53

368:                                              ; preds = %179
  %369 = and i64 %145, 281474976710655
  %370 = load atomic i32, ptr %48 monotonic, align 4
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %54, label %372

372:                                              ; preds = %96, %368, %54, %64, %122
  %373 = phi i64 [ %56, %122 ], [ %56, %96 ], [ %369, %368 ], [ %56, %54 ], [ %56, %64 ]
  %374 = load i32, ptr %17, align 4, !tbaa !13
  %375 = icmp eq i32 %374, %18
  br i1 %375, label %421, label %376

376:                                              ; preds = %372
  %377 = icmp eq i32 %16, 0
  br i1 %377, label %421, label %378

378:                                              ; preds = %376
  %379 = and i64 %373, 281474976710655
  %380 = lshr i64 %373, 48
  %381 = trunc nuw i64 %380 to i16
  %382 = getelementptr inbounds i8, ptr %1, i64 8
  %383 = icmp eq i64 %380, 4
  %384 = zext i1 %383 to i32
  %385 = zext i32 %16 to i64
  br label %386

386:                                              ; preds = %418, %378
  %387 = phi i64 [ 0, %378 ], [ %419, %418 ]
  %388 = load i64, ptr %9, align 8, !tbaa !9
  %389 = load i64, ptr %11, align 8, !tbaa !51
  %390 = mul i64 %389, %387
  %391 = add i64 %390, %388
  %392 = inttoptr i64 %391 to ptr
  %393 = getelementptr inbounds i8, ptr %392, i64 528
  store i64 %379, ptr %393, align 8, !tbaa !15
  switch i16 %381, label %416 [
    i16 2, label %394
    i16 1, label %405
  ]

394:                                              ; preds = %386
  %395 = load i32, ptr %17, align 4, !tbaa !13
  %396 = getelementptr inbounds i8, ptr %392, i64 540
  store i32 %395, ptr %396, align 4, !tbaa !11
  %397 = getelementptr inbounds i8, ptr %392, i64 536
  store i32 1, ptr %397, align 8, !tbaa !11
  %398 = load i32, ptr %382, align 8, !tbaa !52
  %399 = add i32 %398, 1
  store i32 %399, ptr %382, align 8, !tbaa !52
  %400 = load i32, ptr %46, align 4, !tbaa !49
  %401 = icmp ult i32 %399, %400
  br i1 %401, label %418, label %402

402:                                              ; preds = %394
  store i32 0, ptr %382, align 8, !tbaa !52
  %403 = load i32, ptr %17, align 4, !tbaa !13
  %404 = add i32 %403, 1
  store i32 %404, ptr %17, align 4, !tbaa !13
  br label %418

405:                                              ; preds = %386
  %406 = getelementptr inbounds i8, ptr %392, i64 536
  store i32 2, ptr %406, align 8, !tbaa !11
  %407 = load i32, ptr %46, align 4, !tbaa !49
  %408 = add i32 %407, -1
  store i32 %408, ptr %46, align 4, !tbaa !49
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %418, label %410

410:                                              ; preds = %405
  %411 = load i32, ptr %382, align 8, !tbaa !52
  %412 = icmp ult i32 %411, %408
  br i1 %412, label %418, label %413

413:                                              ; preds = %410
  store i32 0, ptr %382, align 8, !tbaa !52
  %414 = load i32, ptr %17, align 4, !tbaa !13
  %415 = add i32 %414, 1
  store i32 %415, ptr %17, align 4, !tbaa !13
  br label %418

416:                                              ; preds = %386
  %417 = getelementptr inbounds i8, ptr %392, i64 536
  store i32 %384, ptr %417, align 8, !tbaa !11
  br label %418

418:                                              ; preds = %416, %413, %410, %405, %402, %394
  %419 = add nuw nsw i64 %387, 1
  %420 = icmp eq i64 %419, %385
  br i1 %420, label %421, label %386, !llvm.loop !53

421:                                              ; preds = %169, %365, %225, %418, %168, %319, %184, %376, %372, %50
  %422 = phi i32 [ 0, %50 ], [ 0, %372 ], [ 1, %376 ], [ 1, %184 ], [ 1, %319 ], [ 1, %168 ], [ 1, %418 ], [ 1, %225 ], [ 1, %365 ], [ 1, %169 ]
  ret i32 %422
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
