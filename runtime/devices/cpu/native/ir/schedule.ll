target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.BatchCode = type { i64, [2 x %struct.At], i32, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %5, i8 0, i64 80, i1 false)
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !23
  %9 = inttoptr i64 %8 to ptr
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #10
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
  %34 = getelementptr inbounds i8, ptr %0, i64 131816
  %35 = getelementptr inbounds i8, ptr %9, i64 56
  %36 = getelementptr inbounds i8, ptr %9, i64 164
  %37 = getelementptr inbounds i8, ptr %0, i64 64
  %38 = getelementptr inbounds i8, ptr %9, i64 80
  %39 = getelementptr inbounds i8, ptr %9, i64 44
  %40 = getelementptr inbounds i8, ptr %0, i64 24
  %41 = getelementptr inbounds i8, ptr %9, i64 704
  %42 = getelementptr inbounds i8, ptr %9, i64 800
  %43 = getelementptr inbounds i8, ptr %9, i64 768
  %44 = getelementptr inbounds i8, ptr %0, i64 131872
  %45 = getelementptr inbounds i8, ptr %0, i64 176
  %46 = getelementptr inbounds i8, ptr %0, i64 131800
  %47 = getelementptr inbounds i8, ptr %9, i64 816
  %48 = getelementptr inbounds i8, ptr %0, i64 131784
  %49 = getelementptr inbounds i8, ptr %0, i64 131792
  %50 = getelementptr inbounds i8, ptr %9, i64 888
  %51 = getelementptr inbounds i8, ptr %9, i64 720
  %52 = getelementptr inbounds i8, ptr %9, i64 784
  %53 = getelementptr inbounds i8, ptr %9, i64 792
  %54 = getelementptr inbounds i8, ptr %9, i64 8
  %55 = getelementptr inbounds i8, ptr %9, i64 20
  %56 = getelementptr inbounds i8, ptr %9, i64 32
  %57 = getelementptr inbounds i8, ptr %9, i64 12
  %58 = getelementptr inbounds i8, ptr %9, i64 24
  %59 = getelementptr inbounds i8, ptr %9, i64 36
  %60 = getelementptr inbounds i8, ptr %9, i64 16
  %61 = getelementptr inbounds i8, ptr %9, i64 28
  %62 = getelementptr inbounds i8, ptr %9, i64 40
  %63 = getelementptr inbounds i8, ptr %9, i64 152
  %64 = getelementptr inbounds i8, ptr %9, i64 156
  %65 = getelementptr inbounds i8, ptr %9, i64 780
  %66 = getelementptr inbounds i8, ptr %9, i64 160
  %67 = getelementptr inbounds i8, ptr %9, i64 64
  %68 = getelementptr inbounds i8, ptr %9, i64 760
  %69 = getelementptr inbounds i8, ptr %9, i64 176
  %70 = getelementptr inbounds i8, ptr %9, i64 696
  %71 = getelementptr inbounds i8, ptr %0, i64 164
  br label %72

72:                                               ; preds = %1172, %14
  %73 = phi i64 [ 0, %14 ], [ %781, %1172 ]
  %74 = phi i64 [ 0, %14 ], [ %782, %1172 ]
  %75 = phi i32 [ 0, %14 ], [ %783, %1172 ]
  %76 = phi ptr [ null, %14 ], [ %784, %1172 ]
  %77 = phi i64 [ 0, %14 ], [ %785, %1172 ]
  %78 = phi i64 [ 0, %14 ], [ %786, %1172 ]
  %79 = phi i32 [ 0, %14 ], [ %787, %1172 ]
  %80 = phi ptr [ null, %14 ], [ %788, %1172 ]
  %81 = phi i64 [ 0, %14 ], [ %789, %1172 ]
  %82 = load i64, ptr %24, align 8, !tbaa !33
  %83 = load i64, ptr %25, align 8, !tbaa !34
  %84 = icmp ult i64 %82, %83
  br i1 %84, label %85, label %778

85:                                               ; preds = %72
  %86 = load i64, ptr %26, align 8, !tbaa !35
  br label %87

87:                                               ; preds = %85, %748
  %88 = phi i64 [ %749, %748 ], [ %83, %85 ]
  %89 = phi i64 [ %763, %748 ], [ %86, %85 ]
  %90 = phi i32 [ %760, %748 ], [ 0, %85 ]
  %91 = phi i64 [ %764, %748 ], [ %82, %85 ]
  %92 = phi i64 [ %759, %748 ], [ %81, %85 ]
  %93 = phi ptr [ %758, %748 ], [ %80, %85 ]
  %94 = phi i32 [ %757, %748 ], [ %79, %85 ]
  %95 = phi i64 [ %756, %748 ], [ %78, %85 ]
  %96 = phi i64 [ %755, %748 ], [ %77, %85 ]
  %97 = phi ptr [ %754, %748 ], [ %76, %85 ]
  %98 = phi i32 [ %753, %748 ], [ %75, %85 ]
  %99 = phi i64 [ %752, %748 ], [ %74, %85 ]
  %100 = phi i64 [ %751, %748 ], [ %73, %85 ]
  %101 = getelementptr inbounds %struct.Group, ptr %22, i64 %89
  %102 = load i32, ptr %101, align 8, !tbaa !36
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %748, label %104

104:                                              ; preds = %87
  %105 = add i32 %90, 1
  store i32 0, ptr %27, align 4, !tbaa !38
  %106 = ptrtoint ptr %101 to i64
  store i64 %106, ptr %28, align 8, !tbaa !40
  %107 = getelementptr inbounds i8, ptr %101, i64 48
  %108 = load i64, ptr %107, align 8, !tbaa !41
  store i64 %108, ptr %29, align 8, !tbaa !42
  %109 = getelementptr inbounds i8, ptr %101, i64 64
  %110 = load i64, ptr %109, align 8, !tbaa !43
  %111 = icmp ne i64 %110, 0
  %112 = zext i1 %111 to i32
  %113 = getelementptr inbounds i8, ptr %101, i64 72
  %114 = getelementptr inbounds i8, ptr %101, i64 40
  %115 = getelementptr inbounds i8, ptr %101, i64 36
  %116 = getelementptr inbounds i8, ptr %101, i64 8
  %117 = getelementptr inbounds i8, ptr %101, i64 12
  %118 = getelementptr inbounds i8, ptr %101, i64 4
  %119 = getelementptr inbounds i8, ptr %101, i64 80
  %120 = getelementptr inbounds i8, ptr %101, i64 88
  %121 = getelementptr inbounds i8, ptr %101, i64 56
  %122 = getelementptr inbounds i8, ptr %101, i64 96
  %123 = getelementptr inbounds i8, ptr %101, i64 168
  %124 = getelementptr inbounds i8, ptr %101, i64 16
  br label %125

125:                                              ; preds = %709, %104
  %126 = phi i64 [ %100, %104 ], [ %656, %709 ]
  %127 = phi i64 [ %99, %104 ], [ %657, %709 ]
  %128 = phi i32 [ %98, %104 ], [ %658, %709 ]
  %129 = phi ptr [ %97, %104 ], [ %659, %709 ]
  %130 = phi i64 [ %96, %104 ], [ %660, %709 ]
  %131 = phi i64 [ %95, %104 ], [ %661, %709 ]
  %132 = phi i32 [ %94, %104 ], [ %662, %709 ]
  %133 = phi ptr [ %93, %104 ], [ %663, %709 ]
  %134 = phi i64 [ %92, %104 ], [ %664, %709 ]
  %135 = phi i32 [ %112, %104 ], [ 0, %709 ]
  %136 = load atomic i64, ptr %30 acquire, align 8
  %137 = icmp eq i64 %136, %126
  %138 = select i1 %137, i64 %127, i64 -1
  %139 = select i1 %137, i64 %131, i64 -1
  %140 = load atomic i64, ptr %31 acquire, align 8
  %141 = inttoptr i64 %140 to ptr
  %142 = icmp eq i64 %140, 0
  br i1 %142, label %223, label %143

143:                                              ; preds = %125
  %144 = load i64, ptr %32, align 8, !tbaa !44
  %145 = icmp ugt i64 %144, 1
  br i1 %145, label %146, label %223

146:                                              ; preds = %143
  %147 = load i32, ptr %33, align 8, !tbaa !15
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %223

149:                                              ; preds = %146
  %150 = load i64, ptr %109, align 8, !tbaa !43
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %152, label %223

152:                                              ; preds = %149
  %153 = load i64, ptr %34, align 8, !tbaa !45
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %158, label %155

155:                                              ; preds = %152
  %156 = load i64, ptr %113, align 8, !tbaa !46
  %157 = sub i64 %153, %156
  store i64 %157, ptr %34, align 8, !tbaa !45
  br label %223

158:                                              ; preds = %152
  %159 = load i64, ptr %114, align 8, !tbaa !47
  %160 = inttoptr i64 %159 to ptr
  %161 = load i32, ptr %115, align 4, !tbaa !48
  %162 = zext i32 %161 to i64
  %163 = urem i64 %162, %144
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %165, label %223

165:                                              ; preds = %158
  %166 = load i32, ptr %116, align 8, !tbaa !49
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %223

168:                                              ; preds = %165
  %169 = load i64, ptr %113, align 8, !tbaa !46
  %170 = icmp ne i64 %169, 0
  %171 = icmp eq i32 %161, 0
  %172 = or i1 %171, %170
  br i1 %172, label %207, label %173

173:                                              ; preds = %168
  %174 = load i64, ptr %35, align 8, !tbaa !50
  %175 = getelementptr inbounds i8, ptr %160, i64 528
  %176 = load i64, ptr %175, align 8, !tbaa !51
  %177 = getelementptr inbounds i8, ptr %160, i64 524
  %178 = load i32, ptr %177, align 4, !tbaa !19
  br label %190

179:                                              ; preds = %201
  %180 = mul i64 %202, %174
  %181 = add i64 %180, %159
  %182 = inttoptr i64 %181 to ptr
  %183 = getelementptr inbounds i8, ptr %182, i64 528
  %184 = load i64, ptr %183, align 8, !tbaa !51
  %185 = icmp eq i64 %184, %176
  br i1 %185, label %186, label %205, !llvm.loop !52

186:                                              ; preds = %179
  %187 = getelementptr inbounds i8, ptr %182, i64 524
  %188 = load i32, ptr %187, align 4, !tbaa !19
  %189 = icmp eq i32 %188, %178
  br i1 %189, label %190, label %205, !llvm.loop !52

190:                                              ; preds = %173, %186
  %191 = phi i64 [ %202, %186 ], [ 0, %173 ]
  %192 = phi i1 [ %203, %186 ], [ false, %173 ]
  %193 = phi ptr [ %182, %186 ], [ %160, %173 ]
  %194 = getelementptr inbounds i8, ptr %193, i64 536
  %195 = load i32, ptr %194, align 8, !tbaa !19
  switch i32 %195, label %201 [
    i32 2, label %205
    i32 1, label %196
  ]

196:                                              ; preds = %190
  %197 = getelementptr inbounds i8, ptr %193, i64 540
  %198 = load i32, ptr %197, align 4, !tbaa !19
  %199 = load i32, ptr %117, align 4, !tbaa !53
  %200 = icmp eq i32 %198, %199
  br i1 %200, label %205, label %201

201:                                              ; preds = %196, %190
  %202 = add nuw nsw i64 %191, 1
  %203 = icmp uge i64 %202, %162
  %204 = icmp eq i64 %202, %162
  br i1 %204, label %205, label %179, !llvm.loop !52

205:                                              ; preds = %179, %186, %190, %196, %201
  %206 = phi i1 [ %203, %201 ], [ %192, %196 ], [ %192, %190 ], [ %203, %186 ], [ %203, %179 ]
  br i1 %206, label %207, label %223

207:                                              ; preds = %205, %168
  %208 = call i32 %141(ptr noundef %0, ptr noundef nonnull %101, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %136) #10
  %209 = load atomic i32, ptr %36 monotonic, align 4
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %1173

211:                                              ; preds = %207
  %212 = or i32 %208, %135
  %213 = load i32, ptr %118, align 4, !tbaa !54
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %223

215:                                              ; preds = %211
  store i32 0, ptr %101, align 8, !tbaa !36
  %216 = load i64, ptr %47, align 8, !tbaa !55
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %778, label %218

218:                                              ; preds = %215
  %219 = inttoptr i64 %216 to ptr
  %220 = getelementptr inbounds i8, ptr %219, i64 144
  %221 = load i64, ptr %220, align 8, !tbaa !56
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %778, label %766

223:                                              ; preds = %211, %205, %165, %158, %155, %149, %146, %143, %125
  %224 = phi i32 [ %135, %149 ], [ %212, %211 ], [ %135, %205 ], [ %135, %146 ], [ %135, %143 ], [ %135, %125 ], [ %135, %155 ], [ %135, %165 ], [ %135, %158 ]
  store i64 0, ptr %113, align 8, !tbaa !46
  %225 = load i64, ptr %109, align 8, !tbaa !43
  %226 = trunc i64 %225 to i32
  %227 = load i32, ptr %115, align 4, !tbaa !48
  %228 = icmp ugt i32 %227, %226
  br i1 %228, label %229, label %655

229:                                              ; preds = %223, %641
  %230 = phi i64 [ %642, %641 ], [ %136, %223 ]
  %231 = phi i64 [ %643, %641 ], [ %138, %223 ]
  %232 = phi i32 [ %644, %641 ], [ %128, %223 ]
  %233 = phi ptr [ %645, %641 ], [ %129, %223 ]
  %234 = phi i64 [ %646, %641 ], [ %130, %223 ]
  %235 = phi i64 [ %647, %641 ], [ %139, %223 ]
  %236 = phi i32 [ %648, %641 ], [ %132, %223 ]
  %237 = phi ptr [ %649, %641 ], [ %133, %223 ]
  %238 = phi i64 [ %650, %641 ], [ %134, %223 ]
  %239 = phi i32 [ %653, %641 ], [ %227, %223 ]
  %240 = phi i32 [ %652, %641 ], [ %224, %223 ]
  %241 = phi i32 [ %651, %641 ], [ %226, %223 ]
  %242 = load i32, ptr %33, align 8, !tbaa !15
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %255, label %244

244:                                              ; preds = %229
  %245 = zext i32 %239 to i64
  %246 = load i64, ptr %119, align 8, !tbaa !58
  %247 = load i64, ptr %120, align 8, !tbaa !59
  %248 = icmp eq i64 %247, 0
  %249 = zext i32 %241 to i64
  %250 = sub nsw i64 %245, %249
  %251 = select i1 %248, i64 %249, i64 %250
  %252 = add i64 %251, %246
  %253 = urem i64 %252, %245
  %254 = trunc nuw i64 %253 to i32
  br label %255

255:                                              ; preds = %244, %229
  %256 = phi i32 [ %254, %244 ], [ %241, %229 ]
  %257 = load i64, ptr %114, align 8, !tbaa !47
  %258 = zext i32 %256 to i64
  %259 = load i64, ptr %35, align 8, !tbaa !50
  %260 = mul i64 %259, %258
  %261 = add i64 %260, %257
  %262 = inttoptr i64 %261 to ptr
  %263 = getelementptr inbounds i8, ptr %262, i64 536
  %264 = load i32, ptr %263, align 8, !tbaa !19
  switch i32 %264, label %272 [
    i32 2, label %270
    i32 1, label %265
  ]

265:                                              ; preds = %255
  %266 = getelementptr inbounds i8, ptr %262, i64 540
  %267 = load i32, ptr %266, align 4, !tbaa !19
  %268 = load i32, ptr %117, align 4, !tbaa !53
  %269 = icmp eq i32 %267, %268
  br i1 %269, label %270, label %272

270:                                              ; preds = %265, %255
  %271 = add nuw i32 %241, 1
  br label %641, !llvm.loop !60

272:                                              ; preds = %265, %255
  %273 = load i64, ptr %16, align 8, !tbaa !29
  %274 = icmp sgt i64 %273, 0
  br i1 %274, label %292, label %275

275:                                              ; preds = %272
  %276 = load i64, ptr %6, align 8, !tbaa !26
  %277 = icmp eq i64 %276, -1
  br i1 %277, label %288, label %278

278:                                              ; preds = %275
  %279 = call i64 @llvm.readcyclecounter()
  %280 = load i64, ptr %6, align 8, !tbaa !26
  %281 = icmp ult i64 %279, %280
  br i1 %281, label %282, label %741

282:                                              ; preds = %278
  %283 = load i64, ptr %114, align 8, !tbaa !47
  %284 = load i64, ptr %35, align 8, !tbaa !50
  %285 = load i32, ptr %33, align 8, !tbaa !15
  %286 = mul i64 %284, %258
  %287 = add i64 %286, %283
  br label %288

288:                                              ; preds = %282, %275
  %289 = phi i64 [ %287, %282 ], [ %261, %275 ]
  %290 = phi i32 [ %285, %282 ], [ %242, %275 ]
  %291 = load i64, ptr %19, align 8, !tbaa !30
  store i64 %291, ptr %16, align 8, !tbaa !29
  br label %292

292:                                              ; preds = %288, %272
  %293 = phi i64 [ %289, %288 ], [ %261, %272 ]
  %294 = phi i32 [ %290, %288 ], [ %242, %272 ]
  store i64 %293, ptr %37, align 8, !tbaa !61
  %295 = load i64, ptr %121, align 8, !tbaa !62
  %296 = load i64, ptr %38, align 8, !tbaa !63
  %297 = mul i64 %296, %258
  %298 = load i32, ptr %39, align 4, !tbaa !3
  %299 = zext i32 %298 to i64
  %300 = mul i64 %297, %299
  %301 = add i64 %300, %295
  store i64 %301, ptr %40, align 8, !tbaa !64
  %302 = load i64, ptr %41, align 8, !tbaa !65
  store i64 %302, ptr %0, align 8, !tbaa !66
  %303 = icmp eq i32 %294, 2
  br i1 %303, label %304, label %320

304:                                              ; preds = %292
  %305 = load i64, ptr %42, align 8, !tbaa !67
  %306 = load i64, ptr %122, align 8, !tbaa !68
  %307 = add i64 %306, 1
  store i64 %307, ptr %122, align 8, !tbaa !68
  %308 = add i64 %305, -7046029254386353131
  %309 = add i64 %308, %306
  %310 = lshr i64 %309, 30
  %311 = xor i64 %310, %309
  %312 = mul i64 %311, -4658895280553007687
  %313 = lshr i64 %312, 27
  %314 = xor i64 %313, %312
  %315 = mul i64 %314, -7723592293110705685
  %316 = lshr i64 %315, 31
  %317 = xor i64 %316, %315
  %318 = and i64 %317, 63
  %319 = add nuw nsw i64 %318, 1
  store i64 %319, ptr %0, align 8, !tbaa !66
  br label %320

320:                                              ; preds = %304, %292
  %321 = load i64, ptr %43, align 8, !tbaa !17
  %322 = load i32, ptr %263, align 8, !tbaa !19
  %323 = icmp eq i32 %322, 3
  %324 = and i64 %321, 1
  %325 = select i1 %323, i64 0, i64 %324
  store i64 %325, ptr %44, align 8, !tbaa !69
  %326 = icmp eq i32 %322, 1
  br i1 %326, label %327, label %328

327:                                              ; preds = %320
  store i32 0, ptr %263, align 8, !tbaa !19
  br label %328

328:                                              ; preds = %327, %320
  %329 = getelementptr inbounds i8, ptr %262, i64 528
  %330 = load i64, ptr %329, align 8, !tbaa !51
  %331 = getelementptr inbounds i8, ptr %262, i64 524
  br label %332

332:                                              ; preds = %436, %328
  %333 = phi i64 [ %230, %328 ], [ %418, %436 ]
  %334 = phi i64 [ %231, %328 ], [ %419, %436 ]
  %335 = phi i32 [ %232, %328 ], [ %420, %436 ]
  %336 = phi ptr [ %233, %328 ], [ %421, %436 ]
  %337 = phi i64 [ %234, %328 ], [ %422, %436 ]
  %338 = phi i64 [ %235, %328 ], [ %423, %436 ]
  %339 = phi i32 [ %236, %328 ], [ %424, %436 ]
  %340 = phi ptr [ %237, %328 ], [ %425, %436 ]
  %341 = phi i64 [ %238, %328 ], [ %426, %436 ]
  %342 = phi i64 [ %330, %328 ], [ %438, %436 ]
  %343 = load i32, ptr %331, align 4, !tbaa !19
  %344 = icmp eq i64 %334, %342
  %345 = icmp eq i32 %335, %343
  %346 = select i1 %344, i1 %345, i1 false
  br i1 %346, label %417, label %347

347:                                              ; preds = %332
  %348 = add i64 %342, 1
  %349 = and i32 %343, 1023
  %350 = lshr i32 %343, 13
  %351 = and i32 %350, 1024
  %352 = or disjoint i32 %351, %349
  %353 = zext nneg i32 %352 to i64
  %354 = shl nuw nsw i64 %353, 48
  %355 = or i64 %354, %348
  %356 = icmp eq i64 %338, %342
  %357 = icmp eq i32 %339, %343
  %358 = select i1 %356, i1 %357, i1 false
  br i1 %358, label %412, label %359

359:                                              ; preds = %347
  %360 = inttoptr i64 %333 to ptr
  %361 = getelementptr inbounds i8, ptr %360, i64 -8
  %362 = load i64, ptr %361, align 8, !tbaa !51
  %363 = lshr i64 %355, 2
  %364 = mul i64 %363, -7046029254386353131
  %365 = lshr i64 %364, 40
  br label %366

366:                                              ; preds = %366, %359
  %367 = phi i64 [ %365, %359 ], [ %377, %366 ]
  %368 = phi ptr [ undef, %359 ], [ %375, %366 ]
  %369 = and i64 %367, %362
  %370 = getelementptr inbounds %struct.Region, ptr %360, i64 %369
  %371 = load i64, ptr %370, align 8, !tbaa !26
  %372 = icmp ne i64 %371, %355
  %373 = icmp ne i64 %371, 0
  %374 = select i1 %373, ptr %368, ptr null
  %375 = select i1 %372, ptr %374, ptr %370
  %376 = and i1 %372, %373
  %377 = add i64 %367, 1
  br i1 %376, label %366, label %378

378:                                              ; preds = %366
  %379 = icmp eq ptr %375, null
  br i1 %379, label %380, label %403

380:                                              ; preds = %378
  %381 = load atomic i64, ptr %30 acquire, align 8
  %382 = icmp eq i64 %381, %333
  %383 = inttoptr i64 %381 to ptr
  %384 = getelementptr inbounds i8, ptr %383, i64 -8
  %385 = load i64, ptr %384, align 8, !tbaa !51
  br label %386

386:                                              ; preds = %386, %380
  %387 = phi i64 [ %365, %380 ], [ %397, %386 ]
  %388 = phi ptr [ undef, %380 ], [ %395, %386 ]
  %389 = and i64 %387, %385
  %390 = getelementptr inbounds %struct.Region, ptr %383, i64 %389
  %391 = load i64, ptr %390, align 8, !tbaa !26
  %392 = icmp ne i64 %391, %355
  %393 = icmp ne i64 %391, 0
  %394 = select i1 %393, ptr %388, ptr null
  %395 = select i1 %392, ptr %394, ptr %390
  %396 = and i1 %392, %393
  %397 = add i64 %387, 1
  br i1 %396, label %386, label %398

398:                                              ; preds = %386
  %399 = select i1 %382, i64 %334, i64 -1
  %400 = icmp eq ptr %395, null
  br i1 %400, label %401, label %403

401:                                              ; preds = %398
  %402 = select i1 %382, i64 %338, i64 -1
  store i64 %355, ptr %23, align 8, !tbaa !51
  br label %439

403:                                              ; preds = %398, %378
  %404 = phi i64 [ %381, %398 ], [ %333, %378 ]
  %405 = phi i64 [ %399, %398 ], [ %334, %378 ]
  %406 = phi ptr [ %395, %398 ], [ %375, %378 ]
  %407 = getelementptr inbounds i8, ptr %406, i64 8
  %408 = load i64, ptr %407, align 8, !tbaa !29
  %409 = inttoptr i64 %408 to ptr
  %410 = getelementptr inbounds i8, ptr %406, i64 16
  %411 = load i64, ptr %410, align 8, !tbaa !51
  br label %412

412:                                              ; preds = %347, %403
  %413 = phi i64 [ %404, %403 ], [ %333, %347 ]
  %414 = phi i64 [ %405, %403 ], [ %334, %347 ]
  %415 = phi ptr [ %409, %403 ], [ %340, %347 ]
  %416 = phi i64 [ %411, %403 ], [ %341, %347 ]
  store i64 %355, ptr %45, align 8, !tbaa !51
  br label %417

417:                                              ; preds = %332, %412
  %418 = phi i64 [ %413, %412 ], [ %333, %332 ]
  %419 = phi i64 [ %342, %412 ], [ %334, %332 ]
  %420 = phi i32 [ %343, %412 ], [ %335, %332 ]
  %421 = phi ptr [ %415, %412 ], [ %336, %332 ]
  %422 = phi i64 [ %416, %412 ], [ %337, %332 ]
  %423 = phi i64 [ %414, %412 ], [ %338, %332 ]
  %424 = phi i32 [ %335, %412 ], [ %339, %332 ]
  %425 = phi ptr [ %336, %412 ], [ %340, %332 ]
  %426 = phi i64 [ %337, %412 ], [ %341, %332 ]
  %427 = call i64 %421(ptr noundef %262, ptr noundef nonnull %0, i64 noundef %422) #10
  %428 = and i64 %427, 281474976710655
  store i64 %428, ptr %329, align 8, !tbaa !51
  %429 = icmp ult i64 %427, 281474976710656
  br i1 %429, label %433, label %430

430:                                              ; preds = %417
  %431 = lshr i64 %427, 48
  %432 = trunc nuw nsw i64 %431 to i32
  br label %439

433:                                              ; preds = %417
  %434 = load i64, ptr %0, align 8, !tbaa !66
  %435 = icmp ult i64 %434, 2
  br i1 %435, label %439, label %436

436:                                              ; preds = %433
  %437 = add i64 %434, -1
  store i64 %437, ptr %0, align 8, !tbaa !66
  %438 = load i64, ptr %329, align 8, !tbaa !51
  br label %332

439:                                              ; preds = %433, %430, %401
  %440 = phi i64 [ %418, %430 ], [ %381, %401 ], [ %418, %433 ]
  %441 = phi i64 [ %419, %430 ], [ %399, %401 ], [ %419, %433 ]
  %442 = phi i32 [ %420, %430 ], [ %335, %401 ], [ %420, %433 ]
  %443 = phi ptr [ %421, %430 ], [ %336, %401 ], [ %421, %433 ]
  %444 = phi i64 [ %422, %430 ], [ %337, %401 ], [ %422, %433 ]
  %445 = phi i64 [ %423, %430 ], [ %402, %401 ], [ %423, %433 ]
  %446 = phi i32 [ %424, %430 ], [ %339, %401 ], [ %424, %433 ]
  %447 = phi ptr [ %425, %430 ], [ %340, %401 ], [ %425, %433 ]
  %448 = phi i64 [ %426, %430 ], [ %341, %401 ], [ %426, %433 ]
  %449 = phi i32 [ %432, %430 ], [ 3, %401 ], [ 3, %433 ]
  %450 = load i64, ptr %16, align 8, !tbaa !29
  %451 = add nsw i64 %450, -64
  store i64 %451, ptr %16, align 8, !tbaa !29
  %452 = load i64, ptr %0, align 8, !tbaa !66
  %453 = load i64, ptr %41, align 8, !tbaa !65
  %454 = icmp ult i64 %452, %453
  br i1 %454, label %455, label %458

455:                                              ; preds = %439
  %456 = add i64 %452, %451
  %457 = sub i64 %456, %453
  store i64 %457, ptr %16, align 8, !tbaa !29
  br label %458

458:                                              ; preds = %455, %439
  %459 = load atomic i32, ptr %36 monotonic, align 4
  %460 = icmp eq i32 %459, 0
  br i1 %460, label %461, label %1173

461:                                              ; preds = %458
  %462 = load i64, ptr %23, align 8, !tbaa !32
  %463 = icmp eq i64 %462, 0
  br i1 %463, label %464, label %743

464:                                              ; preds = %461
  switch i32 %449, label %486 [
    i32 2, label %465
    i32 1, label %475
    i32 7, label %485
    i32 4, label %490
  ]

465:                                              ; preds = %464
  %466 = load i32, ptr %117, align 4, !tbaa !53
  %467 = getelementptr inbounds i8, ptr %262, i64 540
  store i32 %466, ptr %467, align 4, !tbaa !19
  store i32 1, ptr %263, align 8, !tbaa !19
  %468 = load i32, ptr %116, align 8, !tbaa !49
  %469 = add i32 %468, 1
  store i32 %469, ptr %116, align 8, !tbaa !49
  %470 = load i32, ptr %118, align 4, !tbaa !54
  %471 = icmp ult i32 %469, %470
  br i1 %471, label %500, label %472

472:                                              ; preds = %465
  store i32 0, ptr %116, align 8, !tbaa !49
  %473 = load i32, ptr %117, align 4, !tbaa !53
  %474 = add i32 %473, 1
  store i32 %474, ptr %117, align 4, !tbaa !53
  store i64 0, ptr %123, align 8, !tbaa !70
  br label %500

475:                                              ; preds = %464
  store i32 2, ptr %263, align 8, !tbaa !19
  %476 = load i32, ptr %118, align 4, !tbaa !54
  %477 = add i32 %476, -1
  store i32 %477, ptr %118, align 4, !tbaa !54
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %496, label %479

479:                                              ; preds = %475
  %480 = load i32, ptr %116, align 8, !tbaa !49
  %481 = icmp ult i32 %480, %477
  br i1 %481, label %496, label %482

482:                                              ; preds = %479
  store i32 0, ptr %116, align 8, !tbaa !49
  %483 = load i32, ptr %117, align 4, !tbaa !53
  %484 = add i32 %483, 1
  store i32 %484, ptr %117, align 4, !tbaa !53
  store i64 0, ptr %123, align 8, !tbaa !70
  br label %496

485:                                              ; preds = %464
  store i32 3, ptr %263, align 8, !tbaa !19
  br label %496

486:                                              ; preds = %464
  %487 = load i32, ptr %263, align 8, !tbaa !19
  %488 = icmp eq i32 %487, 3
  br i1 %488, label %496, label %489

489:                                              ; preds = %486
  store i32 0, ptr %263, align 8, !tbaa !19
  br label %496

490:                                              ; preds = %464
  store i32 1, ptr %263, align 8, !tbaa !19
  %491 = getelementptr inbounds i8, ptr %262, i64 540
  %492 = load i32, ptr %491, align 4, !tbaa !19
  %493 = load i32, ptr %117, align 4, !tbaa !53
  %494 = icmp ne i32 %492, %493
  %495 = zext i1 %494 to i32
  br label %496

496:                                              ; preds = %490, %489, %486, %485, %482, %479, %475
  %497 = phi i32 [ 0, %489 ], [ 0, %486 ], [ %495, %490 ], [ 1, %475 ], [ 1, %479 ], [ 1, %482 ], [ 1, %485 ]
  %498 = or i32 %497, %240
  %499 = add i32 %241, 1
  br label %641

500:                                              ; preds = %472, %465
  %501 = or i32 %240, 1
  %502 = add i32 %241, 1
  %503 = icmp eq i64 %441, %330
  br i1 %503, label %504, label %641, !llvm.loop !60

504:                                              ; preds = %500
  %505 = load i32, ptr %33, align 8, !tbaa !15
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %507, label %641, !llvm.loop !60

507:                                              ; preds = %504
  %508 = load i64, ptr %329, align 8, !tbaa !51
  %509 = or i64 %508, 562949953421312
  %510 = load i32, ptr %115, align 4, !tbaa !48
  %511 = icmp ugt i32 %510, %502
  br i1 %511, label %512, label %637

512:                                              ; preds = %507
  %513 = zext i32 %502 to i64
  br label %514

514:                                              ; preds = %625, %512
  %515 = phi i64 [ %513, %512 ], [ %626, %625 ]
  %516 = load i64, ptr %114, align 8, !tbaa !47
  %517 = load i64, ptr %35, align 8, !tbaa !50
  %518 = mul i64 %517, %515
  %519 = add i64 %518, %516
  %520 = inttoptr i64 %519 to ptr
  %521 = getelementptr inbounds i8, ptr %520, i64 528
  %522 = load i64, ptr %521, align 8, !tbaa !51
  %523 = icmp eq i64 %522, %330
  br i1 %523, label %524, label %634

524:                                              ; preds = %514
  %525 = getelementptr inbounds i8, ptr %520, i64 524
  %526 = load i32, ptr %525, align 4, !tbaa !19
  %527 = icmp eq i32 %526, %442
  br i1 %527, label %528, label %634

528:                                              ; preds = %524
  %529 = getelementptr inbounds i8, ptr %520, i64 536
  %530 = load i32, ptr %529, align 8, !tbaa !19
  switch i32 %530, label %539 [
    i32 2, label %634
    i32 1, label %531
  ]

531:                                              ; preds = %528
  %532 = getelementptr inbounds i8, ptr %520, i64 540
  %533 = load i32, ptr %532, align 4, !tbaa !19
  %534 = load i32, ptr %117, align 4, !tbaa !53
  %535 = icmp eq i32 %533, %534
  %536 = load i64, ptr %16, align 8
  %537 = icmp slt i64 %536, 1
  %538 = select i1 %535, i1 true, i1 %537
  br i1 %538, label %634, label %542

539:                                              ; preds = %528
  %540 = load i64, ptr %16, align 8, !tbaa !29
  %541 = icmp slt i64 %540, 1
  br i1 %541, label %634, label %542

542:                                              ; preds = %531, %539
  store i64 %519, ptr %37, align 8, !tbaa !61
  %543 = load i64, ptr %121, align 8, !tbaa !62
  %544 = load i64, ptr %38, align 8, !tbaa !63
  %545 = mul i64 %544, %515
  %546 = load i32, ptr %39, align 4, !tbaa !3
  %547 = zext i32 %546 to i64
  %548 = mul i64 %545, %547
  %549 = add i64 %548, %543
  store i64 %549, ptr %40, align 8, !tbaa !64
  %550 = load i64, ptr %41, align 8, !tbaa !65
  store i64 %550, ptr %0, align 8, !tbaa !66
  %551 = load i32, ptr %33, align 8, !tbaa !15
  %552 = icmp eq i32 %551, 2
  br i1 %552, label %553, label %569

553:                                              ; preds = %542
  %554 = load i64, ptr %42, align 8, !tbaa !67
  %555 = load i64, ptr %122, align 8, !tbaa !68
  %556 = add i64 %555, 1
  store i64 %556, ptr %122, align 8, !tbaa !68
  %557 = add i64 %554, -7046029254386353131
  %558 = add i64 %557, %555
  %559 = lshr i64 %558, 30
  %560 = xor i64 %559, %558
  %561 = mul i64 %560, -4658895280553007687
  %562 = lshr i64 %561, 27
  %563 = xor i64 %562, %561
  %564 = mul i64 %563, -7723592293110705685
  %565 = lshr i64 %564, 31
  %566 = xor i64 %565, %564
  %567 = and i64 %566, 63
  %568 = add nuw nsw i64 %567, 1
  store i64 %568, ptr %0, align 8, !tbaa !66
  br label %569

569:                                              ; preds = %553, %542
  %570 = call i64 %443(ptr noundef nonnull %520, ptr noundef nonnull %0, i64 noundef %444) #10
  %571 = load i64, ptr %16, align 8, !tbaa !29
  %572 = add nsw i64 %571, -64
  store i64 %572, ptr %16, align 8, !tbaa !29
  %573 = load i64, ptr %0, align 8, !tbaa !66
  %574 = load i64, ptr %41, align 8, !tbaa !65
  %575 = icmp ult i64 %573, %574
  br i1 %575, label %576, label %579

576:                                              ; preds = %569
  %577 = add i64 %573, %572
  %578 = sub i64 %577, %574
  store i64 %578, ptr %16, align 8, !tbaa !29
  br label %579

579:                                              ; preds = %576, %569
  %580 = and i64 %570, 281474976710655
  store i64 %580, ptr %521, align 8, !tbaa !51
  %581 = icmp eq i64 %570, %509
  br i1 %581, label %612, label %582

582:                                              ; preds = %579
  %583 = trunc nuw i64 %515 to i32
  %584 = lshr i64 %570, 48
  %585 = trunc nuw i64 %584 to i16
  switch i16 %585, label %607 [
    i16 2, label %586
    i16 1, label %596
    i16 7, label %606
    i16 4, label %611
  ]

586:                                              ; preds = %582
  %587 = load i32, ptr %117, align 4, !tbaa !53
  %588 = getelementptr inbounds i8, ptr %520, i64 540
  store i32 %587, ptr %588, align 4, !tbaa !19
  store i32 1, ptr %529, align 8, !tbaa !19
  %589 = load i32, ptr %116, align 8, !tbaa !49
  %590 = add i32 %589, 1
  store i32 %590, ptr %116, align 8, !tbaa !49
  %591 = load i32, ptr %118, align 4, !tbaa !54
  %592 = icmp ult i32 %590, %591
  br i1 %592, label %630, label %593

593:                                              ; preds = %586
  store i32 0, ptr %116, align 8, !tbaa !49
  %594 = load i32, ptr %117, align 4, !tbaa !53
  %595 = add i32 %594, 1
  store i32 %595, ptr %117, align 4, !tbaa !53
  store i64 0, ptr %123, align 8, !tbaa !70
  br label %630

596:                                              ; preds = %582
  store i32 2, ptr %529, align 8, !tbaa !19
  %597 = load i32, ptr %118, align 4, !tbaa !54
  %598 = add i32 %597, -1
  store i32 %598, ptr %118, align 4, !tbaa !54
  %599 = icmp eq i32 %598, 0
  br i1 %599, label %630, label %600

600:                                              ; preds = %596
  %601 = load i32, ptr %116, align 8, !tbaa !49
  %602 = icmp ult i32 %601, %598
  br i1 %602, label %630, label %603

603:                                              ; preds = %600
  store i32 0, ptr %116, align 8, !tbaa !49
  %604 = load i32, ptr %117, align 4, !tbaa !53
  %605 = add i32 %604, 1
  store i32 %605, ptr %117, align 4, !tbaa !53
  store i64 0, ptr %123, align 8, !tbaa !70
  br label %630

606:                                              ; preds = %582
  store i32 3, ptr %529, align 8, !tbaa !19
  br label %630

607:                                              ; preds = %582
  %608 = load i32, ptr %529, align 8, !tbaa !19
  %609 = icmp eq i32 %608, 3
  br i1 %609, label %630, label %610

610:                                              ; preds = %607
  store i32 0, ptr %529, align 8, !tbaa !19
  br label %630

611:                                              ; preds = %582
  store i32 1, ptr %529, align 8, !tbaa !19
  br label %630

612:                                              ; preds = %579
  %613 = load i32, ptr %117, align 4, !tbaa !53
  %614 = getelementptr inbounds i8, ptr %520, i64 540
  store i32 %613, ptr %614, align 4, !tbaa !19
  store i32 1, ptr %529, align 8, !tbaa !19
  %615 = load i32, ptr %116, align 8, !tbaa !49
  %616 = add i32 %615, 1
  store i32 %616, ptr %116, align 8, !tbaa !49
  %617 = load i32, ptr %118, align 4, !tbaa !54
  %618 = icmp ult i32 %616, %617
  br i1 %618, label %622, label %619

619:                                              ; preds = %612
  store i32 0, ptr %116, align 8, !tbaa !49
  %620 = load i32, ptr %117, align 4, !tbaa !53
  %621 = add i32 %620, 1
  store i32 %621, ptr %117, align 4, !tbaa !53
  store i64 0, ptr %123, align 8, !tbaa !70
  br label %622

622:                                              ; preds = %619, %612
  %623 = load atomic i32, ptr %36 monotonic, align 4
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %625, label %634

625:                                              ; preds = %622
  %626 = add nuw nsw i64 %515, 1
  %627 = load i32, ptr %115, align 4, !tbaa !48
  %628 = zext i32 %627 to i64
  %629 = icmp ult i64 %626, %628
  br i1 %629, label %514, label %634, !llvm.loop !71

630:                                              ; preds = %611, %610, %607, %606, %603, %600, %596, %593, %586
  %631 = icmp ugt i64 %570, 281474976710655
  %632 = zext i1 %631 to i32
  %633 = add nuw i32 %632, %583
  br label %637

634:                                              ; preds = %625, %622, %539, %531, %528, %524, %514
  %635 = phi i64 [ %515, %528 ], [ %515, %539 ], [ %515, %531 ], [ %515, %524 ], [ %515, %514 ], [ %515, %622 ], [ %626, %625 ]
  %636 = trunc i64 %635 to i32
  br label %637

637:                                              ; preds = %634, %630, %507
  %638 = phi i32 [ %633, %630 ], [ %502, %507 ], [ %636, %634 ]
  %639 = load atomic i32, ptr %36 monotonic, align 4
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %641, label %1173

641:                                              ; preds = %637, %504, %500, %496, %270
  %642 = phi i64 [ %440, %496 ], [ %440, %637 ], [ %440, %504 ], [ %440, %500 ], [ %230, %270 ]
  %643 = phi i64 [ %441, %496 ], [ %330, %637 ], [ %330, %504 ], [ %441, %500 ], [ %231, %270 ]
  %644 = phi i32 [ %442, %496 ], [ %442, %637 ], [ %442, %504 ], [ %442, %500 ], [ %232, %270 ]
  %645 = phi ptr [ %443, %496 ], [ %443, %637 ], [ %443, %504 ], [ %443, %500 ], [ %233, %270 ]
  %646 = phi i64 [ %444, %496 ], [ %444, %637 ], [ %444, %504 ], [ %444, %500 ], [ %234, %270 ]
  %647 = phi i64 [ %445, %496 ], [ %445, %637 ], [ %445, %504 ], [ %445, %500 ], [ %235, %270 ]
  %648 = phi i32 [ %446, %496 ], [ %446, %637 ], [ %446, %504 ], [ %446, %500 ], [ %236, %270 ]
  %649 = phi ptr [ %447, %496 ], [ %447, %637 ], [ %447, %504 ], [ %447, %500 ], [ %237, %270 ]
  %650 = phi i64 [ %448, %496 ], [ %448, %637 ], [ %448, %504 ], [ %448, %500 ], [ %238, %270 ]
  %651 = phi i32 [ %499, %496 ], [ %638, %637 ], [ %502, %504 ], [ %502, %500 ], [ %271, %270 ]
  %652 = phi i32 [ %498, %496 ], [ %501, %637 ], [ %501, %504 ], [ %501, %500 ], [ %240, %270 ]
  %653 = load i32, ptr %115, align 4, !tbaa !48
  %654 = icmp ult i32 %651, %653
  br i1 %654, label %229, label %655

655:                                              ; preds = %641, %223
  %656 = phi i64 [ %136, %223 ], [ %642, %641 ]
  %657 = phi i64 [ %138, %223 ], [ %643, %641 ]
  %658 = phi i32 [ %128, %223 ], [ %644, %641 ]
  %659 = phi ptr [ %129, %223 ], [ %645, %641 ]
  %660 = phi i64 [ %130, %223 ], [ %646, %641 ]
  %661 = phi i64 [ %139, %223 ], [ %647, %641 ]
  %662 = phi i32 [ %132, %223 ], [ %648, %641 ]
  %663 = phi ptr [ %133, %223 ], [ %649, %641 ]
  %664 = phi i64 [ %134, %223 ], [ %650, %641 ]
  %665 = phi i32 [ %227, %223 ], [ %653, %641 ]
  %666 = phi i32 [ %224, %223 ], [ %652, %641 ]
  store i64 0, ptr %109, align 8, !tbaa !43
  %667 = load i32, ptr %118, align 4, !tbaa !54
  %668 = icmp eq i32 %667, 0
  br i1 %668, label %669, label %677

669:                                              ; preds = %655
  store i32 0, ptr %101, align 8, !tbaa !36
  %670 = load i64, ptr %47, align 8, !tbaa !55
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %778, label %672

672:                                              ; preds = %669
  %673 = inttoptr i64 %670 to ptr
  %674 = getelementptr inbounds i8, ptr %673, i64 144
  %675 = load i64, ptr %674, align 8, !tbaa !56
  %676 = icmp eq i64 %675, 0
  br i1 %676, label %778, label %766

677:                                              ; preds = %655
  %678 = load i32, ptr %33, align 8, !tbaa !15
  %679 = icmp eq i32 %678, 2
  br i1 %679, label %680, label %709

680:                                              ; preds = %677
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %119, i8 0, i64 16, i1 false)
  %681 = load i64, ptr %42, align 8, !tbaa !67
  %682 = load i64, ptr %124, align 8, !tbaa !72
  %683 = add i64 %682, -7046029254386353131
  %684 = lshr i64 %683, 30
  %685 = xor i64 %684, %683
  %686 = mul i64 %685, -4658895280553007687
  %687 = lshr i64 %686, 27
  %688 = xor i64 %687, %686
  %689 = mul i64 %688, -7723592293110705685
  %690 = lshr i64 %689, 31
  %691 = load i64, ptr %122, align 8, !tbaa !68
  %692 = add i64 %691, 1
  store i64 %692, ptr %122, align 8, !tbaa !68
  %693 = xor i64 %681, %690
  %694 = xor i64 %693, %691
  %695 = xor i64 %694, %689
  %696 = add i64 %695, -7046029254386353131
  %697 = lshr i64 %696, 30
  %698 = xor i64 %697, %696
  %699 = mul i64 %698, -4658895280553007687
  %700 = lshr i64 %699, 27
  %701 = xor i64 %700, %699
  %702 = mul i64 %701, -7723592293110705685
  %703 = lshr i64 %702, 31
  %704 = xor i64 %703, %702
  %705 = lshr i64 %704, 1
  %706 = zext i32 %665 to i64
  %707 = urem i64 %705, %706
  store i64 %707, ptr %119, align 8, !tbaa !58
  %708 = and i64 %704, 1
  store i64 %708, ptr %120, align 8, !tbaa !59
  br label %709

709:                                              ; preds = %680, %677
  %710 = icmp eq i32 %666, 0
  br i1 %710, label %711, label %125

711:                                              ; preds = %709
  %712 = icmp eq i32 %665, 0
  br i1 %712, label %736, label %713

713:                                              ; preds = %711
  %714 = load i64, ptr %114, align 8, !tbaa !47
  %715 = load i64, ptr %35, align 8, !tbaa !50
  %716 = zext i32 %665 to i64
  br label %717

717:                                              ; preds = %730, %713
  %718 = phi i64 [ 0, %713 ], [ %731, %730 ]
  %719 = phi i1 [ false, %713 ], [ %732, %730 ]
  %720 = mul i64 %718, %715
  %721 = add i64 %720, %714
  %722 = inttoptr i64 %721 to ptr
  %723 = getelementptr inbounds i8, ptr %722, i64 536
  %724 = load i32, ptr %723, align 8, !tbaa !19
  switch i32 %724, label %734 [
    i32 2, label %730
    i32 1, label %725
  ]

725:                                              ; preds = %717
  %726 = getelementptr inbounds i8, ptr %722, i64 540
  %727 = load i32, ptr %726, align 4, !tbaa !19
  %728 = load i32, ptr %117, align 4, !tbaa !53
  %729 = icmp eq i32 %727, %728
  br i1 %729, label %730, label %734

730:                                              ; preds = %725, %717
  %731 = add nuw nsw i64 %718, 1
  %732 = icmp uge i64 %731, %716
  %733 = icmp eq i64 %731, %716
  br i1 %733, label %734, label %717, !llvm.loop !73

734:                                              ; preds = %730, %725, %717
  %735 = phi i1 [ %732, %730 ], [ %719, %725 ], [ %719, %717 ]
  br i1 %735, label %736, label %745

736:                                              ; preds = %734, %711
  %737 = cmpxchg ptr %36, i32 0, i32 4 acq_rel acquire, align 4
  %738 = extractvalue { i32, i1 } %737, 1
  %739 = zext i1 %738 to i64
  %740 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %739, ptr %740, align 8, !tbaa !74
  br label %1173

741:                                              ; preds = %278
  %742 = zext i32 %241 to i64
  store i64 %742, ptr %109, align 8, !tbaa !43
  store i64 %91, ptr %24, align 8, !tbaa !33
  br label %1173

743:                                              ; preds = %461
  %744 = zext i32 %241 to i64
  store i64 %744, ptr %109, align 8, !tbaa !43
  store i64 %91, ptr %24, align 8, !tbaa !33
  br label %1173

745:                                              ; preds = %734
  store i64 1, ptr %46, align 8, !tbaa !75
  %746 = load i64, ptr %26, align 8, !tbaa !35
  %747 = load i64, ptr %25, align 8, !tbaa !34
  br label %748

748:                                              ; preds = %87, %745
  %749 = phi i64 [ %88, %87 ], [ %747, %745 ]
  %750 = phi i64 [ %89, %87 ], [ %746, %745 ]
  %751 = phi i64 [ %100, %87 ], [ %656, %745 ]
  %752 = phi i64 [ %99, %87 ], [ %657, %745 ]
  %753 = phi i32 [ %98, %87 ], [ %658, %745 ]
  %754 = phi ptr [ %97, %87 ], [ %659, %745 ]
  %755 = phi i64 [ %96, %87 ], [ %660, %745 ]
  %756 = phi i64 [ %95, %87 ], [ %661, %745 ]
  %757 = phi i32 [ %94, %87 ], [ %662, %745 ]
  %758 = phi ptr [ %93, %87 ], [ %663, %745 ]
  %759 = phi i64 [ %92, %87 ], [ %664, %745 ]
  %760 = phi i32 [ %90, %87 ], [ %105, %745 ]
  %761 = add i64 %750, 1
  %762 = icmp eq i64 %761, %749
  %763 = select i1 %762, i64 0, i64 %761
  store i64 %763, ptr %26, align 8, !tbaa !35
  %764 = add nuw i64 %91, 1
  %765 = icmp ult i64 %764, %749
  br i1 %765, label %87, label %778, !llvm.loop !76

766:                                              ; preds = %672, %218
  %767 = phi i64 [ %221, %218 ], [ %675, %672 ]
  %768 = phi i64 [ %136, %218 ], [ %656, %672 ]
  %769 = phi i64 [ %138, %218 ], [ %657, %672 ]
  %770 = phi i32 [ %128, %218 ], [ %658, %672 ]
  %771 = phi ptr [ %129, %218 ], [ %659, %672 ]
  %772 = phi i64 [ %130, %218 ], [ %660, %672 ]
  %773 = phi i64 [ %139, %218 ], [ %661, %672 ]
  %774 = phi i32 [ %132, %218 ], [ %662, %672 ]
  %775 = phi ptr [ %133, %218 ], [ %663, %672 ]
  %776 = phi i64 [ %134, %218 ], [ %664, %672 ]
  %777 = inttoptr i64 %767 to ptr
  call void %777(ptr noundef %0, ptr noundef nonnull %101) #10
  br label %778

778:                                              ; preds = %748, %766, %72, %672, %669, %218, %215
  %779 = phi i32 [ %90, %669 ], [ %90, %672 ], [ %90, %215 ], [ %90, %218 ], [ 0, %72 ], [ %90, %766 ], [ %760, %748 ]
  %780 = phi i1 [ true, %669 ], [ true, %672 ], [ true, %215 ], [ true, %218 ], [ false, %72 ], [ true, %766 ], [ false, %748 ]
  %781 = phi i64 [ %656, %669 ], [ %656, %672 ], [ %136, %215 ], [ %136, %218 ], [ %73, %72 ], [ %768, %766 ], [ %751, %748 ]
  %782 = phi i64 [ %657, %669 ], [ %657, %672 ], [ %138, %215 ], [ %138, %218 ], [ %74, %72 ], [ %769, %766 ], [ %752, %748 ]
  %783 = phi i32 [ %658, %669 ], [ %658, %672 ], [ %128, %215 ], [ %128, %218 ], [ %75, %72 ], [ %770, %766 ], [ %753, %748 ]
  %784 = phi ptr [ %659, %669 ], [ %659, %672 ], [ %129, %215 ], [ %129, %218 ], [ %76, %72 ], [ %771, %766 ], [ %754, %748 ]
  %785 = phi i64 [ %660, %669 ], [ %660, %672 ], [ %130, %215 ], [ %130, %218 ], [ %77, %72 ], [ %772, %766 ], [ %755, %748 ]
  %786 = phi i64 [ %661, %669 ], [ %661, %672 ], [ %139, %215 ], [ %139, %218 ], [ %78, %72 ], [ %773, %766 ], [ %756, %748 ]
  %787 = phi i32 [ %662, %669 ], [ %662, %672 ], [ %132, %215 ], [ %132, %218 ], [ %79, %72 ], [ %774, %766 ], [ %757, %748 ]
  %788 = phi ptr [ %663, %669 ], [ %663, %672 ], [ %133, %215 ], [ %133, %218 ], [ %80, %72 ], [ %775, %766 ], [ %758, %748 ]
  %789 = phi i64 [ %664, %669 ], [ %664, %672 ], [ %134, %215 ], [ %134, %218 ], [ %81, %72 ], [ %776, %766 ], [ %759, %748 ]
  store i64 0, ptr %24, align 8, !tbaa !33
  %790 = load atomic i32, ptr %36 monotonic, align 4
  %791 = icmp eq i32 %790, 0
  br i1 %791, label %792, label %1173

792:                                              ; preds = %778
  %793 = load i64, ptr %20, align 8, !tbaa !31
  %794 = inttoptr i64 %793 to ptr
  %795 = load i64, ptr %25, align 8, !tbaa !34
  %796 = icmp eq i64 %795, 0
  br i1 %796, label %1143, label %800

797:                                              ; preds = %800
  %798 = add nuw i64 %801, 1
  %799 = icmp eq i64 %798, %795
  br i1 %799, label %1143, label %800, !llvm.loop !77

800:                                              ; preds = %792, %797
  %801 = phi i64 [ %798, %797 ], [ 0, %792 ]
  %802 = getelementptr inbounds %struct.Group, ptr %794, i64 %801
  %803 = load i32, ptr %802, align 8, !tbaa !36
  %804 = icmp eq i32 %803, 0
  br i1 %804, label %805, label %797

805:                                              ; preds = %800
  %806 = load i64, ptr %48, align 8, !tbaa !78
  %807 = load i64, ptr %49, align 8, !tbaa !79
  %808 = icmp eq i64 %806, %807
  br i1 %808, label %809, label %821

809:                                              ; preds = %805
  %810 = load i64, ptr %46, align 8, !tbaa !75
  %811 = call i64 @llvm.umax.i64(i64 %810, i64 1)
  %812 = atomicrmw add ptr %50, i64 %811 acq_rel, align 8
  %813 = load i64, ptr %9, align 8, !tbaa !80
  %814 = icmp ult i64 %812, %813
  br i1 %814, label %815, label %1143

815:                                              ; preds = %809
  %816 = add i64 %812, %811
  %817 = shl i64 %811, 1
  %818 = load i64, ptr %51, align 8, !tbaa !81
  %819 = call i64 @llvm.umin.i64(i64 %817, i64 %818)
  store i64 %819, ptr %46, align 8, !tbaa !75
  %820 = call i64 @llvm.umin.i64(i64 %816, i64 %813)
  store i64 %820, ptr %49, align 8, !tbaa !79
  br label %821

821:                                              ; preds = %815, %805
  %822 = phi i64 [ %812, %815 ], [ %806, %805 ]
  %823 = add i64 %822, 1
  store i64 %823, ptr %48, align 8, !tbaa !78
  %824 = load i32, ptr %33, align 8, !tbaa !15
  switch i32 %824, label %829 [
    i32 0, label %836
    i32 1, label %825
  ]

825:                                              ; preds = %821
  %826 = load i64, ptr %9, align 8, !tbaa !80
  %827 = xor i64 %822, -1
  %828 = add i64 %826, %827
  br label %836

829:                                              ; preds = %821
  %830 = load i64, ptr %52, align 8, !tbaa !82
  %831 = mul i64 %830, %822
  %832 = load i64, ptr %53, align 8, !tbaa !83
  %833 = add i64 %831, %832
  %834 = load i64, ptr %9, align 8, !tbaa !80
  %835 = urem i64 %833, %834
  br label %836

836:                                              ; preds = %829, %825, %821
  %837 = phi i64 [ %835, %829 ], [ %828, %825 ], [ %822, %821 ]
  %838 = getelementptr inbounds i8, ptr %802, i64 24
  %839 = load i32, ptr %54, align 4, !tbaa !19
  %840 = zext i32 %839 to i64
  %841 = icmp ult i64 %837, %840
  br i1 %841, label %879, label %877

842:                                              ; preds = %910
  %843 = add i64 %930, 4294967295
  %844 = and i64 %843, 4294967295
  %845 = getelementptr inbounds i8, ptr %802, i64 80
  store i64 %844, ptr %845, align 8, !tbaa !58
  br label %874

846:                                              ; preds = %910
  %847 = getelementptr inbounds i8, ptr %802, i64 80
  store i64 0, ptr %847, align 8, !tbaa !58
  %848 = icmp eq i32 %943, 2
  br i1 %848, label %849, label %874

849:                                              ; preds = %846
  %850 = load i64, ptr %42, align 8, !tbaa !67
  %851 = add i64 %837, -7046029254386353131
  %852 = lshr i64 %851, 30
  %853 = xor i64 %852, %851
  %854 = mul i64 %853, -4658895280553007687
  %855 = lshr i64 %854, 27
  %856 = xor i64 %855, %854
  %857 = mul i64 %856, -7723592293110705685
  %858 = lshr i64 %857, 31
  store i64 1, ptr %939, align 8, !tbaa !68
  %859 = xor i64 %858, %850
  %860 = xor i64 %859, %857
  %861 = add i64 %860, -7046029254386353131
  %862 = lshr i64 %861, 30
  %863 = xor i64 %862, %861
  %864 = mul i64 %863, -4658895280553007687
  %865 = lshr i64 %864, 27
  %866 = xor i64 %865, %864
  %867 = mul i64 %866, -7723592293110705685
  %868 = lshr i64 %867, 31
  %869 = xor i64 %868, %867
  %870 = lshr i64 %869, 1
  %871 = and i64 %930, 4294967295
  %872 = urem i64 %870, %871
  store i64 %872, ptr %847, align 8, !tbaa !58
  %873 = and i64 %869, 1
  store i64 %873, ptr %946, align 8, !tbaa !59
  br label %874

874:                                              ; preds = %849, %846, %842
  %875 = load i32, ptr %55, align 4, !tbaa !19
  %876 = icmp eq i32 %888, %875
  br i1 %876, label %947, label %953

877:                                              ; preds = %836
  %878 = udiv i64 %837, %840
  br label %879

879:                                              ; preds = %877, %836
  %880 = phi i64 [ %878, %877 ], [ 0, %836 ]
  %881 = mul i64 %880, %840
  %882 = sub i64 %837, %881
  %883 = trunc i64 %882 to i32
  store i32 %883, ptr %838, align 4, !tbaa !19
  %884 = load i32, ptr %55, align 4, !tbaa !19
  %885 = load i32, ptr %56, align 4, !tbaa !19
  %886 = mul i32 %884, %883
  %887 = sub i32 %885, %886
  %888 = call noundef i32 @llvm.umin.i32(i32 %884, i32 %887)
  %889 = load i32, ptr %57, align 4, !tbaa !19
  %890 = zext i32 %889 to i64
  %891 = icmp ult i64 %880, %890
  br i1 %891, label %894, label %892

892:                                              ; preds = %879
  %893 = udiv i64 %880, %890
  br label %894

894:                                              ; preds = %892, %879
  %895 = phi i64 [ %893, %892 ], [ 0, %879 ]
  %896 = mul i64 %895, %890
  %897 = sub i64 %880, %896
  %898 = trunc i64 %897 to i32
  %899 = getelementptr inbounds i8, ptr %802, i64 28
  store i32 %898, ptr %899, align 4, !tbaa !19
  %900 = load i32, ptr %58, align 4, !tbaa !19
  %901 = load i32, ptr %59, align 4, !tbaa !19
  %902 = mul i32 %900, %898
  %903 = sub i32 %901, %902
  %904 = call noundef i32 @llvm.umin.i32(i32 %900, i32 %903)
  %905 = load i32, ptr %60, align 4, !tbaa !19
  %906 = zext i32 %905 to i64
  %907 = icmp ult i64 %895, %906
  br i1 %907, label %910, label %908

908:                                              ; preds = %894
  %909 = udiv i64 %895, %906
  br label %910

910:                                              ; preds = %908, %894
  %911 = phi i64 [ %909, %908 ], [ 0, %894 ]
  %912 = mul i64 %911, %906
  %913 = sub i64 %895, %912
  %914 = trunc i64 %913 to i32
  %915 = getelementptr inbounds i8, ptr %802, i64 32
  store i32 %914, ptr %915, align 4, !tbaa !19
  %916 = load i32, ptr %61, align 4, !tbaa !19
  %917 = load i32, ptr %62, align 4, !tbaa !19
  %918 = mul i32 %916, %914
  %919 = sub i32 %917, %918
  %920 = call noundef i32 @llvm.umin.i32(i32 %916, i32 %919)
  %921 = zext i32 %888 to i64
  %922 = zext i32 %904 to i64
  %923 = mul nuw i64 %922, %921
  %924 = zext i32 %920 to i64
  %925 = mul i64 %923, %924
  %926 = load i32, ptr %39, align 4, !tbaa !3
  %927 = zext i32 %926 to i64
  %928 = add nsw i64 %927, -1
  %929 = add i64 %928, %925
  %930 = udiv i64 %929, %927
  %931 = trunc i64 %930 to i32
  %932 = getelementptr inbounds i8, ptr %802, i64 4
  store i32 %931, ptr %932, align 4, !tbaa !54
  %933 = getelementptr inbounds i8, ptr %802, i64 36
  store i32 %931, ptr %933, align 4, !tbaa !48
  %934 = getelementptr inbounds i8, ptr %802, i64 64
  store i64 0, ptr %934, align 8, !tbaa !43
  %935 = getelementptr inbounds i8, ptr %802, i64 12
  store i32 0, ptr %935, align 4, !tbaa !53
  %936 = getelementptr inbounds i8, ptr %802, i64 8
  store i32 0, ptr %936, align 8, !tbaa !49
  %937 = getelementptr inbounds i8, ptr %802, i64 16
  store i64 %837, ptr %937, align 8, !tbaa !72
  %938 = getelementptr inbounds i8, ptr %802, i64 72
  store i64 1, ptr %938, align 8, !tbaa !46
  store i32 1, ptr %802, align 8, !tbaa !36
  %939 = getelementptr inbounds i8, ptr %802, i64 96
  store i64 0, ptr %939, align 8, !tbaa !68
  %940 = getelementptr inbounds i8, ptr %802, i64 120
  store i64 1, ptr %940, align 8, !tbaa !84
  %941 = getelementptr inbounds i8, ptr %802, i64 112
  store i64 1, ptr %941, align 8, !tbaa !85
  %942 = getelementptr inbounds i8, ptr %802, i64 128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %942, i8 0, i64 72, i1 false)
  %943 = load i32, ptr %33, align 8, !tbaa !15
  %944 = icmp eq i32 %943, 1
  %945 = zext i1 %944 to i64
  %946 = getelementptr inbounds i8, ptr %802, i64 88
  store i64 %945, ptr %946, align 8, !tbaa !59
  br i1 %944, label %842, label %846

947:                                              ; preds = %874
  %948 = load i32, ptr %58, align 4, !tbaa !19
  %949 = icmp eq i32 %904, %948
  br i1 %949, label %950, label %953

950:                                              ; preds = %947
  %951 = load i32, ptr %61, align 4, !tbaa !19
  %952 = icmp ne i32 %920, %951
  br label %953

953:                                              ; preds = %950, %947, %874
  %954 = phi i1 [ true, %947 ], [ true, %874 ], [ %952, %950 ]
  %955 = load i32, ptr %63, align 8, !tbaa !10
  %956 = icmp eq i32 %955, 0
  br i1 %956, label %957, label %960

957:                                              ; preds = %953
  %958 = load i32, ptr %64, align 4, !tbaa !11
  %959 = zext i32 %958 to i64
  br label %960

960:                                              ; preds = %957, %953
  %961 = phi i64 [ %959, %957 ], [ 1, %953 ]
  %962 = mul nuw i64 %961, %927
  %963 = sub nsw i64 64, %927
  %964 = lshr i64 -1, %963
  %965 = load i32, ptr %65, align 4, !tbaa !86
  %966 = icmp eq i32 %965, 0
  br i1 %966, label %968, label %967

967:                                              ; preds = %960
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %802)
  br label %968

968:                                              ; preds = %967, %960
  %969 = load i64, ptr %47, align 8, !tbaa !55
  %970 = icmp eq i64 %969, 0
  br i1 %970, label %973, label %971

971:                                              ; preds = %968
  %972 = inttoptr i64 %969 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %972, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %802)
  br label %973

973:                                              ; preds = %971, %968
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #10
  %974 = trunc i64 %964 to i32
  %975 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %974, i64 14
  %976 = lshr i64 4294967295, %963
  %977 = trunc nuw i64 %976 to i32
  %978 = insertelement <16 x i32> %975, i32 %977, i64 15
  store <16 x i32> %978, ptr %3, align 4, !tbaa !87
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  %979 = load i32, ptr %66, align 8, !tbaa !88
  %980 = load i64, ptr %67, align 8, !tbaa !89
  %981 = trunc i64 %980 to i32
  %982 = lshr i64 %980, 32
  %983 = trunc nuw i64 %982 to i32
  %984 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %979, i64 3
  %985 = insertelement <16 x i32> %984, i32 %981, i64 4
  %986 = insertelement <16 x i32> %985, i32 %983, i64 5
  store <16 x i32> %986, ptr %4, align 4, !tbaa !87
  %987 = load i64, ptr %68, align 8, !tbaa !14
  %988 = icmp eq i64 %987, 0
  br i1 %988, label %989, label %1007

989:                                              ; preds = %1007, %973
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %802, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %802, i64 noundef 8, ptr noundef nonnull %4)
  %990 = load i64, ptr %35, align 8, !tbaa !50
  %991 = load i32, ptr %933, align 4, !tbaa !48
  %992 = zext i32 %991 to i64
  %993 = getelementptr inbounds i8, ptr %802, i64 40
  %994 = icmp eq i32 %991, 0
  br i1 %994, label %1014, label %995

995:                                              ; preds = %989
  %996 = load i64, ptr %993, align 8, !tbaa !47
  %997 = inttoptr i64 %996 to ptr
  %998 = load i64, ptr %70, align 8, !tbaa !18
  %999 = inttoptr i64 %998 to ptr
  %1000 = lshr i64 %962, 4
  %1001 = icmp ult i64 %962, 16
  %1002 = call i64 @llvm.umax.i64(i64 %1000, i64 1)
  %1003 = and i64 %1002, 3
  %1004 = icmp ult i64 %962, 64
  %1005 = and i64 %1002, 1152921504606846972
  %1006 = icmp eq i64 %1003, 0
  br label %1017

1007:                                             ; preds = %973, %1007
  %1008 = phi i64 [ %1011, %1007 ], [ 0, %973 ]
  %1009 = shl i64 %1008, 6
  %1010 = getelementptr inbounds i8, ptr %69, i64 %1009
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %802, i64 noundef %1008, ptr noundef nonnull readonly %1010)
  %1011 = add nuw i64 %1008, 1
  %1012 = load i64, ptr %68, align 8, !tbaa !14
  %1013 = icmp ult i64 %1011, %1012
  br i1 %1013, label %1007, label %989, !llvm.loop !90

1014:                                             ; preds = %1122, %989
  %1015 = urem i64 %925, %927
  %1016 = icmp eq i64 %1015, 0
  br i1 %1016, label %1142, label %1127

1017:                                             ; preds = %1122, %995
  %1018 = phi ptr [ %999, %995 ], [ %1123, %1122 ]
  %1019 = phi i64 [ 0, %995 ], [ %1124, %1122 ]
  %1020 = phi ptr [ %997, %995 ], [ %1125, %1122 ]
  %1021 = trunc nuw i64 %1019 to i32
  %1022 = getelementptr inbounds i8, ptr %1020, i64 544
  store i32 %1021, ptr %1022, align 8, !tbaa !19
  br i1 %954, label %1048, label %1023

1023:                                             ; preds = %1017
  br i1 %1001, label %1122, label %1024

1024:                                             ; preds = %1023
  %1025 = getelementptr inbounds i8, ptr %1020, i64 576
  br i1 %1004, label %1108, label %1026

1026:                                             ; preds = %1024, %1026
  %1027 = phi ptr [ %1042, %1026 ], [ %1018, %1024 ]
  %1028 = phi i64 [ %1045, %1026 ], [ 0, %1024 ]
  %1029 = phi i64 [ %1046, %1026 ], [ 0, %1024 ]
  %1030 = getelementptr inbounds i8, ptr %1027, i64 64
  %1031 = load <16 x i32>, ptr %1027, align 4, !tbaa !87
  %1032 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1028
  store <16 x i32> %1031, ptr %1032, align 8, !tbaa !87
  %1033 = or disjoint i64 %1028, 1
  %1034 = getelementptr inbounds i8, ptr %1027, i64 128
  %1035 = load <16 x i32>, ptr %1030, align 4, !tbaa !87
  %1036 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1033
  store <16 x i32> %1035, ptr %1036, align 8, !tbaa !87
  %1037 = or disjoint i64 %1028, 2
  %1038 = getelementptr inbounds i8, ptr %1027, i64 192
  %1039 = load <16 x i32>, ptr %1034, align 4, !tbaa !87
  %1040 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1037
  store <16 x i32> %1039, ptr %1040, align 8, !tbaa !87
  %1041 = or disjoint i64 %1028, 3
  %1042 = getelementptr inbounds i8, ptr %1027, i64 256
  %1043 = load <16 x i32>, ptr %1038, align 4, !tbaa !87
  %1044 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1041
  store <16 x i32> %1043, ptr %1044, align 8, !tbaa !87
  %1045 = add nuw nsw i64 %1028, 4
  %1046 = add i64 %1029, 4
  %1047 = icmp eq i64 %1046, %1005
  br i1 %1047, label %1108, label %1026, !llvm.loop !91

1048:                                             ; preds = %1017
  %1049 = getelementptr inbounds i8, ptr %1020, i64 576
  %1050 = load i32, ptr %39, align 4, !tbaa !3
  %1051 = icmp eq i32 %1050, 0
  br i1 %1051, label %1122, label %1052

1052:                                             ; preds = %1048
  %1053 = zext i32 %1050 to i64
  %1054 = mul nuw i64 %1019, %1053
  %1055 = udiv i64 %1054, %921
  %1056 = udiv i64 %1055, %922
  %1057 = trunc i64 %1056 to i32
  %1058 = urem i64 %1055, %922
  %1059 = trunc nuw i64 %1058 to i32
  %1060 = urem i64 %1054, %921
  %1061 = trunc nuw i64 %1060 to i32
  %1062 = shl i32 %1050, 1
  br label %1063

1063:                                             ; preds = %1102, %1052
  %1064 = phi i64 [ 0, %1052 ], [ %1106, %1102 ]
  %1065 = phi i32 [ %1057, %1052 ], [ %1105, %1102 ]
  %1066 = phi i32 [ %1059, %1052 ], [ %1104, %1102 ]
  %1067 = phi i32 [ %1061, %1052 ], [ %1103, %1102 ]
  %1068 = load i32, ptr %63, align 8, !tbaa !10
  %1069 = icmp eq i32 %1068, 0
  br i1 %1069, label %1075, label %1070

1070:                                             ; preds = %1063
  %1071 = shl i32 %1066, 10
  %1072 = shl i32 %1065, 20
  %1073 = or i32 %1071, %1072
  %1074 = or i32 %1073, %1067
  br label %1089

1075:                                             ; preds = %1063
  %1076 = getelementptr inbounds i32, ptr %1049, i64 %1064
  store i32 %1067, ptr %1076, align 4, !tbaa !19
  %1077 = load i32, ptr %64, align 4, !tbaa !11
  %1078 = icmp ugt i32 %1077, 1
  br i1 %1078, label %1079, label %1093

1079:                                             ; preds = %1075
  %1080 = trunc nuw i64 %1064 to i32
  %1081 = add i32 %1050, %1080
  %1082 = zext i32 %1081 to i64
  %1083 = getelementptr inbounds i32, ptr %1049, i64 %1082
  store i32 %1066, ptr %1083, align 4, !tbaa !19
  %1084 = load i32, ptr %64, align 4, !tbaa !11
  %1085 = icmp ugt i32 %1084, 2
  br i1 %1085, label %1086, label %1093

1086:                                             ; preds = %1079
  %1087 = add i32 %1062, %1080
  %1088 = zext i32 %1087 to i64
  br label %1089

1089:                                             ; preds = %1086, %1070
  %1090 = phi i64 [ %1088, %1086 ], [ %1064, %1070 ]
  %1091 = phi i32 [ %1065, %1086 ], [ %1074, %1070 ]
  %1092 = getelementptr inbounds i32, ptr %1049, i64 %1090
  store i32 %1091, ptr %1092, align 4, !tbaa !19
  br label %1093

1093:                                             ; preds = %1089, %1079, %1075
  %1094 = add i32 %1067, 1
  %1095 = icmp ult i32 %1094, %888
  br i1 %1095, label %1102, label %1096

1096:                                             ; preds = %1093
  %1097 = add i32 %1066, 1
  %1098 = icmp uge i32 %1097, %904
  %1099 = select i1 %1098, i32 0, i32 %1097
  %1100 = zext i1 %1098 to i32
  %1101 = add i32 %1065, %1100
  br label %1102

1102:                                             ; preds = %1096, %1093
  %1103 = phi i32 [ %1094, %1093 ], [ 0, %1096 ]
  %1104 = phi i32 [ %1066, %1093 ], [ %1099, %1096 ]
  %1105 = phi i32 [ %1065, %1093 ], [ %1101, %1096 ]
  %1106 = add nuw nsw i64 %1064, 1
  %1107 = icmp eq i64 %1106, %1053
  br i1 %1107, label %1122, label %1063, !llvm.loop !20

1108:                                             ; preds = %1026, %1024
  %1109 = phi ptr [ poison, %1024 ], [ %1042, %1026 ]
  %1110 = phi ptr [ %1018, %1024 ], [ %1042, %1026 ]
  %1111 = phi i64 [ 0, %1024 ], [ %1045, %1026 ]
  br i1 %1006, label %1122, label %1112

1112:                                             ; preds = %1108, %1112
  %1113 = phi ptr [ %1116, %1112 ], [ %1110, %1108 ]
  %1114 = phi i64 [ %1119, %1112 ], [ %1111, %1108 ]
  %1115 = phi i64 [ %1120, %1112 ], [ 0, %1108 ]
  %1116 = getelementptr inbounds i8, ptr %1113, i64 64
  %1117 = load <16 x i32>, ptr %1113, align 4, !tbaa !87
  %1118 = getelementptr inbounds <16 x i32>, ptr %1025, i64 %1114
  store <16 x i32> %1117, ptr %1118, align 8, !tbaa !87
  %1119 = add nuw nsw i64 %1114, 1
  %1120 = add i64 %1115, 1
  %1121 = icmp eq i64 %1120, %1003
  br i1 %1121, label %1122, label %1112, !llvm.loop !92

1122:                                             ; preds = %1108, %1112, %1102, %1048, %1023
  %1123 = phi ptr [ %1018, %1048 ], [ %1018, %1023 ], [ %1018, %1102 ], [ %1109, %1108 ], [ %1116, %1112 ]
  %1124 = add nuw nsw i64 %1019, 1
  %1125 = getelementptr inbounds i8, ptr %1020, i64 %990
  %1126 = icmp eq i64 %1124, %992
  br i1 %1126, label %1014, label %1017, !llvm.loop !94

1127:                                             ; preds = %1014
  %1128 = shl nsw i64 -1, %1015
  %1129 = xor i64 %1128, -1
  %1130 = add i32 %991, -1
  %1131 = load i64, ptr %993, align 8, !tbaa !47
  %1132 = zext i32 %1130 to i64
  %1133 = load i64, ptr %35, align 8, !tbaa !50
  %1134 = mul i64 %1133, %1132
  %1135 = add i64 %1134, %1131
  %1136 = inttoptr i64 %1135 to ptr
  %1137 = trunc i64 %1129 to i32
  %1138 = getelementptr inbounds i8, ptr %1136, i64 504
  store i32 %1137, ptr %1138, align 8, !tbaa !19
  %1139 = lshr i64 %1129, 32
  %1140 = trunc nuw nsw i64 %1139 to i32
  %1141 = getelementptr inbounds i8, ptr %1136, i64 508
  store i32 %1140, ptr %1141, align 4, !tbaa !19
  br label %1142

1142:                                             ; preds = %1014, %1127
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #10
  br label %1144

1143:                                             ; preds = %797, %792, %809
  br i1 %780, label %1144, label %1145

1144:                                             ; preds = %1142, %1143
  store i32 0, ptr %71, align 4, !tbaa !95
  br label %1159

1145:                                             ; preds = %1143
  %1146 = icmp eq i32 %779, 0
  br i1 %1146, label %1173, label %1147

1147:                                             ; preds = %1145
  %1148 = load i32, ptr %71, align 4, !tbaa !95
  %1149 = add i32 %1148, 1
  store i32 %1149, ptr %71, align 4, !tbaa !95
  %1150 = icmp eq i32 %1149, 16
  br i1 %1150, label %1151, label %1159

1151:                                             ; preds = %1147
  %1152 = load i64, ptr %48, align 8, !tbaa !78
  %1153 = load i64, ptr %49, align 8, !tbaa !79
  %1154 = icmp ult i64 %1152, %1153
  br i1 %1154, label %1173, label %1155

1155:                                             ; preds = %1151
  %1156 = load atomic i64, ptr %50 acquire, align 8
  %1157 = load i64, ptr %9, align 8, !tbaa !80
  %1158 = icmp ult i64 %1156, %1157
  br i1 %1158, label %1173, label %1159

1159:                                             ; preds = %1155, %1147, %1144
  %1160 = load i64, ptr %16, align 8, !tbaa !29
  %1161 = add nsw i64 %1160, -64
  store i64 %1161, ptr %16, align 8, !tbaa !29
  %1162 = icmp sgt i64 %1160, 64
  br i1 %1162, label %1172, label %1163

1163:                                             ; preds = %1159
  %1164 = load i64, ptr %6, align 8, !tbaa !26
  %1165 = icmp eq i64 %1164, -1
  br i1 %1165, label %1170, label %1166

1166:                                             ; preds = %1163
  %1167 = call i64 @llvm.readcyclecounter()
  %1168 = load i64, ptr %6, align 8, !tbaa !26
  %1169 = icmp ult i64 %1167, %1168
  br i1 %1169, label %1170, label %1173

1170:                                             ; preds = %1166, %1163
  %1171 = load i64, ptr %19, align 8, !tbaa !30
  store i64 %1171, ptr %16, align 8, !tbaa !29
  br label %1172

1172:                                             ; preds = %1170, %1159
  br label %72

1173:                                             ; preds = %1166, %1151, %778, %1145, %1155, %207, %458, %637, %736, %741, %743
  %1174 = phi i32 [ 2, %736 ], [ 1, %743 ], [ 4, %741 ], [ 2, %637 ], [ 2, %458 ], [ 2, %207 ], [ 4, %1166 ], [ 3, %1151 ], [ 2, %778 ], [ 0, %1145 ], [ 3, %1155 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #10
  ret i32 %1174
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %0, i64 992
  %4 = load i64, ptr %3, align 8, !tbaa !96
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %1, i64 36
  %7 = load i32, ptr %6, align 4, !tbaa !48
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %23, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %0, i64 1000
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = getelementptr inbounds i8, ptr %0, i64 56
  %13 = getelementptr inbounds i8, ptr %0, i64 808
  %14 = getelementptr inbounds i8, ptr %0, i64 780
  %15 = getelementptr inbounds i8, ptr %1, i64 16
  %16 = load i64, ptr %10, align 8, !tbaa !97
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
  %25 = load i64, ptr %24, align 8, !tbaa !41
  %26 = getelementptr inbounds i8, ptr %0, i64 72
  %27 = load i64, ptr %26, align 8, !tbaa !98
  %28 = getelementptr inbounds i8, ptr %1, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 808
  %30 = load i64, ptr %29, align 8, !tbaa !99
  %31 = trunc i64 %30 to i32
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = getelementptr inbounds i8, ptr %0, i64 780
  %35 = load i32, ptr %34, align 4, !tbaa !86
  %36 = icmp eq i32 %35, 2
  br i1 %36, label %37, label %58

37:                                               ; preds = %23
  %38 = load i64, ptr %28, align 8, !tbaa !72
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
  store <16 x i32> %91, ptr %102, align 4, !tbaa !87
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
  store i8 %112, ptr %113, align 1, !tbaa !87
  %114 = or disjoint i64 %104, 1
  %115 = lshr i64 %104, 2
  %116 = extractelement <16 x i32> %91, i64 %115
  %117 = trunc i64 %114 to i32
  %118 = shl i32 %117, 3
  %119 = and i32 %118, 24
  %120 = lshr i32 %116, %119
  %121 = trunc i32 %120 to i8
  %122 = getelementptr i8, ptr %95, i64 %114
  store i8 %121, ptr %122, align 1, !tbaa !87
  %123 = add nuw nsw i64 %104, 2
  %124 = add i64 %105, 2
  %125 = icmp eq i64 %124, %99
  br i1 %125, label %126, label %103, !llvm.loop !100

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
  store i8 %136, ptr %137, align 1, !tbaa !87
  br label %138

138:                                              ; preds = %129, %126, %100
  %139 = add nuw i64 %66, 64
  %140 = icmp ult i64 %139, %27
  %141 = add i64 %65, -64
  br i1 %140, label %64, label %142, !llvm.loop !101

142:                                              ; preds = %138, %58
  %143 = getelementptr inbounds i8, ptr %0, i64 80
  %144 = load i64, ptr %143, align 8, !tbaa !63
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %407, label %286

146:                                              ; preds = %282
  %147 = load i32, ptr %6, align 4, !tbaa !48
  br label %148

148:                                              ; preds = %146, %17
  %149 = phi i32 [ %147, %146 ], [ %18, %17 ]
  %150 = phi i64 [ %283, %146 ], [ %19, %17 ]
  %151 = phi i64 [ %283, %146 ], [ 0, %17 ]
  %152 = add nuw nsw i64 %21, 1
  %153 = zext i32 %149 to i64
  %154 = icmp ult i64 %152, %153
  br i1 %154, label %17, label %23, !llvm.loop !102

155:                                              ; preds = %17, %282
  %156 = phi i64 [ %283, %282 ], [ %19, %17 ]
  %157 = phi i64 [ %284, %282 ], [ 0, %17 ]
  %158 = load i64, ptr %11, align 8, !tbaa !47
  %159 = load i64, ptr %12, align 8, !tbaa !50
  %160 = mul i64 %159, %21
  %161 = add i64 %160, %158
  %162 = inttoptr i64 %161 to ptr
  %163 = getelementptr inbounds %struct.Range, ptr %5, i64 %157
  %164 = load i64, ptr %163, align 8, !tbaa !103
  %165 = getelementptr inbounds i8, ptr %163, i64 8
  %166 = load i64, ptr %165, align 8, !tbaa !105
  %167 = add i64 %166, %164
  %168 = load i64, ptr %13, align 8, !tbaa !99
  %169 = trunc i64 %168 to i32
  %170 = insertelement <16 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <16 x i32> %170, <16 x i32> poison, <16 x i32> zeroinitializer
  %172 = load i32, ptr %14, align 4, !tbaa !86
  %173 = icmp eq i32 %172, 2
  br i1 %173, label %174, label %197

174:                                              ; preds = %155
  %175 = load i64, ptr %15, align 8, !tbaa !72
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
  store <16 x i32> %229, ptr %240, align 4, !tbaa !87
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
  store i8 %250, ptr %251, align 1, !tbaa !87
  %252 = or disjoint i64 %242, 1
  %253 = lshr i64 %242, 2
  %254 = extractelement <16 x i32> %229, i64 %253
  %255 = trunc i64 %252 to i32
  %256 = shl i32 %255, 3
  %257 = and i32 %256, 24
  %258 = lshr i32 %254, %257
  %259 = trunc i32 %258 to i8
  %260 = getelementptr i8, ptr %233, i64 %252
  store i8 %259, ptr %260, align 1, !tbaa !87
  %261 = add nuw nsw i64 %242, 2
  %262 = add i64 %243, 2
  %263 = icmp eq i64 %262, %237
  br i1 %263, label %264, label %241, !llvm.loop !100

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
  store i8 %274, ptr %275, align 1, !tbaa !87
  br label %276

276:                                              ; preds = %267, %264, %238
  %277 = add i64 %204, 64
  %278 = icmp ult i64 %277, %167
  %279 = add i64 %203, -64
  br i1 %278, label %202, label %280, !llvm.loop !101

280:                                              ; preds = %276
  %281 = load i64, ptr %10, align 8, !tbaa !97
  br label %282

282:                                              ; preds = %280, %197
  %283 = phi i64 [ %281, %280 ], [ %156, %197 ]
  %284 = add nuw i64 %157, 1
  %285 = icmp ult i64 %284, %283
  br i1 %285, label %155, label %146, !llvm.loop !106

286:                                              ; preds = %142
  %287 = getelementptr inbounds i8, ptr %1, i64 56
  %288 = load i64, ptr %287, align 8, !tbaa !62
  %289 = getelementptr inbounds i8, ptr %0, i64 44
  %290 = load i32, ptr %289, align 4, !tbaa !3
  %291 = zext i32 %290 to i64
  %292 = mul i64 %144, %291
  %293 = load i32, ptr %6, align 4, !tbaa !48
  %294 = zext i32 %293 to i64
  %295 = mul i64 %292, %294
  %296 = load i64, ptr %29, align 8, !tbaa !99
  %297 = trunc i64 %296 to i32
  %298 = insertelement <16 x i32> poison, i32 %297, i64 0
  %299 = shufflevector <16 x i32> %298, <16 x i32> poison, <16 x i32> zeroinitializer
  %300 = load i32, ptr %34, align 4, !tbaa !86
  %301 = icmp eq i32 %300, 2
  br i1 %301, label %302, label %323

302:                                              ; preds = %286
  %303 = load i64, ptr %28, align 8, !tbaa !72
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
  store <16 x i32> %356, ptr %367, align 4, !tbaa !87
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
  store i8 %377, ptr %378, align 1, !tbaa !87
  %379 = or disjoint i64 %369, 1
  %380 = lshr i64 %369, 2
  %381 = extractelement <16 x i32> %356, i64 %380
  %382 = trunc i64 %379 to i32
  %383 = shl i32 %382, 3
  %384 = and i32 %383, 24
  %385 = lshr i32 %381, %384
  %386 = trunc i32 %385 to i8
  %387 = getelementptr i8, ptr %360, i64 %379
  store i8 %386, ptr %387, align 1, !tbaa !87
  %388 = add nuw nsw i64 %369, 2
  %389 = add i64 %370, 2
  %390 = icmp eq i64 %389, %364
  br i1 %390, label %391, label %368, !llvm.loop !100

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
  store i8 %401, ptr %402, align 1, !tbaa !87
  br label %403

403:                                              ; preds = %394, %391, %365
  %404 = add nuw i64 %331, 64
  %405 = icmp ult i64 %404, %295
  %406 = add i64 %330, -64
  br i1 %405, label %329, label %407, !llvm.loop !101

407:                                              ; preds = %403, %323, %142
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @undefine_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %0, i64 160
  %5 = load i64, ptr %4, align 8, !tbaa !107
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %58, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !41
  %10 = getelementptr inbounds i8, ptr %1, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !98
  %12 = inttoptr i64 %5 to ptr
  %13 = lshr i64 %9, 3
  %14 = icmp ult i64 %11, 64
  br i1 %14, label %19, label %15

15:                                               ; preds = %7
  %16 = getelementptr i8, ptr %12, i64 %13
  %17 = lshr i64 %11, 3
  %18 = and i64 %17, 2305843009213693944
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 -1, i64 %18, i1 false), !tbaa !51
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %26, i8 -1, i64 %27, i1 false), !tbaa !87
  br label %28

28:                                               ; preds = %19, %24
  %29 = getelementptr inbounds i8, ptr %2, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !62
  %31 = getelementptr inbounds i8, ptr %1, i64 80
  %32 = load i64, ptr %31, align 8, !tbaa !63
  %33 = getelementptr inbounds i8, ptr %1, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = mul i64 %32, %35
  %37 = getelementptr inbounds i8, ptr %2, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !48
  %39 = zext i32 %38 to i64
  %40 = mul i64 %36, %39
  %41 = load i64, ptr %4, align 8, !tbaa !107
  %42 = inttoptr i64 %41 to ptr
  %43 = lshr i64 %30, 3
  %44 = icmp ult i64 %40, 64
  br i1 %44, label %49, label %45

45:                                               ; preds = %28
  %46 = getelementptr i8, ptr %42, i64 %43
  %47 = lshr i64 %40, 3
  %48 = and i64 %47, 2305843009213693944
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 -1, i64 %48, i1 false), !tbaa !51
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %56, i8 -1, i64 %57, i1 false), !tbaa !87
  br label %58

58:                                               ; preds = %54, %49, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #8 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !87
  %6 = getelementptr inbounds i8, ptr %0, i64 88
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  br label %20

8:                                                ; preds = %51
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !50
  %11 = getelementptr inbounds i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !48
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !47
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
  %36 = load i32, ptr %35, align 4, !tbaa !108
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !109
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
  br i1 %54, label %8, label %20, !llvm.loop !110

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
  %69 = load i32, ptr %18, align 4, !tbaa !108
  %70 = load i32, ptr %19, align 8, !tbaa !109
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
  store <16 x i32> %84, ptr %86, align 4, !tbaa !87
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !48
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !111
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #9

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !8, i64 776, !8, i64 780, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !6, i64 824, !5, i64 888, !6, i64 896, !5, i64 960, !5, i64 968, !5, i64 976, !5, i64 984, !5, i64 992, !5, i64 1000}
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
!24 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !25, i64 112, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !25, i64 131888, !5, i64 131936, !5, i64 131944}
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
!37 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192}
!38 = !{!39, !8, i64 76}
!39 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!40 = !{!24, !5, i64 56}
!41 = !{!37, !5, i64 48}
!42 = !{!24, !5, i64 8}
!43 = !{!37, !5, i64 64}
!44 = !{!4, !5, i64 736}
!45 = !{!24, !5, i64 131816}
!46 = !{!37, !5, i64 72}
!47 = !{!37, !5, i64 40}
!48 = !{!37, !8, i64 36}
!49 = !{!37, !8, i64 8}
!50 = !{!4, !5, i64 56}
!51 = !{!5, !5, i64 0}
!52 = distinct !{!52, !21}
!53 = !{!37, !8, i64 12}
!54 = !{!37, !8, i64 4}
!55 = !{!4, !5, i64 816}
!56 = !{!57, !5, i64 144}
!57 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !6, i64 256, !6, i64 33024, !6, i64 65792, !6, i64 73984, !6, i64 90368, !6, i64 94464}
!58 = !{!37, !5, i64 80}
!59 = !{!37, !5, i64 88}
!60 = distinct !{!60, !21}
!61 = !{!24, !5, i64 64}
!62 = !{!37, !5, i64 56}
!63 = !{!4, !5, i64 80}
!64 = !{!24, !5, i64 24}
!65 = !{!4, !5, i64 704}
!66 = !{!24, !5, i64 0}
!67 = !{!4, !5, i64 800}
!68 = !{!37, !5, i64 96}
!69 = !{!24, !5, i64 131872}
!70 = !{!37, !5, i64 168}
!71 = distinct !{!71, !21}
!72 = !{!37, !5, i64 16}
!73 = distinct !{!73, !21}
!74 = !{!24, !5, i64 131880}
!75 = !{!24, !5, i64 131800}
!76 = distinct !{!76, !21}
!77 = distinct !{!77, !21}
!78 = !{!24, !5, i64 131784}
!79 = !{!24, !5, i64 131792}
!80 = !{!4, !5, i64 0}
!81 = !{!4, !5, i64 720}
!82 = !{!4, !5, i64 784}
!83 = !{!4, !5, i64 792}
!84 = !{!37, !5, i64 120}
!85 = !{!37, !5, i64 112}
!86 = !{!4, !8, i64 780}
!87 = !{!6, !6, i64 0}
!88 = !{!4, !8, i64 160}
!89 = !{!4, !5, i64 64}
!90 = distinct !{!90, !21}
!91 = distinct !{!91, !21}
!92 = distinct !{!92, !93}
!93 = !{!"llvm.loop.unroll.disable"}
!94 = distinct !{!94, !21}
!95 = !{!24, !8, i64 164}
!96 = !{!4, !5, i64 992}
!97 = !{!4, !5, i64 1000}
!98 = !{!4, !5, i64 72}
!99 = !{!4, !5, i64 808}
!100 = distinct !{!100, !21}
!101 = distinct !{!101, !21}
!102 = distinct !{!102, !21}
!103 = !{!104, !5, i64 0}
!104 = !{!"", !5, i64 0, !5, i64 8}
!105 = !{!104, !5, i64 8}
!106 = distinct !{!106, !21}
!107 = !{!57, !5, i64 160}
!108 = !{!9, !8, i64 12}
!109 = !{!9, !8, i64 8}
!110 = distinct !{!110, !21}
!111 = distinct !{!111, !21}
