target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Rank = type { i64, %struct.At, %struct.At, i32 }
%struct.At = type { i64, i32, ptr, i64 }
%struct.Time = type { i64, i64 }
%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64 }
%struct.Region = type { i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define void @hk_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 44
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 136
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 140
  %10 = load i32, ptr %9, align 4, !tbaa !10
  %11 = zext i32 %10 to i64
  br label %12

12:                                               ; preds = %1, %8
  %13 = phi i64 [ %11, %8 ], [ 1, %1 ]
  %14 = mul nuw i64 %13, %4
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = load i32, ptr %15, align 8, !tbaa !11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %0, i64 20
  %20 = getelementptr inbounds i8, ptr %0, i64 680
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = getelementptr inbounds i8, ptr %0, i64 140
  br label %26

25:                                               ; preds = %97, %12
  ret void

26:                                               ; preds = %18, %97
  %27 = phi i32 [ %16, %18 ], [ %98, %97 ]
  %28 = phi i64 [ 0, %18 ], [ %99, %97 ]
  %29 = mul i64 %14, %28
  %30 = getelementptr inbounds i32, ptr %22, i64 %29
  %31 = load i32, ptr %2, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %97, label %33

33:                                               ; preds = %26
  %34 = zext i32 %31 to i64
  %35 = mul nuw i64 %28, %34
  %36 = load i32, ptr %19, align 4, !tbaa !13
  %37 = zext i32 %36 to i64
  %38 = udiv i64 %35, %37
  %39 = load i32, ptr %23, align 4, !tbaa !13
  %40 = zext i32 %39 to i64
  %41 = udiv i64 %38, %40
  %42 = trunc i64 %41 to i32
  %43 = urem i64 %38, %40
  %44 = trunc nuw i64 %43 to i32
  %45 = urem i64 %35, %37
  %46 = trunc nuw i64 %45 to i32
  %47 = shl i32 %31, 1
  br label %48

48:                                               ; preds = %89, %33
  %49 = phi i64 [ 0, %33 ], [ %93, %89 ]
  %50 = phi i32 [ %42, %33 ], [ %92, %89 ]
  %51 = phi i32 [ %44, %33 ], [ %91, %89 ]
  %52 = phi i32 [ %46, %33 ], [ %90, %89 ]
  %53 = load i32, ptr %5, align 8, !tbaa !9
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %48
  %56 = shl i32 %51, 10
  %57 = shl i32 %50, 20
  %58 = or i32 %56, %57
  %59 = or i32 %58, %52
  br label %74

60:                                               ; preds = %48
  %61 = getelementptr inbounds i32, ptr %30, i64 %49
  store i32 %52, ptr %61, align 4, !tbaa !13
  %62 = load i32, ptr %24, align 4, !tbaa !10
  %63 = icmp ugt i32 %62, 1
  br i1 %63, label %64, label %78

64:                                               ; preds = %60
  %65 = trunc nuw i64 %49 to i32
  %66 = add i32 %31, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %30, i64 %67
  store i32 %51, ptr %68, align 4, !tbaa !13
  %69 = load i32, ptr %24, align 4, !tbaa !10
  %70 = icmp ugt i32 %69, 2
  br i1 %70, label %71, label %78

71:                                               ; preds = %64
  %72 = add i32 %47, %65
  %73 = zext i32 %72 to i64
  br label %74

74:                                               ; preds = %71, %55
  %75 = phi i64 [ %73, %71 ], [ %49, %55 ]
  %76 = phi i32 [ %50, %71 ], [ %59, %55 ]
  %77 = getelementptr inbounds i32, ptr %30, i64 %75
  store i32 %76, ptr %77, align 4, !tbaa !13
  br label %78

78:                                               ; preds = %74, %64, %60
  %79 = add i32 %52, 1
  %80 = load i32, ptr %19, align 4, !tbaa !13
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %89, label %82

82:                                               ; preds = %78
  %83 = add i32 %51, 1
  %84 = load i32, ptr %23, align 4, !tbaa !13
  %85 = icmp uge i32 %83, %84
  %86 = select i1 %85, i32 0, i32 %83
  %87 = zext i1 %85 to i32
  %88 = add i32 %50, %87
  br label %89

89:                                               ; preds = %82, %78
  %90 = phi i32 [ %79, %78 ], [ 0, %82 ]
  %91 = phi i32 [ %51, %78 ], [ %86, %82 ]
  %92 = phi i32 [ %50, %78 ], [ %88, %82 ]
  %93 = add nuw nsw i64 %49, 1
  %94 = icmp eq i64 %93, %34
  br i1 %94, label %95, label %48, !llvm.loop !14

95:                                               ; preds = %89
  %96 = load i32, ptr %15, align 8, !tbaa !11
  br label %97

97:                                               ; preds = %95, %26
  %98 = phi i32 [ %96, %95 ], [ %27, %26 ]
  %99 = add nuw nsw i64 %28, 1
  %100 = zext i32 %98 to i64
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %26, label %25, !llvm.loop !16
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
  %3 = alloca %struct.Rank, align 8
  %4 = alloca %struct.Time, align 8
  call void @llvm.lifetime.start.p0(i64 80, ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %3, i8 0, i64 80, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #9
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = tail call i64 @llvm.readcyclecounter()
  %8 = add i64 %7, %1
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi i64 [ %8, %6 ], [ -1, %2 ]
  store i64 %10, ptr %4, align 8, !tbaa !17
  %11 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %11, align 8, !tbaa !19
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8, !tbaa !20
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %0, i64 96
  %16 = load i64, ptr %15, align 8, !tbaa !22
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %18, align 8, !tbaa !23
  %19 = getelementptr inbounds i8, ptr %0, i64 131768
  %20 = getelementptr inbounds i8, ptr %0, i64 88
  %21 = getelementptr inbounds i8, ptr %0, i64 104
  %22 = getelementptr inbounds i8, ptr %3, i64 72
  %23 = getelementptr inbounds i8, ptr %0, i64 56
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = getelementptr inbounds i8, ptr %14, i64 152
  %26 = getelementptr inbounds i8, ptr %14, i64 720
  %27 = getelementptr inbounds i8, ptr %14, i64 56
  %28 = getelementptr inbounds i8, ptr %14, i64 148
  %29 = getelementptr inbounds i8, ptr %0, i64 64
  %30 = getelementptr inbounds i8, ptr %14, i64 80
  %31 = getelementptr inbounds i8, ptr %14, i64 44
  %32 = getelementptr inbounds i8, ptr %0, i64 24
  %33 = getelementptr inbounds i8, ptr %14, i64 688
  %34 = getelementptr inbounds i8, ptr %0, i64 176
  %35 = getelementptr inbounds i8, ptr %0, i64 131776
  %36 = getelementptr inbounds i8, ptr %0, i64 131784
  %37 = getelementptr inbounds i8, ptr %14, i64 792
  %38 = getelementptr inbounds i8, ptr %14, i64 704
  %39 = getelementptr inbounds i8, ptr %14, i64 8
  %40 = getelementptr inbounds i8, ptr %14, i64 20
  %41 = getelementptr inbounds i8, ptr %14, i64 32
  %42 = getelementptr inbounds i8, ptr %14, i64 12
  %43 = getelementptr inbounds i8, ptr %14, i64 24
  %44 = getelementptr inbounds i8, ptr %14, i64 36
  %45 = getelementptr inbounds i8, ptr %14, i64 16
  %46 = getelementptr inbounds i8, ptr %14, i64 28
  %47 = getelementptr inbounds i8, ptr %14, i64 40
  %48 = getelementptr inbounds i8, ptr %14, i64 136
  %49 = getelementptr inbounds i8, ptr %14, i64 140
  %50 = getelementptr inbounds i8, ptr %14, i64 672
  %51 = getelementptr i8, ptr %14, i64 160
  %52 = getelementptr inbounds i8, ptr %14, i64 88
  %53 = getelementptr inbounds i8, ptr %14, i64 100
  %54 = getelementptr inbounds i8, ptr %14, i64 96
  %55 = getelementptr inbounds i8, ptr %14, i64 104
  %56 = getelementptr inbounds i8, ptr %14, i64 116
  %57 = getelementptr inbounds i8, ptr %14, i64 112
  %58 = getelementptr inbounds i8, ptr %14, i64 120
  %59 = getelementptr inbounds i8, ptr %14, i64 132
  %60 = getelementptr inbounds i8, ptr %14, i64 128
  %61 = getelementptr inbounds i8, ptr %14, i64 680
  %62 = getelementptr inbounds i8, ptr %14, i64 144
  %63 = getelementptr inbounds i8, ptr %14, i64 64
  %64 = getelementptr inbounds i8, ptr %0, i64 164
  br label %65

65:                                               ; preds = %949, %9
  %66 = phi i64 [ 0, %9 ], [ %578, %949 ]
  %67 = phi i64 [ 0, %9 ], [ %579, %949 ]
  %68 = phi i32 [ 0, %9 ], [ %580, %949 ]
  %69 = phi ptr [ null, %9 ], [ %581, %949 ]
  %70 = phi i64 [ 0, %9 ], [ %582, %949 ]
  %71 = phi i64 [ 0, %9 ], [ %583, %949 ]
  %72 = phi i32 [ 0, %9 ], [ %584, %949 ]
  %73 = phi ptr [ null, %9 ], [ %585, %949 ]
  %74 = phi i64 [ 0, %9 ], [ %586, %949 ]
  %75 = load i64, ptr %19, align 8, !tbaa !24
  %76 = load i64, ptr %20, align 8, !tbaa !25
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %78, label %575

78:                                               ; preds = %65
  %79 = load i64, ptr %21, align 8, !tbaa !26
  br label %80

80:                                               ; preds = %78, %557
  %81 = phi i64 [ %558, %557 ], [ %76, %78 ]
  %82 = phi i64 [ %572, %557 ], [ %79, %78 ]
  %83 = phi i32 [ %569, %557 ], [ 0, %78 ]
  %84 = phi i64 [ %573, %557 ], [ %75, %78 ]
  %85 = phi i64 [ %568, %557 ], [ %74, %78 ]
  %86 = phi ptr [ %567, %557 ], [ %73, %78 ]
  %87 = phi i32 [ %566, %557 ], [ %72, %78 ]
  %88 = phi i64 [ %565, %557 ], [ %71, %78 ]
  %89 = phi i64 [ %564, %557 ], [ %70, %78 ]
  %90 = phi ptr [ %563, %557 ], [ %69, %78 ]
  %91 = phi i32 [ %562, %557 ], [ %68, %78 ]
  %92 = phi i64 [ %561, %557 ], [ %67, %78 ]
  %93 = phi i64 [ %560, %557 ], [ %66, %78 ]
  %94 = getelementptr inbounds %struct.Group, ptr %17, i64 %82
  %95 = load i32, ptr %94, align 8, !tbaa !27
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %557, label %97

97:                                               ; preds = %80
  %98 = add i32 %83, 1
  store i32 0, ptr %22, align 8, !tbaa !29
  %99 = ptrtoint ptr %94 to i64
  store i64 %99, ptr %23, align 8, !tbaa !33
  %100 = getelementptr inbounds i8, ptr %94, i64 48
  %101 = load i64, ptr %100, align 8, !tbaa !34
  store i64 %101, ptr %24, align 8, !tbaa !35
  %102 = getelementptr inbounds i8, ptr %94, i64 64
  %103 = load i64, ptr %102, align 8, !tbaa !36
  %104 = icmp ne i64 %103, 0
  %105 = zext i1 %104 to i32
  %106 = getelementptr inbounds i8, ptr %94, i64 40
  %107 = getelementptr inbounds i8, ptr %94, i64 36
  %108 = getelementptr inbounds i8, ptr %94, i64 8
  %109 = getelementptr inbounds i8, ptr %94, i64 12
  %110 = getelementptr inbounds i8, ptr %94, i64 56
  %111 = getelementptr inbounds i8, ptr %94, i64 4
  br label %112

112:                                              ; preds = %551, %97
  %113 = phi i64 [ %93, %97 ], [ %539, %551 ]
  %114 = phi i64 [ %92, %97 ], [ %540, %551 ]
  %115 = phi i32 [ %91, %97 ], [ %541, %551 ]
  %116 = phi ptr [ %90, %97 ], [ %542, %551 ]
  %117 = phi i64 [ %89, %97 ], [ %543, %551 ]
  %118 = phi i64 [ %88, %97 ], [ %544, %551 ]
  %119 = phi i32 [ %87, %97 ], [ %545, %551 ]
  %120 = phi ptr [ %86, %97 ], [ %546, %551 ]
  %121 = phi i64 [ %85, %97 ], [ %547, %551 ]
  %122 = phi i32 [ %105, %97 ], [ 0, %551 ]
  %123 = load atomic i64, ptr %25 acquire, align 8
  %124 = icmp eq i64 %123, %113
  %125 = select i1 %124, i64 %114, i64 -1
  %126 = select i1 %124, i64 %118, i64 -1
  %127 = load i64, ptr %26, align 8, !tbaa !37
  %128 = icmp ugt i64 %127, 1
  %129 = load i64, ptr %102, align 8, !tbaa !36
  %130 = icmp eq i64 %129, 0
  %131 = select i1 %128, i1 %130, i1 false
  %132 = load i32, ptr %107, align 4, !tbaa !38
  br i1 %131, label %133, label %186

133:                                              ; preds = %112
  %134 = load i64, ptr %106, align 8, !tbaa !39
  %135 = inttoptr i64 %134 to ptr
  %136 = zext i32 %132 to i64
  %137 = urem i64 %136, %127
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %186

139:                                              ; preds = %133
  %140 = load i32, ptr %108, align 8, !tbaa !40
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %186

142:                                              ; preds = %139
  %143 = icmp eq i32 %132, 0
  br i1 %143, label %178, label %144

144:                                              ; preds = %142
  %145 = load i64, ptr %27, align 8, !tbaa !41
  %146 = getelementptr inbounds i8, ptr %135, i64 528
  %147 = load i64, ptr %146, align 8, !tbaa !42
  %148 = getelementptr inbounds i8, ptr %135, i64 524
  %149 = load i32, ptr %148, align 4, !tbaa !13
  br label %161

150:                                              ; preds = %172
  %151 = mul i64 %173, %145
  %152 = add i64 %151, %134
  %153 = inttoptr i64 %152 to ptr
  %154 = getelementptr inbounds i8, ptr %153, i64 528
  %155 = load i64, ptr %154, align 8, !tbaa !42
  %156 = icmp eq i64 %155, %147
  br i1 %156, label %157, label %176, !llvm.loop !43

157:                                              ; preds = %150
  %158 = getelementptr inbounds i8, ptr %153, i64 524
  %159 = load i32, ptr %158, align 4, !tbaa !13
  %160 = icmp eq i32 %159, %149
  br i1 %160, label %161, label %176, !llvm.loop !43

161:                                              ; preds = %144, %157
  %162 = phi i64 [ %173, %157 ], [ 0, %144 ]
  %163 = phi i1 [ %174, %157 ], [ false, %144 ]
  %164 = phi ptr [ %153, %157 ], [ %135, %144 ]
  %165 = getelementptr inbounds i8, ptr %164, i64 536
  %166 = load i32, ptr %165, align 8, !tbaa !13
  switch i32 %166, label %172 [
    i32 2, label %176
    i32 1, label %167
  ]

167:                                              ; preds = %161
  %168 = getelementptr inbounds i8, ptr %164, i64 540
  %169 = load i32, ptr %168, align 4, !tbaa !13
  %170 = load i32, ptr %109, align 4, !tbaa !44
  %171 = icmp eq i32 %169, %170
  br i1 %171, label %176, label %172

172:                                              ; preds = %167, %161
  %173 = add nuw nsw i64 %162, 1
  %174 = icmp uge i64 %173, %136
  %175 = icmp eq i64 %173, %136
  br i1 %175, label %176, label %150, !llvm.loop !43

176:                                              ; preds = %150, %157, %161, %167, %172
  %177 = phi i1 [ %174, %172 ], [ %163, %167 ], [ %163, %161 ], [ %174, %157 ], [ %174, %150 ]
  br i1 %177, label %178, label %186

178:                                              ; preds = %176, %142
  %179 = call fastcc i32 @run_abreast(ptr noundef %0, ptr noundef readonly %14, ptr noundef nonnull %94, ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %123)
  %180 = load atomic i32, ptr %28 monotonic, align 4
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %955

182:                                              ; preds = %178
  %183 = or i32 %179, %122
  %184 = load i64, ptr %102, align 8, !tbaa !36
  %185 = load i32, ptr %107, align 4, !tbaa !38
  br label %186

186:                                              ; preds = %182, %176, %139, %133, %112
  %187 = phi i32 [ %185, %182 ], [ %132, %176 ], [ %132, %112 ], [ %132, %139 ], [ %132, %133 ]
  %188 = phi i64 [ %184, %182 ], [ 0, %176 ], [ %129, %112 ], [ 0, %139 ], [ 0, %133 ]
  %189 = phi i32 [ %183, %182 ], [ %122, %176 ], [ %122, %112 ], [ %122, %139 ], [ %122, %133 ]
  %190 = trunc i64 %188 to i32
  %191 = icmp ugt i32 %187, %190
  br i1 %191, label %192, label %538

192:                                              ; preds = %186, %524
  %193 = phi i64 [ %525, %524 ], [ %123, %186 ]
  %194 = phi i64 [ %526, %524 ], [ %125, %186 ]
  %195 = phi i32 [ %527, %524 ], [ %115, %186 ]
  %196 = phi ptr [ %528, %524 ], [ %116, %186 ]
  %197 = phi i64 [ %529, %524 ], [ %117, %186 ]
  %198 = phi i64 [ %530, %524 ], [ %126, %186 ]
  %199 = phi i32 [ %531, %524 ], [ %119, %186 ]
  %200 = phi ptr [ %532, %524 ], [ %120, %186 ]
  %201 = phi i64 [ %533, %524 ], [ %121, %186 ]
  %202 = phi i32 [ %535, %524 ], [ %189, %186 ]
  %203 = phi i32 [ %534, %524 ], [ %190, %186 ]
  %204 = load i64, ptr %106, align 8, !tbaa !39
  %205 = zext i32 %203 to i64
  %206 = load i64, ptr %27, align 8, !tbaa !41
  %207 = mul i64 %206, %205
  %208 = add i64 %207, %204
  %209 = inttoptr i64 %208 to ptr
  %210 = getelementptr inbounds i8, ptr %209, i64 536
  %211 = load i32, ptr %210, align 8, !tbaa !13
  switch i32 %211, label %219 [
    i32 2, label %217
    i32 1, label %212
  ]

212:                                              ; preds = %192
  %213 = getelementptr inbounds i8, ptr %209, i64 540
  %214 = load i32, ptr %213, align 4, !tbaa !13
  %215 = load i32, ptr %109, align 4, !tbaa !44
  %216 = icmp eq i32 %214, %215
  br i1 %216, label %217, label %219

217:                                              ; preds = %212, %192
  %218 = add nuw i32 %203, 1
  br label %524, !llvm.loop !45

219:                                              ; preds = %212, %192
  %220 = load i64, ptr %11, align 8, !tbaa !19
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %233, label %222

222:                                              ; preds = %219
  store i64 16384, ptr %11, align 8, !tbaa !19
  %223 = load i64, ptr %4, align 8, !tbaa !17
  %224 = icmp eq i64 %223, -1
  br i1 %224, label %233, label %225

225:                                              ; preds = %222
  %226 = tail call i64 @llvm.readcyclecounter()
  %227 = icmp ult i64 %226, %223
  br i1 %227, label %228, label %953

228:                                              ; preds = %225
  %229 = load i64, ptr %106, align 8, !tbaa !39
  %230 = load i64, ptr %27, align 8, !tbaa !41
  %231 = mul i64 %230, %205
  %232 = add i64 %231, %229
  br label %233

233:                                              ; preds = %228, %222, %219
  %234 = phi i64 [ %232, %228 ], [ %208, %222 ], [ %208, %219 ]
  store i64 %234, ptr %29, align 8, !tbaa !46
  %235 = load i64, ptr %110, align 8, !tbaa !47
  %236 = load i64, ptr %30, align 8, !tbaa !48
  %237 = mul i64 %236, %205
  %238 = load i32, ptr %31, align 4, !tbaa !3
  %239 = zext i32 %238 to i64
  %240 = mul i64 %237, %239
  %241 = add i64 %240, %235
  store i64 %241, ptr %32, align 8, !tbaa !49
  %242 = load i64, ptr %33, align 8, !tbaa !50
  store i64 %242, ptr %0, align 8, !tbaa !51
  store i32 0, ptr %210, align 8, !tbaa !13
  %243 = getelementptr inbounds i8, ptr %209, i64 528
  %244 = load i64, ptr %243, align 8, !tbaa !42
  %245 = getelementptr inbounds i8, ptr %209, i64 524
  br label %246

246:                                              ; preds = %347, %233
  %247 = phi i64 [ %193, %233 ], [ %329, %347 ]
  %248 = phi i64 [ %194, %233 ], [ %330, %347 ]
  %249 = phi i32 [ %195, %233 ], [ %331, %347 ]
  %250 = phi ptr [ %196, %233 ], [ %332, %347 ]
  %251 = phi i64 [ %197, %233 ], [ %333, %347 ]
  %252 = phi i64 [ %198, %233 ], [ %334, %347 ]
  %253 = phi i32 [ %199, %233 ], [ %335, %347 ]
  %254 = phi ptr [ %200, %233 ], [ %336, %347 ]
  %255 = phi i64 [ %201, %233 ], [ %337, %347 ]
  %256 = phi i64 [ %244, %233 ], [ %349, %347 ]
  %257 = load i32, ptr %245, align 4, !tbaa !13
  %258 = icmp eq i64 %248, %256
  %259 = icmp eq i32 %249, %257
  %260 = select i1 %258, i1 %259, i1 false
  br i1 %260, label %328, label %261

261:                                              ; preds = %246
  %262 = add i64 %256, 1
  %263 = and i32 %257, 1023
  %264 = zext nneg i32 %263 to i64
  %265 = shl nuw nsw i64 %264, 48
  %266 = or i64 %265, %262
  %267 = icmp eq i64 %252, %256
  %268 = icmp eq i32 %253, %257
  %269 = select i1 %267, i1 %268, i1 false
  br i1 %269, label %323, label %270

270:                                              ; preds = %261
  %271 = inttoptr i64 %247 to ptr
  %272 = getelementptr inbounds i8, ptr %271, i64 -8
  %273 = load i64, ptr %272, align 8, !tbaa !42
  %274 = lshr i64 %266, 2
  %275 = mul i64 %274, -7046029254386353131
  %276 = lshr i64 %275, 40
  br label %277

277:                                              ; preds = %277, %270
  %278 = phi i64 [ %276, %270 ], [ %288, %277 ]
  %279 = phi ptr [ undef, %270 ], [ %286, %277 ]
  %280 = and i64 %278, %273
  %281 = getelementptr inbounds %struct.Region, ptr %271, i64 %280
  %282 = load i64, ptr %281, align 8, !tbaa !52
  %283 = icmp ne i64 %282, %266
  %284 = icmp ne i64 %282, 0
  %285 = select i1 %284, ptr %279, ptr null
  %286 = select i1 %283, ptr %285, ptr %281
  %287 = and i1 %283, %284
  %288 = add i64 %278, 1
  br i1 %287, label %277, label %289

289:                                              ; preds = %277
  %290 = icmp eq ptr %286, null
  br i1 %290, label %291, label %314

291:                                              ; preds = %289
  %292 = load atomic i64, ptr %25 acquire, align 8
  %293 = icmp eq i64 %292, %247
  %294 = inttoptr i64 %292 to ptr
  %295 = getelementptr inbounds i8, ptr %294, i64 -8
  %296 = load i64, ptr %295, align 8, !tbaa !42
  br label %297

297:                                              ; preds = %297, %291
  %298 = phi i64 [ %276, %291 ], [ %308, %297 ]
  %299 = phi ptr [ undef, %291 ], [ %306, %297 ]
  %300 = and i64 %298, %296
  %301 = getelementptr inbounds %struct.Region, ptr %294, i64 %300
  %302 = load i64, ptr %301, align 8, !tbaa !52
  %303 = icmp ne i64 %302, %266
  %304 = icmp ne i64 %302, 0
  %305 = select i1 %304, ptr %299, ptr null
  %306 = select i1 %303, ptr %305, ptr %301
  %307 = and i1 %303, %304
  %308 = add i64 %298, 1
  br i1 %307, label %297, label %309

309:                                              ; preds = %297
  %310 = select i1 %293, i64 %248, i64 -1
  %311 = icmp eq ptr %306, null
  br i1 %311, label %312, label %314

312:                                              ; preds = %309
  %313 = select i1 %293, i64 %252, i64 -1
  store i64 %266, ptr %18, align 8, !tbaa !42
  br label %350

314:                                              ; preds = %309, %289
  %315 = phi i64 [ %292, %309 ], [ %247, %289 ]
  %316 = phi i64 [ %310, %309 ], [ %248, %289 ]
  %317 = phi ptr [ %306, %309 ], [ %286, %289 ]
  %318 = getelementptr inbounds i8, ptr %317, i64 8
  %319 = load i64, ptr %318, align 8, !tbaa !54
  %320 = inttoptr i64 %319 to ptr
  %321 = getelementptr inbounds i8, ptr %317, i64 16
  %322 = load i64, ptr %321, align 8, !tbaa !42
  br label %323

323:                                              ; preds = %261, %314
  %324 = phi i64 [ %315, %314 ], [ %247, %261 ]
  %325 = phi i64 [ %316, %314 ], [ %248, %261 ]
  %326 = phi ptr [ %320, %314 ], [ %254, %261 ]
  %327 = phi i64 [ %322, %314 ], [ %255, %261 ]
  store i64 %266, ptr %34, align 8, !tbaa !42
  br label %328

328:                                              ; preds = %246, %323
  %329 = phi i64 [ %324, %323 ], [ %247, %246 ]
  %330 = phi i64 [ %256, %323 ], [ %248, %246 ]
  %331 = phi i32 [ %257, %323 ], [ %249, %246 ]
  %332 = phi ptr [ %326, %323 ], [ %250, %246 ]
  %333 = phi i64 [ %327, %323 ], [ %251, %246 ]
  %334 = phi i64 [ %325, %323 ], [ %252, %246 ]
  %335 = phi i32 [ %249, %323 ], [ %253, %246 ]
  %336 = phi ptr [ %250, %323 ], [ %254, %246 ]
  %337 = phi i64 [ %251, %323 ], [ %255, %246 ]
  %338 = tail call i64 %332(ptr noundef %209, ptr noundef nonnull %0, i64 noundef %333) #9
  %339 = and i64 %338, 281474976710655
  store i64 %339, ptr %243, align 8, !tbaa !42
  %340 = icmp ult i64 %338, 281474976710656
  br i1 %340, label %344, label %341

341:                                              ; preds = %328
  %342 = lshr i64 %338, 48
  %343 = trunc nuw nsw i64 %342 to i32
  br label %350

344:                                              ; preds = %328
  %345 = load i64, ptr %0, align 8, !tbaa !51
  %346 = icmp ult i64 %345, 2
  br i1 %346, label %350, label %347

347:                                              ; preds = %344
  %348 = add i64 %345, -1
  store i64 %348, ptr %0, align 8, !tbaa !51
  %349 = load i64, ptr %243, align 8, !tbaa !42
  br label %246

350:                                              ; preds = %344, %341, %312
  %351 = phi i64 [ %329, %341 ], [ %292, %312 ], [ %329, %344 ]
  %352 = phi i64 [ %330, %341 ], [ %310, %312 ], [ %330, %344 ]
  %353 = phi i32 [ %331, %341 ], [ %249, %312 ], [ %331, %344 ]
  %354 = phi ptr [ %332, %341 ], [ %250, %312 ], [ %332, %344 ]
  %355 = phi i64 [ %333, %341 ], [ %251, %312 ], [ %333, %344 ]
  %356 = phi i64 [ %334, %341 ], [ %313, %312 ], [ %334, %344 ]
  %357 = phi i32 [ %335, %341 ], [ %253, %312 ], [ %335, %344 ]
  %358 = phi ptr [ %336, %341 ], [ %254, %312 ], [ %336, %344 ]
  %359 = phi i64 [ %337, %341 ], [ %255, %312 ], [ %337, %344 ]
  %360 = phi i32 [ %343, %341 ], [ 3, %312 ], [ 3, %344 ]
  %361 = load i64, ptr %11, align 8, !tbaa !19
  %362 = add nsw i64 %361, -64
  store i64 %362, ptr %11, align 8, !tbaa !19
  %363 = load i64, ptr %0, align 8, !tbaa !51
  %364 = load i64, ptr %33, align 8, !tbaa !50
  %365 = icmp ult i64 %363, %364
  br i1 %365, label %366, label %369

366:                                              ; preds = %350
  %367 = add i64 %363, %362
  %368 = sub i64 %367, %364
  store i64 %368, ptr %11, align 8, !tbaa !19
  br label %369

369:                                              ; preds = %366, %350
  %370 = phi i64 [ %368, %366 ], [ %362, %350 ]
  %371 = load atomic i32, ptr %28 monotonic, align 4
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %373, label %955

373:                                              ; preds = %369
  %374 = load i64, ptr %18, align 8, !tbaa !23
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %376, label %953

376:                                              ; preds = %373
  switch i32 %360, label %397 [
    i32 2, label %377
    i32 1, label %387
  ]

377:                                              ; preds = %376
  %378 = load i32, ptr %109, align 4, !tbaa !44
  %379 = getelementptr inbounds i8, ptr %209, i64 540
  store i32 %378, ptr %379, align 4, !tbaa !13
  store i32 1, ptr %210, align 8, !tbaa !13
  %380 = load i32, ptr %108, align 8, !tbaa !40
  %381 = add i32 %380, 1
  store i32 %381, ptr %108, align 8, !tbaa !40
  %382 = load i32, ptr %111, align 4, !tbaa !55
  %383 = icmp ult i32 %381, %382
  br i1 %383, label %410, label %384

384:                                              ; preds = %377
  store i32 0, ptr %108, align 8, !tbaa !40
  %385 = load i32, ptr %109, align 4, !tbaa !44
  %386 = add i32 %385, 1
  store i32 %386, ptr %109, align 4, !tbaa !44
  br label %410

387:                                              ; preds = %376
  store i32 2, ptr %210, align 8, !tbaa !13
  %388 = load i32, ptr %111, align 4, !tbaa !55
  %389 = add i32 %388, -1
  store i32 %389, ptr %111, align 4, !tbaa !55
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %406, label %391

391:                                              ; preds = %387
  %392 = load i32, ptr %108, align 8, !tbaa !40
  %393 = icmp ult i32 %392, %389
  br i1 %393, label %406, label %394

394:                                              ; preds = %391
  store i32 0, ptr %108, align 8, !tbaa !40
  %395 = load i32, ptr %109, align 4, !tbaa !44
  %396 = add i32 %395, 1
  store i32 %396, ptr %109, align 4, !tbaa !44
  br label %406

397:                                              ; preds = %376
  %398 = icmp eq i32 %360, 4
  %399 = zext i1 %398 to i32
  store i32 %399, ptr %210, align 8, !tbaa !13
  br i1 %398, label %400, label %406

400:                                              ; preds = %397
  %401 = getelementptr inbounds i8, ptr %209, i64 540
  %402 = load i32, ptr %401, align 4, !tbaa !13
  %403 = load i32, ptr %109, align 4, !tbaa !44
  %404 = icmp ne i32 %402, %403
  %405 = zext i1 %404 to i32
  br label %406

406:                                              ; preds = %400, %397, %394, %391, %387
  %407 = phi i32 [ %405, %400 ], [ 0, %397 ], [ 1, %387 ], [ 1, %391 ], [ 1, %394 ]
  %408 = or i32 %407, %202
  %409 = add i32 %203, 1
  br label %524

410:                                              ; preds = %384, %377
  %411 = or i32 %202, 1
  %412 = add i32 %203, 1
  %413 = icmp eq i64 %352, %244
  br i1 %413, label %414, label %524, !llvm.loop !45

414:                                              ; preds = %410
  %415 = load i64, ptr %243, align 8, !tbaa !42
  %416 = or i64 %415, 562949953421312
  %417 = load i32, ptr %107, align 4, !tbaa !38
  %418 = icmp ugt i32 %417, %412
  br i1 %418, label %419, label %520

419:                                              ; preds = %414
  %420 = zext i32 %412 to i64
  br label %421

421:                                              ; preds = %507, %419
  %422 = phi i64 [ %370, %419 ], [ %464, %507 ]
  %423 = phi i64 [ %420, %419 ], [ %508, %507 ]
  %424 = load i64, ptr %106, align 8, !tbaa !39
  %425 = load i64, ptr %27, align 8, !tbaa !41
  %426 = mul i64 %425, %423
  %427 = add i64 %426, %424
  %428 = inttoptr i64 %427 to ptr
  %429 = getelementptr inbounds i8, ptr %428, i64 528
  %430 = load i64, ptr %429, align 8, !tbaa !42
  %431 = icmp eq i64 %430, %244
  br i1 %431, label %432, label %516

432:                                              ; preds = %421
  %433 = getelementptr inbounds i8, ptr %428, i64 524
  %434 = load i32, ptr %433, align 4, !tbaa !13
  %435 = icmp eq i32 %434, %353
  br i1 %435, label %436, label %516

436:                                              ; preds = %432
  %437 = getelementptr inbounds i8, ptr %428, i64 536
  %438 = load i32, ptr %437, align 8, !tbaa !13
  switch i32 %438, label %446 [
    i32 2, label %516
    i32 1, label %439
  ]

439:                                              ; preds = %436
  %440 = getelementptr inbounds i8, ptr %428, i64 540
  %441 = load i32, ptr %440, align 4, !tbaa !13
  %442 = load i32, ptr %109, align 4, !tbaa !44
  %443 = icmp eq i32 %441, %442
  %444 = icmp slt i64 %422, 1
  %445 = select i1 %443, i1 true, i1 %444
  br i1 %445, label %516, label %448

446:                                              ; preds = %436
  %447 = icmp slt i64 %422, 1
  br i1 %447, label %516, label %448

448:                                              ; preds = %439, %446
  store i64 %427, ptr %29, align 8, !tbaa !46
  %449 = load i64, ptr %110, align 8, !tbaa !47
  %450 = load i64, ptr %30, align 8, !tbaa !48
  %451 = mul i64 %450, %423
  %452 = load i32, ptr %31, align 4, !tbaa !3
  %453 = zext i32 %452 to i64
  %454 = mul i64 %451, %453
  %455 = add i64 %454, %449
  store i64 %455, ptr %32, align 8, !tbaa !49
  %456 = load i64, ptr %33, align 8, !tbaa !50
  store i64 %456, ptr %0, align 8, !tbaa !51
  %457 = tail call i64 %354(ptr noundef nonnull %428, ptr noundef nonnull %0, i64 noundef %355) #9
  %458 = add nsw i64 %422, -64
  %459 = load i64, ptr %0, align 8, !tbaa !51
  %460 = load i64, ptr %33, align 8, !tbaa !50
  %461 = icmp ult i64 %459, %460
  %462 = add i64 %459, %458
  %463 = sub i64 %462, %460
  %464 = select i1 %461, i64 %463, i64 %458
  %465 = and i64 %457, 281474976710655
  store i64 %465, ptr %429, align 8, !tbaa !42
  %466 = icmp eq i64 %457, %416
  br i1 %466, label %494, label %467

467:                                              ; preds = %448
  store i64 %464, ptr %11, align 8, !tbaa !19
  %468 = trunc nuw i64 %423 to i32
  %469 = lshr i64 %457, 48
  %470 = trunc nuw i64 %469 to i16
  switch i16 %470, label %491 [
    i16 2, label %471
    i16 1, label %481
  ]

471:                                              ; preds = %467
  %472 = load i32, ptr %109, align 4, !tbaa !44
  %473 = getelementptr inbounds i8, ptr %428, i64 540
  store i32 %472, ptr %473, align 4, !tbaa !13
  store i32 1, ptr %437, align 8, !tbaa !13
  %474 = load i32, ptr %108, align 8, !tbaa !40
  %475 = add i32 %474, 1
  store i32 %475, ptr %108, align 8, !tbaa !40
  %476 = load i32, ptr %111, align 4, !tbaa !55
  %477 = icmp ult i32 %475, %476
  br i1 %477, label %512, label %478

478:                                              ; preds = %471
  store i32 0, ptr %108, align 8, !tbaa !40
  %479 = load i32, ptr %109, align 4, !tbaa !44
  %480 = add i32 %479, 1
  store i32 %480, ptr %109, align 4, !tbaa !44
  br label %512

481:                                              ; preds = %467
  store i32 2, ptr %437, align 8, !tbaa !13
  %482 = load i32, ptr %111, align 4, !tbaa !55
  %483 = add i32 %482, -1
  store i32 %483, ptr %111, align 4, !tbaa !55
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %512, label %485

485:                                              ; preds = %481
  %486 = load i32, ptr %108, align 8, !tbaa !40
  %487 = icmp ult i32 %486, %483
  br i1 %487, label %512, label %488

488:                                              ; preds = %485
  store i32 0, ptr %108, align 8, !tbaa !40
  %489 = load i32, ptr %109, align 4, !tbaa !44
  %490 = add i32 %489, 1
  store i32 %490, ptr %109, align 4, !tbaa !44
  br label %512

491:                                              ; preds = %467
  %492 = icmp eq i64 %469, 4
  %493 = zext i1 %492 to i32
  store i32 %493, ptr %437, align 8, !tbaa !13
  br label %512

494:                                              ; preds = %448
  %495 = load i32, ptr %109, align 4, !tbaa !44
  %496 = getelementptr inbounds i8, ptr %428, i64 540
  store i32 %495, ptr %496, align 4, !tbaa !13
  store i32 1, ptr %437, align 8, !tbaa !13
  %497 = load i32, ptr %108, align 8, !tbaa !40
  %498 = add i32 %497, 1
  store i32 %498, ptr %108, align 8, !tbaa !40
  %499 = load i32, ptr %111, align 4, !tbaa !55
  %500 = icmp ult i32 %498, %499
  br i1 %500, label %504, label %501

501:                                              ; preds = %494
  store i32 0, ptr %108, align 8, !tbaa !40
  %502 = load i32, ptr %109, align 4, !tbaa !44
  %503 = add i32 %502, 1
  store i32 %503, ptr %109, align 4, !tbaa !44
  br label %504

504:                                              ; preds = %501, %494
  %505 = load atomic i32, ptr %28 monotonic, align 4
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %507, label %516

507:                                              ; preds = %504
  %508 = add nuw nsw i64 %423, 1
  %509 = load i32, ptr %107, align 4, !tbaa !38
  %510 = zext i32 %509 to i64
  %511 = icmp ult i64 %508, %510
  br i1 %511, label %421, label %516, !llvm.loop !56

512:                                              ; preds = %491, %488, %485, %481, %478, %471
  %513 = icmp ugt i64 %457, 281474976710655
  %514 = zext i1 %513 to i32
  %515 = add nuw i32 %514, %468
  br label %520

516:                                              ; preds = %507, %504, %446, %439, %436, %432, %421
  %517 = phi i64 [ %422, %436 ], [ %422, %446 ], [ %422, %439 ], [ %422, %432 ], [ %422, %421 ], [ %464, %504 ], [ %464, %507 ]
  %518 = phi i64 [ %423, %436 ], [ %423, %446 ], [ %423, %439 ], [ %423, %432 ], [ %423, %421 ], [ %423, %504 ], [ %508, %507 ]
  store i64 %517, ptr %11, align 8, !tbaa !19
  %519 = trunc i64 %518 to i32
  br label %520

520:                                              ; preds = %516, %512, %414
  %521 = phi i32 [ %515, %512 ], [ %412, %414 ], [ %519, %516 ]
  %522 = load atomic i32, ptr %28 monotonic, align 4
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %524, label %955

524:                                              ; preds = %520, %410, %406, %217
  %525 = phi i64 [ %351, %406 ], [ %351, %520 ], [ %351, %410 ], [ %193, %217 ]
  %526 = phi i64 [ %352, %406 ], [ %244, %520 ], [ %352, %410 ], [ %194, %217 ]
  %527 = phi i32 [ %353, %406 ], [ %353, %520 ], [ %353, %410 ], [ %195, %217 ]
  %528 = phi ptr [ %354, %406 ], [ %354, %520 ], [ %354, %410 ], [ %196, %217 ]
  %529 = phi i64 [ %355, %406 ], [ %355, %520 ], [ %355, %410 ], [ %197, %217 ]
  %530 = phi i64 [ %356, %406 ], [ %356, %520 ], [ %356, %410 ], [ %198, %217 ]
  %531 = phi i32 [ %357, %406 ], [ %357, %520 ], [ %357, %410 ], [ %199, %217 ]
  %532 = phi ptr [ %358, %406 ], [ %358, %520 ], [ %358, %410 ], [ %200, %217 ]
  %533 = phi i64 [ %359, %406 ], [ %359, %520 ], [ %359, %410 ], [ %201, %217 ]
  %534 = phi i32 [ %409, %406 ], [ %521, %520 ], [ %412, %410 ], [ %218, %217 ]
  %535 = phi i32 [ %408, %406 ], [ %411, %520 ], [ %411, %410 ], [ %202, %217 ]
  %536 = load i32, ptr %107, align 4, !tbaa !38
  %537 = icmp ult i32 %534, %536
  br i1 %537, label %192, label %538

538:                                              ; preds = %524, %186
  %539 = phi i64 [ %123, %186 ], [ %525, %524 ]
  %540 = phi i64 [ %125, %186 ], [ %526, %524 ]
  %541 = phi i32 [ %115, %186 ], [ %527, %524 ]
  %542 = phi ptr [ %116, %186 ], [ %528, %524 ]
  %543 = phi i64 [ %117, %186 ], [ %529, %524 ]
  %544 = phi i64 [ %126, %186 ], [ %530, %524 ]
  %545 = phi i32 [ %119, %186 ], [ %531, %524 ]
  %546 = phi ptr [ %120, %186 ], [ %532, %524 ]
  %547 = phi i64 [ %121, %186 ], [ %533, %524 ]
  %548 = phi i32 [ %189, %186 ], [ %535, %524 ]
  store i64 0, ptr %102, align 8, !tbaa !36
  %549 = load i32, ptr %111, align 4, !tbaa !55
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %553, label %551

551:                                              ; preds = %538
  %552 = icmp eq i32 %548, 0
  br i1 %552, label %554, label %112

553:                                              ; preds = %538
  store i32 0, ptr %94, align 8, !tbaa !27
  br label %575

554:                                              ; preds = %551
  %555 = load i64, ptr %21, align 8, !tbaa !26
  %556 = load i64, ptr %20, align 8, !tbaa !25
  br label %557

557:                                              ; preds = %554, %80
  %558 = phi i64 [ %81, %80 ], [ %556, %554 ]
  %559 = phi i64 [ %82, %80 ], [ %555, %554 ]
  %560 = phi i64 [ %93, %80 ], [ %539, %554 ]
  %561 = phi i64 [ %92, %80 ], [ %540, %554 ]
  %562 = phi i32 [ %91, %80 ], [ %541, %554 ]
  %563 = phi ptr [ %90, %80 ], [ %542, %554 ]
  %564 = phi i64 [ %89, %80 ], [ %543, %554 ]
  %565 = phi i64 [ %88, %80 ], [ %544, %554 ]
  %566 = phi i32 [ %87, %80 ], [ %545, %554 ]
  %567 = phi ptr [ %86, %80 ], [ %546, %554 ]
  %568 = phi i64 [ %85, %80 ], [ %547, %554 ]
  %569 = phi i32 [ %83, %80 ], [ %98, %554 ]
  %570 = add i64 %559, 1
  %571 = icmp eq i64 %570, %558
  %572 = select i1 %571, i64 0, i64 %570
  store i64 %572, ptr %21, align 8, !tbaa !26
  %573 = add nuw i64 %84, 1
  %574 = icmp ult i64 %573, %558
  br i1 %574, label %80, label %575, !llvm.loop !57

575:                                              ; preds = %557, %65, %553
  %576 = phi i32 [ %83, %553 ], [ 0, %65 ], [ %569, %557 ]
  %577 = phi i1 [ true, %553 ], [ false, %65 ], [ false, %557 ]
  %578 = phi i64 [ %539, %553 ], [ %66, %65 ], [ %560, %557 ]
  %579 = phi i64 [ %540, %553 ], [ %67, %65 ], [ %561, %557 ]
  %580 = phi i32 [ %541, %553 ], [ %68, %65 ], [ %562, %557 ]
  %581 = phi ptr [ %542, %553 ], [ %69, %65 ], [ %563, %557 ]
  %582 = phi i64 [ %543, %553 ], [ %70, %65 ], [ %564, %557 ]
  %583 = phi i64 [ %544, %553 ], [ %71, %65 ], [ %565, %557 ]
  %584 = phi i32 [ %545, %553 ], [ %72, %65 ], [ %566, %557 ]
  %585 = phi ptr [ %546, %553 ], [ %73, %65 ], [ %567, %557 ]
  %586 = phi i64 [ %547, %553 ], [ %74, %65 ], [ %568, %557 ]
  store i64 0, ptr %19, align 8, !tbaa !24
  %587 = load atomic i32, ptr %28 monotonic, align 4
  %588 = icmp eq i32 %587, 0
  br i1 %588, label %589, label %955

589:                                              ; preds = %575
  %590 = load i64, ptr %15, align 8, !tbaa !22
  %591 = inttoptr i64 %590 to ptr
  %592 = load i64, ptr %20, align 8, !tbaa !25
  %593 = icmp eq i64 %592, 0
  br i1 %593, label %926, label %597

594:                                              ; preds = %597
  %595 = add nuw i64 %598, 1
  %596 = icmp eq i64 %595, %592
  br i1 %596, label %926, label %597, !llvm.loop !58

597:                                              ; preds = %589, %594
  %598 = phi i64 [ %595, %594 ], [ 0, %589 ]
  %599 = getelementptr inbounds %struct.Group, ptr %591, i64 %598
  %600 = load i32, ptr %599, align 8, !tbaa !27
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %594

602:                                              ; preds = %597
  %603 = load i64, ptr %35, align 8, !tbaa !59
  %604 = load i64, ptr %36, align 8, !tbaa !60
  %605 = icmp eq i64 %603, %604
  br i1 %605, label %606, label %615

606:                                              ; preds = %602
  %607 = load i64, ptr %38, align 8, !tbaa !61
  %608 = atomicrmw add ptr %37, i64 %607 acq_rel, align 8
  %609 = load i64, ptr %14, align 8, !tbaa !62
  %610 = icmp ult i64 %608, %609
  br i1 %610, label %611, label %926

611:                                              ; preds = %606
  %612 = load i64, ptr %38, align 8, !tbaa !61
  %613 = add i64 %612, %608
  %614 = tail call i64 @llvm.umin.i64(i64 %613, i64 %609)
  store i64 %614, ptr %36, align 8, !tbaa !60
  br label %615

615:                                              ; preds = %611, %602
  %616 = phi i64 [ %608, %611 ], [ %603, %602 ]
  %617 = add i64 %616, 1
  store i64 %617, ptr %35, align 8, !tbaa !59
  %618 = getelementptr inbounds i8, ptr %599, i64 24
  %619 = load i32, ptr %39, align 4, !tbaa !13
  %620 = zext i32 %619 to i64
  %621 = urem i64 %616, %620
  %622 = trunc nuw i64 %621 to i32
  store i32 %622, ptr %618, align 4, !tbaa !13
  %623 = load i32, ptr %39, align 4, !tbaa !13
  %624 = zext i32 %623 to i64
  %625 = udiv i64 %616, %624
  %626 = load i32, ptr %40, align 4, !tbaa !13
  %627 = load i32, ptr %41, align 4, !tbaa !13
  %628 = mul i32 %626, %622
  %629 = sub i32 %627, %628
  %630 = tail call noundef i32 @llvm.umin.i32(i32 %626, i32 %629)
  %631 = load i32, ptr %42, align 4, !tbaa !13
  %632 = zext i32 %631 to i64
  %633 = urem i64 %625, %632
  %634 = trunc nuw i64 %633 to i32
  %635 = getelementptr inbounds i8, ptr %599, i64 28
  store i32 %634, ptr %635, align 4, !tbaa !13
  %636 = load i32, ptr %42, align 4, !tbaa !13
  %637 = zext i32 %636 to i64
  %638 = udiv i64 %625, %637
  %639 = load i32, ptr %43, align 4, !tbaa !13
  %640 = load i32, ptr %44, align 4, !tbaa !13
  %641 = mul i32 %639, %634
  %642 = sub i32 %640, %641
  %643 = tail call noundef i32 @llvm.umin.i32(i32 %639, i32 %642)
  %644 = load i32, ptr %45, align 4, !tbaa !13
  %645 = zext i32 %644 to i64
  %646 = urem i64 %638, %645
  %647 = trunc nuw i64 %646 to i32
  %648 = getelementptr inbounds i8, ptr %599, i64 32
  store i32 %647, ptr %648, align 4, !tbaa !13
  %649 = load i32, ptr %46, align 4, !tbaa !13
  %650 = load i32, ptr %47, align 4, !tbaa !13
  %651 = mul i32 %649, %647
  %652 = sub i32 %650, %651
  %653 = tail call noundef i32 @llvm.umin.i32(i32 %649, i32 %652)
  %654 = zext i32 %630 to i64
  %655 = zext i32 %643 to i64
  %656 = mul nuw i64 %655, %654
  %657 = zext i32 %653 to i64
  %658 = mul i64 %656, %657
  %659 = load i32, ptr %31, align 4, !tbaa !3
  %660 = zext i32 %659 to i64
  %661 = add nsw i64 %660, -1
  %662 = add i64 %661, %658
  %663 = udiv i64 %662, %660
  %664 = trunc i64 %663 to i32
  %665 = getelementptr inbounds i8, ptr %599, i64 4
  store i32 %664, ptr %665, align 4, !tbaa !55
  %666 = getelementptr inbounds i8, ptr %599, i64 36
  store i32 %664, ptr %666, align 4, !tbaa !38
  %667 = getelementptr inbounds i8, ptr %599, i64 64
  store i64 0, ptr %667, align 8, !tbaa !36
  %668 = getelementptr inbounds i8, ptr %599, i64 12
  store i32 0, ptr %668, align 4, !tbaa !44
  %669 = getelementptr inbounds i8, ptr %599, i64 8
  store i32 0, ptr %669, align 8, !tbaa !40
  %670 = getelementptr inbounds i8, ptr %599, i64 16
  store i64 %616, ptr %670, align 8, !tbaa !63
  store i32 1, ptr %599, align 8, !tbaa !27
  %671 = load i32, ptr %40, align 4, !tbaa !13
  %672 = icmp eq i32 %630, %671
  br i1 %672, label %673, label %679

673:                                              ; preds = %615
  %674 = load i32, ptr %43, align 4, !tbaa !13
  %675 = icmp eq i32 %643, %674
  br i1 %675, label %676, label %679

676:                                              ; preds = %673
  %677 = load i32, ptr %46, align 4, !tbaa !13
  %678 = icmp ne i32 %653, %677
  br label %679

679:                                              ; preds = %676, %673, %615
  %680 = phi i1 [ true, %673 ], [ true, %615 ], [ %678, %676 ]
  %681 = icmp eq i32 %664, 0
  br i1 %681, label %927, label %682

682:                                              ; preds = %679
  %683 = getelementptr inbounds i8, ptr %599, i64 40
  br label %684

684:                                              ; preds = %896, %682
  %685 = phi i64 [ 0, %682 ], [ %922, %896 ]
  %686 = load i64, ptr %683, align 8, !tbaa !39
  %687 = load i64, ptr %27, align 8, !tbaa !41
  %688 = mul i64 %687, %685
  %689 = add i64 %688, %686
  %690 = inttoptr i64 %689 to ptr
  %691 = load i32, ptr %31, align 4, !tbaa !3
  %692 = zext i32 %691 to i64
  %693 = load i32, ptr %48, align 8, !tbaa !9
  %694 = icmp eq i32 %693, 0
  br i1 %694, label %695, label %698

695:                                              ; preds = %684
  %696 = load i32, ptr %49, align 4, !tbaa !10
  %697 = zext i32 %696 to i64
  br label %698

698:                                              ; preds = %695, %684
  %699 = phi i64 [ %697, %695 ], [ 1, %684 ]
  %700 = mul nuw i64 %699, %692
  %701 = load i64, ptr %50, align 8, !tbaa !64
  %702 = icmp eq i64 %701, 0
  br i1 %702, label %720, label %703

703:                                              ; preds = %698
  %704 = and i64 %701, 3
  %705 = icmp ult i64 %701, 4
  br i1 %705, label %708, label %706

706:                                              ; preds = %703
  %707 = and i64 %701, -4
  br label %725

708:                                              ; preds = %725, %703
  %709 = phi i64 [ 0, %703 ], [ %743, %725 ]
  %710 = icmp eq i64 %704, 0
  br i1 %710, label %720, label %711

711:                                              ; preds = %708, %711
  %712 = phi i64 [ %717, %711 ], [ %709, %708 ]
  %713 = phi i64 [ %718, %711 ], [ 0, %708 ]
  %714 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %712
  %715 = load i32, ptr %714, align 4, !tbaa !13
  %716 = getelementptr inbounds [128 x i32], ptr %690, i64 0, i64 %712
  store i32 %715, ptr %716, align 4, !tbaa !13
  %717 = add nuw i64 %712, 1
  %718 = add i64 %713, 1
  %719 = icmp eq i64 %718, %704
  br i1 %719, label %720, label %711, !llvm.loop !65

720:                                              ; preds = %708, %711, %698
  %721 = getelementptr inbounds i8, ptr %690, i64 468
  store i32 0, ptr %721, align 4, !tbaa !13
  %722 = getelementptr inbounds i8, ptr %690, i64 460
  store i32 0, ptr %722, align 4, !tbaa !13
  %723 = load i64, ptr %52, align 8, !tbaa !67
  %724 = icmp eq i64 %723, -1
  br i1 %724, label %758, label %746

725:                                              ; preds = %725, %706
  %726 = phi i64 [ 0, %706 ], [ %743, %725 ]
  %727 = phi i64 [ 0, %706 ], [ %744, %725 ]
  %728 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %726
  %729 = load i32, ptr %728, align 4, !tbaa !13
  %730 = getelementptr inbounds [128 x i32], ptr %690, i64 0, i64 %726
  store i32 %729, ptr %730, align 4, !tbaa !13
  %731 = or disjoint i64 %726, 1
  %732 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %731
  %733 = load i32, ptr %732, align 4, !tbaa !13
  %734 = getelementptr inbounds [128 x i32], ptr %690, i64 0, i64 %731
  store i32 %733, ptr %734, align 4, !tbaa !13
  %735 = or disjoint i64 %726, 2
  %736 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %735
  %737 = load i32, ptr %736, align 4, !tbaa !13
  %738 = getelementptr inbounds [128 x i32], ptr %690, i64 0, i64 %735
  store i32 %737, ptr %738, align 4, !tbaa !13
  %739 = or disjoint i64 %726, 3
  %740 = getelementptr inbounds [128 x i32], ptr %51, i64 0, i64 %739
  %741 = load i32, ptr %740, align 4, !tbaa !13
  %742 = getelementptr inbounds [128 x i32], ptr %690, i64 0, i64 %739
  store i32 %741, ptr %742, align 4, !tbaa !13
  %743 = add nuw i64 %726, 4
  %744 = add i64 %727, 4
  %745 = icmp eq i64 %744, %707
  br i1 %745, label %708, label %725, !llvm.loop !69

746:                                              ; preds = %720
  %747 = load i32, ptr %618, align 4, !tbaa !13
  %748 = getelementptr inbounds [128 x i32], ptr %690, i64 0, i64 %723
  %749 = load i32, ptr %748, align 4, !tbaa !13
  %750 = load i32, ptr %53, align 4, !tbaa !70
  %751 = load i32, ptr %54, align 8, !tbaa !71
  %752 = shl i32 %750, %751
  %753 = xor i32 %752, -1
  %754 = and i32 %749, %753
  %755 = and i32 %750, %747
  %756 = shl i32 %755, %751
  %757 = or i32 %754, %756
  store i32 %757, ptr %748, align 4, !tbaa !13
  br label %758

758:                                              ; preds = %746, %720
  %759 = load i64, ptr %55, align 8, !tbaa !67
  %760 = icmp eq i64 %759, -1
  br i1 %760, label %773, label %761

761:                                              ; preds = %758
  %762 = load i32, ptr %635, align 4, !tbaa !13
  %763 = getelementptr inbounds [128 x i32], ptr %690, i64 0, i64 %759
  %764 = load i32, ptr %763, align 4, !tbaa !13
  %765 = load i32, ptr %56, align 4, !tbaa !70
  %766 = load i32, ptr %57, align 8, !tbaa !71
  %767 = shl i32 %765, %766
  %768 = xor i32 %767, -1
  %769 = and i32 %764, %768
  %770 = and i32 %765, %762
  %771 = shl i32 %770, %766
  %772 = or i32 %769, %771
  store i32 %772, ptr %763, align 4, !tbaa !13
  br label %773

773:                                              ; preds = %761, %758
  %774 = load i64, ptr %58, align 8, !tbaa !67
  %775 = icmp eq i64 %774, -1
  br i1 %775, label %788, label %776

776:                                              ; preds = %773
  %777 = load i32, ptr %648, align 4, !tbaa !13
  %778 = getelementptr inbounds [128 x i32], ptr %690, i64 0, i64 %774
  %779 = load i32, ptr %778, align 4, !tbaa !13
  %780 = load i32, ptr %59, align 4, !tbaa !70
  %781 = load i32, ptr %60, align 8, !tbaa !71
  %782 = shl i32 %780, %781
  %783 = xor i32 %782, -1
  %784 = and i32 %779, %783
  %785 = and i32 %780, %777
  %786 = shl i32 %785, %781
  %787 = or i32 %784, %786
  store i32 %787, ptr %778, align 4, !tbaa !13
  br label %788

788:                                              ; preds = %776, %773
  br i1 %680, label %824, label %789

789:                                              ; preds = %788
  %790 = load i64, ptr %61, align 8, !tbaa !12
  %791 = inttoptr i64 %790 to ptr
  %792 = mul i64 %700, %685
  %793 = getelementptr i32, ptr %791, i64 %792
  %794 = icmp ult i64 %700, 2
  br i1 %794, label %896, label %795

795:                                              ; preds = %789
  %796 = lshr i64 %700, 1
  %797 = getelementptr inbounds i8, ptr %690, i64 576
  %798 = add nsw i64 %796, -1
  %799 = and i64 %796, 3
  %800 = icmp ult i64 %798, 3
  br i1 %800, label %884, label %801

801:                                              ; preds = %795
  %802 = and i64 %796, 9223372036854775804
  br label %803

803:                                              ; preds = %803, %801
  %804 = phi i64 [ 0, %801 ], [ %821, %803 ]
  %805 = phi i64 [ 0, %801 ], [ %822, %803 ]
  %806 = getelementptr inbounds i64, ptr %793, i64 %804
  %807 = load i64, ptr %806, align 8, !tbaa !42
  %808 = getelementptr inbounds i64, ptr %797, i64 %804
  store i64 %807, ptr %808, align 8, !tbaa !42
  %809 = or disjoint i64 %804, 1
  %810 = getelementptr inbounds i64, ptr %793, i64 %809
  %811 = load i64, ptr %810, align 8, !tbaa !42
  %812 = getelementptr inbounds i64, ptr %797, i64 %809
  store i64 %811, ptr %812, align 8, !tbaa !42
  %813 = or disjoint i64 %804, 2
  %814 = getelementptr inbounds i64, ptr %793, i64 %813
  %815 = load i64, ptr %814, align 8, !tbaa !42
  %816 = getelementptr inbounds i64, ptr %797, i64 %813
  store i64 %815, ptr %816, align 8, !tbaa !42
  %817 = or disjoint i64 %804, 3
  %818 = getelementptr inbounds i64, ptr %793, i64 %817
  %819 = load i64, ptr %818, align 8, !tbaa !42
  %820 = getelementptr inbounds i64, ptr %797, i64 %817
  store i64 %819, ptr %820, align 8, !tbaa !42
  %821 = add nuw nsw i64 %804, 4
  %822 = add i64 %805, 4
  %823 = icmp eq i64 %822, %802
  br i1 %823, label %884, label %803, !llvm.loop !72

824:                                              ; preds = %788
  %825 = getelementptr inbounds i8, ptr %690, i64 576
  %826 = load i32, ptr %31, align 4, !tbaa !3
  %827 = icmp eq i32 %826, 0
  br i1 %827, label %896, label %828

828:                                              ; preds = %824
  %829 = zext i32 %826 to i64
  %830 = mul nuw i64 %685, %829
  %831 = udiv i64 %830, %654
  %832 = udiv i64 %831, %655
  %833 = trunc i64 %832 to i32
  %834 = urem i64 %831, %655
  %835 = trunc nuw i64 %834 to i32
  %836 = urem i64 %830, %654
  %837 = trunc nuw i64 %836 to i32
  %838 = shl i32 %826, 1
  br label %839

839:                                              ; preds = %878, %828
  %840 = phi i64 [ 0, %828 ], [ %882, %878 ]
  %841 = phi i32 [ %833, %828 ], [ %881, %878 ]
  %842 = phi i32 [ %835, %828 ], [ %880, %878 ]
  %843 = phi i32 [ %837, %828 ], [ %879, %878 ]
  %844 = load i32, ptr %48, align 8, !tbaa !9
  %845 = icmp eq i32 %844, 0
  br i1 %845, label %851, label %846

846:                                              ; preds = %839
  %847 = shl i32 %842, 10
  %848 = shl i32 %841, 20
  %849 = or i32 %847, %848
  %850 = or i32 %849, %843
  br label %865

851:                                              ; preds = %839
  %852 = getelementptr inbounds i32, ptr %825, i64 %840
  store i32 %843, ptr %852, align 4, !tbaa !13
  %853 = load i32, ptr %49, align 4, !tbaa !10
  %854 = icmp ugt i32 %853, 1
  br i1 %854, label %855, label %869

855:                                              ; preds = %851
  %856 = trunc nuw i64 %840 to i32
  %857 = add i32 %826, %856
  %858 = zext i32 %857 to i64
  %859 = getelementptr inbounds i32, ptr %825, i64 %858
  store i32 %842, ptr %859, align 4, !tbaa !13
  %860 = load i32, ptr %49, align 4, !tbaa !10
  %861 = icmp ugt i32 %860, 2
  br i1 %861, label %862, label %869

862:                                              ; preds = %855
  %863 = add i32 %838, %856
  %864 = zext i32 %863 to i64
  br label %865

865:                                              ; preds = %862, %846
  %866 = phi i64 [ %864, %862 ], [ %840, %846 ]
  %867 = phi i32 [ %841, %862 ], [ %850, %846 ]
  %868 = getelementptr inbounds i32, ptr %825, i64 %866
  store i32 %867, ptr %868, align 4, !tbaa !13
  br label %869

869:                                              ; preds = %865, %855, %851
  %870 = add i32 %843, 1
  %871 = icmp ult i32 %870, %630
  br i1 %871, label %878, label %872

872:                                              ; preds = %869
  %873 = add i32 %842, 1
  %874 = icmp uge i32 %873, %643
  %875 = select i1 %874, i32 0, i32 %873
  %876 = zext i1 %874 to i32
  %877 = add i32 %841, %876
  br label %878

878:                                              ; preds = %872, %869
  %879 = phi i32 [ %870, %869 ], [ 0, %872 ]
  %880 = phi i32 [ %842, %869 ], [ %875, %872 ]
  %881 = phi i32 [ %841, %869 ], [ %877, %872 ]
  %882 = add nuw nsw i64 %840, 1
  %883 = icmp eq i64 %882, %829
  br i1 %883, label %896, label %839, !llvm.loop !14

884:                                              ; preds = %803, %795
  %885 = phi i64 [ 0, %795 ], [ %821, %803 ]
  %886 = icmp eq i64 %799, 0
  br i1 %886, label %896, label %887

887:                                              ; preds = %884, %887
  %888 = phi i64 [ %893, %887 ], [ %885, %884 ]
  %889 = phi i64 [ %894, %887 ], [ 0, %884 ]
  %890 = getelementptr inbounds i64, ptr %793, i64 %888
  %891 = load i64, ptr %890, align 8, !tbaa !42
  %892 = getelementptr inbounds i64, ptr %797, i64 %888
  store i64 %891, ptr %892, align 8, !tbaa !42
  %893 = add nuw nsw i64 %888, 1
  %894 = add i64 %889, 1
  %895 = icmp eq i64 %894, %799
  br i1 %895, label %896, label %887, !llvm.loop !73

896:                                              ; preds = %884, %887, %878, %824, %789
  %897 = mul nuw i64 %685, %692
  %898 = sub i64 %658, %897
  %899 = icmp ult i64 %898, %692
  %900 = sub i32 64, %691
  %901 = zext nneg i32 %900 to i64
  %902 = lshr i64 -1, %901
  %903 = shl nsw i64 -1, %898
  %904 = xor i64 %903, -1
  %905 = select i1 %899, i64 %904, i64 %902
  %906 = trunc i64 %905 to i32
  %907 = getelementptr inbounds i8, ptr %690, i64 504
  store i32 %906, ptr %907, align 8, !tbaa !13
  %908 = lshr i64 %905, 32
  %909 = trunc nuw i64 %908 to i32
  %910 = getelementptr inbounds i8, ptr %690, i64 508
  store i32 %909, ptr %910, align 4, !tbaa !13
  %911 = getelementptr inbounds i8, ptr %690, i64 512
  %912 = getelementptr inbounds i8, ptr %690, i64 516
  store i32 0, ptr %912, align 4, !tbaa !13
  store i32 0, ptr %911, align 8, !tbaa !13
  %913 = load i32, ptr %62, align 8, !tbaa !74
  %914 = getelementptr inbounds i8, ptr %690, i64 524
  store i32 %913, ptr %914, align 4, !tbaa !13
  %915 = load i64, ptr %63, align 8, !tbaa !75
  %916 = getelementptr inbounds i8, ptr %690, i64 528
  store i64 %915, ptr %916, align 8, !tbaa !42
  %917 = getelementptr inbounds i8, ptr %690, i64 544
  %918 = trunc nuw i64 %685 to i32
  store i32 %918, ptr %917, align 8, !tbaa !13
  %919 = getelementptr inbounds i8, ptr %690, i64 548
  store i32 0, ptr %919, align 4, !tbaa !13
  %920 = getelementptr inbounds i8, ptr %690, i64 552
  store i64 0, ptr %920, align 8, !tbaa !42
  %921 = getelementptr inbounds i8, ptr %690, i64 536
  store i32 0, ptr %921, align 8, !tbaa !13
  %922 = add nuw nsw i64 %685, 1
  %923 = load i32, ptr %666, align 4, !tbaa !38
  %924 = zext i32 %923 to i64
  %925 = icmp ult i64 %922, %924
  br i1 %925, label %684, label %927, !llvm.loop !76

926:                                              ; preds = %594, %589, %606
  br i1 %577, label %927, label %928

927:                                              ; preds = %896, %679, %926
  store i32 0, ptr %64, align 4, !tbaa !77
  br label %942

928:                                              ; preds = %926
  %929 = icmp eq i32 %576, 0
  br i1 %929, label %955, label %930

930:                                              ; preds = %928
  %931 = load i32, ptr %64, align 4, !tbaa !77
  %932 = add i32 %931, 1
  store i32 %932, ptr %64, align 4, !tbaa !77
  %933 = icmp eq i32 %932, 16
  br i1 %933, label %934, label %942

934:                                              ; preds = %930
  %935 = load i64, ptr %35, align 8, !tbaa !59
  %936 = load i64, ptr %36, align 8, !tbaa !60
  %937 = icmp ult i64 %935, %936
  br i1 %937, label %955, label %938

938:                                              ; preds = %934
  %939 = load atomic i64, ptr %37 acquire, align 8
  %940 = load i64, ptr %14, align 8, !tbaa !62
  %941 = icmp ult i64 %939, %940
  br i1 %941, label %955, label %942

942:                                              ; preds = %938, %930, %927
  %943 = load i64, ptr %11, align 8, !tbaa !19
  %944 = add nsw i64 %943, -64
  store i64 %944, ptr %11, align 8, !tbaa !19
  %945 = icmp sgt i64 %943, 64
  br i1 %945, label %949, label %946

946:                                              ; preds = %942
  store i64 16384, ptr %11, align 8, !tbaa !19
  %947 = load i64, ptr %4, align 8, !tbaa !17
  %948 = icmp eq i64 %947, -1
  br i1 %948, label %949, label %950

949:                                              ; preds = %946, %942, %950
  br label %65

950:                                              ; preds = %946
  %951 = tail call i64 @llvm.readcyclecounter()
  %952 = icmp ult i64 %951, %947
  br i1 %952, label %949, label %955

953:                                              ; preds = %373, %225
  %954 = phi i32 [ 4, %225 ], [ 1, %373 ]
  store i64 %205, ptr %102, align 8, !tbaa !36
  store i64 %84, ptr %19, align 8, !tbaa !24
  br label %955

955:                                              ; preds = %934, %575, %928, %938, %950, %178, %369, %520, %953
  %956 = phi i32 [ %954, %953 ], [ 2, %520 ], [ 2, %369 ], [ 2, %178 ], [ 3, %934 ], [ 2, %575 ], [ 0, %928 ], [ 3, %938 ], [ 4, %950 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %3) #9
  ret i32 %956
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: noinline nounwind
define internal fastcc noundef i32 @run_abreast(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, i64 noundef %5) unnamed_addr #6 {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds i8, ptr %2, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !39
  %11 = getelementptr inbounds i8, ptr %1, i64 56
  %12 = inttoptr i64 %10 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 528
  %14 = load i64, ptr %13, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #9
  store i64 0, ptr %7, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #9
  store i64 0, ptr %8, align 8, !tbaa !42
  %15 = getelementptr inbounds i8, ptr %12, i64 524
  %16 = load i32, ptr %15, align 4, !tbaa !13
  %17 = getelementptr inbounds i8, ptr %2, i64 36
  %18 = load i32, ptr %17, align 4, !tbaa !38
  %19 = getelementptr inbounds i8, ptr %2, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !44
  %21 = getelementptr inbounds i8, ptr %4, i64 72
  %22 = load i32, ptr %21, align 8, !tbaa !29
  %23 = icmp ult i32 %22, 2
  br i1 %23, label %24, label %186

24:                                               ; preds = %6
  %25 = getelementptr inbounds i8, ptr %3, i64 8
  %26 = getelementptr inbounds i8, ptr %4, i64 40
  %27 = getelementptr inbounds i8, ptr %4, i64 8
  %28 = getelementptr inbounds i8, ptr %4, i64 16
  %29 = getelementptr inbounds i8, ptr %4, i64 52
  %30 = getelementptr inbounds i8, ptr %4, i64 64
  %31 = getelementptr inbounds i8, ptr %4, i64 56
  %32 = getelementptr inbounds i8, ptr %4, i64 48
  %33 = and i32 %16, 1023
  %34 = zext nneg i32 %33 to i64
  %35 = shl nuw nsw i64 %34, 48
  %36 = inttoptr i64 %5 to ptr
  %37 = getelementptr inbounds i8, ptr %1, i64 720
  %38 = getelementptr inbounds i8, ptr %36, i64 -8
  %39 = getelementptr inbounds i8, ptr %0, i64 176
  %40 = getelementptr inbounds i8, ptr %4, i64 20
  %41 = getelementptr inbounds i8, ptr %4, i64 24
  %42 = getelementptr inbounds i8, ptr %4, i64 32
  %43 = getelementptr inbounds i8, ptr %1, i64 148
  br label %47

44:                                               ; preds = %182
  %45 = load i32, ptr %21, align 8, !tbaa !29
  %46 = icmp ult i32 %45, 2
  br i1 %46, label %47, label %186

47:                                               ; preds = %24, %44
  %48 = phi i64 [ %14, %24 ], [ %183, %44 ]
  %49 = phi i32 [ 0, %24 ], [ %122, %44 ]
  %50 = load i64, ptr %25, align 8, !tbaa !19
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %61, label %52

52:                                               ; preds = %47
  store i64 16384, ptr %25, align 8, !tbaa !19
  %53 = load i64, ptr %3, align 8, !tbaa !17
  %54 = icmp eq i64 %53, -1
  br i1 %54, label %61, label %55

55:                                               ; preds = %52
  %56 = tail call i64 @llvm.readcyclecounter()
  %57 = load i64, ptr %3, align 8, !tbaa !17
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %61, label %59

59:                                               ; preds = %55
  %60 = load i32, ptr %19, align 4, !tbaa !44
  br label %186

61:                                               ; preds = %52, %47, %55
  %62 = load i64, ptr %4, align 8, !tbaa !78
  %63 = icmp eq i64 %62, %5
  br i1 %63, label %64, label %66

64:                                               ; preds = %61
  %65 = load i64, ptr %27, align 8, !tbaa !79
  br label %67

66:                                               ; preds = %61
  store i64 %5, ptr %4, align 8, !tbaa !78
  store i64 -1, ptr %26, align 8, !tbaa !80
  store i64 -1, ptr %27, align 8, !tbaa !81
  br label %67

67:                                               ; preds = %66, %64
  %68 = phi i64 [ %65, %64 ], [ -1, %66 ]
  %69 = icmp eq i64 %68, %48
  br i1 %69, label %70, label %75

70:                                               ; preds = %67
  %71 = load i32, ptr %28, align 8, !tbaa !82
  %72 = icmp eq i32 %71, %16
  br i1 %72, label %73, label %75

73:                                               ; preds = %70
  %74 = load ptr, ptr %41, align 8, !tbaa !83
  br label %117

75:                                               ; preds = %70, %67
  %76 = load i64, ptr %26, align 8, !tbaa !42
  %77 = load i32, ptr %29, align 4
  %78 = icmp eq i64 %76, %48
  br i1 %78, label %79, label %84

79:                                               ; preds = %75
  %80 = load i64, ptr %30, align 8, !tbaa !42
  %81 = load ptr, ptr %31, align 8, !tbaa !84
  %82 = load i32, ptr %32, align 8, !tbaa !13
  %83 = icmp eq i32 %82, %16
  br i1 %83, label %114, label %84

84:                                               ; preds = %79, %75
  %85 = add i64 %48, 1
  %86 = or i64 %85, %35
  %87 = load i64, ptr %37, align 8, !tbaa !37
  %88 = shl i64 %87, 58
  %89 = or i64 %88, %86
  %90 = load i64, ptr %38, align 8, !tbaa !42
  %91 = lshr i64 %89, 2
  %92 = mul i64 %91, -7046029254386353131
  %93 = lshr i64 %92, 40
  br label %94

94:                                               ; preds = %94, %84
  %95 = phi i64 [ %93, %84 ], [ %105, %94 ]
  %96 = phi ptr [ undef, %84 ], [ %103, %94 ]
  %97 = and i64 %95, %90
  %98 = getelementptr inbounds %struct.Region, ptr %36, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !52
  %100 = icmp ne i64 %99, %89
  %101 = icmp ne i64 %99, 0
  %102 = select i1 %101, ptr %96, ptr null
  %103 = select i1 %100, ptr %102, ptr %98
  %104 = and i1 %100, %101
  %105 = add i64 %95, 1
  br i1 %104, label %94, label %106

106:                                              ; preds = %94
  %107 = icmp eq ptr %103, null
  br i1 %107, label %114, label %108

108:                                              ; preds = %106
  %109 = getelementptr inbounds i8, ptr %103, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !54
  %111 = inttoptr i64 %110 to ptr
  %112 = getelementptr inbounds i8, ptr %103, i64 16
  %113 = load i64, ptr %112, align 8, !tbaa !85
  store i64 %86, ptr %39, align 8, !tbaa !86
  br label %114

114:                                              ; preds = %108, %106, %79
  %115 = phi ptr [ %111, %108 ], [ %81, %79 ], [ null, %106 ]
  %116 = phi i64 [ %113, %108 ], [ %80, %79 ], [ 0, %106 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %26, ptr noundef nonnull align 8 dereferenceable(32) %27, i64 32, i1 false), !tbaa.struct !87
  store i64 %48, ptr %27, align 8, !tbaa !42
  store i32 %16, ptr %28, align 8, !tbaa !13
  store i32 %77, ptr %40, align 4
  store ptr %115, ptr %41, align 8, !tbaa !84
  store i64 %116, ptr %42, align 8, !tbaa !42
  br label %117

117:                                              ; preds = %73, %114
  %118 = phi ptr [ %74, %73 ], [ %115, %114 ]
  %119 = icmp eq ptr %118, null
  %120 = load i32, ptr %19, align 4, !tbaa !44
  br i1 %119, label %186, label %121

121:                                              ; preds = %117
  %122 = call fastcc i32 @step_abreast(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %27, ptr noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %123 = icmp ult i32 %122, %18
  %124 = load i32, ptr %19, align 4, !tbaa !44
  br i1 %123, label %125, label %127

125:                                              ; preds = %121
  %126 = load i64, ptr %8, align 8
  br label %186

127:                                              ; preds = %121
  %128 = load i64, ptr %7, align 8, !tbaa !42
  %129 = and i64 %128, -281474976710656
  %130 = icmp eq i64 %129, 562949953421312
  br i1 %130, label %131, label %133

131:                                              ; preds = %127
  %132 = add i32 %124, 1
  store i32 %132, ptr %19, align 4, !tbaa !44
  br label %133

133:                                              ; preds = %131, %127
  %134 = phi i32 [ %132, %131 ], [ %124, %127 ]
  %135 = icmp eq i32 %134, %120
  br i1 %135, label %136, label %182

136:                                              ; preds = %133
  %137 = icmp eq i32 %18, 0
  br i1 %137, label %345, label %138

138:                                              ; preds = %136
  %139 = and i64 %128, 281474976710655
  %140 = lshr i64 %128, 48
  %141 = trunc nuw i64 %140 to i16
  %142 = getelementptr inbounds i8, ptr %2, i64 4
  %143 = getelementptr inbounds i8, ptr %2, i64 8
  %144 = icmp eq i64 %140, 4
  %145 = zext i1 %144 to i32
  %146 = zext i32 %18 to i64
  br label %147

147:                                              ; preds = %179, %138
  %148 = phi i64 [ 0, %138 ], [ %180, %179 ]
  %149 = load i64, ptr %9, align 8, !tbaa !39
  %150 = load i64, ptr %11, align 8, !tbaa !41
  %151 = mul i64 %150, %148
  %152 = add i64 %151, %149
  %153 = inttoptr i64 %152 to ptr
  %154 = getelementptr inbounds i8, ptr %153, i64 528
  store i64 %139, ptr %154, align 8, !tbaa !42
  switch i16 %141, label %177 [
    i16 2, label %155
    i16 1, label %166
  ]

155:                                              ; preds = %147
  %156 = load i32, ptr %19, align 4, !tbaa !44
  %157 = getelementptr inbounds i8, ptr %153, i64 540
  store i32 %156, ptr %157, align 4, !tbaa !13
  %158 = getelementptr inbounds i8, ptr %153, i64 536
  store i32 1, ptr %158, align 8, !tbaa !13
  %159 = load i32, ptr %143, align 8, !tbaa !40
  %160 = add i32 %159, 1
  store i32 %160, ptr %143, align 8, !tbaa !40
  %161 = load i32, ptr %142, align 4, !tbaa !55
  %162 = icmp ult i32 %160, %161
  br i1 %162, label %179, label %163

163:                                              ; preds = %155
  store i32 0, ptr %143, align 8, !tbaa !40
  %164 = load i32, ptr %19, align 4, !tbaa !44
  %165 = add i32 %164, 1
  store i32 %165, ptr %19, align 4, !tbaa !44
  br label %179

166:                                              ; preds = %147
  %167 = getelementptr inbounds i8, ptr %153, i64 536
  store i32 2, ptr %167, align 8, !tbaa !13
  %168 = load i32, ptr %142, align 4, !tbaa !55
  %169 = add i32 %168, -1
  store i32 %169, ptr %142, align 4, !tbaa !55
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %179, label %171

171:                                              ; preds = %166
  %172 = load i32, ptr %143, align 8, !tbaa !40
  %173 = icmp ult i32 %172, %169
  br i1 %173, label %179, label %174

174:                                              ; preds = %171
  store i32 0, ptr %143, align 8, !tbaa !40
  %175 = load i32, ptr %19, align 4, !tbaa !44
  %176 = add i32 %175, 1
  store i32 %176, ptr %19, align 4, !tbaa !44
  br label %179

177:                                              ; preds = %147
  %178 = getelementptr inbounds i8, ptr %153, i64 536
  store i32 %145, ptr %178, align 8, !tbaa !13
  br label %179

179:                                              ; preds = %177, %174, %171, %166, %163, %155
  %180 = add nuw nsw i64 %148, 1
  %181 = icmp eq i64 %180, %146
  br i1 %181, label %345, label %147, !llvm.loop !88

182:                                              ; preds = %133
  %183 = and i64 %128, 281474976710655
  store i64 0, ptr %8, align 8, !tbaa !42
  %184 = load atomic i32, ptr %43 monotonic, align 4
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %44, label %186

186:                                              ; preds = %117, %44, %182, %59, %125, %6
  %187 = phi i64 [ 0, %6 ], [ 0, %59 ], [ %126, %125 ], [ 0, %182 ], [ 0, %44 ], [ 0, %117 ]
  %188 = phi i32 [ %20, %6 ], [ %60, %59 ], [ %124, %125 ], [ %120, %117 ], [ %134, %44 ], [ %134, %182 ]
  %189 = phi i32 [ 0, %6 ], [ %49, %59 ], [ %122, %125 ], [ %49, %117 ], [ %122, %44 ], [ %122, %182 ]
  %190 = phi i64 [ %14, %6 ], [ %48, %59 ], [ %48, %125 ], [ %48, %117 ], [ %183, %44 ], [ %183, %182 ]
  %191 = icmp ne i32 %188, %20
  %192 = icmp ne i64 %187, 0
  %193 = select i1 %191, i1 true, i1 %192
  br i1 %193, label %194, label %345

194:                                              ; preds = %186
  %195 = icmp eq i32 %18, 0
  br i1 %195, label %240, label %196

196:                                              ; preds = %194
  %197 = and i64 %190, 281474976710655
  %198 = lshr i64 %190, 48
  %199 = trunc nuw i64 %198 to i16
  %200 = getelementptr inbounds i8, ptr %2, i64 4
  %201 = getelementptr inbounds i8, ptr %2, i64 8
  %202 = icmp eq i64 %198, 4
  %203 = zext i1 %202 to i32
  %204 = zext i32 %18 to i64
  br label %205

205:                                              ; preds = %237, %196
  %206 = phi i64 [ 0, %196 ], [ %238, %237 ]
  %207 = load i64, ptr %9, align 8, !tbaa !39
  %208 = load i64, ptr %11, align 8, !tbaa !41
  %209 = mul i64 %208, %206
  %210 = add i64 %209, %207
  %211 = inttoptr i64 %210 to ptr
  %212 = getelementptr inbounds i8, ptr %211, i64 528
  store i64 %197, ptr %212, align 8, !tbaa !42
  switch i16 %199, label %235 [
    i16 2, label %213
    i16 1, label %224
  ]

213:                                              ; preds = %205
  %214 = load i32, ptr %19, align 4, !tbaa !44
  %215 = getelementptr inbounds i8, ptr %211, i64 540
  store i32 %214, ptr %215, align 4, !tbaa !13
  %216 = getelementptr inbounds i8, ptr %211, i64 536
  store i32 1, ptr %216, align 8, !tbaa !13
  %217 = load i32, ptr %201, align 8, !tbaa !40
  %218 = add i32 %217, 1
  store i32 %218, ptr %201, align 8, !tbaa !40
  %219 = load i32, ptr %200, align 4, !tbaa !55
  %220 = icmp ult i32 %218, %219
  br i1 %220, label %237, label %221

221:                                              ; preds = %213
  store i32 0, ptr %201, align 8, !tbaa !40
  %222 = load i32, ptr %19, align 4, !tbaa !44
  %223 = add i32 %222, 1
  store i32 %223, ptr %19, align 4, !tbaa !44
  br label %237

224:                                              ; preds = %205
  %225 = getelementptr inbounds i8, ptr %211, i64 536
  store i32 2, ptr %225, align 8, !tbaa !13
  %226 = load i32, ptr %200, align 4, !tbaa !55
  %227 = add i32 %226, -1
  store i32 %227, ptr %200, align 4, !tbaa !55
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %237, label %229

229:                                              ; preds = %224
  %230 = load i32, ptr %201, align 8, !tbaa !40
  %231 = icmp ult i32 %230, %227
  br i1 %231, label %237, label %232

232:                                              ; preds = %229
  store i32 0, ptr %201, align 8, !tbaa !40
  %233 = load i32, ptr %19, align 4, !tbaa !44
  %234 = add i32 %233, 1
  store i32 %234, ptr %19, align 4, !tbaa !44
  br label %237

235:                                              ; preds = %205
  %236 = getelementptr inbounds i8, ptr %211, i64 536
  store i32 %203, ptr %236, align 8, !tbaa !13
  br label %237

237:                                              ; preds = %235, %232, %229, %224, %221, %213
  %238 = add nuw nsw i64 %206, 1
  %239 = icmp eq i64 %238, %204
  br i1 %239, label %240, label %205, !llvm.loop !88

240:                                              ; preds = %237, %194
  %241 = icmp eq i64 %187, 0
  br i1 %241, label %345, label %242

242:                                              ; preds = %240
  %243 = and i64 %187, -281474976710656
  %244 = icmp eq i64 %243, 1688849860263936
  %245 = zext i1 %244 to i32
  %246 = load i32, ptr %21, align 8, !tbaa !29
  %247 = add i32 %246, %245
  store i32 %247, ptr %21, align 8, !tbaa !29
  %248 = icmp eq i32 %189, 0
  br i1 %248, label %294, label %249

249:                                              ; preds = %242
  %250 = load i64, ptr %7, align 8, !tbaa !42
  %251 = and i64 %250, 281474976710655
  %252 = lshr i64 %250, 48
  %253 = trunc nuw i64 %252 to i16
  %254 = getelementptr inbounds i8, ptr %2, i64 4
  %255 = getelementptr inbounds i8, ptr %2, i64 8
  %256 = icmp eq i64 %252, 4
  %257 = zext i1 %256 to i32
  %258 = zext i32 %189 to i64
  br label %259

259:                                              ; preds = %291, %249
  %260 = phi i64 [ 0, %249 ], [ %292, %291 ]
  %261 = load i64, ptr %9, align 8, !tbaa !39
  %262 = load i64, ptr %11, align 8, !tbaa !41
  %263 = mul i64 %262, %260
  %264 = add i64 %263, %261
  %265 = inttoptr i64 %264 to ptr
  %266 = getelementptr inbounds i8, ptr %265, i64 528
  store i64 %251, ptr %266, align 8, !tbaa !42
  switch i16 %253, label %289 [
    i16 2, label %267
    i16 1, label %278
  ]

267:                                              ; preds = %259
  %268 = load i32, ptr %19, align 4, !tbaa !44
  %269 = getelementptr inbounds i8, ptr %265, i64 540
  store i32 %268, ptr %269, align 4, !tbaa !13
  %270 = getelementptr inbounds i8, ptr %265, i64 536
  store i32 1, ptr %270, align 8, !tbaa !13
  %271 = load i32, ptr %255, align 8, !tbaa !40
  %272 = add i32 %271, 1
  store i32 %272, ptr %255, align 8, !tbaa !40
  %273 = load i32, ptr %254, align 4, !tbaa !55
  %274 = icmp ult i32 %272, %273
  br i1 %274, label %291, label %275

275:                                              ; preds = %267
  store i32 0, ptr %255, align 8, !tbaa !40
  %276 = load i32, ptr %19, align 4, !tbaa !44
  %277 = add i32 %276, 1
  store i32 %277, ptr %19, align 4, !tbaa !44
  br label %291

278:                                              ; preds = %259
  %279 = getelementptr inbounds i8, ptr %265, i64 536
  store i32 2, ptr %279, align 8, !tbaa !13
  %280 = load i32, ptr %254, align 4, !tbaa !55
  %281 = add i32 %280, -1
  store i32 %281, ptr %254, align 4, !tbaa !55
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %291, label %283

283:                                              ; preds = %278
  %284 = load i32, ptr %255, align 8, !tbaa !40
  %285 = icmp ult i32 %284, %281
  br i1 %285, label %291, label %286

286:                                              ; preds = %283
  store i32 0, ptr %255, align 8, !tbaa !40
  %287 = load i32, ptr %19, align 4, !tbaa !44
  %288 = add i32 %287, 1
  store i32 %288, ptr %19, align 4, !tbaa !44
  br label %291

289:                                              ; preds = %259
  %290 = getelementptr inbounds i8, ptr %265, i64 536
  store i32 %257, ptr %290, align 8, !tbaa !13
  br label %291

291:                                              ; preds = %289, %286, %283, %278, %275, %267
  %292 = add nuw nsw i64 %260, 1
  %293 = icmp eq i64 %292, %258
  br i1 %293, label %294, label %259, !llvm.loop !88

294:                                              ; preds = %291, %242
  %295 = getelementptr inbounds i8, ptr %1, i64 720
  %296 = load i64, ptr %295, align 8, !tbaa !37
  %297 = trunc i64 %296 to i32
  %298 = add i32 %189, %297
  %299 = icmp ult i32 %189, %298
  br i1 %299, label %300, label %345

300:                                              ; preds = %294
  %301 = and i64 %187, 281474976710655
  %302 = lshr i64 %187, 48
  %303 = trunc nuw i64 %302 to i16
  %304 = getelementptr inbounds i8, ptr %2, i64 4
  %305 = getelementptr inbounds i8, ptr %2, i64 8
  %306 = icmp eq i64 %302, 4
  %307 = zext i1 %306 to i32
  %308 = zext i32 %189 to i64
  %309 = zext i32 %298 to i64
  br label %310

310:                                              ; preds = %342, %300
  %311 = phi i64 [ %308, %300 ], [ %343, %342 ]
  %312 = load i64, ptr %9, align 8, !tbaa !39
  %313 = load i64, ptr %11, align 8, !tbaa !41
  %314 = mul i64 %313, %311
  %315 = add i64 %314, %312
  %316 = inttoptr i64 %315 to ptr
  %317 = getelementptr inbounds i8, ptr %316, i64 528
  store i64 %301, ptr %317, align 8, !tbaa !42
  switch i16 %303, label %340 [
    i16 2, label %318
    i16 1, label %329
  ]

318:                                              ; preds = %310
  %319 = load i32, ptr %19, align 4, !tbaa !44
  %320 = getelementptr inbounds i8, ptr %316, i64 540
  store i32 %319, ptr %320, align 4, !tbaa !13
  %321 = getelementptr inbounds i8, ptr %316, i64 536
  store i32 1, ptr %321, align 8, !tbaa !13
  %322 = load i32, ptr %305, align 8, !tbaa !40
  %323 = add i32 %322, 1
  store i32 %323, ptr %305, align 8, !tbaa !40
  %324 = load i32, ptr %304, align 4, !tbaa !55
  %325 = icmp ult i32 %323, %324
  br i1 %325, label %342, label %326

326:                                              ; preds = %318
  store i32 0, ptr %305, align 8, !tbaa !40
  %327 = load i32, ptr %19, align 4, !tbaa !44
  %328 = add i32 %327, 1
  store i32 %328, ptr %19, align 4, !tbaa !44
  br label %342

329:                                              ; preds = %310
  %330 = getelementptr inbounds i8, ptr %316, i64 536
  store i32 2, ptr %330, align 8, !tbaa !13
  %331 = load i32, ptr %304, align 4, !tbaa !55
  %332 = add i32 %331, -1
  store i32 %332, ptr %304, align 4, !tbaa !55
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %342, label %334

334:                                              ; preds = %329
  %335 = load i32, ptr %305, align 8, !tbaa !40
  %336 = icmp ult i32 %335, %332
  br i1 %336, label %342, label %337

337:                                              ; preds = %334
  store i32 0, ptr %305, align 8, !tbaa !40
  %338 = load i32, ptr %19, align 4, !tbaa !44
  %339 = add i32 %338, 1
  store i32 %339, ptr %19, align 4, !tbaa !44
  br label %342

340:                                              ; preds = %310
  %341 = getelementptr inbounds i8, ptr %316, i64 536
  store i32 %307, ptr %341, align 8, !tbaa !13
  br label %342

342:                                              ; preds = %340, %337, %334, %329, %326, %318
  %343 = add nuw nsw i64 %311, 1
  %344 = icmp eq i64 %343, %309
  br i1 %344, label %345, label %310, !llvm.loop !88

345:                                              ; preds = %179, %342, %136, %294, %240, %186
  %346 = phi i32 [ 0, %186 ], [ 1, %240 ], [ 1, %294 ], [ 1, %136 ], [ 1, %342 ], [ 1, %179 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #9
  ret i32 %346
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noinline nounwind
define internal fastcc i32 @step_abreast(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5) unnamed_addr #6 {
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !20
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %9, i64 720
  %11 = load i64, ptr %10, align 8, !tbaa !37
  %12 = getelementptr inbounds i8, ptr %9, i64 56
  %13 = load i64, ptr %12, align 8, !tbaa !41
  %14 = mul i64 %13, %11
  %15 = getelementptr inbounds i8, ptr %2, i64 24
  %16 = load i64, ptr %15, align 8, !tbaa !89
  %17 = getelementptr inbounds i8, ptr %9, i64 688
  %18 = load i64, ptr %17, align 8, !tbaa !50
  %19 = getelementptr inbounds i8, ptr %1, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !38
  %21 = trunc i64 %11 to i32
  %22 = getelementptr inbounds i8, ptr %2, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !90
  %24 = getelementptr inbounds i8, ptr %0, i64 64
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %49, label %26

26:                                               ; preds = %6
  %27 = getelementptr inbounds i8, ptr %1, i64 40
  %28 = load i64, ptr %27, align 8, !tbaa !39
  br label %29

29:                                               ; preds = %26, %45
  %30 = phi i64 [ %47, %45 ], [ %28, %26 ]
  %31 = phi i64 [ %35, %45 ], [ 0, %26 ]
  %32 = phi i32 [ %46, %45 ], [ 0, %26 ]
  %33 = phi i64 [ %38, %45 ], [ 0, %26 ]
  store i64 %30, ptr %24, align 8, !tbaa !46
  store i64 %18, ptr %0, align 8, !tbaa !51
  %34 = inttoptr i64 %30 to ptr
  %35 = tail call i64 %23(ptr noundef %34, ptr noundef nonnull %0, i64 noundef %16) #9
  %36 = load i64, ptr %0, align 8, !tbaa !51
  %37 = sub i64 %18, %36
  %38 = add i64 %37, %33
  %39 = icmp eq i32 %32, 0
  %40 = select i1 %39, i64 %35, i64 %31
  %41 = icmp eq i64 %35, %40
  br i1 %41, label %42, label %49

42:                                               ; preds = %29
  %43 = lshr i64 %35, 48
  %44 = trunc nuw i64 %43 to i16
  switch i16 %44, label %49 [
    i16 2, label %45
    i16 4, label %45
  ]

45:                                               ; preds = %42, %42
  %46 = add i32 %32, %21
  %47 = add i64 %30, %14
  %48 = icmp ult i32 %46, %20
  br i1 %48, label %29, label %49, !llvm.loop !91

49:                                               ; preds = %45, %29, %42, %6
  %50 = phi i32 [ 0, %6 ], [ %46, %45 ], [ %32, %29 ], [ %32, %42 ]
  %51 = phi i64 [ 0, %6 ], [ %38, %42 ], [ %38, %29 ], [ %38, %45 ]
  %52 = phi i64 [ 0, %6 ], [ %35, %45 ], [ %40, %29 ], [ %35, %42 ]
  %53 = phi i64 [ 0, %6 ], [ %35, %42 ], [ %35, %29 ], [ %35, %45 ]
  store i64 %52, ptr %4, align 8, !tbaa !42
  store i64 %53, ptr %5, align 8, !tbaa !42
  %54 = shl i32 %50, 6
  %55 = zext i32 %54 to i64
  %56 = and i64 %11, 4294967295
  %57 = mul i64 %51, %56
  %58 = getelementptr inbounds i8, ptr %3, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !19
  %60 = add i64 %57, %55
  %61 = sub i64 %59, %60
  store i64 %61, ptr %58, align 8, !tbaa !19
  ret i32 %50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !6, i64 728, !5, i64 792, !6, i64 800}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 136}
!10 = !{!4, !8, i64 140}
!11 = !{!4, !8, i64 48}
!12 = !{!4, !5, i64 680}
!13 = !{!8, !8, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!18, !5, i64 0}
!18 = !{!"", !5, i64 0, !5, i64 8}
!19 = !{!18, !5, i64 8}
!20 = !{!21, !5, i64 48}
!21 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784}
!22 = !{!21, !5, i64 96}
!23 = !{!21, !5, i64 80}
!24 = !{!21, !5, i64 131768}
!25 = !{!21, !5, i64 88}
!26 = !{!21, !5, i64 104}
!27 = !{!28, !8, i64 0}
!28 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!29 = !{!30, !8, i64 72}
!30 = !{!"", !5, i64 0, !31, i64 8, !31, i64 40, !8, i64 72}
!31 = !{!"", !5, i64 0, !8, i64 8, !32, i64 16, !5, i64 24}
!32 = !{!"any pointer", !6, i64 0}
!33 = !{!21, !5, i64 56}
!34 = !{!28, !5, i64 48}
!35 = !{!21, !5, i64 8}
!36 = !{!28, !5, i64 64}
!37 = !{!4, !5, i64 720}
!38 = !{!28, !8, i64 36}
!39 = !{!28, !5, i64 40}
!40 = !{!28, !8, i64 8}
!41 = !{!4, !5, i64 56}
!42 = !{!5, !5, i64 0}
!43 = distinct !{!43, !15}
!44 = !{!28, !8, i64 12}
!45 = distinct !{!45, !15}
!46 = !{!21, !5, i64 64}
!47 = !{!28, !5, i64 56}
!48 = !{!4, !5, i64 80}
!49 = !{!21, !5, i64 24}
!50 = !{!4, !5, i64 688}
!51 = !{!21, !5, i64 0}
!52 = !{!53, !5, i64 0}
!53 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!54 = !{!53, !5, i64 8}
!55 = !{!28, !8, i64 4}
!56 = distinct !{!56, !15}
!57 = distinct !{!57, !15}
!58 = distinct !{!58, !15}
!59 = !{!21, !5, i64 131776}
!60 = !{!21, !5, i64 131784}
!61 = !{!4, !5, i64 704}
!62 = !{!4, !5, i64 0}
!63 = !{!28, !5, i64 16}
!64 = !{!4, !5, i64 672}
!65 = distinct !{!65, !66}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !{!68, !5, i64 0}
!68 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!69 = distinct !{!69, !15}
!70 = !{!68, !8, i64 12}
!71 = !{!68, !8, i64 8}
!72 = distinct !{!72, !15}
!73 = distinct !{!73, !66}
!74 = !{!4, !8, i64 144}
!75 = !{!4, !5, i64 64}
!76 = distinct !{!76, !15}
!77 = !{!21, !8, i64 164}
!78 = !{!30, !5, i64 0}
!79 = !{!31, !5, i64 0}
!80 = !{!30, !5, i64 40}
!81 = !{!30, !5, i64 8}
!82 = !{!31, !8, i64 8}
!83 = !{!30, !32, i64 24}
!84 = !{!32, !32, i64 0}
!85 = !{!53, !5, i64 16}
!86 = !{!21, !5, i64 176}
!87 = !{i64 0, i64 8, !42, i64 8, i64 4, !13, i64 16, i64 8, !84, i64 24, i64 8, !42}
!88 = distinct !{!88, !15}
!89 = !{!31, !5, i64 24}
!90 = !{!31, !32, i64 16}
!91 = distinct !{!91, !15}
