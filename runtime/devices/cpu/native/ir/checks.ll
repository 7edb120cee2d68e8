target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.WaveOrder = type { i16, i16, i8, i8, i8, i8 }
%struct.KnownGroup = type { i32, i32, i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i16, i16, i16, i16 }
%struct.Definedness = type { ptr, ptr, i64, i32, i32, i32, i32 }
%struct.Step = type { ptr, ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64 }
%struct.Finding = type { i32, i32, i32, i32, i64, i64, i64, %struct.Side, %struct.Side }
%struct.Side = type { i64, i32, i32, i32, i32, i64 }
%struct.Cell = type { i64, i64 }
%struct.Unreleased = type { i32, i32, i16, i16 }
%struct.Range = type { i64, i64 }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_fence(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %6, i64 816
  %8 = load i64, ptr %7, align 8, !tbaa !10
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %9, i64 96
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %110, label %16

16:                                               ; preds = %3
  %17 = icmp eq i32 %1, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, ptr %12, i64 152
  %20 = load i64, ptr %19, align 8, !tbaa !16
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %110, label %22

22:                                               ; preds = %18, %16
  %23 = getelementptr inbounds i8, ptr %12, i64 128
  %24 = load i64, ptr %23, align 8, !tbaa !18
  %25 = getelementptr inbounds i8, ptr %12, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !19
  %27 = zext i32 %26 to i64
  %28 = icmp eq i64 %24, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %22
  tail call fastcc void @pass_barrier(ptr noundef nonnull %9, ptr noundef nonnull readonly %6, ptr noundef nonnull %12)
  br label %30

30:                                               ; preds = %22, %29
  %31 = getelementptr inbounds i8, ptr %12, i64 16
  %32 = load i64, ptr %31, align 8, !tbaa !20
  %33 = getelementptr inbounds i8, ptr %6, i64 48
  %34 = load i32, ptr %33, align 8, !tbaa !21
  %35 = udiv i32 16777216, %34
  %36 = zext nneg i32 %35 to i64
  %37 = urem i64 %32, %36
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = mul i32 %34, %38
  %40 = getelementptr inbounds i8, ptr %0, i64 64
  %41 = load i64, ptr %40, align 8, !tbaa !22
  %42 = inttoptr i64 %41 to ptr
  %43 = getelementptr inbounds i8, ptr %42, i64 544
  %44 = load i32, ptr %43, align 8, !tbaa !23
  %45 = add i32 %39, %44
  %46 = getelementptr inbounds i8, ptr %9, i64 152
  %47 = load i64, ptr %46, align 8, !tbaa !24
  %48 = inttoptr i64 %47 to ptr
  %49 = zext i32 %45 to i64
  %50 = getelementptr inbounds %struct.WaveOrder, ptr %48, i64 %49
  br i1 %17, label %51, label %91

51:                                               ; preds = %30
  %52 = getelementptr inbounds i8, ptr %50, i64 4
  %53 = load i8, ptr %52, align 2, !tbaa !25
  %54 = trunc i32 %2 to i8
  %55 = or i8 %53, %54
  store i8 %55, ptr %52, align 2, !tbaa !25
  %56 = zext i8 %55 to i64
  %57 = getelementptr inbounds i8, ptr %9, i64 168
  %58 = load i64, ptr %57, align 8, !tbaa !28
  %59 = and i64 %58, %56
  %60 = icmp eq i64 %59, %58
  br i1 %60, label %61, label %110

61:                                               ; preds = %51
  store i8 0, ptr %52, align 2, !tbaa !25
  %62 = getelementptr inbounds i8, ptr %50, i64 7
  store i8 1, ptr %62, align 1, !tbaa !29
  %63 = getelementptr inbounds i8, ptr %9, i64 120
  %64 = load i64, ptr %63, align 8, !tbaa !30
  %65 = inttoptr i64 %64 to ptr
  %66 = getelementptr inbounds i8, ptr %9, i64 112
  %67 = load i64, ptr %66, align 8, !tbaa !31
  %68 = inttoptr i64 %67 to ptr
  %69 = getelementptr inbounds %struct.KnownGroup, ptr %68, i64 %37
  %70 = getelementptr inbounds i8, ptr %69, i64 8
  %71 = load i32, ptr %69, align 4, !tbaa !23
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %89, label %73

73:                                               ; preds = %61, %79
  %74 = phi i32 [ %87, %79 ], [ %71, %61 ]
  %75 = load i32, ptr %70, align 4, !tbaa !32
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %77, label %79

77:                                               ; preds = %79, %73
  %78 = load i32, ptr %69, align 4, !tbaa !34
  br label %89

79:                                               ; preds = %73
  %80 = add i32 %74, -1
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds %struct.Acquired, ptr %65, i64 %81
  %83 = getelementptr inbounds i8, ptr %82, i64 8
  %84 = load i32, ptr %83, align 4
  %85 = and i32 %84, -16777217
  store i32 %85, ptr %83, align 4
  %86 = getelementptr inbounds i8, ptr %82, i64 4
  %87 = load i32, ptr %86, align 4, !tbaa !23
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %77, label %73, !llvm.loop !35

89:                                               ; preds = %61, %77
  %90 = phi i32 [ %78, %77 ], [ 0, %61 ]
  store i32 %90, ptr %70, align 4, !tbaa !32
  br label %110

91:                                               ; preds = %30
  %92 = icmp eq i32 %1, 0
  %93 = getelementptr inbounds i8, ptr %50, i64 6
  %94 = load i8, ptr %93, align 2, !tbaa !37
  %95 = zext i1 %92 to i8
  %96 = or i8 %94, %95
  store i8 %96, ptr %93, align 2, !tbaa !37
  %97 = getelementptr inbounds i8, ptr %50, i64 5
  %98 = load i8, ptr %97, align 1, !tbaa !38
  %99 = and i8 %98, 1
  %100 = select i1 %92, i8 %99, i8 0
  store i8 %100, ptr %97, align 1, !tbaa !38
  %101 = icmp eq i8 %100, 0
  br i1 %101, label %102, label %110

102:                                              ; preds = %91
  %103 = icmp eq i8 %96, 0
  br i1 %103, label %104, label %108

104:                                              ; preds = %102
  %105 = getelementptr inbounds i8, ptr %9, i64 160
  %106 = load i64, ptr %105, align 8, !tbaa !39
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %104, %102
  store i16 0, ptr %50, align 2, !tbaa !40
  store i8 0, ptr %93, align 2, !tbaa !37
  %109 = getelementptr inbounds i8, ptr %12, i64 144
  store i64 0, ptr %109, align 8, !tbaa !41
  br label %110

110:                                              ; preds = %89, %51, %108, %104, %91, %3, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_access(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) local_unnamed_addr #0 {
  %10 = alloca %struct.Definedness, align 8
  %11 = alloca %struct.Definedness, align 8
  %12 = alloca %struct.Definedness, align 8
  %13 = alloca %struct.Step, align 8
  %14 = icmp eq i32 %7, 2
  %15 = add i32 %7, -1
  %16 = icmp ult i32 %15, 2
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds i8, ptr %0, i64 48
  %19 = load i64, ptr %18, align 8, !tbaa !3
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %20, i64 816
  %22 = load i64, ptr %21, align 8, !tbaa !10
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds i8, ptr %0, i64 56
  %25 = load i64, ptr %24, align 8, !tbaa !13
  %26 = inttoptr i64 %25 to ptr
  %27 = icmp ne i32 %5, 2
  %28 = icmp eq i64 %3, 0
  %29 = or i1 %28, %27
  br i1 %29, label %137, label %30

30:                                               ; preds = %9
  %31 = add i32 %4, -1
  %32 = zext i32 %31 to i64
  %33 = zext i32 %4 to i64
  %34 = getelementptr inbounds i8, ptr %0, i64 16
  %35 = getelementptr inbounds i8, ptr %0, i64 40
  %36 = getelementptr inbounds i8, ptr %0, i64 8
  %37 = getelementptr inbounds i8, ptr %0, i64 64
  br label %38

38:                                               ; preds = %133, %30
  %39 = phi i64 [ %3, %30 ], [ %135, %133 ]
  %40 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %39, i1 true)
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = getelementptr inbounds i64, ptr %2, i64 %40
  %43 = load i64, ptr %42, align 8, !tbaa !42
  %44 = and i64 %43, %32
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %133, label %46

46:                                               ; preds = %38
  %47 = load i64, ptr %24, align 8, !tbaa !13
  %48 = inttoptr i64 %47 to ptr
  %49 = load i64, ptr %18, align 8, !tbaa !3
  %50 = inttoptr i64 %49 to ptr
  %51 = getelementptr inbounds i8, ptr %50, i64 816
  %52 = load i64, ptr %51, align 8, !tbaa !10
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8, !tbaa !43
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %76, label %56

56:                                               ; preds = %46
  %57 = getelementptr inbounds i8, ptr %53, i64 94408
  br label %58

58:                                               ; preds = %71, %56
  %59 = phi i64 [ 0, %56 ], [ %72, %71 ]
  %60 = getelementptr inbounds [256 x %struct.Finding], ptr %57, i64 0, i64 %59
  %61 = load i32, ptr %60, align 8, !tbaa !44
  %62 = icmp eq i32 %61, 8
  br i1 %62, label %63, label %71

63:                                               ; preds = %58
  %64 = getelementptr inbounds i8, ptr %60, i64 40
  %65 = load i64, ptr %64, align 8, !tbaa !47
  %66 = icmp eq i64 %65, %1
  br i1 %66, label %67, label %71

67:                                               ; preds = %63
  %68 = getelementptr inbounds i8, ptr %60, i64 72
  %69 = load i64, ptr %68, align 8, !tbaa !48
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %84, label %71

71:                                               ; preds = %67, %63, %58
  %72 = add nuw i64 %59, 1
  %73 = icmp eq i64 %72, %54
  br i1 %73, label %74, label %58, !llvm.loop !49

74:                                               ; preds = %71
  %75 = icmp eq i64 %54, 256
  br i1 %75, label %80, label %76

76:                                               ; preds = %74, %46
  %77 = getelementptr inbounds i8, ptr %53, i64 94408
  %78 = add i64 %54, 1
  store i64 %78, ptr %53, align 8, !tbaa !43
  %79 = getelementptr inbounds [256 x %struct.Finding], ptr %77, i64 0, i64 %54
  store i32 8, ptr %79, align 8, !tbaa !44
  br label %84

80:                                               ; preds = %74
  %81 = getelementptr inbounds i8, ptr %53, i64 8
  %82 = load i64, ptr %81, align 8, !tbaa !50
  %83 = add i64 %82, 1
  store i64 %83, ptr %81, align 8, !tbaa !50
  br label %133

84:                                               ; preds = %67, %76
  %85 = phi ptr [ %79, %76 ], [ %60, %67 ]
  %86 = getelementptr inbounds i8, ptr %85, i64 16
  %87 = load i64, ptr %86, align 8, !tbaa !51
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8, !tbaa !51
  %89 = icmp eq i64 %87, 0
  br i1 %89, label %90, label %133

90:                                               ; preds = %84
  switch i32 %6, label %113 [
    i32 3, label %91
    i32 4, label %105
    i32 1, label %109
  ]

91:                                               ; preds = %90
  %92 = lshr i64 %43, 32
  %93 = load i64, ptr %35, align 8, !tbaa !52
  %94 = icmp eq i64 %92, %93
  br i1 %94, label %114, label %95

95:                                               ; preds = %91
  %96 = load i64, ptr %36, align 8, !tbaa !53
  %97 = sub i64 %43, %96
  %98 = load i64, ptr %34, align 8, !tbaa !54
  %99 = icmp ult i64 %97, %98
  br i1 %99, label %100, label %114

100:                                              ; preds = %95
  %101 = sub i64 %98, %97
  %102 = icmp ult i64 %101, %33
  %103 = select i1 %102, i64 %43, i64 %97
  %104 = select i1 %102, i32 2, i32 1
  br label %114

105:                                              ; preds = %90
  %106 = lshr i64 %43, 62
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = and i32 %107, 2
  br label %114

109:                                              ; preds = %90
  %110 = add i64 %43, %33
  %111 = load i64, ptr %34, align 8, !tbaa !54
  %112 = icmp ugt i64 %110, %111
  br i1 %112, label %114, label %113

113:                                              ; preds = %109, %90
  br label %114

114:                                              ; preds = %113, %109, %105, %100, %95, %91
  %115 = phi i64 [ %43, %113 ], [ %43, %109 ], [ %43, %105 ], [ %43, %91 ], [ %43, %95 ], [ %103, %100 ]
  %116 = phi i32 [ %6, %113 ], [ 2, %109 ], [ %108, %105 ], [ 2, %91 ], [ 0, %95 ], [ %104, %100 ]
  %117 = getelementptr inbounds i8, ptr %85, i64 4
  store i32 %116, ptr %117, align 4, !tbaa !55
  %118 = getelementptr inbounds i8, ptr %85, i64 8
  store i32 1, ptr %118, align 8, !tbaa !56
  %119 = getelementptr inbounds i8, ptr %85, i64 24
  store i64 %115, ptr %119, align 8, !tbaa !57
  %120 = getelementptr inbounds i8, ptr %85, i64 12
  store i32 %4, ptr %120, align 4, !tbaa !58
  %121 = getelementptr inbounds i8, ptr %85, i64 40
  %122 = load i64, ptr %37, align 8, !tbaa !22
  %123 = inttoptr i64 %122 to ptr
  %124 = getelementptr inbounds i8, ptr %123, i64 544
  %125 = load i32, ptr %124, align 8, !tbaa !23
  %126 = getelementptr inbounds i8, ptr %48, i64 16
  %127 = load i64, ptr %126, align 8, !tbaa !20
  store i64 %1, ptr %121, align 8, !tbaa !42
  %128 = getelementptr inbounds i8, ptr %85, i64 48
  store i32 2, ptr %128, align 8, !tbaa !23
  %129 = getelementptr inbounds i8, ptr %85, i64 52
  store i32 %41, ptr %129, align 4, !tbaa !23
  %130 = getelementptr inbounds i8, ptr %85, i64 56
  store i32 %125, ptr %130, align 8, !tbaa !23
  %131 = getelementptr inbounds i8, ptr %85, i64 60
  store i32 1, ptr %131, align 4, !tbaa !23
  %132 = getelementptr inbounds i8, ptr %85, i64 64
  store i64 %127, ptr %132, align 8, !tbaa !42
  br label %133

133:                                              ; preds = %114, %84, %80, %38
  %134 = add i64 %39, -1
  %135 = and i64 %134, %39
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %137, label %38, !llvm.loop !59

137:                                              ; preds = %133, %9
  br i1 %16, label %138, label %155

138:                                              ; preds = %137
  %139 = getelementptr inbounds i8, ptr %23, i64 65736
  %140 = getelementptr inbounds i8, ptr %26, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !20
  %142 = getelementptr inbounds i8, ptr %20, i64 48
  %143 = load i32, ptr %142, align 8, !tbaa !21
  %144 = zext i32 %143 to i64
  %145 = mul i64 %141, %144
  %146 = getelementptr inbounds i8, ptr %0, i64 64
  %147 = load i64, ptr %146, align 8, !tbaa !22
  %148 = inttoptr i64 %147 to ptr
  %149 = getelementptr inbounds i8, ptr %148, i64 544
  %150 = load i32, ptr %149, align 8, !tbaa !23
  %151 = zext i32 %150 to i64
  %152 = add i64 %145, %151
  %153 = and i64 %152, 1023
  %154 = getelementptr inbounds [1024 x i64], ptr %139, i64 0, i64 %153
  store i64 %1, ptr %154, align 8, !tbaa !42
  br label %155

155:                                              ; preds = %138, %137
  %156 = icmp eq i32 %5, 0
  %157 = icmp ne i32 %6, 2
  %158 = and i1 %156, %157
  %159 = xor i1 %158, true
  %160 = or i1 %28, %159
  %161 = select i1 %158, i64 0, i64 %3
  br i1 %160, label %315, label %162

162:                                              ; preds = %155, %309
  %163 = phi i64 [ %311, %309 ], [ 48, %155 ]
  %164 = phi i64 [ %310, %309 ], [ %3, %155 ]
  %165 = lshr i64 %164, %163
  %166 = and i64 %165, 65535
  %167 = icmp eq i64 %166, 65535
  br i1 %167, label %168, label %309

168:                                              ; preds = %162
  %169 = getelementptr inbounds i64, ptr %2, i64 %163
  %170 = load i64, ptr %169, align 8, !tbaa !42
  %171 = getelementptr inbounds i8, ptr %169, i64 8
  %172 = load i64, ptr %171, align 8, !tbaa !42
  %173 = getelementptr inbounds i8, ptr %169, i64 16
  %174 = load i64, ptr %173, align 8, !tbaa !42
  %175 = getelementptr inbounds i8, ptr %169, i64 24
  %176 = load i64, ptr %175, align 8, !tbaa !42
  %177 = getelementptr inbounds i8, ptr %169, i64 32
  %178 = load i64, ptr %177, align 8, !tbaa !42
  %179 = getelementptr inbounds i8, ptr %169, i64 40
  %180 = load i64, ptr %179, align 8, !tbaa !42
  %181 = getelementptr inbounds i8, ptr %169, i64 48
  %182 = load i64, ptr %181, align 8, !tbaa !42
  %183 = getelementptr inbounds i8, ptr %169, i64 56
  %184 = load i64, ptr %183, align 8, !tbaa !42
  %185 = getelementptr inbounds i8, ptr %169, i64 64
  %186 = load i64, ptr %185, align 8, !tbaa !42
  %187 = getelementptr inbounds i8, ptr %169, i64 72
  %188 = load i64, ptr %187, align 8, !tbaa !42
  %189 = getelementptr inbounds i8, ptr %169, i64 80
  %190 = load i64, ptr %189, align 8, !tbaa !42
  %191 = getelementptr inbounds i8, ptr %169, i64 88
  %192 = load i64, ptr %191, align 8, !tbaa !42
  %193 = getelementptr inbounds i8, ptr %169, i64 96
  %194 = load i64, ptr %193, align 8, !tbaa !42
  %195 = getelementptr inbounds i8, ptr %169, i64 104
  %196 = load i64, ptr %195, align 8, !tbaa !42
  %197 = getelementptr inbounds i8, ptr %169, i64 112
  %198 = load i64, ptr %197, align 8, !tbaa !42
  %199 = getelementptr inbounds i8, ptr %169, i64 120
  %200 = load i64, ptr %199, align 8, !tbaa !42
  %201 = icmp eq i64 %170, %174
  %202 = icmp eq i64 %170, %172
  %203 = and i1 %202, %201
  %204 = icmp eq i64 %170, %176
  %205 = and i1 %203, %204
  %206 = icmp eq i64 %170, %178
  %207 = and i1 %205, %206
  %208 = icmp eq i64 %170, %180
  %209 = and i1 %207, %208
  %210 = icmp eq i64 %170, %182
  %211 = and i1 %209, %210
  %212 = icmp eq i64 %170, %184
  %213 = and i1 %211, %212
  %214 = icmp eq i64 %170, %186
  %215 = and i1 %213, %214
  %216 = icmp eq i64 %170, %188
  %217 = and i1 %215, %216
  %218 = icmp eq i64 %170, %190
  %219 = and i1 %217, %218
  %220 = icmp eq i64 %170, %192
  %221 = and i1 %219, %220
  %222 = icmp eq i64 %170, %194
  %223 = and i1 %221, %222
  %224 = icmp eq i64 %170, %196
  %225 = and i1 %223, %224
  %226 = icmp eq i64 %170, %198
  %227 = and i1 %225, %226
  %228 = icmp eq i64 %170, %200
  %229 = and i1 %227, %228
  br i1 %229, label %230, label %234

230:                                              ; preds = %168
  %231 = shl nuw i64 65534, %163
  %232 = xor i64 %231, -1
  %233 = and i64 %164, %232
  br label %309

234:                                              ; preds = %168
  %235 = icmp eq i64 %163, 0
  br i1 %235, label %315, label %236

236:                                              ; preds = %234
  %237 = add nsw i64 %163, -16
  %238 = lshr i64 %164, %237
  %239 = and i64 %238, 65535
  %240 = icmp eq i64 %239, 65535
  br i1 %240, label %241, label %309

241:                                              ; preds = %236
  %242 = getelementptr inbounds i8, ptr %169, i64 -128
  %243 = load i64, ptr %242, align 8, !tbaa !42
  %244 = getelementptr inbounds i8, ptr %169, i64 -120
  %245 = load i64, ptr %244, align 8, !tbaa !42
  %246 = getelementptr inbounds i8, ptr %169, i64 -112
  %247 = load i64, ptr %246, align 8, !tbaa !42
  %248 = getelementptr inbounds i8, ptr %169, i64 -104
  %249 = load i64, ptr %248, align 8, !tbaa !42
  %250 = getelementptr inbounds i8, ptr %169, i64 -96
  %251 = load i64, ptr %250, align 8, !tbaa !42
  %252 = getelementptr inbounds i8, ptr %169, i64 -88
  %253 = load i64, ptr %252, align 8, !tbaa !42
  %254 = getelementptr inbounds i8, ptr %169, i64 -80
  %255 = load i64, ptr %254, align 8, !tbaa !42
  %256 = getelementptr inbounds i8, ptr %169, i64 -72
  %257 = load i64, ptr %256, align 8, !tbaa !42
  %258 = getelementptr inbounds i8, ptr %169, i64 -64
  %259 = load i64, ptr %258, align 8, !tbaa !42
  %260 = getelementptr inbounds i8, ptr %169, i64 -56
  %261 = load i64, ptr %260, align 8, !tbaa !42
  %262 = getelementptr inbounds i8, ptr %169, i64 -48
  %263 = load i64, ptr %262, align 8, !tbaa !42
  %264 = getelementptr inbounds i8, ptr %169, i64 -40
  %265 = load i64, ptr %264, align 8, !tbaa !42
  %266 = getelementptr inbounds i8, ptr %169, i64 -32
  %267 = load i64, ptr %266, align 8, !tbaa !42
  %268 = getelementptr inbounds i8, ptr %169, i64 -24
  %269 = load i64, ptr %268, align 8, !tbaa !42
  %270 = getelementptr inbounds i8, ptr %169, i64 -16
  %271 = load i64, ptr %270, align 8, !tbaa !42
  %272 = getelementptr inbounds i8, ptr %169, i64 -8
  %273 = load i64, ptr %272, align 8, !tbaa !42
  %274 = icmp eq i64 %245, %172
  %275 = icmp eq i64 %243, %170
  %276 = and i1 %275, %274
  %277 = icmp eq i64 %247, %174
  %278 = and i1 %276, %277
  %279 = icmp eq i64 %249, %176
  %280 = and i1 %278, %279
  %281 = icmp eq i64 %251, %178
  %282 = and i1 %280, %281
  %283 = icmp eq i64 %253, %180
  %284 = and i1 %282, %283
  %285 = icmp eq i64 %255, %182
  %286 = and i1 %284, %285
  %287 = icmp eq i64 %257, %184
  %288 = and i1 %286, %287
  %289 = icmp eq i64 %259, %186
  %290 = and i1 %288, %289
  %291 = icmp eq i64 %261, %188
  %292 = and i1 %290, %291
  %293 = icmp eq i64 %263, %190
  %294 = and i1 %292, %293
  %295 = icmp eq i64 %265, %192
  %296 = and i1 %294, %295
  %297 = icmp eq i64 %267, %194
  %298 = and i1 %296, %297
  %299 = icmp eq i64 %269, %196
  %300 = and i1 %298, %299
  %301 = icmp eq i64 %271, %198
  %302 = and i1 %300, %301
  %303 = icmp eq i64 %273, %200
  %304 = and i1 %302, %303
  br i1 %304, label %305, label %309

305:                                              ; preds = %241
  %306 = shl nuw i64 65535, %163
  %307 = xor i64 %306, -1
  %308 = and i64 %164, %307
  br label %309

309:                                              ; preds = %305, %241, %236, %230, %162
  %310 = phi i64 [ %164, %162 ], [ %233, %230 ], [ %308, %305 ], [ %164, %241 ], [ %164, %236 ]
  %311 = add nsw i64 %163, -16
  %312 = icmp ne i64 %310, 0
  %313 = icmp ult i64 %311, 64
  %314 = select i1 %312, i1 %313, i1 false
  br i1 %314, label %162, label %315, !llvm.loop !60

315:                                              ; preds = %309, %234, %155
  %316 = phi i64 [ %161, %155 ], [ %310, %309 ], [ %164, %234 ]
  %317 = getelementptr inbounds i8, ptr %23, i64 104
  %318 = load i64, ptr %317, align 8, !tbaa !61
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %1064, label %320

320:                                              ; preds = %315
  %321 = icmp ult i32 %6, 2
  br i1 %321, label %322, label %609

322:                                              ; preds = %320
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  store ptr %0, ptr %11, align 8
  %323 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %23, ptr %323, align 8
  %324 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %1, ptr %324, align 8
  %325 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 %5, ptr %325, align 8
  %326 = getelementptr inbounds i8, ptr %11, i64 28
  %327 = getelementptr inbounds i8, ptr %11, i64 32
  store i32 %4, ptr %327, align 8
  %328 = getelementptr inbounds i8, ptr %11, i64 36
  store i32 %7, ptr %328, align 4
  %329 = icmp eq i32 %6, 1
  %330 = getelementptr inbounds i8, ptr %0, i64 8
  %331 = getelementptr inbounds i8, ptr %0, i64 16
  %332 = zext i32 %4 to i64
  %333 = insertelement <8 x i64> poison, i64 %332, i64 0
  %334 = shufflevector <8 x i64> %333, <8 x i64> poison, <8 x i32> zeroinitializer
  %335 = mul nuw nsw <8 x i64> %334, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %336 = shl i32 %4, 3
  %337 = zext i32 %336 to i64
  %338 = insertelement <8 x i64> poison, i64 %337, i64 0
  %339 = shufflevector <8 x i64> %338, <8 x i64> poison, <8 x i32> zeroinitializer
  %340 = getelementptr inbounds i8, ptr %0, i64 40
  %341 = icmp ugt i32 %4, 32
  %342 = shl nsw i64 -1, %332
  %343 = xor i64 %342, -1
  br label %344

344:                                              ; preds = %322, %605
  %345 = phi i64 [ 0, %322 ], [ %606, %605 ]
  %346 = lshr i64 %316, %345
  %347 = and i64 %346, 65535
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %605, label %349

349:                                              ; preds = %344
  %350 = getelementptr inbounds i64, ptr %2, i64 %345
  %351 = load i64, ptr %350, align 8, !tbaa !42
  %352 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %347)
  %353 = trunc nuw nsw i64 %352 to i32
  %354 = mul i32 %353, %4
  %355 = zext i32 %354 to i64
  br i1 %329, label %356, label %359

356:                                              ; preds = %349
  %357 = load i64, ptr %330, align 8, !tbaa !53
  %358 = load i64, ptr %331, align 8, !tbaa !54
  br label %359

359:                                              ; preds = %356, %349
  %360 = phi i64 [ %357, %356 ], [ 0, %349 ]
  %361 = phi i64 [ %358, %356 ], [ 140737488355328, %349 ]
  %362 = icmp uge i64 %351, %361
  %363 = sub i64 %361, %351
  %364 = icmp ult i64 %363, %355
  %365 = select i1 %362, i1 true, i1 %364
  br i1 %365, label %545, label %366

366:                                              ; preds = %359
  %367 = add i64 %346, 1
  %368 = and i64 %367, %347
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %370, label %545

370:                                              ; preds = %366
  %371 = icmp ult i64 %352, 8
  br i1 %371, label %372, label %391

372:                                              ; preds = %391, %398, %405, %370
  %373 = phi i32 [ 0, %370 ], [ 8, %391 ], [ 16, %398 ], [ 24, %405 ]
  %374 = phi <8 x i64> [ zeroinitializer, %370 ], [ %396, %391 ], [ %403, %398 ], [ %410, %405 ]
  %375 = extractelement <8 x i64> %374, i64 0
  %376 = extractelement <8 x i64> %374, i64 1
  %377 = or i64 %376, %375
  %378 = extractelement <8 x i64> %374, i64 2
  %379 = or i64 %377, %378
  %380 = extractelement <8 x i64> %374, i64 3
  %381 = or i64 %379, %380
  %382 = extractelement <8 x i64> %374, i64 4
  %383 = or i64 %381, %382
  %384 = extractelement <8 x i64> %374, i64 5
  %385 = or i64 %383, %384
  %386 = extractelement <8 x i64> %374, i64 6
  %387 = or i64 %385, %386
  %388 = extractelement <8 x i64> %374, i64 7
  %389 = or i64 %387, %388
  %390 = icmp ult i32 %373, %353
  br i1 %390, label %411, label %477

391:                                              ; preds = %370
  %392 = insertelement <8 x i64> poison, i64 %351, i64 0
  %393 = shufflevector <8 x i64> %392, <8 x i64> poison, <8 x i32> zeroinitializer
  %394 = add <8 x i64> %393, %335
  %395 = load <8 x i64>, ptr %350, align 8
  %396 = xor <8 x i64> %395, %394
  %397 = icmp ult i64 %352, 16
  br i1 %397, label %372, label %398, !llvm.loop !62

398:                                              ; preds = %391
  %399 = add <8 x i64> %394, %339
  %400 = getelementptr inbounds i8, ptr %350, i64 64
  %401 = load <8 x i64>, ptr %400, align 8
  %402 = xor <8 x i64> %401, %399
  %403 = or <8 x i64> %402, %396
  %404 = icmp ult i64 %352, 24
  br i1 %404, label %372, label %405, !llvm.loop !62

405:                                              ; preds = %398
  %406 = add <8 x i64> %399, %339
  %407 = getelementptr inbounds i8, ptr %350, i64 128
  %408 = load <8 x i64>, ptr %407, align 8
  %409 = xor <8 x i64> %408, %406
  %410 = or <8 x i64> %409, %403
  br label %372

411:                                              ; preds = %372
  %412 = zext i32 %373 to i64
  %413 = sub nsw i64 %352, %412
  %414 = and i64 %413, 3
  %415 = icmp eq i64 %414, 0
  br i1 %415, label %431, label %416

416:                                              ; preds = %411, %416
  %417 = phi i64 [ %428, %416 ], [ %412, %411 ]
  %418 = phi i64 [ %427, %416 ], [ %389, %411 ]
  %419 = phi i64 [ %429, %416 ], [ 0, %411 ]
  %420 = getelementptr inbounds i64, ptr %350, i64 %417
  %421 = load i64, ptr %420, align 8, !tbaa !42
  %422 = trunc nuw nsw i64 %417 to i32
  %423 = mul i32 %422, %4
  %424 = zext i32 %423 to i64
  %425 = add i64 %351, %424
  %426 = xor i64 %425, %421
  %427 = or i64 %426, %418
  %428 = add nuw nsw i64 %417, 1
  %429 = add i64 %419, 1
  %430 = icmp eq i64 %429, %414
  br i1 %430, label %431, label %416, !llvm.loop !63

431:                                              ; preds = %416, %411
  %432 = phi i64 [ poison, %411 ], [ %427, %416 ]
  %433 = phi i64 [ %412, %411 ], [ %428, %416 ]
  %434 = phi i64 [ %389, %411 ], [ %427, %416 ]
  %435 = sub nsw i64 %412, %352
  %436 = icmp ugt i64 %435, -4
  br i1 %436, label %477, label %437

437:                                              ; preds = %431, %437
  %438 = phi i64 [ %475, %437 ], [ %433, %431 ]
  %439 = phi i64 [ %474, %437 ], [ %434, %431 ]
  %440 = getelementptr inbounds i64, ptr %350, i64 %438
  %441 = load i64, ptr %440, align 8, !tbaa !42
  %442 = trunc nuw nsw i64 %438 to i32
  %443 = mul i32 %442, %4
  %444 = zext i32 %443 to i64
  %445 = add i64 %351, %444
  %446 = xor i64 %445, %441
  %447 = or i64 %446, %439
  %448 = add nuw nsw i64 %438, 1
  %449 = getelementptr inbounds i64, ptr %350, i64 %448
  %450 = load i64, ptr %449, align 8, !tbaa !42
  %451 = trunc nuw nsw i64 %448 to i32
  %452 = mul i32 %451, %4
  %453 = zext i32 %452 to i64
  %454 = add i64 %351, %453
  %455 = xor i64 %454, %450
  %456 = or i64 %455, %447
  %457 = add nuw nsw i64 %438, 2
  %458 = getelementptr inbounds i64, ptr %350, i64 %457
  %459 = load i64, ptr %458, align 8, !tbaa !42
  %460 = trunc nuw nsw i64 %457 to i32
  %461 = mul i32 %460, %4
  %462 = zext i32 %461 to i64
  %463 = add i64 %351, %462
  %464 = xor i64 %463, %459
  %465 = or i64 %464, %456
  %466 = add nuw nsw i64 %438, 3
  %467 = getelementptr inbounds i64, ptr %350, i64 %466
  %468 = load i64, ptr %467, align 8, !tbaa !42
  %469 = trunc nuw nsw i64 %466 to i32
  %470 = mul i32 %469, %4
  %471 = zext i32 %470 to i64
  %472 = add i64 %351, %471
  %473 = xor i64 %472, %468
  %474 = or i64 %473, %465
  %475 = add nuw nsw i64 %438, 4
  %476 = icmp eq i64 %475, %352
  br i1 %476, label %477, label %437, !llvm.loop !65

477:                                              ; preds = %431, %437, %372
  %478 = phi i64 [ %389, %372 ], [ %432, %431 ], [ %474, %437 ]
  %479 = icmp eq i64 %478, 0
  br i1 %479, label %480, label %545

480:                                              ; preds = %477
  %481 = add i64 %360, %351
  %482 = icmp ugt i32 %354, 32
  %483 = load i64, ptr %317, align 8, !tbaa !61
  %484 = inttoptr i64 %483 to ptr
  br i1 %482, label %485, label %531

485:                                              ; preds = %480
  %486 = and i64 %481, 7
  %487 = add nsw i64 %355, -33
  %488 = icmp ult i64 %487, 32
  br i1 %488, label %513, label %489

489:                                              ; preds = %485
  %490 = lshr i64 %487, 5
  %491 = add nuw nsw i64 %490, 1
  %492 = and i64 %491, 1152921504606846974
  br label %493

493:                                              ; preds = %493, %489
  %494 = phi i64 [ 0, %489 ], [ %508, %493 ]
  %495 = phi i64 [ %355, %489 ], [ %509, %493 ]
  %496 = phi i64 [ %481, %489 ], [ %510, %493 ]
  %497 = phi i64 [ 0, %489 ], [ %511, %493 ]
  %498 = lshr i64 %496, 3
  %499 = getelementptr inbounds i8, ptr %484, i64 %498
  %500 = load i64, ptr %499, align 1
  %501 = add i64 %496, 32
  %502 = lshr i64 %501, 3
  %503 = getelementptr inbounds i8, ptr %484, i64 %502
  %504 = load i64, ptr %503, align 1
  %505 = or i64 %500, %504
  %506 = lshr i64 %505, %486
  %507 = and i64 %506, 4294967295
  %508 = or i64 %507, %494
  %509 = add nsw i64 %495, -64
  %510 = add i64 %496, 64
  %511 = add i64 %497, 2
  %512 = icmp eq i64 %511, %492
  br i1 %512, label %513, label %493, !llvm.loop !66

513:                                              ; preds = %493, %485
  %514 = phi i64 [ poison, %485 ], [ %508, %493 ]
  %515 = phi i64 [ poison, %485 ], [ %509, %493 ]
  %516 = phi i64 [ poison, %485 ], [ %510, %493 ]
  %517 = phi i64 [ 0, %485 ], [ %508, %493 ]
  %518 = phi i64 [ %355, %485 ], [ %509, %493 ]
  %519 = phi i64 [ %481, %485 ], [ %510, %493 ]
  %520 = and i64 %487, 32
  %521 = icmp eq i64 %520, 0
  br i1 %521, label %522, label %531

522:                                              ; preds = %513
  %523 = lshr i64 %519, 3
  %524 = getelementptr inbounds i8, ptr %484, i64 %523
  %525 = load i64, ptr %524, align 1
  %526 = lshr i64 %525, %486
  %527 = and i64 %526, 4294967295
  %528 = or i64 %527, %517
  %529 = add nsw i64 %518, -32
  %530 = add i64 %519, 32
  br label %531

531:                                              ; preds = %522, %513, %480
  %532 = phi i64 [ %481, %480 ], [ %516, %513 ], [ %530, %522 ]
  %533 = phi i64 [ %355, %480 ], [ %515, %513 ], [ %529, %522 ]
  %534 = phi i64 [ 0, %480 ], [ %514, %513 ], [ %528, %522 ]
  %535 = lshr i64 %532, 3
  %536 = getelementptr inbounds i8, ptr %484, i64 %535
  %537 = load i64, ptr %536, align 1
  %538 = and i64 %532, 7
  %539 = lshr i64 %537, %538
  %540 = shl nsw i64 -1, %533
  %541 = xor i64 %540, -1
  %542 = and i64 %539, %541
  %543 = or i64 %542, %534
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %605, label %545

545:                                              ; preds = %366, %359, %477, %531
  %546 = trunc nuw nsw i64 %345 to i32
  br label %547

547:                                              ; preds = %545, %601
  %548 = phi i64 [ %347, %545 ], [ %603, %601 ]
  %549 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %548, i1 true)
  %550 = trunc nuw nsw i64 %549 to i32
  %551 = add nuw nsw i32 %546, %550
  %552 = zext nneg i32 %551 to i64
  %553 = getelementptr inbounds i64, ptr %2, i64 %552
  %554 = load i64, ptr %553, align 8, !tbaa !42
  switch i32 %6, label %583 [
    i32 0, label %582
    i32 3, label %555
    i32 4, label %567
    i32 1, label %571
  ]

555:                                              ; preds = %547
  %556 = lshr i64 %554, 32
  %557 = load i64, ptr %340, align 8, !tbaa !52
  %558 = icmp eq i64 %556, %557
  br i1 %558, label %581, label %559

559:                                              ; preds = %555
  %560 = load i64, ptr %330, align 8, !tbaa !53
  %561 = sub i64 %554, %560
  %562 = load i64, ptr %331, align 8, !tbaa !54
  %563 = icmp ult i64 %561, %562
  br i1 %563, label %564, label %582

564:                                              ; preds = %559
  %565 = sub i64 %562, %561
  %566 = icmp ult i64 %565, %332
  br i1 %566, label %581, label %577

567:                                              ; preds = %547
  %568 = lshr i64 %554, 62
  %569 = trunc nuw nsw i64 %568 to i32
  %570 = and i32 %569, 2
  br label %583

571:                                              ; preds = %547
  %572 = add i64 %554, %332
  %573 = load i64, ptr %331, align 8, !tbaa !54
  %574 = icmp ugt i64 %572, %573
  br i1 %574, label %581, label %575

575:                                              ; preds = %571
  %576 = load i64, ptr %330, align 8, !tbaa !53
  br label %577

577:                                              ; preds = %575, %564
  %578 = phi i64 [ %560, %564 ], [ %576, %575 ]
  %579 = phi i64 [ %561, %564 ], [ %554, %575 ]
  store i32 1, ptr %326, align 4, !tbaa !67
  %580 = add i64 %578, %579
  br label %586

581:                                              ; preds = %571, %564, %555
  store i32 2, ptr %326, align 4, !tbaa !67
  br label %601

582:                                              ; preds = %559, %547
  store i32 0, ptr %326, align 4, !tbaa !67
  br label %586

583:                                              ; preds = %547, %567
  %584 = phi i32 [ %570, %567 ], [ %6, %547 ]
  store i32 %584, ptr %326, align 4, !tbaa !67
  %585 = icmp eq i32 %584, 2
  br i1 %585, label %601, label %586

586:                                              ; preds = %582, %577, %583
  %587 = phi i64 [ %580, %577 ], [ %554, %583 ], [ %554, %582 ]
  %588 = icmp ult i64 %587, 140737488355328
  br i1 %588, label %589, label %601

589:                                              ; preds = %586
  br i1 %341, label %600, label %590

590:                                              ; preds = %589
  %591 = load i64, ptr %317, align 8, !tbaa !61
  %592 = inttoptr i64 %591 to ptr
  %593 = lshr i64 %587, 3
  %594 = getelementptr inbounds i8, ptr %592, i64 %593
  %595 = load i64, ptr %594, align 1
  %596 = and i64 %587, 7
  %597 = lshr i64 %595, %596
  %598 = and i64 %597, %343
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %601, label %600

600:                                              ; preds = %590, %589
  call fastcc void @look_for_undefined(ptr noundef nonnull %11, i64 noundef %587, i32 noundef %551)
  br label %601

601:                                              ; preds = %581, %600, %590, %586, %583
  %602 = add nsw i64 %548, -1
  %603 = and i64 %602, %548
  %604 = icmp eq i64 %603, 0
  br i1 %604, label %605, label %547, !llvm.loop !70

605:                                              ; preds = %601, %531, %344
  %606 = add nuw nsw i64 %345, 16
  %607 = icmp ult i64 %345, 48
  br i1 %607, label %344, label %608, !llvm.loop !71

608:                                              ; preds = %605
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %1064

609:                                              ; preds = %320
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12)
  store ptr %0, ptr %12, align 8
  %610 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %23, ptr %610, align 8
  %611 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %1, ptr %611, align 8
  %612 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 %5, ptr %612, align 8
  %613 = getelementptr inbounds i8, ptr %12, i64 28
  store i32 %6, ptr %613, align 4
  %614 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %4, ptr %614, align 8
  %615 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %7, ptr %615, align 4
  %616 = getelementptr inbounds i8, ptr %0, i64 40
  %617 = zext i32 %4 to i64
  %618 = getelementptr inbounds i8, ptr %0, i64 32
  %619 = getelementptr inbounds i8, ptr %0, i64 160
  %620 = icmp eq i32 %4, 0
  %621 = getelementptr inbounds i8, ptr %0, i64 24
  %622 = icmp eq i32 %5, 1
  %623 = icmp eq i32 %7, 4
  %624 = and i1 %156, %623
  %625 = insertelement <8 x i64> poison, i64 %617, i64 0
  %626 = shufflevector <8 x i64> %625, <8 x i64> poison, <8 x i32> zeroinitializer
  %627 = mul nuw nsw <8 x i64> %626, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %628 = shl i32 %4, 3
  %629 = zext i32 %628 to i64
  %630 = insertelement <8 x i64> poison, i64 %629, i64 0
  %631 = shufflevector <8 x i64> %630, <8 x i64> poison, <8 x i32> zeroinitializer
  %632 = getelementptr inbounds i8, ptr %0, i64 16
  %633 = getelementptr inbounds i8, ptr %0, i64 8
  %634 = icmp ugt i32 %4, 32
  %635 = shl nsw i64 -1, %617
  %636 = xor i64 %635, -1
  %637 = getelementptr inbounds i8, ptr %10, i64 32
  %638 = getelementptr inbounds i8, ptr %10, i64 8
  %639 = getelementptr inbounds i8, ptr %10, i64 36
  br label %640

640:                                              ; preds = %609, %1060
  %641 = phi i64 [ 0, %609 ], [ %1061, %1060 ]
  %642 = lshr i64 %3, %641
  %643 = and i64 %642, 65535
  %644 = trunc i64 %642 to i16
  switch i16 %644, label %751 [
    i16 0, label %1060
    i16 -1, label %645
  ]

645:                                              ; preds = %640
  %646 = getelementptr inbounds i64, ptr %2, i64 %641
  %647 = load i64, ptr %646, align 8, !tbaa !42
  %648 = and i64 %647, 4294967295
  switch i32 %6, label %751 [
    i32 2, label %655
    i32 4, label %649
    i32 3, label %651
  ]

649:                                              ; preds = %645
  %650 = icmp sgt i64 %647, -1
  br i1 %650, label %773, label %655

651:                                              ; preds = %645
  %652 = lshr i64 %647, 32
  %653 = load i64, ptr %616, align 8, !tbaa !52
  %654 = icmp eq i64 %652, %653
  br i1 %654, label %655, label %760

655:                                              ; preds = %651, %649, %645
  %656 = add nuw nsw i64 %648, %617
  %657 = load i64, ptr %618, align 8, !tbaa !72
  %658 = icmp ugt i64 %656, %657
  br i1 %658, label %751, label %659

659:                                              ; preds = %655
  %660 = load i32, ptr %619, align 8, !tbaa !73
  %661 = zext i32 %660 to i64
  %662 = or i64 %647, %617
  %663 = and i64 %662, 3
  %664 = icmp eq i64 %663, 0
  br i1 %664, label %665, label %751

665:                                              ; preds = %659
  %666 = getelementptr inbounds i8, ptr %646, i64 8
  %667 = load i64, ptr %666, align 8, !tbaa !42
  %668 = getelementptr inbounds i8, ptr %646, i64 16
  %669 = load i64, ptr %668, align 8, !tbaa !42
  %670 = getelementptr inbounds i8, ptr %646, i64 24
  %671 = load i64, ptr %670, align 8, !tbaa !42
  %672 = getelementptr inbounds i8, ptr %646, i64 32
  %673 = load i64, ptr %672, align 8, !tbaa !42
  %674 = getelementptr inbounds i8, ptr %646, i64 40
  %675 = load i64, ptr %674, align 8, !tbaa !42
  %676 = getelementptr inbounds i8, ptr %646, i64 48
  %677 = load i64, ptr %676, align 8, !tbaa !42
  %678 = getelementptr inbounds i8, ptr %646, i64 56
  %679 = load i64, ptr %678, align 8, !tbaa !42
  %680 = getelementptr inbounds i8, ptr %646, i64 64
  %681 = load i64, ptr %680, align 8, !tbaa !42
  %682 = getelementptr inbounds i8, ptr %646, i64 72
  %683 = load i64, ptr %682, align 8, !tbaa !42
  %684 = getelementptr inbounds i8, ptr %646, i64 80
  %685 = load i64, ptr %684, align 8, !tbaa !42
  %686 = getelementptr inbounds i8, ptr %646, i64 88
  %687 = load i64, ptr %686, align 8, !tbaa !42
  %688 = getelementptr inbounds i8, ptr %646, i64 96
  %689 = load i64, ptr %688, align 8, !tbaa !42
  %690 = getelementptr inbounds i8, ptr %646, i64 104
  %691 = load i64, ptr %690, align 8, !tbaa !42
  %692 = getelementptr inbounds i8, ptr %646, i64 112
  %693 = load i64, ptr %692, align 8, !tbaa !42
  %694 = getelementptr inbounds i8, ptr %646, i64 120
  %695 = load i64, ptr %694, align 8, !tbaa !42
  %696 = icmp eq i64 %647, %669
  %697 = icmp eq i64 %647, %667
  %698 = and i1 %697, %696
  %699 = icmp eq i64 %647, %671
  %700 = and i1 %698, %699
  %701 = icmp eq i64 %647, %673
  %702 = and i1 %700, %701
  %703 = icmp eq i64 %647, %675
  %704 = and i1 %702, %703
  %705 = icmp eq i64 %647, %677
  %706 = and i1 %704, %705
  %707 = icmp eq i64 %647, %679
  %708 = and i1 %706, %707
  %709 = icmp eq i64 %647, %681
  %710 = and i1 %708, %709
  %711 = icmp eq i64 %647, %683
  %712 = and i1 %710, %711
  %713 = icmp eq i64 %647, %685
  %714 = and i1 %712, %713
  %715 = icmp eq i64 %647, %687
  %716 = and i1 %714, %715
  %717 = icmp eq i64 %647, %689
  %718 = and i1 %716, %717
  %719 = icmp eq i64 %647, %691
  %720 = and i1 %718, %719
  %721 = icmp eq i64 %647, %693
  %722 = and i1 %720, %721
  %723 = icmp eq i64 %647, %695
  %724 = and i1 %722, %723
  br i1 %724, label %725, label %751

725:                                              ; preds = %665
  br i1 %620, label %1060, label %726

726:                                              ; preds = %725
  %727 = shl nuw nsw i64 %641, 2
  br label %731

728:                                              ; preds = %746
  %729 = icmp eq i64 %748, 0
  %730 = or i1 %624, %729
  br i1 %730, label %1060, label %751

731:                                              ; preds = %746, %726
  %732 = phi i64 [ 0, %726 ], [ %749, %746 ]
  %733 = phi i64 [ 0, %726 ], [ %748, %746 ]
  %734 = load i64, ptr %317, align 8, !tbaa !61
  %735 = inttoptr i64 %734 to ptr
  %736 = load i64, ptr %621, align 8, !tbaa !74
  %737 = add nuw nsw i64 %732, %648
  %738 = mul i64 %737, %661
  %739 = add i64 %738, %727
  %740 = add i64 %739, %736
  %741 = lshr i64 %740, 3
  %742 = getelementptr inbounds i8, ptr %735, i64 %741
  br i1 %622, label %745, label %743

743:                                              ; preds = %731
  %744 = load i64, ptr %742, align 8, !tbaa !42
  br label %746

745:                                              ; preds = %731
  store i64 0, ptr %742, align 8, !tbaa !42
  br label %746

746:                                              ; preds = %745, %743
  %747 = phi i64 [ %744, %743 ], [ 0, %745 ]
  %748 = or i64 %747, %733
  %749 = add nuw nsw i64 %732, 4
  %750 = icmp ult i64 %749, %617
  br i1 %750, label %731, label %728, !llvm.loop !75

751:                                              ; preds = %728, %640, %655, %645, %659, %665
  %752 = getelementptr inbounds i64, ptr %2, i64 %641
  %753 = load i64, ptr %752, align 8, !tbaa !42
  %754 = and i64 %753, 4294967295
  switch i32 %6, label %773 [
    i32 2, label %767
    i32 4, label %758
    i32 3, label %755
  ]

755:                                              ; preds = %751
  %756 = load i64, ptr %616, align 8, !tbaa !52
  %757 = lshr i64 %753, 32
  br label %760

758:                                              ; preds = %751
  %759 = icmp sgt i64 %753, -1
  br i1 %759, label %773, label %767

760:                                              ; preds = %651, %755
  %761 = phi i64 [ %757, %755 ], [ %652, %651 ]
  %762 = phi i64 [ %756, %755 ], [ %653, %651 ]
  %763 = phi i64 [ %754, %755 ], [ %648, %651 ]
  %764 = phi i64 [ %753, %755 ], [ %647, %651 ]
  %765 = phi ptr [ %752, %755 ], [ %646, %651 ]
  %766 = icmp eq i64 %761, %762
  br i1 %766, label %767, label %773

767:                                              ; preds = %760, %758, %751
  %768 = phi i64 [ %763, %760 ], [ %754, %758 ], [ %754, %751 ]
  %769 = phi i64 [ %764, %760 ], [ %753, %758 ], [ %753, %751 ]
  %770 = phi ptr [ %765, %760 ], [ %752, %758 ], [ %752, %751 ]
  %771 = load i64, ptr %618, align 8, !tbaa !72
  %772 = icmp ugt i64 %768, %771
  br i1 %772, label %773, label %964

773:                                              ; preds = %751, %767, %758, %760, %649
  %774 = phi i64 [ %753, %758 ], [ %764, %760 ], [ %769, %767 ], [ %647, %649 ], [ %753, %751 ]
  %775 = phi ptr [ %752, %758 ], [ %765, %760 ], [ %770, %767 ], [ %646, %649 ], [ %752, %751 ]
  %776 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %643)
  %777 = trunc nuw nsw i64 %776 to i32
  %778 = mul i32 %777, %4
  %779 = zext i32 %778 to i64
  %780 = icmp ugt i64 %774, 140737488355327
  %781 = sub i64 140737488355328, %774
  %782 = icmp ult i64 %781, %779
  %783 = select i1 %780, i1 true, i1 %782
  br i1 %783, label %964, label %784

784:                                              ; preds = %773
  %785 = add i64 %642, 1
  %786 = and i64 %785, %643
  %787 = icmp eq i64 %786, 0
  br i1 %787, label %788, label %964

788:                                              ; preds = %784
  %789 = icmp ult i64 %776, 8
  br i1 %789, label %790, label %809

790:                                              ; preds = %809, %816, %823, %788
  %791 = phi i32 [ 0, %788 ], [ 8, %809 ], [ 16, %816 ], [ 24, %823 ]
  %792 = phi <8 x i64> [ zeroinitializer, %788 ], [ %814, %809 ], [ %821, %816 ], [ %828, %823 ]
  %793 = extractelement <8 x i64> %792, i64 0
  %794 = extractelement <8 x i64> %792, i64 1
  %795 = or i64 %794, %793
  %796 = extractelement <8 x i64> %792, i64 2
  %797 = or i64 %795, %796
  %798 = extractelement <8 x i64> %792, i64 3
  %799 = or i64 %797, %798
  %800 = extractelement <8 x i64> %792, i64 4
  %801 = or i64 %799, %800
  %802 = extractelement <8 x i64> %792, i64 5
  %803 = or i64 %801, %802
  %804 = extractelement <8 x i64> %792, i64 6
  %805 = or i64 %803, %804
  %806 = extractelement <8 x i64> %792, i64 7
  %807 = or i64 %805, %806
  %808 = icmp ult i32 %791, %777
  br i1 %808, label %829, label %895

809:                                              ; preds = %788
  %810 = insertelement <8 x i64> poison, i64 %774, i64 0
  %811 = shufflevector <8 x i64> %810, <8 x i64> poison, <8 x i32> zeroinitializer
  %812 = add nuw nsw <8 x i64> %811, %627
  %813 = load <8 x i64>, ptr %775, align 8
  %814 = xor <8 x i64> %813, %812
  %815 = icmp ult i64 %776, 16
  br i1 %815, label %790, label %816, !llvm.loop !62

816:                                              ; preds = %809
  %817 = add nuw nsw <8 x i64> %812, %631
  %818 = getelementptr inbounds i8, ptr %775, i64 64
  %819 = load <8 x i64>, ptr %818, align 8
  %820 = xor <8 x i64> %819, %817
  %821 = or <8 x i64> %820, %814
  %822 = icmp ult i64 %776, 24
  br i1 %822, label %790, label %823, !llvm.loop !62

823:                                              ; preds = %816
  %824 = add nuw nsw <8 x i64> %817, %631
  %825 = getelementptr inbounds i8, ptr %775, i64 128
  %826 = load <8 x i64>, ptr %825, align 8
  %827 = xor <8 x i64> %826, %824
  %828 = or <8 x i64> %827, %821
  br label %790

829:                                              ; preds = %790
  %830 = zext i32 %791 to i64
  %831 = sub nsw i64 %776, %830
  %832 = and i64 %831, 3
  %833 = icmp eq i64 %832, 0
  br i1 %833, label %849, label %834

834:                                              ; preds = %829, %834
  %835 = phi i64 [ %846, %834 ], [ %830, %829 ]
  %836 = phi i64 [ %845, %834 ], [ %807, %829 ]
  %837 = phi i64 [ %847, %834 ], [ 0, %829 ]
  %838 = getelementptr inbounds i64, ptr %775, i64 %835
  %839 = load i64, ptr %838, align 8, !tbaa !42
  %840 = trunc nuw nsw i64 %835 to i32
  %841 = mul i32 %840, %4
  %842 = zext i32 %841 to i64
  %843 = add nuw nsw i64 %774, %842
  %844 = xor i64 %843, %839
  %845 = or i64 %844, %836
  %846 = add nuw nsw i64 %835, 1
  %847 = add i64 %837, 1
  %848 = icmp eq i64 %847, %832
  br i1 %848, label %849, label %834, !llvm.loop !76

849:                                              ; preds = %834, %829
  %850 = phi i64 [ poison, %829 ], [ %845, %834 ]
  %851 = phi i64 [ %830, %829 ], [ %846, %834 ]
  %852 = phi i64 [ %807, %829 ], [ %845, %834 ]
  %853 = sub nsw i64 %830, %776
  %854 = icmp ugt i64 %853, -4
  br i1 %854, label %895, label %855

855:                                              ; preds = %849, %855
  %856 = phi i64 [ %893, %855 ], [ %851, %849 ]
  %857 = phi i64 [ %892, %855 ], [ %852, %849 ]
  %858 = getelementptr inbounds i64, ptr %775, i64 %856
  %859 = load i64, ptr %858, align 8, !tbaa !42
  %860 = trunc nuw nsw i64 %856 to i32
  %861 = mul i32 %860, %4
  %862 = zext i32 %861 to i64
  %863 = add nuw nsw i64 %774, %862
  %864 = xor i64 %863, %859
  %865 = or i64 %864, %857
  %866 = add nuw nsw i64 %856, 1
  %867 = getelementptr inbounds i64, ptr %775, i64 %866
  %868 = load i64, ptr %867, align 8, !tbaa !42
  %869 = trunc nuw nsw i64 %866 to i32
  %870 = mul i32 %869, %4
  %871 = zext i32 %870 to i64
  %872 = add nuw nsw i64 %774, %871
  %873 = xor i64 %872, %868
  %874 = or i64 %873, %865
  %875 = add nuw nsw i64 %856, 2
  %876 = getelementptr inbounds i64, ptr %775, i64 %875
  %877 = load i64, ptr %876, align 8, !tbaa !42
  %878 = trunc nuw nsw i64 %875 to i32
  %879 = mul i32 %878, %4
  %880 = zext i32 %879 to i64
  %881 = add nuw nsw i64 %774, %880
  %882 = xor i64 %881, %877
  %883 = or i64 %882, %874
  %884 = add nuw nsw i64 %856, 3
  %885 = getelementptr inbounds i64, ptr %775, i64 %884
  %886 = load i64, ptr %885, align 8, !tbaa !42
  %887 = trunc nuw nsw i64 %884 to i32
  %888 = mul i32 %887, %4
  %889 = zext i32 %888 to i64
  %890 = add nuw nsw i64 %774, %889
  %891 = xor i64 %890, %886
  %892 = or i64 %891, %883
  %893 = add nuw nsw i64 %856, 4
  %894 = icmp eq i64 %893, %776
  br i1 %894, label %895, label %855, !llvm.loop !65

895:                                              ; preds = %849, %855, %790
  %896 = phi i64 [ %807, %790 ], [ %850, %849 ], [ %892, %855 ]
  %897 = icmp eq i64 %896, 0
  br i1 %897, label %898, label %964

898:                                              ; preds = %895
  %899 = icmp ugt i32 %778, 32
  %900 = load i64, ptr %317, align 8, !tbaa !61
  %901 = inttoptr i64 %900 to ptr
  br i1 %899, label %902, label %948

902:                                              ; preds = %898
  %903 = and i64 %774, 7
  %904 = add nsw i64 %779, -33
  %905 = icmp ult i64 %904, 32
  br i1 %905, label %930, label %906

906:                                              ; preds = %902
  %907 = lshr i64 %904, 5
  %908 = add nuw nsw i64 %907, 1
  %909 = and i64 %908, 1152921504606846974
  br label %910

910:                                              ; preds = %910, %906
  %911 = phi i64 [ 0, %906 ], [ %925, %910 ]
  %912 = phi i64 [ %779, %906 ], [ %926, %910 ]
  %913 = phi i64 [ %774, %906 ], [ %927, %910 ]
  %914 = phi i64 [ 0, %906 ], [ %928, %910 ]
  %915 = lshr i64 %913, 3
  %916 = getelementptr inbounds i8, ptr %901, i64 %915
  %917 = load i64, ptr %916, align 1
  %918 = add i64 %913, 32
  %919 = lshr i64 %918, 3
  %920 = getelementptr inbounds i8, ptr %901, i64 %919
  %921 = load i64, ptr %920, align 1
  %922 = or i64 %917, %921
  %923 = lshr i64 %922, %903
  %924 = and i64 %923, 4294967295
  %925 = or i64 %924, %911
  %926 = add nsw i64 %912, -64
  %927 = add i64 %913, 64
  %928 = add i64 %914, 2
  %929 = icmp eq i64 %928, %909
  br i1 %929, label %930, label %910, !llvm.loop !66

930:                                              ; preds = %910, %902
  %931 = phi i64 [ poison, %902 ], [ %925, %910 ]
  %932 = phi i64 [ poison, %902 ], [ %926, %910 ]
  %933 = phi i64 [ poison, %902 ], [ %927, %910 ]
  %934 = phi i64 [ 0, %902 ], [ %925, %910 ]
  %935 = phi i64 [ %779, %902 ], [ %926, %910 ]
  %936 = phi i64 [ %774, %902 ], [ %927, %910 ]
  %937 = and i64 %904, 32
  %938 = icmp eq i64 %937, 0
  br i1 %938, label %939, label %948

939:                                              ; preds = %930
  %940 = lshr i64 %936, 3
  %941 = getelementptr inbounds i8, ptr %901, i64 %940
  %942 = load i64, ptr %941, align 1
  %943 = lshr i64 %942, %903
  %944 = and i64 %943, 4294967295
  %945 = or i64 %944, %934
  %946 = add nsw i64 %935, -32
  %947 = add i64 %936, 32
  br label %948

948:                                              ; preds = %939, %930, %898
  %949 = phi i64 [ %774, %898 ], [ %933, %930 ], [ %947, %939 ]
  %950 = phi i64 [ %779, %898 ], [ %932, %930 ], [ %946, %939 ]
  %951 = phi i64 [ 0, %898 ], [ %931, %930 ], [ %945, %939 ]
  %952 = lshr i64 %949, 3
  %953 = getelementptr inbounds i8, ptr %901, i64 %952
  %954 = load i64, ptr %953, align 1
  %955 = and i64 %949, 7
  %956 = lshr i64 %954, %955
  %957 = shl nsw i64 -1, %950
  %958 = xor i64 %957, -1
  %959 = and i64 %956, %958
  %960 = or i64 %959, %951
  %961 = icmp eq i64 %960, 0
  %962 = icmp eq i64 %643, 0
  %963 = or i1 %961, %962
  br i1 %963, label %1060, label %966

964:                                              ; preds = %784, %773, %895, %767
  %965 = icmp eq i64 %643, 0
  br i1 %965, label %1060, label %966

966:                                              ; preds = %948, %964
  %967 = trunc nuw nsw i64 %641 to i32
  br label %968

968:                                              ; preds = %966, %1056
  %969 = phi i64 [ %1058, %1056 ], [ %643, %966 ]
  %970 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %969, i1 true)
  %971 = trunc nuw nsw i64 %970 to i32
  %972 = add nuw nsw i32 %967, %971
  %973 = zext nneg i32 %972 to i64
  %974 = getelementptr inbounds i64, ptr %2, i64 %973
  %975 = load i64, ptr %974, align 8, !tbaa !42
  switch i32 %6, label %1004 [
    i32 3, label %976
    i32 4, label %989
    i32 1, label %993
  ]

976:                                              ; preds = %968
  %977 = lshr i64 %975, 32
  %978 = load i64, ptr %616, align 8, !tbaa !52
  %979 = icmp eq i64 %977, %978
  br i1 %979, label %1003, label %980

980:                                              ; preds = %976
  %981 = load i64, ptr %633, align 8, !tbaa !53
  %982 = sub i64 %975, %981
  %983 = load i64, ptr %632, align 8, !tbaa !54
  %984 = icmp ult i64 %982, %983
  br i1 %984, label %986, label %985

985:                                              ; preds = %980
  store i32 0, ptr %613, align 4, !tbaa !67
  br label %1041

986:                                              ; preds = %980
  %987 = sub i64 %983, %982
  %988 = icmp ult i64 %987, %617
  br i1 %988, label %1003, label %999

989:                                              ; preds = %968
  %990 = lshr i64 %975, 62
  %991 = trunc nuw nsw i64 %990 to i32
  %992 = and i32 %991, 2
  br label %1004

993:                                              ; preds = %968
  %994 = add i64 %975, %617
  %995 = load i64, ptr %632, align 8, !tbaa !54
  %996 = icmp ugt i64 %994, %995
  br i1 %996, label %1003, label %997

997:                                              ; preds = %993
  %998 = load i64, ptr %633, align 8, !tbaa !53
  br label %999

999:                                              ; preds = %997, %986
  %1000 = phi i64 [ %981, %986 ], [ %998, %997 ]
  %1001 = phi i64 [ %982, %986 ], [ %975, %997 ]
  store i32 1, ptr %613, align 4, !tbaa !67
  %1002 = add i64 %1000, %1001
  br label %1041

1003:                                             ; preds = %993, %986, %976
  store i32 2, ptr %613, align 4, !tbaa !67
  br label %1007

1004:                                             ; preds = %968, %989
  %1005 = phi i32 [ %992, %989 ], [ %6, %968 ]
  store i32 %1005, ptr %613, align 4, !tbaa !67
  %1006 = icmp eq i32 %1005, 2
  br i1 %1006, label %1007, label %1041

1007:                                             ; preds = %1003, %1004
  %1008 = and i64 %975, 4294967295
  switch i32 %6, label %1056 [
    i32 2, label %1015
    i32 4, label %1009
    i32 3, label %1011
  ]

1009:                                             ; preds = %1007
  %1010 = icmp sgt i64 %975, -1
  br i1 %1010, label %1056, label %1015

1011:                                             ; preds = %1007
  %1012 = lshr i64 %975, 32
  %1013 = load i64, ptr %616, align 8, !tbaa !52
  %1014 = icmp eq i64 %1012, %1013
  br i1 %1014, label %1015, label %1056

1015:                                             ; preds = %1011, %1009, %1007
  %1016 = add nuw nsw i64 %1008, %617
  %1017 = load i64, ptr %618, align 8, !tbaa !72
  %1018 = icmp ugt i64 %1016, %1017
  %1019 = or i1 %1018, %624
  br i1 %1019, label %1056, label %1020

1020:                                             ; preds = %1015
  %1021 = load i32, ptr %619, align 8, !tbaa !73
  %1022 = zext i32 %1021 to i64
  br i1 %620, label %1056, label %1023

1023:                                             ; preds = %1020
  %1024 = shl nuw nsw i32 %972, 2
  %1025 = zext nneg i32 %1024 to i64
  br label %1026

1026:                                             ; preds = %1026, %1023
  %1027 = phi i64 [ %1008, %1023 ], [ %1029, %1026 ]
  %1028 = or i64 %1027, 3
  %1029 = add nuw nsw i64 %1028, 1
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #6
  store ptr %0, ptr %10, align 8, !tbaa !77
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %638, ptr noundef nonnull align 8 dereferenceable(24) %610, i64 24, i1 false)
  store i32 %7, ptr %639, align 4, !tbaa !23
  %1030 = tail call i64 @llvm.umin.i64(i64 %1029, i64 %1016)
  %1031 = sub nsw i64 %1030, %1027
  %1032 = trunc i64 %1031 to i32
  store i32 %1032, ptr %637, align 8, !tbaa !78
  %1033 = load i64, ptr %621, align 8, !tbaa !74
  %1034 = and i64 %1027, -4
  %1035 = mul i64 %1034, %1022
  %1036 = and i64 %1027, 3
  %1037 = or disjoint i64 %1036, %1025
  %1038 = add i64 %1037, %1035
  %1039 = add i64 %1038, %1033
  call fastcc void @look_for_undefined(ptr noundef nonnull %10, i64 noundef %1039, i32 noundef %972)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #6
  %1040 = icmp ult i64 %1029, %1016
  br i1 %1040, label %1026, label %1056, !llvm.loop !79

1041:                                             ; preds = %985, %1004, %999
  %1042 = phi i64 [ %1002, %999 ], [ %975, %1004 ], [ %975, %985 ]
  %1043 = icmp ult i64 %1042, 140737488355328
  br i1 %1043, label %1044, label %1056

1044:                                             ; preds = %1041
  br i1 %634, label %1055, label %1045

1045:                                             ; preds = %1044
  %1046 = load i64, ptr %317, align 8, !tbaa !61
  %1047 = inttoptr i64 %1046 to ptr
  %1048 = lshr i64 %1042, 3
  %1049 = getelementptr inbounds i8, ptr %1047, i64 %1048
  %1050 = load i64, ptr %1049, align 1
  %1051 = and i64 %1042, 7
  %1052 = lshr i64 %1050, %1051
  %1053 = and i64 %1052, %636
  %1054 = icmp eq i64 %1053, 0
  br i1 %1054, label %1056, label %1055

1055:                                             ; preds = %1045, %1044
  call fastcc void @look_for_undefined(ptr noundef nonnull %12, i64 noundef %1042, i32 noundef %972)
  br label %1056

1056:                                             ; preds = %1026, %1020, %1015, %1009, %1007, %1011, %1055, %1045, %1041
  %1057 = add nsw i64 %969, -1
  %1058 = and i64 %1057, %969
  %1059 = icmp eq i64 %1058, 0
  br i1 %1059, label %1060, label %968, !llvm.loop !70

1060:                                             ; preds = %1056, %964, %640, %725, %728, %948
  %1061 = add nuw nsw i64 %641, 16
  %1062 = icmp ult i64 %641, 48
  br i1 %1062, label %640, label %1063, !llvm.loop !71

1063:                                             ; preds = %1060
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12)
  br label %1064

1064:                                             ; preds = %608, %1063, %315
  %1065 = getelementptr inbounds i8, ptr %23, i64 96
  %1066 = load i64, ptr %1065, align 8, !tbaa !14
  %1067 = icmp eq i64 %1066, 0
  %1068 = icmp eq i32 %6, 2
  %1069 = or i1 %1068, %1067
  br i1 %1069, label %2306, label %1070

1070:                                             ; preds = %1064
  %1071 = getelementptr inbounds i8, ptr %26, i64 128
  %1072 = load i64, ptr %1071, align 8, !tbaa !18
  %1073 = getelementptr inbounds i8, ptr %26, i64 12
  %1074 = load i32, ptr %1073, align 4, !tbaa !19
  %1075 = zext i32 %1074 to i64
  %1076 = icmp eq i64 %1072, %1075
  br i1 %1076, label %1078, label %1077

1077:                                             ; preds = %1070
  tail call fastcc void @pass_barrier(ptr noundef nonnull %23, ptr noundef readonly %20, ptr noundef nonnull %26)
  br label %1078

1078:                                             ; preds = %1070, %1077
  %1079 = getelementptr inbounds i8, ptr %26, i64 16
  %1080 = load i64, ptr %1079, align 8, !tbaa !20
  %1081 = getelementptr inbounds i8, ptr %20, i64 48
  %1082 = load i32, ptr %1081, align 8, !tbaa !21
  %1083 = udiv i32 16777216, %1082
  %1084 = zext nneg i32 %1083 to i64
  %1085 = urem i64 %1080, %1084
  %1086 = trunc nuw nsw i64 %1085 to i32
  %1087 = mul i32 %1082, %1086
  %1088 = getelementptr inbounds i8, ptr %0, i64 64
  %1089 = load i64, ptr %1088, align 8, !tbaa !22
  %1090 = inttoptr i64 %1089 to ptr
  %1091 = getelementptr inbounds i8, ptr %1090, i64 544
  %1092 = load i32, ptr %1091, align 8, !tbaa !23
  %1093 = add i32 %1087, %1092
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %13) #6
  store ptr %0, ptr %13, align 8, !tbaa !80
  %1094 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %20, ptr %1094, align 8, !tbaa !82
  %1095 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %23, ptr %1095, align 8, !tbaa !83
  %1096 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %26, ptr %1096, align 8, !tbaa !84
  %1097 = getelementptr inbounds i8, ptr %13, i64 32
  store i64 %1, ptr %1097, align 8, !tbaa !85
  %1098 = getelementptr inbounds i8, ptr %13, i64 40
  store i32 %5, ptr %1098, align 8, !tbaa !86
  %1099 = getelementptr inbounds i8, ptr %13, i64 44
  store i32 %6, ptr %1099, align 4, !tbaa !87
  %1100 = getelementptr inbounds i8, ptr %13, i64 48
  store i32 %17, ptr %1100, align 8, !tbaa !88
  %1101 = getelementptr inbounds i8, ptr %13, i64 52
  %1102 = zext i1 %14 to i32
  store i32 %1102, ptr %1101, align 4, !tbaa !89
  %1103 = getelementptr inbounds i8, ptr %13, i64 56
  store i32 %1086, ptr %1103, align 8, !tbaa !90
  %1104 = getelementptr inbounds i8, ptr %13, i64 60
  store i32 %1087, ptr %1104, align 4, !tbaa !91
  %1105 = getelementptr inbounds i8, ptr %13, i64 64
  store i32 %1093, ptr %1105, align 8, !tbaa !92
  %1106 = getelementptr inbounds i8, ptr %13, i64 68
  store i32 %1082, ptr %1106, align 4, !tbaa !93
  %1107 = getelementptr inbounds i8, ptr %13, i64 72
  %1108 = getelementptr inbounds i8, ptr %26, i64 120
  %1109 = load i64, ptr %1108, align 8, !tbaa !94
  %1110 = trunc i64 %1109 to i32
  store i32 %1110, ptr %1107, align 8, !tbaa !95
  %1111 = getelementptr inbounds i8, ptr %13, i64 80
  store i64 0, ptr %1111, align 8, !tbaa !96
  %1112 = zext i32 %1093 to i64
  %1113 = getelementptr inbounds i8, ptr %26, i64 112
  %1114 = load i64, ptr %1113, align 8, !tbaa !97
  %1115 = shl i64 %1114, 30
  %1116 = lshr i64 %1, 2
  %1117 = getelementptr inbounds i8, ptr %23, i64 32968
  %1118 = and i64 %1116, 8191
  %1119 = getelementptr inbounds [8192 x i32], ptr %1117, i64 0, i64 %1118
  %1120 = load i32, ptr %1119, align 4, !tbaa !23
  %1121 = icmp eq i32 %1120, 0
  br i1 %1121, label %1137, label %1122

1122:                                             ; preds = %1078
  %1123 = getelementptr inbounds i8, ptr %23, i64 200
  br label %1130

1124:                                             ; preds = %1130
  %1125 = add i64 %1132, 1
  %1126 = and i64 %1125, 8191
  %1127 = getelementptr inbounds [8192 x i32], ptr %1117, i64 0, i64 %1126
  %1128 = load i32, ptr %1127, align 4, !tbaa !23
  %1129 = icmp eq i32 %1128, 0
  br i1 %1129, label %1137, label %1130

1130:                                             ; preds = %1124, %1122
  %1131 = phi i32 [ %1120, %1122 ], [ %1128, %1124 ]
  %1132 = phi i64 [ %1116, %1122 ], [ %1125, %1124 ]
  %1133 = zext i32 %1131 to i64
  %1134 = getelementptr inbounds [4096 x i64], ptr %1123, i64 0, i64 %1133
  %1135 = load i64, ptr %1134, align 8, !tbaa !42
  %1136 = icmp eq i64 %1135, %1
  br i1 %1136, label %1149, label %1124

1137:                                             ; preds = %1124, %1078
  %1138 = phi i64 [ %1118, %1078 ], [ %1126, %1124 ]
  %1139 = getelementptr inbounds i8, ptr %23, i64 192
  %1140 = load i64, ptr %1139, align 8, !tbaa !98
  %1141 = icmp eq i64 %1140, 4094
  br i1 %1141, label %1149, label %1142

1142:                                             ; preds = %1137
  %1143 = getelementptr inbounds [8192 x i32], ptr %1117, i64 0, i64 %1138
  %1144 = add i64 %1140, 1
  store i64 %1144, ptr %1139, align 8, !tbaa !98
  %1145 = trunc i64 %1144 to i32
  store i32 %1145, ptr %1143, align 4, !tbaa !23
  %1146 = getelementptr inbounds i8, ptr %23, i64 200
  %1147 = and i64 %1144, 4294967295
  %1148 = getelementptr inbounds [4096 x i64], ptr %1146, i64 0, i64 %1147
  store i64 %1, ptr %1148, align 8, !tbaa !42
  br label %1149

1149:                                             ; preds = %1130, %1137, %1142
  %1150 = phi i32 [ 4095, %1137 ], [ %1145, %1142 ], [ %1131, %1130 ]
  %1151 = zext i32 %1150 to i64
  %1152 = shl i64 %1151, 46
  %1153 = select i1 %16, i64 4611686018427387904, i64 0
  %1154 = or disjoint i64 %1153, %1112
  %1155 = or i64 %1154, %1115
  %1156 = or i64 %1155, %1152
  store i64 %1156, ptr %1111, align 8, !tbaa !96
  %1157 = icmp eq i64 %316, 0
  br i1 %1157, label %1158, label %1160

1158:                                             ; preds = %1149
  %1159 = icmp ne i32 %5, 0
  br label %2151

1160:                                             ; preds = %1149
  %1161 = icmp eq i32 %6, 0
  %1162 = zext i32 %4 to i64
  %1163 = getelementptr inbounds i8, ptr %0, i64 16
  %1164 = getelementptr inbounds i8, ptr %0, i64 40
  %1165 = getelementptr inbounds i8, ptr %0, i64 8
  br label %1170

1166:                                             ; preds = %2028
  %1167 = icmp ne i64 %2029, 0
  %1168 = icmp ne i32 %5, 0
  %1169 = and i1 %1168, %1167
  br i1 %1169, label %2034, label %2106

1170:                                             ; preds = %1160, %2028
  %1171 = phi i64 [ %316, %1160 ], [ %2030, %2028 ]
  %1172 = phi i64 [ %316, %1160 ], [ %2032, %2028 ]
  %1173 = phi i64 [ 0, %1160 ], [ %2029, %2028 ]
  %1174 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1172, i1 true)
  %1175 = trunc nuw nsw i64 %1174 to i32
  br i1 %1161, label %1205, label %1176

1176:                                             ; preds = %1170
  %1177 = getelementptr inbounds i64, ptr %2, i64 %1174
  switch i32 %6, label %1202 [
    i32 3, label %1178
    i32 4, label %1192
    i32 1, label %1197
  ]

1178:                                             ; preds = %1176
  %1179 = load i64, ptr %1177, align 8, !tbaa !42
  %1180 = lshr i64 %1179, 32
  %1181 = load i64, ptr %1164, align 8, !tbaa !52
  %1182 = icmp eq i64 %1180, %1181
  br i1 %1182, label %1203, label %1183

1183:                                             ; preds = %1178
  %1184 = load i64, ptr %1165, align 8, !tbaa !53
  %1185 = sub i64 %1179, %1184
  %1186 = load i64, ptr %1163, align 8, !tbaa !54
  %1187 = icmp ult i64 %1185, %1186
  br i1 %1187, label %1188, label %1203

1188:                                             ; preds = %1183
  %1189 = sub i64 %1186, %1185
  %1190 = icmp ult i64 %1189, %1162
  br i1 %1190, label %1203, label %1191

1191:                                             ; preds = %1188
  store i64 %1185, ptr %1177, align 8, !tbaa !42
  br label %1203

1192:                                             ; preds = %1176
  %1193 = load i64, ptr %1177, align 8, !tbaa !42
  %1194 = lshr i64 %1193, 62
  %1195 = trunc nuw nsw i64 %1194 to i32
  %1196 = and i32 %1195, 2
  br label %1203

1197:                                             ; preds = %1176
  %1198 = load i64, ptr %1177, align 8, !tbaa !42
  %1199 = add i64 %1198, %1162
  %1200 = load i64, ptr %1163, align 8, !tbaa !54
  %1201 = icmp ugt i64 %1199, %1200
  br i1 %1201, label %1203, label %1202

1202:                                             ; preds = %1197, %1176
  br label %1203

1203:                                             ; preds = %1178, %1183, %1188, %1191, %1192, %1197, %1202
  %1204 = phi i32 [ %1196, %1192 ], [ %6, %1202 ], [ 2, %1178 ], [ 1, %1191 ], [ 0, %1183 ], [ 2, %1188 ], [ 2, %1197 ]
  store i32 %1204, ptr %1099, align 4, !tbaa !87
  br label %1207

1205:                                             ; preds = %1170
  %1206 = load i32, ptr %1099, align 4, !tbaa !87
  br label %1207

1207:                                             ; preds = %1205, %1203
  %1208 = phi i32 [ %1206, %1205 ], [ %1204, %1203 ]
  switch i32 %1208, label %1209 [
    i32 0, label %1212
    i32 2, label %1215
  ]

1209:                                             ; preds = %1207
  %1210 = getelementptr inbounds i64, ptr %2, i64 %1174
  %1211 = load i64, ptr %1210, align 8, !tbaa !42
  br label %1219

1212:                                             ; preds = %1207
  %1213 = getelementptr inbounds i64, ptr %2, i64 %1174
  %1214 = load i64, ptr %1213, align 8, !tbaa !42
  br label %1219

1215:                                             ; preds = %1207
  %1216 = shl nuw i64 1, %1174
  %1217 = xor i64 %1216, -1
  %1218 = and i64 %1171, %1217
  br label %2028

1219:                                             ; preds = %1209, %1212
  %1220 = phi i64 [ %1214, %1212 ], [ %1211, %1209 ]
  %1221 = phi i64 [ %1214, %1212 ], [ %1173, %1209 ]
  %1222 = add i64 %1220, %1162
  %1223 = and i64 %1220, -4
  %1224 = icmp ult i64 %1223, %1222
  br i1 %1224, label %1225, label %2028

1225:                                             ; preds = %1219
  %1226 = or i64 %1220, %1162
  %1227 = and i64 %1226, 3
  %1228 = icmp eq i64 %1227, 0
  %1229 = shl nuw nsw i64 %1174, 24
  br label %1230

1230:                                             ; preds = %2025, %1225
  %1231 = phi i64 [ %1223, %1225 ], [ %2026, %2025 ]
  br i1 %1228, label %1242, label %1232

1232:                                             ; preds = %1230
  %1233 = tail call i64 @llvm.usub.sat.i64(i64 %1220, i64 %1231)
  %1234 = trunc i64 %1233 to i32
  %1235 = sub i64 %1222, %1231
  %1236 = tail call i64 @llvm.umin.i64(i64 %1235, i64 4)
  %1237 = trunc nuw nsw i64 %1236 to i32
  %1238 = shl nsw i32 -1, %1237
  %1239 = xor i32 %1238, -1
  %1240 = shl nsw i32 -1, %1234
  %1241 = and i32 %1240, %1239
  br label %1242

1242:                                             ; preds = %1232, %1230
  %1243 = phi i32 [ %1241, %1232 ], [ 15, %1230 ]
  %1244 = load i32, ptr %1099, align 4
  %1245 = icmp eq i32 %1244, 1
  br i1 %1245, label %1246, label %1253

1246:                                             ; preds = %1242
  %1247 = load ptr, ptr %1096, align 8, !tbaa !84
  %1248 = getelementptr inbounds i8, ptr %1247, i64 104
  %1249 = load i64, ptr %1248, align 8, !tbaa !99
  %1250 = inttoptr i64 %1249 to ptr
  %1251 = lshr exact i64 %1231, 2
  %1252 = getelementptr inbounds %struct.Cell, ptr %1250, i64 %1251
  br label %1309

1253:                                             ; preds = %1242
  %1254 = lshr i64 %1231, 14
  %1255 = add nuw nsw i64 %1254, 1
  %1256 = load ptr, ptr %1095, align 8, !tbaa !83
  %1257 = getelementptr inbounds i8, ptr %1256, i64 72
  %1258 = load i64, ptr %1257, align 8, !tbaa !100
  %1259 = icmp eq i64 %1255, %1258
  br i1 %1259, label %1260, label %1267

1260:                                             ; preds = %1253
  %1261 = getelementptr inbounds i8, ptr %1256, i64 80
  %1262 = load i64, ptr %1261, align 8, !tbaa !101
  %1263 = inttoptr i64 %1262 to ptr
  %1264 = lshr exact i64 %1231, 2
  %1265 = and i64 %1264, 4095
  %1266 = getelementptr inbounds %struct.Cell, ptr %1263, i64 %1265
  br label %1309

1267:                                             ; preds = %1253
  %1268 = getelementptr inbounds i8, ptr %1256, i64 40
  %1269 = load i64, ptr %1268, align 8, !tbaa !102
  %1270 = inttoptr i64 %1269 to ptr
  %1271 = getelementptr inbounds i8, ptr %1256, i64 32
  %1272 = load i64, ptr %1271, align 8, !tbaa !103
  %1273 = mul i64 %1255, 159730149406440469
  %1274 = lshr i64 %1273, 40
  br label %1275

1275:                                             ; preds = %1275, %1267
  %1276 = phi i64 [ %1274, %1267 ], [ %1283, %1275 ]
  %1277 = and i64 %1276, 262143
  %1278 = getelementptr inbounds i64, ptr %1270, i64 %1277
  %1279 = load i64, ptr %1278, align 8, !tbaa !42
  %1280 = icmp eq i64 %1279, 0
  %1281 = icmp eq i64 %1279, %1255
  %1282 = or i1 %1280, %1281
  %1283 = add nuw nsw i64 %1277, 1
  br i1 %1282, label %1284, label %1275, !llvm.loop !104

1284:                                             ; preds = %1275
  %1285 = getelementptr inbounds i64, ptr %1270, i64 %1277
  %1286 = inttoptr i64 %1272 to ptr
  br i1 %1280, label %1287, label %1297

1287:                                             ; preds = %1284
  %1288 = getelementptr inbounds i8, ptr %1256, i64 48
  %1289 = load i64, ptr %1288, align 8, !tbaa !105
  %1290 = getelementptr inbounds i8, ptr %1256, i64 56
  %1291 = load i64, ptr %1290, align 8, !tbaa !106
  %1292 = icmp ult i64 %1289, %1291
  br i1 %1292, label %1293, label %2020

1293:                                             ; preds = %1287
  store i64 %1255, ptr %1285, align 8, !tbaa !42
  %1294 = load i64, ptr %1288, align 8, !tbaa !105
  %1295 = add i64 %1294, 1
  store i64 %1295, ptr %1288, align 8, !tbaa !105
  %1296 = getelementptr inbounds i64, ptr %1286, i64 %1277
  store i64 %1294, ptr %1296, align 8, !tbaa !42
  br label %1297

1297:                                             ; preds = %1293, %1284
  store i64 %1255, ptr %1257, align 8, !tbaa !100
  %1298 = getelementptr inbounds i8, ptr %1256, i64 64
  %1299 = load i64, ptr %1298, align 8, !tbaa !107
  %1300 = getelementptr inbounds i64, ptr %1286, i64 %1277
  %1301 = load i64, ptr %1300, align 8, !tbaa !42
  %1302 = shl i64 %1301, 16
  %1303 = add i64 %1302, %1299
  %1304 = getelementptr inbounds i8, ptr %1256, i64 80
  store i64 %1303, ptr %1304, align 8, !tbaa !101
  %1305 = inttoptr i64 %1303 to ptr
  %1306 = lshr exact i64 %1231, 2
  %1307 = and i64 %1306, 4095
  %1308 = getelementptr inbounds %struct.Cell, ptr %1305, i64 %1307
  br label %1309

1309:                                             ; preds = %1297, %1260, %1246
  %1310 = phi ptr [ %1252, %1246 ], [ %1266, %1260 ], [ %1308, %1297 ]
  %1311 = icmp eq ptr %1310, null
  br i1 %1311, label %1312, label %1314

1312:                                             ; preds = %1309
  %1313 = load ptr, ptr %1095, align 8, !tbaa !83
  br label %2020

1314:                                             ; preds = %1309
  %1315 = load i64, ptr %1111, align 8, !tbaa !96
  %1316 = zext nneg i32 %1243 to i64
  %1317 = shl nuw nsw i64 %1316, 58
  %1318 = or disjoint i64 %1317, %1229
  %1319 = or i64 %1315, %1318
  %1320 = load i64, ptr %1310, align 8, !tbaa !108
  %1321 = getelementptr inbounds i8, ptr %1310, i64 8
  %1322 = load i64, ptr %1321, align 8, !tbaa !110
  %1323 = or i64 %1322, %1320
  %1324 = icmp eq i64 %1323, 0
  %1325 = load i32, ptr %1098, align 8, !tbaa !86
  %1326 = icmp eq i32 %1325, 0
  br i1 %1326, label %1327, label %1355

1327:                                             ; preds = %1314
  %1328 = icmp sgt i64 %1322, -1
  br i1 %1328, label %1340, label %1329

1329:                                             ; preds = %1327
  %1330 = xor i64 %1322, %1319
  %1331 = and i64 %1330, 8935212028373499904
  %1332 = icmp eq i64 %1331, 0
  br i1 %1332, label %1333, label %1340

1333:                                             ; preds = %1329
  %1334 = trunc i64 %1322 to i32
  %1335 = and i32 %1334, 16777215
  %1336 = load i32, ptr %1104, align 4, !tbaa !91
  %1337 = sub i32 %1335, %1336
  %1338 = load i32, ptr %1106, align 4, !tbaa !93
  %1339 = icmp ult i32 %1337, %1338
  br i1 %1339, label %2025, label %1340

1340:                                             ; preds = %1333, %1329, %1327
  br i1 %1324, label %1354, label %1341

1341:                                             ; preds = %1340
  %1342 = icmp eq i64 %1322, 0
  br i1 %1342, label %1365, label %1343

1343:                                             ; preds = %1341
  %1344 = xor i64 %1322, %1319
  %1345 = and i64 %1344, -4611615650740174849
  %1346 = icmp eq i64 %1345, 0
  br i1 %1346, label %1347, label %1365

1347:                                             ; preds = %1343
  %1348 = lshr i64 %1322, 58
  %1349 = trunc nuw nsw i64 %1348 to i32
  %1350 = and i32 %1349, 15
  %1351 = xor i32 %1350, -1
  %1352 = and i32 %1243, %1351
  %1353 = icmp eq i32 %1352, 0
  br i1 %1353, label %1354, label %1365

1354:                                             ; preds = %1347, %1340
  store i64 %1319, ptr %1321, align 8, !tbaa !110
  br label %2025

1355:                                             ; preds = %1314
  br i1 %1324, label %1364, label %1356

1356:                                             ; preds = %1355
  %1357 = icmp eq i64 %1320, 0
  %1358 = icmp ne i64 %1322, 0
  %1359 = select i1 %1357, i1 true, i1 %1358
  br i1 %1359, label %1365, label %1360

1360:                                             ; preds = %1356
  %1361 = xor i64 %1319, %1320
  %1362 = and i64 %1361, -4611615650740174849
  %1363 = icmp eq i64 %1362, 0
  br i1 %1363, label %1364, label %1365

1364:                                             ; preds = %1360, %1355
  store i64 %1319, ptr %1310, align 8, !tbaa !108
  br label %2025

1365:                                             ; preds = %1360, %1356, %1347, %1343, %1341
  br i1 %1245, label %1366, label %1378

1366:                                             ; preds = %1365
  %1367 = trunc i64 %1320 to i32
  %1368 = and i32 %1367, 16777215
  %1369 = load i32, ptr %1104, align 4, !tbaa !91
  %1370 = sub i32 %1368, %1369
  %1371 = load i32, ptr %1106, align 4, !tbaa !93
  %1372 = icmp ult i32 %1370, %1371
  %1373 = trunc i64 %1322 to i32
  %1374 = and i32 %1373, 16777215
  %1375 = sub i32 %1374, %1369
  %1376 = icmp ult i32 %1375, %1371
  %1377 = select i1 %1376, i64 %1322, i64 0
  br i1 %1372, label %1378, label %1844

1378:                                             ; preds = %1366, %1365
  %1379 = phi i64 [ %1322, %1365 ], [ %1377, %1366 ]
  %1380 = icmp eq i64 %1320, 0
  br i1 %1380, label %1844, label %1381

1381:                                             ; preds = %1378
  %1382 = icmp eq i32 %1325, 1
  br i1 %1382, label %1725, label %1383

1383:                                             ; preds = %1381
  %1384 = and i64 %1320, 4611686018427387904
  %1385 = icmp eq i64 %1384, 0
  %1386 = load i32, ptr %1100, align 8
  %1387 = icmp eq i32 %1386, 0
  %1388 = select i1 %1385, i1 true, i1 %1387
  br i1 %1388, label %1393, label %1389

1389:                                             ; preds = %1383
  %1390 = load ptr, ptr %1095, align 8, !tbaa !83
  %1391 = trunc i64 %1320 to i32
  %1392 = and i32 %1391, 16777215
  br label %1430

1393:                                             ; preds = %1383
  %1394 = trunc i64 %1320 to i32
  %1395 = and i32 %1394, 16777215
  %1396 = load i32, ptr %1104, align 4, !tbaa !91
  %1397 = sub i32 %1395, %1396
  %1398 = load i32, ptr %1106, align 4, !tbaa !93
  %1399 = icmp ult i32 %1397, %1398
  br i1 %1399, label %1402, label %1400

1400:                                             ; preds = %1393
  %1401 = load ptr, ptr %1095, align 8, !tbaa !83
  br label %1423

1402:                                             ; preds = %1393
  %1403 = icmp eq i32 %1244, 0
  %1404 = load ptr, ptr %1095, align 8, !tbaa !83
  br i1 %1403, label %1405, label %1411

1405:                                             ; preds = %1402
  %1406 = getelementptr inbounds i8, ptr %1404, i64 24
  %1407 = load i64, ptr %1406, align 8, !tbaa !111
  %1408 = icmp ne i64 %1407, 0
  %1409 = icmp ne i32 %1325, 0
  %1410 = or i1 %1409, %1408
  br i1 %1410, label %1423, label %1412

1411:                                             ; preds = %1402
  br i1 %1326, label %1412, label %1423

1412:                                             ; preds = %1411, %1405
  %1413 = getelementptr inbounds i8, ptr %1404, i64 90312
  %1414 = lshr i64 %1315, 46
  %1415 = and i64 %1414, 4095
  %1416 = getelementptr inbounds [4096 x i8], ptr %1413, i64 0, i64 %1415
  %1417 = load i8, ptr %1416, align 1, !tbaa !112
  %1418 = icmp eq i8 %1417, 0
  br i1 %1418, label %1419, label %1430

1419:                                             ; preds = %1412
  %1420 = select i1 %1403, i64 %1320, i64 %1315
  %1421 = and i64 %1420, 4611686018427387904
  %1422 = icmp eq i64 %1421, 0
  br i1 %1422, label %1423, label %1430

1423:                                             ; preds = %1419, %1411, %1405, %1400
  %1424 = phi ptr [ %1401, %1400 ], [ %1404, %1419 ], [ %1404, %1411 ], [ %1404, %1405 ]
  %1425 = getelementptr inbounds i8, ptr %1424, i64 16
  %1426 = load i64, ptr %1425, align 8, !tbaa !113
  %1427 = icmp ne i64 %1426, 0
  %1428 = or i1 %1245, %1427
  %1429 = select i1 %1428, i1 true, i1 %1387
  br i1 %1429, label %1725, label %1430

1430:                                             ; preds = %1423, %1419, %1412, %1389
  %1431 = phi i32 [ %1392, %1389 ], [ %1395, %1412 ], [ %1395, %1419 ], [ %1395, %1423 ]
  %1432 = phi ptr [ %1390, %1389 ], [ %1404, %1412 ], [ %1404, %1419 ], [ %1424, %1423 ]
  %1433 = load ptr, ptr %1094, align 8, !tbaa !82
  %1434 = getelementptr inbounds i8, ptr %1433, i64 48
  %1435 = load i32, ptr %1434, align 8, !tbaa !21
  %1436 = udiv i32 %1431, %1435
  %1437 = lshr i64 %1320, 30
  %1438 = trunc i64 %1437 to i32
  %1439 = and i32 %1438, 65535
  %1440 = load i32, ptr %1105, align 8, !tbaa !92
  %1441 = icmp eq i32 %1431, %1440
  br i1 %1441, label %1725, label %1442

1442:                                             ; preds = %1430
  %1443 = getelementptr inbounds i8, ptr %1432, i64 128
  %1444 = load i64, ptr %1443, align 8, !tbaa !114
  %1445 = icmp eq i64 %1444, 4194304
  br i1 %1445, label %1725, label %1446

1446:                                             ; preds = %1442
  %1447 = load i32, ptr %1103, align 8, !tbaa !90
  %1448 = getelementptr inbounds i8, ptr %1432, i64 112
  %1449 = load i64, ptr %1448, align 8, !tbaa !31
  %1450 = inttoptr i64 %1449 to ptr
  %1451 = zext i32 %1447 to i64
  %1452 = getelementptr inbounds %struct.KnownGroup, ptr %1450, i64 %1451
  %1453 = getelementptr inbounds i8, ptr %1432, i64 152
  %1454 = load i64, ptr %1453, align 8, !tbaa !24
  %1455 = inttoptr i64 %1454 to ptr
  %1456 = zext i32 %1440 to i64
  %1457 = getelementptr inbounds %struct.WaveOrder, ptr %1455, i64 %1456
  %1458 = getelementptr inbounds i8, ptr %1432, i64 120
  %1459 = load i64, ptr %1458, align 8, !tbaa !30
  %1460 = inttoptr i64 %1459 to ptr
  %1461 = icmp eq i32 %1436, %1447
  br i1 %1461, label %1499, label %1462

1462:                                             ; preds = %1446
  %1463 = getelementptr inbounds i8, ptr %1432, i64 144
  %1464 = load i64, ptr %1463, align 8, !tbaa !115
  %1465 = icmp eq i64 %1464, 4194304
  br i1 %1465, label %1499, label %1466

1466:                                             ; preds = %1462
  %1467 = getelementptr inbounds i8, ptr %1432, i64 136
  %1468 = load i64, ptr %1467, align 8, !tbaa !116
  %1469 = inttoptr i64 %1468 to ptr
  %1470 = zext nneg i32 %1436 to i64
  %1471 = getelementptr inbounds %struct.KnownGroup, ptr %1450, i64 %1470, i32 1
  %1472 = load i32, ptr %1471, align 4, !tbaa !23
  %1473 = icmp eq i32 %1472, 0
  br i1 %1473, label %1499, label %1474

1474:                                             ; preds = %1466, %1495
  %1475 = phi i32 [ %1497, %1495 ], [ %1472, %1466 ]
  %1476 = add i32 %1475, -1
  %1477 = zext i32 %1476 to i64
  %1478 = getelementptr inbounds %struct.Unreleased, ptr %1469, i64 %1477
  %1479 = getelementptr inbounds i8, ptr %1478, i64 8
  %1480 = load i16, ptr %1479, align 4, !tbaa !117
  %1481 = zext i16 %1480 to i32
  %1482 = icmp ult i32 %1439, %1481
  br i1 %1482, label %1495, label %1483

1483:                                             ; preds = %1474
  %1484 = load i32, ptr %1478, align 4, !tbaa !119
  %1485 = icmp eq i32 %1484, %1431
  %1486 = icmp eq i32 %1484, -1
  %1487 = or i1 %1485, %1486
  br i1 %1487, label %1488, label %1495

1488:                                             ; preds = %1483
  %1489 = getelementptr inbounds i8, ptr %1478, i64 10
  %1490 = load i16, ptr %1489, align 2, !tbaa !120
  %1491 = zext i16 %1490 to i32
  %1492 = icmp ult i32 %1439, %1491
  %1493 = add nsw i32 %1491, -1
  %1494 = select i1 %1492, i32 %1439, i32 %1493
  br label %1499

1495:                                             ; preds = %1483, %1474
  %1496 = getelementptr inbounds i8, ptr %1478, i64 4
  %1497 = load i32, ptr %1496, align 4, !tbaa !23
  %1498 = icmp eq i32 %1497, 0
  br i1 %1498, label %1499, label %1474, !llvm.loop !121

1499:                                             ; preds = %1495, %1488, %1466, %1462, %1446
  %1500 = phi i32 [ %1439, %1446 ], [ %1439, %1462 ], [ %1494, %1488 ], [ %1439, %1466 ], [ %1439, %1495 ]
  %1501 = load i32, ptr %1452, align 4, !tbaa !23
  %1502 = icmp eq i32 %1501, 0
  br i1 %1502, label %1699, label %1503

1503:                                             ; preds = %1499
  %1504 = add i32 %1501, -1
  %1505 = zext i32 %1504 to i64
  %1506 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1505
  %1507 = load i32, ptr %1506, align 4, !tbaa !122
  %1508 = icmp eq i32 %1507, %1436
  br i1 %1508, label %1509, label %1524

1509:                                             ; preds = %1503
  %1510 = getelementptr inbounds i8, ptr %1506, i64 8
  %1511 = load i32, ptr %1510, align 4
  %1512 = and i32 %1511, 16777215
  %1513 = icmp eq i32 %1512, %1431
  br i1 %1513, label %1514, label %1524

1514:                                             ; preds = %1509
  %1515 = getelementptr inbounds i8, ptr %1506, i64 12
  %1516 = load i16, ptr %1515, align 4, !tbaa !124
  %1517 = zext i16 %1516 to i32
  %1518 = icmp ugt i32 %1439, %1517
  br i1 %1518, label %1524, label %1519

1519:                                             ; preds = %1514
  %1520 = getelementptr inbounds i8, ptr %1506, i64 14
  %1521 = load i16, ptr %1520, align 2, !tbaa !125
  %1522 = zext i16 %1521 to i32
  %1523 = icmp ugt i32 %1500, %1522
  br i1 %1523, label %1524, label %1725

1524:                                             ; preds = %1519, %1514, %1509, %1503
  %1525 = getelementptr inbounds i8, ptr %1506, i64 4
  %1526 = load i32, ptr %1525, align 4, !tbaa !23
  %1527 = icmp eq i32 %1526, 0
  br i1 %1527, label %1699, label %1528, !llvm.loop !126

1528:                                             ; preds = %1524
  %1529 = add i32 %1526, -1
  %1530 = zext i32 %1529 to i64
  %1531 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1530
  %1532 = load i32, ptr %1531, align 4, !tbaa !122
  %1533 = icmp eq i32 %1532, %1436
  br i1 %1533, label %1534, label %1549

1534:                                             ; preds = %1528
  %1535 = getelementptr inbounds i8, ptr %1531, i64 8
  %1536 = load i32, ptr %1535, align 4
  %1537 = and i32 %1536, 16777215
  %1538 = icmp eq i32 %1537, %1431
  br i1 %1538, label %1539, label %1549

1539:                                             ; preds = %1534
  %1540 = getelementptr inbounds i8, ptr %1531, i64 12
  %1541 = load i16, ptr %1540, align 4, !tbaa !124
  %1542 = zext i16 %1541 to i32
  %1543 = icmp ugt i32 %1439, %1542
  br i1 %1543, label %1549, label %1544

1544:                                             ; preds = %1539
  %1545 = getelementptr inbounds i8, ptr %1531, i64 14
  %1546 = load i16, ptr %1545, align 2, !tbaa !125
  %1547 = zext i16 %1546 to i32
  %1548 = icmp ugt i32 %1500, %1547
  br i1 %1548, label %1549, label %1725

1549:                                             ; preds = %1544, %1539, %1534, %1528
  %1550 = getelementptr inbounds i8, ptr %1531, i64 4
  %1551 = load i32, ptr %1550, align 4, !tbaa !23
  %1552 = icmp eq i32 %1551, 0
  br i1 %1552, label %1699, label %1553, !llvm.loop !126

1553:                                             ; preds = %1549
  %1554 = add i32 %1551, -1
  %1555 = zext i32 %1554 to i64
  %1556 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1555
  %1557 = load i32, ptr %1556, align 4, !tbaa !122
  %1558 = icmp eq i32 %1557, %1436
  br i1 %1558, label %1559, label %1574

1559:                                             ; preds = %1553
  %1560 = getelementptr inbounds i8, ptr %1556, i64 8
  %1561 = load i32, ptr %1560, align 4
  %1562 = and i32 %1561, 16777215
  %1563 = icmp eq i32 %1562, %1431
  br i1 %1563, label %1564, label %1574

1564:                                             ; preds = %1559
  %1565 = getelementptr inbounds i8, ptr %1556, i64 12
  %1566 = load i16, ptr %1565, align 4, !tbaa !124
  %1567 = zext i16 %1566 to i32
  %1568 = icmp ugt i32 %1439, %1567
  br i1 %1568, label %1574, label %1569

1569:                                             ; preds = %1564
  %1570 = getelementptr inbounds i8, ptr %1556, i64 14
  %1571 = load i16, ptr %1570, align 2, !tbaa !125
  %1572 = zext i16 %1571 to i32
  %1573 = icmp ugt i32 %1500, %1572
  br i1 %1573, label %1574, label %1725

1574:                                             ; preds = %1569, %1564, %1559, %1553
  %1575 = getelementptr inbounds i8, ptr %1556, i64 4
  %1576 = load i32, ptr %1575, align 4, !tbaa !23
  %1577 = icmp eq i32 %1576, 0
  br i1 %1577, label %1699, label %1578, !llvm.loop !126

1578:                                             ; preds = %1574
  %1579 = add i32 %1576, -1
  %1580 = zext i32 %1579 to i64
  %1581 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1580
  %1582 = load i32, ptr %1581, align 4, !tbaa !122
  %1583 = icmp eq i32 %1582, %1436
  br i1 %1583, label %1584, label %1599

1584:                                             ; preds = %1578
  %1585 = getelementptr inbounds i8, ptr %1581, i64 8
  %1586 = load i32, ptr %1585, align 4
  %1587 = and i32 %1586, 16777215
  %1588 = icmp eq i32 %1587, %1431
  br i1 %1588, label %1589, label %1599

1589:                                             ; preds = %1584
  %1590 = getelementptr inbounds i8, ptr %1581, i64 12
  %1591 = load i16, ptr %1590, align 4, !tbaa !124
  %1592 = zext i16 %1591 to i32
  %1593 = icmp ugt i32 %1439, %1592
  br i1 %1593, label %1599, label %1594

1594:                                             ; preds = %1589
  %1595 = getelementptr inbounds i8, ptr %1581, i64 14
  %1596 = load i16, ptr %1595, align 2, !tbaa !125
  %1597 = zext i16 %1596 to i32
  %1598 = icmp ugt i32 %1500, %1597
  br i1 %1598, label %1599, label %1725

1599:                                             ; preds = %1594, %1589, %1584, %1578
  %1600 = getelementptr inbounds i8, ptr %1581, i64 4
  %1601 = load i32, ptr %1600, align 4, !tbaa !23
  %1602 = icmp eq i32 %1601, 0
  br i1 %1602, label %1699, label %1603, !llvm.loop !126

1603:                                             ; preds = %1599
  %1604 = add i32 %1601, -1
  %1605 = zext i32 %1604 to i64
  %1606 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1605
  %1607 = load i32, ptr %1606, align 4, !tbaa !122
  %1608 = icmp eq i32 %1607, %1436
  br i1 %1608, label %1609, label %1624

1609:                                             ; preds = %1603
  %1610 = getelementptr inbounds i8, ptr %1606, i64 8
  %1611 = load i32, ptr %1610, align 4
  %1612 = and i32 %1611, 16777215
  %1613 = icmp eq i32 %1612, %1431
  br i1 %1613, label %1614, label %1624

1614:                                             ; preds = %1609
  %1615 = getelementptr inbounds i8, ptr %1606, i64 12
  %1616 = load i16, ptr %1615, align 4, !tbaa !124
  %1617 = zext i16 %1616 to i32
  %1618 = icmp ugt i32 %1439, %1617
  br i1 %1618, label %1624, label %1619

1619:                                             ; preds = %1614
  %1620 = getelementptr inbounds i8, ptr %1606, i64 14
  %1621 = load i16, ptr %1620, align 2, !tbaa !125
  %1622 = zext i16 %1621 to i32
  %1623 = icmp ugt i32 %1500, %1622
  br i1 %1623, label %1624, label %1725

1624:                                             ; preds = %1619, %1614, %1609, %1603
  %1625 = getelementptr inbounds i8, ptr %1606, i64 4
  %1626 = load i32, ptr %1625, align 4, !tbaa !23
  %1627 = icmp eq i32 %1626, 0
  br i1 %1627, label %1699, label %1628, !llvm.loop !126

1628:                                             ; preds = %1624
  %1629 = add i32 %1626, -1
  %1630 = zext i32 %1629 to i64
  %1631 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1630
  %1632 = load i32, ptr %1631, align 4, !tbaa !122
  %1633 = icmp eq i32 %1632, %1436
  br i1 %1633, label %1634, label %1649

1634:                                             ; preds = %1628
  %1635 = getelementptr inbounds i8, ptr %1631, i64 8
  %1636 = load i32, ptr %1635, align 4
  %1637 = and i32 %1636, 16777215
  %1638 = icmp eq i32 %1637, %1431
  br i1 %1638, label %1639, label %1649

1639:                                             ; preds = %1634
  %1640 = getelementptr inbounds i8, ptr %1631, i64 12
  %1641 = load i16, ptr %1640, align 4, !tbaa !124
  %1642 = zext i16 %1641 to i32
  %1643 = icmp ugt i32 %1439, %1642
  br i1 %1643, label %1649, label %1644

1644:                                             ; preds = %1639
  %1645 = getelementptr inbounds i8, ptr %1631, i64 14
  %1646 = load i16, ptr %1645, align 2, !tbaa !125
  %1647 = zext i16 %1646 to i32
  %1648 = icmp ugt i32 %1500, %1647
  br i1 %1648, label %1649, label %1725

1649:                                             ; preds = %1644, %1639, %1634, %1628
  %1650 = getelementptr inbounds i8, ptr %1631, i64 4
  %1651 = load i32, ptr %1650, align 4, !tbaa !23
  %1652 = icmp eq i32 %1651, 0
  br i1 %1652, label %1699, label %1653, !llvm.loop !126

1653:                                             ; preds = %1649
  %1654 = add i32 %1651, -1
  %1655 = zext i32 %1654 to i64
  %1656 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1655
  %1657 = load i32, ptr %1656, align 4, !tbaa !122
  %1658 = icmp eq i32 %1657, %1436
  br i1 %1658, label %1659, label %1674

1659:                                             ; preds = %1653
  %1660 = getelementptr inbounds i8, ptr %1656, i64 8
  %1661 = load i32, ptr %1660, align 4
  %1662 = and i32 %1661, 16777215
  %1663 = icmp eq i32 %1662, %1431
  br i1 %1663, label %1664, label %1674

1664:                                             ; preds = %1659
  %1665 = getelementptr inbounds i8, ptr %1656, i64 12
  %1666 = load i16, ptr %1665, align 4, !tbaa !124
  %1667 = zext i16 %1666 to i32
  %1668 = icmp ugt i32 %1439, %1667
  br i1 %1668, label %1674, label %1669

1669:                                             ; preds = %1664
  %1670 = getelementptr inbounds i8, ptr %1656, i64 14
  %1671 = load i16, ptr %1670, align 2, !tbaa !125
  %1672 = zext i16 %1671 to i32
  %1673 = icmp ugt i32 %1500, %1672
  br i1 %1673, label %1674, label %1725

1674:                                             ; preds = %1669, %1664, %1659, %1653
  %1675 = getelementptr inbounds i8, ptr %1656, i64 4
  %1676 = load i32, ptr %1675, align 4, !tbaa !23
  %1677 = icmp eq i32 %1676, 0
  br i1 %1677, label %1699, label %1678, !llvm.loop !126

1678:                                             ; preds = %1674
  %1679 = add i32 %1676, -1
  %1680 = zext i32 %1679 to i64
  %1681 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1680
  %1682 = load i32, ptr %1681, align 4, !tbaa !122
  %1683 = icmp eq i32 %1682, %1436
  br i1 %1683, label %1684, label %1699

1684:                                             ; preds = %1678
  %1685 = getelementptr inbounds i8, ptr %1681, i64 8
  %1686 = load i32, ptr %1685, align 4
  %1687 = and i32 %1686, 16777215
  %1688 = icmp eq i32 %1687, %1431
  br i1 %1688, label %1689, label %1699

1689:                                             ; preds = %1684
  %1690 = getelementptr inbounds i8, ptr %1681, i64 12
  %1691 = load i16, ptr %1690, align 4, !tbaa !124
  %1692 = zext i16 %1691 to i32
  %1693 = icmp ugt i32 %1439, %1692
  br i1 %1693, label %1699, label %1694

1694:                                             ; preds = %1689
  %1695 = getelementptr inbounds i8, ptr %1681, i64 14
  %1696 = load i16, ptr %1695, align 2, !tbaa !125
  %1697 = zext i16 %1696 to i32
  %1698 = icmp ugt i32 %1500, %1697
  br i1 %1698, label %1699, label %1725

1699:                                             ; preds = %1524, %1549, %1574, %1599, %1624, %1649, %1674, %1694, %1689, %1684, %1678, %1499
  %1700 = add i64 %1444, 1
  store i64 %1700, ptr %1443, align 8, !tbaa !114
  %1701 = getelementptr inbounds %struct.Acquired, ptr %1460, i64 %1444
  %1702 = getelementptr inbounds i8, ptr %1457, i64 7
  %1703 = load i8, ptr %1702, align 1, !tbaa !29
  %1704 = icmp eq i8 %1703, 0
  %1705 = select i1 %1704, i32 16777216, i32 0
  %1706 = or disjoint i32 %1705, %1431
  %1707 = trunc i64 %1437 to i16
  %1708 = trunc i32 %1500 to i16
  %1709 = load ptr, ptr %1096, align 8, !tbaa !84
  %1710 = getelementptr inbounds i8, ptr %1709, i64 112
  %1711 = load i64, ptr %1710, align 8, !tbaa !97
  %1712 = trunc i64 %1711 to i16
  %1713 = lshr i64 %1320, 46
  %1714 = trunc i64 %1713 to i16
  %1715 = and i16 %1714, 4095
  store i32 %1436, ptr %1701, align 4, !tbaa !23
  %1716 = getelementptr inbounds i8, ptr %1701, i64 4
  store i32 %1501, ptr %1716, align 4, !tbaa !23
  %1717 = getelementptr inbounds i8, ptr %1701, i64 8
  store i32 %1706, ptr %1717, align 4, !tbaa !112
  %1718 = getelementptr inbounds i8, ptr %1701, i64 12
  store i16 %1707, ptr %1718, align 4, !tbaa !127
  %1719 = getelementptr inbounds i8, ptr %1701, i64 14
  store i16 %1708, ptr %1719, align 2, !tbaa !127
  %1720 = getelementptr inbounds i8, ptr %1701, i64 16
  store i16 %1712, ptr %1720, align 4, !tbaa !127
  %1721 = getelementptr inbounds i8, ptr %1701, i64 18
  store i16 %1715, ptr %1721, align 2, !tbaa !127
  %1722 = load i64, ptr %1443, align 8, !tbaa !114
  %1723 = trunc i64 %1722 to i32
  store i32 %1723, ptr %1452, align 4, !tbaa !34
  %1724 = getelementptr inbounds i8, ptr %1457, i64 4
  store i8 0, ptr %1724, align 2, !tbaa !25
  br label %1725

1725:                                             ; preds = %1519, %1544, %1569, %1594, %1619, %1644, %1669, %1694, %1699, %1442, %1430, %1423, %1381
  %1726 = lshr i64 %1320, 58
  %1727 = trunc nuw nsw i64 %1726 to i32
  %1728 = and i32 %1243, 15
  %1729 = and i32 %1728, %1727
  %1730 = icmp eq i32 %1729, 0
  br i1 %1730, label %1844, label %1731

1731:                                             ; preds = %1725
  %1732 = and i64 %1320, 4611686018427387904
  %1733 = icmp eq i64 %1732, 0
  %1734 = load i32, ptr %1100, align 8
  %1735 = icmp eq i32 %1734, 0
  %1736 = select i1 %1733, i1 true, i1 %1735
  br i1 %1736, label %1737, label %1844

1737:                                             ; preds = %1731
  %1738 = trunc i64 %1320 to i32
  %1739 = and i32 %1738, 16777215
  %1740 = load i32, ptr %1104, align 4, !tbaa !91
  %1741 = sub i32 %1739, %1740
  %1742 = load i32, ptr %1106, align 4, !tbaa !93
  %1743 = icmp ult i32 %1741, %1742
  br i1 %1743, label %1747, label %1744

1744:                                             ; preds = %1737
  %1745 = load ptr, ptr %1095, align 8, !tbaa !83
  %1746 = load i32, ptr %1099, align 4
  br label %1773

1747:                                             ; preds = %1737
  %1748 = load i32, ptr %1099, align 4
  %1749 = icmp eq i32 %1748, 0
  %1750 = load ptr, ptr %1095, align 8, !tbaa !83
  br i1 %1749, label %1751, label %1758

1751:                                             ; preds = %1747
  %1752 = getelementptr inbounds i8, ptr %1750, i64 24
  %1753 = load i64, ptr %1752, align 8, !tbaa !111
  %1754 = icmp eq i64 %1753, 0
  %1755 = load i32, ptr %1098, align 8
  %1756 = icmp eq i32 %1755, 0
  %1757 = select i1 %1754, i1 %1756, i1 false
  br i1 %1757, label %1761, label %1773

1758:                                             ; preds = %1747
  %1759 = load i32, ptr %1098, align 8, !tbaa !86
  %1760 = icmp eq i32 %1759, 0
  br i1 %1760, label %1761, label %1773

1761:                                             ; preds = %1751, %1758
  %1762 = load i64, ptr %1111, align 8, !tbaa !96
  %1763 = getelementptr inbounds i8, ptr %1750, i64 90312
  %1764 = lshr i64 %1762, 46
  %1765 = and i64 %1764, 4095
  %1766 = getelementptr inbounds [4096 x i8], ptr %1763, i64 0, i64 %1765
  %1767 = load i8, ptr %1766, align 1, !tbaa !112
  %1768 = icmp eq i8 %1767, 0
  br i1 %1768, label %1769, label %1844

1769:                                             ; preds = %1761
  %1770 = select i1 %1749, i64 %1320, i64 %1762
  %1771 = and i64 %1770, 4611686018427387904
  %1772 = icmp eq i64 %1771, 0
  br i1 %1772, label %1773, label %1844

1773:                                             ; preds = %1769, %1758, %1751, %1744
  %1774 = phi i32 [ %1746, %1744 ], [ %1748, %1769 ], [ %1748, %1758 ], [ 0, %1751 ]
  %1775 = phi ptr [ %1745, %1744 ], [ %1750, %1769 ], [ %1750, %1758 ], [ %1750, %1751 ]
  %1776 = getelementptr inbounds i8, ptr %1775, i64 16
  %1777 = load i64, ptr %1776, align 8, !tbaa !113
  %1778 = icmp ne i64 %1777, 0
  %1779 = icmp eq i32 %1774, 1
  %1780 = select i1 %1778, i1 true, i1 %1779
  br i1 %1780, label %1788, label %1781

1781:                                             ; preds = %1773
  %1782 = icmp ne i32 %1734, 0
  %1783 = or i1 %1733, %1782
  br i1 %1783, label %1787, label %1784

1784:                                             ; preds = %1781
  %1785 = load i32, ptr %1098, align 8, !tbaa !86
  %1786 = icmp eq i32 %1785, 1
  br i1 %1786, label %1844, label %1788

1787:                                             ; preds = %1781
  br i1 %1782, label %1844, label %1788

1788:                                             ; preds = %1787, %1784, %1773
  %1789 = lshr i64 %1320, 30
  %1790 = trunc i64 %1789 to i32
  %1791 = and i32 %1790, 65535
  br i1 %1743, label %1792, label %1797

1792:                                             ; preds = %1788
  %1793 = load i32, ptr %1107, align 8, !tbaa !95
  %1794 = icmp ult i32 %1791, %1793
  %1795 = icmp eq i32 %1791, 65535
  %1796 = or i1 %1795, %1794
  br i1 %1796, label %1844, label %1799

1797:                                             ; preds = %1788
  %1798 = icmp eq i32 %1791, 65535
  br i1 %1798, label %1844, label %1799

1799:                                             ; preds = %1797, %1792
  %1800 = getelementptr inbounds i8, ptr %1775, i64 128
  %1801 = load i64, ptr %1800, align 8, !tbaa !114
  %1802 = icmp eq i64 %1801, 4194304
  br i1 %1802, label %1844, label %1803

1803:                                             ; preds = %1799
  %1804 = load i32, ptr %1105, align 8, !tbaa !92
  %1805 = icmp eq i32 %1739, %1804
  br i1 %1805, label %1806, label %1816

1806:                                             ; preds = %1803
  %1807 = icmp sgt i64 %1320, -1
  br i1 %1807, label %1844, label %1808

1808:                                             ; preds = %1806
  %1809 = load i32, ptr %1103, align 8, !tbaa !90
  %1810 = getelementptr inbounds i8, ptr %1775, i64 112
  %1811 = load i64, ptr %1810, align 8, !tbaa !31
  %1812 = inttoptr i64 %1811 to ptr
  %1813 = zext i32 %1809 to i64
  %1814 = getelementptr inbounds %struct.KnownGroup, ptr %1812, i64 %1813
  %1815 = load i32, ptr %1814, align 4, !tbaa !34
  br label %1838

1816:                                             ; preds = %1803
  %1817 = icmp eq i32 %1774, 0
  %1818 = load i32, ptr %1103, align 8, !tbaa !90
  %1819 = getelementptr inbounds i8, ptr %1775, i64 112
  %1820 = load i64, ptr %1819, align 8, !tbaa !31
  %1821 = inttoptr i64 %1820 to ptr
  %1822 = zext i32 %1818 to i64
  %1823 = getelementptr inbounds %struct.KnownGroup, ptr %1821, i64 %1822
  %1824 = load i32, ptr %1823, align 4, !tbaa !34
  %1825 = icmp eq i32 %1824, 0
  br i1 %1817, label %1826, label %1827

1826:                                             ; preds = %1816
  br i1 %1825, label %1841, label %1828

1827:                                             ; preds = %1816
  br i1 %1825, label %1841, label %1834

1828:                                             ; preds = %1826
  %1829 = load i32, ptr %1098, align 8, !tbaa !86
  %1830 = icmp ne i32 %1829, 1
  %1831 = zext i1 %1830 to i32
  %1832 = select i1 %1830, i1 %1735, i1 false
  %1833 = zext i1 %1832 to i32
  br label %1834

1834:                                             ; preds = %1828, %1827
  %1835 = phi i32 [ 0, %1827 ], [ %1831, %1828 ]
  %1836 = phi i32 [ 0, %1827 ], [ %1833, %1828 ]
  %1837 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %13, i64 noundef %1320, i32 noundef %1835, i32 noundef %1836)
  br label %1838

1838:                                             ; preds = %1834, %1808
  %1839 = phi i32 [ %1815, %1808 ], [ %1837, %1834 ]
  %1840 = icmp eq i32 %1839, 0
  br i1 %1840, label %1841, label %1844

1841:                                             ; preds = %1838, %1827, %1826
  %1842 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1243)
  %1843 = select i1 %1733, i32 1, i32 2
  call fastcc void @report(ptr noundef nonnull readonly %13, i32 noundef 0, i64 noundef %1231, i32 noundef %1842, i32 noundef %1175, i64 noundef %1320, i32 noundef %1843)
  br label %1844

1844:                                             ; preds = %1731, %1841, %1838, %1806, %1799, %1797, %1792, %1787, %1784, %1769, %1761, %1725, %1378, %1366
  %1845 = phi i64 [ 0, %1378 ], [ %1320, %1841 ], [ %1320, %1838 ], [ %1320, %1787 ], [ %1320, %1725 ], [ 0, %1366 ], [ %1320, %1769 ], [ %1320, %1761 ], [ %1320, %1792 ], [ %1320, %1799 ], [ %1320, %1797 ], [ %1320, %1806 ], [ %1320, %1784 ], [ %1320, %1731 ]
  %1846 = phi i64 [ %1379, %1378 ], [ %1379, %1841 ], [ %1379, %1838 ], [ %1379, %1787 ], [ %1379, %1725 ], [ %1377, %1366 ], [ %1379, %1769 ], [ %1379, %1761 ], [ %1379, %1792 ], [ %1379, %1799 ], [ %1379, %1797 ], [ %1379, %1806 ], [ %1379, %1784 ], [ %1379, %1731 ]
  %1847 = load i32, ptr %1101, align 4, !tbaa !89
  %1848 = icmp ne i32 %1847, 0
  %1849 = icmp ne i64 %1846, 0
  %1850 = select i1 %1848, i1 %1849, i1 false
  br i1 %1850, label %1851, label %1862

1851:                                             ; preds = %1844
  %1852 = trunc i64 %1846 to i32
  %1853 = and i32 %1852, 16777215
  %1854 = load i32, ptr %1105, align 8, !tbaa !92
  %1855 = icmp eq i32 %1853, %1854
  br i1 %1855, label %1856, label %1862

1856:                                             ; preds = %1851
  %1857 = load ptr, ptr %1095, align 8, !tbaa !83
  %1858 = getelementptr inbounds i8, ptr %1857, i64 73928
  %1859 = lshr i64 %1846, 46
  %1860 = and i64 %1859, 4095
  %1861 = getelementptr inbounds [4096 x i32], ptr %1858, i64 0, i64 %1860
  store i32 1, ptr %1861, align 4, !tbaa !23
  br label %1862

1862:                                             ; preds = %1856, %1851, %1844
  %1863 = load i32, ptr %1098, align 8, !tbaa !86
  %1864 = icmp eq i32 %1863, 0
  br i1 %1864, label %1865, label %1922

1865:                                             ; preds = %1862
  br i1 %1849, label %1866, label %1920

1866:                                             ; preds = %1865
  %1867 = trunc i64 %1846 to i32
  %1868 = and i32 %1867, 16777215
  %1869 = load i32, ptr %1105, align 8, !tbaa !92
  %1870 = icmp eq i32 %1868, %1869
  %1871 = icmp sgt i64 %1846, -1
  %1872 = select i1 %1870, i1 %1871, i1 false
  br i1 %1872, label %1920, label %1873

1873:                                             ; preds = %1866
  %1874 = lshr i64 %1846, 30
  %1875 = trunc i64 %1874 to i32
  %1876 = and i32 %1875, 65535
  %1877 = load i32, ptr %1104, align 4, !tbaa !91
  %1878 = sub i32 %1868, %1877
  %1879 = load i32, ptr %1106, align 4, !tbaa !93
  %1880 = icmp ult i32 %1878, %1879
  br i1 %1880, label %1881, label %1886

1881:                                             ; preds = %1873
  %1882 = load i32, ptr %1107, align 8, !tbaa !95
  %1883 = icmp ult i32 %1876, %1882
  %1884 = icmp eq i32 %1876, 65535
  %1885 = or i1 %1884, %1883
  br i1 %1885, label %1920, label %1888

1886:                                             ; preds = %1873
  %1887 = icmp eq i32 %1876, 65535
  br i1 %1887, label %1920, label %1888

1888:                                             ; preds = %1886, %1881
  %1889 = load ptr, ptr %1095, align 8, !tbaa !83
  %1890 = getelementptr inbounds i8, ptr %1889, i64 128
  %1891 = load i64, ptr %1890, align 8, !tbaa !114
  %1892 = icmp eq i64 %1891, 4194304
  br i1 %1892, label %1920, label %1893

1893:                                             ; preds = %1888
  br i1 %1870, label %1894, label %1903

1894:                                             ; preds = %1893
  br i1 %1871, label %1920, label %1895

1895:                                             ; preds = %1894
  %1896 = load i32, ptr %1103, align 8, !tbaa !90
  %1897 = getelementptr inbounds i8, ptr %1889, i64 112
  %1898 = load i64, ptr %1897, align 8, !tbaa !31
  %1899 = inttoptr i64 %1898 to ptr
  %1900 = zext i32 %1896 to i64
  %1901 = getelementptr inbounds %struct.KnownGroup, ptr %1899, i64 %1900
  %1902 = load i32, ptr %1901, align 4, !tbaa !34
  br label %1914

1903:                                             ; preds = %1893
  %1904 = load i32, ptr %1103, align 8, !tbaa !90
  %1905 = getelementptr inbounds i8, ptr %1889, i64 112
  %1906 = load i64, ptr %1905, align 8, !tbaa !31
  %1907 = inttoptr i64 %1906 to ptr
  %1908 = zext i32 %1904 to i64
  %1909 = getelementptr inbounds %struct.KnownGroup, ptr %1907, i64 %1908
  %1910 = load i32, ptr %1909, align 4, !tbaa !34
  %1911 = icmp eq i32 %1910, 0
  br i1 %1911, label %1917, label %1912

1912:                                             ; preds = %1903
  %1913 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %13, i64 noundef %1846, i32 noundef 0, i32 noundef 0)
  br label %1914

1914:                                             ; preds = %1912, %1895
  %1915 = phi i32 [ %1902, %1895 ], [ %1913, %1912 ]
  %1916 = icmp eq i32 %1915, 0
  br i1 %1916, label %1917, label %1920

1917:                                             ; preds = %1914, %1903
  %1918 = or i64 %1317, %1846
  %1919 = or i64 %1918, -9223372036854775808
  br label %1920

1920:                                             ; preds = %1917, %1914, %1894, %1888, %1886, %1881, %1866, %1865
  %1921 = phi i64 [ %1919, %1917 ], [ %1319, %1865 ], [ %1319, %1914 ], [ %1319, %1881 ], [ %1319, %1888 ], [ %1319, %1886 ], [ %1319, %1894 ], [ %1319, %1866 ]
  store i64 %1921, ptr %1321, align 8, !tbaa !110
  store i64 %1845, ptr %1310, align 8, !tbaa !108
  br label %2025

1922:                                             ; preds = %1862
  br i1 %1849, label %1923, label %2019

1923:                                             ; preds = %1922
  %1924 = lshr i64 %1846, 58
  %1925 = trunc nuw nsw i64 %1924 to i32
  %1926 = and i32 %1243, 15
  %1927 = and i32 %1926, %1925
  %1928 = icmp eq i32 %1927, 0
  br i1 %1928, label %2019, label %1929

1929:                                             ; preds = %1923
  %1930 = and i64 %1846, 4611686018427387904
  %1931 = icmp ne i64 %1930, 0
  %1932 = load i32, ptr %1100, align 8
  %1933 = icmp ne i32 %1932, 0
  %1934 = select i1 %1931, i1 %1933, i1 false
  br i1 %1934, label %2019, label %1935

1935:                                             ; preds = %1929
  %1936 = trunc i64 %1846 to i32
  %1937 = and i32 %1936, 16777215
  %1938 = load i32, ptr %1104, align 4, !tbaa !91
  %1939 = sub i32 %1937, %1938
  %1940 = load i32, ptr %1106, align 4, !tbaa !93
  %1941 = icmp ult i32 %1939, %1940
  br i1 %1941, label %1944, label %1942

1942:                                             ; preds = %1935
  %1943 = load ptr, ptr %1095, align 8, !tbaa !83
  br label %1964

1944:                                             ; preds = %1935
  %1945 = load i32, ptr %1099, align 4, !tbaa !87
  %1946 = icmp eq i32 %1945, 0
  %1947 = load ptr, ptr %1095, align 8, !tbaa !83
  br i1 %1946, label %1948, label %1952

1948:                                             ; preds = %1944
  %1949 = getelementptr inbounds i8, ptr %1947, i64 24
  %1950 = load i64, ptr %1949, align 8, !tbaa !111
  %1951 = icmp eq i64 %1950, 0
  br i1 %1951, label %1952, label %1964

1952:                                             ; preds = %1948, %1944
  %1953 = getelementptr inbounds i8, ptr %1947, i64 90312
  %1954 = lshr i64 %1846, 46
  %1955 = and i64 %1954, 4095
  %1956 = getelementptr inbounds [4096 x i8], ptr %1953, i64 0, i64 %1955
  %1957 = load i8, ptr %1956, align 1, !tbaa !112
  %1958 = icmp eq i8 %1957, 0
  br i1 %1958, label %1959, label %2019

1959:                                             ; preds = %1952
  %1960 = load i64, ptr %1111, align 8, !tbaa !96
  %1961 = select i1 %1946, i64 %1960, i64 %1846
  %1962 = and i64 %1961, 4611686018427387904
  %1963 = icmp eq i64 %1962, 0
  br i1 %1963, label %1964, label %2019

1964:                                             ; preds = %1959, %1948, %1942
  %1965 = phi ptr [ %1943, %1942 ], [ %1947, %1959 ], [ %1947, %1948 ]
  %1966 = getelementptr inbounds i8, ptr %1965, i64 16
  %1967 = load i64, ptr %1966, align 8, !tbaa !113
  %1968 = icmp eq i64 %1967, 0
  br i1 %1968, label %1969, label %1975

1969:                                             ; preds = %1964
  %1970 = load i32, ptr %1099, align 4, !tbaa !87
  %1971 = icmp ne i32 %1970, 1
  %1972 = icmp eq i32 %1863, 1
  %1973 = and i1 %1972, %1971
  %1974 = and i1 %1931, %1973
  br i1 %1974, label %2019, label %1975

1975:                                             ; preds = %1969, %1964
  %1976 = lshr i64 %1846, 30
  %1977 = trunc i64 %1976 to i32
  %1978 = and i32 %1977, 65535
  br i1 %1941, label %1979, label %1984

1979:                                             ; preds = %1975
  %1980 = load i32, ptr %1107, align 8, !tbaa !95
  %1981 = icmp ult i32 %1978, %1980
  %1982 = icmp eq i32 %1978, 65535
  %1983 = or i1 %1982, %1981
  br i1 %1983, label %2019, label %1986

1984:                                             ; preds = %1975
  %1985 = icmp eq i32 %1978, 65535
  br i1 %1985, label %2019, label %1986

1986:                                             ; preds = %1984, %1979
  %1987 = getelementptr inbounds i8, ptr %1965, i64 128
  %1988 = load i64, ptr %1987, align 8, !tbaa !114
  %1989 = icmp eq i64 %1988, 4194304
  br i1 %1989, label %2019, label %1990

1990:                                             ; preds = %1986
  %1991 = load i32, ptr %1105, align 8, !tbaa !92
  %1992 = icmp eq i32 %1937, %1991
  br i1 %1992, label %1993, label %2003

1993:                                             ; preds = %1990
  %1994 = icmp sgt i64 %1846, -1
  br i1 %1994, label %2019, label %1995

1995:                                             ; preds = %1993
  %1996 = load i32, ptr %1103, align 8, !tbaa !90
  %1997 = getelementptr inbounds i8, ptr %1965, i64 112
  %1998 = load i64, ptr %1997, align 8, !tbaa !31
  %1999 = inttoptr i64 %1998 to ptr
  %2000 = zext i32 %1996 to i64
  %2001 = getelementptr inbounds %struct.KnownGroup, ptr %1999, i64 %2000
  %2002 = load i32, ptr %2001, align 4, !tbaa !34
  br label %2014

2003:                                             ; preds = %1990
  %2004 = load i32, ptr %1103, align 8, !tbaa !90
  %2005 = getelementptr inbounds i8, ptr %1965, i64 112
  %2006 = load i64, ptr %2005, align 8, !tbaa !31
  %2007 = inttoptr i64 %2006 to ptr
  %2008 = zext i32 %2004 to i64
  %2009 = getelementptr inbounds %struct.KnownGroup, ptr %2007, i64 %2008
  %2010 = load i32, ptr %2009, align 4, !tbaa !34
  %2011 = icmp eq i32 %2010, 0
  br i1 %2011, label %2017, label %2012

2012:                                             ; preds = %2003
  %2013 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %13, i64 noundef %1846, i32 noundef 0, i32 noundef 0)
  br label %2014

2014:                                             ; preds = %2012, %1995
  %2015 = phi i32 [ %2002, %1995 ], [ %2013, %2012 ]
  %2016 = icmp eq i32 %2015, 0
  br i1 %2016, label %2017, label %2019

2017:                                             ; preds = %2014, %2003
  %2018 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1243)
  call fastcc void @report(ptr noundef nonnull readonly %13, i32 noundef 0, i64 noundef %1231, i32 noundef %2018, i32 noundef %1175, i64 noundef %1846, i32 noundef 0)
  br label %2019

2019:                                             ; preds = %1929, %2017, %2014, %1993, %1986, %1984, %1979, %1969, %1959, %1952, %1923, %1922
  store i64 %1319, ptr %1310, align 8, !tbaa !108
  store i64 0, ptr %1321, align 8, !tbaa !110
  br label %2025

2020:                                             ; preds = %1312, %1287
  %2021 = phi ptr [ %1313, %1312 ], [ %1256, %1287 ]
  %2022 = getelementptr inbounds i8, ptr %2021, i64 88
  %2023 = load i64, ptr %2022, align 8, !tbaa !128
  %2024 = add i64 %2023, 1
  store i64 %2024, ptr %2022, align 8, !tbaa !128
  br label %2025

2025:                                             ; preds = %2020, %2019, %1920, %1364, %1354, %1333
  %2026 = add i64 %1231, 4
  %2027 = icmp ult i64 %2026, %1222
  br i1 %2027, label %1230, label %2028, !llvm.loop !129

2028:                                             ; preds = %2025, %1219, %1215
  %2029 = phi i64 [ %1173, %1215 ], [ %1221, %1219 ], [ %1221, %2025 ]
  %2030 = phi i64 [ %1218, %1215 ], [ %1171, %1219 ], [ %1171, %2025 ]
  %2031 = add i64 %1172, -1
  %2032 = and i64 %2031, %1172
  %2033 = icmp eq i64 %2032, 0
  br i1 %2033, label %1166, label %1170, !llvm.loop !130

2034:                                             ; preds = %1166
  %2035 = load ptr, ptr %1096, align 8, !tbaa !84
  %2036 = getelementptr inbounds i8, ptr %2035, i64 112
  %2037 = load i64, ptr %2036, align 8, !tbaa !97
  %2038 = trunc i64 %2037 to i32
  %2039 = load ptr, ptr %1095, align 8, !tbaa !83
  %2040 = load i32, ptr %1105, align 8, !tbaa !92
  %2041 = getelementptr inbounds i8, ptr %2039, i64 152
  %2042 = load i64, ptr %2041, align 8, !tbaa !24
  %2043 = inttoptr i64 %2042 to ptr
  %2044 = zext i32 %2040 to i64
  %2045 = getelementptr inbounds %struct.WaveOrder, ptr %2043, i64 %2044
  %2046 = load i16, ptr %2045, align 2, !tbaa !40
  %2047 = icmp eq i16 %2046, 0
  %2048 = icmp ult i32 %2038, 65535
  %2049 = select i1 %2047, i1 %2048, i1 false
  br i1 %2049, label %2050, label %2102

2050:                                             ; preds = %2034
  %2051 = getelementptr inbounds i8, ptr %2045, i64 2
  %2052 = load i16, ptr %2051, align 2, !tbaa !131
  %2053 = zext i16 %2052 to i32
  %2054 = icmp eq i32 %2053, %2038
  %2055 = zext i1 %2054 to i32
  %2056 = add nuw nsw i32 %2055, %2038
  %2057 = trunc nuw i32 %2056 to i16
  store i16 %2057, ptr %2045, align 2, !tbaa !40
  %2058 = getelementptr inbounds i8, ptr %2035, i64 152
  store i64 1, ptr %2058, align 8, !tbaa !16
  %2059 = getelementptr inbounds i8, ptr %2035, i64 144
  %2060 = load i64, ptr %2059, align 8, !tbaa !41
  %2061 = trunc i64 %2060 to i32
  %2062 = icmp eq i32 %2061, 0
  %2063 = icmp eq i32 %2056, 0
  %2064 = tail call i32 @llvm.umin.i32(i32 %2056, i32 %2061)
  %2065 = select i1 %2063, i32 %2061, i32 %2064
  %2066 = select i1 %2062, i32 %2056, i32 %2065
  %2067 = getelementptr inbounds i8, ptr %2039, i64 144
  %2068 = load i64, ptr %2067, align 8, !tbaa !115
  %2069 = icmp eq i64 %2068, 4194304
  br i1 %2069, label %2102, label %2070

2070:                                             ; preds = %2050
  %2071 = load i32, ptr %1103, align 8, !tbaa !90
  %2072 = getelementptr inbounds i8, ptr %2039, i64 112
  %2073 = load i64, ptr %2072, align 8, !tbaa !31
  %2074 = inttoptr i64 %2073 to ptr
  %2075 = zext i32 %2071 to i64
  %2076 = getelementptr inbounds i8, ptr %2039, i64 136
  %2077 = load i64, ptr %2076, align 8, !tbaa !116
  %2078 = inttoptr i64 %2077 to ptr
  %2079 = getelementptr inbounds %struct.KnownGroup, ptr %2074, i64 %2075, i32 1
  %2080 = load i32, ptr %2079, align 4, !tbaa !132
  %2081 = add i32 %2080, -1
  %2082 = zext i32 %2081 to i64
  %2083 = getelementptr inbounds %struct.Unreleased, ptr %2078, i64 %2082
  %2084 = icmp eq i32 %2080, 0
  br i1 %2084, label %2093, label %2085

2085:                                             ; preds = %2070
  %2086 = load i32, ptr %2083, align 4, !tbaa !119
  %2087 = icmp eq i32 %2086, %2040
  br i1 %2087, label %2088, label %2093

2088:                                             ; preds = %2085
  %2089 = getelementptr inbounds i8, ptr %2083, i64 10
  %2090 = load i16, ptr %2089, align 2, !tbaa !120
  %2091 = zext i16 %2090 to i32
  %2092 = icmp eq i32 %2066, %2091
  br i1 %2092, label %2102, label %2093

2093:                                             ; preds = %2088, %2085, %2070
  %2094 = add i64 %2068, 1
  store i64 %2094, ptr %2067, align 8, !tbaa !115
  %2095 = getelementptr inbounds %struct.Unreleased, ptr %2078, i64 %2068
  %2096 = trunc i64 %2037 to i16
  %2097 = trunc i32 %2066 to i16
  store i32 %2040, ptr %2095, align 4, !tbaa !23
  %2098 = getelementptr inbounds i8, ptr %2095, i64 4
  store i32 %2080, ptr %2098, align 4, !tbaa !23
  %2099 = getelementptr inbounds i8, ptr %2095, i64 8
  store i16 %2096, ptr %2099, align 4, !tbaa !127
  %2100 = getelementptr inbounds i8, ptr %2095, i64 10
  store i16 %2097, ptr %2100, align 2, !tbaa !127
  %2101 = trunc i64 %2094 to i32
  store i32 %2101, ptr %2079, align 4, !tbaa !132
  br label %2102

2102:                                             ; preds = %2093, %2088, %2050, %2034
  %2103 = trunc i64 %2037 to i16
  %2104 = getelementptr inbounds i8, ptr %2045, i64 2
  store i16 %2103, ptr %2104, align 2, !tbaa !131
  %2105 = getelementptr inbounds i8, ptr %2045, i64 5
  store i8 1, ptr %2105, align 1, !tbaa !38
  br label %2151

2106:                                             ; preds = %1166
  %2107 = and i32 %7, -5
  %2108 = or i32 %2107, %5
  %2109 = icmp eq i32 %2108, 0
  %2110 = and i1 %2109, %1167
  br i1 %2110, label %2111, label %2151

2111:                                             ; preds = %2106
  %2112 = load ptr, ptr %1095, align 8, !tbaa !83
  %2113 = load i32, ptr %1105, align 8, !tbaa !92
  %2114 = getelementptr inbounds i8, ptr %2112, i64 152
  %2115 = load i64, ptr %2114, align 8, !tbaa !24
  %2116 = inttoptr i64 %2115 to ptr
  %2117 = zext i32 %2113 to i64
  %2118 = getelementptr inbounds %struct.WaveOrder, ptr %2116, i64 %2117, i32 5
  %2119 = load i8, ptr %2118, align 1, !tbaa !29
  %2120 = icmp eq i8 %2119, 0
  br i1 %2120, label %2151, label %2121

2121:                                             ; preds = %2111
  %2122 = load ptr, ptr %1094, align 8, !tbaa !82
  %2123 = getelementptr inbounds i8, ptr %2122, i64 728
  %2124 = load i64, ptr %2123, align 8, !tbaa !133
  %2125 = inttoptr i64 %2124 to ptr
  %2126 = icmp eq i64 %2124, 0
  br i1 %2126, label %2150, label %2127

2127:                                             ; preds = %2121
  %2128 = getelementptr inbounds i8, ptr %2125, i64 -8
  %2129 = load i64, ptr %2128, align 8, !tbaa !42
  %2130 = icmp eq i64 %2129, 0
  br i1 %2130, label %2150, label %2131

2131:                                             ; preds = %2127
  %2132 = load i64, ptr %2125, align 8, !tbaa !108
  %2133 = sub i64 %2029, %2132
  %2134 = getelementptr inbounds i8, ptr %2125, i64 8
  %2135 = load i64, ptr %2134, align 8, !tbaa !110
  %2136 = icmp ult i64 %2133, %2135
  br i1 %2136, label %2151, label %2137

2137:                                             ; preds = %2131, %2141
  %2138 = phi i64 [ %2139, %2141 ], [ 0, %2131 ]
  %2139 = add nuw i64 %2138, 1
  %2140 = icmp eq i64 %2139, %2129
  br i1 %2140, label %2150, label %2141, !llvm.loop !134

2141:                                             ; preds = %2137
  %2142 = getelementptr inbounds %struct.Range, ptr %2125, i64 %2139
  %2143 = load i64, ptr %2142, align 8, !tbaa !108
  %2144 = sub i64 %2029, %2143
  %2145 = getelementptr inbounds i8, ptr %2142, i64 8
  %2146 = load i64, ptr %2145, align 8, !tbaa !110
  %2147 = icmp ult i64 %2144, %2146
  br i1 %2147, label %2148, label %2137, !llvm.loop !134

2148:                                             ; preds = %2141
  %2149 = icmp ult i64 %2139, %2129
  br i1 %2149, label %2151, label %2150

2150:                                             ; preds = %2137, %2148, %2127, %2121
  store i8 0, ptr %2118, align 1, !tbaa !29
  br label %2151

2151:                                             ; preds = %1158, %2150, %2148, %2131, %2111, %2102, %2106
  %2152 = phi i1 [ %1168, %2150 ], [ %1168, %2148 ], [ %1168, %2131 ], [ %1168, %2111 ], [ %1168, %2102 ], [ %1168, %2106 ], [ %1159, %1158 ]
  %2153 = phi i64 [ %2030, %2150 ], [ %2030, %2148 ], [ %2030, %2131 ], [ %2030, %2111 ], [ %2030, %2102 ], [ %2030, %2106 ], [ 0, %1158 ]
  %2154 = icmp eq ptr %8, null
  %2155 = icmp ne i32 %5, 1
  %2156 = or i1 %2155, %2154
  %2157 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2153)
  %2158 = icmp ult i64 %2157, 2
  %2159 = select i1 %2156, i1 true, i1 %2158
  br i1 %2159, label %2298, label %2160

2160:                                             ; preds = %2151
  %2161 = icmp ult i32 %4, 4
  %2162 = lshr i32 %4, 2
  %2163 = select i1 %2161, i32 1, i32 %2162
  %2164 = icmp eq i32 %2163, 0
  %2165 = icmp ugt i32 %4, 3
  %2166 = shl i32 %4, 3
  %2167 = shl nsw i32 -1, %2166
  %2168 = xor i32 %2167, -1
  %2169 = select i1 %2165, i32 -1, i32 %2168
  %2170 = zext nneg i32 %2163 to i64
  br label %2171

2171:                                             ; preds = %2294, %2160
  %2172 = phi i64 [ %2153, %2160 ], [ %2296, %2294 ]
  %2173 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2172, i1 true)
  %2174 = trunc nuw nsw i64 %2173 to i32
  %2175 = load ptr, ptr %13, align 8, !tbaa !80
  %2176 = getelementptr inbounds i64, ptr %2, i64 %2173
  %2177 = load i64, ptr %2176, align 8, !tbaa !42
  %2178 = getelementptr inbounds i8, ptr %2175, i64 16
  %2179 = load i64, ptr %2178, align 8, !tbaa !54
  %2180 = icmp ugt i64 %2179, %2177
  %2181 = zext i1 %2180 to i32
  store i32 %2181, ptr %1099, align 4, !tbaa !87
  br i1 %2164, label %2294, label %2185

2182:                                             ; preds = %2291
  %2183 = load i32, ptr %1099, align 4, !tbaa !87
  %2184 = load i64, ptr %2176, align 8, !tbaa !42
  br label %2185

2185:                                             ; preds = %2171, %2182
  %2186 = phi i64 [ %2184, %2182 ], [ %2177, %2171 ]
  %2187 = phi i32 [ %2183, %2182 ], [ %2181, %2171 ]
  %2188 = phi i64 [ %2292, %2182 ], [ 0, %2171 ]
  %2189 = shl nuw i64 %2188, 2
  %2190 = add i64 %2186, %2189
  %2191 = icmp eq i32 %2187, 1
  br i1 %2191, label %2192, label %2199

2192:                                             ; preds = %2185
  %2193 = load ptr, ptr %1096, align 8, !tbaa !84
  %2194 = getelementptr inbounds i8, ptr %2193, i64 104
  %2195 = load i64, ptr %2194, align 8, !tbaa !99
  %2196 = inttoptr i64 %2195 to ptr
  %2197 = lshr i64 %2190, 2
  %2198 = getelementptr inbounds %struct.Cell, ptr %2196, i64 %2197
  br label %2255

2199:                                             ; preds = %2185
  %2200 = lshr i64 %2190, 14
  %2201 = add nuw nsw i64 %2200, 1
  %2202 = load ptr, ptr %1095, align 8, !tbaa !83
  %2203 = getelementptr inbounds i8, ptr %2202, i64 72
  %2204 = load i64, ptr %2203, align 8, !tbaa !100
  %2205 = icmp eq i64 %2201, %2204
  br i1 %2205, label %2206, label %2213

2206:                                             ; preds = %2199
  %2207 = getelementptr inbounds i8, ptr %2202, i64 80
  %2208 = load i64, ptr %2207, align 8, !tbaa !101
  %2209 = inttoptr i64 %2208 to ptr
  %2210 = lshr i64 %2190, 2
  %2211 = and i64 %2210, 4095
  %2212 = getelementptr inbounds %struct.Cell, ptr %2209, i64 %2211
  br label %2255

2213:                                             ; preds = %2199
  %2214 = getelementptr inbounds i8, ptr %2202, i64 40
  %2215 = load i64, ptr %2214, align 8, !tbaa !102
  %2216 = inttoptr i64 %2215 to ptr
  %2217 = getelementptr inbounds i8, ptr %2202, i64 32
  %2218 = load i64, ptr %2217, align 8, !tbaa !103
  %2219 = mul i64 %2201, 159730149406440469
  %2220 = lshr i64 %2219, 40
  br label %2221

2221:                                             ; preds = %2221, %2213
  %2222 = phi i64 [ %2220, %2213 ], [ %2229, %2221 ]
  %2223 = and i64 %2222, 262143
  %2224 = getelementptr inbounds i64, ptr %2216, i64 %2223
  %2225 = load i64, ptr %2224, align 8, !tbaa !42
  %2226 = icmp eq i64 %2225, 0
  %2227 = icmp eq i64 %2225, %2201
  %2228 = or i1 %2226, %2227
  %2229 = add nuw nsw i64 %2223, 1
  br i1 %2228, label %2230, label %2221, !llvm.loop !104

2230:                                             ; preds = %2221
  %2231 = getelementptr inbounds i64, ptr %2216, i64 %2223
  %2232 = inttoptr i64 %2218 to ptr
  br i1 %2226, label %2233, label %2243

2233:                                             ; preds = %2230
  %2234 = getelementptr inbounds i8, ptr %2202, i64 48
  %2235 = load i64, ptr %2234, align 8, !tbaa !105
  %2236 = getelementptr inbounds i8, ptr %2202, i64 56
  %2237 = load i64, ptr %2236, align 8, !tbaa !106
  %2238 = icmp ult i64 %2235, %2237
  br i1 %2238, label %2239, label %2298

2239:                                             ; preds = %2233
  store i64 %2201, ptr %2231, align 8, !tbaa !42
  %2240 = load i64, ptr %2234, align 8, !tbaa !105
  %2241 = add i64 %2240, 1
  store i64 %2241, ptr %2234, align 8, !tbaa !105
  %2242 = getelementptr inbounds i64, ptr %2232, i64 %2223
  store i64 %2240, ptr %2242, align 8, !tbaa !42
  br label %2243

2243:                                             ; preds = %2239, %2230
  store i64 %2201, ptr %2203, align 8, !tbaa !100
  %2244 = getelementptr inbounds i8, ptr %2202, i64 64
  %2245 = load i64, ptr %2244, align 8, !tbaa !107
  %2246 = getelementptr inbounds i64, ptr %2232, i64 %2223
  %2247 = load i64, ptr %2246, align 8, !tbaa !42
  %2248 = shl i64 %2247, 16
  %2249 = add i64 %2248, %2245
  %2250 = getelementptr inbounds i8, ptr %2202, i64 80
  store i64 %2249, ptr %2250, align 8, !tbaa !101
  %2251 = inttoptr i64 %2249 to ptr
  %2252 = lshr i64 %2190, 2
  %2253 = and i64 %2252, 4095
  %2254 = getelementptr inbounds %struct.Cell, ptr %2251, i64 %2253
  br label %2255

2255:                                             ; preds = %2243, %2206, %2192
  %2256 = phi ptr [ %2198, %2192 ], [ %2212, %2206 ], [ %2254, %2243 ]
  %2257 = icmp eq ptr %2256, null
  br i1 %2257, label %2298, label %2258

2258:                                             ; preds = %2255
  %2259 = load i64, ptr %2256, align 8, !tbaa !108
  %2260 = trunc i64 %2259 to i32
  %2261 = lshr i32 %2260, 24
  %2262 = and i32 %2261, 63
  %2263 = icmp eq i32 %2262, %2174
  br i1 %2263, label %2291, label %2264

2264:                                             ; preds = %2258
  %2265 = zext nneg i32 %2262 to i64
  %2266 = shl nuw i64 1, %2265
  %2267 = and i64 %2266, %2153
  %2268 = icmp eq i64 %2267, 0
  br i1 %2268, label %2291, label %2269

2269:                                             ; preds = %2264
  %2270 = getelementptr inbounds i64, ptr %2, i64 %2265
  %2271 = load i64, ptr %2270, align 8, !tbaa !42
  %2272 = icmp eq i64 %2271, %2186
  br i1 %2272, label %2273, label %2291

2273:                                             ; preds = %2269
  %2274 = load ptr, ptr %13, align 8, !tbaa !80
  %2275 = getelementptr inbounds i8, ptr %2274, i64 160
  %2276 = load i32, ptr %2275, align 8, !tbaa !73
  %2277 = trunc nuw nsw i64 %2188 to i32
  %2278 = mul i32 %2276, %2277
  %2279 = add i32 %2278, %2174
  %2280 = zext i32 %2279 to i64
  %2281 = getelementptr inbounds i32, ptr %8, i64 %2280
  %2282 = load i32, ptr %2281, align 4, !tbaa !23
  %2283 = add i32 %2278, %2262
  %2284 = zext i32 %2283 to i64
  %2285 = getelementptr inbounds i32, ptr %8, i64 %2284
  %2286 = load i32, ptr %2285, align 4, !tbaa !23
  %2287 = xor i32 %2286, %2282
  %2288 = and i32 %2287, %2169
  %2289 = icmp eq i32 %2288, 0
  %2290 = select i1 %2289, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %13, i32 noundef %2290, i64 noundef %2190, i32 noundef %4, i32 noundef %2174, i64 noundef %2259, i32 noundef 1)
  br label %2291

2291:                                             ; preds = %2273, %2269, %2264, %2258
  %2292 = add nuw nsw i64 %2188, 1
  %2293 = icmp eq i64 %2292, %2170
  br i1 %2293, label %2294, label %2182, !llvm.loop !135

2294:                                             ; preds = %2291, %2171
  %2295 = add i64 %2172, -1
  %2296 = and i64 %2295, %2172
  %2297 = icmp eq i64 %2296, 0
  br i1 %2297, label %2298, label %2171, !llvm.loop !136

2298:                                             ; preds = %2294, %2255, %2233, %2151
  %2299 = and i1 %2152, %16
  br i1 %2299, label %2300, label %2305

2300:                                             ; preds = %2298
  %2301 = load i64, ptr %1113, align 8, !tbaa !97
  %2302 = icmp ult i64 %2301, 65535
  br i1 %2302, label %2303, label %2305

2303:                                             ; preds = %2300
  %2304 = add nuw nsw i64 %2301, 1
  store i64 %2304, ptr %1113, align 8, !tbaa !97
  br label %2305

2305:                                             ; preds = %2303, %2300, %2298
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %13) #6
  br label %2306

2306:                                             ; preds = %1064, %2305
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pass_barrier(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %2, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !19
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %2, i64 128
  store i64 %6, ptr %7, align 8, !tbaa !18
  %8 = getelementptr inbounds i8, ptr %2, i64 112
  %9 = load i64, ptr %8, align 8, !tbaa !97
  %10 = icmp ult i64 %9, 65535
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = add nuw nsw i64 %9, 1
  store i64 %12, ptr %8, align 8, !tbaa !97
  br label %13

13:                                               ; preds = %11, %3
  %14 = phi i64 [ %12, %11 ], [ %9, %3 ]
  %15 = getelementptr inbounds i8, ptr %2, i64 120
  store i64 %14, ptr %15, align 8, !tbaa !94
  %16 = getelementptr inbounds i8, ptr %2, i64 152
  %17 = load i64, ptr %16, align 8, !tbaa !16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %125, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds i8, ptr %2, i64 16
  %21 = load i64, ptr %20, align 8, !tbaa !20
  %22 = getelementptr inbounds i8, ptr %1, i64 48
  %23 = load i32, ptr %22, align 8, !tbaa !21
  %24 = udiv i32 16777216, %23
  %25 = zext nneg i32 %24 to i64
  %26 = urem i64 %21, %25
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = mul i32 %23, %27
  %29 = getelementptr inbounds i8, ptr %0, i64 152
  %30 = load i64, ptr %29, align 8, !tbaa !24
  %31 = inttoptr i64 %30 to ptr
  %32 = zext i32 %28 to i64
  %33 = getelementptr inbounds %struct.WaveOrder, ptr %31, i64 %32
  %34 = getelementptr inbounds i8, ptr %2, i64 36
  %35 = load i32, ptr %34, align 4, !tbaa !137
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds i8, ptr %2, i64 144
  %38 = load i64, ptr %37, align 8, !tbaa !41
  br i1 %36, label %63, label %39

39:                                               ; preds = %19
  %40 = trunc i64 %38 to i32
  %41 = zext i32 %35 to i64
  %42 = and i64 %41, 1
  %43 = icmp eq i32 %35, 1
  br i1 %43, label %46, label %44

44:                                               ; preds = %39
  %45 = and i64 %41, 4294967294
  br label %66

46:                                               ; preds = %66, %39
  %47 = phi i32 [ poison, %39 ], [ %86, %66 ]
  %48 = phi i64 [ 0, %39 ], [ %87, %66 ]
  %49 = phi i32 [ %40, %39 ], [ %86, %66 ]
  %50 = icmp eq i64 %42, 0
  br i1 %50, label %60, label %51

51:                                               ; preds = %46
  %52 = getelementptr inbounds %struct.WaveOrder, ptr %33, i64 %48
  %53 = load i16, ptr %52, align 2, !tbaa !40
  %54 = zext i16 %53 to i32
  %55 = icmp eq i32 %49, 0
  %56 = icmp eq i16 %53, 0
  %57 = tail call i32 @llvm.umin.i32(i32 %54, i32 %49)
  %58 = select i1 %56, i32 %49, i32 %57
  %59 = select i1 %55, i32 %54, i32 %58
  store i16 0, ptr %52, align 2, !tbaa !40
  br label %60

60:                                               ; preds = %46, %51
  %61 = phi i32 [ %47, %46 ], [ %59, %51 ]
  %62 = zext i32 %61 to i64
  store i64 %62, ptr %37, align 8, !tbaa !41
  br label %63

63:                                               ; preds = %19, %60
  %64 = phi i64 [ %62, %60 ], [ %38, %19 ]
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %125, label %90

66:                                               ; preds = %66, %44
  %67 = phi i64 [ 0, %44 ], [ %87, %66 ]
  %68 = phi i32 [ %40, %44 ], [ %86, %66 ]
  %69 = phi i64 [ 0, %44 ], [ %88, %66 ]
  %70 = getelementptr inbounds %struct.WaveOrder, ptr %33, i64 %67
  %71 = load i16, ptr %70, align 2, !tbaa !40
  %72 = zext i16 %71 to i32
  %73 = icmp eq i32 %68, 0
  %74 = icmp eq i16 %71, 0
  %75 = tail call i32 @llvm.umin.i32(i32 %72, i32 %68)
  %76 = select i1 %74, i32 %68, i32 %75
  %77 = select i1 %73, i32 %72, i32 %76
  store i16 0, ptr %70, align 2, !tbaa !40
  %78 = or disjoint i64 %67, 1
  %79 = getelementptr inbounds %struct.WaveOrder, ptr %33, i64 %78
  %80 = load i16, ptr %79, align 2, !tbaa !40
  %81 = zext i16 %80 to i32
  %82 = icmp eq i32 %77, 0
  %83 = icmp eq i16 %80, 0
  %84 = tail call i32 @llvm.umin.i32(i32 %81, i32 %77)
  %85 = select i1 %83, i32 %77, i32 %84
  %86 = select i1 %82, i32 %81, i32 %85
  store i16 0, ptr %79, align 2, !tbaa !40
  %87 = add nuw nsw i64 %67, 2
  %88 = add i64 %69, 2
  %89 = icmp eq i64 %88, %45
  br i1 %89, label %46, label %66, !llvm.loop !138

90:                                               ; preds = %63
  %91 = trunc i64 %64 to i32
  %92 = getelementptr inbounds i8, ptr %0, i64 144
  %93 = load i64, ptr %92, align 8, !tbaa !115
  %94 = icmp eq i64 %93, 4194304
  br i1 %94, label %125, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds i8, ptr %0, i64 112
  %97 = load i64, ptr %96, align 8, !tbaa !31
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr inbounds i8, ptr %0, i64 136
  %100 = load i64, ptr %99, align 8, !tbaa !116
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds %struct.KnownGroup, ptr %98, i64 %26, i32 1
  %103 = load i32, ptr %102, align 4, !tbaa !132
  %104 = add i32 %103, -1
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %105
  %107 = icmp eq i32 %103, 0
  br i1 %107, label %116, label %108

108:                                              ; preds = %95
  %109 = load i32, ptr %106, align 4, !tbaa !119
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %116

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, ptr %106, i64 10
  %113 = load i16, ptr %112, align 2, !tbaa !120
  %114 = zext i16 %113 to i32
  %115 = icmp eq i32 %114, %91
  br i1 %115, label %125, label %116

116:                                              ; preds = %111, %108, %95
  %117 = add i64 %93, 1
  store i64 %117, ptr %92, align 8, !tbaa !115
  %118 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %93
  %119 = trunc i64 %14 to i16
  %120 = trunc i64 %64 to i16
  store i32 -1, ptr %118, align 4, !tbaa !23
  %121 = getelementptr inbounds i8, ptr %118, i64 4
  store i32 %103, ptr %121, align 4, !tbaa !23
  %122 = getelementptr inbounds i8, ptr %118, i64 8
  store i16 %119, ptr %122, align 4, !tbaa !127
  %123 = getelementptr inbounds i8, ptr %118, i64 10
  store i16 %120, ptr %123, align 2, !tbaa !127
  %124 = trunc i64 %117 to i32
  store i32 %124, ptr %102, align 4, !tbaa !132
  br label %125

125:                                              ; preds = %116, %111, %90, %63, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8, !tbaa !78
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %66, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = and i64 %1, 7
  %10 = icmp ult i32 %5, 4
  %11 = zext nneg i32 %5 to i64
  %12 = shl nsw i64 -1, %11
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = select i1 %10, i64 %12, i64 -16
  br label %15

15:                                               ; preds = %7, %63
  %16 = phi i32 [ 0, %7 ], [ %64, %63 ]
  %17 = zext i32 %16 to i64
  %18 = add i64 %17, %1
  %19 = icmp ult i64 %18, 140737488355328
  br i1 %19, label %20, label %66

20:                                               ; preds = %15
  %21 = sub i32 %5, %16
  %22 = tail call i32 @llvm.umin.i32(i32 %21, i32 32)
  %23 = zext nneg i32 %22 to i64
  %24 = load ptr, ptr %8, align 8, !tbaa !139
  %25 = getelementptr inbounds i8, ptr %24, i64 104
  %26 = load i64, ptr %25, align 8, !tbaa !61
  %27 = inttoptr i64 %26 to ptr
  %28 = lshr i64 %18, 3
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = load i64, ptr %29, align 1
  %31 = lshr i64 %30, %9
  %32 = shl nsw i64 -1, %23
  %33 = xor i64 %32, -1
  %34 = and i64 %31, %33
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %63, label %36

36:                                               ; preds = %20
  %37 = load i32, ptr %13, align 8, !tbaa !140
  %38 = icmp eq i32 %37, 1
  br i1 %38, label %58, label %39

39:                                               ; preds = %36, %52
  %40 = phi i32 [ %54, %52 ], [ %37, %36 ]
  %41 = phi i64 [ %53, %52 ], [ 0, %36 ]
  %42 = icmp ult i64 %41, %23
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = lshr i64 %34, %41
  %45 = or i64 %44, %14
  %46 = icmp eq i64 %45, -1
  br i1 %46, label %47, label %52

47:                                               ; preds = %43
  %48 = add nuw nsw i64 %18, %41
  %49 = trunc nuw nsw i64 %41 to i32
  %50 = add i32 %16, %49
  %51 = lshr exact i32 %50, 2
  tail call fastcc void @report_undefined(ptr noundef nonnull %0, i64 noundef %48, i32 noundef %2, i32 noundef %51)
  br label %52

52:                                               ; preds = %43, %47
  %53 = add nuw nsw i64 %41, 4
  %54 = load i32, ptr %13, align 8, !tbaa !140
  %55 = icmp eq i32 %54, 1
  br i1 %55, label %58, label %39

56:                                               ; preds = %39
  %57 = icmp eq i32 %40, 0
  br i1 %57, label %63, label %58

58:                                               ; preds = %52, %36, %56
  %59 = load i64, ptr %29, align 1
  %60 = shl nuw nsw i64 %34, %9
  %61 = xor i64 %60, -1
  %62 = and i64 %59, %61
  store i64 %62, ptr %29, align 1
  br label %63

63:                                               ; preds = %20, %58, %56
  %64 = add i32 %16, 32
  %65 = icmp ult i32 %64, %5
  br i1 %65, label %15, label %66, !llvm.loop !141

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !139
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !142
  %9 = load i64, ptr %6, align 8, !tbaa !43
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i8, ptr %6, i64 94408
  br label %13

13:                                               ; preds = %26, %11
  %14 = phi i64 [ 0, %11 ], [ %27, %26 ]
  %15 = getelementptr inbounds [256 x %struct.Finding], ptr %12, i64 0, i64 %14
  %16 = load i32, ptr %15, align 8, !tbaa !44
  %17 = icmp eq i32 %16, 5
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %15, i64 40
  %20 = load i64, ptr %19, align 8, !tbaa !47
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %15, i64 72
  %24 = load i64, ptr %23, align 8, !tbaa !48
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %39, label %26

26:                                               ; preds = %22, %18, %13
  %27 = add nuw i64 %14, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %13, !llvm.loop !49

29:                                               ; preds = %26
  %30 = icmp eq i64 %9, 256
  br i1 %30, label %35, label %31

31:                                               ; preds = %29, %4
  %32 = getelementptr inbounds i8, ptr %6, i64 94408
  %33 = add i64 %9, 1
  store i64 %33, ptr %6, align 8, !tbaa !43
  %34 = getelementptr inbounds [256 x %struct.Finding], ptr %32, i64 0, i64 %9
  store i32 5, ptr %34, align 8, !tbaa !44
  br label %39

35:                                               ; preds = %29
  %36 = getelementptr inbounds i8, ptr %6, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !50
  %38 = add i64 %37, 1
  store i64 %38, ptr %36, align 8, !tbaa !50
  br label %99

39:                                               ; preds = %22, %31
  %40 = phi ptr [ %34, %31 ], [ %15, %22 ]
  %41 = and i32 %3, 63
  %42 = zext nneg i32 %41 to i64
  %43 = shl nuw i64 1, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 32
  %45 = load i64, ptr %44, align 8, !tbaa !143
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !143
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !51
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !51
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !144
  %53 = getelementptr inbounds i8, ptr %52, i64 56
  %54 = load i64, ptr %53, align 8, !tbaa !13
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %0, i64 28
  %57 = load i32, ptr %56, align 4, !tbaa !67
  %58 = getelementptr inbounds i8, ptr %40, i64 4
  store i32 %57, ptr %58, align 4, !tbaa !55
  %59 = getelementptr inbounds i8, ptr %0, i64 32
  %60 = load i32, ptr %59, align 8, !tbaa !78
  %61 = tail call i32 @llvm.umin.i32(i32 %60, i32 4)
  %62 = getelementptr inbounds i8, ptr %40, i64 8
  store i32 %61, ptr %62, align 8, !tbaa !56
  switch i32 %57, label %79 [
    i32 1, label %63
    i32 2, label %67
  ]

63:                                               ; preds = %51
  %64 = getelementptr inbounds i8, ptr %52, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !53
  %66 = sub i64 %1, %65
  br label %79

67:                                               ; preds = %51
  %68 = getelementptr inbounds i8, ptr %52, i64 24
  %69 = load i64, ptr %68, align 8, !tbaa !74
  %70 = sub i64 %1, %69
  %71 = getelementptr inbounds i8, ptr %52, i64 160
  %72 = load i32, ptr %71, align 8, !tbaa !73
  %73 = shl i32 %72, 2
  %74 = zext i32 %73 to i64
  %75 = udiv i64 %70, %74
  %76 = shl i64 %75, 2
  %77 = and i64 %70, 3
  %78 = or disjoint i64 %76, %77
  br label %79

79:                                               ; preds = %67, %51, %63
  %80 = phi i64 [ %66, %63 ], [ %78, %67 ], [ %1, %51 ]
  %81 = getelementptr inbounds i8, ptr %40, i64 24
  store i64 %80, ptr %81, align 8, !tbaa !57
  %82 = getelementptr inbounds i8, ptr %40, i64 40
  %83 = getelementptr inbounds i8, ptr %0, i64 24
  %84 = load i32, ptr %83, align 8, !tbaa !140
  %85 = getelementptr inbounds i8, ptr %52, i64 64
  %86 = load i64, ptr %85, align 8, !tbaa !22
  %87 = inttoptr i64 %86 to ptr
  %88 = getelementptr inbounds i8, ptr %87, i64 544
  %89 = load i32, ptr %88, align 8, !tbaa !23
  %90 = icmp eq i32 %84, 2
  %91 = zext i1 %90 to i32
  %92 = getelementptr inbounds i8, ptr %55, i64 16
  %93 = load i64, ptr %92, align 8, !tbaa !20
  store i64 %8, ptr %82, align 8, !tbaa !42
  %94 = getelementptr inbounds i8, ptr %40, i64 48
  store i32 %84, ptr %94, align 8, !tbaa !23
  %95 = getelementptr inbounds i8, ptr %40, i64 52
  store i32 %2, ptr %95, align 4, !tbaa !23
  %96 = getelementptr inbounds i8, ptr %40, i64 56
  store i32 %89, ptr %96, align 8, !tbaa !23
  %97 = getelementptr inbounds i8, ptr %40, i64 60
  store i32 %91, ptr %97, align 4, !tbaa !23
  %98 = getelementptr inbounds i8, ptr %40, i64 64
  store i64 %93, ptr %98, align 8, !tbaa !42
  br label %99

99:                                               ; preds = %35, %39, %79
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !83
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !82
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  %13 = load i32, ptr %12, align 8, !tbaa !21
  %14 = and i64 %5, 288160007407534080
  %15 = icmp eq i64 %14, 288160007407534080
  br i1 %15, label %22, label %16

16:                                               ; preds = %7
  %17 = lshr i64 %5, 46
  %18 = getelementptr inbounds i8, ptr %9, i64 200
  %19 = and i64 %17, 4095
  %20 = getelementptr inbounds [4096 x i64], ptr %18, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8, !tbaa !42
  br label %22

22:                                               ; preds = %7, %16
  %23 = phi i64 [ %21, %16 ], [ 0, %7 ]
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !85
  %26 = load i64, ptr %9, align 8, !tbaa !43
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %9, i64 94408
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !44
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !47
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !48
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !49

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %22
  %49 = getelementptr inbounds i8, ptr %9, i64 94408
  %50 = add i64 %26, 1
  store i64 %50, ptr %9, align 8, !tbaa !43
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 %1, ptr %51, align 8, !tbaa !44
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !50
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !50
  br label %131

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !51
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !51
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %131

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !87
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !55
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !56
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !57
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !86
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !92
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !91
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !88
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !84
  %80 = getelementptr inbounds i8, ptr %79, i64 16
  %81 = load i64, ptr %80, align 8, !tbaa !20
  store i64 %25, ptr %68, align 8, !tbaa !42
  %82 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 %70, ptr %82, align 8, !tbaa !23
  %83 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 %4, ptr %83, align 4, !tbaa !23
  %84 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %75, ptr %84, align 8, !tbaa !23
  %85 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 %77, ptr %85, align 4, !tbaa !23
  %86 = getelementptr inbounds i8, ptr %57, i64 64
  store i64 %81, ptr %86, align 8, !tbaa !42
  %87 = icmp eq i32 %1, 0
  br i1 %87, label %91, label %88

88:                                               ; preds = %62
  %89 = trunc i64 %5 to i32
  %90 = and i32 %89, 16777215
  br label %110

91:                                               ; preds = %62
  %92 = icmp eq i32 %6, 0
  br i1 %92, label %103, label %93

93:                                               ; preds = %91
  %94 = load i32, ptr %63, align 4, !tbaa !87
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %103

96:                                               ; preds = %93
  %97 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %5, i32 noundef 0, i32 noundef 0)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %103, label %99

99:                                               ; preds = %96
  %100 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %5, i32 noundef 1, i32 noundef 0)
  %101 = icmp eq i32 %100, 0
  %102 = select i1 %101, i32 1, i32 2
  br label %103

103:                                              ; preds = %91, %93, %96, %99
  %104 = phi i32 [ %102, %99 ], [ 0, %96 ], [ 0, %93 ], [ 0, %91 ]
  %105 = getelementptr inbounds i8, ptr %57, i64 12
  store i32 %104, ptr %105, align 4, !tbaa !58
  %106 = trunc i64 %5 to i32
  %107 = and i32 %106, 16777215
  %108 = load i32, ptr %71, align 8, !tbaa !92
  %109 = icmp eq i32 %107, %108
  br i1 %109, label %114, label %110

110:                                              ; preds = %88, %103
  %111 = phi i32 [ %90, %88 ], [ %107, %103 ]
  %112 = phi i32 [ %89, %88 ], [ %106, %103 ]
  %113 = urem i32 %111, %13
  br label %114

114:                                              ; preds = %103, %110
  %115 = phi i32 [ %107, %103 ], [ %111, %110 ]
  %116 = phi i32 [ %106, %103 ], [ %112, %110 ]
  %117 = phi i32 [ -1, %103 ], [ %113, %110 ]
  %118 = getelementptr inbounds i8, ptr %57, i64 72
  %119 = lshr i32 %116, 24
  %120 = and i32 %119, 63
  %121 = lshr i64 %5, 62
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = and i32 %122, 1
  %124 = udiv i32 %115, %13
  %125 = zext nneg i32 %124 to i64
  store i64 %23, ptr %118, align 8, !tbaa !42
  %126 = getelementptr inbounds i8, ptr %57, i64 80
  store i32 %6, ptr %126, align 8, !tbaa !23
  %127 = getelementptr inbounds i8, ptr %57, i64 84
  store i32 %120, ptr %127, align 4, !tbaa !23
  %128 = getelementptr inbounds i8, ptr %57, i64 88
  store i32 %117, ptr %128, align 8, !tbaa !23
  %129 = getelementptr inbounds i8, ptr %57, i64 92
  store i32 %123, ptr %129, align 4, !tbaa !23
  %130 = getelementptr inbounds i8, ptr %57, i64 96
  store i64 %125, ptr %130, align 8, !tbaa !42
  br label %131

131:                                              ; preds = %52, %56, %114
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef i32 @has_acquired(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !83
  %7 = trunc i64 %1 to i32
  %8 = and i32 %7, 16777215
  %9 = lshr i64 %1, 30
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 65535
  %12 = getelementptr inbounds i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !93
  %14 = udiv i32 %8, %13
  %15 = getelementptr inbounds i8, ptr %6, i64 120
  %16 = load i64, ptr %15, align 8, !tbaa !30
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %6, i64 184
  %19 = load i64, ptr %18, align 8, !tbaa !145
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 176
  %22 = load i64, ptr %21, align 8, !tbaa !146
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !146
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !90
  store i32 %26, ptr %20, align 4, !tbaa !23
  %27 = getelementptr inbounds i8, ptr %6, i64 112
  %28 = load i64, ptr %27, align 8, !tbaa !31
  %29 = inttoptr i64 %28 to ptr
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %24, ptr %32, align 4, !tbaa !147
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !148
  %34 = icmp ne i32 %3, 0
  %35 = icmp eq i32 %2, 0
  %36 = select i1 %35, i64 12, i64 14
  %37 = lshr i64 %1, 46
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = and i32 %38, 4095
  br label %44

40:                                               ; preds = %135, %44
  %41 = phi i32 [ %47, %44 ], [ %136, %135 ]
  %42 = phi i32 [ %45, %44 ], [ %68, %135 ]
  %43 = icmp eq i32 %41, 0
  br i1 %43, label %140, label %44

44:                                               ; preds = %4, %40
  %45 = phi i32 [ 0, %4 ], [ %42, %40 ]
  %46 = phi i32 [ 1, %4 ], [ %41, %40 ]
  %47 = add i32 %46, -1
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %20, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !23
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 16
  %54 = load i32, ptr %53, align 4, !tbaa !148
  %55 = load i32, ptr %52, align 4, !tbaa !23
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %40, label %57

57:                                               ; preds = %44
  %58 = load i32, ptr %25, align 8, !tbaa !90
  %59 = icmp eq i32 %50, %58
  %60 = and i1 %34, %59
  br label %61

61:                                               ; preds = %57, %135
  %62 = phi i32 [ %55, %57 ], [ %138, %135 ]
  %63 = phi i32 [ %45, %57 ], [ %68, %135 ]
  %64 = phi i32 [ %47, %57 ], [ %136, %135 ]
  %65 = add i32 %62, -1
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds %struct.Acquired, ptr %17, i64 %66
  %68 = add i32 %63, 1
  %69 = icmp ugt i32 %68, 100000
  br i1 %69, label %140, label %70

70:                                               ; preds = %61
  %71 = getelementptr inbounds i8, ptr %67, i64 16
  %72 = load i16, ptr %71, align 4, !tbaa !149
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !122
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !122
  br i1 %82, label %87, label %84

84:                                               ; preds = %78
  %85 = load i32, ptr %25, align 8, !tbaa !90
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %135

87:                                               ; preds = %76, %78, %84
  %88 = phi i32 [ %77, %76 ], [ %83, %78 ], [ %83, %84 ]
  %89 = icmp eq i32 %88, %14
  br i1 %89, label %90, label %103

90:                                               ; preds = %87
  %91 = getelementptr inbounds i8, ptr %67, i64 %36
  %92 = load i16, ptr %91, align 2, !tbaa !127
  %93 = zext i16 %92 to i32
  %94 = icmp ugt i32 %11, %93
  br i1 %94, label %103, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds i8, ptr %67, i64 8
  %97 = load i32, ptr %96, align 4
  %98 = and i32 %97, 16777215
  %99 = icmp eq i32 %98, %8
  br i1 %99, label %140, label %100

100:                                              ; preds = %95
  %101 = load i32, ptr %25, align 8, !tbaa !90
  %102 = icmp eq i32 %14, %101
  br i1 %102, label %103, label %140

103:                                              ; preds = %100, %90, %87
  %104 = getelementptr inbounds i8, ptr %67, i64 12
  %105 = load i16, ptr %104, align 4, !tbaa !124
  %106 = zext i16 %105 to i32
  %107 = icmp eq i32 %11, %106
  br i1 %107, label %108, label %118

108:                                              ; preds = %103
  %109 = getelementptr inbounds i8, ptr %67, i64 8
  %110 = load i32, ptr %109, align 4
  %111 = and i32 %110, 16777215
  %112 = icmp eq i32 %111, %8
  br i1 %112, label %113, label %118

113:                                              ; preds = %108
  %114 = getelementptr inbounds i8, ptr %67, i64 18
  %115 = load i16, ptr %114, align 2, !tbaa !150
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !147
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !148
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !147
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !148
  %130 = icmp eq i32 %64, 65536
  br i1 %130, label %140, label %131

131:                                              ; preds = %128
  %132 = add i32 %64, 1
  %133 = zext i32 %64 to i64
  %134 = getelementptr inbounds i32, ptr %20, i64 %133
  store i32 %88, ptr %134, align 4, !tbaa !23
  br label %135

135:                                              ; preds = %84, %70, %124, %131
  %136 = phi i32 [ %64, %84 ], [ %64, %70 ], [ %132, %131 ], [ %64, %124 ]
  %137 = getelementptr inbounds i8, ptr %67, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !23
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %40, label %61, !llvm.loop !151

140:                                              ; preds = %40, %61, %100, %95, %113, %128
  %141 = phi i32 [ 1, %128 ], [ 1, %113 ], [ 1, %95 ], [ 1, %100 ], [ 1, %61 ], [ 0, %40 ]
  ret i32 %141
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{!11, !5, i64 816}
!11 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !12, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !9, i64 776, !9, i64 780, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !6, i64 824, !5, i64 888, !6, i64 896, !5, i64 960, !5, i64 968, !5, i64 976, !5, i64 984}
!12 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!13 = !{!4, !5, i64 56}
!14 = !{!15, !5, i64 96}
!15 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !6, i64 200, !6, i64 32968, !6, i64 65736, !6, i64 73928, !6, i64 90312, !6, i64 94408}
!16 = !{!17, !5, i64 152}
!17 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152}
!18 = !{!17, !5, i64 128}
!19 = !{!17, !9, i64 12}
!20 = !{!17, !5, i64 16}
!21 = !{!11, !9, i64 48}
!22 = !{!4, !5, i64 64}
!23 = !{!9, !9, i64 0}
!24 = !{!15, !5, i64 152}
!25 = !{!26, !6, i64 4}
!26 = !{!"", !27, i64 0, !27, i64 2, !6, i64 4, !6, i64 5, !6, i64 6, !6, i64 7}
!27 = !{!"short", !6, i64 0}
!28 = !{!15, !5, i64 168}
!29 = !{!26, !6, i64 7}
!30 = !{!15, !5, i64 120}
!31 = !{!15, !5, i64 112}
!32 = !{!33, !9, i64 8}
!33 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!34 = !{!33, !9, i64 0}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!26, !6, i64 6}
!38 = !{!26, !6, i64 5}
!39 = !{!15, !5, i64 160}
!40 = !{!26, !27, i64 0}
!41 = !{!17, !5, i64 144}
!42 = !{!5, !5, i64 0}
!43 = !{!15, !5, i64 0}
!44 = !{!45, !9, i64 0}
!45 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !46, i64 40, !46, i64 72}
!46 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !5, i64 24}
!47 = !{!45, !5, i64 40}
!48 = !{!45, !5, i64 72}
!49 = distinct !{!49, !36}
!50 = !{!15, !5, i64 8}
!51 = !{!45, !5, i64 16}
!52 = !{!4, !5, i64 40}
!53 = !{!4, !5, i64 8}
!54 = !{!4, !5, i64 16}
!55 = !{!45, !9, i64 4}
!56 = !{!45, !9, i64 8}
!57 = !{!45, !5, i64 24}
!58 = !{!45, !9, i64 12}
!59 = distinct !{!59, !36}
!60 = distinct !{!60, !36}
!61 = !{!15, !5, i64 104}
!62 = distinct !{!62, !36}
!63 = distinct !{!63, !64}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = distinct !{!65, !36}
!66 = distinct !{!66, !36}
!67 = !{!68, !9, i64 28}
!68 = !{!"", !69, i64 0, !69, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32, !9, i64 36}
!69 = !{!"any pointer", !6, i64 0}
!70 = distinct !{!70, !36}
!71 = distinct !{!71, !36}
!72 = !{!4, !5, i64 32}
!73 = !{!4, !9, i64 160}
!74 = !{!4, !5, i64 24}
!75 = distinct !{!75, !36}
!76 = distinct !{!76, !64}
!77 = !{!69, !69, i64 0}
!78 = !{!68, !9, i64 32}
!79 = distinct !{!79, !36}
!80 = !{!81, !69, i64 0}
!81 = !{!"", !69, i64 0, !69, i64 8, !69, i64 16, !69, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80}
!82 = !{!81, !69, i64 8}
!83 = !{!81, !69, i64 16}
!84 = !{!81, !69, i64 24}
!85 = !{!81, !5, i64 32}
!86 = !{!81, !9, i64 40}
!87 = !{!81, !9, i64 44}
!88 = !{!81, !9, i64 48}
!89 = !{!81, !9, i64 52}
!90 = !{!81, !9, i64 56}
!91 = !{!81, !9, i64 60}
!92 = !{!81, !9, i64 64}
!93 = !{!81, !9, i64 68}
!94 = !{!17, !5, i64 120}
!95 = !{!81, !9, i64 72}
!96 = !{!81, !5, i64 80}
!97 = !{!17, !5, i64 112}
!98 = !{!15, !5, i64 192}
!99 = !{!17, !5, i64 104}
!100 = !{!15, !5, i64 72}
!101 = !{!15, !5, i64 80}
!102 = !{!15, !5, i64 40}
!103 = !{!15, !5, i64 32}
!104 = distinct !{!104, !36}
!105 = !{!15, !5, i64 48}
!106 = !{!15, !5, i64 56}
!107 = !{!15, !5, i64 64}
!108 = !{!109, !5, i64 0}
!109 = !{!"", !5, i64 0, !5, i64 8}
!110 = !{!109, !5, i64 8}
!111 = !{!15, !5, i64 24}
!112 = !{!6, !6, i64 0}
!113 = !{!15, !5, i64 16}
!114 = !{!15, !5, i64 128}
!115 = !{!15, !5, i64 144}
!116 = !{!15, !5, i64 136}
!117 = !{!118, !27, i64 8}
!118 = !{!"", !9, i64 0, !9, i64 4, !27, i64 8, !27, i64 10}
!119 = !{!118, !9, i64 0}
!120 = !{!118, !27, i64 10}
!121 = distinct !{!121, !36}
!122 = !{!123, !9, i64 0}
!123 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !27, i64 12, !27, i64 14, !27, i64 16, !27, i64 18}
!124 = !{!123, !27, i64 12}
!125 = !{!123, !27, i64 14}
!126 = distinct !{!126, !36}
!127 = !{!27, !27, i64 0}
!128 = !{!15, !5, i64 88}
!129 = distinct !{!129, !36}
!130 = distinct !{!130, !36}
!131 = !{!26, !27, i64 2}
!132 = !{!33, !9, i64 4}
!133 = !{!11, !5, i64 728}
!134 = distinct !{!134, !36}
!135 = distinct !{!135, !36}
!136 = distinct !{!136, !36}
!137 = !{!17, !9, i64 36}
!138 = distinct !{!138, !36}
!139 = !{!68, !69, i64 8}
!140 = !{!68, !9, i64 24}
!141 = distinct !{!141, !36}
!142 = !{!68, !5, i64 16}
!143 = !{!45, !5, i64 32}
!144 = !{!68, !69, i64 0}
!145 = !{!15, !5, i64 184}
!146 = !{!15, !5, i64 176}
!147 = !{!33, !9, i64 12}
!148 = !{!33, !9, i64 16}
!149 = !{!123, !27, i64 16}
!150 = !{!123, !27, i64 18}
!151 = distinct !{!151, !36}
