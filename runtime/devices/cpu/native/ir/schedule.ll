target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.BatchCode = type { i64, [2 x %struct.At], i32, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64, i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Region = type { i64, i64, i64 }
%struct.Range = type { i64, i64 }
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
  %40 = getelementptr inbounds i8, ptr %0, i64 768
  store i64 %39, ptr %40, align 8, !tbaa !14
  %41 = getelementptr inbounds i8, ptr %0, i64 840
  %42 = load i64, ptr %41, align 8, !tbaa !15
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %53

44:                                               ; preds = %12
  %45 = getelementptr inbounds i8, ptr %0, i64 784
  %46 = load i32, ptr %45, align 8, !tbaa !16
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = getelementptr inbounds i8, ptr %0, i64 48
  %50 = load i32, ptr %49, align 8, !tbaa !17
  %51 = icmp ugt i32 %50, 1
  %52 = zext i1 %51 to i64
  br label %53

53:                                               ; preds = %44, %48, %12
  %54 = phi i64 [ 1, %12 ], [ 0, %44 ], [ %52, %48 ]
  %55 = getelementptr inbounds i8, ptr %0, i64 776
  store i64 %54, ptr %55, align 8, !tbaa !18
  %56 = getelementptr inbounds i8, ptr %0, i64 48
  %57 = load i32, ptr %56, align 8, !tbaa !17
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %66, label %59

59:                                               ; preds = %53
  %60 = getelementptr inbounds i8, ptr %0, i64 20
  %61 = getelementptr inbounds i8, ptr %0, i64 696
  %62 = load i64, ptr %61, align 8, !tbaa !19
  %63 = inttoptr i64 %62 to ptr
  %64 = getelementptr inbounds i8, ptr %0, i64 24
  %65 = getelementptr inbounds i8, ptr %0, i64 156
  br label %67

66:                                               ; preds = %138, %53
  ret void

67:                                               ; preds = %59, %138
  %68 = phi i32 [ %57, %59 ], [ %139, %138 ]
  %69 = phi i64 [ 0, %59 ], [ %140, %138 ]
  %70 = mul i64 %37, %69
  %71 = getelementptr inbounds i32, ptr %63, i64 %70
  %72 = load i32, ptr %2, align 4, !tbaa !3
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %138, label %74

74:                                               ; preds = %67
  %75 = zext i32 %72 to i64
  %76 = mul nuw i64 %69, %75
  %77 = load i32, ptr %60, align 4, !tbaa !20
  %78 = zext i32 %77 to i64
  %79 = udiv i64 %76, %78
  %80 = load i32, ptr %64, align 4, !tbaa !20
  %81 = zext i32 %80 to i64
  %82 = udiv i64 %79, %81
  %83 = trunc i64 %82 to i32
  %84 = urem i64 %79, %81
  %85 = trunc nuw i64 %84 to i32
  %86 = urem i64 %76, %78
  %87 = trunc nuw i64 %86 to i32
  %88 = shl i32 %72, 1
  br label %89

89:                                               ; preds = %130, %74
  %90 = phi i64 [ 0, %74 ], [ %134, %130 ]
  %91 = phi i32 [ %83, %74 ], [ %133, %130 ]
  %92 = phi i32 [ %85, %74 ], [ %132, %130 ]
  %93 = phi i32 [ %87, %74 ], [ %131, %130 ]
  %94 = load i32, ptr %5, align 8, !tbaa !10
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %101, label %96

96:                                               ; preds = %89
  %97 = shl i32 %92, 10
  %98 = shl i32 %91, 20
  %99 = or i32 %97, %98
  %100 = or i32 %99, %93
  br label %115

101:                                              ; preds = %89
  %102 = getelementptr inbounds i32, ptr %71, i64 %90
  store i32 %93, ptr %102, align 4, !tbaa !20
  %103 = load i32, ptr %65, align 4, !tbaa !11
  %104 = icmp ugt i32 %103, 1
  br i1 %104, label %105, label %119

105:                                              ; preds = %101
  %106 = trunc nuw i64 %90 to i32
  %107 = add i32 %72, %106
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds i32, ptr %71, i64 %108
  store i32 %92, ptr %109, align 4, !tbaa !20
  %110 = load i32, ptr %65, align 4, !tbaa !11
  %111 = icmp ugt i32 %110, 2
  br i1 %111, label %112, label %119

112:                                              ; preds = %105
  %113 = add i32 %88, %106
  %114 = zext i32 %113 to i64
  br label %115

115:                                              ; preds = %112, %96
  %116 = phi i64 [ %114, %112 ], [ %90, %96 ]
  %117 = phi i32 [ %91, %112 ], [ %100, %96 ]
  %118 = getelementptr inbounds i32, ptr %71, i64 %116
  store i32 %117, ptr %118, align 4, !tbaa !20
  br label %119

119:                                              ; preds = %115, %105, %101
  %120 = add i32 %93, 1
  %121 = load i32, ptr %60, align 4, !tbaa !20
  %122 = icmp ult i32 %120, %121
  br i1 %122, label %130, label %123

123:                                              ; preds = %119
  %124 = add i32 %92, 1
  %125 = load i32, ptr %64, align 4, !tbaa !20
  %126 = icmp uge i32 %124, %125
  %127 = select i1 %126, i32 0, i32 %124
  %128 = zext i1 %126 to i32
  %129 = add i32 %91, %128
  br label %130

130:                                              ; preds = %123, %119
  %131 = phi i32 [ %120, %119 ], [ 0, %123 ]
  %132 = phi i32 [ %92, %119 ], [ %127, %123 ]
  %133 = phi i32 [ %91, %119 ], [ %129, %123 ]
  %134 = add nuw nsw i64 %90, 1
  %135 = icmp eq i64 %134, %75
  br i1 %135, label %136, label %89, !llvm.loop !21

136:                                              ; preds = %130
  %137 = load i32, ptr %56, align 8, !tbaa !17
  br label %138

138:                                              ; preds = %136, %67
  %139 = phi i32 [ %137, %136 ], [ %68, %67 ]
  %140 = add nuw nsw i64 %69, 1
  %141 = zext i32 %139 to i64
  %142 = icmp ult i64 %140, %141
  br i1 %142, label %67, label %66, !llvm.loop !23
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
  %3 = alloca <16 x i32>, align 4
  %4 = alloca <16 x i32>, align 4
  %5 = alloca %struct.BatchCode, align 8
  %6 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %5) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %5, i8 0, i64 80, i1 false)
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !24
  %9 = inttoptr i64 %8 to ptr
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #11
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %2
  %12 = tail call i64 @llvm.readcyclecounter()
  %13 = add i64 %12, %1
  br label %14

14:                                               ; preds = %2, %11
  %15 = phi i64 [ %13, %11 ], [ -1, %2 ]
  store i64 %15, ptr %6, align 8, !tbaa !28
  %16 = getelementptr inbounds i8, ptr %6, i64 8
  %17 = getelementptr inbounds i8, ptr %9, i64 760
  %18 = load i64, ptr %17, align 8, !tbaa !30
  store i64 %18, ptr %16, align 8, !tbaa !31
  %19 = getelementptr inbounds i8, ptr %6, i64 16
  store i64 %18, ptr %19, align 8, !tbaa !32
  %20 = getelementptr inbounds i8, ptr %6, i64 24
  store i64 0, ptr %20, align 8, !tbaa !33
  %21 = getelementptr inbounds i8, ptr %0, i64 96
  %22 = load i64, ptr %21, align 8, !tbaa !34
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %24, align 8, !tbaa !35
  %25 = getelementptr inbounds i8, ptr %0, i64 131776
  %26 = getelementptr inbounds i8, ptr %0, i64 88
  %27 = getelementptr inbounds i8, ptr %0, i64 104
  %28 = getelementptr inbounds i8, ptr %5, i64 76
  %29 = getelementptr inbounds i8, ptr %0, i64 56
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  %31 = getelementptr inbounds i8, ptr %9, i64 168
  %32 = getelementptr inbounds i8, ptr %9, i64 752
  %33 = getelementptr inbounds i8, ptr %9, i64 736
  %34 = getelementptr inbounds i8, ptr %9, i64 744
  %35 = getelementptr inbounds i8, ptr %0, i64 131816
  %36 = getelementptr inbounds i8, ptr %9, i64 56
  %37 = getelementptr inbounds i8, ptr %9, i64 164
  %38 = getelementptr inbounds i8, ptr %0, i64 64
  %39 = getelementptr inbounds i8, ptr %9, i64 80
  %40 = getelementptr inbounds i8, ptr %9, i64 44
  %41 = getelementptr inbounds i8, ptr %0, i64 24
  %42 = getelementptr inbounds i8, ptr %9, i64 704
  %43 = getelementptr inbounds i8, ptr %9, i64 824
  %44 = getelementptr inbounds i8, ptr %9, i64 776
  %45 = getelementptr inbounds i8, ptr %0, i64 131872
  %46 = getelementptr inbounds i8, ptr %0, i64 176
  %47 = getelementptr inbounds i8, ptr %9, i64 840
  %48 = getelementptr inbounds i8, ptr %0, i64 131800
  %49 = getelementptr inbounds i8, ptr %0, i64 131784
  %50 = getelementptr inbounds i8, ptr %0, i64 131792
  %51 = getelementptr inbounds i8, ptr %9, i64 912
  %52 = getelementptr inbounds i8, ptr %9, i64 720
  %53 = getelementptr inbounds i8, ptr %9, i64 816
  %54 = getelementptr inbounds i8, ptr %9, i64 784
  %55 = getelementptr inbounds i8, ptr %9, i64 808
  %56 = getelementptr inbounds i8, ptr %0, i64 131952
  %57 = getelementptr inbounds i8, ptr %0, i64 131984
  %58 = getelementptr inbounds i8, ptr %0, i64 131960
  %59 = getelementptr inbounds i8, ptr %0, i64 131976
  %60 = getelementptr inbounds i8, ptr %0, i64 131968
  %61 = getelementptr inbounds i8, ptr %9, i64 8
  %62 = getelementptr inbounds i8, ptr %9, i64 20
  %63 = getelementptr inbounds i8, ptr %9, i64 32
  %64 = getelementptr inbounds i8, ptr %9, i64 12
  %65 = getelementptr inbounds i8, ptr %9, i64 24
  %66 = getelementptr inbounds i8, ptr %9, i64 36
  %67 = getelementptr inbounds i8, ptr %9, i64 16
  %68 = getelementptr inbounds i8, ptr %9, i64 28
  %69 = getelementptr inbounds i8, ptr %9, i64 40
  %70 = getelementptr inbounds i8, ptr %9, i64 152
  %71 = getelementptr inbounds i8, ptr %9, i64 156
  %72 = getelementptr inbounds i8, ptr %9, i64 788
  %73 = getelementptr inbounds i8, ptr %9, i64 160
  %74 = getelementptr inbounds i8, ptr %9, i64 64
  %75 = getelementptr inbounds i8, ptr %9, i64 768
  %76 = getelementptr inbounds i8, ptr %9, i64 176
  %77 = getelementptr inbounds i8, ptr %9, i64 696
  %78 = getelementptr inbounds i8, ptr %0, i64 164
  br label %79

79:                                               ; preds = %1237, %14
  %80 = phi i64 [ 0, %14 ], [ %826, %1237 ]
  %81 = phi i64 [ 0, %14 ], [ %825, %1237 ]
  %82 = phi i32 [ 0, %14 ], [ %824, %1237 ]
  %83 = phi ptr [ null, %14 ], [ %823, %1237 ]
  %84 = phi i64 [ 0, %14 ], [ %822, %1237 ]
  %85 = phi i64 [ 0, %14 ], [ %821, %1237 ]
  %86 = phi i32 [ 0, %14 ], [ %820, %1237 ]
  %87 = phi ptr [ null, %14 ], [ %819, %1237 ]
  %88 = phi i64 [ 0, %14 ], [ %818, %1237 ]
  %89 = load i64, ptr %25, align 8, !tbaa !36
  %90 = load i64, ptr %26, align 8, !tbaa !37
  %91 = icmp ult i64 %89, %90
  br i1 %91, label %92, label %814

92:                                               ; preds = %79
  %93 = load i64, ptr %27, align 8, !tbaa !38
  br label %94

94:                                               ; preds = %92, %787
  %95 = phi i64 [ %799, %787 ], [ %90, %92 ]
  %96 = phi i64 [ %788, %787 ], [ %93, %92 ]
  %97 = phi i32 [ %789, %787 ], [ 0, %92 ]
  %98 = phi i64 [ %800, %787 ], [ %89, %92 ]
  %99 = phi i64 [ %790, %787 ], [ %88, %92 ]
  %100 = phi ptr [ %791, %787 ], [ %87, %92 ]
  %101 = phi i32 [ %792, %787 ], [ %86, %92 ]
  %102 = phi i64 [ %793, %787 ], [ %85, %92 ]
  %103 = phi i64 [ %794, %787 ], [ %84, %92 ]
  %104 = phi ptr [ %795, %787 ], [ %83, %92 ]
  %105 = phi i32 [ %796, %787 ], [ %82, %92 ]
  %106 = phi i64 [ %797, %787 ], [ %81, %92 ]
  %107 = phi i64 [ %798, %787 ], [ %80, %92 ]
  %108 = getelementptr inbounds %struct.Group, ptr %23, i64 %96
  %109 = load i32, ptr %108, align 8, !tbaa !39
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %115

111:                                              ; preds = %94
  %112 = add i64 %96, 1
  %113 = icmp eq i64 %112, %95
  %114 = select i1 %113, i64 0, i64 %112
  store i64 %114, ptr %27, align 8, !tbaa !38
  br label %787

115:                                              ; preds = %94
  %116 = add i32 %97, 1
  store i32 0, ptr %28, align 4, !tbaa !41
  %117 = ptrtoint ptr %108 to i64
  store i64 %117, ptr %29, align 8, !tbaa !43
  %118 = getelementptr inbounds i8, ptr %108, i64 48
  %119 = load i64, ptr %118, align 8, !tbaa !44
  store i64 %119, ptr %30, align 8, !tbaa !45
  %120 = getelementptr inbounds i8, ptr %108, i64 64
  %121 = load i64, ptr %120, align 8, !tbaa !46
  %122 = icmp ne i64 %121, 0
  %123 = zext i1 %122 to i32
  %124 = getelementptr inbounds i8, ptr %108, i64 96
  %125 = getelementptr inbounds i8, ptr %108, i64 72
  %126 = getelementptr inbounds i8, ptr %108, i64 40
  %127 = getelementptr inbounds i8, ptr %108, i64 36
  %128 = getelementptr inbounds i8, ptr %108, i64 8
  %129 = getelementptr inbounds i8, ptr %108, i64 12
  %130 = getelementptr inbounds i8, ptr %108, i64 4
  %131 = getelementptr inbounds i8, ptr %108, i64 80
  %132 = getelementptr inbounds i8, ptr %108, i64 88
  %133 = getelementptr inbounds i8, ptr %108, i64 56
  %134 = getelementptr inbounds i8, ptr %108, i64 104
  %135 = getelementptr inbounds i8, ptr %108, i64 176
  %136 = getelementptr inbounds i8, ptr %108, i64 16
  br label %137

137:                                              ; preds = %776, %115
  %138 = phi i64 [ %107, %115 ], [ %685, %776 ]
  %139 = phi i64 [ %106, %115 ], [ %686, %776 ]
  %140 = phi i32 [ %105, %115 ], [ %687, %776 ]
  %141 = phi ptr [ %104, %115 ], [ %688, %776 ]
  %142 = phi i64 [ %103, %115 ], [ %689, %776 ]
  %143 = phi i64 [ %102, %115 ], [ %690, %776 ]
  %144 = phi i32 [ %101, %115 ], [ %691, %776 ]
  %145 = phi ptr [ %100, %115 ], [ %692, %776 ]
  %146 = phi i64 [ %99, %115 ], [ %693, %776 ]
  %147 = phi i32 [ 0, %115 ], [ %695, %776 ]
  %148 = phi i32 [ %123, %115 ], [ 0, %776 ]
  %149 = load atomic i64, ptr %31 acquire, align 8
  %150 = icmp eq i64 %149, %138
  %151 = select i1 %150, i64 %139, i64 -1
  %152 = select i1 %150, i64 %143, i64 -1
  %153 = load atomic i64, ptr %32 acquire, align 8
  %154 = inttoptr i64 %153 to ptr
  %155 = icmp eq i64 %153, 0
  br i1 %155, label %240, label %156

156:                                              ; preds = %137
  %157 = load i64, ptr %33, align 8, !tbaa !47
  %158 = icmp ugt i64 %157, 1
  br i1 %158, label %159, label %240

159:                                              ; preds = %156
  %160 = load i64, ptr %120, align 8, !tbaa !46
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %240

162:                                              ; preds = %159
  %163 = load i64, ptr %124, align 8, !tbaa !48
  %164 = icmp eq i64 %163, 2
  br i1 %164, label %165, label %169

165:                                              ; preds = %162
  %166 = load i64, ptr %34, align 8, !tbaa !49
  %167 = and i64 %166, 16
  %168 = icmp eq i64 %167, 0
  br i1 %168, label %240, label %169

169:                                              ; preds = %165, %162
  %170 = load i64, ptr %35, align 8, !tbaa !50
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %175, label %172

172:                                              ; preds = %169
  %173 = load i64, ptr %125, align 8, !tbaa !51
  %174 = sub i64 %170, %173
  store i64 %174, ptr %35, align 8, !tbaa !50
  br label %240

175:                                              ; preds = %169
  %176 = load i64, ptr %126, align 8, !tbaa !52
  %177 = inttoptr i64 %176 to ptr
  %178 = load i32, ptr %127, align 4, !tbaa !53
  %179 = zext i32 %178 to i64
  %180 = urem i64 %179, %157
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %182, label %240

182:                                              ; preds = %175
  %183 = load i32, ptr %128, align 8, !tbaa !54
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %240

185:                                              ; preds = %182
  %186 = load i64, ptr %125, align 8, !tbaa !51
  %187 = icmp ne i64 %186, 0
  %188 = icmp eq i32 %178, 0
  %189 = or i1 %188, %187
  br i1 %189, label %224, label %190

190:                                              ; preds = %185
  %191 = load i64, ptr %36, align 8, !tbaa !55
  %192 = getelementptr inbounds i8, ptr %177, i64 528
  %193 = load i64, ptr %192, align 8, !tbaa !56
  %194 = getelementptr inbounds i8, ptr %177, i64 524
  %195 = load i32, ptr %194, align 4, !tbaa !20
  br label %207

196:                                              ; preds = %218
  %197 = mul i64 %219, %191
  %198 = add i64 %197, %176
  %199 = inttoptr i64 %198 to ptr
  %200 = getelementptr inbounds i8, ptr %199, i64 528
  %201 = load i64, ptr %200, align 8, !tbaa !56
  %202 = icmp eq i64 %201, %193
  br i1 %202, label %203, label %222, !llvm.loop !57

203:                                              ; preds = %196
  %204 = getelementptr inbounds i8, ptr %199, i64 524
  %205 = load i32, ptr %204, align 4, !tbaa !20
  %206 = icmp eq i32 %205, %195
  br i1 %206, label %207, label %222, !llvm.loop !57

207:                                              ; preds = %190, %203
  %208 = phi i64 [ %219, %203 ], [ 0, %190 ]
  %209 = phi i1 [ %220, %203 ], [ false, %190 ]
  %210 = phi ptr [ %199, %203 ], [ %177, %190 ]
  %211 = getelementptr inbounds i8, ptr %210, i64 536
  %212 = load i32, ptr %211, align 8, !tbaa !20
  switch i32 %212, label %218 [
    i32 2, label %222
    i32 1, label %213
  ]

213:                                              ; preds = %207
  %214 = getelementptr inbounds i8, ptr %210, i64 540
  %215 = load i32, ptr %214, align 4, !tbaa !20
  %216 = load i32, ptr %129, align 4, !tbaa !58
  %217 = icmp eq i32 %215, %216
  br i1 %217, label %222, label %218

218:                                              ; preds = %213, %207
  %219 = add nuw nsw i64 %208, 1
  %220 = icmp uge i64 %219, %179
  %221 = icmp eq i64 %219, %179
  br i1 %221, label %222, label %196, !llvm.loop !57

222:                                              ; preds = %196, %203, %207, %213, %218
  %223 = phi i1 [ %220, %218 ], [ %209, %213 ], [ %209, %207 ], [ %220, %203 ], [ %220, %196 ]
  br i1 %223, label %224, label %240

224:                                              ; preds = %222, %185
  %225 = call i32 %154(ptr noundef %0, ptr noundef nonnull %108, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %149) #11
  %226 = load atomic i32, ptr %37 monotonic, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %1238

228:                                              ; preds = %224
  %229 = or i32 %225, %148
  %230 = load i32, ptr %130, align 4, !tbaa !59
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %240

232:                                              ; preds = %228
  store i32 0, ptr %108, align 8, !tbaa !39
  %233 = load i64, ptr %47, align 8, !tbaa !15
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %814, label %235

235:                                              ; preds = %232
  %236 = inttoptr i64 %233 to ptr
  %237 = getelementptr inbounds i8, ptr %236, i64 144
  %238 = load i64, ptr %237, align 8, !tbaa !60
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %814, label %802

240:                                              ; preds = %228, %222, %182, %175, %172, %165, %159, %156, %137
  %241 = phi i32 [ %148, %159 ], [ %229, %228 ], [ %148, %222 ], [ %148, %156 ], [ %148, %137 ], [ %148, %172 ], [ %148, %165 ], [ %148, %182 ], [ %148, %175 ]
  store i64 0, ptr %125, align 8, !tbaa !51
  %242 = load i64, ptr %120, align 8, !tbaa !46
  %243 = trunc i64 %242 to i32
  %244 = load i32, ptr %127, align 4, !tbaa !53
  %245 = icmp ugt i32 %244, %243
  br i1 %245, label %246, label %684

246:                                              ; preds = %240, %669
  %247 = phi i64 [ %670, %669 ], [ %149, %240 ]
  %248 = phi i64 [ %671, %669 ], [ %151, %240 ]
  %249 = phi i32 [ %672, %669 ], [ %140, %240 ]
  %250 = phi ptr [ %673, %669 ], [ %141, %240 ]
  %251 = phi i64 [ %674, %669 ], [ %142, %240 ]
  %252 = phi i64 [ %675, %669 ], [ %152, %240 ]
  %253 = phi i32 [ %676, %669 ], [ %144, %240 ]
  %254 = phi ptr [ %677, %669 ], [ %145, %240 ]
  %255 = phi i64 [ %678, %669 ], [ %146, %240 ]
  %256 = phi i32 [ %682, %669 ], [ %244, %240 ]
  %257 = phi i32 [ %681, %669 ], [ %241, %240 ]
  %258 = phi i32 [ %680, %669 ], [ %147, %240 ]
  %259 = phi i32 [ %679, %669 ], [ %243, %240 ]
  %260 = load i64, ptr %124, align 8, !tbaa !48
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %275, label %262

262:                                              ; preds = %246
  %263 = zext i32 %256 to i64
  %264 = load i64, ptr %131, align 8, !tbaa !62
  %265 = load i64, ptr %132, align 8, !tbaa !63
  %266 = icmp eq i64 %265, 0
  %267 = zext i32 %259 to i64
  %268 = sub nsw i64 %263, %267
  %269 = select i1 %266, i64 %267, i64 %268
  %270 = add i64 %269, %264
  %271 = icmp ult i64 %270, %263
  %272 = select i1 %271, i64 0, i64 %263
  %273 = sub i64 %270, %272
  %274 = trunc i64 %273 to i32
  br label %275

275:                                              ; preds = %262, %246
  %276 = phi i32 [ %274, %262 ], [ %259, %246 ]
  %277 = load i64, ptr %126, align 8, !tbaa !52
  %278 = zext i32 %276 to i64
  %279 = load i64, ptr %36, align 8, !tbaa !55
  %280 = mul i64 %279, %278
  %281 = add i64 %280, %277
  %282 = inttoptr i64 %281 to ptr
  %283 = getelementptr inbounds i8, ptr %282, i64 536
  %284 = load i32, ptr %283, align 8, !tbaa !20
  switch i32 %284, label %292 [
    i32 2, label %290
    i32 1, label %285
  ]

285:                                              ; preds = %275
  %286 = getelementptr inbounds i8, ptr %282, i64 540
  %287 = load i32, ptr %286, align 4, !tbaa !20
  %288 = load i32, ptr %129, align 4, !tbaa !58
  %289 = icmp eq i32 %287, %288
  br i1 %289, label %290, label %292

290:                                              ; preds = %285, %275
  %291 = add nuw i32 %259, 1
  br label %669, !llvm.loop !64

292:                                              ; preds = %285, %275
  %293 = load i64, ptr %16, align 8, !tbaa !31
  %294 = icmp sgt i64 %293, 0
  br i1 %294, label %312, label %295

295:                                              ; preds = %292
  %296 = load i64, ptr %6, align 8, !tbaa !28
  %297 = icmp eq i64 %296, -1
  br i1 %297, label %308, label %298

298:                                              ; preds = %295
  %299 = call i64 @llvm.readcyclecounter()
  %300 = load i64, ptr %6, align 8, !tbaa !28
  %301 = icmp ult i64 %299, %300
  br i1 %301, label %302, label %777

302:                                              ; preds = %298
  %303 = load i64, ptr %126, align 8, !tbaa !52
  %304 = load i64, ptr %36, align 8, !tbaa !55
  %305 = load i64, ptr %124, align 8, !tbaa !48
  %306 = mul i64 %304, %278
  %307 = add i64 %306, %303
  br label %308

308:                                              ; preds = %302, %295
  %309 = phi i64 [ %307, %302 ], [ %281, %295 ]
  %310 = phi i64 [ %305, %302 ], [ %260, %295 ]
  %311 = load i64, ptr %19, align 8, !tbaa !32
  store i64 %311, ptr %16, align 8, !tbaa !31
  br label %312

312:                                              ; preds = %308, %292
  %313 = phi i64 [ %309, %308 ], [ %281, %292 ]
  %314 = phi i64 [ %310, %308 ], [ %260, %292 ]
  store i64 %313, ptr %38, align 8, !tbaa !65
  %315 = load i64, ptr %133, align 8, !tbaa !66
  %316 = load i64, ptr %39, align 8, !tbaa !67
  %317 = mul i64 %316, %278
  %318 = load i32, ptr %40, align 4, !tbaa !3
  %319 = zext i32 %318 to i64
  %320 = mul i64 %317, %319
  %321 = add i64 %320, %315
  store i64 %321, ptr %41, align 8, !tbaa !68
  %322 = load i64, ptr %42, align 8, !tbaa !69
  store i64 %322, ptr %0, align 8, !tbaa !70
  %323 = icmp eq i64 %314, 2
  br i1 %323, label %324, label %333

324:                                              ; preds = %312
  %325 = load i64, ptr %43, align 8, !tbaa !71
  %326 = load i64, ptr %134, align 8, !tbaa !72
  %327 = add i64 %326, 1
  store i64 %327, ptr %134, align 8, !tbaa !72
  %328 = add i64 %326, %325
  %329 = mul i64 %328, 246948723733
  %330 = lshr i64 %329, 32
  %331 = and i64 %330, 63
  %332 = add nuw nsw i64 %331, 1
  store i64 %332, ptr %0, align 8, !tbaa !70
  br label %333

333:                                              ; preds = %324, %312
  %334 = phi i64 [ %332, %324 ], [ %322, %312 ]
  store i64 %334, ptr %20, align 8, !tbaa !33
  %335 = load i64, ptr %44, align 8, !tbaa !18
  %336 = load i32, ptr %283, align 8, !tbaa !20
  %337 = icmp eq i32 %336, 3
  %338 = and i64 %335, 1
  %339 = select i1 %337, i64 0, i64 %338
  store i64 %339, ptr %45, align 8, !tbaa !73
  %340 = icmp eq i32 %336, 1
  br i1 %340, label %341, label %342

341:                                              ; preds = %333
  store i32 0, ptr %283, align 8, !tbaa !20
  br label %342

342:                                              ; preds = %341, %333
  %343 = getelementptr inbounds i8, ptr %282, i64 528
  %344 = load i64, ptr %343, align 8, !tbaa !56
  %345 = getelementptr inbounds i8, ptr %282, i64 524
  br label %346

346:                                              ; preds = %450, %342
  %347 = phi i64 [ %247, %342 ], [ %432, %450 ]
  %348 = phi i64 [ %248, %342 ], [ %433, %450 ]
  %349 = phi i32 [ %249, %342 ], [ %434, %450 ]
  %350 = phi ptr [ %250, %342 ], [ %435, %450 ]
  %351 = phi i64 [ %251, %342 ], [ %436, %450 ]
  %352 = phi i64 [ %252, %342 ], [ %437, %450 ]
  %353 = phi i32 [ %253, %342 ], [ %438, %450 ]
  %354 = phi ptr [ %254, %342 ], [ %439, %450 ]
  %355 = phi i64 [ %255, %342 ], [ %440, %450 ]
  %356 = phi i64 [ %344, %342 ], [ %452, %450 ]
  %357 = load i32, ptr %345, align 4, !tbaa !20
  %358 = icmp eq i64 %348, %356
  %359 = icmp eq i32 %349, %357
  %360 = select i1 %358, i1 %359, i1 false
  br i1 %360, label %431, label %361

361:                                              ; preds = %346
  %362 = add i64 %356, 1
  %363 = and i32 %357, 1023
  %364 = lshr i32 %357, 13
  %365 = and i32 %364, 1024
  %366 = or disjoint i32 %365, %363
  %367 = zext nneg i32 %366 to i64
  %368 = shl nuw nsw i64 %367, 48
  %369 = or i64 %368, %362
  %370 = icmp eq i64 %352, %356
  %371 = icmp eq i32 %353, %357
  %372 = select i1 %370, i1 %371, i1 false
  br i1 %372, label %426, label %373

373:                                              ; preds = %361
  %374 = inttoptr i64 %347 to ptr
  %375 = getelementptr inbounds i8, ptr %374, i64 -8
  %376 = load i64, ptr %375, align 8, !tbaa !56
  %377 = lshr i64 %369, 2
  %378 = mul i64 %377, -7046029254386353131
  %379 = lshr i64 %378, 40
  br label %380

380:                                              ; preds = %380, %373
  %381 = phi i64 [ %379, %373 ], [ %391, %380 ]
  %382 = phi ptr [ undef, %373 ], [ %389, %380 ]
  %383 = and i64 %381, %376
  %384 = getelementptr inbounds %struct.Region, ptr %374, i64 %383
  %385 = load i64, ptr %384, align 8, !tbaa !74
  %386 = icmp ne i64 %385, %369
  %387 = icmp ne i64 %385, 0
  %388 = select i1 %387, ptr %382, ptr null
  %389 = select i1 %386, ptr %388, ptr %384
  %390 = and i1 %386, %387
  %391 = add i64 %381, 1
  br i1 %390, label %380, label %392

392:                                              ; preds = %380
  %393 = icmp eq ptr %389, null
  br i1 %393, label %394, label %417

394:                                              ; preds = %392
  %395 = load atomic i64, ptr %31 acquire, align 8
  %396 = icmp eq i64 %395, %347
  %397 = inttoptr i64 %395 to ptr
  %398 = getelementptr inbounds i8, ptr %397, i64 -8
  %399 = load i64, ptr %398, align 8, !tbaa !56
  br label %400

400:                                              ; preds = %400, %394
  %401 = phi i64 [ %379, %394 ], [ %411, %400 ]
  %402 = phi ptr [ undef, %394 ], [ %409, %400 ]
  %403 = and i64 %401, %399
  %404 = getelementptr inbounds %struct.Region, ptr %397, i64 %403
  %405 = load i64, ptr %404, align 8, !tbaa !74
  %406 = icmp ne i64 %405, %369
  %407 = icmp ne i64 %405, 0
  %408 = select i1 %407, ptr %402, ptr null
  %409 = select i1 %406, ptr %408, ptr %404
  %410 = and i1 %406, %407
  %411 = add i64 %401, 1
  br i1 %410, label %400, label %412

412:                                              ; preds = %400
  %413 = select i1 %396, i64 %348, i64 -1
  %414 = icmp eq ptr %409, null
  br i1 %414, label %415, label %417

415:                                              ; preds = %412
  %416 = select i1 %396, i64 %352, i64 -1
  store i64 %369, ptr %24, align 8, !tbaa !56
  br label %453

417:                                              ; preds = %412, %392
  %418 = phi i64 [ %395, %412 ], [ %347, %392 ]
  %419 = phi i64 [ %413, %412 ], [ %348, %392 ]
  %420 = phi ptr [ %409, %412 ], [ %389, %392 ]
  %421 = getelementptr inbounds i8, ptr %420, i64 8
  %422 = load i64, ptr %421, align 8, !tbaa !76
  %423 = inttoptr i64 %422 to ptr
  %424 = getelementptr inbounds i8, ptr %420, i64 16
  %425 = load i64, ptr %424, align 8, !tbaa !56
  br label %426

426:                                              ; preds = %361, %417
  %427 = phi i64 [ %418, %417 ], [ %347, %361 ]
  %428 = phi i64 [ %419, %417 ], [ %348, %361 ]
  %429 = phi ptr [ %423, %417 ], [ %354, %361 ]
  %430 = phi i64 [ %425, %417 ], [ %355, %361 ]
  store i64 %369, ptr %46, align 8, !tbaa !56
  br label %431

431:                                              ; preds = %346, %426
  %432 = phi i64 [ %427, %426 ], [ %347, %346 ]
  %433 = phi i64 [ %356, %426 ], [ %348, %346 ]
  %434 = phi i32 [ %357, %426 ], [ %349, %346 ]
  %435 = phi ptr [ %429, %426 ], [ %350, %346 ]
  %436 = phi i64 [ %430, %426 ], [ %351, %346 ]
  %437 = phi i64 [ %428, %426 ], [ %352, %346 ]
  %438 = phi i32 [ %349, %426 ], [ %353, %346 ]
  %439 = phi ptr [ %350, %426 ], [ %354, %346 ]
  %440 = phi i64 [ %351, %426 ], [ %355, %346 ]
  %441 = call i64 %435(ptr noundef %282, ptr noundef nonnull %0, i64 noundef %436) #11
  %442 = and i64 %441, 281474976710655
  store i64 %442, ptr %343, align 8, !tbaa !56
  %443 = icmp ult i64 %441, 281474976710656
  br i1 %443, label %447, label %444

444:                                              ; preds = %431
  %445 = lshr i64 %441, 48
  %446 = trunc nuw nsw i64 %445 to i32
  br label %453

447:                                              ; preds = %431
  %448 = load i64, ptr %0, align 8, !tbaa !70
  %449 = icmp ult i64 %448, 2
  br i1 %449, label %453, label %450

450:                                              ; preds = %447
  %451 = add i64 %448, -1
  store i64 %451, ptr %0, align 8, !tbaa !70
  %452 = load i64, ptr %343, align 8, !tbaa !56
  br label %346

453:                                              ; preds = %447, %444, %415
  %454 = phi i64 [ %432, %444 ], [ %395, %415 ], [ %432, %447 ]
  %455 = phi i64 [ %433, %444 ], [ %413, %415 ], [ %433, %447 ]
  %456 = phi i32 [ %434, %444 ], [ %349, %415 ], [ %434, %447 ]
  %457 = phi ptr [ %435, %444 ], [ %350, %415 ], [ %435, %447 ]
  %458 = phi i64 [ %436, %444 ], [ %351, %415 ], [ %436, %447 ]
  %459 = phi i64 [ %437, %444 ], [ %416, %415 ], [ %437, %447 ]
  %460 = phi i32 [ %438, %444 ], [ %353, %415 ], [ %438, %447 ]
  %461 = phi ptr [ %439, %444 ], [ %354, %415 ], [ %439, %447 ]
  %462 = phi i64 [ %440, %444 ], [ %355, %415 ], [ %440, %447 ]
  %463 = phi i32 [ %446, %444 ], [ 3, %415 ], [ 3, %447 ]
  %464 = load i64, ptr %16, align 8, !tbaa !31
  %465 = add nsw i64 %464, -64
  store i64 %465, ptr %16, align 8, !tbaa !31
  %466 = load i64, ptr %0, align 8, !tbaa !70
  %467 = load i64, ptr %20, align 8, !tbaa !33
  %468 = icmp ult i64 %466, %467
  br i1 %468, label %469, label %472

469:                                              ; preds = %453
  %470 = add i64 %466, %465
  %471 = sub i64 %470, %467
  store i64 %471, ptr %16, align 8, !tbaa !31
  br label %472

472:                                              ; preds = %469, %453
  %473 = load atomic i32, ptr %37 monotonic, align 4
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %475, label %1238

475:                                              ; preds = %472
  %476 = load i64, ptr %24, align 8, !tbaa !35
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %478, label %779

478:                                              ; preds = %475
  switch i32 %463, label %500 [
    i32 2, label %479
    i32 1, label %489
    i32 7, label %499
    i32 4, label %504
  ]

479:                                              ; preds = %478
  %480 = load i32, ptr %129, align 4, !tbaa !58
  %481 = getelementptr inbounds i8, ptr %282, i64 540
  store i32 %480, ptr %481, align 4, !tbaa !20
  store i32 1, ptr %283, align 8, !tbaa !20
  %482 = load i32, ptr %128, align 8, !tbaa !54
  %483 = add i32 %482, 1
  store i32 %483, ptr %128, align 8, !tbaa !54
  %484 = load i32, ptr %130, align 4, !tbaa !59
  %485 = icmp ult i32 %483, %484
  br i1 %485, label %522, label %486

486:                                              ; preds = %479
  store i32 0, ptr %128, align 8, !tbaa !54
  %487 = load i32, ptr %129, align 4, !tbaa !58
  %488 = add i32 %487, 1
  store i32 %488, ptr %129, align 4, !tbaa !58
  store i64 0, ptr %135, align 8, !tbaa !77
  br label %522

489:                                              ; preds = %478
  store i32 2, ptr %283, align 8, !tbaa !20
  %490 = load i32, ptr %130, align 4, !tbaa !59
  %491 = add i32 %490, -1
  store i32 %491, ptr %130, align 4, !tbaa !59
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %522, label %493

493:                                              ; preds = %489
  %494 = load i32, ptr %128, align 8, !tbaa !54
  %495 = icmp ult i32 %494, %491
  br i1 %495, label %522, label %496

496:                                              ; preds = %493
  store i32 0, ptr %128, align 8, !tbaa !54
  %497 = load i32, ptr %129, align 4, !tbaa !58
  %498 = add i32 %497, 1
  store i32 %498, ptr %129, align 4, !tbaa !58
  store i64 0, ptr %135, align 8, !tbaa !77
  br label %522

499:                                              ; preds = %478
  store i32 3, ptr %283, align 8, !tbaa !20
  br label %522

500:                                              ; preds = %478
  %501 = load i32, ptr %283, align 8, !tbaa !20
  %502 = icmp ne i32 %501, 3
  br i1 %502, label %503, label %510

503:                                              ; preds = %500
  store i32 0, ptr %283, align 8, !tbaa !20
  br label %510

504:                                              ; preds = %478
  store i32 1, ptr %283, align 8, !tbaa !20
  %505 = getelementptr inbounds i8, ptr %282, i64 540
  %506 = load i32, ptr %505, align 4, !tbaa !20
  %507 = load i32, ptr %129, align 4, !tbaa !58
  %508 = icmp ne i32 %506, %507
  %509 = zext i1 %508 to i32
  br label %522

510:                                              ; preds = %503, %500
  %511 = icmp eq i32 %463, 3
  br i1 %511, label %512, label %517

512:                                              ; preds = %510
  %513 = load i64, ptr %47, align 8, !tbaa !15
  %514 = icmp eq i64 %513, 0
  %515 = or i1 %502, %514
  br i1 %515, label %517, label %516

516:                                              ; preds = %512
  store i32 0, ptr %283, align 8, !tbaa !20
  br label %517

517:                                              ; preds = %516, %512, %510
  %518 = icmp eq i32 %463, 7
  %519 = zext i1 %518 to i32
  %520 = or i32 %258, %519
  %521 = add i32 %259, 1
  br label %669

522:                                              ; preds = %504, %499, %496, %493, %489, %486, %479
  %523 = phi i32 [ 1, %486 ], [ 1, %479 ], [ %509, %504 ], [ 1, %489 ], [ 1, %493 ], [ 1, %496 ], [ 1, %499 ]
  %524 = or i32 %523, %257
  %525 = icmp eq i32 %463, 7
  %526 = zext i1 %525 to i32
  %527 = or i32 %258, %526
  %528 = add i32 %259, 1
  %529 = add nsw i32 %463, -1
  %530 = icmp ult i32 %529, 2
  %531 = icmp eq i64 %455, %344
  %532 = select i1 %530, i1 %531, i1 false
  br i1 %532, label %533, label %669, !llvm.loop !64

533:                                              ; preds = %522
  %534 = load i64, ptr %343, align 8, !tbaa !56
  %535 = zext nneg i32 %463 to i64
  %536 = shl nuw nsw i64 %535, 48
  %537 = or i64 %534, %536
  %538 = load i32, ptr %127, align 4, !tbaa !53
  %539 = icmp ugt i32 %538, %528
  br i1 %539, label %540, label %665

540:                                              ; preds = %533
  %541 = zext i32 %528 to i64
  br label %542

542:                                              ; preds = %652, %540
  %543 = phi i64 [ %541, %540 ], [ %653, %652 ]
  %544 = phi i32 [ %538, %540 ], [ %654, %652 ]
  %545 = load i64, ptr %124, align 8, !tbaa !48
  %546 = icmp eq i64 %545, 0
  br i1 %546, label %558, label %547

547:                                              ; preds = %542
  %548 = zext i32 %544 to i64
  %549 = load i64, ptr %131, align 8, !tbaa !62
  %550 = load i64, ptr %132, align 8, !tbaa !63
  %551 = icmp eq i64 %550, 0
  %552 = sub nsw i64 %548, %543
  %553 = select i1 %551, i64 %543, i64 %552
  %554 = add i64 %553, %549
  %555 = icmp ult i64 %554, %548
  %556 = select i1 %555, i64 0, i64 %548
  %557 = sub i64 %554, %556
  br label %558

558:                                              ; preds = %547, %542
  %559 = phi i64 [ %557, %547 ], [ %543, %542 ]
  %560 = load i64, ptr %126, align 8, !tbaa !52
  %561 = and i64 %559, 4294967295
  %562 = load i64, ptr %36, align 8, !tbaa !55
  %563 = mul i64 %562, %561
  %564 = add i64 %563, %560
  %565 = inttoptr i64 %564 to ptr
  %566 = getelementptr inbounds i8, ptr %565, i64 528
  %567 = load i64, ptr %566, align 8, !tbaa !56
  %568 = icmp eq i64 %567, %344
  br i1 %568, label %569, label %662

569:                                              ; preds = %558
  %570 = getelementptr inbounds i8, ptr %565, i64 524
  %571 = load i32, ptr %570, align 4, !tbaa !20
  %572 = icmp eq i32 %571, %456
  br i1 %572, label %573, label %662

573:                                              ; preds = %569
  %574 = getelementptr inbounds i8, ptr %565, i64 536
  %575 = load i32, ptr %574, align 8, !tbaa !20
  switch i32 %575, label %584 [
    i32 2, label %662
    i32 1, label %576
  ]

576:                                              ; preds = %573
  %577 = getelementptr inbounds i8, ptr %565, i64 540
  %578 = load i32, ptr %577, align 4, !tbaa !20
  %579 = load i32, ptr %129, align 4, !tbaa !58
  %580 = icmp eq i32 %578, %579
  %581 = load i64, ptr %16, align 8
  %582 = icmp slt i64 %581, 1
  %583 = select i1 %580, i1 true, i1 %582
  br i1 %583, label %662, label %587

584:                                              ; preds = %573
  %585 = load i64, ptr %16, align 8, !tbaa !31
  %586 = icmp slt i64 %585, 1
  br i1 %586, label %662, label %587

587:                                              ; preds = %576, %584
  store i64 %564, ptr %38, align 8, !tbaa !65
  %588 = load i64, ptr %133, align 8, !tbaa !66
  %589 = load i64, ptr %39, align 8, !tbaa !67
  %590 = mul i64 %589, %561
  %591 = load i32, ptr %40, align 4, !tbaa !3
  %592 = zext i32 %591 to i64
  %593 = mul i64 %590, %592
  %594 = add i64 %593, %588
  store i64 %594, ptr %41, align 8, !tbaa !68
  %595 = load i64, ptr %42, align 8, !tbaa !69
  store i64 %595, ptr %0, align 8, !tbaa !70
  %596 = icmp eq i64 %545, 2
  br i1 %596, label %597, label %606

597:                                              ; preds = %587
  %598 = load i64, ptr %43, align 8, !tbaa !71
  %599 = load i64, ptr %134, align 8, !tbaa !72
  %600 = add i64 %599, 1
  store i64 %600, ptr %134, align 8, !tbaa !72
  %601 = add i64 %599, %598
  %602 = mul i64 %601, 246948723733
  %603 = lshr i64 %602, 32
  %604 = and i64 %603, 63
  %605 = add nuw nsw i64 %604, 1
  store i64 %605, ptr %0, align 8, !tbaa !70
  br label %606

606:                                              ; preds = %597, %587
  %607 = phi i64 [ %605, %597 ], [ %595, %587 ]
  store i64 %607, ptr %20, align 8, !tbaa !33
  %608 = call i64 %457(ptr noundef nonnull %565, ptr noundef nonnull %0, i64 noundef %458) #11
  %609 = load i64, ptr %16, align 8, !tbaa !31
  %610 = add nsw i64 %609, -64
  store i64 %610, ptr %16, align 8, !tbaa !31
  %611 = load i64, ptr %0, align 8, !tbaa !70
  %612 = load i64, ptr %20, align 8, !tbaa !33
  %613 = icmp ult i64 %611, %612
  br i1 %613, label %614, label %617

614:                                              ; preds = %606
  %615 = add i64 %611, %610
  %616 = sub i64 %615, %612
  store i64 %616, ptr %16, align 8, !tbaa !31
  br label %617

617:                                              ; preds = %614, %606
  %618 = and i64 %608, 281474976710655
  store i64 %618, ptr %566, align 8, !tbaa !56
  %619 = lshr i64 %608, 48
  %620 = trunc nuw i64 %619 to i16
  switch i16 %620, label %642 [
    i16 2, label %621
    i16 1, label %631
    i16 7, label %641
    i16 4, label %646
  ]

621:                                              ; preds = %617
  %622 = load i32, ptr %129, align 4, !tbaa !58
  %623 = getelementptr inbounds i8, ptr %565, i64 540
  store i32 %622, ptr %623, align 4, !tbaa !20
  store i32 1, ptr %574, align 8, !tbaa !20
  %624 = load i32, ptr %128, align 8, !tbaa !54
  %625 = add i32 %624, 1
  store i32 %625, ptr %128, align 8, !tbaa !54
  %626 = load i32, ptr %130, align 4, !tbaa !59
  %627 = icmp ult i32 %625, %626
  br i1 %627, label %647, label %628

628:                                              ; preds = %621
  store i32 0, ptr %128, align 8, !tbaa !54
  %629 = load i32, ptr %129, align 4, !tbaa !58
  %630 = add i32 %629, 1
  store i32 %630, ptr %129, align 4, !tbaa !58
  store i64 0, ptr %135, align 8, !tbaa !77
  br label %647

631:                                              ; preds = %617
  store i32 2, ptr %574, align 8, !tbaa !20
  %632 = load i32, ptr %130, align 4, !tbaa !59
  %633 = add i32 %632, -1
  store i32 %633, ptr %130, align 4, !tbaa !59
  %634 = icmp eq i32 %633, 0
  br i1 %634, label %647, label %635

635:                                              ; preds = %631
  %636 = load i32, ptr %128, align 8, !tbaa !54
  %637 = icmp ult i32 %636, %633
  br i1 %637, label %647, label %638

638:                                              ; preds = %635
  store i32 0, ptr %128, align 8, !tbaa !54
  %639 = load i32, ptr %129, align 4, !tbaa !58
  %640 = add i32 %639, 1
  store i32 %640, ptr %129, align 4, !tbaa !58
  store i64 0, ptr %135, align 8, !tbaa !77
  br label %647

641:                                              ; preds = %617
  store i32 3, ptr %574, align 8, !tbaa !20
  br label %647

642:                                              ; preds = %617
  %643 = load i32, ptr %574, align 8, !tbaa !20
  %644 = icmp eq i32 %643, 3
  br i1 %644, label %647, label %645

645:                                              ; preds = %642
  store i32 0, ptr %574, align 8, !tbaa !20
  br label %647

646:                                              ; preds = %617
  store i32 1, ptr %574, align 8, !tbaa !20
  br label %647

647:                                              ; preds = %646, %645, %642, %641, %638, %635, %631, %628, %621
  %648 = icmp eq i64 %608, %537
  br i1 %648, label %649, label %657

649:                                              ; preds = %647
  %650 = load atomic i32, ptr %37 monotonic, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %652, label %662

652:                                              ; preds = %649
  %653 = add nuw nsw i64 %543, 1
  %654 = load i32, ptr %127, align 4, !tbaa !53
  %655 = zext i32 %654 to i64
  %656 = icmp ult i64 %653, %655
  br i1 %656, label %542, label %662, !llvm.loop !78

657:                                              ; preds = %647
  %658 = trunc nuw i64 %543 to i32
  %659 = icmp ugt i64 %608, 281474976710655
  %660 = zext i1 %659 to i32
  %661 = add nuw i32 %660, %658
  br label %665

662:                                              ; preds = %652, %649, %584, %576, %573, %569, %558
  %663 = phi i64 [ %543, %573 ], [ %543, %584 ], [ %543, %576 ], [ %543, %569 ], [ %543, %558 ], [ %543, %649 ], [ %653, %652 ]
  %664 = trunc i64 %663 to i32
  br label %665

665:                                              ; preds = %662, %657, %533
  %666 = phi i32 [ %661, %657 ], [ %528, %533 ], [ %664, %662 ]
  %667 = load atomic i32, ptr %37 monotonic, align 4
  %668 = icmp eq i32 %667, 0
  br i1 %668, label %669, label %1238

669:                                              ; preds = %665, %522, %517, %290
  %670 = phi i64 [ %454, %517 ], [ %454, %522 ], [ %454, %665 ], [ %247, %290 ]
  %671 = phi i64 [ %455, %517 ], [ %455, %522 ], [ %344, %665 ], [ %248, %290 ]
  %672 = phi i32 [ %456, %517 ], [ %456, %522 ], [ %456, %665 ], [ %249, %290 ]
  %673 = phi ptr [ %457, %517 ], [ %457, %522 ], [ %457, %665 ], [ %250, %290 ]
  %674 = phi i64 [ %458, %517 ], [ %458, %522 ], [ %458, %665 ], [ %251, %290 ]
  %675 = phi i64 [ %459, %517 ], [ %459, %522 ], [ %459, %665 ], [ %252, %290 ]
  %676 = phi i32 [ %460, %517 ], [ %460, %522 ], [ %460, %665 ], [ %253, %290 ]
  %677 = phi ptr [ %461, %517 ], [ %461, %522 ], [ %461, %665 ], [ %254, %290 ]
  %678 = phi i64 [ %462, %517 ], [ %462, %522 ], [ %462, %665 ], [ %255, %290 ]
  %679 = phi i32 [ %521, %517 ], [ %528, %522 ], [ %666, %665 ], [ %291, %290 ]
  %680 = phi i32 [ %520, %517 ], [ %527, %522 ], [ %527, %665 ], [ %258, %290 ]
  %681 = phi i32 [ %257, %517 ], [ %524, %522 ], [ %524, %665 ], [ %257, %290 ]
  %682 = load i32, ptr %127, align 4, !tbaa !53
  %683 = icmp ult i32 %679, %682
  br i1 %683, label %246, label %684

684:                                              ; preds = %669, %240
  %685 = phi i64 [ %149, %240 ], [ %670, %669 ]
  %686 = phi i64 [ %151, %240 ], [ %671, %669 ]
  %687 = phi i32 [ %140, %240 ], [ %672, %669 ]
  %688 = phi ptr [ %141, %240 ], [ %673, %669 ]
  %689 = phi i64 [ %142, %240 ], [ %674, %669 ]
  %690 = phi i64 [ %152, %240 ], [ %675, %669 ]
  %691 = phi i32 [ %144, %240 ], [ %676, %669 ]
  %692 = phi ptr [ %145, %240 ], [ %677, %669 ]
  %693 = phi i64 [ %146, %240 ], [ %678, %669 ]
  %694 = phi i32 [ %244, %240 ], [ %682, %669 ]
  %695 = phi i32 [ %147, %240 ], [ %680, %669 ]
  %696 = phi i32 [ %241, %240 ], [ %681, %669 ]
  store i64 0, ptr %120, align 8, !tbaa !46
  %697 = load i32, ptr %130, align 4, !tbaa !59
  %698 = icmp eq i32 %697, 0
  br i1 %698, label %699, label %707

699:                                              ; preds = %684
  store i32 0, ptr %108, align 8, !tbaa !39
  %700 = load i64, ptr %47, align 8, !tbaa !15
  %701 = icmp eq i64 %700, 0
  br i1 %701, label %814, label %702

702:                                              ; preds = %699
  %703 = inttoptr i64 %700 to ptr
  %704 = getelementptr inbounds i8, ptr %703, i64 144
  %705 = load i64, ptr %704, align 8, !tbaa !60
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %814, label %802

707:                                              ; preds = %684
  %708 = load i64, ptr %124, align 8, !tbaa !48
  %709 = icmp eq i64 %708, 2
  br i1 %709, label %710, label %739

710:                                              ; preds = %707
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %131, i8 0, i64 16, i1 false)
  %711 = load i64, ptr %43, align 8, !tbaa !71
  %712 = load i64, ptr %136, align 8, !tbaa !79
  %713 = add i64 %712, -7046029254386353131
  %714 = lshr i64 %713, 30
  %715 = xor i64 %714, %713
  %716 = mul i64 %715, -4658895280553007687
  %717 = lshr i64 %716, 27
  %718 = xor i64 %717, %716
  %719 = mul i64 %718, -7723592293110705685
  %720 = lshr i64 %719, 31
  %721 = load i64, ptr %134, align 8, !tbaa !72
  %722 = add i64 %721, 1
  store i64 %722, ptr %134, align 8, !tbaa !72
  %723 = xor i64 %711, %720
  %724 = xor i64 %723, %721
  %725 = xor i64 %724, %719
  %726 = add i64 %725, -7046029254386353131
  %727 = lshr i64 %726, 30
  %728 = xor i64 %727, %726
  %729 = mul i64 %728, -4658895280553007687
  %730 = lshr i64 %729, 27
  %731 = xor i64 %730, %729
  %732 = mul i64 %731, -7723592293110705685
  %733 = lshr i64 %732, 31
  %734 = xor i64 %733, %732
  %735 = lshr i64 %734, 1
  %736 = zext i32 %694 to i64
  %737 = urem i64 %735, %736
  store i64 %737, ptr %131, align 8, !tbaa !62
  %738 = and i64 %734, 1
  store i64 %738, ptr %132, align 8, !tbaa !63
  br label %739

739:                                              ; preds = %710, %707
  %740 = icmp eq i32 %696, 0
  br i1 %740, label %741, label %771

741:                                              ; preds = %739
  %742 = icmp eq i32 %694, 0
  br i1 %742, label %766, label %743

743:                                              ; preds = %741
  %744 = load i64, ptr %126, align 8, !tbaa !52
  %745 = load i64, ptr %36, align 8, !tbaa !55
  %746 = zext i32 %694 to i64
  br label %747

747:                                              ; preds = %760, %743
  %748 = phi i64 [ 0, %743 ], [ %761, %760 ]
  %749 = phi i1 [ false, %743 ], [ %762, %760 ]
  %750 = mul i64 %748, %745
  %751 = add i64 %750, %744
  %752 = inttoptr i64 %751 to ptr
  %753 = getelementptr inbounds i8, ptr %752, i64 536
  %754 = load i32, ptr %753, align 8, !tbaa !20
  switch i32 %754, label %764 [
    i32 2, label %760
    i32 1, label %755
  ]

755:                                              ; preds = %747
  %756 = getelementptr inbounds i8, ptr %752, i64 540
  %757 = load i32, ptr %756, align 4, !tbaa !20
  %758 = load i32, ptr %129, align 4, !tbaa !58
  %759 = icmp eq i32 %757, %758
  br i1 %759, label %760, label %764

760:                                              ; preds = %755, %747
  %761 = add nuw nsw i64 %748, 1
  %762 = icmp uge i64 %761, %746
  %763 = icmp eq i64 %761, %746
  br i1 %763, label %764, label %747, !llvm.loop !80

764:                                              ; preds = %760, %755, %747
  %765 = phi i1 [ %762, %760 ], [ %749, %755 ], [ %749, %747 ]
  br i1 %765, label %766, label %781

766:                                              ; preds = %764, %741
  %767 = cmpxchg ptr %37, i32 0, i32 4 acq_rel acquire, align 4
  %768 = extractvalue { i32, i1 } %767, 1
  %769 = zext i1 %768 to i64
  %770 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %769, ptr %770, align 8, !tbaa !81
  br label %1238

771:                                              ; preds = %739
  %772 = icmp eq i32 %695, 0
  br i1 %772, label %776, label %773

773:                                              ; preds = %771
  %774 = load i64, ptr %47, align 8, !tbaa !15
  %775 = icmp eq i64 %774, 0
  br i1 %775, label %776, label %781

776:                                              ; preds = %773, %771
  br label %137

777:                                              ; preds = %298
  %778 = zext i32 %259 to i64
  store i64 %778, ptr %120, align 8, !tbaa !46
  store i64 %98, ptr %25, align 8, !tbaa !36
  br label %1238

779:                                              ; preds = %475
  %780 = zext i32 %259 to i64
  store i64 %780, ptr %120, align 8, !tbaa !46
  store i64 %98, ptr %25, align 8, !tbaa !36
  br label %1238

781:                                              ; preds = %773, %764
  store i64 1, ptr %48, align 8, !tbaa !82
  %782 = load i64, ptr %27, align 8, !tbaa !38
  %783 = load i64, ptr %26, align 8, !tbaa !37
  %784 = add i64 %782, 1
  %785 = icmp eq i64 %784, %783
  %786 = select i1 %785, i64 0, i64 %784
  store i64 %786, ptr %27, align 8, !tbaa !38
  br i1 %740, label %787, label %814

787:                                              ; preds = %111, %781
  %788 = phi i64 [ %114, %111 ], [ %786, %781 ]
  %789 = phi i32 [ %97, %111 ], [ %116, %781 ]
  %790 = phi i64 [ %99, %111 ], [ %693, %781 ]
  %791 = phi ptr [ %100, %111 ], [ %692, %781 ]
  %792 = phi i32 [ %101, %111 ], [ %691, %781 ]
  %793 = phi i64 [ %102, %111 ], [ %690, %781 ]
  %794 = phi i64 [ %103, %111 ], [ %689, %781 ]
  %795 = phi ptr [ %104, %111 ], [ %688, %781 ]
  %796 = phi i32 [ %105, %111 ], [ %687, %781 ]
  %797 = phi i64 [ %106, %111 ], [ %686, %781 ]
  %798 = phi i64 [ %107, %111 ], [ %685, %781 ]
  %799 = phi i64 [ %95, %111 ], [ %783, %781 ]
  %800 = add nuw i64 %98, 1
  %801 = icmp ult i64 %800, %799
  br i1 %801, label %94, label %814, !llvm.loop !83

802:                                              ; preds = %702, %235
  %803 = phi i64 [ %238, %235 ], [ %705, %702 ]
  %804 = phi i64 [ %146, %235 ], [ %693, %702 ]
  %805 = phi ptr [ %145, %235 ], [ %692, %702 ]
  %806 = phi i32 [ %144, %235 ], [ %691, %702 ]
  %807 = phi i64 [ %152, %235 ], [ %690, %702 ]
  %808 = phi i64 [ %142, %235 ], [ %689, %702 ]
  %809 = phi ptr [ %141, %235 ], [ %688, %702 ]
  %810 = phi i32 [ %140, %235 ], [ %687, %702 ]
  %811 = phi i64 [ %151, %235 ], [ %686, %702 ]
  %812 = phi i64 [ %149, %235 ], [ %685, %702 ]
  %813 = inttoptr i64 %803 to ptr
  call void %813(ptr noundef %0, ptr noundef nonnull %108) #11
  br label %814

814:                                              ; preds = %787, %781, %802, %79, %232, %235, %699, %702
  %815 = phi i32 [ %97, %702 ], [ %97, %699 ], [ %97, %235 ], [ %97, %232 ], [ 0, %79 ], [ %97, %802 ], [ %789, %787 ], [ %116, %781 ]
  %816 = phi i1 [ true, %702 ], [ true, %699 ], [ true, %235 ], [ true, %232 ], [ false, %79 ], [ true, %802 ], [ false, %781 ], [ false, %787 ]
  %817 = phi i1 [ false, %702 ], [ false, %699 ], [ false, %235 ], [ false, %232 ], [ false, %79 ], [ false, %802 ], [ false, %787 ], [ true, %781 ]
  %818 = phi i64 [ %693, %702 ], [ %693, %699 ], [ %146, %235 ], [ %146, %232 ], [ %88, %79 ], [ %804, %802 ], [ %790, %787 ], [ %693, %781 ]
  %819 = phi ptr [ %692, %702 ], [ %692, %699 ], [ %145, %235 ], [ %145, %232 ], [ %87, %79 ], [ %805, %802 ], [ %791, %787 ], [ %692, %781 ]
  %820 = phi i32 [ %691, %702 ], [ %691, %699 ], [ %144, %235 ], [ %144, %232 ], [ %86, %79 ], [ %806, %802 ], [ %792, %787 ], [ %691, %781 ]
  %821 = phi i64 [ %690, %702 ], [ %690, %699 ], [ %152, %235 ], [ %152, %232 ], [ %85, %79 ], [ %807, %802 ], [ %793, %787 ], [ %690, %781 ]
  %822 = phi i64 [ %689, %702 ], [ %689, %699 ], [ %142, %235 ], [ %142, %232 ], [ %84, %79 ], [ %808, %802 ], [ %794, %787 ], [ %689, %781 ]
  %823 = phi ptr [ %688, %702 ], [ %688, %699 ], [ %141, %235 ], [ %141, %232 ], [ %83, %79 ], [ %809, %802 ], [ %795, %787 ], [ %688, %781 ]
  %824 = phi i32 [ %687, %702 ], [ %687, %699 ], [ %140, %235 ], [ %140, %232 ], [ %82, %79 ], [ %810, %802 ], [ %796, %787 ], [ %687, %781 ]
  %825 = phi i64 [ %686, %702 ], [ %686, %699 ], [ %151, %235 ], [ %151, %232 ], [ %81, %79 ], [ %811, %802 ], [ %797, %787 ], [ %686, %781 ]
  %826 = phi i64 [ %685, %702 ], [ %685, %699 ], [ %149, %235 ], [ %149, %232 ], [ %80, %79 ], [ %812, %802 ], [ %798, %787 ], [ %685, %781 ]
  store i64 0, ptr %25, align 8, !tbaa !36
  %827 = load atomic i32, ptr %37 monotonic, align 4
  %828 = icmp eq i32 %827, 0
  br i1 %828, label %829, label %1238

829:                                              ; preds = %814
  %830 = load i64, ptr %21, align 8, !tbaa !34
  %831 = inttoptr i64 %830 to ptr
  %832 = load i64, ptr %26, align 8, !tbaa !37
  %833 = icmp eq i64 %832, 0
  br i1 %833, label %1207, label %837

834:                                              ; preds = %837
  %835 = add nuw i64 %838, 1
  %836 = icmp eq i64 %835, %832
  br i1 %836, label %1207, label %837, !llvm.loop !84

837:                                              ; preds = %829, %834
  %838 = phi i64 [ %835, %834 ], [ 0, %829 ]
  %839 = getelementptr inbounds %struct.Group, ptr %831, i64 %838
  %840 = load i32, ptr %839, align 8, !tbaa !39
  %841 = icmp eq i32 %840, 0
  br i1 %841, label %842, label %834

842:                                              ; preds = %837
  %843 = load i64, ptr %49, align 8, !tbaa !85
  %844 = load i64, ptr %50, align 8, !tbaa !86
  %845 = icmp eq i64 %843, %844
  br i1 %845, label %848, label %846

846:                                              ; preds = %842
  %847 = load i64, ptr %9, align 8, !tbaa !87
  br label %860

848:                                              ; preds = %842
  %849 = load i64, ptr %48, align 8, !tbaa !82
  %850 = call i64 @llvm.umax.i64(i64 %849, i64 1)
  %851 = atomicrmw add ptr %51, i64 %850 acq_rel, align 8
  %852 = load i64, ptr %9, align 8, !tbaa !87
  %853 = icmp ult i64 %851, %852
  br i1 %853, label %854, label %1207

854:                                              ; preds = %848
  %855 = add i64 %851, %850
  %856 = shl i64 %850, 1
  %857 = load i64, ptr %52, align 8, !tbaa !88
  %858 = call i64 @llvm.umin.i64(i64 %856, i64 %857)
  store i64 %858, ptr %48, align 8, !tbaa !82
  %859 = call i64 @llvm.umin.i64(i64 %855, i64 %852)
  store i64 %859, ptr %50, align 8, !tbaa !86
  br label %860

860:                                              ; preds = %854, %846
  %861 = phi i64 [ %852, %854 ], [ %847, %846 ]
  %862 = phi i64 [ %851, %854 ], [ %843, %846 ]
  %863 = add i64 %862, 1
  store i64 %863, ptr %49, align 8, !tbaa !85
  %864 = getelementptr inbounds i8, ptr %839, i64 96
  %865 = load i64, ptr %53, align 8, !tbaa !89
  %866 = icmp eq i64 %865, 0
  %867 = select i1 %866, i64 0, i64 6
  %868 = load i32, ptr %54, align 8, !tbaa !16
  %869 = zext i32 %868 to i64
  store i64 %869, ptr %864, align 8, !tbaa !56
  switch i32 %868, label %873 [
    i32 0, label %900
    i32 1, label %870
  ]

870:                                              ; preds = %860
  %871 = xor i64 %862, -1
  %872 = add i64 %861, %871
  br label %900

873:                                              ; preds = %860
  %874 = load i64, ptr %55, align 8, !tbaa !90
  %875 = add i64 %874, %862
  %876 = icmp ult i64 %875, %861
  %877 = select i1 %876, i64 0, i64 %861
  %878 = sub i64 %875, %877
  %879 = load i64, ptr %53, align 8, !tbaa !89
  %880 = lshr i64 %878, %879
  %881 = lshr i64 %861, %879
  %882 = icmp ult i64 %880, %881
  br i1 %882, label %883, label %900

883:                                              ; preds = %873
  %884 = load i64, ptr %56, align 8, !tbaa !91
  %885 = lshr i64 %878, %867
  %886 = add i64 %885, 1
  %887 = icmp eq i64 %884, %886
  br i1 %887, label %889, label %888

888:                                              ; preds = %883
  call fastcc void @choose_block(ptr noundef nonnull readonly %9, ptr noundef nonnull %56, i64 noundef %885)
  br label %889

889:                                              ; preds = %888, %883
  %890 = load i64, ptr %57, align 8, !tbaa !92
  store i64 %890, ptr %864, align 8, !tbaa !56
  %891 = load i64, ptr %58, align 8, !tbaa !93
  %892 = load i64, ptr %59, align 8, !tbaa !94
  %893 = mul i64 %892, %878
  %894 = load i64, ptr %60, align 8, !tbaa !95
  %895 = add i64 %893, %894
  %896 = shl nsw i64 -1, %867
  %897 = xor i64 %896, -1
  %898 = and i64 %895, %897
  %899 = or i64 %898, %891
  br label %900

900:                                              ; preds = %889, %873, %870, %860
  %901 = phi i64 [ 1, %870 ], [ %890, %889 ], [ 0, %860 ], [ %869, %873 ]
  %902 = phi i64 [ %872, %870 ], [ %899, %889 ], [ %862, %860 ], [ %878, %873 ]
  %903 = getelementptr inbounds i8, ptr %839, i64 24
  %904 = load i32, ptr %61, align 4, !tbaa !20
  %905 = zext i32 %904 to i64
  %906 = icmp ult i64 %902, %905
  br i1 %906, label %944, label %942

907:                                              ; preds = %975
  %908 = add i64 %995, 4294967295
  %909 = and i64 %908, 4294967295
  %910 = getelementptr inbounds i8, ptr %839, i64 80
  store i64 %909, ptr %910, align 8, !tbaa !62
  br label %939

911:                                              ; preds = %975
  %912 = getelementptr inbounds i8, ptr %839, i64 80
  store i64 0, ptr %912, align 8, !tbaa !62
  %913 = icmp eq i64 %901, 2
  br i1 %913, label %914, label %939

914:                                              ; preds = %911
  %915 = load i64, ptr %43, align 8, !tbaa !71
  %916 = add i64 %902, -7046029254386353131
  %917 = lshr i64 %916, 30
  %918 = xor i64 %917, %916
  %919 = mul i64 %918, -4658895280553007687
  %920 = lshr i64 %919, 27
  %921 = xor i64 %920, %919
  %922 = mul i64 %921, -7723592293110705685
  %923 = lshr i64 %922, 31
  store i64 1, ptr %1004, align 8, !tbaa !72
  %924 = xor i64 %923, %915
  %925 = xor i64 %924, %922
  %926 = add i64 %925, -7046029254386353131
  %927 = lshr i64 %926, 30
  %928 = xor i64 %927, %926
  %929 = mul i64 %928, -4658895280553007687
  %930 = lshr i64 %929, 27
  %931 = xor i64 %930, %929
  %932 = mul i64 %931, -7723592293110705685
  %933 = lshr i64 %932, 31
  %934 = xor i64 %933, %932
  %935 = lshr i64 %934, 1
  %936 = and i64 %995, 4294967295
  %937 = urem i64 %935, %936
  store i64 %937, ptr %912, align 8, !tbaa !62
  %938 = and i64 %934, 1
  store i64 %938, ptr %1010, align 8, !tbaa !63
  br label %939

939:                                              ; preds = %914, %911, %907
  %940 = load i32, ptr %62, align 4, !tbaa !20
  %941 = icmp eq i32 %953, %940
  br i1 %941, label %1011, label %1017

942:                                              ; preds = %900
  %943 = udiv i64 %902, %905
  br label %944

944:                                              ; preds = %942, %900
  %945 = phi i64 [ %943, %942 ], [ 0, %900 ]
  %946 = mul i64 %945, %905
  %947 = sub i64 %902, %946
  %948 = trunc i64 %947 to i32
  store i32 %948, ptr %903, align 4, !tbaa !20
  %949 = load i32, ptr %62, align 4, !tbaa !20
  %950 = load i32, ptr %63, align 4, !tbaa !20
  %951 = mul i32 %949, %948
  %952 = sub i32 %950, %951
  %953 = call noundef i32 @llvm.umin.i32(i32 %949, i32 %952)
  %954 = load i32, ptr %64, align 4, !tbaa !20
  %955 = zext i32 %954 to i64
  %956 = icmp ult i64 %945, %955
  br i1 %956, label %959, label %957

957:                                              ; preds = %944
  %958 = udiv i64 %945, %955
  br label %959

959:                                              ; preds = %957, %944
  %960 = phi i64 [ %958, %957 ], [ 0, %944 ]
  %961 = mul i64 %960, %955
  %962 = sub i64 %945, %961
  %963 = trunc i64 %962 to i32
  %964 = getelementptr inbounds i8, ptr %839, i64 28
  store i32 %963, ptr %964, align 4, !tbaa !20
  %965 = load i32, ptr %65, align 4, !tbaa !20
  %966 = load i32, ptr %66, align 4, !tbaa !20
  %967 = mul i32 %965, %963
  %968 = sub i32 %966, %967
  %969 = call noundef i32 @llvm.umin.i32(i32 %965, i32 %968)
  %970 = load i32, ptr %67, align 4, !tbaa !20
  %971 = zext i32 %970 to i64
  %972 = icmp ult i64 %960, %971
  br i1 %972, label %975, label %973

973:                                              ; preds = %959
  %974 = udiv i64 %960, %971
  br label %975

975:                                              ; preds = %973, %959
  %976 = phi i64 [ %974, %973 ], [ 0, %959 ]
  %977 = mul i64 %976, %971
  %978 = sub i64 %960, %977
  %979 = trunc i64 %978 to i32
  %980 = getelementptr inbounds i8, ptr %839, i64 32
  store i32 %979, ptr %980, align 4, !tbaa !20
  %981 = load i32, ptr %68, align 4, !tbaa !20
  %982 = load i32, ptr %69, align 4, !tbaa !20
  %983 = mul i32 %981, %979
  %984 = sub i32 %982, %983
  %985 = call noundef i32 @llvm.umin.i32(i32 %981, i32 %984)
  %986 = zext i32 %953 to i64
  %987 = zext i32 %969 to i64
  %988 = mul nuw i64 %987, %986
  %989 = zext i32 %985 to i64
  %990 = mul i64 %988, %989
  %991 = load i32, ptr %40, align 4, !tbaa !3
  %992 = zext i32 %991 to i64
  %993 = add nsw i64 %992, -1
  %994 = add i64 %993, %990
  %995 = udiv i64 %994, %992
  %996 = trunc i64 %995 to i32
  %997 = getelementptr inbounds i8, ptr %839, i64 4
  store i32 %996, ptr %997, align 4, !tbaa !59
  %998 = getelementptr inbounds i8, ptr %839, i64 36
  store i32 %996, ptr %998, align 4, !tbaa !53
  %999 = getelementptr inbounds i8, ptr %839, i64 64
  store i64 0, ptr %999, align 8, !tbaa !46
  %1000 = getelementptr inbounds i8, ptr %839, i64 12
  store i32 0, ptr %1000, align 4, !tbaa !58
  %1001 = getelementptr inbounds i8, ptr %839, i64 8
  store i32 0, ptr %1001, align 8, !tbaa !54
  %1002 = getelementptr inbounds i8, ptr %839, i64 16
  store i64 %902, ptr %1002, align 8, !tbaa !79
  %1003 = getelementptr inbounds i8, ptr %839, i64 72
  store i64 1, ptr %1003, align 8, !tbaa !51
  store i32 1, ptr %839, align 8, !tbaa !39
  %1004 = getelementptr inbounds i8, ptr %839, i64 104
  store i64 0, ptr %1004, align 8, !tbaa !72
  %1005 = getelementptr inbounds i8, ptr %839, i64 128
  store i64 1, ptr %1005, align 8, !tbaa !96
  %1006 = getelementptr inbounds i8, ptr %839, i64 120
  store i64 1, ptr %1006, align 8, !tbaa !97
  %1007 = getelementptr inbounds i8, ptr %839, i64 136
  %1008 = icmp eq i64 %901, 1
  %1009 = zext i1 %1008 to i64
  %1010 = getelementptr inbounds i8, ptr %839, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1007, i8 0, i64 72, i1 false)
  store i64 %1009, ptr %1010, align 8, !tbaa !63
  br i1 %1008, label %907, label %911

1011:                                             ; preds = %939
  %1012 = load i32, ptr %65, align 4, !tbaa !20
  %1013 = icmp eq i32 %969, %1012
  br i1 %1013, label %1014, label %1017

1014:                                             ; preds = %1011
  %1015 = load i32, ptr %68, align 4, !tbaa !20
  %1016 = icmp ne i32 %985, %1015
  br label %1017

1017:                                             ; preds = %1014, %1011, %939
  %1018 = phi i1 [ true, %1011 ], [ true, %939 ], [ %1016, %1014 ]
  %1019 = load i32, ptr %70, align 8, !tbaa !10
  %1020 = icmp eq i32 %1019, 0
  br i1 %1020, label %1021, label %1024

1021:                                             ; preds = %1017
  %1022 = load i32, ptr %71, align 4, !tbaa !11
  %1023 = zext i32 %1022 to i64
  br label %1024

1024:                                             ; preds = %1021, %1017
  %1025 = phi i64 [ %1023, %1021 ], [ 1, %1017 ]
  %1026 = mul nuw i64 %1025, %992
  %1027 = sub nsw i64 64, %992
  %1028 = lshr i64 -1, %1027
  %1029 = load i32, ptr %72, align 4, !tbaa !98
  %1030 = icmp eq i32 %1029, 0
  br i1 %1030, label %1032, label %1031

1031:                                             ; preds = %1024
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %839)
  br label %1032

1032:                                             ; preds = %1031, %1024
  %1033 = load i64, ptr %47, align 8, !tbaa !15
  %1034 = icmp eq i64 %1033, 0
  br i1 %1034, label %1037, label %1035

1035:                                             ; preds = %1032
  %1036 = inttoptr i64 %1033 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %1036, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %839)
  br label %1037

1037:                                             ; preds = %1035, %1032
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #11
  %1038 = trunc i64 %1028 to i32
  %1039 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %1038, i64 14
  %1040 = lshr i64 4294967295, %1027
  %1041 = trunc nuw i64 %1040 to i32
  %1042 = insertelement <16 x i32> %1039, i32 %1041, i64 15
  store <16 x i32> %1042, ptr %3, align 4, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #11
  %1043 = load i32, ptr %73, align 8, !tbaa !100
  %1044 = load i64, ptr %74, align 8, !tbaa !101
  %1045 = trunc i64 %1044 to i32
  %1046 = lshr i64 %1044, 32
  %1047 = trunc nuw i64 %1046 to i32
  %1048 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %1043, i64 3
  %1049 = insertelement <16 x i32> %1048, i32 %1045, i64 4
  %1050 = insertelement <16 x i32> %1049, i32 %1047, i64 5
  store <16 x i32> %1050, ptr %4, align 4, !tbaa !99
  %1051 = load i64, ptr %75, align 8, !tbaa !14
  %1052 = icmp eq i64 %1051, 0
  br i1 %1052, label %1053, label %1071

1053:                                             ; preds = %1071, %1037
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %839, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %839, i64 noundef 8, ptr noundef nonnull %4)
  %1054 = load i64, ptr %36, align 8, !tbaa !55
  %1055 = load i32, ptr %998, align 4, !tbaa !53
  %1056 = zext i32 %1055 to i64
  %1057 = getelementptr inbounds i8, ptr %839, i64 40
  %1058 = icmp eq i32 %1055, 0
  br i1 %1058, label %1078, label %1059

1059:                                             ; preds = %1053
  %1060 = load i64, ptr %1057, align 8, !tbaa !52
  %1061 = inttoptr i64 %1060 to ptr
  %1062 = load i64, ptr %77, align 8, !tbaa !19
  %1063 = inttoptr i64 %1062 to ptr
  %1064 = lshr i64 %1026, 4
  %1065 = icmp ult i64 %1026, 16
  %1066 = call i64 @llvm.umax.i64(i64 %1064, i64 1)
  %1067 = and i64 %1066, 3
  %1068 = icmp ult i64 %1026, 64
  %1069 = and i64 %1066, 1152921504606846972
  %1070 = icmp eq i64 %1067, 0
  br label %1081

1071:                                             ; preds = %1037, %1071
  %1072 = phi i64 [ %1075, %1071 ], [ 0, %1037 ]
  %1073 = shl i64 %1072, 6
  %1074 = getelementptr inbounds i8, ptr %76, i64 %1073
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %839, i64 noundef %1072, ptr noundef nonnull readonly %1074)
  %1075 = add nuw i64 %1072, 1
  %1076 = load i64, ptr %75, align 8, !tbaa !14
  %1077 = icmp ult i64 %1075, %1076
  br i1 %1077, label %1071, label %1053, !llvm.loop !102

1078:                                             ; preds = %1186, %1053
  %1079 = urem i64 %990, %992
  %1080 = icmp eq i64 %1079, 0
  br i1 %1080, label %1206, label %1191

1081:                                             ; preds = %1186, %1059
  %1082 = phi ptr [ %1063, %1059 ], [ %1187, %1186 ]
  %1083 = phi i64 [ 0, %1059 ], [ %1188, %1186 ]
  %1084 = phi ptr [ %1061, %1059 ], [ %1189, %1186 ]
  %1085 = trunc nuw i64 %1083 to i32
  %1086 = getelementptr inbounds i8, ptr %1084, i64 544
  store i32 %1085, ptr %1086, align 8, !tbaa !20
  br i1 %1018, label %1112, label %1087

1087:                                             ; preds = %1081
  br i1 %1065, label %1186, label %1088

1088:                                             ; preds = %1087
  %1089 = getelementptr inbounds i8, ptr %1084, i64 576
  br i1 %1068, label %1172, label %1090

1090:                                             ; preds = %1088, %1090
  %1091 = phi ptr [ %1106, %1090 ], [ %1082, %1088 ]
  %1092 = phi i64 [ %1109, %1090 ], [ 0, %1088 ]
  %1093 = phi i64 [ %1110, %1090 ], [ 0, %1088 ]
  %1094 = getelementptr inbounds i8, ptr %1091, i64 64
  %1095 = load <16 x i32>, ptr %1091, align 4, !tbaa !99
  %1096 = getelementptr inbounds <16 x i32>, ptr %1089, i64 %1092
  store <16 x i32> %1095, ptr %1096, align 8, !tbaa !99
  %1097 = or disjoint i64 %1092, 1
  %1098 = getelementptr inbounds i8, ptr %1091, i64 128
  %1099 = load <16 x i32>, ptr %1094, align 4, !tbaa !99
  %1100 = getelementptr inbounds <16 x i32>, ptr %1089, i64 %1097
  store <16 x i32> %1099, ptr %1100, align 8, !tbaa !99
  %1101 = or disjoint i64 %1092, 2
  %1102 = getelementptr inbounds i8, ptr %1091, i64 192
  %1103 = load <16 x i32>, ptr %1098, align 4, !tbaa !99
  %1104 = getelementptr inbounds <16 x i32>, ptr %1089, i64 %1101
  store <16 x i32> %1103, ptr %1104, align 8, !tbaa !99
  %1105 = or disjoint i64 %1092, 3
  %1106 = getelementptr inbounds i8, ptr %1091, i64 256
  %1107 = load <16 x i32>, ptr %1102, align 4, !tbaa !99
  %1108 = getelementptr inbounds <16 x i32>, ptr %1089, i64 %1105
  store <16 x i32> %1107, ptr %1108, align 8, !tbaa !99
  %1109 = add nuw nsw i64 %1092, 4
  %1110 = add i64 %1093, 4
  %1111 = icmp eq i64 %1110, %1069
  br i1 %1111, label %1172, label %1090, !llvm.loop !103

1112:                                             ; preds = %1081
  %1113 = getelementptr inbounds i8, ptr %1084, i64 576
  %1114 = load i32, ptr %40, align 4, !tbaa !3
  %1115 = icmp eq i32 %1114, 0
  br i1 %1115, label %1186, label %1116

1116:                                             ; preds = %1112
  %1117 = zext i32 %1114 to i64
  %1118 = mul nuw i64 %1083, %1117
  %1119 = udiv i64 %1118, %986
  %1120 = udiv i64 %1119, %987
  %1121 = trunc i64 %1120 to i32
  %1122 = urem i64 %1119, %987
  %1123 = trunc nuw i64 %1122 to i32
  %1124 = urem i64 %1118, %986
  %1125 = trunc nuw i64 %1124 to i32
  %1126 = shl i32 %1114, 1
  br label %1127

1127:                                             ; preds = %1166, %1116
  %1128 = phi i64 [ 0, %1116 ], [ %1170, %1166 ]
  %1129 = phi i32 [ %1121, %1116 ], [ %1169, %1166 ]
  %1130 = phi i32 [ %1123, %1116 ], [ %1168, %1166 ]
  %1131 = phi i32 [ %1125, %1116 ], [ %1167, %1166 ]
  %1132 = load i32, ptr %70, align 8, !tbaa !10
  %1133 = icmp eq i32 %1132, 0
  br i1 %1133, label %1139, label %1134

1134:                                             ; preds = %1127
  %1135 = shl i32 %1130, 10
  %1136 = shl i32 %1129, 20
  %1137 = or i32 %1135, %1136
  %1138 = or i32 %1137, %1131
  br label %1153

1139:                                             ; preds = %1127
  %1140 = getelementptr inbounds i32, ptr %1113, i64 %1128
  store i32 %1131, ptr %1140, align 4, !tbaa !20
  %1141 = load i32, ptr %71, align 4, !tbaa !11
  %1142 = icmp ugt i32 %1141, 1
  br i1 %1142, label %1143, label %1157

1143:                                             ; preds = %1139
  %1144 = trunc nuw i64 %1128 to i32
  %1145 = add i32 %1114, %1144
  %1146 = zext i32 %1145 to i64
  %1147 = getelementptr inbounds i32, ptr %1113, i64 %1146
  store i32 %1130, ptr %1147, align 4, !tbaa !20
  %1148 = load i32, ptr %71, align 4, !tbaa !11
  %1149 = icmp ugt i32 %1148, 2
  br i1 %1149, label %1150, label %1157

1150:                                             ; preds = %1143
  %1151 = add i32 %1126, %1144
  %1152 = zext i32 %1151 to i64
  br label %1153

1153:                                             ; preds = %1150, %1134
  %1154 = phi i64 [ %1152, %1150 ], [ %1128, %1134 ]
  %1155 = phi i32 [ %1129, %1150 ], [ %1138, %1134 ]
  %1156 = getelementptr inbounds i32, ptr %1113, i64 %1154
  store i32 %1155, ptr %1156, align 4, !tbaa !20
  br label %1157

1157:                                             ; preds = %1153, %1143, %1139
  %1158 = add i32 %1131, 1
  %1159 = icmp ult i32 %1158, %953
  br i1 %1159, label %1166, label %1160

1160:                                             ; preds = %1157
  %1161 = add i32 %1130, 1
  %1162 = icmp uge i32 %1161, %969
  %1163 = select i1 %1162, i32 0, i32 %1161
  %1164 = zext i1 %1162 to i32
  %1165 = add i32 %1129, %1164
  br label %1166

1166:                                             ; preds = %1160, %1157
  %1167 = phi i32 [ %1158, %1157 ], [ 0, %1160 ]
  %1168 = phi i32 [ %1130, %1157 ], [ %1163, %1160 ]
  %1169 = phi i32 [ %1129, %1157 ], [ %1165, %1160 ]
  %1170 = add nuw nsw i64 %1128, 1
  %1171 = icmp eq i64 %1170, %1117
  br i1 %1171, label %1186, label %1127, !llvm.loop !21

1172:                                             ; preds = %1090, %1088
  %1173 = phi ptr [ poison, %1088 ], [ %1106, %1090 ]
  %1174 = phi ptr [ %1082, %1088 ], [ %1106, %1090 ]
  %1175 = phi i64 [ 0, %1088 ], [ %1109, %1090 ]
  br i1 %1070, label %1186, label %1176

1176:                                             ; preds = %1172, %1176
  %1177 = phi ptr [ %1180, %1176 ], [ %1174, %1172 ]
  %1178 = phi i64 [ %1183, %1176 ], [ %1175, %1172 ]
  %1179 = phi i64 [ %1184, %1176 ], [ 0, %1172 ]
  %1180 = getelementptr inbounds i8, ptr %1177, i64 64
  %1181 = load <16 x i32>, ptr %1177, align 4, !tbaa !99
  %1182 = getelementptr inbounds <16 x i32>, ptr %1089, i64 %1178
  store <16 x i32> %1181, ptr %1182, align 8, !tbaa !99
  %1183 = add nuw nsw i64 %1178, 1
  %1184 = add i64 %1179, 1
  %1185 = icmp eq i64 %1184, %1067
  br i1 %1185, label %1186, label %1176, !llvm.loop !104

1186:                                             ; preds = %1172, %1176, %1166, %1112, %1087
  %1187 = phi ptr [ %1082, %1112 ], [ %1082, %1087 ], [ %1082, %1166 ], [ %1173, %1172 ], [ %1180, %1176 ]
  %1188 = add nuw nsw i64 %1083, 1
  %1189 = getelementptr inbounds i8, ptr %1084, i64 %1054
  %1190 = icmp eq i64 %1188, %1056
  br i1 %1190, label %1078, label %1081, !llvm.loop !106

1191:                                             ; preds = %1078
  %1192 = shl nsw i64 -1, %1079
  %1193 = xor i64 %1192, -1
  %1194 = add i32 %1055, -1
  %1195 = load i64, ptr %1057, align 8, !tbaa !52
  %1196 = zext i32 %1194 to i64
  %1197 = load i64, ptr %36, align 8, !tbaa !55
  %1198 = mul i64 %1197, %1196
  %1199 = add i64 %1198, %1195
  %1200 = inttoptr i64 %1199 to ptr
  %1201 = trunc i64 %1193 to i32
  %1202 = getelementptr inbounds i8, ptr %1200, i64 504
  store i32 %1201, ptr %1202, align 8, !tbaa !20
  %1203 = lshr i64 %1193, 32
  %1204 = trunc nuw nsw i64 %1203 to i32
  %1205 = getelementptr inbounds i8, ptr %1200, i64 508
  store i32 %1204, ptr %1205, align 4, !tbaa !20
  br label %1206

1206:                                             ; preds = %1078, %1191
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #11
  br label %1209

1207:                                             ; preds = %834, %829, %848
  %1208 = or i1 %816, %817
  br i1 %1208, label %1209, label %1210

1209:                                             ; preds = %1206, %1207
  store i32 0, ptr %78, align 4, !tbaa !107
  br label %1224

1210:                                             ; preds = %1207
  %1211 = icmp eq i32 %815, 0
  br i1 %1211, label %1238, label %1212

1212:                                             ; preds = %1210
  %1213 = load i32, ptr %78, align 4, !tbaa !107
  %1214 = add i32 %1213, 1
  store i32 %1214, ptr %78, align 4, !tbaa !107
  %1215 = icmp eq i32 %1214, 16
  br i1 %1215, label %1216, label %1224

1216:                                             ; preds = %1212
  %1217 = load i64, ptr %49, align 8, !tbaa !85
  %1218 = load i64, ptr %50, align 8, !tbaa !86
  %1219 = icmp ult i64 %1217, %1218
  br i1 %1219, label %1238, label %1220

1220:                                             ; preds = %1216
  %1221 = load atomic i64, ptr %51 acquire, align 8
  %1222 = load i64, ptr %9, align 8, !tbaa !87
  %1223 = icmp ult i64 %1221, %1222
  br i1 %1223, label %1238, label %1224

1224:                                             ; preds = %1220, %1212, %1209
  %1225 = load i64, ptr %16, align 8, !tbaa !31
  %1226 = add nsw i64 %1225, -64
  store i64 %1226, ptr %16, align 8, !tbaa !31
  %1227 = icmp sgt i64 %1225, 64
  br i1 %1227, label %1237, label %1228

1228:                                             ; preds = %1224
  %1229 = load i64, ptr %6, align 8, !tbaa !28
  %1230 = icmp eq i64 %1229, -1
  br i1 %1230, label %1235, label %1231

1231:                                             ; preds = %1228
  %1232 = call i64 @llvm.readcyclecounter()
  %1233 = load i64, ptr %6, align 8, !tbaa !28
  %1234 = icmp ult i64 %1232, %1233
  br i1 %1234, label %1235, label %1238

1235:                                             ; preds = %1231, %1228
  %1236 = load i64, ptr %19, align 8, !tbaa !32
  store i64 %1236, ptr %16, align 8, !tbaa !31
  br label %1237

1237:                                             ; preds = %1235, %1224
  br label %79

1238:                                             ; preds = %1231, %1216, %814, %1210, %1220, %224, %472, %665, %766, %777, %779
  %1239 = phi i32 [ 2, %766 ], [ 1, %779 ], [ 4, %777 ], [ 2, %665 ], [ 2, %472 ], [ 2, %224 ], [ 4, %1231 ], [ 3, %1216 ], [ 2, %814 ], [ 0, %1210 ], [ 3, %1220 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #11
  ret i32 %1239
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @choose_block(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i64 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds i8, ptr %0, i64 816
  %5 = load i64, ptr %4, align 8, !tbaa !89
  %6 = icmp eq i64 %5, 0
  %7 = add i64 %5, -6
  %8 = select i1 %6, i64 0, i64 %7
  %9 = load i64, ptr %0, align 8, !tbaa !87
  %10 = lshr i64 %9, %5
  %11 = lshr i64 %2, %8
  %12 = getelementptr inbounds i8, ptr %0, i64 792
  %13 = load i64, ptr %12, align 8, !tbaa !108
  %14 = mul i64 %11, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 800
  %16 = load i64, ptr %15, align 8, !tbaa !109
  %17 = add i64 %14, %16
  %18 = urem i64 %17, %10
  %19 = shl i64 %18, %8
  %20 = shl nsw i64 -1, %8
  %21 = xor i64 %20, -1
  %22 = and i64 %21, %2
  %23 = or i64 %19, %22
  %24 = getelementptr inbounds i8, ptr %0, i64 824
  %25 = load i64, ptr %24, align 8, !tbaa !71
  %26 = xor i64 %23, %25
  %27 = add i64 %26, -7046029254386353131
  %28 = lshr i64 %27, 30
  %29 = xor i64 %28, %27
  %30 = mul i64 %29, -4658895280553007687
  %31 = lshr i64 %30, 27
  %32 = xor i64 %31, %30
  %33 = mul i64 %32, -7723592293110705685
  %34 = lshr i64 %33, 31
  %35 = xor i64 %34, %33
  %36 = freeze i64 %35
  %37 = icmp eq i64 %23, 0
  %38 = shl i64 %10, %8
  %39 = add i64 %38, -1
  %40 = icmp eq i64 %23, %39
  %41 = select i1 %6, i1 true, i1 %37
  %42 = select i1 %41, i1 true, i1 %40
  br i1 %42, label %43, label %47

43:                                               ; preds = %3
  %44 = select i1 %6, i64 0, i64 6
  %45 = lshr i64 %36, 40
  %46 = or i64 %36, 1
  br label %53

47:                                               ; preds = %3
  %48 = and i64 %36, 133143986176
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %47
  %51 = lshr i64 %33, 40
  %52 = or i64 %36, 1
  br label %53

53:                                               ; preds = %47, %43, %50
  %54 = phi i64 [ %46, %43 ], [ %52, %50 ], [ 1, %47 ]
  %55 = phi i64 [ %44, %43 ], [ 6, %50 ], [ 6, %47 ]
  %56 = phi i64 [ %45, %43 ], [ %51, %50 ], [ 0, %47 ]
  %57 = phi i64 [ 2, %43 ], [ 2, %50 ], [ 0, %47 ]
  %58 = shl i64 %23, %55
  %59 = add i64 %2, 1
  store i64 %59, ptr %1, align 8, !tbaa !56
  %60 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 %58, ptr %60, align 8, !tbaa !56
  %61 = getelementptr inbounds i8, ptr %1, i64 16
  store i64 %56, ptr %61, align 8, !tbaa !56
  %62 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 %54, ptr %62, align 8, !tbaa !56
  %63 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %57, ptr %63, align 8, !tbaa !56
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #7 {
  %3 = getelementptr inbounds i8, ptr %0, i64 1016
  %4 = load i64, ptr %3, align 8, !tbaa !110
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %1, i64 36
  %7 = load i32, ptr %6, align 4, !tbaa !53
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %23, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %0, i64 1024
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = getelementptr inbounds i8, ptr %0, i64 56
  %13 = getelementptr inbounds i8, ptr %0, i64 832
  %14 = getelementptr inbounds i8, ptr %0, i64 788
  %15 = getelementptr inbounds i8, ptr %1, i64 16
  %16 = load i64, ptr %10, align 8, !tbaa !111
  br label %17

17:                                               ; preds = %9, %148
  %18 = phi i32 [ %7, %9 ], [ %149, %148 ]
  %19 = phi i64 [ %16, %9 ], [ %150, %148 ]
  %20 = phi i64 [ %16, %9 ], [ %151, %148 ]
  %21 = phi i64 [ 0, %9 ], [ %152, %148 ]
  %22 = icmp eq i64 %20, 0
  br i1 %22, label %148, label %155

23:                                               ; preds = %148, %2
  %24 = getelementptr inbounds i8, ptr %1, i64 48
  %25 = load i64, ptr %24, align 8, !tbaa !44
  %26 = getelementptr inbounds i8, ptr %0, i64 72
  %27 = load i64, ptr %26, align 8, !tbaa !112
  %28 = getelementptr inbounds i8, ptr %1, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 832
  %30 = load i64, ptr %29, align 8, !tbaa !113
  %31 = trunc i64 %30 to i32
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = getelementptr inbounds i8, ptr %0, i64 788
  %35 = load i32, ptr %34, align 4, !tbaa !98
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %58

37:                                               ; preds = %23
  %38 = load i64, ptr %28, align 8, !tbaa !79
  %39 = add i64 %38, -7046029254386353131
  %40 = lshr i64 %39, 30
  %41 = xor i64 %40, %39
  %42 = mul i64 %41, -4658895280553007687
  %43 = lshr i64 %42, 27
  %44 = xor i64 %43, %42
  %45 = mul i64 %44, -7723592293110705685
  %46 = lshr i64 %45, 31
  %47 = xor i64 %30, %46
  %48 = xor i64 %47, %45
  %49 = add i64 %48, -7046029254386353131
  %50 = lshr i64 %49, 30
  %51 = xor i64 %50, %49
  %52 = mul i64 %51, -4658895280553007687
  %53 = lshr i64 %52, 27
  %54 = xor i64 %53, %52
  %55 = mul i64 %54, -7723592293110705685
  %56 = lshr i64 %55, 31
  %57 = xor i64 %56, %55
  br label %58

58:                                               ; preds = %37, %23
  %59 = phi i64 [ %57, %37 ], [ 0, %23 ]
  %60 = icmp eq i64 %27, 0
  br i1 %60, label %142, label %61

61:                                               ; preds = %58
  %62 = icmp eq i64 %59, 0
  %63 = inttoptr i64 %25 to ptr
  br label %64

64:                                               ; preds = %138, %61
  %65 = phi i64 [ %27, %61 ], [ %141, %138 ]
  %66 = phi i64 [ 0, %61 ], [ %139, %138 ]
  %67 = phi <16 x i32> [ %33, %61 ], [ %91, %138 ]
  %68 = tail call i64 @llvm.umax.i64(i64 %65, i64 1)
  br i1 %62, label %90, label %69

69:                                               ; preds = %64
  %70 = mul i64 %66, -7046029254386353131
  %71 = add i64 %70, %59
  %72 = lshr i64 %71, 32
  %73 = trunc nuw i64 %72 to i32
  %74 = mul i32 %73, -1640531535
  %75 = insertelement <16 x i32> poison, i32 %74, i64 0
  %76 = shufflevector <16 x i32> %75, <16 x i32> poison, <16 x i32> zeroinitializer
  %77 = add <16 x i32> %76, <i32 0, i32 -1640531535, i32 1013904226, i32 -626627309, i32 2027808452, i32 387276917, i32 -1253254618, i32 1401181143, i32 -239350392, i32 -1879881927, i32 774553834, i32 -865977701, i32 1788458060, i32 147926525, i32 -1492605010, i32 1161830751>
  %78 = trunc i64 %71 to i32
  %79 = insertelement <16 x i32> poison, i32 %78, i64 0
  %80 = shufflevector <16 x i32> %79, <16 x i32> poison, <16 x i32> zeroinitializer
  %81 = xor <16 x i32> %77, %80
  %82 = lshr <16 x i32> %81, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %83 = xor <16 x i32> %82, %81
  %84 = mul <16 x i32> %83, <i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789>
  %85 = lshr <16 x i32> %84, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %86 = xor <16 x i32> %85, %84
  %87 = mul <16 x i32> %86, <i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387>
  %88 = lshr <16 x i32> %87, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %89 = xor <16 x i32> %88, %87
  br label %90

90:                                               ; preds = %69, %64
  %91 = phi <16 x i32> [ %67, %64 ], [ %89, %69 ]
  %92 = sub i64 %27, %66
  %93 = icmp ugt i64 %92, 63
  br i1 %93, label %100, label %94

94:                                               ; preds = %90
  %95 = getelementptr i8, ptr %63, i64 %66
  %96 = and i64 %68, 1
  %97 = icmp ult i64 %65, 2
  br i1 %97, label %126, label %98

98:                                               ; preds = %94
  %99 = and i64 %68, -2
  br label %103

100:                                              ; preds = %90
  %101 = add i64 %66, %25
  %102 = inttoptr i64 %101 to ptr
  store <16 x i32> %91, ptr %102, align 4, !tbaa !99
  br label %138

103:                                              ; preds = %103, %98
  %104 = phi i64 [ 0, %98 ], [ %123, %103 ]
  %105 = phi i64 [ 0, %98 ], [ %124, %103 ]
  %106 = lshr i64 %104, 2
  %107 = extractelement <16 x i32> %91, i64 %106
  %108 = trunc i64 %104 to i32
  %109 = shl i32 %108, 3
  %110 = and i32 %109, 16
  %111 = lshr i32 %107, %110
  %112 = trunc i32 %111 to i8
  %113 = getelementptr i8, ptr %95, i64 %104
  store i8 %112, ptr %113, align 1, !tbaa !99
  %114 = or disjoint i64 %104, 1
  %115 = lshr i64 %104, 2
  %116 = extractelement <16 x i32> %91, i64 %115
  %117 = trunc i64 %114 to i32
  %118 = shl i32 %117, 3
  %119 = and i32 %118, 24
  %120 = lshr i32 %116, %119
  %121 = trunc i32 %120 to i8
  %122 = getelementptr i8, ptr %95, i64 %114
  store i8 %121, ptr %122, align 1, !tbaa !99
  %123 = add nuw nsw i64 %104, 2
  %124 = add i64 %105, 2
  %125 = icmp eq i64 %124, %99
  br i1 %125, label %126, label %103, !llvm.loop !114

126:                                              ; preds = %103, %94
  %127 = phi i64 [ 0, %94 ], [ %123, %103 ]
  %128 = icmp eq i64 %96, 0
  br i1 %128, label %138, label %129

129:                                              ; preds = %126
  %130 = lshr i64 %127, 2
  %131 = extractelement <16 x i32> %91, i64 %130
  %132 = trunc i64 %127 to i32
  %133 = shl i32 %132, 3
  %134 = and i32 %133, 24
  %135 = lshr i32 %131, %134
  %136 = trunc i32 %135 to i8
  %137 = getelementptr i8, ptr %95, i64 %127
  store i8 %136, ptr %137, align 1, !tbaa !99
  br label %138

138:                                              ; preds = %129, %126, %100
  %139 = add nuw i64 %66, 64
  %140 = icmp ult i64 %139, %27
  %141 = add i64 %65, -64
  br i1 %140, label %64, label %142, !llvm.loop !115

142:                                              ; preds = %138, %58
  %143 = getelementptr inbounds i8, ptr %0, i64 80
  %144 = load i64, ptr %143, align 8, !tbaa !67
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %407, label %286

146:                                              ; preds = %282
  %147 = load i32, ptr %6, align 4, !tbaa !53
  br label %148

148:                                              ; preds = %146, %17
  %149 = phi i32 [ %147, %146 ], [ %18, %17 ]
  %150 = phi i64 [ %283, %146 ], [ %19, %17 ]
  %151 = phi i64 [ %283, %146 ], [ 0, %17 ]
  %152 = add nuw nsw i64 %21, 1
  %153 = zext i32 %149 to i64
  %154 = icmp ult i64 %152, %153
  br i1 %154, label %17, label %23, !llvm.loop !116

155:                                              ; preds = %17, %282
  %156 = phi i64 [ %283, %282 ], [ %19, %17 ]
  %157 = phi i64 [ %284, %282 ], [ 0, %17 ]
  %158 = load i64, ptr %11, align 8, !tbaa !52
  %159 = load i64, ptr %12, align 8, !tbaa !55
  %160 = mul i64 %159, %21
  %161 = add i64 %160, %158
  %162 = inttoptr i64 %161 to ptr
  %163 = getelementptr inbounds %struct.Range, ptr %5, i64 %157
  %164 = load i64, ptr %163, align 8, !tbaa !117
  %165 = getelementptr inbounds i8, ptr %163, i64 8
  %166 = load i64, ptr %165, align 8, !tbaa !119
  %167 = add i64 %166, %164
  %168 = load i64, ptr %13, align 8, !tbaa !113
  %169 = trunc i64 %168 to i32
  %170 = insertelement <16 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <16 x i32> %170, <16 x i32> poison, <16 x i32> zeroinitializer
  %172 = load i32, ptr %14, align 4, !tbaa !98
  %173 = icmp eq i32 %172, 2
  br i1 %173, label %174, label %197

174:                                              ; preds = %155
  %175 = load i64, ptr %15, align 8, !tbaa !79
  %176 = shl i64 %175, 8
  %177 = or i64 %176, %21
  %178 = sub i64 -7046029254386353132, %177
  %179 = lshr i64 %178, 30
  %180 = xor i64 %179, %178
  %181 = mul i64 %180, -4658895280553007687
  %182 = lshr i64 %181, 27
  %183 = xor i64 %182, %181
  %184 = mul i64 %183, -7723592293110705685
  %185 = lshr i64 %184, 31
  %186 = xor i64 %168, %185
  %187 = xor i64 %186, %184
  %188 = add i64 %187, -7046029254386353131
  %189 = lshr i64 %188, 30
  %190 = xor i64 %189, %188
  %191 = mul i64 %190, -4658895280553007687
  %192 = lshr i64 %191, 27
  %193 = xor i64 %192, %191
  %194 = mul i64 %193, -7723592293110705685
  %195 = lshr i64 %194, 31
  %196 = xor i64 %195, %194
  br label %197

197:                                              ; preds = %174, %155
  %198 = phi i64 [ %196, %174 ], [ 0, %155 ]
  %199 = icmp ult i64 %164, %167
  br i1 %199, label %200, label %282

200:                                              ; preds = %197
  %201 = icmp eq i64 %198, 0
  br label %202

202:                                              ; preds = %276, %200
  %203 = phi i64 [ %166, %200 ], [ %279, %276 ]
  %204 = phi i64 [ %164, %200 ], [ %277, %276 ]
  %205 = phi <16 x i32> [ %171, %200 ], [ %229, %276 ]
  %206 = tail call i64 @llvm.umax.i64(i64 %203, i64 1)
  br i1 %201, label %228, label %207

207:                                              ; preds = %202
  %208 = mul i64 %204, -7046029254386353131
  %209 = add i64 %208, %198
  %210 = lshr i64 %209, 32
  %211 = trunc nuw i64 %210 to i32
  %212 = mul i32 %211, -1640531535
  %213 = insertelement <16 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <16 x i32> %213, <16 x i32> poison, <16 x i32> zeroinitializer
  %215 = add <16 x i32> %214, <i32 0, i32 -1640531535, i32 1013904226, i32 -626627309, i32 2027808452, i32 387276917, i32 -1253254618, i32 1401181143, i32 -239350392, i32 -1879881927, i32 774553834, i32 -865977701, i32 1788458060, i32 147926525, i32 -1492605010, i32 1161830751>
  %216 = trunc i64 %209 to i32
  %217 = insertelement <16 x i32> poison, i32 %216, i64 0
  %218 = shufflevector <16 x i32> %217, <16 x i32> poison, <16 x i32> zeroinitializer
  %219 = xor <16 x i32> %215, %218
  %220 = lshr <16 x i32> %219, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %221 = xor <16 x i32> %220, %219
  %222 = mul <16 x i32> %221, <i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789>
  %223 = lshr <16 x i32> %222, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %224 = xor <16 x i32> %223, %222
  %225 = mul <16 x i32> %224, <i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387>
  %226 = lshr <16 x i32> %225, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %227 = xor <16 x i32> %226, %225
  br label %228

228:                                              ; preds = %207, %202
  %229 = phi <16 x i32> [ %205, %202 ], [ %227, %207 ]
  %230 = sub i64 %167, %204
  %231 = icmp ugt i64 %230, 63
  br i1 %231, label %238, label %232

232:                                              ; preds = %228
  %233 = getelementptr i8, ptr %162, i64 %204
  %234 = and i64 %206, 1
  %235 = icmp ult i64 %203, 2
  br i1 %235, label %264, label %236

236:                                              ; preds = %232
  %237 = and i64 %206, -2
  br label %241

238:                                              ; preds = %228
  %239 = add i64 %204, %161
  %240 = inttoptr i64 %239 to ptr
  store <16 x i32> %229, ptr %240, align 4, !tbaa !99
  br label %276

241:                                              ; preds = %241, %236
  %242 = phi i64 [ 0, %236 ], [ %261, %241 ]
  %243 = phi i64 [ 0, %236 ], [ %262, %241 ]
  %244 = lshr i64 %242, 2
  %245 = extractelement <16 x i32> %229, i64 %244
  %246 = trunc i64 %242 to i32
  %247 = shl i32 %246, 3
  %248 = and i32 %247, 16
  %249 = lshr i32 %245, %248
  %250 = trunc i32 %249 to i8
  %251 = getelementptr i8, ptr %233, i64 %242
  store i8 %250, ptr %251, align 1, !tbaa !99
  %252 = or disjoint i64 %242, 1
  %253 = lshr i64 %242, 2
  %254 = extractelement <16 x i32> %229, i64 %253
  %255 = trunc i64 %252 to i32
  %256 = shl i32 %255, 3
  %257 = and i32 %256, 24
  %258 = lshr i32 %254, %257
  %259 = trunc i32 %258 to i8
  %260 = getelementptr i8, ptr %233, i64 %252
  store i8 %259, ptr %260, align 1, !tbaa !99
  %261 = add nuw nsw i64 %242, 2
  %262 = add i64 %243, 2
  %263 = icmp eq i64 %262, %237
  br i1 %263, label %264, label %241, !llvm.loop !114

264:                                              ; preds = %241, %232
  %265 = phi i64 [ 0, %232 ], [ %261, %241 ]
  %266 = icmp eq i64 %234, 0
  br i1 %266, label %276, label %267

267:                                              ; preds = %264
  %268 = lshr i64 %265, 2
  %269 = extractelement <16 x i32> %229, i64 %268
  %270 = trunc i64 %265 to i32
  %271 = shl i32 %270, 3
  %272 = and i32 %271, 24
  %273 = lshr i32 %269, %272
  %274 = trunc i32 %273 to i8
  %275 = getelementptr i8, ptr %233, i64 %265
  store i8 %274, ptr %275, align 1, !tbaa !99
  br label %276

276:                                              ; preds = %267, %264, %238
  %277 = add i64 %204, 64
  %278 = icmp ult i64 %277, %167
  %279 = add i64 %203, -64
  br i1 %278, label %202, label %280, !llvm.loop !115

280:                                              ; preds = %276
  %281 = load i64, ptr %10, align 8, !tbaa !111
  br label %282

282:                                              ; preds = %280, %197
  %283 = phi i64 [ %281, %280 ], [ %156, %197 ]
  %284 = add nuw i64 %157, 1
  %285 = icmp ult i64 %284, %283
  br i1 %285, label %155, label %146, !llvm.loop !120

286:                                              ; preds = %142
  %287 = getelementptr inbounds i8, ptr %1, i64 56
  %288 = load i64, ptr %287, align 8, !tbaa !66
  %289 = getelementptr inbounds i8, ptr %0, i64 44
  %290 = load i32, ptr %289, align 4, !tbaa !3
  %291 = zext i32 %290 to i64
  %292 = mul i64 %144, %291
  %293 = load i32, ptr %6, align 4, !tbaa !53
  %294 = zext i32 %293 to i64
  %295 = mul i64 %292, %294
  %296 = load i64, ptr %29, align 8, !tbaa !113
  %297 = trunc i64 %296 to i32
  %298 = insertelement <16 x i32> poison, i32 %297, i64 0
  %299 = shufflevector <16 x i32> %298, <16 x i32> poison, <16 x i32> zeroinitializer
  %300 = load i32, ptr %34, align 4, !tbaa !98
  %301 = icmp eq i32 %300, 2
  br i1 %301, label %302, label %323

302:                                              ; preds = %286
  %303 = load i64, ptr %28, align 8, !tbaa !79
  %304 = add i64 %303, 2177342782468422677
  %305 = lshr i64 %304, 30
  %306 = xor i64 %305, %304
  %307 = mul i64 %306, -4658895280553007687
  %308 = lshr i64 %307, 27
  %309 = xor i64 %308, %307
  %310 = mul i64 %309, -7723592293110705685
  %311 = lshr i64 %310, 31
  %312 = xor i64 %296, %311
  %313 = xor i64 %312, %310
  %314 = add i64 %313, -7046029254386353131
  %315 = lshr i64 %314, 30
  %316 = xor i64 %315, %314
  %317 = mul i64 %316, -4658895280553007687
  %318 = lshr i64 %317, 27
  %319 = xor i64 %318, %317
  %320 = mul i64 %319, -7723592293110705685
  %321 = lshr i64 %320, 31
  %322 = xor i64 %321, %320
  br label %323

323:                                              ; preds = %302, %286
  %324 = phi i64 [ %322, %302 ], [ 0, %286 ]
  %325 = icmp eq i64 %295, 0
  br i1 %325, label %407, label %326

326:                                              ; preds = %323
  %327 = icmp eq i64 %324, 0
  %328 = inttoptr i64 %288 to ptr
  br label %329

329:                                              ; preds = %403, %326
  %330 = phi i64 [ %295, %326 ], [ %406, %403 ]
  %331 = phi i64 [ 0, %326 ], [ %404, %403 ]
  %332 = phi <16 x i32> [ %299, %326 ], [ %356, %403 ]
  %333 = tail call i64 @llvm.umax.i64(i64 %330, i64 1)
  br i1 %327, label %355, label %334

334:                                              ; preds = %329
  %335 = mul i64 %331, -7046029254386353131
  %336 = add i64 %335, %324
  %337 = lshr i64 %336, 32
  %338 = trunc nuw i64 %337 to i32
  %339 = mul i32 %338, -1640531535
  %340 = insertelement <16 x i32> poison, i32 %339, i64 0
  %341 = shufflevector <16 x i32> %340, <16 x i32> poison, <16 x i32> zeroinitializer
  %342 = add <16 x i32> %341, <i32 0, i32 -1640531535, i32 1013904226, i32 -626627309, i32 2027808452, i32 387276917, i32 -1253254618, i32 1401181143, i32 -239350392, i32 -1879881927, i32 774553834, i32 -865977701, i32 1788458060, i32 147926525, i32 -1492605010, i32 1161830751>
  %343 = trunc i64 %336 to i32
  %344 = insertelement <16 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <16 x i32> %344, <16 x i32> poison, <16 x i32> zeroinitializer
  %346 = xor <16 x i32> %342, %345
  %347 = lshr <16 x i32> %346, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %348 = xor <16 x i32> %347, %346
  %349 = mul <16 x i32> %348, <i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789, i32 -2048144789>
  %350 = lshr <16 x i32> %349, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %351 = xor <16 x i32> %350, %349
  %352 = mul <16 x i32> %351, <i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387, i32 -1028477387>
  %353 = lshr <16 x i32> %352, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %354 = xor <16 x i32> %353, %352
  br label %355

355:                                              ; preds = %334, %329
  %356 = phi <16 x i32> [ %332, %329 ], [ %354, %334 ]
  %357 = sub i64 %295, %331
  %358 = icmp ugt i64 %357, 63
  br i1 %358, label %365, label %359

359:                                              ; preds = %355
  %360 = getelementptr i8, ptr %328, i64 %331
  %361 = and i64 %333, 1
  %362 = icmp ult i64 %330, 2
  br i1 %362, label %391, label %363

363:                                              ; preds = %359
  %364 = and i64 %333, -2
  br label %368

365:                                              ; preds = %355
  %366 = add i64 %331, %288
  %367 = inttoptr i64 %366 to ptr
  store <16 x i32> %356, ptr %367, align 4, !tbaa !99
  br label %403

368:                                              ; preds = %368, %363
  %369 = phi i64 [ 0, %363 ], [ %388, %368 ]
  %370 = phi i64 [ 0, %363 ], [ %389, %368 ]
  %371 = lshr i64 %369, 2
  %372 = extractelement <16 x i32> %356, i64 %371
  %373 = trunc i64 %369 to i32
  %374 = shl i32 %373, 3
  %375 = and i32 %374, 16
  %376 = lshr i32 %372, %375
  %377 = trunc i32 %376 to i8
  %378 = getelementptr i8, ptr %360, i64 %369
  store i8 %377, ptr %378, align 1, !tbaa !99
  %379 = or disjoint i64 %369, 1
  %380 = lshr i64 %369, 2
  %381 = extractelement <16 x i32> %356, i64 %380
  %382 = trunc i64 %379 to i32
  %383 = shl i32 %382, 3
  %384 = and i32 %383, 24
  %385 = lshr i32 %381, %384
  %386 = trunc i32 %385 to i8
  %387 = getelementptr i8, ptr %360, i64 %379
  store i8 %386, ptr %387, align 1, !tbaa !99
  %388 = add nuw nsw i64 %369, 2
  %389 = add i64 %370, 2
  %390 = icmp eq i64 %389, %364
  br i1 %390, label %391, label %368, !llvm.loop !114

391:                                              ; preds = %368, %359
  %392 = phi i64 [ 0, %359 ], [ %388, %368 ]
  %393 = icmp eq i64 %361, 0
  br i1 %393, label %403, label %394

394:                                              ; preds = %391
  %395 = lshr i64 %392, 2
  %396 = extractelement <16 x i32> %356, i64 %395
  %397 = trunc i64 %392 to i32
  %398 = shl i32 %397, 3
  %399 = and i32 %398, 24
  %400 = lshr i32 %396, %399
  %401 = trunc i32 %400 to i8
  %402 = getelementptr i8, ptr %360, i64 %392
  store i8 %401, ptr %402, align 1, !tbaa !99
  br label %403

403:                                              ; preds = %394, %391, %365
  %404 = add nuw i64 %331, 64
  %405 = icmp ult i64 %404, %295
  %406 = add i64 %330, -64
  br i1 %405, label %329, label %407, !llvm.loop !115

407:                                              ; preds = %403, %323, %142
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @undefine_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #8 {
  %4 = getelementptr inbounds i8, ptr %0, i64 160
  %5 = load i64, ptr %4, align 8, !tbaa !121
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %58, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !44
  %10 = getelementptr inbounds i8, ptr %1, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !112
  %12 = inttoptr i64 %5 to ptr
  %13 = lshr i64 %9, 3
  %14 = icmp ult i64 %11, 64
  br i1 %14, label %19, label %15

15:                                               ; preds = %7
  %16 = getelementptr i8, ptr %12, i64 %13
  %17 = lshr i64 %11, 3
  %18 = and i64 %17, 2305843009213693944
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 -1, i64 %18, i1 false), !tbaa !56
  br label %19

19:                                               ; preds = %15, %7
  %20 = phi i64 [ %18, %15 ], [ 0, %7 ]
  %21 = add i64 %11, 7
  %22 = lshr i64 %21, 3
  %23 = icmp ult i64 %20, %22
  br i1 %23, label %24, label %28

24:                                               ; preds = %19
  %25 = getelementptr i8, ptr %12, i64 %13
  %26 = getelementptr i8, ptr %25, i64 %20
  %27 = sub nsw i64 %22, %20
  tail call void @llvm.memset.p0.i64(ptr align 1 %26, i8 -1, i64 %27, i1 false), !tbaa !99
  br label %28

28:                                               ; preds = %19, %24
  %29 = getelementptr inbounds i8, ptr %2, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !66
  %31 = getelementptr inbounds i8, ptr %1, i64 80
  %32 = load i64, ptr %31, align 8, !tbaa !67
  %33 = getelementptr inbounds i8, ptr %1, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = mul i64 %32, %35
  %37 = getelementptr inbounds i8, ptr %2, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !53
  %39 = zext i32 %38 to i64
  %40 = mul i64 %36, %39
  %41 = load i64, ptr %4, align 8, !tbaa !121
  %42 = inttoptr i64 %41 to ptr
  %43 = lshr i64 %30, 3
  %44 = icmp ult i64 %40, 64
  br i1 %44, label %49, label %45

45:                                               ; preds = %28
  %46 = getelementptr i8, ptr %42, i64 %43
  %47 = lshr i64 %40, 3
  %48 = and i64 %47, 2305843009213693944
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 -1, i64 %48, i1 false), !tbaa !56
  br label %49

49:                                               ; preds = %45, %28
  %50 = phi i64 [ %48, %45 ], [ 0, %28 ]
  %51 = add i64 %40, 7
  %52 = lshr i64 %51, 3
  %53 = icmp ult i64 %50, %52
  br i1 %53, label %54, label %58

54:                                               ; preds = %49
  %55 = getelementptr i8, ptr %42, i64 %43
  %56 = getelementptr i8, ptr %55, i64 %50
  %57 = sub nsw i64 %52, %50
  tail call void @llvm.memset.p0.i64(ptr align 1 %56, i8 -1, i64 %57, i1 false), !tbaa !99
  br label %58

58:                                               ; preds = %54, %49, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !99
  %6 = getelementptr inbounds i8, ptr %0, i64 88
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  br label %20

8:                                                ; preds = %51
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !55
  %11 = getelementptr inbounds i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !53
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !52
  %17 = getelementptr inbounds i8, ptr %0, i64 136
  %18 = getelementptr inbounds i8, ptr %0, i64 148
  %19 = getelementptr inbounds i8, ptr %0, i64 144
  br label %56

20:                                               ; preds = %4, %51
  %21 = phi i64 [ 0, %4 ], [ %53, %51 ]
  %22 = phi <16 x i32> [ %5, %4 ], [ %52, %51 ]
  %23 = getelementptr inbounds [3 x %struct.IdPlace], ptr %6, i64 0, i64 %21
  %24 = load i64, ptr %23, align 8, !tbaa !13
  %25 = lshr i64 %24, 4
  %26 = icmp eq i64 %25, %2
  br i1 %26, label %27, label %51

27:                                               ; preds = %20
  %28 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 %21
  %29 = load i32, ptr %28, align 4, !tbaa !20
  %30 = trunc i64 %24 to i32
  %31 = and i32 %30, 15
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = icmp eq <16 x i32> %33, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %35 = getelementptr inbounds i8, ptr %23, i64 12
  %36 = load i32, ptr %35, align 4, !tbaa !122
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !123
  %39 = shl i32 %36, %38
  %40 = xor i32 %39, -1
  %41 = insertelement <16 x i32> poison, i32 %40, i64 0
  %42 = shufflevector <16 x i32> %41, <16 x i32> poison, <16 x i32> zeroinitializer
  %43 = select <16 x i1> %34, <16 x i32> %42, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %44 = and <16 x i32> %43, %22
  %45 = and i32 %36, %29
  %46 = shl i32 %45, %38
  %47 = insertelement <16 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <16 x i32> %47, <16 x i32> poison, <16 x i32> zeroinitializer
  %49 = select <16 x i1> %34, <16 x i32> %48, <16 x i32> zeroinitializer
  %50 = or <16 x i32> %44, %49
  br label %51

51:                                               ; preds = %20, %27
  %52 = phi <16 x i32> [ %50, %27 ], [ %22, %20 ]
  %53 = add nuw nsw i64 %21, 1
  %54 = icmp eq i64 %53, 3
  br i1 %54, label %8, label %20, !llvm.loop !124

55:                                               ; preds = %83, %8
  ret void

56:                                               ; preds = %14, %83
  %57 = phi i32 [ 0, %14 ], [ %87, %83 ]
  %58 = phi i64 [ %16, %14 ], [ %88, %83 ]
  %59 = phi <16 x i32> [ %52, %14 ], [ %84, %83 ]
  %60 = load i64, ptr %17, align 8, !tbaa !13
  %61 = lshr i64 %60, 4
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %63, label %83

63:                                               ; preds = %56
  %64 = trunc i64 %60 to i32
  %65 = and i32 %64, 15
  %66 = insertelement <16 x i32> poison, i32 %65, i64 0
  %67 = shufflevector <16 x i32> %66, <16 x i32> poison, <16 x i32> zeroinitializer
  %68 = icmp eq <16 x i32> %67, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %69 = load i32, ptr %18, align 4, !tbaa !122
  %70 = load i32, ptr %19, align 8, !tbaa !123
  %71 = shl i32 %69, %70
  %72 = xor i32 %71, -1
  %73 = insertelement <16 x i32> poison, i32 %72, i64 0
  %74 = shufflevector <16 x i32> %73, <16 x i32> poison, <16 x i32> zeroinitializer
  %75 = select <16 x i1> %68, <16 x i32> %74, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %76 = and <16 x i32> %75, %59
  %77 = and i32 %69, %57
  %78 = shl i32 %77, %70
  %79 = insertelement <16 x i32> poison, i32 %78, i64 0
  %80 = shufflevector <16 x i32> %79, <16 x i32> poison, <16 x i32> zeroinitializer
  %81 = select <16 x i1> %68, <16 x i32> %80, <16 x i32> zeroinitializer
  %82 = or <16 x i32> %76, %81
  br label %83

83:                                               ; preds = %56, %63
  %84 = phi <16 x i32> [ %82, %63 ], [ %59, %56 ]
  %85 = inttoptr i64 %58 to ptr
  %86 = getelementptr inbounds <16 x i32>, ptr %85, i64 %2
  store <16 x i32> %84, ptr %86, align 4, !tbaa !99
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !53
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !125
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !8, i64 784, !8, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!10 = !{!4, !8, i64 152}
!11 = !{!4, !8, i64 156}
!12 = !{!4, !5, i64 688}
!13 = !{!9, !5, i64 0}
!14 = !{!4, !5, i64 768}
!15 = !{!4, !5, i64 840}
!16 = !{!4, !8, i64 784}
!17 = !{!4, !8, i64 48}
!18 = !{!4, !5, i64 776}
!19 = !{!4, !5, i64 696}
!20 = !{!8, !8, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !22}
!24 = !{!25, !5, i64 48}
!25 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !26, i64 112, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !26, i64 131888, !5, i64 131936, !5, i64 131944, !27, i64 131952}
!26 = !{!"", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !8, i64 32, !6, i64 36}
!27 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32}
!28 = !{!29, !5, i64 0}
!29 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!30 = !{!4, !5, i64 760}
!31 = !{!29, !5, i64 8}
!32 = !{!29, !5, i64 16}
!33 = !{!29, !5, i64 24}
!34 = !{!25, !5, i64 96}
!35 = !{!25, !5, i64 80}
!36 = !{!25, !5, i64 131776}
!37 = !{!25, !5, i64 88}
!38 = !{!25, !5, i64 104}
!39 = !{!40, !8, i64 0}
!40 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200}
!41 = !{!42, !8, i64 76}
!42 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!43 = !{!25, !5, i64 56}
!44 = !{!40, !5, i64 48}
!45 = !{!25, !5, i64 8}
!46 = !{!40, !5, i64 64}
!47 = !{!4, !5, i64 736}
!48 = !{!40, !5, i64 96}
!49 = !{!4, !5, i64 744}
!50 = !{!25, !5, i64 131816}
!51 = !{!40, !5, i64 72}
!52 = !{!40, !5, i64 40}
!53 = !{!40, !8, i64 36}
!54 = !{!40, !8, i64 8}
!55 = !{!4, !5, i64 56}
!56 = !{!5, !5, i64 0}
!57 = distinct !{!57, !22}
!58 = !{!40, !8, i64 12}
!59 = !{!40, !8, i64 4}
!60 = !{!61, !5, i64 144}
!61 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !6, i64 256, !6, i64 33024, !6, i64 65792, !6, i64 73984, !6, i64 90368, !6, i64 94464, !6, i64 98560}
!62 = !{!40, !5, i64 80}
!63 = !{!40, !5, i64 88}
!64 = distinct !{!64, !22}
!65 = !{!25, !5, i64 64}
!66 = !{!40, !5, i64 56}
!67 = !{!4, !5, i64 80}
!68 = !{!25, !5, i64 24}
!69 = !{!4, !5, i64 704}
!70 = !{!25, !5, i64 0}
!71 = !{!4, !5, i64 824}
!72 = !{!40, !5, i64 104}
!73 = !{!25, !5, i64 131872}
!74 = !{!75, !5, i64 0}
!75 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!76 = !{!75, !5, i64 8}
!77 = !{!40, !5, i64 176}
!78 = distinct !{!78, !22}
!79 = !{!40, !5, i64 16}
!80 = distinct !{!80, !22}
!81 = !{!25, !5, i64 131880}
!82 = !{!25, !5, i64 131800}
!83 = distinct !{!83, !22}
!84 = distinct !{!84, !22}
!85 = !{!25, !5, i64 131784}
!86 = !{!25, !5, i64 131792}
!87 = !{!4, !5, i64 0}
!88 = !{!4, !5, i64 720}
!89 = !{!4, !5, i64 816}
!90 = !{!4, !5, i64 808}
!91 = !{!25, !5, i64 131952}
!92 = !{!25, !5, i64 131984}
!93 = !{!25, !5, i64 131960}
!94 = !{!25, !5, i64 131976}
!95 = !{!25, !5, i64 131968}
!96 = !{!40, !5, i64 128}
!97 = !{!40, !5, i64 120}
!98 = !{!4, !8, i64 788}
!99 = !{!6, !6, i64 0}
!100 = !{!4, !8, i64 160}
!101 = !{!4, !5, i64 64}
!102 = distinct !{!102, !22}
!103 = distinct !{!103, !22}
!104 = distinct !{!104, !105}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = distinct !{!106, !22}
!107 = !{!25, !8, i64 164}
!108 = !{!4, !5, i64 792}
!109 = !{!4, !5, i64 800}
!110 = !{!4, !5, i64 1016}
!111 = !{!4, !5, i64 1024}
!112 = !{!4, !5, i64 72}
!113 = !{!4, !5, i64 832}
!114 = distinct !{!114, !22}
!115 = distinct !{!115, !22}
!116 = distinct !{!116, !22}
!117 = !{!118, !5, i64 0}
!118 = !{!"", !5, i64 0, !5, i64 8}
!119 = !{!118, !5, i64 8}
!120 = distinct !{!120, !22}
!121 = !{!61, !5, i64 160}
!122 = !{!9, !8, i64 12}
!123 = !{!9, !8, i64 8}
!124 = distinct !{!124, !22}
!125 = distinct !{!125, !22}
