target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Rank = type { i64, %struct.At, %struct.At, i32, i32, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64 }
%struct.Region = type { i64, i64, i64 }
%struct.IdPlace = type { i64, i32, i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define void @hk_prepare(ptr nocapture noundef %0) local_unnamed_addr #0 {
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
  %14 = getelementptr inbounds i8, ptr %0, i64 672
  %15 = load i64, ptr %14, align 8, !tbaa !11
  %16 = getelementptr inbounds i8, ptr %0, i64 88
  %17 = load i64, ptr %16, align 8, !tbaa !12
  %18 = icmp ugt i64 %17, 111
  %19 = icmp ult i64 %17, %15
  %20 = select i1 %18, i1 true, i1 %19
  %21 = add nuw nsw i64 %17, 1
  %22 = select i1 %20, i64 %15, i64 %21
  %23 = getelementptr inbounds i8, ptr %0, i64 104
  %24 = load i64, ptr %23, align 8, !tbaa !12
  %25 = icmp ugt i64 %24, 111
  %26 = icmp ult i64 %24, %22
  %27 = select i1 %25, i1 true, i1 %26
  %28 = add nuw nsw i64 %24, 1
  %29 = select i1 %27, i64 %22, i64 %28
  %30 = getelementptr inbounds i8, ptr %0, i64 120
  %31 = load i64, ptr %30, align 8, !tbaa !12
  %32 = icmp ugt i64 %31, 111
  %33 = icmp ult i64 %31, %29
  %34 = select i1 %32, i1 true, i1 %33
  %35 = add nuw nsw i64 %31, 1
  %36 = select i1 %34, i64 %29, i64 %35
  %37 = mul nuw i64 %13, %4
  %38 = add i64 %36, 15
  %39 = lshr i64 %38, 4
  %40 = getelementptr inbounds i8, ptr %0, i64 736
  store i64 %39, ptr %40, align 8, !tbaa !14
  %41 = getelementptr inbounds i8, ptr %0, i64 48
  %42 = load i32, ptr %41, align 8, !tbaa !15
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %51, label %44

44:                                               ; preds = %12
  %45 = getelementptr inbounds i8, ptr %0, i64 20
  %46 = getelementptr inbounds i8, ptr %0, i64 680
  %47 = load i64, ptr %46, align 8, !tbaa !16
  %48 = inttoptr i64 %47 to ptr
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = getelementptr inbounds i8, ptr %0, i64 140
  br label %52

51:                                               ; preds = %123, %12
  ret void

52:                                               ; preds = %44, %123
  %53 = phi i32 [ %42, %44 ], [ %124, %123 ]
  %54 = phi i64 [ 0, %44 ], [ %125, %123 ]
  %55 = mul i64 %37, %54
  %56 = getelementptr inbounds i32, ptr %48, i64 %55
  %57 = load i32, ptr %2, align 4, !tbaa !3
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %123, label %59

59:                                               ; preds = %52
  %60 = zext i32 %57 to i64
  %61 = mul nuw i64 %54, %60
  %62 = load i32, ptr %45, align 4, !tbaa !17
  %63 = zext i32 %62 to i64
  %64 = udiv i64 %61, %63
  %65 = load i32, ptr %49, align 4, !tbaa !17
  %66 = zext i32 %65 to i64
  %67 = udiv i64 %64, %66
  %68 = trunc i64 %67 to i32
  %69 = urem i64 %64, %66
  %70 = trunc nuw i64 %69 to i32
  %71 = urem i64 %61, %63
  %72 = trunc nuw i64 %71 to i32
  %73 = shl i32 %57, 1
  br label %74

74:                                               ; preds = %115, %59
  %75 = phi i64 [ 0, %59 ], [ %119, %115 ]
  %76 = phi i32 [ %68, %59 ], [ %118, %115 ]
  %77 = phi i32 [ %70, %59 ], [ %117, %115 ]
  %78 = phi i32 [ %72, %59 ], [ %116, %115 ]
  %79 = load i32, ptr %5, align 8, !tbaa !9
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %86, label %81

81:                                               ; preds = %74
  %82 = shl i32 %77, 10
  %83 = shl i32 %76, 20
  %84 = or i32 %82, %83
  %85 = or i32 %84, %78
  br label %100

86:                                               ; preds = %74
  %87 = getelementptr inbounds i32, ptr %56, i64 %75
  store i32 %78, ptr %87, align 4, !tbaa !17
  %88 = load i32, ptr %50, align 4, !tbaa !10
  %89 = icmp ugt i32 %88, 1
  br i1 %89, label %90, label %104

90:                                               ; preds = %86
  %91 = trunc nuw i64 %75 to i32
  %92 = add i32 %57, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %56, i64 %93
  store i32 %77, ptr %94, align 4, !tbaa !17
  %95 = load i32, ptr %50, align 4, !tbaa !10
  %96 = icmp ugt i32 %95, 2
  br i1 %96, label %97, label %104

97:                                               ; preds = %90
  %98 = add i32 %73, %91
  %99 = zext i32 %98 to i64
  br label %100

100:                                              ; preds = %97, %81
  %101 = phi i64 [ %99, %97 ], [ %75, %81 ]
  %102 = phi i32 [ %76, %97 ], [ %85, %81 ]
  %103 = getelementptr inbounds i32, ptr %56, i64 %101
  store i32 %102, ptr %103, align 4, !tbaa !17
  br label %104

104:                                              ; preds = %100, %90, %86
  %105 = add i32 %78, 1
  %106 = load i32, ptr %45, align 4, !tbaa !17
  %107 = icmp ult i32 %105, %106
  br i1 %107, label %115, label %108

108:                                              ; preds = %104
  %109 = add i32 %77, 1
  %110 = load i32, ptr %49, align 4, !tbaa !17
  %111 = icmp uge i32 %109, %110
  %112 = select i1 %111, i32 0, i32 %109
  %113 = zext i1 %111 to i32
  %114 = add i32 %76, %113
  br label %115

115:                                              ; preds = %108, %104
  %116 = phi i32 [ %105, %104 ], [ 0, %108 ]
  %117 = phi i32 [ %77, %104 ], [ %112, %108 ]
  %118 = phi i32 [ %76, %104 ], [ %114, %108 ]
  %119 = add nuw nsw i64 %75, 1
  %120 = icmp eq i64 %119, %60
  br i1 %120, label %121, label %74, !llvm.loop !18

121:                                              ; preds = %115
  %122 = load i32, ptr %41, align 8, !tbaa !15
  br label %123

123:                                              ; preds = %121, %52
  %124 = phi i32 [ %122, %121 ], [ %53, %52 ]
  %125 = add nuw nsw i64 %54, 1
  %126 = zext i32 %124 to i64
  %127 = icmp ult i64 %125, %126
  br i1 %127, label %52, label %51, !llvm.loop !20
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
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %3) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %3, i8 0, i64 88, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = tail call i64 @llvm.readcyclecounter()
  %8 = add i64 %7, %1
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi i64 [ %8, %6 ], [ -1, %2 ]
  store i64 %10, ptr %4, align 8, !tbaa !21
  %11 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %11, align 8, !tbaa !23
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8, !tbaa !24
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %0, i64 96
  %16 = load i64, ptr %15, align 8, !tbaa !26
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %18, align 8, !tbaa !27
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
  %38 = getelementptr inbounds i8, ptr %14, i64 808
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
  %51 = getelementptr inbounds i8, ptr %14, i64 144
  %52 = getelementptr inbounds i8, ptr %14, i64 64
  %53 = getelementptr inbounds i8, ptr %14, i64 736
  %54 = getelementptr inbounds i8, ptr %14, i64 160
  %55 = getelementptr inbounds i8, ptr %14, i64 88
  %56 = getelementptr inbounds i8, ptr %14, i64 680
  %57 = getelementptr inbounds i8, ptr %0, i64 164
  br label %58

58:                                               ; preds = %1067, %9
  %59 = phi i64 [ 0, %9 ], [ %590, %1067 ]
  %60 = phi i64 [ 0, %9 ], [ %591, %1067 ]
  %61 = phi i32 [ 0, %9 ], [ %592, %1067 ]
  %62 = phi ptr [ null, %9 ], [ %593, %1067 ]
  %63 = phi i64 [ 0, %9 ], [ %594, %1067 ]
  %64 = phi i64 [ 0, %9 ], [ %595, %1067 ]
  %65 = phi i32 [ 0, %9 ], [ %596, %1067 ]
  %66 = phi ptr [ null, %9 ], [ %597, %1067 ]
  %67 = phi i64 [ 0, %9 ], [ %598, %1067 ]
  %68 = load i64, ptr %19, align 8, !tbaa !28
  %69 = load i64, ptr %20, align 8, !tbaa !29
  %70 = icmp ult i64 %68, %69
  br i1 %70, label %71, label %587

71:                                               ; preds = %58
  %72 = load i64, ptr %21, align 8, !tbaa !30
  br label %73

73:                                               ; preds = %71, %569
  %74 = phi i64 [ %570, %569 ], [ %69, %71 ]
  %75 = phi i64 [ %584, %569 ], [ %72, %71 ]
  %76 = phi i32 [ %581, %569 ], [ 0, %71 ]
  %77 = phi i64 [ %585, %569 ], [ %68, %71 ]
  %78 = phi i64 [ %580, %569 ], [ %67, %71 ]
  %79 = phi ptr [ %579, %569 ], [ %66, %71 ]
  %80 = phi i32 [ %578, %569 ], [ %65, %71 ]
  %81 = phi i64 [ %577, %569 ], [ %64, %71 ]
  %82 = phi i64 [ %576, %569 ], [ %63, %71 ]
  %83 = phi ptr [ %575, %569 ], [ %62, %71 ]
  %84 = phi i32 [ %574, %569 ], [ %61, %71 ]
  %85 = phi i64 [ %573, %569 ], [ %60, %71 ]
  %86 = phi i64 [ %572, %569 ], [ %59, %71 ]
  %87 = getelementptr inbounds %struct.Group, ptr %17, i64 %75
  %88 = load i32, ptr %87, align 8, !tbaa !31
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %569, label %90

90:                                               ; preds = %73
  %91 = add i32 %76, 1
  store i32 0, ptr %22, align 8, !tbaa !33
  %92 = ptrtoint ptr %87 to i64
  store i64 %92, ptr %23, align 8, !tbaa !37
  %93 = getelementptr inbounds i8, ptr %87, i64 48
  %94 = load i64, ptr %93, align 8, !tbaa !38
  store i64 %94, ptr %24, align 8, !tbaa !39
  %95 = getelementptr inbounds i8, ptr %87, i64 64
  %96 = load i64, ptr %95, align 8, !tbaa !40
  %97 = icmp ne i64 %96, 0
  %98 = zext i1 %97 to i32
  %99 = getelementptr inbounds i8, ptr %87, i64 40
  %100 = getelementptr inbounds i8, ptr %87, i64 36
  %101 = getelementptr inbounds i8, ptr %87, i64 8
  %102 = getelementptr inbounds i8, ptr %87, i64 72
  %103 = getelementptr inbounds i8, ptr %87, i64 12
  %104 = getelementptr inbounds i8, ptr %87, i64 4
  %105 = getelementptr inbounds i8, ptr %87, i64 56
  br label %106

106:                                              ; preds = %554, %90
  %107 = phi i64 [ %86, %90 ], [ %542, %554 ]
  %108 = phi i64 [ %85, %90 ], [ %543, %554 ]
  %109 = phi i32 [ %84, %90 ], [ %544, %554 ]
  %110 = phi ptr [ %83, %90 ], [ %545, %554 ]
  %111 = phi i64 [ %82, %90 ], [ %546, %554 ]
  %112 = phi i64 [ %81, %90 ], [ %547, %554 ]
  %113 = phi i32 [ %80, %90 ], [ %548, %554 ]
  %114 = phi ptr [ %79, %90 ], [ %549, %554 ]
  %115 = phi i64 [ %78, %90 ], [ %550, %554 ]
  %116 = phi i32 [ %98, %90 ], [ 0, %554 ]
  %117 = load atomic i64, ptr %25 acquire, align 8
  %118 = icmp eq i64 %117, %107
  %119 = select i1 %118, i64 %108, i64 -1
  %120 = select i1 %118, i64 %112, i64 -1
  %121 = load atomic i64, ptr %26 acquire, align 8
  %122 = inttoptr i64 %121 to ptr
  %123 = icmp eq i64 %121, 0
  br i1 %123, label %187, label %124

124:                                              ; preds = %106
  %125 = load i64, ptr %27, align 8, !tbaa !41
  %126 = icmp ugt i64 %125, 1
  br i1 %126, label %127, label %187

127:                                              ; preds = %124
  %128 = load i64, ptr %95, align 8, !tbaa !40
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %130, label %187

130:                                              ; preds = %127
  %131 = load i64, ptr %99, align 8, !tbaa !42
  %132 = inttoptr i64 %131 to ptr
  %133 = load i32, ptr %100, align 4, !tbaa !43
  %134 = zext i32 %133 to i64
  %135 = urem i64 %134, %125
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %137, label %187

137:                                              ; preds = %130
  %138 = load i32, ptr %101, align 8, !tbaa !44
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %187

140:                                              ; preds = %137
  %141 = load i64, ptr %102, align 8, !tbaa !45
  %142 = icmp ne i64 %141, 0
  %143 = icmp eq i32 %133, 0
  %144 = or i1 %143, %142
  br i1 %144, label %179, label %145

145:                                              ; preds = %140
  %146 = load i64, ptr %28, align 8, !tbaa !46
  %147 = getelementptr inbounds i8, ptr %132, i64 528
  %148 = load i64, ptr %147, align 8, !tbaa !47
  %149 = getelementptr inbounds i8, ptr %132, i64 524
  %150 = load i32, ptr %149, align 4, !tbaa !17
  br label %162

151:                                              ; preds = %173
  %152 = mul i64 %174, %146
  %153 = add i64 %152, %131
  %154 = inttoptr i64 %153 to ptr
  %155 = getelementptr inbounds i8, ptr %154, i64 528
  %156 = load i64, ptr %155, align 8, !tbaa !47
  %157 = icmp eq i64 %156, %148
  br i1 %157, label %158, label %177, !llvm.loop !48

158:                                              ; preds = %151
  %159 = getelementptr inbounds i8, ptr %154, i64 524
  %160 = load i32, ptr %159, align 4, !tbaa !17
  %161 = icmp eq i32 %160, %150
  br i1 %161, label %162, label %177, !llvm.loop !48

162:                                              ; preds = %145, %158
  %163 = phi i64 [ %174, %158 ], [ 0, %145 ]
  %164 = phi i1 [ %175, %158 ], [ false, %145 ]
  %165 = phi ptr [ %154, %158 ], [ %132, %145 ]
  %166 = getelementptr inbounds i8, ptr %165, i64 536
  %167 = load i32, ptr %166, align 8, !tbaa !17
  switch i32 %167, label %173 [
    i32 2, label %177
    i32 1, label %168
  ]

168:                                              ; preds = %162
  %169 = getelementptr inbounds i8, ptr %165, i64 540
  %170 = load i32, ptr %169, align 4, !tbaa !17
  %171 = load i32, ptr %103, align 4, !tbaa !49
  %172 = icmp eq i32 %170, %171
  br i1 %172, label %177, label %173

173:                                              ; preds = %168, %162
  %174 = add nuw nsw i64 %163, 1
  %175 = icmp uge i64 %174, %134
  %176 = icmp eq i64 %174, %134
  br i1 %176, label %177, label %151, !llvm.loop !48

177:                                              ; preds = %151, %158, %162, %168, %173
  %178 = phi i1 [ %175, %173 ], [ %164, %168 ], [ %164, %162 ], [ %175, %158 ], [ %175, %151 ]
  br i1 %178, label %179, label %187

179:                                              ; preds = %177, %140
  %180 = call i32 %122(ptr noundef %0, ptr noundef nonnull %87, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %117) #7
  %181 = load atomic i32, ptr %29 monotonic, align 4
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %1074

183:                                              ; preds = %179
  %184 = or i32 %180, %116
  %185 = load i32, ptr %104, align 4, !tbaa !50
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %556, label %187

187:                                              ; preds = %183, %177, %137, %130, %127, %124, %106
  %188 = phi i32 [ %116, %127 ], [ %184, %183 ], [ %116, %177 ], [ %116, %124 ], [ %116, %106 ], [ %116, %137 ], [ %116, %130 ]
  store i64 0, ptr %102, align 8, !tbaa !45
  %189 = load i64, ptr %95, align 8, !tbaa !40
  %190 = trunc i64 %189 to i32
  %191 = load i32, ptr %100, align 4, !tbaa !43
  %192 = icmp ugt i32 %191, %190
  br i1 %192, label %193, label %541

193:                                              ; preds = %187, %527
  %194 = phi i64 [ %528, %527 ], [ %117, %187 ]
  %195 = phi i64 [ %529, %527 ], [ %119, %187 ]
  %196 = phi i32 [ %530, %527 ], [ %109, %187 ]
  %197 = phi ptr [ %531, %527 ], [ %110, %187 ]
  %198 = phi i64 [ %532, %527 ], [ %111, %187 ]
  %199 = phi i64 [ %533, %527 ], [ %120, %187 ]
  %200 = phi i32 [ %534, %527 ], [ %113, %187 ]
  %201 = phi ptr [ %535, %527 ], [ %114, %187 ]
  %202 = phi i64 [ %536, %527 ], [ %115, %187 ]
  %203 = phi i32 [ %538, %527 ], [ %188, %187 ]
  %204 = phi i32 [ %537, %527 ], [ %190, %187 ]
  %205 = load i64, ptr %99, align 8, !tbaa !42
  %206 = zext i32 %204 to i64
  %207 = load i64, ptr %28, align 8, !tbaa !46
  %208 = mul i64 %207, %206
  %209 = add i64 %208, %205
  %210 = inttoptr i64 %209 to ptr
  %211 = getelementptr inbounds i8, ptr %210, i64 536
  %212 = load i32, ptr %211, align 8, !tbaa !17
  switch i32 %212, label %220 [
    i32 2, label %218
    i32 1, label %213
  ]

213:                                              ; preds = %193
  %214 = getelementptr inbounds i8, ptr %210, i64 540
  %215 = load i32, ptr %214, align 4, !tbaa !17
  %216 = load i32, ptr %103, align 4, !tbaa !49
  %217 = icmp eq i32 %215, %216
  br i1 %217, label %218, label %220

218:                                              ; preds = %213, %193
  %219 = add nuw i32 %204, 1
  br label %527, !llvm.loop !51

220:                                              ; preds = %213, %193
  %221 = load i64, ptr %11, align 8, !tbaa !23
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %235, label %223

223:                                              ; preds = %220
  store i64 16384, ptr %11, align 8, !tbaa !23
  %224 = load i64, ptr %4, align 8, !tbaa !21
  %225 = icmp eq i64 %224, -1
  br i1 %225, label %235, label %226

226:                                              ; preds = %223
  %227 = call i64 @llvm.readcyclecounter()
  %228 = load i64, ptr %4, align 8, !tbaa !21
  %229 = icmp ult i64 %227, %228
  br i1 %229, label %230, label %1072

230:                                              ; preds = %226
  %231 = load i64, ptr %99, align 8, !tbaa !42
  %232 = load i64, ptr %28, align 8, !tbaa !46
  %233 = mul i64 %232, %206
  %234 = add i64 %233, %231
  br label %235

235:                                              ; preds = %230, %223, %220
  %236 = phi i64 [ %234, %230 ], [ %209, %223 ], [ %209, %220 ]
  store i64 %236, ptr %30, align 8, !tbaa !52
  %237 = load i64, ptr %105, align 8, !tbaa !53
  %238 = load i64, ptr %31, align 8, !tbaa !54
  %239 = mul i64 %238, %206
  %240 = load i32, ptr %32, align 4, !tbaa !3
  %241 = zext i32 %240 to i64
  %242 = mul i64 %239, %241
  %243 = add i64 %242, %237
  store i64 %243, ptr %33, align 8, !tbaa !55
  %244 = load i64, ptr %34, align 8, !tbaa !56
  store i64 %244, ptr %0, align 8, !tbaa !57
  store i32 0, ptr %211, align 8, !tbaa !17
  %245 = getelementptr inbounds i8, ptr %210, i64 528
  %246 = load i64, ptr %245, align 8, !tbaa !47
  %247 = getelementptr inbounds i8, ptr %210, i64 524
  br label %248

248:                                              ; preds = %349, %235
  %249 = phi i64 [ %194, %235 ], [ %331, %349 ]
  %250 = phi i64 [ %195, %235 ], [ %332, %349 ]
  %251 = phi i32 [ %196, %235 ], [ %333, %349 ]
  %252 = phi ptr [ %197, %235 ], [ %334, %349 ]
  %253 = phi i64 [ %198, %235 ], [ %335, %349 ]
  %254 = phi i64 [ %199, %235 ], [ %336, %349 ]
  %255 = phi i32 [ %200, %235 ], [ %337, %349 ]
  %256 = phi ptr [ %201, %235 ], [ %338, %349 ]
  %257 = phi i64 [ %202, %235 ], [ %339, %349 ]
  %258 = phi i64 [ %246, %235 ], [ %351, %349 ]
  %259 = load i32, ptr %247, align 4, !tbaa !17
  %260 = icmp eq i64 %250, %258
  %261 = icmp eq i32 %251, %259
  %262 = select i1 %260, i1 %261, i1 false
  br i1 %262, label %330, label %263

263:                                              ; preds = %248
  %264 = add i64 %258, 1
  %265 = and i32 %259, 1023
  %266 = zext nneg i32 %265 to i64
  %267 = shl nuw nsw i64 %266, 48
  %268 = or i64 %267, %264
  %269 = icmp eq i64 %254, %258
  %270 = icmp eq i32 %255, %259
  %271 = select i1 %269, i1 %270, i1 false
  br i1 %271, label %325, label %272

272:                                              ; preds = %263
  %273 = inttoptr i64 %249 to ptr
  %274 = getelementptr inbounds i8, ptr %273, i64 -8
  %275 = load i64, ptr %274, align 8, !tbaa !47
  %276 = lshr i64 %268, 2
  %277 = mul i64 %276, -7046029254386353131
  %278 = lshr i64 %277, 40
  br label %279

279:                                              ; preds = %279, %272
  %280 = phi i64 [ %278, %272 ], [ %290, %279 ]
  %281 = phi ptr [ undef, %272 ], [ %288, %279 ]
  %282 = and i64 %280, %275
  %283 = getelementptr inbounds %struct.Region, ptr %273, i64 %282
  %284 = load i64, ptr %283, align 8, !tbaa !58
  %285 = icmp ne i64 %284, %268
  %286 = icmp ne i64 %284, 0
  %287 = select i1 %286, ptr %281, ptr null
  %288 = select i1 %285, ptr %287, ptr %283
  %289 = and i1 %285, %286
  %290 = add i64 %280, 1
  br i1 %289, label %279, label %291

291:                                              ; preds = %279
  %292 = icmp eq ptr %288, null
  br i1 %292, label %293, label %316

293:                                              ; preds = %291
  %294 = load atomic i64, ptr %25 acquire, align 8
  %295 = icmp eq i64 %294, %249
  %296 = inttoptr i64 %294 to ptr
  %297 = getelementptr inbounds i8, ptr %296, i64 -8
  %298 = load i64, ptr %297, align 8, !tbaa !47
  br label %299

299:                                              ; preds = %299, %293
  %300 = phi i64 [ %278, %293 ], [ %310, %299 ]
  %301 = phi ptr [ undef, %293 ], [ %308, %299 ]
  %302 = and i64 %300, %298
  %303 = getelementptr inbounds %struct.Region, ptr %296, i64 %302
  %304 = load i64, ptr %303, align 8, !tbaa !58
  %305 = icmp ne i64 %304, %268
  %306 = icmp ne i64 %304, 0
  %307 = select i1 %306, ptr %301, ptr null
  %308 = select i1 %305, ptr %307, ptr %303
  %309 = and i1 %305, %306
  %310 = add i64 %300, 1
  br i1 %309, label %299, label %311

311:                                              ; preds = %299
  %312 = select i1 %295, i64 %250, i64 -1
  %313 = icmp eq ptr %308, null
  br i1 %313, label %314, label %316

314:                                              ; preds = %311
  %315 = select i1 %295, i64 %254, i64 -1
  store i64 %268, ptr %18, align 8, !tbaa !47
  br label %352

316:                                              ; preds = %311, %291
  %317 = phi i64 [ %294, %311 ], [ %249, %291 ]
  %318 = phi i64 [ %312, %311 ], [ %250, %291 ]
  %319 = phi ptr [ %308, %311 ], [ %288, %291 ]
  %320 = getelementptr inbounds i8, ptr %319, i64 8
  %321 = load i64, ptr %320, align 8, !tbaa !60
  %322 = inttoptr i64 %321 to ptr
  %323 = getelementptr inbounds i8, ptr %319, i64 16
  %324 = load i64, ptr %323, align 8, !tbaa !47
  br label %325

325:                                              ; preds = %263, %316
  %326 = phi i64 [ %317, %316 ], [ %249, %263 ]
  %327 = phi i64 [ %318, %316 ], [ %250, %263 ]
  %328 = phi ptr [ %322, %316 ], [ %256, %263 ]
  %329 = phi i64 [ %324, %316 ], [ %257, %263 ]
  store i64 %268, ptr %35, align 8, !tbaa !47
  br label %330

330:                                              ; preds = %248, %325
  %331 = phi i64 [ %326, %325 ], [ %249, %248 ]
  %332 = phi i64 [ %258, %325 ], [ %250, %248 ]
  %333 = phi i32 [ %259, %325 ], [ %251, %248 ]
  %334 = phi ptr [ %328, %325 ], [ %252, %248 ]
  %335 = phi i64 [ %329, %325 ], [ %253, %248 ]
  %336 = phi i64 [ %327, %325 ], [ %254, %248 ]
  %337 = phi i32 [ %251, %325 ], [ %255, %248 ]
  %338 = phi ptr [ %252, %325 ], [ %256, %248 ]
  %339 = phi i64 [ %253, %325 ], [ %257, %248 ]
  %340 = call i64 %334(ptr noundef %210, ptr noundef nonnull %0, i64 noundef %335) #7
  %341 = and i64 %340, 281474976710655
  store i64 %341, ptr %245, align 8, !tbaa !47
  %342 = icmp ult i64 %340, 281474976710656
  br i1 %342, label %346, label %343

343:                                              ; preds = %330
  %344 = lshr i64 %340, 48
  %345 = trunc nuw nsw i64 %344 to i32
  br label %352

346:                                              ; preds = %330
  %347 = load i64, ptr %0, align 8, !tbaa !57
  %348 = icmp ult i64 %347, 2
  br i1 %348, label %352, label %349

349:                                              ; preds = %346
  %350 = add i64 %347, -1
  store i64 %350, ptr %0, align 8, !tbaa !57
  %351 = load i64, ptr %245, align 8, !tbaa !47
  br label %248

352:                                              ; preds = %346, %343, %314
  %353 = phi i64 [ %331, %343 ], [ %294, %314 ], [ %331, %346 ]
  %354 = phi i64 [ %332, %343 ], [ %312, %314 ], [ %332, %346 ]
  %355 = phi i32 [ %333, %343 ], [ %251, %314 ], [ %333, %346 ]
  %356 = phi ptr [ %334, %343 ], [ %252, %314 ], [ %334, %346 ]
  %357 = phi i64 [ %335, %343 ], [ %253, %314 ], [ %335, %346 ]
  %358 = phi i64 [ %336, %343 ], [ %315, %314 ], [ %336, %346 ]
  %359 = phi i32 [ %337, %343 ], [ %255, %314 ], [ %337, %346 ]
  %360 = phi ptr [ %338, %343 ], [ %256, %314 ], [ %338, %346 ]
  %361 = phi i64 [ %339, %343 ], [ %257, %314 ], [ %339, %346 ]
  %362 = phi i32 [ %345, %343 ], [ 3, %314 ], [ 3, %346 ]
  %363 = load i64, ptr %11, align 8, !tbaa !23
  %364 = add nsw i64 %363, -64
  store i64 %364, ptr %11, align 8, !tbaa !23
  %365 = load i64, ptr %0, align 8, !tbaa !57
  %366 = load i64, ptr %34, align 8, !tbaa !56
  %367 = icmp ult i64 %365, %366
  br i1 %367, label %368, label %371

368:                                              ; preds = %352
  %369 = add i64 %365, %364
  %370 = sub i64 %369, %366
  store i64 %370, ptr %11, align 8, !tbaa !23
  br label %371

371:                                              ; preds = %368, %352
  %372 = load atomic i32, ptr %29 monotonic, align 4
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %374, label %1074

374:                                              ; preds = %371
  %375 = load i64, ptr %18, align 8, !tbaa !27
  %376 = icmp eq i64 %375, 0
  br i1 %376, label %377, label %1072

377:                                              ; preds = %374
  switch i32 %362, label %398 [
    i32 2, label %378
    i32 1, label %388
  ]

378:                                              ; preds = %377
  %379 = load i32, ptr %103, align 4, !tbaa !49
  %380 = getelementptr inbounds i8, ptr %210, i64 540
  store i32 %379, ptr %380, align 4, !tbaa !17
  store i32 1, ptr %211, align 8, !tbaa !17
  %381 = load i32, ptr %101, align 8, !tbaa !44
  %382 = add i32 %381, 1
  store i32 %382, ptr %101, align 8, !tbaa !44
  %383 = load i32, ptr %104, align 4, !tbaa !50
  %384 = icmp ult i32 %382, %383
  br i1 %384, label %411, label %385

385:                                              ; preds = %378
  store i32 0, ptr %101, align 8, !tbaa !44
  %386 = load i32, ptr %103, align 4, !tbaa !49
  %387 = add i32 %386, 1
  store i32 %387, ptr %103, align 4, !tbaa !49
  br label %411

388:                                              ; preds = %377
  store i32 2, ptr %211, align 8, !tbaa !17
  %389 = load i32, ptr %104, align 4, !tbaa !50
  %390 = add i32 %389, -1
  store i32 %390, ptr %104, align 4, !tbaa !50
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %407, label %392

392:                                              ; preds = %388
  %393 = load i32, ptr %101, align 8, !tbaa !44
  %394 = icmp ult i32 %393, %390
  br i1 %394, label %407, label %395

395:                                              ; preds = %392
  store i32 0, ptr %101, align 8, !tbaa !44
  %396 = load i32, ptr %103, align 4, !tbaa !49
  %397 = add i32 %396, 1
  store i32 %397, ptr %103, align 4, !tbaa !49
  br label %407

398:                                              ; preds = %377
  %399 = icmp eq i32 %362, 4
  %400 = zext i1 %399 to i32
  store i32 %400, ptr %211, align 8, !tbaa !17
  br i1 %399, label %401, label %407

401:                                              ; preds = %398
  %402 = getelementptr inbounds i8, ptr %210, i64 540
  %403 = load i32, ptr %402, align 4, !tbaa !17
  %404 = load i32, ptr %103, align 4, !tbaa !49
  %405 = icmp ne i32 %403, %404
  %406 = zext i1 %405 to i32
  br label %407

407:                                              ; preds = %401, %398, %395, %392, %388
  %408 = phi i32 [ %406, %401 ], [ 0, %398 ], [ 1, %388 ], [ 1, %392 ], [ 1, %395 ]
  %409 = or i32 %408, %203
  %410 = add i32 %204, 1
  br label %527

411:                                              ; preds = %385, %378
  %412 = or i32 %203, 1
  %413 = add i32 %204, 1
  %414 = icmp eq i64 %354, %246
  br i1 %414, label %415, label %527, !llvm.loop !51

415:                                              ; preds = %411
  %416 = load i64, ptr %245, align 8, !tbaa !47
  %417 = or i64 %416, 562949953421312
  %418 = load i32, ptr %100, align 4, !tbaa !43
  %419 = icmp ugt i32 %418, %413
  br i1 %419, label %420, label %523

420:                                              ; preds = %415
  %421 = zext i32 %413 to i64
  br label %422

422:                                              ; preds = %511, %420
  %423 = phi i64 [ %421, %420 ], [ %512, %511 ]
  %424 = load i64, ptr %99, align 8, !tbaa !42
  %425 = load i64, ptr %28, align 8, !tbaa !46
  %426 = mul i64 %425, %423
  %427 = add i64 %426, %424
  %428 = inttoptr i64 %427 to ptr
  %429 = getelementptr inbounds i8, ptr %428, i64 528
  %430 = load i64, ptr %429, align 8, !tbaa !47
  %431 = icmp eq i64 %430, %246
  br i1 %431, label %432, label %520

432:                                              ; preds = %422
  %433 = getelementptr inbounds i8, ptr %428, i64 524
  %434 = load i32, ptr %433, align 4, !tbaa !17
  %435 = icmp eq i32 %434, %355
  br i1 %435, label %436, label %520

436:                                              ; preds = %432
  %437 = getelementptr inbounds i8, ptr %428, i64 536
  %438 = load i32, ptr %437, align 8, !tbaa !17
  switch i32 %438, label %447 [
    i32 2, label %520
    i32 1, label %439
  ]

439:                                              ; preds = %436
  %440 = getelementptr inbounds i8, ptr %428, i64 540
  %441 = load i32, ptr %440, align 4, !tbaa !17
  %442 = load i32, ptr %103, align 4, !tbaa !49
  %443 = icmp eq i32 %441, %442
  %444 = load i64, ptr %11, align 8
  %445 = icmp slt i64 %444, 1
  %446 = select i1 %443, i1 true, i1 %445
  br i1 %446, label %520, label %450

447:                                              ; preds = %436
  %448 = load i64, ptr %11, align 8, !tbaa !23
  %449 = icmp slt i64 %448, 1
  br i1 %449, label %520, label %450

450:                                              ; preds = %439, %447
  store i64 %427, ptr %30, align 8, !tbaa !52
  %451 = load i64, ptr %105, align 8, !tbaa !53
  %452 = load i64, ptr %31, align 8, !tbaa !54
  %453 = mul i64 %452, %423
  %454 = load i32, ptr %32, align 4, !tbaa !3
  %455 = zext i32 %454 to i64
  %456 = mul i64 %453, %455
  %457 = add i64 %456, %451
  store i64 %457, ptr %33, align 8, !tbaa !55
  %458 = load i64, ptr %34, align 8, !tbaa !56
  store i64 %458, ptr %0, align 8, !tbaa !57
  %459 = call i64 %356(ptr noundef nonnull %428, ptr noundef nonnull %0, i64 noundef %357) #7
  %460 = load i64, ptr %11, align 8, !tbaa !23
  %461 = add nsw i64 %460, -64
  store i64 %461, ptr %11, align 8, !tbaa !23
  %462 = load i64, ptr %0, align 8, !tbaa !57
  %463 = load i64, ptr %34, align 8, !tbaa !56
  %464 = icmp ult i64 %462, %463
  br i1 %464, label %465, label %468

465:                                              ; preds = %450
  %466 = add i64 %462, %461
  %467 = sub i64 %466, %463
  store i64 %467, ptr %11, align 8, !tbaa !23
  br label %468

468:                                              ; preds = %465, %450
  %469 = and i64 %459, 281474976710655
  store i64 %469, ptr %429, align 8, !tbaa !47
  %470 = icmp eq i64 %459, %417
  br i1 %470, label %498, label %471

471:                                              ; preds = %468
  %472 = trunc nuw i64 %423 to i32
  %473 = lshr i64 %459, 48
  %474 = trunc nuw i64 %473 to i16
  switch i16 %474, label %495 [
    i16 2, label %475
    i16 1, label %485
  ]

475:                                              ; preds = %471
  %476 = load i32, ptr %103, align 4, !tbaa !49
  %477 = getelementptr inbounds i8, ptr %428, i64 540
  store i32 %476, ptr %477, align 4, !tbaa !17
  store i32 1, ptr %437, align 8, !tbaa !17
  %478 = load i32, ptr %101, align 8, !tbaa !44
  %479 = add i32 %478, 1
  store i32 %479, ptr %101, align 8, !tbaa !44
  %480 = load i32, ptr %104, align 4, !tbaa !50
  %481 = icmp ult i32 %479, %480
  br i1 %481, label %516, label %482

482:                                              ; preds = %475
  store i32 0, ptr %101, align 8, !tbaa !44
  %483 = load i32, ptr %103, align 4, !tbaa !49
  %484 = add i32 %483, 1
  store i32 %484, ptr %103, align 4, !tbaa !49
  br label %516

485:                                              ; preds = %471
  store i32 2, ptr %437, align 8, !tbaa !17
  %486 = load i32, ptr %104, align 4, !tbaa !50
  %487 = add i32 %486, -1
  store i32 %487, ptr %104, align 4, !tbaa !50
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %516, label %489

489:                                              ; preds = %485
  %490 = load i32, ptr %101, align 8, !tbaa !44
  %491 = icmp ult i32 %490, %487
  br i1 %491, label %516, label %492

492:                                              ; preds = %489
  store i32 0, ptr %101, align 8, !tbaa !44
  %493 = load i32, ptr %103, align 4, !tbaa !49
  %494 = add i32 %493, 1
  store i32 %494, ptr %103, align 4, !tbaa !49
  br label %516

495:                                              ; preds = %471
  %496 = icmp eq i64 %473, 4
  %497 = zext i1 %496 to i32
  store i32 %497, ptr %437, align 8, !tbaa !17
  br label %516

498:                                              ; preds = %468
  %499 = load i32, ptr %103, align 4, !tbaa !49
  %500 = getelementptr inbounds i8, ptr %428, i64 540
  store i32 %499, ptr %500, align 4, !tbaa !17
  store i32 1, ptr %437, align 8, !tbaa !17
  %501 = load i32, ptr %101, align 8, !tbaa !44
  %502 = add i32 %501, 1
  store i32 %502, ptr %101, align 8, !tbaa !44
  %503 = load i32, ptr %104, align 4, !tbaa !50
  %504 = icmp ult i32 %502, %503
  br i1 %504, label %508, label %505

505:                                              ; preds = %498
  store i32 0, ptr %101, align 8, !tbaa !44
  %506 = load i32, ptr %103, align 4, !tbaa !49
  %507 = add i32 %506, 1
  store i32 %507, ptr %103, align 4, !tbaa !49
  br label %508

508:                                              ; preds = %505, %498
  %509 = load atomic i32, ptr %29 monotonic, align 4
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %520

511:                                              ; preds = %508
  %512 = add nuw nsw i64 %423, 1
  %513 = load i32, ptr %100, align 4, !tbaa !43
  %514 = zext i32 %513 to i64
  %515 = icmp ult i64 %512, %514
  br i1 %515, label %422, label %520, !llvm.loop !61

516:                                              ; preds = %495, %492, %489, %485, %482, %475
  %517 = icmp ugt i64 %459, 281474976710655
  %518 = zext i1 %517 to i32
  %519 = add nuw i32 %518, %472
  br label %523

520:                                              ; preds = %511, %508, %447, %439, %436, %432, %422
  %521 = phi i64 [ %423, %436 ], [ %423, %447 ], [ %423, %439 ], [ %423, %432 ], [ %423, %422 ], [ %423, %508 ], [ %512, %511 ]
  %522 = trunc i64 %521 to i32
  br label %523

523:                                              ; preds = %520, %516, %415
  %524 = phi i32 [ %519, %516 ], [ %413, %415 ], [ %522, %520 ]
  %525 = load atomic i32, ptr %29 monotonic, align 4
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %527, label %1074

527:                                              ; preds = %523, %411, %407, %218
  %528 = phi i64 [ %353, %407 ], [ %353, %523 ], [ %353, %411 ], [ %194, %218 ]
  %529 = phi i64 [ %354, %407 ], [ %246, %523 ], [ %354, %411 ], [ %195, %218 ]
  %530 = phi i32 [ %355, %407 ], [ %355, %523 ], [ %355, %411 ], [ %196, %218 ]
  %531 = phi ptr [ %356, %407 ], [ %356, %523 ], [ %356, %411 ], [ %197, %218 ]
  %532 = phi i64 [ %357, %407 ], [ %357, %523 ], [ %357, %411 ], [ %198, %218 ]
  %533 = phi i64 [ %358, %407 ], [ %358, %523 ], [ %358, %411 ], [ %199, %218 ]
  %534 = phi i32 [ %359, %407 ], [ %359, %523 ], [ %359, %411 ], [ %200, %218 ]
  %535 = phi ptr [ %360, %407 ], [ %360, %523 ], [ %360, %411 ], [ %201, %218 ]
  %536 = phi i64 [ %361, %407 ], [ %361, %523 ], [ %361, %411 ], [ %202, %218 ]
  %537 = phi i32 [ %410, %407 ], [ %524, %523 ], [ %413, %411 ], [ %219, %218 ]
  %538 = phi i32 [ %409, %407 ], [ %412, %523 ], [ %412, %411 ], [ %203, %218 ]
  %539 = load i32, ptr %100, align 4, !tbaa !43
  %540 = icmp ult i32 %537, %539
  br i1 %540, label %193, label %541

541:                                              ; preds = %527, %187
  %542 = phi i64 [ %117, %187 ], [ %528, %527 ]
  %543 = phi i64 [ %119, %187 ], [ %529, %527 ]
  %544 = phi i32 [ %109, %187 ], [ %530, %527 ]
  %545 = phi ptr [ %110, %187 ], [ %531, %527 ]
  %546 = phi i64 [ %111, %187 ], [ %532, %527 ]
  %547 = phi i64 [ %120, %187 ], [ %533, %527 ]
  %548 = phi i32 [ %113, %187 ], [ %534, %527 ]
  %549 = phi ptr [ %114, %187 ], [ %535, %527 ]
  %550 = phi i64 [ %115, %187 ], [ %536, %527 ]
  %551 = phi i32 [ %188, %187 ], [ %538, %527 ]
  store i64 0, ptr %95, align 8, !tbaa !40
  %552 = load i32, ptr %104, align 4, !tbaa !50
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %556, label %554

554:                                              ; preds = %541
  %555 = icmp eq i32 %551, 0
  br i1 %555, label %566, label %106

556:                                              ; preds = %541, %183
  %557 = phi i64 [ %117, %183 ], [ %542, %541 ]
  %558 = phi i64 [ %119, %183 ], [ %543, %541 ]
  %559 = phi i32 [ %109, %183 ], [ %544, %541 ]
  %560 = phi ptr [ %110, %183 ], [ %545, %541 ]
  %561 = phi i64 [ %111, %183 ], [ %546, %541 ]
  %562 = phi i64 [ %120, %183 ], [ %547, %541 ]
  %563 = phi i32 [ %113, %183 ], [ %548, %541 ]
  %564 = phi ptr [ %114, %183 ], [ %549, %541 ]
  %565 = phi i64 [ %115, %183 ], [ %550, %541 ]
  store i32 0, ptr %87, align 8, !tbaa !31
  br label %587

566:                                              ; preds = %554
  %567 = load i64, ptr %21, align 8, !tbaa !30
  %568 = load i64, ptr %20, align 8, !tbaa !29
  br label %569

569:                                              ; preds = %566, %73
  %570 = phi i64 [ %74, %73 ], [ %568, %566 ]
  %571 = phi i64 [ %75, %73 ], [ %567, %566 ]
  %572 = phi i64 [ %86, %73 ], [ %542, %566 ]
  %573 = phi i64 [ %85, %73 ], [ %543, %566 ]
  %574 = phi i32 [ %84, %73 ], [ %544, %566 ]
  %575 = phi ptr [ %83, %73 ], [ %545, %566 ]
  %576 = phi i64 [ %82, %73 ], [ %546, %566 ]
  %577 = phi i64 [ %81, %73 ], [ %547, %566 ]
  %578 = phi i32 [ %80, %73 ], [ %548, %566 ]
  %579 = phi ptr [ %79, %73 ], [ %549, %566 ]
  %580 = phi i64 [ %78, %73 ], [ %550, %566 ]
  %581 = phi i32 [ %76, %73 ], [ %91, %566 ]
  %582 = add i64 %571, 1
  %583 = icmp eq i64 %582, %570
  %584 = select i1 %583, i64 0, i64 %582
  store i64 %584, ptr %21, align 8, !tbaa !30
  %585 = add nuw i64 %77, 1
  %586 = icmp ult i64 %585, %570
  br i1 %586, label %73, label %587, !llvm.loop !62

587:                                              ; preds = %569, %58, %556
  %588 = phi i32 [ %76, %556 ], [ 0, %58 ], [ %581, %569 ]
  %589 = phi i1 [ true, %556 ], [ false, %58 ], [ false, %569 ]
  %590 = phi i64 [ %557, %556 ], [ %59, %58 ], [ %572, %569 ]
  %591 = phi i64 [ %558, %556 ], [ %60, %58 ], [ %573, %569 ]
  %592 = phi i32 [ %559, %556 ], [ %61, %58 ], [ %574, %569 ]
  %593 = phi ptr [ %560, %556 ], [ %62, %58 ], [ %575, %569 ]
  %594 = phi i64 [ %561, %556 ], [ %63, %58 ], [ %576, %569 ]
  %595 = phi i64 [ %562, %556 ], [ %64, %58 ], [ %577, %569 ]
  %596 = phi i32 [ %563, %556 ], [ %65, %58 ], [ %578, %569 ]
  %597 = phi ptr [ %564, %556 ], [ %66, %58 ], [ %579, %569 ]
  %598 = phi i64 [ %565, %556 ], [ %67, %58 ], [ %580, %569 ]
  store i64 0, ptr %19, align 8, !tbaa !28
  %599 = load atomic i32, ptr %29 monotonic, align 4
  %600 = icmp eq i32 %599, 0
  br i1 %600, label %601, label %1074

601:                                              ; preds = %587
  %602 = load i64, ptr %15, align 8, !tbaa !26
  %603 = inttoptr i64 %602 to ptr
  %604 = load i64, ptr %20, align 8, !tbaa !29
  %605 = icmp eq i64 %604, 0
  br i1 %605, label %1044, label %609

606:                                              ; preds = %609
  %607 = add nuw i64 %610, 1
  %608 = icmp eq i64 %607, %604
  br i1 %608, label %1044, label %609, !llvm.loop !63

609:                                              ; preds = %601, %606
  %610 = phi i64 [ %607, %606 ], [ 0, %601 ]
  %611 = getelementptr inbounds %struct.Group, ptr %603, i64 %610
  %612 = load i32, ptr %611, align 8, !tbaa !31
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %614, label %606

614:                                              ; preds = %609
  %615 = load i64, ptr %36, align 8, !tbaa !64
  %616 = load i64, ptr %37, align 8, !tbaa !65
  %617 = icmp eq i64 %615, %616
  br i1 %617, label %618, label %627

618:                                              ; preds = %614
  %619 = load i64, ptr %39, align 8, !tbaa !66
  %620 = atomicrmw add ptr %38, i64 %619 acq_rel, align 8
  %621 = load i64, ptr %14, align 8, !tbaa !67
  %622 = icmp ult i64 %620, %621
  br i1 %622, label %623, label %1044

623:                                              ; preds = %618
  %624 = load i64, ptr %39, align 8, !tbaa !66
  %625 = add i64 %624, %620
  %626 = call i64 @llvm.umin.i64(i64 %625, i64 %621)
  store i64 %626, ptr %37, align 8, !tbaa !65
  br label %627

627:                                              ; preds = %623, %614
  %628 = phi i64 [ %620, %623 ], [ %615, %614 ]
  %629 = add i64 %628, 1
  store i64 %629, ptr %36, align 8, !tbaa !64
  %630 = getelementptr inbounds i8, ptr %611, i64 24
  %631 = load i32, ptr %40, align 4, !tbaa !17
  %632 = zext i32 %631 to i64
  %633 = icmp ult i64 %628, %632
  br i1 %633, label %636, label %634

634:                                              ; preds = %627
  %635 = udiv i64 %628, %632
  br label %636

636:                                              ; preds = %634, %627
  %637 = phi i64 [ %635, %634 ], [ 0, %627 ]
  %638 = mul i64 %637, %632
  %639 = sub i64 %628, %638
  %640 = trunc i64 %639 to i32
  store i32 %640, ptr %630, align 4, !tbaa !17
  %641 = load i32, ptr %41, align 4, !tbaa !17
  %642 = load i32, ptr %42, align 4, !tbaa !17
  %643 = mul i32 %641, %640
  %644 = sub i32 %642, %643
  %645 = call noundef i32 @llvm.umin.i32(i32 %641, i32 %644)
  %646 = load i32, ptr %43, align 4, !tbaa !17
  %647 = zext i32 %646 to i64
  %648 = icmp ult i64 %637, %647
  br i1 %648, label %651, label %649

649:                                              ; preds = %636
  %650 = udiv i64 %637, %647
  br label %651

651:                                              ; preds = %649, %636
  %652 = phi i64 [ %650, %649 ], [ 0, %636 ]
  %653 = mul i64 %652, %647
  %654 = sub i64 %637, %653
  %655 = trunc i64 %654 to i32
  %656 = getelementptr inbounds i8, ptr %611, i64 28
  store i32 %655, ptr %656, align 4, !tbaa !17
  %657 = load i32, ptr %44, align 4, !tbaa !17
  %658 = load i32, ptr %45, align 4, !tbaa !17
  %659 = mul i32 %657, %655
  %660 = sub i32 %658, %659
  %661 = call noundef i32 @llvm.umin.i32(i32 %657, i32 %660)
  %662 = load i32, ptr %46, align 4, !tbaa !17
  %663 = zext i32 %662 to i64
  %664 = icmp ult i64 %652, %663
  br i1 %664, label %667, label %665

665:                                              ; preds = %651
  %666 = udiv i64 %652, %663
  br label %667

667:                                              ; preds = %665, %651
  %668 = phi i64 [ %666, %665 ], [ 0, %651 ]
  %669 = mul i64 %668, %663
  %670 = sub i64 %652, %669
  %671 = trunc i64 %670 to i32
  %672 = getelementptr inbounds i8, ptr %611, i64 32
  store i32 %671, ptr %672, align 4, !tbaa !17
  %673 = load i32, ptr %47, align 4, !tbaa !17
  %674 = load i32, ptr %48, align 4, !tbaa !17
  %675 = mul i32 %673, %671
  %676 = sub i32 %674, %675
  %677 = call noundef i32 @llvm.umin.i32(i32 %673, i32 %676)
  %678 = zext i32 %645 to i64
  %679 = zext i32 %661 to i64
  %680 = mul nuw i64 %679, %678
  %681 = zext i32 %677 to i64
  %682 = mul i64 %680, %681
  %683 = load i32, ptr %32, align 4, !tbaa !3
  %684 = zext i32 %683 to i64
  %685 = add nsw i64 %684, -1
  %686 = add i64 %685, %682
  %687 = udiv i64 %686, %684
  %688 = trunc i64 %687 to i32
  %689 = getelementptr inbounds i8, ptr %611, i64 4
  store i32 %688, ptr %689, align 4, !tbaa !50
  %690 = getelementptr inbounds i8, ptr %611, i64 36
  store i32 %688, ptr %690, align 4, !tbaa !43
  %691 = getelementptr inbounds i8, ptr %611, i64 64
  store i64 0, ptr %691, align 8, !tbaa !40
  %692 = getelementptr inbounds i8, ptr %611, i64 12
  store i32 0, ptr %692, align 4, !tbaa !49
  %693 = getelementptr inbounds i8, ptr %611, i64 8
  store i32 0, ptr %693, align 8, !tbaa !44
  %694 = getelementptr inbounds i8, ptr %611, i64 16
  store i64 %628, ptr %694, align 8, !tbaa !68
  %695 = getelementptr inbounds i8, ptr %611, i64 72
  store i64 1, ptr %695, align 8, !tbaa !45
  store i32 1, ptr %611, align 8, !tbaa !31
  %696 = load i32, ptr %41, align 4, !tbaa !17
  %697 = icmp eq i32 %645, %696
  br i1 %697, label %698, label %704

698:                                              ; preds = %667
  %699 = load i32, ptr %44, align 4, !tbaa !17
  %700 = icmp eq i32 %661, %699
  br i1 %700, label %701, label %704

701:                                              ; preds = %698
  %702 = load i32, ptr %47, align 4, !tbaa !17
  %703 = icmp ne i32 %677, %702
  br label %704

704:                                              ; preds = %701, %698, %667
  %705 = phi i1 [ true, %698 ], [ true, %667 ], [ %703, %701 ]
  %706 = load i32, ptr %49, align 8, !tbaa !9
  %707 = icmp eq i32 %706, 0
  br i1 %707, label %708, label %711

708:                                              ; preds = %704
  %709 = load i32, ptr %50, align 4, !tbaa !10
  %710 = zext i32 %709 to i64
  br label %711

711:                                              ; preds = %708, %704
  %712 = phi i64 [ %710, %708 ], [ 1, %704 ]
  %713 = mul nuw i64 %712, %684
  %714 = sub nsw i64 64, %684
  %715 = lshr i64 -1, %714
  %716 = trunc i64 %715 to i32
  %717 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %716, i64 14
  %718 = lshr i64 4294967295, %714
  %719 = trunc nuw i64 %718 to i32
  %720 = insertelement <16 x i32> %717, i32 %719, i64 15
  %721 = load i32, ptr %51, align 8, !tbaa !69
  %722 = load i64, ptr %52, align 8, !tbaa !70
  %723 = trunc i64 %722 to i32
  %724 = lshr i64 %722, 32
  %725 = trunc nuw i64 %724 to i32
  %726 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %721, i64 3
  %727 = insertelement <16 x i32> %726, i32 %723, i64 4
  %728 = insertelement <16 x i32> %727, i32 %725, i64 5
  %729 = load i64, ptr %53, align 8, !tbaa !14
  %730 = icmp eq i64 %729, 0
  br i1 %730, label %731, label %732

731:                                              ; preds = %912, %711
  br label %744

732:                                              ; preds = %711
  %733 = getelementptr inbounds i8, ptr %611, i64 40
  br label %855

734:                                              ; preds = %775
  %735 = load i64, ptr %28, align 8, !tbaa !46
  %736 = getelementptr inbounds i8, ptr %611, i64 40
  %737 = load i64, ptr %736, align 8, !tbaa !42
  %738 = load i32, ptr %690, align 4, !tbaa !43
  %739 = zext i32 %738 to i64
  %740 = mul i64 %735, %739
  %741 = add i64 %740, %737
  %742 = icmp ult i64 %737, %741
  br i1 %742, label %779, label %743

743:                                              ; preds = %779, %734
  br label %793

744:                                              ; preds = %731, %775
  %745 = phi i64 [ %777, %775 ], [ 0, %731 ]
  %746 = phi <16 x i32> [ %776, %775 ], [ %720, %731 ]
  %747 = getelementptr inbounds [3 x %struct.IdPlace], ptr %55, i64 0, i64 %745
  %748 = load i64, ptr %747, align 8, !tbaa !12
  %749 = and i64 %748, -16
  %750 = icmp eq i64 %749, 112
  br i1 %750, label %751, label %775

751:                                              ; preds = %744
  %752 = trunc nuw i64 %748 to i32
  %753 = and i32 %752, 15
  %754 = insertelement <16 x i32> poison, i32 %753, i64 0
  %755 = shufflevector <16 x i32> %754, <16 x i32> poison, <16 x i32> zeroinitializer
  %756 = icmp eq <16 x i32> %755, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %757 = getelementptr inbounds i8, ptr %747, i64 12
  %758 = load i32, ptr %757, align 4, !tbaa !71
  %759 = getelementptr inbounds i8, ptr %747, i64 8
  %760 = load i32, ptr %759, align 8, !tbaa !72
  %761 = shl i32 %758, %760
  %762 = xor i32 %761, -1
  %763 = insertelement <16 x i32> poison, i32 %762, i64 0
  %764 = shufflevector <16 x i32> %763, <16 x i32> poison, <16 x i32> zeroinitializer
  %765 = select <16 x i1> %756, <16 x i32> %764, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %766 = and <16 x i32> %765, %746
  %767 = getelementptr inbounds [3 x i32], ptr %630, i64 0, i64 %745
  %768 = load i32, ptr %767, align 4, !tbaa !17
  %769 = and i32 %768, %758
  %770 = shl i32 %769, %760
  %771 = insertelement <16 x i32> poison, i32 %770, i64 0
  %772 = shufflevector <16 x i32> %771, <16 x i32> poison, <16 x i32> zeroinitializer
  %773 = select <16 x i1> %756, <16 x i32> %772, <16 x i32> zeroinitializer
  %774 = or <16 x i32> %773, %766
  br label %775

775:                                              ; preds = %751, %744
  %776 = phi <16 x i32> [ %774, %751 ], [ %746, %744 ]
  %777 = add nuw nsw i64 %745, 1
  %778 = icmp eq i64 %777, 3
  br i1 %778, label %734, label %744, !llvm.loop !73

779:                                              ; preds = %734, %779
  %780 = phi i64 [ %783, %779 ], [ %737, %734 ]
  %781 = inttoptr i64 %780 to ptr
  %782 = getelementptr inbounds i8, ptr %781, i64 448
  store <16 x i32> %776, ptr %782, align 4, !tbaa !74
  %783 = add i64 %780, %735
  %784 = icmp ult i64 %783, %741
  br i1 %784, label %779, label %743, !llvm.loop !75

785:                                              ; preds = %824
  %786 = load i64, ptr %28, align 8, !tbaa !46
  %787 = load i64, ptr %736, align 8, !tbaa !42
  %788 = load i32, ptr %690, align 4, !tbaa !43
  %789 = zext i32 %788 to i64
  %790 = mul i64 %786, %789
  %791 = add i64 %790, %787
  %792 = icmp ult i64 %787, %791
  br i1 %792, label %828, label %838

793:                                              ; preds = %743, %824
  %794 = phi i64 [ %826, %824 ], [ 0, %743 ]
  %795 = phi <16 x i32> [ %825, %824 ], [ %728, %743 ]
  %796 = getelementptr inbounds [3 x %struct.IdPlace], ptr %55, i64 0, i64 %794
  %797 = load i64, ptr %796, align 8, !tbaa !12
  %798 = and i64 %797, -16
  %799 = icmp eq i64 %798, 128
  br i1 %799, label %800, label %824

800:                                              ; preds = %793
  %801 = trunc nuw i64 %797 to i32
  %802 = and i32 %801, 15
  %803 = insertelement <16 x i32> poison, i32 %802, i64 0
  %804 = shufflevector <16 x i32> %803, <16 x i32> poison, <16 x i32> zeroinitializer
  %805 = icmp eq <16 x i32> %804, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %806 = getelementptr inbounds i8, ptr %796, i64 12
  %807 = load i32, ptr %806, align 4, !tbaa !71
  %808 = getelementptr inbounds i8, ptr %796, i64 8
  %809 = load i32, ptr %808, align 8, !tbaa !72
  %810 = shl i32 %807, %809
  %811 = xor i32 %810, -1
  %812 = insertelement <16 x i32> poison, i32 %811, i64 0
  %813 = shufflevector <16 x i32> %812, <16 x i32> poison, <16 x i32> zeroinitializer
  %814 = select <16 x i1> %805, <16 x i32> %813, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %815 = and <16 x i32> %814, %795
  %816 = getelementptr inbounds [3 x i32], ptr %630, i64 0, i64 %794
  %817 = load i32, ptr %816, align 4, !tbaa !17
  %818 = and i32 %817, %807
  %819 = shl i32 %818, %809
  %820 = insertelement <16 x i32> poison, i32 %819, i64 0
  %821 = shufflevector <16 x i32> %820, <16 x i32> poison, <16 x i32> zeroinitializer
  %822 = select <16 x i1> %805, <16 x i32> %821, <16 x i32> zeroinitializer
  %823 = or <16 x i32> %822, %815
  br label %824

824:                                              ; preds = %800, %793
  %825 = phi <16 x i32> [ %823, %800 ], [ %795, %793 ]
  %826 = add nuw nsw i64 %794, 1
  %827 = icmp eq i64 %826, 3
  br i1 %827, label %785, label %793, !llvm.loop !73

828:                                              ; preds = %785, %828
  %829 = phi i64 [ %832, %828 ], [ %787, %785 ]
  %830 = inttoptr i64 %829 to ptr
  %831 = getelementptr inbounds i8, ptr %830, i64 512
  store <16 x i32> %825, ptr %831, align 4, !tbaa !74
  %832 = add i64 %829, %786
  %833 = icmp ult i64 %832, %791
  br i1 %833, label %828, label %834, !llvm.loop !75

834:                                              ; preds = %828
  %835 = load i64, ptr %28, align 8, !tbaa !46
  %836 = load i32, ptr %690, align 4, !tbaa !43
  %837 = zext i32 %836 to i64
  br label %838

838:                                              ; preds = %834, %785
  %839 = phi i64 [ %837, %834 ], [ %789, %785 ]
  %840 = phi i32 [ %836, %834 ], [ %788, %785 ]
  %841 = phi i64 [ %835, %834 ], [ %786, %785 ]
  %842 = icmp eq i32 %840, 0
  br i1 %842, label %916, label %843

843:                                              ; preds = %838
  %844 = load i64, ptr %736, align 8, !tbaa !42
  %845 = inttoptr i64 %844 to ptr
  %846 = load i64, ptr %56, align 8, !tbaa !16
  %847 = inttoptr i64 %846 to ptr
  %848 = lshr i64 %713, 4
  %849 = icmp ult i64 %713, 16
  %850 = call i64 @llvm.umax.i64(i64 %848, i64 1)
  %851 = and i64 %850, 3
  %852 = icmp ult i64 %713, 64
  %853 = and i64 %850, 1152921504606846972
  %854 = icmp eq i64 %851, 0
  br label %919

855:                                              ; preds = %912, %732
  %856 = phi i64 [ %729, %732 ], [ %913, %912 ]
  %857 = phi i64 [ 0, %732 ], [ %914, %912 ]
  %858 = shl i64 %857, 6
  %859 = getelementptr inbounds i8, ptr %54, i64 %858
  %860 = load <16 x i32>, ptr %859, align 4, !tbaa !74
  br label %869

861:                                              ; preds = %900
  %862 = load i64, ptr %28, align 8, !tbaa !46
  %863 = load i64, ptr %733, align 8, !tbaa !42
  %864 = load i32, ptr %690, align 4, !tbaa !43
  %865 = zext i32 %864 to i64
  %866 = mul i64 %862, %865
  %867 = add i64 %866, %863
  %868 = icmp ult i64 %863, %867
  br i1 %868, label %904, label %912

869:                                              ; preds = %900, %855
  %870 = phi i64 [ 0, %855 ], [ %902, %900 ]
  %871 = phi <16 x i32> [ %860, %855 ], [ %901, %900 ]
  %872 = getelementptr inbounds [3 x %struct.IdPlace], ptr %55, i64 0, i64 %870
  %873 = load i64, ptr %872, align 8, !tbaa !12
  %874 = lshr i64 %873, 4
  %875 = icmp eq i64 %874, %857
  br i1 %875, label %876, label %900

876:                                              ; preds = %869
  %877 = trunc i64 %873 to i32
  %878 = and i32 %877, 15
  %879 = insertelement <16 x i32> poison, i32 %878, i64 0
  %880 = shufflevector <16 x i32> %879, <16 x i32> poison, <16 x i32> zeroinitializer
  %881 = icmp eq <16 x i32> %880, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %882 = getelementptr inbounds i8, ptr %872, i64 12
  %883 = load i32, ptr %882, align 4, !tbaa !71
  %884 = getelementptr inbounds i8, ptr %872, i64 8
  %885 = load i32, ptr %884, align 8, !tbaa !72
  %886 = shl i32 %883, %885
  %887 = xor i32 %886, -1
  %888 = insertelement <16 x i32> poison, i32 %887, i64 0
  %889 = shufflevector <16 x i32> %888, <16 x i32> poison, <16 x i32> zeroinitializer
  %890 = select <16 x i1> %881, <16 x i32> %889, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %891 = and <16 x i32> %890, %871
  %892 = getelementptr inbounds [3 x i32], ptr %630, i64 0, i64 %870
  %893 = load i32, ptr %892, align 4, !tbaa !17
  %894 = and i32 %893, %883
  %895 = shl i32 %894, %885
  %896 = insertelement <16 x i32> poison, i32 %895, i64 0
  %897 = shufflevector <16 x i32> %896, <16 x i32> poison, <16 x i32> zeroinitializer
  %898 = select <16 x i1> %881, <16 x i32> %897, <16 x i32> zeroinitializer
  %899 = or <16 x i32> %898, %891
  br label %900

900:                                              ; preds = %876, %869
  %901 = phi <16 x i32> [ %899, %876 ], [ %871, %869 ]
  %902 = add nuw nsw i64 %870, 1
  %903 = icmp eq i64 %902, 3
  br i1 %903, label %861, label %869, !llvm.loop !73

904:                                              ; preds = %861, %904
  %905 = phi i64 [ %908, %904 ], [ %863, %861 ]
  %906 = inttoptr i64 %905 to ptr
  %907 = getelementptr inbounds <16 x i32>, ptr %906, i64 %857
  store <16 x i32> %901, ptr %907, align 4, !tbaa !74
  %908 = add i64 %905, %862
  %909 = icmp ult i64 %908, %867
  br i1 %909, label %904, label %910, !llvm.loop !75

910:                                              ; preds = %904
  %911 = load i64, ptr %53, align 8, !tbaa !14
  br label %912

912:                                              ; preds = %910, %861
  %913 = phi i64 [ %911, %910 ], [ %856, %861 ]
  %914 = add nuw i64 %857, 1
  %915 = icmp ult i64 %914, %913
  br i1 %915, label %855, label %731, !llvm.loop !76

916:                                              ; preds = %1024, %838
  %917 = urem i64 %682, %684
  %918 = icmp eq i64 %917, 0
  br i1 %918, label %1045, label %1029

919:                                              ; preds = %1024, %843
  %920 = phi ptr [ %847, %843 ], [ %1025, %1024 ]
  %921 = phi i64 [ 0, %843 ], [ %1026, %1024 ]
  %922 = phi ptr [ %845, %843 ], [ %1027, %1024 ]
  %923 = trunc nuw i64 %921 to i32
  %924 = getelementptr inbounds i8, ptr %922, i64 544
  store i32 %923, ptr %924, align 8, !tbaa !17
  br i1 %705, label %950, label %925

925:                                              ; preds = %919
  br i1 %849, label %1024, label %926

926:                                              ; preds = %925
  %927 = getelementptr inbounds i8, ptr %922, i64 576
  br i1 %852, label %1010, label %928

928:                                              ; preds = %926, %928
  %929 = phi ptr [ %944, %928 ], [ %920, %926 ]
  %930 = phi i64 [ %947, %928 ], [ 0, %926 ]
  %931 = phi i64 [ %948, %928 ], [ 0, %926 ]
  %932 = getelementptr inbounds i8, ptr %929, i64 64
  %933 = load <16 x i32>, ptr %929, align 4, !tbaa !74
  %934 = getelementptr inbounds <16 x i32>, ptr %927, i64 %930
  store <16 x i32> %933, ptr %934, align 8, !tbaa !74
  %935 = or disjoint i64 %930, 1
  %936 = getelementptr inbounds i8, ptr %929, i64 128
  %937 = load <16 x i32>, ptr %932, align 4, !tbaa !74
  %938 = getelementptr inbounds <16 x i32>, ptr %927, i64 %935
  store <16 x i32> %937, ptr %938, align 8, !tbaa !74
  %939 = or disjoint i64 %930, 2
  %940 = getelementptr inbounds i8, ptr %929, i64 192
  %941 = load <16 x i32>, ptr %936, align 4, !tbaa !74
  %942 = getelementptr inbounds <16 x i32>, ptr %927, i64 %939
  store <16 x i32> %941, ptr %942, align 8, !tbaa !74
  %943 = or disjoint i64 %930, 3
  %944 = getelementptr inbounds i8, ptr %929, i64 256
  %945 = load <16 x i32>, ptr %940, align 4, !tbaa !74
  %946 = getelementptr inbounds <16 x i32>, ptr %927, i64 %943
  store <16 x i32> %945, ptr %946, align 8, !tbaa !74
  %947 = add nuw nsw i64 %930, 4
  %948 = add i64 %931, 4
  %949 = icmp eq i64 %948, %853
  br i1 %949, label %1010, label %928, !llvm.loop !77

950:                                              ; preds = %919
  %951 = getelementptr inbounds i8, ptr %922, i64 576
  %952 = load i32, ptr %32, align 4, !tbaa !3
  %953 = icmp eq i32 %952, 0
  br i1 %953, label %1024, label %954

954:                                              ; preds = %950
  %955 = zext i32 %952 to i64
  %956 = mul nuw i64 %921, %955
  %957 = udiv i64 %956, %678
  %958 = udiv i64 %957, %679
  %959 = trunc i64 %958 to i32
  %960 = urem i64 %957, %679
  %961 = trunc nuw i64 %960 to i32
  %962 = urem i64 %956, %678
  %963 = trunc nuw i64 %962 to i32
  %964 = shl i32 %952, 1
  br label %965

965:                                              ; preds = %1004, %954
  %966 = phi i64 [ 0, %954 ], [ %1008, %1004 ]
  %967 = phi i32 [ %959, %954 ], [ %1007, %1004 ]
  %968 = phi i32 [ %961, %954 ], [ %1006, %1004 ]
  %969 = phi i32 [ %963, %954 ], [ %1005, %1004 ]
  %970 = load i32, ptr %49, align 8, !tbaa !9
  %971 = icmp eq i32 %970, 0
  br i1 %971, label %977, label %972

972:                                              ; preds = %965
  %973 = shl i32 %968, 10
  %974 = shl i32 %967, 20
  %975 = or i32 %973, %974
  %976 = or i32 %975, %969
  br label %991

977:                                              ; preds = %965
  %978 = getelementptr inbounds i32, ptr %951, i64 %966
  store i32 %969, ptr %978, align 4, !tbaa !17
  %979 = load i32, ptr %50, align 4, !tbaa !10
  %980 = icmp ugt i32 %979, 1
  br i1 %980, label %981, label %995

981:                                              ; preds = %977
  %982 = trunc nuw i64 %966 to i32
  %983 = add i32 %952, %982
  %984 = zext i32 %983 to i64
  %985 = getelementptr inbounds i32, ptr %951, i64 %984
  store i32 %968, ptr %985, align 4, !tbaa !17
  %986 = load i32, ptr %50, align 4, !tbaa !10
  %987 = icmp ugt i32 %986, 2
  br i1 %987, label %988, label %995

988:                                              ; preds = %981
  %989 = add i32 %964, %982
  %990 = zext i32 %989 to i64
  br label %991

991:                                              ; preds = %988, %972
  %992 = phi i64 [ %990, %988 ], [ %966, %972 ]
  %993 = phi i32 [ %967, %988 ], [ %976, %972 ]
  %994 = getelementptr inbounds i32, ptr %951, i64 %992
  store i32 %993, ptr %994, align 4, !tbaa !17
  br label %995

995:                                              ; preds = %991, %981, %977
  %996 = add i32 %969, 1
  %997 = icmp ult i32 %996, %645
  br i1 %997, label %1004, label %998

998:                                              ; preds = %995
  %999 = add i32 %968, 1
  %1000 = icmp uge i32 %999, %661
  %1001 = select i1 %1000, i32 0, i32 %999
  %1002 = zext i1 %1000 to i32
  %1003 = add i32 %967, %1002
  br label %1004

1004:                                             ; preds = %998, %995
  %1005 = phi i32 [ %996, %995 ], [ 0, %998 ]
  %1006 = phi i32 [ %968, %995 ], [ %1001, %998 ]
  %1007 = phi i32 [ %967, %995 ], [ %1003, %998 ]
  %1008 = add nuw nsw i64 %966, 1
  %1009 = icmp eq i64 %1008, %955
  br i1 %1009, label %1024, label %965, !llvm.loop !18

1010:                                             ; preds = %928, %926
  %1011 = phi ptr [ poison, %926 ], [ %944, %928 ]
  %1012 = phi ptr [ %920, %926 ], [ %944, %928 ]
  %1013 = phi i64 [ 0, %926 ], [ %947, %928 ]
  br i1 %854, label %1024, label %1014

1014:                                             ; preds = %1010, %1014
  %1015 = phi ptr [ %1018, %1014 ], [ %1012, %1010 ]
  %1016 = phi i64 [ %1021, %1014 ], [ %1013, %1010 ]
  %1017 = phi i64 [ %1022, %1014 ], [ 0, %1010 ]
  %1018 = getelementptr inbounds i8, ptr %1015, i64 64
  %1019 = load <16 x i32>, ptr %1015, align 4, !tbaa !74
  %1020 = getelementptr inbounds <16 x i32>, ptr %927, i64 %1016
  store <16 x i32> %1019, ptr %1020, align 8, !tbaa !74
  %1021 = add nuw nsw i64 %1016, 1
  %1022 = add i64 %1017, 1
  %1023 = icmp eq i64 %1022, %851
  br i1 %1023, label %1024, label %1014, !llvm.loop !78

1024:                                             ; preds = %1010, %1014, %1004, %950, %925
  %1025 = phi ptr [ %920, %950 ], [ %920, %925 ], [ %920, %1004 ], [ %1011, %1010 ], [ %1018, %1014 ]
  %1026 = add nuw nsw i64 %921, 1
  %1027 = getelementptr inbounds i8, ptr %922, i64 %841
  %1028 = icmp eq i64 %1026, %839
  br i1 %1028, label %916, label %919, !llvm.loop !80

1029:                                             ; preds = %916
  %1030 = shl nsw i64 -1, %917
  %1031 = xor i64 %1030, -1
  %1032 = add i32 %840, -1
  %1033 = load i64, ptr %736, align 8, !tbaa !42
  %1034 = zext i32 %1032 to i64
  %1035 = load i64, ptr %28, align 8, !tbaa !46
  %1036 = mul i64 %1035, %1034
  %1037 = add i64 %1036, %1033
  %1038 = inttoptr i64 %1037 to ptr
  %1039 = trunc i64 %1031 to i32
  %1040 = getelementptr inbounds i8, ptr %1038, i64 504
  store i32 %1039, ptr %1040, align 8, !tbaa !17
  %1041 = lshr i64 %1031, 32
  %1042 = trunc nuw nsw i64 %1041 to i32
  %1043 = getelementptr inbounds i8, ptr %1038, i64 508
  store i32 %1042, ptr %1043, align 4, !tbaa !17
  br label %1045

1044:                                             ; preds = %606, %601, %618
  br i1 %589, label %1045, label %1046

1045:                                             ; preds = %1029, %916, %1044
  store i32 0, ptr %57, align 4, !tbaa !81
  br label %1060

1046:                                             ; preds = %1044
  %1047 = icmp eq i32 %588, 0
  br i1 %1047, label %1074, label %1048

1048:                                             ; preds = %1046
  %1049 = load i32, ptr %57, align 4, !tbaa !81
  %1050 = add i32 %1049, 1
  store i32 %1050, ptr %57, align 4, !tbaa !81
  %1051 = icmp eq i32 %1050, 16
  br i1 %1051, label %1052, label %1060

1052:                                             ; preds = %1048
  %1053 = load i64, ptr %36, align 8, !tbaa !64
  %1054 = load i64, ptr %37, align 8, !tbaa !65
  %1055 = icmp ult i64 %1053, %1054
  br i1 %1055, label %1074, label %1056

1056:                                             ; preds = %1052
  %1057 = load atomic i64, ptr %38 acquire, align 8
  %1058 = load i64, ptr %14, align 8, !tbaa !67
  %1059 = icmp ult i64 %1057, %1058
  br i1 %1059, label %1074, label %1060

1060:                                             ; preds = %1056, %1048, %1045
  %1061 = load i64, ptr %11, align 8, !tbaa !23
  %1062 = add nsw i64 %1061, -64
  store i64 %1062, ptr %11, align 8, !tbaa !23
  %1063 = icmp sgt i64 %1061, 64
  br i1 %1063, label %1067, label %1064

1064:                                             ; preds = %1060
  store i64 16384, ptr %11, align 8, !tbaa !23
  %1065 = load i64, ptr %4, align 8, !tbaa !21
  %1066 = icmp eq i64 %1065, -1
  br i1 %1066, label %1067, label %1068

1067:                                             ; preds = %1064, %1060, %1068
  br label %58

1068:                                             ; preds = %1064
  %1069 = call i64 @llvm.readcyclecounter()
  %1070 = load i64, ptr %4, align 8, !tbaa !21
  %1071 = icmp ult i64 %1069, %1070
  br i1 %1071, label %1067, label %1074

1072:                                             ; preds = %374, %226
  %1073 = phi i32 [ 4, %226 ], [ 1, %374 ]
  store i64 %206, ptr %95, align 8, !tbaa !40
  store i64 %77, ptr %19, align 8, !tbaa !28
  br label %1074

1074:                                             ; preds = %1052, %587, %1046, %1056, %1068, %179, %371, %523, %1072
  %1075 = phi i32 [ %1073, %1072 ], [ 2, %523 ], [ 2, %371 ], [ 2, %179 ], [ 3, %1052 ], [ 2, %587 ], [ 0, %1046 ], [ 3, %1056 ], [ 4, %1068 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %3) #7
  ret i32 %1075
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

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
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !6, i64 744, !5, i64 808, !6, i64 816}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 136}
!10 = !{!4, !8, i64 140}
!11 = !{!4, !5, i64 672}
!12 = !{!13, !5, i64 0}
!13 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!14 = !{!4, !5, i64 736}
!15 = !{!4, !8, i64 48}
!16 = !{!4, !5, i64 680}
!17 = !{!8, !8, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = !{!22, !5, i64 0}
!22 = !{!"", !5, i64 0, !5, i64 8}
!23 = !{!22, !5, i64 8}
!24 = !{!25, !5, i64 48}
!25 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784}
!26 = !{!25, !5, i64 96}
!27 = !{!25, !5, i64 80}
!28 = !{!25, !5, i64 131768}
!29 = !{!25, !5, i64 88}
!30 = !{!25, !5, i64 104}
!31 = !{!32, !8, i64 0}
!32 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72}
!33 = !{!34, !8, i64 72}
!34 = !{!"", !5, i64 0, !35, i64 8, !35, i64 40, !8, i64 72, !8, i64 76, !8, i64 80}
!35 = !{!"", !5, i64 0, !8, i64 8, !36, i64 16, !5, i64 24}
!36 = !{!"any pointer", !6, i64 0}
!37 = !{!25, !5, i64 56}
!38 = !{!32, !5, i64 48}
!39 = !{!25, !5, i64 8}
!40 = !{!32, !5, i64 64}
!41 = !{!4, !5, i64 720}
!42 = !{!32, !5, i64 40}
!43 = !{!32, !8, i64 36}
!44 = !{!32, !8, i64 8}
!45 = !{!32, !5, i64 72}
!46 = !{!4, !5, i64 56}
!47 = !{!5, !5, i64 0}
!48 = distinct !{!48, !19}
!49 = !{!32, !8, i64 12}
!50 = !{!32, !8, i64 4}
!51 = distinct !{!51, !19}
!52 = !{!25, !5, i64 64}
!53 = !{!32, !5, i64 56}
!54 = !{!4, !5, i64 80}
!55 = !{!25, !5, i64 24}
!56 = !{!4, !5, i64 688}
!57 = !{!25, !5, i64 0}
!58 = !{!59, !5, i64 0}
!59 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!60 = !{!59, !5, i64 8}
!61 = distinct !{!61, !19}
!62 = distinct !{!62, !19}
!63 = distinct !{!63, !19}
!64 = !{!25, !5, i64 131776}
!65 = !{!25, !5, i64 131784}
!66 = !{!4, !5, i64 704}
!67 = !{!4, !5, i64 0}
!68 = !{!32, !5, i64 16}
!69 = !{!4, !8, i64 144}
!70 = !{!4, !5, i64 64}
!71 = !{!13, !8, i64 12}
!72 = !{!13, !8, i64 8}
!73 = distinct !{!73, !19}
!74 = !{!6, !6, i64 0}
!75 = distinct !{!75, !19}
!76 = distinct !{!76, !19}
!77 = distinct !{!77, !19}
!78 = distinct !{!78, !79}
!79 = !{!"llvm.loop.unroll.disable"}
!80 = distinct !{!80, !19}
!81 = !{!25, !8, i64 164}
