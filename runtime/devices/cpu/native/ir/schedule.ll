target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.BatchCode = type { i64, [2 x %struct.At], i32, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64, i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [3 x i32], i32, i64, [32 x i8], [24 x i8], [24 x i8] }
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
  %3 = alloca %struct.BatchCode, align 8
  %4 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %3) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %3, i8 0, i64 80, i1 false)
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !24
  %7 = inttoptr i64 %6 to ptr
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #14
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %2
  %10 = tail call i64 @llvm.readcyclecounter()
  %11 = add i64 %10, %1
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i64 [ %11, %9 ], [ -1, %2 ]
  store i64 %13, ptr %4, align 8, !tbaa !28
  %14 = getelementptr inbounds i8, ptr %4, i64 8
  %15 = getelementptr inbounds i8, ptr %7, i64 760
  %16 = load i64, ptr %15, align 8, !tbaa !30
  store i64 %16, ptr %14, align 8, !tbaa !31
  %17 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 %16, ptr %17, align 8, !tbaa !32
  %18 = getelementptr inbounds i8, ptr %4, i64 24
  store i64 0, ptr %18, align 8, !tbaa !33
  %19 = getelementptr inbounds i8, ptr %0, i64 96
  %20 = load i64, ptr %19, align 8, !tbaa !34
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %22, align 8, !tbaa !35
  %23 = getelementptr inbounds i8, ptr %0, i64 131776
  %24 = getelementptr inbounds i8, ptr %0, i64 88
  %25 = getelementptr inbounds i8, ptr %0, i64 104
  %26 = getelementptr inbounds i8, ptr %3, i64 76
  %27 = getelementptr inbounds i8, ptr %0, i64 56
  %28 = getelementptr inbounds i8, ptr %0, i64 8
  %29 = getelementptr inbounds i8, ptr %7, i64 168
  %30 = getelementptr inbounds i8, ptr %7, i64 752
  %31 = getelementptr inbounds i8, ptr %7, i64 736
  %32 = getelementptr inbounds i8, ptr %7, i64 744
  %33 = getelementptr inbounds i8, ptr %0, i64 131816
  %34 = getelementptr inbounds i8, ptr %7, i64 56
  %35 = getelementptr inbounds i8, ptr %7, i64 164
  %36 = getelementptr inbounds i8, ptr %0, i64 64
  %37 = getelementptr inbounds i8, ptr %7, i64 80
  %38 = getelementptr inbounds i8, ptr %7, i64 44
  %39 = getelementptr inbounds i8, ptr %0, i64 24
  %40 = getelementptr inbounds i8, ptr %7, i64 704
  %41 = getelementptr inbounds i8, ptr %7, i64 824
  %42 = getelementptr inbounds i8, ptr %7, i64 776
  %43 = getelementptr inbounds i8, ptr %0, i64 131872
  %44 = getelementptr inbounds i8, ptr %0, i64 176
  %45 = getelementptr inbounds i8, ptr %7, i64 840
  %46 = getelementptr inbounds i8, ptr %0, i64 131800
  %47 = getelementptr inbounds i8, ptr %7, i64 1048
  %48 = getelementptr inbounds i8, ptr %0, i64 131784
  %49 = getelementptr inbounds i8, ptr %0, i64 131792
  %50 = getelementptr inbounds i8, ptr %7, i64 912
  %51 = getelementptr inbounds i8, ptr %7, i64 720
  %52 = getelementptr inbounds i8, ptr %7, i64 816
  %53 = getelementptr inbounds i8, ptr %7, i64 784
  %54 = getelementptr inbounds i8, ptr %7, i64 808
  %55 = getelementptr inbounds i8, ptr %0, i64 131952
  %56 = getelementptr inbounds i8, ptr %0, i64 131984
  %57 = getelementptr inbounds i8, ptr %0, i64 131960
  %58 = getelementptr inbounds i8, ptr %0, i64 131976
  %59 = getelementptr inbounds i8, ptr %0, i64 131968
  %60 = getelementptr inbounds i8, ptr %0, i64 164
  br label %61

61:                                               ; preds = %960, %12
  %62 = phi i64 [ 0, %12 ], [ %846, %960 ]
  %63 = phi i64 [ 0, %12 ], [ %845, %960 ]
  %64 = phi i32 [ 0, %12 ], [ %844, %960 ]
  %65 = phi ptr [ null, %12 ], [ %843, %960 ]
  %66 = phi i64 [ 0, %12 ], [ %842, %960 ]
  %67 = phi i64 [ 0, %12 ], [ %841, %960 ]
  %68 = phi i32 [ 0, %12 ], [ %840, %960 ]
  %69 = phi ptr [ null, %12 ], [ %839, %960 ]
  %70 = phi i64 [ 0, %12 ], [ %838, %960 ]
  %71 = load i64, ptr %23, align 8, !tbaa !36
  %72 = load i64, ptr %24, align 8, !tbaa !37
  %73 = icmp ult i64 %71, %72
  br i1 %73, label %74, label %834

74:                                               ; preds = %61
  %75 = load i64, ptr %25, align 8, !tbaa !38
  br label %76

76:                                               ; preds = %74, %808
  %77 = phi i64 [ %820, %808 ], [ %72, %74 ]
  %78 = phi i64 [ %809, %808 ], [ %75, %74 ]
  %79 = phi i32 [ %810, %808 ], [ 0, %74 ]
  %80 = phi i64 [ %821, %808 ], [ %71, %74 ]
  %81 = phi i64 [ %811, %808 ], [ %70, %74 ]
  %82 = phi ptr [ %812, %808 ], [ %69, %74 ]
  %83 = phi i32 [ %813, %808 ], [ %68, %74 ]
  %84 = phi i64 [ %814, %808 ], [ %67, %74 ]
  %85 = phi i64 [ %815, %808 ], [ %66, %74 ]
  %86 = phi ptr [ %816, %808 ], [ %65, %74 ]
  %87 = phi i32 [ %817, %808 ], [ %64, %74 ]
  %88 = phi i64 [ %818, %808 ], [ %63, %74 ]
  %89 = phi i64 [ %819, %808 ], [ %62, %74 ]
  %90 = getelementptr inbounds %struct.Group, ptr %21, i64 %78
  %91 = load i32, ptr %90, align 8, !tbaa !39
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %97

93:                                               ; preds = %76
  %94 = add i64 %78, 1
  %95 = icmp eq i64 %94, %77
  %96 = select i1 %95, i64 0, i64 %94
  store i64 %96, ptr %25, align 8, !tbaa !38
  br label %808

97:                                               ; preds = %76
  %98 = add i32 %79, 1
  store i32 0, ptr %26, align 4, !tbaa !41
  %99 = ptrtoint ptr %90 to i64
  store i64 %99, ptr %27, align 8, !tbaa !43
  %100 = getelementptr inbounds i8, ptr %90, i64 48
  %101 = load i64, ptr %100, align 8, !tbaa !44
  store i64 %101, ptr %28, align 8, !tbaa !45
  %102 = getelementptr inbounds i8, ptr %90, i64 64
  %103 = load i64, ptr %102, align 8, !tbaa !46
  %104 = icmp ne i64 %103, 0
  %105 = zext i1 %104 to i32
  %106 = getelementptr inbounds i8, ptr %90, i64 96
  %107 = getelementptr inbounds i8, ptr %90, i64 72
  %108 = getelementptr inbounds i8, ptr %90, i64 40
  %109 = getelementptr inbounds i8, ptr %90, i64 36
  %110 = getelementptr inbounds i8, ptr %90, i64 8
  %111 = getelementptr inbounds i8, ptr %90, i64 12
  %112 = getelementptr inbounds i8, ptr %90, i64 4
  %113 = getelementptr inbounds i8, ptr %90, i64 80
  %114 = getelementptr inbounds i8, ptr %90, i64 88
  %115 = getelementptr inbounds i8, ptr %90, i64 56
  %116 = getelementptr inbounds i8, ptr %90, i64 104
  %117 = getelementptr inbounds i8, ptr %90, i64 16
  br label %118

118:                                              ; preds = %797, %97
  %119 = phi i64 [ %89, %97 ], [ %634, %797 ]
  %120 = phi i64 [ %88, %97 ], [ %635, %797 ]
  %121 = phi i32 [ %87, %97 ], [ %636, %797 ]
  %122 = phi ptr [ %86, %97 ], [ %637, %797 ]
  %123 = phi i64 [ %85, %97 ], [ %638, %797 ]
  %124 = phi i64 [ %84, %97 ], [ %639, %797 ]
  %125 = phi i32 [ %83, %97 ], [ %640, %797 ]
  %126 = phi ptr [ %82, %97 ], [ %641, %797 ]
  %127 = phi i64 [ %81, %97 ], [ %642, %797 ]
  %128 = phi i32 [ 0, %97 ], [ %644, %797 ]
  %129 = phi i32 [ %105, %97 ], [ 0, %797 ]
  %130 = load atomic i64, ptr %29 acquire, align 8
  %131 = icmp eq i64 %130, %119
  %132 = select i1 %131, i64 %120, i64 -1
  %133 = select i1 %131, i64 %124, i64 -1
  %134 = load atomic i64, ptr %30 acquire, align 8
  %135 = inttoptr i64 %134 to ptr
  %136 = icmp eq i64 %134, 0
  br i1 %136, label %238, label %137

137:                                              ; preds = %118
  %138 = load i64, ptr %31, align 8, !tbaa !47
  %139 = icmp ugt i64 %138, 1
  br i1 %139, label %140, label %238

140:                                              ; preds = %137
  %141 = load i64, ptr %102, align 8, !tbaa !46
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %143, label %238

143:                                              ; preds = %140
  %144 = load i64, ptr %106, align 8, !tbaa !48
  %145 = icmp eq i64 %144, 2
  br i1 %145, label %146, label %150

146:                                              ; preds = %143
  %147 = load i64, ptr %32, align 8, !tbaa !49
  %148 = and i64 %147, 16
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %238, label %150

150:                                              ; preds = %146, %143
  %151 = load i64, ptr %33, align 8, !tbaa !50
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %156, label %153

153:                                              ; preds = %150
  %154 = load i64, ptr %107, align 8, !tbaa !51
  %155 = sub i64 %151, %154
  store i64 %155, ptr %33, align 8, !tbaa !50
  br label %238

156:                                              ; preds = %150
  %157 = load i64, ptr %108, align 8, !tbaa !52
  %158 = inttoptr i64 %157 to ptr
  %159 = load i32, ptr %109, align 4, !tbaa !53
  %160 = zext i32 %159 to i64
  %161 = urem i64 %160, %138
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %238

163:                                              ; preds = %156
  %164 = load i32, ptr %110, align 8, !tbaa !54
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %238

166:                                              ; preds = %163
  %167 = load i64, ptr %107, align 8, !tbaa !51
  %168 = icmp ne i64 %167, 0
  %169 = icmp eq i32 %159, 0
  %170 = or i1 %169, %168
  br i1 %170, label %216, label %171

171:                                              ; preds = %166
  %172 = load i64, ptr %34, align 8, !tbaa !55
  %173 = getelementptr inbounds i8, ptr %158, i64 528
  %174 = load i64, ptr %173, align 8, !tbaa !56
  %175 = getelementptr inbounds i8, ptr %158, i64 524
  %176 = load i32, ptr %175, align 4, !tbaa !20
  %177 = getelementptr inbounds i8, ptr %158, i64 536
  %178 = load i32, ptr %177, align 8, !tbaa !20
  %179 = icmp eq i32 %178, 2
  %180 = icmp ugt i32 %178, 3
  %181 = or i1 %179, %180
  br i1 %181, label %238, label %199

182:                                              ; preds = %210
  %183 = mul i64 %211, %172
  %184 = add i64 %183, %157
  %185 = inttoptr i64 %184 to ptr
  %186 = getelementptr inbounds i8, ptr %185, i64 528
  %187 = load i64, ptr %186, align 8, !tbaa !56
  %188 = icmp eq i64 %187, %174
  br i1 %188, label %189, label %214, !llvm.loop !57

189:                                              ; preds = %182
  %190 = getelementptr inbounds i8, ptr %185, i64 524
  %191 = load i32, ptr %190, align 4, !tbaa !20
  %192 = icmp eq i32 %191, %176
  br i1 %192, label %193, label %214, !llvm.loop !57

193:                                              ; preds = %189
  %194 = getelementptr inbounds i8, ptr %185, i64 536
  %195 = load i32, ptr %194, align 8, !tbaa !20
  %196 = icmp eq i32 %195, 2
  %197 = icmp ugt i32 %195, 3
  %198 = or i1 %196, %197
  br i1 %198, label %214, label %199, !llvm.loop !57

199:                                              ; preds = %171, %193
  %200 = phi i32 [ %195, %193 ], [ %178, %171 ]
  %201 = phi ptr [ %185, %193 ], [ %158, %171 ]
  %202 = phi i1 [ %212, %193 ], [ false, %171 ]
  %203 = phi i64 [ %211, %193 ], [ 0, %171 ]
  %204 = icmp eq i32 %200, 1
  br i1 %204, label %205, label %210

205:                                              ; preds = %199
  %206 = getelementptr inbounds i8, ptr %201, i64 540
  %207 = load i32, ptr %206, align 4, !tbaa !20
  %208 = load i32, ptr %111, align 4, !tbaa !58
  %209 = icmp eq i32 %207, %208
  br i1 %209, label %214, label %210

210:                                              ; preds = %205, %199
  %211 = add nuw nsw i64 %203, 1
  %212 = icmp uge i64 %211, %160
  %213 = icmp eq i64 %211, %160
  br i1 %213, label %214, label %182, !llvm.loop !57

214:                                              ; preds = %210, %205, %193, %189, %182
  %215 = phi i1 [ %212, %182 ], [ %212, %189 ], [ %212, %193 ], [ %202, %205 ], [ %212, %210 ]
  br i1 %215, label %216, label %238

216:                                              ; preds = %214, %166
  %217 = call i32 %135(ptr noundef %0, ptr noundef %90, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %130) #14
  %218 = load atomic i32, ptr %35 monotonic, align 4
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %961

220:                                              ; preds = %216
  %221 = or i32 %217, %129
  %222 = load i32, ptr %112, align 4, !tbaa !59
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %238

224:                                              ; preds = %220
  store i32 0, ptr %90, align 8, !tbaa !39
  %225 = load i64, ptr %45, align 8, !tbaa !15
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %234, label %227

227:                                              ; preds = %224
  %228 = inttoptr i64 %225 to ptr
  %229 = getelementptr inbounds i8, ptr %228, i64 144
  %230 = load i64, ptr %229, align 8, !tbaa !60
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %234, label %232

232:                                              ; preds = %227
  %233 = inttoptr i64 %230 to ptr
  call void %233(ptr noundef %0, ptr noundef nonnull %90) #14
  br label %234

234:                                              ; preds = %232, %227, %224
  %235 = getelementptr inbounds i8, ptr %90, i64 232
  %236 = load i64, ptr %235, align 8, !tbaa !62
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %834, label %823

238:                                              ; preds = %171, %220, %214, %163, %156, %153, %146, %140, %137, %118
  %239 = phi i32 [ %129, %140 ], [ %221, %220 ], [ %129, %214 ], [ %129, %137 ], [ %129, %118 ], [ %129, %153 ], [ %129, %146 ], [ %129, %163 ], [ %129, %156 ], [ %129, %171 ]
  store i64 0, ptr %107, align 8, !tbaa !51
  %240 = load i64, ptr %102, align 8, !tbaa !46
  %241 = trunc i64 %240 to i32
  %242 = load i32, ptr %109, align 4, !tbaa !53
  %243 = icmp ugt i32 %242, %241
  br i1 %243, label %244, label %633

244:                                              ; preds = %238, %618
  %245 = phi i64 [ %619, %618 ], [ %130, %238 ]
  %246 = phi i64 [ %620, %618 ], [ %132, %238 ]
  %247 = phi i32 [ %621, %618 ], [ %121, %238 ]
  %248 = phi ptr [ %622, %618 ], [ %122, %238 ]
  %249 = phi i64 [ %623, %618 ], [ %123, %238 ]
  %250 = phi i64 [ %624, %618 ], [ %133, %238 ]
  %251 = phi i32 [ %625, %618 ], [ %125, %238 ]
  %252 = phi ptr [ %626, %618 ], [ %126, %238 ]
  %253 = phi i64 [ %627, %618 ], [ %127, %238 ]
  %254 = phi i32 [ %631, %618 ], [ %242, %238 ]
  %255 = phi i32 [ %630, %618 ], [ %239, %238 ]
  %256 = phi i32 [ %629, %618 ], [ %128, %238 ]
  %257 = phi i32 [ %628, %618 ], [ %241, %238 ]
  %258 = load i64, ptr %106, align 8, !tbaa !48
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %273, label %260

260:                                              ; preds = %244
  %261 = zext i32 %254 to i64
  %262 = load i64, ptr %113, align 8, !tbaa !63
  %263 = load i64, ptr %114, align 8, !tbaa !64
  %264 = icmp eq i64 %263, 0
  %265 = zext i32 %257 to i64
  %266 = sub nsw i64 %261, %265
  %267 = select i1 %264, i64 %265, i64 %266
  %268 = add i64 %267, %262
  %269 = icmp ult i64 %268, %261
  %270 = select i1 %269, i64 0, i64 %261
  %271 = sub i64 %268, %270
  %272 = trunc i64 %271 to i32
  br label %273

273:                                              ; preds = %260, %244
  %274 = phi i32 [ %272, %260 ], [ %257, %244 ]
  %275 = load i64, ptr %108, align 8, !tbaa !52
  %276 = zext i32 %274 to i64
  %277 = load i64, ptr %34, align 8, !tbaa !55
  %278 = mul i64 %277, %276
  %279 = add i64 %278, %275
  %280 = inttoptr i64 %279 to ptr
  %281 = getelementptr inbounds i8, ptr %280, i64 536
  %282 = load i32, ptr %281, align 8, !tbaa !20
  %283 = icmp eq i32 %282, 2
  %284 = icmp ugt i32 %282, 3
  %285 = or i1 %283, %284
  br i1 %285, label %293, label %286

286:                                              ; preds = %273
  %287 = icmp eq i32 %282, 1
  br i1 %287, label %288, label %295

288:                                              ; preds = %286
  %289 = getelementptr inbounds i8, ptr %280, i64 540
  %290 = load i32, ptr %289, align 4, !tbaa !20
  %291 = load i32, ptr %111, align 4, !tbaa !58
  %292 = icmp eq i32 %290, %291
  br i1 %292, label %293, label %295

293:                                              ; preds = %288, %273
  %294 = add nuw i32 %257, 1
  br label %618, !llvm.loop !65

295:                                              ; preds = %288, %286
  %296 = load i64, ptr %14, align 8, !tbaa !31
  %297 = icmp sgt i64 %296, 0
  br i1 %297, label %315, label %298

298:                                              ; preds = %295
  %299 = load i64, ptr %4, align 8, !tbaa !28
  %300 = icmp eq i64 %299, -1
  br i1 %300, label %311, label %301

301:                                              ; preds = %298
  %302 = call i64 @llvm.readcyclecounter()
  %303 = load i64, ptr %4, align 8, !tbaa !28
  %304 = icmp ult i64 %302, %303
  br i1 %304, label %305, label %798

305:                                              ; preds = %301
  %306 = load i64, ptr %108, align 8, !tbaa !52
  %307 = load i64, ptr %34, align 8, !tbaa !55
  %308 = load i64, ptr %106, align 8, !tbaa !48
  %309 = mul i64 %307, %276
  %310 = add i64 %309, %306
  br label %311

311:                                              ; preds = %305, %298
  %312 = phi i64 [ %310, %305 ], [ %279, %298 ]
  %313 = phi i64 [ %308, %305 ], [ %258, %298 ]
  %314 = load i64, ptr %17, align 8, !tbaa !32
  store i64 %314, ptr %14, align 8, !tbaa !31
  br label %315

315:                                              ; preds = %311, %295
  %316 = phi i64 [ %312, %311 ], [ %279, %295 ]
  %317 = phi i64 [ %313, %311 ], [ %258, %295 ]
  store i64 %316, ptr %36, align 8, !tbaa !66
  %318 = load i64, ptr %115, align 8, !tbaa !67
  %319 = load i64, ptr %37, align 8, !tbaa !68
  %320 = mul i64 %319, %276
  %321 = load i32, ptr %38, align 4, !tbaa !3
  %322 = zext i32 %321 to i64
  %323 = mul i64 %320, %322
  %324 = add i64 %323, %318
  store i64 %324, ptr %39, align 8, !tbaa !69
  %325 = load i64, ptr %40, align 8, !tbaa !70
  store i64 %325, ptr %0, align 8, !tbaa !71
  %326 = icmp eq i64 %317, 2
  br i1 %326, label %327, label %336

327:                                              ; preds = %315
  %328 = load i64, ptr %41, align 8, !tbaa !72
  %329 = load i64, ptr %116, align 8, !tbaa !73
  %330 = add i64 %329, 1
  store i64 %330, ptr %116, align 8, !tbaa !73
  %331 = add i64 %329, %328
  %332 = mul i64 %331, 246948723733
  %333 = lshr i64 %332, 32
  %334 = and i64 %333, 63
  %335 = add nuw nsw i64 %334, 1
  store i64 %335, ptr %0, align 8, !tbaa !71
  br label %336

336:                                              ; preds = %327, %315
  %337 = phi i64 [ %335, %327 ], [ %325, %315 ]
  store i64 %337, ptr %18, align 8, !tbaa !33
  %338 = load i64, ptr %42, align 8, !tbaa !18
  %339 = load i32, ptr %281, align 8, !tbaa !20
  %340 = icmp eq i32 %339, 3
  %341 = and i64 %338, 1
  %342 = select i1 %340, i64 0, i64 %341
  store i64 %342, ptr %43, align 8, !tbaa !74
  %343 = icmp eq i32 %339, 1
  br i1 %343, label %344, label %345

344:                                              ; preds = %336
  store i32 0, ptr %281, align 8, !tbaa !20
  br label %345

345:                                              ; preds = %344, %336
  %346 = getelementptr inbounds i8, ptr %280, i64 528
  %347 = load i64, ptr %346, align 8, !tbaa !56
  %348 = getelementptr inbounds i8, ptr %280, i64 524
  br label %349

349:                                              ; preds = %453, %345
  %350 = phi i64 [ %245, %345 ], [ %435, %453 ]
  %351 = phi i64 [ %246, %345 ], [ %436, %453 ]
  %352 = phi i32 [ %247, %345 ], [ %437, %453 ]
  %353 = phi ptr [ %248, %345 ], [ %438, %453 ]
  %354 = phi i64 [ %249, %345 ], [ %439, %453 ]
  %355 = phi i64 [ %250, %345 ], [ %440, %453 ]
  %356 = phi i32 [ %251, %345 ], [ %441, %453 ]
  %357 = phi ptr [ %252, %345 ], [ %442, %453 ]
  %358 = phi i64 [ %253, %345 ], [ %443, %453 ]
  %359 = phi i64 [ %347, %345 ], [ %455, %453 ]
  %360 = load i32, ptr %348, align 4, !tbaa !20
  %361 = icmp eq i64 %351, %359
  %362 = icmp eq i32 %352, %360
  %363 = select i1 %361, i1 %362, i1 false
  br i1 %363, label %434, label %364

364:                                              ; preds = %349
  %365 = add i64 %359, 1
  %366 = and i32 %360, 1023
  %367 = lshr i32 %360, 13
  %368 = and i32 %367, 1024
  %369 = or disjoint i32 %368, %366
  %370 = zext nneg i32 %369 to i64
  %371 = shl nuw nsw i64 %370, 48
  %372 = or i64 %371, %365
  %373 = icmp eq i64 %355, %359
  %374 = icmp eq i32 %356, %360
  %375 = select i1 %373, i1 %374, i1 false
  br i1 %375, label %429, label %376

376:                                              ; preds = %364
  %377 = inttoptr i64 %350 to ptr
  %378 = getelementptr inbounds i8, ptr %377, i64 -8
  %379 = load i64, ptr %378, align 8, !tbaa !56
  %380 = lshr i64 %372, 2
  %381 = mul i64 %380, -7046029254386353131
  %382 = lshr i64 %381, 40
  br label %383

383:                                              ; preds = %383, %376
  %384 = phi i64 [ %382, %376 ], [ %394, %383 ]
  %385 = phi ptr [ undef, %376 ], [ %392, %383 ]
  %386 = and i64 %384, %379
  %387 = getelementptr inbounds %struct.Region, ptr %377, i64 %386
  %388 = load i64, ptr %387, align 8, !tbaa !75
  %389 = icmp ne i64 %388, %372
  %390 = icmp ne i64 %388, 0
  %391 = select i1 %390, ptr %385, ptr null
  %392 = select i1 %389, ptr %391, ptr %387
  %393 = and i1 %389, %390
  %394 = add i64 %384, 1
  br i1 %393, label %383, label %395

395:                                              ; preds = %383
  %396 = icmp eq ptr %392, null
  br i1 %396, label %397, label %420

397:                                              ; preds = %395
  %398 = load atomic i64, ptr %29 acquire, align 8
  %399 = icmp eq i64 %398, %350
  %400 = inttoptr i64 %398 to ptr
  %401 = getelementptr inbounds i8, ptr %400, i64 -8
  %402 = load i64, ptr %401, align 8, !tbaa !56
  br label %403

403:                                              ; preds = %403, %397
  %404 = phi i64 [ %382, %397 ], [ %414, %403 ]
  %405 = phi ptr [ undef, %397 ], [ %412, %403 ]
  %406 = and i64 %404, %402
  %407 = getelementptr inbounds %struct.Region, ptr %400, i64 %406
  %408 = load i64, ptr %407, align 8, !tbaa !75
  %409 = icmp ne i64 %408, %372
  %410 = icmp ne i64 %408, 0
  %411 = select i1 %410, ptr %405, ptr null
  %412 = select i1 %409, ptr %411, ptr %407
  %413 = and i1 %409, %410
  %414 = add i64 %404, 1
  br i1 %413, label %403, label %415

415:                                              ; preds = %403
  %416 = select i1 %399, i64 %351, i64 -1
  %417 = icmp eq ptr %412, null
  br i1 %417, label %418, label %420

418:                                              ; preds = %415
  %419 = select i1 %399, i64 %355, i64 -1
  store i64 %372, ptr %22, align 8, !tbaa !56
  br label %456

420:                                              ; preds = %415, %395
  %421 = phi i64 [ %398, %415 ], [ %350, %395 ]
  %422 = phi i64 [ %416, %415 ], [ %351, %395 ]
  %423 = phi ptr [ %412, %415 ], [ %392, %395 ]
  %424 = getelementptr inbounds i8, ptr %423, i64 8
  %425 = load i64, ptr %424, align 8, !tbaa !77
  %426 = inttoptr i64 %425 to ptr
  %427 = getelementptr inbounds i8, ptr %423, i64 16
  %428 = load i64, ptr %427, align 8, !tbaa !56
  br label %429

429:                                              ; preds = %364, %420
  %430 = phi i64 [ %421, %420 ], [ %350, %364 ]
  %431 = phi i64 [ %422, %420 ], [ %351, %364 ]
  %432 = phi ptr [ %426, %420 ], [ %357, %364 ]
  %433 = phi i64 [ %428, %420 ], [ %358, %364 ]
  store i64 %372, ptr %44, align 8, !tbaa !56
  br label %434

434:                                              ; preds = %349, %429
  %435 = phi i64 [ %430, %429 ], [ %350, %349 ]
  %436 = phi i64 [ %359, %429 ], [ %351, %349 ]
  %437 = phi i32 [ %360, %429 ], [ %352, %349 ]
  %438 = phi ptr [ %432, %429 ], [ %353, %349 ]
  %439 = phi i64 [ %433, %429 ], [ %354, %349 ]
  %440 = phi i64 [ %431, %429 ], [ %355, %349 ]
  %441 = phi i32 [ %352, %429 ], [ %356, %349 ]
  %442 = phi ptr [ %353, %429 ], [ %357, %349 ]
  %443 = phi i64 [ %354, %429 ], [ %358, %349 ]
  %444 = call i64 %438(ptr noundef %280, ptr noundef nonnull %0, i64 noundef %439) #14
  %445 = and i64 %444, 281474976710655
  store i64 %445, ptr %346, align 8, !tbaa !56
  %446 = icmp ult i64 %444, 281474976710656
  br i1 %446, label %450, label %447

447:                                              ; preds = %434
  %448 = lshr i64 %444, 48
  %449 = trunc nuw nsw i64 %448 to i32
  br label %456

450:                                              ; preds = %434
  %451 = load i64, ptr %0, align 8, !tbaa !71
  %452 = icmp ult i64 %451, 2
  br i1 %452, label %456, label %453

453:                                              ; preds = %450
  %454 = add i64 %451, -1
  store i64 %454, ptr %0, align 8, !tbaa !71
  %455 = load i64, ptr %346, align 8, !tbaa !56
  br label %349

456:                                              ; preds = %450, %447, %418
  %457 = phi i64 [ %435, %447 ], [ %398, %418 ], [ %435, %450 ]
  %458 = phi i64 [ %436, %447 ], [ %416, %418 ], [ %436, %450 ]
  %459 = phi i32 [ %437, %447 ], [ %352, %418 ], [ %437, %450 ]
  %460 = phi ptr [ %438, %447 ], [ %353, %418 ], [ %438, %450 ]
  %461 = phi i64 [ %439, %447 ], [ %354, %418 ], [ %439, %450 ]
  %462 = phi i64 [ %440, %447 ], [ %419, %418 ], [ %440, %450 ]
  %463 = phi i32 [ %441, %447 ], [ %356, %418 ], [ %441, %450 ]
  %464 = phi ptr [ %442, %447 ], [ %357, %418 ], [ %442, %450 ]
  %465 = phi i64 [ %443, %447 ], [ %358, %418 ], [ %443, %450 ]
  %466 = phi i32 [ %449, %447 ], [ 3, %418 ], [ 3, %450 ]
  %467 = load i64, ptr %14, align 8, !tbaa !31
  %468 = add nsw i64 %467, -64
  store i64 %468, ptr %14, align 8, !tbaa !31
  %469 = load i64, ptr %0, align 8, !tbaa !71
  %470 = load i64, ptr %18, align 8, !tbaa !33
  %471 = icmp ult i64 %469, %470
  br i1 %471, label %472, label %475

472:                                              ; preds = %456
  %473 = add i64 %469, %468
  %474 = sub i64 %473, %470
  store i64 %474, ptr %14, align 8, !tbaa !31
  br label %475

475:                                              ; preds = %472, %456
  %476 = load atomic i32, ptr %35 monotonic, align 4
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %478, label %961

478:                                              ; preds = %475
  %479 = load i64, ptr %22, align 8, !tbaa !35
  %480 = icmp eq i64 %479, 0
  br i1 %480, label %481, label %800

481:                                              ; preds = %478
  %482 = call fastcc i32 @settle(ptr noundef %90, ptr noundef %280, i32 noundef %466)
  %483 = or i32 %482, %255
  %484 = icmp eq i32 %466, 3
  br i1 %484, label %485, label %494

485:                                              ; preds = %481
  %486 = load i64, ptr %45, align 8, !tbaa !15
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = load i32, ptr %281, align 8, !tbaa !20
  %490 = icmp eq i32 %489, 3
  br i1 %490, label %491, label %492

491:                                              ; preds = %488
  store i32 0, ptr %281, align 8, !tbaa !20
  br label %492

492:                                              ; preds = %491, %488, %485
  %493 = add i32 %257, 1
  br label %618

494:                                              ; preds = %481
  %495 = icmp eq i32 %466, 7
  %496 = zext i1 %495 to i32
  %497 = or i32 %256, %496
  %498 = add i32 %257, 1
  %499 = add nsw i32 %466, -1
  %500 = icmp ult i32 %499, 2
  %501 = icmp eq i64 %458, %347
  %502 = select i1 %500, i1 %501, i1 false
  br i1 %502, label %503, label %618, !llvm.loop !65

503:                                              ; preds = %494
  %504 = load i64, ptr %346, align 8, !tbaa !56
  %505 = zext nneg i32 %466 to i64
  %506 = shl nuw nsw i64 %505, 48
  %507 = or i64 %504, %506
  %508 = load i32, ptr %109, align 4, !tbaa !53
  %509 = icmp ugt i32 %508, %498
  br i1 %509, label %510, label %614

510:                                              ; preds = %503
  %511 = zext i32 %498 to i64
  br label %512

512:                                              ; preds = %601, %510
  %513 = phi i64 [ %511, %510 ], [ %602, %601 ]
  %514 = phi i32 [ %508, %510 ], [ %603, %601 ]
  %515 = load i64, ptr %106, align 8, !tbaa !48
  %516 = icmp eq i64 %515, 0
  br i1 %516, label %528, label %517

517:                                              ; preds = %512
  %518 = zext i32 %514 to i64
  %519 = load i64, ptr %113, align 8, !tbaa !63
  %520 = load i64, ptr %114, align 8, !tbaa !64
  %521 = icmp eq i64 %520, 0
  %522 = sub nsw i64 %518, %513
  %523 = select i1 %521, i64 %513, i64 %522
  %524 = add i64 %523, %519
  %525 = icmp ult i64 %524, %518
  %526 = select i1 %525, i64 0, i64 %518
  %527 = sub i64 %524, %526
  br label %528

528:                                              ; preds = %517, %512
  %529 = phi i64 [ %527, %517 ], [ %513, %512 ]
  %530 = load i64, ptr %108, align 8, !tbaa !52
  %531 = and i64 %529, 4294967295
  %532 = load i64, ptr %34, align 8, !tbaa !55
  %533 = mul i64 %532, %531
  %534 = add i64 %533, %530
  %535 = inttoptr i64 %534 to ptr
  %536 = getelementptr inbounds i8, ptr %535, i64 528
  %537 = load i64, ptr %536, align 8, !tbaa !56
  %538 = icmp eq i64 %537, %347
  br i1 %538, label %539, label %611

539:                                              ; preds = %528
  %540 = getelementptr inbounds i8, ptr %535, i64 524
  %541 = load i32, ptr %540, align 4, !tbaa !20
  %542 = icmp eq i32 %541, %459
  br i1 %542, label %543, label %611

543:                                              ; preds = %539
  %544 = getelementptr inbounds i8, ptr %535, i64 536
  %545 = load i32, ptr %544, align 8, !tbaa !20
  %546 = icmp eq i32 %545, 2
  %547 = icmp ugt i32 %545, 3
  %548 = or i1 %546, %547
  br i1 %548, label %611, label %549

549:                                              ; preds = %543
  %550 = icmp eq i32 %545, 1
  br i1 %550, label %551, label %559

551:                                              ; preds = %549
  %552 = getelementptr inbounds i8, ptr %535, i64 540
  %553 = load i32, ptr %552, align 4, !tbaa !20
  %554 = load i32, ptr %111, align 4, !tbaa !58
  %555 = icmp eq i32 %553, %554
  %556 = load i64, ptr %14, align 8
  %557 = icmp slt i64 %556, 1
  %558 = select i1 %555, i1 true, i1 %557
  br i1 %558, label %611, label %562

559:                                              ; preds = %549
  %560 = load i64, ptr %14, align 8, !tbaa !31
  %561 = icmp slt i64 %560, 1
  br i1 %561, label %611, label %562

562:                                              ; preds = %551, %559
  store i64 %534, ptr %36, align 8, !tbaa !66
  %563 = load i64, ptr %115, align 8, !tbaa !67
  %564 = load i64, ptr %37, align 8, !tbaa !68
  %565 = mul i64 %564, %531
  %566 = load i32, ptr %38, align 4, !tbaa !3
  %567 = zext i32 %566 to i64
  %568 = mul i64 %565, %567
  %569 = add i64 %568, %563
  store i64 %569, ptr %39, align 8, !tbaa !69
  %570 = load i64, ptr %40, align 8, !tbaa !70
  store i64 %570, ptr %0, align 8, !tbaa !71
  %571 = icmp eq i64 %515, 2
  br i1 %571, label %572, label %581

572:                                              ; preds = %562
  %573 = load i64, ptr %41, align 8, !tbaa !72
  %574 = load i64, ptr %116, align 8, !tbaa !73
  %575 = add i64 %574, 1
  store i64 %575, ptr %116, align 8, !tbaa !73
  %576 = add i64 %574, %573
  %577 = mul i64 %576, 246948723733
  %578 = lshr i64 %577, 32
  %579 = and i64 %578, 63
  %580 = add nuw nsw i64 %579, 1
  store i64 %580, ptr %0, align 8, !tbaa !71
  br label %581

581:                                              ; preds = %572, %562
  %582 = phi i64 [ %580, %572 ], [ %570, %562 ]
  store i64 %582, ptr %18, align 8, !tbaa !33
  %583 = call i64 %460(ptr noundef nonnull %535, ptr noundef nonnull %0, i64 noundef %461) #14
  %584 = load i64, ptr %14, align 8, !tbaa !31
  %585 = add nsw i64 %584, -64
  store i64 %585, ptr %14, align 8, !tbaa !31
  %586 = load i64, ptr %0, align 8, !tbaa !71
  %587 = load i64, ptr %18, align 8, !tbaa !33
  %588 = icmp ult i64 %586, %587
  br i1 %588, label %589, label %592

589:                                              ; preds = %581
  %590 = add i64 %586, %585
  %591 = sub i64 %590, %587
  store i64 %591, ptr %14, align 8, !tbaa !31
  br label %592

592:                                              ; preds = %589, %581
  %593 = and i64 %583, 281474976710655
  store i64 %593, ptr %536, align 8, !tbaa !56
  %594 = lshr i64 %583, 48
  %595 = trunc nuw nsw i64 %594 to i32
  %596 = call fastcc i32 @settle(ptr noundef nonnull %90, ptr noundef nonnull %535, i32 noundef %595)
  %597 = icmp eq i64 %583, %507
  br i1 %597, label %598, label %606

598:                                              ; preds = %592
  %599 = load atomic i32, ptr %35 monotonic, align 4
  %600 = icmp eq i32 %599, 0
  br i1 %600, label %601, label %611

601:                                              ; preds = %598
  %602 = add nuw nsw i64 %513, 1
  %603 = load i32, ptr %109, align 4, !tbaa !53
  %604 = zext i32 %603 to i64
  %605 = icmp ult i64 %602, %604
  br i1 %605, label %512, label %611, !llvm.loop !78

606:                                              ; preds = %592
  %607 = trunc nuw i64 %513 to i32
  %608 = icmp ugt i64 %583, 281474976710655
  %609 = zext i1 %608 to i32
  %610 = add nuw i32 %609, %607
  br label %614

611:                                              ; preds = %601, %598, %559, %551, %543, %539, %528
  %612 = phi i64 [ %513, %543 ], [ %513, %559 ], [ %513, %551 ], [ %513, %539 ], [ %513, %528 ], [ %513, %598 ], [ %602, %601 ]
  %613 = trunc i64 %612 to i32
  br label %614

614:                                              ; preds = %611, %606, %503
  %615 = phi i32 [ %610, %606 ], [ %498, %503 ], [ %613, %611 ]
  %616 = load atomic i32, ptr %35 monotonic, align 4
  %617 = icmp eq i32 %616, 0
  br i1 %617, label %618, label %961

618:                                              ; preds = %614, %494, %492, %293
  %619 = phi i64 [ %245, %293 ], [ %457, %492 ], [ %457, %494 ], [ %457, %614 ]
  %620 = phi i64 [ %246, %293 ], [ %458, %492 ], [ %458, %494 ], [ %347, %614 ]
  %621 = phi i32 [ %247, %293 ], [ %459, %492 ], [ %459, %494 ], [ %459, %614 ]
  %622 = phi ptr [ %248, %293 ], [ %460, %492 ], [ %460, %494 ], [ %460, %614 ]
  %623 = phi i64 [ %249, %293 ], [ %461, %492 ], [ %461, %494 ], [ %461, %614 ]
  %624 = phi i64 [ %250, %293 ], [ %462, %492 ], [ %462, %494 ], [ %462, %614 ]
  %625 = phi i32 [ %251, %293 ], [ %463, %492 ], [ %463, %494 ], [ %463, %614 ]
  %626 = phi ptr [ %252, %293 ], [ %464, %492 ], [ %464, %494 ], [ %464, %614 ]
  %627 = phi i64 [ %253, %293 ], [ %465, %492 ], [ %465, %494 ], [ %465, %614 ]
  %628 = phi i32 [ %294, %293 ], [ %493, %492 ], [ %498, %494 ], [ %615, %614 ]
  %629 = phi i32 [ %256, %293 ], [ %256, %492 ], [ %497, %494 ], [ %497, %614 ]
  %630 = phi i32 [ %255, %293 ], [ %483, %492 ], [ %483, %494 ], [ %483, %614 ]
  %631 = load i32, ptr %109, align 4, !tbaa !53
  %632 = icmp ult i32 %628, %631
  br i1 %632, label %244, label %633

633:                                              ; preds = %618, %238
  %634 = phi i64 [ %130, %238 ], [ %619, %618 ]
  %635 = phi i64 [ %132, %238 ], [ %620, %618 ]
  %636 = phi i32 [ %121, %238 ], [ %621, %618 ]
  %637 = phi ptr [ %122, %238 ], [ %622, %618 ]
  %638 = phi i64 [ %123, %238 ], [ %623, %618 ]
  %639 = phi i64 [ %133, %238 ], [ %624, %618 ]
  %640 = phi i32 [ %125, %238 ], [ %625, %618 ]
  %641 = phi ptr [ %126, %238 ], [ %626, %618 ]
  %642 = phi i64 [ %127, %238 ], [ %627, %618 ]
  %643 = phi i32 [ %242, %238 ], [ %631, %618 ]
  %644 = phi i32 [ %128, %238 ], [ %629, %618 ]
  %645 = phi i32 [ %239, %238 ], [ %630, %618 ]
  store i64 0, ptr %102, align 8, !tbaa !46
  %646 = load i32, ptr %112, align 4, !tbaa !59
  %647 = icmp eq i32 %646, 0
  br i1 %647, label %648, label %662

648:                                              ; preds = %633
  store i32 0, ptr %90, align 8, !tbaa !39
  %649 = load i64, ptr %45, align 8, !tbaa !15
  %650 = icmp eq i64 %649, 0
  br i1 %650, label %658, label %651

651:                                              ; preds = %648
  %652 = inttoptr i64 %649 to ptr
  %653 = getelementptr inbounds i8, ptr %652, i64 144
  %654 = load i64, ptr %653, align 8, !tbaa !60
  %655 = icmp eq i64 %654, 0
  br i1 %655, label %658, label %656

656:                                              ; preds = %651
  %657 = inttoptr i64 %654 to ptr
  call void %657(ptr noundef %0, ptr noundef nonnull %90) #14
  br label %658

658:                                              ; preds = %656, %651, %648
  %659 = getelementptr inbounds i8, ptr %90, i64 232
  %660 = load i64, ptr %659, align 8, !tbaa !62
  %661 = icmp eq i64 %660, 0
  br i1 %661, label %834, label %823

662:                                              ; preds = %633
  %663 = load i64, ptr %106, align 8, !tbaa !48
  %664 = icmp eq i64 %663, 2
  br i1 %664, label %665, label %694

665:                                              ; preds = %662
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %113, i8 0, i64 16, i1 false)
  %666 = load i64, ptr %41, align 8, !tbaa !72
  %667 = load i64, ptr %117, align 8, !tbaa !79
  %668 = add i64 %667, -7046029254386353131
  %669 = lshr i64 %668, 30
  %670 = xor i64 %669, %668
  %671 = mul i64 %670, -4658895280553007687
  %672 = lshr i64 %671, 27
  %673 = xor i64 %672, %671
  %674 = mul i64 %673, -7723592293110705685
  %675 = lshr i64 %674, 31
  %676 = load i64, ptr %116, align 8, !tbaa !73
  %677 = add i64 %676, 1
  store i64 %677, ptr %116, align 8, !tbaa !73
  %678 = xor i64 %666, %675
  %679 = xor i64 %678, %676
  %680 = xor i64 %679, %674
  %681 = add i64 %680, -7046029254386353131
  %682 = lshr i64 %681, 30
  %683 = xor i64 %682, %681
  %684 = mul i64 %683, -4658895280553007687
  %685 = lshr i64 %684, 27
  %686 = xor i64 %685, %684
  %687 = mul i64 %686, -7723592293110705685
  %688 = lshr i64 %687, 31
  %689 = xor i64 %688, %687
  %690 = lshr i64 %689, 1
  %691 = zext i32 %643 to i64
  %692 = urem i64 %690, %691
  store i64 %692, ptr %113, align 8, !tbaa !63
  %693 = and i64 %689, 1
  store i64 %693, ptr %114, align 8, !tbaa !64
  br label %694

694:                                              ; preds = %665, %662
  %695 = icmp eq i32 %645, 0
  br i1 %695, label %696, label %792

696:                                              ; preds = %694
  %697 = icmp eq i32 %643, 0
  br i1 %697, label %726, label %698

698:                                              ; preds = %696
  %699 = load i64, ptr %108, align 8, !tbaa !52
  %700 = load i64, ptr %34, align 8, !tbaa !55
  %701 = zext i32 %643 to i64
  br label %702

702:                                              ; preds = %720, %698
  %703 = phi i64 [ 0, %698 ], [ %721, %720 ]
  %704 = phi i1 [ false, %698 ], [ %722, %720 ]
  %705 = mul i64 %703, %700
  %706 = add i64 %705, %699
  %707 = inttoptr i64 %706 to ptr
  %708 = getelementptr inbounds i8, ptr %707, i64 536
  %709 = load i32, ptr %708, align 8, !tbaa !20
  %710 = icmp eq i32 %709, 2
  %711 = icmp ugt i32 %709, 3
  %712 = or i1 %710, %711
  br i1 %712, label %720, label %713

713:                                              ; preds = %702
  %714 = icmp eq i32 %709, 1
  br i1 %714, label %715, label %724

715:                                              ; preds = %713
  %716 = getelementptr inbounds i8, ptr %707, i64 540
  %717 = load i32, ptr %716, align 4, !tbaa !20
  %718 = load i32, ptr %111, align 4, !tbaa !58
  %719 = icmp eq i32 %717, %718
  br i1 %719, label %720, label %724

720:                                              ; preds = %715, %702
  %721 = add nuw nsw i64 %703, 1
  %722 = icmp uge i64 %721, %701
  %723 = icmp eq i64 %721, %701
  br i1 %723, label %724, label %702, !llvm.loop !80

724:                                              ; preds = %720, %715, %713
  %725 = phi i1 [ %722, %720 ], [ %704, %715 ], [ %704, %713 ]
  br i1 %725, label %726, label %802

726:                                              ; preds = %724, %696
  %727 = getelementptr inbounds i8, ptr %90, i64 232
  %728 = load i64, ptr %727, align 8, !tbaa !62
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %787, label %730

730:                                              ; preds = %726
  %731 = load i64, ptr %19, align 8, !tbaa !34
  %732 = inttoptr i64 %731 to ptr
  %733 = load i64, ptr %24, align 8, !tbaa !37
  br label %734

734:                                              ; preds = %784, %730
  %735 = phi i64 [ %739, %784 ], [ 0, %730 ]
  %736 = icmp ult i64 %735, %733
  br i1 %736, label %737, label %787

737:                                              ; preds = %734, %747
  %738 = phi i64 [ %739, %747 ], [ %735, %734 ]
  %739 = add i64 %738, 1
  %740 = getelementptr inbounds %struct.Group, ptr %732, i64 %738
  %741 = load i32, ptr %740, align 8, !tbaa !39
  %742 = icmp eq i32 %741, 0
  br i1 %742, label %747, label %743

743:                                              ; preds = %737
  %744 = getelementptr inbounds i8, ptr %740, i64 232
  %745 = load i64, ptr %744, align 8, !tbaa !62
  %746 = icmp eq i64 %745, %728
  br i1 %746, label %749, label %747

747:                                              ; preds = %743, %737
  %748 = icmp eq i64 %739, %733
  br i1 %748, label %787, label %737, !llvm.loop !81

749:                                              ; preds = %743
  %750 = getelementptr inbounds i8, ptr %740, i64 36
  %751 = load i32, ptr %750, align 4, !tbaa !53
  %752 = icmp eq i32 %751, 0
  br i1 %752, label %784, label %753

753:                                              ; preds = %749
  %754 = getelementptr inbounds i8, ptr %740, i64 40
  %755 = load i64, ptr %754, align 8, !tbaa !52
  %756 = load i64, ptr %34, align 8, !tbaa !55
  %757 = getelementptr inbounds i8, ptr %740, i64 12
  %758 = zext i32 %751 to i64
  br label %759

759:                                              ; preds = %777, %753
  %760 = phi i64 [ 0, %753 ], [ %778, %777 ]
  %761 = phi i1 [ false, %753 ], [ %779, %777 ]
  %762 = mul i64 %760, %756
  %763 = add i64 %762, %755
  %764 = inttoptr i64 %763 to ptr
  %765 = getelementptr inbounds i8, ptr %764, i64 536
  %766 = load i32, ptr %765, align 8, !tbaa !20
  %767 = icmp eq i32 %766, 2
  %768 = icmp ugt i32 %766, 3
  %769 = or i1 %767, %768
  br i1 %769, label %777, label %770

770:                                              ; preds = %759
  %771 = icmp eq i32 %766, 1
  br i1 %771, label %772, label %781

772:                                              ; preds = %770
  %773 = getelementptr inbounds i8, ptr %764, i64 540
  %774 = load i32, ptr %773, align 4, !tbaa !20
  %775 = load i32, ptr %757, align 4, !tbaa !58
  %776 = icmp eq i32 %774, %775
  br i1 %776, label %777, label %781

777:                                              ; preds = %772, %759
  %778 = add nuw nsw i64 %760, 1
  %779 = icmp uge i64 %778, %758
  %780 = icmp eq i64 %778, %758
  br i1 %780, label %781, label %759, !llvm.loop !80

781:                                              ; preds = %777, %772, %770
  %782 = phi i1 [ %779, %777 ], [ %761, %772 ], [ %761, %770 ]
  %783 = zext i1 %782 to i32
  br label %784

784:                                              ; preds = %781, %749
  %785 = phi i32 [ 1, %749 ], [ %783, %781 ]
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %802, label %734, !llvm.loop !82

787:                                              ; preds = %726, %734, %747
  %788 = cmpxchg ptr %35, i32 0, i32 4 acq_rel acquire, align 4
  %789 = extractvalue { i32, i1 } %788, 1
  %790 = zext i1 %789 to i64
  %791 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %790, ptr %791, align 8, !tbaa !83
  br label %961

792:                                              ; preds = %694
  %793 = icmp eq i32 %644, 0
  br i1 %793, label %797, label %794

794:                                              ; preds = %792
  %795 = load i64, ptr %45, align 8, !tbaa !15
  %796 = icmp eq i64 %795, 0
  br i1 %796, label %797, label %802

797:                                              ; preds = %794, %792
  br label %118

798:                                              ; preds = %301
  %799 = zext i32 %257 to i64
  store i64 %799, ptr %102, align 8, !tbaa !46
  store i64 %80, ptr %23, align 8, !tbaa !36
  br label %961

800:                                              ; preds = %478
  %801 = zext i32 %257 to i64
  store i64 %801, ptr %102, align 8, !tbaa !46
  store i64 %80, ptr %23, align 8, !tbaa !36
  br label %961

802:                                              ; preds = %794, %784, %724
  store i64 1, ptr %46, align 8, !tbaa !84
  %803 = load i64, ptr %25, align 8, !tbaa !38
  %804 = load i64, ptr %24, align 8, !tbaa !37
  %805 = add i64 %803, 1
  %806 = icmp eq i64 %805, %804
  %807 = select i1 %806, i64 0, i64 %805
  store i64 %807, ptr %25, align 8, !tbaa !38
  br i1 %695, label %808, label %834

808:                                              ; preds = %93, %802
  %809 = phi i64 [ %96, %93 ], [ %807, %802 ]
  %810 = phi i32 [ %79, %93 ], [ %98, %802 ]
  %811 = phi i64 [ %81, %93 ], [ %642, %802 ]
  %812 = phi ptr [ %82, %93 ], [ %641, %802 ]
  %813 = phi i32 [ %83, %93 ], [ %640, %802 ]
  %814 = phi i64 [ %84, %93 ], [ %639, %802 ]
  %815 = phi i64 [ %85, %93 ], [ %638, %802 ]
  %816 = phi ptr [ %86, %93 ], [ %637, %802 ]
  %817 = phi i32 [ %87, %93 ], [ %636, %802 ]
  %818 = phi i64 [ %88, %93 ], [ %635, %802 ]
  %819 = phi i64 [ %89, %93 ], [ %634, %802 ]
  %820 = phi i64 [ %77, %93 ], [ %804, %802 ]
  %821 = add nuw i64 %80, 1
  %822 = icmp ult i64 %821, %820
  br i1 %822, label %76, label %834, !llvm.loop !85

823:                                              ; preds = %658, %234
  %824 = phi i64 [ %236, %234 ], [ %660, %658 ]
  %825 = phi i64 [ %127, %234 ], [ %642, %658 ]
  %826 = phi ptr [ %126, %234 ], [ %641, %658 ]
  %827 = phi i32 [ %125, %234 ], [ %640, %658 ]
  %828 = phi i64 [ %133, %234 ], [ %639, %658 ]
  %829 = phi i64 [ %123, %234 ], [ %638, %658 ]
  %830 = phi ptr [ %122, %234 ], [ %637, %658 ]
  %831 = phi i32 [ %121, %234 ], [ %636, %658 ]
  %832 = phi i64 [ %132, %234 ], [ %635, %658 ]
  %833 = phi i64 [ %130, %234 ], [ %634, %658 ]
  call fastcc void @open_cluster_if_due(ptr noundef %0, ptr noundef nonnull readonly %7, i64 noundef %824)
  br label %834

834:                                              ; preds = %808, %802, %823, %61, %234, %658
  %835 = phi i32 [ %79, %658 ], [ %79, %234 ], [ 0, %61 ], [ %79, %823 ], [ %810, %808 ], [ %98, %802 ]
  %836 = phi i1 [ true, %658 ], [ true, %234 ], [ false, %61 ], [ true, %823 ], [ false, %802 ], [ false, %808 ]
  %837 = phi i1 [ false, %658 ], [ false, %234 ], [ false, %61 ], [ false, %823 ], [ false, %808 ], [ true, %802 ]
  %838 = phi i64 [ %642, %658 ], [ %127, %234 ], [ %70, %61 ], [ %825, %823 ], [ %811, %808 ], [ %642, %802 ]
  %839 = phi ptr [ %641, %658 ], [ %126, %234 ], [ %69, %61 ], [ %826, %823 ], [ %812, %808 ], [ %641, %802 ]
  %840 = phi i32 [ %640, %658 ], [ %125, %234 ], [ %68, %61 ], [ %827, %823 ], [ %813, %808 ], [ %640, %802 ]
  %841 = phi i64 [ %639, %658 ], [ %133, %234 ], [ %67, %61 ], [ %828, %823 ], [ %814, %808 ], [ %639, %802 ]
  %842 = phi i64 [ %638, %658 ], [ %123, %234 ], [ %66, %61 ], [ %829, %823 ], [ %815, %808 ], [ %638, %802 ]
  %843 = phi ptr [ %637, %658 ], [ %122, %234 ], [ %65, %61 ], [ %830, %823 ], [ %816, %808 ], [ %637, %802 ]
  %844 = phi i32 [ %636, %658 ], [ %121, %234 ], [ %64, %61 ], [ %831, %823 ], [ %817, %808 ], [ %636, %802 ]
  %845 = phi i64 [ %635, %658 ], [ %132, %234 ], [ %63, %61 ], [ %832, %823 ], [ %818, %808 ], [ %635, %802 ]
  %846 = phi i64 [ %634, %658 ], [ %130, %234 ], [ %62, %61 ], [ %833, %823 ], [ %819, %808 ], [ %634, %802 ]
  store i64 0, ptr %23, align 8, !tbaa !36
  %847 = load atomic i32, ptr %35 monotonic, align 4
  %848 = icmp eq i32 %847, 0
  br i1 %848, label %849, label %961

849:                                              ; preds = %834
  %850 = load i64, ptr %47, align 8, !tbaa !86
  %851 = icmp ugt i64 %850, 1
  br i1 %851, label %852, label %854

852:                                              ; preds = %849
  %853 = call fastcc i32 @start_cluster(ptr noundef nonnull %0, ptr noundef nonnull %7)
  br label %927

854:                                              ; preds = %849
  %855 = load i64, ptr %19, align 8, !tbaa !34
  %856 = inttoptr i64 %855 to ptr
  %857 = load i64, ptr %24, align 8, !tbaa !37
  %858 = icmp eq i64 %857, 0
  br i1 %858, label %927, label %862

859:                                              ; preds = %862
  %860 = add nuw i64 %863, 1
  %861 = icmp eq i64 %860, %857
  br i1 %861, label %927, label %862, !llvm.loop !87

862:                                              ; preds = %854, %859
  %863 = phi i64 [ %860, %859 ], [ 0, %854 ]
  %864 = getelementptr inbounds %struct.Group, ptr %856, i64 %863
  %865 = load i32, ptr %864, align 8, !tbaa !39
  %866 = icmp eq i32 %865, 0
  br i1 %866, label %867, label %859

867:                                              ; preds = %862
  %868 = load i64, ptr %48, align 8, !tbaa !88
  %869 = load i64, ptr %49, align 8, !tbaa !89
  %870 = icmp eq i64 %868, %869
  br i1 %870, label %873, label %871

871:                                              ; preds = %867
  %872 = load i64, ptr %7, align 8, !tbaa !90
  br label %885

873:                                              ; preds = %867
  %874 = load i64, ptr %46, align 8, !tbaa !84
  %875 = call i64 @llvm.umax.i64(i64 %874, i64 1)
  %876 = atomicrmw add ptr %50, i64 %875 acq_rel, align 8
  %877 = load i64, ptr %7, align 8, !tbaa !90
  %878 = icmp ult i64 %876, %877
  br i1 %878, label %879, label %927

879:                                              ; preds = %873
  %880 = add i64 %876, %875
  %881 = shl i64 %875, 1
  %882 = load i64, ptr %51, align 8, !tbaa !91
  %883 = call i64 @llvm.umin.i64(i64 %881, i64 %882)
  store i64 %883, ptr %46, align 8, !tbaa !84
  %884 = call i64 @llvm.umin.i64(i64 %880, i64 %877)
  store i64 %884, ptr %49, align 8, !tbaa !89
  br label %885

885:                                              ; preds = %879, %871
  %886 = phi i64 [ %877, %879 ], [ %872, %871 ]
  %887 = phi i64 [ %876, %879 ], [ %868, %871 ]
  %888 = add i64 %887, 1
  store i64 %888, ptr %48, align 8, !tbaa !88
  %889 = getelementptr inbounds i8, ptr %864, i64 96
  %890 = load i64, ptr %52, align 8, !tbaa !92
  %891 = icmp eq i64 %890, 0
  %892 = select i1 %891, i64 0, i64 6
  %893 = load i32, ptr %53, align 8, !tbaa !16
  %894 = zext i32 %893 to i64
  store i64 %894, ptr %889, align 8, !tbaa !56
  switch i32 %893, label %898 [
    i32 0, label %925
    i32 1, label %895
  ]

895:                                              ; preds = %885
  %896 = xor i64 %887, -1
  %897 = add i64 %886, %896
  br label %925

898:                                              ; preds = %885
  %899 = load i64, ptr %54, align 8, !tbaa !93
  %900 = add i64 %899, %887
  %901 = icmp ult i64 %900, %886
  %902 = select i1 %901, i64 0, i64 %886
  %903 = sub i64 %900, %902
  %904 = load i64, ptr %52, align 8, !tbaa !92
  %905 = lshr i64 %903, %904
  %906 = lshr i64 %886, %904
  %907 = icmp ult i64 %905, %906
  br i1 %907, label %908, label %925

908:                                              ; preds = %898
  %909 = load i64, ptr %55, align 8, !tbaa !94
  %910 = lshr i64 %903, %892
  %911 = add i64 %910, 1
  %912 = icmp eq i64 %909, %911
  br i1 %912, label %914, label %913

913:                                              ; preds = %908
  call fastcc void @choose_block(ptr noundef nonnull readonly %7, ptr noundef nonnull %55, i64 noundef %910)
  br label %914

914:                                              ; preds = %913, %908
  %915 = load i64, ptr %56, align 8, !tbaa !95
  store i64 %915, ptr %889, align 8, !tbaa !56
  %916 = load i64, ptr %57, align 8, !tbaa !96
  %917 = load i64, ptr %58, align 8, !tbaa !97
  %918 = mul i64 %917, %903
  %919 = load i64, ptr %59, align 8, !tbaa !98
  %920 = add i64 %918, %919
  %921 = shl nsw i64 -1, %892
  %922 = xor i64 %921, -1
  %923 = and i64 %920, %922
  %924 = or i64 %923, %916
  br label %925

925:                                              ; preds = %885, %895, %898, %914
  %926 = phi i64 [ %897, %895 ], [ %924, %914 ], [ %887, %885 ], [ %903, %898 ]
  call fastcc void @start_group(ptr noundef nonnull %7, ptr noundef nonnull %864, i64 noundef %926, i32 noundef 0)
  br label %932

927:                                              ; preds = %859, %852, %854, %873
  %928 = phi i32 [ %853, %852 ], [ 0, %873 ], [ 0, %854 ], [ 0, %859 ]
  %929 = icmp ne i32 %928, 0
  %930 = select i1 %836, i1 true, i1 %929
  %931 = or i1 %837, %930
  br i1 %931, label %932, label %933

932:                                              ; preds = %925, %927
  store i32 0, ptr %60, align 4, !tbaa !99
  br label %947

933:                                              ; preds = %927
  %934 = icmp eq i32 %835, 0
  br i1 %934, label %961, label %935

935:                                              ; preds = %933
  %936 = load i32, ptr %60, align 4, !tbaa !99
  %937 = add i32 %936, 1
  store i32 %937, ptr %60, align 4, !tbaa !99
  %938 = icmp eq i32 %937, 16
  br i1 %938, label %939, label %947

939:                                              ; preds = %935
  %940 = load i64, ptr %48, align 8, !tbaa !88
  %941 = load i64, ptr %49, align 8, !tbaa !89
  %942 = icmp ult i64 %940, %941
  br i1 %942, label %961, label %943

943:                                              ; preds = %939
  %944 = load atomic i64, ptr %50 acquire, align 8
  %945 = load i64, ptr %7, align 8, !tbaa !90
  %946 = icmp ult i64 %944, %945
  br i1 %946, label %961, label %947

947:                                              ; preds = %943, %935, %932
  %948 = load i64, ptr %14, align 8, !tbaa !31
  %949 = add nsw i64 %948, -64
  store i64 %949, ptr %14, align 8, !tbaa !31
  %950 = icmp sgt i64 %948, 64
  br i1 %950, label %960, label %951

951:                                              ; preds = %947
  %952 = load i64, ptr %4, align 8, !tbaa !28
  %953 = icmp eq i64 %952, -1
  br i1 %953, label %958, label %954

954:                                              ; preds = %951
  %955 = call i64 @llvm.readcyclecounter()
  %956 = load i64, ptr %4, align 8, !tbaa !28
  %957 = icmp ult i64 %955, %956
  br i1 %957, label %958, label %961

958:                                              ; preds = %954, %951
  %959 = load i64, ptr %17, align 8, !tbaa !32
  store i64 %959, ptr %14, align 8, !tbaa !31
  br label %960

960:                                              ; preds = %958, %947
  br label %61

961:                                              ; preds = %954, %939, %834, %933, %943, %216, %475, %614, %787, %798, %800
  %962 = phi i32 [ 2, %787 ], [ 1, %800 ], [ 4, %798 ], [ 2, %614 ], [ 2, %475 ], [ 2, %216 ], [ 4, %954 ], [ 3, %939 ], [ 2, %834 ], [ 0, %933 ], [ 3, %943 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #14
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #14
  ret i32 %962
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc range(i32 0, 2) i32 @settle(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #6 {
  switch i32 %2, label %71 [
    i32 2, label %4
    i32 1, label %19
    i32 7, label %34
    i32 8, label %36
    i32 9, label %54
    i32 4, label %76
  ]

4:                                                ; preds = %3
  %5 = getelementptr inbounds i8, ptr %0, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !58
  %7 = getelementptr inbounds i8, ptr %1, i64 540
  store i32 %6, ptr %7, align 4, !tbaa !20
  %8 = getelementptr inbounds i8, ptr %1, i64 536
  store i32 1, ptr %8, align 8, !tbaa !20
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !54
  %11 = add i32 %10, 1
  store i32 %11, ptr %9, align 8, !tbaa !54
  %12 = getelementptr inbounds i8, ptr %0, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !59
  %14 = icmp ult i32 %11, %13
  br i1 %14, label %84, label %15

15:                                               ; preds = %4
  store i32 0, ptr %9, align 8, !tbaa !54
  %16 = load i32, ptr %5, align 4, !tbaa !58
  %17 = add i32 %16, 1
  store i32 %17, ptr %5, align 4, !tbaa !58
  %18 = getelementptr inbounds i8, ptr %0, i64 176
  store i64 0, ptr %18, align 8, !tbaa !100
  br label %84

19:                                               ; preds = %3
  %20 = getelementptr inbounds i8, ptr %1, i64 536
  store i32 2, ptr %20, align 8, !tbaa !20
  %21 = getelementptr inbounds i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !59
  %23 = add i32 %22, -1
  store i32 %23, ptr %21, align 4, !tbaa !59
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %84, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds i8, ptr %0, i64 8
  %27 = load i32, ptr %26, align 8, !tbaa !54
  %28 = icmp ult i32 %27, %23
  br i1 %28, label %84, label %29

29:                                               ; preds = %25
  store i32 0, ptr %26, align 8, !tbaa !54
  %30 = getelementptr inbounds i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !58
  %32 = add i32 %31, 1
  store i32 %32, ptr %30, align 4, !tbaa !58
  %33 = getelementptr inbounds i8, ptr %0, i64 176
  store i64 0, ptr %33, align 8, !tbaa !100
  br label %84

34:                                               ; preds = %3
  %35 = getelementptr inbounds i8, ptr %1, i64 536
  store i32 3, ptr %35, align 8, !tbaa !20
  br label %84

36:                                               ; preds = %3
  %37 = getelementptr inbounds i8, ptr %1, i64 544
  %38 = load i32, ptr %37, align 8, !tbaa !20
  %39 = getelementptr inbounds i8, ptr %0, i64 216
  %40 = load i64, ptr %39, align 8, !tbaa !101
  %41 = zext i32 %38 to i64
  %42 = shl nuw i64 1, %41
  %43 = xor i64 %42, -1
  %44 = and i64 %40, %43
  store i64 %44, ptr %39, align 8, !tbaa !101
  %45 = getelementptr inbounds i8, ptr %0, i64 272
  %46 = getelementptr inbounds [32 x i8], ptr %45, i64 0, i64 %41
  %47 = load i8, ptr %46, align 1, !tbaa !102
  %48 = icmp eq i8 %47, 0
  %49 = and i64 %42, %40
  %50 = icmp ne i64 %49, 0
  %51 = select i1 %48, i1 true, i1 %50
  %52 = select i1 %51, i32 0, i32 4
  %53 = getelementptr inbounds i8, ptr %1, i64 536
  store i32 %52, ptr %53, align 8, !tbaa !20
  br label %84

54:                                               ; preds = %3
  %55 = getelementptr inbounds i8, ptr %1, i64 544
  %56 = load i32, ptr %55, align 8, !tbaa !20
  %57 = getelementptr inbounds i8, ptr %0, i64 224
  %58 = load i64, ptr %57, align 8, !tbaa !103
  %59 = zext nneg i32 %56 to i64
  %60 = shl nuw i64 1, %59
  %61 = xor i64 %60, -1
  %62 = and i64 %58, %61
  store i64 %62, ptr %57, align 8, !tbaa !103
  %63 = getelementptr inbounds i8, ptr %0, i64 232
  %64 = load i64, ptr %63, align 8, !tbaa !62
  %65 = icmp eq i64 %64, 0
  %66 = and i64 %60, %58
  %67 = icmp ne i64 %66, 0
  %68 = select i1 %65, i1 true, i1 %67
  %69 = select i1 %68, i32 0, i32 5
  %70 = getelementptr inbounds i8, ptr %1, i64 536
  store i32 %69, ptr %70, align 8, !tbaa !20
  br label %84

71:                                               ; preds = %3
  %72 = getelementptr inbounds i8, ptr %1, i64 536
  %73 = load i32, ptr %72, align 8, !tbaa !20
  %74 = icmp eq i32 %73, 3
  br i1 %74, label %84, label %75

75:                                               ; preds = %71
  store i32 0, ptr %72, align 8, !tbaa !20
  br label %84

76:                                               ; preds = %3
  %77 = getelementptr inbounds i8, ptr %1, i64 536
  store i32 1, ptr %77, align 8, !tbaa !20
  %78 = getelementptr inbounds i8, ptr %1, i64 540
  %79 = load i32, ptr %78, align 4, !tbaa !20
  %80 = getelementptr inbounds i8, ptr %0, i64 12
  %81 = load i32, ptr %80, align 4, !tbaa !58
  %82 = icmp ne i32 %79, %81
  %83 = zext i1 %82 to i32
  br label %84

84:                                               ; preds = %75, %71, %15, %4, %76, %19, %25, %29, %54, %36, %34
  %85 = phi i32 [ 1, %34 ], [ 1, %36 ], [ 1, %54 ], [ 1, %29 ], [ 1, %25 ], [ 1, %19 ], [ %83, %76 ], [ 1, %4 ], [ 1, %15 ], [ 0, %71 ], [ 0, %75 ]
  ret i32 %85
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @open_cluster_if_due(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %0, i64 96
  %5 = load i64, ptr %4, align 8, !tbaa !34
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %0, i64 88
  %8 = load i64, ptr %7, align 8, !tbaa !37
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %89, label %10

10:                                               ; preds = %3, %34
  %11 = phi i32 [ %35, %34 ], [ 0, %3 ]
  %12 = phi i32 [ %39, %34 ], [ 0, %3 ]
  %13 = phi i64 [ %16, %34 ], [ 0, %3 ]
  br label %14

14:                                               ; preds = %10, %24
  %15 = phi i64 [ %16, %24 ], [ %13, %10 ]
  %16 = add nuw i64 %15, 1
  %17 = getelementptr inbounds %struct.Group, ptr %6, i64 %15
  %18 = load i32, ptr %17, align 8, !tbaa !39
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds i8, ptr %17, i64 232
  %22 = load i64, ptr %21, align 8, !tbaa !62
  %23 = icmp eq i64 %22, %2
  br i1 %23, label %34, label %24

24:                                               ; preds = %20, %14
  %25 = icmp ult i64 %16, %8
  br i1 %25, label %14, label %26, !llvm.loop !81

26:                                               ; preds = %34, %24
  %27 = phi i32 [ %12, %24 ], [ %39, %34 ]
  %28 = phi i32 [ %11, %24 ], [ %35, %34 ]
  %29 = icmp ne i32 %27, 0
  %30 = icmp uge i32 %27, %28
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %89

32:                                               ; preds = %26
  %33 = getelementptr inbounds i8, ptr %1, i64 56
  br label %43

34:                                               ; preds = %20
  %35 = add i32 %11, 1
  %36 = getelementptr inbounds i8, ptr %17, i64 240
  %37 = load i64, ptr %36, align 8, !tbaa !104
  %38 = trunc i64 %37 to i32
  %39 = add i32 %12, %38
  %40 = icmp ult i64 %16, %8
  br i1 %40, label %10, label %26, !llvm.loop !105

41:                                               ; preds = %84, %56
  %42 = icmp ult i64 %45, %8
  br i1 %42, label %55, label %89

43:                                               ; preds = %55, %32
  %44 = phi i64 [ 0, %32 ], [ %45, %55 ]
  %45 = add nuw i64 %44, 1
  %46 = getelementptr inbounds %struct.Group, ptr %6, i64 %44
  %47 = load i32, ptr %46, align 8, !tbaa !39
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds i8, ptr %46, i64 232
  %51 = load i64, ptr %50, align 8, !tbaa !62
  %52 = icmp eq i64 %51, %2
  br i1 %52, label %56, label %53

53:                                               ; preds = %49, %43
  %54 = icmp ult i64 %45, %8
  br i1 %54, label %55, label %89

55:                                               ; preds = %53, %41
  br label %43, !llvm.loop !106

56:                                               ; preds = %49
  %57 = getelementptr inbounds i8, ptr %46, i64 240
  store i64 0, ptr %57, align 8, !tbaa !104
  %58 = getelementptr inbounds i8, ptr %46, i64 208
  %59 = load i64, ptr %58, align 8, !tbaa !107
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !107
  %61 = getelementptr inbounds i8, ptr %46, i64 176
  store i64 0, ptr %61, align 8, !tbaa !100
  %62 = getelementptr inbounds i8, ptr %46, i64 36
  %63 = load i32, ptr %62, align 4, !tbaa !53
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %41, label %65

65:                                               ; preds = %56
  %66 = getelementptr inbounds i8, ptr %46, i64 40
  %67 = load i64, ptr %66, align 8, !tbaa !52
  %68 = load i64, ptr %33, align 8, !tbaa !55
  %69 = getelementptr inbounds i8, ptr %46, i64 224
  br label %70

70:                                               ; preds = %65, %84
  %71 = phi i32 [ %63, %65 ], [ %85, %84 ]
  %72 = phi i64 [ 0, %65 ], [ %86, %84 ]
  %73 = mul i64 %68, %72
  %74 = add i64 %73, %67
  %75 = inttoptr i64 %74 to ptr
  %76 = getelementptr inbounds i8, ptr %75, i64 536
  %77 = load i32, ptr %76, align 8, !tbaa !20
  switch i32 %77, label %80 [
    i32 5, label %78
    i32 2, label %84
  ]

78:                                               ; preds = %70
  store i32 0, ptr %76, align 8, !tbaa !20
  %79 = load i32, ptr %62, align 4, !tbaa !53
  br label %84

80:                                               ; preds = %70
  %81 = shl nuw i64 1, %72
  %82 = load i64, ptr %69, align 8, !tbaa !103
  %83 = or i64 %82, %81
  store i64 %83, ptr %69, align 8, !tbaa !103
  br label %84

84:                                               ; preds = %70, %80, %78
  %85 = phi i32 [ %71, %70 ], [ %71, %80 ], [ %79, %78 ]
  %86 = add nuw nsw i64 %72, 1
  %87 = zext i32 %85 to i64
  %88 = icmp ult i64 %86, %87
  br i1 %88, label %70, label %41, !llvm.loop !108

89:                                               ; preds = %41, %53, %3, %26
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @start_cluster(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #8 {
  %3 = getelementptr inbounds i8, ptr %0, i64 96
  %4 = load i64, ptr %3, align 8, !tbaa !34
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 88
  %7 = load i64, ptr %6, align 8, !tbaa !37
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %31, label %9

9:                                                ; preds = %2
  %10 = and i64 %7, 3
  %11 = icmp ult i64 %7, 4
  br i1 %11, label %14, label %12

12:                                               ; preds = %9
  %13 = and i64 %7, -4
  br label %36

14:                                               ; preds = %36, %9
  %15 = phi i64 [ poison, %9 ], [ %62, %36 ]
  %16 = phi i64 [ 0, %9 ], [ %63, %36 ]
  %17 = phi i64 [ 0, %9 ], [ %62, %36 ]
  %18 = icmp eq i64 %10, 0
  br i1 %18, label %31, label %19

19:                                               ; preds = %14, %19
  %20 = phi i64 [ %28, %19 ], [ %16, %14 ]
  %21 = phi i64 [ %27, %19 ], [ %17, %14 ]
  %22 = phi i64 [ %29, %19 ], [ 0, %14 ]
  %23 = getelementptr inbounds %struct.Group, ptr %5, i64 %20
  %24 = load i32, ptr %23, align 8, !tbaa !39
  %25 = icmp eq i32 %24, 0
  %26 = zext i1 %25 to i64
  %27 = add i64 %21, %26
  %28 = add nuw i64 %20, 1
  %29 = add i64 %22, 1
  %30 = icmp eq i64 %29, %10
  br i1 %30, label %31, label %19, !llvm.loop !109

31:                                               ; preds = %14, %19, %2
  %32 = phi i64 [ 0, %2 ], [ %15, %14 ], [ %27, %19 ]
  %33 = getelementptr inbounds i8, ptr %1, i64 1048
  %34 = load i64, ptr %33, align 8, !tbaa !86
  %35 = icmp ult i64 %32, %34
  br i1 %35, label %156, label %66

36:                                               ; preds = %36, %12
  %37 = phi i64 [ 0, %12 ], [ %63, %36 ]
  %38 = phi i64 [ 0, %12 ], [ %62, %36 ]
  %39 = phi i64 [ 0, %12 ], [ %64, %36 ]
  %40 = getelementptr inbounds %struct.Group, ptr %5, i64 %37
  %41 = load i32, ptr %40, align 8, !tbaa !39
  %42 = icmp eq i32 %41, 0
  %43 = zext i1 %42 to i64
  %44 = add i64 %38, %43
  %45 = or disjoint i64 %37, 1
  %46 = getelementptr inbounds %struct.Group, ptr %5, i64 %45
  %47 = load i32, ptr %46, align 8, !tbaa !39
  %48 = icmp eq i32 %47, 0
  %49 = zext i1 %48 to i64
  %50 = add i64 %44, %49
  %51 = or disjoint i64 %37, 2
  %52 = getelementptr inbounds %struct.Group, ptr %5, i64 %51
  %53 = load i32, ptr %52, align 8, !tbaa !39
  %54 = icmp eq i32 %53, 0
  %55 = zext i1 %54 to i64
  %56 = add i64 %50, %55
  %57 = or disjoint i64 %37, 3
  %58 = getelementptr inbounds %struct.Group, ptr %5, i64 %57
  %59 = load i32, ptr %58, align 8, !tbaa !39
  %60 = icmp eq i32 %59, 0
  %61 = zext i1 %60 to i64
  %62 = add i64 %56, %61
  %63 = add nuw i64 %37, 4
  %64 = add i64 %39, 4
  %65 = icmp eq i64 %64, %13
  br i1 %65, label %14, label %36, !llvm.loop !111

66:                                               ; preds = %31
  %67 = getelementptr inbounds i8, ptr %0, i64 131784
  %68 = load i64, ptr %67, align 8, !tbaa !88
  %69 = getelementptr inbounds i8, ptr %0, i64 131792
  %70 = load i64, ptr %69, align 8, !tbaa !89
  %71 = icmp eq i64 %68, %70
  br i1 %71, label %74, label %72

72:                                               ; preds = %66
  %73 = load i64, ptr %1, align 8, !tbaa !90
  br label %89

74:                                               ; preds = %66
  %75 = getelementptr inbounds i8, ptr %0, i64 131800
  %76 = load i64, ptr %75, align 8, !tbaa !84
  %77 = tail call i64 @llvm.umax.i64(i64 %76, i64 1)
  %78 = getelementptr inbounds i8, ptr %1, i64 912
  %79 = atomicrmw add ptr %78, i64 %77 acq_rel, align 8
  %80 = load i64, ptr %1, align 8, !tbaa !90
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %82, label %156

82:                                               ; preds = %74
  %83 = add i64 %79, %77
  %84 = shl i64 %77, 1
  %85 = getelementptr inbounds i8, ptr %1, i64 720
  %86 = load i64, ptr %85, align 8, !tbaa !91
  %87 = tail call i64 @llvm.umin.i64(i64 %84, i64 %86)
  store i64 %87, ptr %75, align 8, !tbaa !84
  %88 = tail call i64 @llvm.umin.i64(i64 %83, i64 %80)
  store i64 %88, ptr %69, align 8, !tbaa !89
  br label %89

89:                                               ; preds = %72, %82
  %90 = phi i64 [ %80, %82 ], [ %73, %72 ]
  %91 = phi i64 [ %79, %82 ], [ %68, %72 ]
  %92 = add i64 %91, 1
  store i64 %92, ptr %67, align 8, !tbaa !88
  %93 = getelementptr inbounds i8, ptr %1, i64 816
  %94 = load i64, ptr %93, align 8, !tbaa !92
  %95 = icmp eq i64 %94, 0
  %96 = select i1 %95, i64 0, i64 6
  %97 = getelementptr inbounds i8, ptr %1, i64 784
  %98 = load i32, ptr %97, align 8, !tbaa !16
  switch i32 %98, label %102 [
    i32 0, label %135
    i32 1, label %99
  ]

99:                                               ; preds = %89
  %100 = xor i64 %91, -1
  %101 = add i64 %90, %100
  br label %135

102:                                              ; preds = %89
  %103 = zext i32 %98 to i64
  %104 = getelementptr inbounds i8, ptr %1, i64 808
  %105 = load i64, ptr %104, align 8, !tbaa !93
  %106 = add i64 %105, %91
  %107 = icmp ult i64 %106, %90
  %108 = select i1 %107, i64 0, i64 %90
  %109 = sub i64 %106, %108
  %110 = lshr i64 %109, %94
  %111 = lshr i64 %90, %94
  %112 = icmp ult i64 %110, %111
  br i1 %112, label %113, label %135

113:                                              ; preds = %102
  %114 = getelementptr inbounds i8, ptr %0, i64 131952
  %115 = load i64, ptr %114, align 8, !tbaa !94
  %116 = lshr i64 %109, %96
  %117 = add i64 %116, 1
  %118 = icmp eq i64 %115, %117
  br i1 %118, label %120, label %119

119:                                              ; preds = %113
  tail call fastcc void @choose_block(ptr noundef nonnull readonly %1, ptr noundef nonnull %114, i64 noundef %116)
  br label %120

120:                                              ; preds = %119, %113
  %121 = getelementptr inbounds i8, ptr %0, i64 131984
  %122 = load i64, ptr %121, align 8, !tbaa !95
  %123 = getelementptr inbounds i8, ptr %0, i64 131960
  %124 = load i64, ptr %123, align 8, !tbaa !96
  %125 = getelementptr inbounds i8, ptr %0, i64 131976
  %126 = load i64, ptr %125, align 8, !tbaa !97
  %127 = mul i64 %126, %109
  %128 = getelementptr inbounds i8, ptr %0, i64 131968
  %129 = load i64, ptr %128, align 8, !tbaa !98
  %130 = add i64 %127, %129
  %131 = shl nsw i64 -1, %96
  %132 = xor i64 %131, -1
  %133 = and i64 %130, %132
  %134 = or i64 %133, %124
  br label %135

135:                                              ; preds = %89, %99, %102, %120
  %136 = phi i64 [ %122, %120 ], [ %103, %102 ], [ 1, %99 ], [ 0, %89 ]
  %137 = phi i64 [ %134, %120 ], [ %109, %102 ], [ %101, %99 ], [ %91, %89 ]
  %138 = load i64, ptr %33, align 8, !tbaa !86
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %156, label %140

140:                                              ; preds = %135, %150
  %141 = phi i64 [ %151, %150 ], [ %138, %135 ]
  %142 = phi i32 [ %152, %150 ], [ 0, %135 ]
  %143 = phi ptr [ %153, %150 ], [ %5, %135 ]
  %144 = load i32, ptr %143, align 8, !tbaa !39
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %150

146:                                              ; preds = %140
  %147 = getelementptr inbounds i8, ptr %143, i64 96
  store i64 %136, ptr %147, align 8, !tbaa !48
  %148 = add i32 %142, 1
  tail call fastcc void @start_group(ptr noundef nonnull %1, ptr noundef nonnull %143, i64 noundef %137, i32 noundef %142)
  %149 = load i64, ptr %33, align 8, !tbaa !86
  br label %150

150:                                              ; preds = %140, %146
  %151 = phi i64 [ %141, %140 ], [ %149, %146 ]
  %152 = phi i32 [ %142, %140 ], [ %148, %146 ]
  %153 = getelementptr inbounds i8, ptr %143, i64 352
  %154 = zext i32 %152 to i64
  %155 = icmp ugt i64 %151, %154
  br i1 %155, label %140, label %156, !llvm.loop !112

156:                                              ; preds = %150, %135, %74, %31
  %157 = phi i32 [ 0, %31 ], [ 0, %74 ], [ 1, %135 ], [ 1, %150 ]
  ret i32 %157
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @start_group(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr #9 {
  %5 = alloca <16 x i32>, align 4
  %6 = alloca <16 x i32>, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 1068
  %8 = getelementptr inbounds i8, ptr %1, i64 248
  %9 = getelementptr inbounds i8, ptr %1, i64 24
  %10 = load i32, ptr %7, align 4, !tbaa !20
  %11 = zext i32 %10 to i64
  %12 = icmp ugt i64 %11, %2
  br i1 %12, label %15, label %13

13:                                               ; preds = %4
  %14 = udiv i64 %2, %11
  br label %15

15:                                               ; preds = %4, %13
  %16 = phi i64 [ %14, %13 ], [ 0, %4 ]
  %17 = mul i64 %16, %11
  %18 = sub i64 %2, %17
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %8, align 4, !tbaa !20
  store i32 %19, ptr %9, align 4, !tbaa !20
  %20 = getelementptr inbounds i8, ptr %0, i64 1072
  %21 = load i32, ptr %20, align 4, !tbaa !20
  %22 = zext i32 %21 to i64
  %23 = icmp ult i64 %16, %22
  br i1 %23, label %26, label %24

24:                                               ; preds = %15
  %25 = udiv i64 %16, %22
  br label %26

26:                                               ; preds = %24, %15
  %27 = phi i64 [ %25, %24 ], [ 0, %15 ]
  %28 = mul i64 %27, %22
  %29 = sub i64 %16, %28
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds i8, ptr %1, i64 252
  store i32 %30, ptr %31, align 4, !tbaa !20
  %32 = getelementptr inbounds i8, ptr %1, i64 28
  store i32 %30, ptr %32, align 4, !tbaa !20
  %33 = getelementptr inbounds i8, ptr %0, i64 1076
  %34 = load i32, ptr %33, align 4, !tbaa !20
  %35 = zext i32 %34 to i64
  %36 = icmp ult i64 %27, %35
  br i1 %36, label %39, label %37

37:                                               ; preds = %26
  %38 = udiv i64 %27, %35
  br label %39

39:                                               ; preds = %37, %26
  %40 = phi i64 [ %38, %37 ], [ 0, %26 ]
  %41 = mul i64 %40, %35
  %42 = sub i64 %27, %41
  %43 = trunc i64 %42 to i32
  %44 = getelementptr inbounds i8, ptr %1, i64 256
  store i32 %43, ptr %44, align 4, !tbaa !20
  %45 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 %43, ptr %45, align 4, !tbaa !20
  %46 = getelementptr inbounds i8, ptr %0, i64 1048
  %47 = load i64, ptr %46, align 8, !tbaa !86
  %48 = icmp ugt i64 %47, 1
  br i1 %48, label %49, label %54

49:                                               ; preds = %39
  %50 = tail call fastcc i64 @place_in_cluster(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3)
  %51 = load i32, ptr %9, align 4, !tbaa !20
  %52 = load i32, ptr %32, align 4, !tbaa !20
  %53 = load i32, ptr %45, align 4, !tbaa !20
  br label %54

54:                                               ; preds = %49, %39
  %55 = phi i32 [ %53, %49 ], [ %43, %39 ]
  %56 = phi i32 [ %52, %49 ], [ %30, %39 ]
  %57 = phi i32 [ %51, %49 ], [ %19, %39 ]
  %58 = phi i64 [ %50, %49 ], [ %2, %39 ]
  %59 = getelementptr inbounds i8, ptr %0, i64 20
  %60 = getelementptr inbounds i8, ptr %0, i64 32
  %61 = load i32, ptr %59, align 4, !tbaa !20
  %62 = load i32, ptr %60, align 4, !tbaa !20
  %63 = mul i32 %57, %61
  %64 = sub i32 %62, %63
  %65 = tail call noundef i32 @llvm.umin.i32(i32 %61, i32 %64)
  %66 = getelementptr inbounds i8, ptr %0, i64 24
  %67 = load i32, ptr %66, align 4, !tbaa !20
  %68 = getelementptr inbounds i8, ptr %0, i64 36
  %69 = load i32, ptr %68, align 4, !tbaa !20
  %70 = mul i32 %56, %67
  %71 = sub i32 %69, %70
  %72 = tail call noundef i32 @llvm.umin.i32(i32 %67, i32 %71)
  %73 = getelementptr inbounds i8, ptr %0, i64 28
  %74 = load i32, ptr %73, align 4, !tbaa !20
  %75 = getelementptr inbounds i8, ptr %0, i64 40
  %76 = load i32, ptr %75, align 4, !tbaa !20
  %77 = mul i32 %55, %74
  %78 = sub i32 %76, %77
  %79 = tail call noundef i32 @llvm.umin.i32(i32 %74, i32 %78)
  %80 = zext i32 %65 to i64
  %81 = zext i32 %72 to i64
  %82 = mul nuw i64 %81, %80
  %83 = zext i32 %79 to i64
  %84 = mul i64 %82, %83
  %85 = getelementptr inbounds i8, ptr %0, i64 44
  %86 = load i32, ptr %85, align 4, !tbaa !3
  %87 = zext i32 %86 to i64
  %88 = add nsw i64 %87, -1
  %89 = add i64 %88, %84
  %90 = udiv i64 %89, %87
  %91 = trunc i64 %90 to i32
  %92 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 %91, ptr %92, align 4, !tbaa !59
  %93 = getelementptr inbounds i8, ptr %1, i64 36
  store i32 %91, ptr %93, align 4, !tbaa !53
  %94 = getelementptr inbounds i8, ptr %1, i64 64
  store i64 0, ptr %94, align 8, !tbaa !46
  %95 = getelementptr inbounds i8, ptr %1, i64 12
  store i32 0, ptr %95, align 4, !tbaa !58
  %96 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 0, ptr %96, align 8, !tbaa !54
  %97 = getelementptr inbounds i8, ptr %1, i64 16
  store i64 %58, ptr %97, align 8, !tbaa !79
  %98 = getelementptr inbounds i8, ptr %1, i64 72
  store i64 1, ptr %98, align 8, !tbaa !51
  store i32 1, ptr %1, align 8, !tbaa !39
  %99 = getelementptr inbounds i8, ptr %1, i64 104
  store i64 0, ptr %99, align 8, !tbaa !73
  %100 = getelementptr inbounds i8, ptr %1, i64 128
  store i64 1, ptr %100, align 8, !tbaa !113
  %101 = getelementptr inbounds i8, ptr %1, i64 120
  store i64 1, ptr %101, align 8, !tbaa !114
  %102 = getelementptr inbounds i8, ptr %1, i64 136
  %103 = getelementptr inbounds i8, ptr %0, i64 1032
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %102, i8 0, i64 72, i1 false)
  %104 = load i64, ptr %103, align 8, !tbaa !115
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %109, label %106

106:                                              ; preds = %54
  %107 = getelementptr inbounds i8, ptr %1, i64 208
  %108 = getelementptr inbounds i8, ptr %1, i64 272
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %108, i8 0, i64 80, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %107, i8 0, i64 16, i1 false)
  br label %109

109:                                              ; preds = %106, %54
  %110 = getelementptr inbounds i8, ptr %1, i64 96
  %111 = load i64, ptr %110, align 8, !tbaa !48
  %112 = icmp eq i64 %111, 1
  %113 = zext i1 %112 to i64
  %114 = getelementptr inbounds i8, ptr %1, i64 88
  store i64 %113, ptr %114, align 8, !tbaa !64
  br i1 %112, label %115, label %119

115:                                              ; preds = %109
  %116 = add i64 %90, 4294967295
  %117 = and i64 %116, 4294967295
  %118 = getelementptr inbounds i8, ptr %1, i64 80
  store i64 %117, ptr %118, align 8, !tbaa !63
  br label %148

119:                                              ; preds = %109
  %120 = getelementptr inbounds i8, ptr %1, i64 80
  store i64 0, ptr %120, align 8, !tbaa !63
  %121 = icmp eq i64 %111, 2
  br i1 %121, label %122, label %148

122:                                              ; preds = %119
  %123 = getelementptr inbounds i8, ptr %0, i64 824
  %124 = load i64, ptr %123, align 8, !tbaa !72
  %125 = add i64 %58, -7046029254386353131
  %126 = lshr i64 %125, 30
  %127 = xor i64 %126, %125
  %128 = mul i64 %127, -4658895280553007687
  %129 = lshr i64 %128, 27
  %130 = xor i64 %129, %128
  %131 = mul i64 %130, -7723592293110705685
  %132 = lshr i64 %131, 31
  store i64 1, ptr %99, align 8, !tbaa !73
  %133 = xor i64 %132, %124
  %134 = xor i64 %133, %131
  %135 = add i64 %134, -7046029254386353131
  %136 = lshr i64 %135, 30
  %137 = xor i64 %136, %135
  %138 = mul i64 %137, -4658895280553007687
  %139 = lshr i64 %138, 27
  %140 = xor i64 %139, %138
  %141 = mul i64 %140, -7723592293110705685
  %142 = lshr i64 %141, 31
  %143 = xor i64 %142, %141
  %144 = lshr i64 %143, 1
  %145 = and i64 %90, 4294967295
  %146 = urem i64 %144, %145
  store i64 %146, ptr %120, align 8, !tbaa !63
  %147 = and i64 %143, 1
  store i64 %147, ptr %114, align 8, !tbaa !64
  br label %148

148:                                              ; preds = %115, %119, %122
  %149 = load i32, ptr %59, align 4, !tbaa !20
  %150 = icmp eq i32 %65, %149
  br i1 %150, label %151, label %159

151:                                              ; preds = %148
  %152 = getelementptr inbounds i8, ptr %0, i64 24
  %153 = load i32, ptr %152, align 4, !tbaa !20
  %154 = icmp eq i32 %72, %153
  br i1 %154, label %155, label %159

155:                                              ; preds = %151
  %156 = getelementptr inbounds i8, ptr %0, i64 28
  %157 = load i32, ptr %156, align 4, !tbaa !20
  %158 = icmp ne i32 %79, %157
  br label %159

159:                                              ; preds = %155, %151, %148
  %160 = phi i1 [ true, %151 ], [ true, %148 ], [ %158, %155 ]
  %161 = load i32, ptr %85, align 4, !tbaa !3
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds i8, ptr %0, i64 152
  %164 = load i32, ptr %163, align 8, !tbaa !10
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %170

166:                                              ; preds = %159
  %167 = getelementptr inbounds i8, ptr %0, i64 156
  %168 = load i32, ptr %167, align 4, !tbaa !11
  %169 = zext i32 %168 to i64
  br label %170

170:                                              ; preds = %166, %159
  %171 = phi i64 [ %169, %166 ], [ 1, %159 ]
  %172 = mul nuw i64 %171, %162
  %173 = sub nsw i64 64, %162
  %174 = lshr i64 -1, %173
  %175 = getelementptr inbounds i8, ptr %0, i64 788
  %176 = load i32, ptr %175, align 4, !tbaa !116
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %179, label %178

178:                                              ; preds = %170
  tail call fastcc void @poison_group(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1)
  br label %179

179:                                              ; preds = %178, %170
  %180 = getelementptr inbounds i8, ptr %0, i64 840
  %181 = load i64, ptr %180, align 8, !tbaa !15
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %185, label %183

183:                                              ; preds = %179
  %184 = inttoptr i64 %181 to ptr
  tail call fastcc void @undefine_memory(ptr noundef nonnull %184, ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1)
  br label %185

185:                                              ; preds = %183, %179
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #14
  %186 = getelementptr inbounds i8, ptr %1, i64 260
  %187 = load i32, ptr %186, align 4, !tbaa !117
  %188 = insertelement <16 x i32> <i32 0, i32 0, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison>, i32 %187, i64 2
  %189 = getelementptr inbounds i8, ptr %1, i64 264
  %190 = load i64, ptr %189, align 8, !tbaa !118
  %191 = trunc i64 %190 to i32
  %192 = insertelement <16 x i32> %188, i32 %191, i64 13
  %193 = trunc i64 %174 to i32
  %194 = insertelement <16 x i32> %192, i32 %193, i64 14
  %195 = lshr i64 4294967295, %173
  %196 = trunc nuw i64 %195 to i32
  %197 = insertelement <16 x i32> %194, i32 %196, i64 15
  store <16 x i32> %197, ptr %5, align 4, !tbaa !102
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #14
  %198 = getelementptr inbounds i8, ptr %0, i64 160
  %199 = load i32, ptr %198, align 8, !tbaa !119
  %200 = getelementptr inbounds i8, ptr %0, i64 64
  %201 = load i64, ptr %200, align 8, !tbaa !120
  %202 = trunc i64 %201 to i32
  %203 = lshr i64 %201, 32
  %204 = trunc nuw i64 %203 to i32
  %205 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %199, i64 3
  %206 = insertelement <16 x i32> %205, i32 %202, i64 4
  %207 = insertelement <16 x i32> %206, i32 %204, i64 5
  store <16 x i32> %207, ptr %6, align 4, !tbaa !102
  %208 = getelementptr inbounds i8, ptr %0, i64 768
  %209 = load i64, ptr %208, align 8, !tbaa !14
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %213, label %211

211:                                              ; preds = %185
  %212 = getelementptr inbounds i8, ptr %0, i64 176
  br label %234

213:                                              ; preds = %234, %185
  call fastcc void @put_lines(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i64 noundef 7, ptr noundef nonnull %5)
  call fastcc void @put_lines(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i64 noundef 8, ptr noundef nonnull %6)
  %214 = getelementptr inbounds i8, ptr %0, i64 56
  %215 = load i64, ptr %214, align 8, !tbaa !55
  %216 = load i32, ptr %93, align 4, !tbaa !53
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds i8, ptr %1, i64 40
  %219 = icmp eq i32 %216, 0
  br i1 %219, label %241, label %220

220:                                              ; preds = %213
  %221 = load i64, ptr %218, align 8, !tbaa !52
  %222 = inttoptr i64 %221 to ptr
  %223 = getelementptr inbounds i8, ptr %0, i64 696
  %224 = load i64, ptr %223, align 8, !tbaa !19
  %225 = inttoptr i64 %224 to ptr
  %226 = lshr i64 %172, 4
  %227 = icmp ult i64 %172, 16
  %228 = getelementptr inbounds i8, ptr %0, i64 156
  %229 = tail call i64 @llvm.umax.i64(i64 %226, i64 1)
  %230 = and i64 %229, 3
  %231 = icmp ult i64 %172, 64
  %232 = and i64 %229, 1152921504606846972
  %233 = icmp eq i64 %230, 0
  br label %244

234:                                              ; preds = %234, %211
  %235 = phi i64 [ 0, %211 ], [ %238, %234 ]
  %236 = shl i64 %235, 6
  %237 = getelementptr inbounds i8, ptr %212, i64 %236
  tail call fastcc void @put_lines(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i64 noundef %235, ptr noundef nonnull readonly %237)
  %238 = add nuw i64 %235, 1
  %239 = load i64, ptr %208, align 8, !tbaa !14
  %240 = icmp ult i64 %238, %239
  br i1 %240, label %234, label %213, !llvm.loop !121

241:                                              ; preds = %349, %213
  %242 = urem i64 %84, %162
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %369, label %354

244:                                              ; preds = %349, %220
  %245 = phi ptr [ %225, %220 ], [ %350, %349 ]
  %246 = phi i64 [ 0, %220 ], [ %351, %349 ]
  %247 = phi ptr [ %222, %220 ], [ %352, %349 ]
  %248 = trunc nuw i64 %246 to i32
  %249 = getelementptr inbounds i8, ptr %247, i64 544
  store i32 %248, ptr %249, align 8, !tbaa !20
  br i1 %160, label %275, label %250

250:                                              ; preds = %244
  br i1 %227, label %349, label %251

251:                                              ; preds = %250
  %252 = getelementptr inbounds i8, ptr %247, i64 576
  br i1 %231, label %335, label %253

253:                                              ; preds = %251, %253
  %254 = phi ptr [ %269, %253 ], [ %245, %251 ]
  %255 = phi i64 [ %272, %253 ], [ 0, %251 ]
  %256 = phi i64 [ %273, %253 ], [ 0, %251 ]
  %257 = getelementptr inbounds i8, ptr %254, i64 64
  %258 = load <16 x i32>, ptr %254, align 4, !tbaa !102
  %259 = getelementptr inbounds <16 x i32>, ptr %252, i64 %255
  store <16 x i32> %258, ptr %259, align 8, !tbaa !102
  %260 = or disjoint i64 %255, 1
  %261 = getelementptr inbounds i8, ptr %254, i64 128
  %262 = load <16 x i32>, ptr %257, align 4, !tbaa !102
  %263 = getelementptr inbounds <16 x i32>, ptr %252, i64 %260
  store <16 x i32> %262, ptr %263, align 8, !tbaa !102
  %264 = or disjoint i64 %255, 2
  %265 = getelementptr inbounds i8, ptr %254, i64 192
  %266 = load <16 x i32>, ptr %261, align 4, !tbaa !102
  %267 = getelementptr inbounds <16 x i32>, ptr %252, i64 %264
  store <16 x i32> %266, ptr %267, align 8, !tbaa !102
  %268 = or disjoint i64 %255, 3
  %269 = getelementptr inbounds i8, ptr %254, i64 256
  %270 = load <16 x i32>, ptr %265, align 4, !tbaa !102
  %271 = getelementptr inbounds <16 x i32>, ptr %252, i64 %268
  store <16 x i32> %270, ptr %271, align 8, !tbaa !102
  %272 = add nuw nsw i64 %255, 4
  %273 = add i64 %256, 4
  %274 = icmp eq i64 %273, %232
  br i1 %274, label %335, label %253, !llvm.loop !122

275:                                              ; preds = %244
  %276 = getelementptr inbounds i8, ptr %247, i64 576
  %277 = load i32, ptr %85, align 4, !tbaa !3
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %349, label %279

279:                                              ; preds = %275
  %280 = zext i32 %277 to i64
  %281 = mul nuw i64 %246, %280
  %282 = udiv i64 %281, %80
  %283 = udiv i64 %282, %81
  %284 = trunc i64 %283 to i32
  %285 = urem i64 %282, %81
  %286 = trunc nuw i64 %285 to i32
  %287 = urem i64 %281, %80
  %288 = trunc nuw i64 %287 to i32
  %289 = shl i32 %277, 1
  br label %290

290:                                              ; preds = %329, %279
  %291 = phi i64 [ 0, %279 ], [ %333, %329 ]
  %292 = phi i32 [ %284, %279 ], [ %332, %329 ]
  %293 = phi i32 [ %286, %279 ], [ %331, %329 ]
  %294 = phi i32 [ %288, %279 ], [ %330, %329 ]
  %295 = load i32, ptr %163, align 8, !tbaa !10
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %302, label %297

297:                                              ; preds = %290
  %298 = shl i32 %293, 10
  %299 = shl i32 %292, 20
  %300 = or i32 %298, %299
  %301 = or i32 %300, %294
  br label %316

302:                                              ; preds = %290
  %303 = getelementptr inbounds i32, ptr %276, i64 %291
  store i32 %294, ptr %303, align 4, !tbaa !20
  %304 = load i32, ptr %228, align 4, !tbaa !11
  %305 = icmp ugt i32 %304, 1
  br i1 %305, label %306, label %320

306:                                              ; preds = %302
  %307 = trunc nuw i64 %291 to i32
  %308 = add i32 %277, %307
  %309 = zext i32 %308 to i64
  %310 = getelementptr inbounds i32, ptr %276, i64 %309
  store i32 %293, ptr %310, align 4, !tbaa !20
  %311 = load i32, ptr %228, align 4, !tbaa !11
  %312 = icmp ugt i32 %311, 2
  br i1 %312, label %313, label %320

313:                                              ; preds = %306
  %314 = add i32 %289, %307
  %315 = zext i32 %314 to i64
  br label %316

316:                                              ; preds = %313, %297
  %317 = phi i64 [ %315, %313 ], [ %291, %297 ]
  %318 = phi i32 [ %292, %313 ], [ %301, %297 ]
  %319 = getelementptr inbounds i32, ptr %276, i64 %317
  store i32 %318, ptr %319, align 4, !tbaa !20
  br label %320

320:                                              ; preds = %316, %306, %302
  %321 = add i32 %294, 1
  %322 = icmp ult i32 %321, %65
  br i1 %322, label %329, label %323

323:                                              ; preds = %320
  %324 = add i32 %293, 1
  %325 = icmp uge i32 %324, %72
  %326 = select i1 %325, i32 0, i32 %324
  %327 = zext i1 %325 to i32
  %328 = add i32 %292, %327
  br label %329

329:                                              ; preds = %323, %320
  %330 = phi i32 [ %321, %320 ], [ 0, %323 ]
  %331 = phi i32 [ %293, %320 ], [ %326, %323 ]
  %332 = phi i32 [ %292, %320 ], [ %328, %323 ]
  %333 = add nuw nsw i64 %291, 1
  %334 = icmp eq i64 %333, %280
  br i1 %334, label %349, label %290, !llvm.loop !21

335:                                              ; preds = %253, %251
  %336 = phi ptr [ poison, %251 ], [ %269, %253 ]
  %337 = phi ptr [ %245, %251 ], [ %269, %253 ]
  %338 = phi i64 [ 0, %251 ], [ %272, %253 ]
  br i1 %233, label %349, label %339

339:                                              ; preds = %335, %339
  %340 = phi ptr [ %343, %339 ], [ %337, %335 ]
  %341 = phi i64 [ %346, %339 ], [ %338, %335 ]
  %342 = phi i64 [ %347, %339 ], [ 0, %335 ]
  %343 = getelementptr inbounds i8, ptr %340, i64 64
  %344 = load <16 x i32>, ptr %340, align 4, !tbaa !102
  %345 = getelementptr inbounds <16 x i32>, ptr %252, i64 %341
  store <16 x i32> %344, ptr %345, align 8, !tbaa !102
  %346 = add nuw nsw i64 %341, 1
  %347 = add i64 %342, 1
  %348 = icmp eq i64 %347, %230
  br i1 %348, label %349, label %339, !llvm.loop !123

349:                                              ; preds = %335, %339, %329, %275, %250
  %350 = phi ptr [ %245, %275 ], [ %245, %250 ], [ %245, %329 ], [ %336, %335 ], [ %343, %339 ]
  %351 = add nuw nsw i64 %246, 1
  %352 = getelementptr inbounds i8, ptr %247, i64 %215
  %353 = icmp eq i64 %351, %217
  br i1 %353, label %241, label %244, !llvm.loop !124

354:                                              ; preds = %241
  %355 = shl nsw i64 -1, %242
  %356 = xor i64 %355, -1
  %357 = add i32 %216, -1
  %358 = load i64, ptr %218, align 8, !tbaa !52
  %359 = zext i32 %357 to i64
  %360 = load i64, ptr %214, align 8, !tbaa !55
  %361 = mul i64 %360, %359
  %362 = add i64 %361, %358
  %363 = inttoptr i64 %362 to ptr
  %364 = trunc i64 %356 to i32
  %365 = getelementptr inbounds i8, ptr %363, i64 504
  store i32 %364, ptr %365, align 8, !tbaa !20
  %366 = lshr i64 %356, 32
  %367 = trunc nuw nsw i64 %366 to i32
  %368 = getelementptr inbounds i8, ptr %363, i64 508
  store i32 %367, ptr %368, align 4, !tbaa !20
  br label %369

369:                                              ; preds = %241, %354
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @choose_block(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i64 noundef %2) unnamed_addr #10 {
  %4 = getelementptr inbounds i8, ptr %0, i64 816
  %5 = load i64, ptr %4, align 8, !tbaa !92
  %6 = icmp eq i64 %5, 0
  %7 = add i64 %5, -6
  %8 = select i1 %6, i64 0, i64 %7
  %9 = load i64, ptr %0, align 8, !tbaa !90
  %10 = lshr i64 %9, %5
  %11 = lshr i64 %2, %8
  %12 = getelementptr inbounds i8, ptr %0, i64 792
  %13 = load i64, ptr %12, align 8, !tbaa !125
  %14 = mul i64 %11, %13
  %15 = getelementptr inbounds i8, ptr %0, i64 800
  %16 = load i64, ptr %15, align 8, !tbaa !126
  %17 = add i64 %14, %16
  %18 = urem i64 %17, %10
  %19 = shl i64 %18, %8
  %20 = shl nsw i64 -1, %8
  %21 = xor i64 %20, -1
  %22 = and i64 %21, %2
  %23 = or i64 %19, %22
  %24 = getelementptr inbounds i8, ptr %0, i64 824
  %25 = load i64, ptr %24, align 8, !tbaa !72
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc i64 @place_in_cluster(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr #10 {
  %5 = add i64 %2, 1
  %6 = getelementptr inbounds i8, ptr %1, i64 232
  store i64 %5, ptr %6, align 8, !tbaa !62
  %7 = getelementptr inbounds i8, ptr %1, i64 208
  store i64 0, ptr %7, align 8, !tbaa !107
  %8 = getelementptr inbounds i8, ptr %1, i64 224
  store i64 0, ptr %8, align 8, !tbaa !103
  %9 = getelementptr inbounds i8, ptr %1, i64 240
  store i64 0, ptr %9, align 8, !tbaa !104
  %10 = getelementptr inbounds i8, ptr %0, i64 1048
  %11 = load i64, ptr %10, align 8, !tbaa !86
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 24
  %14 = add i32 %13, -16777216
  %15 = getelementptr inbounds i8, ptr %1, i64 260
  store i32 %14, ptr %15, align 4, !tbaa !117
  %16 = shl i32 %3, 21
  %17 = or disjoint i32 %16, 64
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %1, i64 264
  store i64 %18, ptr %19, align 8, !tbaa !118
  %20 = getelementptr inbounds i8, ptr %0, i64 1056
  %21 = getelementptr inbounds i8, ptr %1, i64 248
  %22 = getelementptr inbounds i8, ptr %1, i64 24
  %23 = load i32, ptr %20, align 4, !tbaa !20
  %24 = urem i32 %3, %23
  %25 = udiv i32 %3, %23
  %26 = load i32, ptr %21, align 4, !tbaa !20
  %27 = mul i32 %26, %23
  %28 = add i32 %27, %24
  store i32 %28, ptr %22, align 4, !tbaa !20
  %29 = shl i32 %23, 12
  %30 = add i32 %29, -4096
  %31 = or i32 %24, %30
  %32 = or i32 %31, %14
  store i32 %32, ptr %15, align 4, !tbaa !117
  %33 = getelementptr inbounds i8, ptr %0, i64 1060
  %34 = load i32, ptr %33, align 4, !tbaa !20
  %35 = urem i32 %25, %34
  %36 = udiv i32 %25, %34
  %37 = getelementptr inbounds i8, ptr %1, i64 252
  %38 = load i32, ptr %37, align 4, !tbaa !20
  %39 = mul i32 %38, %34
  %40 = add i32 %39, %35
  %41 = getelementptr inbounds i8, ptr %1, i64 28
  store i32 %40, ptr %41, align 4, !tbaa !20
  %42 = shl i32 %35, 4
  %43 = shl i32 %34, 16
  %44 = add i32 %43, -65536
  %45 = or i32 %42, %44
  %46 = or i32 %45, %32
  store i32 %46, ptr %15, align 4, !tbaa !117
  %47 = getelementptr inbounds i8, ptr %0, i64 1064
  %48 = load i32, ptr %47, align 4, !tbaa !20
  %49 = urem i32 %36, %48
  %50 = getelementptr inbounds i8, ptr %1, i64 256
  %51 = load i32, ptr %50, align 4, !tbaa !20
  %52 = mul i32 %51, %48
  %53 = add i32 %52, %49
  %54 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 %53, ptr %54, align 4, !tbaa !20
  %55 = shl i32 %49, 8
  %56 = shl i32 %48, 20
  %57 = add i32 %56, -1048576
  %58 = or i32 %55, %57
  %59 = or i32 %58, %46
  store i32 %59, ptr %15, align 4, !tbaa !117
  %60 = zext i32 %28 to i64
  %61 = getelementptr inbounds i8, ptr %0, i64 8
  %62 = load i32, ptr %61, align 8, !tbaa !20
  %63 = zext i32 %62 to i64
  %64 = zext i32 %40 to i64
  %65 = getelementptr inbounds i8, ptr %0, i64 12
  %66 = load i32, ptr %65, align 4, !tbaa !20
  %67 = zext i32 %66 to i64
  %68 = zext i32 %53 to i64
  %69 = mul nuw i64 %68, %67
  %70 = add nuw i64 %69, %64
  %71 = mul i64 %70, %63
  %72 = add i64 %71, %60
  ret i64 %72
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #7 {
  %3 = getelementptr inbounds i8, ptr %0, i64 1016
  %4 = load i64, ptr %3, align 8, !tbaa !127
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
  %16 = load i64, ptr %10, align 8, !tbaa !128
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
  %27 = load i64, ptr %26, align 8, !tbaa !129
  %28 = getelementptr inbounds i8, ptr %1, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 832
  %30 = load i64, ptr %29, align 8, !tbaa !130
  %31 = trunc i64 %30 to i32
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = getelementptr inbounds i8, ptr %0, i64 788
  %35 = load i32, ptr %34, align 4, !tbaa !116
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
  store <16 x i32> %91, ptr %102, align 4, !tbaa !102
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
  store i8 %112, ptr %113, align 1, !tbaa !102
  %114 = or disjoint i64 %104, 1
  %115 = lshr i64 %104, 2
  %116 = extractelement <16 x i32> %91, i64 %115
  %117 = trunc i64 %114 to i32
  %118 = shl i32 %117, 3
  %119 = and i32 %118, 24
  %120 = lshr i32 %116, %119
  %121 = trunc i32 %120 to i8
  %122 = getelementptr i8, ptr %95, i64 %114
  store i8 %121, ptr %122, align 1, !tbaa !102
  %123 = add nuw nsw i64 %104, 2
  %124 = add i64 %105, 2
  %125 = icmp eq i64 %124, %99
  br i1 %125, label %126, label %103, !llvm.loop !131

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
  store i8 %136, ptr %137, align 1, !tbaa !102
  br label %138

138:                                              ; preds = %129, %126, %100
  %139 = add nuw i64 %66, 64
  %140 = icmp ult i64 %139, %27
  %141 = add i64 %65, -64
  br i1 %140, label %64, label %142, !llvm.loop !132

142:                                              ; preds = %138, %58
  %143 = getelementptr inbounds i8, ptr %0, i64 80
  %144 = load i64, ptr %143, align 8, !tbaa !68
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
  br i1 %154, label %17, label %23, !llvm.loop !133

155:                                              ; preds = %17, %282
  %156 = phi i64 [ %283, %282 ], [ %19, %17 ]
  %157 = phi i64 [ %284, %282 ], [ 0, %17 ]
  %158 = load i64, ptr %11, align 8, !tbaa !52
  %159 = load i64, ptr %12, align 8, !tbaa !55
  %160 = mul i64 %159, %21
  %161 = add i64 %160, %158
  %162 = inttoptr i64 %161 to ptr
  %163 = getelementptr inbounds %struct.Range, ptr %5, i64 %157
  %164 = load i64, ptr %163, align 8, !tbaa !134
  %165 = getelementptr inbounds i8, ptr %163, i64 8
  %166 = load i64, ptr %165, align 8, !tbaa !136
  %167 = add i64 %166, %164
  %168 = load i64, ptr %13, align 8, !tbaa !130
  %169 = trunc i64 %168 to i32
  %170 = insertelement <16 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <16 x i32> %170, <16 x i32> poison, <16 x i32> zeroinitializer
  %172 = load i32, ptr %14, align 4, !tbaa !116
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
  store <16 x i32> %229, ptr %240, align 4, !tbaa !102
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
  store i8 %250, ptr %251, align 1, !tbaa !102
  %252 = or disjoint i64 %242, 1
  %253 = lshr i64 %242, 2
  %254 = extractelement <16 x i32> %229, i64 %253
  %255 = trunc i64 %252 to i32
  %256 = shl i32 %255, 3
  %257 = and i32 %256, 24
  %258 = lshr i32 %254, %257
  %259 = trunc i32 %258 to i8
  %260 = getelementptr i8, ptr %233, i64 %252
  store i8 %259, ptr %260, align 1, !tbaa !102
  %261 = add nuw nsw i64 %242, 2
  %262 = add i64 %243, 2
  %263 = icmp eq i64 %262, %237
  br i1 %263, label %264, label %241, !llvm.loop !131

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
  store i8 %274, ptr %275, align 1, !tbaa !102
  br label %276

276:                                              ; preds = %267, %264, %238
  %277 = add i64 %204, 64
  %278 = icmp ult i64 %277, %167
  %279 = add i64 %203, -64
  br i1 %278, label %202, label %280, !llvm.loop !132

280:                                              ; preds = %276
  %281 = load i64, ptr %10, align 8, !tbaa !128
  br label %282

282:                                              ; preds = %280, %197
  %283 = phi i64 [ %281, %280 ], [ %156, %197 ]
  %284 = add nuw i64 %157, 1
  %285 = icmp ult i64 %284, %283
  br i1 %285, label %155, label %146, !llvm.loop !137

286:                                              ; preds = %142
  %287 = getelementptr inbounds i8, ptr %1, i64 56
  %288 = load i64, ptr %287, align 8, !tbaa !67
  %289 = getelementptr inbounds i8, ptr %0, i64 44
  %290 = load i32, ptr %289, align 4, !tbaa !3
  %291 = zext i32 %290 to i64
  %292 = mul i64 %144, %291
  %293 = load i32, ptr %6, align 4, !tbaa !53
  %294 = zext i32 %293 to i64
  %295 = mul i64 %292, %294
  %296 = load i64, ptr %29, align 8, !tbaa !130
  %297 = trunc i64 %296 to i32
  %298 = insertelement <16 x i32> poison, i32 %297, i64 0
  %299 = shufflevector <16 x i32> %298, <16 x i32> poison, <16 x i32> zeroinitializer
  %300 = load i32, ptr %34, align 4, !tbaa !116
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
  store <16 x i32> %356, ptr %367, align 4, !tbaa !102
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
  store i8 %377, ptr %378, align 1, !tbaa !102
  %379 = or disjoint i64 %369, 1
  %380 = lshr i64 %369, 2
  %381 = extractelement <16 x i32> %356, i64 %380
  %382 = trunc i64 %379 to i32
  %383 = shl i32 %382, 3
  %384 = and i32 %383, 24
  %385 = lshr i32 %381, %384
  %386 = trunc i32 %385 to i8
  %387 = getelementptr i8, ptr %360, i64 %379
  store i8 %386, ptr %387, align 1, !tbaa !102
  %388 = add nuw nsw i64 %369, 2
  %389 = add i64 %370, 2
  %390 = icmp eq i64 %389, %364
  br i1 %390, label %391, label %368, !llvm.loop !131

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
  store i8 %401, ptr %402, align 1, !tbaa !102
  br label %403

403:                                              ; preds = %394, %391, %365
  %404 = add nuw i64 %331, 64
  %405 = icmp ult i64 %404, %295
  %406 = add i64 %330, -64
  br i1 %405, label %329, label %407, !llvm.loop !132

407:                                              ; preds = %403, %323, %142
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @undefine_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #11 {
  %4 = getelementptr inbounds i8, ptr %0, i64 160
  %5 = load i64, ptr %4, align 8, !tbaa !138
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %58, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !44
  %10 = getelementptr inbounds i8, ptr %1, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !129
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %26, i8 -1, i64 %27, i1 false), !tbaa !102
  br label %28

28:                                               ; preds = %19, %24
  %29 = getelementptr inbounds i8, ptr %2, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !67
  %31 = getelementptr inbounds i8, ptr %1, i64 80
  %32 = load i64, ptr %31, align 8, !tbaa !68
  %33 = getelementptr inbounds i8, ptr %1, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = mul i64 %32, %35
  %37 = getelementptr inbounds i8, ptr %2, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !53
  %39 = zext i32 %38 to i64
  %40 = mul i64 %36, %39
  %41 = load i64, ptr %4, align 8, !tbaa !138
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %56, i8 -1, i64 %57, i1 false), !tbaa !102
  br label %58

58:                                               ; preds = %54, %49, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #12 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !102
  %6 = getelementptr inbounds i8, ptr %0, i64 88
  %7 = getelementptr inbounds i8, ptr %1, i64 248
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
  %36 = load i32, ptr %35, align 4, !tbaa !139
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !140
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
  br i1 %54, label %8, label %20, !llvm.loop !141

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
  %69 = load i32, ptr %18, align 4, !tbaa !139
  %70 = load i32, ptr %19, align 8, !tbaa !140
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
  store <16 x i32> %84, ptr %86, align 4, !tbaa !102
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !53
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !142
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !8, i64 784, !8, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032, !5, i64 1040, !5, i64 1048, !6, i64 1056, !6, i64 1068}
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
!25 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !26, i64 112, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !26, i64 131888, !5, i64 131936, !5, i64 131944, !27, i64 131952, !5, i64 131992}
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
!40 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !6, i64 248, !8, i64 260, !5, i64 264, !6, i64 272, !6, i64 304, !6, i64 328}
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
!62 = !{!40, !5, i64 232}
!63 = !{!40, !5, i64 80}
!64 = !{!40, !5, i64 88}
!65 = distinct !{!65, !22}
!66 = !{!25, !5, i64 64}
!67 = !{!40, !5, i64 56}
!68 = !{!4, !5, i64 80}
!69 = !{!25, !5, i64 24}
!70 = !{!4, !5, i64 704}
!71 = !{!25, !5, i64 0}
!72 = !{!4, !5, i64 824}
!73 = !{!40, !5, i64 104}
!74 = !{!25, !5, i64 131872}
!75 = !{!76, !5, i64 0}
!76 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!77 = !{!76, !5, i64 8}
!78 = distinct !{!78, !22}
!79 = !{!40, !5, i64 16}
!80 = distinct !{!80, !22}
!81 = distinct !{!81, !22}
!82 = distinct !{!82, !22}
!83 = !{!25, !5, i64 131880}
!84 = !{!25, !5, i64 131800}
!85 = distinct !{!85, !22}
!86 = !{!4, !5, i64 1048}
!87 = distinct !{!87, !22}
!88 = !{!25, !5, i64 131784}
!89 = !{!25, !5, i64 131792}
!90 = !{!4, !5, i64 0}
!91 = !{!4, !5, i64 720}
!92 = !{!4, !5, i64 816}
!93 = !{!4, !5, i64 808}
!94 = !{!25, !5, i64 131952}
!95 = !{!25, !5, i64 131984}
!96 = !{!25, !5, i64 131960}
!97 = !{!25, !5, i64 131976}
!98 = !{!25, !5, i64 131968}
!99 = !{!25, !8, i64 164}
!100 = !{!40, !5, i64 176}
!101 = !{!40, !5, i64 216}
!102 = !{!6, !6, i64 0}
!103 = !{!40, !5, i64 224}
!104 = !{!40, !5, i64 240}
!105 = distinct !{!105, !22}
!106 = distinct !{!106, !22}
!107 = !{!40, !5, i64 208}
!108 = distinct !{!108, !22}
!109 = distinct !{!109, !110}
!110 = !{!"llvm.loop.unroll.disable"}
!111 = distinct !{!111, !22}
!112 = distinct !{!112, !22}
!113 = !{!40, !5, i64 128}
!114 = !{!40, !5, i64 120}
!115 = !{!4, !5, i64 1032}
!116 = !{!4, !8, i64 788}
!117 = !{!40, !8, i64 260}
!118 = !{!40, !5, i64 264}
!119 = !{!4, !8, i64 160}
!120 = !{!4, !5, i64 64}
!121 = distinct !{!121, !22}
!122 = distinct !{!122, !22}
!123 = distinct !{!123, !110}
!124 = distinct !{!124, !22}
!125 = !{!4, !5, i64 792}
!126 = !{!4, !5, i64 800}
!127 = !{!4, !5, i64 1016}
!128 = !{!4, !5, i64 1024}
!129 = !{!4, !5, i64 72}
!130 = !{!4, !5, i64 832}
!131 = distinct !{!131, !22}
!132 = distinct !{!132, !22}
!133 = distinct !{!133, !22}
!134 = !{!135, !5, i64 0}
!135 = !{!"", !5, i64 0, !5, i64 8}
!136 = !{!135, !5, i64 8}
!137 = distinct !{!137, !22}
!138 = !{!61, !5, i64 160}
!139 = !{!9, !8, i64 12}
!140 = !{!9, !8, i64 8}
!141 = distinct !{!141, !22}
!142 = distinct !{!142, !22}
