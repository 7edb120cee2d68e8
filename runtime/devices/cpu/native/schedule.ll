target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Rank = type { i64, %struct.At, %struct.At, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64 }
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define void @hk_publish(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #2 {
  store atomic i64 %1, ptr %0 release, align 8
  ret void
}

; Function Attrs: nounwind
define noundef i32 @hk_work(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = alloca %struct.Rank, align 8
  %4 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %3) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %3, i8 0, i64 80, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = tail call i64 @llvm.readcyclecounter()
  %8 = add i64 %7, %1
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi i64 [ %8, %6 ], [ -1, %2 ]
  store i64 %10, ptr %4, align 8, !tbaa !17
  %11 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %11, align 8, !tbaa !19
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8, !tbaa !20
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %0, i64 96
  %16 = load i64, ptr %15, align 8, !tbaa !22
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %18, align 8, !tbaa !23
  %19 = getelementptr inbounds i8, ptr %0, i64 131768
  %20 = getelementptr inbounds i8, ptr %0, i64 88
  %21 = getelementptr inbounds i8, ptr %0, i64 104
  %22 = getelementptr inbounds i8, ptr %3, i64 72
  %23 = getelementptr inbounds i8, ptr %0, i64 56
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = getelementptr inbounds i8, ptr %14, i64 152
  %26 = getelementptr inbounds i8, ptr %14, i64 728
  %27 = getelementptr inbounds i8, ptr %14, i64 56
  %28 = getelementptr inbounds i8, ptr %14, i64 720
  %29 = getelementptr inbounds i8, ptr %14, i64 148
  %30 = getelementptr inbounds i8, ptr %0, i64 64
  %31 = getelementptr inbounds i8, ptr %14, i64 80
  %32 = getelementptr inbounds i8, ptr %14, i64 44
  %33 = getelementptr inbounds i8, ptr %0, i64 24
  %34 = getelementptr inbounds i8, ptr %14, i64 688
  %35 = getelementptr inbounds i8, ptr %0, i64 176
  %36 = getelementptr inbounds i8, ptr %0, i64 131776
  %37 = getelementptr inbounds i8, ptr %0, i64 131784
  %38 = getelementptr inbounds i8, ptr %14, i64 800
  %39 = getelementptr inbounds i8, ptr %14, i64 704
  %40 = getelementptr inbounds i8, ptr %14, i64 8
  %41 = getelementptr inbounds i8, ptr %14, i64 20
  %42 = getelementptr inbounds i8, ptr %14, i64 32
  %43 = getelementptr inbounds i8, ptr %14, i64 12
  %44 = getelementptr inbounds i8, ptr %14, i64 24
  %45 = getelementptr inbounds i8, ptr %14, i64 36
  %46 = getelementptr inbounds i8, ptr %14, i64 16
  %47 = getelementptr inbounds i8, ptr %14, i64 28
  %48 = getelementptr inbounds i8, ptr %14, i64 40
  %49 = getelementptr inbounds i8, ptr %14, i64 136
  %50 = getelementptr inbounds i8, ptr %14, i64 140
  %51 = getelementptr inbounds i8, ptr %14, i64 672
  %52 = getelementptr i8, ptr %14, i64 160
  %53 = getelementptr inbounds i8, ptr %14, i64 88
  %54 = getelementptr inbounds i8, ptr %14, i64 100
  %55 = getelementptr inbounds i8, ptr %14, i64 96
  %56 = getelementptr inbounds i8, ptr %14, i64 104
  %57 = getelementptr inbounds i8, ptr %14, i64 116
  %58 = getelementptr inbounds i8, ptr %14, i64 112
  %59 = getelementptr inbounds i8, ptr %14, i64 120
  %60 = getelementptr inbounds i8, ptr %14, i64 132
  %61 = getelementptr inbounds i8, ptr %14, i64 128
  %62 = getelementptr inbounds i8, ptr %14, i64 680
  %63 = getelementptr inbounds i8, ptr %14, i64 144
  %64 = getelementptr inbounds i8, ptr %14, i64 64
  %65 = getelementptr inbounds i8, ptr %0, i64 164
  br label %66

66:                                               ; preds = %954, %9
  %67 = phi i64 [ 0, %9 ], [ %583, %954 ]
  %68 = phi i64 [ 0, %9 ], [ %584, %954 ]
  %69 = phi i32 [ 0, %9 ], [ %585, %954 ]
  %70 = phi ptr [ null, %9 ], [ %586, %954 ]
  %71 = phi i64 [ 0, %9 ], [ %587, %954 ]
  %72 = phi i64 [ 0, %9 ], [ %588, %954 ]
  %73 = phi i32 [ 0, %9 ], [ %589, %954 ]
  %74 = phi ptr [ null, %9 ], [ %590, %954 ]
  %75 = phi i64 [ 0, %9 ], [ %591, %954 ]
  %76 = load i64, ptr %19, align 8, !tbaa !24
  %77 = load i64, ptr %20, align 8, !tbaa !25
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %79, label %580

79:                                               ; preds = %66
  %80 = load i64, ptr %21, align 8, !tbaa !26
  br label %81

81:                                               ; preds = %79, %562
  %82 = phi i64 [ %563, %562 ], [ %77, %79 ]
  %83 = phi i64 [ %577, %562 ], [ %80, %79 ]
  %84 = phi i32 [ %574, %562 ], [ 0, %79 ]
  %85 = phi i64 [ %578, %562 ], [ %76, %79 ]
  %86 = phi i64 [ %573, %562 ], [ %75, %79 ]
  %87 = phi ptr [ %572, %562 ], [ %74, %79 ]
  %88 = phi i32 [ %571, %562 ], [ %73, %79 ]
  %89 = phi i64 [ %570, %562 ], [ %72, %79 ]
  %90 = phi i64 [ %569, %562 ], [ %71, %79 ]
  %91 = phi ptr [ %568, %562 ], [ %70, %79 ]
  %92 = phi i32 [ %567, %562 ], [ %69, %79 ]
  %93 = phi i64 [ %566, %562 ], [ %68, %79 ]
  %94 = phi i64 [ %565, %562 ], [ %67, %79 ]
  %95 = getelementptr inbounds %struct.Group, ptr %17, i64 %83
  %96 = load i32, ptr %95, align 8, !tbaa !27
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %562, label %98

98:                                               ; preds = %81
  %99 = add i32 %84, 1
  store i32 0, ptr %22, align 8, !tbaa !29
  %100 = ptrtoint ptr %95 to i64
  store i64 %100, ptr %23, align 8, !tbaa !33
  %101 = getelementptr inbounds i8, ptr %95, i64 48
  %102 = load i64, ptr %101, align 8, !tbaa !34
  store i64 %102, ptr %24, align 8, !tbaa !35
  %103 = getelementptr inbounds i8, ptr %95, i64 64
  %104 = load i64, ptr %103, align 8, !tbaa !36
  %105 = icmp ne i64 %104, 0
  %106 = zext i1 %105 to i32
  %107 = getelementptr inbounds i8, ptr %95, i64 40
  %108 = getelementptr inbounds i8, ptr %95, i64 36
  %109 = getelementptr inbounds i8, ptr %95, i64 8
  %110 = getelementptr inbounds i8, ptr %95, i64 12
  %111 = getelementptr inbounds i8, ptr %95, i64 56
  %112 = getelementptr inbounds i8, ptr %95, i64 4
  br label %113

113:                                              ; preds = %556, %98
  %114 = phi i64 [ %94, %98 ], [ %544, %556 ]
  %115 = phi i64 [ %93, %98 ], [ %545, %556 ]
  %116 = phi i32 [ %92, %98 ], [ %546, %556 ]
  %117 = phi ptr [ %91, %98 ], [ %547, %556 ]
  %118 = phi i64 [ %90, %98 ], [ %548, %556 ]
  %119 = phi i64 [ %89, %98 ], [ %549, %556 ]
  %120 = phi i32 [ %88, %98 ], [ %550, %556 ]
  %121 = phi ptr [ %87, %98 ], [ %551, %556 ]
  %122 = phi i64 [ %86, %98 ], [ %552, %556 ]
  %123 = phi i32 [ %106, %98 ], [ 0, %556 ]
  %124 = load atomic i64, ptr %25 acquire, align 8
  %125 = icmp eq i64 %124, %114
  %126 = select i1 %125, i64 %115, i64 -1
  %127 = select i1 %125, i64 %119, i64 -1
  %128 = load atomic i64, ptr %26 acquire, align 8
  %129 = inttoptr i64 %128 to ptr
  %130 = icmp ne i64 %128, 0
  %131 = load i64, ptr %103, align 8, !tbaa !36
  %132 = icmp eq i64 %131, 0
  %133 = select i1 %130, i1 %132, i1 false
  %134 = load i32, ptr %108, align 4, !tbaa !37
  br i1 %133, label %135, label %189

135:                                              ; preds = %113
  %136 = load i64, ptr %107, align 8, !tbaa !38
  %137 = inttoptr i64 %136 to ptr
  %138 = zext i32 %134 to i64
  %139 = load i64, ptr %28, align 8, !tbaa !39
  %140 = urem i64 %138, %139
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %142, label %189

142:                                              ; preds = %135
  %143 = load i32, ptr %109, align 8, !tbaa !40
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %189

145:                                              ; preds = %142
  %146 = icmp eq i32 %134, 0
  br i1 %146, label %181, label %147

147:                                              ; preds = %145
  %148 = load i64, ptr %27, align 8, !tbaa !41
  %149 = getelementptr inbounds i8, ptr %137, i64 528
  %150 = load i64, ptr %149, align 8, !tbaa !42
  %151 = getelementptr inbounds i8, ptr %137, i64 524
  %152 = load i32, ptr %151, align 4, !tbaa !13
  br label %164

153:                                              ; preds = %175
  %154 = mul i64 %176, %148
  %155 = add i64 %154, %136
  %156 = inttoptr i64 %155 to ptr
  %157 = getelementptr inbounds i8, ptr %156, i64 528
  %158 = load i64, ptr %157, align 8, !tbaa !42
  %159 = icmp eq i64 %158, %150
  br i1 %159, label %160, label %179, !llvm.loop !43

160:                                              ; preds = %153
  %161 = getelementptr inbounds i8, ptr %156, i64 524
  %162 = load i32, ptr %161, align 4, !tbaa !13
  %163 = icmp eq i32 %162, %152
  br i1 %163, label %164, label %179, !llvm.loop !43

164:                                              ; preds = %147, %160
  %165 = phi i64 [ %176, %160 ], [ 0, %147 ]
  %166 = phi i1 [ %177, %160 ], [ false, %147 ]
  %167 = phi ptr [ %156, %160 ], [ %137, %147 ]
  %168 = getelementptr inbounds i8, ptr %167, i64 536
  %169 = load i32, ptr %168, align 8, !tbaa !13
  switch i32 %169, label %175 [
    i32 2, label %179
    i32 1, label %170
  ]

170:                                              ; preds = %164
  %171 = getelementptr inbounds i8, ptr %167, i64 540
  %172 = load i32, ptr %171, align 4, !tbaa !13
  %173 = load i32, ptr %110, align 4, !tbaa !44
  %174 = icmp eq i32 %172, %173
  br i1 %174, label %179, label %175

175:                                              ; preds = %170, %164
  %176 = add nuw nsw i64 %165, 1
  %177 = icmp uge i64 %176, %138
  %178 = icmp eq i64 %176, %138
  br i1 %178, label %179, label %153, !llvm.loop !43

179:                                              ; preds = %153, %160, %164, %170, %175
  %180 = phi i1 [ %177, %175 ], [ %166, %170 ], [ %166, %164 ], [ %177, %160 ], [ %177, %153 ]
  br i1 %180, label %181, label %189

181:                                              ; preds = %179, %145
  %182 = call i32 %129(ptr noundef %0, ptr noundef nonnull %95, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %124) #7
  %183 = load atomic i32, ptr %29 monotonic, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %961

185:                                              ; preds = %181
  %186 = or i32 %182, %123
  %187 = load i64, ptr %103, align 8, !tbaa !36
  %188 = load i32, ptr %108, align 4, !tbaa !37
  br label %189

189:                                              ; preds = %185, %179, %142, %135, %113
  %190 = phi i32 [ %188, %185 ], [ %134, %179 ], [ %134, %113 ], [ %134, %142 ], [ %134, %135 ]
  %191 = phi i64 [ %187, %185 ], [ 0, %179 ], [ %131, %113 ], [ 0, %142 ], [ 0, %135 ]
  %192 = phi i32 [ %186, %185 ], [ %123, %179 ], [ %123, %113 ], [ %123, %142 ], [ %123, %135 ]
  %193 = trunc i64 %191 to i32
  %194 = icmp ugt i32 %190, %193
  br i1 %194, label %195, label %543

195:                                              ; preds = %189, %529
  %196 = phi i64 [ %530, %529 ], [ %124, %189 ]
  %197 = phi i64 [ %531, %529 ], [ %126, %189 ]
  %198 = phi i32 [ %532, %529 ], [ %116, %189 ]
  %199 = phi ptr [ %533, %529 ], [ %117, %189 ]
  %200 = phi i64 [ %534, %529 ], [ %118, %189 ]
  %201 = phi i64 [ %535, %529 ], [ %127, %189 ]
  %202 = phi i32 [ %536, %529 ], [ %120, %189 ]
  %203 = phi ptr [ %537, %529 ], [ %121, %189 ]
  %204 = phi i64 [ %538, %529 ], [ %122, %189 ]
  %205 = phi i32 [ %540, %529 ], [ %192, %189 ]
  %206 = phi i32 [ %539, %529 ], [ %193, %189 ]
  %207 = load i64, ptr %107, align 8, !tbaa !38
  %208 = zext i32 %206 to i64
  %209 = load i64, ptr %27, align 8, !tbaa !41
  %210 = mul i64 %209, %208
  %211 = add i64 %210, %207
  %212 = inttoptr i64 %211 to ptr
  %213 = getelementptr inbounds i8, ptr %212, i64 536
  %214 = load i32, ptr %213, align 8, !tbaa !13
  switch i32 %214, label %222 [
    i32 2, label %220
    i32 1, label %215
  ]

215:                                              ; preds = %195
  %216 = getelementptr inbounds i8, ptr %212, i64 540
  %217 = load i32, ptr %216, align 4, !tbaa !13
  %218 = load i32, ptr %110, align 4, !tbaa !44
  %219 = icmp eq i32 %217, %218
  br i1 %219, label %220, label %222

220:                                              ; preds = %215, %195
  %221 = add nuw i32 %206, 1
  br label %529, !llvm.loop !45

222:                                              ; preds = %215, %195
  %223 = load i64, ptr %11, align 8, !tbaa !19
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %237, label %225

225:                                              ; preds = %222
  store i64 16384, ptr %11, align 8, !tbaa !19
  %226 = load i64, ptr %4, align 8, !tbaa !17
  %227 = icmp eq i64 %226, -1
  br i1 %227, label %237, label %228

228:                                              ; preds = %225
  %229 = call i64 @llvm.readcyclecounter()
  %230 = load i64, ptr %4, align 8, !tbaa !17
  %231 = icmp ult i64 %229, %230
  br i1 %231, label %232, label %959

232:                                              ; preds = %228
  %233 = load i64, ptr %107, align 8, !tbaa !38
  %234 = load i64, ptr %27, align 8, !tbaa !41
  %235 = mul i64 %234, %208
  %236 = add i64 %235, %233
  br label %237

237:                                              ; preds = %232, %225, %222
  %238 = phi i64 [ %236, %232 ], [ %211, %225 ], [ %211, %222 ]
  store i64 %238, ptr %30, align 8, !tbaa !46
  %239 = load i64, ptr %111, align 8, !tbaa !47
  %240 = load i64, ptr %31, align 8, !tbaa !48
  %241 = mul i64 %240, %208
  %242 = load i32, ptr %32, align 4, !tbaa !3
  %243 = zext i32 %242 to i64
  %244 = mul i64 %241, %243
  %245 = add i64 %244, %239
  store i64 %245, ptr %33, align 8, !tbaa !49
  %246 = load i64, ptr %34, align 8, !tbaa !50
  store i64 %246, ptr %0, align 8, !tbaa !51
  store i32 0, ptr %213, align 8, !tbaa !13
  %247 = getelementptr inbounds i8, ptr %212, i64 528
  %248 = load i64, ptr %247, align 8, !tbaa !42
  %249 = getelementptr inbounds i8, ptr %212, i64 524
  br label %250

250:                                              ; preds = %351, %237
  %251 = phi i64 [ %196, %237 ], [ %333, %351 ]
  %252 = phi i64 [ %197, %237 ], [ %334, %351 ]
  %253 = phi i32 [ %198, %237 ], [ %335, %351 ]
  %254 = phi ptr [ %199, %237 ], [ %336, %351 ]
  %255 = phi i64 [ %200, %237 ], [ %337, %351 ]
  %256 = phi i64 [ %201, %237 ], [ %338, %351 ]
  %257 = phi i32 [ %202, %237 ], [ %339, %351 ]
  %258 = phi ptr [ %203, %237 ], [ %340, %351 ]
  %259 = phi i64 [ %204, %237 ], [ %341, %351 ]
  %260 = phi i64 [ %248, %237 ], [ %353, %351 ]
  %261 = load i32, ptr %249, align 4, !tbaa !13
  %262 = icmp eq i64 %252, %260
  %263 = icmp eq i32 %253, %261
  %264 = select i1 %262, i1 %263, i1 false
  br i1 %264, label %332, label %265

265:                                              ; preds = %250
  %266 = add i64 %260, 1
  %267 = and i32 %261, 1023
  %268 = zext nneg i32 %267 to i64
  %269 = shl nuw nsw i64 %268, 48
  %270 = or i64 %269, %266
  %271 = icmp eq i64 %256, %260
  %272 = icmp eq i32 %257, %261
  %273 = select i1 %271, i1 %272, i1 false
  br i1 %273, label %327, label %274

274:                                              ; preds = %265
  %275 = inttoptr i64 %251 to ptr
  %276 = getelementptr inbounds i8, ptr %275, i64 -8
  %277 = load i64, ptr %276, align 8, !tbaa !42
  %278 = lshr i64 %270, 2
  %279 = mul i64 %278, -7046029254386353131
  %280 = lshr i64 %279, 40
  br label %281

281:                                              ; preds = %281, %274
  %282 = phi i64 [ %280, %274 ], [ %292, %281 ]
  %283 = phi ptr [ undef, %274 ], [ %290, %281 ]
  %284 = and i64 %282, %277
  %285 = getelementptr inbounds %struct.Region, ptr %275, i64 %284
  %286 = load i64, ptr %285, align 8, !tbaa !52
  %287 = icmp ne i64 %286, %270
  %288 = icmp ne i64 %286, 0
  %289 = select i1 %288, ptr %283, ptr null
  %290 = select i1 %287, ptr %289, ptr %285
  %291 = and i1 %287, %288
  %292 = add i64 %282, 1
  br i1 %291, label %281, label %293

293:                                              ; preds = %281
  %294 = icmp eq ptr %290, null
  br i1 %294, label %295, label %318

295:                                              ; preds = %293
  %296 = load atomic i64, ptr %25 acquire, align 8
  %297 = icmp eq i64 %296, %251
  %298 = inttoptr i64 %296 to ptr
  %299 = getelementptr inbounds i8, ptr %298, i64 -8
  %300 = load i64, ptr %299, align 8, !tbaa !42
  br label %301

301:                                              ; preds = %301, %295
  %302 = phi i64 [ %280, %295 ], [ %312, %301 ]
  %303 = phi ptr [ undef, %295 ], [ %310, %301 ]
  %304 = and i64 %302, %300
  %305 = getelementptr inbounds %struct.Region, ptr %298, i64 %304
  %306 = load i64, ptr %305, align 8, !tbaa !52
  %307 = icmp ne i64 %306, %270
  %308 = icmp ne i64 %306, 0
  %309 = select i1 %308, ptr %303, ptr null
  %310 = select i1 %307, ptr %309, ptr %305
  %311 = and i1 %307, %308
  %312 = add i64 %302, 1
  br i1 %311, label %301, label %313

313:                                              ; preds = %301
  %314 = select i1 %297, i64 %252, i64 -1
  %315 = icmp eq ptr %310, null
  br i1 %315, label %316, label %318

316:                                              ; preds = %313
  %317 = select i1 %297, i64 %256, i64 -1
  store i64 %270, ptr %18, align 8, !tbaa !42
  br label %354

318:                                              ; preds = %313, %293
  %319 = phi i64 [ %296, %313 ], [ %251, %293 ]
  %320 = phi i64 [ %314, %313 ], [ %252, %293 ]
  %321 = phi ptr [ %310, %313 ], [ %290, %293 ]
  %322 = getelementptr inbounds i8, ptr %321, i64 8
  %323 = load i64, ptr %322, align 8, !tbaa !54
  %324 = inttoptr i64 %323 to ptr
  %325 = getelementptr inbounds i8, ptr %321, i64 16
  %326 = load i64, ptr %325, align 8, !tbaa !42
  br label %327

327:                                              ; preds = %265, %318
  %328 = phi i64 [ %319, %318 ], [ %251, %265 ]
  %329 = phi i64 [ %320, %318 ], [ %252, %265 ]
  %330 = phi ptr [ %324, %318 ], [ %258, %265 ]
  %331 = phi i64 [ %326, %318 ], [ %259, %265 ]
  store i64 %270, ptr %35, align 8, !tbaa !42
  br label %332

332:                                              ; preds = %250, %327
  %333 = phi i64 [ %328, %327 ], [ %251, %250 ]
  %334 = phi i64 [ %260, %327 ], [ %252, %250 ]
  %335 = phi i32 [ %261, %327 ], [ %253, %250 ]
  %336 = phi ptr [ %330, %327 ], [ %254, %250 ]
  %337 = phi i64 [ %331, %327 ], [ %255, %250 ]
  %338 = phi i64 [ %329, %327 ], [ %256, %250 ]
  %339 = phi i32 [ %253, %327 ], [ %257, %250 ]
  %340 = phi ptr [ %254, %327 ], [ %258, %250 ]
  %341 = phi i64 [ %255, %327 ], [ %259, %250 ]
  %342 = call i64 %336(ptr noundef %212, ptr noundef nonnull %0, i64 noundef %337) #7
  %343 = and i64 %342, 281474976710655
  store i64 %343, ptr %247, align 8, !tbaa !42
  %344 = icmp ult i64 %342, 281474976710656
  br i1 %344, label %348, label %345

345:                                              ; preds = %332
  %346 = lshr i64 %342, 48
  %347 = trunc nuw nsw i64 %346 to i32
  br label %354

348:                                              ; preds = %332
  %349 = load i64, ptr %0, align 8, !tbaa !51
  %350 = icmp ult i64 %349, 2
  br i1 %350, label %354, label %351

351:                                              ; preds = %348
  %352 = add i64 %349, -1
  store i64 %352, ptr %0, align 8, !tbaa !51
  %353 = load i64, ptr %247, align 8, !tbaa !42
  br label %250

354:                                              ; preds = %348, %345, %316
  %355 = phi i64 [ %333, %345 ], [ %296, %316 ], [ %333, %348 ]
  %356 = phi i64 [ %334, %345 ], [ %314, %316 ], [ %334, %348 ]
  %357 = phi i32 [ %335, %345 ], [ %253, %316 ], [ %335, %348 ]
  %358 = phi ptr [ %336, %345 ], [ %254, %316 ], [ %336, %348 ]
  %359 = phi i64 [ %337, %345 ], [ %255, %316 ], [ %337, %348 ]
  %360 = phi i64 [ %338, %345 ], [ %317, %316 ], [ %338, %348 ]
  %361 = phi i32 [ %339, %345 ], [ %257, %316 ], [ %339, %348 ]
  %362 = phi ptr [ %340, %345 ], [ %258, %316 ], [ %340, %348 ]
  %363 = phi i64 [ %341, %345 ], [ %259, %316 ], [ %341, %348 ]
  %364 = phi i32 [ %347, %345 ], [ 3, %316 ], [ 3, %348 ]
  %365 = load i64, ptr %11, align 8, !tbaa !19
  %366 = add nsw i64 %365, -64
  store i64 %366, ptr %11, align 8, !tbaa !19
  %367 = load i64, ptr %0, align 8, !tbaa !51
  %368 = load i64, ptr %34, align 8, !tbaa !50
  %369 = icmp ult i64 %367, %368
  br i1 %369, label %370, label %373

370:                                              ; preds = %354
  %371 = add i64 %367, %366
  %372 = sub i64 %371, %368
  store i64 %372, ptr %11, align 8, !tbaa !19
  br label %373

373:                                              ; preds = %370, %354
  %374 = load atomic i32, ptr %29 monotonic, align 4
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %961

376:                                              ; preds = %373
  %377 = load i64, ptr %18, align 8, !tbaa !23
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %379, label %959

379:                                              ; preds = %376
  switch i32 %364, label %400 [
    i32 2, label %380
    i32 1, label %390
  ]

380:                                              ; preds = %379
  %381 = load i32, ptr %110, align 4, !tbaa !44
  %382 = getelementptr inbounds i8, ptr %212, i64 540
  store i32 %381, ptr %382, align 4, !tbaa !13
  store i32 1, ptr %213, align 8, !tbaa !13
  %383 = load i32, ptr %109, align 8, !tbaa !40
  %384 = add i32 %383, 1
  store i32 %384, ptr %109, align 8, !tbaa !40
  %385 = load i32, ptr %112, align 4, !tbaa !55
  %386 = icmp ult i32 %384, %385
  br i1 %386, label %413, label %387

387:                                              ; preds = %380
  store i32 0, ptr %109, align 8, !tbaa !40
  %388 = load i32, ptr %110, align 4, !tbaa !44
  %389 = add i32 %388, 1
  store i32 %389, ptr %110, align 4, !tbaa !44
  br label %413

390:                                              ; preds = %379
  store i32 2, ptr %213, align 8, !tbaa !13
  %391 = load i32, ptr %112, align 4, !tbaa !55
  %392 = add i32 %391, -1
  store i32 %392, ptr %112, align 4, !tbaa !55
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %409, label %394

394:                                              ; preds = %390
  %395 = load i32, ptr %109, align 8, !tbaa !40
  %396 = icmp ult i32 %395, %392
  br i1 %396, label %409, label %397

397:                                              ; preds = %394
  store i32 0, ptr %109, align 8, !tbaa !40
  %398 = load i32, ptr %110, align 4, !tbaa !44
  %399 = add i32 %398, 1
  store i32 %399, ptr %110, align 4, !tbaa !44
  br label %409

400:                                              ; preds = %379
  %401 = icmp eq i32 %364, 4
  %402 = zext i1 %401 to i32
  store i32 %402, ptr %213, align 8, !tbaa !13
  br i1 %401, label %403, label %409

403:                                              ; preds = %400
  %404 = getelementptr inbounds i8, ptr %212, i64 540
  %405 = load i32, ptr %404, align 4, !tbaa !13
  %406 = load i32, ptr %110, align 4, !tbaa !44
  %407 = icmp ne i32 %405, %406
  %408 = zext i1 %407 to i32
  br label %409

409:                                              ; preds = %403, %400, %397, %394, %390
  %410 = phi i32 [ %408, %403 ], [ 0, %400 ], [ 1, %390 ], [ 1, %394 ], [ 1, %397 ]
  %411 = or i32 %410, %205
  %412 = add i32 %206, 1
  br label %529

413:                                              ; preds = %387, %380
  %414 = or i32 %205, 1
  %415 = add i32 %206, 1
  %416 = icmp eq i64 %356, %248
  br i1 %416, label %417, label %529, !llvm.loop !45

417:                                              ; preds = %413
  %418 = load i64, ptr %247, align 8, !tbaa !42
  %419 = or i64 %418, 562949953421312
  %420 = load i32, ptr %108, align 4, !tbaa !37
  %421 = icmp ugt i32 %420, %415
  br i1 %421, label %422, label %525

422:                                              ; preds = %417
  %423 = zext i32 %415 to i64
  br label %424

424:                                              ; preds = %513, %422
  %425 = phi i64 [ %423, %422 ], [ %514, %513 ]
  %426 = load i64, ptr %107, align 8, !tbaa !38
  %427 = load i64, ptr %27, align 8, !tbaa !41
  %428 = mul i64 %427, %425
  %429 = add i64 %428, %426
  %430 = inttoptr i64 %429 to ptr
  %431 = getelementptr inbounds i8, ptr %430, i64 528
  %432 = load i64, ptr %431, align 8, !tbaa !42
  %433 = icmp eq i64 %432, %248
  br i1 %433, label %434, label %522

434:                                              ; preds = %424
  %435 = getelementptr inbounds i8, ptr %430, i64 524
  %436 = load i32, ptr %435, align 4, !tbaa !13
  %437 = icmp eq i32 %436, %357
  br i1 %437, label %438, label %522

438:                                              ; preds = %434
  %439 = getelementptr inbounds i8, ptr %430, i64 536
  %440 = load i32, ptr %439, align 8, !tbaa !13
  switch i32 %440, label %449 [
    i32 2, label %522
    i32 1, label %441
  ]

441:                                              ; preds = %438
  %442 = getelementptr inbounds i8, ptr %430, i64 540
  %443 = load i32, ptr %442, align 4, !tbaa !13
  %444 = load i32, ptr %110, align 4, !tbaa !44
  %445 = icmp eq i32 %443, %444
  %446 = load i64, ptr %11, align 8
  %447 = icmp slt i64 %446, 1
  %448 = select i1 %445, i1 true, i1 %447
  br i1 %448, label %522, label %452

449:                                              ; preds = %438
  %450 = load i64, ptr %11, align 8, !tbaa !19
  %451 = icmp slt i64 %450, 1
  br i1 %451, label %522, label %452

452:                                              ; preds = %441, %449
  store i64 %429, ptr %30, align 8, !tbaa !46
  %453 = load i64, ptr %111, align 8, !tbaa !47
  %454 = load i64, ptr %31, align 8, !tbaa !48
  %455 = mul i64 %454, %425
  %456 = load i32, ptr %32, align 4, !tbaa !3
  %457 = zext i32 %456 to i64
  %458 = mul i64 %455, %457
  %459 = add i64 %458, %453
  store i64 %459, ptr %33, align 8, !tbaa !49
  %460 = load i64, ptr %34, align 8, !tbaa !50
  store i64 %460, ptr %0, align 8, !tbaa !51
  %461 = call i64 %358(ptr noundef nonnull %430, ptr noundef nonnull %0, i64 noundef %359) #7
  %462 = load i64, ptr %11, align 8, !tbaa !19
  %463 = add nsw i64 %462, -64
  store i64 %463, ptr %11, align 8, !tbaa !19
  %464 = load i64, ptr %0, align 8, !tbaa !51
  %465 = load i64, ptr %34, align 8, !tbaa !50
  %466 = icmp ult i64 %464, %465
  br i1 %466, label %467, label %470

467:                                              ; preds = %452
  %468 = add i64 %464, %463
  %469 = sub i64 %468, %465
  store i64 %469, ptr %11, align 8, !tbaa !19
  br label %470

470:                                              ; preds = %467, %452
  %471 = and i64 %461, 281474976710655
  store i64 %471, ptr %431, align 8, !tbaa !42
  %472 = icmp eq i64 %461, %419
  br i1 %472, label %500, label %473

473:                                              ; preds = %470
  %474 = trunc nuw i64 %425 to i32
  %475 = lshr i64 %461, 48
  %476 = trunc nuw i64 %475 to i16
  switch i16 %476, label %497 [
    i16 2, label %477
    i16 1, label %487
  ]

477:                                              ; preds = %473
  %478 = load i32, ptr %110, align 4, !tbaa !44
  %479 = getelementptr inbounds i8, ptr %430, i64 540
  store i32 %478, ptr %479, align 4, !tbaa !13
  store i32 1, ptr %439, align 8, !tbaa !13
  %480 = load i32, ptr %109, align 8, !tbaa !40
  %481 = add i32 %480, 1
  store i32 %481, ptr %109, align 8, !tbaa !40
  %482 = load i32, ptr %112, align 4, !tbaa !55
  %483 = icmp ult i32 %481, %482
  br i1 %483, label %518, label %484

484:                                              ; preds = %477
  store i32 0, ptr %109, align 8, !tbaa !40
  %485 = load i32, ptr %110, align 4, !tbaa !44
  %486 = add i32 %485, 1
  store i32 %486, ptr %110, align 4, !tbaa !44
  br label %518

487:                                              ; preds = %473
  store i32 2, ptr %439, align 8, !tbaa !13
  %488 = load i32, ptr %112, align 4, !tbaa !55
  %489 = add i32 %488, -1
  store i32 %489, ptr %112, align 4, !tbaa !55
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %518, label %491

491:                                              ; preds = %487
  %492 = load i32, ptr %109, align 8, !tbaa !40
  %493 = icmp ult i32 %492, %489
  br i1 %493, label %518, label %494

494:                                              ; preds = %491
  store i32 0, ptr %109, align 8, !tbaa !40
  %495 = load i32, ptr %110, align 4, !tbaa !44
  %496 = add i32 %495, 1
  store i32 %496, ptr %110, align 4, !tbaa !44
  br label %518

497:                                              ; preds = %473
  %498 = icmp eq i64 %475, 4
  %499 = zext i1 %498 to i32
  store i32 %499, ptr %439, align 8, !tbaa !13
  br label %518

500:                                              ; preds = %470
  %501 = load i32, ptr %110, align 4, !tbaa !44
  %502 = getelementptr inbounds i8, ptr %430, i64 540
  store i32 %501, ptr %502, align 4, !tbaa !13
  store i32 1, ptr %439, align 8, !tbaa !13
  %503 = load i32, ptr %109, align 8, !tbaa !40
  %504 = add i32 %503, 1
  store i32 %504, ptr %109, align 8, !tbaa !40
  %505 = load i32, ptr %112, align 4, !tbaa !55
  %506 = icmp ult i32 %504, %505
  br i1 %506, label %510, label %507

507:                                              ; preds = %500
  store i32 0, ptr %109, align 8, !tbaa !40
  %508 = load i32, ptr %110, align 4, !tbaa !44
  %509 = add i32 %508, 1
  store i32 %509, ptr %110, align 4, !tbaa !44
  br label %510

510:                                              ; preds = %507, %500
  %511 = load atomic i32, ptr %29 monotonic, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %522

513:                                              ; preds = %510
  %514 = add nuw nsw i64 %425, 1
  %515 = load i32, ptr %108, align 4, !tbaa !37
  %516 = zext i32 %515 to i64
  %517 = icmp ult i64 %514, %516
  br i1 %517, label %424, label %522, !llvm.loop !56

518:                                              ; preds = %497, %494, %491, %487, %484, %477
  %519 = icmp ugt i64 %461, 281474976710655
  %520 = zext i1 %519 to i32
  %521 = add nuw i32 %520, %474
  br label %525

522:                                              ; preds = %513, %510, %449, %441, %438, %434, %424
  %523 = phi i64 [ %425, %438 ], [ %425, %449 ], [ %425, %441 ], [ %425, %434 ], [ %425, %424 ], [ %425, %510 ], [ %514, %513 ]
  %524 = trunc i64 %523 to i32
  br label %525

525:                                              ; preds = %522, %518, %417
  %526 = phi i32 [ %521, %518 ], [ %415, %417 ], [ %524, %522 ]
  %527 = load atomic i32, ptr %29 monotonic, align 4
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %529, label %961

529:                                              ; preds = %525, %413, %409, %220
  %530 = phi i64 [ %355, %409 ], [ %355, %525 ], [ %355, %413 ], [ %196, %220 ]
  %531 = phi i64 [ %356, %409 ], [ %248, %525 ], [ %356, %413 ], [ %197, %220 ]
  %532 = phi i32 [ %357, %409 ], [ %357, %525 ], [ %357, %413 ], [ %198, %220 ]
  %533 = phi ptr [ %358, %409 ], [ %358, %525 ], [ %358, %413 ], [ %199, %220 ]
  %534 = phi i64 [ %359, %409 ], [ %359, %525 ], [ %359, %413 ], [ %200, %220 ]
  %535 = phi i64 [ %360, %409 ], [ %360, %525 ], [ %360, %413 ], [ %201, %220 ]
  %536 = phi i32 [ %361, %409 ], [ %361, %525 ], [ %361, %413 ], [ %202, %220 ]
  %537 = phi ptr [ %362, %409 ], [ %362, %525 ], [ %362, %413 ], [ %203, %220 ]
  %538 = phi i64 [ %363, %409 ], [ %363, %525 ], [ %363, %413 ], [ %204, %220 ]
  %539 = phi i32 [ %412, %409 ], [ %526, %525 ], [ %415, %413 ], [ %221, %220 ]
  %540 = phi i32 [ %411, %409 ], [ %414, %525 ], [ %414, %413 ], [ %205, %220 ]
  %541 = load i32, ptr %108, align 4, !tbaa !37
  %542 = icmp ult i32 %539, %541
  br i1 %542, label %195, label %543

543:                                              ; preds = %529, %189
  %544 = phi i64 [ %124, %189 ], [ %530, %529 ]
  %545 = phi i64 [ %126, %189 ], [ %531, %529 ]
  %546 = phi i32 [ %116, %189 ], [ %532, %529 ]
  %547 = phi ptr [ %117, %189 ], [ %533, %529 ]
  %548 = phi i64 [ %118, %189 ], [ %534, %529 ]
  %549 = phi i64 [ %127, %189 ], [ %535, %529 ]
  %550 = phi i32 [ %120, %189 ], [ %536, %529 ]
  %551 = phi ptr [ %121, %189 ], [ %537, %529 ]
  %552 = phi i64 [ %122, %189 ], [ %538, %529 ]
  %553 = phi i32 [ %192, %189 ], [ %540, %529 ]
  store i64 0, ptr %103, align 8, !tbaa !36
  %554 = load i32, ptr %112, align 4, !tbaa !55
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %558, label %556

556:                                              ; preds = %543
  %557 = icmp eq i32 %553, 0
  br i1 %557, label %559, label %113

558:                                              ; preds = %543
  store i32 0, ptr %95, align 8, !tbaa !27
  br label %580

559:                                              ; preds = %556
  %560 = load i64, ptr %21, align 8, !tbaa !26
  %561 = load i64, ptr %20, align 8, !tbaa !25
  br label %562

562:                                              ; preds = %559, %81
  %563 = phi i64 [ %82, %81 ], [ %561, %559 ]
  %564 = phi i64 [ %83, %81 ], [ %560, %559 ]
  %565 = phi i64 [ %94, %81 ], [ %544, %559 ]
  %566 = phi i64 [ %93, %81 ], [ %545, %559 ]
  %567 = phi i32 [ %92, %81 ], [ %546, %559 ]
  %568 = phi ptr [ %91, %81 ], [ %547, %559 ]
  %569 = phi i64 [ %90, %81 ], [ %548, %559 ]
  %570 = phi i64 [ %89, %81 ], [ %549, %559 ]
  %571 = phi i32 [ %88, %81 ], [ %550, %559 ]
  %572 = phi ptr [ %87, %81 ], [ %551, %559 ]
  %573 = phi i64 [ %86, %81 ], [ %552, %559 ]
  %574 = phi i32 [ %84, %81 ], [ %99, %559 ]
  %575 = add i64 %564, 1
  %576 = icmp eq i64 %575, %563
  %577 = select i1 %576, i64 0, i64 %575
  store i64 %577, ptr %21, align 8, !tbaa !26
  %578 = add nuw i64 %85, 1
  %579 = icmp ult i64 %578, %563
  br i1 %579, label %81, label %580, !llvm.loop !57

580:                                              ; preds = %562, %66, %558
  %581 = phi i32 [ %84, %558 ], [ 0, %66 ], [ %574, %562 ]
  %582 = phi i1 [ true, %558 ], [ false, %66 ], [ false, %562 ]
  %583 = phi i64 [ %544, %558 ], [ %67, %66 ], [ %565, %562 ]
  %584 = phi i64 [ %545, %558 ], [ %68, %66 ], [ %566, %562 ]
  %585 = phi i32 [ %546, %558 ], [ %69, %66 ], [ %567, %562 ]
  %586 = phi ptr [ %547, %558 ], [ %70, %66 ], [ %568, %562 ]
  %587 = phi i64 [ %548, %558 ], [ %71, %66 ], [ %569, %562 ]
  %588 = phi i64 [ %549, %558 ], [ %72, %66 ], [ %570, %562 ]
  %589 = phi i32 [ %550, %558 ], [ %73, %66 ], [ %571, %562 ]
  %590 = phi ptr [ %551, %558 ], [ %74, %66 ], [ %572, %562 ]
  %591 = phi i64 [ %552, %558 ], [ %75, %66 ], [ %573, %562 ]
  store i64 0, ptr %19, align 8, !tbaa !24
  %592 = load atomic i32, ptr %29 monotonic, align 4
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %594, label %961

594:                                              ; preds = %580
  %595 = load i64, ptr %15, align 8, !tbaa !22
  %596 = inttoptr i64 %595 to ptr
  %597 = load i64, ptr %20, align 8, !tbaa !25
  %598 = icmp eq i64 %597, 0
  br i1 %598, label %931, label %602

599:                                              ; preds = %602
  %600 = add nuw i64 %603, 1
  %601 = icmp eq i64 %600, %597
  br i1 %601, label %931, label %602, !llvm.loop !58

602:                                              ; preds = %594, %599
  %603 = phi i64 [ %600, %599 ], [ 0, %594 ]
  %604 = getelementptr inbounds %struct.Group, ptr %596, i64 %603
  %605 = load i32, ptr %604, align 8, !tbaa !27
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %599

607:                                              ; preds = %602
  %608 = load i64, ptr %36, align 8, !tbaa !59
  %609 = load i64, ptr %37, align 8, !tbaa !60
  %610 = icmp eq i64 %608, %609
  br i1 %610, label %611, label %620

611:                                              ; preds = %607
  %612 = load i64, ptr %39, align 8, !tbaa !61
  %613 = atomicrmw add ptr %38, i64 %612 acq_rel, align 8
  %614 = load i64, ptr %14, align 8, !tbaa !62
  %615 = icmp ult i64 %613, %614
  br i1 %615, label %616, label %931

616:                                              ; preds = %611
  %617 = load i64, ptr %39, align 8, !tbaa !61
  %618 = add i64 %617, %613
  %619 = call i64 @llvm.umin.i64(i64 %618, i64 %614)
  store i64 %619, ptr %37, align 8, !tbaa !60
  br label %620

620:                                              ; preds = %616, %607
  %621 = phi i64 [ %613, %616 ], [ %608, %607 ]
  %622 = add i64 %621, 1
  store i64 %622, ptr %36, align 8, !tbaa !59
  %623 = getelementptr inbounds i8, ptr %604, i64 24
  %624 = load i32, ptr %40, align 4, !tbaa !13
  %625 = zext i32 %624 to i64
  %626 = urem i64 %621, %625
  %627 = trunc nuw i64 %626 to i32
  store i32 %627, ptr %623, align 4, !tbaa !13
  %628 = load i32, ptr %40, align 4, !tbaa !13
  %629 = zext i32 %628 to i64
  %630 = udiv i64 %621, %629
  %631 = load i32, ptr %41, align 4, !tbaa !13
  %632 = load i32, ptr %42, align 4, !tbaa !13
  %633 = mul i32 %631, %627
  %634 = sub i32 %632, %633
  %635 = call noundef i32 @llvm.umin.i32(i32 %631, i32 %634)
  %636 = load i32, ptr %43, align 4, !tbaa !13
  %637 = zext i32 %636 to i64
  %638 = urem i64 %630, %637
  %639 = trunc nuw i64 %638 to i32
  %640 = getelementptr inbounds i8, ptr %604, i64 28
  store i32 %639, ptr %640, align 4, !tbaa !13
  %641 = load i32, ptr %43, align 4, !tbaa !13
  %642 = zext i32 %641 to i64
  %643 = udiv i64 %630, %642
  %644 = load i32, ptr %44, align 4, !tbaa !13
  %645 = load i32, ptr %45, align 4, !tbaa !13
  %646 = mul i32 %644, %639
  %647 = sub i32 %645, %646
  %648 = call noundef i32 @llvm.umin.i32(i32 %644, i32 %647)
  %649 = load i32, ptr %46, align 4, !tbaa !13
  %650 = zext i32 %649 to i64
  %651 = urem i64 %643, %650
  %652 = trunc nuw i64 %651 to i32
  %653 = getelementptr inbounds i8, ptr %604, i64 32
  store i32 %652, ptr %653, align 4, !tbaa !13
  %654 = load i32, ptr %47, align 4, !tbaa !13
  %655 = load i32, ptr %48, align 4, !tbaa !13
  %656 = mul i32 %654, %652
  %657 = sub i32 %655, %656
  %658 = call noundef i32 @llvm.umin.i32(i32 %654, i32 %657)
  %659 = zext i32 %635 to i64
  %660 = zext i32 %648 to i64
  %661 = mul nuw i64 %660, %659
  %662 = zext i32 %658 to i64
  %663 = mul i64 %661, %662
  %664 = load i32, ptr %32, align 4, !tbaa !3
  %665 = zext i32 %664 to i64
  %666 = add nsw i64 %665, -1
  %667 = add i64 %666, %663
  %668 = udiv i64 %667, %665
  %669 = trunc i64 %668 to i32
  %670 = getelementptr inbounds i8, ptr %604, i64 4
  store i32 %669, ptr %670, align 4, !tbaa !55
  %671 = getelementptr inbounds i8, ptr %604, i64 36
  store i32 %669, ptr %671, align 4, !tbaa !37
  %672 = getelementptr inbounds i8, ptr %604, i64 64
  store i64 0, ptr %672, align 8, !tbaa !36
  %673 = getelementptr inbounds i8, ptr %604, i64 12
  store i32 0, ptr %673, align 4, !tbaa !44
  %674 = getelementptr inbounds i8, ptr %604, i64 8
  store i32 0, ptr %674, align 8, !tbaa !40
  %675 = getelementptr inbounds i8, ptr %604, i64 16
  store i64 %621, ptr %675, align 8, !tbaa !63
  store i32 1, ptr %604, align 8, !tbaa !27
  %676 = load i32, ptr %41, align 4, !tbaa !13
  %677 = icmp eq i32 %635, %676
  br i1 %677, label %678, label %684

678:                                              ; preds = %620
  %679 = load i32, ptr %44, align 4, !tbaa !13
  %680 = icmp eq i32 %648, %679
  br i1 %680, label %681, label %684

681:                                              ; preds = %678
  %682 = load i32, ptr %47, align 4, !tbaa !13
  %683 = icmp ne i32 %658, %682
  br label %684

684:                                              ; preds = %681, %678, %620
  %685 = phi i1 [ true, %678 ], [ true, %620 ], [ %683, %681 ]
  %686 = icmp eq i32 %669, 0
  br i1 %686, label %932, label %687

687:                                              ; preds = %684
  %688 = getelementptr inbounds i8, ptr %604, i64 40
  br label %689

689:                                              ; preds = %901, %687
  %690 = phi i64 [ 0, %687 ], [ %927, %901 ]
  %691 = load i64, ptr %688, align 8, !tbaa !38
  %692 = load i64, ptr %27, align 8, !tbaa !41
  %693 = mul i64 %692, %690
  %694 = add i64 %693, %691
  %695 = inttoptr i64 %694 to ptr
  %696 = load i32, ptr %32, align 4, !tbaa !3
  %697 = zext i32 %696 to i64
  %698 = load i32, ptr %49, align 8, !tbaa !9
  %699 = icmp eq i32 %698, 0
  br i1 %699, label %700, label %703

700:                                              ; preds = %689
  %701 = load i32, ptr %50, align 4, !tbaa !10
  %702 = zext i32 %701 to i64
  br label %703

703:                                              ; preds = %700, %689
  %704 = phi i64 [ %702, %700 ], [ 1, %689 ]
  %705 = mul nuw i64 %704, %697
  %706 = load i64, ptr %51, align 8, !tbaa !64
  %707 = icmp eq i64 %706, 0
  br i1 %707, label %725, label %708

708:                                              ; preds = %703
  %709 = and i64 %706, 3
  %710 = icmp ult i64 %706, 4
  br i1 %710, label %713, label %711

711:                                              ; preds = %708
  %712 = and i64 %706, -4
  br label %730

713:                                              ; preds = %730, %708
  %714 = phi i64 [ 0, %708 ], [ %748, %730 ]
  %715 = icmp eq i64 %709, 0
  br i1 %715, label %725, label %716

716:                                              ; preds = %713, %716
  %717 = phi i64 [ %722, %716 ], [ %714, %713 ]
  %718 = phi i64 [ %723, %716 ], [ 0, %713 ]
  %719 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %717
  %720 = load i32, ptr %719, align 4, !tbaa !13
  %721 = getelementptr inbounds [128 x i32], ptr %695, i64 0, i64 %717
  store i32 %720, ptr %721, align 4, !tbaa !13
  %722 = add nuw i64 %717, 1
  %723 = add i64 %718, 1
  %724 = icmp eq i64 %723, %709
  br i1 %724, label %725, label %716, !llvm.loop !65

725:                                              ; preds = %713, %716, %703
  %726 = getelementptr inbounds i8, ptr %695, i64 468
  store i32 0, ptr %726, align 4, !tbaa !13
  %727 = getelementptr inbounds i8, ptr %695, i64 460
  store i32 0, ptr %727, align 4, !tbaa !13
  %728 = load i64, ptr %53, align 8, !tbaa !67
  %729 = icmp eq i64 %728, -1
  br i1 %729, label %763, label %751

730:                                              ; preds = %730, %711
  %731 = phi i64 [ 0, %711 ], [ %748, %730 ]
  %732 = phi i64 [ 0, %711 ], [ %749, %730 ]
  %733 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %731
  %734 = load i32, ptr %733, align 4, !tbaa !13
  %735 = getelementptr inbounds [128 x i32], ptr %695, i64 0, i64 %731
  store i32 %734, ptr %735, align 4, !tbaa !13
  %736 = or disjoint i64 %731, 1
  %737 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %736
  %738 = load i32, ptr %737, align 4, !tbaa !13
  %739 = getelementptr inbounds [128 x i32], ptr %695, i64 0, i64 %736
  store i32 %738, ptr %739, align 4, !tbaa !13
  %740 = or disjoint i64 %731, 2
  %741 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %740
  %742 = load i32, ptr %741, align 4, !tbaa !13
  %743 = getelementptr inbounds [128 x i32], ptr %695, i64 0, i64 %740
  store i32 %742, ptr %743, align 4, !tbaa !13
  %744 = or disjoint i64 %731, 3
  %745 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %744
  %746 = load i32, ptr %745, align 4, !tbaa !13
  %747 = getelementptr inbounds [128 x i32], ptr %695, i64 0, i64 %744
  store i32 %746, ptr %747, align 4, !tbaa !13
  %748 = add nuw i64 %731, 4
  %749 = add i64 %732, 4
  %750 = icmp eq i64 %749, %712
  br i1 %750, label %713, label %730, !llvm.loop !69

751:                                              ; preds = %725
  %752 = load i32, ptr %623, align 4, !tbaa !13
  %753 = getelementptr inbounds [128 x i32], ptr %695, i64 0, i64 %728
  %754 = load i32, ptr %753, align 4, !tbaa !13
  %755 = load i32, ptr %54, align 4, !tbaa !70
  %756 = load i32, ptr %55, align 8, !tbaa !71
  %757 = shl i32 %755, %756
  %758 = xor i32 %757, -1
  %759 = and i32 %754, %758
  %760 = and i32 %755, %752
  %761 = shl i32 %760, %756
  %762 = or i32 %759, %761
  store i32 %762, ptr %753, align 4, !tbaa !13
  br label %763

763:                                              ; preds = %751, %725
  %764 = load i64, ptr %56, align 8, !tbaa !67
  %765 = icmp eq i64 %764, -1
  br i1 %765, label %778, label %766

766:                                              ; preds = %763
  %767 = load i32, ptr %640, align 4, !tbaa !13
  %768 = getelementptr inbounds [128 x i32], ptr %695, i64 0, i64 %764
  %769 = load i32, ptr %768, align 4, !tbaa !13
  %770 = load i32, ptr %57, align 4, !tbaa !70
  %771 = load i32, ptr %58, align 8, !tbaa !71
  %772 = shl i32 %770, %771
  %773 = xor i32 %772, -1
  %774 = and i32 %769, %773
  %775 = and i32 %770, %767
  %776 = shl i32 %775, %771
  %777 = or i32 %774, %776
  store i32 %777, ptr %768, align 4, !tbaa !13
  br label %778

778:                                              ; preds = %766, %763
  %779 = load i64, ptr %59, align 8, !tbaa !67
  %780 = icmp eq i64 %779, -1
  br i1 %780, label %793, label %781

781:                                              ; preds = %778
  %782 = load i32, ptr %653, align 4, !tbaa !13
  %783 = getelementptr inbounds [128 x i32], ptr %695, i64 0, i64 %779
  %784 = load i32, ptr %783, align 4, !tbaa !13
  %785 = load i32, ptr %60, align 4, !tbaa !70
  %786 = load i32, ptr %61, align 8, !tbaa !71
  %787 = shl i32 %785, %786
  %788 = xor i32 %787, -1
  %789 = and i32 %784, %788
  %790 = and i32 %785, %782
  %791 = shl i32 %790, %786
  %792 = or i32 %789, %791
  store i32 %792, ptr %783, align 4, !tbaa !13
  br label %793

793:                                              ; preds = %781, %778
  br i1 %685, label %829, label %794

794:                                              ; preds = %793
  %795 = load i64, ptr %62, align 8, !tbaa !12
  %796 = inttoptr i64 %795 to ptr
  %797 = mul i64 %705, %690
  %798 = getelementptr i32, ptr %796, i64 %797
  %799 = icmp ult i64 %705, 2
  br i1 %799, label %901, label %800

800:                                              ; preds = %794
  %801 = lshr i64 %705, 1
  %802 = getelementptr inbounds i8, ptr %695, i64 576
  %803 = add nsw i64 %801, -1
  %804 = and i64 %801, 3
  %805 = icmp ult i64 %803, 3
  br i1 %805, label %889, label %806

806:                                              ; preds = %800
  %807 = and i64 %801, 9223372036854775804
  br label %808

808:                                              ; preds = %808, %806
  %809 = phi i64 [ 0, %806 ], [ %826, %808 ]
  %810 = phi i64 [ 0, %806 ], [ %827, %808 ]
  %811 = getelementptr inbounds i64, ptr %798, i64 %809
  %812 = load i64, ptr %811, align 8, !tbaa !42
  %813 = getelementptr inbounds i64, ptr %802, i64 %809
  store i64 %812, ptr %813, align 8, !tbaa !42
  %814 = or disjoint i64 %809, 1
  %815 = getelementptr inbounds i64, ptr %798, i64 %814
  %816 = load i64, ptr %815, align 8, !tbaa !42
  %817 = getelementptr inbounds i64, ptr %802, i64 %814
  store i64 %816, ptr %817, align 8, !tbaa !42
  %818 = or disjoint i64 %809, 2
  %819 = getelementptr inbounds i64, ptr %798, i64 %818
  %820 = load i64, ptr %819, align 8, !tbaa !42
  %821 = getelementptr inbounds i64, ptr %802, i64 %818
  store i64 %820, ptr %821, align 8, !tbaa !42
  %822 = or disjoint i64 %809, 3
  %823 = getelementptr inbounds i64, ptr %798, i64 %822
  %824 = load i64, ptr %823, align 8, !tbaa !42
  %825 = getelementptr inbounds i64, ptr %802, i64 %822
  store i64 %824, ptr %825, align 8, !tbaa !42
  %826 = add nuw nsw i64 %809, 4
  %827 = add i64 %810, 4
  %828 = icmp eq i64 %827, %807
  br i1 %828, label %889, label %808, !llvm.loop !72

829:                                              ; preds = %793
  %830 = getelementptr inbounds i8, ptr %695, i64 576
  %831 = load i32, ptr %32, align 4, !tbaa !3
  %832 = icmp eq i32 %831, 0
  br i1 %832, label %901, label %833

833:                                              ; preds = %829
  %834 = zext i32 %831 to i64
  %835 = mul nuw i64 %690, %834
  %836 = udiv i64 %835, %659
  %837 = udiv i64 %836, %660
  %838 = trunc i64 %837 to i32
  %839 = urem i64 %836, %660
  %840 = trunc nuw i64 %839 to i32
  %841 = urem i64 %835, %659
  %842 = trunc nuw i64 %841 to i32
  %843 = shl i32 %831, 1
  br label %844

844:                                              ; preds = %883, %833
  %845 = phi i64 [ 0, %833 ], [ %887, %883 ]
  %846 = phi i32 [ %838, %833 ], [ %886, %883 ]
  %847 = phi i32 [ %840, %833 ], [ %885, %883 ]
  %848 = phi i32 [ %842, %833 ], [ %884, %883 ]
  %849 = load i32, ptr %49, align 8, !tbaa !9
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %856, label %851

851:                                              ; preds = %844
  %852 = shl i32 %847, 10
  %853 = shl i32 %846, 20
  %854 = or i32 %852, %853
  %855 = or i32 %854, %848
  br label %870

856:                                              ; preds = %844
  %857 = getelementptr inbounds i32, ptr %830, i64 %845
  store i32 %848, ptr %857, align 4, !tbaa !13
  %858 = load i32, ptr %50, align 4, !tbaa !10
  %859 = icmp ugt i32 %858, 1
  br i1 %859, label %860, label %874

860:                                              ; preds = %856
  %861 = trunc nuw i64 %845 to i32
  %862 = add i32 %831, %861
  %863 = zext i32 %862 to i64
  %864 = getelementptr inbounds i32, ptr %830, i64 %863
  store i32 %847, ptr %864, align 4, !tbaa !13
  %865 = load i32, ptr %50, align 4, !tbaa !10
  %866 = icmp ugt i32 %865, 2
  br i1 %866, label %867, label %874

867:                                              ; preds = %860
  %868 = add i32 %843, %861
  %869 = zext i32 %868 to i64
  br label %870

870:                                              ; preds = %867, %851
  %871 = phi i64 [ %869, %867 ], [ %845, %851 ]
  %872 = phi i32 [ %846, %867 ], [ %855, %851 ]
  %873 = getelementptr inbounds i32, ptr %830, i64 %871
  store i32 %872, ptr %873, align 4, !tbaa !13
  br label %874

874:                                              ; preds = %870, %860, %856
  %875 = add i32 %848, 1
  %876 = icmp ult i32 %875, %635
  br i1 %876, label %883, label %877

877:                                              ; preds = %874
  %878 = add i32 %847, 1
  %879 = icmp uge i32 %878, %648
  %880 = select i1 %879, i32 0, i32 %878
  %881 = zext i1 %879 to i32
  %882 = add i32 %846, %881
  br label %883

883:                                              ; preds = %877, %874
  %884 = phi i32 [ %875, %874 ], [ 0, %877 ]
  %885 = phi i32 [ %847, %874 ], [ %880, %877 ]
  %886 = phi i32 [ %846, %874 ], [ %882, %877 ]
  %887 = add nuw nsw i64 %845, 1
  %888 = icmp eq i64 %887, %834
  br i1 %888, label %901, label %844, !llvm.loop !14

889:                                              ; preds = %808, %800
  %890 = phi i64 [ 0, %800 ], [ %826, %808 ]
  %891 = icmp eq i64 %804, 0
  br i1 %891, label %901, label %892

892:                                              ; preds = %889, %892
  %893 = phi i64 [ %898, %892 ], [ %890, %889 ]
  %894 = phi i64 [ %899, %892 ], [ 0, %889 ]
  %895 = getelementptr inbounds i64, ptr %798, i64 %893
  %896 = load i64, ptr %895, align 8, !tbaa !42
  %897 = getelementptr inbounds i64, ptr %802, i64 %893
  store i64 %896, ptr %897, align 8, !tbaa !42
  %898 = add nuw nsw i64 %893, 1
  %899 = add i64 %894, 1
  %900 = icmp eq i64 %899, %804
  br i1 %900, label %901, label %892, !llvm.loop !73

901:                                              ; preds = %889, %892, %883, %829, %794
  %902 = mul nuw i64 %690, %697
  %903 = sub i64 %663, %902
  %904 = icmp ult i64 %903, %697
  %905 = sub i32 64, %696
  %906 = zext nneg i32 %905 to i64
  %907 = lshr i64 -1, %906
  %908 = shl nsw i64 -1, %903
  %909 = xor i64 %908, -1
  %910 = select i1 %904, i64 %909, i64 %907
  %911 = trunc i64 %910 to i32
  %912 = getelementptr inbounds i8, ptr %695, i64 504
  store i32 %911, ptr %912, align 8, !tbaa !13
  %913 = lshr i64 %910, 32
  %914 = trunc nuw i64 %913 to i32
  %915 = getelementptr inbounds i8, ptr %695, i64 508
  store i32 %914, ptr %915, align 4, !tbaa !13
  %916 = getelementptr inbounds i8, ptr %695, i64 512
  %917 = getelementptr inbounds i8, ptr %695, i64 516
  store i32 0, ptr %917, align 4, !tbaa !13
  store i32 0, ptr %916, align 8, !tbaa !13
  %918 = load i32, ptr %63, align 8, !tbaa !74
  %919 = getelementptr inbounds i8, ptr %695, i64 524
  store i32 %918, ptr %919, align 4, !tbaa !13
  %920 = load i64, ptr %64, align 8, !tbaa !75
  %921 = getelementptr inbounds i8, ptr %695, i64 528
  store i64 %920, ptr %921, align 8, !tbaa !42
  %922 = getelementptr inbounds i8, ptr %695, i64 544
  %923 = trunc nuw i64 %690 to i32
  store i32 %923, ptr %922, align 8, !tbaa !13
  %924 = getelementptr inbounds i8, ptr %695, i64 548
  store i32 0, ptr %924, align 4, !tbaa !13
  %925 = getelementptr inbounds i8, ptr %695, i64 552
  store i64 0, ptr %925, align 8, !tbaa !42
  %926 = getelementptr inbounds i8, ptr %695, i64 536
  store i32 0, ptr %926, align 8, !tbaa !13
  %927 = add nuw nsw i64 %690, 1
  %928 = load i32, ptr %671, align 4, !tbaa !37
  %929 = zext i32 %928 to i64
  %930 = icmp ult i64 %927, %929
  br i1 %930, label %689, label %932, !llvm.loop !76

931:                                              ; preds = %599, %594, %611
  br i1 %582, label %932, label %933

932:                                              ; preds = %901, %684, %931
  store i32 0, ptr %65, align 4, !tbaa !77
  br label %947

933:                                              ; preds = %931
  %934 = icmp eq i32 %581, 0
  br i1 %934, label %961, label %935

935:                                              ; preds = %933
  %936 = load i32, ptr %65, align 4, !tbaa !77
  %937 = add i32 %936, 1
  store i32 %937, ptr %65, align 4, !tbaa !77
  %938 = icmp eq i32 %937, 16
  br i1 %938, label %939, label %947

939:                                              ; preds = %935
  %940 = load i64, ptr %36, align 8, !tbaa !59
  %941 = load i64, ptr %37, align 8, !tbaa !60
  %942 = icmp ult i64 %940, %941
  br i1 %942, label %961, label %943

943:                                              ; preds = %939
  %944 = load atomic i64, ptr %38 acquire, align 8
  %945 = load i64, ptr %14, align 8, !tbaa !62
  %946 = icmp ult i64 %944, %945
  br i1 %946, label %961, label %947

947:                                              ; preds = %943, %935, %932
  %948 = load i64, ptr %11, align 8, !tbaa !19
  %949 = add nsw i64 %948, -64
  store i64 %949, ptr %11, align 8, !tbaa !19
  %950 = icmp sgt i64 %948, 64
  br i1 %950, label %954, label %951

951:                                              ; preds = %947
  store i64 16384, ptr %11, align 8, !tbaa !19
  %952 = load i64, ptr %4, align 8, !tbaa !17
  %953 = icmp eq i64 %952, -1
  br i1 %953, label %954, label %955

954:                                              ; preds = %951, %947, %955
  br label %66

955:                                              ; preds = %951
  %956 = call i64 @llvm.readcyclecounter()
  %957 = load i64, ptr %4, align 8, !tbaa !17
  %958 = icmp ult i64 %956, %957
  br i1 %958, label %954, label %961

959:                                              ; preds = %376, %228
  %960 = phi i32 [ 4, %228 ], [ 1, %376 ]
  store i64 %208, ptr %103, align 8, !tbaa !36
  store i64 %85, ptr %19, align 8, !tbaa !24
  br label %961

961:                                              ; preds = %939, %580, %933, %943, %955, %181, %373, %525, %959
  %962 = phi i32 [ %960, %959 ], [ 2, %525 ], [ 2, %373 ], [ 2, %181 ], [ 3, %939 ], [ 2, %580 ], [ 0, %933 ], [ 3, %943 ], [ 4, %955 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #7
  ret i32 %962
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !6, i64 736, !5, i64 800, !6, i64 808}
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
!17 = !{!18, !5, i64 0}
!18 = !{!"", !5, i64 0, !5, i64 8}
!19 = !{!18, !5, i64 8}
!20 = !{!21, !5, i64 48}
!21 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784}
!22 = !{!21, !5, i64 96}
!23 = !{!21, !5, i64 80}
!24 = !{!21, !5, i64 131768}
!25 = !{!21, !5, i64 88}
!26 = !{!21, !5, i64 104}
!27 = !{!28, !8, i64 0}
!28 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!29 = !{!30, !8, i64 72}
!30 = !{!"", !5, i64 0, !31, i64 8, !31, i64 40, !8, i64 72}
!31 = !{!"", !5, i64 0, !8, i64 8, !32, i64 16, !5, i64 24}
!32 = !{!"any pointer", !6, i64 0}
!33 = !{!21, !5, i64 56}
!34 = !{!28, !5, i64 48}
!35 = !{!21, !5, i64 8}
!36 = !{!28, !5, i64 64}
!37 = !{!28, !8, i64 36}
!38 = !{!28, !5, i64 40}
!39 = !{!4, !5, i64 720}
!40 = !{!28, !8, i64 8}
!41 = !{!4, !5, i64 56}
!42 = !{!5, !5, i64 0}
!43 = distinct !{!43, !15}
!44 = !{!28, !8, i64 12}
!45 = distinct !{!45, !15}
!46 = !{!21, !5, i64 64}
!47 = !{!28, !5, i64 56}
!48 = !{!4, !5, i64 80}
!49 = !{!21, !5, i64 24}
!50 = !{!4, !5, i64 688}
!51 = !{!21, !5, i64 0}
!52 = !{!53, !5, i64 0}
!53 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!54 = !{!53, !5, i64 8}
!55 = !{!28, !8, i64 4}
!56 = distinct !{!56, !15}
!57 = distinct !{!57, !15}
!58 = distinct !{!58, !15}
!59 = !{!21, !5, i64 131776}
!60 = !{!21, !5, i64 131784}
!61 = !{!4, !5, i64 704}
!62 = !{!4, !5, i64 0}
!63 = !{!28, !5, i64 16}
!64 = !{!4, !5, i64 672}
!65 = distinct !{!65, !66}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !{!68, !5, i64 0}
!68 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!69 = distinct !{!69, !15}
!70 = !{!68, !8, i64 12}
!71 = !{!68, !8, i64 8}
!72 = distinct !{!72, !15}
!73 = distinct !{!73, !66}
!74 = !{!4, !8, i64 144}
!75 = !{!4, !5, i64 64}
!76 = distinct !{!76, !15}
!77 = !{!21, !8, i64 164}
