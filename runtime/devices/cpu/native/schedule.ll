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

; Function Attrs: nounwind
define noundef i32 @hk_work(ptr noundef %0, i64 noundef %1) local_unnamed_addr #1 {
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
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %11, i64 56
  %22 = icmp eq i64 %8, -1
  %23 = getelementptr inbounds i8, ptr %0, i64 64
  %24 = getelementptr inbounds i8, ptr %11, i64 80
  %25 = getelementptr inbounds i8, ptr %11, i64 44
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  %27 = getelementptr inbounds i8, ptr %11, i64 688
  %28 = getelementptr inbounds i8, ptr %11, i64 152
  %29 = getelementptr inbounds i8, ptr %0, i64 176
  %30 = getelementptr inbounds i8, ptr %11, i64 148
  %31 = getelementptr inbounds i8, ptr %11, i64 768
  %32 = getelementptr inbounds i8, ptr %11, i64 8
  %33 = getelementptr inbounds i8, ptr %11, i64 20
  %34 = getelementptr inbounds i8, ptr %11, i64 32
  %35 = getelementptr inbounds i8, ptr %11, i64 12
  %36 = getelementptr inbounds i8, ptr %11, i64 24
  %37 = getelementptr inbounds i8, ptr %11, i64 36
  %38 = getelementptr inbounds i8, ptr %11, i64 16
  %39 = getelementptr inbounds i8, ptr %11, i64 28
  %40 = getelementptr inbounds i8, ptr %11, i64 40
  %41 = getelementptr inbounds i8, ptr %11, i64 136
  %42 = getelementptr inbounds i8, ptr %11, i64 140
  %43 = getelementptr inbounds i8, ptr %11, i64 672
  %44 = getelementptr i8, ptr %11, i64 160
  %45 = getelementptr inbounds i8, ptr %11, i64 88
  %46 = getelementptr inbounds i8, ptr %11, i64 100
  %47 = getelementptr inbounds i8, ptr %11, i64 96
  %48 = getelementptr inbounds i8, ptr %11, i64 104
  %49 = getelementptr inbounds i8, ptr %11, i64 116
  %50 = getelementptr inbounds i8, ptr %11, i64 112
  %51 = getelementptr inbounds i8, ptr %11, i64 120
  %52 = getelementptr inbounds i8, ptr %11, i64 132
  %53 = getelementptr inbounds i8, ptr %11, i64 128
  %54 = getelementptr inbounds i8, ptr %11, i64 680
  %55 = getelementptr inbounds i8, ptr %11, i64 144
  %56 = getelementptr inbounds i8, ptr %11, i64 64
  %57 = getelementptr inbounds i8, ptr %0, i64 164
  br label %58

58:                                               ; preds = %585, %7
  %59 = load i64, ptr %16, align 8, !tbaa !21
  %60 = load i64, ptr %17, align 8, !tbaa !22
  %61 = icmp ult i64 %59, %60
  br i1 %61, label %62, label %242

62:                                               ; preds = %58
  %63 = load i64, ptr %18, align 8, !tbaa !23
  br label %64

64:                                               ; preds = %62, %233
  %65 = phi i64 [ %234, %233 ], [ %60, %62 ]
  %66 = phi i64 [ %239, %233 ], [ %63, %62 ]
  %67 = phi i32 [ %236, %233 ], [ 0, %62 ]
  %68 = phi i64 [ %240, %233 ], [ %59, %62 ]
  %69 = getelementptr inbounds %struct.Group, ptr %14, i64 %66
  %70 = load i32, ptr %69, align 8, !tbaa !24
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %233, label %72

72:                                               ; preds = %64
  %73 = add i32 %67, 1
  %74 = ptrtoint ptr %69 to i64
  store i64 %74, ptr %19, align 8, !tbaa !26
  %75 = getelementptr inbounds i8, ptr %69, i64 48
  %76 = load i64, ptr %75, align 8, !tbaa !27
  store i64 %76, ptr %20, align 8, !tbaa !28
  %77 = getelementptr inbounds i8, ptr %69, i64 64
  %78 = load i64, ptr %77, align 8, !tbaa !29
  %79 = icmp ne i64 %78, 0
  %80 = zext i1 %79 to i32
  %81 = getelementptr inbounds i8, ptr %69, i64 36
  %82 = getelementptr inbounds i8, ptr %69, i64 40
  %83 = getelementptr inbounds i8, ptr %69, i64 12
  %84 = getelementptr inbounds i8, ptr %69, i64 56
  %85 = getelementptr inbounds i8, ptr %69, i64 8
  %86 = getelementptr inbounds i8, ptr %69, i64 4
  %87 = load i32, ptr %81, align 4, !tbaa !30
  %88 = trunc i64 %78 to i32
  br label %89

89:                                               ; preds = %227, %72
  %90 = phi i32 [ %87, %72 ], [ %223, %227 ]
  %91 = phi i32 [ %88, %72 ], [ 0, %227 ]
  %92 = phi i32 [ %80, %72 ], [ 0, %227 ]
  %93 = icmp ugt i32 %90, %91
  br i1 %93, label %94, label %222

94:                                               ; preds = %89
  %95 = zext i32 %91 to i64
  br label %96

96:                                               ; preds = %216, %94
  %97 = phi i64 [ %95, %94 ], [ %218, %216 ]
  %98 = phi i32 [ %92, %94 ], [ %217, %216 ]
  %99 = load i64, ptr %82, align 8, !tbaa !31
  %100 = load i64, ptr %21, align 8, !tbaa !32
  %101 = mul i64 %100, %97
  %102 = add i64 %101, %99
  %103 = inttoptr i64 %102 to ptr
  %104 = getelementptr inbounds i8, ptr %103, i64 536
  %105 = load i32, ptr %104, align 8, !tbaa !13
  switch i32 %105, label %216 [
    i32 1, label %106
    i32 0, label %112
  ]

106:                                              ; preds = %96
  %107 = getelementptr inbounds i8, ptr %103, i64 540
  %108 = load i32, ptr %107, align 4, !tbaa !13
  %109 = load i32, ptr %83, align 4, !tbaa !33
  %110 = icmp eq i32 %108, %109
  br i1 %110, label %216, label %111

111:                                              ; preds = %106
  store i32 0, ptr %104, align 8, !tbaa !13
  br label %112

112:                                              ; preds = %111, %96
  br i1 %22, label %116, label %113

113:                                              ; preds = %112
  %114 = tail call i64 @llvm.readcyclecounter()
  %115 = icmp ult i64 %114, %8
  br i1 %115, label %116, label %589

116:                                              ; preds = %113, %112
  store i64 %102, ptr %23, align 8, !tbaa !34
  %117 = load i64, ptr %84, align 8, !tbaa !35
  %118 = load i64, ptr %24, align 8, !tbaa !36
  %119 = mul i64 %118, %97
  %120 = load i32, ptr %25, align 4, !tbaa !3
  %121 = zext i32 %120 to i64
  %122 = mul i64 %119, %121
  %123 = add i64 %122, %117
  store i64 %123, ptr %26, align 8, !tbaa !37
  %124 = load i64, ptr %27, align 8, !tbaa !38
  store i64 %124, ptr %0, align 8, !tbaa !39
  %125 = getelementptr inbounds i8, ptr %103, i64 528
  %126 = load i64, ptr %125, align 8, !tbaa !40
  %127 = getelementptr inbounds i8, ptr %103, i64 524
  br label %128

128:                                              ; preds = %173, %116
  %129 = phi i64 [ %126, %116 ], [ %165, %173 ]
  %130 = add i64 %129, 1
  %131 = load i32, ptr %127, align 4, !tbaa !13
  %132 = and i32 %131, 1023
  %133 = zext nneg i32 %132 to i64
  %134 = shl nuw nsw i64 %133, 48
  %135 = or i64 %134, %130
  %136 = load atomic i64, ptr %28 acquire, align 8
  %137 = inttoptr i64 %136 to ptr
  %138 = getelementptr inbounds i8, ptr %137, i64 -8
  %139 = load i64, ptr %138, align 8, !tbaa !40
  %140 = lshr i64 %135, 2
  %141 = mul i64 %140, -7046029254386353131
  %142 = lshr i64 %141, 40
  br label %143

143:                                              ; preds = %143, %128
  %144 = phi i64 [ %142, %128 ], [ %154, %143 ]
  %145 = phi ptr [ undef, %128 ], [ %152, %143 ]
  %146 = and i64 %144, %139
  %147 = getelementptr inbounds %struct.Region, ptr %137, i64 %146
  %148 = load i64, ptr %147, align 8, !tbaa !41
  %149 = icmp ne i64 %148, %135
  %150 = icmp ne i64 %148, 0
  %151 = select i1 %150, ptr %145, ptr null
  %152 = select i1 %149, ptr %151, ptr %147
  %153 = and i1 %149, %150
  %154 = add i64 %144, 1
  br i1 %153, label %143, label %155

155:                                              ; preds = %143
  %156 = icmp eq ptr %152, null
  br i1 %156, label %157, label %158

157:                                              ; preds = %155
  store i64 %129, ptr %125, align 8, !tbaa !40
  store i64 %135, ptr %15, align 8, !tbaa !20
  br label %178

158:                                              ; preds = %155
  store i64 %135, ptr %29, align 8, !tbaa !43
  %159 = getelementptr inbounds i8, ptr %152, i64 8
  %160 = load i64, ptr %159, align 8, !tbaa !44
  %161 = inttoptr i64 %160 to ptr
  %162 = getelementptr inbounds i8, ptr %152, i64 16
  %163 = load i64, ptr %162, align 8, !tbaa !45
  %164 = tail call i64 %161(ptr noundef %103, ptr noundef nonnull %0, i64 noundef %163) #4
  %165 = and i64 %164, 281474976710655
  %166 = icmp ult i64 %164, 281474976710656
  br i1 %166, label %170, label %167

167:                                              ; preds = %158
  %168 = lshr i64 %164, 48
  %169 = trunc nuw nsw i64 %168 to i32
  br label %175

170:                                              ; preds = %158
  %171 = load i64, ptr %0, align 8, !tbaa !39
  %172 = icmp ult i64 %171, 2
  br i1 %172, label %175, label %173

173:                                              ; preds = %170
  %174 = add i64 %171, -1
  store i64 %174, ptr %0, align 8, !tbaa !39
  br label %128

175:                                              ; preds = %170, %167
  %176 = phi i32 [ %169, %167 ], [ 3, %170 ]
  store i64 %165, ptr %125, align 8, !tbaa !40
  %177 = load i64, ptr %15, align 8, !tbaa !20
  br label %178

178:                                              ; preds = %175, %157
  %179 = phi i64 [ %177, %175 ], [ %135, %157 ]
  %180 = phi i32 [ %176, %175 ], [ 3, %157 ]
  %181 = icmp eq i64 %179, 0
  br i1 %181, label %182, label %589

182:                                              ; preds = %178
  %183 = load atomic i32, ptr %30 monotonic, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %591

185:                                              ; preds = %182
  switch i32 %180, label %216 [
    i32 1, label %186
    i32 2, label %196
    i32 4, label %206
  ]

186:                                              ; preds = %185
  store i32 2, ptr %104, align 8, !tbaa !13
  %187 = load i32, ptr %86, align 4, !tbaa !46
  %188 = add i32 %187, -1
  store i32 %188, ptr %86, align 4, !tbaa !46
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %216, label %190

190:                                              ; preds = %186
  %191 = load i32, ptr %85, align 8, !tbaa !47
  %192 = icmp ult i32 %191, %188
  br i1 %192, label %216, label %193

193:                                              ; preds = %190
  store i32 0, ptr %85, align 8, !tbaa !47
  %194 = load i32, ptr %83, align 4, !tbaa !33
  %195 = add i32 %194, 1
  store i32 %195, ptr %83, align 4, !tbaa !33
  br label %216

196:                                              ; preds = %185
  %197 = load i32, ptr %83, align 4, !tbaa !33
  %198 = getelementptr inbounds i8, ptr %103, i64 540
  store i32 %197, ptr %198, align 4, !tbaa !13
  store i32 1, ptr %104, align 8, !tbaa !13
  %199 = load i32, ptr %85, align 8, !tbaa !47
  %200 = add i32 %199, 1
  store i32 %200, ptr %85, align 8, !tbaa !47
  %201 = load i32, ptr %86, align 4, !tbaa !46
  %202 = icmp ult i32 %200, %201
  br i1 %202, label %216, label %203

203:                                              ; preds = %196
  store i32 0, ptr %85, align 8, !tbaa !47
  %204 = load i32, ptr %83, align 4, !tbaa !33
  %205 = add i32 %204, 1
  store i32 %205, ptr %83, align 4, !tbaa !33
  br label %216

206:                                              ; preds = %185
  store i32 1, ptr %104, align 8, !tbaa !13
  %207 = icmp eq i32 %98, 0
  br i1 %207, label %208, label %213

208:                                              ; preds = %206
  %209 = getelementptr inbounds i8, ptr %103, i64 540
  %210 = load i32, ptr %209, align 4, !tbaa !13
  %211 = load i32, ptr %83, align 4, !tbaa !33
  %212 = icmp ne i32 %210, %211
  br label %213

213:                                              ; preds = %208, %206
  %214 = phi i1 [ true, %206 ], [ %212, %208 ]
  %215 = zext i1 %214 to i32
  br label %216

216:                                              ; preds = %213, %203, %196, %193, %190, %186, %185, %106, %96
  %217 = phi i32 [ 1, %193 ], [ 1, %190 ], [ 1, %186 ], [ %98, %185 ], [ 1, %196 ], [ 1, %203 ], [ %215, %213 ], [ %98, %106 ], [ %98, %96 ]
  %218 = add nuw nsw i64 %97, 1
  %219 = load i32, ptr %81, align 4, !tbaa !30
  %220 = zext i32 %219 to i64
  %221 = icmp ult i64 %218, %220
  br i1 %221, label %96, label %222, !llvm.loop !48

222:                                              ; preds = %216, %89
  %223 = phi i32 [ %90, %89 ], [ %219, %216 ]
  %224 = phi i32 [ %92, %89 ], [ %217, %216 ]
  store i64 0, ptr %77, align 8, !tbaa !29
  %225 = load i32, ptr %86, align 4, !tbaa !46
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %229, label %227

227:                                              ; preds = %222
  %228 = icmp eq i32 %224, 0
  br i1 %228, label %230, label %89

229:                                              ; preds = %222
  store i32 0, ptr %69, align 8, !tbaa !24
  br label %242

230:                                              ; preds = %227
  %231 = load i64, ptr %18, align 8, !tbaa !23
  %232 = load i64, ptr %17, align 8, !tbaa !22
  br label %233

233:                                              ; preds = %230, %64
  %234 = phi i64 [ %65, %64 ], [ %232, %230 ]
  %235 = phi i64 [ %66, %64 ], [ %231, %230 ]
  %236 = phi i32 [ %67, %64 ], [ %73, %230 ]
  %237 = add i64 %235, 1
  %238 = icmp eq i64 %237, %234
  %239 = select i1 %238, i64 0, i64 %237
  store i64 %239, ptr %18, align 8, !tbaa !23
  %240 = add nuw i64 %68, 1
  %241 = icmp ult i64 %240, %234
  br i1 %241, label %64, label %242, !llvm.loop !49

242:                                              ; preds = %233, %58, %229
  %243 = phi i32 [ %67, %229 ], [ 0, %58 ], [ %236, %233 ]
  %244 = phi i1 [ true, %229 ], [ false, %58 ], [ false, %233 ]
  store i64 0, ptr %16, align 8, !tbaa !21
  %245 = load atomic i32, ptr %30 monotonic, align 4
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %591

247:                                              ; preds = %242
  %248 = load i64, ptr %12, align 8, !tbaa !19
  %249 = inttoptr i64 %248 to ptr
  %250 = load i64, ptr %17, align 8, !tbaa !22
  %251 = icmp eq i64 %250, 0
  br i1 %251, label %572, label %255

252:                                              ; preds = %255
  %253 = add nuw i64 %256, 1
  %254 = icmp eq i64 %253, %250
  br i1 %254, label %572, label %255, !llvm.loop !50

255:                                              ; preds = %247, %252
  %256 = phi i64 [ %253, %252 ], [ 0, %247 ]
  %257 = getelementptr inbounds %struct.Group, ptr %249, i64 %256
  %258 = load i32, ptr %257, align 8, !tbaa !24
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %260, label %252

260:                                              ; preds = %255
  %261 = atomicrmw add ptr %31, i64 1 acq_rel, align 8
  %262 = load i64, ptr %11, align 8, !tbaa !51
  %263 = icmp ult i64 %261, %262
  br i1 %263, label %264, label %572

264:                                              ; preds = %260
  %265 = getelementptr inbounds i8, ptr %257, i64 24
  %266 = load i32, ptr %32, align 4, !tbaa !13
  %267 = zext i32 %266 to i64
  %268 = urem i64 %261, %267
  %269 = trunc nuw i64 %268 to i32
  store i32 %269, ptr %265, align 4, !tbaa !13
  %270 = load i32, ptr %32, align 4, !tbaa !13
  %271 = zext i32 %270 to i64
  %272 = udiv i64 %261, %271
  %273 = load i32, ptr %33, align 4, !tbaa !13
  %274 = load i32, ptr %34, align 4, !tbaa !13
  %275 = mul i32 %273, %269
  %276 = sub i32 %274, %275
  %277 = tail call noundef i32 @llvm.umin.i32(i32 %273, i32 %276)
  %278 = load i32, ptr %35, align 4, !tbaa !13
  %279 = zext i32 %278 to i64
  %280 = urem i64 %272, %279
  %281 = trunc nuw i64 %280 to i32
  %282 = getelementptr inbounds i8, ptr %257, i64 28
  store i32 %281, ptr %282, align 4, !tbaa !13
  %283 = load i32, ptr %35, align 4, !tbaa !13
  %284 = zext i32 %283 to i64
  %285 = udiv i64 %272, %284
  %286 = load i32, ptr %36, align 4, !tbaa !13
  %287 = load i32, ptr %37, align 4, !tbaa !13
  %288 = mul i32 %286, %281
  %289 = sub i32 %287, %288
  %290 = tail call noundef i32 @llvm.umin.i32(i32 %286, i32 %289)
  %291 = load i32, ptr %38, align 4, !tbaa !13
  %292 = zext i32 %291 to i64
  %293 = urem i64 %285, %292
  %294 = trunc nuw i64 %293 to i32
  %295 = getelementptr inbounds i8, ptr %257, i64 32
  store i32 %294, ptr %295, align 4, !tbaa !13
  %296 = load i32, ptr %39, align 4, !tbaa !13
  %297 = load i32, ptr %40, align 4, !tbaa !13
  %298 = mul i32 %296, %294
  %299 = sub i32 %297, %298
  %300 = tail call noundef i32 @llvm.umin.i32(i32 %296, i32 %299)
  %301 = zext i32 %277 to i64
  %302 = zext i32 %290 to i64
  %303 = mul nuw i64 %302, %301
  %304 = zext i32 %300 to i64
  %305 = mul i64 %303, %304
  %306 = load i32, ptr %25, align 4, !tbaa !3
  %307 = zext i32 %306 to i64
  %308 = add nsw i64 %307, -1
  %309 = add i64 %308, %305
  %310 = udiv i64 %309, %307
  %311 = trunc i64 %310 to i32
  %312 = getelementptr inbounds i8, ptr %257, i64 4
  store i32 %311, ptr %312, align 4, !tbaa !46
  %313 = getelementptr inbounds i8, ptr %257, i64 36
  store i32 %311, ptr %313, align 4, !tbaa !30
  %314 = getelementptr inbounds i8, ptr %257, i64 64
  store i64 0, ptr %314, align 8, !tbaa !29
  %315 = getelementptr inbounds i8, ptr %257, i64 12
  store i32 0, ptr %315, align 4, !tbaa !33
  %316 = getelementptr inbounds i8, ptr %257, i64 8
  store i32 0, ptr %316, align 8, !tbaa !47
  %317 = getelementptr inbounds i8, ptr %257, i64 16
  store i64 %261, ptr %317, align 8, !tbaa !52
  store i32 1, ptr %257, align 8, !tbaa !24
  %318 = load i32, ptr %33, align 4, !tbaa !13
  %319 = icmp eq i32 %277, %318
  br i1 %319, label %320, label %326

320:                                              ; preds = %264
  %321 = load i32, ptr %36, align 4, !tbaa !13
  %322 = icmp eq i32 %290, %321
  br i1 %322, label %323, label %326

323:                                              ; preds = %320
  %324 = load i32, ptr %39, align 4, !tbaa !13
  %325 = icmp ne i32 %300, %324
  br label %326

326:                                              ; preds = %323, %320, %264
  %327 = phi i1 [ true, %320 ], [ true, %264 ], [ %325, %323 ]
  %328 = icmp eq i32 %311, 0
  br i1 %328, label %573, label %329

329:                                              ; preds = %326
  %330 = getelementptr inbounds i8, ptr %257, i64 40
  br label %331

331:                                              ; preds = %543, %329
  %332 = phi i64 [ 0, %329 ], [ %568, %543 ]
  %333 = load i64, ptr %330, align 8, !tbaa !31
  %334 = load i64, ptr %21, align 8, !tbaa !32
  %335 = mul i64 %334, %332
  %336 = add i64 %335, %333
  %337 = inttoptr i64 %336 to ptr
  %338 = load i32, ptr %25, align 4, !tbaa !3
  %339 = zext i32 %338 to i64
  %340 = load i32, ptr %41, align 8, !tbaa !9
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %342, label %345

342:                                              ; preds = %331
  %343 = load i32, ptr %42, align 4, !tbaa !10
  %344 = zext i32 %343 to i64
  br label %345

345:                                              ; preds = %342, %331
  %346 = phi i64 [ %344, %342 ], [ 1, %331 ]
  %347 = mul nuw i64 %346, %339
  %348 = load i64, ptr %43, align 8, !tbaa !53
  %349 = icmp eq i64 %348, 0
  br i1 %349, label %367, label %350

350:                                              ; preds = %345
  %351 = and i64 %348, 3
  %352 = icmp ult i64 %348, 4
  br i1 %352, label %355, label %353

353:                                              ; preds = %350
  %354 = and i64 %348, -4
  br label %372

355:                                              ; preds = %372, %350
  %356 = phi i64 [ 0, %350 ], [ %390, %372 ]
  %357 = icmp eq i64 %351, 0
  br i1 %357, label %367, label %358

358:                                              ; preds = %355, %358
  %359 = phi i64 [ %364, %358 ], [ %356, %355 ]
  %360 = phi i64 [ %365, %358 ], [ 0, %355 ]
  %361 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %359
  %362 = load i32, ptr %361, align 4, !tbaa !13
  %363 = getelementptr inbounds [128 x i32], ptr %337, i64 0, i64 %359
  store i32 %362, ptr %363, align 4, !tbaa !13
  %364 = add nuw i64 %359, 1
  %365 = add i64 %360, 1
  %366 = icmp eq i64 %365, %351
  br i1 %366, label %367, label %358, !llvm.loop !54

367:                                              ; preds = %355, %358, %345
  %368 = getelementptr inbounds i8, ptr %337, i64 468
  store i32 0, ptr %368, align 4, !tbaa !13
  %369 = getelementptr inbounds i8, ptr %337, i64 460
  store i32 0, ptr %369, align 4, !tbaa !13
  %370 = load i64, ptr %45, align 8, !tbaa !56
  %371 = icmp eq i64 %370, -1
  br i1 %371, label %405, label %393

372:                                              ; preds = %372, %353
  %373 = phi i64 [ 0, %353 ], [ %390, %372 ]
  %374 = phi i64 [ 0, %353 ], [ %391, %372 ]
  %375 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %373
  %376 = load i32, ptr %375, align 4, !tbaa !13
  %377 = getelementptr inbounds [128 x i32], ptr %337, i64 0, i64 %373
  store i32 %376, ptr %377, align 4, !tbaa !13
  %378 = or disjoint i64 %373, 1
  %379 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %378
  %380 = load i32, ptr %379, align 4, !tbaa !13
  %381 = getelementptr inbounds [128 x i32], ptr %337, i64 0, i64 %378
  store i32 %380, ptr %381, align 4, !tbaa !13
  %382 = or disjoint i64 %373, 2
  %383 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %382
  %384 = load i32, ptr %383, align 4, !tbaa !13
  %385 = getelementptr inbounds [128 x i32], ptr %337, i64 0, i64 %382
  store i32 %384, ptr %385, align 4, !tbaa !13
  %386 = or disjoint i64 %373, 3
  %387 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %386
  %388 = load i32, ptr %387, align 4, !tbaa !13
  %389 = getelementptr inbounds [128 x i32], ptr %337, i64 0, i64 %386
  store i32 %388, ptr %389, align 4, !tbaa !13
  %390 = add nuw i64 %373, 4
  %391 = add i64 %374, 4
  %392 = icmp eq i64 %391, %354
  br i1 %392, label %355, label %372, !llvm.loop !58

393:                                              ; preds = %367
  %394 = load i32, ptr %265, align 4, !tbaa !13
  %395 = getelementptr inbounds [128 x i32], ptr %337, i64 0, i64 %370
  %396 = load i32, ptr %395, align 4, !tbaa !13
  %397 = load i32, ptr %46, align 4, !tbaa !59
  %398 = load i32, ptr %47, align 8, !tbaa !60
  %399 = shl i32 %397, %398
  %400 = xor i32 %399, -1
  %401 = and i32 %396, %400
  %402 = and i32 %397, %394
  %403 = shl i32 %402, %398
  %404 = or i32 %401, %403
  store i32 %404, ptr %395, align 4, !tbaa !13
  br label %405

405:                                              ; preds = %393, %367
  %406 = load i64, ptr %48, align 8, !tbaa !56
  %407 = icmp eq i64 %406, -1
  br i1 %407, label %420, label %408

408:                                              ; preds = %405
  %409 = load i32, ptr %282, align 4, !tbaa !13
  %410 = getelementptr inbounds [128 x i32], ptr %337, i64 0, i64 %406
  %411 = load i32, ptr %410, align 4, !tbaa !13
  %412 = load i32, ptr %49, align 4, !tbaa !59
  %413 = load i32, ptr %50, align 8, !tbaa !60
  %414 = shl i32 %412, %413
  %415 = xor i32 %414, -1
  %416 = and i32 %411, %415
  %417 = and i32 %412, %409
  %418 = shl i32 %417, %413
  %419 = or i32 %416, %418
  store i32 %419, ptr %410, align 4, !tbaa !13
  br label %420

420:                                              ; preds = %408, %405
  %421 = load i64, ptr %51, align 8, !tbaa !56
  %422 = icmp eq i64 %421, -1
  br i1 %422, label %435, label %423

423:                                              ; preds = %420
  %424 = load i32, ptr %295, align 4, !tbaa !13
  %425 = getelementptr inbounds [128 x i32], ptr %337, i64 0, i64 %421
  %426 = load i32, ptr %425, align 4, !tbaa !13
  %427 = load i32, ptr %52, align 4, !tbaa !59
  %428 = load i32, ptr %53, align 8, !tbaa !60
  %429 = shl i32 %427, %428
  %430 = xor i32 %429, -1
  %431 = and i32 %426, %430
  %432 = and i32 %427, %424
  %433 = shl i32 %432, %428
  %434 = or i32 %431, %433
  store i32 %434, ptr %425, align 4, !tbaa !13
  br label %435

435:                                              ; preds = %423, %420
  br i1 %327, label %471, label %436

436:                                              ; preds = %435
  %437 = load i64, ptr %54, align 8, !tbaa !12
  %438 = inttoptr i64 %437 to ptr
  %439 = mul i64 %347, %332
  %440 = getelementptr i32, ptr %438, i64 %439
  %441 = icmp ult i64 %347, 2
  br i1 %441, label %543, label %442

442:                                              ; preds = %436
  %443 = lshr i64 %347, 1
  %444 = getelementptr inbounds i8, ptr %337, i64 576
  %445 = add nsw i64 %443, -1
  %446 = and i64 %443, 3
  %447 = icmp ult i64 %445, 3
  br i1 %447, label %531, label %448

448:                                              ; preds = %442
  %449 = and i64 %443, 9223372036854775804
  br label %450

450:                                              ; preds = %450, %448
  %451 = phi i64 [ 0, %448 ], [ %468, %450 ]
  %452 = phi i64 [ 0, %448 ], [ %469, %450 ]
  %453 = getelementptr inbounds i64, ptr %440, i64 %451
  %454 = load i64, ptr %453, align 8, !tbaa !40
  %455 = getelementptr inbounds i64, ptr %444, i64 %451
  store i64 %454, ptr %455, align 8, !tbaa !40
  %456 = or disjoint i64 %451, 1
  %457 = getelementptr inbounds i64, ptr %440, i64 %456
  %458 = load i64, ptr %457, align 8, !tbaa !40
  %459 = getelementptr inbounds i64, ptr %444, i64 %456
  store i64 %458, ptr %459, align 8, !tbaa !40
  %460 = or disjoint i64 %451, 2
  %461 = getelementptr inbounds i64, ptr %440, i64 %460
  %462 = load i64, ptr %461, align 8, !tbaa !40
  %463 = getelementptr inbounds i64, ptr %444, i64 %460
  store i64 %462, ptr %463, align 8, !tbaa !40
  %464 = or disjoint i64 %451, 3
  %465 = getelementptr inbounds i64, ptr %440, i64 %464
  %466 = load i64, ptr %465, align 8, !tbaa !40
  %467 = getelementptr inbounds i64, ptr %444, i64 %464
  store i64 %466, ptr %467, align 8, !tbaa !40
  %468 = add nuw nsw i64 %451, 4
  %469 = add i64 %452, 4
  %470 = icmp eq i64 %469, %449
  br i1 %470, label %531, label %450, !llvm.loop !61

471:                                              ; preds = %435
  %472 = getelementptr inbounds i8, ptr %337, i64 576
  %473 = load i32, ptr %25, align 4, !tbaa !3
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %543, label %475

475:                                              ; preds = %471
  %476 = zext i32 %473 to i64
  %477 = mul nuw i64 %332, %476
  %478 = udiv i64 %477, %301
  %479 = udiv i64 %478, %302
  %480 = trunc i64 %479 to i32
  %481 = urem i64 %478, %302
  %482 = trunc nuw i64 %481 to i32
  %483 = urem i64 %477, %301
  %484 = trunc nuw i64 %483 to i32
  %485 = shl i32 %473, 1
  br label %486

486:                                              ; preds = %525, %475
  %487 = phi i64 [ 0, %475 ], [ %529, %525 ]
  %488 = phi i32 [ %480, %475 ], [ %528, %525 ]
  %489 = phi i32 [ %482, %475 ], [ %527, %525 ]
  %490 = phi i32 [ %484, %475 ], [ %526, %525 ]
  %491 = load i32, ptr %41, align 8, !tbaa !9
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %498, label %493

493:                                              ; preds = %486
  %494 = shl i32 %489, 10
  %495 = shl i32 %488, 20
  %496 = or i32 %494, %495
  %497 = or i32 %496, %490
  br label %512

498:                                              ; preds = %486
  %499 = getelementptr inbounds i32, ptr %472, i64 %487
  store i32 %490, ptr %499, align 4, !tbaa !13
  %500 = load i32, ptr %42, align 4, !tbaa !10
  %501 = icmp ugt i32 %500, 1
  br i1 %501, label %502, label %516

502:                                              ; preds = %498
  %503 = trunc nuw i64 %487 to i32
  %504 = add i32 %473, %503
  %505 = zext i32 %504 to i64
  %506 = getelementptr inbounds i32, ptr %472, i64 %505
  store i32 %489, ptr %506, align 4, !tbaa !13
  %507 = load i32, ptr %42, align 4, !tbaa !10
  %508 = icmp ugt i32 %507, 2
  br i1 %508, label %509, label %516

509:                                              ; preds = %502
  %510 = add i32 %485, %503
  %511 = zext i32 %510 to i64
  br label %512

512:                                              ; preds = %509, %493
  %513 = phi i64 [ %511, %509 ], [ %487, %493 ]
  %514 = phi i32 [ %488, %509 ], [ %497, %493 ]
  %515 = getelementptr inbounds i32, ptr %472, i64 %513
  store i32 %514, ptr %515, align 4, !tbaa !13
  br label %516

516:                                              ; preds = %512, %502, %498
  %517 = add i32 %490, 1
  %518 = icmp ult i32 %517, %277
  br i1 %518, label %525, label %519

519:                                              ; preds = %516
  %520 = add i32 %489, 1
  %521 = icmp uge i32 %520, %290
  %522 = select i1 %521, i32 0, i32 %520
  %523 = zext i1 %521 to i32
  %524 = add i32 %488, %523
  br label %525

525:                                              ; preds = %519, %516
  %526 = phi i32 [ %517, %516 ], [ 0, %519 ]
  %527 = phi i32 [ %489, %516 ], [ %522, %519 ]
  %528 = phi i32 [ %488, %516 ], [ %524, %519 ]
  %529 = add nuw nsw i64 %487, 1
  %530 = icmp eq i64 %529, %476
  br i1 %530, label %543, label %486, !llvm.loop !14

531:                                              ; preds = %450, %442
  %532 = phi i64 [ 0, %442 ], [ %468, %450 ]
  %533 = icmp eq i64 %446, 0
  br i1 %533, label %543, label %534

534:                                              ; preds = %531, %534
  %535 = phi i64 [ %540, %534 ], [ %532, %531 ]
  %536 = phi i64 [ %541, %534 ], [ 0, %531 ]
  %537 = getelementptr inbounds i64, ptr %440, i64 %535
  %538 = load i64, ptr %537, align 8, !tbaa !40
  %539 = getelementptr inbounds i64, ptr %444, i64 %535
  store i64 %538, ptr %539, align 8, !tbaa !40
  %540 = add nuw nsw i64 %535, 1
  %541 = add i64 %536, 1
  %542 = icmp eq i64 %541, %446
  br i1 %542, label %543, label %534, !llvm.loop !62

543:                                              ; preds = %531, %534, %525, %471, %436
  %544 = mul nuw i64 %332, %339
  %545 = sub i64 %305, %544
  %546 = icmp ult i64 %545, %339
  %547 = sub i32 64, %338
  %548 = zext nneg i32 %547 to i64
  %549 = lshr i64 -1, %548
  %550 = shl nsw i64 -1, %545
  %551 = xor i64 %550, -1
  %552 = select i1 %546, i64 %551, i64 %549
  %553 = trunc i64 %552 to i32
  %554 = getelementptr inbounds i8, ptr %337, i64 504
  store i32 %553, ptr %554, align 8, !tbaa !13
  %555 = lshr i64 %552, 32
  %556 = trunc nuw i64 %555 to i32
  %557 = getelementptr inbounds i8, ptr %337, i64 508
  store i32 %556, ptr %557, align 4, !tbaa !13
  %558 = getelementptr inbounds i8, ptr %337, i64 512
  %559 = getelementptr inbounds i8, ptr %337, i64 516
  store i32 0, ptr %559, align 4, !tbaa !13
  store i32 0, ptr %558, align 8, !tbaa !13
  %560 = load i32, ptr %55, align 8, !tbaa !63
  %561 = getelementptr inbounds i8, ptr %337, i64 524
  store i32 %560, ptr %561, align 4, !tbaa !13
  %562 = load i64, ptr %56, align 8, !tbaa !64
  %563 = getelementptr inbounds i8, ptr %337, i64 528
  store i64 %562, ptr %563, align 8, !tbaa !40
  %564 = getelementptr inbounds i8, ptr %337, i64 544
  %565 = trunc nuw i64 %332 to i32
  store i32 %565, ptr %564, align 8, !tbaa !13
  %566 = getelementptr inbounds i8, ptr %337, i64 548
  store i32 0, ptr %566, align 4, !tbaa !13
  %567 = getelementptr inbounds i8, ptr %337, i64 536
  store i32 0, ptr %567, align 8, !tbaa !13
  %568 = add nuw nsw i64 %332, 1
  %569 = load i32, ptr %313, align 4, !tbaa !30
  %570 = zext i32 %569 to i64
  %571 = icmp ult i64 %568, %570
  br i1 %571, label %331, label %573, !llvm.loop !65

572:                                              ; preds = %252, %247, %260
  br i1 %244, label %573, label %574

573:                                              ; preds = %543, %326, %572
  store i32 0, ptr %57, align 4, !tbaa !66
  br label %584

574:                                              ; preds = %572
  %575 = icmp eq i32 %243, 0
  br i1 %575, label %591, label %576

576:                                              ; preds = %574
  %577 = load i32, ptr %57, align 4, !tbaa !66
  %578 = add i32 %577, 1
  store i32 %578, ptr %57, align 4, !tbaa !66
  %579 = icmp eq i32 %578, 16
  br i1 %579, label %580, label %584

580:                                              ; preds = %576
  %581 = load atomic i64, ptr %31 acquire, align 8
  %582 = load i64, ptr %11, align 8, !tbaa !51
  %583 = icmp ult i64 %581, %582
  br i1 %583, label %591, label %584

584:                                              ; preds = %580, %576, %573
  br i1 %22, label %585, label %586

585:                                              ; preds = %584, %586
  br label %58

586:                                              ; preds = %584
  %587 = tail call i64 @llvm.readcyclecounter()
  %588 = icmp ult i64 %587, %8
  br i1 %588, label %585, label %591

589:                                              ; preds = %178, %113
  %590 = phi i32 [ 4, %113 ], [ 1, %178 ]
  store i64 %97, ptr %77, align 8, !tbaa !29
  store i64 %68, ptr %16, align 8, !tbaa !21
  br label %591

591:                                              ; preds = %242, %574, %580, %586, %182, %589
  %592 = phi i32 [ %590, %589 ], [ 2, %182 ], [ 2, %242 ], [ 0, %574 ], [ 3, %580 ], [ 4, %586 ]
  ret i32 %592
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !6, i64 704, !5, i64 768, !6, i64 776}
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
!18 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768}
!19 = !{!18, !5, i64 96}
!20 = !{!18, !5, i64 80}
!21 = !{!18, !5, i64 131768}
!22 = !{!18, !5, i64 88}
!23 = !{!18, !5, i64 104}
!24 = !{!25, !8, i64 0}
!25 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!26 = !{!18, !5, i64 56}
!27 = !{!25, !5, i64 48}
!28 = !{!18, !5, i64 8}
!29 = !{!25, !5, i64 64}
!30 = !{!25, !8, i64 36}
!31 = !{!25, !5, i64 40}
!32 = !{!4, !5, i64 56}
!33 = !{!25, !8, i64 12}
!34 = !{!18, !5, i64 64}
!35 = !{!25, !5, i64 56}
!36 = !{!4, !5, i64 80}
!37 = !{!18, !5, i64 24}
!38 = !{!4, !5, i64 688}
!39 = !{!18, !5, i64 0}
!40 = !{!5, !5, i64 0}
!41 = !{!42, !5, i64 0}
!42 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!43 = !{!18, !5, i64 176}
!44 = !{!42, !5, i64 8}
!45 = !{!42, !5, i64 16}
!46 = !{!25, !8, i64 4}
!47 = !{!25, !8, i64 8}
!48 = distinct !{!48, !15}
!49 = distinct !{!49, !15}
!50 = distinct !{!50, !15}
!51 = !{!4, !5, i64 0}
!52 = !{!25, !5, i64 16}
!53 = !{!4, !5, i64 672}
!54 = distinct !{!54, !55}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !{!57, !5, i64 0}
!57 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!58 = distinct !{!58, !15}
!59 = !{!57, !8, i64 12}
!60 = !{!57, !8, i64 8}
!61 = distinct !{!61, !15}
!62 = distinct !{!62, !55}
!63 = !{!4, !8, i64 144}
!64 = !{!4, !5, i64 64}
!65 = distinct !{!65, !15}
!66 = !{!18, !8, i64 164}
