target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.BatchCode = type { i64, [2 x %struct.At], i32, i32 }
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
  %3 = alloca %struct.BatchCode, align 8
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

65:                                               ; preds = %1202, %12
  %66 = phi i64 [ 0, %12 ], [ %633, %1202 ]
  %67 = phi i64 [ 0, %12 ], [ %634, %1202 ]
  %68 = phi i32 [ 0, %12 ], [ %635, %1202 ]
  %69 = phi ptr [ null, %12 ], [ %636, %1202 ]
  %70 = phi i64 [ 0, %12 ], [ %637, %1202 ]
  %71 = phi i64 [ 0, %12 ], [ %638, %1202 ]
  %72 = phi i32 [ 0, %12 ], [ %639, %1202 ]
  %73 = phi ptr [ null, %12 ], [ %640, %1202 ]
  %74 = phi i64 [ 0, %12 ], [ %641, %1202 ]
  %75 = load i64, ptr %22, align 8, !tbaa !30
  %76 = load i64, ptr %23, align 8, !tbaa !31
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %78, label %630

78:                                               ; preds = %65
  %79 = load i64, ptr %24, align 8, !tbaa !32
  br label %80

80:                                               ; preds = %78, %612
  %81 = phi i64 [ %613, %612 ], [ %76, %78 ]
  %82 = phi i64 [ %627, %612 ], [ %79, %78 ]
  %83 = phi i32 [ %624, %612 ], [ 0, %78 ]
  %84 = phi i64 [ %628, %612 ], [ %75, %78 ]
  %85 = phi i64 [ %623, %612 ], [ %74, %78 ]
  %86 = phi ptr [ %622, %612 ], [ %73, %78 ]
  %87 = phi i32 [ %621, %612 ], [ %72, %78 ]
  %88 = phi i64 [ %620, %612 ], [ %71, %78 ]
  %89 = phi i64 [ %619, %612 ], [ %70, %78 ]
  %90 = phi ptr [ %618, %612 ], [ %69, %78 ]
  %91 = phi i32 [ %617, %612 ], [ %68, %78 ]
  %92 = phi i64 [ %616, %612 ], [ %67, %78 ]
  %93 = phi i64 [ %615, %612 ], [ %66, %78 ]
  %94 = getelementptr inbounds %struct.Group, ptr %20, i64 %82
  %95 = load i32, ptr %94, align 8, !tbaa !33
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %612, label %97

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

113:                                              ; preds = %565, %97
  %114 = phi i64 [ %93, %97 ], [ %552, %565 ]
  %115 = phi i64 [ %92, %97 ], [ %553, %565 ]
  %116 = phi i32 [ %91, %97 ], [ %554, %565 ]
  %117 = phi ptr [ %90, %97 ], [ %555, %565 ]
  %118 = phi i64 [ %89, %97 ], [ %556, %565 ]
  %119 = phi i64 [ %88, %97 ], [ %557, %565 ]
  %120 = phi i32 [ %87, %97 ], [ %558, %565 ]
  %121 = phi ptr [ %86, %97 ], [ %559, %565 ]
  %122 = phi i64 [ %85, %97 ], [ %560, %565 ]
  %123 = phi i32 [ %105, %97 ], [ 0, %565 ]
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
  br i1 %189, label %190, label %1203

190:                                              ; preds = %186
  %191 = or i32 %187, %123
  %192 = load i32, ptr %111, align 4, !tbaa !50
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %599, label %194

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
  br i1 %236, label %237, label %597

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
  br i1 %383, label %384, label %1203

384:                                              ; preds = %381
  %385 = load i64, ptr %21, align 8, !tbaa !29
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %387, label %598

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
  br i1 %536, label %537, label %1203

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
  %561 = phi i32 [ %198, %194 ], [ %549, %537 ]
  %562 = phi i32 [ %195, %194 ], [ %548, %537 ]
  store i64 0, ptr %102, align 8, !tbaa !40
  %563 = load i32, ptr %111, align 4, !tbaa !50
  %564 = icmp eq i32 %563, 0
  br i1 %564, label %599, label %565

565:                                              ; preds = %551
  %566 = icmp eq i32 %562, 0
  br i1 %566, label %567, label %113

567:                                              ; preds = %565
  %568 = icmp eq i32 %561, 0
  br i1 %568, label %592, label %569

569:                                              ; preds = %567
  %570 = load i64, ptr %106, align 8, !tbaa !42
  %571 = load i64, ptr %31, align 8, !tbaa !46
  %572 = zext i32 %561 to i64
  br label %573

573:                                              ; preds = %586, %569
  %574 = phi i64 [ 0, %569 ], [ %587, %586 ]
  %575 = phi i1 [ false, %569 ], [ %588, %586 ]
  %576 = mul i64 %574, %571
  %577 = add i64 %576, %570
  %578 = inttoptr i64 %577 to ptr
  %579 = getelementptr inbounds i8, ptr %578, i64 536
  %580 = load i32, ptr %579, align 8, !tbaa !17
  switch i32 %580, label %590 [
    i32 2, label %586
    i32 1, label %581
  ]

581:                                              ; preds = %573
  %582 = getelementptr inbounds i8, ptr %578, i64 540
  %583 = load i32, ptr %582, align 4, !tbaa !17
  %584 = load i32, ptr %110, align 4, !tbaa !49
  %585 = icmp eq i32 %583, %584
  br i1 %585, label %586, label %590

586:                                              ; preds = %581, %573
  %587 = add nuw nsw i64 %574, 1
  %588 = icmp uge i64 %587, %572
  %589 = icmp eq i64 %587, %572
  br i1 %589, label %590, label %573, !llvm.loop !59

590:                                              ; preds = %586, %581, %573
  %591 = phi i1 [ %588, %586 ], [ %575, %581 ], [ %575, %573 ]
  br i1 %591, label %592, label %609

592:                                              ; preds = %590, %567
  %593 = cmpxchg ptr %32, i32 0, i32 4 acq_rel acquire, align 4
  %594 = extractvalue { i32, i1 } %593, 1
  %595 = zext i1 %594 to i64
  %596 = getelementptr inbounds i8, ptr %0, i64 131872
  store i64 %595, ptr %596, align 8, !tbaa !60
  br label %1203

597:                                              ; preds = %233
  store i64 %213, ptr %102, align 8, !tbaa !40
  store i64 %84, ptr %22, align 8, !tbaa !30
  br label %1203

598:                                              ; preds = %384
  store i64 %213, ptr %102, align 8, !tbaa !40
  store i64 %84, ptr %22, align 8, !tbaa !30
  br label %1203

599:                                              ; preds = %551, %190
  %600 = phi i64 [ %124, %190 ], [ %552, %551 ]
  %601 = phi i64 [ %126, %190 ], [ %553, %551 ]
  %602 = phi i32 [ %116, %190 ], [ %554, %551 ]
  %603 = phi ptr [ %117, %190 ], [ %555, %551 ]
  %604 = phi i64 [ %118, %190 ], [ %556, %551 ]
  %605 = phi i64 [ %127, %190 ], [ %557, %551 ]
  %606 = phi i32 [ %120, %190 ], [ %558, %551 ]
  %607 = phi ptr [ %121, %190 ], [ %559, %551 ]
  %608 = phi i64 [ %122, %190 ], [ %560, %551 ]
  store i32 0, ptr %94, align 8, !tbaa !33
  br label %630

609:                                              ; preds = %590
  store i64 1, ptr %39, align 8, !tbaa !61
  %610 = load i64, ptr %24, align 8, !tbaa !32
  %611 = load i64, ptr %23, align 8, !tbaa !31
  br label %612

612:                                              ; preds = %80, %609
  %613 = phi i64 [ %81, %80 ], [ %611, %609 ]
  %614 = phi i64 [ %82, %80 ], [ %610, %609 ]
  %615 = phi i64 [ %93, %80 ], [ %552, %609 ]
  %616 = phi i64 [ %92, %80 ], [ %553, %609 ]
  %617 = phi i32 [ %91, %80 ], [ %554, %609 ]
  %618 = phi ptr [ %90, %80 ], [ %555, %609 ]
  %619 = phi i64 [ %89, %80 ], [ %556, %609 ]
  %620 = phi i64 [ %88, %80 ], [ %557, %609 ]
  %621 = phi i32 [ %87, %80 ], [ %558, %609 ]
  %622 = phi ptr [ %86, %80 ], [ %559, %609 ]
  %623 = phi i64 [ %85, %80 ], [ %560, %609 ]
  %624 = phi i32 [ %83, %80 ], [ %98, %609 ]
  %625 = add i64 %614, 1
  %626 = icmp eq i64 %625, %613
  %627 = select i1 %626, i64 0, i64 %625
  store i64 %627, ptr %24, align 8, !tbaa !32
  %628 = add nuw i64 %84, 1
  %629 = icmp ult i64 %628, %613
  br i1 %629, label %80, label %630, !llvm.loop !62

630:                                              ; preds = %612, %65, %599
  %631 = phi i32 [ %83, %599 ], [ 0, %65 ], [ %624, %612 ]
  %632 = phi i1 [ true, %599 ], [ false, %65 ], [ false, %612 ]
  %633 = phi i64 [ %600, %599 ], [ %66, %65 ], [ %615, %612 ]
  %634 = phi i64 [ %601, %599 ], [ %67, %65 ], [ %616, %612 ]
  %635 = phi i32 [ %602, %599 ], [ %68, %65 ], [ %617, %612 ]
  %636 = phi ptr [ %603, %599 ], [ %69, %65 ], [ %618, %612 ]
  %637 = phi i64 [ %604, %599 ], [ %70, %65 ], [ %619, %612 ]
  %638 = phi i64 [ %605, %599 ], [ %71, %65 ], [ %620, %612 ]
  %639 = phi i32 [ %606, %599 ], [ %72, %65 ], [ %621, %612 ]
  %640 = phi ptr [ %607, %599 ], [ %73, %65 ], [ %622, %612 ]
  %641 = phi i64 [ %608, %599 ], [ %74, %65 ], [ %623, %612 ]
  store i64 0, ptr %22, align 8, !tbaa !30
  %642 = load atomic i32, ptr %32 monotonic, align 4
  %643 = icmp eq i32 %642, 0
  br i1 %643, label %644, label %1203

644:                                              ; preds = %630
  %645 = load i64, ptr %18, align 8, !tbaa !28
  %646 = inttoptr i64 %645 to ptr
  %647 = load i64, ptr %23, align 8, !tbaa !31
  %648 = icmp eq i64 %647, 0
  br i1 %648, label %1173, label %652

649:                                              ; preds = %652
  %650 = add nuw i64 %653, 1
  %651 = icmp eq i64 %650, %647
  br i1 %651, label %1173, label %652, !llvm.loop !63

652:                                              ; preds = %644, %649
  %653 = phi i64 [ %650, %649 ], [ 0, %644 ]
  %654 = getelementptr inbounds %struct.Group, ptr %646, i64 %653
  %655 = load i32, ptr %654, align 8, !tbaa !33
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %649

657:                                              ; preds = %652
  %658 = load i64, ptr %40, align 8, !tbaa !64
  %659 = load i64, ptr %41, align 8, !tbaa !65
  %660 = icmp eq i64 %658, %659
  br i1 %660, label %661, label %673

661:                                              ; preds = %657
  %662 = load i64, ptr %39, align 8, !tbaa !61
  %663 = call i64 @llvm.umax.i64(i64 %662, i64 1)
  %664 = atomicrmw add ptr %42, i64 %663 acq_rel, align 8
  %665 = load i64, ptr %7, align 8, !tbaa !66
  %666 = icmp ult i64 %664, %665
  br i1 %666, label %667, label %1173

667:                                              ; preds = %661
  %668 = add i64 %664, %663
  %669 = shl i64 %663, 1
  %670 = load i64, ptr %43, align 8, !tbaa !67
  %671 = call i64 @llvm.umin.i64(i64 %669, i64 %670)
  store i64 %671, ptr %39, align 8, !tbaa !61
  %672 = call i64 @llvm.umin.i64(i64 %668, i64 %665)
  store i64 %672, ptr %41, align 8, !tbaa !65
  br label %673

673:                                              ; preds = %667, %657
  %674 = phi i64 [ %664, %667 ], [ %658, %657 ]
  %675 = add i64 %674, 1
  store i64 %675, ptr %40, align 8, !tbaa !64
  %676 = getelementptr inbounds i8, ptr %654, i64 24
  %677 = load i32, ptr %44, align 4, !tbaa !17
  %678 = zext i32 %677 to i64
  %679 = icmp ult i64 %674, %678
  br i1 %679, label %682, label %680

680:                                              ; preds = %673
  %681 = udiv i64 %674, %678
  br label %682

682:                                              ; preds = %680, %673
  %683 = phi i64 [ %681, %680 ], [ 0, %673 ]
  %684 = mul i64 %683, %678
  %685 = sub i64 %674, %684
  %686 = trunc i64 %685 to i32
  store i32 %686, ptr %676, align 4, !tbaa !17
  %687 = load i32, ptr %45, align 4, !tbaa !17
  %688 = load i32, ptr %46, align 4, !tbaa !17
  %689 = mul i32 %687, %686
  %690 = sub i32 %688, %689
  %691 = call noundef i32 @llvm.umin.i32(i32 %687, i32 %690)
  %692 = load i32, ptr %47, align 4, !tbaa !17
  %693 = zext i32 %692 to i64
  %694 = icmp ult i64 %683, %693
  br i1 %694, label %697, label %695

695:                                              ; preds = %682
  %696 = udiv i64 %683, %693
  br label %697

697:                                              ; preds = %695, %682
  %698 = phi i64 [ %696, %695 ], [ 0, %682 ]
  %699 = mul i64 %698, %693
  %700 = sub i64 %683, %699
  %701 = trunc i64 %700 to i32
  %702 = getelementptr inbounds i8, ptr %654, i64 28
  store i32 %701, ptr %702, align 4, !tbaa !17
  %703 = load i32, ptr %48, align 4, !tbaa !17
  %704 = load i32, ptr %49, align 4, !tbaa !17
  %705 = mul i32 %703, %701
  %706 = sub i32 %704, %705
  %707 = call noundef i32 @llvm.umin.i32(i32 %703, i32 %706)
  %708 = load i32, ptr %50, align 4, !tbaa !17
  %709 = zext i32 %708 to i64
  %710 = icmp ult i64 %698, %709
  br i1 %710, label %713, label %711

711:                                              ; preds = %697
  %712 = udiv i64 %698, %709
  br label %713

713:                                              ; preds = %711, %697
  %714 = phi i64 [ %712, %711 ], [ 0, %697 ]
  %715 = mul i64 %714, %709
  %716 = sub i64 %698, %715
  %717 = trunc i64 %716 to i32
  %718 = getelementptr inbounds i8, ptr %654, i64 32
  store i32 %717, ptr %718, align 4, !tbaa !17
  %719 = load i32, ptr %51, align 4, !tbaa !17
  %720 = load i32, ptr %52, align 4, !tbaa !17
  %721 = mul i32 %719, %717
  %722 = sub i32 %720, %721
  %723 = call noundef i32 @llvm.umin.i32(i32 %719, i32 %722)
  %724 = zext i32 %691 to i64
  %725 = zext i32 %707 to i64
  %726 = mul nuw i64 %725, %724
  %727 = zext i32 %723 to i64
  %728 = mul i64 %726, %727
  %729 = load i32, ptr %35, align 4, !tbaa !3
  %730 = zext i32 %729 to i64
  %731 = add nsw i64 %730, -1
  %732 = add i64 %731, %728
  %733 = udiv i64 %732, %730
  %734 = trunc i64 %733 to i32
  %735 = getelementptr inbounds i8, ptr %654, i64 4
  store i32 %734, ptr %735, align 4, !tbaa !50
  %736 = getelementptr inbounds i8, ptr %654, i64 36
  store i32 %734, ptr %736, align 4, !tbaa !43
  %737 = getelementptr inbounds i8, ptr %654, i64 64
  store i64 0, ptr %737, align 8, !tbaa !40
  %738 = getelementptr inbounds i8, ptr %654, i64 12
  store i32 0, ptr %738, align 4, !tbaa !49
  %739 = getelementptr inbounds i8, ptr %654, i64 8
  store i32 0, ptr %739, align 8, !tbaa !44
  %740 = getelementptr inbounds i8, ptr %654, i64 16
  store i64 %674, ptr %740, align 8, !tbaa !68
  %741 = getelementptr inbounds i8, ptr %654, i64 72
  store i64 1, ptr %741, align 8, !tbaa !45
  store i32 1, ptr %654, align 8, !tbaa !33
  %742 = load i32, ptr %45, align 4, !tbaa !17
  %743 = icmp eq i32 %691, %742
  br i1 %743, label %744, label %750

744:                                              ; preds = %713
  %745 = load i32, ptr %48, align 4, !tbaa !17
  %746 = icmp eq i32 %707, %745
  br i1 %746, label %747, label %750

747:                                              ; preds = %744
  %748 = load i32, ptr %51, align 4, !tbaa !17
  %749 = icmp ne i32 %723, %748
  br label %750

750:                                              ; preds = %747, %744, %713
  %751 = phi i1 [ true, %744 ], [ true, %713 ], [ %749, %747 ]
  %752 = load i32, ptr %53, align 8, !tbaa !10
  %753 = icmp eq i32 %752, 0
  br i1 %753, label %754, label %757

754:                                              ; preds = %750
  %755 = load i32, ptr %54, align 4, !tbaa !11
  %756 = zext i32 %755 to i64
  br label %757

757:                                              ; preds = %754, %750
  %758 = phi i64 [ %756, %754 ], [ 1, %750 ]
  %759 = mul nuw i64 %758, %730
  %760 = sub nsw i64 64, %730
  %761 = lshr i64 -1, %760
  %762 = trunc i64 %761 to i32
  %763 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %762, i64 14
  %764 = lshr i64 4294967295, %760
  %765 = trunc nuw i64 %764 to i32
  %766 = insertelement <16 x i32> %763, i32 %765, i64 15
  %767 = load i32, ptr %55, align 8, !tbaa !69
  %768 = load i64, ptr %56, align 8, !tbaa !70
  %769 = trunc i64 %768 to i32
  %770 = lshr i64 %768, 32
  %771 = trunc nuw i64 %770 to i32
  %772 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %767, i64 3
  %773 = insertelement <16 x i32> %772, i32 %769, i64 4
  %774 = insertelement <16 x i32> %773, i32 %771, i64 5
  %775 = load i64, ptr %57, align 8, !tbaa !14
  %776 = icmp eq i64 %775, 0
  br i1 %776, label %779, label %777

777:                                              ; preds = %757
  %778 = getelementptr inbounds i8, ptr %654, i64 40
  br label %952

779:                                              ; preds = %1037, %757
  %780 = phi i32 [ %734, %757 ], [ %1038, %1037 ]
  br label %787

781:                                              ; preds = %818
  %782 = load i64, ptr %31, align 8, !tbaa !46
  %783 = icmp eq i32 %780, 0
  br i1 %783, label %859, label %784

784:                                              ; preds = %781
  %785 = getelementptr inbounds i8, ptr %654, i64 40
  %786 = load i64, ptr %785, align 8, !tbaa !42
  br label %822

787:                                              ; preds = %818, %779
  %788 = phi i64 [ 0, %779 ], [ %820, %818 ]
  %789 = phi <16 x i32> [ %766, %779 ], [ %819, %818 ]
  %790 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %788
  %791 = load i64, ptr %790, align 8, !tbaa !13
  %792 = and i64 %791, -16
  %793 = icmp eq i64 %792, 112
  br i1 %793, label %794, label %818

794:                                              ; preds = %787
  %795 = getelementptr inbounds [3 x i32], ptr %676, i64 0, i64 %788
  %796 = load i32, ptr %795, align 4, !tbaa !17
  %797 = trunc nuw i64 %791 to i32
  %798 = and i32 %797, 15
  %799 = insertelement <16 x i32> poison, i32 %798, i64 0
  %800 = shufflevector <16 x i32> %799, <16 x i32> poison, <16 x i32> zeroinitializer
  %801 = icmp eq <16 x i32> %800, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %802 = getelementptr inbounds i8, ptr %790, i64 12
  %803 = load i32, ptr %802, align 4, !tbaa !71
  %804 = getelementptr inbounds i8, ptr %790, i64 8
  %805 = load i32, ptr %804, align 8, !tbaa !72
  %806 = shl i32 %803, %805
  %807 = xor i32 %806, -1
  %808 = insertelement <16 x i32> poison, i32 %807, i64 0
  %809 = shufflevector <16 x i32> %808, <16 x i32> poison, <16 x i32> zeroinitializer
  %810 = select <16 x i1> %801, <16 x i32> %809, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %811 = and <16 x i32> %810, %789
  %812 = and i32 %803, %796
  %813 = shl i32 %812, %805
  %814 = insertelement <16 x i32> poison, i32 %813, i64 0
  %815 = shufflevector <16 x i32> %814, <16 x i32> poison, <16 x i32> zeroinitializer
  %816 = select <16 x i1> %801, <16 x i32> %815, <16 x i32> zeroinitializer
  %817 = or <16 x i32> %811, %816
  br label %818

818:                                              ; preds = %794, %787
  %819 = phi <16 x i32> [ %817, %794 ], [ %789, %787 ]
  %820 = add nuw nsw i64 %788, 1
  %821 = icmp eq i64 %820, 3
  br i1 %821, label %781, label %787, !llvm.loop !73

822:                                              ; preds = %849, %784
  %823 = phi i32 [ 0, %784 ], [ %853, %849 ]
  %824 = phi i64 [ %786, %784 ], [ %854, %849 ]
  %825 = phi <16 x i32> [ %819, %784 ], [ %850, %849 ]
  %826 = load i64, ptr %60, align 8, !tbaa !13
  %827 = and i64 %826, -16
  %828 = icmp eq i64 %827, 112
  br i1 %828, label %829, label %849

829:                                              ; preds = %822
  %830 = trunc nuw i64 %826 to i32
  %831 = and i32 %830, 15
  %832 = insertelement <16 x i32> poison, i32 %831, i64 0
  %833 = shufflevector <16 x i32> %832, <16 x i32> poison, <16 x i32> zeroinitializer
  %834 = icmp eq <16 x i32> %833, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %835 = load i32, ptr %61, align 4, !tbaa !71
  %836 = load i32, ptr %62, align 8, !tbaa !72
  %837 = shl i32 %835, %836
  %838 = xor i32 %837, -1
  %839 = insertelement <16 x i32> poison, i32 %838, i64 0
  %840 = shufflevector <16 x i32> %839, <16 x i32> poison, <16 x i32> zeroinitializer
  %841 = select <16 x i1> %834, <16 x i32> %840, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %842 = and <16 x i32> %841, %825
  %843 = and i32 %835, %823
  %844 = shl i32 %843, %836
  %845 = insertelement <16 x i32> poison, i32 %844, i64 0
  %846 = shufflevector <16 x i32> %845, <16 x i32> poison, <16 x i32> zeroinitializer
  %847 = select <16 x i1> %834, <16 x i32> %846, <16 x i32> zeroinitializer
  %848 = or <16 x i32> %842, %847
  br label %849

849:                                              ; preds = %829, %822
  %850 = phi <16 x i32> [ %848, %829 ], [ %825, %822 ]
  %851 = inttoptr i64 %824 to ptr
  %852 = getelementptr inbounds i8, ptr %851, i64 448
  store <16 x i32> %850, ptr %852, align 4, !tbaa !74
  %853 = add nuw i32 %823, 1
  %854 = add i64 %824, %782
  %855 = load i32, ptr %736, align 4, !tbaa !43
  %856 = icmp ult i32 %853, %855
  br i1 %856, label %822, label %857, !llvm.loop !75

857:                                              ; preds = %849
  %858 = icmp eq i32 %855, 0
  br label %859

859:                                              ; preds = %857, %781
  %860 = phi i1 [ true, %781 ], [ %858, %857 ]
  br label %866

861:                                              ; preds = %897
  %862 = load i64, ptr %31, align 8, !tbaa !46
  %863 = getelementptr inbounds i8, ptr %654, i64 40
  br i1 %860, label %1046, label %864

864:                                              ; preds = %861
  %865 = load i64, ptr %863, align 8, !tbaa !42
  br label %901

866:                                              ; preds = %897, %859
  %867 = phi i64 [ 0, %859 ], [ %899, %897 ]
  %868 = phi <16 x i32> [ %774, %859 ], [ %898, %897 ]
  %869 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %867
  %870 = load i64, ptr %869, align 8, !tbaa !13
  %871 = and i64 %870, -16
  %872 = icmp eq i64 %871, 128
  br i1 %872, label %873, label %897

873:                                              ; preds = %866
  %874 = getelementptr inbounds [3 x i32], ptr %676, i64 0, i64 %867
  %875 = load i32, ptr %874, align 4, !tbaa !17
  %876 = trunc nuw i64 %870 to i32
  %877 = and i32 %876, 15
  %878 = insertelement <16 x i32> poison, i32 %877, i64 0
  %879 = shufflevector <16 x i32> %878, <16 x i32> poison, <16 x i32> zeroinitializer
  %880 = icmp eq <16 x i32> %879, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %881 = getelementptr inbounds i8, ptr %869, i64 12
  %882 = load i32, ptr %881, align 4, !tbaa !71
  %883 = getelementptr inbounds i8, ptr %869, i64 8
  %884 = load i32, ptr %883, align 8, !tbaa !72
  %885 = shl i32 %882, %884
  %886 = xor i32 %885, -1
  %887 = insertelement <16 x i32> poison, i32 %886, i64 0
  %888 = shufflevector <16 x i32> %887, <16 x i32> poison, <16 x i32> zeroinitializer
  %889 = select <16 x i1> %880, <16 x i32> %888, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %890 = and <16 x i32> %889, %868
  %891 = and i32 %882, %875
  %892 = shl i32 %891, %884
  %893 = insertelement <16 x i32> poison, i32 %892, i64 0
  %894 = shufflevector <16 x i32> %893, <16 x i32> poison, <16 x i32> zeroinitializer
  %895 = select <16 x i1> %880, <16 x i32> %894, <16 x i32> zeroinitializer
  %896 = or <16 x i32> %890, %895
  br label %897

897:                                              ; preds = %873, %866
  %898 = phi <16 x i32> [ %896, %873 ], [ %868, %866 ]
  %899 = add nuw nsw i64 %867, 1
  %900 = icmp eq i64 %899, 3
  br i1 %900, label %861, label %866, !llvm.loop !73

901:                                              ; preds = %928, %864
  %902 = phi i32 [ 0, %864 ], [ %932, %928 ]
  %903 = phi i64 [ %865, %864 ], [ %933, %928 ]
  %904 = phi <16 x i32> [ %898, %864 ], [ %929, %928 ]
  %905 = load i64, ptr %60, align 8, !tbaa !13
  %906 = and i64 %905, -16
  %907 = icmp eq i64 %906, 128
  br i1 %907, label %908, label %928

908:                                              ; preds = %901
  %909 = trunc nuw i64 %905 to i32
  %910 = and i32 %909, 15
  %911 = insertelement <16 x i32> poison, i32 %910, i64 0
  %912 = shufflevector <16 x i32> %911, <16 x i32> poison, <16 x i32> zeroinitializer
  %913 = icmp eq <16 x i32> %912, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %914 = load i32, ptr %61, align 4, !tbaa !71
  %915 = load i32, ptr %62, align 8, !tbaa !72
  %916 = shl i32 %914, %915
  %917 = xor i32 %916, -1
  %918 = insertelement <16 x i32> poison, i32 %917, i64 0
  %919 = shufflevector <16 x i32> %918, <16 x i32> poison, <16 x i32> zeroinitializer
  %920 = select <16 x i1> %913, <16 x i32> %919, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %921 = and <16 x i32> %920, %904
  %922 = and i32 %914, %902
  %923 = shl i32 %922, %915
  %924 = insertelement <16 x i32> poison, i32 %923, i64 0
  %925 = shufflevector <16 x i32> %924, <16 x i32> poison, <16 x i32> zeroinitializer
  %926 = select <16 x i1> %913, <16 x i32> %925, <16 x i32> zeroinitializer
  %927 = or <16 x i32> %921, %926
  br label %928

928:                                              ; preds = %908, %901
  %929 = phi <16 x i32> [ %927, %908 ], [ %904, %901 ]
  %930 = inttoptr i64 %903 to ptr
  %931 = getelementptr inbounds i8, ptr %930, i64 512
  store <16 x i32> %929, ptr %931, align 4, !tbaa !74
  %932 = add nuw i32 %902, 1
  %933 = add i64 %903, %862
  %934 = load i32, ptr %736, align 4, !tbaa !43
  %935 = icmp ult i32 %932, %934
  br i1 %935, label %901, label %936, !llvm.loop !75

936:                                              ; preds = %928
  %937 = load i64, ptr %31, align 8, !tbaa !46
  %938 = zext i32 %934 to i64
  %939 = icmp eq i32 %934, 0
  br i1 %939, label %1046, label %940

940:                                              ; preds = %936
  %941 = load i64, ptr %863, align 8, !tbaa !42
  %942 = inttoptr i64 %941 to ptr
  %943 = load i64, ptr %63, align 8, !tbaa !16
  %944 = inttoptr i64 %943 to ptr
  %945 = lshr i64 %759, 4
  %946 = icmp ult i64 %759, 16
  %947 = call i64 @llvm.umax.i64(i64 %945, i64 1)
  %948 = and i64 %947, 3
  %949 = icmp ult i64 %759, 64
  %950 = and i64 %947, 1152921504606846972
  %951 = icmp eq i64 %948, 0
  br label %1050

952:                                              ; preds = %1037, %777
  %953 = phi i32 [ %734, %777 ], [ %1038, %1037 ]
  %954 = phi i32 [ %734, %777 ], [ %1039, %1037 ]
  %955 = phi i64 [ %775, %777 ], [ %1040, %1037 ]
  %956 = phi i64 [ 0, %777 ], [ %1041, %1037 ]
  %957 = shl i64 %956, 6
  %958 = getelementptr inbounds i8, ptr %58, i64 %957
  %959 = load <16 x i32>, ptr %958, align 4, !tbaa !74
  br label %965

960:                                              ; preds = %996
  %961 = load i64, ptr %31, align 8, !tbaa !46
  %962 = icmp eq i32 %954, 0
  br i1 %962, label %1037, label %963

963:                                              ; preds = %960
  %964 = load i64, ptr %778, align 8, !tbaa !42
  br label %1000

965:                                              ; preds = %996, %952
  %966 = phi i64 [ 0, %952 ], [ %998, %996 ]
  %967 = phi <16 x i32> [ %959, %952 ], [ %997, %996 ]
  %968 = getelementptr inbounds [3 x %struct.IdPlace], ptr %59, i64 0, i64 %966
  %969 = load i64, ptr %968, align 8, !tbaa !13
  %970 = lshr i64 %969, 4
  %971 = icmp eq i64 %970, %956
  br i1 %971, label %972, label %996

972:                                              ; preds = %965
  %973 = getelementptr inbounds [3 x i32], ptr %676, i64 0, i64 %966
  %974 = load i32, ptr %973, align 4, !tbaa !17
  %975 = trunc i64 %969 to i32
  %976 = and i32 %975, 15
  %977 = insertelement <16 x i32> poison, i32 %976, i64 0
  %978 = shufflevector <16 x i32> %977, <16 x i32> poison, <16 x i32> zeroinitializer
  %979 = icmp eq <16 x i32> %978, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %980 = getelementptr inbounds i8, ptr %968, i64 12
  %981 = load i32, ptr %980, align 4, !tbaa !71
  %982 = getelementptr inbounds i8, ptr %968, i64 8
  %983 = load i32, ptr %982, align 8, !tbaa !72
  %984 = shl i32 %981, %983
  %985 = xor i32 %984, -1
  %986 = insertelement <16 x i32> poison, i32 %985, i64 0
  %987 = shufflevector <16 x i32> %986, <16 x i32> poison, <16 x i32> zeroinitializer
  %988 = select <16 x i1> %979, <16 x i32> %987, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %989 = and <16 x i32> %988, %967
  %990 = and i32 %981, %974
  %991 = shl i32 %990, %983
  %992 = insertelement <16 x i32> poison, i32 %991, i64 0
  %993 = shufflevector <16 x i32> %992, <16 x i32> poison, <16 x i32> zeroinitializer
  %994 = select <16 x i1> %979, <16 x i32> %993, <16 x i32> zeroinitializer
  %995 = or <16 x i32> %989, %994
  br label %996

996:                                              ; preds = %972, %965
  %997 = phi <16 x i32> [ %995, %972 ], [ %967, %965 ]
  %998 = add nuw nsw i64 %966, 1
  %999 = icmp eq i64 %998, 3
  br i1 %999, label %960, label %965, !llvm.loop !73

1000:                                             ; preds = %1027, %963
  %1001 = phi i32 [ 0, %963 ], [ %1031, %1027 ]
  %1002 = phi i64 [ %964, %963 ], [ %1032, %1027 ]
  %1003 = phi <16 x i32> [ %997, %963 ], [ %1028, %1027 ]
  %1004 = load i64, ptr %60, align 8, !tbaa !13
  %1005 = lshr i64 %1004, 4
  %1006 = icmp eq i64 %1005, %956
  br i1 %1006, label %1007, label %1027

1007:                                             ; preds = %1000
  %1008 = trunc i64 %1004 to i32
  %1009 = and i32 %1008, 15
  %1010 = insertelement <16 x i32> poison, i32 %1009, i64 0
  %1011 = shufflevector <16 x i32> %1010, <16 x i32> poison, <16 x i32> zeroinitializer
  %1012 = icmp eq <16 x i32> %1011, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1013 = load i32, ptr %61, align 4, !tbaa !71
  %1014 = load i32, ptr %62, align 8, !tbaa !72
  %1015 = shl i32 %1013, %1014
  %1016 = xor i32 %1015, -1
  %1017 = insertelement <16 x i32> poison, i32 %1016, i64 0
  %1018 = shufflevector <16 x i32> %1017, <16 x i32> poison, <16 x i32> zeroinitializer
  %1019 = select <16 x i1> %1012, <16 x i32> %1018, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %1020 = and <16 x i32> %1019, %1003
  %1021 = and i32 %1013, %1001
  %1022 = shl i32 %1021, %1014
  %1023 = insertelement <16 x i32> poison, i32 %1022, i64 0
  %1024 = shufflevector <16 x i32> %1023, <16 x i32> poison, <16 x i32> zeroinitializer
  %1025 = select <16 x i1> %1012, <16 x i32> %1024, <16 x i32> zeroinitializer
  %1026 = or <16 x i32> %1020, %1025
  br label %1027

1027:                                             ; preds = %1007, %1000
  %1028 = phi <16 x i32> [ %1026, %1007 ], [ %1003, %1000 ]
  %1029 = inttoptr i64 %1002 to ptr
  %1030 = getelementptr inbounds <16 x i32>, ptr %1029, i64 %956
  store <16 x i32> %1028, ptr %1030, align 4, !tbaa !74
  %1031 = add nuw i32 %1001, 1
  %1032 = add i64 %1002, %961
  %1033 = load i32, ptr %736, align 4, !tbaa !43
  %1034 = icmp ult i32 %1031, %1033
  br i1 %1034, label %1000, label %1035, !llvm.loop !75

1035:                                             ; preds = %1027
  %1036 = load i64, ptr %57, align 8, !tbaa !14
  br label %1037

1037:                                             ; preds = %1035, %960
  %1038 = phi i32 [ %1033, %1035 ], [ %953, %960 ]
  %1039 = phi i32 [ %1033, %1035 ], [ 0, %960 ]
  %1040 = phi i64 [ %1036, %1035 ], [ %955, %960 ]
  %1041 = add nuw i64 %956, 1
  %1042 = icmp ult i64 %1041, %1040
  br i1 %1042, label %952, label %779, !llvm.loop !76

1043:                                             ; preds = %1155
  %1044 = add i32 %934, -1
  %1045 = zext i32 %1044 to i64
  br label %1046

1046:                                             ; preds = %1043, %936, %861
  %1047 = phi i64 [ 4294967295, %936 ], [ 4294967295, %861 ], [ %1045, %1043 ]
  %1048 = urem i64 %728, %730
  %1049 = icmp eq i64 %1048, 0
  br i1 %1049, label %1174, label %1160

1050:                                             ; preds = %1155, %940
  %1051 = phi ptr [ %944, %940 ], [ %1156, %1155 ]
  %1052 = phi i64 [ 0, %940 ], [ %1157, %1155 ]
  %1053 = phi ptr [ %942, %940 ], [ %1158, %1155 ]
  %1054 = trunc nuw i64 %1052 to i32
  %1055 = getelementptr inbounds i8, ptr %1053, i64 544
  store i32 %1054, ptr %1055, align 8, !tbaa !17
  br i1 %751, label %1081, label %1056

1056:                                             ; preds = %1050
  br i1 %946, label %1155, label %1057

1057:                                             ; preds = %1056
  %1058 = getelementptr inbounds i8, ptr %1053, i64 576
  br i1 %949, label %1141, label %1059

1059:                                             ; preds = %1057, %1059
  %1060 = phi ptr [ %1075, %1059 ], [ %1051, %1057 ]
  %1061 = phi i64 [ %1078, %1059 ], [ 0, %1057 ]
  %1062 = phi i64 [ %1079, %1059 ], [ 0, %1057 ]
  %1063 = getelementptr inbounds i8, ptr %1060, i64 64
  %1064 = load <16 x i32>, ptr %1060, align 4, !tbaa !74
  %1065 = getelementptr inbounds <16 x i32>, ptr %1058, i64 %1061
  store <16 x i32> %1064, ptr %1065, align 8, !tbaa !74
  %1066 = or disjoint i64 %1061, 1
  %1067 = getelementptr inbounds i8, ptr %1060, i64 128
  %1068 = load <16 x i32>, ptr %1063, align 4, !tbaa !74
  %1069 = getelementptr inbounds <16 x i32>, ptr %1058, i64 %1066
  store <16 x i32> %1068, ptr %1069, align 8, !tbaa !74
  %1070 = or disjoint i64 %1061, 2
  %1071 = getelementptr inbounds i8, ptr %1060, i64 192
  %1072 = load <16 x i32>, ptr %1067, align 4, !tbaa !74
  %1073 = getelementptr inbounds <16 x i32>, ptr %1058, i64 %1070
  store <16 x i32> %1072, ptr %1073, align 8, !tbaa !74
  %1074 = or disjoint i64 %1061, 3
  %1075 = getelementptr inbounds i8, ptr %1060, i64 256
  %1076 = load <16 x i32>, ptr %1071, align 4, !tbaa !74
  %1077 = getelementptr inbounds <16 x i32>, ptr %1058, i64 %1074
  store <16 x i32> %1076, ptr %1077, align 8, !tbaa !74
  %1078 = add nuw nsw i64 %1061, 4
  %1079 = add i64 %1062, 4
  %1080 = icmp eq i64 %1079, %950
  br i1 %1080, label %1141, label %1059, !llvm.loop !77

1081:                                             ; preds = %1050
  %1082 = getelementptr inbounds i8, ptr %1053, i64 576
  %1083 = load i32, ptr %35, align 4, !tbaa !3
  %1084 = icmp eq i32 %1083, 0
  br i1 %1084, label %1155, label %1085

1085:                                             ; preds = %1081
  %1086 = zext i32 %1083 to i64
  %1087 = mul nuw i64 %1052, %1086
  %1088 = udiv i64 %1087, %724
  %1089 = udiv i64 %1088, %725
  %1090 = trunc i64 %1089 to i32
  %1091 = urem i64 %1088, %725
  %1092 = trunc nuw i64 %1091 to i32
  %1093 = urem i64 %1087, %724
  %1094 = trunc nuw i64 %1093 to i32
  %1095 = shl i32 %1083, 1
  br label %1096

1096:                                             ; preds = %1135, %1085
  %1097 = phi i64 [ 0, %1085 ], [ %1139, %1135 ]
  %1098 = phi i32 [ %1090, %1085 ], [ %1138, %1135 ]
  %1099 = phi i32 [ %1092, %1085 ], [ %1137, %1135 ]
  %1100 = phi i32 [ %1094, %1085 ], [ %1136, %1135 ]
  %1101 = load i32, ptr %53, align 8, !tbaa !10
  %1102 = icmp eq i32 %1101, 0
  br i1 %1102, label %1108, label %1103

1103:                                             ; preds = %1096
  %1104 = shl i32 %1099, 10
  %1105 = shl i32 %1098, 20
  %1106 = or i32 %1104, %1105
  %1107 = or i32 %1106, %1100
  br label %1122

1108:                                             ; preds = %1096
  %1109 = getelementptr inbounds i32, ptr %1082, i64 %1097
  store i32 %1100, ptr %1109, align 4, !tbaa !17
  %1110 = load i32, ptr %54, align 4, !tbaa !11
  %1111 = icmp ugt i32 %1110, 1
  br i1 %1111, label %1112, label %1126

1112:                                             ; preds = %1108
  %1113 = trunc nuw i64 %1097 to i32
  %1114 = add i32 %1083, %1113
  %1115 = zext i32 %1114 to i64
  %1116 = getelementptr inbounds i32, ptr %1082, i64 %1115
  store i32 %1099, ptr %1116, align 4, !tbaa !17
  %1117 = load i32, ptr %54, align 4, !tbaa !11
  %1118 = icmp ugt i32 %1117, 2
  br i1 %1118, label %1119, label %1126

1119:                                             ; preds = %1112
  %1120 = add i32 %1095, %1113
  %1121 = zext i32 %1120 to i64
  br label %1122

1122:                                             ; preds = %1119, %1103
  %1123 = phi i64 [ %1121, %1119 ], [ %1097, %1103 ]
  %1124 = phi i32 [ %1098, %1119 ], [ %1107, %1103 ]
  %1125 = getelementptr inbounds i32, ptr %1082, i64 %1123
  store i32 %1124, ptr %1125, align 4, !tbaa !17
  br label %1126

1126:                                             ; preds = %1122, %1112, %1108
  %1127 = add i32 %1100, 1
  %1128 = icmp ult i32 %1127, %691
  br i1 %1128, label %1135, label %1129

1129:                                             ; preds = %1126
  %1130 = add i32 %1099, 1
  %1131 = icmp uge i32 %1130, %707
  %1132 = select i1 %1131, i32 0, i32 %1130
  %1133 = zext i1 %1131 to i32
  %1134 = add i32 %1098, %1133
  br label %1135

1135:                                             ; preds = %1129, %1126
  %1136 = phi i32 [ %1127, %1126 ], [ 0, %1129 ]
  %1137 = phi i32 [ %1099, %1126 ], [ %1132, %1129 ]
  %1138 = phi i32 [ %1098, %1126 ], [ %1134, %1129 ]
  %1139 = add nuw nsw i64 %1097, 1
  %1140 = icmp eq i64 %1139, %1086
  br i1 %1140, label %1155, label %1096, !llvm.loop !18

1141:                                             ; preds = %1059, %1057
  %1142 = phi ptr [ poison, %1057 ], [ %1075, %1059 ]
  %1143 = phi ptr [ %1051, %1057 ], [ %1075, %1059 ]
  %1144 = phi i64 [ 0, %1057 ], [ %1078, %1059 ]
  br i1 %951, label %1155, label %1145

1145:                                             ; preds = %1141, %1145
  %1146 = phi ptr [ %1149, %1145 ], [ %1143, %1141 ]
  %1147 = phi i64 [ %1152, %1145 ], [ %1144, %1141 ]
  %1148 = phi i64 [ %1153, %1145 ], [ 0, %1141 ]
  %1149 = getelementptr inbounds i8, ptr %1146, i64 64
  %1150 = load <16 x i32>, ptr %1146, align 4, !tbaa !74
  %1151 = getelementptr inbounds <16 x i32>, ptr %1058, i64 %1147
  store <16 x i32> %1150, ptr %1151, align 8, !tbaa !74
  %1152 = add nuw nsw i64 %1147, 1
  %1153 = add i64 %1148, 1
  %1154 = icmp eq i64 %1153, %948
  br i1 %1154, label %1155, label %1145, !llvm.loop !78

1155:                                             ; preds = %1141, %1145, %1135, %1081, %1056
  %1156 = phi ptr [ %1051, %1081 ], [ %1051, %1056 ], [ %1051, %1135 ], [ %1142, %1141 ], [ %1149, %1145 ]
  %1157 = add nuw nsw i64 %1052, 1
  %1158 = getelementptr inbounds i8, ptr %1053, i64 %937
  %1159 = icmp eq i64 %1157, %938
  br i1 %1159, label %1043, label %1050, !llvm.loop !80

1160:                                             ; preds = %1046
  %1161 = shl nsw i64 -1, %1048
  %1162 = xor i64 %1161, -1
  %1163 = load i64, ptr %863, align 8, !tbaa !42
  %1164 = load i64, ptr %31, align 8, !tbaa !46
  %1165 = mul i64 %1164, %1047
  %1166 = add i64 %1165, %1163
  %1167 = inttoptr i64 %1166 to ptr
  %1168 = trunc i64 %1162 to i32
  %1169 = getelementptr inbounds i8, ptr %1167, i64 504
  store i32 %1168, ptr %1169, align 8, !tbaa !17
  %1170 = lshr i64 %1162, 32
  %1171 = trunc nuw nsw i64 %1170 to i32
  %1172 = getelementptr inbounds i8, ptr %1167, i64 508
  store i32 %1171, ptr %1172, align 4, !tbaa !17
  br label %1174

1173:                                             ; preds = %649, %644, %661
  br i1 %632, label %1174, label %1175

1174:                                             ; preds = %1160, %1046, %1173
  store i32 0, ptr %64, align 4, !tbaa !81
  br label %1189

1175:                                             ; preds = %1173
  %1176 = icmp eq i32 %631, 0
  br i1 %1176, label %1203, label %1177

1177:                                             ; preds = %1175
  %1178 = load i32, ptr %64, align 4, !tbaa !81
  %1179 = add i32 %1178, 1
  store i32 %1179, ptr %64, align 4, !tbaa !81
  %1180 = icmp eq i32 %1179, 16
  br i1 %1180, label %1181, label %1189

1181:                                             ; preds = %1177
  %1182 = load i64, ptr %40, align 8, !tbaa !64
  %1183 = load i64, ptr %41, align 8, !tbaa !65
  %1184 = icmp ult i64 %1182, %1183
  br i1 %1184, label %1203, label %1185

1185:                                             ; preds = %1181
  %1186 = load atomic i64, ptr %42 acquire, align 8
  %1187 = load i64, ptr %7, align 8, !tbaa !66
  %1188 = icmp ult i64 %1186, %1187
  br i1 %1188, label %1203, label %1189

1189:                                             ; preds = %1185, %1177, %1174
  %1190 = load i64, ptr %14, align 8, !tbaa !26
  %1191 = add nsw i64 %1190, -64
  store i64 %1191, ptr %14, align 8, !tbaa !26
  %1192 = icmp sgt i64 %1190, 64
  br i1 %1192, label %1202, label %1193

1193:                                             ; preds = %1189
  %1194 = load i64, ptr %4, align 8, !tbaa !23
  %1195 = icmp eq i64 %1194, -1
  br i1 %1195, label %1200, label %1196

1196:                                             ; preds = %1193
  %1197 = call i64 @llvm.readcyclecounter()
  %1198 = load i64, ptr %4, align 8, !tbaa !23
  %1199 = icmp ult i64 %1197, %1198
  br i1 %1199, label %1200, label %1203

1200:                                             ; preds = %1196, %1193
  %1201 = load i64, ptr %17, align 8, !tbaa !27
  store i64 %1201, ptr %14, align 8, !tbaa !26
  br label %1202

1202:                                             ; preds = %1200, %1189
  br label %65

1203:                                             ; preds = %1196, %1181, %630, %1175, %1185, %186, %381, %533, %592, %597, %598
  %1204 = phi i32 [ 2, %592 ], [ 1, %598 ], [ 4, %597 ], [ 2, %533 ], [ 2, %381 ], [ 2, %186 ], [ 4, %1196 ], [ 3, %1181 ], [ 2, %630 ], [ 0, %1175 ], [ 3, %1185 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #7
  ret i32 %1204
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
!22 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872}
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
!59 = distinct !{!59, !19}
!60 = !{!22, !5, i64 131872}
!61 = !{!22, !5, i64 131800}
!62 = distinct !{!62, !19}
!63 = distinct !{!63, !19}
!64 = !{!22, !5, i64 131784}
!65 = !{!22, !5, i64 131792}
!66 = !{!4, !5, i64 0}
!67 = !{!4, !5, i64 720}
!68 = !{!34, !5, i64 16}
!69 = !{!4, !8, i64 160}
!70 = !{!4, !5, i64 64}
!71 = !{!9, !8, i64 12}
!72 = !{!9, !8, i64 8}
!73 = distinct !{!73, !19}
!74 = !{!6, !6, i64 0}
!75 = distinct !{!75, !19}
!76 = distinct !{!76, !19}
!77 = distinct !{!77, !19}
!78 = distinct !{!78, !79}
!79 = !{!"llvm.loop.unroll.disable"}
!80 = distinct !{!80, !19}
!81 = !{!22, !8, i64 164}
