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
  %47 = getelementptr inbounds i8, ptr %0, i64 131784
  %48 = getelementptr inbounds i8, ptr %0, i64 131792
  %49 = getelementptr inbounds i8, ptr %9, i64 888
  %50 = getelementptr inbounds i8, ptr %9, i64 720
  %51 = getelementptr inbounds i8, ptr %9, i64 784
  %52 = getelementptr inbounds i8, ptr %9, i64 792
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = getelementptr inbounds i8, ptr %9, i64 20
  %55 = getelementptr inbounds i8, ptr %9, i64 32
  %56 = getelementptr inbounds i8, ptr %9, i64 12
  %57 = getelementptr inbounds i8, ptr %9, i64 24
  %58 = getelementptr inbounds i8, ptr %9, i64 36
  %59 = getelementptr inbounds i8, ptr %9, i64 16
  %60 = getelementptr inbounds i8, ptr %9, i64 28
  %61 = getelementptr inbounds i8, ptr %9, i64 40
  %62 = getelementptr inbounds i8, ptr %9, i64 152
  %63 = getelementptr inbounds i8, ptr %9, i64 156
  %64 = getelementptr inbounds i8, ptr %9, i64 780
  %65 = getelementptr inbounds i8, ptr %9, i64 816
  %66 = getelementptr inbounds i8, ptr %9, i64 160
  %67 = getelementptr inbounds i8, ptr %9, i64 64
  %68 = getelementptr inbounds i8, ptr %9, i64 760
  %69 = getelementptr inbounds i8, ptr %9, i64 176
  %70 = getelementptr inbounds i8, ptr %9, i64 696
  %71 = getelementptr inbounds i8, ptr %0, i64 164
  br label %72

72:                                               ; preds = %1153, %14
  %73 = phi i64 [ 0, %14 ], [ %762, %1153 ]
  %74 = phi i64 [ 0, %14 ], [ %763, %1153 ]
  %75 = phi i32 [ 0, %14 ], [ %764, %1153 ]
  %76 = phi ptr [ null, %14 ], [ %765, %1153 ]
  %77 = phi i64 [ 0, %14 ], [ %766, %1153 ]
  %78 = phi i64 [ 0, %14 ], [ %767, %1153 ]
  %79 = phi i32 [ 0, %14 ], [ %768, %1153 ]
  %80 = phi ptr [ null, %14 ], [ %769, %1153 ]
  %81 = phi i64 [ 0, %14 ], [ %770, %1153 ]
  %82 = load i64, ptr %24, align 8, !tbaa !33
  %83 = load i64, ptr %25, align 8, !tbaa !34
  %84 = icmp ult i64 %82, %83
  br i1 %84, label %85, label %759

85:                                               ; preds = %72
  %86 = load i64, ptr %26, align 8, !tbaa !35
  br label %87

87:                                               ; preds = %85, %741
  %88 = phi i64 [ %742, %741 ], [ %83, %85 ]
  %89 = phi i64 [ %756, %741 ], [ %86, %85 ]
  %90 = phi i32 [ %753, %741 ], [ 0, %85 ]
  %91 = phi i64 [ %757, %741 ], [ %82, %85 ]
  %92 = phi i64 [ %752, %741 ], [ %81, %85 ]
  %93 = phi ptr [ %751, %741 ], [ %80, %85 ]
  %94 = phi i32 [ %750, %741 ], [ %79, %85 ]
  %95 = phi i64 [ %749, %741 ], [ %78, %85 ]
  %96 = phi i64 [ %748, %741 ], [ %77, %85 ]
  %97 = phi ptr [ %747, %741 ], [ %76, %85 ]
  %98 = phi i32 [ %746, %741 ], [ %75, %85 ]
  %99 = phi i64 [ %745, %741 ], [ %74, %85 ]
  %100 = phi i64 [ %744, %741 ], [ %73, %85 ]
  %101 = getelementptr inbounds %struct.Group, ptr %22, i64 %89
  %102 = load i32, ptr %101, align 8, !tbaa !36
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %741, label %104

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
  %123 = getelementptr inbounds i8, ptr %101, i64 16
  br label %124

124:                                              ; preds = %692, %104
  %125 = phi i64 [ %100, %104 ], [ %647, %692 ]
  %126 = phi i64 [ %99, %104 ], [ %648, %692 ]
  %127 = phi i32 [ %98, %104 ], [ %649, %692 ]
  %128 = phi ptr [ %97, %104 ], [ %650, %692 ]
  %129 = phi i64 [ %96, %104 ], [ %651, %692 ]
  %130 = phi i64 [ %95, %104 ], [ %652, %692 ]
  %131 = phi i32 [ %94, %104 ], [ %653, %692 ]
  %132 = phi ptr [ %93, %104 ], [ %654, %692 ]
  %133 = phi i64 [ %92, %104 ], [ %655, %692 ]
  %134 = phi i32 [ %112, %104 ], [ 0, %692 ]
  %135 = load atomic i64, ptr %30 acquire, align 8
  %136 = icmp eq i64 %135, %125
  %137 = select i1 %136, i64 %126, i64 -1
  %138 = select i1 %136, i64 %130, i64 -1
  %139 = load atomic i64, ptr %31 acquire, align 8
  %140 = inttoptr i64 %139 to ptr
  %141 = icmp eq i64 %139, 0
  br i1 %141, label %214, label %142

142:                                              ; preds = %124
  %143 = load i64, ptr %32, align 8, !tbaa !44
  %144 = icmp ugt i64 %143, 1
  br i1 %144, label %145, label %214

145:                                              ; preds = %142
  %146 = load i32, ptr %33, align 8, !tbaa !15
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %214

148:                                              ; preds = %145
  %149 = load i64, ptr %109, align 8, !tbaa !43
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %214

151:                                              ; preds = %148
  %152 = load i64, ptr %34, align 8, !tbaa !45
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %157, label %154

154:                                              ; preds = %151
  %155 = load i64, ptr %113, align 8, !tbaa !46
  %156 = sub i64 %152, %155
  store i64 %156, ptr %34, align 8, !tbaa !45
  br label %214

157:                                              ; preds = %151
  %158 = load i64, ptr %114, align 8, !tbaa !47
  %159 = inttoptr i64 %158 to ptr
  %160 = load i32, ptr %115, align 4, !tbaa !48
  %161 = zext i32 %160 to i64
  %162 = urem i64 %161, %143
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %214

164:                                              ; preds = %157
  %165 = load i32, ptr %116, align 8, !tbaa !49
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %214

167:                                              ; preds = %164
  %168 = load i64, ptr %113, align 8, !tbaa !46
  %169 = icmp ne i64 %168, 0
  %170 = icmp eq i32 %160, 0
  %171 = or i1 %170, %169
  br i1 %171, label %206, label %172

172:                                              ; preds = %167
  %173 = load i64, ptr %35, align 8, !tbaa !50
  %174 = getelementptr inbounds i8, ptr %159, i64 528
  %175 = load i64, ptr %174, align 8, !tbaa !51
  %176 = getelementptr inbounds i8, ptr %159, i64 524
  %177 = load i32, ptr %176, align 4, !tbaa !19
  br label %189

178:                                              ; preds = %200
  %179 = mul i64 %201, %173
  %180 = add i64 %179, %158
  %181 = inttoptr i64 %180 to ptr
  %182 = getelementptr inbounds i8, ptr %181, i64 528
  %183 = load i64, ptr %182, align 8, !tbaa !51
  %184 = icmp eq i64 %183, %175
  br i1 %184, label %185, label %204, !llvm.loop !52

185:                                              ; preds = %178
  %186 = getelementptr inbounds i8, ptr %181, i64 524
  %187 = load i32, ptr %186, align 4, !tbaa !19
  %188 = icmp eq i32 %187, %177
  br i1 %188, label %189, label %204, !llvm.loop !52

189:                                              ; preds = %172, %185
  %190 = phi i64 [ %201, %185 ], [ 0, %172 ]
  %191 = phi i1 [ %202, %185 ], [ false, %172 ]
  %192 = phi ptr [ %181, %185 ], [ %159, %172 ]
  %193 = getelementptr inbounds i8, ptr %192, i64 536
  %194 = load i32, ptr %193, align 8, !tbaa !19
  switch i32 %194, label %200 [
    i32 2, label %204
    i32 1, label %195
  ]

195:                                              ; preds = %189
  %196 = getelementptr inbounds i8, ptr %192, i64 540
  %197 = load i32, ptr %196, align 4, !tbaa !19
  %198 = load i32, ptr %117, align 4, !tbaa !53
  %199 = icmp eq i32 %197, %198
  br i1 %199, label %204, label %200

200:                                              ; preds = %195, %189
  %201 = add nuw nsw i64 %190, 1
  %202 = icmp uge i64 %201, %161
  %203 = icmp eq i64 %201, %161
  br i1 %203, label %204, label %178, !llvm.loop !52

204:                                              ; preds = %178, %185, %189, %195, %200
  %205 = phi i1 [ %202, %200 ], [ %191, %195 ], [ %191, %189 ], [ %202, %185 ], [ %202, %178 ]
  br i1 %205, label %206, label %214

206:                                              ; preds = %204, %167
  %207 = call i32 %140(ptr noundef %0, ptr noundef nonnull %101, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %135) #9
  %208 = load atomic i32, ptr %36 monotonic, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %1154

210:                                              ; preds = %206
  %211 = or i32 %207, %134
  %212 = load i32, ptr %118, align 4, !tbaa !54
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %728, label %214

214:                                              ; preds = %210, %204, %164, %157, %154, %148, %145, %142, %124
  %215 = phi i32 [ %134, %148 ], [ %211, %210 ], [ %134, %204 ], [ %134, %145 ], [ %134, %142 ], [ %134, %124 ], [ %134, %154 ], [ %134, %164 ], [ %134, %157 ]
  store i64 0, ptr %113, align 8, !tbaa !46
  %216 = load i64, ptr %109, align 8, !tbaa !43
  %217 = trunc i64 %216 to i32
  %218 = load i32, ptr %115, align 4, !tbaa !48
  %219 = icmp ugt i32 %218, %217
  br i1 %219, label %220, label %646

220:                                              ; preds = %214, %632
  %221 = phi i64 [ %633, %632 ], [ %135, %214 ]
  %222 = phi i64 [ %634, %632 ], [ %137, %214 ]
  %223 = phi i32 [ %635, %632 ], [ %127, %214 ]
  %224 = phi ptr [ %636, %632 ], [ %128, %214 ]
  %225 = phi i64 [ %637, %632 ], [ %129, %214 ]
  %226 = phi i64 [ %638, %632 ], [ %138, %214 ]
  %227 = phi i32 [ %639, %632 ], [ %131, %214 ]
  %228 = phi ptr [ %640, %632 ], [ %132, %214 ]
  %229 = phi i64 [ %641, %632 ], [ %133, %214 ]
  %230 = phi i32 [ %644, %632 ], [ %218, %214 ]
  %231 = phi i32 [ %643, %632 ], [ %215, %214 ]
  %232 = phi i32 [ %642, %632 ], [ %217, %214 ]
  %233 = load i32, ptr %33, align 8, !tbaa !15
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %246, label %235

235:                                              ; preds = %220
  %236 = zext i32 %230 to i64
  %237 = load i64, ptr %119, align 8, !tbaa !55
  %238 = load i64, ptr %120, align 8, !tbaa !56
  %239 = icmp eq i64 %238, 0
  %240 = zext i32 %232 to i64
  %241 = sub nsw i64 %236, %240
  %242 = select i1 %239, i64 %240, i64 %241
  %243 = add i64 %242, %237
  %244 = urem i64 %243, %236
  %245 = trunc nuw i64 %244 to i32
  br label %246

246:                                              ; preds = %235, %220
  %247 = phi i32 [ %245, %235 ], [ %232, %220 ]
  %248 = load i64, ptr %114, align 8, !tbaa !47
  %249 = zext i32 %247 to i64
  %250 = load i64, ptr %35, align 8, !tbaa !50
  %251 = mul i64 %250, %249
  %252 = add i64 %251, %248
  %253 = inttoptr i64 %252 to ptr
  %254 = getelementptr inbounds i8, ptr %253, i64 536
  %255 = load i32, ptr %254, align 8, !tbaa !19
  switch i32 %255, label %263 [
    i32 2, label %261
    i32 1, label %256
  ]

256:                                              ; preds = %246
  %257 = getelementptr inbounds i8, ptr %253, i64 540
  %258 = load i32, ptr %257, align 4, !tbaa !19
  %259 = load i32, ptr %117, align 4, !tbaa !53
  %260 = icmp eq i32 %258, %259
  br i1 %260, label %261, label %263

261:                                              ; preds = %256, %246
  %262 = add nuw i32 %232, 1
  br label %632, !llvm.loop !57

263:                                              ; preds = %256, %246
  %264 = load i64, ptr %16, align 8, !tbaa !29
  %265 = icmp sgt i64 %264, 0
  br i1 %265, label %283, label %266

266:                                              ; preds = %263
  %267 = load i64, ptr %6, align 8, !tbaa !26
  %268 = icmp eq i64 %267, -1
  br i1 %268, label %279, label %269

269:                                              ; preds = %266
  %270 = call i64 @llvm.readcyclecounter()
  %271 = load i64, ptr %6, align 8, !tbaa !26
  %272 = icmp ult i64 %270, %271
  br i1 %272, label %273, label %724

273:                                              ; preds = %269
  %274 = load i64, ptr %114, align 8, !tbaa !47
  %275 = load i64, ptr %35, align 8, !tbaa !50
  %276 = load i32, ptr %33, align 8, !tbaa !15
  %277 = mul i64 %275, %249
  %278 = add i64 %277, %274
  br label %279

279:                                              ; preds = %273, %266
  %280 = phi i64 [ %278, %273 ], [ %252, %266 ]
  %281 = phi i32 [ %276, %273 ], [ %233, %266 ]
  %282 = load i64, ptr %19, align 8, !tbaa !30
  store i64 %282, ptr %16, align 8, !tbaa !29
  br label %283

283:                                              ; preds = %279, %263
  %284 = phi i64 [ %280, %279 ], [ %252, %263 ]
  %285 = phi i32 [ %281, %279 ], [ %233, %263 ]
  store i64 %284, ptr %37, align 8, !tbaa !58
  %286 = load i64, ptr %121, align 8, !tbaa !59
  %287 = load i64, ptr %38, align 8, !tbaa !60
  %288 = mul i64 %287, %249
  %289 = load i32, ptr %39, align 4, !tbaa !3
  %290 = zext i32 %289 to i64
  %291 = mul i64 %288, %290
  %292 = add i64 %291, %286
  store i64 %292, ptr %40, align 8, !tbaa !61
  %293 = load i64, ptr %41, align 8, !tbaa !62
  store i64 %293, ptr %0, align 8, !tbaa !63
  %294 = icmp eq i32 %285, 2
  br i1 %294, label %295, label %311

295:                                              ; preds = %283
  %296 = load i64, ptr %42, align 8, !tbaa !64
  %297 = load i64, ptr %122, align 8, !tbaa !65
  %298 = add i64 %297, 1
  store i64 %298, ptr %122, align 8, !tbaa !65
  %299 = add i64 %296, -7046029254386353131
  %300 = add i64 %299, %297
  %301 = lshr i64 %300, 30
  %302 = xor i64 %301, %300
  %303 = mul i64 %302, -4658895280553007687
  %304 = lshr i64 %303, 27
  %305 = xor i64 %304, %303
  %306 = mul i64 %305, -7723592293110705685
  %307 = lshr i64 %306, 31
  %308 = xor i64 %307, %306
  %309 = and i64 %308, 63
  %310 = add nuw nsw i64 %309, 1
  store i64 %310, ptr %0, align 8, !tbaa !63
  br label %311

311:                                              ; preds = %295, %283
  %312 = load i64, ptr %43, align 8, !tbaa !17
  %313 = load i32, ptr %254, align 8, !tbaa !19
  %314 = icmp eq i32 %313, 3
  %315 = and i64 %312, 1
  %316 = select i1 %314, i64 0, i64 %315
  store i64 %316, ptr %44, align 8, !tbaa !66
  %317 = icmp eq i32 %313, 1
  br i1 %317, label %318, label %319

318:                                              ; preds = %311
  store i32 0, ptr %254, align 8, !tbaa !19
  br label %319

319:                                              ; preds = %318, %311
  %320 = getelementptr inbounds i8, ptr %253, i64 528
  %321 = load i64, ptr %320, align 8, !tbaa !51
  %322 = getelementptr inbounds i8, ptr %253, i64 524
  br label %323

323:                                              ; preds = %427, %319
  %324 = phi i64 [ %221, %319 ], [ %409, %427 ]
  %325 = phi i64 [ %222, %319 ], [ %410, %427 ]
  %326 = phi i32 [ %223, %319 ], [ %411, %427 ]
  %327 = phi ptr [ %224, %319 ], [ %412, %427 ]
  %328 = phi i64 [ %225, %319 ], [ %413, %427 ]
  %329 = phi i64 [ %226, %319 ], [ %414, %427 ]
  %330 = phi i32 [ %227, %319 ], [ %415, %427 ]
  %331 = phi ptr [ %228, %319 ], [ %416, %427 ]
  %332 = phi i64 [ %229, %319 ], [ %417, %427 ]
  %333 = phi i64 [ %321, %319 ], [ %429, %427 ]
  %334 = load i32, ptr %322, align 4, !tbaa !19
  %335 = icmp eq i64 %325, %333
  %336 = icmp eq i32 %326, %334
  %337 = select i1 %335, i1 %336, i1 false
  br i1 %337, label %408, label %338

338:                                              ; preds = %323
  %339 = add i64 %333, 1
  %340 = and i32 %334, 1023
  %341 = lshr i32 %334, 13
  %342 = and i32 %341, 1024
  %343 = or disjoint i32 %342, %340
  %344 = zext nneg i32 %343 to i64
  %345 = shl nuw nsw i64 %344, 48
  %346 = or i64 %345, %339
  %347 = icmp eq i64 %329, %333
  %348 = icmp eq i32 %330, %334
  %349 = select i1 %347, i1 %348, i1 false
  br i1 %349, label %403, label %350

350:                                              ; preds = %338
  %351 = inttoptr i64 %324 to ptr
  %352 = getelementptr inbounds i8, ptr %351, i64 -8
  %353 = load i64, ptr %352, align 8, !tbaa !51
  %354 = lshr i64 %346, 2
  %355 = mul i64 %354, -7046029254386353131
  %356 = lshr i64 %355, 40
  br label %357

357:                                              ; preds = %357, %350
  %358 = phi i64 [ %356, %350 ], [ %368, %357 ]
  %359 = phi ptr [ undef, %350 ], [ %366, %357 ]
  %360 = and i64 %358, %353
  %361 = getelementptr inbounds %struct.Region, ptr %351, i64 %360
  %362 = load i64, ptr %361, align 8, !tbaa !26
  %363 = icmp ne i64 %362, %346
  %364 = icmp ne i64 %362, 0
  %365 = select i1 %364, ptr %359, ptr null
  %366 = select i1 %363, ptr %365, ptr %361
  %367 = and i1 %363, %364
  %368 = add i64 %358, 1
  br i1 %367, label %357, label %369

369:                                              ; preds = %357
  %370 = icmp eq ptr %366, null
  br i1 %370, label %371, label %394

371:                                              ; preds = %369
  %372 = load atomic i64, ptr %30 acquire, align 8
  %373 = icmp eq i64 %372, %324
  %374 = inttoptr i64 %372 to ptr
  %375 = getelementptr inbounds i8, ptr %374, i64 -8
  %376 = load i64, ptr %375, align 8, !tbaa !51
  br label %377

377:                                              ; preds = %377, %371
  %378 = phi i64 [ %356, %371 ], [ %388, %377 ]
  %379 = phi ptr [ undef, %371 ], [ %386, %377 ]
  %380 = and i64 %378, %376
  %381 = getelementptr inbounds %struct.Region, ptr %374, i64 %380
  %382 = load i64, ptr %381, align 8, !tbaa !26
  %383 = icmp ne i64 %382, %346
  %384 = icmp ne i64 %382, 0
  %385 = select i1 %384, ptr %379, ptr null
  %386 = select i1 %383, ptr %385, ptr %381
  %387 = and i1 %383, %384
  %388 = add i64 %378, 1
  br i1 %387, label %377, label %389

389:                                              ; preds = %377
  %390 = select i1 %373, i64 %325, i64 -1
  %391 = icmp eq ptr %386, null
  br i1 %391, label %392, label %394

392:                                              ; preds = %389
  %393 = select i1 %373, i64 %329, i64 -1
  store i64 %346, ptr %23, align 8, !tbaa !51
  br label %430

394:                                              ; preds = %389, %369
  %395 = phi i64 [ %372, %389 ], [ %324, %369 ]
  %396 = phi i64 [ %390, %389 ], [ %325, %369 ]
  %397 = phi ptr [ %386, %389 ], [ %366, %369 ]
  %398 = getelementptr inbounds i8, ptr %397, i64 8
  %399 = load i64, ptr %398, align 8, !tbaa !29
  %400 = inttoptr i64 %399 to ptr
  %401 = getelementptr inbounds i8, ptr %397, i64 16
  %402 = load i64, ptr %401, align 8, !tbaa !51
  br label %403

403:                                              ; preds = %338, %394
  %404 = phi i64 [ %395, %394 ], [ %324, %338 ]
  %405 = phi i64 [ %396, %394 ], [ %325, %338 ]
  %406 = phi ptr [ %400, %394 ], [ %331, %338 ]
  %407 = phi i64 [ %402, %394 ], [ %332, %338 ]
  store i64 %346, ptr %45, align 8, !tbaa !51
  br label %408

408:                                              ; preds = %323, %403
  %409 = phi i64 [ %404, %403 ], [ %324, %323 ]
  %410 = phi i64 [ %333, %403 ], [ %325, %323 ]
  %411 = phi i32 [ %334, %403 ], [ %326, %323 ]
  %412 = phi ptr [ %406, %403 ], [ %327, %323 ]
  %413 = phi i64 [ %407, %403 ], [ %328, %323 ]
  %414 = phi i64 [ %405, %403 ], [ %329, %323 ]
  %415 = phi i32 [ %326, %403 ], [ %330, %323 ]
  %416 = phi ptr [ %327, %403 ], [ %331, %323 ]
  %417 = phi i64 [ %328, %403 ], [ %332, %323 ]
  %418 = call i64 %412(ptr noundef %253, ptr noundef nonnull %0, i64 noundef %413) #9
  %419 = and i64 %418, 281474976710655
  store i64 %419, ptr %320, align 8, !tbaa !51
  %420 = icmp ult i64 %418, 281474976710656
  br i1 %420, label %424, label %421

421:                                              ; preds = %408
  %422 = lshr i64 %418, 48
  %423 = trunc nuw nsw i64 %422 to i32
  br label %430

424:                                              ; preds = %408
  %425 = load i64, ptr %0, align 8, !tbaa !63
  %426 = icmp ult i64 %425, 2
  br i1 %426, label %430, label %427

427:                                              ; preds = %424
  %428 = add i64 %425, -1
  store i64 %428, ptr %0, align 8, !tbaa !63
  %429 = load i64, ptr %320, align 8, !tbaa !51
  br label %323

430:                                              ; preds = %424, %421, %392
  %431 = phi i64 [ %409, %421 ], [ %372, %392 ], [ %409, %424 ]
  %432 = phi i64 [ %410, %421 ], [ %390, %392 ], [ %410, %424 ]
  %433 = phi i32 [ %411, %421 ], [ %326, %392 ], [ %411, %424 ]
  %434 = phi ptr [ %412, %421 ], [ %327, %392 ], [ %412, %424 ]
  %435 = phi i64 [ %413, %421 ], [ %328, %392 ], [ %413, %424 ]
  %436 = phi i64 [ %414, %421 ], [ %393, %392 ], [ %414, %424 ]
  %437 = phi i32 [ %415, %421 ], [ %330, %392 ], [ %415, %424 ]
  %438 = phi ptr [ %416, %421 ], [ %331, %392 ], [ %416, %424 ]
  %439 = phi i64 [ %417, %421 ], [ %332, %392 ], [ %417, %424 ]
  %440 = phi i32 [ %423, %421 ], [ 3, %392 ], [ 3, %424 ]
  %441 = load i64, ptr %16, align 8, !tbaa !29
  %442 = add nsw i64 %441, -64
  store i64 %442, ptr %16, align 8, !tbaa !29
  %443 = load i64, ptr %0, align 8, !tbaa !63
  %444 = load i64, ptr %41, align 8, !tbaa !62
  %445 = icmp ult i64 %443, %444
  br i1 %445, label %446, label %449

446:                                              ; preds = %430
  %447 = add i64 %443, %442
  %448 = sub i64 %447, %444
  store i64 %448, ptr %16, align 8, !tbaa !29
  br label %449

449:                                              ; preds = %446, %430
  %450 = load atomic i32, ptr %36 monotonic, align 4
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %1154

452:                                              ; preds = %449
  %453 = load i64, ptr %23, align 8, !tbaa !32
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %455, label %726

455:                                              ; preds = %452
  switch i32 %440, label %477 [
    i32 2, label %456
    i32 1, label %466
    i32 7, label %476
    i32 4, label %481
  ]

456:                                              ; preds = %455
  %457 = load i32, ptr %117, align 4, !tbaa !53
  %458 = getelementptr inbounds i8, ptr %253, i64 540
  store i32 %457, ptr %458, align 4, !tbaa !19
  store i32 1, ptr %254, align 8, !tbaa !19
  %459 = load i32, ptr %116, align 8, !tbaa !49
  %460 = add i32 %459, 1
  store i32 %460, ptr %116, align 8, !tbaa !49
  %461 = load i32, ptr %118, align 4, !tbaa !54
  %462 = icmp ult i32 %460, %461
  br i1 %462, label %491, label %463

463:                                              ; preds = %456
  store i32 0, ptr %116, align 8, !tbaa !49
  %464 = load i32, ptr %117, align 4, !tbaa !53
  %465 = add i32 %464, 1
  store i32 %465, ptr %117, align 4, !tbaa !53
  br label %491

466:                                              ; preds = %455
  store i32 2, ptr %254, align 8, !tbaa !19
  %467 = load i32, ptr %118, align 4, !tbaa !54
  %468 = add i32 %467, -1
  store i32 %468, ptr %118, align 4, !tbaa !54
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %487, label %470

470:                                              ; preds = %466
  %471 = load i32, ptr %116, align 8, !tbaa !49
  %472 = icmp ult i32 %471, %468
  br i1 %472, label %487, label %473

473:                                              ; preds = %470
  store i32 0, ptr %116, align 8, !tbaa !49
  %474 = load i32, ptr %117, align 4, !tbaa !53
  %475 = add i32 %474, 1
  store i32 %475, ptr %117, align 4, !tbaa !53
  br label %487

476:                                              ; preds = %455
  store i32 3, ptr %254, align 8, !tbaa !19
  br label %487

477:                                              ; preds = %455
  %478 = load i32, ptr %254, align 8, !tbaa !19
  %479 = icmp eq i32 %478, 3
  br i1 %479, label %487, label %480

480:                                              ; preds = %477
  store i32 0, ptr %254, align 8, !tbaa !19
  br label %487

481:                                              ; preds = %455
  store i32 1, ptr %254, align 8, !tbaa !19
  %482 = getelementptr inbounds i8, ptr %253, i64 540
  %483 = load i32, ptr %482, align 4, !tbaa !19
  %484 = load i32, ptr %117, align 4, !tbaa !53
  %485 = icmp ne i32 %483, %484
  %486 = zext i1 %485 to i32
  br label %487

487:                                              ; preds = %481, %480, %477, %476, %473, %470, %466
  %488 = phi i32 [ 0, %480 ], [ 0, %477 ], [ %486, %481 ], [ 1, %466 ], [ 1, %470 ], [ 1, %473 ], [ 1, %476 ]
  %489 = or i32 %488, %231
  %490 = add i32 %232, 1
  br label %632

491:                                              ; preds = %463, %456
  %492 = or i32 %231, 1
  %493 = add i32 %232, 1
  %494 = icmp eq i64 %432, %321
  br i1 %494, label %495, label %632, !llvm.loop !57

495:                                              ; preds = %491
  %496 = load i32, ptr %33, align 8, !tbaa !15
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %498, label %632, !llvm.loop !57

498:                                              ; preds = %495
  %499 = load i64, ptr %320, align 8, !tbaa !51
  %500 = or i64 %499, 562949953421312
  %501 = load i32, ptr %115, align 4, !tbaa !48
  %502 = icmp ugt i32 %501, %493
  br i1 %502, label %503, label %628

503:                                              ; preds = %498
  %504 = zext i32 %493 to i64
  br label %505

505:                                              ; preds = %616, %503
  %506 = phi i64 [ %504, %503 ], [ %617, %616 ]
  %507 = load i64, ptr %114, align 8, !tbaa !47
  %508 = load i64, ptr %35, align 8, !tbaa !50
  %509 = mul i64 %508, %506
  %510 = add i64 %509, %507
  %511 = inttoptr i64 %510 to ptr
  %512 = getelementptr inbounds i8, ptr %511, i64 528
  %513 = load i64, ptr %512, align 8, !tbaa !51
  %514 = icmp eq i64 %513, %321
  br i1 %514, label %515, label %625

515:                                              ; preds = %505
  %516 = getelementptr inbounds i8, ptr %511, i64 524
  %517 = load i32, ptr %516, align 4, !tbaa !19
  %518 = icmp eq i32 %517, %433
  br i1 %518, label %519, label %625

519:                                              ; preds = %515
  %520 = getelementptr inbounds i8, ptr %511, i64 536
  %521 = load i32, ptr %520, align 8, !tbaa !19
  switch i32 %521, label %530 [
    i32 2, label %625
    i32 1, label %522
  ]

522:                                              ; preds = %519
  %523 = getelementptr inbounds i8, ptr %511, i64 540
  %524 = load i32, ptr %523, align 4, !tbaa !19
  %525 = load i32, ptr %117, align 4, !tbaa !53
  %526 = icmp eq i32 %524, %525
  %527 = load i64, ptr %16, align 8
  %528 = icmp slt i64 %527, 1
  %529 = select i1 %526, i1 true, i1 %528
  br i1 %529, label %625, label %533

530:                                              ; preds = %519
  %531 = load i64, ptr %16, align 8, !tbaa !29
  %532 = icmp slt i64 %531, 1
  br i1 %532, label %625, label %533

533:                                              ; preds = %522, %530
  store i64 %510, ptr %37, align 8, !tbaa !58
  %534 = load i64, ptr %121, align 8, !tbaa !59
  %535 = load i64, ptr %38, align 8, !tbaa !60
  %536 = mul i64 %535, %506
  %537 = load i32, ptr %39, align 4, !tbaa !3
  %538 = zext i32 %537 to i64
  %539 = mul i64 %536, %538
  %540 = add i64 %539, %534
  store i64 %540, ptr %40, align 8, !tbaa !61
  %541 = load i64, ptr %41, align 8, !tbaa !62
  store i64 %541, ptr %0, align 8, !tbaa !63
  %542 = load i32, ptr %33, align 8, !tbaa !15
  %543 = icmp eq i32 %542, 2
  br i1 %543, label %544, label %560

544:                                              ; preds = %533
  %545 = load i64, ptr %42, align 8, !tbaa !64
  %546 = load i64, ptr %122, align 8, !tbaa !65
  %547 = add i64 %546, 1
  store i64 %547, ptr %122, align 8, !tbaa !65
  %548 = add i64 %545, -7046029254386353131
  %549 = add i64 %548, %546
  %550 = lshr i64 %549, 30
  %551 = xor i64 %550, %549
  %552 = mul i64 %551, -4658895280553007687
  %553 = lshr i64 %552, 27
  %554 = xor i64 %553, %552
  %555 = mul i64 %554, -7723592293110705685
  %556 = lshr i64 %555, 31
  %557 = xor i64 %556, %555
  %558 = and i64 %557, 63
  %559 = add nuw nsw i64 %558, 1
  store i64 %559, ptr %0, align 8, !tbaa !63
  br label %560

560:                                              ; preds = %544, %533
  %561 = call i64 %434(ptr noundef nonnull %511, ptr noundef nonnull %0, i64 noundef %435) #9
  %562 = load i64, ptr %16, align 8, !tbaa !29
  %563 = add nsw i64 %562, -64
  store i64 %563, ptr %16, align 8, !tbaa !29
  %564 = load i64, ptr %0, align 8, !tbaa !63
  %565 = load i64, ptr %41, align 8, !tbaa !62
  %566 = icmp ult i64 %564, %565
  br i1 %566, label %567, label %570

567:                                              ; preds = %560
  %568 = add i64 %564, %563
  %569 = sub i64 %568, %565
  store i64 %569, ptr %16, align 8, !tbaa !29
  br label %570

570:                                              ; preds = %567, %560
  %571 = and i64 %561, 281474976710655
  store i64 %571, ptr %512, align 8, !tbaa !51
  %572 = icmp eq i64 %561, %500
  br i1 %572, label %603, label %573

573:                                              ; preds = %570
  %574 = trunc nuw i64 %506 to i32
  %575 = lshr i64 %561, 48
  %576 = trunc nuw i64 %575 to i16
  switch i16 %576, label %598 [
    i16 2, label %577
    i16 1, label %587
    i16 7, label %597
    i16 4, label %602
  ]

577:                                              ; preds = %573
  %578 = load i32, ptr %117, align 4, !tbaa !53
  %579 = getelementptr inbounds i8, ptr %511, i64 540
  store i32 %578, ptr %579, align 4, !tbaa !19
  store i32 1, ptr %520, align 8, !tbaa !19
  %580 = load i32, ptr %116, align 8, !tbaa !49
  %581 = add i32 %580, 1
  store i32 %581, ptr %116, align 8, !tbaa !49
  %582 = load i32, ptr %118, align 4, !tbaa !54
  %583 = icmp ult i32 %581, %582
  br i1 %583, label %621, label %584

584:                                              ; preds = %577
  store i32 0, ptr %116, align 8, !tbaa !49
  %585 = load i32, ptr %117, align 4, !tbaa !53
  %586 = add i32 %585, 1
  store i32 %586, ptr %117, align 4, !tbaa !53
  br label %621

587:                                              ; preds = %573
  store i32 2, ptr %520, align 8, !tbaa !19
  %588 = load i32, ptr %118, align 4, !tbaa !54
  %589 = add i32 %588, -1
  store i32 %589, ptr %118, align 4, !tbaa !54
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %621, label %591

591:                                              ; preds = %587
  %592 = load i32, ptr %116, align 8, !tbaa !49
  %593 = icmp ult i32 %592, %589
  br i1 %593, label %621, label %594

594:                                              ; preds = %591
  store i32 0, ptr %116, align 8, !tbaa !49
  %595 = load i32, ptr %117, align 4, !tbaa !53
  %596 = add i32 %595, 1
  store i32 %596, ptr %117, align 4, !tbaa !53
  br label %621

597:                                              ; preds = %573
  store i32 3, ptr %520, align 8, !tbaa !19
  br label %621

598:                                              ; preds = %573
  %599 = load i32, ptr %520, align 8, !tbaa !19
  %600 = icmp eq i32 %599, 3
  br i1 %600, label %621, label %601

601:                                              ; preds = %598
  store i32 0, ptr %520, align 8, !tbaa !19
  br label %621

602:                                              ; preds = %573
  store i32 1, ptr %520, align 8, !tbaa !19
  br label %621

603:                                              ; preds = %570
  %604 = load i32, ptr %117, align 4, !tbaa !53
  %605 = getelementptr inbounds i8, ptr %511, i64 540
  store i32 %604, ptr %605, align 4, !tbaa !19
  store i32 1, ptr %520, align 8, !tbaa !19
  %606 = load i32, ptr %116, align 8, !tbaa !49
  %607 = add i32 %606, 1
  store i32 %607, ptr %116, align 8, !tbaa !49
  %608 = load i32, ptr %118, align 4, !tbaa !54
  %609 = icmp ult i32 %607, %608
  br i1 %609, label %613, label %610

610:                                              ; preds = %603
  store i32 0, ptr %116, align 8, !tbaa !49
  %611 = load i32, ptr %117, align 4, !tbaa !53
  %612 = add i32 %611, 1
  store i32 %612, ptr %117, align 4, !tbaa !53
  br label %613

613:                                              ; preds = %610, %603
  %614 = load atomic i32, ptr %36 monotonic, align 4
  %615 = icmp eq i32 %614, 0
  br i1 %615, label %616, label %625

616:                                              ; preds = %613
  %617 = add nuw nsw i64 %506, 1
  %618 = load i32, ptr %115, align 4, !tbaa !48
  %619 = zext i32 %618 to i64
  %620 = icmp ult i64 %617, %619
  br i1 %620, label %505, label %625, !llvm.loop !67

621:                                              ; preds = %602, %601, %598, %597, %594, %591, %587, %584, %577
  %622 = icmp ugt i64 %561, 281474976710655
  %623 = zext i1 %622 to i32
  %624 = add nuw i32 %623, %574
  br label %628

625:                                              ; preds = %616, %613, %530, %522, %519, %515, %505
  %626 = phi i64 [ %506, %519 ], [ %506, %530 ], [ %506, %522 ], [ %506, %515 ], [ %506, %505 ], [ %506, %613 ], [ %617, %616 ]
  %627 = trunc i64 %626 to i32
  br label %628

628:                                              ; preds = %625, %621, %498
  %629 = phi i32 [ %624, %621 ], [ %493, %498 ], [ %627, %625 ]
  %630 = load atomic i32, ptr %36 monotonic, align 4
  %631 = icmp eq i32 %630, 0
  br i1 %631, label %632, label %1154

632:                                              ; preds = %628, %495, %491, %487, %261
  %633 = phi i64 [ %431, %487 ], [ %431, %628 ], [ %431, %495 ], [ %431, %491 ], [ %221, %261 ]
  %634 = phi i64 [ %432, %487 ], [ %321, %628 ], [ %321, %495 ], [ %432, %491 ], [ %222, %261 ]
  %635 = phi i32 [ %433, %487 ], [ %433, %628 ], [ %433, %495 ], [ %433, %491 ], [ %223, %261 ]
  %636 = phi ptr [ %434, %487 ], [ %434, %628 ], [ %434, %495 ], [ %434, %491 ], [ %224, %261 ]
  %637 = phi i64 [ %435, %487 ], [ %435, %628 ], [ %435, %495 ], [ %435, %491 ], [ %225, %261 ]
  %638 = phi i64 [ %436, %487 ], [ %436, %628 ], [ %436, %495 ], [ %436, %491 ], [ %226, %261 ]
  %639 = phi i32 [ %437, %487 ], [ %437, %628 ], [ %437, %495 ], [ %437, %491 ], [ %227, %261 ]
  %640 = phi ptr [ %438, %487 ], [ %438, %628 ], [ %438, %495 ], [ %438, %491 ], [ %228, %261 ]
  %641 = phi i64 [ %439, %487 ], [ %439, %628 ], [ %439, %495 ], [ %439, %491 ], [ %229, %261 ]
  %642 = phi i32 [ %490, %487 ], [ %629, %628 ], [ %493, %495 ], [ %493, %491 ], [ %262, %261 ]
  %643 = phi i32 [ %489, %487 ], [ %492, %628 ], [ %492, %495 ], [ %492, %491 ], [ %231, %261 ]
  %644 = load i32, ptr %115, align 4, !tbaa !48
  %645 = icmp ult i32 %642, %644
  br i1 %645, label %220, label %646

646:                                              ; preds = %632, %214
  %647 = phi i64 [ %135, %214 ], [ %633, %632 ]
  %648 = phi i64 [ %137, %214 ], [ %634, %632 ]
  %649 = phi i32 [ %127, %214 ], [ %635, %632 ]
  %650 = phi ptr [ %128, %214 ], [ %636, %632 ]
  %651 = phi i64 [ %129, %214 ], [ %637, %632 ]
  %652 = phi i64 [ %138, %214 ], [ %638, %632 ]
  %653 = phi i32 [ %131, %214 ], [ %639, %632 ]
  %654 = phi ptr [ %132, %214 ], [ %640, %632 ]
  %655 = phi i64 [ %133, %214 ], [ %641, %632 ]
  %656 = phi i32 [ %218, %214 ], [ %644, %632 ]
  %657 = phi i32 [ %215, %214 ], [ %643, %632 ]
  store i64 0, ptr %109, align 8, !tbaa !43
  %658 = load i32, ptr %118, align 4, !tbaa !54
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %728, label %660

660:                                              ; preds = %646
  %661 = load i32, ptr %33, align 8, !tbaa !15
  %662 = icmp eq i32 %661, 2
  br i1 %662, label %663, label %692

663:                                              ; preds = %660
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %119, i8 0, i64 16, i1 false)
  %664 = load i64, ptr %42, align 8, !tbaa !64
  %665 = load i64, ptr %123, align 8, !tbaa !68
  %666 = add i64 %665, -7046029254386353131
  %667 = lshr i64 %666, 30
  %668 = xor i64 %667, %666
  %669 = mul i64 %668, -4658895280553007687
  %670 = lshr i64 %669, 27
  %671 = xor i64 %670, %669
  %672 = mul i64 %671, -7723592293110705685
  %673 = lshr i64 %672, 31
  %674 = load i64, ptr %122, align 8, !tbaa !65
  %675 = add i64 %674, 1
  store i64 %675, ptr %122, align 8, !tbaa !65
  %676 = xor i64 %664, %673
  %677 = xor i64 %676, %674
  %678 = xor i64 %677, %672
  %679 = add i64 %678, -7046029254386353131
  %680 = lshr i64 %679, 30
  %681 = xor i64 %680, %679
  %682 = mul i64 %681, -4658895280553007687
  %683 = lshr i64 %682, 27
  %684 = xor i64 %683, %682
  %685 = mul i64 %684, -7723592293110705685
  %686 = lshr i64 %685, 31
  %687 = xor i64 %686, %685
  %688 = lshr i64 %687, 1
  %689 = zext i32 %656 to i64
  %690 = urem i64 %688, %689
  store i64 %690, ptr %119, align 8, !tbaa !55
  %691 = and i64 %687, 1
  store i64 %691, ptr %120, align 8, !tbaa !56
  br label %692

692:                                              ; preds = %663, %660
  %693 = icmp eq i32 %657, 0
  br i1 %693, label %694, label %124

694:                                              ; preds = %692
  %695 = icmp eq i32 %656, 0
  br i1 %695, label %719, label %696

696:                                              ; preds = %694
  %697 = load i64, ptr %114, align 8, !tbaa !47
  %698 = load i64, ptr %35, align 8, !tbaa !50
  %699 = zext i32 %656 to i64
  br label %700

700:                                              ; preds = %713, %696
  %701 = phi i64 [ 0, %696 ], [ %714, %713 ]
  %702 = phi i1 [ false, %696 ], [ %715, %713 ]
  %703 = mul i64 %701, %698
  %704 = add i64 %703, %697
  %705 = inttoptr i64 %704 to ptr
  %706 = getelementptr inbounds i8, ptr %705, i64 536
  %707 = load i32, ptr %706, align 8, !tbaa !19
  switch i32 %707, label %717 [
    i32 2, label %713
    i32 1, label %708
  ]

708:                                              ; preds = %700
  %709 = getelementptr inbounds i8, ptr %705, i64 540
  %710 = load i32, ptr %709, align 4, !tbaa !19
  %711 = load i32, ptr %117, align 4, !tbaa !53
  %712 = icmp eq i32 %710, %711
  br i1 %712, label %713, label %717

713:                                              ; preds = %708, %700
  %714 = add nuw nsw i64 %701, 1
  %715 = icmp uge i64 %714, %699
  %716 = icmp eq i64 %714, %699
  br i1 %716, label %717, label %700, !llvm.loop !69

717:                                              ; preds = %713, %708, %700
  %718 = phi i1 [ %715, %713 ], [ %702, %708 ], [ %702, %700 ]
  br i1 %718, label %719, label %738

719:                                              ; preds = %717, %694
  %720 = cmpxchg ptr %36, i32 0, i32 4 acq_rel acquire, align 4
  %721 = extractvalue { i32, i1 } %720, 1
  %722 = zext i1 %721 to i64
  %723 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %722, ptr %723, align 8, !tbaa !70
  br label %1154

724:                                              ; preds = %269
  %725 = zext i32 %232 to i64
  store i64 %725, ptr %109, align 8, !tbaa !43
  store i64 %91, ptr %24, align 8, !tbaa !33
  br label %1154

726:                                              ; preds = %452
  %727 = zext i32 %232 to i64
  store i64 %727, ptr %109, align 8, !tbaa !43
  store i64 %91, ptr %24, align 8, !tbaa !33
  br label %1154

728:                                              ; preds = %646, %210
  %729 = phi i64 [ %135, %210 ], [ %647, %646 ]
  %730 = phi i64 [ %137, %210 ], [ %648, %646 ]
  %731 = phi i32 [ %127, %210 ], [ %649, %646 ]
  %732 = phi ptr [ %128, %210 ], [ %650, %646 ]
  %733 = phi i64 [ %129, %210 ], [ %651, %646 ]
  %734 = phi i64 [ %138, %210 ], [ %652, %646 ]
  %735 = phi i32 [ %131, %210 ], [ %653, %646 ]
  %736 = phi ptr [ %132, %210 ], [ %654, %646 ]
  %737 = phi i64 [ %133, %210 ], [ %655, %646 ]
  store i32 0, ptr %101, align 8, !tbaa !36
  br label %759

738:                                              ; preds = %717
  store i64 1, ptr %46, align 8, !tbaa !71
  %739 = load i64, ptr %26, align 8, !tbaa !35
  %740 = load i64, ptr %25, align 8, !tbaa !34
  br label %741

741:                                              ; preds = %87, %738
  %742 = phi i64 [ %88, %87 ], [ %740, %738 ]
  %743 = phi i64 [ %89, %87 ], [ %739, %738 ]
  %744 = phi i64 [ %100, %87 ], [ %647, %738 ]
  %745 = phi i64 [ %99, %87 ], [ %648, %738 ]
  %746 = phi i32 [ %98, %87 ], [ %649, %738 ]
  %747 = phi ptr [ %97, %87 ], [ %650, %738 ]
  %748 = phi i64 [ %96, %87 ], [ %651, %738 ]
  %749 = phi i64 [ %95, %87 ], [ %652, %738 ]
  %750 = phi i32 [ %94, %87 ], [ %653, %738 ]
  %751 = phi ptr [ %93, %87 ], [ %654, %738 ]
  %752 = phi i64 [ %92, %87 ], [ %655, %738 ]
  %753 = phi i32 [ %90, %87 ], [ %105, %738 ]
  %754 = add i64 %743, 1
  %755 = icmp eq i64 %754, %742
  %756 = select i1 %755, i64 0, i64 %754
  store i64 %756, ptr %26, align 8, !tbaa !35
  %757 = add nuw i64 %91, 1
  %758 = icmp ult i64 %757, %742
  br i1 %758, label %87, label %759, !llvm.loop !72

759:                                              ; preds = %741, %72, %728
  %760 = phi i32 [ %90, %728 ], [ 0, %72 ], [ %753, %741 ]
  %761 = phi i1 [ true, %728 ], [ false, %72 ], [ false, %741 ]
  %762 = phi i64 [ %729, %728 ], [ %73, %72 ], [ %744, %741 ]
  %763 = phi i64 [ %730, %728 ], [ %74, %72 ], [ %745, %741 ]
  %764 = phi i32 [ %731, %728 ], [ %75, %72 ], [ %746, %741 ]
  %765 = phi ptr [ %732, %728 ], [ %76, %72 ], [ %747, %741 ]
  %766 = phi i64 [ %733, %728 ], [ %77, %72 ], [ %748, %741 ]
  %767 = phi i64 [ %734, %728 ], [ %78, %72 ], [ %749, %741 ]
  %768 = phi i32 [ %735, %728 ], [ %79, %72 ], [ %750, %741 ]
  %769 = phi ptr [ %736, %728 ], [ %80, %72 ], [ %751, %741 ]
  %770 = phi i64 [ %737, %728 ], [ %81, %72 ], [ %752, %741 ]
  store i64 0, ptr %24, align 8, !tbaa !33
  %771 = load atomic i32, ptr %36 monotonic, align 4
  %772 = icmp eq i32 %771, 0
  br i1 %772, label %773, label %1154

773:                                              ; preds = %759
  %774 = load i64, ptr %20, align 8, !tbaa !31
  %775 = inttoptr i64 %774 to ptr
  %776 = load i64, ptr %25, align 8, !tbaa !34
  %777 = icmp eq i64 %776, 0
  br i1 %777, label %1124, label %781

778:                                              ; preds = %781
  %779 = add nuw i64 %782, 1
  %780 = icmp eq i64 %779, %776
  br i1 %780, label %1124, label %781, !llvm.loop !73

781:                                              ; preds = %773, %778
  %782 = phi i64 [ %779, %778 ], [ 0, %773 ]
  %783 = getelementptr inbounds %struct.Group, ptr %775, i64 %782
  %784 = load i32, ptr %783, align 8, !tbaa !36
  %785 = icmp eq i32 %784, 0
  br i1 %785, label %786, label %778

786:                                              ; preds = %781
  %787 = load i64, ptr %47, align 8, !tbaa !74
  %788 = load i64, ptr %48, align 8, !tbaa !75
  %789 = icmp eq i64 %787, %788
  br i1 %789, label %790, label %802

790:                                              ; preds = %786
  %791 = load i64, ptr %46, align 8, !tbaa !71
  %792 = call i64 @llvm.umax.i64(i64 %791, i64 1)
  %793 = atomicrmw add ptr %49, i64 %792 acq_rel, align 8
  %794 = load i64, ptr %9, align 8, !tbaa !76
  %795 = icmp ult i64 %793, %794
  br i1 %795, label %796, label %1124

796:                                              ; preds = %790
  %797 = add i64 %793, %792
  %798 = shl i64 %792, 1
  %799 = load i64, ptr %50, align 8, !tbaa !77
  %800 = call i64 @llvm.umin.i64(i64 %798, i64 %799)
  store i64 %800, ptr %46, align 8, !tbaa !71
  %801 = call i64 @llvm.umin.i64(i64 %797, i64 %794)
  store i64 %801, ptr %48, align 8, !tbaa !75
  br label %802

802:                                              ; preds = %796, %786
  %803 = phi i64 [ %793, %796 ], [ %787, %786 ]
  %804 = add i64 %803, 1
  store i64 %804, ptr %47, align 8, !tbaa !74
  %805 = load i32, ptr %33, align 8, !tbaa !15
  switch i32 %805, label %810 [
    i32 0, label %817
    i32 1, label %806
  ]

806:                                              ; preds = %802
  %807 = load i64, ptr %9, align 8, !tbaa !76
  %808 = xor i64 %803, -1
  %809 = add i64 %807, %808
  br label %817

810:                                              ; preds = %802
  %811 = load i64, ptr %51, align 8, !tbaa !78
  %812 = mul i64 %811, %803
  %813 = load i64, ptr %52, align 8, !tbaa !79
  %814 = add i64 %812, %813
  %815 = load i64, ptr %9, align 8, !tbaa !76
  %816 = urem i64 %814, %815
  br label %817

817:                                              ; preds = %810, %806, %802
  %818 = phi i64 [ %816, %810 ], [ %809, %806 ], [ %803, %802 ]
  %819 = getelementptr inbounds i8, ptr %783, i64 24
  %820 = load i32, ptr %53, align 4, !tbaa !19
  %821 = zext i32 %820 to i64
  %822 = icmp ult i64 %818, %821
  br i1 %822, label %860, label %858

823:                                              ; preds = %891
  %824 = add i64 %911, 4294967295
  %825 = and i64 %824, 4294967295
  %826 = getelementptr inbounds i8, ptr %783, i64 80
  store i64 %825, ptr %826, align 8, !tbaa !55
  br label %855

827:                                              ; preds = %891
  %828 = getelementptr inbounds i8, ptr %783, i64 80
  store i64 0, ptr %828, align 8, !tbaa !55
  %829 = icmp eq i32 %924, 2
  br i1 %829, label %830, label %855

830:                                              ; preds = %827
  %831 = load i64, ptr %42, align 8, !tbaa !64
  %832 = add i64 %818, -7046029254386353131
  %833 = lshr i64 %832, 30
  %834 = xor i64 %833, %832
  %835 = mul i64 %834, -4658895280553007687
  %836 = lshr i64 %835, 27
  %837 = xor i64 %836, %835
  %838 = mul i64 %837, -7723592293110705685
  %839 = lshr i64 %838, 31
  store i64 1, ptr %920, align 8, !tbaa !65
  %840 = xor i64 %839, %831
  %841 = xor i64 %840, %838
  %842 = add i64 %841, -7046029254386353131
  %843 = lshr i64 %842, 30
  %844 = xor i64 %843, %842
  %845 = mul i64 %844, -4658895280553007687
  %846 = lshr i64 %845, 27
  %847 = xor i64 %846, %845
  %848 = mul i64 %847, -7723592293110705685
  %849 = lshr i64 %848, 31
  %850 = xor i64 %849, %848
  %851 = lshr i64 %850, 1
  %852 = and i64 %911, 4294967295
  %853 = urem i64 %851, %852
  store i64 %853, ptr %828, align 8, !tbaa !55
  %854 = and i64 %850, 1
  store i64 %854, ptr %927, align 8, !tbaa !56
  br label %855

855:                                              ; preds = %830, %827, %823
  %856 = load i32, ptr %54, align 4, !tbaa !19
  %857 = icmp eq i32 %869, %856
  br i1 %857, label %928, label %934

858:                                              ; preds = %817
  %859 = udiv i64 %818, %821
  br label %860

860:                                              ; preds = %858, %817
  %861 = phi i64 [ %859, %858 ], [ 0, %817 ]
  %862 = mul i64 %861, %821
  %863 = sub i64 %818, %862
  %864 = trunc i64 %863 to i32
  store i32 %864, ptr %819, align 4, !tbaa !19
  %865 = load i32, ptr %54, align 4, !tbaa !19
  %866 = load i32, ptr %55, align 4, !tbaa !19
  %867 = mul i32 %865, %864
  %868 = sub i32 %866, %867
  %869 = call noundef i32 @llvm.umin.i32(i32 %865, i32 %868)
  %870 = load i32, ptr %56, align 4, !tbaa !19
  %871 = zext i32 %870 to i64
  %872 = icmp ult i64 %861, %871
  br i1 %872, label %875, label %873

873:                                              ; preds = %860
  %874 = udiv i64 %861, %871
  br label %875

875:                                              ; preds = %873, %860
  %876 = phi i64 [ %874, %873 ], [ 0, %860 ]
  %877 = mul i64 %876, %871
  %878 = sub i64 %861, %877
  %879 = trunc i64 %878 to i32
  %880 = getelementptr inbounds i8, ptr %783, i64 28
  store i32 %879, ptr %880, align 4, !tbaa !19
  %881 = load i32, ptr %57, align 4, !tbaa !19
  %882 = load i32, ptr %58, align 4, !tbaa !19
  %883 = mul i32 %881, %879
  %884 = sub i32 %882, %883
  %885 = call noundef i32 @llvm.umin.i32(i32 %881, i32 %884)
  %886 = load i32, ptr %59, align 4, !tbaa !19
  %887 = zext i32 %886 to i64
  %888 = icmp ult i64 %876, %887
  br i1 %888, label %891, label %889

889:                                              ; preds = %875
  %890 = udiv i64 %876, %887
  br label %891

891:                                              ; preds = %889, %875
  %892 = phi i64 [ %890, %889 ], [ 0, %875 ]
  %893 = mul i64 %892, %887
  %894 = sub i64 %876, %893
  %895 = trunc i64 %894 to i32
  %896 = getelementptr inbounds i8, ptr %783, i64 32
  store i32 %895, ptr %896, align 4, !tbaa !19
  %897 = load i32, ptr %60, align 4, !tbaa !19
  %898 = load i32, ptr %61, align 4, !tbaa !19
  %899 = mul i32 %897, %895
  %900 = sub i32 %898, %899
  %901 = call noundef i32 @llvm.umin.i32(i32 %897, i32 %900)
  %902 = zext i32 %869 to i64
  %903 = zext i32 %885 to i64
  %904 = mul nuw i64 %903, %902
  %905 = zext i32 %901 to i64
  %906 = mul i64 %904, %905
  %907 = load i32, ptr %39, align 4, !tbaa !3
  %908 = zext i32 %907 to i64
  %909 = add nsw i64 %908, -1
  %910 = add i64 %909, %906
  %911 = udiv i64 %910, %908
  %912 = trunc i64 %911 to i32
  %913 = getelementptr inbounds i8, ptr %783, i64 4
  store i32 %912, ptr %913, align 4, !tbaa !54
  %914 = getelementptr inbounds i8, ptr %783, i64 36
  store i32 %912, ptr %914, align 4, !tbaa !48
  %915 = getelementptr inbounds i8, ptr %783, i64 64
  store i64 0, ptr %915, align 8, !tbaa !43
  %916 = getelementptr inbounds i8, ptr %783, i64 12
  store i32 0, ptr %916, align 4, !tbaa !53
  %917 = getelementptr inbounds i8, ptr %783, i64 8
  store i32 0, ptr %917, align 8, !tbaa !49
  %918 = getelementptr inbounds i8, ptr %783, i64 16
  store i64 %818, ptr %918, align 8, !tbaa !68
  %919 = getelementptr inbounds i8, ptr %783, i64 72
  store i64 1, ptr %919, align 8, !tbaa !46
  store i32 1, ptr %783, align 8, !tbaa !36
  %920 = getelementptr inbounds i8, ptr %783, i64 96
  store i64 0, ptr %920, align 8, !tbaa !65
  %921 = getelementptr inbounds i8, ptr %783, i64 120
  store i64 1, ptr %921, align 8, !tbaa !80
  %922 = getelementptr inbounds i8, ptr %783, i64 112
  store i64 1, ptr %922, align 8, !tbaa !81
  %923 = getelementptr inbounds i8, ptr %783, i64 128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %923, i8 0, i64 32, i1 false)
  %924 = load i32, ptr %33, align 8, !tbaa !15
  %925 = icmp eq i32 %924, 1
  %926 = zext i1 %925 to i64
  %927 = getelementptr inbounds i8, ptr %783, i64 88
  store i64 %926, ptr %927, align 8, !tbaa !56
  br i1 %925, label %823, label %827

928:                                              ; preds = %855
  %929 = load i32, ptr %57, align 4, !tbaa !19
  %930 = icmp eq i32 %885, %929
  br i1 %930, label %931, label %934

931:                                              ; preds = %928
  %932 = load i32, ptr %60, align 4, !tbaa !19
  %933 = icmp ne i32 %901, %932
  br label %934

934:                                              ; preds = %931, %928, %855
  %935 = phi i1 [ true, %928 ], [ true, %855 ], [ %933, %931 ]
  %936 = load i32, ptr %62, align 8, !tbaa !10
  %937 = icmp eq i32 %936, 0
  br i1 %937, label %938, label %941

938:                                              ; preds = %934
  %939 = load i32, ptr %63, align 4, !tbaa !11
  %940 = zext i32 %939 to i64
  br label %941

941:                                              ; preds = %938, %934
  %942 = phi i64 [ %940, %938 ], [ 1, %934 ]
  %943 = mul nuw i64 %942, %908
  %944 = sub nsw i64 64, %908
  %945 = lshr i64 -1, %944
  %946 = load i32, ptr %64, align 4, !tbaa !82
  %947 = icmp eq i32 %946, 0
  br i1 %947, label %949, label %948

948:                                              ; preds = %941
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %783)
  br label %949

949:                                              ; preds = %948, %941
  %950 = load i64, ptr %65, align 8, !tbaa !83
  %951 = icmp eq i64 %950, 0
  br i1 %951, label %954, label %952

952:                                              ; preds = %949
  %953 = inttoptr i64 %950 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %953, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %783)
  br label %954

954:                                              ; preds = %952, %949
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #9
  %955 = trunc i64 %945 to i32
  %956 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %955, i64 14
  %957 = lshr i64 4294967295, %944
  %958 = trunc nuw i64 %957 to i32
  %959 = insertelement <16 x i32> %956, i32 %958, i64 15
  store <16 x i32> %959, ptr %3, align 4, !tbaa !84
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #9
  %960 = load i32, ptr %66, align 8, !tbaa !85
  %961 = load i64, ptr %67, align 8, !tbaa !86
  %962 = trunc i64 %961 to i32
  %963 = lshr i64 %961, 32
  %964 = trunc nuw i64 %963 to i32
  %965 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %960, i64 3
  %966 = insertelement <16 x i32> %965, i32 %962, i64 4
  %967 = insertelement <16 x i32> %966, i32 %964, i64 5
  store <16 x i32> %967, ptr %4, align 4, !tbaa !84
  %968 = load i64, ptr %68, align 8, !tbaa !14
  %969 = icmp eq i64 %968, 0
  br i1 %969, label %970, label %988

970:                                              ; preds = %988, %954
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %783, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %783, i64 noundef 8, ptr noundef nonnull %4)
  %971 = load i64, ptr %35, align 8, !tbaa !50
  %972 = load i32, ptr %914, align 4, !tbaa !48
  %973 = zext i32 %972 to i64
  %974 = getelementptr inbounds i8, ptr %783, i64 40
  %975 = icmp eq i32 %972, 0
  br i1 %975, label %995, label %976

976:                                              ; preds = %970
  %977 = load i64, ptr %974, align 8, !tbaa !47
  %978 = inttoptr i64 %977 to ptr
  %979 = load i64, ptr %70, align 8, !tbaa !18
  %980 = inttoptr i64 %979 to ptr
  %981 = lshr i64 %943, 4
  %982 = icmp ult i64 %943, 16
  %983 = call i64 @llvm.umax.i64(i64 %981, i64 1)
  %984 = and i64 %983, 3
  %985 = icmp ult i64 %943, 64
  %986 = and i64 %983, 1152921504606846972
  %987 = icmp eq i64 %984, 0
  br label %998

988:                                              ; preds = %954, %988
  %989 = phi i64 [ %992, %988 ], [ 0, %954 ]
  %990 = shl i64 %989, 6
  %991 = getelementptr inbounds i8, ptr %69, i64 %990
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %783, i64 noundef %989, ptr noundef nonnull readonly %991)
  %992 = add nuw i64 %989, 1
  %993 = load i64, ptr %68, align 8, !tbaa !14
  %994 = icmp ult i64 %992, %993
  br i1 %994, label %988, label %970, !llvm.loop !87

995:                                              ; preds = %1103, %970
  %996 = urem i64 %906, %908
  %997 = icmp eq i64 %996, 0
  br i1 %997, label %1123, label %1108

998:                                              ; preds = %1103, %976
  %999 = phi ptr [ %980, %976 ], [ %1104, %1103 ]
  %1000 = phi i64 [ 0, %976 ], [ %1105, %1103 ]
  %1001 = phi ptr [ %978, %976 ], [ %1106, %1103 ]
  %1002 = trunc nuw i64 %1000 to i32
  %1003 = getelementptr inbounds i8, ptr %1001, i64 544
  store i32 %1002, ptr %1003, align 8, !tbaa !19
  br i1 %935, label %1029, label %1004

1004:                                             ; preds = %998
  br i1 %982, label %1103, label %1005

1005:                                             ; preds = %1004
  %1006 = getelementptr inbounds i8, ptr %1001, i64 576
  br i1 %985, label %1089, label %1007

1007:                                             ; preds = %1005, %1007
  %1008 = phi ptr [ %1023, %1007 ], [ %999, %1005 ]
  %1009 = phi i64 [ %1026, %1007 ], [ 0, %1005 ]
  %1010 = phi i64 [ %1027, %1007 ], [ 0, %1005 ]
  %1011 = getelementptr inbounds i8, ptr %1008, i64 64
  %1012 = load <16 x i32>, ptr %1008, align 4, !tbaa !84
  %1013 = getelementptr inbounds <16 x i32>, ptr %1006, i64 %1009
  store <16 x i32> %1012, ptr %1013, align 8, !tbaa !84
  %1014 = or disjoint i64 %1009, 1
  %1015 = getelementptr inbounds i8, ptr %1008, i64 128
  %1016 = load <16 x i32>, ptr %1011, align 4, !tbaa !84
  %1017 = getelementptr inbounds <16 x i32>, ptr %1006, i64 %1014
  store <16 x i32> %1016, ptr %1017, align 8, !tbaa !84
  %1018 = or disjoint i64 %1009, 2
  %1019 = getelementptr inbounds i8, ptr %1008, i64 192
  %1020 = load <16 x i32>, ptr %1015, align 4, !tbaa !84
  %1021 = getelementptr inbounds <16 x i32>, ptr %1006, i64 %1018
  store <16 x i32> %1020, ptr %1021, align 8, !tbaa !84
  %1022 = or disjoint i64 %1009, 3
  %1023 = getelementptr inbounds i8, ptr %1008, i64 256
  %1024 = load <16 x i32>, ptr %1019, align 4, !tbaa !84
  %1025 = getelementptr inbounds <16 x i32>, ptr %1006, i64 %1022
  store <16 x i32> %1024, ptr %1025, align 8, !tbaa !84
  %1026 = add nuw nsw i64 %1009, 4
  %1027 = add i64 %1010, 4
  %1028 = icmp eq i64 %1027, %986
  br i1 %1028, label %1089, label %1007, !llvm.loop !88

1029:                                             ; preds = %998
  %1030 = getelementptr inbounds i8, ptr %1001, i64 576
  %1031 = load i32, ptr %39, align 4, !tbaa !3
  %1032 = icmp eq i32 %1031, 0
  br i1 %1032, label %1103, label %1033

1033:                                             ; preds = %1029
  %1034 = zext i32 %1031 to i64
  %1035 = mul nuw i64 %1000, %1034
  %1036 = udiv i64 %1035, %902
  %1037 = udiv i64 %1036, %903
  %1038 = trunc i64 %1037 to i32
  %1039 = urem i64 %1036, %903
  %1040 = trunc nuw i64 %1039 to i32
  %1041 = urem i64 %1035, %902
  %1042 = trunc nuw i64 %1041 to i32
  %1043 = shl i32 %1031, 1
  br label %1044

1044:                                             ; preds = %1083, %1033
  %1045 = phi i64 [ 0, %1033 ], [ %1087, %1083 ]
  %1046 = phi i32 [ %1038, %1033 ], [ %1086, %1083 ]
  %1047 = phi i32 [ %1040, %1033 ], [ %1085, %1083 ]
  %1048 = phi i32 [ %1042, %1033 ], [ %1084, %1083 ]
  %1049 = load i32, ptr %62, align 8, !tbaa !10
  %1050 = icmp eq i32 %1049, 0
  br i1 %1050, label %1056, label %1051

1051:                                             ; preds = %1044
  %1052 = shl i32 %1047, 10
  %1053 = shl i32 %1046, 20
  %1054 = or i32 %1052, %1053
  %1055 = or i32 %1054, %1048
  br label %1070

1056:                                             ; preds = %1044
  %1057 = getelementptr inbounds i32, ptr %1030, i64 %1045
  store i32 %1048, ptr %1057, align 4, !tbaa !19
  %1058 = load i32, ptr %63, align 4, !tbaa !11
  %1059 = icmp ugt i32 %1058, 1
  br i1 %1059, label %1060, label %1074

1060:                                             ; preds = %1056
  %1061 = trunc nuw i64 %1045 to i32
  %1062 = add i32 %1031, %1061
  %1063 = zext i32 %1062 to i64
  %1064 = getelementptr inbounds i32, ptr %1030, i64 %1063
  store i32 %1047, ptr %1064, align 4, !tbaa !19
  %1065 = load i32, ptr %63, align 4, !tbaa !11
  %1066 = icmp ugt i32 %1065, 2
  br i1 %1066, label %1067, label %1074

1067:                                             ; preds = %1060
  %1068 = add i32 %1043, %1061
  %1069 = zext i32 %1068 to i64
  br label %1070

1070:                                             ; preds = %1067, %1051
  %1071 = phi i64 [ %1069, %1067 ], [ %1045, %1051 ]
  %1072 = phi i32 [ %1046, %1067 ], [ %1055, %1051 ]
  %1073 = getelementptr inbounds i32, ptr %1030, i64 %1071
  store i32 %1072, ptr %1073, align 4, !tbaa !19
  br label %1074

1074:                                             ; preds = %1070, %1060, %1056
  %1075 = add i32 %1048, 1
  %1076 = icmp ult i32 %1075, %869
  br i1 %1076, label %1083, label %1077

1077:                                             ; preds = %1074
  %1078 = add i32 %1047, 1
  %1079 = icmp uge i32 %1078, %885
  %1080 = select i1 %1079, i32 0, i32 %1078
  %1081 = zext i1 %1079 to i32
  %1082 = add i32 %1046, %1081
  br label %1083

1083:                                             ; preds = %1077, %1074
  %1084 = phi i32 [ %1075, %1074 ], [ 0, %1077 ]
  %1085 = phi i32 [ %1047, %1074 ], [ %1080, %1077 ]
  %1086 = phi i32 [ %1046, %1074 ], [ %1082, %1077 ]
  %1087 = add nuw nsw i64 %1045, 1
  %1088 = icmp eq i64 %1087, %1034
  br i1 %1088, label %1103, label %1044, !llvm.loop !20

1089:                                             ; preds = %1007, %1005
  %1090 = phi ptr [ poison, %1005 ], [ %1023, %1007 ]
  %1091 = phi ptr [ %999, %1005 ], [ %1023, %1007 ]
  %1092 = phi i64 [ 0, %1005 ], [ %1026, %1007 ]
  br i1 %987, label %1103, label %1093

1093:                                             ; preds = %1089, %1093
  %1094 = phi ptr [ %1097, %1093 ], [ %1091, %1089 ]
  %1095 = phi i64 [ %1100, %1093 ], [ %1092, %1089 ]
  %1096 = phi i64 [ %1101, %1093 ], [ 0, %1089 ]
  %1097 = getelementptr inbounds i8, ptr %1094, i64 64
  %1098 = load <16 x i32>, ptr %1094, align 4, !tbaa !84
  %1099 = getelementptr inbounds <16 x i32>, ptr %1006, i64 %1095
  store <16 x i32> %1098, ptr %1099, align 8, !tbaa !84
  %1100 = add nuw nsw i64 %1095, 1
  %1101 = add i64 %1096, 1
  %1102 = icmp eq i64 %1101, %984
  br i1 %1102, label %1103, label %1093, !llvm.loop !89

1103:                                             ; preds = %1089, %1093, %1083, %1029, %1004
  %1104 = phi ptr [ %999, %1029 ], [ %999, %1004 ], [ %999, %1083 ], [ %1090, %1089 ], [ %1097, %1093 ]
  %1105 = add nuw nsw i64 %1000, 1
  %1106 = getelementptr inbounds i8, ptr %1001, i64 %971
  %1107 = icmp eq i64 %1105, %973
  br i1 %1107, label %995, label %998, !llvm.loop !91

1108:                                             ; preds = %995
  %1109 = shl nsw i64 -1, %996
  %1110 = xor i64 %1109, -1
  %1111 = add i32 %972, -1
  %1112 = load i64, ptr %974, align 8, !tbaa !47
  %1113 = zext i32 %1111 to i64
  %1114 = load i64, ptr %35, align 8, !tbaa !50
  %1115 = mul i64 %1114, %1113
  %1116 = add i64 %1115, %1112
  %1117 = inttoptr i64 %1116 to ptr
  %1118 = trunc i64 %1110 to i32
  %1119 = getelementptr inbounds i8, ptr %1117, i64 504
  store i32 %1118, ptr %1119, align 8, !tbaa !19
  %1120 = lshr i64 %1110, 32
  %1121 = trunc nuw nsw i64 %1120 to i32
  %1122 = getelementptr inbounds i8, ptr %1117, i64 508
  store i32 %1121, ptr %1122, align 4, !tbaa !19
  br label %1123

1123:                                             ; preds = %995, %1108
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #9
  br label %1125

1124:                                             ; preds = %778, %773, %790
  br i1 %761, label %1125, label %1126

1125:                                             ; preds = %1123, %1124
  store i32 0, ptr %71, align 4, !tbaa !92
  br label %1140

1126:                                             ; preds = %1124
  %1127 = icmp eq i32 %760, 0
  br i1 %1127, label %1154, label %1128

1128:                                             ; preds = %1126
  %1129 = load i32, ptr %71, align 4, !tbaa !92
  %1130 = add i32 %1129, 1
  store i32 %1130, ptr %71, align 4, !tbaa !92
  %1131 = icmp eq i32 %1130, 16
  br i1 %1131, label %1132, label %1140

1132:                                             ; preds = %1128
  %1133 = load i64, ptr %47, align 8, !tbaa !74
  %1134 = load i64, ptr %48, align 8, !tbaa !75
  %1135 = icmp ult i64 %1133, %1134
  br i1 %1135, label %1154, label %1136

1136:                                             ; preds = %1132
  %1137 = load atomic i64, ptr %49 acquire, align 8
  %1138 = load i64, ptr %9, align 8, !tbaa !76
  %1139 = icmp ult i64 %1137, %1138
  br i1 %1139, label %1154, label %1140

1140:                                             ; preds = %1136, %1128, %1125
  %1141 = load i64, ptr %16, align 8, !tbaa !29
  %1142 = add nsw i64 %1141, -64
  store i64 %1142, ptr %16, align 8, !tbaa !29
  %1143 = icmp sgt i64 %1141, 64
  br i1 %1143, label %1153, label %1144

1144:                                             ; preds = %1140
  %1145 = load i64, ptr %6, align 8, !tbaa !26
  %1146 = icmp eq i64 %1145, -1
  br i1 %1146, label %1151, label %1147

1147:                                             ; preds = %1144
  %1148 = call i64 @llvm.readcyclecounter()
  %1149 = load i64, ptr %6, align 8, !tbaa !26
  %1150 = icmp ult i64 %1148, %1149
  br i1 %1150, label %1151, label %1154

1151:                                             ; preds = %1147, %1144
  %1152 = load i64, ptr %19, align 8, !tbaa !30
  store i64 %1152, ptr %16, align 8, !tbaa !29
  br label %1153

1153:                                             ; preds = %1151, %1140
  br label %72

1154:                                             ; preds = %1147, %1132, %759, %1126, %1136, %206, %449, %628, %719, %724, %726
  %1155 = phi i32 [ 2, %719 ], [ 1, %726 ], [ 4, %724 ], [ 2, %628 ], [ 2, %449 ], [ 2, %206 ], [ 4, %1147 ], [ 3, %1132 ], [ 2, %759 ], [ 0, %1126 ], [ 3, %1136 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #9
  ret i32 %1155
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %1, i64 36
  %4 = load i32, ptr %3, align 4, !tbaa !48
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
  %16 = load i64, ptr %15, align 8, !tbaa !93
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = load i64, ptr %17, align 8, !tbaa !68
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %14, i64 noundef %16, i64 noundef %18)
  %19 = getelementptr inbounds i8, ptr %0, i64 80
  %20 = load i64, ptr %19, align 8, !tbaa !60
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %55, label %43

22:                                               ; preds = %6, %22
  %23 = phi i64 [ 0, %6 ], [ %39, %22 ]
  %24 = load i64, ptr %7, align 8, !tbaa !47
  %25 = load i64, ptr %8, align 8, !tbaa !50
  %26 = mul i64 %25, %23
  %27 = add i64 %26, %24
  %28 = load i64, ptr %9, align 8, !tbaa !68
  %29 = shl i64 %28, 8
  %30 = or i64 %29, %23
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %27, i64 noundef 512, i64 noundef %30)
  %31 = add nuw i64 %27, 576
  %32 = load i32, ptr %10, align 4, !tbaa !94
  %33 = zext i32 %32 to i64
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %33, 2
  %37 = mul i64 %36, %35
  %38 = xor i64 %30, -1
  tail call fastcc void @poison_bytes(ptr noundef %0, i64 noundef %31, i64 noundef %37, i64 noundef %38)
  %39 = add nuw nsw i64 %23, 1
  %40 = load i32, ptr %3, align 4, !tbaa !48
  %41 = zext i32 %40 to i64
  %42 = icmp ult i64 %39, %41
  br i1 %42, label %22, label %12, !llvm.loop !95

43:                                               ; preds = %12
  %44 = getelementptr inbounds i8, ptr %1, i64 56
  %45 = load i64, ptr %44, align 8, !tbaa !59
  %46 = getelementptr inbounds i8, ptr %0, i64 44
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = zext i32 %47 to i64
  %49 = mul i64 %20, %48
  %50 = load i32, ptr %3, align 4, !tbaa !48
  %51 = zext i32 %50 to i64
  %52 = mul i64 %49, %51
  %53 = load i64, ptr %17, align 8, !tbaa !68
  %54 = add i64 %53, 1
  tail call fastcc void @poison_bytes(ptr noundef nonnull %0, i64 noundef %45, i64 noundef %52, i64 noundef %54)
  br label %55

55:                                               ; preds = %43, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @undefine_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %0, i64 104
  %5 = load i64, ptr %4, align 8, !tbaa !96
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %58, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !41
  %10 = getelementptr inbounds i8, ptr %1, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !93
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %26, i8 -1, i64 %27, i1 false), !tbaa !84
  br label %28

28:                                               ; preds = %19, %24
  %29 = getelementptr inbounds i8, ptr %2, i64 56
  %30 = load i64, ptr %29, align 8, !tbaa !59
  %31 = getelementptr inbounds i8, ptr %1, i64 80
  %32 = load i64, ptr %31, align 8, !tbaa !60
  %33 = getelementptr inbounds i8, ptr %1, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = zext i32 %34 to i64
  %36 = mul i64 %32, %35
  %37 = getelementptr inbounds i8, ptr %2, i64 36
  %38 = load i32, ptr %37, align 4, !tbaa !48
  %39 = zext i32 %38 to i64
  %40 = mul i64 %36, %39
  %41 = load i64, ptr %4, align 8, !tbaa !96
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %56, i8 -1, i64 %57, i1 false), !tbaa !84
  br label %58

58:                                               ; preds = %54, %49, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #6 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !84
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
  %36 = load i32, ptr %35, align 4, !tbaa !98
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !99
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
  br i1 %54, label %8, label %20, !llvm.loop !100

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
  %69 = load i32, ptr %18, align 4, !tbaa !98
  %70 = load i32, ptr %19, align 8, !tbaa !99
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
  store <16 x i32> %84, ptr %86, align 4, !tbaa !84
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !48
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !101
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @poison_bytes(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 808
  %6 = load i64, ptr %5, align 8, !tbaa !102
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
  %27 = load i32, ptr %26, align 4, !tbaa !82
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
  store <16 x i32> %32, ptr %47, align 4, !tbaa !84
  %48 = add nuw nsw i64 %43, 64
  %49 = add i64 %43, %1
  %50 = inttoptr i64 %49 to ptr
  store <16 x i32> %32, ptr %50, align 4, !tbaa !84
  %51 = add nuw nsw i64 %43, 128
  %52 = add i64 %48, %1
  %53 = inttoptr i64 %52 to ptr
  store <16 x i32> %32, ptr %53, align 4, !tbaa !84
  %54 = add nuw nsw i64 %43, 192
  %55 = add i64 %51, %1
  %56 = inttoptr i64 %55 to ptr
  store <16 x i32> %32, ptr %56, align 4, !tbaa !84
  %57 = add nuw nsw i64 %43, 256
  %58 = add i64 %54, %1
  %59 = inttoptr i64 %58 to ptr
  store <16 x i32> %32, ptr %59, align 4, !tbaa !84
  %60 = add nuw nsw i64 %43, 320
  %61 = add i64 %57, %1
  %62 = inttoptr i64 %61 to ptr
  store <16 x i32> %32, ptr %62, align 4, !tbaa !84
  %63 = add nuw nsw i64 %43, 384
  %64 = add i64 %60, %1
  %65 = inttoptr i64 %64 to ptr
  store <16 x i32> %32, ptr %65, align 4, !tbaa !84
  %66 = add nuw i64 %43, 448
  %67 = add i64 %63, %1
  %68 = inttoptr i64 %67 to ptr
  store <16 x i32> %32, ptr %68, align 4, !tbaa !84
  %69 = add nuw i64 %43, 512
  %70 = add i64 %45, 8
  %71 = icmp eq i64 %70, %41
  br i1 %71, label %72, label %42, !llvm.loop !103

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
  store <16 x i32> %32, ptr %82, align 4, !tbaa !84
  %83 = add nuw i64 %78, 64
  %84 = add i64 %80, 1
  %85 = icmp eq i64 %84, %38
  br i1 %85, label %86, label %77, !llvm.loop !104

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
  %97 = load i32, ptr %26, align 4, !tbaa !82
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
  store i64 %110, ptr %121, align 8, !tbaa !51
  br label %160

122:                                              ; preds = %122, %117
  %123 = phi i64 [ 0, %117 ], [ %144, %122 ]
  %124 = phi i64 [ 0, %117 ], [ %145, %122 ]
  %125 = shl nuw nsw i64 %123, 3
  %126 = lshr i64 %110, %125
  %127 = trunc i64 %126 to i8
  %128 = getelementptr i8, ptr %114, i64 %123
  store i8 %127, ptr %128, align 1, !tbaa !84
  %129 = or disjoint i64 %123, 1
  %130 = shl nuw nsw i64 %129, 3
  %131 = lshr i64 %110, %130
  %132 = trunc i64 %131 to i8
  %133 = getelementptr i8, ptr %114, i64 %129
  store i8 %132, ptr %133, align 1, !tbaa !84
  %134 = or disjoint i64 %123, 2
  %135 = shl nuw nsw i64 %134, 3
  %136 = lshr i64 %110, %135
  %137 = trunc i64 %136 to i8
  %138 = getelementptr i8, ptr %114, i64 %134
  store i8 %137, ptr %138, align 1, !tbaa !84
  %139 = or disjoint i64 %123, 3
  %140 = shl nuw nsw i64 %139, 3
  %141 = lshr i64 %110, %140
  %142 = trunc i64 %141 to i8
  %143 = getelementptr i8, ptr %114, i64 %139
  store i8 %142, ptr %143, align 1, !tbaa !84
  %144 = add nuw nsw i64 %123, 4
  %145 = add i64 %124, 4
  %146 = icmp eq i64 %145, %118
  br i1 %146, label %147, label %122, !llvm.loop !105

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
  store i8 %155, ptr %156, align 1, !tbaa !84
  %157 = add nuw nsw i64 %151, 1
  %158 = add i64 %152, 1
  %159 = icmp eq i64 %158, %115
  br i1 %159, label %160, label %150, !llvm.loop !106

160:                                              ; preds = %147, %150, %119
  %161 = add i64 %95, 8
  %162 = icmp ult i64 %161, %2
  %163 = add i64 %94, -8
  br i1 %162, label %93, label %164, !llvm.loop !107

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
!24 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !25, i64 112, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !25, i64 131888, !5, i64 131936}
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
!55 = !{!37, !5, i64 80}
!56 = !{!37, !5, i64 88}
!57 = distinct !{!57, !21}
!58 = !{!24, !5, i64 64}
!59 = !{!37, !5, i64 56}
!60 = !{!4, !5, i64 80}
!61 = !{!24, !5, i64 24}
!62 = !{!4, !5, i64 704}
!63 = !{!24, !5, i64 0}
!64 = !{!4, !5, i64 800}
!65 = !{!37, !5, i64 96}
!66 = !{!24, !5, i64 131872}
!67 = distinct !{!67, !21}
!68 = !{!37, !5, i64 16}
!69 = distinct !{!69, !21}
!70 = !{!24, !5, i64 131880}
!71 = !{!24, !5, i64 131800}
!72 = distinct !{!72, !21}
!73 = distinct !{!73, !21}
!74 = !{!24, !5, i64 131784}
!75 = !{!24, !5, i64 131792}
!76 = !{!4, !5, i64 0}
!77 = !{!4, !5, i64 720}
!78 = !{!4, !5, i64 784}
!79 = !{!4, !5, i64 792}
!80 = !{!37, !5, i64 120}
!81 = !{!37, !5, i64 112}
!82 = !{!4, !8, i64 780}
!83 = !{!4, !5, i64 816}
!84 = !{!6, !6, i64 0}
!85 = !{!4, !8, i64 160}
!86 = !{!4, !5, i64 64}
!87 = distinct !{!87, !21}
!88 = distinct !{!88, !21}
!89 = distinct !{!89, !90}
!90 = !{!"llvm.loop.unroll.disable"}
!91 = distinct !{!91, !21}
!92 = !{!24, !8, i64 164}
!93 = !{!4, !5, i64 72}
!94 = !{!4, !8, i64 52}
!95 = distinct !{!95, !21}
!96 = !{!97, !5, i64 104}
!97 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !6, i64 200, !6, i64 32968, !6, i64 65736, !6, i64 73928, !6, i64 90312, !6, i64 94408}
!98 = !{!9, !8, i64 12}
!99 = !{!9, !8, i64 8}
!100 = distinct !{!100, !21}
!101 = distinct !{!101, !21}
!102 = !{!4, !5, i64 808}
!103 = distinct !{!103, !21}
!104 = distinct !{!104, !90}
!105 = distinct !{!105, !21}
!106 = distinct !{!106, !90}
!107 = distinct !{!107, !21}
