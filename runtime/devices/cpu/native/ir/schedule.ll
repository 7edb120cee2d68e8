target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.BatchCode = type { i64, [2 x %struct.At], i32, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  %41 = getelementptr inbounds i8, ptr %0, i64 776
  %42 = load i32, ptr %41, align 8, !tbaa !15
  %43 = icmp eq i32 %42, 0
  %44 = getelementptr inbounds i8, ptr %0, i64 48
  %45 = load i32, ptr %44, align 8, !tbaa !16
  %46 = icmp ugt i32 %45, 1
  %47 = and i1 %43, %46
  %48 = zext i1 %47 to i64
  %49 = getelementptr inbounds i8, ptr %0, i64 768
  store i64 %48, ptr %49, align 8, !tbaa !17
  %50 = getelementptr inbounds i8, ptr %0, i64 48
  %51 = icmp eq i32 %45, 0
  br i1 %51, label %59, label %52

52:                                               ; preds = %12
  %53 = getelementptr inbounds i8, ptr %0, i64 20
  %54 = getelementptr inbounds i8, ptr %0, i64 696
  %55 = load i64, ptr %54, align 8, !tbaa !18
  %56 = inttoptr i64 %55 to ptr
  %57 = getelementptr inbounds i8, ptr %0, i64 24
  %58 = getelementptr inbounds i8, ptr %0, i64 156
  br label %60

59:                                               ; preds = %131, %12
  ret void

60:                                               ; preds = %52, %131
  %61 = phi i32 [ %45, %52 ], [ %132, %131 ]
  %62 = phi i64 [ 0, %52 ], [ %133, %131 ]
  %63 = mul i64 %37, %62
  %64 = getelementptr inbounds i32, ptr %56, i64 %63
  %65 = load i32, ptr %2, align 4, !tbaa !3
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %131, label %67

67:                                               ; preds = %60
  %68 = zext i32 %65 to i64
  %69 = mul nuw i64 %62, %68
  %70 = load i32, ptr %53, align 4, !tbaa !19
  %71 = zext i32 %70 to i64
  %72 = udiv i64 %69, %71
  %73 = load i32, ptr %57, align 4, !tbaa !19
  %74 = zext i32 %73 to i64
  %75 = udiv i64 %72, %74
  %76 = trunc i64 %75 to i32
  %77 = urem i64 %72, %74
  %78 = trunc nuw i64 %77 to i32
  %79 = urem i64 %69, %71
  %80 = trunc nuw i64 %79 to i32
  %81 = shl i32 %65, 1
  br label %82

82:                                               ; preds = %123, %67
  %83 = phi i64 [ 0, %67 ], [ %127, %123 ]
  %84 = phi i32 [ %76, %67 ], [ %126, %123 ]
  %85 = phi i32 [ %78, %67 ], [ %125, %123 ]
  %86 = phi i32 [ %80, %67 ], [ %124, %123 ]
  %87 = load i32, ptr %5, align 8, !tbaa !10
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %94, label %89

89:                                               ; preds = %82
  %90 = shl i32 %85, 10
  %91 = shl i32 %84, 20
  %92 = or i32 %90, %91
  %93 = or i32 %92, %86
  br label %108

94:                                               ; preds = %82
  %95 = getelementptr inbounds i32, ptr %64, i64 %83
  store i32 %86, ptr %95, align 4, !tbaa !19
  %96 = load i32, ptr %58, align 4, !tbaa !11
  %97 = icmp ugt i32 %96, 1
  br i1 %97, label %98, label %112

98:                                               ; preds = %94
  %99 = trunc nuw i64 %83 to i32
  %100 = add i32 %65, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %64, i64 %101
  store i32 %85, ptr %102, align 4, !tbaa !19
  %103 = load i32, ptr %58, align 4, !tbaa !11
  %104 = icmp ugt i32 %103, 2
  br i1 %104, label %105, label %112

105:                                              ; preds = %98
  %106 = add i32 %81, %99
  %107 = zext i32 %106 to i64
  br label %108

108:                                              ; preds = %105, %89
  %109 = phi i64 [ %107, %105 ], [ %83, %89 ]
  %110 = phi i32 [ %84, %105 ], [ %93, %89 ]
  %111 = getelementptr inbounds i32, ptr %64, i64 %109
  store i32 %110, ptr %111, align 4, !tbaa !19
  br label %112

112:                                              ; preds = %108, %98, %94
  %113 = add i32 %86, 1
  %114 = load i32, ptr %53, align 4, !tbaa !19
  %115 = icmp ult i32 %113, %114
  br i1 %115, label %123, label %116

116:                                              ; preds = %112
  %117 = add i32 %85, 1
  %118 = load i32, ptr %57, align 4, !tbaa !19
  %119 = icmp uge i32 %117, %118
  %120 = select i1 %119, i32 0, i32 %117
  %121 = zext i1 %119 to i32
  %122 = add i32 %84, %121
  br label %123

123:                                              ; preds = %116, %112
  %124 = phi i32 [ %113, %112 ], [ 0, %116 ]
  %125 = phi i32 [ %85, %112 ], [ %120, %116 ]
  %126 = phi i32 [ %84, %112 ], [ %122, %116 ]
  %127 = add nuw nsw i64 %83, 1
  %128 = icmp eq i64 %127, %68
  br i1 %128, label %129, label %82, !llvm.loop !20

129:                                              ; preds = %123
  %130 = load i32, ptr %50, align 8, !tbaa !16
  br label %131

131:                                              ; preds = %129, %60
  %132 = phi i32 [ %130, %129 ], [ %61, %60 ]
  %133 = add nuw nsw i64 %62, 1
  %134 = zext i32 %132 to i64
  %135 = icmp ult i64 %133, %134
  br i1 %135, label %60, label %59, !llvm.loop !22
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
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %5) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %5, i8 0, i64 80, i1 false)
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !23
  %9 = inttoptr i64 %8 to ptr
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #9
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %2
  %12 = tail call i64 @llvm.readcyclecounter()
  %13 = add i64 %12, %1
  br label %14

14:                                               ; preds = %2, %11
  %15 = phi i64 [ %13, %11 ], [ -1, %2 ]
  store i64 %15, ptr %6, align 8, !tbaa !26
  %16 = getelementptr inbounds i8, ptr %6, i64 8
  %17 = getelementptr inbounds i8, ptr %9, i64 752
  %18 = load i64, ptr %17, align 8, !tbaa !28
  store i64 %18, ptr %16, align 8, !tbaa !29
  %19 = getelementptr inbounds i8, ptr %6, i64 16
  store i64 %18, ptr %19, align 8, !tbaa !30
  %20 = getelementptr inbounds i8, ptr %0, i64 96
  %21 = load i64, ptr %20, align 8, !tbaa !31
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %23, align 8, !tbaa !32
  %24 = getelementptr inbounds i8, ptr %0, i64 131776
  %25 = getelementptr inbounds i8, ptr %0, i64 88
  %26 = getelementptr inbounds i8, ptr %0, i64 104
  %27 = getelementptr inbounds i8, ptr %5, i64 76
  %28 = getelementptr inbounds i8, ptr %0, i64 56
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  %30 = getelementptr inbounds i8, ptr %9, i64 168
  %31 = getelementptr inbounds i8, ptr %9, i64 744
  %32 = getelementptr inbounds i8, ptr %9, i64 736
  %33 = getelementptr inbounds i8, ptr %9, i64 776
  %34 = getelementptr inbounds i8, ptr %9, i64 56
  %35 = getelementptr inbounds i8, ptr %9, i64 164
  %36 = getelementptr inbounds i8, ptr %0, i64 64
  %37 = getelementptr inbounds i8, ptr %9, i64 80
  %38 = getelementptr inbounds i8, ptr %9, i64 44
  %39 = getelementptr inbounds i8, ptr %0, i64 24
  %40 = getelementptr inbounds i8, ptr %9, i64 704
  %41 = getelementptr inbounds i8, ptr %9, i64 800
  %42 = getelementptr inbounds i8, ptr %9, i64 768
  %43 = getelementptr inbounds i8, ptr %0, i64 131872
  %44 = getelementptr inbounds i8, ptr %0, i64 176
  %45 = getelementptr inbounds i8, ptr %0, i64 131800
  %46 = getelementptr inbounds i8, ptr %0, i64 131784
  %47 = getelementptr inbounds i8, ptr %0, i64 131792
  %48 = getelementptr inbounds i8, ptr %9, i64 888
  %49 = getelementptr inbounds i8, ptr %9, i64 720
  %50 = getelementptr inbounds i8, ptr %9, i64 784
  %51 = getelementptr inbounds i8, ptr %9, i64 792
  %52 = getelementptr inbounds i8, ptr %9, i64 8
  %53 = getelementptr inbounds i8, ptr %9, i64 20
  %54 = getelementptr inbounds i8, ptr %9, i64 32
  %55 = getelementptr inbounds i8, ptr %9, i64 12
  %56 = getelementptr inbounds i8, ptr %9, i64 24
  %57 = getelementptr inbounds i8, ptr %9, i64 36
  %58 = getelementptr inbounds i8, ptr %9, i64 16
  %59 = getelementptr inbounds i8, ptr %9, i64 28
  %60 = getelementptr inbounds i8, ptr %9, i64 40
  %61 = getelementptr inbounds i8, ptr %9, i64 152
  %62 = getelementptr inbounds i8, ptr %9, i64 156
  %63 = getelementptr inbounds i8, ptr %9, i64 780
  %64 = getelementptr inbounds i8, ptr %9, i64 816
  %65 = getelementptr inbounds i8, ptr %9, i64 160
  %66 = getelementptr inbounds i8, ptr %9, i64 64
  %67 = getelementptr inbounds i8, ptr %9, i64 760
  %68 = getelementptr inbounds i8, ptr %9, i64 176
  %69 = getelementptr inbounds i8, ptr %9, i64 696
  %70 = getelementptr inbounds i8, ptr %0, i64 164
  br label %71

71:                                               ; preds = %1146, %14
  %72 = phi i64 [ 0, %14 ], [ %755, %1146 ]
  %73 = phi i64 [ 0, %14 ], [ %756, %1146 ]
  %74 = phi i32 [ 0, %14 ], [ %757, %1146 ]
  %75 = phi ptr [ null, %14 ], [ %758, %1146 ]
  %76 = phi i64 [ 0, %14 ], [ %759, %1146 ]
  %77 = phi i64 [ 0, %14 ], [ %760, %1146 ]
  %78 = phi i32 [ 0, %14 ], [ %761, %1146 ]
  %79 = phi ptr [ null, %14 ], [ %762, %1146 ]
  %80 = phi i64 [ 0, %14 ], [ %763, %1146 ]
  %81 = load i64, ptr %24, align 8, !tbaa !33
  %82 = load i64, ptr %25, align 8, !tbaa !34
  %83 = icmp ult i64 %81, %82
  br i1 %83, label %84, label %752

84:                                               ; preds = %71
  %85 = load i64, ptr %26, align 8, !tbaa !35
  br label %86

86:                                               ; preds = %84, %734
  %87 = phi i64 [ %735, %734 ], [ %82, %84 ]
  %88 = phi i64 [ %749, %734 ], [ %85, %84 ]
  %89 = phi i32 [ %746, %734 ], [ 0, %84 ]
  %90 = phi i64 [ %750, %734 ], [ %81, %84 ]
  %91 = phi i64 [ %745, %734 ], [ %80, %84 ]
  %92 = phi ptr [ %744, %734 ], [ %79, %84 ]
  %93 = phi i32 [ %743, %734 ], [ %78, %84 ]
  %94 = phi i64 [ %742, %734 ], [ %77, %84 ]
  %95 = phi i64 [ %741, %734 ], [ %76, %84 ]
  %96 = phi ptr [ %740, %734 ], [ %75, %84 ]
  %97 = phi i32 [ %739, %734 ], [ %74, %84 ]
  %98 = phi i64 [ %738, %734 ], [ %73, %84 ]
  %99 = phi i64 [ %737, %734 ], [ %72, %84 ]
  %100 = getelementptr inbounds %struct.Group, ptr %22, i64 %88
  %101 = load i32, ptr %100, align 8, !tbaa !36
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %734, label %103

103:                                              ; preds = %86
  %104 = add i32 %89, 1
  store i32 0, ptr %27, align 4, !tbaa !38
  %105 = ptrtoint ptr %100 to i64
  store i64 %105, ptr %28, align 8, !tbaa !40
  %106 = getelementptr inbounds i8, ptr %100, i64 48
  %107 = load i64, ptr %106, align 8, !tbaa !41
  store i64 %107, ptr %29, align 8, !tbaa !42
  %108 = getelementptr inbounds i8, ptr %100, i64 64
  %109 = load i64, ptr %108, align 8, !tbaa !43
  %110 = icmp ne i64 %109, 0
  %111 = zext i1 %110 to i32
  %112 = getelementptr inbounds i8, ptr %100, i64 40
  %113 = getelementptr inbounds i8, ptr %100, i64 36
  %114 = getelementptr inbounds i8, ptr %100, i64 8
  %115 = getelementptr inbounds i8, ptr %100, i64 72
  %116 = getelementptr inbounds i8, ptr %100, i64 12
  %117 = getelementptr inbounds i8, ptr %100, i64 4
  %118 = getelementptr inbounds i8, ptr %100, i64 80
  %119 = getelementptr inbounds i8, ptr %100, i64 88
  %120 = getelementptr inbounds i8, ptr %100, i64 56
  %121 = getelementptr inbounds i8, ptr %100, i64 96
  %122 = getelementptr inbounds i8, ptr %100, i64 16
  br label %123

123:                                              ; preds = %685, %103
  %124 = phi i64 [ %99, %103 ], [ %640, %685 ]
  %125 = phi i64 [ %98, %103 ], [ %641, %685 ]
  %126 = phi i32 [ %97, %103 ], [ %642, %685 ]
  %127 = phi ptr [ %96, %103 ], [ %643, %685 ]
  %128 = phi i64 [ %95, %103 ], [ %644, %685 ]
  %129 = phi i64 [ %94, %103 ], [ %645, %685 ]
  %130 = phi i32 [ %93, %103 ], [ %646, %685 ]
  %131 = phi ptr [ %92, %103 ], [ %647, %685 ]
  %132 = phi i64 [ %91, %103 ], [ %648, %685 ]
  %133 = phi i32 [ %111, %103 ], [ 0, %685 ]
  %134 = load atomic i64, ptr %30 acquire, align 8
  %135 = icmp eq i64 %134, %124
  %136 = select i1 %135, i64 %125, i64 -1
  %137 = select i1 %135, i64 %129, i64 -1
  %138 = load atomic i64, ptr %31 acquire, align 8
  %139 = inttoptr i64 %138 to ptr
  %140 = icmp eq i64 %138, 0
  br i1 %140, label %207, label %141

141:                                              ; preds = %123
  %142 = load i64, ptr %32, align 8, !tbaa !44
  %143 = icmp ugt i64 %142, 1
  br i1 %143, label %144, label %207

144:                                              ; preds = %141
  %145 = load i32, ptr %33, align 8, !tbaa !15
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %207

147:                                              ; preds = %144
  %148 = load i64, ptr %108, align 8, !tbaa !43
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %150, label %207

150:                                              ; preds = %147
  %151 = load i64, ptr %112, align 8, !tbaa !45
  %152 = inttoptr i64 %151 to ptr
  %153 = load i32, ptr %113, align 4, !tbaa !46
  %154 = zext i32 %153 to i64
  %155 = urem i64 %154, %142
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %207

157:                                              ; preds = %150
  %158 = load i32, ptr %114, align 8, !tbaa !47
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %207

160:                                              ; preds = %157
  %161 = load i64, ptr %115, align 8, !tbaa !48
  %162 = icmp ne i64 %161, 0
  %163 = icmp eq i32 %153, 0
  %164 = or i1 %163, %162
  br i1 %164, label %199, label %165

165:                                              ; preds = %160
  %166 = load i64, ptr %34, align 8, !tbaa !49
  %167 = getelementptr inbounds i8, ptr %152, i64 528
  %168 = load i64, ptr %167, align 8, !tbaa !50
  %169 = getelementptr inbounds i8, ptr %152, i64 524
  %170 = load i32, ptr %169, align 4, !tbaa !19
  br label %182

171:                                              ; preds = %193
  %172 = mul i64 %194, %166
  %173 = add i64 %172, %151
  %174 = inttoptr i64 %173 to ptr
  %175 = getelementptr inbounds i8, ptr %174, i64 528
  %176 = load i64, ptr %175, align 8, !tbaa !50
  %177 = icmp eq i64 %176, %168
  br i1 %177, label %178, label %197, !llvm.loop !51

178:                                              ; preds = %171
  %179 = getelementptr inbounds i8, ptr %174, i64 524
  %180 = load i32, ptr %179, align 4, !tbaa !19
  %181 = icmp eq i32 %180, %170
  br i1 %181, label %182, label %197, !llvm.loop !51

182:                                              ; preds = %165, %178
  %183 = phi i64 [ %194, %178 ], [ 0, %165 ]
  %184 = phi i1 [ %195, %178 ], [ false, %165 ]
  %185 = phi ptr [ %174, %178 ], [ %152, %165 ]
  %186 = getelementptr inbounds i8, ptr %185, i64 536
  %187 = load i32, ptr %186, align 8, !tbaa !19
  switch i32 %187, label %193 [
    i32 2, label %197
    i32 1, label %188
  ]

188:                                              ; preds = %182
  %189 = getelementptr inbounds i8, ptr %185, i64 540
  %190 = load i32, ptr %189, align 4, !tbaa !19
  %191 = load i32, ptr %116, align 4, !tbaa !52
  %192 = icmp eq i32 %190, %191
  br i1 %192, label %197, label %193

193:                                              ; preds = %188, %182
  %194 = add nuw nsw i64 %183, 1
  %195 = icmp uge i64 %194, %154
  %196 = icmp eq i64 %194, %154
  br i1 %196, label %197, label %171, !llvm.loop !51

197:                                              ; preds = %171, %178, %182, %188, %193
  %198 = phi i1 [ %195, %193 ], [ %184, %188 ], [ %184, %182 ], [ %195, %178 ], [ %195, %171 ]
  br i1 %198, label %199, label %207

199:                                              ; preds = %197, %160
  %200 = call i32 %139(ptr noundef %0, ptr noundef nonnull %100, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %134) #9
  %201 = load atomic i32, ptr %35 monotonic, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %1147

203:                                              ; preds = %199
  %204 = or i32 %200, %133
  %205 = load i32, ptr %117, align 4, !tbaa !53
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %721, label %207

207:                                              ; preds = %203, %197, %157, %150, %147, %144, %141, %123
  %208 = phi i32 [ %133, %147 ], [ %204, %203 ], [ %133, %197 ], [ %133, %144 ], [ %133, %141 ], [ %133, %123 ], [ %133, %157 ], [ %133, %150 ]
  store i64 0, ptr %115, align 8, !tbaa !48
  %209 = load i64, ptr %108, align 8, !tbaa !43
  %210 = trunc i64 %209 to i32
  %211 = load i32, ptr %113, align 4, !tbaa !46
  %212 = icmp ugt i32 %211, %210
  br i1 %212, label %213, label %639

213:                                              ; preds = %207, %625
  %214 = phi i64 [ %626, %625 ], [ %134, %207 ]
  %215 = phi i64 [ %627, %625 ], [ %136, %207 ]
  %216 = phi i32 [ %628, %625 ], [ %126, %207 ]
  %217 = phi ptr [ %629, %625 ], [ %127, %207 ]
  %218 = phi i64 [ %630, %625 ], [ %128, %207 ]
  %219 = phi i64 [ %631, %625 ], [ %137, %207 ]
  %220 = phi i32 [ %632, %625 ], [ %130, %207 ]
  %221 = phi ptr [ %633, %625 ], [ %131, %207 ]
  %222 = phi i64 [ %634, %625 ], [ %132, %207 ]
  %223 = phi i32 [ %637, %625 ], [ %211, %207 ]
  %224 = phi i32 [ %636, %625 ], [ %208, %207 ]
  %225 = phi i32 [ %635, %625 ], [ %210, %207 ]
  %226 = load i32, ptr %33, align 8, !tbaa !15
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %239, label %228

228:                                              ; preds = %213
  %229 = zext i32 %223 to i64
  %230 = load i64, ptr %118, align 8, !tbaa !54
  %231 = load i64, ptr %119, align 8, !tbaa !55
  %232 = icmp eq i64 %231, 0
  %233 = zext i32 %225 to i64
  %234 = sub nsw i64 %229, %233
  %235 = select i1 %232, i64 %233, i64 %234
  %236 = add i64 %235, %230
  %237 = urem i64 %236, %229
  %238 = trunc nuw i64 %237 to i32
  br label %239

239:                                              ; preds = %228, %213
  %240 = phi i32 [ %238, %228 ], [ %225, %213 ]
  %241 = load i64, ptr %112, align 8, !tbaa !45
  %242 = zext i32 %240 to i64
  %243 = load i64, ptr %34, align 8, !tbaa !49
  %244 = mul i64 %243, %242
  %245 = add i64 %244, %241
  %246 = inttoptr i64 %245 to ptr
  %247 = getelementptr inbounds i8, ptr %246, i64 536
  %248 = load i32, ptr %247, align 8, !tbaa !19
  switch i32 %248, label %256 [
    i32 2, label %254
    i32 1, label %249
  ]

249:                                              ; preds = %239
  %250 = getelementptr inbounds i8, ptr %246, i64 540
  %251 = load i32, ptr %250, align 4, !tbaa !19
  %252 = load i32, ptr %116, align 4, !tbaa !52
  %253 = icmp eq i32 %251, %252
  br i1 %253, label %254, label %256

254:                                              ; preds = %249, %239
  %255 = add nuw i32 %225, 1
  br label %625, !llvm.loop !56

256:                                              ; preds = %249, %239
  %257 = load i64, ptr %16, align 8, !tbaa !29
  %258 = icmp sgt i64 %257, 0
  br i1 %258, label %276, label %259

259:                                              ; preds = %256
  %260 = load i64, ptr %6, align 8, !tbaa !26
  %261 = icmp eq i64 %260, -1
  br i1 %261, label %272, label %262

262:                                              ; preds = %259
  %263 = call i64 @llvm.readcyclecounter()
  %264 = load i64, ptr %6, align 8, !tbaa !26
  %265 = icmp ult i64 %263, %264
  br i1 %265, label %266, label %717

266:                                              ; preds = %262
  %267 = load i64, ptr %112, align 8, !tbaa !45
  %268 = load i64, ptr %34, align 8, !tbaa !49
  %269 = load i32, ptr %33, align 8, !tbaa !15
  %270 = mul i64 %268, %242
  %271 = add i64 %270, %267
  br label %272

272:                                              ; preds = %266, %259
  %273 = phi i64 [ %271, %266 ], [ %245, %259 ]
  %274 = phi i32 [ %269, %266 ], [ %226, %259 ]
  %275 = load i64, ptr %19, align 8, !tbaa !30
  store i64 %275, ptr %16, align 8, !tbaa !29
  br label %276

276:                                              ; preds = %272, %256
  %277 = phi i64 [ %273, %272 ], [ %245, %256 ]
  %278 = phi i32 [ %274, %272 ], [ %226, %256 ]
  store i64 %277, ptr %36, align 8, !tbaa !57
  %279 = load i64, ptr %120, align 8, !tbaa !58
  %280 = load i64, ptr %37, align 8, !tbaa !59
  %281 = mul i64 %280, %242
  %282 = load i32, ptr %38, align 4, !tbaa !3
  %283 = zext i32 %282 to i64
  %284 = mul i64 %281, %283
  %285 = add i64 %284, %279
  store i64 %285, ptr %39, align 8, !tbaa !60
  %286 = load i64, ptr %40, align 8, !tbaa !61
  store i64 %286, ptr %0, align 8, !tbaa !62
  %287 = icmp eq i32 %278, 2
  br i1 %287, label %288, label %304

288:                                              ; preds = %276
  %289 = load i64, ptr %41, align 8, !tbaa !63
  %290 = load i64, ptr %121, align 8, !tbaa !64
  %291 = add i64 %290, 1
  store i64 %291, ptr %121, align 8, !tbaa !64
  %292 = add i64 %289, -7046029254386353131
  %293 = add i64 %292, %290
  %294 = lshr i64 %293, 30
  %295 = xor i64 %294, %293
  %296 = mul i64 %295, -4658895280553007687
  %297 = lshr i64 %296, 27
  %298 = xor i64 %297, %296
  %299 = mul i64 %298, -7723592293110705685
  %300 = lshr i64 %299, 31
  %301 = xor i64 %300, %299
  %302 = and i64 %301, 63
  %303 = add nuw nsw i64 %302, 1
  store i64 %303, ptr %0, align 8, !tbaa !62
  br label %304

304:                                              ; preds = %288, %276
  %305 = load i64, ptr %42, align 8, !tbaa !17
  %306 = load i32, ptr %247, align 8, !tbaa !19
  %307 = icmp eq i32 %306, 3
  %308 = and i64 %305, 1
  %309 = select i1 %307, i64 0, i64 %308
  store i64 %309, ptr %43, align 8, !tbaa !65
  %310 = icmp eq i32 %306, 1
  br i1 %310, label %311, label %312

311:                                              ; preds = %304
  store i32 0, ptr %247, align 8, !tbaa !19
  br label %312

312:                                              ; preds = %311, %304
  %313 = getelementptr inbounds i8, ptr %246, i64 528
  %314 = load i64, ptr %313, align 8, !tbaa !50
  %315 = getelementptr inbounds i8, ptr %246, i64 524
  br label %316

316:                                              ; preds = %420, %312
  %317 = phi i64 [ %214, %312 ], [ %402, %420 ]
  %318 = phi i64 [ %215, %312 ], [ %403, %420 ]
  %319 = phi i32 [ %216, %312 ], [ %404, %420 ]
  %320 = phi ptr [ %217, %312 ], [ %405, %420 ]
  %321 = phi i64 [ %218, %312 ], [ %406, %420 ]
  %322 = phi i64 [ %219, %312 ], [ %407, %420 ]
  %323 = phi i32 [ %220, %312 ], [ %408, %420 ]
  %324 = phi ptr [ %221, %312 ], [ %409, %420 ]
  %325 = phi i64 [ %222, %312 ], [ %410, %420 ]
  %326 = phi i64 [ %314, %312 ], [ %422, %420 ]
  %327 = load i32, ptr %315, align 4, !tbaa !19
  %328 = icmp eq i64 %318, %326
  %329 = icmp eq i32 %319, %327
  %330 = select i1 %328, i1 %329, i1 false
  br i1 %330, label %401, label %331

331:                                              ; preds = %316
  %332 = add i64 %326, 1
  %333 = and i32 %327, 1023
  %334 = lshr i32 %327, 13
  %335 = and i32 %334, 1024
  %336 = or disjoint i32 %335, %333
  %337 = zext nneg i32 %336 to i64
  %338 = shl nuw nsw i64 %337, 48
  %339 = or i64 %338, %332
  %340 = icmp eq i64 %322, %326
  %341 = icmp eq i32 %323, %327
  %342 = select i1 %340, i1 %341, i1 false
  br i1 %342, label %396, label %343

343:                                              ; preds = %331
  %344 = inttoptr i64 %317 to ptr
  %345 = getelementptr inbounds i8, ptr %344, i64 -8
  %346 = load i64, ptr %345, align 8, !tbaa !50
  %347 = lshr i64 %339, 2
  %348 = mul i64 %347, -7046029254386353131
  %349 = lshr i64 %348, 40
  br label %350

350:                                              ; preds = %350, %343
  %351 = phi i64 [ %349, %343 ], [ %361, %350 ]
  %352 = phi ptr [ undef, %343 ], [ %359, %350 ]
  %353 = and i64 %351, %346
  %354 = getelementptr inbounds %struct.Region, ptr %344, i64 %353
  %355 = load i64, ptr %354, align 8, !tbaa !26
  %356 = icmp ne i64 %355, %339
  %357 = icmp ne i64 %355, 0
  %358 = select i1 %357, ptr %352, ptr null
  %359 = select i1 %356, ptr %358, ptr %354
  %360 = and i1 %356, %357
  %361 = add i64 %351, 1
  br i1 %360, label %350, label %362

362:                                              ; preds = %350
  %363 = icmp eq ptr %359, null
  br i1 %363, label %364, label %387

364:                                              ; preds = %362
  %365 = load atomic i64, ptr %30 acquire, align 8
  %366 = icmp eq i64 %365, %317
  %367 = inttoptr i64 %365 to ptr
  %368 = getelementptr inbounds i8, ptr %367, i64 -8
  %369 = load i64, ptr %368, align 8, !tbaa !50
  br label %370

370:                                              ; preds = %370, %364
  %371 = phi i64 [ %349, %364 ], [ %381, %370 ]
  %372 = phi ptr [ undef, %364 ], [ %379, %370 ]
  %373 = and i64 %371, %369
  %374 = getelementptr inbounds %struct.Region, ptr %367, i64 %373
  %375 = load i64, ptr %374, align 8, !tbaa !26
  %376 = icmp ne i64 %375, %339
  %377 = icmp ne i64 %375, 0
  %378 = select i1 %377, ptr %372, ptr null
  %379 = select i1 %376, ptr %378, ptr %374
  %380 = and i1 %376, %377
  %381 = add i64 %371, 1
  br i1 %380, label %370, label %382

382:                                              ; preds = %370
  %383 = select i1 %366, i64 %318, i64 -1
  %384 = icmp eq ptr %379, null
  br i1 %384, label %385, label %387

385:                                              ; preds = %382
  %386 = select i1 %366, i64 %322, i64 -1
  store i64 %339, ptr %23, align 8, !tbaa !50
  br label %423

387:                                              ; preds = %382, %362
  %388 = phi i64 [ %365, %382 ], [ %317, %362 ]
  %389 = phi i64 [ %383, %382 ], [ %318, %362 ]
  %390 = phi ptr [ %379, %382 ], [ %359, %362 ]
  %391 = getelementptr inbounds i8, ptr %390, i64 8
  %392 = load i64, ptr %391, align 8, !tbaa !29
  %393 = inttoptr i64 %392 to ptr
  %394 = getelementptr inbounds i8, ptr %390, i64 16
  %395 = load i64, ptr %394, align 8, !tbaa !50
  br label %396

396:                                              ; preds = %331, %387
  %397 = phi i64 [ %388, %387 ], [ %317, %331 ]
  %398 = phi i64 [ %389, %387 ], [ %318, %331 ]
  %399 = phi ptr [ %393, %387 ], [ %324, %331 ]
  %400 = phi i64 [ %395, %387 ], [ %325, %331 ]
  store i64 %339, ptr %44, align 8, !tbaa !50
  br label %401

401:                                              ; preds = %316, %396
  %402 = phi i64 [ %397, %396 ], [ %317, %316 ]
  %403 = phi i64 [ %326, %396 ], [ %318, %316 ]
  %404 = phi i32 [ %327, %396 ], [ %319, %316 ]
  %405 = phi ptr [ %399, %396 ], [ %320, %316 ]
  %406 = phi i64 [ %400, %396 ], [ %321, %316 ]
  %407 = phi i64 [ %398, %396 ], [ %322, %316 ]
  %408 = phi i32 [ %319, %396 ], [ %323, %316 ]
  %409 = phi ptr [ %320, %396 ], [ %324, %316 ]
  %410 = phi i64 [ %321, %396 ], [ %325, %316 ]
  %411 = call i64 %405(ptr noundef %246, ptr noundef nonnull %0, i64 noundef %406) #9
  %412 = and i64 %411, 281474976710655
  store i64 %412, ptr %313, align 8, !tbaa !50
  %413 = icmp ult i64 %411, 281474976710656
  br i1 %413, label %417, label %414

414:                                              ; preds = %401
  %415 = lshr i64 %411, 48
  %416 = trunc nuw nsw i64 %415 to i32
  br label %423

417:                                              ; preds = %401
  %418 = load i64, ptr %0, align 8, !tbaa !62
  %419 = icmp ult i64 %418, 2
  br i1 %419, label %423, label %420

420:                                              ; preds = %417
  %421 = add i64 %418, -1
  store i64 %421, ptr %0, align 8, !tbaa !62
  %422 = load i64, ptr %313, align 8, !tbaa !50
  br label %316

423:                                              ; preds = %417, %414, %385
  %424 = phi i64 [ %402, %414 ], [ %365, %385 ], [ %402, %417 ]
  %425 = phi i64 [ %403, %414 ], [ %383, %385 ], [ %403, %417 ]
  %426 = phi i32 [ %404, %414 ], [ %319, %385 ], [ %404, %417 ]
  %427 = phi ptr [ %405, %414 ], [ %320, %385 ], [ %405, %417 ]
  %428 = phi i64 [ %406, %414 ], [ %321, %385 ], [ %406, %417 ]
  %429 = phi i64 [ %407, %414 ], [ %386, %385 ], [ %407, %417 ]
  %430 = phi i32 [ %408, %414 ], [ %323, %385 ], [ %408, %417 ]
  %431 = phi ptr [ %409, %414 ], [ %324, %385 ], [ %409, %417 ]
  %432 = phi i64 [ %410, %414 ], [ %325, %385 ], [ %410, %417 ]
  %433 = phi i32 [ %416, %414 ], [ 3, %385 ], [ 3, %417 ]
  %434 = load i64, ptr %16, align 8, !tbaa !29
  %435 = add nsw i64 %434, -64
  store i64 %435, ptr %16, align 8, !tbaa !29
  %436 = load i64, ptr %0, align 8, !tbaa !62
  %437 = load i64, ptr %40, align 8, !tbaa !61
  %438 = icmp ult i64 %436, %437
  br i1 %438, label %439, label %442

439:                                              ; preds = %423
  %440 = add i64 %436, %435
  %441 = sub i64 %440, %437
  store i64 %441, ptr %16, align 8, !tbaa !29
  br label %442

442:                                              ; preds = %439, %423
  %443 = load atomic i32, ptr %35 monotonic, align 4
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %445, label %1147

445:                                              ; preds = %442
  %446 = load i64, ptr %23, align 8, !tbaa !32
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %448, label %719

448:                                              ; preds = %445
  switch i32 %433, label %470 [
    i32 2, label %449
    i32 1, label %459
    i32 7, label %469
    i32 4, label %474
  ]

449:                                              ; preds = %448
  %450 = load i32, ptr %116, align 4, !tbaa !52
  %451 = getelementptr inbounds i8, ptr %246, i64 540
  store i32 %450, ptr %451, align 4, !tbaa !19
  store i32 1, ptr %247, align 8, !tbaa !19
  %452 = load i32, ptr %114, align 8, !tbaa !47
  %453 = add i32 %452, 1
  store i32 %453, ptr %114, align 8, !tbaa !47
  %454 = load i32, ptr %117, align 4, !tbaa !53
  %455 = icmp ult i32 %453, %454
  br i1 %455, label %484, label %456

456:                                              ; preds = %449
  store i32 0, ptr %114, align 8, !tbaa !47
  %457 = load i32, ptr %116, align 4, !tbaa !52
  %458 = add i32 %457, 1
  store i32 %458, ptr %116, align 4, !tbaa !52
  br label %484

459:                                              ; preds = %448
  store i32 2, ptr %247, align 8, !tbaa !19
  %460 = load i32, ptr %117, align 4, !tbaa !53
  %461 = add i32 %460, -1
  store i32 %461, ptr %117, align 4, !tbaa !53
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %480, label %463

463:                                              ; preds = %459
  %464 = load i32, ptr %114, align 8, !tbaa !47
  %465 = icmp ult i32 %464, %461
  br i1 %465, label %480, label %466

466:                                              ; preds = %463
  store i32 0, ptr %114, align 8, !tbaa !47
  %467 = load i32, ptr %116, align 4, !tbaa !52
  %468 = add i32 %467, 1
  store i32 %468, ptr %116, align 4, !tbaa !52
  br label %480

469:                                              ; preds = %448
  store i32 3, ptr %247, align 8, !tbaa !19
  br label %480

470:                                              ; preds = %448
  %471 = load i32, ptr %247, align 8, !tbaa !19
  %472 = icmp eq i32 %471, 3
  br i1 %472, label %480, label %473

473:                                              ; preds = %470
  store i32 0, ptr %247, align 8, !tbaa !19
  br label %480

474:                                              ; preds = %448
  store i32 1, ptr %247, align 8, !tbaa !19
  %475 = getelementptr inbounds i8, ptr %246, i64 540
  %476 = load i32, ptr %475, align 4, !tbaa !19
  %477 = load i32, ptr %116, align 4, !tbaa !52
  %478 = icmp ne i32 %476, %477
  %479 = zext i1 %478 to i32
  br label %480

480:                                              ; preds = %474, %473, %470, %469, %466, %463, %459
  %481 = phi i32 [ 0, %473 ], [ 0, %470 ], [ %479, %474 ], [ 1, %459 ], [ 1, %463 ], [ 1, %466 ], [ 1, %469 ]
  %482 = or i32 %481, %224
  %483 = add i32 %225, 1
  br label %625

484:                                              ; preds = %456, %449
  %485 = or i32 %224, 1
  %486 = add i32 %225, 1
  %487 = icmp eq i64 %425, %314
  br i1 %487, label %488, label %625, !llvm.loop !56

488:                                              ; preds = %484
  %489 = load i32, ptr %33, align 8, !tbaa !15
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %491, label %625, !llvm.loop !56

491:                                              ; preds = %488
  %492 = load i64, ptr %313, align 8, !tbaa !50
  %493 = or i64 %492, 562949953421312
  %494 = load i32, ptr %113, align 4, !tbaa !46
  %495 = icmp ugt i32 %494, %486
  br i1 %495, label %496, label %621

496:                                              ; preds = %491
  %497 = zext i32 %486 to i64
  br label %498

498:                                              ; preds = %609, %496
  %499 = phi i64 [ %497, %496 ], [ %610, %609 ]
  %500 = load i64, ptr %112, align 8, !tbaa !45
  %501 = load i64, ptr %34, align 8, !tbaa !49
  %502 = mul i64 %501, %499
  %503 = add i64 %502, %500
  %504 = inttoptr i64 %503 to ptr
  %505 = getelementptr inbounds i8, ptr %504, i64 528
  %506 = load i64, ptr %505, align 8, !tbaa !50
  %507 = icmp eq i64 %506, %314
  br i1 %507, label %508, label %618

508:                                              ; preds = %498
  %509 = getelementptr inbounds i8, ptr %504, i64 524
  %510 = load i32, ptr %509, align 4, !tbaa !19
  %511 = icmp eq i32 %510, %426
  br i1 %511, label %512, label %618

512:                                              ; preds = %508
  %513 = getelementptr inbounds i8, ptr %504, i64 536
  %514 = load i32, ptr %513, align 8, !tbaa !19
  switch i32 %514, label %523 [
    i32 2, label %618
    i32 1, label %515
  ]

515:                                              ; preds = %512
  %516 = getelementptr inbounds i8, ptr %504, i64 540
  %517 = load i32, ptr %516, align 4, !tbaa !19
  %518 = load i32, ptr %116, align 4, !tbaa !52
  %519 = icmp eq i32 %517, %518
  %520 = load i64, ptr %16, align 8
  %521 = icmp slt i64 %520, 1
  %522 = select i1 %519, i1 true, i1 %521
  br i1 %522, label %618, label %526

523:                                              ; preds = %512
  %524 = load i64, ptr %16, align 8, !tbaa !29
  %525 = icmp slt i64 %524, 1
  br i1 %525, label %618, label %526

526:                                              ; preds = %515, %523
  store i64 %503, ptr %36, align 8, !tbaa !57
  %527 = load i64, ptr %120, align 8, !tbaa !58
  %528 = load i64, ptr %37, align 8, !tbaa !59
  %529 = mul i64 %528, %499
  %530 = load i32, ptr %38, align 4, !tbaa !3
  %531 = zext i32 %530 to i64
  %532 = mul i64 %529, %531
  %533 = add i64 %532, %527
  store i64 %533, ptr %39, align 8, !tbaa !60
  %534 = load i64, ptr %40, align 8, !tbaa !61
  store i64 %534, ptr %0, align 8, !tbaa !62
  %535 = load i32, ptr %33, align 8, !tbaa !15
  %536 = icmp eq i32 %535, 2
  br i1 %536, label %537, label %553

537:                                              ; preds = %526
  %538 = load i64, ptr %41, align 8, !tbaa !63
  %539 = load i64, ptr %121, align 8, !tbaa !64
  %540 = add i64 %539, 1
  store i64 %540, ptr %121, align 8, !tbaa !64
  %541 = add i64 %538, -7046029254386353131
  %542 = add i64 %541, %539
  %543 = lshr i64 %542, 30
  %544 = xor i64 %543, %542
  %545 = mul i64 %544, -4658895280553007687
  %546 = lshr i64 %545, 27
  %547 = xor i64 %546, %545
  %548 = mul i64 %547, -7723592293110705685
  %549 = lshr i64 %548, 31
  %550 = xor i64 %549, %548
  %551 = and i64 %550, 63
  %552 = add nuw nsw i64 %551, 1
  store i64 %552, ptr %0, align 8, !tbaa !62
  br label %553

553:                                              ; preds = %537, %526
  %554 = call i64 %427(ptr noundef nonnull %504, ptr noundef nonnull %0, i64 noundef %428) #9
  %555 = load i64, ptr %16, align 8, !tbaa !29
  %556 = add nsw i64 %555, -64
  store i64 %556, ptr %16, align 8, !tbaa !29
  %557 = load i64, ptr %0, align 8, !tbaa !62
  %558 = load i64, ptr %40, align 8, !tbaa !61
  %559 = icmp ult i64 %557, %558
  br i1 %559, label %560, label %563

560:                                              ; preds = %553
  %561 = add i64 %557, %556
  %562 = sub i64 %561, %558
  store i64 %562, ptr %16, align 8, !tbaa !29
  br label %563

563:                                              ; preds = %560, %553
  %564 = and i64 %554, 281474976710655
  store i64 %564, ptr %505, align 8, !tbaa !50
  %565 = icmp eq i64 %554, %493
  br i1 %565, label %596, label %566

566:                                              ; preds = %563
  %567 = trunc nuw i64 %499 to i32
  %568 = lshr i64 %554, 48
  %569 = trunc nuw i64 %568 to i16
  switch i16 %569, label %591 [
    i16 2, label %570
    i16 1, label %580
    i16 7, label %590
    i16 4, label %595
  ]

570:                                              ; preds = %566
  %571 = load i32, ptr %116, align 4, !tbaa !52
  %572 = getelementptr inbounds i8, ptr %504, i64 540
  store i32 %571, ptr %572, align 4, !tbaa !19
  store i32 1, ptr %513, align 8, !tbaa !19
  %573 = load i32, ptr %114, align 8, !tbaa !47
  %574 = add i32 %573, 1
  store i32 %574, ptr %114, align 8, !tbaa !47
  %575 = load i32, ptr %117, align 4, !tbaa !53
  %576 = icmp ult i32 %574, %575
  br i1 %576, label %614, label %577

577:                                              ; preds = %570
  store i32 0, ptr %114, align 8, !tbaa !47
  %578 = load i32, ptr %116, align 4, !tbaa !52
  %579 = add i32 %578, 1
  store i32 %579, ptr %116, align 4, !tbaa !52
  br label %614

580:                                              ; preds = %566
  store i32 2, ptr %513, align 8, !tbaa !19
  %581 = load i32, ptr %117, align 4, !tbaa !53
  %582 = add i32 %581, -1
  store i32 %582, ptr %117, align 4, !tbaa !53
  %583 = icmp eq i32 %582, 0
  br i1 %583, label %614, label %584

584:                                              ; preds = %580
  %585 = load i32, ptr %114, align 8, !tbaa !47
  %586 = icmp ult i32 %585, %582
  br i1 %586, label %614, label %587

587:                                              ; preds = %584
  store i32 0, ptr %114, align 8, !tbaa !47
  %588 = load i32, ptr %116, align 4, !tbaa !52
  %589 = add i32 %588, 1
  store i32 %589, ptr %116, align 4, !tbaa !52
  br label %614

590:                                              ; preds = %566
  store i32 3, ptr %513, align 8, !tbaa !19
  br label %614

591:                                              ; preds = %566
  %592 = load i32, ptr %513, align 8, !tbaa !19
  %593 = icmp eq i32 %592, 3
  br i1 %593, label %614, label %594

594:                                              ; preds = %591
  store i32 0, ptr %513, align 8, !tbaa !19
  br label %614

595:                                              ; preds = %566
  store i32 1, ptr %513, align 8, !tbaa !19
  br label %614

596:                                              ; preds = %563
  %597 = load i32, ptr %116, align 4, !tbaa !52
  %598 = getelementptr inbounds i8, ptr %504, i64 540
  store i32 %597, ptr %598, align 4, !tbaa !19
  store i32 1, ptr %513, align 8, !tbaa !19
  %599 = load i32, ptr %114, align 8, !tbaa !47
  %600 = add i32 %599, 1
  store i32 %600, ptr %114, align 8, !tbaa !47
  %601 = load i32, ptr %117, align 4, !tbaa !53
  %602 = icmp ult i32 %600, %601
  br i1 %602, label %606, label %603

603:                                              ; preds = %596
  store i32 0, ptr %114, align 8, !tbaa !47
  %604 = load i32, ptr %116, align 4, !tbaa !52
  %605 = add i32 %604, 1
  store i32 %605, ptr %116, align 4, !tbaa !52
  br label %606

606:                                              ; preds = %603, %596
  %607 = load atomic i32, ptr %35 monotonic, align 4
  %608 = icmp eq i32 %607, 0
  br i1 %608, label %609, label %618

609:                                              ; preds = %606
  %610 = add nuw nsw i64 %499, 1
  %611 = load i32, ptr %113, align 4, !tbaa !46
  %612 = zext i32 %611 to i64
  %613 = icmp ult i64 %610, %612
  br i1 %613, label %498, label %618, !llvm.loop !66

614:                                              ; preds = %595, %594, %591, %590, %587, %584, %580, %577, %570
  %615 = icmp ugt i64 %554, 281474976710655
  %616 = zext i1 %615 to i32
  %617 = add nuw i32 %616, %567
  br label %621

618:                                              ; preds = %609, %606, %523, %515, %512, %508, %498
  %619 = phi i64 [ %499, %512 ], [ %499, %523 ], [ %499, %515 ], [ %499, %508 ], [ %499, %498 ], [ %499, %606 ], [ %610, %609 ]
  %620 = trunc i64 %619 to i32
  br label %621

621:                                              ; preds = %618, %614, %491
  %622 = phi i32 [ %617, %614 ], [ %486, %491 ], [ %620, %618 ]
  %623 = load atomic i32, ptr %35 monotonic, align 4
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %625, label %1147

625:                                              ; preds = %621, %488, %484, %480, %254
  %626 = phi i64 [ %424, %480 ], [ %424, %621 ], [ %424, %488 ], [ %424, %484 ], [ %214, %254 ]
  %627 = phi i64 [ %425, %480 ], [ %314, %621 ], [ %314, %488 ], [ %425, %484 ], [ %215, %254 ]
  %628 = phi i32 [ %426, %480 ], [ %426, %621 ], [ %426, %488 ], [ %426, %484 ], [ %216, %254 ]
  %629 = phi ptr [ %427, %480 ], [ %427, %621 ], [ %427, %488 ], [ %427, %484 ], [ %217, %254 ]
  %630 = phi i64 [ %428, %480 ], [ %428, %621 ], [ %428, %488 ], [ %428, %484 ], [ %218, %254 ]
  %631 = phi i64 [ %429, %480 ], [ %429, %621 ], [ %429, %488 ], [ %429, %484 ], [ %219, %254 ]
  %632 = phi i32 [ %430, %480 ], [ %430, %621 ], [ %430, %488 ], [ %430, %484 ], [ %220, %254 ]
  %633 = phi ptr [ %431, %480 ], [ %431, %621 ], [ %431, %488 ], [ %431, %484 ], [ %221, %254 ]
  %634 = phi i64 [ %432, %480 ], [ %432, %621 ], [ %432, %488 ], [ %432, %484 ], [ %222, %254 ]
  %635 = phi i32 [ %483, %480 ], [ %622, %621 ], [ %486, %488 ], [ %486, %484 ], [ %255, %254 ]
  %636 = phi i32 [ %482, %480 ], [ %485, %621 ], [ %485, %488 ], [ %485, %484 ], [ %224, %254 ]
  %637 = load i32, ptr %113, align 4, !tbaa !46
  %638 = icmp ult i32 %635, %637
  br i1 %638, label %213, label %639

639:                                              ; preds = %625, %207
  %640 = phi i64 [ %134, %207 ], [ %626, %625 ]
  %641 = phi i64 [ %136, %207 ], [ %627, %625 ]
  %642 = phi i32 [ %126, %207 ], [ %628, %625 ]
  %643 = phi ptr [ %127, %207 ], [ %629, %625 ]
  %644 = phi i64 [ %128, %207 ], [ %630, %625 ]
  %645 = phi i64 [ %137, %207 ], [ %631, %625 ]
  %646 = phi i32 [ %130, %207 ], [ %632, %625 ]
  %647 = phi ptr [ %131, %207 ], [ %633, %625 ]
  %648 = phi i64 [ %132, %207 ], [ %634, %625 ]
  %649 = phi i32 [ %211, %207 ], [ %637, %625 ]
  %650 = phi i32 [ %208, %207 ], [ %636, %625 ]
  store i64 0, ptr %108, align 8, !tbaa !43
  %651 = load i32, ptr %117, align 4, !tbaa !53
  %652 = icmp eq i32 %651, 0
  br i1 %652, label %721, label %653

653:                                              ; preds = %639
  %654 = load i32, ptr %33, align 8, !tbaa !15
  %655 = icmp eq i32 %654, 2
  br i1 %655, label %656, label %685

656:                                              ; preds = %653
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %118, i8 0, i64 16, i1 false)
  %657 = load i64, ptr %41, align 8, !tbaa !63
  %658 = load i64, ptr %122, align 8, !tbaa !67
  %659 = add i64 %658, -7046029254386353131
  %660 = lshr i64 %659, 30
  %661 = xor i64 %660, %659
  %662 = mul i64 %661, -4658895280553007687
  %663 = lshr i64 %662, 27
  %664 = xor i64 %663, %662
  %665 = mul i64 %664, -7723592293110705685
  %666 = lshr i64 %665, 31
  %667 = load i64, ptr %121, align 8, !tbaa !64
  %668 = add i64 %667, 1
  store i64 %668, ptr %121, align 8, !tbaa !64
  %669 = xor i64 %657, %666
  %670 = xor i64 %669, %667
  %671 = xor i64 %670, %665
  %672 = add i64 %671, -7046029254386353131
  %673 = lshr i64 %672, 30
  %674 = xor i64 %673, %672
  %675 = mul i64 %674, -4658895280553007687
  %676 = lshr i64 %675, 27
  %677 = xor i64 %676, %675
  %678 = mul i64 %677, -7723592293110705685
  %679 = lshr i64 %678, 31
  %680 = xor i64 %679, %678
  %681 = lshr i64 %680, 1
  %682 = zext i32 %649 to i64
  %683 = urem i64 %681, %682
  store i64 %683, ptr %118, align 8, !tbaa !54
  %684 = and i64 %680, 1
  store i64 %684, ptr %119, align 8, !tbaa !55
  br label %685

685:                                              ; preds = %656, %653
  %686 = icmp eq i32 %650, 0
  br i1 %686, label %687, label %123

687:                                              ; preds = %685
  %688 = icmp eq i32 %649, 0
  br i1 %688, label %712, label %689

689:                                              ; preds = %687
  %690 = load i64, ptr %112, align 8, !tbaa !45
  %691 = load i64, ptr %34, align 8, !tbaa !49
  %692 = zext i32 %649 to i64
  br label %693

693:                                              ; preds = %706, %689
  %694 = phi i64 [ 0, %689 ], [ %707, %706 ]
  %695 = phi i1 [ false, %689 ], [ %708, %706 ]
  %696 = mul i64 %694, %691
  %697 = add i64 %696, %690
  %698 = inttoptr i64 %697 to ptr
  %699 = getelementptr inbounds i8, ptr %698, i64 536
  %700 = load i32, ptr %699, align 8, !tbaa !19
  switch i32 %700, label %710 [
    i32 2, label %706
    i32 1, label %701
  ]

701:                                              ; preds = %693
  %702 = getelementptr inbounds i8, ptr %698, i64 540
  %703 = load i32, ptr %702, align 4, !tbaa !19
  %704 = load i32, ptr %116, align 4, !tbaa !52
  %705 = icmp eq i32 %703, %704
  br i1 %705, label %706, label %710

706:                                              ; preds = %701, %693
  %707 = add nuw nsw i64 %694, 1
  %708 = icmp uge i64 %707, %692
  %709 = icmp eq i64 %707, %692
  br i1 %709, label %710, label %693, !llvm.loop !68

710:                                              ; preds = %706, %701, %693
  %711 = phi i1 [ %708, %706 ], [ %695, %701 ], [ %695, %693 ]
  br i1 %711, label %712, label %731

712:                                              ; preds = %710, %687
  %713 = cmpxchg ptr %35, i32 0, i32 4 acq_rel acquire, align 4
  %714 = extractvalue { i32, i1 } %713, 1
  %715 = zext i1 %714 to i64
  %716 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %715, ptr %716, align 8, !tbaa !69
  br label %1147

717:                                              ; preds = %262
  %718 = zext i32 %225 to i64
  store i64 %718, ptr %108, align 8, !tbaa !43
  store i64 %90, ptr %24, align 8, !tbaa !33
  br label %1147

719:                                              ; preds = %445
  %720 = zext i32 %225 to i64
  store i64 %720, ptr %108, align 8, !tbaa !43
  store i64 %90, ptr %24, align 8, !tbaa !33
  br label %1147

721:                                              ; preds = %639, %203
  %722 = phi i64 [ %134, %203 ], [ %640, %639 ]
  %723 = phi i64 [ %136, %203 ], [ %641, %639 ]
  %724 = phi i32 [ %126, %203 ], [ %642, %639 ]
  %725 = phi ptr [ %127, %203 ], [ %643, %639 ]
  %726 = phi i64 [ %128, %203 ], [ %644, %639 ]
  %727 = phi i64 [ %137, %203 ], [ %645, %639 ]
  %728 = phi i32 [ %130, %203 ], [ %646, %639 ]
  %729 = phi ptr [ %131, %203 ], [ %647, %639 ]
  %730 = phi i64 [ %132, %203 ], [ %648, %639 ]
  store i32 0, ptr %100, align 8, !tbaa !36
  br label %752

731:                                              ; preds = %710
  store i64 1, ptr %45, align 8, !tbaa !70
  %732 = load i64, ptr %26, align 8, !tbaa !35
  %733 = load i64, ptr %25, align 8, !tbaa !34
  br label %734

734:                                              ; preds = %86, %731
  %735 = phi i64 [ %87, %86 ], [ %733, %731 ]
  %736 = phi i64 [ %88, %86 ], [ %732, %731 ]
  %737 = phi i64 [ %99, %86 ], [ %640, %731 ]
  %738 = phi i64 [ %98, %86 ], [ %641, %731 ]
  %739 = phi i32 [ %97, %86 ], [ %642, %731 ]
  %740 = phi ptr [ %96, %86 ], [ %643, %731 ]
  %741 = phi i64 [ %95, %86 ], [ %644, %731 ]
  %742 = phi i64 [ %94, %86 ], [ %645, %731 ]
  %743 = phi i32 [ %93, %86 ], [ %646, %731 ]
  %744 = phi ptr [ %92, %86 ], [ %647, %731 ]
  %745 = phi i64 [ %91, %86 ], [ %648, %731 ]
  %746 = phi i32 [ %89, %86 ], [ %104, %731 ]
  %747 = add i64 %736, 1
  %748 = icmp eq i64 %747, %735
  %749 = select i1 %748, i64 0, i64 %747
  store i64 %749, ptr %26, align 8, !tbaa !35
  %750 = add nuw i64 %90, 1
  %751 = icmp ult i64 %750, %735
  br i1 %751, label %86, label %752, !llvm.loop !71

752:                                              ; preds = %734, %71, %721
  %753 = phi i32 [ %89, %721 ], [ 0, %71 ], [ %746, %734 ]
  %754 = phi i1 [ true, %721 ], [ false, %71 ], [ false, %734 ]
  %755 = phi i64 [ %722, %721 ], [ %72, %71 ], [ %737, %734 ]
  %756 = phi i64 [ %723, %721 ], [ %73, %71 ], [ %738, %734 ]
  %757 = phi i32 [ %724, %721 ], [ %74, %71 ], [ %739, %734 ]
  %758 = phi ptr [ %725, %721 ], [ %75, %71 ], [ %740, %734 ]
  %759 = phi i64 [ %726, %721 ], [ %76, %71 ], [ %741, %734 ]
  %760 = phi i64 [ %727, %721 ], [ %77, %71 ], [ %742, %734 ]
  %761 = phi i32 [ %728, %721 ], [ %78, %71 ], [ %743, %734 ]
  %762 = phi ptr [ %729, %721 ], [ %79, %71 ], [ %744, %734 ]
  %763 = phi i64 [ %730, %721 ], [ %80, %71 ], [ %745, %734 ]
  store i64 0, ptr %24, align 8, !tbaa !33
  %764 = load atomic i32, ptr %35 monotonic, align 4
  %765 = icmp eq i32 %764, 0
  br i1 %765, label %766, label %1147

766:                                              ; preds = %752
  %767 = load i64, ptr %20, align 8, !tbaa !31
  %768 = inttoptr i64 %767 to ptr
  %769 = load i64, ptr %25, align 8, !tbaa !34
  %770 = icmp eq i64 %769, 0
  br i1 %770, label %1117, label %774

771:                                              ; preds = %774
  %772 = add nuw i64 %775, 1
  %773 = icmp eq i64 %772, %769
  br i1 %773, label %1117, label %774, !llvm.loop !72

774:                                              ; preds = %766, %771
  %775 = phi i64 [ %772, %771 ], [ 0, %766 ]
  %776 = getelementptr inbounds %struct.Group, ptr %768, i64 %775
  %777 = load i32, ptr %776, align 8, !tbaa !36
  %778 = icmp eq i32 %777, 0
  br i1 %778, label %779, label %771

779:                                              ; preds = %774
  %780 = load i64, ptr %46, align 8, !tbaa !73
  %781 = load i64, ptr %47, align 8, !tbaa !74
  %782 = icmp eq i64 %780, %781
  br i1 %782, label %783, label %795

783:                                              ; preds = %779
  %784 = load i64, ptr %45, align 8, !tbaa !70
  %785 = call i64 @llvm.umax.i64(i64 %784, i64 1)
  %786 = atomicrmw add ptr %48, i64 %785 acq_rel, align 8
  %787 = load i64, ptr %9, align 8, !tbaa !75
  %788 = icmp ult i64 %786, %787
  br i1 %788, label %789, label %1117

789:                                              ; preds = %783
  %790 = add i64 %786, %785
  %791 = shl i64 %785, 1
  %792 = load i64, ptr %49, align 8, !tbaa !76
  %793 = call i64 @llvm.umin.i64(i64 %791, i64 %792)
  store i64 %793, ptr %45, align 8, !tbaa !70
  %794 = call i64 @llvm.umin.i64(i64 %790, i64 %787)
  store i64 %794, ptr %47, align 8, !tbaa !74
  br label %795

795:                                              ; preds = %789, %779
  %796 = phi i64 [ %786, %789 ], [ %780, %779 ]
  %797 = add i64 %796, 1
  store i64 %797, ptr %46, align 8, !tbaa !73
  %798 = load i32, ptr %33, align 8, !tbaa !15
  switch i32 %798, label %803 [
    i32 0, label %810
    i32 1, label %799
  ]

799:                                              ; preds = %795
  %800 = load i64, ptr %9, align 8, !tbaa !75
  %801 = xor i64 %796, -1
  %802 = add i64 %800, %801
  br label %810

803:                                              ; preds = %795
  %804 = load i64, ptr %50, align 8, !tbaa !77
  %805 = mul i64 %804, %796
  %806 = load i64, ptr %51, align 8, !tbaa !78
  %807 = add i64 %805, %806
  %808 = load i64, ptr %9, align 8, !tbaa !75
  %809 = urem i64 %807, %808
  br label %810

810:                                              ; preds = %803, %799, %795
  %811 = phi i64 [ %809, %803 ], [ %802, %799 ], [ %796, %795 ]
  %812 = getelementptr inbounds i8, ptr %776, i64 24
  %813 = load i32, ptr %52, align 4, !tbaa !19
  %814 = zext i32 %813 to i64
  %815 = icmp ult i64 %811, %814
  br i1 %815, label %853, label %851

816:                                              ; preds = %884
  %817 = add i64 %904, 4294967295
  %818 = and i64 %817, 4294967295
  %819 = getelementptr inbounds i8, ptr %776, i64 80
  store i64 %818, ptr %819, align 8, !tbaa !54
  br label %848

820:                                              ; preds = %884
  %821 = getelementptr inbounds i8, ptr %776, i64 80
  store i64 0, ptr %821, align 8, !tbaa !54
  %822 = icmp eq i32 %917, 2
  br i1 %822, label %823, label %848

823:                                              ; preds = %820
  %824 = load i64, ptr %41, align 8, !tbaa !63
  %825 = add i64 %811, -7046029254386353131
  %826 = lshr i64 %825, 30
  %827 = xor i64 %826, %825
  %828 = mul i64 %827, -4658895280553007687
  %829 = lshr i64 %828, 27
  %830 = xor i64 %829, %828
  %831 = mul i64 %830, -7723592293110705685
  %832 = lshr i64 %831, 31
  store i64 1, ptr %913, align 8, !tbaa !64
  %833 = xor i64 %832, %824
  %834 = xor i64 %833, %831
  %835 = add i64 %834, -7046029254386353131
  %836 = lshr i64 %835, 30
  %837 = xor i64 %836, %835
  %838 = mul i64 %837, -4658895280553007687
  %839 = lshr i64 %838, 27
  %840 = xor i64 %839, %838
  %841 = mul i64 %840, -7723592293110705685
  %842 = lshr i64 %841, 31
  %843 = xor i64 %842, %841
  %844 = lshr i64 %843, 1
  %845 = and i64 %904, 4294967295
  %846 = urem i64 %844, %845
  store i64 %846, ptr %821, align 8, !tbaa !54
  %847 = and i64 %843, 1
  store i64 %847, ptr %920, align 8, !tbaa !55
  br label %848

848:                                              ; preds = %823, %820, %816
  %849 = load i32, ptr %53, align 4, !tbaa !19
  %850 = icmp eq i32 %862, %849
  br i1 %850, label %921, label %927

851:                                              ; preds = %810
  %852 = udiv i64 %811, %814
  br label %853

853:                                              ; preds = %851, %810
  %854 = phi i64 [ %852, %851 ], [ 0, %810 ]
  %855 = mul i64 %854, %814
  %856 = sub i64 %811, %855
  %857 = trunc i64 %856 to i32
  store i32 %857, ptr %812, align 4, !tbaa !19
  %858 = load i32, ptr %53, align 4, !tbaa !19
  %859 = load i32, ptr %54, align 4, !tbaa !19
  %860 = mul i32 %858, %857
  %861 = sub i32 %859, %860
  %862 = call noundef i32 @llvm.umin.i32(i32 %858, i32 %861)
  %863 = load i32, ptr %55, align 4, !tbaa !19
  %864 = zext i32 %863 to i64
  %865 = icmp ult i64 %854, %864
  br i1 %865, label %868, label %866

866:                                              ; preds = %853
  %867 = udiv i64 %854, %864
  br label %868

868:                                              ; preds = %866, %853
  %869 = phi i64 [ %867, %866 ], [ 0, %853 ]
  %870 = mul i64 %869, %864
  %871 = sub i64 %854, %870
  %872 = trunc i64 %871 to i32
  %873 = getelementptr inbounds i8, ptr %776, i64 28
  store i32 %872, ptr %873, align 4, !tbaa !19
  %874 = load i32, ptr %56, align 4, !tbaa !19
  %875 = load i32, ptr %57, align 4, !tbaa !19
  %876 = mul i32 %874, %872
  %877 = sub i32 %875, %876
  %878 = call noundef i32 @llvm.umin.i32(i32 %874, i32 %877)
  %879 = load i32, ptr %58, align 4, !tbaa !19
  %880 = zext i32 %879 to i64
  %881 = icmp ult i64 %869, %880
  br i1 %881, label %884, label %882

882:                                              ; preds = %868
  %883 = udiv i64 %869, %880
  br label %884

884:                                              ; preds = %882, %868
  %885 = phi i64 [ %883, %882 ], [ 0, %868 ]
  %886 = mul i64 %885, %880
  %887 = sub i64 %869, %886
  %888 = trunc i64 %887 to i32
  %889 = getelementptr inbounds i8, ptr %776, i64 32
  store i32 %888, ptr %889, align 4, !tbaa !19
  %890 = load i32, ptr %59, align 4, !tbaa !19
  %891 = load i32, ptr %60, align 4, !tbaa !19
  %892 = mul i32 %890, %888
  %893 = sub i32 %891, %892
  %894 = call noundef i32 @llvm.umin.i32(i32 %890, i32 %893)
  %895 = zext i32 %862 to i64
  %896 = zext i32 %878 to i64
  %897 = mul nuw i64 %896, %895
  %898 = zext i32 %894 to i64
  %899 = mul i64 %897, %898
  %900 = load i32, ptr %38, align 4, !tbaa !3
  %901 = zext i32 %900 to i64
  %902 = add nsw i64 %901, -1
  %903 = add i64 %902, %899
  %904 = udiv i64 %903, %901
  %905 = trunc i64 %904 to i32
  %906 = getelementptr inbounds i8, ptr %776, i64 4
  store i32 %905, ptr %906, align 4, !tbaa !53
  %907 = getelementptr inbounds i8, ptr %776, i64 36
  store i32 %905, ptr %907, align 4, !tbaa !46
  %908 = getelementptr inbounds i8, ptr %776, i64 64
  store i64 0, ptr %908, align 8, !tbaa !43
  %909 = getelementptr inbounds i8, ptr %776, i64 12
  store i32 0, ptr %909, align 4, !tbaa !52
  %910 = getelementptr inbounds i8, ptr %776, i64 8
  store i32 0, ptr %910, align 8, !tbaa !47
  %911 = getelementptr inbounds i8, ptr %776, i64 16
  store i64 %811, ptr %911, align 8, !tbaa !67
  %912 = getelementptr inbounds i8, ptr %776, i64 72
  store i64 1, ptr %912, align 8, !tbaa !48
  store i32 1, ptr %776, align 8, !tbaa !36
  %913 = getelementptr inbounds i8, ptr %776, i64 96
  store i64 0, ptr %913, align 8, !tbaa !64
  %914 = getelementptr inbounds i8, ptr %776, i64 120
  store i64 1, ptr %914, align 8, !tbaa !79
  %915 = getelementptr inbounds i8, ptr %776, i64 112
  store i64 1, ptr %915, align 8, !tbaa !80
  %916 = getelementptr inbounds i8, ptr %776, i64 128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %916, i8 0, i64 32, i1 false)
  %917 = load i32, ptr %33, align 8, !tbaa !15
  %918 = icmp eq i32 %917, 1
  %919 = zext i1 %918 to i64
  %920 = getelementptr inbounds i8, ptr %776, i64 88
  store i64 %919, ptr %920, align 8, !tbaa !55
  br i1 %918, label %816, label %820

921:                                              ; preds = %848
  %922 = load i32, ptr %56, align 4, !tbaa !19
  %923 = icmp eq i32 %878, %922
  br i1 %923, label %924, label %927

924:                                              ; preds = %921
  %925 = load i32, ptr %59, align 4, !tbaa !19
  %926 = icmp ne i32 %894, %925
  br label %927

927:                                              ; preds = %924, %921, %848
  %928 = phi i1 [ true, %921 ], [ true, %848 ], [ %926, %924 ]
  %929 = load i32, ptr %61, align 8, !tbaa !10
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %931, label %934

931:                                              ; preds = %927
  %932 = load i32, ptr %62, align 4, !tbaa !11
  %933 = zext i32 %932 to i64
  br label %934

934:                                              ; preds = %931, %927
  %935 = phi i64 [ %933, %931 ], [ 1, %927 ]
  %936 = mul nuw i64 %935, %901
  %937 = sub nsw i64 64, %901
  %938 = lshr i64 -1, %937
  %939 = load i32, ptr %63, align 4, !tbaa !81
  %940 = icmp eq i32 %939, 0
  br i1 %940, label %942, label %941

941:                                              ; preds = %934
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %776)
  br label %942

942:                                              ; preds = %941, %934
  %943 = load i64, ptr %64, align 8, !tbaa !82
  %944 = icmp eq i64 %943, 0
  br i1 %944, label %947, label %945

945:                                              ; preds = %942
  %946 = inttoptr i64 %943 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %946, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %776)
  br label %947

947:                                              ; preds = %945, %942
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #9
  %948 = trunc i64 %938 to i32
  %949 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %948, i64 14
  %950 = lshr i64 4294967295, %937
  %951 = trunc nuw i64 %950 to i32
  %952 = insertelement <16 x i32> %949, i32 %951, i64 15
  store <16 x i32> %952, ptr %3, align 4, !tbaa !83
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #9
  %953 = load i32, ptr %65, align 8, !tbaa !84
  %954 = load i64, ptr %66, align 8, !tbaa !85
  %955 = trunc i64 %954 to i32
  %956 = lshr i64 %954, 32
  %957 = trunc nuw i64 %956 to i32
  %958 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %953, i64 3
  %959 = insertelement <16 x i32> %958, i32 %955, i64 4
  %960 = insertelement <16 x i32> %959, i32 %957, i64 5
  store <16 x i32> %960, ptr %4, align 4, !tbaa !83
  %961 = load i64, ptr %67, align 8, !tbaa !14
  %962 = icmp eq i64 %961, 0
  br i1 %962, label %963, label %981

963:                                              ; preds = %981, %947
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %776, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %776, i64 noundef 8, ptr noundef nonnull %4)
  %964 = load i64, ptr %34, align 8, !tbaa !49
  %965 = load i32, ptr %907, align 4, !tbaa !46
  %966 = zext i32 %965 to i64
  %967 = getelementptr inbounds i8, ptr %776, i64 40
  %968 = icmp eq i32 %965, 0
  br i1 %968, label %988, label %969

969:                                              ; preds = %963
  %970 = load i64, ptr %967, align 8, !tbaa !45
  %971 = inttoptr i64 %970 to ptr
  %972 = load i64, ptr %69, align 8, !tbaa !18
  %973 = inttoptr i64 %972 to ptr
  %974 = lshr i64 %936, 4
  %975 = icmp ult i64 %936, 16
  %976 = call i64 @llvm.umax.i64(i64 %974, i64 1)
  %977 = and i64 %976, 3
  %978 = icmp ult i64 %936, 64
  %979 = and i64 %976, 1152921504606846972
  %980 = icmp eq i64 %977, 0
  br label %991

981:                                              ; preds = %947, %981
  %982 = phi i64 [ %985, %981 ], [ 0, %947 ]
  %983 = shl i64 %982, 6
  %984 = getelementptr inbounds i8, ptr %68, i64 %983
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %776, i64 noundef %982, ptr noundef nonnull readonly %984)
  %985 = add nuw i64 %982, 1
  %986 = load i64, ptr %67, align 8, !tbaa !14
  %987 = icmp ult i64 %985, %986
  br i1 %987, label %981, label %963, !llvm.loop !86

988:                                              ; preds = %1096, %963
  %989 = urem i64 %899, %901
  %990 = icmp eq i64 %989, 0
  br i1 %990, label %1116, label %1101

991:                                              ; preds = %1096, %969
  %992 = phi ptr [ %973, %969 ], [ %1097, %1096 ]
  %993 = phi i64 [ 0, %969 ], [ %1098, %1096 ]
  %994 = phi ptr [ %971, %969 ], [ %1099, %1096 ]
  %995 = trunc nuw i64 %993 to i32
  %996 = getelementptr inbounds i8, ptr %994, i64 544
  store i32 %995, ptr %996, align 8, !tbaa !19
  br i1 %928, label %1022, label %997

997:                                              ; preds = %991
  br i1 %975, label %1096, label %998

998:                                              ; preds = %997
  %999 = getelementptr inbounds i8, ptr %994, i64 576
  br i1 %978, label %1082, label %1000

1000:                                             ; preds = %998, %1000
  %1001 = phi ptr [ %1016, %1000 ], [ %992, %998 ]
  %1002 = phi i64 [ %1019, %1000 ], [ 0, %998 ]
  %1003 = phi i64 [ %1020, %1000 ], [ 0, %998 ]
  %1004 = getelementptr inbounds i8, ptr %1001, i64 64
  %1005 = load <16 x i32>, ptr %1001, align 4, !tbaa !83
  %1006 = getelementptr inbounds <16 x i32>, ptr %999, i64 %1002
  store <16 x i32> %1005, ptr %1006, align 8, !tbaa !83
  %1007 = or disjoint i64 %1002, 1
  %1008 = getelementptr inbounds i8, ptr %1001, i64 128
  %1009 = load <16 x i32>, ptr %1004, align 4, !tbaa !83
  %1010 = getelementptr inbounds <16 x i32>, ptr %999, i64 %1007
  store <16 x i32> %1009, ptr %1010, align 8, !tbaa !83
  %1011 = or disjoint i64 %1002, 2
  %1012 = getelementptr inbounds i8, ptr %1001, i64 192
  %1013 = load <16 x i32>, ptr %1008, align 4, !tbaa !83
  %1014 = getelementptr inbounds <16 x i32>, ptr %999, i64 %1011
  store <16 x i32> %1013, ptr %1014, align 8, !tbaa !83
  %1015 = or disjoint i64 %1002, 3
  %1016 = getelementptr inbounds i8, ptr %1001, i64 256
  %1017 = load <16 x i32>, ptr %1012, align 4, !tbaa !83
  %1018 = getelementptr inbounds <16 x i32>, ptr %999, i64 %1015
  store <16 x i32> %1017, ptr %1018, align 8, !tbaa !83
  %1019 = add nuw nsw i64 %1002, 4
  %1020 = add i64 %1003, 4
  %1021 = icmp eq i64 %1020, %979
  br i1 %1021, label %1082, label %1000, !llvm.loop !87

1022:                                             ; preds = %991
  %1023 = getelementptr inbounds i8, ptr %994, i64 576
  %1024 = load i32, ptr %38, align 4, !tbaa !3
  %1025 = icmp eq i32 %1024, 0
  br i1 %1025, label %1096, label %1026

1026:                                             ; preds = %1022
  %1027 = zext i32 %1024 to i64
  %1028 = mul nuw i64 %993, %1027
  %1029 = udiv i64 %1028, %895
  %1030 = udiv i64 %1029, %896
  %1031 = trunc i64 %1030 to i32
  %1032 = urem i64 %1029, %896
  %1033 = trunc nuw i64 %1032 to i32
  %1034 = urem i64 %1028, %895
  %1035 = trunc nuw i64 %1034 to i32
  %1036 = shl i32 %1024, 1
  br label %1037

1037:                                             ; preds = %1076, %1026
  %1038 = phi i64 [ 0, %1026 ], [ %1080, %1076 ]
  %1039 = phi i32 [ %1031, %1026 ], [ %1079, %1076 ]
  %1040 = phi i32 [ %1033, %1026 ], [ %1078, %1076 ]
  %1041 = phi i32 [ %1035, %1026 ], [ %1077, %1076 ]
  %1042 = load i32, ptr %61, align 8, !tbaa !10
  %1043 = icmp eq i32 %1042, 0
  br i1 %1043, label %1049, label %1044

1044:                                             ; preds = %1037
  %1045 = shl i32 %1040, 10
  %1046 = shl i32 %1039, 20
  %1047 = or i32 %1045, %1046
  %1048 = or i32 %1047, %1041
  br label %1063

1049:                                             ; preds = %1037
  %1050 = getelementptr inbounds i32, ptr %1023, i64 %1038
  store i32 %1041, ptr %1050, align 4, !tbaa !19
  %1051 = load i32, ptr %62, align 4, !tbaa !11
  %1052 = icmp ugt i32 %1051, 1
  br i1 %1052, label %1053, label %1067

1053:                                             ; preds = %1049
  %1054 = trunc nuw i64 %1038 to i32
  %1055 = add i32 %1024, %1054
  %1056 = zext i32 %1055 to i64
  %1057 = getelementptr inbounds i32, ptr %1023, i64 %1056
  store i32 %1040, ptr %1057, align 4, !tbaa !19
  %1058 = load i32, ptr %62, align 4, !tbaa !11
  %1059 = icmp ugt i32 %1058, 2
  br i1 %1059, label %1060, label %1067

1060:                                             ; preds = %1053
  %1061 = add i32 %1036, %1054
  %1062 = zext i32 %1061 to i64
  br label %1063

1063:                                             ; preds = %1060, %1044
  %1064 = phi i64 [ %1062, %1060 ], [ %1038, %1044 ]
  %1065 = phi i32 [ %1039, %1060 ], [ %1048, %1044 ]
  %1066 = getelementptr inbounds i32, ptr %1023, i64 %1064
  store i32 %1065, ptr %1066, align 4, !tbaa !19
  br label %1067

1067:                                             ; preds = %1063, %1053, %1049
  %1068 = add i32 %1041, 1
  %1069 = icmp ult i32 %1068, %862
  br i1 %1069, label %1076, label %1070

1070:                                             ; preds = %1067
  %1071 = add i32 %1040, 1
  %1072 = icmp uge i32 %1071, %878
  %1073 = select i1 %1072, i32 0, i32 %1071
  %1074 = zext i1 %1072 to i32
  %1075 = add i32 %1039, %1074
  br label %1076

1076:                                             ; preds = %1070, %1067
  %1077 = phi i32 [ %1068, %1067 ], [ 0, %1070 ]
  %1078 = phi i32 [ %1040, %1067 ], [ %1073, %1070 ]
  %1079 = phi i32 [ %1039, %1067 ], [ %1075, %1070 ]
  %1080 = add nuw nsw i64 %1038, 1
  %1081 = icmp eq i64 %1080, %1027
  br i1 %1081, label %1096, label %1037, !llvm.loop !20

1082:                                             ; preds = %1000, %998
  %1083 = phi ptr [ poison, %998 ], [ %1016, %1000 ]
  %1084 = phi ptr [ %992, %998 ], [ %1016, %1000 ]
  %1085 = phi i64 [ 0, %998 ], [ %1019, %1000 ]
  br i1 %980, label %1096, label %1086

1086:                                             ; preds = %1082, %1086
  %1087 = phi ptr [ %1090, %1086 ], [ %1084, %1082 ]
  %1088 = phi i64 [ %1093, %1086 ], [ %1085, %1082 ]
  %1089 = phi i64 [ %1094, %1086 ], [ 0, %1082 ]
  %1090 = getelementptr inbounds i8, ptr %1087, i64 64
  %1091 = load <16 x i32>, ptr %1087, align 4, !tbaa !83
  %1092 = getelementptr inbounds <16 x i32>, ptr %999, i64 %1088
  store <16 x i32> %1091, ptr %1092, align 8, !tbaa !83
  %1093 = add nuw nsw i64 %1088, 1
  %1094 = add i64 %1089, 1
  %1095 = icmp eq i64 %1094, %977
  br i1 %1095, label %1096, label %1086, !llvm.loop !88

1096:                                             ; preds = %1082, %1086, %1076, %1022, %997
  %1097 = phi ptr [ %992, %1022 ], [ %992, %997 ], [ %992, %1076 ], [ %1083, %1082 ], [ %1090, %1086 ]
  %1098 = add nuw nsw i64 %993, 1
  %1099 = getelementptr inbounds i8, ptr %994, i64 %964
  %1100 = icmp eq i64 %1098, %966
  br i1 %1100, label %988, label %991, !llvm.loop !90

1101:                                             ; preds = %988
  %1102 = shl nsw i64 -1, %989
  %1103 = xor i64 %1102, -1
  %1104 = add i32 %965, -1
  %1105 = load i64, ptr %967, align 8, !tbaa !45
  %1106 = zext i32 %1104 to i64
  %1107 = load i64, ptr %34, align 8, !tbaa !49
  %1108 = mul i64 %1107, %1106
  %1109 = add i64 %1108, %1105
  %1110 = inttoptr i64 %1109 to ptr
  %1111 = trunc i64 %1103 to i32
  %1112 = getelementptr inbounds i8, ptr %1110, i64 504
  store i32 %1111, ptr %1112, align 8, !tbaa !19
  %1113 = lshr i64 %1103, 32
  %1114 = trunc nuw nsw i64 %1113 to i32
  %1115 = getelementptr inbounds i8, ptr %1110, i64 508
  store i32 %1114, ptr %1115, align 4, !tbaa !19
  br label %1116

1116:                                             ; preds = %988, %1101
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #9
  br label %1118

1117:                                             ; preds = %771, %766, %783
  br i1 %754, label %1118, label %1119

1118:                                             ; preds = %1116, %1117
  store i32 0, ptr %70, align 4, !tbaa !91
  br label %1133

1119:                                             ; preds = %1117
  %1120 = icmp eq i32 %753, 0
  br i1 %1120, label %1147, label %1121

1121:                                             ; preds = %1119
  %1122 = load i32, ptr %70, align 4, !tbaa !91
  %1123 = add i32 %1122, 1
  store i32 %1123, ptr %70, align 4, !tbaa !91
  %1124 = icmp eq i32 %1123, 16
  br i1 %1124, label %1125, label %1133

1125:                                             ; preds = %1121
  %1126 = load i64, ptr %46, align 8, !tbaa !73
  %1127 = load i64, ptr %47, align 8, !tbaa !74
  %1128 = icmp ult i64 %1126, %1127
  br i1 %1128, label %1147, label %1129

1129:                                             ; preds = %1125
  %1130 = load atomic i64, ptr %48 acquire, align 8
  %1131 = load i64, ptr %9, align 8, !tbaa !75
  %1132 = icmp ult i64 %1130, %1131
  br i1 %1132, label %1147, label %1133

1133:                                             ; preds = %1129, %1121, %1118
  %1134 = load i64, ptr %16, align 8, !tbaa !29
  %1135 = add nsw i64 %1134, -64
  store i64 %1135, ptr %16, align 8, !tbaa !29
  %1136 = icmp sgt i64 %1134, 64
  br i1 %1136, label %1146, label %1137

1137:                                             ; preds = %1133
  %1138 = load i64, ptr %6, align 8, !tbaa !26
  %1139 = icmp eq i64 %1138, -1
  br i1 %1139, label %1144, label %1140

1140:                                             ; preds = %1137
  %1141 = call i64 @llvm.readcyclecounter()
  %1142 = load i64, ptr %6, align 8, !tbaa !26
  %1143 = icmp ult i64 %1141, %1142
  br i1 %1143, label %1144, label %1147

1144:                                             ; preds = %1140, %1137
  %1145 = load i64, ptr %19, align 8, !tbaa !30
  store i64 %1145, ptr %16, align 8, !tbaa !29
  br label %1146

1146:                                             ; preds = %1144, %1133
  br label %71

1147:                                             ; preds = %1140, %1125, %752, %1119, %1129, %199, %442, %621, %712, %717, %719
  %1148 = phi i32 [ 2, %712 ], [ 1, %719 ], [ 4, %717 ], [ 2, %621 ], [ 2, %442 ], [ 2, %199 ], [ 4, %1140 ], [ 3, %1125 ], [ 2, %752 ], [ 0, %1119 ], [ 3, %1129 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #9
  ret i32 %1148
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %1, i64 36
  %4 = load i32, ptr %3, align 4, !tbaa !46
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %1, i64 40
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = getelementptr inbounds i8, ptr %1, i64 16
  %10 = getelementptr inbounds i8, ptr %0, i64 52
  %11 = getelementptr inbounds i8, ptr %0, i64 44
  br label %22

12:                                               ; preds = %22, %2
  %13 = getelementptr inbounds i8, ptr %1, i64 48
  %14 = load i64, ptr %13, align 8, !tbaa !41
  %15 = getelementptr inbounds i8, ptr %0, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !92
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = load i64, ptr %17, align 8, !tbaa !67
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %14, i64 noundef %16, i64 noundef %18)
  %19 = getelementptr inbounds i8, ptr %0, i64 80
  %20 = load i64, ptr %19, align 8, !tbaa !59
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %55, label %43

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %39, %22 ]
  %24 = load i64, ptr %7, align 8, !tbaa !45
  %25 = load i64, ptr %8, align 8, !tbaa !49
  %26 = mul i64 %25, %23
  %27 = add i64 %26, %24
  %28 = load i64, ptr %9, align 8, !tbaa !67
  %29 = shl i64 %28, 8
  %30 = or i64 %29, %23
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %27, i64 noundef 512, i64 noundef %30)
  %31 = add nuw i64 %27, 576
  %32 = load i32, ptr %10, align 4, !tbaa !93
  %33 = zext i32 %32 to i64
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %33, 2
  %37 = mul i64 %36, %35
  %38 = xor i64 %30, -1
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %31, i64 noundef %37, i64 noundef %38)
  %39 = add nuw nsw i64 %23, 1
  %40 = load i32, ptr %3, align 4, !tbaa !46
  %41 = zext i32 %40 to i64
  %42 = icmp ult i64 %39, %41
  br i1 %42, label %22, label %12, !llvm.loop !94

43:                                               ; preds = %12
  %44 = getelementptr inbounds i8, ptr %1, i64 56
  %45 = load i64, ptr %44, align 8, !tbaa !58
  %46 = getelementptr inbounds i8, ptr %0, i64 44
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = zext i32 %47 to i64
  %49 = mul i64 %20, %48
  %50 = load i32, ptr %3, align 4, !tbaa !46
  %51 = zext i32 %50 to i64
  %52 = mul i64 %49, %51
  %53 = load i64, ptr %17, align 8, !tbaa !67
  %54 = add i64 %53, 1
  tail call fastcc void @poison_bytes(ptr noundef nonnull %0, i64 noundef %45, i64 noundef %52, i64 noundef %54)
  br label %55

55:                                               ; preds = %43, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @undefine_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %0, i64 104
  %5 = load i64, ptr %4, align 8, !tbaa !95
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %58, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !41
  %10 = getelementptr inbounds i8, ptr %1, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !92
  %12 = inttoptr i64 %5 to ptr
  %13 = lshr i64 %9, 3
  %14 = icmp ult i64 %11, 64
  br i1 %14, label %19, label %15

15:                                               ; preds = %7
  %16 = getelementptr i8, ptr %12, i64 %13
  %17 = lshr i64 %11, 3
  %18 = and i64 %17, 2305843009213693944
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 -1, i64 %18, i1 false), !tbaa !50
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %26, i8 -1, i64 %27, i1 false), !tbaa !83
  br label %28

28:                                               ; preds = %19, %24
  %29 = getelementptr inbounds i8, ptr %2, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !58
  %31 = getelementptr inbounds i8, ptr %1, i64 80
  %32 = load i64, ptr %31, align 8, !tbaa !59
  %33 = getelementptr inbounds i8, ptr %1, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = mul i64 %32, %35
  %37 = getelementptr inbounds i8, ptr %2, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !46
  %39 = zext i32 %38 to i64
  %40 = mul i64 %36, %39
  %41 = load i64, ptr %4, align 8, !tbaa !95
  %42 = inttoptr i64 %41 to ptr
  %43 = lshr i64 %30, 3
  %44 = icmp ult i64 %40, 64
  br i1 %44, label %49, label %45

45:                                               ; preds = %28
  %46 = getelementptr i8, ptr %42, i64 %43
  %47 = lshr i64 %40, 3
  %48 = and i64 %47, 2305843009213693944
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 -1, i64 %48, i1 false), !tbaa !50
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %56, i8 -1, i64 %57, i1 false), !tbaa !83
  br label %58

58:                                               ; preds = %54, %49, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #6 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !83
  %6 = getelementptr inbounds i8, ptr %0, i64 88
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  br label %20

8:                                                ; preds = %51
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !49
  %11 = getelementptr inbounds i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !46
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !45
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
  %29 = load i32, ptr %28, align 4, !tbaa !19
  %30 = trunc i64 %24 to i32
  %31 = and i32 %30, 15
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = icmp eq <16 x i32> %33, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %35 = getelementptr inbounds i8, ptr %23, i64 12
  %36 = load i32, ptr %35, align 4, !tbaa !97
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !98
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
  br i1 %54, label %8, label %20, !llvm.loop !99

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
  %69 = load i32, ptr %18, align 4, !tbaa !97
  %70 = load i32, ptr %19, align 8, !tbaa !98
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
  store <16 x i32> %84, ptr %86, align 4, !tbaa !83
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !46
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !100
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @poison_bytes(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 808
  %6 = load i64, ptr %5, align 8, !tbaa !101
  %7 = add i64 %3, -7046029254386353131
  %8 = lshr i64 %7, 30
  %9 = xor i64 %8, %7
  %10 = mul i64 %9, -4658895280553007687
  %11 = lshr i64 %10, 27
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, -7723592293110705685
  %14 = lshr i64 %13, 31
  %15 = xor i64 %14, %13
  %16 = xor i64 %15, %6
  %17 = add i64 %16, -7046029254386353131
  %18 = lshr i64 %17, 30
  %19 = xor i64 %18, %17
  %20 = mul i64 %19, -4658895280553007687
  %21 = lshr i64 %20, 27
  %22 = xor i64 %21, %20
  %23 = mul i64 %22, -7723592293110705685
  %24 = lshr i64 %23, 31
  %25 = xor i64 %24, %23
  %26 = getelementptr inbounds i8, ptr %0, i64 780
  %27 = load i32, ptr %26, align 4, !tbaa !81
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %86

29:                                               ; preds = %4
  %30 = trunc i64 %6 to i32
  %31 = insertelement <16 x i32> poison, i32 %30, i64 0
  %32 = shufflevector <16 x i32> %31, <16 x i32> poison, <16 x i32> zeroinitializer
  %33 = icmp ult i64 %2, 64
  br i1 %33, label %86, label %34

34:                                               ; preds = %29
  %35 = add i64 %2, -64
  %36 = lshr i64 %35, 6
  %37 = add nuw nsw i64 %36, 1
  %38 = and i64 %37, 7
  %39 = icmp ult i64 %35, 448
  br i1 %39, label %72, label %40

40:                                               ; preds = %34
  %41 = and i64 %37, 576460752303423480
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ 64, %40 ], [ %69, %42 ]
  %44 = phi i64 [ 0, %40 ], [ %66, %42 ]
  %45 = phi i64 [ 0, %40 ], [ %70, %42 ]
  %46 = add i64 %44, %1
  %47 = inttoptr i64 %46 to ptr
  store <16 x i32> %32, ptr %47, align 4, !tbaa !83
  %48 = add nuw nsw i64 %43, 64
  %49 = add i64 %43, %1
  %50 = inttoptr i64 %49 to ptr
  store <16 x i32> %32, ptr %50, align 4, !tbaa !83
  %51 = add nuw nsw i64 %43, 128
  %52 = add i64 %48, %1
  %53 = inttoptr i64 %52 to ptr
  store <16 x i32> %32, ptr %53, align 4, !tbaa !83
  %54 = add nuw nsw i64 %43, 192
  %55 = add i64 %51, %1
  %56 = inttoptr i64 %55 to ptr
  store <16 x i32> %32, ptr %56, align 4, !tbaa !83
  %57 = add nuw nsw i64 %43, 256
  %58 = add i64 %54, %1
  %59 = inttoptr i64 %58 to ptr
  store <16 x i32> %32, ptr %59, align 4, !tbaa !83
  %60 = add nuw nsw i64 %43, 320
  %61 = add i64 %57, %1
  %62 = inttoptr i64 %61 to ptr
  store <16 x i32> %32, ptr %62, align 4, !tbaa !83
  %63 = add nuw nsw i64 %43, 384
  %64 = add i64 %60, %1
  %65 = inttoptr i64 %64 to ptr
  store <16 x i32> %32, ptr %65, align 4, !tbaa !83
  %66 = add nuw i64 %43, 448
  %67 = add i64 %63, %1
  %68 = inttoptr i64 %67 to ptr
  store <16 x i32> %32, ptr %68, align 4, !tbaa !83
  %69 = add nuw i64 %43, 512
  %70 = add i64 %45, 8
  %71 = icmp eq i64 %70, %41
  br i1 %71, label %72, label %42, !llvm.loop !102

72:                                               ; preds = %42, %34
  %73 = phi i64 [ poison, %34 ], [ %66, %42 ]
  %74 = phi i64 [ 64, %34 ], [ %69, %42 ]
  %75 = phi i64 [ 0, %34 ], [ %66, %42 ]
  %76 = icmp eq i64 %38, 0
  br i1 %76, label %86, label %77

77:                                               ; preds = %72, %77
  %78 = phi i64 [ %83, %77 ], [ %74, %72 ]
  %79 = phi i64 [ %78, %77 ], [ %75, %72 ]
  %80 = phi i64 [ %84, %77 ], [ 0, %72 ]
  %81 = add i64 %79, %1
  %82 = inttoptr i64 %81 to ptr
  store <16 x i32> %32, ptr %82, align 4, !tbaa !83
  %83 = add nuw i64 %78, 64
  %84 = add i64 %80, 1
  %85 = icmp eq i64 %84, %38
  br i1 %85, label %86, label %77, !llvm.loop !103

86:                                               ; preds = %72, %77, %29, %4
  %87 = phi i64 [ 0, %4 ], [ 0, %29 ], [ %73, %72 ], [ %78, %77 ]
  %88 = icmp ult i64 %87, %2
  br i1 %88, label %89, label %164

89:                                               ; preds = %86
  %90 = add i64 %25, -7046029254386353131
  %91 = inttoptr i64 %1 to ptr
  %92 = sub i64 %2, %87
  br label %93

93:                                               ; preds = %89, %160
  %94 = phi i64 [ %92, %89 ], [ %163, %160 ]
  %95 = phi i64 [ %87, %89 ], [ %161, %160 ]
  %96 = tail call i64 @llvm.umax.i64(i64 %94, i64 1)
  %97 = load i32, ptr %26, align 4, !tbaa !81
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %99, label %109

99:                                               ; preds = %93
  %100 = add i64 %90, %95
  %101 = lshr i64 %100, 30
  %102 = xor i64 %101, %100
  %103 = mul i64 %102, -4658895280553007687
  %104 = lshr i64 %103, 27
  %105 = xor i64 %104, %103
  %106 = mul i64 %105, -7723592293110705685
  %107 = lshr i64 %106, 31
  %108 = xor i64 %107, %106
  br label %109

109:                                              ; preds = %93, %99
  %110 = phi i64 [ %108, %99 ], [ %6, %93 ]
  %111 = sub i64 %2, %95
  %112 = icmp ugt i64 %111, 7
  br i1 %112, label %119, label %113

113:                                              ; preds = %109
  %114 = getelementptr i8, ptr %91, i64 %95
  %115 = and i64 %96, 3
  %116 = icmp ult i64 %94, 4
  br i1 %116, label %147, label %117

117:                                              ; preds = %113
  %118 = and i64 %96, -4
  br label %122

119:                                              ; preds = %109
  %120 = add i64 %95, %1
  %121 = inttoptr i64 %120 to ptr
  store i64 %110, ptr %121, align 8, !tbaa !50
  br label %160

122:                                              ; preds = %122, %117
  %123 = phi i64 [ 0, %117 ], [ %144, %122 ]
  %124 = phi i64 [ 0, %117 ], [ %145, %122 ]
  %125 = shl nuw nsw i64 %123, 3
  %126 = lshr i64 %110, %125
  %127 = trunc i64 %126 to i8
  %128 = getelementptr i8, ptr %114, i64 %123
  store i8 %127, ptr %128, align 1, !tbaa !83
  %129 = or disjoint i64 %123, 1
  %130 = shl nuw nsw i64 %129, 3
  %131 = lshr i64 %110, %130
  %132 = trunc i64 %131 to i8
  %133 = getelementptr i8, ptr %114, i64 %129
  store i8 %132, ptr %133, align 1, !tbaa !83
  %134 = or disjoint i64 %123, 2
  %135 = shl nuw nsw i64 %134, 3
  %136 = lshr i64 %110, %135
  %137 = trunc i64 %136 to i8
  %138 = getelementptr i8, ptr %114, i64 %134
  store i8 %137, ptr %138, align 1, !tbaa !83
  %139 = or disjoint i64 %123, 3
  %140 = shl nuw nsw i64 %139, 3
  %141 = lshr i64 %110, %140
  %142 = trunc i64 %141 to i8
  %143 = getelementptr i8, ptr %114, i64 %139
  store i8 %142, ptr %143, align 1, !tbaa !83
  %144 = add nuw nsw i64 %123, 4
  %145 = add i64 %124, 4
  %146 = icmp eq i64 %145, %118
  br i1 %146, label %147, label %122, !llvm.loop !104

147:                                              ; preds = %122, %113
  %148 = phi i64 [ 0, %113 ], [ %144, %122 ]
  %149 = icmp eq i64 %115, 0
  br i1 %149, label %160, label %150

150:                                              ; preds = %147, %150
  %151 = phi i64 [ %157, %150 ], [ %148, %147 ]
  %152 = phi i64 [ %158, %150 ], [ 0, %147 ]
  %153 = shl nuw nsw i64 %151, 3
  %154 = lshr i64 %110, %153
  %155 = trunc i64 %154 to i8
  %156 = getelementptr i8, ptr %114, i64 %151
  store i8 %155, ptr %156, align 1, !tbaa !83
  %157 = add nuw nsw i64 %151, 1
  %158 = add i64 %152, 1
  %159 = icmp eq i64 %158, %115
  br i1 %159, label %160, label %150, !llvm.loop !105

160:                                              ; preds = %147, %150, %119
  %161 = add i64 %95, 8
  %162 = icmp ult i64 %161, %2
  %163 = add i64 %94, -8
  br i1 %162, label %93, label %164, !llvm.loop !106

164:                                              ; preds = %160, %86
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !8, i64 776, !8, i64 780, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !6, i64 824, !5, i64 888, !6, i64 896, !5, i64 960, !5, i64 968, !5, i64 976, !5, i64 984}
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
!15 = !{!4, !8, i64 776}
!16 = !{!4, !8, i64 48}
!17 = !{!4, !5, i64 768}
!18 = !{!4, !5, i64 696}
!19 = !{!8, !8, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = distinct !{!22, !21}
!23 = !{!24, !5, i64 48}
!24 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !25, i64 112, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !25, i64 131888}
!25 = !{!"", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !8, i64 32, !6, i64 36}
!26 = !{!27, !5, i64 0}
!27 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!28 = !{!4, !5, i64 752}
!29 = !{!27, !5, i64 8}
!30 = !{!27, !5, i64 16}
!31 = !{!24, !5, i64 96}
!32 = !{!24, !5, i64 80}
!33 = !{!24, !5, i64 131776}
!34 = !{!24, !5, i64 88}
!35 = !{!24, !5, i64 104}
!36 = !{!37, !8, i64 0}
!37 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152}
!38 = !{!39, !8, i64 76}
!39 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!40 = !{!24, !5, i64 56}
!41 = !{!37, !5, i64 48}
!42 = !{!24, !5, i64 8}
!43 = !{!37, !5, i64 64}
!44 = !{!4, !5, i64 736}
!45 = !{!37, !5, i64 40}
!46 = !{!37, !8, i64 36}
!47 = !{!37, !8, i64 8}
!48 = !{!37, !5, i64 72}
!49 = !{!4, !5, i64 56}
!50 = !{!5, !5, i64 0}
!51 = distinct !{!51, !21}
!52 = !{!37, !8, i64 12}
!53 = !{!37, !8, i64 4}
!54 = !{!37, !5, i64 80}
!55 = !{!37, !5, i64 88}
!56 = distinct !{!56, !21}
!57 = !{!24, !5, i64 64}
!58 = !{!37, !5, i64 56}
!59 = !{!4, !5, i64 80}
!60 = !{!24, !5, i64 24}
!61 = !{!4, !5, i64 704}
!62 = !{!24, !5, i64 0}
!63 = !{!4, !5, i64 800}
!64 = !{!37, !5, i64 96}
!65 = !{!24, !5, i64 131872}
!66 = distinct !{!66, !21}
!67 = !{!37, !5, i64 16}
!68 = distinct !{!68, !21}
!69 = !{!24, !5, i64 131880}
!70 = !{!24, !5, i64 131800}
!71 = distinct !{!71, !21}
!72 = distinct !{!72, !21}
!73 = !{!24, !5, i64 131784}
!74 = !{!24, !5, i64 131792}
!75 = !{!4, !5, i64 0}
!76 = !{!4, !5, i64 720}
!77 = !{!4, !5, i64 784}
!78 = !{!4, !5, i64 792}
!79 = !{!37, !5, i64 120}
!80 = !{!37, !5, i64 112}
!81 = !{!4, !8, i64 780}
!82 = !{!4, !5, i64 816}
!83 = !{!6, !6, i64 0}
!84 = !{!4, !8, i64 160}
!85 = !{!4, !5, i64 64}
!86 = distinct !{!86, !21}
!87 = distinct !{!87, !21}
!88 = distinct !{!88, !89}
!89 = !{!"llvm.loop.unroll.disable"}
!90 = distinct !{!90, !21}
!91 = !{!24, !8, i64 164}
!92 = !{!4, !5, i64 72}
!93 = !{!4, !8, i64 52}
!94 = distinct !{!94, !21}
!95 = !{!96, !5, i64 104}
!96 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !6, i64 200, !6, i64 32968, !6, i64 65736, !6, i64 73928, !6, i64 90312, !6, i64 94408}
!97 = !{!9, !8, i64 12}
!98 = !{!9, !8, i64 8}
!99 = distinct !{!99, !21}
!100 = distinct !{!100, !21}
!101 = !{!4, !5, i64 808}
!102 = distinct !{!102, !21}
!103 = distinct !{!103, !89}
!104 = distinct !{!104, !21}
!105 = distinct !{!105, !89}
!106 = distinct !{!106, !21}
