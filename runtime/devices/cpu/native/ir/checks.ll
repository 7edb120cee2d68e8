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
  br i1 %15, label %116, label %16

16:                                               ; preds = %3
  %17 = icmp eq i32 %1, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, ptr %12, i64 152
  %20 = load i64, ptr %19, align 8, !tbaa !16
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %116, label %22

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
  %31 = getelementptr inbounds i8, ptr %6, i64 48
  %32 = load i32, ptr %31, align 8, !tbaa !20
  %33 = icmp ugt i32 %32, 1
  %34 = add i32 %32, -1
  %35 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %34, i1 true)
  %36 = sub nuw nsw i32 32, %35
  %37 = lshr i32 16777216, %36
  %38 = getelementptr inbounds i8, ptr %12, i64 16
  %39 = load i64, ptr %38, align 8, !tbaa !21
  %40 = add nsw i32 %37, -1
  %41 = select i1 %33, i32 %40, i32 16777215
  %42 = trunc i64 %39 to i32
  %43 = and i32 %41, %42
  %44 = mul i32 %43, %32
  %45 = getelementptr inbounds i8, ptr %0, i64 64
  %46 = load i64, ptr %45, align 8, !tbaa !22
  %47 = inttoptr i64 %46 to ptr
  %48 = getelementptr inbounds i8, ptr %47, i64 544
  %49 = load i32, ptr %48, align 8, !tbaa !23
  %50 = add i32 %44, %49
  %51 = getelementptr inbounds i8, ptr %9, i64 152
  %52 = load i64, ptr %51, align 8, !tbaa !24
  %53 = inttoptr i64 %52 to ptr
  %54 = zext i32 %50 to i64
  %55 = getelementptr inbounds %struct.WaveOrder, ptr %53, i64 %54
  br i1 %17, label %56, label %97

56:                                               ; preds = %30
  %57 = getelementptr inbounds i8, ptr %55, i64 4
  %58 = load i8, ptr %57, align 2, !tbaa !25
  %59 = trunc i32 %2 to i8
  %60 = or i8 %58, %59
  store i8 %60, ptr %57, align 2, !tbaa !25
  %61 = zext i8 %60 to i64
  %62 = getelementptr inbounds i8, ptr %9, i64 168
  %63 = load i64, ptr %62, align 8, !tbaa !28
  %64 = and i64 %63, %61
  %65 = icmp eq i64 %64, %63
  br i1 %65, label %66, label %116

66:                                               ; preds = %56
  store i8 0, ptr %57, align 2, !tbaa !25
  %67 = getelementptr inbounds i8, ptr %55, i64 7
  store i8 1, ptr %67, align 1, !tbaa !29
  %68 = getelementptr inbounds i8, ptr %9, i64 120
  %69 = load i64, ptr %68, align 8, !tbaa !30
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds i8, ptr %9, i64 112
  %72 = load i64, ptr %71, align 8, !tbaa !31
  %73 = inttoptr i64 %72 to ptr
  %74 = zext i32 %43 to i64
  %75 = getelementptr inbounds %struct.KnownGroup, ptr %73, i64 %74
  %76 = getelementptr inbounds i8, ptr %75, i64 8
  %77 = load i32, ptr %75, align 4, !tbaa !23
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %95, label %79

79:                                               ; preds = %66, %85
  %80 = phi i32 [ %93, %85 ], [ %77, %66 ]
  %81 = load i32, ptr %76, align 4, !tbaa !32
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %85

83:                                               ; preds = %85, %79
  %84 = load i32, ptr %75, align 4, !tbaa !34
  br label %95

85:                                               ; preds = %79
  %86 = add i32 %80, -1
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds %struct.Acquired, ptr %70, i64 %87
  %89 = getelementptr inbounds i8, ptr %88, i64 8
  %90 = load i32, ptr %89, align 4
  %91 = and i32 %90, -16777217
  store i32 %91, ptr %89, align 4
  %92 = getelementptr inbounds i8, ptr %88, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !23
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %83, label %79, !llvm.loop !35

95:                                               ; preds = %66, %83
  %96 = phi i32 [ %84, %83 ], [ 0, %66 ]
  store i32 %96, ptr %76, align 4, !tbaa !32
  br label %116

97:                                               ; preds = %30
  %98 = icmp eq i32 %1, 0
  %99 = getelementptr inbounds i8, ptr %55, i64 6
  %100 = load i8, ptr %99, align 2, !tbaa !37
  %101 = zext i1 %98 to i8
  %102 = or i8 %100, %101
  store i8 %102, ptr %99, align 2, !tbaa !37
  %103 = getelementptr inbounds i8, ptr %55, i64 5
  %104 = load i8, ptr %103, align 1, !tbaa !38
  %105 = and i8 %104, 1
  %106 = select i1 %98, i8 %105, i8 0
  store i8 %106, ptr %103, align 1, !tbaa !38
  %107 = icmp eq i8 %106, 0
  br i1 %107, label %108, label %116

108:                                              ; preds = %97
  %109 = icmp eq i8 %102, 0
  br i1 %109, label %110, label %114

110:                                              ; preds = %108
  %111 = getelementptr inbounds i8, ptr %9, i64 160
  %112 = load i64, ptr %111, align 8, !tbaa !39
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %116

114:                                              ; preds = %110, %108
  store i16 0, ptr %55, align 2, !tbaa !40
  store i8 0, ptr %99, align 2, !tbaa !37
  %115 = getelementptr inbounds i8, ptr %12, i64 144
  store i64 0, ptr %115, align 8, !tbaa !41
  br label %116

116:                                              ; preds = %95, %56, %114, %110, %97, %3, %18
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
  %127 = load i64, ptr %126, align 8, !tbaa !21
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
  %141 = load i64, ptr %140, align 8, !tbaa !21
  %142 = getelementptr inbounds i8, ptr %20, i64 48
  %143 = load i32, ptr %142, align 8, !tbaa !20
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
  %170 = getelementptr inbounds i8, ptr %169, i64 64
  %171 = load i64, ptr %169, align 8
  %172 = load i64, ptr %170, align 8
  %173 = getelementptr inbounds i8, ptr %169, i64 8
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds i8, ptr %169, i64 72
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds i8, ptr %169, i64 16
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds i8, ptr %169, i64 80
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds i8, ptr %169, i64 24
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds i8, ptr %169, i64 88
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds i8, ptr %169, i64 32
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds i8, ptr %169, i64 96
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds i8, ptr %169, i64 40
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds i8, ptr %169, i64 104
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds i8, ptr %169, i64 48
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds i8, ptr %169, i64 112
  %196 = load i64, ptr %195, align 8
  %197 = getelementptr inbounds i8, ptr %169, i64 56
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds i8, ptr %169, i64 120
  %200 = load i64, ptr %199, align 8
  %201 = icmp eq i64 %172, %171
  %202 = icmp eq i64 %176, %171
  %203 = and i1 %201, %202
  %204 = icmp eq i64 %174, %171
  %205 = and i1 %204, %203
  %206 = icmp eq i64 %180, %171
  %207 = and i1 %206, %205
  %208 = icmp eq i64 %178, %171
  %209 = and i1 %208, %207
  %210 = icmp eq i64 %184, %171
  %211 = and i1 %210, %209
  %212 = icmp eq i64 %182, %171
  %213 = and i1 %212, %211
  %214 = icmp eq i64 %188, %171
  %215 = and i1 %214, %213
  %216 = icmp eq i64 %186, %171
  %217 = and i1 %216, %215
  %218 = icmp eq i64 %192, %171
  %219 = and i1 %218, %217
  %220 = icmp eq i64 %190, %171
  %221 = and i1 %220, %219
  %222 = icmp eq i64 %196, %171
  %223 = and i1 %222, %221
  %224 = icmp eq i64 %194, %171
  %225 = and i1 %224, %223
  %226 = icmp eq i64 %200, %171
  %227 = and i1 %226, %225
  %228 = icmp eq i64 %198, %171
  %229 = and i1 %228, %227
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
  %243 = getelementptr inbounds i8, ptr %169, i64 -64
  %244 = load i64, ptr %242, align 8
  %245 = load i64, ptr %243, align 8
  %246 = getelementptr inbounds i8, ptr %169, i64 -120
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds i8, ptr %169, i64 -56
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds i8, ptr %169, i64 -112
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds i8, ptr %169, i64 -48
  %253 = load i64, ptr %252, align 8
  %254 = getelementptr inbounds i8, ptr %169, i64 -104
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds i8, ptr %169, i64 -40
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds i8, ptr %169, i64 -96
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds i8, ptr %169, i64 -32
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds i8, ptr %169, i64 -88
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds i8, ptr %169, i64 -24
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds i8, ptr %169, i64 -80
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds i8, ptr %169, i64 -16
  %269 = load i64, ptr %268, align 8
  %270 = getelementptr inbounds i8, ptr %169, i64 -72
  %271 = load i64, ptr %270, align 8
  %272 = getelementptr inbounds i8, ptr %169, i64 -8
  %273 = load i64, ptr %272, align 8
  %274 = icmp eq i64 %172, %245
  %275 = icmp eq i64 %171, %244
  %276 = and i1 %275, %274
  %277 = icmp eq i64 %176, %249
  %278 = and i1 %277, %276
  %279 = icmp eq i64 %174, %247
  %280 = and i1 %279, %278
  %281 = icmp eq i64 %180, %253
  %282 = and i1 %281, %280
  %283 = icmp eq i64 %178, %251
  %284 = and i1 %283, %282
  %285 = icmp eq i64 %184, %257
  %286 = and i1 %285, %284
  %287 = icmp eq i64 %182, %255
  %288 = and i1 %287, %286
  %289 = icmp eq i64 %188, %261
  %290 = and i1 %289, %288
  %291 = icmp eq i64 %186, %259
  %292 = and i1 %291, %290
  %293 = icmp eq i64 %192, %265
  %294 = and i1 %293, %292
  %295 = icmp eq i64 %190, %263
  %296 = and i1 %295, %294
  %297 = icmp eq i64 %196, %269
  %298 = and i1 %297, %296
  %299 = icmp eq i64 %194, %267
  %300 = and i1 %299, %298
  %301 = icmp eq i64 %200, %273
  %302 = and i1 %301, %300
  %303 = icmp eq i64 %198, %271
  %304 = and i1 %303, %302
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
  %647 = load i64, ptr %646, align 8
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
  %666 = getelementptr inbounds i8, ptr %646, i64 64
  %667 = load i64, ptr %666, align 8
  %668 = getelementptr inbounds i8, ptr %646, i64 8
  %669 = load i64, ptr %668, align 8
  %670 = getelementptr inbounds i8, ptr %646, i64 72
  %671 = load i64, ptr %670, align 8
  %672 = getelementptr inbounds i8, ptr %646, i64 16
  %673 = load i64, ptr %672, align 8
  %674 = getelementptr inbounds i8, ptr %646, i64 80
  %675 = load i64, ptr %674, align 8
  %676 = getelementptr inbounds i8, ptr %646, i64 24
  %677 = load i64, ptr %676, align 8
  %678 = getelementptr inbounds i8, ptr %646, i64 88
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr inbounds i8, ptr %646, i64 32
  %681 = load i64, ptr %680, align 8
  %682 = getelementptr inbounds i8, ptr %646, i64 96
  %683 = load i64, ptr %682, align 8
  %684 = getelementptr inbounds i8, ptr %646, i64 40
  %685 = load i64, ptr %684, align 8
  %686 = getelementptr inbounds i8, ptr %646, i64 104
  %687 = load i64, ptr %686, align 8
  %688 = getelementptr inbounds i8, ptr %646, i64 48
  %689 = load i64, ptr %688, align 8
  %690 = getelementptr inbounds i8, ptr %646, i64 112
  %691 = load i64, ptr %690, align 8
  %692 = getelementptr inbounds i8, ptr %646, i64 56
  %693 = load i64, ptr %692, align 8
  %694 = getelementptr inbounds i8, ptr %646, i64 120
  %695 = load i64, ptr %694, align 8
  %696 = icmp eq i64 %667, %647
  %697 = icmp eq i64 %671, %647
  %698 = and i1 %696, %697
  %699 = icmp eq i64 %669, %647
  %700 = and i1 %699, %698
  %701 = icmp eq i64 %675, %647
  %702 = and i1 %701, %700
  %703 = icmp eq i64 %673, %647
  %704 = and i1 %703, %702
  %705 = icmp eq i64 %679, %647
  %706 = and i1 %705, %704
  %707 = icmp eq i64 %677, %647
  %708 = and i1 %707, %706
  %709 = icmp eq i64 %683, %647
  %710 = and i1 %709, %708
  %711 = icmp eq i64 %681, %647
  %712 = and i1 %711, %710
  %713 = icmp eq i64 %687, %647
  %714 = and i1 %713, %712
  %715 = icmp eq i64 %685, %647
  %716 = and i1 %715, %714
  %717 = icmp eq i64 %691, %647
  %718 = and i1 %717, %716
  %719 = icmp eq i64 %689, %647
  %720 = and i1 %719, %718
  %721 = icmp eq i64 %695, %647
  %722 = and i1 %721, %720
  %723 = icmp eq i64 %693, %647
  %724 = and i1 %723, %722
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
    i32 0, label %1003
    i32 3, label %976
    i32 4, label %988
    i32 1, label %992
  ]

976:                                              ; preds = %968
  %977 = lshr i64 %975, 32
  %978 = load i64, ptr %616, align 8, !tbaa !52
  %979 = icmp eq i64 %977, %978
  br i1 %979, label %1002, label %980

980:                                              ; preds = %976
  %981 = load i64, ptr %633, align 8, !tbaa !53
  %982 = sub i64 %975, %981
  %983 = load i64, ptr %632, align 8, !tbaa !54
  %984 = icmp ult i64 %982, %983
  br i1 %984, label %985, label %1003

985:                                              ; preds = %980
  %986 = sub i64 %983, %982
  %987 = icmp ult i64 %986, %617
  br i1 %987, label %1002, label %998

988:                                              ; preds = %968
  %989 = lshr i64 %975, 62
  %990 = trunc nuw nsw i64 %989 to i32
  %991 = and i32 %990, 2
  br label %1004

992:                                              ; preds = %968
  %993 = add i64 %975, %617
  %994 = load i64, ptr %632, align 8, !tbaa !54
  %995 = icmp ugt i64 %993, %994
  br i1 %995, label %1002, label %996

996:                                              ; preds = %992
  %997 = load i64, ptr %633, align 8, !tbaa !53
  br label %998

998:                                              ; preds = %996, %985
  %999 = phi i64 [ %981, %985 ], [ %997, %996 ]
  %1000 = phi i64 [ %982, %985 ], [ %975, %996 ]
  store i32 1, ptr %613, align 4, !tbaa !67
  %1001 = add i64 %999, %1000
  br label %1041

1002:                                             ; preds = %992, %985, %976
  store i32 2, ptr %613, align 4, !tbaa !67
  br label %1007

1003:                                             ; preds = %980, %968
  store i32 0, ptr %613, align 4, !tbaa !67
  br label %1041

1004:                                             ; preds = %968, %988
  %1005 = phi i32 [ %991, %988 ], [ %6, %968 ]
  store i32 %1005, ptr %613, align 4, !tbaa !67
  %1006 = icmp eq i32 %1005, 2
  br i1 %1006, label %1007, label %1041

1007:                                             ; preds = %1002, %1004
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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #7
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
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #7
  %1040 = icmp ult i64 %1029, %1016
  br i1 %1040, label %1026, label %1056, !llvm.loop !79

1041:                                             ; preds = %1003, %1004, %998
  %1042 = phi i64 [ %1001, %998 ], [ %975, %1004 ], [ %975, %1003 ]
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
  br i1 %1069, label %1881, label %1070

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
  %1079 = getelementptr inbounds i8, ptr %20, i64 48
  %1080 = load i32, ptr %1079, align 8, !tbaa !20
  %1081 = icmp ugt i32 %1080, 1
  %1082 = add i32 %1080, -1
  %1083 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %1082, i1 true)
  %1084 = sub nuw nsw i32 32, %1083
  %1085 = lshr i32 16777216, %1084
  %1086 = getelementptr inbounds i8, ptr %26, i64 16
  %1087 = load i64, ptr %1086, align 8, !tbaa !21
  %1088 = add nsw i32 %1085, -1
  %1089 = select i1 %1081, i32 %1088, i32 16777215
  %1090 = trunc i64 %1087 to i32
  %1091 = and i32 %1089, %1090
  %1092 = mul i32 %1091, %1080
  %1093 = getelementptr inbounds i8, ptr %0, i64 64
  %1094 = load i64, ptr %1093, align 8, !tbaa !22
  %1095 = inttoptr i64 %1094 to ptr
  %1096 = getelementptr inbounds i8, ptr %1095, i64 544
  %1097 = load i32, ptr %1096, align 8, !tbaa !23
  %1098 = add i32 %1092, %1097
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %13) #7
  store ptr %0, ptr %13, align 8, !tbaa !80
  %1099 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %20, ptr %1099, align 8, !tbaa !82
  %1100 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %23, ptr %1100, align 8, !tbaa !83
  %1101 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %26, ptr %1101, align 8, !tbaa !84
  %1102 = getelementptr inbounds i8, ptr %13, i64 32
  store i64 %1, ptr %1102, align 8, !tbaa !85
  %1103 = getelementptr inbounds i8, ptr %13, i64 40
  store i32 %5, ptr %1103, align 8, !tbaa !86
  %1104 = getelementptr inbounds i8, ptr %13, i64 44
  store i32 %6, ptr %1104, align 4, !tbaa !87
  %1105 = getelementptr inbounds i8, ptr %13, i64 48
  store i32 %17, ptr %1105, align 8, !tbaa !88
  %1106 = getelementptr inbounds i8, ptr %13, i64 52
  %1107 = zext i1 %14 to i32
  store i32 %1107, ptr %1106, align 4, !tbaa !89
  %1108 = getelementptr inbounds i8, ptr %13, i64 56
  store i32 %1091, ptr %1108, align 8, !tbaa !90
  %1109 = getelementptr inbounds i8, ptr %13, i64 60
  store i32 %1092, ptr %1109, align 4, !tbaa !91
  %1110 = getelementptr inbounds i8, ptr %13, i64 64
  store i32 %1098, ptr %1110, align 8, !tbaa !92
  %1111 = getelementptr inbounds i8, ptr %13, i64 68
  store i32 %1080, ptr %1111, align 4, !tbaa !93
  %1112 = getelementptr inbounds i8, ptr %13, i64 72
  %1113 = getelementptr inbounds i8, ptr %26, i64 120
  %1114 = load i64, ptr %1113, align 8, !tbaa !94
  %1115 = trunc i64 %1114 to i32
  store i32 %1115, ptr %1112, align 8, !tbaa !95
  %1116 = getelementptr inbounds i8, ptr %13, i64 80
  %1117 = zext i32 %1098 to i64
  %1118 = getelementptr inbounds i8, ptr %26, i64 112
  %1119 = load i64, ptr %1118, align 8, !tbaa !96
  %1120 = shl i64 %1119, 30
  %1121 = or i64 %1120, %1117
  %1122 = lshr i64 %1, 2
  %1123 = getelementptr inbounds i8, ptr %23, i64 32968
  %1124 = and i64 %1122, 8191
  %1125 = getelementptr inbounds [8192 x i32], ptr %1123, i64 0, i64 %1124
  %1126 = load i32, ptr %1125, align 4, !tbaa !23
  %1127 = icmp eq i32 %1126, 0
  br i1 %1127, label %1143, label %1128

1128:                                             ; preds = %1078
  %1129 = getelementptr inbounds i8, ptr %23, i64 200
  br label %1136

1130:                                             ; preds = %1136
  %1131 = add i64 %1138, 1
  %1132 = and i64 %1131, 8191
  %1133 = getelementptr inbounds [8192 x i32], ptr %1123, i64 0, i64 %1132
  %1134 = load i32, ptr %1133, align 4, !tbaa !23
  %1135 = icmp eq i32 %1134, 0
  br i1 %1135, label %1143, label %1136

1136:                                             ; preds = %1130, %1128
  %1137 = phi i32 [ %1126, %1128 ], [ %1134, %1130 ]
  %1138 = phi i64 [ %1122, %1128 ], [ %1131, %1130 ]
  %1139 = zext i32 %1137 to i64
  %1140 = getelementptr inbounds [4096 x i64], ptr %1129, i64 0, i64 %1139
  %1141 = load i64, ptr %1140, align 8, !tbaa !42
  %1142 = icmp eq i64 %1141, %1
  br i1 %1142, label %1155, label %1130

1143:                                             ; preds = %1130, %1078
  %1144 = phi i64 [ %1124, %1078 ], [ %1132, %1130 ]
  %1145 = getelementptr inbounds i8, ptr %23, i64 192
  %1146 = load i64, ptr %1145, align 8, !tbaa !97
  %1147 = icmp eq i64 %1146, 4094
  br i1 %1147, label %1155, label %1148

1148:                                             ; preds = %1143
  %1149 = getelementptr inbounds [8192 x i32], ptr %1123, i64 0, i64 %1144
  %1150 = add i64 %1146, 1
  store i64 %1150, ptr %1145, align 8, !tbaa !97
  %1151 = trunc i64 %1150 to i32
  store i32 %1151, ptr %1149, align 4, !tbaa !23
  %1152 = getelementptr inbounds i8, ptr %23, i64 200
  %1153 = and i64 %1150, 4294967295
  %1154 = getelementptr inbounds [4096 x i64], ptr %1152, i64 0, i64 %1153
  store i64 %1, ptr %1154, align 8, !tbaa !42
  br label %1155

1155:                                             ; preds = %1136, %1143, %1148
  %1156 = phi i32 [ 4095, %1143 ], [ %1151, %1148 ], [ %1137, %1136 ]
  %1157 = zext i32 %1156 to i64
  %1158 = shl i64 %1157, 46
  %1159 = or i64 %1121, %1158
  %1160 = select i1 %16, i64 4611686018427387904, i64 0
  %1161 = or i64 %1159, %1160
  store i64 %1161, ptr %1116, align 8, !tbaa !98
  %1162 = icmp eq i32 %5, 2
  %1163 = or i1 %16, %1162
  br i1 %1163, label %1365, label %1164

1164:                                             ; preds = %1155
  %1165 = getelementptr inbounds i8, ptr %23, i64 112
  %1166 = load i64, ptr %1165, align 8, !tbaa !31
  %1167 = inttoptr i64 %1166 to ptr
  %1168 = zext i32 %1091 to i64
  %1169 = getelementptr inbounds %struct.KnownGroup, ptr %1167, i64 %1168
  %1170 = load i32, ptr %1169, align 4, !tbaa !34
  %1171 = icmp eq i32 %1170, 0
  br i1 %1171, label %1172, label %1365

1172:                                             ; preds = %1164
  %1173 = getelementptr inbounds i8, ptr %23, i64 128
  %1174 = load i64, ptr %1173, align 8, !tbaa !99
  %1175 = icmp eq i64 %1174, 4194304
  br i1 %1175, label %1365, label %1176

1176:                                             ; preds = %1172
  %1177 = load i64, ptr %1118, align 8, !tbaa !96
  %1178 = icmp ult i64 %1177, 65535
  br i1 %1178, label %1179, label %1365

1179:                                             ; preds = %1176
  %1180 = getelementptr inbounds i8, ptr %23, i64 90312
  %1181 = lshr i64 %1159, 46
  %1182 = and i64 %1181, 4095
  %1183 = getelementptr inbounds [4096 x i8], ptr %1180, i64 0, i64 %1182
  %1184 = load i8, ptr %1183, align 1, !tbaa !100
  %1185 = icmp eq i8 %1184, 0
  br i1 %1185, label %1186, label %1365

1186:                                             ; preds = %1179
  %1187 = zext i32 %4 to i64
  %1188 = insertelement <8 x i64> poison, i64 %1187, i64 0
  %1189 = shufflevector <8 x i64> %1188, <8 x i64> poison, <8 x i32> zeroinitializer
  %1190 = mul nuw nsw <8 x i64> %1189, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %1191 = shl i32 %4, 3
  %1192 = zext i32 %1191 to i64
  %1193 = insertelement <8 x i64> poison, i64 %1192, i64 0
  %1194 = shufflevector <8 x i64> %1193, <8 x i64> poison, <8 x i32> zeroinitializer
  %1195 = icmp eq i32 %6, 3
  br label %1201

1196:                                             ; preds = %1334
  %1197 = icmp eq i32 %4, 16
  %1198 = load i32, ptr %1103, align 8
  %1199 = icmp eq i32 %1198, 0
  %1200 = select i1 %1197, i1 %1199, i1 false
  br i1 %1200, label %1339, label %1365

1201:                                             ; preds = %1334, %1186
  %1202 = phi i64 [ 0, %1186 ], [ %1335, %1334 ]
  %1203 = phi i64 [ 0, %1186 ], [ %1337, %1334 ]
  %1204 = phi i64 [ %316, %1186 ], [ %1336, %1334 ]
  %1205 = lshr i64 %1204, %1203
  %1206 = and i64 %1205, 65535
  %1207 = icmp eq i64 %1206, 65535
  br i1 %1207, label %1208, label %1334

1208:                                             ; preds = %1201
  %1209 = getelementptr inbounds i64, ptr %2, i64 %1203
  %1210 = load i64, ptr %1209, align 8, !tbaa !42
  %1211 = getelementptr inbounds i8, ptr %1209, i64 64
  %1212 = load <8 x i64>, ptr %1211, align 8
  %1213 = insertelement <8 x i64> poison, i64 %1210, i64 0
  %1214 = shufflevector <8 x i64> %1213, <8 x i64> poison, <8 x i32> zeroinitializer
  %1215 = add <8 x i64> %1214, %1190
  %1216 = add <8 x i64> %1215, %1194
  %1217 = xor <8 x i64> %1216, %1212
  %1218 = load <8 x i64>, ptr %1209, align 8
  %1219 = xor <8 x i64> %1215, %1218
  %1220 = or <8 x i64> %1217, %1219
  %1221 = extractelement <8 x i64> %1220, i64 1
  %1222 = extractelement <8 x i64> %1220, i64 0
  %1223 = or i64 %1221, %1222
  %1224 = extractelement <8 x i64> %1220, i64 2
  %1225 = or i64 %1223, %1224
  %1226 = extractelement <8 x i64> %1220, i64 3
  %1227 = or i64 %1225, %1226
  %1228 = extractelement <8 x i64> %1220, i64 4
  %1229 = or i64 %1227, %1228
  %1230 = extractelement <8 x i64> %1220, i64 5
  %1231 = or i64 %1229, %1230
  %1232 = extractelement <8 x i64> %1220, i64 6
  %1233 = or i64 %1231, %1232
  %1234 = extractelement <8 x i64> %1220, i64 7
  %1235 = or i64 %1233, %1234
  %1236 = icmp eq i64 %1235, 0
  br i1 %1236, label %1237, label %1334

1237:                                             ; preds = %1208
  %1238 = trunc nuw nsw i64 %1203 to i32
  %1239 = call fastcc i32 @look_at_run(ptr noundef nonnull %13, i64 noundef %1210, i32 noundef %4, i32 noundef %1238, i32 noundef 16, i32 noundef %6)
  %1240 = icmp eq i32 %1239, 0
  br i1 %1240, label %1334, label %1241

1241:                                             ; preds = %1237
  %1242 = shl nuw i64 65535, %1203
  %1243 = xor i64 %1242, -1
  %1244 = and i64 %1204, %1243
  %1245 = load i32, ptr %1104, align 4, !tbaa !87
  %1246 = freeze i32 %1245
  %1247 = icmp eq i32 %1246, 0
  br i1 %1247, label %1251, label %1248

1248:                                             ; preds = %1241
  %1249 = icmp eq i32 %1246, 1
  %1250 = and i1 %1195, %1249
  br i1 %1250, label %1253, label %1334

1251:                                             ; preds = %1241
  %1252 = load i64, ptr %1209, align 8, !tbaa !42
  br label %1334

1253:                                             ; preds = %1248
  %1254 = load ptr, ptr %13, align 8, !tbaa !80
  %1255 = getelementptr inbounds i8, ptr %1254, i64 8
  %1256 = load i64, ptr %1255, align 8, !tbaa !53
  %1257 = load i64, ptr %1209, align 8, !tbaa !42
  %1258 = sub i64 %1257, %1256
  store i64 %1258, ptr %1209, align 8, !tbaa !42
  %1259 = or disjoint i64 %1203, 1
  %1260 = load i64, ptr %1255, align 8, !tbaa !53
  %1261 = getelementptr inbounds i64, ptr %2, i64 %1259
  %1262 = load i64, ptr %1261, align 8, !tbaa !42
  %1263 = sub i64 %1262, %1260
  store i64 %1263, ptr %1261, align 8, !tbaa !42
  %1264 = or disjoint i64 %1203, 2
  %1265 = load i64, ptr %1255, align 8, !tbaa !53
  %1266 = getelementptr inbounds i64, ptr %2, i64 %1264
  %1267 = load i64, ptr %1266, align 8, !tbaa !42
  %1268 = sub i64 %1267, %1265
  store i64 %1268, ptr %1266, align 8, !tbaa !42
  %1269 = or disjoint i64 %1203, 3
  %1270 = load i64, ptr %1255, align 8, !tbaa !53
  %1271 = getelementptr inbounds i64, ptr %2, i64 %1269
  %1272 = load i64, ptr %1271, align 8, !tbaa !42
  %1273 = sub i64 %1272, %1270
  store i64 %1273, ptr %1271, align 8, !tbaa !42
  %1274 = or disjoint i64 %1203, 4
  %1275 = load i64, ptr %1255, align 8, !tbaa !53
  %1276 = getelementptr inbounds i64, ptr %2, i64 %1274
  %1277 = load i64, ptr %1276, align 8, !tbaa !42
  %1278 = sub i64 %1277, %1275
  store i64 %1278, ptr %1276, align 8, !tbaa !42
  %1279 = or disjoint i64 %1203, 5
  %1280 = load i64, ptr %1255, align 8, !tbaa !53
  %1281 = getelementptr inbounds i64, ptr %2, i64 %1279
  %1282 = load i64, ptr %1281, align 8, !tbaa !42
  %1283 = sub i64 %1282, %1280
  store i64 %1283, ptr %1281, align 8, !tbaa !42
  %1284 = or disjoint i64 %1203, 6
  %1285 = load i64, ptr %1255, align 8, !tbaa !53
  %1286 = getelementptr inbounds i64, ptr %2, i64 %1284
  %1287 = load i64, ptr %1286, align 8, !tbaa !42
  %1288 = sub i64 %1287, %1285
  store i64 %1288, ptr %1286, align 8, !tbaa !42
  %1289 = or disjoint i64 %1203, 7
  %1290 = load i64, ptr %1255, align 8, !tbaa !53
  %1291 = getelementptr inbounds i64, ptr %2, i64 %1289
  %1292 = load i64, ptr %1291, align 8, !tbaa !42
  %1293 = sub i64 %1292, %1290
  store i64 %1293, ptr %1291, align 8, !tbaa !42
  %1294 = or disjoint i64 %1203, 8
  %1295 = load i64, ptr %1255, align 8, !tbaa !53
  %1296 = getelementptr inbounds i64, ptr %2, i64 %1294
  %1297 = load i64, ptr %1296, align 8, !tbaa !42
  %1298 = sub i64 %1297, %1295
  store i64 %1298, ptr %1296, align 8, !tbaa !42
  %1299 = or disjoint i64 %1203, 9
  %1300 = load i64, ptr %1255, align 8, !tbaa !53
  %1301 = getelementptr inbounds i64, ptr %2, i64 %1299
  %1302 = load i64, ptr %1301, align 8, !tbaa !42
  %1303 = sub i64 %1302, %1300
  store i64 %1303, ptr %1301, align 8, !tbaa !42
  %1304 = or disjoint i64 %1203, 10
  %1305 = load i64, ptr %1255, align 8, !tbaa !53
  %1306 = getelementptr inbounds i64, ptr %2, i64 %1304
  %1307 = load i64, ptr %1306, align 8, !tbaa !42
  %1308 = sub i64 %1307, %1305
  store i64 %1308, ptr %1306, align 8, !tbaa !42
  %1309 = or disjoint i64 %1203, 11
  %1310 = load i64, ptr %1255, align 8, !tbaa !53
  %1311 = getelementptr inbounds i64, ptr %2, i64 %1309
  %1312 = load i64, ptr %1311, align 8, !tbaa !42
  %1313 = sub i64 %1312, %1310
  store i64 %1313, ptr %1311, align 8, !tbaa !42
  %1314 = or disjoint i64 %1203, 12
  %1315 = load i64, ptr %1255, align 8, !tbaa !53
  %1316 = getelementptr inbounds i64, ptr %2, i64 %1314
  %1317 = load i64, ptr %1316, align 8, !tbaa !42
  %1318 = sub i64 %1317, %1315
  store i64 %1318, ptr %1316, align 8, !tbaa !42
  %1319 = or disjoint i64 %1203, 13
  %1320 = load i64, ptr %1255, align 8, !tbaa !53
  %1321 = getelementptr inbounds i64, ptr %2, i64 %1319
  %1322 = load i64, ptr %1321, align 8, !tbaa !42
  %1323 = sub i64 %1322, %1320
  store i64 %1323, ptr %1321, align 8, !tbaa !42
  %1324 = or disjoint i64 %1203, 14
  %1325 = load i64, ptr %1255, align 8, !tbaa !53
  %1326 = getelementptr inbounds i64, ptr %2, i64 %1324
  %1327 = load i64, ptr %1326, align 8, !tbaa !42
  %1328 = sub i64 %1327, %1325
  store i64 %1328, ptr %1326, align 8, !tbaa !42
  %1329 = or disjoint i64 %1203, 15
  %1330 = load i64, ptr %1255, align 8, !tbaa !53
  %1331 = getelementptr inbounds i64, ptr %2, i64 %1329
  %1332 = load i64, ptr %1331, align 8, !tbaa !42
  %1333 = sub i64 %1332, %1330
  store i64 %1333, ptr %1331, align 8, !tbaa !42
  br label %1334

1334:                                             ; preds = %1253, %1251, %1248, %1237, %1208, %1201
  %1335 = phi i64 [ %1202, %1237 ], [ %1252, %1251 ], [ %1202, %1253 ], [ %1202, %1248 ], [ %1202, %1208 ], [ %1202, %1201 ]
  %1336 = phi i64 [ %1204, %1237 ], [ %1244, %1251 ], [ %1244, %1253 ], [ %1244, %1248 ], [ %1204, %1208 ], [ %1204, %1201 ]
  %1337 = add nuw nsw i64 %1203, 16
  %1338 = icmp ult i64 %1203, 48
  br i1 %1338, label %1201, label %1196, !llvm.loop !101

1339:                                             ; preds = %1196
  %1340 = icmp eq i64 %1336, 0
  br i1 %1340, label %1375, label %1341

1341:                                             ; preds = %1339, %1359
  %1342 = phi i64 [ %1360, %1359 ], [ %1335, %1339 ]
  %1343 = phi i64 [ %1363, %1359 ], [ %1336, %1339 ]
  %1344 = phi i64 [ %1361, %1359 ], [ %1336, %1339 ]
  %1345 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1343, i1 true)
  %1346 = trunc nuw nsw i64 %1345 to i32
  %1347 = getelementptr inbounds i64, ptr %2, i64 %1345
  %1348 = load i64, ptr %1347, align 8, !tbaa !42
  %1349 = call fastcc i32 @look_at_run(ptr noundef nonnull %13, i64 noundef %1348, i32 noundef 16, i32 noundef %1346, i32 noundef 1, i32 noundef %6)
  %1350 = icmp eq i32 %1349, 0
  br i1 %1350, label %1359, label %1351

1351:                                             ; preds = %1341
  %1352 = shl nuw i64 1, %1345
  %1353 = xor i64 %1352, -1
  %1354 = and i64 %1344, %1353
  %1355 = load i32, ptr %1104, align 4, !tbaa !87
  %1356 = icmp eq i32 %1355, 0
  br i1 %1356, label %1357, label %1359

1357:                                             ; preds = %1351
  %1358 = load i64, ptr %1347, align 8, !tbaa !42
  br label %1359

1359:                                             ; preds = %1357, %1351, %1341
  %1360 = phi i64 [ %1342, %1341 ], [ %1358, %1357 ], [ %1342, %1351 ]
  %1361 = phi i64 [ %1344, %1341 ], [ %1354, %1357 ], [ %1354, %1351 ]
  %1362 = add i64 %1343, -1
  %1363 = and i64 %1362, %1343
  %1364 = icmp eq i64 %1363, 0
  br i1 %1364, label %1365, label %1341, !llvm.loop !102

1365:                                             ; preds = %1359, %1155, %1164, %1172, %1176, %1179, %1196
  %1366 = phi i64 [ 0, %1172 ], [ %1335, %1196 ], [ 0, %1179 ], [ 0, %1176 ], [ 0, %1164 ], [ 0, %1155 ], [ %1360, %1359 ]
  %1367 = phi i64 [ %316, %1172 ], [ %1336, %1196 ], [ %316, %1179 ], [ %316, %1176 ], [ %316, %1164 ], [ %316, %1155 ], [ %1361, %1359 ]
  %1368 = icmp eq i64 %1367, 0
  br i1 %1368, label %1375, label %1369

1369:                                             ; preds = %1365
  %1370 = icmp eq i32 %6, 0
  %1371 = zext i32 %4 to i64
  %1372 = getelementptr inbounds i8, ptr %0, i64 16
  %1373 = getelementptr inbounds i8, ptr %0, i64 40
  %1374 = getelementptr inbounds i8, ptr %0, i64 8
  br label %1382

1375:                                             ; preds = %1534, %1339, %1365
  %1376 = phi i1 [ true, %1365 ], [ true, %1339 ], [ %1368, %1534 ]
  %1377 = phi i64 [ %1366, %1365 ], [ %1335, %1339 ], [ %1535, %1534 ]
  %1378 = phi i64 [ %316, %1365 ], [ %316, %1339 ], [ %1536, %1534 ]
  %1379 = icmp ne i64 %1377, 0
  %1380 = icmp ne i32 %5, 0
  %1381 = and i1 %1380, %1379
  br i1 %1381, label %1540, label %1612

1382:                                             ; preds = %1369, %1534
  %1383 = phi i64 [ %316, %1369 ], [ %1536, %1534 ]
  %1384 = phi i64 [ %1367, %1369 ], [ %1538, %1534 ]
  %1385 = phi i64 [ %1366, %1369 ], [ %1535, %1534 ]
  %1386 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1384, i1 true)
  %1387 = trunc nuw nsw i64 %1386 to i32
  br i1 %1370, label %1417, label %1388

1388:                                             ; preds = %1382
  %1389 = getelementptr inbounds i64, ptr %2, i64 %1386
  switch i32 %6, label %1414 [
    i32 3, label %1390
    i32 4, label %1404
    i32 1, label %1409
  ]

1390:                                             ; preds = %1388
  %1391 = load i64, ptr %1389, align 8, !tbaa !42
  %1392 = lshr i64 %1391, 32
  %1393 = load i64, ptr %1373, align 8, !tbaa !52
  %1394 = icmp eq i64 %1392, %1393
  br i1 %1394, label %1415, label %1395

1395:                                             ; preds = %1390
  %1396 = load i64, ptr %1374, align 8, !tbaa !53
  %1397 = sub i64 %1391, %1396
  %1398 = load i64, ptr %1372, align 8, !tbaa !54
  %1399 = icmp ult i64 %1397, %1398
  br i1 %1399, label %1400, label %1415

1400:                                             ; preds = %1395
  %1401 = sub i64 %1398, %1397
  %1402 = icmp ult i64 %1401, %1371
  br i1 %1402, label %1415, label %1403

1403:                                             ; preds = %1400
  store i64 %1397, ptr %1389, align 8, !tbaa !42
  br label %1415

1404:                                             ; preds = %1388
  %1405 = load i64, ptr %1389, align 8, !tbaa !42
  %1406 = lshr i64 %1405, 62
  %1407 = trunc nuw nsw i64 %1406 to i32
  %1408 = and i32 %1407, 2
  br label %1415

1409:                                             ; preds = %1388
  %1410 = load i64, ptr %1389, align 8, !tbaa !42
  %1411 = add i64 %1410, %1371
  %1412 = load i64, ptr %1372, align 8, !tbaa !54
  %1413 = icmp ugt i64 %1411, %1412
  br i1 %1413, label %1415, label %1414

1414:                                             ; preds = %1409, %1388
  br label %1415

1415:                                             ; preds = %1390, %1395, %1400, %1403, %1404, %1409, %1414
  %1416 = phi i32 [ %1408, %1404 ], [ %6, %1414 ], [ 2, %1390 ], [ 1, %1403 ], [ 0, %1395 ], [ 2, %1400 ], [ 2, %1409 ]
  store i32 %1416, ptr %1104, align 4, !tbaa !87
  br label %1419

1417:                                             ; preds = %1382
  %1418 = load i32, ptr %1104, align 4, !tbaa !87
  br label %1419

1419:                                             ; preds = %1417, %1415
  %1420 = phi i32 [ %1418, %1417 ], [ %1416, %1415 ]
  switch i32 %1420, label %1421 [
    i32 0, label %1424
    i32 2, label %1427
  ]

1421:                                             ; preds = %1419
  %1422 = getelementptr inbounds i64, ptr %2, i64 %1386
  %1423 = load i64, ptr %1422, align 8, !tbaa !42
  br label %1431

1424:                                             ; preds = %1419
  %1425 = getelementptr inbounds i64, ptr %2, i64 %1386
  %1426 = load i64, ptr %1425, align 8, !tbaa !42
  br label %1431

1427:                                             ; preds = %1419
  %1428 = shl nuw i64 1, %1386
  %1429 = xor i64 %1428, -1
  %1430 = and i64 %1383, %1429
  br label %1534

1431:                                             ; preds = %1421, %1424
  %1432 = phi i64 [ %1426, %1424 ], [ %1423, %1421 ]
  %1433 = phi i64 [ %1426, %1424 ], [ %1385, %1421 ]
  %1434 = add i64 %1432, %1371
  %1435 = and i64 %1432, -4
  %1436 = icmp ult i64 %1435, %1434
  br i1 %1436, label %1437, label %1534

1437:                                             ; preds = %1431
  %1438 = or i64 %1432, %1371
  %1439 = and i64 %1438, 3
  %1440 = icmp eq i64 %1439, 0
  br label %1441

1441:                                             ; preds = %1531, %1437
  %1442 = phi i64 [ %1435, %1437 ], [ %1532, %1531 ]
  br i1 %1440, label %1453, label %1443

1443:                                             ; preds = %1441
  %1444 = call i64 @llvm.usub.sat.i64(i64 %1432, i64 %1442)
  %1445 = trunc i64 %1444 to i32
  %1446 = sub i64 %1434, %1442
  %1447 = call i64 @llvm.umin.i64(i64 %1446, i64 4)
  %1448 = trunc nuw nsw i64 %1447 to i32
  %1449 = shl nsw i32 -1, %1448
  %1450 = xor i32 %1449, -1
  %1451 = shl nsw i32 -1, %1445
  %1452 = and i32 %1451, %1450
  br label %1453

1453:                                             ; preds = %1443, %1441
  %1454 = phi i32 [ %1452, %1443 ], [ 15, %1441 ]
  %1455 = load i32, ptr %1104, align 4, !tbaa !87
  %1456 = icmp eq i32 %1455, 1
  br i1 %1456, label %1457, label %1464

1457:                                             ; preds = %1453
  %1458 = load ptr, ptr %1101, align 8, !tbaa !84
  %1459 = getelementptr inbounds i8, ptr %1458, i64 104
  %1460 = load i64, ptr %1459, align 8, !tbaa !103
  %1461 = inttoptr i64 %1460 to ptr
  %1462 = lshr exact i64 %1442, 2
  %1463 = getelementptr inbounds %struct.Cell, ptr %1461, i64 %1462
  br label %1520

1464:                                             ; preds = %1453
  %1465 = lshr i64 %1442, 14
  %1466 = add nuw nsw i64 %1465, 1
  %1467 = load ptr, ptr %1100, align 8, !tbaa !83
  %1468 = getelementptr inbounds i8, ptr %1467, i64 72
  %1469 = load i64, ptr %1468, align 8, !tbaa !104
  %1470 = icmp eq i64 %1466, %1469
  br i1 %1470, label %1471, label %1478

1471:                                             ; preds = %1464
  %1472 = getelementptr inbounds i8, ptr %1467, i64 80
  %1473 = load i64, ptr %1472, align 8, !tbaa !105
  %1474 = inttoptr i64 %1473 to ptr
  %1475 = lshr exact i64 %1442, 2
  %1476 = and i64 %1475, 4095
  %1477 = getelementptr inbounds %struct.Cell, ptr %1474, i64 %1476
  br label %1520

1478:                                             ; preds = %1464
  %1479 = getelementptr inbounds i8, ptr %1467, i64 40
  %1480 = load i64, ptr %1479, align 8, !tbaa !106
  %1481 = inttoptr i64 %1480 to ptr
  %1482 = getelementptr inbounds i8, ptr %1467, i64 32
  %1483 = load i64, ptr %1482, align 8, !tbaa !107
  %1484 = mul i64 %1466, 159730149406440469
  %1485 = lshr i64 %1484, 40
  br label %1486

1486:                                             ; preds = %1486, %1478
  %1487 = phi i64 [ %1485, %1478 ], [ %1494, %1486 ]
  %1488 = and i64 %1487, 262143
  %1489 = getelementptr inbounds i64, ptr %1481, i64 %1488
  %1490 = load i64, ptr %1489, align 8, !tbaa !42
  %1491 = icmp eq i64 %1490, 0
  %1492 = icmp eq i64 %1490, %1466
  %1493 = or i1 %1491, %1492
  %1494 = add nuw nsw i64 %1488, 1
  br i1 %1493, label %1495, label %1486, !llvm.loop !108

1495:                                             ; preds = %1486
  %1496 = getelementptr inbounds i64, ptr %1481, i64 %1488
  %1497 = inttoptr i64 %1483 to ptr
  br i1 %1491, label %1498, label %1508

1498:                                             ; preds = %1495
  %1499 = getelementptr inbounds i8, ptr %1467, i64 48
  %1500 = load i64, ptr %1499, align 8, !tbaa !109
  %1501 = getelementptr inbounds i8, ptr %1467, i64 56
  %1502 = load i64, ptr %1501, align 8, !tbaa !110
  %1503 = icmp ult i64 %1500, %1502
  br i1 %1503, label %1504, label %1526

1504:                                             ; preds = %1498
  store i64 %1466, ptr %1496, align 8, !tbaa !42
  %1505 = load i64, ptr %1499, align 8, !tbaa !109
  %1506 = add i64 %1505, 1
  store i64 %1506, ptr %1499, align 8, !tbaa !109
  %1507 = getelementptr inbounds i64, ptr %1497, i64 %1488
  store i64 %1505, ptr %1507, align 8, !tbaa !42
  br label %1508

1508:                                             ; preds = %1504, %1495
  store i64 %1466, ptr %1468, align 8, !tbaa !104
  %1509 = getelementptr inbounds i8, ptr %1467, i64 64
  %1510 = load i64, ptr %1509, align 8, !tbaa !111
  %1511 = getelementptr inbounds i64, ptr %1497, i64 %1488
  %1512 = load i64, ptr %1511, align 8, !tbaa !42
  %1513 = shl i64 %1512, 16
  %1514 = add i64 %1513, %1510
  %1515 = getelementptr inbounds i8, ptr %1467, i64 80
  store i64 %1514, ptr %1515, align 8, !tbaa !105
  %1516 = inttoptr i64 %1514 to ptr
  %1517 = lshr exact i64 %1442, 2
  %1518 = and i64 %1517, 4095
  %1519 = getelementptr inbounds %struct.Cell, ptr %1516, i64 %1518
  br label %1520

1520:                                             ; preds = %1508, %1471, %1457
  %1521 = phi ptr [ %1463, %1457 ], [ %1477, %1471 ], [ %1519, %1508 ]
  %1522 = icmp eq ptr %1521, null
  br i1 %1522, label %1523, label %1525

1523:                                             ; preds = %1520
  %1524 = load ptr, ptr %1100, align 8, !tbaa !83
  br label %1526

1525:                                             ; preds = %1520
  call fastcc void @look_quickly(ptr noundef nonnull %13, ptr noundef nonnull %1521, i64 noundef %1442, i32 noundef %1454, i32 noundef %1387)
  br label %1531

1526:                                             ; preds = %1523, %1498
  %1527 = phi ptr [ %1524, %1523 ], [ %1467, %1498 ]
  %1528 = getelementptr inbounds i8, ptr %1527, i64 88
  %1529 = load i64, ptr %1528, align 8, !tbaa !112
  %1530 = add i64 %1529, 1
  store i64 %1530, ptr %1528, align 8, !tbaa !112
  br label %1531

1531:                                             ; preds = %1526, %1525
  %1532 = add i64 %1442, 4
  %1533 = icmp ult i64 %1532, %1434
  br i1 %1533, label %1441, label %1534, !llvm.loop !113

1534:                                             ; preds = %1531, %1431, %1427
  %1535 = phi i64 [ %1385, %1427 ], [ %1433, %1431 ], [ %1433, %1531 ]
  %1536 = phi i64 [ %1430, %1427 ], [ %1383, %1431 ], [ %1383, %1531 ]
  %1537 = add i64 %1384, -1
  %1538 = and i64 %1537, %1384
  %1539 = icmp eq i64 %1538, 0
  br i1 %1539, label %1375, label %1382, !llvm.loop !114

1540:                                             ; preds = %1375
  %1541 = load ptr, ptr %1101, align 8, !tbaa !84
  %1542 = getelementptr inbounds i8, ptr %1541, i64 112
  %1543 = load i64, ptr %1542, align 8, !tbaa !96
  %1544 = trunc i64 %1543 to i32
  %1545 = load ptr, ptr %1100, align 8, !tbaa !83
  %1546 = load i32, ptr %1110, align 8, !tbaa !92
  %1547 = getelementptr inbounds i8, ptr %1545, i64 152
  %1548 = load i64, ptr %1547, align 8, !tbaa !24
  %1549 = inttoptr i64 %1548 to ptr
  %1550 = zext i32 %1546 to i64
  %1551 = getelementptr inbounds %struct.WaveOrder, ptr %1549, i64 %1550
  %1552 = load i16, ptr %1551, align 2, !tbaa !40
  %1553 = icmp eq i16 %1552, 0
  %1554 = icmp ult i32 %1544, 65535
  %1555 = select i1 %1553, i1 %1554, i1 false
  br i1 %1555, label %1556, label %1608

1556:                                             ; preds = %1540
  %1557 = getelementptr inbounds i8, ptr %1551, i64 2
  %1558 = load i16, ptr %1557, align 2, !tbaa !115
  %1559 = zext i16 %1558 to i32
  %1560 = icmp eq i32 %1559, %1544
  %1561 = zext i1 %1560 to i32
  %1562 = add nuw nsw i32 %1561, %1544
  %1563 = trunc nuw i32 %1562 to i16
  store i16 %1563, ptr %1551, align 2, !tbaa !40
  %1564 = getelementptr inbounds i8, ptr %1541, i64 152
  store i64 1, ptr %1564, align 8, !tbaa !16
  %1565 = getelementptr inbounds i8, ptr %1541, i64 144
  %1566 = load i64, ptr %1565, align 8, !tbaa !41
  %1567 = trunc i64 %1566 to i32
  %1568 = icmp eq i32 %1567, 0
  %1569 = icmp eq i32 %1562, 0
  %1570 = call i32 @llvm.umin.i32(i32 %1562, i32 %1567)
  %1571 = select i1 %1569, i32 %1567, i32 %1570
  %1572 = select i1 %1568, i32 %1562, i32 %1571
  %1573 = getelementptr inbounds i8, ptr %1545, i64 144
  %1574 = load i64, ptr %1573, align 8, !tbaa !116
  %1575 = icmp eq i64 %1574, 4194304
  br i1 %1575, label %1608, label %1576

1576:                                             ; preds = %1556
  %1577 = load i32, ptr %1108, align 8, !tbaa !90
  %1578 = getelementptr inbounds i8, ptr %1545, i64 112
  %1579 = load i64, ptr %1578, align 8, !tbaa !31
  %1580 = inttoptr i64 %1579 to ptr
  %1581 = zext i32 %1577 to i64
  %1582 = getelementptr inbounds i8, ptr %1545, i64 136
  %1583 = load i64, ptr %1582, align 8, !tbaa !117
  %1584 = inttoptr i64 %1583 to ptr
  %1585 = getelementptr inbounds %struct.KnownGroup, ptr %1580, i64 %1581, i32 1
  %1586 = load i32, ptr %1585, align 4, !tbaa !118
  %1587 = add i32 %1586, -1
  %1588 = zext i32 %1587 to i64
  %1589 = getelementptr inbounds %struct.Unreleased, ptr %1584, i64 %1588
  %1590 = icmp eq i32 %1586, 0
  br i1 %1590, label %1599, label %1591

1591:                                             ; preds = %1576
  %1592 = load i32, ptr %1589, align 4, !tbaa !119
  %1593 = icmp eq i32 %1592, %1546
  br i1 %1593, label %1594, label %1599

1594:                                             ; preds = %1591
  %1595 = getelementptr inbounds i8, ptr %1589, i64 10
  %1596 = load i16, ptr %1595, align 2, !tbaa !121
  %1597 = zext i16 %1596 to i32
  %1598 = icmp eq i32 %1572, %1597
  br i1 %1598, label %1608, label %1599

1599:                                             ; preds = %1594, %1591, %1576
  %1600 = add i64 %1574, 1
  store i64 %1600, ptr %1573, align 8, !tbaa !116
  %1601 = getelementptr inbounds %struct.Unreleased, ptr %1584, i64 %1574
  %1602 = trunc i64 %1543 to i16
  %1603 = trunc i32 %1572 to i16
  store i32 %1546, ptr %1601, align 4, !tbaa !23
  %1604 = getelementptr inbounds i8, ptr %1601, i64 4
  store i32 %1586, ptr %1604, align 4, !tbaa !23
  %1605 = getelementptr inbounds i8, ptr %1601, i64 8
  store i16 %1602, ptr %1605, align 4, !tbaa !122
  %1606 = getelementptr inbounds i8, ptr %1601, i64 10
  store i16 %1603, ptr %1606, align 2, !tbaa !122
  %1607 = trunc i64 %1600 to i32
  store i32 %1607, ptr %1585, align 4, !tbaa !118
  br label %1608

1608:                                             ; preds = %1599, %1594, %1556, %1540
  %1609 = trunc i64 %1543 to i16
  %1610 = getelementptr inbounds i8, ptr %1551, i64 2
  store i16 %1609, ptr %1610, align 2, !tbaa !115
  %1611 = getelementptr inbounds i8, ptr %1551, i64 5
  store i8 1, ptr %1611, align 1, !tbaa !38
  br label %1657

1612:                                             ; preds = %1375
  %1613 = and i32 %7, -5
  %1614 = or i32 %1613, %5
  %1615 = icmp eq i32 %1614, 0
  %1616 = and i1 %1615, %1379
  br i1 %1616, label %1617, label %1657

1617:                                             ; preds = %1612
  %1618 = load ptr, ptr %1100, align 8, !tbaa !83
  %1619 = load i32, ptr %1110, align 8, !tbaa !92
  %1620 = getelementptr inbounds i8, ptr %1618, i64 152
  %1621 = load i64, ptr %1620, align 8, !tbaa !24
  %1622 = inttoptr i64 %1621 to ptr
  %1623 = zext i32 %1619 to i64
  %1624 = getelementptr inbounds %struct.WaveOrder, ptr %1622, i64 %1623, i32 5
  %1625 = load i8, ptr %1624, align 1, !tbaa !29
  %1626 = icmp eq i8 %1625, 0
  br i1 %1626, label %1657, label %1627

1627:                                             ; preds = %1617
  %1628 = load ptr, ptr %1099, align 8, !tbaa !82
  %1629 = getelementptr inbounds i8, ptr %1628, i64 728
  %1630 = load i64, ptr %1629, align 8, !tbaa !123
  %1631 = inttoptr i64 %1630 to ptr
  %1632 = icmp eq i64 %1630, 0
  br i1 %1632, label %1656, label %1633

1633:                                             ; preds = %1627
  %1634 = getelementptr inbounds i8, ptr %1631, i64 -8
  %1635 = load i64, ptr %1634, align 8, !tbaa !42
  %1636 = icmp eq i64 %1635, 0
  br i1 %1636, label %1656, label %1637

1637:                                             ; preds = %1633
  %1638 = load i64, ptr %1631, align 8, !tbaa !124
  %1639 = sub i64 %1377, %1638
  %1640 = getelementptr inbounds i8, ptr %1631, i64 8
  %1641 = load i64, ptr %1640, align 8, !tbaa !126
  %1642 = icmp ult i64 %1639, %1641
  br i1 %1642, label %1657, label %1643

1643:                                             ; preds = %1637, %1647
  %1644 = phi i64 [ %1645, %1647 ], [ 0, %1637 ]
  %1645 = add nuw i64 %1644, 1
  %1646 = icmp eq i64 %1645, %1635
  br i1 %1646, label %1656, label %1647, !llvm.loop !127

1647:                                             ; preds = %1643
  %1648 = getelementptr inbounds %struct.Range, ptr %1631, i64 %1645
  %1649 = load i64, ptr %1648, align 8, !tbaa !124
  %1650 = sub i64 %1377, %1649
  %1651 = getelementptr inbounds i8, ptr %1648, i64 8
  %1652 = load i64, ptr %1651, align 8, !tbaa !126
  %1653 = icmp ult i64 %1650, %1652
  br i1 %1653, label %1654, label %1643, !llvm.loop !127

1654:                                             ; preds = %1647
  %1655 = icmp ult i64 %1645, %1635
  br i1 %1655, label %1657, label %1656

1656:                                             ; preds = %1643, %1654, %1633, %1627
  store i8 0, ptr %1624, align 1, !tbaa !29
  br label %1657

1657:                                             ; preds = %1656, %1654, %1637, %1617, %1608, %1612
  %1658 = icmp eq ptr %8, null
  %1659 = icmp ne i32 %5, 1
  %1660 = or i1 %1659, %1658
  %1661 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1378)
  %1662 = icmp ult i64 %1661, 2
  %1663 = select i1 %1660, i1 true, i1 %1662
  br i1 %1663, label %1873, label %1664

1664:                                             ; preds = %1657
  br i1 %1376, label %1665, label %1733

1665:                                             ; preds = %1664
  %1666 = shl i32 %4, 4
  %1667 = zext i32 %1666 to i64
  %1668 = add nsw i64 %1667, -1
  %1669 = shl nuw nsw i64 %1667, 1
  %1670 = add nsw i64 %1669, -1
  %1671 = and i64 %1378, 65537
  %1672 = icmp eq i64 %1671, 65537
  br i1 %1672, label %1673, label %1680

1673:                                             ; preds = %1665
  %1674 = getelementptr inbounds i8, ptr %2, i64 128
  %1675 = load i64, ptr %1674, align 8, !tbaa !42
  %1676 = load i64, ptr %2, align 8, !tbaa !42
  %1677 = add i64 %1675, %1668
  %1678 = sub i64 %1677, %1676
  %1679 = icmp ult i64 %1678, %1670
  br i1 %1679, label %1735, label %1680

1680:                                             ; preds = %1673, %1665
  %1681 = and i64 %1378, 4294967296
  %1682 = icmp eq i64 %1681, 0
  %1683 = getelementptr inbounds i8, ptr %2, i64 256
  br i1 %1682, label %1703, label %1684

1684:                                             ; preds = %1680
  %1685 = and i64 %1378, 1
  %1686 = icmp eq i64 %1685, 0
  br i1 %1686, label %1693, label %1687

1687:                                             ; preds = %1684
  %1688 = load i64, ptr %1683, align 8, !tbaa !42
  %1689 = load i64, ptr %2, align 8, !tbaa !42
  %1690 = add i64 %1688, %1668
  %1691 = sub i64 %1690, %1689
  %1692 = icmp ult i64 %1691, %1670
  br i1 %1692, label %1735, label %1693

1693:                                             ; preds = %1687, %1684
  %1694 = and i64 %1378, 65536
  %1695 = icmp eq i64 %1694, 0
  br i1 %1695, label %1703, label %1696

1696:                                             ; preds = %1693
  %1697 = load i64, ptr %1683, align 8, !tbaa !42
  %1698 = getelementptr inbounds i8, ptr %2, i64 128
  %1699 = load i64, ptr %1698, align 8, !tbaa !42
  %1700 = add i64 %1697, %1668
  %1701 = sub i64 %1700, %1699
  %1702 = icmp ult i64 %1701, %1670
  br i1 %1702, label %1735, label %1703

1703:                                             ; preds = %1696, %1693, %1680
  %1704 = and i64 %1378, 281474976710656
  %1705 = icmp eq i64 %1704, 0
  %1706 = getelementptr inbounds i8, ptr %2, i64 384
  br i1 %1705, label %1873, label %1707

1707:                                             ; preds = %1703
  %1708 = and i64 %1378, 1
  %1709 = icmp eq i64 %1708, 0
  br i1 %1709, label %1716, label %1710

1710:                                             ; preds = %1707
  %1711 = load i64, ptr %1706, align 8, !tbaa !42
  %1712 = load i64, ptr %2, align 8, !tbaa !42
  %1713 = add i64 %1711, %1668
  %1714 = sub i64 %1713, %1712
  %1715 = icmp ult i64 %1714, %1670
  br i1 %1715, label %1735, label %1716

1716:                                             ; preds = %1710, %1707
  %1717 = and i64 %1378, 65536
  %1718 = icmp eq i64 %1717, 0
  br i1 %1718, label %1726, label %1719

1719:                                             ; preds = %1716
  %1720 = load i64, ptr %1706, align 8, !tbaa !42
  %1721 = getelementptr inbounds i8, ptr %2, i64 128
  %1722 = load i64, ptr %1721, align 8, !tbaa !42
  %1723 = add i64 %1720, %1668
  %1724 = sub i64 %1723, %1722
  %1725 = icmp ult i64 %1724, %1670
  br i1 %1725, label %1735, label %1726

1726:                                             ; preds = %1719, %1716
  br i1 %1682, label %1873, label %1727

1727:                                             ; preds = %1726
  %1728 = load i64, ptr %1706, align 8, !tbaa !42
  %1729 = load i64, ptr %1683, align 8, !tbaa !42
  %1730 = add i64 %1728, %1668
  %1731 = sub i64 %1730, %1729
  %1732 = icmp ult i64 %1731, %1670
  br i1 %1732, label %1735, label %1873

1733:                                             ; preds = %1664
  %1734 = icmp eq i64 %1378, 0
  br i1 %1734, label %1873, label %1735

1735:                                             ; preds = %1673, %1687, %1696, %1710, %1719, %1727, %1733
  %1736 = icmp ult i32 %4, 4
  %1737 = lshr i32 %4, 2
  %1738 = select i1 %1736, i32 1, i32 %1737
  %1739 = icmp eq i32 %1738, 0
  %1740 = icmp ugt i32 %4, 3
  %1741 = shl i32 %4, 3
  %1742 = shl nsw i32 -1, %1741
  %1743 = xor i32 %1742, -1
  %1744 = select i1 %1740, i32 -1, i32 %1743
  %1745 = zext nneg i32 %1738 to i64
  br label %1746

1746:                                             ; preds = %1869, %1735
  %1747 = phi i64 [ %1378, %1735 ], [ %1871, %1869 ]
  %1748 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1747, i1 true)
  %1749 = trunc nuw nsw i64 %1748 to i32
  %1750 = load ptr, ptr %13, align 8, !tbaa !80
  %1751 = getelementptr inbounds i64, ptr %2, i64 %1748
  %1752 = load i64, ptr %1751, align 8, !tbaa !42
  %1753 = getelementptr inbounds i8, ptr %1750, i64 16
  %1754 = load i64, ptr %1753, align 8, !tbaa !54
  %1755 = icmp ugt i64 %1754, %1752
  %1756 = zext i1 %1755 to i32
  store i32 %1756, ptr %1104, align 4, !tbaa !87
  br i1 %1739, label %1869, label %1760

1757:                                             ; preds = %1866
  %1758 = load i32, ptr %1104, align 4, !tbaa !87
  %1759 = load i64, ptr %1751, align 8, !tbaa !42
  br label %1760

1760:                                             ; preds = %1746, %1757
  %1761 = phi i64 [ %1759, %1757 ], [ %1752, %1746 ]
  %1762 = phi i32 [ %1758, %1757 ], [ %1756, %1746 ]
  %1763 = phi i64 [ %1867, %1757 ], [ 0, %1746 ]
  %1764 = shl nuw i64 %1763, 2
  %1765 = add i64 %1761, %1764
  %1766 = icmp eq i32 %1762, 1
  br i1 %1766, label %1767, label %1774

1767:                                             ; preds = %1760
  %1768 = load ptr, ptr %1101, align 8, !tbaa !84
  %1769 = getelementptr inbounds i8, ptr %1768, i64 104
  %1770 = load i64, ptr %1769, align 8, !tbaa !103
  %1771 = inttoptr i64 %1770 to ptr
  %1772 = lshr i64 %1765, 2
  %1773 = getelementptr inbounds %struct.Cell, ptr %1771, i64 %1772
  br label %1830

1774:                                             ; preds = %1760
  %1775 = lshr i64 %1765, 14
  %1776 = add nuw nsw i64 %1775, 1
  %1777 = load ptr, ptr %1100, align 8, !tbaa !83
  %1778 = getelementptr inbounds i8, ptr %1777, i64 72
  %1779 = load i64, ptr %1778, align 8, !tbaa !104
  %1780 = icmp eq i64 %1776, %1779
  br i1 %1780, label %1781, label %1788

1781:                                             ; preds = %1774
  %1782 = getelementptr inbounds i8, ptr %1777, i64 80
  %1783 = load i64, ptr %1782, align 8, !tbaa !105
  %1784 = inttoptr i64 %1783 to ptr
  %1785 = lshr i64 %1765, 2
  %1786 = and i64 %1785, 4095
  %1787 = getelementptr inbounds %struct.Cell, ptr %1784, i64 %1786
  br label %1830

1788:                                             ; preds = %1774
  %1789 = getelementptr inbounds i8, ptr %1777, i64 40
  %1790 = load i64, ptr %1789, align 8, !tbaa !106
  %1791 = inttoptr i64 %1790 to ptr
  %1792 = getelementptr inbounds i8, ptr %1777, i64 32
  %1793 = load i64, ptr %1792, align 8, !tbaa !107
  %1794 = mul i64 %1776, 159730149406440469
  %1795 = lshr i64 %1794, 40
  br label %1796

1796:                                             ; preds = %1796, %1788
  %1797 = phi i64 [ %1795, %1788 ], [ %1804, %1796 ]
  %1798 = and i64 %1797, 262143
  %1799 = getelementptr inbounds i64, ptr %1791, i64 %1798
  %1800 = load i64, ptr %1799, align 8, !tbaa !42
  %1801 = icmp eq i64 %1800, 0
  %1802 = icmp eq i64 %1800, %1776
  %1803 = or i1 %1801, %1802
  %1804 = add nuw nsw i64 %1798, 1
  br i1 %1803, label %1805, label %1796, !llvm.loop !108

1805:                                             ; preds = %1796
  %1806 = getelementptr inbounds i64, ptr %1791, i64 %1798
  %1807 = inttoptr i64 %1793 to ptr
  br i1 %1801, label %1808, label %1818

1808:                                             ; preds = %1805
  %1809 = getelementptr inbounds i8, ptr %1777, i64 48
  %1810 = load i64, ptr %1809, align 8, !tbaa !109
  %1811 = getelementptr inbounds i8, ptr %1777, i64 56
  %1812 = load i64, ptr %1811, align 8, !tbaa !110
  %1813 = icmp ult i64 %1810, %1812
  br i1 %1813, label %1814, label %1873

1814:                                             ; preds = %1808
  store i64 %1776, ptr %1806, align 8, !tbaa !42
  %1815 = load i64, ptr %1809, align 8, !tbaa !109
  %1816 = add i64 %1815, 1
  store i64 %1816, ptr %1809, align 8, !tbaa !109
  %1817 = getelementptr inbounds i64, ptr %1807, i64 %1798
  store i64 %1815, ptr %1817, align 8, !tbaa !42
  br label %1818

1818:                                             ; preds = %1814, %1805
  store i64 %1776, ptr %1778, align 8, !tbaa !104
  %1819 = getelementptr inbounds i8, ptr %1777, i64 64
  %1820 = load i64, ptr %1819, align 8, !tbaa !111
  %1821 = getelementptr inbounds i64, ptr %1807, i64 %1798
  %1822 = load i64, ptr %1821, align 8, !tbaa !42
  %1823 = shl i64 %1822, 16
  %1824 = add i64 %1823, %1820
  %1825 = getelementptr inbounds i8, ptr %1777, i64 80
  store i64 %1824, ptr %1825, align 8, !tbaa !105
  %1826 = inttoptr i64 %1824 to ptr
  %1827 = lshr i64 %1765, 2
  %1828 = and i64 %1827, 4095
  %1829 = getelementptr inbounds %struct.Cell, ptr %1826, i64 %1828
  br label %1830

1830:                                             ; preds = %1818, %1781, %1767
  %1831 = phi ptr [ %1773, %1767 ], [ %1787, %1781 ], [ %1829, %1818 ]
  %1832 = icmp eq ptr %1831, null
  br i1 %1832, label %1873, label %1833

1833:                                             ; preds = %1830
  %1834 = load i64, ptr %1831, align 8, !tbaa !124
  %1835 = trunc i64 %1834 to i32
  %1836 = lshr i32 %1835, 24
  %1837 = and i32 %1836, 63
  %1838 = icmp eq i32 %1837, %1749
  br i1 %1838, label %1866, label %1839

1839:                                             ; preds = %1833
  %1840 = zext nneg i32 %1837 to i64
  %1841 = shl nuw i64 1, %1840
  %1842 = and i64 %1841, %1378
  %1843 = icmp eq i64 %1842, 0
  br i1 %1843, label %1866, label %1844

1844:                                             ; preds = %1839
  %1845 = getelementptr inbounds i64, ptr %2, i64 %1840
  %1846 = load i64, ptr %1845, align 8, !tbaa !42
  %1847 = icmp eq i64 %1846, %1761
  br i1 %1847, label %1848, label %1866

1848:                                             ; preds = %1844
  %1849 = load ptr, ptr %13, align 8, !tbaa !80
  %1850 = getelementptr inbounds i8, ptr %1849, i64 160
  %1851 = load i32, ptr %1850, align 8, !tbaa !73
  %1852 = trunc nuw nsw i64 %1763 to i32
  %1853 = mul i32 %1851, %1852
  %1854 = add i32 %1853, %1749
  %1855 = zext i32 %1854 to i64
  %1856 = getelementptr inbounds i32, ptr %8, i64 %1855
  %1857 = load i32, ptr %1856, align 4, !tbaa !23
  %1858 = add i32 %1853, %1837
  %1859 = zext i32 %1858 to i64
  %1860 = getelementptr inbounds i32, ptr %8, i64 %1859
  %1861 = load i32, ptr %1860, align 4, !tbaa !23
  %1862 = xor i32 %1861, %1857
  %1863 = and i32 %1862, %1744
  %1864 = icmp eq i32 %1863, 0
  %1865 = select i1 %1864, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %13, i32 noundef %1865, i64 noundef %1765, i32 noundef %4, i32 noundef %1749, i64 noundef %1834, i32 noundef 1)
  br label %1866

1866:                                             ; preds = %1848, %1844, %1839, %1833
  %1867 = add nuw nsw i64 %1763, 1
  %1868 = icmp eq i64 %1867, %1745
  br i1 %1868, label %1869, label %1757, !llvm.loop !128

1869:                                             ; preds = %1866, %1746
  %1870 = add i64 %1747, -1
  %1871 = and i64 %1870, %1747
  %1872 = icmp eq i64 %1871, 0
  br i1 %1872, label %1873, label %1746, !llvm.loop !129

1873:                                             ; preds = %1869, %1830, %1808, %1703, %1727, %1726, %1733, %1657
  %1874 = and i1 %1380, %16
  br i1 %1874, label %1875, label %1880

1875:                                             ; preds = %1873
  %1876 = load i64, ptr %1118, align 8, !tbaa !96
  %1877 = icmp ult i64 %1876, 65535
  br i1 %1877, label %1878, label %1880

1878:                                             ; preds = %1875
  %1879 = add nuw nsw i64 %1876, 1
  store i64 %1879, ptr %1118, align 8, !tbaa !96
  br label %1880

1880:                                             ; preds = %1878, %1875, %1873
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %13) #7
  br label %1881

1881:                                             ; preds = %1064, %1880
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
  %9 = load i64, ptr %8, align 8, !tbaa !96
  %10 = icmp ult i64 %9, 65535
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = add nuw nsw i64 %9, 1
  store i64 %12, ptr %8, align 8, !tbaa !96
  br label %13

13:                                               ; preds = %11, %3
  %14 = phi i64 [ %12, %11 ], [ %9, %3 ]
  %15 = getelementptr inbounds i8, ptr %2, i64 120
  store i64 %14, ptr %15, align 8, !tbaa !94
  %16 = getelementptr inbounds i8, ptr %2, i64 152
  %17 = load i64, ptr %16, align 8, !tbaa !16
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %131, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds i8, ptr %1, i64 48
  %21 = load i32, ptr %20, align 8, !tbaa !20
  %22 = icmp ugt i32 %21, 1
  %23 = add i32 %21, -1
  %24 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %23, i1 true)
  %25 = sub nuw nsw i32 32, %24
  %26 = lshr i32 16777216, %25
  %27 = getelementptr inbounds i8, ptr %2, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !21
  %29 = add nsw i32 %26, -1
  %30 = select i1 %22, i32 %29, i32 16777215
  %31 = trunc i64 %28 to i32
  %32 = and i32 %30, %31
  %33 = mul i32 %32, %21
  %34 = getelementptr inbounds i8, ptr %0, i64 152
  %35 = load i64, ptr %34, align 8, !tbaa !24
  %36 = inttoptr i64 %35 to ptr
  %37 = zext i32 %33 to i64
  %38 = getelementptr inbounds %struct.WaveOrder, ptr %36, i64 %37
  %39 = getelementptr inbounds i8, ptr %2, i64 36
  %40 = load i32, ptr %39, align 4, !tbaa !130
  %41 = icmp eq i32 %40, 0
  %42 = getelementptr inbounds i8, ptr %2, i64 144
  %43 = load i64, ptr %42, align 8, !tbaa !41
  br i1 %41, label %68, label %44

44:                                               ; preds = %19
  %45 = trunc i64 %43 to i32
  %46 = zext i32 %40 to i64
  %47 = and i64 %46, 1
  %48 = icmp eq i32 %40, 1
  br i1 %48, label %51, label %49

49:                                               ; preds = %44
  %50 = and i64 %46, 4294967294
  br label %71

51:                                               ; preds = %71, %44
  %52 = phi i32 [ poison, %44 ], [ %91, %71 ]
  %53 = phi i64 [ 0, %44 ], [ %92, %71 ]
  %54 = phi i32 [ %45, %44 ], [ %91, %71 ]
  %55 = icmp eq i64 %47, 0
  br i1 %55, label %65, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds %struct.WaveOrder, ptr %38, i64 %53
  %58 = load i16, ptr %57, align 2, !tbaa !40
  %59 = zext i16 %58 to i32
  %60 = icmp eq i32 %54, 0
  %61 = icmp eq i16 %58, 0
  %62 = tail call i32 @llvm.umin.i32(i32 %59, i32 %54)
  %63 = select i1 %61, i32 %54, i32 %62
  %64 = select i1 %60, i32 %59, i32 %63
  store i16 0, ptr %57, align 2, !tbaa !40
  br label %65

65:                                               ; preds = %51, %56
  %66 = phi i32 [ %52, %51 ], [ %64, %56 ]
  %67 = zext i32 %66 to i64
  store i64 %67, ptr %42, align 8, !tbaa !41
  br label %68

68:                                               ; preds = %19, %65
  %69 = phi i64 [ %67, %65 ], [ %43, %19 ]
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %131, label %95

71:                                               ; preds = %71, %49
  %72 = phi i64 [ 0, %49 ], [ %92, %71 ]
  %73 = phi i32 [ %45, %49 ], [ %91, %71 ]
  %74 = phi i64 [ 0, %49 ], [ %93, %71 ]
  %75 = getelementptr inbounds %struct.WaveOrder, ptr %38, i64 %72
  %76 = load i16, ptr %75, align 2, !tbaa !40
  %77 = zext i16 %76 to i32
  %78 = icmp eq i32 %73, 0
  %79 = icmp eq i16 %76, 0
  %80 = tail call i32 @llvm.umin.i32(i32 %77, i32 %73)
  %81 = select i1 %79, i32 %73, i32 %80
  %82 = select i1 %78, i32 %77, i32 %81
  store i16 0, ptr %75, align 2, !tbaa !40
  %83 = or disjoint i64 %72, 1
  %84 = getelementptr inbounds %struct.WaveOrder, ptr %38, i64 %83
  %85 = load i16, ptr %84, align 2, !tbaa !40
  %86 = zext i16 %85 to i32
  %87 = icmp eq i32 %82, 0
  %88 = icmp eq i16 %85, 0
  %89 = tail call i32 @llvm.umin.i32(i32 %86, i32 %82)
  %90 = select i1 %88, i32 %82, i32 %89
  %91 = select i1 %87, i32 %86, i32 %90
  store i16 0, ptr %84, align 2, !tbaa !40
  %92 = add nuw nsw i64 %72, 2
  %93 = add i64 %74, 2
  %94 = icmp eq i64 %93, %50
  br i1 %94, label %51, label %71, !llvm.loop !131

95:                                               ; preds = %68
  %96 = trunc i64 %69 to i32
  %97 = getelementptr inbounds i8, ptr %0, i64 144
  %98 = load i64, ptr %97, align 8, !tbaa !116
  %99 = icmp eq i64 %98, 4194304
  br i1 %99, label %131, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds i8, ptr %0, i64 112
  %102 = load i64, ptr %101, align 8, !tbaa !31
  %103 = inttoptr i64 %102 to ptr
  %104 = zext i32 %32 to i64
  %105 = getelementptr inbounds i8, ptr %0, i64 136
  %106 = load i64, ptr %105, align 8, !tbaa !117
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds %struct.KnownGroup, ptr %103, i64 %104, i32 1
  %109 = load i32, ptr %108, align 4, !tbaa !118
  %110 = add i32 %109, -1
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %111
  %113 = icmp eq i32 %109, 0
  br i1 %113, label %122, label %114

114:                                              ; preds = %100
  %115 = load i32, ptr %112, align 4, !tbaa !119
  %116 = icmp eq i32 %115, -1
  br i1 %116, label %117, label %122

117:                                              ; preds = %114
  %118 = getelementptr inbounds i8, ptr %112, i64 10
  %119 = load i16, ptr %118, align 2, !tbaa !121
  %120 = zext i16 %119 to i32
  %121 = icmp eq i32 %120, %96
  br i1 %121, label %131, label %122

122:                                              ; preds = %117, %114, %100
  %123 = add i64 %98, 1
  store i64 %123, ptr %97, align 8, !tbaa !116
  %124 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %98
  %125 = trunc i64 %14 to i16
  %126 = trunc i64 %69 to i16
  store i32 -1, ptr %124, align 4, !tbaa !23
  %127 = getelementptr inbounds i8, ptr %124, i64 4
  store i32 %109, ptr %127, align 4, !tbaa !23
  %128 = getelementptr inbounds i8, ptr %124, i64 8
  store i16 %125, ptr %128, align 4, !tbaa !122
  %129 = getelementptr inbounds i8, ptr %124, i64 10
  store i16 %126, ptr %129, align 2, !tbaa !122
  %130 = trunc i64 %123 to i32
  store i32 %130, ptr %108, align 4, !tbaa !118
  br label %131

131:                                              ; preds = %122, %117, %95, %68, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

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
  %24 = load ptr, ptr %8, align 8, !tbaa !132
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
  %37 = load i32, ptr %13, align 8, !tbaa !133
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
  %54 = load i32, ptr %13, align 8, !tbaa !133
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
  br i1 %65, label %15, label %66, !llvm.loop !134

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !132
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !135
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
  %45 = load i64, ptr %44, align 8, !tbaa !136
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !136
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !51
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !51
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !137
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
  %84 = load i32, ptr %83, align 8, !tbaa !133
  %85 = getelementptr inbounds i8, ptr %52, i64 64
  %86 = load i64, ptr %85, align 8, !tbaa !22
  %87 = inttoptr i64 %86 to ptr
  %88 = getelementptr inbounds i8, ptr %87, i64 544
  %89 = load i32, ptr %88, align 8, !tbaa !23
  %90 = icmp eq i32 %84, 2
  %91 = zext i1 %90 to i32
  %92 = getelementptr inbounds i8, ptr %55, i64 16
  %93 = load i64, ptr %92, align 8, !tbaa !21
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

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @look_at_run(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #4 {
  %7 = lshr i32 %2, 2
  %8 = lshr i32 %2, 3
  %9 = mul i32 %4, %2
  %10 = zext i32 %9 to i64
  %11 = and i32 %2, 3
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %356

13:                                               ; preds = %6
  %14 = and i64 %1, 3
  %15 = icmp ne i64 %14, 0
  %16 = icmp ugt i32 %2, 19
  %17 = or i1 %15, %16
  %18 = icmp eq i32 %7, 3
  %19 = or i1 %17, %18
  br i1 %19, label %356, label %20

20:                                               ; preds = %13
  %21 = icmp eq i32 %5, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %23, align 4, !tbaa !87
  br label %59

24:                                               ; preds = %20
  %25 = load ptr, ptr %0, align 8, !tbaa !80
  switch i32 %5, label %52 [
    i32 3, label %26
    i32 4, label %41
    i32 1, label %45
  ]

26:                                               ; preds = %24
  %27 = lshr i64 %1, 32
  %28 = getelementptr inbounds i8, ptr %25, i64 40
  %29 = load i64, ptr %28, align 8, !tbaa !52
  %30 = icmp eq i64 %27, %29
  br i1 %30, label %50, label %31

31:                                               ; preds = %26
  %32 = getelementptr inbounds i8, ptr %25, i64 8
  %33 = load i64, ptr %32, align 8, !tbaa !53
  %34 = sub i64 %1, %33
  %35 = getelementptr inbounds i8, ptr %25, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !54
  %37 = icmp ult i64 %34, %36
  br i1 %37, label %38, label %55

38:                                               ; preds = %31
  %39 = sub i64 %36, %34
  %40 = icmp ult i64 %39, %10
  br i1 %40, label %50, label %64

41:                                               ; preds = %24
  %42 = lshr i64 %1, 62
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = and i32 %43, 2
  br label %52

45:                                               ; preds = %24
  %46 = add i64 %10, %1
  %47 = getelementptr inbounds i8, ptr %25, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !54
  %49 = icmp ugt i64 %46, %48
  br i1 %49, label %50, label %64

50:                                               ; preds = %26, %38, %45
  %51 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 2, ptr %51, align 4, !tbaa !87
  br label %356

52:                                               ; preds = %24, %41
  %53 = phi i32 [ %44, %41 ], [ %5, %24 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 %53, ptr %54, align 4, !tbaa !87
  switch i32 %53, label %76 [
    i32 2, label %356
    i32 0, label %59
    i32 1, label %67
  ]

55:                                               ; preds = %31
  %56 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %56, align 4, !tbaa !87
  %57 = sub i64 %33, %1
  %58 = icmp ult i64 %57, %10
  br i1 %58, label %356, label %59

59:                                               ; preds = %52, %55, %22
  %60 = add i64 %10, %1
  %61 = add i64 %60, -1
  %62 = xor i64 %61, %1
  %63 = icmp ult i64 %62, 16384
  br i1 %63, label %76, label %356

64:                                               ; preds = %38, %45
  %65 = phi i64 [ %1, %45 ], [ %34, %38 ]
  %66 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 1, ptr %66, align 4, !tbaa !87
  br label %67

67:                                               ; preds = %64, %52
  %68 = phi i64 [ %1, %52 ], [ %65, %64 ]
  %69 = getelementptr inbounds i8, ptr %0, i64 24
  %70 = load ptr, ptr %69, align 8, !tbaa !84
  %71 = getelementptr inbounds i8, ptr %70, i64 104
  %72 = load i64, ptr %71, align 8, !tbaa !103
  %73 = inttoptr i64 %72 to ptr
  %74 = lshr i64 %68, 2
  %75 = getelementptr inbounds %struct.Cell, ptr %73, i64 %74
  br label %133

76:                                               ; preds = %52, %59
  %77 = lshr i64 %1, 14
  %78 = add nuw nsw i64 %77, 1
  %79 = getelementptr inbounds i8, ptr %0, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !83
  %81 = getelementptr inbounds i8, ptr %80, i64 72
  %82 = load i64, ptr %81, align 8, !tbaa !104
  %83 = icmp eq i64 %78, %82
  br i1 %83, label %84, label %91

84:                                               ; preds = %76
  %85 = getelementptr inbounds i8, ptr %80, i64 80
  %86 = load i64, ptr %85, align 8, !tbaa !105
  %87 = inttoptr i64 %86 to ptr
  %88 = lshr exact i64 %1, 2
  %89 = and i64 %88, 4095
  %90 = getelementptr inbounds %struct.Cell, ptr %87, i64 %89
  br label %133

91:                                               ; preds = %76
  %92 = getelementptr inbounds i8, ptr %80, i64 40
  %93 = load i64, ptr %92, align 8, !tbaa !106
  %94 = inttoptr i64 %93 to ptr
  %95 = getelementptr inbounds i8, ptr %80, i64 32
  %96 = load i64, ptr %95, align 8, !tbaa !107
  %97 = mul i64 %78, 159730149406440469
  %98 = lshr i64 %97, 40
  br label %99

99:                                               ; preds = %99, %91
  %100 = phi i64 [ %98, %91 ], [ %107, %99 ]
  %101 = and i64 %100, 262143
  %102 = getelementptr inbounds i64, ptr %94, i64 %101
  %103 = load i64, ptr %102, align 8, !tbaa !42
  %104 = icmp eq i64 %103, 0
  %105 = icmp eq i64 %103, %78
  %106 = or i1 %104, %105
  %107 = add nuw nsw i64 %101, 1
  br i1 %106, label %108, label %99, !llvm.loop !108

108:                                              ; preds = %99
  %109 = getelementptr inbounds i64, ptr %94, i64 %101
  %110 = inttoptr i64 %96 to ptr
  br i1 %104, label %111, label %121

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, ptr %80, i64 48
  %113 = load i64, ptr %112, align 8, !tbaa !109
  %114 = getelementptr inbounds i8, ptr %80, i64 56
  %115 = load i64, ptr %114, align 8, !tbaa !110
  %116 = icmp ult i64 %113, %115
  br i1 %116, label %117, label %356

117:                                              ; preds = %111
  store i64 %78, ptr %109, align 8, !tbaa !42
  %118 = load i64, ptr %112, align 8, !tbaa !109
  %119 = add i64 %118, 1
  store i64 %119, ptr %112, align 8, !tbaa !109
  %120 = getelementptr inbounds i64, ptr %110, i64 %101
  store i64 %118, ptr %120, align 8, !tbaa !42
  br label %121

121:                                              ; preds = %117, %108
  store i64 %78, ptr %81, align 8, !tbaa !104
  %122 = getelementptr inbounds i8, ptr %80, i64 64
  %123 = load i64, ptr %122, align 8, !tbaa !111
  %124 = getelementptr inbounds i64, ptr %110, i64 %101
  %125 = load i64, ptr %124, align 8, !tbaa !42
  %126 = shl i64 %125, 16
  %127 = add i64 %126, %123
  %128 = getelementptr inbounds i8, ptr %80, i64 80
  store i64 %127, ptr %128, align 8, !tbaa !105
  %129 = inttoptr i64 %127 to ptr
  %130 = lshr exact i64 %1, 2
  %131 = and i64 %130, 4095
  %132 = getelementptr inbounds %struct.Cell, ptr %129, i64 %131
  br label %133

133:                                              ; preds = %67, %84, %121
  %134 = phi i64 [ -1, %67 ], [ 0, %84 ], [ 0, %121 ]
  %135 = phi i64 [ %68, %67 ], [ %1, %84 ], [ %1, %121 ]
  %136 = phi ptr [ %75, %67 ], [ %90, %84 ], [ %132, %121 ]
  %137 = icmp eq ptr %136, null
  br i1 %137, label %356, label %138

138:                                              ; preds = %133
  %139 = getelementptr inbounds i8, ptr %0, i64 40
  %140 = load i32, ptr %139, align 8, !tbaa !86
  %141 = icmp eq i32 %140, 0
  %142 = mul nuw nsw i32 %7, %4
  %143 = getelementptr inbounds i8, ptr %0, i64 68
  %144 = load i32, ptr %143, align 4, !tbaa !93
  %145 = zext i32 %144 to i64
  %146 = insertelement <8 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <8 x i64> %146, <8 x i64> poison, <8 x i32> zeroinitializer
  %148 = getelementptr inbounds i8, ptr %0, i64 72
  %149 = load i32, ptr %148, align 8, !tbaa !95
  %150 = zext i32 %149 to i64
  %151 = insertelement <8 x i64> poison, i64 %150, i64 0
  %152 = shufflevector <8 x i64> %151, <8 x i64> poison, <8 x i32> zeroinitializer
  %153 = getelementptr inbounds i8, ptr %0, i64 60
  %154 = load i32, ptr %153, align 4, !tbaa !91
  %155 = zext i32 %154 to i64
  %156 = insertelement <8 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <8 x i64> %156, <8 x i64> poison, <8 x i32> zeroinitializer
  %158 = getelementptr inbounds i8, ptr %0, i64 64
  %159 = load i32, ptr %158, align 8, !tbaa !92
  %160 = zext i32 %159 to i64
  %161 = insertelement <8 x i64> poison, i64 %160, i64 0
  %162 = shufflevector <8 x i64> %161, <8 x i64> poison, <8 x i32> zeroinitializer
  %163 = getelementptr inbounds i8, ptr %0, i64 80
  %164 = load i64, ptr %163, align 8, !tbaa !98
  %165 = or i64 %164, 4323455642275676160
  %166 = insertelement <8 x i64> poison, i64 %165, i64 0
  br i1 %141, label %167, label %269

167:                                              ; preds = %138
  %168 = shufflevector <8 x i64> %166, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %169 = insertelement <8 x i64> poison, i64 %134, i64 0
  %170 = shufflevector <8 x i64> %169, <8 x i64> poison, <8 x i32> zeroinitializer
  %171 = icmp eq i32 %142, 0
  br i1 %171, label %356, label %172

172:                                              ; preds = %167
  %173 = insertelement <8 x i32> poison, i32 %8, i64 0
  %174 = shufflevector <8 x i32> %173, <8 x i32> poison, <8 x i32> zeroinitializer
  %175 = zext nneg <8 x i32> %174 to <8 x i64>
  %176 = zext nneg i32 %3 to i64
  %177 = insertelement <8 x i64> poison, i64 %176, i64 0
  %178 = shufflevector <8 x i64> %177, <8 x i64> poison, <8 x i32> zeroinitializer
  %179 = zext i32 %142 to i64
  br label %180

180:                                              ; preds = %172, %266
  %181 = phi i64 [ 0, %172 ], [ %267, %266 ]
  %182 = getelementptr inbounds %struct.Cell, ptr %136, i64 %181
  %183 = load <8 x i64>, ptr %182, align 8
  %184 = lshr <8 x i64> %183, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %185 = and <8 x i64> %184, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %186 = and <8 x i64> %183, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %187 = sub nsw <8 x i64> %186, %157
  %188 = icmp ult <8 x i64> %187, %147
  %189 = icmp eq <8 x i64> %183, zeroinitializer
  %190 = select <8 x i1> %188, <8 x i64> zeroinitializer, <8 x i64> %170
  %191 = select <8 x i1> %189, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %190
  %192 = and <8 x i64> %183, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %193 = icmp eq <8 x i64> %192, %162
  %194 = icmp ult <8 x i64> %185, %152
  %195 = and <8 x i1> %188, %194
  %196 = select <8 x i1> %193, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %195
  %197 = select <8 x i1> %196, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %191
  %198 = xor <8 x i64> %197, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %199 = xor <8 x i64> %191, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %200 = and <8 x i64> %183, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %201 = icmp eq <8 x i64> %200, zeroinitializer
  %202 = select <8 x i1> %201, <8 x i64> zeroinitializer, <8 x i64> %199
  %203 = or <8 x i64> %202, %198
  %204 = and <8 x i64> %203, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  %205 = icmp eq <8 x i64> %185, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %206 = and <8 x i64> %199, <i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1>
  %207 = select <8 x i1> %205, <8 x i64> %206, <8 x i64> zeroinitializer
  %208 = or <8 x i64> %204, %207
  %209 = extractelement <8 x i64> %208, i64 0
  %210 = extractelement <8 x i64> %208, i64 1
  %211 = or i64 %210, %209
  %212 = extractelement <8 x i64> %208, i64 2
  %213 = or i64 %211, %212
  %214 = extractelement <8 x i64> %208, i64 3
  %215 = or i64 %213, %214
  %216 = extractelement <8 x i64> %208, i64 4
  %217 = or i64 %215, %216
  %218 = extractelement <8 x i64> %208, i64 5
  %219 = or i64 %217, %218
  %220 = extractelement <8 x i64> %208, i64 6
  %221 = or i64 %219, %220
  %222 = extractelement <8 x i64> %208, i64 7
  %223 = or i64 %221, %222
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %252, label %225

225:                                              ; preds = %180
  %226 = shl nuw nsw i64 %181, 2
  %227 = add i64 %135, %226
  %228 = trunc nuw nsw i64 %181 to i32
  %229 = lshr i32 %228, %8
  %230 = add nuw nsw i32 %229, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %182, i64 noundef %227, i32 noundef 15, i32 noundef %230)
  %231 = or disjoint i64 %181, 1
  %232 = getelementptr inbounds %struct.Cell, ptr %136, i64 %231
  %233 = shl nuw nsw i64 %231, 2
  %234 = add i64 %135, %233
  %235 = trunc nuw nsw i64 %231 to i32
  %236 = lshr i32 %235, %8
  %237 = add nuw nsw i32 %236, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %232, i64 noundef %234, i32 noundef 15, i32 noundef %237)
  %238 = or disjoint i64 %181, 2
  %239 = getelementptr inbounds %struct.Cell, ptr %136, i64 %238
  %240 = shl nuw nsw i64 %238, 2
  %241 = add i64 %135, %240
  %242 = trunc nuw nsw i64 %238 to i32
  %243 = lshr i32 %242, %8
  %244 = add nuw nsw i32 %243, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %239, i64 noundef %241, i32 noundef 15, i32 noundef %244)
  %245 = or disjoint i64 %181, 3
  %246 = getelementptr inbounds %struct.Cell, ptr %136, i64 %245
  %247 = shl nuw nsw i64 %245, 2
  %248 = add i64 %135, %247
  %249 = trunc nuw nsw i64 %245 to i32
  %250 = lshr i32 %249, %8
  %251 = add nuw nsw i32 %250, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %246, i64 noundef %248, i32 noundef 15, i32 noundef %251)
  br label %266

252:                                              ; preds = %180
  %253 = and <8 x i64> %183, %199
  %254 = insertelement <8 x i64> poison, i64 %181, i64 0
  %255 = shufflevector <8 x i64> %254, <8 x i64> poison, <8 x i32> zeroinitializer
  %256 = or disjoint <8 x i64> %255, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %257 = lshr <8 x i64> %256, %175
  %258 = add nuw nsw <8 x i64> %257, %178
  %259 = shl nuw nsw <8 x i64> %258, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %260 = or <8 x i64> %259, %168
  %261 = and <8 x i64> %197, %260
  %262 = or <8 x i64> %183, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %263 = and <8 x i64> %262, %198
  %264 = or <8 x i64> %261, %263
  %265 = shufflevector <8 x i64> %253, <8 x i64> %264, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %265, ptr %182, align 8
  br label %266

266:                                              ; preds = %225, %252
  %267 = add nuw nsw i64 %181, 4
  %268 = icmp ult i64 %267, %179
  br i1 %268, label %180, label %356, !llvm.loop !138

269:                                              ; preds = %138
  %270 = shufflevector <8 x i64> %166, <8 x i64> poison, <8 x i32> zeroinitializer
  %271 = icmp eq i32 %142, 0
  br i1 %271, label %356, label %272

272:                                              ; preds = %269
  %273 = xor i64 %134, -1
  %274 = insertelement <8 x i64> poison, i64 %273, i64 0
  %275 = shufflevector <8 x i64> %274, <8 x i64> poison, <8 x i32> zeroinitializer
  %276 = insertelement <8 x i32> poison, i32 %8, i64 0
  %277 = shufflevector <8 x i32> %276, <8 x i32> poison, <8 x i32> zeroinitializer
  %278 = zext nneg <8 x i32> %277 to <8 x i64>
  %279 = zext nneg i32 %3 to i64
  %280 = insertelement <8 x i64> poison, i64 %279, i64 0
  %281 = shufflevector <8 x i64> %280, <8 x i64> poison, <8 x i32> zeroinitializer
  %282 = zext i32 %142 to i64
  br label %283

283:                                              ; preds = %272, %353
  %284 = phi i64 [ 0, %272 ], [ %354, %353 ]
  %285 = getelementptr inbounds %struct.Cell, ptr %136, i64 %284
  %286 = load <8 x i64>, ptr %285, align 8
  %287 = lshr <8 x i64> %286, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %288 = and <8 x i64> %287, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %289 = and <8 x i64> %286, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %290 = sub nsw <8 x i64> %289, %157
  %291 = icmp ult <8 x i64> %290, %147
  %292 = icmp eq <8 x i64> %286, zeroinitializer
  %293 = and <8 x i64> %286, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %294 = icmp eq <8 x i64> %293, %162
  %295 = icmp ult <8 x i64> %288, %152
  %296 = and <8 x i1> %291, %295
  %297 = select <8 x i1> %294, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %296
  %298 = select <8 x i1> %297, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %292
  %299 = select <8 x i1> %291, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %275
  %300 = select <8 x i1> %298, <8 x i64> zeroinitializer, <8 x i64> %299
  %301 = extractelement <8 x i64> %300, i64 0
  %302 = extractelement <8 x i64> %300, i64 1
  %303 = or i64 %302, %301
  %304 = extractelement <8 x i64> %300, i64 2
  %305 = or i64 %303, %304
  %306 = extractelement <8 x i64> %300, i64 3
  %307 = or i64 %305, %306
  %308 = extractelement <8 x i64> %300, i64 4
  %309 = or i64 %307, %308
  %310 = extractelement <8 x i64> %300, i64 5
  %311 = or i64 %309, %310
  %312 = extractelement <8 x i64> %300, i64 6
  %313 = or i64 %311, %312
  %314 = extractelement <8 x i64> %300, i64 7
  %315 = or i64 %313, %314
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %344, label %317

317:                                              ; preds = %283
  %318 = shl nuw nsw i64 %284, 2
  %319 = add i64 %135, %318
  %320 = trunc nuw nsw i64 %284 to i32
  %321 = lshr i32 %320, %8
  %322 = add nuw nsw i32 %321, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %285, i64 noundef %319, i32 noundef 15, i32 noundef %322)
  %323 = or disjoint i64 %284, 1
  %324 = getelementptr inbounds %struct.Cell, ptr %136, i64 %323
  %325 = shl nuw nsw i64 %323, 2
  %326 = add i64 %135, %325
  %327 = trunc nuw nsw i64 %323 to i32
  %328 = lshr i32 %327, %8
  %329 = add nuw nsw i32 %328, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %324, i64 noundef %326, i32 noundef 15, i32 noundef %329)
  %330 = or disjoint i64 %284, 2
  %331 = getelementptr inbounds %struct.Cell, ptr %136, i64 %330
  %332 = shl nuw nsw i64 %330, 2
  %333 = add i64 %135, %332
  %334 = trunc nuw nsw i64 %330 to i32
  %335 = lshr i32 %334, %8
  %336 = add nuw nsw i32 %335, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %331, i64 noundef %333, i32 noundef 15, i32 noundef %336)
  %337 = or disjoint i64 %284, 3
  %338 = getelementptr inbounds %struct.Cell, ptr %136, i64 %337
  %339 = shl nuw nsw i64 %337, 2
  %340 = add i64 %135, %339
  %341 = trunc nuw nsw i64 %337 to i32
  %342 = lshr i32 %341, %8
  %343 = add nuw nsw i32 %342, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %338, i64 noundef %340, i32 noundef 15, i32 noundef %343)
  br label %353

344:                                              ; preds = %283
  %345 = insertelement <8 x i64> poison, i64 %284, i64 0
  %346 = shufflevector <8 x i64> %345, <8 x i64> poison, <8 x i32> zeroinitializer
  %347 = or disjoint <8 x i64> %346, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %348 = lshr <8 x i64> %347, %278
  %349 = add nuw nsw <8 x i64> %348, %281
  %350 = shl nuw nsw <8 x i64> %349, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %351 = or <8 x i64> %350, %270
  %352 = and <8 x i64> %351, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %352, ptr %285, align 8
  br label %353

353:                                              ; preds = %317, %344
  %354 = add nuw nsw i64 %284, 4
  %355 = icmp ult i64 %354, %282
  br i1 %355, label %283, label %356, !llvm.loop !138

356:                                              ; preds = %353, %266, %269, %167, %52, %111, %50, %133, %59, %55, %6, %13
  %357 = phi i32 [ 0, %13 ], [ 0, %6 ], [ 0, %55 ], [ 0, %52 ], [ 0, %59 ], [ 0, %133 ], [ 0, %50 ], [ 0, %111 ], [ 1, %167 ], [ 1, %269 ], [ 1, %266 ], [ 1, %353 ]
  ret i32 %357
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_quickly(ptr noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !98
  %8 = zext nneg i32 %4 to i64
  %9 = shl nuw nsw i64 %8, 24
  %10 = zext i32 %3 to i64
  %11 = shl i64 %10, 58
  %12 = or disjoint i64 %9, %11
  %13 = or i64 %12, %7
  %14 = load i64, ptr %1, align 8, !tbaa !124
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !126
  %17 = or i64 %16, %14
  %18 = icmp eq i64 %17, 0
  %19 = getelementptr inbounds i8, ptr %0, i64 40
  %20 = load i32, ptr %19, align 8, !tbaa !86
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %52

22:                                               ; preds = %5
  %23 = icmp sgt i64 %16, -1
  br i1 %23, label %37, label %24

24:                                               ; preds = %22
  %25 = xor i64 %16, %13
  %26 = and i64 %25, 8935212028373499904
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %37

28:                                               ; preds = %24
  %29 = trunc i64 %16 to i32
  %30 = and i32 %29, 16777215
  %31 = getelementptr inbounds i8, ptr %0, i64 60
  %32 = load i32, ptr %31, align 4, !tbaa !91
  %33 = sub i32 %30, %32
  %34 = getelementptr inbounds i8, ptr %0, i64 68
  %35 = load i32, ptr %34, align 4, !tbaa !93
  %36 = icmp ult i32 %33, %35
  br i1 %36, label %766, label %37

37:                                               ; preds = %28, %24, %22
  br i1 %18, label %51, label %38

38:                                               ; preds = %37
  %39 = icmp eq i64 %16, 0
  br i1 %39, label %62, label %40

40:                                               ; preds = %38
  %41 = xor i64 %16, %13
  %42 = and i64 %41, -4611615650740174849
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %62

44:                                               ; preds = %40
  %45 = lshr i64 %16, 58
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = and i32 %46, 15
  %48 = xor i32 %47, -1
  %49 = and i32 %48, %3
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %62

51:                                               ; preds = %44, %37
  store i64 %13, ptr %15, align 8, !tbaa !126
  br label %766

52:                                               ; preds = %5
  br i1 %18, label %61, label %53

53:                                               ; preds = %52
  %54 = icmp eq i64 %14, 0
  %55 = icmp ne i64 %16, 0
  %56 = select i1 %54, i1 true, i1 %55
  br i1 %56, label %62, label %57

57:                                               ; preds = %53
  %58 = xor i64 %13, %14
  %59 = and i64 %58, -4611615650740174849
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %61, label %62

61:                                               ; preds = %57, %52
  store i64 %13, ptr %1, align 8, !tbaa !124
  br label %766

62:                                               ; preds = %53, %57, %38, %40, %44
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !87
  %65 = icmp eq i32 %64, 1
  br i1 %65, label %66, label %80

66:                                               ; preds = %62
  %67 = trunc i64 %14 to i32
  %68 = and i32 %67, 16777215
  %69 = getelementptr inbounds i8, ptr %0, i64 60
  %70 = load i32, ptr %69, align 4, !tbaa !91
  %71 = sub i32 %68, %70
  %72 = getelementptr inbounds i8, ptr %0, i64 68
  %73 = load i32, ptr %72, align 4, !tbaa !93
  %74 = icmp ult i32 %71, %73
  %75 = trunc i64 %16 to i32
  %76 = and i32 %75, 16777215
  %77 = sub i32 %76, %70
  %78 = icmp ult i32 %77, %73
  %79 = select i1 %78, i64 %16, i64 0
  br i1 %74, label %80, label %571

80:                                               ; preds = %66, %62
  %81 = phi i64 [ %16, %62 ], [ %79, %66 ]
  %82 = icmp eq i64 %14, 0
  br i1 %82, label %571, label %83

83:                                               ; preds = %80
  %84 = icmp eq i32 %20, 1
  br i1 %84, label %442, label %85

85:                                               ; preds = %83
  %86 = and i64 %14, 4611686018427387904
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %97, label %88

88:                                               ; preds = %85
  %89 = getelementptr inbounds i8, ptr %0, i64 48
  %90 = load i32, ptr %89, align 8, !tbaa !88
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %97, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds i8, ptr %0, i64 16
  %94 = load ptr, ptr %93, align 8, !tbaa !83
  %95 = trunc i64 %14 to i32
  %96 = and i32 %95, 16777215
  br label %143

97:                                               ; preds = %88, %85
  %98 = trunc i64 %14 to i32
  %99 = and i32 %98, 16777215
  %100 = getelementptr inbounds i8, ptr %0, i64 60
  %101 = load i32, ptr %100, align 4, !tbaa !91
  %102 = sub i32 %99, %101
  %103 = getelementptr inbounds i8, ptr %0, i64 68
  %104 = load i32, ptr %103, align 4, !tbaa !93
  %105 = icmp ult i32 %102, %104
  br i1 %105, label %106, label %132

106:                                              ; preds = %97
  %107 = icmp eq i32 %64, 0
  br i1 %107, label %108, label %116

108:                                              ; preds = %106
  %109 = getelementptr inbounds i8, ptr %0, i64 16
  %110 = load ptr, ptr %109, align 8, !tbaa !83
  %111 = getelementptr inbounds i8, ptr %110, i64 24
  %112 = load i64, ptr %111, align 8, !tbaa !139
  %113 = icmp ne i64 %112, 0
  %114 = icmp ne i32 %20, 0
  %115 = or i1 %114, %113
  br i1 %115, label %132, label %120

116:                                              ; preds = %106
  br i1 %21, label %117, label %132

117:                                              ; preds = %116
  %118 = getelementptr inbounds i8, ptr %0, i64 16
  %119 = load ptr, ptr %118, align 8, !tbaa !83
  br label %120

120:                                              ; preds = %117, %108
  %121 = phi ptr [ %119, %117 ], [ %110, %108 ]
  %122 = getelementptr inbounds i8, ptr %121, i64 90312
  %123 = lshr i64 %7, 46
  %124 = and i64 %123, 4095
  %125 = getelementptr inbounds [4096 x i8], ptr %122, i64 0, i64 %124
  %126 = load i8, ptr %125, align 1, !tbaa !100
  %127 = icmp eq i8 %126, 0
  br i1 %127, label %128, label %143

128:                                              ; preds = %120
  %129 = select i1 %107, i64 %14, i64 %7
  %130 = and i64 %129, 4611686018427387904
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %143

132:                                              ; preds = %128, %116, %108, %97
  %133 = getelementptr inbounds i8, ptr %0, i64 16
  %134 = load ptr, ptr %133, align 8, !tbaa !83
  %135 = getelementptr inbounds i8, ptr %134, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !140
  %137 = icmp ne i64 %136, 0
  %138 = or i1 %65, %137
  br i1 %138, label %442, label %139

139:                                              ; preds = %132
  %140 = getelementptr inbounds i8, ptr %0, i64 48
  %141 = load i32, ptr %140, align 8, !tbaa !88
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %442, label %143

143:                                              ; preds = %139, %128, %120, %92
  %144 = phi i32 [ %96, %92 ], [ %99, %139 ], [ %99, %120 ], [ %99, %128 ]
  %145 = phi ptr [ %94, %92 ], [ %134, %139 ], [ %121, %120 ], [ %121, %128 ]
  %146 = getelementptr inbounds i8, ptr %0, i64 8
  %147 = load ptr, ptr %146, align 8, !tbaa !82
  %148 = getelementptr inbounds i8, ptr %147, i64 48
  %149 = load i32, ptr %148, align 8, !tbaa !20
  %150 = udiv i32 %144, %149
  %151 = lshr i64 %14, 30
  %152 = trunc i64 %151 to i32
  %153 = and i32 %152, 65535
  %154 = getelementptr inbounds i8, ptr %0, i64 64
  %155 = load i32, ptr %154, align 8, !tbaa !92
  %156 = icmp eq i32 %144, %155
  br i1 %156, label %442, label %157

157:                                              ; preds = %143
  %158 = getelementptr inbounds i8, ptr %145, i64 128
  %159 = load i64, ptr %158, align 8, !tbaa !99
  %160 = icmp eq i64 %159, 4194304
  br i1 %160, label %442, label %161

161:                                              ; preds = %157
  %162 = getelementptr inbounds i8, ptr %0, i64 56
  %163 = load i32, ptr %162, align 8, !tbaa !90
  %164 = getelementptr inbounds i8, ptr %145, i64 112
  %165 = load i64, ptr %164, align 8, !tbaa !31
  %166 = inttoptr i64 %165 to ptr
  %167 = zext i32 %163 to i64
  %168 = getelementptr inbounds %struct.KnownGroup, ptr %166, i64 %167
  %169 = getelementptr inbounds i8, ptr %145, i64 152
  %170 = load i64, ptr %169, align 8, !tbaa !24
  %171 = inttoptr i64 %170 to ptr
  %172 = zext i32 %155 to i64
  %173 = getelementptr inbounds %struct.WaveOrder, ptr %171, i64 %172
  %174 = getelementptr inbounds i8, ptr %145, i64 120
  %175 = load i64, ptr %174, align 8, !tbaa !30
  %176 = inttoptr i64 %175 to ptr
  %177 = icmp eq i32 %150, %163
  br i1 %177, label %215, label %178

178:                                              ; preds = %161
  %179 = getelementptr inbounds i8, ptr %145, i64 144
  %180 = load i64, ptr %179, align 8, !tbaa !116
  %181 = icmp eq i64 %180, 4194304
  br i1 %181, label %215, label %182

182:                                              ; preds = %178
  %183 = getelementptr inbounds i8, ptr %145, i64 136
  %184 = load i64, ptr %183, align 8, !tbaa !117
  %185 = inttoptr i64 %184 to ptr
  %186 = zext nneg i32 %150 to i64
  %187 = getelementptr inbounds %struct.KnownGroup, ptr %166, i64 %186, i32 1
  %188 = load i32, ptr %187, align 4, !tbaa !23
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %215, label %190

190:                                              ; preds = %182, %211
  %191 = phi i32 [ %213, %211 ], [ %188, %182 ]
  %192 = add i32 %191, -1
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds %struct.Unreleased, ptr %185, i64 %193
  %195 = getelementptr inbounds i8, ptr %194, i64 8
  %196 = load i16, ptr %195, align 4, !tbaa !141
  %197 = zext i16 %196 to i32
  %198 = icmp ult i32 %153, %197
  br i1 %198, label %211, label %199

199:                                              ; preds = %190
  %200 = load i32, ptr %194, align 4, !tbaa !119
  %201 = icmp eq i32 %200, %144
  %202 = icmp eq i32 %200, -1
  %203 = or i1 %201, %202
  br i1 %203, label %204, label %211

204:                                              ; preds = %199
  %205 = getelementptr inbounds i8, ptr %194, i64 10
  %206 = load i16, ptr %205, align 2, !tbaa !121
  %207 = zext i16 %206 to i32
  %208 = icmp ult i32 %153, %207
  %209 = add nsw i32 %207, -1
  %210 = select i1 %208, i32 %153, i32 %209
  br label %215

211:                                              ; preds = %199, %190
  %212 = getelementptr inbounds i8, ptr %194, i64 4
  %213 = load i32, ptr %212, align 4, !tbaa !23
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %190, !llvm.loop !142

215:                                              ; preds = %211, %204, %182, %178, %161
  %216 = phi i32 [ %153, %161 ], [ %153, %178 ], [ %210, %204 ], [ %153, %182 ], [ %153, %211 ]
  %217 = load i32, ptr %168, align 4, !tbaa !23
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %415, label %219

219:                                              ; preds = %215
  %220 = add i32 %217, -1
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %221
  %223 = load i32, ptr %222, align 4, !tbaa !143
  %224 = icmp eq i32 %223, %150
  br i1 %224, label %225, label %240

225:                                              ; preds = %219
  %226 = getelementptr inbounds i8, ptr %222, i64 8
  %227 = load i32, ptr %226, align 4
  %228 = and i32 %227, 16777215
  %229 = icmp eq i32 %228, %144
  br i1 %229, label %230, label %240

230:                                              ; preds = %225
  %231 = getelementptr inbounds i8, ptr %222, i64 12
  %232 = load i16, ptr %231, align 4, !tbaa !145
  %233 = zext i16 %232 to i32
  %234 = icmp ugt i32 %153, %233
  br i1 %234, label %240, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds i8, ptr %222, i64 14
  %237 = load i16, ptr %236, align 2, !tbaa !146
  %238 = zext i16 %237 to i32
  %239 = icmp ugt i32 %216, %238
  br i1 %239, label %240, label %442

240:                                              ; preds = %235, %230, %225, %219
  %241 = getelementptr inbounds i8, ptr %222, i64 4
  %242 = load i32, ptr %241, align 4, !tbaa !23
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %415, label %244, !llvm.loop !147

244:                                              ; preds = %240
  %245 = add i32 %242, -1
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %246
  %248 = load i32, ptr %247, align 4, !tbaa !143
  %249 = icmp eq i32 %248, %150
  br i1 %249, label %250, label %265

250:                                              ; preds = %244
  %251 = getelementptr inbounds i8, ptr %247, i64 8
  %252 = load i32, ptr %251, align 4
  %253 = and i32 %252, 16777215
  %254 = icmp eq i32 %253, %144
  br i1 %254, label %255, label %265

255:                                              ; preds = %250
  %256 = getelementptr inbounds i8, ptr %247, i64 12
  %257 = load i16, ptr %256, align 4, !tbaa !145
  %258 = zext i16 %257 to i32
  %259 = icmp ugt i32 %153, %258
  br i1 %259, label %265, label %260

260:                                              ; preds = %255
  %261 = getelementptr inbounds i8, ptr %247, i64 14
  %262 = load i16, ptr %261, align 2, !tbaa !146
  %263 = zext i16 %262 to i32
  %264 = icmp ugt i32 %216, %263
  br i1 %264, label %265, label %442

265:                                              ; preds = %260, %255, %250, %244
  %266 = getelementptr inbounds i8, ptr %247, i64 4
  %267 = load i32, ptr %266, align 4, !tbaa !23
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %415, label %269, !llvm.loop !147

269:                                              ; preds = %265
  %270 = add i32 %267, -1
  %271 = zext i32 %270 to i64
  %272 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %271
  %273 = load i32, ptr %272, align 4, !tbaa !143
  %274 = icmp eq i32 %273, %150
  br i1 %274, label %275, label %290

275:                                              ; preds = %269
  %276 = getelementptr inbounds i8, ptr %272, i64 8
  %277 = load i32, ptr %276, align 4
  %278 = and i32 %277, 16777215
  %279 = icmp eq i32 %278, %144
  br i1 %279, label %280, label %290

280:                                              ; preds = %275
  %281 = getelementptr inbounds i8, ptr %272, i64 12
  %282 = load i16, ptr %281, align 4, !tbaa !145
  %283 = zext i16 %282 to i32
  %284 = icmp ugt i32 %153, %283
  br i1 %284, label %290, label %285

285:                                              ; preds = %280
  %286 = getelementptr inbounds i8, ptr %272, i64 14
  %287 = load i16, ptr %286, align 2, !tbaa !146
  %288 = zext i16 %287 to i32
  %289 = icmp ugt i32 %216, %288
  br i1 %289, label %290, label %442

290:                                              ; preds = %285, %280, %275, %269
  %291 = getelementptr inbounds i8, ptr %272, i64 4
  %292 = load i32, ptr %291, align 4, !tbaa !23
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %415, label %294, !llvm.loop !147

294:                                              ; preds = %290
  %295 = add i32 %292, -1
  %296 = zext i32 %295 to i64
  %297 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %296
  %298 = load i32, ptr %297, align 4, !tbaa !143
  %299 = icmp eq i32 %298, %150
  br i1 %299, label %300, label %315

300:                                              ; preds = %294
  %301 = getelementptr inbounds i8, ptr %297, i64 8
  %302 = load i32, ptr %301, align 4
  %303 = and i32 %302, 16777215
  %304 = icmp eq i32 %303, %144
  br i1 %304, label %305, label %315

305:                                              ; preds = %300
  %306 = getelementptr inbounds i8, ptr %297, i64 12
  %307 = load i16, ptr %306, align 4, !tbaa !145
  %308 = zext i16 %307 to i32
  %309 = icmp ugt i32 %153, %308
  br i1 %309, label %315, label %310

310:                                              ; preds = %305
  %311 = getelementptr inbounds i8, ptr %297, i64 14
  %312 = load i16, ptr %311, align 2, !tbaa !146
  %313 = zext i16 %312 to i32
  %314 = icmp ugt i32 %216, %313
  br i1 %314, label %315, label %442

315:                                              ; preds = %310, %305, %300, %294
  %316 = getelementptr inbounds i8, ptr %297, i64 4
  %317 = load i32, ptr %316, align 4, !tbaa !23
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %415, label %319, !llvm.loop !147

319:                                              ; preds = %315
  %320 = add i32 %317, -1
  %321 = zext i32 %320 to i64
  %322 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %321
  %323 = load i32, ptr %322, align 4, !tbaa !143
  %324 = icmp eq i32 %323, %150
  br i1 %324, label %325, label %340

325:                                              ; preds = %319
  %326 = getelementptr inbounds i8, ptr %322, i64 8
  %327 = load i32, ptr %326, align 4
  %328 = and i32 %327, 16777215
  %329 = icmp eq i32 %328, %144
  br i1 %329, label %330, label %340

330:                                              ; preds = %325
  %331 = getelementptr inbounds i8, ptr %322, i64 12
  %332 = load i16, ptr %331, align 4, !tbaa !145
  %333 = zext i16 %332 to i32
  %334 = icmp ugt i32 %153, %333
  br i1 %334, label %340, label %335

335:                                              ; preds = %330
  %336 = getelementptr inbounds i8, ptr %322, i64 14
  %337 = load i16, ptr %336, align 2, !tbaa !146
  %338 = zext i16 %337 to i32
  %339 = icmp ugt i32 %216, %338
  br i1 %339, label %340, label %442

340:                                              ; preds = %335, %330, %325, %319
  %341 = getelementptr inbounds i8, ptr %322, i64 4
  %342 = load i32, ptr %341, align 4, !tbaa !23
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %415, label %344, !llvm.loop !147

344:                                              ; preds = %340
  %345 = add i32 %342, -1
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %346
  %348 = load i32, ptr %347, align 4, !tbaa !143
  %349 = icmp eq i32 %348, %150
  br i1 %349, label %350, label %365

350:                                              ; preds = %344
  %351 = getelementptr inbounds i8, ptr %347, i64 8
  %352 = load i32, ptr %351, align 4
  %353 = and i32 %352, 16777215
  %354 = icmp eq i32 %353, %144
  br i1 %354, label %355, label %365

355:                                              ; preds = %350
  %356 = getelementptr inbounds i8, ptr %347, i64 12
  %357 = load i16, ptr %356, align 4, !tbaa !145
  %358 = zext i16 %357 to i32
  %359 = icmp ugt i32 %153, %358
  br i1 %359, label %365, label %360

360:                                              ; preds = %355
  %361 = getelementptr inbounds i8, ptr %347, i64 14
  %362 = load i16, ptr %361, align 2, !tbaa !146
  %363 = zext i16 %362 to i32
  %364 = icmp ugt i32 %216, %363
  br i1 %364, label %365, label %442

365:                                              ; preds = %360, %355, %350, %344
  %366 = getelementptr inbounds i8, ptr %347, i64 4
  %367 = load i32, ptr %366, align 4, !tbaa !23
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %415, label %369, !llvm.loop !147

369:                                              ; preds = %365
  %370 = add i32 %367, -1
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %371
  %373 = load i32, ptr %372, align 4, !tbaa !143
  %374 = icmp eq i32 %373, %150
  br i1 %374, label %375, label %390

375:                                              ; preds = %369
  %376 = getelementptr inbounds i8, ptr %372, i64 8
  %377 = load i32, ptr %376, align 4
  %378 = and i32 %377, 16777215
  %379 = icmp eq i32 %378, %144
  br i1 %379, label %380, label %390

380:                                              ; preds = %375
  %381 = getelementptr inbounds i8, ptr %372, i64 12
  %382 = load i16, ptr %381, align 4, !tbaa !145
  %383 = zext i16 %382 to i32
  %384 = icmp ugt i32 %153, %383
  br i1 %384, label %390, label %385

385:                                              ; preds = %380
  %386 = getelementptr inbounds i8, ptr %372, i64 14
  %387 = load i16, ptr %386, align 2, !tbaa !146
  %388 = zext i16 %387 to i32
  %389 = icmp ugt i32 %216, %388
  br i1 %389, label %390, label %442

390:                                              ; preds = %385, %380, %375, %369
  %391 = getelementptr inbounds i8, ptr %372, i64 4
  %392 = load i32, ptr %391, align 4, !tbaa !23
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %415, label %394, !llvm.loop !147

394:                                              ; preds = %390
  %395 = add i32 %392, -1
  %396 = zext i32 %395 to i64
  %397 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %396
  %398 = load i32, ptr %397, align 4, !tbaa !143
  %399 = icmp eq i32 %398, %150
  br i1 %399, label %400, label %415

400:                                              ; preds = %394
  %401 = getelementptr inbounds i8, ptr %397, i64 8
  %402 = load i32, ptr %401, align 4
  %403 = and i32 %402, 16777215
  %404 = icmp eq i32 %403, %144
  br i1 %404, label %405, label %415

405:                                              ; preds = %400
  %406 = getelementptr inbounds i8, ptr %397, i64 12
  %407 = load i16, ptr %406, align 4, !tbaa !145
  %408 = zext i16 %407 to i32
  %409 = icmp ugt i32 %153, %408
  br i1 %409, label %415, label %410

410:                                              ; preds = %405
  %411 = getelementptr inbounds i8, ptr %397, i64 14
  %412 = load i16, ptr %411, align 2, !tbaa !146
  %413 = zext i16 %412 to i32
  %414 = icmp ugt i32 %216, %413
  br i1 %414, label %415, label %442

415:                                              ; preds = %240, %265, %290, %315, %340, %365, %390, %410, %405, %400, %394, %215
  %416 = add i64 %159, 1
  store i64 %416, ptr %158, align 8, !tbaa !99
  %417 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %159
  %418 = getelementptr inbounds i8, ptr %173, i64 7
  %419 = load i8, ptr %418, align 1, !tbaa !29
  %420 = icmp eq i8 %419, 0
  %421 = select i1 %420, i32 16777216, i32 0
  %422 = or disjoint i32 %421, %144
  %423 = trunc i64 %151 to i16
  %424 = trunc i32 %216 to i16
  %425 = getelementptr inbounds i8, ptr %0, i64 24
  %426 = load ptr, ptr %425, align 8, !tbaa !84
  %427 = getelementptr inbounds i8, ptr %426, i64 112
  %428 = load i64, ptr %427, align 8, !tbaa !96
  %429 = trunc i64 %428 to i16
  %430 = lshr i64 %14, 46
  %431 = trunc i64 %430 to i16
  %432 = and i16 %431, 4095
  store i32 %150, ptr %417, align 4, !tbaa !23
  %433 = getelementptr inbounds i8, ptr %417, i64 4
  store i32 %217, ptr %433, align 4, !tbaa !23
  %434 = getelementptr inbounds i8, ptr %417, i64 8
  store i32 %422, ptr %434, align 4, !tbaa !100
  %435 = getelementptr inbounds i8, ptr %417, i64 12
  store i16 %423, ptr %435, align 4, !tbaa !122
  %436 = getelementptr inbounds i8, ptr %417, i64 14
  store i16 %424, ptr %436, align 2, !tbaa !122
  %437 = getelementptr inbounds i8, ptr %417, i64 16
  store i16 %429, ptr %437, align 4, !tbaa !122
  %438 = getelementptr inbounds i8, ptr %417, i64 18
  store i16 %432, ptr %438, align 2, !tbaa !122
  %439 = load i64, ptr %158, align 8, !tbaa !99
  %440 = trunc i64 %439 to i32
  store i32 %440, ptr %168, align 4, !tbaa !34
  %441 = getelementptr inbounds i8, ptr %173, i64 4
  store i8 0, ptr %441, align 2, !tbaa !25
  br label %442

442:                                              ; preds = %235, %260, %285, %310, %335, %360, %385, %410, %415, %157, %143, %139, %132, %83
  %443 = lshr i64 %14, 58
  %444 = trunc nuw nsw i64 %443 to i32
  %445 = and i32 %3, 15
  %446 = and i32 %445, %444
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %571, label %448

448:                                              ; preds = %442
  %449 = and i64 %14, 4611686018427387904
  %450 = icmp eq i64 %449, 0
  br i1 %450, label %455, label %451

451:                                              ; preds = %448
  %452 = getelementptr inbounds i8, ptr %0, i64 48
  %453 = load i32, ptr %452, align 8, !tbaa !88
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %455, label %571

455:                                              ; preds = %451, %448
  %456 = trunc i64 %14 to i32
  %457 = and i32 %456, 16777215
  %458 = getelementptr inbounds i8, ptr %0, i64 60
  %459 = load i32, ptr %458, align 4, !tbaa !91
  %460 = sub i32 %457, %459
  %461 = getelementptr inbounds i8, ptr %0, i64 68
  %462 = load i32, ptr %461, align 4, !tbaa !93
  %463 = icmp ult i32 %460, %462
  br i1 %463, label %464, label %490

464:                                              ; preds = %455
  %465 = load i32, ptr %63, align 4, !tbaa !87
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %473

467:                                              ; preds = %464
  %468 = getelementptr inbounds i8, ptr %0, i64 16
  %469 = load ptr, ptr %468, align 8, !tbaa !83
  %470 = getelementptr inbounds i8, ptr %469, i64 24
  %471 = load i64, ptr %470, align 8, !tbaa !139
  %472 = icmp eq i64 %471, 0
  br i1 %472, label %473, label %490

473:                                              ; preds = %467, %464
  %474 = load i32, ptr %19, align 8, !tbaa !86
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %490

476:                                              ; preds = %473
  %477 = load i64, ptr %6, align 8, !tbaa !98
  %478 = getelementptr inbounds i8, ptr %0, i64 16
  %479 = load ptr, ptr %478, align 8, !tbaa !83
  %480 = getelementptr inbounds i8, ptr %479, i64 90312
  %481 = lshr i64 %477, 46
  %482 = and i64 %481, 4095
  %483 = getelementptr inbounds [4096 x i8], ptr %480, i64 0, i64 %482
  %484 = load i8, ptr %483, align 1, !tbaa !100
  %485 = icmp eq i8 %484, 0
  br i1 %485, label %486, label %571

486:                                              ; preds = %476
  %487 = select i1 %466, i64 %14, i64 %477
  %488 = and i64 %487, 4611686018427387904
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %490, label %571

490:                                              ; preds = %486, %473, %467, %455
  %491 = getelementptr inbounds i8, ptr %0, i64 16
  %492 = load ptr, ptr %491, align 8, !tbaa !83
  %493 = getelementptr inbounds i8, ptr %492, i64 16
  %494 = load i64, ptr %493, align 8, !tbaa !140
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %496, label %508

496:                                              ; preds = %490
  %497 = load i32, ptr %63, align 4, !tbaa !87
  %498 = icmp eq i32 %497, 1
  br i1 %498, label %508, label %499

499:                                              ; preds = %496
  %500 = getelementptr inbounds i8, ptr %0, i64 48
  %501 = load i32, ptr %500, align 8, !tbaa !88
  %502 = icmp ne i32 %501, 0
  %503 = or i1 %450, %502
  br i1 %503, label %507, label %504

504:                                              ; preds = %499
  %505 = load i32, ptr %19, align 8, !tbaa !86
  %506 = icmp eq i32 %505, 1
  br i1 %506, label %571, label %508

507:                                              ; preds = %499
  br i1 %502, label %571, label %508

508:                                              ; preds = %507, %504, %496, %490
  %509 = lshr i64 %14, 30
  %510 = trunc i64 %509 to i32
  %511 = and i32 %510, 65535
  br i1 %463, label %512, label %518

512:                                              ; preds = %508
  %513 = getelementptr inbounds i8, ptr %0, i64 72
  %514 = load i32, ptr %513, align 8, !tbaa !95
  %515 = icmp ult i32 %511, %514
  %516 = icmp eq i32 %511, 65535
  %517 = or i1 %516, %515
  br i1 %517, label %571, label %520

518:                                              ; preds = %508
  %519 = icmp eq i32 %511, 65535
  br i1 %519, label %571, label %520

520:                                              ; preds = %518, %512
  %521 = getelementptr inbounds i8, ptr %492, i64 128
  %522 = load i64, ptr %521, align 8, !tbaa !99
  %523 = icmp eq i64 %522, 4194304
  br i1 %523, label %571, label %524

524:                                              ; preds = %520
  %525 = getelementptr inbounds i8, ptr %0, i64 64
  %526 = load i32, ptr %525, align 8, !tbaa !92
  %527 = icmp eq i32 %457, %526
  br i1 %527, label %528, label %539

528:                                              ; preds = %524
  %529 = icmp sgt i64 %14, -1
  br i1 %529, label %571, label %530

530:                                              ; preds = %528
  %531 = getelementptr inbounds i8, ptr %0, i64 56
  %532 = load i32, ptr %531, align 8, !tbaa !90
  %533 = getelementptr inbounds i8, ptr %492, i64 112
  %534 = load i64, ptr %533, align 8, !tbaa !31
  %535 = inttoptr i64 %534 to ptr
  %536 = zext i32 %532 to i64
  %537 = getelementptr inbounds %struct.KnownGroup, ptr %535, i64 %536
  %538 = load i32, ptr %537, align 4, !tbaa !34
  br label %565

539:                                              ; preds = %524
  %540 = load i32, ptr %63, align 4, !tbaa !87
  %541 = icmp eq i32 %540, 0
  %542 = getelementptr inbounds i8, ptr %0, i64 56
  %543 = load i32, ptr %542, align 8, !tbaa !90
  %544 = getelementptr inbounds i8, ptr %492, i64 112
  %545 = load i64, ptr %544, align 8, !tbaa !31
  %546 = inttoptr i64 %545 to ptr
  %547 = zext i32 %543 to i64
  %548 = getelementptr inbounds %struct.KnownGroup, ptr %546, i64 %547
  %549 = load i32, ptr %548, align 4, !tbaa !34
  %550 = icmp eq i32 %549, 0
  br i1 %541, label %551, label %552

551:                                              ; preds = %539
  br i1 %550, label %568, label %553

552:                                              ; preds = %539
  br i1 %550, label %568, label %561

553:                                              ; preds = %551
  %554 = load i32, ptr %19, align 8, !tbaa !86
  %555 = icmp eq i32 %554, 1
  br i1 %555, label %561, label %556

556:                                              ; preds = %553
  %557 = getelementptr inbounds i8, ptr %0, i64 48
  %558 = load i32, ptr %557, align 8, !tbaa !88
  %559 = icmp eq i32 %558, 0
  %560 = zext i1 %559 to i32
  br label %561

561:                                              ; preds = %556, %553, %552
  %562 = phi i32 [ 0, %553 ], [ 1, %556 ], [ 0, %552 ]
  %563 = phi i32 [ 0, %553 ], [ %560, %556 ], [ 0, %552 ]
  %564 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %14, i32 noundef %562, i32 noundef %563)
  br label %565

565:                                              ; preds = %561, %530
  %566 = phi i32 [ %538, %530 ], [ %564, %561 ]
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %571

568:                                              ; preds = %565, %552, %551
  %569 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %570 = select i1 %450, i32 1, i32 2
  tail call fastcc void @report(ptr noundef nonnull readonly %0, i32 noundef 0, i64 noundef %2, i32 noundef %569, i32 noundef %4, i64 noundef %14, i32 noundef %570)
  br label %571

571:                                              ; preds = %568, %565, %528, %520, %518, %512, %507, %504, %486, %476, %451, %442, %80, %66
  %572 = phi i64 [ 0, %80 ], [ %14, %568 ], [ %14, %565 ], [ %14, %507 ], [ %14, %442 ], [ 0, %66 ], [ %14, %451 ], [ %14, %486 ], [ %14, %476 ], [ %14, %512 ], [ %14, %520 ], [ %14, %518 ], [ %14, %528 ], [ %14, %504 ]
  %573 = phi i64 [ %81, %80 ], [ %81, %568 ], [ %81, %565 ], [ %81, %507 ], [ %81, %442 ], [ %79, %66 ], [ %81, %451 ], [ %81, %486 ], [ %81, %476 ], [ %81, %512 ], [ %81, %520 ], [ %81, %518 ], [ %81, %528 ], [ %81, %504 ]
  %574 = getelementptr inbounds i8, ptr %0, i64 52
  %575 = load i32, ptr %574, align 4, !tbaa !89
  %576 = icmp ne i32 %575, 0
  %577 = icmp ne i64 %573, 0
  %578 = select i1 %576, i1 %577, i1 false
  br i1 %578, label %579, label %592

579:                                              ; preds = %571
  %580 = trunc i64 %573 to i32
  %581 = and i32 %580, 16777215
  %582 = getelementptr inbounds i8, ptr %0, i64 64
  %583 = load i32, ptr %582, align 8, !tbaa !92
  %584 = icmp eq i32 %581, %583
  br i1 %584, label %585, label %592

585:                                              ; preds = %579
  %586 = getelementptr inbounds i8, ptr %0, i64 16
  %587 = load ptr, ptr %586, align 8, !tbaa !83
  %588 = getelementptr inbounds i8, ptr %587, i64 73928
  %589 = lshr i64 %573, 46
  %590 = and i64 %589, 4095
  %591 = getelementptr inbounds [4096 x i32], ptr %588, i64 0, i64 %590
  store i32 1, ptr %591, align 4, !tbaa !23
  br label %592

592:                                              ; preds = %585, %579, %571
  %593 = load i32, ptr %19, align 8, !tbaa !86
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %595, label %659

595:                                              ; preds = %592
  br i1 %577, label %596, label %657

596:                                              ; preds = %595
  %597 = trunc i64 %573 to i32
  %598 = and i32 %597, 16777215
  %599 = getelementptr inbounds i8, ptr %0, i64 64
  %600 = load i32, ptr %599, align 8, !tbaa !92
  %601 = icmp eq i32 %598, %600
  %602 = icmp sgt i64 %573, -1
  %603 = select i1 %601, i1 %602, i1 false
  br i1 %603, label %657, label %604

604:                                              ; preds = %596
  %605 = lshr i64 %573, 30
  %606 = trunc i64 %605 to i32
  %607 = and i32 %606, 65535
  %608 = getelementptr inbounds i8, ptr %0, i64 60
  %609 = load i32, ptr %608, align 4, !tbaa !91
  %610 = sub i32 %598, %609
  %611 = getelementptr inbounds i8, ptr %0, i64 68
  %612 = load i32, ptr %611, align 4, !tbaa !93
  %613 = icmp ult i32 %610, %612
  br i1 %613, label %614, label %620

614:                                              ; preds = %604
  %615 = getelementptr inbounds i8, ptr %0, i64 72
  %616 = load i32, ptr %615, align 8, !tbaa !95
  %617 = icmp ult i32 %607, %616
  %618 = icmp eq i32 %607, 65535
  %619 = or i1 %618, %617
  br i1 %619, label %657, label %622

620:                                              ; preds = %604
  %621 = icmp eq i32 %607, 65535
  br i1 %621, label %657, label %622

622:                                              ; preds = %620, %614
  %623 = getelementptr inbounds i8, ptr %0, i64 16
  %624 = load ptr, ptr %623, align 8, !tbaa !83
  %625 = getelementptr inbounds i8, ptr %624, i64 128
  %626 = load i64, ptr %625, align 8, !tbaa !99
  %627 = icmp eq i64 %626, 4194304
  br i1 %627, label %657, label %628

628:                                              ; preds = %622
  br i1 %601, label %629, label %639

629:                                              ; preds = %628
  br i1 %602, label %657, label %630

630:                                              ; preds = %629
  %631 = getelementptr inbounds i8, ptr %0, i64 56
  %632 = load i32, ptr %631, align 8, !tbaa !90
  %633 = getelementptr inbounds i8, ptr %624, i64 112
  %634 = load i64, ptr %633, align 8, !tbaa !31
  %635 = inttoptr i64 %634 to ptr
  %636 = zext i32 %632 to i64
  %637 = getelementptr inbounds %struct.KnownGroup, ptr %635, i64 %636
  %638 = load i32, ptr %637, align 4, !tbaa !34
  br label %651

639:                                              ; preds = %628
  %640 = getelementptr inbounds i8, ptr %0, i64 56
  %641 = load i32, ptr %640, align 8, !tbaa !90
  %642 = getelementptr inbounds i8, ptr %624, i64 112
  %643 = load i64, ptr %642, align 8, !tbaa !31
  %644 = inttoptr i64 %643 to ptr
  %645 = zext i32 %641 to i64
  %646 = getelementptr inbounds %struct.KnownGroup, ptr %644, i64 %645
  %647 = load i32, ptr %646, align 4, !tbaa !34
  %648 = icmp eq i32 %647, 0
  br i1 %648, label %654, label %649

649:                                              ; preds = %639
  %650 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %573, i32 noundef 0, i32 noundef 0)
  br label %651

651:                                              ; preds = %649, %630
  %652 = phi i32 [ %638, %630 ], [ %650, %649 ]
  %653 = icmp eq i32 %652, 0
  br i1 %653, label %654, label %657

654:                                              ; preds = %651, %639
  %655 = or i64 %11, %573
  %656 = or i64 %655, -9223372036854775808
  br label %657

657:                                              ; preds = %654, %651, %629, %622, %620, %614, %596, %595
  %658 = phi i64 [ %656, %654 ], [ %13, %595 ], [ %13, %651 ], [ %13, %614 ], [ %13, %622 ], [ %13, %620 ], [ %13, %629 ], [ %13, %596 ]
  store i64 %658, ptr %15, align 8, !tbaa !126
  store i64 %572, ptr %1, align 8, !tbaa !124
  br label %766

659:                                              ; preds = %592
  br i1 %577, label %660, label %765

660:                                              ; preds = %659
  %661 = lshr i64 %573, 58
  %662 = trunc nuw nsw i64 %661 to i32
  %663 = and i32 %3, 15
  %664 = and i32 %663, %662
  %665 = icmp eq i32 %664, 0
  br i1 %665, label %765, label %666

666:                                              ; preds = %660
  %667 = and i64 %573, 4611686018427387904
  %668 = icmp ne i64 %667, 0
  br i1 %668, label %669, label %673

669:                                              ; preds = %666
  %670 = getelementptr inbounds i8, ptr %0, i64 48
  %671 = load i32, ptr %670, align 8, !tbaa !88
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %673, label %765

673:                                              ; preds = %669, %666
  %674 = trunc i64 %573 to i32
  %675 = and i32 %674, 16777215
  %676 = getelementptr inbounds i8, ptr %0, i64 60
  %677 = load i32, ptr %676, align 4, !tbaa !91
  %678 = sub i32 %675, %677
  %679 = getelementptr inbounds i8, ptr %0, i64 68
  %680 = load i32, ptr %679, align 4, !tbaa !93
  %681 = icmp ult i32 %678, %680
  br i1 %681, label %685, label %682

682:                                              ; preds = %673
  %683 = getelementptr inbounds i8, ptr %0, i64 16
  %684 = load ptr, ptr %683, align 8, !tbaa !83
  br label %706

685:                                              ; preds = %673
  %686 = load i32, ptr %63, align 4, !tbaa !87
  %687 = icmp eq i32 %686, 0
  %688 = getelementptr inbounds i8, ptr %0, i64 16
  %689 = load ptr, ptr %688, align 8, !tbaa !83
  br i1 %687, label %690, label %694

690:                                              ; preds = %685
  %691 = getelementptr inbounds i8, ptr %689, i64 24
  %692 = load i64, ptr %691, align 8, !tbaa !139
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %694, label %706

694:                                              ; preds = %690, %685
  %695 = getelementptr inbounds i8, ptr %689, i64 90312
  %696 = lshr i64 %573, 46
  %697 = and i64 %696, 4095
  %698 = getelementptr inbounds [4096 x i8], ptr %695, i64 0, i64 %697
  %699 = load i8, ptr %698, align 1, !tbaa !100
  %700 = icmp eq i8 %699, 0
  br i1 %700, label %701, label %765

701:                                              ; preds = %694
  %702 = load i64, ptr %6, align 8, !tbaa !98
  %703 = select i1 %687, i64 %702, i64 %573
  %704 = and i64 %703, 4611686018427387904
  %705 = icmp eq i64 %704, 0
  br i1 %705, label %706, label %765

706:                                              ; preds = %701, %690, %682
  %707 = phi ptr [ %684, %682 ], [ %689, %701 ], [ %689, %690 ]
  %708 = getelementptr inbounds i8, ptr %707, i64 16
  %709 = load i64, ptr %708, align 8, !tbaa !140
  %710 = icmp eq i64 %709, 0
  br i1 %710, label %711, label %717

711:                                              ; preds = %706
  %712 = load i32, ptr %63, align 4, !tbaa !87
  %713 = icmp ne i32 %712, 1
  %714 = icmp eq i32 %593, 1
  %715 = and i1 %714, %713
  %716 = and i1 %668, %715
  br i1 %716, label %765, label %717

717:                                              ; preds = %711, %706
  %718 = lshr i64 %573, 30
  %719 = trunc i64 %718 to i32
  %720 = and i32 %719, 65535
  br i1 %681, label %721, label %727

721:                                              ; preds = %717
  %722 = getelementptr inbounds i8, ptr %0, i64 72
  %723 = load i32, ptr %722, align 8, !tbaa !95
  %724 = icmp ult i32 %720, %723
  %725 = icmp eq i32 %720, 65535
  %726 = or i1 %725, %724
  br i1 %726, label %765, label %729

727:                                              ; preds = %717
  %728 = icmp eq i32 %720, 65535
  br i1 %728, label %765, label %729

729:                                              ; preds = %727, %721
  %730 = getelementptr inbounds i8, ptr %707, i64 128
  %731 = load i64, ptr %730, align 8, !tbaa !99
  %732 = icmp eq i64 %731, 4194304
  br i1 %732, label %765, label %733

733:                                              ; preds = %729
  %734 = getelementptr inbounds i8, ptr %0, i64 64
  %735 = load i32, ptr %734, align 8, !tbaa !92
  %736 = icmp eq i32 %675, %735
  br i1 %736, label %737, label %748

737:                                              ; preds = %733
  %738 = icmp sgt i64 %573, -1
  br i1 %738, label %765, label %739

739:                                              ; preds = %737
  %740 = getelementptr inbounds i8, ptr %0, i64 56
  %741 = load i32, ptr %740, align 8, !tbaa !90
  %742 = getelementptr inbounds i8, ptr %707, i64 112
  %743 = load i64, ptr %742, align 8, !tbaa !31
  %744 = inttoptr i64 %743 to ptr
  %745 = zext i32 %741 to i64
  %746 = getelementptr inbounds %struct.KnownGroup, ptr %744, i64 %745
  %747 = load i32, ptr %746, align 4, !tbaa !34
  br label %760

748:                                              ; preds = %733
  %749 = getelementptr inbounds i8, ptr %0, i64 56
  %750 = load i32, ptr %749, align 8, !tbaa !90
  %751 = getelementptr inbounds i8, ptr %707, i64 112
  %752 = load i64, ptr %751, align 8, !tbaa !31
  %753 = inttoptr i64 %752 to ptr
  %754 = zext i32 %750 to i64
  %755 = getelementptr inbounds %struct.KnownGroup, ptr %753, i64 %754
  %756 = load i32, ptr %755, align 4, !tbaa !34
  %757 = icmp eq i32 %756, 0
  br i1 %757, label %763, label %758

758:                                              ; preds = %748
  %759 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i64 noundef %573, i32 noundef 0, i32 noundef 0)
  br label %760

760:                                              ; preds = %758, %739
  %761 = phi i32 [ %747, %739 ], [ %759, %758 ]
  %762 = icmp eq i32 %761, 0
  br i1 %762, label %763, label %765

763:                                              ; preds = %760, %748
  %764 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  tail call fastcc void @report(ptr noundef nonnull readonly %0, i32 noundef 0, i64 noundef %2, i32 noundef %764, i32 noundef %4, i64 noundef %573, i32 noundef 0)
  br label %765

765:                                              ; preds = %763, %760, %737, %729, %727, %721, %711, %701, %694, %669, %660, %659
  store i64 %13, ptr %1, align 8, !tbaa !124
  store i64 0, ptr %15, align 8, !tbaa !126
  br label %766

766:                                              ; preds = %765, %657, %28, %61, %51
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !83
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !82
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  %13 = load i32, ptr %12, align 8, !tbaa !20
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
  %81 = load i64, ptr %80, align 8, !tbaa !21
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
define internal fastcc noundef i32 @has_acquired(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #5 {
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
  %19 = load i64, ptr %18, align 8, !tbaa !148
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 176
  %22 = load i64, ptr %21, align 8, !tbaa !149
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !149
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
  store i32 %24, ptr %32, align 4, !tbaa !150
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !151
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
  %54 = load i32, ptr %53, align 4, !tbaa !151
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
  %72 = load i16, ptr %71, align 4, !tbaa !152
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !143
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !143
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
  %92 = load i16, ptr %91, align 2, !tbaa !122
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
  %105 = load i16, ptr %104, align 4, !tbaa !145
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
  %115 = load i16, ptr %114, align 2, !tbaa !153
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !150
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !151
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !150
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !151
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
  br i1 %139, label %40, label %61, !llvm.loop !154

140:                                              ; preds = %40, %61, %100, %95, %113, %128
  %141 = phi i32 [ 1, %128 ], [ 1, %113 ], [ 1, %95 ], [ 1, %100 ], [ 1, %61 ], [ 0, %40 ]
  ret i32 %141
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!20 = !{!11, !9, i64 48}
!21 = !{!17, !5, i64 16}
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
!96 = !{!17, !5, i64 112}
!97 = !{!15, !5, i64 192}
!98 = !{!81, !5, i64 80}
!99 = !{!15, !5, i64 128}
!100 = !{!6, !6, i64 0}
!101 = distinct !{!101, !36}
!102 = distinct !{!102, !36}
!103 = !{!17, !5, i64 104}
!104 = !{!15, !5, i64 72}
!105 = !{!15, !5, i64 80}
!106 = !{!15, !5, i64 40}
!107 = !{!15, !5, i64 32}
!108 = distinct !{!108, !36}
!109 = !{!15, !5, i64 48}
!110 = !{!15, !5, i64 56}
!111 = !{!15, !5, i64 64}
!112 = !{!15, !5, i64 88}
!113 = distinct !{!113, !36}
!114 = distinct !{!114, !36}
!115 = !{!26, !27, i64 2}
!116 = !{!15, !5, i64 144}
!117 = !{!15, !5, i64 136}
!118 = !{!33, !9, i64 4}
!119 = !{!120, !9, i64 0}
!120 = !{!"", !9, i64 0, !9, i64 4, !27, i64 8, !27, i64 10}
!121 = !{!120, !27, i64 10}
!122 = !{!27, !27, i64 0}
!123 = !{!11, !5, i64 728}
!124 = !{!125, !5, i64 0}
!125 = !{!"", !5, i64 0, !5, i64 8}
!126 = !{!125, !5, i64 8}
!127 = distinct !{!127, !36}
!128 = distinct !{!128, !36}
!129 = distinct !{!129, !36}
!130 = !{!17, !9, i64 36}
!131 = distinct !{!131, !36}
!132 = !{!68, !69, i64 8}
!133 = !{!68, !9, i64 24}
!134 = distinct !{!134, !36}
!135 = !{!68, !5, i64 16}
!136 = !{!45, !5, i64 32}
!137 = !{!68, !69, i64 0}
!138 = distinct !{!138, !36}
!139 = !{!15, !5, i64 24}
!140 = !{!15, !5, i64 16}
!141 = !{!120, !27, i64 8}
!142 = distinct !{!142, !36}
!143 = !{!144, !9, i64 0}
!144 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !27, i64 12, !27, i64 14, !27, i64 16, !27, i64 18}
!145 = !{!144, !27, i64 12}
!146 = !{!144, !27, i64 14}
!147 = distinct !{!147, !36}
!148 = !{!15, !5, i64 184}
!149 = !{!15, !5, i64 176}
!150 = !{!33, !9, i64 12}
!151 = !{!33, !9, i64 16}
!152 = !{!144, !27, i64 16}
!153 = !{!144, !27, i64 18}
!154 = distinct !{!154, !36}
