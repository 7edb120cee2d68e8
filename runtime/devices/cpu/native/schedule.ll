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

59:                                               ; preds = %1078, %9
  %60 = phi i64 [ 0, %9 ], [ %593, %1078 ]
  %61 = phi i64 [ 0, %9 ], [ %594, %1078 ]
  %62 = phi i32 [ 0, %9 ], [ %595, %1078 ]
  %63 = phi ptr [ null, %9 ], [ %596, %1078 ]
  %64 = phi i64 [ 0, %9 ], [ %597, %1078 ]
  %65 = phi i64 [ 0, %9 ], [ %598, %1078 ]
  %66 = phi i32 [ 0, %9 ], [ %599, %1078 ]
  %67 = phi ptr [ null, %9 ], [ %600, %1078 ]
  %68 = phi i64 [ 0, %9 ], [ %601, %1078 ]
  %69 = load i64, ptr %19, align 8, !tbaa !28
  %70 = load i64, ptr %20, align 8, !tbaa !29
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %72, label %590

72:                                               ; preds = %59
  %73 = load i64, ptr %21, align 8, !tbaa !30
  br label %74

74:                                               ; preds = %72, %572
  %75 = phi i64 [ %573, %572 ], [ %70, %72 ]
  %76 = phi i64 [ %587, %572 ], [ %73, %72 ]
  %77 = phi i32 [ %584, %572 ], [ 0, %72 ]
  %78 = phi i64 [ %588, %572 ], [ %69, %72 ]
  %79 = phi i64 [ %583, %572 ], [ %68, %72 ]
  %80 = phi ptr [ %582, %572 ], [ %67, %72 ]
  %81 = phi i32 [ %581, %572 ], [ %66, %72 ]
  %82 = phi i64 [ %580, %572 ], [ %65, %72 ]
  %83 = phi i64 [ %579, %572 ], [ %64, %72 ]
  %84 = phi ptr [ %578, %572 ], [ %63, %72 ]
  %85 = phi i32 [ %577, %572 ], [ %62, %72 ]
  %86 = phi i64 [ %576, %572 ], [ %61, %72 ]
  %87 = phi i64 [ %575, %572 ], [ %60, %72 ]
  %88 = getelementptr inbounds %struct.Group, ptr %17, i64 %76
  %89 = load i32, ptr %88, align 8, !tbaa !31
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %572, label %91

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

107:                                              ; preds = %557, %91
  %108 = phi i64 [ %87, %91 ], [ %545, %557 ]
  %109 = phi i64 [ %86, %91 ], [ %546, %557 ]
  %110 = phi i32 [ %85, %91 ], [ %547, %557 ]
  %111 = phi ptr [ %84, %91 ], [ %548, %557 ]
  %112 = phi i64 [ %83, %91 ], [ %549, %557 ]
  %113 = phi i64 [ %82, %91 ], [ %550, %557 ]
  %114 = phi i32 [ %81, %91 ], [ %551, %557 ]
  %115 = phi ptr [ %80, %91 ], [ %552, %557 ]
  %116 = phi i64 [ %79, %91 ], [ %553, %557 ]
  %117 = phi i32 [ %99, %91 ], [ 0, %557 ]
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
  br i1 %183, label %184, label %1081

184:                                              ; preds = %180
  %185 = or i32 %181, %117
  %186 = load i32, ptr %105, align 4, !tbaa !48
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %559, label %188

188:                                              ; preds = %184, %178, %138, %131, %128, %125, %107
  %189 = phi i32 [ %117, %128 ], [ %185, %184 ], [ %117, %178 ], [ %117, %125 ], [ %117, %107 ], [ %117, %138 ], [ %117, %131 ]
  store i64 0, ptr %103, align 8, !tbaa !43
  %190 = load i64, ptr %96, align 8, !tbaa !38
  %191 = trunc i64 %190 to i32
  %192 = load i32, ptr %101, align 4, !tbaa !41
  %193 = icmp ugt i32 %192, %191
  br i1 %193, label %194, label %544

194:                                              ; preds = %188, %530
  %195 = phi i64 [ %531, %530 ], [ %118, %188 ]
  %196 = phi i64 [ %532, %530 ], [ %120, %188 ]
  %197 = phi i32 [ %533, %530 ], [ %110, %188 ]
  %198 = phi ptr [ %534, %530 ], [ %111, %188 ]
  %199 = phi i64 [ %535, %530 ], [ %112, %188 ]
  %200 = phi i64 [ %536, %530 ], [ %121, %188 ]
  %201 = phi i32 [ %537, %530 ], [ %114, %188 ]
  %202 = phi ptr [ %538, %530 ], [ %115, %188 ]
  %203 = phi i64 [ %539, %530 ], [ %116, %188 ]
  %204 = phi i32 [ %541, %530 ], [ %189, %188 ]
  %205 = phi i32 [ %540, %530 ], [ %191, %188 ]
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
  br label %530, !llvm.loop !49

221:                                              ; preds = %214, %194
  %222 = load i64, ptr %11, align 8, !tbaa !23
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %238, label %224

224:                                              ; preds = %221
  %225 = load i64, ptr %4, align 8, !tbaa !21
  %226 = icmp eq i64 %225, -1
  br i1 %226, label %236, label %227

227:                                              ; preds = %224
  %228 = call i64 @llvm.readcyclecounter()
  %229 = load i64, ptr %4, align 8, !tbaa !21
  %230 = icmp ult i64 %228, %229
  br i1 %230, label %231, label %1079

231:                                              ; preds = %227
  %232 = load i64, ptr %100, align 8, !tbaa !40
  %233 = load i64, ptr %28, align 8, !tbaa !44
  %234 = mul i64 %233, %207
  %235 = add i64 %234, %232
  br label %236

236:                                              ; preds = %231, %224
  %237 = phi i64 [ %235, %231 ], [ %210, %224 ]
  store i64 16384, ptr %11, align 8, !tbaa !23
  br label %238

238:                                              ; preds = %236, %221
  %239 = phi i64 [ %237, %236 ], [ %210, %221 ]
  store i64 %239, ptr %30, align 8, !tbaa !50
  %240 = load i64, ptr %106, align 8, !tbaa !51
  %241 = load i64, ptr %31, align 8, !tbaa !52
  %242 = mul i64 %241, %207
  %243 = load i32, ptr %32, align 4, !tbaa !3
  %244 = zext i32 %243 to i64
  %245 = mul i64 %242, %244
  %246 = add i64 %245, %240
  store i64 %246, ptr %33, align 8, !tbaa !53
  %247 = load i64, ptr %34, align 8, !tbaa !54
  store i64 %247, ptr %0, align 8, !tbaa !55
  store i32 0, ptr %212, align 8, !tbaa !17
  %248 = getelementptr inbounds i8, ptr %211, i64 528
  %249 = load i64, ptr %248, align 8, !tbaa !45
  %250 = getelementptr inbounds i8, ptr %211, i64 524
  br label %251

251:                                              ; preds = %352, %238
  %252 = phi i64 [ %195, %238 ], [ %334, %352 ]
  %253 = phi i64 [ %196, %238 ], [ %335, %352 ]
  %254 = phi i32 [ %197, %238 ], [ %336, %352 ]
  %255 = phi ptr [ %198, %238 ], [ %337, %352 ]
  %256 = phi i64 [ %199, %238 ], [ %338, %352 ]
  %257 = phi i64 [ %200, %238 ], [ %339, %352 ]
  %258 = phi i32 [ %201, %238 ], [ %340, %352 ]
  %259 = phi ptr [ %202, %238 ], [ %341, %352 ]
  %260 = phi i64 [ %203, %238 ], [ %342, %352 ]
  %261 = phi i64 [ %249, %238 ], [ %354, %352 ]
  %262 = load i32, ptr %250, align 4, !tbaa !17
  %263 = icmp eq i64 %253, %261
  %264 = icmp eq i32 %254, %262
  %265 = select i1 %263, i1 %264, i1 false
  br i1 %265, label %333, label %266

266:                                              ; preds = %251
  %267 = add i64 %261, 1
  %268 = and i32 %262, 1023
  %269 = zext nneg i32 %268 to i64
  %270 = shl nuw nsw i64 %269, 48
  %271 = or i64 %270, %267
  %272 = icmp eq i64 %257, %261
  %273 = icmp eq i32 %258, %262
  %274 = select i1 %272, i1 %273, i1 false
  br i1 %274, label %328, label %275

275:                                              ; preds = %266
  %276 = inttoptr i64 %252 to ptr
  %277 = getelementptr inbounds i8, ptr %276, i64 -8
  %278 = load i64, ptr %277, align 8, !tbaa !45
  %279 = lshr i64 %271, 2
  %280 = mul i64 %279, -7046029254386353131
  %281 = lshr i64 %280, 40
  br label %282

282:                                              ; preds = %282, %275
  %283 = phi i64 [ %281, %275 ], [ %293, %282 ]
  %284 = phi ptr [ undef, %275 ], [ %291, %282 ]
  %285 = and i64 %283, %278
  %286 = getelementptr inbounds %struct.Region, ptr %276, i64 %285
  %287 = load i64, ptr %286, align 8, !tbaa !56
  %288 = icmp ne i64 %287, %271
  %289 = icmp ne i64 %287, 0
  %290 = select i1 %289, ptr %284, ptr null
  %291 = select i1 %288, ptr %290, ptr %286
  %292 = and i1 %288, %289
  %293 = add i64 %283, 1
  br i1 %292, label %282, label %294

294:                                              ; preds = %282
  %295 = icmp eq ptr %291, null
  br i1 %295, label %296, label %319

296:                                              ; preds = %294
  %297 = load atomic i64, ptr %25 acquire, align 8
  %298 = icmp eq i64 %297, %252
  %299 = inttoptr i64 %297 to ptr
  %300 = getelementptr inbounds i8, ptr %299, i64 -8
  %301 = load i64, ptr %300, align 8, !tbaa !45
  br label %302

302:                                              ; preds = %302, %296
  %303 = phi i64 [ %281, %296 ], [ %313, %302 ]
  %304 = phi ptr [ undef, %296 ], [ %311, %302 ]
  %305 = and i64 %303, %301
  %306 = getelementptr inbounds %struct.Region, ptr %299, i64 %305
  %307 = load i64, ptr %306, align 8, !tbaa !56
  %308 = icmp ne i64 %307, %271
  %309 = icmp ne i64 %307, 0
  %310 = select i1 %309, ptr %304, ptr null
  %311 = select i1 %308, ptr %310, ptr %306
  %312 = and i1 %308, %309
  %313 = add i64 %303, 1
  br i1 %312, label %302, label %314

314:                                              ; preds = %302
  %315 = select i1 %298, i64 %253, i64 -1
  %316 = icmp eq ptr %311, null
  br i1 %316, label %317, label %319

317:                                              ; preds = %314
  %318 = select i1 %298, i64 %257, i64 -1
  store i64 %271, ptr %18, align 8, !tbaa !45
  br label %355

319:                                              ; preds = %314, %294
  %320 = phi i64 [ %297, %314 ], [ %252, %294 ]
  %321 = phi i64 [ %315, %314 ], [ %253, %294 ]
  %322 = phi ptr [ %311, %314 ], [ %291, %294 ]
  %323 = getelementptr inbounds i8, ptr %322, i64 8
  %324 = load i64, ptr %323, align 8, !tbaa !58
  %325 = inttoptr i64 %324 to ptr
  %326 = getelementptr inbounds i8, ptr %322, i64 16
  %327 = load i64, ptr %326, align 8, !tbaa !45
  br label %328

328:                                              ; preds = %266, %319
  %329 = phi i64 [ %320, %319 ], [ %252, %266 ]
  %330 = phi i64 [ %321, %319 ], [ %253, %266 ]
  %331 = phi ptr [ %325, %319 ], [ %259, %266 ]
  %332 = phi i64 [ %327, %319 ], [ %260, %266 ]
  store i64 %271, ptr %35, align 8, !tbaa !45
  br label %333

333:                                              ; preds = %251, %328
  %334 = phi i64 [ %329, %328 ], [ %252, %251 ]
  %335 = phi i64 [ %261, %328 ], [ %253, %251 ]
  %336 = phi i32 [ %262, %328 ], [ %254, %251 ]
  %337 = phi ptr [ %331, %328 ], [ %255, %251 ]
  %338 = phi i64 [ %332, %328 ], [ %256, %251 ]
  %339 = phi i64 [ %330, %328 ], [ %257, %251 ]
  %340 = phi i32 [ %254, %328 ], [ %258, %251 ]
  %341 = phi ptr [ %255, %328 ], [ %259, %251 ]
  %342 = phi i64 [ %256, %328 ], [ %260, %251 ]
  %343 = call i64 %337(ptr noundef %211, ptr noundef nonnull %0, i64 noundef %338) #7
  %344 = and i64 %343, 281474976710655
  store i64 %344, ptr %248, align 8, !tbaa !45
  %345 = icmp ult i64 %343, 281474976710656
  br i1 %345, label %349, label %346

346:                                              ; preds = %333
  %347 = lshr i64 %343, 48
  %348 = trunc nuw nsw i64 %347 to i32
  br label %355

349:                                              ; preds = %333
  %350 = load i64, ptr %0, align 8, !tbaa !55
  %351 = icmp ult i64 %350, 2
  br i1 %351, label %355, label %352

352:                                              ; preds = %349
  %353 = add i64 %350, -1
  store i64 %353, ptr %0, align 8, !tbaa !55
  %354 = load i64, ptr %248, align 8, !tbaa !45
  br label %251

355:                                              ; preds = %349, %346, %317
  %356 = phi i64 [ %334, %346 ], [ %297, %317 ], [ %334, %349 ]
  %357 = phi i64 [ %335, %346 ], [ %315, %317 ], [ %335, %349 ]
  %358 = phi i32 [ %336, %346 ], [ %254, %317 ], [ %336, %349 ]
  %359 = phi ptr [ %337, %346 ], [ %255, %317 ], [ %337, %349 ]
  %360 = phi i64 [ %338, %346 ], [ %256, %317 ], [ %338, %349 ]
  %361 = phi i64 [ %339, %346 ], [ %318, %317 ], [ %339, %349 ]
  %362 = phi i32 [ %340, %346 ], [ %258, %317 ], [ %340, %349 ]
  %363 = phi ptr [ %341, %346 ], [ %259, %317 ], [ %341, %349 ]
  %364 = phi i64 [ %342, %346 ], [ %260, %317 ], [ %342, %349 ]
  %365 = phi i32 [ %348, %346 ], [ 3, %317 ], [ 3, %349 ]
  %366 = load i64, ptr %11, align 8, !tbaa !23
  %367 = add nsw i64 %366, -64
  store i64 %367, ptr %11, align 8, !tbaa !23
  %368 = load i64, ptr %0, align 8, !tbaa !55
  %369 = load i64, ptr %34, align 8, !tbaa !54
  %370 = icmp ult i64 %368, %369
  br i1 %370, label %371, label %374

371:                                              ; preds = %355
  %372 = add i64 %368, %367
  %373 = sub i64 %372, %369
  store i64 %373, ptr %11, align 8, !tbaa !23
  br label %374

374:                                              ; preds = %371, %355
  %375 = load atomic i32, ptr %29 monotonic, align 4
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %1081

377:                                              ; preds = %374
  %378 = load i64, ptr %18, align 8, !tbaa !27
  %379 = icmp eq i64 %378, 0
  br i1 %379, label %380, label %1079

380:                                              ; preds = %377
  switch i32 %365, label %401 [
    i32 2, label %381
    i32 1, label %391
  ]

381:                                              ; preds = %380
  %382 = load i32, ptr %104, align 4, !tbaa !47
  %383 = getelementptr inbounds i8, ptr %211, i64 540
  store i32 %382, ptr %383, align 4, !tbaa !17
  store i32 1, ptr %212, align 8, !tbaa !17
  %384 = load i32, ptr %102, align 8, !tbaa !42
  %385 = add i32 %384, 1
  store i32 %385, ptr %102, align 8, !tbaa !42
  %386 = load i32, ptr %105, align 4, !tbaa !48
  %387 = icmp ult i32 %385, %386
  br i1 %387, label %414, label %388

388:                                              ; preds = %381
  store i32 0, ptr %102, align 8, !tbaa !42
  %389 = load i32, ptr %104, align 4, !tbaa !47
  %390 = add i32 %389, 1
  store i32 %390, ptr %104, align 4, !tbaa !47
  br label %414

391:                                              ; preds = %380
  store i32 2, ptr %212, align 8, !tbaa !17
  %392 = load i32, ptr %105, align 4, !tbaa !48
  %393 = add i32 %392, -1
  store i32 %393, ptr %105, align 4, !tbaa !48
  %394 = icmp eq i32 %393, 0
  br i1 %394, label %410, label %395

395:                                              ; preds = %391
  %396 = load i32, ptr %102, align 8, !tbaa !42
  %397 = icmp ult i32 %396, %393
  br i1 %397, label %410, label %398

398:                                              ; preds = %395
  store i32 0, ptr %102, align 8, !tbaa !42
  %399 = load i32, ptr %104, align 4, !tbaa !47
  %400 = add i32 %399, 1
  store i32 %400, ptr %104, align 4, !tbaa !47
  br label %410

401:                                              ; preds = %380
  %402 = icmp eq i32 %365, 4
  %403 = zext i1 %402 to i32
  store i32 %403, ptr %212, align 8, !tbaa !17
  br i1 %402, label %404, label %410

404:                                              ; preds = %401
  %405 = getelementptr inbounds i8, ptr %211, i64 540
  %406 = load i32, ptr %405, align 4, !tbaa !17
  %407 = load i32, ptr %104, align 4, !tbaa !47
  %408 = icmp ne i32 %406, %407
  %409 = zext i1 %408 to i32
  br label %410

410:                                              ; preds = %404, %401, %398, %395, %391
  %411 = phi i32 [ %409, %404 ], [ 0, %401 ], [ 1, %391 ], [ 1, %395 ], [ 1, %398 ]
  %412 = or i32 %411, %204
  %413 = add i32 %205, 1
  br label %530

414:                                              ; preds = %388, %381
  %415 = or i32 %204, 1
  %416 = add i32 %205, 1
  %417 = icmp eq i64 %357, %249
  br i1 %417, label %418, label %530, !llvm.loop !49

418:                                              ; preds = %414
  %419 = load i64, ptr %248, align 8, !tbaa !45
  %420 = or i64 %419, 562949953421312
  %421 = load i32, ptr %101, align 4, !tbaa !41
  %422 = icmp ugt i32 %421, %416
  br i1 %422, label %423, label %526

423:                                              ; preds = %418
  %424 = zext i32 %416 to i64
  br label %425

425:                                              ; preds = %514, %423
  %426 = phi i64 [ %424, %423 ], [ %515, %514 ]
  %427 = load i64, ptr %100, align 8, !tbaa !40
  %428 = load i64, ptr %28, align 8, !tbaa !44
  %429 = mul i64 %428, %426
  %430 = add i64 %429, %427
  %431 = inttoptr i64 %430 to ptr
  %432 = getelementptr inbounds i8, ptr %431, i64 528
  %433 = load i64, ptr %432, align 8, !tbaa !45
  %434 = icmp eq i64 %433, %249
  br i1 %434, label %435, label %523

435:                                              ; preds = %425
  %436 = getelementptr inbounds i8, ptr %431, i64 524
  %437 = load i32, ptr %436, align 4, !tbaa !17
  %438 = icmp eq i32 %437, %358
  br i1 %438, label %439, label %523

439:                                              ; preds = %435
  %440 = getelementptr inbounds i8, ptr %431, i64 536
  %441 = load i32, ptr %440, align 8, !tbaa !17
  switch i32 %441, label %450 [
    i32 2, label %523
    i32 1, label %442
  ]

442:                                              ; preds = %439
  %443 = getelementptr inbounds i8, ptr %431, i64 540
  %444 = load i32, ptr %443, align 4, !tbaa !17
  %445 = load i32, ptr %104, align 4, !tbaa !47
  %446 = icmp eq i32 %444, %445
  %447 = load i64, ptr %11, align 8
  %448 = icmp slt i64 %447, 1
  %449 = select i1 %446, i1 true, i1 %448
  br i1 %449, label %523, label %453

450:                                              ; preds = %439
  %451 = load i64, ptr %11, align 8, !tbaa !23
  %452 = icmp slt i64 %451, 1
  br i1 %452, label %523, label %453

453:                                              ; preds = %442, %450
  store i64 %430, ptr %30, align 8, !tbaa !50
  %454 = load i64, ptr %106, align 8, !tbaa !51
  %455 = load i64, ptr %31, align 8, !tbaa !52
  %456 = mul i64 %455, %426
  %457 = load i32, ptr %32, align 4, !tbaa !3
  %458 = zext i32 %457 to i64
  %459 = mul i64 %456, %458
  %460 = add i64 %459, %454
  store i64 %460, ptr %33, align 8, !tbaa !53
  %461 = load i64, ptr %34, align 8, !tbaa !54
  store i64 %461, ptr %0, align 8, !tbaa !55
  %462 = call i64 %359(ptr noundef nonnull %431, ptr noundef nonnull %0, i64 noundef %360) #7
  %463 = load i64, ptr %11, align 8, !tbaa !23
  %464 = add nsw i64 %463, -64
  store i64 %464, ptr %11, align 8, !tbaa !23
  %465 = load i64, ptr %0, align 8, !tbaa !55
  %466 = load i64, ptr %34, align 8, !tbaa !54
  %467 = icmp ult i64 %465, %466
  br i1 %467, label %468, label %471

468:                                              ; preds = %453
  %469 = add i64 %465, %464
  %470 = sub i64 %469, %466
  store i64 %470, ptr %11, align 8, !tbaa !23
  br label %471

471:                                              ; preds = %468, %453
  %472 = and i64 %462, 281474976710655
  store i64 %472, ptr %432, align 8, !tbaa !45
  %473 = icmp eq i64 %462, %420
  br i1 %473, label %501, label %474

474:                                              ; preds = %471
  %475 = trunc nuw i64 %426 to i32
  %476 = lshr i64 %462, 48
  %477 = trunc nuw i64 %476 to i16
  switch i16 %477, label %498 [
    i16 2, label %478
    i16 1, label %488
  ]

478:                                              ; preds = %474
  %479 = load i32, ptr %104, align 4, !tbaa !47
  %480 = getelementptr inbounds i8, ptr %431, i64 540
  store i32 %479, ptr %480, align 4, !tbaa !17
  store i32 1, ptr %440, align 8, !tbaa !17
  %481 = load i32, ptr %102, align 8, !tbaa !42
  %482 = add i32 %481, 1
  store i32 %482, ptr %102, align 8, !tbaa !42
  %483 = load i32, ptr %105, align 4, !tbaa !48
  %484 = icmp ult i32 %482, %483
  br i1 %484, label %519, label %485

485:                                              ; preds = %478
  store i32 0, ptr %102, align 8, !tbaa !42
  %486 = load i32, ptr %104, align 4, !tbaa !47
  %487 = add i32 %486, 1
  store i32 %487, ptr %104, align 4, !tbaa !47
  br label %519

488:                                              ; preds = %474
  store i32 2, ptr %440, align 8, !tbaa !17
  %489 = load i32, ptr %105, align 4, !tbaa !48
  %490 = add i32 %489, -1
  store i32 %490, ptr %105, align 4, !tbaa !48
  %491 = icmp eq i32 %490, 0
  br i1 %491, label %519, label %492

492:                                              ; preds = %488
  %493 = load i32, ptr %102, align 8, !tbaa !42
  %494 = icmp ult i32 %493, %490
  br i1 %494, label %519, label %495

495:                                              ; preds = %492
  store i32 0, ptr %102, align 8, !tbaa !42
  %496 = load i32, ptr %104, align 4, !tbaa !47
  %497 = add i32 %496, 1
  store i32 %497, ptr %104, align 4, !tbaa !47
  br label %519

498:                                              ; preds = %474
  %499 = icmp eq i64 %476, 4
  %500 = zext i1 %499 to i32
  store i32 %500, ptr %440, align 8, !tbaa !17
  br label %519

501:                                              ; preds = %471
  %502 = load i32, ptr %104, align 4, !tbaa !47
  %503 = getelementptr inbounds i8, ptr %431, i64 540
  store i32 %502, ptr %503, align 4, !tbaa !17
  store i32 1, ptr %440, align 8, !tbaa !17
  %504 = load i32, ptr %102, align 8, !tbaa !42
  %505 = add i32 %504, 1
  store i32 %505, ptr %102, align 8, !tbaa !42
  %506 = load i32, ptr %105, align 4, !tbaa !48
  %507 = icmp ult i32 %505, %506
  br i1 %507, label %511, label %508

508:                                              ; preds = %501
  store i32 0, ptr %102, align 8, !tbaa !42
  %509 = load i32, ptr %104, align 4, !tbaa !47
  %510 = add i32 %509, 1
  store i32 %510, ptr %104, align 4, !tbaa !47
  br label %511

511:                                              ; preds = %508, %501
  %512 = load atomic i32, ptr %29 monotonic, align 4
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %514, label %523

514:                                              ; preds = %511
  %515 = add nuw nsw i64 %426, 1
  %516 = load i32, ptr %101, align 4, !tbaa !41
  %517 = zext i32 %516 to i64
  %518 = icmp ult i64 %515, %517
  br i1 %518, label %425, label %523, !llvm.loop !59

519:                                              ; preds = %498, %495, %492, %488, %485, %478
  %520 = icmp ugt i64 %462, 281474976710655
  %521 = zext i1 %520 to i32
  %522 = add nuw i32 %521, %475
  br label %526

523:                                              ; preds = %514, %511, %450, %442, %439, %435, %425
  %524 = phi i64 [ %426, %439 ], [ %426, %450 ], [ %426, %442 ], [ %426, %435 ], [ %426, %425 ], [ %426, %511 ], [ %515, %514 ]
  %525 = trunc i64 %524 to i32
  br label %526

526:                                              ; preds = %523, %519, %418
  %527 = phi i32 [ %522, %519 ], [ %416, %418 ], [ %525, %523 ]
  %528 = load atomic i32, ptr %29 monotonic, align 4
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %530, label %1081

530:                                              ; preds = %526, %414, %410, %219
  %531 = phi i64 [ %356, %410 ], [ %356, %526 ], [ %356, %414 ], [ %195, %219 ]
  %532 = phi i64 [ %357, %410 ], [ %249, %526 ], [ %357, %414 ], [ %196, %219 ]
  %533 = phi i32 [ %358, %410 ], [ %358, %526 ], [ %358, %414 ], [ %197, %219 ]
  %534 = phi ptr [ %359, %410 ], [ %359, %526 ], [ %359, %414 ], [ %198, %219 ]
  %535 = phi i64 [ %360, %410 ], [ %360, %526 ], [ %360, %414 ], [ %199, %219 ]
  %536 = phi i64 [ %361, %410 ], [ %361, %526 ], [ %361, %414 ], [ %200, %219 ]
  %537 = phi i32 [ %362, %410 ], [ %362, %526 ], [ %362, %414 ], [ %201, %219 ]
  %538 = phi ptr [ %363, %410 ], [ %363, %526 ], [ %363, %414 ], [ %202, %219 ]
  %539 = phi i64 [ %364, %410 ], [ %364, %526 ], [ %364, %414 ], [ %203, %219 ]
  %540 = phi i32 [ %413, %410 ], [ %527, %526 ], [ %416, %414 ], [ %220, %219 ]
  %541 = phi i32 [ %412, %410 ], [ %415, %526 ], [ %415, %414 ], [ %204, %219 ]
  %542 = load i32, ptr %101, align 4, !tbaa !41
  %543 = icmp ult i32 %540, %542
  br i1 %543, label %194, label %544

544:                                              ; preds = %530, %188
  %545 = phi i64 [ %118, %188 ], [ %531, %530 ]
  %546 = phi i64 [ %120, %188 ], [ %532, %530 ]
  %547 = phi i32 [ %110, %188 ], [ %533, %530 ]
  %548 = phi ptr [ %111, %188 ], [ %534, %530 ]
  %549 = phi i64 [ %112, %188 ], [ %535, %530 ]
  %550 = phi i64 [ %121, %188 ], [ %536, %530 ]
  %551 = phi i32 [ %114, %188 ], [ %537, %530 ]
  %552 = phi ptr [ %115, %188 ], [ %538, %530 ]
  %553 = phi i64 [ %116, %188 ], [ %539, %530 ]
  %554 = phi i32 [ %189, %188 ], [ %541, %530 ]
  store i64 0, ptr %96, align 8, !tbaa !38
  %555 = load i32, ptr %105, align 4, !tbaa !48
  %556 = icmp eq i32 %555, 0
  br i1 %556, label %559, label %557

557:                                              ; preds = %544
  %558 = icmp eq i32 %554, 0
  br i1 %558, label %569, label %107

559:                                              ; preds = %544, %184
  %560 = phi i64 [ %118, %184 ], [ %545, %544 ]
  %561 = phi i64 [ %120, %184 ], [ %546, %544 ]
  %562 = phi i32 [ %110, %184 ], [ %547, %544 ]
  %563 = phi ptr [ %111, %184 ], [ %548, %544 ]
  %564 = phi i64 [ %112, %184 ], [ %549, %544 ]
  %565 = phi i64 [ %121, %184 ], [ %550, %544 ]
  %566 = phi i32 [ %114, %184 ], [ %551, %544 ]
  %567 = phi ptr [ %115, %184 ], [ %552, %544 ]
  %568 = phi i64 [ %116, %184 ], [ %553, %544 ]
  store i32 0, ptr %88, align 8, !tbaa !31
  br label %590

569:                                              ; preds = %557
  store i64 1, ptr %36, align 8, !tbaa !60
  %570 = load i64, ptr %21, align 8, !tbaa !30
  %571 = load i64, ptr %20, align 8, !tbaa !29
  br label %572

572:                                              ; preds = %74, %569
  %573 = phi i64 [ %75, %74 ], [ %571, %569 ]
  %574 = phi i64 [ %76, %74 ], [ %570, %569 ]
  %575 = phi i64 [ %87, %74 ], [ %545, %569 ]
  %576 = phi i64 [ %86, %74 ], [ %546, %569 ]
  %577 = phi i32 [ %85, %74 ], [ %547, %569 ]
  %578 = phi ptr [ %84, %74 ], [ %548, %569 ]
  %579 = phi i64 [ %83, %74 ], [ %549, %569 ]
  %580 = phi i64 [ %82, %74 ], [ %550, %569 ]
  %581 = phi i32 [ %81, %74 ], [ %551, %569 ]
  %582 = phi ptr [ %80, %74 ], [ %552, %569 ]
  %583 = phi i64 [ %79, %74 ], [ %553, %569 ]
  %584 = phi i32 [ %77, %74 ], [ %92, %569 ]
  %585 = add i64 %574, 1
  %586 = icmp eq i64 %585, %573
  %587 = select i1 %586, i64 0, i64 %585
  store i64 %587, ptr %21, align 8, !tbaa !30
  %588 = add nuw i64 %78, 1
  %589 = icmp ult i64 %588, %573
  br i1 %589, label %74, label %590, !llvm.loop !61

590:                                              ; preds = %572, %59, %559
  %591 = phi i32 [ %77, %559 ], [ 0, %59 ], [ %584, %572 ]
  %592 = phi i1 [ true, %559 ], [ false, %59 ], [ false, %572 ]
  %593 = phi i64 [ %560, %559 ], [ %60, %59 ], [ %575, %572 ]
  %594 = phi i64 [ %561, %559 ], [ %61, %59 ], [ %576, %572 ]
  %595 = phi i32 [ %562, %559 ], [ %62, %59 ], [ %577, %572 ]
  %596 = phi ptr [ %563, %559 ], [ %63, %59 ], [ %578, %572 ]
  %597 = phi i64 [ %564, %559 ], [ %64, %59 ], [ %579, %572 ]
  %598 = phi i64 [ %565, %559 ], [ %65, %59 ], [ %580, %572 ]
  %599 = phi i32 [ %566, %559 ], [ %66, %59 ], [ %581, %572 ]
  %600 = phi ptr [ %567, %559 ], [ %67, %59 ], [ %582, %572 ]
  %601 = phi i64 [ %568, %559 ], [ %68, %59 ], [ %583, %572 ]
  store i64 0, ptr %19, align 8, !tbaa !28
  %602 = load atomic i32, ptr %29 monotonic, align 4
  %603 = icmp eq i32 %602, 0
  br i1 %603, label %604, label %1081

604:                                              ; preds = %590
  %605 = load i64, ptr %15, align 8, !tbaa !26
  %606 = inttoptr i64 %605 to ptr
  %607 = load i64, ptr %20, align 8, !tbaa !29
  %608 = icmp eq i64 %607, 0
  br i1 %608, label %1050, label %612

609:                                              ; preds = %612
  %610 = add nuw i64 %613, 1
  %611 = icmp eq i64 %610, %607
  br i1 %611, label %1050, label %612, !llvm.loop !62

612:                                              ; preds = %604, %609
  %613 = phi i64 [ %610, %609 ], [ 0, %604 ]
  %614 = getelementptr inbounds %struct.Group, ptr %606, i64 %613
  %615 = load i32, ptr %614, align 8, !tbaa !31
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %617, label %609

617:                                              ; preds = %612
  %618 = load i64, ptr %37, align 8, !tbaa !63
  %619 = load i64, ptr %38, align 8, !tbaa !64
  %620 = icmp eq i64 %618, %619
  br i1 %620, label %621, label %633

621:                                              ; preds = %617
  %622 = load i64, ptr %36, align 8, !tbaa !60
  %623 = call i64 @llvm.umax.i64(i64 %622, i64 1)
  %624 = atomicrmw add ptr %39, i64 %623 acq_rel, align 8
  %625 = load i64, ptr %14, align 8, !tbaa !65
  %626 = icmp ult i64 %624, %625
  br i1 %626, label %627, label %1050

627:                                              ; preds = %621
  %628 = add i64 %624, %623
  %629 = shl i64 %623, 1
  %630 = load i64, ptr %40, align 8, !tbaa !66
  %631 = call i64 @llvm.umin.i64(i64 %629, i64 %630)
  store i64 %631, ptr %36, align 8, !tbaa !60
  %632 = call i64 @llvm.umin.i64(i64 %628, i64 %625)
  store i64 %632, ptr %38, align 8, !tbaa !64
  br label %633

633:                                              ; preds = %627, %617
  %634 = phi i64 [ %624, %627 ], [ %618, %617 ]
  %635 = add i64 %634, 1
  store i64 %635, ptr %37, align 8, !tbaa !63
  %636 = getelementptr inbounds i8, ptr %614, i64 24
  %637 = load i32, ptr %41, align 4, !tbaa !17
  %638 = zext i32 %637 to i64
  %639 = icmp ult i64 %634, %638
  br i1 %639, label %642, label %640

640:                                              ; preds = %633
  %641 = udiv i64 %634, %638
  br label %642

642:                                              ; preds = %640, %633
  %643 = phi i64 [ %641, %640 ], [ 0, %633 ]
  %644 = mul i64 %643, %638
  %645 = sub i64 %634, %644
  %646 = trunc i64 %645 to i32
  store i32 %646, ptr %636, align 4, !tbaa !17
  %647 = load i32, ptr %42, align 4, !tbaa !17
  %648 = load i32, ptr %43, align 4, !tbaa !17
  %649 = mul i32 %647, %646
  %650 = sub i32 %648, %649
  %651 = call noundef i32 @llvm.umin.i32(i32 %647, i32 %650)
  %652 = load i32, ptr %44, align 4, !tbaa !17
  %653 = zext i32 %652 to i64
  %654 = icmp ult i64 %643, %653
  br i1 %654, label %657, label %655

655:                                              ; preds = %642
  %656 = udiv i64 %643, %653
  br label %657

657:                                              ; preds = %655, %642
  %658 = phi i64 [ %656, %655 ], [ 0, %642 ]
  %659 = mul i64 %658, %653
  %660 = sub i64 %643, %659
  %661 = trunc i64 %660 to i32
  %662 = getelementptr inbounds i8, ptr %614, i64 28
  store i32 %661, ptr %662, align 4, !tbaa !17
  %663 = load i32, ptr %45, align 4, !tbaa !17
  %664 = load i32, ptr %46, align 4, !tbaa !17
  %665 = mul i32 %663, %661
  %666 = sub i32 %664, %665
  %667 = call noundef i32 @llvm.umin.i32(i32 %663, i32 %666)
  %668 = load i32, ptr %47, align 4, !tbaa !17
  %669 = zext i32 %668 to i64
  %670 = icmp ult i64 %658, %669
  br i1 %670, label %673, label %671

671:                                              ; preds = %657
  %672 = udiv i64 %658, %669
  br label %673

673:                                              ; preds = %671, %657
  %674 = phi i64 [ %672, %671 ], [ 0, %657 ]
  %675 = mul i64 %674, %669
  %676 = sub i64 %658, %675
  %677 = trunc i64 %676 to i32
  %678 = getelementptr inbounds i8, ptr %614, i64 32
  store i32 %677, ptr %678, align 4, !tbaa !17
  %679 = load i32, ptr %48, align 4, !tbaa !17
  %680 = load i32, ptr %49, align 4, !tbaa !17
  %681 = mul i32 %679, %677
  %682 = sub i32 %680, %681
  %683 = call noundef i32 @llvm.umin.i32(i32 %679, i32 %682)
  %684 = zext i32 %651 to i64
  %685 = zext i32 %667 to i64
  %686 = mul nuw i64 %685, %684
  %687 = zext i32 %683 to i64
  %688 = mul i64 %686, %687
  %689 = load i32, ptr %32, align 4, !tbaa !3
  %690 = zext i32 %689 to i64
  %691 = add nsw i64 %690, -1
  %692 = add i64 %691, %688
  %693 = udiv i64 %692, %690
  %694 = trunc i64 %693 to i32
  %695 = getelementptr inbounds i8, ptr %614, i64 4
  store i32 %694, ptr %695, align 4, !tbaa !48
  %696 = getelementptr inbounds i8, ptr %614, i64 36
  store i32 %694, ptr %696, align 4, !tbaa !41
  %697 = getelementptr inbounds i8, ptr %614, i64 64
  store i64 0, ptr %697, align 8, !tbaa !38
  %698 = getelementptr inbounds i8, ptr %614, i64 12
  store i32 0, ptr %698, align 4, !tbaa !47
  %699 = getelementptr inbounds i8, ptr %614, i64 8
  store i32 0, ptr %699, align 8, !tbaa !42
  %700 = getelementptr inbounds i8, ptr %614, i64 16
  store i64 %634, ptr %700, align 8, !tbaa !67
  %701 = getelementptr inbounds i8, ptr %614, i64 72
  store i64 1, ptr %701, align 8, !tbaa !43
  store i32 1, ptr %614, align 8, !tbaa !31
  %702 = load i32, ptr %42, align 4, !tbaa !17
  %703 = icmp eq i32 %651, %702
  br i1 %703, label %704, label %710

704:                                              ; preds = %673
  %705 = load i32, ptr %45, align 4, !tbaa !17
  %706 = icmp eq i32 %667, %705
  br i1 %706, label %707, label %710

707:                                              ; preds = %704
  %708 = load i32, ptr %48, align 4, !tbaa !17
  %709 = icmp ne i32 %683, %708
  br label %710

710:                                              ; preds = %707, %704, %673
  %711 = phi i1 [ true, %704 ], [ true, %673 ], [ %709, %707 ]
  %712 = load i32, ptr %50, align 8, !tbaa !9
  %713 = icmp eq i32 %712, 0
  br i1 %713, label %714, label %717

714:                                              ; preds = %710
  %715 = load i32, ptr %51, align 4, !tbaa !10
  %716 = zext i32 %715 to i64
  br label %717

717:                                              ; preds = %714, %710
  %718 = phi i64 [ %716, %714 ], [ 1, %710 ]
  %719 = mul nuw i64 %718, %690
  %720 = sub nsw i64 64, %690
  %721 = lshr i64 -1, %720
  %722 = trunc i64 %721 to i32
  %723 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %722, i64 14
  %724 = lshr i64 4294967295, %720
  %725 = trunc nuw i64 %724 to i32
  %726 = insertelement <16 x i32> %723, i32 %725, i64 15
  %727 = load i32, ptr %52, align 8, !tbaa !68
  %728 = load i64, ptr %53, align 8, !tbaa !69
  %729 = trunc i64 %728 to i32
  %730 = lshr i64 %728, 32
  %731 = trunc nuw i64 %730 to i32
  %732 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %727, i64 3
  %733 = insertelement <16 x i32> %732, i32 %729, i64 4
  %734 = insertelement <16 x i32> %733, i32 %731, i64 5
  %735 = load i64, ptr %54, align 8, !tbaa !14
  %736 = icmp eq i64 %735, 0
  br i1 %736, label %737, label %738

737:                                              ; preds = %918, %717
  br label %750

738:                                              ; preds = %717
  %739 = getelementptr inbounds i8, ptr %614, i64 40
  br label %861

740:                                              ; preds = %781
  %741 = load i64, ptr %28, align 8, !tbaa !44
  %742 = getelementptr inbounds i8, ptr %614, i64 40
  %743 = load i64, ptr %742, align 8, !tbaa !40
  %744 = load i32, ptr %696, align 4, !tbaa !41
  %745 = zext i32 %744 to i64
  %746 = mul i64 %741, %745
  %747 = add i64 %746, %743
  %748 = icmp ult i64 %743, %747
  br i1 %748, label %785, label %749

749:                                              ; preds = %785, %740
  br label %799

750:                                              ; preds = %737, %781
  %751 = phi i64 [ %783, %781 ], [ 0, %737 ]
  %752 = phi <16 x i32> [ %782, %781 ], [ %726, %737 ]
  %753 = getelementptr inbounds [3 x %struct.IdPlace], ptr %56, i64 0, i64 %751
  %754 = load i64, ptr %753, align 8, !tbaa !12
  %755 = and i64 %754, -16
  %756 = icmp eq i64 %755, 112
  br i1 %756, label %757, label %781

757:                                              ; preds = %750
  %758 = trunc nuw i64 %754 to i32
  %759 = and i32 %758, 15
  %760 = insertelement <16 x i32> poison, i32 %759, i64 0
  %761 = shufflevector <16 x i32> %760, <16 x i32> poison, <16 x i32> zeroinitializer
  %762 = icmp eq <16 x i32> %761, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %763 = getelementptr inbounds i8, ptr %753, i64 12
  %764 = load i32, ptr %763, align 4, !tbaa !70
  %765 = getelementptr inbounds i8, ptr %753, i64 8
  %766 = load i32, ptr %765, align 8, !tbaa !71
  %767 = shl i32 %764, %766
  %768 = xor i32 %767, -1
  %769 = insertelement <16 x i32> poison, i32 %768, i64 0
  %770 = shufflevector <16 x i32> %769, <16 x i32> poison, <16 x i32> zeroinitializer
  %771 = select <16 x i1> %762, <16 x i32> %770, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %772 = and <16 x i32> %771, %752
  %773 = getelementptr inbounds [3 x i32], ptr %636, i64 0, i64 %751
  %774 = load i32, ptr %773, align 4, !tbaa !17
  %775 = and i32 %774, %764
  %776 = shl i32 %775, %766
  %777 = insertelement <16 x i32> poison, i32 %776, i64 0
  %778 = shufflevector <16 x i32> %777, <16 x i32> poison, <16 x i32> zeroinitializer
  %779 = select <16 x i1> %762, <16 x i32> %778, <16 x i32> zeroinitializer
  %780 = or <16 x i32> %779, %772
  br label %781

781:                                              ; preds = %757, %750
  %782 = phi <16 x i32> [ %780, %757 ], [ %752, %750 ]
  %783 = add nuw nsw i64 %751, 1
  %784 = icmp eq i64 %783, 3
  br i1 %784, label %740, label %750, !llvm.loop !72

785:                                              ; preds = %740, %785
  %786 = phi i64 [ %789, %785 ], [ %743, %740 ]
  %787 = inttoptr i64 %786 to ptr
  %788 = getelementptr inbounds i8, ptr %787, i64 448
  store <16 x i32> %782, ptr %788, align 4, !tbaa !73
  %789 = add i64 %786, %741
  %790 = icmp ult i64 %789, %747
  br i1 %790, label %785, label %749, !llvm.loop !74

791:                                              ; preds = %830
  %792 = load i64, ptr %28, align 8, !tbaa !44
  %793 = load i64, ptr %742, align 8, !tbaa !40
  %794 = load i32, ptr %696, align 4, !tbaa !41
  %795 = zext i32 %794 to i64
  %796 = mul i64 %792, %795
  %797 = add i64 %796, %793
  %798 = icmp ult i64 %793, %797
  br i1 %798, label %834, label %844

799:                                              ; preds = %749, %830
  %800 = phi i64 [ %832, %830 ], [ 0, %749 ]
  %801 = phi <16 x i32> [ %831, %830 ], [ %734, %749 ]
  %802 = getelementptr inbounds [3 x %struct.IdPlace], ptr %56, i64 0, i64 %800
  %803 = load i64, ptr %802, align 8, !tbaa !12
  %804 = and i64 %803, -16
  %805 = icmp eq i64 %804, 128
  br i1 %805, label %806, label %830

806:                                              ; preds = %799
  %807 = trunc nuw i64 %803 to i32
  %808 = and i32 %807, 15
  %809 = insertelement <16 x i32> poison, i32 %808, i64 0
  %810 = shufflevector <16 x i32> %809, <16 x i32> poison, <16 x i32> zeroinitializer
  %811 = icmp eq <16 x i32> %810, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %812 = getelementptr inbounds i8, ptr %802, i64 12
  %813 = load i32, ptr %812, align 4, !tbaa !70
  %814 = getelementptr inbounds i8, ptr %802, i64 8
  %815 = load i32, ptr %814, align 8, !tbaa !71
  %816 = shl i32 %813, %815
  %817 = xor i32 %816, -1
  %818 = insertelement <16 x i32> poison, i32 %817, i64 0
  %819 = shufflevector <16 x i32> %818, <16 x i32> poison, <16 x i32> zeroinitializer
  %820 = select <16 x i1> %811, <16 x i32> %819, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %821 = and <16 x i32> %820, %801
  %822 = getelementptr inbounds [3 x i32], ptr %636, i64 0, i64 %800
  %823 = load i32, ptr %822, align 4, !tbaa !17
  %824 = and i32 %823, %813
  %825 = shl i32 %824, %815
  %826 = insertelement <16 x i32> poison, i32 %825, i64 0
  %827 = shufflevector <16 x i32> %826, <16 x i32> poison, <16 x i32> zeroinitializer
  %828 = select <16 x i1> %811, <16 x i32> %827, <16 x i32> zeroinitializer
  %829 = or <16 x i32> %828, %821
  br label %830

830:                                              ; preds = %806, %799
  %831 = phi <16 x i32> [ %829, %806 ], [ %801, %799 ]
  %832 = add nuw nsw i64 %800, 1
  %833 = icmp eq i64 %832, 3
  br i1 %833, label %791, label %799, !llvm.loop !72

834:                                              ; preds = %791, %834
  %835 = phi i64 [ %838, %834 ], [ %793, %791 ]
  %836 = inttoptr i64 %835 to ptr
  %837 = getelementptr inbounds i8, ptr %836, i64 512
  store <16 x i32> %831, ptr %837, align 4, !tbaa !73
  %838 = add i64 %835, %792
  %839 = icmp ult i64 %838, %797
  br i1 %839, label %834, label %840, !llvm.loop !74

840:                                              ; preds = %834
  %841 = load i64, ptr %28, align 8, !tbaa !44
  %842 = load i32, ptr %696, align 4, !tbaa !41
  %843 = zext i32 %842 to i64
  br label %844

844:                                              ; preds = %840, %791
  %845 = phi i64 [ %843, %840 ], [ %795, %791 ]
  %846 = phi i32 [ %842, %840 ], [ %794, %791 ]
  %847 = phi i64 [ %841, %840 ], [ %792, %791 ]
  %848 = icmp eq i32 %846, 0
  br i1 %848, label %922, label %849

849:                                              ; preds = %844
  %850 = load i64, ptr %742, align 8, !tbaa !40
  %851 = inttoptr i64 %850 to ptr
  %852 = load i64, ptr %57, align 8, !tbaa !16
  %853 = inttoptr i64 %852 to ptr
  %854 = lshr i64 %719, 4
  %855 = icmp ult i64 %719, 16
  %856 = call i64 @llvm.umax.i64(i64 %854, i64 1)
  %857 = and i64 %856, 3
  %858 = icmp ult i64 %719, 64
  %859 = and i64 %856, 1152921504606846972
  %860 = icmp eq i64 %857, 0
  br label %925

861:                                              ; preds = %918, %738
  %862 = phi i64 [ %735, %738 ], [ %919, %918 ]
  %863 = phi i64 [ 0, %738 ], [ %920, %918 ]
  %864 = shl i64 %863, 6
  %865 = getelementptr inbounds i8, ptr %55, i64 %864
  %866 = load <16 x i32>, ptr %865, align 4, !tbaa !73
  br label %875

867:                                              ; preds = %906
  %868 = load i64, ptr %28, align 8, !tbaa !44
  %869 = load i64, ptr %739, align 8, !tbaa !40
  %870 = load i32, ptr %696, align 4, !tbaa !41
  %871 = zext i32 %870 to i64
  %872 = mul i64 %868, %871
  %873 = add i64 %872, %869
  %874 = icmp ult i64 %869, %873
  br i1 %874, label %910, label %918

875:                                              ; preds = %906, %861
  %876 = phi i64 [ 0, %861 ], [ %908, %906 ]
  %877 = phi <16 x i32> [ %866, %861 ], [ %907, %906 ]
  %878 = getelementptr inbounds [3 x %struct.IdPlace], ptr %56, i64 0, i64 %876
  %879 = load i64, ptr %878, align 8, !tbaa !12
  %880 = lshr i64 %879, 4
  %881 = icmp eq i64 %880, %863
  br i1 %881, label %882, label %906

882:                                              ; preds = %875
  %883 = trunc i64 %879 to i32
  %884 = and i32 %883, 15
  %885 = insertelement <16 x i32> poison, i32 %884, i64 0
  %886 = shufflevector <16 x i32> %885, <16 x i32> poison, <16 x i32> zeroinitializer
  %887 = icmp eq <16 x i32> %886, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %888 = getelementptr inbounds i8, ptr %878, i64 12
  %889 = load i32, ptr %888, align 4, !tbaa !70
  %890 = getelementptr inbounds i8, ptr %878, i64 8
  %891 = load i32, ptr %890, align 8, !tbaa !71
  %892 = shl i32 %889, %891
  %893 = xor i32 %892, -1
  %894 = insertelement <16 x i32> poison, i32 %893, i64 0
  %895 = shufflevector <16 x i32> %894, <16 x i32> poison, <16 x i32> zeroinitializer
  %896 = select <16 x i1> %887, <16 x i32> %895, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %897 = and <16 x i32> %896, %877
  %898 = getelementptr inbounds [3 x i32], ptr %636, i64 0, i64 %876
  %899 = load i32, ptr %898, align 4, !tbaa !17
  %900 = and i32 %899, %889
  %901 = shl i32 %900, %891
  %902 = insertelement <16 x i32> poison, i32 %901, i64 0
  %903 = shufflevector <16 x i32> %902, <16 x i32> poison, <16 x i32> zeroinitializer
  %904 = select <16 x i1> %887, <16 x i32> %903, <16 x i32> zeroinitializer
  %905 = or <16 x i32> %904, %897
  br label %906

906:                                              ; preds = %882, %875
  %907 = phi <16 x i32> [ %905, %882 ], [ %877, %875 ]
  %908 = add nuw nsw i64 %876, 1
  %909 = icmp eq i64 %908, 3
  br i1 %909, label %867, label %875, !llvm.loop !72

910:                                              ; preds = %867, %910
  %911 = phi i64 [ %914, %910 ], [ %869, %867 ]
  %912 = inttoptr i64 %911 to ptr
  %913 = getelementptr inbounds <16 x i32>, ptr %912, i64 %863
  store <16 x i32> %907, ptr %913, align 4, !tbaa !73
  %914 = add i64 %911, %868
  %915 = icmp ult i64 %914, %873
  br i1 %915, label %910, label %916, !llvm.loop !74

916:                                              ; preds = %910
  %917 = load i64, ptr %54, align 8, !tbaa !14
  br label %918

918:                                              ; preds = %916, %867
  %919 = phi i64 [ %917, %916 ], [ %862, %867 ]
  %920 = add nuw i64 %863, 1
  %921 = icmp ult i64 %920, %919
  br i1 %921, label %861, label %737, !llvm.loop !75

922:                                              ; preds = %1030, %844
  %923 = urem i64 %688, %690
  %924 = icmp eq i64 %923, 0
  br i1 %924, label %1051, label %1035

925:                                              ; preds = %1030, %849
  %926 = phi ptr [ %853, %849 ], [ %1031, %1030 ]
  %927 = phi i64 [ 0, %849 ], [ %1032, %1030 ]
  %928 = phi ptr [ %851, %849 ], [ %1033, %1030 ]
  %929 = trunc nuw i64 %927 to i32
  %930 = getelementptr inbounds i8, ptr %928, i64 544
  store i32 %929, ptr %930, align 8, !tbaa !17
  br i1 %711, label %956, label %931

931:                                              ; preds = %925
  br i1 %855, label %1030, label %932

932:                                              ; preds = %931
  %933 = getelementptr inbounds i8, ptr %928, i64 576
  br i1 %858, label %1016, label %934

934:                                              ; preds = %932, %934
  %935 = phi ptr [ %950, %934 ], [ %926, %932 ]
  %936 = phi i64 [ %953, %934 ], [ 0, %932 ]
  %937 = phi i64 [ %954, %934 ], [ 0, %932 ]
  %938 = getelementptr inbounds i8, ptr %935, i64 64
  %939 = load <16 x i32>, ptr %935, align 4, !tbaa !73
  %940 = getelementptr inbounds <16 x i32>, ptr %933, i64 %936
  store <16 x i32> %939, ptr %940, align 8, !tbaa !73
  %941 = or disjoint i64 %936, 1
  %942 = getelementptr inbounds i8, ptr %935, i64 128
  %943 = load <16 x i32>, ptr %938, align 4, !tbaa !73
  %944 = getelementptr inbounds <16 x i32>, ptr %933, i64 %941
  store <16 x i32> %943, ptr %944, align 8, !tbaa !73
  %945 = or disjoint i64 %936, 2
  %946 = getelementptr inbounds i8, ptr %935, i64 192
  %947 = load <16 x i32>, ptr %942, align 4, !tbaa !73
  %948 = getelementptr inbounds <16 x i32>, ptr %933, i64 %945
  store <16 x i32> %947, ptr %948, align 8, !tbaa !73
  %949 = or disjoint i64 %936, 3
  %950 = getelementptr inbounds i8, ptr %935, i64 256
  %951 = load <16 x i32>, ptr %946, align 4, !tbaa !73
  %952 = getelementptr inbounds <16 x i32>, ptr %933, i64 %949
  store <16 x i32> %951, ptr %952, align 8, !tbaa !73
  %953 = add nuw nsw i64 %936, 4
  %954 = add i64 %937, 4
  %955 = icmp eq i64 %954, %859
  br i1 %955, label %1016, label %934, !llvm.loop !76

956:                                              ; preds = %925
  %957 = getelementptr inbounds i8, ptr %928, i64 576
  %958 = load i32, ptr %32, align 4, !tbaa !3
  %959 = icmp eq i32 %958, 0
  br i1 %959, label %1030, label %960

960:                                              ; preds = %956
  %961 = zext i32 %958 to i64
  %962 = mul nuw i64 %927, %961
  %963 = udiv i64 %962, %684
  %964 = udiv i64 %963, %685
  %965 = trunc i64 %964 to i32
  %966 = urem i64 %963, %685
  %967 = trunc nuw i64 %966 to i32
  %968 = urem i64 %962, %684
  %969 = trunc nuw i64 %968 to i32
  %970 = shl i32 %958, 1
  br label %971

971:                                              ; preds = %1010, %960
  %972 = phi i64 [ 0, %960 ], [ %1014, %1010 ]
  %973 = phi i32 [ %965, %960 ], [ %1013, %1010 ]
  %974 = phi i32 [ %967, %960 ], [ %1012, %1010 ]
  %975 = phi i32 [ %969, %960 ], [ %1011, %1010 ]
  %976 = load i32, ptr %50, align 8, !tbaa !9
  %977 = icmp eq i32 %976, 0
  br i1 %977, label %983, label %978

978:                                              ; preds = %971
  %979 = shl i32 %974, 10
  %980 = shl i32 %973, 20
  %981 = or i32 %979, %980
  %982 = or i32 %981, %975
  br label %997

983:                                              ; preds = %971
  %984 = getelementptr inbounds i32, ptr %957, i64 %972
  store i32 %975, ptr %984, align 4, !tbaa !17
  %985 = load i32, ptr %51, align 4, !tbaa !10
  %986 = icmp ugt i32 %985, 1
  br i1 %986, label %987, label %1001

987:                                              ; preds = %983
  %988 = trunc nuw i64 %972 to i32
  %989 = add i32 %958, %988
  %990 = zext i32 %989 to i64
  %991 = getelementptr inbounds i32, ptr %957, i64 %990
  store i32 %974, ptr %991, align 4, !tbaa !17
  %992 = load i32, ptr %51, align 4, !tbaa !10
  %993 = icmp ugt i32 %992, 2
  br i1 %993, label %994, label %1001

994:                                              ; preds = %987
  %995 = add i32 %970, %988
  %996 = zext i32 %995 to i64
  br label %997

997:                                              ; preds = %994, %978
  %998 = phi i64 [ %996, %994 ], [ %972, %978 ]
  %999 = phi i32 [ %973, %994 ], [ %982, %978 ]
  %1000 = getelementptr inbounds i32, ptr %957, i64 %998
  store i32 %999, ptr %1000, align 4, !tbaa !17
  br label %1001

1001:                                             ; preds = %997, %987, %983
  %1002 = add i32 %975, 1
  %1003 = icmp ult i32 %1002, %651
  br i1 %1003, label %1010, label %1004

1004:                                             ; preds = %1001
  %1005 = add i32 %974, 1
  %1006 = icmp uge i32 %1005, %667
  %1007 = select i1 %1006, i32 0, i32 %1005
  %1008 = zext i1 %1006 to i32
  %1009 = add i32 %973, %1008
  br label %1010

1010:                                             ; preds = %1004, %1001
  %1011 = phi i32 [ %1002, %1001 ], [ 0, %1004 ]
  %1012 = phi i32 [ %974, %1001 ], [ %1007, %1004 ]
  %1013 = phi i32 [ %973, %1001 ], [ %1009, %1004 ]
  %1014 = add nuw nsw i64 %972, 1
  %1015 = icmp eq i64 %1014, %961
  br i1 %1015, label %1030, label %971, !llvm.loop !18

1016:                                             ; preds = %934, %932
  %1017 = phi ptr [ poison, %932 ], [ %950, %934 ]
  %1018 = phi ptr [ %926, %932 ], [ %950, %934 ]
  %1019 = phi i64 [ 0, %932 ], [ %953, %934 ]
  br i1 %860, label %1030, label %1020

1020:                                             ; preds = %1016, %1020
  %1021 = phi ptr [ %1024, %1020 ], [ %1018, %1016 ]
  %1022 = phi i64 [ %1027, %1020 ], [ %1019, %1016 ]
  %1023 = phi i64 [ %1028, %1020 ], [ 0, %1016 ]
  %1024 = getelementptr inbounds i8, ptr %1021, i64 64
  %1025 = load <16 x i32>, ptr %1021, align 4, !tbaa !73
  %1026 = getelementptr inbounds <16 x i32>, ptr %933, i64 %1022
  store <16 x i32> %1025, ptr %1026, align 8, !tbaa !73
  %1027 = add nuw nsw i64 %1022, 1
  %1028 = add i64 %1023, 1
  %1029 = icmp eq i64 %1028, %857
  br i1 %1029, label %1030, label %1020, !llvm.loop !77

1030:                                             ; preds = %1016, %1020, %1010, %956, %931
  %1031 = phi ptr [ %926, %956 ], [ %926, %931 ], [ %926, %1010 ], [ %1017, %1016 ], [ %1024, %1020 ]
  %1032 = add nuw nsw i64 %927, 1
  %1033 = getelementptr inbounds i8, ptr %928, i64 %847
  %1034 = icmp eq i64 %1032, %845
  br i1 %1034, label %922, label %925, !llvm.loop !79

1035:                                             ; preds = %922
  %1036 = shl nsw i64 -1, %923
  %1037 = xor i64 %1036, -1
  %1038 = add i32 %846, -1
  %1039 = load i64, ptr %742, align 8, !tbaa !40
  %1040 = zext i32 %1038 to i64
  %1041 = load i64, ptr %28, align 8, !tbaa !44
  %1042 = mul i64 %1041, %1040
  %1043 = add i64 %1042, %1039
  %1044 = inttoptr i64 %1043 to ptr
  %1045 = trunc i64 %1037 to i32
  %1046 = getelementptr inbounds i8, ptr %1044, i64 504
  store i32 %1045, ptr %1046, align 8, !tbaa !17
  %1047 = lshr i64 %1037, 32
  %1048 = trunc nuw nsw i64 %1047 to i32
  %1049 = getelementptr inbounds i8, ptr %1044, i64 508
  store i32 %1048, ptr %1049, align 4, !tbaa !17
  br label %1051

1050:                                             ; preds = %609, %604, %621
  br i1 %592, label %1051, label %1052

1051:                                             ; preds = %1035, %922, %1050
  store i32 0, ptr %58, align 4, !tbaa !80
  br label %1066

1052:                                             ; preds = %1050
  %1053 = icmp eq i32 %591, 0
  br i1 %1053, label %1081, label %1054

1054:                                             ; preds = %1052
  %1055 = load i32, ptr %58, align 4, !tbaa !80
  %1056 = add i32 %1055, 1
  store i32 %1056, ptr %58, align 4, !tbaa !80
  %1057 = icmp eq i32 %1056, 16
  br i1 %1057, label %1058, label %1066

1058:                                             ; preds = %1054
  %1059 = load i64, ptr %37, align 8, !tbaa !63
  %1060 = load i64, ptr %38, align 8, !tbaa !64
  %1061 = icmp ult i64 %1059, %1060
  br i1 %1061, label %1081, label %1062

1062:                                             ; preds = %1058
  %1063 = load atomic i64, ptr %39 acquire, align 8
  %1064 = load i64, ptr %14, align 8, !tbaa !65
  %1065 = icmp ult i64 %1063, %1064
  br i1 %1065, label %1081, label %1066

1066:                                             ; preds = %1062, %1054, %1051
  %1067 = load i64, ptr %11, align 8, !tbaa !23
  %1068 = add nsw i64 %1067, -64
  store i64 %1068, ptr %11, align 8, !tbaa !23
  %1069 = icmp sgt i64 %1067, 64
  br i1 %1069, label %1078, label %1070

1070:                                             ; preds = %1066
  %1071 = load i64, ptr %4, align 8, !tbaa !21
  %1072 = icmp eq i64 %1071, -1
  br i1 %1072, label %1077, label %1073

1073:                                             ; preds = %1070
  %1074 = call i64 @llvm.readcyclecounter()
  %1075 = load i64, ptr %4, align 8, !tbaa !21
  %1076 = icmp ult i64 %1074, %1075
  br i1 %1076, label %1077, label %1081

1077:                                             ; preds = %1073, %1070
  store i64 16384, ptr %11, align 8, !tbaa !23
  br label %1078

1078:                                             ; preds = %1077, %1066
  br label %59

1079:                                             ; preds = %377, %227
  %1080 = phi i32 [ 4, %227 ], [ 1, %377 ]
  store i64 %207, ptr %96, align 8, !tbaa !38
  store i64 %78, ptr %19, align 8, !tbaa !28
  br label %1081

1081:                                             ; preds = %1073, %1058, %590, %1052, %1062, %180, %374, %526, %1079
  %1082 = phi i32 [ %1080, %1079 ], [ 2, %526 ], [ 2, %374 ], [ 2, %180 ], [ 4, %1073 ], [ 3, %1058 ], [ 2, %590 ], [ 0, %1052 ], [ 3, %1062 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #7
  ret i32 %1082
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
