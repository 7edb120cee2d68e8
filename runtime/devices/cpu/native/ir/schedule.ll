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
  %17 = getelementptr inbounds i8, ptr %9, i64 760
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
  %31 = getelementptr inbounds i8, ptr %9, i64 752
  %32 = getelementptr inbounds i8, ptr %9, i64 736
  %33 = getelementptr inbounds i8, ptr %0, i64 131816
  %34 = getelementptr inbounds i8, ptr %9, i64 56
  %35 = getelementptr inbounds i8, ptr %9, i64 164
  %36 = getelementptr inbounds i8, ptr %9, i64 784
  %37 = getelementptr inbounds i8, ptr %0, i64 64
  %38 = getelementptr inbounds i8, ptr %9, i64 80
  %39 = getelementptr inbounds i8, ptr %9, i64 44
  %40 = getelementptr inbounds i8, ptr %0, i64 24
  %41 = getelementptr inbounds i8, ptr %9, i64 704
  %42 = getelementptr inbounds i8, ptr %9, i64 816
  %43 = getelementptr inbounds i8, ptr %9, i64 776
  %44 = getelementptr inbounds i8, ptr %0, i64 131872
  %45 = getelementptr inbounds i8, ptr %0, i64 176
  %46 = getelementptr inbounds i8, ptr %0, i64 131800
  %47 = getelementptr inbounds i8, ptr %9, i64 832
  %48 = getelementptr inbounds i8, ptr %0, i64 131784
  %49 = getelementptr inbounds i8, ptr %0, i64 131792
  %50 = getelementptr inbounds i8, ptr %9, i64 904
  %51 = getelementptr inbounds i8, ptr %9, i64 720
  %52 = getelementptr inbounds i8, ptr %9, i64 808
  %53 = getelementptr inbounds i8, ptr %9, i64 792
  %54 = getelementptr inbounds i8, ptr %9, i64 800
  %55 = getelementptr inbounds i8, ptr %9, i64 8
  %56 = getelementptr inbounds i8, ptr %9, i64 20
  %57 = getelementptr inbounds i8, ptr %9, i64 32
  %58 = getelementptr inbounds i8, ptr %9, i64 12
  %59 = getelementptr inbounds i8, ptr %9, i64 24
  %60 = getelementptr inbounds i8, ptr %9, i64 36
  %61 = getelementptr inbounds i8, ptr %9, i64 16
  %62 = getelementptr inbounds i8, ptr %9, i64 28
  %63 = getelementptr inbounds i8, ptr %9, i64 40
  %64 = getelementptr inbounds i8, ptr %9, i64 152
  %65 = getelementptr inbounds i8, ptr %9, i64 156
  %66 = getelementptr inbounds i8, ptr %9, i64 788
  %67 = getelementptr inbounds i8, ptr %9, i64 160
  %68 = getelementptr inbounds i8, ptr %9, i64 64
  %69 = getelementptr inbounds i8, ptr %9, i64 768
  %70 = getelementptr inbounds i8, ptr %9, i64 176
  %71 = getelementptr inbounds i8, ptr %9, i64 696
  %72 = getelementptr inbounds i8, ptr %0, i64 164
  br label %73

73:                                               ; preds = %1191, %14
  %74 = phi i64 [ 0, %14 ], [ %769, %1191 ]
  %75 = phi i64 [ 0, %14 ], [ %770, %1191 ]
  %76 = phi i32 [ 0, %14 ], [ %771, %1191 ]
  %77 = phi ptr [ null, %14 ], [ %772, %1191 ]
  %78 = phi i64 [ 0, %14 ], [ %773, %1191 ]
  %79 = phi i64 [ 0, %14 ], [ %774, %1191 ]
  %80 = phi i32 [ 0, %14 ], [ %775, %1191 ]
  %81 = phi ptr [ null, %14 ], [ %776, %1191 ]
  %82 = phi i64 [ 0, %14 ], [ %777, %1191 ]
  %83 = load i64, ptr %24, align 8, !tbaa !33
  %84 = load i64, ptr %25, align 8, !tbaa !34
  %85 = icmp ult i64 %83, %84
  br i1 %85, label %86, label %766

86:                                               ; preds = %73
  %87 = load i64, ptr %26, align 8, !tbaa !35
  br label %88

88:                                               ; preds = %86, %736
  %89 = phi i64 [ %737, %736 ], [ %84, %86 ]
  %90 = phi i64 [ %751, %736 ], [ %87, %86 ]
  %91 = phi i32 [ %748, %736 ], [ 0, %86 ]
  %92 = phi i64 [ %752, %736 ], [ %83, %86 ]
  %93 = phi i64 [ %747, %736 ], [ %82, %86 ]
  %94 = phi ptr [ %746, %736 ], [ %81, %86 ]
  %95 = phi i32 [ %745, %736 ], [ %80, %86 ]
  %96 = phi i64 [ %744, %736 ], [ %79, %86 ]
  %97 = phi i64 [ %743, %736 ], [ %78, %86 ]
  %98 = phi ptr [ %742, %736 ], [ %77, %86 ]
  %99 = phi i32 [ %741, %736 ], [ %76, %86 ]
  %100 = phi i64 [ %740, %736 ], [ %75, %86 ]
  %101 = phi i64 [ %739, %736 ], [ %74, %86 ]
  %102 = getelementptr inbounds %struct.Group, ptr %22, i64 %90
  %103 = load i32, ptr %102, align 8, !tbaa !36
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %736, label %105

105:                                              ; preds = %88
  %106 = add i32 %91, 1
  store i32 0, ptr %27, align 4, !tbaa !38
  %107 = ptrtoint ptr %102 to i64
  store i64 %107, ptr %28, align 8, !tbaa !40
  %108 = getelementptr inbounds i8, ptr %102, i64 48
  %109 = load i64, ptr %108, align 8, !tbaa !41
  store i64 %109, ptr %29, align 8, !tbaa !42
  %110 = getelementptr inbounds i8, ptr %102, i64 64
  %111 = load i64, ptr %110, align 8, !tbaa !43
  %112 = icmp ne i64 %111, 0
  %113 = zext i1 %112 to i32
  %114 = getelementptr inbounds i8, ptr %102, i64 72
  %115 = getelementptr inbounds i8, ptr %102, i64 40
  %116 = getelementptr inbounds i8, ptr %102, i64 36
  %117 = getelementptr inbounds i8, ptr %102, i64 8
  %118 = getelementptr inbounds i8, ptr %102, i64 12
  %119 = getelementptr inbounds i8, ptr %102, i64 4
  %120 = getelementptr inbounds i8, ptr %102, i64 80
  %121 = getelementptr inbounds i8, ptr %102, i64 88
  %122 = getelementptr inbounds i8, ptr %102, i64 56
  %123 = getelementptr inbounds i8, ptr %102, i64 96
  %124 = getelementptr inbounds i8, ptr %102, i64 168
  %125 = getelementptr inbounds i8, ptr %102, i64 16
  br label %126

126:                                              ; preds = %697, %105
  %127 = phi i64 [ %101, %105 ], [ %644, %697 ]
  %128 = phi i64 [ %100, %105 ], [ %645, %697 ]
  %129 = phi i32 [ %99, %105 ], [ %646, %697 ]
  %130 = phi ptr [ %98, %105 ], [ %647, %697 ]
  %131 = phi i64 [ %97, %105 ], [ %648, %697 ]
  %132 = phi i64 [ %96, %105 ], [ %649, %697 ]
  %133 = phi i32 [ %95, %105 ], [ %650, %697 ]
  %134 = phi ptr [ %94, %105 ], [ %651, %697 ]
  %135 = phi i64 [ %93, %105 ], [ %652, %697 ]
  %136 = phi i32 [ %113, %105 ], [ 0, %697 ]
  %137 = load atomic i64, ptr %30 acquire, align 8
  %138 = icmp eq i64 %137, %127
  %139 = select i1 %138, i64 %128, i64 -1
  %140 = select i1 %138, i64 %132, i64 -1
  %141 = load atomic i64, ptr %31 acquire, align 8
  %142 = inttoptr i64 %141 to ptr
  %143 = icmp eq i64 %141, 0
  br i1 %143, label %221, label %144

144:                                              ; preds = %126
  %145 = load i64, ptr %32, align 8, !tbaa !44
  %146 = icmp ugt i64 %145, 1
  br i1 %146, label %147, label %221

147:                                              ; preds = %144
  %148 = load i64, ptr %110, align 8, !tbaa !43
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %150, label %221

150:                                              ; preds = %147
  %151 = load i64, ptr %33, align 8, !tbaa !45
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %156, label %153

153:                                              ; preds = %150
  %154 = load i64, ptr %114, align 8, !tbaa !46
  %155 = sub i64 %151, %154
  store i64 %155, ptr %33, align 8, !tbaa !45
  br label %221

156:                                              ; preds = %150
  %157 = load i64, ptr %115, align 8, !tbaa !47
  %158 = inttoptr i64 %157 to ptr
  %159 = load i32, ptr %116, align 4, !tbaa !48
  %160 = zext i32 %159 to i64
  %161 = urem i64 %160, %145
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %163, label %221

163:                                              ; preds = %156
  %164 = load i32, ptr %117, align 8, !tbaa !49
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %221

166:                                              ; preds = %163
  %167 = load i64, ptr %114, align 8, !tbaa !46
  %168 = icmp ne i64 %167, 0
  %169 = icmp eq i32 %159, 0
  %170 = or i1 %169, %168
  br i1 %170, label %205, label %171

171:                                              ; preds = %166
  %172 = load i64, ptr %34, align 8, !tbaa !50
  %173 = getelementptr inbounds i8, ptr %158, i64 528
  %174 = load i64, ptr %173, align 8, !tbaa !51
  %175 = getelementptr inbounds i8, ptr %158, i64 524
  %176 = load i32, ptr %175, align 4, !tbaa !19
  br label %188

177:                                              ; preds = %199
  %178 = mul i64 %200, %172
  %179 = add i64 %178, %157
  %180 = inttoptr i64 %179 to ptr
  %181 = getelementptr inbounds i8, ptr %180, i64 528
  %182 = load i64, ptr %181, align 8, !tbaa !51
  %183 = icmp eq i64 %182, %174
  br i1 %183, label %184, label %203, !llvm.loop !52

184:                                              ; preds = %177
  %185 = getelementptr inbounds i8, ptr %180, i64 524
  %186 = load i32, ptr %185, align 4, !tbaa !19
  %187 = icmp eq i32 %186, %176
  br i1 %187, label %188, label %203, !llvm.loop !52

188:                                              ; preds = %171, %184
  %189 = phi i64 [ %200, %184 ], [ 0, %171 ]
  %190 = phi i1 [ %201, %184 ], [ false, %171 ]
  %191 = phi ptr [ %180, %184 ], [ %158, %171 ]
  %192 = getelementptr inbounds i8, ptr %191, i64 536
  %193 = load i32, ptr %192, align 8, !tbaa !19
  switch i32 %193, label %199 [
    i32 2, label %203
    i32 1, label %194
  ]

194:                                              ; preds = %188
  %195 = getelementptr inbounds i8, ptr %191, i64 540
  %196 = load i32, ptr %195, align 4, !tbaa !19
  %197 = load i32, ptr %118, align 4, !tbaa !53
  %198 = icmp eq i32 %196, %197
  br i1 %198, label %203, label %199

199:                                              ; preds = %194, %188
  %200 = add nuw nsw i64 %189, 1
  %201 = icmp uge i64 %200, %160
  %202 = icmp eq i64 %200, %160
  br i1 %202, label %203, label %177, !llvm.loop !52

203:                                              ; preds = %177, %184, %188, %194, %199
  %204 = phi i1 [ %201, %199 ], [ %190, %194 ], [ %190, %188 ], [ %201, %184 ], [ %201, %177 ]
  br i1 %204, label %205, label %221

205:                                              ; preds = %203, %166
  %206 = call i32 %142(ptr noundef %0, ptr noundef nonnull %102, ptr noundef nonnull %6, ptr noundef nonnull %5, i64 noundef %137) #10
  %207 = load atomic i32, ptr %35 monotonic, align 4
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %1192

209:                                              ; preds = %205
  %210 = or i32 %206, %136
  %211 = load i32, ptr %119, align 4, !tbaa !54
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %221

213:                                              ; preds = %209
  store i32 0, ptr %102, align 8, !tbaa !36
  %214 = load i64, ptr %47, align 8, !tbaa !55
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %766, label %216

216:                                              ; preds = %213
  %217 = inttoptr i64 %214 to ptr
  %218 = getelementptr inbounds i8, ptr %217, i64 144
  %219 = load i64, ptr %218, align 8, !tbaa !56
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %766, label %754

221:                                              ; preds = %209, %203, %163, %156, %153, %147, %144, %126
  %222 = phi i32 [ %136, %147 ], [ %210, %209 ], [ %136, %203 ], [ %136, %144 ], [ %136, %126 ], [ %136, %153 ], [ %136, %163 ], [ %136, %156 ]
  store i64 0, ptr %114, align 8, !tbaa !46
  %223 = load i64, ptr %110, align 8, !tbaa !43
  %224 = trunc i64 %223 to i32
  %225 = load i32, ptr %116, align 4, !tbaa !48
  %226 = icmp ugt i32 %225, %224
  br i1 %226, label %227, label %643

227:                                              ; preds = %221, %629
  %228 = phi i64 [ %630, %629 ], [ %137, %221 ]
  %229 = phi i64 [ %631, %629 ], [ %139, %221 ]
  %230 = phi i32 [ %632, %629 ], [ %129, %221 ]
  %231 = phi ptr [ %633, %629 ], [ %130, %221 ]
  %232 = phi i64 [ %634, %629 ], [ %131, %221 ]
  %233 = phi i64 [ %635, %629 ], [ %140, %221 ]
  %234 = phi i32 [ %636, %629 ], [ %133, %221 ]
  %235 = phi ptr [ %637, %629 ], [ %134, %221 ]
  %236 = phi i64 [ %638, %629 ], [ %135, %221 ]
  %237 = phi i32 [ %641, %629 ], [ %225, %221 ]
  %238 = phi i32 [ %640, %629 ], [ %222, %221 ]
  %239 = phi i32 [ %639, %629 ], [ %224, %221 ]
  %240 = load i32, ptr %36, align 8, !tbaa !15
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %255, label %242

242:                                              ; preds = %227
  %243 = zext i32 %237 to i64
  %244 = load i64, ptr %120, align 8, !tbaa !58
  %245 = load i64, ptr %121, align 8, !tbaa !59
  %246 = icmp eq i64 %245, 0
  %247 = zext i32 %239 to i64
  %248 = sub nsw i64 %243, %247
  %249 = select i1 %246, i64 %247, i64 %248
  %250 = add i64 %249, %244
  %251 = icmp ult i64 %250, %243
  %252 = select i1 %251, i64 0, i64 %243
  %253 = sub i64 %250, %252
  %254 = trunc i64 %253 to i32
  br label %255

255:                                              ; preds = %242, %227
  %256 = phi i32 [ %254, %242 ], [ %239, %227 ]
  %257 = load i64, ptr %115, align 8, !tbaa !47
  %258 = zext i32 %256 to i64
  %259 = load i64, ptr %34, align 8, !tbaa !50
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
  %268 = load i32, ptr %118, align 4, !tbaa !53
  %269 = icmp eq i32 %267, %268
  br i1 %269, label %270, label %272

270:                                              ; preds = %265, %255
  %271 = add nuw i32 %239, 1
  br label %629, !llvm.loop !60

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
  br i1 %281, label %282, label %729

282:                                              ; preds = %278
  %283 = load i64, ptr %115, align 8, !tbaa !47
  %284 = load i64, ptr %34, align 8, !tbaa !50
  %285 = load i32, ptr %36, align 8, !tbaa !15
  %286 = mul i64 %284, %258
  %287 = add i64 %286, %283
  br label %288

288:                                              ; preds = %282, %275
  %289 = phi i64 [ %287, %282 ], [ %261, %275 ]
  %290 = phi i32 [ %285, %282 ], [ %240, %275 ]
  %291 = load i64, ptr %19, align 8, !tbaa !30
  store i64 %291, ptr %16, align 8, !tbaa !29
  br label %292

292:                                              ; preds = %288, %272
  %293 = phi i64 [ %289, %288 ], [ %261, %272 ]
  %294 = phi i32 [ %290, %288 ], [ %240, %272 ]
  store i64 %293, ptr %37, align 8, !tbaa !61
  %295 = load i64, ptr %122, align 8, !tbaa !62
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
  br i1 %303, label %304, label %313

304:                                              ; preds = %292
  %305 = load i64, ptr %42, align 8, !tbaa !67
  %306 = load i64, ptr %123, align 8, !tbaa !68
  %307 = add i64 %306, 1
  store i64 %307, ptr %123, align 8, !tbaa !68
  %308 = add i64 %306, %305
  %309 = mul i64 %308, 246948723733
  %310 = lshr i64 %309, 32
  %311 = and i64 %310, 63
  %312 = add nuw nsw i64 %311, 1
  store i64 %312, ptr %0, align 8, !tbaa !66
  br label %313

313:                                              ; preds = %304, %292
  %314 = load i64, ptr %43, align 8, !tbaa !17
  %315 = load i32, ptr %263, align 8, !tbaa !19
  %316 = icmp eq i32 %315, 3
  %317 = and i64 %314, 1
  %318 = select i1 %316, i64 0, i64 %317
  store i64 %318, ptr %44, align 8, !tbaa !69
  %319 = icmp eq i32 %315, 1
  br i1 %319, label %320, label %321

320:                                              ; preds = %313
  store i32 0, ptr %263, align 8, !tbaa !19
  br label %321

321:                                              ; preds = %320, %313
  %322 = getelementptr inbounds i8, ptr %262, i64 528
  %323 = load i64, ptr %322, align 8, !tbaa !51
  %324 = getelementptr inbounds i8, ptr %262, i64 524
  br label %325

325:                                              ; preds = %429, %321
  %326 = phi i64 [ %228, %321 ], [ %411, %429 ]
  %327 = phi i64 [ %229, %321 ], [ %412, %429 ]
  %328 = phi i32 [ %230, %321 ], [ %413, %429 ]
  %329 = phi ptr [ %231, %321 ], [ %414, %429 ]
  %330 = phi i64 [ %232, %321 ], [ %415, %429 ]
  %331 = phi i64 [ %233, %321 ], [ %416, %429 ]
  %332 = phi i32 [ %234, %321 ], [ %417, %429 ]
  %333 = phi ptr [ %235, %321 ], [ %418, %429 ]
  %334 = phi i64 [ %236, %321 ], [ %419, %429 ]
  %335 = phi i64 [ %323, %321 ], [ %431, %429 ]
  %336 = load i32, ptr %324, align 4, !tbaa !19
  %337 = icmp eq i64 %327, %335
  %338 = icmp eq i32 %328, %336
  %339 = select i1 %337, i1 %338, i1 false
  br i1 %339, label %410, label %340

340:                                              ; preds = %325
  %341 = add i64 %335, 1
  %342 = and i32 %336, 1023
  %343 = lshr i32 %336, 13
  %344 = and i32 %343, 1024
  %345 = or disjoint i32 %344, %342
  %346 = zext nneg i32 %345 to i64
  %347 = shl nuw nsw i64 %346, 48
  %348 = or i64 %347, %341
  %349 = icmp eq i64 %331, %335
  %350 = icmp eq i32 %332, %336
  %351 = select i1 %349, i1 %350, i1 false
  br i1 %351, label %405, label %352

352:                                              ; preds = %340
  %353 = inttoptr i64 %326 to ptr
  %354 = getelementptr inbounds i8, ptr %353, i64 -8
  %355 = load i64, ptr %354, align 8, !tbaa !51
  %356 = lshr i64 %348, 2
  %357 = mul i64 %356, -7046029254386353131
  %358 = lshr i64 %357, 40
  br label %359

359:                                              ; preds = %359, %352
  %360 = phi i64 [ %358, %352 ], [ %370, %359 ]
  %361 = phi ptr [ undef, %352 ], [ %368, %359 ]
  %362 = and i64 %360, %355
  %363 = getelementptr inbounds %struct.Region, ptr %353, i64 %362
  %364 = load i64, ptr %363, align 8, !tbaa !26
  %365 = icmp ne i64 %364, %348
  %366 = icmp ne i64 %364, 0
  %367 = select i1 %366, ptr %361, ptr null
  %368 = select i1 %365, ptr %367, ptr %363
  %369 = and i1 %365, %366
  %370 = add i64 %360, 1
  br i1 %369, label %359, label %371

371:                                              ; preds = %359
  %372 = icmp eq ptr %368, null
  br i1 %372, label %373, label %396

373:                                              ; preds = %371
  %374 = load atomic i64, ptr %30 acquire, align 8
  %375 = icmp eq i64 %374, %326
  %376 = inttoptr i64 %374 to ptr
  %377 = getelementptr inbounds i8, ptr %376, i64 -8
  %378 = load i64, ptr %377, align 8, !tbaa !51
  br label %379

379:                                              ; preds = %379, %373
  %380 = phi i64 [ %358, %373 ], [ %390, %379 ]
  %381 = phi ptr [ undef, %373 ], [ %388, %379 ]
  %382 = and i64 %380, %378
  %383 = getelementptr inbounds %struct.Region, ptr %376, i64 %382
  %384 = load i64, ptr %383, align 8, !tbaa !26
  %385 = icmp ne i64 %384, %348
  %386 = icmp ne i64 %384, 0
  %387 = select i1 %386, ptr %381, ptr null
  %388 = select i1 %385, ptr %387, ptr %383
  %389 = and i1 %385, %386
  %390 = add i64 %380, 1
  br i1 %389, label %379, label %391

391:                                              ; preds = %379
  %392 = select i1 %375, i64 %327, i64 -1
  %393 = icmp eq ptr %388, null
  br i1 %393, label %394, label %396

394:                                              ; preds = %391
  %395 = select i1 %375, i64 %331, i64 -1
  store i64 %348, ptr %23, align 8, !tbaa !51
  br label %432

396:                                              ; preds = %391, %371
  %397 = phi i64 [ %374, %391 ], [ %326, %371 ]
  %398 = phi i64 [ %392, %391 ], [ %327, %371 ]
  %399 = phi ptr [ %388, %391 ], [ %368, %371 ]
  %400 = getelementptr inbounds i8, ptr %399, i64 8
  %401 = load i64, ptr %400, align 8, !tbaa !29
  %402 = inttoptr i64 %401 to ptr
  %403 = getelementptr inbounds i8, ptr %399, i64 16
  %404 = load i64, ptr %403, align 8, !tbaa !51
  br label %405

405:                                              ; preds = %340, %396
  %406 = phi i64 [ %397, %396 ], [ %326, %340 ]
  %407 = phi i64 [ %398, %396 ], [ %327, %340 ]
  %408 = phi ptr [ %402, %396 ], [ %333, %340 ]
  %409 = phi i64 [ %404, %396 ], [ %334, %340 ]
  store i64 %348, ptr %45, align 8, !tbaa !51
  br label %410

410:                                              ; preds = %325, %405
  %411 = phi i64 [ %406, %405 ], [ %326, %325 ]
  %412 = phi i64 [ %335, %405 ], [ %327, %325 ]
  %413 = phi i32 [ %336, %405 ], [ %328, %325 ]
  %414 = phi ptr [ %408, %405 ], [ %329, %325 ]
  %415 = phi i64 [ %409, %405 ], [ %330, %325 ]
  %416 = phi i64 [ %407, %405 ], [ %331, %325 ]
  %417 = phi i32 [ %328, %405 ], [ %332, %325 ]
  %418 = phi ptr [ %329, %405 ], [ %333, %325 ]
  %419 = phi i64 [ %330, %405 ], [ %334, %325 ]
  %420 = call i64 %414(ptr noundef %262, ptr noundef nonnull %0, i64 noundef %415) #10
  %421 = and i64 %420, 281474976710655
  store i64 %421, ptr %322, align 8, !tbaa !51
  %422 = icmp ult i64 %420, 281474976710656
  br i1 %422, label %426, label %423

423:                                              ; preds = %410
  %424 = lshr i64 %420, 48
  %425 = trunc nuw nsw i64 %424 to i32
  br label %432

426:                                              ; preds = %410
  %427 = load i64, ptr %0, align 8, !tbaa !66
  %428 = icmp ult i64 %427, 2
  br i1 %428, label %432, label %429

429:                                              ; preds = %426
  %430 = add i64 %427, -1
  store i64 %430, ptr %0, align 8, !tbaa !66
  %431 = load i64, ptr %322, align 8, !tbaa !51
  br label %325

432:                                              ; preds = %426, %423, %394
  %433 = phi i64 [ %411, %423 ], [ %374, %394 ], [ %411, %426 ]
  %434 = phi i64 [ %412, %423 ], [ %392, %394 ], [ %412, %426 ]
  %435 = phi i32 [ %413, %423 ], [ %328, %394 ], [ %413, %426 ]
  %436 = phi ptr [ %414, %423 ], [ %329, %394 ], [ %414, %426 ]
  %437 = phi i64 [ %415, %423 ], [ %330, %394 ], [ %415, %426 ]
  %438 = phi i64 [ %416, %423 ], [ %395, %394 ], [ %416, %426 ]
  %439 = phi i32 [ %417, %423 ], [ %332, %394 ], [ %417, %426 ]
  %440 = phi ptr [ %418, %423 ], [ %333, %394 ], [ %418, %426 ]
  %441 = phi i64 [ %419, %423 ], [ %334, %394 ], [ %419, %426 ]
  %442 = phi i32 [ %425, %423 ], [ 3, %394 ], [ 3, %426 ]
  %443 = load i64, ptr %16, align 8, !tbaa !29
  %444 = add nsw i64 %443, -64
  store i64 %444, ptr %16, align 8, !tbaa !29
  %445 = load i64, ptr %0, align 8, !tbaa !66
  %446 = load i64, ptr %41, align 8, !tbaa !65
  %447 = icmp ult i64 %445, %446
  br i1 %447, label %448, label %451

448:                                              ; preds = %432
  %449 = add i64 %445, %444
  %450 = sub i64 %449, %446
  store i64 %450, ptr %16, align 8, !tbaa !29
  br label %451

451:                                              ; preds = %448, %432
  %452 = load atomic i32, ptr %35 monotonic, align 4
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %454, label %1192

454:                                              ; preds = %451
  %455 = load i64, ptr %23, align 8, !tbaa !32
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %457, label %731

457:                                              ; preds = %454
  switch i32 %442, label %473 [
    i32 2, label %458
    i32 1, label %465
    i32 7, label %472
    i32 4, label %477
  ]

458:                                              ; preds = %457
  %459 = load i32, ptr %118, align 4, !tbaa !53
  %460 = getelementptr inbounds i8, ptr %262, i64 540
  store i32 %459, ptr %460, align 4, !tbaa !19
  store i32 1, ptr %263, align 8, !tbaa !19
  %461 = load i32, ptr %117, align 8, !tbaa !49
  %462 = add i32 %461, 1
  store i32 %462, ptr %117, align 8, !tbaa !49
  %463 = load i32, ptr %119, align 4, !tbaa !54
  %464 = icmp ult i32 %462, %463
  br i1 %464, label %490, label %487

465:                                              ; preds = %457
  store i32 2, ptr %263, align 8, !tbaa !19
  %466 = load i32, ptr %119, align 4, !tbaa !54
  %467 = add i32 %466, -1
  store i32 %467, ptr %119, align 4, !tbaa !54
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %490, label %469

469:                                              ; preds = %465
  %470 = load i32, ptr %117, align 8, !tbaa !49
  %471 = icmp ult i32 %470, %467
  br i1 %471, label %490, label %487

472:                                              ; preds = %457
  store i32 3, ptr %263, align 8, !tbaa !19
  br label %483

473:                                              ; preds = %457
  %474 = load i32, ptr %263, align 8, !tbaa !19
  %475 = icmp eq i32 %474, 3
  br i1 %475, label %483, label %476

476:                                              ; preds = %473
  store i32 0, ptr %263, align 8, !tbaa !19
  br label %483

477:                                              ; preds = %457
  store i32 1, ptr %263, align 8, !tbaa !19
  %478 = getelementptr inbounds i8, ptr %262, i64 540
  %479 = load i32, ptr %478, align 4, !tbaa !19
  %480 = load i32, ptr %118, align 4, !tbaa !53
  %481 = icmp ne i32 %479, %480
  %482 = zext i1 %481 to i32
  br label %483

483:                                              ; preds = %477, %476, %473, %472
  %484 = phi i32 [ 1, %472 ], [ %482, %477 ], [ 0, %473 ], [ 0, %476 ]
  %485 = or i32 %484, %238
  %486 = add i32 %239, 1
  br label %629

487:                                              ; preds = %469, %458
  store i32 0, ptr %117, align 8, !tbaa !49
  %488 = load i32, ptr %118, align 4, !tbaa !53
  %489 = add i32 %488, 1
  store i32 %489, ptr %118, align 4, !tbaa !53
  store i64 0, ptr %124, align 8, !tbaa !70
  br label %490

490:                                              ; preds = %487, %469, %465, %458
  %491 = or i32 %238, 1
  %492 = add i32 %239, 1
  %493 = icmp eq i64 %434, %323
  br i1 %493, label %494, label %629, !llvm.loop !60

494:                                              ; preds = %490
  %495 = load i64, ptr %322, align 8, !tbaa !51
  %496 = zext nneg i32 %442 to i64
  %497 = shl nuw nsw i64 %496, 48
  %498 = or i64 %495, %497
  %499 = load i32, ptr %116, align 4, !tbaa !48
  %500 = icmp ugt i32 %499, %492
  br i1 %500, label %501, label %625

501:                                              ; preds = %494
  %502 = zext i32 %492 to i64
  br label %503

503:                                              ; preds = %612, %501
  %504 = phi i64 [ %502, %501 ], [ %613, %612 ]
  %505 = phi i32 [ %499, %501 ], [ %614, %612 ]
  %506 = load i32, ptr %36, align 8, !tbaa !15
  %507 = icmp eq i32 %506, 0
  br i1 %507, label %519, label %508

508:                                              ; preds = %503
  %509 = zext i32 %505 to i64
  %510 = load i64, ptr %120, align 8, !tbaa !58
  %511 = load i64, ptr %121, align 8, !tbaa !59
  %512 = icmp eq i64 %511, 0
  %513 = sub nsw i64 %509, %504
  %514 = select i1 %512, i64 %504, i64 %513
  %515 = add i64 %514, %510
  %516 = icmp ult i64 %515, %509
  %517 = select i1 %516, i64 0, i64 %509
  %518 = sub i64 %515, %517
  br label %519

519:                                              ; preds = %508, %503
  %520 = phi i64 [ %518, %508 ], [ %504, %503 ]
  %521 = load i64, ptr %115, align 8, !tbaa !47
  %522 = and i64 %520, 4294967295
  %523 = load i64, ptr %34, align 8, !tbaa !50
  %524 = mul i64 %523, %522
  %525 = add i64 %524, %521
  %526 = inttoptr i64 %525 to ptr
  %527 = getelementptr inbounds i8, ptr %526, i64 528
  %528 = load i64, ptr %527, align 8, !tbaa !51
  %529 = icmp eq i64 %528, %323
  br i1 %529, label %530, label %622

530:                                              ; preds = %519
  %531 = getelementptr inbounds i8, ptr %526, i64 524
  %532 = load i32, ptr %531, align 4, !tbaa !19
  %533 = icmp eq i32 %532, %435
  br i1 %533, label %534, label %622

534:                                              ; preds = %530
  %535 = getelementptr inbounds i8, ptr %526, i64 536
  %536 = load i32, ptr %535, align 8, !tbaa !19
  switch i32 %536, label %545 [
    i32 2, label %622
    i32 1, label %537
  ]

537:                                              ; preds = %534
  %538 = getelementptr inbounds i8, ptr %526, i64 540
  %539 = load i32, ptr %538, align 4, !tbaa !19
  %540 = load i32, ptr %118, align 4, !tbaa !53
  %541 = icmp eq i32 %539, %540
  %542 = load i64, ptr %16, align 8
  %543 = icmp slt i64 %542, 1
  %544 = select i1 %541, i1 true, i1 %543
  br i1 %544, label %622, label %548

545:                                              ; preds = %534
  %546 = load i64, ptr %16, align 8, !tbaa !29
  %547 = icmp slt i64 %546, 1
  br i1 %547, label %622, label %548

548:                                              ; preds = %537, %545
  store i64 %525, ptr %37, align 8, !tbaa !61
  %549 = load i64, ptr %122, align 8, !tbaa !62
  %550 = load i64, ptr %38, align 8, !tbaa !63
  %551 = mul i64 %550, %522
  %552 = load i32, ptr %39, align 4, !tbaa !3
  %553 = zext i32 %552 to i64
  %554 = mul i64 %551, %553
  %555 = add i64 %554, %549
  store i64 %555, ptr %40, align 8, !tbaa !64
  %556 = load i64, ptr %41, align 8, !tbaa !65
  store i64 %556, ptr %0, align 8, !tbaa !66
  %557 = icmp eq i32 %506, 2
  br i1 %557, label %558, label %567

558:                                              ; preds = %548
  %559 = load i64, ptr %42, align 8, !tbaa !67
  %560 = load i64, ptr %123, align 8, !tbaa !68
  %561 = add i64 %560, 1
  store i64 %561, ptr %123, align 8, !tbaa !68
  %562 = add i64 %560, %559
  %563 = mul i64 %562, 246948723733
  %564 = lshr i64 %563, 32
  %565 = and i64 %564, 63
  %566 = add nuw nsw i64 %565, 1
  store i64 %566, ptr %0, align 8, !tbaa !66
  br label %567

567:                                              ; preds = %558, %548
  %568 = call i64 %436(ptr noundef nonnull %526, ptr noundef nonnull %0, i64 noundef %437) #10
  %569 = load i64, ptr %16, align 8, !tbaa !29
  %570 = add nsw i64 %569, -64
  store i64 %570, ptr %16, align 8, !tbaa !29
  %571 = load i64, ptr %0, align 8, !tbaa !66
  %572 = load i64, ptr %41, align 8, !tbaa !65
  %573 = icmp ult i64 %571, %572
  br i1 %573, label %574, label %577

574:                                              ; preds = %567
  %575 = add i64 %571, %570
  %576 = sub i64 %575, %572
  store i64 %576, ptr %16, align 8, !tbaa !29
  br label %577

577:                                              ; preds = %574, %567
  %578 = and i64 %568, 281474976710655
  store i64 %578, ptr %527, align 8, !tbaa !51
  %579 = lshr i64 %568, 48
  %580 = trunc nuw i64 %579 to i16
  switch i16 %580, label %602 [
    i16 2, label %581
    i16 1, label %591
    i16 7, label %601
    i16 4, label %606
  ]

581:                                              ; preds = %577
  %582 = load i32, ptr %118, align 4, !tbaa !53
  %583 = getelementptr inbounds i8, ptr %526, i64 540
  store i32 %582, ptr %583, align 4, !tbaa !19
  store i32 1, ptr %535, align 8, !tbaa !19
  %584 = load i32, ptr %117, align 8, !tbaa !49
  %585 = add i32 %584, 1
  store i32 %585, ptr %117, align 8, !tbaa !49
  %586 = load i32, ptr %119, align 4, !tbaa !54
  %587 = icmp ult i32 %585, %586
  br i1 %587, label %607, label %588

588:                                              ; preds = %581
  store i32 0, ptr %117, align 8, !tbaa !49
  %589 = load i32, ptr %118, align 4, !tbaa !53
  %590 = add i32 %589, 1
  store i32 %590, ptr %118, align 4, !tbaa !53
  store i64 0, ptr %124, align 8, !tbaa !70
  br label %607

591:                                              ; preds = %577
  store i32 2, ptr %535, align 8, !tbaa !19
  %592 = load i32, ptr %119, align 4, !tbaa !54
  %593 = add i32 %592, -1
  store i32 %593, ptr %119, align 4, !tbaa !54
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %607, label %595

595:                                              ; preds = %591
  %596 = load i32, ptr %117, align 8, !tbaa !49
  %597 = icmp ult i32 %596, %593
  br i1 %597, label %607, label %598

598:                                              ; preds = %595
  store i32 0, ptr %117, align 8, !tbaa !49
  %599 = load i32, ptr %118, align 4, !tbaa !53
  %600 = add i32 %599, 1
  store i32 %600, ptr %118, align 4, !tbaa !53
  store i64 0, ptr %124, align 8, !tbaa !70
  br label %607

601:                                              ; preds = %577
  store i32 3, ptr %535, align 8, !tbaa !19
  br label %607

602:                                              ; preds = %577
  %603 = load i32, ptr %535, align 8, !tbaa !19
  %604 = icmp eq i32 %603, 3
  br i1 %604, label %607, label %605

605:                                              ; preds = %602
  store i32 0, ptr %535, align 8, !tbaa !19
  br label %607

606:                                              ; preds = %577
  store i32 1, ptr %535, align 8, !tbaa !19
  br label %607

607:                                              ; preds = %606, %605, %602, %601, %598, %595, %591, %588, %581
  %608 = icmp eq i64 %568, %498
  br i1 %608, label %609, label %617

609:                                              ; preds = %607
  %610 = load atomic i32, ptr %35 monotonic, align 4
  %611 = icmp eq i32 %610, 0
  br i1 %611, label %612, label %622

612:                                              ; preds = %609
  %613 = add nuw nsw i64 %504, 1
  %614 = load i32, ptr %116, align 4, !tbaa !48
  %615 = zext i32 %614 to i64
  %616 = icmp ult i64 %613, %615
  br i1 %616, label %503, label %622, !llvm.loop !71

617:                                              ; preds = %607
  %618 = trunc nuw i64 %504 to i32
  %619 = icmp ugt i64 %568, 281474976710655
  %620 = zext i1 %619 to i32
  %621 = add nuw i32 %620, %618
  br label %625

622:                                              ; preds = %612, %609, %545, %537, %534, %530, %519
  %623 = phi i64 [ %504, %534 ], [ %504, %545 ], [ %504, %537 ], [ %504, %530 ], [ %504, %519 ], [ %504, %609 ], [ %613, %612 ]
  %624 = trunc i64 %623 to i32
  br label %625

625:                                              ; preds = %622, %617, %494
  %626 = phi i32 [ %621, %617 ], [ %492, %494 ], [ %624, %622 ]
  %627 = load atomic i32, ptr %35 monotonic, align 4
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %629, label %1192

629:                                              ; preds = %625, %490, %483, %270
  %630 = phi i64 [ %433, %483 ], [ %433, %625 ], [ %433, %490 ], [ %228, %270 ]
  %631 = phi i64 [ %434, %483 ], [ %323, %625 ], [ %434, %490 ], [ %229, %270 ]
  %632 = phi i32 [ %435, %483 ], [ %435, %625 ], [ %435, %490 ], [ %230, %270 ]
  %633 = phi ptr [ %436, %483 ], [ %436, %625 ], [ %436, %490 ], [ %231, %270 ]
  %634 = phi i64 [ %437, %483 ], [ %437, %625 ], [ %437, %490 ], [ %232, %270 ]
  %635 = phi i64 [ %438, %483 ], [ %438, %625 ], [ %438, %490 ], [ %233, %270 ]
  %636 = phi i32 [ %439, %483 ], [ %439, %625 ], [ %439, %490 ], [ %234, %270 ]
  %637 = phi ptr [ %440, %483 ], [ %440, %625 ], [ %440, %490 ], [ %235, %270 ]
  %638 = phi i64 [ %441, %483 ], [ %441, %625 ], [ %441, %490 ], [ %236, %270 ]
  %639 = phi i32 [ %486, %483 ], [ %626, %625 ], [ %492, %490 ], [ %271, %270 ]
  %640 = phi i32 [ %485, %483 ], [ %491, %625 ], [ %491, %490 ], [ %238, %270 ]
  %641 = load i32, ptr %116, align 4, !tbaa !48
  %642 = icmp ult i32 %639, %641
  br i1 %642, label %227, label %643

643:                                              ; preds = %629, %221
  %644 = phi i64 [ %137, %221 ], [ %630, %629 ]
  %645 = phi i64 [ %139, %221 ], [ %631, %629 ]
  %646 = phi i32 [ %129, %221 ], [ %632, %629 ]
  %647 = phi ptr [ %130, %221 ], [ %633, %629 ]
  %648 = phi i64 [ %131, %221 ], [ %634, %629 ]
  %649 = phi i64 [ %140, %221 ], [ %635, %629 ]
  %650 = phi i32 [ %133, %221 ], [ %636, %629 ]
  %651 = phi ptr [ %134, %221 ], [ %637, %629 ]
  %652 = phi i64 [ %135, %221 ], [ %638, %629 ]
  %653 = phi i32 [ %225, %221 ], [ %641, %629 ]
  %654 = phi i32 [ %222, %221 ], [ %640, %629 ]
  store i64 0, ptr %110, align 8, !tbaa !43
  %655 = load i32, ptr %119, align 4, !tbaa !54
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %665

657:                                              ; preds = %643
  store i32 0, ptr %102, align 8, !tbaa !36
  %658 = load i64, ptr %47, align 8, !tbaa !55
  %659 = icmp eq i64 %658, 0
  br i1 %659, label %766, label %660

660:                                              ; preds = %657
  %661 = inttoptr i64 %658 to ptr
  %662 = getelementptr inbounds i8, ptr %661, i64 144
  %663 = load i64, ptr %662, align 8, !tbaa !56
  %664 = icmp eq i64 %663, 0
  br i1 %664, label %766, label %754

665:                                              ; preds = %643
  %666 = load i32, ptr %36, align 8, !tbaa !15
  %667 = icmp eq i32 %666, 2
  br i1 %667, label %668, label %697

668:                                              ; preds = %665
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %120, i8 0, i64 16, i1 false)
  %669 = load i64, ptr %42, align 8, !tbaa !67
  %670 = load i64, ptr %125, align 8, !tbaa !72
  %671 = add i64 %670, -7046029254386353131
  %672 = lshr i64 %671, 30
  %673 = xor i64 %672, %671
  %674 = mul i64 %673, -4658895280553007687
  %675 = lshr i64 %674, 27
  %676 = xor i64 %675, %674
  %677 = mul i64 %676, -7723592293110705685
  %678 = lshr i64 %677, 31
  %679 = load i64, ptr %123, align 8, !tbaa !68
  %680 = add i64 %679, 1
  store i64 %680, ptr %123, align 8, !tbaa !68
  %681 = xor i64 %669, %678
  %682 = xor i64 %681, %679
  %683 = xor i64 %682, %677
  %684 = add i64 %683, -7046029254386353131
  %685 = lshr i64 %684, 30
  %686 = xor i64 %685, %684
  %687 = mul i64 %686, -4658895280553007687
  %688 = lshr i64 %687, 27
  %689 = xor i64 %688, %687
  %690 = mul i64 %689, -7723592293110705685
  %691 = lshr i64 %690, 31
  %692 = xor i64 %691, %690
  %693 = lshr i64 %692, 1
  %694 = zext i32 %653 to i64
  %695 = urem i64 %693, %694
  store i64 %695, ptr %120, align 8, !tbaa !58
  %696 = and i64 %692, 1
  store i64 %696, ptr %121, align 8, !tbaa !59
  br label %697

697:                                              ; preds = %668, %665
  %698 = icmp eq i32 %654, 0
  br i1 %698, label %699, label %126

699:                                              ; preds = %697
  %700 = icmp eq i32 %653, 0
  br i1 %700, label %724, label %701

701:                                              ; preds = %699
  %702 = load i64, ptr %115, align 8, !tbaa !47
  %703 = load i64, ptr %34, align 8, !tbaa !50
  %704 = zext i32 %653 to i64
  br label %705

705:                                              ; preds = %718, %701
  %706 = phi i64 [ 0, %701 ], [ %719, %718 ]
  %707 = phi i1 [ false, %701 ], [ %720, %718 ]
  %708 = mul i64 %706, %703
  %709 = add i64 %708, %702
  %710 = inttoptr i64 %709 to ptr
  %711 = getelementptr inbounds i8, ptr %710, i64 536
  %712 = load i32, ptr %711, align 8, !tbaa !19
  switch i32 %712, label %722 [
    i32 2, label %718
    i32 1, label %713
  ]

713:                                              ; preds = %705
  %714 = getelementptr inbounds i8, ptr %710, i64 540
  %715 = load i32, ptr %714, align 4, !tbaa !19
  %716 = load i32, ptr %118, align 4, !tbaa !53
  %717 = icmp eq i32 %715, %716
  br i1 %717, label %718, label %722

718:                                              ; preds = %713, %705
  %719 = add nuw nsw i64 %706, 1
  %720 = icmp uge i64 %719, %704
  %721 = icmp eq i64 %719, %704
  br i1 %721, label %722, label %705, !llvm.loop !73

722:                                              ; preds = %718, %713, %705
  %723 = phi i1 [ %720, %718 ], [ %707, %713 ], [ %707, %705 ]
  br i1 %723, label %724, label %733

724:                                              ; preds = %722, %699
  %725 = cmpxchg ptr %35, i32 0, i32 4 acq_rel acquire, align 4
  %726 = extractvalue { i32, i1 } %725, 1
  %727 = zext i1 %726 to i64
  %728 = getelementptr inbounds i8, ptr %0, i64 131880
  store i64 %727, ptr %728, align 8, !tbaa !74
  br label %1192

729:                                              ; preds = %278
  %730 = zext i32 %239 to i64
  store i64 %730, ptr %110, align 8, !tbaa !43
  store i64 %92, ptr %24, align 8, !tbaa !33
  br label %1192

731:                                              ; preds = %454
  %732 = zext i32 %239 to i64
  store i64 %732, ptr %110, align 8, !tbaa !43
  store i64 %92, ptr %24, align 8, !tbaa !33
  br label %1192

733:                                              ; preds = %722
  store i64 1, ptr %46, align 8, !tbaa !75
  %734 = load i64, ptr %26, align 8, !tbaa !35
  %735 = load i64, ptr %25, align 8, !tbaa !34
  br label %736

736:                                              ; preds = %88, %733
  %737 = phi i64 [ %89, %88 ], [ %735, %733 ]
  %738 = phi i64 [ %90, %88 ], [ %734, %733 ]
  %739 = phi i64 [ %101, %88 ], [ %644, %733 ]
  %740 = phi i64 [ %100, %88 ], [ %645, %733 ]
  %741 = phi i32 [ %99, %88 ], [ %646, %733 ]
  %742 = phi ptr [ %98, %88 ], [ %647, %733 ]
  %743 = phi i64 [ %97, %88 ], [ %648, %733 ]
  %744 = phi i64 [ %96, %88 ], [ %649, %733 ]
  %745 = phi i32 [ %95, %88 ], [ %650, %733 ]
  %746 = phi ptr [ %94, %88 ], [ %651, %733 ]
  %747 = phi i64 [ %93, %88 ], [ %652, %733 ]
  %748 = phi i32 [ %91, %88 ], [ %106, %733 ]
  %749 = add i64 %738, 1
  %750 = icmp eq i64 %749, %737
  %751 = select i1 %750, i64 0, i64 %749
  store i64 %751, ptr %26, align 8, !tbaa !35
  %752 = add nuw i64 %92, 1
  %753 = icmp ult i64 %752, %737
  br i1 %753, label %88, label %766, !llvm.loop !76

754:                                              ; preds = %660, %216
  %755 = phi i64 [ %219, %216 ], [ %663, %660 ]
  %756 = phi i64 [ %137, %216 ], [ %644, %660 ]
  %757 = phi i64 [ %139, %216 ], [ %645, %660 ]
  %758 = phi i32 [ %129, %216 ], [ %646, %660 ]
  %759 = phi ptr [ %130, %216 ], [ %647, %660 ]
  %760 = phi i64 [ %131, %216 ], [ %648, %660 ]
  %761 = phi i64 [ %140, %216 ], [ %649, %660 ]
  %762 = phi i32 [ %133, %216 ], [ %650, %660 ]
  %763 = phi ptr [ %134, %216 ], [ %651, %660 ]
  %764 = phi i64 [ %135, %216 ], [ %652, %660 ]
  %765 = inttoptr i64 %755 to ptr
  call void %765(ptr noundef %0, ptr noundef nonnull %102) #10
  br label %766

766:                                              ; preds = %736, %754, %73, %660, %657, %216, %213
  %767 = phi i32 [ %91, %657 ], [ %91, %660 ], [ %91, %213 ], [ %91, %216 ], [ 0, %73 ], [ %91, %754 ], [ %748, %736 ]
  %768 = phi i1 [ true, %657 ], [ true, %660 ], [ true, %213 ], [ true, %216 ], [ false, %73 ], [ true, %754 ], [ false, %736 ]
  %769 = phi i64 [ %644, %657 ], [ %644, %660 ], [ %137, %213 ], [ %137, %216 ], [ %74, %73 ], [ %756, %754 ], [ %739, %736 ]
  %770 = phi i64 [ %645, %657 ], [ %645, %660 ], [ %139, %213 ], [ %139, %216 ], [ %75, %73 ], [ %757, %754 ], [ %740, %736 ]
  %771 = phi i32 [ %646, %657 ], [ %646, %660 ], [ %129, %213 ], [ %129, %216 ], [ %76, %73 ], [ %758, %754 ], [ %741, %736 ]
  %772 = phi ptr [ %647, %657 ], [ %647, %660 ], [ %130, %213 ], [ %130, %216 ], [ %77, %73 ], [ %759, %754 ], [ %742, %736 ]
  %773 = phi i64 [ %648, %657 ], [ %648, %660 ], [ %131, %213 ], [ %131, %216 ], [ %78, %73 ], [ %760, %754 ], [ %743, %736 ]
  %774 = phi i64 [ %649, %657 ], [ %649, %660 ], [ %140, %213 ], [ %140, %216 ], [ %79, %73 ], [ %761, %754 ], [ %744, %736 ]
  %775 = phi i32 [ %650, %657 ], [ %650, %660 ], [ %133, %213 ], [ %133, %216 ], [ %80, %73 ], [ %762, %754 ], [ %745, %736 ]
  %776 = phi ptr [ %651, %657 ], [ %651, %660 ], [ %134, %213 ], [ %134, %216 ], [ %81, %73 ], [ %763, %754 ], [ %746, %736 ]
  %777 = phi i64 [ %652, %657 ], [ %652, %660 ], [ %135, %213 ], [ %135, %216 ], [ %82, %73 ], [ %764, %754 ], [ %747, %736 ]
  store i64 0, ptr %24, align 8, !tbaa !33
  %778 = load atomic i32, ptr %35 monotonic, align 4
  %779 = icmp eq i32 %778, 0
  br i1 %779, label %780, label %1192

780:                                              ; preds = %766
  %781 = load i64, ptr %20, align 8, !tbaa !31
  %782 = inttoptr i64 %781 to ptr
  %783 = load i64, ptr %25, align 8, !tbaa !34
  %784 = icmp eq i64 %783, 0
  br i1 %784, label %1162, label %788

785:                                              ; preds = %788
  %786 = add nuw i64 %789, 1
  %787 = icmp eq i64 %786, %783
  br i1 %787, label %1162, label %788, !llvm.loop !77

788:                                              ; preds = %780, %785
  %789 = phi i64 [ %786, %785 ], [ 0, %780 ]
  %790 = getelementptr inbounds %struct.Group, ptr %782, i64 %789
  %791 = load i32, ptr %790, align 8, !tbaa !36
  %792 = icmp eq i32 %791, 0
  br i1 %792, label %793, label %785

793:                                              ; preds = %788
  %794 = load i64, ptr %48, align 8, !tbaa !78
  %795 = load i64, ptr %49, align 8, !tbaa !79
  %796 = icmp eq i64 %794, %795
  br i1 %796, label %799, label %797

797:                                              ; preds = %793
  %798 = load i64, ptr %9, align 8, !tbaa !80
  br label %811

799:                                              ; preds = %793
  %800 = load i64, ptr %46, align 8, !tbaa !75
  %801 = call i64 @llvm.umax.i64(i64 %800, i64 1)
  %802 = atomicrmw add ptr %50, i64 %801 acq_rel, align 8
  %803 = load i64, ptr %9, align 8, !tbaa !80
  %804 = icmp ult i64 %802, %803
  br i1 %804, label %805, label %1162

805:                                              ; preds = %799
  %806 = add i64 %802, %801
  %807 = shl i64 %801, 1
  %808 = load i64, ptr %51, align 8, !tbaa !81
  %809 = call i64 @llvm.umin.i64(i64 %807, i64 %808)
  store i64 %809, ptr %46, align 8, !tbaa !75
  %810 = call i64 @llvm.umin.i64(i64 %806, i64 %803)
  store i64 %810, ptr %49, align 8, !tbaa !79
  br label %811

811:                                              ; preds = %805, %797
  %812 = phi i64 [ %803, %805 ], [ %798, %797 ]
  %813 = phi i64 [ %802, %805 ], [ %794, %797 ]
  %814 = add i64 %813, 1
  store i64 %814, ptr %48, align 8, !tbaa !78
  %815 = load i32, ptr %36, align 8, !tbaa !15
  switch i32 %815, label %819 [
    i32 0, label %855
    i32 1, label %816
  ]

816:                                              ; preds = %811
  %817 = xor i64 %813, -1
  %818 = add i64 %812, %817
  br label %855

819:                                              ; preds = %811
  %820 = load i64, ptr %52, align 8, !tbaa !82
  %821 = lshr i64 %812, %820
  %822 = load i64, ptr %42, align 8, !tbaa !67
  %823 = urem i64 %822, %812
  %824 = add i64 %823, %813
  %825 = icmp ult i64 %824, %812
  %826 = select i1 %825, i64 0, i64 %812
  %827 = sub i64 %824, %826
  %828 = lshr i64 %827, %820
  %829 = icmp ult i64 %828, %821
  br i1 %829, label %830, label %855

830:                                              ; preds = %819
  %831 = shl nsw i64 -1, %820
  %832 = xor i64 %831, -1
  %833 = load i64, ptr %53, align 8, !tbaa !83
  %834 = mul i64 %833, %828
  %835 = load i64, ptr %54, align 8, !tbaa !84
  %836 = add i64 %834, %835
  %837 = urem i64 %836, %821
  %838 = xor i64 %837, %822
  %839 = add i64 %838, -7046029254386353131
  %840 = lshr i64 %839, 30
  %841 = xor i64 %840, %839
  %842 = mul i64 %841, -4658895280553007687
  %843 = lshr i64 %842, 27
  %844 = xor i64 %843, %842
  %845 = mul i64 %844, -7723592293110705685
  %846 = lshr i64 %845, 31
  %847 = xor i64 %846, %845
  %848 = shl i64 %837, %820
  %849 = or i64 %847, 1
  %850 = mul i64 %849, %827
  %851 = lshr i64 %847, 32
  %852 = add i64 %850, %851
  %853 = and i64 %852, %832
  %854 = or i64 %853, %848
  br label %855

855:                                              ; preds = %830, %819, %816, %811
  %856 = phi i64 [ %818, %816 ], [ %813, %811 ], [ %854, %830 ], [ %827, %819 ]
  %857 = getelementptr inbounds i8, ptr %790, i64 24
  %858 = load i32, ptr %55, align 4, !tbaa !19
  %859 = zext i32 %858 to i64
  %860 = icmp ult i64 %856, %859
  br i1 %860, label %898, label %896

861:                                              ; preds = %929
  %862 = add i64 %949, 4294967295
  %863 = and i64 %862, 4294967295
  %864 = getelementptr inbounds i8, ptr %790, i64 80
  store i64 %863, ptr %864, align 8, !tbaa !58
  br label %893

865:                                              ; preds = %929
  %866 = getelementptr inbounds i8, ptr %790, i64 80
  store i64 0, ptr %866, align 8, !tbaa !58
  %867 = icmp eq i32 %962, 2
  br i1 %867, label %868, label %893

868:                                              ; preds = %865
  %869 = load i64, ptr %42, align 8, !tbaa !67
  %870 = add i64 %856, -7046029254386353131
  %871 = lshr i64 %870, 30
  %872 = xor i64 %871, %870
  %873 = mul i64 %872, -4658895280553007687
  %874 = lshr i64 %873, 27
  %875 = xor i64 %874, %873
  %876 = mul i64 %875, -7723592293110705685
  %877 = lshr i64 %876, 31
  store i64 1, ptr %958, align 8, !tbaa !68
  %878 = xor i64 %877, %869
  %879 = xor i64 %878, %876
  %880 = add i64 %879, -7046029254386353131
  %881 = lshr i64 %880, 30
  %882 = xor i64 %881, %880
  %883 = mul i64 %882, -4658895280553007687
  %884 = lshr i64 %883, 27
  %885 = xor i64 %884, %883
  %886 = mul i64 %885, -7723592293110705685
  %887 = lshr i64 %886, 31
  %888 = xor i64 %887, %886
  %889 = lshr i64 %888, 1
  %890 = and i64 %949, 4294967295
  %891 = urem i64 %889, %890
  store i64 %891, ptr %866, align 8, !tbaa !58
  %892 = and i64 %888, 1
  store i64 %892, ptr %965, align 8, !tbaa !59
  br label %893

893:                                              ; preds = %868, %865, %861
  %894 = load i32, ptr %56, align 4, !tbaa !19
  %895 = icmp eq i32 %907, %894
  br i1 %895, label %966, label %972

896:                                              ; preds = %855
  %897 = udiv i64 %856, %859
  br label %898

898:                                              ; preds = %896, %855
  %899 = phi i64 [ %897, %896 ], [ 0, %855 ]
  %900 = mul i64 %899, %859
  %901 = sub i64 %856, %900
  %902 = trunc i64 %901 to i32
  store i32 %902, ptr %857, align 4, !tbaa !19
  %903 = load i32, ptr %56, align 4, !tbaa !19
  %904 = load i32, ptr %57, align 4, !tbaa !19
  %905 = mul i32 %903, %902
  %906 = sub i32 %904, %905
  %907 = call noundef i32 @llvm.umin.i32(i32 %903, i32 %906)
  %908 = load i32, ptr %58, align 4, !tbaa !19
  %909 = zext i32 %908 to i64
  %910 = icmp ult i64 %899, %909
  br i1 %910, label %913, label %911

911:                                              ; preds = %898
  %912 = udiv i64 %899, %909
  br label %913

913:                                              ; preds = %911, %898
  %914 = phi i64 [ %912, %911 ], [ 0, %898 ]
  %915 = mul i64 %914, %909
  %916 = sub i64 %899, %915
  %917 = trunc i64 %916 to i32
  %918 = getelementptr inbounds i8, ptr %790, i64 28
  store i32 %917, ptr %918, align 4, !tbaa !19
  %919 = load i32, ptr %59, align 4, !tbaa !19
  %920 = load i32, ptr %60, align 4, !tbaa !19
  %921 = mul i32 %919, %917
  %922 = sub i32 %920, %921
  %923 = call noundef i32 @llvm.umin.i32(i32 %919, i32 %922)
  %924 = load i32, ptr %61, align 4, !tbaa !19
  %925 = zext i32 %924 to i64
  %926 = icmp ult i64 %914, %925
  br i1 %926, label %929, label %927

927:                                              ; preds = %913
  %928 = udiv i64 %914, %925
  br label %929

929:                                              ; preds = %927, %913
  %930 = phi i64 [ %928, %927 ], [ 0, %913 ]
  %931 = mul i64 %930, %925
  %932 = sub i64 %914, %931
  %933 = trunc i64 %932 to i32
  %934 = getelementptr inbounds i8, ptr %790, i64 32
  store i32 %933, ptr %934, align 4, !tbaa !19
  %935 = load i32, ptr %62, align 4, !tbaa !19
  %936 = load i32, ptr %63, align 4, !tbaa !19
  %937 = mul i32 %935, %933
  %938 = sub i32 %936, %937
  %939 = call noundef i32 @llvm.umin.i32(i32 %935, i32 %938)
  %940 = zext i32 %907 to i64
  %941 = zext i32 %923 to i64
  %942 = mul nuw i64 %941, %940
  %943 = zext i32 %939 to i64
  %944 = mul i64 %942, %943
  %945 = load i32, ptr %39, align 4, !tbaa !3
  %946 = zext i32 %945 to i64
  %947 = add nsw i64 %946, -1
  %948 = add i64 %947, %944
  %949 = udiv i64 %948, %946
  %950 = trunc i64 %949 to i32
  %951 = getelementptr inbounds i8, ptr %790, i64 4
  store i32 %950, ptr %951, align 4, !tbaa !54
  %952 = getelementptr inbounds i8, ptr %790, i64 36
  store i32 %950, ptr %952, align 4, !tbaa !48
  %953 = getelementptr inbounds i8, ptr %790, i64 64
  store i64 0, ptr %953, align 8, !tbaa !43
  %954 = getelementptr inbounds i8, ptr %790, i64 12
  store i32 0, ptr %954, align 4, !tbaa !53
  %955 = getelementptr inbounds i8, ptr %790, i64 8
  store i32 0, ptr %955, align 8, !tbaa !49
  %956 = getelementptr inbounds i8, ptr %790, i64 16
  store i64 %856, ptr %956, align 8, !tbaa !72
  %957 = getelementptr inbounds i8, ptr %790, i64 72
  store i64 1, ptr %957, align 8, !tbaa !46
  store i32 1, ptr %790, align 8, !tbaa !36
  %958 = getelementptr inbounds i8, ptr %790, i64 96
  store i64 0, ptr %958, align 8, !tbaa !68
  %959 = getelementptr inbounds i8, ptr %790, i64 120
  store i64 1, ptr %959, align 8, !tbaa !85
  %960 = getelementptr inbounds i8, ptr %790, i64 112
  store i64 1, ptr %960, align 8, !tbaa !86
  %961 = getelementptr inbounds i8, ptr %790, i64 128
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %961, i8 0, i64 72, i1 false)
  %962 = load i32, ptr %36, align 8, !tbaa !15
  %963 = icmp eq i32 %962, 1
  %964 = zext i1 %963 to i64
  %965 = getelementptr inbounds i8, ptr %790, i64 88
  store i64 %964, ptr %965, align 8, !tbaa !59
  br i1 %963, label %861, label %865

966:                                              ; preds = %893
  %967 = load i32, ptr %59, align 4, !tbaa !19
  %968 = icmp eq i32 %923, %967
  br i1 %968, label %969, label %972

969:                                              ; preds = %966
  %970 = load i32, ptr %62, align 4, !tbaa !19
  %971 = icmp ne i32 %939, %970
  br label %972

972:                                              ; preds = %969, %966, %893
  %973 = phi i1 [ true, %966 ], [ true, %893 ], [ %971, %969 ]
  %974 = load i32, ptr %64, align 8, !tbaa !10
  %975 = icmp eq i32 %974, 0
  br i1 %975, label %976, label %979

976:                                              ; preds = %972
  %977 = load i32, ptr %65, align 4, !tbaa !11
  %978 = zext i32 %977 to i64
  br label %979

979:                                              ; preds = %976, %972
  %980 = phi i64 [ %978, %976 ], [ 1, %972 ]
  %981 = mul nuw i64 %980, %946
  %982 = sub nsw i64 64, %946
  %983 = lshr i64 -1, %982
  %984 = load i32, ptr %66, align 4, !tbaa !87
  %985 = icmp eq i32 %984, 0
  br i1 %985, label %987, label %986

986:                                              ; preds = %979
  call fastcc void @poison_group(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %790)
  br label %987

987:                                              ; preds = %986, %979
  %988 = load i64, ptr %47, align 8, !tbaa !55
  %989 = icmp eq i64 %988, 0
  br i1 %989, label %992, label %990

990:                                              ; preds = %987
  %991 = inttoptr i64 %988 to ptr
  call fastcc void @undefine_memory(ptr noundef nonnull %991, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %790)
  br label %992

992:                                              ; preds = %990, %987
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #10
  %993 = trunc i64 %983 to i32
  %994 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 poison, i32 poison>, i32 %993, i64 14
  %995 = lshr i64 4294967295, %982
  %996 = trunc nuw i64 %995 to i32
  %997 = insertelement <16 x i32> %994, i32 %996, i64 15
  store <16 x i32> %997, ptr %3, align 4, !tbaa !88
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  %998 = load i32, ptr %67, align 8, !tbaa !89
  %999 = load i64, ptr %68, align 8, !tbaa !90
  %1000 = trunc i64 %999 to i32
  %1001 = lshr i64 %999, 32
  %1002 = trunc nuw i64 %1001 to i32
  %1003 = insertelement <16 x i32> <i32 0, i32 0, i32 0, i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %998, i64 3
  %1004 = insertelement <16 x i32> %1003, i32 %1000, i64 4
  %1005 = insertelement <16 x i32> %1004, i32 %1002, i64 5
  store <16 x i32> %1005, ptr %4, align 4, !tbaa !88
  %1006 = load i64, ptr %69, align 8, !tbaa !14
  %1007 = icmp eq i64 %1006, 0
  br i1 %1007, label %1008, label %1026

1008:                                             ; preds = %1026, %992
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %790, i64 noundef 7, ptr noundef nonnull %3)
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %790, i64 noundef 8, ptr noundef nonnull %4)
  %1009 = load i64, ptr %34, align 8, !tbaa !50
  %1010 = load i32, ptr %952, align 4, !tbaa !48
  %1011 = zext i32 %1010 to i64
  %1012 = getelementptr inbounds i8, ptr %790, i64 40
  %1013 = icmp eq i32 %1010, 0
  br i1 %1013, label %1033, label %1014

1014:                                             ; preds = %1008
  %1015 = load i64, ptr %1012, align 8, !tbaa !47
  %1016 = inttoptr i64 %1015 to ptr
  %1017 = load i64, ptr %71, align 8, !tbaa !18
  %1018 = inttoptr i64 %1017 to ptr
  %1019 = lshr i64 %981, 4
  %1020 = icmp ult i64 %981, 16
  %1021 = call i64 @llvm.umax.i64(i64 %1019, i64 1)
  %1022 = and i64 %1021, 3
  %1023 = icmp ult i64 %981, 64
  %1024 = and i64 %1021, 1152921504606846972
  %1025 = icmp eq i64 %1022, 0
  br label %1036

1026:                                             ; preds = %992, %1026
  %1027 = phi i64 [ %1030, %1026 ], [ 0, %992 ]
  %1028 = shl i64 %1027, 6
  %1029 = getelementptr inbounds i8, ptr %70, i64 %1028
  call fastcc void @put_lines(ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %790, i64 noundef %1027, ptr noundef nonnull readonly %1029)
  %1030 = add nuw i64 %1027, 1
  %1031 = load i64, ptr %69, align 8, !tbaa !14
  %1032 = icmp ult i64 %1030, %1031
  br i1 %1032, label %1026, label %1008, !llvm.loop !91

1033:                                             ; preds = %1141, %1008
  %1034 = urem i64 %944, %946
  %1035 = icmp eq i64 %1034, 0
  br i1 %1035, label %1161, label %1146

1036:                                             ; preds = %1141, %1014
  %1037 = phi ptr [ %1018, %1014 ], [ %1142, %1141 ]
  %1038 = phi i64 [ 0, %1014 ], [ %1143, %1141 ]
  %1039 = phi ptr [ %1016, %1014 ], [ %1144, %1141 ]
  %1040 = trunc nuw i64 %1038 to i32
  %1041 = getelementptr inbounds i8, ptr %1039, i64 544
  store i32 %1040, ptr %1041, align 8, !tbaa !19
  br i1 %973, label %1067, label %1042

1042:                                             ; preds = %1036
  br i1 %1020, label %1141, label %1043

1043:                                             ; preds = %1042
  %1044 = getelementptr inbounds i8, ptr %1039, i64 576
  br i1 %1023, label %1127, label %1045

1045:                                             ; preds = %1043, %1045
  %1046 = phi ptr [ %1061, %1045 ], [ %1037, %1043 ]
  %1047 = phi i64 [ %1064, %1045 ], [ 0, %1043 ]
  %1048 = phi i64 [ %1065, %1045 ], [ 0, %1043 ]
  %1049 = getelementptr inbounds i8, ptr %1046, i64 64
  %1050 = load <16 x i32>, ptr %1046, align 4, !tbaa !88
  %1051 = getelementptr inbounds <16 x i32>, ptr %1044, i64 %1047
  store <16 x i32> %1050, ptr %1051, align 8, !tbaa !88
  %1052 = or disjoint i64 %1047, 1
  %1053 = getelementptr inbounds i8, ptr %1046, i64 128
  %1054 = load <16 x i32>, ptr %1049, align 4, !tbaa !88
  %1055 = getelementptr inbounds <16 x i32>, ptr %1044, i64 %1052
  store <16 x i32> %1054, ptr %1055, align 8, !tbaa !88
  %1056 = or disjoint i64 %1047, 2
  %1057 = getelementptr inbounds i8, ptr %1046, i64 192
  %1058 = load <16 x i32>, ptr %1053, align 4, !tbaa !88
  %1059 = getelementptr inbounds <16 x i32>, ptr %1044, i64 %1056
  store <16 x i32> %1058, ptr %1059, align 8, !tbaa !88
  %1060 = or disjoint i64 %1047, 3
  %1061 = getelementptr inbounds i8, ptr %1046, i64 256
  %1062 = load <16 x i32>, ptr %1057, align 4, !tbaa !88
  %1063 = getelementptr inbounds <16 x i32>, ptr %1044, i64 %1060
  store <16 x i32> %1062, ptr %1063, align 8, !tbaa !88
  %1064 = add nuw nsw i64 %1047, 4
  %1065 = add i64 %1048, 4
  %1066 = icmp eq i64 %1065, %1024
  br i1 %1066, label %1127, label %1045, !llvm.loop !92

1067:                                             ; preds = %1036
  %1068 = getelementptr inbounds i8, ptr %1039, i64 576
  %1069 = load i32, ptr %39, align 4, !tbaa !3
  %1070 = icmp eq i32 %1069, 0
  br i1 %1070, label %1141, label %1071

1071:                                             ; preds = %1067
  %1072 = zext i32 %1069 to i64
  %1073 = mul nuw i64 %1038, %1072
  %1074 = udiv i64 %1073, %940
  %1075 = udiv i64 %1074, %941
  %1076 = trunc i64 %1075 to i32
  %1077 = urem i64 %1074, %941
  %1078 = trunc nuw i64 %1077 to i32
  %1079 = urem i64 %1073, %940
  %1080 = trunc nuw i64 %1079 to i32
  %1081 = shl i32 %1069, 1
  br label %1082

1082:                                             ; preds = %1121, %1071
  %1083 = phi i64 [ 0, %1071 ], [ %1125, %1121 ]
  %1084 = phi i32 [ %1076, %1071 ], [ %1124, %1121 ]
  %1085 = phi i32 [ %1078, %1071 ], [ %1123, %1121 ]
  %1086 = phi i32 [ %1080, %1071 ], [ %1122, %1121 ]
  %1087 = load i32, ptr %64, align 8, !tbaa !10
  %1088 = icmp eq i32 %1087, 0
  br i1 %1088, label %1094, label %1089

1089:                                             ; preds = %1082
  %1090 = shl i32 %1085, 10
  %1091 = shl i32 %1084, 20
  %1092 = or i32 %1090, %1091
  %1093 = or i32 %1092, %1086
  br label %1108

1094:                                             ; preds = %1082
  %1095 = getelementptr inbounds i32, ptr %1068, i64 %1083
  store i32 %1086, ptr %1095, align 4, !tbaa !19
  %1096 = load i32, ptr %65, align 4, !tbaa !11
  %1097 = icmp ugt i32 %1096, 1
  br i1 %1097, label %1098, label %1112

1098:                                             ; preds = %1094
  %1099 = trunc nuw i64 %1083 to i32
  %1100 = add i32 %1069, %1099
  %1101 = zext i32 %1100 to i64
  %1102 = getelementptr inbounds i32, ptr %1068, i64 %1101
  store i32 %1085, ptr %1102, align 4, !tbaa !19
  %1103 = load i32, ptr %65, align 4, !tbaa !11
  %1104 = icmp ugt i32 %1103, 2
  br i1 %1104, label %1105, label %1112

1105:                                             ; preds = %1098
  %1106 = add i32 %1081, %1099
  %1107 = zext i32 %1106 to i64
  br label %1108

1108:                                             ; preds = %1105, %1089
  %1109 = phi i64 [ %1107, %1105 ], [ %1083, %1089 ]
  %1110 = phi i32 [ %1084, %1105 ], [ %1093, %1089 ]
  %1111 = getelementptr inbounds i32, ptr %1068, i64 %1109
  store i32 %1110, ptr %1111, align 4, !tbaa !19
  br label %1112

1112:                                             ; preds = %1108, %1098, %1094
  %1113 = add i32 %1086, 1
  %1114 = icmp ult i32 %1113, %907
  br i1 %1114, label %1121, label %1115

1115:                                             ; preds = %1112
  %1116 = add i32 %1085, 1
  %1117 = icmp uge i32 %1116, %923
  %1118 = select i1 %1117, i32 0, i32 %1116
  %1119 = zext i1 %1117 to i32
  %1120 = add i32 %1084, %1119
  br label %1121

1121:                                             ; preds = %1115, %1112
  %1122 = phi i32 [ %1113, %1112 ], [ 0, %1115 ]
  %1123 = phi i32 [ %1085, %1112 ], [ %1118, %1115 ]
  %1124 = phi i32 [ %1084, %1112 ], [ %1120, %1115 ]
  %1125 = add nuw nsw i64 %1083, 1
  %1126 = icmp eq i64 %1125, %1072
  br i1 %1126, label %1141, label %1082, !llvm.loop !20

1127:                                             ; preds = %1045, %1043
  %1128 = phi ptr [ poison, %1043 ], [ %1061, %1045 ]
  %1129 = phi ptr [ %1037, %1043 ], [ %1061, %1045 ]
  %1130 = phi i64 [ 0, %1043 ], [ %1064, %1045 ]
  br i1 %1025, label %1141, label %1131

1131:                                             ; preds = %1127, %1131
  %1132 = phi ptr [ %1135, %1131 ], [ %1129, %1127 ]
  %1133 = phi i64 [ %1138, %1131 ], [ %1130, %1127 ]
  %1134 = phi i64 [ %1139, %1131 ], [ 0, %1127 ]
  %1135 = getelementptr inbounds i8, ptr %1132, i64 64
  %1136 = load <16 x i32>, ptr %1132, align 4, !tbaa !88
  %1137 = getelementptr inbounds <16 x i32>, ptr %1044, i64 %1133
  store <16 x i32> %1136, ptr %1137, align 8, !tbaa !88
  %1138 = add nuw nsw i64 %1133, 1
  %1139 = add i64 %1134, 1
  %1140 = icmp eq i64 %1139, %1022
  br i1 %1140, label %1141, label %1131, !llvm.loop !93

1141:                                             ; preds = %1127, %1131, %1121, %1067, %1042
  %1142 = phi ptr [ %1037, %1067 ], [ %1037, %1042 ], [ %1037, %1121 ], [ %1128, %1127 ], [ %1135, %1131 ]
  %1143 = add nuw nsw i64 %1038, 1
  %1144 = getelementptr inbounds i8, ptr %1039, i64 %1009
  %1145 = icmp eq i64 %1143, %1011
  br i1 %1145, label %1033, label %1036, !llvm.loop !95

1146:                                             ; preds = %1033
  %1147 = shl nsw i64 -1, %1034
  %1148 = xor i64 %1147, -1
  %1149 = add i32 %1010, -1
  %1150 = load i64, ptr %1012, align 8, !tbaa !47
  %1151 = zext i32 %1149 to i64
  %1152 = load i64, ptr %34, align 8, !tbaa !50
  %1153 = mul i64 %1152, %1151
  %1154 = add i64 %1153, %1150
  %1155 = inttoptr i64 %1154 to ptr
  %1156 = trunc i64 %1148 to i32
  %1157 = getelementptr inbounds i8, ptr %1155, i64 504
  store i32 %1156, ptr %1157, align 8, !tbaa !19
  %1158 = lshr i64 %1148, 32
  %1159 = trunc nuw nsw i64 %1158 to i32
  %1160 = getelementptr inbounds i8, ptr %1155, i64 508
  store i32 %1159, ptr %1160, align 4, !tbaa !19
  br label %1161

1161:                                             ; preds = %1033, %1146
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #10
  br label %1163

1162:                                             ; preds = %785, %780, %799
  br i1 %768, label %1163, label %1164

1163:                                             ; preds = %1161, %1162
  store i32 0, ptr %72, align 4, !tbaa !96
  br label %1178

1164:                                             ; preds = %1162
  %1165 = icmp eq i32 %767, 0
  br i1 %1165, label %1192, label %1166

1166:                                             ; preds = %1164
  %1167 = load i32, ptr %72, align 4, !tbaa !96
  %1168 = add i32 %1167, 1
  store i32 %1168, ptr %72, align 4, !tbaa !96
  %1169 = icmp eq i32 %1168, 16
  br i1 %1169, label %1170, label %1178

1170:                                             ; preds = %1166
  %1171 = load i64, ptr %48, align 8, !tbaa !78
  %1172 = load i64, ptr %49, align 8, !tbaa !79
  %1173 = icmp ult i64 %1171, %1172
  br i1 %1173, label %1192, label %1174

1174:                                             ; preds = %1170
  %1175 = load atomic i64, ptr %50 acquire, align 8
  %1176 = load i64, ptr %9, align 8, !tbaa !80
  %1177 = icmp ult i64 %1175, %1176
  br i1 %1177, label %1192, label %1178

1178:                                             ; preds = %1174, %1166, %1163
  %1179 = load i64, ptr %16, align 8, !tbaa !29
  %1180 = add nsw i64 %1179, -64
  store i64 %1180, ptr %16, align 8, !tbaa !29
  %1181 = icmp sgt i64 %1179, 64
  br i1 %1181, label %1191, label %1182

1182:                                             ; preds = %1178
  %1183 = load i64, ptr %6, align 8, !tbaa !26
  %1184 = icmp eq i64 %1183, -1
  br i1 %1184, label %1189, label %1185

1185:                                             ; preds = %1182
  %1186 = call i64 @llvm.readcyclecounter()
  %1187 = load i64, ptr %6, align 8, !tbaa !26
  %1188 = icmp ult i64 %1186, %1187
  br i1 %1188, label %1189, label %1192

1189:                                             ; preds = %1185, %1182
  %1190 = load i64, ptr %19, align 8, !tbaa !30
  store i64 %1190, ptr %16, align 8, !tbaa !29
  br label %1191

1191:                                             ; preds = %1189, %1178
  br label %73

1192:                                             ; preds = %1185, %1170, %766, %1164, %1174, %205, %451, %625, %724, %729, %731
  %1193 = phi i32 [ 2, %724 ], [ 1, %731 ], [ 4, %729 ], [ 2, %625 ], [ 2, %451 ], [ 2, %205 ], [ 4, %1185 ], [ 3, %1170 ], [ 2, %766 ], [ 0, %1164 ], [ 3, %1174 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #10
  call void @llvm.lifetime.end.p0(i64 80, ptr nonnull %5) #10
  ret i32 %1193
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @poison_group(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds i8, ptr %0, i64 1008
  %4 = load i64, ptr %3, align 8, !tbaa !97
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %1, i64 36
  %7 = load i32, ptr %6, align 4, !tbaa !48
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %23, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %0, i64 1016
  %11 = getelementptr inbounds i8, ptr %1, i64 40
  %12 = getelementptr inbounds i8, ptr %0, i64 56
  %13 = getelementptr inbounds i8, ptr %0, i64 824
  %14 = getelementptr inbounds i8, ptr %0, i64 788
  %15 = getelementptr inbounds i8, ptr %1, i64 16
  %16 = load i64, ptr %10, align 8, !tbaa !98
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
  %27 = load i64, ptr %26, align 8, !tbaa !99
  %28 = getelementptr inbounds i8, ptr %1, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 824
  %30 = load i64, ptr %29, align 8, !tbaa !100
  %31 = trunc i64 %30 to i32
  %32 = insertelement <16 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <16 x i32> %32, <16 x i32> poison, <16 x i32> zeroinitializer
  %34 = getelementptr inbounds i8, ptr %0, i64 788
  %35 = load i32, ptr %34, align 4, !tbaa !87
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
  store <16 x i32> %91, ptr %102, align 4, !tbaa !88
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
  store i8 %112, ptr %113, align 1, !tbaa !88
  %114 = or disjoint i64 %104, 1
  %115 = lshr i64 %104, 2
  %116 = extractelement <16 x i32> %91, i64 %115
  %117 = trunc i64 %114 to i32
  %118 = shl i32 %117, 3
  %119 = and i32 %118, 24
  %120 = lshr i32 %116, %119
  %121 = trunc i32 %120 to i8
  %122 = getelementptr i8, ptr %95, i64 %114
  store i8 %121, ptr %122, align 1, !tbaa !88
  %123 = add nuw nsw i64 %104, 2
  %124 = add i64 %105, 2
  %125 = icmp eq i64 %124, %99
  br i1 %125, label %126, label %103, !llvm.loop !101

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
  store i8 %136, ptr %137, align 1, !tbaa !88
  br label %138

138:                                              ; preds = %129, %126, %100
  %139 = add nuw i64 %66, 64
  %140 = icmp ult i64 %139, %27
  %141 = add i64 %65, -64
  br i1 %140, label %64, label %142, !llvm.loop !102

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
  br i1 %154, label %17, label %23, !llvm.loop !103

155:                                              ; preds = %17, %282
  %156 = phi i64 [ %283, %282 ], [ %19, %17 ]
  %157 = phi i64 [ %284, %282 ], [ 0, %17 ]
  %158 = load i64, ptr %11, align 8, !tbaa !47
  %159 = load i64, ptr %12, align 8, !tbaa !50
  %160 = mul i64 %159, %21
  %161 = add i64 %160, %158
  %162 = inttoptr i64 %161 to ptr
  %163 = getelementptr inbounds %struct.Range, ptr %5, i64 %157
  %164 = load i64, ptr %163, align 8, !tbaa !104
  %165 = getelementptr inbounds i8, ptr %163, i64 8
  %166 = load i64, ptr %165, align 8, !tbaa !106
  %167 = add i64 %166, %164
  %168 = load i64, ptr %13, align 8, !tbaa !100
  %169 = trunc i64 %168 to i32
  %170 = insertelement <16 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <16 x i32> %170, <16 x i32> poison, <16 x i32> zeroinitializer
  %172 = load i32, ptr %14, align 4, !tbaa !87
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
  store <16 x i32> %229, ptr %240, align 4, !tbaa !88
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
  store i8 %250, ptr %251, align 1, !tbaa !88
  %252 = or disjoint i64 %242, 1
  %253 = lshr i64 %242, 2
  %254 = extractelement <16 x i32> %229, i64 %253
  %255 = trunc i64 %252 to i32
  %256 = shl i32 %255, 3
  %257 = and i32 %256, 24
  %258 = lshr i32 %254, %257
  %259 = trunc i32 %258 to i8
  %260 = getelementptr i8, ptr %233, i64 %252
  store i8 %259, ptr %260, align 1, !tbaa !88
  %261 = add nuw nsw i64 %242, 2
  %262 = add i64 %243, 2
  %263 = icmp eq i64 %262, %237
  br i1 %263, label %264, label %241, !llvm.loop !101

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
  store i8 %274, ptr %275, align 1, !tbaa !88
  br label %276

276:                                              ; preds = %267, %264, %238
  %277 = add i64 %204, 64
  %278 = icmp ult i64 %277, %167
  %279 = add i64 %203, -64
  br i1 %278, label %202, label %280, !llvm.loop !102

280:                                              ; preds = %276
  %281 = load i64, ptr %10, align 8, !tbaa !98
  br label %282

282:                                              ; preds = %280, %197
  %283 = phi i64 [ %281, %280 ], [ %156, %197 ]
  %284 = add nuw i64 %157, 1
  %285 = icmp ult i64 %284, %283
  br i1 %285, label %155, label %146, !llvm.loop !107

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
  %296 = load i64, ptr %29, align 8, !tbaa !100
  %297 = trunc i64 %296 to i32
  %298 = insertelement <16 x i32> poison, i32 %297, i64 0
  %299 = shufflevector <16 x i32> %298, <16 x i32> poison, <16 x i32> zeroinitializer
  %300 = load i32, ptr %34, align 4, !tbaa !87
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
  store <16 x i32> %356, ptr %367, align 4, !tbaa !88
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
  store i8 %377, ptr %378, align 1, !tbaa !88
  %379 = or disjoint i64 %369, 1
  %380 = lshr i64 %369, 2
  %381 = extractelement <16 x i32> %356, i64 %380
  %382 = trunc i64 %379 to i32
  %383 = shl i32 %382, 3
  %384 = and i32 %383, 24
  %385 = lshr i32 %381, %384
  %386 = trunc i32 %385 to i8
  %387 = getelementptr i8, ptr %360, i64 %379
  store i8 %386, ptr %387, align 1, !tbaa !88
  %388 = add nuw nsw i64 %369, 2
  %389 = add i64 %370, 2
  %390 = icmp eq i64 %389, %364
  br i1 %390, label %391, label %368, !llvm.loop !101

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
  store i8 %401, ptr %402, align 1, !tbaa !88
  br label %403

403:                                              ; preds = %394, %391, %365
  %404 = add nuw i64 %331, 64
  %405 = icmp ult i64 %404, %295
  %406 = add i64 %330, -64
  br i1 %405, label %329, label %407, !llvm.loop !102

407:                                              ; preds = %403, %323, %142
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @undefine_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %0, i64 160
  %5 = load i64, ptr %4, align 8, !tbaa !108
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %58, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !41
  %10 = getelementptr inbounds i8, ptr %1, i64 72
  %11 = load i64, ptr %10, align 8, !tbaa !99
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %26, i8 -1, i64 %27, i1 false), !tbaa !88
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
  %41 = load i64, ptr %4, align 8, !tbaa !108
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
  tail call void @llvm.memset.p0.i64(ptr align 1 %56, i8 -1, i64 %57, i1 false), !tbaa !88
  br label %58

58:                                               ; preds = %54, %49, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @put_lines(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #8 {
  %5 = load <16 x i32>, ptr %3, align 4, !tbaa !88
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
  %36 = load i32, ptr %35, align 4, !tbaa !109
  %37 = getelementptr inbounds i8, ptr %23, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !110
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
  br i1 %54, label %8, label %20, !llvm.loop !111

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
  %69 = load i32, ptr %18, align 4, !tbaa !109
  %70 = load i32, ptr %19, align 8, !tbaa !110
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
  store <16 x i32> %84, ptr %86, align 4, !tbaa !88
  %87 = add nuw i32 %57, 1
  %88 = add i64 %58, %10
  %89 = load i32, ptr %11, align 4, !tbaa !48
  %90 = icmp ult i32 %87, %89
  br i1 %90, label %56, label %55, !llvm.loop !112
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
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !9, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !8, i64 784, !8, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !6, i64 840, !5, i64 904, !6, i64 912, !5, i64 976, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016}
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
!24 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !25, i64 112, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !25, i64 131888, !5, i64 131936, !5, i64 131944}
!25 = !{!"", !5, i64 0, !5, i64 8, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !8, i64 32, !6, i64 36}
!26 = !{!27, !5, i64 0}
!27 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!28 = !{!4, !5, i64 760}
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
!55 = !{!4, !5, i64 832}
!56 = !{!57, !5, i64 144}
!57 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !6, i64 256, !6, i64 33024, !6, i64 65792, !6, i64 73984, !6, i64 90368, !6, i64 94464, !6, i64 98560}
!58 = !{!37, !5, i64 80}
!59 = !{!37, !5, i64 88}
!60 = distinct !{!60, !21}
!61 = !{!24, !5, i64 64}
!62 = !{!37, !5, i64 56}
!63 = !{!4, !5, i64 80}
!64 = !{!24, !5, i64 24}
!65 = !{!4, !5, i64 704}
!66 = !{!24, !5, i64 0}
!67 = !{!4, !5, i64 816}
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
!82 = !{!4, !5, i64 808}
!83 = !{!4, !5, i64 792}
!84 = !{!4, !5, i64 800}
!85 = !{!37, !5, i64 120}
!86 = !{!37, !5, i64 112}
!87 = !{!4, !8, i64 788}
!88 = !{!6, !6, i64 0}
!89 = !{!4, !8, i64 160}
!90 = !{!4, !5, i64 64}
!91 = distinct !{!91, !21}
!92 = distinct !{!92, !21}
!93 = distinct !{!93, !94}
!94 = !{!"llvm.loop.unroll.disable"}
!95 = distinct !{!95, !21}
!96 = !{!24, !8, i64 164}
!97 = !{!4, !5, i64 1008}
!98 = !{!4, !5, i64 1016}
!99 = !{!4, !5, i64 72}
!100 = !{!4, !5, i64 824}
!101 = distinct !{!101, !21}
!102 = distinct !{!102, !21}
!103 = distinct !{!103, !21}
!104 = !{!105, !5, i64 0}
!105 = !{!"", !5, i64 0, !5, i64 8}
!106 = !{!105, !5, i64 8}
!107 = distinct !{!107, !21}
!108 = !{!57, !5, i64 160}
!109 = !{!9, !8, i64 12}
!110 = !{!9, !8, i64 8}
!111 = distinct !{!111, !21}
!112 = distinct !{!112, !21}
