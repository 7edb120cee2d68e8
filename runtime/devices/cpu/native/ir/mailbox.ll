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

8:                                                ; preds = %19, %2
  %9 = phi i64 [ %20, %19 ], [ %3, %2 ]
  br label %10

10:                                               ; preds = %12, %8
  %11 = load atomic i32, ptr %4 seq_cst, align 8
  switch i32 %11, label %12 [
    i32 2, label %13
    i32 4, label %19
    i32 1, label %21
    i32 0, label %32
  ]

12:                                               ; preds = %10, %29, %25, %18
  br label %10

13:                                               ; preds = %10
  store atomic i32 3, ptr %4 seq_cst, align 8
  %14 = load i64, ptr %0, align 8, !tbaa !3
  %15 = inttoptr i64 %14 to ptr
  %16 = tail call i32 @hk_work(ptr noundef %15, i64 noundef 0) #5
  store i32 %16, ptr %7, align 4, !tbaa !9
  switch i32 %16, label %17 [
    i32 0, label %18
    i32 2, label %18
  ]

17:                                               ; preds = %13
  store atomic i32 5, ptr %4 seq_cst, align 8
  br label %32

18:                                               ; preds = %13, %13
  store atomic i32 4, ptr %4 seq_cst, align 8
  br label %12

19:                                               ; preds = %10
  %20 = tail call i64 @llvm.readcyclecounter()
  br label %8

21:                                               ; preds = %10
  %22 = load atomic i32, ptr %5 seq_cst, align 8
  %23 = load i32, ptr %6, align 4, !tbaa !10
  %24 = icmp eq i32 %22, %23
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = tail call i64 @llvm.readcyclecounter()
  %27 = sub i64 %26, %9
  %28 = icmp ult i64 %27, %1
  br i1 %28, label %12, label %29

29:                                               ; preds = %25, %21
  %30 = cmpxchg ptr %4, i32 1, i32 0 seq_cst seq_cst, align 8
  %31 = extractvalue { i32, i1 } %30, 1
  br i1 %31, label %32, label %12

32:                                               ; preds = %10, %29, %17
  %33 = phi i32 [ 1, %17 ], [ %11, %10 ], [ 0, %29 ]
  ret i32 %33
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

5:                                                ; preds = %13, %2
  %6 = load atomic i32, ptr %4 seq_cst, align 8
  %7 = icmp eq i32 %6, 5
  br i1 %7, label %17, label %8

8:                                                ; preds = %5
  %9 = icmp ult i32 %6, 2
  br i1 %9, label %17, label %10

10:                                               ; preds = %8
  %11 = icmp eq i32 %6, 4
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  store atomic i32 1, ptr %4 seq_cst, align 8
  br label %17

13:                                               ; preds = %10
  %14 = tail call i64 @llvm.readcyclecounter()
  %15 = sub i64 %14, %3
  %16 = icmp ult i64 %15, %1
  br i1 %16, label %5, label %17

17:                                               ; preds = %8, %5, %13, %12
  %18 = phi i32 [ 1, %12 ], [ 2, %5 ], [ 3, %8 ], [ 0, %13 ]
  ret i32 %18
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
