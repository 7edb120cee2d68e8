target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Region = type { i64, i64, i64 }
%struct.At = type { i64, i32, ptr, i64 }

; Function Attrs: nounwind
define noundef i32 @hk_run_batches(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !10
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %11, i64 528
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = getelementptr inbounds i8, ptr %11, i64 524
  %15 = load i32, ptr %14, align 4, !tbaa !13
  %16 = getelementptr inbounds i8, ptr %1, i64 36
  %17 = load i32, ptr %16, align 4, !tbaa !14
  %18 = getelementptr inbounds i8, ptr %1, i64 12
  %19 = load i32, ptr %18, align 4, !tbaa !15
  %20 = getelementptr inbounds i8, ptr %3, i64 76
  %21 = getelementptr inbounds i8, ptr %2, i64 8
  %22 = getelementptr inbounds i8, ptr %2, i64 16
  %23 = getelementptr inbounds i8, ptr %3, i64 8
  %24 = getelementptr inbounds i8, ptr %3, i64 40
  %25 = getelementptr inbounds i8, ptr %3, i64 16
  %26 = getelementptr inbounds i8, ptr %3, i64 48
  %27 = and i32 %15, 1023
  %28 = lshr i32 %15, 13
  %29 = and i32 %28, 1024
  %30 = or disjoint i32 %29, %27
  %31 = zext nneg i32 %30 to i64
  %32 = shl nuw nsw i64 %31, 48
  %33 = inttoptr i64 %4 to ptr
  %34 = getelementptr inbounds i8, ptr %8, i64 736
  %35 = getelementptr inbounds i8, ptr %33, i64 -8
  %36 = getelementptr inbounds i8, ptr %3, i64 72
  %37 = getelementptr inbounds i8, ptr %0, i64 176
  %38 = getelementptr inbounds i8, ptr %0, i64 131824
  %39 = getelementptr inbounds i8, ptr %0, i64 131832
  %40 = getelementptr inbounds i8, ptr %0, i64 131840
  %41 = getelementptr inbounds i8, ptr %8, i64 704
  %42 = getelementptr inbounds i8, ptr %0, i64 131872
  %43 = getelementptr inbounds i8, ptr %0, i64 131856
  %44 = getelementptr inbounds i8, ptr %0, i64 131848
  %45 = getelementptr inbounds i8, ptr %0, i64 131808
  %46 = getelementptr inbounds i8, ptr %0, i64 131816
  %47 = getelementptr inbounds i8, ptr %1, i64 4
  %48 = getelementptr inbounds i8, ptr %0, i64 131864
  %49 = getelementptr inbounds i8, ptr %8, i64 164
  %50 = load i32, ptr %20, align 4, !tbaa !16
  br label %51

51:                                               ; preds = %192, %5
  %52 = phi i32 [ %50, %5 ], [ %159, %192 ]
  %53 = phi i64 [ %13, %5 ], [ %193, %192 ]
  %54 = icmp ult i32 %52, 2
  br i1 %54, label %55, label %196

55:                                               ; preds = %51
  %56 = load i64, ptr %21, align 8, !tbaa !18
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %67, label %58

58:                                               ; preds = %55
  %59 = load i64, ptr %2, align 8, !tbaa !20
  %60 = icmp eq i64 %59, -1
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = tail call i64 @llvm.readcyclecounter()
  %63 = load i64, ptr %2, align 8, !tbaa !20
  %64 = icmp ult i64 %62, %63
  br i1 %64, label %65, label %196

65:                                               ; preds = %61, %58
  %66 = load i64, ptr %22, align 8, !tbaa !21
  store i64 %66, ptr %21, align 8, !tbaa !18
  br label %67

67:                                               ; preds = %65, %55
  %68 = load i64, ptr %3, align 8, !tbaa !22
  %69 = icmp eq i64 %68, %4
  br i1 %69, label %70, label %72

70:                                               ; preds = %67
  %71 = load i64, ptr %23, align 8, !tbaa !23
  br label %73

72:                                               ; preds = %67
  store i64 %4, ptr %3, align 8, !tbaa !22
  store i64 -1, ptr %24, align 8, !tbaa !23
  store i64 -1, ptr %23, align 8, !tbaa !23
  br label %73

73:                                               ; preds = %72, %70
  %74 = phi i64 [ %71, %70 ], [ -1, %72 ]
  %75 = icmp eq i64 %74, %53
  br i1 %75, label %76, label %79

76:                                               ; preds = %73
  %77 = load i32, ptr %25, align 8, !tbaa !26
  %78 = icmp eq i32 %77, %15
  br i1 %78, label %95, label %79

79:                                               ; preds = %76, %73
  %80 = load i64, ptr %24, align 8, !tbaa !23
  %81 = icmp eq i64 %80, %53
  br i1 %81, label %82, label %85

82:                                               ; preds = %79
  %83 = load i32, ptr %26, align 8, !tbaa !26
  %84 = icmp eq i32 %83, %15
  br i1 %84, label %95, label %85

85:                                               ; preds = %82, %79
  %86 = add i64 %53, 1
  %87 = or i64 %86, %32
  %88 = load i64, ptr %34, align 8, !tbaa !27
  %89 = shl i64 %88, 59
  %90 = or i64 %89, %87
  %91 = load i64, ptr %35, align 8, !tbaa !12
  %92 = lshr i64 %90, 2
  %93 = mul i64 %92, -7046029254386353131
  %94 = lshr i64 %93, 40
  br label %103

95:                                               ; preds = %82, %76
  %96 = phi ptr [ %23, %76 ], [ %24, %82 ]
  %97 = getelementptr inbounds i8, ptr %96, i64 16
  %98 = load ptr, ptr %97, align 8, !tbaa !30
  %99 = icmp eq ptr %98, null
  br i1 %99, label %196, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds i8, ptr %96, i64 24
  %102 = load i64, ptr %101, align 8, !tbaa !31, !noalias !32
  br label %133

103:                                              ; preds = %103, %85
  %104 = phi i64 [ %94, %85 ], [ %114, %103 ]
  %105 = phi ptr [ undef, %85 ], [ %112, %103 ]
  %106 = and i64 %104, %91
  %107 = getelementptr inbounds %struct.Region, ptr %33, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !20
  %109 = icmp ne i64 %108, %90
  %110 = icmp ne i64 %108, 0
  %111 = select i1 %110, ptr %105, ptr null
  %112 = select i1 %109, ptr %111, ptr %107
  %113 = and i1 %109, %110
  %114 = add i64 %104, 1
  br i1 %113, label %103, label %115

115:                                              ; preds = %103
  %116 = load i32, ptr %36, align 8, !tbaa !35
  %117 = xor i32 %116, 1
  store i32 %117, ptr %36, align 8, !tbaa !35
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds [2 x %struct.At], ptr %23, i64 0, i64 %118
  %120 = icmp eq ptr %112, null
  br i1 %120, label %121, label %124

121:                                              ; preds = %115
  store i64 %53, ptr %119, align 8, !tbaa !12
  %122 = getelementptr inbounds i8, ptr %119, i64 8
  store i32 %15, ptr %122, align 8, !tbaa !13
  %123 = getelementptr inbounds i8, ptr %119, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %123, i8 0, i64 16, i1 false)
  br label %196

124:                                              ; preds = %115
  %125 = getelementptr inbounds i8, ptr %112, i64 8
  %126 = load i64, ptr %125, align 8, !tbaa !18
  %127 = inttoptr i64 %126 to ptr
  %128 = getelementptr inbounds i8, ptr %112, i64 16
  %129 = load i64, ptr %128, align 8, !tbaa !21
  store i64 %53, ptr %119, align 8, !tbaa !12
  %130 = getelementptr inbounds i8, ptr %119, i64 8
  store i32 %15, ptr %130, align 8, !tbaa !13
  %131 = getelementptr inbounds i8, ptr %119, i64 16
  store ptr %127, ptr %131, align 8, !tbaa !36
  %132 = getelementptr inbounds i8, ptr %119, i64 24
  store i64 %129, ptr %132, align 8, !tbaa !12
  store i64 %87, ptr %37, align 8, !tbaa !37
  br label %133

133:                                              ; preds = %100, %124
  %134 = phi i64 [ %102, %100 ], [ %129, %124 ]
  %135 = phi ptr [ %98, %100 ], [ %127, %124 ]
  %136 = load i32, ptr %16, align 4, !tbaa !14, !noalias !32
  %137 = zext i32 %136 to i64
  %138 = load i64, ptr %34, align 8, !tbaa !27, !noalias !32
  %139 = udiv i64 %137, %138
  store i64 %139, ptr %38, align 8, !tbaa !38, !noalias !32
  store i64 %53, ptr %39, align 8, !tbaa !39, !noalias !32
  %140 = load i64, ptr %21, align 8, !tbaa !18, !noalias !32
  store i64 %140, ptr %40, align 8, !tbaa !40, !noalias !32
  %141 = load i64, ptr %41, align 8, !tbaa !41, !noalias !32
  store i64 %141, ptr %0, align 8, !tbaa !42, !noalias !32
  %142 = icmp ugt i64 %139, 1
  %143 = zext i1 %142 to i64
  store i64 %143, ptr %42, align 8, !tbaa !43, !noalias !32
  %144 = load i64, ptr %9, align 8, !tbaa !10, !noalias !32
  %145 = inttoptr i64 %144 to ptr
  %146 = tail call i64 %135(ptr noundef %145, ptr noundef nonnull %0, i64 noundef %134) #4, !noalias !32
  %147 = load i64, ptr %40, align 8, !tbaa !40, !noalias !32
  store i64 %147, ptr %21, align 8, !tbaa !18, !noalias !32
  %148 = load i64, ptr %43, align 8, !tbaa !44, !noalias !32
  %149 = load i64, ptr %44, align 8, !tbaa !45, !noalias !32
  %150 = load i64, ptr %34, align 8, !tbaa !27, !noalias !32
  %151 = mul i64 %150, %149
  %152 = trunc i64 %151 to i32
  %153 = icmp eq i32 %17, %152
  %154 = lshr i64 %146, 48
  %155 = and i64 %148, -281474976710656
  %156 = icmp eq i64 %155, 1688849860263936
  %157 = zext i1 %156 to i32
  %158 = load i32, ptr %20, align 4, !tbaa !16
  %159 = add i32 %158, %157
  store i32 %159, ptr %20, align 4, !tbaa !16
  br i1 %156, label %161, label %160

160:                                              ; preds = %133
  store i64 0, ptr %45, align 8, !tbaa !46
  br label %166

161:                                              ; preds = %133
  %162 = load i64, ptr %45, align 8, !tbaa !46
  %163 = add i64 %162, 1
  store i64 %163, ptr %45, align 8, !tbaa !46
  %164 = icmp ult i64 %163, 8
  br i1 %164, label %166, label %165

165:                                              ; preds = %161
  store i64 0, ptr %45, align 8, !tbaa !46
  store i64 32, ptr %46, align 8, !tbaa !47
  br label %166

166:                                              ; preds = %160, %161, %165
  %167 = icmp eq i64 %154, 1
  %168 = select i1 %153, i1 %167, i1 false
  br i1 %168, label %169, label %170

169:                                              ; preds = %166
  store i32 0, ptr %47, align 4, !tbaa !48
  br label %201

170:                                              ; preds = %166
  %171 = load i32, ptr %47, align 4, !tbaa !48
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %201, label %173

173:                                              ; preds = %170
  %174 = icmp eq i64 %154, 2
  %175 = select i1 %153, i1 %174, i1 false
  br i1 %175, label %176, label %179

176:                                              ; preds = %173
  %177 = load i32, ptr %18, align 4, !tbaa !15
  %178 = add i32 %177, 1
  store i32 %178, ptr %18, align 4, !tbaa !15
  br label %179

179:                                              ; preds = %176, %173
  br i1 %153, label %180, label %187

180:                                              ; preds = %179
  %181 = load i32, ptr %18, align 4, !tbaa !15
  %182 = load i64, ptr %48, align 8, !tbaa !49
  %183 = trunc i64 %182 to i32
  %184 = icmp eq i32 %181, %183
  br i1 %184, label %185, label %192

185:                                              ; preds = %180
  %186 = load i64, ptr %39, align 8, !tbaa !39
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %17, i32 noundef %17, i64 noundef %186)
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %17, i64 noundef %146)
  br label %201

187:                                              ; preds = %179
  %188 = load i64, ptr %39, align 8, !tbaa !39
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %152, i32 noundef %17, i64 noundef %188)
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %152, i64 noundef %146)
  %189 = load i64, ptr %34, align 8, !tbaa !27
  %190 = trunc i64 %189 to i32
  %191 = add i32 %190, %152
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %152, i32 noundef %191, i64 noundef %148)
  br label %201

192:                                              ; preds = %180
  %193 = and i64 %146, 281474976710655
  %194 = load atomic i32, ptr %49 monotonic, align 4
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %51, label %196

196:                                              ; preds = %95, %192, %61, %51, %121
  %197 = phi i64 [ %53, %121 ], [ %53, %95 ], [ %193, %192 ], [ %53, %61 ], [ %53, %51 ]
  %198 = load i32, ptr %18, align 4, !tbaa !15
  %199 = icmp eq i32 %198, %19
  br i1 %199, label %201, label %200

200:                                              ; preds = %196
  tail call fastcc void @put_back(ptr noundef %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %17, i64 noundef %197)
  br label %201

201:                                              ; preds = %170, %169, %185, %187, %196, %200
  %202 = phi i32 [ 1, %200 ], [ 0, %196 ], [ 1, %187 ], [ 1, %185 ], [ 1, %169 ], [ 1, %170 ]
  ret i32 %202
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_back(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = icmp ult i32 %2, %3
  br i1 %6, label %7, label %19

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 40
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = and i64 %4, 281474976710655
  %11 = lshr i64 %4, 48
  %12 = trunc nuw i64 %11 to i16
  %13 = getelementptr inbounds i8, ptr %1, i64 4
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = getelementptr inbounds i8, ptr %1, i64 12
  %16 = getelementptr inbounds i8, ptr %1, i64 168
  %17 = zext i32 %2 to i64
  %18 = zext i32 %3 to i64
  br label %20

19:                                               ; preds = %59, %5
  ret void

20:                                               ; preds = %7, %59
  %21 = phi i64 [ %17, %7 ], [ %60, %59 ]
  %22 = load i64, ptr %8, align 8, !tbaa !10
  %23 = load i64, ptr %9, align 8, !tbaa !50
  %24 = mul i64 %23, %21
  %25 = add i64 %24, %22
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds i8, ptr %26, i64 528
  store i64 %10, ptr %27, align 8, !tbaa !12
  switch i16 %12, label %52 [
    i16 2, label %28
    i16 1, label %39
    i16 7, label %50
    i16 4, label %57
  ]

28:                                               ; preds = %20
  %29 = load i32, ptr %15, align 4, !tbaa !15
  %30 = getelementptr inbounds i8, ptr %26, i64 540
  store i32 %29, ptr %30, align 4, !tbaa !13
  %31 = getelementptr inbounds i8, ptr %26, i64 536
  store i32 1, ptr %31, align 8, !tbaa !13
  %32 = load i32, ptr %14, align 8, !tbaa !51
  %33 = add i32 %32, 1
  store i32 %33, ptr %14, align 8, !tbaa !51
  %34 = load i32, ptr %13, align 4, !tbaa !48
  %35 = icmp ult i32 %33, %34
  br i1 %35, label %59, label %36

36:                                               ; preds = %28
  store i32 0, ptr %14, align 8, !tbaa !51
  %37 = load i32, ptr %15, align 4, !tbaa !15
  %38 = add i32 %37, 1
  store i32 %38, ptr %15, align 4, !tbaa !15
  store i64 0, ptr %16, align 8, !tbaa !52
  br label %59

39:                                               ; preds = %20
  %40 = getelementptr inbounds i8, ptr %26, i64 536
  store i32 2, ptr %40, align 8, !tbaa !13
  %41 = load i32, ptr %13, align 4, !tbaa !48
  %42 = add i32 %41, -1
  store i32 %42, ptr %13, align 4, !tbaa !48
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %59, label %44

44:                                               ; preds = %39
  %45 = load i32, ptr %14, align 8, !tbaa !51
  %46 = icmp ult i32 %45, %42
  br i1 %46, label %59, label %47

47:                                               ; preds = %44
  store i32 0, ptr %14, align 8, !tbaa !51
  %48 = load i32, ptr %15, align 4, !tbaa !15
  %49 = add i32 %48, 1
  store i32 %49, ptr %15, align 4, !tbaa !15
  store i64 0, ptr %16, align 8, !tbaa !52
  br label %59

50:                                               ; preds = %20
  %51 = getelementptr inbounds i8, ptr %26, i64 536
  store i32 3, ptr %51, align 8, !tbaa !13
  br label %59

52:                                               ; preds = %20
  %53 = getelementptr inbounds i8, ptr %26, i64 536
  %54 = load i32, ptr %53, align 8, !tbaa !13
  %55 = icmp eq i32 %54, 3
  br i1 %55, label %59, label %56

56:                                               ; preds = %52
  store i32 0, ptr %53, align 8, !tbaa !13
  br label %59

57:                                               ; preds = %20
  %58 = getelementptr inbounds i8, ptr %26, i64 536
  store i32 1, ptr %58, align 8, !tbaa !13
  br label %59

59:                                               ; preds = %28, %36, %39, %44, %47, %50, %52, %56, %57
  %60 = add nuw nsw i64 %21, 1
  %61 = icmp eq i64 %60, %18
  br i1 %61, label %19, label %20, !llvm.loop !53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888, !5, i64 131936, !5, i64 131944}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !5, i64 40}
!11 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192}
!12 = !{!5, !5, i64 0}
!13 = !{!9, !9, i64 0}
!14 = !{!11, !9, i64 36}
!15 = !{!11, !9, i64 12}
!16 = !{!17, !9, i64 76}
!17 = !{!"", !5, i64 0, !6, i64 8, !9, i64 72, !9, i64 76}
!18 = !{!19, !5, i64 8}
!19 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!20 = !{!19, !5, i64 0}
!21 = !{!19, !5, i64 16}
!22 = !{!17, !5, i64 0}
!23 = !{!24, !5, i64 0}
!24 = !{!"", !5, i64 0, !9, i64 8, !25, i64 16, !5, i64 24}
!25 = !{!"any pointer", !6, i64 0}
!26 = !{!24, !9, i64 8}
!27 = !{!28, !5, i64 736}
!28 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !29, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !9, i64 776, !9, i64 780, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !6, i64 824, !5, i64 888, !6, i64 896, !5, i64 960, !5, i64 968, !5, i64 976, !5, i64 984, !5, i64 992, !5, i64 1000}
!29 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!30 = !{!24, !25, i64 16}
!31 = !{!24, !5, i64 24}
!32 = !{!33}
!33 = distinct !{!33, !34, !"step: argument 0"}
!34 = distinct !{!34, !"step"}
!35 = !{!17, !9, i64 72}
!36 = !{!25, !25, i64 0}
!37 = !{!4, !5, i64 176}
!38 = !{!4, !5, i64 131824}
!39 = !{!4, !5, i64 131832}
!40 = !{!4, !5, i64 131840}
!41 = !{!28, !5, i64 704}
!42 = !{!4, !5, i64 0}
!43 = !{!4, !5, i64 131872}
!44 = !{!4, !5, i64 131856}
!45 = !{!4, !5, i64 131848}
!46 = !{!4, !5, i64 131808}
!47 = !{!4, !5, i64 131816}
!48 = !{!11, !9, i64 4}
!49 = !{!4, !5, i64 131864}
!50 = !{!28, !5, i64 56}
!51 = !{!11, !9, i64 8}
!52 = !{!11, !5, i64 168}
!53 = distinct !{!53, !54}
!54 = !{!"llvm.loop.mustprogress"}
