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

63:                                               ; preds = %958, %14
  %64 = phi i64 [ 0, %14 ], [ %631, %958 ]
  %65 = phi i64 [ 0, %14 ], [ %632, %958 ]
  %66 = phi i32 [ 0, %14 ], [ %633, %958 ]
  %67 = phi ptr [ null, %14 ], [ %634, %958 ]
  %68 = phi i64 [ 0, %14 ], [ %635, %958 ]
  %69 = phi i64 [ 0, %14 ], [ %636, %958 ]
  %70 = phi i32 [ 0, %14 ], [ %637, %958 ]
  %71 = phi ptr [ null, %14 ], [ %638, %958 ]
  %72 = phi i64 [ 0, %14 ], [ %639, %958 ]
  %73 = load i64, ptr %24, align 8, !tbaa !30
  %74 = load i64, ptr %25, align 8, !tbaa !31
  %75 = icmp ult i64 %73, %74
  br i1 %75, label %76, label %628

76:                                               ; preds = %63
  %77 = load i64, ptr %26, align 8, !tbaa !32
  br label %78

78:                                               ; preds = %76, %610
  %79 = phi i64 [ %611, %610 ], [ %74, %76 ]
  %80 = phi i64 [ %625, %610 ], [ %77, %76 ]
  %81 = phi i32 [ %622, %610 ], [ 0, %76 ]
  %82 = phi i64 [ %626, %610 ], [ %73, %76 ]
  %83 = phi i64 [ %621, %610 ], [ %72, %76 ]
  %84 = phi ptr [ %620, %610 ], [ %71, %76 ]
  %85 = phi i32 [ %619, %610 ], [ %70, %76 ]
  %86 = phi i64 [ %618, %610 ], [ %69, %76 ]
  %87 = phi i64 [ %617, %610 ], [ %68, %76 ]
  %88 = phi ptr [ %616, %610 ], [ %67, %76 ]
  %89 = phi i32 [ %615, %610 ], [ %66, %76 ]
  %90 = phi i64 [ %614, %610 ], [ %65, %76 ]
  %91 = phi i64 [ %613, %610 ], [ %64, %76 ]
  %92 = getelementptr inbounds %struct.Group, ptr %22, i64 %80
  %93 = load i32, ptr %92, align 8, !tbaa !33
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %610, label %95

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

111:                                              ; preds = %563, %95
  %112 = phi i64 [ %91, %95 ], [ %550, %563 ]
  %113 = phi i64 [ %90, %95 ], [ %551, %563 ]
  %114 = phi i32 [ %89, %95 ], [ %552, %563 ]
  %115 = phi ptr [ %88, %95 ], [ %553, %563 ]
  %116 = phi i64 [ %87, %95 ], [ %554, %563 ]
  %117 = phi i64 [ %86, %95 ], [ %555, %563 ]
  %118 = phi i32 [ %85, %95 ], [ %556, %563 ]
  %119 = phi ptr [ %84, %95 ], [ %557, %563 ]
  %120 = phi i64 [ %83, %95 ], [ %558, %563 ]
  %121 = phi i32 [ %103, %95 ], [ 0, %563 ]
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
  br i1 %187, label %188, label %959

188:                                              ; preds = %184
  %189 = or i32 %185, %121
  %190 = load i32, ptr %109, align 4, !tbaa !50
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %597, label %192

192:                                              ; preds = %188, %182, %142, %135, %132, %129, %111
  %193 = phi i32 [ %121, %132 ], [ %189, %188 ], [ %121, %182 ], [ %121, %129 ], [ %121, %111 ], [ %121, %142 ], [ %121, %135 ]
  store i64 0, ptr %107, align 8, !tbaa !45
  %194 = load i64, ptr %100, align 8, !tbaa !40
  %195 = trunc i64 %194 to i32
  %196 = load i32, ptr %105, align 4, !tbaa !43
  %197 = icmp ugt i32 %196, %195
  br i1 %197, label %198, label %549

198:                                              ; preds = %192, %535
  %199 = phi i64 [ %536, %535 ], [ %122, %192 ]
  %200 = phi i64 [ %537, %535 ], [ %124, %192 ]
  %201 = phi i32 [ %538, %535 ], [ %114, %192 ]
  %202 = phi ptr [ %539, %535 ], [ %115, %192 ]
  %203 = phi i64 [ %540, %535 ], [ %116, %192 ]
  %204 = phi i64 [ %541, %535 ], [ %125, %192 ]
  %205 = phi i32 [ %542, %535 ], [ %118, %192 ]
  %206 = phi ptr [ %543, %535 ], [ %119, %192 ]
  %207 = phi i64 [ %544, %535 ], [ %120, %192 ]
  %208 = phi i32 [ %546, %535 ], [ %193, %192 ]
  %209 = phi i32 [ %545, %535 ], [ %195, %192 ]
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
  br label %535, !llvm.loop !51

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
  br i1 %234, label %235, label %595

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

256:                                              ; preds = %357, %243
  %257 = phi i64 [ %199, %243 ], [ %339, %357 ]
  %258 = phi i64 [ %200, %243 ], [ %340, %357 ]
  %259 = phi i32 [ %201, %243 ], [ %341, %357 ]
  %260 = phi ptr [ %202, %243 ], [ %342, %357 ]
  %261 = phi i64 [ %203, %243 ], [ %343, %357 ]
  %262 = phi i64 [ %204, %243 ], [ %344, %357 ]
  %263 = phi i32 [ %205, %243 ], [ %345, %357 ]
  %264 = phi ptr [ %206, %243 ], [ %346, %357 ]
  %265 = phi i64 [ %207, %243 ], [ %347, %357 ]
  %266 = phi i64 [ %254, %243 ], [ %359, %357 ]
  %267 = load i32, ptr %255, align 4, !tbaa !17
  %268 = icmp eq i64 %258, %266
  %269 = icmp eq i32 %259, %267
  %270 = select i1 %268, i1 %269, i1 false
  br i1 %270, label %338, label %271

271:                                              ; preds = %256
  %272 = add i64 %266, 1
  %273 = and i32 %267, 1023
  %274 = zext nneg i32 %273 to i64
  %275 = shl nuw nsw i64 %274, 48
  %276 = or i64 %275, %272
  %277 = icmp eq i64 %262, %266
  %278 = icmp eq i32 %263, %267
  %279 = select i1 %277, i1 %278, i1 false
  br i1 %279, label %333, label %280

280:                                              ; preds = %271
  %281 = inttoptr i64 %257 to ptr
  %282 = getelementptr inbounds i8, ptr %281, i64 -8
  %283 = load i64, ptr %282, align 8, !tbaa !47
  %284 = lshr i64 %276, 2
  %285 = mul i64 %284, -7046029254386353131
  %286 = lshr i64 %285, 40
  br label %287

287:                                              ; preds = %287, %280
  %288 = phi i64 [ %286, %280 ], [ %298, %287 ]
  %289 = phi ptr [ undef, %280 ], [ %296, %287 ]
  %290 = and i64 %288, %283
  %291 = getelementptr inbounds %struct.Region, ptr %281, i64 %290
  %292 = load i64, ptr %291, align 8, !tbaa !23
  %293 = icmp ne i64 %292, %276
  %294 = icmp ne i64 %292, 0
  %295 = select i1 %294, ptr %289, ptr null
  %296 = select i1 %293, ptr %295, ptr %291
  %297 = and i1 %293, %294
  %298 = add i64 %288, 1
  br i1 %297, label %287, label %299

299:                                              ; preds = %287
  %300 = icmp eq ptr %296, null
  br i1 %300, label %301, label %324

301:                                              ; preds = %299
  %302 = load atomic i64, ptr %30 acquire, align 8
  %303 = icmp eq i64 %302, %257
  %304 = inttoptr i64 %302 to ptr
  %305 = getelementptr inbounds i8, ptr %304, i64 -8
  %306 = load i64, ptr %305, align 8, !tbaa !47
  br label %307

307:                                              ; preds = %307, %301
  %308 = phi i64 [ %286, %301 ], [ %318, %307 ]
  %309 = phi ptr [ undef, %301 ], [ %316, %307 ]
  %310 = and i64 %308, %306
  %311 = getelementptr inbounds %struct.Region, ptr %304, i64 %310
  %312 = load i64, ptr %311, align 8, !tbaa !23
  %313 = icmp ne i64 %312, %276
  %314 = icmp ne i64 %312, 0
  %315 = select i1 %314, ptr %309, ptr null
  %316 = select i1 %313, ptr %315, ptr %311
  %317 = and i1 %313, %314
  %318 = add i64 %308, 1
  br i1 %317, label %307, label %319

319:                                              ; preds = %307
  %320 = select i1 %303, i64 %258, i64 -1
  %321 = icmp eq ptr %316, null
  br i1 %321, label %322, label %324

322:                                              ; preds = %319
  %323 = select i1 %303, i64 %262, i64 -1
  store i64 %276, ptr %23, align 8, !tbaa !47
  br label %360

324:                                              ; preds = %319, %299
  %325 = phi i64 [ %302, %319 ], [ %257, %299 ]
  %326 = phi i64 [ %320, %319 ], [ %258, %299 ]
  %327 = phi ptr [ %316, %319 ], [ %296, %299 ]
  %328 = getelementptr inbounds i8, ptr %327, i64 8
  %329 = load i64, ptr %328, align 8, !tbaa !26
  %330 = inttoptr i64 %329 to ptr
  %331 = getelementptr inbounds i8, ptr %327, i64 16
  %332 = load i64, ptr %331, align 8, !tbaa !47
  br label %333

333:                                              ; preds = %271, %324
  %334 = phi i64 [ %325, %324 ], [ %257, %271 ]
  %335 = phi i64 [ %326, %324 ], [ %258, %271 ]
  %336 = phi ptr [ %330, %324 ], [ %264, %271 ]
  %337 = phi i64 [ %332, %324 ], [ %265, %271 ]
  store i64 %276, ptr %40, align 8, !tbaa !47
  br label %338

338:                                              ; preds = %256, %333
  %339 = phi i64 [ %334, %333 ], [ %257, %256 ]
  %340 = phi i64 [ %266, %333 ], [ %258, %256 ]
  %341 = phi i32 [ %267, %333 ], [ %259, %256 ]
  %342 = phi ptr [ %336, %333 ], [ %260, %256 ]
  %343 = phi i64 [ %337, %333 ], [ %261, %256 ]
  %344 = phi i64 [ %335, %333 ], [ %262, %256 ]
  %345 = phi i32 [ %259, %333 ], [ %263, %256 ]
  %346 = phi ptr [ %260, %333 ], [ %264, %256 ]
  %347 = phi i64 [ %261, %333 ], [ %265, %256 ]
  %348 = call i64 %342(ptr noundef %215, ptr noundef nonnull %0, i64 noundef %343) #8
  %349 = and i64 %348, 281474976710655
  store i64 %349, ptr %253, align 8, !tbaa !47
  %350 = icmp ult i64 %348, 281474976710656
  br i1 %350, label %354, label %351

351:                                              ; preds = %338
  %352 = lshr i64 %348, 48
  %353 = trunc nuw nsw i64 %352 to i32
  br label %360

354:                                              ; preds = %338
  %355 = load i64, ptr %0, align 8, !tbaa !57
  %356 = icmp ult i64 %355, 2
  br i1 %356, label %360, label %357

357:                                              ; preds = %354
  %358 = add i64 %355, -1
  store i64 %358, ptr %0, align 8, !tbaa !57
  %359 = load i64, ptr %253, align 8, !tbaa !47
  br label %256

360:                                              ; preds = %354, %351, %322
  %361 = phi i64 [ %339, %351 ], [ %302, %322 ], [ %339, %354 ]
  %362 = phi i64 [ %340, %351 ], [ %320, %322 ], [ %340, %354 ]
  %363 = phi i32 [ %341, %351 ], [ %259, %322 ], [ %341, %354 ]
  %364 = phi ptr [ %342, %351 ], [ %260, %322 ], [ %342, %354 ]
  %365 = phi i64 [ %343, %351 ], [ %261, %322 ], [ %343, %354 ]
  %366 = phi i64 [ %344, %351 ], [ %323, %322 ], [ %344, %354 ]
  %367 = phi i32 [ %345, %351 ], [ %263, %322 ], [ %345, %354 ]
  %368 = phi ptr [ %346, %351 ], [ %264, %322 ], [ %346, %354 ]
  %369 = phi i64 [ %347, %351 ], [ %265, %322 ], [ %347, %354 ]
  %370 = phi i32 [ %353, %351 ], [ 3, %322 ], [ 3, %354 ]
  %371 = load i64, ptr %16, align 8, !tbaa !26
  %372 = add nsw i64 %371, -64
  store i64 %372, ptr %16, align 8, !tbaa !26
  %373 = load i64, ptr %0, align 8, !tbaa !57
  %374 = load i64, ptr %39, align 8, !tbaa !56
  %375 = icmp ult i64 %373, %374
  br i1 %375, label %376, label %379

376:                                              ; preds = %360
  %377 = add i64 %373, %372
  %378 = sub i64 %377, %374
  store i64 %378, ptr %16, align 8, !tbaa !26
  br label %379

379:                                              ; preds = %376, %360
  %380 = load atomic i32, ptr %34 monotonic, align 4
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %959

382:                                              ; preds = %379
  %383 = load i64, ptr %23, align 8, !tbaa !29
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %385, label %596

385:                                              ; preds = %382
  switch i32 %370, label %406 [
    i32 2, label %386
    i32 1, label %396
  ]

386:                                              ; preds = %385
  %387 = load i32, ptr %108, align 4, !tbaa !49
  %388 = getelementptr inbounds i8, ptr %215, i64 540
  store i32 %387, ptr %388, align 4, !tbaa !17
  store i32 1, ptr %216, align 8, !tbaa !17
  %389 = load i32, ptr %106, align 8, !tbaa !44
  %390 = add i32 %389, 1
  store i32 %390, ptr %106, align 8, !tbaa !44
  %391 = load i32, ptr %109, align 4, !tbaa !50
  %392 = icmp ult i32 %390, %391
  br i1 %392, label %419, label %393

393:                                              ; preds = %386
  store i32 0, ptr %106, align 8, !tbaa !44
  %394 = load i32, ptr %108, align 4, !tbaa !49
  %395 = add i32 %394, 1
  store i32 %395, ptr %108, align 4, !tbaa !49
  br label %419

396:                                              ; preds = %385
  store i32 2, ptr %216, align 8, !tbaa !17
  %397 = load i32, ptr %109, align 4, !tbaa !50
  %398 = add i32 %397, -1
  store i32 %398, ptr %109, align 4, !tbaa !50
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %415, label %400

400:                                              ; preds = %396
  %401 = load i32, ptr %106, align 8, !tbaa !44
  %402 = icmp ult i32 %401, %398
  br i1 %402, label %415, label %403

403:                                              ; preds = %400
  store i32 0, ptr %106, align 8, !tbaa !44
  %404 = load i32, ptr %108, align 4, !tbaa !49
  %405 = add i32 %404, 1
  store i32 %405, ptr %108, align 4, !tbaa !49
  br label %415

406:                                              ; preds = %385
  %407 = icmp eq i32 %370, 4
  %408 = zext i1 %407 to i32
  store i32 %408, ptr %216, align 8, !tbaa !17
  br i1 %407, label %409, label %415

409:                                              ; preds = %406
  %410 = getelementptr inbounds i8, ptr %215, i64 540
  %411 = load i32, ptr %410, align 4, !tbaa !17
  %412 = load i32, ptr %108, align 4, !tbaa !49
  %413 = icmp ne i32 %411, %412
  %414 = zext i1 %413 to i32
  br label %415

415:                                              ; preds = %409, %406, %403, %400, %396
  %416 = phi i32 [ %414, %409 ], [ 0, %406 ], [ 1, %396 ], [ 1, %400 ], [ 1, %403 ]
  %417 = or i32 %416, %208
  %418 = add i32 %209, 1
  br label %535

419:                                              ; preds = %393, %386
  %420 = or i32 %208, 1
  %421 = add i32 %209, 1
  %422 = icmp eq i64 %362, %254
  br i1 %422, label %423, label %535, !llvm.loop !51

423:                                              ; preds = %419
  %424 = load i64, ptr %253, align 8, !tbaa !47
  %425 = or i64 %424, 562949953421312
  %426 = load i32, ptr %105, align 4, !tbaa !43
  %427 = icmp ugt i32 %426, %421
  br i1 %427, label %428, label %531

428:                                              ; preds = %423
  %429 = zext i32 %421 to i64
  br label %430

430:                                              ; preds = %519, %428
  %431 = phi i64 [ %429, %428 ], [ %520, %519 ]
  %432 = load i64, ptr %104, align 8, !tbaa !42
  %433 = load i64, ptr %33, align 8, !tbaa !46
  %434 = mul i64 %433, %431
  %435 = add i64 %434, %432
  %436 = inttoptr i64 %435 to ptr
  %437 = getelementptr inbounds i8, ptr %436, i64 528
  %438 = load i64, ptr %437, align 8, !tbaa !47
  %439 = icmp eq i64 %438, %254
  br i1 %439, label %440, label %528

440:                                              ; preds = %430
  %441 = getelementptr inbounds i8, ptr %436, i64 524
  %442 = load i32, ptr %441, align 4, !tbaa !17
  %443 = icmp eq i32 %442, %363
  br i1 %443, label %444, label %528

444:                                              ; preds = %440
  %445 = getelementptr inbounds i8, ptr %436, i64 536
  %446 = load i32, ptr %445, align 8, !tbaa !17
  switch i32 %446, label %455 [
    i32 2, label %528
    i32 1, label %447
  ]

447:                                              ; preds = %444
  %448 = getelementptr inbounds i8, ptr %436, i64 540
  %449 = load i32, ptr %448, align 4, !tbaa !17
  %450 = load i32, ptr %108, align 4, !tbaa !49
  %451 = icmp eq i32 %449, %450
  %452 = load i64, ptr %16, align 8
  %453 = icmp slt i64 %452, 1
  %454 = select i1 %451, i1 true, i1 %453
  br i1 %454, label %528, label %458

455:                                              ; preds = %444
  %456 = load i64, ptr %16, align 8, !tbaa !26
  %457 = icmp slt i64 %456, 1
  br i1 %457, label %528, label %458

458:                                              ; preds = %447, %455
  store i64 %435, ptr %35, align 8, !tbaa !52
  %459 = load i64, ptr %110, align 8, !tbaa !53
  %460 = load i64, ptr %36, align 8, !tbaa !54
  %461 = mul i64 %460, %431
  %462 = load i32, ptr %37, align 4, !tbaa !3
  %463 = zext i32 %462 to i64
  %464 = mul i64 %461, %463
  %465 = add i64 %464, %459
  store i64 %465, ptr %38, align 8, !tbaa !55
  %466 = load i64, ptr %39, align 8, !tbaa !56
  store i64 %466, ptr %0, align 8, !tbaa !57
  %467 = call i64 %364(ptr noundef nonnull %436, ptr noundef nonnull %0, i64 noundef %365) #8
  %468 = load i64, ptr %16, align 8, !tbaa !26
  %469 = add nsw i64 %468, -64
  store i64 %469, ptr %16, align 8, !tbaa !26
  %470 = load i64, ptr %0, align 8, !tbaa !57
  %471 = load i64, ptr %39, align 8, !tbaa !56
  %472 = icmp ult i64 %470, %471
  br i1 %472, label %473, label %476

473:                                              ; preds = %458
  %474 = add i64 %470, %469
  %475 = sub i64 %474, %471
  store i64 %475, ptr %16, align 8, !tbaa !26
  br label %476

476:                                              ; preds = %473, %458
  %477 = and i64 %467, 281474976710655
  store i64 %477, ptr %437, align 8, !tbaa !47
  %478 = icmp eq i64 %467, %425
  br i1 %478, label %506, label %479

479:                                              ; preds = %476
  %480 = trunc nuw i64 %431 to i32
  %481 = lshr i64 %467, 48
  %482 = trunc nuw i64 %481 to i16
  switch i16 %482, label %503 [
    i16 2, label %483
    i16 1, label %493
  ]

483:                                              ; preds = %479
  %484 = load i32, ptr %108, align 4, !tbaa !49
  %485 = getelementptr inbounds i8, ptr %436, i64 540
  store i32 %484, ptr %485, align 4, !tbaa !17
  store i32 1, ptr %445, align 8, !tbaa !17
  %486 = load i32, ptr %106, align 8, !tbaa !44
  %487 = add i32 %486, 1
  store i32 %487, ptr %106, align 8, !tbaa !44
  %488 = load i32, ptr %109, align 4, !tbaa !50
  %489 = icmp ult i32 %487, %488
  br i1 %489, label %524, label %490

490:                                              ; preds = %483
  store i32 0, ptr %106, align 8, !tbaa !44
  %491 = load i32, ptr %108, align 4, !tbaa !49
  %492 = add i32 %491, 1
  store i32 %492, ptr %108, align 4, !tbaa !49
  br label %524

493:                                              ; preds = %479
  store i32 2, ptr %445, align 8, !tbaa !17
  %494 = load i32, ptr %109, align 4, !tbaa !50
  %495 = add i32 %494, -1
  store i32 %495, ptr %109, align 4, !tbaa !50
  %496 = icmp eq i32 %495, 0
  br i1 %496, label %524, label %497

497:                                              ; preds = %493
  %498 = load i32, ptr %106, align 8, !tbaa !44
  %499 = icmp ult i32 %498, %495
  br i1 %499, label %524, label %500

500:                                              ; preds = %497
  store i32 0, ptr %106, align 8, !tbaa !44
  %501 = load i32, ptr %108, align 4, !tbaa !49
  %502 = add i32 %501, 1
  store i32 %502, ptr %108, align 4, !tbaa !49
  br label %524

503:                                              ; preds = %479
  %504 = icmp eq i64 %481, 4
  %505 = zext i1 %504 to i32
  store i32 %505, ptr %445, align 8, !tbaa !17
  br label %524

506:                                              ; preds = %476
  %507 = load i32, ptr %108, align 4, !tbaa !49
  %508 = getelementptr inbounds i8, ptr %436, i64 540
  store i32 %507, ptr %508, align 4, !tbaa !17
  store i32 1, ptr %445, align 8, !tbaa !17
  %509 = load i32, ptr %106, align 8, !tbaa !44
  %510 = add i32 %509, 1
  store i32 %510, ptr %106, align 8, !tbaa !44
  %511 = load i32, ptr %109, align 4, !tbaa !50
  %512 = icmp ult i32 %510, %511
  br i1 %512, label %516, label %513

513:                                              ; preds = %506
  store i32 0, ptr %106, align 8, !tbaa !44
  %514 = load i32, ptr %108, align 4, !tbaa !49
  %515 = add i32 %514, 1
  store i32 %515, ptr %108, align 4, !tbaa !49
  br label %516

516:                                              ; preds = %513, %506
  %517 = load atomic i32, ptr %34 monotonic, align 4
  %518 = icmp eq i32 %517, 0
  br i1 %518, label %519, label %528

519:                                              ; preds = %516
  %520 = add nuw nsw i64 %431, 1
  %521 = load i32, ptr %105, align 4, !tbaa !43
  %522 = zext i32 %521 to i64
  %523 = icmp ult i64 %520, %522
  br i1 %523, label %430, label %528, !llvm.loop !58

524:                                              ; preds = %503, %500, %497, %493, %490, %483
  %525 = icmp ugt i64 %467, 281474976710655
  %526 = zext i1 %525 to i32
  %527 = add nuw i32 %526, %480
  br label %531

528:                                              ; preds = %519, %516, %455, %447, %444, %440, %430
  %529 = phi i64 [ %431, %444 ], [ %431, %455 ], [ %431, %447 ], [ %431, %440 ], [ %431, %430 ], [ %431, %516 ], [ %520, %519 ]
  %530 = trunc i64 %529 to i32
  br label %531

531:                                              ; preds = %528, %524, %423
  %532 = phi i32 [ %527, %524 ], [ %421, %423 ], [ %530, %528 ]
  %533 = load atomic i32, ptr %34 monotonic, align 4
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %535, label %959

535:                                              ; preds = %531, %419, %415, %223
  %536 = phi i64 [ %361, %415 ], [ %361, %531 ], [ %361, %419 ], [ %199, %223 ]
  %537 = phi i64 [ %362, %415 ], [ %254, %531 ], [ %362, %419 ], [ %200, %223 ]
  %538 = phi i32 [ %363, %415 ], [ %363, %531 ], [ %363, %419 ], [ %201, %223 ]
  %539 = phi ptr [ %364, %415 ], [ %364, %531 ], [ %364, %419 ], [ %202, %223 ]
  %540 = phi i64 [ %365, %415 ], [ %365, %531 ], [ %365, %419 ], [ %203, %223 ]
  %541 = phi i64 [ %366, %415 ], [ %366, %531 ], [ %366, %419 ], [ %204, %223 ]
  %542 = phi i32 [ %367, %415 ], [ %367, %531 ], [ %367, %419 ], [ %205, %223 ]
  %543 = phi ptr [ %368, %415 ], [ %368, %531 ], [ %368, %419 ], [ %206, %223 ]
  %544 = phi i64 [ %369, %415 ], [ %369, %531 ], [ %369, %419 ], [ %207, %223 ]
  %545 = phi i32 [ %418, %415 ], [ %532, %531 ], [ %421, %419 ], [ %224, %223 ]
  %546 = phi i32 [ %417, %415 ], [ %420, %531 ], [ %420, %419 ], [ %208, %223 ]
  %547 = load i32, ptr %105, align 4, !tbaa !43
  %548 = icmp ult i32 %545, %547
  br i1 %548, label %198, label %549

549:                                              ; preds = %535, %192
  %550 = phi i64 [ %122, %192 ], [ %536, %535 ]
  %551 = phi i64 [ %124, %192 ], [ %537, %535 ]
  %552 = phi i32 [ %114, %192 ], [ %538, %535 ]
  %553 = phi ptr [ %115, %192 ], [ %539, %535 ]
  %554 = phi i64 [ %116, %192 ], [ %540, %535 ]
  %555 = phi i64 [ %125, %192 ], [ %541, %535 ]
  %556 = phi i32 [ %118, %192 ], [ %542, %535 ]
  %557 = phi ptr [ %119, %192 ], [ %543, %535 ]
  %558 = phi i64 [ %120, %192 ], [ %544, %535 ]
  %559 = phi i32 [ %196, %192 ], [ %547, %535 ]
  %560 = phi i32 [ %193, %192 ], [ %546, %535 ]
  store i64 0, ptr %100, align 8, !tbaa !40
  %561 = load i32, ptr %109, align 4, !tbaa !50
  %562 = icmp eq i32 %561, 0
  br i1 %562, label %597, label %563

563:                                              ; preds = %549
  %564 = icmp eq i32 %560, 0
  br i1 %564, label %565, label %111

565:                                              ; preds = %563
  %566 = icmp eq i32 %559, 0
  br i1 %566, label %590, label %567

567:                                              ; preds = %565
  %568 = load i64, ptr %104, align 8, !tbaa !42
  %569 = load i64, ptr %33, align 8, !tbaa !46
  %570 = zext i32 %559 to i64
  br label %571

571:                                              ; preds = %584, %567
  %572 = phi i64 [ 0, %567 ], [ %585, %584 ]
  %573 = phi i1 [ false, %567 ], [ %586, %584 ]
  %574 = mul i64 %572, %569
  %575 = add i64 %574, %568
  %576 = inttoptr i64 %575 to ptr
  %577 = getelementptr inbounds i8, ptr %576, i64 536
  %578 = load i32, ptr %577, align 8, !tbaa !17
  switch i32 %578, label %588 [
    i32 2, label %584
    i32 1, label %579
  ]

579:                                              ; preds = %571
  %580 = getelementptr inbounds i8, ptr %576, i64 540
  %581 = load i32, ptr %580, align 4, !tbaa !17
  %582 = load i32, ptr %108, align 4, !tbaa !49
  %583 = icmp eq i32 %581, %582
  br i1 %583, label %584, label %588

584:                                              ; preds = %579, %571
  %585 = add nuw nsw i64 %572, 1
  %586 = icmp uge i64 %585, %570
  %587 = icmp eq i64 %585, %570
  br i1 %587, label %588, label %571, !llvm.loop !59

588:                                              ; preds = %584, %579, %571
  %589 = phi i1 [ %586, %584 ], [ %573, %579 ], [ %573, %571 ]
  br i1 %589, label %590, label %607

590:                                              ; preds = %588, %565
  %591 = cmpxchg ptr %34, i32 0, i32 4 acq_rel acquire, align 4
  %592 = extractvalue { i32, i1 } %591, 1
  %593 = zext i1 %592 to i64
  %594 = getelementptr inbounds i8, ptr %0, i64 131872
  store i64 %593, ptr %594, align 8, !tbaa !60
  br label %959

595:                                              ; preds = %231
  store i64 %211, ptr %100, align 8, !tbaa !40
  store i64 %82, ptr %24, align 8, !tbaa !30
  br label %959

596:                                              ; preds = %382
  store i64 %211, ptr %100, align 8, !tbaa !40
  store i64 %82, ptr %24, align 8, !tbaa !30
  br label %959

597:                                              ; preds = %549, %188
  %598 = phi i64 [ %122, %188 ], [ %550, %549 ]
  %599 = phi i64 [ %124, %188 ], [ %551, %549 ]
  %600 = phi i32 [ %114, %188 ], [ %552, %549 ]
  %601 = phi ptr [ %115, %188 ], [ %553, %549 ]
  %602 = phi i64 [ %116, %188 ], [ %554, %549 ]
  %603 = phi i64 [ %125, %188 ], [ %555, %549 ]
  %604 = phi i32 [ %118, %188 ], [ %556, %549 ]
  %605 = phi ptr [ %119, %188 ], [ %557, %549 ]
  %606 = phi i64 [ %120, %188 ], [ %558, %549 ]
  store i32 0, ptr %92, align 8, !tbaa !33
  br label %628

607:                                              ; preds = %588
  store i64 1, ptr %41, align 8, !tbaa !61
  %608 = load i64, ptr %26, align 8, !tbaa !32
  %609 = load i64, ptr %25, align 8, !tbaa !31
  br label %610

610:                                              ; preds = %78, %607
  %611 = phi i64 [ %79, %78 ], [ %609, %607 ]
  %612 = phi i64 [ %80, %78 ], [ %608, %607 ]
  %613 = phi i64 [ %91, %78 ], [ %550, %607 ]
  %614 = phi i64 [ %90, %78 ], [ %551, %607 ]
  %615 = phi i32 [ %89, %78 ], [ %552, %607 ]
  %616 = phi ptr [ %88, %78 ], [ %553, %607 ]
  %617 = phi i64 [ %87, %78 ], [ %554, %607 ]
  %618 = phi i64 [ %86, %78 ], [ %555, %607 ]
  %619 = phi i32 [ %85, %78 ], [ %556, %607 ]
  %620 = phi ptr [ %84, %78 ], [ %557, %607 ]
  %621 = phi i64 [ %83, %78 ], [ %558, %607 ]
  %622 = phi i32 [ %81, %78 ], [ %96, %607 ]
  %623 = add i64 %612, 1
  %624 = icmp eq i64 %623, %611
  %625 = select i1 %624, i64 0, i64 %623
  store i64 %625, ptr %26, align 8, !tbaa !32
  %626 = add nuw i64 %82, 1
  %627 = icmp ult i64 %626, %611
  br i1 %627, label %78, label %628, !llvm.loop !62

628:                                              ; preds = %610, %63, %597
  %629 = phi i32 [ %81, %597 ], [ 0, %63 ], [ %622, %610 ]
  %630 = phi i1 [ true, %597 ], [ false, %63 ], [ false, %610 ]
  %631 = phi i64 [ %598, %597 ], [ %64, %63 ], [ %613, %610 ]
  %632 = phi i64 [ %599, %597 ], [ %65, %63 ], [ %614, %610 ]
  %633 = phi i32 [ %600, %597 ], [ %66, %63 ], [ %615, %610 ]
  %634 = phi ptr [ %601, %597 ], [ %67, %63 ], [ %616, %610 ]
  %635 = phi i64 [ %602, %597 ], [ %68, %63 ], [ %617, %610 ]
  %636 = phi i64 [ %603, %597 ], [ %69, %63 ], [ %618, %610 ]
  %637 = phi i32 [ %604, %597 ], [ %70, %63 ], [ %619, %610 ]
  %638 = phi ptr [ %605, %597 ], [ %71, %63 ], [ %620, %610 ]
  %639 = phi i64 [ %606, %597 ], [ %72, %63 ], [ %621, %610 ]
  store i64 0, ptr %24, align 8, !tbaa !30
  %640 = load atomic i32, ptr %34 monotonic, align 4
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %959

642:                                              ; preds = %628
  %643 = load i64, ptr %20, align 8, !tbaa !28
  %644 = inttoptr i64 %643 to ptr
  %645 = load i64, ptr %25, align 8, !tbaa !31
  %646 = icmp eq i64 %645, 0
  br i1 %646, label %929, label %650

647:                                              ; preds = %650
  %648 = add nuw i64 %651, 1
  %649 = icmp eq i64 %648, %645
  br i1 %649, label %929, label %650, !llvm.loop !63

650:                                              ; preds = %642, %647
  %651 = phi i64 [ %648, %647 ], [ 0, %642 ]
  %652 = getelementptr inbounds %struct.Group, ptr %644, i64 %651
  %653 = load i32, ptr %652, align 8, !tbaa !33
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %655, label %647

655:                                              ; preds = %650
  %656 = load i64, ptr %42, align 8, !tbaa !64
  %657 = load i64, ptr %43, align 8, !tbaa !65
  %658 = icmp eq i64 %656, %657
  br i1 %658, label %659, label %671

659:                                              ; preds = %655
  %660 = load i64, ptr %41, align 8, !tbaa !61
  %661 = call i64 @llvm.umax.i64(i64 %660, i64 1)
  %662 = atomicrmw add ptr %44, i64 %661 acq_rel, align 8
  %663 = load i64, ptr %9, align 8, !tbaa !66
  %664 = icmp ult i64 %662, %663
  br i1 %664, label %665, label %929

665:                                              ; preds = %659
  %666 = add i64 %662, %661
  %667 = shl i64 %661, 1
  %668 = load i64, ptr %45, align 8, !tbaa !67
  %669 = call i64 @llvm.umin.i64(i64 %667, i64 %668)
  store i64 %669, ptr %41, align 8, !tbaa !61
  %670 = call i64 @llvm.umin.i64(i64 %666, i64 %663)
  store i64 %670, ptr %43, align 8, !tbaa !65
  br label %671

671:                                              ; preds = %665, %655
  %672 = phi i64 [ %662, %665 ], [ %656, %655 ]
  %673 = add i64 %672, 1
  store i64 %673, ptr %42, align 8, !tbaa !64
  %674 = getelementptr inbounds i8, ptr %652, i64 24
  %675 = load i32, ptr %46, align 4, !tbaa !17
  %676 = zext i32 %675 to i64
  %677 = icmp ult i64 %672, %676
  br i1 %677, label %680, label %678

678:                                              ; preds = %671
  %679 = udiv i64 %672, %676
  br label %680

680:                                              ; preds = %678, %671
  %681 = phi i64 [ %679, %678 ], [ 0, %671 ]
  %682 = mul i64 %681, %676
  %683 = sub i64 %672, %682
  %684 = trunc i64 %683 to i32
  store i32 %684, ptr %674, align 4, !tbaa !17
  %685 = load i32, ptr %47, align 4, !tbaa !17
  %686 = load i32, ptr %48, align 4, !tbaa !17
  %687 = mul i32 %685, %684
  %688 = sub i32 %686, %687
  %689 = call noundef i32 @llvm.umin.i32(i32 %685, i32 %688)
  %690 = load i32, ptr %49, align 4, !tbaa !17
  %691 = zext i32 %690 to i64
  %692 = icmp ult i64 %681, %691
  br i1 %692, label %695, label %693

693:                                              ; preds = %680
  %694 = udiv i64 %681, %691
  br label %695

695:                                              ; preds = %693, %680
  %696 = phi i64 [ %694, %693 ], [ 0, %680 ]
  %697 = mul i64 %696, %691
  %698 = sub i64 %681, %697
  %699 = trunc i64 %698 to i32
  %700 = getelementptr inbounds i8, ptr %652, i64 28
  store i32 %699, ptr %700, align 4, !tbaa !17
  %701 = load i32, ptr %50, align 4, !tbaa !17
  %702 = load i32, ptr %51, align 4, !tbaa !17
  %703 = mul i32 %701, %699
  %704 = sub i32 %702, %703
  %705 = call noundef i32 @llvm.umin.i32(i32 %701, i32 %704)
  %706 = load i32, ptr %52, align 4, !tbaa !17
  %707 = zext i32 %706 to i64
  %708 = icmp ult i64 %696, %707
  br i1 %708, label %711, label %709

709:                                              ; preds = %695
  %710 = udiv i64 %696, %707
  br label %711

711:                                              ; preds = %709, %695
  %712 = phi i64 [ %710, %709 ], [ 0, %695 ]
  %713 = mul i64 %712, %707
  %714 = sub i64 %696, %713
  %715 = trunc i64 %714 to i32
  %716 = getelementptr inbounds i8, ptr %652, i64 32
  store i32 %715, ptr %716, align 4, !tbaa !17
  %717 = load i32, ptr %53, align 4, !tbaa !17
  %718 = load i32, ptr %54, align 4, !tbaa !17
  %719 = mul i32 %717, %715
  %720 = sub i32 %718, %719
  %721 = call noundef i32 @llvm.umin.i32(i32 %717, i32 %720)
  %722 = zext i32 %689 to i64
  %723 = zext i32 %705 to i64
  %724 = mul nuw i64 %723, %722
  %725 = zext i32 %721 to i64
  %726 = mul i64 %724, %725
  %727 = load i32, ptr %37, align 4, !tbaa !3
  %728 = zext i32 %727 to i64
  %729 = add nsw i64 %728, -1
  %730 = add i64 %729, %726
  %731 = udiv i64 %730, %728
  %732 = trunc i64 %731 to i32
  %733 = getelementptr inbounds i8, ptr %652, i64 4
  store i32 %732, ptr %733, align 4, !tbaa !50
  %734 = getelementptr inbounds i8, ptr %652, i64 36
  store i32 %732, ptr %734, align 4, !tbaa !43
  %735 = getelementptr inbounds i8, ptr %652, i64 64
  store i64 0, ptr %735, align 8, !tbaa !40
  %736 = getelementptr inbounds i8, ptr %652, i64 12
  store i32 0, ptr %736, align 4, !tbaa !49
  %737 = getelementptr inbounds i8, ptr %652, i64 8
  store i32 0, ptr %737, align 8, !tbaa !44
  %738 = getelementptr inbounds i8, ptr %652, i64 16
  store i64 %672, ptr %738, align 8, !tbaa !68
  %739 = getelementptr inbounds i8, ptr %652, i64 72
  store i64 1, ptr %739, align 8, !tbaa !45
  store i32 1, ptr %652, align 8, !tbaa !33
  %740 = load i32, ptr %47, align 4, !tbaa !17
  %741 = icmp eq i32 %689, %740
  br i1 %741, label %742, label %748

742:                                              ; preds = %711
  %743 = load i32, ptr %50, align 4, !tbaa !17
  %744 = icmp eq i32 %705, %743
  br i1 %744, label %745, label %748

745:                                              ; preds = %742
  %746 = load i32, ptr %53, align 4, !tbaa !17
  %747 = icmp ne i32 %721, %746
  br label %748

748:                                              ; preds = %745, %742, %711
  %749 = phi i1 [ true, %742 ], [ true, %711 ], [ %747, %745 ]
  %750 = load i32, ptr %55, align 8, !tbaa !10
  %751 = icmp eq i32 %750, 0
  br i1 %751, label %752, label %755

752:                                              ; preds = %748
  %753 = load i32, ptr %56, align 4, !tbaa !11
  %754 = zext i32 %753 to i64
  br label %755

755:                                              ; preds = %752, %748
  %756 = phi i64 [ %754, %752 ], [ 1, %748 ]
  %757 = mul nuw i64 %756, %728
  %758 = sub nsw i64 64, %728
  %759 = lshr i64 -1, %758
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #8
  %760 = trunc i64 %759 to i32
  %761 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %760, i64 14
  %762 = lshr i64 4294967295, %758
  %763 = trunc nuw i64 %762 to i32
  %764 = insertelement <16 x i32> %761, i32 %763, i64 15
  store <16 x i32> %764, ptr %3, align 4, !tbaa !69
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #8
  %765 = load i32, ptr %57, align 8, !tbaa !70
  %766 = load i64, ptr %58, align 8, !tbaa !71
  %767 = trunc i64 %766 to i32
  %768 = lshr i64 %766, 32
  %769 = trunc nuw i64 %768 to i32
  %770 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %765, i64 3
  %771 = insertelement <16 x i32> %770, i32 %767, i64 4
  %772 = insertelement <16 x i32> %771, i32 %769, i64 5
  store <16 x i32> %772, ptr %4, align 4, !tbaa !69
  %773 = load i64, ptr %59, align 8, !tbaa !14
  %774 = icmp eq i64 %773, 0
  br i1 %774, label %775, label %793

775:                                              ; preds = %793, %755
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %652, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %652, i64 noundef 8, ptr noundef nonnull %4)
  %776 = load i64, ptr %33, align 8, !tbaa !46
  %777 = load i32, ptr %734, align 4, !tbaa !43
  %778 = zext i32 %777 to i64
  %779 = getelementptr inbounds i8, ptr %652, i64 40
  %780 = icmp eq i32 %777, 0
  br i1 %780, label %800, label %781

781:                                              ; preds = %775
  %782 = load i64, ptr %779, align 8, !tbaa !42
  %783 = inttoptr i64 %782 to ptr
  %784 = load i64, ptr %61, align 8, !tbaa !16
  %785 = inttoptr i64 %784 to ptr
  %786 = lshr i64 %757, 4
  %787 = icmp ult i64 %757, 16
  %788 = call i64 @llvm.umax.i64(i64 %786, i64 1)
  %789 = and i64 %788, 3
  %790 = icmp ult i64 %757, 64
  %791 = and i64 %788, 1152921504606846972
  %792 = icmp eq i64 %789, 0
  br label %803

793:                                              ; preds = %755, %793
  %794 = phi i64 [ %797, %793 ], [ 0, %755 ]
  %795 = shl i64 %794, 6
  %796 = getelementptr inbounds i8, ptr %60, i64 %795
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %652, i64 noundef %794, ptr noundef nonnull readonly %796)
  %797 = add nuw i64 %794, 1
  %798 = load i64, ptr %59, align 8, !tbaa !14
  %799 = icmp ult i64 %797, %798
  br i1 %799, label %793, label %775, !llvm.loop !72

800:                                              ; preds = %908, %775
  %801 = urem i64 %726, %728
  %802 = icmp eq i64 %801, 0
  br i1 %802, label %928, label %913

803:                                              ; preds = %908, %781
  %804 = phi ptr [ %785, %781 ], [ %909, %908 ]
  %805 = phi i64 [ 0, %781 ], [ %910, %908 ]
  %806 = phi ptr [ %783, %781 ], [ %911, %908 ]
  %807 = trunc nuw i64 %805 to i32
  %808 = getelementptr inbounds i8, ptr %806, i64 544
  store i32 %807, ptr %808, align 8, !tbaa !17
  br i1 %749, label %834, label %809

809:                                              ; preds = %803
  br i1 %787, label %908, label %810

810:                                              ; preds = %809
  %811 = getelementptr inbounds i8, ptr %806, i64 576
  br i1 %790, label %894, label %812

812:                                              ; preds = %810, %812
  %813 = phi ptr [ %828, %812 ], [ %804, %810 ]
  %814 = phi i64 [ %831, %812 ], [ 0, %810 ]
  %815 = phi i64 [ %832, %812 ], [ 0, %810 ]
  %816 = getelementptr inbounds i8, ptr %813, i64 64
  %817 = load <16 x i32>, ptr %813, align 4, !tbaa !69
  %818 = getelementptr inbounds <16 x i32>, ptr %811, i64 %814
  store <16 x i32> %817, ptr %818, align 8, !tbaa !69
  %819 = or disjoint i64 %814, 1
  %820 = getelementptr inbounds i8, ptr %813, i64 128
  %821 = load <16 x i32>, ptr %816, align 4, !tbaa !69
  %822 = getelementptr inbounds <16 x i32>, ptr %811, i64 %819
  store <16 x i32> %821, ptr %822, align 8, !tbaa !69
  %823 = or disjoint i64 %814, 2
  %824 = getelementptr inbounds i8, ptr %813, i64 192
  %825 = load <16 x i32>, ptr %820, align 4, !tbaa !69
  %826 = getelementptr inbounds <16 x i32>, ptr %811, i64 %823
  store <16 x i32> %825, ptr %826, align 8, !tbaa !69
  %827 = or disjoint i64 %814, 3
  %828 = getelementptr inbounds i8, ptr %813, i64 256
  %829 = load <16 x i32>, ptr %824, align 4, !tbaa !69
  %830 = getelementptr inbounds <16 x i32>, ptr %811, i64 %827
  store <16 x i32> %829, ptr %830, align 8, !tbaa !69
  %831 = add nuw nsw i64 %814, 4
  %832 = add i64 %815, 4
  %833 = icmp eq i64 %832, %791
  br i1 %833, label %894, label %812, !llvm.loop !73

834:                                              ; preds = %803
  %835 = getelementptr inbounds i8, ptr %806, i64 576
  %836 = load i32, ptr %37, align 4, !tbaa !3
  %837 = icmp eq i32 %836, 0
  br i1 %837, label %908, label %838

838:                                              ; preds = %834
  %839 = zext i32 %836 to i64
  %840 = mul nuw i64 %805, %839
  %841 = udiv i64 %840, %722
  %842 = udiv i64 %841, %723
  %843 = trunc i64 %842 to i32
  %844 = urem i64 %841, %723
  %845 = trunc nuw i64 %844 to i32
  %846 = urem i64 %840, %722
  %847 = trunc nuw i64 %846 to i32
  %848 = shl i32 %836, 1
  br label %849

849:                                              ; preds = %888, %838
  %850 = phi i64 [ 0, %838 ], [ %892, %888 ]
  %851 = phi i32 [ %843, %838 ], [ %891, %888 ]
  %852 = phi i32 [ %845, %838 ], [ %890, %888 ]
  %853 = phi i32 [ %847, %838 ], [ %889, %888 ]
  %854 = load i32, ptr %55, align 8, !tbaa !10
  %855 = icmp eq i32 %854, 0
  br i1 %855, label %861, label %856

856:                                              ; preds = %849
  %857 = shl i32 %852, 10
  %858 = shl i32 %851, 20
  %859 = or i32 %857, %858
  %860 = or i32 %859, %853
  br label %875

861:                                              ; preds = %849
  %862 = getelementptr inbounds i32, ptr %835, i64 %850
  store i32 %853, ptr %862, align 4, !tbaa !17
  %863 = load i32, ptr %56, align 4, !tbaa !11
  %864 = icmp ugt i32 %863, 1
  br i1 %864, label %865, label %879

865:                                              ; preds = %861
  %866 = trunc nuw i64 %850 to i32
  %867 = add i32 %836, %866
  %868 = zext i32 %867 to i64
  %869 = getelementptr inbounds i32, ptr %835, i64 %868
  store i32 %852, ptr %869, align 4, !tbaa !17
  %870 = load i32, ptr %56, align 4, !tbaa !11
  %871 = icmp ugt i32 %870, 2
  br i1 %871, label %872, label %879

872:                                              ; preds = %865
  %873 = add i32 %848, %866
  %874 = zext i32 %873 to i64
  br label %875

875:                                              ; preds = %872, %856
  %876 = phi i64 [ %874, %872 ], [ %850, %856 ]
  %877 = phi i32 [ %851, %872 ], [ %860, %856 ]
  %878 = getelementptr inbounds i32, ptr %835, i64 %876
  store i32 %877, ptr %878, align 4, !tbaa !17
  br label %879

879:                                              ; preds = %875, %865, %861
  %880 = add i32 %853, 1
  %881 = icmp ult i32 %880, %689
  br i1 %881, label %888, label %882

882:                                              ; preds = %879
  %883 = add i32 %852, 1
  %884 = icmp uge i32 %883, %705
  %885 = select i1 %884, i32 0, i32 %883
  %886 = zext i1 %884 to i32
  %887 = add i32 %851, %886
  br label %888

888:                                              ; preds = %882, %879
  %889 = phi i32 [ %880, %879 ], [ 0, %882 ]
  %890 = phi i32 [ %852, %879 ], [ %885, %882 ]
  %891 = phi i32 [ %851, %879 ], [ %887, %882 ]
  %892 = add nuw nsw i64 %850, 1
  %893 = icmp eq i64 %892, %839
  br i1 %893, label %908, label %849, !llvm.loop !18

894:                                              ; preds = %812, %810
  %895 = phi ptr [ poison, %810 ], [ %828, %812 ]
  %896 = phi ptr [ %804, %810 ], [ %828, %812 ]
  %897 = phi i64 [ 0, %810 ], [ %831, %812 ]
  br i1 %792, label %908, label %898

898:                                              ; preds = %894, %898
  %899 = phi ptr [ %902, %898 ], [ %896, %894 ]
  %900 = phi i64 [ %905, %898 ], [ %897, %894 ]
  %901 = phi i64 [ %906, %898 ], [ 0, %894 ]
  %902 = getelementptr inbounds i8, ptr %899, i64 64
  %903 = load <16 x i32>, ptr %899, align 4, !tbaa !69
  %904 = getelementptr inbounds <16 x i32>, ptr %811, i64 %900
  store <16 x i32> %903, ptr %904, align 8, !tbaa !69
  %905 = add nuw nsw i64 %900, 1
  %906 = add i64 %901, 1
  %907 = icmp eq i64 %906, %789
  br i1 %907, label %908, label %898, !llvm.loop !74

908:                                              ; preds = %894, %898, %888, %834, %809
  %909 = phi ptr [ %804, %834 ], [ %804, %809 ], [ %804, %888 ], [ %895, %894 ], [ %902, %898 ]
  %910 = add nuw nsw i64 %805, 1
  %911 = getelementptr inbounds i8, ptr %806, i64 %776
  %912 = icmp eq i64 %910, %778
  br i1 %912, label %800, label %803, !llvm.loop !76

913:                                              ; preds = %800
  %914 = shl nsw i64 -1, %801
  %915 = xor i64 %914, -1
  %916 = add i32 %777, -1
  %917 = load i64, ptr %779, align 8, !tbaa !42
  %918 = zext i32 %916 to i64
  %919 = load i64, ptr %33, align 8, !tbaa !46
  %920 = mul i64 %919, %918
  %921 = add i64 %920, %917
  %922 = inttoptr i64 %921 to ptr
  %923 = trunc i64 %915 to i32
  %924 = getelementptr inbounds i8, ptr %922, i64 504
  store i32 %923, ptr %924, align 8, !tbaa !17
  %925 = lshr i64 %915, 32
  %926 = trunc nuw nsw i64 %925 to i32
  %927 = getelementptr inbounds i8, ptr %922, i64 508
  store i32 %926, ptr %927, align 4, !tbaa !17
  br label %928

928:                                              ; preds = %800, %913
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #8
  br label %930

929:                                              ; preds = %647, %642, %659
  br i1 %630, label %930, label %931

930:                                              ; preds = %928, %929
  store i32 0, ptr %62, align 4, !tbaa !77
  br label %945

931:                                              ; preds = %929
  %932 = icmp eq i32 %629, 0
  br i1 %932, label %959, label %933

933:                                              ; preds = %931
  %934 = load i32, ptr %62, align 4, !tbaa !77
  %935 = add i32 %934, 1
  store i32 %935, ptr %62, align 4, !tbaa !77
  %936 = icmp eq i32 %935, 16
  br i1 %936, label %937, label %945

937:                                              ; preds = %933
  %938 = load i64, ptr %42, align 8, !tbaa !64
  %939 = load i64, ptr %43, align 8, !tbaa !65
  %940 = icmp ult i64 %938, %939
  br i1 %940, label %959, label %941

941:                                              ; preds = %937
  %942 = load atomic i64, ptr %44 acquire, align 8
  %943 = load i64, ptr %9, align 8, !tbaa !66
  %944 = icmp ult i64 %942, %943
  br i1 %944, label %959, label %945

945:                                              ; preds = %941, %933, %930
  %946 = load i64, ptr %16, align 8, !tbaa !26
  %947 = add nsw i64 %946, -64
  store i64 %947, ptr %16, align 8, !tbaa !26
  %948 = icmp sgt i64 %946, 64
  br i1 %948, label %958, label %949

949:                                              ; preds = %945
  %950 = load i64, ptr %6, align 8, !tbaa !23
  %951 = icmp eq i64 %950, -1
  br i1 %951, label %956, label %952

952:                                              ; preds = %949
  %953 = call i64 @llvm.readcyclecounter()
  %954 = load i64, ptr %6, align 8, !tbaa !23
  %955 = icmp ult i64 %953, %954
  br i1 %955, label %956, label %959

956:                                              ; preds = %952, %949
  %957 = load i64, ptr %19, align 8, !tbaa !27
  store i64 %957, ptr %16, align 8, !tbaa !26
  br label %958

958:                                              ; preds = %956, %945
  br label %63

959:                                              ; preds = %952, %937, %628, %931, %941, %184, %379, %531, %590, %595, %596
  %960 = phi i32 [ 2, %590 ], [ 1, %596 ], [ 4, %595 ], [ 2, %531 ], [ 2, %379 ], [ 2, %184 ], [ 4, %952 ], [ 3, %937 ], [ 2, %628 ], [ 0, %931 ], [ 3, %941 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #8
  ret i32 %960
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
