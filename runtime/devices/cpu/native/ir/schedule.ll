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
  %41 = getelementptr inbounds i8, ptr %0, i64 784
  %42 = load i32, ptr %41, align 8, !tbaa !15
  %43 = icmp eq i32 %42, 0
  %44 = getelementptr inbounds i8, ptr %0, i64 48
  %45 = load i32, ptr %44, align 8, !tbaa !16
  %46 = icmp ugt i32 %45, 1
  %47 = and i1 %43, %46
  %48 = zext i1 %47 to i64
  %49 = getelementptr inbounds i8, ptr %0, i64 776
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
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %5) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %5, i8 0, i64 80, i1 false)
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !23
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
  store i64 %15, ptr %6, align 8, !tbaa !27
  %16 = getelementptr inbounds i8, ptr %6, i64 8
  %17 = getelementptr inbounds i8, ptr %9, i64 760
  %18 = load i64, ptr %17, align 8, !tbaa !29
  store i64 %18, ptr %16, align 8, !tbaa !30
  %19 = getelementptr inbounds i8, ptr %6, i64 16
  store i64 %18, ptr %19, align 8, !tbaa !31
  %20 = getelementptr inbounds i8, ptr %6, i64 24
  store i64 0, ptr %20, align 8, !tbaa !32
  %21 = getelementptr inbounds i8, ptr %0, i64 96
  %22 = load i64, ptr %21, align 8, !tbaa !33
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %24, align 8, !tbaa !34
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
  %47 = getelementptr inbounds i8, ptr %0, i64 131800
  %48 = getelementptr inbounds i8, ptr %9, i64 840
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

79:                                               ; preds = %1203, %14
  %80 = phi i64 [ 0, %14 ], [ %785, %1203 ]
  %81 = phi i64 [ 0, %14 ], [ %786, %1203 ]
  %82 = phi i32 [ 0, %14 ], [ %787, %1203 ]
  %83 = phi ptr [ null, %14 ], [ %788, %1203 ]
  %84 = phi i64 [ 0, %14 ], [ %789, %1203 ]
  %85 = phi i64 [ 0, %14 ], [ %790, %1203 ]
  %86 = phi i32 [ 0, %14 ], [ %791, %1203 ]
  %87 = phi ptr [ null, %14 ], [ %792, %1203 ]
  %88 = phi i64 [ 0, %14 ], [ %793, %1203 ]
  %89 = load i64, ptr %25, align 8, !tbaa !35
  %90 = load i64, ptr %26, align 8, !tbaa !36
  %91 = icmp ult i64 %89, %90
  br i1 %91, label %92, label %782

92:                                               ; preds = %79
  %93 = load i64, ptr %27, align 8, !tbaa !37
  br label %94

94:                                               ; preds = %92, %752
  %95 = phi i64 [ %753, %752 ], [ %90, %92 ]
  %96 = phi i64 [ %767, %752 ], [ %93, %92 ]
  %97 = phi i32 [ %764, %752 ], [ 0, %92 ]
  %98 = phi i64 [ %768, %752 ], [ %89, %92 ]
  %99 = phi i64 [ %763, %752 ], [ %88, %92 ]
  %100 = phi ptr [ %762, %752 ], [ %87, %92 ]
  %101 = phi i32 [ %761, %752 ], [ %86, %92 ]
  %102 = phi i64 [ %760, %752 ], [ %85, %92 ]
  %103 = phi i64 [ %759, %752 ], [ %84, %92 ]
  %104 = phi ptr [ %758, %752 ], [ %83, %92 ]
  %105 = phi i32 [ %757, %752 ], [ %82, %92 ]
  %106 = phi i64 [ %756, %752 ], [ %81, %92 ]
  %107 = phi i64 [ %755, %752 ], [ %80, %92 ]
  %108 = getelementptr inbounds %struct.Group, ptr %23, i64 %96
  %109 = load i32, ptr %108, align 8, !tbaa !38
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %752, label %111

111:                                              ; preds = %94
  %112 = add i32 %97, 1
  store i32 0, ptr %28, align 4, !tbaa !40
  %113 = ptrtoint ptr %108 to i64
  store i64 %113, ptr %29, align 8, !tbaa !42
  %114 = getelementptr inbounds i8, ptr %108, i64 48
  %115 = load i64, ptr %114, align 8, !tbaa !43
  store i64 %115, ptr %30, align 8, !tbaa !44
  %116 = getelementptr inbounds i8, ptr %108, i64 64
  %117 = load i64, ptr %116, align 8, !tbaa !45
  %118 = icmp ne i64 %117, 0
  %119 = zext i1 %118 to i32
  %120 = getelementptr inbounds i8, ptr %108, i64 96
  %121 = getelementptr inbounds i8, ptr %108, i64 72
  %122 = getelementptr inbounds i8, ptr %108, i64 40
  %123 = getelementptr inbounds i8, ptr %108, i64 36
  %124 = getelementptr inbounds i8, ptr %108, i64 8
  %125 = getelementptr inbounds i8, ptr %108, i64 12
  %126 = getelementptr inbounds i8, ptr %108, i64 4
  %127 = getelementptr inbounds i8, ptr %108, i64 80
  %128 = getelementptr inbounds i8, ptr %108, i64 88
  %129 = getelementptr inbounds i8, ptr %108, i64 56
  %130 = getelementptr inbounds i8, ptr %108, i64 104
  %131 = getelementptr inbounds i8, ptr %108, i64 176
  %132 = getelementptr inbounds i8, ptr %108, i64 16
  br label %133

133:                                              ; preds = %713, %111
  %134 = phi i64 [ %107, %111 ], [ %660, %713 ]
  %135 = phi i64 [ %106, %111 ], [ %661, %713 ]
  %136 = phi i32 [ %105, %111 ], [ %662, %713 ]
  %137 = phi ptr [ %104, %111 ], [ %663, %713 ]
  %138 = phi i64 [ %103, %111 ], [ %664, %713 ]
  %139 = phi i64 [ %102, %111 ], [ %665, %713 ]
  %140 = phi i32 [ %101, %111 ], [ %666, %713 ]
  %141 = phi ptr [ %100, %111 ], [ %667, %713 ]
  %142 = phi i64 [ %99, %111 ], [ %668, %713 ]
  %143 = phi i32 [ %119, %111 ], [ 0, %713 ]
  %144 = load atomic i64, ptr %31 acquire, align 8
  %145 = icmp eq i64 %144, %134
  %146 = select i1 %145, i64 %135, i64 -1
  %147 = select i1 %145, i64 %139, i64 -1
  %148 = load atomic i64, ptr %32 acquire, align 8
  %149 = inttoptr i64 %148 to ptr
  %150 = icmp eq i64 %148, 0
  br i1 %150, label %235, label %151

151:                                              ; preds = %133
  %152 = load i64, ptr %33, align 8, !tbaa !46
  %153 = icmp ugt i64 %152, 1
  br i1 %153, label %154, label %235

154:                                              ; preds = %151
  %155 = load i64, ptr %116, align 8, !tbaa !45
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %235

157:                                              ; preds = %154
  %158 = load i64, ptr %120, align 8, !tbaa !47
  %159 = icmp eq i64 %158, 2
  br i1 %159, label %160, label %164

160:                                              ; preds = %157
  %161 = load i64, ptr %34, align 8, !tbaa !48
  %162 = and i64 %161, 16
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %235, label %164

164:                                              ; preds = %160, %157
  %165 = load i64, ptr %35, align 8, !tbaa !49
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %170, label %167

167:                                              ; preds = %164
  %168 = load i64, ptr %121, align 8, !tbaa !50
  %169 = sub i64 %165, %168
  store i64 %169, ptr %35, align 8, !tbaa !49
  br label %235

170:                                              ; preds = %164
  %171 = load i64, ptr %122, align 8, !tbaa !51
  %172 = inttoptr i64 %171 to ptr
  %173 = load i32, ptr %123, align 4, !tbaa !52
  %174 = zext i32 %173 to i64
  %175 = urem i64 %174, %152
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %177, label %235

177:                                              ; preds = %170
  %178 = load i32, ptr %124, align 8, !tbaa !53
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %235

180:                                              ; preds = %177
  %181 = load i64, ptr %121, align 8, !tbaa !50
  %182 = icmp ne i64 %181, 0
  %183 = icmp eq i32 %173, 0
  %184 = or i1 %183, %182
  br i1 %184, label %219, label %185

185:                                              ; preds = %180
  %186 = load i64, ptr %36, align 8, !tbaa !54
  %187 = getelementptr inbounds i8, ptr %172, i64 528
  %188 = load i64, ptr %187, align 8, !tbaa !55
  %189 = getelementptr inbounds i8, ptr %172, i64 524
  %190 = load i32, ptr %189, align 4, !tbaa !19
  br label %202

191:                                              ; preds = %213
  %192 = mul i64 %214, %186
  %193 = add i64 %192, %171
  %194 = inttoptr i64 %193 to ptr
  %195 = getelementptr inbounds i8, ptr %194, i64 528
  %196 = load i64, ptr %195, align 8, !tbaa !55
  %197 = icmp eq i64 %196, %188
  br i1 %197, label %198, label %217, !llvm.loop !56

198:                                              ; preds = %191
  %199 = getelementptr inbounds i8, ptr %194, i64 524
  %200 = load i32, ptr %199, align 4, !tbaa !19
  %201 = icmp eq i32 %200, %190
  br i1 %201, label %202, label %217, !llvm.loop !56

202:                                              ; preds = %185, %198
  %203 = phi i64 [ %214, %198 ], [ 0, %185 ]
  %204 = phi i1 [ %215, %198 ], [ false, %185 ]
  %205 = phi ptr [ %194, %198 ], [ %172, %185 ]
  %206 = getelementptr inbounds i8, ptr %205, i64 536
  %207 = load i32, ptr %206, align 8, !tbaa !19
  switch i32 %207, label %213 [
    i32 2, label %217
    i32 1, label %208
  ]

208:                                              ; preds = %202
  %209 = getelementptr inbounds i8, ptr %205, i64 540
  %210 = load i32, ptr %209, align 4, !tbaa !19
  %211 = load i32, ptr %125, align 4, !tbaa !57
  %212 = icmp eq i32 %210, %211
  br i1 %212, label %217, label %213

213:                                              ; preds = %208, %202
  %214 = add nuw nsw i64 %203, 1
  %215 = icmp uge i64 %214, %174
  %216 = icmp eq i64 %214, %174
  br i1 %216, label %217, label %191, !llvm.loop !56

217:                                              ; preds = %191, %198, %202, %208, %213
  %218 = phi i1 [ %215, %213 ], [ %204, %208 ], [ %204, %202 ], [ %215, %198 ], [ %215, %191 ]
  br i1 %218, label %219, label %235

219:                                              ; preds = %217, %180
  %220 = call i32 %149(ptr noundef %0, ptr noundef nonnull %108, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %144) #11
  %221 = load atomic i32, ptr %37 monotonic, align 4
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %1204

223:                                              ; preds = %219
  %224 = or i32 %220, %143
  %225 = load i32, ptr %126, align 4, !tbaa !58
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %235

227:                                              ; preds = %223
  store i32 0, ptr %108, align 8, !tbaa !38
  %228 = load i64, ptr %48, align 8, !tbaa !59
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %782, label %230

230:                                              ; preds = %227
  %231 = inttoptr i64 %228 to ptr
  %232 = getelementptr inbounds i8, ptr %231, i64 144
  %233 = load i64, ptr %232, align 8, !tbaa !60
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %782, label %770

235:                                              ; preds = %223, %217, %177, %170, %167, %160, %154, %151, %133
  %236 = phi i32 [ %143, %154 ], [ %224, %223 ], [ %143, %217 ], [ %143, %151 ], [ %143, %133 ], [ %143, %167 ], [ %143, %160 ], [ %143, %177 ], [ %143, %170 ]
  store i64 0, ptr %121, align 8, !tbaa !50
  %237 = load i64, ptr %116, align 8, !tbaa !45
  %238 = trunc i64 %237 to i32
  %239 = load i32, ptr %123, align 4, !tbaa !52
  %240 = icmp ugt i32 %239, %238
  br i1 %240, label %241, label %659

241:                                              ; preds = %235, %645
  %242 = phi i64 [ %646, %645 ], [ %144, %235 ]
  %243 = phi i64 [ %647, %645 ], [ %146, %235 ]
  %244 = phi i32 [ %648, %645 ], [ %136, %235 ]
  %245 = phi ptr [ %649, %645 ], [ %137, %235 ]
  %246 = phi i64 [ %650, %645 ], [ %138, %235 ]
  %247 = phi i64 [ %651, %645 ], [ %147, %235 ]
  %248 = phi i32 [ %652, %645 ], [ %140, %235 ]
  %249 = phi ptr [ %653, %645 ], [ %141, %235 ]
  %250 = phi i64 [ %654, %645 ], [ %142, %235 ]
  %251 = phi i32 [ %657, %645 ], [ %239, %235 ]
  %252 = phi i32 [ %656, %645 ], [ %236, %235 ]
  %253 = phi i32 [ %655, %645 ], [ %238, %235 ]
  %254 = load i64, ptr %120, align 8, !tbaa !47
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %269, label %256

256:                                              ; preds = %241
  %257 = zext i32 %251 to i64
  %258 = load i64, ptr %127, align 8, !tbaa !62
  %259 = load i64, ptr %128, align 8, !tbaa !63
  %260 = icmp eq i64 %259, 0
  %261 = zext i32 %253 to i64
  %262 = sub nsw i64 %257, %261
  %263 = select i1 %260, i64 %261, i64 %262
  %264 = add i64 %263, %258
  %265 = icmp ult i64 %264, %257
  %266 = select i1 %265, i64 0, i64 %257
  %267 = sub i64 %264, %266
  %268 = trunc i64 %267 to i32
  br label %269

269:                                              ; preds = %256, %241
  %270 = phi i32 [ %268, %256 ], [ %253, %241 ]
  %271 = load i64, ptr %122, align 8, !tbaa !51
  %272 = zext i32 %270 to i64
  %273 = load i64, ptr %36, align 8, !tbaa !54
  %274 = mul i64 %273, %272
  %275 = add i64 %274, %271
  %276 = inttoptr i64 %275 to ptr
  %277 = getelementptr inbounds i8, ptr %276, i64 536
  %278 = load i32, ptr %277, align 8, !tbaa !19
  switch i32 %278, label %286 [
    i32 2, label %284
    i32 1, label %279
  ]

279:                                              ; preds = %269
  %280 = getelementptr inbounds i8, ptr %276, i64 540
  %281 = load i32, ptr %280, align 4, !tbaa !19
  %282 = load i32, ptr %125, align 4, !tbaa !57
  %283 = icmp eq i32 %281, %282
  br i1 %283, label %284, label %286

284:                                              ; preds = %279, %269
  %285 = add nuw i32 %253, 1
  br label %645, !llvm.loop !64

286:                                              ; preds = %279, %269
  %287 = load i64, ptr %16, align 8, !tbaa !30
  %288 = icmp sgt i64 %287, 0
  br i1 %288, label %306, label %289

289:                                              ; preds = %286
  %290 = load i64, ptr %6, align 8, !tbaa !27
  %291 = icmp eq i64 %290, -1
  br i1 %291, label %302, label %292

292:                                              ; preds = %289
  %293 = call i64 @llvm.readcyclecounter()
  %294 = load i64, ptr %6, align 8, !tbaa !27
  %295 = icmp ult i64 %293, %294
  br i1 %295, label %296, label %745

296:                                              ; preds = %292
  %297 = load i64, ptr %122, align 8, !tbaa !51
  %298 = load i64, ptr %36, align 8, !tbaa !54
  %299 = load i64, ptr %120, align 8, !tbaa !47
  %300 = mul i64 %298, %272
  %301 = add i64 %300, %297
  br label %302

302:                                              ; preds = %296, %289
  %303 = phi i64 [ %301, %296 ], [ %275, %289 ]
  %304 = phi i64 [ %299, %296 ], [ %254, %289 ]
  %305 = load i64, ptr %19, align 8, !tbaa !31
  store i64 %305, ptr %16, align 8, !tbaa !30
  br label %306

306:                                              ; preds = %302, %286
  %307 = phi i64 [ %303, %302 ], [ %275, %286 ]
  %308 = phi i64 [ %304, %302 ], [ %254, %286 ]
  store i64 %307, ptr %38, align 8, !tbaa !65
  %309 = load i64, ptr %129, align 8, !tbaa !66
  %310 = load i64, ptr %39, align 8, !tbaa !67
  %311 = mul i64 %310, %272
  %312 = load i32, ptr %40, align 4, !tbaa !3
  %313 = zext i32 %312 to i64
  %314 = mul i64 %311, %313
  %315 = add i64 %314, %309
  store i64 %315, ptr %41, align 8, !tbaa !68
  %316 = load i64, ptr %42, align 8, !tbaa !69
  store i64 %316, ptr %0, align 8, !tbaa !70
  %317 = icmp eq i64 %308, 2
  br i1 %317, label %318, label %327

318:                                              ; preds = %306
  %319 = load i64, ptr %43, align 8, !tbaa !71
  %320 = load i64, ptr %130, align 8, !tbaa !72
  %321 = add i64 %320, 1
  store i64 %321, ptr %130, align 8, !tbaa !72
  %322 = add i64 %320, %319
  %323 = mul i64 %322, 246948723733
  %324 = lshr i64 %323, 32
  %325 = and i64 %324, 63
  %326 = add nuw nsw i64 %325, 1
  store i64 %326, ptr %0, align 8, !tbaa !70
  br label %327

327:                                              ; preds = %318, %306
  %328 = phi i64 [ %326, %318 ], [ %316, %306 ]
  store i64 %328, ptr %20, align 8, !tbaa !32
  %329 = load i64, ptr %44, align 8, !tbaa !17
  %330 = load i32, ptr %277, align 8, !tbaa !19
  %331 = icmp eq i32 %330, 3
  %332 = and i64 %329, 1
  %333 = select i1 %331, i64 0, i64 %332
  store i64 %333, ptr %45, align 8, !tbaa !73
  %334 = icmp eq i32 %330, 1
  br i1 %334, label %335, label %336

335:                                              ; preds = %327
  store i32 0, ptr %277, align 8, !tbaa !19
  br label %336

336:                                              ; preds = %335, %327
  %337 = getelementptr inbounds i8, ptr %276, i64 528
  %338 = load i64, ptr %337, align 8, !tbaa !55
  %339 = getelementptr inbounds i8, ptr %276, i64 524
  br label %340

340:                                              ; preds = %444, %336
  %341 = phi i64 [ %242, %336 ], [ %426, %444 ]
  %342 = phi i64 [ %243, %336 ], [ %427, %444 ]
  %343 = phi i32 [ %244, %336 ], [ %428, %444 ]
  %344 = phi ptr [ %245, %336 ], [ %429, %444 ]
  %345 = phi i64 [ %246, %336 ], [ %430, %444 ]
  %346 = phi i64 [ %247, %336 ], [ %431, %444 ]
  %347 = phi i32 [ %248, %336 ], [ %432, %444 ]
  %348 = phi ptr [ %249, %336 ], [ %433, %444 ]
  %349 = phi i64 [ %250, %336 ], [ %434, %444 ]
  %350 = phi i64 [ %338, %336 ], [ %446, %444 ]
  %351 = load i32, ptr %339, align 4, !tbaa !19
  %352 = icmp eq i64 %342, %350
  %353 = icmp eq i32 %343, %351
  %354 = select i1 %352, i1 %353, i1 false
  br i1 %354, label %425, label %355

355:                                              ; preds = %340
  %356 = add i64 %350, 1
  %357 = and i32 %351, 1023
  %358 = lshr i32 %351, 13
  %359 = and i32 %358, 1024
  %360 = or disjoint i32 %359, %357
  %361 = zext nneg i32 %360 to i64
  %362 = shl nuw nsw i64 %361, 48
  %363 = or i64 %362, %356
  %364 = icmp eq i64 %346, %350
  %365 = icmp eq i32 %347, %351
  %366 = select i1 %364, i1 %365, i1 false
  br i1 %366, label %420, label %367

367:                                              ; preds = %355
  %368 = inttoptr i64 %341 to ptr
  %369 = getelementptr inbounds i8, ptr %368, i64 -8
  %370 = load i64, ptr %369, align 8, !tbaa !55
  %371 = lshr i64 %363, 2
  %372 = mul i64 %371, -7046029254386353131
  %373 = lshr i64 %372, 40
  br label %374

374:                                              ; preds = %374, %367
  %375 = phi i64 [ %373, %367 ], [ %385, %374 ]
  %376 = phi ptr [ undef, %367 ], [ %383, %374 ]
  %377 = and i64 %375, %370
  %378 = getelementptr inbounds %struct.Region, ptr %368, i64 %377
  %379 = load i64, ptr %378, align 8, !tbaa !74
  %380 = icmp ne i64 %379, %363
  %381 = icmp ne i64 %379, 0
  %382 = select i1 %381, ptr %376, ptr null
  %383 = select i1 %380, ptr %382, ptr %378
  %384 = and i1 %380, %381
  %385 = add i64 %375, 1
  br i1 %384, label %374, label %386

386:                                              ; preds = %374
  %387 = icmp eq ptr %383, null
  br i1 %387, label %388, label %411

388:                                              ; preds = %386
  %389 = load atomic i64, ptr %31 acquire, align 8
  %390 = icmp eq i64 %389, %341
  %391 = inttoptr i64 %389 to ptr
  %392 = getelementptr inbounds i8, ptr %391, i64 -8
  %393 = load i64, ptr %392, align 8, !tbaa !55
  br label %394

394:                                              ; preds = %394, %388
  %395 = phi i64 [ %373, %388 ], [ %405, %394 ]
  %396 = phi ptr [ undef, %388 ], [ %403, %394 ]
  %397 = and i64 %395, %393
  %398 = getelementptr inbounds %struct.Region, ptr %391, i64 %397
  %399 = load i64, ptr %398, align 8, !tbaa !74
  %400 = icmp ne i64 %399, %363
  %401 = icmp ne i64 %399, 0
  %402 = select i1 %401, ptr %396, ptr null
  %403 = select i1 %400, ptr %402, ptr %398
  %404 = and i1 %400, %401
  %405 = add i64 %395, 1
  br i1 %404, label %394, label %406

406:                                              ; preds = %394
  %407 = select i1 %390, i64 %342, i64 -1
  %408 = icmp eq ptr %403, null
  br i1 %408, label %409, label %411

409:                                              ; preds = %406
  %410 = select i1 %390, i64 %346, i64 -1
  store i64 %363, ptr %24, align 8, !tbaa !55
  br label %447

411:                                              ; preds = %406, %386
  %412 = phi i64 [ %389, %406 ], [ %341, %386 ]
  %413 = phi i64 [ %407, %406 ], [ %342, %386 ]
  %414 = phi ptr [ %403, %406 ], [ %383, %386 ]
  %415 = getelementptr inbounds i8, ptr %414, i64 8
  %416 = load i64, ptr %415, align 8, !tbaa !76
  %417 = inttoptr i64 %416 to ptr
  %418 = getelementptr inbounds i8, ptr %414, i64 16
  %419 = load i64, ptr %418, align 8, !tbaa !55
  br label %420

420:                                              ; preds = %355, %411
  %421 = phi i64 [ %412, %411 ], [ %341, %355 ]
  %422 = phi i64 [ %413, %411 ], [ %342, %355 ]
  %423 = phi ptr [ %417, %411 ], [ %348, %355 ]
  %424 = phi i64 [ %419, %411 ], [ %349, %355 ]
  store i64 %363, ptr %46, align 8, !tbaa !55
  br label %425

425:                                              ; preds = %340, %420
  %426 = phi i64 [ %421, %420 ], [ %341, %340 ]
  %427 = phi i64 [ %350, %420 ], [ %342, %340 ]
  %428 = phi i32 [ %351, %420 ], [ %343, %340 ]
  %429 = phi ptr [ %423, %420 ], [ %344, %340 ]
  %430 = phi i64 [ %424, %420 ], [ %345, %340 ]
  %431 = phi i64 [ %422, %420 ], [ %346, %340 ]
  %432 = phi i32 [ %343, %420 ], [ %347, %340 ]
  %433 = phi ptr [ %344, %420 ], [ %348, %340 ]
  %434 = phi i64 [ %345, %420 ], [ %349, %340 ]
  %435 = call i64 %429(ptr noundef %276, ptr noundef nonnull %0, i64 noundef %430) #11
  %436 = and i64 %435, 281474976710655
  store i64 %436, ptr %337, align 8, !tbaa !55
  %437 = icmp ult i64 %435, 281474976710656
  br i1 %437, label %441, label %438

438:                                              ; preds = %425
  %439 = lshr i64 %435, 48
  %440 = trunc nuw nsw i64 %439 to i32
  br label %447

441:                                              ; preds = %425
  %442 = load i64, ptr %0, align 8, !tbaa !70
  %443 = icmp ult i64 %442, 2
  br i1 %443, label %447, label %444

444:                                              ; preds = %441
  %445 = add i64 %442, -1
  store i64 %445, ptr %0, align 8, !tbaa !70
  %446 = load i64, ptr %337, align 8, !tbaa !55
  br label %340

447:                                              ; preds = %441, %438, %409
  %448 = phi i64 [ %426, %438 ], [ %389, %409 ], [ %426, %441 ]
  %449 = phi i64 [ %427, %438 ], [ %407, %409 ], [ %427, %441 ]
  %450 = phi i32 [ %428, %438 ], [ %343, %409 ], [ %428, %441 ]
  %451 = phi ptr [ %429, %438 ], [ %344, %409 ], [ %429, %441 ]
  %452 = phi i64 [ %430, %438 ], [ %345, %409 ], [ %430, %441 ]
  %453 = phi i64 [ %431, %438 ], [ %410, %409 ], [ %431, %441 ]
  %454 = phi i32 [ %432, %438 ], [ %347, %409 ], [ %432, %441 ]
  %455 = phi ptr [ %433, %438 ], [ %348, %409 ], [ %433, %441 ]
  %456 = phi i64 [ %434, %438 ], [ %349, %409 ], [ %434, %441 ]
  %457 = phi i32 [ %440, %438 ], [ 3, %409 ], [ 3, %441 ]
  %458 = load i64, ptr %16, align 8, !tbaa !30
  %459 = add nsw i64 %458, -64
  store i64 %459, ptr %16, align 8, !tbaa !30
  %460 = load i64, ptr %0, align 8, !tbaa !70
  %461 = load i64, ptr %20, align 8, !tbaa !32
  %462 = icmp ult i64 %460, %461
  br i1 %462, label %463, label %466

463:                                              ; preds = %447
  %464 = add i64 %460, %459
  %465 = sub i64 %464, %461
  store i64 %465, ptr %16, align 8, !tbaa !30
  br label %466

466:                                              ; preds = %463, %447
  %467 = load atomic i32, ptr %37 monotonic, align 4
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %469, label %1204

469:                                              ; preds = %466
  %470 = load i64, ptr %24, align 8, !tbaa !34
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %472, label %747

472:                                              ; preds = %469
  switch i32 %457, label %488 [
    i32 2, label %473
    i32 1, label %480
    i32 7, label %487
    i32 4, label %492
  ]

473:                                              ; preds = %472
  %474 = load i32, ptr %125, align 4, !tbaa !57
  %475 = getelementptr inbounds i8, ptr %276, i64 540
  store i32 %474, ptr %475, align 4, !tbaa !19
  store i32 1, ptr %277, align 8, !tbaa !19
  %476 = load i32, ptr %124, align 8, !tbaa !53
  %477 = add i32 %476, 1
  store i32 %477, ptr %124, align 8, !tbaa !53
  %478 = load i32, ptr %126, align 4, !tbaa !58
  %479 = icmp ult i32 %477, %478
  br i1 %479, label %505, label %502

480:                                              ; preds = %472
  store i32 2, ptr %277, align 8, !tbaa !19
  %481 = load i32, ptr %126, align 4, !tbaa !58
  %482 = add i32 %481, -1
  store i32 %482, ptr %126, align 4, !tbaa !58
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %505, label %484

484:                                              ; preds = %480
  %485 = load i32, ptr %124, align 8, !tbaa !53
  %486 = icmp ult i32 %485, %482
  br i1 %486, label %505, label %502

487:                                              ; preds = %472
  store i32 3, ptr %277, align 8, !tbaa !19
  br label %498

488:                                              ; preds = %472
  %489 = load i32, ptr %277, align 8, !tbaa !19
  %490 = icmp eq i32 %489, 3
  br i1 %490, label %498, label %491

491:                                              ; preds = %488
  store i32 0, ptr %277, align 8, !tbaa !19
  br label %498

492:                                              ; preds = %472
  store i32 1, ptr %277, align 8, !tbaa !19
  %493 = getelementptr inbounds i8, ptr %276, i64 540
  %494 = load i32, ptr %493, align 4, !tbaa !19
  %495 = load i32, ptr %125, align 4, !tbaa !57
  %496 = icmp ne i32 %494, %495
  %497 = zext i1 %496 to i32
  br label %498

498:                                              ; preds = %492, %491, %488, %487
  %499 = phi i32 [ 1, %487 ], [ %497, %492 ], [ 0, %488 ], [ 0, %491 ]
  %500 = or i32 %499, %252
  %501 = add i32 %253, 1
  br label %645

502:                                              ; preds = %484, %473
  store i32 0, ptr %124, align 8, !tbaa !53
  %503 = load i32, ptr %125, align 4, !tbaa !57
  %504 = add i32 %503, 1
  store i32 %504, ptr %125, align 4, !tbaa !57
  store i64 0, ptr %131, align 8, !tbaa !77
  br label %505

505:                                              ; preds = %502, %484, %480, %473
  %506 = or i32 %252, 1
  %507 = add i32 %253, 1
  %508 = icmp eq i64 %449, %338
  br i1 %508, label %509, label %645, !llvm.loop !64

509:                                              ; preds = %505
  %510 = load i64, ptr %337, align 8, !tbaa !55
  %511 = zext nneg i32 %457 to i64
  %512 = shl nuw nsw i64 %511, 48
  %513 = or i64 %510, %512
  %514 = load i32, ptr %123, align 4, !tbaa !52
  %515 = icmp ugt i32 %514, %507
  br i1 %515, label %516, label %641

516:                                              ; preds = %509
  %517 = zext i32 %507 to i64
  br label %518

518:                                              ; preds = %628, %516
  %519 = phi i64 [ %517, %516 ], [ %629, %628 ]
  %520 = phi i32 [ %514, %516 ], [ %630, %628 ]
  %521 = load i64, ptr %120, align 8, !tbaa !47
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %534, label %523

523:                                              ; preds = %518
  %524 = zext i32 %520 to i64
  %525 = load i64, ptr %127, align 8, !tbaa !62
  %526 = load i64, ptr %128, align 8, !tbaa !63
  %527 = icmp eq i64 %526, 0
  %528 = sub nsw i64 %524, %519
  %529 = select i1 %527, i64 %519, i64 %528
  %530 = add i64 %529, %525
  %531 = icmp ult i64 %530, %524
  %532 = select i1 %531, i64 0, i64 %524
  %533 = sub i64 %530, %532
  br label %534

534:                                              ; preds = %523, %518
  %535 = phi i64 [ %533, %523 ], [ %519, %518 ]
  %536 = load i64, ptr %122, align 8, !tbaa !51
  %537 = and i64 %535, 4294967295
  %538 = load i64, ptr %36, align 8, !tbaa !54
  %539 = mul i64 %538, %537
  %540 = add i64 %539, %536
  %541 = inttoptr i64 %540 to ptr
  %542 = getelementptr inbounds i8, ptr %541, i64 528
  %543 = load i64, ptr %542, align 8, !tbaa !55
  %544 = icmp eq i64 %543, %338
  br i1 %544, label %545, label %638

545:                                              ; preds = %534
  %546 = getelementptr inbounds i8, ptr %541, i64 524
  %547 = load i32, ptr %546, align 4, !tbaa !19
  %548 = icmp eq i32 %547, %450
  br i1 %548, label %549, label %638

549:                                              ; preds = %545
  %550 = getelementptr inbounds i8, ptr %541, i64 536
  %551 = load i32, ptr %550, align 8, !tbaa !19
  switch i32 %551, label %560 [
    i32 2, label %638
    i32 1, label %552
  ]

552:                                              ; preds = %549
  %553 = getelementptr inbounds i8, ptr %541, i64 540
  %554 = load i32, ptr %553, align 4, !tbaa !19
  %555 = load i32, ptr %125, align 4, !tbaa !57
  %556 = icmp eq i32 %554, %555
  %557 = load i64, ptr %16, align 8
  %558 = icmp slt i64 %557, 1
  %559 = select i1 %556, i1 true, i1 %558
  br i1 %559, label %638, label %563

560:                                              ; preds = %549
  %561 = load i64, ptr %16, align 8, !tbaa !30
  %562 = icmp slt i64 %561, 1
  br i1 %562, label %638, label %563

563:                                              ; preds = %552, %560
  store i64 %540, ptr %38, align 8, !tbaa !65
  %564 = load i64, ptr %129, align 8, !tbaa !66
  %565 = load i64, ptr %39, align 8, !tbaa !67
  %566 = mul i64 %565, %537
  %567 = load i32, ptr %40, align 4, !tbaa !3
  %568 = zext i32 %567 to i64
  %569 = mul i64 %566, %568
  %570 = add i64 %569, %564
  store i64 %570, ptr %41, align 8, !tbaa !68
  %571 = load i64, ptr %42, align 8, !tbaa !69
  store i64 %571, ptr %0, align 8, !tbaa !70
  %572 = icmp eq i64 %521, 2
  br i1 %572, label %573, label %582

573:                                              ; preds = %563
  %574 = load i64, ptr %43, align 8, !tbaa !71
  %575 = load i64, ptr %130, align 8, !tbaa !72
  %576 = add i64 %575, 1
  store i64 %576, ptr %130, align 8, !tbaa !72
  %577 = add i64 %575, %574
  %578 = mul i64 %577, 246948723733
  %579 = lshr i64 %578, 32
  %580 = and i64 %579, 63
  %581 = add nuw nsw i64 %580, 1
  store i64 %581, ptr %0, align 8, !tbaa !70
  br label %582

582:                                              ; preds = %573, %563
  %583 = phi i64 [ %581, %573 ], [ %571, %563 ]
  store i64 %583, ptr %20, align 8, !tbaa !32
  %584 = call i64 %451(ptr noundef nonnull %541, ptr noundef nonnull %0, i64 noundef %452) #11
  %585 = load i64, ptr %16, align 8, !tbaa !30
  %586 = add nsw i64 %585, -64
  store i64 %586, ptr %16, align 8, !tbaa !30
  %587 = load i64, ptr %0, align 8, !tbaa !70
  %588 = load i64, ptr %20, align 8, !tbaa !32
  %589 = icmp ult i64 %587, %588
  br i1 %589, label %590, label %593

590:                                              ; preds = %582
  %591 = add i64 %587, %586
  %592 = sub i64 %591, %588
  store i64 %592, ptr %16, align 8, !tbaa !30
  br label %593

593:                                              ; preds = %590, %582
  %594 = and i64 %584, 281474976710655
  store i64 %594, ptr %542, align 8, !tbaa !55
  %595 = lshr i64 %584, 48
  %596 = trunc nuw i64 %595 to i16
  switch i16 %596, label %618 [
    i16 2, label %597
    i16 1, label %607
    i16 7, label %617
    i16 4, label %622
  ]

597:                                              ; preds = %593
  %598 = load i32, ptr %125, align 4, !tbaa !57
  %599 = getelementptr inbounds i8, ptr %541, i64 540
  store i32 %598, ptr %599, align 4, !tbaa !19
  store i32 1, ptr %550, align 8, !tbaa !19
  %600 = load i32, ptr %124, align 8, !tbaa !53
  %601 = add i32 %600, 1
  store i32 %601, ptr %124, align 8, !tbaa !53
  %602 = load i32, ptr %126, align 4, !tbaa !58
  %603 = icmp ult i32 %601, %602
  br i1 %603, label %623, label %604

604:                                              ; preds = %597
  store i32 0, ptr %124, align 8, !tbaa !53
  %605 = load i32, ptr %125, align 4, !tbaa !57
  %606 = add i32 %605, 1
  store i32 %606, ptr %125, align 4, !tbaa !57
  store i64 0, ptr %131, align 8, !tbaa !77
  br label %623

607:                                              ; preds = %593
  store i32 2, ptr %550, align 8, !tbaa !19
  %608 = load i32, ptr %126, align 4, !tbaa !58
  %609 = add i32 %608, -1
  store i32 %609, ptr %126, align 4, !tbaa !58
  %610 = icmp eq i32 %609, 0
  br i1 %610, label %623, label %611

611:                                              ; preds = %607
  %612 = load i32, ptr %124, align 8, !tbaa !53
  %613 = icmp ult i32 %612, %609
  br i1 %613, label %623, label %614

614:                                              ; preds = %611
  store i32 0, ptr %124, align 8, !tbaa !53
  %615 = load i32, ptr %125, align 4, !tbaa !57
  %616 = add i32 %615, 1
  store i32 %616, ptr %125, align 4, !tbaa !57
  store i64 0, ptr %131, align 8, !tbaa !77
  br label %623

617:                                              ; preds = %593
  store i32 3, ptr %550, align 8, !tbaa !19
  br label %623

618:                                              ; preds = %593
  %619 = load i32, ptr %550, align 8, !tbaa !19
  %620 = icmp eq i32 %619, 3
  br i1 %620, label %623, label %621

621:                                              ; preds = %618
  store i32 0, ptr %550, align 8, !tbaa !19
  br label %623

622:                                              ; preds = %593
  store i32 1, ptr %550, align 8, !tbaa !19
  br label %623

623:                                              ; preds = %622, %621, %618, %617, %614, %611, %607, %604, %597
  %624 = icmp eq i64 %584, %513
  br i1 %624, label %625, label %633

625:                                              ; preds = %623
  %626 = load atomic i32, ptr %37 monotonic, align 4
  %627 = icmp eq i32 %626, 0
  br i1 %627, label %628, label %638

628:                                              ; preds = %625
  %629 = add nuw nsw i64 %519, 1
  %630 = load i32, ptr %123, align 4, !tbaa !52
  %631 = zext i32 %630 to i64
  %632 = icmp ult i64 %629, %631
  br i1 %632, label %518, label %638, !llvm.loop !78

633:                                              ; preds = %623
  %634 = trunc nuw i64 %519 to i32
  %635 = icmp ugt i64 %584, 281474976710655
  %636 = zext i1 %635 to i32
  %637 = add nuw i32 %636, %634
  br label %641

638:                                              ; preds = %628, %625, %560, %552, %549, %545, %534
  %639 = phi i64 [ %519, %549 ], [ %519, %560 ], [ %519, %552 ], [ %519, %545 ], [ %519, %534 ], [ %519, %625 ], [ %629, %628 ]
  %640 = trunc i64 %639 to i32
  br label %641

641:                                              ; preds = %638, %633, %509
  %642 = phi i32 [ %637, %633 ], [ %507, %509 ], [ %640, %638 ]
  %643 = load atomic i32, ptr %37 monotonic, align 4
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %645, label %1204

645:                                              ; preds = %641, %505, %498, %284
  %646 = phi i64 [ %448, %498 ], [ %448, %641 ], [ %448, %505 ], [ %242, %284 ]
  %647 = phi i64 [ %449, %498 ], [ %338, %641 ], [ %449, %505 ], [ %243, %284 ]
  %648 = phi i32 [ %450, %498 ], [ %450, %641 ], [ %450, %505 ], [ %244, %284 ]
  %649 = phi ptr [ %451, %498 ], [ %451, %641 ], [ %451, %505 ], [ %245, %284 ]
  %650 = phi i64 [ %452, %498 ], [ %452, %641 ], [ %452, %505 ], [ %246, %284 ]
  %651 = phi i64 [ %453, %498 ], [ %453, %641 ], [ %453, %505 ], [ %247, %284 ]
  %652 = phi i32 [ %454, %498 ], [ %454, %641 ], [ %454, %505 ], [ %248, %284 ]
  %653 = phi ptr [ %455, %498 ], [ %455, %641 ], [ %455, %505 ], [ %249, %284 ]
  %654 = phi i64 [ %456, %498 ], [ %456, %641 ], [ %456, %505 ], [ %250, %284 ]
  %655 = phi i32 [ %501, %498 ], [ %642, %641 ], [ %507, %505 ], [ %285, %284 ]
  %656 = phi i32 [ %500, %498 ], [ %506, %641 ], [ %506, %505 ], [ %252, %284 ]
  %657 = load i32, ptr %123, align 4, !tbaa !52
  %658 = icmp ult i32 %655, %657
  br i1 %658, label %241, label %659

659:                                              ; preds = %645, %235
  %660 = phi i64 [ %144, %235 ], [ %646, %645 ]
  %661 = phi i64 [ %146, %235 ], [ %647, %645 ]
  %662 = phi i32 [ %136, %235 ], [ %648, %645 ]
  %663 = phi ptr [ %137, %235 ], [ %649, %645 ]
  %664 = phi i64 [ %138, %235 ], [ %650, %645 ]
  %665 = phi i64 [ %147, %235 ], [ %651, %645 ]
  %666 = phi i32 [ %140, %235 ], [ %652, %645 ]
  %667 = phi ptr [ %141, %235 ], [ %653, %645 ]
  %668 = phi i64 [ %142, %235 ], [ %654, %645 ]
  %669 = phi i32 [ %239, %235 ], [ %657, %645 ]
  %670 = phi i32 [ %236, %235 ], [ %656, %645 ]
  store i64 0, ptr %116, align 8, !tbaa !45
  %671 = load i32, ptr %126, align 4, !tbaa !58
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %673, label %681

673:                                              ; preds = %659
  store i32 0, ptr %108, align 8, !tbaa !38
  %674 = load i64, ptr %48, align 8, !tbaa !59
  %675 = icmp eq i64 %674, 0
  br i1 %675, label %782, label %676

676:                                              ; preds = %673
  %677 = inttoptr i64 %674 to ptr
  %678 = getelementptr inbounds i8, ptr %677, i64 144
  %679 = load i64, ptr %678, align 8, !tbaa !60
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %782, label %770

681:                                              ; preds = %659
  %682 = load i64, ptr %120, align 8, !tbaa !47
  %683 = icmp eq i64 %682, 2
  br i1 %683, label %684, label %713

684:                                              ; preds = %681
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %127, i8 0, i64 16, i1 false)
  %685 = load i64, ptr %43, align 8, !tbaa !71
  %686 = load i64, ptr %132, align 8, !tbaa !79
  %687 = add i64 %686, -7046029254386353131
  %688 = lshr i64 %687, 30
  %689 = xor i64 %688, %687
  %690 = mul i64 %689, -4658895280553007687
  %691 = lshr i64 %690, 27
  %692 = xor i64 %691, %690
  %693 = mul i64 %692, -7723592293110705685
  %694 = lshr i64 %693, 31
  %695 = load i64, ptr %130, align 8, !tbaa !72
  %696 = add i64 %695, 1
  store i64 %696, ptr %130, align 8, !tbaa !72
  %697 = xor i64 %685, %694
  %698 = xor i64 %697, %695
  %699 = xor i64 %698, %693
  %700 = add i64 %699, -7046029254386353131
  %701 = lshr i64 %700, 30
  %702 = xor i64 %701, %700
  %703 = mul i64 %702, -4658895280553007687
  %704 = lshr i64 %703, 27
  %705 = xor i64 %704, %703
  %706 = mul i64 %705, -7723592293110705685
  %707 = lshr i64 %706, 31
  %708 = xor i64 %707, %706
  %709 = lshr i64 %708, 1
  %710 = zext i32 %669 to i64
  %711 = urem i64 %709, %710
  store i64 %711, ptr %127, align 8, !tbaa !62
  %712 = and i64 %708, 1
  store i64 %712, ptr %128, align 8, !tbaa !63
  br label %713

713:                                              ; preds = %684, %681
  %714 = icmp eq i32 %670, 0
  br i1 %714, label %715, label %133

715:                                              ; preds = %713
  %716 = icmp eq i32 %669, 0
  br i1 %716, label %740, label %717

717:                                              ; preds = %715
  %718 = load i64, ptr %122, align 8, !tbaa !51
  %719 = load i64, ptr %36, align 8, !tbaa !54
  %720 = zext i32 %669 to i64
  br label %721

721:                                              ; preds = %734, %717
  %722 = phi i64 [ 0, %717 ], [ %735, %734 ]
  %723 = phi i1 [ false, %717 ], [ %736, %734 ]
  %724 = mul i64 %722, %719
  %725 = add i64 %724, %718
  %726 = inttoptr i64 %725 to ptr
  %727 = getelementptr inbounds i8, ptr %726, i64 536
  %728 = load i32, ptr %727, align 8, !tbaa !19
  switch i32 %728, label %738 [
    i32 2, label %734
    i32 1, label %729
  ]

729:                                              ; preds = %721
  %730 = getelementptr inbounds i8, ptr %726, i64 540
  %731 = load i32, ptr %730, align 4, !tbaa !19
  %732 = load i32, ptr %125, align 4, !tbaa !57
  %733 = icmp eq i32 %731, %732
  br i1 %733, label %734, label %738

734:                                              ; preds = %729, %721
  %735 = add nuw nsw i64 %722, 1
  %736 = icmp uge i64 %735, %720
  %737 = icmp eq i64 %735, %720
  br i1 %737, label %738, label %721, !llvm.loop !80

738:                                              ; preds = %734, %729, %721
  %739 = phi i1 [ %736, %734 ], [ %723, %729 ], [ %723, %721 ]
  br i1 %739, label %740, label %749

740:                                              ; preds = %738, %715
  %741 = cmpxchg ptr %37, i32 0, i32 4 acq_rel acquire, align 4
  %742 = extractvalue { i32, i1 } %741, 1
  %743 = zext i1 %742 to i64
  %744 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %743, ptr %744, align 8, !tbaa !81
  br label %1204

745:                                              ; preds = %292
  %746 = zext i32 %253 to i64
  store i64 %746, ptr %116, align 8, !tbaa !45
  store i64 %98, ptr %25, align 8, !tbaa !35
  br label %1204

747:                                              ; preds = %469
  %748 = zext i32 %253 to i64
  store i64 %748, ptr %116, align 8, !tbaa !45
  store i64 %98, ptr %25, align 8, !tbaa !35
  br label %1204

749:                                              ; preds = %738
  store i64 1, ptr %47, align 8, !tbaa !82
  %750 = load i64, ptr %27, align 8, !tbaa !37
  %751 = load i64, ptr %26, align 8, !tbaa !36
  br label %752

752:                                              ; preds = %94, %749
  %753 = phi i64 [ %95, %94 ], [ %751, %749 ]
  %754 = phi i64 [ %96, %94 ], [ %750, %749 ]
  %755 = phi i64 [ %107, %94 ], [ %660, %749 ]
  %756 = phi i64 [ %106, %94 ], [ %661, %749 ]
  %757 = phi i32 [ %105, %94 ], [ %662, %749 ]
  %758 = phi ptr [ %104, %94 ], [ %663, %749 ]
  %759 = phi i64 [ %103, %94 ], [ %664, %749 ]
  %760 = phi i64 [ %102, %94 ], [ %665, %749 ]
  %761 = phi i32 [ %101, %94 ], [ %666, %749 ]
  %762 = phi ptr [ %100, %94 ], [ %667, %749 ]
  %763 = phi i64 [ %99, %94 ], [ %668, %749 ]
  %764 = phi i32 [ %97, %94 ], [ %112, %749 ]
  %765 = add i64 %754, 1
  %766 = icmp eq i64 %765, %753
  %767 = select i1 %766, i64 0, i64 %765
  store i64 %767, ptr %27, align 8, !tbaa !37
  %768 = add nuw i64 %98, 1
  %769 = icmp ult i64 %768, %753
  br i1 %769, label %94, label %782, !llvm.loop !83

770:                                              ; preds = %676, %230
  %771 = phi i64 [ %233, %230 ], [ %679, %676 ]
  %772 = phi i64 [ %144, %230 ], [ %660, %676 ]
  %773 = phi i64 [ %146, %230 ], [ %661, %676 ]
  %774 = phi i32 [ %136, %230 ], [ %662, %676 ]
  %775 = phi ptr [ %137, %230 ], [ %663, %676 ]
  %776 = phi i64 [ %138, %230 ], [ %664, %676 ]
  %777 = phi i64 [ %147, %230 ], [ %665, %676 ]
  %778 = phi i32 [ %140, %230 ], [ %666, %676 ]
  %779 = phi ptr [ %141, %230 ], [ %667, %676 ]
  %780 = phi i64 [ %142, %230 ], [ %668, %676 ]
  %781 = inttoptr i64 %771 to ptr
  call void %781(ptr noundef %0, ptr noundef nonnull %108) #11
  br label %782

782:                                              ; preds = %752, %770, %79, %676, %673, %230, %227
  %783 = phi i32 [ %97, %673 ], [ %97, %676 ], [ %97, %227 ], [ %97, %230 ], [ 0, %79 ], [ %97, %770 ], [ %764, %752 ]
  %784 = phi i1 [ true, %673 ], [ true, %676 ], [ true, %227 ], [ true, %230 ], [ false, %79 ], [ true, %770 ], [ false, %752 ]
  %785 = phi i64 [ %660, %673 ], [ %660, %676 ], [ %144, %227 ], [ %144, %230 ], [ %80, %79 ], [ %772, %770 ], [ %755, %752 ]
  %786 = phi i64 [ %661, %673 ], [ %661, %676 ], [ %146, %227 ], [ %146, %230 ], [ %81, %79 ], [ %773, %770 ], [ %756, %752 ]
  %787 = phi i32 [ %662, %673 ], [ %662, %676 ], [ %136, %227 ], [ %136, %230 ], [ %82, %79 ], [ %774, %770 ], [ %757, %752 ]
  %788 = phi ptr [ %663, %673 ], [ %663, %676 ], [ %137, %227 ], [ %137, %230 ], [ %83, %79 ], [ %775, %770 ], [ %758, %752 ]
  %789 = phi i64 [ %664, %673 ], [ %664, %676 ], [ %138, %227 ], [ %138, %230 ], [ %84, %79 ], [ %776, %770 ], [ %759, %752 ]
  %790 = phi i64 [ %665, %673 ], [ %665, %676 ], [ %147, %227 ], [ %147, %230 ], [ %85, %79 ], [ %777, %770 ], [ %760, %752 ]
  %791 = phi i32 [ %666, %673 ], [ %666, %676 ], [ %140, %227 ], [ %140, %230 ], [ %86, %79 ], [ %778, %770 ], [ %761, %752 ]
  %792 = phi ptr [ %667, %673 ], [ %667, %676 ], [ %141, %227 ], [ %141, %230 ], [ %87, %79 ], [ %779, %770 ], [ %762, %752 ]
  %793 = phi i64 [ %668, %673 ], [ %668, %676 ], [ %142, %227 ], [ %142, %230 ], [ %88, %79 ], [ %780, %770 ], [ %763, %752 ]
  store i64 0, ptr %25, align 8, !tbaa !35
  %794 = load atomic i32, ptr %37 monotonic, align 4
  %795 = icmp eq i32 %794, 0
  br i1 %795, label %796, label %1204

796:                                              ; preds = %782
  %797 = load i64, ptr %21, align 8, !tbaa !33
  %798 = inttoptr i64 %797 to ptr
  %799 = load i64, ptr %26, align 8, !tbaa !36
  %800 = icmp eq i64 %799, 0
  br i1 %800, label %1174, label %804

801:                                              ; preds = %804
  %802 = add nuw i64 %805, 1
  %803 = icmp eq i64 %802, %799
  br i1 %803, label %1174, label %804, !llvm.loop !84

804:                                              ; preds = %796, %801
  %805 = phi i64 [ %802, %801 ], [ 0, %796 ]
  %806 = getelementptr inbounds %struct.Group, ptr %798, i64 %805
  %807 = load i32, ptr %806, align 8, !tbaa !38
  %808 = icmp eq i32 %807, 0
  br i1 %808, label %809, label %801

809:                                              ; preds = %804
  %810 = load i64, ptr %49, align 8, !tbaa !85
  %811 = load i64, ptr %50, align 8, !tbaa !86
  %812 = icmp eq i64 %810, %811
  br i1 %812, label %815, label %813

813:                                              ; preds = %809
  %814 = load i64, ptr %9, align 8, !tbaa !87
  br label %827

815:                                              ; preds = %809
  %816 = load i64, ptr %47, align 8, !tbaa !82
  %817 = call i64 @llvm.umax.i64(i64 %816, i64 1)
  %818 = atomicrmw add ptr %51, i64 %817 acq_rel, align 8
  %819 = load i64, ptr %9, align 8, !tbaa !87
  %820 = icmp ult i64 %818, %819
  br i1 %820, label %821, label %1174

821:                                              ; preds = %815
  %822 = add i64 %818, %817
  %823 = shl i64 %817, 1
  %824 = load i64, ptr %52, align 8, !tbaa !88
  %825 = call i64 @llvm.umin.i64(i64 %823, i64 %824)
  store i64 %825, ptr %47, align 8, !tbaa !82
  %826 = call i64 @llvm.umin.i64(i64 %822, i64 %819)
  store i64 %826, ptr %50, align 8, !tbaa !86
  br label %827

827:                                              ; preds = %821, %813
  %828 = phi i64 [ %819, %821 ], [ %814, %813 ]
  %829 = phi i64 [ %818, %821 ], [ %810, %813 ]
  %830 = add i64 %829, 1
  store i64 %830, ptr %49, align 8, !tbaa !85
  %831 = getelementptr inbounds i8, ptr %806, i64 96
  %832 = load i64, ptr %53, align 8, !tbaa !89
  %833 = icmp eq i64 %832, 0
  %834 = select i1 %833, i64 0, i64 6
  %835 = load i32, ptr %54, align 8, !tbaa !15
  %836 = zext i32 %835 to i64
  store i64 %836, ptr %831, align 8, !tbaa !55
  switch i32 %835, label %840 [
    i32 0, label %867
    i32 1, label %837
  ]

837:                                              ; preds = %827
  %838 = xor i64 %829, -1
  %839 = add i64 %828, %838
  br label %867

840:                                              ; preds = %827
  %841 = load i64, ptr %55, align 8, !tbaa !90
  %842 = add i64 %841, %829
  %843 = icmp ult i64 %842, %828
  %844 = select i1 %843, i64 0, i64 %828
  %845 = sub i64 %842, %844
  %846 = load i64, ptr %53, align 8, !tbaa !89
  %847 = lshr i64 %845, %846
  %848 = lshr i64 %828, %846
  %849 = icmp ult i64 %847, %848
  br i1 %849, label %850, label %867

850:                                              ; preds = %840
  %851 = load i64, ptr %56, align 8, !tbaa !91
  %852 = lshr i64 %845, %834
  %853 = add i64 %852, 1
  %854 = icmp eq i64 %851, %853
  br i1 %854, label %856, label %855

855:                                              ; preds = %850
  call fastcc void @choose_block(ptr noundef nonnull readonly %9, ptr noundef nonnull %56, i64 noundef %852)
  br label %856

856:                                              ; preds = %855, %850
  %857 = load i64, ptr %57, align 8, !tbaa !92
  store i64 %857, ptr %831, align 8, !tbaa !55
  %858 = load i64, ptr %58, align 8, !tbaa !93
  %859 = load i64, ptr %59, align 8, !tbaa !94
  %860 = mul i64 %859, %845
  %861 = load i64, ptr %60, align 8, !tbaa !95
  %862 = add i64 %860, %861
  %863 = shl nsw i64 -1, %834
  %864 = xor i64 %863, -1
  %865 = and i64 %862, %864
  %866 = or i64 %865, %858
  br label %867

867:                                              ; preds = %856, %840, %837, %827
  %868 = phi i64 [ 1, %837 ], [ %857, %856 ], [ 0, %827 ], [ %836, %840 ]
  %869 = phi i64 [ %839, %837 ], [ %866, %856 ], [ %829, %827 ], [ %845, %840 ]
  %870 = getelementptr inbounds i8, ptr %806, i64 24
  %871 = load i32, ptr %61, align 4, !tbaa !19
  %872 = zext i32 %871 to i64
  %873 = icmp ult i64 %869, %872
  br i1 %873, label %911, label %909

874:                                              ; preds = %942
  %875 = add i64 %962, 4294967295
  %876 = and i64 %875, 4294967295
  %877 = getelementptr inbounds i8, ptr %806, i64 80
  store i64 %876, ptr %877, align 8, !tbaa !62
  br label %906

878:                                              ; preds = %942
  %879 = getelementptr inbounds i8, ptr %806, i64 80
  store i64 0, ptr %879, align 8, !tbaa !62
  %880 = icmp eq i64 %868, 2
  br i1 %880, label %881, label %906

881:                                              ; preds = %878
  %882 = load i64, ptr %43, align 8, !tbaa !71
  %883 = add i64 %869, -7046029254386353131
  %884 = lshr i64 %883, 30
  %885 = xor i64 %884, %883
  %886 = mul i64 %885, -4658895280553007687
  %887 = lshr i64 %886, 27
  %888 = xor i64 %887, %886
  %889 = mul i64 %888, -7723592293110705685
  %890 = lshr i64 %889, 31
  store i64 1, ptr %971, align 8, !tbaa !72
  %891 = xor i64 %890, %882
  %892 = xor i64 %891, %889
  %893 = add i64 %892, -7046029254386353131
  %894 = lshr i64 %893, 30
  %895 = xor i64 %894, %893
  %896 = mul i64 %895, -4658895280553007687
  %897 = lshr i64 %896, 27
  %898 = xor i64 %897, %896
  %899 = mul i64 %898, -7723592293110705685
  %900 = lshr i64 %899, 31
  %901 = xor i64 %900, %899
  %902 = lshr i64 %901, 1
  %903 = and i64 %962, 4294967295
  %904 = urem i64 %902, %903
  store i64 %904, ptr %879, align 8, !tbaa !62
  %905 = and i64 %901, 1
  store i64 %905, ptr %977, align 8, !tbaa !63
  br label %906

906:                                              ; preds = %881, %878, %874
  %907 = load i32, ptr %62, align 4, !tbaa !19
  %908 = icmp eq i32 %920, %907
  br i1 %908, label %978, label %984

909:                                              ; preds = %867
  %910 = udiv i64 %869, %872
  br label %911

911:                                              ; preds = %909, %867
  %912 = phi i64 [ %910, %909 ], [ 0, %867 ]
  %913 = mul i64 %912, %872
  %914 = sub i64 %869, %913
  %915 = trunc i64 %914 to i32
  store i32 %915, ptr %870, align 4, !tbaa !19
  %916 = load i32, ptr %62, align 4, !tbaa !19
  %917 = load i32, ptr %63, align 4, !tbaa !19
  %918 = mul i32 %916, %915
  %919 = sub i32 %917, %918
  %920 = call noundef i32 @llvm.umin.i32(i32 %916, i32 %919)
  %921 = load i32, ptr %64, align 4, !tbaa !19
  %922 = zext i32 %921 to i64
  %923 = icmp ult i64 %912, %922
  br i1 %923, label %926, label %924

924:                                              ; preds = %911
  %925 = udiv i64 %912, %922
  br label %926

926:                                              ; preds = %924, %911
  %927 = phi i64 [ %925, %924 ], [ 0, %911 ]
  %928 = mul i64 %927, %922
  %929 = sub i64 %912, %928
  %930 = trunc i64 %929 to i32
  %931 = getelementptr inbounds i8, ptr %806, i64 28
  store i32 %930, ptr %931, align 4, !tbaa !19
  %932 = load i32, ptr %65, align 4, !tbaa !19
  %933 = load i32, ptr %66, align 4, !tbaa !19
  %934 = mul i32 %932, %930
  %935 = sub i32 %933, %934
  %936 = call noundef i32 @llvm.umin.i32(i32 %932, i32 %935)
  %937 = load i32, ptr %67, align 4, !tbaa !19
  %938 = zext i32 %937 to i64
  %939 = icmp ult i64 %927, %938
  br i1 %939, label %942, label %940

940:                                              ; preds = %926
  %941 = udiv i64 %927, %938
  br label %942

942:                                              ; preds = %940, %926
  %943 = phi i64 [ %941, %940 ], [ 0, %926 ]
  %944 = mul i64 %943, %938
  %945 = sub i64 %927, %944
  %946 = trunc i64 %945 to i32
  %947 = getelementptr inbounds i8, ptr %806, i64 32
  store i32 %946, ptr %947, align 4, !tbaa !19
  %948 = load i32, ptr %68, align 4, !tbaa !19
  %949 = load i32, ptr %69, align 4, !tbaa !19
  %950 = mul i32 %948, %946
  %951 = sub i32 %949, %950
  %952 = call noundef i32 @llvm.umin.i32(i32 %948, i32 %951)
  %953 = zext i32 %920 to i64
  %954 = zext i32 %936 to i64
  %955 = mul nuw i64 %954, %953
  %956 = zext i32 %952 to i64
  %957 = mul i64 %955, %956
  %958 = load i32, ptr %40, align 4, !tbaa !3
  %959 = zext i32 %958 to i64
  %960 = add nsw i64 %959, -1
  %961 = add i64 %960, %957
  %962 = udiv i64 %961, %959
  %963 = trunc i64 %962 to i32
  %964 = getelementptr inbounds i8, ptr %806, i64 4
  store i32 %963, ptr %964, align 4, !tbaa !58
  %965 = getelementptr inbounds i8, ptr %806, i64 36
  store i32 %963, ptr %965, align 4, !tbaa !52
  %966 = getelementptr inbounds i8, ptr %806, i64 64
  store i64 0, ptr %966, align 8, !tbaa !45
  %967 = getelementptr inbounds i8, ptr %806, i64 12
  store i32 0, ptr %967, align 4, !tbaa !57
  %968 = getelementptr inbounds i8, ptr %806, i64 8
  store i32 0, ptr %968, align 8, !tbaa !53
  %969 = getelementptr inbounds i8, ptr %806, i64 16
  store i64 %869, ptr %969, align 8, !tbaa !79
  %970 = getelementptr inbounds i8, ptr %806, i64 72
  store i64 1, ptr %970, align 8, !tbaa !50
  store i32 1, ptr %806, align 8, !tbaa !38
  %971 = getelementptr inbounds i8, ptr %806, i64 104
  store i64 0, ptr %971, align 8, !tbaa !72
  %972 = getelementptr inbounds i8, ptr %806, i64 128
  store i64 1, ptr %972, align 8, !tbaa !96
  %973 = getelementptr inbounds i8, ptr %806, i64 120
  store i64 1, ptr %973, align 8, !tbaa !97
  %974 = getelementptr inbounds i8, ptr %806, i64 136
  %975 = icmp eq i64 %868, 1
  %976 = zext i1 %975 to i64
  %977 = getelementptr inbounds i8, ptr %806, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %974, i8 0, i64 72, i1 false)
  store i64 %976, ptr %977, align 8, !tbaa !63
  br i1 %975, label %874, label %878

978:                                              ; preds = %906
  %979 = load i32, ptr %65, align 4, !tbaa !19
  %980 = icmp eq i32 %936, %979
  br i1 %980, label %981, label %984

981:                                              ; preds = %978
  %982 = load i32, ptr %68, align 4, !tbaa !19
  %983 = icmp ne i32 %952, %982
  br label %984

984:                                              ; preds = %981, %978, %906
  %985 = phi i1 [ true, %978 ], [ true, %906 ], [ %983, %981 ]
  %986 = load i32, ptr %70, align 8, !tbaa !10
  %987 = icmp eq i32 %986, 0
  br i1 %987, label %988, label %991

988:                                              ; preds = %984
  %989 = load i32, ptr %71, align 4, !tbaa !11
  %990 = zext i32 %989 to i64
  br label %991

991:                                              ; preds = %988, %984
  %992 = phi i64 [ %990, %988 ], [ 1, %984 ]
  %993 = mul nuw i64 %992, %959
  %994 = sub nsw i64 64, %959
  %995 = lshr i64 -1, %994
  %996 = load i32, ptr %72, align 4, !tbaa !98
  %997 = icmp eq i32 %996, 0
  br i1 %997, label %999, label %998

998:                                              ; preds = %991
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %806)
  br label %999

999:                                              ; preds = %998, %991
  %1000 = load i64, ptr %48, align 8, !tbaa !59
  %1001 = icmp eq i64 %1000, 0
  br i1 %1001, label %1004, label %1002

1002:                                             ; preds = %999
  %1003 = inttoptr i64 %1000 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %1003, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %806)
  br label %1004

1004:                                             ; preds = %1002, %999
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #11
  %1005 = trunc i64 %995 to i32
  %1006 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %1005, i64 14
  %1007 = lshr i64 4294967295, %994
  %1008 = trunc nuw i64 %1007 to i32
  %1009 = insertelement <16 x i32> %1006, i32 %1008, i64 15
  store <16 x i32> %1009, ptr %3, align 4, !tbaa !99
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #11
  %1010 = load i32, ptr %73, align 8, !tbaa !100
  %1011 = load i64, ptr %74, align 8, !tbaa !101
  %1012 = trunc i64 %1011 to i32
  %1013 = lshr i64 %1011, 32
  %1014 = trunc nuw i64 %1013 to i32
  %1015 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %1010, i64 3
  %1016 = insertelement <16 x i32> %1015, i32 %1012, i64 4
  %1017 = insertelement <16 x i32> %1016, i32 %1014, i64 5
  store <16 x i32> %1017, ptr %4, align 4, !tbaa !99
  %1018 = load i64, ptr %75, align 8, !tbaa !14
  %1019 = icmp eq i64 %1018, 0
  br i1 %1019, label %1020, label %1038

1020:                                             ; preds = %1038, %1004
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %806, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %806, i64 noundef 8, ptr noundef nonnull %4)
  %1021 = load i64, ptr %36, align 8, !tbaa !54
  %1022 = load i32, ptr %965, align 4, !tbaa !52
  %1023 = zext i32 %1022 to i64
  %1024 = getelementptr inbounds i8, ptr %806, i64 40
  %1025 = icmp eq i32 %1022, 0
  br i1 %1025, label %1045, label %1026

1026:                                             ; preds = %1020
  %1027 = load i64, ptr %1024, align 8, !tbaa !51
  %1028 = inttoptr i64 %1027 to ptr
  %1029 = load i64, ptr %77, align 8, !tbaa !18
  %1030 = inttoptr i64 %1029 to ptr
  %1031 = lshr i64 %993, 4
  %1032 = icmp ult i64 %993, 16
  %1033 = call i64 @llvm.umax.i64(i64 %1031, i64 1)
  %1034 = and i64 %1033, 3
  %1035 = icmp ult i64 %993, 64
  %1036 = and i64 %1033, 1152921504606846972
  %1037 = icmp eq i64 %1034, 0
  br label %1048

1038:                                             ; preds = %1004, %1038
  %1039 = phi i64 [ %1042, %1038 ], [ 0, %1004 ]
  %1040 = shl i64 %1039, 6
  %1041 = getelementptr inbounds i8, ptr %76, i64 %1040
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %806, i64 noundef %1039, ptr noundef nonnull readonly %1041)
  %1042 = add nuw i64 %1039, 1
  %1043 = load i64, ptr %75, align 8, !tbaa !14
  %1044 = icmp ult i64 %1042, %1043
  br i1 %1044, label %1038, label %1020, !llvm.loop !102

1045:                                             ; preds = %1153, %1020
  %1046 = urem i64 %957, %959
  %1047 = icmp eq i64 %1046, 0
  br i1 %1047, label %1173, label %1158

1048:                                             ; preds = %1153, %1026
  %1049 = phi ptr [ %1030, %1026 ], [ %1154, %1153 ]
  %1050 = phi i64 [ 0, %1026 ], [ %1155, %1153 ]
  %1051 = phi ptr [ %1028, %1026 ], [ %1156, %1153 ]
  %1052 = trunc nuw i64 %1050 to i32
  %1053 = getelementptr inbounds i8, ptr %1051, i64 544
  store i32 %1052, ptr %1053, align 8, !tbaa !19
  br i1 %985, label %1079, label %1054

1054:                                             ; preds = %1048
  br i1 %1032, label %1153, label %1055

1055:                                             ; preds = %1054
  %1056 = getelementptr inbounds i8, ptr %1051, i64 576
  br i1 %1035, label %1139, label %1057

1057:                                             ; preds = %1055, %1057
  %1058 = phi ptr [ %1073, %1057 ], [ %1049, %1055 ]
  %1059 = phi i64 [ %1076, %1057 ], [ 0, %1055 ]
  %1060 = phi i64 [ %1077, %1057 ], [ 0, %1055 ]
  %1061 = getelementptr inbounds i8, ptr %1058, i64 64
  %1062 = load <16 x i32>, ptr %1058, align 4, !tbaa !99
  %1063 = getelementptr inbounds <16 x i32>, ptr %1056, i64 %1059
  store <16 x i32> %1062, ptr %1063, align 8, !tbaa !99
  %1064 = or disjoint i64 %1059, 1
  %1065 = getelementptr inbounds i8, ptr %1058, i64 128
  %1066 = load <16 x i32>, ptr %1061, align 4, !tbaa !99
  %1067 = getelementptr inbounds <16 x i32>, ptr %1056, i64 %1064
  store <16 x i32> %1066, ptr %1067, align 8, !tbaa !99
  %1068 = or disjoint i64 %1059, 2
  %1069 = getelementptr inbounds i8, ptr %1058, i64 192
  %1070 = load <16 x i32>, ptr %1065, align 4, !tbaa !99
  %1071 = getelementptr inbounds <16 x i32>, ptr %1056, i64 %1068
  store <16 x i32> %1070, ptr %1071, align 8, !tbaa !99
  %1072 = or disjoint i64 %1059, 3
  %1073 = getelementptr inbounds i8, ptr %1058, i64 256
  %1074 = load <16 x i32>, ptr %1069, align 4, !tbaa !99
  %1075 = getelementptr inbounds <16 x i32>, ptr %1056, i64 %1072
  store <16 x i32> %1074, ptr %1075, align 8, !tbaa !99
  %1076 = add nuw nsw i64 %1059, 4
  %1077 = add i64 %1060, 4
  %1078 = icmp eq i64 %1077, %1036
  br i1 %1078, label %1139, label %1057, !llvm.loop !103

1079:                                             ; preds = %1048
  %1080 = getelementptr inbounds i8, ptr %1051, i64 576
  %1081 = load i32, ptr %40, align 4, !tbaa !3
  %1082 = icmp eq i32 %1081, 0
  br i1 %1082, label %1153, label %1083

1083:                                             ; preds = %1079
  %1084 = zext i32 %1081 to i64
  %1085 = mul nuw i64 %1050, %1084
  %1086 = udiv i64 %1085, %953
  %1087 = udiv i64 %1086, %954
  %1088 = trunc i64 %1087 to i32
  %1089 = urem i64 %1086, %954
  %1090 = trunc nuw i64 %1089 to i32
  %1091 = urem i64 %1085, %953
  %1092 = trunc nuw i64 %1091 to i32
  %1093 = shl i32 %1081, 1
  br label %1094

1094:                                             ; preds = %1133, %1083
  %1095 = phi i64 [ 0, %1083 ], [ %1137, %1133 ]
  %1096 = phi i32 [ %1088, %1083 ], [ %1136, %1133 ]
  %1097 = phi i32 [ %1090, %1083 ], [ %1135, %1133 ]
  %1098 = phi i32 [ %1092, %1083 ], [ %1134, %1133 ]
  %1099 = load i32, ptr %70, align 8, !tbaa !10
  %1100 = icmp eq i32 %1099, 0
  br i1 %1100, label %1106, label %1101

1101:                                             ; preds = %1094
  %1102 = shl i32 %1097, 10
  %1103 = shl i32 %1096, 20
  %1104 = or i32 %1102, %1103
  %1105 = or i32 %1104, %1098
  br label %1120

1106:                                             ; preds = %1094
  %1107 = getelementptr inbounds i32, ptr %1080, i64 %1095
  store i32 %1098, ptr %1107, align 4, !tbaa !19
  %1108 = load i32, ptr %71, align 4, !tbaa !11
  %1109 = icmp ugt i32 %1108, 1
  br i1 %1109, label %1110, label %1124

1110:                                             ; preds = %1106
  %1111 = trunc nuw i64 %1095 to i32
  %1112 = add i32 %1081, %1111
  %1113 = zext i32 %1112 to i64
  %1114 = getelementptr inbounds i32, ptr %1080, i64 %1113
  store i32 %1097, ptr %1114, align 4, !tbaa !19
  %1115 = load i32, ptr %71, align 4, !tbaa !11
  %1116 = icmp ugt i32 %1115, 2
  br i1 %1116, label %1117, label %1124

1117:                                             ; preds = %1110
  %1118 = add i32 %1093, %1111
  %1119 = zext i32 %1118 to i64
  br label %1120

1120:                                             ; preds = %1117, %1101
  %1121 = phi i64 [ %1119, %1117 ], [ %1095, %1101 ]
  %1122 = phi i32 [ %1096, %1117 ], [ %1105, %1101 ]
  %1123 = getelementptr inbounds i32, ptr %1080, i64 %1121
  store i32 %1122, ptr %1123, align 4, !tbaa !19
  br label %1124

1124:                                             ; preds = %1120, %1110, %1106
  %1125 = add i32 %1098, 1
  %1126 = icmp ult i32 %1125, %920
  br i1 %1126, label %1133, label %1127

1127:                                             ; preds = %1124
  %1128 = add i32 %1097, 1
  %1129 = icmp uge i32 %1128, %936
  %1130 = select i1 %1129, i32 0, i32 %1128
  %1131 = zext i1 %1129 to i32
  %1132 = add i32 %1096, %1131
  br label %1133

1133:                                             ; preds = %1127, %1124
  %1134 = phi i32 [ %1125, %1124 ], [ 0, %1127 ]
  %1135 = phi i32 [ %1097, %1124 ], [ %1130, %1127 ]
  %1136 = phi i32 [ %1096, %1124 ], [ %1132, %1127 ]
  %1137 = add nuw nsw i64 %1095, 1
  %1138 = icmp eq i64 %1137, %1084
  br i1 %1138, label %1153, label %1094, !llvm.loop !20

1139:                                             ; preds = %1057, %1055
  %1140 = phi ptr [ poison, %1055 ], [ %1073, %1057 ]
  %1141 = phi ptr [ %1049, %1055 ], [ %1073, %1057 ]
  %1142 = phi i64 [ 0, %1055 ], [ %1076, %1057 ]
  br i1 %1037, label %1153, label %1143

1143:                                             ; preds = %1139, %1143
  %1144 = phi ptr [ %1147, %1143 ], [ %1141, %1139 ]
  %1145 = phi i64 [ %1150, %1143 ], [ %1142, %1139 ]
  %1146 = phi i64 [ %1151, %1143 ], [ 0, %1139 ]
  %1147 = getelementptr inbounds i8, ptr %1144, i64 64
  %1148 = load <16 x i32>, ptr %1144, align 4, !tbaa !99
  %1149 = getelementptr inbounds <16 x i32>, ptr %1056, i64 %1145
  store <16 x i32> %1148, ptr %1149, align 8, !tbaa !99
  %1150 = add nuw nsw i64 %1145, 1
  %1151 = add i64 %1146, 1
  %1152 = icmp eq i64 %1151, %1034
  br i1 %1152, label %1153, label %1143, !llvm.loop !104

1153:                                             ; preds = %1139, %1143, %1133, %1079, %1054
  %1154 = phi ptr [ %1049, %1079 ], [ %1049, %1054 ], [ %1049, %1133 ], [ %1140, %1139 ], [ %1147, %1143 ]
  %1155 = add nuw nsw i64 %1050, 1
  %1156 = getelementptr inbounds i8, ptr %1051, i64 %1021
  %1157 = icmp eq i64 %1155, %1023
  br i1 %1157, label %1045, label %1048, !llvm.loop !106

1158:                                             ; preds = %1045
  %1159 = shl nsw i64 -1, %1046
  %1160 = xor i64 %1159, -1
  %1161 = add i32 %1022, -1
  %1162 = load i64, ptr %1024, align 8, !tbaa !51
  %1163 = zext i32 %1161 to i64
  %1164 = load i64, ptr %36, align 8, !tbaa !54
  %1165 = mul i64 %1164, %1163
  %1166 = add i64 %1165, %1162
  %1167 = inttoptr i64 %1166 to ptr
  %1168 = trunc i64 %1160 to i32
  %1169 = getelementptr inbounds i8, ptr %1167, i64 504
  store i32 %1168, ptr %1169, align 8, !tbaa !19
  %1170 = lshr i64 %1160, 32
  %1171 = trunc nuw nsw i64 %1170 to i32
  %1172 = getelementptr inbounds i8, ptr %1167, i64 508
  store i32 %1171, ptr %1172, align 4, !tbaa !19
  br label %1173

1173:                                             ; preds = %1045, %1158
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #11
  br label %1175

1174:                                             ; preds = %801, %796, %815
  br i1 %784, label %1175, label %1176

1175:                                             ; preds = %1173, %1174
  store i32 0, ptr %78, align 4, !tbaa !107
  br label %1190

1176:                                             ; preds = %1174
  %1177 = icmp eq i32 %783, 0
  br i1 %1177, label %1204, label %1178

1178:                                             ; preds = %1176
  %1179 = load i32, ptr %78, align 4, !tbaa !107
  %1180 = add i32 %1179, 1
  store i32 %1180, ptr %78, align 4, !tbaa !107
  %1181 = icmp eq i32 %1180, 16
  br i1 %1181, label %1182, label %1190

1182:                                             ; preds = %1178
  %1183 = load i64, ptr %49, align 8, !tbaa !85
  %1184 = load i64, ptr %50, align 8, !tbaa !86
  %1185 = icmp ult i64 %1183, %1184
  br i1 %1185, label %1204, label %1186

1186:                                             ; preds = %1182
  %1187 = load atomic i64, ptr %51 acquire, align 8
  %1188 = load i64, ptr %9, align 8, !tbaa !87
  %1189 = icmp ult i64 %1187, %1188
  br i1 %1189, label %1204, label %1190

1190:                                             ; preds = %1186, %1178, %1175
  %1191 = load i64, ptr %16, align 8, !tbaa !30
  %1192 = add nsw i64 %1191, -64
  store i64 %1192, ptr %16, align 8, !tbaa !30
  %1193 = icmp sgt i64 %1191, 64
  br i1 %1193, label %1203, label %1194

1194:                                             ; preds = %1190
  %1195 = load i64, ptr %6, align 8, !tbaa !27
  %1196 = icmp eq i64 %1195, -1
  br i1 %1196, label %1201, label %1197

1197:                                             ; preds = %1194
  %1198 = call i64 @llvm.readcyclecounter()
  %1199 = load i64, ptr %6, align 8, !tbaa !27
  %1200 = icmp ult i64 %1198, %1199
  br i1 %1200, label %1201, label %1204

1201:                                             ; preds = %1197, %1194
  %1202 = load i64, ptr %19, align 8, !tbaa !31
  store i64 %1202, ptr %16, align 8, !tbaa !30
  br label %1203

1203:                                             ; preds = %1201, %1190
  br label %79

1204:                                             ; preds = %1197, %1182, %782, %1176, %1186, %219, %466, %641, %740, %745, %747
  %1205 = phi i32 [ 2, %740 ], [ 1, %747 ], [ 4, %745 ], [ 2, %641 ], [ 2, %466 ], [ 2, %219 ], [ 4, %1197 ], [ 3, %1182 ], [ 2, %782 ], [ 0, %1176 ], [ 3, %1186 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #11
  ret i32 %1205
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
  store i64 %59, ptr %1, align 8, !tbaa !55
  %60 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 %58, ptr %60, align 8, !tbaa !55
  %61 = getelementptr inbounds i8, ptr %1, i64 16
  store i64 %56, ptr %61, align 8, !tbaa !55
  %62 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 %54, ptr %62, align 8, !tbaa !55
  %63 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %57, ptr %63, align 8, !tbaa !55
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #7 {
  %3 = getelementptr inbounds i8, ptr %0, i64 1016
  %4 = load i64, ptr %3, align 8, !tbaa !110
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %1, i64 36
  %7 = load i32, ptr %6, align 4, !tbaa !52
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
  %25 = load i64, ptr %24, align 8, !tbaa !43
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
  %147 = load i32, ptr %6, align 4, !tbaa !52
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
  %158 = load i64, ptr %11, align 8, !tbaa !51
  %159 = load i64, ptr %12, align 8, !tbaa !54
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
  %293 = load i32, ptr %6, align 4, !tbaa !52
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
  %9 = load i64, ptr %8, align 8, !tbaa !43
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
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 -1, i64 %18, i1 false), !tbaa !55
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
  %38 = load i32, ptr %37, align 4, !tbaa !52
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
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 -1, i64 %48, i1 false), !tbaa !55
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
  %10 = load i64, ptr %9, align 8, !tbaa !54
  %11 = getelementptr inbounds i8, ptr %1, i64 36
  %12 = load i32, ptr %11, align 4, !tbaa !52
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %55, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !51
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
  %89 = load i32, ptr %11, align 4, !tbaa !52
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
!15 = !{!4, !8, i64 784}
!16 = !{!4, !8, i64 48}
!17 = !{!4, !5, i64 776}
!18 = !{!4, !5, i64 696}
!19 = !{!8, !8, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = distinct !{!22, !21}
!23 = !{!24, !5, i64 48}
!24 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !25, i64 112, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !25, i64 131888, !5, i64 131936, !5, i64 131944, !26, i64 131952}
!25 = !{!"", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !8, i64 32, !6, i64 36}
!26 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32}
!27 = !{!28, !5, i64 0}
!28 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!29 = !{!4, !5, i64 760}
!30 = !{!28, !5, i64 8}
!31 = !{!28, !5, i64 16}
!32 = !{!28, !5, i64 24}
!33 = !{!24, !5, i64 96}
!34 = !{!24, !5, i64 80}
!35 = !{!24, !5, i64 131776}
!36 = !{!24, !5, i64 88}
!37 = !{!24, !5, i64 104}
!38 = !{!39, !8, i64 0}
!39 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200}
!40 = !{!41, !8, i64 76}
!41 = !{!"", !5, i64 0, !6, i64 8, !8, i64 72, !8, i64 76}
!42 = !{!24, !5, i64 56}
!43 = !{!39, !5, i64 48}
!44 = !{!24, !5, i64 8}
!45 = !{!39, !5, i64 64}
!46 = !{!4, !5, i64 736}
!47 = !{!39, !5, i64 96}
!48 = !{!4, !5, i64 744}
!49 = !{!24, !5, i64 131816}
!50 = !{!39, !5, i64 72}
!51 = !{!39, !5, i64 40}
!52 = !{!39, !8, i64 36}
!53 = !{!39, !8, i64 8}
!54 = !{!4, !5, i64 56}
!55 = !{!5, !5, i64 0}
!56 = distinct !{!56, !21}
!57 = !{!39, !8, i64 12}
!58 = !{!39, !8, i64 4}
!59 = !{!4, !5, i64 840}
!60 = !{!61, !5, i64 144}
!61 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !6, i64 256, !6, i64 33024, !6, i64 65792, !6, i64 73984, !6, i64 90368, !6, i64 94464, !6, i64 98560}
!62 = !{!39, !5, i64 80}
!63 = !{!39, !5, i64 88}
!64 = distinct !{!64, !21}
!65 = !{!24, !5, i64 64}
!66 = !{!39, !5, i64 56}
!67 = !{!4, !5, i64 80}
!68 = !{!24, !5, i64 24}
!69 = !{!4, !5, i64 704}
!70 = !{!24, !5, i64 0}
!71 = !{!4, !5, i64 824}
!72 = !{!39, !5, i64 104}
!73 = !{!24, !5, i64 131872}
!74 = !{!75, !5, i64 0}
!75 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!76 = !{!75, !5, i64 8}
!77 = !{!39, !5, i64 176}
!78 = distinct !{!78, !21}
!79 = !{!39, !5, i64 16}
!80 = distinct !{!80, !21}
!81 = !{!24, !5, i64 131880}
!82 = !{!24, !5, i64 131800}
!83 = distinct !{!83, !21}
!84 = distinct !{!84, !21}
!85 = !{!24, !5, i64 131784}
!86 = !{!24, !5, i64 131792}
!87 = !{!4, !5, i64 0}
!88 = !{!4, !5, i64 720}
!89 = !{!4, !5, i64 816}
!90 = !{!4, !5, i64 808}
!91 = !{!24, !5, i64 131952}
!92 = !{!24, !5, i64 131984}
!93 = !{!24, !5, i64 131960}
!94 = !{!24, !5, i64 131976}
!95 = !{!24, !5, i64 131968}
!96 = !{!39, !5, i64 128}
!97 = !{!39, !5, i64 120}
!98 = !{!4, !8, i64 788}
!99 = !{!6, !6, i64 0}
!100 = !{!4, !8, i64 160}
!101 = !{!4, !5, i64 64}
!102 = distinct !{!102, !21}
!103 = distinct !{!103, !21}
!104 = distinct !{!104, !105}
!105 = !{!"llvm.loop.unroll.disable"}
!106 = distinct !{!106, !21}
!107 = !{!24, !8, i64 164}
!108 = !{!4, !5, i64 792}
!109 = !{!4, !5, i64 800}
!110 = !{!4, !5, i64 1016}
!111 = !{!4, !5, i64 1024}
!112 = !{!4, !5, i64 72}
!113 = !{!4, !5, i64 832}
!114 = distinct !{!114, !21}
!115 = distinct !{!115, !21}
!116 = distinct !{!116, !21}
!117 = !{!118, !5, i64 0}
!118 = !{!"", !5, i64 0, !5, i64 8}
!119 = !{!118, !5, i64 8}
!120 = distinct !{!120, !21}
!121 = !{!61, !5, i64 160}
!122 = !{!9, !8, i64 12}
!123 = !{!9, !8, i64 8}
!124 = distinct !{!124, !21}
!125 = distinct !{!125, !21}
