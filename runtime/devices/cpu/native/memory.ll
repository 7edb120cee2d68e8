target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Site = type { i64, i64, i64, i64 }
%struct.Range = type { i64, i64 }

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none)
define void @hk_fault(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 112
  %9 = load i64, ptr %8, align 8, !tbaa !3
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %53

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8, !tbaa !9
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %14, i64 164
  %16 = cmpxchg ptr %15, i32 0, i32 2 acq_rel acquire, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %53

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8, !tbaa !10
  %21 = inttoptr i64 %20 to ptr
  %22 = and i64 %1, -4
  store i64 %22, ptr %8, align 8, !tbaa !3
  %23 = getelementptr inbounds i8, ptr %0, i64 120
  store i64 %2, ptr %23, align 8, !tbaa !11
  %24 = icmp eq i32 %3, -1
  br i1 %24, label %30, label %25

25:                                               ; preds = %18
  %26 = getelementptr inbounds i8, ptr %0, i64 160
  %27 = load i32, ptr %26, align 8, !tbaa !12
  %28 = urem i32 %3, %27
  %29 = udiv i32 %3, %27
  br label %30

30:                                               ; preds = %18, %25
  %31 = phi i32 [ %28, %25 ], [ -1, %18 ]
  %32 = phi i32 [ %29, %25 ], [ 0, %18 ]
  %33 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 %31, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 132
  store i32 %4, ptr %34, align 4
  %35 = getelementptr inbounds i8, ptr %0, i64 136
  store i32 %5, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %0, i64 140
  store i32 %6, ptr %36, align 4
  %37 = getelementptr inbounds i8, ptr %0, i64 64
  %38 = load i64, ptr %37, align 8, !tbaa !13
  %39 = inttoptr i64 %38 to ptr
  %40 = getelementptr inbounds i8, ptr %39, i64 544
  %41 = load i32, ptr %40, align 8, !tbaa !14
  %42 = add i32 %41, %32
  %43 = getelementptr inbounds i8, ptr %0, i64 144
  store i32 %42, ptr %43, align 8, !tbaa !15
  %44 = getelementptr inbounds i8, ptr %21, i64 24
  %45 = getelementptr inbounds i8, ptr %0, i64 148
  %46 = load i32, ptr %44, align 4, !tbaa !14
  store i32 %46, ptr %45, align 4, !tbaa !14
  %47 = getelementptr inbounds i8, ptr %21, i64 28
  %48 = load i32, ptr %47, align 4, !tbaa !14
  %49 = getelementptr inbounds i8, ptr %0, i64 152
  store i32 %48, ptr %49, align 4, !tbaa !14
  %50 = getelementptr inbounds i8, ptr %21, i64 32
  %51 = load i32, ptr %50, align 4, !tbaa !14
  %52 = getelementptr inbounds i8, ptr %0, i64 156
  store i32 %51, ptr %52, align 4, !tbaa !14
  br label %53

53:                                               ; preds = %30, %11, %7
  store i64 0, ptr %0, align 8, !tbaa !16
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_find(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %0, i64 704
  %6 = and i64 %1, 4095
  %7 = getelementptr inbounds [4096 x %struct.Site], ptr %5, i64 0, i64 %6
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !17
  %10 = sub i64 %2, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !18
  %13 = icmp uge i64 %10, %12
  %14 = add i64 %10, %3
  %15 = icmp ugt i64 %14, %12
  %16 = or i1 %13, %15
  br i1 %16, label %17, label %54

17:                                               ; preds = %4
  %18 = getelementptr inbounds i8, ptr %0, i64 48
  %19 = load i64, ptr %18, align 8, !tbaa !9
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %20, i64 712
  %22 = load atomic i64, ptr %21 acquire, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds i8, ptr %23, i64 -8
  %25 = load i64, ptr %24, align 8, !tbaa !19
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %54, label %27

27:                                               ; preds = %17, %27
  %28 = phi i64 [ %37, %27 ], [ 0, %17 ]
  %29 = phi i64 [ %36, %27 ], [ %25, %17 ]
  %30 = add i64 %28, %29
  %31 = lshr i64 %30, 1
  %32 = getelementptr inbounds %struct.Range, ptr %23, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !20
  %34 = icmp ugt i64 %33, %2
  %35 = add nuw i64 %31, 1
  %36 = select i1 %34, i64 %31, i64 %29
  %37 = select i1 %34, i64 %28, i64 %35
  %38 = icmp ult i64 %37, %36
  br i1 %38, label %27, label %39, !llvm.loop !22

39:                                               ; preds = %27
  %40 = icmp eq i64 %37, 0
  br i1 %40, label %54, label %41

41:                                               ; preds = %39
  %42 = getelementptr %struct.Range, ptr %23, i64 %37
  %43 = getelementptr i8, ptr %42, i64 -16
  %44 = load i64, ptr %43, align 8, !tbaa !19
  %45 = getelementptr i8, ptr %42, i64 -8
  %46 = load i64, ptr %45, align 8, !tbaa !19
  %47 = sub i64 %2, %44
  %48 = icmp uge i64 %47, %46
  %49 = sub i64 %46, %47
  %50 = icmp ult i64 %49, %3
  %51 = or i1 %48, %50
  br i1 %51, label %54, label %52

52:                                               ; preds = %41
  store i64 %44, ptr %7, align 8, !tbaa !24
  %53 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %46, ptr %53, align 8, !tbaa !26
  br label %54

54:                                               ; preds = %17, %39, %41, %52, %4
  %55 = phi i32 [ 1, %4 ], [ 0, %39 ], [ 1, %52 ], [ 0, %41 ], [ 0, %17 ]
  ret i32 %55
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_find_written(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !9
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %7, i64 728
  %9 = load atomic i64, ptr %8 acquire, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %10, i64 -8
  %12 = load i64, ptr %11, align 8, !tbaa !19
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %29, label %14

14:                                               ; preds = %4, %14
  %15 = phi i64 [ %27, %14 ], [ 0, %4 ]
  %16 = phi i64 [ %26, %14 ], [ %12, %4 ]
  %17 = add i64 %16, %15
  %18 = lshr i64 %17, 1
  %19 = getelementptr inbounds %struct.Range, ptr %10, i64 %18
  %20 = load i64, ptr %19, align 8, !tbaa !20
  %21 = getelementptr inbounds i8, ptr %19, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !27
  %23 = add i64 %22, %20
  %24 = icmp ugt i64 %23, %2
  %25 = add nuw i64 %18, 1
  %26 = select i1 %24, i64 %18, i64 %16
  %27 = select i1 %24, i64 %15, i64 %25
  %28 = icmp ult i64 %27, %26
  br i1 %28, label %14, label %29, !llvm.loop !28

29:                                               ; preds = %14, %4
  %30 = phi i64 [ 0, %4 ], [ %27, %14 ]
  %31 = getelementptr inbounds %struct.Range, ptr %10, i64 %30
  %32 = icmp slt i64 %30, %12
  br i1 %32, label %33, label %37

33:                                               ; preds = %29
  %34 = load i64, ptr %31, align 8, !tbaa !20
  %35 = add i64 %3, %2
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %68, label %37

37:                                               ; preds = %33, %29
  %38 = tail call i32 @hk_find(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %68, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds i8, ptr %0, i64 704
  %42 = and i64 %1, 4095
  %43 = getelementptr inbounds [4096 x %struct.Site], ptr %41, i64 0, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !24
  %45 = getelementptr inbounds i8, ptr %43, i64 8
  %46 = load i64, ptr %45, align 8, !tbaa !26
  %47 = add i64 %46, %44
  %48 = icmp ule i64 %44, %2
  %49 = icmp ugt i64 %47, %2
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %51, label %68

51:                                               ; preds = %40
  %52 = icmp sgt i64 %30, 0
  br i1 %52, label %53, label %60

53:                                               ; preds = %51
  %54 = getelementptr inbounds i8, ptr %31, i64 -16
  %55 = load i64, ptr %54, align 8, !tbaa !20
  %56 = getelementptr inbounds i8, ptr %31, i64 -8
  %57 = load i64, ptr %56, align 8, !tbaa !27
  %58 = add i64 %57, %55
  %59 = tail call i64 @llvm.umax.i64(i64 %58, i64 %44)
  br label %60

60:                                               ; preds = %53, %51
  %61 = phi i64 [ %44, %51 ], [ %59, %53 ]
  br i1 %32, label %62, label %65

62:                                               ; preds = %60
  %63 = load i64, ptr %31, align 8, !tbaa !20
  %64 = tail call i64 @llvm.umin.i64(i64 %63, i64 %47)
  br label %65

65:                                               ; preds = %62, %60
  %66 = phi i64 [ %47, %60 ], [ %64, %62 ]
  store i64 %61, ptr %43, align 8, !tbaa !24
  %67 = sub i64 %66, %61
  store i64 %67, ptr %45, align 8, !tbaa !26
  br label %68

68:                                               ; preds = %65, %40, %37, %33
  %69 = phi i32 [ 0, %33 ], [ 0, %37 ], [ 1, %40 ], [ 1, %65 ]
  ret i32 %69
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @hk_checked(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = getelementptr inbounds i8, ptr %0, i64 704
  %7 = and i64 %1, 4095
  %8 = getelementptr inbounds [4096 x %struct.Site], ptr %6, i64 0, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !24
  %10 = sub i64 %2, %9
  %11 = getelementptr inbounds i8, ptr %8, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !26
  %13 = icmp uge i64 %10, %12
  %14 = sub i64 %12, %10
  %15 = icmp ult i64 %14, %3
  %16 = or i1 %13, %15
  br i1 %16, label %17, label %30

17:                                               ; preds = %5
  %18 = icmp eq i32 %4, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = tail call i32 @hk_find(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  br label %23

21:                                               ; preds = %17
  %22 = tail call i32 @hk_find_written(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  br label %23

23:                                               ; preds = %19, %21
  %24 = phi i32 [ %20, %19 ], [ %22, %21 ]
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %23
  %27 = trunc i64 %3 to i32
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef -1, i32 noundef %27, i32 noundef %4, i32 noundef 0)
  %28 = getelementptr inbounds i8, ptr %0, i64 192
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %28, i8 0, i64 512, i1 false), !tbaa !19
  %29 = ptrtoint ptr %28 to i64
  br label %30

30:                                               ; preds = %5, %23, %26
  %31 = phi i64 [ %29, %26 ], [ %2, %23 ], [ %2, %5 ]
  ret i64 %31
}

; Function Attrs: nofree noinline norecurse nounwind
define void @hk_gather(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %107, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = zext i32 %6 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  %14 = icmp eq i32 %6, 0
  %15 = icmp eq i32 %6, 16
  br label %16

16:                                               ; preds = %10, %103
  %17 = phi i64 [ %3, %10 ], [ %105, %103 ]
  %18 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %17, i1 true)
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = add i64 %18, %4
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds i64, ptr %2, i64 %18
  %23 = load i64, ptr %22, align 8, !tbaa !19
  switch i32 %7, label %56 [
    i32 2, label %28
    i32 0, label %24
  ]

24:                                               ; preds = %16
  %25 = lshr i64 %23, 32
  %26 = load i64, ptr %11, align 8, !tbaa !29
  %27 = icmp eq i64 %25, %26
  br i1 %27, label %28, label %56

28:                                               ; preds = %24, %16
  %29 = and i64 %23, 3
  %30 = add nuw nsw i64 %29, %12
  %31 = icmp ugt i64 %30, 4
  br i1 %31, label %32, label %56

32:                                               ; preds = %28
  %33 = and i64 %23, 4294967295
  %34 = add nuw nsw i64 %33, %12
  %35 = load i64, ptr %13, align 8, !tbaa !30
  %36 = icmp ugt i64 %34, %35
  br i1 %36, label %56, label %37

37:                                               ; preds = %32
  br i1 %14, label %103, label %38

38:                                               ; preds = %37
  %39 = mul i32 %19, %6
  br label %40

40:                                               ; preds = %38, %48
  %41 = phi i64 [ 0, %38 ], [ %54, %48 ]
  %42 = add i64 %23, %41
  %43 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %42, i32 noundef %21, i32 noundef 1, i32 noundef %7, i32 noundef 0)
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %40
  %46 = inttoptr i64 %43 to ptr
  %47 = load i8, ptr %46, align 1, !tbaa !31
  br label %48

48:                                               ; preds = %40, %45
  %49 = phi i8 [ %47, %45 ], [ 0, %40 ]
  %50 = trunc nuw i64 %41 to i32
  %51 = add i32 %39, %50
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %5, i64 %52
  store i8 %49, ptr %53, align 1, !tbaa !31
  %54 = add nuw nsw i64 %41, 1
  %55 = icmp eq i64 %54, %12
  br i1 %55, label %103, label %40, !llvm.loop !32

56:                                               ; preds = %16, %24, %28, %32
  %57 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %23, i32 noundef %21, i32 noundef %6, i32 noundef %7, i32 noundef 0)
  %58 = icmp eq i64 %57, 0
  switch i32 %6, label %90 [
    i32 1, label %59
    i32 2, label %66
    i32 4, label %74
    i32 8, label %82
  ]

59:                                               ; preds = %56
  br i1 %58, label %63, label %60

60:                                               ; preds = %59
  %61 = inttoptr i64 %57 to ptr
  %62 = load i8, ptr %61, align 1, !tbaa !31
  br label %63

63:                                               ; preds = %59, %60
  %64 = phi i8 [ %62, %60 ], [ 0, %59 ]
  %65 = getelementptr inbounds i8, ptr %5, i64 %18
  store i8 %64, ptr %65, align 1, !tbaa !31
  br label %103

66:                                               ; preds = %56
  br i1 %58, label %70, label %67

67:                                               ; preds = %66
  %68 = inttoptr i64 %57 to ptr
  %69 = load i16, ptr %68, align 1
  br label %70

70:                                               ; preds = %67, %66
  %71 = phi i16 [ %69, %67 ], [ 0, %66 ]
  %72 = shl nuw nsw i64 %18, 1
  %73 = getelementptr inbounds i8, ptr %5, i64 %72
  store i16 %71, ptr %73, align 1
  br label %103

74:                                               ; preds = %56
  br i1 %58, label %78, label %75

75:                                               ; preds = %74
  %76 = inttoptr i64 %57 to ptr
  %77 = load i32, ptr %76, align 1
  br label %78

78:                                               ; preds = %75, %74
  %79 = phi i32 [ %77, %75 ], [ 0, %74 ]
  %80 = shl nuw nsw i64 %18, 2
  %81 = getelementptr inbounds i8, ptr %5, i64 %80
  store i32 %79, ptr %81, align 1
  br label %103

82:                                               ; preds = %56
  br i1 %58, label %86, label %83

83:                                               ; preds = %82
  %84 = inttoptr i64 %57 to ptr
  %85 = load i64, ptr %84, align 1
  br label %86

86:                                               ; preds = %83, %82
  %87 = phi i64 [ %85, %83 ], [ 0, %82 ]
  %88 = shl nuw nsw i64 %18, 3
  %89 = getelementptr inbounds i8, ptr %5, i64 %88
  store i64 %87, ptr %89, align 1
  br label %103

90:                                               ; preds = %56
  br i1 %58, label %103, label %91

91:                                               ; preds = %90
  %92 = mul i32 %19, %6
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %5, i64 %93
  %95 = inttoptr i64 %57 to ptr
  br i1 %15, label %96, label %98

96:                                               ; preds = %91
  %97 = load volatile <4 x i32>, ptr %95, align 1, !tbaa !31
  store volatile <4 x i32> %97, ptr %94, align 1, !tbaa !31
  br label %103

98:                                               ; preds = %91
  %99 = load volatile i64, ptr %95, align 1, !tbaa !19
  store volatile i64 %99, ptr %94, align 1, !tbaa !19
  %100 = getelementptr inbounds i8, ptr %95, i64 8
  %101 = load volatile i32, ptr %100, align 1, !tbaa !14
  %102 = getelementptr inbounds i8, ptr %94, i64 8
  store volatile i32 %101, ptr %102, align 1, !tbaa !14
  br label %103

103:                                              ; preds = %48, %37, %98, %96, %63, %70, %78, %86, %90
  %104 = add i64 %17, -1
  %105 = and i64 %104, %17
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %16, !llvm.loop !33

107:                                              ; preds = %103, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: inlinehint nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @place(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr #4 {
  switch i32 %5, label %46 [
    i32 2, label %13
    i32 0, label %8
    i32 1, label %35
  ]

8:                                                ; preds = %7
  %9 = lshr i64 %2, 32
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !29
  %12 = icmp eq i64 %9, %11
  br i1 %12, label %13, label %46

13:                                               ; preds = %7, %8
  %14 = and i64 %2, 4294967295
  %15 = zext i32 %4 to i64
  %16 = add nuw nsw i64 %14, %15
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !30
  %19 = icmp ugt i64 %16, %18
  br i1 %19, label %34, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  %22 = load i64, ptr %21, align 8, !tbaa !34
  %23 = and i64 %2, 4294967292
  %24 = getelementptr inbounds i8, ptr %0, i64 160
  %25 = load i32, ptr %24, align 8, !tbaa !12
  %26 = zext i32 %25 to i64
  %27 = mul nuw i64 %23, %26
  %28 = shl i32 %3, 2
  %29 = zext i32 %28 to i64
  %30 = and i64 %2, 3
  %31 = or disjoint i64 %30, %29
  %32 = add i64 %31, %22
  %33 = add i64 %32, %27
  br label %69

34:                                               ; preds = %13
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef %5)
  br label %69

35:                                               ; preds = %7
  %36 = zext i32 %4 to i64
  %37 = add i64 %36, %2
  %38 = getelementptr inbounds i8, ptr %0, i64 16
  %39 = load i64, ptr %38, align 8, !tbaa !18
  %40 = icmp ugt i64 %37, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %35
  %42 = getelementptr inbounds i8, ptr %0, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !17
  %44 = add i64 %43, %2
  br label %69

45:                                               ; preds = %35
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef 1)
  br label %69

46:                                               ; preds = %7, %8
  %47 = zext i32 %4 to i64
  %48 = getelementptr inbounds i8, ptr %0, i64 704
  %49 = and i64 %1, 4095
  %50 = getelementptr inbounds [4096 x %struct.Site], ptr %48, i64 0, i64 %49
  %51 = load i64, ptr %50, align 8, !tbaa !24
  %52 = sub i64 %2, %51
  %53 = getelementptr inbounds i8, ptr %50, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !26
  %55 = icmp uge i64 %52, %54
  %56 = sub i64 %54, %52
  %57 = icmp ult i64 %56, %47
  %58 = or i1 %55, %57
  br i1 %58, label %59, label %69

59:                                               ; preds = %46
  %60 = icmp eq i32 %6, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %59
  %62 = tail call i32 @hk_find(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %47)
  br label %65

63:                                               ; preds = %59
  %64 = tail call i32 @hk_find_written(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %47)
  br label %65

65:                                               ; preds = %61, %63
  %66 = phi i32 [ %62, %61 ], [ %64, %63 ]
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %65
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef %5)
  br label %69

69:                                               ; preds = %46, %65, %20, %34, %68, %45, %41
  %70 = phi i64 [ %44, %41 ], [ 0, %45 ], [ 0, %68 ], [ %33, %20 ], [ 0, %34 ], [ %2, %65 ], [ %2, %46 ]
  ret i64 %70
}

; Function Attrs: nofree noinline norecurse nounwind
define void @hk_scatter(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %94, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = zext i32 %6 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  %14 = icmp eq i32 %6, 0
  %15 = icmp eq i32 %6, 16
  br label %16

16:                                               ; preds = %10, %90
  %17 = phi i64 [ %3, %10 ], [ %92, %90 ]
  %18 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %17, i1 true)
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = add i64 %18, %4
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds i64, ptr %2, i64 %18
  %23 = load i64, ptr %22, align 8, !tbaa !19
  switch i32 %7, label %55 [
    i32 2, label %28
    i32 0, label %24
  ]

24:                                               ; preds = %16
  %25 = lshr i64 %23, 32
  %26 = load i64, ptr %11, align 8, !tbaa !29
  %27 = icmp eq i64 %25, %26
  br i1 %27, label %28, label %55

28:                                               ; preds = %24, %16
  %29 = and i64 %23, 3
  %30 = add nuw nsw i64 %29, %12
  %31 = icmp ugt i64 %30, 4
  br i1 %31, label %32, label %55

32:                                               ; preds = %28
  %33 = and i64 %23, 4294967295
  %34 = add nuw nsw i64 %33, %12
  %35 = load i64, ptr %13, align 8, !tbaa !30
  %36 = icmp ugt i64 %34, %35
  br i1 %36, label %55, label %37

37:                                               ; preds = %32
  br i1 %14, label %90, label %38

38:                                               ; preds = %37
  %39 = mul i32 %19, %6
  br label %40

40:                                               ; preds = %38, %52
  %41 = phi i64 [ 0, %38 ], [ %53, %52 ]
  %42 = add i64 %23, %41
  %43 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %42, i32 noundef %21, i32 noundef 1, i32 noundef %7, i32 noundef 1)
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %52, label %45

45:                                               ; preds = %40
  %46 = trunc nuw i64 %41 to i32
  %47 = add i32 %39, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %5, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !31
  %51 = inttoptr i64 %43 to ptr
  store i8 %50, ptr %51, align 1, !tbaa !31
  br label %52

52:                                               ; preds = %45, %40
  %53 = add nuw nsw i64 %41, 1
  %54 = icmp eq i64 %53, %12
  br i1 %54, label %90, label %40, !llvm.loop !35

55:                                               ; preds = %16, %24, %28, %32
  %56 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %23, i32 noundef %21, i32 noundef %6, i32 noundef %7, i32 noundef 1)
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %90, label %58

58:                                               ; preds = %55
  switch i32 %6, label %78 [
    i32 1, label %59
    i32 2, label %63
    i32 4, label %68
    i32 8, label %73
  ]

59:                                               ; preds = %58
  %60 = getelementptr inbounds i8, ptr %5, i64 %18
  %61 = load i8, ptr %60, align 1, !tbaa !31
  %62 = inttoptr i64 %56 to ptr
  store i8 %61, ptr %62, align 1, !tbaa !31
  br label %90

63:                                               ; preds = %58
  %64 = inttoptr i64 %56 to ptr
  %65 = shl nuw nsw i64 %18, 1
  %66 = getelementptr inbounds i8, ptr %5, i64 %65
  %67 = load i16, ptr %66, align 1
  store i16 %67, ptr %64, align 1
  br label %90

68:                                               ; preds = %58
  %69 = inttoptr i64 %56 to ptr
  %70 = shl nuw nsw i64 %18, 2
  %71 = getelementptr inbounds i8, ptr %5, i64 %70
  %72 = load i32, ptr %71, align 1
  store i32 %72, ptr %69, align 1
  br label %90

73:                                               ; preds = %58
  %74 = inttoptr i64 %56 to ptr
  %75 = shl nuw nsw i64 %18, 3
  %76 = getelementptr inbounds i8, ptr %5, i64 %75
  %77 = load i64, ptr %76, align 1
  store i64 %77, ptr %74, align 1
  br label %90

78:                                               ; preds = %58
  %79 = inttoptr i64 %56 to ptr
  %80 = mul i32 %19, %6
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %5, i64 %81
  br i1 %15, label %83, label %85

83:                                               ; preds = %78
  %84 = load volatile <4 x i32>, ptr %82, align 1, !tbaa !31
  store volatile <4 x i32> %84, ptr %79, align 1, !tbaa !31
  br label %90

85:                                               ; preds = %78
  %86 = load volatile i64, ptr %82, align 1, !tbaa !19
  store volatile i64 %86, ptr %79, align 1, !tbaa !19
  %87 = getelementptr inbounds i8, ptr %82, i64 8
  %88 = load volatile i32, ptr %87, align 1, !tbaa !14
  %89 = getelementptr inbounds i8, ptr %79, i64 8
  store volatile i32 %88, ptr %89, align 1, !tbaa !14
  br label %90

90:                                               ; preds = %52, %37, %85, %83, %55, %73, %68, %63, %59
  %91 = add i64 %17, -1
  %92 = and i64 %91, %17
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %16, !llvm.loop !36

94:                                               ; preds = %90, %8
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define i64 @hk_place(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef 2)
  ret i64 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_signal(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load i64, ptr %3, align 8, !tbaa !10
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !37
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8, !tbaa !13
  %10 = zext i32 %1 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8, !tbaa !9
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 56
  %15 = load i64, ptr %14, align 8, !tbaa !39
  %16 = mul i64 %15, %10
  %17 = add i64 %16, %9
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 540
  store i32 %7, ptr %19, align 4, !tbaa !14
  %20 = getelementptr inbounds i8, ptr %5, i64 8
  %21 = load i32, ptr %20, align 8, !tbaa !42
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 8, !tbaa !42
  %23 = getelementptr inbounds i8, ptr %5, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !43
  %25 = icmp ult i32 %22, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %2
  store i32 0, ptr %20, align 8, !tbaa !42
  %27 = add i32 %7, 1
  store i32 %27, ptr %6, align 4, !tbaa !37
  br label %28

28:                                               ; preds = %26, %2
  %29 = icmp eq i32 %21, 0
  %30 = zext i1 %29 to i32
  ret i32 %30
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none)
define void @hk_trap(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !9
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 164
  %8 = cmpxchg ptr %7, i32 0, i32 3 acq_rel acquire, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %10, label %31

10:                                               ; preds = %3
  %11 = getelementptr inbounds i8, ptr %0, i64 56
  %12 = load i64, ptr %11, align 8, !tbaa !10
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %0, i64 112
  store i64 %1, ptr %14, align 8, !tbaa !3
  %15 = getelementptr inbounds i8, ptr %0, i64 120
  store i64 %2, ptr %15, align 8, !tbaa !11
  %16 = getelementptr inbounds i8, ptr %0, i64 64
  %17 = load i64, ptr %16, align 8, !tbaa !13
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 544
  %20 = load i32, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds i8, ptr %0, i64 144
  store i32 %20, ptr %21, align 8, !tbaa !15
  %22 = getelementptr inbounds i8, ptr %13, i64 24
  %23 = getelementptr inbounds i8, ptr %0, i64 148
  %24 = load i32, ptr %22, align 4, !tbaa !14
  store i32 %24, ptr %23, align 4, !tbaa !14
  %25 = getelementptr inbounds i8, ptr %13, i64 28
  %26 = load i32, ptr %25, align 4, !tbaa !14
  %27 = getelementptr inbounds i8, ptr %0, i64 152
  store i32 %26, ptr %27, align 4, !tbaa !14
  %28 = getelementptr inbounds i8, ptr %13, i64 32
  %29 = load i32, ptr %28, align 4, !tbaa !14
  %30 = getelementptr inbounds i8, ptr %0, i64 156
  store i32 %29, ptr %30, align 4, !tbaa !14
  br label %31

31:                                               ; preds = %10, %3
  store i64 0, ptr %0, align 8, !tbaa !16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree noinline norecurse nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { inlinehint nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 112}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !5, i64 48}
!10 = !{!4, !5, i64 56}
!11 = !{!4, !5, i64 120}
!12 = !{!4, !8, i64 160}
!13 = !{!4, !5, i64 64}
!14 = !{!8, !8, i64 0}
!15 = !{!4, !8, i64 144}
!16 = !{!4, !5, i64 0}
!17 = !{!4, !5, i64 8}
!18 = !{!4, !5, i64 16}
!19 = !{!5, !5, i64 0}
!20 = !{!21, !5, i64 0}
!21 = !{!"", !5, i64 0, !5, i64 8}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!25, !5, i64 0}
!25 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!26 = !{!25, !5, i64 8}
!27 = !{!21, !5, i64 8}
!28 = distinct !{!28, !23}
!29 = !{!4, !5, i64 40}
!30 = !{!4, !5, i64 32}
!31 = !{!6, !6, i64 0}
!32 = distinct !{!32, !23}
!33 = distinct !{!33, !23}
!34 = !{!4, !5, i64 24}
!35 = distinct !{!35, !23}
!36 = distinct !{!36, !23}
!37 = !{!38, !8, i64 12}
!38 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72}
!39 = !{!40, !5, i64 56}
!40 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !41, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !6, i64 768, !5, i64 832, !6, i64 840}
!41 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!42 = !{!38, !8, i64 8}
!43 = !{!38, !8, i64 4}
