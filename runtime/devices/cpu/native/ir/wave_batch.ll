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
  %12 = getelementptr inbounds i8, ptr %11, i64 524
  %13 = load i32, ptr %12, align 4, !tbaa !12
  %14 = getelementptr inbounds i8, ptr %1, i64 36
  %15 = load i32, ptr %14, align 4, !tbaa !13
  %16 = getelementptr inbounds i8, ptr %1, i64 12
  %17 = load i32, ptr %16, align 4, !tbaa !14
  %18 = getelementptr inbounds i8, ptr %0, i64 131816
  %19 = load i64, ptr %18, align 8, !tbaa !15
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %54

21:                                               ; preds = %5
  %22 = getelementptr inbounds i8, ptr %11, i64 528
  %23 = load i64, ptr %22, align 8, !tbaa !16
  %24 = getelementptr inbounds i8, ptr %3, i64 76
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  %26 = getelementptr inbounds i8, ptr %2, i64 16
  %27 = getelementptr inbounds i8, ptr %3, i64 8
  %28 = getelementptr inbounds i8, ptr %3, i64 40
  %29 = getelementptr inbounds i8, ptr %3, i64 16
  %30 = getelementptr inbounds i8, ptr %3, i64 48
  %31 = and i32 %13, 1023
  %32 = lshr i32 %13, 13
  %33 = and i32 %32, 1024
  %34 = or disjoint i32 %33, %31
  %35 = zext nneg i32 %34 to i64
  %36 = shl nuw nsw i64 %35, 48
  %37 = inttoptr i64 %4 to ptr
  %38 = getelementptr inbounds i8, ptr %8, i64 736
  %39 = getelementptr inbounds i8, ptr %37, i64 -8
  %40 = getelementptr inbounds i8, ptr %3, i64 72
  %41 = getelementptr inbounds i8, ptr %0, i64 176
  %42 = getelementptr inbounds i8, ptr %0, i64 131824
  %43 = getelementptr inbounds i8, ptr %0, i64 131832
  %44 = getelementptr inbounds i8, ptr %0, i64 131840
  %45 = getelementptr inbounds i8, ptr %8, i64 704
  %46 = getelementptr inbounds i8, ptr %0, i64 131872
  %47 = getelementptr inbounds i8, ptr %0, i64 131856
  %48 = getelementptr inbounds i8, ptr %0, i64 131848
  %49 = getelementptr inbounds i8, ptr %0, i64 131808
  %50 = getelementptr inbounds i8, ptr %1, i64 4
  %51 = getelementptr inbounds i8, ptr %0, i64 131864
  %52 = getelementptr inbounds i8, ptr %8, i64 164
  %53 = load i32, ptr %24, align 4, !tbaa !17
  br label %58

54:                                               ; preds = %5
  %55 = getelementptr inbounds i8, ptr %1, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !19
  %57 = sub i64 %19, %56
  store i64 %57, ptr %18, align 8, !tbaa !15
  br label %208

58:                                               ; preds = %21, %199
  %59 = phi i32 [ %166, %199 ], [ %53, %21 ]
  %60 = phi i64 [ %200, %199 ], [ %23, %21 ]
  %61 = icmp ult i32 %59, 2
  br i1 %61, label %62, label %203

62:                                               ; preds = %58
  %63 = load i64, ptr %25, align 8, !tbaa !20
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %74, label %65

65:                                               ; preds = %62
  %66 = load i64, ptr %2, align 8, !tbaa !22
  %67 = icmp eq i64 %66, -1
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = tail call i64 @llvm.readcyclecounter()
  %70 = load i64, ptr %2, align 8, !tbaa !22
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %72, label %203

72:                                               ; preds = %68, %65
  %73 = load i64, ptr %26, align 8, !tbaa !23
  store i64 %73, ptr %25, align 8, !tbaa !20
  br label %74

74:                                               ; preds = %72, %62
  %75 = load i64, ptr %3, align 8, !tbaa !24
  %76 = icmp eq i64 %75, %4
  br i1 %76, label %77, label %79

77:                                               ; preds = %74
  %78 = load i64, ptr %27, align 8, !tbaa !25
  br label %80

79:                                               ; preds = %74
  store i64 %4, ptr %3, align 8, !tbaa !24
  store i64 -1, ptr %28, align 8, !tbaa !25
  store i64 -1, ptr %27, align 8, !tbaa !25
  br label %80

80:                                               ; preds = %79, %77
  %81 = phi i64 [ %78, %77 ], [ -1, %79 ]
  %82 = icmp eq i64 %81, %60
  br i1 %82, label %83, label %86

83:                                               ; preds = %80
  %84 = load i32, ptr %29, align 8, !tbaa !28
  %85 = icmp eq i32 %84, %13
  br i1 %85, label %102, label %86

86:                                               ; preds = %83, %80
  %87 = load i64, ptr %28, align 8, !tbaa !25
  %88 = icmp eq i64 %87, %60
  br i1 %88, label %89, label %92

89:                                               ; preds = %86
  %90 = load i32, ptr %30, align 8, !tbaa !28
  %91 = icmp eq i32 %90, %13
  br i1 %91, label %102, label %92

92:                                               ; preds = %89, %86
  %93 = add i64 %60, 1
  %94 = or i64 %93, %36
  %95 = load i64, ptr %38, align 8, !tbaa !29
  %96 = shl i64 %95, 59
  %97 = or i64 %96, %94
  %98 = load i64, ptr %39, align 8, !tbaa !16
  %99 = lshr i64 %97, 2
  %100 = mul i64 %99, -7046029254386353131
  %101 = lshr i64 %100, 40
  br label %110

102:                                              ; preds = %89, %83
  %103 = phi ptr [ %27, %83 ], [ %28, %89 ]
  %104 = getelementptr inbounds i8, ptr %103, i64 16
  %105 = load ptr, ptr %104, align 8, !tbaa !32
  %106 = icmp eq ptr %105, null
  br i1 %106, label %203, label %107

107:                                              ; preds = %102
  %108 = getelementptr inbounds i8, ptr %103, i64 24
  %109 = load i64, ptr %108, align 8, !tbaa !33, !noalias !34
  br label %140

110:                                              ; preds = %110, %92
  %111 = phi i64 [ %101, %92 ], [ %121, %110 ]
  %112 = phi ptr [ undef, %92 ], [ %119, %110 ]
  %113 = and i64 %111, %98
  %114 = getelementptr inbounds %struct.Region, ptr %37, i64 %113
  %115 = load i64, ptr %114, align 8, !tbaa !22
  %116 = icmp ne i64 %115, %97
  %117 = icmp ne i64 %115, 0
  %118 = select i1 %117, ptr %112, ptr null
  %119 = select i1 %116, ptr %118, ptr %114
  %120 = and i1 %116, %117
  %121 = add i64 %111, 1
  br i1 %120, label %110, label %122

122:                                              ; preds = %110
  %123 = load i32, ptr %40, align 8, !tbaa !37
  %124 = xor i32 %123, 1
  store i32 %124, ptr %40, align 8, !tbaa !37
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds [2 x %struct.At], ptr %27, i64 0, i64 %125
  %127 = icmp eq ptr %119, null
  br i1 %127, label %128, label %131

128:                                              ; preds = %122
  store i64 %60, ptr %126, align 8, !tbaa !16
  %129 = getelementptr inbounds i8, ptr %126, i64 8
  store i32 %13, ptr %129, align 8, !tbaa !12
  %130 = getelementptr inbounds i8, ptr %126, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %130, i8 0, i64 16, i1 false)
  br label %203

131:                                              ; preds = %122
  %132 = getelementptr inbounds i8, ptr %119, i64 8
  %133 = load i64, ptr %132, align 8, !tbaa !20
  %134 = inttoptr i64 %133 to ptr
  %135 = getelementptr inbounds i8, ptr %119, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !23
  store i64 %60, ptr %126, align 8, !tbaa !16
  %137 = getelementptr inbounds i8, ptr %126, i64 8
  store i32 %13, ptr %137, align 8, !tbaa !12
  %138 = getelementptr inbounds i8, ptr %126, i64 16
  store ptr %134, ptr %138, align 8, !tbaa !38
  %139 = getelementptr inbounds i8, ptr %126, i64 24
  store i64 %136, ptr %139, align 8, !tbaa !16
  store i64 %94, ptr %41, align 8, !tbaa !39
  br label %140

140:                                              ; preds = %107, %131
  %141 = phi i64 [ %109, %107 ], [ %136, %131 ]
  %142 = phi ptr [ %105, %107 ], [ %134, %131 ]
  %143 = load i32, ptr %14, align 4, !tbaa !13, !noalias !34
  %144 = zext i32 %143 to i64
  %145 = load i64, ptr %38, align 8, !tbaa !29, !noalias !34
  %146 = udiv i64 %144, %145
  store i64 %146, ptr %42, align 8, !tbaa !40, !noalias !34
  store i64 %60, ptr %43, align 8, !tbaa !41, !noalias !34
  %147 = load i64, ptr %25, align 8, !tbaa !20, !noalias !34
  store i64 %147, ptr %44, align 8, !tbaa !42, !noalias !34
  %148 = load i64, ptr %45, align 8, !tbaa !43, !noalias !34
  store i64 %148, ptr %0, align 8, !tbaa !44, !noalias !34
  %149 = icmp ugt i64 %146, 1
  %150 = zext i1 %149 to i64
  store i64 %150, ptr %46, align 8, !tbaa !45, !noalias !34
  %151 = load i64, ptr %9, align 8, !tbaa !10, !noalias !34
  %152 = inttoptr i64 %151 to ptr
  %153 = tail call i64 %142(ptr noundef %152, ptr noundef nonnull %0, i64 noundef %141) #4, !noalias !34
  %154 = load i64, ptr %44, align 8, !tbaa !42, !noalias !34
  store i64 %154, ptr %25, align 8, !tbaa !20, !noalias !34
  %155 = load i64, ptr %47, align 8, !tbaa !46, !noalias !34
  %156 = load i64, ptr %48, align 8, !tbaa !47, !noalias !34
  %157 = load i64, ptr %38, align 8, !tbaa !29, !noalias !34
  %158 = mul i64 %157, %156
  %159 = trunc i64 %158 to i32
  %160 = icmp eq i32 %15, %159
  %161 = lshr i64 %153, 48
  %162 = and i64 %155, -281474976710656
  %163 = icmp eq i64 %162, 1688849860263936
  %164 = zext i1 %163 to i32
  %165 = load i32, ptr %24, align 4, !tbaa !17
  %166 = add i32 %165, %164
  store i32 %166, ptr %24, align 4, !tbaa !17
  br i1 %163, label %168, label %167

167:                                              ; preds = %140
  store i64 0, ptr %49, align 8, !tbaa !48
  br label %173

168:                                              ; preds = %140
  %169 = load i64, ptr %49, align 8, !tbaa !48
  %170 = add i64 %169, 1
  store i64 %170, ptr %49, align 8, !tbaa !48
  %171 = icmp ult i64 %170, 8
  br i1 %171, label %173, label %172

172:                                              ; preds = %168
  store i64 0, ptr %49, align 8, !tbaa !48
  store i64 32, ptr %18, align 8, !tbaa !15
  br label %173

173:                                              ; preds = %167, %168, %172
  %174 = icmp eq i64 %161, 1
  %175 = select i1 %160, i1 %174, i1 false
  br i1 %175, label %176, label %177

176:                                              ; preds = %173
  store i32 0, ptr %50, align 4, !tbaa !49
  br label %208

177:                                              ; preds = %173
  %178 = load i32, ptr %50, align 4, !tbaa !49
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %208, label %180

180:                                              ; preds = %177
  %181 = icmp eq i64 %161, 2
  %182 = select i1 %160, i1 %181, i1 false
  br i1 %182, label %183, label %186

183:                                              ; preds = %180
  %184 = load i32, ptr %16, align 4, !tbaa !14
  %185 = add i32 %184, 1
  store i32 %185, ptr %16, align 4, !tbaa !14
  br label %186

186:                                              ; preds = %183, %180
  br i1 %160, label %187, label %194

187:                                              ; preds = %186
  %188 = load i32, ptr %16, align 4, !tbaa !14
  %189 = load i64, ptr %51, align 8, !tbaa !50
  %190 = trunc i64 %189 to i32
  %191 = icmp eq i32 %188, %190
  br i1 %191, label %192, label %199

192:                                              ; preds = %187
  %193 = load i64, ptr %43, align 8, !tbaa !41
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %15, i32 noundef %15, i64 noundef %193)
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %15, i64 noundef %153)
  br label %208

194:                                              ; preds = %186
  %195 = load i64, ptr %43, align 8, !tbaa !41
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %159, i32 noundef %15, i64 noundef %195)
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %159, i64 noundef %153)
  %196 = load i64, ptr %38, align 8, !tbaa !29
  %197 = trunc i64 %196 to i32
  %198 = add i32 %197, %159
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %159, i32 noundef %198, i64 noundef %155)
  br label %208

199:                                              ; preds = %187
  %200 = and i64 %153, 281474976710655
  %201 = load atomic i32, ptr %52 monotonic, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %58, label %203

203:                                              ; preds = %102, %199, %68, %58, %128
  %204 = phi i64 [ %60, %128 ], [ %60, %102 ], [ %200, %199 ], [ %60, %68 ], [ %60, %58 ]
  %205 = load i32, ptr %16, align 4, !tbaa !14
  %206 = icmp eq i32 %205, %17
  br i1 %206, label %208, label %207

207:                                              ; preds = %203
  tail call fastcc void @put_back(ptr noundef %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %15, i64 noundef %204)
  br label %208

208:                                              ; preds = %177, %176, %192, %194, %203, %207, %54
  %209 = phi i32 [ 0, %54 ], [ 1, %207 ], [ 0, %203 ], [ 1, %194 ], [ 1, %192 ], [ 1, %176 ], [ 1, %177 ]
  ret i32 %209
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_back(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = icmp ult i32 %2, %3
  br i1 %6, label %7, label %18

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 40
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = and i64 %4, 281474976710655
  %11 = lshr i64 %4, 48
  %12 = trunc nuw i64 %11 to i16
  %13 = getelementptr inbounds i8, ptr %1, i64 4
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = getelementptr inbounds i8, ptr %1, i64 12
  %16 = zext i32 %2 to i64
  %17 = zext i32 %3 to i64
  br label %19

18:                                               ; preds = %58, %5
  ret void

19:                                               ; preds = %7, %58
  %20 = phi i64 [ %16, %7 ], [ %59, %58 ]
  %21 = load i64, ptr %8, align 8, !tbaa !10
  %22 = load i64, ptr %9, align 8, !tbaa !51
  %23 = mul i64 %22, %20
  %24 = add i64 %23, %21
  %25 = inttoptr i64 %24 to ptr
  %26 = getelementptr inbounds i8, ptr %25, i64 528
  store i64 %10, ptr %26, align 8, !tbaa !16
  switch i16 %12, label %51 [
    i16 2, label %27
    i16 1, label %38
    i16 7, label %49
    i16 4, label %56
  ]

27:                                               ; preds = %19
  %28 = load i32, ptr %15, align 4, !tbaa !14
  %29 = getelementptr inbounds i8, ptr %25, i64 540
  store i32 %28, ptr %29, align 4, !tbaa !12
  %30 = getelementptr inbounds i8, ptr %25, i64 536
  store i32 1, ptr %30, align 8, !tbaa !12
  %31 = load i32, ptr %14, align 8, !tbaa !52
  %32 = add i32 %31, 1
  store i32 %32, ptr %14, align 8, !tbaa !52
  %33 = load i32, ptr %13, align 4, !tbaa !49
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %58, label %35

35:                                               ; preds = %27
  store i32 0, ptr %14, align 8, !tbaa !52
  %36 = load i32, ptr %15, align 4, !tbaa !14
  %37 = add i32 %36, 1
  store i32 %37, ptr %15, align 4, !tbaa !14
  br label %58

38:                                               ; preds = %19
  %39 = getelementptr inbounds i8, ptr %25, i64 536
  store i32 2, ptr %39, align 8, !tbaa !12
  %40 = load i32, ptr %13, align 4, !tbaa !49
  %41 = add i32 %40, -1
  store i32 %41, ptr %13, align 4, !tbaa !49
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %58, label %43

43:                                               ; preds = %38
  %44 = load i32, ptr %14, align 8, !tbaa !52
  %45 = icmp ult i32 %44, %41
  br i1 %45, label %58, label %46

46:                                               ; preds = %43
  store i32 0, ptr %14, align 8, !tbaa !52
  %47 = load i32, ptr %15, align 4, !tbaa !14
  %48 = add i32 %47, 1
  store i32 %48, ptr %15, align 4, !tbaa !14
  br label %58

49:                                               ; preds = %19
  %50 = getelementptr inbounds i8, ptr %25, i64 536
  store i32 3, ptr %50, align 8, !tbaa !12
  br label %58

51:                                               ; preds = %19
  %52 = getelementptr inbounds i8, ptr %25, i64 536
  %53 = load i32, ptr %52, align 8, !tbaa !12
  %54 = icmp eq i32 %53, 3
  br i1 %54, label %58, label %55

55:                                               ; preds = %51
  store i32 0, ptr %52, align 8, !tbaa !12
  br label %58

56:                                               ; preds = %19
  %57 = getelementptr inbounds i8, ptr %25, i64 536
  store i32 1, ptr %57, align 8, !tbaa !12
  br label %58

58:                                               ; preds = %27, %35, %38, %43, %46, %49, %51, %55, %56
  %59 = add nuw nsw i64 %20, 1
  %60 = icmp eq i64 %59, %17
  br i1 %60, label %18, label %19, !llvm.loop !53
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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !5, i64 40}
!11 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152}
!12 = !{!9, !9, i64 0}
!13 = !{!11, !9, i64 36}
!14 = !{!11, !9, i64 12}
!15 = !{!4, !5, i64 131816}
!16 = !{!5, !5, i64 0}
!17 = !{!18, !9, i64 76}
!18 = !{!"", !5, i64 0, !6, i64 8, !9, i64 72, !9, i64 76}
!19 = !{!11, !5, i64 72}
!20 = !{!21, !5, i64 8}
!21 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!22 = !{!21, !5, i64 0}
!23 = !{!21, !5, i64 16}
!24 = !{!18, !5, i64 0}
!25 = !{!26, !5, i64 0}
!26 = !{!"", !5, i64 0, !9, i64 8, !27, i64 16, !5, i64 24}
!27 = !{!"any pointer", !6, i64 0}
!28 = !{!26, !9, i64 8}
!29 = !{!30, !5, i64 736}
!30 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !31, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !9, i64 776, !9, i64 780, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !6, i64 824, !5, i64 888, !6, i64 896, !5, i64 960, !5, i64 968, !5, i64 976, !5, i64 984}
!31 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!32 = !{!26, !27, i64 16}
!33 = !{!26, !5, i64 24}
!34 = !{!35}
!35 = distinct !{!35, !36, !"step: argument 0"}
!36 = distinct !{!36, !"step"}
!37 = !{!18, !9, i64 72}
!38 = !{!27, !27, i64 0}
!39 = !{!4, !5, i64 176}
!40 = !{!4, !5, i64 131824}
!41 = !{!4, !5, i64 131832}
!42 = !{!4, !5, i64 131840}
!43 = !{!30, !5, i64 704}
!44 = !{!4, !5, i64 0}
!45 = !{!4, !5, i64 131872}
!46 = !{!4, !5, i64 131856}
!47 = !{!4, !5, i64 131848}
!48 = !{!4, !5, i64 131808}
!49 = !{!11, !9, i64 4}
!50 = !{!4, !5, i64 131864}
!51 = !{!30, !5, i64 56}
!52 = !{!11, !9, i64 8}
!53 = distinct !{!53, !54}
!54 = !{!"llvm.loop.mustprogress"}
