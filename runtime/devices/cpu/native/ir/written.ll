target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_written(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %8, i64 1008
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq i64 %10, 0
  %13 = icmp eq i64 %2, 0
  %14 = or i1 %12, %13
  br i1 %14, label %91, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds i8, ptr %0, i64 40
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = zext i32 %3 to i64
  %20 = icmp ugt i32 %3, 3
  %21 = icmp eq i32 %3, 8
  %22 = icmp eq i32 %3, 16
  %23 = select i1 %22, i32 5, i32 3
  %24 = select i1 %21, i32 4, i32 %23
  %25 = select i1 %20, i32 %24, i32 %3
  br label %26

26:                                               ; preds = %15, %87
  %27 = phi i64 [ %2, %15 ], [ %89, %87 ]
  %28 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %27, i1 true)
  %29 = getelementptr inbounds i64, ptr %1, i64 %28
  %30 = load i64, ptr %29, align 8, !tbaa !14
  switch i32 %4, label %44 [
    i32 3, label %31
    i32 4, label %40
    i32 1, label %87
  ]

31:                                               ; preds = %26
  %32 = lshr i64 %30, 32
  %33 = load i64, ptr %16, align 8, !tbaa !15
  %34 = icmp eq i64 %32, %33
  br i1 %34, label %87, label %35

35:                                               ; preds = %31
  %36 = load i64, ptr %17, align 8, !tbaa !16
  %37 = sub i64 %30, %36
  %38 = load i64, ptr %18, align 8, !tbaa !17
  %39 = icmp ult i64 %37, %38
  br i1 %39, label %87, label %47

40:                                               ; preds = %26
  %41 = lshr i64 %30, 62
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = and i32 %42, 2
  br label %44

44:                                               ; preds = %26, %40
  %45 = phi i32 [ %43, %40 ], [ %4, %26 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %87

47:                                               ; preds = %35, %44
  %48 = add i64 %30, %19
  %49 = icmp ult i64 %48, 140737488355328
  %50 = and i64 %30, -4
  %51 = icmp ult i64 %50, %48
  %52 = and i1 %49, %51
  br i1 %52, label %53, label %87

53:                                               ; preds = %47, %84
  %54 = phi i64 [ %85, %84 ], [ %50, %47 ]
  %55 = tail call i64 @llvm.usub.sat.i64(i64 %30, i64 %54)
  %56 = trunc i64 %55 to i32
  %57 = sub i64 %48, %54
  %58 = tail call i64 @llvm.umin.i64(i64 %57, i64 4)
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = lshr exact i64 %54, 2
  %61 = getelementptr inbounds i8, ptr %11, i64 %60
  %62 = load atomic i8, ptr %61 monotonic, align 1
  %63 = shl nsw i32 -1, %59
  %64 = xor i32 %63, -1
  %65 = shl nsw i32 -1, %56
  %66 = and i32 %65, %64
  br label %67

67:                                               ; preds = %80, %53
  %68 = phi i8 [ %62, %53 ], [ %83, %80 ]
  %69 = zext i8 %68 to i32
  %70 = lshr i32 %69, 4
  %71 = icmp ugt i8 %68, 15
  %72 = tail call i32 @llvm.umin.i32(i32 %70, i32 %25)
  %73 = select i1 %71, i32 %72, i32 %25
  %74 = and i32 %69, 15
  %75 = or i32 %74, %66
  %76 = shl nuw nsw i32 %73, 4
  %77 = or i32 %75, %76
  %78 = trunc i32 %77 to i8
  %79 = icmp eq i8 %68, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %67
  %81 = cmpxchg weak ptr %61, i8 %68, i8 %78 monotonic monotonic, align 1
  %82 = extractvalue { i8, i1 } %81, 1
  %83 = extractvalue { i8, i1 } %81, 0
  br i1 %82, label %84, label %67, !llvm.loop !18

84:                                               ; preds = %80, %67
  %85 = add i64 %54, 4
  %86 = icmp ult i64 %85, %48
  br i1 %86, label %53, label %87, !llvm.loop !20

87:                                               ; preds = %84, %26, %35, %31, %47, %44
  %88 = add i64 %27, -1
  %89 = and i64 %88, %27
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %26, !llvm.loop !21

91:                                               ; preds = %87, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

attributes #0 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!11 = !{!12, !5, i64 1008}
!12 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !13, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !9, i64 784, !9, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032, !5, i64 1040, !5, i64 1048, !6, i64 1056, !6, i64 1068}
!13 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!14 = !{!5, !5, i64 0}
!15 = !{!4, !5, i64 40}
!16 = !{!4, !5, i64 8}
!17 = !{!4, !5, i64 16}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = distinct !{!21, !19}
