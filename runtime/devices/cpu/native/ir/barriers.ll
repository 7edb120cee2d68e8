target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  %18 = getelementptr inbounds i8, ptr %11, i64 36
  %19 = load i32, ptr %18, align 4, !tbaa !14
  %20 = icmp ult i32 %19, 2
  br i1 %20, label %160, label %21

21:                                               ; preds = %5
  %22 = icmp eq i32 %2, 2
  br i1 %22, label %23, label %90

23:                                               ; preds = %21
  %24 = getelementptr inbounds i8, ptr %11, i64 224
  %25 = zext i32 %16 to i64
  %26 = getelementptr inbounds [32 x i8], ptr %24, i64 0, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !16
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %160, label %29

29:                                               ; preds = %23
  store i8 0, ptr %26, align 1, !tbaa !16
  %30 = shl nuw i64 1, %25
  %31 = xor i64 %30, -1
  %32 = getelementptr inbounds i8, ptr %11, i64 216
  %33 = load i64, ptr %32, align 8, !tbaa !17
  %34 = and i64 %33, %31
  store i64 %34, ptr %32, align 8, !tbaa !17
  %35 = getelementptr inbounds i8, ptr %11, i64 256
  %36 = zext i8 %27 to i64
  %37 = getelementptr inbounds [24 x i8], ptr %35, i64 0, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !16
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %29
  %41 = getelementptr inbounds i8, ptr %11, i64 280
  %42 = getelementptr inbounds [24 x i8], ptr %41, i64 0, i64 %36
  br label %49

43:                                               ; preds = %29
  %44 = add i8 %38, -1
  store i8 %44, ptr %37, align 1, !tbaa !16
  %45 = getelementptr inbounds i8, ptr %11, i64 280
  %46 = getelementptr inbounds [24 x i8], ptr %45, i64 0, i64 %36
  %47 = load i8, ptr %46, align 1, !tbaa !16
  %48 = icmp ult i8 %47, %44
  br i1 %48, label %160, label %49

49:                                               ; preds = %40, %43
  %50 = phi ptr [ %42, %40 ], [ %46, %43 ]
  store i8 0, ptr %50, align 1, !tbaa !16
  %51 = getelementptr inbounds i8, ptr %11, i64 208
  %52 = load i64, ptr %51, align 8, !tbaa !18
  %53 = add i64 %52, 1
  store i64 %53, ptr %51, align 8, !tbaa !18
  %54 = getelementptr inbounds i8, ptr %11, i64 176
  store i64 0, ptr %54, align 8, !tbaa !19
  %55 = getelementptr inbounds i8, ptr %11, i64 40
  %56 = load i64, ptr %55, align 8, !tbaa !20
  %57 = getelementptr inbounds i8, ptr %8, i64 56
  %58 = load i64, ptr %57, align 8, !tbaa !21
  br label %59

59:                                               ; preds = %80, %49
  %60 = phi i64 [ %34, %49 ], [ %81, %80 ]
  %61 = phi i32 [ %19, %49 ], [ %82, %80 ]
  %62 = phi i64 [ 0, %49 ], [ %83, %80 ]
  %63 = mul i64 %62, %58
  %64 = add i64 %63, %56
  %65 = inttoptr i64 %64 to ptr
  %66 = getelementptr inbounds i8, ptr %65, i64 536
  %67 = load i32, ptr %66, align 8, !tbaa !13
  %68 = icmp eq i32 %67, 2
  br i1 %68, label %80, label %69

69:                                               ; preds = %59
  %70 = getelementptr inbounds [32 x i8], ptr %24, i64 0, i64 %62
  %71 = load i8, ptr %70, align 1, !tbaa !16
  %72 = icmp eq i8 %71, %27
  br i1 %72, label %73, label %80

73:                                               ; preds = %69
  %74 = icmp eq i32 %67, 4
  br i1 %74, label %75, label %77

75:                                               ; preds = %73
  store i32 0, ptr %66, align 8, !tbaa !13
  %76 = load i32, ptr %18, align 4, !tbaa !14
  br label %80

77:                                               ; preds = %73
  %78 = shl nuw i64 1, %62
  %79 = or i64 %78, %60
  store i64 %79, ptr %32, align 8, !tbaa !17
  br label %80

80:                                               ; preds = %77, %75, %69, %59
  %81 = phi i64 [ %60, %75 ], [ %79, %77 ], [ %60, %59 ], [ %60, %69 ]
  %82 = phi i32 [ %76, %75 ], [ %61, %77 ], [ %61, %59 ], [ %61, %69 ]
  %83 = add nuw nsw i64 %62, 1
  %84 = zext i32 %82 to i64
  %85 = icmp ult i64 %83, %84
  br i1 %85, label %59, label %86, !llvm.loop !24

86:                                               ; preds = %80
  %87 = load i8, ptr %37, align 1, !tbaa !16
  %88 = icmp eq i8 %87, 0
  %89 = zext i1 %88 to i32
  br label %160

90:                                               ; preds = %21
  %91 = icmp eq i32 %2, 4
  %92 = icmp eq i32 %3, -1
  %93 = and i1 %91, %92
  br i1 %93, label %94, label %109

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %11, i64 4
  %96 = load i32, ptr %95, align 4, !tbaa !26
  %97 = getelementptr inbounds i8, ptr %11, i64 8
  %98 = load i32, ptr %97, align 8, !tbaa !27
  %99 = getelementptr inbounds i8, ptr %8, i64 1032
  %100 = load i64, ptr %99, align 8, !tbaa !28
  %101 = trunc i64 %100 to i32
  %102 = shl i32 %96, 4
  %103 = shl i32 %98, 16
  %104 = shl i32 %101, 22
  %105 = and i32 %104, -16777216
  %106 = or i32 %102, %103
  %107 = or i32 %106, %105
  %108 = or disjoint i32 %107, 1
  br label %160

109:                                              ; preds = %90
  %110 = zext i32 %3 to i64
  %111 = getelementptr inbounds i8, ptr %8, i64 1032
  %112 = load i64, ptr %111, align 8, !tbaa !28
  %113 = icmp ult i64 %112, %110
  br i1 %113, label %114, label %115

114:                                              ; preds = %109
  tail call void @hk_stop(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %110, i32 noundef 6) #3
  br label %160

115:                                              ; preds = %109
  %116 = icmp eq i32 %2, 1
  br i1 %116, label %117, label %127

117:                                              ; preds = %115
  %118 = trunc i32 %3 to i8
  %119 = getelementptr inbounds i8, ptr %11, i64 224
  %120 = zext i32 %16 to i64
  %121 = getelementptr inbounds [32 x i8], ptr %119, i64 0, i64 %120
  store i8 %118, ptr %121, align 1, !tbaa !16
  %122 = shl nuw i64 1, %120
  %123 = xor i64 %122, -1
  %124 = getelementptr inbounds i8, ptr %11, i64 216
  %125 = load i64, ptr %124, align 8, !tbaa !17
  %126 = and i64 %125, %123
  store i64 %126, ptr %124, align 8, !tbaa !17
  br label %160

127:                                              ; preds = %115
  %128 = icmp eq i32 %3, 0
  br i1 %128, label %160, label %129

129:                                              ; preds = %127
  br i1 %91, label %130, label %147

130:                                              ; preds = %129
  %131 = getelementptr inbounds i8, ptr %11, i64 256
  %132 = getelementptr inbounds [24 x i8], ptr %131, i64 0, i64 %110
  %133 = load i8, ptr %132, align 1, !tbaa !16
  %134 = zext i8 %133 to i32
  %135 = getelementptr inbounds i8, ptr %11, i64 280
  %136 = getelementptr inbounds [24 x i8], ptr %135, i64 0, i64 %110
  %137 = load i8, ptr %136, align 1, !tbaa !16
  %138 = zext i8 %137 to i32
  %139 = trunc i64 %112 to i32
  %140 = shl nuw nsw i32 %134, 4
  %141 = shl nuw nsw i32 %138, 16
  %142 = shl i32 %139, 22
  %143 = and i32 %142, -16777216
  %144 = or disjoint i32 %143, %140
  %145 = or disjoint i32 %144, %141
  %146 = or disjoint i32 %145, 1
  br label %160

147:                                              ; preds = %129
  %148 = icmp eq i32 %2, 3
  br i1 %148, label %149, label %151

149:                                              ; preds = %147
  %150 = tail call fastcc i32 @signal_named(ptr noundef nonnull %8, ptr noundef nonnull %11, i32 noundef %3, i32 noundef %17)
  br label %160

151:                                              ; preds = %147
  %152 = icmp eq i32 %17, 0
  br i1 %152, label %157, label %153

153:                                              ; preds = %151
  %154 = trunc nuw nsw i32 %17 to i8
  %155 = getelementptr inbounds i8, ptr %11, i64 256
  %156 = getelementptr inbounds [24 x i8], ptr %155, i64 0, i64 %110
  store i8 %154, ptr %156, align 1, !tbaa !16
  br label %157

157:                                              ; preds = %153, %151
  %158 = getelementptr inbounds i8, ptr %11, i64 280
  %159 = getelementptr inbounds [24 x i8], ptr %158, i64 0, i64 %110
  store i8 0, ptr %159, align 1, !tbaa !16
  br label %160

160:                                              ; preds = %43, %86, %23, %127, %5, %157, %149, %130, %117, %114, %94
  %161 = phi i32 [ %108, %94 ], [ 0, %114 ], [ 0, %117 ], [ %146, %130 ], [ %150, %149 ], [ 0, %157 ], [ 0, %5 ], [ 0, %127 ], [ 1, %23 ], [ %89, %86 ], [ 0, %43 ]
  ret i32 %161
}

declare void @hk_stop(ptr noundef, i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @signal_named(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %1, i64 256
  %8 = zext i32 %2 to i64
  %9 = getelementptr inbounds [24 x i8], ptr %7, i64 0, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !16
  br label %16

11:                                               ; preds = %4
  %12 = trunc nuw nsw i32 %3 to i8
  %13 = getelementptr inbounds i8, ptr %1, i64 256
  %14 = zext i32 %2 to i64
  %15 = getelementptr inbounds [24 x i8], ptr %13, i64 0, i64 %14
  store i8 %12, ptr %15, align 1, !tbaa !16
  br label %16

16:                                               ; preds = %6, %11
  %17 = phi i64 [ %8, %6 ], [ %14, %11 ]
  %18 = phi i8 [ %10, %6 ], [ %12, %11 ]
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %73, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds i8, ptr %1, i64 280
  %22 = getelementptr inbounds [24 x i8], ptr %21, i64 0, i64 %17
  %23 = load i8, ptr %22, align 1, !tbaa !16
  %24 = icmp ult i8 %23, 127
  %25 = zext i1 %24 to i8
  %26 = add i8 %23, %25
  store i8 %26, ptr %22, align 1, !tbaa !16
  %27 = icmp ult i8 %26, %18
  br i1 %27, label %70, label %28

28:                                               ; preds = %20
  store i8 0, ptr %22, align 1, !tbaa !16
  %29 = getelementptr inbounds i8, ptr %1, i64 208
  %30 = load i64, ptr %29, align 8, !tbaa !18
  %31 = add i64 %30, 1
  store i64 %31, ptr %29, align 8, !tbaa !18
  %32 = getelementptr inbounds i8, ptr %1, i64 176
  store i64 0, ptr %32, align 8, !tbaa !19
  %33 = getelementptr inbounds i8, ptr %1, i64 36
  %34 = load i32, ptr %33, align 4, !tbaa !14
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %70, label %36

36:                                               ; preds = %28
  %37 = getelementptr inbounds i8, ptr %1, i64 40
  %38 = load i64, ptr %37, align 8, !tbaa !20
  %39 = getelementptr inbounds i8, ptr %0, i64 56
  %40 = load i64, ptr %39, align 8, !tbaa !21
  %41 = getelementptr inbounds i8, ptr %1, i64 224
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
  %54 = load i8, ptr %53, align 1, !tbaa !16
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, %2
  br i1 %56, label %57, label %65

57:                                               ; preds = %52
  %58 = icmp eq i32 %50, 4
  br i1 %58, label %59, label %61

59:                                               ; preds = %57
  store i32 0, ptr %49, align 8, !tbaa !13
  %60 = load i32, ptr %33, align 4, !tbaa !14
  br label %65

61:                                               ; preds = %57
  %62 = shl nuw i64 1, %45
  %63 = load i64, ptr %42, align 8, !tbaa !17
  %64 = or i64 %63, %62
  store i64 %64, ptr %42, align 8, !tbaa !17
  br label %65

65:                                               ; preds = %61, %59, %52, %43
  %66 = phi i32 [ %60, %59 ], [ %44, %61 ], [ %44, %43 ], [ %44, %52 ]
  %67 = add nuw nsw i64 %45, 1
  %68 = zext i32 %66 to i64
  %69 = icmp ult i64 %67, %68
  br i1 %69, label %43, label %70, !llvm.loop !24

70:                                               ; preds = %65, %28, %20
  %71 = icmp eq i8 %23, 0
  %72 = zext i1 %71 to i32
  br label %73

73:                                               ; preds = %16, %70
  %74 = phi i32 [ %72, %70 ], [ 0, %16 ]
  ret i32 %74
}

attributes #0 = { noinline nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888, !5, i64 131936, !5, i64 131944, !10, i64 131952}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32}
!11 = !{!4, !5, i64 56}
!12 = !{!4, !5, i64 64}
!13 = !{!9, !9, i64 0}
!14 = !{!15, !9, i64 36}
!15 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !6, i64 224, !6, i64 256, !6, i64 280}
!16 = !{!6, !6, i64 0}
!17 = !{!15, !5, i64 216}
!18 = !{!15, !5, i64 208}
!19 = !{!15, !5, i64 176}
!20 = !{!15, !5, i64 40}
!21 = !{!22, !5, i64 56}
!22 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !23, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !9, i64 784, !9, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032}
!23 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!15, !9, i64 4}
!27 = !{!15, !9, i64 8}
!28 = !{!22, !5, i64 1032}
