target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Rank = type { i64, [2 x %struct.At], i32, i32 }
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
  %19 = getelementptr inbounds i8, ptr %0, i64 131776
  %20 = getelementptr inbounds i8, ptr %0, i64 88
  %21 = getelementptr inbounds i8, ptr %0, i64 104
  %22 = getelementptr inbounds i8, ptr %3, i64 76
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
  %36 = getelementptr inbounds i8, ptr %0, i64 131800
  %37 = getelementptr inbounds i8, ptr %0, i64 131784
  %38 = getelementptr inbounds i8, ptr %0, i64 131792
  %39 = getelementptr inbounds i8, ptr %14, i64 808
  %40 = getelementptr inbounds i8, ptr %14, i64 704
  %41 = getelementptr inbounds i8, ptr %14, i64 8
  %42 = getelementptr inbounds i8, ptr %14, i64 20
  %43 = getelementptr inbounds i8, ptr %14, i64 32
  %44 = getelementptr inbounds i8, ptr %14, i64 12
  %45 = getelementptr inbounds i8, ptr %14, i64 24
  %46 = getelementptr inbounds i8, ptr %14, i64 36
  %47 = getelementptr inbounds i8, ptr %14, i64 16
  %48 = getelementptr inbounds i8, ptr %14, i64 28
  %49 = getelementptr inbounds i8, ptr %14, i64 40
  %50 = getelementptr inbounds i8, ptr %14, i64 136
  %51 = getelementptr inbounds i8, ptr %14, i64 140
  %52 = getelementptr inbounds i8, ptr %14, i64 144
  %53 = getelementptr inbounds i8, ptr %14, i64 64
  %54 = getelementptr inbounds i8, ptr %14, i64 736
  %55 = getelementptr inbounds i8, ptr %14, i64 160
  %56 = getelementptr inbounds i8, ptr %14, i64 88
  %57 = getelementptr inbounds i8, ptr %14, i64 680
  %58 = getelementptr inbounds i8, ptr %0, i64 164
  br label %59

59:                                               ; preds = %1071, %9
  %60 = phi i64 [ 0, %9 ], [ %591, %1071 ]
  %61 = phi i64 [ 0, %9 ], [ %592, %1071 ]
  %62 = phi i32 [ 0, %9 ], [ %593, %1071 ]
  %63 = phi ptr [ null, %9 ], [ %594, %1071 ]
  %64 = phi i64 [ 0, %9 ], [ %595, %1071 ]
  %65 = phi i64 [ 0, %9 ], [ %596, %1071 ]
  %66 = phi i32 [ 0, %9 ], [ %597, %1071 ]
  %67 = phi ptr [ null, %9 ], [ %598, %1071 ]
  %68 = phi i64 [ 0, %9 ], [ %599, %1071 ]
  %69 = load i64, ptr %19, align 8, !tbaa !28
  %70 = load i64, ptr %20, align 8, !tbaa !29
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %72, label %588

72:                                               ; preds = %59
  %73 = load i64, ptr %21, align 8, !tbaa !30
  br label %74

74:                                               ; preds = %72, %570
  %75 = phi i64 [ %571, %570 ], [ %70, %72 ]
  %76 = phi i64 [ %585, %570 ], [ %73, %72 ]
  %77 = phi i32 [ %582, %570 ], [ 0, %72 ]
  %78 = phi i64 [ %586, %570 ], [ %69, %72 ]
  %79 = phi i64 [ %581, %570 ], [ %68, %72 ]
  %80 = phi ptr [ %580, %570 ], [ %67, %72 ]
  %81 = phi i32 [ %579, %570 ], [ %66, %72 ]
  %82 = phi i64 [ %578, %570 ], [ %65, %72 ]
  %83 = phi i64 [ %577, %570 ], [ %64, %72 ]
  %84 = phi ptr [ %576, %570 ], [ %63, %72 ]
  %85 = phi i32 [ %575, %570 ], [ %62, %72 ]
  %86 = phi i64 [ %574, %570 ], [ %61, %72 ]
  %87 = phi i64 [ %573, %570 ], [ %60, %72 ]
  %88 = getelementptr inbounds %struct.Group, ptr %17, i64 %76
  %89 = load i32, ptr %88, align 8, !tbaa !31
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %570, label %91

91:                                               ; preds = %74
  %92 = add i32 %77, 1
  store i32 0, ptr %22, align 4, !tbaa !33
  %93 = ptrtoint ptr %88 to i64
  store i64 %93, ptr %23, align 8, !tbaa !35
  %94 = getelementptr inbounds i8, ptr %88, i64 48
  %95 = load i64, ptr %94, align 8, !tbaa !36
  store i64 %95, ptr %24, align 8, !tbaa !37
  %96 = getelementptr inbounds i8, ptr %88, i64 64
  %97 = load i64, ptr %96, align 8, !tbaa !38
  %98 = icmp ne i64 %97, 0
  %99 = zext i1 %98 to i32
  %100 = getelementptr inbounds i8, ptr %88, i64 40
  %101 = getelementptr inbounds i8, ptr %88, i64 36
  %102 = getelementptr inbounds i8, ptr %88, i64 8
  %103 = getelementptr inbounds i8, ptr %88, i64 72
  %104 = getelementptr inbounds i8, ptr %88, i64 12
  %105 = getelementptr inbounds i8, ptr %88, i64 4
  %106 = getelementptr inbounds i8, ptr %88, i64 56
  br label %107

107:                                              ; preds = %555, %91
  %108 = phi i64 [ %87, %91 ], [ %543, %555 ]
  %109 = phi i64 [ %86, %91 ], [ %544, %555 ]
  %110 = phi i32 [ %85, %91 ], [ %545, %555 ]
  %111 = phi ptr [ %84, %91 ], [ %546, %555 ]
  %112 = phi i64 [ %83, %91 ], [ %547, %555 ]
  %113 = phi i64 [ %82, %91 ], [ %548, %555 ]
  %114 = phi i32 [ %81, %91 ], [ %549, %555 ]
  %115 = phi ptr [ %80, %91 ], [ %550, %555 ]
  %116 = phi i64 [ %79, %91 ], [ %551, %555 ]
  %117 = phi i32 [ %99, %91 ], [ 0, %555 ]
  %118 = load atomic i64, ptr %25 acquire, align 8
  %119 = icmp eq i64 %118, %108
  %120 = select i1 %119, i64 %109, i64 -1
  %121 = select i1 %119, i64 %113, i64 -1
  %122 = load atomic i64, ptr %26 acquire, align 8
  %123 = inttoptr i64 %122 to ptr
  %124 = icmp eq i64 %122, 0
  br i1 %124, label %188, label %125

125:                                              ; preds = %107
  %126 = load i64, ptr %27, align 8, !tbaa !39
  %127 = icmp ugt i64 %126, 1
  br i1 %127, label %128, label %188

128:                                              ; preds = %125
  %129 = load i64, ptr %96, align 8, !tbaa !38
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %131, label %188

131:                                              ; preds = %128
  %132 = load i64, ptr %100, align 8, !tbaa !40
  %133 = inttoptr i64 %132 to ptr
  %134 = load i32, ptr %101, align 4, !tbaa !41
  %135 = zext i32 %134 to i64
  %136 = urem i64 %135, %126
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %188

138:                                              ; preds = %131
  %139 = load i32, ptr %102, align 8, !tbaa !42
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %188

141:                                              ; preds = %138
  %142 = load i64, ptr %103, align 8, !tbaa !43
  %143 = icmp ne i64 %142, 0
  %144 = icmp eq i32 %134, 0
  %145 = or i1 %144, %143
  br i1 %145, label %180, label %146

146:                                              ; preds = %141
  %147 = load i64, ptr %28, align 8, !tbaa !44
  %148 = getelementptr inbounds i8, ptr %133, i64 528
  %149 = load i64, ptr %148, align 8, !tbaa !45
  %150 = getelementptr inbounds i8, ptr %133, i64 524
  %151 = load i32, ptr %150, align 4, !tbaa !17
  br label %163

152:                                              ; preds = %174
  %153 = mul i64 %175, %147
  %154 = add i64 %153, %132
  %155 = inttoptr i64 %154 to ptr
  %156 = getelementptr inbounds i8, ptr %155, i64 528
  %157 = load i64, ptr %156, align 8, !tbaa !45
  %158 = icmp eq i64 %157, %149
  br i1 %158, label %159, label %178, !llvm.loop !46

159:                                              ; preds = %152
  %160 = getelementptr inbounds i8, ptr %155, i64 524
  %161 = load i32, ptr %160, align 4, !tbaa !17
  %162 = icmp eq i32 %161, %151
  br i1 %162, label %163, label %178, !llvm.loop !46

163:                                              ; preds = %146, %159
  %164 = phi i64 [ %175, %159 ], [ 0, %146 ]
  %165 = phi i1 [ %176, %159 ], [ false, %146 ]
  %166 = phi ptr [ %155, %159 ], [ %133, %146 ]
  %167 = getelementptr inbounds i8, ptr %166, i64 536
  %168 = load i32, ptr %167, align 8, !tbaa !17
  switch i32 %168, label %174 [
    i32 2, label %178
    i32 1, label %169
  ]

169:                                              ; preds = %163
  %170 = getelementptr inbounds i8, ptr %166, i64 540
  %171 = load i32, ptr %170, align 4, !tbaa !17
  %172 = load i32, ptr %104, align 4, !tbaa !47
  %173 = icmp eq i32 %171, %172
  br i1 %173, label %178, label %174

174:                                              ; preds = %169, %163
  %175 = add nuw nsw i64 %164, 1
  %176 = icmp uge i64 %175, %135
  %177 = icmp eq i64 %175, %135
  br i1 %177, label %178, label %152, !llvm.loop !46

178:                                              ; preds = %152, %159, %163, %169, %174
  %179 = phi i1 [ %176, %174 ], [ %165, %169 ], [ %165, %163 ], [ %176, %159 ], [ %176, %152 ]
  br i1 %179, label %180, label %188

180:                                              ; preds = %178, %141
  %181 = call i32 %123(ptr noundef %0, ptr noundef nonnull %88, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %118) #7
  %182 = load atomic i32, ptr %29 monotonic, align 4
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %1078

184:                                              ; preds = %180
  %185 = or i32 %181, %117
  %186 = load i32, ptr %105, align 4, !tbaa !48
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %557, label %188

188:                                              ; preds = %184, %178, %138, %131, %128, %125, %107
  %189 = phi i32 [ %117, %128 ], [ %185, %184 ], [ %117, %178 ], [ %117, %125 ], [ %117, %107 ], [ %117, %138 ], [ %117, %131 ]
  store i64 0, ptr %103, align 8, !tbaa !43
  %190 = load i64, ptr %96, align 8, !tbaa !38
  %191 = trunc i64 %190 to i32
  %192 = load i32, ptr %101, align 4, !tbaa !41
  %193 = icmp ugt i32 %192, %191
  br i1 %193, label %194, label %542

194:                                              ; preds = %188, %528
  %195 = phi i64 [ %529, %528 ], [ %118, %188 ]
  %196 = phi i64 [ %530, %528 ], [ %120, %188 ]
  %197 = phi i32 [ %531, %528 ], [ %110, %188 ]
  %198 = phi ptr [ %532, %528 ], [ %111, %188 ]
  %199 = phi i64 [ %533, %528 ], [ %112, %188 ]
  %200 = phi i64 [ %534, %528 ], [ %121, %188 ]
  %201 = phi i32 [ %535, %528 ], [ %114, %188 ]
  %202 = phi ptr [ %536, %528 ], [ %115, %188 ]
  %203 = phi i64 [ %537, %528 ], [ %116, %188 ]
  %204 = phi i32 [ %539, %528 ], [ %189, %188 ]
  %205 = phi i32 [ %538, %528 ], [ %191, %188 ]
  %206 = load i64, ptr %100, align 8, !tbaa !40
  %207 = zext i32 %205 to i64
  %208 = load i64, ptr %28, align 8, !tbaa !44
  %209 = mul i64 %208, %207
  %210 = add i64 %209, %206
  %211 = inttoptr i64 %210 to ptr
  %212 = getelementptr inbounds i8, ptr %211, i64 536
  %213 = load i32, ptr %212, align 8, !tbaa !17
  switch i32 %213, label %221 [
    i32 2, label %219
    i32 1, label %214
  ]

214:                                              ; preds = %194
  %215 = getelementptr inbounds i8, ptr %211, i64 540
  %216 = load i32, ptr %215, align 4, !tbaa !17
  %217 = load i32, ptr %104, align 4, !tbaa !47
  %218 = icmp eq i32 %216, %217
  br i1 %218, label %219, label %221

219:                                              ; preds = %214, %194
  %220 = add nuw i32 %205, 1
  br label %528, !llvm.loop !49

221:                                              ; preds = %214, %194
  %222 = load i64, ptr %11, align 8, !tbaa !23
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %236, label %224

224:                                              ; preds = %221
  store i64 16384, ptr %11, align 8, !tbaa !23
  %225 = load i64, ptr %4, align 8, !tbaa !21
  %226 = icmp eq i64 %225, -1
  br i1 %226, label %236, label %227

227:                                              ; preds = %224
  %228 = call i64 @llvm.readcyclecounter()
  %229 = load i64, ptr %4, align 8, !tbaa !21
  %230 = icmp ult i64 %228, %229
  br i1 %230, label %231, label %1076

231:                                              ; preds = %227
  %232 = load i64, ptr %100, align 8, !tbaa !40
  %233 = load i64, ptr %28, align 8, !tbaa !44
  %234 = mul i64 %233, %207
  %235 = add i64 %234, %232
  br label %236

236:                                              ; preds = %231, %224, %221
  %237 = phi i64 [ %235, %231 ], [ %210, %224 ], [ %210, %221 ]
  store i64 %237, ptr %30, align 8, !tbaa !50
  %238 = load i64, ptr %106, align 8, !tbaa !51
  %239 = load i64, ptr %31, align 8, !tbaa !52
  %240 = mul i64 %239, %207
  %241 = load i32, ptr %32, align 4, !tbaa !3
  %242 = zext i32 %241 to i64
  %243 = mul i64 %240, %242
  %244 = add i64 %243, %238
  store i64 %244, ptr %33, align 8, !tbaa !53
  %245 = load i64, ptr %34, align 8, !tbaa !54
  store i64 %245, ptr %0, align 8, !tbaa !55
  store i32 0, ptr %212, align 8, !tbaa !17
  %246 = getelementptr inbounds i8, ptr %211, i64 528
  %247 = load i64, ptr %246, align 8, !tbaa !45
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
  %260 = load i32, ptr %248, align 4, !tbaa !17
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
  %276 = load i64, ptr %275, align 8, !tbaa !45
  %277 = lshr i64 %269, 2
  %278 = mul i64 %277, -7046029254386353131
  %279 = lshr i64 %278, 40
  br label %280

280:                                              ; preds = %280, %273
  %281 = phi i64 [ %279, %273 ], [ %291, %280 ]
  %282 = phi ptr [ undef, %273 ], [ %289, %280 ]
  %283 = and i64 %281, %276
  %284 = getelementptr inbounds %struct.Region, ptr %274, i64 %283
  %285 = load i64, ptr %284, align 8, !tbaa !56
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
  %299 = load i64, ptr %298, align 8, !tbaa !45
  br label %300

300:                                              ; preds = %300, %294
  %301 = phi i64 [ %279, %294 ], [ %311, %300 ]
  %302 = phi ptr [ undef, %294 ], [ %309, %300 ]
  %303 = and i64 %301, %299
  %304 = getelementptr inbounds %struct.Region, ptr %297, i64 %303
  %305 = load i64, ptr %304, align 8, !tbaa !56
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
  store i64 %269, ptr %18, align 8, !tbaa !45
  br label %353

317:                                              ; preds = %312, %292
  %318 = phi i64 [ %295, %312 ], [ %250, %292 ]
  %319 = phi i64 [ %313, %312 ], [ %251, %292 ]
  %320 = phi ptr [ %309, %312 ], [ %289, %292 ]
  %321 = getelementptr inbounds i8, ptr %320, i64 8
  %322 = load i64, ptr %321, align 8, !tbaa !58
  %323 = inttoptr i64 %322 to ptr
  %324 = getelementptr inbounds i8, ptr %320, i64 16
  %325 = load i64, ptr %324, align 8, !tbaa !45
  br label %326

326:                                              ; preds = %264, %317
  %327 = phi i64 [ %318, %317 ], [ %250, %264 ]
  %328 = phi i64 [ %319, %317 ], [ %251, %264 ]
  %329 = phi ptr [ %323, %317 ], [ %257, %264 ]
  %330 = phi i64 [ %325, %317 ], [ %258, %264 ]
  store i64 %269, ptr %35, align 8, !tbaa !45
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
  store i64 %342, ptr %246, align 8, !tbaa !45
  %343 = icmp ult i64 %341, 281474976710656
  br i1 %343, label %347, label %344

344:                                              ; preds = %331
  %345 = lshr i64 %341, 48
  %346 = trunc nuw nsw i64 %345 to i32
  br label %353

347:                                              ; preds = %331
  %348 = load i64, ptr %0, align 8, !tbaa !55
  %349 = icmp ult i64 %348, 2
  br i1 %349, label %353, label %350

350:                                              ; preds = %347
  %351 = add i64 %348, -1
  store i64 %351, ptr %0, align 8, !tbaa !55
  %352 = load i64, ptr %246, align 8, !tbaa !45
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
  %364 = load i64, ptr %11, align 8, !tbaa !23
  %365 = add nsw i64 %364, -64
  store i64 %365, ptr %11, align 8, !tbaa !23
  %366 = load i64, ptr %0, align 8, !tbaa !55
  %367 = load i64, ptr %34, align 8, !tbaa !54
  %368 = icmp ult i64 %366, %367
  br i1 %368, label %369, label %372

369:                                              ; preds = %353
  %370 = add i64 %366, %365
  %371 = sub i64 %370, %367
  store i64 %371, ptr %11, align 8, !tbaa !23
  br label %372

372:                                              ; preds = %369, %353
  %373 = load atomic i32, ptr %29 monotonic, align 4
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %375, label %1078

375:                                              ; preds = %372
  %376 = load i64, ptr %18, align 8, !tbaa !27
  %377 = icmp eq i64 %376, 0
  br i1 %377, label %378, label %1076

378:                                              ; preds = %375
  switch i32 %363, label %399 [
    i32 2, label %379
    i32 1, label %389
  ]

379:                                              ; preds = %378
  %380 = load i32, ptr %104, align 4, !tbaa !47
  %381 = getelementptr inbounds i8, ptr %211, i64 540
  store i32 %380, ptr %381, align 4, !tbaa !17
  store i32 1, ptr %212, align 8, !tbaa !17
  %382 = load i32, ptr %102, align 8, !tbaa !42
  %383 = add i32 %382, 1
  store i32 %383, ptr %102, align 8, !tbaa !42
  %384 = load i32, ptr %105, align 4, !tbaa !48
  %385 = icmp ult i32 %383, %384
  br i1 %385, label %412, label %386

386:                                              ; preds = %379
  store i32 0, ptr %102, align 8, !tbaa !42
  %387 = load i32, ptr %104, align 4, !tbaa !47
  %388 = add i32 %387, 1
  store i32 %388, ptr %104, align 4, !tbaa !47
  br label %412

389:                                              ; preds = %378
  store i32 2, ptr %212, align 8, !tbaa !17
  %390 = load i32, ptr %105, align 4, !tbaa !48
  %391 = add i32 %390, -1
  store i32 %391, ptr %105, align 4, !tbaa !48
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %408, label %393

393:                                              ; preds = %389
  %394 = load i32, ptr %102, align 8, !tbaa !42
  %395 = icmp ult i32 %394, %391
  br i1 %395, label %408, label %396

396:                                              ; preds = %393
  store i32 0, ptr %102, align 8, !tbaa !42
  %397 = load i32, ptr %104, align 4, !tbaa !47
  %398 = add i32 %397, 1
  store i32 %398, ptr %104, align 4, !tbaa !47
  br label %408

399:                                              ; preds = %378
  %400 = icmp eq i32 %363, 4
  %401 = zext i1 %400 to i32
  store i32 %401, ptr %212, align 8, !tbaa !17
  br i1 %400, label %402, label %408

402:                                              ; preds = %399
  %403 = getelementptr inbounds i8, ptr %211, i64 540
  %404 = load i32, ptr %403, align 4, !tbaa !17
  %405 = load i32, ptr %104, align 4, !tbaa !47
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
  br i1 %415, label %416, label %528, !llvm.loop !49

416:                                              ; preds = %412
  %417 = load i64, ptr %246, align 8, !tbaa !45
  %418 = or i64 %417, 562949953421312
  %419 = load i32, ptr %101, align 4, !tbaa !41
  %420 = icmp ugt i32 %419, %414
  br i1 %420, label %421, label %524

421:                                              ; preds = %416
  %422 = zext i32 %414 to i64
  br label %423

423:                                              ; preds = %512, %421
  %424 = phi i64 [ %422, %421 ], [ %513, %512 ]
  %425 = load i64, ptr %100, align 8, !tbaa !40
  %426 = load i64, ptr %28, align 8, !tbaa !44
  %427 = mul i64 %426, %424
  %428 = add i64 %427, %425
  %429 = inttoptr i64 %428 to ptr
  %430 = getelementptr inbounds i8, ptr %429, i64 528
  %431 = load i64, ptr %430, align 8, !tbaa !45
  %432 = icmp eq i64 %431, %247
  br i1 %432, label %433, label %521

433:                                              ; preds = %423
  %434 = getelementptr inbounds i8, ptr %429, i64 524
  %435 = load i32, ptr %434, align 4, !tbaa !17
  %436 = icmp eq i32 %435, %356
  br i1 %436, label %437, label %521

437:                                              ; preds = %433
  %438 = getelementptr inbounds i8, ptr %429, i64 536
  %439 = load i32, ptr %438, align 8, !tbaa !17
  switch i32 %439, label %448 [
    i32 2, label %521
    i32 1, label %440
  ]

440:                                              ; preds = %437
  %441 = getelementptr inbounds i8, ptr %429, i64 540
  %442 = load i32, ptr %441, align 4, !tbaa !17
  %443 = load i32, ptr %104, align 4, !tbaa !47
  %444 = icmp eq i32 %442, %443
  %445 = load i64, ptr %11, align 8
  %446 = icmp slt i64 %445, 1
  %447 = select i1 %444, i1 true, i1 %446
  br i1 %447, label %521, label %451

448:                                              ; preds = %437
  %449 = load i64, ptr %11, align 8, !tbaa !23
  %450 = icmp slt i64 %449, 1
  br i1 %450, label %521, label %451

451:                                              ; preds = %440, %448
  store i64 %428, ptr %30, align 8, !tbaa !50
  %452 = load i64, ptr %106, align 8, !tbaa !51
  %453 = load i64, ptr %31, align 8, !tbaa !52
  %454 = mul i64 %453, %424
  %455 = load i32, ptr %32, align 4, !tbaa !3
  %456 = zext i32 %455 to i64
  %457 = mul i64 %454, %456
  %458 = add i64 %457, %452
  store i64 %458, ptr %33, align 8, !tbaa !53
  %459 = load i64, ptr %34, align 8, !tbaa !54
  store i64 %459, ptr %0, align 8, !tbaa !55
  %460 = call i64 %357(ptr noundef nonnull %429, ptr noundef nonnull %0, i64 noundef %358) #7
  %461 = load i64, ptr %11, align 8, !tbaa !23
  %462 = add nsw i64 %461, -64
  store i64 %462, ptr %11, align 8, !tbaa !23
  %463 = load i64, ptr %0, align 8, !tbaa !55
  %464 = load i64, ptr %34, align 8, !tbaa !54
  %465 = icmp ult i64 %463, %464
  br i1 %465, label %466, label %469

466:                                              ; preds = %451
  %467 = add i64 %463, %462
  %468 = sub i64 %467, %464
  store i64 %468, ptr %11, align 8, !tbaa !23
  br label %469

469:                                              ; preds = %466, %451
  %470 = and i64 %460, 281474976710655
  store i64 %470, ptr %430, align 8, !tbaa !45
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
  %477 = load i32, ptr %104, align 4, !tbaa !47
  %478 = getelementptr inbounds i8, ptr %429, i64 540
  store i32 %477, ptr %478, align 4, !tbaa !17
  store i32 1, ptr %438, align 8, !tbaa !17
  %479 = load i32, ptr %102, align 8, !tbaa !42
  %480 = add i32 %479, 1
  store i32 %480, ptr %102, align 8, !tbaa !42
  %481 = load i32, ptr %105, align 4, !tbaa !48
  %482 = icmp ult i32 %480, %481
  br i1 %482, label %517, label %483

483:                                              ; preds = %476
  store i32 0, ptr %102, align 8, !tbaa !42
  %484 = load i32, ptr %104, align 4, !tbaa !47
  %485 = add i32 %484, 1
  store i32 %485, ptr %104, align 4, !tbaa !47
  br label %517

486:                                              ; preds = %472
  store i32 2, ptr %438, align 8, !tbaa !17
  %487 = load i32, ptr %105, align 4, !tbaa !48
  %488 = add i32 %487, -1
  store i32 %488, ptr %105, align 4, !tbaa !48
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %517, label %490

490:                                              ; preds = %486
  %491 = load i32, ptr %102, align 8, !tbaa !42
  %492 = icmp ult i32 %491, %488
  br i1 %492, label %517, label %493

493:                                              ; preds = %490
  store i32 0, ptr %102, align 8, !tbaa !42
  %494 = load i32, ptr %104, align 4, !tbaa !47
  %495 = add i32 %494, 1
  store i32 %495, ptr %104, align 4, !tbaa !47
  br label %517

496:                                              ; preds = %472
  %497 = icmp eq i64 %474, 4
  %498 = zext i1 %497 to i32
  store i32 %498, ptr %438, align 8, !tbaa !17
  br label %517

499:                                              ; preds = %469
  %500 = load i32, ptr %104, align 4, !tbaa !47
  %501 = getelementptr inbounds i8, ptr %429, i64 540
  store i32 %500, ptr %501, align 4, !tbaa !17
  store i32 1, ptr %438, align 8, !tbaa !17
  %502 = load i32, ptr %102, align 8, !tbaa !42
  %503 = add i32 %502, 1
  store i32 %503, ptr %102, align 8, !tbaa !42
  %504 = load i32, ptr %105, align 4, !tbaa !48
  %505 = icmp ult i32 %503, %504
  br i1 %505, label %509, label %506

506:                                              ; preds = %499
  store i32 0, ptr %102, align 8, !tbaa !42
  %507 = load i32, ptr %104, align 4, !tbaa !47
  %508 = add i32 %507, 1
  store i32 %508, ptr %104, align 4, !tbaa !47
  br label %509

509:                                              ; preds = %506, %499
  %510 = load atomic i32, ptr %29 monotonic, align 4
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %512, label %521

512:                                              ; preds = %509
  %513 = add nuw nsw i64 %424, 1
  %514 = load i32, ptr %101, align 4, !tbaa !41
  %515 = zext i32 %514 to i64
  %516 = icmp ult i64 %513, %515
  br i1 %516, label %423, label %521, !llvm.loop !59

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
  br i1 %527, label %528, label %1078

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
  %540 = load i32, ptr %101, align 4, !tbaa !41
  %541 = icmp ult i32 %538, %540
  br i1 %541, label %194, label %542

542:                                              ; preds = %528, %188
  %543 = phi i64 [ %118, %188 ], [ %529, %528 ]
  %544 = phi i64 [ %120, %188 ], [ %530, %528 ]
  %545 = phi i32 [ %110, %188 ], [ %531, %528 ]
  %546 = phi ptr [ %111, %188 ], [ %532, %528 ]
  %547 = phi i64 [ %112, %188 ], [ %533, %528 ]
  %548 = phi i64 [ %121, %188 ], [ %534, %528 ]
  %549 = phi i32 [ %114, %188 ], [ %535, %528 ]
  %550 = phi ptr [ %115, %188 ], [ %536, %528 ]
  %551 = phi i64 [ %116, %188 ], [ %537, %528 ]
  %552 = phi i32 [ %189, %188 ], [ %539, %528 ]
  store i64 0, ptr %96, align 8, !tbaa !38
  %553 = load i32, ptr %105, align 4, !tbaa !48
  %554 = icmp eq i32 %553, 0
  br i1 %554, label %557, label %555

555:                                              ; preds = %542
  %556 = icmp eq i32 %552, 0
  br i1 %556, label %567, label %107

557:                                              ; preds = %542, %184
  %558 = phi i64 [ %118, %184 ], [ %543, %542 ]
  %559 = phi i64 [ %120, %184 ], [ %544, %542 ]
  %560 = phi i32 [ %110, %184 ], [ %545, %542 ]
  %561 = phi ptr [ %111, %184 ], [ %546, %542 ]
  %562 = phi i64 [ %112, %184 ], [ %547, %542 ]
  %563 = phi i64 [ %121, %184 ], [ %548, %542 ]
  %564 = phi i32 [ %114, %184 ], [ %549, %542 ]
  %565 = phi ptr [ %115, %184 ], [ %550, %542 ]
  %566 = phi i64 [ %116, %184 ], [ %551, %542 ]
  store i32 0, ptr %88, align 8, !tbaa !31
  br label %588

567:                                              ; preds = %555
  store i64 1, ptr %36, align 8, !tbaa !60
  %568 = load i64, ptr %21, align 8, !tbaa !30
  %569 = load i64, ptr %20, align 8, !tbaa !29
  br label %570

570:                                              ; preds = %74, %567
  %571 = phi i64 [ %75, %74 ], [ %569, %567 ]
  %572 = phi i64 [ %76, %74 ], [ %568, %567 ]
  %573 = phi i64 [ %87, %74 ], [ %543, %567 ]
  %574 = phi i64 [ %86, %74 ], [ %544, %567 ]
  %575 = phi i32 [ %85, %74 ], [ %545, %567 ]
  %576 = phi ptr [ %84, %74 ], [ %546, %567 ]
  %577 = phi i64 [ %83, %74 ], [ %547, %567 ]
  %578 = phi i64 [ %82, %74 ], [ %548, %567 ]
  %579 = phi i32 [ %81, %74 ], [ %549, %567 ]
  %580 = phi ptr [ %80, %74 ], [ %550, %567 ]
  %581 = phi i64 [ %79, %74 ], [ %551, %567 ]
  %582 = phi i32 [ %77, %74 ], [ %92, %567 ]
  %583 = add i64 %572, 1
  %584 = icmp eq i64 %583, %571
  %585 = select i1 %584, i64 0, i64 %583
  store i64 %585, ptr %21, align 8, !tbaa !30
  %586 = add nuw i64 %78, 1
  %587 = icmp ult i64 %586, %571
  br i1 %587, label %74, label %588, !llvm.loop !61

588:                                              ; preds = %570, %59, %557
  %589 = phi i32 [ %77, %557 ], [ 0, %59 ], [ %582, %570 ]
  %590 = phi i1 [ true, %557 ], [ false, %59 ], [ false, %570 ]
  %591 = phi i64 [ %558, %557 ], [ %60, %59 ], [ %573, %570 ]
  %592 = phi i64 [ %559, %557 ], [ %61, %59 ], [ %574, %570 ]
  %593 = phi i32 [ %560, %557 ], [ %62, %59 ], [ %575, %570 ]
  %594 = phi ptr [ %561, %557 ], [ %63, %59 ], [ %576, %570 ]
  %595 = phi i64 [ %562, %557 ], [ %64, %59 ], [ %577, %570 ]
  %596 = phi i64 [ %563, %557 ], [ %65, %59 ], [ %578, %570 ]
  %597 = phi i32 [ %564, %557 ], [ %66, %59 ], [ %579, %570 ]
  %598 = phi ptr [ %565, %557 ], [ %67, %59 ], [ %580, %570 ]
  %599 = phi i64 [ %566, %557 ], [ %68, %59 ], [ %581, %570 ]
  store i64 0, ptr %19, align 8, !tbaa !28
  %600 = load atomic i32, ptr %29 monotonic, align 4
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %1078

602:                                              ; preds = %588
  %603 = load i64, ptr %15, align 8, !tbaa !26
  %604 = inttoptr i64 %603 to ptr
  %605 = load i64, ptr %20, align 8, !tbaa !29
  %606 = icmp eq i64 %605, 0
  br i1 %606, label %1048, label %610

607:                                              ; preds = %610
  %608 = add nuw i64 %611, 1
  %609 = icmp eq i64 %608, %605
  br i1 %609, label %1048, label %610, !llvm.loop !62

610:                                              ; preds = %602, %607
  %611 = phi i64 [ %608, %607 ], [ 0, %602 ]
  %612 = getelementptr inbounds %struct.Group, ptr %604, i64 %611
  %613 = load i32, ptr %612, align 8, !tbaa !31
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %615, label %607

615:                                              ; preds = %610
  %616 = load i64, ptr %37, align 8, !tbaa !63
  %617 = load i64, ptr %38, align 8, !tbaa !64
  %618 = icmp eq i64 %616, %617
  br i1 %618, label %619, label %631

619:                                              ; preds = %615
  %620 = load i64, ptr %36, align 8, !tbaa !60
  %621 = call i64 @llvm.umax.i64(i64 %620, i64 1)
  %622 = atomicrmw add ptr %39, i64 %621 acq_rel, align 8
  %623 = load i64, ptr %14, align 8, !tbaa !65
  %624 = icmp ult i64 %622, %623
  br i1 %624, label %625, label %1048

625:                                              ; preds = %619
  %626 = add i64 %622, %621
  %627 = shl i64 %621, 1
  %628 = load i64, ptr %40, align 8, !tbaa !66
  %629 = call i64 @llvm.umin.i64(i64 %627, i64 %628)
  store i64 %629, ptr %36, align 8, !tbaa !60
  %630 = call i64 @llvm.umin.i64(i64 %626, i64 %623)
  store i64 %630, ptr %38, align 8, !tbaa !64
  br label %631

631:                                              ; preds = %625, %615
  %632 = phi i64 [ %622, %625 ], [ %616, %615 ]
  %633 = add i64 %632, 1
  store i64 %633, ptr %37, align 8, !tbaa !63
  %634 = getelementptr inbounds i8, ptr %612, i64 24
  %635 = load i32, ptr %41, align 4, !tbaa !17
  %636 = zext i32 %635 to i64
  %637 = icmp ult i64 %632, %636
  br i1 %637, label %640, label %638

638:                                              ; preds = %631
  %639 = udiv i64 %632, %636
  br label %640

640:                                              ; preds = %638, %631
  %641 = phi i64 [ %639, %638 ], [ 0, %631 ]
  %642 = mul i64 %641, %636
  %643 = sub i64 %632, %642
  %644 = trunc i64 %643 to i32
  store i32 %644, ptr %634, align 4, !tbaa !17
  %645 = load i32, ptr %42, align 4, !tbaa !17
  %646 = load i32, ptr %43, align 4, !tbaa !17
  %647 = mul i32 %645, %644
  %648 = sub i32 %646, %647
  %649 = call noundef i32 @llvm.umin.i32(i32 %645, i32 %648)
  %650 = load i32, ptr %44, align 4, !tbaa !17
  %651 = zext i32 %650 to i64
  %652 = icmp ult i64 %641, %651
  br i1 %652, label %655, label %653

653:                                              ; preds = %640
  %654 = udiv i64 %641, %651
  br label %655

655:                                              ; preds = %653, %640
  %656 = phi i64 [ %654, %653 ], [ 0, %640 ]
  %657 = mul i64 %656, %651
  %658 = sub i64 %641, %657
  %659 = trunc i64 %658 to i32
  %660 = getelementptr inbounds i8, ptr %612, i64 28
  store i32 %659, ptr %660, align 4, !tbaa !17
  %661 = load i32, ptr %45, align 4, !tbaa !17
  %662 = load i32, ptr %46, align 4, !tbaa !17
  %663 = mul i32 %661, %659
  %664 = sub i32 %662, %663
  %665 = call noundef i32 @llvm.umin.i32(i32 %661, i32 %664)
  %666 = load i32, ptr %47, align 4, !tbaa !17
  %667 = zext i32 %666 to i64
  %668 = icmp ult i64 %656, %667
  br i1 %668, label %671, label %669

669:                                              ; preds = %655
  %670 = udiv i64 %656, %667
  br label %671

671:                                              ; preds = %669, %655
  %672 = phi i64 [ %670, %669 ], [ 0, %655 ]
  %673 = mul i64 %672, %667
  %674 = sub i64 %656, %673
  %675 = trunc i64 %674 to i32
  %676 = getelementptr inbounds i8, ptr %612, i64 32
  store i32 %675, ptr %676, align 4, !tbaa !17
  %677 = load i32, ptr %48, align 4, !tbaa !17
  %678 = load i32, ptr %49, align 4, !tbaa !17
  %679 = mul i32 %677, %675
  %680 = sub i32 %678, %679
  %681 = call noundef i32 @llvm.umin.i32(i32 %677, i32 %680)
  %682 = zext i32 %649 to i64
  %683 = zext i32 %665 to i64
  %684 = mul nuw i64 %683, %682
  %685 = zext i32 %681 to i64
  %686 = mul i64 %684, %685
  %687 = load i32, ptr %32, align 4, !tbaa !3
  %688 = zext i32 %687 to i64
  %689 = add nsw i64 %688, -1
  %690 = add i64 %689, %686
  %691 = udiv i64 %690, %688
  %692 = trunc i64 %691 to i32
  %693 = getelementptr inbounds i8, ptr %612, i64 4
  store i32 %692, ptr %693, align 4, !tbaa !48
  %694 = getelementptr inbounds i8, ptr %612, i64 36
  store i32 %692, ptr %694, align 4, !tbaa !41
  %695 = getelementptr inbounds i8, ptr %612, i64 64
  store i64 0, ptr %695, align 8, !tbaa !38
  %696 = getelementptr inbounds i8, ptr %612, i64 12
  store i32 0, ptr %696, align 4, !tbaa !47
  %697 = getelementptr inbounds i8, ptr %612, i64 8
  store i32 0, ptr %697, align 8, !tbaa !42
  %698 = getelementptr inbounds i8, ptr %612, i64 16
  store i64 %632, ptr %698, align 8, !tbaa !67
  %699 = getelementptr inbounds i8, ptr %612, i64 72
  store i64 1, ptr %699, align 8, !tbaa !43
  store i32 1, ptr %612, align 8, !tbaa !31
  %700 = load i32, ptr %42, align 4, !tbaa !17
  %701 = icmp eq i32 %649, %700
  br i1 %701, label %702, label %708

702:                                              ; preds = %671
  %703 = load i32, ptr %45, align 4, !tbaa !17
  %704 = icmp eq i32 %665, %703
  br i1 %704, label %705, label %708

705:                                              ; preds = %702
  %706 = load i32, ptr %48, align 4, !tbaa !17
  %707 = icmp ne i32 %681, %706
  br label %708

708:                                              ; preds = %705, %702, %671
  %709 = phi i1 [ true, %702 ], [ true, %671 ], [ %707, %705 ]
  %710 = load i32, ptr %50, align 8, !tbaa !9
  %711 = icmp eq i32 %710, 0
  br i1 %711, label %712, label %715

712:                                              ; preds = %708
  %713 = load i32, ptr %51, align 4, !tbaa !10
  %714 = zext i32 %713 to i64
  br label %715

715:                                              ; preds = %712, %708
  %716 = phi i64 [ %714, %712 ], [ 1, %708 ]
  %717 = mul nuw i64 %716, %688
  %718 = sub nsw i64 64, %688
  %719 = lshr i64 -1, %718
  %720 = trunc i64 %719 to i32
  %721 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %720, i64 14
  %722 = lshr i64 4294967295, %718
  %723 = trunc nuw i64 %722 to i32
  %724 = insertelement <16 x i32> %721, i32 %723, i64 15
  %725 = load i32, ptr %52, align 8, !tbaa !68
  %726 = load i64, ptr %53, align 8, !tbaa !69
  %727 = trunc i64 %726 to i32
  %728 = lshr i64 %726, 32
  %729 = trunc nuw i64 %728 to i32
  %730 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %725, i64 3
  %731 = insertelement <16 x i32> %730, i32 %727, i64 4
  %732 = insertelement <16 x i32> %731, i32 %729, i64 5
  %733 = load i64, ptr %54, align 8, !tbaa !14
  %734 = icmp eq i64 %733, 0
  br i1 %734, label %735, label %736

735:                                              ; preds = %916, %715
  br label %748

736:                                              ; preds = %715
  %737 = getelementptr inbounds i8, ptr %612, i64 40
  br label %859

738:                                              ; preds = %779
  %739 = load i64, ptr %28, align 8, !tbaa !44
  %740 = getelementptr inbounds i8, ptr %612, i64 40
  %741 = load i64, ptr %740, align 8, !tbaa !40
  %742 = load i32, ptr %694, align 4, !tbaa !41
  %743 = zext i32 %742 to i64
  %744 = mul i64 %739, %743
  %745 = add i64 %744, %741
  %746 = icmp ult i64 %741, %745
  br i1 %746, label %783, label %747

747:                                              ; preds = %783, %738
  br label %797

748:                                              ; preds = %735, %779
  %749 = phi i64 [ %781, %779 ], [ 0, %735 ]
  %750 = phi <16 x i32> [ %780, %779 ], [ %724, %735 ]
  %751 = getelementptr inbounds [3 x %struct.IdPlace], ptr %56, i64 0, i64 %749
  %752 = load i64, ptr %751, align 8, !tbaa !12
  %753 = and i64 %752, -16
  %754 = icmp eq i64 %753, 112
  br i1 %754, label %755, label %779

755:                                              ; preds = %748
  %756 = trunc nuw i64 %752 to i32
  %757 = and i32 %756, 15
  %758 = insertelement <16 x i32> poison, i32 %757, i64 0
  %759 = shufflevector <16 x i32> %758, <16 x i32> poison, <16 x i32> zeroinitializer
  %760 = icmp eq <16 x i32> %759, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %761 = getelementptr inbounds i8, ptr %751, i64 12
  %762 = load i32, ptr %761, align 4, !tbaa !70
  %763 = getelementptr inbounds i8, ptr %751, i64 8
  %764 = load i32, ptr %763, align 8, !tbaa !71
  %765 = shl i32 %762, %764
  %766 = xor i32 %765, -1
  %767 = insertelement <16 x i32> poison, i32 %766, i64 0
  %768 = shufflevector <16 x i32> %767, <16 x i32> poison, <16 x i32> zeroinitializer
  %769 = select <16 x i1> %760, <16 x i32> %768, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %770 = and <16 x i32> %769, %750
  %771 = getelementptr inbounds [3 x i32], ptr %634, i64 0, i64 %749
  %772 = load i32, ptr %771, align 4, !tbaa !17
  %773 = and i32 %772, %762
  %774 = shl i32 %773, %764
  %775 = insertelement <16 x i32> poison, i32 %774, i64 0
  %776 = shufflevector <16 x i32> %775, <16 x i32> poison, <16 x i32> zeroinitializer
  %777 = select <16 x i1> %760, <16 x i32> %776, <16 x i32> zeroinitializer
  %778 = or <16 x i32> %777, %770
  br label %779

779:                                              ; preds = %755, %748
  %780 = phi <16 x i32> [ %778, %755 ], [ %750, %748 ]
  %781 = add nuw nsw i64 %749, 1
  %782 = icmp eq i64 %781, 3
  br i1 %782, label %738, label %748, !llvm.loop !72

783:                                              ; preds = %738, %783
  %784 = phi i64 [ %787, %783 ], [ %741, %738 ]
  %785 = inttoptr i64 %784 to ptr
  %786 = getelementptr inbounds i8, ptr %785, i64 448
  store <16 x i32> %780, ptr %786, align 4, !tbaa !73
  %787 = add i64 %784, %739
  %788 = icmp ult i64 %787, %745
  br i1 %788, label %783, label %747, !llvm.loop !74

789:                                              ; preds = %828
  %790 = load i64, ptr %28, align 8, !tbaa !44
  %791 = load i64, ptr %740, align 8, !tbaa !40
  %792 = load i32, ptr %694, align 4, !tbaa !41
  %793 = zext i32 %792 to i64
  %794 = mul i64 %790, %793
  %795 = add i64 %794, %791
  %796 = icmp ult i64 %791, %795
  br i1 %796, label %832, label %842

797:                                              ; preds = %747, %828
  %798 = phi i64 [ %830, %828 ], [ 0, %747 ]
  %799 = phi <16 x i32> [ %829, %828 ], [ %732, %747 ]
  %800 = getelementptr inbounds [3 x %struct.IdPlace], ptr %56, i64 0, i64 %798
  %801 = load i64, ptr %800, align 8, !tbaa !12
  %802 = and i64 %801, -16
  %803 = icmp eq i64 %802, 128
  br i1 %803, label %804, label %828

804:                                              ; preds = %797
  %805 = trunc nuw i64 %801 to i32
  %806 = and i32 %805, 15
  %807 = insertelement <16 x i32> poison, i32 %806, i64 0
  %808 = shufflevector <16 x i32> %807, <16 x i32> poison, <16 x i32> zeroinitializer
  %809 = icmp eq <16 x i32> %808, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %810 = getelementptr inbounds i8, ptr %800, i64 12
  %811 = load i32, ptr %810, align 4, !tbaa !70
  %812 = getelementptr inbounds i8, ptr %800, i64 8
  %813 = load i32, ptr %812, align 8, !tbaa !71
  %814 = shl i32 %811, %813
  %815 = xor i32 %814, -1
  %816 = insertelement <16 x i32> poison, i32 %815, i64 0
  %817 = shufflevector <16 x i32> %816, <16 x i32> poison, <16 x i32> zeroinitializer
  %818 = select <16 x i1> %809, <16 x i32> %817, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %819 = and <16 x i32> %818, %799
  %820 = getelementptr inbounds [3 x i32], ptr %634, i64 0, i64 %798
  %821 = load i32, ptr %820, align 4, !tbaa !17
  %822 = and i32 %821, %811
  %823 = shl i32 %822, %813
  %824 = insertelement <16 x i32> poison, i32 %823, i64 0
  %825 = shufflevector <16 x i32> %824, <16 x i32> poison, <16 x i32> zeroinitializer
  %826 = select <16 x i1> %809, <16 x i32> %825, <16 x i32> zeroinitializer
  %827 = or <16 x i32> %826, %819
  br label %828

828:                                              ; preds = %804, %797
  %829 = phi <16 x i32> [ %827, %804 ], [ %799, %797 ]
  %830 = add nuw nsw i64 %798, 1
  %831 = icmp eq i64 %830, 3
  br i1 %831, label %789, label %797, !llvm.loop !72

832:                                              ; preds = %789, %832
  %833 = phi i64 [ %836, %832 ], [ %791, %789 ]
  %834 = inttoptr i64 %833 to ptr
  %835 = getelementptr inbounds i8, ptr %834, i64 512
  store <16 x i32> %829, ptr %835, align 4, !tbaa !73
  %836 = add i64 %833, %790
  %837 = icmp ult i64 %836, %795
  br i1 %837, label %832, label %838, !llvm.loop !74

838:                                              ; preds = %832
  %839 = load i64, ptr %28, align 8, !tbaa !44
  %840 = load i32, ptr %694, align 4, !tbaa !41
  %841 = zext i32 %840 to i64
  br label %842

842:                                              ; preds = %838, %789
  %843 = phi i64 [ %841, %838 ], [ %793, %789 ]
  %844 = phi i32 [ %840, %838 ], [ %792, %789 ]
  %845 = phi i64 [ %839, %838 ], [ %790, %789 ]
  %846 = icmp eq i32 %844, 0
  br i1 %846, label %920, label %847

847:                                              ; preds = %842
  %848 = load i64, ptr %740, align 8, !tbaa !40
  %849 = inttoptr i64 %848 to ptr
  %850 = load i64, ptr %57, align 8, !tbaa !16
  %851 = inttoptr i64 %850 to ptr
  %852 = lshr i64 %717, 4
  %853 = icmp ult i64 %717, 16
  %854 = call i64 @llvm.umax.i64(i64 %852, i64 1)
  %855 = and i64 %854, 3
  %856 = icmp ult i64 %717, 64
  %857 = and i64 %854, 1152921504606846972
  %858 = icmp eq i64 %855, 0
  br label %923

859:                                              ; preds = %916, %736
  %860 = phi i64 [ %733, %736 ], [ %917, %916 ]
  %861 = phi i64 [ 0, %736 ], [ %918, %916 ]
  %862 = shl i64 %861, 6
  %863 = getelementptr inbounds i8, ptr %55, i64 %862
  %864 = load <16 x i32>, ptr %863, align 4, !tbaa !73
  br label %873

865:                                              ; preds = %904
  %866 = load i64, ptr %28, align 8, !tbaa !44
  %867 = load i64, ptr %737, align 8, !tbaa !40
  %868 = load i32, ptr %694, align 4, !tbaa !41
  %869 = zext i32 %868 to i64
  %870 = mul i64 %866, %869
  %871 = add i64 %870, %867
  %872 = icmp ult i64 %867, %871
  br i1 %872, label %908, label %916

873:                                              ; preds = %904, %859
  %874 = phi i64 [ 0, %859 ], [ %906, %904 ]
  %875 = phi <16 x i32> [ %864, %859 ], [ %905, %904 ]
  %876 = getelementptr inbounds [3 x %struct.IdPlace], ptr %56, i64 0, i64 %874
  %877 = load i64, ptr %876, align 8, !tbaa !12
  %878 = lshr i64 %877, 4
  %879 = icmp eq i64 %878, %861
  br i1 %879, label %880, label %904

880:                                              ; preds = %873
  %881 = trunc i64 %877 to i32
  %882 = and i32 %881, 15
  %883 = insertelement <16 x i32> poison, i32 %882, i64 0
  %884 = shufflevector <16 x i32> %883, <16 x i32> poison, <16 x i32> zeroinitializer
  %885 = icmp eq <16 x i32> %884, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %886 = getelementptr inbounds i8, ptr %876, i64 12
  %887 = load i32, ptr %886, align 4, !tbaa !70
  %888 = getelementptr inbounds i8, ptr %876, i64 8
  %889 = load i32, ptr %888, align 8, !tbaa !71
  %890 = shl i32 %887, %889
  %891 = xor i32 %890, -1
  %892 = insertelement <16 x i32> poison, i32 %891, i64 0
  %893 = shufflevector <16 x i32> %892, <16 x i32> poison, <16 x i32> zeroinitializer
  %894 = select <16 x i1> %885, <16 x i32> %893, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %895 = and <16 x i32> %894, %875
  %896 = getelementptr inbounds [3 x i32], ptr %634, i64 0, i64 %874
  %897 = load i32, ptr %896, align 4, !tbaa !17
  %898 = and i32 %897, %887
  %899 = shl i32 %898, %889
  %900 = insertelement <16 x i32> poison, i32 %899, i64 0
  %901 = shufflevector <16 x i32> %900, <16 x i32> poison, <16 x i32> zeroinitializer
  %902 = select <16 x i1> %885, <16 x i32> %901, <16 x i32> zeroinitializer
  %903 = or <16 x i32> %902, %895
  br label %904

904:                                              ; preds = %880, %873
  %905 = phi <16 x i32> [ %903, %880 ], [ %875, %873 ]
  %906 = add nuw nsw i64 %874, 1
  %907 = icmp eq i64 %906, 3
  br i1 %907, label %865, label %873, !llvm.loop !72

908:                                              ; preds = %865, %908
  %909 = phi i64 [ %912, %908 ], [ %867, %865 ]
  %910 = inttoptr i64 %909 to ptr
  %911 = getelementptr inbounds <16 x i32>, ptr %910, i64 %861
  store <16 x i32> %905, ptr %911, align 4, !tbaa !73
  %912 = add i64 %909, %866
  %913 = icmp ult i64 %912, %871
  br i1 %913, label %908, label %914, !llvm.loop !74

914:                                              ; preds = %908
  %915 = load i64, ptr %54, align 8, !tbaa !14
  br label %916

916:                                              ; preds = %914, %865
  %917 = phi i64 [ %915, %914 ], [ %860, %865 ]
  %918 = add nuw i64 %861, 1
  %919 = icmp ult i64 %918, %917
  br i1 %919, label %859, label %735, !llvm.loop !75

920:                                              ; preds = %1028, %842
  %921 = urem i64 %686, %688
  %922 = icmp eq i64 %921, 0
  br i1 %922, label %1049, label %1033

923:                                              ; preds = %1028, %847
  %924 = phi ptr [ %851, %847 ], [ %1029, %1028 ]
  %925 = phi i64 [ 0, %847 ], [ %1030, %1028 ]
  %926 = phi ptr [ %849, %847 ], [ %1031, %1028 ]
  %927 = trunc nuw i64 %925 to i32
  %928 = getelementptr inbounds i8, ptr %926, i64 544
  store i32 %927, ptr %928, align 8, !tbaa !17
  br i1 %709, label %954, label %929

929:                                              ; preds = %923
  br i1 %853, label %1028, label %930

930:                                              ; preds = %929
  %931 = getelementptr inbounds i8, ptr %926, i64 576
  br i1 %856, label %1014, label %932

932:                                              ; preds = %930, %932
  %933 = phi ptr [ %948, %932 ], [ %924, %930 ]
  %934 = phi i64 [ %951, %932 ], [ 0, %930 ]
  %935 = phi i64 [ %952, %932 ], [ 0, %930 ]
  %936 = getelementptr inbounds i8, ptr %933, i64 64
  %937 = load <16 x i32>, ptr %933, align 4, !tbaa !73
  %938 = getelementptr inbounds <16 x i32>, ptr %931, i64 %934
  store <16 x i32> %937, ptr %938, align 8, !tbaa !73
  %939 = or disjoint i64 %934, 1
  %940 = getelementptr inbounds i8, ptr %933, i64 128
  %941 = load <16 x i32>, ptr %936, align 4, !tbaa !73
  %942 = getelementptr inbounds <16 x i32>, ptr %931, i64 %939
  store <16 x i32> %941, ptr %942, align 8, !tbaa !73
  %943 = or disjoint i64 %934, 2
  %944 = getelementptr inbounds i8, ptr %933, i64 192
  %945 = load <16 x i32>, ptr %940, align 4, !tbaa !73
  %946 = getelementptr inbounds <16 x i32>, ptr %931, i64 %943
  store <16 x i32> %945, ptr %946, align 8, !tbaa !73
  %947 = or disjoint i64 %934, 3
  %948 = getelementptr inbounds i8, ptr %933, i64 256
  %949 = load <16 x i32>, ptr %944, align 4, !tbaa !73
  %950 = getelementptr inbounds <16 x i32>, ptr %931, i64 %947
  store <16 x i32> %949, ptr %950, align 8, !tbaa !73
  %951 = add nuw nsw i64 %934, 4
  %952 = add i64 %935, 4
  %953 = icmp eq i64 %952, %857
  br i1 %953, label %1014, label %932, !llvm.loop !76

954:                                              ; preds = %923
  %955 = getelementptr inbounds i8, ptr %926, i64 576
  %956 = load i32, ptr %32, align 4, !tbaa !3
  %957 = icmp eq i32 %956, 0
  br i1 %957, label %1028, label %958

958:                                              ; preds = %954
  %959 = zext i32 %956 to i64
  %960 = mul nuw i64 %925, %959
  %961 = udiv i64 %960, %682
  %962 = udiv i64 %961, %683
  %963 = trunc i64 %962 to i32
  %964 = urem i64 %961, %683
  %965 = trunc nuw i64 %964 to i32
  %966 = urem i64 %960, %682
  %967 = trunc nuw i64 %966 to i32
  %968 = shl i32 %956, 1
  br label %969

969:                                              ; preds = %1008, %958
  %970 = phi i64 [ 0, %958 ], [ %1012, %1008 ]
  %971 = phi i32 [ %963, %958 ], [ %1011, %1008 ]
  %972 = phi i32 [ %965, %958 ], [ %1010, %1008 ]
  %973 = phi i32 [ %967, %958 ], [ %1009, %1008 ]
  %974 = load i32, ptr %50, align 8, !tbaa !9
  %975 = icmp eq i32 %974, 0
  br i1 %975, label %981, label %976

976:                                              ; preds = %969
  %977 = shl i32 %972, 10
  %978 = shl i32 %971, 20
  %979 = or i32 %977, %978
  %980 = or i32 %979, %973
  br label %995

981:                                              ; preds = %969
  %982 = getelementptr inbounds i32, ptr %955, i64 %970
  store i32 %973, ptr %982, align 4, !tbaa !17
  %983 = load i32, ptr %51, align 4, !tbaa !10
  %984 = icmp ugt i32 %983, 1
  br i1 %984, label %985, label %999

985:                                              ; preds = %981
  %986 = trunc nuw i64 %970 to i32
  %987 = add i32 %956, %986
  %988 = zext i32 %987 to i64
  %989 = getelementptr inbounds i32, ptr %955, i64 %988
  store i32 %972, ptr %989, align 4, !tbaa !17
  %990 = load i32, ptr %51, align 4, !tbaa !10
  %991 = icmp ugt i32 %990, 2
  br i1 %991, label %992, label %999

992:                                              ; preds = %985
  %993 = add i32 %968, %986
  %994 = zext i32 %993 to i64
  br label %995

995:                                              ; preds = %992, %976
  %996 = phi i64 [ %994, %992 ], [ %970, %976 ]
  %997 = phi i32 [ %971, %992 ], [ %980, %976 ]
  %998 = getelementptr inbounds i32, ptr %955, i64 %996
  store i32 %997, ptr %998, align 4, !tbaa !17
  br label %999

999:                                              ; preds = %995, %985, %981
  %1000 = add i32 %973, 1
  %1001 = icmp ult i32 %1000, %649
  br i1 %1001, label %1008, label %1002

1002:                                             ; preds = %999
  %1003 = add i32 %972, 1
  %1004 = icmp uge i32 %1003, %665
  %1005 = select i1 %1004, i32 0, i32 %1003
  %1006 = zext i1 %1004 to i32
  %1007 = add i32 %971, %1006
  br label %1008

1008:                                             ; preds = %1002, %999
  %1009 = phi i32 [ %1000, %999 ], [ 0, %1002 ]
  %1010 = phi i32 [ %972, %999 ], [ %1005, %1002 ]
  %1011 = phi i32 [ %971, %999 ], [ %1007, %1002 ]
  %1012 = add nuw nsw i64 %970, 1
  %1013 = icmp eq i64 %1012, %959
  br i1 %1013, label %1028, label %969, !llvm.loop !18

1014:                                             ; preds = %932, %930
  %1015 = phi ptr [ poison, %930 ], [ %948, %932 ]
  %1016 = phi ptr [ %924, %930 ], [ %948, %932 ]
  %1017 = phi i64 [ 0, %930 ], [ %951, %932 ]
  br i1 %858, label %1028, label %1018

1018:                                             ; preds = %1014, %1018
  %1019 = phi ptr [ %1022, %1018 ], [ %1016, %1014 ]
  %1020 = phi i64 [ %1025, %1018 ], [ %1017, %1014 ]
  %1021 = phi i64 [ %1026, %1018 ], [ 0, %1014 ]
  %1022 = getelementptr inbounds i8, ptr %1019, i64 64
  %1023 = load <16 x i32>, ptr %1019, align 4, !tbaa !73
  %1024 = getelementptr inbounds <16 x i32>, ptr %931, i64 %1020
  store <16 x i32> %1023, ptr %1024, align 8, !tbaa !73
  %1025 = add nuw nsw i64 %1020, 1
  %1026 = add i64 %1021, 1
  %1027 = icmp eq i64 %1026, %855
  br i1 %1027, label %1028, label %1018, !llvm.loop !77

1028:                                             ; preds = %1014, %1018, %1008, %954, %929
  %1029 = phi ptr [ %924, %954 ], [ %924, %929 ], [ %924, %1008 ], [ %1015, %1014 ], [ %1022, %1018 ]
  %1030 = add nuw nsw i64 %925, 1
  %1031 = getelementptr inbounds i8, ptr %926, i64 %845
  %1032 = icmp eq i64 %1030, %843
  br i1 %1032, label %920, label %923, !llvm.loop !79

1033:                                             ; preds = %920
  %1034 = shl nsw i64 -1, %921
  %1035 = xor i64 %1034, -1
  %1036 = add i32 %844, -1
  %1037 = load i64, ptr %740, align 8, !tbaa !40
  %1038 = zext i32 %1036 to i64
  %1039 = load i64, ptr %28, align 8, !tbaa !44
  %1040 = mul i64 %1039, %1038
  %1041 = add i64 %1040, %1037
  %1042 = inttoptr i64 %1041 to ptr
  %1043 = trunc i64 %1035 to i32
  %1044 = getelementptr inbounds i8, ptr %1042, i64 504
  store i32 %1043, ptr %1044, align 8, !tbaa !17
  %1045 = lshr i64 %1035, 32
  %1046 = trunc nuw nsw i64 %1045 to i32
  %1047 = getelementptr inbounds i8, ptr %1042, i64 508
  store i32 %1046, ptr %1047, align 4, !tbaa !17
  br label %1049

1048:                                             ; preds = %607, %602, %619
  br i1 %590, label %1049, label %1050

1049:                                             ; preds = %1033, %920, %1048
  store i32 0, ptr %58, align 4, !tbaa !80
  br label %1064

1050:                                             ; preds = %1048
  %1051 = icmp eq i32 %589, 0
  br i1 %1051, label %1078, label %1052

1052:                                             ; preds = %1050
  %1053 = load i32, ptr %58, align 4, !tbaa !80
  %1054 = add i32 %1053, 1
  store i32 %1054, ptr %58, align 4, !tbaa !80
  %1055 = icmp eq i32 %1054, 16
  br i1 %1055, label %1056, label %1064

1056:                                             ; preds = %1052
  %1057 = load i64, ptr %37, align 8, !tbaa !63
  %1058 = load i64, ptr %38, align 8, !tbaa !64
  %1059 = icmp ult i64 %1057, %1058
  br i1 %1059, label %1078, label %1060

1060:                                             ; preds = %1056
  %1061 = load atomic i64, ptr %39 acquire, align 8
  %1062 = load i64, ptr %14, align 8, !tbaa !65
  %1063 = icmp ult i64 %1061, %1062
  br i1 %1063, label %1078, label %1064

1064:                                             ; preds = %1060, %1052, %1049
  %1065 = load i64, ptr %11, align 8, !tbaa !23
  %1066 = add nsw i64 %1065, -64
  store i64 %1066, ptr %11, align 8, !tbaa !23
  %1067 = icmp sgt i64 %1065, 64
  br i1 %1067, label %1071, label %1068

1068:                                             ; preds = %1064
  store i64 16384, ptr %11, align 8, !tbaa !23
  %1069 = load i64, ptr %4, align 8, !tbaa !21
  %1070 = icmp eq i64 %1069, -1
  br i1 %1070, label %1071, label %1072

1071:                                             ; preds = %1068, %1064, %1072
  br label %59

1072:                                             ; preds = %1068
  %1073 = call i64 @llvm.readcyclecounter()
  %1074 = load i64, ptr %4, align 8, !tbaa !21
  %1075 = icmp ult i64 %1073, %1074
  br i1 %1075, label %1071, label %1078

1076:                                             ; preds = %375, %227
  %1077 = phi i32 [ 4, %227 ], [ 1, %375 ]
  store i64 %207, ptr %96, align 8, !tbaa !38
  store i64 %78, ptr %19, align 8, !tbaa !28
  br label %1078

1078:                                             ; preds = %1056, %588, %1050, %1060, %1072, %180, %372, %524, %1076
  %1079 = phi i32 [ %1077, %1076 ], [ 2, %524 ], [ 2, %372 ], [ 2, %180 ], [ 3, %1056 ], [ 2, %588 ], [ 0, %1050 ], [ 3, %1060 ], [ 4, %1072 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #7
  ret i32 %1079
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
!25 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864}
!26 = !{!25, !5, i64 96}
!27 = !{!25, !5, i64 80}
!28 = !{!25, !5, i64 131776}
!29 = !{!25, !5, i64 88}
!30 = !{!25, !5, i64 104}
!31 = !{!32, !8, i64 0}
!32 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72}
!33 = !{!34, !8, i64 76}
!34 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!35 = !{!25, !5, i64 56}
!36 = !{!32, !5, i64 48}
!37 = !{!25, !5, i64 8}
!38 = !{!32, !5, i64 64}
!39 = !{!4, !5, i64 720}
!40 = !{!32, !5, i64 40}
!41 = !{!32, !8, i64 36}
!42 = !{!32, !8, i64 8}
!43 = !{!32, !5, i64 72}
!44 = !{!4, !5, i64 56}
!45 = !{!5, !5, i64 0}
!46 = distinct !{!46, !19}
!47 = !{!32, !8, i64 12}
!48 = !{!32, !8, i64 4}
!49 = distinct !{!49, !19}
!50 = !{!25, !5, i64 64}
!51 = !{!32, !5, i64 56}
!52 = !{!4, !5, i64 80}
!53 = !{!25, !5, i64 24}
!54 = !{!4, !5, i64 688}
!55 = !{!25, !5, i64 0}
!56 = !{!57, !5, i64 0}
!57 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!58 = !{!57, !5, i64 8}
!59 = distinct !{!59, !19}
!60 = !{!25, !5, i64 131800}
!61 = distinct !{!61, !19}
!62 = distinct !{!62, !19}
!63 = !{!25, !5, i64 131784}
!64 = !{!25, !5, i64 131792}
!65 = !{!4, !5, i64 0}
!66 = !{!4, !5, i64 704}
!67 = !{!32, !5, i64 16}
!68 = !{!4, !8, i64 144}
!69 = !{!4, !5, i64 64}
!70 = !{!13, !8, i64 12}
!71 = !{!13, !8, i64 8}
!72 = distinct !{!72, !19}
!73 = !{!6, !6, i64 0}
!74 = distinct !{!74, !19}
!75 = distinct !{!75, !19}
!76 = distinct !{!76, !19}
!77 = distinct !{!77, !78}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = distinct !{!79, !19}
!80 = !{!25, !8, i64 164}
