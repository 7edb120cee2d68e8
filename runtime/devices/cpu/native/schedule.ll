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
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %3, i8 0, i64 80, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
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
  %26 = getelementptr inbounds i8, ptr %14, i64 720
  %27 = getelementptr inbounds i8, ptr %14, i64 56
  %28 = getelementptr inbounds i8, ptr %14, i64 148
  %29 = getelementptr inbounds i8, ptr %0, i64 64
  %30 = getelementptr inbounds i8, ptr %14, i64 80
  %31 = getelementptr inbounds i8, ptr %14, i64 44
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = getelementptr inbounds i8, ptr %14, i64 688
  %34 = getelementptr inbounds i8, ptr %0, i64 176
  %35 = getelementptr inbounds i8, ptr %0, i64 131776
  %36 = getelementptr inbounds i8, ptr %0, i64 131784
  %37 = getelementptr inbounds i8, ptr %14, i64 792
  %38 = getelementptr inbounds i8, ptr %14, i64 704
  %39 = getelementptr inbounds i8, ptr %14, i64 8
  %40 = getelementptr inbounds i8, ptr %14, i64 20
  %41 = getelementptr inbounds i8, ptr %14, i64 32
  %42 = getelementptr inbounds i8, ptr %14, i64 12
  %43 = getelementptr inbounds i8, ptr %14, i64 24
  %44 = getelementptr inbounds i8, ptr %14, i64 36
  %45 = getelementptr inbounds i8, ptr %14, i64 16
  %46 = getelementptr inbounds i8, ptr %14, i64 28
  %47 = getelementptr inbounds i8, ptr %14, i64 40
  %48 = getelementptr inbounds i8, ptr %14, i64 136
  %49 = getelementptr inbounds i8, ptr %14, i64 140
  %50 = getelementptr inbounds i8, ptr %14, i64 672
  %51 = getelementptr i8, ptr %14, i64 160
  %52 = getelementptr inbounds i8, ptr %14, i64 88
  %53 = getelementptr inbounds i8, ptr %14, i64 100
  %54 = getelementptr inbounds i8, ptr %14, i64 96
  %55 = getelementptr inbounds i8, ptr %14, i64 104
  %56 = getelementptr inbounds i8, ptr %14, i64 116
  %57 = getelementptr inbounds i8, ptr %14, i64 112
  %58 = getelementptr inbounds i8, ptr %14, i64 120
  %59 = getelementptr inbounds i8, ptr %14, i64 132
  %60 = getelementptr inbounds i8, ptr %14, i64 128
  %61 = getelementptr inbounds i8, ptr %14, i64 680
  %62 = getelementptr inbounds i8, ptr %14, i64 144
  %63 = getelementptr inbounds i8, ptr %14, i64 64
  %64 = getelementptr inbounds i8, ptr %0, i64 164
  br label %65

65:                                               ; preds = %952, %9
  %66 = phi i64 [ 0, %9 ], [ %581, %952 ]
  %67 = phi i64 [ 0, %9 ], [ %582, %952 ]
  %68 = phi i32 [ 0, %9 ], [ %583, %952 ]
  %69 = phi ptr [ null, %9 ], [ %584, %952 ]
  %70 = phi i64 [ 0, %9 ], [ %585, %952 ]
  %71 = phi i64 [ 0, %9 ], [ %586, %952 ]
  %72 = phi i32 [ 0, %9 ], [ %587, %952 ]
  %73 = phi ptr [ null, %9 ], [ %588, %952 ]
  %74 = phi i64 [ 0, %9 ], [ %589, %952 ]
  %75 = load i64, ptr %19, align 8, !tbaa !24
  %76 = load i64, ptr %20, align 8, !tbaa !25
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %78, label %578

78:                                               ; preds = %65
  %79 = load i64, ptr %21, align 8, !tbaa !26
  br label %80

80:                                               ; preds = %78, %560
  %81 = phi i64 [ %561, %560 ], [ %76, %78 ]
  %82 = phi i64 [ %575, %560 ], [ %79, %78 ]
  %83 = phi i32 [ %572, %560 ], [ 0, %78 ]
  %84 = phi i64 [ %576, %560 ], [ %75, %78 ]
  %85 = phi i64 [ %571, %560 ], [ %74, %78 ]
  %86 = phi ptr [ %570, %560 ], [ %73, %78 ]
  %87 = phi i32 [ %569, %560 ], [ %72, %78 ]
  %88 = phi i64 [ %568, %560 ], [ %71, %78 ]
  %89 = phi i64 [ %567, %560 ], [ %70, %78 ]
  %90 = phi ptr [ %566, %560 ], [ %69, %78 ]
  %91 = phi i32 [ %565, %560 ], [ %68, %78 ]
  %92 = phi i64 [ %564, %560 ], [ %67, %78 ]
  %93 = phi i64 [ %563, %560 ], [ %66, %78 ]
  %94 = getelementptr inbounds %struct.Group, ptr %17, i64 %82
  %95 = load i32, ptr %94, align 8, !tbaa !27
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %560, label %97

97:                                               ; preds = %80
  %98 = add i32 %83, 1
  store i32 0, ptr %22, align 8, !tbaa !29
  %99 = ptrtoint ptr %94 to i64
  store i64 %99, ptr %23, align 8, !tbaa !33
  %100 = getelementptr inbounds i8, ptr %94, i64 48
  %101 = load i64, ptr %100, align 8, !tbaa !34
  store i64 %101, ptr %24, align 8, !tbaa !35
  %102 = getelementptr inbounds i8, ptr %94, i64 64
  %103 = load i64, ptr %102, align 8, !tbaa !36
  %104 = icmp ne i64 %103, 0
  %105 = zext i1 %104 to i32
  %106 = getelementptr inbounds i8, ptr %94, i64 40
  %107 = getelementptr inbounds i8, ptr %94, i64 36
  %108 = getelementptr inbounds i8, ptr %94, i64 4
  %109 = getelementptr inbounds i8, ptr %94, i64 8
  %110 = getelementptr inbounds i8, ptr %94, i64 12
  %111 = getelementptr inbounds i8, ptr %94, i64 56
  br label %112

112:                                              ; preds = %554, %97
  %113 = phi i64 [ %93, %97 ], [ %542, %554 ]
  %114 = phi i64 [ %92, %97 ], [ %543, %554 ]
  %115 = phi i32 [ %91, %97 ], [ %544, %554 ]
  %116 = phi ptr [ %90, %97 ], [ %545, %554 ]
  %117 = phi i64 [ %89, %97 ], [ %546, %554 ]
  %118 = phi i64 [ %88, %97 ], [ %547, %554 ]
  %119 = phi i32 [ %87, %97 ], [ %548, %554 ]
  %120 = phi ptr [ %86, %97 ], [ %549, %554 ]
  %121 = phi i64 [ %85, %97 ], [ %550, %554 ]
  %122 = phi i32 [ %105, %97 ], [ 0, %554 ]
  %123 = load atomic i64, ptr %25 acquire, align 8
  %124 = icmp eq i64 %123, %113
  %125 = select i1 %124, i64 %114, i64 -1
  %126 = select i1 %124, i64 %118, i64 -1
  %127 = load i64, ptr %26, align 8, !tbaa !37
  %128 = icmp ugt i64 %127, 1
  %129 = load i64, ptr %102, align 8, !tbaa !36
  %130 = icmp eq i64 %129, 0
  %131 = select i1 %128, i1 %130, i1 false
  %132 = load i32, ptr %107, align 4, !tbaa !38
  br i1 %131, label %133, label %189

133:                                              ; preds = %112
  %134 = load i64, ptr %106, align 8, !tbaa !39
  %135 = inttoptr i64 %134 to ptr
  %136 = zext i32 %132 to i64
  %137 = urem i64 %136, %127
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %189

139:                                              ; preds = %133
  %140 = load i32, ptr %108, align 4, !tbaa !40
  %141 = icmp eq i32 %140, %132
  br i1 %141, label %142, label %189

142:                                              ; preds = %139
  %143 = load i32, ptr %109, align 8, !tbaa !41
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %189

145:                                              ; preds = %142
  %146 = icmp eq i32 %132, 0
  br i1 %146, label %181, label %147

147:                                              ; preds = %145
  %148 = load i64, ptr %27, align 8, !tbaa !42
  %149 = getelementptr inbounds i8, ptr %135, i64 528
  %150 = load i64, ptr %149, align 8, !tbaa !43
  %151 = getelementptr inbounds i8, ptr %135, i64 524
  %152 = load i32, ptr %151, align 4, !tbaa !13
  br label %164

153:                                              ; preds = %175
  %154 = mul i64 %176, %148
  %155 = add i64 %154, %134
  %156 = inttoptr i64 %155 to ptr
  %157 = getelementptr inbounds i8, ptr %156, i64 528
  %158 = load i64, ptr %157, align 8, !tbaa !43
  %159 = icmp eq i64 %158, %150
  br i1 %159, label %160, label %179, !llvm.loop !44

160:                                              ; preds = %153
  %161 = getelementptr inbounds i8, ptr %156, i64 524
  %162 = load i32, ptr %161, align 4, !tbaa !13
  %163 = icmp eq i32 %162, %152
  br i1 %163, label %164, label %179, !llvm.loop !44

164:                                              ; preds = %147, %160
  %165 = phi i64 [ %176, %160 ], [ 0, %147 ]
  %166 = phi i1 [ %177, %160 ], [ false, %147 ]
  %167 = phi ptr [ %156, %160 ], [ %135, %147 ]
  %168 = getelementptr inbounds i8, ptr %167, i64 536
  %169 = load i32, ptr %168, align 8, !tbaa !13
  switch i32 %169, label %175 [
    i32 2, label %179
    i32 1, label %170
  ]

170:                                              ; preds = %164
  %171 = getelementptr inbounds i8, ptr %167, i64 540
  %172 = load i32, ptr %171, align 4, !tbaa !13
  %173 = load i32, ptr %110, align 4, !tbaa !45
  %174 = icmp eq i32 %172, %173
  br i1 %174, label %179, label %175

175:                                              ; preds = %170, %164
  %176 = add nuw nsw i64 %165, 1
  %177 = icmp uge i64 %176, %136
  %178 = icmp eq i64 %176, %136
  br i1 %178, label %179, label %153, !llvm.loop !44

179:                                              ; preds = %153, %160, %164, %170, %175
  %180 = phi i1 [ %177, %175 ], [ %166, %170 ], [ %166, %164 ], [ %177, %160 ], [ %177, %153 ]
  br i1 %180, label %181, label %189

181:                                              ; preds = %179, %145
  %182 = call fastcc i32 @run_abreast(ptr noundef %0, ptr noundef readonly %14, ptr noundef nonnull %94, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %123)
  %183 = load atomic i32, ptr %28 monotonic, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %958

185:                                              ; preds = %181
  %186 = or i32 %182, %122
  %187 = load i64, ptr %102, align 8, !tbaa !36
  %188 = load i32, ptr %107, align 4, !tbaa !38
  br label %189

189:                                              ; preds = %185, %179, %142, %139, %133, %112
  %190 = phi i32 [ %188, %185 ], [ %132, %179 ], [ %132, %112 ], [ %132, %142 ], [ %132, %139 ], [ %132, %133 ]
  %191 = phi i64 [ %187, %185 ], [ 0, %179 ], [ %129, %112 ], [ 0, %142 ], [ 0, %139 ], [ 0, %133 ]
  %192 = phi i32 [ %186, %185 ], [ %122, %179 ], [ %122, %112 ], [ %122, %142 ], [ %122, %139 ], [ %122, %133 ]
  %193 = trunc i64 %191 to i32
  %194 = icmp ugt i32 %190, %193
  br i1 %194, label %195, label %541

195:                                              ; preds = %189, %527
  %196 = phi i64 [ %528, %527 ], [ %123, %189 ]
  %197 = phi i64 [ %529, %527 ], [ %125, %189 ]
  %198 = phi i32 [ %530, %527 ], [ %115, %189 ]
  %199 = phi ptr [ %531, %527 ], [ %116, %189 ]
  %200 = phi i64 [ %532, %527 ], [ %117, %189 ]
  %201 = phi i64 [ %533, %527 ], [ %126, %189 ]
  %202 = phi i32 [ %534, %527 ], [ %119, %189 ]
  %203 = phi ptr [ %535, %527 ], [ %120, %189 ]
  %204 = phi i64 [ %536, %527 ], [ %121, %189 ]
  %205 = phi i32 [ %538, %527 ], [ %192, %189 ]
  %206 = phi i32 [ %537, %527 ], [ %193, %189 ]
  %207 = load i64, ptr %106, align 8, !tbaa !39
  %208 = zext i32 %206 to i64
  %209 = load i64, ptr %27, align 8, !tbaa !42
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
  %218 = load i32, ptr %110, align 4, !tbaa !45
  %219 = icmp eq i32 %217, %218
  br i1 %219, label %220, label %222

220:                                              ; preds = %215, %195
  %221 = add nuw i32 %206, 1
  br label %527, !llvm.loop !46

222:                                              ; preds = %215, %195
  %223 = load i64, ptr %11, align 8, !tbaa !19
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %236, label %225

225:                                              ; preds = %222
  store i64 16384, ptr %11, align 8, !tbaa !19
  %226 = load i64, ptr %4, align 8, !tbaa !17
  %227 = icmp eq i64 %226, -1
  br i1 %227, label %236, label %228

228:                                              ; preds = %225
  %229 = tail call i64 @llvm.readcyclecounter()
  %230 = icmp ult i64 %229, %226
  br i1 %230, label %231, label %956

231:                                              ; preds = %228
  %232 = load i64, ptr %106, align 8, !tbaa !39
  %233 = load i64, ptr %27, align 8, !tbaa !42
  %234 = mul i64 %233, %208
  %235 = add i64 %234, %232
  br label %236

236:                                              ; preds = %231, %225, %222
  %237 = phi i64 [ %235, %231 ], [ %211, %225 ], [ %211, %222 ]
  store i64 %237, ptr %29, align 8, !tbaa !47
  %238 = load i64, ptr %111, align 8, !tbaa !48
  %239 = load i64, ptr %30, align 8, !tbaa !49
  %240 = mul i64 %239, %208
  %241 = load i32, ptr %31, align 4, !tbaa !3
  %242 = zext i32 %241 to i64
  %243 = mul i64 %240, %242
  %244 = add i64 %243, %238
  store i64 %244, ptr %32, align 8, !tbaa !50
  %245 = load i64, ptr %33, align 8, !tbaa !51
  store i64 %245, ptr %0, align 8, !tbaa !52
  store i32 0, ptr %213, align 8, !tbaa !13
  %246 = getelementptr inbounds i8, ptr %212, i64 528
  %247 = load i64, ptr %246, align 8, !tbaa !43
  %248 = getelementptr inbounds i8, ptr %212, i64 524
  br label %249

249:                                              ; preds = %350, %236
  %250 = phi i64 [ %196, %236 ], [ %332, %350 ]
  %251 = phi i64 [ %197, %236 ], [ %333, %350 ]
  %252 = phi i32 [ %198, %236 ], [ %334, %350 ]
  %253 = phi ptr [ %199, %236 ], [ %335, %350 ]
  %254 = phi i64 [ %200, %236 ], [ %336, %350 ]
  %255 = phi i64 [ %201, %236 ], [ %337, %350 ]
  %256 = phi i32 [ %202, %236 ], [ %338, %350 ]
  %257 = phi ptr [ %203, %236 ], [ %339, %350 ]
  %258 = phi i64 [ %204, %236 ], [ %340, %350 ]
  %259 = phi i64 [ %247, %236 ], [ %352, %350 ]
  %260 = load i32, ptr %248, align 4, !tbaa !13
  %261 = icmp eq i64 %251, %259
  %262 = icmp eq i32 %252, %260
  %263 = select i1 %261, i1 %262, i1 false
  br i1 %263, label %331, label %264

264:                                              ; preds = %249
  %265 = add i64 %259, 1
  %266 = and i32 %260, 1023
  %267 = zext nneg i32 %266 to i64
  %268 = shl nuw nsw i64 %267, 48
  %269 = or i64 %268, %265
  %270 = icmp eq i64 %255, %259
  %271 = icmp eq i32 %256, %260
  %272 = select i1 %270, i1 %271, i1 false
  br i1 %272, label %326, label %273

273:                                              ; preds = %264
  %274 = inttoptr i64 %250 to ptr
  %275 = getelementptr inbounds i8, ptr %274, i64 -8
  %276 = load i64, ptr %275, align 8, !tbaa !43
  %277 = lshr i64 %269, 2
  %278 = mul i64 %277, -7046029254386353131
  %279 = lshr i64 %278, 40
  br label %280

280:                                              ; preds = %280, %273
  %281 = phi i64 [ %279, %273 ], [ %291, %280 ]
  %282 = phi ptr [ undef, %273 ], [ %289, %280 ]
  %283 = and i64 %281, %276
  %284 = getelementptr inbounds %struct.Region, ptr %274, i64 %283
  %285 = load i64, ptr %284, align 8, !tbaa !53
  %286 = icmp ne i64 %285, %269
  %287 = icmp ne i64 %285, 0
  %288 = select i1 %287, ptr %282, ptr null
  %289 = select i1 %286, ptr %288, ptr %284
  %290 = and i1 %286, %287
  %291 = add i64 %281, 1
  br i1 %290, label %280, label %292

292:                                              ; preds = %280
  %293 = icmp eq ptr %289, null
  br i1 %293, label %294, label %317

294:                                              ; preds = %292
  %295 = load atomic i64, ptr %25 acquire, align 8
  %296 = icmp eq i64 %295, %250
  %297 = inttoptr i64 %295 to ptr
  %298 = getelementptr inbounds i8, ptr %297, i64 -8
  %299 = load i64, ptr %298, align 8, !tbaa !43
  br label %300

300:                                              ; preds = %300, %294
  %301 = phi i64 [ %279, %294 ], [ %311, %300 ]
  %302 = phi ptr [ undef, %294 ], [ %309, %300 ]
  %303 = and i64 %301, %299
  %304 = getelementptr inbounds %struct.Region, ptr %297, i64 %303
  %305 = load i64, ptr %304, align 8, !tbaa !53
  %306 = icmp ne i64 %305, %269
  %307 = icmp ne i64 %305, 0
  %308 = select i1 %307, ptr %302, ptr null
  %309 = select i1 %306, ptr %308, ptr %304
  %310 = and i1 %306, %307
  %311 = add i64 %301, 1
  br i1 %310, label %300, label %312

312:                                              ; preds = %300
  %313 = select i1 %296, i64 %251, i64 -1
  %314 = icmp eq ptr %309, null
  br i1 %314, label %315, label %317

315:                                              ; preds = %312
  %316 = select i1 %296, i64 %255, i64 -1
  store i64 %269, ptr %18, align 8, !tbaa !43
  br label %353

317:                                              ; preds = %312, %292
  %318 = phi i64 [ %295, %312 ], [ %250, %292 ]
  %319 = phi i64 [ %313, %312 ], [ %251, %292 ]
  %320 = phi ptr [ %309, %312 ], [ %289, %292 ]
  %321 = getelementptr inbounds i8, ptr %320, i64 8
  %322 = load i64, ptr %321, align 8, !tbaa !55
  %323 = inttoptr i64 %322 to ptr
  %324 = getelementptr inbounds i8, ptr %320, i64 16
  %325 = load i64, ptr %324, align 8, !tbaa !43
  br label %326

326:                                              ; preds = %264, %317
  %327 = phi i64 [ %318, %317 ], [ %250, %264 ]
  %328 = phi i64 [ %319, %317 ], [ %251, %264 ]
  %329 = phi ptr [ %323, %317 ], [ %257, %264 ]
  %330 = phi i64 [ %325, %317 ], [ %258, %264 ]
  store i64 %269, ptr %34, align 8, !tbaa !43
  br label %331

331:                                              ; preds = %249, %326
  %332 = phi i64 [ %327, %326 ], [ %250, %249 ]
  %333 = phi i64 [ %259, %326 ], [ %251, %249 ]
  %334 = phi i32 [ %260, %326 ], [ %252, %249 ]
  %335 = phi ptr [ %329, %326 ], [ %253, %249 ]
  %336 = phi i64 [ %330, %326 ], [ %254, %249 ]
  %337 = phi i64 [ %328, %326 ], [ %255, %249 ]
  %338 = phi i32 [ %252, %326 ], [ %256, %249 ]
  %339 = phi ptr [ %253, %326 ], [ %257, %249 ]
  %340 = phi i64 [ %254, %326 ], [ %258, %249 ]
  %341 = tail call i64 %335(ptr noundef %212, ptr noundef nonnull %0, i64 noundef %336) #9
  %342 = and i64 %341, 281474976710655
  store i64 %342, ptr %246, align 8, !tbaa !43
  %343 = icmp ult i64 %341, 281474976710656
  br i1 %343, label %347, label %344

344:                                              ; preds = %331
  %345 = lshr i64 %341, 48
  %346 = trunc nuw nsw i64 %345 to i32
  br label %353

347:                                              ; preds = %331
  %348 = load i64, ptr %0, align 8, !tbaa !52
  %349 = icmp ult i64 %348, 2
  br i1 %349, label %353, label %350

350:                                              ; preds = %347
  %351 = add i64 %348, -1
  store i64 %351, ptr %0, align 8, !tbaa !52
  %352 = load i64, ptr %246, align 8, !tbaa !43
  br label %249

353:                                              ; preds = %347, %344, %315
  %354 = phi i64 [ %332, %344 ], [ %295, %315 ], [ %332, %347 ]
  %355 = phi i64 [ %333, %344 ], [ %313, %315 ], [ %333, %347 ]
  %356 = phi i32 [ %334, %344 ], [ %252, %315 ], [ %334, %347 ]
  %357 = phi ptr [ %335, %344 ], [ %253, %315 ], [ %335, %347 ]
  %358 = phi i64 [ %336, %344 ], [ %254, %315 ], [ %336, %347 ]
  %359 = phi i64 [ %337, %344 ], [ %316, %315 ], [ %337, %347 ]
  %360 = phi i32 [ %338, %344 ], [ %256, %315 ], [ %338, %347 ]
  %361 = phi ptr [ %339, %344 ], [ %257, %315 ], [ %339, %347 ]
  %362 = phi i64 [ %340, %344 ], [ %258, %315 ], [ %340, %347 ]
  %363 = phi i32 [ %346, %344 ], [ 3, %315 ], [ 3, %347 ]
  %364 = load i64, ptr %11, align 8, !tbaa !19
  %365 = add nsw i64 %364, -64
  store i64 %365, ptr %11, align 8, !tbaa !19
  %366 = load i64, ptr %0, align 8, !tbaa !52
  %367 = load i64, ptr %33, align 8, !tbaa !51
  %368 = icmp ult i64 %366, %367
  br i1 %368, label %369, label %372

369:                                              ; preds = %353
  %370 = add i64 %366, %365
  %371 = sub i64 %370, %367
  store i64 %371, ptr %11, align 8, !tbaa !19
  br label %372

372:                                              ; preds = %369, %353
  %373 = phi i64 [ %371, %369 ], [ %365, %353 ]
  %374 = load atomic i32, ptr %28 monotonic, align 4
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %958

376:                                              ; preds = %372
  %377 = load i64, ptr %18, align 8, !tbaa !23
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %379, label %956

379:                                              ; preds = %376
  switch i32 %363, label %400 [
    i32 2, label %380
    i32 1, label %390
  ]

380:                                              ; preds = %379
  %381 = load i32, ptr %110, align 4, !tbaa !45
  %382 = getelementptr inbounds i8, ptr %212, i64 540
  store i32 %381, ptr %382, align 4, !tbaa !13
  store i32 1, ptr %213, align 8, !tbaa !13
  %383 = load i32, ptr %109, align 8, !tbaa !41
  %384 = add i32 %383, 1
  store i32 %384, ptr %109, align 8, !tbaa !41
  %385 = load i32, ptr %108, align 4, !tbaa !40
  %386 = icmp ult i32 %384, %385
  br i1 %386, label %413, label %387

387:                                              ; preds = %380
  store i32 0, ptr %109, align 8, !tbaa !41
  %388 = load i32, ptr %110, align 4, !tbaa !45
  %389 = add i32 %388, 1
  store i32 %389, ptr %110, align 4, !tbaa !45
  br label %413

390:                                              ; preds = %379
  store i32 2, ptr %213, align 8, !tbaa !13
  %391 = load i32, ptr %108, align 4, !tbaa !40
  %392 = add i32 %391, -1
  store i32 %392, ptr %108, align 4, !tbaa !40
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %409, label %394

394:                                              ; preds = %390
  %395 = load i32, ptr %109, align 8, !tbaa !41
  %396 = icmp ult i32 %395, %392
  br i1 %396, label %409, label %397

397:                                              ; preds = %394
  store i32 0, ptr %109, align 8, !tbaa !41
  %398 = load i32, ptr %110, align 4, !tbaa !45
  %399 = add i32 %398, 1
  store i32 %399, ptr %110, align 4, !tbaa !45
  br label %409

400:                                              ; preds = %379
  %401 = icmp eq i32 %363, 4
  %402 = zext i1 %401 to i32
  store i32 %402, ptr %213, align 8, !tbaa !13
  br i1 %401, label %403, label %409

403:                                              ; preds = %400
  %404 = getelementptr inbounds i8, ptr %212, i64 540
  %405 = load i32, ptr %404, align 4, !tbaa !13
  %406 = load i32, ptr %110, align 4, !tbaa !45
  %407 = icmp ne i32 %405, %406
  %408 = zext i1 %407 to i32
  br label %409

409:                                              ; preds = %403, %400, %397, %394, %390
  %410 = phi i32 [ %408, %403 ], [ 0, %400 ], [ 1, %390 ], [ 1, %394 ], [ 1, %397 ]
  %411 = or i32 %410, %205
  %412 = add i32 %206, 1
  br label %527

413:                                              ; preds = %387, %380
  %414 = or i32 %205, 1
  %415 = add i32 %206, 1
  %416 = icmp eq i64 %355, %247
  br i1 %416, label %417, label %527, !llvm.loop !46

417:                                              ; preds = %413
  %418 = load i64, ptr %246, align 8, !tbaa !43
  %419 = or i64 %418, 562949953421312
  %420 = load i32, ptr %107, align 4, !tbaa !38
  %421 = icmp ugt i32 %420, %415
  br i1 %421, label %422, label %523

422:                                              ; preds = %417
  %423 = zext i32 %415 to i64
  br label %424

424:                                              ; preds = %510, %422
  %425 = phi i64 [ %373, %422 ], [ %467, %510 ]
  %426 = phi i64 [ %423, %422 ], [ %511, %510 ]
  %427 = load i64, ptr %106, align 8, !tbaa !39
  %428 = load i64, ptr %27, align 8, !tbaa !42
  %429 = mul i64 %428, %426
  %430 = add i64 %429, %427
  %431 = inttoptr i64 %430 to ptr
  %432 = getelementptr inbounds i8, ptr %431, i64 528
  %433 = load i64, ptr %432, align 8, !tbaa !43
  %434 = icmp eq i64 %433, %247
  br i1 %434, label %435, label %519

435:                                              ; preds = %424
  %436 = getelementptr inbounds i8, ptr %431, i64 524
  %437 = load i32, ptr %436, align 4, !tbaa !13
  %438 = icmp eq i32 %437, %356
  br i1 %438, label %439, label %519

439:                                              ; preds = %435
  %440 = getelementptr inbounds i8, ptr %431, i64 536
  %441 = load i32, ptr %440, align 8, !tbaa !13
  switch i32 %441, label %449 [
    i32 2, label %519
    i32 1, label %442
  ]

442:                                              ; preds = %439
  %443 = getelementptr inbounds i8, ptr %431, i64 540
  %444 = load i32, ptr %443, align 4, !tbaa !13
  %445 = load i32, ptr %110, align 4, !tbaa !45
  %446 = icmp eq i32 %444, %445
  %447 = icmp slt i64 %425, 1
  %448 = select i1 %446, i1 true, i1 %447
  br i1 %448, label %519, label %451

449:                                              ; preds = %439
  %450 = icmp slt i64 %425, 1
  br i1 %450, label %519, label %451

451:                                              ; preds = %442, %449
  store i64 %430, ptr %29, align 8, !tbaa !47
  %452 = load i64, ptr %111, align 8, !tbaa !48
  %453 = load i64, ptr %30, align 8, !tbaa !49
  %454 = mul i64 %453, %426
  %455 = load i32, ptr %31, align 4, !tbaa !3
  %456 = zext i32 %455 to i64
  %457 = mul i64 %454, %456
  %458 = add i64 %457, %452
  store i64 %458, ptr %32, align 8, !tbaa !50
  %459 = load i64, ptr %33, align 8, !tbaa !51
  store i64 %459, ptr %0, align 8, !tbaa !52
  %460 = tail call i64 %357(ptr noundef nonnull %431, ptr noundef nonnull %0, i64 noundef %358) #9
  %461 = add nsw i64 %425, -64
  %462 = load i64, ptr %0, align 8, !tbaa !52
  %463 = load i64, ptr %33, align 8, !tbaa !51
  %464 = icmp ult i64 %462, %463
  %465 = add i64 %462, %461
  %466 = sub i64 %465, %463
  %467 = select i1 %464, i64 %466, i64 %461
  %468 = and i64 %460, 281474976710655
  store i64 %468, ptr %432, align 8, !tbaa !43
  %469 = icmp eq i64 %460, %419
  br i1 %469, label %497, label %470

470:                                              ; preds = %451
  store i64 %467, ptr %11, align 8, !tbaa !19
  %471 = trunc nuw i64 %426 to i32
  %472 = lshr i64 %460, 48
  %473 = trunc nuw i64 %472 to i16
  switch i16 %473, label %494 [
    i16 2, label %474
    i16 1, label %484
  ]

474:                                              ; preds = %470
  %475 = load i32, ptr %110, align 4, !tbaa !45
  %476 = getelementptr inbounds i8, ptr %431, i64 540
  store i32 %475, ptr %476, align 4, !tbaa !13
  store i32 1, ptr %440, align 8, !tbaa !13
  %477 = load i32, ptr %109, align 8, !tbaa !41
  %478 = add i32 %477, 1
  store i32 %478, ptr %109, align 8, !tbaa !41
  %479 = load i32, ptr %108, align 4, !tbaa !40
  %480 = icmp ult i32 %478, %479
  br i1 %480, label %515, label %481

481:                                              ; preds = %474
  store i32 0, ptr %109, align 8, !tbaa !41
  %482 = load i32, ptr %110, align 4, !tbaa !45
  %483 = add i32 %482, 1
  store i32 %483, ptr %110, align 4, !tbaa !45
  br label %515

484:                                              ; preds = %470
  store i32 2, ptr %440, align 8, !tbaa !13
  %485 = load i32, ptr %108, align 4, !tbaa !40
  %486 = add i32 %485, -1
  store i32 %486, ptr %108, align 4, !tbaa !40
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %515, label %488

488:                                              ; preds = %484
  %489 = load i32, ptr %109, align 8, !tbaa !41
  %490 = icmp ult i32 %489, %486
  br i1 %490, label %515, label %491

491:                                              ; preds = %488
  store i32 0, ptr %109, align 8, !tbaa !41
  %492 = load i32, ptr %110, align 4, !tbaa !45
  %493 = add i32 %492, 1
  store i32 %493, ptr %110, align 4, !tbaa !45
  br label %515

494:                                              ; preds = %470
  %495 = icmp eq i64 %472, 4
  %496 = zext i1 %495 to i32
  store i32 %496, ptr %440, align 8, !tbaa !13
  br label %515

497:                                              ; preds = %451
  %498 = load i32, ptr %110, align 4, !tbaa !45
  %499 = getelementptr inbounds i8, ptr %431, i64 540
  store i32 %498, ptr %499, align 4, !tbaa !13
  store i32 1, ptr %440, align 8, !tbaa !13
  %500 = load i32, ptr %109, align 8, !tbaa !41
  %501 = add i32 %500, 1
  store i32 %501, ptr %109, align 8, !tbaa !41
  %502 = load i32, ptr %108, align 4, !tbaa !40
  %503 = icmp ult i32 %501, %502
  br i1 %503, label %507, label %504

504:                                              ; preds = %497
  store i32 0, ptr %109, align 8, !tbaa !41
  %505 = load i32, ptr %110, align 4, !tbaa !45
  %506 = add i32 %505, 1
  store i32 %506, ptr %110, align 4, !tbaa !45
  br label %507

507:                                              ; preds = %504, %497
  %508 = load atomic i32, ptr %28 monotonic, align 4
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %510, label %519

510:                                              ; preds = %507
  %511 = add nuw nsw i64 %426, 1
  %512 = load i32, ptr %107, align 4, !tbaa !38
  %513 = zext i32 %512 to i64
  %514 = icmp ult i64 %511, %513
  br i1 %514, label %424, label %519, !llvm.loop !56

515:                                              ; preds = %494, %491, %488, %484, %481, %474
  %516 = icmp ugt i64 %460, 281474976710655
  %517 = zext i1 %516 to i32
  %518 = add nuw i32 %517, %471
  br label %523

519:                                              ; preds = %510, %507, %449, %442, %439, %435, %424
  %520 = phi i64 [ %425, %439 ], [ %425, %449 ], [ %425, %442 ], [ %425, %435 ], [ %425, %424 ], [ %467, %507 ], [ %467, %510 ]
  %521 = phi i64 [ %426, %439 ], [ %426, %449 ], [ %426, %442 ], [ %426, %435 ], [ %426, %424 ], [ %426, %507 ], [ %511, %510 ]
  store i64 %520, ptr %11, align 8, !tbaa !19
  %522 = trunc i64 %521 to i32
  br label %523

523:                                              ; preds = %519, %515, %417
  %524 = phi i32 [ %518, %515 ], [ %415, %417 ], [ %522, %519 ]
  %525 = load atomic i32, ptr %28 monotonic, align 4
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %527, label %958

527:                                              ; preds = %523, %413, %409, %220
  %528 = phi i64 [ %354, %409 ], [ %354, %523 ], [ %354, %413 ], [ %196, %220 ]
  %529 = phi i64 [ %355, %409 ], [ %247, %523 ], [ %355, %413 ], [ %197, %220 ]
  %530 = phi i32 [ %356, %409 ], [ %356, %523 ], [ %356, %413 ], [ %198, %220 ]
  %531 = phi ptr [ %357, %409 ], [ %357, %523 ], [ %357, %413 ], [ %199, %220 ]
  %532 = phi i64 [ %358, %409 ], [ %358, %523 ], [ %358, %413 ], [ %200, %220 ]
  %533 = phi i64 [ %359, %409 ], [ %359, %523 ], [ %359, %413 ], [ %201, %220 ]
  %534 = phi i32 [ %360, %409 ], [ %360, %523 ], [ %360, %413 ], [ %202, %220 ]
  %535 = phi ptr [ %361, %409 ], [ %361, %523 ], [ %361, %413 ], [ %203, %220 ]
  %536 = phi i64 [ %362, %409 ], [ %362, %523 ], [ %362, %413 ], [ %204, %220 ]
  %537 = phi i32 [ %412, %409 ], [ %524, %523 ], [ %415, %413 ], [ %221, %220 ]
  %538 = phi i32 [ %411, %409 ], [ %414, %523 ], [ %414, %413 ], [ %205, %220 ]
  %539 = load i32, ptr %107, align 4, !tbaa !38
  %540 = icmp ult i32 %537, %539
  br i1 %540, label %195, label %541

541:                                              ; preds = %527, %189
  %542 = phi i64 [ %123, %189 ], [ %528, %527 ]
  %543 = phi i64 [ %125, %189 ], [ %529, %527 ]
  %544 = phi i32 [ %115, %189 ], [ %530, %527 ]
  %545 = phi ptr [ %116, %189 ], [ %531, %527 ]
  %546 = phi i64 [ %117, %189 ], [ %532, %527 ]
  %547 = phi i64 [ %126, %189 ], [ %533, %527 ]
  %548 = phi i32 [ %119, %189 ], [ %534, %527 ]
  %549 = phi ptr [ %120, %189 ], [ %535, %527 ]
  %550 = phi i64 [ %121, %189 ], [ %536, %527 ]
  %551 = phi i32 [ %192, %189 ], [ %538, %527 ]
  store i64 0, ptr %102, align 8, !tbaa !36
  %552 = load i32, ptr %108, align 4, !tbaa !40
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %556, label %554

554:                                              ; preds = %541
  %555 = icmp eq i32 %551, 0
  br i1 %555, label %557, label %112

556:                                              ; preds = %541
  store i32 0, ptr %94, align 8, !tbaa !27
  br label %578

557:                                              ; preds = %554
  %558 = load i64, ptr %21, align 8, !tbaa !26
  %559 = load i64, ptr %20, align 8, !tbaa !25
  br label %560

560:                                              ; preds = %557, %80
  %561 = phi i64 [ %81, %80 ], [ %559, %557 ]
  %562 = phi i64 [ %82, %80 ], [ %558, %557 ]
  %563 = phi i64 [ %93, %80 ], [ %542, %557 ]
  %564 = phi i64 [ %92, %80 ], [ %543, %557 ]
  %565 = phi i32 [ %91, %80 ], [ %544, %557 ]
  %566 = phi ptr [ %90, %80 ], [ %545, %557 ]
  %567 = phi i64 [ %89, %80 ], [ %546, %557 ]
  %568 = phi i64 [ %88, %80 ], [ %547, %557 ]
  %569 = phi i32 [ %87, %80 ], [ %548, %557 ]
  %570 = phi ptr [ %86, %80 ], [ %549, %557 ]
  %571 = phi i64 [ %85, %80 ], [ %550, %557 ]
  %572 = phi i32 [ %83, %80 ], [ %98, %557 ]
  %573 = add i64 %562, 1
  %574 = icmp eq i64 %573, %561
  %575 = select i1 %574, i64 0, i64 %573
  store i64 %575, ptr %21, align 8, !tbaa !26
  %576 = add nuw i64 %84, 1
  %577 = icmp ult i64 %576, %561
  br i1 %577, label %80, label %578, !llvm.loop !57

578:                                              ; preds = %560, %65, %556
  %579 = phi i32 [ %83, %556 ], [ 0, %65 ], [ %572, %560 ]
  %580 = phi i1 [ true, %556 ], [ false, %65 ], [ false, %560 ]
  %581 = phi i64 [ %542, %556 ], [ %66, %65 ], [ %563, %560 ]
  %582 = phi i64 [ %543, %556 ], [ %67, %65 ], [ %564, %560 ]
  %583 = phi i32 [ %544, %556 ], [ %68, %65 ], [ %565, %560 ]
  %584 = phi ptr [ %545, %556 ], [ %69, %65 ], [ %566, %560 ]
  %585 = phi i64 [ %546, %556 ], [ %70, %65 ], [ %567, %560 ]
  %586 = phi i64 [ %547, %556 ], [ %71, %65 ], [ %568, %560 ]
  %587 = phi i32 [ %548, %556 ], [ %72, %65 ], [ %569, %560 ]
  %588 = phi ptr [ %549, %556 ], [ %73, %65 ], [ %570, %560 ]
  %589 = phi i64 [ %550, %556 ], [ %74, %65 ], [ %571, %560 ]
  store i64 0, ptr %19, align 8, !tbaa !24
  %590 = load atomic i32, ptr %28 monotonic, align 4
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %592, label %958

592:                                              ; preds = %578
  %593 = load i64, ptr %15, align 8, !tbaa !22
  %594 = inttoptr i64 %593 to ptr
  %595 = load i64, ptr %20, align 8, !tbaa !25
  %596 = icmp eq i64 %595, 0
  br i1 %596, label %929, label %600

597:                                              ; preds = %600
  %598 = add nuw i64 %601, 1
  %599 = icmp eq i64 %598, %595
  br i1 %599, label %929, label %600, !llvm.loop !58

600:                                              ; preds = %592, %597
  %601 = phi i64 [ %598, %597 ], [ 0, %592 ]
  %602 = getelementptr inbounds %struct.Group, ptr %594, i64 %601
  %603 = load i32, ptr %602, align 8, !tbaa !27
  %604 = icmp eq i32 %603, 0
  br i1 %604, label %605, label %597

605:                                              ; preds = %600
  %606 = load i64, ptr %35, align 8, !tbaa !59
  %607 = load i64, ptr %36, align 8, !tbaa !60
  %608 = icmp eq i64 %606, %607
  br i1 %608, label %609, label %618

609:                                              ; preds = %605
  %610 = load i64, ptr %38, align 8, !tbaa !61
  %611 = atomicrmw add ptr %37, i64 %610 acq_rel, align 8
  %612 = load i64, ptr %14, align 8, !tbaa !62
  %613 = icmp ult i64 %611, %612
  br i1 %613, label %614, label %929

614:                                              ; preds = %609
  %615 = load i64, ptr %38, align 8, !tbaa !61
  %616 = add i64 %615, %611
  %617 = tail call i64 @llvm.umin.i64(i64 %616, i64 %612)
  store i64 %617, ptr %36, align 8, !tbaa !60
  br label %618

618:                                              ; preds = %614, %605
  %619 = phi i64 [ %611, %614 ], [ %606, %605 ]
  %620 = add i64 %619, 1
  store i64 %620, ptr %35, align 8, !tbaa !59
  %621 = getelementptr inbounds i8, ptr %602, i64 24
  %622 = load i32, ptr %39, align 4, !tbaa !13
  %623 = zext i32 %622 to i64
  %624 = urem i64 %619, %623
  %625 = trunc nuw i64 %624 to i32
  store i32 %625, ptr %621, align 4, !tbaa !13
  %626 = load i32, ptr %39, align 4, !tbaa !13
  %627 = zext i32 %626 to i64
  %628 = udiv i64 %619, %627
  %629 = load i32, ptr %40, align 4, !tbaa !13
  %630 = load i32, ptr %41, align 4, !tbaa !13
  %631 = mul i32 %629, %625
  %632 = sub i32 %630, %631
  %633 = tail call noundef i32 @llvm.umin.i32(i32 %629, i32 %632)
  %634 = load i32, ptr %42, align 4, !tbaa !13
  %635 = zext i32 %634 to i64
  %636 = urem i64 %628, %635
  %637 = trunc nuw i64 %636 to i32
  %638 = getelementptr inbounds i8, ptr %602, i64 28
  store i32 %637, ptr %638, align 4, !tbaa !13
  %639 = load i32, ptr %42, align 4, !tbaa !13
  %640 = zext i32 %639 to i64
  %641 = udiv i64 %628, %640
  %642 = load i32, ptr %43, align 4, !tbaa !13
  %643 = load i32, ptr %44, align 4, !tbaa !13
  %644 = mul i32 %642, %637
  %645 = sub i32 %643, %644
  %646 = tail call noundef i32 @llvm.umin.i32(i32 %642, i32 %645)
  %647 = load i32, ptr %45, align 4, !tbaa !13
  %648 = zext i32 %647 to i64
  %649 = urem i64 %641, %648
  %650 = trunc nuw i64 %649 to i32
  %651 = getelementptr inbounds i8, ptr %602, i64 32
  store i32 %650, ptr %651, align 4, !tbaa !13
  %652 = load i32, ptr %46, align 4, !tbaa !13
  %653 = load i32, ptr %47, align 4, !tbaa !13
  %654 = mul i32 %652, %650
  %655 = sub i32 %653, %654
  %656 = tail call noundef i32 @llvm.umin.i32(i32 %652, i32 %655)
  %657 = zext i32 %633 to i64
  %658 = zext i32 %646 to i64
  %659 = mul nuw i64 %658, %657
  %660 = zext i32 %656 to i64
  %661 = mul i64 %659, %660
  %662 = load i32, ptr %31, align 4, !tbaa !3
  %663 = zext i32 %662 to i64
  %664 = add nsw i64 %663, -1
  %665 = add i64 %664, %661
  %666 = udiv i64 %665, %663
  %667 = trunc i64 %666 to i32
  %668 = getelementptr inbounds i8, ptr %602, i64 4
  store i32 %667, ptr %668, align 4, !tbaa !40
  %669 = getelementptr inbounds i8, ptr %602, i64 36
  store i32 %667, ptr %669, align 4, !tbaa !38
  %670 = getelementptr inbounds i8, ptr %602, i64 64
  store i64 0, ptr %670, align 8, !tbaa !36
  %671 = getelementptr inbounds i8, ptr %602, i64 12
  store i32 0, ptr %671, align 4, !tbaa !45
  %672 = getelementptr inbounds i8, ptr %602, i64 8
  store i32 0, ptr %672, align 8, !tbaa !41
  %673 = getelementptr inbounds i8, ptr %602, i64 16
  store i64 %619, ptr %673, align 8, !tbaa !63
  store i32 1, ptr %602, align 8, !tbaa !27
  %674 = load i32, ptr %40, align 4, !tbaa !13
  %675 = icmp eq i32 %633, %674
  br i1 %675, label %676, label %682

676:                                              ; preds = %618
  %677 = load i32, ptr %43, align 4, !tbaa !13
  %678 = icmp eq i32 %646, %677
  br i1 %678, label %679, label %682

679:                                              ; preds = %676
  %680 = load i32, ptr %46, align 4, !tbaa !13
  %681 = icmp ne i32 %656, %680
  br label %682

682:                                              ; preds = %679, %676, %618
  %683 = phi i1 [ true, %676 ], [ true, %618 ], [ %681, %679 ]
  %684 = icmp eq i32 %667, 0
  br i1 %684, label %930, label %685

685:                                              ; preds = %682
  %686 = getelementptr inbounds i8, ptr %602, i64 40
  br label %687

687:                                              ; preds = %899, %685
  %688 = phi i64 [ 0, %685 ], [ %925, %899 ]
  %689 = load i64, ptr %686, align 8, !tbaa !39
  %690 = load i64, ptr %27, align 8, !tbaa !42
  %691 = mul i64 %690, %688
  %692 = add i64 %691, %689
  %693 = inttoptr i64 %692 to ptr
  %694 = load i32, ptr %31, align 4, !tbaa !3
  %695 = zext i32 %694 to i64
  %696 = load i32, ptr %48, align 8, !tbaa !9
  %697 = icmp eq i32 %696, 0
  br i1 %697, label %698, label %701

698:                                              ; preds = %687
  %699 = load i32, ptr %49, align 4, !tbaa !10
  %700 = zext i32 %699 to i64
  br label %701

701:                                              ; preds = %698, %687
  %702 = phi i64 [ %700, %698 ], [ 1, %687 ]
  %703 = mul nuw i64 %702, %695
  %704 = load i64, ptr %50, align 8, !tbaa !64
  %705 = icmp eq i64 %704, 0
  br i1 %705, label %723, label %706

706:                                              ; preds = %701
  %707 = and i64 %704, 3
  %708 = icmp ult i64 %704, 4
  br i1 %708, label %711, label %709

709:                                              ; preds = %706
  %710 = and i64 %704, -4
  br label %728

711:                                              ; preds = %728, %706
  %712 = phi i64 [ 0, %706 ], [ %746, %728 ]
  %713 = icmp eq i64 %707, 0
  br i1 %713, label %723, label %714

714:                                              ; preds = %711, %714
  %715 = phi i64 [ %720, %714 ], [ %712, %711 ]
  %716 = phi i64 [ %721, %714 ], [ 0, %711 ]
  %717 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %715
  %718 = load i32, ptr %717, align 4, !tbaa !13
  %719 = getelementptr inbounds [128 x i32], ptr %693, i64 0, i64 %715
  store i32 %718, ptr %719, align 4, !tbaa !13
  %720 = add nuw i64 %715, 1
  %721 = add i64 %716, 1
  %722 = icmp eq i64 %721, %707
  br i1 %722, label %723, label %714, !llvm.loop !65

723:                                              ; preds = %711, %714, %701
  %724 = getelementptr inbounds i8, ptr %693, i64 468
  store i32 0, ptr %724, align 4, !tbaa !13
  %725 = getelementptr inbounds i8, ptr %693, i64 460
  store i32 0, ptr %725, align 4, !tbaa !13
  %726 = load i64, ptr %52, align 8, !tbaa !67
  %727 = icmp eq i64 %726, -1
  br i1 %727, label %761, label %749

728:                                              ; preds = %728, %709
  %729 = phi i64 [ 0, %709 ], [ %746, %728 ]
  %730 = phi i64 [ 0, %709 ], [ %747, %728 ]
  %731 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %729
  %732 = load i32, ptr %731, align 4, !tbaa !13
  %733 = getelementptr inbounds [128 x i32], ptr %693, i64 0, i64 %729
  store i32 %732, ptr %733, align 4, !tbaa !13
  %734 = or disjoint i64 %729, 1
  %735 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %734
  %736 = load i32, ptr %735, align 4, !tbaa !13
  %737 = getelementptr inbounds [128 x i32], ptr %693, i64 0, i64 %734
  store i32 %736, ptr %737, align 4, !tbaa !13
  %738 = or disjoint i64 %729, 2
  %739 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %738
  %740 = load i32, ptr %739, align 4, !tbaa !13
  %741 = getelementptr inbounds [128 x i32], ptr %693, i64 0, i64 %738
  store i32 %740, ptr %741, align 4, !tbaa !13
  %742 = or disjoint i64 %729, 3
  %743 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %742
  %744 = load i32, ptr %743, align 4, !tbaa !13
  %745 = getelementptr inbounds [128 x i32], ptr %693, i64 0, i64 %742
  store i32 %744, ptr %745, align 4, !tbaa !13
  %746 = add nuw i64 %729, 4
  %747 = add i64 %730, 4
  %748 = icmp eq i64 %747, %710
  br i1 %748, label %711, label %728, !llvm.loop !69

749:                                              ; preds = %723
  %750 = load i32, ptr %621, align 4, !tbaa !13
  %751 = getelementptr inbounds [128 x i32], ptr %693, i64 0, i64 %726
  %752 = load i32, ptr %751, align 4, !tbaa !13
  %753 = load i32, ptr %53, align 4, !tbaa !70
  %754 = load i32, ptr %54, align 8, !tbaa !71
  %755 = shl i32 %753, %754
  %756 = xor i32 %755, -1
  %757 = and i32 %752, %756
  %758 = and i32 %753, %750
  %759 = shl i32 %758, %754
  %760 = or i32 %757, %759
  store i32 %760, ptr %751, align 4, !tbaa !13
  br label %761

761:                                              ; preds = %749, %723
  %762 = load i64, ptr %55, align 8, !tbaa !67
  %763 = icmp eq i64 %762, -1
  br i1 %763, label %776, label %764

764:                                              ; preds = %761
  %765 = load i32, ptr %638, align 4, !tbaa !13
  %766 = getelementptr inbounds [128 x i32], ptr %693, i64 0, i64 %762
  %767 = load i32, ptr %766, align 4, !tbaa !13
  %768 = load i32, ptr %56, align 4, !tbaa !70
  %769 = load i32, ptr %57, align 8, !tbaa !71
  %770 = shl i32 %768, %769
  %771 = xor i32 %770, -1
  %772 = and i32 %767, %771
  %773 = and i32 %768, %765
  %774 = shl i32 %773, %769
  %775 = or i32 %772, %774
  store i32 %775, ptr %766, align 4, !tbaa !13
  br label %776

776:                                              ; preds = %764, %761
  %777 = load i64, ptr %58, align 8, !tbaa !67
  %778 = icmp eq i64 %777, -1
  br i1 %778, label %791, label %779

779:                                              ; preds = %776
  %780 = load i32, ptr %651, align 4, !tbaa !13
  %781 = getelementptr inbounds [128 x i32], ptr %693, i64 0, i64 %777
  %782 = load i32, ptr %781, align 4, !tbaa !13
  %783 = load i32, ptr %59, align 4, !tbaa !70
  %784 = load i32, ptr %60, align 8, !tbaa !71
  %785 = shl i32 %783, %784
  %786 = xor i32 %785, -1
  %787 = and i32 %782, %786
  %788 = and i32 %783, %780
  %789 = shl i32 %788, %784
  %790 = or i32 %787, %789
  store i32 %790, ptr %781, align 4, !tbaa !13
  br label %791

791:                                              ; preds = %779, %776
  br i1 %683, label %827, label %792

792:                                              ; preds = %791
  %793 = load i64, ptr %61, align 8, !tbaa !12
  %794 = inttoptr i64 %793 to ptr
  %795 = mul i64 %703, %688
  %796 = getelementptr i32, ptr %794, i64 %795
  %797 = icmp ult i64 %703, 2
  br i1 %797, label %899, label %798

798:                                              ; preds = %792
  %799 = lshr i64 %703, 1
  %800 = getelementptr inbounds i8, ptr %693, i64 576
  %801 = add nsw i64 %799, -1
  %802 = and i64 %799, 3
  %803 = icmp ult i64 %801, 3
  br i1 %803, label %887, label %804

804:                                              ; preds = %798
  %805 = and i64 %799, 9223372036854775804
  br label %806

806:                                              ; preds = %806, %804
  %807 = phi i64 [ 0, %804 ], [ %824, %806 ]
  %808 = phi i64 [ 0, %804 ], [ %825, %806 ]
  %809 = getelementptr inbounds i64, ptr %796, i64 %807
  %810 = load i64, ptr %809, align 8, !tbaa !43
  %811 = getelementptr inbounds i64, ptr %800, i64 %807
  store i64 %810, ptr %811, align 8, !tbaa !43
  %812 = or disjoint i64 %807, 1
  %813 = getelementptr inbounds i64, ptr %796, i64 %812
  %814 = load i64, ptr %813, align 8, !tbaa !43
  %815 = getelementptr inbounds i64, ptr %800, i64 %812
  store i64 %814, ptr %815, align 8, !tbaa !43
  %816 = or disjoint i64 %807, 2
  %817 = getelementptr inbounds i64, ptr %796, i64 %816
  %818 = load i64, ptr %817, align 8, !tbaa !43
  %819 = getelementptr inbounds i64, ptr %800, i64 %816
  store i64 %818, ptr %819, align 8, !tbaa !43
  %820 = or disjoint i64 %807, 3
  %821 = getelementptr inbounds i64, ptr %796, i64 %820
  %822 = load i64, ptr %821, align 8, !tbaa !43
  %823 = getelementptr inbounds i64, ptr %800, i64 %820
  store i64 %822, ptr %823, align 8, !tbaa !43
  %824 = add nuw nsw i64 %807, 4
  %825 = add i64 %808, 4
  %826 = icmp eq i64 %825, %805
  br i1 %826, label %887, label %806, !llvm.loop !72

827:                                              ; preds = %791
  %828 = getelementptr inbounds i8, ptr %693, i64 576
  %829 = load i32, ptr %31, align 4, !tbaa !3
  %830 = icmp eq i32 %829, 0
  br i1 %830, label %899, label %831

831:                                              ; preds = %827
  %832 = zext i32 %829 to i64
  %833 = mul nuw i64 %688, %832
  %834 = udiv i64 %833, %657
  %835 = udiv i64 %834, %658
  %836 = trunc i64 %835 to i32
  %837 = urem i64 %834, %658
  %838 = trunc nuw i64 %837 to i32
  %839 = urem i64 %833, %657
  %840 = trunc nuw i64 %839 to i32
  %841 = shl i32 %829, 1
  br label %842

842:                                              ; preds = %881, %831
  %843 = phi i64 [ 0, %831 ], [ %885, %881 ]
  %844 = phi i32 [ %836, %831 ], [ %884, %881 ]
  %845 = phi i32 [ %838, %831 ], [ %883, %881 ]
  %846 = phi i32 [ %840, %831 ], [ %882, %881 ]
  %847 = load i32, ptr %48, align 8, !tbaa !9
  %848 = icmp eq i32 %847, 0
  br i1 %848, label %854, label %849

849:                                              ; preds = %842
  %850 = shl i32 %845, 10
  %851 = shl i32 %844, 20
  %852 = or i32 %850, %851
  %853 = or i32 %852, %846
  br label %868

854:                                              ; preds = %842
  %855 = getelementptr inbounds i32, ptr %828, i64 %843
  store i32 %846, ptr %855, align 4, !tbaa !13
  %856 = load i32, ptr %49, align 4, !tbaa !10
  %857 = icmp ugt i32 %856, 1
  br i1 %857, label %858, label %872

858:                                              ; preds = %854
  %859 = trunc nuw i64 %843 to i32
  %860 = add i32 %829, %859
  %861 = zext i32 %860 to i64
  %862 = getelementptr inbounds i32, ptr %828, i64 %861
  store i32 %845, ptr %862, align 4, !tbaa !13
  %863 = load i32, ptr %49, align 4, !tbaa !10
  %864 = icmp ugt i32 %863, 2
  br i1 %864, label %865, label %872

865:                                              ; preds = %858
  %866 = add i32 %841, %859
  %867 = zext i32 %866 to i64
  br label %868

868:                                              ; preds = %865, %849
  %869 = phi i64 [ %867, %865 ], [ %843, %849 ]
  %870 = phi i32 [ %844, %865 ], [ %853, %849 ]
  %871 = getelementptr inbounds i32, ptr %828, i64 %869
  store i32 %870, ptr %871, align 4, !tbaa !13
  br label %872

872:                                              ; preds = %868, %858, %854
  %873 = add i32 %846, 1
  %874 = icmp ult i32 %873, %633
  br i1 %874, label %881, label %875

875:                                              ; preds = %872
  %876 = add i32 %845, 1
  %877 = icmp uge i32 %876, %646
  %878 = select i1 %877, i32 0, i32 %876
  %879 = zext i1 %877 to i32
  %880 = add i32 %844, %879
  br label %881

881:                                              ; preds = %875, %872
  %882 = phi i32 [ %873, %872 ], [ 0, %875 ]
  %883 = phi i32 [ %845, %872 ], [ %878, %875 ]
  %884 = phi i32 [ %844, %872 ], [ %880, %875 ]
  %885 = add nuw nsw i64 %843, 1
  %886 = icmp eq i64 %885, %832
  br i1 %886, label %899, label %842, !llvm.loop !14

887:                                              ; preds = %806, %798
  %888 = phi i64 [ 0, %798 ], [ %824, %806 ]
  %889 = icmp eq i64 %802, 0
  br i1 %889, label %899, label %890

890:                                              ; preds = %887, %890
  %891 = phi i64 [ %896, %890 ], [ %888, %887 ]
  %892 = phi i64 [ %897, %890 ], [ 0, %887 ]
  %893 = getelementptr inbounds i64, ptr %796, i64 %891
  %894 = load i64, ptr %893, align 8, !tbaa !43
  %895 = getelementptr inbounds i64, ptr %800, i64 %891
  store i64 %894, ptr %895, align 8, !tbaa !43
  %896 = add nuw nsw i64 %891, 1
  %897 = add i64 %892, 1
  %898 = icmp eq i64 %897, %802
  br i1 %898, label %899, label %890, !llvm.loop !73

899:                                              ; preds = %887, %890, %881, %827, %792
  %900 = mul nuw i64 %688, %695
  %901 = sub i64 %661, %900
  %902 = icmp ult i64 %901, %695
  %903 = sub i32 64, %694
  %904 = zext nneg i32 %903 to i64
  %905 = lshr i64 -1, %904
  %906 = shl nsw i64 -1, %901
  %907 = xor i64 %906, -1
  %908 = select i1 %902, i64 %907, i64 %905
  %909 = trunc i64 %908 to i32
  %910 = getelementptr inbounds i8, ptr %693, i64 504
  store i32 %909, ptr %910, align 8, !tbaa !13
  %911 = lshr i64 %908, 32
  %912 = trunc nuw i64 %911 to i32
  %913 = getelementptr inbounds i8, ptr %693, i64 508
  store i32 %912, ptr %913, align 4, !tbaa !13
  %914 = getelementptr inbounds i8, ptr %693, i64 512
  %915 = getelementptr inbounds i8, ptr %693, i64 516
  store i32 0, ptr %915, align 4, !tbaa !13
  store i32 0, ptr %914, align 8, !tbaa !13
  %916 = load i32, ptr %62, align 8, !tbaa !74
  %917 = getelementptr inbounds i8, ptr %693, i64 524
  store i32 %916, ptr %917, align 4, !tbaa !13
  %918 = load i64, ptr %63, align 8, !tbaa !75
  %919 = getelementptr inbounds i8, ptr %693, i64 528
  store i64 %918, ptr %919, align 8, !tbaa !43
  %920 = getelementptr inbounds i8, ptr %693, i64 544
  %921 = trunc nuw i64 %688 to i32
  store i32 %921, ptr %920, align 8, !tbaa !13
  %922 = getelementptr inbounds i8, ptr %693, i64 548
  store i32 0, ptr %922, align 4, !tbaa !13
  %923 = getelementptr inbounds i8, ptr %693, i64 552
  store i64 0, ptr %923, align 8, !tbaa !43
  %924 = getelementptr inbounds i8, ptr %693, i64 536
  store i32 0, ptr %924, align 8, !tbaa !13
  %925 = add nuw nsw i64 %688, 1
  %926 = load i32, ptr %669, align 4, !tbaa !38
  %927 = zext i32 %926 to i64
  %928 = icmp ult i64 %925, %927
  br i1 %928, label %687, label %930, !llvm.loop !76

929:                                              ; preds = %597, %592, %609
  br i1 %580, label %930, label %931

930:                                              ; preds = %899, %682, %929
  store i32 0, ptr %64, align 4, !tbaa !77
  br label %945

931:                                              ; preds = %929
  %932 = icmp eq i32 %579, 0
  br i1 %932, label %958, label %933

933:                                              ; preds = %931
  %934 = load i32, ptr %64, align 4, !tbaa !77
  %935 = add i32 %934, 1
  store i32 %935, ptr %64, align 4, !tbaa !77
  %936 = icmp eq i32 %935, 16
  br i1 %936, label %937, label %945

937:                                              ; preds = %933
  %938 = load i64, ptr %35, align 8, !tbaa !59
  %939 = load i64, ptr %36, align 8, !tbaa !60
  %940 = icmp ult i64 %938, %939
  br i1 %940, label %958, label %941

941:                                              ; preds = %937
  %942 = load atomic i64, ptr %37 acquire, align 8
  %943 = load i64, ptr %14, align 8, !tbaa !62
  %944 = icmp ult i64 %942, %943
  br i1 %944, label %958, label %945

945:                                              ; preds = %941, %933, %930
  %946 = load i64, ptr %11, align 8, !tbaa !19
  %947 = add nsw i64 %946, -64
  store i64 %947, ptr %11, align 8, !tbaa !19
  %948 = icmp sgt i64 %946, 64
  br i1 %948, label %952, label %949

949:                                              ; preds = %945
  store i64 16384, ptr %11, align 8, !tbaa !19
  %950 = load i64, ptr %4, align 8, !tbaa !17
  %951 = icmp eq i64 %950, -1
  br i1 %951, label %952, label %953

952:                                              ; preds = %949, %945, %953
  br label %65

953:                                              ; preds = %949
  %954 = tail call i64 @llvm.readcyclecounter()
  %955 = icmp ult i64 %954, %950
  br i1 %955, label %952, label %958

956:                                              ; preds = %376, %228
  %957 = phi i32 [ 4, %228 ], [ 1, %376 ]
  store i64 %208, ptr %102, align 8, !tbaa !36
  store i64 %84, ptr %19, align 8, !tbaa !24
  br label %958

958:                                              ; preds = %937, %578, %931, %941, %953, %181, %372, %523, %956
  %959 = phi i32 [ %957, %956 ], [ 2, %523 ], [ 2, %372 ], [ 2, %181 ], [ 3, %937 ], [ 2, %578 ], [ 0, %931 ], [ 3, %941 ], [ 4, %953 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #9
  ret i32 %959
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: noinline nounwind
define internal fastcc noundef i32 @run_abreast(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, i64 noundef %5) unnamed_addr #6 {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds i8, ptr %2, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !39
  %11 = getelementptr inbounds i8, ptr %1, i64 56
  %12 = inttoptr i64 %10 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 528
  %14 = load i64, ptr %13, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #9
  store i64 0, ptr %7, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #9
  store i64 0, ptr %8, align 8, !tbaa !43
  %15 = getelementptr inbounds i8, ptr %12, i64 524
  %16 = load i32, ptr %15, align 4, !tbaa !13
  %17 = getelementptr inbounds i8, ptr %2, i64 36
  %18 = load i32, ptr %17, align 4, !tbaa !38
  %19 = getelementptr inbounds i8, ptr %2, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !45
  %21 = getelementptr inbounds i8, ptr %4, i64 72
  %22 = load i32, ptr %21, align 8, !tbaa !29
  %23 = icmp ult i32 %22, 2
  br i1 %23, label %24, label %186

24:                                               ; preds = %6
  %25 = getelementptr inbounds i8, ptr %3, i64 8
  %26 = getelementptr inbounds i8, ptr %4, i64 40
  %27 = getelementptr inbounds i8, ptr %4, i64 8
  %28 = getelementptr inbounds i8, ptr %4, i64 16
  %29 = getelementptr inbounds i8, ptr %4, i64 52
  %30 = getelementptr inbounds i8, ptr %4, i64 64
  %31 = getelementptr inbounds i8, ptr %4, i64 56
  %32 = getelementptr inbounds i8, ptr %4, i64 48
  %33 = and i32 %16, 1023
  %34 = zext nneg i32 %33 to i64
  %35 = shl nuw nsw i64 %34, 48
  %36 = inttoptr i64 %5 to ptr
  %37 = getelementptr inbounds i8, ptr %1, i64 720
  %38 = getelementptr inbounds i8, ptr %36, i64 -8
  %39 = getelementptr inbounds i8, ptr %0, i64 176
  %40 = getelementptr inbounds i8, ptr %4, i64 20
  %41 = getelementptr inbounds i8, ptr %4, i64 24
  %42 = getelementptr inbounds i8, ptr %4, i64 32
  %43 = getelementptr inbounds i8, ptr %1, i64 148
  br label %47

44:                                               ; preds = %182
  %45 = load i32, ptr %21, align 8, !tbaa !29
  %46 = icmp ult i32 %45, 2
  br i1 %46, label %47, label %186

47:                                               ; preds = %24, %44
  %48 = phi i64 [ %14, %24 ], [ %183, %44 ]
  %49 = phi i32 [ 0, %24 ], [ %122, %44 ]
  %50 = load i64, ptr %25, align 8, !tbaa !19
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %61, label %52

52:                                               ; preds = %47
  store i64 16384, ptr %25, align 8, !tbaa !19
  %53 = load i64, ptr %3, align 8, !tbaa !17
  %54 = icmp eq i64 %53, -1
  br i1 %54, label %61, label %55

55:                                               ; preds = %52
  %56 = tail call i64 @llvm.readcyclecounter()
  %57 = load i64, ptr %3, align 8, !tbaa !17
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %61, label %59

59:                                               ; preds = %55
  %60 = load i32, ptr %19, align 4, !tbaa !45
  br label %186

61:                                               ; preds = %52, %47, %55
  %62 = load i64, ptr %4, align 8, !tbaa !78
  %63 = icmp eq i64 %62, %5
  br i1 %63, label %64, label %66

64:                                               ; preds = %61
  %65 = load i64, ptr %27, align 8, !tbaa !79
  br label %67

66:                                               ; preds = %61
  store i64 %5, ptr %4, align 8, !tbaa !78
  store i64 -1, ptr %26, align 8, !tbaa !80
  store i64 -1, ptr %27, align 8, !tbaa !81
  br label %67

67:                                               ; preds = %66, %64
  %68 = phi i64 [ %65, %64 ], [ -1, %66 ]
  %69 = icmp eq i64 %68, %48
  br i1 %69, label %70, label %75

70:                                               ; preds = %67
  %71 = load i32, ptr %28, align 8, !tbaa !82
  %72 = icmp eq i32 %71, %16
  br i1 %72, label %73, label %75

73:                                               ; preds = %70
  %74 = load ptr, ptr %41, align 8, !tbaa !83
  br label %117

75:                                               ; preds = %70, %67
  %76 = load i64, ptr %26, align 8, !tbaa !43
  %77 = load i32, ptr %29, align 4
  %78 = icmp eq i64 %76, %48
  br i1 %78, label %79, label %84

79:                                               ; preds = %75
  %80 = load i64, ptr %30, align 8, !tbaa !43
  %81 = load ptr, ptr %31, align 8, !tbaa !84
  %82 = load i32, ptr %32, align 8, !tbaa !13
  %83 = icmp eq i32 %82, %16
  br i1 %83, label %114, label %84

84:                                               ; preds = %79, %75
  %85 = add i64 %48, 1
  %86 = or i64 %85, %35
  %87 = load i64, ptr %37, align 8, !tbaa !37
  %88 = shl i64 %87, 58
  %89 = or i64 %88, %86
  %90 = load i64, ptr %38, align 8, !tbaa !43
  %91 = lshr i64 %89, 2
  %92 = mul i64 %91, -7046029254386353131
  %93 = lshr i64 %92, 40
  br label %94

94:                                               ; preds = %94, %84
  %95 = phi i64 [ %93, %84 ], [ %105, %94 ]
  %96 = phi ptr [ undef, %84 ], [ %103, %94 ]
  %97 = and i64 %95, %90
  %98 = getelementptr inbounds %struct.Region, ptr %36, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !53
  %100 = icmp ne i64 %99, %89
  %101 = icmp ne i64 %99, 0
  %102 = select i1 %101, ptr %96, ptr null
  %103 = select i1 %100, ptr %102, ptr %98
  %104 = and i1 %100, %101
  %105 = add i64 %95, 1
  br i1 %104, label %94, label %106

106:                                              ; preds = %94
  %107 = icmp eq ptr %103, null
  br i1 %107, label %114, label %108

108:                                              ; preds = %106
  %109 = getelementptr inbounds i8, ptr %103, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !55
  %111 = inttoptr i64 %110 to ptr
  %112 = getelementptr inbounds i8, ptr %103, i64 16
  %113 = load i64, ptr %112, align 8, !tbaa !85
  store i64 %86, ptr %39, align 8, !tbaa !86
  br label %114

114:                                              ; preds = %108, %106, %79
  %115 = phi ptr [ %111, %108 ], [ %81, %79 ], [ null, %106 ]
  %116 = phi i64 [ %113, %108 ], [ %80, %79 ], [ 0, %106 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %26, ptr noundef nonnull align 8 dereferenceable(32) %27, i64 32, i1 false), !tbaa.struct !87
  store i64 %48, ptr %27, align 8, !tbaa !43
  store i32 %16, ptr %28, align 8, !tbaa !13
  store i32 %77, ptr %40, align 4
  store ptr %115, ptr %41, align 8, !tbaa !84
  store i64 %116, ptr %42, align 8, !tbaa !43
  br label %117

117:                                              ; preds = %73, %114
  %118 = phi ptr [ %74, %73 ], [ %115, %114 ]
  %119 = icmp eq ptr %118, null
  %120 = load i32, ptr %19, align 4, !tbaa !45
  br i1 %119, label %186, label %121

121:                                              ; preds = %117
  %122 = call fastcc i32 @step_abreast(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %27, ptr noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %123 = icmp ult i32 %122, %18
  %124 = load i32, ptr %19, align 4, !tbaa !45
  br i1 %123, label %125, label %127

125:                                              ; preds = %121
  %126 = load i64, ptr %8, align 8
  br label %186

127:                                              ; preds = %121
  %128 = load i64, ptr %7, align 8, !tbaa !43
  %129 = and i64 %128, -281474976710656
  %130 = icmp eq i64 %129, 562949953421312
  br i1 %130, label %131, label %133

131:                                              ; preds = %127
  %132 = add i32 %124, 1
  store i32 %132, ptr %19, align 4, !tbaa !45
  br label %133

133:                                              ; preds = %131, %127
  %134 = phi i32 [ %132, %131 ], [ %124, %127 ]
  %135 = icmp eq i32 %134, %120
  br i1 %135, label %136, label %182

136:                                              ; preds = %133
  %137 = icmp eq i32 %18, 0
  br i1 %137, label %345, label %138

138:                                              ; preds = %136
  %139 = and i64 %128, 281474976710655
  %140 = lshr i64 %128, 48
  %141 = trunc nuw i64 %140 to i16
  %142 = getelementptr inbounds i8, ptr %2, i64 4
  %143 = getelementptr inbounds i8, ptr %2, i64 8
  %144 = icmp eq i64 %140, 4
  %145 = zext i1 %144 to i32
  %146 = zext i32 %18 to i64
  br label %147

147:                                              ; preds = %179, %138
  %148 = phi i64 [ 0, %138 ], [ %180, %179 ]
  %149 = load i64, ptr %9, align 8, !tbaa !39
  %150 = load i64, ptr %11, align 8, !tbaa !42
  %151 = mul i64 %150, %148
  %152 = add i64 %151, %149
  %153 = inttoptr i64 %152 to ptr
  %154 = getelementptr inbounds i8, ptr %153, i64 528
  store i64 %139, ptr %154, align 8, !tbaa !43
  switch i16 %141, label %177 [
    i16 2, label %155
    i16 1, label %166
  ]

155:                                              ; preds = %147
  %156 = load i32, ptr %19, align 4, !tbaa !45
  %157 = getelementptr inbounds i8, ptr %153, i64 540
  store i32 %156, ptr %157, align 4, !tbaa !13
  %158 = getelementptr inbounds i8, ptr %153, i64 536
  store i32 1, ptr %158, align 8, !tbaa !13
  %159 = load i32, ptr %143, align 8, !tbaa !41
  %160 = add i32 %159, 1
  store i32 %160, ptr %143, align 8, !tbaa !41
  %161 = load i32, ptr %142, align 4, !tbaa !40
  %162 = icmp ult i32 %160, %161
  br i1 %162, label %179, label %163

163:                                              ; preds = %155
  store i32 0, ptr %143, align 8, !tbaa !41
  %164 = load i32, ptr %19, align 4, !tbaa !45
  %165 = add i32 %164, 1
  store i32 %165, ptr %19, align 4, !tbaa !45
  br label %179

166:                                              ; preds = %147
  %167 = getelementptr inbounds i8, ptr %153, i64 536
  store i32 2, ptr %167, align 8, !tbaa !13
  %168 = load i32, ptr %142, align 4, !tbaa !40
  %169 = add i32 %168, -1
  store i32 %169, ptr %142, align 4, !tbaa !40
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %179, label %171

171:                                              ; preds = %166
  %172 = load i32, ptr %143, align 8, !tbaa !41
  %173 = icmp ult i32 %172, %169
  br i1 %173, label %179, label %174

174:                                              ; preds = %171
  store i32 0, ptr %143, align 8, !tbaa !41
  %175 = load i32, ptr %19, align 4, !tbaa !45
  %176 = add i32 %175, 1
  store i32 %176, ptr %19, align 4, !tbaa !45
  br label %179

177:                                              ; preds = %147
  %178 = getelementptr inbounds i8, ptr %153, i64 536
  store i32 %145, ptr %178, align 8, !tbaa !13
  br label %179

179:                                              ; preds = %177, %174, %171, %166, %163, %155
  %180 = add nuw nsw i64 %148, 1
  %181 = icmp eq i64 %180, %146
  br i1 %181, label %345, label %147, !llvm.loop !88

182:                                              ; preds = %133
  %183 = and i64 %128, 281474976710655
  store i64 0, ptr %8, align 8, !tbaa !43
  %184 = load atomic i32, ptr %43 monotonic, align 4
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %44, label %186

186:                                              ; preds = %117, %44, %182, %59, %125, %6
  %187 = phi i64 [ 0, %6 ], [ 0, %59 ], [ %126, %125 ], [ 0, %182 ], [ 0, %44 ], [ 0, %117 ]
  %188 = phi i32 [ %20, %6 ], [ %60, %59 ], [ %124, %125 ], [ %120, %117 ], [ %134, %44 ], [ %134, %182 ]
  %189 = phi i32 [ 0, %6 ], [ %49, %59 ], [ %122, %125 ], [ %49, %117 ], [ %122, %44 ], [ %122, %182 ]
  %190 = phi i64 [ %14, %6 ], [ %48, %59 ], [ %48, %125 ], [ %48, %117 ], [ %183, %44 ], [ %183, %182 ]
  %191 = icmp ne i32 %188, %20
  %192 = icmp ne i64 %187, 0
  %193 = select i1 %191, i1 true, i1 %192
  br i1 %193, label %194, label %345

194:                                              ; preds = %186
  %195 = icmp eq i32 %18, 0
  br i1 %195, label %240, label %196

196:                                              ; preds = %194
  %197 = and i64 %190, 281474976710655
  %198 = lshr i64 %190, 48
  %199 = trunc nuw i64 %198 to i16
  %200 = getelementptr inbounds i8, ptr %2, i64 4
  %201 = getelementptr inbounds i8, ptr %2, i64 8
  %202 = icmp eq i64 %198, 4
  %203 = zext i1 %202 to i32
  %204 = zext i32 %18 to i64
  br label %205

205:                                              ; preds = %237, %196
  %206 = phi i64 [ 0, %196 ], [ %238, %237 ]
  %207 = load i64, ptr %9, align 8, !tbaa !39
  %208 = load i64, ptr %11, align 8, !tbaa !42
  %209 = mul i64 %208, %206
  %210 = add i64 %209, %207
  %211 = inttoptr i64 %210 to ptr
  %212 = getelementptr inbounds i8, ptr %211, i64 528
  store i64 %197, ptr %212, align 8, !tbaa !43
  switch i16 %199, label %235 [
    i16 2, label %213
    i16 1, label %224
  ]

213:                                              ; preds = %205
  %214 = load i32, ptr %19, align 4, !tbaa !45
  %215 = getelementptr inbounds i8, ptr %211, i64 540
  store i32 %214, ptr %215, align 4, !tbaa !13
  %216 = getelementptr inbounds i8, ptr %211, i64 536
  store i32 1, ptr %216, align 8, !tbaa !13
  %217 = load i32, ptr %201, align 8, !tbaa !41
  %218 = add i32 %217, 1
  store i32 %218, ptr %201, align 8, !tbaa !41
  %219 = load i32, ptr %200, align 4, !tbaa !40
  %220 = icmp ult i32 %218, %219
  br i1 %220, label %237, label %221

221:                                              ; preds = %213
  store i32 0, ptr %201, align 8, !tbaa !41
  %222 = load i32, ptr %19, align 4, !tbaa !45
  %223 = add i32 %222, 1
  store i32 %223, ptr %19, align 4, !tbaa !45
  br label %237

224:                                              ; preds = %205
  %225 = getelementptr inbounds i8, ptr %211, i64 536
  store i32 2, ptr %225, align 8, !tbaa !13
  %226 = load i32, ptr %200, align 4, !tbaa !40
  %227 = add i32 %226, -1
  store i32 %227, ptr %200, align 4, !tbaa !40
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %237, label %229

229:                                              ; preds = %224
  %230 = load i32, ptr %201, align 8, !tbaa !41
  %231 = icmp ult i32 %230, %227
  br i1 %231, label %237, label %232

232:                                              ; preds = %229
  store i32 0, ptr %201, align 8, !tbaa !41
  %233 = load i32, ptr %19, align 4, !tbaa !45
  %234 = add i32 %233, 1
  store i32 %234, ptr %19, align 4, !tbaa !45
  br label %237

235:                                              ; preds = %205
  %236 = getelementptr inbounds i8, ptr %211, i64 536
  store i32 %203, ptr %236, align 8, !tbaa !13
  br label %237

237:                                              ; preds = %235, %232, %229, %224, %221, %213
  %238 = add nuw nsw i64 %206, 1
  %239 = icmp eq i64 %238, %204
  br i1 %239, label %240, label %205, !llvm.loop !88

240:                                              ; preds = %237, %194
  %241 = icmp eq i64 %187, 0
  br i1 %241, label %345, label %242

242:                                              ; preds = %240
  %243 = and i64 %187, -281474976710656
  %244 = icmp eq i64 %243, 1688849860263936
  %245 = zext i1 %244 to i32
  %246 = load i32, ptr %21, align 8, !tbaa !29
  %247 = add i32 %246, %245
  store i32 %247, ptr %21, align 8, !tbaa !29
  %248 = icmp eq i32 %189, 0
  br i1 %248, label %294, label %249

249:                                              ; preds = %242
  %250 = load i64, ptr %7, align 8, !tbaa !43
  %251 = and i64 %250, 281474976710655
  %252 = lshr i64 %250, 48
  %253 = trunc nuw i64 %252 to i16
  %254 = getelementptr inbounds i8, ptr %2, i64 4
  %255 = getelementptr inbounds i8, ptr %2, i64 8
  %256 = icmp eq i64 %252, 4
  %257 = zext i1 %256 to i32
  %258 = zext i32 %189 to i64
  br label %259

259:                                              ; preds = %291, %249
  %260 = phi i64 [ 0, %249 ], [ %292, %291 ]
  %261 = load i64, ptr %9, align 8, !tbaa !39
  %262 = load i64, ptr %11, align 8, !tbaa !42
  %263 = mul i64 %262, %260
  %264 = add i64 %263, %261
  %265 = inttoptr i64 %264 to ptr
  %266 = getelementptr inbounds i8, ptr %265, i64 528
  store i64 %251, ptr %266, align 8, !tbaa !43
  switch i16 %253, label %289 [
    i16 2, label %267
    i16 1, label %278
  ]

267:                                              ; preds = %259
  %268 = load i32, ptr %19, align 4, !tbaa !45
  %269 = getelementptr inbounds i8, ptr %265, i64 540
  store i32 %268, ptr %269, align 4, !tbaa !13
  %270 = getelementptr inbounds i8, ptr %265, i64 536
  store i32 1, ptr %270, align 8, !tbaa !13
  %271 = load i32, ptr %255, align 8, !tbaa !41
  %272 = add i32 %271, 1
  store i32 %272, ptr %255, align 8, !tbaa !41
  %273 = load i32, ptr %254, align 4, !tbaa !40
  %274 = icmp ult i32 %272, %273
  br i1 %274, label %291, label %275

275:                                              ; preds = %267
  store i32 0, ptr %255, align 8, !tbaa !41
  %276 = load i32, ptr %19, align 4, !tbaa !45
  %277 = add i32 %276, 1
  store i32 %277, ptr %19, align 4, !tbaa !45
  br label %291

278:                                              ; preds = %259
  %279 = getelementptr inbounds i8, ptr %265, i64 536
  store i32 2, ptr %279, align 8, !tbaa !13
  %280 = load i32, ptr %254, align 4, !tbaa !40
  %281 = add i32 %280, -1
  store i32 %281, ptr %254, align 4, !tbaa !40
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %291, label %283

283:                                              ; preds = %278
  %284 = load i32, ptr %255, align 8, !tbaa !41
  %285 = icmp ult i32 %284, %281
  br i1 %285, label %291, label %286

286:                                              ; preds = %283
  store i32 0, ptr %255, align 8, !tbaa !41
  %287 = load i32, ptr %19, align 4, !tbaa !45
  %288 = add i32 %287, 1
  store i32 %288, ptr %19, align 4, !tbaa !45
  br label %291

289:                                              ; preds = %259
  %290 = getelementptr inbounds i8, ptr %265, i64 536
  store i32 %257, ptr %290, align 8, !tbaa !13
  br label %291

291:                                              ; preds = %289, %286, %283, %278, %275, %267
  %292 = add nuw nsw i64 %260, 1
  %293 = icmp eq i64 %292, %258
  br i1 %293, label %294, label %259, !llvm.loop !88

294:                                              ; preds = %291, %242
  %295 = getelementptr inbounds i8, ptr %1, i64 720
  %296 = load i64, ptr %295, align 8, !tbaa !37
  %297 = trunc i64 %296 to i32
  %298 = add i32 %189, %297
  %299 = icmp ult i32 %189, %298
  br i1 %299, label %300, label %345

300:                                              ; preds = %294
  %301 = and i64 %187, 281474976710655
  %302 = lshr i64 %187, 48
  %303 = trunc nuw i64 %302 to i16
  %304 = getelementptr inbounds i8, ptr %2, i64 4
  %305 = getelementptr inbounds i8, ptr %2, i64 8
  %306 = icmp eq i64 %302, 4
  %307 = zext i1 %306 to i32
  %308 = zext i32 %189 to i64
  %309 = zext i32 %298 to i64
  br label %310

310:                                              ; preds = %342, %300
  %311 = phi i64 [ %308, %300 ], [ %343, %342 ]
  %312 = load i64, ptr %9, align 8, !tbaa !39
  %313 = load i64, ptr %11, align 8, !tbaa !42
  %314 = mul i64 %313, %311
  %315 = add i64 %314, %312
  %316 = inttoptr i64 %315 to ptr
  %317 = getelementptr inbounds i8, ptr %316, i64 528
  store i64 %301, ptr %317, align 8, !tbaa !43
  switch i16 %303, label %340 [
    i16 2, label %318
    i16 1, label %329
  ]

318:                                              ; preds = %310
  %319 = load i32, ptr %19, align 4, !tbaa !45
  %320 = getelementptr inbounds i8, ptr %316, i64 540
  store i32 %319, ptr %320, align 4, !tbaa !13
  %321 = getelementptr inbounds i8, ptr %316, i64 536
  store i32 1, ptr %321, align 8, !tbaa !13
  %322 = load i32, ptr %305, align 8, !tbaa !41
  %323 = add i32 %322, 1
  store i32 %323, ptr %305, align 8, !tbaa !41
  %324 = load i32, ptr %304, align 4, !tbaa !40
  %325 = icmp ult i32 %323, %324
  br i1 %325, label %342, label %326

326:                                              ; preds = %318
  store i32 0, ptr %305, align 8, !tbaa !41
  %327 = load i32, ptr %19, align 4, !tbaa !45
  %328 = add i32 %327, 1
  store i32 %328, ptr %19, align 4, !tbaa !45
  br label %342

329:                                              ; preds = %310
  %330 = getelementptr inbounds i8, ptr %316, i64 536
  store i32 2, ptr %330, align 8, !tbaa !13
  %331 = load i32, ptr %304, align 4, !tbaa !40
  %332 = add i32 %331, -1
  store i32 %332, ptr %304, align 4, !tbaa !40
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %342, label %334

334:                                              ; preds = %329
  %335 = load i32, ptr %305, align 8, !tbaa !41
  %336 = icmp ult i32 %335, %332
  br i1 %336, label %342, label %337

337:                                              ; preds = %334
  store i32 0, ptr %305, align 8, !tbaa !41
  %338 = load i32, ptr %19, align 4, !tbaa !45
  %339 = add i32 %338, 1
  store i32 %339, ptr %19, align 4, !tbaa !45
  br label %342

340:                                              ; preds = %310
  %341 = getelementptr inbounds i8, ptr %316, i64 536
  store i32 %307, ptr %341, align 8, !tbaa !13
  br label %342

342:                                              ; preds = %340, %337, %334, %329, %326, %318
  %343 = add nuw nsw i64 %311, 1
  %344 = icmp eq i64 %343, %309
  br i1 %344, label %345, label %310, !llvm.loop !88

345:                                              ; preds = %179, %342, %136, %294, %240, %186
  %346 = phi i32 [ 0, %186 ], [ 1, %240 ], [ 1, %294 ], [ 1, %136 ], [ 1, %342 ], [ 1, %179 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #9
  ret i32 %346
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noinline nounwind
define internal fastcc i32 @step_abreast(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5) unnamed_addr #6 {
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !20
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %9, i64 720
  %11 = load i64, ptr %10, align 8, !tbaa !37
  %12 = getelementptr inbounds i8, ptr %9, i64 56
  %13 = load i64, ptr %12, align 8, !tbaa !42
  %14 = mul i64 %13, %11
  %15 = getelementptr inbounds i8, ptr %2, i64 24
  %16 = load i64, ptr %15, align 8, !tbaa !89
  %17 = getelementptr inbounds i8, ptr %9, i64 688
  %18 = load i64, ptr %17, align 8, !tbaa !51
  %19 = getelementptr inbounds i8, ptr %1, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !38
  %21 = trunc i64 %11 to i32
  %22 = getelementptr inbounds i8, ptr %2, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !90
  %24 = getelementptr inbounds i8, ptr %0, i64 64
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %49, label %26

26:                                               ; preds = %6
  %27 = getelementptr inbounds i8, ptr %1, i64 40
  %28 = load i64, ptr %27, align 8, !tbaa !39
  br label %29

29:                                               ; preds = %26, %45
  %30 = phi i64 [ %47, %45 ], [ %28, %26 ]
  %31 = phi i64 [ %35, %45 ], [ 0, %26 ]
  %32 = phi i32 [ %46, %45 ], [ 0, %26 ]
  %33 = phi i64 [ %38, %45 ], [ 0, %26 ]
  store i64 %30, ptr %24, align 8, !tbaa !47
  store i64 %18, ptr %0, align 8, !tbaa !52
  %34 = inttoptr i64 %30 to ptr
  %35 = tail call i64 %23(ptr noundef %34, ptr noundef nonnull %0, i64 noundef %16) #9
  %36 = load i64, ptr %0, align 8, !tbaa !52
  %37 = sub i64 %18, %36
  %38 = add i64 %37, %33
  %39 = icmp eq i32 %32, 0
  %40 = select i1 %39, i64 %35, i64 %31
  %41 = icmp eq i64 %35, %40
  br i1 %41, label %42, label %49

42:                                               ; preds = %29
  %43 = lshr i64 %35, 48
  %44 = trunc nuw i64 %43 to i16
  switch i16 %44, label %49 [
    i16 2, label %45
    i16 4, label %45
  ]

45:                                               ; preds = %42, %42
  %46 = add i32 %32, %21
  %47 = add i64 %30, %14
  %48 = icmp ult i32 %46, %20
  br i1 %48, label %29, label %49, !llvm.loop !91

49:                                               ; preds = %45, %29, %42, %6
  %50 = phi i32 [ 0, %6 ], [ %46, %45 ], [ %32, %29 ], [ %32, %42 ]
  %51 = phi i64 [ 0, %6 ], [ %38, %42 ], [ %38, %29 ], [ %38, %45 ]
  %52 = phi i64 [ 0, %6 ], [ %35, %45 ], [ %40, %29 ], [ %35, %42 ]
  %53 = phi i64 [ 0, %6 ], [ %35, %42 ], [ %35, %29 ], [ %35, %45 ]
  store i64 %52, ptr %4, align 8, !tbaa !43
  store i64 %53, ptr %5, align 8, !tbaa !43
  %54 = shl i32 %50, 6
  %55 = zext i32 %54 to i64
  %56 = and i64 %11, 4294967295
  %57 = mul i64 %51, %56
  %58 = getelementptr inbounds i8, ptr %3, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !19
  %60 = add i64 %57, %55
  %61 = sub i64 %59, %60
  store i64 %61, ptr %58, align 8, !tbaa !19
  ret i32 %50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !6, i64 728, !5, i64 792, !6, i64 800}
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
!37 = !{!4, !5, i64 720}
!38 = !{!28, !8, i64 36}
!39 = !{!28, !5, i64 40}
!40 = !{!28, !8, i64 4}
!41 = !{!28, !8, i64 8}
!42 = !{!4, !5, i64 56}
!43 = !{!5, !5, i64 0}
!44 = distinct !{!44, !15}
!45 = !{!28, !8, i64 12}
!46 = distinct !{!46, !15}
!47 = !{!21, !5, i64 64}
!48 = !{!28, !5, i64 56}
!49 = !{!4, !5, i64 80}
!50 = !{!21, !5, i64 24}
!51 = !{!4, !5, i64 688}
!52 = !{!21, !5, i64 0}
!53 = !{!54, !5, i64 0}
!54 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!55 = !{!54, !5, i64 8}
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
!78 = !{!30, !5, i64 0}
!79 = !{!31, !5, i64 0}
!80 = !{!30, !5, i64 40}
!81 = !{!30, !5, i64 8}
!82 = !{!31, !8, i64 8}
!83 = !{!30, !32, i64 24}
!84 = !{!32, !32, i64 0}
!85 = !{!54, !5, i64 16}
!86 = !{!21, !5, i64 176}
!87 = !{i64 0, i64 8, !43, i64 8, i64 4, !13, i64 16, i64 8, !84, i64 24, i64 8, !43}
!88 = distinct !{!88, !15}
!89 = !{!31, !5, i64 24}
!90 = !{!31, !32, i64 16}
!91 = distinct !{!91, !15}
