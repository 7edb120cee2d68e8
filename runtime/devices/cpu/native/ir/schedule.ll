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

79:                                               ; preds = %1227, %14
  %80 = phi i64 [ 0, %14 ], [ %816, %1227 ]
  %81 = phi i64 [ 0, %14 ], [ %815, %1227 ]
  %82 = phi i32 [ 0, %14 ], [ %814, %1227 ]
  %83 = phi ptr [ null, %14 ], [ %813, %1227 ]
  %84 = phi i64 [ 0, %14 ], [ %812, %1227 ]
  %85 = phi i64 [ 0, %14 ], [ %811, %1227 ]
  %86 = phi i32 [ 0, %14 ], [ %810, %1227 ]
  %87 = phi ptr [ null, %14 ], [ %809, %1227 ]
  %88 = phi i64 [ 0, %14 ], [ %808, %1227 ]
  %89 = load i64, ptr %25, align 8, !tbaa !36
  %90 = load i64, ptr %26, align 8, !tbaa !37
  %91 = icmp ult i64 %89, %90
  br i1 %91, label %92, label %804

92:                                               ; preds = %79
  %93 = load i64, ptr %27, align 8, !tbaa !38
  br label %94

94:                                               ; preds = %92, %777
  %95 = phi i64 [ %789, %777 ], [ %90, %92 ]
  %96 = phi i64 [ %778, %777 ], [ %93, %92 ]
  %97 = phi i32 [ %779, %777 ], [ 0, %92 ]
  %98 = phi i64 [ %790, %777 ], [ %89, %92 ]
  %99 = phi i64 [ %780, %777 ], [ %88, %92 ]
  %100 = phi ptr [ %781, %777 ], [ %87, %92 ]
  %101 = phi i32 [ %782, %777 ], [ %86, %92 ]
  %102 = phi i64 [ %783, %777 ], [ %85, %92 ]
  %103 = phi i64 [ %784, %777 ], [ %84, %92 ]
  %104 = phi ptr [ %785, %777 ], [ %83, %92 ]
  %105 = phi i32 [ %786, %777 ], [ %82, %92 ]
  %106 = phi i64 [ %787, %777 ], [ %81, %92 ]
  %107 = phi i64 [ %788, %777 ], [ %80, %92 ]
  %108 = getelementptr inbounds %struct.Group, ptr %23, i64 %96
  %109 = load i32, ptr %108, align 8, !tbaa !39
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %115

111:                                              ; preds = %94
  %112 = add i64 %96, 1
  %113 = icmp eq i64 %112, %95
  %114 = select i1 %113, i64 0, i64 %112
  store i64 %114, ptr %27, align 8, !tbaa !38
  br label %777

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

137:                                              ; preds = %766, %115
  %138 = phi i64 [ %107, %115 ], [ %675, %766 ]
  %139 = phi i64 [ %106, %115 ], [ %676, %766 ]
  %140 = phi i32 [ %105, %115 ], [ %677, %766 ]
  %141 = phi ptr [ %104, %115 ], [ %678, %766 ]
  %142 = phi i64 [ %103, %115 ], [ %679, %766 ]
  %143 = phi i64 [ %102, %115 ], [ %680, %766 ]
  %144 = phi i32 [ %101, %115 ], [ %681, %766 ]
  %145 = phi ptr [ %100, %115 ], [ %682, %766 ]
  %146 = phi i64 [ %99, %115 ], [ %683, %766 ]
  %147 = phi i32 [ 0, %115 ], [ %685, %766 ]
  %148 = phi i32 [ %123, %115 ], [ 0, %766 ]
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
  br i1 %227, label %228, label %1228

228:                                              ; preds = %224
  %229 = or i32 %225, %148
  %230 = load i32, ptr %130, align 4, !tbaa !59
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %240

232:                                              ; preds = %228
  store i32 0, ptr %108, align 8, !tbaa !39
  %233 = load i64, ptr %47, align 8, !tbaa !15
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %804, label %235

235:                                              ; preds = %232
  %236 = inttoptr i64 %233 to ptr
  %237 = getelementptr inbounds i8, ptr %236, i64 144
  %238 = load i64, ptr %237, align 8, !tbaa !60
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %804, label %792

240:                                              ; preds = %228, %222, %182, %175, %172, %165, %159, %156, %137
  %241 = phi i32 [ %148, %159 ], [ %229, %228 ], [ %148, %222 ], [ %148, %156 ], [ %148, %137 ], [ %148, %172 ], [ %148, %165 ], [ %148, %182 ], [ %148, %175 ]
  store i64 0, ptr %125, align 8, !tbaa !51
  %242 = load i64, ptr %120, align 8, !tbaa !46
  %243 = trunc i64 %242 to i32
  %244 = load i32, ptr %127, align 4, !tbaa !53
  %245 = icmp ugt i32 %244, %243
  br i1 %245, label %246, label %674

246:                                              ; preds = %240, %659
  %247 = phi i32 [ %660, %659 ], [ %244, %240 ]
  %248 = phi i64 [ %661, %659 ], [ %149, %240 ]
  %249 = phi i64 [ %662, %659 ], [ %151, %240 ]
  %250 = phi i32 [ %663, %659 ], [ %140, %240 ]
  %251 = phi ptr [ %664, %659 ], [ %141, %240 ]
  %252 = phi i64 [ %665, %659 ], [ %142, %240 ]
  %253 = phi i64 [ %666, %659 ], [ %152, %240 ]
  %254 = phi i32 [ %667, %659 ], [ %144, %240 ]
  %255 = phi ptr [ %668, %659 ], [ %145, %240 ]
  %256 = phi i64 [ %669, %659 ], [ %146, %240 ]
  %257 = phi i32 [ %672, %659 ], [ %241, %240 ]
  %258 = phi i32 [ %671, %659 ], [ %147, %240 ]
  %259 = phi i32 [ %670, %659 ], [ %243, %240 ]
  %260 = load i64, ptr %124, align 8, !tbaa !48
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %275, label %262

262:                                              ; preds = %246
  %263 = zext i32 %247 to i64
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
  br label %659, !llvm.loop !64

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
  br i1 %301, label %302, label %767

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
  %347 = phi i64 [ %248, %342 ], [ %432, %450 ]
  %348 = phi i64 [ %249, %342 ], [ %433, %450 ]
  %349 = phi i32 [ %250, %342 ], [ %434, %450 ]
  %350 = phi ptr [ %251, %342 ], [ %435, %450 ]
  %351 = phi i64 [ %252, %342 ], [ %436, %450 ]
  %352 = phi i64 [ %253, %342 ], [ %437, %450 ]
  %353 = phi i32 [ %254, %342 ], [ %438, %450 ]
  %354 = phi ptr [ %255, %342 ], [ %439, %450 ]
  %355 = phi i64 [ %256, %342 ], [ %440, %450 ]
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
  br i1 %474, label %475, label %1228

475:                                              ; preds = %472
  %476 = load i64, ptr %24, align 8, !tbaa !35
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %478, label %769

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
  br i1 %485, label %510, label %486

486:                                              ; preds = %479
  store i32 0, ptr %128, align 8, !tbaa !54
  %487 = load i32, ptr %129, align 4, !tbaa !58
  %488 = add i32 %487, 1
  store i32 %488, ptr %129, align 4, !tbaa !58
  store i64 0, ptr %135, align 8, !tbaa !77
  br label %510

489:                                              ; preds = %478
  store i32 2, ptr %283, align 8, !tbaa !20
  %490 = load i32, ptr %130, align 4, !tbaa !59
  %491 = add i32 %490, -1
  store i32 %491, ptr %130, align 4, !tbaa !59
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %510, label %493

493:                                              ; preds = %489
  %494 = load i32, ptr %128, align 8, !tbaa !54
  %495 = icmp ult i32 %494, %491
  br i1 %495, label %510, label %496

496:                                              ; preds = %493
  store i32 0, ptr %128, align 8, !tbaa !54
  %497 = load i32, ptr %129, align 4, !tbaa !58
  %498 = add i32 %497, 1
  store i32 %498, ptr %129, align 4, !tbaa !58
  store i64 0, ptr %135, align 8, !tbaa !77
  br label %510

499:                                              ; preds = %478
  store i32 3, ptr %283, align 8, !tbaa !20
  br label %510

500:                                              ; preds = %478
  %501 = load i32, ptr %283, align 8, !tbaa !20
  %502 = icmp eq i32 %501, 3
  br i1 %502, label %510, label %503

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
  br label %510

510:                                              ; preds = %504, %503, %500, %499, %496, %493, %489, %486, %479
  %511 = phi i32 [ 1, %499 ], [ 1, %496 ], [ 1, %493 ], [ 1, %489 ], [ %509, %504 ], [ 1, %479 ], [ 1, %486 ], [ 0, %500 ], [ 0, %503 ]
  %512 = or i32 %511, %257
  %513 = icmp eq i32 %463, 7
  %514 = zext i1 %513 to i32
  %515 = or i32 %258, %514
  %516 = add i32 %259, 1
  %517 = add nsw i32 %463, -1
  %518 = icmp ult i32 %517, 2
  %519 = icmp eq i64 %455, %344
  %520 = select i1 %518, i1 %519, i1 false
  %521 = load i32, ptr %127, align 4, !tbaa !53
  br i1 %520, label %522, label %659, !llvm.loop !64

522:                                              ; preds = %510
  %523 = load i64, ptr %343, align 8, !tbaa !56
  %524 = zext nneg i32 %463 to i64
  %525 = shl nuw nsw i64 %524, 48
  %526 = or i64 %523, %525
  %527 = icmp ugt i32 %521, %516
  br i1 %527, label %528, label %653

528:                                              ; preds = %522
  %529 = zext i32 %516 to i64
  br label %530

530:                                              ; preds = %640, %528
  %531 = phi i64 [ %529, %528 ], [ %641, %640 ]
  %532 = phi i32 [ %521, %528 ], [ %642, %640 ]
  %533 = load i64, ptr %124, align 8, !tbaa !48
  %534 = icmp eq i64 %533, 0
  br i1 %534, label %546, label %535

535:                                              ; preds = %530
  %536 = zext i32 %532 to i64
  %537 = load i64, ptr %131, align 8, !tbaa !62
  %538 = load i64, ptr %132, align 8, !tbaa !63
  %539 = icmp eq i64 %538, 0
  %540 = sub nsw i64 %536, %531
  %541 = select i1 %539, i64 %531, i64 %540
  %542 = add i64 %541, %537
  %543 = icmp ult i64 %542, %536
  %544 = select i1 %543, i64 0, i64 %536
  %545 = sub i64 %542, %544
  br label %546

546:                                              ; preds = %535, %530
  %547 = phi i64 [ %545, %535 ], [ %531, %530 ]
  %548 = load i64, ptr %126, align 8, !tbaa !52
  %549 = and i64 %547, 4294967295
  %550 = load i64, ptr %36, align 8, !tbaa !55
  %551 = mul i64 %550, %549
  %552 = add i64 %551, %548
  %553 = inttoptr i64 %552 to ptr
  %554 = getelementptr inbounds i8, ptr %553, i64 528
  %555 = load i64, ptr %554, align 8, !tbaa !56
  %556 = icmp eq i64 %555, %344
  br i1 %556, label %557, label %650

557:                                              ; preds = %546
  %558 = getelementptr inbounds i8, ptr %553, i64 524
  %559 = load i32, ptr %558, align 4, !tbaa !20
  %560 = icmp eq i32 %559, %456
  br i1 %560, label %561, label %650

561:                                              ; preds = %557
  %562 = getelementptr inbounds i8, ptr %553, i64 536
  %563 = load i32, ptr %562, align 8, !tbaa !20
  switch i32 %563, label %572 [
    i32 2, label %650
    i32 1, label %564
  ]

564:                                              ; preds = %561
  %565 = getelementptr inbounds i8, ptr %553, i64 540
  %566 = load i32, ptr %565, align 4, !tbaa !20
  %567 = load i32, ptr %129, align 4, !tbaa !58
  %568 = icmp eq i32 %566, %567
  %569 = load i64, ptr %16, align 8
  %570 = icmp slt i64 %569, 1
  %571 = select i1 %568, i1 true, i1 %570
  br i1 %571, label %650, label %575

572:                                              ; preds = %561
  %573 = load i64, ptr %16, align 8, !tbaa !31
  %574 = icmp slt i64 %573, 1
  br i1 %574, label %650, label %575

575:                                              ; preds = %564, %572
  store i64 %552, ptr %38, align 8, !tbaa !65
  %576 = load i64, ptr %133, align 8, !tbaa !66
  %577 = load i64, ptr %39, align 8, !tbaa !67
  %578 = mul i64 %577, %549
  %579 = load i32, ptr %40, align 4, !tbaa !3
  %580 = zext i32 %579 to i64
  %581 = mul i64 %578, %580
  %582 = add i64 %581, %576
  store i64 %582, ptr %41, align 8, !tbaa !68
  %583 = load i64, ptr %42, align 8, !tbaa !69
  store i64 %583, ptr %0, align 8, !tbaa !70
  %584 = icmp eq i64 %533, 2
  br i1 %584, label %585, label %594

585:                                              ; preds = %575
  %586 = load i64, ptr %43, align 8, !tbaa !71
  %587 = load i64, ptr %134, align 8, !tbaa !72
  %588 = add i64 %587, 1
  store i64 %588, ptr %134, align 8, !tbaa !72
  %589 = add i64 %587, %586
  %590 = mul i64 %589, 246948723733
  %591 = lshr i64 %590, 32
  %592 = and i64 %591, 63
  %593 = add nuw nsw i64 %592, 1
  store i64 %593, ptr %0, align 8, !tbaa !70
  br label %594

594:                                              ; preds = %585, %575
  %595 = phi i64 [ %593, %585 ], [ %583, %575 ]
  store i64 %595, ptr %20, align 8, !tbaa !33
  %596 = call i64 %457(ptr noundef nonnull %553, ptr noundef nonnull %0, i64 noundef %458) #11
  %597 = load i64, ptr %16, align 8, !tbaa !31
  %598 = add nsw i64 %597, -64
  store i64 %598, ptr %16, align 8, !tbaa !31
  %599 = load i64, ptr %0, align 8, !tbaa !70
  %600 = load i64, ptr %20, align 8, !tbaa !33
  %601 = icmp ult i64 %599, %600
  br i1 %601, label %602, label %605

602:                                              ; preds = %594
  %603 = add i64 %599, %598
  %604 = sub i64 %603, %600
  store i64 %604, ptr %16, align 8, !tbaa !31
  br label %605

605:                                              ; preds = %602, %594
  %606 = and i64 %596, 281474976710655
  store i64 %606, ptr %554, align 8, !tbaa !56
  %607 = lshr i64 %596, 48
  %608 = trunc nuw i64 %607 to i16
  switch i16 %608, label %630 [
    i16 2, label %609
    i16 1, label %619
    i16 7, label %629
    i16 4, label %634
  ]

609:                                              ; preds = %605
  %610 = load i32, ptr %129, align 4, !tbaa !58
  %611 = getelementptr inbounds i8, ptr %553, i64 540
  store i32 %610, ptr %611, align 4, !tbaa !20
  store i32 1, ptr %562, align 8, !tbaa !20
  %612 = load i32, ptr %128, align 8, !tbaa !54
  %613 = add i32 %612, 1
  store i32 %613, ptr %128, align 8, !tbaa !54
  %614 = load i32, ptr %130, align 4, !tbaa !59
  %615 = icmp ult i32 %613, %614
  br i1 %615, label %635, label %616

616:                                              ; preds = %609
  store i32 0, ptr %128, align 8, !tbaa !54
  %617 = load i32, ptr %129, align 4, !tbaa !58
  %618 = add i32 %617, 1
  store i32 %618, ptr %129, align 4, !tbaa !58
  store i64 0, ptr %135, align 8, !tbaa !77
  br label %635

619:                                              ; preds = %605
  store i32 2, ptr %562, align 8, !tbaa !20
  %620 = load i32, ptr %130, align 4, !tbaa !59
  %621 = add i32 %620, -1
  store i32 %621, ptr %130, align 4, !tbaa !59
  %622 = icmp eq i32 %621, 0
  br i1 %622, label %635, label %623

623:                                              ; preds = %619
  %624 = load i32, ptr %128, align 8, !tbaa !54
  %625 = icmp ult i32 %624, %621
  br i1 %625, label %635, label %626

626:                                              ; preds = %623
  store i32 0, ptr %128, align 8, !tbaa !54
  %627 = load i32, ptr %129, align 4, !tbaa !58
  %628 = add i32 %627, 1
  store i32 %628, ptr %129, align 4, !tbaa !58
  store i64 0, ptr %135, align 8, !tbaa !77
  br label %635

629:                                              ; preds = %605
  store i32 3, ptr %562, align 8, !tbaa !20
  br label %635

630:                                              ; preds = %605
  %631 = load i32, ptr %562, align 8, !tbaa !20
  %632 = icmp eq i32 %631, 3
  br i1 %632, label %635, label %633

633:                                              ; preds = %630
  store i32 0, ptr %562, align 8, !tbaa !20
  br label %635

634:                                              ; preds = %605
  store i32 1, ptr %562, align 8, !tbaa !20
  br label %635

635:                                              ; preds = %634, %633, %630, %629, %626, %623, %619, %616, %609
  %636 = icmp eq i64 %596, %526
  br i1 %636, label %637, label %645

637:                                              ; preds = %635
  %638 = load atomic i32, ptr %37 monotonic, align 4
  %639 = icmp eq i32 %638, 0
  br i1 %639, label %640, label %650

640:                                              ; preds = %637
  %641 = add nuw nsw i64 %531, 1
  %642 = load i32, ptr %127, align 4, !tbaa !53
  %643 = zext i32 %642 to i64
  %644 = icmp ult i64 %641, %643
  br i1 %644, label %530, label %650, !llvm.loop !78

645:                                              ; preds = %635
  %646 = trunc nuw i64 %531 to i32
  %647 = icmp ugt i64 %596, 281474976710655
  %648 = zext i1 %647 to i32
  %649 = add nuw i32 %648, %646
  br label %653

650:                                              ; preds = %640, %637, %572, %564, %561, %557, %546
  %651 = phi i64 [ %531, %561 ], [ %531, %572 ], [ %531, %564 ], [ %531, %557 ], [ %531, %546 ], [ %531, %637 ], [ %641, %640 ]
  %652 = trunc i64 %651 to i32
  br label %653

653:                                              ; preds = %650, %645, %522
  %654 = phi i32 [ %649, %645 ], [ %516, %522 ], [ %652, %650 ]
  %655 = load atomic i32, ptr %37 monotonic, align 4
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %1228

657:                                              ; preds = %653
  %658 = load i32, ptr %127, align 4, !tbaa !53
  br label %659

659:                                              ; preds = %657, %510, %290
  %660 = phi i32 [ %521, %510 ], [ %658, %657 ], [ %247, %290 ]
  %661 = phi i64 [ %454, %510 ], [ %454, %657 ], [ %248, %290 ]
  %662 = phi i64 [ %455, %510 ], [ %344, %657 ], [ %249, %290 ]
  %663 = phi i32 [ %456, %510 ], [ %456, %657 ], [ %250, %290 ]
  %664 = phi ptr [ %457, %510 ], [ %457, %657 ], [ %251, %290 ]
  %665 = phi i64 [ %458, %510 ], [ %458, %657 ], [ %252, %290 ]
  %666 = phi i64 [ %459, %510 ], [ %459, %657 ], [ %253, %290 ]
  %667 = phi i32 [ %460, %510 ], [ %460, %657 ], [ %254, %290 ]
  %668 = phi ptr [ %461, %510 ], [ %461, %657 ], [ %255, %290 ]
  %669 = phi i64 [ %462, %510 ], [ %462, %657 ], [ %256, %290 ]
  %670 = phi i32 [ %516, %510 ], [ %654, %657 ], [ %291, %290 ]
  %671 = phi i32 [ %515, %510 ], [ %515, %657 ], [ %258, %290 ]
  %672 = phi i32 [ %512, %510 ], [ %512, %657 ], [ %257, %290 ]
  %673 = icmp ult i32 %670, %660
  br i1 %673, label %246, label %674

674:                                              ; preds = %659, %240
  %675 = phi i64 [ %149, %240 ], [ %661, %659 ]
  %676 = phi i64 [ %151, %240 ], [ %662, %659 ]
  %677 = phi i32 [ %140, %240 ], [ %663, %659 ]
  %678 = phi ptr [ %141, %240 ], [ %664, %659 ]
  %679 = phi i64 [ %142, %240 ], [ %665, %659 ]
  %680 = phi i64 [ %152, %240 ], [ %666, %659 ]
  %681 = phi i32 [ %144, %240 ], [ %667, %659 ]
  %682 = phi ptr [ %145, %240 ], [ %668, %659 ]
  %683 = phi i64 [ %146, %240 ], [ %669, %659 ]
  %684 = phi i32 [ %244, %240 ], [ %660, %659 ]
  %685 = phi i32 [ %147, %240 ], [ %671, %659 ]
  %686 = phi i32 [ %241, %240 ], [ %672, %659 ]
  store i64 0, ptr %120, align 8, !tbaa !46
  %687 = load i32, ptr %130, align 4, !tbaa !59
  %688 = icmp eq i32 %687, 0
  br i1 %688, label %689, label %697

689:                                              ; preds = %674
  store i32 0, ptr %108, align 8, !tbaa !39
  %690 = load i64, ptr %47, align 8, !tbaa !15
  %691 = icmp eq i64 %690, 0
  br i1 %691, label %804, label %692

692:                                              ; preds = %689
  %693 = inttoptr i64 %690 to ptr
  %694 = getelementptr inbounds i8, ptr %693, i64 144
  %695 = load i64, ptr %694, align 8, !tbaa !60
  %696 = icmp eq i64 %695, 0
  br i1 %696, label %804, label %792

697:                                              ; preds = %674
  %698 = load i64, ptr %124, align 8, !tbaa !48
  %699 = icmp eq i64 %698, 2
  br i1 %699, label %700, label %729

700:                                              ; preds = %697
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %131, i8 0, i64 16, i1 false)
  %701 = load i64, ptr %43, align 8, !tbaa !71
  %702 = load i64, ptr %136, align 8, !tbaa !79
  %703 = add i64 %702, -7046029254386353131
  %704 = lshr i64 %703, 30
  %705 = xor i64 %704, %703
  %706 = mul i64 %705, -4658895280553007687
  %707 = lshr i64 %706, 27
  %708 = xor i64 %707, %706
  %709 = mul i64 %708, -7723592293110705685
  %710 = lshr i64 %709, 31
  %711 = load i64, ptr %134, align 8, !tbaa !72
  %712 = add i64 %711, 1
  store i64 %712, ptr %134, align 8, !tbaa !72
  %713 = xor i64 %701, %710
  %714 = xor i64 %713, %711
  %715 = xor i64 %714, %709
  %716 = add i64 %715, -7046029254386353131
  %717 = lshr i64 %716, 30
  %718 = xor i64 %717, %716
  %719 = mul i64 %718, -4658895280553007687
  %720 = lshr i64 %719, 27
  %721 = xor i64 %720, %719
  %722 = mul i64 %721, -7723592293110705685
  %723 = lshr i64 %722, 31
  %724 = xor i64 %723, %722
  %725 = lshr i64 %724, 1
  %726 = zext i32 %684 to i64
  %727 = urem i64 %725, %726
  store i64 %727, ptr %131, align 8, !tbaa !62
  %728 = and i64 %724, 1
  store i64 %728, ptr %132, align 8, !tbaa !63
  br label %729

729:                                              ; preds = %700, %697
  %730 = icmp eq i32 %686, 0
  br i1 %730, label %731, label %761

731:                                              ; preds = %729
  %732 = icmp eq i32 %684, 0
  br i1 %732, label %756, label %733

733:                                              ; preds = %731
  %734 = load i64, ptr %126, align 8, !tbaa !52
  %735 = load i64, ptr %36, align 8, !tbaa !55
  %736 = zext i32 %684 to i64
  br label %737

737:                                              ; preds = %750, %733
  %738 = phi i64 [ 0, %733 ], [ %751, %750 ]
  %739 = phi i1 [ false, %733 ], [ %752, %750 ]
  %740 = mul i64 %738, %735
  %741 = add i64 %740, %734
  %742 = inttoptr i64 %741 to ptr
  %743 = getelementptr inbounds i8, ptr %742, i64 536
  %744 = load i32, ptr %743, align 8, !tbaa !20
  switch i32 %744, label %754 [
    i32 2, label %750
    i32 1, label %745
  ]

745:                                              ; preds = %737
  %746 = getelementptr inbounds i8, ptr %742, i64 540
  %747 = load i32, ptr %746, align 4, !tbaa !20
  %748 = load i32, ptr %129, align 4, !tbaa !58
  %749 = icmp eq i32 %747, %748
  br i1 %749, label %750, label %754

750:                                              ; preds = %745, %737
  %751 = add nuw nsw i64 %738, 1
  %752 = icmp uge i64 %751, %736
  %753 = icmp eq i64 %751, %736
  br i1 %753, label %754, label %737, !llvm.loop !80

754:                                              ; preds = %750, %745, %737
  %755 = phi i1 [ %752, %750 ], [ %739, %745 ], [ %739, %737 ]
  br i1 %755, label %756, label %771

756:                                              ; preds = %754, %731
  %757 = cmpxchg ptr %37, i32 0, i32 4 acq_rel acquire, align 4
  %758 = extractvalue { i32, i1 } %757, 1
  %759 = zext i1 %758 to i64
  %760 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %759, ptr %760, align 8, !tbaa !81
  br label %1228

761:                                              ; preds = %729
  %762 = icmp eq i32 %685, 0
  br i1 %762, label %766, label %763

763:                                              ; preds = %761
  %764 = load i64, ptr %47, align 8, !tbaa !15
  %765 = icmp eq i64 %764, 0
  br i1 %765, label %766, label %771

766:                                              ; preds = %763, %761
  br label %137

767:                                              ; preds = %298
  %768 = zext i32 %259 to i64
  store i64 %768, ptr %120, align 8, !tbaa !46
  store i64 %98, ptr %25, align 8, !tbaa !36
  br label %1228

769:                                              ; preds = %475
  %770 = zext i32 %259 to i64
  store i64 %770, ptr %120, align 8, !tbaa !46
  store i64 %98, ptr %25, align 8, !tbaa !36
  br label %1228

771:                                              ; preds = %763, %754
  store i64 1, ptr %48, align 8, !tbaa !82
  %772 = load i64, ptr %27, align 8, !tbaa !38
  %773 = load i64, ptr %26, align 8, !tbaa !37
  %774 = add i64 %772, 1
  %775 = icmp eq i64 %774, %773
  %776 = select i1 %775, i64 0, i64 %774
  store i64 %776, ptr %27, align 8, !tbaa !38
  br i1 %730, label %777, label %804

777:                                              ; preds = %111, %771
  %778 = phi i64 [ %114, %111 ], [ %776, %771 ]
  %779 = phi i32 [ %97, %111 ], [ %116, %771 ]
  %780 = phi i64 [ %99, %111 ], [ %683, %771 ]
  %781 = phi ptr [ %100, %111 ], [ %682, %771 ]
  %782 = phi i32 [ %101, %111 ], [ %681, %771 ]
  %783 = phi i64 [ %102, %111 ], [ %680, %771 ]
  %784 = phi i64 [ %103, %111 ], [ %679, %771 ]
  %785 = phi ptr [ %104, %111 ], [ %678, %771 ]
  %786 = phi i32 [ %105, %111 ], [ %677, %771 ]
  %787 = phi i64 [ %106, %111 ], [ %676, %771 ]
  %788 = phi i64 [ %107, %111 ], [ %675, %771 ]
  %789 = phi i64 [ %95, %111 ], [ %773, %771 ]
  %790 = add nuw i64 %98, 1
  %791 = icmp ult i64 %790, %789
  br i1 %791, label %94, label %804, !llvm.loop !83

792:                                              ; preds = %692, %235
  %793 = phi i64 [ %238, %235 ], [ %695, %692 ]
  %794 = phi i64 [ %146, %235 ], [ %683, %692 ]
  %795 = phi ptr [ %145, %235 ], [ %682, %692 ]
  %796 = phi i32 [ %144, %235 ], [ %681, %692 ]
  %797 = phi i64 [ %152, %235 ], [ %680, %692 ]
  %798 = phi i64 [ %142, %235 ], [ %679, %692 ]
  %799 = phi ptr [ %141, %235 ], [ %678, %692 ]
  %800 = phi i32 [ %140, %235 ], [ %677, %692 ]
  %801 = phi i64 [ %151, %235 ], [ %676, %692 ]
  %802 = phi i64 [ %149, %235 ], [ %675, %692 ]
  %803 = inttoptr i64 %793 to ptr
  call void %803(ptr noundef %0, ptr noundef nonnull %108) #11
  br label %804

804:                                              ; preds = %777, %771, %792, %79, %232, %235, %689, %692
  %805 = phi i32 [ %97, %692 ], [ %97, %689 ], [ %97, %235 ], [ %97, %232 ], [ 0, %79 ], [ %97, %792 ], [ %779, %777 ], [ %116, %771 ]
  %806 = phi i1 [ true, %692 ], [ true, %689 ], [ true, %235 ], [ true, %232 ], [ false, %79 ], [ true, %792 ], [ false, %771 ], [ false, %777 ]
  %807 = phi i1 [ false, %692 ], [ false, %689 ], [ false, %235 ], [ false, %232 ], [ false, %79 ], [ false, %792 ], [ false, %777 ], [ true, %771 ]
  %808 = phi i64 [ %683, %692 ], [ %683, %689 ], [ %146, %235 ], [ %146, %232 ], [ %88, %79 ], [ %794, %792 ], [ %780, %777 ], [ %683, %771 ]
  %809 = phi ptr [ %682, %692 ], [ %682, %689 ], [ %145, %235 ], [ %145, %232 ], [ %87, %79 ], [ %795, %792 ], [ %781, %777 ], [ %682, %771 ]
  %810 = phi i32 [ %681, %692 ], [ %681, %689 ], [ %144, %235 ], [ %144, %232 ], [ %86, %79 ], [ %796, %792 ], [ %782, %777 ], [ %681, %771 ]
  %811 = phi i64 [ %680, %692 ], [ %680, %689 ], [ %152, %235 ], [ %152, %232 ], [ %85, %79 ], [ %797, %792 ], [ %783, %777 ], [ %680, %771 ]
  %812 = phi i64 [ %679, %692 ], [ %679, %689 ], [ %142, %235 ], [ %142, %232 ], [ %84, %79 ], [ %798, %792 ], [ %784, %777 ], [ %679, %771 ]
  %813 = phi ptr [ %678, %692 ], [ %678, %689 ], [ %141, %235 ], [ %141, %232 ], [ %83, %79 ], [ %799, %792 ], [ %785, %777 ], [ %678, %771 ]
  %814 = phi i32 [ %677, %692 ], [ %677, %689 ], [ %140, %235 ], [ %140, %232 ], [ %82, %79 ], [ %800, %792 ], [ %786, %777 ], [ %677, %771 ]
  %815 = phi i64 [ %676, %692 ], [ %676, %689 ], [ %151, %235 ], [ %151, %232 ], [ %81, %79 ], [ %801, %792 ], [ %787, %777 ], [ %676, %771 ]
  %816 = phi i64 [ %675, %692 ], [ %675, %689 ], [ %149, %235 ], [ %149, %232 ], [ %80, %79 ], [ %802, %792 ], [ %788, %777 ], [ %675, %771 ]
  store i64 0, ptr %25, align 8, !tbaa !36
  %817 = load atomic i32, ptr %37 monotonic, align 4
  %818 = icmp eq i32 %817, 0
  br i1 %818, label %819, label %1228

819:                                              ; preds = %804
  %820 = load i64, ptr %21, align 8, !tbaa !34
  %821 = inttoptr i64 %820 to ptr
  %822 = load i64, ptr %26, align 8, !tbaa !37
  %823 = icmp eq i64 %822, 0
  br i1 %823, label %1197, label %827

824:                                              ; preds = %827
  %825 = add nuw i64 %828, 1
  %826 = icmp eq i64 %825, %822
  br i1 %826, label %1197, label %827, !llvm.loop !84

827:                                              ; preds = %819, %824
  %828 = phi i64 [ %825, %824 ], [ 0, %819 ]
  %829 = getelementptr inbounds %struct.Group, ptr %821, i64 %828
  %830 = load i32, ptr %829, align 8, !tbaa !39
  %831 = icmp eq i32 %830, 0
  br i1 %831, label %832, label %824

832:                                              ; preds = %827
  %833 = load i64, ptr %49, align 8, !tbaa !85
  %834 = load i64, ptr %50, align 8, !tbaa !86
  %835 = icmp eq i64 %833, %834
  br i1 %835, label %838, label %836

836:                                              ; preds = %832
  %837 = load i64, ptr %9, align 8, !tbaa !87
  br label %850

838:                                              ; preds = %832
  %839 = load i64, ptr %48, align 8, !tbaa !82
  %840 = call i64 @llvm.umax.i64(i64 %839, i64 1)
  %841 = atomicrmw add ptr %51, i64 %840 acq_rel, align 8
  %842 = load i64, ptr %9, align 8, !tbaa !87
  %843 = icmp ult i64 %841, %842
  br i1 %843, label %844, label %1197

844:                                              ; preds = %838
  %845 = add i64 %841, %840
  %846 = shl i64 %840, 1
  %847 = load i64, ptr %52, align 8, !tbaa !88
  %848 = call i64 @llvm.umin.i64(i64 %846, i64 %847)
  store i64 %848, ptr %48, align 8, !tbaa !82
  %849 = call i64 @llvm.umin.i64(i64 %845, i64 %842)
  store i64 %849, ptr %50, align 8, !tbaa !86
  br label %850

850:                                              ; preds = %844, %836
  %851 = phi i64 [ %842, %844 ], [ %837, %836 ]
  %852 = phi i64 [ %841, %844 ], [ %833, %836 ]
  %853 = add i64 %852, 1
  store i64 %853, ptr %49, align 8, !tbaa !85
  %854 = getelementptr inbounds i8, ptr %829, i64 96
  %855 = load i64, ptr %53, align 8, !tbaa !89
  %856 = icmp eq i64 %855, 0
  %857 = select i1 %856, i64 0, i64 6
  %858 = load i32, ptr %54, align 8, !tbaa !16
  %859 = zext i32 %858 to i64
  store i64 %859, ptr %854, align 8, !tbaa !56
  switch i32 %858, label %863 [
    i32 0, label %890
    i32 1, label %860
  ]

860:                                              ; preds = %850
  %861 = xor i64 %852, -1
  %862 = add i64 %851, %861
  br label %890

863:                                              ; preds = %850
  %864 = load i64, ptr %55, align 8, !tbaa !90
  %865 = add i64 %864, %852
  %866 = icmp ult i64 %865, %851
  %867 = select i1 %866, i64 0, i64 %851
  %868 = sub i64 %865, %867
  %869 = load i64, ptr %53, align 8, !tbaa !89
  %870 = lshr i64 %868, %869
  %871 = lshr i64 %851, %869
  %872 = icmp ult i64 %870, %871
  br i1 %872, label %873, label %890

873:                                              ; preds = %863
  %874 = load i64, ptr %56, align 8, !tbaa !91
  %875 = lshr i64 %868, %857
  %876 = add i64 %875, 1
  %877 = icmp eq i64 %874, %876
  br i1 %877, label %879, label %878

878:                                              ; preds = %873
  call fastcc void @choose_block(ptr noundef nonnull readonly %9, ptr noundef nonnull %56, i64 noundef %875)
  br label %879

879:                                              ; preds = %878, %873
  %880 = load i64, ptr %57, align 8, !tbaa !92
  store i64 %880, ptr %854, align 8, !tbaa !56
  %881 = load i64, ptr %58, align 8, !tbaa !93
  %882 = load i64, ptr %59, align 8, !tbaa !94
  %883 = mul i64 %882, %868
  %884 = load i64, ptr %60, align 8, !tbaa !95
  %885 = add i64 %883, %884
  %886 = shl nsw i64 -1, %857
  %887 = xor i64 %886, -1
  %888 = and i64 %885, %887
  %889 = or i64 %888, %881
  br label %890

890:                                              ; preds = %879, %863, %860, %850
  %891 = phi i64 [ 1, %860 ], [ %880, %879 ], [ 0, %850 ], [ %859, %863 ]
  %892 = phi i64 [ %862, %860 ], [ %889, %879 ], [ %852, %850 ], [ %868, %863 ]
  %893 = getelementptr inbounds i8, ptr %829, i64 24
  %894 = load i32, ptr %61, align 4, !tbaa !20
  %895 = zext i32 %894 to i64
  %896 = icmp ult i64 %892, %895
  br i1 %896, label %934, label %932

897:                                              ; preds = %965
  %898 = add i64 %985, 4294967295
  %899 = and i64 %898, 4294967295
  %900 = getelementptr inbounds i8, ptr %829, i64 80
  store i64 %899, ptr %900, align 8, !tbaa !62
  br label %929

901:                                              ; preds = %965
  %902 = getelementptr inbounds i8, ptr %829, i64 80
  store i64 0, ptr %902, align 8, !tbaa !62
  %903 = icmp eq i64 %891, 2
  br i1 %903, label %904, label %929

904:                                              ; preds = %901
  %905 = load i64, ptr %43, align 8, !tbaa !71
  %906 = add i64 %892, -7046029254386353131
  %907 = lshr i64 %906, 30
  %908 = xor i64 %907, %906
  %909 = mul i64 %908, -4658895280553007687
  %910 = lshr i64 %909, 27
  %911 = xor i64 %910, %909
  %912 = mul i64 %911, -7723592293110705685
  %913 = lshr i64 %912, 31
  store i64 1, ptr %994, align 8, !tbaa !72
  %914 = xor i64 %913, %905
  %915 = xor i64 %914, %912
  %916 = add i64 %915, -7046029254386353131
  %917 = lshr i64 %916, 30
  %918 = xor i64 %917, %916
  %919 = mul i64 %918, -4658895280553007687
  %920 = lshr i64 %919, 27
  %921 = xor i64 %920, %919
  %922 = mul i64 %921, -7723592293110705685
  %923 = lshr i64 %922, 31
  %924 = xor i64 %923, %922
  %925 = lshr i64 %924, 1
  %926 = and i64 %985, 4294967295
  %927 = urem i64 %925, %926
  store i64 %927, ptr %902, align 8, !tbaa !62
  %928 = and i64 %924, 1
  store i64 %928, ptr %1000, align 8, !tbaa !63
  br label %929

929:                                              ; preds = %904, %901, %897
  %930 = load i32, ptr %62, align 4, !tbaa !20
  %931 = icmp eq i32 %943, %930
  br i1 %931, label %1001, label %1007

932:                                              ; preds = %890
  %933 = udiv i64 %892, %895
  br label %934

934:                                              ; preds = %932, %890
  %935 = phi i64 [ %933, %932 ], [ 0, %890 ]
  %936 = mul i64 %935, %895
  %937 = sub i64 %892, %936
  %938 = trunc i64 %937 to i32
  store i32 %938, ptr %893, align 4, !tbaa !20
  %939 = load i32, ptr %62, align 4, !tbaa !20
  %940 = load i32, ptr %63, align 4, !tbaa !20
  %941 = mul i32 %939, %938
  %942 = sub i32 %940, %941
  %943 = call noundef i32 @llvm.umin.i32(i32 %939, i32 %942)
  %944 = load i32, ptr %64, align 4, !tbaa !20
  %945 = zext i32 %944 to i64
  %946 = icmp ult i64 %935, %945
  br i1 %946, label %949, label %947

947:                                              ; preds = %934
  %948 = udiv i64 %935, %945
  br label %949

949:                                              ; preds = %947, %934
  %950 = phi i64 [ %948, %947 ], [ 0, %934 ]
  %951 = mul i64 %950, %945
  %952 = sub i64 %935, %951
  %953 = trunc i64 %952 to i32
  %954 = getelementptr inbounds i8, ptr %829, i64 28
  store i32 %953, ptr %954, align 4, !tbaa !20
  %955 = load i32, ptr %65, align 4, !tbaa !20
  %956 = load i32, ptr %66, align 4, !tbaa !20
  %957 = mul i32 %955, %953
  %958 = sub i32 %956, %957
  %959 = call noundef i32 @llvm.umin.i32(i32 %955, i32 %958)
  %960 = load i32, ptr %67, align 4, !tbaa !20
  %961 = zext i32 %960 to i64
  %962 = icmp ult i64 %950, %961
  br i1 %962, label %965, label %963

963:                                              ; preds = %949
  %964 = udiv i64 %950, %961
  br label %965

965:                                              ; preds = %963, %949
  %966 = phi i64 [ %964, %963 ], [ 0, %949 ]
  %967 = mul i64 %966, %961
  %968 = sub i64 %950, %967
  %969 = trunc i64 %968 to i32
  %970 = getelementptr inbounds i8, ptr %829, i64 32
  store i32 %969, ptr %970, align 4, !tbaa !20
  %971 = load i32, ptr %68, align 4, !tbaa !20
  %972 = load i32, ptr %69, align 4, !tbaa !20
  %973 = mul i32 %971, %969
  %974 = sub i32 %972, %973
  %975 = call noundef i32 @llvm.umin.i32(i32 %971, i32 %974)
  %976 = zext i32 %943 to i64
  %977 = zext i32 %959 to i64
  %978 = mul nuw i64 %977, %976
  %979 = zext i32 %975 to i64
  %980 = mul i64 %978, %979
  %981 = load i32, ptr %40, align 4, !tbaa !3
  %982 = zext i32 %981 to i64
  %983 = add nsw i64 %982, -1
  %984 = add i64 %983, %980
  %985 = udiv i64 %984, %982
  %986 = trunc i64 %985 to i32
  %987 = getelementptr inbounds i8, ptr %829, i64 4
  store i32 %986, ptr %987, align 4, !tbaa !59
  %988 = getelementptr inbounds i8, ptr %829, i64 36
  store i32 %986, ptr %988, align 4, !tbaa !53
  %989 = getelementptr inbounds i8, ptr %829, i64 64
  store i64 0, ptr %989, align 8, !tbaa !46
  %990 = getelementptr inbounds i8, ptr %829, i64 12
  store i32 0, ptr %990, align 4, !tbaa !58
  %991 = getelementptr inbounds i8, ptr %829, i64 8
  store i32 0, ptr %991, align 8, !tbaa !54
  %992 = getelementptr inbounds i8, ptr %829, i64 16
  store i64 %892, ptr %992, align 8, !tbaa !79
  %993 = getelementptr inbounds i8, ptr %829, i64 72
  store i64 1, ptr %993, align 8, !tbaa !51
  store i32 1, ptr %829, align 8, !tbaa !39
  %994 = getelementptr inbounds i8, ptr %829, i64 104
  store i64 0, ptr %994, align 8, !tbaa !72
  %995 = getelementptr inbounds i8, ptr %829, i64 128
  store i64 1, ptr %995, align 8, !tbaa !96
  %996 = getelementptr inbounds i8, ptr %829, i64 120
  store i64 1, ptr %996, align 8, !tbaa !97
  %997 = getelementptr inbounds i8, ptr %829, i64 136
  %998 = icmp eq i64 %891, 1
  %999 = zext i1 %998 to i64
  %1000 = getelementptr inbounds i8, ptr %829, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %997, i8 0, i64 72, i1 false)
  store i64 %999, ptr %1000, align 8, !tbaa !63
  br i1 %998, label %897, label %901

1001:                                             ; preds = %929
  %1002 = load i32, ptr %65, align 4, !tbaa !20
  %1003 = icmp eq i32 %959, %1002
  br i1 %1003, label %1004, label %1007

1004:                                             ; preds = %1001
  %1005 = load i32, ptr %68, align 4, !tbaa !20
  %1006 = icmp ne i32 %975, %1005
  br label %1007

1007:                                             ; preds = %1004, %1001, %929
  %1008 = phi i1 [ true, %1001 ], [ true, %929 ], [ %1006, %1004 ]
  %1009 = load i32, ptr %70, align 8, !tbaa !10
  %1010 = icmp eq i32 %1009, 0
  br i1 %1010, label %1011, label %1014

1011:                                             ; preds = %1007
  %1012 = load i32, ptr %71, align 4, !tbaa !11
  %1013 = zext i32 %1012 to i64
  br label %1014

1014:                                             ; preds = %1011, %1007
  %1015 = phi i64 [ %1013, %1011 ], [ 1, %1007 ]
  %1016 = mul nuw i64 %1015, %982
  %1017 = sub nsw i64 64, %982
  %1018 = lshr i64 -1, %1017
  %1019 = load i32, ptr %72, align 4, !tbaa !98
  %1020 = icmp eq i32 %1019, 0
  br i1 %1020, label %1022, label %1021

1021:                                             ; preds = %1014
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %829)
  br label %1022

1022:                                             ; preds = %1021, %1014
  %1023 = load i64, ptr %47, align 8, !tbaa !15
  %1024 = icmp eq i64 %1023, 0
  br i1 %1024, label %1027, label %1025

1025:                                             ; preds = %1022
  %1026 = inttoptr i64 %1023 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %1026, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %829)
  br label %1027

1027:                                             ; preds = %1025, %1022
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #11
  %1028 = trunc i64 %1018 to i32
  %1029 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %1028, i64 14
  %1030 = lshr i64 4294967295, %1017
  %1031 = trunc nuw i64 %1030 to i32
  %1032 = insertelement <16 x i32> %1029, i32 %1031, i64 15
  store <16 x i32> %1032, ptr %3, align 4, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #11
  %1033 = load i32, ptr %73, align 8, !tbaa !100
  %1034 = load i64, ptr %74, align 8, !tbaa !101
  %1035 = trunc i64 %1034 to i32
  %1036 = lshr i64 %1034, 32
  %1037 = trunc nuw i64 %1036 to i32
  %1038 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %1033, i64 3
  %1039 = insertelement <16 x i32> %1038, i32 %1035, i64 4
  %1040 = insertelement <16 x i32> %1039, i32 %1037, i64 5
  store <16 x i32> %1040, ptr %4, align 4, !tbaa !99
  %1041 = load i64, ptr %75, align 8, !tbaa !14
  %1042 = icmp eq i64 %1041, 0
  br i1 %1042, label %1043, label %1061

1043:                                             ; preds = %1061, %1027
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %829, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %829, i64 noundef 8, ptr noundef nonnull %4)
  %1044 = load i64, ptr %36, align 8, !tbaa !55
  %1045 = load i32, ptr %988, align 4, !tbaa !53
  %1046 = zext i32 %1045 to i64
  %1047 = getelementptr inbounds i8, ptr %829, i64 40
  %1048 = icmp eq i32 %1045, 0
  br i1 %1048, label %1068, label %1049

1049:                                             ; preds = %1043
  %1050 = load i64, ptr %1047, align 8, !tbaa !52
  %1051 = inttoptr i64 %1050 to ptr
  %1052 = load i64, ptr %77, align 8, !tbaa !19
  %1053 = inttoptr i64 %1052 to ptr
  %1054 = lshr i64 %1016, 4
  %1055 = icmp ult i64 %1016, 16
  %1056 = call i64 @llvm.umax.i64(i64 %1054, i64 1)
  %1057 = and i64 %1056, 3
  %1058 = icmp ult i64 %1016, 64
  %1059 = and i64 %1056, 1152921504606846972
  %1060 = icmp eq i64 %1057, 0
  br label %1071

1061:                                             ; preds = %1027, %1061
  %1062 = phi i64 [ %1065, %1061 ], [ 0, %1027 ]
  %1063 = shl i64 %1062, 6
  %1064 = getelementptr inbounds i8, ptr %76, i64 %1063
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %829, i64 noundef %1062, ptr noundef nonnull readonly %1064)
  %1065 = add nuw i64 %1062, 1
  %1066 = load i64, ptr %75, align 8, !tbaa !14
  %1067 = icmp ult i64 %1065, %1066
  br i1 %1067, label %1061, label %1043, !llvm.loop !102

1068:                                             ; preds = %1176, %1043
  %1069 = urem i64 %980, %982
  %1070 = icmp eq i64 %1069, 0
  br i1 %1070, label %1196, label %1181

1071:                                             ; preds = %1176, %1049
  %1072 = phi ptr [ %1053, %1049 ], [ %1177, %1176 ]
  %1073 = phi i64 [ 0, %1049 ], [ %1178, %1176 ]
  %1074 = phi ptr [ %1051, %1049 ], [ %1179, %1176 ]
  %1075 = trunc nuw i64 %1073 to i32
  %1076 = getelementptr inbounds i8, ptr %1074, i64 544
  store i32 %1075, ptr %1076, align 8, !tbaa !20
  br i1 %1008, label %1102, label %1077

1077:                                             ; preds = %1071
  br i1 %1055, label %1176, label %1078

1078:                                             ; preds = %1077
  %1079 = getelementptr inbounds i8, ptr %1074, i64 576
  br i1 %1058, label %1162, label %1080

1080:                                             ; preds = %1078, %1080
  %1081 = phi ptr [ %1096, %1080 ], [ %1072, %1078 ]
  %1082 = phi i64 [ %1099, %1080 ], [ 0, %1078 ]
  %1083 = phi i64 [ %1100, %1080 ], [ 0, %1078 ]
  %1084 = getelementptr inbounds i8, ptr %1081, i64 64
  %1085 = load <16 x i32>, ptr %1081, align 4, !tbaa !99
  %1086 = getelementptr inbounds <16 x i32>, ptr %1079, i64 %1082
  store <16 x i32> %1085, ptr %1086, align 8, !tbaa !99
  %1087 = or disjoint i64 %1082, 1
  %1088 = getelementptr inbounds i8, ptr %1081, i64 128
  %1089 = load <16 x i32>, ptr %1084, align 4, !tbaa !99
  %1090 = getelementptr inbounds <16 x i32>, ptr %1079, i64 %1087
  store <16 x i32> %1089, ptr %1090, align 8, !tbaa !99
  %1091 = or disjoint i64 %1082, 2
  %1092 = getelementptr inbounds i8, ptr %1081, i64 192
  %1093 = load <16 x i32>, ptr %1088, align 4, !tbaa !99
  %1094 = getelementptr inbounds <16 x i32>, ptr %1079, i64 %1091
  store <16 x i32> %1093, ptr %1094, align 8, !tbaa !99
  %1095 = or disjoint i64 %1082, 3
  %1096 = getelementptr inbounds i8, ptr %1081, i64 256
  %1097 = load <16 x i32>, ptr %1092, align 4, !tbaa !99
  %1098 = getelementptr inbounds <16 x i32>, ptr %1079, i64 %1095
  store <16 x i32> %1097, ptr %1098, align 8, !tbaa !99
  %1099 = add nuw nsw i64 %1082, 4
  %1100 = add i64 %1083, 4
  %1101 = icmp eq i64 %1100, %1059
  br i1 %1101, label %1162, label %1080, !llvm.loop !103

1102:                                             ; preds = %1071
  %1103 = getelementptr inbounds i8, ptr %1074, i64 576
  %1104 = load i32, ptr %40, align 4, !tbaa !3
  %1105 = icmp eq i32 %1104, 0
  br i1 %1105, label %1176, label %1106

1106:                                             ; preds = %1102
  %1107 = zext i32 %1104 to i64
  %1108 = mul nuw i64 %1073, %1107
  %1109 = udiv i64 %1108, %976
  %1110 = udiv i64 %1109, %977
  %1111 = trunc i64 %1110 to i32
  %1112 = urem i64 %1109, %977
  %1113 = trunc nuw i64 %1112 to i32
  %1114 = urem i64 %1108, %976
  %1115 = trunc nuw i64 %1114 to i32
  %1116 = shl i32 %1104, 1
  br label %1117

1117:                                             ; preds = %1156, %1106
  %1118 = phi i64 [ 0, %1106 ], [ %1160, %1156 ]
  %1119 = phi i32 [ %1111, %1106 ], [ %1159, %1156 ]
  %1120 = phi i32 [ %1113, %1106 ], [ %1158, %1156 ]
  %1121 = phi i32 [ %1115, %1106 ], [ %1157, %1156 ]
  %1122 = load i32, ptr %70, align 8, !tbaa !10
  %1123 = icmp eq i32 %1122, 0
  br i1 %1123, label %1129, label %1124

1124:                                             ; preds = %1117
  %1125 = shl i32 %1120, 10
  %1126 = shl i32 %1119, 20
  %1127 = or i32 %1125, %1126
  %1128 = or i32 %1127, %1121
  br label %1143

1129:                                             ; preds = %1117
  %1130 = getelementptr inbounds i32, ptr %1103, i64 %1118
  store i32 %1121, ptr %1130, align 4, !tbaa !20
  %1131 = load i32, ptr %71, align 4, !tbaa !11
  %1132 = icmp ugt i32 %1131, 1
  br i1 %1132, label %1133, label %1147

1133:                                             ; preds = %1129
  %1134 = trunc nuw i64 %1118 to i32
  %1135 = add i32 %1104, %1134
  %1136 = zext i32 %1135 to i64
  %1137 = getelementptr inbounds i32, ptr %1103, i64 %1136
  store i32 %1120, ptr %1137, align 4, !tbaa !20
  %1138 = load i32, ptr %71, align 4, !tbaa !11
  %1139 = icmp ugt i32 %1138, 2
  br i1 %1139, label %1140, label %1147

1140:                                             ; preds = %1133
  %1141 = add i32 %1116, %1134
  %1142 = zext i32 %1141 to i64
  br label %1143

1143:                                             ; preds = %1140, %1124
  %1144 = phi i64 [ %1142, %1140 ], [ %1118, %1124 ]
  %1145 = phi i32 [ %1119, %1140 ], [ %1128, %1124 ]
  %1146 = getelementptr inbounds i32, ptr %1103, i64 %1144
  store i32 %1145, ptr %1146, align 4, !tbaa !20
  br label %1147

1147:                                             ; preds = %1143, %1133, %1129
  %1148 = add i32 %1121, 1
  %1149 = icmp ult i32 %1148, %943
  br i1 %1149, label %1156, label %1150

1150:                                             ; preds = %1147
  %1151 = add i32 %1120, 1
  %1152 = icmp uge i32 %1151, %959
  %1153 = select i1 %1152, i32 0, i32 %1151
  %1154 = zext i1 %1152 to i32
  %1155 = add i32 %1119, %1154
  br label %1156

1156:                                             ; preds = %1150, %1147
  %1157 = phi i32 [ %1148, %1147 ], [ 0, %1150 ]
  %1158 = phi i32 [ %1120, %1147 ], [ %1153, %1150 ]
  %1159 = phi i32 [ %1119, %1147 ], [ %1155, %1150 ]
  %1160 = add nuw nsw i64 %1118, 1
  %1161 = icmp eq i64 %1160, %1107
  br i1 %1161, label %1176, label %1117, !llvm.loop !21

1162:                                             ; preds = %1080, %1078
  %1163 = phi ptr [ poison, %1078 ], [ %1096, %1080 ]
  %1164 = phi ptr [ %1072, %1078 ], [ %1096, %1080 ]
  %1165 = phi i64 [ 0, %1078 ], [ %1099, %1080 ]
  br i1 %1060, label %1176, label %1166

1166:                                             ; preds = %1162, %1166
  %1167 = phi ptr [ %1170, %1166 ], [ %1164, %1162 ]
  %1168 = phi i64 [ %1173, %1166 ], [ %1165, %1162 ]
  %1169 = phi i64 [ %1174, %1166 ], [ 0, %1162 ]
  %1170 = getelementptr inbounds i8, ptr %1167, i64 64
  %1171 = load <16 x i32>, ptr %1167, align 4, !tbaa !99
  %1172 = getelementptr inbounds <16 x i32>, ptr %1079, i64 %1168
  store <16 x i32> %1171, ptr %1172, align 8, !tbaa !99
  %1173 = add nuw nsw i64 %1168, 1
  %1174 = add i64 %1169, 1
  %1175 = icmp eq i64 %1174, %1057
  br i1 %1175, label %1176, label %1166, !llvm.loop !104

1176:                                             ; preds = %1162, %1166, %1156, %1102, %1077
  %1177 = phi ptr [ %1072, %1102 ], [ %1072, %1077 ], [ %1072, %1156 ], [ %1163, %1162 ], [ %1170, %1166 ]
  %1178 = add nuw nsw i64 %1073, 1
  %1179 = getelementptr inbounds i8, ptr %1074, i64 %1044
  %1180 = icmp eq i64 %1178, %1046
  br i1 %1180, label %1068, label %1071, !llvm.loop !106

1181:                                             ; preds = %1068
  %1182 = shl nsw i64 -1, %1069
  %1183 = xor i64 %1182, -1
  %1184 = add i32 %1045, -1
  %1185 = load i64, ptr %1047, align 8, !tbaa !52
  %1186 = zext i32 %1184 to i64
  %1187 = load i64, ptr %36, align 8, !tbaa !55
  %1188 = mul i64 %1187, %1186
  %1189 = add i64 %1188, %1185
  %1190 = inttoptr i64 %1189 to ptr
  %1191 = trunc i64 %1183 to i32
  %1192 = getelementptr inbounds i8, ptr %1190, i64 504
  store i32 %1191, ptr %1192, align 8, !tbaa !20
  %1193 = lshr i64 %1183, 32
  %1194 = trunc nuw nsw i64 %1193 to i32
  %1195 = getelementptr inbounds i8, ptr %1190, i64 508
  store i32 %1194, ptr %1195, align 4, !tbaa !20
  br label %1196

1196:                                             ; preds = %1068, %1181
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #11
  br label %1199

1197:                                             ; preds = %824, %819, %838
  %1198 = or i1 %806, %807
  br i1 %1198, label %1199, label %1200

1199:                                             ; preds = %1196, %1197
  store i32 0, ptr %78, align 4, !tbaa !107
  br label %1214

1200:                                             ; preds = %1197
  %1201 = icmp eq i32 %805, 0
  br i1 %1201, label %1228, label %1202

1202:                                             ; preds = %1200
  %1203 = load i32, ptr %78, align 4, !tbaa !107
  %1204 = add i32 %1203, 1
  store i32 %1204, ptr %78, align 4, !tbaa !107
  %1205 = icmp eq i32 %1204, 16
  br i1 %1205, label %1206, label %1214

1206:                                             ; preds = %1202
  %1207 = load i64, ptr %49, align 8, !tbaa !85
  %1208 = load i64, ptr %50, align 8, !tbaa !86
  %1209 = icmp ult i64 %1207, %1208
  br i1 %1209, label %1228, label %1210

1210:                                             ; preds = %1206
  %1211 = load atomic i64, ptr %51 acquire, align 8
  %1212 = load i64, ptr %9, align 8, !tbaa !87
  %1213 = icmp ult i64 %1211, %1212
  br i1 %1213, label %1228, label %1214

1214:                                             ; preds = %1210, %1202, %1199
  %1215 = load i64, ptr %16, align 8, !tbaa !31
  %1216 = add nsw i64 %1215, -64
  store i64 %1216, ptr %16, align 8, !tbaa !31
  %1217 = icmp sgt i64 %1215, 64
  br i1 %1217, label %1227, label %1218

1218:                                             ; preds = %1214
  %1219 = load i64, ptr %6, align 8, !tbaa !28
  %1220 = icmp eq i64 %1219, -1
  br i1 %1220, label %1225, label %1221

1221:                                             ; preds = %1218
  %1222 = call i64 @llvm.readcyclecounter()
  %1223 = load i64, ptr %6, align 8, !tbaa !28
  %1224 = icmp ult i64 %1222, %1223
  br i1 %1224, label %1225, label %1228

1225:                                             ; preds = %1221, %1218
  %1226 = load i64, ptr %19, align 8, !tbaa !32
  store i64 %1226, ptr %16, align 8, !tbaa !31
  br label %1227

1227:                                             ; preds = %1225, %1214
  br label %79

1228:                                             ; preds = %1221, %1206, %804, %1200, %1210, %224, %472, %653, %756, %767, %769
  %1229 = phi i32 [ 2, %756 ], [ 1, %769 ], [ 4, %767 ], [ 2, %653 ], [ 2, %472 ], [ 2, %224 ], [ 4, %1221 ], [ 3, %1206 ], [ 2, %804 ], [ 0, %1200 ], [ 3, %1210 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #11
  ret i32 %1229
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
