target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nounwind
define noundef i32 @hk_serve(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call i64 @llvm.readcyclecounter()
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store atomic i32 1, ptr %4 seq_cst, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = getelementptr inbounds i8, ptr %0, i64 20
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  br label %8

8:                                                ; preds = %20, %2
  %9 = phi i64 [ %21, %20 ], [ %3, %2 ]
  %10 = phi i64 [ %12, %20 ], [ %3, %2 ]
  br label %11

11:                                               ; preds = %29, %8
  %12 = phi i64 [ %10, %8 ], [ %23, %29 ]
  br label %13

13:                                               ; preds = %41, %11
  %14 = load atomic i32, ptr %4 seq_cst, align 8
  switch i32 %14, label %41 [
    i32 2, label %15
    i32 4, label %22
    i32 1, label %30
    i32 0, label %42
  ]

15:                                               ; preds = %13
  store atomic i32 3, ptr %4 seq_cst, align 8
  %16 = load i64, ptr %0, align 8, !tbaa !3
  %17 = inttoptr i64 %16 to ptr
  %18 = tail call i32 @hk_work(ptr noundef %17, i64 noundef 0) #5
  store i32 %18, ptr %7, align 4, !tbaa !9
  switch i32 %18, label %19 [
    i32 0, label %20
    i32 2, label %20
  ]

19:                                               ; preds = %15
  store atomic i32 5, ptr %4 seq_cst, align 8
  br label %42

20:                                               ; preds = %15, %15
  %21 = tail call i64 @llvm.readcyclecounter()
  store atomic i32 4, ptr %4 seq_cst, align 8
  br label %8

22:                                               ; preds = %13
  %23 = tail call i64 @llvm.readcyclecounter()
  %24 = sub i64 %23, %9
  %25 = icmp ult i64 %24, %1
  br i1 %25, label %29, label %26

26:                                               ; preds = %22
  %27 = cmpxchg ptr %4, i32 4, i32 6 seq_cst seq_cst, align 8
  %28 = extractvalue { i32, i1 } %27, 1
  br i1 %28, label %42, label %29

29:                                               ; preds = %26, %22
  br label %11

30:                                               ; preds = %13
  %31 = load atomic i32, ptr %5 seq_cst, align 8
  %32 = load i32, ptr %6, align 4, !tbaa !10
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %30
  %35 = tail call i64 @llvm.readcyclecounter()
  %36 = sub i64 %35, %12
  %37 = icmp ult i64 %36, %1
  br i1 %37, label %41, label %38

38:                                               ; preds = %34, %30
  %39 = cmpxchg ptr %4, i32 1, i32 0 seq_cst seq_cst, align 8
  %40 = extractvalue { i32, i1 } %39, 1
  br i1 %40, label %42, label %41

41:                                               ; preds = %38, %34, %13
  br label %13

42:                                               ; preds = %13, %38, %26, %19
  %43 = phi i32 [ 1, %19 ], [ 0, %38 ], [ %14, %13 ], [ 0, %26 ]
  ret i32 %43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #1

declare i32 @hk_work(ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define range(i32 0, 2) i32 @hk_post(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load atomic i32, ptr %3 seq_cst, align 8
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  store i64 %1, ptr %0, align 8, !tbaa !3
  %7 = cmpxchg ptr %3, i32 1, i32 2 seq_cst seq_cst, align 8
  %8 = extractvalue { i32, i1 } %7, 1
  %9 = zext i1 %8 to i32
  br label %10

10:                                               ; preds = %2, %6
  %11 = phi i32 [ %9, %6 ], [ 0, %2 ]
  ret i32 %11
}

; Function Attrs: nofree norecurse nounwind
define noundef i32 @hk_join(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #4 {
  %3 = tail call i64 @llvm.readcyclecounter()
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  br label %5

5:                                                ; preds = %15, %2
  %6 = load atomic i32, ptr %4 seq_cst, align 8
  %7 = icmp eq i32 %6, 5
  br i1 %7, label %19, label %8

8:                                                ; preds = %5
  %9 = icmp ult i32 %6, 2
  br i1 %9, label %19, label %10

10:                                               ; preds = %8
  switch i32 %6, label %15 [
    i32 4, label %11
    i32 6, label %14
  ]

11:                                               ; preds = %10
  %12 = cmpxchg ptr %4, i32 4, i32 1 seq_cst seq_cst, align 8
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %19, label %15

14:                                               ; preds = %10
  store atomic i32 0, ptr %4 seq_cst, align 8
  br label %19

15:                                               ; preds = %10, %11
  %16 = tail call i64 @llvm.readcyclecounter()
  %17 = sub i64 %16, %3
  %18 = icmp ult i64 %17, %1
  br i1 %18, label %5, label %19

19:                                               ; preds = %11, %8, %5, %15, %14
  %20 = phi i32 [ 1, %14 ], [ 2, %5 ], [ 3, %8 ], [ 1, %11 ], [ 0, %15 ]
  ret i32 %20
}

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree norecurse nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 0}
!4 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 12}
!10 = !{!4, !8, i64 20}
