target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Region = type { i64, i64, i64 }

; Function Attrs: nounwind
define noundef i32 @hk_march(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !3
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %10, i64 56
  %14 = inttoptr i64 %12 to ptr
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #5
  %15 = getelementptr inbounds i8, ptr %14, i64 528
  %16 = load i64, ptr %15, align 8, !tbaa !11
  store i64 %16, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #5
  store i64 0, ptr %7, align 8, !tbaa !11
  %17 = getelementptr inbounds i8, ptr %14, i64 524
  %18 = load i32, ptr %17, align 4, !tbaa !12
  %19 = getelementptr inbounds i8, ptr %1, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !13
  %21 = getelementptr inbounds i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !14
  %23 = getelementptr inbounds i8, ptr %3, i64 80
  %24 = load i32, ptr %23, align 8, !tbaa !15
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %51

26:                                               ; preds = %5
  %27 = getelementptr inbounds i8, ptr %3, i64 72
  %28 = getelementptr inbounds i8, ptr %2, i64 8
  %29 = getelementptr inbounds i8, ptr %3, i64 40
  %30 = getelementptr inbounds i8, ptr %3, i64 8
  %31 = getelementptr inbounds i8, ptr %3, i64 16
  %32 = getelementptr inbounds i8, ptr %3, i64 52
  %33 = getelementptr inbounds i8, ptr %3, i64 64
  %34 = getelementptr inbounds i8, ptr %3, i64 56
  %35 = getelementptr inbounds i8, ptr %3, i64 48
  %36 = and i32 %18, 1023
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 48
  %39 = inttoptr i64 %4 to ptr
  %40 = getelementptr inbounds i8, ptr %10, i64 720
  %41 = getelementptr inbounds i8, ptr %39, i64 -8
  %42 = getelementptr inbounds i8, ptr %0, i64 176
  %43 = getelementptr inbounds i8, ptr %3, i64 20
  %44 = getelementptr inbounds i8, ptr %3, i64 24
  %45 = getelementptr inbounds i8, ptr %3, i64 32
  %46 = getelementptr inbounds i8, ptr %3, i64 76
  %47 = getelementptr inbounds i8, ptr %1, i64 4
  %48 = getelementptr inbounds i8, ptr %10, i64 148
  %49 = load i32, ptr %27, align 8, !tbaa !19
  %50 = icmp ult i32 %49, 2
  br i1 %50, label %56, label %341

51:                                               ; preds = %5
  %52 = getelementptr inbounds i8, ptr %1, i64 72
  %53 = load i64, ptr %52, align 8, !tbaa !20
  %54 = trunc i64 %53 to i32
  %55 = sub i32 %24, %54
  store i32 %55, ptr %23, align 8, !tbaa !15
  br label %386

56:                                               ; preds = %26, %336
  %57 = phi i64 [ %130, %336 ], [ %16, %26 ]
  %58 = load i64, ptr %28, align 8, !tbaa !21
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %69, label %60

60:                                               ; preds = %56
  store i64 16384, ptr %28, align 8, !tbaa !21
  %61 = load i64, ptr %2, align 8, !tbaa !23
  %62 = icmp eq i64 %61, -1
  br i1 %62, label %69, label %63

63:                                               ; preds = %60
  %64 = tail call i64 @llvm.readcyclecounter()
  %65 = load i64, ptr %2, align 8, !tbaa !23
  %66 = icmp ult i64 %64, %65
  br i1 %66, label %69, label %67

67:                                               ; preds = %63
  %68 = load i32, ptr %21, align 4, !tbaa !14
  br label %341

69:                                               ; preds = %60, %56, %63
  %70 = and i64 %57, 281474976710655
  %71 = load i64, ptr %3, align 8, !tbaa !24
  %72 = icmp eq i64 %71, %4
  br i1 %72, label %74, label %73

73:                                               ; preds = %69
  store i64 %4, ptr %3, align 8, !tbaa !24
  store i64 -1, ptr %29, align 8, !tbaa !25
  store i64 -1, ptr %30, align 8, !tbaa !26
  br label %82

74:                                               ; preds = %69
  %75 = load i64, ptr %30, align 8, !tbaa !27
  %76 = icmp eq i64 %75, %70
  br i1 %76, label %77, label %82

77:                                               ; preds = %74
  %78 = load i32, ptr %31, align 8, !tbaa !28
  %79 = icmp eq i32 %78, %18
  br i1 %79, label %80, label %82

80:                                               ; preds = %77
  %81 = load ptr, ptr %44, align 8, !tbaa !29
  br label %124

82:                                               ; preds = %73, %77, %74
  %83 = load i64, ptr %29, align 8, !tbaa !11
  %84 = load i32, ptr %32, align 4
  %85 = icmp eq i64 %83, %70
  br i1 %85, label %86, label %91

86:                                               ; preds = %82
  %87 = load i64, ptr %33, align 8, !tbaa !11
  %88 = load ptr, ptr %34, align 8, !tbaa !30
  %89 = load i32, ptr %35, align 8, !tbaa !12
  %90 = icmp eq i32 %89, %18
  br i1 %90, label %121, label %91

91:                                               ; preds = %86, %82
  %92 = add nuw nsw i64 %70, 1
  %93 = or i64 %92, %38
  %94 = load i64, ptr %40, align 8, !tbaa !31
  %95 = shl i64 %94, 58
  %96 = or disjoint i64 %95, %93
  %97 = load i64, ptr %41, align 8, !tbaa !11
  %98 = lshr i64 %96, 2
  %99 = mul i64 %98, -7046029254386353131
  %100 = lshr i64 %99, 40
  br label %101

101:                                              ; preds = %101, %91
  %102 = phi i64 [ %100, %91 ], [ %112, %101 ]
  %103 = phi ptr [ undef, %91 ], [ %110, %101 ]
  %104 = and i64 %102, %97
  %105 = getelementptr inbounds %struct.Region, ptr %39, i64 %104
  %106 = load i64, ptr %105, align 8, !tbaa !33
  %107 = icmp ne i64 %106, %96
  %108 = icmp ne i64 %106, 0
  %109 = select i1 %108, ptr %103, ptr null
  %110 = select i1 %107, ptr %109, ptr %105
  %111 = and i1 %107, %108
  %112 = add i64 %102, 1
  br i1 %111, label %101, label %113

113:                                              ; preds = %101
  %114 = icmp eq ptr %110, null
  br i1 %114, label %121, label %115

115:                                              ; preds = %113
  %116 = getelementptr inbounds i8, ptr %110, i64 8
  %117 = load i64, ptr %116, align 8, !tbaa !35
  %118 = inttoptr i64 %117 to ptr
  %119 = getelementptr inbounds i8, ptr %110, i64 16
  %120 = load i64, ptr %119, align 8, !tbaa !36
  store i64 %93, ptr %42, align 8, !tbaa !37
  br label %121

121:                                              ; preds = %115, %113, %86
  %122 = phi ptr [ %118, %115 ], [ %88, %86 ], [ null, %113 ]
  %123 = phi i64 [ %120, %115 ], [ %87, %86 ], [ 0, %113 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %29, ptr noundef nonnull align 8 dereferenceable(32) %30, i64 32, i1 false), !tbaa.struct !38
  store i64 %70, ptr %30, align 8, !tbaa !11
  store i32 %18, ptr %31, align 8, !tbaa !12
  store i32 %84, ptr %43, align 4
  store ptr %122, ptr %44, align 8, !tbaa !30
  store i64 %123, ptr %45, align 8, !tbaa !11
  br label %124

124:                                              ; preds = %80, %121
  %125 = phi ptr [ %81, %80 ], [ %122, %121 ]
  %126 = icmp eq ptr %125, null
  %127 = load i32, ptr %21, align 4, !tbaa !14
  br i1 %126, label %341, label %128

128:                                              ; preds = %124
  %129 = call fastcc i32 @step(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %30, ptr noundef %2, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %130 = load i64, ptr %6, align 8, !tbaa !11
  %131 = lshr i64 %130, 48
  %132 = load i64, ptr %7, align 8, !tbaa !11
  %133 = and i64 %132, -281474976710656
  %134 = icmp eq i64 %133, 1688849860263936
  %135 = zext i1 %134 to i32
  %136 = load i32, ptr %27, align 8, !tbaa !19
  %137 = add i32 %136, %135
  store i32 %137, ptr %27, align 8, !tbaa !19
  br i1 %134, label %139, label %138

138:                                              ; preds = %128
  store i32 0, ptr %46, align 4, !tbaa !39
  br label %144

139:                                              ; preds = %128
  %140 = load i32, ptr %46, align 4, !tbaa !39
  %141 = add i32 %140, 1
  store i32 %141, ptr %46, align 4, !tbaa !39
  %142 = icmp ult i32 %141, 8
  br i1 %142, label %144, label %143

143:                                              ; preds = %139
  store i32 0, ptr %46, align 4, !tbaa !39
  store i32 32, ptr %23, align 8, !tbaa !15
  br label %144

144:                                              ; preds = %138, %139, %143
  %145 = icmp eq i32 %129, %20
  %146 = icmp eq i64 %131, 1
  %147 = select i1 %145, i1 %146, i1 false
  br i1 %147, label %148, label %149

148:                                              ; preds = %144
  store i32 0, ptr %47, align 4, !tbaa !40
  br label %386

149:                                              ; preds = %144
  %150 = load i32, ptr %47, align 4, !tbaa !40
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %386, label %152

152:                                              ; preds = %149
  %153 = icmp eq i64 %131, 2
  %154 = select i1 %145, i1 %153, i1 false
  br i1 %154, label %155, label %158

155:                                              ; preds = %152
  %156 = load i32, ptr %21, align 4, !tbaa !14
  %157 = add i32 %156, 1
  store i32 %157, ptr %21, align 4, !tbaa !14
  br label %158

158:                                              ; preds = %155, %152
  %159 = icmp ult i32 %129, %20
  br i1 %159, label %207, label %160

160:                                              ; preds = %158
  %161 = load i32, ptr %21, align 4, !tbaa !14
  %162 = icmp eq i32 %161, %127
  br i1 %162, label %163, label %336

163:                                              ; preds = %160
  %164 = icmp eq i32 %129, 0
  br i1 %164, label %386, label %165

165:                                              ; preds = %163
  %166 = and i64 %130, 281474976710655
  %167 = trunc nuw i64 %131 to i16
  %168 = getelementptr inbounds i8, ptr %1, i64 8
  %169 = icmp eq i64 %131, 4
  %170 = zext i1 %169 to i32
  %171 = zext i32 %129 to i64
  br label %172

172:                                              ; preds = %204, %165
  %173 = phi i64 [ 0, %165 ], [ %205, %204 ]
  %174 = load i64, ptr %11, align 8, !tbaa !9
  %175 = load i64, ptr %13, align 8, !tbaa !41
  %176 = mul i64 %175, %173
  %177 = add i64 %176, %174
  %178 = inttoptr i64 %177 to ptr
  %179 = getelementptr inbounds i8, ptr %178, i64 528
  store i64 %166, ptr %179, align 8, !tbaa !11
  switch i16 %167, label %202 [
    i16 2, label %180
    i16 1, label %191
  ]

180:                                              ; preds = %172
  %181 = load i32, ptr %21, align 4, !tbaa !14
  %182 = getelementptr inbounds i8, ptr %178, i64 540
  store i32 %181, ptr %182, align 4, !tbaa !12
  %183 = getelementptr inbounds i8, ptr %178, i64 536
  store i32 1, ptr %183, align 8, !tbaa !12
  %184 = load i32, ptr %168, align 8, !tbaa !42
  %185 = add i32 %184, 1
  store i32 %185, ptr %168, align 8, !tbaa !42
  %186 = load i32, ptr %47, align 4, !tbaa !40
  %187 = icmp ult i32 %185, %186
  br i1 %187, label %204, label %188

188:                                              ; preds = %180
  store i32 0, ptr %168, align 8, !tbaa !42
  %189 = load i32, ptr %21, align 4, !tbaa !14
  %190 = add i32 %189, 1
  store i32 %190, ptr %21, align 4, !tbaa !14
  br label %204

191:                                              ; preds = %172
  %192 = getelementptr inbounds i8, ptr %178, i64 536
  store i32 2, ptr %192, align 8, !tbaa !12
  %193 = load i32, ptr %47, align 4, !tbaa !40
  %194 = add i32 %193, -1
  store i32 %194, ptr %47, align 4, !tbaa !40
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %204, label %196

196:                                              ; preds = %191
  %197 = load i32, ptr %168, align 8, !tbaa !42
  %198 = icmp ult i32 %197, %194
  br i1 %198, label %204, label %199

199:                                              ; preds = %196
  store i32 0, ptr %168, align 8, !tbaa !42
  %200 = load i32, ptr %21, align 4, !tbaa !14
  %201 = add i32 %200, 1
  store i32 %201, ptr %21, align 4, !tbaa !14
  br label %204

202:                                              ; preds = %172
  %203 = getelementptr inbounds i8, ptr %178, i64 536
  store i32 %170, ptr %203, align 8, !tbaa !12
  br label %204

204:                                              ; preds = %202, %199, %196, %191, %188, %180
  %205 = add nuw nsw i64 %173, 1
  %206 = icmp eq i64 %205, %171
  br i1 %206, label %386, label %172, !llvm.loop !43

207:                                              ; preds = %158
  %208 = zext i32 %129 to i64
  %209 = zext i32 %20 to i64
  %210 = sub nsw i64 %209, %208
  %211 = and i64 %210, 1
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %222, label %213

213:                                              ; preds = %207
  %214 = load i64, ptr %11, align 8, !tbaa !9
  %215 = load i64, ptr %13, align 8, !tbaa !41
  %216 = mul i64 %215, %208
  %217 = add i64 %216, %214
  %218 = inttoptr i64 %217 to ptr
  %219 = getelementptr inbounds i8, ptr %218, i64 528
  store i64 %70, ptr %219, align 8, !tbaa !11
  %220 = getelementptr inbounds i8, ptr %218, i64 536
  store i32 0, ptr %220, align 8, !tbaa !12
  %221 = add nuw nsw i64 %208, 1
  br label %222

222:                                              ; preds = %213, %207
  %223 = phi i64 [ %208, %207 ], [ %221, %213 ]
  %224 = add nsw i64 %209, -1
  %225 = icmp eq i64 %224, %208
  br i1 %225, label %245, label %226

226:                                              ; preds = %222, %226
  %227 = phi i64 [ %243, %226 ], [ %223, %222 ]
  %228 = load i64, ptr %11, align 8, !tbaa !9
  %229 = load i64, ptr %13, align 8, !tbaa !41
  %230 = mul i64 %229, %227
  %231 = add i64 %230, %228
  %232 = inttoptr i64 %231 to ptr
  %233 = getelementptr inbounds i8, ptr %232, i64 528
  store i64 %70, ptr %233, align 8, !tbaa !11
  %234 = getelementptr inbounds i8, ptr %232, i64 536
  store i32 0, ptr %234, align 8, !tbaa !12
  %235 = add nuw nsw i64 %227, 1
  %236 = load i64, ptr %11, align 8, !tbaa !9
  %237 = load i64, ptr %13, align 8, !tbaa !41
  %238 = mul i64 %237, %235
  %239 = add i64 %238, %236
  %240 = inttoptr i64 %239 to ptr
  %241 = getelementptr inbounds i8, ptr %240, i64 528
  store i64 %70, ptr %241, align 8, !tbaa !11
  %242 = getelementptr inbounds i8, ptr %240, i64 536
  store i32 0, ptr %242, align 8, !tbaa !12
  %243 = add nuw nsw i64 %227, 2
  %244 = icmp eq i64 %243, %209
  br i1 %244, label %245, label %226, !llvm.loop !43

245:                                              ; preds = %226, %222
  %246 = icmp eq i32 %129, 0
  br i1 %246, label %288, label %247

247:                                              ; preds = %245
  %248 = and i64 %130, 281474976710655
  %249 = trunc nuw i64 %131 to i16
  %250 = getelementptr inbounds i8, ptr %1, i64 8
  %251 = icmp eq i64 %131, 4
  %252 = zext i1 %251 to i32
  br label %253

253:                                              ; preds = %285, %247
  %254 = phi i64 [ 0, %247 ], [ %286, %285 ]
  %255 = load i64, ptr %11, align 8, !tbaa !9
  %256 = load i64, ptr %13, align 8, !tbaa !41
  %257 = mul i64 %256, %254
  %258 = add i64 %257, %255
  %259 = inttoptr i64 %258 to ptr
  %260 = getelementptr inbounds i8, ptr %259, i64 528
  store i64 %248, ptr %260, align 8, !tbaa !11
  switch i16 %249, label %283 [
    i16 2, label %261
    i16 1, label %272
  ]

261:                                              ; preds = %253
  %262 = load i32, ptr %21, align 4, !tbaa !14
  %263 = getelementptr inbounds i8, ptr %259, i64 540
  store i32 %262, ptr %263, align 4, !tbaa !12
  %264 = getelementptr inbounds i8, ptr %259, i64 536
  store i32 1, ptr %264, align 8, !tbaa !12
  %265 = load i32, ptr %250, align 8, !tbaa !42
  %266 = add i32 %265, 1
  store i32 %266, ptr %250, align 8, !tbaa !42
  %267 = load i32, ptr %47, align 4, !tbaa !40
  %268 = icmp ult i32 %266, %267
  br i1 %268, label %285, label %269

269:                                              ; preds = %261
  store i32 0, ptr %250, align 8, !tbaa !42
  %270 = load i32, ptr %21, align 4, !tbaa !14
  %271 = add i32 %270, 1
  store i32 %271, ptr %21, align 4, !tbaa !14
  br label %285

272:                                              ; preds = %253
  %273 = getelementptr inbounds i8, ptr %259, i64 536
  store i32 2, ptr %273, align 8, !tbaa !12
  %274 = load i32, ptr %47, align 4, !tbaa !40
  %275 = add i32 %274, -1
  store i32 %275, ptr %47, align 4, !tbaa !40
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %285, label %277

277:                                              ; preds = %272
  %278 = load i32, ptr %250, align 8, !tbaa !42
  %279 = icmp ult i32 %278, %275
  br i1 %279, label %285, label %280

280:                                              ; preds = %277
  store i32 0, ptr %250, align 8, !tbaa !42
  %281 = load i32, ptr %21, align 4, !tbaa !14
  %282 = add i32 %281, 1
  store i32 %282, ptr %21, align 4, !tbaa !14
  br label %285

283:                                              ; preds = %253
  %284 = getelementptr inbounds i8, ptr %259, i64 536
  store i32 %252, ptr %284, align 8, !tbaa !12
  br label %285

285:                                              ; preds = %283, %280, %277, %272, %269, %261
  %286 = add nuw nsw i64 %254, 1
  %287 = icmp eq i64 %286, %208
  br i1 %287, label %288, label %253, !llvm.loop !43

288:                                              ; preds = %285, %245
  %289 = load i64, ptr %40, align 8, !tbaa !31
  %290 = trunc i64 %289 to i32
  %291 = add i32 %129, %290
  %292 = icmp ult i32 %129, %291
  br i1 %292, label %293, label %386

293:                                              ; preds = %288
  %294 = and i64 %132, 281474976710655
  %295 = lshr i64 %132, 48
  %296 = trunc nuw i64 %295 to i16
  %297 = getelementptr inbounds i8, ptr %1, i64 8
  %298 = icmp eq i64 %295, 4
  %299 = zext i1 %298 to i32
  %300 = zext i32 %291 to i64
  br label %301

301:                                              ; preds = %333, %293
  %302 = phi i64 [ %208, %293 ], [ %334, %333 ]
  %303 = load i64, ptr %11, align 8, !tbaa !9
  %304 = load i64, ptr %13, align 8, !tbaa !41
  %305 = mul i64 %304, %302
  %306 = add i64 %305, %303
  %307 = inttoptr i64 %306 to ptr
  %308 = getelementptr inbounds i8, ptr %307, i64 528
  store i64 %294, ptr %308, align 8, !tbaa !11
  switch i16 %296, label %331 [
    i16 2, label %309
    i16 1, label %320
  ]

309:                                              ; preds = %301
  %310 = load i32, ptr %21, align 4, !tbaa !14
  %311 = getelementptr inbounds i8, ptr %307, i64 540
  store i32 %310, ptr %311, align 4, !tbaa !12
  %312 = getelementptr inbounds i8, ptr %307, i64 536
  store i32 1, ptr %312, align 8, !tbaa !12
  %313 = load i32, ptr %297, align 8, !tbaa !42
  %314 = add i32 %313, 1
  store i32 %314, ptr %297, align 8, !tbaa !42
  %315 = load i32, ptr %47, align 4, !tbaa !40
  %316 = icmp ult i32 %314, %315
  br i1 %316, label %333, label %317

317:                                              ; preds = %309
  store i32 0, ptr %297, align 8, !tbaa !42
  %318 = load i32, ptr %21, align 4, !tbaa !14
  %319 = add i32 %318, 1
  store i32 %319, ptr %21, align 4, !tbaa !14
  br label %333

320:                                              ; preds = %301
  %321 = getelementptr inbounds i8, ptr %307, i64 536
  store i32 2, ptr %321, align 8, !tbaa !12
  %322 = load i32, ptr %47, align 4, !tbaa !40
  %323 = add i32 %322, -1
  store i32 %323, ptr %47, align 4, !tbaa !40
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %333, label %325

325:                                              ; preds = %320
  %326 = load i32, ptr %297, align 8, !tbaa !42
  %327 = icmp ult i32 %326, %323
  br i1 %327, label %333, label %328

328:                                              ; preds = %325
  store i32 0, ptr %297, align 8, !tbaa !42
  %329 = load i32, ptr %21, align 4, !tbaa !14
  %330 = add i32 %329, 1
  store i32 %330, ptr %21, align 4, !tbaa !14
  br label %333

331:                                              ; preds = %301
  %332 = getelementptr inbounds i8, ptr %307, i64 536
  store i32 %299, ptr %332, align 8, !tbaa !12
  br label %333

333:                                              ; preds = %331, %328, %325, %320, %317, %309
  %334 = add nuw nsw i64 %302, 1
  %335 = icmp eq i64 %334, %300
  br i1 %335, label %386, label %301, !llvm.loop !43

336:                                              ; preds = %160
  %337 = load atomic i32, ptr %48 monotonic, align 4
  %338 = icmp eq i32 %337, 0
  %339 = icmp ult i32 %137, 2
  %340 = select i1 %338, i1 %339, i1 false
  br i1 %340, label %56, label %341

341:                                              ; preds = %124, %336, %26, %67
  %342 = phi i64 [ %57, %67 ], [ %16, %26 ], [ %130, %336 ], [ %57, %124 ]
  %343 = phi i32 [ %68, %67 ], [ %22, %26 ], [ %161, %336 ], [ %127, %124 ]
  %344 = icmp eq i32 %343, %22
  br i1 %344, label %386, label %345

345:                                              ; preds = %341
  %346 = and i64 %342, 281474976710655
  %347 = icmp eq i32 %20, 0
  br i1 %347, label %386, label %348

348:                                              ; preds = %345
  %349 = zext i32 %20 to i64
  %350 = and i64 %349, 1
  %351 = icmp eq i32 %20, 1
  br i1 %351, label %375, label %352

352:                                              ; preds = %348
  %353 = and i64 %349, 4294967294
  br label %354

354:                                              ; preds = %354, %352
  %355 = phi i64 [ 0, %352 ], [ %372, %354 ]
  %356 = phi i64 [ 0, %352 ], [ %373, %354 ]
  %357 = load i64, ptr %11, align 8, !tbaa !9
  %358 = load i64, ptr %13, align 8, !tbaa !41
  %359 = mul i64 %358, %355
  %360 = add i64 %359, %357
  %361 = inttoptr i64 %360 to ptr
  %362 = getelementptr inbounds i8, ptr %361, i64 528
  store i64 %346, ptr %362, align 8, !tbaa !11
  %363 = getelementptr inbounds i8, ptr %361, i64 536
  store i32 0, ptr %363, align 8, !tbaa !12
  %364 = or disjoint i64 %355, 1
  %365 = load i64, ptr %11, align 8, !tbaa !9
  %366 = load i64, ptr %13, align 8, !tbaa !41
  %367 = mul i64 %366, %364
  %368 = add i64 %367, %365
  %369 = inttoptr i64 %368 to ptr
  %370 = getelementptr inbounds i8, ptr %369, i64 528
  store i64 %346, ptr %370, align 8, !tbaa !11
  %371 = getelementptr inbounds i8, ptr %369, i64 536
  store i32 0, ptr %371, align 8, !tbaa !12
  %372 = add nuw nsw i64 %355, 2
  %373 = add i64 %356, 2
  %374 = icmp eq i64 %373, %353
  br i1 %374, label %375, label %354, !llvm.loop !43

375:                                              ; preds = %354, %348
  %376 = phi i64 [ 0, %348 ], [ %372, %354 ]
  %377 = icmp eq i64 %350, 0
  br i1 %377, label %386, label %378

378:                                              ; preds = %375
  %379 = load i64, ptr %11, align 8, !tbaa !9
  %380 = load i64, ptr %13, align 8, !tbaa !41
  %381 = mul i64 %380, %376
  %382 = add i64 %381, %379
  %383 = inttoptr i64 %382 to ptr
  %384 = getelementptr inbounds i8, ptr %383, i64 528
  store i64 %346, ptr %384, align 8, !tbaa !11
  %385 = getelementptr inbounds i8, ptr %383, i64 536
  store i32 0, ptr %385, align 8, !tbaa !12
  br label %386

386:                                              ; preds = %149, %204, %333, %378, %375, %148, %288, %163, %345, %341, %51
  %387 = phi i32 [ 0, %51 ], [ 0, %341 ], [ 1, %345 ], [ 1, %163 ], [ 1, %288 ], [ 1, %148 ], [ 1, %375 ], [ 1, %378 ], [ 1, %333 ], [ 1, %204 ], [ 1, %149 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #5
  ret i32 %387
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind
define internal fastcc i32 @step(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #2 {
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !3
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %9, i64 720
  %11 = load i64, ptr %10, align 8, !tbaa !31
  %12 = getelementptr inbounds i8, ptr %9, i64 56
  %13 = load i64, ptr %12, align 8, !tbaa !41
  %14 = mul i64 %13, %11
  %15 = getelementptr inbounds i8, ptr %2, i64 24
  %16 = load i64, ptr %15, align 8, !tbaa !45
  %17 = getelementptr inbounds i8, ptr %9, i64 688
  %18 = load i64, ptr %17, align 8, !tbaa !46
  %19 = getelementptr inbounds i8, ptr %1, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !13
  %21 = trunc i64 %11 to i32
  %22 = getelementptr inbounds i8, ptr %2, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !47
  %24 = icmp eq i32 %20, 0
  br i1 %24, label %47, label %25

25:                                               ; preds = %6
  %26 = getelementptr inbounds i8, ptr %1, i64 40
  %27 = load i64, ptr %26, align 8, !tbaa !9
  %28 = getelementptr inbounds i8, ptr %0, i64 64
  br label %29

29:                                               ; preds = %25, %43
  %30 = phi i64 [ %27, %25 ], [ %45, %43 ]
  %31 = phi i64 [ 0, %25 ], [ %37, %43 ]
  %32 = phi i32 [ 0, %25 ], [ %44, %43 ]
  store i64 %30, ptr %28, align 8, !tbaa !48
  store i64 %18, ptr %0, align 8, !tbaa !49
  %33 = inttoptr i64 %30 to ptr
  %34 = tail call i64 %23(ptr noundef %33, ptr noundef nonnull %0, i64 noundef %16) #5
  %35 = load i64, ptr %0, align 8, !tbaa !49
  %36 = sub i64 %18, %35
  %37 = add i64 %36, %31
  %38 = icmp eq i32 %32, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %29
  store i64 %34, ptr %4, align 8, !tbaa !11
  br label %43

40:                                               ; preds = %29
  %41 = load i64, ptr %4, align 8, !tbaa !11
  %42 = icmp eq i64 %34, %41
  br i1 %42, label %43, label %47

43:                                               ; preds = %39, %40
  %44 = add i32 %32, %21
  %45 = add i64 %30, %14
  %46 = icmp ult i32 %44, %20
  br i1 %46, label %29, label %47, !llvm.loop !50

47:                                               ; preds = %43, %40, %6
  %48 = phi i32 [ 0, %6 ], [ %32, %40 ], [ %44, %43 ]
  %49 = phi i64 [ 0, %6 ], [ %37, %40 ], [ %37, %43 ]
  %50 = phi i64 [ 0, %6 ], [ %34, %40 ], [ %34, %43 ]
  store i64 %50, ptr %5, align 8, !tbaa !11
  %51 = shl i32 %48, 6
  %52 = zext i32 %51 to i64
  %53 = and i64 %11, 4294967295
  %54 = mul i64 %49, %53
  %55 = getelementptr inbounds i8, ptr %3, i64 8
  %56 = load i64, ptr %55, align 8, !tbaa !21
  %57 = add i64 %54, %52
  %58 = sub i64 %56, %57
  store i64 %58, ptr %55, align 8, !tbaa !21
  ret i32 %48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784, !5, i64 131792}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!10, !5, i64 40}
!10 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72}
!11 = !{!5, !5, i64 0}
!12 = !{!8, !8, i64 0}
!13 = !{!10, !8, i64 36}
!14 = !{!10, !8, i64 12}
!15 = !{!16, !8, i64 80}
!16 = !{!"", !5, i64 0, !17, i64 8, !17, i64 40, !8, i64 72, !8, i64 76, !8, i64 80}
!17 = !{!"", !5, i64 0, !8, i64 8, !18, i64 16, !5, i64 24}
!18 = !{!"any pointer", !6, i64 0}
!19 = !{!16, !8, i64 72}
!20 = !{!10, !5, i64 72}
!21 = !{!22, !5, i64 8}
!22 = !{!"", !5, i64 0, !5, i64 8}
!23 = !{!22, !5, i64 0}
!24 = !{!16, !5, i64 0}
!25 = !{!16, !5, i64 40}
!26 = !{!16, !5, i64 8}
!27 = !{!17, !5, i64 0}
!28 = !{!17, !8, i64 8}
!29 = !{!16, !18, i64 24}
!30 = !{!18, !18, i64 0}
!31 = !{!32, !5, i64 720}
!32 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !6, i64 744, !5, i64 808, !6, i64 816}
!33 = !{!34, !5, i64 0}
!34 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!35 = !{!34, !5, i64 8}
!36 = !{!34, !5, i64 16}
!37 = !{!4, !5, i64 176}
!38 = !{i64 0, i64 8, !11, i64 8, i64 4, !12, i64 16, i64 8, !30, i64 24, i64 8, !11}
!39 = !{!16, !8, i64 76}
!40 = !{!10, !8, i64 4}
!41 = !{!32, !5, i64 56}
!42 = !{!10, !8, i64 8}
!43 = distinct !{!43, !44}
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!17, !5, i64 24}
!46 = !{!32, !5, i64 688}
!47 = !{!17, !18, i64 16}
!48 = !{!4, !5, i64 64}
!49 = !{!4, !5, i64 0}
!50 = distinct !{!50, !44}
