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
  %5 = getelementptr inbounds i8, ptr %0, i64 152
  %6 = load i32, ptr %5, align 8, !tbaa !10
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 156
  %10 = load i32, ptr %9, align 4, !tbaa !11
  %11 = zext i32 %10 to i64
  br label %12

12:                                               ; preds = %1, %8
  %13 = phi i64 [ %11, %8 ], [ 1, %1 ]
  %14 = getelementptr inbounds i8, ptr %0, i64 688
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = getelementptr inbounds i8, ptr %0, i64 88
  %17 = load i64, ptr %16, align 8, !tbaa !13
  %18 = icmp ugt i64 %17, 111
  %19 = icmp ult i64 %17, %15
  %20 = select i1 %18, i1 true, i1 %19
  %21 = add nuw nsw i64 %17, 1
  %22 = select i1 %20, i64 %15, i64 %21
  %23 = getelementptr inbounds i8, ptr %0, i64 104
  %24 = load i64, ptr %23, align 8, !tbaa !13
  %25 = icmp ugt i64 %24, 111
  %26 = icmp ult i64 %24, %22
  %27 = select i1 %25, i1 true, i1 %26
  %28 = add nuw nsw i64 %24, 1
  %29 = select i1 %27, i64 %22, i64 %28
  %30 = getelementptr inbounds i8, ptr %0, i64 120
  %31 = load i64, ptr %30, align 8, !tbaa !13
  %32 = icmp ugt i64 %31, 111
  %33 = icmp ult i64 %31, %29
  %34 = select i1 %32, i1 true, i1 %33
  %35 = add nuw nsw i64 %31, 1
  %36 = select i1 %34, i64 %29, i64 %35
  %37 = mul nuw i64 %13, %4
  %38 = add i64 %36, 15
  %39 = lshr i64 %38, 4
  %40 = getelementptr inbounds i8, ptr %0, i64 760
  store i64 %39, ptr %40, align 8, !tbaa !14
  %41 = getelementptr inbounds i8, ptr %0, i64 48
  %42 = load i32, ptr %41, align 8, !tbaa !15
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %51, label %44

44:                                               ; preds = %12
  %45 = getelementptr inbounds i8, ptr %0, i64 20
  %46 = getelementptr inbounds i8, ptr %0, i64 696
  %47 = load i64, ptr %46, align 8, !tbaa !16
  %48 = inttoptr i64 %47 to ptr
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = getelementptr inbounds i8, ptr %0, i64 156
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
  %79 = load i32, ptr %5, align 8, !tbaa !10
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
  %88 = load i32, ptr %50, align 4, !tbaa !11
  %89 = icmp ugt i32 %88, 1
  br i1 %89, label %90, label %104

90:                                               ; preds = %86
  %91 = trunc nuw i64 %75 to i32
  %92 = add i32 %57, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %56, i64 %93
  store i32 %77, ptr %94, align 4, !tbaa !17
  %95 = load i32, ptr %50, align 4, !tbaa !11
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
  %15 = getelementptr inbounds i8, ptr %7, i64 752
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
  %28 = getelementptr inbounds i8, ptr %7, i64 168
  %29 = getelementptr inbounds i8, ptr %7, i64 744
  %30 = getelementptr inbounds i8, ptr %7, i64 736
  %31 = getelementptr inbounds i8, ptr %7, i64 56
  %32 = getelementptr inbounds i8, ptr %7, i64 164
  %33 = getelementptr inbounds i8, ptr %0, i64 64
  %34 = getelementptr inbounds i8, ptr %7, i64 80
  %35 = getelementptr inbounds i8, ptr %7, i64 44
  %36 = getelementptr inbounds i8, ptr %0, i64 24
  %37 = getelementptr inbounds i8, ptr %7, i64 704
  %38 = getelementptr inbounds i8, ptr %0, i64 176
  %39 = getelementptr inbounds i8, ptr %0, i64 131800
  %40 = getelementptr inbounds i8, ptr %0, i64 131784
  %41 = getelementptr inbounds i8, ptr %0, i64 131792
  %42 = getelementptr inbounds i8, ptr %7, i64 832
  %43 = getelementptr inbounds i8, ptr %7, i64 720
  %44 = getelementptr inbounds i8, ptr %7, i64 8
  %45 = getelementptr inbounds i8, ptr %7, i64 20
  %46 = getelementptr inbounds i8, ptr %7, i64 32
  %47 = getelementptr inbounds i8, ptr %7, i64 12
  %48 = getelementptr inbounds i8, ptr %7, i64 24
  %49 = getelementptr inbounds i8, ptr %7, i64 36
  %50 = getelementptr inbounds i8, ptr %7, i64 16
  %51 = getelementptr inbounds i8, ptr %7, i64 28
  %52 = getelementptr inbounds i8, ptr %7, i64 40
  %53 = getelementptr inbounds i8, ptr %7, i64 152
  %54 = getelementptr inbounds i8, ptr %7, i64 156
  %55 = getelementptr inbounds i8, ptr %7, i64 160
  %56 = getelementptr inbounds i8, ptr %7, i64 64
  %57 = getelementptr inbounds i8, ptr %7, i64 760
  %58 = getelementptr inbounds i8, ptr %7, i64 176
  %59 = getelementptr inbounds i8, ptr %7, i64 88
  %60 = getelementptr inbounds i8, ptr %7, i64 136
  %61 = getelementptr inbounds i8, ptr %7, i64 148
  %62 = getelementptr inbounds i8, ptr %7, i64 144
  %63 = getelementptr inbounds i8, ptr %7, i64 696
  %64 = getelementptr inbounds i8, ptr %0, i64 164
  br label %65

65:                                               ; preds = %1169, %12
  %66 = phi i64 [ 0, %12 ], [ %600, %1169 ]
  %67 = phi i64 [ 0, %12 ], [ %601, %1169 ]
  %68 = phi i32 [ 0, %12 ], [ %602, %1169 ]
  %69 = phi ptr [ null, %12 ], [ %603, %1169 ]
  %70 = phi i64 [ 0, %12 ], [ %604, %1169 ]
  %71 = phi i64 [ 0, %12 ], [ %605, %1169 ]
  %72 = phi i32 [ 0, %12 ], [ %606, %1169 ]
  %73 = phi ptr [ null, %12 ], [ %607, %1169 ]
  %74 = phi i64 [ 0, %12 ], [ %608, %1169 ]
  %75 = load i64, ptr %22, align 8, !tbaa !30
  %76 = load i64, ptr %23, align 8, !tbaa !31
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %78, label %597

78:                                               ; preds = %65
  %79 = load i64, ptr %24, align 8, !tbaa !32
  br label %80

80:                                               ; preds = %78, %579
  %81 = phi i64 [ %580, %579 ], [ %76, %78 ]
  %82 = phi i64 [ %594, %579 ], [ %79, %78 ]
  %83 = phi i32 [ %591, %579 ], [ 0, %78 ]
  %84 = phi i64 [ %595, %579 ], [ %75, %78 ]
  %85 = phi i64 [ %590, %579 ], [ %74, %78 ]
  %86 = phi ptr [ %589, %579 ], [ %73, %78 ]
  %87 = phi i32 [ %588, %579 ], [ %72, %78 ]
  %88 = phi i64 [ %587, %579 ], [ %71, %78 ]
  %89 = phi i64 [ %586, %579 ], [ %70, %78 ]
  %90 = phi ptr [ %585, %579 ], [ %69, %78 ]
  %91 = phi i32 [ %584, %579 ], [ %68, %78 ]
  %92 = phi i64 [ %583, %579 ], [ %67, %78 ]
  %93 = phi i64 [ %582, %579 ], [ %66, %78 ]
  %94 = getelementptr inbounds %struct.Group, ptr %20, i64 %82
  %95 = load i32, ptr %94, align 8, !tbaa !33
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %579, label %97

97:                                               ; preds = %80
  %98 = add i32 %83, 1
  store i32 0, ptr %25, align 4, !tbaa !35
  %99 = ptrtoint ptr %94 to i64
  store i64 %99, ptr %26, align 8, !tbaa !37
  %100 = getelementptr inbounds i8, ptr %94, i64 48
  %101 = load i64, ptr %100, align 8, !tbaa !38
  store i64 %101, ptr %27, align 8, !tbaa !39
  %102 = getelementptr inbounds i8, ptr %94, i64 64
  %103 = load i64, ptr %102, align 8, !tbaa !40
  %104 = icmp ne i64 %103, 0
  %105 = zext i1 %104 to i32
  %106 = getelementptr inbounds i8, ptr %94, i64 40
  %107 = getelementptr inbounds i8, ptr %94, i64 36
  %108 = getelementptr inbounds i8, ptr %94, i64 8
  %109 = getelementptr inbounds i8, ptr %94, i64 72
  %110 = getelementptr inbounds i8, ptr %94, i64 12
  %111 = getelementptr inbounds i8, ptr %94, i64 4
  %112 = getelementptr inbounds i8, ptr %94, i64 56
  br label %113

113:                                              ; preds = %564, %97
  %114 = phi i64 [ %93, %97 ], [ %552, %564 ]
  %115 = phi i64 [ %92, %97 ], [ %553, %564 ]
  %116 = phi i32 [ %91, %97 ], [ %554, %564 ]
  %117 = phi ptr [ %90, %97 ], [ %555, %564 ]
  %118 = phi i64 [ %89, %97 ], [ %556, %564 ]
  %119 = phi i64 [ %88, %97 ], [ %557, %564 ]
  %120 = phi i32 [ %87, %97 ], [ %558, %564 ]
  %121 = phi ptr [ %86, %97 ], [ %559, %564 ]
  %122 = phi i64 [ %85, %97 ], [ %560, %564 ]
  %123 = phi i32 [ %105, %97 ], [ 0, %564 ]
  %124 = load atomic i64, ptr %28 acquire, align 8
  %125 = icmp eq i64 %124, %114
  %126 = select i1 %125, i64 %115, i64 -1
  %127 = select i1 %125, i64 %119, i64 -1
  %128 = load atomic i64, ptr %29 acquire, align 8
  %129 = inttoptr i64 %128 to ptr
  %130 = icmp eq i64 %128, 0
  br i1 %130, label %194, label %131

131:                                              ; preds = %113
  %132 = load i64, ptr %30, align 8, !tbaa !41
  %133 = icmp ugt i64 %132, 1
  br i1 %133, label %134, label %194

134:                                              ; preds = %131
  %135 = load i64, ptr %102, align 8, !tbaa !40
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %137, label %194

137:                                              ; preds = %134
  %138 = load i64, ptr %106, align 8, !tbaa !42
  %139 = inttoptr i64 %138 to ptr
  %140 = load i32, ptr %107, align 4, !tbaa !43
  %141 = zext i32 %140 to i64
  %142 = urem i64 %141, %132
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %194

144:                                              ; preds = %137
  %145 = load i32, ptr %108, align 8, !tbaa !44
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %194

147:                                              ; preds = %144
  %148 = load i64, ptr %109, align 8, !tbaa !45
  %149 = icmp ne i64 %148, 0
  %150 = icmp eq i32 %140, 0
  %151 = or i1 %150, %149
  br i1 %151, label %186, label %152

152:                                              ; preds = %147
  %153 = load i64, ptr %31, align 8, !tbaa !46
  %154 = getelementptr inbounds i8, ptr %139, i64 528
  %155 = load i64, ptr %154, align 8, !tbaa !47
  %156 = getelementptr inbounds i8, ptr %139, i64 524
  %157 = load i32, ptr %156, align 4, !tbaa !17
  br label %169

158:                                              ; preds = %180
  %159 = mul i64 %181, %153
  %160 = add i64 %159, %138
  %161 = inttoptr i64 %160 to ptr
  %162 = getelementptr inbounds i8, ptr %161, i64 528
  %163 = load i64, ptr %162, align 8, !tbaa !47
  %164 = icmp eq i64 %163, %155
  br i1 %164, label %165, label %184, !llvm.loop !48

165:                                              ; preds = %158
  %166 = getelementptr inbounds i8, ptr %161, i64 524
  %167 = load i32, ptr %166, align 4, !tbaa !17
  %168 = icmp eq i32 %167, %157
  br i1 %168, label %169, label %184, !llvm.loop !48

169:                                              ; preds = %152, %165
  %170 = phi i64 [ %181, %165 ], [ 0, %152 ]
  %171 = phi i1 [ %182, %165 ], [ false, %152 ]
  %172 = phi ptr [ %161, %165 ], [ %139, %152 ]
  %173 = getelementptr inbounds i8, ptr %172, i64 536
  %174 = load i32, ptr %173, align 8, !tbaa !17
  switch i32 %174, label %180 [
    i32 2, label %184
    i32 1, label %175
  ]

175:                                              ; preds = %169
  %176 = getelementptr inbounds i8, ptr %172, i64 540
  %177 = load i32, ptr %176, align 4, !tbaa !17
  %178 = load i32, ptr %110, align 4, !tbaa !49
  %179 = icmp eq i32 %177, %178
  br i1 %179, label %184, label %180

180:                                              ; preds = %175, %169
  %181 = add nuw nsw i64 %170, 1
  %182 = icmp uge i64 %181, %141
  %183 = icmp eq i64 %181, %141
  br i1 %183, label %184, label %158, !llvm.loop !48

184:                                              ; preds = %158, %165, %169, %175, %180
  %185 = phi i1 [ %182, %180 ], [ %171, %175 ], [ %171, %169 ], [ %182, %165 ], [ %182, %158 ]
  br i1 %185, label %186, label %194

186:                                              ; preds = %184, %147
  %187 = call i32 %129(ptr noundef %0, ptr noundef nonnull %94, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %124) #7
  %188 = load atomic i32, ptr %32 monotonic, align 4
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %1172

190:                                              ; preds = %186
  %191 = or i32 %187, %123
  %192 = load i32, ptr %111, align 4, !tbaa !50
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %566, label %194

194:                                              ; preds = %190, %184, %144, %137, %134, %131, %113
  %195 = phi i32 [ %123, %134 ], [ %191, %190 ], [ %123, %184 ], [ %123, %131 ], [ %123, %113 ], [ %123, %144 ], [ %123, %137 ]
  store i64 0, ptr %109, align 8, !tbaa !45
  %196 = load i64, ptr %102, align 8, !tbaa !40
  %197 = trunc i64 %196 to i32
  %198 = load i32, ptr %107, align 4, !tbaa !43
  %199 = icmp ugt i32 %198, %197
  br i1 %199, label %200, label %551

200:                                              ; preds = %194, %537
  %201 = phi i64 [ %538, %537 ], [ %124, %194 ]
  %202 = phi i64 [ %539, %537 ], [ %126, %194 ]
  %203 = phi i32 [ %540, %537 ], [ %116, %194 ]
  %204 = phi ptr [ %541, %537 ], [ %117, %194 ]
  %205 = phi i64 [ %542, %537 ], [ %118, %194 ]
  %206 = phi i64 [ %543, %537 ], [ %127, %194 ]
  %207 = phi i32 [ %544, %537 ], [ %120, %194 ]
  %208 = phi ptr [ %545, %537 ], [ %121, %194 ]
  %209 = phi i64 [ %546, %537 ], [ %122, %194 ]
  %210 = phi i32 [ %548, %537 ], [ %195, %194 ]
  %211 = phi i32 [ %547, %537 ], [ %197, %194 ]
  %212 = load i64, ptr %106, align 8, !tbaa !42
  %213 = zext i32 %211 to i64
  %214 = load i64, ptr %31, align 8, !tbaa !46
  %215 = mul i64 %214, %213
  %216 = add i64 %215, %212
  %217 = inttoptr i64 %216 to ptr
  %218 = getelementptr inbounds i8, ptr %217, i64 536
  %219 = load i32, ptr %218, align 8, !tbaa !17
  switch i32 %219, label %227 [
    i32 2, label %225
    i32 1, label %220
  ]

220:                                              ; preds = %200
  %221 = getelementptr inbounds i8, ptr %217, i64 540
  %222 = load i32, ptr %221, align 4, !tbaa !17
  %223 = load i32, ptr %110, align 4, !tbaa !49
  %224 = icmp eq i32 %222, %223
  br i1 %224, label %225, label %227

225:                                              ; preds = %220, %200
  %226 = add nuw i32 %211, 1
  br label %537, !llvm.loop !51

227:                                              ; preds = %220, %200
  %228 = load i64, ptr %14, align 8, !tbaa !26
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %245, label %230

230:                                              ; preds = %227
  %231 = load i64, ptr %4, align 8, !tbaa !23
  %232 = icmp eq i64 %231, -1
  br i1 %232, label %242, label %233

233:                                              ; preds = %230
  %234 = call i64 @llvm.readcyclecounter()
  %235 = load i64, ptr %4, align 8, !tbaa !23
  %236 = icmp ult i64 %234, %235
  br i1 %236, label %237, label %1170

237:                                              ; preds = %233
  %238 = load i64, ptr %106, align 8, !tbaa !42
  %239 = load i64, ptr %31, align 8, !tbaa !46
  %240 = mul i64 %239, %213
  %241 = add i64 %240, %238
  br label %242

242:                                              ; preds = %237, %230
  %243 = phi i64 [ %241, %237 ], [ %216, %230 ]
  %244 = load i64, ptr %17, align 8, !tbaa !27
  store i64 %244, ptr %14, align 8, !tbaa !26
  br label %245

245:                                              ; preds = %242, %227
  %246 = phi i64 [ %243, %242 ], [ %216, %227 ]
  store i64 %246, ptr %33, align 8, !tbaa !52
  %247 = load i64, ptr %112, align 8, !tbaa !53
  %248 = load i64, ptr %34, align 8, !tbaa !54
  %249 = mul i64 %248, %213
  %250 = load i32, ptr %35, align 4, !tbaa !3
  %251 = zext i32 %250 to i64
  %252 = mul i64 %249, %251
  %253 = add i64 %252, %247
  store i64 %253, ptr %36, align 8, !tbaa !55
  %254 = load i64, ptr %37, align 8, !tbaa !56
  store i64 %254, ptr %0, align 8, !tbaa !57
  store i32 0, ptr %218, align 8, !tbaa !17
  %255 = getelementptr inbounds i8, ptr %217, i64 528
  %256 = load i64, ptr %255, align 8, !tbaa !47
  %257 = getelementptr inbounds i8, ptr %217, i64 524
  br label %258

258:                                              ; preds = %359, %245
  %259 = phi i64 [ %201, %245 ], [ %341, %359 ]
  %260 = phi i64 [ %202, %245 ], [ %342, %359 ]
  %261 = phi i32 [ %203, %245 ], [ %343, %359 ]
  %262 = phi ptr [ %204, %245 ], [ %344, %359 ]
  %263 = phi i64 [ %205, %245 ], [ %345, %359 ]
  %264 = phi i64 [ %206, %245 ], [ %346, %359 ]
  %265 = phi i32 [ %207, %245 ], [ %347, %359 ]
  %266 = phi ptr [ %208, %245 ], [ %348, %359 ]
  %267 = phi i64 [ %209, %245 ], [ %349, %359 ]
  %268 = phi i64 [ %256, %245 ], [ %361, %359 ]
  %269 = load i32, ptr %257, align 4, !tbaa !17
  %270 = icmp eq i64 %260, %268
  %271 = icmp eq i32 %261, %269
  %272 = select i1 %270, i1 %271, i1 false
  br i1 %272, label %340, label %273

273:                                              ; preds = %258
  %274 = add i64 %268, 1
  %275 = and i32 %269, 1023
  %276 = zext nneg i32 %275 to i64
  %277 = shl nuw nsw i64 %276, 48
  %278 = or i64 %277, %274
  %279 = icmp eq i64 %264, %268
  %280 = icmp eq i32 %265, %269
  %281 = select i1 %279, i1 %280, i1 false
  br i1 %281, label %335, label %282

282:                                              ; preds = %273
  %283 = inttoptr i64 %259 to ptr
  %284 = getelementptr inbounds i8, ptr %283, i64 -8
  %285 = load i64, ptr %284, align 8, !tbaa !47
  %286 = lshr i64 %278, 2
  %287 = mul i64 %286, -7046029254386353131
  %288 = lshr i64 %287, 40
  br label %289

289:                                              ; preds = %289, %282
  %290 = phi i64 [ %288, %282 ], [ %300, %289 ]
  %291 = phi ptr [ undef, %282 ], [ %298, %289 ]
  %292 = and i64 %290, %285
  %293 = getelementptr inbounds %struct.Region, ptr %283, i64 %292
  %294 = load i64, ptr %293, align 8, !tbaa !23
  %295 = icmp ne i64 %294, %278
  %296 = icmp ne i64 %294, 0
  %297 = select i1 %296, ptr %291, ptr null
  %298 = select i1 %295, ptr %297, ptr %293
  %299 = and i1 %295, %296
  %300 = add i64 %290, 1
  br i1 %299, label %289, label %301

301:                                              ; preds = %289
  %302 = icmp eq ptr %298, null
  br i1 %302, label %303, label %326

303:                                              ; preds = %301
  %304 = load atomic i64, ptr %28 acquire, align 8
  %305 = icmp eq i64 %304, %259
  %306 = inttoptr i64 %304 to ptr
  %307 = getelementptr inbounds i8, ptr %306, i64 -8
  %308 = load i64, ptr %307, align 8, !tbaa !47
  br label %309

309:                                              ; preds = %309, %303
  %310 = phi i64 [ %288, %303 ], [ %320, %309 ]
  %311 = phi ptr [ undef, %303 ], [ %318, %309 ]
  %312 = and i64 %310, %308
  %313 = getelementptr inbounds %struct.Region, ptr %306, i64 %312
  %314 = load i64, ptr %313, align 8, !tbaa !23
  %315 = icmp ne i64 %314, %278
  %316 = icmp ne i64 %314, 0
  %317 = select i1 %316, ptr %311, ptr null
  %318 = select i1 %315, ptr %317, ptr %313
  %319 = and i1 %315, %316
  %320 = add i64 %310, 1
  br i1 %319, label %309, label %321

321:                                              ; preds = %309
  %322 = select i1 %305, i64 %260, i64 -1
  %323 = icmp eq ptr %318, null
  br i1 %323, label %324, label %326

324:                                              ; preds = %321
  %325 = select i1 %305, i64 %264, i64 -1
  store i64 %278, ptr %21, align 8, !tbaa !47
  br label %362

326:                                              ; preds = %321, %301
  %327 = phi i64 [ %304, %321 ], [ %259, %301 ]
  %328 = phi i64 [ %322, %321 ], [ %260, %301 ]
  %329 = phi ptr [ %318, %321 ], [ %298, %301 ]
  %330 = getelementptr inbounds i8, ptr %329, i64 8
  %331 = load i64, ptr %330, align 8, !tbaa !26
  %332 = inttoptr i64 %331 to ptr
  %333 = getelementptr inbounds i8, ptr %329, i64 16
  %334 = load i64, ptr %333, align 8, !tbaa !47
  br label %335

335:                                              ; preds = %273, %326
  %336 = phi i64 [ %327, %326 ], [ %259, %273 ]
  %337 = phi i64 [ %328, %326 ], [ %260, %273 ]
  %338 = phi ptr [ %332, %326 ], [ %266, %273 ]
  %339 = phi i64 [ %334, %326 ], [ %267, %273 ]
  store i64 %278, ptr %38, align 8, !tbaa !47
  br label %340

340:                                              ; preds = %258, %335
  %341 = phi i64 [ %336, %335 ], [ %259, %258 ]
  %342 = phi i64 [ %268, %335 ], [ %260, %258 ]
  %343 = phi i32 [ %269, %335 ], [ %261, %258 ]
  %344 = phi ptr [ %338, %335 ], [ %262, %258 ]
  %345 = phi i64 [ %339, %335 ], [ %263, %258 ]
  %346 = phi i64 [ %337, %335 ], [ %264, %258 ]
  %347 = phi i32 [ %261, %335 ], [ %265, %258 ]
  %348 = phi ptr [ %262, %335 ], [ %266, %258 ]
  %349 = phi i64 [ %263, %335 ], [ %267, %258 ]
  %350 = call i64 %344(ptr noundef %217, ptr noundef nonnull %0, i64 noundef %345) #7
  %351 = and i64 %350, 281474976710655
  store i64 %351, ptr %255, align 8, !tbaa !47
  %352 = icmp ult i64 %350, 281474976710656
  br i1 %352, label %356, label %353

353:                                              ; preds = %340
  %354 = lshr i64 %350, 48
  %355 = trunc nuw nsw i64 %354 to i32
  br label %362

356:                                              ; preds = %340
  %357 = load i64, ptr %0, align 8, !tbaa !57
  %358 = icmp ult i64 %357, 2
  br i1 %358, label %362, label %359

359:                                              ; preds = %356
  %360 = add i64 %357, -1
  store i64 %360, ptr %0, align 8, !tbaa !57
  %361 = load i64, ptr %255, align 8, !tbaa !47
  br label %258

362:                                              ; preds = %356, %353, %324
  %363 = phi i64 [ %341, %353 ], [ %304, %324 ], [ %341, %356 ]
  %364 = phi i64 [ %342, %353 ], [ %322, %324 ], [ %342, %356 ]
  %365 = phi i32 [ %343, %353 ], [ %261, %324 ], [ %343, %356 ]
  %366 = phi ptr [ %344, %353 ], [ %262, %324 ], [ %344, %356 ]
  %367 = phi i64 [ %345, %353 ], [ %263, %324 ], [ %345, %356 ]
  %368 = phi i64 [ %346, %353 ], [ %325, %324 ], [ %346, %356 ]
  %369 = phi i32 [ %347, %353 ], [ %265, %324 ], [ %347, %356 ]
  %370 = phi ptr [ %348, %353 ], [ %266, %324 ], [ %348, %356 ]
  %371 = phi i64 [ %349, %353 ], [ %267, %324 ], [ %349, %356 ]
  %372 = phi i32 [ %355, %353 ], [ 3, %324 ], [ 3, %356 ]
  %373 = load i64, ptr %14, align 8, !tbaa !26
  %374 = add nsw i64 %373, -64
  store i64 %374, ptr %14, align 8, !tbaa !26
  %375 = load i64, ptr %0, align 8, !tbaa !57
  %376 = load i64, ptr %37, align 8, !tbaa !56
  %377 = icmp ult i64 %375, %376
  br i1 %377, label %378, label %381

378:                                              ; preds = %362
  %379 = add i64 %375, %374
  %380 = sub i64 %379, %376
  store i64 %380, ptr %14, align 8, !tbaa !26
  br label %381

381:                                              ; preds = %378, %362
  %382 = load atomic i32, ptr %32 monotonic, align 4
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %384, label %1172

384:                                              ; preds = %381
  %385 = load i64, ptr %21, align 8, !tbaa !29
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %387, label %1170

387:                                              ; preds = %384
  switch i32 %372, label %408 [
    i32 2, label %388
    i32 1, label %398
  ]

388:                                              ; preds = %387
  %389 = load i32, ptr %110, align 4, !tbaa !49
  %390 = getelementptr inbounds i8, ptr %217, i64 540
  store i32 %389, ptr %390, align 4, !tbaa !17
  store i32 1, ptr %218, align 8, !tbaa !17
  %391 = load i32, ptr %108, align 8, !tbaa !44
  %392 = add i32 %391, 1
  store i32 %392, ptr %108, align 8, !tbaa !44
  %393 = load i32, ptr %111, align 4, !tbaa !50
  %394 = icmp ult i32 %392, %393
  br i1 %394, label %421, label %395

395:                                              ; preds = %388
  store i32 0, ptr %108, align 8, !tbaa !44
  %396 = load i32, ptr %110, align 4, !tbaa !49
  %397 = add i32 %396, 1
  store i32 %397, ptr %110, align 4, !tbaa !49
  br label %421

398:                                              ; preds = %387
  store i32 2, ptr %218, align 8, !tbaa !17
  %399 = load i32, ptr %111, align 4, !tbaa !50
  %400 = add i32 %399, -1
  store i32 %400, ptr %111, align 4, !tbaa !50
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %417, label %402

402:                                              ; preds = %398
  %403 = load i32, ptr %108, align 8, !tbaa !44
  %404 = icmp ult i32 %403, %400
  br i1 %404, label %417, label %405

405:                                              ; preds = %402
  store i32 0, ptr %108, align 8, !tbaa !44
  %406 = load i32, ptr %110, align 4, !tbaa !49
  %407 = add i32 %406, 1
  store i32 %407, ptr %110, align 4, !tbaa !49
  br label %417

408:                                              ; preds = %387
  %409 = icmp eq i32 %372, 4
  %410 = zext i1 %409 to i32
  store i32 %410, ptr %218, align 8, !tbaa !17
  br i1 %409, label %411, label %417

411:                                              ; preds = %408
  %412 = getelementptr inbounds i8, ptr %217, i64 540
  %413 = load i32, ptr %412, align 4, !tbaa !17
  %414 = load i32, ptr %110, align 4, !tbaa !49
  %415 = icmp ne i32 %413, %414
  %416 = zext i1 %415 to i32
  br label %417

417:                                              ; preds = %411, %408, %405, %402, %398
  %418 = phi i32 [ %416, %411 ], [ 0, %408 ], [ 1, %398 ], [ 1, %402 ], [ 1, %405 ]
  %419 = or i32 %418, %210
  %420 = add i32 %211, 1
  br label %537

421:                                              ; preds = %395, %388
  %422 = or i32 %210, 1
  %423 = add i32 %211, 1
  %424 = icmp eq i64 %364, %256
  br i1 %424, label %425, label %537, !llvm.loop !51

425:                                              ; preds = %421
  %426 = load i64, ptr %255, align 8, !tbaa !47
  %427 = or i64 %426, 562949953421312
  %428 = load i32, ptr %107, align 4, !tbaa !43
  %429 = icmp ugt i32 %428, %423
  br i1 %429, label %430, label %533

430:                                              ; preds = %425
  %431 = zext i32 %423 to i64
  br label %432

432:                                              ; preds = %521, %430
  %433 = phi i64 [ %431, %430 ], [ %522, %521 ]
  %434 = load i64, ptr %106, align 8, !tbaa !42
  %435 = load i64, ptr %31, align 8, !tbaa !46
  %436 = mul i64 %435, %433
  %437 = add i64 %436, %434
  %438 = inttoptr i64 %437 to ptr
  %439 = getelementptr inbounds i8, ptr %438, i64 528
  %440 = load i64, ptr %439, align 8, !tbaa !47
  %441 = icmp eq i64 %440, %256
  br i1 %441, label %442, label %530

442:                                              ; preds = %432
  %443 = getelementptr inbounds i8, ptr %438, i64 524
  %444 = load i32, ptr %443, align 4, !tbaa !17
  %445 = icmp eq i32 %444, %365
  br i1 %445, label %446, label %530

446:                                              ; preds = %442
  %447 = getelementptr inbounds i8, ptr %438, i64 536
  %448 = load i32, ptr %447, align 8, !tbaa !17
  switch i32 %448, label %457 [
    i32 2, label %530
    i32 1, label %449
  ]

449:                                              ; preds = %446
  %450 = getelementptr inbounds i8, ptr %438, i64 540
  %451 = load i32, ptr %450, align 4, !tbaa !17
  %452 = load i32, ptr %110, align 4, !tbaa !49
  %453 = icmp eq i32 %451, %452
  %454 = load i64, ptr %14, align 8
  %455 = icmp slt i64 %454, 1
  %456 = select i1 %453, i1 true, i1 %455
  br i1 %456, label %530, label %460

457:                                              ; preds = %446
  %458 = load i64, ptr %14, align 8, !tbaa !26
  %459 = icmp slt i64 %458, 1
  br i1 %459, label %530, label %460

460:                                              ; preds = %449, %457
  store i64 %437, ptr %33, align 8, !tbaa !52
  %461 = load i64, ptr %112, align 8, !tbaa !53
  %462 = load i64, ptr %34, align 8, !tbaa !54
  %463 = mul i64 %462, %433
  %464 = load i32, ptr %35, align 4, !tbaa !3
  %465 = zext i32 %464 to i64
  %466 = mul i64 %463, %465
  %467 = add i64 %466, %461
  store i64 %467, ptr %36, align 8, !tbaa !55
  %468 = load i64, ptr %37, align 8, !tbaa !56
  store i64 %468, ptr %0, align 8, !tbaa !57
  %469 = call i64 %366(ptr noundef nonnull %438, ptr noundef nonnull %0, i64 noundef %367) #7
  %470 = load i64, ptr %14, align 8, !tbaa !26
  %471 = add nsw i64 %470, -64
  store i64 %471, ptr %14, align 8, !tbaa !26
  %472 = load i64, ptr %0, align 8, !tbaa !57
  %473 = load i64, ptr %37, align 8, !tbaa !56
  %474 = icmp ult i64 %472, %473
  br i1 %474, label %475, label %478

475:                                              ; preds = %460
  %476 = add i64 %472, %471
  %477 = sub i64 %476, %473
  store i64 %477, ptr %14, align 8, !tbaa !26
  br label %478

478:                                              ; preds = %475, %460
  %479 = and i64 %469, 281474976710655
  store i64 %479, ptr %439, align 8, !tbaa !47
  %480 = icmp eq i64 %469, %427
  br i1 %480, label %508, label %481

481:                                              ; preds = %478
  %482 = trunc nuw i64 %433 to i32
  %483 = lshr i64 %469, 48
  %484 = trunc nuw i64 %483 to i16
  switch i16 %484, label %505 [
    i16 2, label %485
    i16 1, label %495
  ]

485:                                              ; preds = %481
  %486 = load i32, ptr %110, align 4, !tbaa !49
  %487 = getelementptr inbounds i8, ptr %438, i64 540
  store i32 %486, ptr %487, align 4, !tbaa !17
  store i32 1, ptr %447, align 8, !tbaa !17
  %488 = load i32, ptr %108, align 8, !tbaa !44
  %489 = add i32 %488, 1
  store i32 %489, ptr %108, align 8, !tbaa !44
  %490 = load i32, ptr %111, align 4, !tbaa !50
  %491 = icmp ult i32 %489, %490
  br i1 %491, label %526, label %492

492:                                              ; preds = %485
  store i32 0, ptr %108, align 8, !tbaa !44
  %493 = load i32, ptr %110, align 4, !tbaa !49
  %494 = add i32 %493, 1
  store i32 %494, ptr %110, align 4, !tbaa !49
  br label %526

495:                                              ; preds = %481
  store i32 2, ptr %447, align 8, !tbaa !17
  %496 = load i32, ptr %111, align 4, !tbaa !50
  %497 = add i32 %496, -1
  store i32 %497, ptr %111, align 4, !tbaa !50
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %526, label %499

499:                                              ; preds = %495
  %500 = load i32, ptr %108, align 8, !tbaa !44
  %501 = icmp ult i32 %500, %497
  br i1 %501, label %526, label %502

502:                                              ; preds = %499
  store i32 0, ptr %108, align 8, !tbaa !44
  %503 = load i32, ptr %110, align 4, !tbaa !49
  %504 = add i32 %503, 1
  store i32 %504, ptr %110, align 4, !tbaa !49
  br label %526

505:                                              ; preds = %481
  %506 = icmp eq i64 %483, 4
  %507 = zext i1 %506 to i32
  store i32 %507, ptr %447, align 8, !tbaa !17
  br label %526

508:                                              ; preds = %478
  %509 = load i32, ptr %110, align 4, !tbaa !49
  %510 = getelementptr inbounds i8, ptr %438, i64 540
  store i32 %509, ptr %510, align 4, !tbaa !17
  store i32 1, ptr %447, align 8, !tbaa !17
  %511 = load i32, ptr %108, align 8, !tbaa !44
  %512 = add i32 %511, 1
  store i32 %512, ptr %108, align 8, !tbaa !44
  %513 = load i32, ptr %111, align 4, !tbaa !50
  %514 = icmp ult i32 %512, %513
  br i1 %514, label %518, label %515

515:                                              ; preds = %508
  store i32 0, ptr %108, align 8, !tbaa !44
  %516 = load i32, ptr %110, align 4, !tbaa !49
  %517 = add i32 %516, 1
  store i32 %517, ptr %110, align 4, !tbaa !49
  br label %518

518:                                              ; preds = %515, %508
  %519 = load atomic i32, ptr %32 monotonic, align 4
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %521, label %530

521:                                              ; preds = %518
  %522 = add nuw nsw i64 %433, 1
  %523 = load i32, ptr %107, align 4, !tbaa !43
  %524 = zext i32 %523 to i64
  %525 = icmp ult i64 %522, %524
  br i1 %525, label %432, label %530, !llvm.loop !58

526:                                              ; preds = %505, %502, %499, %495, %492, %485
  %527 = icmp ugt i64 %469, 281474976710655
  %528 = zext i1 %527 to i32
  %529 = add nuw i32 %528, %482
  br label %533

530:                                              ; preds = %521, %518, %457, %449, %446, %442, %432
  %531 = phi i64 [ %433, %446 ], [ %433, %457 ], [ %433, %449 ], [ %433, %442 ], [ %433, %432 ], [ %433, %518 ], [ %522, %521 ]
  %532 = trunc i64 %531 to i32
  br label %533

533:                                              ; preds = %530, %526, %425
  %534 = phi i32 [ %529, %526 ], [ %423, %425 ], [ %532, %530 ]
  %535 = load atomic i32, ptr %32 monotonic, align 4
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %537, label %1172

537:                                              ; preds = %533, %421, %417, %225
  %538 = phi i64 [ %363, %417 ], [ %363, %533 ], [ %363, %421 ], [ %201, %225 ]
  %539 = phi i64 [ %364, %417 ], [ %256, %533 ], [ %364, %421 ], [ %202, %225 ]
  %540 = phi i32 [ %365, %417 ], [ %365, %533 ], [ %365, %421 ], [ %203, %225 ]
  %541 = phi ptr [ %366, %417 ], [ %366, %533 ], [ %366, %421 ], [ %204, %225 ]
  %542 = phi i64 [ %367, %417 ], [ %367, %533 ], [ %367, %421 ], [ %205, %225 ]
  %543 = phi i64 [ %368, %417 ], [ %368, %533 ], [ %368, %421 ], [ %206, %225 ]
  %544 = phi i32 [ %369, %417 ], [ %369, %533 ], [ %369, %421 ], [ %207, %225 ]
  %545 = phi ptr [ %370, %417 ], [ %370, %533 ], [ %370, %421 ], [ %208, %225 ]
  %546 = phi i64 [ %371, %417 ], [ %371, %533 ], [ %371, %421 ], [ %209, %225 ]
  %547 = phi i32 [ %420, %417 ], [ %534, %533 ], [ %423, %421 ], [ %226, %225 ]
  %548 = phi i32 [ %419, %417 ], [ %422, %533 ], [ %422, %421 ], [ %210, %225 ]
  %549 = load i32, ptr %107, align 4, !tbaa !43
  %550 = icmp ult i32 %547, %549
  br i1 %550, label %200, label %551

551:                                              ; preds = %537, %194
  %552 = phi i64 [ %124, %194 ], [ %538, %537 ]
  %553 = phi i64 [ %126, %194 ], [ %539, %537 ]
  %554 = phi i32 [ %116, %194 ], [ %540, %537 ]
  %555 = phi ptr [ %117, %194 ], [ %541, %537 ]
  %556 = phi i64 [ %118, %194 ], [ %542, %537 ]
  %557 = phi i64 [ %127, %194 ], [ %543, %537 ]
  %558 = phi i32 [ %120, %194 ], [ %544, %537 ]
  %559 = phi ptr [ %121, %194 ], [ %545, %537 ]
  %560 = phi i64 [ %122, %194 ], [ %546, %537 ]
  %561 = phi i32 [ %195, %194 ], [ %548, %537 ]
  store i64 0, ptr %102, align 8, !tbaa !40
  %562 = load i32, ptr %111, align 4, !tbaa !50
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %566, label %564

564:                                              ; preds = %551
  %565 = icmp eq i32 %561, 0
  br i1 %565, label %576, label %113

566:                                              ; preds = %551, %190
  %567 = phi i64 [ %124, %190 ], [ %552, %551 ]
  %568 = phi i64 [ %126, %190 ], [ %553, %551 ]
  %569 = phi i32 [ %116, %190 ], [ %554, %551 ]
  %570 = phi ptr [ %117, %190 ], [ %555, %551 ]
  %571 = phi i64 [ %118, %190 ], [ %556, %551 ]
  %572 = phi i64 [ %127, %190 ], [ %557, %551 ]
  %573 = phi i32 [ %120, %190 ], [ %558, %551 ]
  %574 = phi ptr [ %121, %190 ], [ %559, %551 ]
  %575 = phi i64 [ %122, %190 ], [ %560, %551 ]
  store i32 0, ptr %94, align 8, !tbaa !33
  br label %597

576:                                              ; preds = %564
  store i64 1, ptr %39, align 8, !tbaa !59
  %577 = load i64, ptr %24, align 8, !tbaa !32
  %578 = load i64, ptr %23, align 8, !tbaa !31
  br label %579

579:                                              ; preds = %80, %576
  %580 = phi i64 [ %81, %80 ], [ %578, %576 ]
  %581 = phi i64 [ %82, %80 ], [ %577, %576 ]
  %582 = phi i64 [ %93, %80 ], [ %552, %576 ]
  %583 = phi i64 [ %92, %80 ], [ %553, %576 ]
  %584 = phi i32 [ %91, %80 ], [ %554, %576 ]
  %585 = phi ptr [ %90, %80 ], [ %555, %576 ]
  %586 = phi i64 [ %89, %80 ], [ %556, %576 ]
  %587 = phi i64 [ %88, %80 ], [ %557, %576 ]
  %588 = phi i32 [ %87, %80 ], [ %558, %576 ]
  %589 = phi ptr [ %86, %80 ], [ %559, %576 ]
  %590 = phi i64 [ %85, %80 ], [ %560, %576 ]
  %591 = phi i32 [ %83, %80 ], [ %98, %576 ]
  %592 = add i64 %581, 1
  %593 = icmp eq i64 %592, %580
  %594 = select i1 %593, i64 0, i64 %592
  store i64 %594, ptr %24, align 8, !tbaa !32
  %595 = add nuw i64 %84, 1
  %596 = icmp ult i64 %595, %580
  br i1 %596, label %80, label %597, !llvm.loop !60

597:                                              ; preds = %579, %65, %566
  %598 = phi i32 [ %83, %566 ], [ 0, %65 ], [ %591, %579 ]
  %599 = phi i1 [ true, %566 ], [ false, %65 ], [ false, %579 ]
  %600 = phi i64 [ %567, %566 ], [ %66, %65 ], [ %582, %579 ]
  %601 = phi i64 [ %568, %566 ], [ %67, %65 ], [ %583, %579 ]
  %602 = phi i32 [ %569, %566 ], [ %68, %65 ], [ %584, %579 ]
  %603 = phi ptr [ %570, %566 ], [ %69, %65 ], [ %585, %579 ]
  %604 = phi i64 [ %571, %566 ], [ %70, %65 ], [ %586, %579 ]
  %605 = phi i64 [ %572, %566 ], [ %71, %65 ], [ %587, %579 ]
  %606 = phi i32 [ %573, %566 ], [ %72, %65 ], [ %588, %579 ]
  %607 = phi ptr [ %574, %566 ], [ %73, %65 ], [ %589, %579 ]
  %608 = phi i64 [ %575, %566 ], [ %74, %65 ], [ %590, %579 ]
  store i64 0, ptr %22, align 8, !tbaa !30
  %609 = load atomic i32, ptr %32 monotonic, align 4
  %610 = icmp eq i32 %609, 0
  br i1 %610, label %611, label %1172

611:                                              ; preds = %597
  %612 = load i64, ptr %18, align 8, !tbaa !28
  %613 = inttoptr i64 %612 to ptr
  %614 = load i64, ptr %23, align 8, !tbaa !31
  %615 = icmp eq i64 %614, 0
  br i1 %615, label %1140, label %619

616:                                              ; preds = %619
  %617 = add nuw i64 %620, 1
  %618 = icmp eq i64 %617, %614
  br i1 %618, label %1140, label %619, !llvm.loop !61

619:                                              ; preds = %611, %616
  %620 = phi i64 [ %617, %616 ], [ 0, %611 ]
  %621 = getelementptr inbounds %struct.Group, ptr %613, i64 %620
  %622 = load i32, ptr %621, align 8, !tbaa !33
  %623 = icmp eq i32 %622, 0
  br i1 %623, label %624, label %616

624:                                              ; preds = %619
  %625 = load i64, ptr %40, align 8, !tbaa !62
  %626 = load i64, ptr %41, align 8, !tbaa !63
  %627 = icmp eq i64 %625, %626
  br i1 %627, label %628, label %640

628:                                              ; preds = %624
  %629 = load i64, ptr %39, align 8, !tbaa !59
  %630 = call i64 @llvm.umax.i64(i64 %629, i64 1)
  %631 = atomicrmw add ptr %42, i64 %630 acq_rel, align 8
  %632 = load i64, ptr %7, align 8, !tbaa !64
  %633 = icmp ult i64 %631, %632
  br i1 %633, label %634, label %1140

634:                                              ; preds = %628
  %635 = add i64 %631, %630
  %636 = shl i64 %630, 1
  %637 = load i64, ptr %43, align 8, !tbaa !65
  %638 = call i64 @llvm.umin.i64(i64 %636, i64 %637)
  store i64 %638, ptr %39, align 8, !tbaa !59
  %639 = call i64 @llvm.umin.i64(i64 %635, i64 %632)
  store i64 %639, ptr %41, align 8, !tbaa !63
  br label %640

640:                                              ; preds = %634, %624
  %641 = phi i64 [ %631, %634 ], [ %625, %624 ]
  %642 = add i64 %641, 1
  store i64 %642, ptr %40, align 8, !tbaa !62
  %643 = getelementptr inbounds i8, ptr %621, i64 24
  %644 = load i32, ptr %44, align 4, !tbaa !17
  %645 = zext i32 %644 to i64
  %646 = icmp ult i64 %641, %645
  br i1 %646, label %649, label %647

647:                                              ; preds = %640
  %648 = udiv i64 %641, %645
  br label %649

649:                                              ; preds = %647, %640
  %650 = phi i64 [ %648, %647 ], [ 0, %640 ]
  %651 = mul i64 %650, %645
  %652 = sub i64 %641, %651
  %653 = trunc i64 %652 to i32
  store i32 %653, ptr %643, align 4, !tbaa !17
  %654 = load i32, ptr %45, align 4, !tbaa !17
  %655 = load i32, ptr %46, align 4, !tbaa !17
  %656 = mul i32 %654, %653
  %657 = sub i32 %655, %656
  %658 = call noundef i32 @llvm.umin.i32(i32 %654, i32 %657)
  %659 = load i32, ptr %47, align 4, !tbaa !17
  %660 = zext i32 %659 to i64
  %661 = icmp ult i64 %650, %660
  br i1 %661, label %664, label %662

662:                                              ; preds = %649
  %663 = udiv i64 %650, %660
  br label %664

664:                                              ; preds = %662, %649
  %665 = phi i64 [ %663, %662 ], [ 0, %649 ]
  %666 = mul i64 %665, %660
  %667 = sub i64 %650, %666
  %668 = trunc i64 %667 to i32
  %669 = getelementptr inbounds i8, ptr %621, i64 28
  store i32 %668, ptr %669, align 4, !tbaa !17
  %670 = load i32, ptr %48, align 4, !tbaa !17
  %671 = load i32, ptr %49, align 4, !tbaa !17
  %672 = mul i32 %670, %668
  %673 = sub i32 %671, %672
  %674 = call noundef i32 @llvm.umin.i32(i32 %670, i32 %673)
  %675 = load i32, ptr %50, align 4, !tbaa !17
  %676 = zext i32 %675 to i64
  %677 = icmp ult i64 %665, %676
  br i1 %677, label %680, label %678

678:                                              ; preds = %664
  %679 = udiv i64 %665, %676
  br label %680

680:                                              ; preds = %678, %664
  %681 = phi i64 [ %679, %678 ], [ 0, %664 ]
  %682 = mul i64 %681, %676
  %683 = sub i64 %665, %682
  %684 = trunc i64 %683 to i32
  %685 = getelementptr inbounds i8, ptr %621, i64 32
  store i32 %684, ptr %685, align 4, !tbaa !17
  %686 = load i32, ptr %51, align 4, !tbaa !17
  %687 = load i32, ptr %52, align 4, !tbaa !17
  %688 = mul i32 %686, %684
  %689 = sub i32 %687, %688
  %690 = call noundef i32 @llvm.umin.i32(i32 %686, i32 %689)
  %691 = zext i32 %658 to i64
  %692 = zext i32 %674 to i64
  %693 = mul nuw i64 %692, %691
  %694 = zext i32 %690 to i64
  %695 = mul i64 %693, %694
  %696 = load i32, ptr %35, align 4, !tbaa !3
  %697 = zext i32 %696 to i64
  %698 = add nsw i64 %697, -1
  %699 = add i64 %698, %695
  %700 = udiv i64 %699, %697
  %701 = trunc i64 %700 to i32
  %702 = getelementptr inbounds i8, ptr %621, i64 4
  store i32 %701, ptr %702, align 4, !tbaa !50
  %703 = getelementptr inbounds i8, ptr %621, i64 36
  store i32 %701, ptr %703, align 4, !tbaa !43
  %704 = getelementptr inbounds i8, ptr %621, i64 64
  store i64 0, ptr %704, align 8, !tbaa !40
  %705 = getelementptr inbounds i8, ptr %621, i64 12
  store i32 0, ptr %705, align 4, !tbaa !49
  %706 = getelementptr inbounds i8, ptr %621, i64 8
  store i32 0, ptr %706, align 8, !tbaa !44
  %707 = getelementptr inbounds i8, ptr %621, i64 16
  store i64 %641, ptr %707, align 8, !tbaa !66
  %708 = getelementptr inbounds i8, ptr %621, i64 72
  store i64 1, ptr %708, align 8, !tbaa !45
  store i32 1, ptr %621, align 8, !tbaa !33
  %709 = load i32, ptr %45, align 4, !tbaa !17
  %710 = icmp eq i32 %658, %709
  br i1 %710, label %711, label %717

711:                                              ; preds = %680
  %712 = load i32, ptr %48, align 4, !tbaa !17
  %713 = icmp eq i32 %674, %712
  br i1 %713, label %714, label %717

714:                                              ; preds = %711
  %715 = load i32, ptr %51, align 4, !tbaa !17
  %716 = icmp ne i32 %690, %715
  br label %717

717:                                              ; preds = %714, %711, %680
  %718 = phi i1 [ true, %711 ], [ true, %680 ], [ %716, %714 ]
  %719 = load i32, ptr %53, align 8, !tbaa !10
  %720 = icmp eq i32 %719, 0
  br i1 %720, label %721, label %724

721:                                              ; preds = %717
  %722 = load i32, ptr %54, align 4, !tbaa !11
  %723 = zext i32 %722 to i64
  br label %724

724:                                              ; preds = %721, %717
  %725 = phi i64 [ %723, %721 ], [ 1, %717 ]
  %726 = mul nuw i64 %725, %697
  %727 = sub nsw i64 64, %697
  %728 = lshr i64 -1, %727
  %729 = trunc i64 %728 to i32
  %730 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %729, i64 14
  %731 = lshr i64 4294967295, %727
  %732 = trunc nuw i64 %731 to i32
  %733 = insertelement <16 x i32> %730, i32 %732, i64 15
  %734 = load i32, ptr %55, align 8, !tbaa !67
  %735 = load i64, ptr %56, align 8, !tbaa !68
  %736 = trunc i64 %735 to i32
  %737 = lshr i64 %735, 32
  %738 = trunc nuw i64 %737 to i32
  %739 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %734, i64 3
  %740 = insertelement <16 x i32> %739, i32 %736, i64 4
  %741 = insertelement <16 x i32> %740, i32 %738, i64 5
  %742 = load i64, ptr %57, align 8, !tbaa !14
  %743 = icmp eq i64 %742, 0
  br i1 %743, label %746, label %744

744:                                              ; preds = %724
  %745 = getelementptr inbounds i8, ptr %621, i64 40
  br label %919

746:                                              ; preds = %1004, %724
  %747 = phi i32 [ %701, %724 ], [ %1005, %1004 ]
  br label %754

748:                                              ; preds = %785
  %749 = load i64, ptr %31, align 8, !tbaa !46
  %750 = icmp eq i32 %747, 0
  br i1 %750, label %826, label %751

751:                                              ; preds = %748
  %752 = getelementptr inbounds i8, ptr %621, i64 40
  %753 = load i64, ptr %752, align 8, !tbaa !42
  br label %789

754:                                              ; preds = %785, %746
  %755 = phi i64 [ 0, %746 ], [ %787, %785 ]
  %756 = phi <16 x i32> [ %733, %746 ], [ %786, %785 ]
  %757 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %755
  %758 = load i64, ptr %757, align 8, !tbaa !13
  %759 = and i64 %758, -16
  %760 = icmp eq i64 %759, 112
  br i1 %760, label %761, label %785

761:                                              ; preds = %754
  %762 = getelementptr inbounds [3 x i32], ptr %643, i64 0, i64 %755
  %763 = load i32, ptr %762, align 4, !tbaa !17
  %764 = trunc nuw i64 %758 to i32
  %765 = and i32 %764, 15
  %766 = insertelement <16 x i32> poison, i32 %765, i64 0
  %767 = shufflevector <16 x i32> %766, <16 x i32> poison, <16 x i32> zeroinitializer
  %768 = icmp eq <16 x i32> %767, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %769 = getelementptr inbounds i8, ptr %757, i64 12
  %770 = load i32, ptr %769, align 4, !tbaa !69
  %771 = getelementptr inbounds i8, ptr %757, i64 8
  %772 = load i32, ptr %771, align 8, !tbaa !70
  %773 = shl i32 %770, %772
  %774 = xor i32 %773, -1
  %775 = insertelement <16 x i32> poison, i32 %774, i64 0
  %776 = shufflevector <16 x i32> %775, <16 x i32> poison, <16 x i32> zeroinitializer
  %777 = select <16 x i1> %768, <16 x i32> %776, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %778 = and <16 x i32> %777, %756
  %779 = and i32 %770, %763
  %780 = shl i32 %779, %772
  %781 = insertelement <16 x i32> poison, i32 %780, i64 0
  %782 = shufflevector <16 x i32> %781, <16 x i32> poison, <16 x i32> zeroinitializer
  %783 = select <16 x i1> %768, <16 x i32> %782, <16 x i32> zeroinitializer
  %784 = or <16 x i32> %778, %783
  br label %785

785:                                              ; preds = %761, %754
  %786 = phi <16 x i32> [ %784, %761 ], [ %756, %754 ]
  %787 = add nuw nsw i64 %755, 1
  %788 = icmp eq i64 %787, 3
  br i1 %788, label %748, label %754, !llvm.loop !71

789:                                              ; preds = %816, %751
  %790 = phi i32 [ 0, %751 ], [ %820, %816 ]
  %791 = phi i64 [ %753, %751 ], [ %821, %816 ]
  %792 = phi <16 x i32> [ %786, %751 ], [ %817, %816 ]
  %793 = load i64, ptr %60, align 8, !tbaa !13
  %794 = and i64 %793, -16
  %795 = icmp eq i64 %794, 112
  br i1 %795, label %796, label %816

796:                                              ; preds = %789
  %797 = trunc nuw i64 %793 to i32
  %798 = and i32 %797, 15
  %799 = insertelement <16 x i32> poison, i32 %798, i64 0
  %800 = shufflevector <16 x i32> %799, <16 x i32> poison, <16 x i32> zeroinitializer
  %801 = icmp eq <16 x i32> %800, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %802 = load i32, ptr %61, align 4, !tbaa !69
  %803 = load i32, ptr %62, align 8, !tbaa !70
  %804 = shl i32 %802, %803
  %805 = xor i32 %804, -1
  %806 = insertelement <16 x i32> poison, i32 %805, i64 0
  %807 = shufflevector <16 x i32> %806, <16 x i32> poison, <16 x i32> zeroinitializer
  %808 = select <16 x i1> %801, <16 x i32> %807, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %809 = and <16 x i32> %808, %792
  %810 = and i32 %802, %790
  %811 = shl i32 %810, %803
  %812 = insertelement <16 x i32> poison, i32 %811, i64 0
  %813 = shufflevector <16 x i32> %812, <16 x i32> poison, <16 x i32> zeroinitializer
  %814 = select <16 x i1> %801, <16 x i32> %813, <16 x i32> zeroinitializer
  %815 = or <16 x i32> %809, %814
  br label %816

816:                                              ; preds = %796, %789
  %817 = phi <16 x i32> [ %815, %796 ], [ %792, %789 ]
  %818 = inttoptr i64 %791 to ptr
  %819 = getelementptr inbounds i8, ptr %818, i64 448
  store <16 x i32> %817, ptr %819, align 4, !tbaa !72
  %820 = add nuw i32 %790, 1
  %821 = add i64 %791, %749
  %822 = load i32, ptr %703, align 4, !tbaa !43
  %823 = icmp ult i32 %820, %822
  br i1 %823, label %789, label %824, !llvm.loop !73

824:                                              ; preds = %816
  %825 = icmp eq i32 %822, 0
  br label %826

826:                                              ; preds = %824, %748
  %827 = phi i1 [ true, %748 ], [ %825, %824 ]
  br label %833

828:                                              ; preds = %864
  %829 = load i64, ptr %31, align 8, !tbaa !46
  %830 = getelementptr inbounds i8, ptr %621, i64 40
  br i1 %827, label %1013, label %831

831:                                              ; preds = %828
  %832 = load i64, ptr %830, align 8, !tbaa !42
  br label %868

833:                                              ; preds = %864, %826
  %834 = phi i64 [ 0, %826 ], [ %866, %864 ]
  %835 = phi <16 x i32> [ %741, %826 ], [ %865, %864 ]
  %836 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %834
  %837 = load i64, ptr %836, align 8, !tbaa !13
  %838 = and i64 %837, -16
  %839 = icmp eq i64 %838, 128
  br i1 %839, label %840, label %864

840:                                              ; preds = %833
  %841 = getelementptr inbounds [3 x i32], ptr %643, i64 0, i64 %834
  %842 = load i32, ptr %841, align 4, !tbaa !17
  %843 = trunc nuw i64 %837 to i32
  %844 = and i32 %843, 15
  %845 = insertelement <16 x i32> poison, i32 %844, i64 0
  %846 = shufflevector <16 x i32> %845, <16 x i32> poison, <16 x i32> zeroinitializer
  %847 = icmp eq <16 x i32> %846, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %848 = getelementptr inbounds i8, ptr %836, i64 12
  %849 = load i32, ptr %848, align 4, !tbaa !69
  %850 = getelementptr inbounds i8, ptr %836, i64 8
  %851 = load i32, ptr %850, align 8, !tbaa !70
  %852 = shl i32 %849, %851
  %853 = xor i32 %852, -1
  %854 = insertelement <16 x i32> poison, i32 %853, i64 0
  %855 = shufflevector <16 x i32> %854, <16 x i32> poison, <16 x i32> zeroinitializer
  %856 = select <16 x i1> %847, <16 x i32> %855, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %857 = and <16 x i32> %856, %835
  %858 = and i32 %849, %842
  %859 = shl i32 %858, %851
  %860 = insertelement <16 x i32> poison, i32 %859, i64 0
  %861 = shufflevector <16 x i32> %860, <16 x i32> poison, <16 x i32> zeroinitializer
  %862 = select <16 x i1> %847, <16 x i32> %861, <16 x i32> zeroinitializer
  %863 = or <16 x i32> %857, %862
  br label %864

864:                                              ; preds = %840, %833
  %865 = phi <16 x i32> [ %863, %840 ], [ %835, %833 ]
  %866 = add nuw nsw i64 %834, 1
  %867 = icmp eq i64 %866, 3
  br i1 %867, label %828, label %833, !llvm.loop !71

868:                                              ; preds = %895, %831
  %869 = phi i32 [ 0, %831 ], [ %899, %895 ]
  %870 = phi i64 [ %832, %831 ], [ %900, %895 ]
  %871 = phi <16 x i32> [ %865, %831 ], [ %896, %895 ]
  %872 = load i64, ptr %60, align 8, !tbaa !13
  %873 = and i64 %872, -16
  %874 = icmp eq i64 %873, 128
  br i1 %874, label %875, label %895

875:                                              ; preds = %868
  %876 = trunc nuw i64 %872 to i32
  %877 = and i32 %876, 15
  %878 = insertelement <16 x i32> poison, i32 %877, i64 0
  %879 = shufflevector <16 x i32> %878, <16 x i32> poison, <16 x i32> zeroinitializer
  %880 = icmp eq <16 x i32> %879, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %881 = load i32, ptr %61, align 4, !tbaa !69
  %882 = load i32, ptr %62, align 8, !tbaa !70
  %883 = shl i32 %881, %882
  %884 = xor i32 %883, -1
  %885 = insertelement <16 x i32> poison, i32 %884, i64 0
  %886 = shufflevector <16 x i32> %885, <16 x i32> poison, <16 x i32> zeroinitializer
  %887 = select <16 x i1> %880, <16 x i32> %886, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %888 = and <16 x i32> %887, %871
  %889 = and i32 %881, %869
  %890 = shl i32 %889, %882
  %891 = insertelement <16 x i32> poison, i32 %890, i64 0
  %892 = shufflevector <16 x i32> %891, <16 x i32> poison, <16 x i32> zeroinitializer
  %893 = select <16 x i1> %880, <16 x i32> %892, <16 x i32> zeroinitializer
  %894 = or <16 x i32> %888, %893
  br label %895

895:                                              ; preds = %875, %868
  %896 = phi <16 x i32> [ %894, %875 ], [ %871, %868 ]
  %897 = inttoptr i64 %870 to ptr
  %898 = getelementptr inbounds i8, ptr %897, i64 512
  store <16 x i32> %896, ptr %898, align 4, !tbaa !72
  %899 = add nuw i32 %869, 1
  %900 = add i64 %870, %829
  %901 = load i32, ptr %703, align 4, !tbaa !43
  %902 = icmp ult i32 %899, %901
  br i1 %902, label %868, label %903, !llvm.loop !73

903:                                              ; preds = %895
  %904 = load i64, ptr %31, align 8, !tbaa !46
  %905 = zext i32 %901 to i64
  %906 = icmp eq i32 %901, 0
  br i1 %906, label %1013, label %907

907:                                              ; preds = %903
  %908 = load i64, ptr %830, align 8, !tbaa !42
  %909 = inttoptr i64 %908 to ptr
  %910 = load i64, ptr %63, align 8, !tbaa !16
  %911 = inttoptr i64 %910 to ptr
  %912 = lshr i64 %726, 4
  %913 = icmp ult i64 %726, 16
  %914 = call i64 @llvm.umax.i64(i64 %912, i64 1)
  %915 = and i64 %914, 3
  %916 = icmp ult i64 %726, 64
  %917 = and i64 %914, 1152921504606846972
  %918 = icmp eq i64 %915, 0
  br label %1017

919:                                              ; preds = %1004, %744
  %920 = phi i32 [ %701, %744 ], [ %1005, %1004 ]
  %921 = phi i32 [ %701, %744 ], [ %1006, %1004 ]
  %922 = phi i64 [ %742, %744 ], [ %1007, %1004 ]
  %923 = phi i64 [ 0, %744 ], [ %1008, %1004 ]
  %924 = shl i64 %923, 6
  %925 = getelementptr inbounds i8, ptr %58, i64 %924
  %926 = load <16 x i32>, ptr %925, align 4, !tbaa !72
  br label %932

927:                                              ; preds = %963
  %928 = load i64, ptr %31, align 8, !tbaa !46
  %929 = icmp eq i32 %921, 0
  br i1 %929, label %1004, label %930

930:                                              ; preds = %927
  %931 = load i64, ptr %745, align 8, !tbaa !42
  br label %967

932:                                              ; preds = %963, %919
  %933 = phi i64 [ 0, %919 ], [ %965, %963 ]
  %934 = phi <16 x i32> [ %926, %919 ], [ %964, %963 ]
  %935 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %933
  %936 = load i64, ptr %935, align 8, !tbaa !13
  %937 = lshr i64 %936, 4
  %938 = icmp eq i64 %937, %923
  br i1 %938, label %939, label %963

939:                                              ; preds = %932
  %940 = getelementptr inbounds [3 x i32], ptr %643, i64 0, i64 %933
  %941 = load i32, ptr %940, align 4, !tbaa !17
  %942 = trunc i64 %936 to i32
  %943 = and i32 %942, 15
  %944 = insertelement <16 x i32> poison, i32 %943, i64 0
  %945 = shufflevector <16 x i32> %944, <16 x i32> poison, <16 x i32> zeroinitializer
  %946 = icmp eq <16 x i32> %945, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %947 = getelementptr inbounds i8, ptr %935, i64 12
  %948 = load i32, ptr %947, align 4, !tbaa !69
  %949 = getelementptr inbounds i8, ptr %935, i64 8
  %950 = load i32, ptr %949, align 8, !tbaa !70
  %951 = shl i32 %948, %950
  %952 = xor i32 %951, -1
  %953 = insertelement <16 x i32> poison, i32 %952, i64 0
  %954 = shufflevector <16 x i32> %953, <16 x i32> poison, <16 x i32> zeroinitializer
  %955 = select <16 x i1> %946, <16 x i32> %954, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %956 = and <16 x i32> %955, %934
  %957 = and i32 %948, %941
  %958 = shl i32 %957, %950
  %959 = insertelement <16 x i32> poison, i32 %958, i64 0
  %960 = shufflevector <16 x i32> %959, <16 x i32> poison, <16 x i32> zeroinitializer
  %961 = select <16 x i1> %946, <16 x i32> %960, <16 x i32> zeroinitializer
  %962 = or <16 x i32> %956, %961
  br label %963

963:                                              ; preds = %939, %932
  %964 = phi <16 x i32> [ %962, %939 ], [ %934, %932 ]
  %965 = add nuw nsw i64 %933, 1
  %966 = icmp eq i64 %965, 3
  br i1 %966, label %927, label %932, !llvm.loop !71

967:                                              ; preds = %994, %930
  %968 = phi i32 [ 0, %930 ], [ %998, %994 ]
  %969 = phi i64 [ %931, %930 ], [ %999, %994 ]
  %970 = phi <16 x i32> [ %964, %930 ], [ %995, %994 ]
  %971 = load i64, ptr %60, align 8, !tbaa !13
  %972 = lshr i64 %971, 4
  %973 = icmp eq i64 %972, %923
  br i1 %973, label %974, label %994

974:                                              ; preds = %967
  %975 = trunc i64 %971 to i32
  %976 = and i32 %975, 15
  %977 = insertelement <16 x i32> poison, i32 %976, i64 0
  %978 = shufflevector <16 x i32> %977, <16 x i32> poison, <16 x i32> zeroinitializer
  %979 = icmp eq <16 x i32> %978, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %980 = load i32, ptr %61, align 4, !tbaa !69
  %981 = load i32, ptr %62, align 8, !tbaa !70
  %982 = shl i32 %980, %981
  %983 = xor i32 %982, -1
  %984 = insertelement <16 x i32> poison, i32 %983, i64 0
  %985 = shufflevector <16 x i32> %984, <16 x i32> poison, <16 x i32> zeroinitializer
  %986 = select <16 x i1> %979, <16 x i32> %985, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %987 = and <16 x i32> %986, %970
  %988 = and i32 %980, %968
  %989 = shl i32 %988, %981
  %990 = insertelement <16 x i32> poison, i32 %989, i64 0
  %991 = shufflevector <16 x i32> %990, <16 x i32> poison, <16 x i32> zeroinitializer
  %992 = select <16 x i1> %979, <16 x i32> %991, <16 x i32> zeroinitializer
  %993 = or <16 x i32> %987, %992
  br label %994

994:                                              ; preds = %974, %967
  %995 = phi <16 x i32> [ %993, %974 ], [ %970, %967 ]
  %996 = inttoptr i64 %969 to ptr
  %997 = getelementptr inbounds <16 x i32>, ptr %996, i64 %923
  store <16 x i32> %995, ptr %997, align 4, !tbaa !72
  %998 = add nuw i32 %968, 1
  %999 = add i64 %969, %928
  %1000 = load i32, ptr %703, align 4, !tbaa !43
  %1001 = icmp ult i32 %998, %1000
  br i1 %1001, label %967, label %1002, !llvm.loop !73

1002:                                             ; preds = %994
  %1003 = load i64, ptr %57, align 8, !tbaa !14
  br label %1004

1004:                                             ; preds = %1002, %927
  %1005 = phi i32 [ %1000, %1002 ], [ %920, %927 ]
  %1006 = phi i32 [ %1000, %1002 ], [ 0, %927 ]
  %1007 = phi i64 [ %1003, %1002 ], [ %922, %927 ]
  %1008 = add nuw i64 %923, 1
  %1009 = icmp ult i64 %1008, %1007
  br i1 %1009, label %919, label %746, !llvm.loop !74

1010:                                             ; preds = %1122
  %1011 = add i32 %901, -1
  %1012 = zext i32 %1011 to i64
  br label %1013

1013:                                             ; preds = %1010, %903, %828
  %1014 = phi i64 [ 4294967295, %903 ], [ 4294967295, %828 ], [ %1012, %1010 ]
  %1015 = urem i64 %695, %697
  %1016 = icmp eq i64 %1015, 0
  br i1 %1016, label %1141, label %1127

1017:                                             ; preds = %1122, %907
  %1018 = phi ptr [ %911, %907 ], [ %1123, %1122 ]
  %1019 = phi i64 [ 0, %907 ], [ %1124, %1122 ]
  %1020 = phi ptr [ %909, %907 ], [ %1125, %1122 ]
  %1021 = trunc nuw i64 %1019 to i32
  %1022 = getelementptr inbounds i8, ptr %1020, i64 544
  store i32 %1021, ptr %1022, align 8, !tbaa !17
  br i1 %718, label %1048, label %1023

1023:                                             ; preds = %1017
  br i1 %913, label %1122, label %1024

1024:                                             ; preds = %1023
  %1025 = getelementptr inbounds i8, ptr %1020, i64 576
  br i1 %916, label %1108, label %1026

1026:                                             ; preds = %1024, %1026
  %1027 = phi ptr [ %1042, %1026 ], [ %1018, %1024 ]
  %1028 = phi i64 [ %1045, %1026 ], [ 0, %1024 ]
  %1029 = phi i64 [ %1046, %1026 ], [ 0, %1024 ]
  %1030 = getelementptr inbounds i8, ptr %1027, i64 64
  %1031 = load <16 x i32>, ptr %1027, align 4, !tbaa !72
  %1032 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1028
  store <16 x i32> %1031, ptr %1032, align 8, !tbaa !72
  %1033 = or disjoint i64 %1028, 1
  %1034 = getelementptr inbounds i8, ptr %1027, i64 128
  %1035 = load <16 x i32>, ptr %1030, align 4, !tbaa !72
  %1036 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1033
  store <16 x i32> %1035, ptr %1036, align 8, !tbaa !72
  %1037 = or disjoint i64 %1028, 2
  %1038 = getelementptr inbounds i8, ptr %1027, i64 192
  %1039 = load <16 x i32>, ptr %1034, align 4, !tbaa !72
  %1040 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1037
  store <16 x i32> %1039, ptr %1040, align 8, !tbaa !72
  %1041 = or disjoint i64 %1028, 3
  %1042 = getelementptr inbounds i8, ptr %1027, i64 256
  %1043 = load <16 x i32>, ptr %1038, align 4, !tbaa !72
  %1044 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1041
  store <16 x i32> %1043, ptr %1044, align 8, !tbaa !72
  %1045 = add nuw nsw i64 %1028, 4
  %1046 = add i64 %1029, 4
  %1047 = icmp eq i64 %1046, %917
  br i1 %1047, label %1108, label %1026, !llvm.loop !75

1048:                                             ; preds = %1017
  %1049 = getelementptr inbounds i8, ptr %1020, i64 576
  %1050 = load i32, ptr %35, align 4, !tbaa !3
  %1051 = icmp eq i32 %1050, 0
  br i1 %1051, label %1122, label %1052

1052:                                             ; preds = %1048
  %1053 = zext i32 %1050 to i64
  %1054 = mul nuw i64 %1019, %1053
  %1055 = udiv i64 %1054, %691
  %1056 = udiv i64 %1055, %692
  %1057 = trunc i64 %1056 to i32
  %1058 = urem i64 %1055, %692
  %1059 = trunc nuw i64 %1058 to i32
  %1060 = urem i64 %1054, %691
  %1061 = trunc nuw i64 %1060 to i32
  %1062 = shl i32 %1050, 1
  br label %1063

1063:                                             ; preds = %1102, %1052
  %1064 = phi i64 [ 0, %1052 ], [ %1106, %1102 ]
  %1065 = phi i32 [ %1057, %1052 ], [ %1105, %1102 ]
  %1066 = phi i32 [ %1059, %1052 ], [ %1104, %1102 ]
  %1067 = phi i32 [ %1061, %1052 ], [ %1103, %1102 ]
  %1068 = load i32, ptr %53, align 8, !tbaa !10
  %1069 = icmp eq i32 %1068, 0
  br i1 %1069, label %1075, label %1070

1070:                                             ; preds = %1063
  %1071 = shl i32 %1066, 10
  %1072 = shl i32 %1065, 20
  %1073 = or i32 %1071, %1072
  %1074 = or i32 %1073, %1067
  br label %1089

1075:                                             ; preds = %1063
  %1076 = getelementptr inbounds i32, ptr %1049, i64 %1064
  store i32 %1067, ptr %1076, align 4, !tbaa !17
  %1077 = load i32, ptr %54, align 4, !tbaa !11
  %1078 = icmp ugt i32 %1077, 1
  br i1 %1078, label %1079, label %1093

1079:                                             ; preds = %1075
  %1080 = trunc nuw i64 %1064 to i32
  %1081 = add i32 %1050, %1080
  %1082 = zext i32 %1081 to i64
  %1083 = getelementptr inbounds i32, ptr %1049, i64 %1082
  store i32 %1066, ptr %1083, align 4, !tbaa !17
  %1084 = load i32, ptr %54, align 4, !tbaa !11
  %1085 = icmp ugt i32 %1084, 2
  br i1 %1085, label %1086, label %1093

1086:                                             ; preds = %1079
  %1087 = add i32 %1062, %1080
  %1088 = zext i32 %1087 to i64
  br label %1089

1089:                                             ; preds = %1086, %1070
  %1090 = phi i64 [ %1088, %1086 ], [ %1064, %1070 ]
  %1091 = phi i32 [ %1065, %1086 ], [ %1074, %1070 ]
  %1092 = getelementptr inbounds i32, ptr %1049, i64 %1090
  store i32 %1091, ptr %1092, align 4, !tbaa !17
  br label %1093

1093:                                             ; preds = %1089, %1079, %1075
  %1094 = add i32 %1067, 1
  %1095 = icmp ult i32 %1094, %658
  br i1 %1095, label %1102, label %1096

1096:                                             ; preds = %1093
  %1097 = add i32 %1066, 1
  %1098 = icmp uge i32 %1097, %674
  %1099 = select i1 %1098, i32 0, i32 %1097
  %1100 = zext i1 %1098 to i32
  %1101 = add i32 %1065, %1100
  br label %1102

1102:                                             ; preds = %1096, %1093
  %1103 = phi i32 [ %1094, %1093 ], [ 0, %1096 ]
  %1104 = phi i32 [ %1066, %1093 ], [ %1099, %1096 ]
  %1105 = phi i32 [ %1065, %1093 ], [ %1101, %1096 ]
  %1106 = add nuw nsw i64 %1064, 1
  %1107 = icmp eq i64 %1106, %1053
  br i1 %1107, label %1122, label %1063, !llvm.loop !18

1108:                                             ; preds = %1026, %1024
  %1109 = phi ptr [ poison, %1024 ], [ %1042, %1026 ]
  %1110 = phi ptr [ %1018, %1024 ], [ %1042, %1026 ]
  %1111 = phi i64 [ 0, %1024 ], [ %1045, %1026 ]
  br i1 %918, label %1122, label %1112

1112:                                             ; preds = %1108, %1112
  %1113 = phi ptr [ %1116, %1112 ], [ %1110, %1108 ]
  %1114 = phi i64 [ %1119, %1112 ], [ %1111, %1108 ]
  %1115 = phi i64 [ %1120, %1112 ], [ 0, %1108 ]
  %1116 = getelementptr inbounds i8, ptr %1113, i64 64
  %1117 = load <16 x i32>, ptr %1113, align 4, !tbaa !72
  %1118 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1114
  store <16 x i32> %1117, ptr %1118, align 8, !tbaa !72
  %1119 = add nuw nsw i64 %1114, 1
  %1120 = add i64 %1115, 1
  %1121 = icmp eq i64 %1120, %915
  br i1 %1121, label %1122, label %1112, !llvm.loop !76

1122:                                             ; preds = %1108, %1112, %1102, %1048, %1023
  %1123 = phi ptr [ %1018, %1048 ], [ %1018, %1023 ], [ %1018, %1102 ], [ %1109, %1108 ], [ %1116, %1112 ]
  %1124 = add nuw nsw i64 %1019, 1
  %1125 = getelementptr inbounds i8, ptr %1020, i64 %904
  %1126 = icmp eq i64 %1124, %905
  br i1 %1126, label %1010, label %1017, !llvm.loop !78

1127:                                             ; preds = %1013
  %1128 = shl nsw i64 -1, %1015
  %1129 = xor i64 %1128, -1
  %1130 = load i64, ptr %830, align 8, !tbaa !42
  %1131 = load i64, ptr %31, align 8, !tbaa !46
  %1132 = mul i64 %1131, %1014
  %1133 = add i64 %1132, %1130
  %1134 = inttoptr i64 %1133 to ptr
  %1135 = trunc i64 %1129 to i32
  %1136 = getelementptr inbounds i8, ptr %1134, i64 504
  store i32 %1135, ptr %1136, align 8, !tbaa !17
  %1137 = lshr i64 %1129, 32
  %1138 = trunc nuw nsw i64 %1137 to i32
  %1139 = getelementptr inbounds i8, ptr %1134, i64 508
  store i32 %1138, ptr %1139, align 4, !tbaa !17
  br label %1141

1140:                                             ; preds = %616, %611, %628
  br i1 %599, label %1141, label %1142

1141:                                             ; preds = %1127, %1013, %1140
  store i32 0, ptr %64, align 4, !tbaa !79
  br label %1156

1142:                                             ; preds = %1140
  %1143 = icmp eq i32 %598, 0
  br i1 %1143, label %1172, label %1144

1144:                                             ; preds = %1142
  %1145 = load i32, ptr %64, align 4, !tbaa !79
  %1146 = add i32 %1145, 1
  store i32 %1146, ptr %64, align 4, !tbaa !79
  %1147 = icmp eq i32 %1146, 16
  br i1 %1147, label %1148, label %1156

1148:                                             ; preds = %1144
  %1149 = load i64, ptr %40, align 8, !tbaa !62
  %1150 = load i64, ptr %41, align 8, !tbaa !63
  %1151 = icmp ult i64 %1149, %1150
  br i1 %1151, label %1172, label %1152

1152:                                             ; preds = %1148
  %1153 = load atomic i64, ptr %42 acquire, align 8
  %1154 = load i64, ptr %7, align 8, !tbaa !64
  %1155 = icmp ult i64 %1153, %1154
  br i1 %1155, label %1172, label %1156

1156:                                             ; preds = %1152, %1144, %1141
  %1157 = load i64, ptr %14, align 8, !tbaa !26
  %1158 = add nsw i64 %1157, -64
  store i64 %1158, ptr %14, align 8, !tbaa !26
  %1159 = icmp sgt i64 %1157, 64
  br i1 %1159, label %1169, label %1160

1160:                                             ; preds = %1156
  %1161 = load i64, ptr %4, align 8, !tbaa !23
  %1162 = icmp eq i64 %1161, -1
  br i1 %1162, label %1167, label %1163

1163:                                             ; preds = %1160
  %1164 = call i64 @llvm.readcyclecounter()
  %1165 = load i64, ptr %4, align 8, !tbaa !23
  %1166 = icmp ult i64 %1164, %1165
  br i1 %1166, label %1167, label %1172

1167:                                             ; preds = %1163, %1160
  %1168 = load i64, ptr %17, align 8, !tbaa !27
  store i64 %1168, ptr %14, align 8, !tbaa !26
  br label %1169

1169:                                             ; preds = %1167, %1156
  br label %65

1170:                                             ; preds = %384, %233
  %1171 = phi i32 [ 4, %233 ], [ 1, %384 ]
  store i64 %213, ptr %102, align 8, !tbaa !40
  store i64 %84, ptr %22, align 8, !tbaa !30
  br label %1172

1172:                                             ; preds = %1163, %1148, %597, %1142, %1152, %186, %381, %533, %1170
  %1173 = phi i32 [ %1171, %1170 ], [ 2, %533 ], [ 2, %381 ], [ 2, %186 ], [ 4, %1163 ], [ 3, %1148 ], [ 2, %597 ], [ 0, %1142 ], [ 3, %1152 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #7
  ret i32 %1173
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
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !6, i64 768, !5, i64 832, !6, i64 840}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!10 = !{!4, !8, i64 152}
!11 = !{!4, !8, i64 156}
!12 = !{!4, !5, i64 688}
!13 = !{!9, !5, i64 0}
!14 = !{!4, !5, i64 760}
!15 = !{!4, !8, i64 48}
!16 = !{!4, !5, i64 696}
!17 = !{!8, !8, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = !{!22, !5, i64 48}
!22 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864}
!23 = !{!24, !5, i64 0}
!24 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!25 = !{!4, !5, i64 752}
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
!41 = !{!4, !5, i64 736}
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
!56 = !{!4, !5, i64 704}
!57 = !{!22, !5, i64 0}
!58 = distinct !{!58, !19}
!59 = !{!22, !5, i64 131800}
!60 = distinct !{!60, !19}
!61 = distinct !{!61, !19}
!62 = !{!22, !5, i64 131784}
!63 = !{!22, !5, i64 131792}
!64 = !{!4, !5, i64 0}
!65 = !{!4, !5, i64 720}
!66 = !{!34, !5, i64 16}
!67 = !{!4, !8, i64 160}
!68 = !{!4, !5, i64 64}
!69 = !{!9, !8, i64 12}
!70 = !{!9, !8, i64 8}
!71 = distinct !{!71, !19}
!72 = !{!6, !6, i64 0}
!73 = distinct !{!73, !19}
!74 = distinct !{!74, !19}
!75 = distinct !{!75, !19}
!76 = distinct !{!76, !77}
!77 = !{!"llvm.loop.unroll.disable"}
!78 = distinct !{!78, !19}
!79 = !{!22, !8, i64 164}
