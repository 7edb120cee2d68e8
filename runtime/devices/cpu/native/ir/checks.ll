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
  br i1 %319, label %1105, label %320

320:                                              ; preds = %315
  %321 = icmp ult i32 %6, 2
  br i1 %321, label %322, label %631

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
  %340 = icmp eq i32 %5, 1
  %341 = getelementptr inbounds i8, ptr %0, i64 40
  %342 = icmp ugt i32 %4, 32
  %343 = shl nsw i64 -1, %332
  %344 = xor i64 %343, -1
  br label %345

345:                                              ; preds = %322, %627
  %346 = phi i64 [ 0, %322 ], [ %628, %627 ]
  %347 = lshr i64 %316, %346
  %348 = and i64 %347, 65535
  %349 = icmp eq i64 %348, 0
  br i1 %349, label %627, label %350

350:                                              ; preds = %345
  %351 = getelementptr inbounds i64, ptr %2, i64 %346
  %352 = load i64, ptr %351, align 8, !tbaa !42
  %353 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %348)
  %354 = trunc nuw nsw i64 %353 to i32
  %355 = mul i32 %354, %4
  %356 = zext i32 %355 to i64
  br i1 %329, label %357, label %360

357:                                              ; preds = %350
  %358 = load i64, ptr %330, align 8, !tbaa !53
  %359 = load i64, ptr %331, align 8, !tbaa !54
  br label %360

360:                                              ; preds = %357, %350
  %361 = phi i64 [ %358, %357 ], [ 0, %350 ]
  %362 = phi i64 [ %359, %357 ], [ 140737488355328, %350 ]
  %363 = icmp uge i64 %352, %362
  %364 = sub i64 %362, %352
  %365 = icmp ult i64 %364, %356
  %366 = select i1 %363, i1 true, i1 %365
  br i1 %366, label %567, label %367

367:                                              ; preds = %360
  %368 = add i64 %347, 1
  %369 = and i64 %368, %348
  %370 = icmp eq i64 %369, 0
  br i1 %370, label %371, label %567

371:                                              ; preds = %367
  %372 = icmp ult i64 %353, 8
  br i1 %372, label %373, label %392

373:                                              ; preds = %392, %399, %406, %371
  %374 = phi i32 [ 0, %371 ], [ 8, %392 ], [ 16, %399 ], [ 24, %406 ]
  %375 = phi <8 x i64> [ zeroinitializer, %371 ], [ %397, %392 ], [ %404, %399 ], [ %411, %406 ]
  %376 = extractelement <8 x i64> %375, i64 0
  %377 = extractelement <8 x i64> %375, i64 1
  %378 = or i64 %377, %376
  %379 = extractelement <8 x i64> %375, i64 2
  %380 = or i64 %378, %379
  %381 = extractelement <8 x i64> %375, i64 3
  %382 = or i64 %380, %381
  %383 = extractelement <8 x i64> %375, i64 4
  %384 = or i64 %382, %383
  %385 = extractelement <8 x i64> %375, i64 5
  %386 = or i64 %384, %385
  %387 = extractelement <8 x i64> %375, i64 6
  %388 = or i64 %386, %387
  %389 = extractelement <8 x i64> %375, i64 7
  %390 = or i64 %388, %389
  %391 = icmp ult i32 %374, %354
  br i1 %391, label %412, label %478

392:                                              ; preds = %371
  %393 = insertelement <8 x i64> poison, i64 %352, i64 0
  %394 = shufflevector <8 x i64> %393, <8 x i64> poison, <8 x i32> zeroinitializer
  %395 = add <8 x i64> %394, %335
  %396 = load <8 x i64>, ptr %351, align 8
  %397 = xor <8 x i64> %396, %395
  %398 = icmp ult i64 %353, 16
  br i1 %398, label %373, label %399, !llvm.loop !62

399:                                              ; preds = %392
  %400 = add <8 x i64> %395, %339
  %401 = getelementptr inbounds i8, ptr %351, i64 64
  %402 = load <8 x i64>, ptr %401, align 8
  %403 = xor <8 x i64> %402, %400
  %404 = or <8 x i64> %403, %397
  %405 = icmp ult i64 %353, 24
  br i1 %405, label %373, label %406, !llvm.loop !62

406:                                              ; preds = %399
  %407 = add <8 x i64> %400, %339
  %408 = getelementptr inbounds i8, ptr %351, i64 128
  %409 = load <8 x i64>, ptr %408, align 8
  %410 = xor <8 x i64> %409, %407
  %411 = or <8 x i64> %410, %404
  br label %373

412:                                              ; preds = %373
  %413 = zext i32 %374 to i64
  %414 = sub nsw i64 %353, %413
  %415 = and i64 %414, 3
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %432, label %417

417:                                              ; preds = %412, %417
  %418 = phi i64 [ %429, %417 ], [ %413, %412 ]
  %419 = phi i64 [ %428, %417 ], [ %390, %412 ]
  %420 = phi i64 [ %430, %417 ], [ 0, %412 ]
  %421 = getelementptr inbounds i64, ptr %351, i64 %418
  %422 = load i64, ptr %421, align 8, !tbaa !42
  %423 = trunc nuw nsw i64 %418 to i32
  %424 = mul i32 %423, %4
  %425 = zext i32 %424 to i64
  %426 = add i64 %352, %425
  %427 = xor i64 %426, %422
  %428 = or i64 %427, %419
  %429 = add nuw nsw i64 %418, 1
  %430 = add i64 %420, 1
  %431 = icmp eq i64 %430, %415
  br i1 %431, label %432, label %417, !llvm.loop !63

432:                                              ; preds = %417, %412
  %433 = phi i64 [ poison, %412 ], [ %428, %417 ]
  %434 = phi i64 [ %413, %412 ], [ %429, %417 ]
  %435 = phi i64 [ %390, %412 ], [ %428, %417 ]
  %436 = sub nsw i64 %413, %353
  %437 = icmp ugt i64 %436, -4
  br i1 %437, label %478, label %438

438:                                              ; preds = %432, %438
  %439 = phi i64 [ %476, %438 ], [ %434, %432 ]
  %440 = phi i64 [ %475, %438 ], [ %435, %432 ]
  %441 = getelementptr inbounds i64, ptr %351, i64 %439
  %442 = load i64, ptr %441, align 8, !tbaa !42
  %443 = trunc nuw nsw i64 %439 to i32
  %444 = mul i32 %443, %4
  %445 = zext i32 %444 to i64
  %446 = add i64 %352, %445
  %447 = xor i64 %446, %442
  %448 = or i64 %447, %440
  %449 = add nuw nsw i64 %439, 1
  %450 = getelementptr inbounds i64, ptr %351, i64 %449
  %451 = load i64, ptr %450, align 8, !tbaa !42
  %452 = trunc nuw nsw i64 %449 to i32
  %453 = mul i32 %452, %4
  %454 = zext i32 %453 to i64
  %455 = add i64 %352, %454
  %456 = xor i64 %455, %451
  %457 = or i64 %456, %448
  %458 = add nuw nsw i64 %439, 2
  %459 = getelementptr inbounds i64, ptr %351, i64 %458
  %460 = load i64, ptr %459, align 8, !tbaa !42
  %461 = trunc nuw nsw i64 %458 to i32
  %462 = mul i32 %461, %4
  %463 = zext i32 %462 to i64
  %464 = add i64 %352, %463
  %465 = xor i64 %464, %460
  %466 = or i64 %465, %457
  %467 = add nuw nsw i64 %439, 3
  %468 = getelementptr inbounds i64, ptr %351, i64 %467
  %469 = load i64, ptr %468, align 8, !tbaa !42
  %470 = trunc nuw nsw i64 %467 to i32
  %471 = mul i32 %470, %4
  %472 = zext i32 %471 to i64
  %473 = add i64 %352, %472
  %474 = xor i64 %473, %469
  %475 = or i64 %474, %466
  %476 = add nuw nsw i64 %439, 4
  %477 = icmp eq i64 %476, %353
  br i1 %477, label %478, label %438, !llvm.loop !65

478:                                              ; preds = %432, %438, %373
  %479 = phi i64 [ %390, %373 ], [ %433, %432 ], [ %475, %438 ]
  %480 = icmp eq i64 %479, 0
  br i1 %480, label %481, label %567

481:                                              ; preds = %478
  %482 = add i64 %361, %352
  %483 = icmp ugt i32 %355, 32
  %484 = load i64, ptr %317, align 8, !tbaa !61
  %485 = inttoptr i64 %484 to ptr
  br i1 %483, label %486, label %532

486:                                              ; preds = %481
  %487 = and i64 %482, 7
  %488 = add nsw i64 %356, -33
  %489 = icmp ult i64 %488, 32
  br i1 %489, label %514, label %490

490:                                              ; preds = %486
  %491 = lshr i64 %488, 5
  %492 = add nuw nsw i64 %491, 1
  %493 = and i64 %492, 1152921504606846974
  br label %494

494:                                              ; preds = %494, %490
  %495 = phi i64 [ 0, %490 ], [ %509, %494 ]
  %496 = phi i64 [ %356, %490 ], [ %510, %494 ]
  %497 = phi i64 [ %482, %490 ], [ %511, %494 ]
  %498 = phi i64 [ 0, %490 ], [ %512, %494 ]
  %499 = lshr i64 %497, 3
  %500 = getelementptr inbounds i8, ptr %485, i64 %499
  %501 = load i64, ptr %500, align 1
  %502 = add i64 %497, 32
  %503 = lshr i64 %502, 3
  %504 = getelementptr inbounds i8, ptr %485, i64 %503
  %505 = load i64, ptr %504, align 1
  %506 = or i64 %501, %505
  %507 = lshr i64 %506, %487
  %508 = and i64 %507, 4294967295
  %509 = or i64 %508, %495
  %510 = add nsw i64 %496, -64
  %511 = add i64 %497, 64
  %512 = add i64 %498, 2
  %513 = icmp eq i64 %512, %493
  br i1 %513, label %514, label %494, !llvm.loop !66

514:                                              ; preds = %494, %486
  %515 = phi i64 [ poison, %486 ], [ %509, %494 ]
  %516 = phi i64 [ poison, %486 ], [ %510, %494 ]
  %517 = phi i64 [ poison, %486 ], [ %511, %494 ]
  %518 = phi i64 [ 0, %486 ], [ %509, %494 ]
  %519 = phi i64 [ %356, %486 ], [ %510, %494 ]
  %520 = phi i64 [ %482, %486 ], [ %511, %494 ]
  %521 = and i64 %488, 32
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %523, label %532

523:                                              ; preds = %514
  %524 = lshr i64 %520, 3
  %525 = getelementptr inbounds i8, ptr %485, i64 %524
  %526 = load i64, ptr %525, align 1
  %527 = lshr i64 %526, %487
  %528 = and i64 %527, 4294967295
  %529 = or i64 %528, %518
  %530 = add nsw i64 %519, -32
  %531 = add i64 %520, 32
  br label %532

532:                                              ; preds = %523, %514, %481
  %533 = phi i64 [ %482, %481 ], [ %517, %514 ], [ %531, %523 ]
  %534 = phi i64 [ %356, %481 ], [ %516, %514 ], [ %530, %523 ]
  %535 = phi i64 [ 0, %481 ], [ %515, %514 ], [ %529, %523 ]
  %536 = lshr i64 %533, 3
  %537 = getelementptr inbounds i8, ptr %485, i64 %536
  %538 = load i64, ptr %537, align 1
  %539 = and i64 %533, 7
  %540 = lshr i64 %538, %539
  %541 = shl nsw i64 -1, %534
  %542 = xor i64 %541, -1
  %543 = and i64 %540, %542
  %544 = or i64 %543, %535
  %545 = icmp eq i64 %544, 0
  br i1 %545, label %627, label %546

546:                                              ; preds = %532
  br i1 %340, label %547, label %567

547:                                              ; preds = %546
  %548 = icmp eq i32 %355, 0
  br i1 %548, label %627, label %549

549:                                              ; preds = %547, %549
  %550 = phi i64 [ %565, %549 ], [ %482, %547 ]
  %551 = phi i64 [ %564, %549 ], [ %356, %547 ]
  %552 = load i64, ptr %317, align 8, !tbaa !61
  %553 = inttoptr i64 %552 to ptr
  %554 = lshr i64 %550, 3
  %555 = getelementptr inbounds i8, ptr %553, i64 %554
  %556 = tail call i64 @llvm.umin.i64(i64 %551, i64 56)
  %557 = load i64, ptr %555, align 1
  %558 = shl nsw i64 -1, %556
  %559 = xor i64 %558, -1
  %560 = and i64 %550, 7
  %561 = shl nuw nsw i64 %559, %560
  %562 = xor i64 %561, -1
  %563 = and i64 %557, %562
  store i64 %563, ptr %555, align 1
  %564 = sub i64 %551, %556
  %565 = add i64 %556, %550
  %566 = icmp eq i64 %564, 0
  br i1 %566, label %627, label %549, !llvm.loop !67

567:                                              ; preds = %478, %360, %546, %367
  %568 = trunc nuw nsw i64 %346 to i32
  br label %569

569:                                              ; preds = %567, %623
  %570 = phi i64 [ %348, %567 ], [ %625, %623 ]
  %571 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %570, i1 true)
  %572 = trunc nuw nsw i64 %571 to i32
  %573 = add nuw nsw i32 %568, %572
  %574 = zext nneg i32 %573 to i64
  %575 = getelementptr inbounds i64, ptr %2, i64 %574
  %576 = load i64, ptr %575, align 8, !tbaa !42
  switch i32 %6, label %605 [
    i32 0, label %604
    i32 3, label %577
    i32 4, label %589
    i32 1, label %593
  ]

577:                                              ; preds = %569
  %578 = lshr i64 %576, 32
  %579 = load i64, ptr %341, align 8, !tbaa !52
  %580 = icmp eq i64 %578, %579
  br i1 %580, label %603, label %581

581:                                              ; preds = %577
  %582 = load i64, ptr %330, align 8, !tbaa !53
  %583 = sub i64 %576, %582
  %584 = load i64, ptr %331, align 8, !tbaa !54
  %585 = icmp ult i64 %583, %584
  br i1 %585, label %586, label %604

586:                                              ; preds = %581
  %587 = sub i64 %584, %583
  %588 = icmp ult i64 %587, %332
  br i1 %588, label %603, label %599

589:                                              ; preds = %569
  %590 = lshr i64 %576, 62
  %591 = trunc nuw nsw i64 %590 to i32
  %592 = and i32 %591, 2
  br label %605

593:                                              ; preds = %569
  %594 = add i64 %576, %332
  %595 = load i64, ptr %331, align 8, !tbaa !54
  %596 = icmp ugt i64 %594, %595
  br i1 %596, label %603, label %597

597:                                              ; preds = %593
  %598 = load i64, ptr %330, align 8, !tbaa !53
  br label %599

599:                                              ; preds = %597, %586
  %600 = phi i64 [ %582, %586 ], [ %598, %597 ]
  %601 = phi i64 [ %583, %586 ], [ %576, %597 ]
  store i32 1, ptr %326, align 4, !tbaa !68
  %602 = add i64 %600, %601
  br label %608

603:                                              ; preds = %593, %586, %577
  store i32 2, ptr %326, align 4, !tbaa !68
  br label %623

604:                                              ; preds = %581, %569
  store i32 0, ptr %326, align 4, !tbaa !68
  br label %608

605:                                              ; preds = %569, %589
  %606 = phi i32 [ %592, %589 ], [ %6, %569 ]
  store i32 %606, ptr %326, align 4, !tbaa !68
  %607 = icmp eq i32 %606, 2
  br i1 %607, label %623, label %608

608:                                              ; preds = %604, %599, %605
  %609 = phi i64 [ %602, %599 ], [ %576, %605 ], [ %576, %604 ]
  %610 = icmp ult i64 %609, 140737488355328
  br i1 %610, label %611, label %623

611:                                              ; preds = %608
  br i1 %342, label %622, label %612

612:                                              ; preds = %611
  %613 = load i64, ptr %317, align 8, !tbaa !61
  %614 = inttoptr i64 %613 to ptr
  %615 = lshr i64 %609, 3
  %616 = getelementptr inbounds i8, ptr %614, i64 %615
  %617 = load i64, ptr %616, align 1
  %618 = and i64 %609, 7
  %619 = lshr i64 %617, %618
  %620 = and i64 %619, %344
  %621 = icmp eq i64 %620, 0
  br i1 %621, label %623, label %622

622:                                              ; preds = %612, %611
  call fastcc void @look_for_undefined(ptr noundef nonnull %11, i64 noundef %609, i32 noundef %573)
  br label %623

623:                                              ; preds = %603, %622, %612, %608, %605
  %624 = add nsw i64 %570, -1
  %625 = and i64 %624, %570
  %626 = icmp eq i64 %625, 0
  br i1 %626, label %627, label %569, !llvm.loop !71

627:                                              ; preds = %549, %623, %547, %532, %345
  %628 = add nuw nsw i64 %346, 16
  %629 = icmp ult i64 %346, 48
  br i1 %629, label %345, label %630, !llvm.loop !72

630:                                              ; preds = %627
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %1105

631:                                              ; preds = %320
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12)
  store ptr %0, ptr %12, align 8
  %632 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %23, ptr %632, align 8
  %633 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %1, ptr %633, align 8
  %634 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 %5, ptr %634, align 8
  %635 = getelementptr inbounds i8, ptr %12, i64 28
  store i32 %6, ptr %635, align 4
  %636 = getelementptr inbounds i8, ptr %12, i64 32
  store i32 %4, ptr %636, align 8
  %637 = getelementptr inbounds i8, ptr %12, i64 36
  store i32 %7, ptr %637, align 4
  %638 = getelementptr inbounds i8, ptr %0, i64 40
  %639 = zext i32 %4 to i64
  %640 = getelementptr inbounds i8, ptr %0, i64 32
  %641 = getelementptr inbounds i8, ptr %0, i64 160
  %642 = icmp eq i32 %4, 0
  %643 = getelementptr inbounds i8, ptr %0, i64 24
  %644 = icmp eq i32 %5, 1
  %645 = icmp eq i32 %7, 4
  %646 = and i1 %156, %645
  %647 = insertelement <8 x i64> poison, i64 %639, i64 0
  %648 = shufflevector <8 x i64> %647, <8 x i64> poison, <8 x i32> zeroinitializer
  %649 = mul nuw nsw <8 x i64> %648, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %650 = shl i32 %4, 3
  %651 = zext i32 %650 to i64
  %652 = insertelement <8 x i64> poison, i64 %651, i64 0
  %653 = shufflevector <8 x i64> %652, <8 x i64> poison, <8 x i32> zeroinitializer
  %654 = getelementptr inbounds i8, ptr %0, i64 16
  %655 = getelementptr inbounds i8, ptr %0, i64 8
  %656 = icmp ugt i32 %4, 32
  %657 = shl nsw i64 -1, %639
  %658 = xor i64 %657, -1
  %659 = getelementptr inbounds i8, ptr %10, i64 32
  %660 = getelementptr inbounds i8, ptr %10, i64 8
  %661 = getelementptr inbounds i8, ptr %10, i64 36
  br label %662

662:                                              ; preds = %631, %1101
  %663 = phi i64 [ 0, %631 ], [ %1102, %1101 ]
  %664 = lshr i64 %3, %663
  %665 = and i64 %664, 65535
  %666 = trunc i64 %664 to i16
  switch i16 %666, label %773 [
    i16 0, label %1101
    i16 -1, label %667
  ]

667:                                              ; preds = %662
  %668 = getelementptr inbounds i64, ptr %2, i64 %663
  %669 = load i64, ptr %668, align 8
  %670 = and i64 %669, 4294967295
  switch i32 %6, label %773 [
    i32 2, label %677
    i32 4, label %671
    i32 3, label %673
  ]

671:                                              ; preds = %667
  %672 = icmp sgt i64 %669, -1
  br i1 %672, label %795, label %677

673:                                              ; preds = %667
  %674 = lshr i64 %669, 32
  %675 = load i64, ptr %638, align 8, !tbaa !52
  %676 = icmp eq i64 %674, %675
  br i1 %676, label %677, label %782

677:                                              ; preds = %673, %671, %667
  %678 = add nuw nsw i64 %670, %639
  %679 = load i64, ptr %640, align 8, !tbaa !73
  %680 = icmp ugt i64 %678, %679
  br i1 %680, label %773, label %681

681:                                              ; preds = %677
  %682 = load i32, ptr %641, align 8, !tbaa !74
  %683 = zext i32 %682 to i64
  %684 = or i64 %669, %639
  %685 = and i64 %684, 3
  %686 = icmp eq i64 %685, 0
  br i1 %686, label %687, label %773

687:                                              ; preds = %681
  %688 = getelementptr inbounds i8, ptr %668, i64 64
  %689 = load i64, ptr %688, align 8
  %690 = getelementptr inbounds i8, ptr %668, i64 8
  %691 = load i64, ptr %690, align 8
  %692 = getelementptr inbounds i8, ptr %668, i64 72
  %693 = load i64, ptr %692, align 8
  %694 = getelementptr inbounds i8, ptr %668, i64 16
  %695 = load i64, ptr %694, align 8
  %696 = getelementptr inbounds i8, ptr %668, i64 80
  %697 = load i64, ptr %696, align 8
  %698 = getelementptr inbounds i8, ptr %668, i64 24
  %699 = load i64, ptr %698, align 8
  %700 = getelementptr inbounds i8, ptr %668, i64 88
  %701 = load i64, ptr %700, align 8
  %702 = getelementptr inbounds i8, ptr %668, i64 32
  %703 = load i64, ptr %702, align 8
  %704 = getelementptr inbounds i8, ptr %668, i64 96
  %705 = load i64, ptr %704, align 8
  %706 = getelementptr inbounds i8, ptr %668, i64 40
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr inbounds i8, ptr %668, i64 104
  %709 = load i64, ptr %708, align 8
  %710 = getelementptr inbounds i8, ptr %668, i64 48
  %711 = load i64, ptr %710, align 8
  %712 = getelementptr inbounds i8, ptr %668, i64 112
  %713 = load i64, ptr %712, align 8
  %714 = getelementptr inbounds i8, ptr %668, i64 56
  %715 = load i64, ptr %714, align 8
  %716 = getelementptr inbounds i8, ptr %668, i64 120
  %717 = load i64, ptr %716, align 8
  %718 = icmp eq i64 %689, %669
  %719 = icmp eq i64 %693, %669
  %720 = and i1 %718, %719
  %721 = icmp eq i64 %691, %669
  %722 = and i1 %721, %720
  %723 = icmp eq i64 %697, %669
  %724 = and i1 %723, %722
  %725 = icmp eq i64 %695, %669
  %726 = and i1 %725, %724
  %727 = icmp eq i64 %701, %669
  %728 = and i1 %727, %726
  %729 = icmp eq i64 %699, %669
  %730 = and i1 %729, %728
  %731 = icmp eq i64 %705, %669
  %732 = and i1 %731, %730
  %733 = icmp eq i64 %703, %669
  %734 = and i1 %733, %732
  %735 = icmp eq i64 %709, %669
  %736 = and i1 %735, %734
  %737 = icmp eq i64 %707, %669
  %738 = and i1 %737, %736
  %739 = icmp eq i64 %713, %669
  %740 = and i1 %739, %738
  %741 = icmp eq i64 %711, %669
  %742 = and i1 %741, %740
  %743 = icmp eq i64 %717, %669
  %744 = and i1 %743, %742
  %745 = icmp eq i64 %715, %669
  %746 = and i1 %745, %744
  br i1 %746, label %747, label %773

747:                                              ; preds = %687
  br i1 %642, label %1101, label %748

748:                                              ; preds = %747
  %749 = shl nuw nsw i64 %663, 2
  br label %753

750:                                              ; preds = %768
  %751 = icmp eq i64 %770, 0
  %752 = or i1 %646, %751
  br i1 %752, label %1101, label %773

753:                                              ; preds = %768, %748
  %754 = phi i64 [ 0, %748 ], [ %771, %768 ]
  %755 = phi i64 [ 0, %748 ], [ %770, %768 ]
  %756 = load i64, ptr %317, align 8, !tbaa !61
  %757 = inttoptr i64 %756 to ptr
  %758 = load i64, ptr %643, align 8, !tbaa !75
  %759 = add nuw nsw i64 %754, %670
  %760 = mul i64 %759, %683
  %761 = add i64 %760, %749
  %762 = add i64 %761, %758
  %763 = lshr i64 %762, 3
  %764 = getelementptr inbounds i8, ptr %757, i64 %763
  br i1 %644, label %767, label %765

765:                                              ; preds = %753
  %766 = load i64, ptr %764, align 8, !tbaa !42
  br label %768

767:                                              ; preds = %753
  store i64 0, ptr %764, align 8, !tbaa !42
  br label %768

768:                                              ; preds = %767, %765
  %769 = phi i64 [ %766, %765 ], [ 0, %767 ]
  %770 = or i64 %769, %755
  %771 = add nuw nsw i64 %754, 4
  %772 = icmp ult i64 %771, %639
  br i1 %772, label %753, label %750, !llvm.loop !76

773:                                              ; preds = %750, %662, %677, %667, %681, %687
  %774 = getelementptr inbounds i64, ptr %2, i64 %663
  %775 = load i64, ptr %774, align 8, !tbaa !42
  %776 = and i64 %775, 4294967295
  switch i32 %6, label %795 [
    i32 2, label %789
    i32 4, label %780
    i32 3, label %777
  ]

777:                                              ; preds = %773
  %778 = load i64, ptr %638, align 8, !tbaa !52
  %779 = lshr i64 %775, 32
  br label %782

780:                                              ; preds = %773
  %781 = icmp sgt i64 %775, -1
  br i1 %781, label %795, label %789

782:                                              ; preds = %673, %777
  %783 = phi i64 [ %779, %777 ], [ %674, %673 ]
  %784 = phi i64 [ %778, %777 ], [ %675, %673 ]
  %785 = phi i64 [ %776, %777 ], [ %670, %673 ]
  %786 = phi i64 [ %775, %777 ], [ %669, %673 ]
  %787 = phi ptr [ %774, %777 ], [ %668, %673 ]
  %788 = icmp eq i64 %783, %784
  br i1 %788, label %789, label %795

789:                                              ; preds = %782, %780, %773
  %790 = phi i64 [ %785, %782 ], [ %776, %780 ], [ %776, %773 ]
  %791 = phi i64 [ %786, %782 ], [ %775, %780 ], [ %775, %773 ]
  %792 = phi ptr [ %787, %782 ], [ %774, %780 ], [ %774, %773 ]
  %793 = load i64, ptr %640, align 8, !tbaa !73
  %794 = icmp ugt i64 %790, %793
  br i1 %794, label %795, label %1005

795:                                              ; preds = %773, %789, %780, %782, %671
  %796 = phi i64 [ %775, %780 ], [ %786, %782 ], [ %791, %789 ], [ %669, %671 ], [ %775, %773 ]
  %797 = phi ptr [ %774, %780 ], [ %787, %782 ], [ %792, %789 ], [ %668, %671 ], [ %774, %773 ]
  %798 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %665)
  %799 = trunc nuw nsw i64 %798 to i32
  %800 = mul i32 %799, %4
  %801 = zext i32 %800 to i64
  %802 = icmp ugt i64 %796, 140737488355327
  %803 = sub i64 140737488355328, %796
  %804 = icmp ult i64 %803, %801
  %805 = select i1 %802, i1 true, i1 %804
  br i1 %805, label %1005, label %806

806:                                              ; preds = %795
  %807 = add i64 %664, 1
  %808 = and i64 %807, %665
  %809 = icmp eq i64 %808, 0
  br i1 %809, label %810, label %1005

810:                                              ; preds = %806
  %811 = icmp ult i64 %798, 8
  br i1 %811, label %812, label %831

812:                                              ; preds = %831, %838, %845, %810
  %813 = phi i32 [ 0, %810 ], [ 8, %831 ], [ 16, %838 ], [ 24, %845 ]
  %814 = phi <8 x i64> [ zeroinitializer, %810 ], [ %836, %831 ], [ %843, %838 ], [ %850, %845 ]
  %815 = extractelement <8 x i64> %814, i64 0
  %816 = extractelement <8 x i64> %814, i64 1
  %817 = or i64 %816, %815
  %818 = extractelement <8 x i64> %814, i64 2
  %819 = or i64 %817, %818
  %820 = extractelement <8 x i64> %814, i64 3
  %821 = or i64 %819, %820
  %822 = extractelement <8 x i64> %814, i64 4
  %823 = or i64 %821, %822
  %824 = extractelement <8 x i64> %814, i64 5
  %825 = or i64 %823, %824
  %826 = extractelement <8 x i64> %814, i64 6
  %827 = or i64 %825, %826
  %828 = extractelement <8 x i64> %814, i64 7
  %829 = or i64 %827, %828
  %830 = icmp ult i32 %813, %799
  br i1 %830, label %851, label %917

831:                                              ; preds = %810
  %832 = insertelement <8 x i64> poison, i64 %796, i64 0
  %833 = shufflevector <8 x i64> %832, <8 x i64> poison, <8 x i32> zeroinitializer
  %834 = add nuw nsw <8 x i64> %833, %649
  %835 = load <8 x i64>, ptr %797, align 8
  %836 = xor <8 x i64> %835, %834
  %837 = icmp ult i64 %798, 16
  br i1 %837, label %812, label %838, !llvm.loop !62

838:                                              ; preds = %831
  %839 = add nuw nsw <8 x i64> %834, %653
  %840 = getelementptr inbounds i8, ptr %797, i64 64
  %841 = load <8 x i64>, ptr %840, align 8
  %842 = xor <8 x i64> %841, %839
  %843 = or <8 x i64> %842, %836
  %844 = icmp ult i64 %798, 24
  br i1 %844, label %812, label %845, !llvm.loop !62

845:                                              ; preds = %838
  %846 = add nuw nsw <8 x i64> %839, %653
  %847 = getelementptr inbounds i8, ptr %797, i64 128
  %848 = load <8 x i64>, ptr %847, align 8
  %849 = xor <8 x i64> %848, %846
  %850 = or <8 x i64> %849, %843
  br label %812

851:                                              ; preds = %812
  %852 = zext i32 %813 to i64
  %853 = sub nsw i64 %798, %852
  %854 = and i64 %853, 3
  %855 = icmp eq i64 %854, 0
  br i1 %855, label %871, label %856

856:                                              ; preds = %851, %856
  %857 = phi i64 [ %868, %856 ], [ %852, %851 ]
  %858 = phi i64 [ %867, %856 ], [ %829, %851 ]
  %859 = phi i64 [ %869, %856 ], [ 0, %851 ]
  %860 = getelementptr inbounds i64, ptr %797, i64 %857
  %861 = load i64, ptr %860, align 8, !tbaa !42
  %862 = trunc nuw nsw i64 %857 to i32
  %863 = mul i32 %862, %4
  %864 = zext i32 %863 to i64
  %865 = add nuw nsw i64 %796, %864
  %866 = xor i64 %865, %861
  %867 = or i64 %866, %858
  %868 = add nuw nsw i64 %857, 1
  %869 = add i64 %859, 1
  %870 = icmp eq i64 %869, %854
  br i1 %870, label %871, label %856, !llvm.loop !77

871:                                              ; preds = %856, %851
  %872 = phi i64 [ poison, %851 ], [ %867, %856 ]
  %873 = phi i64 [ %852, %851 ], [ %868, %856 ]
  %874 = phi i64 [ %829, %851 ], [ %867, %856 ]
  %875 = sub nsw i64 %852, %798
  %876 = icmp ugt i64 %875, -4
  br i1 %876, label %917, label %877

877:                                              ; preds = %871, %877
  %878 = phi i64 [ %915, %877 ], [ %873, %871 ]
  %879 = phi i64 [ %914, %877 ], [ %874, %871 ]
  %880 = getelementptr inbounds i64, ptr %797, i64 %878
  %881 = load i64, ptr %880, align 8, !tbaa !42
  %882 = trunc nuw nsw i64 %878 to i32
  %883 = mul i32 %882, %4
  %884 = zext i32 %883 to i64
  %885 = add nuw nsw i64 %796, %884
  %886 = xor i64 %885, %881
  %887 = or i64 %886, %879
  %888 = add nuw nsw i64 %878, 1
  %889 = getelementptr inbounds i64, ptr %797, i64 %888
  %890 = load i64, ptr %889, align 8, !tbaa !42
  %891 = trunc nuw nsw i64 %888 to i32
  %892 = mul i32 %891, %4
  %893 = zext i32 %892 to i64
  %894 = add nuw nsw i64 %796, %893
  %895 = xor i64 %894, %890
  %896 = or i64 %895, %887
  %897 = add nuw nsw i64 %878, 2
  %898 = getelementptr inbounds i64, ptr %797, i64 %897
  %899 = load i64, ptr %898, align 8, !tbaa !42
  %900 = trunc nuw nsw i64 %897 to i32
  %901 = mul i32 %900, %4
  %902 = zext i32 %901 to i64
  %903 = add nuw nsw i64 %796, %902
  %904 = xor i64 %903, %899
  %905 = or i64 %904, %896
  %906 = add nuw nsw i64 %878, 3
  %907 = getelementptr inbounds i64, ptr %797, i64 %906
  %908 = load i64, ptr %907, align 8, !tbaa !42
  %909 = trunc nuw nsw i64 %906 to i32
  %910 = mul i32 %909, %4
  %911 = zext i32 %910 to i64
  %912 = add nuw nsw i64 %796, %911
  %913 = xor i64 %912, %908
  %914 = or i64 %913, %905
  %915 = add nuw nsw i64 %878, 4
  %916 = icmp eq i64 %915, %798
  br i1 %916, label %917, label %877, !llvm.loop !65

917:                                              ; preds = %871, %877, %812
  %918 = phi i64 [ %829, %812 ], [ %872, %871 ], [ %914, %877 ]
  %919 = icmp eq i64 %918, 0
  br i1 %919, label %920, label %1005

920:                                              ; preds = %917
  %921 = icmp ugt i32 %800, 32
  %922 = load i64, ptr %317, align 8, !tbaa !61
  %923 = inttoptr i64 %922 to ptr
  br i1 %921, label %924, label %970

924:                                              ; preds = %920
  %925 = and i64 %796, 7
  %926 = add nsw i64 %801, -33
  %927 = icmp ult i64 %926, 32
  br i1 %927, label %952, label %928

928:                                              ; preds = %924
  %929 = lshr i64 %926, 5
  %930 = add nuw nsw i64 %929, 1
  %931 = and i64 %930, 1152921504606846974
  br label %932

932:                                              ; preds = %932, %928
  %933 = phi i64 [ 0, %928 ], [ %947, %932 ]
  %934 = phi i64 [ %801, %928 ], [ %948, %932 ]
  %935 = phi i64 [ %796, %928 ], [ %949, %932 ]
  %936 = phi i64 [ 0, %928 ], [ %950, %932 ]
  %937 = lshr i64 %935, 3
  %938 = getelementptr inbounds i8, ptr %923, i64 %937
  %939 = load i64, ptr %938, align 1
  %940 = add i64 %935, 32
  %941 = lshr i64 %940, 3
  %942 = getelementptr inbounds i8, ptr %923, i64 %941
  %943 = load i64, ptr %942, align 1
  %944 = or i64 %939, %943
  %945 = lshr i64 %944, %925
  %946 = and i64 %945, 4294967295
  %947 = or i64 %946, %933
  %948 = add nsw i64 %934, -64
  %949 = add i64 %935, 64
  %950 = add i64 %936, 2
  %951 = icmp eq i64 %950, %931
  br i1 %951, label %952, label %932, !llvm.loop !66

952:                                              ; preds = %932, %924
  %953 = phi i64 [ poison, %924 ], [ %947, %932 ]
  %954 = phi i64 [ poison, %924 ], [ %948, %932 ]
  %955 = phi i64 [ poison, %924 ], [ %949, %932 ]
  %956 = phi i64 [ 0, %924 ], [ %947, %932 ]
  %957 = phi i64 [ %801, %924 ], [ %948, %932 ]
  %958 = phi i64 [ %796, %924 ], [ %949, %932 ]
  %959 = and i64 %926, 32
  %960 = icmp eq i64 %959, 0
  br i1 %960, label %961, label %970

961:                                              ; preds = %952
  %962 = lshr i64 %958, 3
  %963 = getelementptr inbounds i8, ptr %923, i64 %962
  %964 = load i64, ptr %963, align 1
  %965 = lshr i64 %964, %925
  %966 = and i64 %965, 4294967295
  %967 = or i64 %966, %956
  %968 = add nsw i64 %957, -32
  %969 = add i64 %958, 32
  br label %970

970:                                              ; preds = %961, %952, %920
  %971 = phi i64 [ %796, %920 ], [ %955, %952 ], [ %969, %961 ]
  %972 = phi i64 [ %801, %920 ], [ %954, %952 ], [ %968, %961 ]
  %973 = phi i64 [ 0, %920 ], [ %953, %952 ], [ %967, %961 ]
  %974 = lshr i64 %971, 3
  %975 = getelementptr inbounds i8, ptr %923, i64 %974
  %976 = load i64, ptr %975, align 1
  %977 = and i64 %971, 7
  %978 = lshr i64 %976, %977
  %979 = shl nsw i64 -1, %972
  %980 = xor i64 %979, -1
  %981 = and i64 %978, %980
  %982 = or i64 %981, %973
  %983 = icmp eq i64 %982, 0
  br i1 %983, label %1101, label %984

984:                                              ; preds = %970
  br i1 %644, label %985, label %1005

985:                                              ; preds = %984
  %986 = icmp eq i32 %800, 0
  br i1 %986, label %1101, label %987

987:                                              ; preds = %985, %987
  %988 = phi i64 [ %1003, %987 ], [ %796, %985 ]
  %989 = phi i64 [ %1002, %987 ], [ %801, %985 ]
  %990 = load i64, ptr %317, align 8, !tbaa !61
  %991 = inttoptr i64 %990 to ptr
  %992 = lshr i64 %988, 3
  %993 = getelementptr inbounds i8, ptr %991, i64 %992
  %994 = tail call i64 @llvm.umin.i64(i64 %989, i64 56)
  %995 = load i64, ptr %993, align 1
  %996 = shl nsw i64 -1, %994
  %997 = xor i64 %996, -1
  %998 = and i64 %988, 7
  %999 = shl nuw nsw i64 %997, %998
  %1000 = xor i64 %999, -1
  %1001 = and i64 %995, %1000
  store i64 %1001, ptr %993, align 1
  %1002 = sub i64 %989, %994
  %1003 = add i64 %994, %988
  %1004 = icmp eq i64 %1002, 0
  br i1 %1004, label %1101, label %987, !llvm.loop !67

1005:                                             ; preds = %806, %984, %795, %917, %789
  %1006 = icmp eq i64 %665, 0
  br i1 %1006, label %1101, label %1007

1007:                                             ; preds = %1005
  %1008 = trunc nuw nsw i64 %663 to i32
  br label %1009

1009:                                             ; preds = %1007, %1097
  %1010 = phi i64 [ %1099, %1097 ], [ %665, %1007 ]
  %1011 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1010, i1 true)
  %1012 = trunc nuw nsw i64 %1011 to i32
  %1013 = add nuw nsw i32 %1008, %1012
  %1014 = zext nneg i32 %1013 to i64
  %1015 = getelementptr inbounds i64, ptr %2, i64 %1014
  %1016 = load i64, ptr %1015, align 8, !tbaa !42
  switch i32 %6, label %1045 [
    i32 0, label %1044
    i32 3, label %1017
    i32 4, label %1029
    i32 1, label %1033
  ]

1017:                                             ; preds = %1009
  %1018 = lshr i64 %1016, 32
  %1019 = load i64, ptr %638, align 8, !tbaa !52
  %1020 = icmp eq i64 %1018, %1019
  br i1 %1020, label %1043, label %1021

1021:                                             ; preds = %1017
  %1022 = load i64, ptr %655, align 8, !tbaa !53
  %1023 = sub i64 %1016, %1022
  %1024 = load i64, ptr %654, align 8, !tbaa !54
  %1025 = icmp ult i64 %1023, %1024
  br i1 %1025, label %1026, label %1044

1026:                                             ; preds = %1021
  %1027 = sub i64 %1024, %1023
  %1028 = icmp ult i64 %1027, %639
  br i1 %1028, label %1043, label %1039

1029:                                             ; preds = %1009
  %1030 = lshr i64 %1016, 62
  %1031 = trunc nuw nsw i64 %1030 to i32
  %1032 = and i32 %1031, 2
  br label %1045

1033:                                             ; preds = %1009
  %1034 = add i64 %1016, %639
  %1035 = load i64, ptr %654, align 8, !tbaa !54
  %1036 = icmp ugt i64 %1034, %1035
  br i1 %1036, label %1043, label %1037

1037:                                             ; preds = %1033
  %1038 = load i64, ptr %655, align 8, !tbaa !53
  br label %1039

1039:                                             ; preds = %1037, %1026
  %1040 = phi i64 [ %1022, %1026 ], [ %1038, %1037 ]
  %1041 = phi i64 [ %1023, %1026 ], [ %1016, %1037 ]
  store i32 1, ptr %635, align 4, !tbaa !68
  %1042 = add i64 %1040, %1041
  br label %1082

1043:                                             ; preds = %1033, %1026, %1017
  store i32 2, ptr %635, align 4, !tbaa !68
  br label %1048

1044:                                             ; preds = %1021, %1009
  store i32 0, ptr %635, align 4, !tbaa !68
  br label %1082

1045:                                             ; preds = %1009, %1029
  %1046 = phi i32 [ %1032, %1029 ], [ %6, %1009 ]
  store i32 %1046, ptr %635, align 4, !tbaa !68
  %1047 = icmp eq i32 %1046, 2
  br i1 %1047, label %1048, label %1082

1048:                                             ; preds = %1043, %1045
  %1049 = and i64 %1016, 4294967295
  switch i32 %6, label %1097 [
    i32 2, label %1056
    i32 4, label %1050
    i32 3, label %1052
  ]

1050:                                             ; preds = %1048
  %1051 = icmp sgt i64 %1016, -1
  br i1 %1051, label %1097, label %1056

1052:                                             ; preds = %1048
  %1053 = lshr i64 %1016, 32
  %1054 = load i64, ptr %638, align 8, !tbaa !52
  %1055 = icmp eq i64 %1053, %1054
  br i1 %1055, label %1056, label %1097

1056:                                             ; preds = %1052, %1050, %1048
  %1057 = add nuw nsw i64 %1049, %639
  %1058 = load i64, ptr %640, align 8, !tbaa !73
  %1059 = icmp ugt i64 %1057, %1058
  %1060 = or i1 %1059, %646
  br i1 %1060, label %1097, label %1061

1061:                                             ; preds = %1056
  %1062 = load i32, ptr %641, align 8, !tbaa !74
  %1063 = zext i32 %1062 to i64
  br i1 %642, label %1097, label %1064

1064:                                             ; preds = %1061
  %1065 = shl nuw nsw i32 %1013, 2
  %1066 = zext nneg i32 %1065 to i64
  br label %1067

1067:                                             ; preds = %1067, %1064
  %1068 = phi i64 [ %1049, %1064 ], [ %1070, %1067 ]
  %1069 = or i64 %1068, 3
  %1070 = add nuw nsw i64 %1069, 1
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #7
  store ptr %0, ptr %10, align 8, !tbaa !78
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %660, ptr noundef nonnull align 8 dereferenceable(24) %632, i64 24, i1 false)
  store i32 %7, ptr %661, align 4, !tbaa !23
  %1071 = tail call i64 @llvm.umin.i64(i64 %1070, i64 %1057)
  %1072 = sub nsw i64 %1071, %1068
  %1073 = trunc i64 %1072 to i32
  store i32 %1073, ptr %659, align 8, !tbaa !79
  %1074 = load i64, ptr %643, align 8, !tbaa !75
  %1075 = and i64 %1068, -4
  %1076 = mul i64 %1075, %1063
  %1077 = and i64 %1068, 3
  %1078 = or disjoint i64 %1077, %1066
  %1079 = add i64 %1078, %1076
  %1080 = add i64 %1079, %1074
  call fastcc void @look_for_undefined(ptr noundef nonnull %10, i64 noundef %1080, i32 noundef %1013)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #7
  %1081 = icmp ult i64 %1070, %1057
  br i1 %1081, label %1067, label %1097, !llvm.loop !80

1082:                                             ; preds = %1044, %1045, %1039
  %1083 = phi i64 [ %1042, %1039 ], [ %1016, %1045 ], [ %1016, %1044 ]
  %1084 = icmp ult i64 %1083, 140737488355328
  br i1 %1084, label %1085, label %1097

1085:                                             ; preds = %1082
  br i1 %656, label %1096, label %1086

1086:                                             ; preds = %1085
  %1087 = load i64, ptr %317, align 8, !tbaa !61
  %1088 = inttoptr i64 %1087 to ptr
  %1089 = lshr i64 %1083, 3
  %1090 = getelementptr inbounds i8, ptr %1088, i64 %1089
  %1091 = load i64, ptr %1090, align 1
  %1092 = and i64 %1083, 7
  %1093 = lshr i64 %1091, %1092
  %1094 = and i64 %1093, %658
  %1095 = icmp eq i64 %1094, 0
  br i1 %1095, label %1097, label %1096

1096:                                             ; preds = %1086, %1085
  call fastcc void @look_for_undefined(ptr noundef nonnull %12, i64 noundef %1083, i32 noundef %1013)
  br label %1097

1097:                                             ; preds = %1067, %1061, %1056, %1050, %1048, %1052, %1096, %1086, %1082
  %1098 = add nsw i64 %1010, -1
  %1099 = and i64 %1098, %1010
  %1100 = icmp eq i64 %1099, 0
  br i1 %1100, label %1101, label %1009, !llvm.loop !71

1101:                                             ; preds = %987, %1097, %1005, %662, %747, %750, %985, %970
  %1102 = add nuw nsw i64 %663, 16
  %1103 = icmp ult i64 %663, 48
  br i1 %1103, label %662, label %1104, !llvm.loop !72

1104:                                             ; preds = %1101
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12)
  br label %1105

1105:                                             ; preds = %630, %1104, %315
  %1106 = getelementptr inbounds i8, ptr %23, i64 96
  %1107 = load i64, ptr %1106, align 8, !tbaa !14
  %1108 = icmp eq i64 %1107, 0
  %1109 = icmp eq i32 %6, 2
  %1110 = or i1 %1109, %1108
  br i1 %1110, label %1922, label %1111

1111:                                             ; preds = %1105
  %1112 = getelementptr inbounds i8, ptr %26, i64 128
  %1113 = load i64, ptr %1112, align 8, !tbaa !18
  %1114 = getelementptr inbounds i8, ptr %26, i64 12
  %1115 = load i32, ptr %1114, align 4, !tbaa !19
  %1116 = zext i32 %1115 to i64
  %1117 = icmp eq i64 %1113, %1116
  br i1 %1117, label %1119, label %1118

1118:                                             ; preds = %1111
  tail call fastcc void @pass_barrier(ptr noundef nonnull %23, ptr noundef readonly %20, ptr noundef nonnull %26)
  br label %1119

1119:                                             ; preds = %1111, %1118
  %1120 = getelementptr inbounds i8, ptr %20, i64 48
  %1121 = load i32, ptr %1120, align 8, !tbaa !20
  %1122 = icmp ugt i32 %1121, 1
  %1123 = add i32 %1121, -1
  %1124 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %1123, i1 true)
  %1125 = sub nuw nsw i32 32, %1124
  %1126 = lshr i32 16777216, %1125
  %1127 = getelementptr inbounds i8, ptr %26, i64 16
  %1128 = load i64, ptr %1127, align 8, !tbaa !21
  %1129 = add nsw i32 %1126, -1
  %1130 = select i1 %1122, i32 %1129, i32 16777215
  %1131 = trunc i64 %1128 to i32
  %1132 = and i32 %1130, %1131
  %1133 = mul i32 %1132, %1121
  %1134 = getelementptr inbounds i8, ptr %0, i64 64
  %1135 = load i64, ptr %1134, align 8, !tbaa !22
  %1136 = inttoptr i64 %1135 to ptr
  %1137 = getelementptr inbounds i8, ptr %1136, i64 544
  %1138 = load i32, ptr %1137, align 8, !tbaa !23
  %1139 = add i32 %1133, %1138
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %13) #7
  store ptr %0, ptr %13, align 8, !tbaa !81
  %1140 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %20, ptr %1140, align 8, !tbaa !83
  %1141 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %23, ptr %1141, align 8, !tbaa !84
  %1142 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %26, ptr %1142, align 8, !tbaa !85
  %1143 = getelementptr inbounds i8, ptr %13, i64 32
  store i64 %1, ptr %1143, align 8, !tbaa !86
  %1144 = getelementptr inbounds i8, ptr %13, i64 40
  store i32 %5, ptr %1144, align 8, !tbaa !87
  %1145 = getelementptr inbounds i8, ptr %13, i64 44
  store i32 %6, ptr %1145, align 4, !tbaa !88
  %1146 = getelementptr inbounds i8, ptr %13, i64 48
  store i32 %17, ptr %1146, align 8, !tbaa !89
  %1147 = getelementptr inbounds i8, ptr %13, i64 52
  %1148 = zext i1 %14 to i32
  store i32 %1148, ptr %1147, align 4, !tbaa !90
  %1149 = getelementptr inbounds i8, ptr %13, i64 56
  store i32 %1132, ptr %1149, align 8, !tbaa !91
  %1150 = getelementptr inbounds i8, ptr %13, i64 60
  store i32 %1133, ptr %1150, align 4, !tbaa !92
  %1151 = getelementptr inbounds i8, ptr %13, i64 64
  store i32 %1139, ptr %1151, align 8, !tbaa !93
  %1152 = getelementptr inbounds i8, ptr %13, i64 68
  store i32 %1121, ptr %1152, align 4, !tbaa !94
  %1153 = getelementptr inbounds i8, ptr %13, i64 72
  %1154 = getelementptr inbounds i8, ptr %26, i64 120
  %1155 = load i64, ptr %1154, align 8, !tbaa !95
  %1156 = trunc i64 %1155 to i32
  store i32 %1156, ptr %1153, align 8, !tbaa !96
  %1157 = getelementptr inbounds i8, ptr %13, i64 80
  %1158 = zext i32 %1139 to i64
  %1159 = getelementptr inbounds i8, ptr %26, i64 112
  %1160 = load i64, ptr %1159, align 8, !tbaa !97
  %1161 = shl i64 %1160, 30
  %1162 = or i64 %1161, %1158
  %1163 = lshr i64 %1, 2
  %1164 = getelementptr inbounds i8, ptr %23, i64 32968
  %1165 = and i64 %1163, 8191
  %1166 = getelementptr inbounds [8192 x i32], ptr %1164, i64 0, i64 %1165
  %1167 = load i32, ptr %1166, align 4, !tbaa !23
  %1168 = icmp eq i32 %1167, 0
  br i1 %1168, label %1184, label %1169

1169:                                             ; preds = %1119
  %1170 = getelementptr inbounds i8, ptr %23, i64 200
  br label %1177

1171:                                             ; preds = %1177
  %1172 = add i64 %1179, 1
  %1173 = and i64 %1172, 8191
  %1174 = getelementptr inbounds [8192 x i32], ptr %1164, i64 0, i64 %1173
  %1175 = load i32, ptr %1174, align 4, !tbaa !23
  %1176 = icmp eq i32 %1175, 0
  br i1 %1176, label %1184, label %1177

1177:                                             ; preds = %1171, %1169
  %1178 = phi i32 [ %1167, %1169 ], [ %1175, %1171 ]
  %1179 = phi i64 [ %1163, %1169 ], [ %1172, %1171 ]
  %1180 = zext i32 %1178 to i64
  %1181 = getelementptr inbounds [4096 x i64], ptr %1170, i64 0, i64 %1180
  %1182 = load i64, ptr %1181, align 8, !tbaa !42
  %1183 = icmp eq i64 %1182, %1
  br i1 %1183, label %1196, label %1171

1184:                                             ; preds = %1171, %1119
  %1185 = phi i64 [ %1165, %1119 ], [ %1173, %1171 ]
  %1186 = getelementptr inbounds i8, ptr %23, i64 192
  %1187 = load i64, ptr %1186, align 8, !tbaa !98
  %1188 = icmp eq i64 %1187, 4094
  br i1 %1188, label %1196, label %1189

1189:                                             ; preds = %1184
  %1190 = getelementptr inbounds [8192 x i32], ptr %1164, i64 0, i64 %1185
  %1191 = add i64 %1187, 1
  store i64 %1191, ptr %1186, align 8, !tbaa !98
  %1192 = trunc i64 %1191 to i32
  store i32 %1192, ptr %1190, align 4, !tbaa !23
  %1193 = getelementptr inbounds i8, ptr %23, i64 200
  %1194 = and i64 %1191, 4294967295
  %1195 = getelementptr inbounds [4096 x i64], ptr %1193, i64 0, i64 %1194
  store i64 %1, ptr %1195, align 8, !tbaa !42
  br label %1196

1196:                                             ; preds = %1177, %1184, %1189
  %1197 = phi i32 [ 4095, %1184 ], [ %1192, %1189 ], [ %1178, %1177 ]
  %1198 = zext i32 %1197 to i64
  %1199 = shl i64 %1198, 46
  %1200 = or i64 %1162, %1199
  %1201 = select i1 %16, i64 4611686018427387904, i64 0
  %1202 = or i64 %1200, %1201
  store i64 %1202, ptr %1157, align 8, !tbaa !99
  %1203 = icmp eq i32 %5, 2
  %1204 = or i1 %16, %1203
  br i1 %1204, label %1406, label %1205

1205:                                             ; preds = %1196
  %1206 = getelementptr inbounds i8, ptr %23, i64 112
  %1207 = load i64, ptr %1206, align 8, !tbaa !31
  %1208 = inttoptr i64 %1207 to ptr
  %1209 = zext i32 %1132 to i64
  %1210 = getelementptr inbounds %struct.KnownGroup, ptr %1208, i64 %1209
  %1211 = load i32, ptr %1210, align 4, !tbaa !34
  %1212 = icmp eq i32 %1211, 0
  br i1 %1212, label %1213, label %1406

1213:                                             ; preds = %1205
  %1214 = getelementptr inbounds i8, ptr %23, i64 128
  %1215 = load i64, ptr %1214, align 8, !tbaa !100
  %1216 = icmp eq i64 %1215, 4194304
  br i1 %1216, label %1406, label %1217

1217:                                             ; preds = %1213
  %1218 = load i64, ptr %1159, align 8, !tbaa !97
  %1219 = icmp ult i64 %1218, 65535
  br i1 %1219, label %1220, label %1406

1220:                                             ; preds = %1217
  %1221 = getelementptr inbounds i8, ptr %23, i64 90312
  %1222 = lshr i64 %1200, 46
  %1223 = and i64 %1222, 4095
  %1224 = getelementptr inbounds [4096 x i8], ptr %1221, i64 0, i64 %1223
  %1225 = load i8, ptr %1224, align 1, !tbaa !101
  %1226 = icmp eq i8 %1225, 0
  br i1 %1226, label %1227, label %1406

1227:                                             ; preds = %1220
  %1228 = zext i32 %4 to i64
  %1229 = insertelement <8 x i64> poison, i64 %1228, i64 0
  %1230 = shufflevector <8 x i64> %1229, <8 x i64> poison, <8 x i32> zeroinitializer
  %1231 = mul nuw nsw <8 x i64> %1230, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %1232 = shl i32 %4, 3
  %1233 = zext i32 %1232 to i64
  %1234 = insertelement <8 x i64> poison, i64 %1233, i64 0
  %1235 = shufflevector <8 x i64> %1234, <8 x i64> poison, <8 x i32> zeroinitializer
  %1236 = icmp eq i32 %6, 3
  br label %1242

1237:                                             ; preds = %1375
  %1238 = icmp eq i32 %4, 16
  %1239 = load i32, ptr %1144, align 8
  %1240 = icmp eq i32 %1239, 0
  %1241 = select i1 %1238, i1 %1240, i1 false
  br i1 %1241, label %1380, label %1406

1242:                                             ; preds = %1375, %1227
  %1243 = phi i64 [ 0, %1227 ], [ %1376, %1375 ]
  %1244 = phi i64 [ 0, %1227 ], [ %1378, %1375 ]
  %1245 = phi i64 [ %316, %1227 ], [ %1377, %1375 ]
  %1246 = lshr i64 %1245, %1244
  %1247 = and i64 %1246, 65535
  %1248 = icmp eq i64 %1247, 65535
  br i1 %1248, label %1249, label %1375

1249:                                             ; preds = %1242
  %1250 = getelementptr inbounds i64, ptr %2, i64 %1244
  %1251 = load i64, ptr %1250, align 8, !tbaa !42
  %1252 = getelementptr inbounds i8, ptr %1250, i64 64
  %1253 = load <8 x i64>, ptr %1252, align 8
  %1254 = insertelement <8 x i64> poison, i64 %1251, i64 0
  %1255 = shufflevector <8 x i64> %1254, <8 x i64> poison, <8 x i32> zeroinitializer
  %1256 = add <8 x i64> %1255, %1231
  %1257 = add <8 x i64> %1256, %1235
  %1258 = xor <8 x i64> %1257, %1253
  %1259 = load <8 x i64>, ptr %1250, align 8
  %1260 = xor <8 x i64> %1256, %1259
  %1261 = or <8 x i64> %1258, %1260
  %1262 = extractelement <8 x i64> %1261, i64 1
  %1263 = extractelement <8 x i64> %1261, i64 0
  %1264 = or i64 %1262, %1263
  %1265 = extractelement <8 x i64> %1261, i64 2
  %1266 = or i64 %1264, %1265
  %1267 = extractelement <8 x i64> %1261, i64 3
  %1268 = or i64 %1266, %1267
  %1269 = extractelement <8 x i64> %1261, i64 4
  %1270 = or i64 %1268, %1269
  %1271 = extractelement <8 x i64> %1261, i64 5
  %1272 = or i64 %1270, %1271
  %1273 = extractelement <8 x i64> %1261, i64 6
  %1274 = or i64 %1272, %1273
  %1275 = extractelement <8 x i64> %1261, i64 7
  %1276 = or i64 %1274, %1275
  %1277 = icmp eq i64 %1276, 0
  br i1 %1277, label %1278, label %1375

1278:                                             ; preds = %1249
  %1279 = trunc nuw nsw i64 %1244 to i32
  %1280 = call fastcc i32 @look_at_run(ptr noundef nonnull %13, i64 noundef %1251, i32 noundef %4, i32 noundef %1279, i32 noundef 16, i32 noundef %6)
  %1281 = icmp eq i32 %1280, 0
  br i1 %1281, label %1375, label %1282

1282:                                             ; preds = %1278
  %1283 = shl nuw i64 65535, %1244
  %1284 = xor i64 %1283, -1
  %1285 = and i64 %1245, %1284
  %1286 = load i32, ptr %1145, align 4, !tbaa !88
  %1287 = freeze i32 %1286
  %1288 = icmp eq i32 %1287, 0
  br i1 %1288, label %1292, label %1289

1289:                                             ; preds = %1282
  %1290 = icmp eq i32 %1287, 1
  %1291 = and i1 %1236, %1290
  br i1 %1291, label %1294, label %1375

1292:                                             ; preds = %1282
  %1293 = load i64, ptr %1250, align 8, !tbaa !42
  br label %1375

1294:                                             ; preds = %1289
  %1295 = load ptr, ptr %13, align 8, !tbaa !81
  %1296 = getelementptr inbounds i8, ptr %1295, i64 8
  %1297 = load i64, ptr %1296, align 8, !tbaa !53
  %1298 = load i64, ptr %1250, align 8, !tbaa !42
  %1299 = sub i64 %1298, %1297
  store i64 %1299, ptr %1250, align 8, !tbaa !42
  %1300 = or disjoint i64 %1244, 1
  %1301 = load i64, ptr %1296, align 8, !tbaa !53
  %1302 = getelementptr inbounds i64, ptr %2, i64 %1300
  %1303 = load i64, ptr %1302, align 8, !tbaa !42
  %1304 = sub i64 %1303, %1301
  store i64 %1304, ptr %1302, align 8, !tbaa !42
  %1305 = or disjoint i64 %1244, 2
  %1306 = load i64, ptr %1296, align 8, !tbaa !53
  %1307 = getelementptr inbounds i64, ptr %2, i64 %1305
  %1308 = load i64, ptr %1307, align 8, !tbaa !42
  %1309 = sub i64 %1308, %1306
  store i64 %1309, ptr %1307, align 8, !tbaa !42
  %1310 = or disjoint i64 %1244, 3
  %1311 = load i64, ptr %1296, align 8, !tbaa !53
  %1312 = getelementptr inbounds i64, ptr %2, i64 %1310
  %1313 = load i64, ptr %1312, align 8, !tbaa !42
  %1314 = sub i64 %1313, %1311
  store i64 %1314, ptr %1312, align 8, !tbaa !42
  %1315 = or disjoint i64 %1244, 4
  %1316 = load i64, ptr %1296, align 8, !tbaa !53
  %1317 = getelementptr inbounds i64, ptr %2, i64 %1315
  %1318 = load i64, ptr %1317, align 8, !tbaa !42
  %1319 = sub i64 %1318, %1316
  store i64 %1319, ptr %1317, align 8, !tbaa !42
  %1320 = or disjoint i64 %1244, 5
  %1321 = load i64, ptr %1296, align 8, !tbaa !53
  %1322 = getelementptr inbounds i64, ptr %2, i64 %1320
  %1323 = load i64, ptr %1322, align 8, !tbaa !42
  %1324 = sub i64 %1323, %1321
  store i64 %1324, ptr %1322, align 8, !tbaa !42
  %1325 = or disjoint i64 %1244, 6
  %1326 = load i64, ptr %1296, align 8, !tbaa !53
  %1327 = getelementptr inbounds i64, ptr %2, i64 %1325
  %1328 = load i64, ptr %1327, align 8, !tbaa !42
  %1329 = sub i64 %1328, %1326
  store i64 %1329, ptr %1327, align 8, !tbaa !42
  %1330 = or disjoint i64 %1244, 7
  %1331 = load i64, ptr %1296, align 8, !tbaa !53
  %1332 = getelementptr inbounds i64, ptr %2, i64 %1330
  %1333 = load i64, ptr %1332, align 8, !tbaa !42
  %1334 = sub i64 %1333, %1331
  store i64 %1334, ptr %1332, align 8, !tbaa !42
  %1335 = or disjoint i64 %1244, 8
  %1336 = load i64, ptr %1296, align 8, !tbaa !53
  %1337 = getelementptr inbounds i64, ptr %2, i64 %1335
  %1338 = load i64, ptr %1337, align 8, !tbaa !42
  %1339 = sub i64 %1338, %1336
  store i64 %1339, ptr %1337, align 8, !tbaa !42
  %1340 = or disjoint i64 %1244, 9
  %1341 = load i64, ptr %1296, align 8, !tbaa !53
  %1342 = getelementptr inbounds i64, ptr %2, i64 %1340
  %1343 = load i64, ptr %1342, align 8, !tbaa !42
  %1344 = sub i64 %1343, %1341
  store i64 %1344, ptr %1342, align 8, !tbaa !42
  %1345 = or disjoint i64 %1244, 10
  %1346 = load i64, ptr %1296, align 8, !tbaa !53
  %1347 = getelementptr inbounds i64, ptr %2, i64 %1345
  %1348 = load i64, ptr %1347, align 8, !tbaa !42
  %1349 = sub i64 %1348, %1346
  store i64 %1349, ptr %1347, align 8, !tbaa !42
  %1350 = or disjoint i64 %1244, 11
  %1351 = load i64, ptr %1296, align 8, !tbaa !53
  %1352 = getelementptr inbounds i64, ptr %2, i64 %1350
  %1353 = load i64, ptr %1352, align 8, !tbaa !42
  %1354 = sub i64 %1353, %1351
  store i64 %1354, ptr %1352, align 8, !tbaa !42
  %1355 = or disjoint i64 %1244, 12
  %1356 = load i64, ptr %1296, align 8, !tbaa !53
  %1357 = getelementptr inbounds i64, ptr %2, i64 %1355
  %1358 = load i64, ptr %1357, align 8, !tbaa !42
  %1359 = sub i64 %1358, %1356
  store i64 %1359, ptr %1357, align 8, !tbaa !42
  %1360 = or disjoint i64 %1244, 13
  %1361 = load i64, ptr %1296, align 8, !tbaa !53
  %1362 = getelementptr inbounds i64, ptr %2, i64 %1360
  %1363 = load i64, ptr %1362, align 8, !tbaa !42
  %1364 = sub i64 %1363, %1361
  store i64 %1364, ptr %1362, align 8, !tbaa !42
  %1365 = or disjoint i64 %1244, 14
  %1366 = load i64, ptr %1296, align 8, !tbaa !53
  %1367 = getelementptr inbounds i64, ptr %2, i64 %1365
  %1368 = load i64, ptr %1367, align 8, !tbaa !42
  %1369 = sub i64 %1368, %1366
  store i64 %1369, ptr %1367, align 8, !tbaa !42
  %1370 = or disjoint i64 %1244, 15
  %1371 = load i64, ptr %1296, align 8, !tbaa !53
  %1372 = getelementptr inbounds i64, ptr %2, i64 %1370
  %1373 = load i64, ptr %1372, align 8, !tbaa !42
  %1374 = sub i64 %1373, %1371
  store i64 %1374, ptr %1372, align 8, !tbaa !42
  br label %1375

1375:                                             ; preds = %1294, %1292, %1289, %1278, %1249, %1242
  %1376 = phi i64 [ %1243, %1278 ], [ %1293, %1292 ], [ %1243, %1294 ], [ %1243, %1289 ], [ %1243, %1249 ], [ %1243, %1242 ]
  %1377 = phi i64 [ %1245, %1278 ], [ %1285, %1292 ], [ %1285, %1294 ], [ %1285, %1289 ], [ %1245, %1249 ], [ %1245, %1242 ]
  %1378 = add nuw nsw i64 %1244, 16
  %1379 = icmp ult i64 %1244, 48
  br i1 %1379, label %1242, label %1237, !llvm.loop !102

1380:                                             ; preds = %1237
  %1381 = icmp eq i64 %1377, 0
  br i1 %1381, label %1416, label %1382

1382:                                             ; preds = %1380, %1400
  %1383 = phi i64 [ %1401, %1400 ], [ %1376, %1380 ]
  %1384 = phi i64 [ %1404, %1400 ], [ %1377, %1380 ]
  %1385 = phi i64 [ %1402, %1400 ], [ %1377, %1380 ]
  %1386 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1384, i1 true)
  %1387 = trunc nuw nsw i64 %1386 to i32
  %1388 = getelementptr inbounds i64, ptr %2, i64 %1386
  %1389 = load i64, ptr %1388, align 8, !tbaa !42
  %1390 = call fastcc i32 @look_at_run(ptr noundef nonnull %13, i64 noundef %1389, i32 noundef 16, i32 noundef %1387, i32 noundef 1, i32 noundef %6)
  %1391 = icmp eq i32 %1390, 0
  br i1 %1391, label %1400, label %1392

1392:                                             ; preds = %1382
  %1393 = shl nuw i64 1, %1386
  %1394 = xor i64 %1393, -1
  %1395 = and i64 %1385, %1394
  %1396 = load i32, ptr %1145, align 4, !tbaa !88
  %1397 = icmp eq i32 %1396, 0
  br i1 %1397, label %1398, label %1400

1398:                                             ; preds = %1392
  %1399 = load i64, ptr %1388, align 8, !tbaa !42
  br label %1400

1400:                                             ; preds = %1398, %1392, %1382
  %1401 = phi i64 [ %1383, %1382 ], [ %1399, %1398 ], [ %1383, %1392 ]
  %1402 = phi i64 [ %1385, %1382 ], [ %1395, %1398 ], [ %1395, %1392 ]
  %1403 = add i64 %1384, -1
  %1404 = and i64 %1403, %1384
  %1405 = icmp eq i64 %1404, 0
  br i1 %1405, label %1406, label %1382, !llvm.loop !103

1406:                                             ; preds = %1400, %1196, %1205, %1213, %1217, %1220, %1237
  %1407 = phi i64 [ 0, %1213 ], [ %1376, %1237 ], [ 0, %1220 ], [ 0, %1217 ], [ 0, %1205 ], [ 0, %1196 ], [ %1401, %1400 ]
  %1408 = phi i64 [ %316, %1213 ], [ %1377, %1237 ], [ %316, %1220 ], [ %316, %1217 ], [ %316, %1205 ], [ %316, %1196 ], [ %1402, %1400 ]
  %1409 = icmp eq i64 %1408, 0
  br i1 %1409, label %1416, label %1410

1410:                                             ; preds = %1406
  %1411 = icmp eq i32 %6, 0
  %1412 = zext i32 %4 to i64
  %1413 = getelementptr inbounds i8, ptr %0, i64 16
  %1414 = getelementptr inbounds i8, ptr %0, i64 40
  %1415 = getelementptr inbounds i8, ptr %0, i64 8
  br label %1423

1416:                                             ; preds = %1575, %1380, %1406
  %1417 = phi i1 [ true, %1406 ], [ true, %1380 ], [ %1409, %1575 ]
  %1418 = phi i64 [ %1407, %1406 ], [ %1376, %1380 ], [ %1576, %1575 ]
  %1419 = phi i64 [ %316, %1406 ], [ %316, %1380 ], [ %1577, %1575 ]
  %1420 = icmp ne i64 %1418, 0
  %1421 = icmp ne i32 %5, 0
  %1422 = and i1 %1421, %1420
  br i1 %1422, label %1581, label %1653

1423:                                             ; preds = %1410, %1575
  %1424 = phi i64 [ %316, %1410 ], [ %1577, %1575 ]
  %1425 = phi i64 [ %1408, %1410 ], [ %1579, %1575 ]
  %1426 = phi i64 [ %1407, %1410 ], [ %1576, %1575 ]
  %1427 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1425, i1 true)
  %1428 = trunc nuw nsw i64 %1427 to i32
  br i1 %1411, label %1458, label %1429

1429:                                             ; preds = %1423
  %1430 = getelementptr inbounds i64, ptr %2, i64 %1427
  switch i32 %6, label %1455 [
    i32 3, label %1431
    i32 4, label %1445
    i32 1, label %1450
  ]

1431:                                             ; preds = %1429
  %1432 = load i64, ptr %1430, align 8, !tbaa !42
  %1433 = lshr i64 %1432, 32
  %1434 = load i64, ptr %1414, align 8, !tbaa !52
  %1435 = icmp eq i64 %1433, %1434
  br i1 %1435, label %1456, label %1436

1436:                                             ; preds = %1431
  %1437 = load i64, ptr %1415, align 8, !tbaa !53
  %1438 = sub i64 %1432, %1437
  %1439 = load i64, ptr %1413, align 8, !tbaa !54
  %1440 = icmp ult i64 %1438, %1439
  br i1 %1440, label %1441, label %1456

1441:                                             ; preds = %1436
  %1442 = sub i64 %1439, %1438
  %1443 = icmp ult i64 %1442, %1412
  br i1 %1443, label %1456, label %1444

1444:                                             ; preds = %1441
  store i64 %1438, ptr %1430, align 8, !tbaa !42
  br label %1456

1445:                                             ; preds = %1429
  %1446 = load i64, ptr %1430, align 8, !tbaa !42
  %1447 = lshr i64 %1446, 62
  %1448 = trunc nuw nsw i64 %1447 to i32
  %1449 = and i32 %1448, 2
  br label %1456

1450:                                             ; preds = %1429
  %1451 = load i64, ptr %1430, align 8, !tbaa !42
  %1452 = add i64 %1451, %1412
  %1453 = load i64, ptr %1413, align 8, !tbaa !54
  %1454 = icmp ugt i64 %1452, %1453
  br i1 %1454, label %1456, label %1455

1455:                                             ; preds = %1450, %1429
  br label %1456

1456:                                             ; preds = %1431, %1436, %1441, %1444, %1445, %1450, %1455
  %1457 = phi i32 [ %1449, %1445 ], [ %6, %1455 ], [ 2, %1431 ], [ 1, %1444 ], [ 0, %1436 ], [ 2, %1441 ], [ 2, %1450 ]
  store i32 %1457, ptr %1145, align 4, !tbaa !88
  br label %1460

1458:                                             ; preds = %1423
  %1459 = load i32, ptr %1145, align 4, !tbaa !88
  br label %1460

1460:                                             ; preds = %1458, %1456
  %1461 = phi i32 [ %1459, %1458 ], [ %1457, %1456 ]
  switch i32 %1461, label %1462 [
    i32 0, label %1465
    i32 2, label %1468
  ]

1462:                                             ; preds = %1460
  %1463 = getelementptr inbounds i64, ptr %2, i64 %1427
  %1464 = load i64, ptr %1463, align 8, !tbaa !42
  br label %1472

1465:                                             ; preds = %1460
  %1466 = getelementptr inbounds i64, ptr %2, i64 %1427
  %1467 = load i64, ptr %1466, align 8, !tbaa !42
  br label %1472

1468:                                             ; preds = %1460
  %1469 = shl nuw i64 1, %1427
  %1470 = xor i64 %1469, -1
  %1471 = and i64 %1424, %1470
  br label %1575

1472:                                             ; preds = %1462, %1465
  %1473 = phi i64 [ %1467, %1465 ], [ %1464, %1462 ]
  %1474 = phi i64 [ %1467, %1465 ], [ %1426, %1462 ]
  %1475 = add i64 %1473, %1412
  %1476 = and i64 %1473, -4
  %1477 = icmp ult i64 %1476, %1475
  br i1 %1477, label %1478, label %1575

1478:                                             ; preds = %1472
  %1479 = or i64 %1473, %1412
  %1480 = and i64 %1479, 3
  %1481 = icmp eq i64 %1480, 0
  br label %1482

1482:                                             ; preds = %1572, %1478
  %1483 = phi i64 [ %1476, %1478 ], [ %1573, %1572 ]
  br i1 %1481, label %1494, label %1484

1484:                                             ; preds = %1482
  %1485 = call i64 @llvm.usub.sat.i64(i64 %1473, i64 %1483)
  %1486 = trunc i64 %1485 to i32
  %1487 = sub i64 %1475, %1483
  %1488 = call i64 @llvm.umin.i64(i64 %1487, i64 4)
  %1489 = trunc nuw nsw i64 %1488 to i32
  %1490 = shl nsw i32 -1, %1489
  %1491 = xor i32 %1490, -1
  %1492 = shl nsw i32 -1, %1486
  %1493 = and i32 %1492, %1491
  br label %1494

1494:                                             ; preds = %1484, %1482
  %1495 = phi i32 [ %1493, %1484 ], [ 15, %1482 ]
  %1496 = load i32, ptr %1145, align 4, !tbaa !88
  %1497 = icmp eq i32 %1496, 1
  br i1 %1497, label %1498, label %1505

1498:                                             ; preds = %1494
  %1499 = load ptr, ptr %1142, align 8, !tbaa !85
  %1500 = getelementptr inbounds i8, ptr %1499, i64 104
  %1501 = load i64, ptr %1500, align 8, !tbaa !104
  %1502 = inttoptr i64 %1501 to ptr
  %1503 = lshr exact i64 %1483, 2
  %1504 = getelementptr inbounds %struct.Cell, ptr %1502, i64 %1503
  br label %1561

1505:                                             ; preds = %1494
  %1506 = lshr i64 %1483, 14
  %1507 = add nuw nsw i64 %1506, 1
  %1508 = load ptr, ptr %1141, align 8, !tbaa !84
  %1509 = getelementptr inbounds i8, ptr %1508, i64 72
  %1510 = load i64, ptr %1509, align 8, !tbaa !105
  %1511 = icmp eq i64 %1507, %1510
  br i1 %1511, label %1512, label %1519

1512:                                             ; preds = %1505
  %1513 = getelementptr inbounds i8, ptr %1508, i64 80
  %1514 = load i64, ptr %1513, align 8, !tbaa !106
  %1515 = inttoptr i64 %1514 to ptr
  %1516 = lshr exact i64 %1483, 2
  %1517 = and i64 %1516, 4095
  %1518 = getelementptr inbounds %struct.Cell, ptr %1515, i64 %1517
  br label %1561

1519:                                             ; preds = %1505
  %1520 = getelementptr inbounds i8, ptr %1508, i64 40
  %1521 = load i64, ptr %1520, align 8, !tbaa !107
  %1522 = inttoptr i64 %1521 to ptr
  %1523 = getelementptr inbounds i8, ptr %1508, i64 32
  %1524 = load i64, ptr %1523, align 8, !tbaa !108
  %1525 = mul i64 %1507, 159730149406440469
  %1526 = lshr i64 %1525, 40
  br label %1527

1527:                                             ; preds = %1527, %1519
  %1528 = phi i64 [ %1526, %1519 ], [ %1535, %1527 ]
  %1529 = and i64 %1528, 262143
  %1530 = getelementptr inbounds i64, ptr %1522, i64 %1529
  %1531 = load i64, ptr %1530, align 8, !tbaa !42
  %1532 = icmp eq i64 %1531, 0
  %1533 = icmp eq i64 %1531, %1507
  %1534 = or i1 %1532, %1533
  %1535 = add nuw nsw i64 %1529, 1
  br i1 %1534, label %1536, label %1527, !llvm.loop !109

1536:                                             ; preds = %1527
  %1537 = getelementptr inbounds i64, ptr %1522, i64 %1529
  %1538 = inttoptr i64 %1524 to ptr
  br i1 %1532, label %1539, label %1549

1539:                                             ; preds = %1536
  %1540 = getelementptr inbounds i8, ptr %1508, i64 48
  %1541 = load i64, ptr %1540, align 8, !tbaa !110
  %1542 = getelementptr inbounds i8, ptr %1508, i64 56
  %1543 = load i64, ptr %1542, align 8, !tbaa !111
  %1544 = icmp ult i64 %1541, %1543
  br i1 %1544, label %1545, label %1567

1545:                                             ; preds = %1539
  store i64 %1507, ptr %1537, align 8, !tbaa !42
  %1546 = load i64, ptr %1540, align 8, !tbaa !110
  %1547 = add i64 %1546, 1
  store i64 %1547, ptr %1540, align 8, !tbaa !110
  %1548 = getelementptr inbounds i64, ptr %1538, i64 %1529
  store i64 %1546, ptr %1548, align 8, !tbaa !42
  br label %1549

1549:                                             ; preds = %1545, %1536
  store i64 %1507, ptr %1509, align 8, !tbaa !105
  %1550 = getelementptr inbounds i8, ptr %1508, i64 64
  %1551 = load i64, ptr %1550, align 8, !tbaa !112
  %1552 = getelementptr inbounds i64, ptr %1538, i64 %1529
  %1553 = load i64, ptr %1552, align 8, !tbaa !42
  %1554 = shl i64 %1553, 16
  %1555 = add i64 %1554, %1551
  %1556 = getelementptr inbounds i8, ptr %1508, i64 80
  store i64 %1555, ptr %1556, align 8, !tbaa !106
  %1557 = inttoptr i64 %1555 to ptr
  %1558 = lshr exact i64 %1483, 2
  %1559 = and i64 %1558, 4095
  %1560 = getelementptr inbounds %struct.Cell, ptr %1557, i64 %1559
  br label %1561

1561:                                             ; preds = %1549, %1512, %1498
  %1562 = phi ptr [ %1504, %1498 ], [ %1518, %1512 ], [ %1560, %1549 ]
  %1563 = icmp eq ptr %1562, null
  br i1 %1563, label %1564, label %1566

1564:                                             ; preds = %1561
  %1565 = load ptr, ptr %1141, align 8, !tbaa !84
  br label %1567

1566:                                             ; preds = %1561
  call fastcc void @look_quickly(ptr noundef nonnull %13, ptr noundef nonnull %1562, i64 noundef %1483, i32 noundef %1495, i32 noundef %1428)
  br label %1572

1567:                                             ; preds = %1564, %1539
  %1568 = phi ptr [ %1565, %1564 ], [ %1508, %1539 ]
  %1569 = getelementptr inbounds i8, ptr %1568, i64 88
  %1570 = load i64, ptr %1569, align 8, !tbaa !113
  %1571 = add i64 %1570, 1
  store i64 %1571, ptr %1569, align 8, !tbaa !113
  br label %1572

1572:                                             ; preds = %1567, %1566
  %1573 = add i64 %1483, 4
  %1574 = icmp ult i64 %1573, %1475
  br i1 %1574, label %1482, label %1575, !llvm.loop !114

1575:                                             ; preds = %1572, %1472, %1468
  %1576 = phi i64 [ %1426, %1468 ], [ %1474, %1472 ], [ %1474, %1572 ]
  %1577 = phi i64 [ %1471, %1468 ], [ %1424, %1472 ], [ %1424, %1572 ]
  %1578 = add i64 %1425, -1
  %1579 = and i64 %1578, %1425
  %1580 = icmp eq i64 %1579, 0
  br i1 %1580, label %1416, label %1423, !llvm.loop !115

1581:                                             ; preds = %1416
  %1582 = load ptr, ptr %1142, align 8, !tbaa !85
  %1583 = getelementptr inbounds i8, ptr %1582, i64 112
  %1584 = load i64, ptr %1583, align 8, !tbaa !97
  %1585 = trunc i64 %1584 to i32
  %1586 = load ptr, ptr %1141, align 8, !tbaa !84
  %1587 = load i32, ptr %1151, align 8, !tbaa !93
  %1588 = getelementptr inbounds i8, ptr %1586, i64 152
  %1589 = load i64, ptr %1588, align 8, !tbaa !24
  %1590 = inttoptr i64 %1589 to ptr
  %1591 = zext i32 %1587 to i64
  %1592 = getelementptr inbounds %struct.WaveOrder, ptr %1590, i64 %1591
  %1593 = load i16, ptr %1592, align 2, !tbaa !40
  %1594 = icmp eq i16 %1593, 0
  %1595 = icmp ult i32 %1585, 65535
  %1596 = select i1 %1594, i1 %1595, i1 false
  br i1 %1596, label %1597, label %1649

1597:                                             ; preds = %1581
  %1598 = getelementptr inbounds i8, ptr %1592, i64 2
  %1599 = load i16, ptr %1598, align 2, !tbaa !116
  %1600 = zext i16 %1599 to i32
  %1601 = icmp eq i32 %1600, %1585
  %1602 = zext i1 %1601 to i32
  %1603 = add nuw nsw i32 %1602, %1585
  %1604 = trunc nuw i32 %1603 to i16
  store i16 %1604, ptr %1592, align 2, !tbaa !40
  %1605 = getelementptr inbounds i8, ptr %1582, i64 152
  store i64 1, ptr %1605, align 8, !tbaa !16
  %1606 = getelementptr inbounds i8, ptr %1582, i64 144
  %1607 = load i64, ptr %1606, align 8, !tbaa !41
  %1608 = trunc i64 %1607 to i32
  %1609 = icmp eq i32 %1608, 0
  %1610 = icmp eq i32 %1603, 0
  %1611 = call i32 @llvm.umin.i32(i32 %1603, i32 %1608)
  %1612 = select i1 %1610, i32 %1608, i32 %1611
  %1613 = select i1 %1609, i32 %1603, i32 %1612
  %1614 = getelementptr inbounds i8, ptr %1586, i64 144
  %1615 = load i64, ptr %1614, align 8, !tbaa !117
  %1616 = icmp eq i64 %1615, 4194304
  br i1 %1616, label %1649, label %1617

1617:                                             ; preds = %1597
  %1618 = load i32, ptr %1149, align 8, !tbaa !91
  %1619 = getelementptr inbounds i8, ptr %1586, i64 112
  %1620 = load i64, ptr %1619, align 8, !tbaa !31
  %1621 = inttoptr i64 %1620 to ptr
  %1622 = zext i32 %1618 to i64
  %1623 = getelementptr inbounds i8, ptr %1586, i64 136
  %1624 = load i64, ptr %1623, align 8, !tbaa !118
  %1625 = inttoptr i64 %1624 to ptr
  %1626 = getelementptr inbounds %struct.KnownGroup, ptr %1621, i64 %1622, i32 1
  %1627 = load i32, ptr %1626, align 4, !tbaa !119
  %1628 = add i32 %1627, -1
  %1629 = zext i32 %1628 to i64
  %1630 = getelementptr inbounds %struct.Unreleased, ptr %1625, i64 %1629
  %1631 = icmp eq i32 %1627, 0
  br i1 %1631, label %1640, label %1632

1632:                                             ; preds = %1617
  %1633 = load i32, ptr %1630, align 4, !tbaa !120
  %1634 = icmp eq i32 %1633, %1587
  br i1 %1634, label %1635, label %1640

1635:                                             ; preds = %1632
  %1636 = getelementptr inbounds i8, ptr %1630, i64 10
  %1637 = load i16, ptr %1636, align 2, !tbaa !122
  %1638 = zext i16 %1637 to i32
  %1639 = icmp eq i32 %1613, %1638
  br i1 %1639, label %1649, label %1640

1640:                                             ; preds = %1635, %1632, %1617
  %1641 = add i64 %1615, 1
  store i64 %1641, ptr %1614, align 8, !tbaa !117
  %1642 = getelementptr inbounds %struct.Unreleased, ptr %1625, i64 %1615
  %1643 = trunc i64 %1584 to i16
  %1644 = trunc i32 %1613 to i16
  store i32 %1587, ptr %1642, align 4, !tbaa !23
  %1645 = getelementptr inbounds i8, ptr %1642, i64 4
  store i32 %1627, ptr %1645, align 4, !tbaa !23
  %1646 = getelementptr inbounds i8, ptr %1642, i64 8
  store i16 %1643, ptr %1646, align 4, !tbaa !123
  %1647 = getelementptr inbounds i8, ptr %1642, i64 10
  store i16 %1644, ptr %1647, align 2, !tbaa !123
  %1648 = trunc i64 %1641 to i32
  store i32 %1648, ptr %1626, align 4, !tbaa !119
  br label %1649

1649:                                             ; preds = %1640, %1635, %1597, %1581
  %1650 = trunc i64 %1584 to i16
  %1651 = getelementptr inbounds i8, ptr %1592, i64 2
  store i16 %1650, ptr %1651, align 2, !tbaa !116
  %1652 = getelementptr inbounds i8, ptr %1592, i64 5
  store i8 1, ptr %1652, align 1, !tbaa !38
  br label %1698

1653:                                             ; preds = %1416
  %1654 = and i32 %7, -5
  %1655 = or i32 %1654, %5
  %1656 = icmp eq i32 %1655, 0
  %1657 = and i1 %1656, %1420
  br i1 %1657, label %1658, label %1698

1658:                                             ; preds = %1653
  %1659 = load ptr, ptr %1141, align 8, !tbaa !84
  %1660 = load i32, ptr %1151, align 8, !tbaa !93
  %1661 = getelementptr inbounds i8, ptr %1659, i64 152
  %1662 = load i64, ptr %1661, align 8, !tbaa !24
  %1663 = inttoptr i64 %1662 to ptr
  %1664 = zext i32 %1660 to i64
  %1665 = getelementptr inbounds %struct.WaveOrder, ptr %1663, i64 %1664, i32 5
  %1666 = load i8, ptr %1665, align 1, !tbaa !29
  %1667 = icmp eq i8 %1666, 0
  br i1 %1667, label %1698, label %1668

1668:                                             ; preds = %1658
  %1669 = load ptr, ptr %1140, align 8, !tbaa !83
  %1670 = getelementptr inbounds i8, ptr %1669, i64 728
  %1671 = load i64, ptr %1670, align 8, !tbaa !124
  %1672 = inttoptr i64 %1671 to ptr
  %1673 = icmp eq i64 %1671, 0
  br i1 %1673, label %1697, label %1674

1674:                                             ; preds = %1668
  %1675 = getelementptr inbounds i8, ptr %1672, i64 -8
  %1676 = load i64, ptr %1675, align 8, !tbaa !42
  %1677 = icmp eq i64 %1676, 0
  br i1 %1677, label %1697, label %1678

1678:                                             ; preds = %1674
  %1679 = load i64, ptr %1672, align 8, !tbaa !125
  %1680 = sub i64 %1418, %1679
  %1681 = getelementptr inbounds i8, ptr %1672, i64 8
  %1682 = load i64, ptr %1681, align 8, !tbaa !127
  %1683 = icmp ult i64 %1680, %1682
  br i1 %1683, label %1698, label %1684

1684:                                             ; preds = %1678, %1688
  %1685 = phi i64 [ %1686, %1688 ], [ 0, %1678 ]
  %1686 = add nuw i64 %1685, 1
  %1687 = icmp eq i64 %1686, %1676
  br i1 %1687, label %1697, label %1688, !llvm.loop !128

1688:                                             ; preds = %1684
  %1689 = getelementptr inbounds %struct.Range, ptr %1672, i64 %1686
  %1690 = load i64, ptr %1689, align 8, !tbaa !125
  %1691 = sub i64 %1418, %1690
  %1692 = getelementptr inbounds i8, ptr %1689, i64 8
  %1693 = load i64, ptr %1692, align 8, !tbaa !127
  %1694 = icmp ult i64 %1691, %1693
  br i1 %1694, label %1695, label %1684, !llvm.loop !128

1695:                                             ; preds = %1688
  %1696 = icmp ult i64 %1686, %1676
  br i1 %1696, label %1698, label %1697

1697:                                             ; preds = %1684, %1695, %1674, %1668
  store i8 0, ptr %1665, align 1, !tbaa !29
  br label %1698

1698:                                             ; preds = %1697, %1695, %1678, %1658, %1649, %1653
  %1699 = icmp eq ptr %8, null
  %1700 = icmp ne i32 %5, 1
  %1701 = or i1 %1700, %1699
  %1702 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1419)
  %1703 = icmp ult i64 %1702, 2
  %1704 = select i1 %1701, i1 true, i1 %1703
  br i1 %1704, label %1914, label %1705

1705:                                             ; preds = %1698
  br i1 %1417, label %1706, label %1774

1706:                                             ; preds = %1705
  %1707 = shl i32 %4, 4
  %1708 = zext i32 %1707 to i64
  %1709 = add nsw i64 %1708, -1
  %1710 = shl nuw nsw i64 %1708, 1
  %1711 = add nsw i64 %1710, -1
  %1712 = and i64 %1419, 65537
  %1713 = icmp eq i64 %1712, 65537
  br i1 %1713, label %1714, label %1721

1714:                                             ; preds = %1706
  %1715 = getelementptr inbounds i8, ptr %2, i64 128
  %1716 = load i64, ptr %1715, align 8, !tbaa !42
  %1717 = load i64, ptr %2, align 8, !tbaa !42
  %1718 = add i64 %1716, %1709
  %1719 = sub i64 %1718, %1717
  %1720 = icmp ult i64 %1719, %1711
  br i1 %1720, label %1776, label %1721

1721:                                             ; preds = %1714, %1706
  %1722 = and i64 %1419, 4294967296
  %1723 = icmp eq i64 %1722, 0
  %1724 = getelementptr inbounds i8, ptr %2, i64 256
  br i1 %1723, label %1744, label %1725

1725:                                             ; preds = %1721
  %1726 = and i64 %1419, 1
  %1727 = icmp eq i64 %1726, 0
  br i1 %1727, label %1734, label %1728

1728:                                             ; preds = %1725
  %1729 = load i64, ptr %1724, align 8, !tbaa !42
  %1730 = load i64, ptr %2, align 8, !tbaa !42
  %1731 = add i64 %1729, %1709
  %1732 = sub i64 %1731, %1730
  %1733 = icmp ult i64 %1732, %1711
  br i1 %1733, label %1776, label %1734

1734:                                             ; preds = %1728, %1725
  %1735 = and i64 %1419, 65536
  %1736 = icmp eq i64 %1735, 0
  br i1 %1736, label %1744, label %1737

1737:                                             ; preds = %1734
  %1738 = load i64, ptr %1724, align 8, !tbaa !42
  %1739 = getelementptr inbounds i8, ptr %2, i64 128
  %1740 = load i64, ptr %1739, align 8, !tbaa !42
  %1741 = add i64 %1738, %1709
  %1742 = sub i64 %1741, %1740
  %1743 = icmp ult i64 %1742, %1711
  br i1 %1743, label %1776, label %1744

1744:                                             ; preds = %1737, %1734, %1721
  %1745 = and i64 %1419, 281474976710656
  %1746 = icmp eq i64 %1745, 0
  %1747 = getelementptr inbounds i8, ptr %2, i64 384
  br i1 %1746, label %1914, label %1748

1748:                                             ; preds = %1744
  %1749 = and i64 %1419, 1
  %1750 = icmp eq i64 %1749, 0
  br i1 %1750, label %1757, label %1751

1751:                                             ; preds = %1748
  %1752 = load i64, ptr %1747, align 8, !tbaa !42
  %1753 = load i64, ptr %2, align 8, !tbaa !42
  %1754 = add i64 %1752, %1709
  %1755 = sub i64 %1754, %1753
  %1756 = icmp ult i64 %1755, %1711
  br i1 %1756, label %1776, label %1757

1757:                                             ; preds = %1751, %1748
  %1758 = and i64 %1419, 65536
  %1759 = icmp eq i64 %1758, 0
  br i1 %1759, label %1767, label %1760

1760:                                             ; preds = %1757
  %1761 = load i64, ptr %1747, align 8, !tbaa !42
  %1762 = getelementptr inbounds i8, ptr %2, i64 128
  %1763 = load i64, ptr %1762, align 8, !tbaa !42
  %1764 = add i64 %1761, %1709
  %1765 = sub i64 %1764, %1763
  %1766 = icmp ult i64 %1765, %1711
  br i1 %1766, label %1776, label %1767

1767:                                             ; preds = %1760, %1757
  br i1 %1723, label %1914, label %1768

1768:                                             ; preds = %1767
  %1769 = load i64, ptr %1747, align 8, !tbaa !42
  %1770 = load i64, ptr %1724, align 8, !tbaa !42
  %1771 = add i64 %1769, %1709
  %1772 = sub i64 %1771, %1770
  %1773 = icmp ult i64 %1772, %1711
  br i1 %1773, label %1776, label %1914

1774:                                             ; preds = %1705
  %1775 = icmp eq i64 %1419, 0
  br i1 %1775, label %1914, label %1776

1776:                                             ; preds = %1714, %1728, %1737, %1751, %1760, %1768, %1774
  %1777 = icmp ult i32 %4, 4
  %1778 = lshr i32 %4, 2
  %1779 = select i1 %1777, i32 1, i32 %1778
  %1780 = icmp eq i32 %1779, 0
  %1781 = icmp ugt i32 %4, 3
  %1782 = shl i32 %4, 3
  %1783 = shl nsw i32 -1, %1782
  %1784 = xor i32 %1783, -1
  %1785 = select i1 %1781, i32 -1, i32 %1784
  %1786 = zext nneg i32 %1779 to i64
  br label %1787

1787:                                             ; preds = %1910, %1776
  %1788 = phi i64 [ %1419, %1776 ], [ %1912, %1910 ]
  %1789 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1788, i1 true)
  %1790 = trunc nuw nsw i64 %1789 to i32
  %1791 = load ptr, ptr %13, align 8, !tbaa !81
  %1792 = getelementptr inbounds i64, ptr %2, i64 %1789
  %1793 = load i64, ptr %1792, align 8, !tbaa !42
  %1794 = getelementptr inbounds i8, ptr %1791, i64 16
  %1795 = load i64, ptr %1794, align 8, !tbaa !54
  %1796 = icmp ugt i64 %1795, %1793
  %1797 = zext i1 %1796 to i32
  store i32 %1797, ptr %1145, align 4, !tbaa !88
  br i1 %1780, label %1910, label %1801

1798:                                             ; preds = %1907
  %1799 = load i32, ptr %1145, align 4, !tbaa !88
  %1800 = load i64, ptr %1792, align 8, !tbaa !42
  br label %1801

1801:                                             ; preds = %1787, %1798
  %1802 = phi i64 [ %1800, %1798 ], [ %1793, %1787 ]
  %1803 = phi i32 [ %1799, %1798 ], [ %1797, %1787 ]
  %1804 = phi i64 [ %1908, %1798 ], [ 0, %1787 ]
  %1805 = shl nuw i64 %1804, 2
  %1806 = add i64 %1802, %1805
  %1807 = icmp eq i32 %1803, 1
  br i1 %1807, label %1808, label %1815

1808:                                             ; preds = %1801
  %1809 = load ptr, ptr %1142, align 8, !tbaa !85
  %1810 = getelementptr inbounds i8, ptr %1809, i64 104
  %1811 = load i64, ptr %1810, align 8, !tbaa !104
  %1812 = inttoptr i64 %1811 to ptr
  %1813 = lshr i64 %1806, 2
  %1814 = getelementptr inbounds %struct.Cell, ptr %1812, i64 %1813
  br label %1871

1815:                                             ; preds = %1801
  %1816 = lshr i64 %1806, 14
  %1817 = add nuw nsw i64 %1816, 1
  %1818 = load ptr, ptr %1141, align 8, !tbaa !84
  %1819 = getelementptr inbounds i8, ptr %1818, i64 72
  %1820 = load i64, ptr %1819, align 8, !tbaa !105
  %1821 = icmp eq i64 %1817, %1820
  br i1 %1821, label %1822, label %1829

1822:                                             ; preds = %1815
  %1823 = getelementptr inbounds i8, ptr %1818, i64 80
  %1824 = load i64, ptr %1823, align 8, !tbaa !106
  %1825 = inttoptr i64 %1824 to ptr
  %1826 = lshr i64 %1806, 2
  %1827 = and i64 %1826, 4095
  %1828 = getelementptr inbounds %struct.Cell, ptr %1825, i64 %1827
  br label %1871

1829:                                             ; preds = %1815
  %1830 = getelementptr inbounds i8, ptr %1818, i64 40
  %1831 = load i64, ptr %1830, align 8, !tbaa !107
  %1832 = inttoptr i64 %1831 to ptr
  %1833 = getelementptr inbounds i8, ptr %1818, i64 32
  %1834 = load i64, ptr %1833, align 8, !tbaa !108
  %1835 = mul i64 %1817, 159730149406440469
  %1836 = lshr i64 %1835, 40
  br label %1837

1837:                                             ; preds = %1837, %1829
  %1838 = phi i64 [ %1836, %1829 ], [ %1845, %1837 ]
  %1839 = and i64 %1838, 262143
  %1840 = getelementptr inbounds i64, ptr %1832, i64 %1839
  %1841 = load i64, ptr %1840, align 8, !tbaa !42
  %1842 = icmp eq i64 %1841, 0
  %1843 = icmp eq i64 %1841, %1817
  %1844 = or i1 %1842, %1843
  %1845 = add nuw nsw i64 %1839, 1
  br i1 %1844, label %1846, label %1837, !llvm.loop !109

1846:                                             ; preds = %1837
  %1847 = getelementptr inbounds i64, ptr %1832, i64 %1839
  %1848 = inttoptr i64 %1834 to ptr
  br i1 %1842, label %1849, label %1859

1849:                                             ; preds = %1846
  %1850 = getelementptr inbounds i8, ptr %1818, i64 48
  %1851 = load i64, ptr %1850, align 8, !tbaa !110
  %1852 = getelementptr inbounds i8, ptr %1818, i64 56
  %1853 = load i64, ptr %1852, align 8, !tbaa !111
  %1854 = icmp ult i64 %1851, %1853
  br i1 %1854, label %1855, label %1914

1855:                                             ; preds = %1849
  store i64 %1817, ptr %1847, align 8, !tbaa !42
  %1856 = load i64, ptr %1850, align 8, !tbaa !110
  %1857 = add i64 %1856, 1
  store i64 %1857, ptr %1850, align 8, !tbaa !110
  %1858 = getelementptr inbounds i64, ptr %1848, i64 %1839
  store i64 %1856, ptr %1858, align 8, !tbaa !42
  br label %1859

1859:                                             ; preds = %1855, %1846
  store i64 %1817, ptr %1819, align 8, !tbaa !105
  %1860 = getelementptr inbounds i8, ptr %1818, i64 64
  %1861 = load i64, ptr %1860, align 8, !tbaa !112
  %1862 = getelementptr inbounds i64, ptr %1848, i64 %1839
  %1863 = load i64, ptr %1862, align 8, !tbaa !42
  %1864 = shl i64 %1863, 16
  %1865 = add i64 %1864, %1861
  %1866 = getelementptr inbounds i8, ptr %1818, i64 80
  store i64 %1865, ptr %1866, align 8, !tbaa !106
  %1867 = inttoptr i64 %1865 to ptr
  %1868 = lshr i64 %1806, 2
  %1869 = and i64 %1868, 4095
  %1870 = getelementptr inbounds %struct.Cell, ptr %1867, i64 %1869
  br label %1871

1871:                                             ; preds = %1859, %1822, %1808
  %1872 = phi ptr [ %1814, %1808 ], [ %1828, %1822 ], [ %1870, %1859 ]
  %1873 = icmp eq ptr %1872, null
  br i1 %1873, label %1914, label %1874

1874:                                             ; preds = %1871
  %1875 = load i64, ptr %1872, align 8, !tbaa !125
  %1876 = trunc i64 %1875 to i32
  %1877 = lshr i32 %1876, 24
  %1878 = and i32 %1877, 63
  %1879 = icmp eq i32 %1878, %1790
  br i1 %1879, label %1907, label %1880

1880:                                             ; preds = %1874
  %1881 = zext nneg i32 %1878 to i64
  %1882 = shl nuw i64 1, %1881
  %1883 = and i64 %1882, %1419
  %1884 = icmp eq i64 %1883, 0
  br i1 %1884, label %1907, label %1885

1885:                                             ; preds = %1880
  %1886 = getelementptr inbounds i64, ptr %2, i64 %1881
  %1887 = load i64, ptr %1886, align 8, !tbaa !42
  %1888 = icmp eq i64 %1887, %1802
  br i1 %1888, label %1889, label %1907

1889:                                             ; preds = %1885
  %1890 = load ptr, ptr %13, align 8, !tbaa !81
  %1891 = getelementptr inbounds i8, ptr %1890, i64 160
  %1892 = load i32, ptr %1891, align 8, !tbaa !74
  %1893 = trunc nuw nsw i64 %1804 to i32
  %1894 = mul i32 %1892, %1893
  %1895 = add i32 %1894, %1790
  %1896 = zext i32 %1895 to i64
  %1897 = getelementptr inbounds i32, ptr %8, i64 %1896
  %1898 = load i32, ptr %1897, align 4, !tbaa !23
  %1899 = add i32 %1894, %1878
  %1900 = zext i32 %1899 to i64
  %1901 = getelementptr inbounds i32, ptr %8, i64 %1900
  %1902 = load i32, ptr %1901, align 4, !tbaa !23
  %1903 = xor i32 %1902, %1898
  %1904 = and i32 %1903, %1785
  %1905 = icmp eq i32 %1904, 0
  %1906 = select i1 %1905, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %13, i32 noundef %1906, i64 noundef %1806, i32 noundef %4, i32 noundef %1790, i64 noundef %1875, i32 noundef 1)
  br label %1907

1907:                                             ; preds = %1889, %1885, %1880, %1874
  %1908 = add nuw nsw i64 %1804, 1
  %1909 = icmp eq i64 %1908, %1786
  br i1 %1909, label %1910, label %1798, !llvm.loop !129

1910:                                             ; preds = %1907, %1787
  %1911 = add i64 %1788, -1
  %1912 = and i64 %1911, %1788
  %1913 = icmp eq i64 %1912, 0
  br i1 %1913, label %1914, label %1787, !llvm.loop !130

1914:                                             ; preds = %1910, %1871, %1849, %1744, %1768, %1767, %1774, %1698
  %1915 = and i1 %1421, %16
  br i1 %1915, label %1916, label %1921

1916:                                             ; preds = %1914
  %1917 = load i64, ptr %1159, align 8, !tbaa !97
  %1918 = icmp ult i64 %1917, 65535
  br i1 %1918, label %1919, label %1921

1919:                                             ; preds = %1916
  %1920 = add nuw nsw i64 %1917, 1
  store i64 %1920, ptr %1159, align 8, !tbaa !97
  br label %1921

1921:                                             ; preds = %1919, %1916, %1914
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %13) #7
  br label %1922

1922:                                             ; preds = %1105, %1921
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
  store i64 %14, ptr %15, align 8, !tbaa !95
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
  %40 = load i32, ptr %39, align 4, !tbaa !131
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
  br i1 %94, label %51, label %71, !llvm.loop !132

95:                                               ; preds = %68
  %96 = trunc i64 %69 to i32
  %97 = getelementptr inbounds i8, ptr %0, i64 144
  %98 = load i64, ptr %97, align 8, !tbaa !117
  %99 = icmp eq i64 %98, 4194304
  br i1 %99, label %131, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds i8, ptr %0, i64 112
  %102 = load i64, ptr %101, align 8, !tbaa !31
  %103 = inttoptr i64 %102 to ptr
  %104 = zext i32 %32 to i64
  %105 = getelementptr inbounds i8, ptr %0, i64 136
  %106 = load i64, ptr %105, align 8, !tbaa !118
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds %struct.KnownGroup, ptr %103, i64 %104, i32 1
  %109 = load i32, ptr %108, align 4, !tbaa !119
  %110 = add i32 %109, -1
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %111
  %113 = icmp eq i32 %109, 0
  br i1 %113, label %122, label %114

114:                                              ; preds = %100
  %115 = load i32, ptr %112, align 4, !tbaa !120
  %116 = icmp eq i32 %115, -1
  br i1 %116, label %117, label %122

117:                                              ; preds = %114
  %118 = getelementptr inbounds i8, ptr %112, i64 10
  %119 = load i16, ptr %118, align 2, !tbaa !122
  %120 = zext i16 %119 to i32
  %121 = icmp eq i32 %120, %96
  br i1 %121, label %131, label %122

122:                                              ; preds = %117, %114, %100
  %123 = add i64 %98, 1
  store i64 %123, ptr %97, align 8, !tbaa !117
  %124 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %98
  %125 = trunc i64 %14 to i16
  %126 = trunc i64 %69 to i16
  store i32 -1, ptr %124, align 4, !tbaa !23
  %127 = getelementptr inbounds i8, ptr %124, i64 4
  store i32 %109, ptr %127, align 4, !tbaa !23
  %128 = getelementptr inbounds i8, ptr %124, i64 8
  store i16 %125, ptr %128, align 4, !tbaa !123
  %129 = getelementptr inbounds i8, ptr %124, i64 10
  store i16 %126, ptr %129, align 2, !tbaa !123
  %130 = trunc i64 %123 to i32
  store i32 %130, ptr %108, align 4, !tbaa !119
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
  %5 = load i32, ptr %4, align 8, !tbaa !79
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
  %24 = load ptr, ptr %8, align 8, !tbaa !133
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
  %37 = load i32, ptr %13, align 8, !tbaa !134
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
  %54 = load i32, ptr %13, align 8, !tbaa !134
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
  br i1 %65, label %15, label %66, !llvm.loop !135

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !133
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !136
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
  %45 = load i64, ptr %44, align 8, !tbaa !137
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !137
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !51
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !51
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !138
  %53 = getelementptr inbounds i8, ptr %52, i64 56
  %54 = load i64, ptr %53, align 8, !tbaa !13
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %0, i64 28
  %57 = load i32, ptr %56, align 4, !tbaa !68
  %58 = getelementptr inbounds i8, ptr %40, i64 4
  store i32 %57, ptr %58, align 4, !tbaa !55
  %59 = getelementptr inbounds i8, ptr %0, i64 32
  %60 = load i32, ptr %59, align 8, !tbaa !79
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
  %69 = load i64, ptr %68, align 8, !tbaa !75
  %70 = sub i64 %1, %69
  %71 = getelementptr inbounds i8, ptr %52, i64 160
  %72 = load i32, ptr %71, align 8, !tbaa !74
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
  %84 = load i32, ptr %83, align 8, !tbaa !134
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
  store i32 0, ptr %23, align 4, !tbaa !88
  br label %59

24:                                               ; preds = %20
  %25 = load ptr, ptr %0, align 8, !tbaa !81
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
  store i32 2, ptr %51, align 4, !tbaa !88
  br label %356

52:                                               ; preds = %24, %41
  %53 = phi i32 [ %44, %41 ], [ %5, %24 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 %53, ptr %54, align 4, !tbaa !88
  switch i32 %53, label %76 [
    i32 2, label %356
    i32 0, label %59
    i32 1, label %67
  ]

55:                                               ; preds = %31
  %56 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %56, align 4, !tbaa !88
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
  store i32 1, ptr %66, align 4, !tbaa !88
  br label %67

67:                                               ; preds = %64, %52
  %68 = phi i64 [ %1, %52 ], [ %65, %64 ]
  %69 = getelementptr inbounds i8, ptr %0, i64 24
  %70 = load ptr, ptr %69, align 8, !tbaa !85
  %71 = getelementptr inbounds i8, ptr %70, i64 104
  %72 = load i64, ptr %71, align 8, !tbaa !104
  %73 = inttoptr i64 %72 to ptr
  %74 = lshr i64 %68, 2
  %75 = getelementptr inbounds %struct.Cell, ptr %73, i64 %74
  br label %133

76:                                               ; preds = %52, %59
  %77 = lshr i64 %1, 14
  %78 = add nuw nsw i64 %77, 1
  %79 = getelementptr inbounds i8, ptr %0, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !84
  %81 = getelementptr inbounds i8, ptr %80, i64 72
  %82 = load i64, ptr %81, align 8, !tbaa !105
  %83 = icmp eq i64 %78, %82
  br i1 %83, label %84, label %91

84:                                               ; preds = %76
  %85 = getelementptr inbounds i8, ptr %80, i64 80
  %86 = load i64, ptr %85, align 8, !tbaa !106
  %87 = inttoptr i64 %86 to ptr
  %88 = lshr exact i64 %1, 2
  %89 = and i64 %88, 4095
  %90 = getelementptr inbounds %struct.Cell, ptr %87, i64 %89
  br label %133

91:                                               ; preds = %76
  %92 = getelementptr inbounds i8, ptr %80, i64 40
  %93 = load i64, ptr %92, align 8, !tbaa !107
  %94 = inttoptr i64 %93 to ptr
  %95 = getelementptr inbounds i8, ptr %80, i64 32
  %96 = load i64, ptr %95, align 8, !tbaa !108
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
  br i1 %106, label %108, label %99, !llvm.loop !109

108:                                              ; preds = %99
  %109 = getelementptr inbounds i64, ptr %94, i64 %101
  %110 = inttoptr i64 %96 to ptr
  br i1 %104, label %111, label %121

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, ptr %80, i64 48
  %113 = load i64, ptr %112, align 8, !tbaa !110
  %114 = getelementptr inbounds i8, ptr %80, i64 56
  %115 = load i64, ptr %114, align 8, !tbaa !111
  %116 = icmp ult i64 %113, %115
  br i1 %116, label %117, label %356

117:                                              ; preds = %111
  store i64 %78, ptr %109, align 8, !tbaa !42
  %118 = load i64, ptr %112, align 8, !tbaa !110
  %119 = add i64 %118, 1
  store i64 %119, ptr %112, align 8, !tbaa !110
  %120 = getelementptr inbounds i64, ptr %110, i64 %101
  store i64 %118, ptr %120, align 8, !tbaa !42
  br label %121

121:                                              ; preds = %117, %108
  store i64 %78, ptr %81, align 8, !tbaa !105
  %122 = getelementptr inbounds i8, ptr %80, i64 64
  %123 = load i64, ptr %122, align 8, !tbaa !112
  %124 = getelementptr inbounds i64, ptr %110, i64 %101
  %125 = load i64, ptr %124, align 8, !tbaa !42
  %126 = shl i64 %125, 16
  %127 = add i64 %126, %123
  %128 = getelementptr inbounds i8, ptr %80, i64 80
  store i64 %127, ptr %128, align 8, !tbaa !106
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
  %140 = load i32, ptr %139, align 8, !tbaa !87
  %141 = icmp eq i32 %140, 0
  %142 = mul nuw nsw i32 %7, %4
  %143 = getelementptr inbounds i8, ptr %0, i64 68
  %144 = load i32, ptr %143, align 4, !tbaa !94
  %145 = zext i32 %144 to i64
  %146 = insertelement <8 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <8 x i64> %146, <8 x i64> poison, <8 x i32> zeroinitializer
  %148 = getelementptr inbounds i8, ptr %0, i64 72
  %149 = load i32, ptr %148, align 8, !tbaa !96
  %150 = zext i32 %149 to i64
  %151 = insertelement <8 x i64> poison, i64 %150, i64 0
  %152 = shufflevector <8 x i64> %151, <8 x i64> poison, <8 x i32> zeroinitializer
  %153 = getelementptr inbounds i8, ptr %0, i64 60
  %154 = load i32, ptr %153, align 4, !tbaa !92
  %155 = zext i32 %154 to i64
  %156 = insertelement <8 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <8 x i64> %156, <8 x i64> poison, <8 x i32> zeroinitializer
  %158 = getelementptr inbounds i8, ptr %0, i64 64
  %159 = load i32, ptr %158, align 8, !tbaa !93
  %160 = zext i32 %159 to i64
  %161 = insertelement <8 x i64> poison, i64 %160, i64 0
  %162 = shufflevector <8 x i64> %161, <8 x i64> poison, <8 x i32> zeroinitializer
  %163 = getelementptr inbounds i8, ptr %0, i64 80
  %164 = load i64, ptr %163, align 8, !tbaa !99
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
  br i1 %268, label %180, label %356, !llvm.loop !139

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
  br i1 %355, label %283, label %356, !llvm.loop !139

356:                                              ; preds = %353, %266, %269, %167, %52, %111, %50, %133, %59, %55, %6, %13
  %357 = phi i32 [ 0, %13 ], [ 0, %6 ], [ 0, %55 ], [ 0, %52 ], [ 0, %59 ], [ 0, %133 ], [ 0, %50 ], [ 0, %111 ], [ 1, %167 ], [ 1, %269 ], [ 1, %266 ], [ 1, %353 ]
  ret i32 %357
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_quickly(ptr noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !99
  %8 = zext nneg i32 %4 to i64
  %9 = shl nuw nsw i64 %8, 24
  %10 = zext i32 %3 to i64
  %11 = shl i64 %10, 58
  %12 = or disjoint i64 %9, %11
  %13 = or i64 %12, %7
  %14 = load i64, ptr %1, align 8, !tbaa !125
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !127
  %17 = or i64 %16, %14
  %18 = icmp eq i64 %17, 0
  %19 = getelementptr inbounds i8, ptr %0, i64 40
  %20 = load i32, ptr %19, align 8, !tbaa !87
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
  %32 = load i32, ptr %31, align 4, !tbaa !92
  %33 = sub i32 %30, %32
  %34 = getelementptr inbounds i8, ptr %0, i64 68
  %35 = load i32, ptr %34, align 4, !tbaa !94
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
  store i64 %13, ptr %15, align 8, !tbaa !127
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
  store i64 %13, ptr %1, align 8, !tbaa !125
  br label %766

62:                                               ; preds = %53, %57, %38, %40, %44
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !88
  %65 = icmp eq i32 %64, 1
  br i1 %65, label %66, label %80

66:                                               ; preds = %62
  %67 = trunc i64 %14 to i32
  %68 = and i32 %67, 16777215
  %69 = getelementptr inbounds i8, ptr %0, i64 60
  %70 = load i32, ptr %69, align 4, !tbaa !92
  %71 = sub i32 %68, %70
  %72 = getelementptr inbounds i8, ptr %0, i64 68
  %73 = load i32, ptr %72, align 4, !tbaa !94
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
  %90 = load i32, ptr %89, align 8, !tbaa !89
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %97, label %92

92:                                               ; preds = %88
  %93 = getelementptr inbounds i8, ptr %0, i64 16
  %94 = load ptr, ptr %93, align 8, !tbaa !84
  %95 = trunc i64 %14 to i32
  %96 = and i32 %95, 16777215
  br label %143

97:                                               ; preds = %88, %85
  %98 = trunc i64 %14 to i32
  %99 = and i32 %98, 16777215
  %100 = getelementptr inbounds i8, ptr %0, i64 60
  %101 = load i32, ptr %100, align 4, !tbaa !92
  %102 = sub i32 %99, %101
  %103 = getelementptr inbounds i8, ptr %0, i64 68
  %104 = load i32, ptr %103, align 4, !tbaa !94
  %105 = icmp ult i32 %102, %104
  br i1 %105, label %106, label %132

106:                                              ; preds = %97
  %107 = icmp eq i32 %64, 0
  br i1 %107, label %108, label %116

108:                                              ; preds = %106
  %109 = getelementptr inbounds i8, ptr %0, i64 16
  %110 = load ptr, ptr %109, align 8, !tbaa !84
  %111 = getelementptr inbounds i8, ptr %110, i64 24
  %112 = load i64, ptr %111, align 8, !tbaa !140
  %113 = icmp ne i64 %112, 0
  %114 = icmp ne i32 %20, 0
  %115 = or i1 %114, %113
  br i1 %115, label %132, label %120

116:                                              ; preds = %106
  br i1 %21, label %117, label %132

117:                                              ; preds = %116
  %118 = getelementptr inbounds i8, ptr %0, i64 16
  %119 = load ptr, ptr %118, align 8, !tbaa !84
  br label %120

120:                                              ; preds = %117, %108
  %121 = phi ptr [ %119, %117 ], [ %110, %108 ]
  %122 = getelementptr inbounds i8, ptr %121, i64 90312
  %123 = lshr i64 %7, 46
  %124 = and i64 %123, 4095
  %125 = getelementptr inbounds [4096 x i8], ptr %122, i64 0, i64 %124
  %126 = load i8, ptr %125, align 1, !tbaa !101
  %127 = icmp eq i8 %126, 0
  br i1 %127, label %128, label %143

128:                                              ; preds = %120
  %129 = select i1 %107, i64 %14, i64 %7
  %130 = and i64 %129, 4611686018427387904
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %143

132:                                              ; preds = %128, %116, %108, %97
  %133 = getelementptr inbounds i8, ptr %0, i64 16
  %134 = load ptr, ptr %133, align 8, !tbaa !84
  %135 = getelementptr inbounds i8, ptr %134, i64 16
  %136 = load i64, ptr %135, align 8, !tbaa !141
  %137 = icmp ne i64 %136, 0
  %138 = or i1 %65, %137
  br i1 %138, label %442, label %139

139:                                              ; preds = %132
  %140 = getelementptr inbounds i8, ptr %0, i64 48
  %141 = load i32, ptr %140, align 8, !tbaa !89
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %442, label %143

143:                                              ; preds = %139, %128, %120, %92
  %144 = phi i32 [ %96, %92 ], [ %99, %139 ], [ %99, %120 ], [ %99, %128 ]
  %145 = phi ptr [ %94, %92 ], [ %134, %139 ], [ %121, %120 ], [ %121, %128 ]
  %146 = getelementptr inbounds i8, ptr %0, i64 8
  %147 = load ptr, ptr %146, align 8, !tbaa !83
  %148 = getelementptr inbounds i8, ptr %147, i64 48
  %149 = load i32, ptr %148, align 8, !tbaa !20
  %150 = udiv i32 %144, %149
  %151 = lshr i64 %14, 30
  %152 = trunc i64 %151 to i32
  %153 = and i32 %152, 65535
  %154 = getelementptr inbounds i8, ptr %0, i64 64
  %155 = load i32, ptr %154, align 8, !tbaa !93
  %156 = icmp eq i32 %144, %155
  br i1 %156, label %442, label %157

157:                                              ; preds = %143
  %158 = getelementptr inbounds i8, ptr %145, i64 128
  %159 = load i64, ptr %158, align 8, !tbaa !100
  %160 = icmp eq i64 %159, 4194304
  br i1 %160, label %442, label %161

161:                                              ; preds = %157
  %162 = getelementptr inbounds i8, ptr %0, i64 56
  %163 = load i32, ptr %162, align 8, !tbaa !91
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
  %180 = load i64, ptr %179, align 8, !tbaa !117
  %181 = icmp eq i64 %180, 4194304
  br i1 %181, label %215, label %182

182:                                              ; preds = %178
  %183 = getelementptr inbounds i8, ptr %145, i64 136
  %184 = load i64, ptr %183, align 8, !tbaa !118
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
  %196 = load i16, ptr %195, align 4, !tbaa !142
  %197 = zext i16 %196 to i32
  %198 = icmp ult i32 %153, %197
  br i1 %198, label %211, label %199

199:                                              ; preds = %190
  %200 = load i32, ptr %194, align 4, !tbaa !120
  %201 = icmp eq i32 %200, %144
  %202 = icmp eq i32 %200, -1
  %203 = or i1 %201, %202
  br i1 %203, label %204, label %211

204:                                              ; preds = %199
  %205 = getelementptr inbounds i8, ptr %194, i64 10
  %206 = load i16, ptr %205, align 2, !tbaa !122
  %207 = zext i16 %206 to i32
  %208 = icmp ult i32 %153, %207
  %209 = add nsw i32 %207, -1
  %210 = select i1 %208, i32 %153, i32 %209
  br label %215

211:                                              ; preds = %199, %190
  %212 = getelementptr inbounds i8, ptr %194, i64 4
  %213 = load i32, ptr %212, align 4, !tbaa !23
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %190, !llvm.loop !143

215:                                              ; preds = %211, %204, %182, %178, %161
  %216 = phi i32 [ %153, %161 ], [ %153, %178 ], [ %210, %204 ], [ %153, %182 ], [ %153, %211 ]
  %217 = load i32, ptr %168, align 4, !tbaa !23
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %415, label %219

219:                                              ; preds = %215
  %220 = add i32 %217, -1
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %221
  %223 = load i32, ptr %222, align 4, !tbaa !144
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
  %232 = load i16, ptr %231, align 4, !tbaa !146
  %233 = zext i16 %232 to i32
  %234 = icmp ugt i32 %153, %233
  br i1 %234, label %240, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds i8, ptr %222, i64 14
  %237 = load i16, ptr %236, align 2, !tbaa !147
  %238 = zext i16 %237 to i32
  %239 = icmp ugt i32 %216, %238
  br i1 %239, label %240, label %442

240:                                              ; preds = %235, %230, %225, %219
  %241 = getelementptr inbounds i8, ptr %222, i64 4
  %242 = load i32, ptr %241, align 4, !tbaa !23
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %415, label %244, !llvm.loop !148

244:                                              ; preds = %240
  %245 = add i32 %242, -1
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %246
  %248 = load i32, ptr %247, align 4, !tbaa !144
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
  %257 = load i16, ptr %256, align 4, !tbaa !146
  %258 = zext i16 %257 to i32
  %259 = icmp ugt i32 %153, %258
  br i1 %259, label %265, label %260

260:                                              ; preds = %255
  %261 = getelementptr inbounds i8, ptr %247, i64 14
  %262 = load i16, ptr %261, align 2, !tbaa !147
  %263 = zext i16 %262 to i32
  %264 = icmp ugt i32 %216, %263
  br i1 %264, label %265, label %442

265:                                              ; preds = %260, %255, %250, %244
  %266 = getelementptr inbounds i8, ptr %247, i64 4
  %267 = load i32, ptr %266, align 4, !tbaa !23
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %415, label %269, !llvm.loop !148

269:                                              ; preds = %265
  %270 = add i32 %267, -1
  %271 = zext i32 %270 to i64
  %272 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %271
  %273 = load i32, ptr %272, align 4, !tbaa !144
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
  %282 = load i16, ptr %281, align 4, !tbaa !146
  %283 = zext i16 %282 to i32
  %284 = icmp ugt i32 %153, %283
  br i1 %284, label %290, label %285

285:                                              ; preds = %280
  %286 = getelementptr inbounds i8, ptr %272, i64 14
  %287 = load i16, ptr %286, align 2, !tbaa !147
  %288 = zext i16 %287 to i32
  %289 = icmp ugt i32 %216, %288
  br i1 %289, label %290, label %442

290:                                              ; preds = %285, %280, %275, %269
  %291 = getelementptr inbounds i8, ptr %272, i64 4
  %292 = load i32, ptr %291, align 4, !tbaa !23
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %415, label %294, !llvm.loop !148

294:                                              ; preds = %290
  %295 = add i32 %292, -1
  %296 = zext i32 %295 to i64
  %297 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %296
  %298 = load i32, ptr %297, align 4, !tbaa !144
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
  %307 = load i16, ptr %306, align 4, !tbaa !146
  %308 = zext i16 %307 to i32
  %309 = icmp ugt i32 %153, %308
  br i1 %309, label %315, label %310

310:                                              ; preds = %305
  %311 = getelementptr inbounds i8, ptr %297, i64 14
  %312 = load i16, ptr %311, align 2, !tbaa !147
  %313 = zext i16 %312 to i32
  %314 = icmp ugt i32 %216, %313
  br i1 %314, label %315, label %442

315:                                              ; preds = %310, %305, %300, %294
  %316 = getelementptr inbounds i8, ptr %297, i64 4
  %317 = load i32, ptr %316, align 4, !tbaa !23
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %415, label %319, !llvm.loop !148

319:                                              ; preds = %315
  %320 = add i32 %317, -1
  %321 = zext i32 %320 to i64
  %322 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %321
  %323 = load i32, ptr %322, align 4, !tbaa !144
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
  %332 = load i16, ptr %331, align 4, !tbaa !146
  %333 = zext i16 %332 to i32
  %334 = icmp ugt i32 %153, %333
  br i1 %334, label %340, label %335

335:                                              ; preds = %330
  %336 = getelementptr inbounds i8, ptr %322, i64 14
  %337 = load i16, ptr %336, align 2, !tbaa !147
  %338 = zext i16 %337 to i32
  %339 = icmp ugt i32 %216, %338
  br i1 %339, label %340, label %442

340:                                              ; preds = %335, %330, %325, %319
  %341 = getelementptr inbounds i8, ptr %322, i64 4
  %342 = load i32, ptr %341, align 4, !tbaa !23
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %415, label %344, !llvm.loop !148

344:                                              ; preds = %340
  %345 = add i32 %342, -1
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %346
  %348 = load i32, ptr %347, align 4, !tbaa !144
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
  %357 = load i16, ptr %356, align 4, !tbaa !146
  %358 = zext i16 %357 to i32
  %359 = icmp ugt i32 %153, %358
  br i1 %359, label %365, label %360

360:                                              ; preds = %355
  %361 = getelementptr inbounds i8, ptr %347, i64 14
  %362 = load i16, ptr %361, align 2, !tbaa !147
  %363 = zext i16 %362 to i32
  %364 = icmp ugt i32 %216, %363
  br i1 %364, label %365, label %442

365:                                              ; preds = %360, %355, %350, %344
  %366 = getelementptr inbounds i8, ptr %347, i64 4
  %367 = load i32, ptr %366, align 4, !tbaa !23
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %415, label %369, !llvm.loop !148

369:                                              ; preds = %365
  %370 = add i32 %367, -1
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %371
  %373 = load i32, ptr %372, align 4, !tbaa !144
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
  %382 = load i16, ptr %381, align 4, !tbaa !146
  %383 = zext i16 %382 to i32
  %384 = icmp ugt i32 %153, %383
  br i1 %384, label %390, label %385

385:                                              ; preds = %380
  %386 = getelementptr inbounds i8, ptr %372, i64 14
  %387 = load i16, ptr %386, align 2, !tbaa !147
  %388 = zext i16 %387 to i32
  %389 = icmp ugt i32 %216, %388
  br i1 %389, label %390, label %442

390:                                              ; preds = %385, %380, %375, %369
  %391 = getelementptr inbounds i8, ptr %372, i64 4
  %392 = load i32, ptr %391, align 4, !tbaa !23
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %415, label %394, !llvm.loop !148

394:                                              ; preds = %390
  %395 = add i32 %392, -1
  %396 = zext i32 %395 to i64
  %397 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %396
  %398 = load i32, ptr %397, align 4, !tbaa !144
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
  %407 = load i16, ptr %406, align 4, !tbaa !146
  %408 = zext i16 %407 to i32
  %409 = icmp ugt i32 %153, %408
  br i1 %409, label %415, label %410

410:                                              ; preds = %405
  %411 = getelementptr inbounds i8, ptr %397, i64 14
  %412 = load i16, ptr %411, align 2, !tbaa !147
  %413 = zext i16 %412 to i32
  %414 = icmp ugt i32 %216, %413
  br i1 %414, label %415, label %442

415:                                              ; preds = %240, %265, %290, %315, %340, %365, %390, %410, %405, %400, %394, %215
  %416 = add i64 %159, 1
  store i64 %416, ptr %158, align 8, !tbaa !100
  %417 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %159
  %418 = getelementptr inbounds i8, ptr %173, i64 7
  %419 = load i8, ptr %418, align 1, !tbaa !29
  %420 = icmp eq i8 %419, 0
  %421 = select i1 %420, i32 16777216, i32 0
  %422 = or disjoint i32 %421, %144
  %423 = trunc i64 %151 to i16
  %424 = trunc i32 %216 to i16
  %425 = getelementptr inbounds i8, ptr %0, i64 24
  %426 = load ptr, ptr %425, align 8, !tbaa !85
  %427 = getelementptr inbounds i8, ptr %426, i64 112
  %428 = load i64, ptr %427, align 8, !tbaa !97
  %429 = trunc i64 %428 to i16
  %430 = lshr i64 %14, 46
  %431 = trunc i64 %430 to i16
  %432 = and i16 %431, 4095
  store i32 %150, ptr %417, align 4, !tbaa !23
  %433 = getelementptr inbounds i8, ptr %417, i64 4
  store i32 %217, ptr %433, align 4, !tbaa !23
  %434 = getelementptr inbounds i8, ptr %417, i64 8
  store i32 %422, ptr %434, align 4, !tbaa !101
  %435 = getelementptr inbounds i8, ptr %417, i64 12
  store i16 %423, ptr %435, align 4, !tbaa !123
  %436 = getelementptr inbounds i8, ptr %417, i64 14
  store i16 %424, ptr %436, align 2, !tbaa !123
  %437 = getelementptr inbounds i8, ptr %417, i64 16
  store i16 %429, ptr %437, align 4, !tbaa !123
  %438 = getelementptr inbounds i8, ptr %417, i64 18
  store i16 %432, ptr %438, align 2, !tbaa !123
  %439 = load i64, ptr %158, align 8, !tbaa !100
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
  %453 = load i32, ptr %452, align 8, !tbaa !89
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %455, label %571

455:                                              ; preds = %451, %448
  %456 = trunc i64 %14 to i32
  %457 = and i32 %456, 16777215
  %458 = getelementptr inbounds i8, ptr %0, i64 60
  %459 = load i32, ptr %458, align 4, !tbaa !92
  %460 = sub i32 %457, %459
  %461 = getelementptr inbounds i8, ptr %0, i64 68
  %462 = load i32, ptr %461, align 4, !tbaa !94
  %463 = icmp ult i32 %460, %462
  br i1 %463, label %464, label %490

464:                                              ; preds = %455
  %465 = load i32, ptr %63, align 4, !tbaa !88
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %473

467:                                              ; preds = %464
  %468 = getelementptr inbounds i8, ptr %0, i64 16
  %469 = load ptr, ptr %468, align 8, !tbaa !84
  %470 = getelementptr inbounds i8, ptr %469, i64 24
  %471 = load i64, ptr %470, align 8, !tbaa !140
  %472 = icmp eq i64 %471, 0
  br i1 %472, label %473, label %490

473:                                              ; preds = %467, %464
  %474 = load i32, ptr %19, align 8, !tbaa !87
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %490

476:                                              ; preds = %473
  %477 = load i64, ptr %6, align 8, !tbaa !99
  %478 = getelementptr inbounds i8, ptr %0, i64 16
  %479 = load ptr, ptr %478, align 8, !tbaa !84
  %480 = getelementptr inbounds i8, ptr %479, i64 90312
  %481 = lshr i64 %477, 46
  %482 = and i64 %481, 4095
  %483 = getelementptr inbounds [4096 x i8], ptr %480, i64 0, i64 %482
  %484 = load i8, ptr %483, align 1, !tbaa !101
  %485 = icmp eq i8 %484, 0
  br i1 %485, label %486, label %571

486:                                              ; preds = %476
  %487 = select i1 %466, i64 %14, i64 %477
  %488 = and i64 %487, 4611686018427387904
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %490, label %571

490:                                              ; preds = %486, %473, %467, %455
  %491 = getelementptr inbounds i8, ptr %0, i64 16
  %492 = load ptr, ptr %491, align 8, !tbaa !84
  %493 = getelementptr inbounds i8, ptr %492, i64 16
  %494 = load i64, ptr %493, align 8, !tbaa !141
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %496, label %508

496:                                              ; preds = %490
  %497 = load i32, ptr %63, align 4, !tbaa !88
  %498 = icmp eq i32 %497, 1
  br i1 %498, label %508, label %499

499:                                              ; preds = %496
  %500 = getelementptr inbounds i8, ptr %0, i64 48
  %501 = load i32, ptr %500, align 8, !tbaa !89
  %502 = icmp ne i32 %501, 0
  %503 = or i1 %450, %502
  br i1 %503, label %507, label %504

504:                                              ; preds = %499
  %505 = load i32, ptr %19, align 8, !tbaa !87
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
  %514 = load i32, ptr %513, align 8, !tbaa !96
  %515 = icmp ult i32 %511, %514
  %516 = icmp eq i32 %511, 65535
  %517 = or i1 %516, %515
  br i1 %517, label %571, label %520

518:                                              ; preds = %508
  %519 = icmp eq i32 %511, 65535
  br i1 %519, label %571, label %520

520:                                              ; preds = %518, %512
  %521 = getelementptr inbounds i8, ptr %492, i64 128
  %522 = load i64, ptr %521, align 8, !tbaa !100
  %523 = icmp eq i64 %522, 4194304
  br i1 %523, label %571, label %524

524:                                              ; preds = %520
  %525 = getelementptr inbounds i8, ptr %0, i64 64
  %526 = load i32, ptr %525, align 8, !tbaa !93
  %527 = icmp eq i32 %457, %526
  br i1 %527, label %528, label %539

528:                                              ; preds = %524
  %529 = icmp sgt i64 %14, -1
  br i1 %529, label %571, label %530

530:                                              ; preds = %528
  %531 = getelementptr inbounds i8, ptr %0, i64 56
  %532 = load i32, ptr %531, align 8, !tbaa !91
  %533 = getelementptr inbounds i8, ptr %492, i64 112
  %534 = load i64, ptr %533, align 8, !tbaa !31
  %535 = inttoptr i64 %534 to ptr
  %536 = zext i32 %532 to i64
  %537 = getelementptr inbounds %struct.KnownGroup, ptr %535, i64 %536
  %538 = load i32, ptr %537, align 4, !tbaa !34
  br label %565

539:                                              ; preds = %524
  %540 = load i32, ptr %63, align 4, !tbaa !88
  %541 = icmp eq i32 %540, 0
  %542 = getelementptr inbounds i8, ptr %0, i64 56
  %543 = load i32, ptr %542, align 8, !tbaa !91
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
  %554 = load i32, ptr %19, align 8, !tbaa !87
  %555 = icmp eq i32 %554, 1
  br i1 %555, label %561, label %556

556:                                              ; preds = %553
  %557 = getelementptr inbounds i8, ptr %0, i64 48
  %558 = load i32, ptr %557, align 8, !tbaa !89
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
  %575 = load i32, ptr %574, align 4, !tbaa !90
  %576 = icmp ne i32 %575, 0
  %577 = icmp ne i64 %573, 0
  %578 = select i1 %576, i1 %577, i1 false
  br i1 %578, label %579, label %592

579:                                              ; preds = %571
  %580 = trunc i64 %573 to i32
  %581 = and i32 %580, 16777215
  %582 = getelementptr inbounds i8, ptr %0, i64 64
  %583 = load i32, ptr %582, align 8, !tbaa !93
  %584 = icmp eq i32 %581, %583
  br i1 %584, label %585, label %592

585:                                              ; preds = %579
  %586 = getelementptr inbounds i8, ptr %0, i64 16
  %587 = load ptr, ptr %586, align 8, !tbaa !84
  %588 = getelementptr inbounds i8, ptr %587, i64 73928
  %589 = lshr i64 %573, 46
  %590 = and i64 %589, 4095
  %591 = getelementptr inbounds [4096 x i32], ptr %588, i64 0, i64 %590
  store i32 1, ptr %591, align 4, !tbaa !23
  br label %592

592:                                              ; preds = %585, %579, %571
  %593 = load i32, ptr %19, align 8, !tbaa !87
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %595, label %659

595:                                              ; preds = %592
  br i1 %577, label %596, label %657

596:                                              ; preds = %595
  %597 = trunc i64 %573 to i32
  %598 = and i32 %597, 16777215
  %599 = getelementptr inbounds i8, ptr %0, i64 64
  %600 = load i32, ptr %599, align 8, !tbaa !93
  %601 = icmp eq i32 %598, %600
  %602 = icmp sgt i64 %573, -1
  %603 = select i1 %601, i1 %602, i1 false
  br i1 %603, label %657, label %604

604:                                              ; preds = %596
  %605 = lshr i64 %573, 30
  %606 = trunc i64 %605 to i32
  %607 = and i32 %606, 65535
  %608 = getelementptr inbounds i8, ptr %0, i64 60
  %609 = load i32, ptr %608, align 4, !tbaa !92
  %610 = sub i32 %598, %609
  %611 = getelementptr inbounds i8, ptr %0, i64 68
  %612 = load i32, ptr %611, align 4, !tbaa !94
  %613 = icmp ult i32 %610, %612
  br i1 %613, label %614, label %620

614:                                              ; preds = %604
  %615 = getelementptr inbounds i8, ptr %0, i64 72
  %616 = load i32, ptr %615, align 8, !tbaa !96
  %617 = icmp ult i32 %607, %616
  %618 = icmp eq i32 %607, 65535
  %619 = or i1 %618, %617
  br i1 %619, label %657, label %622

620:                                              ; preds = %604
  %621 = icmp eq i32 %607, 65535
  br i1 %621, label %657, label %622

622:                                              ; preds = %620, %614
  %623 = getelementptr inbounds i8, ptr %0, i64 16
  %624 = load ptr, ptr %623, align 8, !tbaa !84
  %625 = getelementptr inbounds i8, ptr %624, i64 128
  %626 = load i64, ptr %625, align 8, !tbaa !100
  %627 = icmp eq i64 %626, 4194304
  br i1 %627, label %657, label %628

628:                                              ; preds = %622
  br i1 %601, label %629, label %639

629:                                              ; preds = %628
  br i1 %602, label %657, label %630

630:                                              ; preds = %629
  %631 = getelementptr inbounds i8, ptr %0, i64 56
  %632 = load i32, ptr %631, align 8, !tbaa !91
  %633 = getelementptr inbounds i8, ptr %624, i64 112
  %634 = load i64, ptr %633, align 8, !tbaa !31
  %635 = inttoptr i64 %634 to ptr
  %636 = zext i32 %632 to i64
  %637 = getelementptr inbounds %struct.KnownGroup, ptr %635, i64 %636
  %638 = load i32, ptr %637, align 4, !tbaa !34
  br label %651

639:                                              ; preds = %628
  %640 = getelementptr inbounds i8, ptr %0, i64 56
  %641 = load i32, ptr %640, align 8, !tbaa !91
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
  store i64 %658, ptr %15, align 8, !tbaa !127
  store i64 %572, ptr %1, align 8, !tbaa !125
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
  %671 = load i32, ptr %670, align 8, !tbaa !89
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %673, label %765

673:                                              ; preds = %669, %666
  %674 = trunc i64 %573 to i32
  %675 = and i32 %674, 16777215
  %676 = getelementptr inbounds i8, ptr %0, i64 60
  %677 = load i32, ptr %676, align 4, !tbaa !92
  %678 = sub i32 %675, %677
  %679 = getelementptr inbounds i8, ptr %0, i64 68
  %680 = load i32, ptr %679, align 4, !tbaa !94
  %681 = icmp ult i32 %678, %680
  br i1 %681, label %685, label %682

682:                                              ; preds = %673
  %683 = getelementptr inbounds i8, ptr %0, i64 16
  %684 = load ptr, ptr %683, align 8, !tbaa !84
  br label %706

685:                                              ; preds = %673
  %686 = load i32, ptr %63, align 4, !tbaa !88
  %687 = icmp eq i32 %686, 0
  %688 = getelementptr inbounds i8, ptr %0, i64 16
  %689 = load ptr, ptr %688, align 8, !tbaa !84
  br i1 %687, label %690, label %694

690:                                              ; preds = %685
  %691 = getelementptr inbounds i8, ptr %689, i64 24
  %692 = load i64, ptr %691, align 8, !tbaa !140
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %694, label %706

694:                                              ; preds = %690, %685
  %695 = getelementptr inbounds i8, ptr %689, i64 90312
  %696 = lshr i64 %573, 46
  %697 = and i64 %696, 4095
  %698 = getelementptr inbounds [4096 x i8], ptr %695, i64 0, i64 %697
  %699 = load i8, ptr %698, align 1, !tbaa !101
  %700 = icmp eq i8 %699, 0
  br i1 %700, label %701, label %765

701:                                              ; preds = %694
  %702 = load i64, ptr %6, align 8, !tbaa !99
  %703 = select i1 %687, i64 %702, i64 %573
  %704 = and i64 %703, 4611686018427387904
  %705 = icmp eq i64 %704, 0
  br i1 %705, label %706, label %765

706:                                              ; preds = %701, %690, %682
  %707 = phi ptr [ %684, %682 ], [ %689, %701 ], [ %689, %690 ]
  %708 = getelementptr inbounds i8, ptr %707, i64 16
  %709 = load i64, ptr %708, align 8, !tbaa !141
  %710 = icmp eq i64 %709, 0
  br i1 %710, label %711, label %717

711:                                              ; preds = %706
  %712 = load i32, ptr %63, align 4, !tbaa !88
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
  %723 = load i32, ptr %722, align 8, !tbaa !96
  %724 = icmp ult i32 %720, %723
  %725 = icmp eq i32 %720, 65535
  %726 = or i1 %725, %724
  br i1 %726, label %765, label %729

727:                                              ; preds = %717
  %728 = icmp eq i32 %720, 65535
  br i1 %728, label %765, label %729

729:                                              ; preds = %727, %721
  %730 = getelementptr inbounds i8, ptr %707, i64 128
  %731 = load i64, ptr %730, align 8, !tbaa !100
  %732 = icmp eq i64 %731, 4194304
  br i1 %732, label %765, label %733

733:                                              ; preds = %729
  %734 = getelementptr inbounds i8, ptr %0, i64 64
  %735 = load i32, ptr %734, align 8, !tbaa !93
  %736 = icmp eq i32 %675, %735
  br i1 %736, label %737, label %748

737:                                              ; preds = %733
  %738 = icmp sgt i64 %573, -1
  br i1 %738, label %765, label %739

739:                                              ; preds = %737
  %740 = getelementptr inbounds i8, ptr %0, i64 56
  %741 = load i32, ptr %740, align 8, !tbaa !91
  %742 = getelementptr inbounds i8, ptr %707, i64 112
  %743 = load i64, ptr %742, align 8, !tbaa !31
  %744 = inttoptr i64 %743 to ptr
  %745 = zext i32 %741 to i64
  %746 = getelementptr inbounds %struct.KnownGroup, ptr %744, i64 %745
  %747 = load i32, ptr %746, align 4, !tbaa !34
  br label %760

748:                                              ; preds = %733
  %749 = getelementptr inbounds i8, ptr %0, i64 56
  %750 = load i32, ptr %749, align 8, !tbaa !91
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
  store i64 %13, ptr %1, align 8, !tbaa !125
  store i64 0, ptr %15, align 8, !tbaa !127
  br label %766

766:                                              ; preds = %765, %657, %28, %61, %51
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !84
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !83
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
  %25 = load i64, ptr %24, align 8, !tbaa !86
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
  %64 = load i32, ptr %63, align 4, !tbaa !88
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !55
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !56
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !57
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !87
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !93
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !92
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !89
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !85
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
  %94 = load i32, ptr %63, align 4, !tbaa !88
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
  %108 = load i32, ptr %71, align 8, !tbaa !93
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
  %6 = load ptr, ptr %5, align 8, !tbaa !84
  %7 = trunc i64 %1 to i32
  %8 = and i32 %7, 16777215
  %9 = lshr i64 %1, 30
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 65535
  %12 = getelementptr inbounds i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !94
  %14 = udiv i32 %8, %13
  %15 = getelementptr inbounds i8, ptr %6, i64 120
  %16 = load i64, ptr %15, align 8, !tbaa !30
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %6, i64 184
  %19 = load i64, ptr %18, align 8, !tbaa !149
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 176
  %22 = load i64, ptr %21, align 8, !tbaa !150
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !150
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !91
  store i32 %26, ptr %20, align 4, !tbaa !23
  %27 = getelementptr inbounds i8, ptr %6, i64 112
  %28 = load i64, ptr %27, align 8, !tbaa !31
  %29 = inttoptr i64 %28 to ptr
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %24, ptr %32, align 4, !tbaa !151
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !152
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
  %54 = load i32, ptr %53, align 4, !tbaa !152
  %55 = load i32, ptr %52, align 4, !tbaa !23
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %40, label %57

57:                                               ; preds = %44
  %58 = load i32, ptr %25, align 8, !tbaa !91
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
  %72 = load i16, ptr %71, align 4, !tbaa !153
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !144
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !144
  br i1 %82, label %87, label %84

84:                                               ; preds = %78
  %85 = load i32, ptr %25, align 8, !tbaa !91
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %135

87:                                               ; preds = %76, %78, %84
  %88 = phi i32 [ %77, %76 ], [ %83, %78 ], [ %83, %84 ]
  %89 = icmp eq i32 %88, %14
  br i1 %89, label %90, label %103

90:                                               ; preds = %87
  %91 = getelementptr inbounds i8, ptr %67, i64 %36
  %92 = load i16, ptr %91, align 2, !tbaa !123
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
  %101 = load i32, ptr %25, align 8, !tbaa !91
  %102 = icmp eq i32 %14, %101
  br i1 %102, label %103, label %140

103:                                              ; preds = %100, %90, %87
  %104 = getelementptr inbounds i8, ptr %67, i64 12
  %105 = load i16, ptr %104, align 4, !tbaa !146
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
  %115 = load i16, ptr %114, align 2, !tbaa !154
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !151
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !152
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !151
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !152
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
  br i1 %139, label %40, label %61, !llvm.loop !155

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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888, !5, i64 131936}
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
!67 = distinct !{!67, !36}
!68 = !{!69, !9, i64 28}
!69 = !{!"", !70, i64 0, !70, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32, !9, i64 36}
!70 = !{!"any pointer", !6, i64 0}
!71 = distinct !{!71, !36}
!72 = distinct !{!72, !36}
!73 = !{!4, !5, i64 32}
!74 = !{!4, !9, i64 160}
!75 = !{!4, !5, i64 24}
!76 = distinct !{!76, !36}
!77 = distinct !{!77, !64}
!78 = !{!70, !70, i64 0}
!79 = !{!69, !9, i64 32}
!80 = distinct !{!80, !36}
!81 = !{!82, !70, i64 0}
!82 = !{!"", !70, i64 0, !70, i64 8, !70, i64 16, !70, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80}
!83 = !{!82, !70, i64 8}
!84 = !{!82, !70, i64 16}
!85 = !{!82, !70, i64 24}
!86 = !{!82, !5, i64 32}
!87 = !{!82, !9, i64 40}
!88 = !{!82, !9, i64 44}
!89 = !{!82, !9, i64 48}
!90 = !{!82, !9, i64 52}
!91 = !{!82, !9, i64 56}
!92 = !{!82, !9, i64 60}
!93 = !{!82, !9, i64 64}
!94 = !{!82, !9, i64 68}
!95 = !{!17, !5, i64 120}
!96 = !{!82, !9, i64 72}
!97 = !{!17, !5, i64 112}
!98 = !{!15, !5, i64 192}
!99 = !{!82, !5, i64 80}
!100 = !{!15, !5, i64 128}
!101 = !{!6, !6, i64 0}
!102 = distinct !{!102, !36}
!103 = distinct !{!103, !36}
!104 = !{!17, !5, i64 104}
!105 = !{!15, !5, i64 72}
!106 = !{!15, !5, i64 80}
!107 = !{!15, !5, i64 40}
!108 = !{!15, !5, i64 32}
!109 = distinct !{!109, !36}
!110 = !{!15, !5, i64 48}
!111 = !{!15, !5, i64 56}
!112 = !{!15, !5, i64 64}
!113 = !{!15, !5, i64 88}
!114 = distinct !{!114, !36}
!115 = distinct !{!115, !36}
!116 = !{!26, !27, i64 2}
!117 = !{!15, !5, i64 144}
!118 = !{!15, !5, i64 136}
!119 = !{!33, !9, i64 4}
!120 = !{!121, !9, i64 0}
!121 = !{!"", !9, i64 0, !9, i64 4, !27, i64 8, !27, i64 10}
!122 = !{!121, !27, i64 10}
!123 = !{!27, !27, i64 0}
!124 = !{!11, !5, i64 728}
!125 = !{!126, !5, i64 0}
!126 = !{!"", !5, i64 0, !5, i64 8}
!127 = !{!126, !5, i64 8}
!128 = distinct !{!128, !36}
!129 = distinct !{!129, !36}
!130 = distinct !{!130, !36}
!131 = !{!17, !9, i64 36}
!132 = distinct !{!132, !36}
!133 = !{!69, !70, i64 8}
!134 = !{!69, !9, i64 24}
!135 = distinct !{!135, !36}
!136 = !{!69, !5, i64 16}
!137 = !{!45, !5, i64 32}
!138 = !{!69, !70, i64 0}
!139 = distinct !{!139, !36}
!140 = !{!15, !5, i64 24}
!141 = !{!15, !5, i64 16}
!142 = !{!121, !27, i64 8}
!143 = distinct !{!143, !36}
!144 = !{!145, !9, i64 0}
!145 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !27, i64 12, !27, i64 14, !27, i64 16, !27, i64 18}
!146 = !{!145, !27, i64 12}
!147 = !{!145, !27, i64 14}
!148 = distinct !{!148, !36}
!149 = !{!15, !5, i64 184}
!150 = !{!15, !5, i64 176}
!151 = !{!33, !9, i64 12}
!152 = !{!33, !9, i64 16}
!153 = !{!145, !27, i64 16}
!154 = !{!145, !27, i64 18}
!155 = distinct !{!155, !36}
