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
  %7 = getelementptr inbounds i8, ptr %6, i64 808
  %8 = load i64, ptr %7, align 8, !tbaa !10
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %9, i64 88
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
  %46 = getelementptr inbounds i8, ptr %9, i64 144
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
  %57 = getelementptr inbounds i8, ptr %9, i64 160
  %58 = load i64, ptr %57, align 8, !tbaa !28
  %59 = and i64 %58, %56
  %60 = icmp eq i64 %59, %58
  br i1 %60, label %61, label %110

61:                                               ; preds = %51
  store i8 0, ptr %52, align 2, !tbaa !25
  %62 = getelementptr inbounds i8, ptr %50, i64 7
  store i8 1, ptr %62, align 1, !tbaa !29
  %63 = getelementptr inbounds i8, ptr %9, i64 112
  %64 = load i64, ptr %63, align 8, !tbaa !30
  %65 = inttoptr i64 %64 to ptr
  %66 = getelementptr inbounds i8, ptr %9, i64 104
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
  %105 = getelementptr inbounds i8, ptr %9, i64 152
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
  %21 = getelementptr inbounds i8, ptr %20, i64 808
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
  %51 = getelementptr inbounds i8, ptr %50, i64 808
  %52 = load i64, ptr %51, align 8, !tbaa !10
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 8, !tbaa !43
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %76, label %56

56:                                               ; preds = %46
  %57 = getelementptr inbounds i8, ptr %53, i64 90304
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
  %77 = getelementptr inbounds i8, ptr %53, i64 90304
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
  %139 = getelementptr inbounds i8, ptr %23, i64 65728
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
  %317 = getelementptr inbounds i8, ptr %23, i64 96
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
  %1065 = getelementptr inbounds i8, ptr %23, i64 88
  %1066 = load i64, ptr %1065, align 8, !tbaa !14
  %1067 = icmp eq i64 %1066, 0
  %1068 = icmp eq i32 %6, 2
  %1069 = or i1 %1068, %1067
  br i1 %1069, label %2201, label %1070

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
  %1112 = zext i32 %1093 to i64
  %1113 = getelementptr inbounds i8, ptr %26, i64 112
  %1114 = load i64, ptr %1113, align 8, !tbaa !96
  %1115 = shl i64 %1114, 30
  %1116 = lshr i64 %1, 2
  %1117 = getelementptr inbounds i8, ptr %23, i64 32960
  %1118 = and i64 %1116, 8191
  %1119 = getelementptr inbounds [8192 x i32], ptr %1117, i64 0, i64 %1118
  %1120 = load i32, ptr %1119, align 4, !tbaa !23
  %1121 = icmp eq i32 %1120, 0
  br i1 %1121, label %1137, label %1122

1122:                                             ; preds = %1078
  %1123 = getelementptr inbounds i8, ptr %23, i64 192
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
  %1139 = getelementptr inbounds i8, ptr %23, i64 184
  %1140 = load i64, ptr %1139, align 8, !tbaa !97
  %1141 = icmp eq i64 %1140, 4094
  br i1 %1141, label %1149, label %1142

1142:                                             ; preds = %1137
  %1143 = getelementptr inbounds [8192 x i32], ptr %1117, i64 0, i64 %1138
  %1144 = add i64 %1140, 1
  store i64 %1144, ptr %1139, align 8, !tbaa !97
  %1145 = trunc i64 %1144 to i32
  store i32 %1145, ptr %1143, align 4, !tbaa !23
  %1146 = getelementptr inbounds i8, ptr %23, i64 192
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
  store i64 %1156, ptr %1111, align 8, !tbaa !98
  %1157 = icmp eq i64 %316, 0
  br i1 %1157, label %1158, label %1160

1158:                                             ; preds = %1149
  %1159 = icmp ne i32 %5, 0
  br label %2049

1160:                                             ; preds = %1149
  %1161 = icmp eq i32 %6, 0
  %1162 = zext i32 %4 to i64
  %1163 = getelementptr inbounds i8, ptr %0, i64 16
  %1164 = getelementptr inbounds i8, ptr %0, i64 40
  %1165 = getelementptr inbounds i8, ptr %0, i64 8
  %1166 = load ptr, ptr %1095, align 8
  %1167 = getelementptr inbounds i8, ptr %1166, i64 64
  %1168 = getelementptr inbounds i8, ptr %1166, i64 32
  %1169 = getelementptr inbounds i8, ptr %1166, i64 24
  %1170 = getelementptr inbounds i8, ptr %1166, i64 40
  %1171 = getelementptr inbounds i8, ptr %1166, i64 48
  %1172 = getelementptr inbounds i8, ptr %1166, i64 56
  %1173 = getelementptr inbounds i8, ptr %1166, i64 72
  %1174 = getelementptr inbounds i8, ptr %1166, i64 72
  %1175 = load ptr, ptr %1096, align 8
  %1176 = getelementptr inbounds i8, ptr %1175, i64 104
  %1177 = load i64, ptr %1111, align 8
  %1178 = load i32, ptr %1098, align 8
  %1179 = icmp eq i32 %1178, 0
  %1180 = load i32, ptr %1104, align 4
  %1181 = load i32, ptr %1106, align 4
  %1182 = load i32, ptr %1100, align 8
  %1183 = icmp eq i32 %1182, 0
  %1184 = icmp eq i32 %1178, 1
  %1185 = or i1 %1184, %1183
  %1186 = load ptr, ptr %1095, align 8
  %1187 = getelementptr inbounds i8, ptr %1186, i64 16
  %1188 = load ptr, ptr %1094, align 8
  %1189 = getelementptr inbounds i8, ptr %1188, i64 48
  %1190 = load i32, ptr %1105, align 8
  %1191 = getelementptr inbounds i8, ptr %1186, i64 120
  %1192 = load i32, ptr %1103, align 8
  %1193 = getelementptr inbounds i8, ptr %1186, i64 104
  %1194 = zext i32 %1192 to i64
  %1195 = getelementptr inbounds i8, ptr %1186, i64 144
  %1196 = zext i32 %1190 to i64
  %1197 = getelementptr inbounds i8, ptr %1186, i64 112
  %1198 = getelementptr inbounds i8, ptr %1186, i64 136
  %1199 = getelementptr inbounds i8, ptr %1186, i64 128
  %1200 = load ptr, ptr %1096, align 8
  %1201 = getelementptr inbounds i8, ptr %1200, i64 112
  %1202 = load i32, ptr %1100, align 8
  %1203 = icmp eq i32 %1202, 0
  %1204 = load ptr, ptr %1095, align 8
  %1205 = getelementptr inbounds i8, ptr %1204, i64 16
  %1206 = icmp ne i32 %1202, 0
  %1207 = load i32, ptr %1098, align 8
  %1208 = icmp eq i32 %1207, 1
  %1209 = load i32, ptr %1104, align 4
  %1210 = load i32, ptr %1106, align 4
  %1211 = load i32, ptr %1107, align 8
  %1212 = getelementptr inbounds i8, ptr %1204, i64 120
  %1213 = load i32, ptr %1105, align 8
  %1214 = load i32, ptr %1103, align 8
  %1215 = getelementptr inbounds i8, ptr %1204, i64 104
  %1216 = zext i32 %1214 to i64
  %1217 = load i32, ptr %1098, align 8
  %1218 = icmp ne i32 %1217, 1
  %1219 = getelementptr inbounds i8, ptr %1204, i64 104
  %1220 = zext i32 %1214 to i64
  %1221 = load i32, ptr %1101, align 4
  %1222 = icmp ne i32 %1221, 0
  %1223 = load i32, ptr %1105, align 8
  %1224 = load ptr, ptr %1095, align 8
  %1225 = getelementptr inbounds i8, ptr %1224, i64 73920
  %1226 = load i32, ptr %1098, align 8
  %1227 = icmp eq i32 %1226, 0
  %1228 = load i32, ptr %1100, align 8
  %1229 = icmp ne i32 %1228, 0
  %1230 = getelementptr inbounds i8, ptr %1224, i64 16
  %1231 = icmp eq i32 %1226, 1
  %1232 = load i32, ptr %1104, align 4
  %1233 = load i32, ptr %1106, align 4
  %1234 = load i32, ptr %1107, align 8
  %1235 = getelementptr inbounds i8, ptr %1224, i64 120
  %1236 = load i32, ptr %1105, align 8
  %1237 = load i32, ptr %1103, align 8
  %1238 = getelementptr inbounds i8, ptr %1224, i64 104
  %1239 = zext i32 %1237 to i64
  %1240 = getelementptr inbounds i8, ptr %1224, i64 104
  %1241 = zext i32 %1237 to i64
  %1242 = load i32, ptr %1104, align 4
  %1243 = load i32, ptr %1106, align 4
  %1244 = load i32, ptr %1107, align 8
  %1245 = load ptr, ptr %1095, align 8
  %1246 = getelementptr inbounds i8, ptr %1245, i64 120
  %1247 = load i32, ptr %1103, align 8
  %1248 = getelementptr inbounds i8, ptr %1245, i64 104
  %1249 = zext i32 %1247 to i64
  %1250 = getelementptr inbounds i8, ptr %1245, i64 104
  %1251 = zext i32 %1247 to i64
  %1252 = load ptr, ptr %1095, align 8
  %1253 = load i32, ptr %1099, align 4
  %1254 = zext i1 %1218 to i32
  %1255 = select i1 %1218, i1 %1203, i1 false
  %1256 = zext i1 %1255 to i32
  br label %1261

1257:                                             ; preds = %1926
  %1258 = icmp ne i64 %1927, 0
  %1259 = icmp ne i32 %5, 0
  %1260 = and i1 %1259, %1258
  br i1 %1260, label %1932, label %2004

1261:                                             ; preds = %1160, %1926
  %1262 = phi i32 [ %1253, %1160 ], [ %1298, %1926 ]
  %1263 = phi i64 [ %316, %1160 ], [ %1928, %1926 ]
  %1264 = phi i64 [ %316, %1160 ], [ %1930, %1926 ]
  %1265 = phi i64 [ 0, %1160 ], [ %1927, %1926 ]
  %1266 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1264, i1 true)
  %1267 = trunc nuw nsw i64 %1266 to i32
  br i1 %1161, label %1297, label %1268

1268:                                             ; preds = %1261
  %1269 = getelementptr inbounds i64, ptr %2, i64 %1266
  switch i32 %6, label %1294 [
    i32 3, label %1270
    i32 4, label %1284
    i32 1, label %1289
  ]

1270:                                             ; preds = %1268
  %1271 = load i64, ptr %1269, align 8, !tbaa !42
  %1272 = lshr i64 %1271, 32
  %1273 = load i64, ptr %1164, align 8, !tbaa !52
  %1274 = icmp eq i64 %1272, %1273
  br i1 %1274, label %1295, label %1275

1275:                                             ; preds = %1270
  %1276 = load i64, ptr %1165, align 8, !tbaa !53
  %1277 = sub i64 %1271, %1276
  %1278 = load i64, ptr %1163, align 8, !tbaa !54
  %1279 = icmp ult i64 %1277, %1278
  br i1 %1279, label %1280, label %1295

1280:                                             ; preds = %1275
  %1281 = sub i64 %1278, %1277
  %1282 = icmp ult i64 %1281, %1162
  br i1 %1282, label %1295, label %1283

1283:                                             ; preds = %1280
  store i64 %1277, ptr %1269, align 8, !tbaa !42
  br label %1295

1284:                                             ; preds = %1268
  %1285 = load i64, ptr %1269, align 8, !tbaa !42
  %1286 = lshr i64 %1285, 62
  %1287 = trunc nuw nsw i64 %1286 to i32
  %1288 = and i32 %1287, 2
  br label %1295

1289:                                             ; preds = %1268
  %1290 = load i64, ptr %1269, align 8, !tbaa !42
  %1291 = add i64 %1290, %1162
  %1292 = load i64, ptr %1163, align 8, !tbaa !54
  %1293 = icmp ugt i64 %1291, %1292
  br i1 %1293, label %1295, label %1294

1294:                                             ; preds = %1289, %1268
  br label %1295

1295:                                             ; preds = %1270, %1275, %1280, %1283, %1284, %1289, %1294
  %1296 = phi i32 [ %1288, %1284 ], [ %6, %1294 ], [ 2, %1270 ], [ 1, %1283 ], [ 0, %1275 ], [ 2, %1280 ], [ 2, %1289 ]
  store i32 %1296, ptr %1099, align 4, !tbaa !87
  br label %1297

1297:                                             ; preds = %1261, %1295
  %1298 = phi i32 [ %1296, %1295 ], [ %1262, %1261 ]
  switch i32 %1298, label %1299 [
    i32 0, label %1302
    i32 2, label %1305
  ]

1299:                                             ; preds = %1297
  %1300 = getelementptr inbounds i64, ptr %2, i64 %1266
  %1301 = load i64, ptr %1300, align 8, !tbaa !42
  br label %1309

1302:                                             ; preds = %1297
  %1303 = getelementptr inbounds i64, ptr %2, i64 %1266
  %1304 = load i64, ptr %1303, align 8, !tbaa !42
  br label %1309

1305:                                             ; preds = %1297
  %1306 = shl nuw i64 1, %1266
  %1307 = xor i64 %1306, -1
  %1308 = and i64 %1263, %1307
  br label %1926

1309:                                             ; preds = %1299, %1302
  %1310 = phi i64 [ %1304, %1302 ], [ %1301, %1299 ]
  %1311 = phi i64 [ %1304, %1302 ], [ %1265, %1299 ]
  %1312 = add i64 %1310, %1162
  %1313 = and i64 %1310, -4
  %1314 = icmp ult i64 %1313, %1312
  br i1 %1314, label %1315, label %1926

1315:                                             ; preds = %1309
  %1316 = or i64 %1310, %1162
  %1317 = and i64 %1316, 3
  %1318 = icmp eq i64 %1317, 0
  %1319 = shl nuw nsw i64 %1266, 24
  %1320 = icmp eq i32 %1298, 1
  %1321 = or i64 %1319, %1177
  %1322 = icmp eq i32 %1298, 1
  %1323 = icmp eq i32 %1298, 0
  %1324 = icmp ne i32 %1298, 1
  %1325 = and i1 %1231, %1324
  br label %1326

1326:                                             ; preds = %1923, %1315
  %1327 = phi i64 [ %1313, %1315 ], [ %1924, %1923 ]
  br i1 %1318, label %1338, label %1328

1328:                                             ; preds = %1326
  %1329 = tail call i64 @llvm.usub.sat.i64(i64 %1310, i64 %1327)
  %1330 = trunc i64 %1329 to i32
  %1331 = sub i64 %1312, %1327
  %1332 = tail call i64 @llvm.umin.i64(i64 %1331, i64 4)
  %1333 = trunc nuw nsw i64 %1332 to i32
  %1334 = shl nsw i32 -1, %1333
  %1335 = xor i32 %1334, -1
  %1336 = shl nsw i32 -1, %1330
  %1337 = and i32 %1336, %1335
  br label %1338

1338:                                             ; preds = %1328, %1326
  %1339 = phi i32 [ %1337, %1328 ], [ 15, %1326 ]
  br i1 %1320, label %1340, label %1345

1340:                                             ; preds = %1338
  %1341 = load i64, ptr %1176, align 8, !tbaa !99
  %1342 = inttoptr i64 %1341 to ptr
  %1343 = lshr exact i64 %1327, 2
  %1344 = getelementptr inbounds %struct.Cell, ptr %1342, i64 %1343
  br label %1392

1345:                                             ; preds = %1338
  %1346 = lshr i64 %1327, 14
  %1347 = add nuw nsw i64 %1346, 1
  %1348 = load i64, ptr %1167, align 8, !tbaa !100
  %1349 = icmp eq i64 %1347, %1348
  br i1 %1349, label %1350, label %1356

1350:                                             ; preds = %1345
  %1351 = load i64, ptr %1174, align 8, !tbaa !101
  %1352 = inttoptr i64 %1351 to ptr
  %1353 = lshr exact i64 %1327, 2
  %1354 = and i64 %1353, 4095
  %1355 = getelementptr inbounds %struct.Cell, ptr %1352, i64 %1354
  br label %1392

1356:                                             ; preds = %1345
  %1357 = load i64, ptr %1168, align 8, !tbaa !102
  %1358 = inttoptr i64 %1357 to ptr
  %1359 = load i64, ptr %1169, align 8, !tbaa !103
  %1360 = mul i64 %1347, 159730149406440469
  %1361 = lshr i64 %1360, 40
  br label %1362

1362:                                             ; preds = %1362, %1356
  %1363 = phi i64 [ %1361, %1356 ], [ %1370, %1362 ]
  %1364 = and i64 %1363, 262143
  %1365 = getelementptr inbounds i64, ptr %1358, i64 %1364
  %1366 = load i64, ptr %1365, align 8, !tbaa !42
  %1367 = icmp eq i64 %1366, 0
  %1368 = icmp eq i64 %1366, %1347
  %1369 = or i1 %1367, %1368
  %1370 = add nuw nsw i64 %1364, 1
  br i1 %1369, label %1371, label %1362, !llvm.loop !104

1371:                                             ; preds = %1362
  %1372 = getelementptr inbounds i64, ptr %1358, i64 %1364
  %1373 = inttoptr i64 %1359 to ptr
  br i1 %1367, label %1374, label %1382

1374:                                             ; preds = %1371
  %1375 = load i64, ptr %1170, align 8, !tbaa !105
  %1376 = load i64, ptr %1171, align 8, !tbaa !106
  %1377 = icmp ult i64 %1375, %1376
  br i1 %1377, label %1378, label %1918

1378:                                             ; preds = %1374
  store i64 %1347, ptr %1372, align 8, !tbaa !42
  %1379 = load i64, ptr %1170, align 8, !tbaa !105
  %1380 = add i64 %1379, 1
  store i64 %1380, ptr %1170, align 8, !tbaa !105
  %1381 = getelementptr inbounds i64, ptr %1373, i64 %1364
  store i64 %1379, ptr %1381, align 8, !tbaa !42
  br label %1382

1382:                                             ; preds = %1378, %1371
  store i64 %1347, ptr %1167, align 8, !tbaa !100
  %1383 = load i64, ptr %1172, align 8, !tbaa !107
  %1384 = getelementptr inbounds i64, ptr %1373, i64 %1364
  %1385 = load i64, ptr %1384, align 8, !tbaa !42
  %1386 = shl i64 %1385, 16
  %1387 = add i64 %1386, %1383
  store i64 %1387, ptr %1173, align 8, !tbaa !101
  %1388 = inttoptr i64 %1387 to ptr
  %1389 = lshr exact i64 %1327, 2
  %1390 = and i64 %1389, 4095
  %1391 = getelementptr inbounds %struct.Cell, ptr %1388, i64 %1390
  br label %1392

1392:                                             ; preds = %1382, %1350, %1340
  %1393 = phi ptr [ %1344, %1340 ], [ %1355, %1350 ], [ %1391, %1382 ]
  %1394 = icmp eq ptr %1393, null
  br i1 %1394, label %1918, label %1395

1395:                                             ; preds = %1392
  %1396 = zext nneg i32 %1339 to i64
  %1397 = shl nuw nsw i64 %1396, 58
  %1398 = or i64 %1321, %1397
  %1399 = load i64, ptr %1393, align 8, !tbaa !108
  %1400 = getelementptr inbounds i8, ptr %1393, i64 8
  %1401 = load i64, ptr %1400, align 8, !tbaa !110
  %1402 = or i64 %1401, %1399
  %1403 = icmp eq i64 %1402, 0
  br i1 %1179, label %1404, label %1430

1404:                                             ; preds = %1395
  %1405 = icmp sgt i64 %1401, -1
  br i1 %1405, label %1415, label %1406

1406:                                             ; preds = %1404
  %1407 = xor i64 %1401, %1398
  %1408 = and i64 %1407, 8935212028373499904
  %1409 = icmp eq i64 %1408, 0
  br i1 %1409, label %1410, label %1415

1410:                                             ; preds = %1406
  %1411 = trunc i64 %1401 to i32
  %1412 = and i32 %1411, 16777215
  %1413 = sub i32 %1412, %1180
  %1414 = icmp ult i32 %1413, %1181
  br i1 %1414, label %1923, label %1415

1415:                                             ; preds = %1410, %1406, %1404
  br i1 %1403, label %1429, label %1416

1416:                                             ; preds = %1415
  %1417 = icmp eq i64 %1401, 0
  br i1 %1417, label %1440, label %1418

1418:                                             ; preds = %1416
  %1419 = xor i64 %1401, %1398
  %1420 = and i64 %1419, -4611615650740174849
  %1421 = icmp eq i64 %1420, 0
  br i1 %1421, label %1422, label %1440

1422:                                             ; preds = %1418
  %1423 = lshr i64 %1401, 58
  %1424 = trunc nuw nsw i64 %1423 to i32
  %1425 = and i32 %1424, 15
  %1426 = xor i32 %1425, -1
  %1427 = and i32 %1339, %1426
  %1428 = icmp eq i32 %1427, 0
  br i1 %1428, label %1429, label %1440

1429:                                             ; preds = %1422, %1415
  store i64 %1398, ptr %1400, align 8, !tbaa !110
  br label %1923

1430:                                             ; preds = %1395
  br i1 %1403, label %1439, label %1431

1431:                                             ; preds = %1430
  %1432 = icmp eq i64 %1399, 0
  %1433 = icmp ne i64 %1401, 0
  %1434 = select i1 %1432, i1 true, i1 %1433
  br i1 %1434, label %1440, label %1435

1435:                                             ; preds = %1431
  %1436 = xor i64 %1398, %1399
  %1437 = and i64 %1436, -4611615650740174849
  %1438 = icmp eq i64 %1437, 0
  br i1 %1438, label %1439, label %1440

1439:                                             ; preds = %1435, %1430
  store i64 %1398, ptr %1393, align 8, !tbaa !108
  br label %1923

1440:                                             ; preds = %1435, %1431, %1422, %1418, %1416
  br i1 %1320, label %1441, label %1451

1441:                                             ; preds = %1440
  %1442 = trunc i64 %1399 to i32
  %1443 = and i32 %1442, 16777215
  %1444 = sub i32 %1443, %1180
  %1445 = icmp ult i32 %1444, %1181
  %1446 = trunc i64 %1401 to i32
  %1447 = and i32 %1446, 16777215
  %1448 = sub i32 %1447, %1180
  %1449 = icmp ult i32 %1448, %1181
  %1450 = select i1 %1449, i64 %1401, i64 0
  br i1 %1445, label %1451, label %1803

1451:                                             ; preds = %1441, %1440
  %1452 = phi i64 [ %1401, %1440 ], [ %1450, %1441 ]
  %1453 = icmp eq i64 %1399, 0
  br i1 %1453, label %1803, label %1454

1454:                                             ; preds = %1451
  br i1 %1185, label %1743, label %1455

1455:                                             ; preds = %1454
  %1456 = and i64 %1399, 4611686018427387904
  %1457 = icmp eq i64 %1456, 0
  br i1 %1457, label %1458, label %1462

1458:                                             ; preds = %1455
  %1459 = load i64, ptr %1187, align 8, !tbaa !111
  %1460 = icmp ne i64 %1459, 0
  %1461 = or i1 %1320, %1460
  br i1 %1461, label %1743, label %1462

1462:                                             ; preds = %1458, %1455
  %1463 = trunc i64 %1399 to i32
  %1464 = and i32 %1463, 16777215
  %1465 = load i32, ptr %1189, align 8, !tbaa !21
  %1466 = udiv i32 %1464, %1465
  %1467 = lshr i64 %1399, 30
  %1468 = trunc i64 %1467 to i32
  %1469 = and i32 %1468, 65535
  %1470 = icmp eq i32 %1464, %1190
  br i1 %1470, label %1743, label %1471

1471:                                             ; preds = %1462
  %1472 = load i64, ptr %1191, align 8, !tbaa !112
  %1473 = icmp eq i64 %1472, 4194304
  br i1 %1473, label %1743, label %1474

1474:                                             ; preds = %1471
  %1475 = load i64, ptr %1193, align 8, !tbaa !31
  %1476 = inttoptr i64 %1475 to ptr
  %1477 = getelementptr inbounds %struct.KnownGroup, ptr %1476, i64 %1194
  %1478 = load i64, ptr %1195, align 8, !tbaa !24
  %1479 = inttoptr i64 %1478 to ptr
  %1480 = getelementptr inbounds %struct.WaveOrder, ptr %1479, i64 %1196
  %1481 = load i64, ptr %1197, align 8, !tbaa !30
  %1482 = inttoptr i64 %1481 to ptr
  %1483 = icmp eq i32 %1466, %1192
  br i1 %1483, label %1519, label %1484

1484:                                             ; preds = %1474
  %1485 = load i64, ptr %1198, align 8, !tbaa !113
  %1486 = icmp eq i64 %1485, 4194304
  br i1 %1486, label %1519, label %1487

1487:                                             ; preds = %1484
  %1488 = load i64, ptr %1199, align 8, !tbaa !114
  %1489 = inttoptr i64 %1488 to ptr
  %1490 = zext nneg i32 %1466 to i64
  %1491 = getelementptr inbounds %struct.KnownGroup, ptr %1476, i64 %1490, i32 1
  %1492 = load i32, ptr %1491, align 4, !tbaa !23
  %1493 = icmp eq i32 %1492, 0
  br i1 %1493, label %1519, label %1494

1494:                                             ; preds = %1487, %1515
  %1495 = phi i32 [ %1517, %1515 ], [ %1492, %1487 ]
  %1496 = add i32 %1495, -1
  %1497 = zext i32 %1496 to i64
  %1498 = getelementptr inbounds %struct.Unreleased, ptr %1489, i64 %1497
  %1499 = getelementptr inbounds i8, ptr %1498, i64 8
  %1500 = load i16, ptr %1499, align 4, !tbaa !115
  %1501 = zext i16 %1500 to i32
  %1502 = icmp ult i32 %1469, %1501
  br i1 %1502, label %1515, label %1503

1503:                                             ; preds = %1494
  %1504 = load i32, ptr %1498, align 4, !tbaa !117
  %1505 = icmp eq i32 %1504, %1464
  %1506 = icmp eq i32 %1504, -1
  %1507 = or i1 %1505, %1506
  br i1 %1507, label %1508, label %1515

1508:                                             ; preds = %1503
  %1509 = getelementptr inbounds i8, ptr %1498, i64 10
  %1510 = load i16, ptr %1509, align 2, !tbaa !118
  %1511 = zext i16 %1510 to i32
  %1512 = icmp ult i32 %1469, %1511
  %1513 = add nsw i32 %1511, -1
  %1514 = select i1 %1512, i32 %1469, i32 %1513
  br label %1519

1515:                                             ; preds = %1503, %1494
  %1516 = getelementptr inbounds i8, ptr %1498, i64 4
  %1517 = load i32, ptr %1516, align 4, !tbaa !23
  %1518 = icmp eq i32 %1517, 0
  br i1 %1518, label %1519, label %1494, !llvm.loop !119

1519:                                             ; preds = %1515, %1508, %1487, %1484, %1474
  %1520 = phi i32 [ %1469, %1474 ], [ %1469, %1484 ], [ %1514, %1508 ], [ %1469, %1487 ], [ %1469, %1515 ]
  %1521 = load i32, ptr %1477, align 4, !tbaa !23
  %1522 = icmp eq i32 %1521, 0
  br i1 %1522, label %1719, label %1523

1523:                                             ; preds = %1519
  %1524 = add i32 %1521, -1
  %1525 = zext i32 %1524 to i64
  %1526 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1525
  %1527 = load i32, ptr %1526, align 4, !tbaa !120
  %1528 = icmp eq i32 %1527, %1466
  br i1 %1528, label %1529, label %1544

1529:                                             ; preds = %1523
  %1530 = getelementptr inbounds i8, ptr %1526, i64 8
  %1531 = load i32, ptr %1530, align 4
  %1532 = and i32 %1531, 16777215
  %1533 = icmp eq i32 %1532, %1464
  br i1 %1533, label %1534, label %1544

1534:                                             ; preds = %1529
  %1535 = getelementptr inbounds i8, ptr %1526, i64 12
  %1536 = load i16, ptr %1535, align 4, !tbaa !122
  %1537 = zext i16 %1536 to i32
  %1538 = icmp ugt i32 %1469, %1537
  br i1 %1538, label %1544, label %1539

1539:                                             ; preds = %1534
  %1540 = getelementptr inbounds i8, ptr %1526, i64 14
  %1541 = load i16, ptr %1540, align 2, !tbaa !123
  %1542 = zext i16 %1541 to i32
  %1543 = icmp ugt i32 %1520, %1542
  br i1 %1543, label %1544, label %1743

1544:                                             ; preds = %1539, %1534, %1529, %1523
  %1545 = getelementptr inbounds i8, ptr %1526, i64 4
  %1546 = load i32, ptr %1545, align 4, !tbaa !23
  %1547 = icmp eq i32 %1546, 0
  br i1 %1547, label %1719, label %1548, !llvm.loop !124

1548:                                             ; preds = %1544
  %1549 = add i32 %1546, -1
  %1550 = zext i32 %1549 to i64
  %1551 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1550
  %1552 = load i32, ptr %1551, align 4, !tbaa !120
  %1553 = icmp eq i32 %1552, %1466
  br i1 %1553, label %1554, label %1569

1554:                                             ; preds = %1548
  %1555 = getelementptr inbounds i8, ptr %1551, i64 8
  %1556 = load i32, ptr %1555, align 4
  %1557 = and i32 %1556, 16777215
  %1558 = icmp eq i32 %1557, %1464
  br i1 %1558, label %1559, label %1569

1559:                                             ; preds = %1554
  %1560 = getelementptr inbounds i8, ptr %1551, i64 12
  %1561 = load i16, ptr %1560, align 4, !tbaa !122
  %1562 = zext i16 %1561 to i32
  %1563 = icmp ugt i32 %1469, %1562
  br i1 %1563, label %1569, label %1564

1564:                                             ; preds = %1559
  %1565 = getelementptr inbounds i8, ptr %1551, i64 14
  %1566 = load i16, ptr %1565, align 2, !tbaa !123
  %1567 = zext i16 %1566 to i32
  %1568 = icmp ugt i32 %1520, %1567
  br i1 %1568, label %1569, label %1743

1569:                                             ; preds = %1564, %1559, %1554, %1548
  %1570 = getelementptr inbounds i8, ptr %1551, i64 4
  %1571 = load i32, ptr %1570, align 4, !tbaa !23
  %1572 = icmp eq i32 %1571, 0
  br i1 %1572, label %1719, label %1573, !llvm.loop !124

1573:                                             ; preds = %1569
  %1574 = add i32 %1571, -1
  %1575 = zext i32 %1574 to i64
  %1576 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1575
  %1577 = load i32, ptr %1576, align 4, !tbaa !120
  %1578 = icmp eq i32 %1577, %1466
  br i1 %1578, label %1579, label %1594

1579:                                             ; preds = %1573
  %1580 = getelementptr inbounds i8, ptr %1576, i64 8
  %1581 = load i32, ptr %1580, align 4
  %1582 = and i32 %1581, 16777215
  %1583 = icmp eq i32 %1582, %1464
  br i1 %1583, label %1584, label %1594

1584:                                             ; preds = %1579
  %1585 = getelementptr inbounds i8, ptr %1576, i64 12
  %1586 = load i16, ptr %1585, align 4, !tbaa !122
  %1587 = zext i16 %1586 to i32
  %1588 = icmp ugt i32 %1469, %1587
  br i1 %1588, label %1594, label %1589

1589:                                             ; preds = %1584
  %1590 = getelementptr inbounds i8, ptr %1576, i64 14
  %1591 = load i16, ptr %1590, align 2, !tbaa !123
  %1592 = zext i16 %1591 to i32
  %1593 = icmp ugt i32 %1520, %1592
  br i1 %1593, label %1594, label %1743

1594:                                             ; preds = %1589, %1584, %1579, %1573
  %1595 = getelementptr inbounds i8, ptr %1576, i64 4
  %1596 = load i32, ptr %1595, align 4, !tbaa !23
  %1597 = icmp eq i32 %1596, 0
  br i1 %1597, label %1719, label %1598, !llvm.loop !124

1598:                                             ; preds = %1594
  %1599 = add i32 %1596, -1
  %1600 = zext i32 %1599 to i64
  %1601 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1600
  %1602 = load i32, ptr %1601, align 4, !tbaa !120
  %1603 = icmp eq i32 %1602, %1466
  br i1 %1603, label %1604, label %1619

1604:                                             ; preds = %1598
  %1605 = getelementptr inbounds i8, ptr %1601, i64 8
  %1606 = load i32, ptr %1605, align 4
  %1607 = and i32 %1606, 16777215
  %1608 = icmp eq i32 %1607, %1464
  br i1 %1608, label %1609, label %1619

1609:                                             ; preds = %1604
  %1610 = getelementptr inbounds i8, ptr %1601, i64 12
  %1611 = load i16, ptr %1610, align 4, !tbaa !122
  %1612 = zext i16 %1611 to i32
  %1613 = icmp ugt i32 %1469, %1612
  br i1 %1613, label %1619, label %1614

1614:                                             ; preds = %1609
  %1615 = getelementptr inbounds i8, ptr %1601, i64 14
  %1616 = load i16, ptr %1615, align 2, !tbaa !123
  %1617 = zext i16 %1616 to i32
  %1618 = icmp ugt i32 %1520, %1617
  br i1 %1618, label %1619, label %1743

1619:                                             ; preds = %1614, %1609, %1604, %1598
  %1620 = getelementptr inbounds i8, ptr %1601, i64 4
  %1621 = load i32, ptr %1620, align 4, !tbaa !23
  %1622 = icmp eq i32 %1621, 0
  br i1 %1622, label %1719, label %1623, !llvm.loop !124

1623:                                             ; preds = %1619
  %1624 = add i32 %1621, -1
  %1625 = zext i32 %1624 to i64
  %1626 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1625
  %1627 = load i32, ptr %1626, align 4, !tbaa !120
  %1628 = icmp eq i32 %1627, %1466
  br i1 %1628, label %1629, label %1644

1629:                                             ; preds = %1623
  %1630 = getelementptr inbounds i8, ptr %1626, i64 8
  %1631 = load i32, ptr %1630, align 4
  %1632 = and i32 %1631, 16777215
  %1633 = icmp eq i32 %1632, %1464
  br i1 %1633, label %1634, label %1644

1634:                                             ; preds = %1629
  %1635 = getelementptr inbounds i8, ptr %1626, i64 12
  %1636 = load i16, ptr %1635, align 4, !tbaa !122
  %1637 = zext i16 %1636 to i32
  %1638 = icmp ugt i32 %1469, %1637
  br i1 %1638, label %1644, label %1639

1639:                                             ; preds = %1634
  %1640 = getelementptr inbounds i8, ptr %1626, i64 14
  %1641 = load i16, ptr %1640, align 2, !tbaa !123
  %1642 = zext i16 %1641 to i32
  %1643 = icmp ugt i32 %1520, %1642
  br i1 %1643, label %1644, label %1743

1644:                                             ; preds = %1639, %1634, %1629, %1623
  %1645 = getelementptr inbounds i8, ptr %1626, i64 4
  %1646 = load i32, ptr %1645, align 4, !tbaa !23
  %1647 = icmp eq i32 %1646, 0
  br i1 %1647, label %1719, label %1648, !llvm.loop !124

1648:                                             ; preds = %1644
  %1649 = add i32 %1646, -1
  %1650 = zext i32 %1649 to i64
  %1651 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1650
  %1652 = load i32, ptr %1651, align 4, !tbaa !120
  %1653 = icmp eq i32 %1652, %1466
  br i1 %1653, label %1654, label %1669

1654:                                             ; preds = %1648
  %1655 = getelementptr inbounds i8, ptr %1651, i64 8
  %1656 = load i32, ptr %1655, align 4
  %1657 = and i32 %1656, 16777215
  %1658 = icmp eq i32 %1657, %1464
  br i1 %1658, label %1659, label %1669

1659:                                             ; preds = %1654
  %1660 = getelementptr inbounds i8, ptr %1651, i64 12
  %1661 = load i16, ptr %1660, align 4, !tbaa !122
  %1662 = zext i16 %1661 to i32
  %1663 = icmp ugt i32 %1469, %1662
  br i1 %1663, label %1669, label %1664

1664:                                             ; preds = %1659
  %1665 = getelementptr inbounds i8, ptr %1651, i64 14
  %1666 = load i16, ptr %1665, align 2, !tbaa !123
  %1667 = zext i16 %1666 to i32
  %1668 = icmp ugt i32 %1520, %1667
  br i1 %1668, label %1669, label %1743

1669:                                             ; preds = %1664, %1659, %1654, %1648
  %1670 = getelementptr inbounds i8, ptr %1651, i64 4
  %1671 = load i32, ptr %1670, align 4, !tbaa !23
  %1672 = icmp eq i32 %1671, 0
  br i1 %1672, label %1719, label %1673, !llvm.loop !124

1673:                                             ; preds = %1669
  %1674 = add i32 %1671, -1
  %1675 = zext i32 %1674 to i64
  %1676 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1675
  %1677 = load i32, ptr %1676, align 4, !tbaa !120
  %1678 = icmp eq i32 %1677, %1466
  br i1 %1678, label %1679, label %1694

1679:                                             ; preds = %1673
  %1680 = getelementptr inbounds i8, ptr %1676, i64 8
  %1681 = load i32, ptr %1680, align 4
  %1682 = and i32 %1681, 16777215
  %1683 = icmp eq i32 %1682, %1464
  br i1 %1683, label %1684, label %1694

1684:                                             ; preds = %1679
  %1685 = getelementptr inbounds i8, ptr %1676, i64 12
  %1686 = load i16, ptr %1685, align 4, !tbaa !122
  %1687 = zext i16 %1686 to i32
  %1688 = icmp ugt i32 %1469, %1687
  br i1 %1688, label %1694, label %1689

1689:                                             ; preds = %1684
  %1690 = getelementptr inbounds i8, ptr %1676, i64 14
  %1691 = load i16, ptr %1690, align 2, !tbaa !123
  %1692 = zext i16 %1691 to i32
  %1693 = icmp ugt i32 %1520, %1692
  br i1 %1693, label %1694, label %1743

1694:                                             ; preds = %1689, %1684, %1679, %1673
  %1695 = getelementptr inbounds i8, ptr %1676, i64 4
  %1696 = load i32, ptr %1695, align 4, !tbaa !23
  %1697 = icmp eq i32 %1696, 0
  br i1 %1697, label %1719, label %1698, !llvm.loop !124

1698:                                             ; preds = %1694
  %1699 = add i32 %1696, -1
  %1700 = zext i32 %1699 to i64
  %1701 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1700
  %1702 = load i32, ptr %1701, align 4, !tbaa !120
  %1703 = icmp eq i32 %1702, %1466
  br i1 %1703, label %1704, label %1719

1704:                                             ; preds = %1698
  %1705 = getelementptr inbounds i8, ptr %1701, i64 8
  %1706 = load i32, ptr %1705, align 4
  %1707 = and i32 %1706, 16777215
  %1708 = icmp eq i32 %1707, %1464
  br i1 %1708, label %1709, label %1719

1709:                                             ; preds = %1704
  %1710 = getelementptr inbounds i8, ptr %1701, i64 12
  %1711 = load i16, ptr %1710, align 4, !tbaa !122
  %1712 = zext i16 %1711 to i32
  %1713 = icmp ugt i32 %1469, %1712
  br i1 %1713, label %1719, label %1714

1714:                                             ; preds = %1709
  %1715 = getelementptr inbounds i8, ptr %1701, i64 14
  %1716 = load i16, ptr %1715, align 2, !tbaa !123
  %1717 = zext i16 %1716 to i32
  %1718 = icmp ugt i32 %1520, %1717
  br i1 %1718, label %1719, label %1743

1719:                                             ; preds = %1544, %1569, %1594, %1619, %1644, %1669, %1694, %1714, %1709, %1704, %1698, %1519
  %1720 = add i64 %1472, 1
  store i64 %1720, ptr %1191, align 8, !tbaa !112
  %1721 = getelementptr inbounds %struct.Acquired, ptr %1482, i64 %1472
  %1722 = getelementptr inbounds i8, ptr %1480, i64 7
  %1723 = load i8, ptr %1722, align 1, !tbaa !29
  %1724 = icmp eq i8 %1723, 0
  %1725 = select i1 %1724, i32 16777216, i32 0
  %1726 = or disjoint i32 %1725, %1464
  %1727 = trunc i64 %1467 to i16
  %1728 = trunc i32 %1520 to i16
  %1729 = load i64, ptr %1201, align 8, !tbaa !96
  %1730 = trunc i64 %1729 to i16
  %1731 = lshr i64 %1399, 46
  %1732 = trunc i64 %1731 to i16
  %1733 = and i16 %1732, 4095
  store i32 %1466, ptr %1721, align 4, !tbaa !23
  %1734 = getelementptr inbounds i8, ptr %1721, i64 4
  store i32 %1521, ptr %1734, align 4, !tbaa !23
  %1735 = getelementptr inbounds i8, ptr %1721, i64 8
  store i32 %1726, ptr %1735, align 4, !tbaa !125
  %1736 = getelementptr inbounds i8, ptr %1721, i64 12
  store i16 %1727, ptr %1736, align 4, !tbaa !126
  %1737 = getelementptr inbounds i8, ptr %1721, i64 14
  store i16 %1728, ptr %1737, align 2, !tbaa !126
  %1738 = getelementptr inbounds i8, ptr %1721, i64 16
  store i16 %1730, ptr %1738, align 4, !tbaa !126
  %1739 = getelementptr inbounds i8, ptr %1721, i64 18
  store i16 %1733, ptr %1739, align 2, !tbaa !126
  %1740 = load i64, ptr %1191, align 8, !tbaa !112
  %1741 = trunc i64 %1740 to i32
  store i32 %1741, ptr %1477, align 4, !tbaa !34
  %1742 = getelementptr inbounds i8, ptr %1480, i64 4
  store i8 0, ptr %1742, align 2, !tbaa !25
  br label %1743

1743:                                             ; preds = %1539, %1564, %1589, %1614, %1639, %1664, %1689, %1714, %1719, %1471, %1462, %1458, %1454
  %1744 = lshr i64 %1399, 58
  %1745 = trunc nuw nsw i64 %1744 to i32
  %1746 = and i32 %1339, 15
  %1747 = and i32 %1746, %1745
  %1748 = icmp eq i32 %1747, 0
  br i1 %1748, label %1803, label %1749

1749:                                             ; preds = %1743
  %1750 = and i64 %1399, 4611686018427387904
  %1751 = icmp eq i64 %1750, 0
  %1752 = select i1 %1751, i1 true, i1 %1203
  br i1 %1752, label %1753, label %1803

1753:                                             ; preds = %1749
  %1754 = load i64, ptr %1205, align 8, !tbaa !111
  %1755 = icmp ne i64 %1754, 0
  %1756 = or i1 %1755, %1322
  br i1 %1756, label %1761, label %1757

1757:                                             ; preds = %1753
  %1758 = or i1 %1751, %1206
  br i1 %1758, label %1760, label %1759

1759:                                             ; preds = %1757
  br i1 %1208, label %1803, label %1761

1760:                                             ; preds = %1757
  br i1 %1206, label %1803, label %1761

1761:                                             ; preds = %1760, %1759, %1753
  %1762 = trunc i64 %1399 to i32
  %1763 = and i32 %1762, 16777215
  %1764 = lshr i64 %1399, 30
  %1765 = trunc i64 %1764 to i32
  %1766 = and i32 %1765, 65535
  %1767 = sub i32 %1763, %1209
  %1768 = icmp ult i32 %1767, %1210
  br i1 %1768, label %1769, label %1773

1769:                                             ; preds = %1761
  %1770 = icmp ult i32 %1766, %1211
  %1771 = icmp eq i32 %1766, 65535
  %1772 = or i1 %1771, %1770
  br i1 %1772, label %1803, label %1775

1773:                                             ; preds = %1761
  %1774 = icmp eq i32 %1766, 65535
  br i1 %1774, label %1803, label %1775

1775:                                             ; preds = %1773, %1769
  %1776 = load i64, ptr %1212, align 8, !tbaa !112
  %1777 = icmp eq i64 %1776, 4194304
  br i1 %1777, label %1803, label %1778

1778:                                             ; preds = %1775
  %1779 = icmp eq i32 %1763, %1213
  br i1 %1779, label %1780, label %1787

1780:                                             ; preds = %1778
  %1781 = icmp sgt i64 %1399, -1
  br i1 %1781, label %1803, label %1782

1782:                                             ; preds = %1780
  %1783 = load i64, ptr %1219, align 8, !tbaa !31
  %1784 = inttoptr i64 %1783 to ptr
  %1785 = getelementptr inbounds %struct.KnownGroup, ptr %1784, i64 %1220
  %1786 = load i32, ptr %1785, align 4, !tbaa !34
  br label %1797

1787:                                             ; preds = %1778
  %1788 = load i64, ptr %1215, align 8, !tbaa !31
  %1789 = inttoptr i64 %1788 to ptr
  %1790 = getelementptr inbounds %struct.KnownGroup, ptr %1789, i64 %1216
  %1791 = load i32, ptr %1790, align 4, !tbaa !34
  %1792 = icmp eq i32 %1791, 0
  %1793 = select i1 %1323, i32 %1254, i32 0
  %1794 = select i1 %1323, i32 %1256, i32 0
  br i1 %1792, label %1800, label %1795

1795:                                             ; preds = %1787
  %1796 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %13, i64 noundef %1399, i32 noundef %1793, i32 noundef %1794)
  br label %1797

1797:                                             ; preds = %1795, %1782
  %1798 = phi i32 [ %1786, %1782 ], [ %1796, %1795 ]
  %1799 = icmp eq i32 %1798, 0
  br i1 %1799, label %1800, label %1803

1800:                                             ; preds = %1787, %1797
  %1801 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1339)
  %1802 = select i1 %1751, i32 1, i32 2
  call fastcc void @report(ptr noundef nonnull readonly %13, i32 noundef 0, i64 noundef %1327, i32 noundef %1801, i32 noundef %1267, i64 noundef %1399, i32 noundef %1802)
  br label %1803

1803:                                             ; preds = %1749, %1800, %1797, %1780, %1775, %1773, %1769, %1760, %1759, %1743, %1451, %1441
  %1804 = phi i64 [ 0, %1451 ], [ %1399, %1800 ], [ %1399, %1797 ], [ %1399, %1760 ], [ %1399, %1743 ], [ 0, %1441 ], [ %1399, %1769 ], [ %1399, %1775 ], [ %1399, %1773 ], [ %1399, %1780 ], [ %1399, %1759 ], [ %1399, %1749 ]
  %1805 = phi i64 [ %1452, %1451 ], [ %1452, %1800 ], [ %1452, %1797 ], [ %1452, %1760 ], [ %1452, %1743 ], [ %1450, %1441 ], [ %1452, %1769 ], [ %1452, %1775 ], [ %1452, %1773 ], [ %1452, %1780 ], [ %1452, %1759 ], [ %1452, %1749 ]
  %1806 = icmp ne i64 %1805, 0
  %1807 = select i1 %1222, i1 %1806, i1 false
  %1808 = trunc i64 %1805 to i32
  %1809 = and i32 %1808, 16777215
  %1810 = icmp eq i32 %1809, %1223
  %1811 = select i1 %1807, i1 %1810, i1 false
  br i1 %1811, label %1812, label %1816

1812:                                             ; preds = %1803
  %1813 = lshr i64 %1805, 46
  %1814 = and i64 %1813, 4095
  %1815 = getelementptr inbounds [4096 x i32], ptr %1225, i64 0, i64 %1814
  store i32 1, ptr %1815, align 4, !tbaa !23
  br label %1816

1816:                                             ; preds = %1812, %1803
  br i1 %1227, label %1817, label %1862

1817:                                             ; preds = %1816
  br i1 %1806, label %1818, label %1860

1818:                                             ; preds = %1817
  %1819 = trunc i64 %1805 to i32
  %1820 = and i32 %1819, 16777215
  %1821 = icmp eq i32 %1820, %1236
  %1822 = icmp sgt i64 %1805, -1
  %1823 = select i1 %1821, i1 %1822, i1 false
  br i1 %1823, label %1860, label %1824

1824:                                             ; preds = %1818
  %1825 = lshr i64 %1805, 30
  %1826 = trunc i64 %1825 to i32
  %1827 = and i32 %1826, 65535
  %1828 = sub i32 %1820, %1242
  %1829 = icmp ult i32 %1828, %1243
  br i1 %1829, label %1830, label %1834

1830:                                             ; preds = %1824
  %1831 = icmp ult i32 %1827, %1244
  %1832 = icmp eq i32 %1827, 65535
  %1833 = or i1 %1832, %1831
  br i1 %1833, label %1860, label %1836

1834:                                             ; preds = %1824
  %1835 = icmp eq i32 %1827, 65535
  br i1 %1835, label %1860, label %1836

1836:                                             ; preds = %1834, %1830
  %1837 = load i64, ptr %1246, align 8, !tbaa !112
  %1838 = icmp eq i64 %1837, 4194304
  br i1 %1838, label %1860, label %1839

1839:                                             ; preds = %1836
  br i1 %1821, label %1840, label %1846

1840:                                             ; preds = %1839
  br i1 %1822, label %1860, label %1841

1841:                                             ; preds = %1840
  %1842 = load i64, ptr %1250, align 8, !tbaa !31
  %1843 = inttoptr i64 %1842 to ptr
  %1844 = getelementptr inbounds %struct.KnownGroup, ptr %1843, i64 %1251
  %1845 = load i32, ptr %1844, align 4, !tbaa !34
  br label %1854

1846:                                             ; preds = %1839
  %1847 = load i64, ptr %1248, align 8, !tbaa !31
  %1848 = inttoptr i64 %1847 to ptr
  %1849 = getelementptr inbounds %struct.KnownGroup, ptr %1848, i64 %1249
  %1850 = load i32, ptr %1849, align 4, !tbaa !34
  %1851 = icmp eq i32 %1850, 0
  br i1 %1851, label %1857, label %1852

1852:                                             ; preds = %1846
  %1853 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %13, i64 noundef %1805, i32 noundef 0, i32 noundef 0)
  br label %1854

1854:                                             ; preds = %1852, %1841
  %1855 = phi i32 [ %1845, %1841 ], [ %1853, %1852 ]
  %1856 = icmp eq i32 %1855, 0
  br i1 %1856, label %1857, label %1860

1857:                                             ; preds = %1854, %1846
  %1858 = or i64 %1397, %1805
  %1859 = or i64 %1858, -9223372036854775808
  br label %1860

1860:                                             ; preds = %1857, %1854, %1840, %1836, %1834, %1830, %1818, %1817
  %1861 = phi i64 [ %1859, %1857 ], [ %1398, %1817 ], [ %1398, %1854 ], [ %1398, %1830 ], [ %1398, %1836 ], [ %1398, %1834 ], [ %1398, %1840 ], [ %1398, %1818 ]
  store i64 %1861, ptr %1400, align 8, !tbaa !110
  store i64 %1804, ptr %1393, align 8, !tbaa !108
  br label %1923

1862:                                             ; preds = %1816
  br i1 %1806, label %1863, label %1917

1863:                                             ; preds = %1862
  %1864 = lshr i64 %1805, 58
  %1865 = trunc nuw nsw i64 %1864 to i32
  %1866 = and i32 %1339, 15
  %1867 = and i32 %1866, %1865
  %1868 = icmp eq i32 %1867, 0
  br i1 %1868, label %1917, label %1869

1869:                                             ; preds = %1863
  %1870 = and i64 %1805, 4611686018427387904
  %1871 = icmp ne i64 %1870, 0
  %1872 = select i1 %1871, i1 %1229, i1 false
  br i1 %1872, label %1917, label %1873

1873:                                             ; preds = %1869
  %1874 = load i64, ptr %1230, align 8, !tbaa !111
  %1875 = icmp eq i64 %1874, 0
  %1876 = and i1 %1871, %1325
  %1877 = select i1 %1875, i1 %1876, i1 false
  br i1 %1877, label %1917, label %1878

1878:                                             ; preds = %1873
  %1879 = trunc i64 %1805 to i32
  %1880 = and i32 %1879, 16777215
  %1881 = lshr i64 %1805, 30
  %1882 = trunc i64 %1881 to i32
  %1883 = and i32 %1882, 65535
  %1884 = sub i32 %1880, %1232
  %1885 = icmp ult i32 %1884, %1233
  br i1 %1885, label %1886, label %1890

1886:                                             ; preds = %1878
  %1887 = icmp ult i32 %1883, %1234
  %1888 = icmp eq i32 %1883, 65535
  %1889 = or i1 %1888, %1887
  br i1 %1889, label %1917, label %1892

1890:                                             ; preds = %1878
  %1891 = icmp eq i32 %1883, 65535
  br i1 %1891, label %1917, label %1892

1892:                                             ; preds = %1890, %1886
  %1893 = load i64, ptr %1235, align 8, !tbaa !112
  %1894 = icmp eq i64 %1893, 4194304
  br i1 %1894, label %1917, label %1895

1895:                                             ; preds = %1892
  %1896 = icmp eq i32 %1880, %1236
  br i1 %1896, label %1897, label %1904

1897:                                             ; preds = %1895
  %1898 = icmp sgt i64 %1805, -1
  br i1 %1898, label %1917, label %1899

1899:                                             ; preds = %1897
  %1900 = load i64, ptr %1240, align 8, !tbaa !31
  %1901 = inttoptr i64 %1900 to ptr
  %1902 = getelementptr inbounds %struct.KnownGroup, ptr %1901, i64 %1241
  %1903 = load i32, ptr %1902, align 4, !tbaa !34
  br label %1912

1904:                                             ; preds = %1895
  %1905 = load i64, ptr %1238, align 8, !tbaa !31
  %1906 = inttoptr i64 %1905 to ptr
  %1907 = getelementptr inbounds %struct.KnownGroup, ptr %1906, i64 %1239
  %1908 = load i32, ptr %1907, align 4, !tbaa !34
  %1909 = icmp eq i32 %1908, 0
  br i1 %1909, label %1915, label %1910

1910:                                             ; preds = %1904
  %1911 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %13, i64 noundef %1805, i32 noundef 0, i32 noundef 0)
  br label %1912

1912:                                             ; preds = %1910, %1899
  %1913 = phi i32 [ %1903, %1899 ], [ %1911, %1910 ]
  %1914 = icmp eq i32 %1913, 0
  br i1 %1914, label %1915, label %1917

1915:                                             ; preds = %1912, %1904
  %1916 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1339)
  call fastcc void @report(ptr noundef nonnull readonly %13, i32 noundef 0, i64 noundef %1327, i32 noundef %1916, i32 noundef %1267, i64 noundef %1805, i32 noundef 0)
  br label %1917

1917:                                             ; preds = %1873, %1869, %1915, %1912, %1897, %1892, %1890, %1886, %1863, %1862
  store i64 %1398, ptr %1393, align 8, !tbaa !108
  store i64 0, ptr %1400, align 8, !tbaa !110
  br label %1923

1918:                                             ; preds = %1392, %1374
  %1919 = phi ptr [ %1166, %1374 ], [ %1252, %1392 ]
  %1920 = getelementptr inbounds i8, ptr %1919, i64 80
  %1921 = load i64, ptr %1920, align 8, !tbaa !127
  %1922 = add i64 %1921, 1
  store i64 %1922, ptr %1920, align 8, !tbaa !127
  br label %1923

1923:                                             ; preds = %1918, %1917, %1860, %1439, %1429, %1410
  %1924 = add i64 %1327, 4
  %1925 = icmp ult i64 %1924, %1312
  br i1 %1925, label %1326, label %1926, !llvm.loop !128

1926:                                             ; preds = %1923, %1309, %1305
  %1927 = phi i64 [ %1265, %1305 ], [ %1311, %1309 ], [ %1311, %1923 ]
  %1928 = phi i64 [ %1308, %1305 ], [ %1263, %1309 ], [ %1263, %1923 ]
  %1929 = add i64 %1264, -1
  %1930 = and i64 %1929, %1264
  %1931 = icmp eq i64 %1930, 0
  br i1 %1931, label %1257, label %1261, !llvm.loop !129

1932:                                             ; preds = %1257
  %1933 = load ptr, ptr %1096, align 8, !tbaa !84
  %1934 = getelementptr inbounds i8, ptr %1933, i64 112
  %1935 = load i64, ptr %1934, align 8, !tbaa !96
  %1936 = trunc i64 %1935 to i32
  %1937 = load ptr, ptr %1095, align 8, !tbaa !83
  %1938 = load i32, ptr %1105, align 8, !tbaa !92
  %1939 = getelementptr inbounds i8, ptr %1937, i64 144
  %1940 = load i64, ptr %1939, align 8, !tbaa !24
  %1941 = inttoptr i64 %1940 to ptr
  %1942 = zext i32 %1938 to i64
  %1943 = getelementptr inbounds %struct.WaveOrder, ptr %1941, i64 %1942
  %1944 = load i16, ptr %1943, align 2, !tbaa !40
  %1945 = icmp eq i16 %1944, 0
  %1946 = icmp ult i32 %1936, 65535
  %1947 = select i1 %1945, i1 %1946, i1 false
  br i1 %1947, label %1948, label %2000

1948:                                             ; preds = %1932
  %1949 = getelementptr inbounds i8, ptr %1943, i64 2
  %1950 = load i16, ptr %1949, align 2, !tbaa !130
  %1951 = zext i16 %1950 to i32
  %1952 = icmp eq i32 %1951, %1936
  %1953 = zext i1 %1952 to i32
  %1954 = add nuw nsw i32 %1953, %1936
  %1955 = trunc nuw i32 %1954 to i16
  store i16 %1955, ptr %1943, align 2, !tbaa !40
  %1956 = getelementptr inbounds i8, ptr %1933, i64 152
  store i64 1, ptr %1956, align 8, !tbaa !16
  %1957 = getelementptr inbounds i8, ptr %1933, i64 144
  %1958 = load i64, ptr %1957, align 8, !tbaa !41
  %1959 = trunc i64 %1958 to i32
  %1960 = icmp eq i32 %1959, 0
  %1961 = icmp eq i32 %1954, 0
  %1962 = tail call i32 @llvm.umin.i32(i32 %1954, i32 %1959)
  %1963 = select i1 %1961, i32 %1959, i32 %1962
  %1964 = select i1 %1960, i32 %1954, i32 %1963
  %1965 = getelementptr inbounds i8, ptr %1937, i64 136
  %1966 = load i64, ptr %1965, align 8, !tbaa !113
  %1967 = icmp eq i64 %1966, 4194304
  br i1 %1967, label %2000, label %1968

1968:                                             ; preds = %1948
  %1969 = load i32, ptr %1103, align 8, !tbaa !90
  %1970 = getelementptr inbounds i8, ptr %1937, i64 104
  %1971 = load i64, ptr %1970, align 8, !tbaa !31
  %1972 = inttoptr i64 %1971 to ptr
  %1973 = zext i32 %1969 to i64
  %1974 = getelementptr inbounds i8, ptr %1937, i64 128
  %1975 = load i64, ptr %1974, align 8, !tbaa !114
  %1976 = inttoptr i64 %1975 to ptr
  %1977 = getelementptr inbounds %struct.KnownGroup, ptr %1972, i64 %1973, i32 1
  %1978 = load i32, ptr %1977, align 4, !tbaa !131
  %1979 = add i32 %1978, -1
  %1980 = zext i32 %1979 to i64
  %1981 = getelementptr inbounds %struct.Unreleased, ptr %1976, i64 %1980
  %1982 = icmp eq i32 %1978, 0
  br i1 %1982, label %1991, label %1983

1983:                                             ; preds = %1968
  %1984 = load i32, ptr %1981, align 4, !tbaa !117
  %1985 = icmp eq i32 %1984, %1938
  br i1 %1985, label %1986, label %1991

1986:                                             ; preds = %1983
  %1987 = getelementptr inbounds i8, ptr %1981, i64 10
  %1988 = load i16, ptr %1987, align 2, !tbaa !118
  %1989 = zext i16 %1988 to i32
  %1990 = icmp eq i32 %1964, %1989
  br i1 %1990, label %2000, label %1991

1991:                                             ; preds = %1986, %1983, %1968
  %1992 = add i64 %1966, 1
  store i64 %1992, ptr %1965, align 8, !tbaa !113
  %1993 = getelementptr inbounds %struct.Unreleased, ptr %1976, i64 %1966
  %1994 = trunc i64 %1935 to i16
  %1995 = trunc i32 %1964 to i16
  store i32 %1938, ptr %1993, align 4, !tbaa !23
  %1996 = getelementptr inbounds i8, ptr %1993, i64 4
  store i32 %1978, ptr %1996, align 4, !tbaa !23
  %1997 = getelementptr inbounds i8, ptr %1993, i64 8
  store i16 %1994, ptr %1997, align 4, !tbaa !126
  %1998 = getelementptr inbounds i8, ptr %1993, i64 10
  store i16 %1995, ptr %1998, align 2, !tbaa !126
  %1999 = trunc i64 %1992 to i32
  store i32 %1999, ptr %1977, align 4, !tbaa !131
  br label %2000

2000:                                             ; preds = %1991, %1986, %1948, %1932
  %2001 = trunc i64 %1935 to i16
  %2002 = getelementptr inbounds i8, ptr %1943, i64 2
  store i16 %2001, ptr %2002, align 2, !tbaa !130
  %2003 = getelementptr inbounds i8, ptr %1943, i64 5
  store i8 1, ptr %2003, align 1, !tbaa !38
  br label %2049

2004:                                             ; preds = %1257
  %2005 = and i32 %7, -5
  %2006 = or i32 %2005, %5
  %2007 = icmp eq i32 %2006, 0
  %2008 = and i1 %2007, %1258
  br i1 %2008, label %2009, label %2049

2009:                                             ; preds = %2004
  %2010 = load ptr, ptr %1095, align 8, !tbaa !83
  %2011 = load i32, ptr %1105, align 8, !tbaa !92
  %2012 = getelementptr inbounds i8, ptr %2010, i64 144
  %2013 = load i64, ptr %2012, align 8, !tbaa !24
  %2014 = inttoptr i64 %2013 to ptr
  %2015 = zext i32 %2011 to i64
  %2016 = getelementptr inbounds %struct.WaveOrder, ptr %2014, i64 %2015, i32 5
  %2017 = load i8, ptr %2016, align 1, !tbaa !29
  %2018 = icmp eq i8 %2017, 0
  br i1 %2018, label %2049, label %2019

2019:                                             ; preds = %2009
  %2020 = load ptr, ptr %1094, align 8, !tbaa !82
  %2021 = getelementptr inbounds i8, ptr %2020, i64 728
  %2022 = load i64, ptr %2021, align 8, !tbaa !132
  %2023 = inttoptr i64 %2022 to ptr
  %2024 = icmp eq i64 %2022, 0
  br i1 %2024, label %2048, label %2025

2025:                                             ; preds = %2019
  %2026 = getelementptr inbounds i8, ptr %2023, i64 -8
  %2027 = load i64, ptr %2026, align 8, !tbaa !42
  %2028 = icmp eq i64 %2027, 0
  br i1 %2028, label %2048, label %2029

2029:                                             ; preds = %2025
  %2030 = load i64, ptr %2023, align 8, !tbaa !108
  %2031 = sub i64 %1927, %2030
  %2032 = getelementptr inbounds i8, ptr %2023, i64 8
  %2033 = load i64, ptr %2032, align 8, !tbaa !110
  %2034 = icmp ult i64 %2031, %2033
  br i1 %2034, label %2049, label %2035

2035:                                             ; preds = %2029, %2039
  %2036 = phi i64 [ %2037, %2039 ], [ 0, %2029 ]
  %2037 = add nuw i64 %2036, 1
  %2038 = icmp eq i64 %2037, %2027
  br i1 %2038, label %2048, label %2039, !llvm.loop !133

2039:                                             ; preds = %2035
  %2040 = getelementptr inbounds %struct.Range, ptr %2023, i64 %2037
  %2041 = load i64, ptr %2040, align 8, !tbaa !108
  %2042 = sub i64 %1927, %2041
  %2043 = getelementptr inbounds i8, ptr %2040, i64 8
  %2044 = load i64, ptr %2043, align 8, !tbaa !110
  %2045 = icmp ult i64 %2042, %2044
  br i1 %2045, label %2046, label %2035, !llvm.loop !133

2046:                                             ; preds = %2039
  %2047 = icmp ult i64 %2037, %2027
  br i1 %2047, label %2049, label %2048

2048:                                             ; preds = %2035, %2046, %2025, %2019
  store i8 0, ptr %2016, align 1, !tbaa !29
  br label %2049

2049:                                             ; preds = %1158, %2048, %2046, %2029, %2009, %2000, %2004
  %2050 = phi i1 [ %1259, %2048 ], [ %1259, %2046 ], [ %1259, %2029 ], [ %1259, %2009 ], [ %1259, %2000 ], [ %1259, %2004 ], [ %1159, %1158 ]
  %2051 = phi i64 [ %1928, %2048 ], [ %1928, %2046 ], [ %1928, %2029 ], [ %1928, %2009 ], [ %1928, %2000 ], [ %1928, %2004 ], [ 0, %1158 ]
  %2052 = icmp eq ptr %8, null
  %2053 = icmp ne i32 %5, 1
  %2054 = or i1 %2053, %2052
  %2055 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %2051)
  %2056 = icmp ult i64 %2055, 2
  %2057 = select i1 %2054, i1 true, i1 %2056
  br i1 %2057, label %2193, label %2058

2058:                                             ; preds = %2049
  %2059 = icmp ult i32 %4, 4
  %2060 = lshr i32 %4, 2
  %2061 = select i1 %2059, i32 1, i32 %2060
  %2062 = icmp eq i32 %2061, 0
  %2063 = icmp ugt i32 %4, 3
  %2064 = shl i32 %4, 3
  %2065 = shl nsw i32 -1, %2064
  %2066 = xor i32 %2065, -1
  %2067 = select i1 %2063, i32 -1, i32 %2066
  %2068 = zext nneg i32 %2061 to i64
  %2069 = load ptr, ptr %13, align 8, !tbaa !80
  %2070 = getelementptr inbounds i8, ptr %2069, i64 16
  %2071 = load ptr, ptr %1095, align 8
  %2072 = getelementptr inbounds i8, ptr %2071, i64 64
  %2073 = getelementptr inbounds i8, ptr %2071, i64 32
  %2074 = getelementptr inbounds i8, ptr %2071, i64 24
  %2075 = getelementptr inbounds i8, ptr %2071, i64 40
  %2076 = getelementptr inbounds i8, ptr %2071, i64 48
  %2077 = getelementptr inbounds i8, ptr %2071, i64 56
  %2078 = getelementptr inbounds i8, ptr %2071, i64 72
  %2079 = getelementptr inbounds i8, ptr %2071, i64 72
  %2080 = load ptr, ptr %1096, align 8
  %2081 = getelementptr inbounds i8, ptr %2080, i64 104
  %2082 = load ptr, ptr %13, align 8
  %2083 = getelementptr inbounds i8, ptr %2082, i64 160
  br label %2084

2084:                                             ; preds = %2189, %2058
  %2085 = phi i64 [ %2051, %2058 ], [ %2191, %2189 ]
  %2086 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2085, i1 true)
  %2087 = trunc nuw nsw i64 %2086 to i32
  %2088 = getelementptr inbounds i64, ptr %2, i64 %2086
  %2089 = load i64, ptr %2088, align 8, !tbaa !42
  %2090 = load i64, ptr %2070, align 8, !tbaa !54
  %2091 = icmp ugt i64 %2090, %2089
  %2092 = zext i1 %2091 to i32
  store i32 %2092, ptr %1099, align 4, !tbaa !87
  br i1 %2062, label %2189, label %2095

2093:                                             ; preds = %2186
  %2094 = load i64, ptr %2088, align 8, !tbaa !42
  br label %2095

2095:                                             ; preds = %2084, %2093
  %2096 = phi i64 [ %2094, %2093 ], [ %2089, %2084 ]
  %2097 = phi i64 [ %2187, %2093 ], [ 0, %2084 ]
  %2098 = shl nuw i64 %2097, 2
  %2099 = add i64 %2096, %2098
  br i1 %2091, label %2100, label %2105

2100:                                             ; preds = %2095
  %2101 = load i64, ptr %2081, align 8, !tbaa !99
  %2102 = inttoptr i64 %2101 to ptr
  %2103 = lshr i64 %2099, 2
  %2104 = getelementptr inbounds %struct.Cell, ptr %2102, i64 %2103
  br label %2152

2105:                                             ; preds = %2095
  %2106 = lshr i64 %2099, 14
  %2107 = add nuw nsw i64 %2106, 1
  %2108 = load i64, ptr %2072, align 8, !tbaa !100
  %2109 = icmp eq i64 %2107, %2108
  br i1 %2109, label %2110, label %2116

2110:                                             ; preds = %2105
  %2111 = load i64, ptr %2079, align 8, !tbaa !101
  %2112 = inttoptr i64 %2111 to ptr
  %2113 = lshr i64 %2099, 2
  %2114 = and i64 %2113, 4095
  %2115 = getelementptr inbounds %struct.Cell, ptr %2112, i64 %2114
  br label %2152

2116:                                             ; preds = %2105
  %2117 = load i64, ptr %2073, align 8, !tbaa !102
  %2118 = inttoptr i64 %2117 to ptr
  %2119 = load i64, ptr %2074, align 8, !tbaa !103
  %2120 = mul i64 %2107, 159730149406440469
  %2121 = lshr i64 %2120, 40
  br label %2122

2122:                                             ; preds = %2122, %2116
  %2123 = phi i64 [ %2121, %2116 ], [ %2130, %2122 ]
  %2124 = and i64 %2123, 262143
  %2125 = getelementptr inbounds i64, ptr %2118, i64 %2124
  %2126 = load i64, ptr %2125, align 8, !tbaa !42
  %2127 = icmp eq i64 %2126, 0
  %2128 = icmp eq i64 %2126, %2107
  %2129 = or i1 %2127, %2128
  %2130 = add nuw nsw i64 %2124, 1
  br i1 %2129, label %2131, label %2122, !llvm.loop !104

2131:                                             ; preds = %2122
  %2132 = getelementptr inbounds i64, ptr %2118, i64 %2124
  %2133 = inttoptr i64 %2119 to ptr
  br i1 %2127, label %2134, label %2142

2134:                                             ; preds = %2131
  %2135 = load i64, ptr %2075, align 8, !tbaa !105
  %2136 = load i64, ptr %2076, align 8, !tbaa !106
  %2137 = icmp ult i64 %2135, %2136
  br i1 %2137, label %2138, label %2193

2138:                                             ; preds = %2134
  store i64 %2107, ptr %2132, align 8, !tbaa !42
  %2139 = load i64, ptr %2075, align 8, !tbaa !105
  %2140 = add i64 %2139, 1
  store i64 %2140, ptr %2075, align 8, !tbaa !105
  %2141 = getelementptr inbounds i64, ptr %2133, i64 %2124
  store i64 %2139, ptr %2141, align 8, !tbaa !42
  br label %2142

2142:                                             ; preds = %2138, %2131
  store i64 %2107, ptr %2072, align 8, !tbaa !100
  %2143 = load i64, ptr %2077, align 8, !tbaa !107
  %2144 = getelementptr inbounds i64, ptr %2133, i64 %2124
  %2145 = load i64, ptr %2144, align 8, !tbaa !42
  %2146 = shl i64 %2145, 16
  %2147 = add i64 %2146, %2143
  store i64 %2147, ptr %2078, align 8, !tbaa !101
  %2148 = inttoptr i64 %2147 to ptr
  %2149 = lshr i64 %2099, 2
  %2150 = and i64 %2149, 4095
  %2151 = getelementptr inbounds %struct.Cell, ptr %2148, i64 %2150
  br label %2152

2152:                                             ; preds = %2142, %2110, %2100
  %2153 = phi ptr [ %2104, %2100 ], [ %2115, %2110 ], [ %2151, %2142 ]
  %2154 = icmp eq ptr %2153, null
  br i1 %2154, label %2193, label %2155

2155:                                             ; preds = %2152
  %2156 = load i64, ptr %2153, align 8, !tbaa !108
  %2157 = trunc i64 %2156 to i32
  %2158 = lshr i32 %2157, 24
  %2159 = and i32 %2158, 63
  %2160 = icmp eq i32 %2159, %2087
  br i1 %2160, label %2186, label %2161

2161:                                             ; preds = %2155
  %2162 = zext nneg i32 %2159 to i64
  %2163 = shl nuw i64 1, %2162
  %2164 = and i64 %2163, %2051
  %2165 = icmp eq i64 %2164, 0
  br i1 %2165, label %2186, label %2166

2166:                                             ; preds = %2161
  %2167 = getelementptr inbounds i64, ptr %2, i64 %2162
  %2168 = load i64, ptr %2167, align 8, !tbaa !42
  %2169 = icmp eq i64 %2168, %2096
  br i1 %2169, label %2170, label %2186

2170:                                             ; preds = %2166
  %2171 = load i32, ptr %2083, align 8, !tbaa !73
  %2172 = trunc nuw nsw i64 %2097 to i32
  %2173 = mul i32 %2171, %2172
  %2174 = add i32 %2173, %2087
  %2175 = zext i32 %2174 to i64
  %2176 = getelementptr inbounds i32, ptr %8, i64 %2175
  %2177 = load i32, ptr %2176, align 4, !tbaa !23
  %2178 = add i32 %2173, %2159
  %2179 = zext i32 %2178 to i64
  %2180 = getelementptr inbounds i32, ptr %8, i64 %2179
  %2181 = load i32, ptr %2180, align 4, !tbaa !23
  %2182 = xor i32 %2181, %2177
  %2183 = and i32 %2182, %2067
  %2184 = icmp eq i32 %2183, 0
  %2185 = select i1 %2184, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %13, i32 noundef %2185, i64 noundef %2099, i32 noundef %4, i32 noundef %2087, i64 noundef %2156, i32 noundef 1)
  br label %2186

2186:                                             ; preds = %2170, %2166, %2161, %2155
  %2187 = add nuw nsw i64 %2097, 1
  %2188 = icmp eq i64 %2187, %2068
  br i1 %2188, label %2189, label %2093, !llvm.loop !134

2189:                                             ; preds = %2186, %2084
  %2190 = add i64 %2085, -1
  %2191 = and i64 %2190, %2085
  %2192 = icmp eq i64 %2191, 0
  br i1 %2192, label %2193, label %2084, !llvm.loop !135

2193:                                             ; preds = %2189, %2152, %2134, %2049
  %2194 = and i1 %2050, %16
  br i1 %2194, label %2195, label %2200

2195:                                             ; preds = %2193
  %2196 = load i64, ptr %1113, align 8, !tbaa !96
  %2197 = icmp ult i64 %2196, 65535
  br i1 %2197, label %2198, label %2200

2198:                                             ; preds = %2195
  %2199 = add nuw nsw i64 %2196, 1
  store i64 %2199, ptr %1113, align 8, !tbaa !96
  br label %2200

2200:                                             ; preds = %2198, %2195, %2193
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %13) #6
  br label %2201

2201:                                             ; preds = %1064, %2200
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
  %29 = getelementptr inbounds i8, ptr %0, i64 144
  %30 = load i64, ptr %29, align 8, !tbaa !24
  %31 = inttoptr i64 %30 to ptr
  %32 = zext i32 %28 to i64
  %33 = getelementptr inbounds %struct.WaveOrder, ptr %31, i64 %32
  %34 = getelementptr inbounds i8, ptr %2, i64 36
  %35 = load i32, ptr %34, align 4, !tbaa !136
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
  br i1 %89, label %46, label %66, !llvm.loop !137

90:                                               ; preds = %63
  %91 = trunc i64 %64 to i32
  %92 = getelementptr inbounds i8, ptr %0, i64 136
  %93 = load i64, ptr %92, align 8, !tbaa !113
  %94 = icmp eq i64 %93, 4194304
  br i1 %94, label %125, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds i8, ptr %0, i64 104
  %97 = load i64, ptr %96, align 8, !tbaa !31
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr inbounds i8, ptr %0, i64 128
  %100 = load i64, ptr %99, align 8, !tbaa !114
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds %struct.KnownGroup, ptr %98, i64 %26, i32 1
  %103 = load i32, ptr %102, align 4, !tbaa !131
  %104 = add i32 %103, -1
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %105
  %107 = icmp eq i32 %103, 0
  br i1 %107, label %116, label %108

108:                                              ; preds = %95
  %109 = load i32, ptr %106, align 4, !tbaa !117
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %116

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, ptr %106, i64 10
  %113 = load i16, ptr %112, align 2, !tbaa !118
  %114 = zext i16 %113 to i32
  %115 = icmp eq i32 %114, %91
  br i1 %115, label %125, label %116

116:                                              ; preds = %111, %108, %95
  %117 = add i64 %93, 1
  store i64 %117, ptr %92, align 8, !tbaa !113
  %118 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %93
  %119 = trunc i64 %14 to i16
  %120 = trunc i64 %64 to i16
  store i32 -1, ptr %118, align 4, !tbaa !23
  %121 = getelementptr inbounds i8, ptr %118, i64 4
  store i32 %103, ptr %121, align 4, !tbaa !23
  %122 = getelementptr inbounds i8, ptr %118, i64 8
  store i16 %119, ptr %122, align 4, !tbaa !126
  %123 = getelementptr inbounds i8, ptr %118, i64 10
  store i16 %120, ptr %123, align 2, !tbaa !126
  %124 = trunc i64 %117 to i32
  store i32 %124, ptr %102, align 4, !tbaa !131
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
  %24 = load ptr, ptr %8, align 8, !tbaa !138
  %25 = getelementptr inbounds i8, ptr %24, i64 96
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
  %37 = load i32, ptr %13, align 8, !tbaa !139
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
  %54 = load i32, ptr %13, align 8, !tbaa !139
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
  br i1 %65, label %15, label %66, !llvm.loop !140

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !138
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !141
  %9 = load i64, ptr %6, align 8, !tbaa !43
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i8, ptr %6, i64 90304
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
  %32 = getelementptr inbounds i8, ptr %6, i64 90304
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
  %45 = load i64, ptr %44, align 8, !tbaa !142
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !142
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !51
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !51
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !143
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
  %84 = load i32, ptr %83, align 8, !tbaa !139
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
  %18 = getelementptr inbounds i8, ptr %9, i64 192
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
  %29 = getelementptr inbounds i8, ptr %9, i64 90304
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
  %49 = getelementptr inbounds i8, ptr %9, i64 90304
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
  %15 = getelementptr inbounds i8, ptr %6, i64 112
  %16 = load i64, ptr %15, align 8, !tbaa !30
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %6, i64 176
  %19 = load i64, ptr %18, align 8, !tbaa !144
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 168
  %22 = load i64, ptr %21, align 8, !tbaa !145
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !145
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !90
  store i32 %26, ptr %20, align 4, !tbaa !23
  %27 = getelementptr inbounds i8, ptr %6, i64 104
  %28 = load i64, ptr %27, align 8, !tbaa !31
  %29 = inttoptr i64 %28 to ptr
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %24, ptr %32, align 4, !tbaa !146
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !147
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
  %54 = load i32, ptr %53, align 4, !tbaa !147
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
  %72 = load i16, ptr %71, align 4, !tbaa !148
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !120
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !120
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
  %92 = load i16, ptr %91, align 2, !tbaa !126
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
  %105 = load i16, ptr %104, align 4, !tbaa !122
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
  %115 = load i16, ptr %114, align 2, !tbaa !149
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !146
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !147
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !146
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !147
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
  br i1 %139, label %40, label %61, !llvm.loop !150

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
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !8, i64 131880}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !5, i64 808}
!11 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !12, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !9, i64 768, !9, i64 772, !5, i64 776, !5, i64 784, !5, i64 792, !5, i64 800, !5, i64 808, !6, i64 816, !5, i64 880, !6, i64 888, !5, i64 952, !5, i64 960, !5, i64 968, !5, i64 976}
!12 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!13 = !{!4, !5, i64 56}
!14 = !{!15, !5, i64 88}
!15 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 32960, !6, i64 65728, !6, i64 73920, !6, i64 90304}
!16 = !{!17, !5, i64 152}
!17 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152}
!18 = !{!17, !5, i64 128}
!19 = !{!17, !9, i64 12}
!20 = !{!17, !5, i64 16}
!21 = !{!11, !9, i64 48}
!22 = !{!4, !5, i64 64}
!23 = !{!9, !9, i64 0}
!24 = !{!15, !5, i64 144}
!25 = !{!26, !6, i64 4}
!26 = !{!"", !27, i64 0, !27, i64 2, !6, i64 4, !6, i64 5, !6, i64 6, !6, i64 7}
!27 = !{!"short", !6, i64 0}
!28 = !{!15, !5, i64 160}
!29 = !{!26, !6, i64 7}
!30 = !{!15, !5, i64 112}
!31 = !{!15, !5, i64 104}
!32 = !{!33, !9, i64 8}
!33 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!34 = !{!33, !9, i64 0}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!26, !6, i64 6}
!38 = !{!26, !6, i64 5}
!39 = !{!15, !5, i64 152}
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
!61 = !{!15, !5, i64 96}
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
!97 = !{!15, !5, i64 184}
!98 = !{!81, !5, i64 80}
!99 = !{!17, !5, i64 104}
!100 = !{!15, !5, i64 64}
!101 = !{!15, !5, i64 72}
!102 = !{!15, !5, i64 32}
!103 = !{!15, !5, i64 24}
!104 = distinct !{!104, !36}
!105 = !{!15, !5, i64 40}
!106 = !{!15, !5, i64 48}
!107 = !{!15, !5, i64 56}
!108 = !{!109, !5, i64 0}
!109 = !{!"", !5, i64 0, !5, i64 8}
!110 = !{!109, !5, i64 8}
!111 = !{!15, !5, i64 16}
!112 = !{!15, !5, i64 120}
!113 = !{!15, !5, i64 136}
!114 = !{!15, !5, i64 128}
!115 = !{!116, !27, i64 8}
!116 = !{!"", !9, i64 0, !9, i64 4, !27, i64 8, !27, i64 10}
!117 = !{!116, !9, i64 0}
!118 = !{!116, !27, i64 10}
!119 = distinct !{!119, !36}
!120 = !{!121, !9, i64 0}
!121 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !27, i64 12, !27, i64 14, !27, i64 16, !27, i64 18}
!122 = !{!121, !27, i64 12}
!123 = !{!121, !27, i64 14}
!124 = distinct !{!124, !36}
!125 = !{!6, !6, i64 0}
!126 = !{!27, !27, i64 0}
!127 = !{!15, !5, i64 80}
!128 = distinct !{!128, !36}
!129 = distinct !{!129, !36}
!130 = !{!26, !27, i64 2}
!131 = !{!33, !9, i64 4}
!132 = !{!11, !5, i64 728}
!133 = distinct !{!133, !36}
!134 = distinct !{!134, !36}
!135 = distinct !{!135, !36}
!136 = !{!17, !9, i64 36}
!137 = distinct !{!137, !36}
!138 = !{!68, !69, i64 8}
!139 = !{!68, !9, i64 24}
!140 = distinct !{!140, !36}
!141 = !{!68, !5, i64 16}
!142 = !{!45, !5, i64 32}
!143 = !{!68, !69, i64 0}
!144 = !{!15, !5, i64 176}
!145 = !{!15, !5, i64 168}
!146 = !{!33, !9, i64 12}
!147 = !{!33, !9, i64 16}
!148 = !{!121, !27, i64 16}
!149 = !{!121, !27, i64 18}
!150 = distinct !{!150, !36}
