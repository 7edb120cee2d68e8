target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Finding = type { i32, i32, i32, i32, i64, i64, i64, i64, %struct.Side, %struct.Side }
%struct.Side = type { i64, i32, i32, i32, i32, i64 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_barrier(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = load i64, ptr %10, align 8, !tbaa !12
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 548
  %14 = load i32, ptr %13, align 4, !tbaa !13
  %15 = add i32 %14, 1
  store i32 %15, ptr %13, align 4, !tbaa !13
  %16 = getelementptr inbounds i8, ptr %12, i64 544
  %17 = load i32, ptr %16, align 8, !tbaa !13
  %18 = getelementptr inbounds i8, ptr %6, i64 32
  %19 = getelementptr inbounds i8, ptr %9, i64 24
  %20 = getelementptr inbounds i8, ptr %6, i64 20
  %21 = load i32, ptr %18, align 4, !tbaa !13
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %19, align 4, !tbaa !13
  %24 = zext i32 %23 to i64
  %25 = load i32, ptr %20, align 4, !tbaa !13
  %26 = zext i32 %25 to i64
  %27 = mul nuw i64 %26, %24
  %28 = sub i64 %22, %27
  %29 = tail call i64 @llvm.umin.i64(i64 %28, i64 %26)
  %30 = getelementptr inbounds i8, ptr %6, i64 36
  %31 = load i32, ptr %30, align 4, !tbaa !13
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %9, i64 28
  %34 = load i32, ptr %33, align 4, !tbaa !13
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %6, i64 24
  %37 = load i32, ptr %36, align 4, !tbaa !13
  %38 = zext i32 %37 to i64
  %39 = mul nuw i64 %38, %35
  %40 = sub i64 %32, %39
  %41 = tail call i64 @llvm.umin.i64(i64 %40, i64 %38)
  %42 = mul nuw i64 %41, %29
  %43 = getelementptr inbounds i8, ptr %6, i64 40
  %44 = load i32, ptr %43, align 4, !tbaa !13
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %9, i64 32
  %47 = load i32, ptr %46, align 4, !tbaa !13
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %6, i64 28
  %50 = load i32, ptr %49, align 4, !tbaa !13
  %51 = zext i32 %50 to i64
  %52 = mul nuw i64 %51, %48
  %53 = sub i64 %45, %52
  %54 = tail call i64 @llvm.umin.i64(i64 %53, i64 %51)
  %55 = mul i64 %42, %54
  %56 = zext i32 %17 to i64
  %57 = getelementptr inbounds i8, ptr %6, i64 44
  %58 = load i32, ptr %57, align 4, !tbaa !14
  %59 = zext i32 %58 to i64
  %60 = mul nuw i64 %59, %56
  %61 = sub i64 %55, %60
  %62 = icmp ult i64 %61, %59
  %63 = sub i32 64, %58
  %64 = zext nneg i32 %63 to i64
  %65 = lshr i64 -1, %64
  %66 = shl nsw i64 -1, %61
  %67 = xor i64 %66, -1
  %68 = select i1 %62, i64 %67, i64 %65
  %69 = icmp eq i64 %68, %2
  br i1 %69, label %121, label %70

70:                                               ; preds = %3
  %71 = getelementptr inbounds i8, ptr %6, i64 840
  %72 = load i64, ptr %71, align 8, !tbaa !17
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8, !tbaa !18
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %96, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %73, i64 98560
  br label %78

78:                                               ; preds = %91, %76
  %79 = phi i64 [ 0, %76 ], [ %92, %91 ]
  %80 = getelementptr inbounds [256 x %struct.Finding], ptr %77, i64 0, i64 %79
  %81 = load i32, ptr %80, align 8, !tbaa !20
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %83, label %91

83:                                               ; preds = %78
  %84 = getelementptr inbounds i8, ptr %80, i64 48
  %85 = load i64, ptr %84, align 8, !tbaa !23
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %80, i64 80
  %89 = load i64, ptr %88, align 8, !tbaa !24
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %104, label %91

91:                                               ; preds = %87, %83, %78
  %92 = add nuw i64 %79, 1
  %93 = icmp eq i64 %92, %74
  br i1 %93, label %94, label %78, !llvm.loop !25

94:                                               ; preds = %91
  %95 = icmp eq i64 %74, 256
  br i1 %95, label %100, label %96

96:                                               ; preds = %94, %70
  %97 = getelementptr inbounds i8, ptr %73, i64 98560
  %98 = add i64 %74, 1
  store i64 %98, ptr %73, align 8, !tbaa !18
  %99 = getelementptr inbounds [256 x %struct.Finding], ptr %97, i64 0, i64 %74
  store i32 3, ptr %99, align 8, !tbaa !20
  br label %104

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %73, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !27
  %103 = add i64 %102, 1
  store i64 %103, ptr %101, align 8, !tbaa !27
  br label %121

104:                                              ; preds = %87, %96
  %105 = phi ptr [ %99, %96 ], [ %80, %87 ]
  %106 = getelementptr inbounds i8, ptr %105, i64 16
  %107 = load i64, ptr %106, align 8, !tbaa !28
  %108 = add i64 %107, 1
  store i64 %108, ptr %106, align 8, !tbaa !28
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %121

110:                                              ; preds = %104
  %111 = getelementptr inbounds i8, ptr %105, i64 40
  store i64 %2, ptr %111, align 8, !tbaa !29
  %112 = getelementptr inbounds i8, ptr %105, i64 48
  %113 = load i32, ptr %16, align 8, !tbaa !13
  %114 = getelementptr inbounds i8, ptr %9, i64 16
  %115 = load i64, ptr %114, align 8, !tbaa !30
  store i64 %1, ptr %112, align 8, !tbaa !32
  %116 = getelementptr inbounds i8, ptr %105, i64 56
  store i32 0, ptr %116, align 8, !tbaa !13
  %117 = getelementptr inbounds i8, ptr %105, i64 60
  store i32 0, ptr %117, align 4, !tbaa !13
  %118 = getelementptr inbounds i8, ptr %105, i64 64
  store i32 %113, ptr %118, align 8, !tbaa !13
  %119 = getelementptr inbounds i8, ptr %105, i64 68
  store i32 0, ptr %119, align 4, !tbaa !13
  %120 = getelementptr inbounds i8, ptr %105, i64 72
  store i64 %115, ptr %120, align 8, !tbaa !32
  br label %121

121:                                              ; preds = %100, %110, %104, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_end(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load i64, ptr %3, align 8, !tbaa !11
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8, !tbaa !12
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %5, i64 144
  %10 = load i64, ptr %9, align 8, !tbaa !33
  %11 = icmp eq i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %8, i64 548
  %13 = load i32, ptr %12, align 4, !tbaa !13
  %14 = zext i32 %13 to i64
  %15 = add nuw nsw i64 %14, 1
  br i1 %11, label %16, label %17

16:                                               ; preds = %2
  store i64 %15, ptr %9, align 8, !tbaa !33
  br label %78

17:                                               ; preds = %2
  %18 = icmp eq i64 %10, %15
  br i1 %18, label %78, label %19

19:                                               ; preds = %17
  %20 = getelementptr inbounds i8, ptr %0, i64 48
  %21 = load i64, ptr %20, align 8, !tbaa !3
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %22, i64 840
  %24 = load i64, ptr %23, align 8, !tbaa !17
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8, !tbaa !18
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %19
  %29 = getelementptr inbounds i8, ptr %25, i64 98560
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !20
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 48
  %37 = load i64, ptr %36, align 8, !tbaa !23
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 80
  %41 = load i64, ptr %40, align 8, !tbaa !24
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !25

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %19
  %49 = getelementptr inbounds i8, ptr %25, i64 98560
  %50 = add i64 %26, 1
  store i64 %50, ptr %25, align 8, !tbaa !18
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 4, ptr %51, align 8, !tbaa !20
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %25, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !27
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !27
  br label %78

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !28
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !28
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %78

62:                                               ; preds = %56
  %63 = trunc i64 %10 to i32
  %64 = add i32 %63, -1
  %65 = getelementptr inbounds i8, ptr %57, i64 12
  store i32 %64, ptr %65, align 4, !tbaa !34
  %66 = load i32, ptr %12, align 4, !tbaa !13
  %67 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %66, ptr %67, align 8, !tbaa !35
  %68 = getelementptr inbounds i8, ptr %57, i64 48
  %69 = getelementptr inbounds i8, ptr %8, i64 544
  %70 = load i32, ptr %69, align 8, !tbaa !13
  %71 = getelementptr inbounds i8, ptr %5, i64 16
  %72 = load i64, ptr %71, align 8, !tbaa !30
  store i64 %1, ptr %68, align 8, !tbaa !32
  %73 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 0, ptr %73, align 8, !tbaa !13
  %74 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 0, ptr %74, align 4, !tbaa !13
  %75 = getelementptr inbounds i8, ptr %57, i64 64
  store i32 %70, ptr %75, align 8, !tbaa !13
  %76 = getelementptr inbounds i8, ptr %57, i64 68
  store i32 0, ptr %76, align 4, !tbaa !13
  %77 = getelementptr inbounds i8, ptr %57, i64 72
  store i64 %72, ptr %77, align 8, !tbaa !32
  br label %78

78:                                               ; preds = %52, %16, %62, %56, %17
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_sources(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !3
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8, !tbaa !11
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %0, i64 64
  %12 = load i64, ptr %11, align 8, !tbaa !12
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 544
  %15 = load i32, ptr %14, align 8, !tbaa !13
  %16 = getelementptr inbounds i8, ptr %7, i64 32
  %17 = getelementptr inbounds i8, ptr %10, i64 24
  %18 = getelementptr inbounds i8, ptr %7, i64 20
  %19 = load i32, ptr %16, align 4, !tbaa !13
  %20 = zext i32 %19 to i64
  %21 = load i32, ptr %17, align 4, !tbaa !13
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %18, align 4, !tbaa !13
  %24 = zext i32 %23 to i64
  %25 = mul nuw i64 %24, %22
  %26 = sub i64 %20, %25
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %24)
  %28 = getelementptr inbounds i8, ptr %7, i64 36
  %29 = load i32, ptr %28, align 4, !tbaa !13
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %10, i64 28
  %32 = load i32, ptr %31, align 4, !tbaa !13
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %7, i64 24
  %35 = load i32, ptr %34, align 4, !tbaa !13
  %36 = zext i32 %35 to i64
  %37 = mul nuw i64 %36, %33
  %38 = sub i64 %30, %37
  %39 = tail call i64 @llvm.umin.i64(i64 %38, i64 %36)
  %40 = mul nuw i64 %39, %27
  %41 = getelementptr inbounds i8, ptr %7, i64 40
  %42 = load i32, ptr %41, align 4, !tbaa !13
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %10, i64 32
  %45 = load i32, ptr %44, align 4, !tbaa !13
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %7, i64 28
  %48 = load i32, ptr %47, align 4, !tbaa !13
  %49 = zext i32 %48 to i64
  %50 = mul nuw i64 %49, %46
  %51 = sub i64 %43, %50
  %52 = tail call i64 @llvm.umin.i64(i64 %51, i64 %49)
  %53 = mul i64 %40, %52
  %54 = zext i32 %15 to i64
  %55 = getelementptr inbounds i8, ptr %7, i64 44
  %56 = load i32, ptr %55, align 4, !tbaa !14
  %57 = zext i32 %56 to i64
  %58 = mul nuw i64 %57, %54
  %59 = sub i64 %53, %58
  %60 = icmp ult i64 %59, %57
  %61 = sub i32 64, %56
  %62 = zext nneg i32 %61 to i64
  %63 = lshr i64 -1, %62
  %64 = shl nsw i64 -1, %59
  %65 = xor i64 %64, -1
  %66 = select i1 %60, i64 %65, i64 %63
  %67 = icmp eq i64 %3, 0
  br i1 %67, label %201, label %71

68:                                               ; preds = %91
  %69 = or i64 %93, %92
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %201, label %97

71:                                               ; preds = %4, %91
  %72 = phi i64 [ %93, %91 ], [ 0, %4 ]
  %73 = phi i64 [ %92, %91 ], [ 0, %4 ]
  %74 = phi i64 [ %95, %91 ], [ %3, %4 ]
  %75 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %74, i1 true)
  %76 = getelementptr inbounds i32, ptr %2, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !13
  %78 = and i32 %77, 63
  %79 = zext nneg i32 %78 to i64
  %80 = shl nuw i64 1, %79
  %81 = and i64 %80, %3
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %83, label %91

83:                                               ; preds = %71
  %84 = shl nuw i64 1, %75
  %85 = and i64 %80, %66
  %86 = icmp eq i64 %85, 0
  %87 = select i1 %86, i64 %73, i64 %72
  %88 = or i64 %87, %84
  %89 = select i1 %86, i64 %88, i64 %73
  %90 = select i1 %86, i64 %72, i64 %88
  br label %91

91:                                               ; preds = %83, %71
  %92 = phi i64 [ %73, %71 ], [ %89, %83 ]
  %93 = phi i64 [ %72, %71 ], [ %90, %83 ]
  %94 = add i64 %74, -1
  %95 = and i64 %94, %74
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %68, label %71, !llvm.loop !36

97:                                               ; preds = %68
  %98 = icmp eq i64 %93, 0
  br i1 %98, label %142, label %99

99:                                               ; preds = %97, %130
  %100 = phi i64 [ %133, %130 ], [ 0, %97 ]
  %101 = phi i1 [ %135, %130 ], [ false, %97 ]
  %102 = phi i32 [ %134, %130 ], [ 0, %97 ]
  %103 = phi i32 [ %132, %130 ], [ 0, %97 ]
  %104 = phi i32 [ %131, %130 ], [ 0, %97 ]
  %105 = shl nuw i64 1, %100
  %106 = and i64 %105, %3
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %111

108:                                              ; preds = %99
  %109 = trunc i64 %100 to i32
  %110 = add i32 %109, 1
  br label %130

111:                                              ; preds = %99
  %112 = getelementptr inbounds i32, ptr %2, i64 %100
  %113 = load i32, ptr %112, align 4, !tbaa !13
  %114 = zext i32 %113 to i64
  %115 = icmp eq i64 %100, %114
  br i1 %115, label %130, label %116

116:                                              ; preds = %111
  %117 = icmp ugt i64 %100, %114
  br i1 %117, label %137, label %118

118:                                              ; preds = %116
  %119 = icmp eq i32 %104, 0
  %120 = trunc nuw nsw i64 %100 to i32
  %121 = sub i32 %113, %120
  %122 = icmp eq i32 %121, %104
  %123 = or i1 %119, %122
  br i1 %123, label %124, label %137

124:                                              ; preds = %118
  %125 = and i64 %105, %93
  %126 = icmp ne i64 %125, 0
  %127 = sub i32 %102, %103
  %128 = icmp ult i32 %127, %121
  %129 = select i1 %126, i1 %128, i1 false
  br i1 %129, label %137, label %130

130:                                              ; preds = %124, %111, %108
  %131 = phi i32 [ %104, %108 ], [ %104, %111 ], [ %121, %124 ]
  %132 = phi i32 [ %110, %108 ], [ %103, %111 ], [ %103, %124 ]
  %133 = add nuw nsw i64 %100, 1
  %134 = add nuw nsw i32 %102, 1
  %135 = icmp ugt i64 %100, 62
  %136 = icmp eq i64 %133, 64
  br i1 %136, label %137, label %99, !llvm.loop !37

137:                                              ; preds = %130, %124, %118, %116
  %138 = phi i1 [ %101, %124 ], [ %101, %116 ], [ %101, %118 ], [ %135, %130 ]
  %139 = freeze i1 %138
  %140 = xor i1 %139, true
  %141 = select i1 %139, i32 7, i32 6
  br label %142

142:                                              ; preds = %137, %97
  %143 = phi i1 [ false, %97 ], [ %140, %137 ]
  %144 = phi i32 [ 7, %97 ], [ %141, %137 ]
  %145 = getelementptr inbounds i8, ptr %7, i64 840
  %146 = load i64, ptr %145, align 8, !tbaa !17
  %147 = inttoptr i64 %146 to ptr
  %148 = load i64, ptr %147, align 8, !tbaa !18
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %170, label %150

150:                                              ; preds = %142
  %151 = getelementptr inbounds i8, ptr %147, i64 98560
  br label %152

152:                                              ; preds = %165, %150
  %153 = phi i64 [ 0, %150 ], [ %166, %165 ]
  %154 = getelementptr inbounds [256 x %struct.Finding], ptr %151, i64 0, i64 %153
  %155 = load i32, ptr %154, align 8, !tbaa !20
  %156 = icmp eq i32 %155, %144
  br i1 %156, label %157, label %165

157:                                              ; preds = %152
  %158 = getelementptr inbounds i8, ptr %154, i64 48
  %159 = load i64, ptr %158, align 8, !tbaa !23
  %160 = icmp eq i64 %159, %1
  br i1 %160, label %161, label %165

161:                                              ; preds = %157
  %162 = getelementptr inbounds i8, ptr %154, i64 80
  %163 = load i64, ptr %162, align 8, !tbaa !24
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %178, label %165

165:                                              ; preds = %161, %157, %152
  %166 = add nuw i64 %153, 1
  %167 = icmp eq i64 %166, %148
  br i1 %167, label %168, label %152, !llvm.loop !25

168:                                              ; preds = %165
  %169 = icmp eq i64 %148, 256
  br i1 %169, label %174, label %170

170:                                              ; preds = %168, %142
  %171 = getelementptr inbounds i8, ptr %147, i64 98560
  %172 = add i64 %148, 1
  store i64 %172, ptr %147, align 8, !tbaa !18
  %173 = getelementptr inbounds [256 x %struct.Finding], ptr %171, i64 0, i64 %148
  store i32 %144, ptr %173, align 8, !tbaa !20
  br label %178

174:                                              ; preds = %168
  %175 = getelementptr inbounds i8, ptr %147, i64 8
  %176 = load i64, ptr %175, align 8, !tbaa !27
  %177 = add i64 %176, 1
  store i64 %177, ptr %175, align 8, !tbaa !27
  br label %201

178:                                              ; preds = %161, %170
  %179 = phi ptr [ %173, %170 ], [ %154, %161 ]
  %180 = getelementptr inbounds i8, ptr %179, i64 16
  %181 = load i64, ptr %180, align 8, !tbaa !28
  %182 = add i64 %181, 1
  store i64 %182, ptr %180, align 8, !tbaa !28
  %183 = icmp eq i64 %181, 0
  br i1 %183, label %184, label %201

184:                                              ; preds = %178
  %185 = select i1 %143, i64 %93, i64 %69
  %186 = getelementptr inbounds i8, ptr %179, i64 40
  store i64 %185, ptr %186, align 8, !tbaa !29
  %187 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %185, i1 true)
  %188 = getelementptr inbounds i32, ptr %2, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !13
  %190 = getelementptr inbounds i8, ptr %179, i64 12
  store i32 %189, ptr %190, align 4, !tbaa !34
  %191 = getelementptr inbounds i8, ptr %179, i64 48
  %192 = trunc nuw nsw i64 %187 to i32
  %193 = load i32, ptr %14, align 8, !tbaa !13
  %194 = getelementptr inbounds i8, ptr %10, i64 16
  %195 = load i64, ptr %194, align 8, !tbaa !30
  store i64 %1, ptr %191, align 8, !tbaa !32
  %196 = getelementptr inbounds i8, ptr %179, i64 56
  store i32 0, ptr %196, align 8, !tbaa !13
  %197 = getelementptr inbounds i8, ptr %179, i64 60
  store i32 %192, ptr %197, align 4, !tbaa !13
  %198 = getelementptr inbounds i8, ptr %179, i64 64
  store i32 %193, ptr %198, align 8, !tbaa !13
  %199 = getelementptr inbounds i8, ptr %179, i64 68
  store i32 0, ptr %199, align 4, !tbaa !13
  %200 = getelementptr inbounds i8, ptr %179, i64 72
  store i64 %195, ptr %200, align 8, !tbaa !32
  br label %201

201:                                              ; preds = %4, %174, %184, %178, %68
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = !{!15, !9, i64 44}
!15 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !16, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !9, i64 784, !9, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032, !5, i64 1040, !5, i64 1048, !6, i64 1056, !6, i64 1068}
!16 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!17 = !{!15, !5, i64 840}
!18 = !{!19, !5, i64 0}
!19 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !5, i64 248, !6, i64 256, !6, i64 33024, !6, i64 65792, !6, i64 73984, !6, i64 90368, !6, i64 94464, !6, i64 98560}
!20 = !{!21, !9, i64 0}
!21 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !22, i64 48, !22, i64 80}
!22 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !5, i64 24}
!23 = !{!21, !5, i64 48}
!24 = !{!21, !5, i64 80}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!19, !5, i64 8}
!28 = !{!21, !5, i64 16}
!29 = !{!21, !5, i64 40}
!30 = !{!31, !5, i64 16}
!31 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !6, i64 248, !9, i64 260, !5, i64 264, !6, i64 272, !6, i64 304, !6, i64 328}
!32 = !{!5, !5, i64 0}
!33 = !{!31, !5, i64 144}
!34 = !{!21, !9, i64 12}
!35 = !{!21, !9, i64 8}
!36 = distinct !{!36, !26}
!37 = distinct !{!37, !26}
