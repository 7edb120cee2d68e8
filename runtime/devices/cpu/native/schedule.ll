target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64 }
%struct.Region = type { i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define void @hk_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 44
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 136
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 140
  %10 = load i32, ptr %9, align 4, !tbaa !10
  %11 = zext i32 %10 to i64
  br label %12

12:                                               ; preds = %1, %8
  %13 = phi i64 [ %11, %8 ], [ 1, %1 ]
  %14 = mul nuw i64 %13, %4
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = load i32, ptr %15, align 8, !tbaa !11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %0, i64 20
  %20 = getelementptr inbounds i8, ptr %0, i64 680
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = getelementptr inbounds i8, ptr %0, i64 140
  br label %26

25:                                               ; preds = %97, %12
  ret void

26:                                               ; preds = %18, %97
  %27 = phi i32 [ %16, %18 ], [ %98, %97 ]
  %28 = phi i64 [ 0, %18 ], [ %99, %97 ]
  %29 = mul i64 %14, %28
  %30 = getelementptr inbounds i32, ptr %22, i64 %29
  %31 = load i32, ptr %2, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %97, label %33

33:                                               ; preds = %26
  %34 = zext i32 %31 to i64
  %35 = mul nuw i64 %28, %34
  %36 = load i32, ptr %19, align 4, !tbaa !13
  %37 = zext i32 %36 to i64
  %38 = udiv i64 %35, %37
  %39 = load i32, ptr %23, align 4, !tbaa !13
  %40 = zext i32 %39 to i64
  %41 = udiv i64 %38, %40
  %42 = trunc i64 %41 to i32
  %43 = urem i64 %38, %40
  %44 = trunc nuw i64 %43 to i32
  %45 = urem i64 %35, %37
  %46 = trunc nuw i64 %45 to i32
  %47 = shl i32 %31, 1
  br label %48

48:                                               ; preds = %89, %33
  %49 = phi i64 [ 0, %33 ], [ %93, %89 ]
  %50 = phi i32 [ %42, %33 ], [ %92, %89 ]
  %51 = phi i32 [ %44, %33 ], [ %91, %89 ]
  %52 = phi i32 [ %46, %33 ], [ %90, %89 ]
  %53 = load i32, ptr %5, align 8, !tbaa !9
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %48
  %56 = shl i32 %51, 10
  %57 = shl i32 %50, 20
  %58 = or i32 %56, %57
  %59 = or i32 %58, %52
  br label %74

60:                                               ; preds = %48
  %61 = getelementptr inbounds i32, ptr %30, i64 %49
  store i32 %52, ptr %61, align 4, !tbaa !13
  %62 = load i32, ptr %24, align 4, !tbaa !10
  %63 = icmp ugt i32 %62, 1
  br i1 %63, label %64, label %78

64:                                               ; preds = %60
  %65 = trunc nuw i64 %49 to i32
  %66 = add i32 %31, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %30, i64 %67
  store i32 %51, ptr %68, align 4, !tbaa !13
  %69 = load i32, ptr %24, align 4, !tbaa !10
  %70 = icmp ugt i32 %69, 2
  br i1 %70, label %71, label %78

71:                                               ; preds = %64
  %72 = add i32 %47, %65
  %73 = zext i32 %72 to i64
  br label %74

74:                                               ; preds = %71, %55
  %75 = phi i64 [ %73, %71 ], [ %49, %55 ]
  %76 = phi i32 [ %50, %71 ], [ %59, %55 ]
  %77 = getelementptr inbounds i32, ptr %30, i64 %75
  store i32 %76, ptr %77, align 4, !tbaa !13
  br label %78

78:                                               ; preds = %74, %64, %60
  %79 = add i32 %52, 1
  %80 = load i32, ptr %19, align 4, !tbaa !13
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %89, label %82

82:                                               ; preds = %78
  %83 = add i32 %51, 1
  %84 = load i32, ptr %23, align 4, !tbaa !13
  %85 = icmp uge i32 %83, %84
  %86 = select i1 %85, i32 0, i32 %83
  %87 = zext i1 %85 to i32
  %88 = add i32 %50, %87
  br label %89

89:                                               ; preds = %82, %78
  %90 = phi i32 [ %79, %78 ], [ 0, %82 ]
  %91 = phi i32 [ %51, %78 ], [ %86, %82 ]
  %92 = phi i32 [ %50, %78 ], [ %88, %82 ]
  %93 = add nuw nsw i64 %49, 1
  %94 = icmp eq i64 %93, %34
  br i1 %94, label %95, label %48, !llvm.loop !14

95:                                               ; preds = %89
  %96 = load i32, ptr %15, align 8, !tbaa !11
  br label %97

97:                                               ; preds = %95, %26
  %98 = phi i32 [ %96, %95 ], [ %27, %26 ]
  %99 = add nuw nsw i64 %28, 1
  %100 = zext i32 %98 to i64
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %26, label %25, !llvm.loop !16
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define void @hk_publish(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #1 {
  store atomic i64 %1, ptr %0 release, align 8
  ret void
}

; Function Attrs: nounwind
define noundef i32 @hk_work(ptr noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = tail call i64 @llvm.readcyclecounter()
  %6 = add i64 %5, %1
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i64 [ %6, %4 ], [ -1, %2 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8, !tbaa !17
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %0, i64 96
  %13 = load i64, ptr %12, align 8, !tbaa !19
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %15, align 8, !tbaa !20
  %16 = getelementptr inbounds i8, ptr %0, i64 131768
  %17 = getelementptr inbounds i8, ptr %0, i64 88
  %18 = getelementptr inbounds i8, ptr %0, i64 104
  %19 = getelementptr inbounds i8, ptr %11, i64 688
  %20 = getelementptr inbounds i8, ptr %11, i64 80
  %21 = getelementptr inbounds i8, ptr %11, i64 44
  %22 = getelementptr inbounds i8, ptr %0, i64 56
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = getelementptr inbounds i8, ptr %11, i64 152
  %25 = getelementptr inbounds i8, ptr %11, i64 56
  %26 = getelementptr inbounds i8, ptr %0, i64 64
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = getelementptr inbounds i8, ptr %0, i64 176
  %29 = getelementptr inbounds i8, ptr %11, i64 148
  %30 = icmp eq i64 %8, -1
  %31 = getelementptr inbounds i8, ptr %0, i64 131776
  %32 = getelementptr inbounds i8, ptr %0, i64 131784
  %33 = getelementptr inbounds i8, ptr %11, i64 784
  %34 = getelementptr inbounds i8, ptr %11, i64 704
  %35 = getelementptr inbounds i8, ptr %11, i64 8
  %36 = getelementptr inbounds i8, ptr %11, i64 20
  %37 = getelementptr inbounds i8, ptr %11, i64 32
  %38 = getelementptr inbounds i8, ptr %11, i64 12
  %39 = getelementptr inbounds i8, ptr %11, i64 24
  %40 = getelementptr inbounds i8, ptr %11, i64 36
  %41 = getelementptr inbounds i8, ptr %11, i64 16
  %42 = getelementptr inbounds i8, ptr %11, i64 28
  %43 = getelementptr inbounds i8, ptr %11, i64 40
  %44 = getelementptr inbounds i8, ptr %11, i64 136
  %45 = getelementptr inbounds i8, ptr %11, i64 140
  %46 = getelementptr inbounds i8, ptr %11, i64 672
  %47 = getelementptr i8, ptr %11, i64 160
  %48 = getelementptr inbounds i8, ptr %11, i64 88
  %49 = getelementptr inbounds i8, ptr %11, i64 100
  %50 = getelementptr inbounds i8, ptr %11, i64 96
  %51 = getelementptr inbounds i8, ptr %11, i64 104
  %52 = getelementptr inbounds i8, ptr %11, i64 116
  %53 = getelementptr inbounds i8, ptr %11, i64 112
  %54 = getelementptr inbounds i8, ptr %11, i64 120
  %55 = getelementptr inbounds i8, ptr %11, i64 132
  %56 = getelementptr inbounds i8, ptr %11, i64 128
  %57 = getelementptr inbounds i8, ptr %11, i64 680
  %58 = getelementptr inbounds i8, ptr %11, i64 144
  %59 = getelementptr inbounds i8, ptr %11, i64 64
  %60 = getelementptr inbounds i8, ptr %0, i64 164
  br label %61

61:                                               ; preds = %692, %7
  %62 = phi i64 [ 0, %7 ], [ %693, %692 ]
  %63 = load i64, ptr %16, align 8, !tbaa !21
  %64 = load i64, ptr %17, align 8, !tbaa !22
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %66, label %329

66:                                               ; preds = %61
  %67 = load i64, ptr %18, align 8, !tbaa !23
  br label %68

68:                                               ; preds = %66, %319
  %69 = phi i64 [ %320, %319 ], [ %64, %66 ]
  %70 = phi i64 [ %326, %319 ], [ %67, %66 ]
  %71 = phi i32 [ %323, %319 ], [ 0, %66 ]
  %72 = phi i64 [ %327, %319 ], [ %63, %66 ]
  %73 = phi i64 [ %322, %319 ], [ %62, %66 ]
  %74 = getelementptr inbounds %struct.Group, ptr %14, i64 %70
  %75 = load i32, ptr %74, align 8, !tbaa !24
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %319, label %77

77:                                               ; preds = %68
  %78 = add i32 %71, 1
  %79 = load i64, ptr %19, align 8, !tbaa !26
  %80 = load i64, ptr %20, align 8, !tbaa !27
  %81 = load i32, ptr %21, align 4, !tbaa !3
  %82 = zext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = ptrtoint ptr %74 to i64
  store i64 %84, ptr %22, align 8, !tbaa !28
  %85 = getelementptr inbounds i8, ptr %74, i64 48
  %86 = load i64, ptr %85, align 8, !tbaa !29
  store i64 %86, ptr %23, align 8, !tbaa !30
  %87 = getelementptr inbounds i8, ptr %74, i64 64
  %88 = load i64, ptr %87, align 8, !tbaa !31
  %89 = icmp ne i64 %88, 0
  %90 = zext i1 %89 to i32
  %91 = getelementptr inbounds i8, ptr %74, i64 36
  %92 = getelementptr inbounds i8, ptr %74, i64 40
  %93 = getelementptr inbounds i8, ptr %74, i64 12
  %94 = getelementptr inbounds i8, ptr %74, i64 56
  %95 = getelementptr inbounds i8, ptr %74, i64 4
  %96 = getelementptr inbounds i8, ptr %74, i64 8
  br label %97

97:                                               ; preds = %313, %77
  %98 = phi i64 [ %73, %77 ], [ %304, %313 ]
  %99 = phi i64 [ 0, %77 ], [ %305, %313 ]
  %100 = phi i32 [ 0, %77 ], [ %306, %313 ]
  %101 = phi i64 [ 0, %77 ], [ %307, %313 ]
  %102 = phi ptr [ null, %77 ], [ %308, %313 ]
  %103 = phi i64 [ 0, %77 ], [ %309, %313 ]
  %104 = phi i32 [ %90, %77 ], [ 0, %313 ]
  %105 = load atomic i64, ptr %24 acquire, align 8
  %106 = icmp eq i64 %105, %101
  br i1 %106, label %108, label %107

107:                                              ; preds = %97
  br label %108

108:                                              ; preds = %107, %97
  %109 = phi i64 [ %99, %97 ], [ -1, %107 ]
  %110 = phi i32 [ %100, %97 ], [ 0, %107 ]
  %111 = phi i64 [ %101, %97 ], [ %105, %107 ]
  %112 = phi ptr [ %102, %97 ], [ null, %107 ]
  %113 = phi i64 [ %103, %97 ], [ 0, %107 ]
  %114 = load i64, ptr %87, align 8, !tbaa !31
  %115 = trunc i64 %114 to i32
  %116 = load i32, ptr %91, align 4, !tbaa !32
  %117 = icmp ugt i32 %116, %115
  br i1 %117, label %118, label %303

118:                                              ; preds = %108
  %119 = and i64 %114, 4294967295
  br label %120

120:                                              ; preds = %291, %118
  %121 = phi i64 [ %98, %118 ], [ %292, %291 ]
  %122 = phi i64 [ %119, %118 ], [ %299, %291 ]
  %123 = phi i32 [ %104, %118 ], [ %298, %291 ]
  %124 = phi i64 [ %113, %118 ], [ %297, %291 ]
  %125 = phi ptr [ %112, %118 ], [ %296, %291 ]
  %126 = phi i64 [ %111, %118 ], [ %295, %291 ]
  %127 = phi i32 [ %110, %118 ], [ %294, %291 ]
  %128 = phi i64 [ %109, %118 ], [ %293, %291 ]
  %129 = load i64, ptr %92, align 8, !tbaa !33
  %130 = load i64, ptr %25, align 8, !tbaa !34
  %131 = mul i64 %130, %122
  %132 = add i64 %131, %129
  %133 = inttoptr i64 %132 to ptr
  %134 = getelementptr inbounds i8, ptr %133, i64 536
  %135 = load i32, ptr %134, align 8, !tbaa !13
  switch i32 %135, label %141 [
    i32 2, label %291
    i32 1, label %136
  ]

136:                                              ; preds = %120
  %137 = getelementptr inbounds i8, ptr %133, i64 540
  %138 = load i32, ptr %137, align 4, !tbaa !13
  %139 = load i32, ptr %93, align 4, !tbaa !35
  %140 = icmp eq i32 %138, %139
  br i1 %140, label %291, label %141

141:                                              ; preds = %136, %120
  br i1 %30, label %151, label %142

142:                                              ; preds = %141
  %143 = load i64, ptr %0, align 8, !tbaa !36
  %144 = tail call i64 @llvm.usub.sat.i64(i64 %79, i64 %143)
  %145 = sub i64 %121, %144
  %146 = add i64 %145, -64
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %151, label %148

148:                                              ; preds = %142
  %149 = tail call i64 @llvm.readcyclecounter()
  %150 = icmp ult i64 %149, %8
  br i1 %150, label %151, label %697

151:                                              ; preds = %148, %142, %141
  %152 = phi i64 [ %121, %141 ], [ %146, %142 ], [ 4096, %148 ]
  store i64 %132, ptr %26, align 8, !tbaa !37
  %153 = load i64, ptr %94, align 8, !tbaa !38
  %154 = mul i64 %83, %122
  %155 = add i64 %153, %154
  store i64 %155, ptr %27, align 8, !tbaa !39
  store i64 %79, ptr %0, align 8, !tbaa !36
  store i32 0, ptr %134, align 8, !tbaa !13
  %156 = getelementptr inbounds i8, ptr %133, i64 528
  %157 = getelementptr inbounds i8, ptr %133, i64 524
  br label %158

158:                                              ; preds = %246, %151
  %159 = phi i64 [ %128, %151 ], [ %232, %246 ]
  %160 = phi i32 [ %127, %151 ], [ %233, %246 ]
  %161 = phi i64 [ %126, %151 ], [ %234, %246 ]
  %162 = phi ptr [ %125, %151 ], [ %235, %246 ]
  %163 = phi i64 [ %124, %151 ], [ %236, %246 ]
  %164 = load i64, ptr %156, align 8, !tbaa !40
  %165 = load i32, ptr %157, align 4, !tbaa !13
  %166 = icmp eq i64 %159, %164
  %167 = icmp eq i32 %160, %165
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %231, label %169

169:                                              ; preds = %158
  %170 = add i64 %164, 1
  %171 = and i32 %165, 1023
  %172 = zext nneg i32 %171 to i64
  %173 = shl nuw nsw i64 %172, 48
  %174 = or i64 %173, %170
  %175 = inttoptr i64 %161 to ptr
  %176 = getelementptr inbounds i8, ptr %175, i64 -8
  %177 = load i64, ptr %176, align 8, !tbaa !40
  %178 = lshr i64 %174, 2
  %179 = mul i64 %178, -7046029254386353131
  %180 = lshr i64 %179, 40
  br label %181

181:                                              ; preds = %181, %169
  %182 = phi i64 [ %180, %169 ], [ %192, %181 ]
  %183 = phi ptr [ undef, %169 ], [ %190, %181 ]
  %184 = and i64 %182, %177
  %185 = getelementptr inbounds %struct.Region, ptr %175, i64 %184
  %186 = load i64, ptr %185, align 8, !tbaa !41
  %187 = icmp ne i64 %186, %174
  %188 = icmp ne i64 %186, 0
  %189 = select i1 %188, ptr %183, ptr null
  %190 = select i1 %187, ptr %189, ptr %185
  %191 = and i1 %187, %188
  %192 = add i64 %182, 1
  br i1 %191, label %181, label %193

193:                                              ; preds = %181
  %194 = icmp eq ptr %190, null
  br i1 %194, label %195, label %223

195:                                              ; preds = %193
  %196 = load atomic i64, ptr %24 acquire, align 8
  %197 = icmp eq i64 %196, %161
  br i1 %197, label %199, label %198

198:                                              ; preds = %195
  br label %199

199:                                              ; preds = %198, %195
  %200 = phi i64 [ %159, %195 ], [ -1, %198 ]
  %201 = phi i32 [ %160, %195 ], [ 0, %198 ]
  %202 = phi i64 [ %161, %195 ], [ %196, %198 ]
  %203 = phi ptr [ %162, %195 ], [ null, %198 ]
  %204 = phi i64 [ %163, %195 ], [ 0, %198 ]
  %205 = inttoptr i64 %196 to ptr
  %206 = getelementptr inbounds i8, ptr %205, i64 -8
  %207 = load i64, ptr %206, align 8, !tbaa !40
  br label %208

208:                                              ; preds = %208, %199
  %209 = phi i64 [ %180, %199 ], [ %219, %208 ]
  %210 = phi ptr [ undef, %199 ], [ %217, %208 ]
  %211 = and i64 %209, %207
  %212 = getelementptr inbounds %struct.Region, ptr %205, i64 %211
  %213 = load i64, ptr %212, align 8, !tbaa !41
  %214 = icmp ne i64 %213, %174
  %215 = icmp ne i64 %213, 0
  %216 = select i1 %215, ptr %210, ptr null
  %217 = select i1 %214, ptr %216, ptr %212
  %218 = and i1 %214, %215
  %219 = add i64 %209, 1
  br i1 %218, label %208, label %220

220:                                              ; preds = %208
  %221 = icmp eq ptr %217, null
  br i1 %221, label %222, label %223

222:                                              ; preds = %220
  store i64 %174, ptr %15, align 8, !tbaa !40
  br label %248

223:                                              ; preds = %220, %193
  %224 = phi i64 [ %202, %220 ], [ %161, %193 ]
  %225 = phi ptr [ %217, %220 ], [ %190, %193 ]
  %226 = getelementptr inbounds i8, ptr %225, i64 8
  %227 = load i64, ptr %226, align 8, !tbaa !43
  %228 = inttoptr i64 %227 to ptr
  %229 = getelementptr inbounds i8, ptr %225, i64 16
  %230 = load i64, ptr %229, align 8, !tbaa !44
  store i64 %174, ptr %28, align 8, !tbaa !40
  br label %231

231:                                              ; preds = %223, %158
  %232 = phi i64 [ %164, %223 ], [ %159, %158 ]
  %233 = phi i32 [ %165, %223 ], [ %160, %158 ]
  %234 = phi i64 [ %224, %223 ], [ %161, %158 ]
  %235 = phi ptr [ %228, %223 ], [ %162, %158 ]
  %236 = phi i64 [ %230, %223 ], [ %163, %158 ]
  %237 = tail call i64 %235(ptr noundef %133, ptr noundef nonnull %0, i64 noundef %236) #5
  %238 = and i64 %237, 281474976710655
  store i64 %238, ptr %156, align 8, !tbaa !40
  %239 = icmp ult i64 %237, 281474976710656
  br i1 %239, label %243, label %240

240:                                              ; preds = %231
  %241 = lshr i64 %237, 48
  %242 = trunc nuw nsw i64 %241 to i32
  br label %248

243:                                              ; preds = %231
  %244 = load i64, ptr %0, align 8, !tbaa !36
  %245 = icmp ult i64 %244, 2
  br i1 %245, label %248, label %246

246:                                              ; preds = %243
  %247 = add i64 %244, -1
  store i64 %247, ptr %0, align 8, !tbaa !36
  br label %158

248:                                              ; preds = %243, %240, %222
  %249 = phi i64 [ %232, %240 ], [ %200, %222 ], [ %232, %243 ]
  %250 = phi i32 [ %233, %240 ], [ %201, %222 ], [ %233, %243 ]
  %251 = phi i64 [ %234, %240 ], [ %202, %222 ], [ %234, %243 ]
  %252 = phi ptr [ %235, %240 ], [ %203, %222 ], [ %235, %243 ]
  %253 = phi i64 [ %236, %240 ], [ %204, %222 ], [ %236, %243 ]
  %254 = phi i32 [ %242, %240 ], [ 3, %222 ], [ 3, %243 ]
  %255 = load atomic i32, ptr %29 monotonic, align 4
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %699

257:                                              ; preds = %248
  switch i32 %254, label %288 [
    i32 2, label %258
    i32 4, label %268
    i32 1, label %278
  ]

258:                                              ; preds = %257
  %259 = load i32, ptr %93, align 4, !tbaa !35
  %260 = getelementptr inbounds i8, ptr %133, i64 540
  store i32 %259, ptr %260, align 4, !tbaa !13
  store i32 1, ptr %134, align 8, !tbaa !13
  %261 = load i32, ptr %96, align 8, !tbaa !45
  %262 = add i32 %261, 1
  store i32 %262, ptr %96, align 8, !tbaa !45
  %263 = load i32, ptr %95, align 4, !tbaa !46
  %264 = icmp ult i32 %262, %263
  br i1 %264, label %291, label %265

265:                                              ; preds = %258
  store i32 0, ptr %96, align 8, !tbaa !45
  %266 = load i32, ptr %93, align 4, !tbaa !35
  %267 = add i32 %266, 1
  store i32 %267, ptr %93, align 4, !tbaa !35
  br label %291

268:                                              ; preds = %257
  store i32 1, ptr %134, align 8, !tbaa !13
  %269 = icmp eq i32 %123, 0
  br i1 %269, label %270, label %275

270:                                              ; preds = %268
  %271 = getelementptr inbounds i8, ptr %133, i64 540
  %272 = load i32, ptr %271, align 4, !tbaa !13
  %273 = load i32, ptr %93, align 4, !tbaa !35
  %274 = icmp ne i32 %272, %273
  br label %275

275:                                              ; preds = %270, %268
  %276 = phi i1 [ true, %268 ], [ %274, %270 ]
  %277 = zext i1 %276 to i32
  br label %291

278:                                              ; preds = %257
  store i32 2, ptr %134, align 8, !tbaa !13
  %279 = load i32, ptr %95, align 4, !tbaa !46
  %280 = add i32 %279, -1
  store i32 %280, ptr %95, align 4, !tbaa !46
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %291, label %282

282:                                              ; preds = %278
  %283 = load i32, ptr %96, align 8, !tbaa !45
  %284 = icmp ult i32 %283, %280
  br i1 %284, label %291, label %285

285:                                              ; preds = %282
  store i32 0, ptr %96, align 8, !tbaa !45
  %286 = load i32, ptr %93, align 4, !tbaa !35
  %287 = add i32 %286, 1
  store i32 %287, ptr %93, align 4, !tbaa !35
  br label %291

288:                                              ; preds = %257
  %289 = load i64, ptr %15, align 8, !tbaa !20
  %290 = icmp eq i64 %289, 0
  br i1 %290, label %291, label %697

291:                                              ; preds = %288, %285, %282, %278, %275, %265, %258, %136, %120
  %292 = phi i64 [ %152, %288 ], [ %152, %278 ], [ %152, %282 ], [ %152, %285 ], [ %152, %275 ], [ %152, %258 ], [ %152, %265 ], [ %121, %136 ], [ %121, %120 ]
  %293 = phi i64 [ %249, %288 ], [ %249, %278 ], [ %249, %282 ], [ %249, %285 ], [ %249, %275 ], [ %249, %258 ], [ %249, %265 ], [ %128, %136 ], [ %128, %120 ]
  %294 = phi i32 [ %250, %288 ], [ %250, %278 ], [ %250, %282 ], [ %250, %285 ], [ %250, %275 ], [ %250, %258 ], [ %250, %265 ], [ %127, %136 ], [ %127, %120 ]
  %295 = phi i64 [ %251, %288 ], [ %251, %278 ], [ %251, %282 ], [ %251, %285 ], [ %251, %275 ], [ %251, %258 ], [ %251, %265 ], [ %126, %136 ], [ %126, %120 ]
  %296 = phi ptr [ %252, %288 ], [ %252, %278 ], [ %252, %282 ], [ %252, %285 ], [ %252, %275 ], [ %252, %258 ], [ %252, %265 ], [ %125, %136 ], [ %125, %120 ]
  %297 = phi i64 [ %253, %288 ], [ %253, %278 ], [ %253, %282 ], [ %253, %285 ], [ %253, %275 ], [ %253, %258 ], [ %253, %265 ], [ %124, %136 ], [ %124, %120 ]
  %298 = phi i32 [ %123, %288 ], [ 1, %278 ], [ 1, %282 ], [ 1, %285 ], [ %277, %275 ], [ 1, %258 ], [ 1, %265 ], [ %123, %136 ], [ %123, %120 ]
  %299 = add nuw nsw i64 %122, 1
  %300 = load i32, ptr %91, align 4, !tbaa !32
  %301 = zext i32 %300 to i64
  %302 = icmp ult i64 %299, %301
  br i1 %302, label %120, label %303, !llvm.loop !47

303:                                              ; preds = %291, %108
  %304 = phi i64 [ %98, %108 ], [ %292, %291 ]
  %305 = phi i64 [ %109, %108 ], [ %293, %291 ]
  %306 = phi i32 [ %110, %108 ], [ %294, %291 ]
  %307 = phi i64 [ %111, %108 ], [ %295, %291 ]
  %308 = phi ptr [ %112, %108 ], [ %296, %291 ]
  %309 = phi i64 [ %113, %108 ], [ %297, %291 ]
  %310 = phi i32 [ %104, %108 ], [ %298, %291 ]
  store i64 0, ptr %87, align 8, !tbaa !31
  %311 = load i32, ptr %95, align 4, !tbaa !46
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %315, label %313

313:                                              ; preds = %303
  %314 = icmp eq i32 %310, 0
  br i1 %314, label %316, label %97

315:                                              ; preds = %303
  store i32 0, ptr %74, align 8, !tbaa !24
  br label %329

316:                                              ; preds = %313
  %317 = load i64, ptr %18, align 8, !tbaa !23
  %318 = load i64, ptr %17, align 8, !tbaa !22
  br label %319

319:                                              ; preds = %316, %68
  %320 = phi i64 [ %69, %68 ], [ %318, %316 ]
  %321 = phi i64 [ %70, %68 ], [ %317, %316 ]
  %322 = phi i64 [ %73, %68 ], [ %304, %316 ]
  %323 = phi i32 [ %71, %68 ], [ %78, %316 ]
  %324 = add i64 %321, 1
  %325 = icmp eq i64 %324, %320
  %326 = select i1 %325, i64 0, i64 %324
  store i64 %326, ptr %18, align 8, !tbaa !23
  %327 = add nuw i64 %72, 1
  %328 = icmp ult i64 %327, %320
  br i1 %328, label %68, label %329, !llvm.loop !48

329:                                              ; preds = %319, %61, %315
  %330 = phi i32 [ %71, %315 ], [ 0, %61 ], [ %323, %319 ]
  %331 = phi i1 [ true, %315 ], [ false, %61 ], [ false, %319 ]
  %332 = phi i64 [ %304, %315 ], [ %62, %61 ], [ %322, %319 ]
  store i64 0, ptr %16, align 8, !tbaa !21
  %333 = load atomic i32, ptr %29 monotonic, align 4
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %335, label %699

335:                                              ; preds = %329
  %336 = load i64, ptr %12, align 8, !tbaa !19
  %337 = inttoptr i64 %336 to ptr
  %338 = load i64, ptr %17, align 8, !tbaa !22
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %672, label %343

340:                                              ; preds = %343
  %341 = add nuw i64 %344, 1
  %342 = icmp eq i64 %341, %338
  br i1 %342, label %672, label %343, !llvm.loop !49

343:                                              ; preds = %335, %340
  %344 = phi i64 [ %341, %340 ], [ 0, %335 ]
  %345 = getelementptr inbounds %struct.Group, ptr %337, i64 %344
  %346 = load i32, ptr %345, align 8, !tbaa !24
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %340

348:                                              ; preds = %343
  %349 = load i64, ptr %31, align 8, !tbaa !50
  %350 = load i64, ptr %32, align 8, !tbaa !51
  %351 = icmp eq i64 %349, %350
  br i1 %351, label %352, label %361

352:                                              ; preds = %348
  %353 = load i64, ptr %34, align 8, !tbaa !52
  %354 = atomicrmw add ptr %33, i64 %353 acq_rel, align 8
  %355 = load i64, ptr %11, align 8, !tbaa !53
  %356 = icmp ult i64 %354, %355
  br i1 %356, label %357, label %672

357:                                              ; preds = %352
  %358 = load i64, ptr %34, align 8, !tbaa !52
  %359 = add i64 %358, %354
  %360 = tail call i64 @llvm.umin.i64(i64 %359, i64 %355)
  store i64 %360, ptr %32, align 8, !tbaa !51
  br label %361

361:                                              ; preds = %357, %348
  %362 = phi i64 [ %354, %357 ], [ %349, %348 ]
  %363 = add i64 %362, 1
  store i64 %363, ptr %31, align 8, !tbaa !50
  %364 = getelementptr inbounds i8, ptr %345, i64 24
  %365 = load i32, ptr %35, align 4, !tbaa !13
  %366 = zext i32 %365 to i64
  %367 = urem i64 %362, %366
  %368 = trunc nuw i64 %367 to i32
  store i32 %368, ptr %364, align 4, !tbaa !13
  %369 = load i32, ptr %35, align 4, !tbaa !13
  %370 = zext i32 %369 to i64
  %371 = udiv i64 %362, %370
  %372 = load i32, ptr %36, align 4, !tbaa !13
  %373 = load i32, ptr %37, align 4, !tbaa !13
  %374 = mul i32 %372, %368
  %375 = sub i32 %373, %374
  %376 = tail call noundef i32 @llvm.umin.i32(i32 %372, i32 %375)
  %377 = load i32, ptr %38, align 4, !tbaa !13
  %378 = zext i32 %377 to i64
  %379 = urem i64 %371, %378
  %380 = trunc nuw i64 %379 to i32
  %381 = getelementptr inbounds i8, ptr %345, i64 28
  store i32 %380, ptr %381, align 4, !tbaa !13
  %382 = load i32, ptr %38, align 4, !tbaa !13
  %383 = zext i32 %382 to i64
  %384 = udiv i64 %371, %383
  %385 = load i32, ptr %39, align 4, !tbaa !13
  %386 = load i32, ptr %40, align 4, !tbaa !13
  %387 = mul i32 %385, %380
  %388 = sub i32 %386, %387
  %389 = tail call noundef i32 @llvm.umin.i32(i32 %385, i32 %388)
  %390 = load i32, ptr %41, align 4, !tbaa !13
  %391 = zext i32 %390 to i64
  %392 = urem i64 %384, %391
  %393 = trunc nuw i64 %392 to i32
  %394 = getelementptr inbounds i8, ptr %345, i64 32
  store i32 %393, ptr %394, align 4, !tbaa !13
  %395 = load i32, ptr %42, align 4, !tbaa !13
  %396 = load i32, ptr %43, align 4, !tbaa !13
  %397 = mul i32 %395, %393
  %398 = sub i32 %396, %397
  %399 = tail call noundef i32 @llvm.umin.i32(i32 %395, i32 %398)
  %400 = zext i32 %376 to i64
  %401 = zext i32 %389 to i64
  %402 = mul nuw i64 %401, %400
  %403 = zext i32 %399 to i64
  %404 = mul i64 %402, %403
  %405 = load i32, ptr %21, align 4, !tbaa !3
  %406 = zext i32 %405 to i64
  %407 = add nsw i64 %406, -1
  %408 = add i64 %407, %404
  %409 = udiv i64 %408, %406
  %410 = trunc i64 %409 to i32
  %411 = getelementptr inbounds i8, ptr %345, i64 4
  store i32 %410, ptr %411, align 4, !tbaa !46
  %412 = getelementptr inbounds i8, ptr %345, i64 36
  store i32 %410, ptr %412, align 4, !tbaa !32
  %413 = getelementptr inbounds i8, ptr %345, i64 64
  store i64 0, ptr %413, align 8, !tbaa !31
  %414 = getelementptr inbounds i8, ptr %345, i64 12
  store i32 0, ptr %414, align 4, !tbaa !35
  %415 = getelementptr inbounds i8, ptr %345, i64 8
  store i32 0, ptr %415, align 8, !tbaa !45
  %416 = getelementptr inbounds i8, ptr %345, i64 16
  store i64 %362, ptr %416, align 8, !tbaa !54
  store i32 1, ptr %345, align 8, !tbaa !24
  %417 = load i32, ptr %36, align 4, !tbaa !13
  %418 = icmp eq i32 %376, %417
  br i1 %418, label %419, label %425

419:                                              ; preds = %361
  %420 = load i32, ptr %39, align 4, !tbaa !13
  %421 = icmp eq i32 %389, %420
  br i1 %421, label %422, label %425

422:                                              ; preds = %419
  %423 = load i32, ptr %42, align 4, !tbaa !13
  %424 = icmp ne i32 %399, %423
  br label %425

425:                                              ; preds = %422, %419, %361
  %426 = phi i1 [ true, %419 ], [ true, %361 ], [ %424, %422 ]
  %427 = icmp eq i32 %410, 0
  br i1 %427, label %673, label %428

428:                                              ; preds = %425
  %429 = getelementptr inbounds i8, ptr %345, i64 40
  br label %430

430:                                              ; preds = %642, %428
  %431 = phi i64 [ 0, %428 ], [ %668, %642 ]
  %432 = load i64, ptr %429, align 8, !tbaa !33
  %433 = load i64, ptr %25, align 8, !tbaa !34
  %434 = mul i64 %433, %431
  %435 = add i64 %434, %432
  %436 = inttoptr i64 %435 to ptr
  %437 = load i32, ptr %21, align 4, !tbaa !3
  %438 = zext i32 %437 to i64
  %439 = load i32, ptr %44, align 8, !tbaa !9
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %441, label %444

441:                                              ; preds = %430
  %442 = load i32, ptr %45, align 4, !tbaa !10
  %443 = zext i32 %442 to i64
  br label %444

444:                                              ; preds = %441, %430
  %445 = phi i64 [ %443, %441 ], [ 1, %430 ]
  %446 = mul nuw i64 %445, %438
  %447 = load i64, ptr %46, align 8, !tbaa !55
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %466, label %449

449:                                              ; preds = %444
  %450 = and i64 %447, 3
  %451 = icmp ult i64 %447, 4
  br i1 %451, label %454, label %452

452:                                              ; preds = %449
  %453 = and i64 %447, -4
  br label %471

454:                                              ; preds = %471, %449
  %455 = phi i64 [ 0, %449 ], [ %489, %471 ]
  %456 = icmp eq i64 %450, 0
  br i1 %456, label %466, label %457

457:                                              ; preds = %454, %457
  %458 = phi i64 [ %463, %457 ], [ %455, %454 ]
  %459 = phi i64 [ %464, %457 ], [ 0, %454 ]
  %460 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %458
  %461 = load i32, ptr %460, align 4, !tbaa !13
  %462 = getelementptr inbounds [128 x i32], ptr %436, i64 0, i64 %458
  store i32 %461, ptr %462, align 4, !tbaa !13
  %463 = add nuw i64 %458, 1
  %464 = add i64 %459, 1
  %465 = icmp eq i64 %464, %450
  br i1 %465, label %466, label %457, !llvm.loop !56

466:                                              ; preds = %454, %457, %444
  %467 = getelementptr inbounds i8, ptr %436, i64 468
  store i32 0, ptr %467, align 4, !tbaa !13
  %468 = getelementptr inbounds i8, ptr %436, i64 460
  store i32 0, ptr %468, align 4, !tbaa !13
  %469 = load i64, ptr %48, align 8, !tbaa !58
  %470 = icmp eq i64 %469, -1
  br i1 %470, label %504, label %492

471:                                              ; preds = %471, %452
  %472 = phi i64 [ 0, %452 ], [ %489, %471 ]
  %473 = phi i64 [ 0, %452 ], [ %490, %471 ]
  %474 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %472
  %475 = load i32, ptr %474, align 4, !tbaa !13
  %476 = getelementptr inbounds [128 x i32], ptr %436, i64 0, i64 %472
  store i32 %475, ptr %476, align 4, !tbaa !13
  %477 = or disjoint i64 %472, 1
  %478 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %477
  %479 = load i32, ptr %478, align 4, !tbaa !13
  %480 = getelementptr inbounds [128 x i32], ptr %436, i64 0, i64 %477
  store i32 %479, ptr %480, align 4, !tbaa !13
  %481 = or disjoint i64 %472, 2
  %482 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %481
  %483 = load i32, ptr %482, align 4, !tbaa !13
  %484 = getelementptr inbounds [128 x i32], ptr %436, i64 0, i64 %481
  store i32 %483, ptr %484, align 4, !tbaa !13
  %485 = or disjoint i64 %472, 3
  %486 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %485
  %487 = load i32, ptr %486, align 4, !tbaa !13
  %488 = getelementptr inbounds [128 x i32], ptr %436, i64 0, i64 %485
  store i32 %487, ptr %488, align 4, !tbaa !13
  %489 = add nuw i64 %472, 4
  %490 = add i64 %473, 4
  %491 = icmp eq i64 %490, %453
  br i1 %491, label %454, label %471, !llvm.loop !60

492:                                              ; preds = %466
  %493 = load i32, ptr %364, align 4, !tbaa !13
  %494 = getelementptr inbounds [128 x i32], ptr %436, i64 0, i64 %469
  %495 = load i32, ptr %494, align 4, !tbaa !13
  %496 = load i32, ptr %49, align 4, !tbaa !61
  %497 = load i32, ptr %50, align 8, !tbaa !62
  %498 = shl i32 %496, %497
  %499 = xor i32 %498, -1
  %500 = and i32 %495, %499
  %501 = and i32 %496, %493
  %502 = shl i32 %501, %497
  %503 = or i32 %500, %502
  store i32 %503, ptr %494, align 4, !tbaa !13
  br label %504

504:                                              ; preds = %492, %466
  %505 = load i64, ptr %51, align 8, !tbaa !58
  %506 = icmp eq i64 %505, -1
  br i1 %506, label %519, label %507

507:                                              ; preds = %504
  %508 = load i32, ptr %381, align 4, !tbaa !13
  %509 = getelementptr inbounds [128 x i32], ptr %436, i64 0, i64 %505
  %510 = load i32, ptr %509, align 4, !tbaa !13
  %511 = load i32, ptr %52, align 4, !tbaa !61
  %512 = load i32, ptr %53, align 8, !tbaa !62
  %513 = shl i32 %511, %512
  %514 = xor i32 %513, -1
  %515 = and i32 %510, %514
  %516 = and i32 %511, %508
  %517 = shl i32 %516, %512
  %518 = or i32 %515, %517
  store i32 %518, ptr %509, align 4, !tbaa !13
  br label %519

519:                                              ; preds = %507, %504
  %520 = load i64, ptr %54, align 8, !tbaa !58
  %521 = icmp eq i64 %520, -1
  br i1 %521, label %534, label %522

522:                                              ; preds = %519
  %523 = load i32, ptr %394, align 4, !tbaa !13
  %524 = getelementptr inbounds [128 x i32], ptr %436, i64 0, i64 %520
  %525 = load i32, ptr %524, align 4, !tbaa !13
  %526 = load i32, ptr %55, align 4, !tbaa !61
  %527 = load i32, ptr %56, align 8, !tbaa !62
  %528 = shl i32 %526, %527
  %529 = xor i32 %528, -1
  %530 = and i32 %525, %529
  %531 = and i32 %526, %523
  %532 = shl i32 %531, %527
  %533 = or i32 %530, %532
  store i32 %533, ptr %524, align 4, !tbaa !13
  br label %534

534:                                              ; preds = %522, %519
  br i1 %426, label %570, label %535

535:                                              ; preds = %534
  %536 = load i64, ptr %57, align 8, !tbaa !12
  %537 = inttoptr i64 %536 to ptr
  %538 = mul i64 %446, %431
  %539 = getelementptr i32, ptr %537, i64 %538
  %540 = icmp ult i64 %446, 2
  br i1 %540, label %642, label %541

541:                                              ; preds = %535
  %542 = lshr i64 %446, 1
  %543 = getelementptr inbounds i8, ptr %436, i64 576
  %544 = add nsw i64 %542, -1
  %545 = and i64 %542, 3
  %546 = icmp ult i64 %544, 3
  br i1 %546, label %630, label %547

547:                                              ; preds = %541
  %548 = and i64 %542, 9223372036854775804
  br label %549

549:                                              ; preds = %549, %547
  %550 = phi i64 [ 0, %547 ], [ %567, %549 ]
  %551 = phi i64 [ 0, %547 ], [ %568, %549 ]
  %552 = getelementptr inbounds i64, ptr %539, i64 %550
  %553 = load i64, ptr %552, align 8, !tbaa !40
  %554 = getelementptr inbounds i64, ptr %543, i64 %550
  store i64 %553, ptr %554, align 8, !tbaa !40
  %555 = or disjoint i64 %550, 1
  %556 = getelementptr inbounds i64, ptr %539, i64 %555
  %557 = load i64, ptr %556, align 8, !tbaa !40
  %558 = getelementptr inbounds i64, ptr %543, i64 %555
  store i64 %557, ptr %558, align 8, !tbaa !40
  %559 = or disjoint i64 %550, 2
  %560 = getelementptr inbounds i64, ptr %539, i64 %559
  %561 = load i64, ptr %560, align 8, !tbaa !40
  %562 = getelementptr inbounds i64, ptr %543, i64 %559
  store i64 %561, ptr %562, align 8, !tbaa !40
  %563 = or disjoint i64 %550, 3
  %564 = getelementptr inbounds i64, ptr %539, i64 %563
  %565 = load i64, ptr %564, align 8, !tbaa !40
  %566 = getelementptr inbounds i64, ptr %543, i64 %563
  store i64 %565, ptr %566, align 8, !tbaa !40
  %567 = add nuw nsw i64 %550, 4
  %568 = add i64 %551, 4
  %569 = icmp eq i64 %568, %548
  br i1 %569, label %630, label %549, !llvm.loop !63

570:                                              ; preds = %534
  %571 = getelementptr inbounds i8, ptr %436, i64 576
  %572 = load i32, ptr %21, align 4, !tbaa !3
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %642, label %574

574:                                              ; preds = %570
  %575 = zext i32 %572 to i64
  %576 = mul nuw i64 %431, %575
  %577 = udiv i64 %576, %400
  %578 = udiv i64 %577, %401
  %579 = trunc i64 %578 to i32
  %580 = urem i64 %577, %401
  %581 = trunc nuw i64 %580 to i32
  %582 = urem i64 %576, %400
  %583 = trunc nuw i64 %582 to i32
  %584 = shl i32 %572, 1
  br label %585

585:                                              ; preds = %624, %574
  %586 = phi i64 [ 0, %574 ], [ %628, %624 ]
  %587 = phi i32 [ %579, %574 ], [ %627, %624 ]
  %588 = phi i32 [ %581, %574 ], [ %626, %624 ]
  %589 = phi i32 [ %583, %574 ], [ %625, %624 ]
  %590 = load i32, ptr %44, align 8, !tbaa !9
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %597, label %592

592:                                              ; preds = %585
  %593 = shl i32 %588, 10
  %594 = shl i32 %587, 20
  %595 = or i32 %593, %594
  %596 = or i32 %595, %589
  br label %611

597:                                              ; preds = %585
  %598 = getelementptr inbounds i32, ptr %571, i64 %586
  store i32 %589, ptr %598, align 4, !tbaa !13
  %599 = load i32, ptr %45, align 4, !tbaa !10
  %600 = icmp ugt i32 %599, 1
  br i1 %600, label %601, label %615

601:                                              ; preds = %597
  %602 = trunc nuw i64 %586 to i32
  %603 = add i32 %572, %602
  %604 = zext i32 %603 to i64
  %605 = getelementptr inbounds i32, ptr %571, i64 %604
  store i32 %588, ptr %605, align 4, !tbaa !13
  %606 = load i32, ptr %45, align 4, !tbaa !10
  %607 = icmp ugt i32 %606, 2
  br i1 %607, label %608, label %615

608:                                              ; preds = %601
  %609 = add i32 %584, %602
  %610 = zext i32 %609 to i64
  br label %611

611:                                              ; preds = %608, %592
  %612 = phi i64 [ %610, %608 ], [ %586, %592 ]
  %613 = phi i32 [ %587, %608 ], [ %596, %592 ]
  %614 = getelementptr inbounds i32, ptr %571, i64 %612
  store i32 %613, ptr %614, align 4, !tbaa !13
  br label %615

615:                                              ; preds = %611, %601, %597
  %616 = add i32 %589, 1
  %617 = icmp ult i32 %616, %376
  br i1 %617, label %624, label %618

618:                                              ; preds = %615
  %619 = add i32 %588, 1
  %620 = icmp uge i32 %619, %389
  %621 = select i1 %620, i32 0, i32 %619
  %622 = zext i1 %620 to i32
  %623 = add i32 %587, %622
  br label %624

624:                                              ; preds = %618, %615
  %625 = phi i32 [ %616, %615 ], [ 0, %618 ]
  %626 = phi i32 [ %588, %615 ], [ %621, %618 ]
  %627 = phi i32 [ %587, %615 ], [ %623, %618 ]
  %628 = add nuw nsw i64 %586, 1
  %629 = icmp eq i64 %628, %575
  br i1 %629, label %642, label %585, !llvm.loop !14

630:                                              ; preds = %549, %541
  %631 = phi i64 [ 0, %541 ], [ %567, %549 ]
  %632 = icmp eq i64 %545, 0
  br i1 %632, label %642, label %633

633:                                              ; preds = %630, %633
  %634 = phi i64 [ %639, %633 ], [ %631, %630 ]
  %635 = phi i64 [ %640, %633 ], [ 0, %630 ]
  %636 = getelementptr inbounds i64, ptr %539, i64 %634
  %637 = load i64, ptr %636, align 8, !tbaa !40
  %638 = getelementptr inbounds i64, ptr %543, i64 %634
  store i64 %637, ptr %638, align 8, !tbaa !40
  %639 = add nuw nsw i64 %634, 1
  %640 = add i64 %635, 1
  %641 = icmp eq i64 %640, %545
  br i1 %641, label %642, label %633, !llvm.loop !64

642:                                              ; preds = %630, %633, %624, %570, %535
  %643 = mul nuw i64 %431, %438
  %644 = sub i64 %404, %643
  %645 = icmp ult i64 %644, %438
  %646 = sub i32 64, %437
  %647 = zext nneg i32 %646 to i64
  %648 = lshr i64 -1, %647
  %649 = shl nsw i64 -1, %644
  %650 = xor i64 %649, -1
  %651 = select i1 %645, i64 %650, i64 %648
  %652 = trunc i64 %651 to i32
  %653 = getelementptr inbounds i8, ptr %436, i64 504
  store i32 %652, ptr %653, align 8, !tbaa !13
  %654 = lshr i64 %651, 32
  %655 = trunc nuw i64 %654 to i32
  %656 = getelementptr inbounds i8, ptr %436, i64 508
  store i32 %655, ptr %656, align 4, !tbaa !13
  %657 = getelementptr inbounds i8, ptr %436, i64 512
  %658 = getelementptr inbounds i8, ptr %436, i64 516
  store i32 0, ptr %658, align 4, !tbaa !13
  store i32 0, ptr %657, align 8, !tbaa !13
  %659 = load i32, ptr %58, align 8, !tbaa !65
  %660 = getelementptr inbounds i8, ptr %436, i64 524
  store i32 %659, ptr %660, align 4, !tbaa !13
  %661 = load i64, ptr %59, align 8, !tbaa !66
  %662 = getelementptr inbounds i8, ptr %436, i64 528
  store i64 %661, ptr %662, align 8, !tbaa !40
  %663 = getelementptr inbounds i8, ptr %436, i64 544
  %664 = trunc nuw i64 %431 to i32
  store i32 %664, ptr %663, align 8, !tbaa !13
  %665 = getelementptr inbounds i8, ptr %436, i64 548
  store i32 0, ptr %665, align 4, !tbaa !13
  %666 = getelementptr inbounds i8, ptr %436, i64 552
  store i64 0, ptr %666, align 8, !tbaa !40
  %667 = getelementptr inbounds i8, ptr %436, i64 536
  store i32 0, ptr %667, align 8, !tbaa !13
  %668 = add nuw nsw i64 %431, 1
  %669 = load i32, ptr %412, align 4, !tbaa !32
  %670 = zext i32 %669 to i64
  %671 = icmp ult i64 %668, %670
  br i1 %671, label %430, label %673, !llvm.loop !67

672:                                              ; preds = %340, %335, %352
  br i1 %331, label %673, label %674

673:                                              ; preds = %642, %425, %672
  store i32 0, ptr %60, align 4, !tbaa !68
  br label %688

674:                                              ; preds = %672
  %675 = icmp eq i32 %330, 0
  br i1 %675, label %699, label %676

676:                                              ; preds = %674
  %677 = load i32, ptr %60, align 4, !tbaa !68
  %678 = add i32 %677, 1
  store i32 %678, ptr %60, align 4, !tbaa !68
  %679 = icmp eq i32 %678, 16
  br i1 %679, label %680, label %688

680:                                              ; preds = %676
  %681 = load i64, ptr %31, align 8, !tbaa !50
  %682 = load i64, ptr %32, align 8, !tbaa !51
  %683 = icmp ult i64 %681, %682
  br i1 %683, label %699, label %684

684:                                              ; preds = %680
  %685 = load atomic i64, ptr %33 acquire, align 8
  %686 = load i64, ptr %11, align 8, !tbaa !53
  %687 = icmp ult i64 %685, %686
  br i1 %687, label %699, label %688

688:                                              ; preds = %684, %676, %673
  br i1 %30, label %692, label %689

689:                                              ; preds = %688
  %690 = add i64 %332, -64
  %691 = icmp sgt i64 %690, 0
  br i1 %691, label %692, label %694

692:                                              ; preds = %689, %688, %694
  %693 = phi i64 [ 4096, %694 ], [ %690, %689 ], [ %332, %688 ]
  br label %61

694:                                              ; preds = %689
  %695 = tail call i64 @llvm.readcyclecounter()
  %696 = icmp ult i64 %695, %8
  br i1 %696, label %692, label %699

697:                                              ; preds = %288, %148
  %698 = phi i32 [ 4, %148 ], [ 1, %288 ]
  store i64 %122, ptr %87, align 8, !tbaa !31
  store i64 %72, ptr %16, align 8, !tbaa !21
  br label %699

699:                                              ; preds = %680, %329, %674, %684, %694, %248, %697
  %700 = phi i32 [ %698, %697 ], [ 2, %248 ], [ 3, %680 ], [ 2, %329 ], [ 0, %674 ], [ 3, %684 ], [ 4, %694 ]
  ret i32 %700
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !6, i64 720, !5, i64 784, !6, i64 792}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 136}
!10 = !{!4, !8, i64 140}
!11 = !{!4, !8, i64 48}
!12 = !{!4, !5, i64 680}
!13 = !{!8, !8, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!18, !5, i64 48}
!18 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784}
!19 = !{!18, !5, i64 96}
!20 = !{!18, !5, i64 80}
!21 = !{!18, !5, i64 131768}
!22 = !{!18, !5, i64 88}
!23 = !{!18, !5, i64 104}
!24 = !{!25, !8, i64 0}
!25 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!26 = !{!4, !5, i64 688}
!27 = !{!4, !5, i64 80}
!28 = !{!18, !5, i64 56}
!29 = !{!25, !5, i64 48}
!30 = !{!18, !5, i64 8}
!31 = !{!25, !5, i64 64}
!32 = !{!25, !8, i64 36}
!33 = !{!25, !5, i64 40}
!34 = !{!4, !5, i64 56}
!35 = !{!25, !8, i64 12}
!36 = !{!18, !5, i64 0}
!37 = !{!18, !5, i64 64}
!38 = !{!25, !5, i64 56}
!39 = !{!18, !5, i64 24}
!40 = !{!5, !5, i64 0}
!41 = !{!42, !5, i64 0}
!42 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!43 = !{!42, !5, i64 8}
!44 = !{!42, !5, i64 16}
!45 = !{!25, !8, i64 8}
!46 = !{!25, !8, i64 4}
!47 = distinct !{!47, !15}
!48 = distinct !{!48, !15}
!49 = distinct !{!49, !15}
!50 = !{!18, !5, i64 131776}
!51 = !{!18, !5, i64 131784}
!52 = !{!4, !5, i64 704}
!53 = !{!4, !5, i64 0}
!54 = !{!25, !5, i64 16}
!55 = !{!4, !5, i64 672}
!56 = distinct !{!56, !57}
!57 = !{!"llvm.loop.unroll.disable"}
!58 = !{!59, !5, i64 0}
!59 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!60 = distinct !{!60, !15}
!61 = !{!59, !8, i64 12}
!62 = !{!59, !8, i64 8}
!63 = distinct !{!63, !15}
!64 = distinct !{!64, !57}
!65 = !{!4, !8, i64 144}
!66 = !{!4, !5, i64 64}
!67 = distinct !{!67, !15}
!68 = !{!18, !8, i64 164}
