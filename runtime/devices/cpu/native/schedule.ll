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
  %27 = getelementptr inbounds i8, ptr %14, i64 720
  %28 = getelementptr inbounds i8, ptr %14, i64 56
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

66:                                               ; preds = %953, %9
  %67 = phi i64 [ 0, %9 ], [ %582, %953 ]
  %68 = phi i64 [ 0, %9 ], [ %583, %953 ]
  %69 = phi i32 [ 0, %9 ], [ %584, %953 ]
  %70 = phi ptr [ null, %9 ], [ %585, %953 ]
  %71 = phi i64 [ 0, %9 ], [ %586, %953 ]
  %72 = phi i64 [ 0, %9 ], [ %587, %953 ]
  %73 = phi i32 [ 0, %9 ], [ %588, %953 ]
  %74 = phi ptr [ null, %9 ], [ %589, %953 ]
  %75 = phi i64 [ 0, %9 ], [ %590, %953 ]
  %76 = load i64, ptr %19, align 8, !tbaa !24
  %77 = load i64, ptr %20, align 8, !tbaa !25
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %79, label %579

79:                                               ; preds = %66
  %80 = load i64, ptr %21, align 8, !tbaa !26
  br label %81

81:                                               ; preds = %79, %561
  %82 = phi i64 [ %562, %561 ], [ %77, %79 ]
  %83 = phi i64 [ %576, %561 ], [ %80, %79 ]
  %84 = phi i32 [ %573, %561 ], [ 0, %79 ]
  %85 = phi i64 [ %577, %561 ], [ %76, %79 ]
  %86 = phi i64 [ %572, %561 ], [ %75, %79 ]
  %87 = phi ptr [ %571, %561 ], [ %74, %79 ]
  %88 = phi i32 [ %570, %561 ], [ %73, %79 ]
  %89 = phi i64 [ %569, %561 ], [ %72, %79 ]
  %90 = phi i64 [ %568, %561 ], [ %71, %79 ]
  %91 = phi ptr [ %567, %561 ], [ %70, %79 ]
  %92 = phi i32 [ %566, %561 ], [ %69, %79 ]
  %93 = phi i64 [ %565, %561 ], [ %68, %79 ]
  %94 = phi i64 [ %564, %561 ], [ %67, %79 ]
  %95 = getelementptr inbounds %struct.Group, ptr %17, i64 %83
  %96 = load i32, ptr %95, align 8, !tbaa !27
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %561, label %98

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

113:                                              ; preds = %555, %98
  %114 = phi i64 [ %94, %98 ], [ %543, %555 ]
  %115 = phi i64 [ %93, %98 ], [ %544, %555 ]
  %116 = phi i32 [ %92, %98 ], [ %545, %555 ]
  %117 = phi ptr [ %91, %98 ], [ %546, %555 ]
  %118 = phi i64 [ %90, %98 ], [ %547, %555 ]
  %119 = phi i64 [ %89, %98 ], [ %548, %555 ]
  %120 = phi i32 [ %88, %98 ], [ %549, %555 ]
  %121 = phi ptr [ %87, %98 ], [ %550, %555 ]
  %122 = phi i64 [ %86, %98 ], [ %551, %555 ]
  %123 = phi i32 [ %106, %98 ], [ 0, %555 ]
  %124 = load atomic i64, ptr %25 acquire, align 8
  %125 = icmp eq i64 %124, %114
  %126 = select i1 %125, i64 %115, i64 -1
  %127 = select i1 %125, i64 %119, i64 -1
  %128 = load atomic i64, ptr %26 acquire, align 8
  %129 = inttoptr i64 %128 to ptr
  %130 = icmp eq i64 %128, 0
  br i1 %130, label %188, label %131

131:                                              ; preds = %113
  %132 = load i64, ptr %27, align 8, !tbaa !37
  %133 = icmp ugt i64 %132, 1
  br i1 %133, label %134, label %188

134:                                              ; preds = %131
  %135 = load i64, ptr %103, align 8, !tbaa !36
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %137, label %188

137:                                              ; preds = %134
  %138 = load i64, ptr %107, align 8, !tbaa !38
  %139 = inttoptr i64 %138 to ptr
  %140 = load i32, ptr %108, align 4, !tbaa !39
  %141 = zext i32 %140 to i64
  %142 = urem i64 %141, %132
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %188

144:                                              ; preds = %137
  %145 = load i32, ptr %109, align 8, !tbaa !40
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %188

147:                                              ; preds = %144
  %148 = icmp eq i32 %140, 0
  br i1 %148, label %183, label %149

149:                                              ; preds = %147
  %150 = load i64, ptr %28, align 8, !tbaa !41
  %151 = getelementptr inbounds i8, ptr %139, i64 528
  %152 = load i64, ptr %151, align 8, !tbaa !42
  %153 = getelementptr inbounds i8, ptr %139, i64 524
  %154 = load i32, ptr %153, align 4, !tbaa !13
  br label %166

155:                                              ; preds = %177
  %156 = mul i64 %178, %150
  %157 = add i64 %156, %138
  %158 = inttoptr i64 %157 to ptr
  %159 = getelementptr inbounds i8, ptr %158, i64 528
  %160 = load i64, ptr %159, align 8, !tbaa !42
  %161 = icmp eq i64 %160, %152
  br i1 %161, label %162, label %181, !llvm.loop !43

162:                                              ; preds = %155
  %163 = getelementptr inbounds i8, ptr %158, i64 524
  %164 = load i32, ptr %163, align 4, !tbaa !13
  %165 = icmp eq i32 %164, %154
  br i1 %165, label %166, label %181, !llvm.loop !43

166:                                              ; preds = %149, %162
  %167 = phi i64 [ %178, %162 ], [ 0, %149 ]
  %168 = phi i1 [ %179, %162 ], [ false, %149 ]
  %169 = phi ptr [ %158, %162 ], [ %139, %149 ]
  %170 = getelementptr inbounds i8, ptr %169, i64 536
  %171 = load i32, ptr %170, align 8, !tbaa !13
  switch i32 %171, label %177 [
    i32 2, label %181
    i32 1, label %172
  ]

172:                                              ; preds = %166
  %173 = getelementptr inbounds i8, ptr %169, i64 540
  %174 = load i32, ptr %173, align 4, !tbaa !13
  %175 = load i32, ptr %110, align 4, !tbaa !44
  %176 = icmp eq i32 %174, %175
  br i1 %176, label %181, label %177

177:                                              ; preds = %172, %166
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp uge i64 %178, %141
  %180 = icmp eq i64 %178, %141
  br i1 %180, label %181, label %155, !llvm.loop !43

181:                                              ; preds = %155, %162, %166, %172, %177
  %182 = phi i1 [ %179, %177 ], [ %168, %172 ], [ %168, %166 ], [ %179, %162 ], [ %179, %155 ]
  br i1 %182, label %183, label %188

183:                                              ; preds = %181, %147
  %184 = call i32 %129(ptr noundef %0, ptr noundef nonnull %95, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %124) #7
  %185 = or i32 %184, %123
  %186 = load atomic i32, ptr %29 monotonic, align 4
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %960

188:                                              ; preds = %183, %181, %144, %137, %134, %131, %113
  %189 = phi i32 [ %123, %134 ], [ %185, %183 ], [ %123, %181 ], [ %123, %131 ], [ %123, %113 ], [ %123, %144 ], [ %123, %137 ]
  %190 = load i64, ptr %103, align 8, !tbaa !36
  %191 = trunc i64 %190 to i32
  %192 = load i32, ptr %108, align 4, !tbaa !39
  %193 = icmp ugt i32 %192, %191
  br i1 %193, label %194, label %542

194:                                              ; preds = %188, %528
  %195 = phi i64 [ %529, %528 ], [ %124, %188 ]
  %196 = phi i64 [ %530, %528 ], [ %126, %188 ]
  %197 = phi i32 [ %531, %528 ], [ %116, %188 ]
  %198 = phi ptr [ %532, %528 ], [ %117, %188 ]
  %199 = phi i64 [ %533, %528 ], [ %118, %188 ]
  %200 = phi i64 [ %534, %528 ], [ %127, %188 ]
  %201 = phi i32 [ %535, %528 ], [ %120, %188 ]
  %202 = phi ptr [ %536, %528 ], [ %121, %188 ]
  %203 = phi i64 [ %537, %528 ], [ %122, %188 ]
  %204 = phi i32 [ %539, %528 ], [ %189, %188 ]
  %205 = phi i32 [ %538, %528 ], [ %191, %188 ]
  %206 = load i64, ptr %107, align 8, !tbaa !38
  %207 = zext i32 %205 to i64
  %208 = load i64, ptr %28, align 8, !tbaa !41
  %209 = mul i64 %208, %207
  %210 = add i64 %209, %206
  %211 = inttoptr i64 %210 to ptr
  %212 = getelementptr inbounds i8, ptr %211, i64 536
  %213 = load i32, ptr %212, align 8, !tbaa !13
  switch i32 %213, label %221 [
    i32 2, label %219
    i32 1, label %214
  ]

214:                                              ; preds = %194
  %215 = getelementptr inbounds i8, ptr %211, i64 540
  %216 = load i32, ptr %215, align 4, !tbaa !13
  %217 = load i32, ptr %110, align 4, !tbaa !44
  %218 = icmp eq i32 %216, %217
  br i1 %218, label %219, label %221

219:                                              ; preds = %214, %194
  %220 = add nuw i32 %205, 1
  br label %528, !llvm.loop !45

221:                                              ; preds = %214, %194
  %222 = load i64, ptr %11, align 8, !tbaa !19
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %236, label %224

224:                                              ; preds = %221
  store i64 16384, ptr %11, align 8, !tbaa !19
  %225 = load i64, ptr %4, align 8, !tbaa !17
  %226 = icmp eq i64 %225, -1
  br i1 %226, label %236, label %227

227:                                              ; preds = %224
  %228 = call i64 @llvm.readcyclecounter()
  %229 = load i64, ptr %4, align 8, !tbaa !17
  %230 = icmp ult i64 %228, %229
  br i1 %230, label %231, label %958

231:                                              ; preds = %227
  %232 = load i64, ptr %107, align 8, !tbaa !38
  %233 = load i64, ptr %28, align 8, !tbaa !41
  %234 = mul i64 %233, %207
  %235 = add i64 %234, %232
  br label %236

236:                                              ; preds = %231, %224, %221
  %237 = phi i64 [ %235, %231 ], [ %210, %224 ], [ %210, %221 ]
  store i64 %237, ptr %30, align 8, !tbaa !46
  %238 = load i64, ptr %111, align 8, !tbaa !47
  %239 = load i64, ptr %31, align 8, !tbaa !48
  %240 = mul i64 %239, %207
  %241 = load i32, ptr %32, align 4, !tbaa !3
  %242 = zext i32 %241 to i64
  %243 = mul i64 %240, %242
  %244 = add i64 %243, %238
  store i64 %244, ptr %33, align 8, !tbaa !49
  %245 = load i64, ptr %34, align 8, !tbaa !50
  store i64 %245, ptr %0, align 8, !tbaa !51
  store i32 0, ptr %212, align 8, !tbaa !13
  %246 = getelementptr inbounds i8, ptr %211, i64 528
  %247 = load i64, ptr %246, align 8, !tbaa !42
  %248 = getelementptr inbounds i8, ptr %211, i64 524
  br label %249

249:                                              ; preds = %350, %236
  %250 = phi i64 [ %195, %236 ], [ %332, %350 ]
  %251 = phi i64 [ %196, %236 ], [ %333, %350 ]
  %252 = phi i32 [ %197, %236 ], [ %334, %350 ]
  %253 = phi ptr [ %198, %236 ], [ %335, %350 ]
  %254 = phi i64 [ %199, %236 ], [ %336, %350 ]
  %255 = phi i64 [ %200, %236 ], [ %337, %350 ]
  %256 = phi i32 [ %201, %236 ], [ %338, %350 ]
  %257 = phi ptr [ %202, %236 ], [ %339, %350 ]
  %258 = phi i64 [ %203, %236 ], [ %340, %350 ]
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
  %276 = load i64, ptr %275, align 8, !tbaa !42
  %277 = lshr i64 %269, 2
  %278 = mul i64 %277, -7046029254386353131
  %279 = lshr i64 %278, 40
  br label %280

280:                                              ; preds = %280, %273
  %281 = phi i64 [ %279, %273 ], [ %291, %280 ]
  %282 = phi ptr [ undef, %273 ], [ %289, %280 ]
  %283 = and i64 %281, %276
  %284 = getelementptr inbounds %struct.Region, ptr %274, i64 %283
  %285 = load i64, ptr %284, align 8, !tbaa !52
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
  %299 = load i64, ptr %298, align 8, !tbaa !42
  br label %300

300:                                              ; preds = %300, %294
  %301 = phi i64 [ %279, %294 ], [ %311, %300 ]
  %302 = phi ptr [ undef, %294 ], [ %309, %300 ]
  %303 = and i64 %301, %299
  %304 = getelementptr inbounds %struct.Region, ptr %297, i64 %303
  %305 = load i64, ptr %304, align 8, !tbaa !52
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
  store i64 %269, ptr %18, align 8, !tbaa !42
  br label %353

317:                                              ; preds = %312, %292
  %318 = phi i64 [ %295, %312 ], [ %250, %292 ]
  %319 = phi i64 [ %313, %312 ], [ %251, %292 ]
  %320 = phi ptr [ %309, %312 ], [ %289, %292 ]
  %321 = getelementptr inbounds i8, ptr %320, i64 8
  %322 = load i64, ptr %321, align 8, !tbaa !54
  %323 = inttoptr i64 %322 to ptr
  %324 = getelementptr inbounds i8, ptr %320, i64 16
  %325 = load i64, ptr %324, align 8, !tbaa !42
  br label %326

326:                                              ; preds = %264, %317
  %327 = phi i64 [ %318, %317 ], [ %250, %264 ]
  %328 = phi i64 [ %319, %317 ], [ %251, %264 ]
  %329 = phi ptr [ %323, %317 ], [ %257, %264 ]
  %330 = phi i64 [ %325, %317 ], [ %258, %264 ]
  store i64 %269, ptr %35, align 8, !tbaa !42
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
  %341 = call i64 %335(ptr noundef %211, ptr noundef nonnull %0, i64 noundef %336) #7
  %342 = and i64 %341, 281474976710655
  store i64 %342, ptr %246, align 8, !tbaa !42
  %343 = icmp ult i64 %341, 281474976710656
  br i1 %343, label %347, label %344

344:                                              ; preds = %331
  %345 = lshr i64 %341, 48
  %346 = trunc nuw nsw i64 %345 to i32
  br label %353

347:                                              ; preds = %331
  %348 = load i64, ptr %0, align 8, !tbaa !51
  %349 = icmp ult i64 %348, 2
  br i1 %349, label %353, label %350

350:                                              ; preds = %347
  %351 = add i64 %348, -1
  store i64 %351, ptr %0, align 8, !tbaa !51
  %352 = load i64, ptr %246, align 8, !tbaa !42
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
  %366 = load i64, ptr %0, align 8, !tbaa !51
  %367 = load i64, ptr %34, align 8, !tbaa !50
  %368 = icmp ult i64 %366, %367
  br i1 %368, label %369, label %372

369:                                              ; preds = %353
  %370 = add i64 %366, %365
  %371 = sub i64 %370, %367
  store i64 %371, ptr %11, align 8, !tbaa !19
  br label %372

372:                                              ; preds = %369, %353
  %373 = load atomic i32, ptr %29 monotonic, align 4
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %375, label %960

375:                                              ; preds = %372
  %376 = load i64, ptr %18, align 8, !tbaa !23
  %377 = icmp eq i64 %376, 0
  br i1 %377, label %378, label %958

378:                                              ; preds = %375
  switch i32 %363, label %399 [
    i32 2, label %379
    i32 1, label %389
  ]

379:                                              ; preds = %378
  %380 = load i32, ptr %110, align 4, !tbaa !44
  %381 = getelementptr inbounds i8, ptr %211, i64 540
  store i32 %380, ptr %381, align 4, !tbaa !13
  store i32 1, ptr %212, align 8, !tbaa !13
  %382 = load i32, ptr %109, align 8, !tbaa !40
  %383 = add i32 %382, 1
  store i32 %383, ptr %109, align 8, !tbaa !40
  %384 = load i32, ptr %112, align 4, !tbaa !55
  %385 = icmp ult i32 %383, %384
  br i1 %385, label %412, label %386

386:                                              ; preds = %379
  store i32 0, ptr %109, align 8, !tbaa !40
  %387 = load i32, ptr %110, align 4, !tbaa !44
  %388 = add i32 %387, 1
  store i32 %388, ptr %110, align 4, !tbaa !44
  br label %412

389:                                              ; preds = %378
  store i32 2, ptr %212, align 8, !tbaa !13
  %390 = load i32, ptr %112, align 4, !tbaa !55
  %391 = add i32 %390, -1
  store i32 %391, ptr %112, align 4, !tbaa !55
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %408, label %393

393:                                              ; preds = %389
  %394 = load i32, ptr %109, align 8, !tbaa !40
  %395 = icmp ult i32 %394, %391
  br i1 %395, label %408, label %396

396:                                              ; preds = %393
  store i32 0, ptr %109, align 8, !tbaa !40
  %397 = load i32, ptr %110, align 4, !tbaa !44
  %398 = add i32 %397, 1
  store i32 %398, ptr %110, align 4, !tbaa !44
  br label %408

399:                                              ; preds = %378
  %400 = icmp eq i32 %363, 4
  %401 = zext i1 %400 to i32
  store i32 %401, ptr %212, align 8, !tbaa !13
  br i1 %400, label %402, label %408

402:                                              ; preds = %399
  %403 = getelementptr inbounds i8, ptr %211, i64 540
  %404 = load i32, ptr %403, align 4, !tbaa !13
  %405 = load i32, ptr %110, align 4, !tbaa !44
  %406 = icmp ne i32 %404, %405
  %407 = zext i1 %406 to i32
  br label %408

408:                                              ; preds = %402, %399, %396, %393, %389
  %409 = phi i32 [ %407, %402 ], [ 0, %399 ], [ 1, %389 ], [ 1, %393 ], [ 1, %396 ]
  %410 = or i32 %409, %204
  %411 = add i32 %205, 1
  br label %528

412:                                              ; preds = %386, %379
  %413 = or i32 %204, 1
  %414 = add i32 %205, 1
  %415 = icmp eq i64 %355, %247
  br i1 %415, label %416, label %528, !llvm.loop !45

416:                                              ; preds = %412
  %417 = load i64, ptr %246, align 8, !tbaa !42
  %418 = or i64 %417, 562949953421312
  %419 = load i32, ptr %108, align 4, !tbaa !39
  %420 = icmp ugt i32 %419, %414
  br i1 %420, label %421, label %524

421:                                              ; preds = %416
  %422 = zext i32 %414 to i64
  br label %423

423:                                              ; preds = %512, %421
  %424 = phi i64 [ %422, %421 ], [ %513, %512 ]
  %425 = load i64, ptr %107, align 8, !tbaa !38
  %426 = load i64, ptr %28, align 8, !tbaa !41
  %427 = mul i64 %426, %424
  %428 = add i64 %427, %425
  %429 = inttoptr i64 %428 to ptr
  %430 = getelementptr inbounds i8, ptr %429, i64 528
  %431 = load i64, ptr %430, align 8, !tbaa !42
  %432 = icmp eq i64 %431, %247
  br i1 %432, label %433, label %521

433:                                              ; preds = %423
  %434 = getelementptr inbounds i8, ptr %429, i64 524
  %435 = load i32, ptr %434, align 4, !tbaa !13
  %436 = icmp eq i32 %435, %356
  br i1 %436, label %437, label %521

437:                                              ; preds = %433
  %438 = getelementptr inbounds i8, ptr %429, i64 536
  %439 = load i32, ptr %438, align 8, !tbaa !13
  switch i32 %439, label %448 [
    i32 2, label %521
    i32 1, label %440
  ]

440:                                              ; preds = %437
  %441 = getelementptr inbounds i8, ptr %429, i64 540
  %442 = load i32, ptr %441, align 4, !tbaa !13
  %443 = load i32, ptr %110, align 4, !tbaa !44
  %444 = icmp eq i32 %442, %443
  %445 = load i64, ptr %11, align 8
  %446 = icmp slt i64 %445, 1
  %447 = select i1 %444, i1 true, i1 %446
  br i1 %447, label %521, label %451

448:                                              ; preds = %437
  %449 = load i64, ptr %11, align 8, !tbaa !19
  %450 = icmp slt i64 %449, 1
  br i1 %450, label %521, label %451

451:                                              ; preds = %440, %448
  store i64 %428, ptr %30, align 8, !tbaa !46
  %452 = load i64, ptr %111, align 8, !tbaa !47
  %453 = load i64, ptr %31, align 8, !tbaa !48
  %454 = mul i64 %453, %424
  %455 = load i32, ptr %32, align 4, !tbaa !3
  %456 = zext i32 %455 to i64
  %457 = mul i64 %454, %456
  %458 = add i64 %457, %452
  store i64 %458, ptr %33, align 8, !tbaa !49
  %459 = load i64, ptr %34, align 8, !tbaa !50
  store i64 %459, ptr %0, align 8, !tbaa !51
  %460 = call i64 %357(ptr noundef nonnull %429, ptr noundef nonnull %0, i64 noundef %358) #7
  %461 = load i64, ptr %11, align 8, !tbaa !19
  %462 = add nsw i64 %461, -64
  store i64 %462, ptr %11, align 8, !tbaa !19
  %463 = load i64, ptr %0, align 8, !tbaa !51
  %464 = load i64, ptr %34, align 8, !tbaa !50
  %465 = icmp ult i64 %463, %464
  br i1 %465, label %466, label %469

466:                                              ; preds = %451
  %467 = add i64 %463, %462
  %468 = sub i64 %467, %464
  store i64 %468, ptr %11, align 8, !tbaa !19
  br label %469

469:                                              ; preds = %466, %451
  %470 = and i64 %460, 281474976710655
  store i64 %470, ptr %430, align 8, !tbaa !42
  %471 = icmp eq i64 %460, %418
  br i1 %471, label %499, label %472

472:                                              ; preds = %469
  %473 = trunc nuw i64 %424 to i32
  %474 = lshr i64 %460, 48
  %475 = trunc nuw i64 %474 to i16
  switch i16 %475, label %496 [
    i16 2, label %476
    i16 1, label %486
  ]

476:                                              ; preds = %472
  %477 = load i32, ptr %110, align 4, !tbaa !44
  %478 = getelementptr inbounds i8, ptr %429, i64 540
  store i32 %477, ptr %478, align 4, !tbaa !13
  store i32 1, ptr %438, align 8, !tbaa !13
  %479 = load i32, ptr %109, align 8, !tbaa !40
  %480 = add i32 %479, 1
  store i32 %480, ptr %109, align 8, !tbaa !40
  %481 = load i32, ptr %112, align 4, !tbaa !55
  %482 = icmp ult i32 %480, %481
  br i1 %482, label %517, label %483

483:                                              ; preds = %476
  store i32 0, ptr %109, align 8, !tbaa !40
  %484 = load i32, ptr %110, align 4, !tbaa !44
  %485 = add i32 %484, 1
  store i32 %485, ptr %110, align 4, !tbaa !44
  br label %517

486:                                              ; preds = %472
  store i32 2, ptr %438, align 8, !tbaa !13
  %487 = load i32, ptr %112, align 4, !tbaa !55
  %488 = add i32 %487, -1
  store i32 %488, ptr %112, align 4, !tbaa !55
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %517, label %490

490:                                              ; preds = %486
  %491 = load i32, ptr %109, align 8, !tbaa !40
  %492 = icmp ult i32 %491, %488
  br i1 %492, label %517, label %493

493:                                              ; preds = %490
  store i32 0, ptr %109, align 8, !tbaa !40
  %494 = load i32, ptr %110, align 4, !tbaa !44
  %495 = add i32 %494, 1
  store i32 %495, ptr %110, align 4, !tbaa !44
  br label %517

496:                                              ; preds = %472
  %497 = icmp eq i64 %474, 4
  %498 = zext i1 %497 to i32
  store i32 %498, ptr %438, align 8, !tbaa !13
  br label %517

499:                                              ; preds = %469
  %500 = load i32, ptr %110, align 4, !tbaa !44
  %501 = getelementptr inbounds i8, ptr %429, i64 540
  store i32 %500, ptr %501, align 4, !tbaa !13
  store i32 1, ptr %438, align 8, !tbaa !13
  %502 = load i32, ptr %109, align 8, !tbaa !40
  %503 = add i32 %502, 1
  store i32 %503, ptr %109, align 8, !tbaa !40
  %504 = load i32, ptr %112, align 4, !tbaa !55
  %505 = icmp ult i32 %503, %504
  br i1 %505, label %509, label %506

506:                                              ; preds = %499
  store i32 0, ptr %109, align 8, !tbaa !40
  %507 = load i32, ptr %110, align 4, !tbaa !44
  %508 = add i32 %507, 1
  store i32 %508, ptr %110, align 4, !tbaa !44
  br label %509

509:                                              ; preds = %506, %499
  %510 = load atomic i32, ptr %29 monotonic, align 4
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %512, label %521

512:                                              ; preds = %509
  %513 = add nuw nsw i64 %424, 1
  %514 = load i32, ptr %108, align 4, !tbaa !39
  %515 = zext i32 %514 to i64
  %516 = icmp ult i64 %513, %515
  br i1 %516, label %423, label %521, !llvm.loop !56

517:                                              ; preds = %496, %493, %490, %486, %483, %476
  %518 = icmp ugt i64 %460, 281474976710655
  %519 = zext i1 %518 to i32
  %520 = add nuw i32 %519, %473
  br label %524

521:                                              ; preds = %512, %509, %448, %440, %437, %433, %423
  %522 = phi i64 [ %424, %437 ], [ %424, %448 ], [ %424, %440 ], [ %424, %433 ], [ %424, %423 ], [ %424, %509 ], [ %513, %512 ]
  %523 = trunc i64 %522 to i32
  br label %524

524:                                              ; preds = %521, %517, %416
  %525 = phi i32 [ %520, %517 ], [ %414, %416 ], [ %523, %521 ]
  %526 = load atomic i32, ptr %29 monotonic, align 4
  %527 = icmp eq i32 %526, 0
  br i1 %527, label %528, label %960

528:                                              ; preds = %524, %412, %408, %219
  %529 = phi i64 [ %354, %408 ], [ %354, %524 ], [ %354, %412 ], [ %195, %219 ]
  %530 = phi i64 [ %355, %408 ], [ %247, %524 ], [ %355, %412 ], [ %196, %219 ]
  %531 = phi i32 [ %356, %408 ], [ %356, %524 ], [ %356, %412 ], [ %197, %219 ]
  %532 = phi ptr [ %357, %408 ], [ %357, %524 ], [ %357, %412 ], [ %198, %219 ]
  %533 = phi i64 [ %358, %408 ], [ %358, %524 ], [ %358, %412 ], [ %199, %219 ]
  %534 = phi i64 [ %359, %408 ], [ %359, %524 ], [ %359, %412 ], [ %200, %219 ]
  %535 = phi i32 [ %360, %408 ], [ %360, %524 ], [ %360, %412 ], [ %201, %219 ]
  %536 = phi ptr [ %361, %408 ], [ %361, %524 ], [ %361, %412 ], [ %202, %219 ]
  %537 = phi i64 [ %362, %408 ], [ %362, %524 ], [ %362, %412 ], [ %203, %219 ]
  %538 = phi i32 [ %411, %408 ], [ %525, %524 ], [ %414, %412 ], [ %220, %219 ]
  %539 = phi i32 [ %410, %408 ], [ %413, %524 ], [ %413, %412 ], [ %204, %219 ]
  %540 = load i32, ptr %108, align 4, !tbaa !39
  %541 = icmp ult i32 %538, %540
  br i1 %541, label %194, label %542

542:                                              ; preds = %528, %188
  %543 = phi i64 [ %124, %188 ], [ %529, %528 ]
  %544 = phi i64 [ %126, %188 ], [ %530, %528 ]
  %545 = phi i32 [ %116, %188 ], [ %531, %528 ]
  %546 = phi ptr [ %117, %188 ], [ %532, %528 ]
  %547 = phi i64 [ %118, %188 ], [ %533, %528 ]
  %548 = phi i64 [ %127, %188 ], [ %534, %528 ]
  %549 = phi i32 [ %120, %188 ], [ %535, %528 ]
  %550 = phi ptr [ %121, %188 ], [ %536, %528 ]
  %551 = phi i64 [ %122, %188 ], [ %537, %528 ]
  %552 = phi i32 [ %189, %188 ], [ %539, %528 ]
  store i64 0, ptr %103, align 8, !tbaa !36
  %553 = load i32, ptr %112, align 4, !tbaa !55
  %554 = icmp eq i32 %553, 0
  br i1 %554, label %557, label %555

555:                                              ; preds = %542
  %556 = icmp eq i32 %552, 0
  br i1 %556, label %558, label %113

557:                                              ; preds = %542
  store i32 0, ptr %95, align 8, !tbaa !27
  br label %579

558:                                              ; preds = %555
  %559 = load i64, ptr %21, align 8, !tbaa !26
  %560 = load i64, ptr %20, align 8, !tbaa !25
  br label %561

561:                                              ; preds = %558, %81
  %562 = phi i64 [ %82, %81 ], [ %560, %558 ]
  %563 = phi i64 [ %83, %81 ], [ %559, %558 ]
  %564 = phi i64 [ %94, %81 ], [ %543, %558 ]
  %565 = phi i64 [ %93, %81 ], [ %544, %558 ]
  %566 = phi i32 [ %92, %81 ], [ %545, %558 ]
  %567 = phi ptr [ %91, %81 ], [ %546, %558 ]
  %568 = phi i64 [ %90, %81 ], [ %547, %558 ]
  %569 = phi i64 [ %89, %81 ], [ %548, %558 ]
  %570 = phi i32 [ %88, %81 ], [ %549, %558 ]
  %571 = phi ptr [ %87, %81 ], [ %550, %558 ]
  %572 = phi i64 [ %86, %81 ], [ %551, %558 ]
  %573 = phi i32 [ %84, %81 ], [ %99, %558 ]
  %574 = add i64 %563, 1
  %575 = icmp eq i64 %574, %562
  %576 = select i1 %575, i64 0, i64 %574
  store i64 %576, ptr %21, align 8, !tbaa !26
  %577 = add nuw i64 %85, 1
  %578 = icmp ult i64 %577, %562
  br i1 %578, label %81, label %579, !llvm.loop !57

579:                                              ; preds = %561, %66, %557
  %580 = phi i32 [ %84, %557 ], [ 0, %66 ], [ %573, %561 ]
  %581 = phi i1 [ true, %557 ], [ false, %66 ], [ false, %561 ]
  %582 = phi i64 [ %543, %557 ], [ %67, %66 ], [ %564, %561 ]
  %583 = phi i64 [ %544, %557 ], [ %68, %66 ], [ %565, %561 ]
  %584 = phi i32 [ %545, %557 ], [ %69, %66 ], [ %566, %561 ]
  %585 = phi ptr [ %546, %557 ], [ %70, %66 ], [ %567, %561 ]
  %586 = phi i64 [ %547, %557 ], [ %71, %66 ], [ %568, %561 ]
  %587 = phi i64 [ %548, %557 ], [ %72, %66 ], [ %569, %561 ]
  %588 = phi i32 [ %549, %557 ], [ %73, %66 ], [ %570, %561 ]
  %589 = phi ptr [ %550, %557 ], [ %74, %66 ], [ %571, %561 ]
  %590 = phi i64 [ %551, %557 ], [ %75, %66 ], [ %572, %561 ]
  store i64 0, ptr %19, align 8, !tbaa !24
  %591 = load atomic i32, ptr %29 monotonic, align 4
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %593, label %960

593:                                              ; preds = %579
  %594 = load i64, ptr %15, align 8, !tbaa !22
  %595 = inttoptr i64 %594 to ptr
  %596 = load i64, ptr %20, align 8, !tbaa !25
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %930, label %601

598:                                              ; preds = %601
  %599 = add nuw i64 %602, 1
  %600 = icmp eq i64 %599, %596
  br i1 %600, label %930, label %601, !llvm.loop !58

601:                                              ; preds = %593, %598
  %602 = phi i64 [ %599, %598 ], [ 0, %593 ]
  %603 = getelementptr inbounds %struct.Group, ptr %595, i64 %602
  %604 = load i32, ptr %603, align 8, !tbaa !27
  %605 = icmp eq i32 %604, 0
  br i1 %605, label %606, label %598

606:                                              ; preds = %601
  %607 = load i64, ptr %36, align 8, !tbaa !59
  %608 = load i64, ptr %37, align 8, !tbaa !60
  %609 = icmp eq i64 %607, %608
  br i1 %609, label %610, label %619

610:                                              ; preds = %606
  %611 = load i64, ptr %39, align 8, !tbaa !61
  %612 = atomicrmw add ptr %38, i64 %611 acq_rel, align 8
  %613 = load i64, ptr %14, align 8, !tbaa !62
  %614 = icmp ult i64 %612, %613
  br i1 %614, label %615, label %930

615:                                              ; preds = %610
  %616 = load i64, ptr %39, align 8, !tbaa !61
  %617 = add i64 %616, %612
  %618 = call i64 @llvm.umin.i64(i64 %617, i64 %613)
  store i64 %618, ptr %37, align 8, !tbaa !60
  br label %619

619:                                              ; preds = %615, %606
  %620 = phi i64 [ %612, %615 ], [ %607, %606 ]
  %621 = add i64 %620, 1
  store i64 %621, ptr %36, align 8, !tbaa !59
  %622 = getelementptr inbounds i8, ptr %603, i64 24
  %623 = load i32, ptr %40, align 4, !tbaa !13
  %624 = zext i32 %623 to i64
  %625 = urem i64 %620, %624
  %626 = trunc nuw i64 %625 to i32
  store i32 %626, ptr %622, align 4, !tbaa !13
  %627 = load i32, ptr %40, align 4, !tbaa !13
  %628 = zext i32 %627 to i64
  %629 = udiv i64 %620, %628
  %630 = load i32, ptr %41, align 4, !tbaa !13
  %631 = load i32, ptr %42, align 4, !tbaa !13
  %632 = mul i32 %630, %626
  %633 = sub i32 %631, %632
  %634 = call noundef i32 @llvm.umin.i32(i32 %630, i32 %633)
  %635 = load i32, ptr %43, align 4, !tbaa !13
  %636 = zext i32 %635 to i64
  %637 = urem i64 %629, %636
  %638 = trunc nuw i64 %637 to i32
  %639 = getelementptr inbounds i8, ptr %603, i64 28
  store i32 %638, ptr %639, align 4, !tbaa !13
  %640 = load i32, ptr %43, align 4, !tbaa !13
  %641 = zext i32 %640 to i64
  %642 = udiv i64 %629, %641
  %643 = load i32, ptr %44, align 4, !tbaa !13
  %644 = load i32, ptr %45, align 4, !tbaa !13
  %645 = mul i32 %643, %638
  %646 = sub i32 %644, %645
  %647 = call noundef i32 @llvm.umin.i32(i32 %643, i32 %646)
  %648 = load i32, ptr %46, align 4, !tbaa !13
  %649 = zext i32 %648 to i64
  %650 = urem i64 %642, %649
  %651 = trunc nuw i64 %650 to i32
  %652 = getelementptr inbounds i8, ptr %603, i64 32
  store i32 %651, ptr %652, align 4, !tbaa !13
  %653 = load i32, ptr %47, align 4, !tbaa !13
  %654 = load i32, ptr %48, align 4, !tbaa !13
  %655 = mul i32 %653, %651
  %656 = sub i32 %654, %655
  %657 = call noundef i32 @llvm.umin.i32(i32 %653, i32 %656)
  %658 = zext i32 %634 to i64
  %659 = zext i32 %647 to i64
  %660 = mul nuw i64 %659, %658
  %661 = zext i32 %657 to i64
  %662 = mul i64 %660, %661
  %663 = load i32, ptr %32, align 4, !tbaa !3
  %664 = zext i32 %663 to i64
  %665 = add nsw i64 %664, -1
  %666 = add i64 %665, %662
  %667 = udiv i64 %666, %664
  %668 = trunc i64 %667 to i32
  %669 = getelementptr inbounds i8, ptr %603, i64 4
  store i32 %668, ptr %669, align 4, !tbaa !55
  %670 = getelementptr inbounds i8, ptr %603, i64 36
  store i32 %668, ptr %670, align 4, !tbaa !39
  %671 = getelementptr inbounds i8, ptr %603, i64 64
  store i64 0, ptr %671, align 8, !tbaa !36
  %672 = getelementptr inbounds i8, ptr %603, i64 12
  store i32 0, ptr %672, align 4, !tbaa !44
  %673 = getelementptr inbounds i8, ptr %603, i64 8
  store i32 0, ptr %673, align 8, !tbaa !40
  %674 = getelementptr inbounds i8, ptr %603, i64 16
  store i64 %620, ptr %674, align 8, !tbaa !63
  store i32 1, ptr %603, align 8, !tbaa !27
  %675 = load i32, ptr %41, align 4, !tbaa !13
  %676 = icmp eq i32 %634, %675
  br i1 %676, label %677, label %683

677:                                              ; preds = %619
  %678 = load i32, ptr %44, align 4, !tbaa !13
  %679 = icmp eq i32 %647, %678
  br i1 %679, label %680, label %683

680:                                              ; preds = %677
  %681 = load i32, ptr %47, align 4, !tbaa !13
  %682 = icmp ne i32 %657, %681
  br label %683

683:                                              ; preds = %680, %677, %619
  %684 = phi i1 [ true, %677 ], [ true, %619 ], [ %682, %680 ]
  %685 = icmp eq i32 %668, 0
  br i1 %685, label %931, label %686

686:                                              ; preds = %683
  %687 = getelementptr inbounds i8, ptr %603, i64 40
  br label %688

688:                                              ; preds = %900, %686
  %689 = phi i64 [ 0, %686 ], [ %926, %900 ]
  %690 = load i64, ptr %687, align 8, !tbaa !38
  %691 = load i64, ptr %28, align 8, !tbaa !41
  %692 = mul i64 %691, %689
  %693 = add i64 %692, %690
  %694 = inttoptr i64 %693 to ptr
  %695 = load i32, ptr %32, align 4, !tbaa !3
  %696 = zext i32 %695 to i64
  %697 = load i32, ptr %49, align 8, !tbaa !9
  %698 = icmp eq i32 %697, 0
  br i1 %698, label %699, label %702

699:                                              ; preds = %688
  %700 = load i32, ptr %50, align 4, !tbaa !10
  %701 = zext i32 %700 to i64
  br label %702

702:                                              ; preds = %699, %688
  %703 = phi i64 [ %701, %699 ], [ 1, %688 ]
  %704 = mul nuw i64 %703, %696
  %705 = load i64, ptr %51, align 8, !tbaa !64
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %724, label %707

707:                                              ; preds = %702
  %708 = and i64 %705, 3
  %709 = icmp ult i64 %705, 4
  br i1 %709, label %712, label %710

710:                                              ; preds = %707
  %711 = and i64 %705, -4
  br label %729

712:                                              ; preds = %729, %707
  %713 = phi i64 [ 0, %707 ], [ %747, %729 ]
  %714 = icmp eq i64 %708, 0
  br i1 %714, label %724, label %715

715:                                              ; preds = %712, %715
  %716 = phi i64 [ %721, %715 ], [ %713, %712 ]
  %717 = phi i64 [ %722, %715 ], [ 0, %712 ]
  %718 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %716
  %719 = load i32, ptr %718, align 4, !tbaa !13
  %720 = getelementptr inbounds [128 x i32], ptr %694, i64 0, i64 %716
  store i32 %719, ptr %720, align 4, !tbaa !13
  %721 = add nuw i64 %716, 1
  %722 = add i64 %717, 1
  %723 = icmp eq i64 %722, %708
  br i1 %723, label %724, label %715, !llvm.loop !65

724:                                              ; preds = %712, %715, %702
  %725 = getelementptr inbounds i8, ptr %694, i64 468
  store i32 0, ptr %725, align 4, !tbaa !13
  %726 = getelementptr inbounds i8, ptr %694, i64 460
  store i32 0, ptr %726, align 4, !tbaa !13
  %727 = load i64, ptr %53, align 8, !tbaa !67
  %728 = icmp eq i64 %727, -1
  br i1 %728, label %762, label %750

729:                                              ; preds = %729, %710
  %730 = phi i64 [ 0, %710 ], [ %747, %729 ]
  %731 = phi i64 [ 0, %710 ], [ %748, %729 ]
  %732 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %730
  %733 = load i32, ptr %732, align 4, !tbaa !13
  %734 = getelementptr inbounds [128 x i32], ptr %694, i64 0, i64 %730
  store i32 %733, ptr %734, align 4, !tbaa !13
  %735 = or disjoint i64 %730, 1
  %736 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %735
  %737 = load i32, ptr %736, align 4, !tbaa !13
  %738 = getelementptr inbounds [128 x i32], ptr %694, i64 0, i64 %735
  store i32 %737, ptr %738, align 4, !tbaa !13
  %739 = or disjoint i64 %730, 2
  %740 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %739
  %741 = load i32, ptr %740, align 4, !tbaa !13
  %742 = getelementptr inbounds [128 x i32], ptr %694, i64 0, i64 %739
  store i32 %741, ptr %742, align 4, !tbaa !13
  %743 = or disjoint i64 %730, 3
  %744 = getelementptr inbounds [128 x i32], ptr %52, i64 0, i64 %743
  %745 = load i32, ptr %744, align 4, !tbaa !13
  %746 = getelementptr inbounds [128 x i32], ptr %694, i64 0, i64 %743
  store i32 %745, ptr %746, align 4, !tbaa !13
  %747 = add nuw i64 %730, 4
  %748 = add i64 %731, 4
  %749 = icmp eq i64 %748, %711
  br i1 %749, label %712, label %729, !llvm.loop !69

750:                                              ; preds = %724
  %751 = load i32, ptr %622, align 4, !tbaa !13
  %752 = getelementptr inbounds [128 x i32], ptr %694, i64 0, i64 %727
  %753 = load i32, ptr %752, align 4, !tbaa !13
  %754 = load i32, ptr %54, align 4, !tbaa !70
  %755 = load i32, ptr %55, align 8, !tbaa !71
  %756 = shl i32 %754, %755
  %757 = xor i32 %756, -1
  %758 = and i32 %753, %757
  %759 = and i32 %754, %751
  %760 = shl i32 %759, %755
  %761 = or i32 %758, %760
  store i32 %761, ptr %752, align 4, !tbaa !13
  br label %762

762:                                              ; preds = %750, %724
  %763 = load i64, ptr %56, align 8, !tbaa !67
  %764 = icmp eq i64 %763, -1
  br i1 %764, label %777, label %765

765:                                              ; preds = %762
  %766 = load i32, ptr %639, align 4, !tbaa !13
  %767 = getelementptr inbounds [128 x i32], ptr %694, i64 0, i64 %763
  %768 = load i32, ptr %767, align 4, !tbaa !13
  %769 = load i32, ptr %57, align 4, !tbaa !70
  %770 = load i32, ptr %58, align 8, !tbaa !71
  %771 = shl i32 %769, %770
  %772 = xor i32 %771, -1
  %773 = and i32 %768, %772
  %774 = and i32 %769, %766
  %775 = shl i32 %774, %770
  %776 = or i32 %773, %775
  store i32 %776, ptr %767, align 4, !tbaa !13
  br label %777

777:                                              ; preds = %765, %762
  %778 = load i64, ptr %59, align 8, !tbaa !67
  %779 = icmp eq i64 %778, -1
  br i1 %779, label %792, label %780

780:                                              ; preds = %777
  %781 = load i32, ptr %652, align 4, !tbaa !13
  %782 = getelementptr inbounds [128 x i32], ptr %694, i64 0, i64 %778
  %783 = load i32, ptr %782, align 4, !tbaa !13
  %784 = load i32, ptr %60, align 4, !tbaa !70
  %785 = load i32, ptr %61, align 8, !tbaa !71
  %786 = shl i32 %784, %785
  %787 = xor i32 %786, -1
  %788 = and i32 %783, %787
  %789 = and i32 %784, %781
  %790 = shl i32 %789, %785
  %791 = or i32 %788, %790
  store i32 %791, ptr %782, align 4, !tbaa !13
  br label %792

792:                                              ; preds = %780, %777
  br i1 %684, label %828, label %793

793:                                              ; preds = %792
  %794 = load i64, ptr %62, align 8, !tbaa !12
  %795 = inttoptr i64 %794 to ptr
  %796 = mul i64 %704, %689
  %797 = getelementptr i32, ptr %795, i64 %796
  %798 = icmp ult i64 %704, 2
  br i1 %798, label %900, label %799

799:                                              ; preds = %793
  %800 = lshr i64 %704, 1
  %801 = getelementptr inbounds i8, ptr %694, i64 576
  %802 = add nsw i64 %800, -1
  %803 = and i64 %800, 3
  %804 = icmp ult i64 %802, 3
  br i1 %804, label %888, label %805

805:                                              ; preds = %799
  %806 = and i64 %800, 9223372036854775804
  br label %807

807:                                              ; preds = %807, %805
  %808 = phi i64 [ 0, %805 ], [ %825, %807 ]
  %809 = phi i64 [ 0, %805 ], [ %826, %807 ]
  %810 = getelementptr inbounds i64, ptr %797, i64 %808
  %811 = load i64, ptr %810, align 8, !tbaa !42
  %812 = getelementptr inbounds i64, ptr %801, i64 %808
  store i64 %811, ptr %812, align 8, !tbaa !42
  %813 = or disjoint i64 %808, 1
  %814 = getelementptr inbounds i64, ptr %797, i64 %813
  %815 = load i64, ptr %814, align 8, !tbaa !42
  %816 = getelementptr inbounds i64, ptr %801, i64 %813
  store i64 %815, ptr %816, align 8, !tbaa !42
  %817 = or disjoint i64 %808, 2
  %818 = getelementptr inbounds i64, ptr %797, i64 %817
  %819 = load i64, ptr %818, align 8, !tbaa !42
  %820 = getelementptr inbounds i64, ptr %801, i64 %817
  store i64 %819, ptr %820, align 8, !tbaa !42
  %821 = or disjoint i64 %808, 3
  %822 = getelementptr inbounds i64, ptr %797, i64 %821
  %823 = load i64, ptr %822, align 8, !tbaa !42
  %824 = getelementptr inbounds i64, ptr %801, i64 %821
  store i64 %823, ptr %824, align 8, !tbaa !42
  %825 = add nuw nsw i64 %808, 4
  %826 = add i64 %809, 4
  %827 = icmp eq i64 %826, %806
  br i1 %827, label %888, label %807, !llvm.loop !72

828:                                              ; preds = %792
  %829 = getelementptr inbounds i8, ptr %694, i64 576
  %830 = load i32, ptr %32, align 4, !tbaa !3
  %831 = icmp eq i32 %830, 0
  br i1 %831, label %900, label %832

832:                                              ; preds = %828
  %833 = zext i32 %830 to i64
  %834 = mul nuw i64 %689, %833
  %835 = udiv i64 %834, %658
  %836 = udiv i64 %835, %659
  %837 = trunc i64 %836 to i32
  %838 = urem i64 %835, %659
  %839 = trunc nuw i64 %838 to i32
  %840 = urem i64 %834, %658
  %841 = trunc nuw i64 %840 to i32
  %842 = shl i32 %830, 1
  br label %843

843:                                              ; preds = %882, %832
  %844 = phi i64 [ 0, %832 ], [ %886, %882 ]
  %845 = phi i32 [ %837, %832 ], [ %885, %882 ]
  %846 = phi i32 [ %839, %832 ], [ %884, %882 ]
  %847 = phi i32 [ %841, %832 ], [ %883, %882 ]
  %848 = load i32, ptr %49, align 8, !tbaa !9
  %849 = icmp eq i32 %848, 0
  br i1 %849, label %855, label %850

850:                                              ; preds = %843
  %851 = shl i32 %846, 10
  %852 = shl i32 %845, 20
  %853 = or i32 %851, %852
  %854 = or i32 %853, %847
  br label %869

855:                                              ; preds = %843
  %856 = getelementptr inbounds i32, ptr %829, i64 %844
  store i32 %847, ptr %856, align 4, !tbaa !13
  %857 = load i32, ptr %50, align 4, !tbaa !10
  %858 = icmp ugt i32 %857, 1
  br i1 %858, label %859, label %873

859:                                              ; preds = %855
  %860 = trunc nuw i64 %844 to i32
  %861 = add i32 %830, %860
  %862 = zext i32 %861 to i64
  %863 = getelementptr inbounds i32, ptr %829, i64 %862
  store i32 %846, ptr %863, align 4, !tbaa !13
  %864 = load i32, ptr %50, align 4, !tbaa !10
  %865 = icmp ugt i32 %864, 2
  br i1 %865, label %866, label %873

866:                                              ; preds = %859
  %867 = add i32 %842, %860
  %868 = zext i32 %867 to i64
  br label %869

869:                                              ; preds = %866, %850
  %870 = phi i64 [ %868, %866 ], [ %844, %850 ]
  %871 = phi i32 [ %845, %866 ], [ %854, %850 ]
  %872 = getelementptr inbounds i32, ptr %829, i64 %870
  store i32 %871, ptr %872, align 4, !tbaa !13
  br label %873

873:                                              ; preds = %869, %859, %855
  %874 = add i32 %847, 1
  %875 = icmp ult i32 %874, %634
  br i1 %875, label %882, label %876

876:                                              ; preds = %873
  %877 = add i32 %846, 1
  %878 = icmp uge i32 %877, %647
  %879 = select i1 %878, i32 0, i32 %877
  %880 = zext i1 %878 to i32
  %881 = add i32 %845, %880
  br label %882

882:                                              ; preds = %876, %873
  %883 = phi i32 [ %874, %873 ], [ 0, %876 ]
  %884 = phi i32 [ %846, %873 ], [ %879, %876 ]
  %885 = phi i32 [ %845, %873 ], [ %881, %876 ]
  %886 = add nuw nsw i64 %844, 1
  %887 = icmp eq i64 %886, %833
  br i1 %887, label %900, label %843, !llvm.loop !14

888:                                              ; preds = %807, %799
  %889 = phi i64 [ 0, %799 ], [ %825, %807 ]
  %890 = icmp eq i64 %803, 0
  br i1 %890, label %900, label %891

891:                                              ; preds = %888, %891
  %892 = phi i64 [ %897, %891 ], [ %889, %888 ]
  %893 = phi i64 [ %898, %891 ], [ 0, %888 ]
  %894 = getelementptr inbounds i64, ptr %797, i64 %892
  %895 = load i64, ptr %894, align 8, !tbaa !42
  %896 = getelementptr inbounds i64, ptr %801, i64 %892
  store i64 %895, ptr %896, align 8, !tbaa !42
  %897 = add nuw nsw i64 %892, 1
  %898 = add i64 %893, 1
  %899 = icmp eq i64 %898, %803
  br i1 %899, label %900, label %891, !llvm.loop !73

900:                                              ; preds = %888, %891, %882, %828, %793
  %901 = mul nuw i64 %689, %696
  %902 = sub i64 %662, %901
  %903 = icmp ult i64 %902, %696
  %904 = sub i32 64, %695
  %905 = zext nneg i32 %904 to i64
  %906 = lshr i64 -1, %905
  %907 = shl nsw i64 -1, %902
  %908 = xor i64 %907, -1
  %909 = select i1 %903, i64 %908, i64 %906
  %910 = trunc i64 %909 to i32
  %911 = getelementptr inbounds i8, ptr %694, i64 504
  store i32 %910, ptr %911, align 8, !tbaa !13
  %912 = lshr i64 %909, 32
  %913 = trunc nuw i64 %912 to i32
  %914 = getelementptr inbounds i8, ptr %694, i64 508
  store i32 %913, ptr %914, align 4, !tbaa !13
  %915 = getelementptr inbounds i8, ptr %694, i64 512
  %916 = getelementptr inbounds i8, ptr %694, i64 516
  store i32 0, ptr %916, align 4, !tbaa !13
  store i32 0, ptr %915, align 8, !tbaa !13
  %917 = load i32, ptr %63, align 8, !tbaa !74
  %918 = getelementptr inbounds i8, ptr %694, i64 524
  store i32 %917, ptr %918, align 4, !tbaa !13
  %919 = load i64, ptr %64, align 8, !tbaa !75
  %920 = getelementptr inbounds i8, ptr %694, i64 528
  store i64 %919, ptr %920, align 8, !tbaa !42
  %921 = getelementptr inbounds i8, ptr %694, i64 544
  %922 = trunc nuw i64 %689 to i32
  store i32 %922, ptr %921, align 8, !tbaa !13
  %923 = getelementptr inbounds i8, ptr %694, i64 548
  store i32 0, ptr %923, align 4, !tbaa !13
  %924 = getelementptr inbounds i8, ptr %694, i64 552
  store i64 0, ptr %924, align 8, !tbaa !42
  %925 = getelementptr inbounds i8, ptr %694, i64 536
  store i32 0, ptr %925, align 8, !tbaa !13
  %926 = add nuw nsw i64 %689, 1
  %927 = load i32, ptr %670, align 4, !tbaa !39
  %928 = zext i32 %927 to i64
  %929 = icmp ult i64 %926, %928
  br i1 %929, label %688, label %931, !llvm.loop !76

930:                                              ; preds = %598, %593, %610
  br i1 %581, label %931, label %932

931:                                              ; preds = %900, %683, %930
  store i32 0, ptr %65, align 4, !tbaa !77
  br label %946

932:                                              ; preds = %930
  %933 = icmp eq i32 %580, 0
  br i1 %933, label %960, label %934

934:                                              ; preds = %932
  %935 = load i32, ptr %65, align 4, !tbaa !77
  %936 = add i32 %935, 1
  store i32 %936, ptr %65, align 4, !tbaa !77
  %937 = icmp eq i32 %936, 16
  br i1 %937, label %938, label %946

938:                                              ; preds = %934
  %939 = load i64, ptr %36, align 8, !tbaa !59
  %940 = load i64, ptr %37, align 8, !tbaa !60
  %941 = icmp ult i64 %939, %940
  br i1 %941, label %960, label %942

942:                                              ; preds = %938
  %943 = load atomic i64, ptr %38 acquire, align 8
  %944 = load i64, ptr %14, align 8, !tbaa !62
  %945 = icmp ult i64 %943, %944
  br i1 %945, label %960, label %946

946:                                              ; preds = %942, %934, %931
  %947 = load i64, ptr %11, align 8, !tbaa !19
  %948 = add nsw i64 %947, -64
  store i64 %948, ptr %11, align 8, !tbaa !19
  %949 = icmp sgt i64 %947, 64
  br i1 %949, label %953, label %950

950:                                              ; preds = %946
  store i64 16384, ptr %11, align 8, !tbaa !19
  %951 = load i64, ptr %4, align 8, !tbaa !17
  %952 = icmp eq i64 %951, -1
  br i1 %952, label %953, label %954

953:                                              ; preds = %950, %946, %954
  br label %66

954:                                              ; preds = %950
  %955 = call i64 @llvm.readcyclecounter()
  %956 = load i64, ptr %4, align 8, !tbaa !17
  %957 = icmp ult i64 %955, %956
  br i1 %957, label %953, label %960

958:                                              ; preds = %375, %227
  %959 = phi i32 [ 4, %227 ], [ 1, %375 ]
  store i64 %207, ptr %103, align 8, !tbaa !36
  store i64 %85, ptr %19, align 8, !tbaa !24
  br label %960

960:                                              ; preds = %938, %579, %932, %942, %954, %183, %372, %524, %958
  %961 = phi i32 [ %959, %958 ], [ 2, %524 ], [ 2, %372 ], [ 2, %183 ], [ 3, %938 ], [ 2, %579 ], [ 0, %932 ], [ 3, %942 ], [ 4, %954 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #7
  ret i32 %961
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
!37 = !{!4, !5, i64 720}
!38 = !{!28, !5, i64 40}
!39 = !{!28, !8, i64 36}
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
