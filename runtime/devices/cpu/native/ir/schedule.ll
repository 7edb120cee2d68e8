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
  %33 = getelementptr inbounds i8, ptr %9, i64 56
  %34 = getelementptr inbounds i8, ptr %9, i64 164
  %35 = getelementptr inbounds i8, ptr %0, i64 64
  %36 = getelementptr inbounds i8, ptr %9, i64 80
  %37 = getelementptr inbounds i8, ptr %9, i64 44
  %38 = getelementptr inbounds i8, ptr %0, i64 24
  %39 = getelementptr inbounds i8, ptr %9, i64 704
  %40 = getelementptr inbounds i8, ptr %0, i64 176
  %41 = getelementptr inbounds i8, ptr %0, i64 131800
  %42 = getelementptr inbounds i8, ptr %0, i64 131784
  %43 = getelementptr inbounds i8, ptr %0, i64 131792
  %44 = getelementptr inbounds i8, ptr %9, i64 832
  %45 = getelementptr inbounds i8, ptr %9, i64 720
  %46 = getelementptr inbounds i8, ptr %9, i64 8
  %47 = getelementptr inbounds i8, ptr %9, i64 20
  %48 = getelementptr inbounds i8, ptr %9, i64 32
  %49 = getelementptr inbounds i8, ptr %9, i64 12
  %50 = getelementptr inbounds i8, ptr %9, i64 24
  %51 = getelementptr inbounds i8, ptr %9, i64 36
  %52 = getelementptr inbounds i8, ptr %9, i64 16
  %53 = getelementptr inbounds i8, ptr %9, i64 28
  %54 = getelementptr inbounds i8, ptr %9, i64 40
  %55 = getelementptr inbounds i8, ptr %9, i64 152
  %56 = getelementptr inbounds i8, ptr %9, i64 156
  %57 = getelementptr inbounds i8, ptr %9, i64 160
  %58 = getelementptr inbounds i8, ptr %9, i64 64
  %59 = getelementptr inbounds i8, ptr %9, i64 760
  %60 = getelementptr inbounds i8, ptr %9, i64 176
  %61 = getelementptr inbounds i8, ptr %9, i64 696
  %62 = getelementptr inbounds i8, ptr %0, i64 164
  br label %63

63:                                               ; preds = %961, %14
  %64 = phi i64 [ 0, %14 ], [ %634, %961 ]
  %65 = phi i64 [ 0, %14 ], [ %635, %961 ]
  %66 = phi i32 [ 0, %14 ], [ %636, %961 ]
  %67 = phi ptr [ null, %14 ], [ %637, %961 ]
  %68 = phi i64 [ 0, %14 ], [ %638, %961 ]
  %69 = phi i64 [ 0, %14 ], [ %639, %961 ]
  %70 = phi i32 [ 0, %14 ], [ %640, %961 ]
  %71 = phi ptr [ null, %14 ], [ %641, %961 ]
  %72 = phi i64 [ 0, %14 ], [ %642, %961 ]
  %73 = load i64, ptr %24, align 8, !tbaa !30
  %74 = load i64, ptr %25, align 8, !tbaa !31
  %75 = icmp ult i64 %73, %74
  br i1 %75, label %76, label %631

76:                                               ; preds = %63
  %77 = load i64, ptr %26, align 8, !tbaa !32
  br label %78

78:                                               ; preds = %76, %613
  %79 = phi i64 [ %614, %613 ], [ %74, %76 ]
  %80 = phi i64 [ %628, %613 ], [ %77, %76 ]
  %81 = phi i32 [ %625, %613 ], [ 0, %76 ]
  %82 = phi i64 [ %629, %613 ], [ %73, %76 ]
  %83 = phi i64 [ %624, %613 ], [ %72, %76 ]
  %84 = phi ptr [ %623, %613 ], [ %71, %76 ]
  %85 = phi i32 [ %622, %613 ], [ %70, %76 ]
  %86 = phi i64 [ %621, %613 ], [ %69, %76 ]
  %87 = phi i64 [ %620, %613 ], [ %68, %76 ]
  %88 = phi ptr [ %619, %613 ], [ %67, %76 ]
  %89 = phi i32 [ %618, %613 ], [ %66, %76 ]
  %90 = phi i64 [ %617, %613 ], [ %65, %76 ]
  %91 = phi i64 [ %616, %613 ], [ %64, %76 ]
  %92 = getelementptr inbounds %struct.Group, ptr %22, i64 %80
  %93 = load i32, ptr %92, align 8, !tbaa !33
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %613, label %95

95:                                               ; preds = %78
  %96 = add i32 %81, 1
  store i32 0, ptr %27, align 4, !tbaa !35
  %97 = ptrtoint ptr %92 to i64
  store i64 %97, ptr %28, align 8, !tbaa !37
  %98 = getelementptr inbounds i8, ptr %92, i64 48
  %99 = load i64, ptr %98, align 8, !tbaa !38
  store i64 %99, ptr %29, align 8, !tbaa !39
  %100 = getelementptr inbounds i8, ptr %92, i64 64
  %101 = load i64, ptr %100, align 8, !tbaa !40
  %102 = icmp ne i64 %101, 0
  %103 = zext i1 %102 to i32
  %104 = getelementptr inbounds i8, ptr %92, i64 40
  %105 = getelementptr inbounds i8, ptr %92, i64 36
  %106 = getelementptr inbounds i8, ptr %92, i64 8
  %107 = getelementptr inbounds i8, ptr %92, i64 72
  %108 = getelementptr inbounds i8, ptr %92, i64 12
  %109 = getelementptr inbounds i8, ptr %92, i64 4
  %110 = getelementptr inbounds i8, ptr %92, i64 56
  br label %111

111:                                              ; preds = %566, %95
  %112 = phi i64 [ %91, %95 ], [ %553, %566 ]
  %113 = phi i64 [ %90, %95 ], [ %554, %566 ]
  %114 = phi i32 [ %89, %95 ], [ %555, %566 ]
  %115 = phi ptr [ %88, %95 ], [ %556, %566 ]
  %116 = phi i64 [ %87, %95 ], [ %557, %566 ]
  %117 = phi i64 [ %86, %95 ], [ %558, %566 ]
  %118 = phi i32 [ %85, %95 ], [ %559, %566 ]
  %119 = phi ptr [ %84, %95 ], [ %560, %566 ]
  %120 = phi i64 [ %83, %95 ], [ %561, %566 ]
  %121 = phi i32 [ %103, %95 ], [ 0, %566 ]
  %122 = load atomic i64, ptr %30 acquire, align 8
  %123 = icmp eq i64 %122, %112
  %124 = select i1 %123, i64 %113, i64 -1
  %125 = select i1 %123, i64 %117, i64 -1
  %126 = load atomic i64, ptr %31 acquire, align 8
  %127 = inttoptr i64 %126 to ptr
  %128 = icmp eq i64 %126, 0
  br i1 %128, label %192, label %129

129:                                              ; preds = %111
  %130 = load i64, ptr %32, align 8, !tbaa !41
  %131 = icmp ugt i64 %130, 1
  br i1 %131, label %132, label %192

132:                                              ; preds = %129
  %133 = load i64, ptr %100, align 8, !tbaa !40
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %192

135:                                              ; preds = %132
  %136 = load i64, ptr %104, align 8, !tbaa !42
  %137 = inttoptr i64 %136 to ptr
  %138 = load i32, ptr %105, align 4, !tbaa !43
  %139 = zext i32 %138 to i64
  %140 = urem i64 %139, %130
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %142, label %192

142:                                              ; preds = %135
  %143 = load i32, ptr %106, align 8, !tbaa !44
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %192

145:                                              ; preds = %142
  %146 = load i64, ptr %107, align 8, !tbaa !45
  %147 = icmp ne i64 %146, 0
  %148 = icmp eq i32 %138, 0
  %149 = or i1 %148, %147
  br i1 %149, label %184, label %150

150:                                              ; preds = %145
  %151 = load i64, ptr %33, align 8, !tbaa !46
  %152 = getelementptr inbounds i8, ptr %137, i64 528
  %153 = load i64, ptr %152, align 8, !tbaa !47
  %154 = getelementptr inbounds i8, ptr %137, i64 524
  %155 = load i32, ptr %154, align 4, !tbaa !17
  br label %167

156:                                              ; preds = %178
  %157 = mul i64 %179, %151
  %158 = add i64 %157, %136
  %159 = inttoptr i64 %158 to ptr
  %160 = getelementptr inbounds i8, ptr %159, i64 528
  %161 = load i64, ptr %160, align 8, !tbaa !47
  %162 = icmp eq i64 %161, %153
  br i1 %162, label %163, label %182, !llvm.loop !48

163:                                              ; preds = %156
  %164 = getelementptr inbounds i8, ptr %159, i64 524
  %165 = load i32, ptr %164, align 4, !tbaa !17
  %166 = icmp eq i32 %165, %155
  br i1 %166, label %167, label %182, !llvm.loop !48

167:                                              ; preds = %150, %163
  %168 = phi i64 [ %179, %163 ], [ 0, %150 ]
  %169 = phi i1 [ %180, %163 ], [ false, %150 ]
  %170 = phi ptr [ %159, %163 ], [ %137, %150 ]
  %171 = getelementptr inbounds i8, ptr %170, i64 536
  %172 = load i32, ptr %171, align 8, !tbaa !17
  switch i32 %172, label %178 [
    i32 2, label %182
    i32 1, label %173
  ]

173:                                              ; preds = %167
  %174 = getelementptr inbounds i8, ptr %170, i64 540
  %175 = load i32, ptr %174, align 4, !tbaa !17
  %176 = load i32, ptr %108, align 4, !tbaa !49
  %177 = icmp eq i32 %175, %176
  br i1 %177, label %182, label %178

178:                                              ; preds = %173, %167
  %179 = add nuw nsw i64 %168, 1
  %180 = icmp uge i64 %179, %139
  %181 = icmp eq i64 %179, %139
  br i1 %181, label %182, label %156, !llvm.loop !48

182:                                              ; preds = %156, %163, %167, %173, %178
  %183 = phi i1 [ %180, %178 ], [ %169, %173 ], [ %169, %167 ], [ %180, %163 ], [ %180, %156 ]
  br i1 %183, label %184, label %192

184:                                              ; preds = %182, %145
  %185 = call i32 %127(ptr noundef %0, ptr noundef nonnull %92, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %122) #8
  %186 = load atomic i32, ptr %34 monotonic, align 4
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %962

188:                                              ; preds = %184
  %189 = or i32 %185, %121
  %190 = load i32, ptr %109, align 4, !tbaa !50
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %600, label %192

192:                                              ; preds = %188, %182, %142, %135, %132, %129, %111
  %193 = phi i32 [ %121, %132 ], [ %189, %188 ], [ %121, %182 ], [ %121, %129 ], [ %121, %111 ], [ %121, %142 ], [ %121, %135 ]
  store i64 0, ptr %107, align 8, !tbaa !45
  %194 = load i64, ptr %100, align 8, !tbaa !40
  %195 = trunc i64 %194 to i32
  %196 = load i32, ptr %105, align 4, !tbaa !43
  %197 = icmp ugt i32 %196, %195
  br i1 %197, label %198, label %552

198:                                              ; preds = %192, %538
  %199 = phi i64 [ %539, %538 ], [ %122, %192 ]
  %200 = phi i64 [ %540, %538 ], [ %124, %192 ]
  %201 = phi i32 [ %541, %538 ], [ %114, %192 ]
  %202 = phi ptr [ %542, %538 ], [ %115, %192 ]
  %203 = phi i64 [ %543, %538 ], [ %116, %192 ]
  %204 = phi i64 [ %544, %538 ], [ %125, %192 ]
  %205 = phi i32 [ %545, %538 ], [ %118, %192 ]
  %206 = phi ptr [ %546, %538 ], [ %119, %192 ]
  %207 = phi i64 [ %547, %538 ], [ %120, %192 ]
  %208 = phi i32 [ %549, %538 ], [ %193, %192 ]
  %209 = phi i32 [ %548, %538 ], [ %195, %192 ]
  %210 = load i64, ptr %104, align 8, !tbaa !42
  %211 = zext i32 %209 to i64
  %212 = load i64, ptr %33, align 8, !tbaa !46
  %213 = mul i64 %212, %211
  %214 = add i64 %213, %210
  %215 = inttoptr i64 %214 to ptr
  %216 = getelementptr inbounds i8, ptr %215, i64 536
  %217 = load i32, ptr %216, align 8, !tbaa !17
  switch i32 %217, label %225 [
    i32 2, label %223
    i32 1, label %218
  ]

218:                                              ; preds = %198
  %219 = getelementptr inbounds i8, ptr %215, i64 540
  %220 = load i32, ptr %219, align 4, !tbaa !17
  %221 = load i32, ptr %108, align 4, !tbaa !49
  %222 = icmp eq i32 %220, %221
  br i1 %222, label %223, label %225

223:                                              ; preds = %218, %198
  %224 = add nuw i32 %209, 1
  br label %538, !llvm.loop !51

225:                                              ; preds = %218, %198
  %226 = load i64, ptr %16, align 8, !tbaa !26
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %243, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %6, align 8, !tbaa !23
  %230 = icmp eq i64 %229, -1
  br i1 %230, label %240, label %231

231:                                              ; preds = %228
  %232 = call i64 @llvm.readcyclecounter()
  %233 = load i64, ptr %6, align 8, !tbaa !23
  %234 = icmp ult i64 %232, %233
  br i1 %234, label %235, label %598

235:                                              ; preds = %231
  %236 = load i64, ptr %104, align 8, !tbaa !42
  %237 = load i64, ptr %33, align 8, !tbaa !46
  %238 = mul i64 %237, %211
  %239 = add i64 %238, %236
  br label %240

240:                                              ; preds = %235, %228
  %241 = phi i64 [ %239, %235 ], [ %214, %228 ]
  %242 = load i64, ptr %19, align 8, !tbaa !27
  store i64 %242, ptr %16, align 8, !tbaa !26
  br label %243

243:                                              ; preds = %240, %225
  %244 = phi i64 [ %241, %240 ], [ %214, %225 ]
  store i64 %244, ptr %35, align 8, !tbaa !52
  %245 = load i64, ptr %110, align 8, !tbaa !53
  %246 = load i64, ptr %36, align 8, !tbaa !54
  %247 = mul i64 %246, %211
  %248 = load i32, ptr %37, align 4, !tbaa !3
  %249 = zext i32 %248 to i64
  %250 = mul i64 %247, %249
  %251 = add i64 %250, %245
  store i64 %251, ptr %38, align 8, !tbaa !55
  %252 = load i64, ptr %39, align 8, !tbaa !56
  store i64 %252, ptr %0, align 8, !tbaa !57
  store i32 0, ptr %216, align 8, !tbaa !17
  %253 = getelementptr inbounds i8, ptr %215, i64 528
  %254 = load i64, ptr %253, align 8, !tbaa !47
  %255 = getelementptr inbounds i8, ptr %215, i64 524
  br label %256

256:                                              ; preds = %360, %243
  %257 = phi i64 [ %199, %243 ], [ %342, %360 ]
  %258 = phi i64 [ %200, %243 ], [ %343, %360 ]
  %259 = phi i32 [ %201, %243 ], [ %344, %360 ]
  %260 = phi ptr [ %202, %243 ], [ %345, %360 ]
  %261 = phi i64 [ %203, %243 ], [ %346, %360 ]
  %262 = phi i64 [ %204, %243 ], [ %347, %360 ]
  %263 = phi i32 [ %205, %243 ], [ %348, %360 ]
  %264 = phi ptr [ %206, %243 ], [ %349, %360 ]
  %265 = phi i64 [ %207, %243 ], [ %350, %360 ]
  %266 = phi i64 [ %254, %243 ], [ %362, %360 ]
  %267 = load i32, ptr %255, align 4, !tbaa !17
  %268 = icmp eq i64 %258, %266
  %269 = icmp eq i32 %259, %267
  %270 = select i1 %268, i1 %269, i1 false
  br i1 %270, label %341, label %271

271:                                              ; preds = %256
  %272 = add i64 %266, 1
  %273 = and i32 %267, 1023
  %274 = lshr i32 %267, 13
  %275 = and i32 %274, 1024
  %276 = or disjoint i32 %275, %273
  %277 = zext nneg i32 %276 to i64
  %278 = shl nuw nsw i64 %277, 48
  %279 = or i64 %278, %272
  %280 = icmp eq i64 %262, %266
  %281 = icmp eq i32 %263, %267
  %282 = select i1 %280, i1 %281, i1 false
  br i1 %282, label %336, label %283

283:                                              ; preds = %271
  %284 = inttoptr i64 %257 to ptr
  %285 = getelementptr inbounds i8, ptr %284, i64 -8
  %286 = load i64, ptr %285, align 8, !tbaa !47
  %287 = lshr i64 %279, 2
  %288 = mul i64 %287, -7046029254386353131
  %289 = lshr i64 %288, 40
  br label %290

290:                                              ; preds = %290, %283
  %291 = phi i64 [ %289, %283 ], [ %301, %290 ]
  %292 = phi ptr [ undef, %283 ], [ %299, %290 ]
  %293 = and i64 %291, %286
  %294 = getelementptr inbounds %struct.Region, ptr %284, i64 %293
  %295 = load i64, ptr %294, align 8, !tbaa !23
  %296 = icmp ne i64 %295, %279
  %297 = icmp ne i64 %295, 0
  %298 = select i1 %297, ptr %292, ptr null
  %299 = select i1 %296, ptr %298, ptr %294
  %300 = and i1 %296, %297
  %301 = add i64 %291, 1
  br i1 %300, label %290, label %302

302:                                              ; preds = %290
  %303 = icmp eq ptr %299, null
  br i1 %303, label %304, label %327

304:                                              ; preds = %302
  %305 = load atomic i64, ptr %30 acquire, align 8
  %306 = icmp eq i64 %305, %257
  %307 = inttoptr i64 %305 to ptr
  %308 = getelementptr inbounds i8, ptr %307, i64 -8
  %309 = load i64, ptr %308, align 8, !tbaa !47
  br label %310

310:                                              ; preds = %310, %304
  %311 = phi i64 [ %289, %304 ], [ %321, %310 ]
  %312 = phi ptr [ undef, %304 ], [ %319, %310 ]
  %313 = and i64 %311, %309
  %314 = getelementptr inbounds %struct.Region, ptr %307, i64 %313
  %315 = load i64, ptr %314, align 8, !tbaa !23
  %316 = icmp ne i64 %315, %279
  %317 = icmp ne i64 %315, 0
  %318 = select i1 %317, ptr %312, ptr null
  %319 = select i1 %316, ptr %318, ptr %314
  %320 = and i1 %316, %317
  %321 = add i64 %311, 1
  br i1 %320, label %310, label %322

322:                                              ; preds = %310
  %323 = select i1 %306, i64 %258, i64 -1
  %324 = icmp eq ptr %319, null
  br i1 %324, label %325, label %327

325:                                              ; preds = %322
  %326 = select i1 %306, i64 %262, i64 -1
  store i64 %279, ptr %23, align 8, !tbaa !47
  br label %363

327:                                              ; preds = %322, %302
  %328 = phi i64 [ %305, %322 ], [ %257, %302 ]
  %329 = phi i64 [ %323, %322 ], [ %258, %302 ]
  %330 = phi ptr [ %319, %322 ], [ %299, %302 ]
  %331 = getelementptr inbounds i8, ptr %330, i64 8
  %332 = load i64, ptr %331, align 8, !tbaa !26
  %333 = inttoptr i64 %332 to ptr
  %334 = getelementptr inbounds i8, ptr %330, i64 16
  %335 = load i64, ptr %334, align 8, !tbaa !47
  br label %336

336:                                              ; preds = %271, %327
  %337 = phi i64 [ %328, %327 ], [ %257, %271 ]
  %338 = phi i64 [ %329, %327 ], [ %258, %271 ]
  %339 = phi ptr [ %333, %327 ], [ %264, %271 ]
  %340 = phi i64 [ %335, %327 ], [ %265, %271 ]
  store i64 %279, ptr %40, align 8, !tbaa !47
  br label %341

341:                                              ; preds = %256, %336
  %342 = phi i64 [ %337, %336 ], [ %257, %256 ]
  %343 = phi i64 [ %266, %336 ], [ %258, %256 ]
  %344 = phi i32 [ %267, %336 ], [ %259, %256 ]
  %345 = phi ptr [ %339, %336 ], [ %260, %256 ]
  %346 = phi i64 [ %340, %336 ], [ %261, %256 ]
  %347 = phi i64 [ %338, %336 ], [ %262, %256 ]
  %348 = phi i32 [ %259, %336 ], [ %263, %256 ]
  %349 = phi ptr [ %260, %336 ], [ %264, %256 ]
  %350 = phi i64 [ %261, %336 ], [ %265, %256 ]
  %351 = call i64 %345(ptr noundef %215, ptr noundef nonnull %0, i64 noundef %346) #8
  %352 = and i64 %351, 281474976710655
  store i64 %352, ptr %253, align 8, !tbaa !47
  %353 = icmp ult i64 %351, 281474976710656
  br i1 %353, label %357, label %354

354:                                              ; preds = %341
  %355 = lshr i64 %351, 48
  %356 = trunc nuw nsw i64 %355 to i32
  br label %363

357:                                              ; preds = %341
  %358 = load i64, ptr %0, align 8, !tbaa !57
  %359 = icmp ult i64 %358, 2
  br i1 %359, label %363, label %360

360:                                              ; preds = %357
  %361 = add i64 %358, -1
  store i64 %361, ptr %0, align 8, !tbaa !57
  %362 = load i64, ptr %253, align 8, !tbaa !47
  br label %256

363:                                              ; preds = %357, %354, %325
  %364 = phi i64 [ %342, %354 ], [ %305, %325 ], [ %342, %357 ]
  %365 = phi i64 [ %343, %354 ], [ %323, %325 ], [ %343, %357 ]
  %366 = phi i32 [ %344, %354 ], [ %259, %325 ], [ %344, %357 ]
  %367 = phi ptr [ %345, %354 ], [ %260, %325 ], [ %345, %357 ]
  %368 = phi i64 [ %346, %354 ], [ %261, %325 ], [ %346, %357 ]
  %369 = phi i64 [ %347, %354 ], [ %326, %325 ], [ %347, %357 ]
  %370 = phi i32 [ %348, %354 ], [ %263, %325 ], [ %348, %357 ]
  %371 = phi ptr [ %349, %354 ], [ %264, %325 ], [ %349, %357 ]
  %372 = phi i64 [ %350, %354 ], [ %265, %325 ], [ %350, %357 ]
  %373 = phi i32 [ %356, %354 ], [ 3, %325 ], [ 3, %357 ]
  %374 = load i64, ptr %16, align 8, !tbaa !26
  %375 = add nsw i64 %374, -64
  store i64 %375, ptr %16, align 8, !tbaa !26
  %376 = load i64, ptr %0, align 8, !tbaa !57
  %377 = load i64, ptr %39, align 8, !tbaa !56
  %378 = icmp ult i64 %376, %377
  br i1 %378, label %379, label %382

379:                                              ; preds = %363
  %380 = add i64 %376, %375
  %381 = sub i64 %380, %377
  store i64 %381, ptr %16, align 8, !tbaa !26
  br label %382

382:                                              ; preds = %379, %363
  %383 = load atomic i32, ptr %34 monotonic, align 4
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %385, label %962

385:                                              ; preds = %382
  %386 = load i64, ptr %23, align 8, !tbaa !29
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %388, label %599

388:                                              ; preds = %385
  switch i32 %373, label %409 [
    i32 2, label %389
    i32 1, label %399
  ]

389:                                              ; preds = %388
  %390 = load i32, ptr %108, align 4, !tbaa !49
  %391 = getelementptr inbounds i8, ptr %215, i64 540
  store i32 %390, ptr %391, align 4, !tbaa !17
  store i32 1, ptr %216, align 8, !tbaa !17
  %392 = load i32, ptr %106, align 8, !tbaa !44
  %393 = add i32 %392, 1
  store i32 %393, ptr %106, align 8, !tbaa !44
  %394 = load i32, ptr %109, align 4, !tbaa !50
  %395 = icmp ult i32 %393, %394
  br i1 %395, label %422, label %396

396:                                              ; preds = %389
  store i32 0, ptr %106, align 8, !tbaa !44
  %397 = load i32, ptr %108, align 4, !tbaa !49
  %398 = add i32 %397, 1
  store i32 %398, ptr %108, align 4, !tbaa !49
  br label %422

399:                                              ; preds = %388
  store i32 2, ptr %216, align 8, !tbaa !17
  %400 = load i32, ptr %109, align 4, !tbaa !50
  %401 = add i32 %400, -1
  store i32 %401, ptr %109, align 4, !tbaa !50
  %402 = icmp eq i32 %401, 0
  br i1 %402, label %418, label %403

403:                                              ; preds = %399
  %404 = load i32, ptr %106, align 8, !tbaa !44
  %405 = icmp ult i32 %404, %401
  br i1 %405, label %418, label %406

406:                                              ; preds = %403
  store i32 0, ptr %106, align 8, !tbaa !44
  %407 = load i32, ptr %108, align 4, !tbaa !49
  %408 = add i32 %407, 1
  store i32 %408, ptr %108, align 4, !tbaa !49
  br label %418

409:                                              ; preds = %388
  %410 = icmp eq i32 %373, 4
  %411 = zext i1 %410 to i32
  store i32 %411, ptr %216, align 8, !tbaa !17
  br i1 %410, label %412, label %418

412:                                              ; preds = %409
  %413 = getelementptr inbounds i8, ptr %215, i64 540
  %414 = load i32, ptr %413, align 4, !tbaa !17
  %415 = load i32, ptr %108, align 4, !tbaa !49
  %416 = icmp ne i32 %414, %415
  %417 = zext i1 %416 to i32
  br label %418

418:                                              ; preds = %412, %409, %406, %403, %399
  %419 = phi i32 [ %417, %412 ], [ 0, %409 ], [ 1, %399 ], [ 1, %403 ], [ 1, %406 ]
  %420 = or i32 %419, %208
  %421 = add i32 %209, 1
  br label %538

422:                                              ; preds = %396, %389
  %423 = or i32 %208, 1
  %424 = add i32 %209, 1
  %425 = icmp eq i64 %365, %254
  br i1 %425, label %426, label %538, !llvm.loop !51

426:                                              ; preds = %422
  %427 = load i64, ptr %253, align 8, !tbaa !47
  %428 = or i64 %427, 562949953421312
  %429 = load i32, ptr %105, align 4, !tbaa !43
  %430 = icmp ugt i32 %429, %424
  br i1 %430, label %431, label %534

431:                                              ; preds = %426
  %432 = zext i32 %424 to i64
  br label %433

433:                                              ; preds = %522, %431
  %434 = phi i64 [ %432, %431 ], [ %523, %522 ]
  %435 = load i64, ptr %104, align 8, !tbaa !42
  %436 = load i64, ptr %33, align 8, !tbaa !46
  %437 = mul i64 %436, %434
  %438 = add i64 %437, %435
  %439 = inttoptr i64 %438 to ptr
  %440 = getelementptr inbounds i8, ptr %439, i64 528
  %441 = load i64, ptr %440, align 8, !tbaa !47
  %442 = icmp eq i64 %441, %254
  br i1 %442, label %443, label %531

443:                                              ; preds = %433
  %444 = getelementptr inbounds i8, ptr %439, i64 524
  %445 = load i32, ptr %444, align 4, !tbaa !17
  %446 = icmp eq i32 %445, %366
  br i1 %446, label %447, label %531

447:                                              ; preds = %443
  %448 = getelementptr inbounds i8, ptr %439, i64 536
  %449 = load i32, ptr %448, align 8, !tbaa !17
  switch i32 %449, label %458 [
    i32 2, label %531
    i32 1, label %450
  ]

450:                                              ; preds = %447
  %451 = getelementptr inbounds i8, ptr %439, i64 540
  %452 = load i32, ptr %451, align 4, !tbaa !17
  %453 = load i32, ptr %108, align 4, !tbaa !49
  %454 = icmp eq i32 %452, %453
  %455 = load i64, ptr %16, align 8
  %456 = icmp slt i64 %455, 1
  %457 = select i1 %454, i1 true, i1 %456
  br i1 %457, label %531, label %461

458:                                              ; preds = %447
  %459 = load i64, ptr %16, align 8, !tbaa !26
  %460 = icmp slt i64 %459, 1
  br i1 %460, label %531, label %461

461:                                              ; preds = %450, %458
  store i64 %438, ptr %35, align 8, !tbaa !52
  %462 = load i64, ptr %110, align 8, !tbaa !53
  %463 = load i64, ptr %36, align 8, !tbaa !54
  %464 = mul i64 %463, %434
  %465 = load i32, ptr %37, align 4, !tbaa !3
  %466 = zext i32 %465 to i64
  %467 = mul i64 %464, %466
  %468 = add i64 %467, %462
  store i64 %468, ptr %38, align 8, !tbaa !55
  %469 = load i64, ptr %39, align 8, !tbaa !56
  store i64 %469, ptr %0, align 8, !tbaa !57
  %470 = call i64 %367(ptr noundef nonnull %439, ptr noundef nonnull %0, i64 noundef %368) #8
  %471 = load i64, ptr %16, align 8, !tbaa !26
  %472 = add nsw i64 %471, -64
  store i64 %472, ptr %16, align 8, !tbaa !26
  %473 = load i64, ptr %0, align 8, !tbaa !57
  %474 = load i64, ptr %39, align 8, !tbaa !56
  %475 = icmp ult i64 %473, %474
  br i1 %475, label %476, label %479

476:                                              ; preds = %461
  %477 = add i64 %473, %472
  %478 = sub i64 %477, %474
  store i64 %478, ptr %16, align 8, !tbaa !26
  br label %479

479:                                              ; preds = %476, %461
  %480 = and i64 %470, 281474976710655
  store i64 %480, ptr %440, align 8, !tbaa !47
  %481 = icmp eq i64 %470, %428
  br i1 %481, label %509, label %482

482:                                              ; preds = %479
  %483 = trunc nuw i64 %434 to i32
  %484 = lshr i64 %470, 48
  %485 = trunc nuw i64 %484 to i16
  switch i16 %485, label %506 [
    i16 2, label %486
    i16 1, label %496
  ]

486:                                              ; preds = %482
  %487 = load i32, ptr %108, align 4, !tbaa !49
  %488 = getelementptr inbounds i8, ptr %439, i64 540
  store i32 %487, ptr %488, align 4, !tbaa !17
  store i32 1, ptr %448, align 8, !tbaa !17
  %489 = load i32, ptr %106, align 8, !tbaa !44
  %490 = add i32 %489, 1
  store i32 %490, ptr %106, align 8, !tbaa !44
  %491 = load i32, ptr %109, align 4, !tbaa !50
  %492 = icmp ult i32 %490, %491
  br i1 %492, label %527, label %493

493:                                              ; preds = %486
  store i32 0, ptr %106, align 8, !tbaa !44
  %494 = load i32, ptr %108, align 4, !tbaa !49
  %495 = add i32 %494, 1
  store i32 %495, ptr %108, align 4, !tbaa !49
  br label %527

496:                                              ; preds = %482
  store i32 2, ptr %448, align 8, !tbaa !17
  %497 = load i32, ptr %109, align 4, !tbaa !50
  %498 = add i32 %497, -1
  store i32 %498, ptr %109, align 4, !tbaa !50
  %499 = icmp eq i32 %498, 0
  br i1 %499, label %527, label %500

500:                                              ; preds = %496
  %501 = load i32, ptr %106, align 8, !tbaa !44
  %502 = icmp ult i32 %501, %498
  br i1 %502, label %527, label %503

503:                                              ; preds = %500
  store i32 0, ptr %106, align 8, !tbaa !44
  %504 = load i32, ptr %108, align 4, !tbaa !49
  %505 = add i32 %504, 1
  store i32 %505, ptr %108, align 4, !tbaa !49
  br label %527

506:                                              ; preds = %482
  %507 = icmp eq i64 %484, 4
  %508 = zext i1 %507 to i32
  store i32 %508, ptr %448, align 8, !tbaa !17
  br label %527

509:                                              ; preds = %479
  %510 = load i32, ptr %108, align 4, !tbaa !49
  %511 = getelementptr inbounds i8, ptr %439, i64 540
  store i32 %510, ptr %511, align 4, !tbaa !17
  store i32 1, ptr %448, align 8, !tbaa !17
  %512 = load i32, ptr %106, align 8, !tbaa !44
  %513 = add i32 %512, 1
  store i32 %513, ptr %106, align 8, !tbaa !44
  %514 = load i32, ptr %109, align 4, !tbaa !50
  %515 = icmp ult i32 %513, %514
  br i1 %515, label %519, label %516

516:                                              ; preds = %509
  store i32 0, ptr %106, align 8, !tbaa !44
  %517 = load i32, ptr %108, align 4, !tbaa !49
  %518 = add i32 %517, 1
  store i32 %518, ptr %108, align 4, !tbaa !49
  br label %519

519:                                              ; preds = %516, %509
  %520 = load atomic i32, ptr %34 monotonic, align 4
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %522, label %531

522:                                              ; preds = %519
  %523 = add nuw nsw i64 %434, 1
  %524 = load i32, ptr %105, align 4, !tbaa !43
  %525 = zext i32 %524 to i64
  %526 = icmp ult i64 %523, %525
  br i1 %526, label %433, label %531, !llvm.loop !58

527:                                              ; preds = %506, %503, %500, %496, %493, %486
  %528 = icmp ugt i64 %470, 281474976710655
  %529 = zext i1 %528 to i32
  %530 = add nuw i32 %529, %483
  br label %534

531:                                              ; preds = %522, %519, %458, %450, %447, %443, %433
  %532 = phi i64 [ %434, %447 ], [ %434, %458 ], [ %434, %450 ], [ %434, %443 ], [ %434, %433 ], [ %434, %519 ], [ %523, %522 ]
  %533 = trunc i64 %532 to i32
  br label %534

534:                                              ; preds = %531, %527, %426
  %535 = phi i32 [ %530, %527 ], [ %424, %426 ], [ %533, %531 ]
  %536 = load atomic i32, ptr %34 monotonic, align 4
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %538, label %962

538:                                              ; preds = %534, %422, %418, %223
  %539 = phi i64 [ %364, %418 ], [ %364, %534 ], [ %364, %422 ], [ %199, %223 ]
  %540 = phi i64 [ %365, %418 ], [ %254, %534 ], [ %365, %422 ], [ %200, %223 ]
  %541 = phi i32 [ %366, %418 ], [ %366, %534 ], [ %366, %422 ], [ %201, %223 ]
  %542 = phi ptr [ %367, %418 ], [ %367, %534 ], [ %367, %422 ], [ %202, %223 ]
  %543 = phi i64 [ %368, %418 ], [ %368, %534 ], [ %368, %422 ], [ %203, %223 ]
  %544 = phi i64 [ %369, %418 ], [ %369, %534 ], [ %369, %422 ], [ %204, %223 ]
  %545 = phi i32 [ %370, %418 ], [ %370, %534 ], [ %370, %422 ], [ %205, %223 ]
  %546 = phi ptr [ %371, %418 ], [ %371, %534 ], [ %371, %422 ], [ %206, %223 ]
  %547 = phi i64 [ %372, %418 ], [ %372, %534 ], [ %372, %422 ], [ %207, %223 ]
  %548 = phi i32 [ %421, %418 ], [ %535, %534 ], [ %424, %422 ], [ %224, %223 ]
  %549 = phi i32 [ %420, %418 ], [ %423, %534 ], [ %423, %422 ], [ %208, %223 ]
  %550 = load i32, ptr %105, align 4, !tbaa !43
  %551 = icmp ult i32 %548, %550
  br i1 %551, label %198, label %552

552:                                              ; preds = %538, %192
  %553 = phi i64 [ %122, %192 ], [ %539, %538 ]
  %554 = phi i64 [ %124, %192 ], [ %540, %538 ]
  %555 = phi i32 [ %114, %192 ], [ %541, %538 ]
  %556 = phi ptr [ %115, %192 ], [ %542, %538 ]
  %557 = phi i64 [ %116, %192 ], [ %543, %538 ]
  %558 = phi i64 [ %125, %192 ], [ %544, %538 ]
  %559 = phi i32 [ %118, %192 ], [ %545, %538 ]
  %560 = phi ptr [ %119, %192 ], [ %546, %538 ]
  %561 = phi i64 [ %120, %192 ], [ %547, %538 ]
  %562 = phi i32 [ %196, %192 ], [ %550, %538 ]
  %563 = phi i32 [ %193, %192 ], [ %549, %538 ]
  store i64 0, ptr %100, align 8, !tbaa !40
  %564 = load i32, ptr %109, align 4, !tbaa !50
  %565 = icmp eq i32 %564, 0
  br i1 %565, label %600, label %566

566:                                              ; preds = %552
  %567 = icmp eq i32 %563, 0
  br i1 %567, label %568, label %111

568:                                              ; preds = %566
  %569 = icmp eq i32 %562, 0
  br i1 %569, label %593, label %570

570:                                              ; preds = %568
  %571 = load i64, ptr %104, align 8, !tbaa !42
  %572 = load i64, ptr %33, align 8, !tbaa !46
  %573 = zext i32 %562 to i64
  br label %574

574:                                              ; preds = %587, %570
  %575 = phi i64 [ 0, %570 ], [ %588, %587 ]
  %576 = phi i1 [ false, %570 ], [ %589, %587 ]
  %577 = mul i64 %575, %572
  %578 = add i64 %577, %571
  %579 = inttoptr i64 %578 to ptr
  %580 = getelementptr inbounds i8, ptr %579, i64 536
  %581 = load i32, ptr %580, align 8, !tbaa !17
  switch i32 %581, label %591 [
    i32 2, label %587
    i32 1, label %582
  ]

582:                                              ; preds = %574
  %583 = getelementptr inbounds i8, ptr %579, i64 540
  %584 = load i32, ptr %583, align 4, !tbaa !17
  %585 = load i32, ptr %108, align 4, !tbaa !49
  %586 = icmp eq i32 %584, %585
  br i1 %586, label %587, label %591

587:                                              ; preds = %582, %574
  %588 = add nuw nsw i64 %575, 1
  %589 = icmp uge i64 %588, %573
  %590 = icmp eq i64 %588, %573
  br i1 %590, label %591, label %574, !llvm.loop !59

591:                                              ; preds = %587, %582, %574
  %592 = phi i1 [ %589, %587 ], [ %576, %582 ], [ %576, %574 ]
  br i1 %592, label %593, label %610

593:                                              ; preds = %591, %568
  %594 = cmpxchg ptr %34, i32 0, i32 4 acq_rel acquire, align 4
  %595 = extractvalue { i32, i1 } %594, 1
  %596 = zext i1 %595 to i64
  %597 = getelementptr inbounds i8, ptr %0, i64 131872
  store i64 %596, ptr %597, align 8, !tbaa !60
  br label %962

598:                                              ; preds = %231
  store i64 %211, ptr %100, align 8, !tbaa !40
  store i64 %82, ptr %24, align 8, !tbaa !30
  br label %962

599:                                              ; preds = %385
  store i64 %211, ptr %100, align 8, !tbaa !40
  store i64 %82, ptr %24, align 8, !tbaa !30
  br label %962

600:                                              ; preds = %552, %188
  %601 = phi i64 [ %122, %188 ], [ %553, %552 ]
  %602 = phi i64 [ %124, %188 ], [ %554, %552 ]
  %603 = phi i32 [ %114, %188 ], [ %555, %552 ]
  %604 = phi ptr [ %115, %188 ], [ %556, %552 ]
  %605 = phi i64 [ %116, %188 ], [ %557, %552 ]
  %606 = phi i64 [ %125, %188 ], [ %558, %552 ]
  %607 = phi i32 [ %118, %188 ], [ %559, %552 ]
  %608 = phi ptr [ %119, %188 ], [ %560, %552 ]
  %609 = phi i64 [ %120, %188 ], [ %561, %552 ]
  store i32 0, ptr %92, align 8, !tbaa !33
  br label %631

610:                                              ; preds = %591
  store i64 1, ptr %41, align 8, !tbaa !61
  %611 = load i64, ptr %26, align 8, !tbaa !32
  %612 = load i64, ptr %25, align 8, !tbaa !31
  br label %613

613:                                              ; preds = %78, %610
  %614 = phi i64 [ %79, %78 ], [ %612, %610 ]
  %615 = phi i64 [ %80, %78 ], [ %611, %610 ]
  %616 = phi i64 [ %91, %78 ], [ %553, %610 ]
  %617 = phi i64 [ %90, %78 ], [ %554, %610 ]
  %618 = phi i32 [ %89, %78 ], [ %555, %610 ]
  %619 = phi ptr [ %88, %78 ], [ %556, %610 ]
  %620 = phi i64 [ %87, %78 ], [ %557, %610 ]
  %621 = phi i64 [ %86, %78 ], [ %558, %610 ]
  %622 = phi i32 [ %85, %78 ], [ %559, %610 ]
  %623 = phi ptr [ %84, %78 ], [ %560, %610 ]
  %624 = phi i64 [ %83, %78 ], [ %561, %610 ]
  %625 = phi i32 [ %81, %78 ], [ %96, %610 ]
  %626 = add i64 %615, 1
  %627 = icmp eq i64 %626, %614
  %628 = select i1 %627, i64 0, i64 %626
  store i64 %628, ptr %26, align 8, !tbaa !32
  %629 = add nuw i64 %82, 1
  %630 = icmp ult i64 %629, %614
  br i1 %630, label %78, label %631, !llvm.loop !62

631:                                              ; preds = %613, %63, %600
  %632 = phi i32 [ %81, %600 ], [ 0, %63 ], [ %625, %613 ]
  %633 = phi i1 [ true, %600 ], [ false, %63 ], [ false, %613 ]
  %634 = phi i64 [ %601, %600 ], [ %64, %63 ], [ %616, %613 ]
  %635 = phi i64 [ %602, %600 ], [ %65, %63 ], [ %617, %613 ]
  %636 = phi i32 [ %603, %600 ], [ %66, %63 ], [ %618, %613 ]
  %637 = phi ptr [ %604, %600 ], [ %67, %63 ], [ %619, %613 ]
  %638 = phi i64 [ %605, %600 ], [ %68, %63 ], [ %620, %613 ]
  %639 = phi i64 [ %606, %600 ], [ %69, %63 ], [ %621, %613 ]
  %640 = phi i32 [ %607, %600 ], [ %70, %63 ], [ %622, %613 ]
  %641 = phi ptr [ %608, %600 ], [ %71, %63 ], [ %623, %613 ]
  %642 = phi i64 [ %609, %600 ], [ %72, %63 ], [ %624, %613 ]
  store i64 0, ptr %24, align 8, !tbaa !30
  %643 = load atomic i32, ptr %34 monotonic, align 4
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %645, label %962

645:                                              ; preds = %631
  %646 = load i64, ptr %20, align 8, !tbaa !28
  %647 = inttoptr i64 %646 to ptr
  %648 = load i64, ptr %25, align 8, !tbaa !31
  %649 = icmp eq i64 %648, 0
  br i1 %649, label %932, label %653

650:                                              ; preds = %653
  %651 = add nuw i64 %654, 1
  %652 = icmp eq i64 %651, %648
  br i1 %652, label %932, label %653, !llvm.loop !63

653:                                              ; preds = %645, %650
  %654 = phi i64 [ %651, %650 ], [ 0, %645 ]
  %655 = getelementptr inbounds %struct.Group, ptr %647, i64 %654
  %656 = load i32, ptr %655, align 8, !tbaa !33
  %657 = icmp eq i32 %656, 0
  br i1 %657, label %658, label %650

658:                                              ; preds = %653
  %659 = load i64, ptr %42, align 8, !tbaa !64
  %660 = load i64, ptr %43, align 8, !tbaa !65
  %661 = icmp eq i64 %659, %660
  br i1 %661, label %662, label %674

662:                                              ; preds = %658
  %663 = load i64, ptr %41, align 8, !tbaa !61
  %664 = call i64 @llvm.umax.i64(i64 %663, i64 1)
  %665 = atomicrmw add ptr %44, i64 %664 acq_rel, align 8
  %666 = load i64, ptr %9, align 8, !tbaa !66
  %667 = icmp ult i64 %665, %666
  br i1 %667, label %668, label %932

668:                                              ; preds = %662
  %669 = add i64 %665, %664
  %670 = shl i64 %664, 1
  %671 = load i64, ptr %45, align 8, !tbaa !67
  %672 = call i64 @llvm.umin.i64(i64 %670, i64 %671)
  store i64 %672, ptr %41, align 8, !tbaa !61
  %673 = call i64 @llvm.umin.i64(i64 %669, i64 %666)
  store i64 %673, ptr %43, align 8, !tbaa !65
  br label %674

674:                                              ; preds = %668, %658
  %675 = phi i64 [ %665, %668 ], [ %659, %658 ]
  %676 = add i64 %675, 1
  store i64 %676, ptr %42, align 8, !tbaa !64
  %677 = getelementptr inbounds i8, ptr %655, i64 24
  %678 = load i32, ptr %46, align 4, !tbaa !17
  %679 = zext i32 %678 to i64
  %680 = icmp ult i64 %675, %679
  br i1 %680, label %683, label %681

681:                                              ; preds = %674
  %682 = udiv i64 %675, %679
  br label %683

683:                                              ; preds = %681, %674
  %684 = phi i64 [ %682, %681 ], [ 0, %674 ]
  %685 = mul i64 %684, %679
  %686 = sub i64 %675, %685
  %687 = trunc i64 %686 to i32
  store i32 %687, ptr %677, align 4, !tbaa !17
  %688 = load i32, ptr %47, align 4, !tbaa !17
  %689 = load i32, ptr %48, align 4, !tbaa !17
  %690 = mul i32 %688, %687
  %691 = sub i32 %689, %690
  %692 = call noundef i32 @llvm.umin.i32(i32 %688, i32 %691)
  %693 = load i32, ptr %49, align 4, !tbaa !17
  %694 = zext i32 %693 to i64
  %695 = icmp ult i64 %684, %694
  br i1 %695, label %698, label %696

696:                                              ; preds = %683
  %697 = udiv i64 %684, %694
  br label %698

698:                                              ; preds = %696, %683
  %699 = phi i64 [ %697, %696 ], [ 0, %683 ]
  %700 = mul i64 %699, %694
  %701 = sub i64 %684, %700
  %702 = trunc i64 %701 to i32
  %703 = getelementptr inbounds i8, ptr %655, i64 28
  store i32 %702, ptr %703, align 4, !tbaa !17
  %704 = load i32, ptr %50, align 4, !tbaa !17
  %705 = load i32, ptr %51, align 4, !tbaa !17
  %706 = mul i32 %704, %702
  %707 = sub i32 %705, %706
  %708 = call noundef i32 @llvm.umin.i32(i32 %704, i32 %707)
  %709 = load i32, ptr %52, align 4, !tbaa !17
  %710 = zext i32 %709 to i64
  %711 = icmp ult i64 %699, %710
  br i1 %711, label %714, label %712

712:                                              ; preds = %698
  %713 = udiv i64 %699, %710
  br label %714

714:                                              ; preds = %712, %698
  %715 = phi i64 [ %713, %712 ], [ 0, %698 ]
  %716 = mul i64 %715, %710
  %717 = sub i64 %699, %716
  %718 = trunc i64 %717 to i32
  %719 = getelementptr inbounds i8, ptr %655, i64 32
  store i32 %718, ptr %719, align 4, !tbaa !17
  %720 = load i32, ptr %53, align 4, !tbaa !17
  %721 = load i32, ptr %54, align 4, !tbaa !17
  %722 = mul i32 %720, %718
  %723 = sub i32 %721, %722
  %724 = call noundef i32 @llvm.umin.i32(i32 %720, i32 %723)
  %725 = zext i32 %692 to i64
  %726 = zext i32 %708 to i64
  %727 = mul nuw i64 %726, %725
  %728 = zext i32 %724 to i64
  %729 = mul i64 %727, %728
  %730 = load i32, ptr %37, align 4, !tbaa !3
  %731 = zext i32 %730 to i64
  %732 = add nsw i64 %731, -1
  %733 = add i64 %732, %729
  %734 = udiv i64 %733, %731
  %735 = trunc i64 %734 to i32
  %736 = getelementptr inbounds i8, ptr %655, i64 4
  store i32 %735, ptr %736, align 4, !tbaa !50
  %737 = getelementptr inbounds i8, ptr %655, i64 36
  store i32 %735, ptr %737, align 4, !tbaa !43
  %738 = getelementptr inbounds i8, ptr %655, i64 64
  store i64 0, ptr %738, align 8, !tbaa !40
  %739 = getelementptr inbounds i8, ptr %655, i64 12
  store i32 0, ptr %739, align 4, !tbaa !49
  %740 = getelementptr inbounds i8, ptr %655, i64 8
  store i32 0, ptr %740, align 8, !tbaa !44
  %741 = getelementptr inbounds i8, ptr %655, i64 16
  store i64 %675, ptr %741, align 8, !tbaa !68
  %742 = getelementptr inbounds i8, ptr %655, i64 72
  store i64 1, ptr %742, align 8, !tbaa !45
  store i32 1, ptr %655, align 8, !tbaa !33
  %743 = load i32, ptr %47, align 4, !tbaa !17
  %744 = icmp eq i32 %692, %743
  br i1 %744, label %745, label %751

745:                                              ; preds = %714
  %746 = load i32, ptr %50, align 4, !tbaa !17
  %747 = icmp eq i32 %708, %746
  br i1 %747, label %748, label %751

748:                                              ; preds = %745
  %749 = load i32, ptr %53, align 4, !tbaa !17
  %750 = icmp ne i32 %724, %749
  br label %751

751:                                              ; preds = %748, %745, %714
  %752 = phi i1 [ true, %745 ], [ true, %714 ], [ %750, %748 ]
  %753 = load i32, ptr %55, align 8, !tbaa !10
  %754 = icmp eq i32 %753, 0
  br i1 %754, label %755, label %758

755:                                              ; preds = %751
  %756 = load i32, ptr %56, align 4, !tbaa !11
  %757 = zext i32 %756 to i64
  br label %758

758:                                              ; preds = %755, %751
  %759 = phi i64 [ %757, %755 ], [ 1, %751 ]
  %760 = mul nuw i64 %759, %731
  %761 = sub nsw i64 64, %731
  %762 = lshr i64 -1, %761
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #8
  %763 = trunc i64 %762 to i32
  %764 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %763, i64 14
  %765 = lshr i64 4294967295, %761
  %766 = trunc nuw i64 %765 to i32
  %767 = insertelement <16 x i32> %764, i32 %766, i64 15
  store <16 x i32> %767, ptr %3, align 4, !tbaa !69
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #8
  %768 = load i32, ptr %57, align 8, !tbaa !70
  %769 = load i64, ptr %58, align 8, !tbaa !71
  %770 = trunc i64 %769 to i32
  %771 = lshr i64 %769, 32
  %772 = trunc nuw i64 %771 to i32
  %773 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %768, i64 3
  %774 = insertelement <16 x i32> %773, i32 %770, i64 4
  %775 = insertelement <16 x i32> %774, i32 %772, i64 5
  store <16 x i32> %775, ptr %4, align 4, !tbaa !69
  %776 = load i64, ptr %59, align 8, !tbaa !14
  %777 = icmp eq i64 %776, 0
  br i1 %777, label %778, label %796

778:                                              ; preds = %796, %758
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %655, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %655, i64 noundef 8, ptr noundef nonnull %4)
  %779 = load i64, ptr %33, align 8, !tbaa !46
  %780 = load i32, ptr %737, align 4, !tbaa !43
  %781 = zext i32 %780 to i64
  %782 = getelementptr inbounds i8, ptr %655, i64 40
  %783 = icmp eq i32 %780, 0
  br i1 %783, label %803, label %784

784:                                              ; preds = %778
  %785 = load i64, ptr %782, align 8, !tbaa !42
  %786 = inttoptr i64 %785 to ptr
  %787 = load i64, ptr %61, align 8, !tbaa !16
  %788 = inttoptr i64 %787 to ptr
  %789 = lshr i64 %760, 4
  %790 = icmp ult i64 %760, 16
  %791 = call i64 @llvm.umax.i64(i64 %789, i64 1)
  %792 = and i64 %791, 3
  %793 = icmp ult i64 %760, 64
  %794 = and i64 %791, 1152921504606846972
  %795 = icmp eq i64 %792, 0
  br label %806

796:                                              ; preds = %758, %796
  %797 = phi i64 [ %800, %796 ], [ 0, %758 ]
  %798 = shl i64 %797, 6
  %799 = getelementptr inbounds i8, ptr %60, i64 %798
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %655, i64 noundef %797, ptr noundef nonnull readonly %799)
  %800 = add nuw i64 %797, 1
  %801 = load i64, ptr %59, align 8, !tbaa !14
  %802 = icmp ult i64 %800, %801
  br i1 %802, label %796, label %778, !llvm.loop !72

803:                                              ; preds = %911, %778
  %804 = urem i64 %729, %731
  %805 = icmp eq i64 %804, 0
  br i1 %805, label %931, label %916

806:                                              ; preds = %911, %784
  %807 = phi ptr [ %788, %784 ], [ %912, %911 ]
  %808 = phi i64 [ 0, %784 ], [ %913, %911 ]
  %809 = phi ptr [ %786, %784 ], [ %914, %911 ]
  %810 = trunc nuw i64 %808 to i32
  %811 = getelementptr inbounds i8, ptr %809, i64 544
  store i32 %810, ptr %811, align 8, !tbaa !17
  br i1 %752, label %837, label %812

812:                                              ; preds = %806
  br i1 %790, label %911, label %813

813:                                              ; preds = %812
  %814 = getelementptr inbounds i8, ptr %809, i64 576
  br i1 %793, label %897, label %815

815:                                              ; preds = %813, %815
  %816 = phi ptr [ %831, %815 ], [ %807, %813 ]
  %817 = phi i64 [ %834, %815 ], [ 0, %813 ]
  %818 = phi i64 [ %835, %815 ], [ 0, %813 ]
  %819 = getelementptr inbounds i8, ptr %816, i64 64
  %820 = load <16 x i32>, ptr %816, align 4, !tbaa !69
  %821 = getelementptr inbounds <16 x i32>, ptr %814, i64 %817
  store <16 x i32> %820, ptr %821, align 8, !tbaa !69
  %822 = or disjoint i64 %817, 1
  %823 = getelementptr inbounds i8, ptr %816, i64 128
  %824 = load <16 x i32>, ptr %819, align 4, !tbaa !69
  %825 = getelementptr inbounds <16 x i32>, ptr %814, i64 %822
  store <16 x i32> %824, ptr %825, align 8, !tbaa !69
  %826 = or disjoint i64 %817, 2
  %827 = getelementptr inbounds i8, ptr %816, i64 192
  %828 = load <16 x i32>, ptr %823, align 4, !tbaa !69
  %829 = getelementptr inbounds <16 x i32>, ptr %814, i64 %826
  store <16 x i32> %828, ptr %829, align 8, !tbaa !69
  %830 = or disjoint i64 %817, 3
  %831 = getelementptr inbounds i8, ptr %816, i64 256
  %832 = load <16 x i32>, ptr %827, align 4, !tbaa !69
  %833 = getelementptr inbounds <16 x i32>, ptr %814, i64 %830
  store <16 x i32> %832, ptr %833, align 8, !tbaa !69
  %834 = add nuw nsw i64 %817, 4
  %835 = add i64 %818, 4
  %836 = icmp eq i64 %835, %794
  br i1 %836, label %897, label %815, !llvm.loop !73

837:                                              ; preds = %806
  %838 = getelementptr inbounds i8, ptr %809, i64 576
  %839 = load i32, ptr %37, align 4, !tbaa !3
  %840 = icmp eq i32 %839, 0
  br i1 %840, label %911, label %841

841:                                              ; preds = %837
  %842 = zext i32 %839 to i64
  %843 = mul nuw i64 %808, %842
  %844 = udiv i64 %843, %725
  %845 = udiv i64 %844, %726
  %846 = trunc i64 %845 to i32
  %847 = urem i64 %844, %726
  %848 = trunc nuw i64 %847 to i32
  %849 = urem i64 %843, %725
  %850 = trunc nuw i64 %849 to i32
  %851 = shl i32 %839, 1
  br label %852

852:                                              ; preds = %891, %841
  %853 = phi i64 [ 0, %841 ], [ %895, %891 ]
  %854 = phi i32 [ %846, %841 ], [ %894, %891 ]
  %855 = phi i32 [ %848, %841 ], [ %893, %891 ]
  %856 = phi i32 [ %850, %841 ], [ %892, %891 ]
  %857 = load i32, ptr %55, align 8, !tbaa !10
  %858 = icmp eq i32 %857, 0
  br i1 %858, label %864, label %859

859:                                              ; preds = %852
  %860 = shl i32 %855, 10
  %861 = shl i32 %854, 20
  %862 = or i32 %860, %861
  %863 = or i32 %862, %856
  br label %878

864:                                              ; preds = %852
  %865 = getelementptr inbounds i32, ptr %838, i64 %853
  store i32 %856, ptr %865, align 4, !tbaa !17
  %866 = load i32, ptr %56, align 4, !tbaa !11
  %867 = icmp ugt i32 %866, 1
  br i1 %867, label %868, label %882

868:                                              ; preds = %864
  %869 = trunc nuw i64 %853 to i32
  %870 = add i32 %839, %869
  %871 = zext i32 %870 to i64
  %872 = getelementptr inbounds i32, ptr %838, i64 %871
  store i32 %855, ptr %872, align 4, !tbaa !17
  %873 = load i32, ptr %56, align 4, !tbaa !11
  %874 = icmp ugt i32 %873, 2
  br i1 %874, label %875, label %882

875:                                              ; preds = %868
  %876 = add i32 %851, %869
  %877 = zext i32 %876 to i64
  br label %878

878:                                              ; preds = %875, %859
  %879 = phi i64 [ %877, %875 ], [ %853, %859 ]
  %880 = phi i32 [ %854, %875 ], [ %863, %859 ]
  %881 = getelementptr inbounds i32, ptr %838, i64 %879
  store i32 %880, ptr %881, align 4, !tbaa !17
  br label %882

882:                                              ; preds = %878, %868, %864
  %883 = add i32 %856, 1
  %884 = icmp ult i32 %883, %692
  br i1 %884, label %891, label %885

885:                                              ; preds = %882
  %886 = add i32 %855, 1
  %887 = icmp uge i32 %886, %708
  %888 = select i1 %887, i32 0, i32 %886
  %889 = zext i1 %887 to i32
  %890 = add i32 %854, %889
  br label %891

891:                                              ; preds = %885, %882
  %892 = phi i32 [ %883, %882 ], [ 0, %885 ]
  %893 = phi i32 [ %855, %882 ], [ %888, %885 ]
  %894 = phi i32 [ %854, %882 ], [ %890, %885 ]
  %895 = add nuw nsw i64 %853, 1
  %896 = icmp eq i64 %895, %842
  br i1 %896, label %911, label %852, !llvm.loop !18

897:                                              ; preds = %815, %813
  %898 = phi ptr [ poison, %813 ], [ %831, %815 ]
  %899 = phi ptr [ %807, %813 ], [ %831, %815 ]
  %900 = phi i64 [ 0, %813 ], [ %834, %815 ]
  br i1 %795, label %911, label %901

901:                                              ; preds = %897, %901
  %902 = phi ptr [ %905, %901 ], [ %899, %897 ]
  %903 = phi i64 [ %908, %901 ], [ %900, %897 ]
  %904 = phi i64 [ %909, %901 ], [ 0, %897 ]
  %905 = getelementptr inbounds i8, ptr %902, i64 64
  %906 = load <16 x i32>, ptr %902, align 4, !tbaa !69
  %907 = getelementptr inbounds <16 x i32>, ptr %814, i64 %903
  store <16 x i32> %906, ptr %907, align 8, !tbaa !69
  %908 = add nuw nsw i64 %903, 1
  %909 = add i64 %904, 1
  %910 = icmp eq i64 %909, %792
  br i1 %910, label %911, label %901, !llvm.loop !74

911:                                              ; preds = %897, %901, %891, %837, %812
  %912 = phi ptr [ %807, %837 ], [ %807, %812 ], [ %807, %891 ], [ %898, %897 ], [ %905, %901 ]
  %913 = add nuw nsw i64 %808, 1
  %914 = getelementptr inbounds i8, ptr %809, i64 %779
  %915 = icmp eq i64 %913, %781
  br i1 %915, label %803, label %806, !llvm.loop !76

916:                                              ; preds = %803
  %917 = shl nsw i64 -1, %804
  %918 = xor i64 %917, -1
  %919 = add i32 %780, -1
  %920 = load i64, ptr %782, align 8, !tbaa !42
  %921 = zext i32 %919 to i64
  %922 = load i64, ptr %33, align 8, !tbaa !46
  %923 = mul i64 %922, %921
  %924 = add i64 %923, %920
  %925 = inttoptr i64 %924 to ptr
  %926 = trunc i64 %918 to i32
  %927 = getelementptr inbounds i8, ptr %925, i64 504
  store i32 %926, ptr %927, align 8, !tbaa !17
  %928 = lshr i64 %918, 32
  %929 = trunc nuw nsw i64 %928 to i32
  %930 = getelementptr inbounds i8, ptr %925, i64 508
  store i32 %929, ptr %930, align 4, !tbaa !17
  br label %931

931:                                              ; preds = %803, %916
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #8
  br label %933

932:                                              ; preds = %650, %645, %662
  br i1 %633, label %933, label %934

933:                                              ; preds = %931, %932
  store i32 0, ptr %62, align 4, !tbaa !77
  br label %948

934:                                              ; preds = %932
  %935 = icmp eq i32 %632, 0
  br i1 %935, label %962, label %936

936:                                              ; preds = %934
  %937 = load i32, ptr %62, align 4, !tbaa !77
  %938 = add i32 %937, 1
  store i32 %938, ptr %62, align 4, !tbaa !77
  %939 = icmp eq i32 %938, 16
  br i1 %939, label %940, label %948

940:                                              ; preds = %936
  %941 = load i64, ptr %42, align 8, !tbaa !64
  %942 = load i64, ptr %43, align 8, !tbaa !65
  %943 = icmp ult i64 %941, %942
  br i1 %943, label %962, label %944

944:                                              ; preds = %940
  %945 = load atomic i64, ptr %44 acquire, align 8
  %946 = load i64, ptr %9, align 8, !tbaa !66
  %947 = icmp ult i64 %945, %946
  br i1 %947, label %962, label %948

948:                                              ; preds = %944, %936, %933
  %949 = load i64, ptr %16, align 8, !tbaa !26
  %950 = add nsw i64 %949, -64
  store i64 %950, ptr %16, align 8, !tbaa !26
  %951 = icmp sgt i64 %949, 64
  br i1 %951, label %961, label %952

952:                                              ; preds = %948
  %953 = load i64, ptr %6, align 8, !tbaa !23
  %954 = icmp eq i64 %953, -1
  br i1 %954, label %959, label %955

955:                                              ; preds = %952
  %956 = call i64 @llvm.readcyclecounter()
  %957 = load i64, ptr %6, align 8, !tbaa !23
  %958 = icmp ult i64 %956, %957
  br i1 %958, label %959, label %962

959:                                              ; preds = %955, %952
  %960 = load i64, ptr %19, align 8, !tbaa !27
  store i64 %960, ptr %16, align 8, !tbaa !26
  br label %961

961:                                              ; preds = %959, %948
  br label %63

962:                                              ; preds = %955, %940, %631, %934, %944, %184, %382, %534, %593, %598, %599
  %963 = phi i32 [ 2, %593 ], [ 1, %599 ], [ 4, %598 ], [ 2, %534 ], [ 2, %382 ], [ 2, %184 ], [ 4, %955 ], [ 3, %940 ], [ 2, %631 ], [ 0, %934 ], [ 3, %944 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #8
  ret i32 %963
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #6 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !69
  %6 = getelementptr inbounds i8, ptr %0, i64 88
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  br label %20

8:                                                ; preds = %51
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !46
  %11 = getelementptr inbounds i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !43
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !42
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
  %36 = load i32, ptr %35, align 4, !tbaa !78
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !79
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
  br i1 %54, label %8, label %20, !llvm.loop !80

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
  %69 = load i32, ptr %18, align 4, !tbaa !78
  %70 = load i32, ptr %19, align 8, !tbaa !79
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
  store <16 x i32> %84, ptr %86, align 4, !tbaa !69
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !43
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !81
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
!69 = !{!6, !6, i64 0}
!70 = !{!4, !8, i64 160}
!71 = !{!4, !5, i64 64}
!72 = distinct !{!72, !19}
!73 = distinct !{!73, !19}
!74 = distinct !{!74, !75}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = distinct !{!76, !19}
!77 = !{!22, !8, i64 164}
!78 = !{!9, !8, i64 12}
!79 = !{!9, !8, i64 8}
!80 = distinct !{!80, !19}
!81 = distinct !{!81, !19}
