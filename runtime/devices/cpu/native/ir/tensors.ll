target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Mover = type { ptr, i64, ptr, ptr, ptr, i64, i64, i32, i32 }
%struct.Elements = type { i64, i32 }
%struct.Site = type { i64, i64, i64, i64 }

; Function Attrs: noinline nounwind
define void @hk_move_tile(ptr noundef %0, i64 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Mover, align 8
  %8 = load i64, ptr %2, align 8, !tbaa !3
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %63

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %2, i64 160
  %12 = load i64, ptr %11, align 8, !tbaa !8
  %13 = icmp ugt i64 %12, 1
  br i1 %13, label %14, label %65

14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %2, i64 176
  %16 = load i64, ptr %15, align 8, !tbaa !9
  %17 = getelementptr inbounds i8, ptr %2, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !10
  %19 = icmp eq i64 %18, 0
  %20 = getelementptr inbounds i8, ptr %2, i64 120
  %21 = getelementptr inbounds i8, ptr %2, i64 40
  %22 = getelementptr inbounds i8, ptr %2, i64 80
  br label %23

23:                                               ; preds = %57, %14
  %24 = phi i1 [ true, %14 ], [ %59, %57 ]
  %25 = phi i64 [ 1, %14 ], [ %58, %57 ]
  %26 = mul i64 %25, %16
  %27 = icmp eq i64 %26, 0
  %28 = select i1 %19, i1 true, i1 %27
  br i1 %28, label %57, label %29

29:                                               ; preds = %23, %53
  %30 = phi i64 [ %32, %53 ], [ %18, %23 ]
  %31 = phi i64 [ %54, %53 ], [ %26, %23 ]
  %32 = add i64 %30, -1
  %33 = getelementptr inbounds [5 x i64], ptr %20, i64 0, i64 %32
  %34 = load i64, ptr %33, align 8, !tbaa !11
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %61, label %36

36:                                               ; preds = %29
  %37 = icmp eq i64 %32, 0
  br i1 %37, label %43, label %38

38:                                               ; preds = %36
  %39 = add i64 %30, -2
  %40 = getelementptr inbounds [5 x i64], ptr %20, i64 0, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !11
  %42 = icmp ult i64 %34, %41
  br i1 %42, label %61, label %43

43:                                               ; preds = %38, %36
  %44 = icmp ugt i64 %34, %31
  br i1 %44, label %53, label %45

45:                                               ; preds = %43
  %46 = udiv i64 %31, %34
  %47 = getelementptr inbounds [5 x i64], ptr %21, i64 0, i64 %32
  %48 = load i64, ptr %47, align 8, !tbaa !11
  %49 = add i64 %48, %46
  %50 = getelementptr inbounds [5 x i64], ptr %22, i64 0, i64 %32
  %51 = load i64, ptr %50, align 8, !tbaa !11
  %52 = icmp ugt i64 %49, %51
  br i1 %52, label %61, label %53

53:                                               ; preds = %45, %43
  %54 = urem i64 %31, %34
  %55 = icmp eq i64 %54, 0
  %56 = select i1 %37, i1 true, i1 %55
  br i1 %56, label %57, label %29, !llvm.loop !12

57:                                               ; preds = %53, %23
  %58 = add nuw i64 %25, 1
  %59 = icmp ult i64 %58, %12
  %60 = icmp eq i64 %58, %12
  br i1 %60, label %61, label %23, !llvm.loop !14

61:                                               ; preds = %57, %45, %38, %29
  %62 = phi i1 [ %24, %29 ], [ %24, %38 ], [ %24, %45 ], [ %59, %57 ]
  br i1 %62, label %63, label %65

63:                                               ; preds = %6, %61
  %64 = phi i64 [ 1, %61 ], [ %8, %6 ]
  tail call void @hk_stop(ptr noundef %0, i64 noundef %1, i64 noundef %64, i32 noundef 7) #7
  br label %128

65:                                               ; preds = %10, %61
  %66 = getelementptr inbounds i8, ptr %2, i64 40
  %67 = load i64, ptr %66, align 8, !tbaa !11
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %128, label %69

69:                                               ; preds = %65
  %70 = icmp eq i32 %3, 0
  br i1 %70, label %91, label %71

71:                                               ; preds = %69
  %72 = getelementptr inbounds i8, ptr %2, i64 80
  %73 = load i64, ptr %72, align 8, !tbaa !11
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %128, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds i8, ptr %2, i64 88
  %77 = load i64, ptr %76, align 8, !tbaa !11
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %128, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds i8, ptr %2, i64 96
  %81 = load i64, ptr %80, align 8, !tbaa !11
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %128, label %83

83:                                               ; preds = %79
  %84 = getelementptr inbounds i8, ptr %2, i64 104
  %85 = load i64, ptr %84, align 8, !tbaa !11
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %128, label %87

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %2, i64 112
  %89 = load i64, ptr %88, align 8, !tbaa !11
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %128, label %91

91:                                               ; preds = %87, %69
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #7
  store ptr %0, ptr %7, align 8, !tbaa !15
  %92 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %1, ptr %92, align 8, !tbaa !19
  %93 = getelementptr inbounds i8, ptr %7, i64 16
  store ptr %2, ptr %93, align 8, !tbaa !20
  %94 = getelementptr inbounds i8, ptr %7, i64 24
  store ptr %4, ptr %94, align 8, !tbaa !21
  %95 = getelementptr inbounds i8, ptr %7, i64 32
  store ptr %5, ptr %95, align 8, !tbaa !22
  %96 = getelementptr inbounds i8, ptr %7, i64 40
  %97 = getelementptr inbounds i8, ptr %7, i64 48
  %98 = getelementptr inbounds i8, ptr %7, i64 56
  store i32 %3, ptr %98, align 8, !tbaa !23
  %99 = getelementptr inbounds i8, ptr %7, i64 60
  %100 = icmp eq i64 %12, 0
  br i1 %100, label %115, label %101

101:                                              ; preds = %91
  %102 = getelementptr inbounds i8, ptr %2, i64 8
  %103 = getelementptr inbounds i8, ptr %2, i64 168
  %104 = getelementptr inbounds i8, ptr %2, i64 16
  %105 = getelementptr inbounds i8, ptr %2, i64 176
  br label %106

106:                                              ; preds = %101, %116
  %107 = phi i64 [ 0, %101 ], [ %125, %116 ]
  %108 = load ptr, ptr %7, align 8, !tbaa !15
  %109 = getelementptr inbounds i8, ptr %108, i64 48
  %110 = load i64, ptr %109, align 8, !tbaa !24
  %111 = inttoptr i64 %110 to ptr
  %112 = getelementptr inbounds i8, ptr %111, i64 164
  %113 = load i32, ptr %112, align 4, !tbaa !28
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %116, label %115

115:                                              ; preds = %106, %116, %91
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #7
  br label %128

116:                                              ; preds = %106
  %117 = load i64, ptr %102, align 8, !tbaa !31
  %118 = load i64, ptr %103, align 8, !tbaa !32
  %119 = mul i64 %118, %107
  %120 = add i64 %119, %117
  store i64 %120, ptr %96, align 8, !tbaa !33
  store i32 0, ptr %99, align 4, !tbaa !34
  store i64 0, ptr %97, align 8, !tbaa !35
  %121 = load i64, ptr %104, align 8, !tbaa !36
  %122 = load i64, ptr %105, align 8, !tbaa !9
  %123 = mul i64 %122, %107
  %124 = add i64 %123, %121
  call fastcc void @move_dimensions(ptr noundef nonnull %7, i32 noundef 5, i64 noundef %124, i32 noundef 1)
  %125 = add nuw i64 %107, 1
  %126 = load i64, ptr %11, align 8, !tbaa !8
  %127 = icmp ult i64 %125, %126
  br i1 %127, label %106, label %115, !llvm.loop !37

128:                                              ; preds = %71, %75, %79, %83, %65, %87, %115, %63
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @hk_stop(ptr noundef, i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
define internal fastcc void @move_dimensions(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !20
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %8, label %35

8:                                                ; preds = %4
  %9 = icmp eq i32 %3, 0
  %10 = getelementptr inbounds i8, ptr %6, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !11
  br i1 %9, label %12, label %15

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %6, i64 24
  %14 = load i64, ptr %13, align 8, !tbaa !38
  br label %22

15:                                               ; preds = %8
  %16 = getelementptr inbounds i8, ptr %6, i64 80
  %17 = load i64, ptr %16, align 8, !tbaa !11
  %18 = tail call noundef i64 @llvm.umin.i64(i64 %11, i64 %17)
  %19 = getelementptr inbounds i8, ptr %6, i64 24
  %20 = load i64, ptr %19, align 8, !tbaa !38
  %21 = mul i64 %18, %20
  br label %22

22:                                               ; preds = %15, %12
  %23 = phi i64 [ %20, %15 ], [ %14, %12 ]
  %24 = phi i64 [ %21, %15 ], [ 0, %12 ]
  %25 = mul i64 %23, %11
  tail call fastcc void @move_elements(ptr noundef nonnull %0, i64 %2, i32 0, i64 noundef %24)
  %26 = getelementptr inbounds i8, ptr %0, i64 56
  %27 = load i32, ptr %26, align 8, !tbaa !23
  %28 = icmp eq i32 %27, 0
  %29 = sub i64 %25, %24
  br i1 %28, label %34, label %30

30:                                               ; preds = %22
  %31 = getelementptr inbounds i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8, !tbaa !33
  %33 = add i64 %32, %29
  store i64 %33, ptr %31, align 8, !tbaa !33
  br label %163

34:                                               ; preds = %22
  tail call fastcc void @move_elements(ptr noundef nonnull %0, i64 0, i32 1, i64 noundef %29)
  br label %163

35:                                               ; preds = %4
  %36 = add nsw i32 %1, -1
  %37 = getelementptr inbounds i8, ptr %6, i64 24
  %38 = load i64, ptr %37, align 8, !tbaa !38
  %39 = getelementptr inbounds i8, ptr %6, i64 40
  %40 = zext i32 %36 to i64
  %41 = add nsw i64 %40, -1
  %42 = and i64 %40, 7
  %43 = icmp ult i64 %41, 7
  br i1 %43, label %46, label %44

44:                                               ; preds = %35
  %45 = and i64 %40, 4294967288
  br label %79

46:                                               ; preds = %79, %35
  %47 = phi i64 [ poison, %35 ], [ %113, %79 ]
  %48 = phi i64 [ 0, %35 ], [ %114, %79 ]
  %49 = phi i64 [ %38, %35 ], [ %113, %79 ]
  %50 = icmp eq i64 %42, 0
  br i1 %50, label %61, label %51

51:                                               ; preds = %46, %51
  %52 = phi i64 [ %58, %51 ], [ %48, %46 ]
  %53 = phi i64 [ %57, %51 ], [ %49, %46 ]
  %54 = phi i64 [ %59, %51 ], [ 0, %46 ]
  %55 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %52
  %56 = load i64, ptr %55, align 8, !tbaa !11
  %57 = mul i64 %56, %53
  %58 = add nuw nsw i64 %52, 1
  %59 = add i64 %54, 1
  %60 = icmp eq i64 %59, %42
  br i1 %60, label %61, label %51, !llvm.loop !39

61:                                               ; preds = %51, %46
  %62 = phi i64 [ %47, %46 ], [ %57, %51 ]
  %63 = getelementptr inbounds i8, ptr %0, i64 60
  %64 = getelementptr inbounds i8, ptr %6, i64 40
  %65 = getelementptr inbounds [5 x i64], ptr %64, i64 0, i64 %40
  %66 = load i64, ptr %65, align 8, !tbaa !11
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %163, label %68

68:                                               ; preds = %61
  %69 = icmp eq i32 %36, 1
  %70 = getelementptr inbounds i8, ptr %6, i64 200
  %71 = getelementptr inbounds i8, ptr %6, i64 208
  %72 = icmp eq i32 %3, 0
  %73 = getelementptr inbounds i8, ptr %6, i64 80
  %74 = getelementptr inbounds [5 x i64], ptr %73, i64 0, i64 %40
  %75 = getelementptr inbounds i8, ptr %0, i64 56
  %76 = getelementptr inbounds i8, ptr %0, i64 40
  %77 = getelementptr inbounds i8, ptr %6, i64 120
  %78 = getelementptr inbounds [5 x i64], ptr %77, i64 0, i64 %40
  br label %117

79:                                               ; preds = %79, %44
  %80 = phi i64 [ 0, %44 ], [ %114, %79 ]
  %81 = phi i64 [ %38, %44 ], [ %113, %79 ]
  %82 = phi i64 [ 0, %44 ], [ %115, %79 ]
  %83 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %80
  %84 = load i64, ptr %83, align 8, !tbaa !11
  %85 = mul i64 %84, %81
  %86 = or disjoint i64 %80, 1
  %87 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %86
  %88 = load i64, ptr %87, align 8, !tbaa !11
  %89 = mul i64 %88, %85
  %90 = or disjoint i64 %80, 2
  %91 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %90
  %92 = load i64, ptr %91, align 8, !tbaa !11
  %93 = mul i64 %92, %89
  %94 = or disjoint i64 %80, 3
  %95 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %94
  %96 = load i64, ptr %95, align 8, !tbaa !11
  %97 = mul i64 %96, %93
  %98 = or disjoint i64 %80, 4
  %99 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %98
  %100 = load i64, ptr %99, align 8, !tbaa !11
  %101 = mul i64 %100, %97
  %102 = or disjoint i64 %80, 5
  %103 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %102
  %104 = load i64, ptr %103, align 8, !tbaa !11
  %105 = mul i64 %104, %101
  %106 = or disjoint i64 %80, 6
  %107 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !11
  %109 = mul i64 %108, %105
  %110 = or disjoint i64 %80, 7
  %111 = getelementptr inbounds [5 x i64], ptr %39, i64 0, i64 %110
  %112 = load i64, ptr %111, align 8, !tbaa !11
  %113 = mul i64 %112, %109
  %114 = add nuw nsw i64 %80, 8
  %115 = add i64 %82, 8
  %116 = icmp eq i64 %115, %45
  br i1 %116, label %46, label %79, !llvm.loop !41

117:                                              ; preds = %68, %159
  %118 = phi i64 [ 0, %68 ], [ %160, %159 ]
  %119 = load i32, ptr %63, align 4, !tbaa !34
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %163

121:                                              ; preds = %117
  %122 = load ptr, ptr %0, align 8, !tbaa !15
  %123 = getelementptr inbounds i8, ptr %122, i64 48
  %124 = load i64, ptr %123, align 8, !tbaa !24
  %125 = inttoptr i64 %124 to ptr
  %126 = getelementptr inbounds i8, ptr %125, i64 164
  %127 = load i32, ptr %126, align 4, !tbaa !28
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %163

129:                                              ; preds = %121
  br i1 %69, label %130, label %143

130:                                              ; preds = %129
  %131 = load i64, ptr %70, align 8, !tbaa !42
  switch i64 %131, label %135 [
    i64 0, label %143
    i64 32, label %132
  ]

132:                                              ; preds = %130
  %133 = getelementptr inbounds [8 x i64], ptr %71, i64 0, i64 %118
  %134 = load i64, ptr %133, align 8, !tbaa !11
  br label %143

135:                                              ; preds = %130
  %136 = lshr i64 %118, 1
  %137 = getelementptr inbounds [8 x i64], ptr %71, i64 0, i64 %136
  %138 = load i64, ptr %137, align 8, !tbaa !11
  %139 = shl i64 %118, 4
  %140 = and i64 %139, 16
  %141 = lshr i64 %138, %140
  %142 = and i64 %141, 65535
  br label %143

143:                                              ; preds = %135, %132, %130, %129
  %144 = phi i64 [ %118, %129 ], [ %118, %130 ], [ %134, %132 ], [ %142, %135 ]
  br i1 %72, label %148, label %145

145:                                              ; preds = %143
  %146 = load i64, ptr %74, align 8, !tbaa !11
  %147 = icmp ult i64 %144, %146
  br i1 %147, label %151, label %148

148:                                              ; preds = %143, %145
  %149 = load i32, ptr %75, align 8, !tbaa !23
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %156

151:                                              ; preds = %148, %145
  %152 = phi i32 [ 0, %148 ], [ 1, %145 ]
  %153 = load i64, ptr %78, align 8, !tbaa !11
  %154 = mul i64 %153, %144
  %155 = add i64 %154, %2
  tail call fastcc void @move_dimensions(ptr noundef nonnull %0, i32 noundef %36, i64 noundef %155, i32 noundef %152)
  br label %159

156:                                              ; preds = %148
  %157 = load i64, ptr %76, align 8, !tbaa !33
  %158 = add i64 %157, %62
  store i64 %158, ptr %76, align 8, !tbaa !33
  br label %159

159:                                              ; preds = %156, %151
  %160 = add nuw i64 %118, 1
  %161 = load i64, ptr %65, align 8, !tbaa !11
  %162 = icmp ult i64 %160, %161
  br i1 %162, label %117, label %163, !llvm.loop !43

163:                                              ; preds = %117, %159, %121, %61, %34, %30
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define internal fastcc void @move_elements(ptr nocapture noundef %0, i64 %1, i32 %2, i64 noundef %3) unnamed_addr #3 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %61, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !20
  %9 = getelementptr inbounds i8, ptr %8, i64 184
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = getelementptr inbounds i8, ptr %0, i64 40
  %14 = getelementptr inbounds i8, ptr %8, i64 192
  br label %15

15:                                               ; preds = %6, %59
  %16 = phi i64 [ %1, %6 ], [ %46, %59 ]
  %17 = phi i64 [ %3, %6 ], [ %47, %59 ]
  %18 = load ptr, ptr %0, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %18, i64 48
  %20 = load i64, ptr %19, align 8, !tbaa !24
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds i8, ptr %21, i64 164
  %23 = load i32, ptr %22, align 4, !tbaa !28
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %61

25:                                               ; preds = %15
  %26 = load i64, ptr %9, align 8, !tbaa !44
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = load i64, ptr %10, align 8, !tbaa !35
  %30 = sub i64 %26, %29
  %31 = tail call noundef i64 @llvm.umin.i64(i64 %17, i64 %30)
  br label %32

32:                                               ; preds = %25, %28
  %33 = phi i64 [ %31, %28 ], [ %17, %25 ]
  %34 = load ptr, ptr %11, align 8, !tbaa !21
  %35 = icmp eq ptr %34, null
  br i1 %35, label %38, label %36

36:                                               ; preds = %32
  %37 = load i64, ptr %13, align 8, !tbaa !33
  br label %42

38:                                               ; preds = %32
  %39 = load ptr, ptr %12, align 8, !tbaa !22
  %40 = icmp eq ptr %39, null
  %41 = load i64, ptr %13, align 8, !tbaa !33
  br i1 %40, label %44, label %42

42:                                               ; preds = %36, %38
  %43 = phi i64 [ %37, %36 ], [ %41, %38 ]
  tail call fastcc void @move_checked(ptr noundef nonnull %0, i64 %16, i32 %2, i64 noundef %43, i64 noundef %33)
  br label %45

44:                                               ; preds = %38
  tail call fastcc void @move_piece(ptr noundef nonnull %0, i64 %16, i32 %2, i64 noundef %41, i64 noundef %33)
  br label %45

45:                                               ; preds = %44, %42
  %46 = add i64 %33, %16
  %47 = sub i64 %17, %33
  %48 = load i64, ptr %13, align 8, !tbaa !33
  %49 = add i64 %48, %33
  store i64 %49, ptr %13, align 8, !tbaa !33
  %50 = load i64, ptr %10, align 8, !tbaa !35
  %51 = add i64 %50, %33
  store i64 %51, ptr %10, align 8, !tbaa !35
  %52 = load i64, ptr %9, align 8, !tbaa !44
  %53 = icmp ne i64 %52, 0
  %54 = icmp eq i64 %51, %52
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %59

56:                                               ; preds = %45
  store i64 0, ptr %10, align 8, !tbaa !35
  %57 = load i64, ptr %14, align 8, !tbaa !45
  %58 = add i64 %57, %49
  store i64 %58, ptr %13, align 8, !tbaa !33
  br label %59

59:                                               ; preds = %56, %45
  %60 = icmp eq i64 %47, 0
  br i1 %60, label %61, label %15, !llvm.loop !46

61:                                               ; preds = %15, %59, %4
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @move_checked(ptr nocapture noundef %0, i64 %1, i32 %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca [64 x i64], align 16
  %7 = alloca [128 x i32], align 16
  %8 = alloca i64, align 8
  %9 = alloca [64 x i64], align 16
  %10 = alloca [64 x i64], align 16
  %11 = load ptr, ptr %0, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  %14 = getelementptr inbounds i8, ptr %13, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !38
  %16 = getelementptr inbounds i8, ptr %11, i64 160
  %17 = load i32, ptr %16, align 8, !tbaa !47
  %18 = zext i32 %17 to i64
  %19 = mul i64 %15, %18
  %20 = icmp eq i64 %4, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %5
  %22 = getelementptr inbounds i8, ptr %11, i64 8
  %23 = getelementptr inbounds i8, ptr %11, i64 16
  %24 = getelementptr inbounds i8, ptr %0, i64 56
  %25 = getelementptr inbounds i8, ptr %0, i64 24
  %26 = getelementptr inbounds i8, ptr %0, i64 8
  %27 = icmp eq i32 %2, 0
  br label %28

28:                                               ; preds = %21, %215
  %29 = phi i64 [ 0, %21 ], [ %216, %215 ]
  %30 = load ptr, ptr %0, align 8, !tbaa !15
  %31 = getelementptr inbounds i8, ptr %30, i64 48
  %32 = load i64, ptr %31, align 8, !tbaa !24
  %33 = inttoptr i64 %32 to ptr
  %34 = getelementptr inbounds i8, ptr %33, i64 164
  %35 = load i32, ptr %34, align 4, !tbaa !28
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:                                               ; preds = %28, %215, %5
  ret void

38:                                               ; preds = %28
  %39 = sub i64 %4, %29
  %40 = call noundef i64 @llvm.umin.i64(i64 %39, i64 %19)
  %41 = udiv i64 %40, %15
  %42 = load i64, ptr %22, align 8, !tbaa !48
  %43 = inttoptr i64 %42 to ptr
  %44 = getelementptr inbounds i8, ptr %43, i64 %3
  %45 = getelementptr inbounds i8, ptr %44, i64 %29
  %46 = add i64 %29, %1
  %47 = add i64 %29, %3
  %48 = add i64 %40, %47
  %49 = load i64, ptr %23, align 8, !tbaa !49
  %50 = icmp ugt i64 %48, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %38
  call fastcc void @move_piece(ptr noundef nonnull %0, i64 %46, i32 %2, i64 noundef %47, i64 noundef %40)
  br label %215

52:                                               ; preds = %38
  %53 = load i32, ptr %24, align 8, !tbaa !23
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %113, label %55

55:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #7
  %56 = load ptr, ptr %12, align 8, !tbaa !20
  %57 = getelementptr inbounds i8, ptr %56, i64 24
  %58 = load i64, ptr %57, align 8, !tbaa !38
  %59 = icmp eq i64 %41, 64
  %60 = shl nsw i64 -1, %41
  %61 = xor i64 %60, -1
  %62 = select i1 %59, i64 -1, i64 %61
  %63 = icmp ugt i64 %15, %40
  br i1 %63, label %82, label %64

64:                                               ; preds = %55
  %65 = add i64 %41, -1
  %66 = and i64 %41, 3
  %67 = icmp ult i64 %65, 3
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = and i64 %41, -4
  br label %86

70:                                               ; preds = %86, %64
  %71 = phi i64 [ 0, %64 ], [ %104, %86 ]
  %72 = icmp eq i64 %66, 0
  br i1 %72, label %82, label %73

73:                                               ; preds = %70, %73
  %74 = phi i64 [ %79, %73 ], [ %71, %70 ]
  %75 = phi i64 [ %80, %73 ], [ 0, %70 ]
  %76 = mul i64 %74, %58
  %77 = add i64 %76, %47
  %78 = getelementptr inbounds [64 x i64], ptr %10, i64 0, i64 %74
  store i64 %77, ptr %78, align 8, !tbaa !11
  %79 = add nuw i64 %74, 1
  %80 = add i64 %75, 1
  %81 = icmp eq i64 %80, %66
  br i1 %81, label %82, label %73, !llvm.loop !50

82:                                               ; preds = %70, %73, %55
  %83 = load ptr, ptr %25, align 8, !tbaa !21
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %107

85:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #7
  br label %112

86:                                               ; preds = %86, %68
  %87 = phi i64 [ 0, %68 ], [ %104, %86 ]
  %88 = phi i64 [ 0, %68 ], [ %105, %86 ]
  %89 = mul i64 %87, %58
  %90 = add i64 %89, %47
  %91 = getelementptr inbounds [64 x i64], ptr %10, i64 0, i64 %87
  store i64 %90, ptr %91, align 16, !tbaa !11
  %92 = or disjoint i64 %87, 1
  %93 = mul i64 %92, %58
  %94 = add i64 %93, %47
  %95 = getelementptr inbounds [64 x i64], ptr %10, i64 0, i64 %92
  store i64 %94, ptr %95, align 8, !tbaa !11
  %96 = or disjoint i64 %87, 2
  %97 = mul i64 %96, %58
  %98 = add i64 %97, %47
  %99 = getelementptr inbounds [64 x i64], ptr %10, i64 0, i64 %96
  store i64 %98, ptr %99, align 16, !tbaa !11
  %100 = or disjoint i64 %87, 3
  %101 = mul i64 %100, %58
  %102 = add i64 %101, %47
  %103 = getelementptr inbounds [64 x i64], ptr %10, i64 0, i64 %100
  store i64 %102, ptr %103, align 8, !tbaa !11
  %104 = add nuw i64 %87, 4
  %105 = add i64 %88, 4
  %106 = icmp eq i64 %105, %69
  br i1 %106, label %70, label %86, !llvm.loop !51

107:                                              ; preds = %82
  %108 = load i64, ptr %26, align 8, !tbaa !19
  %109 = trunc i64 %58 to i32
  call void %83(ptr noundef %30, i64 noundef %108, ptr noundef nonnull %10, i64 noundef %62, i32 noundef %109, i32 noundef 0, i32 noundef 1, i32 noundef 0, ptr noundef null) #7
  %110 = load i32, ptr %24, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #7
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %113, label %112

112:                                              ; preds = %85, %107
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %46, i64 noundef %41, i32 noundef 0, ptr noundef %45)
  br label %170

113:                                              ; preds = %52, %107
  br i1 %27, label %114, label %170

114:                                              ; preds = %113
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #7
  %115 = load ptr, ptr %12, align 8, !tbaa !20
  %116 = getelementptr inbounds i8, ptr %115, i64 24
  %117 = load i64, ptr %116, align 8, !tbaa !38
  %118 = icmp eq i64 %41, 64
  %119 = shl nsw i64 -1, %41
  %120 = xor i64 %119, -1
  %121 = select i1 %118, i64 -1, i64 %120
  %122 = load ptr, ptr %0, align 8, !tbaa !15
  %123 = icmp ugt i64 %15, %40
  br i1 %123, label %142, label %124

124:                                              ; preds = %114
  %125 = add i64 %41, -1
  %126 = and i64 %41, 3
  %127 = icmp ult i64 %125, 3
  br i1 %127, label %130, label %128

128:                                              ; preds = %124
  %129 = and i64 %41, -4
  br label %145

130:                                              ; preds = %145, %124
  %131 = phi i64 [ 0, %124 ], [ %163, %145 ]
  %132 = icmp eq i64 %126, 0
  br i1 %132, label %142, label %133

133:                                              ; preds = %130, %133
  %134 = phi i64 [ %139, %133 ], [ %131, %130 ]
  %135 = phi i64 [ %140, %133 ], [ 0, %130 ]
  %136 = mul i64 %134, %117
  %137 = add i64 %136, %46
  %138 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %134
  store i64 %137, ptr %138, align 8, !tbaa !11
  %139 = add nuw i64 %134, 1
  %140 = add i64 %135, 1
  %141 = icmp eq i64 %140, %126
  br i1 %141, label %142, label %133, !llvm.loop !52

142:                                              ; preds = %130, %133, %114
  %143 = load ptr, ptr %25, align 8, !tbaa !21
  %144 = icmp eq ptr %143, null
  br i1 %144, label %169, label %166

145:                                              ; preds = %145, %128
  %146 = phi i64 [ 0, %128 ], [ %163, %145 ]
  %147 = phi i64 [ 0, %128 ], [ %164, %145 ]
  %148 = mul i64 %146, %117
  %149 = add i64 %148, %46
  %150 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %146
  store i64 %149, ptr %150, align 16, !tbaa !11
  %151 = or disjoint i64 %146, 1
  %152 = mul i64 %151, %117
  %153 = add i64 %152, %46
  %154 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %151
  store i64 %153, ptr %154, align 8, !tbaa !11
  %155 = or disjoint i64 %146, 2
  %156 = mul i64 %155, %117
  %157 = add i64 %156, %46
  %158 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %155
  store i64 %157, ptr %158, align 16, !tbaa !11
  %159 = or disjoint i64 %146, 3
  %160 = mul i64 %159, %117
  %161 = add i64 %160, %46
  %162 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %159
  store i64 %161, ptr %162, align 8, !tbaa !11
  %163 = add nuw i64 %146, 4
  %164 = add i64 %147, 4
  %165 = icmp eq i64 %164, %129
  br i1 %165, label %130, label %145, !llvm.loop !51

166:                                              ; preds = %142
  %167 = load i64, ptr %26, align 8, !tbaa !19
  %168 = trunc i64 %117 to i32
  call void %143(ptr noundef %122, i64 noundef %167, ptr noundef nonnull %9, i64 noundef %121, i32 noundef %168, i32 noundef 0, i32 noundef 0, i32 noundef 0, ptr noundef null) #7
  br label %169

169:                                              ; preds = %142, %166
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #7
  br label %170

170:                                              ; preds = %113, %169, %112
  call fastcc void @move_piece(ptr noundef nonnull %0, i64 %46, i32 %2, i64 noundef %47, i64 noundef %40)
  %171 = load i32, ptr %24, align 8, !tbaa !23
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %215

173:                                              ; preds = %170
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #7
  %174 = load ptr, ptr %12, align 8, !tbaa !20
  %175 = getelementptr inbounds i8, ptr %174, i64 24
  %176 = load i64, ptr %175, align 8, !tbaa !38
  %177 = icmp eq i64 %41, 64
  %178 = shl nsw i64 -1, %41
  %179 = xor i64 %178, -1
  %180 = select i1 %177, i64 -1, i64 %179
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %7, i8 0, i64 512, i1 false)
  %181 = load ptr, ptr %0, align 8, !tbaa !15
  %182 = icmp ne i64 %42, 0
  %183 = zext i1 %182 to i32
  %184 = icmp ugt i64 %15, %40
  br i1 %184, label %189, label %185

185:                                              ; preds = %173
  %186 = getelementptr inbounds i8, ptr %181, i64 160
  %187 = load i32, ptr %186, align 8, !tbaa !47
  %188 = zext i32 %187 to i64
  br label %192

189:                                              ; preds = %200, %173
  %190 = load ptr, ptr %25, align 8, !tbaa !21
  %191 = icmp eq ptr %190, null
  br i1 %191, label %214, label %210

192:                                              ; preds = %200, %185
  %193 = phi i64 [ 0, %185 ], [ %208, %200 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %194 = mul i64 %193, %176
  %195 = add i64 %194, %47
  %196 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %193
  store i64 %195, ptr %196, align 8, !tbaa !11
  br i1 %182, label %197, label %200

197:                                              ; preds = %192
  %198 = getelementptr inbounds i8, ptr %45, i64 %194
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr nonnull readonly align 1 %198, i64 %176, i1 false)
  %199 = load i64, ptr %8, align 8, !tbaa !11
  br label %200

200:                                              ; preds = %197, %192
  %201 = phi i64 [ %199, %197 ], [ 0, %192 ]
  %202 = trunc i64 %201 to i32
  %203 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %193
  store i32 %202, ptr %203, align 4, !tbaa !53
  %204 = lshr i64 %201, 32
  %205 = trunc nuw i64 %204 to i32
  %206 = add i64 %193, %188
  %207 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %206
  store i32 %205, ptr %207, align 4, !tbaa !53
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  %208 = add nuw i64 %193, 1
  %209 = icmp eq i64 %208, %41
  br i1 %209, label %189, label %192, !llvm.loop !51

210:                                              ; preds = %189
  %211 = load i64, ptr %26, align 8, !tbaa !19
  %212 = trunc i64 %176 to i32
  %213 = select i1 %182, ptr %7, ptr null
  call void %190(ptr noundef %181, i64 noundef %211, ptr noundef nonnull %6, i64 noundef %180, i32 noundef %212, i32 noundef %183, i32 noundef 1, i32 noundef 0, ptr noundef %213) #7
  br label %214

214:                                              ; preds = %189, %210
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6) #7
  br label %215

215:                                              ; preds = %170, %214, %51
  %216 = add i64 %29, %19
  %217 = icmp ult i64 %216, %4
  br i1 %217, label %28, label %37, !llvm.loop !54
}

; Function Attrs: nounwind
define internal fastcc void @move_piece(ptr nocapture noundef %0, i64 %1, i32 %2, i64 noundef %3, i64 noundef %4) unnamed_addr #3 {
  %6 = alloca %struct.Elements, align 8
  %7 = alloca i64, align 8
  %8 = alloca [8 x i8], align 8
  %9 = load ptr, ptr %0, align 8, !tbaa !15
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  %11 = load i64, ptr %10, align 8, !tbaa !49
  %12 = icmp uge i64 %11, %3
  %13 = sub i64 %11, %3
  %14 = icmp uge i64 %13, %4
  %15 = and i1 %12, %14
  br i1 %15, label %16, label %65

16:                                               ; preds = %5
  %17 = icmp eq i32 %2, 0
  br i1 %17, label %18, label %51

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !19
  %21 = getelementptr inbounds i8, ptr %9, i64 704
  %22 = and i64 %20, 4095
  %23 = getelementptr inbounds [4096 x %struct.Site], ptr %21, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !55
  %25 = sub i64 %1, %24
  %26 = getelementptr inbounds i8, ptr %23, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !57
  %28 = icmp uge i64 %25, %27
  %29 = sub i64 %27, %25
  %30 = icmp ult i64 %29, %4
  %31 = or i1 %28, %30
  br i1 %31, label %32, label %43

32:                                               ; preds = %18
  %33 = getelementptr inbounds i8, ptr %0, i64 56
  %34 = load i32, ptr %33, align 8, !tbaa !23
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %32
  %37 = tail call i32 @hk_find(ptr noundef nonnull %9, i64 noundef %20, i64 noundef %1, i64 noundef %4) #7
  br label %40

38:                                               ; preds = %32
  %39 = tail call i32 @hk_find_written(ptr noundef nonnull %9, i64 noundef %20, i64 noundef %1, i64 noundef %4) #7
  br label %40

40:                                               ; preds = %36, %38
  %41 = phi i32 [ %37, %36 ], [ %39, %38 ]
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %70, label %43

43:                                               ; preds = %18, %40
  %44 = getelementptr inbounds i8, ptr %9, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !48
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds i8, ptr %46, i64 %3
  %48 = getelementptr inbounds i8, ptr %0, i64 56
  %49 = load i32, ptr %48, align 8, !tbaa !23
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %63, label %59

51:                                               ; preds = %16
  %52 = getelementptr inbounds i8, ptr %9, i64 8
  %53 = load i64, ptr %52, align 8, !tbaa !48
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds i8, ptr %54, i64 %3
  %56 = getelementptr inbounds i8, ptr %0, i64 56
  %57 = load i32, ptr %56, align 8, !tbaa !23
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %62, label %59

59:                                               ; preds = %51, %43
  %60 = phi ptr [ %55, %51 ], [ %47, %43 ]
  %61 = inttoptr i64 %1 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %61, ptr align 1 %60, i64 %4, i1 false)
  br label %123

62:                                               ; preds = %51
  tail call void @llvm.memset.p0.i64(ptr align 1 %55, i8 0, i64 %4, i1 false)
  br label %123

63:                                               ; preds = %43
  %64 = inttoptr i64 %1 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %47, ptr align 1 %64, i64 %4, i1 false)
  br label %123

65:                                               ; preds = %5
  %66 = getelementptr inbounds i8, ptr %0, i64 56
  %67 = load i32, ptr %66, align 8, !tbaa !23
  %68 = icmp eq i32 %67, 0
  %69 = zext i1 %68 to i32
  br label %70

70:                                               ; preds = %40, %65
  %71 = phi i32 [ %69, %65 ], [ 0, %40 ]
  %72 = getelementptr inbounds i8, ptr %0, i64 60
  store i32 %71, ptr %72, align 4, !tbaa !34
  %73 = icmp eq i64 %4, 0
  br i1 %73, label %123, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds i8, ptr %6, i64 8
  %76 = getelementptr inbounds i8, ptr %0, i64 16
  %77 = getelementptr inbounds i8, ptr %0, i64 56
  %78 = getelementptr inbounds i8, ptr %0, i64 8
  %79 = icmp eq i32 %2, 0
  br label %80

80:                                               ; preds = %74, %117
  %81 = phi i64 [ 0, %74 ], [ %121, %117 ]
  %82 = load ptr, ptr %0, align 8, !tbaa !15
  %83 = getelementptr inbounds i8, ptr %82, i64 48
  %84 = load i64, ptr %83, align 8, !tbaa !24
  %85 = inttoptr i64 %84 to ptr
  %86 = getelementptr inbounds i8, ptr %85, i64 164
  %87 = load i32, ptr %86, align 4, !tbaa !28
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %123

89:                                               ; preds = %80
  %90 = add i64 %81, %1
  %91 = add i64 %81, %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 %90, ptr %6, align 8
  store i32 %2, ptr %75, align 8
  store i64 %91, ptr %7, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #7
  store i64 0, ptr %8, align 8
  %92 = load ptr, ptr %76, align 8, !tbaa !20
  %93 = getelementptr inbounds i8, ptr %92, i64 24
  %94 = load i64, ptr %93, align 8, !tbaa !38
  %95 = trunc i64 %94 to i32
  %96 = load i32, ptr %77, align 8, !tbaa !23
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %89
  %99 = load i64, ptr %78, align 8, !tbaa !19
  call void @hk_gather(ptr noundef nonnull %82, i64 noundef %99, ptr noundef nonnull %7, i64 noundef 1, i64 noundef -1, ptr noundef nonnull %8, i32 noundef %95, i32 noundef 1) #7
  br label %103

100:                                              ; preds = %89
  br i1 %79, label %101, label %103

101:                                              ; preds = %100
  %102 = load i64, ptr %78, align 8, !tbaa !19
  call void @hk_gather(ptr noundef nonnull %82, i64 noundef %102, ptr noundef nonnull %6, i64 noundef 1, i64 noundef -1, ptr noundef nonnull %8, i32 noundef %95, i32 noundef 0) #7
  br label %103

103:                                              ; preds = %101, %100, %98
  %104 = load ptr, ptr %0, align 8, !tbaa !15
  %105 = getelementptr inbounds i8, ptr %104, i64 48
  %106 = load i64, ptr %105, align 8, !tbaa !24
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds i8, ptr %107, i64 164
  %109 = load i32, ptr %108, align 4, !tbaa !28
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %117

111:                                              ; preds = %103
  %112 = load i32, ptr %77, align 8, !tbaa !23
  %113 = icmp eq i32 %112, 0
  %114 = load i64, ptr %78, align 8, !tbaa !19
  br i1 %113, label %116, label %115

115:                                              ; preds = %111
  call void @hk_scatter(ptr noundef nonnull %104, i64 noundef %114, ptr noundef nonnull %6, i64 noundef 1, i64 noundef -1, ptr noundef nonnull %8, i32 noundef %95, i32 noundef 0) #7
  br label %117

116:                                              ; preds = %111
  call void @hk_scatter(ptr noundef nonnull %104, i64 noundef %114, ptr noundef nonnull %7, i64 noundef 1, i64 noundef -1, ptr noundef nonnull %8, i32 noundef %95, i32 noundef 1) #7
  br label %117

117:                                              ; preds = %103, %115, %116
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %118 = load ptr, ptr %76, align 8, !tbaa !20
  %119 = getelementptr inbounds i8, ptr %118, i64 24
  %120 = load i64, ptr %119, align 8, !tbaa !38
  %121 = add i64 %120, %81
  %122 = icmp ult i64 %121, %4
  br i1 %122, label %80, label %123, !llvm.loop !58

123:                                              ; preds = %117, %80, %70, %59, %63, %62
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
define internal fastcc void @note(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef readonly %4) unnamed_addr #3 {
  %6 = alloca [64 x i64], align 16
  %7 = alloca [128 x i32], align 16
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #7
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !20
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !38
  %13 = icmp eq i64 %2, 64
  %14 = shl nsw i64 -1, %2
  %15 = xor i64 %14, -1
  %16 = select i1 %13, i64 -1, i64 %15
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %7, i8 0, i64 512, i1 false)
  %17 = load ptr, ptr %0, align 8, !tbaa !15
  %18 = icmp ne ptr %4, null
  %19 = zext i1 %18 to i32
  %20 = icmp eq i64 %2, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %5
  %22 = getelementptr inbounds i8, ptr %17, i64 160
  %23 = load i32, ptr %22, align 8, !tbaa !47
  %24 = zext i32 %23 to i64
  br label %28

25:                                               ; preds = %36, %5
  %26 = icmp eq i32 %3, 0
  %27 = and i1 %26, %18
  br i1 %27, label %46, label %52

28:                                               ; preds = %21, %36
  %29 = phi i64 [ 0, %21 ], [ %44, %36 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !11
  %30 = mul i64 %29, %12
  %31 = add i64 %30, %1
  %32 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 %29
  store i64 %31, ptr %32, align 8, !tbaa !11
  br i1 %18, label %33, label %36

33:                                               ; preds = %28
  %34 = getelementptr inbounds i8, ptr %4, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr nonnull align 1 %34, i64 %12, i1 false)
  %35 = load i64, ptr %8, align 8, !tbaa !11
  br label %36

36:                                               ; preds = %33, %28
  %37 = phi i64 [ %35, %33 ], [ 0, %28 ]
  %38 = trunc i64 %37 to i32
  %39 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %29
  store i32 %38, ptr %39, align 4, !tbaa !53
  %40 = lshr i64 %37, 32
  %41 = trunc nuw i64 %40 to i32
  %42 = add i64 %29, %24
  %43 = getelementptr inbounds [128 x i32], ptr %7, i64 0, i64 %42
  store i32 %41, ptr %43, align 4, !tbaa !53
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  %44 = add nuw i64 %29, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %25, label %28, !llvm.loop !51

46:                                               ; preds = %25
  %47 = getelementptr inbounds i8, ptr %0, i64 32
  %48 = load ptr, ptr %47, align 8, !tbaa !22
  %49 = icmp eq ptr %48, null
  br i1 %49, label %52, label %50

50:                                               ; preds = %46
  %51 = trunc i64 %12 to i32
  call void %48(ptr noundef %17, ptr noundef nonnull %6, i64 noundef %16, i32 noundef %51, i32 noundef 0) #7
  br label %52

52:                                               ; preds = %50, %46, %25
  %53 = getelementptr inbounds i8, ptr %0, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !21
  %55 = icmp eq ptr %54, null
  br i1 %55, label %62, label %56

56:                                               ; preds = %52
  %57 = load ptr, ptr %0, align 8, !tbaa !15
  %58 = getelementptr inbounds i8, ptr %0, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !19
  %60 = trunc i64 %12 to i32
  %61 = select i1 %18, ptr %7, ptr null
  call void %54(ptr noundef %57, i64 noundef %59, ptr noundef nonnull %6, i64 noundef %16, i32 noundef %60, i32 noundef %19, i32 noundef %3, i32 noundef 0, ptr noundef %61) #7
  br label %62

62:                                               ; preds = %56, %52
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare i32 @hk_find(ptr noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

declare i32 @hk_find_written(ptr noundef, i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

declare void @hk_gather(ptr noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

declare void @hk_scatter(ptr noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

attributes #0 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 0}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !6, i64 40, !6, i64 80, !6, i64 120, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !6, i64 208}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!4, !5, i64 160}
!9 = !{!4, !5, i64 176}
!10 = !{!4, !5, i64 32}
!11 = !{!5, !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!16, !17, i64 0}
!16 = !{!"", !17, i64 0, !5, i64 8, !17, i64 16, !17, i64 24, !17, i64 32, !5, i64 40, !5, i64 48, !18, i64 56, !18, i64 60}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!"int", !6, i64 0}
!19 = !{!16, !5, i64 8}
!20 = !{!16, !17, i64 16}
!21 = !{!16, !17, i64 24}
!22 = !{!16, !17, i64 32}
!23 = !{!16, !18, i64 56}
!24 = !{!25, !5, i64 48}
!25 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !26, i64 112, !18, i64 160, !18, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !26, i64 131888, !5, i64 131936, !5, i64 131944, !27, i64 131952, !5, i64 131992}
!26 = !{!"", !5, i64 0, !5, i64 8, !18, i64 16, !18, i64 20, !18, i64 24, !18, i64 28, !18, i64 32, !6, i64 36}
!27 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32}
!28 = !{!29, !18, i64 164}
!29 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !18, i64 44, !18, i64 48, !18, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !30, i64 136, !18, i64 152, !18, i64 156, !18, i64 160, !18, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !18, i64 784, !18, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032, !5, i64 1040, !5, i64 1048, !6, i64 1056, !6, i64 1068}
!30 = !{!"", !5, i64 0, !18, i64 8, !18, i64 12}
!31 = !{!4, !5, i64 8}
!32 = !{!4, !5, i64 168}
!33 = !{!16, !5, i64 40}
!34 = !{!16, !18, i64 60}
!35 = !{!16, !5, i64 48}
!36 = !{!4, !5, i64 16}
!37 = distinct !{!37, !13}
!38 = !{!4, !5, i64 24}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = distinct !{!41, !13}
!42 = !{!4, !5, i64 200}
!43 = distinct !{!43, !13}
!44 = !{!4, !5, i64 184}
!45 = !{!4, !5, i64 192}
!46 = distinct !{!46, !13}
!47 = !{!25, !18, i64 160}
!48 = !{!25, !5, i64 8}
!49 = !{!25, !5, i64 16}
!50 = distinct !{!50, !40}
!51 = distinct !{!51, !13}
!52 = distinct !{!52, !40}
!53 = !{!18, !18, i64 0}
!54 = distinct !{!54, !13}
!55 = !{!56, !5, i64 0}
!56 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!57 = !{!56, !5, i64 8}
!58 = distinct !{!58, !13}
