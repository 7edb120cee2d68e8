target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.BatchCode = type { i64, [2 x %struct.At], i32, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64, i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [32 x i8], [24 x i8], [24 x i8] }
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
  %70 = getelementptr inbounds i8, ptr %9, i64 1032
  %71 = getelementptr inbounds i8, ptr %9, i64 152
  %72 = getelementptr inbounds i8, ptr %9, i64 156
  %73 = getelementptr inbounds i8, ptr %9, i64 788
  %74 = getelementptr inbounds i8, ptr %9, i64 160
  %75 = getelementptr inbounds i8, ptr %9, i64 64
  %76 = getelementptr inbounds i8, ptr %9, i64 768
  %77 = getelementptr inbounds i8, ptr %9, i64 176
  %78 = getelementptr inbounds i8, ptr %9, i64 696
  %79 = getelementptr inbounds i8, ptr %0, i64 164
  br label %80

80:                                               ; preds = %1305, %14
  %81 = phi i64 [ 0, %14 ], [ %887, %1305 ]
  %82 = phi i64 [ 0, %14 ], [ %886, %1305 ]
  %83 = phi i32 [ 0, %14 ], [ %885, %1305 ]
  %84 = phi ptr [ null, %14 ], [ %884, %1305 ]
  %85 = phi i64 [ 0, %14 ], [ %883, %1305 ]
  %86 = phi i64 [ 0, %14 ], [ %882, %1305 ]
  %87 = phi i32 [ 0, %14 ], [ %881, %1305 ]
  %88 = phi ptr [ null, %14 ], [ %880, %1305 ]
  %89 = phi i64 [ 0, %14 ], [ %879, %1305 ]
  %90 = load i64, ptr %25, align 8, !tbaa !36
  %91 = load i64, ptr %26, align 8, !tbaa !37
  %92 = icmp ult i64 %90, %91
  br i1 %92, label %93, label %875

93:                                               ; preds = %80
  %94 = load i64, ptr %27, align 8, !tbaa !38
  br label %95

95:                                               ; preds = %93, %848
  %96 = phi i64 [ %860, %848 ], [ %91, %93 ]
  %97 = phi i64 [ %849, %848 ], [ %94, %93 ]
  %98 = phi i32 [ %850, %848 ], [ 0, %93 ]
  %99 = phi i64 [ %861, %848 ], [ %90, %93 ]
  %100 = phi i64 [ %851, %848 ], [ %89, %93 ]
  %101 = phi ptr [ %852, %848 ], [ %88, %93 ]
  %102 = phi i32 [ %853, %848 ], [ %87, %93 ]
  %103 = phi i64 [ %854, %848 ], [ %86, %93 ]
  %104 = phi i64 [ %855, %848 ], [ %85, %93 ]
  %105 = phi ptr [ %856, %848 ], [ %84, %93 ]
  %106 = phi i32 [ %857, %848 ], [ %83, %93 ]
  %107 = phi i64 [ %858, %848 ], [ %82, %93 ]
  %108 = phi i64 [ %859, %848 ], [ %81, %93 ]
  %109 = getelementptr inbounds %struct.Group, ptr %23, i64 %97
  %110 = load i32, ptr %109, align 8, !tbaa !39
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %95
  %113 = add i64 %97, 1
  %114 = icmp eq i64 %113, %96
  %115 = select i1 %114, i64 0, i64 %113
  store i64 %115, ptr %27, align 8, !tbaa !38
  br label %848

116:                                              ; preds = %95
  %117 = add i32 %98, 1
  store i32 0, ptr %28, align 4, !tbaa !41
  %118 = ptrtoint ptr %109 to i64
  store i64 %118, ptr %29, align 8, !tbaa !43
  %119 = getelementptr inbounds i8, ptr %109, i64 48
  %120 = load i64, ptr %119, align 8, !tbaa !44
  store i64 %120, ptr %30, align 8, !tbaa !45
  %121 = getelementptr inbounds i8, ptr %109, i64 64
  %122 = load i64, ptr %121, align 8, !tbaa !46
  %123 = icmp ne i64 %122, 0
  %124 = zext i1 %123 to i32
  %125 = getelementptr inbounds i8, ptr %109, i64 96
  %126 = getelementptr inbounds i8, ptr %109, i64 72
  %127 = getelementptr inbounds i8, ptr %109, i64 40
  %128 = getelementptr inbounds i8, ptr %109, i64 36
  %129 = getelementptr inbounds i8, ptr %109, i64 8
  %130 = getelementptr inbounds i8, ptr %109, i64 12
  %131 = getelementptr inbounds i8, ptr %109, i64 4
  %132 = getelementptr inbounds i8, ptr %109, i64 80
  %133 = getelementptr inbounds i8, ptr %109, i64 88
  %134 = getelementptr inbounds i8, ptr %109, i64 56
  %135 = getelementptr inbounds i8, ptr %109, i64 104
  %136 = getelementptr inbounds i8, ptr %109, i64 216
  %137 = getelementptr inbounds i8, ptr %109, i64 224
  %138 = getelementptr inbounds i8, ptr %109, i64 176
  %139 = getelementptr inbounds i8, ptr %109, i64 16
  br label %140

140:                                              ; preds = %837, %116
  %141 = phi i64 [ %108, %116 ], [ %741, %837 ]
  %142 = phi i64 [ %107, %116 ], [ %742, %837 ]
  %143 = phi i32 [ %106, %116 ], [ %743, %837 ]
  %144 = phi ptr [ %105, %116 ], [ %744, %837 ]
  %145 = phi i64 [ %104, %116 ], [ %745, %837 ]
  %146 = phi i64 [ %103, %116 ], [ %746, %837 ]
  %147 = phi i32 [ %102, %116 ], [ %747, %837 ]
  %148 = phi ptr [ %101, %116 ], [ %748, %837 ]
  %149 = phi i64 [ %100, %116 ], [ %749, %837 ]
  %150 = phi i32 [ 0, %116 ], [ %751, %837 ]
  %151 = phi i32 [ %124, %116 ], [ 0, %837 ]
  %152 = load atomic i64, ptr %31 acquire, align 8
  %153 = icmp eq i64 %152, %141
  %154 = select i1 %153, i64 %142, i64 -1
  %155 = select i1 %153, i64 %146, i64 -1
  %156 = load atomic i64, ptr %32 acquire, align 8
  %157 = inttoptr i64 %156 to ptr
  %158 = icmp eq i64 %156, 0
  br i1 %158, label %254, label %159

159:                                              ; preds = %140
  %160 = load i64, ptr %33, align 8, !tbaa !47
  %161 = icmp ugt i64 %160, 1
  br i1 %161, label %162, label %254

162:                                              ; preds = %159
  %163 = load i64, ptr %121, align 8, !tbaa !46
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %165, label %254

165:                                              ; preds = %162
  %166 = load i64, ptr %125, align 8, !tbaa !48
  %167 = icmp eq i64 %166, 2
  br i1 %167, label %168, label %172

168:                                              ; preds = %165
  %169 = load i64, ptr %34, align 8, !tbaa !49
  %170 = and i64 %169, 16
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %254, label %172

172:                                              ; preds = %168, %165
  %173 = load i64, ptr %35, align 8, !tbaa !50
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %178, label %175

175:                                              ; preds = %172
  %176 = load i64, ptr %126, align 8, !tbaa !51
  %177 = sub i64 %173, %176
  store i64 %177, ptr %35, align 8, !tbaa !50
  br label %254

178:                                              ; preds = %172
  %179 = load i64, ptr %127, align 8, !tbaa !52
  %180 = inttoptr i64 %179 to ptr
  %181 = load i32, ptr %128, align 4, !tbaa !53
  %182 = zext i32 %181 to i64
  %183 = urem i64 %182, %160
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %185, label %254

185:                                              ; preds = %178
  %186 = load i32, ptr %129, align 8, !tbaa !54
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %254

188:                                              ; preds = %185
  %189 = load i64, ptr %126, align 8, !tbaa !51
  %190 = icmp ne i64 %189, 0
  %191 = icmp eq i32 %181, 0
  %192 = or i1 %191, %190
  br i1 %192, label %238, label %193

193:                                              ; preds = %188
  %194 = load i64, ptr %36, align 8, !tbaa !55
  %195 = getelementptr inbounds i8, ptr %180, i64 528
  %196 = load i64, ptr %195, align 8, !tbaa !56
  %197 = getelementptr inbounds i8, ptr %180, i64 524
  %198 = load i32, ptr %197, align 4, !tbaa !20
  %199 = getelementptr inbounds i8, ptr %180, i64 536
  %200 = load i32, ptr %199, align 8, !tbaa !20
  %201 = icmp eq i32 %200, 2
  %202 = icmp ugt i32 %200, 3
  %203 = or i1 %201, %202
  br i1 %203, label %254, label %221

204:                                              ; preds = %232
  %205 = mul i64 %233, %194
  %206 = add i64 %205, %179
  %207 = inttoptr i64 %206 to ptr
  %208 = getelementptr inbounds i8, ptr %207, i64 528
  %209 = load i64, ptr %208, align 8, !tbaa !56
  %210 = icmp eq i64 %209, %196
  br i1 %210, label %211, label %236, !llvm.loop !57

211:                                              ; preds = %204
  %212 = getelementptr inbounds i8, ptr %207, i64 524
  %213 = load i32, ptr %212, align 4, !tbaa !20
  %214 = icmp eq i32 %213, %198
  br i1 %214, label %215, label %236, !llvm.loop !57

215:                                              ; preds = %211
  %216 = getelementptr inbounds i8, ptr %207, i64 536
  %217 = load i32, ptr %216, align 8, !tbaa !20
  %218 = icmp eq i32 %217, 2
  %219 = icmp ugt i32 %217, 3
  %220 = or i1 %218, %219
  br i1 %220, label %236, label %221, !llvm.loop !57

221:                                              ; preds = %193, %215
  %222 = phi i32 [ %217, %215 ], [ %200, %193 ]
  %223 = phi ptr [ %207, %215 ], [ %180, %193 ]
  %224 = phi i1 [ %234, %215 ], [ false, %193 ]
  %225 = phi i64 [ %233, %215 ], [ 0, %193 ]
  %226 = icmp eq i32 %222, 1
  br i1 %226, label %227, label %232

227:                                              ; preds = %221
  %228 = getelementptr inbounds i8, ptr %223, i64 540
  %229 = load i32, ptr %228, align 4, !tbaa !20
  %230 = load i32, ptr %130, align 4, !tbaa !58
  %231 = icmp eq i32 %229, %230
  br i1 %231, label %236, label %232

232:                                              ; preds = %227, %221
  %233 = add nuw nsw i64 %225, 1
  %234 = icmp uge i64 %233, %182
  %235 = icmp eq i64 %233, %182
  br i1 %235, label %236, label %204, !llvm.loop !57

236:                                              ; preds = %232, %227, %215, %211, %204
  %237 = phi i1 [ %234, %204 ], [ %234, %211 ], [ %234, %215 ], [ %224, %227 ], [ %234, %232 ]
  br i1 %237, label %238, label %254

238:                                              ; preds = %236, %188
  %239 = call i32 %157(ptr noundef %0, ptr noundef %109, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %152) #11
  %240 = load atomic i32, ptr %37 monotonic, align 4
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %1306

242:                                              ; preds = %238
  %243 = or i32 %239, %151
  %244 = load i32, ptr %131, align 4, !tbaa !59
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %254

246:                                              ; preds = %242
  store i32 0, ptr %109, align 8, !tbaa !39
  %247 = load i64, ptr %47, align 8, !tbaa !15
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %875, label %249

249:                                              ; preds = %246
  %250 = inttoptr i64 %247 to ptr
  %251 = getelementptr inbounds i8, ptr %250, i64 144
  %252 = load i64, ptr %251, align 8, !tbaa !60
  %253 = icmp eq i64 %252, 0
  br i1 %253, label %875, label %863

254:                                              ; preds = %193, %242, %236, %185, %178, %175, %168, %162, %159, %140
  %255 = phi i32 [ %151, %162 ], [ %243, %242 ], [ %151, %236 ], [ %151, %159 ], [ %151, %140 ], [ %151, %175 ], [ %151, %168 ], [ %151, %185 ], [ %151, %178 ], [ %151, %193 ]
  store i64 0, ptr %126, align 8, !tbaa !51
  %256 = load i64, ptr %121, align 8, !tbaa !46
  %257 = trunc i64 %256 to i32
  %258 = load i32, ptr %128, align 4, !tbaa !53
  %259 = icmp ugt i32 %258, %257
  br i1 %259, label %260, label %740

260:                                              ; preds = %254, %725
  %261 = phi i64 [ %726, %725 ], [ %152, %254 ]
  %262 = phi i64 [ %727, %725 ], [ %154, %254 ]
  %263 = phi i32 [ %728, %725 ], [ %143, %254 ]
  %264 = phi ptr [ %729, %725 ], [ %144, %254 ]
  %265 = phi i64 [ %730, %725 ], [ %145, %254 ]
  %266 = phi i64 [ %731, %725 ], [ %155, %254 ]
  %267 = phi i32 [ %732, %725 ], [ %147, %254 ]
  %268 = phi ptr [ %733, %725 ], [ %148, %254 ]
  %269 = phi i64 [ %734, %725 ], [ %149, %254 ]
  %270 = phi i32 [ %738, %725 ], [ %258, %254 ]
  %271 = phi i32 [ %737, %725 ], [ %255, %254 ]
  %272 = phi i32 [ %736, %725 ], [ %150, %254 ]
  %273 = phi i32 [ %735, %725 ], [ %257, %254 ]
  %274 = load i64, ptr %125, align 8, !tbaa !48
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %289, label %276

276:                                              ; preds = %260
  %277 = zext i32 %270 to i64
  %278 = load i64, ptr %132, align 8, !tbaa !62
  %279 = load i64, ptr %133, align 8, !tbaa !63
  %280 = icmp eq i64 %279, 0
  %281 = zext i32 %273 to i64
  %282 = sub nsw i64 %277, %281
  %283 = select i1 %280, i64 %281, i64 %282
  %284 = add i64 %283, %278
  %285 = icmp ult i64 %284, %277
  %286 = select i1 %285, i64 0, i64 %277
  %287 = sub i64 %284, %286
  %288 = trunc i64 %287 to i32
  br label %289

289:                                              ; preds = %276, %260
  %290 = phi i32 [ %288, %276 ], [ %273, %260 ]
  %291 = load i64, ptr %127, align 8, !tbaa !52
  %292 = zext i32 %290 to i64
  %293 = load i64, ptr %36, align 8, !tbaa !55
  %294 = mul i64 %293, %292
  %295 = add i64 %294, %291
  %296 = inttoptr i64 %295 to ptr
  %297 = getelementptr inbounds i8, ptr %296, i64 536
  %298 = load i32, ptr %297, align 8, !tbaa !20
  %299 = icmp eq i32 %298, 2
  %300 = icmp ugt i32 %298, 3
  %301 = or i1 %299, %300
  br i1 %301, label %309, label %302

302:                                              ; preds = %289
  %303 = icmp eq i32 %298, 1
  br i1 %303, label %304, label %311

304:                                              ; preds = %302
  %305 = getelementptr inbounds i8, ptr %296, i64 540
  %306 = load i32, ptr %305, align 4, !tbaa !20
  %307 = load i32, ptr %130, align 4, !tbaa !58
  %308 = icmp eq i32 %306, %307
  br i1 %308, label %309, label %311

309:                                              ; preds = %304, %289
  %310 = add nuw i32 %273, 1
  br label %725, !llvm.loop !64

311:                                              ; preds = %304, %302
  %312 = load i64, ptr %16, align 8, !tbaa !31
  %313 = icmp sgt i64 %312, 0
  br i1 %313, label %331, label %314

314:                                              ; preds = %311
  %315 = load i64, ptr %6, align 8, !tbaa !28
  %316 = icmp eq i64 %315, -1
  br i1 %316, label %327, label %317

317:                                              ; preds = %314
  %318 = call i64 @llvm.readcyclecounter()
  %319 = load i64, ptr %6, align 8, !tbaa !28
  %320 = icmp ult i64 %318, %319
  br i1 %320, label %321, label %838

321:                                              ; preds = %317
  %322 = load i64, ptr %127, align 8, !tbaa !52
  %323 = load i64, ptr %36, align 8, !tbaa !55
  %324 = load i64, ptr %125, align 8, !tbaa !48
  %325 = mul i64 %323, %292
  %326 = add i64 %325, %322
  br label %327

327:                                              ; preds = %321, %314
  %328 = phi i64 [ %326, %321 ], [ %295, %314 ]
  %329 = phi i64 [ %324, %321 ], [ %274, %314 ]
  %330 = load i64, ptr %19, align 8, !tbaa !32
  store i64 %330, ptr %16, align 8, !tbaa !31
  br label %331

331:                                              ; preds = %327, %311
  %332 = phi i64 [ %328, %327 ], [ %295, %311 ]
  %333 = phi i64 [ %329, %327 ], [ %274, %311 ]
  store i64 %332, ptr %38, align 8, !tbaa !65
  %334 = load i64, ptr %134, align 8, !tbaa !66
  %335 = load i64, ptr %39, align 8, !tbaa !67
  %336 = mul i64 %335, %292
  %337 = load i32, ptr %40, align 4, !tbaa !3
  %338 = zext i32 %337 to i64
  %339 = mul i64 %336, %338
  %340 = add i64 %339, %334
  store i64 %340, ptr %41, align 8, !tbaa !68
  %341 = load i64, ptr %42, align 8, !tbaa !69
  store i64 %341, ptr %0, align 8, !tbaa !70
  %342 = icmp eq i64 %333, 2
  br i1 %342, label %343, label %352

343:                                              ; preds = %331
  %344 = load i64, ptr %43, align 8, !tbaa !71
  %345 = load i64, ptr %135, align 8, !tbaa !72
  %346 = add i64 %345, 1
  store i64 %346, ptr %135, align 8, !tbaa !72
  %347 = add i64 %345, %344
  %348 = mul i64 %347, 246948723733
  %349 = lshr i64 %348, 32
  %350 = and i64 %349, 63
  %351 = add nuw nsw i64 %350, 1
  store i64 %351, ptr %0, align 8, !tbaa !70
  br label %352

352:                                              ; preds = %343, %331
  %353 = phi i64 [ %351, %343 ], [ %341, %331 ]
  store i64 %353, ptr %20, align 8, !tbaa !33
  %354 = load i64, ptr %44, align 8, !tbaa !18
  %355 = load i32, ptr %297, align 8, !tbaa !20
  %356 = icmp eq i32 %355, 3
  %357 = and i64 %354, 1
  %358 = select i1 %356, i64 0, i64 %357
  store i64 %358, ptr %45, align 8, !tbaa !73
  %359 = icmp eq i32 %355, 1
  br i1 %359, label %360, label %361

360:                                              ; preds = %352
  store i32 0, ptr %297, align 8, !tbaa !20
  br label %361

361:                                              ; preds = %360, %352
  %362 = getelementptr inbounds i8, ptr %296, i64 528
  %363 = load i64, ptr %362, align 8, !tbaa !56
  %364 = getelementptr inbounds i8, ptr %296, i64 524
  br label %365

365:                                              ; preds = %469, %361
  %366 = phi i64 [ %261, %361 ], [ %451, %469 ]
  %367 = phi i64 [ %262, %361 ], [ %452, %469 ]
  %368 = phi i32 [ %263, %361 ], [ %453, %469 ]
  %369 = phi ptr [ %264, %361 ], [ %454, %469 ]
  %370 = phi i64 [ %265, %361 ], [ %455, %469 ]
  %371 = phi i64 [ %266, %361 ], [ %456, %469 ]
  %372 = phi i32 [ %267, %361 ], [ %457, %469 ]
  %373 = phi ptr [ %268, %361 ], [ %458, %469 ]
  %374 = phi i64 [ %269, %361 ], [ %459, %469 ]
  %375 = phi i64 [ %363, %361 ], [ %471, %469 ]
  %376 = load i32, ptr %364, align 4, !tbaa !20
  %377 = icmp eq i64 %367, %375
  %378 = icmp eq i32 %368, %376
  %379 = select i1 %377, i1 %378, i1 false
  br i1 %379, label %450, label %380

380:                                              ; preds = %365
  %381 = add i64 %375, 1
  %382 = and i32 %376, 1023
  %383 = lshr i32 %376, 13
  %384 = and i32 %383, 1024
  %385 = or disjoint i32 %384, %382
  %386 = zext nneg i32 %385 to i64
  %387 = shl nuw nsw i64 %386, 48
  %388 = or i64 %387, %381
  %389 = icmp eq i64 %371, %375
  %390 = icmp eq i32 %372, %376
  %391 = select i1 %389, i1 %390, i1 false
  br i1 %391, label %445, label %392

392:                                              ; preds = %380
  %393 = inttoptr i64 %366 to ptr
  %394 = getelementptr inbounds i8, ptr %393, i64 -8
  %395 = load i64, ptr %394, align 8, !tbaa !56
  %396 = lshr i64 %388, 2
  %397 = mul i64 %396, -7046029254386353131
  %398 = lshr i64 %397, 40
  br label %399

399:                                              ; preds = %399, %392
  %400 = phi i64 [ %398, %392 ], [ %410, %399 ]
  %401 = phi ptr [ undef, %392 ], [ %408, %399 ]
  %402 = and i64 %400, %395
  %403 = getelementptr inbounds %struct.Region, ptr %393, i64 %402
  %404 = load i64, ptr %403, align 8, !tbaa !74
  %405 = icmp ne i64 %404, %388
  %406 = icmp ne i64 %404, 0
  %407 = select i1 %406, ptr %401, ptr null
  %408 = select i1 %405, ptr %407, ptr %403
  %409 = and i1 %405, %406
  %410 = add i64 %400, 1
  br i1 %409, label %399, label %411

411:                                              ; preds = %399
  %412 = icmp eq ptr %408, null
  br i1 %412, label %413, label %436

413:                                              ; preds = %411
  %414 = load atomic i64, ptr %31 acquire, align 8
  %415 = icmp eq i64 %414, %366
  %416 = inttoptr i64 %414 to ptr
  %417 = getelementptr inbounds i8, ptr %416, i64 -8
  %418 = load i64, ptr %417, align 8, !tbaa !56
  br label %419

419:                                              ; preds = %419, %413
  %420 = phi i64 [ %398, %413 ], [ %430, %419 ]
  %421 = phi ptr [ undef, %413 ], [ %428, %419 ]
  %422 = and i64 %420, %418
  %423 = getelementptr inbounds %struct.Region, ptr %416, i64 %422
  %424 = load i64, ptr %423, align 8, !tbaa !74
  %425 = icmp ne i64 %424, %388
  %426 = icmp ne i64 %424, 0
  %427 = select i1 %426, ptr %421, ptr null
  %428 = select i1 %425, ptr %427, ptr %423
  %429 = and i1 %425, %426
  %430 = add i64 %420, 1
  br i1 %429, label %419, label %431

431:                                              ; preds = %419
  %432 = select i1 %415, i64 %367, i64 -1
  %433 = icmp eq ptr %428, null
  br i1 %433, label %434, label %436

434:                                              ; preds = %431
  %435 = select i1 %415, i64 %371, i64 -1
  store i64 %388, ptr %24, align 8, !tbaa !56
  br label %472

436:                                              ; preds = %431, %411
  %437 = phi i64 [ %414, %431 ], [ %366, %411 ]
  %438 = phi i64 [ %432, %431 ], [ %367, %411 ]
  %439 = phi ptr [ %428, %431 ], [ %408, %411 ]
  %440 = getelementptr inbounds i8, ptr %439, i64 8
  %441 = load i64, ptr %440, align 8, !tbaa !76
  %442 = inttoptr i64 %441 to ptr
  %443 = getelementptr inbounds i8, ptr %439, i64 16
  %444 = load i64, ptr %443, align 8, !tbaa !56
  br label %445

445:                                              ; preds = %380, %436
  %446 = phi i64 [ %437, %436 ], [ %366, %380 ]
  %447 = phi i64 [ %438, %436 ], [ %367, %380 ]
  %448 = phi ptr [ %442, %436 ], [ %373, %380 ]
  %449 = phi i64 [ %444, %436 ], [ %374, %380 ]
  store i64 %388, ptr %46, align 8, !tbaa !56
  br label %450

450:                                              ; preds = %365, %445
  %451 = phi i64 [ %446, %445 ], [ %366, %365 ]
  %452 = phi i64 [ %375, %445 ], [ %367, %365 ]
  %453 = phi i32 [ %376, %445 ], [ %368, %365 ]
  %454 = phi ptr [ %448, %445 ], [ %369, %365 ]
  %455 = phi i64 [ %449, %445 ], [ %370, %365 ]
  %456 = phi i64 [ %447, %445 ], [ %371, %365 ]
  %457 = phi i32 [ %368, %445 ], [ %372, %365 ]
  %458 = phi ptr [ %369, %445 ], [ %373, %365 ]
  %459 = phi i64 [ %370, %445 ], [ %374, %365 ]
  %460 = call i64 %454(ptr noundef %296, ptr noundef nonnull %0, i64 noundef %455) #11
  %461 = and i64 %460, 281474976710655
  store i64 %461, ptr %362, align 8, !tbaa !56
  %462 = icmp ult i64 %460, 281474976710656
  br i1 %462, label %466, label %463

463:                                              ; preds = %450
  %464 = lshr i64 %460, 48
  %465 = trunc nuw nsw i64 %464 to i32
  br label %472

466:                                              ; preds = %450
  %467 = load i64, ptr %0, align 8, !tbaa !70
  %468 = icmp ult i64 %467, 2
  br i1 %468, label %472, label %469

469:                                              ; preds = %466
  %470 = add i64 %467, -1
  store i64 %470, ptr %0, align 8, !tbaa !70
  %471 = load i64, ptr %362, align 8, !tbaa !56
  br label %365

472:                                              ; preds = %466, %463, %434
  %473 = phi i64 [ %451, %463 ], [ %414, %434 ], [ %451, %466 ]
  %474 = phi i64 [ %452, %463 ], [ %432, %434 ], [ %452, %466 ]
  %475 = phi i32 [ %453, %463 ], [ %368, %434 ], [ %453, %466 ]
  %476 = phi ptr [ %454, %463 ], [ %369, %434 ], [ %454, %466 ]
  %477 = phi i64 [ %455, %463 ], [ %370, %434 ], [ %455, %466 ]
  %478 = phi i64 [ %456, %463 ], [ %435, %434 ], [ %456, %466 ]
  %479 = phi i32 [ %457, %463 ], [ %372, %434 ], [ %457, %466 ]
  %480 = phi ptr [ %458, %463 ], [ %373, %434 ], [ %458, %466 ]
  %481 = phi i64 [ %459, %463 ], [ %374, %434 ], [ %459, %466 ]
  %482 = phi i32 [ %465, %463 ], [ 3, %434 ], [ 3, %466 ]
  %483 = load i64, ptr %16, align 8, !tbaa !31
  %484 = add nsw i64 %483, -64
  store i64 %484, ptr %16, align 8, !tbaa !31
  %485 = load i64, ptr %0, align 8, !tbaa !70
  %486 = load i64, ptr %20, align 8, !tbaa !33
  %487 = icmp ult i64 %485, %486
  br i1 %487, label %488, label %491

488:                                              ; preds = %472
  %489 = add i64 %485, %484
  %490 = sub i64 %489, %486
  store i64 %490, ptr %16, align 8, !tbaa !31
  br label %491

491:                                              ; preds = %488, %472
  %492 = phi i64 [ %490, %488 ], [ %484, %472 ]
  %493 = load atomic i32, ptr %37 monotonic, align 4
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %1306

495:                                              ; preds = %491
  %496 = load i64, ptr %24, align 8, !tbaa !35
  %497 = icmp eq i64 %496, 0
  br i1 %497, label %498, label %840

498:                                              ; preds = %495
  switch i32 %482, label %535 [
    i32 2, label %499
    i32 1, label %509
    i32 7, label %519
    i32 8, label %520
    i32 4, label %539
  ]

499:                                              ; preds = %498
  %500 = load i32, ptr %130, align 4, !tbaa !58
  %501 = getelementptr inbounds i8, ptr %296, i64 540
  store i32 %500, ptr %501, align 4, !tbaa !20
  store i32 1, ptr %297, align 8, !tbaa !20
  %502 = load i32, ptr %129, align 8, !tbaa !54
  %503 = add i32 %502, 1
  store i32 %503, ptr %129, align 8, !tbaa !54
  %504 = load i32, ptr %131, align 4, !tbaa !59
  %505 = icmp ult i32 %503, %504
  br i1 %505, label %557, label %506

506:                                              ; preds = %499
  store i32 0, ptr %129, align 8, !tbaa !54
  %507 = load i32, ptr %130, align 4, !tbaa !58
  %508 = add i32 %507, 1
  store i32 %508, ptr %130, align 4, !tbaa !58
  store i64 0, ptr %138, align 8, !tbaa !77
  br label %557

509:                                              ; preds = %498
  store i32 2, ptr %297, align 8, !tbaa !20
  %510 = load i32, ptr %131, align 4, !tbaa !59
  %511 = add i32 %510, -1
  store i32 %511, ptr %131, align 4, !tbaa !59
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %557, label %513

513:                                              ; preds = %509
  %514 = load i32, ptr %129, align 8, !tbaa !54
  %515 = icmp ult i32 %514, %511
  br i1 %515, label %557, label %516

516:                                              ; preds = %513
  store i32 0, ptr %129, align 8, !tbaa !54
  %517 = load i32, ptr %130, align 4, !tbaa !58
  %518 = add i32 %517, 1
  store i32 %518, ptr %130, align 4, !tbaa !58
  store i64 0, ptr %138, align 8, !tbaa !77
  br label %557

519:                                              ; preds = %498
  store i32 3, ptr %297, align 8, !tbaa !20
  br label %557

520:                                              ; preds = %498
  %521 = getelementptr inbounds i8, ptr %296, i64 544
  %522 = load i32, ptr %521, align 8, !tbaa !20
  %523 = load i64, ptr %136, align 8, !tbaa !78
  %524 = zext i32 %522 to i64
  %525 = shl nuw i64 1, %524
  %526 = xor i64 %525, -1
  %527 = and i64 %523, %526
  store i64 %527, ptr %136, align 8, !tbaa !78
  %528 = getelementptr inbounds [32 x i8], ptr %137, i64 0, i64 %524
  %529 = load i8, ptr %528, align 1, !tbaa !79
  %530 = icmp eq i8 %529, 0
  %531 = and i64 %525, %523
  %532 = icmp ne i64 %531, 0
  %533 = select i1 %530, i1 true, i1 %532
  %534 = select i1 %533, i32 0, i32 4
  store i32 %534, ptr %297, align 8, !tbaa !20
  br label %557

535:                                              ; preds = %498
  %536 = load i32, ptr %297, align 8, !tbaa !20
  %537 = icmp ne i32 %536, 3
  br i1 %537, label %538, label %545

538:                                              ; preds = %535
  store i32 0, ptr %297, align 8, !tbaa !20
  br label %545

539:                                              ; preds = %498
  store i32 1, ptr %297, align 8, !tbaa !20
  %540 = getelementptr inbounds i8, ptr %296, i64 540
  %541 = load i32, ptr %540, align 4, !tbaa !20
  %542 = load i32, ptr %130, align 4, !tbaa !58
  %543 = icmp ne i32 %541, %542
  %544 = zext i1 %543 to i32
  br label %557

545:                                              ; preds = %538, %535
  %546 = icmp eq i32 %482, 3
  br i1 %546, label %547, label %552

547:                                              ; preds = %545
  %548 = load i64, ptr %47, align 8, !tbaa !15
  %549 = icmp eq i64 %548, 0
  %550 = or i1 %537, %549
  br i1 %550, label %552, label %551

551:                                              ; preds = %547
  store i32 0, ptr %297, align 8, !tbaa !20
  br label %552

552:                                              ; preds = %551, %547, %545
  %553 = icmp eq i32 %482, 7
  %554 = zext i1 %553 to i32
  %555 = or i32 %272, %554
  %556 = add i32 %273, 1
  br label %725

557:                                              ; preds = %539, %520, %519, %516, %513, %509, %506, %499
  %558 = phi i32 [ 1, %506 ], [ 1, %499 ], [ %544, %539 ], [ 1, %509 ], [ 1, %513 ], [ 1, %516 ], [ 1, %520 ], [ 1, %519 ]
  %559 = or i32 %558, %271
  %560 = icmp eq i32 %482, 7
  %561 = zext i1 %560 to i32
  %562 = or i32 %272, %561
  %563 = add i32 %273, 1
  %564 = add nsw i32 %482, -1
  %565 = icmp ult i32 %564, 2
  %566 = icmp eq i64 %474, %363
  %567 = select i1 %565, i1 %566, i1 false
  br i1 %567, label %568, label %725, !llvm.loop !64

568:                                              ; preds = %557
  %569 = load i64, ptr %362, align 8, !tbaa !56
  %570 = zext nneg i32 %482 to i64
  %571 = shl nuw nsw i64 %570, 48
  %572 = or i64 %569, %571
  %573 = load i32, ptr %128, align 4, !tbaa !53
  %574 = icmp ugt i32 %573, %563
  br i1 %574, label %575, label %721

575:                                              ; preds = %568
  %576 = zext i32 %563 to i64
  br label %577

577:                                              ; preds = %708, %575
  %578 = phi i64 [ %492, %575 ], [ %658, %708 ]
  %579 = phi i64 [ %576, %575 ], [ %709, %708 ]
  %580 = phi i32 [ %573, %575 ], [ %710, %708 ]
  %581 = load i64, ptr %125, align 8, !tbaa !48
  %582 = icmp eq i64 %581, 0
  br i1 %582, label %594, label %583

583:                                              ; preds = %577
  %584 = zext i32 %580 to i64
  %585 = load i64, ptr %132, align 8, !tbaa !62
  %586 = load i64, ptr %133, align 8, !tbaa !63
  %587 = icmp eq i64 %586, 0
  %588 = sub nsw i64 %584, %579
  %589 = select i1 %587, i64 %579, i64 %588
  %590 = add i64 %589, %585
  %591 = icmp ult i64 %590, %584
  %592 = select i1 %591, i64 0, i64 %584
  %593 = sub i64 %590, %592
  br label %594

594:                                              ; preds = %583, %577
  %595 = phi i64 [ %593, %583 ], [ %579, %577 ]
  %596 = load i64, ptr %127, align 8, !tbaa !52
  %597 = and i64 %595, 4294967295
  %598 = load i64, ptr %36, align 8, !tbaa !55
  %599 = mul i64 %598, %597
  %600 = add i64 %599, %596
  %601 = inttoptr i64 %600 to ptr
  %602 = getelementptr inbounds i8, ptr %601, i64 528
  %603 = load i64, ptr %602, align 8, !tbaa !56
  %604 = icmp eq i64 %603, %363
  br i1 %604, label %605, label %718

605:                                              ; preds = %594
  %606 = getelementptr inbounds i8, ptr %601, i64 524
  %607 = load i32, ptr %606, align 4, !tbaa !20
  %608 = icmp eq i32 %607, %475
  br i1 %608, label %609, label %718

609:                                              ; preds = %605
  %610 = getelementptr inbounds i8, ptr %601, i64 536
  %611 = load i32, ptr %610, align 8, !tbaa !20
  %612 = icmp eq i32 %611, 2
  %613 = icmp ugt i32 %611, 3
  %614 = or i1 %612, %613
  br i1 %614, label %718, label %615

615:                                              ; preds = %609
  %616 = icmp eq i32 %611, 1
  br i1 %616, label %617, label %625

617:                                              ; preds = %615
  %618 = getelementptr inbounds i8, ptr %601, i64 540
  %619 = load i32, ptr %618, align 4, !tbaa !20
  %620 = load i32, ptr %130, align 4, !tbaa !58
  %621 = icmp eq i32 %619, %620
  %622 = load i64, ptr %16, align 8
  %623 = icmp slt i64 %622, 1
  %624 = select i1 %621, i1 true, i1 %623
  br i1 %624, label %718, label %627

625:                                              ; preds = %615
  %626 = icmp slt i64 %578, 1
  br i1 %626, label %718, label %627

627:                                              ; preds = %617, %625
  store i64 %600, ptr %38, align 8, !tbaa !65
  %628 = load i64, ptr %134, align 8, !tbaa !66
  %629 = load i64, ptr %39, align 8, !tbaa !67
  %630 = mul i64 %629, %597
  %631 = load i32, ptr %40, align 4, !tbaa !3
  %632 = zext i32 %631 to i64
  %633 = mul i64 %630, %632
  %634 = add i64 %633, %628
  store i64 %634, ptr %41, align 8, !tbaa !68
  %635 = load i64, ptr %42, align 8, !tbaa !69
  store i64 %635, ptr %0, align 8, !tbaa !70
  %636 = icmp eq i64 %581, 2
  br i1 %636, label %637, label %646

637:                                              ; preds = %627
  %638 = load i64, ptr %43, align 8, !tbaa !71
  %639 = load i64, ptr %135, align 8, !tbaa !72
  %640 = add i64 %639, 1
  store i64 %640, ptr %135, align 8, !tbaa !72
  %641 = add i64 %639, %638
  %642 = mul i64 %641, 246948723733
  %643 = lshr i64 %642, 32
  %644 = and i64 %643, 63
  %645 = add nuw nsw i64 %644, 1
  store i64 %645, ptr %0, align 8, !tbaa !70
  br label %646

646:                                              ; preds = %637, %627
  %647 = phi i64 [ %645, %637 ], [ %635, %627 ]
  store i64 %647, ptr %20, align 8, !tbaa !33
  %648 = call i64 %476(ptr noundef nonnull %601, ptr noundef nonnull %0, i64 noundef %477) #11
  %649 = load i64, ptr %16, align 8, !tbaa !31
  %650 = add nsw i64 %649, -64
  store i64 %650, ptr %16, align 8, !tbaa !31
  %651 = load i64, ptr %0, align 8, !tbaa !70
  %652 = load i64, ptr %20, align 8, !tbaa !33
  %653 = icmp ult i64 %651, %652
  br i1 %653, label %654, label %657

654:                                              ; preds = %646
  %655 = add i64 %651, %650
  %656 = sub i64 %655, %652
  store i64 %656, ptr %16, align 8, !tbaa !31
  br label %657

657:                                              ; preds = %654, %646
  %658 = phi i64 [ %656, %654 ], [ %650, %646 ]
  %659 = and i64 %648, 281474976710655
  store i64 %659, ptr %602, align 8, !tbaa !56
  %660 = lshr i64 %648, 48
  %661 = trunc nuw i64 %660 to i16
  switch i16 %661, label %698 [
    i16 2, label %662
    i16 1, label %672
    i16 7, label %682
    i16 8, label %683
    i16 4, label %702
  ]

662:                                              ; preds = %657
  %663 = load i32, ptr %130, align 4, !tbaa !58
  %664 = getelementptr inbounds i8, ptr %601, i64 540
  store i32 %663, ptr %664, align 4, !tbaa !20
  store i32 1, ptr %610, align 8, !tbaa !20
  %665 = load i32, ptr %129, align 8, !tbaa !54
  %666 = add i32 %665, 1
  store i32 %666, ptr %129, align 8, !tbaa !54
  %667 = load i32, ptr %131, align 4, !tbaa !59
  %668 = icmp ult i32 %666, %667
  br i1 %668, label %703, label %669

669:                                              ; preds = %662
  store i32 0, ptr %129, align 8, !tbaa !54
  %670 = load i32, ptr %130, align 4, !tbaa !58
  %671 = add i32 %670, 1
  store i32 %671, ptr %130, align 4, !tbaa !58
  store i64 0, ptr %138, align 8, !tbaa !77
  br label %703

672:                                              ; preds = %657
  store i32 2, ptr %610, align 8, !tbaa !20
  %673 = load i32, ptr %131, align 4, !tbaa !59
  %674 = add i32 %673, -1
  store i32 %674, ptr %131, align 4, !tbaa !59
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %703, label %676

676:                                              ; preds = %672
  %677 = load i32, ptr %129, align 8, !tbaa !54
  %678 = icmp ult i32 %677, %674
  br i1 %678, label %703, label %679

679:                                              ; preds = %676
  store i32 0, ptr %129, align 8, !tbaa !54
  %680 = load i32, ptr %130, align 4, !tbaa !58
  %681 = add i32 %680, 1
  store i32 %681, ptr %130, align 4, !tbaa !58
  store i64 0, ptr %138, align 8, !tbaa !77
  br label %703

682:                                              ; preds = %657
  store i32 3, ptr %610, align 8, !tbaa !20
  br label %703

683:                                              ; preds = %657
  %684 = getelementptr inbounds i8, ptr %601, i64 544
  %685 = load i32, ptr %684, align 8, !tbaa !20
  %686 = load i64, ptr %136, align 8, !tbaa !78
  %687 = zext i32 %685 to i64
  %688 = shl nuw i64 1, %687
  %689 = xor i64 %688, -1
  %690 = and i64 %686, %689
  store i64 %690, ptr %136, align 8, !tbaa !78
  %691 = getelementptr inbounds [32 x i8], ptr %137, i64 0, i64 %687
  %692 = load i8, ptr %691, align 1, !tbaa !79
  %693 = icmp eq i8 %692, 0
  %694 = and i64 %688, %686
  %695 = icmp ne i64 %694, 0
  %696 = select i1 %693, i1 true, i1 %695
  %697 = select i1 %696, i32 0, i32 4
  store i32 %697, ptr %610, align 8, !tbaa !20
  br label %703

698:                                              ; preds = %657
  %699 = load i32, ptr %610, align 8, !tbaa !20
  %700 = icmp eq i32 %699, 3
  br i1 %700, label %703, label %701

701:                                              ; preds = %698
  store i32 0, ptr %610, align 8, !tbaa !20
  br label %703

702:                                              ; preds = %657
  store i32 1, ptr %610, align 8, !tbaa !20
  br label %703

703:                                              ; preds = %702, %701, %698, %683, %682, %679, %676, %672, %669, %662
  %704 = icmp eq i64 %648, %572
  br i1 %704, label %705, label %713

705:                                              ; preds = %703
  %706 = load atomic i32, ptr %37 monotonic, align 4
  %707 = icmp eq i32 %706, 0
  br i1 %707, label %708, label %718

708:                                              ; preds = %705
  %709 = add nuw nsw i64 %579, 1
  %710 = load i32, ptr %128, align 4, !tbaa !53
  %711 = zext i32 %710 to i64
  %712 = icmp ult i64 %709, %711
  br i1 %712, label %577, label %718, !llvm.loop !80

713:                                              ; preds = %703
  %714 = trunc nuw i64 %579 to i32
  %715 = icmp ugt i64 %648, 281474976710655
  %716 = zext i1 %715 to i32
  %717 = add nuw i32 %716, %714
  br label %721

718:                                              ; preds = %708, %705, %625, %617, %609, %605, %594
  %719 = phi i64 [ %579, %609 ], [ %579, %625 ], [ %579, %617 ], [ %579, %605 ], [ %579, %594 ], [ %579, %705 ], [ %709, %708 ]
  %720 = trunc i64 %719 to i32
  br label %721

721:                                              ; preds = %718, %713, %568
  %722 = phi i32 [ %717, %713 ], [ %563, %568 ], [ %720, %718 ]
  %723 = load atomic i32, ptr %37 monotonic, align 4
  %724 = icmp eq i32 %723, 0
  br i1 %724, label %725, label %1306

725:                                              ; preds = %721, %557, %552, %309
  %726 = phi i64 [ %261, %309 ], [ %473, %552 ], [ %473, %557 ], [ %473, %721 ]
  %727 = phi i64 [ %262, %309 ], [ %474, %552 ], [ %474, %557 ], [ %363, %721 ]
  %728 = phi i32 [ %263, %309 ], [ %475, %552 ], [ %475, %557 ], [ %475, %721 ]
  %729 = phi ptr [ %264, %309 ], [ %476, %552 ], [ %476, %557 ], [ %476, %721 ]
  %730 = phi i64 [ %265, %309 ], [ %477, %552 ], [ %477, %557 ], [ %477, %721 ]
  %731 = phi i64 [ %266, %309 ], [ %478, %552 ], [ %478, %557 ], [ %478, %721 ]
  %732 = phi i32 [ %267, %309 ], [ %479, %552 ], [ %479, %557 ], [ %479, %721 ]
  %733 = phi ptr [ %268, %309 ], [ %480, %552 ], [ %480, %557 ], [ %480, %721 ]
  %734 = phi i64 [ %269, %309 ], [ %481, %552 ], [ %481, %557 ], [ %481, %721 ]
  %735 = phi i32 [ %310, %309 ], [ %556, %552 ], [ %563, %557 ], [ %722, %721 ]
  %736 = phi i32 [ %272, %309 ], [ %555, %552 ], [ %562, %557 ], [ %562, %721 ]
  %737 = phi i32 [ %271, %309 ], [ %271, %552 ], [ %559, %557 ], [ %559, %721 ]
  %738 = load i32, ptr %128, align 4, !tbaa !53
  %739 = icmp ult i32 %735, %738
  br i1 %739, label %260, label %740

740:                                              ; preds = %725, %254
  %741 = phi i64 [ %152, %254 ], [ %726, %725 ]
  %742 = phi i64 [ %154, %254 ], [ %727, %725 ]
  %743 = phi i32 [ %143, %254 ], [ %728, %725 ]
  %744 = phi ptr [ %144, %254 ], [ %729, %725 ]
  %745 = phi i64 [ %145, %254 ], [ %730, %725 ]
  %746 = phi i64 [ %155, %254 ], [ %731, %725 ]
  %747 = phi i32 [ %147, %254 ], [ %732, %725 ]
  %748 = phi ptr [ %148, %254 ], [ %733, %725 ]
  %749 = phi i64 [ %149, %254 ], [ %734, %725 ]
  %750 = phi i32 [ %258, %254 ], [ %738, %725 ]
  %751 = phi i32 [ %150, %254 ], [ %736, %725 ]
  %752 = phi i32 [ %255, %254 ], [ %737, %725 ]
  store i64 0, ptr %121, align 8, !tbaa !46
  %753 = load i32, ptr %131, align 4, !tbaa !59
  %754 = icmp eq i32 %753, 0
  br i1 %754, label %755, label %763

755:                                              ; preds = %740
  store i32 0, ptr %109, align 8, !tbaa !39
  %756 = load i64, ptr %47, align 8, !tbaa !15
  %757 = icmp eq i64 %756, 0
  br i1 %757, label %875, label %758

758:                                              ; preds = %755
  %759 = inttoptr i64 %756 to ptr
  %760 = getelementptr inbounds i8, ptr %759, i64 144
  %761 = load i64, ptr %760, align 8, !tbaa !60
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %875, label %863

763:                                              ; preds = %740
  %764 = load i64, ptr %125, align 8, !tbaa !48
  %765 = icmp eq i64 %764, 2
  br i1 %765, label %766, label %795

766:                                              ; preds = %763
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %132, i8 0, i64 16, i1 false)
  %767 = load i64, ptr %43, align 8, !tbaa !71
  %768 = load i64, ptr %139, align 8, !tbaa !81
  %769 = add i64 %768, -7046029254386353131
  %770 = lshr i64 %769, 30
  %771 = xor i64 %770, %769
  %772 = mul i64 %771, -4658895280553007687
  %773 = lshr i64 %772, 27
  %774 = xor i64 %773, %772
  %775 = mul i64 %774, -7723592293110705685
  %776 = lshr i64 %775, 31
  %777 = load i64, ptr %135, align 8, !tbaa !72
  %778 = add i64 %777, 1
  store i64 %778, ptr %135, align 8, !tbaa !72
  %779 = xor i64 %767, %776
  %780 = xor i64 %779, %777
  %781 = xor i64 %780, %775
  %782 = add i64 %781, -7046029254386353131
  %783 = lshr i64 %782, 30
  %784 = xor i64 %783, %782
  %785 = mul i64 %784, -4658895280553007687
  %786 = lshr i64 %785, 27
  %787 = xor i64 %786, %785
  %788 = mul i64 %787, -7723592293110705685
  %789 = lshr i64 %788, 31
  %790 = xor i64 %789, %788
  %791 = lshr i64 %790, 1
  %792 = zext i32 %750 to i64
  %793 = urem i64 %791, %792
  store i64 %793, ptr %132, align 8, !tbaa !62
  %794 = and i64 %790, 1
  store i64 %794, ptr %133, align 8, !tbaa !63
  br label %795

795:                                              ; preds = %766, %763
  %796 = icmp eq i32 %752, 0
  br i1 %796, label %797, label %832

797:                                              ; preds = %795
  %798 = icmp eq i32 %750, 0
  br i1 %798, label %827, label %799

799:                                              ; preds = %797
  %800 = load i64, ptr %127, align 8, !tbaa !52
  %801 = load i64, ptr %36, align 8, !tbaa !55
  %802 = zext i32 %750 to i64
  br label %803

803:                                              ; preds = %821, %799
  %804 = phi i64 [ 0, %799 ], [ %822, %821 ]
  %805 = phi i1 [ false, %799 ], [ %823, %821 ]
  %806 = mul i64 %804, %801
  %807 = add i64 %806, %800
  %808 = inttoptr i64 %807 to ptr
  %809 = getelementptr inbounds i8, ptr %808, i64 536
  %810 = load i32, ptr %809, align 8, !tbaa !20
  %811 = icmp eq i32 %810, 2
  %812 = icmp ugt i32 %810, 3
  %813 = or i1 %811, %812
  br i1 %813, label %821, label %814

814:                                              ; preds = %803
  %815 = icmp eq i32 %810, 1
  br i1 %815, label %816, label %825

816:                                              ; preds = %814
  %817 = getelementptr inbounds i8, ptr %808, i64 540
  %818 = load i32, ptr %817, align 4, !tbaa !20
  %819 = load i32, ptr %130, align 4, !tbaa !58
  %820 = icmp eq i32 %818, %819
  br i1 %820, label %821, label %825

821:                                              ; preds = %816, %803
  %822 = add nuw nsw i64 %804, 1
  %823 = icmp uge i64 %822, %802
  %824 = icmp eq i64 %822, %802
  br i1 %824, label %825, label %803, !llvm.loop !82

825:                                              ; preds = %821, %816, %814
  %826 = phi i1 [ %823, %821 ], [ %805, %816 ], [ %805, %814 ]
  br i1 %826, label %827, label %842

827:                                              ; preds = %825, %797
  %828 = cmpxchg ptr %37, i32 0, i32 4 acq_rel acquire, align 4
  %829 = extractvalue { i32, i1 } %828, 1
  %830 = zext i1 %829 to i64
  %831 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %830, ptr %831, align 8, !tbaa !83
  br label %1306

832:                                              ; preds = %795
  %833 = icmp eq i32 %751, 0
  br i1 %833, label %837, label %834

834:                                              ; preds = %832
  %835 = load i64, ptr %47, align 8, !tbaa !15
  %836 = icmp eq i64 %835, 0
  br i1 %836, label %837, label %842

837:                                              ; preds = %834, %832
  br label %140

838:                                              ; preds = %317
  %839 = zext i32 %273 to i64
  store i64 %839, ptr %121, align 8, !tbaa !46
  store i64 %99, ptr %25, align 8, !tbaa !36
  br label %1306

840:                                              ; preds = %495
  %841 = zext i32 %273 to i64
  store i64 %841, ptr %121, align 8, !tbaa !46
  store i64 %99, ptr %25, align 8, !tbaa !36
  br label %1306

842:                                              ; preds = %834, %825
  store i64 1, ptr %48, align 8, !tbaa !84
  %843 = load i64, ptr %27, align 8, !tbaa !38
  %844 = load i64, ptr %26, align 8, !tbaa !37
  %845 = add i64 %843, 1
  %846 = icmp eq i64 %845, %844
  %847 = select i1 %846, i64 0, i64 %845
  store i64 %847, ptr %27, align 8, !tbaa !38
  br i1 %796, label %848, label %875

848:                                              ; preds = %112, %842
  %849 = phi i64 [ %115, %112 ], [ %847, %842 ]
  %850 = phi i32 [ %98, %112 ], [ %117, %842 ]
  %851 = phi i64 [ %100, %112 ], [ %749, %842 ]
  %852 = phi ptr [ %101, %112 ], [ %748, %842 ]
  %853 = phi i32 [ %102, %112 ], [ %747, %842 ]
  %854 = phi i64 [ %103, %112 ], [ %746, %842 ]
  %855 = phi i64 [ %104, %112 ], [ %745, %842 ]
  %856 = phi ptr [ %105, %112 ], [ %744, %842 ]
  %857 = phi i32 [ %106, %112 ], [ %743, %842 ]
  %858 = phi i64 [ %107, %112 ], [ %742, %842 ]
  %859 = phi i64 [ %108, %112 ], [ %741, %842 ]
  %860 = phi i64 [ %96, %112 ], [ %844, %842 ]
  %861 = add nuw i64 %99, 1
  %862 = icmp ult i64 %861, %860
  br i1 %862, label %95, label %875, !llvm.loop !85

863:                                              ; preds = %758, %249
  %864 = phi i64 [ %252, %249 ], [ %761, %758 ]
  %865 = phi i64 [ %149, %249 ], [ %749, %758 ]
  %866 = phi ptr [ %148, %249 ], [ %748, %758 ]
  %867 = phi i32 [ %147, %249 ], [ %747, %758 ]
  %868 = phi i64 [ %155, %249 ], [ %746, %758 ]
  %869 = phi i64 [ %145, %249 ], [ %745, %758 ]
  %870 = phi ptr [ %144, %249 ], [ %744, %758 ]
  %871 = phi i32 [ %143, %249 ], [ %743, %758 ]
  %872 = phi i64 [ %154, %249 ], [ %742, %758 ]
  %873 = phi i64 [ %152, %249 ], [ %741, %758 ]
  %874 = inttoptr i64 %864 to ptr
  call void %874(ptr noundef %0, ptr noundef nonnull %109) #11
  br label %875

875:                                              ; preds = %848, %842, %863, %80, %246, %249, %755, %758
  %876 = phi i32 [ %98, %758 ], [ %98, %755 ], [ %98, %249 ], [ %98, %246 ], [ 0, %80 ], [ %98, %863 ], [ %850, %848 ], [ %117, %842 ]
  %877 = phi i1 [ true, %758 ], [ true, %755 ], [ true, %249 ], [ true, %246 ], [ false, %80 ], [ true, %863 ], [ false, %842 ], [ false, %848 ]
  %878 = phi i1 [ false, %758 ], [ false, %755 ], [ false, %249 ], [ false, %246 ], [ false, %80 ], [ false, %863 ], [ false, %848 ], [ true, %842 ]
  %879 = phi i64 [ %749, %758 ], [ %749, %755 ], [ %149, %249 ], [ %149, %246 ], [ %89, %80 ], [ %865, %863 ], [ %851, %848 ], [ %749, %842 ]
  %880 = phi ptr [ %748, %758 ], [ %748, %755 ], [ %148, %249 ], [ %148, %246 ], [ %88, %80 ], [ %866, %863 ], [ %852, %848 ], [ %748, %842 ]
  %881 = phi i32 [ %747, %758 ], [ %747, %755 ], [ %147, %249 ], [ %147, %246 ], [ %87, %80 ], [ %867, %863 ], [ %853, %848 ], [ %747, %842 ]
  %882 = phi i64 [ %746, %758 ], [ %746, %755 ], [ %155, %249 ], [ %155, %246 ], [ %86, %80 ], [ %868, %863 ], [ %854, %848 ], [ %746, %842 ]
  %883 = phi i64 [ %745, %758 ], [ %745, %755 ], [ %145, %249 ], [ %145, %246 ], [ %85, %80 ], [ %869, %863 ], [ %855, %848 ], [ %745, %842 ]
  %884 = phi ptr [ %744, %758 ], [ %744, %755 ], [ %144, %249 ], [ %144, %246 ], [ %84, %80 ], [ %870, %863 ], [ %856, %848 ], [ %744, %842 ]
  %885 = phi i32 [ %743, %758 ], [ %743, %755 ], [ %143, %249 ], [ %143, %246 ], [ %83, %80 ], [ %871, %863 ], [ %857, %848 ], [ %743, %842 ]
  %886 = phi i64 [ %742, %758 ], [ %742, %755 ], [ %154, %249 ], [ %154, %246 ], [ %82, %80 ], [ %872, %863 ], [ %858, %848 ], [ %742, %842 ]
  %887 = phi i64 [ %741, %758 ], [ %741, %755 ], [ %152, %249 ], [ %152, %246 ], [ %81, %80 ], [ %873, %863 ], [ %859, %848 ], [ %741, %842 ]
  store i64 0, ptr %25, align 8, !tbaa !36
  %888 = load atomic i32, ptr %37 monotonic, align 4
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %890, label %1306

890:                                              ; preds = %875
  %891 = load i64, ptr %21, align 8, !tbaa !34
  %892 = inttoptr i64 %891 to ptr
  %893 = load i64, ptr %26, align 8, !tbaa !37
  %894 = icmp eq i64 %893, 0
  br i1 %894, label %1275, label %898

895:                                              ; preds = %898
  %896 = add nuw i64 %899, 1
  %897 = icmp eq i64 %896, %893
  br i1 %897, label %1275, label %898, !llvm.loop !86

898:                                              ; preds = %890, %895
  %899 = phi i64 [ %896, %895 ], [ 0, %890 ]
  %900 = getelementptr inbounds %struct.Group, ptr %892, i64 %899
  %901 = load i32, ptr %900, align 8, !tbaa !39
  %902 = icmp eq i32 %901, 0
  br i1 %902, label %903, label %895

903:                                              ; preds = %898
  %904 = load i64, ptr %49, align 8, !tbaa !87
  %905 = load i64, ptr %50, align 8, !tbaa !88
  %906 = icmp eq i64 %904, %905
  br i1 %906, label %909, label %907

907:                                              ; preds = %903
  %908 = load i64, ptr %9, align 8, !tbaa !89
  br label %921

909:                                              ; preds = %903
  %910 = load i64, ptr %48, align 8, !tbaa !84
  %911 = call i64 @llvm.umax.i64(i64 %910, i64 1)
  %912 = atomicrmw add ptr %51, i64 %911 acq_rel, align 8
  %913 = load i64, ptr %9, align 8, !tbaa !89
  %914 = icmp ult i64 %912, %913
  br i1 %914, label %915, label %1275

915:                                              ; preds = %909
  %916 = add i64 %912, %911
  %917 = shl i64 %911, 1
  %918 = load i64, ptr %52, align 8, !tbaa !90
  %919 = call i64 @llvm.umin.i64(i64 %917, i64 %918)
  store i64 %919, ptr %48, align 8, !tbaa !84
  %920 = call i64 @llvm.umin.i64(i64 %916, i64 %913)
  store i64 %920, ptr %50, align 8, !tbaa !88
  br label %921

921:                                              ; preds = %915, %907
  %922 = phi i64 [ %913, %915 ], [ %908, %907 ]
  %923 = phi i64 [ %912, %915 ], [ %904, %907 ]
  %924 = add i64 %923, 1
  store i64 %924, ptr %49, align 8, !tbaa !87
  %925 = getelementptr inbounds i8, ptr %900, i64 96
  %926 = load i64, ptr %53, align 8, !tbaa !91
  %927 = icmp eq i64 %926, 0
  %928 = select i1 %927, i64 0, i64 6
  %929 = load i32, ptr %54, align 8, !tbaa !16
  %930 = zext i32 %929 to i64
  store i64 %930, ptr %925, align 8, !tbaa !56
  switch i32 %929, label %934 [
    i32 0, label %961
    i32 1, label %931
  ]

931:                                              ; preds = %921
  %932 = xor i64 %923, -1
  %933 = add i64 %922, %932
  br label %961

934:                                              ; preds = %921
  %935 = load i64, ptr %55, align 8, !tbaa !92
  %936 = add i64 %935, %923
  %937 = icmp ult i64 %936, %922
  %938 = select i1 %937, i64 0, i64 %922
  %939 = sub i64 %936, %938
  %940 = load i64, ptr %53, align 8, !tbaa !91
  %941 = lshr i64 %939, %940
  %942 = lshr i64 %922, %940
  %943 = icmp ult i64 %941, %942
  br i1 %943, label %944, label %961

944:                                              ; preds = %934
  %945 = load i64, ptr %56, align 8, !tbaa !93
  %946 = lshr i64 %939, %928
  %947 = add i64 %946, 1
  %948 = icmp eq i64 %945, %947
  br i1 %948, label %950, label %949

949:                                              ; preds = %944
  call fastcc void @choose_block(ptr noundef nonnull readonly %9, ptr noundef nonnull %56, i64 noundef %946)
  br label %950

950:                                              ; preds = %949, %944
  %951 = load i64, ptr %57, align 8, !tbaa !94
  store i64 %951, ptr %925, align 8, !tbaa !56
  %952 = load i64, ptr %58, align 8, !tbaa !95
  %953 = load i64, ptr %59, align 8, !tbaa !96
  %954 = mul i64 %953, %939
  %955 = load i64, ptr %60, align 8, !tbaa !97
  %956 = add i64 %954, %955
  %957 = shl nsw i64 -1, %928
  %958 = xor i64 %957, -1
  %959 = and i64 %956, %958
  %960 = or i64 %959, %952
  br label %961

961:                                              ; preds = %950, %934, %931, %921
  %962 = phi i64 [ 1, %931 ], [ %951, %950 ], [ 0, %921 ], [ %930, %934 ]
  %963 = phi i64 [ %933, %931 ], [ %960, %950 ], [ %923, %921 ], [ %939, %934 ]
  %964 = getelementptr inbounds i8, ptr %900, i64 24
  %965 = load i32, ptr %61, align 4, !tbaa !20
  %966 = zext i32 %965 to i64
  %967 = icmp ult i64 %963, %966
  br i1 %967, label %970, label %968

968:                                              ; preds = %961
  %969 = udiv i64 %963, %966
  br label %970

970:                                              ; preds = %968, %961
  %971 = phi i64 [ %969, %968 ], [ 0, %961 ]
  %972 = mul i64 %971, %966
  %973 = sub i64 %963, %972
  %974 = trunc i64 %973 to i32
  store i32 %974, ptr %964, align 4, !tbaa !20
  %975 = load i32, ptr %62, align 4, !tbaa !20
  %976 = load i32, ptr %63, align 4, !tbaa !20
  %977 = mul i32 %975, %974
  %978 = sub i32 %976, %977
  %979 = call noundef i32 @llvm.umin.i32(i32 %975, i32 %978)
  %980 = load i32, ptr %64, align 4, !tbaa !20
  %981 = zext i32 %980 to i64
  %982 = icmp ult i64 %971, %981
  br i1 %982, label %985, label %983

983:                                              ; preds = %970
  %984 = udiv i64 %971, %981
  br label %985

985:                                              ; preds = %983, %970
  %986 = phi i64 [ %984, %983 ], [ 0, %970 ]
  %987 = mul i64 %986, %981
  %988 = sub i64 %971, %987
  %989 = trunc i64 %988 to i32
  %990 = getelementptr inbounds i8, ptr %900, i64 28
  store i32 %989, ptr %990, align 4, !tbaa !20
  %991 = load i32, ptr %65, align 4, !tbaa !20
  %992 = load i32, ptr %66, align 4, !tbaa !20
  %993 = mul i32 %991, %989
  %994 = sub i32 %992, %993
  %995 = call noundef i32 @llvm.umin.i32(i32 %991, i32 %994)
  %996 = load i32, ptr %67, align 4, !tbaa !20
  %997 = zext i32 %996 to i64
  %998 = icmp ult i64 %986, %997
  br i1 %998, label %1001, label %999

999:                                              ; preds = %985
  %1000 = udiv i64 %986, %997
  br label %1001

1001:                                             ; preds = %999, %985
  %1002 = phi i64 [ %1000, %999 ], [ 0, %985 ]
  %1003 = mul i64 %1002, %997
  %1004 = sub i64 %986, %1003
  %1005 = trunc i64 %1004 to i32
  %1006 = getelementptr inbounds i8, ptr %900, i64 32
  store i32 %1005, ptr %1006, align 4, !tbaa !20
  %1007 = load i32, ptr %68, align 4, !tbaa !20
  %1008 = load i32, ptr %69, align 4, !tbaa !20
  %1009 = mul i32 %1007, %1005
  %1010 = sub i32 %1008, %1009
  %1011 = call noundef i32 @llvm.umin.i32(i32 %1007, i32 %1010)
  %1012 = zext i32 %979 to i64
  %1013 = zext i32 %995 to i64
  %1014 = mul nuw i64 %1013, %1012
  %1015 = zext i32 %1011 to i64
  %1016 = mul i64 %1014, %1015
  %1017 = load i32, ptr %40, align 4, !tbaa !3
  %1018 = zext i32 %1017 to i64
  %1019 = add nsw i64 %1018, -1
  %1020 = add i64 %1019, %1016
  %1021 = udiv i64 %1020, %1018
  %1022 = trunc i64 %1021 to i32
  %1023 = getelementptr inbounds i8, ptr %900, i64 4
  store i32 %1022, ptr %1023, align 4, !tbaa !59
  %1024 = getelementptr inbounds i8, ptr %900, i64 36
  store i32 %1022, ptr %1024, align 4, !tbaa !53
  %1025 = getelementptr inbounds i8, ptr %900, i64 64
  store i64 0, ptr %1025, align 8, !tbaa !46
  %1026 = getelementptr inbounds i8, ptr %900, i64 12
  store i32 0, ptr %1026, align 4, !tbaa !58
  %1027 = getelementptr inbounds i8, ptr %900, i64 8
  store i32 0, ptr %1027, align 8, !tbaa !54
  %1028 = getelementptr inbounds i8, ptr %900, i64 16
  store i64 %963, ptr %1028, align 8, !tbaa !81
  %1029 = getelementptr inbounds i8, ptr %900, i64 72
  store i64 1, ptr %1029, align 8, !tbaa !51
  store i32 1, ptr %900, align 8, !tbaa !39
  %1030 = getelementptr inbounds i8, ptr %900, i64 104
  store i64 0, ptr %1030, align 8, !tbaa !72
  %1031 = getelementptr inbounds i8, ptr %900, i64 128
  store i64 1, ptr %1031, align 8, !tbaa !98
  %1032 = getelementptr inbounds i8, ptr %900, i64 120
  store i64 1, ptr %1032, align 8, !tbaa !99
  %1033 = getelementptr inbounds i8, ptr %900, i64 136
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1033, i8 0, i64 72, i1 false)
  %1034 = load i64, ptr %70, align 8, !tbaa !100
  %1035 = icmp eq i64 %1034, 0
  br i1 %1035, label %1038, label %1036

1036:                                             ; preds = %1001
  %1037 = getelementptr inbounds i8, ptr %900, i64 208
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %1037, i8 0, i64 96, i1 false)
  br label %1038

1038:                                             ; preds = %1036, %1001
  %1039 = icmp eq i64 %962, 1
  %1040 = zext i1 %1039 to i64
  %1041 = getelementptr inbounds i8, ptr %900, i64 88
  store i64 %1040, ptr %1041, align 8, !tbaa !63
  br i1 %1039, label %1042, label %1046

1042:                                             ; preds = %1038
  %1043 = add i64 %1021, 4294967295
  %1044 = and i64 %1043, 4294967295
  %1045 = getelementptr inbounds i8, ptr %900, i64 80
  store i64 %1044, ptr %1045, align 8, !tbaa !62
  br label %1074

1046:                                             ; preds = %1038
  %1047 = getelementptr inbounds i8, ptr %900, i64 80
  store i64 0, ptr %1047, align 8, !tbaa !62
  %1048 = icmp eq i64 %962, 2
  br i1 %1048, label %1049, label %1074

1049:                                             ; preds = %1046
  %1050 = load i64, ptr %43, align 8, !tbaa !71
  %1051 = add i64 %963, -7046029254386353131
  %1052 = lshr i64 %1051, 30
  %1053 = xor i64 %1052, %1051
  %1054 = mul i64 %1053, -4658895280553007687
  %1055 = lshr i64 %1054, 27
  %1056 = xor i64 %1055, %1054
  %1057 = mul i64 %1056, -7723592293110705685
  %1058 = lshr i64 %1057, 31
  store i64 1, ptr %1030, align 8, !tbaa !72
  %1059 = xor i64 %1058, %1050
  %1060 = xor i64 %1059, %1057
  %1061 = add i64 %1060, -7046029254386353131
  %1062 = lshr i64 %1061, 30
  %1063 = xor i64 %1062, %1061
  %1064 = mul i64 %1063, -4658895280553007687
  %1065 = lshr i64 %1064, 27
  %1066 = xor i64 %1065, %1064
  %1067 = mul i64 %1066, -7723592293110705685
  %1068 = lshr i64 %1067, 31
  %1069 = xor i64 %1068, %1067
  %1070 = lshr i64 %1069, 1
  %1071 = and i64 %1021, 4294967295
  %1072 = urem i64 %1070, %1071
  store i64 %1072, ptr %1047, align 8, !tbaa !62
  %1073 = and i64 %1069, 1
  store i64 %1073, ptr %1041, align 8, !tbaa !63
  br label %1074

1074:                                             ; preds = %1049, %1046, %1042
  %1075 = load i32, ptr %62, align 4, !tbaa !20
  %1076 = icmp eq i32 %979, %1075
  br i1 %1076, label %1077, label %1083

1077:                                             ; preds = %1074
  %1078 = load i32, ptr %65, align 4, !tbaa !20
  %1079 = icmp eq i32 %995, %1078
  br i1 %1079, label %1080, label %1083

1080:                                             ; preds = %1077
  %1081 = load i32, ptr %68, align 4, !tbaa !20
  %1082 = icmp ne i32 %1011, %1081
  br label %1083

1083:                                             ; preds = %1080, %1077, %1074
  %1084 = phi i1 [ true, %1077 ], [ true, %1074 ], [ %1082, %1080 ]
  %1085 = load i32, ptr %40, align 4, !tbaa !3
  %1086 = zext i32 %1085 to i64
  %1087 = load i32, ptr %71, align 8, !tbaa !10
  %1088 = icmp eq i32 %1087, 0
  br i1 %1088, label %1089, label %1092

1089:                                             ; preds = %1083
  %1090 = load i32, ptr %72, align 4, !tbaa !11
  %1091 = zext i32 %1090 to i64
  br label %1092

1092:                                             ; preds = %1089, %1083
  %1093 = phi i64 [ %1091, %1089 ], [ 1, %1083 ]
  %1094 = mul nuw i64 %1093, %1086
  %1095 = sub nsw i64 64, %1086
  %1096 = lshr i64 -1, %1095
  %1097 = load i32, ptr %73, align 4, !tbaa !101
  %1098 = icmp eq i32 %1097, 0
  br i1 %1098, label %1100, label %1099

1099:                                             ; preds = %1092
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %900)
  br label %1100

1100:                                             ; preds = %1099, %1092
  %1101 = load i64, ptr %47, align 8, !tbaa !15
  %1102 = icmp eq i64 %1101, 0
  br i1 %1102, label %1105, label %1103

1103:                                             ; preds = %1100
  %1104 = inttoptr i64 %1101 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %1104, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %900)
  br label %1105

1105:                                             ; preds = %1103, %1100
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #11
  %1106 = trunc i64 %1096 to i32
  %1107 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %1106, i64 14
  %1108 = lshr i64 4294967295, %1095
  %1109 = trunc nuw i64 %1108 to i32
  %1110 = insertelement <16 x i32> %1107, i32 %1109, i64 15
  store <16 x i32> %1110, ptr %3, align 4, !tbaa !79
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #11
  %1111 = load i32, ptr %74, align 8, !tbaa !102
  %1112 = load i64, ptr %75, align 8, !tbaa !103
  %1113 = trunc i64 %1112 to i32
  %1114 = lshr i64 %1112, 32
  %1115 = trunc nuw i64 %1114 to i32
  %1116 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %1111, i64 3
  %1117 = insertelement <16 x i32> %1116, i32 %1113, i64 4
  %1118 = insertelement <16 x i32> %1117, i32 %1115, i64 5
  store <16 x i32> %1118, ptr %4, align 4, !tbaa !79
  %1119 = load i64, ptr %76, align 8, !tbaa !14
  %1120 = icmp eq i64 %1119, 0
  br i1 %1120, label %1121, label %1139

1121:                                             ; preds = %1139, %1105
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %900, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %900, i64 noundef 8, ptr noundef nonnull %4)
  %1122 = load i64, ptr %36, align 8, !tbaa !55
  %1123 = load i32, ptr %1024, align 4, !tbaa !53
  %1124 = zext i32 %1123 to i64
  %1125 = getelementptr inbounds i8, ptr %900, i64 40
  %1126 = icmp eq i32 %1123, 0
  br i1 %1126, label %1146, label %1127

1127:                                             ; preds = %1121
  %1128 = load i64, ptr %1125, align 8, !tbaa !52
  %1129 = inttoptr i64 %1128 to ptr
  %1130 = load i64, ptr %78, align 8, !tbaa !19
  %1131 = inttoptr i64 %1130 to ptr
  %1132 = lshr i64 %1094, 4
  %1133 = icmp ult i64 %1094, 16
  %1134 = call i64 @llvm.umax.i64(i64 %1132, i64 1)
  %1135 = and i64 %1134, 3
  %1136 = icmp ult i64 %1094, 64
  %1137 = and i64 %1134, 1152921504606846972
  %1138 = icmp eq i64 %1135, 0
  br label %1149

1139:                                             ; preds = %1105, %1139
  %1140 = phi i64 [ %1143, %1139 ], [ 0, %1105 ]
  %1141 = shl i64 %1140, 6
  %1142 = getelementptr inbounds i8, ptr %77, i64 %1141
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %900, i64 noundef %1140, ptr noundef nonnull readonly %1142)
  %1143 = add nuw i64 %1140, 1
  %1144 = load i64, ptr %76, align 8, !tbaa !14
  %1145 = icmp ult i64 %1143, %1144
  br i1 %1145, label %1139, label %1121, !llvm.loop !104

1146:                                             ; preds = %1254, %1121
  %1147 = urem i64 %1016, %1086
  %1148 = icmp eq i64 %1147, 0
  br i1 %1148, label %1274, label %1259

1149:                                             ; preds = %1254, %1127
  %1150 = phi ptr [ %1131, %1127 ], [ %1255, %1254 ]
  %1151 = phi i64 [ 0, %1127 ], [ %1256, %1254 ]
  %1152 = phi ptr [ %1129, %1127 ], [ %1257, %1254 ]
  %1153 = trunc nuw i64 %1151 to i32
  %1154 = getelementptr inbounds i8, ptr %1152, i64 544
  store i32 %1153, ptr %1154, align 8, !tbaa !20
  br i1 %1084, label %1180, label %1155

1155:                                             ; preds = %1149
  br i1 %1133, label %1254, label %1156

1156:                                             ; preds = %1155
  %1157 = getelementptr inbounds i8, ptr %1152, i64 576
  br i1 %1136, label %1240, label %1158

1158:                                             ; preds = %1156, %1158
  %1159 = phi ptr [ %1174, %1158 ], [ %1150, %1156 ]
  %1160 = phi i64 [ %1177, %1158 ], [ 0, %1156 ]
  %1161 = phi i64 [ %1178, %1158 ], [ 0, %1156 ]
  %1162 = getelementptr inbounds i8, ptr %1159, i64 64
  %1163 = load <16 x i32>, ptr %1159, align 4, !tbaa !79
  %1164 = getelementptr inbounds <16 x i32>, ptr %1157, i64 %1160
  store <16 x i32> %1163, ptr %1164, align 8, !tbaa !79
  %1165 = or disjoint i64 %1160, 1
  %1166 = getelementptr inbounds i8, ptr %1159, i64 128
  %1167 = load <16 x i32>, ptr %1162, align 4, !tbaa !79
  %1168 = getelementptr inbounds <16 x i32>, ptr %1157, i64 %1165
  store <16 x i32> %1167, ptr %1168, align 8, !tbaa !79
  %1169 = or disjoint i64 %1160, 2
  %1170 = getelementptr inbounds i8, ptr %1159, i64 192
  %1171 = load <16 x i32>, ptr %1166, align 4, !tbaa !79
  %1172 = getelementptr inbounds <16 x i32>, ptr %1157, i64 %1169
  store <16 x i32> %1171, ptr %1172, align 8, !tbaa !79
  %1173 = or disjoint i64 %1160, 3
  %1174 = getelementptr inbounds i8, ptr %1159, i64 256
  %1175 = load <16 x i32>, ptr %1170, align 4, !tbaa !79
  %1176 = getelementptr inbounds <16 x i32>, ptr %1157, i64 %1173
  store <16 x i32> %1175, ptr %1176, align 8, !tbaa !79
  %1177 = add nuw nsw i64 %1160, 4
  %1178 = add i64 %1161, 4
  %1179 = icmp eq i64 %1178, %1137
  br i1 %1179, label %1240, label %1158, !llvm.loop !105

1180:                                             ; preds = %1149
  %1181 = getelementptr inbounds i8, ptr %1152, i64 576
  %1182 = load i32, ptr %40, align 4, !tbaa !3
  %1183 = icmp eq i32 %1182, 0
  br i1 %1183, label %1254, label %1184

1184:                                             ; preds = %1180
  %1185 = zext i32 %1182 to i64
  %1186 = mul nuw i64 %1151, %1185
  %1187 = udiv i64 %1186, %1012
  %1188 = udiv i64 %1187, %1013
  %1189 = trunc i64 %1188 to i32
  %1190 = urem i64 %1187, %1013
  %1191 = trunc nuw i64 %1190 to i32
  %1192 = urem i64 %1186, %1012
  %1193 = trunc nuw i64 %1192 to i32
  %1194 = shl i32 %1182, 1
  br label %1195

1195:                                             ; preds = %1234, %1184
  %1196 = phi i64 [ 0, %1184 ], [ %1238, %1234 ]
  %1197 = phi i32 [ %1189, %1184 ], [ %1237, %1234 ]
  %1198 = phi i32 [ %1191, %1184 ], [ %1236, %1234 ]
  %1199 = phi i32 [ %1193, %1184 ], [ %1235, %1234 ]
  %1200 = load i32, ptr %71, align 8, !tbaa !10
  %1201 = icmp eq i32 %1200, 0
  br i1 %1201, label %1207, label %1202

1202:                                             ; preds = %1195
  %1203 = shl i32 %1198, 10
  %1204 = shl i32 %1197, 20
  %1205 = or i32 %1203, %1204
  %1206 = or i32 %1205, %1199
  br label %1221

1207:                                             ; preds = %1195
  %1208 = getelementptr inbounds i32, ptr %1181, i64 %1196
  store i32 %1199, ptr %1208, align 4, !tbaa !20
  %1209 = load i32, ptr %72, align 4, !tbaa !11
  %1210 = icmp ugt i32 %1209, 1
  br i1 %1210, label %1211, label %1225

1211:                                             ; preds = %1207
  %1212 = trunc nuw i64 %1196 to i32
  %1213 = add i32 %1182, %1212
  %1214 = zext i32 %1213 to i64
  %1215 = getelementptr inbounds i32, ptr %1181, i64 %1214
  store i32 %1198, ptr %1215, align 4, !tbaa !20
  %1216 = load i32, ptr %72, align 4, !tbaa !11
  %1217 = icmp ugt i32 %1216, 2
  br i1 %1217, label %1218, label %1225

1218:                                             ; preds = %1211
  %1219 = add i32 %1194, %1212
  %1220 = zext i32 %1219 to i64
  br label %1221

1221:                                             ; preds = %1218, %1202
  %1222 = phi i64 [ %1220, %1218 ], [ %1196, %1202 ]
  %1223 = phi i32 [ %1197, %1218 ], [ %1206, %1202 ]
  %1224 = getelementptr inbounds i32, ptr %1181, i64 %1222
  store i32 %1223, ptr %1224, align 4, !tbaa !20
  br label %1225

1225:                                             ; preds = %1221, %1211, %1207
  %1226 = add i32 %1199, 1
  %1227 = icmp ult i32 %1226, %979
  br i1 %1227, label %1234, label %1228

1228:                                             ; preds = %1225
  %1229 = add i32 %1198, 1
  %1230 = icmp uge i32 %1229, %995
  %1231 = select i1 %1230, i32 0, i32 %1229
  %1232 = zext i1 %1230 to i32
  %1233 = add i32 %1197, %1232
  br label %1234

1234:                                             ; preds = %1228, %1225
  %1235 = phi i32 [ %1226, %1225 ], [ 0, %1228 ]
  %1236 = phi i32 [ %1198, %1225 ], [ %1231, %1228 ]
  %1237 = phi i32 [ %1197, %1225 ], [ %1233, %1228 ]
  %1238 = add nuw nsw i64 %1196, 1
  %1239 = icmp eq i64 %1238, %1185
  br i1 %1239, label %1254, label %1195, !llvm.loop !21

1240:                                             ; preds = %1158, %1156
  %1241 = phi ptr [ poison, %1156 ], [ %1174, %1158 ]
  %1242 = phi ptr [ %1150, %1156 ], [ %1174, %1158 ]
  %1243 = phi i64 [ 0, %1156 ], [ %1177, %1158 ]
  br i1 %1138, label %1254, label %1244

1244:                                             ; preds = %1240, %1244
  %1245 = phi ptr [ %1248, %1244 ], [ %1242, %1240 ]
  %1246 = phi i64 [ %1251, %1244 ], [ %1243, %1240 ]
  %1247 = phi i64 [ %1252, %1244 ], [ 0, %1240 ]
  %1248 = getelementptr inbounds i8, ptr %1245, i64 64
  %1249 = load <16 x i32>, ptr %1245, align 4, !tbaa !79
  %1250 = getelementptr inbounds <16 x i32>, ptr %1157, i64 %1246
  store <16 x i32> %1249, ptr %1250, align 8, !tbaa !79
  %1251 = add nuw nsw i64 %1246, 1
  %1252 = add i64 %1247, 1
  %1253 = icmp eq i64 %1252, %1135
  br i1 %1253, label %1254, label %1244, !llvm.loop !106

1254:                                             ; preds = %1240, %1244, %1234, %1180, %1155
  %1255 = phi ptr [ %1150, %1180 ], [ %1150, %1155 ], [ %1150, %1234 ], [ %1241, %1240 ], [ %1248, %1244 ]
  %1256 = add nuw nsw i64 %1151, 1
  %1257 = getelementptr inbounds i8, ptr %1152, i64 %1122
  %1258 = icmp eq i64 %1256, %1124
  br i1 %1258, label %1146, label %1149, !llvm.loop !108

1259:                                             ; preds = %1146
  %1260 = shl nsw i64 -1, %1147
  %1261 = xor i64 %1260, -1
  %1262 = add i32 %1123, -1
  %1263 = load i64, ptr %1125, align 8, !tbaa !52
  %1264 = zext i32 %1262 to i64
  %1265 = load i64, ptr %36, align 8, !tbaa !55
  %1266 = mul i64 %1265, %1264
  %1267 = add i64 %1266, %1263
  %1268 = inttoptr i64 %1267 to ptr
  %1269 = trunc i64 %1261 to i32
  %1270 = getelementptr inbounds i8, ptr %1268, i64 504
  store i32 %1269, ptr %1270, align 8, !tbaa !20
  %1271 = lshr i64 %1261, 32
  %1272 = trunc nuw nsw i64 %1271 to i32
  %1273 = getelementptr inbounds i8, ptr %1268, i64 508
  store i32 %1272, ptr %1273, align 4, !tbaa !20
  br label %1274

1274:                                             ; preds = %1146, %1259
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #11
  br label %1277

1275:                                             ; preds = %895, %890, %909
  %1276 = or i1 %877, %878
  br i1 %1276, label %1277, label %1278

1277:                                             ; preds = %1274, %1275
  store i32 0, ptr %79, align 4, !tbaa !109
  br label %1292

1278:                                             ; preds = %1275
  %1279 = icmp eq i32 %876, 0
  br i1 %1279, label %1306, label %1280

1280:                                             ; preds = %1278
  %1281 = load i32, ptr %79, align 4, !tbaa !109
  %1282 = add i32 %1281, 1
  store i32 %1282, ptr %79, align 4, !tbaa !109
  %1283 = icmp eq i32 %1282, 16
  br i1 %1283, label %1284, label %1292

1284:                                             ; preds = %1280
  %1285 = load i64, ptr %49, align 8, !tbaa !87
  %1286 = load i64, ptr %50, align 8, !tbaa !88
  %1287 = icmp ult i64 %1285, %1286
  br i1 %1287, label %1306, label %1288

1288:                                             ; preds = %1284
  %1289 = load atomic i64, ptr %51 acquire, align 8
  %1290 = load i64, ptr %9, align 8, !tbaa !89
  %1291 = icmp ult i64 %1289, %1290
  br i1 %1291, label %1306, label %1292

1292:                                             ; preds = %1288, %1280, %1277
  %1293 = load i64, ptr %16, align 8, !tbaa !31
  %1294 = add nsw i64 %1293, -64
  store i64 %1294, ptr %16, align 8, !tbaa !31
  %1295 = icmp sgt i64 %1293, 64
  br i1 %1295, label %1305, label %1296

1296:                                             ; preds = %1292
  %1297 = load i64, ptr %6, align 8, !tbaa !28
  %1298 = icmp eq i64 %1297, -1
  br i1 %1298, label %1303, label %1299

1299:                                             ; preds = %1296
  %1300 = call i64 @llvm.readcyclecounter()
  %1301 = load i64, ptr %6, align 8, !tbaa !28
  %1302 = icmp ult i64 %1300, %1301
  br i1 %1302, label %1303, label %1306

1303:                                             ; preds = %1299, %1296
  %1304 = load i64, ptr %19, align 8, !tbaa !32
  store i64 %1304, ptr %16, align 8, !tbaa !31
  br label %1305

1305:                                             ; preds = %1303, %1292
  br label %80

1306:                                             ; preds = %1299, %1284, %875, %1278, %1288, %238, %491, %721, %827, %838, %840
  %1307 = phi i32 [ 2, %827 ], [ 1, %840 ], [ 4, %838 ], [ 2, %721 ], [ 2, %491 ], [ 2, %238 ], [ 4, %1299 ], [ 3, %1284 ], [ 2, %875 ], [ 0, %1278 ], [ 3, %1288 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #11
  ret i32 %1307
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @choose_block(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i64 noundef %2) unnamed_addr #6 {
  %4 = getelementptr inbounds i8, ptr %0, i64 816
  %5 = load i64, ptr %4, align 8, !tbaa !91
  %6 = icmp eq i64 %5, 0
  %7 = add i64 %5, -6
  %8 = select i1 %6, i64 0, i64 %7
  %9 = load i64, ptr %0, align 8, !tbaa !89
  %10 = lshr i64 %9, %5
  %11 = lshr i64 %2, %8
  %12 = getelementptr inbounds i8, ptr %0, i64 792
  %13 = load i64, ptr %12, align 8, !tbaa !110
  %14 = mul i64 %11, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 800
  %16 = load i64, ptr %15, align 8, !tbaa !111
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
  %4 = load i64, ptr %3, align 8, !tbaa !112
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
  %16 = load i64, ptr %10, align 8, !tbaa !113
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
  %27 = load i64, ptr %26, align 8, !tbaa !114
  %28 = getelementptr inbounds i8, ptr %1, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 832
  %30 = load i64, ptr %29, align 8, !tbaa !115
  %31 = trunc i64 %30 to i32
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = getelementptr inbounds i8, ptr %0, i64 788
  %35 = load i32, ptr %34, align 4, !tbaa !101
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %58

37:                                               ; preds = %23
  %38 = load i64, ptr %28, align 8, !tbaa !81
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
  store <16 x i32> %91, ptr %102, align 4, !tbaa !79
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
  store i8 %112, ptr %113, align 1, !tbaa !79
  %114 = or disjoint i64 %104, 1
  %115 = lshr i64 %104, 2
  %116 = extractelement <16 x i32> %91, i64 %115
  %117 = trunc i64 %114 to i32
  %118 = shl i32 %117, 3
  %119 = and i32 %118, 24
  %120 = lshr i32 %116, %119
  %121 = trunc i32 %120 to i8
  %122 = getelementptr i8, ptr %95, i64 %114
  store i8 %121, ptr %122, align 1, !tbaa !79
  %123 = add nuw nsw i64 %104, 2
  %124 = add i64 %105, 2
  %125 = icmp eq i64 %124, %99
  br i1 %125, label %126, label %103, !llvm.loop !116

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
  store i8 %136, ptr %137, align 1, !tbaa !79
  br label %138

138:                                              ; preds = %129, %126, %100
  %139 = add nuw i64 %66, 64
  %140 = icmp ult i64 %139, %27
  %141 = add i64 %65, -64
  br i1 %140, label %64, label %142, !llvm.loop !117

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
  br i1 %154, label %17, label %23, !llvm.loop !118

155:                                              ; preds = %17, %282
  %156 = phi i64 [ %283, %282 ], [ %19, %17 ]
  %157 = phi i64 [ %284, %282 ], [ 0, %17 ]
  %158 = load i64, ptr %11, align 8, !tbaa !52
  %159 = load i64, ptr %12, align 8, !tbaa !55
  %160 = mul i64 %159, %21
  %161 = add i64 %160, %158
  %162 = inttoptr i64 %161 to ptr
  %163 = getelementptr inbounds %struct.Range, ptr %5, i64 %157
  %164 = load i64, ptr %163, align 8, !tbaa !119
  %165 = getelementptr inbounds i8, ptr %163, i64 8
  %166 = load i64, ptr %165, align 8, !tbaa !121
  %167 = add i64 %166, %164
  %168 = load i64, ptr %13, align 8, !tbaa !115
  %169 = trunc i64 %168 to i32
  %170 = insertelement <16 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <16 x i32> %170, <16 x i32> poison, <16 x i32> zeroinitializer
  %172 = load i32, ptr %14, align 4, !tbaa !101
  %173 = icmp eq i32 %172, 2
  br i1 %173, label %174, label %197

174:                                              ; preds = %155
  %175 = load i64, ptr %15, align 8, !tbaa !81
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
  store <16 x i32> %229, ptr %240, align 4, !tbaa !79
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
  store i8 %250, ptr %251, align 1, !tbaa !79
  %252 = or disjoint i64 %242, 1
  %253 = lshr i64 %242, 2
  %254 = extractelement <16 x i32> %229, i64 %253
  %255 = trunc i64 %252 to i32
  %256 = shl i32 %255, 3
  %257 = and i32 %256, 24
  %258 = lshr i32 %254, %257
  %259 = trunc i32 %258 to i8
  %260 = getelementptr i8, ptr %233, i64 %252
  store i8 %259, ptr %260, align 1, !tbaa !79
  %261 = add nuw nsw i64 %242, 2
  %262 = add i64 %243, 2
  %263 = icmp eq i64 %262, %237
  br i1 %263, label %264, label %241, !llvm.loop !116

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
  store i8 %274, ptr %275, align 1, !tbaa !79
  br label %276

276:                                              ; preds = %267, %264, %238
  %277 = add i64 %204, 64
  %278 = icmp ult i64 %277, %167
  %279 = add i64 %203, -64
  br i1 %278, label %202, label %280, !llvm.loop !117

280:                                              ; preds = %276
  %281 = load i64, ptr %10, align 8, !tbaa !113
  br label %282

282:                                              ; preds = %280, %197
  %283 = phi i64 [ %281, %280 ], [ %156, %197 ]
  %284 = add nuw i64 %157, 1
  %285 = icmp ult i64 %284, %283
  br i1 %285, label %155, label %146, !llvm.loop !122

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
  %296 = load i64, ptr %29, align 8, !tbaa !115
  %297 = trunc i64 %296 to i32
  %298 = insertelement <16 x i32> poison, i32 %297, i64 0
  %299 = shufflevector <16 x i32> %298, <16 x i32> poison, <16 x i32> zeroinitializer
  %300 = load i32, ptr %34, align 4, !tbaa !101
  %301 = icmp eq i32 %300, 2
  br i1 %301, label %302, label %323

302:                                              ; preds = %286
  %303 = load i64, ptr %28, align 8, !tbaa !81
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
  store <16 x i32> %356, ptr %367, align 4, !tbaa !79
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
  store i8 %377, ptr %378, align 1, !tbaa !79
  %379 = or disjoint i64 %369, 1
  %380 = lshr i64 %369, 2
  %381 = extractelement <16 x i32> %356, i64 %380
  %382 = trunc i64 %379 to i32
  %383 = shl i32 %382, 3
  %384 = and i32 %383, 24
  %385 = lshr i32 %381, %384
  %386 = trunc i32 %385 to i8
  %387 = getelementptr i8, ptr %360, i64 %379
  store i8 %386, ptr %387, align 1, !tbaa !79
  %388 = add nuw nsw i64 %369, 2
  %389 = add i64 %370, 2
  %390 = icmp eq i64 %389, %364
  br i1 %390, label %391, label %368, !llvm.loop !116

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
  store i8 %401, ptr %402, align 1, !tbaa !79
  br label %403

403:                                              ; preds = %394, %391, %365
  %404 = add nuw i64 %331, 64
  %405 = icmp ult i64 %404, %295
  %406 = add i64 %330, -64
  br i1 %405, label %329, label %407, !llvm.loop !117

407:                                              ; preds = %403, %323, %142
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @undefine_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #8 {
  %4 = getelementptr inbounds i8, ptr %0, i64 160
  %5 = load i64, ptr %4, align 8, !tbaa !123
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %58, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !44
  %10 = getelementptr inbounds i8, ptr %1, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !114
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %26, i8 -1, i64 %27, i1 false), !tbaa !79
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
  %41 = load i64, ptr %4, align 8, !tbaa !123
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %56, i8 -1, i64 %57, i1 false), !tbaa !79
  br label %58

58:                                               ; preds = %54, %49, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !79
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
  %36 = load i32, ptr %35, align 4, !tbaa !124
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !125
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
  br i1 %54, label %8, label %20, !llvm.loop !126

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
  %69 = load i32, ptr %18, align 4, !tbaa !124
  %70 = load i32, ptr %19, align 8, !tbaa !125
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
  store <16 x i32> %84, ptr %86, align 4, !tbaa !79
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !53
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !127
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
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !8, i64 784, !8, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032}
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
!40 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !6, i64 224, !6, i64 256, !6, i64 280}
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
!78 = !{!40, !5, i64 216}
!79 = !{!6, !6, i64 0}
!80 = distinct !{!80, !22}
!81 = !{!40, !5, i64 16}
!82 = distinct !{!82, !22}
!83 = !{!25, !5, i64 131880}
!84 = !{!25, !5, i64 131800}
!85 = distinct !{!85, !22}
!86 = distinct !{!86, !22}
!87 = !{!25, !5, i64 131784}
!88 = !{!25, !5, i64 131792}
!89 = !{!4, !5, i64 0}
!90 = !{!4, !5, i64 720}
!91 = !{!4, !5, i64 816}
!92 = !{!4, !5, i64 808}
!93 = !{!25, !5, i64 131952}
!94 = !{!25, !5, i64 131984}
!95 = !{!25, !5, i64 131960}
!96 = !{!25, !5, i64 131976}
!97 = !{!25, !5, i64 131968}
!98 = !{!40, !5, i64 128}
!99 = !{!40, !5, i64 120}
!100 = !{!4, !5, i64 1032}
!101 = !{!4, !8, i64 788}
!102 = !{!4, !8, i64 160}
!103 = !{!4, !5, i64 64}
!104 = distinct !{!104, !22}
!105 = distinct !{!105, !22}
!106 = distinct !{!106, !107}
!107 = !{!"llvm.loop.unroll.disable"}
!108 = distinct !{!108, !22}
!109 = !{!25, !8, i64 164}
!110 = !{!4, !5, i64 792}
!111 = !{!4, !5, i64 800}
!112 = !{!4, !5, i64 1016}
!113 = !{!4, !5, i64 1024}
!114 = !{!4, !5, i64 72}
!115 = !{!4, !5, i64 832}
!116 = distinct !{!116, !22}
!117 = distinct !{!117, !22}
!118 = distinct !{!118, !22}
!119 = !{!120, !5, i64 0}
!120 = !{!"", !5, i64 0, !5, i64 8}
!121 = !{!120, !5, i64 8}
!122 = distinct !{!122, !22}
!123 = !{!61, !5, i64 160}
!124 = !{!9, !8, i64 12}
!125 = !{!9, !8, i64 8}
!126 = distinct !{!126, !22}
!127 = distinct !{!127, !22}
