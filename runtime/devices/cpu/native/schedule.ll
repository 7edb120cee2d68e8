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
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %11, i64 152
  %22 = getelementptr inbounds i8, ptr %11, i64 56
  %23 = getelementptr inbounds i8, ptr %0, i64 64
  %24 = getelementptr inbounds i8, ptr %11, i64 80
  %25 = getelementptr inbounds i8, ptr %11, i64 44
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  %27 = getelementptr inbounds i8, ptr %11, i64 688
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

61:                                               ; preds = %849, %7
  %62 = phi i64 [ 0, %7 ], [ %850, %849 ]
  %63 = load i64, ptr %16, align 8, !tbaa !21
  %64 = load i64, ptr %17, align 8, !tbaa !22
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %66, label %485

66:                                               ; preds = %61
  %67 = load i64, ptr %18, align 8, !tbaa !23
  br label %68

68:                                               ; preds = %66, %475
  %69 = phi i64 [ %476, %475 ], [ %64, %66 ]
  %70 = phi i64 [ %482, %475 ], [ %67, %66 ]
  %71 = phi i32 [ %479, %475 ], [ 0, %66 ]
  %72 = phi i64 [ %483, %475 ], [ %63, %66 ]
  %73 = phi i64 [ %478, %475 ], [ %62, %66 ]
  %74 = getelementptr inbounds %struct.Group, ptr %14, i64 %70
  %75 = load i32, ptr %74, align 8, !tbaa !24
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %475, label %77

77:                                               ; preds = %68
  %78 = add i32 %71, 1
  %79 = ptrtoint ptr %74 to i64
  store i64 %79, ptr %19, align 8, !tbaa !26
  %80 = getelementptr inbounds i8, ptr %74, i64 48
  %81 = load i64, ptr %80, align 8, !tbaa !27
  store i64 %81, ptr %20, align 8, !tbaa !28
  %82 = getelementptr inbounds i8, ptr %74, i64 64
  %83 = load i64, ptr %82, align 8, !tbaa !29
  %84 = icmp ne i64 %83, 0
  %85 = zext i1 %84 to i32
  %86 = getelementptr inbounds i8, ptr %74, i64 36
  %87 = getelementptr inbounds i8, ptr %74, i64 40
  %88 = getelementptr inbounds i8, ptr %74, i64 12
  %89 = getelementptr inbounds i8, ptr %74, i64 56
  %90 = getelementptr inbounds i8, ptr %74, i64 4
  %91 = getelementptr inbounds i8, ptr %74, i64 8
  br label %92

92:                                               ; preds = %469, %77
  %93 = phi i64 [ %73, %77 ], [ %456, %469 ]
  %94 = phi i64 [ 0, %77 ], [ %457, %469 ]
  %95 = phi i64 [ 0, %77 ], [ %458, %469 ]
  %96 = phi i32 [ 0, %77 ], [ %459, %469 ]
  %97 = phi ptr [ null, %77 ], [ %460, %469 ]
  %98 = phi i64 [ 0, %77 ], [ %461, %469 ]
  %99 = phi ptr [ null, %77 ], [ %462, %469 ]
  %100 = phi i32 [ 0, %77 ], [ %463, %469 ]
  %101 = phi i64 [ 0, %77 ], [ %464, %469 ]
  %102 = phi i64 [ 0, %77 ], [ %465, %469 ]
  %103 = phi i32 [ %85, %77 ], [ 0, %469 ]
  %104 = load atomic i64, ptr %21 acquire, align 8
  %105 = icmp eq i64 %104, %102
  %106 = select i1 %105, i64 %95, i64 -1
  %107 = select i1 %105, i64 %101, i64 -1
  %108 = load i64, ptr %82, align 8, !tbaa !29
  %109 = trunc i64 %108 to i32
  %110 = load i32, ptr %86, align 4, !tbaa !30
  %111 = icmp ugt i32 %110, %109
  br i1 %111, label %112, label %455

112:                                              ; preds = %92, %440
  %113 = phi i64 [ %441, %440 ], [ %93, %92 ]
  %114 = phi i32 [ %452, %440 ], [ %103, %92 ]
  %115 = phi i32 [ %451, %440 ], [ %109, %92 ]
  %116 = phi i64 [ %450, %440 ], [ %104, %92 ]
  %117 = phi i64 [ %449, %440 ], [ %107, %92 ]
  %118 = phi i32 [ %448, %440 ], [ %100, %92 ]
  %119 = phi ptr [ %447, %440 ], [ %99, %92 ]
  %120 = phi i64 [ %446, %440 ], [ %98, %92 ]
  %121 = phi ptr [ %445, %440 ], [ %97, %92 ]
  %122 = phi i32 [ %444, %440 ], [ %96, %92 ]
  %123 = phi i64 [ %443, %440 ], [ %106, %92 ]
  %124 = phi i64 [ %442, %440 ], [ %94, %92 ]
  %125 = load i64, ptr %87, align 8, !tbaa !31
  %126 = zext i32 %115 to i64
  %127 = load i64, ptr %22, align 8, !tbaa !32
  %128 = mul i64 %127, %126
  %129 = add i64 %128, %125
  %130 = inttoptr i64 %129 to ptr
  %131 = getelementptr inbounds i8, ptr %130, i64 536
  %132 = load i32, ptr %131, align 8, !tbaa !13
  switch i32 %132, label %140 [
    i32 2, label %138
    i32 1, label %133
  ]

133:                                              ; preds = %112
  %134 = getelementptr inbounds i8, ptr %130, i64 540
  %135 = load i32, ptr %134, align 4, !tbaa !13
  %136 = load i32, ptr %88, align 4, !tbaa !33
  %137 = icmp eq i32 %135, %136
  br i1 %137, label %138, label %140

138:                                              ; preds = %133, %112
  %139 = add nuw i32 %115, 1
  br label %440, !llvm.loop !34

140:                                              ; preds = %133, %112
  %141 = icmp sgt i64 %113, 0
  %142 = select i1 %141, i1 true, i1 %30
  %143 = select i1 %141, i64 %113, i64 16384
  br i1 %142, label %152, label %144

144:                                              ; preds = %140
  %145 = tail call i64 @llvm.readcyclecounter()
  %146 = icmp ult i64 %145, %8
  br i1 %146, label %147, label %854

147:                                              ; preds = %144
  %148 = load i64, ptr %87, align 8, !tbaa !31
  %149 = load i64, ptr %22, align 8, !tbaa !32
  %150 = mul i64 %149, %126
  %151 = add i64 %150, %148
  br label %152

152:                                              ; preds = %140, %147
  %153 = phi i64 [ %143, %140 ], [ 16384, %147 ]
  %154 = phi i64 [ %129, %140 ], [ %151, %147 ]
  store i64 %154, ptr %23, align 8, !tbaa !35
  %155 = load i64, ptr %89, align 8, !tbaa !36
  %156 = load i64, ptr %24, align 8, !tbaa !37
  %157 = mul i64 %156, %126
  %158 = load i32, ptr %25, align 4, !tbaa !3
  %159 = zext i32 %158 to i64
  %160 = mul i64 %157, %159
  %161 = add i64 %160, %155
  store i64 %161, ptr %26, align 8, !tbaa !38
  %162 = load i64, ptr %27, align 8, !tbaa !39
  store i64 %162, ptr %0, align 8, !tbaa !40
  store i32 0, ptr %131, align 8, !tbaa !13
  %163 = getelementptr inbounds i8, ptr %130, i64 528
  %164 = load i64, ptr %163, align 8, !tbaa !41
  %165 = getelementptr inbounds i8, ptr %130, i64 524
  br label %166

166:                                              ; preds = %266, %152
  %167 = phi i64 [ %164, %152 ], [ %268, %266 ]
  %168 = phi i64 [ %124, %152 ], [ %249, %266 ]
  %169 = phi i64 [ %123, %152 ], [ %250, %266 ]
  %170 = phi i32 [ %122, %152 ], [ %251, %266 ]
  %171 = phi ptr [ %121, %152 ], [ %252, %266 ]
  %172 = phi i64 [ %120, %152 ], [ %253, %266 ]
  %173 = phi ptr [ %119, %152 ], [ %254, %266 ]
  %174 = phi i32 [ %118, %152 ], [ %255, %266 ]
  %175 = phi i64 [ %117, %152 ], [ %167, %266 ]
  %176 = phi i64 [ %116, %152 ], [ %256, %266 ]
  %177 = load i32, ptr %165, align 4, !tbaa !13
  %178 = icmp eq i64 %175, %167
  %179 = icmp eq i32 %174, %177
  %180 = select i1 %178, i1 %179, i1 false
  br i1 %180, label %248, label %181

181:                                              ; preds = %166
  %182 = add i64 %167, 1
  %183 = and i32 %177, 1023
  %184 = zext nneg i32 %183 to i64
  %185 = shl nuw nsw i64 %184, 48
  %186 = or i64 %185, %182
  %187 = icmp eq i64 %169, %167
  %188 = icmp eq i32 %170, %177
  %189 = select i1 %187, i1 %188, i1 false
  br i1 %189, label %243, label %190

190:                                              ; preds = %181
  %191 = inttoptr i64 %176 to ptr
  %192 = getelementptr inbounds i8, ptr %191, i64 -8
  %193 = load i64, ptr %192, align 8, !tbaa !41
  %194 = lshr i64 %186, 2
  %195 = mul i64 %194, -7046029254386353131
  %196 = lshr i64 %195, 40
  br label %197

197:                                              ; preds = %197, %190
  %198 = phi i64 [ %196, %190 ], [ %208, %197 ]
  %199 = phi ptr [ undef, %190 ], [ %206, %197 ]
  %200 = and i64 %198, %193
  %201 = getelementptr inbounds %struct.Region, ptr %191, i64 %200
  %202 = load i64, ptr %201, align 8, !tbaa !42
  %203 = icmp ne i64 %202, %186
  %204 = icmp ne i64 %202, 0
  %205 = select i1 %204, ptr %199, ptr null
  %206 = select i1 %203, ptr %205, ptr %201
  %207 = and i1 %203, %204
  %208 = add i64 %198, 1
  br i1 %207, label %197, label %209

209:                                              ; preds = %197
  %210 = icmp eq ptr %206, null
  br i1 %210, label %211, label %234

211:                                              ; preds = %209
  %212 = load atomic i64, ptr %21 acquire, align 8
  %213 = inttoptr i64 %212 to ptr
  %214 = getelementptr inbounds i8, ptr %213, i64 -8
  %215 = load i64, ptr %214, align 8, !tbaa !41
  br label %216

216:                                              ; preds = %216, %211
  %217 = phi i64 [ %196, %211 ], [ %227, %216 ]
  %218 = phi ptr [ undef, %211 ], [ %225, %216 ]
  %219 = and i64 %217, %215
  %220 = getelementptr inbounds %struct.Region, ptr %213, i64 %219
  %221 = load i64, ptr %220, align 8, !tbaa !42
  %222 = icmp ne i64 %221, %186
  %223 = icmp ne i64 %221, 0
  %224 = select i1 %223, ptr %218, ptr null
  %225 = select i1 %222, ptr %224, ptr %220
  %226 = and i1 %222, %223
  %227 = add i64 %217, 1
  br i1 %226, label %216, label %228

228:                                              ; preds = %216
  %229 = icmp eq i64 %212, %176
  %230 = select i1 %229, i64 %175, i64 -1
  %231 = icmp eq ptr %225, null
  br i1 %231, label %232, label %234

232:                                              ; preds = %228
  %233 = select i1 %229, i64 %169, i64 -1
  store i64 %186, ptr %15, align 8, !tbaa !41
  br label %269

234:                                              ; preds = %228, %209
  %235 = phi i64 [ %230, %228 ], [ %175, %209 ]
  %236 = phi i64 [ %212, %228 ], [ %176, %209 ]
  %237 = phi ptr [ %225, %228 ], [ %206, %209 ]
  %238 = getelementptr inbounds i8, ptr %237, i64 8
  %239 = load i64, ptr %238, align 8, !tbaa !44
  %240 = inttoptr i64 %239 to ptr
  %241 = getelementptr inbounds i8, ptr %237, i64 16
  %242 = load i64, ptr %241, align 8, !tbaa !41
  br label %243

243:                                              ; preds = %234, %181
  %244 = phi i64 [ %235, %234 ], [ %175, %181 ]
  %245 = phi i64 [ %236, %234 ], [ %176, %181 ]
  %246 = phi ptr [ %240, %234 ], [ %171, %181 ]
  %247 = phi i64 [ %242, %234 ], [ %172, %181 ]
  store i64 %186, ptr %28, align 8, !tbaa !41
  br label %248

248:                                              ; preds = %243, %166
  %249 = phi i64 [ %247, %243 ], [ %168, %166 ]
  %250 = phi i64 [ %244, %243 ], [ %169, %166 ]
  %251 = phi i32 [ %174, %243 ], [ %170, %166 ]
  %252 = phi ptr [ %173, %243 ], [ %171, %166 ]
  %253 = phi i64 [ %168, %243 ], [ %172, %166 ]
  %254 = phi ptr [ %246, %243 ], [ %173, %166 ]
  %255 = phi i32 [ %177, %243 ], [ %174, %166 ]
  %256 = phi i64 [ %245, %243 ], [ %176, %166 ]
  %257 = tail call i64 %254(ptr noundef %130, ptr noundef nonnull %0, i64 noundef %249) #5
  %258 = and i64 %257, 281474976710655
  store i64 %258, ptr %163, align 8, !tbaa !41
  %259 = icmp ult i64 %257, 281474976710656
  br i1 %259, label %263, label %260

260:                                              ; preds = %248
  %261 = lshr i64 %257, 48
  %262 = trunc nuw nsw i64 %261 to i32
  br label %269

263:                                              ; preds = %248
  %264 = load i64, ptr %0, align 8, !tbaa !40
  %265 = icmp ult i64 %264, 2
  br i1 %265, label %269, label %266

266:                                              ; preds = %263
  %267 = add i64 %264, -1
  store i64 %267, ptr %0, align 8, !tbaa !40
  %268 = load i64, ptr %163, align 8, !tbaa !41
  br label %166

269:                                              ; preds = %263, %260, %232
  %270 = phi i64 [ %249, %260 ], [ %168, %232 ], [ %249, %263 ]
  %271 = phi i64 [ %250, %260 ], [ %233, %232 ], [ %250, %263 ]
  %272 = phi i32 [ %251, %260 ], [ %170, %232 ], [ %251, %263 ]
  %273 = phi ptr [ %252, %260 ], [ %171, %232 ], [ %252, %263 ]
  %274 = phi i64 [ %253, %260 ], [ %172, %232 ], [ %253, %263 ]
  %275 = phi ptr [ %254, %260 ], [ %173, %232 ], [ %254, %263 ]
  %276 = phi i32 [ %255, %260 ], [ %174, %232 ], [ %255, %263 ]
  %277 = phi i64 [ %167, %260 ], [ %230, %232 ], [ %167, %263 ]
  %278 = phi i64 [ %256, %260 ], [ %212, %232 ], [ %256, %263 ]
  %279 = phi i32 [ %262, %260 ], [ 3, %232 ], [ 3, %263 ]
  %280 = add nsw i64 %153, -64
  %281 = load i64, ptr %0, align 8, !tbaa !40
  %282 = load i64, ptr %27, align 8, !tbaa !39
  %283 = icmp ult i64 %281, %282
  %284 = add i64 %281, %280
  %285 = sub i64 %284, %282
  %286 = select i1 %283, i64 %285, i64 %280
  %287 = load atomic i32, ptr %29 monotonic, align 4
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %856

289:                                              ; preds = %269
  %290 = load i64, ptr %15, align 8, !tbaa !20
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %292, label %854

292:                                              ; preds = %289
  switch i32 %279, label %313 [
    i32 2, label %293
    i32 1, label %303
  ]

293:                                              ; preds = %292
  %294 = load i32, ptr %88, align 4, !tbaa !33
  %295 = getelementptr inbounds i8, ptr %130, i64 540
  store i32 %294, ptr %295, align 4, !tbaa !13
  store i32 1, ptr %131, align 8, !tbaa !13
  %296 = load i32, ptr %91, align 8, !tbaa !45
  %297 = add i32 %296, 1
  store i32 %297, ptr %91, align 8, !tbaa !45
  %298 = load i32, ptr %90, align 4, !tbaa !46
  %299 = icmp ult i32 %297, %298
  br i1 %299, label %326, label %300

300:                                              ; preds = %293
  store i32 0, ptr %91, align 8, !tbaa !45
  %301 = load i32, ptr %88, align 4, !tbaa !33
  %302 = add i32 %301, 1
  store i32 %302, ptr %88, align 4, !tbaa !33
  br label %326

303:                                              ; preds = %292
  store i32 2, ptr %131, align 8, !tbaa !13
  %304 = load i32, ptr %90, align 4, !tbaa !46
  %305 = add i32 %304, -1
  store i32 %305, ptr %90, align 4, !tbaa !46
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %322, label %307

307:                                              ; preds = %303
  %308 = load i32, ptr %91, align 8, !tbaa !45
  %309 = icmp ult i32 %308, %305
  br i1 %309, label %322, label %310

310:                                              ; preds = %307
  store i32 0, ptr %91, align 8, !tbaa !45
  %311 = load i32, ptr %88, align 4, !tbaa !33
  %312 = add i32 %311, 1
  store i32 %312, ptr %88, align 4, !tbaa !33
  br label %322

313:                                              ; preds = %292
  %314 = icmp eq i32 %279, 4
  %315 = zext i1 %314 to i32
  store i32 %315, ptr %131, align 8, !tbaa !13
  br i1 %314, label %316, label %322

316:                                              ; preds = %313
  %317 = getelementptr inbounds i8, ptr %130, i64 540
  %318 = load i32, ptr %317, align 4, !tbaa !13
  %319 = load i32, ptr %88, align 4, !tbaa !33
  %320 = icmp ne i32 %318, %319
  %321 = zext i1 %320 to i32
  br label %322

322:                                              ; preds = %316, %313, %310, %307, %303
  %323 = phi i32 [ %321, %316 ], [ 0, %313 ], [ 1, %303 ], [ 1, %307 ], [ 1, %310 ]
  %324 = or i32 %323, %114
  %325 = add i32 %115, 1
  br label %440

326:                                              ; preds = %300, %293
  %327 = add i32 %115, 1
  %328 = icmp eq i64 %277, %164
  br i1 %328, label %329, label %440, !llvm.loop !34

329:                                              ; preds = %326
  %330 = load i64, ptr %163, align 8, !tbaa !41
  %331 = or i64 %330, 562949953421312
  %332 = load i32, ptr %86, align 4, !tbaa !30
  %333 = icmp ugt i32 %332, %327
  br i1 %333, label %334, label %435

334:                                              ; preds = %329
  %335 = zext i32 %327 to i64
  br label %336

336:                                              ; preds = %422, %334
  %337 = phi i64 [ %286, %334 ], [ %379, %422 ]
  %338 = phi i64 [ %335, %334 ], [ %423, %422 ]
  %339 = load i64, ptr %87, align 8, !tbaa !31
  %340 = load i64, ptr %22, align 8, !tbaa !32
  %341 = mul i64 %340, %338
  %342 = add i64 %341, %339
  %343 = inttoptr i64 %342 to ptr
  %344 = getelementptr inbounds i8, ptr %343, i64 528
  %345 = load i64, ptr %344, align 8, !tbaa !41
  %346 = icmp eq i64 %345, %164
  br i1 %346, label %347, label %431

347:                                              ; preds = %336
  %348 = getelementptr inbounds i8, ptr %343, i64 524
  %349 = load i32, ptr %348, align 4, !tbaa !13
  %350 = icmp eq i32 %349, %276
  br i1 %350, label %351, label %431

351:                                              ; preds = %347
  %352 = getelementptr inbounds i8, ptr %343, i64 536
  %353 = load i32, ptr %352, align 8, !tbaa !13
  switch i32 %353, label %361 [
    i32 2, label %431
    i32 1, label %354
  ]

354:                                              ; preds = %351
  %355 = getelementptr inbounds i8, ptr %343, i64 540
  %356 = load i32, ptr %355, align 4, !tbaa !13
  %357 = load i32, ptr %88, align 4, !tbaa !33
  %358 = icmp eq i32 %356, %357
  %359 = icmp slt i64 %337, 1
  %360 = select i1 %358, i1 true, i1 %359
  br i1 %360, label %431, label %363

361:                                              ; preds = %351
  %362 = icmp slt i64 %337, 1
  br i1 %362, label %431, label %363

363:                                              ; preds = %354, %361
  store i64 %342, ptr %23, align 8, !tbaa !35
  %364 = load i64, ptr %89, align 8, !tbaa !36
  %365 = load i64, ptr %24, align 8, !tbaa !37
  %366 = mul i64 %365, %338
  %367 = load i32, ptr %25, align 4, !tbaa !3
  %368 = zext i32 %367 to i64
  %369 = mul i64 %366, %368
  %370 = add i64 %369, %364
  store i64 %370, ptr %26, align 8, !tbaa !38
  %371 = load i64, ptr %27, align 8, !tbaa !39
  store i64 %371, ptr %0, align 8, !tbaa !40
  %372 = tail call i64 %275(ptr noundef nonnull %343, ptr noundef nonnull %0, i64 noundef %270) #5
  %373 = add nsw i64 %337, -64
  %374 = load i64, ptr %0, align 8, !tbaa !40
  %375 = load i64, ptr %27, align 8, !tbaa !39
  %376 = icmp ult i64 %374, %375
  %377 = add i64 %374, %373
  %378 = sub i64 %377, %375
  %379 = select i1 %376, i64 %378, i64 %373
  %380 = and i64 %372, 281474976710655
  store i64 %380, ptr %344, align 8, !tbaa !41
  %381 = icmp eq i64 %372, %331
  br i1 %381, label %409, label %382

382:                                              ; preds = %363
  %383 = trunc nuw i64 %338 to i32
  %384 = lshr i64 %372, 48
  %385 = trunc nuw i64 %384 to i16
  switch i16 %385, label %406 [
    i16 2, label %386
    i16 1, label %396
  ]

386:                                              ; preds = %382
  %387 = load i32, ptr %88, align 4, !tbaa !33
  %388 = getelementptr inbounds i8, ptr %343, i64 540
  store i32 %387, ptr %388, align 4, !tbaa !13
  store i32 1, ptr %352, align 8, !tbaa !13
  %389 = load i32, ptr %91, align 8, !tbaa !45
  %390 = add i32 %389, 1
  store i32 %390, ptr %91, align 8, !tbaa !45
  %391 = load i32, ptr %90, align 4, !tbaa !46
  %392 = icmp ult i32 %390, %391
  br i1 %392, label %427, label %393

393:                                              ; preds = %386
  store i32 0, ptr %91, align 8, !tbaa !45
  %394 = load i32, ptr %88, align 4, !tbaa !33
  %395 = add i32 %394, 1
  store i32 %395, ptr %88, align 4, !tbaa !33
  br label %427

396:                                              ; preds = %382
  store i32 2, ptr %352, align 8, !tbaa !13
  %397 = load i32, ptr %90, align 4, !tbaa !46
  %398 = add i32 %397, -1
  store i32 %398, ptr %90, align 4, !tbaa !46
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %427, label %400

400:                                              ; preds = %396
  %401 = load i32, ptr %91, align 8, !tbaa !45
  %402 = icmp ult i32 %401, %398
  br i1 %402, label %427, label %403

403:                                              ; preds = %400
  store i32 0, ptr %91, align 8, !tbaa !45
  %404 = load i32, ptr %88, align 4, !tbaa !33
  %405 = add i32 %404, 1
  store i32 %405, ptr %88, align 4, !tbaa !33
  br label %427

406:                                              ; preds = %382
  %407 = icmp eq i64 %384, 4
  %408 = zext i1 %407 to i32
  store i32 %408, ptr %352, align 8, !tbaa !13
  br label %427

409:                                              ; preds = %363
  %410 = load i32, ptr %88, align 4, !tbaa !33
  %411 = getelementptr inbounds i8, ptr %343, i64 540
  store i32 %410, ptr %411, align 4, !tbaa !13
  store i32 1, ptr %352, align 8, !tbaa !13
  %412 = load i32, ptr %91, align 8, !tbaa !45
  %413 = add i32 %412, 1
  store i32 %413, ptr %91, align 8, !tbaa !45
  %414 = load i32, ptr %90, align 4, !tbaa !46
  %415 = icmp ult i32 %413, %414
  br i1 %415, label %419, label %416

416:                                              ; preds = %409
  store i32 0, ptr %91, align 8, !tbaa !45
  %417 = load i32, ptr %88, align 4, !tbaa !33
  %418 = add i32 %417, 1
  store i32 %418, ptr %88, align 4, !tbaa !33
  br label %419

419:                                              ; preds = %416, %409
  %420 = load atomic i32, ptr %29 monotonic, align 4
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %422, label %431

422:                                              ; preds = %419
  %423 = add nuw nsw i64 %338, 1
  %424 = load i32, ptr %86, align 4, !tbaa !30
  %425 = zext i32 %424 to i64
  %426 = icmp ult i64 %423, %425
  br i1 %426, label %336, label %431, !llvm.loop !47

427:                                              ; preds = %406, %403, %400, %396, %393, %386
  %428 = icmp ugt i64 %372, 281474976710655
  %429 = zext i1 %428 to i32
  %430 = add nuw i32 %429, %383
  br label %435

431:                                              ; preds = %422, %419, %361, %354, %351, %347, %336
  %432 = phi i64 [ %337, %361 ], [ %379, %422 ], [ %379, %419 ], [ %337, %354 ], [ %337, %351 ], [ %337, %347 ], [ %337, %336 ]
  %433 = phi i64 [ %338, %361 ], [ %423, %422 ], [ %338, %419 ], [ %338, %354 ], [ %338, %351 ], [ %338, %347 ], [ %338, %336 ]
  %434 = trunc i64 %433 to i32
  br label %435

435:                                              ; preds = %431, %427, %329
  %436 = phi i64 [ %432, %431 ], [ %379, %427 ], [ %286, %329 ]
  %437 = phi i32 [ %434, %431 ], [ %430, %427 ], [ %327, %329 ]
  %438 = load atomic i32, ptr %29 monotonic, align 4
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %440, label %856

440:                                              ; preds = %435, %326, %322, %138
  %441 = phi i64 [ %286, %322 ], [ %436, %435 ], [ %286, %326 ], [ %113, %138 ]
  %442 = phi i64 [ %270, %322 ], [ %270, %435 ], [ %270, %326 ], [ %124, %138 ]
  %443 = phi i64 [ %271, %322 ], [ %271, %435 ], [ %271, %326 ], [ %123, %138 ]
  %444 = phi i32 [ %272, %322 ], [ %272, %435 ], [ %272, %326 ], [ %122, %138 ]
  %445 = phi ptr [ %273, %322 ], [ %273, %435 ], [ %273, %326 ], [ %121, %138 ]
  %446 = phi i64 [ %274, %322 ], [ %274, %435 ], [ %274, %326 ], [ %120, %138 ]
  %447 = phi ptr [ %275, %322 ], [ %275, %435 ], [ %275, %326 ], [ %119, %138 ]
  %448 = phi i32 [ %276, %322 ], [ %276, %435 ], [ %276, %326 ], [ %118, %138 ]
  %449 = phi i64 [ %277, %322 ], [ %164, %435 ], [ %277, %326 ], [ %117, %138 ]
  %450 = phi i64 [ %278, %322 ], [ %278, %435 ], [ %278, %326 ], [ %116, %138 ]
  %451 = phi i32 [ %325, %322 ], [ %437, %435 ], [ %327, %326 ], [ %139, %138 ]
  %452 = phi i32 [ %324, %322 ], [ 1, %435 ], [ 1, %326 ], [ %114, %138 ]
  %453 = load i32, ptr %86, align 4, !tbaa !30
  %454 = icmp ult i32 %451, %453
  br i1 %454, label %112, label %455

455:                                              ; preds = %440, %92
  %456 = phi i64 [ %93, %92 ], [ %441, %440 ]
  %457 = phi i64 [ %94, %92 ], [ %442, %440 ]
  %458 = phi i64 [ %106, %92 ], [ %443, %440 ]
  %459 = phi i32 [ %96, %92 ], [ %444, %440 ]
  %460 = phi ptr [ %97, %92 ], [ %445, %440 ]
  %461 = phi i64 [ %98, %92 ], [ %446, %440 ]
  %462 = phi ptr [ %99, %92 ], [ %447, %440 ]
  %463 = phi i32 [ %100, %92 ], [ %448, %440 ]
  %464 = phi i64 [ %107, %92 ], [ %449, %440 ]
  %465 = phi i64 [ %104, %92 ], [ %450, %440 ]
  %466 = phi i32 [ %103, %92 ], [ %452, %440 ]
  store i64 0, ptr %82, align 8, !tbaa !29
  %467 = load i32, ptr %90, align 4, !tbaa !46
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %471, label %469

469:                                              ; preds = %455
  %470 = icmp eq i32 %466, 0
  br i1 %470, label %472, label %92

471:                                              ; preds = %455
  store i32 0, ptr %74, align 8, !tbaa !24
  br label %485

472:                                              ; preds = %469
  %473 = load i64, ptr %18, align 8, !tbaa !23
  %474 = load i64, ptr %17, align 8, !tbaa !22
  br label %475

475:                                              ; preds = %472, %68
  %476 = phi i64 [ %69, %68 ], [ %474, %472 ]
  %477 = phi i64 [ %70, %68 ], [ %473, %472 ]
  %478 = phi i64 [ %73, %68 ], [ %456, %472 ]
  %479 = phi i32 [ %71, %68 ], [ %78, %472 ]
  %480 = add i64 %477, 1
  %481 = icmp eq i64 %480, %476
  %482 = select i1 %481, i64 0, i64 %480
  store i64 %482, ptr %18, align 8, !tbaa !23
  %483 = add nuw i64 %72, 1
  %484 = icmp ult i64 %483, %476
  br i1 %484, label %68, label %485, !llvm.loop !48

485:                                              ; preds = %475, %61, %471
  %486 = phi i32 [ %71, %471 ], [ 0, %61 ], [ %479, %475 ]
  %487 = phi i1 [ true, %471 ], [ false, %61 ], [ false, %475 ]
  %488 = phi i64 [ %456, %471 ], [ %62, %61 ], [ %478, %475 ]
  store i64 0, ptr %16, align 8, !tbaa !21
  %489 = load atomic i32, ptr %29 monotonic, align 4
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %491, label %856

491:                                              ; preds = %485
  %492 = load i64, ptr %12, align 8, !tbaa !19
  %493 = inttoptr i64 %492 to ptr
  %494 = load i64, ptr %17, align 8, !tbaa !22
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %828, label %499

496:                                              ; preds = %499
  %497 = add nuw i64 %500, 1
  %498 = icmp eq i64 %497, %494
  br i1 %498, label %828, label %499, !llvm.loop !49

499:                                              ; preds = %491, %496
  %500 = phi i64 [ %497, %496 ], [ 0, %491 ]
  %501 = getelementptr inbounds %struct.Group, ptr %493, i64 %500
  %502 = load i32, ptr %501, align 8, !tbaa !24
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %504, label %496

504:                                              ; preds = %499
  %505 = load i64, ptr %31, align 8, !tbaa !50
  %506 = load i64, ptr %32, align 8, !tbaa !51
  %507 = icmp eq i64 %505, %506
  br i1 %507, label %508, label %517

508:                                              ; preds = %504
  %509 = load i64, ptr %34, align 8, !tbaa !52
  %510 = atomicrmw add ptr %33, i64 %509 acq_rel, align 8
  %511 = load i64, ptr %11, align 8, !tbaa !53
  %512 = icmp ult i64 %510, %511
  br i1 %512, label %513, label %828

513:                                              ; preds = %508
  %514 = load i64, ptr %34, align 8, !tbaa !52
  %515 = add i64 %514, %510
  %516 = tail call i64 @llvm.umin.i64(i64 %515, i64 %511)
  store i64 %516, ptr %32, align 8, !tbaa !51
  br label %517

517:                                              ; preds = %513, %504
  %518 = phi i64 [ %510, %513 ], [ %505, %504 ]
  %519 = add i64 %518, 1
  store i64 %519, ptr %31, align 8, !tbaa !50
  %520 = getelementptr inbounds i8, ptr %501, i64 24
  %521 = load i32, ptr %35, align 4, !tbaa !13
  %522 = zext i32 %521 to i64
  %523 = urem i64 %518, %522
  %524 = trunc nuw i64 %523 to i32
  store i32 %524, ptr %520, align 4, !tbaa !13
  %525 = load i32, ptr %35, align 4, !tbaa !13
  %526 = zext i32 %525 to i64
  %527 = udiv i64 %518, %526
  %528 = load i32, ptr %36, align 4, !tbaa !13
  %529 = load i32, ptr %37, align 4, !tbaa !13
  %530 = mul i32 %528, %524
  %531 = sub i32 %529, %530
  %532 = tail call noundef i32 @llvm.umin.i32(i32 %528, i32 %531)
  %533 = load i32, ptr %38, align 4, !tbaa !13
  %534 = zext i32 %533 to i64
  %535 = urem i64 %527, %534
  %536 = trunc nuw i64 %535 to i32
  %537 = getelementptr inbounds i8, ptr %501, i64 28
  store i32 %536, ptr %537, align 4, !tbaa !13
  %538 = load i32, ptr %38, align 4, !tbaa !13
  %539 = zext i32 %538 to i64
  %540 = udiv i64 %527, %539
  %541 = load i32, ptr %39, align 4, !tbaa !13
  %542 = load i32, ptr %40, align 4, !tbaa !13
  %543 = mul i32 %541, %536
  %544 = sub i32 %542, %543
  %545 = tail call noundef i32 @llvm.umin.i32(i32 %541, i32 %544)
  %546 = load i32, ptr %41, align 4, !tbaa !13
  %547 = zext i32 %546 to i64
  %548 = urem i64 %540, %547
  %549 = trunc nuw i64 %548 to i32
  %550 = getelementptr inbounds i8, ptr %501, i64 32
  store i32 %549, ptr %550, align 4, !tbaa !13
  %551 = load i32, ptr %42, align 4, !tbaa !13
  %552 = load i32, ptr %43, align 4, !tbaa !13
  %553 = mul i32 %551, %549
  %554 = sub i32 %552, %553
  %555 = tail call noundef i32 @llvm.umin.i32(i32 %551, i32 %554)
  %556 = zext i32 %532 to i64
  %557 = zext i32 %545 to i64
  %558 = mul nuw i64 %557, %556
  %559 = zext i32 %555 to i64
  %560 = mul i64 %558, %559
  %561 = load i32, ptr %25, align 4, !tbaa !3
  %562 = zext i32 %561 to i64
  %563 = add nsw i64 %562, -1
  %564 = add i64 %563, %560
  %565 = udiv i64 %564, %562
  %566 = trunc i64 %565 to i32
  %567 = getelementptr inbounds i8, ptr %501, i64 4
  store i32 %566, ptr %567, align 4, !tbaa !46
  %568 = getelementptr inbounds i8, ptr %501, i64 36
  store i32 %566, ptr %568, align 4, !tbaa !30
  %569 = getelementptr inbounds i8, ptr %501, i64 64
  store i64 0, ptr %569, align 8, !tbaa !29
  %570 = getelementptr inbounds i8, ptr %501, i64 12
  store i32 0, ptr %570, align 4, !tbaa !33
  %571 = getelementptr inbounds i8, ptr %501, i64 8
  store i32 0, ptr %571, align 8, !tbaa !45
  %572 = getelementptr inbounds i8, ptr %501, i64 16
  store i64 %518, ptr %572, align 8, !tbaa !54
  store i32 1, ptr %501, align 8, !tbaa !24
  %573 = load i32, ptr %36, align 4, !tbaa !13
  %574 = icmp eq i32 %532, %573
  br i1 %574, label %575, label %581

575:                                              ; preds = %517
  %576 = load i32, ptr %39, align 4, !tbaa !13
  %577 = icmp eq i32 %545, %576
  br i1 %577, label %578, label %581

578:                                              ; preds = %575
  %579 = load i32, ptr %42, align 4, !tbaa !13
  %580 = icmp ne i32 %555, %579
  br label %581

581:                                              ; preds = %578, %575, %517
  %582 = phi i1 [ true, %575 ], [ true, %517 ], [ %580, %578 ]
  %583 = icmp eq i32 %566, 0
  br i1 %583, label %829, label %584

584:                                              ; preds = %581
  %585 = getelementptr inbounds i8, ptr %501, i64 40
  br label %586

586:                                              ; preds = %798, %584
  %587 = phi i64 [ 0, %584 ], [ %824, %798 ]
  %588 = load i64, ptr %585, align 8, !tbaa !31
  %589 = load i64, ptr %22, align 8, !tbaa !32
  %590 = mul i64 %589, %587
  %591 = add i64 %590, %588
  %592 = inttoptr i64 %591 to ptr
  %593 = load i32, ptr %25, align 4, !tbaa !3
  %594 = zext i32 %593 to i64
  %595 = load i32, ptr %44, align 8, !tbaa !9
  %596 = icmp eq i32 %595, 0
  br i1 %596, label %597, label %600

597:                                              ; preds = %586
  %598 = load i32, ptr %45, align 4, !tbaa !10
  %599 = zext i32 %598 to i64
  br label %600

600:                                              ; preds = %597, %586
  %601 = phi i64 [ %599, %597 ], [ 1, %586 ]
  %602 = mul nuw i64 %601, %594
  %603 = load i64, ptr %46, align 8, !tbaa !55
  %604 = icmp eq i64 %603, 0
  br i1 %604, label %622, label %605

605:                                              ; preds = %600
  %606 = and i64 %603, 3
  %607 = icmp ult i64 %603, 4
  br i1 %607, label %610, label %608

608:                                              ; preds = %605
  %609 = and i64 %603, -4
  br label %627

610:                                              ; preds = %627, %605
  %611 = phi i64 [ 0, %605 ], [ %645, %627 ]
  %612 = icmp eq i64 %606, 0
  br i1 %612, label %622, label %613

613:                                              ; preds = %610, %613
  %614 = phi i64 [ %619, %613 ], [ %611, %610 ]
  %615 = phi i64 [ %620, %613 ], [ 0, %610 ]
  %616 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %614
  %617 = load i32, ptr %616, align 4, !tbaa !13
  %618 = getelementptr inbounds [128 x i32], ptr %592, i64 0, i64 %614
  store i32 %617, ptr %618, align 4, !tbaa !13
  %619 = add nuw i64 %614, 1
  %620 = add i64 %615, 1
  %621 = icmp eq i64 %620, %606
  br i1 %621, label %622, label %613, !llvm.loop !56

622:                                              ; preds = %610, %613, %600
  %623 = getelementptr inbounds i8, ptr %592, i64 468
  store i32 0, ptr %623, align 4, !tbaa !13
  %624 = getelementptr inbounds i8, ptr %592, i64 460
  store i32 0, ptr %624, align 4, !tbaa !13
  %625 = load i64, ptr %48, align 8, !tbaa !58
  %626 = icmp eq i64 %625, -1
  br i1 %626, label %660, label %648

627:                                              ; preds = %627, %608
  %628 = phi i64 [ 0, %608 ], [ %645, %627 ]
  %629 = phi i64 [ 0, %608 ], [ %646, %627 ]
  %630 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %628
  %631 = load i32, ptr %630, align 4, !tbaa !13
  %632 = getelementptr inbounds [128 x i32], ptr %592, i64 0, i64 %628
  store i32 %631, ptr %632, align 4, !tbaa !13
  %633 = or disjoint i64 %628, 1
  %634 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %633
  %635 = load i32, ptr %634, align 4, !tbaa !13
  %636 = getelementptr inbounds [128 x i32], ptr %592, i64 0, i64 %633
  store i32 %635, ptr %636, align 4, !tbaa !13
  %637 = or disjoint i64 %628, 2
  %638 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %637
  %639 = load i32, ptr %638, align 4, !tbaa !13
  %640 = getelementptr inbounds [128 x i32], ptr %592, i64 0, i64 %637
  store i32 %639, ptr %640, align 4, !tbaa !13
  %641 = or disjoint i64 %628, 3
  %642 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %641
  %643 = load i32, ptr %642, align 4, !tbaa !13
  %644 = getelementptr inbounds [128 x i32], ptr %592, i64 0, i64 %641
  store i32 %643, ptr %644, align 4, !tbaa !13
  %645 = add nuw i64 %628, 4
  %646 = add i64 %629, 4
  %647 = icmp eq i64 %646, %609
  br i1 %647, label %610, label %627, !llvm.loop !60

648:                                              ; preds = %622
  %649 = load i32, ptr %520, align 4, !tbaa !13
  %650 = getelementptr inbounds [128 x i32], ptr %592, i64 0, i64 %625
  %651 = load i32, ptr %650, align 4, !tbaa !13
  %652 = load i32, ptr %49, align 4, !tbaa !61
  %653 = load i32, ptr %50, align 8, !tbaa !62
  %654 = shl i32 %652, %653
  %655 = xor i32 %654, -1
  %656 = and i32 %651, %655
  %657 = and i32 %652, %649
  %658 = shl i32 %657, %653
  %659 = or i32 %656, %658
  store i32 %659, ptr %650, align 4, !tbaa !13
  br label %660

660:                                              ; preds = %648, %622
  %661 = load i64, ptr %51, align 8, !tbaa !58
  %662 = icmp eq i64 %661, -1
  br i1 %662, label %675, label %663

663:                                              ; preds = %660
  %664 = load i32, ptr %537, align 4, !tbaa !13
  %665 = getelementptr inbounds [128 x i32], ptr %592, i64 0, i64 %661
  %666 = load i32, ptr %665, align 4, !tbaa !13
  %667 = load i32, ptr %52, align 4, !tbaa !61
  %668 = load i32, ptr %53, align 8, !tbaa !62
  %669 = shl i32 %667, %668
  %670 = xor i32 %669, -1
  %671 = and i32 %666, %670
  %672 = and i32 %667, %664
  %673 = shl i32 %672, %668
  %674 = or i32 %671, %673
  store i32 %674, ptr %665, align 4, !tbaa !13
  br label %675

675:                                              ; preds = %663, %660
  %676 = load i64, ptr %54, align 8, !tbaa !58
  %677 = icmp eq i64 %676, -1
  br i1 %677, label %690, label %678

678:                                              ; preds = %675
  %679 = load i32, ptr %550, align 4, !tbaa !13
  %680 = getelementptr inbounds [128 x i32], ptr %592, i64 0, i64 %676
  %681 = load i32, ptr %680, align 4, !tbaa !13
  %682 = load i32, ptr %55, align 4, !tbaa !61
  %683 = load i32, ptr %56, align 8, !tbaa !62
  %684 = shl i32 %682, %683
  %685 = xor i32 %684, -1
  %686 = and i32 %681, %685
  %687 = and i32 %682, %679
  %688 = shl i32 %687, %683
  %689 = or i32 %686, %688
  store i32 %689, ptr %680, align 4, !tbaa !13
  br label %690

690:                                              ; preds = %678, %675
  br i1 %582, label %726, label %691

691:                                              ; preds = %690
  %692 = load i64, ptr %57, align 8, !tbaa !12
  %693 = inttoptr i64 %692 to ptr
  %694 = mul i64 %602, %587
  %695 = getelementptr i32, ptr %693, i64 %694
  %696 = icmp ult i64 %602, 2
  br i1 %696, label %798, label %697

697:                                              ; preds = %691
  %698 = lshr i64 %602, 1
  %699 = getelementptr inbounds i8, ptr %592, i64 576
  %700 = add nsw i64 %698, -1
  %701 = and i64 %698, 3
  %702 = icmp ult i64 %700, 3
  br i1 %702, label %786, label %703

703:                                              ; preds = %697
  %704 = and i64 %698, 9223372036854775804
  br label %705

705:                                              ; preds = %705, %703
  %706 = phi i64 [ 0, %703 ], [ %723, %705 ]
  %707 = phi i64 [ 0, %703 ], [ %724, %705 ]
  %708 = getelementptr inbounds i64, ptr %695, i64 %706
  %709 = load i64, ptr %708, align 8, !tbaa !41
  %710 = getelementptr inbounds i64, ptr %699, i64 %706
  store i64 %709, ptr %710, align 8, !tbaa !41
  %711 = or disjoint i64 %706, 1
  %712 = getelementptr inbounds i64, ptr %695, i64 %711
  %713 = load i64, ptr %712, align 8, !tbaa !41
  %714 = getelementptr inbounds i64, ptr %699, i64 %711
  store i64 %713, ptr %714, align 8, !tbaa !41
  %715 = or disjoint i64 %706, 2
  %716 = getelementptr inbounds i64, ptr %695, i64 %715
  %717 = load i64, ptr %716, align 8, !tbaa !41
  %718 = getelementptr inbounds i64, ptr %699, i64 %715
  store i64 %717, ptr %718, align 8, !tbaa !41
  %719 = or disjoint i64 %706, 3
  %720 = getelementptr inbounds i64, ptr %695, i64 %719
  %721 = load i64, ptr %720, align 8, !tbaa !41
  %722 = getelementptr inbounds i64, ptr %699, i64 %719
  store i64 %721, ptr %722, align 8, !tbaa !41
  %723 = add nuw nsw i64 %706, 4
  %724 = add i64 %707, 4
  %725 = icmp eq i64 %724, %704
  br i1 %725, label %786, label %705, !llvm.loop !63

726:                                              ; preds = %690
  %727 = getelementptr inbounds i8, ptr %592, i64 576
  %728 = load i32, ptr %25, align 4, !tbaa !3
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %798, label %730

730:                                              ; preds = %726
  %731 = zext i32 %728 to i64
  %732 = mul nuw i64 %587, %731
  %733 = udiv i64 %732, %556
  %734 = udiv i64 %733, %557
  %735 = trunc i64 %734 to i32
  %736 = urem i64 %733, %557
  %737 = trunc nuw i64 %736 to i32
  %738 = urem i64 %732, %556
  %739 = trunc nuw i64 %738 to i32
  %740 = shl i32 %728, 1
  br label %741

741:                                              ; preds = %780, %730
  %742 = phi i64 [ 0, %730 ], [ %784, %780 ]
  %743 = phi i32 [ %735, %730 ], [ %783, %780 ]
  %744 = phi i32 [ %737, %730 ], [ %782, %780 ]
  %745 = phi i32 [ %739, %730 ], [ %781, %780 ]
  %746 = load i32, ptr %44, align 8, !tbaa !9
  %747 = icmp eq i32 %746, 0
  br i1 %747, label %753, label %748

748:                                              ; preds = %741
  %749 = shl i32 %744, 10
  %750 = shl i32 %743, 20
  %751 = or i32 %749, %750
  %752 = or i32 %751, %745
  br label %767

753:                                              ; preds = %741
  %754 = getelementptr inbounds i32, ptr %727, i64 %742
  store i32 %745, ptr %754, align 4, !tbaa !13
  %755 = load i32, ptr %45, align 4, !tbaa !10
  %756 = icmp ugt i32 %755, 1
  br i1 %756, label %757, label %771

757:                                              ; preds = %753
  %758 = trunc nuw i64 %742 to i32
  %759 = add i32 %728, %758
  %760 = zext i32 %759 to i64
  %761 = getelementptr inbounds i32, ptr %727, i64 %760
  store i32 %744, ptr %761, align 4, !tbaa !13
  %762 = load i32, ptr %45, align 4, !tbaa !10
  %763 = icmp ugt i32 %762, 2
  br i1 %763, label %764, label %771

764:                                              ; preds = %757
  %765 = add i32 %740, %758
  %766 = zext i32 %765 to i64
  br label %767

767:                                              ; preds = %764, %748
  %768 = phi i64 [ %766, %764 ], [ %742, %748 ]
  %769 = phi i32 [ %743, %764 ], [ %752, %748 ]
  %770 = getelementptr inbounds i32, ptr %727, i64 %768
  store i32 %769, ptr %770, align 4, !tbaa !13
  br label %771

771:                                              ; preds = %767, %757, %753
  %772 = add i32 %745, 1
  %773 = icmp ult i32 %772, %532
  br i1 %773, label %780, label %774

774:                                              ; preds = %771
  %775 = add i32 %744, 1
  %776 = icmp uge i32 %775, %545
  %777 = select i1 %776, i32 0, i32 %775
  %778 = zext i1 %776 to i32
  %779 = add i32 %743, %778
  br label %780

780:                                              ; preds = %774, %771
  %781 = phi i32 [ %772, %771 ], [ 0, %774 ]
  %782 = phi i32 [ %744, %771 ], [ %777, %774 ]
  %783 = phi i32 [ %743, %771 ], [ %779, %774 ]
  %784 = add nuw nsw i64 %742, 1
  %785 = icmp eq i64 %784, %731
  br i1 %785, label %798, label %741, !llvm.loop !14

786:                                              ; preds = %705, %697
  %787 = phi i64 [ 0, %697 ], [ %723, %705 ]
  %788 = icmp eq i64 %701, 0
  br i1 %788, label %798, label %789

789:                                              ; preds = %786, %789
  %790 = phi i64 [ %795, %789 ], [ %787, %786 ]
  %791 = phi i64 [ %796, %789 ], [ 0, %786 ]
  %792 = getelementptr inbounds i64, ptr %695, i64 %790
  %793 = load i64, ptr %792, align 8, !tbaa !41
  %794 = getelementptr inbounds i64, ptr %699, i64 %790
  store i64 %793, ptr %794, align 8, !tbaa !41
  %795 = add nuw nsw i64 %790, 1
  %796 = add i64 %791, 1
  %797 = icmp eq i64 %796, %701
  br i1 %797, label %798, label %789, !llvm.loop !64

798:                                              ; preds = %786, %789, %780, %726, %691
  %799 = mul nuw i64 %587, %594
  %800 = sub i64 %560, %799
  %801 = icmp ult i64 %800, %594
  %802 = sub i32 64, %593
  %803 = zext nneg i32 %802 to i64
  %804 = lshr i64 -1, %803
  %805 = shl nsw i64 -1, %800
  %806 = xor i64 %805, -1
  %807 = select i1 %801, i64 %806, i64 %804
  %808 = trunc i64 %807 to i32
  %809 = getelementptr inbounds i8, ptr %592, i64 504
  store i32 %808, ptr %809, align 8, !tbaa !13
  %810 = lshr i64 %807, 32
  %811 = trunc nuw i64 %810 to i32
  %812 = getelementptr inbounds i8, ptr %592, i64 508
  store i32 %811, ptr %812, align 4, !tbaa !13
  %813 = getelementptr inbounds i8, ptr %592, i64 512
  %814 = getelementptr inbounds i8, ptr %592, i64 516
  store i32 0, ptr %814, align 4, !tbaa !13
  store i32 0, ptr %813, align 8, !tbaa !13
  %815 = load i32, ptr %58, align 8, !tbaa !65
  %816 = getelementptr inbounds i8, ptr %592, i64 524
  store i32 %815, ptr %816, align 4, !tbaa !13
  %817 = load i64, ptr %59, align 8, !tbaa !66
  %818 = getelementptr inbounds i8, ptr %592, i64 528
  store i64 %817, ptr %818, align 8, !tbaa !41
  %819 = getelementptr inbounds i8, ptr %592, i64 544
  %820 = trunc nuw i64 %587 to i32
  store i32 %820, ptr %819, align 8, !tbaa !13
  %821 = getelementptr inbounds i8, ptr %592, i64 548
  store i32 0, ptr %821, align 4, !tbaa !13
  %822 = getelementptr inbounds i8, ptr %592, i64 552
  store i64 0, ptr %822, align 8, !tbaa !41
  %823 = getelementptr inbounds i8, ptr %592, i64 536
  store i32 0, ptr %823, align 8, !tbaa !13
  %824 = add nuw nsw i64 %587, 1
  %825 = load i32, ptr %568, align 4, !tbaa !30
  %826 = zext i32 %825 to i64
  %827 = icmp ult i64 %824, %826
  br i1 %827, label %586, label %829, !llvm.loop !67

828:                                              ; preds = %496, %491, %508
  br i1 %487, label %829, label %830

829:                                              ; preds = %798, %581, %828
  store i32 0, ptr %60, align 4, !tbaa !68
  br label %844

830:                                              ; preds = %828
  %831 = icmp eq i32 %486, 0
  br i1 %831, label %856, label %832

832:                                              ; preds = %830
  %833 = load i32, ptr %60, align 4, !tbaa !68
  %834 = add i32 %833, 1
  store i32 %834, ptr %60, align 4, !tbaa !68
  %835 = icmp eq i32 %834, 16
  br i1 %835, label %836, label %844

836:                                              ; preds = %832
  %837 = load i64, ptr %31, align 8, !tbaa !50
  %838 = load i64, ptr %32, align 8, !tbaa !51
  %839 = icmp ult i64 %837, %838
  br i1 %839, label %856, label %840

840:                                              ; preds = %836
  %841 = load atomic i64, ptr %33 acquire, align 8
  %842 = load i64, ptr %11, align 8, !tbaa !53
  %843 = icmp ult i64 %841, %842
  br i1 %843, label %856, label %844

844:                                              ; preds = %840, %832, %829
  %845 = add nsw i64 %488, -64
  %846 = icmp sgt i64 %488, 64
  %847 = select i1 %846, i1 true, i1 %30
  %848 = select i1 %846, i64 %845, i64 16384
  br i1 %847, label %849, label %851

849:                                              ; preds = %844, %851
  %850 = phi i64 [ 16384, %851 ], [ %848, %844 ]
  br label %61

851:                                              ; preds = %844
  %852 = tail call i64 @llvm.readcyclecounter()
  %853 = icmp ult i64 %852, %8
  br i1 %853, label %849, label %856

854:                                              ; preds = %289, %144
  %855 = phi i32 [ 4, %144 ], [ 1, %289 ]
  store i64 %126, ptr %82, align 8, !tbaa !29
  store i64 %72, ptr %16, align 8, !tbaa !21
  br label %856

856:                                              ; preds = %836, %485, %830, %840, %851, %269, %435, %854
  %857 = phi i32 [ %855, %854 ], [ 2, %435 ], [ 2, %269 ], [ 3, %836 ], [ 2, %485 ], [ 0, %830 ], [ 3, %840 ], [ 4, %851 ]
  ret i32 %857
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

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
!26 = !{!18, !5, i64 56}
!27 = !{!25, !5, i64 48}
!28 = !{!18, !5, i64 8}
!29 = !{!25, !5, i64 64}
!30 = !{!25, !8, i64 36}
!31 = !{!25, !5, i64 40}
!32 = !{!4, !5, i64 56}
!33 = !{!25, !8, i64 12}
!34 = distinct !{!34, !15}
!35 = !{!18, !5, i64 64}
!36 = !{!25, !5, i64 56}
!37 = !{!4, !5, i64 80}
!38 = !{!18, !5, i64 24}
!39 = !{!4, !5, i64 688}
!40 = !{!18, !5, i64 0}
!41 = !{!5, !5, i64 0}
!42 = !{!43, !5, i64 0}
!43 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!44 = !{!43, !5, i64 8}
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
