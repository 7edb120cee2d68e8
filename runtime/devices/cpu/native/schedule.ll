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
  %22 = getelementptr inbounds i8, ptr %11, i64 688
  %23 = getelementptr inbounds i8, ptr %0, i64 64
  %24 = getelementptr inbounds i8, ptr %11, i64 80
  %25 = getelementptr inbounds i8, ptr %11, i64 44
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  %27 = getelementptr inbounds i8, ptr %11, i64 152
  %28 = getelementptr inbounds i8, ptr %0, i64 176
  %29 = getelementptr inbounds i8, ptr %11, i64 148
  %30 = icmp eq i64 %8, -1
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

58:                                               ; preds = %606, %7
  %59 = phi i64 [ 0, %7 ], [ %607, %606 ]
  %60 = load i64, ptr %16, align 8, !tbaa !21
  %61 = load i64, ptr %17, align 8, !tbaa !22
  %62 = icmp ult i64 %60, %61
  br i1 %62, label %63, label %259

63:                                               ; preds = %58
  %64 = load i64, ptr %18, align 8, !tbaa !23
  br label %65

65:                                               ; preds = %63, %249
  %66 = phi i64 [ %250, %249 ], [ %61, %63 ]
  %67 = phi i64 [ %256, %249 ], [ %64, %63 ]
  %68 = phi i32 [ %253, %249 ], [ 0, %63 ]
  %69 = phi i64 [ %257, %249 ], [ %60, %63 ]
  %70 = phi i64 [ %252, %249 ], [ %59, %63 ]
  %71 = getelementptr inbounds %struct.Group, ptr %14, i64 %67
  %72 = load i32, ptr %71, align 8, !tbaa !24
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %249, label %74

74:                                               ; preds = %65
  %75 = add i32 %68, 1
  %76 = ptrtoint ptr %71 to i64
  store i64 %76, ptr %19, align 8, !tbaa !26
  %77 = getelementptr inbounds i8, ptr %71, i64 48
  %78 = load i64, ptr %77, align 8, !tbaa !27
  store i64 %78, ptr %20, align 8, !tbaa !28
  %79 = getelementptr inbounds i8, ptr %71, i64 64
  %80 = load i64, ptr %79, align 8, !tbaa !29
  %81 = icmp ne i64 %80, 0
  %82 = zext i1 %81 to i32
  %83 = getelementptr inbounds i8, ptr %71, i64 36
  %84 = getelementptr inbounds i8, ptr %71, i64 40
  %85 = getelementptr inbounds i8, ptr %71, i64 12
  %86 = getelementptr inbounds i8, ptr %71, i64 56
  %87 = getelementptr inbounds i8, ptr %71, i64 8
  %88 = getelementptr inbounds i8, ptr %71, i64 4
  %89 = load i32, ptr %83, align 4, !tbaa !30
  %90 = trunc i64 %80 to i32
  br label %91

91:                                               ; preds = %243, %74
  %92 = phi i64 [ %70, %74 ], [ %238, %243 ]
  %93 = phi i32 [ %89, %74 ], [ %239, %243 ]
  %94 = phi i32 [ %90, %74 ], [ 0, %243 ]
  %95 = phi i32 [ %82, %74 ], [ 0, %243 ]
  %96 = icmp ugt i32 %93, %94
  br i1 %96, label %97, label %237

97:                                               ; preds = %91
  %98 = zext i32 %94 to i64
  br label %99

99:                                               ; preds = %230, %97
  %100 = phi i64 [ %92, %97 ], [ %231, %230 ]
  %101 = phi i64 [ %98, %97 ], [ %233, %230 ]
  %102 = phi i32 [ %95, %97 ], [ %232, %230 ]
  %103 = load i64, ptr %84, align 8, !tbaa !31
  %104 = load i64, ptr %21, align 8, !tbaa !32
  %105 = mul i64 %104, %101
  %106 = add i64 %105, %103
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds i8, ptr %107, i64 536
  %109 = load i32, ptr %108, align 8, !tbaa !13
  switch i32 %109, label %230 [
    i32 1, label %110
    i32 0, label %116
  ]

110:                                              ; preds = %99
  %111 = getelementptr inbounds i8, ptr %107, i64 540
  %112 = load i32, ptr %111, align 4, !tbaa !13
  %113 = load i32, ptr %85, align 4, !tbaa !33
  %114 = icmp eq i32 %112, %113
  br i1 %114, label %230, label %115

115:                                              ; preds = %110
  store i32 0, ptr %108, align 8, !tbaa !13
  br label %116

116:                                              ; preds = %115, %99
  %117 = load i64, ptr %22, align 8, !tbaa !34
  br i1 %30, label %129, label %118

118:                                              ; preds = %116
  %119 = load i64, ptr %0, align 8, !tbaa !35
  %120 = tail call i64 @llvm.usub.sat.i64(i64 %117, i64 %119)
  %121 = sub i64 %100, %120
  %122 = add i64 %121, -256
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %129, label %124

124:                                              ; preds = %118
  %125 = tail call i64 @llvm.readcyclecounter()
  %126 = icmp ult i64 %125, %8
  br i1 %126, label %127, label %611

127:                                              ; preds = %124
  %128 = load i64, ptr %22, align 8, !tbaa !34
  br label %129

129:                                              ; preds = %127, %118, %116
  %130 = phi i64 [ %100, %116 ], [ %122, %118 ], [ 4096, %127 ]
  %131 = phi i64 [ %117, %116 ], [ %117, %118 ], [ %128, %127 ]
  store i64 %106, ptr %23, align 8, !tbaa !36
  %132 = load i64, ptr %86, align 8, !tbaa !37
  %133 = load i64, ptr %24, align 8, !tbaa !38
  %134 = mul i64 %133, %101
  %135 = load i32, ptr %25, align 4, !tbaa !3
  %136 = zext i32 %135 to i64
  %137 = mul i64 %134, %136
  %138 = add i64 %137, %132
  store i64 %138, ptr %26, align 8, !tbaa !39
  store i64 %131, ptr %0, align 8, !tbaa !35
  %139 = getelementptr inbounds i8, ptr %107, i64 528
  %140 = load i64, ptr %139, align 8, !tbaa !40
  %141 = getelementptr inbounds i8, ptr %107, i64 524
  br label %142

142:                                              ; preds = %187, %129
  %143 = phi i64 [ %140, %129 ], [ %179, %187 ]
  %144 = add i64 %143, 1
  %145 = load i32, ptr %141, align 4, !tbaa !13
  %146 = and i32 %145, 1023
  %147 = zext nneg i32 %146 to i64
  %148 = shl nuw nsw i64 %147, 48
  %149 = or i64 %148, %144
  %150 = load atomic i64, ptr %27 acquire, align 8
  %151 = inttoptr i64 %150 to ptr
  %152 = getelementptr inbounds i8, ptr %151, i64 -8
  %153 = load i64, ptr %152, align 8, !tbaa !40
  %154 = lshr i64 %149, 2
  %155 = mul i64 %154, -7046029254386353131
  %156 = lshr i64 %155, 40
  br label %157

157:                                              ; preds = %157, %142
  %158 = phi i64 [ %156, %142 ], [ %168, %157 ]
  %159 = phi ptr [ undef, %142 ], [ %166, %157 ]
  %160 = and i64 %158, %153
  %161 = getelementptr inbounds %struct.Region, ptr %151, i64 %160
  %162 = load i64, ptr %161, align 8, !tbaa !41
  %163 = icmp ne i64 %162, %149
  %164 = icmp ne i64 %162, 0
  %165 = select i1 %164, ptr %159, ptr null
  %166 = select i1 %163, ptr %165, ptr %161
  %167 = and i1 %163, %164
  %168 = add i64 %158, 1
  br i1 %167, label %157, label %169

169:                                              ; preds = %157
  %170 = icmp eq ptr %166, null
  br i1 %170, label %171, label %172

171:                                              ; preds = %169
  store i64 %143, ptr %139, align 8, !tbaa !40
  store i64 %149, ptr %15, align 8, !tbaa !20
  br label %192

172:                                              ; preds = %169
  store i64 %149, ptr %28, align 8, !tbaa !43
  %173 = getelementptr inbounds i8, ptr %166, i64 8
  %174 = load i64, ptr %173, align 8, !tbaa !44
  %175 = inttoptr i64 %174 to ptr
  %176 = getelementptr inbounds i8, ptr %166, i64 16
  %177 = load i64, ptr %176, align 8, !tbaa !45
  %178 = tail call i64 %175(ptr noundef %107, ptr noundef nonnull %0, i64 noundef %177) #4
  %179 = and i64 %178, 281474976710655
  %180 = icmp ult i64 %178, 281474976710656
  br i1 %180, label %184, label %181

181:                                              ; preds = %172
  %182 = lshr i64 %178, 48
  %183 = trunc nuw nsw i64 %182 to i32
  br label %189

184:                                              ; preds = %172
  %185 = load i64, ptr %0, align 8, !tbaa !35
  %186 = icmp ult i64 %185, 2
  br i1 %186, label %189, label %187

187:                                              ; preds = %184
  %188 = add i64 %185, -1
  store i64 %188, ptr %0, align 8, !tbaa !35
  br label %142

189:                                              ; preds = %184, %181
  %190 = phi i32 [ %183, %181 ], [ 3, %184 ]
  store i64 %179, ptr %139, align 8, !tbaa !40
  %191 = load i64, ptr %15, align 8, !tbaa !20
  br label %192

192:                                              ; preds = %189, %171
  %193 = phi i64 [ %191, %189 ], [ %149, %171 ]
  %194 = phi i32 [ %190, %189 ], [ 3, %171 ]
  %195 = icmp eq i64 %193, 0
  br i1 %195, label %196, label %611

196:                                              ; preds = %192
  %197 = load atomic i32, ptr %29 monotonic, align 4
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %613

199:                                              ; preds = %196
  switch i32 %194, label %230 [
    i32 1, label %200
    i32 2, label %210
    i32 4, label %220
  ]

200:                                              ; preds = %199
  store i32 2, ptr %108, align 8, !tbaa !13
  %201 = load i32, ptr %88, align 4, !tbaa !46
  %202 = add i32 %201, -1
  store i32 %202, ptr %88, align 4, !tbaa !46
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %230, label %204

204:                                              ; preds = %200
  %205 = load i32, ptr %87, align 8, !tbaa !47
  %206 = icmp ult i32 %205, %202
  br i1 %206, label %230, label %207

207:                                              ; preds = %204
  store i32 0, ptr %87, align 8, !tbaa !47
  %208 = load i32, ptr %85, align 4, !tbaa !33
  %209 = add i32 %208, 1
  store i32 %209, ptr %85, align 4, !tbaa !33
  br label %230

210:                                              ; preds = %199
  %211 = load i32, ptr %85, align 4, !tbaa !33
  %212 = getelementptr inbounds i8, ptr %107, i64 540
  store i32 %211, ptr %212, align 4, !tbaa !13
  store i32 1, ptr %108, align 8, !tbaa !13
  %213 = load i32, ptr %87, align 8, !tbaa !47
  %214 = add i32 %213, 1
  store i32 %214, ptr %87, align 8, !tbaa !47
  %215 = load i32, ptr %88, align 4, !tbaa !46
  %216 = icmp ult i32 %214, %215
  br i1 %216, label %230, label %217

217:                                              ; preds = %210
  store i32 0, ptr %87, align 8, !tbaa !47
  %218 = load i32, ptr %85, align 4, !tbaa !33
  %219 = add i32 %218, 1
  store i32 %219, ptr %85, align 4, !tbaa !33
  br label %230

220:                                              ; preds = %199
  store i32 1, ptr %108, align 8, !tbaa !13
  %221 = icmp eq i32 %102, 0
  br i1 %221, label %222, label %227

222:                                              ; preds = %220
  %223 = getelementptr inbounds i8, ptr %107, i64 540
  %224 = load i32, ptr %223, align 4, !tbaa !13
  %225 = load i32, ptr %85, align 4, !tbaa !33
  %226 = icmp ne i32 %224, %225
  br label %227

227:                                              ; preds = %222, %220
  %228 = phi i1 [ true, %220 ], [ %226, %222 ]
  %229 = zext i1 %228 to i32
  br label %230

230:                                              ; preds = %227, %217, %210, %207, %204, %200, %199, %110, %99
  %231 = phi i64 [ %100, %99 ], [ %130, %199 ], [ %130, %227 ], [ %130, %210 ], [ %130, %217 ], [ %130, %200 ], [ %130, %204 ], [ %130, %207 ], [ %100, %110 ]
  %232 = phi i32 [ %102, %99 ], [ %102, %199 ], [ %229, %227 ], [ 1, %210 ], [ 1, %217 ], [ 1, %200 ], [ 1, %204 ], [ 1, %207 ], [ %102, %110 ]
  %233 = add nuw nsw i64 %101, 1
  %234 = load i32, ptr %83, align 4, !tbaa !30
  %235 = zext i32 %234 to i64
  %236 = icmp ult i64 %233, %235
  br i1 %236, label %99, label %237, !llvm.loop !48

237:                                              ; preds = %230, %91
  %238 = phi i64 [ %92, %91 ], [ %231, %230 ]
  %239 = phi i32 [ %93, %91 ], [ %234, %230 ]
  %240 = phi i32 [ %95, %91 ], [ %232, %230 ]
  store i64 0, ptr %79, align 8, !tbaa !29
  %241 = load i32, ptr %88, align 4, !tbaa !46
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %245, label %243

243:                                              ; preds = %237
  %244 = icmp eq i32 %240, 0
  br i1 %244, label %246, label %91

245:                                              ; preds = %237
  store i32 0, ptr %71, align 8, !tbaa !24
  br label %259

246:                                              ; preds = %243
  %247 = load i64, ptr %18, align 8, !tbaa !23
  %248 = load i64, ptr %17, align 8, !tbaa !22
  br label %249

249:                                              ; preds = %246, %65
  %250 = phi i64 [ %66, %65 ], [ %248, %246 ]
  %251 = phi i64 [ %67, %65 ], [ %247, %246 ]
  %252 = phi i64 [ %70, %65 ], [ %238, %246 ]
  %253 = phi i32 [ %68, %65 ], [ %75, %246 ]
  %254 = add i64 %251, 1
  %255 = icmp eq i64 %254, %250
  %256 = select i1 %255, i64 0, i64 %254
  store i64 %256, ptr %18, align 8, !tbaa !23
  %257 = add nuw i64 %69, 1
  %258 = icmp ult i64 %257, %250
  br i1 %258, label %65, label %259, !llvm.loop !49

259:                                              ; preds = %249, %58, %245
  %260 = phi i32 [ %68, %245 ], [ 0, %58 ], [ %253, %249 ]
  %261 = phi i1 [ true, %245 ], [ false, %58 ], [ false, %249 ]
  %262 = phi i64 [ %238, %245 ], [ %59, %58 ], [ %252, %249 ]
  store i64 0, ptr %16, align 8, !tbaa !21
  %263 = load atomic i32, ptr %29 monotonic, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %613

265:                                              ; preds = %259
  %266 = load i64, ptr %12, align 8, !tbaa !19
  %267 = inttoptr i64 %266 to ptr
  %268 = load i64, ptr %17, align 8, !tbaa !22
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %590, label %273

270:                                              ; preds = %273
  %271 = add nuw i64 %274, 1
  %272 = icmp eq i64 %271, %268
  br i1 %272, label %590, label %273, !llvm.loop !50

273:                                              ; preds = %265, %270
  %274 = phi i64 [ %271, %270 ], [ 0, %265 ]
  %275 = getelementptr inbounds %struct.Group, ptr %267, i64 %274
  %276 = load i32, ptr %275, align 8, !tbaa !24
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %270

278:                                              ; preds = %273
  %279 = atomicrmw add ptr %31, i64 1 acq_rel, align 8
  %280 = load i64, ptr %11, align 8, !tbaa !51
  %281 = icmp ult i64 %279, %280
  br i1 %281, label %282, label %590

282:                                              ; preds = %278
  %283 = getelementptr inbounds i8, ptr %275, i64 24
  %284 = load i32, ptr %32, align 4, !tbaa !13
  %285 = zext i32 %284 to i64
  %286 = urem i64 %279, %285
  %287 = trunc nuw i64 %286 to i32
  store i32 %287, ptr %283, align 4, !tbaa !13
  %288 = load i32, ptr %32, align 4, !tbaa !13
  %289 = zext i32 %288 to i64
  %290 = udiv i64 %279, %289
  %291 = load i32, ptr %33, align 4, !tbaa !13
  %292 = load i32, ptr %34, align 4, !tbaa !13
  %293 = mul i32 %291, %287
  %294 = sub i32 %292, %293
  %295 = tail call noundef i32 @llvm.umin.i32(i32 %291, i32 %294)
  %296 = load i32, ptr %35, align 4, !tbaa !13
  %297 = zext i32 %296 to i64
  %298 = urem i64 %290, %297
  %299 = trunc nuw i64 %298 to i32
  %300 = getelementptr inbounds i8, ptr %275, i64 28
  store i32 %299, ptr %300, align 4, !tbaa !13
  %301 = load i32, ptr %35, align 4, !tbaa !13
  %302 = zext i32 %301 to i64
  %303 = udiv i64 %290, %302
  %304 = load i32, ptr %36, align 4, !tbaa !13
  %305 = load i32, ptr %37, align 4, !tbaa !13
  %306 = mul i32 %304, %299
  %307 = sub i32 %305, %306
  %308 = tail call noundef i32 @llvm.umin.i32(i32 %304, i32 %307)
  %309 = load i32, ptr %38, align 4, !tbaa !13
  %310 = zext i32 %309 to i64
  %311 = urem i64 %303, %310
  %312 = trunc nuw i64 %311 to i32
  %313 = getelementptr inbounds i8, ptr %275, i64 32
  store i32 %312, ptr %313, align 4, !tbaa !13
  %314 = load i32, ptr %39, align 4, !tbaa !13
  %315 = load i32, ptr %40, align 4, !tbaa !13
  %316 = mul i32 %314, %312
  %317 = sub i32 %315, %316
  %318 = tail call noundef i32 @llvm.umin.i32(i32 %314, i32 %317)
  %319 = zext i32 %295 to i64
  %320 = zext i32 %308 to i64
  %321 = mul nuw i64 %320, %319
  %322 = zext i32 %318 to i64
  %323 = mul i64 %321, %322
  %324 = load i32, ptr %25, align 4, !tbaa !3
  %325 = zext i32 %324 to i64
  %326 = add nsw i64 %325, -1
  %327 = add i64 %326, %323
  %328 = udiv i64 %327, %325
  %329 = trunc i64 %328 to i32
  %330 = getelementptr inbounds i8, ptr %275, i64 4
  store i32 %329, ptr %330, align 4, !tbaa !46
  %331 = getelementptr inbounds i8, ptr %275, i64 36
  store i32 %329, ptr %331, align 4, !tbaa !30
  %332 = getelementptr inbounds i8, ptr %275, i64 64
  store i64 0, ptr %332, align 8, !tbaa !29
  %333 = getelementptr inbounds i8, ptr %275, i64 12
  store i32 0, ptr %333, align 4, !tbaa !33
  %334 = getelementptr inbounds i8, ptr %275, i64 8
  store i32 0, ptr %334, align 8, !tbaa !47
  %335 = getelementptr inbounds i8, ptr %275, i64 16
  store i64 %279, ptr %335, align 8, !tbaa !52
  store i32 1, ptr %275, align 8, !tbaa !24
  %336 = load i32, ptr %33, align 4, !tbaa !13
  %337 = icmp eq i32 %295, %336
  br i1 %337, label %338, label %344

338:                                              ; preds = %282
  %339 = load i32, ptr %36, align 4, !tbaa !13
  %340 = icmp eq i32 %308, %339
  br i1 %340, label %341, label %344

341:                                              ; preds = %338
  %342 = load i32, ptr %39, align 4, !tbaa !13
  %343 = icmp ne i32 %318, %342
  br label %344

344:                                              ; preds = %341, %338, %282
  %345 = phi i1 [ true, %338 ], [ true, %282 ], [ %343, %341 ]
  %346 = icmp eq i32 %329, 0
  br i1 %346, label %591, label %347

347:                                              ; preds = %344
  %348 = getelementptr inbounds i8, ptr %275, i64 40
  br label %349

349:                                              ; preds = %561, %347
  %350 = phi i64 [ 0, %347 ], [ %586, %561 ]
  %351 = load i64, ptr %348, align 8, !tbaa !31
  %352 = load i64, ptr %21, align 8, !tbaa !32
  %353 = mul i64 %352, %350
  %354 = add i64 %353, %351
  %355 = inttoptr i64 %354 to ptr
  %356 = load i32, ptr %25, align 4, !tbaa !3
  %357 = zext i32 %356 to i64
  %358 = load i32, ptr %41, align 8, !tbaa !9
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %360, label %363

360:                                              ; preds = %349
  %361 = load i32, ptr %42, align 4, !tbaa !10
  %362 = zext i32 %361 to i64
  br label %363

363:                                              ; preds = %360, %349
  %364 = phi i64 [ %362, %360 ], [ 1, %349 ]
  %365 = mul nuw i64 %364, %357
  %366 = load i64, ptr %43, align 8, !tbaa !53
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %385, label %368

368:                                              ; preds = %363
  %369 = and i64 %366, 3
  %370 = icmp ult i64 %366, 4
  br i1 %370, label %373, label %371

371:                                              ; preds = %368
  %372 = and i64 %366, -4
  br label %390

373:                                              ; preds = %390, %368
  %374 = phi i64 [ 0, %368 ], [ %408, %390 ]
  %375 = icmp eq i64 %369, 0
  br i1 %375, label %385, label %376

376:                                              ; preds = %373, %376
  %377 = phi i64 [ %382, %376 ], [ %374, %373 ]
  %378 = phi i64 [ %383, %376 ], [ 0, %373 ]
  %379 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %377
  %380 = load i32, ptr %379, align 4, !tbaa !13
  %381 = getelementptr inbounds [128 x i32], ptr %355, i64 0, i64 %377
  store i32 %380, ptr %381, align 4, !tbaa !13
  %382 = add nuw i64 %377, 1
  %383 = add i64 %378, 1
  %384 = icmp eq i64 %383, %369
  br i1 %384, label %385, label %376, !llvm.loop !54

385:                                              ; preds = %373, %376, %363
  %386 = getelementptr inbounds i8, ptr %355, i64 468
  store i32 0, ptr %386, align 4, !tbaa !13
  %387 = getelementptr inbounds i8, ptr %355, i64 460
  store i32 0, ptr %387, align 4, !tbaa !13
  %388 = load i64, ptr %45, align 8, !tbaa !56
  %389 = icmp eq i64 %388, -1
  br i1 %389, label %423, label %411

390:                                              ; preds = %390, %371
  %391 = phi i64 [ 0, %371 ], [ %408, %390 ]
  %392 = phi i64 [ 0, %371 ], [ %409, %390 ]
  %393 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %391
  %394 = load i32, ptr %393, align 4, !tbaa !13
  %395 = getelementptr inbounds [128 x i32], ptr %355, i64 0, i64 %391
  store i32 %394, ptr %395, align 4, !tbaa !13
  %396 = or disjoint i64 %391, 1
  %397 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %396
  %398 = load i32, ptr %397, align 4, !tbaa !13
  %399 = getelementptr inbounds [128 x i32], ptr %355, i64 0, i64 %396
  store i32 %398, ptr %399, align 4, !tbaa !13
  %400 = or disjoint i64 %391, 2
  %401 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %400
  %402 = load i32, ptr %401, align 4, !tbaa !13
  %403 = getelementptr inbounds [128 x i32], ptr %355, i64 0, i64 %400
  store i32 %402, ptr %403, align 4, !tbaa !13
  %404 = or disjoint i64 %391, 3
  %405 = getelementptr inbounds [128 x i32], ptr %44, i64 0, i64 %404
  %406 = load i32, ptr %405, align 4, !tbaa !13
  %407 = getelementptr inbounds [128 x i32], ptr %355, i64 0, i64 %404
  store i32 %406, ptr %407, align 4, !tbaa !13
  %408 = add nuw i64 %391, 4
  %409 = add i64 %392, 4
  %410 = icmp eq i64 %409, %372
  br i1 %410, label %373, label %390, !llvm.loop !58

411:                                              ; preds = %385
  %412 = load i32, ptr %283, align 4, !tbaa !13
  %413 = getelementptr inbounds [128 x i32], ptr %355, i64 0, i64 %388
  %414 = load i32, ptr %413, align 4, !tbaa !13
  %415 = load i32, ptr %46, align 4, !tbaa !59
  %416 = load i32, ptr %47, align 8, !tbaa !60
  %417 = shl i32 %415, %416
  %418 = xor i32 %417, -1
  %419 = and i32 %414, %418
  %420 = and i32 %415, %412
  %421 = shl i32 %420, %416
  %422 = or i32 %419, %421
  store i32 %422, ptr %413, align 4, !tbaa !13
  br label %423

423:                                              ; preds = %411, %385
  %424 = load i64, ptr %48, align 8, !tbaa !56
  %425 = icmp eq i64 %424, -1
  br i1 %425, label %438, label %426

426:                                              ; preds = %423
  %427 = load i32, ptr %300, align 4, !tbaa !13
  %428 = getelementptr inbounds [128 x i32], ptr %355, i64 0, i64 %424
  %429 = load i32, ptr %428, align 4, !tbaa !13
  %430 = load i32, ptr %49, align 4, !tbaa !59
  %431 = load i32, ptr %50, align 8, !tbaa !60
  %432 = shl i32 %430, %431
  %433 = xor i32 %432, -1
  %434 = and i32 %429, %433
  %435 = and i32 %430, %427
  %436 = shl i32 %435, %431
  %437 = or i32 %434, %436
  store i32 %437, ptr %428, align 4, !tbaa !13
  br label %438

438:                                              ; preds = %426, %423
  %439 = load i64, ptr %51, align 8, !tbaa !56
  %440 = icmp eq i64 %439, -1
  br i1 %440, label %453, label %441

441:                                              ; preds = %438
  %442 = load i32, ptr %313, align 4, !tbaa !13
  %443 = getelementptr inbounds [128 x i32], ptr %355, i64 0, i64 %439
  %444 = load i32, ptr %443, align 4, !tbaa !13
  %445 = load i32, ptr %52, align 4, !tbaa !59
  %446 = load i32, ptr %53, align 8, !tbaa !60
  %447 = shl i32 %445, %446
  %448 = xor i32 %447, -1
  %449 = and i32 %444, %448
  %450 = and i32 %445, %442
  %451 = shl i32 %450, %446
  %452 = or i32 %449, %451
  store i32 %452, ptr %443, align 4, !tbaa !13
  br label %453

453:                                              ; preds = %441, %438
  br i1 %345, label %489, label %454

454:                                              ; preds = %453
  %455 = load i64, ptr %54, align 8, !tbaa !12
  %456 = inttoptr i64 %455 to ptr
  %457 = mul i64 %365, %350
  %458 = getelementptr i32, ptr %456, i64 %457
  %459 = icmp ult i64 %365, 2
  br i1 %459, label %561, label %460

460:                                              ; preds = %454
  %461 = lshr i64 %365, 1
  %462 = getelementptr inbounds i8, ptr %355, i64 576
  %463 = add nsw i64 %461, -1
  %464 = and i64 %461, 3
  %465 = icmp ult i64 %463, 3
  br i1 %465, label %549, label %466

466:                                              ; preds = %460
  %467 = and i64 %461, 9223372036854775804
  br label %468

468:                                              ; preds = %468, %466
  %469 = phi i64 [ 0, %466 ], [ %486, %468 ]
  %470 = phi i64 [ 0, %466 ], [ %487, %468 ]
  %471 = getelementptr inbounds i64, ptr %458, i64 %469
  %472 = load i64, ptr %471, align 8, !tbaa !40
  %473 = getelementptr inbounds i64, ptr %462, i64 %469
  store i64 %472, ptr %473, align 8, !tbaa !40
  %474 = or disjoint i64 %469, 1
  %475 = getelementptr inbounds i64, ptr %458, i64 %474
  %476 = load i64, ptr %475, align 8, !tbaa !40
  %477 = getelementptr inbounds i64, ptr %462, i64 %474
  store i64 %476, ptr %477, align 8, !tbaa !40
  %478 = or disjoint i64 %469, 2
  %479 = getelementptr inbounds i64, ptr %458, i64 %478
  %480 = load i64, ptr %479, align 8, !tbaa !40
  %481 = getelementptr inbounds i64, ptr %462, i64 %478
  store i64 %480, ptr %481, align 8, !tbaa !40
  %482 = or disjoint i64 %469, 3
  %483 = getelementptr inbounds i64, ptr %458, i64 %482
  %484 = load i64, ptr %483, align 8, !tbaa !40
  %485 = getelementptr inbounds i64, ptr %462, i64 %482
  store i64 %484, ptr %485, align 8, !tbaa !40
  %486 = add nuw nsw i64 %469, 4
  %487 = add i64 %470, 4
  %488 = icmp eq i64 %487, %467
  br i1 %488, label %549, label %468, !llvm.loop !61

489:                                              ; preds = %453
  %490 = getelementptr inbounds i8, ptr %355, i64 576
  %491 = load i32, ptr %25, align 4, !tbaa !3
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %561, label %493

493:                                              ; preds = %489
  %494 = zext i32 %491 to i64
  %495 = mul nuw i64 %350, %494
  %496 = udiv i64 %495, %319
  %497 = udiv i64 %496, %320
  %498 = trunc i64 %497 to i32
  %499 = urem i64 %496, %320
  %500 = trunc nuw i64 %499 to i32
  %501 = urem i64 %495, %319
  %502 = trunc nuw i64 %501 to i32
  %503 = shl i32 %491, 1
  br label %504

504:                                              ; preds = %543, %493
  %505 = phi i64 [ 0, %493 ], [ %547, %543 ]
  %506 = phi i32 [ %498, %493 ], [ %546, %543 ]
  %507 = phi i32 [ %500, %493 ], [ %545, %543 ]
  %508 = phi i32 [ %502, %493 ], [ %544, %543 ]
  %509 = load i32, ptr %41, align 8, !tbaa !9
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %516, label %511

511:                                              ; preds = %504
  %512 = shl i32 %507, 10
  %513 = shl i32 %506, 20
  %514 = or i32 %512, %513
  %515 = or i32 %514, %508
  br label %530

516:                                              ; preds = %504
  %517 = getelementptr inbounds i32, ptr %490, i64 %505
  store i32 %508, ptr %517, align 4, !tbaa !13
  %518 = load i32, ptr %42, align 4, !tbaa !10
  %519 = icmp ugt i32 %518, 1
  br i1 %519, label %520, label %534

520:                                              ; preds = %516
  %521 = trunc nuw i64 %505 to i32
  %522 = add i32 %491, %521
  %523 = zext i32 %522 to i64
  %524 = getelementptr inbounds i32, ptr %490, i64 %523
  store i32 %507, ptr %524, align 4, !tbaa !13
  %525 = load i32, ptr %42, align 4, !tbaa !10
  %526 = icmp ugt i32 %525, 2
  br i1 %526, label %527, label %534

527:                                              ; preds = %520
  %528 = add i32 %503, %521
  %529 = zext i32 %528 to i64
  br label %530

530:                                              ; preds = %527, %511
  %531 = phi i64 [ %529, %527 ], [ %505, %511 ]
  %532 = phi i32 [ %506, %527 ], [ %515, %511 ]
  %533 = getelementptr inbounds i32, ptr %490, i64 %531
  store i32 %532, ptr %533, align 4, !tbaa !13
  br label %534

534:                                              ; preds = %530, %520, %516
  %535 = add i32 %508, 1
  %536 = icmp ult i32 %535, %295
  br i1 %536, label %543, label %537

537:                                              ; preds = %534
  %538 = add i32 %507, 1
  %539 = icmp uge i32 %538, %308
  %540 = select i1 %539, i32 0, i32 %538
  %541 = zext i1 %539 to i32
  %542 = add i32 %506, %541
  br label %543

543:                                              ; preds = %537, %534
  %544 = phi i32 [ %535, %534 ], [ 0, %537 ]
  %545 = phi i32 [ %507, %534 ], [ %540, %537 ]
  %546 = phi i32 [ %506, %534 ], [ %542, %537 ]
  %547 = add nuw nsw i64 %505, 1
  %548 = icmp eq i64 %547, %494
  br i1 %548, label %561, label %504, !llvm.loop !14

549:                                              ; preds = %468, %460
  %550 = phi i64 [ 0, %460 ], [ %486, %468 ]
  %551 = icmp eq i64 %464, 0
  br i1 %551, label %561, label %552

552:                                              ; preds = %549, %552
  %553 = phi i64 [ %558, %552 ], [ %550, %549 ]
  %554 = phi i64 [ %559, %552 ], [ 0, %549 ]
  %555 = getelementptr inbounds i64, ptr %458, i64 %553
  %556 = load i64, ptr %555, align 8, !tbaa !40
  %557 = getelementptr inbounds i64, ptr %462, i64 %553
  store i64 %556, ptr %557, align 8, !tbaa !40
  %558 = add nuw nsw i64 %553, 1
  %559 = add i64 %554, 1
  %560 = icmp eq i64 %559, %464
  br i1 %560, label %561, label %552, !llvm.loop !62

561:                                              ; preds = %549, %552, %543, %489, %454
  %562 = mul nuw i64 %350, %357
  %563 = sub i64 %323, %562
  %564 = icmp ult i64 %563, %357
  %565 = sub i32 64, %356
  %566 = zext nneg i32 %565 to i64
  %567 = lshr i64 -1, %566
  %568 = shl nsw i64 -1, %563
  %569 = xor i64 %568, -1
  %570 = select i1 %564, i64 %569, i64 %567
  %571 = trunc i64 %570 to i32
  %572 = getelementptr inbounds i8, ptr %355, i64 504
  store i32 %571, ptr %572, align 8, !tbaa !13
  %573 = lshr i64 %570, 32
  %574 = trunc nuw i64 %573 to i32
  %575 = getelementptr inbounds i8, ptr %355, i64 508
  store i32 %574, ptr %575, align 4, !tbaa !13
  %576 = getelementptr inbounds i8, ptr %355, i64 512
  %577 = getelementptr inbounds i8, ptr %355, i64 516
  store i32 0, ptr %577, align 4, !tbaa !13
  store i32 0, ptr %576, align 8, !tbaa !13
  %578 = load i32, ptr %55, align 8, !tbaa !63
  %579 = getelementptr inbounds i8, ptr %355, i64 524
  store i32 %578, ptr %579, align 4, !tbaa !13
  %580 = load i64, ptr %56, align 8, !tbaa !64
  %581 = getelementptr inbounds i8, ptr %355, i64 528
  store i64 %580, ptr %581, align 8, !tbaa !40
  %582 = getelementptr inbounds i8, ptr %355, i64 544
  %583 = trunc nuw i64 %350 to i32
  store i32 %583, ptr %582, align 8, !tbaa !13
  %584 = getelementptr inbounds i8, ptr %355, i64 548
  store i32 0, ptr %584, align 4, !tbaa !13
  %585 = getelementptr inbounds i8, ptr %355, i64 536
  store i32 0, ptr %585, align 8, !tbaa !13
  %586 = add nuw nsw i64 %350, 1
  %587 = load i32, ptr %331, align 4, !tbaa !30
  %588 = zext i32 %587 to i64
  %589 = icmp ult i64 %586, %588
  br i1 %589, label %349, label %591, !llvm.loop !65

590:                                              ; preds = %270, %265, %278
  br i1 %261, label %591, label %592

591:                                              ; preds = %561, %344, %590
  store i32 0, ptr %57, align 4, !tbaa !66
  br label %602

592:                                              ; preds = %590
  %593 = icmp eq i32 %260, 0
  br i1 %593, label %613, label %594

594:                                              ; preds = %592
  %595 = load i32, ptr %57, align 4, !tbaa !66
  %596 = add i32 %595, 1
  store i32 %596, ptr %57, align 4, !tbaa !66
  %597 = icmp eq i32 %596, 16
  br i1 %597, label %598, label %602

598:                                              ; preds = %594
  %599 = load atomic i64, ptr %31 acquire, align 8
  %600 = load i64, ptr %11, align 8, !tbaa !51
  %601 = icmp ult i64 %599, %600
  br i1 %601, label %613, label %602

602:                                              ; preds = %598, %594, %591
  br i1 %30, label %606, label %603

603:                                              ; preds = %602
  %604 = add i64 %262, -256
  %605 = icmp sgt i64 %604, 0
  br i1 %605, label %606, label %608

606:                                              ; preds = %603, %602, %608
  %607 = phi i64 [ 4096, %608 ], [ %604, %603 ], [ %262, %602 ]
  br label %58

608:                                              ; preds = %603
  %609 = tail call i64 @llvm.readcyclecounter()
  %610 = icmp ult i64 %609, %8
  br i1 %610, label %606, label %613

611:                                              ; preds = %192, %124
  %612 = phi i32 [ 4, %124 ], [ 1, %192 ]
  store i64 %101, ptr %79, align 8, !tbaa !29
  store i64 %69, ptr %16, align 8, !tbaa !21
  br label %613

613:                                              ; preds = %259, %592, %598, %608, %196, %611
  %614 = phi i32 [ %612, %611 ], [ 2, %196 ], [ 2, %259 ], [ 0, %592 ], [ 3, %598 ], [ 4, %608 ]
  ret i32 %614
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #3

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
!34 = !{!4, !5, i64 688}
!35 = !{!18, !5, i64 0}
!36 = !{!18, !5, i64 64}
!37 = !{!25, !5, i64 56}
!38 = !{!4, !5, i64 80}
!39 = !{!18, !5, i64 24}
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
