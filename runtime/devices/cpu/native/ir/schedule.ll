target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.BatchCode = type { i64, [2 x %struct.At], i32, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  %3 = alloca <16 x i32>, align 4
  %4 = alloca <16 x i32>, align 4
  %5 = alloca %struct.BatchCode, align 8
  %6 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %5) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %5, i8 0, i64 80, i1 false)
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !21
  %9 = inttoptr i64 %8 to ptr
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %2
  %12 = tail call i64 @llvm.readcyclecounter()
  %13 = add i64 %12, %1
  br label %14

14:                                               ; preds = %2, %11
  %15 = phi i64 [ %13, %11 ], [ -1, %2 ]
  store i64 %15, ptr %6, align 8, !tbaa !23
  %16 = getelementptr inbounds i8, ptr %6, i64 8
  %17 = getelementptr inbounds i8, ptr %9, i64 752
  %18 = load i64, ptr %17, align 8, !tbaa !25
  store i64 %18, ptr %16, align 8, !tbaa !26
  %19 = getelementptr inbounds i8, ptr %6, i64 16
  store i64 %18, ptr %19, align 8, !tbaa !27
  %20 = getelementptr inbounds i8, ptr %0, i64 96
  %21 = load i64, ptr %20, align 8, !tbaa !28
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %23, align 8, !tbaa !29
  %24 = getelementptr inbounds i8, ptr %0, i64 131776
  %25 = getelementptr inbounds i8, ptr %0, i64 88
  %26 = getelementptr inbounds i8, ptr %0, i64 104
  %27 = getelementptr inbounds i8, ptr %5, i64 76
  %28 = getelementptr inbounds i8, ptr %0, i64 56
  %29 = getelementptr inbounds i8, ptr %0, i64 8
  %30 = getelementptr inbounds i8, ptr %9, i64 168
  %31 = getelementptr inbounds i8, ptr %9, i64 744
  %32 = getelementptr inbounds i8, ptr %9, i64 736
  %33 = getelementptr inbounds i8, ptr %9, i64 768
  %34 = getelementptr inbounds i8, ptr %9, i64 56
  %35 = getelementptr inbounds i8, ptr %9, i64 164
  %36 = getelementptr inbounds i8, ptr %0, i64 64
  %37 = getelementptr inbounds i8, ptr %9, i64 80
  %38 = getelementptr inbounds i8, ptr %9, i64 44
  %39 = getelementptr inbounds i8, ptr %0, i64 24
  %40 = getelementptr inbounds i8, ptr %9, i64 704
  %41 = getelementptr inbounds i8, ptr %9, i64 792
  %42 = getelementptr inbounds i8, ptr %0, i64 176
  %43 = getelementptr inbounds i8, ptr %0, i64 131800
  %44 = getelementptr inbounds i8, ptr %0, i64 131784
  %45 = getelementptr inbounds i8, ptr %0, i64 131792
  %46 = getelementptr inbounds i8, ptr %9, i64 880
  %47 = getelementptr inbounds i8, ptr %9, i64 720
  %48 = getelementptr inbounds i8, ptr %9, i64 776
  %49 = getelementptr inbounds i8, ptr %9, i64 784
  %50 = getelementptr inbounds i8, ptr %9, i64 8
  %51 = getelementptr inbounds i8, ptr %9, i64 20
  %52 = getelementptr inbounds i8, ptr %9, i64 32
  %53 = getelementptr inbounds i8, ptr %9, i64 12
  %54 = getelementptr inbounds i8, ptr %9, i64 24
  %55 = getelementptr inbounds i8, ptr %9, i64 36
  %56 = getelementptr inbounds i8, ptr %9, i64 16
  %57 = getelementptr inbounds i8, ptr %9, i64 28
  %58 = getelementptr inbounds i8, ptr %9, i64 40
  %59 = getelementptr inbounds i8, ptr %9, i64 152
  %60 = getelementptr inbounds i8, ptr %9, i64 156
  %61 = getelementptr inbounds i8, ptr %9, i64 772
  %62 = getelementptr inbounds i8, ptr %9, i64 160
  %63 = getelementptr inbounds i8, ptr %9, i64 64
  %64 = getelementptr inbounds i8, ptr %9, i64 760
  %65 = getelementptr inbounds i8, ptr %9, i64 176
  %66 = getelementptr inbounds i8, ptr %9, i64 696
  %67 = getelementptr inbounds i8, ptr %0, i64 164
  br label %68

68:                                               ; preds = %1125, %14
  %69 = phi i64 [ 0, %14 ], [ %739, %1125 ]
  %70 = phi i64 [ 0, %14 ], [ %740, %1125 ]
  %71 = phi i32 [ 0, %14 ], [ %741, %1125 ]
  %72 = phi ptr [ null, %14 ], [ %742, %1125 ]
  %73 = phi i64 [ 0, %14 ], [ %743, %1125 ]
  %74 = phi i64 [ 0, %14 ], [ %744, %1125 ]
  %75 = phi i32 [ 0, %14 ], [ %745, %1125 ]
  %76 = phi ptr [ null, %14 ], [ %746, %1125 ]
  %77 = phi i64 [ 0, %14 ], [ %747, %1125 ]
  %78 = load i64, ptr %24, align 8, !tbaa !30
  %79 = load i64, ptr %25, align 8, !tbaa !31
  %80 = icmp ult i64 %78, %79
  br i1 %80, label %81, label %736

81:                                               ; preds = %68
  %82 = load i64, ptr %26, align 8, !tbaa !32
  br label %83

83:                                               ; preds = %81, %718
  %84 = phi i64 [ %719, %718 ], [ %79, %81 ]
  %85 = phi i64 [ %733, %718 ], [ %82, %81 ]
  %86 = phi i32 [ %730, %718 ], [ 0, %81 ]
  %87 = phi i64 [ %734, %718 ], [ %78, %81 ]
  %88 = phi i64 [ %729, %718 ], [ %77, %81 ]
  %89 = phi ptr [ %728, %718 ], [ %76, %81 ]
  %90 = phi i32 [ %727, %718 ], [ %75, %81 ]
  %91 = phi i64 [ %726, %718 ], [ %74, %81 ]
  %92 = phi i64 [ %725, %718 ], [ %73, %81 ]
  %93 = phi ptr [ %724, %718 ], [ %72, %81 ]
  %94 = phi i32 [ %723, %718 ], [ %71, %81 ]
  %95 = phi i64 [ %722, %718 ], [ %70, %81 ]
  %96 = phi i64 [ %721, %718 ], [ %69, %81 ]
  %97 = getelementptr inbounds %struct.Group, ptr %22, i64 %85
  %98 = load i32, ptr %97, align 8, !tbaa !33
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %718, label %100

100:                                              ; preds = %83
  %101 = add i32 %86, 1
  store i32 0, ptr %27, align 4, !tbaa !35
  %102 = ptrtoint ptr %97 to i64
  store i64 %102, ptr %28, align 8, !tbaa !37
  %103 = getelementptr inbounds i8, ptr %97, i64 48
  %104 = load i64, ptr %103, align 8, !tbaa !38
  store i64 %104, ptr %29, align 8, !tbaa !39
  %105 = getelementptr inbounds i8, ptr %97, i64 64
  %106 = load i64, ptr %105, align 8, !tbaa !40
  %107 = icmp ne i64 %106, 0
  %108 = zext i1 %107 to i32
  %109 = getelementptr inbounds i8, ptr %97, i64 40
  %110 = getelementptr inbounds i8, ptr %97, i64 36
  %111 = getelementptr inbounds i8, ptr %97, i64 8
  %112 = getelementptr inbounds i8, ptr %97, i64 72
  %113 = getelementptr inbounds i8, ptr %97, i64 12
  %114 = getelementptr inbounds i8, ptr %97, i64 4
  %115 = getelementptr inbounds i8, ptr %97, i64 80
  %116 = getelementptr inbounds i8, ptr %97, i64 88
  %117 = getelementptr inbounds i8, ptr %97, i64 56
  %118 = getelementptr inbounds i8, ptr %97, i64 96
  %119 = getelementptr inbounds i8, ptr %97, i64 16
  br label %120

120:                                              ; preds = %669, %100
  %121 = phi i64 [ %96, %100 ], [ %624, %669 ]
  %122 = phi i64 [ %95, %100 ], [ %625, %669 ]
  %123 = phi i32 [ %94, %100 ], [ %626, %669 ]
  %124 = phi ptr [ %93, %100 ], [ %627, %669 ]
  %125 = phi i64 [ %92, %100 ], [ %628, %669 ]
  %126 = phi i64 [ %91, %100 ], [ %629, %669 ]
  %127 = phi i32 [ %90, %100 ], [ %630, %669 ]
  %128 = phi ptr [ %89, %100 ], [ %631, %669 ]
  %129 = phi i64 [ %88, %100 ], [ %632, %669 ]
  %130 = phi i32 [ %108, %100 ], [ 0, %669 ]
  %131 = load atomic i64, ptr %30 acquire, align 8
  %132 = icmp eq i64 %131, %121
  %133 = select i1 %132, i64 %122, i64 -1
  %134 = select i1 %132, i64 %126, i64 -1
  %135 = load atomic i64, ptr %31 acquire, align 8
  %136 = inttoptr i64 %135 to ptr
  %137 = icmp eq i64 %135, 0
  br i1 %137, label %204, label %138

138:                                              ; preds = %120
  %139 = load i64, ptr %32, align 8, !tbaa !41
  %140 = icmp ugt i64 %139, 1
  br i1 %140, label %141, label %204

141:                                              ; preds = %138
  %142 = load i32, ptr %33, align 8, !tbaa !42
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %204

144:                                              ; preds = %141
  %145 = load i64, ptr %105, align 8, !tbaa !40
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %147, label %204

147:                                              ; preds = %144
  %148 = load i64, ptr %109, align 8, !tbaa !43
  %149 = inttoptr i64 %148 to ptr
  %150 = load i32, ptr %110, align 4, !tbaa !44
  %151 = zext i32 %150 to i64
  %152 = urem i64 %151, %139
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %154, label %204

154:                                              ; preds = %147
  %155 = load i32, ptr %111, align 8, !tbaa !45
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %204

157:                                              ; preds = %154
  %158 = load i64, ptr %112, align 8, !tbaa !46
  %159 = icmp ne i64 %158, 0
  %160 = icmp eq i32 %150, 0
  %161 = or i1 %160, %159
  br i1 %161, label %196, label %162

162:                                              ; preds = %157
  %163 = load i64, ptr %34, align 8, !tbaa !47
  %164 = getelementptr inbounds i8, ptr %149, i64 528
  %165 = load i64, ptr %164, align 8, !tbaa !48
  %166 = getelementptr inbounds i8, ptr %149, i64 524
  %167 = load i32, ptr %166, align 4, !tbaa !17
  br label %179

168:                                              ; preds = %190
  %169 = mul i64 %191, %163
  %170 = add i64 %169, %148
  %171 = inttoptr i64 %170 to ptr
  %172 = getelementptr inbounds i8, ptr %171, i64 528
  %173 = load i64, ptr %172, align 8, !tbaa !48
  %174 = icmp eq i64 %173, %165
  br i1 %174, label %175, label %194, !llvm.loop !49

175:                                              ; preds = %168
  %176 = getelementptr inbounds i8, ptr %171, i64 524
  %177 = load i32, ptr %176, align 4, !tbaa !17
  %178 = icmp eq i32 %177, %167
  br i1 %178, label %179, label %194, !llvm.loop !49

179:                                              ; preds = %162, %175
  %180 = phi i64 [ %191, %175 ], [ 0, %162 ]
  %181 = phi i1 [ %192, %175 ], [ false, %162 ]
  %182 = phi ptr [ %171, %175 ], [ %149, %162 ]
  %183 = getelementptr inbounds i8, ptr %182, i64 536
  %184 = load i32, ptr %183, align 8, !tbaa !17
  switch i32 %184, label %190 [
    i32 2, label %194
    i32 1, label %185
  ]

185:                                              ; preds = %179
  %186 = getelementptr inbounds i8, ptr %182, i64 540
  %187 = load i32, ptr %186, align 4, !tbaa !17
  %188 = load i32, ptr %113, align 4, !tbaa !50
  %189 = icmp eq i32 %187, %188
  br i1 %189, label %194, label %190

190:                                              ; preds = %185, %179
  %191 = add nuw nsw i64 %180, 1
  %192 = icmp uge i64 %191, %151
  %193 = icmp eq i64 %191, %151
  br i1 %193, label %194, label %168, !llvm.loop !49

194:                                              ; preds = %168, %175, %179, %185, %190
  %195 = phi i1 [ %192, %190 ], [ %181, %185 ], [ %181, %179 ], [ %192, %175 ], [ %192, %168 ]
  br i1 %195, label %196, label %204

196:                                              ; preds = %194, %157
  %197 = call i32 %136(ptr noundef %0, ptr noundef nonnull %97, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %131) #8
  %198 = load atomic i32, ptr %35 monotonic, align 4
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %1126

200:                                              ; preds = %196
  %201 = or i32 %197, %130
  %202 = load i32, ptr %114, align 4, !tbaa !51
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %705, label %204

204:                                              ; preds = %200, %194, %154, %147, %144, %141, %138, %120
  %205 = phi i32 [ %130, %144 ], [ %201, %200 ], [ %130, %194 ], [ %130, %141 ], [ %130, %138 ], [ %130, %120 ], [ %130, %154 ], [ %130, %147 ]
  store i64 0, ptr %112, align 8, !tbaa !46
  %206 = load i64, ptr %105, align 8, !tbaa !40
  %207 = trunc i64 %206 to i32
  %208 = load i32, ptr %110, align 4, !tbaa !44
  %209 = icmp ugt i32 %208, %207
  br i1 %209, label %210, label %623

210:                                              ; preds = %204, %609
  %211 = phi i64 [ %610, %609 ], [ %131, %204 ]
  %212 = phi i64 [ %611, %609 ], [ %133, %204 ]
  %213 = phi i32 [ %612, %609 ], [ %123, %204 ]
  %214 = phi ptr [ %613, %609 ], [ %124, %204 ]
  %215 = phi i64 [ %614, %609 ], [ %125, %204 ]
  %216 = phi i64 [ %615, %609 ], [ %134, %204 ]
  %217 = phi i32 [ %616, %609 ], [ %127, %204 ]
  %218 = phi ptr [ %617, %609 ], [ %128, %204 ]
  %219 = phi i64 [ %618, %609 ], [ %129, %204 ]
  %220 = phi i32 [ %621, %609 ], [ %208, %204 ]
  %221 = phi i32 [ %620, %609 ], [ %205, %204 ]
  %222 = phi i32 [ %619, %609 ], [ %207, %204 ]
  %223 = load i32, ptr %33, align 8, !tbaa !42
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %236, label %225

225:                                              ; preds = %210
  %226 = zext i32 %220 to i64
  %227 = load i64, ptr %115, align 8, !tbaa !52
  %228 = load i64, ptr %116, align 8, !tbaa !53
  %229 = icmp eq i64 %228, 0
  %230 = zext i32 %222 to i64
  %231 = sub nsw i64 %226, %230
  %232 = select i1 %229, i64 %230, i64 %231
  %233 = add i64 %232, %227
  %234 = urem i64 %233, %226
  %235 = trunc nuw i64 %234 to i32
  br label %236

236:                                              ; preds = %225, %210
  %237 = phi i32 [ %235, %225 ], [ %222, %210 ]
  %238 = load i64, ptr %109, align 8, !tbaa !43
  %239 = zext i32 %237 to i64
  %240 = load i64, ptr %34, align 8, !tbaa !47
  %241 = mul i64 %240, %239
  %242 = add i64 %241, %238
  %243 = inttoptr i64 %242 to ptr
  %244 = getelementptr inbounds i8, ptr %243, i64 536
  %245 = load i32, ptr %244, align 8, !tbaa !17
  switch i32 %245, label %253 [
    i32 2, label %251
    i32 1, label %246
  ]

246:                                              ; preds = %236
  %247 = getelementptr inbounds i8, ptr %243, i64 540
  %248 = load i32, ptr %247, align 4, !tbaa !17
  %249 = load i32, ptr %113, align 4, !tbaa !50
  %250 = icmp eq i32 %248, %249
  br i1 %250, label %251, label %253

251:                                              ; preds = %246, %236
  %252 = add nuw i32 %222, 1
  br label %609, !llvm.loop !54

253:                                              ; preds = %246, %236
  %254 = load i64, ptr %16, align 8, !tbaa !26
  %255 = icmp sgt i64 %254, 0
  br i1 %255, label %273, label %256

256:                                              ; preds = %253
  %257 = load i64, ptr %6, align 8, !tbaa !23
  %258 = icmp eq i64 %257, -1
  br i1 %258, label %269, label %259

259:                                              ; preds = %256
  %260 = call i64 @llvm.readcyclecounter()
  %261 = load i64, ptr %6, align 8, !tbaa !23
  %262 = icmp ult i64 %260, %261
  br i1 %262, label %263, label %701

263:                                              ; preds = %259
  %264 = load i64, ptr %109, align 8, !tbaa !43
  %265 = load i64, ptr %34, align 8, !tbaa !47
  %266 = load i32, ptr %33, align 8, !tbaa !42
  %267 = mul i64 %265, %239
  %268 = add i64 %267, %264
  br label %269

269:                                              ; preds = %263, %256
  %270 = phi i64 [ %268, %263 ], [ %242, %256 ]
  %271 = phi i32 [ %266, %263 ], [ %223, %256 ]
  %272 = load i64, ptr %19, align 8, !tbaa !27
  store i64 %272, ptr %16, align 8, !tbaa !26
  br label %273

273:                                              ; preds = %269, %253
  %274 = phi i64 [ %270, %269 ], [ %242, %253 ]
  %275 = phi i32 [ %271, %269 ], [ %223, %253 ]
  store i64 %274, ptr %36, align 8, !tbaa !55
  %276 = load i64, ptr %117, align 8, !tbaa !56
  %277 = load i64, ptr %37, align 8, !tbaa !57
  %278 = mul i64 %277, %239
  %279 = load i32, ptr %38, align 4, !tbaa !3
  %280 = zext i32 %279 to i64
  %281 = mul i64 %278, %280
  %282 = add i64 %281, %276
  store i64 %282, ptr %39, align 8, !tbaa !58
  %283 = load i64, ptr %40, align 8, !tbaa !59
  store i64 %283, ptr %0, align 8, !tbaa !60
  %284 = icmp eq i32 %275, 2
  br i1 %284, label %285, label %301

285:                                              ; preds = %273
  %286 = load i64, ptr %41, align 8, !tbaa !61
  %287 = load i64, ptr %118, align 8, !tbaa !62
  %288 = add i64 %287, 1
  store i64 %288, ptr %118, align 8, !tbaa !62
  %289 = add i64 %286, -7046029254386353131
  %290 = add i64 %289, %287
  %291 = lshr i64 %290, 30
  %292 = xor i64 %291, %290
  %293 = mul i64 %292, -4658895280553007687
  %294 = lshr i64 %293, 27
  %295 = xor i64 %294, %293
  %296 = mul i64 %295, -7723592293110705685
  %297 = lshr i64 %296, 31
  %298 = xor i64 %297, %296
  %299 = and i64 %298, 63
  %300 = add nuw nsw i64 %299, 1
  store i64 %300, ptr %0, align 8, !tbaa !60
  br label %301

301:                                              ; preds = %285, %273
  store i32 0, ptr %244, align 8, !tbaa !17
  %302 = getelementptr inbounds i8, ptr %243, i64 528
  %303 = load i64, ptr %302, align 8, !tbaa !48
  %304 = getelementptr inbounds i8, ptr %243, i64 524
  br label %305

305:                                              ; preds = %409, %301
  %306 = phi i64 [ %211, %301 ], [ %391, %409 ]
  %307 = phi i64 [ %212, %301 ], [ %392, %409 ]
  %308 = phi i32 [ %213, %301 ], [ %393, %409 ]
  %309 = phi ptr [ %214, %301 ], [ %394, %409 ]
  %310 = phi i64 [ %215, %301 ], [ %395, %409 ]
  %311 = phi i64 [ %216, %301 ], [ %396, %409 ]
  %312 = phi i32 [ %217, %301 ], [ %397, %409 ]
  %313 = phi ptr [ %218, %301 ], [ %398, %409 ]
  %314 = phi i64 [ %219, %301 ], [ %399, %409 ]
  %315 = phi i64 [ %303, %301 ], [ %411, %409 ]
  %316 = load i32, ptr %304, align 4, !tbaa !17
  %317 = icmp eq i64 %307, %315
  %318 = icmp eq i32 %308, %316
  %319 = select i1 %317, i1 %318, i1 false
  br i1 %319, label %390, label %320

320:                                              ; preds = %305
  %321 = add i64 %315, 1
  %322 = and i32 %316, 1023
  %323 = lshr i32 %316, 13
  %324 = and i32 %323, 1024
  %325 = or disjoint i32 %324, %322
  %326 = zext nneg i32 %325 to i64
  %327 = shl nuw nsw i64 %326, 48
  %328 = or i64 %327, %321
  %329 = icmp eq i64 %311, %315
  %330 = icmp eq i32 %312, %316
  %331 = select i1 %329, i1 %330, i1 false
  br i1 %331, label %385, label %332

332:                                              ; preds = %320
  %333 = inttoptr i64 %306 to ptr
  %334 = getelementptr inbounds i8, ptr %333, i64 -8
  %335 = load i64, ptr %334, align 8, !tbaa !48
  %336 = lshr i64 %328, 2
  %337 = mul i64 %336, -7046029254386353131
  %338 = lshr i64 %337, 40
  br label %339

339:                                              ; preds = %339, %332
  %340 = phi i64 [ %338, %332 ], [ %350, %339 ]
  %341 = phi ptr [ undef, %332 ], [ %348, %339 ]
  %342 = and i64 %340, %335
  %343 = getelementptr inbounds %struct.Region, ptr %333, i64 %342
  %344 = load i64, ptr %343, align 8, !tbaa !23
  %345 = icmp ne i64 %344, %328
  %346 = icmp ne i64 %344, 0
  %347 = select i1 %346, ptr %341, ptr null
  %348 = select i1 %345, ptr %347, ptr %343
  %349 = and i1 %345, %346
  %350 = add i64 %340, 1
  br i1 %349, label %339, label %351

351:                                              ; preds = %339
  %352 = icmp eq ptr %348, null
  br i1 %352, label %353, label %376

353:                                              ; preds = %351
  %354 = load atomic i64, ptr %30 acquire, align 8
  %355 = icmp eq i64 %354, %306
  %356 = inttoptr i64 %354 to ptr
  %357 = getelementptr inbounds i8, ptr %356, i64 -8
  %358 = load i64, ptr %357, align 8, !tbaa !48
  br label %359

359:                                              ; preds = %359, %353
  %360 = phi i64 [ %338, %353 ], [ %370, %359 ]
  %361 = phi ptr [ undef, %353 ], [ %368, %359 ]
  %362 = and i64 %360, %358
  %363 = getelementptr inbounds %struct.Region, ptr %356, i64 %362
  %364 = load i64, ptr %363, align 8, !tbaa !23
  %365 = icmp ne i64 %364, %328
  %366 = icmp ne i64 %364, 0
  %367 = select i1 %366, ptr %361, ptr null
  %368 = select i1 %365, ptr %367, ptr %363
  %369 = and i1 %365, %366
  %370 = add i64 %360, 1
  br i1 %369, label %359, label %371

371:                                              ; preds = %359
  %372 = select i1 %355, i64 %307, i64 -1
  %373 = icmp eq ptr %368, null
  br i1 %373, label %374, label %376

374:                                              ; preds = %371
  %375 = select i1 %355, i64 %311, i64 -1
  store i64 %328, ptr %23, align 8, !tbaa !48
  br label %412

376:                                              ; preds = %371, %351
  %377 = phi i64 [ %354, %371 ], [ %306, %351 ]
  %378 = phi i64 [ %372, %371 ], [ %307, %351 ]
  %379 = phi ptr [ %368, %371 ], [ %348, %351 ]
  %380 = getelementptr inbounds i8, ptr %379, i64 8
  %381 = load i64, ptr %380, align 8, !tbaa !26
  %382 = inttoptr i64 %381 to ptr
  %383 = getelementptr inbounds i8, ptr %379, i64 16
  %384 = load i64, ptr %383, align 8, !tbaa !48
  br label %385

385:                                              ; preds = %320, %376
  %386 = phi i64 [ %377, %376 ], [ %306, %320 ]
  %387 = phi i64 [ %378, %376 ], [ %307, %320 ]
  %388 = phi ptr [ %382, %376 ], [ %313, %320 ]
  %389 = phi i64 [ %384, %376 ], [ %314, %320 ]
  store i64 %328, ptr %42, align 8, !tbaa !48
  br label %390

390:                                              ; preds = %305, %385
  %391 = phi i64 [ %386, %385 ], [ %306, %305 ]
  %392 = phi i64 [ %315, %385 ], [ %307, %305 ]
  %393 = phi i32 [ %316, %385 ], [ %308, %305 ]
  %394 = phi ptr [ %388, %385 ], [ %309, %305 ]
  %395 = phi i64 [ %389, %385 ], [ %310, %305 ]
  %396 = phi i64 [ %387, %385 ], [ %311, %305 ]
  %397 = phi i32 [ %308, %385 ], [ %312, %305 ]
  %398 = phi ptr [ %309, %385 ], [ %313, %305 ]
  %399 = phi i64 [ %310, %385 ], [ %314, %305 ]
  %400 = call i64 %394(ptr noundef %243, ptr noundef nonnull %0, i64 noundef %395) #8
  %401 = and i64 %400, 281474976710655
  store i64 %401, ptr %302, align 8, !tbaa !48
  %402 = icmp ult i64 %400, 281474976710656
  br i1 %402, label %406, label %403

403:                                              ; preds = %390
  %404 = lshr i64 %400, 48
  %405 = trunc nuw nsw i64 %404 to i32
  br label %412

406:                                              ; preds = %390
  %407 = load i64, ptr %0, align 8, !tbaa !60
  %408 = icmp ult i64 %407, 2
  br i1 %408, label %412, label %409

409:                                              ; preds = %406
  %410 = add i64 %407, -1
  store i64 %410, ptr %0, align 8, !tbaa !60
  %411 = load i64, ptr %302, align 8, !tbaa !48
  br label %305

412:                                              ; preds = %406, %403, %374
  %413 = phi i64 [ %391, %403 ], [ %354, %374 ], [ %391, %406 ]
  %414 = phi i64 [ %392, %403 ], [ %372, %374 ], [ %392, %406 ]
  %415 = phi i32 [ %393, %403 ], [ %308, %374 ], [ %393, %406 ]
  %416 = phi ptr [ %394, %403 ], [ %309, %374 ], [ %394, %406 ]
  %417 = phi i64 [ %395, %403 ], [ %310, %374 ], [ %395, %406 ]
  %418 = phi i64 [ %396, %403 ], [ %375, %374 ], [ %396, %406 ]
  %419 = phi i32 [ %397, %403 ], [ %312, %374 ], [ %397, %406 ]
  %420 = phi ptr [ %398, %403 ], [ %313, %374 ], [ %398, %406 ]
  %421 = phi i64 [ %399, %403 ], [ %314, %374 ], [ %399, %406 ]
  %422 = phi i32 [ %405, %403 ], [ 3, %374 ], [ 3, %406 ]
  %423 = load i64, ptr %16, align 8, !tbaa !26
  %424 = add nsw i64 %423, -64
  store i64 %424, ptr %16, align 8, !tbaa !26
  %425 = load i64, ptr %0, align 8, !tbaa !60
  %426 = load i64, ptr %40, align 8, !tbaa !59
  %427 = icmp ult i64 %425, %426
  br i1 %427, label %428, label %431

428:                                              ; preds = %412
  %429 = add i64 %425, %424
  %430 = sub i64 %429, %426
  store i64 %430, ptr %16, align 8, !tbaa !26
  br label %431

431:                                              ; preds = %428, %412
  %432 = load atomic i32, ptr %35 monotonic, align 4
  %433 = icmp eq i32 %432, 0
  br i1 %433, label %434, label %1126

434:                                              ; preds = %431
  %435 = load i64, ptr %23, align 8, !tbaa !29
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %437, label %703

437:                                              ; preds = %434
  switch i32 %422, label %458 [
    i32 2, label %438
    i32 1, label %448
  ]

438:                                              ; preds = %437
  %439 = load i32, ptr %113, align 4, !tbaa !50
  %440 = getelementptr inbounds i8, ptr %243, i64 540
  store i32 %439, ptr %440, align 4, !tbaa !17
  store i32 1, ptr %244, align 8, !tbaa !17
  %441 = load i32, ptr %111, align 8, !tbaa !45
  %442 = add i32 %441, 1
  store i32 %442, ptr %111, align 8, !tbaa !45
  %443 = load i32, ptr %114, align 4, !tbaa !51
  %444 = icmp ult i32 %442, %443
  br i1 %444, label %471, label %445

445:                                              ; preds = %438
  store i32 0, ptr %111, align 8, !tbaa !45
  %446 = load i32, ptr %113, align 4, !tbaa !50
  %447 = add i32 %446, 1
  store i32 %447, ptr %113, align 4, !tbaa !50
  br label %471

448:                                              ; preds = %437
  store i32 2, ptr %244, align 8, !tbaa !17
  %449 = load i32, ptr %114, align 4, !tbaa !51
  %450 = add i32 %449, -1
  store i32 %450, ptr %114, align 4, !tbaa !51
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %467, label %452

452:                                              ; preds = %448
  %453 = load i32, ptr %111, align 8, !tbaa !45
  %454 = icmp ult i32 %453, %450
  br i1 %454, label %467, label %455

455:                                              ; preds = %452
  store i32 0, ptr %111, align 8, !tbaa !45
  %456 = load i32, ptr %113, align 4, !tbaa !50
  %457 = add i32 %456, 1
  store i32 %457, ptr %113, align 4, !tbaa !50
  br label %467

458:                                              ; preds = %437
  %459 = icmp eq i32 %422, 4
  %460 = zext i1 %459 to i32
  store i32 %460, ptr %244, align 8, !tbaa !17
  br i1 %459, label %461, label %467

461:                                              ; preds = %458
  %462 = getelementptr inbounds i8, ptr %243, i64 540
  %463 = load i32, ptr %462, align 4, !tbaa !17
  %464 = load i32, ptr %113, align 4, !tbaa !50
  %465 = icmp ne i32 %463, %464
  %466 = zext i1 %465 to i32
  br label %467

467:                                              ; preds = %461, %458, %455, %452, %448
  %468 = phi i32 [ %466, %461 ], [ 0, %458 ], [ 1, %448 ], [ 1, %452 ], [ 1, %455 ]
  %469 = or i32 %468, %221
  %470 = add i32 %222, 1
  br label %609

471:                                              ; preds = %445, %438
  %472 = or i32 %221, 1
  %473 = add i32 %222, 1
  %474 = icmp eq i64 %414, %303
  br i1 %474, label %475, label %609, !llvm.loop !54

475:                                              ; preds = %471
  %476 = load i32, ptr %33, align 8, !tbaa !42
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %478, label %609, !llvm.loop !54

478:                                              ; preds = %475
  %479 = load i64, ptr %302, align 8, !tbaa !48
  %480 = or i64 %479, 562949953421312
  %481 = load i32, ptr %110, align 4, !tbaa !44
  %482 = icmp ugt i32 %481, %473
  br i1 %482, label %483, label %605

483:                                              ; preds = %478
  %484 = zext i32 %473 to i64
  br label %485

485:                                              ; preds = %593, %483
  %486 = phi i64 [ %484, %483 ], [ %594, %593 ]
  %487 = load i64, ptr %109, align 8, !tbaa !43
  %488 = load i64, ptr %34, align 8, !tbaa !47
  %489 = mul i64 %488, %486
  %490 = add i64 %489, %487
  %491 = inttoptr i64 %490 to ptr
  %492 = getelementptr inbounds i8, ptr %491, i64 528
  %493 = load i64, ptr %492, align 8, !tbaa !48
  %494 = icmp eq i64 %493, %303
  br i1 %494, label %495, label %602

495:                                              ; preds = %485
  %496 = getelementptr inbounds i8, ptr %491, i64 524
  %497 = load i32, ptr %496, align 4, !tbaa !17
  %498 = icmp eq i32 %497, %415
  br i1 %498, label %499, label %602

499:                                              ; preds = %495
  %500 = getelementptr inbounds i8, ptr %491, i64 536
  %501 = load i32, ptr %500, align 8, !tbaa !17
  switch i32 %501, label %510 [
    i32 2, label %602
    i32 1, label %502
  ]

502:                                              ; preds = %499
  %503 = getelementptr inbounds i8, ptr %491, i64 540
  %504 = load i32, ptr %503, align 4, !tbaa !17
  %505 = load i32, ptr %113, align 4, !tbaa !50
  %506 = icmp eq i32 %504, %505
  %507 = load i64, ptr %16, align 8
  %508 = icmp slt i64 %507, 1
  %509 = select i1 %506, i1 true, i1 %508
  br i1 %509, label %602, label %513

510:                                              ; preds = %499
  %511 = load i64, ptr %16, align 8, !tbaa !26
  %512 = icmp slt i64 %511, 1
  br i1 %512, label %602, label %513

513:                                              ; preds = %502, %510
  store i64 %490, ptr %36, align 8, !tbaa !55
  %514 = load i64, ptr %117, align 8, !tbaa !56
  %515 = load i64, ptr %37, align 8, !tbaa !57
  %516 = mul i64 %515, %486
  %517 = load i32, ptr %38, align 4, !tbaa !3
  %518 = zext i32 %517 to i64
  %519 = mul i64 %516, %518
  %520 = add i64 %519, %514
  store i64 %520, ptr %39, align 8, !tbaa !58
  %521 = load i64, ptr %40, align 8, !tbaa !59
  store i64 %521, ptr %0, align 8, !tbaa !60
  %522 = load i32, ptr %33, align 8, !tbaa !42
  %523 = icmp eq i32 %522, 2
  br i1 %523, label %524, label %540

524:                                              ; preds = %513
  %525 = load i64, ptr %41, align 8, !tbaa !61
  %526 = load i64, ptr %118, align 8, !tbaa !62
  %527 = add i64 %526, 1
  store i64 %527, ptr %118, align 8, !tbaa !62
  %528 = add i64 %525, -7046029254386353131
  %529 = add i64 %528, %526
  %530 = lshr i64 %529, 30
  %531 = xor i64 %530, %529
  %532 = mul i64 %531, -4658895280553007687
  %533 = lshr i64 %532, 27
  %534 = xor i64 %533, %532
  %535 = mul i64 %534, -7723592293110705685
  %536 = lshr i64 %535, 31
  %537 = xor i64 %536, %535
  %538 = and i64 %537, 63
  %539 = add nuw nsw i64 %538, 1
  store i64 %539, ptr %0, align 8, !tbaa !60
  br label %540

540:                                              ; preds = %524, %513
  %541 = call i64 %416(ptr noundef nonnull %491, ptr noundef nonnull %0, i64 noundef %417) #8
  %542 = load i64, ptr %16, align 8, !tbaa !26
  %543 = add nsw i64 %542, -64
  store i64 %543, ptr %16, align 8, !tbaa !26
  %544 = load i64, ptr %0, align 8, !tbaa !60
  %545 = load i64, ptr %40, align 8, !tbaa !59
  %546 = icmp ult i64 %544, %545
  br i1 %546, label %547, label %550

547:                                              ; preds = %540
  %548 = add i64 %544, %543
  %549 = sub i64 %548, %545
  store i64 %549, ptr %16, align 8, !tbaa !26
  br label %550

550:                                              ; preds = %547, %540
  %551 = and i64 %541, 281474976710655
  store i64 %551, ptr %492, align 8, !tbaa !48
  %552 = icmp eq i64 %541, %480
  br i1 %552, label %580, label %553

553:                                              ; preds = %550
  %554 = trunc nuw i64 %486 to i32
  %555 = lshr i64 %541, 48
  %556 = trunc nuw i64 %555 to i16
  switch i16 %556, label %577 [
    i16 2, label %557
    i16 1, label %567
  ]

557:                                              ; preds = %553
  %558 = load i32, ptr %113, align 4, !tbaa !50
  %559 = getelementptr inbounds i8, ptr %491, i64 540
  store i32 %558, ptr %559, align 4, !tbaa !17
  store i32 1, ptr %500, align 8, !tbaa !17
  %560 = load i32, ptr %111, align 8, !tbaa !45
  %561 = add i32 %560, 1
  store i32 %561, ptr %111, align 8, !tbaa !45
  %562 = load i32, ptr %114, align 4, !tbaa !51
  %563 = icmp ult i32 %561, %562
  br i1 %563, label %598, label %564

564:                                              ; preds = %557
  store i32 0, ptr %111, align 8, !tbaa !45
  %565 = load i32, ptr %113, align 4, !tbaa !50
  %566 = add i32 %565, 1
  store i32 %566, ptr %113, align 4, !tbaa !50
  br label %598

567:                                              ; preds = %553
  store i32 2, ptr %500, align 8, !tbaa !17
  %568 = load i32, ptr %114, align 4, !tbaa !51
  %569 = add i32 %568, -1
  store i32 %569, ptr %114, align 4, !tbaa !51
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %598, label %571

571:                                              ; preds = %567
  %572 = load i32, ptr %111, align 8, !tbaa !45
  %573 = icmp ult i32 %572, %569
  br i1 %573, label %598, label %574

574:                                              ; preds = %571
  store i32 0, ptr %111, align 8, !tbaa !45
  %575 = load i32, ptr %113, align 4, !tbaa !50
  %576 = add i32 %575, 1
  store i32 %576, ptr %113, align 4, !tbaa !50
  br label %598

577:                                              ; preds = %553
  %578 = icmp eq i64 %555, 4
  %579 = zext i1 %578 to i32
  store i32 %579, ptr %500, align 8, !tbaa !17
  br label %598

580:                                              ; preds = %550
  %581 = load i32, ptr %113, align 4, !tbaa !50
  %582 = getelementptr inbounds i8, ptr %491, i64 540
  store i32 %581, ptr %582, align 4, !tbaa !17
  store i32 1, ptr %500, align 8, !tbaa !17
  %583 = load i32, ptr %111, align 8, !tbaa !45
  %584 = add i32 %583, 1
  store i32 %584, ptr %111, align 8, !tbaa !45
  %585 = load i32, ptr %114, align 4, !tbaa !51
  %586 = icmp ult i32 %584, %585
  br i1 %586, label %590, label %587

587:                                              ; preds = %580
  store i32 0, ptr %111, align 8, !tbaa !45
  %588 = load i32, ptr %113, align 4, !tbaa !50
  %589 = add i32 %588, 1
  store i32 %589, ptr %113, align 4, !tbaa !50
  br label %590

590:                                              ; preds = %587, %580
  %591 = load atomic i32, ptr %35 monotonic, align 4
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %593, label %602

593:                                              ; preds = %590
  %594 = add nuw nsw i64 %486, 1
  %595 = load i32, ptr %110, align 4, !tbaa !44
  %596 = zext i32 %595 to i64
  %597 = icmp ult i64 %594, %596
  br i1 %597, label %485, label %602, !llvm.loop !63

598:                                              ; preds = %577, %574, %571, %567, %564, %557
  %599 = icmp ugt i64 %541, 281474976710655
  %600 = zext i1 %599 to i32
  %601 = add nuw i32 %600, %554
  br label %605

602:                                              ; preds = %593, %590, %510, %502, %499, %495, %485
  %603 = phi i64 [ %486, %499 ], [ %486, %510 ], [ %486, %502 ], [ %486, %495 ], [ %486, %485 ], [ %486, %590 ], [ %594, %593 ]
  %604 = trunc i64 %603 to i32
  br label %605

605:                                              ; preds = %602, %598, %478
  %606 = phi i32 [ %601, %598 ], [ %473, %478 ], [ %604, %602 ]
  %607 = load atomic i32, ptr %35 monotonic, align 4
  %608 = icmp eq i32 %607, 0
  br i1 %608, label %609, label %1126

609:                                              ; preds = %605, %475, %471, %467, %251
  %610 = phi i64 [ %413, %467 ], [ %413, %605 ], [ %413, %475 ], [ %413, %471 ], [ %211, %251 ]
  %611 = phi i64 [ %414, %467 ], [ %303, %605 ], [ %303, %475 ], [ %414, %471 ], [ %212, %251 ]
  %612 = phi i32 [ %415, %467 ], [ %415, %605 ], [ %415, %475 ], [ %415, %471 ], [ %213, %251 ]
  %613 = phi ptr [ %416, %467 ], [ %416, %605 ], [ %416, %475 ], [ %416, %471 ], [ %214, %251 ]
  %614 = phi i64 [ %417, %467 ], [ %417, %605 ], [ %417, %475 ], [ %417, %471 ], [ %215, %251 ]
  %615 = phi i64 [ %418, %467 ], [ %418, %605 ], [ %418, %475 ], [ %418, %471 ], [ %216, %251 ]
  %616 = phi i32 [ %419, %467 ], [ %419, %605 ], [ %419, %475 ], [ %419, %471 ], [ %217, %251 ]
  %617 = phi ptr [ %420, %467 ], [ %420, %605 ], [ %420, %475 ], [ %420, %471 ], [ %218, %251 ]
  %618 = phi i64 [ %421, %467 ], [ %421, %605 ], [ %421, %475 ], [ %421, %471 ], [ %219, %251 ]
  %619 = phi i32 [ %470, %467 ], [ %606, %605 ], [ %473, %475 ], [ %473, %471 ], [ %252, %251 ]
  %620 = phi i32 [ %469, %467 ], [ %472, %605 ], [ %472, %475 ], [ %472, %471 ], [ %221, %251 ]
  %621 = load i32, ptr %110, align 4, !tbaa !44
  %622 = icmp ult i32 %619, %621
  br i1 %622, label %210, label %623

623:                                              ; preds = %609, %204
  %624 = phi i64 [ %131, %204 ], [ %610, %609 ]
  %625 = phi i64 [ %133, %204 ], [ %611, %609 ]
  %626 = phi i32 [ %123, %204 ], [ %612, %609 ]
  %627 = phi ptr [ %124, %204 ], [ %613, %609 ]
  %628 = phi i64 [ %125, %204 ], [ %614, %609 ]
  %629 = phi i64 [ %134, %204 ], [ %615, %609 ]
  %630 = phi i32 [ %127, %204 ], [ %616, %609 ]
  %631 = phi ptr [ %128, %204 ], [ %617, %609 ]
  %632 = phi i64 [ %129, %204 ], [ %618, %609 ]
  %633 = phi i32 [ %208, %204 ], [ %621, %609 ]
  %634 = phi i32 [ %205, %204 ], [ %620, %609 ]
  store i64 0, ptr %105, align 8, !tbaa !40
  %635 = load i32, ptr %114, align 4, !tbaa !51
  %636 = icmp eq i32 %635, 0
  br i1 %636, label %705, label %637

637:                                              ; preds = %623
  %638 = load i32, ptr %33, align 8, !tbaa !42
  %639 = icmp eq i32 %638, 2
  br i1 %639, label %640, label %669

640:                                              ; preds = %637
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %115, i8 0, i64 16, i1 false)
  %641 = load i64, ptr %41, align 8, !tbaa !61
  %642 = load i64, ptr %119, align 8, !tbaa !64
  %643 = add i64 %642, -7046029254386353131
  %644 = lshr i64 %643, 30
  %645 = xor i64 %644, %643
  %646 = mul i64 %645, -4658895280553007687
  %647 = lshr i64 %646, 27
  %648 = xor i64 %647, %646
  %649 = mul i64 %648, -7723592293110705685
  %650 = lshr i64 %649, 31
  %651 = load i64, ptr %118, align 8, !tbaa !62
  %652 = add i64 %651, 1
  store i64 %652, ptr %118, align 8, !tbaa !62
  %653 = xor i64 %641, %650
  %654 = xor i64 %653, %651
  %655 = xor i64 %654, %649
  %656 = add i64 %655, -7046029254386353131
  %657 = lshr i64 %656, 30
  %658 = xor i64 %657, %656
  %659 = mul i64 %658, -4658895280553007687
  %660 = lshr i64 %659, 27
  %661 = xor i64 %660, %659
  %662 = mul i64 %661, -7723592293110705685
  %663 = lshr i64 %662, 31
  %664 = xor i64 %663, %662
  %665 = lshr i64 %664, 1
  %666 = zext i32 %633 to i64
  %667 = urem i64 %665, %666
  store i64 %667, ptr %115, align 8, !tbaa !52
  %668 = and i64 %664, 1
  store i64 %668, ptr %116, align 8, !tbaa !53
  br label %669

669:                                              ; preds = %640, %637
  %670 = icmp eq i32 %634, 0
  br i1 %670, label %671, label %120

671:                                              ; preds = %669
  %672 = icmp eq i32 %633, 0
  br i1 %672, label %696, label %673

673:                                              ; preds = %671
  %674 = load i64, ptr %109, align 8, !tbaa !43
  %675 = load i64, ptr %34, align 8, !tbaa !47
  %676 = zext i32 %633 to i64
  br label %677

677:                                              ; preds = %690, %673
  %678 = phi i64 [ 0, %673 ], [ %691, %690 ]
  %679 = phi i1 [ false, %673 ], [ %692, %690 ]
  %680 = mul i64 %678, %675
  %681 = add i64 %680, %674
  %682 = inttoptr i64 %681 to ptr
  %683 = getelementptr inbounds i8, ptr %682, i64 536
  %684 = load i32, ptr %683, align 8, !tbaa !17
  switch i32 %684, label %694 [
    i32 2, label %690
    i32 1, label %685
  ]

685:                                              ; preds = %677
  %686 = getelementptr inbounds i8, ptr %682, i64 540
  %687 = load i32, ptr %686, align 4, !tbaa !17
  %688 = load i32, ptr %113, align 4, !tbaa !50
  %689 = icmp eq i32 %687, %688
  br i1 %689, label %690, label %694

690:                                              ; preds = %685, %677
  %691 = add nuw nsw i64 %678, 1
  %692 = icmp uge i64 %691, %676
  %693 = icmp eq i64 %691, %676
  br i1 %693, label %694, label %677, !llvm.loop !65

694:                                              ; preds = %690, %685, %677
  %695 = phi i1 [ %692, %690 ], [ %679, %685 ], [ %679, %677 ]
  br i1 %695, label %696, label %715

696:                                              ; preds = %694, %671
  %697 = cmpxchg ptr %35, i32 0, i32 4 acq_rel acquire, align 4
  %698 = extractvalue { i32, i1 } %697, 1
  %699 = zext i1 %698 to i64
  %700 = getelementptr inbounds i8, ptr %0, i64 131872
  store i64 %699, ptr %700, align 8, !tbaa !66
  br label %1126

701:                                              ; preds = %259
  %702 = zext i32 %222 to i64
  store i64 %702, ptr %105, align 8, !tbaa !40
  store i64 %87, ptr %24, align 8, !tbaa !30
  br label %1126

703:                                              ; preds = %434
  %704 = zext i32 %222 to i64
  store i64 %704, ptr %105, align 8, !tbaa !40
  store i64 %87, ptr %24, align 8, !tbaa !30
  br label %1126

705:                                              ; preds = %623, %200
  %706 = phi i64 [ %131, %200 ], [ %624, %623 ]
  %707 = phi i64 [ %133, %200 ], [ %625, %623 ]
  %708 = phi i32 [ %123, %200 ], [ %626, %623 ]
  %709 = phi ptr [ %124, %200 ], [ %627, %623 ]
  %710 = phi i64 [ %125, %200 ], [ %628, %623 ]
  %711 = phi i64 [ %134, %200 ], [ %629, %623 ]
  %712 = phi i32 [ %127, %200 ], [ %630, %623 ]
  %713 = phi ptr [ %128, %200 ], [ %631, %623 ]
  %714 = phi i64 [ %129, %200 ], [ %632, %623 ]
  store i32 0, ptr %97, align 8, !tbaa !33
  br label %736

715:                                              ; preds = %694
  store i64 1, ptr %43, align 8, !tbaa !67
  %716 = load i64, ptr %26, align 8, !tbaa !32
  %717 = load i64, ptr %25, align 8, !tbaa !31
  br label %718

718:                                              ; preds = %83, %715
  %719 = phi i64 [ %84, %83 ], [ %717, %715 ]
  %720 = phi i64 [ %85, %83 ], [ %716, %715 ]
  %721 = phi i64 [ %96, %83 ], [ %624, %715 ]
  %722 = phi i64 [ %95, %83 ], [ %625, %715 ]
  %723 = phi i32 [ %94, %83 ], [ %626, %715 ]
  %724 = phi ptr [ %93, %83 ], [ %627, %715 ]
  %725 = phi i64 [ %92, %83 ], [ %628, %715 ]
  %726 = phi i64 [ %91, %83 ], [ %629, %715 ]
  %727 = phi i32 [ %90, %83 ], [ %630, %715 ]
  %728 = phi ptr [ %89, %83 ], [ %631, %715 ]
  %729 = phi i64 [ %88, %83 ], [ %632, %715 ]
  %730 = phi i32 [ %86, %83 ], [ %101, %715 ]
  %731 = add i64 %720, 1
  %732 = icmp eq i64 %731, %719
  %733 = select i1 %732, i64 0, i64 %731
  store i64 %733, ptr %26, align 8, !tbaa !32
  %734 = add nuw i64 %87, 1
  %735 = icmp ult i64 %734, %719
  br i1 %735, label %83, label %736, !llvm.loop !68

736:                                              ; preds = %718, %68, %705
  %737 = phi i32 [ %86, %705 ], [ 0, %68 ], [ %730, %718 ]
  %738 = phi i1 [ true, %705 ], [ false, %68 ], [ false, %718 ]
  %739 = phi i64 [ %706, %705 ], [ %69, %68 ], [ %721, %718 ]
  %740 = phi i64 [ %707, %705 ], [ %70, %68 ], [ %722, %718 ]
  %741 = phi i32 [ %708, %705 ], [ %71, %68 ], [ %723, %718 ]
  %742 = phi ptr [ %709, %705 ], [ %72, %68 ], [ %724, %718 ]
  %743 = phi i64 [ %710, %705 ], [ %73, %68 ], [ %725, %718 ]
  %744 = phi i64 [ %711, %705 ], [ %74, %68 ], [ %726, %718 ]
  %745 = phi i32 [ %712, %705 ], [ %75, %68 ], [ %727, %718 ]
  %746 = phi ptr [ %713, %705 ], [ %76, %68 ], [ %728, %718 ]
  %747 = phi i64 [ %714, %705 ], [ %77, %68 ], [ %729, %718 ]
  store i64 0, ptr %24, align 8, !tbaa !30
  %748 = load atomic i32, ptr %35 monotonic, align 4
  %749 = icmp eq i32 %748, 0
  br i1 %749, label %750, label %1126

750:                                              ; preds = %736
  %751 = load i64, ptr %20, align 8, !tbaa !28
  %752 = inttoptr i64 %751 to ptr
  %753 = load i64, ptr %25, align 8, !tbaa !31
  %754 = icmp eq i64 %753, 0
  br i1 %754, label %1096, label %758

755:                                              ; preds = %758
  %756 = add nuw i64 %759, 1
  %757 = icmp eq i64 %756, %753
  br i1 %757, label %1096, label %758, !llvm.loop !69

758:                                              ; preds = %750, %755
  %759 = phi i64 [ %756, %755 ], [ 0, %750 ]
  %760 = getelementptr inbounds %struct.Group, ptr %752, i64 %759
  %761 = load i32, ptr %760, align 8, !tbaa !33
  %762 = icmp eq i32 %761, 0
  br i1 %762, label %763, label %755

763:                                              ; preds = %758
  %764 = load i64, ptr %44, align 8, !tbaa !70
  %765 = load i64, ptr %45, align 8, !tbaa !71
  %766 = icmp eq i64 %764, %765
  br i1 %766, label %767, label %779

767:                                              ; preds = %763
  %768 = load i64, ptr %43, align 8, !tbaa !67
  %769 = call i64 @llvm.umax.i64(i64 %768, i64 1)
  %770 = atomicrmw add ptr %46, i64 %769 acq_rel, align 8
  %771 = load i64, ptr %9, align 8, !tbaa !72
  %772 = icmp ult i64 %770, %771
  br i1 %772, label %773, label %1096

773:                                              ; preds = %767
  %774 = add i64 %770, %769
  %775 = shl i64 %769, 1
  %776 = load i64, ptr %47, align 8, !tbaa !73
  %777 = call i64 @llvm.umin.i64(i64 %775, i64 %776)
  store i64 %777, ptr %43, align 8, !tbaa !67
  %778 = call i64 @llvm.umin.i64(i64 %774, i64 %771)
  store i64 %778, ptr %45, align 8, !tbaa !71
  br label %779

779:                                              ; preds = %773, %763
  %780 = phi i64 [ %770, %773 ], [ %764, %763 ]
  %781 = add i64 %780, 1
  store i64 %781, ptr %44, align 8, !tbaa !70
  %782 = load i32, ptr %33, align 8, !tbaa !42
  switch i32 %782, label %787 [
    i32 0, label %794
    i32 1, label %783
  ]

783:                                              ; preds = %779
  %784 = load i64, ptr %9, align 8, !tbaa !72
  %785 = xor i64 %780, -1
  %786 = add i64 %784, %785
  br label %794

787:                                              ; preds = %779
  %788 = load i64, ptr %48, align 8, !tbaa !74
  %789 = mul i64 %788, %780
  %790 = load i64, ptr %49, align 8, !tbaa !75
  %791 = add i64 %789, %790
  %792 = load i64, ptr %9, align 8, !tbaa !72
  %793 = urem i64 %791, %792
  br label %794

794:                                              ; preds = %787, %783, %779
  %795 = phi i64 [ %793, %787 ], [ %786, %783 ], [ %780, %779 ]
  %796 = getelementptr inbounds i8, ptr %760, i64 24
  %797 = load i32, ptr %50, align 4, !tbaa !17
  %798 = zext i32 %797 to i64
  %799 = icmp ult i64 %795, %798
  br i1 %799, label %837, label %835

800:                                              ; preds = %868
  %801 = add i64 %888, 4294967295
  %802 = and i64 %801, 4294967295
  %803 = getelementptr inbounds i8, ptr %760, i64 80
  store i64 %802, ptr %803, align 8, !tbaa !52
  br label %832

804:                                              ; preds = %868
  %805 = getelementptr inbounds i8, ptr %760, i64 80
  store i64 0, ptr %805, align 8, !tbaa !52
  %806 = icmp eq i32 %901, 2
  br i1 %806, label %807, label %832

807:                                              ; preds = %804
  %808 = load i64, ptr %41, align 8, !tbaa !61
  %809 = add i64 %795, -7046029254386353131
  %810 = lshr i64 %809, 30
  %811 = xor i64 %810, %809
  %812 = mul i64 %811, -4658895280553007687
  %813 = lshr i64 %812, 27
  %814 = xor i64 %813, %812
  %815 = mul i64 %814, -7723592293110705685
  %816 = lshr i64 %815, 31
  store i64 1, ptr %897, align 8, !tbaa !62
  %817 = xor i64 %816, %808
  %818 = xor i64 %817, %815
  %819 = add i64 %818, -7046029254386353131
  %820 = lshr i64 %819, 30
  %821 = xor i64 %820, %819
  %822 = mul i64 %821, -4658895280553007687
  %823 = lshr i64 %822, 27
  %824 = xor i64 %823, %822
  %825 = mul i64 %824, -7723592293110705685
  %826 = lshr i64 %825, 31
  %827 = xor i64 %826, %825
  %828 = lshr i64 %827, 1
  %829 = and i64 %888, 4294967295
  %830 = urem i64 %828, %829
  store i64 %830, ptr %805, align 8, !tbaa !52
  %831 = and i64 %827, 1
  store i64 %831, ptr %904, align 8, !tbaa !53
  br label %832

832:                                              ; preds = %807, %804, %800
  %833 = load i32, ptr %51, align 4, !tbaa !17
  %834 = icmp eq i32 %846, %833
  br i1 %834, label %905, label %911

835:                                              ; preds = %794
  %836 = udiv i64 %795, %798
  br label %837

837:                                              ; preds = %835, %794
  %838 = phi i64 [ %836, %835 ], [ 0, %794 ]
  %839 = mul i64 %838, %798
  %840 = sub i64 %795, %839
  %841 = trunc i64 %840 to i32
  store i32 %841, ptr %796, align 4, !tbaa !17
  %842 = load i32, ptr %51, align 4, !tbaa !17
  %843 = load i32, ptr %52, align 4, !tbaa !17
  %844 = mul i32 %842, %841
  %845 = sub i32 %843, %844
  %846 = call noundef i32 @llvm.umin.i32(i32 %842, i32 %845)
  %847 = load i32, ptr %53, align 4, !tbaa !17
  %848 = zext i32 %847 to i64
  %849 = icmp ult i64 %838, %848
  br i1 %849, label %852, label %850

850:                                              ; preds = %837
  %851 = udiv i64 %838, %848
  br label %852

852:                                              ; preds = %850, %837
  %853 = phi i64 [ %851, %850 ], [ 0, %837 ]
  %854 = mul i64 %853, %848
  %855 = sub i64 %838, %854
  %856 = trunc i64 %855 to i32
  %857 = getelementptr inbounds i8, ptr %760, i64 28
  store i32 %856, ptr %857, align 4, !tbaa !17
  %858 = load i32, ptr %54, align 4, !tbaa !17
  %859 = load i32, ptr %55, align 4, !tbaa !17
  %860 = mul i32 %858, %856
  %861 = sub i32 %859, %860
  %862 = call noundef i32 @llvm.umin.i32(i32 %858, i32 %861)
  %863 = load i32, ptr %56, align 4, !tbaa !17
  %864 = zext i32 %863 to i64
  %865 = icmp ult i64 %853, %864
  br i1 %865, label %868, label %866

866:                                              ; preds = %852
  %867 = udiv i64 %853, %864
  br label %868

868:                                              ; preds = %866, %852
  %869 = phi i64 [ %867, %866 ], [ 0, %852 ]
  %870 = mul i64 %869, %864
  %871 = sub i64 %853, %870
  %872 = trunc i64 %871 to i32
  %873 = getelementptr inbounds i8, ptr %760, i64 32
  store i32 %872, ptr %873, align 4, !tbaa !17
  %874 = load i32, ptr %57, align 4, !tbaa !17
  %875 = load i32, ptr %58, align 4, !tbaa !17
  %876 = mul i32 %874, %872
  %877 = sub i32 %875, %876
  %878 = call noundef i32 @llvm.umin.i32(i32 %874, i32 %877)
  %879 = zext i32 %846 to i64
  %880 = zext i32 %862 to i64
  %881 = mul nuw i64 %880, %879
  %882 = zext i32 %878 to i64
  %883 = mul i64 %881, %882
  %884 = load i32, ptr %38, align 4, !tbaa !3
  %885 = zext i32 %884 to i64
  %886 = add nsw i64 %885, -1
  %887 = add i64 %886, %883
  %888 = udiv i64 %887, %885
  %889 = trunc i64 %888 to i32
  %890 = getelementptr inbounds i8, ptr %760, i64 4
  store i32 %889, ptr %890, align 4, !tbaa !51
  %891 = getelementptr inbounds i8, ptr %760, i64 36
  store i32 %889, ptr %891, align 4, !tbaa !44
  %892 = getelementptr inbounds i8, ptr %760, i64 64
  store i64 0, ptr %892, align 8, !tbaa !40
  %893 = getelementptr inbounds i8, ptr %760, i64 12
  store i32 0, ptr %893, align 4, !tbaa !50
  %894 = getelementptr inbounds i8, ptr %760, i64 8
  store i32 0, ptr %894, align 8, !tbaa !45
  %895 = getelementptr inbounds i8, ptr %760, i64 16
  store i64 %795, ptr %895, align 8, !tbaa !64
  %896 = getelementptr inbounds i8, ptr %760, i64 72
  store i64 1, ptr %896, align 8, !tbaa !46
  store i32 1, ptr %760, align 8, !tbaa !33
  %897 = getelementptr inbounds i8, ptr %760, i64 96
  store i64 0, ptr %897, align 8, !tbaa !62
  %898 = getelementptr inbounds i8, ptr %760, i64 120
  store i64 1, ptr %898, align 8, !tbaa !76
  %899 = getelementptr inbounds i8, ptr %760, i64 112
  store i64 1, ptr %899, align 8, !tbaa !77
  %900 = getelementptr inbounds i8, ptr %760, i64 128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %900, i8 0, i64 16, i1 false)
  %901 = load i32, ptr %33, align 8, !tbaa !42
  %902 = icmp eq i32 %901, 1
  %903 = zext i1 %902 to i64
  %904 = getelementptr inbounds i8, ptr %760, i64 88
  store i64 %903, ptr %904, align 8, !tbaa !53
  br i1 %902, label %800, label %804

905:                                              ; preds = %832
  %906 = load i32, ptr %54, align 4, !tbaa !17
  %907 = icmp eq i32 %862, %906
  br i1 %907, label %908, label %911

908:                                              ; preds = %905
  %909 = load i32, ptr %57, align 4, !tbaa !17
  %910 = icmp ne i32 %878, %909
  br label %911

911:                                              ; preds = %908, %905, %832
  %912 = phi i1 [ true, %905 ], [ true, %832 ], [ %910, %908 ]
  %913 = load i32, ptr %59, align 8, !tbaa !10
  %914 = icmp eq i32 %913, 0
  br i1 %914, label %915, label %918

915:                                              ; preds = %911
  %916 = load i32, ptr %60, align 4, !tbaa !11
  %917 = zext i32 %916 to i64
  br label %918

918:                                              ; preds = %915, %911
  %919 = phi i64 [ %917, %915 ], [ 1, %911 ]
  %920 = mul nuw i64 %919, %885
  %921 = sub nsw i64 64, %885
  %922 = lshr i64 -1, %921
  %923 = load i32, ptr %61, align 4, !tbaa !78
  %924 = icmp eq i32 %923, 0
  br i1 %924, label %926, label %925

925:                                              ; preds = %918
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %760)
  br label %926

926:                                              ; preds = %925, %918
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #8
  %927 = trunc i64 %922 to i32
  %928 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %927, i64 14
  %929 = lshr i64 4294967295, %921
  %930 = trunc nuw i64 %929 to i32
  %931 = insertelement <16 x i32> %928, i32 %930, i64 15
  store <16 x i32> %931, ptr %3, align 4, !tbaa !79
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #8
  %932 = load i32, ptr %62, align 8, !tbaa !80
  %933 = load i64, ptr %63, align 8, !tbaa !81
  %934 = trunc i64 %933 to i32
  %935 = lshr i64 %933, 32
  %936 = trunc nuw i64 %935 to i32
  %937 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %932, i64 3
  %938 = insertelement <16 x i32> %937, i32 %934, i64 4
  %939 = insertelement <16 x i32> %938, i32 %936, i64 5
  store <16 x i32> %939, ptr %4, align 4, !tbaa !79
  %940 = load i64, ptr %64, align 8, !tbaa !14
  %941 = icmp eq i64 %940, 0
  br i1 %941, label %942, label %960

942:                                              ; preds = %960, %926
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %760, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %760, i64 noundef 8, ptr noundef nonnull %4)
  %943 = load i64, ptr %34, align 8, !tbaa !47
  %944 = load i32, ptr %891, align 4, !tbaa !44
  %945 = zext i32 %944 to i64
  %946 = getelementptr inbounds i8, ptr %760, i64 40
  %947 = icmp eq i32 %944, 0
  br i1 %947, label %967, label %948

948:                                              ; preds = %942
  %949 = load i64, ptr %946, align 8, !tbaa !43
  %950 = inttoptr i64 %949 to ptr
  %951 = load i64, ptr %66, align 8, !tbaa !16
  %952 = inttoptr i64 %951 to ptr
  %953 = lshr i64 %920, 4
  %954 = icmp ult i64 %920, 16
  %955 = call i64 @llvm.umax.i64(i64 %953, i64 1)
  %956 = and i64 %955, 3
  %957 = icmp ult i64 %920, 64
  %958 = and i64 %955, 1152921504606846972
  %959 = icmp eq i64 %956, 0
  br label %970

960:                                              ; preds = %926, %960
  %961 = phi i64 [ %964, %960 ], [ 0, %926 ]
  %962 = shl i64 %961, 6
  %963 = getelementptr inbounds i8, ptr %65, i64 %962
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %760, i64 noundef %961, ptr noundef nonnull readonly %963)
  %964 = add nuw i64 %961, 1
  %965 = load i64, ptr %64, align 8, !tbaa !14
  %966 = icmp ult i64 %964, %965
  br i1 %966, label %960, label %942, !llvm.loop !82

967:                                              ; preds = %1075, %942
  %968 = urem i64 %883, %885
  %969 = icmp eq i64 %968, 0
  br i1 %969, label %1095, label %1080

970:                                              ; preds = %1075, %948
  %971 = phi ptr [ %952, %948 ], [ %1076, %1075 ]
  %972 = phi i64 [ 0, %948 ], [ %1077, %1075 ]
  %973 = phi ptr [ %950, %948 ], [ %1078, %1075 ]
  %974 = trunc nuw i64 %972 to i32
  %975 = getelementptr inbounds i8, ptr %973, i64 544
  store i32 %974, ptr %975, align 8, !tbaa !17
  br i1 %912, label %1001, label %976

976:                                              ; preds = %970
  br i1 %954, label %1075, label %977

977:                                              ; preds = %976
  %978 = getelementptr inbounds i8, ptr %973, i64 576
  br i1 %957, label %1061, label %979

979:                                              ; preds = %977, %979
  %980 = phi ptr [ %995, %979 ], [ %971, %977 ]
  %981 = phi i64 [ %998, %979 ], [ 0, %977 ]
  %982 = phi i64 [ %999, %979 ], [ 0, %977 ]
  %983 = getelementptr inbounds i8, ptr %980, i64 64
  %984 = load <16 x i32>, ptr %980, align 4, !tbaa !79
  %985 = getelementptr inbounds <16 x i32>, ptr %978, i64 %981
  store <16 x i32> %984, ptr %985, align 8, !tbaa !79
  %986 = or disjoint i64 %981, 1
  %987 = getelementptr inbounds i8, ptr %980, i64 128
  %988 = load <16 x i32>, ptr %983, align 4, !tbaa !79
  %989 = getelementptr inbounds <16 x i32>, ptr %978, i64 %986
  store <16 x i32> %988, ptr %989, align 8, !tbaa !79
  %990 = or disjoint i64 %981, 2
  %991 = getelementptr inbounds i8, ptr %980, i64 192
  %992 = load <16 x i32>, ptr %987, align 4, !tbaa !79
  %993 = getelementptr inbounds <16 x i32>, ptr %978, i64 %990
  store <16 x i32> %992, ptr %993, align 8, !tbaa !79
  %994 = or disjoint i64 %981, 3
  %995 = getelementptr inbounds i8, ptr %980, i64 256
  %996 = load <16 x i32>, ptr %991, align 4, !tbaa !79
  %997 = getelementptr inbounds <16 x i32>, ptr %978, i64 %994
  store <16 x i32> %996, ptr %997, align 8, !tbaa !79
  %998 = add nuw nsw i64 %981, 4
  %999 = add i64 %982, 4
  %1000 = icmp eq i64 %999, %958
  br i1 %1000, label %1061, label %979, !llvm.loop !83

1001:                                             ; preds = %970
  %1002 = getelementptr inbounds i8, ptr %973, i64 576
  %1003 = load i32, ptr %38, align 4, !tbaa !3
  %1004 = icmp eq i32 %1003, 0
  br i1 %1004, label %1075, label %1005

1005:                                             ; preds = %1001
  %1006 = zext i32 %1003 to i64
  %1007 = mul nuw i64 %972, %1006
  %1008 = udiv i64 %1007, %879
  %1009 = udiv i64 %1008, %880
  %1010 = trunc i64 %1009 to i32
  %1011 = urem i64 %1008, %880
  %1012 = trunc nuw i64 %1011 to i32
  %1013 = urem i64 %1007, %879
  %1014 = trunc nuw i64 %1013 to i32
  %1015 = shl i32 %1003, 1
  br label %1016

1016:                                             ; preds = %1055, %1005
  %1017 = phi i64 [ 0, %1005 ], [ %1059, %1055 ]
  %1018 = phi i32 [ %1010, %1005 ], [ %1058, %1055 ]
  %1019 = phi i32 [ %1012, %1005 ], [ %1057, %1055 ]
  %1020 = phi i32 [ %1014, %1005 ], [ %1056, %1055 ]
  %1021 = load i32, ptr %59, align 8, !tbaa !10
  %1022 = icmp eq i32 %1021, 0
  br i1 %1022, label %1028, label %1023

1023:                                             ; preds = %1016
  %1024 = shl i32 %1019, 10
  %1025 = shl i32 %1018, 20
  %1026 = or i32 %1024, %1025
  %1027 = or i32 %1026, %1020
  br label %1042

1028:                                             ; preds = %1016
  %1029 = getelementptr inbounds i32, ptr %1002, i64 %1017
  store i32 %1020, ptr %1029, align 4, !tbaa !17
  %1030 = load i32, ptr %60, align 4, !tbaa !11
  %1031 = icmp ugt i32 %1030, 1
  br i1 %1031, label %1032, label %1046

1032:                                             ; preds = %1028
  %1033 = trunc nuw i64 %1017 to i32
  %1034 = add i32 %1003, %1033
  %1035 = zext i32 %1034 to i64
  %1036 = getelementptr inbounds i32, ptr %1002, i64 %1035
  store i32 %1019, ptr %1036, align 4, !tbaa !17
  %1037 = load i32, ptr %60, align 4, !tbaa !11
  %1038 = icmp ugt i32 %1037, 2
  br i1 %1038, label %1039, label %1046

1039:                                             ; preds = %1032
  %1040 = add i32 %1015, %1033
  %1041 = zext i32 %1040 to i64
  br label %1042

1042:                                             ; preds = %1039, %1023
  %1043 = phi i64 [ %1041, %1039 ], [ %1017, %1023 ]
  %1044 = phi i32 [ %1018, %1039 ], [ %1027, %1023 ]
  %1045 = getelementptr inbounds i32, ptr %1002, i64 %1043
  store i32 %1044, ptr %1045, align 4, !tbaa !17
  br label %1046

1046:                                             ; preds = %1042, %1032, %1028
  %1047 = add i32 %1020, 1
  %1048 = icmp ult i32 %1047, %846
  br i1 %1048, label %1055, label %1049

1049:                                             ; preds = %1046
  %1050 = add i32 %1019, 1
  %1051 = icmp uge i32 %1050, %862
  %1052 = select i1 %1051, i32 0, i32 %1050
  %1053 = zext i1 %1051 to i32
  %1054 = add i32 %1018, %1053
  br label %1055

1055:                                             ; preds = %1049, %1046
  %1056 = phi i32 [ %1047, %1046 ], [ 0, %1049 ]
  %1057 = phi i32 [ %1019, %1046 ], [ %1052, %1049 ]
  %1058 = phi i32 [ %1018, %1046 ], [ %1054, %1049 ]
  %1059 = add nuw nsw i64 %1017, 1
  %1060 = icmp eq i64 %1059, %1006
  br i1 %1060, label %1075, label %1016, !llvm.loop !18

1061:                                             ; preds = %979, %977
  %1062 = phi ptr [ poison, %977 ], [ %995, %979 ]
  %1063 = phi ptr [ %971, %977 ], [ %995, %979 ]
  %1064 = phi i64 [ 0, %977 ], [ %998, %979 ]
  br i1 %959, label %1075, label %1065

1065:                                             ; preds = %1061, %1065
  %1066 = phi ptr [ %1069, %1065 ], [ %1063, %1061 ]
  %1067 = phi i64 [ %1072, %1065 ], [ %1064, %1061 ]
  %1068 = phi i64 [ %1073, %1065 ], [ 0, %1061 ]
  %1069 = getelementptr inbounds i8, ptr %1066, i64 64
  %1070 = load <16 x i32>, ptr %1066, align 4, !tbaa !79
  %1071 = getelementptr inbounds <16 x i32>, ptr %978, i64 %1067
  store <16 x i32> %1070, ptr %1071, align 8, !tbaa !79
  %1072 = add nuw nsw i64 %1067, 1
  %1073 = add i64 %1068, 1
  %1074 = icmp eq i64 %1073, %956
  br i1 %1074, label %1075, label %1065, !llvm.loop !84

1075:                                             ; preds = %1061, %1065, %1055, %1001, %976
  %1076 = phi ptr [ %971, %1001 ], [ %971, %976 ], [ %971, %1055 ], [ %1062, %1061 ], [ %1069, %1065 ]
  %1077 = add nuw nsw i64 %972, 1
  %1078 = getelementptr inbounds i8, ptr %973, i64 %943
  %1079 = icmp eq i64 %1077, %945
  br i1 %1079, label %967, label %970, !llvm.loop !86

1080:                                             ; preds = %967
  %1081 = shl nsw i64 -1, %968
  %1082 = xor i64 %1081, -1
  %1083 = add i32 %944, -1
  %1084 = load i64, ptr %946, align 8, !tbaa !43
  %1085 = zext i32 %1083 to i64
  %1086 = load i64, ptr %34, align 8, !tbaa !47
  %1087 = mul i64 %1086, %1085
  %1088 = add i64 %1087, %1084
  %1089 = inttoptr i64 %1088 to ptr
  %1090 = trunc i64 %1082 to i32
  %1091 = getelementptr inbounds i8, ptr %1089, i64 504
  store i32 %1090, ptr %1091, align 8, !tbaa !17
  %1092 = lshr i64 %1082, 32
  %1093 = trunc nuw nsw i64 %1092 to i32
  %1094 = getelementptr inbounds i8, ptr %1089, i64 508
  store i32 %1093, ptr %1094, align 4, !tbaa !17
  br label %1095

1095:                                             ; preds = %967, %1080
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #8
  br label %1097

1096:                                             ; preds = %755, %750, %767
  br i1 %738, label %1097, label %1098

1097:                                             ; preds = %1095, %1096
  store i32 0, ptr %67, align 4, !tbaa !87
  br label %1112

1098:                                             ; preds = %1096
  %1099 = icmp eq i32 %737, 0
  br i1 %1099, label %1126, label %1100

1100:                                             ; preds = %1098
  %1101 = load i32, ptr %67, align 4, !tbaa !87
  %1102 = add i32 %1101, 1
  store i32 %1102, ptr %67, align 4, !tbaa !87
  %1103 = icmp eq i32 %1102, 16
  br i1 %1103, label %1104, label %1112

1104:                                             ; preds = %1100
  %1105 = load i64, ptr %44, align 8, !tbaa !70
  %1106 = load i64, ptr %45, align 8, !tbaa !71
  %1107 = icmp ult i64 %1105, %1106
  br i1 %1107, label %1126, label %1108

1108:                                             ; preds = %1104
  %1109 = load atomic i64, ptr %46 acquire, align 8
  %1110 = load i64, ptr %9, align 8, !tbaa !72
  %1111 = icmp ult i64 %1109, %1110
  br i1 %1111, label %1126, label %1112

1112:                                             ; preds = %1108, %1100, %1097
  %1113 = load i64, ptr %16, align 8, !tbaa !26
  %1114 = add nsw i64 %1113, -64
  store i64 %1114, ptr %16, align 8, !tbaa !26
  %1115 = icmp sgt i64 %1113, 64
  br i1 %1115, label %1125, label %1116

1116:                                             ; preds = %1112
  %1117 = load i64, ptr %6, align 8, !tbaa !23
  %1118 = icmp eq i64 %1117, -1
  br i1 %1118, label %1123, label %1119

1119:                                             ; preds = %1116
  %1120 = call i64 @llvm.readcyclecounter()
  %1121 = load i64, ptr %6, align 8, !tbaa !23
  %1122 = icmp ult i64 %1120, %1121
  br i1 %1122, label %1123, label %1126

1123:                                             ; preds = %1119, %1116
  %1124 = load i64, ptr %19, align 8, !tbaa !27
  store i64 %1124, ptr %16, align 8, !tbaa !26
  br label %1125

1125:                                             ; preds = %1123, %1112
  br label %68

1126:                                             ; preds = %1119, %1104, %736, %1098, %1108, %196, %431, %605, %696, %701, %703
  %1127 = phi i32 [ 2, %696 ], [ 1, %703 ], [ 4, %701 ], [ 2, %605 ], [ 2, %431 ], [ 2, %196 ], [ 4, %1119 ], [ 3, %1104 ], [ 2, %736 ], [ 0, %1098 ], [ 3, %1108 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #8
  ret i32 %1127
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %1, i64 36
  %4 = load i32, ptr %3, align 4, !tbaa !44
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
  %14 = load i64, ptr %13, align 8, !tbaa !38
  %15 = getelementptr inbounds i8, ptr %0, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !88
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = load i64, ptr %17, align 8, !tbaa !64
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %14, i64 noundef %16, i64 noundef %18)
  %19 = getelementptr inbounds i8, ptr %0, i64 80
  %20 = load i64, ptr %19, align 8, !tbaa !57
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %55, label %43

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %39, %22 ]
  %24 = load i64, ptr %7, align 8, !tbaa !43
  %25 = load i64, ptr %8, align 8, !tbaa !47
  %26 = mul i64 %25, %23
  %27 = add i64 %26, %24
  %28 = load i64, ptr %9, align 8, !tbaa !64
  %29 = shl i64 %28, 8
  %30 = or i64 %29, %23
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %27, i64 noundef 512, i64 noundef %30)
  %31 = add nuw i64 %27, 576
  %32 = load i32, ptr %10, align 4, !tbaa !89
  %33 = zext i32 %32 to i64
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %33, 2
  %37 = mul i64 %36, %35
  %38 = xor i64 %30, -1
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %31, i64 noundef %37, i64 noundef %38)
  %39 = add nuw nsw i64 %23, 1
  %40 = load i32, ptr %3, align 4, !tbaa !44
  %41 = zext i32 %40 to i64
  %42 = icmp ult i64 %39, %41
  br i1 %42, label %22, label %12, !llvm.loop !90

43:                                               ; preds = %12
  %44 = getelementptr inbounds i8, ptr %1, i64 56
  %45 = load i64, ptr %44, align 8, !tbaa !56
  %46 = getelementptr inbounds i8, ptr %0, i64 44
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = zext i32 %47 to i64
  %49 = mul i64 %20, %48
  %50 = load i32, ptr %3, align 4, !tbaa !44
  %51 = zext i32 %50 to i64
  %52 = mul i64 %49, %51
  %53 = load i64, ptr %17, align 8, !tbaa !64
  %54 = add i64 %53, 1
  tail call fastcc void @poison_bytes(ptr noundef nonnull %0, i64 noundef %45, i64 noundef %52, i64 noundef %54)
  br label %55

55:                                               ; preds = %43, %12
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #6 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !79
  %6 = getelementptr inbounds i8, ptr %0, i64 88
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  br label %20

8:                                                ; preds = %51
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !47
  %11 = getelementptr inbounds i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !44
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !43
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
  %29 = load i32, ptr %28, align 4, !tbaa !17
  %30 = trunc i64 %24 to i32
  %31 = and i32 %30, 15
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = icmp eq <16 x i32> %33, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %35 = getelementptr inbounds i8, ptr %23, i64 12
  %36 = load i32, ptr %35, align 4, !tbaa !91
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !92
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
  br i1 %54, label %8, label %20, !llvm.loop !93

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
  %69 = load i32, ptr %18, align 4, !tbaa !91
  %70 = load i32, ptr %19, align 8, !tbaa !92
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
  %89 = load i32, ptr %11, align 4, !tbaa !44
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !94
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @poison_bytes(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 800
  %6 = load i64, ptr %5, align 8, !tbaa !95
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
  %26 = getelementptr inbounds i8, ptr %0, i64 772
  %27 = load i32, ptr %26, align 4, !tbaa !78
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
  store <16 x i32> %32, ptr %47, align 4, !tbaa !79
  %48 = add nuw nsw i64 %43, 64
  %49 = add i64 %43, %1
  %50 = inttoptr i64 %49 to ptr
  store <16 x i32> %32, ptr %50, align 4, !tbaa !79
  %51 = add nuw nsw i64 %43, 128
  %52 = add i64 %48, %1
  %53 = inttoptr i64 %52 to ptr
  store <16 x i32> %32, ptr %53, align 4, !tbaa !79
  %54 = add nuw nsw i64 %43, 192
  %55 = add i64 %51, %1
  %56 = inttoptr i64 %55 to ptr
  store <16 x i32> %32, ptr %56, align 4, !tbaa !79
  %57 = add nuw nsw i64 %43, 256
  %58 = add i64 %54, %1
  %59 = inttoptr i64 %58 to ptr
  store <16 x i32> %32, ptr %59, align 4, !tbaa !79
  %60 = add nuw nsw i64 %43, 320
  %61 = add i64 %57, %1
  %62 = inttoptr i64 %61 to ptr
  store <16 x i32> %32, ptr %62, align 4, !tbaa !79
  %63 = add nuw nsw i64 %43, 384
  %64 = add i64 %60, %1
  %65 = inttoptr i64 %64 to ptr
  store <16 x i32> %32, ptr %65, align 4, !tbaa !79
  %66 = add nuw i64 %43, 448
  %67 = add i64 %63, %1
  %68 = inttoptr i64 %67 to ptr
  store <16 x i32> %32, ptr %68, align 4, !tbaa !79
  %69 = add nuw i64 %43, 512
  %70 = add i64 %45, 8
  %71 = icmp eq i64 %70, %41
  br i1 %71, label %72, label %42, !llvm.loop !96

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
  store <16 x i32> %32, ptr %82, align 4, !tbaa !79
  %83 = add nuw i64 %78, 64
  %84 = add i64 %80, 1
  %85 = icmp eq i64 %84, %38
  br i1 %85, label %86, label %77, !llvm.loop !97

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
  %97 = load i32, ptr %26, align 4, !tbaa !78
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
  store i64 %110, ptr %121, align 8, !tbaa !48
  br label %160

122:                                              ; preds = %122, %117
  %123 = phi i64 [ 0, %117 ], [ %144, %122 ]
  %124 = phi i64 [ 0, %117 ], [ %145, %122 ]
  %125 = shl nuw nsw i64 %123, 3
  %126 = lshr i64 %110, %125
  %127 = trunc i64 %126 to i8
  %128 = getelementptr i8, ptr %114, i64 %123
  store i8 %127, ptr %128, align 1, !tbaa !79
  %129 = or disjoint i64 %123, 1
  %130 = shl nuw nsw i64 %129, 3
  %131 = lshr i64 %110, %130
  %132 = trunc i64 %131 to i8
  %133 = getelementptr i8, ptr %114, i64 %129
  store i8 %132, ptr %133, align 1, !tbaa !79
  %134 = or disjoint i64 %123, 2
  %135 = shl nuw nsw i64 %134, 3
  %136 = lshr i64 %110, %135
  %137 = trunc i64 %136 to i8
  %138 = getelementptr i8, ptr %114, i64 %134
  store i8 %137, ptr %138, align 1, !tbaa !79
  %139 = or disjoint i64 %123, 3
  %140 = shl nuw nsw i64 %139, 3
  %141 = lshr i64 %110, %140
  %142 = trunc i64 %141 to i8
  %143 = getelementptr i8, ptr %114, i64 %139
  store i8 %142, ptr %143, align 1, !tbaa !79
  %144 = add nuw nsw i64 %123, 4
  %145 = add i64 %124, 4
  %146 = icmp eq i64 %145, %118
  br i1 %146, label %147, label %122, !llvm.loop !98

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
  store i8 %155, ptr %156, align 1, !tbaa !79
  %157 = add nuw nsw i64 %151, 1
  %158 = add i64 %152, 1
  %159 = icmp eq i64 %158, %115
  br i1 %159, label %160, label %150, !llvm.loop !99

160:                                              ; preds = %147, %150, %119
  %161 = add i64 %95, 8
  %162 = icmp ult i64 %161, %2
  %163 = add i64 %94, -8
  br i1 %162, label %93, label %164, !llvm.loop !100

164:                                              ; preds = %160, %86
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #7

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !8, i64 768, !8, i64 772, !5, i64 776, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !6, i64 816, !5, i64 880, !6, i64 888, !5, i64 952, !5, i64 960}
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
!22 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !5, i64 131888, !8, i64 131896, !8, i64 131900, !8, i64 131904, !8, i64 131908, !8, i64 131912, !6, i64 131916}
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
!34 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136}
!35 = !{!36, !8, i64 76}
!36 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!37 = !{!22, !5, i64 56}
!38 = !{!34, !5, i64 48}
!39 = !{!22, !5, i64 8}
!40 = !{!34, !5, i64 64}
!41 = !{!4, !5, i64 736}
!42 = !{!4, !8, i64 768}
!43 = !{!34, !5, i64 40}
!44 = !{!34, !8, i64 36}
!45 = !{!34, !8, i64 8}
!46 = !{!34, !5, i64 72}
!47 = !{!4, !5, i64 56}
!48 = !{!5, !5, i64 0}
!49 = distinct !{!49, !19}
!50 = !{!34, !8, i64 12}
!51 = !{!34, !8, i64 4}
!52 = !{!34, !5, i64 80}
!53 = !{!34, !5, i64 88}
!54 = distinct !{!54, !19}
!55 = !{!22, !5, i64 64}
!56 = !{!34, !5, i64 56}
!57 = !{!4, !5, i64 80}
!58 = !{!22, !5, i64 24}
!59 = !{!4, !5, i64 704}
!60 = !{!22, !5, i64 0}
!61 = !{!4, !5, i64 792}
!62 = !{!34, !5, i64 96}
!63 = distinct !{!63, !19}
!64 = !{!34, !5, i64 16}
!65 = distinct !{!65, !19}
!66 = !{!22, !5, i64 131872}
!67 = !{!22, !5, i64 131800}
!68 = distinct !{!68, !19}
!69 = distinct !{!69, !19}
!70 = !{!22, !5, i64 131784}
!71 = !{!22, !5, i64 131792}
!72 = !{!4, !5, i64 0}
!73 = !{!4, !5, i64 720}
!74 = !{!4, !5, i64 776}
!75 = !{!4, !5, i64 784}
!76 = !{!34, !5, i64 120}
!77 = !{!34, !5, i64 112}
!78 = !{!4, !8, i64 772}
!79 = !{!6, !6, i64 0}
!80 = !{!4, !8, i64 160}
!81 = !{!4, !5, i64 64}
!82 = distinct !{!82, !19}
!83 = distinct !{!83, !19}
!84 = distinct !{!84, !85}
!85 = !{!"llvm.loop.unroll.disable"}
!86 = distinct !{!86, !19}
!87 = !{!22, !8, i64 164}
!88 = !{!4, !5, i64 72}
!89 = !{!4, !8, i64 52}
!90 = distinct !{!90, !19}
!91 = !{!9, !8, i64 12}
!92 = !{!9, !8, i64 8}
!93 = distinct !{!93, !19}
!94 = distinct !{!94, !19}
!95 = !{!4, !5, i64 800}
!96 = distinct !{!96, !19}
!97 = distinct !{!97, !85}
!98 = distinct !{!98, !19}
!99 = distinct !{!99, !85}
!100 = distinct !{!100, !19}
