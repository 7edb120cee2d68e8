target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, [3 x i32], i32, i64, [32 x i8], [24 x i8], [24 x i8] }

; Function Attrs: noinline nounwind
define i32 @hk_barrier(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %14, i64 544
  %16 = load i32, ptr %15, align 8, !tbaa !13
  %17 = and i32 %4, 127
  %18 = icmp eq i32 %3, -3
  br i1 %18, label %19, label %70

19:                                               ; preds = %5
  %20 = getelementptr inbounds i8, ptr %11, i64 232
  %21 = load i64, ptr %20, align 8, !tbaa !14
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %213, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds i8, ptr %0, i64 96
  %25 = load i64, ptr %24, align 8, !tbaa !16
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load i64, ptr %27, align 8, !tbaa !17
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %46, label %30

30:                                               ; preds = %23, %50
  %31 = phi i32 [ %54, %50 ], [ 0, %23 ]
  %32 = phi i32 [ %55, %50 ], [ 0, %23 ]
  %33 = phi i64 [ %36, %50 ], [ 0, %23 ]
  br label %34

34:                                               ; preds = %44, %30
  %35 = phi i64 [ %36, %44 ], [ %33, %30 ]
  %36 = add nuw i64 %35, 1
  %37 = getelementptr inbounds %struct.Group, ptr %26, i64 %35
  %38 = load i32, ptr %37, align 8, !tbaa !18
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %34
  %41 = getelementptr inbounds i8, ptr %37, i64 232
  %42 = load i64, ptr %41, align 8, !tbaa !14
  %43 = icmp eq i64 %42, %21
  br i1 %43, label %50, label %44

44:                                               ; preds = %40, %34
  %45 = icmp ult i64 %36, %28
  br i1 %45, label %34, label %46, !llvm.loop !19

46:                                               ; preds = %50, %44, %23
  %47 = phi i32 [ 0, %23 ], [ %32, %44 ], [ %55, %50 ]
  %48 = phi i32 [ 0, %23 ], [ %31, %44 ], [ %54, %50 ]
  %49 = icmp eq i32 %2, 4
  br i1 %49, label %57, label %68

50:                                               ; preds = %40
  %51 = getelementptr inbounds i8, ptr %37, i64 240
  %52 = load i64, ptr %51, align 8, !tbaa !21
  %53 = trunc i64 %52 to i32
  %54 = add i32 %31, %53
  %55 = add i32 %32, 1
  %56 = icmp ult i64 %36, %28
  br i1 %56, label %30, label %46, !llvm.loop !22

57:                                               ; preds = %46
  %58 = getelementptr inbounds i8, ptr %8, i64 1032
  %59 = load i64, ptr %58, align 8, !tbaa !23
  %60 = trunc i64 %59 to i32
  %61 = shl i32 %47, 4
  %62 = shl i32 %48, 16
  %63 = shl i32 %60, 22
  %64 = and i32 %63, -16777216
  %65 = or i32 %61, %62
  %66 = or i32 %65, %64
  %67 = or disjoint i32 %66, 1
  br label %213

68:                                               ; preds = %46
  %69 = getelementptr inbounds i8, ptr %11, i64 240
  store i64 1, ptr %69, align 8, !tbaa !21
  tail call fastcc void @open_cluster_if_due(ptr noundef readonly %0, ptr noundef readonly %8, i64 noundef %21)
  br label %213

70:                                               ; preds = %5
  %71 = getelementptr inbounds i8, ptr %11, i64 36
  %72 = load i32, ptr %71, align 4, !tbaa !26
  %73 = icmp ult i32 %72, 2
  br i1 %73, label %213, label %74

74:                                               ; preds = %70
  %75 = icmp eq i32 %2, 2
  br i1 %75, label %76, label %143

76:                                               ; preds = %74
  %77 = getelementptr inbounds i8, ptr %11, i64 272
  %78 = zext i32 %16 to i64
  %79 = getelementptr inbounds [32 x i8], ptr %77, i64 0, i64 %78
  %80 = load i8, ptr %79, align 1, !tbaa !27
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %213, label %82

82:                                               ; preds = %76
  store i8 0, ptr %79, align 1, !tbaa !27
  %83 = shl nuw i64 1, %78
  %84 = xor i64 %83, -1
  %85 = getelementptr inbounds i8, ptr %11, i64 216
  %86 = load i64, ptr %85, align 8, !tbaa !28
  %87 = and i64 %86, %84
  store i64 %87, ptr %85, align 8, !tbaa !28
  %88 = getelementptr inbounds i8, ptr %11, i64 304
  %89 = zext i8 %80 to i64
  %90 = getelementptr inbounds [24 x i8], ptr %88, i64 0, i64 %89
  %91 = load i8, ptr %90, align 1, !tbaa !27
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %93, label %96

93:                                               ; preds = %82
  %94 = getelementptr inbounds i8, ptr %11, i64 328
  %95 = getelementptr inbounds [24 x i8], ptr %94, i64 0, i64 %89
  br label %102

96:                                               ; preds = %82
  %97 = add i8 %91, -1
  store i8 %97, ptr %90, align 1, !tbaa !27
  %98 = getelementptr inbounds i8, ptr %11, i64 328
  %99 = getelementptr inbounds [24 x i8], ptr %98, i64 0, i64 %89
  %100 = load i8, ptr %99, align 1, !tbaa !27
  %101 = icmp ult i8 %100, %97
  br i1 %101, label %213, label %102

102:                                              ; preds = %93, %96
  %103 = phi ptr [ %95, %93 ], [ %99, %96 ]
  store i8 0, ptr %103, align 1, !tbaa !27
  %104 = getelementptr inbounds i8, ptr %11, i64 208
  %105 = load i64, ptr %104, align 8, !tbaa !29
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8, !tbaa !29
  %107 = getelementptr inbounds i8, ptr %11, i64 176
  store i64 0, ptr %107, align 8, !tbaa !30
  %108 = getelementptr inbounds i8, ptr %11, i64 40
  %109 = load i64, ptr %108, align 8, !tbaa !31
  %110 = getelementptr inbounds i8, ptr %8, i64 56
  %111 = load i64, ptr %110, align 8, !tbaa !32
  br label %112

112:                                              ; preds = %133, %102
  %113 = phi i64 [ %87, %102 ], [ %134, %133 ]
  %114 = phi i32 [ %72, %102 ], [ %135, %133 ]
  %115 = phi i64 [ 0, %102 ], [ %136, %133 ]
  %116 = mul i64 %115, %111
  %117 = add i64 %116, %109
  %118 = inttoptr i64 %117 to ptr
  %119 = getelementptr inbounds i8, ptr %118, i64 536
  %120 = load i32, ptr %119, align 8, !tbaa !13
  %121 = icmp eq i32 %120, 2
  br i1 %121, label %133, label %122

122:                                              ; preds = %112
  %123 = getelementptr inbounds [32 x i8], ptr %77, i64 0, i64 %115
  %124 = load i8, ptr %123, align 1, !tbaa !27
  %125 = icmp eq i8 %124, %80
  br i1 %125, label %126, label %133

126:                                              ; preds = %122
  %127 = icmp eq i32 %120, 4
  br i1 %127, label %128, label %130

128:                                              ; preds = %126
  store i32 0, ptr %119, align 8, !tbaa !13
  %129 = load i32, ptr %71, align 4, !tbaa !26
  br label %133

130:                                              ; preds = %126
  %131 = shl nuw i64 1, %115
  %132 = or i64 %131, %113
  store i64 %132, ptr %85, align 8, !tbaa !28
  br label %133

133:                                              ; preds = %130, %128, %122, %112
  %134 = phi i64 [ %113, %128 ], [ %132, %130 ], [ %113, %112 ], [ %113, %122 ]
  %135 = phi i32 [ %129, %128 ], [ %114, %130 ], [ %114, %112 ], [ %114, %122 ]
  %136 = add nuw nsw i64 %115, 1
  %137 = zext i32 %135 to i64
  %138 = icmp ult i64 %136, %137
  br i1 %138, label %112, label %139, !llvm.loop !33

139:                                              ; preds = %133
  %140 = load i8, ptr %90, align 1, !tbaa !27
  %141 = icmp eq i8 %140, 0
  %142 = zext i1 %141 to i32
  br label %213

143:                                              ; preds = %74
  %144 = icmp eq i32 %2, 4
  %145 = icmp eq i32 %3, -1
  %146 = and i1 %144, %145
  br i1 %146, label %147, label %162

147:                                              ; preds = %143
  %148 = getelementptr inbounds i8, ptr %11, i64 4
  %149 = load i32, ptr %148, align 4, !tbaa !34
  %150 = getelementptr inbounds i8, ptr %11, i64 8
  %151 = load i32, ptr %150, align 8, !tbaa !35
  %152 = getelementptr inbounds i8, ptr %8, i64 1032
  %153 = load i64, ptr %152, align 8, !tbaa !23
  %154 = trunc i64 %153 to i32
  %155 = shl i32 %149, 4
  %156 = shl i32 %151, 16
  %157 = shl i32 %154, 22
  %158 = and i32 %157, -16777216
  %159 = or i32 %155, %156
  %160 = or i32 %159, %158
  %161 = or disjoint i32 %160, 1
  br label %213

162:                                              ; preds = %143
  %163 = zext i32 %3 to i64
  %164 = getelementptr inbounds i8, ptr %8, i64 1032
  %165 = load i64, ptr %164, align 8, !tbaa !23
  %166 = icmp ult i64 %165, %163
  br i1 %166, label %167, label %168

167:                                              ; preds = %162
  tail call void @hk_stop(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %163, i32 noundef 6) #4
  br label %213

168:                                              ; preds = %162
  %169 = icmp eq i32 %2, 1
  br i1 %169, label %170, label %180

170:                                              ; preds = %168
  %171 = trunc i32 %3 to i8
  %172 = getelementptr inbounds i8, ptr %11, i64 272
  %173 = zext i32 %16 to i64
  %174 = getelementptr inbounds [32 x i8], ptr %172, i64 0, i64 %173
  store i8 %171, ptr %174, align 1, !tbaa !27
  %175 = shl nuw i64 1, %173
  %176 = xor i64 %175, -1
  %177 = getelementptr inbounds i8, ptr %11, i64 216
  %178 = load i64, ptr %177, align 8, !tbaa !28
  %179 = and i64 %178, %176
  store i64 %179, ptr %177, align 8, !tbaa !28
  br label %213

180:                                              ; preds = %168
  %181 = icmp eq i32 %3, 0
  br i1 %181, label %213, label %182

182:                                              ; preds = %180
  br i1 %144, label %183, label %200

183:                                              ; preds = %182
  %184 = getelementptr inbounds i8, ptr %11, i64 304
  %185 = getelementptr inbounds [24 x i8], ptr %184, i64 0, i64 %163
  %186 = load i8, ptr %185, align 1, !tbaa !27
  %187 = zext i8 %186 to i32
  %188 = getelementptr inbounds i8, ptr %11, i64 328
  %189 = getelementptr inbounds [24 x i8], ptr %188, i64 0, i64 %163
  %190 = load i8, ptr %189, align 1, !tbaa !27
  %191 = zext i8 %190 to i32
  %192 = trunc i64 %165 to i32
  %193 = shl nuw nsw i32 %187, 4
  %194 = shl nuw nsw i32 %191, 16
  %195 = shl i32 %192, 22
  %196 = and i32 %195, -16777216
  %197 = or disjoint i32 %196, %193
  %198 = or disjoint i32 %197, %194
  %199 = or disjoint i32 %198, 1
  br label %213

200:                                              ; preds = %182
  %201 = icmp eq i32 %2, 3
  br i1 %201, label %202, label %204

202:                                              ; preds = %200
  %203 = tail call fastcc i32 @signal_named(ptr noundef nonnull %8, ptr noundef nonnull %11, i32 noundef %3, i32 noundef %17)
  br label %213

204:                                              ; preds = %200
  %205 = icmp eq i32 %17, 0
  br i1 %205, label %210, label %206

206:                                              ; preds = %204
  %207 = trunc nuw nsw i32 %17 to i8
  %208 = getelementptr inbounds i8, ptr %11, i64 304
  %209 = getelementptr inbounds [24 x i8], ptr %208, i64 0, i64 %163
  store i8 %207, ptr %209, align 1, !tbaa !27
  br label %210

210:                                              ; preds = %206, %204
  %211 = getelementptr inbounds i8, ptr %11, i64 328
  %212 = getelementptr inbounds [24 x i8], ptr %211, i64 0, i64 %163
  store i8 0, ptr %212, align 1, !tbaa !27
  br label %213

213:                                              ; preds = %96, %139, %76, %68, %57, %19, %180, %70, %210, %202, %183, %170, %167, %147
  %214 = phi i32 [ %161, %147 ], [ 0, %167 ], [ 0, %170 ], [ %199, %183 ], [ %203, %202 ], [ 0, %210 ], [ 0, %70 ], [ 0, %180 ], [ 0, %19 ], [ %67, %57 ], [ 0, %68 ], [ 1, %76 ], [ %142, %139 ], [ 0, %96 ]
  ret i32 %214
}

declare void @hk_stop(ptr noundef, i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @signal_named(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %1, i64 304
  %8 = zext i32 %2 to i64
  %9 = getelementptr inbounds [24 x i8], ptr %7, i64 0, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !27
  br label %16

11:                                               ; preds = %4
  %12 = trunc nuw nsw i32 %3 to i8
  %13 = getelementptr inbounds i8, ptr %1, i64 304
  %14 = zext i32 %2 to i64
  %15 = getelementptr inbounds [24 x i8], ptr %13, i64 0, i64 %14
  store i8 %12, ptr %15, align 1, !tbaa !27
  br label %16

16:                                               ; preds = %6, %11
  %17 = phi i64 [ %8, %6 ], [ %14, %11 ]
  %18 = phi i8 [ %10, %6 ], [ %12, %11 ]
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %73, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds i8, ptr %1, i64 328
  %22 = getelementptr inbounds [24 x i8], ptr %21, i64 0, i64 %17
  %23 = load i8, ptr %22, align 1, !tbaa !27
  %24 = icmp ult i8 %23, 127
  %25 = zext i1 %24 to i8
  %26 = add i8 %23, %25
  store i8 %26, ptr %22, align 1, !tbaa !27
  %27 = icmp ult i8 %26, %18
  br i1 %27, label %70, label %28

28:                                               ; preds = %20
  store i8 0, ptr %22, align 1, !tbaa !27
  %29 = getelementptr inbounds i8, ptr %1, i64 208
  %30 = load i64, ptr %29, align 8, !tbaa !29
  %31 = add i64 %30, 1
  store i64 %31, ptr %29, align 8, !tbaa !29
  %32 = getelementptr inbounds i8, ptr %1, i64 176
  store i64 0, ptr %32, align 8, !tbaa !30
  %33 = getelementptr inbounds i8, ptr %1, i64 36
  %34 = load i32, ptr %33, align 4, !tbaa !26
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %70, label %36

36:                                               ; preds = %28
  %37 = getelementptr inbounds i8, ptr %1, i64 40
  %38 = load i64, ptr %37, align 8, !tbaa !31
  %39 = getelementptr inbounds i8, ptr %0, i64 56
  %40 = load i64, ptr %39, align 8, !tbaa !32
  %41 = getelementptr inbounds i8, ptr %1, i64 272
  %42 = getelementptr inbounds i8, ptr %1, i64 216
  br label %43

43:                                               ; preds = %65, %36
  %44 = phi i32 [ %34, %36 ], [ %66, %65 ]
  %45 = phi i64 [ 0, %36 ], [ %67, %65 ]
  %46 = mul i64 %45, %40
  %47 = add i64 %46, %38
  %48 = inttoptr i64 %47 to ptr
  %49 = getelementptr inbounds i8, ptr %48, i64 536
  %50 = load i32, ptr %49, align 8, !tbaa !13
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %65, label %52

52:                                               ; preds = %43
  %53 = getelementptr inbounds [32 x i8], ptr %41, i64 0, i64 %45
  %54 = load i8, ptr %53, align 1, !tbaa !27
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, %2
  br i1 %56, label %57, label %65

57:                                               ; preds = %52
  %58 = icmp eq i32 %50, 4
  br i1 %58, label %59, label %61

59:                                               ; preds = %57
  store i32 0, ptr %49, align 8, !tbaa !13
  %60 = load i32, ptr %33, align 4, !tbaa !26
  br label %65

61:                                               ; preds = %57
  %62 = shl nuw i64 1, %45
  %63 = load i64, ptr %42, align 8, !tbaa !28
  %64 = or i64 %63, %62
  store i64 %64, ptr %42, align 8, !tbaa !28
  br label %65

65:                                               ; preds = %61, %59, %52, %43
  %66 = phi i32 [ %60, %59 ], [ %44, %61 ], [ %44, %43 ], [ %44, %52 ]
  %67 = add nuw nsw i64 %45, 1
  %68 = zext i32 %66 to i64
  %69 = icmp ult i64 %67, %68
  br i1 %69, label %43, label %70, !llvm.loop !33

70:                                               ; preds = %65, %28, %20
  %71 = icmp eq i8 %23, 0
  %72 = zext i1 %71 to i32
  br label %73

73:                                               ; preds = %16, %70
  %74 = phi i32 [ %72, %70 ], [ 0, %16 ]
  ret i32 %74
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @open_cluster_if_due(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds i8, ptr %0, i64 96
  %5 = load i64, ptr %4, align 8, !tbaa !16
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %0, i64 88
  %8 = load i64, ptr %7, align 8, !tbaa !17
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %89, label %10

10:                                               ; preds = %3, %34
  %11 = phi i32 [ %35, %34 ], [ 0, %3 ]
  %12 = phi i32 [ %39, %34 ], [ 0, %3 ]
  %13 = phi i64 [ %16, %34 ], [ 0, %3 ]
  br label %14

14:                                               ; preds = %10, %24
  %15 = phi i64 [ %16, %24 ], [ %13, %10 ]
  %16 = add nuw i64 %15, 1
  %17 = getelementptr inbounds %struct.Group, ptr %6, i64 %15
  %18 = load i32, ptr %17, align 8, !tbaa !18
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %14
  %21 = getelementptr inbounds i8, ptr %17, i64 232
  %22 = load i64, ptr %21, align 8, !tbaa !14
  %23 = icmp eq i64 %22, %2
  br i1 %23, label %34, label %24

24:                                               ; preds = %20, %14
  %25 = icmp ult i64 %16, %8
  br i1 %25, label %14, label %26, !llvm.loop !19

26:                                               ; preds = %34, %24
  %27 = phi i32 [ %12, %24 ], [ %39, %34 ]
  %28 = phi i32 [ %11, %24 ], [ %35, %34 ]
  %29 = icmp ne i32 %27, 0
  %30 = icmp uge i32 %27, %28
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %89

32:                                               ; preds = %26
  %33 = getelementptr inbounds i8, ptr %1, i64 56
  br label %43

34:                                               ; preds = %20
  %35 = add i32 %11, 1
  %36 = getelementptr inbounds i8, ptr %17, i64 240
  %37 = load i64, ptr %36, align 8, !tbaa !21
  %38 = trunc i64 %37 to i32
  %39 = add i32 %12, %38
  %40 = icmp ult i64 %16, %8
  br i1 %40, label %10, label %26, !llvm.loop !36

41:                                               ; preds = %84, %56
  %42 = icmp ult i64 %45, %8
  br i1 %42, label %55, label %89

43:                                               ; preds = %55, %32
  %44 = phi i64 [ 0, %32 ], [ %45, %55 ]
  %45 = add nuw i64 %44, 1
  %46 = getelementptr inbounds %struct.Group, ptr %6, i64 %44
  %47 = load i32, ptr %46, align 8, !tbaa !18
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds i8, ptr %46, i64 232
  %51 = load i64, ptr %50, align 8, !tbaa !14
  %52 = icmp eq i64 %51, %2
  br i1 %52, label %56, label %53

53:                                               ; preds = %49, %43
  %54 = icmp ult i64 %45, %8
  br i1 %54, label %55, label %89

55:                                               ; preds = %53, %41
  br label %43, !llvm.loop !37

56:                                               ; preds = %49
  %57 = getelementptr inbounds i8, ptr %46, i64 240
  store i64 0, ptr %57, align 8, !tbaa !21
  %58 = getelementptr inbounds i8, ptr %46, i64 208
  %59 = load i64, ptr %58, align 8, !tbaa !29
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !29
  %61 = getelementptr inbounds i8, ptr %46, i64 176
  store i64 0, ptr %61, align 8, !tbaa !30
  %62 = getelementptr inbounds i8, ptr %46, i64 36
  %63 = load i32, ptr %62, align 4, !tbaa !26
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %41, label %65

65:                                               ; preds = %56
  %66 = getelementptr inbounds i8, ptr %46, i64 40
  %67 = load i64, ptr %66, align 8, !tbaa !31
  %68 = load i64, ptr %33, align 8, !tbaa !32
  %69 = getelementptr inbounds i8, ptr %46, i64 224
  br label %70

70:                                               ; preds = %65, %84
  %71 = phi i32 [ %63, %65 ], [ %85, %84 ]
  %72 = phi i64 [ 0, %65 ], [ %86, %84 ]
  %73 = mul i64 %68, %72
  %74 = add i64 %73, %67
  %75 = inttoptr i64 %74 to ptr
  %76 = getelementptr inbounds i8, ptr %75, i64 536
  %77 = load i32, ptr %76, align 8, !tbaa !13
  switch i32 %77, label %80 [
    i32 5, label %78
    i32 2, label %84
  ]

78:                                               ; preds = %70
  store i32 0, ptr %76, align 8, !tbaa !13
  %79 = load i32, ptr %62, align 4, !tbaa !26
  br label %84

80:                                               ; preds = %70
  %81 = shl nuw i64 1, %72
  %82 = load i64, ptr %69, align 8, !tbaa !38
  %83 = or i64 %82, %81
  store i64 %83, ptr %69, align 8, !tbaa !38
  br label %84

84:                                               ; preds = %70, %80, %78
  %85 = phi i32 [ %71, %70 ], [ %71, %80 ], [ %79, %78 ]
  %86 = add nuw nsw i64 %72, 1
  %87 = zext i32 %85 to i64
  %88 = icmp ult i64 %86, %87
  br i1 %88, label %70, label %41, !llvm.loop !39

89:                                               ; preds = %41, %53, %3, %26
  ret void
}

attributes #0 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888, !5, i64 131936, !5, i64 131944, !10, i64 131952, !5, i64 131992}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32}
!11 = !{!4, !5, i64 56}
!12 = !{!4, !5, i64 64}
!13 = !{!9, !9, i64 0}
!14 = !{!15, !5, i64 232}
!15 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !6, i64 248, !9, i64 260, !5, i64 264, !6, i64 272, !6, i64 304, !6, i64 328}
!16 = !{!4, !5, i64 96}
!17 = !{!4, !5, i64 88}
!18 = !{!15, !9, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!15, !5, i64 240}
!22 = distinct !{!22, !20}
!23 = !{!24, !5, i64 1032}
!24 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !25, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !9, i64 784, !9, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032, !5, i64 1040, !5, i64 1048, !6, i64 1056, !6, i64 1068}
!25 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!26 = !{!15, !9, i64 36}
!27 = !{!6, !6, i64 0}
!28 = !{!15, !5, i64 216}
!29 = !{!15, !5, i64 208}
!30 = !{!15, !5, i64 176}
!31 = !{!15, !5, i64 40}
!32 = !{!24, !5, i64 56}
!33 = distinct !{!33, !20}
!34 = !{!15, !9, i64 4}
!35 = !{!15, !9, i64 8}
!36 = distinct !{!36, !20}
!37 = distinct !{!37, !20}
!38 = !{!15, !5, i64 224}
!39 = distinct !{!39, !20}
