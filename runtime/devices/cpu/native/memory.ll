target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Site = type { i64, i64, i64, i64 }
%struct.Range = type { i64, i64 }

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none)
define void @hk_fault(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 112
  %9 = load i64, ptr %8, align 8, !tbaa !3
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %48

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8, !tbaa !9
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %14, i64 164
  %16 = cmpxchg ptr %15, i32 0, i32 2 acq_rel acquire, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %48

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8, !tbaa !10
  %21 = inttoptr i64 %20 to ptr
  %22 = and i64 %1, -4
  store i64 %22, ptr %8, align 8, !tbaa !3
  %23 = getelementptr inbounds i8, ptr %0, i64 120
  store i64 %2, ptr %23, align 8, !tbaa !11
  %24 = getelementptr inbounds i8, ptr %0, i64 160
  %25 = load i32, ptr %24, align 8, !tbaa !12
  %26 = urem i32 %3, %25
  %27 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 %26, ptr %27, align 8, !tbaa !13
  %28 = getelementptr inbounds i8, ptr %0, i64 132
  store i32 %4, ptr %28, align 4, !tbaa !14
  %29 = getelementptr inbounds i8, ptr %0, i64 136
  store i32 %5, ptr %29, align 8, !tbaa !15
  %30 = getelementptr inbounds i8, ptr %0, i64 140
  store i32 %6, ptr %30, align 4, !tbaa !16
  %31 = getelementptr inbounds i8, ptr %0, i64 64
  %32 = load i64, ptr %31, align 8, !tbaa !17
  %33 = inttoptr i64 %32 to ptr
  %34 = getelementptr inbounds i8, ptr %33, i64 544
  %35 = load i32, ptr %34, align 8, !tbaa !18
  %36 = udiv i32 %3, %25
  %37 = add i32 %36, %35
  %38 = getelementptr inbounds i8, ptr %0, i64 144
  store i32 %37, ptr %38, align 8, !tbaa !19
  %39 = getelementptr inbounds i8, ptr %21, i64 24
  %40 = getelementptr inbounds i8, ptr %0, i64 148
  %41 = load i32, ptr %39, align 4, !tbaa !18
  store i32 %41, ptr %40, align 4, !tbaa !18
  %42 = getelementptr inbounds i8, ptr %21, i64 28
  %43 = load i32, ptr %42, align 4, !tbaa !18
  %44 = getelementptr inbounds i8, ptr %0, i64 152
  store i32 %43, ptr %44, align 4, !tbaa !18
  %45 = getelementptr inbounds i8, ptr %21, i64 32
  %46 = load i32, ptr %45, align 4, !tbaa !18
  %47 = getelementptr inbounds i8, ptr %0, i64 156
  store i32 %46, ptr %47, align 4, !tbaa !18
  br label %48

48:                                               ; preds = %18, %11, %7
  store i64 0, ptr %0, align 8, !tbaa !20
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_find(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %0, i64 704
  %6 = and i64 %1, 4095
  %7 = getelementptr inbounds [4096 x %struct.Site], ptr %5, i64 0, i64 %6
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !21
  %10 = sub i64 %2, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !22
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
  %25 = load i64, ptr %24, align 8, !tbaa !23
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %54, label %27

27:                                               ; preds = %17, %27
  %28 = phi i64 [ %37, %27 ], [ 0, %17 ]
  %29 = phi i64 [ %36, %27 ], [ %25, %17 ]
  %30 = add i64 %28, %29
  %31 = lshr i64 %30, 1
  %32 = getelementptr inbounds %struct.Range, ptr %23, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !24
  %34 = icmp ugt i64 %33, %2
  %35 = add nuw i64 %31, 1
  %36 = select i1 %34, i64 %31, i64 %29
  %37 = select i1 %34, i64 %28, i64 %35
  %38 = icmp ult i64 %37, %36
  br i1 %38, label %27, label %39, !llvm.loop !26

39:                                               ; preds = %27
  %40 = icmp eq i64 %37, 0
  br i1 %40, label %54, label %41

41:                                               ; preds = %39
  %42 = getelementptr %struct.Range, ptr %23, i64 %37
  %43 = getelementptr i8, ptr %42, i64 -16
  %44 = load i64, ptr %43, align 8, !tbaa !23
  %45 = getelementptr i8, ptr %42, i64 -8
  %46 = load i64, ptr %45, align 8, !tbaa !23
  %47 = sub i64 %2, %44
  %48 = icmp uge i64 %47, %46
  %49 = sub i64 %46, %47
  %50 = icmp ult i64 %49, %3
  %51 = or i1 %48, %50
  br i1 %51, label %54, label %52

52:                                               ; preds = %41
  store i64 %44, ptr %7, align 8, !tbaa !28
  %53 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %46, ptr %53, align 8, !tbaa !30
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
  %12 = load i64, ptr %11, align 8, !tbaa !23
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %29, label %14

14:                                               ; preds = %4
  %15 = add i64 %3, %2
  br label %16

16:                                               ; preds = %14, %26
  %17 = phi i64 [ 0, %14 ], [ %27, %26 ]
  %18 = getelementptr inbounds %struct.Range, ptr %10, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !24
  %20 = icmp ult i64 %19, %15
  br i1 %20, label %21, label %26

21:                                               ; preds = %16
  %22 = getelementptr inbounds i8, ptr %18, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !31
  %24 = add i64 %23, %19
  %25 = icmp ugt i64 %24, %2
  br i1 %25, label %62, label %26

26:                                               ; preds = %16, %21
  %27 = add nuw i64 %17, 1
  %28 = icmp eq i64 %27, %12
  br i1 %28, label %29, label %16, !llvm.loop !32

29:                                               ; preds = %26, %4
  %30 = tail call i32 @hk_find(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %62, label %32

32:                                               ; preds = %29
  %33 = load i64, ptr %11, align 8, !tbaa !23
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %62, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds i8, ptr %0, i64 704
  %37 = and i64 %1, 4095
  %38 = getelementptr inbounds [4096 x %struct.Site], ptr %36, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !28
  %40 = getelementptr inbounds i8, ptr %38, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !30
  br label %42

42:                                               ; preds = %35, %57
  %43 = phi i64 [ %33, %35 ], [ %58, %57 ]
  %44 = phi i64 [ %41, %35 ], [ %59, %57 ]
  %45 = phi i64 [ 0, %35 ], [ %60, %57 ]
  %46 = getelementptr inbounds %struct.Range, ptr %10, i64 %45
  %47 = load i64, ptr %46, align 8, !tbaa !24
  %48 = add i64 %44, %39
  %49 = icmp ult i64 %47, %48
  br i1 %49, label %50, label %57

50:                                               ; preds = %42
  %51 = getelementptr inbounds i8, ptr %46, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !31
  %53 = add i64 %52, %47
  %54 = icmp ult i64 %39, %53
  br i1 %54, label %55, label %57

55:                                               ; preds = %50
  store i64 0, ptr %40, align 8, !tbaa !30
  %56 = load i64, ptr %11, align 8, !tbaa !23
  br label %57

57:                                               ; preds = %42, %50, %55
  %58 = phi i64 [ %43, %42 ], [ %43, %50 ], [ %56, %55 ]
  %59 = phi i64 [ %44, %42 ], [ %44, %50 ], [ 0, %55 ]
  %60 = add nuw i64 %45, 1
  %61 = icmp ult i64 %60, %58
  br i1 %61, label %42, label %62, !llvm.loop !33

62:                                               ; preds = %21, %57, %32, %29
  %63 = phi i32 [ 0, %29 ], [ 1, %32 ], [ 1, %57 ], [ 0, %21 ]
  ret i32 %63
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @hk_checked(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = getelementptr inbounds i8, ptr %0, i64 704
  %7 = and i64 %1, 4095
  %8 = getelementptr inbounds [4096 x %struct.Site], ptr %6, i64 0, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !28
  %10 = sub i64 %2, %9
  %11 = getelementptr inbounds i8, ptr %8, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !30
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
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef 0, i32 noundef %27, i32 noundef %4, i32 noundef 0)
  %28 = getelementptr inbounds i8, ptr %0, i64 192
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %28, i8 0, i64 512, i1 false), !tbaa !23
  %29 = ptrtoint ptr %28 to i64
  br label %30

30:                                               ; preds = %5, %23, %26
  %31 = phi i64 [ %29, %26 ], [ %2, %23 ], [ %2, %5 ]
  ret i64 %31
}

; Function Attrs: nofree noinline norecurse nounwind
define void @hk_gather(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %101, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = zext i32 %6 to i64
  %13 = icmp eq i32 %6, 0
  %14 = icmp eq i32 %6, 16
  br label %15

15:                                               ; preds = %10, %97
  %16 = phi i64 [ %3, %10 ], [ %99, %97 ]
  %17 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %16, i1 true)
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = add i64 %17, %4
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds i64, ptr %2, i64 %17
  %22 = load i64, ptr %21, align 8, !tbaa !23
  switch i32 %7, label %50 [
    i32 2, label %27
    i32 0, label %23
  ]

23:                                               ; preds = %15
  %24 = lshr i64 %22, 32
  %25 = load i64, ptr %11, align 8, !tbaa !34
  %26 = icmp eq i64 %24, %25
  br i1 %26, label %27, label %50

27:                                               ; preds = %15, %23
  %28 = and i64 %22, 3
  %29 = add nuw nsw i64 %28, %12
  %30 = icmp ult i64 %29, 5
  br i1 %30, label %50, label %31

31:                                               ; preds = %27
  br i1 %13, label %97, label %32

32:                                               ; preds = %31
  %33 = mul i32 %18, %6
  br label %34

34:                                               ; preds = %32, %42
  %35 = phi i64 [ 0, %32 ], [ %48, %42 ]
  %36 = add i64 %22, %35
  %37 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %36, i32 noundef %20, i32 noundef 1, i32 noundef %7, i32 noundef 0)
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %34
  %40 = inttoptr i64 %37 to ptr
  %41 = load i8, ptr %40, align 1, !tbaa !35
  br label %42

42:                                               ; preds = %34, %39
  %43 = phi i8 [ %41, %39 ], [ 0, %34 ]
  %44 = trunc nuw i64 %35 to i32
  %45 = add i32 %33, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %5, i64 %46
  store i8 %43, ptr %47, align 1, !tbaa !35
  %48 = add nuw nsw i64 %35, 1
  %49 = icmp eq i64 %48, %12
  br i1 %49, label %97, label %34, !llvm.loop !36

50:                                               ; preds = %15, %23, %27
  %51 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %22, i32 noundef %20, i32 noundef %6, i32 noundef %7, i32 noundef 0)
  %52 = icmp eq i64 %51, 0
  switch i32 %6, label %84 [
    i32 1, label %53
    i32 2, label %60
    i32 4, label %68
    i32 8, label %76
  ]

53:                                               ; preds = %50
  br i1 %52, label %57, label %54

54:                                               ; preds = %53
  %55 = inttoptr i64 %51 to ptr
  %56 = load i8, ptr %55, align 1, !tbaa !35
  br label %57

57:                                               ; preds = %53, %54
  %58 = phi i8 [ %56, %54 ], [ 0, %53 ]
  %59 = getelementptr inbounds i8, ptr %5, i64 %17
  store i8 %58, ptr %59, align 1, !tbaa !35
  br label %97

60:                                               ; preds = %50
  br i1 %52, label %64, label %61

61:                                               ; preds = %60
  %62 = inttoptr i64 %51 to ptr
  %63 = load i16, ptr %62, align 1
  br label %64

64:                                               ; preds = %61, %60
  %65 = phi i16 [ %63, %61 ], [ 0, %60 ]
  %66 = shl nuw nsw i64 %17, 1
  %67 = getelementptr inbounds i8, ptr %5, i64 %66
  store i16 %65, ptr %67, align 1
  br label %97

68:                                               ; preds = %50
  br i1 %52, label %72, label %69

69:                                               ; preds = %68
  %70 = inttoptr i64 %51 to ptr
  %71 = load i32, ptr %70, align 1
  br label %72

72:                                               ; preds = %69, %68
  %73 = phi i32 [ %71, %69 ], [ 0, %68 ]
  %74 = shl nuw nsw i64 %17, 2
  %75 = getelementptr inbounds i8, ptr %5, i64 %74
  store i32 %73, ptr %75, align 1
  br label %97

76:                                               ; preds = %50
  br i1 %52, label %80, label %77

77:                                               ; preds = %76
  %78 = inttoptr i64 %51 to ptr
  %79 = load i64, ptr %78, align 1
  br label %80

80:                                               ; preds = %77, %76
  %81 = phi i64 [ %79, %77 ], [ 0, %76 ]
  %82 = shl nuw nsw i64 %17, 3
  %83 = getelementptr inbounds i8, ptr %5, i64 %82
  store i64 %81, ptr %83, align 1
  br label %97

84:                                               ; preds = %50
  br i1 %52, label %97, label %85

85:                                               ; preds = %84
  %86 = mul i32 %18, %6
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr %5, i64 %87
  %89 = inttoptr i64 %51 to ptr
  br i1 %14, label %90, label %92

90:                                               ; preds = %85
  %91 = load volatile <4 x i32>, ptr %89, align 1, !tbaa !35
  store volatile <4 x i32> %91, ptr %88, align 1, !tbaa !35
  br label %97

92:                                               ; preds = %85
  %93 = load volatile i64, ptr %89, align 1, !tbaa !23
  store volatile i64 %93, ptr %88, align 1, !tbaa !23
  %94 = getelementptr inbounds i8, ptr %89, i64 8
  %95 = load volatile i32, ptr %94, align 1, !tbaa !18
  %96 = getelementptr inbounds i8, ptr %88, i64 8
  store volatile i32 %95, ptr %96, align 1, !tbaa !18
  br label %97

97:                                               ; preds = %42, %31, %92, %90, %57, %64, %72, %80, %84
  %98 = add i64 %16, -1
  %99 = and i64 %98, %16
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %15, !llvm.loop !37

101:                                              ; preds = %97, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: inlinehint nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @place(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr #4 {
  switch i32 %5, label %47 [
    i32 0, label %8
    i32 2, label %14
    i32 1, label %36
  ]

8:                                                ; preds = %7
  %9 = lshr i64 %2, 32
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !34
  %12 = icmp eq i64 %9, %11
  %13 = and i64 %2, 4294967295
  br i1 %12, label %14, label %47

14:                                               ; preds = %7, %8
  %15 = phi i64 [ %13, %8 ], [ %2, %7 ]
  %16 = zext i32 %4 to i64
  %17 = add i64 %15, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 32
  %19 = load i64, ptr %18, align 8, !tbaa !38
  %20 = icmp ugt i64 %17, %19
  br i1 %20, label %35, label %21

21:                                               ; preds = %14
  %22 = getelementptr inbounds i8, ptr %0, i64 24
  %23 = load i64, ptr %22, align 8, !tbaa !39
  %24 = and i64 %15, -4
  %25 = getelementptr inbounds i8, ptr %0, i64 160
  %26 = load i32, ptr %25, align 8, !tbaa !12
  %27 = zext i32 %26 to i64
  %28 = mul i64 %24, %27
  %29 = shl i32 %3, 2
  %30 = zext i32 %29 to i64
  %31 = and i64 %15, 3
  %32 = or disjoint i64 %31, %30
  %33 = add i64 %32, %23
  %34 = add i64 %33, %28
  br label %70

35:                                               ; preds = %14
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %15, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef 2)
  br label %70

36:                                               ; preds = %7
  %37 = zext i32 %4 to i64
  %38 = add i64 %37, %2
  %39 = getelementptr inbounds i8, ptr %0, i64 16
  %40 = load i64, ptr %39, align 8, !tbaa !22
  %41 = icmp ugt i64 %38, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %36
  %43 = getelementptr inbounds i8, ptr %0, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !21
  %45 = add i64 %44, %2
  br label %70

46:                                               ; preds = %36
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef 1)
  br label %70

47:                                               ; preds = %7, %8
  %48 = zext i32 %4 to i64
  %49 = getelementptr inbounds i8, ptr %0, i64 704
  %50 = and i64 %1, 4095
  %51 = getelementptr inbounds [4096 x %struct.Site], ptr %49, i64 0, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !28
  %53 = sub i64 %2, %52
  %54 = getelementptr inbounds i8, ptr %51, i64 8
  %55 = load i64, ptr %54, align 8, !tbaa !30
  %56 = icmp uge i64 %53, %55
  %57 = sub i64 %55, %53
  %58 = icmp ult i64 %57, %48
  %59 = or i1 %56, %58
  br i1 %59, label %60, label %70

60:                                               ; preds = %47
  %61 = icmp eq i32 %6, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %60
  %63 = tail call i32 @hk_find(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %48)
  br label %66

64:                                               ; preds = %60
  %65 = tail call i32 @hk_find_written(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %48)
  br label %66

66:                                               ; preds = %62, %64
  %67 = phi i32 [ %63, %62 ], [ %65, %64 ]
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %70

69:                                               ; preds = %66
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef %5)
  br label %70

70:                                               ; preds = %47, %66, %69, %46, %42, %35, %21
  %71 = phi i64 [ %34, %21 ], [ 0, %35 ], [ %45, %42 ], [ 0, %46 ], [ 0, %69 ], [ %2, %66 ], [ %2, %47 ]
  ret i64 %71
}

; Function Attrs: nofree noinline norecurse nounwind
define void @hk_scatter(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %88, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = zext i32 %6 to i64
  %13 = icmp eq i32 %6, 0
  %14 = icmp eq i32 %6, 16
  br label %15

15:                                               ; preds = %10, %84
  %16 = phi i64 [ %3, %10 ], [ %86, %84 ]
  %17 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %16, i1 true)
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = add i64 %17, %4
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds i64, ptr %2, i64 %17
  %22 = load i64, ptr %21, align 8, !tbaa !23
  switch i32 %7, label %49 [
    i32 2, label %27
    i32 0, label %23
  ]

23:                                               ; preds = %15
  %24 = lshr i64 %22, 32
  %25 = load i64, ptr %11, align 8, !tbaa !34
  %26 = icmp eq i64 %24, %25
  br i1 %26, label %27, label %49

27:                                               ; preds = %15, %23
  %28 = and i64 %22, 3
  %29 = add nuw nsw i64 %28, %12
  %30 = icmp ult i64 %29, 5
  br i1 %30, label %49, label %31

31:                                               ; preds = %27
  br i1 %13, label %84, label %32

32:                                               ; preds = %31
  %33 = mul i32 %18, %6
  br label %34

34:                                               ; preds = %32, %46
  %35 = phi i64 [ 0, %32 ], [ %47, %46 ]
  %36 = add i64 %22, %35
  %37 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %36, i32 noundef %20, i32 noundef 1, i32 noundef %7, i32 noundef 1)
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %46, label %39

39:                                               ; preds = %34
  %40 = trunc nuw i64 %35 to i32
  %41 = add i32 %33, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %5, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !35
  %45 = inttoptr i64 %37 to ptr
  store i8 %44, ptr %45, align 1, !tbaa !35
  br label %46

46:                                               ; preds = %39, %34
  %47 = add nuw nsw i64 %35, 1
  %48 = icmp eq i64 %47, %12
  br i1 %48, label %84, label %34, !llvm.loop !40

49:                                               ; preds = %15, %23, %27
  %50 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %22, i32 noundef %20, i32 noundef %6, i32 noundef %7, i32 noundef 1)
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %84, label %52

52:                                               ; preds = %49
  switch i32 %6, label %72 [
    i32 1, label %53
    i32 2, label %57
    i32 4, label %62
    i32 8, label %67
  ]

53:                                               ; preds = %52
  %54 = getelementptr inbounds i8, ptr %5, i64 %17
  %55 = load i8, ptr %54, align 1, !tbaa !35
  %56 = inttoptr i64 %50 to ptr
  store i8 %55, ptr %56, align 1, !tbaa !35
  br label %84

57:                                               ; preds = %52
  %58 = inttoptr i64 %50 to ptr
  %59 = shl nuw nsw i64 %17, 1
  %60 = getelementptr inbounds i8, ptr %5, i64 %59
  %61 = load i16, ptr %60, align 1
  store i16 %61, ptr %58, align 1
  br label %84

62:                                               ; preds = %52
  %63 = inttoptr i64 %50 to ptr
  %64 = shl nuw nsw i64 %17, 2
  %65 = getelementptr inbounds i8, ptr %5, i64 %64
  %66 = load i32, ptr %65, align 1
  store i32 %66, ptr %63, align 1
  br label %84

67:                                               ; preds = %52
  %68 = inttoptr i64 %50 to ptr
  %69 = shl nuw nsw i64 %17, 3
  %70 = getelementptr inbounds i8, ptr %5, i64 %69
  %71 = load i64, ptr %70, align 1
  store i64 %71, ptr %68, align 1
  br label %84

72:                                               ; preds = %52
  %73 = inttoptr i64 %50 to ptr
  %74 = mul i32 %18, %6
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %5, i64 %75
  br i1 %14, label %77, label %79

77:                                               ; preds = %72
  %78 = load volatile <4 x i32>, ptr %76, align 1, !tbaa !35
  store volatile <4 x i32> %78, ptr %73, align 1, !tbaa !35
  br label %84

79:                                               ; preds = %72
  %80 = load volatile i64, ptr %76, align 1, !tbaa !23
  store volatile i64 %80, ptr %73, align 1, !tbaa !23
  %81 = getelementptr inbounds i8, ptr %76, i64 8
  %82 = load volatile i32, ptr %81, align 1, !tbaa !18
  %83 = getelementptr inbounds i8, ptr %73, i64 8
  store volatile i32 %82, ptr %83, align 1, !tbaa !18
  br label %84

84:                                               ; preds = %46, %31, %79, %77, %49, %67, %62, %57, %53
  %85 = add i64 %16, -1
  %86 = and i64 %85, %16
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %15, !llvm.loop !41

88:                                               ; preds = %84, %8
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
  %7 = load i32, ptr %6, align 4, !tbaa !42
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8, !tbaa !17
  %10 = zext i32 %1 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8, !tbaa !9
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 56
  %15 = load i64, ptr %14, align 8, !tbaa !44
  %16 = mul i64 %15, %10
  %17 = add i64 %16, %9
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 540
  store i32 %7, ptr %19, align 4, !tbaa !18
  %20 = getelementptr inbounds i8, ptr %5, i64 8
  %21 = load i32, ptr %20, align 8, !tbaa !47
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 8, !tbaa !47
  %23 = getelementptr inbounds i8, ptr %5, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !48
  %25 = icmp ult i32 %22, %24
  br i1 %25, label %28, label %26

26:                                               ; preds = %2
  store i32 0, ptr %20, align 8, !tbaa !47
  %27 = add i32 %7, 1
  store i32 %27, ptr %6, align 4, !tbaa !42
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
  %17 = load i64, ptr %16, align 8, !tbaa !17
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 544
  %20 = load i32, ptr %19, align 8, !tbaa !18
  %21 = getelementptr inbounds i8, ptr %0, i64 144
  store i32 %20, ptr %21, align 8, !tbaa !19
  %22 = getelementptr inbounds i8, ptr %13, i64 24
  %23 = getelementptr inbounds i8, ptr %0, i64 148
  %24 = load i32, ptr %22, align 4, !tbaa !18
  store i32 %24, ptr %23, align 4, !tbaa !18
  %25 = getelementptr inbounds i8, ptr %13, i64 28
  %26 = load i32, ptr %25, align 4, !tbaa !18
  %27 = getelementptr inbounds i8, ptr %0, i64 152
  store i32 %26, ptr %27, align 4, !tbaa !18
  %28 = getelementptr inbounds i8, ptr %13, i64 32
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = getelementptr inbounds i8, ptr %0, i64 156
  store i32 %29, ptr %30, align 4, !tbaa !18
  br label %31

31:                                               ; preds = %10, %3
  store i64 0, ptr %0, align 8, !tbaa !20
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree noinline norecurse nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { inlinehint nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 112}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !5, i64 48}
!10 = !{!4, !5, i64 56}
!11 = !{!4, !5, i64 120}
!12 = !{!4, !8, i64 160}
!13 = !{!4, !8, i64 128}
!14 = !{!4, !8, i64 132}
!15 = !{!4, !8, i64 136}
!16 = !{!4, !8, i64 140}
!17 = !{!4, !5, i64 64}
!18 = !{!8, !8, i64 0}
!19 = !{!4, !8, i64 144}
!20 = !{!4, !5, i64 0}
!21 = !{!4, !5, i64 8}
!22 = !{!4, !5, i64 16}
!23 = !{!5, !5, i64 0}
!24 = !{!25, !5, i64 0}
!25 = !{!"", !5, i64 0, !5, i64 8}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!29, !5, i64 0}
!29 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!30 = !{!29, !5, i64 8}
!31 = !{!25, !5, i64 8}
!32 = distinct !{!32, !27}
!33 = distinct !{!33, !27}
!34 = !{!4, !5, i64 40}
!35 = !{!6, !6, i64 0}
!36 = distinct !{!36, !27}
!37 = distinct !{!37, !27}
!38 = !{!4, !5, i64 32}
!39 = !{!4, !5, i64 24}
!40 = distinct !{!40, !27}
!41 = distinct !{!41, !27}
!42 = !{!43, !8, i64 12}
!43 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72}
!44 = !{!45, !5, i64 56}
!45 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !46, i64 136, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !6, i64 768, !5, i64 832, !6, i64 840}
!46 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!47 = !{!43, !8, i64 8}
!48 = !{!43, !8, i64 4}
