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
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %5) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %5, i8 0, i64 80, i1 false)
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !21
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
  store i64 %15, ptr %6, align 8, !tbaa !24
  %16 = getelementptr inbounds i8, ptr %6, i64 8
  %17 = getelementptr inbounds i8, ptr %9, i64 752
  %18 = load i64, ptr %17, align 8, !tbaa !26
  store i64 %18, ptr %16, align 8, !tbaa !27
  %19 = getelementptr inbounds i8, ptr %6, i64 16
  store i64 %18, ptr %19, align 8, !tbaa !28
  %20 = getelementptr inbounds i8, ptr %0, i64 96
  %21 = load i64, ptr %20, align 8, !tbaa !29
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %23, align 8, !tbaa !30
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
  %62 = getelementptr inbounds i8, ptr %9, i64 808
  %63 = getelementptr inbounds i8, ptr %9, i64 160
  %64 = getelementptr inbounds i8, ptr %9, i64 64
  %65 = getelementptr inbounds i8, ptr %9, i64 760
  %66 = getelementptr inbounds i8, ptr %9, i64 176
  %67 = getelementptr inbounds i8, ptr %9, i64 696
  %68 = getelementptr inbounds i8, ptr %0, i64 164
  br label %69

69:                                               ; preds = %1131, %14
  %70 = phi i64 [ 0, %14 ], [ %740, %1131 ]
  %71 = phi i64 [ 0, %14 ], [ %741, %1131 ]
  %72 = phi i32 [ 0, %14 ], [ %742, %1131 ]
  %73 = phi ptr [ null, %14 ], [ %743, %1131 ]
  %74 = phi i64 [ 0, %14 ], [ %744, %1131 ]
  %75 = phi i64 [ 0, %14 ], [ %745, %1131 ]
  %76 = phi i32 [ 0, %14 ], [ %746, %1131 ]
  %77 = phi ptr [ null, %14 ], [ %747, %1131 ]
  %78 = phi i64 [ 0, %14 ], [ %748, %1131 ]
  %79 = load i64, ptr %24, align 8, !tbaa !31
  %80 = load i64, ptr %25, align 8, !tbaa !32
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %82, label %737

82:                                               ; preds = %69
  %83 = load i64, ptr %26, align 8, !tbaa !33
  br label %84

84:                                               ; preds = %82, %719
  %85 = phi i64 [ %720, %719 ], [ %80, %82 ]
  %86 = phi i64 [ %734, %719 ], [ %83, %82 ]
  %87 = phi i32 [ %731, %719 ], [ 0, %82 ]
  %88 = phi i64 [ %735, %719 ], [ %79, %82 ]
  %89 = phi i64 [ %730, %719 ], [ %78, %82 ]
  %90 = phi ptr [ %729, %719 ], [ %77, %82 ]
  %91 = phi i32 [ %728, %719 ], [ %76, %82 ]
  %92 = phi i64 [ %727, %719 ], [ %75, %82 ]
  %93 = phi i64 [ %726, %719 ], [ %74, %82 ]
  %94 = phi ptr [ %725, %719 ], [ %73, %82 ]
  %95 = phi i32 [ %724, %719 ], [ %72, %82 ]
  %96 = phi i64 [ %723, %719 ], [ %71, %82 ]
  %97 = phi i64 [ %722, %719 ], [ %70, %82 ]
  %98 = getelementptr inbounds %struct.Group, ptr %22, i64 %86
  %99 = load i32, ptr %98, align 8, !tbaa !34
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %719, label %101

101:                                              ; preds = %84
  %102 = add i32 %87, 1
  store i32 0, ptr %27, align 4, !tbaa !36
  %103 = ptrtoint ptr %98 to i64
  store i64 %103, ptr %28, align 8, !tbaa !38
  %104 = getelementptr inbounds i8, ptr %98, i64 48
  %105 = load i64, ptr %104, align 8, !tbaa !39
  store i64 %105, ptr %29, align 8, !tbaa !40
  %106 = getelementptr inbounds i8, ptr %98, i64 64
  %107 = load i64, ptr %106, align 8, !tbaa !41
  %108 = icmp ne i64 %107, 0
  %109 = zext i1 %108 to i32
  %110 = getelementptr inbounds i8, ptr %98, i64 40
  %111 = getelementptr inbounds i8, ptr %98, i64 36
  %112 = getelementptr inbounds i8, ptr %98, i64 8
  %113 = getelementptr inbounds i8, ptr %98, i64 72
  %114 = getelementptr inbounds i8, ptr %98, i64 12
  %115 = getelementptr inbounds i8, ptr %98, i64 4
  %116 = getelementptr inbounds i8, ptr %98, i64 80
  %117 = getelementptr inbounds i8, ptr %98, i64 88
  %118 = getelementptr inbounds i8, ptr %98, i64 56
  %119 = getelementptr inbounds i8, ptr %98, i64 96
  %120 = getelementptr inbounds i8, ptr %98, i64 16
  br label %121

121:                                              ; preds = %670, %101
  %122 = phi i64 [ %97, %101 ], [ %625, %670 ]
  %123 = phi i64 [ %96, %101 ], [ %626, %670 ]
  %124 = phi i32 [ %95, %101 ], [ %627, %670 ]
  %125 = phi ptr [ %94, %101 ], [ %628, %670 ]
  %126 = phi i64 [ %93, %101 ], [ %629, %670 ]
  %127 = phi i64 [ %92, %101 ], [ %630, %670 ]
  %128 = phi i32 [ %91, %101 ], [ %631, %670 ]
  %129 = phi ptr [ %90, %101 ], [ %632, %670 ]
  %130 = phi i64 [ %89, %101 ], [ %633, %670 ]
  %131 = phi i32 [ %109, %101 ], [ 0, %670 ]
  %132 = load atomic i64, ptr %30 acquire, align 8
  %133 = icmp eq i64 %132, %122
  %134 = select i1 %133, i64 %123, i64 -1
  %135 = select i1 %133, i64 %127, i64 -1
  %136 = load atomic i64, ptr %31 acquire, align 8
  %137 = inttoptr i64 %136 to ptr
  %138 = icmp eq i64 %136, 0
  br i1 %138, label %205, label %139

139:                                              ; preds = %121
  %140 = load i64, ptr %32, align 8, !tbaa !42
  %141 = icmp ugt i64 %140, 1
  br i1 %141, label %142, label %205

142:                                              ; preds = %139
  %143 = load i32, ptr %33, align 8, !tbaa !43
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %205

145:                                              ; preds = %142
  %146 = load i64, ptr %106, align 8, !tbaa !41
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %148, label %205

148:                                              ; preds = %145
  %149 = load i64, ptr %110, align 8, !tbaa !44
  %150 = inttoptr i64 %149 to ptr
  %151 = load i32, ptr %111, align 4, !tbaa !45
  %152 = zext i32 %151 to i64
  %153 = urem i64 %152, %140
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %205

155:                                              ; preds = %148
  %156 = load i32, ptr %112, align 8, !tbaa !46
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %205

158:                                              ; preds = %155
  %159 = load i64, ptr %113, align 8, !tbaa !47
  %160 = icmp ne i64 %159, 0
  %161 = icmp eq i32 %151, 0
  %162 = or i1 %161, %160
  br i1 %162, label %197, label %163

163:                                              ; preds = %158
  %164 = load i64, ptr %34, align 8, !tbaa !48
  %165 = getelementptr inbounds i8, ptr %150, i64 528
  %166 = load i64, ptr %165, align 8, !tbaa !49
  %167 = getelementptr inbounds i8, ptr %150, i64 524
  %168 = load i32, ptr %167, align 4, !tbaa !17
  br label %180

169:                                              ; preds = %191
  %170 = mul i64 %192, %164
  %171 = add i64 %170, %149
  %172 = inttoptr i64 %171 to ptr
  %173 = getelementptr inbounds i8, ptr %172, i64 528
  %174 = load i64, ptr %173, align 8, !tbaa !49
  %175 = icmp eq i64 %174, %166
  br i1 %175, label %176, label %195, !llvm.loop !50

176:                                              ; preds = %169
  %177 = getelementptr inbounds i8, ptr %172, i64 524
  %178 = load i32, ptr %177, align 4, !tbaa !17
  %179 = icmp eq i32 %178, %168
  br i1 %179, label %180, label %195, !llvm.loop !50

180:                                              ; preds = %163, %176
  %181 = phi i64 [ %192, %176 ], [ 0, %163 ]
  %182 = phi i1 [ %193, %176 ], [ false, %163 ]
  %183 = phi ptr [ %172, %176 ], [ %150, %163 ]
  %184 = getelementptr inbounds i8, ptr %183, i64 536
  %185 = load i32, ptr %184, align 8, !tbaa !17
  switch i32 %185, label %191 [
    i32 2, label %195
    i32 1, label %186
  ]

186:                                              ; preds = %180
  %187 = getelementptr inbounds i8, ptr %183, i64 540
  %188 = load i32, ptr %187, align 4, !tbaa !17
  %189 = load i32, ptr %114, align 4, !tbaa !51
  %190 = icmp eq i32 %188, %189
  br i1 %190, label %195, label %191

191:                                              ; preds = %186, %180
  %192 = add nuw nsw i64 %181, 1
  %193 = icmp uge i64 %192, %152
  %194 = icmp eq i64 %192, %152
  br i1 %194, label %195, label %169, !llvm.loop !50

195:                                              ; preds = %169, %176, %180, %186, %191
  %196 = phi i1 [ %193, %191 ], [ %182, %186 ], [ %182, %180 ], [ %193, %176 ], [ %193, %169 ]
  br i1 %196, label %197, label %205

197:                                              ; preds = %195, %158
  %198 = call i32 %137(ptr noundef %0, ptr noundef nonnull %98, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %132) #9
  %199 = load atomic i32, ptr %35 monotonic, align 4
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %1132

201:                                              ; preds = %197
  %202 = or i32 %198, %131
  %203 = load i32, ptr %115, align 4, !tbaa !52
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %706, label %205

205:                                              ; preds = %201, %195, %155, %148, %145, %142, %139, %121
  %206 = phi i32 [ %131, %145 ], [ %202, %201 ], [ %131, %195 ], [ %131, %142 ], [ %131, %139 ], [ %131, %121 ], [ %131, %155 ], [ %131, %148 ]
  store i64 0, ptr %113, align 8, !tbaa !47
  %207 = load i64, ptr %106, align 8, !tbaa !41
  %208 = trunc i64 %207 to i32
  %209 = load i32, ptr %111, align 4, !tbaa !45
  %210 = icmp ugt i32 %209, %208
  br i1 %210, label %211, label %624

211:                                              ; preds = %205, %610
  %212 = phi i64 [ %611, %610 ], [ %132, %205 ]
  %213 = phi i64 [ %612, %610 ], [ %134, %205 ]
  %214 = phi i32 [ %613, %610 ], [ %124, %205 ]
  %215 = phi ptr [ %614, %610 ], [ %125, %205 ]
  %216 = phi i64 [ %615, %610 ], [ %126, %205 ]
  %217 = phi i64 [ %616, %610 ], [ %135, %205 ]
  %218 = phi i32 [ %617, %610 ], [ %128, %205 ]
  %219 = phi ptr [ %618, %610 ], [ %129, %205 ]
  %220 = phi i64 [ %619, %610 ], [ %130, %205 ]
  %221 = phi i32 [ %622, %610 ], [ %209, %205 ]
  %222 = phi i32 [ %621, %610 ], [ %206, %205 ]
  %223 = phi i32 [ %620, %610 ], [ %208, %205 ]
  %224 = load i32, ptr %33, align 8, !tbaa !43
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %237, label %226

226:                                              ; preds = %211
  %227 = zext i32 %221 to i64
  %228 = load i64, ptr %116, align 8, !tbaa !53
  %229 = load i64, ptr %117, align 8, !tbaa !54
  %230 = icmp eq i64 %229, 0
  %231 = zext i32 %223 to i64
  %232 = sub nsw i64 %227, %231
  %233 = select i1 %230, i64 %231, i64 %232
  %234 = add i64 %233, %228
  %235 = urem i64 %234, %227
  %236 = trunc nuw i64 %235 to i32
  br label %237

237:                                              ; preds = %226, %211
  %238 = phi i32 [ %236, %226 ], [ %223, %211 ]
  %239 = load i64, ptr %110, align 8, !tbaa !44
  %240 = zext i32 %238 to i64
  %241 = load i64, ptr %34, align 8, !tbaa !48
  %242 = mul i64 %241, %240
  %243 = add i64 %242, %239
  %244 = inttoptr i64 %243 to ptr
  %245 = getelementptr inbounds i8, ptr %244, i64 536
  %246 = load i32, ptr %245, align 8, !tbaa !17
  switch i32 %246, label %254 [
    i32 2, label %252
    i32 1, label %247
  ]

247:                                              ; preds = %237
  %248 = getelementptr inbounds i8, ptr %244, i64 540
  %249 = load i32, ptr %248, align 4, !tbaa !17
  %250 = load i32, ptr %114, align 4, !tbaa !51
  %251 = icmp eq i32 %249, %250
  br i1 %251, label %252, label %254

252:                                              ; preds = %247, %237
  %253 = add nuw i32 %223, 1
  br label %610, !llvm.loop !55

254:                                              ; preds = %247, %237
  %255 = load i64, ptr %16, align 8, !tbaa !27
  %256 = icmp sgt i64 %255, 0
  br i1 %256, label %274, label %257

257:                                              ; preds = %254
  %258 = load i64, ptr %6, align 8, !tbaa !24
  %259 = icmp eq i64 %258, -1
  br i1 %259, label %270, label %260

260:                                              ; preds = %257
  %261 = call i64 @llvm.readcyclecounter()
  %262 = load i64, ptr %6, align 8, !tbaa !24
  %263 = icmp ult i64 %261, %262
  br i1 %263, label %264, label %702

264:                                              ; preds = %260
  %265 = load i64, ptr %110, align 8, !tbaa !44
  %266 = load i64, ptr %34, align 8, !tbaa !48
  %267 = load i32, ptr %33, align 8, !tbaa !43
  %268 = mul i64 %266, %240
  %269 = add i64 %268, %265
  br label %270

270:                                              ; preds = %264, %257
  %271 = phi i64 [ %269, %264 ], [ %243, %257 ]
  %272 = phi i32 [ %267, %264 ], [ %224, %257 ]
  %273 = load i64, ptr %19, align 8, !tbaa !28
  store i64 %273, ptr %16, align 8, !tbaa !27
  br label %274

274:                                              ; preds = %270, %254
  %275 = phi i64 [ %271, %270 ], [ %243, %254 ]
  %276 = phi i32 [ %272, %270 ], [ %224, %254 ]
  store i64 %275, ptr %36, align 8, !tbaa !56
  %277 = load i64, ptr %118, align 8, !tbaa !57
  %278 = load i64, ptr %37, align 8, !tbaa !58
  %279 = mul i64 %278, %240
  %280 = load i32, ptr %38, align 4, !tbaa !3
  %281 = zext i32 %280 to i64
  %282 = mul i64 %279, %281
  %283 = add i64 %282, %277
  store i64 %283, ptr %39, align 8, !tbaa !59
  %284 = load i64, ptr %40, align 8, !tbaa !60
  store i64 %284, ptr %0, align 8, !tbaa !61
  %285 = icmp eq i32 %276, 2
  br i1 %285, label %286, label %302

286:                                              ; preds = %274
  %287 = load i64, ptr %41, align 8, !tbaa !62
  %288 = load i64, ptr %119, align 8, !tbaa !63
  %289 = add i64 %288, 1
  store i64 %289, ptr %119, align 8, !tbaa !63
  %290 = add i64 %287, -7046029254386353131
  %291 = add i64 %290, %288
  %292 = lshr i64 %291, 30
  %293 = xor i64 %292, %291
  %294 = mul i64 %293, -4658895280553007687
  %295 = lshr i64 %294, 27
  %296 = xor i64 %295, %294
  %297 = mul i64 %296, -7723592293110705685
  %298 = lshr i64 %297, 31
  %299 = xor i64 %298, %297
  %300 = and i64 %299, 63
  %301 = add nuw nsw i64 %300, 1
  store i64 %301, ptr %0, align 8, !tbaa !61
  br label %302

302:                                              ; preds = %286, %274
  store i32 0, ptr %245, align 8, !tbaa !17
  %303 = getelementptr inbounds i8, ptr %244, i64 528
  %304 = load i64, ptr %303, align 8, !tbaa !49
  %305 = getelementptr inbounds i8, ptr %244, i64 524
  br label %306

306:                                              ; preds = %410, %302
  %307 = phi i64 [ %212, %302 ], [ %392, %410 ]
  %308 = phi i64 [ %213, %302 ], [ %393, %410 ]
  %309 = phi i32 [ %214, %302 ], [ %394, %410 ]
  %310 = phi ptr [ %215, %302 ], [ %395, %410 ]
  %311 = phi i64 [ %216, %302 ], [ %396, %410 ]
  %312 = phi i64 [ %217, %302 ], [ %397, %410 ]
  %313 = phi i32 [ %218, %302 ], [ %398, %410 ]
  %314 = phi ptr [ %219, %302 ], [ %399, %410 ]
  %315 = phi i64 [ %220, %302 ], [ %400, %410 ]
  %316 = phi i64 [ %304, %302 ], [ %412, %410 ]
  %317 = load i32, ptr %305, align 4, !tbaa !17
  %318 = icmp eq i64 %308, %316
  %319 = icmp eq i32 %309, %317
  %320 = select i1 %318, i1 %319, i1 false
  br i1 %320, label %391, label %321

321:                                              ; preds = %306
  %322 = add i64 %316, 1
  %323 = and i32 %317, 1023
  %324 = lshr i32 %317, 13
  %325 = and i32 %324, 1024
  %326 = or disjoint i32 %325, %323
  %327 = zext nneg i32 %326 to i64
  %328 = shl nuw nsw i64 %327, 48
  %329 = or i64 %328, %322
  %330 = icmp eq i64 %312, %316
  %331 = icmp eq i32 %313, %317
  %332 = select i1 %330, i1 %331, i1 false
  br i1 %332, label %386, label %333

333:                                              ; preds = %321
  %334 = inttoptr i64 %307 to ptr
  %335 = getelementptr inbounds i8, ptr %334, i64 -8
  %336 = load i64, ptr %335, align 8, !tbaa !49
  %337 = lshr i64 %329, 2
  %338 = mul i64 %337, -7046029254386353131
  %339 = lshr i64 %338, 40
  br label %340

340:                                              ; preds = %340, %333
  %341 = phi i64 [ %339, %333 ], [ %351, %340 ]
  %342 = phi ptr [ undef, %333 ], [ %349, %340 ]
  %343 = and i64 %341, %336
  %344 = getelementptr inbounds %struct.Region, ptr %334, i64 %343
  %345 = load i64, ptr %344, align 8, !tbaa !24
  %346 = icmp ne i64 %345, %329
  %347 = icmp ne i64 %345, 0
  %348 = select i1 %347, ptr %342, ptr null
  %349 = select i1 %346, ptr %348, ptr %344
  %350 = and i1 %346, %347
  %351 = add i64 %341, 1
  br i1 %350, label %340, label %352

352:                                              ; preds = %340
  %353 = icmp eq ptr %349, null
  br i1 %353, label %354, label %377

354:                                              ; preds = %352
  %355 = load atomic i64, ptr %30 acquire, align 8
  %356 = icmp eq i64 %355, %307
  %357 = inttoptr i64 %355 to ptr
  %358 = getelementptr inbounds i8, ptr %357, i64 -8
  %359 = load i64, ptr %358, align 8, !tbaa !49
  br label %360

360:                                              ; preds = %360, %354
  %361 = phi i64 [ %339, %354 ], [ %371, %360 ]
  %362 = phi ptr [ undef, %354 ], [ %369, %360 ]
  %363 = and i64 %361, %359
  %364 = getelementptr inbounds %struct.Region, ptr %357, i64 %363
  %365 = load i64, ptr %364, align 8, !tbaa !24
  %366 = icmp ne i64 %365, %329
  %367 = icmp ne i64 %365, 0
  %368 = select i1 %367, ptr %362, ptr null
  %369 = select i1 %366, ptr %368, ptr %364
  %370 = and i1 %366, %367
  %371 = add i64 %361, 1
  br i1 %370, label %360, label %372

372:                                              ; preds = %360
  %373 = select i1 %356, i64 %308, i64 -1
  %374 = icmp eq ptr %369, null
  br i1 %374, label %375, label %377

375:                                              ; preds = %372
  %376 = select i1 %356, i64 %312, i64 -1
  store i64 %329, ptr %23, align 8, !tbaa !49
  br label %413

377:                                              ; preds = %372, %352
  %378 = phi i64 [ %355, %372 ], [ %307, %352 ]
  %379 = phi i64 [ %373, %372 ], [ %308, %352 ]
  %380 = phi ptr [ %369, %372 ], [ %349, %352 ]
  %381 = getelementptr inbounds i8, ptr %380, i64 8
  %382 = load i64, ptr %381, align 8, !tbaa !27
  %383 = inttoptr i64 %382 to ptr
  %384 = getelementptr inbounds i8, ptr %380, i64 16
  %385 = load i64, ptr %384, align 8, !tbaa !49
  br label %386

386:                                              ; preds = %321, %377
  %387 = phi i64 [ %378, %377 ], [ %307, %321 ]
  %388 = phi i64 [ %379, %377 ], [ %308, %321 ]
  %389 = phi ptr [ %383, %377 ], [ %314, %321 ]
  %390 = phi i64 [ %385, %377 ], [ %315, %321 ]
  store i64 %329, ptr %42, align 8, !tbaa !49
  br label %391

391:                                              ; preds = %306, %386
  %392 = phi i64 [ %387, %386 ], [ %307, %306 ]
  %393 = phi i64 [ %316, %386 ], [ %308, %306 ]
  %394 = phi i32 [ %317, %386 ], [ %309, %306 ]
  %395 = phi ptr [ %389, %386 ], [ %310, %306 ]
  %396 = phi i64 [ %390, %386 ], [ %311, %306 ]
  %397 = phi i64 [ %388, %386 ], [ %312, %306 ]
  %398 = phi i32 [ %309, %386 ], [ %313, %306 ]
  %399 = phi ptr [ %310, %386 ], [ %314, %306 ]
  %400 = phi i64 [ %311, %386 ], [ %315, %306 ]
  %401 = call i64 %395(ptr noundef %244, ptr noundef nonnull %0, i64 noundef %396) #9
  %402 = and i64 %401, 281474976710655
  store i64 %402, ptr %303, align 8, !tbaa !49
  %403 = icmp ult i64 %401, 281474976710656
  br i1 %403, label %407, label %404

404:                                              ; preds = %391
  %405 = lshr i64 %401, 48
  %406 = trunc nuw nsw i64 %405 to i32
  br label %413

407:                                              ; preds = %391
  %408 = load i64, ptr %0, align 8, !tbaa !61
  %409 = icmp ult i64 %408, 2
  br i1 %409, label %413, label %410

410:                                              ; preds = %407
  %411 = add i64 %408, -1
  store i64 %411, ptr %0, align 8, !tbaa !61
  %412 = load i64, ptr %303, align 8, !tbaa !49
  br label %306

413:                                              ; preds = %407, %404, %375
  %414 = phi i64 [ %392, %404 ], [ %355, %375 ], [ %392, %407 ]
  %415 = phi i64 [ %393, %404 ], [ %373, %375 ], [ %393, %407 ]
  %416 = phi i32 [ %394, %404 ], [ %309, %375 ], [ %394, %407 ]
  %417 = phi ptr [ %395, %404 ], [ %310, %375 ], [ %395, %407 ]
  %418 = phi i64 [ %396, %404 ], [ %311, %375 ], [ %396, %407 ]
  %419 = phi i64 [ %397, %404 ], [ %376, %375 ], [ %397, %407 ]
  %420 = phi i32 [ %398, %404 ], [ %313, %375 ], [ %398, %407 ]
  %421 = phi ptr [ %399, %404 ], [ %314, %375 ], [ %399, %407 ]
  %422 = phi i64 [ %400, %404 ], [ %315, %375 ], [ %400, %407 ]
  %423 = phi i32 [ %406, %404 ], [ 3, %375 ], [ 3, %407 ]
  %424 = load i64, ptr %16, align 8, !tbaa !27
  %425 = add nsw i64 %424, -64
  store i64 %425, ptr %16, align 8, !tbaa !27
  %426 = load i64, ptr %0, align 8, !tbaa !61
  %427 = load i64, ptr %40, align 8, !tbaa !60
  %428 = icmp ult i64 %426, %427
  br i1 %428, label %429, label %432

429:                                              ; preds = %413
  %430 = add i64 %426, %425
  %431 = sub i64 %430, %427
  store i64 %431, ptr %16, align 8, !tbaa !27
  br label %432

432:                                              ; preds = %429, %413
  %433 = load atomic i32, ptr %35 monotonic, align 4
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %435, label %1132

435:                                              ; preds = %432
  %436 = load i64, ptr %23, align 8, !tbaa !30
  %437 = icmp eq i64 %436, 0
  br i1 %437, label %438, label %704

438:                                              ; preds = %435
  switch i32 %423, label %459 [
    i32 2, label %439
    i32 1, label %449
  ]

439:                                              ; preds = %438
  %440 = load i32, ptr %114, align 4, !tbaa !51
  %441 = getelementptr inbounds i8, ptr %244, i64 540
  store i32 %440, ptr %441, align 4, !tbaa !17
  store i32 1, ptr %245, align 8, !tbaa !17
  %442 = load i32, ptr %112, align 8, !tbaa !46
  %443 = add i32 %442, 1
  store i32 %443, ptr %112, align 8, !tbaa !46
  %444 = load i32, ptr %115, align 4, !tbaa !52
  %445 = icmp ult i32 %443, %444
  br i1 %445, label %472, label %446

446:                                              ; preds = %439
  store i32 0, ptr %112, align 8, !tbaa !46
  %447 = load i32, ptr %114, align 4, !tbaa !51
  %448 = add i32 %447, 1
  store i32 %448, ptr %114, align 4, !tbaa !51
  br label %472

449:                                              ; preds = %438
  store i32 2, ptr %245, align 8, !tbaa !17
  %450 = load i32, ptr %115, align 4, !tbaa !52
  %451 = add i32 %450, -1
  store i32 %451, ptr %115, align 4, !tbaa !52
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %468, label %453

453:                                              ; preds = %449
  %454 = load i32, ptr %112, align 8, !tbaa !46
  %455 = icmp ult i32 %454, %451
  br i1 %455, label %468, label %456

456:                                              ; preds = %453
  store i32 0, ptr %112, align 8, !tbaa !46
  %457 = load i32, ptr %114, align 4, !tbaa !51
  %458 = add i32 %457, 1
  store i32 %458, ptr %114, align 4, !tbaa !51
  br label %468

459:                                              ; preds = %438
  %460 = icmp eq i32 %423, 4
  %461 = zext i1 %460 to i32
  store i32 %461, ptr %245, align 8, !tbaa !17
  br i1 %460, label %462, label %468

462:                                              ; preds = %459
  %463 = getelementptr inbounds i8, ptr %244, i64 540
  %464 = load i32, ptr %463, align 4, !tbaa !17
  %465 = load i32, ptr %114, align 4, !tbaa !51
  %466 = icmp ne i32 %464, %465
  %467 = zext i1 %466 to i32
  br label %468

468:                                              ; preds = %462, %459, %456, %453, %449
  %469 = phi i32 [ %467, %462 ], [ 0, %459 ], [ 1, %449 ], [ 1, %453 ], [ 1, %456 ]
  %470 = or i32 %469, %222
  %471 = add i32 %223, 1
  br label %610

472:                                              ; preds = %446, %439
  %473 = or i32 %222, 1
  %474 = add i32 %223, 1
  %475 = icmp eq i64 %415, %304
  br i1 %475, label %476, label %610, !llvm.loop !55

476:                                              ; preds = %472
  %477 = load i32, ptr %33, align 8, !tbaa !43
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %479, label %610, !llvm.loop !55

479:                                              ; preds = %476
  %480 = load i64, ptr %303, align 8, !tbaa !49
  %481 = or i64 %480, 562949953421312
  %482 = load i32, ptr %111, align 4, !tbaa !45
  %483 = icmp ugt i32 %482, %474
  br i1 %483, label %484, label %606

484:                                              ; preds = %479
  %485 = zext i32 %474 to i64
  br label %486

486:                                              ; preds = %594, %484
  %487 = phi i64 [ %485, %484 ], [ %595, %594 ]
  %488 = load i64, ptr %110, align 8, !tbaa !44
  %489 = load i64, ptr %34, align 8, !tbaa !48
  %490 = mul i64 %489, %487
  %491 = add i64 %490, %488
  %492 = inttoptr i64 %491 to ptr
  %493 = getelementptr inbounds i8, ptr %492, i64 528
  %494 = load i64, ptr %493, align 8, !tbaa !49
  %495 = icmp eq i64 %494, %304
  br i1 %495, label %496, label %603

496:                                              ; preds = %486
  %497 = getelementptr inbounds i8, ptr %492, i64 524
  %498 = load i32, ptr %497, align 4, !tbaa !17
  %499 = icmp eq i32 %498, %416
  br i1 %499, label %500, label %603

500:                                              ; preds = %496
  %501 = getelementptr inbounds i8, ptr %492, i64 536
  %502 = load i32, ptr %501, align 8, !tbaa !17
  switch i32 %502, label %511 [
    i32 2, label %603
    i32 1, label %503
  ]

503:                                              ; preds = %500
  %504 = getelementptr inbounds i8, ptr %492, i64 540
  %505 = load i32, ptr %504, align 4, !tbaa !17
  %506 = load i32, ptr %114, align 4, !tbaa !51
  %507 = icmp eq i32 %505, %506
  %508 = load i64, ptr %16, align 8
  %509 = icmp slt i64 %508, 1
  %510 = select i1 %507, i1 true, i1 %509
  br i1 %510, label %603, label %514

511:                                              ; preds = %500
  %512 = load i64, ptr %16, align 8, !tbaa !27
  %513 = icmp slt i64 %512, 1
  br i1 %513, label %603, label %514

514:                                              ; preds = %503, %511
  store i64 %491, ptr %36, align 8, !tbaa !56
  %515 = load i64, ptr %118, align 8, !tbaa !57
  %516 = load i64, ptr %37, align 8, !tbaa !58
  %517 = mul i64 %516, %487
  %518 = load i32, ptr %38, align 4, !tbaa !3
  %519 = zext i32 %518 to i64
  %520 = mul i64 %517, %519
  %521 = add i64 %520, %515
  store i64 %521, ptr %39, align 8, !tbaa !59
  %522 = load i64, ptr %40, align 8, !tbaa !60
  store i64 %522, ptr %0, align 8, !tbaa !61
  %523 = load i32, ptr %33, align 8, !tbaa !43
  %524 = icmp eq i32 %523, 2
  br i1 %524, label %525, label %541

525:                                              ; preds = %514
  %526 = load i64, ptr %41, align 8, !tbaa !62
  %527 = load i64, ptr %119, align 8, !tbaa !63
  %528 = add i64 %527, 1
  store i64 %528, ptr %119, align 8, !tbaa !63
  %529 = add i64 %526, -7046029254386353131
  %530 = add i64 %529, %527
  %531 = lshr i64 %530, 30
  %532 = xor i64 %531, %530
  %533 = mul i64 %532, -4658895280553007687
  %534 = lshr i64 %533, 27
  %535 = xor i64 %534, %533
  %536 = mul i64 %535, -7723592293110705685
  %537 = lshr i64 %536, 31
  %538 = xor i64 %537, %536
  %539 = and i64 %538, 63
  %540 = add nuw nsw i64 %539, 1
  store i64 %540, ptr %0, align 8, !tbaa !61
  br label %541

541:                                              ; preds = %525, %514
  %542 = call i64 %417(ptr noundef nonnull %492, ptr noundef nonnull %0, i64 noundef %418) #9
  %543 = load i64, ptr %16, align 8, !tbaa !27
  %544 = add nsw i64 %543, -64
  store i64 %544, ptr %16, align 8, !tbaa !27
  %545 = load i64, ptr %0, align 8, !tbaa !61
  %546 = load i64, ptr %40, align 8, !tbaa !60
  %547 = icmp ult i64 %545, %546
  br i1 %547, label %548, label %551

548:                                              ; preds = %541
  %549 = add i64 %545, %544
  %550 = sub i64 %549, %546
  store i64 %550, ptr %16, align 8, !tbaa !27
  br label %551

551:                                              ; preds = %548, %541
  %552 = and i64 %542, 281474976710655
  store i64 %552, ptr %493, align 8, !tbaa !49
  %553 = icmp eq i64 %542, %481
  br i1 %553, label %581, label %554

554:                                              ; preds = %551
  %555 = trunc nuw i64 %487 to i32
  %556 = lshr i64 %542, 48
  %557 = trunc nuw i64 %556 to i16
  switch i16 %557, label %578 [
    i16 2, label %558
    i16 1, label %568
  ]

558:                                              ; preds = %554
  %559 = load i32, ptr %114, align 4, !tbaa !51
  %560 = getelementptr inbounds i8, ptr %492, i64 540
  store i32 %559, ptr %560, align 4, !tbaa !17
  store i32 1, ptr %501, align 8, !tbaa !17
  %561 = load i32, ptr %112, align 8, !tbaa !46
  %562 = add i32 %561, 1
  store i32 %562, ptr %112, align 8, !tbaa !46
  %563 = load i32, ptr %115, align 4, !tbaa !52
  %564 = icmp ult i32 %562, %563
  br i1 %564, label %599, label %565

565:                                              ; preds = %558
  store i32 0, ptr %112, align 8, !tbaa !46
  %566 = load i32, ptr %114, align 4, !tbaa !51
  %567 = add i32 %566, 1
  store i32 %567, ptr %114, align 4, !tbaa !51
  br label %599

568:                                              ; preds = %554
  store i32 2, ptr %501, align 8, !tbaa !17
  %569 = load i32, ptr %115, align 4, !tbaa !52
  %570 = add i32 %569, -1
  store i32 %570, ptr %115, align 4, !tbaa !52
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %599, label %572

572:                                              ; preds = %568
  %573 = load i32, ptr %112, align 8, !tbaa !46
  %574 = icmp ult i32 %573, %570
  br i1 %574, label %599, label %575

575:                                              ; preds = %572
  store i32 0, ptr %112, align 8, !tbaa !46
  %576 = load i32, ptr %114, align 4, !tbaa !51
  %577 = add i32 %576, 1
  store i32 %577, ptr %114, align 4, !tbaa !51
  br label %599

578:                                              ; preds = %554
  %579 = icmp eq i64 %556, 4
  %580 = zext i1 %579 to i32
  store i32 %580, ptr %501, align 8, !tbaa !17
  br label %599

581:                                              ; preds = %551
  %582 = load i32, ptr %114, align 4, !tbaa !51
  %583 = getelementptr inbounds i8, ptr %492, i64 540
  store i32 %582, ptr %583, align 4, !tbaa !17
  store i32 1, ptr %501, align 8, !tbaa !17
  %584 = load i32, ptr %112, align 8, !tbaa !46
  %585 = add i32 %584, 1
  store i32 %585, ptr %112, align 8, !tbaa !46
  %586 = load i32, ptr %115, align 4, !tbaa !52
  %587 = icmp ult i32 %585, %586
  br i1 %587, label %591, label %588

588:                                              ; preds = %581
  store i32 0, ptr %112, align 8, !tbaa !46
  %589 = load i32, ptr %114, align 4, !tbaa !51
  %590 = add i32 %589, 1
  store i32 %590, ptr %114, align 4, !tbaa !51
  br label %591

591:                                              ; preds = %588, %581
  %592 = load atomic i32, ptr %35 monotonic, align 4
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %594, label %603

594:                                              ; preds = %591
  %595 = add nuw nsw i64 %487, 1
  %596 = load i32, ptr %111, align 4, !tbaa !45
  %597 = zext i32 %596 to i64
  %598 = icmp ult i64 %595, %597
  br i1 %598, label %486, label %603, !llvm.loop !64

599:                                              ; preds = %578, %575, %572, %568, %565, %558
  %600 = icmp ugt i64 %542, 281474976710655
  %601 = zext i1 %600 to i32
  %602 = add nuw i32 %601, %555
  br label %606

603:                                              ; preds = %594, %591, %511, %503, %500, %496, %486
  %604 = phi i64 [ %487, %500 ], [ %487, %511 ], [ %487, %503 ], [ %487, %496 ], [ %487, %486 ], [ %487, %591 ], [ %595, %594 ]
  %605 = trunc i64 %604 to i32
  br label %606

606:                                              ; preds = %603, %599, %479
  %607 = phi i32 [ %602, %599 ], [ %474, %479 ], [ %605, %603 ]
  %608 = load atomic i32, ptr %35 monotonic, align 4
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %1132

610:                                              ; preds = %606, %476, %472, %468, %252
  %611 = phi i64 [ %414, %468 ], [ %414, %606 ], [ %414, %476 ], [ %414, %472 ], [ %212, %252 ]
  %612 = phi i64 [ %415, %468 ], [ %304, %606 ], [ %304, %476 ], [ %415, %472 ], [ %213, %252 ]
  %613 = phi i32 [ %416, %468 ], [ %416, %606 ], [ %416, %476 ], [ %416, %472 ], [ %214, %252 ]
  %614 = phi ptr [ %417, %468 ], [ %417, %606 ], [ %417, %476 ], [ %417, %472 ], [ %215, %252 ]
  %615 = phi i64 [ %418, %468 ], [ %418, %606 ], [ %418, %476 ], [ %418, %472 ], [ %216, %252 ]
  %616 = phi i64 [ %419, %468 ], [ %419, %606 ], [ %419, %476 ], [ %419, %472 ], [ %217, %252 ]
  %617 = phi i32 [ %420, %468 ], [ %420, %606 ], [ %420, %476 ], [ %420, %472 ], [ %218, %252 ]
  %618 = phi ptr [ %421, %468 ], [ %421, %606 ], [ %421, %476 ], [ %421, %472 ], [ %219, %252 ]
  %619 = phi i64 [ %422, %468 ], [ %422, %606 ], [ %422, %476 ], [ %422, %472 ], [ %220, %252 ]
  %620 = phi i32 [ %471, %468 ], [ %607, %606 ], [ %474, %476 ], [ %474, %472 ], [ %253, %252 ]
  %621 = phi i32 [ %470, %468 ], [ %473, %606 ], [ %473, %476 ], [ %473, %472 ], [ %222, %252 ]
  %622 = load i32, ptr %111, align 4, !tbaa !45
  %623 = icmp ult i32 %620, %622
  br i1 %623, label %211, label %624

624:                                              ; preds = %610, %205
  %625 = phi i64 [ %132, %205 ], [ %611, %610 ]
  %626 = phi i64 [ %134, %205 ], [ %612, %610 ]
  %627 = phi i32 [ %124, %205 ], [ %613, %610 ]
  %628 = phi ptr [ %125, %205 ], [ %614, %610 ]
  %629 = phi i64 [ %126, %205 ], [ %615, %610 ]
  %630 = phi i64 [ %135, %205 ], [ %616, %610 ]
  %631 = phi i32 [ %128, %205 ], [ %617, %610 ]
  %632 = phi ptr [ %129, %205 ], [ %618, %610 ]
  %633 = phi i64 [ %130, %205 ], [ %619, %610 ]
  %634 = phi i32 [ %209, %205 ], [ %622, %610 ]
  %635 = phi i32 [ %206, %205 ], [ %621, %610 ]
  store i64 0, ptr %106, align 8, !tbaa !41
  %636 = load i32, ptr %115, align 4, !tbaa !52
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %706, label %638

638:                                              ; preds = %624
  %639 = load i32, ptr %33, align 8, !tbaa !43
  %640 = icmp eq i32 %639, 2
  br i1 %640, label %641, label %670

641:                                              ; preds = %638
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %116, i8 0, i64 16, i1 false)
  %642 = load i64, ptr %41, align 8, !tbaa !62
  %643 = load i64, ptr %120, align 8, !tbaa !65
  %644 = add i64 %643, -7046029254386353131
  %645 = lshr i64 %644, 30
  %646 = xor i64 %645, %644
  %647 = mul i64 %646, -4658895280553007687
  %648 = lshr i64 %647, 27
  %649 = xor i64 %648, %647
  %650 = mul i64 %649, -7723592293110705685
  %651 = lshr i64 %650, 31
  %652 = load i64, ptr %119, align 8, !tbaa !63
  %653 = add i64 %652, 1
  store i64 %653, ptr %119, align 8, !tbaa !63
  %654 = xor i64 %642, %651
  %655 = xor i64 %654, %652
  %656 = xor i64 %655, %650
  %657 = add i64 %656, -7046029254386353131
  %658 = lshr i64 %657, 30
  %659 = xor i64 %658, %657
  %660 = mul i64 %659, -4658895280553007687
  %661 = lshr i64 %660, 27
  %662 = xor i64 %661, %660
  %663 = mul i64 %662, -7723592293110705685
  %664 = lshr i64 %663, 31
  %665 = xor i64 %664, %663
  %666 = lshr i64 %665, 1
  %667 = zext i32 %634 to i64
  %668 = urem i64 %666, %667
  store i64 %668, ptr %116, align 8, !tbaa !53
  %669 = and i64 %665, 1
  store i64 %669, ptr %117, align 8, !tbaa !54
  br label %670

670:                                              ; preds = %641, %638
  %671 = icmp eq i32 %635, 0
  br i1 %671, label %672, label %121

672:                                              ; preds = %670
  %673 = icmp eq i32 %634, 0
  br i1 %673, label %697, label %674

674:                                              ; preds = %672
  %675 = load i64, ptr %110, align 8, !tbaa !44
  %676 = load i64, ptr %34, align 8, !tbaa !48
  %677 = zext i32 %634 to i64
  br label %678

678:                                              ; preds = %691, %674
  %679 = phi i64 [ 0, %674 ], [ %692, %691 ]
  %680 = phi i1 [ false, %674 ], [ %693, %691 ]
  %681 = mul i64 %679, %676
  %682 = add i64 %681, %675
  %683 = inttoptr i64 %682 to ptr
  %684 = getelementptr inbounds i8, ptr %683, i64 536
  %685 = load i32, ptr %684, align 8, !tbaa !17
  switch i32 %685, label %695 [
    i32 2, label %691
    i32 1, label %686
  ]

686:                                              ; preds = %678
  %687 = getelementptr inbounds i8, ptr %683, i64 540
  %688 = load i32, ptr %687, align 4, !tbaa !17
  %689 = load i32, ptr %114, align 4, !tbaa !51
  %690 = icmp eq i32 %688, %689
  br i1 %690, label %691, label %695

691:                                              ; preds = %686, %678
  %692 = add nuw nsw i64 %679, 1
  %693 = icmp uge i64 %692, %677
  %694 = icmp eq i64 %692, %677
  br i1 %694, label %695, label %678, !llvm.loop !66

695:                                              ; preds = %691, %686, %678
  %696 = phi i1 [ %693, %691 ], [ %680, %686 ], [ %680, %678 ]
  br i1 %696, label %697, label %716

697:                                              ; preds = %695, %672
  %698 = cmpxchg ptr %35, i32 0, i32 4 acq_rel acquire, align 4
  %699 = extractvalue { i32, i1 } %698, 1
  %700 = zext i1 %699 to i64
  %701 = getelementptr inbounds i8, ptr %0, i64 131872
  store i64 %700, ptr %701, align 8, !tbaa !67
  br label %1132

702:                                              ; preds = %260
  %703 = zext i32 %223 to i64
  store i64 %703, ptr %106, align 8, !tbaa !41
  store i64 %88, ptr %24, align 8, !tbaa !31
  br label %1132

704:                                              ; preds = %435
  %705 = zext i32 %223 to i64
  store i64 %705, ptr %106, align 8, !tbaa !41
  store i64 %88, ptr %24, align 8, !tbaa !31
  br label %1132

706:                                              ; preds = %624, %201
  %707 = phi i64 [ %132, %201 ], [ %625, %624 ]
  %708 = phi i64 [ %134, %201 ], [ %626, %624 ]
  %709 = phi i32 [ %124, %201 ], [ %627, %624 ]
  %710 = phi ptr [ %125, %201 ], [ %628, %624 ]
  %711 = phi i64 [ %126, %201 ], [ %629, %624 ]
  %712 = phi i64 [ %135, %201 ], [ %630, %624 ]
  %713 = phi i32 [ %128, %201 ], [ %631, %624 ]
  %714 = phi ptr [ %129, %201 ], [ %632, %624 ]
  %715 = phi i64 [ %130, %201 ], [ %633, %624 ]
  store i32 0, ptr %98, align 8, !tbaa !34
  br label %737

716:                                              ; preds = %695
  store i64 1, ptr %43, align 8, !tbaa !68
  %717 = load i64, ptr %26, align 8, !tbaa !33
  %718 = load i64, ptr %25, align 8, !tbaa !32
  br label %719

719:                                              ; preds = %84, %716
  %720 = phi i64 [ %85, %84 ], [ %718, %716 ]
  %721 = phi i64 [ %86, %84 ], [ %717, %716 ]
  %722 = phi i64 [ %97, %84 ], [ %625, %716 ]
  %723 = phi i64 [ %96, %84 ], [ %626, %716 ]
  %724 = phi i32 [ %95, %84 ], [ %627, %716 ]
  %725 = phi ptr [ %94, %84 ], [ %628, %716 ]
  %726 = phi i64 [ %93, %84 ], [ %629, %716 ]
  %727 = phi i64 [ %92, %84 ], [ %630, %716 ]
  %728 = phi i32 [ %91, %84 ], [ %631, %716 ]
  %729 = phi ptr [ %90, %84 ], [ %632, %716 ]
  %730 = phi i64 [ %89, %84 ], [ %633, %716 ]
  %731 = phi i32 [ %87, %84 ], [ %102, %716 ]
  %732 = add i64 %721, 1
  %733 = icmp eq i64 %732, %720
  %734 = select i1 %733, i64 0, i64 %732
  store i64 %734, ptr %26, align 8, !tbaa !33
  %735 = add nuw i64 %88, 1
  %736 = icmp ult i64 %735, %720
  br i1 %736, label %84, label %737, !llvm.loop !69

737:                                              ; preds = %719, %69, %706
  %738 = phi i32 [ %87, %706 ], [ 0, %69 ], [ %731, %719 ]
  %739 = phi i1 [ true, %706 ], [ false, %69 ], [ false, %719 ]
  %740 = phi i64 [ %707, %706 ], [ %70, %69 ], [ %722, %719 ]
  %741 = phi i64 [ %708, %706 ], [ %71, %69 ], [ %723, %719 ]
  %742 = phi i32 [ %709, %706 ], [ %72, %69 ], [ %724, %719 ]
  %743 = phi ptr [ %710, %706 ], [ %73, %69 ], [ %725, %719 ]
  %744 = phi i64 [ %711, %706 ], [ %74, %69 ], [ %726, %719 ]
  %745 = phi i64 [ %712, %706 ], [ %75, %69 ], [ %727, %719 ]
  %746 = phi i32 [ %713, %706 ], [ %76, %69 ], [ %728, %719 ]
  %747 = phi ptr [ %714, %706 ], [ %77, %69 ], [ %729, %719 ]
  %748 = phi i64 [ %715, %706 ], [ %78, %69 ], [ %730, %719 ]
  store i64 0, ptr %24, align 8, !tbaa !31
  %749 = load atomic i32, ptr %35 monotonic, align 4
  %750 = icmp eq i32 %749, 0
  br i1 %750, label %751, label %1132

751:                                              ; preds = %737
  %752 = load i64, ptr %20, align 8, !tbaa !29
  %753 = inttoptr i64 %752 to ptr
  %754 = load i64, ptr %25, align 8, !tbaa !32
  %755 = icmp eq i64 %754, 0
  br i1 %755, label %1102, label %759

756:                                              ; preds = %759
  %757 = add nuw i64 %760, 1
  %758 = icmp eq i64 %757, %754
  br i1 %758, label %1102, label %759, !llvm.loop !70

759:                                              ; preds = %751, %756
  %760 = phi i64 [ %757, %756 ], [ 0, %751 ]
  %761 = getelementptr inbounds %struct.Group, ptr %753, i64 %760
  %762 = load i32, ptr %761, align 8, !tbaa !34
  %763 = icmp eq i32 %762, 0
  br i1 %763, label %764, label %756

764:                                              ; preds = %759
  %765 = load i64, ptr %44, align 8, !tbaa !71
  %766 = load i64, ptr %45, align 8, !tbaa !72
  %767 = icmp eq i64 %765, %766
  br i1 %767, label %768, label %780

768:                                              ; preds = %764
  %769 = load i64, ptr %43, align 8, !tbaa !68
  %770 = call i64 @llvm.umax.i64(i64 %769, i64 1)
  %771 = atomicrmw add ptr %46, i64 %770 acq_rel, align 8
  %772 = load i64, ptr %9, align 8, !tbaa !73
  %773 = icmp ult i64 %771, %772
  br i1 %773, label %774, label %1102

774:                                              ; preds = %768
  %775 = add i64 %771, %770
  %776 = shl i64 %770, 1
  %777 = load i64, ptr %47, align 8, !tbaa !74
  %778 = call i64 @llvm.umin.i64(i64 %776, i64 %777)
  store i64 %778, ptr %43, align 8, !tbaa !68
  %779 = call i64 @llvm.umin.i64(i64 %775, i64 %772)
  store i64 %779, ptr %45, align 8, !tbaa !72
  br label %780

780:                                              ; preds = %774, %764
  %781 = phi i64 [ %771, %774 ], [ %765, %764 ]
  %782 = add i64 %781, 1
  store i64 %782, ptr %44, align 8, !tbaa !71
  %783 = load i32, ptr %33, align 8, !tbaa !43
  switch i32 %783, label %788 [
    i32 0, label %795
    i32 1, label %784
  ]

784:                                              ; preds = %780
  %785 = load i64, ptr %9, align 8, !tbaa !73
  %786 = xor i64 %781, -1
  %787 = add i64 %785, %786
  br label %795

788:                                              ; preds = %780
  %789 = load i64, ptr %48, align 8, !tbaa !75
  %790 = mul i64 %789, %781
  %791 = load i64, ptr %49, align 8, !tbaa !76
  %792 = add i64 %790, %791
  %793 = load i64, ptr %9, align 8, !tbaa !73
  %794 = urem i64 %792, %793
  br label %795

795:                                              ; preds = %788, %784, %780
  %796 = phi i64 [ %794, %788 ], [ %787, %784 ], [ %781, %780 ]
  %797 = getelementptr inbounds i8, ptr %761, i64 24
  %798 = load i32, ptr %50, align 4, !tbaa !17
  %799 = zext i32 %798 to i64
  %800 = icmp ult i64 %796, %799
  br i1 %800, label %838, label %836

801:                                              ; preds = %869
  %802 = add i64 %889, 4294967295
  %803 = and i64 %802, 4294967295
  %804 = getelementptr inbounds i8, ptr %761, i64 80
  store i64 %803, ptr %804, align 8, !tbaa !53
  br label %833

805:                                              ; preds = %869
  %806 = getelementptr inbounds i8, ptr %761, i64 80
  store i64 0, ptr %806, align 8, !tbaa !53
  %807 = icmp eq i32 %902, 2
  br i1 %807, label %808, label %833

808:                                              ; preds = %805
  %809 = load i64, ptr %41, align 8, !tbaa !62
  %810 = add i64 %796, -7046029254386353131
  %811 = lshr i64 %810, 30
  %812 = xor i64 %811, %810
  %813 = mul i64 %812, -4658895280553007687
  %814 = lshr i64 %813, 27
  %815 = xor i64 %814, %813
  %816 = mul i64 %815, -7723592293110705685
  %817 = lshr i64 %816, 31
  store i64 1, ptr %898, align 8, !tbaa !63
  %818 = xor i64 %817, %809
  %819 = xor i64 %818, %816
  %820 = add i64 %819, -7046029254386353131
  %821 = lshr i64 %820, 30
  %822 = xor i64 %821, %820
  %823 = mul i64 %822, -4658895280553007687
  %824 = lshr i64 %823, 27
  %825 = xor i64 %824, %823
  %826 = mul i64 %825, -7723592293110705685
  %827 = lshr i64 %826, 31
  %828 = xor i64 %827, %826
  %829 = lshr i64 %828, 1
  %830 = and i64 %889, 4294967295
  %831 = urem i64 %829, %830
  store i64 %831, ptr %806, align 8, !tbaa !53
  %832 = and i64 %828, 1
  store i64 %832, ptr %905, align 8, !tbaa !54
  br label %833

833:                                              ; preds = %808, %805, %801
  %834 = load i32, ptr %51, align 4, !tbaa !17
  %835 = icmp eq i32 %847, %834
  br i1 %835, label %906, label %912

836:                                              ; preds = %795
  %837 = udiv i64 %796, %799
  br label %838

838:                                              ; preds = %836, %795
  %839 = phi i64 [ %837, %836 ], [ 0, %795 ]
  %840 = mul i64 %839, %799
  %841 = sub i64 %796, %840
  %842 = trunc i64 %841 to i32
  store i32 %842, ptr %797, align 4, !tbaa !17
  %843 = load i32, ptr %51, align 4, !tbaa !17
  %844 = load i32, ptr %52, align 4, !tbaa !17
  %845 = mul i32 %843, %842
  %846 = sub i32 %844, %845
  %847 = call noundef i32 @llvm.umin.i32(i32 %843, i32 %846)
  %848 = load i32, ptr %53, align 4, !tbaa !17
  %849 = zext i32 %848 to i64
  %850 = icmp ult i64 %839, %849
  br i1 %850, label %853, label %851

851:                                              ; preds = %838
  %852 = udiv i64 %839, %849
  br label %853

853:                                              ; preds = %851, %838
  %854 = phi i64 [ %852, %851 ], [ 0, %838 ]
  %855 = mul i64 %854, %849
  %856 = sub i64 %839, %855
  %857 = trunc i64 %856 to i32
  %858 = getelementptr inbounds i8, ptr %761, i64 28
  store i32 %857, ptr %858, align 4, !tbaa !17
  %859 = load i32, ptr %54, align 4, !tbaa !17
  %860 = load i32, ptr %55, align 4, !tbaa !17
  %861 = mul i32 %859, %857
  %862 = sub i32 %860, %861
  %863 = call noundef i32 @llvm.umin.i32(i32 %859, i32 %862)
  %864 = load i32, ptr %56, align 4, !tbaa !17
  %865 = zext i32 %864 to i64
  %866 = icmp ult i64 %854, %865
  br i1 %866, label %869, label %867

867:                                              ; preds = %853
  %868 = udiv i64 %854, %865
  br label %869

869:                                              ; preds = %867, %853
  %870 = phi i64 [ %868, %867 ], [ 0, %853 ]
  %871 = mul i64 %870, %865
  %872 = sub i64 %854, %871
  %873 = trunc i64 %872 to i32
  %874 = getelementptr inbounds i8, ptr %761, i64 32
  store i32 %873, ptr %874, align 4, !tbaa !17
  %875 = load i32, ptr %57, align 4, !tbaa !17
  %876 = load i32, ptr %58, align 4, !tbaa !17
  %877 = mul i32 %875, %873
  %878 = sub i32 %876, %877
  %879 = call noundef i32 @llvm.umin.i32(i32 %875, i32 %878)
  %880 = zext i32 %847 to i64
  %881 = zext i32 %863 to i64
  %882 = mul nuw i64 %881, %880
  %883 = zext i32 %879 to i64
  %884 = mul i64 %882, %883
  %885 = load i32, ptr %38, align 4, !tbaa !3
  %886 = zext i32 %885 to i64
  %887 = add nsw i64 %886, -1
  %888 = add i64 %887, %884
  %889 = udiv i64 %888, %886
  %890 = trunc i64 %889 to i32
  %891 = getelementptr inbounds i8, ptr %761, i64 4
  store i32 %890, ptr %891, align 4, !tbaa !52
  %892 = getelementptr inbounds i8, ptr %761, i64 36
  store i32 %890, ptr %892, align 4, !tbaa !45
  %893 = getelementptr inbounds i8, ptr %761, i64 64
  store i64 0, ptr %893, align 8, !tbaa !41
  %894 = getelementptr inbounds i8, ptr %761, i64 12
  store i32 0, ptr %894, align 4, !tbaa !51
  %895 = getelementptr inbounds i8, ptr %761, i64 8
  store i32 0, ptr %895, align 8, !tbaa !46
  %896 = getelementptr inbounds i8, ptr %761, i64 16
  store i64 %796, ptr %896, align 8, !tbaa !65
  %897 = getelementptr inbounds i8, ptr %761, i64 72
  store i64 1, ptr %897, align 8, !tbaa !47
  store i32 1, ptr %761, align 8, !tbaa !34
  %898 = getelementptr inbounds i8, ptr %761, i64 96
  store i64 0, ptr %898, align 8, !tbaa !63
  %899 = getelementptr inbounds i8, ptr %761, i64 120
  store i64 1, ptr %899, align 8, !tbaa !77
  %900 = getelementptr inbounds i8, ptr %761, i64 112
  store i64 1, ptr %900, align 8, !tbaa !78
  %901 = getelementptr inbounds i8, ptr %761, i64 128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %901, i8 0, i64 32, i1 false)
  %902 = load i32, ptr %33, align 8, !tbaa !43
  %903 = icmp eq i32 %902, 1
  %904 = zext i1 %903 to i64
  %905 = getelementptr inbounds i8, ptr %761, i64 88
  store i64 %904, ptr %905, align 8, !tbaa !54
  br i1 %903, label %801, label %805

906:                                              ; preds = %833
  %907 = load i32, ptr %54, align 4, !tbaa !17
  %908 = icmp eq i32 %863, %907
  br i1 %908, label %909, label %912

909:                                              ; preds = %906
  %910 = load i32, ptr %57, align 4, !tbaa !17
  %911 = icmp ne i32 %879, %910
  br label %912

912:                                              ; preds = %909, %906, %833
  %913 = phi i1 [ true, %906 ], [ true, %833 ], [ %911, %909 ]
  %914 = load i32, ptr %59, align 8, !tbaa !10
  %915 = icmp eq i32 %914, 0
  br i1 %915, label %916, label %919

916:                                              ; preds = %912
  %917 = load i32, ptr %60, align 4, !tbaa !11
  %918 = zext i32 %917 to i64
  br label %919

919:                                              ; preds = %916, %912
  %920 = phi i64 [ %918, %916 ], [ 1, %912 ]
  %921 = mul nuw i64 %920, %886
  %922 = sub nsw i64 64, %886
  %923 = lshr i64 -1, %922
  %924 = load i32, ptr %61, align 4, !tbaa !79
  %925 = icmp eq i32 %924, 0
  br i1 %925, label %927, label %926

926:                                              ; preds = %919
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %761)
  br label %927

927:                                              ; preds = %926, %919
  %928 = load i64, ptr %62, align 8, !tbaa !80
  %929 = icmp eq i64 %928, 0
  br i1 %929, label %932, label %930

930:                                              ; preds = %927
  %931 = inttoptr i64 %928 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %931, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %761)
  br label %932

932:                                              ; preds = %930, %927
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #9
  %933 = trunc i64 %923 to i32
  %934 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %933, i64 14
  %935 = lshr i64 4294967295, %922
  %936 = trunc nuw i64 %935 to i32
  %937 = insertelement <16 x i32> %934, i32 %936, i64 15
  store <16 x i32> %937, ptr %3, align 4, !tbaa !81
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #9
  %938 = load i32, ptr %63, align 8, !tbaa !82
  %939 = load i64, ptr %64, align 8, !tbaa !83
  %940 = trunc i64 %939 to i32
  %941 = lshr i64 %939, 32
  %942 = trunc nuw i64 %941 to i32
  %943 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %938, i64 3
  %944 = insertelement <16 x i32> %943, i32 %940, i64 4
  %945 = insertelement <16 x i32> %944, i32 %942, i64 5
  store <16 x i32> %945, ptr %4, align 4, !tbaa !81
  %946 = load i64, ptr %65, align 8, !tbaa !14
  %947 = icmp eq i64 %946, 0
  br i1 %947, label %948, label %966

948:                                              ; preds = %966, %932
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %761, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %761, i64 noundef 8, ptr noundef nonnull %4)
  %949 = load i64, ptr %34, align 8, !tbaa !48
  %950 = load i32, ptr %892, align 4, !tbaa !45
  %951 = zext i32 %950 to i64
  %952 = getelementptr inbounds i8, ptr %761, i64 40
  %953 = icmp eq i32 %950, 0
  br i1 %953, label %973, label %954

954:                                              ; preds = %948
  %955 = load i64, ptr %952, align 8, !tbaa !44
  %956 = inttoptr i64 %955 to ptr
  %957 = load i64, ptr %67, align 8, !tbaa !16
  %958 = inttoptr i64 %957 to ptr
  %959 = lshr i64 %921, 4
  %960 = icmp ult i64 %921, 16
  %961 = call i64 @llvm.umax.i64(i64 %959, i64 1)
  %962 = and i64 %961, 3
  %963 = icmp ult i64 %921, 64
  %964 = and i64 %961, 1152921504606846972
  %965 = icmp eq i64 %962, 0
  br label %976

966:                                              ; preds = %932, %966
  %967 = phi i64 [ %970, %966 ], [ 0, %932 ]
  %968 = shl i64 %967, 6
  %969 = getelementptr inbounds i8, ptr %66, i64 %968
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %761, i64 noundef %967, ptr noundef nonnull readonly %969)
  %970 = add nuw i64 %967, 1
  %971 = load i64, ptr %65, align 8, !tbaa !14
  %972 = icmp ult i64 %970, %971
  br i1 %972, label %966, label %948, !llvm.loop !84

973:                                              ; preds = %1081, %948
  %974 = urem i64 %884, %886
  %975 = icmp eq i64 %974, 0
  br i1 %975, label %1101, label %1086

976:                                              ; preds = %1081, %954
  %977 = phi ptr [ %958, %954 ], [ %1082, %1081 ]
  %978 = phi i64 [ 0, %954 ], [ %1083, %1081 ]
  %979 = phi ptr [ %956, %954 ], [ %1084, %1081 ]
  %980 = trunc nuw i64 %978 to i32
  %981 = getelementptr inbounds i8, ptr %979, i64 544
  store i32 %980, ptr %981, align 8, !tbaa !17
  br i1 %913, label %1007, label %982

982:                                              ; preds = %976
  br i1 %960, label %1081, label %983

983:                                              ; preds = %982
  %984 = getelementptr inbounds i8, ptr %979, i64 576
  br i1 %963, label %1067, label %985

985:                                              ; preds = %983, %985
  %986 = phi ptr [ %1001, %985 ], [ %977, %983 ]
  %987 = phi i64 [ %1004, %985 ], [ 0, %983 ]
  %988 = phi i64 [ %1005, %985 ], [ 0, %983 ]
  %989 = getelementptr inbounds i8, ptr %986, i64 64
  %990 = load <16 x i32>, ptr %986, align 4, !tbaa !81
  %991 = getelementptr inbounds <16 x i32>, ptr %984, i64 %987
  store <16 x i32> %990, ptr %991, align 8, !tbaa !81
  %992 = or disjoint i64 %987, 1
  %993 = getelementptr inbounds i8, ptr %986, i64 128
  %994 = load <16 x i32>, ptr %989, align 4, !tbaa !81
  %995 = getelementptr inbounds <16 x i32>, ptr %984, i64 %992
  store <16 x i32> %994, ptr %995, align 8, !tbaa !81
  %996 = or disjoint i64 %987, 2
  %997 = getelementptr inbounds i8, ptr %986, i64 192
  %998 = load <16 x i32>, ptr %993, align 4, !tbaa !81
  %999 = getelementptr inbounds <16 x i32>, ptr %984, i64 %996
  store <16 x i32> %998, ptr %999, align 8, !tbaa !81
  %1000 = or disjoint i64 %987, 3
  %1001 = getelementptr inbounds i8, ptr %986, i64 256
  %1002 = load <16 x i32>, ptr %997, align 4, !tbaa !81
  %1003 = getelementptr inbounds <16 x i32>, ptr %984, i64 %1000
  store <16 x i32> %1002, ptr %1003, align 8, !tbaa !81
  %1004 = add nuw nsw i64 %987, 4
  %1005 = add i64 %988, 4
  %1006 = icmp eq i64 %1005, %964
  br i1 %1006, label %1067, label %985, !llvm.loop !85

1007:                                             ; preds = %976
  %1008 = getelementptr inbounds i8, ptr %979, i64 576
  %1009 = load i32, ptr %38, align 4, !tbaa !3
  %1010 = icmp eq i32 %1009, 0
  br i1 %1010, label %1081, label %1011

1011:                                             ; preds = %1007
  %1012 = zext i32 %1009 to i64
  %1013 = mul nuw i64 %978, %1012
  %1014 = udiv i64 %1013, %880
  %1015 = udiv i64 %1014, %881
  %1016 = trunc i64 %1015 to i32
  %1017 = urem i64 %1014, %881
  %1018 = trunc nuw i64 %1017 to i32
  %1019 = urem i64 %1013, %880
  %1020 = trunc nuw i64 %1019 to i32
  %1021 = shl i32 %1009, 1
  br label %1022

1022:                                             ; preds = %1061, %1011
  %1023 = phi i64 [ 0, %1011 ], [ %1065, %1061 ]
  %1024 = phi i32 [ %1016, %1011 ], [ %1064, %1061 ]
  %1025 = phi i32 [ %1018, %1011 ], [ %1063, %1061 ]
  %1026 = phi i32 [ %1020, %1011 ], [ %1062, %1061 ]
  %1027 = load i32, ptr %59, align 8, !tbaa !10
  %1028 = icmp eq i32 %1027, 0
  br i1 %1028, label %1034, label %1029

1029:                                             ; preds = %1022
  %1030 = shl i32 %1025, 10
  %1031 = shl i32 %1024, 20
  %1032 = or i32 %1030, %1031
  %1033 = or i32 %1032, %1026
  br label %1048

1034:                                             ; preds = %1022
  %1035 = getelementptr inbounds i32, ptr %1008, i64 %1023
  store i32 %1026, ptr %1035, align 4, !tbaa !17
  %1036 = load i32, ptr %60, align 4, !tbaa !11
  %1037 = icmp ugt i32 %1036, 1
  br i1 %1037, label %1038, label %1052

1038:                                             ; preds = %1034
  %1039 = trunc nuw i64 %1023 to i32
  %1040 = add i32 %1009, %1039
  %1041 = zext i32 %1040 to i64
  %1042 = getelementptr inbounds i32, ptr %1008, i64 %1041
  store i32 %1025, ptr %1042, align 4, !tbaa !17
  %1043 = load i32, ptr %60, align 4, !tbaa !11
  %1044 = icmp ugt i32 %1043, 2
  br i1 %1044, label %1045, label %1052

1045:                                             ; preds = %1038
  %1046 = add i32 %1021, %1039
  %1047 = zext i32 %1046 to i64
  br label %1048

1048:                                             ; preds = %1045, %1029
  %1049 = phi i64 [ %1047, %1045 ], [ %1023, %1029 ]
  %1050 = phi i32 [ %1024, %1045 ], [ %1033, %1029 ]
  %1051 = getelementptr inbounds i32, ptr %1008, i64 %1049
  store i32 %1050, ptr %1051, align 4, !tbaa !17
  br label %1052

1052:                                             ; preds = %1048, %1038, %1034
  %1053 = add i32 %1026, 1
  %1054 = icmp ult i32 %1053, %847
  br i1 %1054, label %1061, label %1055

1055:                                             ; preds = %1052
  %1056 = add i32 %1025, 1
  %1057 = icmp uge i32 %1056, %863
  %1058 = select i1 %1057, i32 0, i32 %1056
  %1059 = zext i1 %1057 to i32
  %1060 = add i32 %1024, %1059
  br label %1061

1061:                                             ; preds = %1055, %1052
  %1062 = phi i32 [ %1053, %1052 ], [ 0, %1055 ]
  %1063 = phi i32 [ %1025, %1052 ], [ %1058, %1055 ]
  %1064 = phi i32 [ %1024, %1052 ], [ %1060, %1055 ]
  %1065 = add nuw nsw i64 %1023, 1
  %1066 = icmp eq i64 %1065, %1012
  br i1 %1066, label %1081, label %1022, !llvm.loop !18

1067:                                             ; preds = %985, %983
  %1068 = phi ptr [ poison, %983 ], [ %1001, %985 ]
  %1069 = phi ptr [ %977, %983 ], [ %1001, %985 ]
  %1070 = phi i64 [ 0, %983 ], [ %1004, %985 ]
  br i1 %965, label %1081, label %1071

1071:                                             ; preds = %1067, %1071
  %1072 = phi ptr [ %1075, %1071 ], [ %1069, %1067 ]
  %1073 = phi i64 [ %1078, %1071 ], [ %1070, %1067 ]
  %1074 = phi i64 [ %1079, %1071 ], [ 0, %1067 ]
  %1075 = getelementptr inbounds i8, ptr %1072, i64 64
  %1076 = load <16 x i32>, ptr %1072, align 4, !tbaa !81
  %1077 = getelementptr inbounds <16 x i32>, ptr %984, i64 %1073
  store <16 x i32> %1076, ptr %1077, align 8, !tbaa !81
  %1078 = add nuw nsw i64 %1073, 1
  %1079 = add i64 %1074, 1
  %1080 = icmp eq i64 %1079, %962
  br i1 %1080, label %1081, label %1071, !llvm.loop !86

1081:                                             ; preds = %1067, %1071, %1061, %1007, %982
  %1082 = phi ptr [ %977, %1007 ], [ %977, %982 ], [ %977, %1061 ], [ %1068, %1067 ], [ %1075, %1071 ]
  %1083 = add nuw nsw i64 %978, 1
  %1084 = getelementptr inbounds i8, ptr %979, i64 %949
  %1085 = icmp eq i64 %1083, %951
  br i1 %1085, label %973, label %976, !llvm.loop !88

1086:                                             ; preds = %973
  %1087 = shl nsw i64 -1, %974
  %1088 = xor i64 %1087, -1
  %1089 = add i32 %950, -1
  %1090 = load i64, ptr %952, align 8, !tbaa !44
  %1091 = zext i32 %1089 to i64
  %1092 = load i64, ptr %34, align 8, !tbaa !48
  %1093 = mul i64 %1092, %1091
  %1094 = add i64 %1093, %1090
  %1095 = inttoptr i64 %1094 to ptr
  %1096 = trunc i64 %1088 to i32
  %1097 = getelementptr inbounds i8, ptr %1095, i64 504
  store i32 %1096, ptr %1097, align 8, !tbaa !17
  %1098 = lshr i64 %1088, 32
  %1099 = trunc nuw nsw i64 %1098 to i32
  %1100 = getelementptr inbounds i8, ptr %1095, i64 508
  store i32 %1099, ptr %1100, align 4, !tbaa !17
  br label %1101

1101:                                             ; preds = %973, %1086
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #9
  br label %1103

1102:                                             ; preds = %756, %751, %768
  br i1 %739, label %1103, label %1104

1103:                                             ; preds = %1101, %1102
  store i32 0, ptr %68, align 4, !tbaa !89
  br label %1118

1104:                                             ; preds = %1102
  %1105 = icmp eq i32 %738, 0
  br i1 %1105, label %1132, label %1106

1106:                                             ; preds = %1104
  %1107 = load i32, ptr %68, align 4, !tbaa !89
  %1108 = add i32 %1107, 1
  store i32 %1108, ptr %68, align 4, !tbaa !89
  %1109 = icmp eq i32 %1108, 16
  br i1 %1109, label %1110, label %1118

1110:                                             ; preds = %1106
  %1111 = load i64, ptr %44, align 8, !tbaa !71
  %1112 = load i64, ptr %45, align 8, !tbaa !72
  %1113 = icmp ult i64 %1111, %1112
  br i1 %1113, label %1132, label %1114

1114:                                             ; preds = %1110
  %1115 = load atomic i64, ptr %46 acquire, align 8
  %1116 = load i64, ptr %9, align 8, !tbaa !73
  %1117 = icmp ult i64 %1115, %1116
  br i1 %1117, label %1132, label %1118

1118:                                             ; preds = %1114, %1106, %1103
  %1119 = load i64, ptr %16, align 8, !tbaa !27
  %1120 = add nsw i64 %1119, -64
  store i64 %1120, ptr %16, align 8, !tbaa !27
  %1121 = icmp sgt i64 %1119, 64
  br i1 %1121, label %1131, label %1122

1122:                                             ; preds = %1118
  %1123 = load i64, ptr %6, align 8, !tbaa !24
  %1124 = icmp eq i64 %1123, -1
  br i1 %1124, label %1129, label %1125

1125:                                             ; preds = %1122
  %1126 = call i64 @llvm.readcyclecounter()
  %1127 = load i64, ptr %6, align 8, !tbaa !24
  %1128 = icmp ult i64 %1126, %1127
  br i1 %1128, label %1129, label %1132

1129:                                             ; preds = %1125, %1122
  %1130 = load i64, ptr %19, align 8, !tbaa !28
  store i64 %1130, ptr %16, align 8, !tbaa !27
  br label %1131

1131:                                             ; preds = %1129, %1118
  br label %69

1132:                                             ; preds = %1125, %1110, %737, %1104, %1114, %197, %432, %606, %697, %702, %704
  %1133 = phi i32 [ 2, %697 ], [ 1, %704 ], [ 4, %702 ], [ 2, %606 ], [ 2, %432 ], [ 2, %197 ], [ 4, %1125 ], [ 3, %1110 ], [ 2, %737 ], [ 0, %1104 ], [ 3, %1114 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #9
  ret i32 %1133
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %1, i64 36
  %4 = load i32, ptr %3, align 4, !tbaa !45
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
  %14 = load i64, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds i8, ptr %0, i64 72
  %16 = load i64, ptr %15, align 8, !tbaa !90
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = load i64, ptr %17, align 8, !tbaa !65
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %14, i64 noundef %16, i64 noundef %18)
  %19 = getelementptr inbounds i8, ptr %0, i64 80
  %20 = load i64, ptr %19, align 8, !tbaa !58
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %55, label %43

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %39, %22 ]
  %24 = load i64, ptr %7, align 8, !tbaa !44
  %25 = load i64, ptr %8, align 8, !tbaa !48
  %26 = mul i64 %25, %23
  %27 = add i64 %26, %24
  %28 = load i64, ptr %9, align 8, !tbaa !65
  %29 = shl i64 %28, 8
  %30 = or i64 %29, %23
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %27, i64 noundef 512, i64 noundef %30)
  %31 = add nuw i64 %27, 576
  %32 = load i32, ptr %10, align 4, !tbaa !91
  %33 = zext i32 %32 to i64
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %33, 2
  %37 = mul i64 %36, %35
  %38 = xor i64 %30, -1
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %31, i64 noundef %37, i64 noundef %38)
  %39 = add nuw nsw i64 %23, 1
  %40 = load i32, ptr %3, align 4, !tbaa !45
  %41 = zext i32 %40 to i64
  %42 = icmp ult i64 %39, %41
  br i1 %42, label %22, label %12, !llvm.loop !92

43:                                               ; preds = %12
  %44 = getelementptr inbounds i8, ptr %1, i64 56
  %45 = load i64, ptr %44, align 8, !tbaa !57
  %46 = getelementptr inbounds i8, ptr %0, i64 44
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = zext i32 %47 to i64
  %49 = mul i64 %20, %48
  %50 = load i32, ptr %3, align 4, !tbaa !45
  %51 = zext i32 %50 to i64
  %52 = mul i64 %49, %51
  %53 = load i64, ptr %17, align 8, !tbaa !65
  %54 = add i64 %53, 1
  tail call fastcc void @poison_bytes(ptr noundef nonnull %0, i64 noundef %45, i64 noundef %52, i64 noundef %54)
  br label %55

55:                                               ; preds = %43, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @undefine_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %0, i64 104
  %5 = load i64, ptr %4, align 8, !tbaa !93
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %58, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !39
  %10 = getelementptr inbounds i8, ptr %1, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !90
  %12 = inttoptr i64 %5 to ptr
  %13 = lshr i64 %9, 3
  %14 = icmp ult i64 %11, 64
  br i1 %14, label %19, label %15

15:                                               ; preds = %7
  %16 = getelementptr i8, ptr %12, i64 %13
  %17 = lshr i64 %11, 3
  %18 = and i64 %17, 2305843009213693944
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 -1, i64 %18, i1 false), !tbaa !49
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %26, i8 -1, i64 %27, i1 false), !tbaa !81
  br label %28

28:                                               ; preds = %19, %24
  %29 = getelementptr inbounds i8, ptr %2, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !57
  %31 = getelementptr inbounds i8, ptr %1, i64 80
  %32 = load i64, ptr %31, align 8, !tbaa !58
  %33 = getelementptr inbounds i8, ptr %1, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = mul i64 %32, %35
  %37 = getelementptr inbounds i8, ptr %2, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !45
  %39 = zext i32 %38 to i64
  %40 = mul i64 %36, %39
  %41 = load i64, ptr %4, align 8, !tbaa !93
  %42 = inttoptr i64 %41 to ptr
  %43 = lshr i64 %30, 3
  %44 = icmp ult i64 %40, 64
  br i1 %44, label %49, label %45

45:                                               ; preds = %28
  %46 = getelementptr i8, ptr %42, i64 %43
  %47 = lshr i64 %40, 3
  %48 = and i64 %47, 2305843009213693944
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 -1, i64 %48, i1 false), !tbaa !49
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %56, i8 -1, i64 %57, i1 false), !tbaa !81
  br label %58

58:                                               ; preds = %54, %49, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #6 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !81
  %6 = getelementptr inbounds i8, ptr %0, i64 88
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  br label %20

8:                                                ; preds = %51
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !48
  %11 = getelementptr inbounds i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !45
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !44
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
  %36 = load i32, ptr %35, align 4, !tbaa !95
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !96
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
  br i1 %54, label %8, label %20, !llvm.loop !97

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
  %69 = load i32, ptr %18, align 4, !tbaa !95
  %70 = load i32, ptr %19, align 8, !tbaa !96
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
  store <16 x i32> %84, ptr %86, align 4, !tbaa !81
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !45
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !98
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @poison_bytes(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 800
  %6 = load i64, ptr %5, align 8, !tbaa !99
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
  %27 = load i32, ptr %26, align 4, !tbaa !79
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
  store <16 x i32> %32, ptr %47, align 4, !tbaa !81
  %48 = add nuw nsw i64 %43, 64
  %49 = add i64 %43, %1
  %50 = inttoptr i64 %49 to ptr
  store <16 x i32> %32, ptr %50, align 4, !tbaa !81
  %51 = add nuw nsw i64 %43, 128
  %52 = add i64 %48, %1
  %53 = inttoptr i64 %52 to ptr
  store <16 x i32> %32, ptr %53, align 4, !tbaa !81
  %54 = add nuw nsw i64 %43, 192
  %55 = add i64 %51, %1
  %56 = inttoptr i64 %55 to ptr
  store <16 x i32> %32, ptr %56, align 4, !tbaa !81
  %57 = add nuw nsw i64 %43, 256
  %58 = add i64 %54, %1
  %59 = inttoptr i64 %58 to ptr
  store <16 x i32> %32, ptr %59, align 4, !tbaa !81
  %60 = add nuw nsw i64 %43, 320
  %61 = add i64 %57, %1
  %62 = inttoptr i64 %61 to ptr
  store <16 x i32> %32, ptr %62, align 4, !tbaa !81
  %63 = add nuw nsw i64 %43, 384
  %64 = add i64 %60, %1
  %65 = inttoptr i64 %64 to ptr
  store <16 x i32> %32, ptr %65, align 4, !tbaa !81
  %66 = add nuw i64 %43, 448
  %67 = add i64 %63, %1
  %68 = inttoptr i64 %67 to ptr
  store <16 x i32> %32, ptr %68, align 4, !tbaa !81
  %69 = add nuw i64 %43, 512
  %70 = add i64 %45, 8
  %71 = icmp eq i64 %70, %41
  br i1 %71, label %72, label %42, !llvm.loop !100

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
  store <16 x i32> %32, ptr %82, align 4, !tbaa !81
  %83 = add nuw i64 %78, 64
  %84 = add i64 %80, 1
  %85 = icmp eq i64 %84, %38
  br i1 %85, label %86, label %77, !llvm.loop !101

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
  %97 = load i32, ptr %26, align 4, !tbaa !79
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
  store i64 %110, ptr %121, align 8, !tbaa !49
  br label %160

122:                                              ; preds = %122, %117
  %123 = phi i64 [ 0, %117 ], [ %144, %122 ]
  %124 = phi i64 [ 0, %117 ], [ %145, %122 ]
  %125 = shl nuw nsw i64 %123, 3
  %126 = lshr i64 %110, %125
  %127 = trunc i64 %126 to i8
  %128 = getelementptr i8, ptr %114, i64 %123
  store i8 %127, ptr %128, align 1, !tbaa !81
  %129 = or disjoint i64 %123, 1
  %130 = shl nuw nsw i64 %129, 3
  %131 = lshr i64 %110, %130
  %132 = trunc i64 %131 to i8
  %133 = getelementptr i8, ptr %114, i64 %129
  store i8 %132, ptr %133, align 1, !tbaa !81
  %134 = or disjoint i64 %123, 2
  %135 = shl nuw nsw i64 %134, 3
  %136 = lshr i64 %110, %135
  %137 = trunc i64 %136 to i8
  %138 = getelementptr i8, ptr %114, i64 %134
  store i8 %137, ptr %138, align 1, !tbaa !81
  %139 = or disjoint i64 %123, 3
  %140 = shl nuw nsw i64 %139, 3
  %141 = lshr i64 %110, %140
  %142 = trunc i64 %141 to i8
  %143 = getelementptr i8, ptr %114, i64 %139
  store i8 %142, ptr %143, align 1, !tbaa !81
  %144 = add nuw nsw i64 %123, 4
  %145 = add i64 %124, 4
  %146 = icmp eq i64 %145, %118
  br i1 %146, label %147, label %122, !llvm.loop !102

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
  store i8 %155, ptr %156, align 1, !tbaa !81
  %157 = add nuw nsw i64 %151, 1
  %158 = add i64 %152, 1
  %159 = icmp eq i64 %158, %115
  br i1 %159, label %160, label %150, !llvm.loop !103

160:                                              ; preds = %147, %150, %119
  %161 = add i64 %95, 8
  %162 = icmp ult i64 %161, %2
  %163 = add i64 %94, -8
  br i1 %162, label %93, label %164, !llvm.loop !104

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
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !8, i64 768, !8, i64 772, !5, i64 776, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !6, i64 816, !5, i64 880, !6, i64 888, !5, i64 952, !5, i64 960, !5, i64 968, !5, i64 976}
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
!22 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !23, i64 112, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !23, i64 131880}
!23 = !{!"", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !8, i64 32, !6, i64 36}
!24 = !{!25, !5, i64 0}
!25 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!26 = !{!4, !5, i64 752}
!27 = !{!25, !5, i64 8}
!28 = !{!25, !5, i64 16}
!29 = !{!22, !5, i64 96}
!30 = !{!22, !5, i64 80}
!31 = !{!22, !5, i64 131776}
!32 = !{!22, !5, i64 88}
!33 = !{!22, !5, i64 104}
!34 = !{!35, !8, i64 0}
!35 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152}
!36 = !{!37, !8, i64 76}
!37 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!38 = !{!22, !5, i64 56}
!39 = !{!35, !5, i64 48}
!40 = !{!22, !5, i64 8}
!41 = !{!35, !5, i64 64}
!42 = !{!4, !5, i64 736}
!43 = !{!4, !8, i64 768}
!44 = !{!35, !5, i64 40}
!45 = !{!35, !8, i64 36}
!46 = !{!35, !8, i64 8}
!47 = !{!35, !5, i64 72}
!48 = !{!4, !5, i64 56}
!49 = !{!5, !5, i64 0}
!50 = distinct !{!50, !19}
!51 = !{!35, !8, i64 12}
!52 = !{!35, !8, i64 4}
!53 = !{!35, !5, i64 80}
!54 = !{!35, !5, i64 88}
!55 = distinct !{!55, !19}
!56 = !{!22, !5, i64 64}
!57 = !{!35, !5, i64 56}
!58 = !{!4, !5, i64 80}
!59 = !{!22, !5, i64 24}
!60 = !{!4, !5, i64 704}
!61 = !{!22, !5, i64 0}
!62 = !{!4, !5, i64 792}
!63 = !{!35, !5, i64 96}
!64 = distinct !{!64, !19}
!65 = !{!35, !5, i64 16}
!66 = distinct !{!66, !19}
!67 = !{!22, !5, i64 131872}
!68 = !{!22, !5, i64 131800}
!69 = distinct !{!69, !19}
!70 = distinct !{!70, !19}
!71 = !{!22, !5, i64 131784}
!72 = !{!22, !5, i64 131792}
!73 = !{!4, !5, i64 0}
!74 = !{!4, !5, i64 720}
!75 = !{!4, !5, i64 776}
!76 = !{!4, !5, i64 784}
!77 = !{!35, !5, i64 120}
!78 = !{!35, !5, i64 112}
!79 = !{!4, !8, i64 772}
!80 = !{!4, !5, i64 808}
!81 = !{!6, !6, i64 0}
!82 = !{!4, !8, i64 160}
!83 = !{!4, !5, i64 64}
!84 = distinct !{!84, !19}
!85 = distinct !{!85, !19}
!86 = distinct !{!86, !87}
!87 = !{!"llvm.loop.unroll.disable"}
!88 = distinct !{!88, !19}
!89 = !{!22, !8, i64 164}
!90 = !{!4, !5, i64 72}
!91 = !{!4, !8, i64 52}
!92 = distinct !{!92, !19}
!93 = !{!94, !5, i64 104}
!94 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !6, i64 200, !6, i64 32968, !6, i64 65736, !6, i64 73928, !6, i64 90312, !6, i64 94408}
!95 = !{!9, !8, i64 12}
!96 = !{!9, !8, i64 8}
!97 = distinct !{!97, !19}
!98 = distinct !{!98, !19}
!99 = !{!4, !5, i64 800}
!100 = distinct !{!100, !19}
!101 = distinct !{!101, !87}
!102 = distinct !{!102, !19}
!103 = distinct !{!103, !87}
!104 = distinct !{!104, !19}
