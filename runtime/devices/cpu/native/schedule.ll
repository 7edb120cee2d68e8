target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Rank = type { i64, [2 x %struct.At], i32, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64, i64 }
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
  %40 = getelementptr inbounds i8, ptr %0, i64 744
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
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %3) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %3, i8 0, i64 80, i1 false)
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !21
  %7 = inttoptr i64 %6 to ptr
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #7
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %2
  %10 = tail call i64 @llvm.readcyclecounter()
  %11 = add i64 %10, %1
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i64 [ %11, %9 ], [ -1, %2 ]
  store i64 %13, ptr %4, align 8, !tbaa !23
  %14 = getelementptr inbounds i8, ptr %4, i64 8
  %15 = getelementptr inbounds i8, ptr %7, i64 736
  %16 = load i64, ptr %15, align 8, !tbaa !25
  store i64 %16, ptr %14, align 8, !tbaa !26
  %17 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 %16, ptr %17, align 8, !tbaa !27
  %18 = getelementptr inbounds i8, ptr %0, i64 96
  %19 = load i64, ptr %18, align 8, !tbaa !28
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %21, align 8, !tbaa !29
  %22 = getelementptr inbounds i8, ptr %0, i64 131776
  %23 = getelementptr inbounds i8, ptr %0, i64 88
  %24 = getelementptr inbounds i8, ptr %0, i64 104
  %25 = getelementptr inbounds i8, ptr %3, i64 76
  %26 = getelementptr inbounds i8, ptr %0, i64 56
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = getelementptr inbounds i8, ptr %7, i64 152
  %29 = getelementptr inbounds i8, ptr %7, i64 728
  %30 = getelementptr inbounds i8, ptr %7, i64 720
  %31 = getelementptr inbounds i8, ptr %7, i64 56
  %32 = getelementptr inbounds i8, ptr %7, i64 148
  %33 = getelementptr inbounds i8, ptr %0, i64 64
  %34 = getelementptr inbounds i8, ptr %7, i64 80
  %35 = getelementptr inbounds i8, ptr %7, i64 44
  %36 = getelementptr inbounds i8, ptr %0, i64 24
  %37 = getelementptr inbounds i8, ptr %7, i64 688
  %38 = getelementptr inbounds i8, ptr %0, i64 176
  %39 = getelementptr inbounds i8, ptr %0, i64 131800
  %40 = getelementptr inbounds i8, ptr %0, i64 131784
  %41 = getelementptr inbounds i8, ptr %0, i64 131792
  %42 = getelementptr inbounds i8, ptr %7, i64 816
  %43 = getelementptr inbounds i8, ptr %7, i64 704
  %44 = getelementptr inbounds i8, ptr %7, i64 8
  %45 = getelementptr inbounds i8, ptr %7, i64 20
  %46 = getelementptr inbounds i8, ptr %7, i64 32
  %47 = getelementptr inbounds i8, ptr %7, i64 12
  %48 = getelementptr inbounds i8, ptr %7, i64 24
  %49 = getelementptr inbounds i8, ptr %7, i64 36
  %50 = getelementptr inbounds i8, ptr %7, i64 16
  %51 = getelementptr inbounds i8, ptr %7, i64 28
  %52 = getelementptr inbounds i8, ptr %7, i64 40
  %53 = getelementptr inbounds i8, ptr %7, i64 136
  %54 = getelementptr inbounds i8, ptr %7, i64 140
  %55 = getelementptr inbounds i8, ptr %7, i64 144
  %56 = getelementptr inbounds i8, ptr %7, i64 64
  %57 = getelementptr inbounds i8, ptr %7, i64 744
  %58 = getelementptr inbounds i8, ptr %7, i64 160
  %59 = getelementptr inbounds i8, ptr %7, i64 88
  %60 = getelementptr inbounds i8, ptr %7, i64 680
  %61 = getelementptr inbounds i8, ptr %0, i64 164
  br label %62

62:                                               ; preds = %1083, %12
  %63 = phi i64 [ 0, %12 ], [ %597, %1083 ]
  %64 = phi i64 [ 0, %12 ], [ %598, %1083 ]
  %65 = phi i32 [ 0, %12 ], [ %599, %1083 ]
  %66 = phi ptr [ null, %12 ], [ %600, %1083 ]
  %67 = phi i64 [ 0, %12 ], [ %601, %1083 ]
  %68 = phi i64 [ 0, %12 ], [ %602, %1083 ]
  %69 = phi i32 [ 0, %12 ], [ %603, %1083 ]
  %70 = phi ptr [ null, %12 ], [ %604, %1083 ]
  %71 = phi i64 [ 0, %12 ], [ %605, %1083 ]
  %72 = load i64, ptr %22, align 8, !tbaa !30
  %73 = load i64, ptr %23, align 8, !tbaa !31
  %74 = icmp ult i64 %72, %73
  br i1 %74, label %75, label %594

75:                                               ; preds = %62
  %76 = load i64, ptr %24, align 8, !tbaa !32
  br label %77

77:                                               ; preds = %75, %576
  %78 = phi i64 [ %577, %576 ], [ %73, %75 ]
  %79 = phi i64 [ %591, %576 ], [ %76, %75 ]
  %80 = phi i32 [ %588, %576 ], [ 0, %75 ]
  %81 = phi i64 [ %592, %576 ], [ %72, %75 ]
  %82 = phi i64 [ %587, %576 ], [ %71, %75 ]
  %83 = phi ptr [ %586, %576 ], [ %70, %75 ]
  %84 = phi i32 [ %585, %576 ], [ %69, %75 ]
  %85 = phi i64 [ %584, %576 ], [ %68, %75 ]
  %86 = phi i64 [ %583, %576 ], [ %67, %75 ]
  %87 = phi ptr [ %582, %576 ], [ %66, %75 ]
  %88 = phi i32 [ %581, %576 ], [ %65, %75 ]
  %89 = phi i64 [ %580, %576 ], [ %64, %75 ]
  %90 = phi i64 [ %579, %576 ], [ %63, %75 ]
  %91 = getelementptr inbounds %struct.Group, ptr %20, i64 %79
  %92 = load i32, ptr %91, align 8, !tbaa !33
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %576, label %94

94:                                               ; preds = %77
  %95 = add i32 %80, 1
  store i32 0, ptr %25, align 4, !tbaa !35
  %96 = ptrtoint ptr %91 to i64
  store i64 %96, ptr %26, align 8, !tbaa !37
  %97 = getelementptr inbounds i8, ptr %91, i64 48
  %98 = load i64, ptr %97, align 8, !tbaa !38
  store i64 %98, ptr %27, align 8, !tbaa !39
  %99 = getelementptr inbounds i8, ptr %91, i64 64
  %100 = load i64, ptr %99, align 8, !tbaa !40
  %101 = icmp ne i64 %100, 0
  %102 = zext i1 %101 to i32
  %103 = getelementptr inbounds i8, ptr %91, i64 40
  %104 = getelementptr inbounds i8, ptr %91, i64 36
  %105 = getelementptr inbounds i8, ptr %91, i64 8
  %106 = getelementptr inbounds i8, ptr %91, i64 72
  %107 = getelementptr inbounds i8, ptr %91, i64 12
  %108 = getelementptr inbounds i8, ptr %91, i64 4
  %109 = getelementptr inbounds i8, ptr %91, i64 56
  br label %110

110:                                              ; preds = %561, %94
  %111 = phi i64 [ %90, %94 ], [ %549, %561 ]
  %112 = phi i64 [ %89, %94 ], [ %550, %561 ]
  %113 = phi i32 [ %88, %94 ], [ %551, %561 ]
  %114 = phi ptr [ %87, %94 ], [ %552, %561 ]
  %115 = phi i64 [ %86, %94 ], [ %553, %561 ]
  %116 = phi i64 [ %85, %94 ], [ %554, %561 ]
  %117 = phi i32 [ %84, %94 ], [ %555, %561 ]
  %118 = phi ptr [ %83, %94 ], [ %556, %561 ]
  %119 = phi i64 [ %82, %94 ], [ %557, %561 ]
  %120 = phi i32 [ %102, %94 ], [ 0, %561 ]
  %121 = load atomic i64, ptr %28 acquire, align 8
  %122 = icmp eq i64 %121, %111
  %123 = select i1 %122, i64 %112, i64 -1
  %124 = select i1 %122, i64 %116, i64 -1
  %125 = load atomic i64, ptr %29 acquire, align 8
  %126 = inttoptr i64 %125 to ptr
  %127 = icmp eq i64 %125, 0
  br i1 %127, label %191, label %128

128:                                              ; preds = %110
  %129 = load i64, ptr %30, align 8, !tbaa !41
  %130 = icmp ugt i64 %129, 1
  br i1 %130, label %131, label %191

131:                                              ; preds = %128
  %132 = load i64, ptr %99, align 8, !tbaa !40
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %134, label %191

134:                                              ; preds = %131
  %135 = load i64, ptr %103, align 8, !tbaa !42
  %136 = inttoptr i64 %135 to ptr
  %137 = load i32, ptr %104, align 4, !tbaa !43
  %138 = zext i32 %137 to i64
  %139 = urem i64 %138, %129
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %141, label %191

141:                                              ; preds = %134
  %142 = load i32, ptr %105, align 8, !tbaa !44
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %191

144:                                              ; preds = %141
  %145 = load i64, ptr %106, align 8, !tbaa !45
  %146 = icmp ne i64 %145, 0
  %147 = icmp eq i32 %137, 0
  %148 = or i1 %147, %146
  br i1 %148, label %183, label %149

149:                                              ; preds = %144
  %150 = load i64, ptr %31, align 8, !tbaa !46
  %151 = getelementptr inbounds i8, ptr %136, i64 528
  %152 = load i64, ptr %151, align 8, !tbaa !47
  %153 = getelementptr inbounds i8, ptr %136, i64 524
  %154 = load i32, ptr %153, align 4, !tbaa !17
  br label %166

155:                                              ; preds = %177
  %156 = mul i64 %178, %150
  %157 = add i64 %156, %135
  %158 = inttoptr i64 %157 to ptr
  %159 = getelementptr inbounds i8, ptr %158, i64 528
  %160 = load i64, ptr %159, align 8, !tbaa !47
  %161 = icmp eq i64 %160, %152
  br i1 %161, label %162, label %181, !llvm.loop !48

162:                                              ; preds = %155
  %163 = getelementptr inbounds i8, ptr %158, i64 524
  %164 = load i32, ptr %163, align 4, !tbaa !17
  %165 = icmp eq i32 %164, %154
  br i1 %165, label %166, label %181, !llvm.loop !48

166:                                              ; preds = %149, %162
  %167 = phi i64 [ %178, %162 ], [ 0, %149 ]
  %168 = phi i1 [ %179, %162 ], [ false, %149 ]
  %169 = phi ptr [ %158, %162 ], [ %136, %149 ]
  %170 = getelementptr inbounds i8, ptr %169, i64 536
  %171 = load i32, ptr %170, align 8, !tbaa !17
  switch i32 %171, label %177 [
    i32 2, label %181
    i32 1, label %172
  ]

172:                                              ; preds = %166
  %173 = getelementptr inbounds i8, ptr %169, i64 540
  %174 = load i32, ptr %173, align 4, !tbaa !17
  %175 = load i32, ptr %107, align 4, !tbaa !49
  %176 = icmp eq i32 %174, %175
  br i1 %176, label %181, label %177

177:                                              ; preds = %172, %166
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp uge i64 %178, %138
  %180 = icmp eq i64 %178, %138
  br i1 %180, label %181, label %155, !llvm.loop !48

181:                                              ; preds = %155, %162, %166, %172, %177
  %182 = phi i1 [ %179, %177 ], [ %168, %172 ], [ %168, %166 ], [ %179, %162 ], [ %179, %155 ]
  br i1 %182, label %183, label %191

183:                                              ; preds = %181, %144
  %184 = call i32 %126(ptr noundef %0, ptr noundef nonnull %91, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %121) #7
  %185 = load atomic i32, ptr %32 monotonic, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %1086

187:                                              ; preds = %183
  %188 = or i32 %184, %120
  %189 = load i32, ptr %108, align 4, !tbaa !50
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %563, label %191

191:                                              ; preds = %187, %181, %141, %134, %131, %128, %110
  %192 = phi i32 [ %120, %131 ], [ %188, %187 ], [ %120, %181 ], [ %120, %128 ], [ %120, %110 ], [ %120, %141 ], [ %120, %134 ]
  store i64 0, ptr %106, align 8, !tbaa !45
  %193 = load i64, ptr %99, align 8, !tbaa !40
  %194 = trunc i64 %193 to i32
  %195 = load i32, ptr %104, align 4, !tbaa !43
  %196 = icmp ugt i32 %195, %194
  br i1 %196, label %197, label %548

197:                                              ; preds = %191, %534
  %198 = phi i64 [ %535, %534 ], [ %121, %191 ]
  %199 = phi i64 [ %536, %534 ], [ %123, %191 ]
  %200 = phi i32 [ %537, %534 ], [ %113, %191 ]
  %201 = phi ptr [ %538, %534 ], [ %114, %191 ]
  %202 = phi i64 [ %539, %534 ], [ %115, %191 ]
  %203 = phi i64 [ %540, %534 ], [ %124, %191 ]
  %204 = phi i32 [ %541, %534 ], [ %117, %191 ]
  %205 = phi ptr [ %542, %534 ], [ %118, %191 ]
  %206 = phi i64 [ %543, %534 ], [ %119, %191 ]
  %207 = phi i32 [ %545, %534 ], [ %192, %191 ]
  %208 = phi i32 [ %544, %534 ], [ %194, %191 ]
  %209 = load i64, ptr %103, align 8, !tbaa !42
  %210 = zext i32 %208 to i64
  %211 = load i64, ptr %31, align 8, !tbaa !46
  %212 = mul i64 %211, %210
  %213 = add i64 %212, %209
  %214 = inttoptr i64 %213 to ptr
  %215 = getelementptr inbounds i8, ptr %214, i64 536
  %216 = load i32, ptr %215, align 8, !tbaa !17
  switch i32 %216, label %224 [
    i32 2, label %222
    i32 1, label %217
  ]

217:                                              ; preds = %197
  %218 = getelementptr inbounds i8, ptr %214, i64 540
  %219 = load i32, ptr %218, align 4, !tbaa !17
  %220 = load i32, ptr %107, align 4, !tbaa !49
  %221 = icmp eq i32 %219, %220
  br i1 %221, label %222, label %224

222:                                              ; preds = %217, %197
  %223 = add nuw i32 %208, 1
  br label %534, !llvm.loop !51

224:                                              ; preds = %217, %197
  %225 = load i64, ptr %14, align 8, !tbaa !26
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %242, label %227

227:                                              ; preds = %224
  %228 = load i64, ptr %4, align 8, !tbaa !23
  %229 = icmp eq i64 %228, -1
  br i1 %229, label %239, label %230

230:                                              ; preds = %227
  %231 = call i64 @llvm.readcyclecounter()
  %232 = load i64, ptr %4, align 8, !tbaa !23
  %233 = icmp ult i64 %231, %232
  br i1 %233, label %234, label %1084

234:                                              ; preds = %230
  %235 = load i64, ptr %103, align 8, !tbaa !42
  %236 = load i64, ptr %31, align 8, !tbaa !46
  %237 = mul i64 %236, %210
  %238 = add i64 %237, %235
  br label %239

239:                                              ; preds = %234, %227
  %240 = phi i64 [ %238, %234 ], [ %213, %227 ]
  %241 = load i64, ptr %17, align 8, !tbaa !27
  store i64 %241, ptr %14, align 8, !tbaa !26
  br label %242

242:                                              ; preds = %239, %224
  %243 = phi i64 [ %240, %239 ], [ %213, %224 ]
  store i64 %243, ptr %33, align 8, !tbaa !52
  %244 = load i64, ptr %109, align 8, !tbaa !53
  %245 = load i64, ptr %34, align 8, !tbaa !54
  %246 = mul i64 %245, %210
  %247 = load i32, ptr %35, align 4, !tbaa !3
  %248 = zext i32 %247 to i64
  %249 = mul i64 %246, %248
  %250 = add i64 %249, %244
  store i64 %250, ptr %36, align 8, !tbaa !55
  %251 = load i64, ptr %37, align 8, !tbaa !56
  store i64 %251, ptr %0, align 8, !tbaa !57
  store i32 0, ptr %215, align 8, !tbaa !17
  %252 = getelementptr inbounds i8, ptr %214, i64 528
  %253 = load i64, ptr %252, align 8, !tbaa !47
  %254 = getelementptr inbounds i8, ptr %214, i64 524
  br label %255

255:                                              ; preds = %356, %242
  %256 = phi i64 [ %198, %242 ], [ %338, %356 ]
  %257 = phi i64 [ %199, %242 ], [ %339, %356 ]
  %258 = phi i32 [ %200, %242 ], [ %340, %356 ]
  %259 = phi ptr [ %201, %242 ], [ %341, %356 ]
  %260 = phi i64 [ %202, %242 ], [ %342, %356 ]
  %261 = phi i64 [ %203, %242 ], [ %343, %356 ]
  %262 = phi i32 [ %204, %242 ], [ %344, %356 ]
  %263 = phi ptr [ %205, %242 ], [ %345, %356 ]
  %264 = phi i64 [ %206, %242 ], [ %346, %356 ]
  %265 = phi i64 [ %253, %242 ], [ %358, %356 ]
  %266 = load i32, ptr %254, align 4, !tbaa !17
  %267 = icmp eq i64 %257, %265
  %268 = icmp eq i32 %258, %266
  %269 = select i1 %267, i1 %268, i1 false
  br i1 %269, label %337, label %270

270:                                              ; preds = %255
  %271 = add i64 %265, 1
  %272 = and i32 %266, 1023
  %273 = zext nneg i32 %272 to i64
  %274 = shl nuw nsw i64 %273, 48
  %275 = or i64 %274, %271
  %276 = icmp eq i64 %261, %265
  %277 = icmp eq i32 %262, %266
  %278 = select i1 %276, i1 %277, i1 false
  br i1 %278, label %332, label %279

279:                                              ; preds = %270
  %280 = inttoptr i64 %256 to ptr
  %281 = getelementptr inbounds i8, ptr %280, i64 -8
  %282 = load i64, ptr %281, align 8, !tbaa !47
  %283 = lshr i64 %275, 2
  %284 = mul i64 %283, -7046029254386353131
  %285 = lshr i64 %284, 40
  br label %286

286:                                              ; preds = %286, %279
  %287 = phi i64 [ %285, %279 ], [ %297, %286 ]
  %288 = phi ptr [ undef, %279 ], [ %295, %286 ]
  %289 = and i64 %287, %282
  %290 = getelementptr inbounds %struct.Region, ptr %280, i64 %289
  %291 = load i64, ptr %290, align 8, !tbaa !23
  %292 = icmp ne i64 %291, %275
  %293 = icmp ne i64 %291, 0
  %294 = select i1 %293, ptr %288, ptr null
  %295 = select i1 %292, ptr %294, ptr %290
  %296 = and i1 %292, %293
  %297 = add i64 %287, 1
  br i1 %296, label %286, label %298

298:                                              ; preds = %286
  %299 = icmp eq ptr %295, null
  br i1 %299, label %300, label %323

300:                                              ; preds = %298
  %301 = load atomic i64, ptr %28 acquire, align 8
  %302 = icmp eq i64 %301, %256
  %303 = inttoptr i64 %301 to ptr
  %304 = getelementptr inbounds i8, ptr %303, i64 -8
  %305 = load i64, ptr %304, align 8, !tbaa !47
  br label %306

306:                                              ; preds = %306, %300
  %307 = phi i64 [ %285, %300 ], [ %317, %306 ]
  %308 = phi ptr [ undef, %300 ], [ %315, %306 ]
  %309 = and i64 %307, %305
  %310 = getelementptr inbounds %struct.Region, ptr %303, i64 %309
  %311 = load i64, ptr %310, align 8, !tbaa !23
  %312 = icmp ne i64 %311, %275
  %313 = icmp ne i64 %311, 0
  %314 = select i1 %313, ptr %308, ptr null
  %315 = select i1 %312, ptr %314, ptr %310
  %316 = and i1 %312, %313
  %317 = add i64 %307, 1
  br i1 %316, label %306, label %318

318:                                              ; preds = %306
  %319 = select i1 %302, i64 %257, i64 -1
  %320 = icmp eq ptr %315, null
  br i1 %320, label %321, label %323

321:                                              ; preds = %318
  %322 = select i1 %302, i64 %261, i64 -1
  store i64 %275, ptr %21, align 8, !tbaa !47
  br label %359

323:                                              ; preds = %318, %298
  %324 = phi i64 [ %301, %318 ], [ %256, %298 ]
  %325 = phi i64 [ %319, %318 ], [ %257, %298 ]
  %326 = phi ptr [ %315, %318 ], [ %295, %298 ]
  %327 = getelementptr inbounds i8, ptr %326, i64 8
  %328 = load i64, ptr %327, align 8, !tbaa !26
  %329 = inttoptr i64 %328 to ptr
  %330 = getelementptr inbounds i8, ptr %326, i64 16
  %331 = load i64, ptr %330, align 8, !tbaa !47
  br label %332

332:                                              ; preds = %270, %323
  %333 = phi i64 [ %324, %323 ], [ %256, %270 ]
  %334 = phi i64 [ %325, %323 ], [ %257, %270 ]
  %335 = phi ptr [ %329, %323 ], [ %263, %270 ]
  %336 = phi i64 [ %331, %323 ], [ %264, %270 ]
  store i64 %275, ptr %38, align 8, !tbaa !47
  br label %337

337:                                              ; preds = %255, %332
  %338 = phi i64 [ %333, %332 ], [ %256, %255 ]
  %339 = phi i64 [ %265, %332 ], [ %257, %255 ]
  %340 = phi i32 [ %266, %332 ], [ %258, %255 ]
  %341 = phi ptr [ %335, %332 ], [ %259, %255 ]
  %342 = phi i64 [ %336, %332 ], [ %260, %255 ]
  %343 = phi i64 [ %334, %332 ], [ %261, %255 ]
  %344 = phi i32 [ %258, %332 ], [ %262, %255 ]
  %345 = phi ptr [ %259, %332 ], [ %263, %255 ]
  %346 = phi i64 [ %260, %332 ], [ %264, %255 ]
  %347 = call i64 %341(ptr noundef %214, ptr noundef nonnull %0, i64 noundef %342) #7
  %348 = and i64 %347, 281474976710655
  store i64 %348, ptr %252, align 8, !tbaa !47
  %349 = icmp ult i64 %347, 281474976710656
  br i1 %349, label %353, label %350

350:                                              ; preds = %337
  %351 = lshr i64 %347, 48
  %352 = trunc nuw nsw i64 %351 to i32
  br label %359

353:                                              ; preds = %337
  %354 = load i64, ptr %0, align 8, !tbaa !57
  %355 = icmp ult i64 %354, 2
  br i1 %355, label %359, label %356

356:                                              ; preds = %353
  %357 = add i64 %354, -1
  store i64 %357, ptr %0, align 8, !tbaa !57
  %358 = load i64, ptr %252, align 8, !tbaa !47
  br label %255

359:                                              ; preds = %353, %350, %321
  %360 = phi i64 [ %338, %350 ], [ %301, %321 ], [ %338, %353 ]
  %361 = phi i64 [ %339, %350 ], [ %319, %321 ], [ %339, %353 ]
  %362 = phi i32 [ %340, %350 ], [ %258, %321 ], [ %340, %353 ]
  %363 = phi ptr [ %341, %350 ], [ %259, %321 ], [ %341, %353 ]
  %364 = phi i64 [ %342, %350 ], [ %260, %321 ], [ %342, %353 ]
  %365 = phi i64 [ %343, %350 ], [ %322, %321 ], [ %343, %353 ]
  %366 = phi i32 [ %344, %350 ], [ %262, %321 ], [ %344, %353 ]
  %367 = phi ptr [ %345, %350 ], [ %263, %321 ], [ %345, %353 ]
  %368 = phi i64 [ %346, %350 ], [ %264, %321 ], [ %346, %353 ]
  %369 = phi i32 [ %352, %350 ], [ 3, %321 ], [ 3, %353 ]
  %370 = load i64, ptr %14, align 8, !tbaa !26
  %371 = add nsw i64 %370, -64
  store i64 %371, ptr %14, align 8, !tbaa !26
  %372 = load i64, ptr %0, align 8, !tbaa !57
  %373 = load i64, ptr %37, align 8, !tbaa !56
  %374 = icmp ult i64 %372, %373
  br i1 %374, label %375, label %378

375:                                              ; preds = %359
  %376 = add i64 %372, %371
  %377 = sub i64 %376, %373
  store i64 %377, ptr %14, align 8, !tbaa !26
  br label %378

378:                                              ; preds = %375, %359
  %379 = load atomic i32, ptr %32 monotonic, align 4
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %1086

381:                                              ; preds = %378
  %382 = load i64, ptr %21, align 8, !tbaa !29
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %384, label %1084

384:                                              ; preds = %381
  switch i32 %369, label %405 [
    i32 2, label %385
    i32 1, label %395
  ]

385:                                              ; preds = %384
  %386 = load i32, ptr %107, align 4, !tbaa !49
  %387 = getelementptr inbounds i8, ptr %214, i64 540
  store i32 %386, ptr %387, align 4, !tbaa !17
  store i32 1, ptr %215, align 8, !tbaa !17
  %388 = load i32, ptr %105, align 8, !tbaa !44
  %389 = add i32 %388, 1
  store i32 %389, ptr %105, align 8, !tbaa !44
  %390 = load i32, ptr %108, align 4, !tbaa !50
  %391 = icmp ult i32 %389, %390
  br i1 %391, label %418, label %392

392:                                              ; preds = %385
  store i32 0, ptr %105, align 8, !tbaa !44
  %393 = load i32, ptr %107, align 4, !tbaa !49
  %394 = add i32 %393, 1
  store i32 %394, ptr %107, align 4, !tbaa !49
  br label %418

395:                                              ; preds = %384
  store i32 2, ptr %215, align 8, !tbaa !17
  %396 = load i32, ptr %108, align 4, !tbaa !50
  %397 = add i32 %396, -1
  store i32 %397, ptr %108, align 4, !tbaa !50
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %414, label %399

399:                                              ; preds = %395
  %400 = load i32, ptr %105, align 8, !tbaa !44
  %401 = icmp ult i32 %400, %397
  br i1 %401, label %414, label %402

402:                                              ; preds = %399
  store i32 0, ptr %105, align 8, !tbaa !44
  %403 = load i32, ptr %107, align 4, !tbaa !49
  %404 = add i32 %403, 1
  store i32 %404, ptr %107, align 4, !tbaa !49
  br label %414

405:                                              ; preds = %384
  %406 = icmp eq i32 %369, 4
  %407 = zext i1 %406 to i32
  store i32 %407, ptr %215, align 8, !tbaa !17
  br i1 %406, label %408, label %414

408:                                              ; preds = %405
  %409 = getelementptr inbounds i8, ptr %214, i64 540
  %410 = load i32, ptr %409, align 4, !tbaa !17
  %411 = load i32, ptr %107, align 4, !tbaa !49
  %412 = icmp ne i32 %410, %411
  %413 = zext i1 %412 to i32
  br label %414

414:                                              ; preds = %408, %405, %402, %399, %395
  %415 = phi i32 [ %413, %408 ], [ 0, %405 ], [ 1, %395 ], [ 1, %399 ], [ 1, %402 ]
  %416 = or i32 %415, %207
  %417 = add i32 %208, 1
  br label %534

418:                                              ; preds = %392, %385
  %419 = or i32 %207, 1
  %420 = add i32 %208, 1
  %421 = icmp eq i64 %361, %253
  br i1 %421, label %422, label %534, !llvm.loop !51

422:                                              ; preds = %418
  %423 = load i64, ptr %252, align 8, !tbaa !47
  %424 = or i64 %423, 562949953421312
  %425 = load i32, ptr %104, align 4, !tbaa !43
  %426 = icmp ugt i32 %425, %420
  br i1 %426, label %427, label %530

427:                                              ; preds = %422
  %428 = zext i32 %420 to i64
  br label %429

429:                                              ; preds = %518, %427
  %430 = phi i64 [ %428, %427 ], [ %519, %518 ]
  %431 = load i64, ptr %103, align 8, !tbaa !42
  %432 = load i64, ptr %31, align 8, !tbaa !46
  %433 = mul i64 %432, %430
  %434 = add i64 %433, %431
  %435 = inttoptr i64 %434 to ptr
  %436 = getelementptr inbounds i8, ptr %435, i64 528
  %437 = load i64, ptr %436, align 8, !tbaa !47
  %438 = icmp eq i64 %437, %253
  br i1 %438, label %439, label %527

439:                                              ; preds = %429
  %440 = getelementptr inbounds i8, ptr %435, i64 524
  %441 = load i32, ptr %440, align 4, !tbaa !17
  %442 = icmp eq i32 %441, %362
  br i1 %442, label %443, label %527

443:                                              ; preds = %439
  %444 = getelementptr inbounds i8, ptr %435, i64 536
  %445 = load i32, ptr %444, align 8, !tbaa !17
  switch i32 %445, label %454 [
    i32 2, label %527
    i32 1, label %446
  ]

446:                                              ; preds = %443
  %447 = getelementptr inbounds i8, ptr %435, i64 540
  %448 = load i32, ptr %447, align 4, !tbaa !17
  %449 = load i32, ptr %107, align 4, !tbaa !49
  %450 = icmp eq i32 %448, %449
  %451 = load i64, ptr %14, align 8
  %452 = icmp slt i64 %451, 1
  %453 = select i1 %450, i1 true, i1 %452
  br i1 %453, label %527, label %457

454:                                              ; preds = %443
  %455 = load i64, ptr %14, align 8, !tbaa !26
  %456 = icmp slt i64 %455, 1
  br i1 %456, label %527, label %457

457:                                              ; preds = %446, %454
  store i64 %434, ptr %33, align 8, !tbaa !52
  %458 = load i64, ptr %109, align 8, !tbaa !53
  %459 = load i64, ptr %34, align 8, !tbaa !54
  %460 = mul i64 %459, %430
  %461 = load i32, ptr %35, align 4, !tbaa !3
  %462 = zext i32 %461 to i64
  %463 = mul i64 %460, %462
  %464 = add i64 %463, %458
  store i64 %464, ptr %36, align 8, !tbaa !55
  %465 = load i64, ptr %37, align 8, !tbaa !56
  store i64 %465, ptr %0, align 8, !tbaa !57
  %466 = call i64 %363(ptr noundef nonnull %435, ptr noundef nonnull %0, i64 noundef %364) #7
  %467 = load i64, ptr %14, align 8, !tbaa !26
  %468 = add nsw i64 %467, -64
  store i64 %468, ptr %14, align 8, !tbaa !26
  %469 = load i64, ptr %0, align 8, !tbaa !57
  %470 = load i64, ptr %37, align 8, !tbaa !56
  %471 = icmp ult i64 %469, %470
  br i1 %471, label %472, label %475

472:                                              ; preds = %457
  %473 = add i64 %469, %468
  %474 = sub i64 %473, %470
  store i64 %474, ptr %14, align 8, !tbaa !26
  br label %475

475:                                              ; preds = %472, %457
  %476 = and i64 %466, 281474976710655
  store i64 %476, ptr %436, align 8, !tbaa !47
  %477 = icmp eq i64 %466, %424
  br i1 %477, label %505, label %478

478:                                              ; preds = %475
  %479 = trunc nuw i64 %430 to i32
  %480 = lshr i64 %466, 48
  %481 = trunc nuw i64 %480 to i16
  switch i16 %481, label %502 [
    i16 2, label %482
    i16 1, label %492
  ]

482:                                              ; preds = %478
  %483 = load i32, ptr %107, align 4, !tbaa !49
  %484 = getelementptr inbounds i8, ptr %435, i64 540
  store i32 %483, ptr %484, align 4, !tbaa !17
  store i32 1, ptr %444, align 8, !tbaa !17
  %485 = load i32, ptr %105, align 8, !tbaa !44
  %486 = add i32 %485, 1
  store i32 %486, ptr %105, align 8, !tbaa !44
  %487 = load i32, ptr %108, align 4, !tbaa !50
  %488 = icmp ult i32 %486, %487
  br i1 %488, label %523, label %489

489:                                              ; preds = %482
  store i32 0, ptr %105, align 8, !tbaa !44
  %490 = load i32, ptr %107, align 4, !tbaa !49
  %491 = add i32 %490, 1
  store i32 %491, ptr %107, align 4, !tbaa !49
  br label %523

492:                                              ; preds = %478
  store i32 2, ptr %444, align 8, !tbaa !17
  %493 = load i32, ptr %108, align 4, !tbaa !50
  %494 = add i32 %493, -1
  store i32 %494, ptr %108, align 4, !tbaa !50
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %523, label %496

496:                                              ; preds = %492
  %497 = load i32, ptr %105, align 8, !tbaa !44
  %498 = icmp ult i32 %497, %494
  br i1 %498, label %523, label %499

499:                                              ; preds = %496
  store i32 0, ptr %105, align 8, !tbaa !44
  %500 = load i32, ptr %107, align 4, !tbaa !49
  %501 = add i32 %500, 1
  store i32 %501, ptr %107, align 4, !tbaa !49
  br label %523

502:                                              ; preds = %478
  %503 = icmp eq i64 %480, 4
  %504 = zext i1 %503 to i32
  store i32 %504, ptr %444, align 8, !tbaa !17
  br label %523

505:                                              ; preds = %475
  %506 = load i32, ptr %107, align 4, !tbaa !49
  %507 = getelementptr inbounds i8, ptr %435, i64 540
  store i32 %506, ptr %507, align 4, !tbaa !17
  store i32 1, ptr %444, align 8, !tbaa !17
  %508 = load i32, ptr %105, align 8, !tbaa !44
  %509 = add i32 %508, 1
  store i32 %509, ptr %105, align 8, !tbaa !44
  %510 = load i32, ptr %108, align 4, !tbaa !50
  %511 = icmp ult i32 %509, %510
  br i1 %511, label %515, label %512

512:                                              ; preds = %505
  store i32 0, ptr %105, align 8, !tbaa !44
  %513 = load i32, ptr %107, align 4, !tbaa !49
  %514 = add i32 %513, 1
  store i32 %514, ptr %107, align 4, !tbaa !49
  br label %515

515:                                              ; preds = %512, %505
  %516 = load atomic i32, ptr %32 monotonic, align 4
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %518, label %527

518:                                              ; preds = %515
  %519 = add nuw nsw i64 %430, 1
  %520 = load i32, ptr %104, align 4, !tbaa !43
  %521 = zext i32 %520 to i64
  %522 = icmp ult i64 %519, %521
  br i1 %522, label %429, label %527, !llvm.loop !58

523:                                              ; preds = %502, %499, %496, %492, %489, %482
  %524 = icmp ugt i64 %466, 281474976710655
  %525 = zext i1 %524 to i32
  %526 = add nuw i32 %525, %479
  br label %530

527:                                              ; preds = %518, %515, %454, %446, %443, %439, %429
  %528 = phi i64 [ %430, %443 ], [ %430, %454 ], [ %430, %446 ], [ %430, %439 ], [ %430, %429 ], [ %430, %515 ], [ %519, %518 ]
  %529 = trunc i64 %528 to i32
  br label %530

530:                                              ; preds = %527, %523, %422
  %531 = phi i32 [ %526, %523 ], [ %420, %422 ], [ %529, %527 ]
  %532 = load atomic i32, ptr %32 monotonic, align 4
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %534, label %1086

534:                                              ; preds = %530, %418, %414, %222
  %535 = phi i64 [ %360, %414 ], [ %360, %530 ], [ %360, %418 ], [ %198, %222 ]
  %536 = phi i64 [ %361, %414 ], [ %253, %530 ], [ %361, %418 ], [ %199, %222 ]
  %537 = phi i32 [ %362, %414 ], [ %362, %530 ], [ %362, %418 ], [ %200, %222 ]
  %538 = phi ptr [ %363, %414 ], [ %363, %530 ], [ %363, %418 ], [ %201, %222 ]
  %539 = phi i64 [ %364, %414 ], [ %364, %530 ], [ %364, %418 ], [ %202, %222 ]
  %540 = phi i64 [ %365, %414 ], [ %365, %530 ], [ %365, %418 ], [ %203, %222 ]
  %541 = phi i32 [ %366, %414 ], [ %366, %530 ], [ %366, %418 ], [ %204, %222 ]
  %542 = phi ptr [ %367, %414 ], [ %367, %530 ], [ %367, %418 ], [ %205, %222 ]
  %543 = phi i64 [ %368, %414 ], [ %368, %530 ], [ %368, %418 ], [ %206, %222 ]
  %544 = phi i32 [ %417, %414 ], [ %531, %530 ], [ %420, %418 ], [ %223, %222 ]
  %545 = phi i32 [ %416, %414 ], [ %419, %530 ], [ %419, %418 ], [ %207, %222 ]
  %546 = load i32, ptr %104, align 4, !tbaa !43
  %547 = icmp ult i32 %544, %546
  br i1 %547, label %197, label %548

548:                                              ; preds = %534, %191
  %549 = phi i64 [ %121, %191 ], [ %535, %534 ]
  %550 = phi i64 [ %123, %191 ], [ %536, %534 ]
  %551 = phi i32 [ %113, %191 ], [ %537, %534 ]
  %552 = phi ptr [ %114, %191 ], [ %538, %534 ]
  %553 = phi i64 [ %115, %191 ], [ %539, %534 ]
  %554 = phi i64 [ %124, %191 ], [ %540, %534 ]
  %555 = phi i32 [ %117, %191 ], [ %541, %534 ]
  %556 = phi ptr [ %118, %191 ], [ %542, %534 ]
  %557 = phi i64 [ %119, %191 ], [ %543, %534 ]
  %558 = phi i32 [ %192, %191 ], [ %545, %534 ]
  store i64 0, ptr %99, align 8, !tbaa !40
  %559 = load i32, ptr %108, align 4, !tbaa !50
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %563, label %561

561:                                              ; preds = %548
  %562 = icmp eq i32 %558, 0
  br i1 %562, label %573, label %110

563:                                              ; preds = %548, %187
  %564 = phi i64 [ %121, %187 ], [ %549, %548 ]
  %565 = phi i64 [ %123, %187 ], [ %550, %548 ]
  %566 = phi i32 [ %113, %187 ], [ %551, %548 ]
  %567 = phi ptr [ %114, %187 ], [ %552, %548 ]
  %568 = phi i64 [ %115, %187 ], [ %553, %548 ]
  %569 = phi i64 [ %124, %187 ], [ %554, %548 ]
  %570 = phi i32 [ %117, %187 ], [ %555, %548 ]
  %571 = phi ptr [ %118, %187 ], [ %556, %548 ]
  %572 = phi i64 [ %119, %187 ], [ %557, %548 ]
  store i32 0, ptr %91, align 8, !tbaa !33
  br label %594

573:                                              ; preds = %561
  store i64 1, ptr %39, align 8, !tbaa !59
  %574 = load i64, ptr %24, align 8, !tbaa !32
  %575 = load i64, ptr %23, align 8, !tbaa !31
  br label %576

576:                                              ; preds = %77, %573
  %577 = phi i64 [ %78, %77 ], [ %575, %573 ]
  %578 = phi i64 [ %79, %77 ], [ %574, %573 ]
  %579 = phi i64 [ %90, %77 ], [ %549, %573 ]
  %580 = phi i64 [ %89, %77 ], [ %550, %573 ]
  %581 = phi i32 [ %88, %77 ], [ %551, %573 ]
  %582 = phi ptr [ %87, %77 ], [ %552, %573 ]
  %583 = phi i64 [ %86, %77 ], [ %553, %573 ]
  %584 = phi i64 [ %85, %77 ], [ %554, %573 ]
  %585 = phi i32 [ %84, %77 ], [ %555, %573 ]
  %586 = phi ptr [ %83, %77 ], [ %556, %573 ]
  %587 = phi i64 [ %82, %77 ], [ %557, %573 ]
  %588 = phi i32 [ %80, %77 ], [ %95, %573 ]
  %589 = add i64 %578, 1
  %590 = icmp eq i64 %589, %577
  %591 = select i1 %590, i64 0, i64 %589
  store i64 %591, ptr %24, align 8, !tbaa !32
  %592 = add nuw i64 %81, 1
  %593 = icmp ult i64 %592, %577
  br i1 %593, label %77, label %594, !llvm.loop !60

594:                                              ; preds = %576, %62, %563
  %595 = phi i32 [ %80, %563 ], [ 0, %62 ], [ %588, %576 ]
  %596 = phi i1 [ true, %563 ], [ false, %62 ], [ false, %576 ]
  %597 = phi i64 [ %564, %563 ], [ %63, %62 ], [ %579, %576 ]
  %598 = phi i64 [ %565, %563 ], [ %64, %62 ], [ %580, %576 ]
  %599 = phi i32 [ %566, %563 ], [ %65, %62 ], [ %581, %576 ]
  %600 = phi ptr [ %567, %563 ], [ %66, %62 ], [ %582, %576 ]
  %601 = phi i64 [ %568, %563 ], [ %67, %62 ], [ %583, %576 ]
  %602 = phi i64 [ %569, %563 ], [ %68, %62 ], [ %584, %576 ]
  %603 = phi i32 [ %570, %563 ], [ %69, %62 ], [ %585, %576 ]
  %604 = phi ptr [ %571, %563 ], [ %70, %62 ], [ %586, %576 ]
  %605 = phi i64 [ %572, %563 ], [ %71, %62 ], [ %587, %576 ]
  store i64 0, ptr %22, align 8, !tbaa !30
  %606 = load atomic i32, ptr %32 monotonic, align 4
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %608, label %1086

608:                                              ; preds = %594
  %609 = load i64, ptr %18, align 8, !tbaa !28
  %610 = inttoptr i64 %609 to ptr
  %611 = load i64, ptr %23, align 8, !tbaa !31
  %612 = icmp eq i64 %611, 0
  br i1 %612, label %1054, label %616

613:                                              ; preds = %616
  %614 = add nuw i64 %617, 1
  %615 = icmp eq i64 %614, %611
  br i1 %615, label %1054, label %616, !llvm.loop !61

616:                                              ; preds = %608, %613
  %617 = phi i64 [ %614, %613 ], [ 0, %608 ]
  %618 = getelementptr inbounds %struct.Group, ptr %610, i64 %617
  %619 = load i32, ptr %618, align 8, !tbaa !33
  %620 = icmp eq i32 %619, 0
  br i1 %620, label %621, label %613

621:                                              ; preds = %616
  %622 = load i64, ptr %40, align 8, !tbaa !62
  %623 = load i64, ptr %41, align 8, !tbaa !63
  %624 = icmp eq i64 %622, %623
  br i1 %624, label %625, label %637

625:                                              ; preds = %621
  %626 = load i64, ptr %39, align 8, !tbaa !59
  %627 = call i64 @llvm.umax.i64(i64 %626, i64 1)
  %628 = atomicrmw add ptr %42, i64 %627 acq_rel, align 8
  %629 = load i64, ptr %7, align 8, !tbaa !64
  %630 = icmp ult i64 %628, %629
  br i1 %630, label %631, label %1054

631:                                              ; preds = %625
  %632 = add i64 %628, %627
  %633 = shl i64 %627, 1
  %634 = load i64, ptr %43, align 8, !tbaa !65
  %635 = call i64 @llvm.umin.i64(i64 %633, i64 %634)
  store i64 %635, ptr %39, align 8, !tbaa !59
  %636 = call i64 @llvm.umin.i64(i64 %632, i64 %629)
  store i64 %636, ptr %41, align 8, !tbaa !63
  br label %637

637:                                              ; preds = %631, %621
  %638 = phi i64 [ %628, %631 ], [ %622, %621 ]
  %639 = add i64 %638, 1
  store i64 %639, ptr %40, align 8, !tbaa !62
  %640 = getelementptr inbounds i8, ptr %618, i64 24
  %641 = load i32, ptr %44, align 4, !tbaa !17
  %642 = zext i32 %641 to i64
  %643 = icmp ult i64 %638, %642
  br i1 %643, label %646, label %644

644:                                              ; preds = %637
  %645 = udiv i64 %638, %642
  br label %646

646:                                              ; preds = %644, %637
  %647 = phi i64 [ %645, %644 ], [ 0, %637 ]
  %648 = mul i64 %647, %642
  %649 = sub i64 %638, %648
  %650 = trunc i64 %649 to i32
  store i32 %650, ptr %640, align 4, !tbaa !17
  %651 = load i32, ptr %45, align 4, !tbaa !17
  %652 = load i32, ptr %46, align 4, !tbaa !17
  %653 = mul i32 %651, %650
  %654 = sub i32 %652, %653
  %655 = call noundef i32 @llvm.umin.i32(i32 %651, i32 %654)
  %656 = load i32, ptr %47, align 4, !tbaa !17
  %657 = zext i32 %656 to i64
  %658 = icmp ult i64 %647, %657
  br i1 %658, label %661, label %659

659:                                              ; preds = %646
  %660 = udiv i64 %647, %657
  br label %661

661:                                              ; preds = %659, %646
  %662 = phi i64 [ %660, %659 ], [ 0, %646 ]
  %663 = mul i64 %662, %657
  %664 = sub i64 %647, %663
  %665 = trunc i64 %664 to i32
  %666 = getelementptr inbounds i8, ptr %618, i64 28
  store i32 %665, ptr %666, align 4, !tbaa !17
  %667 = load i32, ptr %48, align 4, !tbaa !17
  %668 = load i32, ptr %49, align 4, !tbaa !17
  %669 = mul i32 %667, %665
  %670 = sub i32 %668, %669
  %671 = call noundef i32 @llvm.umin.i32(i32 %667, i32 %670)
  %672 = load i32, ptr %50, align 4, !tbaa !17
  %673 = zext i32 %672 to i64
  %674 = icmp ult i64 %662, %673
  br i1 %674, label %677, label %675

675:                                              ; preds = %661
  %676 = udiv i64 %662, %673
  br label %677

677:                                              ; preds = %675, %661
  %678 = phi i64 [ %676, %675 ], [ 0, %661 ]
  %679 = mul i64 %678, %673
  %680 = sub i64 %662, %679
  %681 = trunc i64 %680 to i32
  %682 = getelementptr inbounds i8, ptr %618, i64 32
  store i32 %681, ptr %682, align 4, !tbaa !17
  %683 = load i32, ptr %51, align 4, !tbaa !17
  %684 = load i32, ptr %52, align 4, !tbaa !17
  %685 = mul i32 %683, %681
  %686 = sub i32 %684, %685
  %687 = call noundef i32 @llvm.umin.i32(i32 %683, i32 %686)
  %688 = zext i32 %655 to i64
  %689 = zext i32 %671 to i64
  %690 = mul nuw i64 %689, %688
  %691 = zext i32 %687 to i64
  %692 = mul i64 %690, %691
  %693 = load i32, ptr %35, align 4, !tbaa !3
  %694 = zext i32 %693 to i64
  %695 = add nsw i64 %694, -1
  %696 = add i64 %695, %692
  %697 = udiv i64 %696, %694
  %698 = trunc i64 %697 to i32
  %699 = getelementptr inbounds i8, ptr %618, i64 4
  store i32 %698, ptr %699, align 4, !tbaa !50
  %700 = getelementptr inbounds i8, ptr %618, i64 36
  store i32 %698, ptr %700, align 4, !tbaa !43
  %701 = getelementptr inbounds i8, ptr %618, i64 64
  store i64 0, ptr %701, align 8, !tbaa !40
  %702 = getelementptr inbounds i8, ptr %618, i64 12
  store i32 0, ptr %702, align 4, !tbaa !49
  %703 = getelementptr inbounds i8, ptr %618, i64 8
  store i32 0, ptr %703, align 8, !tbaa !44
  %704 = getelementptr inbounds i8, ptr %618, i64 16
  store i64 %638, ptr %704, align 8, !tbaa !66
  %705 = getelementptr inbounds i8, ptr %618, i64 72
  store i64 1, ptr %705, align 8, !tbaa !45
  store i32 1, ptr %618, align 8, !tbaa !33
  %706 = load i32, ptr %45, align 4, !tbaa !17
  %707 = icmp eq i32 %655, %706
  br i1 %707, label %708, label %714

708:                                              ; preds = %677
  %709 = load i32, ptr %48, align 4, !tbaa !17
  %710 = icmp eq i32 %671, %709
  br i1 %710, label %711, label %714

711:                                              ; preds = %708
  %712 = load i32, ptr %51, align 4, !tbaa !17
  %713 = icmp ne i32 %687, %712
  br label %714

714:                                              ; preds = %711, %708, %677
  %715 = phi i1 [ true, %708 ], [ true, %677 ], [ %713, %711 ]
  %716 = load i32, ptr %53, align 8, !tbaa !9
  %717 = icmp eq i32 %716, 0
  br i1 %717, label %718, label %721

718:                                              ; preds = %714
  %719 = load i32, ptr %54, align 4, !tbaa !10
  %720 = zext i32 %719 to i64
  br label %721

721:                                              ; preds = %718, %714
  %722 = phi i64 [ %720, %718 ], [ 1, %714 ]
  %723 = mul nuw i64 %722, %694
  %724 = sub nsw i64 64, %694
  %725 = lshr i64 -1, %724
  %726 = trunc i64 %725 to i32
  %727 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %726, i64 14
  %728 = lshr i64 4294967295, %724
  %729 = trunc nuw i64 %728 to i32
  %730 = insertelement <16 x i32> %727, i32 %729, i64 15
  %731 = load i32, ptr %55, align 8, !tbaa !67
  %732 = load i64, ptr %56, align 8, !tbaa !68
  %733 = trunc i64 %732 to i32
  %734 = lshr i64 %732, 32
  %735 = trunc nuw i64 %734 to i32
  %736 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %731, i64 3
  %737 = insertelement <16 x i32> %736, i32 %733, i64 4
  %738 = insertelement <16 x i32> %737, i32 %735, i64 5
  %739 = load i64, ptr %57, align 8, !tbaa !14
  %740 = icmp eq i64 %739, 0
  br i1 %740, label %741, label %742

741:                                              ; preds = %922, %721
  br label %754

742:                                              ; preds = %721
  %743 = getelementptr inbounds i8, ptr %618, i64 40
  br label %865

744:                                              ; preds = %785
  %745 = load i64, ptr %31, align 8, !tbaa !46
  %746 = getelementptr inbounds i8, ptr %618, i64 40
  %747 = load i64, ptr %746, align 8, !tbaa !42
  %748 = load i32, ptr %700, align 4, !tbaa !43
  %749 = zext i32 %748 to i64
  %750 = mul i64 %745, %749
  %751 = add i64 %750, %747
  %752 = icmp ult i64 %747, %751
  br i1 %752, label %789, label %753

753:                                              ; preds = %789, %744
  br label %803

754:                                              ; preds = %741, %785
  %755 = phi i64 [ %787, %785 ], [ 0, %741 ]
  %756 = phi <16 x i32> [ %786, %785 ], [ %730, %741 ]
  %757 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %755
  %758 = load i64, ptr %757, align 8, !tbaa !12
  %759 = and i64 %758, -16
  %760 = icmp eq i64 %759, 112
  br i1 %760, label %761, label %785

761:                                              ; preds = %754
  %762 = trunc nuw i64 %758 to i32
  %763 = and i32 %762, 15
  %764 = insertelement <16 x i32> poison, i32 %763, i64 0
  %765 = shufflevector <16 x i32> %764, <16 x i32> poison, <16 x i32> zeroinitializer
  %766 = icmp eq <16 x i32> %765, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %767 = getelementptr inbounds i8, ptr %757, i64 12
  %768 = load i32, ptr %767, align 4, !tbaa !69
  %769 = getelementptr inbounds i8, ptr %757, i64 8
  %770 = load i32, ptr %769, align 8, !tbaa !70
  %771 = shl i32 %768, %770
  %772 = xor i32 %771, -1
  %773 = insertelement <16 x i32> poison, i32 %772, i64 0
  %774 = shufflevector <16 x i32> %773, <16 x i32> poison, <16 x i32> zeroinitializer
  %775 = select <16 x i1> %766, <16 x i32> %774, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %776 = and <16 x i32> %775, %756
  %777 = getelementptr inbounds [3 x i32], ptr %640, i64 0, i64 %755
  %778 = load i32, ptr %777, align 4, !tbaa !17
  %779 = and i32 %778, %768
  %780 = shl i32 %779, %770
  %781 = insertelement <16 x i32> poison, i32 %780, i64 0
  %782 = shufflevector <16 x i32> %781, <16 x i32> poison, <16 x i32> zeroinitializer
  %783 = select <16 x i1> %766, <16 x i32> %782, <16 x i32> zeroinitializer
  %784 = or <16 x i32> %783, %776
  br label %785

785:                                              ; preds = %761, %754
  %786 = phi <16 x i32> [ %784, %761 ], [ %756, %754 ]
  %787 = add nuw nsw i64 %755, 1
  %788 = icmp eq i64 %787, 3
  br i1 %788, label %744, label %754, !llvm.loop !71

789:                                              ; preds = %744, %789
  %790 = phi i64 [ %793, %789 ], [ %747, %744 ]
  %791 = inttoptr i64 %790 to ptr
  %792 = getelementptr inbounds i8, ptr %791, i64 448
  store <16 x i32> %786, ptr %792, align 4, !tbaa !72
  %793 = add i64 %790, %745
  %794 = icmp ult i64 %793, %751
  br i1 %794, label %789, label %753, !llvm.loop !73

795:                                              ; preds = %834
  %796 = load i64, ptr %31, align 8, !tbaa !46
  %797 = load i64, ptr %746, align 8, !tbaa !42
  %798 = load i32, ptr %700, align 4, !tbaa !43
  %799 = zext i32 %798 to i64
  %800 = mul i64 %796, %799
  %801 = add i64 %800, %797
  %802 = icmp ult i64 %797, %801
  br i1 %802, label %838, label %848

803:                                              ; preds = %753, %834
  %804 = phi i64 [ %836, %834 ], [ 0, %753 ]
  %805 = phi <16 x i32> [ %835, %834 ], [ %738, %753 ]
  %806 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %804
  %807 = load i64, ptr %806, align 8, !tbaa !12
  %808 = and i64 %807, -16
  %809 = icmp eq i64 %808, 128
  br i1 %809, label %810, label %834

810:                                              ; preds = %803
  %811 = trunc nuw i64 %807 to i32
  %812 = and i32 %811, 15
  %813 = insertelement <16 x i32> poison, i32 %812, i64 0
  %814 = shufflevector <16 x i32> %813, <16 x i32> poison, <16 x i32> zeroinitializer
  %815 = icmp eq <16 x i32> %814, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %816 = getelementptr inbounds i8, ptr %806, i64 12
  %817 = load i32, ptr %816, align 4, !tbaa !69
  %818 = getelementptr inbounds i8, ptr %806, i64 8
  %819 = load i32, ptr %818, align 8, !tbaa !70
  %820 = shl i32 %817, %819
  %821 = xor i32 %820, -1
  %822 = insertelement <16 x i32> poison, i32 %821, i64 0
  %823 = shufflevector <16 x i32> %822, <16 x i32> poison, <16 x i32> zeroinitializer
  %824 = select <16 x i1> %815, <16 x i32> %823, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %825 = and <16 x i32> %824, %805
  %826 = getelementptr inbounds [3 x i32], ptr %640, i64 0, i64 %804
  %827 = load i32, ptr %826, align 4, !tbaa !17
  %828 = and i32 %827, %817
  %829 = shl i32 %828, %819
  %830 = insertelement <16 x i32> poison, i32 %829, i64 0
  %831 = shufflevector <16 x i32> %830, <16 x i32> poison, <16 x i32> zeroinitializer
  %832 = select <16 x i1> %815, <16 x i32> %831, <16 x i32> zeroinitializer
  %833 = or <16 x i32> %832, %825
  br label %834

834:                                              ; preds = %810, %803
  %835 = phi <16 x i32> [ %833, %810 ], [ %805, %803 ]
  %836 = add nuw nsw i64 %804, 1
  %837 = icmp eq i64 %836, 3
  br i1 %837, label %795, label %803, !llvm.loop !71

838:                                              ; preds = %795, %838
  %839 = phi i64 [ %842, %838 ], [ %797, %795 ]
  %840 = inttoptr i64 %839 to ptr
  %841 = getelementptr inbounds i8, ptr %840, i64 512
  store <16 x i32> %835, ptr %841, align 4, !tbaa !72
  %842 = add i64 %839, %796
  %843 = icmp ult i64 %842, %801
  br i1 %843, label %838, label %844, !llvm.loop !73

844:                                              ; preds = %838
  %845 = load i64, ptr %31, align 8, !tbaa !46
  %846 = load i32, ptr %700, align 4, !tbaa !43
  %847 = zext i32 %846 to i64
  br label %848

848:                                              ; preds = %844, %795
  %849 = phi i64 [ %847, %844 ], [ %799, %795 ]
  %850 = phi i32 [ %846, %844 ], [ %798, %795 ]
  %851 = phi i64 [ %845, %844 ], [ %796, %795 ]
  %852 = icmp eq i32 %850, 0
  br i1 %852, label %926, label %853

853:                                              ; preds = %848
  %854 = load i64, ptr %746, align 8, !tbaa !42
  %855 = inttoptr i64 %854 to ptr
  %856 = load i64, ptr %60, align 8, !tbaa !16
  %857 = inttoptr i64 %856 to ptr
  %858 = lshr i64 %723, 4
  %859 = icmp ult i64 %723, 16
  %860 = call i64 @llvm.umax.i64(i64 %858, i64 1)
  %861 = and i64 %860, 3
  %862 = icmp ult i64 %723, 64
  %863 = and i64 %860, 1152921504606846972
  %864 = icmp eq i64 %861, 0
  br label %929

865:                                              ; preds = %922, %742
  %866 = phi i64 [ %739, %742 ], [ %923, %922 ]
  %867 = phi i64 [ 0, %742 ], [ %924, %922 ]
  %868 = shl i64 %867, 6
  %869 = getelementptr inbounds i8, ptr %58, i64 %868
  %870 = load <16 x i32>, ptr %869, align 4, !tbaa !72
  br label %879

871:                                              ; preds = %910
  %872 = load i64, ptr %31, align 8, !tbaa !46
  %873 = load i64, ptr %743, align 8, !tbaa !42
  %874 = load i32, ptr %700, align 4, !tbaa !43
  %875 = zext i32 %874 to i64
  %876 = mul i64 %872, %875
  %877 = add i64 %876, %873
  %878 = icmp ult i64 %873, %877
  br i1 %878, label %914, label %922

879:                                              ; preds = %910, %865
  %880 = phi i64 [ 0, %865 ], [ %912, %910 ]
  %881 = phi <16 x i32> [ %870, %865 ], [ %911, %910 ]
  %882 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %880
  %883 = load i64, ptr %882, align 8, !tbaa !12
  %884 = lshr i64 %883, 4
  %885 = icmp eq i64 %884, %867
  br i1 %885, label %886, label %910

886:                                              ; preds = %879
  %887 = trunc i64 %883 to i32
  %888 = and i32 %887, 15
  %889 = insertelement <16 x i32> poison, i32 %888, i64 0
  %890 = shufflevector <16 x i32> %889, <16 x i32> poison, <16 x i32> zeroinitializer
  %891 = icmp eq <16 x i32> %890, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %892 = getelementptr inbounds i8, ptr %882, i64 12
  %893 = load i32, ptr %892, align 4, !tbaa !69
  %894 = getelementptr inbounds i8, ptr %882, i64 8
  %895 = load i32, ptr %894, align 8, !tbaa !70
  %896 = shl i32 %893, %895
  %897 = xor i32 %896, -1
  %898 = insertelement <16 x i32> poison, i32 %897, i64 0
  %899 = shufflevector <16 x i32> %898, <16 x i32> poison, <16 x i32> zeroinitializer
  %900 = select <16 x i1> %891, <16 x i32> %899, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %901 = and <16 x i32> %900, %881
  %902 = getelementptr inbounds [3 x i32], ptr %640, i64 0, i64 %880
  %903 = load i32, ptr %902, align 4, !tbaa !17
  %904 = and i32 %903, %893
  %905 = shl i32 %904, %895
  %906 = insertelement <16 x i32> poison, i32 %905, i64 0
  %907 = shufflevector <16 x i32> %906, <16 x i32> poison, <16 x i32> zeroinitializer
  %908 = select <16 x i1> %891, <16 x i32> %907, <16 x i32> zeroinitializer
  %909 = or <16 x i32> %908, %901
  br label %910

910:                                              ; preds = %886, %879
  %911 = phi <16 x i32> [ %909, %886 ], [ %881, %879 ]
  %912 = add nuw nsw i64 %880, 1
  %913 = icmp eq i64 %912, 3
  br i1 %913, label %871, label %879, !llvm.loop !71

914:                                              ; preds = %871, %914
  %915 = phi i64 [ %918, %914 ], [ %873, %871 ]
  %916 = inttoptr i64 %915 to ptr
  %917 = getelementptr inbounds <16 x i32>, ptr %916, i64 %867
  store <16 x i32> %911, ptr %917, align 4, !tbaa !72
  %918 = add i64 %915, %872
  %919 = icmp ult i64 %918, %877
  br i1 %919, label %914, label %920, !llvm.loop !73

920:                                              ; preds = %914
  %921 = load i64, ptr %57, align 8, !tbaa !14
  br label %922

922:                                              ; preds = %920, %871
  %923 = phi i64 [ %921, %920 ], [ %866, %871 ]
  %924 = add nuw i64 %867, 1
  %925 = icmp ult i64 %924, %923
  br i1 %925, label %865, label %741, !llvm.loop !74

926:                                              ; preds = %1034, %848
  %927 = urem i64 %692, %694
  %928 = icmp eq i64 %927, 0
  br i1 %928, label %1055, label %1039

929:                                              ; preds = %1034, %853
  %930 = phi ptr [ %857, %853 ], [ %1035, %1034 ]
  %931 = phi i64 [ 0, %853 ], [ %1036, %1034 ]
  %932 = phi ptr [ %855, %853 ], [ %1037, %1034 ]
  %933 = trunc nuw i64 %931 to i32
  %934 = getelementptr inbounds i8, ptr %932, i64 544
  store i32 %933, ptr %934, align 8, !tbaa !17
  br i1 %715, label %960, label %935

935:                                              ; preds = %929
  br i1 %859, label %1034, label %936

936:                                              ; preds = %935
  %937 = getelementptr inbounds i8, ptr %932, i64 576
  br i1 %862, label %1020, label %938

938:                                              ; preds = %936, %938
  %939 = phi ptr [ %954, %938 ], [ %930, %936 ]
  %940 = phi i64 [ %957, %938 ], [ 0, %936 ]
  %941 = phi i64 [ %958, %938 ], [ 0, %936 ]
  %942 = getelementptr inbounds i8, ptr %939, i64 64
  %943 = load <16 x i32>, ptr %939, align 4, !tbaa !72
  %944 = getelementptr inbounds <16 x i32>, ptr %937, i64 %940
  store <16 x i32> %943, ptr %944, align 8, !tbaa !72
  %945 = or disjoint i64 %940, 1
  %946 = getelementptr inbounds i8, ptr %939, i64 128
  %947 = load <16 x i32>, ptr %942, align 4, !tbaa !72
  %948 = getelementptr inbounds <16 x i32>, ptr %937, i64 %945
  store <16 x i32> %947, ptr %948, align 8, !tbaa !72
  %949 = or disjoint i64 %940, 2
  %950 = getelementptr inbounds i8, ptr %939, i64 192
  %951 = load <16 x i32>, ptr %946, align 4, !tbaa !72
  %952 = getelementptr inbounds <16 x i32>, ptr %937, i64 %949
  store <16 x i32> %951, ptr %952, align 8, !tbaa !72
  %953 = or disjoint i64 %940, 3
  %954 = getelementptr inbounds i8, ptr %939, i64 256
  %955 = load <16 x i32>, ptr %950, align 4, !tbaa !72
  %956 = getelementptr inbounds <16 x i32>, ptr %937, i64 %953
  store <16 x i32> %955, ptr %956, align 8, !tbaa !72
  %957 = add nuw nsw i64 %940, 4
  %958 = add i64 %941, 4
  %959 = icmp eq i64 %958, %863
  br i1 %959, label %1020, label %938, !llvm.loop !75

960:                                              ; preds = %929
  %961 = getelementptr inbounds i8, ptr %932, i64 576
  %962 = load i32, ptr %35, align 4, !tbaa !3
  %963 = icmp eq i32 %962, 0
  br i1 %963, label %1034, label %964

964:                                              ; preds = %960
  %965 = zext i32 %962 to i64
  %966 = mul nuw i64 %931, %965
  %967 = udiv i64 %966, %688
  %968 = udiv i64 %967, %689
  %969 = trunc i64 %968 to i32
  %970 = urem i64 %967, %689
  %971 = trunc nuw i64 %970 to i32
  %972 = urem i64 %966, %688
  %973 = trunc nuw i64 %972 to i32
  %974 = shl i32 %962, 1
  br label %975

975:                                              ; preds = %1014, %964
  %976 = phi i64 [ 0, %964 ], [ %1018, %1014 ]
  %977 = phi i32 [ %969, %964 ], [ %1017, %1014 ]
  %978 = phi i32 [ %971, %964 ], [ %1016, %1014 ]
  %979 = phi i32 [ %973, %964 ], [ %1015, %1014 ]
  %980 = load i32, ptr %53, align 8, !tbaa !9
  %981 = icmp eq i32 %980, 0
  br i1 %981, label %987, label %982

982:                                              ; preds = %975
  %983 = shl i32 %978, 10
  %984 = shl i32 %977, 20
  %985 = or i32 %983, %984
  %986 = or i32 %985, %979
  br label %1001

987:                                              ; preds = %975
  %988 = getelementptr inbounds i32, ptr %961, i64 %976
  store i32 %979, ptr %988, align 4, !tbaa !17
  %989 = load i32, ptr %54, align 4, !tbaa !10
  %990 = icmp ugt i32 %989, 1
  br i1 %990, label %991, label %1005

991:                                              ; preds = %987
  %992 = trunc nuw i64 %976 to i32
  %993 = add i32 %962, %992
  %994 = zext i32 %993 to i64
  %995 = getelementptr inbounds i32, ptr %961, i64 %994
  store i32 %978, ptr %995, align 4, !tbaa !17
  %996 = load i32, ptr %54, align 4, !tbaa !10
  %997 = icmp ugt i32 %996, 2
  br i1 %997, label %998, label %1005

998:                                              ; preds = %991
  %999 = add i32 %974, %992
  %1000 = zext i32 %999 to i64
  br label %1001

1001:                                             ; preds = %998, %982
  %1002 = phi i64 [ %1000, %998 ], [ %976, %982 ]
  %1003 = phi i32 [ %977, %998 ], [ %986, %982 ]
  %1004 = getelementptr inbounds i32, ptr %961, i64 %1002
  store i32 %1003, ptr %1004, align 4, !tbaa !17
  br label %1005

1005:                                             ; preds = %1001, %991, %987
  %1006 = add i32 %979, 1
  %1007 = icmp ult i32 %1006, %655
  br i1 %1007, label %1014, label %1008

1008:                                             ; preds = %1005
  %1009 = add i32 %978, 1
  %1010 = icmp uge i32 %1009, %671
  %1011 = select i1 %1010, i32 0, i32 %1009
  %1012 = zext i1 %1010 to i32
  %1013 = add i32 %977, %1012
  br label %1014

1014:                                             ; preds = %1008, %1005
  %1015 = phi i32 [ %1006, %1005 ], [ 0, %1008 ]
  %1016 = phi i32 [ %978, %1005 ], [ %1011, %1008 ]
  %1017 = phi i32 [ %977, %1005 ], [ %1013, %1008 ]
  %1018 = add nuw nsw i64 %976, 1
  %1019 = icmp eq i64 %1018, %965
  br i1 %1019, label %1034, label %975, !llvm.loop !18

1020:                                             ; preds = %938, %936
  %1021 = phi ptr [ poison, %936 ], [ %954, %938 ]
  %1022 = phi ptr [ %930, %936 ], [ %954, %938 ]
  %1023 = phi i64 [ 0, %936 ], [ %957, %938 ]
  br i1 %864, label %1034, label %1024

1024:                                             ; preds = %1020, %1024
  %1025 = phi ptr [ %1028, %1024 ], [ %1022, %1020 ]
  %1026 = phi i64 [ %1031, %1024 ], [ %1023, %1020 ]
  %1027 = phi i64 [ %1032, %1024 ], [ 0, %1020 ]
  %1028 = getelementptr inbounds i8, ptr %1025, i64 64
  %1029 = load <16 x i32>, ptr %1025, align 4, !tbaa !72
  %1030 = getelementptr inbounds <16 x i32>, ptr %937, i64 %1026
  store <16 x i32> %1029, ptr %1030, align 8, !tbaa !72
  %1031 = add nuw nsw i64 %1026, 1
  %1032 = add i64 %1027, 1
  %1033 = icmp eq i64 %1032, %861
  br i1 %1033, label %1034, label %1024, !llvm.loop !76

1034:                                             ; preds = %1020, %1024, %1014, %960, %935
  %1035 = phi ptr [ %930, %960 ], [ %930, %935 ], [ %930, %1014 ], [ %1021, %1020 ], [ %1028, %1024 ]
  %1036 = add nuw nsw i64 %931, 1
  %1037 = getelementptr inbounds i8, ptr %932, i64 %851
  %1038 = icmp eq i64 %1036, %849
  br i1 %1038, label %926, label %929, !llvm.loop !78

1039:                                             ; preds = %926
  %1040 = shl nsw i64 -1, %927
  %1041 = xor i64 %1040, -1
  %1042 = add i32 %850, -1
  %1043 = load i64, ptr %746, align 8, !tbaa !42
  %1044 = zext i32 %1042 to i64
  %1045 = load i64, ptr %31, align 8, !tbaa !46
  %1046 = mul i64 %1045, %1044
  %1047 = add i64 %1046, %1043
  %1048 = inttoptr i64 %1047 to ptr
  %1049 = trunc i64 %1041 to i32
  %1050 = getelementptr inbounds i8, ptr %1048, i64 504
  store i32 %1049, ptr %1050, align 8, !tbaa !17
  %1051 = lshr i64 %1041, 32
  %1052 = trunc nuw nsw i64 %1051 to i32
  %1053 = getelementptr inbounds i8, ptr %1048, i64 508
  store i32 %1052, ptr %1053, align 4, !tbaa !17
  br label %1055

1054:                                             ; preds = %613, %608, %625
  br i1 %596, label %1055, label %1056

1055:                                             ; preds = %1039, %926, %1054
  store i32 0, ptr %61, align 4, !tbaa !79
  br label %1070

1056:                                             ; preds = %1054
  %1057 = icmp eq i32 %595, 0
  br i1 %1057, label %1086, label %1058

1058:                                             ; preds = %1056
  %1059 = load i32, ptr %61, align 4, !tbaa !79
  %1060 = add i32 %1059, 1
  store i32 %1060, ptr %61, align 4, !tbaa !79
  %1061 = icmp eq i32 %1060, 16
  br i1 %1061, label %1062, label %1070

1062:                                             ; preds = %1058
  %1063 = load i64, ptr %40, align 8, !tbaa !62
  %1064 = load i64, ptr %41, align 8, !tbaa !63
  %1065 = icmp ult i64 %1063, %1064
  br i1 %1065, label %1086, label %1066

1066:                                             ; preds = %1062
  %1067 = load atomic i64, ptr %42 acquire, align 8
  %1068 = load i64, ptr %7, align 8, !tbaa !64
  %1069 = icmp ult i64 %1067, %1068
  br i1 %1069, label %1086, label %1070

1070:                                             ; preds = %1066, %1058, %1055
  %1071 = load i64, ptr %14, align 8, !tbaa !26
  %1072 = add nsw i64 %1071, -64
  store i64 %1072, ptr %14, align 8, !tbaa !26
  %1073 = icmp sgt i64 %1071, 64
  br i1 %1073, label %1083, label %1074

1074:                                             ; preds = %1070
  %1075 = load i64, ptr %4, align 8, !tbaa !23
  %1076 = icmp eq i64 %1075, -1
  br i1 %1076, label %1081, label %1077

1077:                                             ; preds = %1074
  %1078 = call i64 @llvm.readcyclecounter()
  %1079 = load i64, ptr %4, align 8, !tbaa !23
  %1080 = icmp ult i64 %1078, %1079
  br i1 %1080, label %1081, label %1086

1081:                                             ; preds = %1077, %1074
  %1082 = load i64, ptr %17, align 8, !tbaa !27
  store i64 %1082, ptr %14, align 8, !tbaa !26
  br label %1083

1083:                                             ; preds = %1081, %1070
  br label %62

1084:                                             ; preds = %381, %230
  %1085 = phi i32 [ 4, %230 ], [ 1, %381 ]
  store i64 %210, ptr %99, align 8, !tbaa !40
  store i64 %81, ptr %22, align 8, !tbaa !30
  br label %1086

1086:                                             ; preds = %1077, %1062, %594, %1056, %1066, %183, %378, %530, %1084
  %1087 = phi i32 [ %1085, %1084 ], [ 2, %530 ], [ 2, %378 ], [ 2, %183 ], [ 4, %1077 ], [ 3, %1062 ], [ 2, %594 ], [ 0, %1056 ], [ 3, %1066 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #7
  ret i32 %1087
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

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
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !6, i64 752, !5, i64 816, !6, i64 824}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 136}
!10 = !{!4, !8, i64 140}
!11 = !{!4, !5, i64 672}
!12 = !{!13, !5, i64 0}
!13 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!14 = !{!4, !5, i64 744}
!15 = !{!4, !8, i64 48}
!16 = !{!4, !5, i64 680}
!17 = !{!8, !8, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = !{!22, !5, i64 48}
!22 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864}
!23 = !{!24, !5, i64 0}
!24 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!25 = !{!4, !5, i64 736}
!26 = !{!24, !5, i64 8}
!27 = !{!24, !5, i64 16}
!28 = !{!22, !5, i64 96}
!29 = !{!22, !5, i64 80}
!30 = !{!22, !5, i64 131776}
!31 = !{!22, !5, i64 88}
!32 = !{!22, !5, i64 104}
!33 = !{!34, !8, i64 0}
!34 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72}
!35 = !{!36, !8, i64 76}
!36 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!37 = !{!22, !5, i64 56}
!38 = !{!34, !5, i64 48}
!39 = !{!22, !5, i64 8}
!40 = !{!34, !5, i64 64}
!41 = !{!4, !5, i64 720}
!42 = !{!34, !5, i64 40}
!43 = !{!34, !8, i64 36}
!44 = !{!34, !8, i64 8}
!45 = !{!34, !5, i64 72}
!46 = !{!4, !5, i64 56}
!47 = !{!5, !5, i64 0}
!48 = distinct !{!48, !19}
!49 = !{!34, !8, i64 12}
!50 = !{!34, !8, i64 4}
!51 = distinct !{!51, !19}
!52 = !{!22, !5, i64 64}
!53 = !{!34, !5, i64 56}
!54 = !{!4, !5, i64 80}
!55 = !{!22, !5, i64 24}
!56 = !{!4, !5, i64 688}
!57 = !{!22, !5, i64 0}
!58 = distinct !{!58, !19}
!59 = !{!22, !5, i64 131800}
!60 = distinct !{!60, !19}
!61 = distinct !{!61, !19}
!62 = !{!22, !5, i64 131784}
!63 = !{!22, !5, i64 131792}
!64 = !{!4, !5, i64 0}
!65 = !{!4, !5, i64 704}
!66 = !{!34, !5, i64 16}
!67 = !{!4, !8, i64 144}
!68 = !{!4, !5, i64 64}
!69 = !{!13, !8, i64 12}
!70 = !{!13, !8, i64 8}
!71 = distinct !{!71, !19}
!72 = !{!6, !6, i64 0}
!73 = distinct !{!73, !19}
!74 = distinct !{!74, !19}
!75 = distinct !{!75, !19}
!76 = distinct !{!76, !77}
!77 = !{!"llvm.loop.unroll.disable"}
!78 = distinct !{!78, !19}
!79 = !{!22, !8, i64 164}
