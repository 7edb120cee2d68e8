target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Site = type { i64, i64, i64, i64 }
%struct.Range = type { i64, i64 }
%struct.Origin = type { i64, i64, i64, i64, i64, i32, i32, i32, i32, i64 }

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none)
define void @hk_fault(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 112
  %9 = load i64, ptr %8, align 8, !tbaa !3
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %53

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load i64, ptr %12, align 8, !tbaa !11
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %14, i64 164
  %16 = cmpxchg ptr %15, i32 0, i32 2 acq_rel acquire, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %18, label %53

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8, !tbaa !12, !noalias !13
  %21 = getelementptr inbounds i8, ptr %0, i64 64
  %22 = load i64, ptr %21, align 8, !tbaa !16, !noalias !13
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds i8, ptr %23, i64 544
  %25 = load i32, ptr %24, align 8, !tbaa !17, !noalias !13
  %26 = icmp eq i32 %3, -1
  %27 = and i64 %1, -4
  br i1 %26, label %33, label %28

28:                                               ; preds = %18
  %29 = getelementptr inbounds i8, ptr %0, i64 160
  %30 = load i32, ptr %29, align 8, !tbaa !18, !noalias !13
  %31 = urem i32 %3, %30
  %32 = udiv i32 %3, %30
  br label %33

33:                                               ; preds = %18, %28
  %34 = phi i32 [ %31, %28 ], [ -1, %18 ]
  %35 = phi i32 [ %32, %28 ], [ 0, %18 ]
  %36 = inttoptr i64 %20 to ptr
  %37 = getelementptr inbounds i8, ptr %36, i64 24
  %38 = add i32 %35, %25
  %39 = load i32, ptr %37, align 4, !tbaa !17, !noalias !13
  %40 = getelementptr inbounds i8, ptr %36, i64 28
  %41 = load i32, ptr %40, align 4, !tbaa !17, !noalias !13
  %42 = getelementptr inbounds i8, ptr %36, i64 32
  %43 = load i32, ptr %42, align 4, !tbaa !17, !noalias !13
  store i64 %27, ptr %8, align 8, !tbaa !19
  %44 = getelementptr inbounds i8, ptr %0, i64 120
  store i64 %2, ptr %44, align 8, !tbaa !19
  %45 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 %34, ptr %45, align 8, !tbaa !17
  %46 = getelementptr inbounds i8, ptr %0, i64 132
  store i32 %4, ptr %46, align 4, !tbaa !17
  %47 = getelementptr inbounds i8, ptr %0, i64 136
  store i32 %5, ptr %47, align 8, !tbaa !17
  %48 = getelementptr inbounds i8, ptr %0, i64 140
  store i32 %6, ptr %48, align 4, !tbaa !17
  %49 = getelementptr inbounds i8, ptr %0, i64 144
  store i32 %38, ptr %49, align 8, !tbaa !17
  %50 = getelementptr inbounds i8, ptr %0, i64 148
  store i32 %39, ptr %50, align 4
  %51 = getelementptr inbounds i8, ptr %0, i64 152
  store i32 %41, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %0, i64 156
  store i32 %43, ptr %52, align 4, !tbaa !20
  br label %53

53:                                               ; preds = %33, %11, %7
  store i64 0, ptr %0, align 8, !tbaa !21
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_find(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %0, i64 704
  %6 = and i64 %1, 4095
  %7 = getelementptr inbounds [4096 x %struct.Site], ptr %5, i64 0, i64 %6
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !11
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %10, i64 712
  %12 = load atomic i64, ptr %11 acquire, align 8
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 -8
  %15 = load i64, ptr %14, align 8, !tbaa !19
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %54, label %17

17:                                               ; preds = %4, %17
  %18 = phi i64 [ %28, %17 ], [ 0, %4 ]
  %19 = phi i64 [ %26, %17 ], [ %15, %4 ]
  %20 = add i64 %19, %18
  %21 = lshr i64 %20, 1
  %22 = getelementptr inbounds %struct.Range, ptr %13, i64 %21
  %23 = load i64, ptr %22, align 8, !tbaa !22
  %24 = icmp ugt i64 %23, %2
  %25 = add nuw i64 %21, 1
  %26 = select i1 %24, i64 %21, i64 %19
  %27 = select i1 %24, i64 %18, i64 %25
  %28 = freeze i64 %27
  %29 = icmp ult i64 %28, %26
  br i1 %29, label %17, label %30, !llvm.loop !24

30:                                               ; preds = %17
  %31 = icmp eq i64 %28, 0
  br i1 %31, label %54, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds %struct.Range, ptr %13, i64 %28
  %34 = getelementptr inbounds i8, ptr %33, i64 -16
  %35 = load i64, ptr %34, align 8, !tbaa !22
  %36 = sub i64 %2, %35
  %37 = getelementptr inbounds i8, ptr %33, i64 -8
  %38 = load i64, ptr %37, align 8, !tbaa !26
  %39 = icmp uge i64 %36, %38
  %40 = sub i64 %38, %36
  %41 = icmp ult i64 %40, %3
  %42 = or i1 %39, %41
  br i1 %42, label %54, label %43

43:                                               ; preds = %32
  %44 = load i64, ptr %8, align 8, !tbaa !11
  %45 = inttoptr i64 %44 to ptr
  %46 = getelementptr inbounds i8, ptr %45, i64 1000
  %47 = load i64, ptr %46, align 8, !tbaa !27
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %52, label %49, !prof !30

49:                                               ; preds = %43
  %50 = tail call fastcc ptr @strays(ptr noundef nonnull %45, i64 noundef %1, ptr noundef nonnull %34)
  %51 = icmp eq ptr %50, null
  br i1 %51, label %52, label %54

52:                                               ; preds = %49, %43
  store i64 %35, ptr %7, align 8, !tbaa !31
  %53 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %38, ptr %53, align 8, !tbaa !33
  br label %54

54:                                               ; preds = %32, %30, %4, %49, %52
  %55 = phi i32 [ 1, %52 ], [ 0, %49 ], [ 0, %4 ], [ 0, %30 ], [ 0, %32 ]
  ret i32 %55
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc ptr @strays(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 1000
  %5 = load i64, ptr %4, align 8, !tbaa !27
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 -8
  %8 = load i64, ptr %7, align 8, !tbaa !19
  %9 = and i64 %1, -4
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %21, %11 ], [ %8, %3 ]
  %13 = phi i64 [ %20, %11 ], [ 0, %3 ]
  %14 = add i64 %12, %13
  %15 = lshr i64 %14, 1
  %16 = getelementptr inbounds %struct.Origin, ptr %6, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !34
  %18 = icmp ult i64 %17, %9
  %19 = add nuw i64 %15, 1
  %20 = select i1 %18, i64 %19, i64 %13
  %21 = select i1 %18, i64 %12, i64 %15
  %22 = icmp ult i64 %20, %21
  br i1 %22, label %11, label %23, !llvm.loop !36

23:                                               ; preds = %11, %3
  %24 = phi i64 [ 0, %3 ], [ %20, %11 ]
  %25 = icmp eq i64 %24, %8
  br i1 %25, label %39, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds %struct.Origin, ptr %6, i64 %24
  %28 = load i64, ptr %27, align 8, !tbaa !34
  %29 = icmp eq i64 %28, %9
  br i1 %29, label %30, label %39

30:                                               ; preds = %26
  %31 = load i64, ptr %2, align 8, !tbaa !22
  %32 = getelementptr inbounds i8, ptr %27, i64 8
  %33 = load i64, ptr %32, align 8, !tbaa !37
  %34 = sub i64 %31, %33
  %35 = getelementptr inbounds i8, ptr %27, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !38
  %37 = icmp ult i64 %34, %36
  %38 = select i1 %37, ptr null, ptr %27
  br label %39

39:                                               ; preds = %23, %26, %30
  %40 = phi ptr [ %38, %30 ], [ null, %26 ], [ null, %23 ]
  ret ptr %40
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_find_written(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !11
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
  %20 = load i64, ptr %19, align 8, !tbaa !22
  %21 = getelementptr inbounds i8, ptr %19, i64 8
  %22 = load i64, ptr %21, align 8, !tbaa !26
  %23 = add i64 %22, %20
  %24 = icmp ugt i64 %23, %2
  %25 = add nuw i64 %18, 1
  %26 = select i1 %24, i64 %18, i64 %16
  %27 = select i1 %24, i64 %15, i64 %25
  %28 = icmp ult i64 %27, %26
  br i1 %28, label %14, label %29, !llvm.loop !39

29:                                               ; preds = %14, %4
  %30 = phi i64 [ 0, %4 ], [ %27, %14 ]
  %31 = getelementptr inbounds %struct.Range, ptr %10, i64 %30
  %32 = icmp slt i64 %30, %12
  br i1 %32, label %33, label %37

33:                                               ; preds = %29
  %34 = load i64, ptr %31, align 8, !tbaa !22
  %35 = add i64 %3, %2
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %64, label %37

37:                                               ; preds = %33, %29
  %38 = tail call i32 @hk_find(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %64, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds i8, ptr %0, i64 704
  %42 = and i64 %1, 4095
  %43 = getelementptr inbounds [4096 x %struct.Site], ptr %41, i64 0, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !31
  %45 = getelementptr inbounds i8, ptr %43, i64 8
  %46 = load i64, ptr %45, align 8, !tbaa !33
  %47 = add i64 %46, %44
  %48 = icmp sgt i64 %30, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %40
  %50 = getelementptr inbounds i8, ptr %31, i64 -16
  %51 = load i64, ptr %50, align 8, !tbaa !22
  %52 = getelementptr inbounds i8, ptr %31, i64 -8
  %53 = load i64, ptr %52, align 8, !tbaa !26
  %54 = add i64 %53, %51
  %55 = tail call i64 @llvm.umax.i64(i64 %54, i64 %44)
  br label %56

56:                                               ; preds = %49, %40
  %57 = phi i64 [ %44, %40 ], [ %55, %49 ]
  br i1 %32, label %58, label %61

58:                                               ; preds = %56
  %59 = load i64, ptr %31, align 8, !tbaa !22
  %60 = tail call i64 @llvm.umin.i64(i64 %59, i64 %47)
  br label %61

61:                                               ; preds = %58, %56
  %62 = phi i64 [ %47, %56 ], [ %60, %58 ]
  store i64 %57, ptr %43, align 8, !tbaa !31
  %63 = sub i64 %62, %57
  store i64 %63, ptr %45, align 8, !tbaa !33
  br label %64

64:                                               ; preds = %37, %33, %61
  %65 = phi i32 [ 1, %61 ], [ 0, %33 ], [ 0, %37 ]
  ret i32 %65
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_find_flat(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !40
  %7 = sub i64 %2, %6
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !41
  %10 = icmp uge i64 %7, %9
  %11 = sub i64 %9, %7
  %12 = icmp ult i64 %11, %3
  %13 = or i1 %10, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = tail call i32 @hk_find(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  br label %16

16:                                               ; preds = %14, %4
  %17 = phi i32 [ 1, %4 ], [ %15, %14 ]
  ret i32 %17
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_find_flat_written(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !40
  %7 = sub i64 %2, %6
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !41
  %10 = icmp uge i64 %7, %9
  %11 = sub i64 %9, %7
  %12 = icmp ult i64 %11, %3
  %13 = or i1 %10, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = tail call i32 @hk_find_written(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  br label %16

16:                                               ; preds = %14, %4
  %17 = phi i32 [ 1, %4 ], [ %15, %14 ]
  ret i32 %17
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define i64 @hk_checked(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = getelementptr inbounds i8, ptr %0, i64 704
  %7 = and i64 %1, 4095
  %8 = getelementptr inbounds [4096 x %struct.Site], ptr %6, i64 0, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !31
  %10 = sub i64 %2, %9
  %11 = getelementptr inbounds i8, ptr %8, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !33
  %13 = icmp uge i64 %10, %12
  %14 = sub i64 %12, %10
  %15 = icmp ult i64 %14, %3
  %16 = or i1 %13, %15
  br i1 %16, label %17, label %39

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
  br i1 %25, label %26, label %39

26:                                               ; preds = %23
  %27 = trunc i64 %3 to i32
  %28 = tail call fastcc i32 @note_stray(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef -1, i32 noundef %27, i32 noundef %4)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %39

30:                                               ; preds = %26
  %31 = tail call fastcc i64 @overrun(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef -1, i32 noundef %27, i32 noundef %4, i32 noundef 0)
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %30
  %34 = getelementptr inbounds i8, ptr %0, i64 192
  %35 = ptrtoint ptr %34 to i64
  br label %39

36:                                               ; preds = %30
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef -1, i32 noundef %27, i32 noundef %4, i32 noundef 0)
  %37 = getelementptr inbounds i8, ptr %0, i64 192
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %37, i8 0, i64 512, i1 false), !tbaa !19
  %38 = ptrtoint ptr %37 to i64
  br label %39

39:                                               ; preds = %5, %23, %26, %36, %33
  %40 = phi i64 [ %35, %33 ], [ %38, %36 ], [ %2, %26 ], [ %2, %23 ], [ %2, %5 ]
  ret i64 %40
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @note_stray(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds i8, ptr %0, i64 48
  %8 = load i64, ptr %7, align 8, !tbaa !11
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %9, i64 1000
  %11 = load i64, ptr %10, align 8, !tbaa !27
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %145, label %13

13:                                               ; preds = %6
  %14 = zext i32 %4 to i64
  %15 = getelementptr inbounds i8, ptr %9, i64 712
  %16 = load atomic i64, ptr %15 acquire, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %17, i64 -8
  %19 = load i64, ptr %18, align 8, !tbaa !19
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %145, label %21

21:                                               ; preds = %13, %21
  %22 = phi i64 [ %32, %21 ], [ 0, %13 ]
  %23 = phi i64 [ %30, %21 ], [ %19, %13 ]
  %24 = add i64 %23, %22
  %25 = lshr i64 %24, 1
  %26 = getelementptr inbounds %struct.Range, ptr %17, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !22
  %28 = icmp ugt i64 %27, %2
  %29 = add nuw i64 %25, 1
  %30 = select i1 %28, i64 %25, i64 %23
  %31 = select i1 %28, i64 %22, i64 %29
  %32 = freeze i64 %31
  %33 = icmp ult i64 %32, %30
  br i1 %33, label %21, label %34, !llvm.loop !24

34:                                               ; preds = %21
  %35 = icmp eq i64 %32, 0
  br i1 %35, label %145, label %36

36:                                               ; preds = %34
  %37 = getelementptr inbounds %struct.Range, ptr %17, i64 %32
  %38 = getelementptr inbounds i8, ptr %37, i64 -16
  %39 = load i64, ptr %38, align 8, !tbaa !22
  %40 = sub i64 %2, %39
  %41 = getelementptr inbounds i8, ptr %37, i64 -8
  %42 = load i64, ptr %41, align 8, !tbaa !26
  %43 = icmp uge i64 %40, %42
  %44 = sub i64 %42, %40
  %45 = icmp ult i64 %44, %14
  %46 = or i1 %43, %45
  br i1 %46, label %145, label %47

47:                                               ; preds = %36
  %48 = load i64, ptr %10, align 8, !tbaa !27
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr inbounds i8, ptr %49, i64 -8
  %51 = load i64, ptr %50, align 8, !tbaa !19
  %52 = and i64 %1, -4
  %53 = icmp eq i64 %51, 0
  br i1 %53, label %66, label %54

54:                                               ; preds = %47, %54
  %55 = phi i64 [ %64, %54 ], [ %51, %47 ]
  %56 = phi i64 [ %63, %54 ], [ 0, %47 ]
  %57 = add i64 %56, %55
  %58 = lshr i64 %57, 1
  %59 = getelementptr inbounds %struct.Origin, ptr %49, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !34
  %61 = icmp ult i64 %60, %52
  %62 = add nuw i64 %58, 1
  %63 = select i1 %61, i64 %62, i64 %56
  %64 = select i1 %61, i64 %55, i64 %58
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %54, label %66, !llvm.loop !36

66:                                               ; preds = %54, %47
  %67 = phi i64 [ 0, %47 ], [ %63, %54 ]
  %68 = icmp eq i64 %67, %51
  br i1 %68, label %145, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds %struct.Origin, ptr %49, i64 %67
  %71 = load i64, ptr %70, align 8, !tbaa !34
  %72 = icmp eq i64 %71, %52
  br i1 %72, label %73, label %145

73:                                               ; preds = %69
  %74 = getelementptr inbounds i8, ptr %70, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !37
  %76 = sub i64 %39, %75
  %77 = getelementptr inbounds i8, ptr %70, i64 16
  %78 = load i64, ptr %77, align 8, !tbaa !38
  %79 = icmp ult i64 %76, %78
  br i1 %79, label %145, label %80

80:                                               ; preds = %73
  %81 = icmp eq i32 %5, 0
  br i1 %81, label %114, label %82

82:                                               ; preds = %80
  %83 = load i64, ptr %7, align 8, !tbaa !11
  %84 = inttoptr i64 %83 to ptr
  %85 = getelementptr inbounds i8, ptr %84, i64 728
  %86 = load atomic i64, ptr %85 acquire, align 8
  %87 = inttoptr i64 %86 to ptr
  %88 = getelementptr inbounds i8, ptr %87, i64 -8
  %89 = load i64, ptr %88, align 8, !tbaa !19
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %106, label %91

91:                                               ; preds = %82, %91
  %92 = phi i64 [ %104, %91 ], [ 0, %82 ]
  %93 = phi i64 [ %103, %91 ], [ %89, %82 ]
  %94 = add i64 %93, %92
  %95 = lshr i64 %94, 1
  %96 = getelementptr inbounds %struct.Range, ptr %87, i64 %95
  %97 = load i64, ptr %96, align 8, !tbaa !22
  %98 = getelementptr inbounds i8, ptr %96, i64 8
  %99 = load i64, ptr %98, align 8, !tbaa !26
  %100 = add i64 %99, %97
  %101 = icmp ugt i64 %100, %2
  %102 = add nuw i64 %95, 1
  %103 = select i1 %101, i64 %95, i64 %93
  %104 = select i1 %101, i64 %92, i64 %102
  %105 = icmp ult i64 %104, %103
  br i1 %105, label %91, label %106, !llvm.loop !39

106:                                              ; preds = %91, %82
  %107 = phi i64 [ 0, %82 ], [ %104, %91 ]
  %108 = icmp slt i64 %107, %89
  br i1 %108, label %109, label %114

109:                                              ; preds = %106
  %110 = getelementptr inbounds %struct.Range, ptr %87, i64 %107
  %111 = load i64, ptr %110, align 8, !tbaa !22
  %112 = add i64 %14, %2
  %113 = icmp ult i64 %111, %112
  br i1 %113, label %145, label %114

114:                                              ; preds = %106, %109, %80
  %115 = getelementptr inbounds i8, ptr %70, i64 24
  %116 = atomicrmw add ptr %115, i64 1 monotonic, align 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %145

118:                                              ; preds = %114
  %119 = icmp eq i32 %3, -1
  %120 = getelementptr inbounds i8, ptr %70, i64 32
  store i64 %2, ptr %120, align 8, !tbaa !42
  %121 = getelementptr inbounds i8, ptr %70, i64 40
  store i32 %5, ptr %121, align 8, !tbaa !43
  %122 = getelementptr inbounds i8, ptr %70, i64 44
  store i32 %4, ptr %122, align 4, !tbaa !44
  br i1 %119, label %128, label %123

123:                                              ; preds = %118
  %124 = getelementptr inbounds i8, ptr %0, i64 160
  %125 = load i32, ptr %124, align 8, !tbaa !18
  %126 = urem i32 %3, %125
  %127 = udiv i32 %3, %125
  br label %128

128:                                              ; preds = %118, %123
  %129 = phi i32 [ %126, %123 ], [ -1, %118 ]
  %130 = phi i32 [ %127, %123 ], [ 0, %118 ]
  %131 = getelementptr inbounds i8, ptr %70, i64 48
  store i32 %129, ptr %131, align 8
  %132 = getelementptr inbounds i8, ptr %0, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !16
  %134 = inttoptr i64 %133 to ptr
  %135 = getelementptr inbounds i8, ptr %134, i64 544
  %136 = load i32, ptr %135, align 8, !tbaa !17
  %137 = add i32 %136, %130
  %138 = getelementptr inbounds i8, ptr %70, i64 52
  store i32 %137, ptr %138, align 4, !tbaa !45
  %139 = getelementptr inbounds i8, ptr %0, i64 56
  %140 = load i64, ptr %139, align 8, !tbaa !12
  %141 = inttoptr i64 %140 to ptr
  %142 = getelementptr inbounds i8, ptr %141, i64 16
  %143 = load i64, ptr %142, align 8, !tbaa !46
  %144 = getelementptr inbounds i8, ptr %70, i64 56
  store i64 %143, ptr %144, align 8, !tbaa !48
  br label %145

145:                                              ; preds = %73, %36, %34, %13, %6, %66, %69, %114, %109, %128
  %146 = phi i32 [ 1, %128 ], [ 0, %109 ], [ 1, %114 ], [ 0, %69 ], [ 0, %66 ], [ 0, %6 ], [ 0, %13 ], [ 0, %34 ], [ 0, %36 ], [ 0, %73 ]
  ret i32 %146
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @overrun(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr #3 {
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8, !tbaa !11
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %10, i64 984
  %12 = load i64, ptr %11, align 8, !tbaa !49
  %13 = icmp eq i64 %12, 0
  %14 = icmp ne i32 %5, 0
  %15 = or i1 %14, %13
  %16 = zext i32 %4 to i64
  %17 = icmp ugt i32 %4, 512
  %18 = or i1 %17, %15
  br i1 %18, label %151, label %19

19:                                               ; preds = %7
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = load i64, ptr %20, align 8, !tbaa !40
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8, !tbaa !41
  %24 = icmp eq i32 %6, 1
  br i1 %24, label %61, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds i8, ptr %10, i64 712
  %27 = load atomic i64, ptr %26 acquire, align 8
  %28 = inttoptr i64 %27 to ptr
  %29 = getelementptr inbounds i8, ptr %28, i64 -8
  %30 = load i64, ptr %29, align 8, !tbaa !19
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %151, label %32

32:                                               ; preds = %25, %32
  %33 = phi i64 [ %43, %32 ], [ 0, %25 ]
  %34 = phi i64 [ %41, %32 ], [ %30, %25 ]
  %35 = add i64 %34, %33
  %36 = lshr i64 %35, 1
  %37 = getelementptr inbounds %struct.Range, ptr %28, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !22
  %39 = icmp ugt i64 %38, %2
  %40 = add nuw i64 %36, 1
  %41 = select i1 %39, i64 %36, i64 %34
  %42 = select i1 %39, i64 %33, i64 %40
  %43 = freeze i64 %42
  %44 = icmp ult i64 %43, %41
  br i1 %44, label %32, label %45, !llvm.loop !24

45:                                               ; preds = %32
  %46 = icmp eq i64 %43, 0
  br i1 %46, label %151, label %47

47:                                               ; preds = %45
  %48 = getelementptr inbounds %struct.Range, ptr %28, i64 %43
  %49 = getelementptr inbounds i8, ptr %48, i64 -16
  %50 = load i64, ptr %49, align 8, !tbaa !22
  %51 = sub i64 %2, %50
  %52 = getelementptr inbounds i8, ptr %48, i64 -8
  %53 = load i64, ptr %52, align 8, !tbaa !26
  %54 = add i64 %51, %16
  %55 = add i64 %53, %12
  %56 = freeze i64 %55
  %57 = add i64 %56, -1
  %58 = urem i64 %57, %12
  %59 = sub nuw i64 %57, %58
  %60 = icmp ugt i64 %54, %59
  br i1 %60, label %151, label %61

61:                                               ; preds = %47, %19
  %62 = phi i64 [ %50, %47 ], [ %21, %19 ]
  %63 = phi i64 [ %53, %47 ], [ %23, %19 ]
  %64 = phi i64 [ %51, %47 ], [ %2, %19 ]
  %65 = getelementptr inbounds i8, ptr %0, i64 192
  %66 = tail call i64 @llvm.usub.sat.i64(i64 %63, i64 %64)
  %67 = icmp eq i32 %4, 0
  br i1 %67, label %86, label %68

68:                                               ; preds = %61
  %69 = inttoptr i64 %62 to ptr
  %70 = getelementptr i8, ptr %69, i64 %64
  %71 = and i64 %16, 1
  %72 = icmp eq i32 %4, 1
  br i1 %72, label %75, label %73

73:                                               ; preds = %68
  %74 = and i64 %16, 1022
  br label %130

75:                                               ; preds = %145, %68
  %76 = phi i64 [ 0, %68 ], [ %148, %145 ]
  %77 = icmp eq i64 %71, 0
  br i1 %77, label %86, label %78

78:                                               ; preds = %75
  %79 = icmp ult i64 %76, %66
  br i1 %79, label %80, label %83

80:                                               ; preds = %78
  %81 = getelementptr i8, ptr %70, i64 %76
  %82 = load i8, ptr %81, align 1, !tbaa !20
  br label %83

83:                                               ; preds = %80, %78
  %84 = phi i8 [ %82, %80 ], [ 0, %78 ]
  %85 = getelementptr inbounds i8, ptr %65, i64 %76
  store i8 %84, ptr %85, align 1, !tbaa !20
  br label %86

86:                                               ; preds = %83, %75, %61
  %87 = load i64, ptr %8, align 8, !tbaa !11
  %88 = inttoptr i64 %87 to ptr
  %89 = getelementptr inbounds i8, ptr %88, i64 992
  %90 = cmpxchg ptr %89, i64 0, i64 1 acq_rel acquire, align 8
  %91 = extractvalue { i64, i1 } %90, 1
  br i1 %91, label %92, label %128

92:                                               ; preds = %86
  %93 = getelementptr inbounds i8, ptr %0, i64 131888
  %94 = getelementptr inbounds i8, ptr %0, i64 56
  %95 = load i64, ptr %94, align 8, !tbaa !12, !noalias !50
  %96 = getelementptr inbounds i8, ptr %0, i64 64
  %97 = load i64, ptr %96, align 8, !tbaa !16, !noalias !50
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr inbounds i8, ptr %98, i64 544
  %100 = load i32, ptr %99, align 8, !tbaa !17, !noalias !50
  %101 = icmp eq i32 %3, -1
  %102 = and i64 %1, -4
  br i1 %101, label %108, label %103

103:                                              ; preds = %92
  %104 = getelementptr inbounds i8, ptr %0, i64 160
  %105 = load i32, ptr %104, align 8, !tbaa !18, !noalias !50
  %106 = urem i32 %3, %105
  %107 = udiv i32 %3, %105
  br label %108

108:                                              ; preds = %103, %92
  %109 = phi i32 [ %106, %103 ], [ -1, %92 ]
  %110 = phi i32 [ %107, %103 ], [ 0, %92 ]
  %111 = inttoptr i64 %95 to ptr
  %112 = getelementptr inbounds i8, ptr %111, i64 24
  %113 = add i32 %110, %100
  %114 = load i32, ptr %112, align 4, !tbaa !17, !noalias !50
  %115 = getelementptr inbounds i8, ptr %111, i64 28
  %116 = load i32, ptr %115, align 4, !tbaa !17, !noalias !50
  %117 = getelementptr inbounds i8, ptr %111, i64 32
  %118 = load i32, ptr %117, align 4, !tbaa !17, !noalias !50
  store i64 %102, ptr %93, align 8, !tbaa !19
  %119 = getelementptr inbounds i8, ptr %0, i64 131896
  store i64 %2, ptr %119, align 8, !tbaa !19
  %120 = getelementptr inbounds i8, ptr %0, i64 131904
  store i32 %109, ptr %120, align 8, !tbaa !17
  %121 = getelementptr inbounds i8, ptr %0, i64 131908
  store i32 %4, ptr %121, align 4, !tbaa !17
  %122 = getelementptr inbounds i8, ptr %0, i64 131912
  store i32 0, ptr %122, align 8, !tbaa !17
  %123 = getelementptr inbounds i8, ptr %0, i64 131916
  store i32 %6, ptr %123, align 4, !tbaa !17
  %124 = getelementptr inbounds i8, ptr %0, i64 131920
  store i32 %113, ptr %124, align 8, !tbaa !17
  %125 = getelementptr inbounds i8, ptr %0, i64 131924
  store i32 %114, ptr %125, align 4
  %126 = getelementptr inbounds i8, ptr %0, i64 131928
  store i32 %116, ptr %126, align 8
  %127 = getelementptr inbounds i8, ptr %0, i64 131932
  store i32 %118, ptr %127, align 4, !tbaa !20
  br label %128

128:                                              ; preds = %86, %108
  %129 = ptrtoint ptr %65 to i64
  br label %151

130:                                              ; preds = %145, %73
  %131 = phi i64 [ 0, %73 ], [ %148, %145 ]
  %132 = phi i64 [ 0, %73 ], [ %149, %145 ]
  %133 = icmp ult i64 %131, %66
  br i1 %133, label %134, label %137

134:                                              ; preds = %130
  %135 = getelementptr i8, ptr %70, i64 %131
  %136 = load i8, ptr %135, align 1, !tbaa !20
  br label %137

137:                                              ; preds = %130, %134
  %138 = phi i8 [ %136, %134 ], [ 0, %130 ]
  %139 = getelementptr inbounds i8, ptr %65, i64 %131
  store i8 %138, ptr %139, align 1, !tbaa !20
  %140 = or disjoint i64 %131, 1
  %141 = icmp ult i64 %140, %66
  br i1 %141, label %142, label %145

142:                                              ; preds = %137
  %143 = getelementptr i8, ptr %70, i64 %140
  %144 = load i8, ptr %143, align 1, !tbaa !20
  br label %145

145:                                              ; preds = %142, %137
  %146 = phi i8 [ %144, %142 ], [ 0, %137 ]
  %147 = getelementptr inbounds i8, ptr %65, i64 %140
  store i8 %146, ptr %147, align 1, !tbaa !20
  %148 = add nuw nsw i64 %131, 2
  %149 = add i64 %132, 2
  %150 = icmp eq i64 %149, %74
  br i1 %150, label %75, label %130, !llvm.loop !53

151:                                              ; preds = %25, %45, %7, %47, %128
  %152 = phi i64 [ %129, %128 ], [ 0, %47 ], [ 0, %7 ], [ 0, %45 ], [ 0, %25 ]
  ret i64 %152
}

; Function Attrs: nofree noinline norecurse nounwind
define void @hk_gather(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #4 {
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %135, label %10

10:                                               ; preds = %8
  %11 = zext i32 %6 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 40
  %13 = icmp eq i32 %7, 4
  %14 = select i1 %13, i64 9223372036854775807, i64 4294967295
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = icmp eq i32 %6, 0
  %17 = select i1 %13, i64 9223372036854775804, i64 4294967292
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = getelementptr inbounds i8, ptr %0, i64 160
  %20 = icmp eq i32 %6, 16
  br label %21

21:                                               ; preds = %10, %131
  %22 = phi i64 [ %3, %10 ], [ %133, %131 ]
  %23 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %22, i1 true)
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = add i64 %23, %4
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds i64, ptr %2, i64 %23
  %28 = load i64, ptr %27, align 8, !tbaa !19
  %29 = and i64 %28, 3
  %30 = add nuw nsw i64 %29, %11
  %31 = icmp ugt i64 %30, 4
  br i1 %31, label %32, label %84

32:                                               ; preds = %21
  switch i32 %7, label %84 [
    i32 2, label %44
    i32 3, label %33
    i32 4, label %38
  ]

33:                                               ; preds = %32
  %34 = lshr i64 %28, 32
  %35 = load i64, ptr %12, align 8, !tbaa !54
  %36 = icmp eq i64 %34, %35
  %37 = zext i1 %36 to i32
  br label %41

38:                                               ; preds = %32
  %39 = lshr i64 %28, 63
  %40 = trunc nuw nsw i64 %39 to i32
  br label %41

41:                                               ; preds = %38, %33
  %42 = phi i32 [ %40, %38 ], [ %37, %33 ]
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %84, label %44

44:                                               ; preds = %32, %41
  %45 = and i64 %28, %14
  %46 = add nuw i64 %45, %11
  %47 = load i64, ptr %15, align 8, !tbaa !55
  %48 = icmp ugt i64 %46, %47
  br i1 %48, label %84, label %49

49:                                               ; preds = %44
  br i1 %16, label %131, label %50

50:                                               ; preds = %49
  %51 = shl i64 %25, 2
  %52 = and i64 %51, 4294967292
  %53 = icmp eq i64 %29, 0
  %54 = mul i32 %24, %6
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %5, i64 %55
  br label %57

57:                                               ; preds = %50, %80
  %58 = phi i32 [ 0, %50 ], [ %82, %80 ]
  %59 = zext i32 %58 to i64
  %60 = add i64 %28, %59
  %61 = and i64 %60, %17
  %62 = load i64, ptr %18, align 8, !tbaa !56
  %63 = load i32, ptr %19, align 8, !tbaa !18
  %64 = zext i32 %63 to i64
  %65 = mul i64 %61, %64
  %66 = and i64 %60, 3
  %67 = or disjoint i64 %66, %52
  %68 = add i64 %67, %62
  %69 = add i64 %68, %65
  br i1 %53, label %70, label %74

70:                                               ; preds = %57
  %71 = getelementptr inbounds i8, ptr %56, i64 %59
  %72 = inttoptr i64 %69 to ptr
  %73 = load i32, ptr %72, align 1
  store i32 %73, ptr %71, align 1
  br label %80

74:                                               ; preds = %57
  %75 = inttoptr i64 %69 to ptr
  %76 = load i8, ptr %75, align 1, !tbaa !20
  %77 = add i32 %58, %54
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr %5, i64 %78
  store i8 %76, ptr %79, align 1, !tbaa !20
  br label %80

80:                                               ; preds = %74, %70
  %81 = phi i32 [ 1, %74 ], [ 4, %70 ]
  %82 = add i32 %58, %81
  %83 = icmp ult i32 %82, %6
  br i1 %83, label %57, label %131, !llvm.loop !57

84:                                               ; preds = %32, %21, %41, %44
  %85 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %28, i32 noundef %26, i32 noundef %6, i32 noundef %7, i32 noundef 0)
  %86 = icmp eq i64 %85, 0
  switch i32 %6, label %118 [
    i32 1, label %87
    i32 2, label %94
    i32 4, label %102
    i32 8, label %110
  ]

87:                                               ; preds = %84
  br i1 %86, label %91, label %88

88:                                               ; preds = %87
  %89 = inttoptr i64 %85 to ptr
  %90 = load i8, ptr %89, align 1, !tbaa !20
  br label %91

91:                                               ; preds = %87, %88
  %92 = phi i8 [ %90, %88 ], [ 0, %87 ]
  %93 = getelementptr inbounds i8, ptr %5, i64 %23
  store i8 %92, ptr %93, align 1, !tbaa !20
  br label %131

94:                                               ; preds = %84
  br i1 %86, label %98, label %95

95:                                               ; preds = %94
  %96 = inttoptr i64 %85 to ptr
  %97 = load i16, ptr %96, align 1
  br label %98

98:                                               ; preds = %95, %94
  %99 = phi i16 [ %97, %95 ], [ 0, %94 ]
  %100 = shl nuw nsw i64 %23, 1
  %101 = getelementptr inbounds i8, ptr %5, i64 %100
  store i16 %99, ptr %101, align 1
  br label %131

102:                                              ; preds = %84
  br i1 %86, label %106, label %103

103:                                              ; preds = %102
  %104 = inttoptr i64 %85 to ptr
  %105 = load i32, ptr %104, align 1
  br label %106

106:                                              ; preds = %103, %102
  %107 = phi i32 [ %105, %103 ], [ 0, %102 ]
  %108 = shl nuw nsw i64 %23, 2
  %109 = getelementptr inbounds i8, ptr %5, i64 %108
  store i32 %107, ptr %109, align 1
  br label %131

110:                                              ; preds = %84
  br i1 %86, label %114, label %111

111:                                              ; preds = %110
  %112 = inttoptr i64 %85 to ptr
  %113 = load i64, ptr %112, align 1
  br label %114

114:                                              ; preds = %111, %110
  %115 = phi i64 [ %113, %111 ], [ 0, %110 ]
  %116 = shl nuw nsw i64 %23, 3
  %117 = getelementptr inbounds i8, ptr %5, i64 %116
  store i64 %115, ptr %117, align 1
  br label %131

118:                                              ; preds = %84
  br i1 %86, label %131, label %119

119:                                              ; preds = %118
  %120 = mul i32 %24, %6
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr %5, i64 %121
  %123 = inttoptr i64 %85 to ptr
  br i1 %20, label %124, label %126

124:                                              ; preds = %119
  %125 = load volatile <4 x i32>, ptr %123, align 1, !tbaa !20
  store volatile <4 x i32> %125, ptr %122, align 1, !tbaa !20
  br label %131

126:                                              ; preds = %119
  %127 = load volatile i64, ptr %123, align 1, !tbaa !19
  store volatile i64 %127, ptr %122, align 1, !tbaa !19
  %128 = getelementptr inbounds i8, ptr %123, i64 8
  %129 = load volatile i32, ptr %128, align 1, !tbaa !17
  %130 = getelementptr inbounds i8, ptr %122, i64 8
  store volatile i32 %129, ptr %130, align 1, !tbaa !17
  br label %131

131:                                              ; preds = %80, %49, %126, %124, %91, %98, %106, %114, %118
  %132 = add i64 %22, -1
  %133 = and i64 %132, %22
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %21, !llvm.loop !58

135:                                              ; preds = %131, %8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #5

; Function Attrs: inlinehint nofree norecurse nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr #6 {
  switch i32 %5, label %67 [
    i32 2, label %20
    i32 3, label %8
    i32 4, label %14
    i32 1, label %46
  ]

8:                                                ; preds = %7
  %9 = lshr i64 %2, 32
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8, !tbaa !54
  %12 = icmp eq i64 %9, %11
  %13 = zext i1 %12 to i32
  br label %17

14:                                               ; preds = %7
  %15 = lshr i64 %2, 63
  %16 = trunc nuw nsw i64 %15 to i32
  br label %17

17:                                               ; preds = %8, %14
  %18 = phi i32 [ %16, %14 ], [ %13, %8 ]
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %44, label %20

20:                                               ; preds = %7, %17
  %21 = icmp eq i32 %5, 4
  %22 = select i1 %21, i64 9223372036854775807, i64 4294967295
  %23 = and i64 %22, %2
  %24 = zext i32 %4 to i64
  %25 = add nuw i64 %23, %24
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  %27 = load i64, ptr %26, align 8, !tbaa !55
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %43, label %29

29:                                               ; preds = %20
  %30 = getelementptr inbounds i8, ptr %0, i64 24
  %31 = load i64, ptr %30, align 8, !tbaa !56
  %32 = and i64 %23, 9223372036854775804
  %33 = getelementptr inbounds i8, ptr %0, i64 160
  %34 = load i32, ptr %33, align 8, !tbaa !18
  %35 = zext i32 %34 to i64
  %36 = mul i64 %32, %35
  %37 = shl i32 %3, 2
  %38 = zext i32 %37 to i64
  %39 = and i64 %2, 3
  %40 = or disjoint i64 %39, %38
  %41 = add i64 %40, %31
  %42 = add i64 %41, %36
  br label %147

43:                                               ; preds = %20
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef %5)
  br label %147

44:                                               ; preds = %17
  %45 = icmp eq i32 %5, 3
  br i1 %45, label %56, label %67

46:                                               ; preds = %7
  %47 = zext i32 %4 to i64
  %48 = add i64 %47, %2
  %49 = getelementptr inbounds i8, ptr %0, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !41
  %51 = icmp ugt i64 %48, %50
  br i1 %51, label %92, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %0, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !40
  %55 = add i64 %54, %2
  br label %147

56:                                               ; preds = %44
  %57 = zext i32 %4 to i64
  %58 = getelementptr inbounds i8, ptr %0, i64 8
  %59 = load i64, ptr %58, align 8, !tbaa !40
  %60 = sub i64 %2, %59
  %61 = getelementptr inbounds i8, ptr %0, i64 16
  %62 = load i64, ptr %61, align 8, !tbaa !41
  %63 = icmp uge i64 %60, %62
  %64 = sub i64 %62, %60
  %65 = icmp ult i64 %64, %57
  %66 = or i1 %63, %65
  br i1 %66, label %67, label %147

67:                                               ; preds = %44, %7, %56
  %68 = zext i32 %4 to i64
  %69 = getelementptr inbounds i8, ptr %0, i64 704
  %70 = and i64 %1, 4095
  %71 = getelementptr inbounds [4096 x %struct.Site], ptr %69, i64 0, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !31
  %73 = sub i64 %2, %72
  %74 = getelementptr inbounds i8, ptr %71, i64 8
  %75 = load i64, ptr %74, align 8, !tbaa !33
  %76 = icmp uge i64 %73, %75
  %77 = sub i64 %75, %73
  %78 = icmp ult i64 %77, %68
  %79 = or i1 %76, %78
  br i1 %79, label %80, label %147

80:                                               ; preds = %67
  %81 = icmp eq i32 %6, 0
  br i1 %81, label %82, label %84

82:                                               ; preds = %80
  %83 = tail call i32 @hk_find(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %68)
  br label %86

84:                                               ; preds = %80
  %85 = tail call i32 @hk_find_written(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i64 noundef %68)
  br label %86

86:                                               ; preds = %82, %84
  %87 = phi i32 [ %83, %82 ], [ %85, %84 ]
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %147

89:                                               ; preds = %86
  %90 = tail call fastcc i32 @note_stray(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %147

92:                                               ; preds = %89, %46
  %93 = tail call fastcc i64 @overrun(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef %5)
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %147

95:                                               ; preds = %92
  %96 = icmp ne i32 %5, 1
  %97 = icmp eq i32 %6, 0
  %98 = or i1 %96, %97
  br i1 %98, label %146, label %99

99:                                               ; preds = %95
  %100 = getelementptr inbounds i8, ptr %0, i64 48
  %101 = load i64, ptr %100, align 8, !tbaa !11
  %102 = inttoptr i64 %101 to ptr
  %103 = getelementptr inbounds i8, ptr %102, i64 1040
  %104 = load i64, ptr %103, align 8, !tbaa !59
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %146, label %106

106:                                              ; preds = %99
  %107 = getelementptr inbounds i8, ptr %102, i64 992
  %108 = cmpxchg ptr %107, i64 0, i64 1 acq_rel acquire, align 8
  %109 = extractvalue { i64, i1 } %108, 1
  br i1 %109, label %110, label %147

110:                                              ; preds = %106
  %111 = getelementptr inbounds i8, ptr %0, i64 131888
  %112 = getelementptr inbounds i8, ptr %0, i64 56
  %113 = load i64, ptr %112, align 8, !tbaa !12, !noalias !60
  %114 = getelementptr inbounds i8, ptr %0, i64 64
  %115 = load i64, ptr %114, align 8, !tbaa !16, !noalias !60
  %116 = inttoptr i64 %115 to ptr
  %117 = getelementptr inbounds i8, ptr %116, i64 544
  %118 = load i32, ptr %117, align 8, !tbaa !17, !noalias !60
  %119 = icmp eq i32 %3, -1
  %120 = and i64 %1, -4
  br i1 %119, label %126, label %121

121:                                              ; preds = %110
  %122 = getelementptr inbounds i8, ptr %0, i64 160
  %123 = load i32, ptr %122, align 8, !tbaa !18, !noalias !60
  %124 = urem i32 %3, %123
  %125 = udiv i32 %3, %123
  br label %126

126:                                              ; preds = %121, %110
  %127 = phi i32 [ %124, %121 ], [ -1, %110 ]
  %128 = phi i32 [ %125, %121 ], [ 0, %110 ]
  %129 = inttoptr i64 %113 to ptr
  %130 = getelementptr inbounds i8, ptr %129, i64 24
  %131 = add i32 %128, %118
  %132 = load i32, ptr %130, align 4, !tbaa !17, !noalias !60
  %133 = getelementptr inbounds i8, ptr %129, i64 28
  %134 = load i32, ptr %133, align 4, !tbaa !17, !noalias !60
  %135 = getelementptr inbounds i8, ptr %129, i64 32
  %136 = load i32, ptr %135, align 4, !tbaa !17, !noalias !60
  store i64 %120, ptr %111, align 8, !tbaa !19
  %137 = getelementptr inbounds i8, ptr %0, i64 131896
  store i64 %2, ptr %137, align 8, !tbaa !19
  %138 = getelementptr inbounds i8, ptr %0, i64 131904
  store i32 %127, ptr %138, align 8, !tbaa !17
  %139 = getelementptr inbounds i8, ptr %0, i64 131908
  store i32 %4, ptr %139, align 4, !tbaa !17
  %140 = getelementptr inbounds i8, ptr %0, i64 131912
  store i32 %6, ptr %140, align 8, !tbaa !17
  %141 = getelementptr inbounds i8, ptr %0, i64 131916
  store i32 1, ptr %141, align 4, !tbaa !17
  %142 = getelementptr inbounds i8, ptr %0, i64 131920
  store i32 %131, ptr %142, align 8, !tbaa !17
  %143 = getelementptr inbounds i8, ptr %0, i64 131924
  store i32 %132, ptr %143, align 4
  %144 = getelementptr inbounds i8, ptr %0, i64 131928
  store i32 %134, ptr %144, align 8
  %145 = getelementptr inbounds i8, ptr %0, i64 131932
  store i32 %136, ptr %145, align 4, !tbaa !20
  br label %147

146:                                              ; preds = %99, %95
  tail call void @hk_fault(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef %5)
  br label %147

147:                                              ; preds = %67, %126, %106, %92, %146, %89, %56, %86, %29, %43, %52
  %148 = phi i64 [ %55, %52 ], [ %42, %29 ], [ 0, %43 ], [ %2, %86 ], [ %2, %56 ], [ %2, %89 ], [ 0, %146 ], [ %93, %92 ], [ 0, %106 ], [ 0, %126 ], [ %2, %67 ]
  ret i64 %148
}

; Function Attrs: nofree noinline norecurse nounwind
define void @hk_scatter(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #4 {
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %123, label %10

10:                                               ; preds = %8
  %11 = zext i32 %6 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 40
  %13 = icmp eq i32 %7, 4
  %14 = select i1 %13, i64 9223372036854775807, i64 4294967295
  %15 = getelementptr inbounds i8, ptr %0, i64 32
  %16 = icmp eq i32 %6, 0
  %17 = select i1 %13, i64 9223372036854775804, i64 4294967292
  %18 = getelementptr inbounds i8, ptr %0, i64 24
  %19 = getelementptr inbounds i8, ptr %0, i64 160
  %20 = icmp eq i32 %6, 16
  br label %21

21:                                               ; preds = %10, %119
  %22 = phi i64 [ %3, %10 ], [ %121, %119 ]
  %23 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %22, i1 true)
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = add i64 %23, %4
  %26 = trunc i64 %25 to i32
  %27 = getelementptr inbounds i64, ptr %2, i64 %23
  %28 = load i64, ptr %27, align 8, !tbaa !19
  %29 = and i64 %28, 3
  %30 = add nuw nsw i64 %29, %11
  %31 = icmp ugt i64 %30, 4
  br i1 %31, label %32, label %84

32:                                               ; preds = %21
  switch i32 %7, label %84 [
    i32 2, label %44
    i32 3, label %33
    i32 4, label %38
  ]

33:                                               ; preds = %32
  %34 = lshr i64 %28, 32
  %35 = load i64, ptr %12, align 8, !tbaa !54
  %36 = icmp eq i64 %34, %35
  %37 = zext i1 %36 to i32
  br label %41

38:                                               ; preds = %32
  %39 = lshr i64 %28, 63
  %40 = trunc nuw nsw i64 %39 to i32
  br label %41

41:                                               ; preds = %38, %33
  %42 = phi i32 [ %40, %38 ], [ %37, %33 ]
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %84, label %44

44:                                               ; preds = %32, %41
  %45 = and i64 %28, %14
  %46 = add nuw i64 %45, %11
  %47 = load i64, ptr %15, align 8, !tbaa !55
  %48 = icmp ugt i64 %46, %47
  br i1 %48, label %84, label %49

49:                                               ; preds = %44
  br i1 %16, label %119, label %50

50:                                               ; preds = %49
  %51 = shl i64 %25, 2
  %52 = and i64 %51, 4294967292
  %53 = icmp eq i64 %29, 0
  %54 = mul i32 %24, %6
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %5, i64 %55
  br label %57

57:                                               ; preds = %50, %80
  %58 = phi i32 [ 0, %50 ], [ %82, %80 ]
  %59 = zext i32 %58 to i64
  %60 = add i64 %28, %59
  %61 = and i64 %60, %17
  %62 = load i64, ptr %18, align 8, !tbaa !56
  %63 = load i32, ptr %19, align 8, !tbaa !18
  %64 = zext i32 %63 to i64
  %65 = mul i64 %61, %64
  %66 = and i64 %60, 3
  %67 = or disjoint i64 %66, %52
  %68 = add i64 %67, %62
  %69 = add i64 %68, %65
  br i1 %53, label %70, label %74

70:                                               ; preds = %57
  %71 = inttoptr i64 %69 to ptr
  %72 = getelementptr inbounds i8, ptr %56, i64 %59
  %73 = load i32, ptr %72, align 1
  store i32 %73, ptr %71, align 1
  br label %80

74:                                               ; preds = %57
  %75 = add i32 %58, %54
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %5, i64 %76
  %78 = load i8, ptr %77, align 1, !tbaa !20
  %79 = inttoptr i64 %69 to ptr
  store i8 %78, ptr %79, align 1, !tbaa !20
  br label %80

80:                                               ; preds = %74, %70
  %81 = phi i32 [ 1, %74 ], [ 4, %70 ]
  %82 = add i32 %58, %81
  %83 = icmp ult i32 %82, %6
  br i1 %83, label %57, label %119, !llvm.loop !63

84:                                               ; preds = %32, %21, %41, %44
  %85 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %28, i32 noundef %26, i32 noundef %6, i32 noundef %7, i32 noundef 1)
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %119, label %87

87:                                               ; preds = %84
  switch i32 %6, label %107 [
    i32 1, label %88
    i32 2, label %92
    i32 4, label %97
    i32 8, label %102
  ]

88:                                               ; preds = %87
  %89 = getelementptr inbounds i8, ptr %5, i64 %23
  %90 = load i8, ptr %89, align 1, !tbaa !20
  %91 = inttoptr i64 %85 to ptr
  store i8 %90, ptr %91, align 1, !tbaa !20
  br label %119

92:                                               ; preds = %87
  %93 = inttoptr i64 %85 to ptr
  %94 = shl nuw nsw i64 %23, 1
  %95 = getelementptr inbounds i8, ptr %5, i64 %94
  %96 = load i16, ptr %95, align 1
  store i16 %96, ptr %93, align 1
  br label %119

97:                                               ; preds = %87
  %98 = inttoptr i64 %85 to ptr
  %99 = shl nuw nsw i64 %23, 2
  %100 = getelementptr inbounds i8, ptr %5, i64 %99
  %101 = load i32, ptr %100, align 1
  store i32 %101, ptr %98, align 1
  br label %119

102:                                              ; preds = %87
  %103 = inttoptr i64 %85 to ptr
  %104 = shl nuw nsw i64 %23, 3
  %105 = getelementptr inbounds i8, ptr %5, i64 %104
  %106 = load i64, ptr %105, align 1
  store i64 %106, ptr %103, align 1
  br label %119

107:                                              ; preds = %87
  %108 = inttoptr i64 %85 to ptr
  %109 = mul i32 %24, %6
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %5, i64 %110
  br i1 %20, label %112, label %114

112:                                              ; preds = %107
  %113 = load volatile <4 x i32>, ptr %111, align 1, !tbaa !20
  store volatile <4 x i32> %113, ptr %108, align 1, !tbaa !20
  br label %119

114:                                              ; preds = %107
  %115 = load volatile i64, ptr %111, align 1, !tbaa !19
  store volatile i64 %115, ptr %108, align 1, !tbaa !19
  %116 = getelementptr inbounds i8, ptr %111, i64 8
  %117 = load volatile i32, ptr %116, align 1, !tbaa !17
  %118 = getelementptr inbounds i8, ptr %108, i64 8
  store volatile i32 %117, ptr %118, align 1, !tbaa !17
  br label %119

119:                                              ; preds = %80, %49, %114, %112, %84, %102, %97, %92, %88
  %120 = add i64 %22, -1
  %121 = and i64 %120, %22
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %21, !llvm.loop !64

123:                                              ; preds = %119, %8
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define i64 @hk_place(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call fastcc i64 @place(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef 2)
  ret i64 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define range(i32 0, 2) i32 @hk_signal(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load i64, ptr %3, align 8, !tbaa !12
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %5, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !65
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8, !tbaa !16
  %10 = zext i32 %1 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = load i64, ptr %11, align 8, !tbaa !11
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 56
  %15 = load i64, ptr %14, align 8, !tbaa !66
  %16 = mul i64 %15, %10
  %17 = add i64 %16, %9
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 540
  store i32 %7, ptr %19, align 4, !tbaa !17
  %20 = getelementptr inbounds i8, ptr %5, i64 8
  %21 = load i32, ptr %20, align 8, !tbaa !67
  %22 = add i32 %21, 1
  store i32 %22, ptr %20, align 8, !tbaa !67
  %23 = getelementptr inbounds i8, ptr %5, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !68
  %25 = icmp ult i32 %22, %24
  br i1 %25, label %29, label %26

26:                                               ; preds = %2
  store i32 0, ptr %20, align 8, !tbaa !67
  %27 = add i32 %7, 1
  store i32 %27, ptr %6, align 4, !tbaa !65
  %28 = getelementptr inbounds i8, ptr %5, i64 176
  store i64 0, ptr %28, align 8, !tbaa !69
  br label %29

29:                                               ; preds = %26, %2
  %30 = icmp eq i32 %21, 0
  %31 = zext i1 %30 to i32
  ret i32 %31
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none)
define void @hk_stop(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !11
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %7, i64 164
  %9 = cmpxchg ptr %8, i32 0, i32 %3 acq_rel acquire, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %11, label %37

11:                                               ; preds = %4
  %12 = getelementptr inbounds i8, ptr %0, i64 112
  %13 = getelementptr inbounds i8, ptr %0, i64 56
  %14 = load i64, ptr %13, align 8, !tbaa !12, !noalias !70
  %15 = getelementptr inbounds i8, ptr %0, i64 64
  %16 = load i64, ptr %15, align 8, !tbaa !16, !noalias !70
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %17, i64 544
  %19 = load i32, ptr %18, align 8, !tbaa !17, !noalias !70
  %20 = and i64 %1, -4
  %21 = inttoptr i64 %14 to ptr
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load i32, ptr %22, align 4, !tbaa !17, !noalias !70
  %24 = getelementptr inbounds i8, ptr %21, i64 28
  %25 = load i32, ptr %24, align 4, !tbaa !17, !noalias !70
  %26 = getelementptr inbounds i8, ptr %21, i64 32
  %27 = load i32, ptr %26, align 4, !tbaa !17, !noalias !70
  store i64 %20, ptr %12, align 8, !tbaa !19
  %28 = getelementptr inbounds i8, ptr %0, i64 120
  store i64 %2, ptr %28, align 8, !tbaa !19
  %29 = getelementptr inbounds i8, ptr %0, i64 128
  store i32 -1, ptr %29, align 8, !tbaa !17
  %30 = getelementptr inbounds i8, ptr %0, i64 132
  store i32 0, ptr %30, align 4, !tbaa !17
  %31 = getelementptr inbounds i8, ptr %0, i64 136
  store i32 0, ptr %31, align 8, !tbaa !17
  %32 = getelementptr inbounds i8, ptr %0, i64 140
  store i32 0, ptr %32, align 4, !tbaa !17
  %33 = getelementptr inbounds i8, ptr %0, i64 144
  store i32 %19, ptr %33, align 8, !tbaa !17
  %34 = getelementptr inbounds i8, ptr %0, i64 148
  store i32 %23, ptr %34, align 4
  %35 = getelementptr inbounds i8, ptr %0, i64 152
  store i32 %25, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %0, i64 156
  store i32 %27, ptr %36, align 4, !tbaa !20
  br label %37

37:                                               ; preds = %11, %4
  store i64 0, ptr %0, align 8, !tbaa !21
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree noinline norecurse nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { inlinehint nofree norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 112}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888, !5, i64 131936, !5, i64 131944, !10, i64 131952, !5, i64 131992}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32}
!11 = !{!4, !5, i64 48}
!12 = !{!4, !5, i64 56}
!13 = !{!14}
!14 = distinct !{!14, !15, !"fault_of: argument 0"}
!15 = distinct !{!15, !"fault_of"}
!16 = !{!4, !5, i64 64}
!17 = !{!9, !9, i64 0}
!18 = !{!4, !9, i64 160}
!19 = !{!5, !5, i64 0}
!20 = !{!6, !6, i64 0}
!21 = !{!4, !5, i64 0}
!22 = !{!23, !5, i64 0}
!23 = !{!"", !5, i64 0, !5, i64 8}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!23, !5, i64 8}
!27 = !{!28, !5, i64 1000}
!28 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !29, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !9, i64 784, !9, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032, !5, i64 1040, !5, i64 1048, !6, i64 1056, !6, i64 1068}
!29 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!30 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!31 = !{!32, !5, i64 0}
!32 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!33 = !{!32, !5, i64 8}
!34 = !{!35, !5, i64 0}
!35 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56}
!36 = distinct !{!36, !25}
!37 = !{!35, !5, i64 8}
!38 = !{!35, !5, i64 16}
!39 = distinct !{!39, !25}
!40 = !{!4, !5, i64 8}
!41 = !{!4, !5, i64 16}
!42 = !{!35, !5, i64 32}
!43 = !{!35, !9, i64 40}
!44 = !{!35, !9, i64 44}
!45 = !{!35, !9, i64 52}
!46 = !{!47, !5, i64 16}
!47 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !6, i64 248, !9, i64 260, !5, i64 264, !6, i64 272, !6, i64 304, !6, i64 328}
!48 = !{!35, !5, i64 56}
!49 = !{!28, !5, i64 984}
!50 = !{!51}
!51 = distinct !{!51, !52, !"fault_of: argument 0"}
!52 = distinct !{!52, !"fault_of"}
!53 = distinct !{!53, !25}
!54 = !{!4, !5, i64 40}
!55 = !{!4, !5, i64 32}
!56 = !{!4, !5, i64 24}
!57 = distinct !{!57, !25}
!58 = distinct !{!58, !25}
!59 = !{!28, !5, i64 1040}
!60 = !{!61}
!61 = distinct !{!61, !62, !"fault_of: argument 0"}
!62 = distinct !{!62, !"fault_of"}
!63 = distinct !{!63, !25}
!64 = distinct !{!64, !25}
!65 = !{!47, !9, i64 12}
!66 = !{!28, !5, i64 56}
!67 = !{!47, !9, i64 8}
!68 = !{!47, !9, i64 4}
!69 = !{!47, !5, i64 176}
!70 = !{!71}
!71 = distinct !{!71, !72, !"fault_of: argument 0"}
!72 = distinct !{!72, !"fault_of"}
