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
  %12 = alloca %struct.Step, align 8
  %13 = icmp eq i32 %7, 2
  %14 = add i32 %7, -1
  %15 = icmp ult i32 %14, 2
  %16 = zext i1 %15 to i32
  %17 = getelementptr inbounds i8, ptr %0, i64 48
  %18 = load i64, ptr %17, align 8, !tbaa !3
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds i8, ptr %19, i64 808
  %21 = load i64, ptr %20, align 8, !tbaa !10
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 56
  %24 = load i64, ptr %23, align 8, !tbaa !13
  %25 = inttoptr i64 %24 to ptr
  %26 = icmp ne i32 %5, 2
  %27 = icmp eq i64 %3, 0
  %28 = or i1 %27, %26
  br i1 %28, label %136, label %29

29:                                               ; preds = %9
  %30 = add i32 %4, -1
  %31 = zext i32 %30 to i64
  %32 = zext i32 %4 to i64
  %33 = getelementptr inbounds i8, ptr %0, i64 16
  %34 = getelementptr inbounds i8, ptr %0, i64 40
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = getelementptr inbounds i8, ptr %0, i64 64
  br label %37

37:                                               ; preds = %132, %29
  %38 = phi i64 [ %3, %29 ], [ %134, %132 ]
  %39 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %38, i1 true)
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = getelementptr inbounds i64, ptr %2, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !42
  %43 = and i64 %42, %31
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %132, label %45

45:                                               ; preds = %37
  %46 = load i64, ptr %23, align 8, !tbaa !13
  %47 = inttoptr i64 %46 to ptr
  %48 = load i64, ptr %17, align 8, !tbaa !3
  %49 = inttoptr i64 %48 to ptr
  %50 = getelementptr inbounds i8, ptr %49, i64 808
  %51 = load i64, ptr %50, align 8, !tbaa !10
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %52, align 8, !tbaa !43
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %75, label %55

55:                                               ; preds = %45
  %56 = getelementptr inbounds i8, ptr %52, i64 90304
  br label %57

57:                                               ; preds = %70, %55
  %58 = phi i64 [ 0, %55 ], [ %71, %70 ]
  %59 = getelementptr inbounds [256 x %struct.Finding], ptr %56, i64 0, i64 %58
  %60 = load i32, ptr %59, align 8, !tbaa !44
  %61 = icmp eq i32 %60, 8
  br i1 %61, label %62, label %70

62:                                               ; preds = %57
  %63 = getelementptr inbounds i8, ptr %59, i64 40
  %64 = load i64, ptr %63, align 8, !tbaa !47
  %65 = icmp eq i64 %64, %1
  br i1 %65, label %66, label %70

66:                                               ; preds = %62
  %67 = getelementptr inbounds i8, ptr %59, i64 72
  %68 = load i64, ptr %67, align 8, !tbaa !48
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %83, label %70

70:                                               ; preds = %66, %62, %57
  %71 = add nuw i64 %58, 1
  %72 = icmp eq i64 %71, %53
  br i1 %72, label %73, label %57, !llvm.loop !49

73:                                               ; preds = %70
  %74 = icmp eq i64 %53, 256
  br i1 %74, label %79, label %75

75:                                               ; preds = %73, %45
  %76 = getelementptr inbounds i8, ptr %52, i64 90304
  %77 = add i64 %53, 1
  store i64 %77, ptr %52, align 8, !tbaa !43
  %78 = getelementptr inbounds [256 x %struct.Finding], ptr %76, i64 0, i64 %53
  store i32 8, ptr %78, align 8, !tbaa !44
  br label %83

79:                                               ; preds = %73
  %80 = getelementptr inbounds i8, ptr %52, i64 8
  %81 = load i64, ptr %80, align 8, !tbaa !50
  %82 = add i64 %81, 1
  store i64 %82, ptr %80, align 8, !tbaa !50
  br label %132

83:                                               ; preds = %66, %75
  %84 = phi ptr [ %78, %75 ], [ %59, %66 ]
  %85 = getelementptr inbounds i8, ptr %84, i64 16
  %86 = load i64, ptr %85, align 8, !tbaa !51
  %87 = add i64 %86, 1
  store i64 %87, ptr %85, align 8, !tbaa !51
  %88 = icmp eq i64 %86, 0
  br i1 %88, label %89, label %132

89:                                               ; preds = %83
  switch i32 %6, label %112 [
    i32 3, label %90
    i32 4, label %104
    i32 1, label %108
  ]

90:                                               ; preds = %89
  %91 = lshr i64 %42, 32
  %92 = load i64, ptr %34, align 8, !tbaa !52
  %93 = icmp eq i64 %91, %92
  br i1 %93, label %113, label %94

94:                                               ; preds = %90
  %95 = load i64, ptr %35, align 8, !tbaa !53
  %96 = sub i64 %42, %95
  %97 = load i64, ptr %33, align 8, !tbaa !54
  %98 = icmp ult i64 %96, %97
  br i1 %98, label %99, label %113

99:                                               ; preds = %94
  %100 = sub i64 %97, %96
  %101 = icmp ult i64 %100, %32
  %102 = select i1 %101, i64 %42, i64 %96
  %103 = select i1 %101, i32 2, i32 1
  br label %113

104:                                              ; preds = %89
  %105 = lshr i64 %42, 62
  %106 = trunc nuw nsw i64 %105 to i32
  %107 = and i32 %106, 2
  br label %113

108:                                              ; preds = %89
  %109 = add i64 %42, %32
  %110 = load i64, ptr %33, align 8, !tbaa !54
  %111 = icmp ugt i64 %109, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %108, %89
  br label %113

113:                                              ; preds = %112, %108, %104, %99, %94, %90
  %114 = phi i64 [ %42, %112 ], [ %42, %108 ], [ %42, %104 ], [ %42, %90 ], [ %42, %94 ], [ %102, %99 ]
  %115 = phi i32 [ %6, %112 ], [ 2, %108 ], [ %107, %104 ], [ 2, %90 ], [ 0, %94 ], [ %103, %99 ]
  %116 = getelementptr inbounds i8, ptr %84, i64 4
  store i32 %115, ptr %116, align 4, !tbaa !55
  %117 = getelementptr inbounds i8, ptr %84, i64 8
  store i32 1, ptr %117, align 8, !tbaa !56
  %118 = getelementptr inbounds i8, ptr %84, i64 24
  store i64 %114, ptr %118, align 8, !tbaa !57
  %119 = getelementptr inbounds i8, ptr %84, i64 12
  store i32 %4, ptr %119, align 4, !tbaa !58
  %120 = getelementptr inbounds i8, ptr %84, i64 40
  %121 = load i64, ptr %36, align 8, !tbaa !22
  %122 = inttoptr i64 %121 to ptr
  %123 = getelementptr inbounds i8, ptr %122, i64 544
  %124 = load i32, ptr %123, align 8, !tbaa !23
  %125 = getelementptr inbounds i8, ptr %47, i64 16
  %126 = load i64, ptr %125, align 8, !tbaa !20
  store i64 %1, ptr %120, align 8, !tbaa !42
  %127 = getelementptr inbounds i8, ptr %84, i64 48
  store i32 2, ptr %127, align 8, !tbaa !23
  %128 = getelementptr inbounds i8, ptr %84, i64 52
  store i32 %40, ptr %128, align 4, !tbaa !23
  %129 = getelementptr inbounds i8, ptr %84, i64 56
  store i32 %124, ptr %129, align 8, !tbaa !23
  %130 = getelementptr inbounds i8, ptr %84, i64 60
  store i32 1, ptr %130, align 4, !tbaa !23
  %131 = getelementptr inbounds i8, ptr %84, i64 64
  store i64 %126, ptr %131, align 8, !tbaa !42
  br label %132

132:                                              ; preds = %113, %83, %79, %37
  %133 = add i64 %38, -1
  %134 = and i64 %133, %38
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %136, label %37, !llvm.loop !59

136:                                              ; preds = %132, %9
  br i1 %15, label %137, label %154

137:                                              ; preds = %136
  %138 = getelementptr inbounds i8, ptr %22, i64 65728
  %139 = getelementptr inbounds i8, ptr %25, i64 16
  %140 = load i64, ptr %139, align 8, !tbaa !20
  %141 = getelementptr inbounds i8, ptr %19, i64 48
  %142 = load i32, ptr %141, align 8, !tbaa !21
  %143 = zext i32 %142 to i64
  %144 = mul i64 %140, %143
  %145 = getelementptr inbounds i8, ptr %0, i64 64
  %146 = load i64, ptr %145, align 8, !tbaa !22
  %147 = inttoptr i64 %146 to ptr
  %148 = getelementptr inbounds i8, ptr %147, i64 544
  %149 = load i32, ptr %148, align 8, !tbaa !23
  %150 = zext i32 %149 to i64
  %151 = add i64 %144, %150
  %152 = and i64 %151, 1023
  %153 = getelementptr inbounds [1024 x i64], ptr %138, i64 0, i64 %152
  store i64 %1, ptr %153, align 8, !tbaa !42
  br label %154

154:                                              ; preds = %137, %136
  %155 = icmp eq i32 %5, 0
  %156 = icmp ne i32 %6, 2
  %157 = and i1 %155, %156
  %158 = xor i1 %157, true
  %159 = or i1 %27, %158
  %160 = select i1 %157, i64 0, i64 %3
  br i1 %159, label %314, label %161

161:                                              ; preds = %154, %308
  %162 = phi i64 [ %310, %308 ], [ 48, %154 ]
  %163 = phi i64 [ %309, %308 ], [ %3, %154 ]
  %164 = lshr i64 %163, %162
  %165 = and i64 %164, 65535
  %166 = icmp eq i64 %165, 65535
  br i1 %166, label %167, label %308

167:                                              ; preds = %161
  %168 = getelementptr inbounds i64, ptr %2, i64 %162
  %169 = load i64, ptr %168, align 8, !tbaa !42
  %170 = getelementptr inbounds i8, ptr %168, i64 8
  %171 = load i64, ptr %170, align 8, !tbaa !42
  %172 = getelementptr inbounds i8, ptr %168, i64 16
  %173 = load i64, ptr %172, align 8, !tbaa !42
  %174 = getelementptr inbounds i8, ptr %168, i64 24
  %175 = load i64, ptr %174, align 8, !tbaa !42
  %176 = getelementptr inbounds i8, ptr %168, i64 32
  %177 = load i64, ptr %176, align 8, !tbaa !42
  %178 = getelementptr inbounds i8, ptr %168, i64 40
  %179 = load i64, ptr %178, align 8, !tbaa !42
  %180 = getelementptr inbounds i8, ptr %168, i64 48
  %181 = load i64, ptr %180, align 8, !tbaa !42
  %182 = getelementptr inbounds i8, ptr %168, i64 56
  %183 = load i64, ptr %182, align 8, !tbaa !42
  %184 = getelementptr inbounds i8, ptr %168, i64 64
  %185 = load i64, ptr %184, align 8, !tbaa !42
  %186 = getelementptr inbounds i8, ptr %168, i64 72
  %187 = load i64, ptr %186, align 8, !tbaa !42
  %188 = getelementptr inbounds i8, ptr %168, i64 80
  %189 = load i64, ptr %188, align 8, !tbaa !42
  %190 = getelementptr inbounds i8, ptr %168, i64 88
  %191 = load i64, ptr %190, align 8, !tbaa !42
  %192 = getelementptr inbounds i8, ptr %168, i64 96
  %193 = load i64, ptr %192, align 8, !tbaa !42
  %194 = getelementptr inbounds i8, ptr %168, i64 104
  %195 = load i64, ptr %194, align 8, !tbaa !42
  %196 = getelementptr inbounds i8, ptr %168, i64 112
  %197 = load i64, ptr %196, align 8, !tbaa !42
  %198 = getelementptr inbounds i8, ptr %168, i64 120
  %199 = load i64, ptr %198, align 8, !tbaa !42
  %200 = icmp eq i64 %169, %173
  %201 = icmp eq i64 %169, %171
  %202 = and i1 %201, %200
  %203 = icmp eq i64 %169, %175
  %204 = and i1 %202, %203
  %205 = icmp eq i64 %169, %177
  %206 = and i1 %204, %205
  %207 = icmp eq i64 %169, %179
  %208 = and i1 %206, %207
  %209 = icmp eq i64 %169, %181
  %210 = and i1 %208, %209
  %211 = icmp eq i64 %169, %183
  %212 = and i1 %210, %211
  %213 = icmp eq i64 %169, %185
  %214 = and i1 %212, %213
  %215 = icmp eq i64 %169, %187
  %216 = and i1 %214, %215
  %217 = icmp eq i64 %169, %189
  %218 = and i1 %216, %217
  %219 = icmp eq i64 %169, %191
  %220 = and i1 %218, %219
  %221 = icmp eq i64 %169, %193
  %222 = and i1 %220, %221
  %223 = icmp eq i64 %169, %195
  %224 = and i1 %222, %223
  %225 = icmp eq i64 %169, %197
  %226 = and i1 %224, %225
  %227 = icmp eq i64 %169, %199
  %228 = and i1 %226, %227
  br i1 %228, label %229, label %233

229:                                              ; preds = %167
  %230 = shl nuw i64 65534, %162
  %231 = xor i64 %230, -1
  %232 = and i64 %163, %231
  br label %308

233:                                              ; preds = %167
  %234 = icmp eq i64 %162, 0
  br i1 %234, label %314, label %235

235:                                              ; preds = %233
  %236 = add nsw i64 %162, -16
  %237 = lshr i64 %163, %236
  %238 = and i64 %237, 65535
  %239 = icmp eq i64 %238, 65535
  br i1 %239, label %240, label %308

240:                                              ; preds = %235
  %241 = getelementptr inbounds i8, ptr %168, i64 -128
  %242 = load i64, ptr %241, align 8, !tbaa !42
  %243 = getelementptr inbounds i8, ptr %168, i64 -120
  %244 = load i64, ptr %243, align 8, !tbaa !42
  %245 = getelementptr inbounds i8, ptr %168, i64 -112
  %246 = load i64, ptr %245, align 8, !tbaa !42
  %247 = getelementptr inbounds i8, ptr %168, i64 -104
  %248 = load i64, ptr %247, align 8, !tbaa !42
  %249 = getelementptr inbounds i8, ptr %168, i64 -96
  %250 = load i64, ptr %249, align 8, !tbaa !42
  %251 = getelementptr inbounds i8, ptr %168, i64 -88
  %252 = load i64, ptr %251, align 8, !tbaa !42
  %253 = getelementptr inbounds i8, ptr %168, i64 -80
  %254 = load i64, ptr %253, align 8, !tbaa !42
  %255 = getelementptr inbounds i8, ptr %168, i64 -72
  %256 = load i64, ptr %255, align 8, !tbaa !42
  %257 = getelementptr inbounds i8, ptr %168, i64 -64
  %258 = load i64, ptr %257, align 8, !tbaa !42
  %259 = getelementptr inbounds i8, ptr %168, i64 -56
  %260 = load i64, ptr %259, align 8, !tbaa !42
  %261 = getelementptr inbounds i8, ptr %168, i64 -48
  %262 = load i64, ptr %261, align 8, !tbaa !42
  %263 = getelementptr inbounds i8, ptr %168, i64 -40
  %264 = load i64, ptr %263, align 8, !tbaa !42
  %265 = getelementptr inbounds i8, ptr %168, i64 -32
  %266 = load i64, ptr %265, align 8, !tbaa !42
  %267 = getelementptr inbounds i8, ptr %168, i64 -24
  %268 = load i64, ptr %267, align 8, !tbaa !42
  %269 = getelementptr inbounds i8, ptr %168, i64 -16
  %270 = load i64, ptr %269, align 8, !tbaa !42
  %271 = getelementptr inbounds i8, ptr %168, i64 -8
  %272 = load i64, ptr %271, align 8, !tbaa !42
  %273 = icmp eq i64 %244, %171
  %274 = icmp eq i64 %242, %169
  %275 = and i1 %274, %273
  %276 = icmp eq i64 %246, %173
  %277 = and i1 %275, %276
  %278 = icmp eq i64 %248, %175
  %279 = and i1 %277, %278
  %280 = icmp eq i64 %250, %177
  %281 = and i1 %279, %280
  %282 = icmp eq i64 %252, %179
  %283 = and i1 %281, %282
  %284 = icmp eq i64 %254, %181
  %285 = and i1 %283, %284
  %286 = icmp eq i64 %256, %183
  %287 = and i1 %285, %286
  %288 = icmp eq i64 %258, %185
  %289 = and i1 %287, %288
  %290 = icmp eq i64 %260, %187
  %291 = and i1 %289, %290
  %292 = icmp eq i64 %262, %189
  %293 = and i1 %291, %292
  %294 = icmp eq i64 %264, %191
  %295 = and i1 %293, %294
  %296 = icmp eq i64 %266, %193
  %297 = and i1 %295, %296
  %298 = icmp eq i64 %268, %195
  %299 = and i1 %297, %298
  %300 = icmp eq i64 %270, %197
  %301 = and i1 %299, %300
  %302 = icmp eq i64 %272, %199
  %303 = and i1 %301, %302
  br i1 %303, label %304, label %308

304:                                              ; preds = %240
  %305 = shl nuw i64 65535, %162
  %306 = xor i64 %305, -1
  %307 = and i64 %163, %306
  br label %308

308:                                              ; preds = %304, %240, %235, %229, %161
  %309 = phi i64 [ %163, %161 ], [ %232, %229 ], [ %307, %304 ], [ %163, %240 ], [ %163, %235 ]
  %310 = add nsw i64 %162, -16
  %311 = icmp ne i64 %309, 0
  %312 = icmp ult i64 %310, 64
  %313 = select i1 %311, i1 %312, i1 false
  br i1 %313, label %161, label %314, !llvm.loop !60

314:                                              ; preds = %308, %233, %154
  %315 = phi i64 [ %160, %154 ], [ %309, %308 ], [ %163, %233 ]
  %316 = getelementptr inbounds i8, ptr %22, i64 96
  %317 = load i64, ptr %316, align 8, !tbaa !61
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %790, label %319

319:                                              ; preds = %314
  %320 = icmp ult i32 %6, 2
  %321 = select i1 %320, i64 %315, i64 %3
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11)
  store ptr %0, ptr %11, align 8
  %322 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %22, ptr %322, align 8
  %323 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %1, ptr %323, align 8
  %324 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 %5, ptr %324, align 8
  %325 = getelementptr inbounds i8, ptr %11, i64 28
  store i32 %6, ptr %325, align 4
  %326 = getelementptr inbounds i8, ptr %11, i64 32
  store i32 %4, ptr %326, align 8
  %327 = getelementptr inbounds i8, ptr %11, i64 36
  store i32 %7, ptr %327, align 4
  %328 = icmp ugt i32 %6, 1
  %329 = getelementptr inbounds i8, ptr %0, i64 40
  %330 = zext i32 %4 to i64
  %331 = getelementptr inbounds i8, ptr %0, i64 32
  %332 = getelementptr inbounds i8, ptr %0, i64 160
  %333 = icmp eq i32 %4, 0
  %334 = getelementptr inbounds i8, ptr %0, i64 24
  %335 = icmp eq i32 %5, 1
  %336 = icmp eq i32 %7, 4
  %337 = and i1 %155, %336
  %338 = icmp eq i32 %6, 1
  %339 = getelementptr inbounds i8, ptr %0, i64 8
  %340 = getelementptr inbounds i8, ptr %0, i64 16
  %341 = icmp ugt i32 %4, 32
  %342 = shl nsw i64 -1, %330
  %343 = xor i64 %342, -1
  %344 = getelementptr inbounds i8, ptr %10, i64 32
  %345 = getelementptr inbounds i8, ptr %10, i64 8
  %346 = getelementptr inbounds i8, ptr %10, i64 36
  %347 = insertelement <8 x i64> poison, i64 %330, i64 0
  %348 = shufflevector <8 x i64> %347, <8 x i64> poison, <8 x i32> zeroinitializer
  %349 = mul nuw nsw <8 x i64> %348, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %350 = shl i32 %4, 3
  %351 = zext i32 %350 to i64
  %352 = insertelement <8 x i64> poison, i64 %351, i64 0
  %353 = shufflevector <8 x i64> %352, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %354

354:                                              ; preds = %786, %319
  %355 = phi i64 [ 0, %319 ], [ %787, %786 ]
  %356 = lshr i64 %321, %355
  %357 = and i64 %356, 65535
  %358 = icmp eq i64 %357, 0
  br i1 %358, label %786, label %359

359:                                              ; preds = %354
  %360 = icmp eq i64 %357, 65535
  %361 = and i1 %328, %360
  br i1 %361, label %362, label %468

362:                                              ; preds = %359
  %363 = getelementptr inbounds i64, ptr %2, i64 %355
  %364 = load i64, ptr %363, align 8, !tbaa !42
  %365 = and i64 %364, 4294967295
  switch i32 %6, label %468 [
    i32 2, label %372
    i32 4, label %366
    i32 3, label %368
  ]

366:                                              ; preds = %362
  %367 = icmp sgt i64 %364, -1
  br i1 %367, label %492, label %372

368:                                              ; preds = %362
  %369 = lshr i64 %364, 32
  %370 = load i64, ptr %329, align 8, !tbaa !52
  %371 = icmp eq i64 %369, %370
  br i1 %371, label %372, label %477

372:                                              ; preds = %368, %366, %362
  %373 = add nuw nsw i64 %365, %330
  %374 = load i64, ptr %331, align 8, !tbaa !62
  %375 = icmp ugt i64 %373, %374
  br i1 %375, label %468, label %376

376:                                              ; preds = %372
  %377 = load i32, ptr %332, align 8, !tbaa !63
  %378 = zext i32 %377 to i64
  %379 = or i64 %364, %330
  %380 = and i64 %379, 3
  %381 = icmp eq i64 %380, 0
  br i1 %381, label %382, label %468

382:                                              ; preds = %376
  %383 = getelementptr inbounds i8, ptr %363, i64 8
  %384 = load i64, ptr %383, align 8, !tbaa !42
  %385 = getelementptr inbounds i8, ptr %363, i64 16
  %386 = load i64, ptr %385, align 8, !tbaa !42
  %387 = getelementptr inbounds i8, ptr %363, i64 24
  %388 = load i64, ptr %387, align 8, !tbaa !42
  %389 = getelementptr inbounds i8, ptr %363, i64 32
  %390 = load i64, ptr %389, align 8, !tbaa !42
  %391 = getelementptr inbounds i8, ptr %363, i64 40
  %392 = load i64, ptr %391, align 8, !tbaa !42
  %393 = getelementptr inbounds i8, ptr %363, i64 48
  %394 = load i64, ptr %393, align 8, !tbaa !42
  %395 = getelementptr inbounds i8, ptr %363, i64 56
  %396 = load i64, ptr %395, align 8, !tbaa !42
  %397 = getelementptr inbounds i8, ptr %363, i64 64
  %398 = load i64, ptr %397, align 8, !tbaa !42
  %399 = getelementptr inbounds i8, ptr %363, i64 72
  %400 = load i64, ptr %399, align 8, !tbaa !42
  %401 = getelementptr inbounds i8, ptr %363, i64 80
  %402 = load i64, ptr %401, align 8, !tbaa !42
  %403 = getelementptr inbounds i8, ptr %363, i64 88
  %404 = load i64, ptr %403, align 8, !tbaa !42
  %405 = getelementptr inbounds i8, ptr %363, i64 96
  %406 = load i64, ptr %405, align 8, !tbaa !42
  %407 = getelementptr inbounds i8, ptr %363, i64 104
  %408 = load i64, ptr %407, align 8, !tbaa !42
  %409 = getelementptr inbounds i8, ptr %363, i64 112
  %410 = load i64, ptr %409, align 8, !tbaa !42
  %411 = getelementptr inbounds i8, ptr %363, i64 120
  %412 = load i64, ptr %411, align 8, !tbaa !42
  %413 = icmp eq i64 %364, %386
  %414 = icmp eq i64 %364, %384
  %415 = and i1 %414, %413
  %416 = icmp eq i64 %364, %388
  %417 = and i1 %415, %416
  %418 = icmp eq i64 %364, %390
  %419 = and i1 %417, %418
  %420 = icmp eq i64 %364, %392
  %421 = and i1 %419, %420
  %422 = icmp eq i64 %364, %394
  %423 = and i1 %421, %422
  %424 = icmp eq i64 %364, %396
  %425 = and i1 %423, %424
  %426 = icmp eq i64 %364, %398
  %427 = and i1 %425, %426
  %428 = icmp eq i64 %364, %400
  %429 = and i1 %427, %428
  %430 = icmp eq i64 %364, %402
  %431 = and i1 %429, %430
  %432 = icmp eq i64 %364, %404
  %433 = and i1 %431, %432
  %434 = icmp eq i64 %364, %406
  %435 = and i1 %433, %434
  %436 = icmp eq i64 %364, %408
  %437 = and i1 %435, %436
  %438 = icmp eq i64 %364, %410
  %439 = and i1 %437, %438
  %440 = icmp eq i64 %364, %412
  %441 = and i1 %439, %440
  br i1 %441, label %442, label %468

442:                                              ; preds = %382
  br i1 %333, label %786, label %443

443:                                              ; preds = %442
  %444 = shl nuw nsw i64 %355, 2
  br label %448

445:                                              ; preds = %463
  %446 = icmp eq i64 %465, 0
  %447 = or i1 %337, %446
  br i1 %447, label %786, label %468

448:                                              ; preds = %463, %443
  %449 = phi i64 [ 0, %443 ], [ %466, %463 ]
  %450 = phi i64 [ 0, %443 ], [ %465, %463 ]
  %451 = load i64, ptr %316, align 8, !tbaa !61
  %452 = inttoptr i64 %451 to ptr
  %453 = load i64, ptr %334, align 8, !tbaa !64
  %454 = add nuw nsw i64 %449, %365
  %455 = mul i64 %454, %378
  %456 = add i64 %455, %444
  %457 = add i64 %456, %453
  %458 = lshr i64 %457, 3
  %459 = getelementptr inbounds i8, ptr %452, i64 %458
  br i1 %335, label %462, label %460

460:                                              ; preds = %448
  %461 = load i64, ptr %459, align 8, !tbaa !42
  br label %463

462:                                              ; preds = %448
  store i64 0, ptr %459, align 8, !tbaa !42
  br label %463

463:                                              ; preds = %462, %460
  %464 = phi i64 [ %461, %460 ], [ 0, %462 ]
  %465 = or i64 %464, %450
  %466 = add nuw nsw i64 %449, 4
  %467 = icmp ult i64 %466, %330
  br i1 %467, label %448, label %445, !llvm.loop !65

468:                                              ; preds = %445, %382, %376, %372, %362, %359
  %469 = getelementptr inbounds i64, ptr %2, i64 %355
  %470 = load i64, ptr %469, align 8, !tbaa !42
  %471 = and i64 %470, 4294967295
  switch i32 %6, label %490 [
    i32 2, label %484
    i32 4, label %475
    i32 3, label %472
  ]

472:                                              ; preds = %468
  %473 = load i64, ptr %329, align 8, !tbaa !52
  %474 = lshr i64 %470, 32
  br label %477

475:                                              ; preds = %468
  %476 = icmp sgt i64 %470, -1
  br i1 %476, label %492, label %484

477:                                              ; preds = %472, %368
  %478 = phi i64 [ %474, %472 ], [ %369, %368 ]
  %479 = phi i64 [ %473, %472 ], [ %370, %368 ]
  %480 = phi i64 [ %471, %472 ], [ %365, %368 ]
  %481 = phi i64 [ %470, %472 ], [ %364, %368 ]
  %482 = phi ptr [ %469, %472 ], [ %363, %368 ]
  %483 = icmp eq i64 %478, %479
  br i1 %483, label %484, label %492

484:                                              ; preds = %477, %475, %468
  %485 = phi i64 [ %480, %477 ], [ %471, %475 ], [ %471, %468 ]
  %486 = phi i64 [ %481, %477 ], [ %470, %475 ], [ %470, %468 ]
  %487 = phi ptr [ %482, %477 ], [ %469, %475 ], [ %469, %468 ]
  %488 = load i64, ptr %331, align 8, !tbaa !62
  %489 = icmp ugt i64 %485, %488
  br i1 %489, label %492, label %691

490:                                              ; preds = %468
  %491 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %357)
  br i1 %338, label %496, label %499

492:                                              ; preds = %484, %477, %475, %366
  %493 = phi i64 [ %486, %484 ], [ %481, %477 ], [ %470, %475 ], [ %364, %366 ]
  %494 = phi ptr [ %487, %484 ], [ %482, %477 ], [ %469, %475 ], [ %363, %366 ]
  %495 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %357)
  br label %499

496:                                              ; preds = %490
  %497 = load i64, ptr %339, align 8, !tbaa !53
  %498 = load i64, ptr %340, align 8, !tbaa !54
  br label %499

499:                                              ; preds = %496, %492, %490
  %500 = phi i64 [ %470, %496 ], [ %493, %492 ], [ %470, %490 ]
  %501 = phi ptr [ %469, %496 ], [ %494, %492 ], [ %469, %490 ]
  %502 = phi i64 [ %497, %496 ], [ 0, %492 ], [ 0, %490 ]
  %503 = phi i64 [ %491, %496 ], [ %495, %492 ], [ %491, %490 ]
  %504 = phi i64 [ %498, %496 ], [ 140737488355328, %492 ], [ 140737488355328, %490 ]
  %505 = trunc nuw nsw i64 %503 to i32
  %506 = mul i32 %505, %4
  %507 = zext i32 %506 to i64
  %508 = icmp uge i64 %500, %504
  %509 = sub i64 %504, %500
  %510 = icmp ult i64 %509, %507
  %511 = select i1 %508, i1 true, i1 %510
  br i1 %511, label %691, label %512

512:                                              ; preds = %499
  %513 = add i64 %356, 1
  %514 = and i64 %513, %357
  %515 = icmp eq i64 %514, 0
  br i1 %515, label %516, label %691

516:                                              ; preds = %512
  %517 = icmp ult i64 %503, 8
  br i1 %517, label %518, label %537

518:                                              ; preds = %537, %544, %551, %516
  %519 = phi i32 [ 0, %516 ], [ 8, %537 ], [ 16, %544 ], [ 24, %551 ]
  %520 = phi <8 x i64> [ zeroinitializer, %516 ], [ %542, %537 ], [ %549, %544 ], [ %556, %551 ]
  %521 = extractelement <8 x i64> %520, i64 0
  %522 = extractelement <8 x i64> %520, i64 1
  %523 = or i64 %522, %521
  %524 = extractelement <8 x i64> %520, i64 2
  %525 = or i64 %523, %524
  %526 = extractelement <8 x i64> %520, i64 3
  %527 = or i64 %525, %526
  %528 = extractelement <8 x i64> %520, i64 4
  %529 = or i64 %527, %528
  %530 = extractelement <8 x i64> %520, i64 5
  %531 = or i64 %529, %530
  %532 = extractelement <8 x i64> %520, i64 6
  %533 = or i64 %531, %532
  %534 = extractelement <8 x i64> %520, i64 7
  %535 = or i64 %533, %534
  %536 = icmp ult i32 %519, %505
  br i1 %536, label %557, label %623

537:                                              ; preds = %516
  %538 = insertelement <8 x i64> poison, i64 %500, i64 0
  %539 = shufflevector <8 x i64> %538, <8 x i64> poison, <8 x i32> zeroinitializer
  %540 = add <8 x i64> %539, %349
  %541 = load <8 x i64>, ptr %501, align 8
  %542 = xor <8 x i64> %541, %540
  %543 = icmp ult i64 %503, 16
  br i1 %543, label %518, label %544, !llvm.loop !66

544:                                              ; preds = %537
  %545 = add <8 x i64> %540, %353
  %546 = getelementptr inbounds i8, ptr %501, i64 64
  %547 = load <8 x i64>, ptr %546, align 8
  %548 = xor <8 x i64> %547, %545
  %549 = or <8 x i64> %548, %542
  %550 = icmp ult i64 %503, 24
  br i1 %550, label %518, label %551, !llvm.loop !66

551:                                              ; preds = %544
  %552 = add <8 x i64> %545, %353
  %553 = getelementptr inbounds i8, ptr %501, i64 128
  %554 = load <8 x i64>, ptr %553, align 8
  %555 = xor <8 x i64> %554, %552
  %556 = or <8 x i64> %555, %549
  br label %518

557:                                              ; preds = %518
  %558 = zext i32 %519 to i64
  %559 = sub nsw i64 %503, %558
  %560 = and i64 %559, 3
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %577, label %562

562:                                              ; preds = %557, %562
  %563 = phi i64 [ %574, %562 ], [ %558, %557 ]
  %564 = phi i64 [ %573, %562 ], [ %535, %557 ]
  %565 = phi i64 [ %575, %562 ], [ 0, %557 ]
  %566 = getelementptr inbounds i64, ptr %501, i64 %563
  %567 = load i64, ptr %566, align 8, !tbaa !42
  %568 = trunc nuw nsw i64 %563 to i32
  %569 = mul i32 %568, %4
  %570 = zext i32 %569 to i64
  %571 = add i64 %500, %570
  %572 = xor i64 %571, %567
  %573 = or i64 %572, %564
  %574 = add nuw nsw i64 %563, 1
  %575 = add i64 %565, 1
  %576 = icmp eq i64 %575, %560
  br i1 %576, label %577, label %562, !llvm.loop !67

577:                                              ; preds = %562, %557
  %578 = phi i64 [ poison, %557 ], [ %573, %562 ]
  %579 = phi i64 [ %558, %557 ], [ %574, %562 ]
  %580 = phi i64 [ %535, %557 ], [ %573, %562 ]
  %581 = sub nsw i64 %558, %503
  %582 = icmp ugt i64 %581, -4
  br i1 %582, label %623, label %583

583:                                              ; preds = %577, %583
  %584 = phi i64 [ %621, %583 ], [ %579, %577 ]
  %585 = phi i64 [ %620, %583 ], [ %580, %577 ]
  %586 = getelementptr inbounds i64, ptr %501, i64 %584
  %587 = load i64, ptr %586, align 8, !tbaa !42
  %588 = trunc nuw nsw i64 %584 to i32
  %589 = mul i32 %588, %4
  %590 = zext i32 %589 to i64
  %591 = add i64 %500, %590
  %592 = xor i64 %591, %587
  %593 = or i64 %592, %585
  %594 = add nuw nsw i64 %584, 1
  %595 = getelementptr inbounds i64, ptr %501, i64 %594
  %596 = load i64, ptr %595, align 8, !tbaa !42
  %597 = trunc nuw nsw i64 %594 to i32
  %598 = mul i32 %597, %4
  %599 = zext i32 %598 to i64
  %600 = add i64 %500, %599
  %601 = xor i64 %600, %596
  %602 = or i64 %601, %593
  %603 = add nuw nsw i64 %584, 2
  %604 = getelementptr inbounds i64, ptr %501, i64 %603
  %605 = load i64, ptr %604, align 8, !tbaa !42
  %606 = trunc nuw nsw i64 %603 to i32
  %607 = mul i32 %606, %4
  %608 = zext i32 %607 to i64
  %609 = add i64 %500, %608
  %610 = xor i64 %609, %605
  %611 = or i64 %610, %602
  %612 = add nuw nsw i64 %584, 3
  %613 = getelementptr inbounds i64, ptr %501, i64 %612
  %614 = load i64, ptr %613, align 8, !tbaa !42
  %615 = trunc nuw nsw i64 %612 to i32
  %616 = mul i32 %615, %4
  %617 = zext i32 %616 to i64
  %618 = add i64 %500, %617
  %619 = xor i64 %618, %614
  %620 = or i64 %619, %611
  %621 = add nuw nsw i64 %584, 4
  %622 = icmp eq i64 %621, %503
  br i1 %622, label %623, label %583, !llvm.loop !69

623:                                              ; preds = %577, %583, %518
  %624 = phi i64 [ %535, %518 ], [ %578, %577 ], [ %620, %583 ]
  %625 = icmp eq i64 %624, 0
  br i1 %625, label %626, label %691

626:                                              ; preds = %623
  %627 = add i64 %502, %500
  %628 = icmp ugt i32 %506, 32
  %629 = load i64, ptr %316, align 8, !tbaa !61
  %630 = inttoptr i64 %629 to ptr
  br i1 %628, label %631, label %677

631:                                              ; preds = %626
  %632 = and i64 %627, 7
  %633 = add nsw i64 %507, -33
  %634 = icmp ult i64 %633, 32
  br i1 %634, label %659, label %635

635:                                              ; preds = %631
  %636 = lshr i64 %633, 5
  %637 = add nuw nsw i64 %636, 1
  %638 = and i64 %637, 1152921504606846974
  br label %639

639:                                              ; preds = %639, %635
  %640 = phi i64 [ 0, %635 ], [ %654, %639 ]
  %641 = phi i64 [ %507, %635 ], [ %655, %639 ]
  %642 = phi i64 [ %627, %635 ], [ %656, %639 ]
  %643 = phi i64 [ 0, %635 ], [ %657, %639 ]
  %644 = lshr i64 %642, 3
  %645 = getelementptr inbounds i8, ptr %630, i64 %644
  %646 = load i64, ptr %645, align 1
  %647 = add i64 %642, 32
  %648 = lshr i64 %647, 3
  %649 = getelementptr inbounds i8, ptr %630, i64 %648
  %650 = load i64, ptr %649, align 1
  %651 = or i64 %646, %650
  %652 = lshr i64 %651, %632
  %653 = and i64 %652, 4294967295
  %654 = or i64 %653, %640
  %655 = add nsw i64 %641, -64
  %656 = add i64 %642, 64
  %657 = add i64 %643, 2
  %658 = icmp eq i64 %657, %638
  br i1 %658, label %659, label %639, !llvm.loop !70

659:                                              ; preds = %639, %631
  %660 = phi i64 [ poison, %631 ], [ %654, %639 ]
  %661 = phi i64 [ poison, %631 ], [ %655, %639 ]
  %662 = phi i64 [ poison, %631 ], [ %656, %639 ]
  %663 = phi i64 [ 0, %631 ], [ %654, %639 ]
  %664 = phi i64 [ %507, %631 ], [ %655, %639 ]
  %665 = phi i64 [ %627, %631 ], [ %656, %639 ]
  %666 = and i64 %633, 32
  %667 = icmp eq i64 %666, 0
  br i1 %667, label %668, label %677

668:                                              ; preds = %659
  %669 = lshr i64 %665, 3
  %670 = getelementptr inbounds i8, ptr %630, i64 %669
  %671 = load i64, ptr %670, align 1
  %672 = lshr i64 %671, %632
  %673 = and i64 %672, 4294967295
  %674 = or i64 %673, %663
  %675 = add nsw i64 %664, -32
  %676 = add i64 %665, 32
  br label %677

677:                                              ; preds = %668, %659, %626
  %678 = phi i64 [ %627, %626 ], [ %662, %659 ], [ %676, %668 ]
  %679 = phi i64 [ %507, %626 ], [ %661, %659 ], [ %675, %668 ]
  %680 = phi i64 [ 0, %626 ], [ %660, %659 ], [ %674, %668 ]
  %681 = lshr i64 %678, 3
  %682 = getelementptr inbounds i8, ptr %630, i64 %681
  %683 = load i64, ptr %682, align 1
  %684 = and i64 %678, 7
  %685 = lshr i64 %683, %684
  %686 = shl nsw i64 -1, %679
  %687 = xor i64 %686, -1
  %688 = and i64 %685, %687
  %689 = or i64 %688, %680
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %786, label %691

691:                                              ; preds = %677, %623, %512, %499, %484
  %692 = trunc nuw nsw i64 %355 to i32
  br label %693

693:                                              ; preds = %782, %691
  %694 = phi i64 [ %784, %782 ], [ %357, %691 ]
  %695 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %694, i1 true)
  %696 = trunc nuw nsw i64 %695 to i32
  %697 = add nuw nsw i32 %696, %692
  %698 = zext nneg i32 %697 to i64
  %699 = getelementptr inbounds i64, ptr %2, i64 %698
  %700 = load i64, ptr %699, align 8, !tbaa !42
  switch i32 %6, label %730 [
    i32 0, label %729
    i32 3, label %701
    i32 4, label %714
    i32 1, label %718
  ]

701:                                              ; preds = %693
  %702 = lshr i64 %700, 32
  %703 = load i64, ptr %329, align 8, !tbaa !52
  %704 = icmp eq i64 %702, %703
  br i1 %704, label %728, label %705

705:                                              ; preds = %701
  %706 = load i64, ptr %339, align 8, !tbaa !53
  %707 = sub i64 %700, %706
  %708 = load i64, ptr %340, align 8, !tbaa !54
  %709 = icmp ult i64 %707, %708
  br i1 %709, label %710, label %729

710:                                              ; preds = %705
  %711 = sub i64 %708, %707
  %712 = icmp ult i64 %711, %330
  br i1 %712, label %728, label %713

713:                                              ; preds = %710
  store i32 1, ptr %325, align 4, !tbaa !71
  br label %724

714:                                              ; preds = %693
  %715 = lshr i64 %700, 62
  %716 = trunc nuw nsw i64 %715 to i32
  %717 = and i32 %716, 2
  br label %730

718:                                              ; preds = %693
  %719 = add i64 %700, %330
  %720 = load i64, ptr %340, align 8, !tbaa !54
  %721 = icmp ugt i64 %719, %720
  br i1 %721, label %728, label %722

722:                                              ; preds = %718
  store i32 1, ptr %325, align 4, !tbaa !71
  %723 = load i64, ptr %339, align 8, !tbaa !53
  br label %724

724:                                              ; preds = %722, %713
  %725 = phi i64 [ %706, %713 ], [ %723, %722 ]
  %726 = phi i64 [ %707, %713 ], [ %700, %722 ]
  %727 = add i64 %726, %725
  br label %767

728:                                              ; preds = %718, %710, %701
  store i32 2, ptr %325, align 4, !tbaa !71
  br label %733

729:                                              ; preds = %705, %693
  store i32 0, ptr %325, align 4, !tbaa !71
  br label %767

730:                                              ; preds = %714, %693
  %731 = phi i32 [ %717, %714 ], [ %6, %693 ]
  store i32 %731, ptr %325, align 4, !tbaa !71
  %732 = icmp eq i32 %731, 2
  br i1 %732, label %733, label %767

733:                                              ; preds = %730, %728
  %734 = and i64 %700, 4294967295
  switch i32 %6, label %782 [
    i32 2, label %741
    i32 4, label %735
    i32 3, label %737
  ]

735:                                              ; preds = %733
  %736 = icmp sgt i64 %700, -1
  br i1 %736, label %782, label %741

737:                                              ; preds = %733
  %738 = lshr i64 %700, 32
  %739 = load i64, ptr %329, align 8, !tbaa !52
  %740 = icmp eq i64 %738, %739
  br i1 %740, label %741, label %782

741:                                              ; preds = %737, %735, %733
  %742 = add nuw nsw i64 %734, %330
  %743 = load i64, ptr %331, align 8, !tbaa !62
  %744 = icmp ugt i64 %742, %743
  %745 = or i1 %337, %744
  br i1 %745, label %782, label %746

746:                                              ; preds = %741
  %747 = load i32, ptr %332, align 8, !tbaa !63
  %748 = zext i32 %747 to i64
  br i1 %333, label %782, label %749

749:                                              ; preds = %746
  %750 = shl nuw nsw i32 %697, 2
  %751 = zext nneg i32 %750 to i64
  br label %752

752:                                              ; preds = %752, %749
  %753 = phi i64 [ %734, %749 ], [ %755, %752 ]
  %754 = or i64 %753, 3
  %755 = add nuw nsw i64 %754, 1
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10) #7
  store ptr %0, ptr %10, align 8, !tbaa !74
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %345, ptr noundef nonnull align 8 dereferenceable(24) %322, i64 24, i1 false)
  store i32 %7, ptr %346, align 4, !tbaa !23
  %756 = tail call i64 @llvm.umin.i64(i64 %755, i64 %742)
  %757 = sub nsw i64 %756, %753
  %758 = trunc i64 %757 to i32
  store i32 %758, ptr %344, align 8, !tbaa !75
  %759 = load i64, ptr %334, align 8, !tbaa !64
  %760 = and i64 %753, -4
  %761 = mul i64 %760, %748
  %762 = and i64 %753, 3
  %763 = or disjoint i64 %762, %751
  %764 = add i64 %763, %761
  %765 = add i64 %764, %759
  call fastcc void @look_for_undefined(ptr noundef nonnull %10, i64 noundef %765, i32 noundef %697)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10) #7
  %766 = icmp ult i64 %755, %742
  br i1 %766, label %752, label %782, !llvm.loop !76

767:                                              ; preds = %730, %729, %724
  %768 = phi i64 [ %727, %724 ], [ %700, %730 ], [ %700, %729 ]
  %769 = icmp ult i64 %768, 140737488355328
  br i1 %769, label %770, label %782

770:                                              ; preds = %767
  br i1 %341, label %781, label %771

771:                                              ; preds = %770
  %772 = load i64, ptr %316, align 8, !tbaa !61
  %773 = inttoptr i64 %772 to ptr
  %774 = lshr i64 %768, 3
  %775 = getelementptr inbounds i8, ptr %773, i64 %774
  %776 = load i64, ptr %775, align 1
  %777 = and i64 %768, 7
  %778 = lshr i64 %776, %777
  %779 = and i64 %778, %343
  %780 = icmp eq i64 %779, 0
  br i1 %780, label %782, label %781

781:                                              ; preds = %771, %770
  call fastcc void @look_for_undefined(ptr noundef nonnull %11, i64 noundef %768, i32 noundef %697)
  br label %782

782:                                              ; preds = %752, %781, %771, %767, %746, %741, %737, %735, %733
  %783 = add nsw i64 %694, -1
  %784 = and i64 %783, %694
  %785 = icmp eq i64 %784, 0
  br i1 %785, label %786, label %693, !llvm.loop !77

786:                                              ; preds = %782, %677, %445, %442, %354
  %787 = add nuw nsw i64 %355, 16
  %788 = icmp ult i64 %355, 48
  br i1 %788, label %354, label %789, !llvm.loop !78

789:                                              ; preds = %786
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11)
  br label %790

790:                                              ; preds = %789, %314
  %791 = getelementptr inbounds i8, ptr %22, i64 88
  %792 = load i64, ptr %791, align 8, !tbaa !14
  %793 = icmp eq i64 %792, 0
  %794 = icmp eq i32 %6, 2
  %795 = or i1 %794, %793
  br i1 %795, label %1927, label %796

796:                                              ; preds = %790
  %797 = getelementptr inbounds i8, ptr %25, i64 128
  %798 = load i64, ptr %797, align 8, !tbaa !18
  %799 = getelementptr inbounds i8, ptr %25, i64 12
  %800 = load i32, ptr %799, align 4, !tbaa !19
  %801 = zext i32 %800 to i64
  %802 = icmp eq i64 %798, %801
  br i1 %802, label %804, label %803

803:                                              ; preds = %796
  tail call fastcc void @pass_barrier(ptr noundef nonnull %22, ptr noundef readonly %19, ptr noundef nonnull %25)
  br label %804

804:                                              ; preds = %796, %803
  %805 = getelementptr inbounds i8, ptr %25, i64 16
  %806 = load i64, ptr %805, align 8, !tbaa !20
  %807 = getelementptr inbounds i8, ptr %19, i64 48
  %808 = load i32, ptr %807, align 8, !tbaa !21
  %809 = udiv i32 16777216, %808
  %810 = zext nneg i32 %809 to i64
  %811 = urem i64 %806, %810
  %812 = trunc nuw nsw i64 %811 to i32
  %813 = mul i32 %808, %812
  %814 = getelementptr inbounds i8, ptr %0, i64 64
  %815 = load i64, ptr %814, align 8, !tbaa !22
  %816 = inttoptr i64 %815 to ptr
  %817 = getelementptr inbounds i8, ptr %816, i64 544
  %818 = load i32, ptr %817, align 8, !tbaa !23
  %819 = add i32 %813, %818
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %12) #7
  store ptr %0, ptr %12, align 8, !tbaa !79
  %820 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %19, ptr %820, align 8, !tbaa !81
  %821 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %22, ptr %821, align 8, !tbaa !82
  %822 = getelementptr inbounds i8, ptr %12, i64 24
  store ptr %25, ptr %822, align 8, !tbaa !83
  %823 = getelementptr inbounds i8, ptr %12, i64 32
  store i64 %1, ptr %823, align 8, !tbaa !84
  %824 = getelementptr inbounds i8, ptr %12, i64 40
  store i32 %5, ptr %824, align 8, !tbaa !85
  %825 = getelementptr inbounds i8, ptr %12, i64 44
  store i32 %6, ptr %825, align 4, !tbaa !86
  %826 = getelementptr inbounds i8, ptr %12, i64 48
  store i32 %16, ptr %826, align 8, !tbaa !87
  %827 = getelementptr inbounds i8, ptr %12, i64 52
  %828 = zext i1 %13 to i32
  store i32 %828, ptr %827, align 4, !tbaa !88
  %829 = getelementptr inbounds i8, ptr %12, i64 56
  store i32 %812, ptr %829, align 8, !tbaa !89
  %830 = getelementptr inbounds i8, ptr %12, i64 60
  store i32 %813, ptr %830, align 4, !tbaa !90
  %831 = getelementptr inbounds i8, ptr %12, i64 64
  store i32 %819, ptr %831, align 8, !tbaa !91
  %832 = getelementptr inbounds i8, ptr %12, i64 68
  store i32 %808, ptr %832, align 4, !tbaa !92
  %833 = getelementptr inbounds i8, ptr %12, i64 72
  %834 = getelementptr inbounds i8, ptr %25, i64 120
  %835 = load i64, ptr %834, align 8, !tbaa !93
  %836 = trunc i64 %835 to i32
  store i32 %836, ptr %833, align 8, !tbaa !94
  %837 = getelementptr inbounds i8, ptr %12, i64 80
  %838 = zext i32 %819 to i64
  %839 = getelementptr inbounds i8, ptr %25, i64 112
  %840 = load i64, ptr %839, align 8, !tbaa !95
  %841 = shl i64 %840, 30
  %842 = lshr i64 %1, 2
  %843 = getelementptr inbounds i8, ptr %22, i64 32960
  %844 = and i64 %842, 8191
  %845 = getelementptr inbounds [8192 x i32], ptr %843, i64 0, i64 %844
  %846 = load i32, ptr %845, align 4, !tbaa !23
  %847 = icmp eq i32 %846, 0
  br i1 %847, label %863, label %848

848:                                              ; preds = %804
  %849 = getelementptr inbounds i8, ptr %22, i64 192
  br label %856

850:                                              ; preds = %856
  %851 = add i64 %858, 1
  %852 = and i64 %851, 8191
  %853 = getelementptr inbounds [8192 x i32], ptr %843, i64 0, i64 %852
  %854 = load i32, ptr %853, align 4, !tbaa !23
  %855 = icmp eq i32 %854, 0
  br i1 %855, label %863, label %856

856:                                              ; preds = %850, %848
  %857 = phi i32 [ %846, %848 ], [ %854, %850 ]
  %858 = phi i64 [ %842, %848 ], [ %851, %850 ]
  %859 = zext i32 %857 to i64
  %860 = getelementptr inbounds [4096 x i64], ptr %849, i64 0, i64 %859
  %861 = load i64, ptr %860, align 8, !tbaa !42
  %862 = icmp eq i64 %861, %1
  br i1 %862, label %875, label %850

863:                                              ; preds = %850, %804
  %864 = phi i64 [ %844, %804 ], [ %852, %850 ]
  %865 = getelementptr inbounds i8, ptr %22, i64 184
  %866 = load i64, ptr %865, align 8, !tbaa !96
  %867 = icmp eq i64 %866, 4094
  br i1 %867, label %875, label %868

868:                                              ; preds = %863
  %869 = getelementptr inbounds [8192 x i32], ptr %843, i64 0, i64 %864
  %870 = add i64 %866, 1
  store i64 %870, ptr %865, align 8, !tbaa !96
  %871 = trunc i64 %870 to i32
  store i32 %871, ptr %869, align 4, !tbaa !23
  %872 = getelementptr inbounds i8, ptr %22, i64 192
  %873 = and i64 %870, 4294967295
  %874 = getelementptr inbounds [4096 x i64], ptr %872, i64 0, i64 %873
  store i64 %1, ptr %874, align 8, !tbaa !42
  br label %875

875:                                              ; preds = %856, %863, %868
  %876 = phi i32 [ 4095, %863 ], [ %871, %868 ], [ %857, %856 ]
  %877 = zext i32 %876 to i64
  %878 = shl i64 %877, 46
  %879 = select i1 %15, i64 4611686018427387904, i64 0
  %880 = or disjoint i64 %879, %838
  %881 = or i64 %880, %841
  %882 = or i64 %881, %878
  store i64 %882, ptr %837, align 8, !tbaa !97
  %883 = icmp eq i64 %315, 0
  br i1 %883, label %884, label %886

884:                                              ; preds = %875
  %885 = icmp ne i32 %5, 0
  br label %1775

886:                                              ; preds = %875
  %887 = icmp eq i32 %6, 0
  %888 = zext i32 %4 to i64
  %889 = getelementptr inbounds i8, ptr %0, i64 16
  %890 = getelementptr inbounds i8, ptr %0, i64 40
  %891 = getelementptr inbounds i8, ptr %0, i64 8
  %892 = load ptr, ptr %821, align 8
  %893 = getelementptr inbounds i8, ptr %892, i64 64
  %894 = getelementptr inbounds i8, ptr %892, i64 32
  %895 = getelementptr inbounds i8, ptr %892, i64 24
  %896 = getelementptr inbounds i8, ptr %892, i64 40
  %897 = getelementptr inbounds i8, ptr %892, i64 48
  %898 = getelementptr inbounds i8, ptr %892, i64 56
  %899 = getelementptr inbounds i8, ptr %892, i64 72
  %900 = getelementptr inbounds i8, ptr %892, i64 72
  %901 = load ptr, ptr %822, align 8
  %902 = getelementptr inbounds i8, ptr %901, i64 104
  %903 = load i64, ptr %837, align 8
  %904 = load i32, ptr %824, align 8
  %905 = icmp eq i32 %904, 0
  %906 = load i32, ptr %830, align 4
  %907 = load i32, ptr %832, align 4
  %908 = load i32, ptr %826, align 8
  %909 = icmp eq i32 %908, 0
  %910 = icmp eq i32 %904, 1
  %911 = or i1 %910, %909
  %912 = load ptr, ptr %821, align 8
  %913 = getelementptr inbounds i8, ptr %912, i64 16
  %914 = load ptr, ptr %820, align 8
  %915 = getelementptr inbounds i8, ptr %914, i64 48
  %916 = load i32, ptr %831, align 8
  %917 = getelementptr inbounds i8, ptr %912, i64 120
  %918 = load i32, ptr %829, align 8
  %919 = getelementptr inbounds i8, ptr %912, i64 104
  %920 = zext i32 %918 to i64
  %921 = getelementptr inbounds i8, ptr %912, i64 144
  %922 = zext i32 %916 to i64
  %923 = getelementptr inbounds i8, ptr %912, i64 112
  %924 = getelementptr inbounds i8, ptr %912, i64 136
  %925 = getelementptr inbounds i8, ptr %912, i64 128
  %926 = load ptr, ptr %822, align 8
  %927 = getelementptr inbounds i8, ptr %926, i64 112
  %928 = load i32, ptr %826, align 8
  %929 = icmp eq i32 %928, 0
  %930 = load ptr, ptr %821, align 8
  %931 = getelementptr inbounds i8, ptr %930, i64 16
  %932 = icmp ne i32 %928, 0
  %933 = load i32, ptr %824, align 8
  %934 = icmp eq i32 %933, 1
  %935 = load i32, ptr %830, align 4
  %936 = load i32, ptr %832, align 4
  %937 = load i32, ptr %833, align 8
  %938 = getelementptr inbounds i8, ptr %930, i64 120
  %939 = load i32, ptr %831, align 8
  %940 = load i32, ptr %829, align 8
  %941 = getelementptr inbounds i8, ptr %930, i64 104
  %942 = zext i32 %940 to i64
  %943 = load i32, ptr %824, align 8
  %944 = icmp ne i32 %943, 1
  %945 = getelementptr inbounds i8, ptr %930, i64 104
  %946 = zext i32 %940 to i64
  %947 = load i32, ptr %827, align 4
  %948 = icmp ne i32 %947, 0
  %949 = load i32, ptr %831, align 8
  %950 = load ptr, ptr %821, align 8
  %951 = getelementptr inbounds i8, ptr %950, i64 73920
  %952 = load i32, ptr %824, align 8
  %953 = icmp eq i32 %952, 0
  %954 = load i32, ptr %826, align 8
  %955 = icmp ne i32 %954, 0
  %956 = getelementptr inbounds i8, ptr %950, i64 16
  %957 = icmp eq i32 %952, 1
  %958 = load i32, ptr %830, align 4
  %959 = load i32, ptr %832, align 4
  %960 = load i32, ptr %833, align 8
  %961 = getelementptr inbounds i8, ptr %950, i64 120
  %962 = load i32, ptr %831, align 8
  %963 = load i32, ptr %829, align 8
  %964 = getelementptr inbounds i8, ptr %950, i64 104
  %965 = zext i32 %963 to i64
  %966 = getelementptr inbounds i8, ptr %950, i64 104
  %967 = zext i32 %963 to i64
  %968 = load i32, ptr %830, align 4
  %969 = load i32, ptr %832, align 4
  %970 = load i32, ptr %833, align 8
  %971 = load ptr, ptr %821, align 8
  %972 = getelementptr inbounds i8, ptr %971, i64 120
  %973 = load i32, ptr %829, align 8
  %974 = getelementptr inbounds i8, ptr %971, i64 104
  %975 = zext i32 %973 to i64
  %976 = getelementptr inbounds i8, ptr %971, i64 104
  %977 = zext i32 %973 to i64
  %978 = load ptr, ptr %821, align 8
  %979 = load i32, ptr %825, align 4
  %980 = zext i1 %944 to i32
  %981 = select i1 %944, i1 %929, i1 false
  %982 = zext i1 %981 to i32
  br label %987

983:                                              ; preds = %1652
  %984 = icmp ne i64 %1653, 0
  %985 = icmp ne i32 %5, 0
  %986 = and i1 %985, %984
  br i1 %986, label %1658, label %1730

987:                                              ; preds = %886, %1652
  %988 = phi i32 [ %979, %886 ], [ %1024, %1652 ]
  %989 = phi i64 [ %315, %886 ], [ %1654, %1652 ]
  %990 = phi i64 [ %315, %886 ], [ %1656, %1652 ]
  %991 = phi i64 [ 0, %886 ], [ %1653, %1652 ]
  %992 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %990, i1 true)
  %993 = trunc nuw nsw i64 %992 to i32
  br i1 %887, label %1023, label %994

994:                                              ; preds = %987
  %995 = getelementptr inbounds i64, ptr %2, i64 %992
  switch i32 %6, label %1020 [
    i32 3, label %996
    i32 4, label %1010
    i32 1, label %1015
  ]

996:                                              ; preds = %994
  %997 = load i64, ptr %995, align 8, !tbaa !42
  %998 = lshr i64 %997, 32
  %999 = load i64, ptr %890, align 8, !tbaa !52
  %1000 = icmp eq i64 %998, %999
  br i1 %1000, label %1021, label %1001

1001:                                             ; preds = %996
  %1002 = load i64, ptr %891, align 8, !tbaa !53
  %1003 = sub i64 %997, %1002
  %1004 = load i64, ptr %889, align 8, !tbaa !54
  %1005 = icmp ult i64 %1003, %1004
  br i1 %1005, label %1006, label %1021

1006:                                             ; preds = %1001
  %1007 = sub i64 %1004, %1003
  %1008 = icmp ult i64 %1007, %888
  br i1 %1008, label %1021, label %1009

1009:                                             ; preds = %1006
  store i64 %1003, ptr %995, align 8, !tbaa !42
  br label %1021

1010:                                             ; preds = %994
  %1011 = load i64, ptr %995, align 8, !tbaa !42
  %1012 = lshr i64 %1011, 62
  %1013 = trunc nuw nsw i64 %1012 to i32
  %1014 = and i32 %1013, 2
  br label %1021

1015:                                             ; preds = %994
  %1016 = load i64, ptr %995, align 8, !tbaa !42
  %1017 = add i64 %1016, %888
  %1018 = load i64, ptr %889, align 8, !tbaa !54
  %1019 = icmp ugt i64 %1017, %1018
  br i1 %1019, label %1021, label %1020

1020:                                             ; preds = %1015, %994
  br label %1021

1021:                                             ; preds = %996, %1001, %1006, %1009, %1010, %1015, %1020
  %1022 = phi i32 [ %1014, %1010 ], [ %6, %1020 ], [ 2, %996 ], [ 1, %1009 ], [ 0, %1001 ], [ 2, %1006 ], [ 2, %1015 ]
  store i32 %1022, ptr %825, align 4, !tbaa !86
  br label %1023

1023:                                             ; preds = %987, %1021
  %1024 = phi i32 [ %1022, %1021 ], [ %988, %987 ]
  switch i32 %1024, label %1025 [
    i32 0, label %1028
    i32 2, label %1031
  ]

1025:                                             ; preds = %1023
  %1026 = getelementptr inbounds i64, ptr %2, i64 %992
  %1027 = load i64, ptr %1026, align 8, !tbaa !42
  br label %1035

1028:                                             ; preds = %1023
  %1029 = getelementptr inbounds i64, ptr %2, i64 %992
  %1030 = load i64, ptr %1029, align 8, !tbaa !42
  br label %1035

1031:                                             ; preds = %1023
  %1032 = shl nuw i64 1, %992
  %1033 = xor i64 %1032, -1
  %1034 = and i64 %989, %1033
  br label %1652

1035:                                             ; preds = %1025, %1028
  %1036 = phi i64 [ %1030, %1028 ], [ %1027, %1025 ]
  %1037 = phi i64 [ %1030, %1028 ], [ %991, %1025 ]
  %1038 = add i64 %1036, %888
  %1039 = and i64 %1036, -4
  %1040 = icmp ult i64 %1039, %1038
  br i1 %1040, label %1041, label %1652

1041:                                             ; preds = %1035
  %1042 = or i64 %1036, %888
  %1043 = and i64 %1042, 3
  %1044 = icmp eq i64 %1043, 0
  %1045 = shl nuw nsw i64 %992, 24
  %1046 = icmp eq i32 %1024, 1
  %1047 = or i64 %1045, %903
  %1048 = icmp eq i32 %1024, 1
  %1049 = icmp eq i32 %1024, 0
  %1050 = icmp ne i32 %1024, 1
  %1051 = and i1 %957, %1050
  br label %1052

1052:                                             ; preds = %1649, %1041
  %1053 = phi i64 [ %1039, %1041 ], [ %1650, %1649 ]
  br i1 %1044, label %1064, label %1054

1054:                                             ; preds = %1052
  %1055 = tail call i64 @llvm.usub.sat.i64(i64 %1036, i64 %1053)
  %1056 = trunc i64 %1055 to i32
  %1057 = sub i64 %1038, %1053
  %1058 = tail call i64 @llvm.umin.i64(i64 %1057, i64 4)
  %1059 = trunc nuw nsw i64 %1058 to i32
  %1060 = shl nsw i32 -1, %1059
  %1061 = xor i32 %1060, -1
  %1062 = shl nsw i32 -1, %1056
  %1063 = and i32 %1062, %1061
  br label %1064

1064:                                             ; preds = %1054, %1052
  %1065 = phi i32 [ %1063, %1054 ], [ 15, %1052 ]
  br i1 %1046, label %1066, label %1071

1066:                                             ; preds = %1064
  %1067 = load i64, ptr %902, align 8, !tbaa !98
  %1068 = inttoptr i64 %1067 to ptr
  %1069 = lshr exact i64 %1053, 2
  %1070 = getelementptr inbounds %struct.Cell, ptr %1068, i64 %1069
  br label %1118

1071:                                             ; preds = %1064
  %1072 = lshr i64 %1053, 14
  %1073 = add nuw nsw i64 %1072, 1
  %1074 = load i64, ptr %893, align 8, !tbaa !99
  %1075 = icmp eq i64 %1073, %1074
  br i1 %1075, label %1076, label %1082

1076:                                             ; preds = %1071
  %1077 = load i64, ptr %900, align 8, !tbaa !100
  %1078 = inttoptr i64 %1077 to ptr
  %1079 = lshr exact i64 %1053, 2
  %1080 = and i64 %1079, 4095
  %1081 = getelementptr inbounds %struct.Cell, ptr %1078, i64 %1080
  br label %1118

1082:                                             ; preds = %1071
  %1083 = load i64, ptr %894, align 8, !tbaa !101
  %1084 = inttoptr i64 %1083 to ptr
  %1085 = load i64, ptr %895, align 8, !tbaa !102
  %1086 = mul i64 %1073, 159730149406440469
  %1087 = lshr i64 %1086, 40
  br label %1088

1088:                                             ; preds = %1088, %1082
  %1089 = phi i64 [ %1087, %1082 ], [ %1096, %1088 ]
  %1090 = and i64 %1089, 262143
  %1091 = getelementptr inbounds i64, ptr %1084, i64 %1090
  %1092 = load i64, ptr %1091, align 8, !tbaa !42
  %1093 = icmp eq i64 %1092, 0
  %1094 = icmp eq i64 %1092, %1073
  %1095 = or i1 %1093, %1094
  %1096 = add nuw nsw i64 %1090, 1
  br i1 %1095, label %1097, label %1088, !llvm.loop !103

1097:                                             ; preds = %1088
  %1098 = getelementptr inbounds i64, ptr %1084, i64 %1090
  %1099 = inttoptr i64 %1085 to ptr
  br i1 %1093, label %1100, label %1108

1100:                                             ; preds = %1097
  %1101 = load i64, ptr %896, align 8, !tbaa !104
  %1102 = load i64, ptr %897, align 8, !tbaa !105
  %1103 = icmp ult i64 %1101, %1102
  br i1 %1103, label %1104, label %1644

1104:                                             ; preds = %1100
  store i64 %1073, ptr %1098, align 8, !tbaa !42
  %1105 = load i64, ptr %896, align 8, !tbaa !104
  %1106 = add i64 %1105, 1
  store i64 %1106, ptr %896, align 8, !tbaa !104
  %1107 = getelementptr inbounds i64, ptr %1099, i64 %1090
  store i64 %1105, ptr %1107, align 8, !tbaa !42
  br label %1108

1108:                                             ; preds = %1104, %1097
  store i64 %1073, ptr %893, align 8, !tbaa !99
  %1109 = load i64, ptr %898, align 8, !tbaa !106
  %1110 = getelementptr inbounds i64, ptr %1099, i64 %1090
  %1111 = load i64, ptr %1110, align 8, !tbaa !42
  %1112 = shl i64 %1111, 16
  %1113 = add i64 %1112, %1109
  store i64 %1113, ptr %899, align 8, !tbaa !100
  %1114 = inttoptr i64 %1113 to ptr
  %1115 = lshr exact i64 %1053, 2
  %1116 = and i64 %1115, 4095
  %1117 = getelementptr inbounds %struct.Cell, ptr %1114, i64 %1116
  br label %1118

1118:                                             ; preds = %1108, %1076, %1066
  %1119 = phi ptr [ %1070, %1066 ], [ %1081, %1076 ], [ %1117, %1108 ]
  %1120 = icmp eq ptr %1119, null
  br i1 %1120, label %1644, label %1121

1121:                                             ; preds = %1118
  %1122 = zext nneg i32 %1065 to i64
  %1123 = shl nuw nsw i64 %1122, 58
  %1124 = or i64 %1047, %1123
  %1125 = load i64, ptr %1119, align 8, !tbaa !107
  %1126 = getelementptr inbounds i8, ptr %1119, i64 8
  %1127 = load i64, ptr %1126, align 8, !tbaa !109
  %1128 = or i64 %1127, %1125
  %1129 = icmp eq i64 %1128, 0
  br i1 %905, label %1130, label %1156

1130:                                             ; preds = %1121
  %1131 = icmp sgt i64 %1127, -1
  br i1 %1131, label %1141, label %1132

1132:                                             ; preds = %1130
  %1133 = xor i64 %1127, %1124
  %1134 = and i64 %1133, 8935212028373499904
  %1135 = icmp eq i64 %1134, 0
  br i1 %1135, label %1136, label %1141

1136:                                             ; preds = %1132
  %1137 = trunc i64 %1127 to i32
  %1138 = and i32 %1137, 16777215
  %1139 = sub i32 %1138, %906
  %1140 = icmp ult i32 %1139, %907
  br i1 %1140, label %1649, label %1141

1141:                                             ; preds = %1136, %1132, %1130
  br i1 %1129, label %1155, label %1142

1142:                                             ; preds = %1141
  %1143 = icmp eq i64 %1127, 0
  br i1 %1143, label %1166, label %1144

1144:                                             ; preds = %1142
  %1145 = xor i64 %1127, %1124
  %1146 = and i64 %1145, -4611615650740174849
  %1147 = icmp eq i64 %1146, 0
  br i1 %1147, label %1148, label %1166

1148:                                             ; preds = %1144
  %1149 = lshr i64 %1127, 58
  %1150 = trunc nuw nsw i64 %1149 to i32
  %1151 = and i32 %1150, 15
  %1152 = xor i32 %1151, -1
  %1153 = and i32 %1065, %1152
  %1154 = icmp eq i32 %1153, 0
  br i1 %1154, label %1155, label %1166

1155:                                             ; preds = %1148, %1141
  store i64 %1124, ptr %1126, align 8, !tbaa !109
  br label %1649

1156:                                             ; preds = %1121
  br i1 %1129, label %1165, label %1157

1157:                                             ; preds = %1156
  %1158 = icmp eq i64 %1125, 0
  %1159 = icmp ne i64 %1127, 0
  %1160 = select i1 %1158, i1 true, i1 %1159
  br i1 %1160, label %1166, label %1161

1161:                                             ; preds = %1157
  %1162 = xor i64 %1124, %1125
  %1163 = and i64 %1162, -4611615650740174849
  %1164 = icmp eq i64 %1163, 0
  br i1 %1164, label %1165, label %1166

1165:                                             ; preds = %1161, %1156
  store i64 %1124, ptr %1119, align 8, !tbaa !107
  br label %1649

1166:                                             ; preds = %1161, %1157, %1148, %1144, %1142
  br i1 %1046, label %1167, label %1177

1167:                                             ; preds = %1166
  %1168 = trunc i64 %1125 to i32
  %1169 = and i32 %1168, 16777215
  %1170 = sub i32 %1169, %906
  %1171 = icmp ult i32 %1170, %907
  %1172 = trunc i64 %1127 to i32
  %1173 = and i32 %1172, 16777215
  %1174 = sub i32 %1173, %906
  %1175 = icmp ult i32 %1174, %907
  %1176 = select i1 %1175, i64 %1127, i64 0
  br i1 %1171, label %1177, label %1529

1177:                                             ; preds = %1167, %1166
  %1178 = phi i64 [ %1127, %1166 ], [ %1176, %1167 ]
  %1179 = icmp eq i64 %1125, 0
  br i1 %1179, label %1529, label %1180

1180:                                             ; preds = %1177
  br i1 %911, label %1469, label %1181

1181:                                             ; preds = %1180
  %1182 = and i64 %1125, 4611686018427387904
  %1183 = icmp eq i64 %1182, 0
  br i1 %1183, label %1184, label %1188

1184:                                             ; preds = %1181
  %1185 = load i64, ptr %913, align 8, !tbaa !110
  %1186 = icmp ne i64 %1185, 0
  %1187 = or i1 %1046, %1186
  br i1 %1187, label %1469, label %1188

1188:                                             ; preds = %1184, %1181
  %1189 = trunc i64 %1125 to i32
  %1190 = and i32 %1189, 16777215
  %1191 = load i32, ptr %915, align 8, !tbaa !21
  %1192 = udiv i32 %1190, %1191
  %1193 = lshr i64 %1125, 30
  %1194 = trunc i64 %1193 to i32
  %1195 = and i32 %1194, 65535
  %1196 = icmp eq i32 %1190, %916
  br i1 %1196, label %1469, label %1197

1197:                                             ; preds = %1188
  %1198 = load i64, ptr %917, align 8, !tbaa !111
  %1199 = icmp eq i64 %1198, 4194304
  br i1 %1199, label %1469, label %1200

1200:                                             ; preds = %1197
  %1201 = load i64, ptr %919, align 8, !tbaa !31
  %1202 = inttoptr i64 %1201 to ptr
  %1203 = getelementptr inbounds %struct.KnownGroup, ptr %1202, i64 %920
  %1204 = load i64, ptr %921, align 8, !tbaa !24
  %1205 = inttoptr i64 %1204 to ptr
  %1206 = getelementptr inbounds %struct.WaveOrder, ptr %1205, i64 %922
  %1207 = load i64, ptr %923, align 8, !tbaa !30
  %1208 = inttoptr i64 %1207 to ptr
  %1209 = icmp eq i32 %1192, %918
  br i1 %1209, label %1245, label %1210

1210:                                             ; preds = %1200
  %1211 = load i64, ptr %924, align 8, !tbaa !112
  %1212 = icmp eq i64 %1211, 4194304
  br i1 %1212, label %1245, label %1213

1213:                                             ; preds = %1210
  %1214 = load i64, ptr %925, align 8, !tbaa !113
  %1215 = inttoptr i64 %1214 to ptr
  %1216 = zext nneg i32 %1192 to i64
  %1217 = getelementptr inbounds %struct.KnownGroup, ptr %1202, i64 %1216, i32 1
  %1218 = load i32, ptr %1217, align 4, !tbaa !23
  %1219 = icmp eq i32 %1218, 0
  br i1 %1219, label %1245, label %1220

1220:                                             ; preds = %1213, %1241
  %1221 = phi i32 [ %1243, %1241 ], [ %1218, %1213 ]
  %1222 = add i32 %1221, -1
  %1223 = zext i32 %1222 to i64
  %1224 = getelementptr inbounds %struct.Unreleased, ptr %1215, i64 %1223
  %1225 = getelementptr inbounds i8, ptr %1224, i64 8
  %1226 = load i16, ptr %1225, align 4, !tbaa !114
  %1227 = zext i16 %1226 to i32
  %1228 = icmp ult i32 %1195, %1227
  br i1 %1228, label %1241, label %1229

1229:                                             ; preds = %1220
  %1230 = load i32, ptr %1224, align 4, !tbaa !116
  %1231 = icmp eq i32 %1230, %1190
  %1232 = icmp eq i32 %1230, -1
  %1233 = or i1 %1231, %1232
  br i1 %1233, label %1234, label %1241

1234:                                             ; preds = %1229
  %1235 = getelementptr inbounds i8, ptr %1224, i64 10
  %1236 = load i16, ptr %1235, align 2, !tbaa !117
  %1237 = zext i16 %1236 to i32
  %1238 = icmp ult i32 %1195, %1237
  %1239 = add nsw i32 %1237, -1
  %1240 = select i1 %1238, i32 %1195, i32 %1239
  br label %1245

1241:                                             ; preds = %1229, %1220
  %1242 = getelementptr inbounds i8, ptr %1224, i64 4
  %1243 = load i32, ptr %1242, align 4, !tbaa !23
  %1244 = icmp eq i32 %1243, 0
  br i1 %1244, label %1245, label %1220, !llvm.loop !118

1245:                                             ; preds = %1241, %1234, %1213, %1210, %1200
  %1246 = phi i32 [ %1195, %1200 ], [ %1195, %1210 ], [ %1240, %1234 ], [ %1195, %1213 ], [ %1195, %1241 ]
  %1247 = load i32, ptr %1203, align 4, !tbaa !23
  %1248 = icmp eq i32 %1247, 0
  br i1 %1248, label %1445, label %1249

1249:                                             ; preds = %1245
  %1250 = add i32 %1247, -1
  %1251 = zext i32 %1250 to i64
  %1252 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1251
  %1253 = load i32, ptr %1252, align 4, !tbaa !119
  %1254 = icmp eq i32 %1253, %1192
  br i1 %1254, label %1255, label %1270

1255:                                             ; preds = %1249
  %1256 = getelementptr inbounds i8, ptr %1252, i64 8
  %1257 = load i32, ptr %1256, align 4
  %1258 = and i32 %1257, 16777215
  %1259 = icmp eq i32 %1258, %1190
  br i1 %1259, label %1260, label %1270

1260:                                             ; preds = %1255
  %1261 = getelementptr inbounds i8, ptr %1252, i64 12
  %1262 = load i16, ptr %1261, align 4, !tbaa !121
  %1263 = zext i16 %1262 to i32
  %1264 = icmp ugt i32 %1195, %1263
  br i1 %1264, label %1270, label %1265

1265:                                             ; preds = %1260
  %1266 = getelementptr inbounds i8, ptr %1252, i64 14
  %1267 = load i16, ptr %1266, align 2, !tbaa !122
  %1268 = zext i16 %1267 to i32
  %1269 = icmp ugt i32 %1246, %1268
  br i1 %1269, label %1270, label %1469

1270:                                             ; preds = %1265, %1260, %1255, %1249
  %1271 = getelementptr inbounds i8, ptr %1252, i64 4
  %1272 = load i32, ptr %1271, align 4, !tbaa !23
  %1273 = icmp eq i32 %1272, 0
  br i1 %1273, label %1445, label %1274, !llvm.loop !123

1274:                                             ; preds = %1270
  %1275 = add i32 %1272, -1
  %1276 = zext i32 %1275 to i64
  %1277 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1276
  %1278 = load i32, ptr %1277, align 4, !tbaa !119
  %1279 = icmp eq i32 %1278, %1192
  br i1 %1279, label %1280, label %1295

1280:                                             ; preds = %1274
  %1281 = getelementptr inbounds i8, ptr %1277, i64 8
  %1282 = load i32, ptr %1281, align 4
  %1283 = and i32 %1282, 16777215
  %1284 = icmp eq i32 %1283, %1190
  br i1 %1284, label %1285, label %1295

1285:                                             ; preds = %1280
  %1286 = getelementptr inbounds i8, ptr %1277, i64 12
  %1287 = load i16, ptr %1286, align 4, !tbaa !121
  %1288 = zext i16 %1287 to i32
  %1289 = icmp ugt i32 %1195, %1288
  br i1 %1289, label %1295, label %1290

1290:                                             ; preds = %1285
  %1291 = getelementptr inbounds i8, ptr %1277, i64 14
  %1292 = load i16, ptr %1291, align 2, !tbaa !122
  %1293 = zext i16 %1292 to i32
  %1294 = icmp ugt i32 %1246, %1293
  br i1 %1294, label %1295, label %1469

1295:                                             ; preds = %1290, %1285, %1280, %1274
  %1296 = getelementptr inbounds i8, ptr %1277, i64 4
  %1297 = load i32, ptr %1296, align 4, !tbaa !23
  %1298 = icmp eq i32 %1297, 0
  br i1 %1298, label %1445, label %1299, !llvm.loop !123

1299:                                             ; preds = %1295
  %1300 = add i32 %1297, -1
  %1301 = zext i32 %1300 to i64
  %1302 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1301
  %1303 = load i32, ptr %1302, align 4, !tbaa !119
  %1304 = icmp eq i32 %1303, %1192
  br i1 %1304, label %1305, label %1320

1305:                                             ; preds = %1299
  %1306 = getelementptr inbounds i8, ptr %1302, i64 8
  %1307 = load i32, ptr %1306, align 4
  %1308 = and i32 %1307, 16777215
  %1309 = icmp eq i32 %1308, %1190
  br i1 %1309, label %1310, label %1320

1310:                                             ; preds = %1305
  %1311 = getelementptr inbounds i8, ptr %1302, i64 12
  %1312 = load i16, ptr %1311, align 4, !tbaa !121
  %1313 = zext i16 %1312 to i32
  %1314 = icmp ugt i32 %1195, %1313
  br i1 %1314, label %1320, label %1315

1315:                                             ; preds = %1310
  %1316 = getelementptr inbounds i8, ptr %1302, i64 14
  %1317 = load i16, ptr %1316, align 2, !tbaa !122
  %1318 = zext i16 %1317 to i32
  %1319 = icmp ugt i32 %1246, %1318
  br i1 %1319, label %1320, label %1469

1320:                                             ; preds = %1315, %1310, %1305, %1299
  %1321 = getelementptr inbounds i8, ptr %1302, i64 4
  %1322 = load i32, ptr %1321, align 4, !tbaa !23
  %1323 = icmp eq i32 %1322, 0
  br i1 %1323, label %1445, label %1324, !llvm.loop !123

1324:                                             ; preds = %1320
  %1325 = add i32 %1322, -1
  %1326 = zext i32 %1325 to i64
  %1327 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1326
  %1328 = load i32, ptr %1327, align 4, !tbaa !119
  %1329 = icmp eq i32 %1328, %1192
  br i1 %1329, label %1330, label %1345

1330:                                             ; preds = %1324
  %1331 = getelementptr inbounds i8, ptr %1327, i64 8
  %1332 = load i32, ptr %1331, align 4
  %1333 = and i32 %1332, 16777215
  %1334 = icmp eq i32 %1333, %1190
  br i1 %1334, label %1335, label %1345

1335:                                             ; preds = %1330
  %1336 = getelementptr inbounds i8, ptr %1327, i64 12
  %1337 = load i16, ptr %1336, align 4, !tbaa !121
  %1338 = zext i16 %1337 to i32
  %1339 = icmp ugt i32 %1195, %1338
  br i1 %1339, label %1345, label %1340

1340:                                             ; preds = %1335
  %1341 = getelementptr inbounds i8, ptr %1327, i64 14
  %1342 = load i16, ptr %1341, align 2, !tbaa !122
  %1343 = zext i16 %1342 to i32
  %1344 = icmp ugt i32 %1246, %1343
  br i1 %1344, label %1345, label %1469

1345:                                             ; preds = %1340, %1335, %1330, %1324
  %1346 = getelementptr inbounds i8, ptr %1327, i64 4
  %1347 = load i32, ptr %1346, align 4, !tbaa !23
  %1348 = icmp eq i32 %1347, 0
  br i1 %1348, label %1445, label %1349, !llvm.loop !123

1349:                                             ; preds = %1345
  %1350 = add i32 %1347, -1
  %1351 = zext i32 %1350 to i64
  %1352 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1351
  %1353 = load i32, ptr %1352, align 4, !tbaa !119
  %1354 = icmp eq i32 %1353, %1192
  br i1 %1354, label %1355, label %1370

1355:                                             ; preds = %1349
  %1356 = getelementptr inbounds i8, ptr %1352, i64 8
  %1357 = load i32, ptr %1356, align 4
  %1358 = and i32 %1357, 16777215
  %1359 = icmp eq i32 %1358, %1190
  br i1 %1359, label %1360, label %1370

1360:                                             ; preds = %1355
  %1361 = getelementptr inbounds i8, ptr %1352, i64 12
  %1362 = load i16, ptr %1361, align 4, !tbaa !121
  %1363 = zext i16 %1362 to i32
  %1364 = icmp ugt i32 %1195, %1363
  br i1 %1364, label %1370, label %1365

1365:                                             ; preds = %1360
  %1366 = getelementptr inbounds i8, ptr %1352, i64 14
  %1367 = load i16, ptr %1366, align 2, !tbaa !122
  %1368 = zext i16 %1367 to i32
  %1369 = icmp ugt i32 %1246, %1368
  br i1 %1369, label %1370, label %1469

1370:                                             ; preds = %1365, %1360, %1355, %1349
  %1371 = getelementptr inbounds i8, ptr %1352, i64 4
  %1372 = load i32, ptr %1371, align 4, !tbaa !23
  %1373 = icmp eq i32 %1372, 0
  br i1 %1373, label %1445, label %1374, !llvm.loop !123

1374:                                             ; preds = %1370
  %1375 = add i32 %1372, -1
  %1376 = zext i32 %1375 to i64
  %1377 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1376
  %1378 = load i32, ptr %1377, align 4, !tbaa !119
  %1379 = icmp eq i32 %1378, %1192
  br i1 %1379, label %1380, label %1395

1380:                                             ; preds = %1374
  %1381 = getelementptr inbounds i8, ptr %1377, i64 8
  %1382 = load i32, ptr %1381, align 4
  %1383 = and i32 %1382, 16777215
  %1384 = icmp eq i32 %1383, %1190
  br i1 %1384, label %1385, label %1395

1385:                                             ; preds = %1380
  %1386 = getelementptr inbounds i8, ptr %1377, i64 12
  %1387 = load i16, ptr %1386, align 4, !tbaa !121
  %1388 = zext i16 %1387 to i32
  %1389 = icmp ugt i32 %1195, %1388
  br i1 %1389, label %1395, label %1390

1390:                                             ; preds = %1385
  %1391 = getelementptr inbounds i8, ptr %1377, i64 14
  %1392 = load i16, ptr %1391, align 2, !tbaa !122
  %1393 = zext i16 %1392 to i32
  %1394 = icmp ugt i32 %1246, %1393
  br i1 %1394, label %1395, label %1469

1395:                                             ; preds = %1390, %1385, %1380, %1374
  %1396 = getelementptr inbounds i8, ptr %1377, i64 4
  %1397 = load i32, ptr %1396, align 4, !tbaa !23
  %1398 = icmp eq i32 %1397, 0
  br i1 %1398, label %1445, label %1399, !llvm.loop !123

1399:                                             ; preds = %1395
  %1400 = add i32 %1397, -1
  %1401 = zext i32 %1400 to i64
  %1402 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1401
  %1403 = load i32, ptr %1402, align 4, !tbaa !119
  %1404 = icmp eq i32 %1403, %1192
  br i1 %1404, label %1405, label %1420

1405:                                             ; preds = %1399
  %1406 = getelementptr inbounds i8, ptr %1402, i64 8
  %1407 = load i32, ptr %1406, align 4
  %1408 = and i32 %1407, 16777215
  %1409 = icmp eq i32 %1408, %1190
  br i1 %1409, label %1410, label %1420

1410:                                             ; preds = %1405
  %1411 = getelementptr inbounds i8, ptr %1402, i64 12
  %1412 = load i16, ptr %1411, align 4, !tbaa !121
  %1413 = zext i16 %1412 to i32
  %1414 = icmp ugt i32 %1195, %1413
  br i1 %1414, label %1420, label %1415

1415:                                             ; preds = %1410
  %1416 = getelementptr inbounds i8, ptr %1402, i64 14
  %1417 = load i16, ptr %1416, align 2, !tbaa !122
  %1418 = zext i16 %1417 to i32
  %1419 = icmp ugt i32 %1246, %1418
  br i1 %1419, label %1420, label %1469

1420:                                             ; preds = %1415, %1410, %1405, %1399
  %1421 = getelementptr inbounds i8, ptr %1402, i64 4
  %1422 = load i32, ptr %1421, align 4, !tbaa !23
  %1423 = icmp eq i32 %1422, 0
  br i1 %1423, label %1445, label %1424, !llvm.loop !123

1424:                                             ; preds = %1420
  %1425 = add i32 %1422, -1
  %1426 = zext i32 %1425 to i64
  %1427 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1426
  %1428 = load i32, ptr %1427, align 4, !tbaa !119
  %1429 = icmp eq i32 %1428, %1192
  br i1 %1429, label %1430, label %1445

1430:                                             ; preds = %1424
  %1431 = getelementptr inbounds i8, ptr %1427, i64 8
  %1432 = load i32, ptr %1431, align 4
  %1433 = and i32 %1432, 16777215
  %1434 = icmp eq i32 %1433, %1190
  br i1 %1434, label %1435, label %1445

1435:                                             ; preds = %1430
  %1436 = getelementptr inbounds i8, ptr %1427, i64 12
  %1437 = load i16, ptr %1436, align 4, !tbaa !121
  %1438 = zext i16 %1437 to i32
  %1439 = icmp ugt i32 %1195, %1438
  br i1 %1439, label %1445, label %1440

1440:                                             ; preds = %1435
  %1441 = getelementptr inbounds i8, ptr %1427, i64 14
  %1442 = load i16, ptr %1441, align 2, !tbaa !122
  %1443 = zext i16 %1442 to i32
  %1444 = icmp ugt i32 %1246, %1443
  br i1 %1444, label %1445, label %1469

1445:                                             ; preds = %1270, %1295, %1320, %1345, %1370, %1395, %1420, %1440, %1435, %1430, %1424, %1245
  %1446 = add i64 %1198, 1
  store i64 %1446, ptr %917, align 8, !tbaa !111
  %1447 = getelementptr inbounds %struct.Acquired, ptr %1208, i64 %1198
  %1448 = getelementptr inbounds i8, ptr %1206, i64 7
  %1449 = load i8, ptr %1448, align 1, !tbaa !29
  %1450 = icmp eq i8 %1449, 0
  %1451 = select i1 %1450, i32 16777216, i32 0
  %1452 = or disjoint i32 %1451, %1190
  %1453 = trunc i64 %1193 to i16
  %1454 = trunc i32 %1246 to i16
  %1455 = load i64, ptr %927, align 8, !tbaa !95
  %1456 = trunc i64 %1455 to i16
  %1457 = lshr i64 %1125, 46
  %1458 = trunc i64 %1457 to i16
  %1459 = and i16 %1458, 4095
  store i32 %1192, ptr %1447, align 4, !tbaa !23
  %1460 = getelementptr inbounds i8, ptr %1447, i64 4
  store i32 %1247, ptr %1460, align 4, !tbaa !23
  %1461 = getelementptr inbounds i8, ptr %1447, i64 8
  store i32 %1452, ptr %1461, align 4, !tbaa !124
  %1462 = getelementptr inbounds i8, ptr %1447, i64 12
  store i16 %1453, ptr %1462, align 4, !tbaa !125
  %1463 = getelementptr inbounds i8, ptr %1447, i64 14
  store i16 %1454, ptr %1463, align 2, !tbaa !125
  %1464 = getelementptr inbounds i8, ptr %1447, i64 16
  store i16 %1456, ptr %1464, align 4, !tbaa !125
  %1465 = getelementptr inbounds i8, ptr %1447, i64 18
  store i16 %1459, ptr %1465, align 2, !tbaa !125
  %1466 = load i64, ptr %917, align 8, !tbaa !111
  %1467 = trunc i64 %1466 to i32
  store i32 %1467, ptr %1203, align 4, !tbaa !34
  %1468 = getelementptr inbounds i8, ptr %1206, i64 4
  store i8 0, ptr %1468, align 2, !tbaa !25
  br label %1469

1469:                                             ; preds = %1265, %1290, %1315, %1340, %1365, %1390, %1415, %1440, %1445, %1197, %1188, %1184, %1180
  %1470 = lshr i64 %1125, 58
  %1471 = trunc nuw nsw i64 %1470 to i32
  %1472 = and i32 %1065, 15
  %1473 = and i32 %1472, %1471
  %1474 = icmp eq i32 %1473, 0
  br i1 %1474, label %1529, label %1475

1475:                                             ; preds = %1469
  %1476 = and i64 %1125, 4611686018427387904
  %1477 = icmp eq i64 %1476, 0
  %1478 = select i1 %1477, i1 true, i1 %929
  br i1 %1478, label %1479, label %1529

1479:                                             ; preds = %1475
  %1480 = load i64, ptr %931, align 8, !tbaa !110
  %1481 = icmp ne i64 %1480, 0
  %1482 = or i1 %1481, %1048
  br i1 %1482, label %1487, label %1483

1483:                                             ; preds = %1479
  %1484 = or i1 %1477, %932
  br i1 %1484, label %1486, label %1485

1485:                                             ; preds = %1483
  br i1 %934, label %1529, label %1487

1486:                                             ; preds = %1483
  br i1 %932, label %1529, label %1487

1487:                                             ; preds = %1486, %1485, %1479
  %1488 = trunc i64 %1125 to i32
  %1489 = and i32 %1488, 16777215
  %1490 = lshr i64 %1125, 30
  %1491 = trunc i64 %1490 to i32
  %1492 = and i32 %1491, 65535
  %1493 = sub i32 %1489, %935
  %1494 = icmp ult i32 %1493, %936
  br i1 %1494, label %1495, label %1499

1495:                                             ; preds = %1487
  %1496 = icmp ult i32 %1492, %937
  %1497 = icmp eq i32 %1492, 65535
  %1498 = or i1 %1497, %1496
  br i1 %1498, label %1529, label %1501

1499:                                             ; preds = %1487
  %1500 = icmp eq i32 %1492, 65535
  br i1 %1500, label %1529, label %1501

1501:                                             ; preds = %1499, %1495
  %1502 = load i64, ptr %938, align 8, !tbaa !111
  %1503 = icmp eq i64 %1502, 4194304
  br i1 %1503, label %1529, label %1504

1504:                                             ; preds = %1501
  %1505 = icmp eq i32 %1489, %939
  br i1 %1505, label %1506, label %1513

1506:                                             ; preds = %1504
  %1507 = icmp sgt i64 %1125, -1
  br i1 %1507, label %1529, label %1508

1508:                                             ; preds = %1506
  %1509 = load i64, ptr %945, align 8, !tbaa !31
  %1510 = inttoptr i64 %1509 to ptr
  %1511 = getelementptr inbounds %struct.KnownGroup, ptr %1510, i64 %946
  %1512 = load i32, ptr %1511, align 4, !tbaa !34
  br label %1523

1513:                                             ; preds = %1504
  %1514 = load i64, ptr %941, align 8, !tbaa !31
  %1515 = inttoptr i64 %1514 to ptr
  %1516 = getelementptr inbounds %struct.KnownGroup, ptr %1515, i64 %942
  %1517 = load i32, ptr %1516, align 4, !tbaa !34
  %1518 = icmp eq i32 %1517, 0
  %1519 = select i1 %1049, i32 %980, i32 0
  %1520 = select i1 %1049, i32 %982, i32 0
  br i1 %1518, label %1526, label %1521

1521:                                             ; preds = %1513
  %1522 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %12, i64 noundef %1125, i32 noundef %1519, i32 noundef %1520)
  br label %1523

1523:                                             ; preds = %1521, %1508
  %1524 = phi i32 [ %1512, %1508 ], [ %1522, %1521 ]
  %1525 = icmp eq i32 %1524, 0
  br i1 %1525, label %1526, label %1529

1526:                                             ; preds = %1513, %1523
  %1527 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1065)
  %1528 = select i1 %1477, i32 1, i32 2
  call fastcc void @report(ptr noundef nonnull readonly %12, i32 noundef 0, i64 noundef %1053, i32 noundef %1527, i32 noundef %993, i64 noundef %1125, i32 noundef %1528)
  br label %1529

1529:                                             ; preds = %1475, %1526, %1523, %1506, %1501, %1499, %1495, %1486, %1485, %1469, %1177, %1167
  %1530 = phi i64 [ 0, %1177 ], [ %1125, %1526 ], [ %1125, %1523 ], [ %1125, %1486 ], [ %1125, %1469 ], [ 0, %1167 ], [ %1125, %1495 ], [ %1125, %1501 ], [ %1125, %1499 ], [ %1125, %1506 ], [ %1125, %1485 ], [ %1125, %1475 ]
  %1531 = phi i64 [ %1178, %1177 ], [ %1178, %1526 ], [ %1178, %1523 ], [ %1178, %1486 ], [ %1178, %1469 ], [ %1176, %1167 ], [ %1178, %1495 ], [ %1178, %1501 ], [ %1178, %1499 ], [ %1178, %1506 ], [ %1178, %1485 ], [ %1178, %1475 ]
  %1532 = icmp ne i64 %1531, 0
  %1533 = select i1 %948, i1 %1532, i1 false
  %1534 = trunc i64 %1531 to i32
  %1535 = and i32 %1534, 16777215
  %1536 = icmp eq i32 %1535, %949
  %1537 = select i1 %1533, i1 %1536, i1 false
  br i1 %1537, label %1538, label %1542

1538:                                             ; preds = %1529
  %1539 = lshr i64 %1531, 46
  %1540 = and i64 %1539, 4095
  %1541 = getelementptr inbounds [4096 x i32], ptr %951, i64 0, i64 %1540
  store i32 1, ptr %1541, align 4, !tbaa !23
  br label %1542

1542:                                             ; preds = %1538, %1529
  br i1 %953, label %1543, label %1588

1543:                                             ; preds = %1542
  br i1 %1532, label %1544, label %1586

1544:                                             ; preds = %1543
  %1545 = trunc i64 %1531 to i32
  %1546 = and i32 %1545, 16777215
  %1547 = icmp eq i32 %1546, %962
  %1548 = icmp sgt i64 %1531, -1
  %1549 = select i1 %1547, i1 %1548, i1 false
  br i1 %1549, label %1586, label %1550

1550:                                             ; preds = %1544
  %1551 = lshr i64 %1531, 30
  %1552 = trunc i64 %1551 to i32
  %1553 = and i32 %1552, 65535
  %1554 = sub i32 %1546, %968
  %1555 = icmp ult i32 %1554, %969
  br i1 %1555, label %1556, label %1560

1556:                                             ; preds = %1550
  %1557 = icmp ult i32 %1553, %970
  %1558 = icmp eq i32 %1553, 65535
  %1559 = or i1 %1558, %1557
  br i1 %1559, label %1586, label %1562

1560:                                             ; preds = %1550
  %1561 = icmp eq i32 %1553, 65535
  br i1 %1561, label %1586, label %1562

1562:                                             ; preds = %1560, %1556
  %1563 = load i64, ptr %972, align 8, !tbaa !111
  %1564 = icmp eq i64 %1563, 4194304
  br i1 %1564, label %1586, label %1565

1565:                                             ; preds = %1562
  br i1 %1547, label %1566, label %1572

1566:                                             ; preds = %1565
  br i1 %1548, label %1586, label %1567

1567:                                             ; preds = %1566
  %1568 = load i64, ptr %976, align 8, !tbaa !31
  %1569 = inttoptr i64 %1568 to ptr
  %1570 = getelementptr inbounds %struct.KnownGroup, ptr %1569, i64 %977
  %1571 = load i32, ptr %1570, align 4, !tbaa !34
  br label %1580

1572:                                             ; preds = %1565
  %1573 = load i64, ptr %974, align 8, !tbaa !31
  %1574 = inttoptr i64 %1573 to ptr
  %1575 = getelementptr inbounds %struct.KnownGroup, ptr %1574, i64 %975
  %1576 = load i32, ptr %1575, align 4, !tbaa !34
  %1577 = icmp eq i32 %1576, 0
  br i1 %1577, label %1583, label %1578

1578:                                             ; preds = %1572
  %1579 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %12, i64 noundef %1531, i32 noundef 0, i32 noundef 0)
  br label %1580

1580:                                             ; preds = %1578, %1567
  %1581 = phi i32 [ %1571, %1567 ], [ %1579, %1578 ]
  %1582 = icmp eq i32 %1581, 0
  br i1 %1582, label %1583, label %1586

1583:                                             ; preds = %1580, %1572
  %1584 = or i64 %1123, %1531
  %1585 = or i64 %1584, -9223372036854775808
  br label %1586

1586:                                             ; preds = %1583, %1580, %1566, %1562, %1560, %1556, %1544, %1543
  %1587 = phi i64 [ %1585, %1583 ], [ %1124, %1543 ], [ %1124, %1580 ], [ %1124, %1556 ], [ %1124, %1562 ], [ %1124, %1560 ], [ %1124, %1566 ], [ %1124, %1544 ]
  store i64 %1587, ptr %1126, align 8, !tbaa !109
  store i64 %1530, ptr %1119, align 8, !tbaa !107
  br label %1649

1588:                                             ; preds = %1542
  br i1 %1532, label %1589, label %1643

1589:                                             ; preds = %1588
  %1590 = lshr i64 %1531, 58
  %1591 = trunc nuw nsw i64 %1590 to i32
  %1592 = and i32 %1065, 15
  %1593 = and i32 %1592, %1591
  %1594 = icmp eq i32 %1593, 0
  br i1 %1594, label %1643, label %1595

1595:                                             ; preds = %1589
  %1596 = and i64 %1531, 4611686018427387904
  %1597 = icmp ne i64 %1596, 0
  %1598 = select i1 %1597, i1 %955, i1 false
  br i1 %1598, label %1643, label %1599

1599:                                             ; preds = %1595
  %1600 = load i64, ptr %956, align 8, !tbaa !110
  %1601 = icmp eq i64 %1600, 0
  %1602 = and i1 %1597, %1051
  %1603 = select i1 %1601, i1 %1602, i1 false
  br i1 %1603, label %1643, label %1604

1604:                                             ; preds = %1599
  %1605 = trunc i64 %1531 to i32
  %1606 = and i32 %1605, 16777215
  %1607 = lshr i64 %1531, 30
  %1608 = trunc i64 %1607 to i32
  %1609 = and i32 %1608, 65535
  %1610 = sub i32 %1606, %958
  %1611 = icmp ult i32 %1610, %959
  br i1 %1611, label %1612, label %1616

1612:                                             ; preds = %1604
  %1613 = icmp ult i32 %1609, %960
  %1614 = icmp eq i32 %1609, 65535
  %1615 = or i1 %1614, %1613
  br i1 %1615, label %1643, label %1618

1616:                                             ; preds = %1604
  %1617 = icmp eq i32 %1609, 65535
  br i1 %1617, label %1643, label %1618

1618:                                             ; preds = %1616, %1612
  %1619 = load i64, ptr %961, align 8, !tbaa !111
  %1620 = icmp eq i64 %1619, 4194304
  br i1 %1620, label %1643, label %1621

1621:                                             ; preds = %1618
  %1622 = icmp eq i32 %1606, %962
  br i1 %1622, label %1623, label %1630

1623:                                             ; preds = %1621
  %1624 = icmp sgt i64 %1531, -1
  br i1 %1624, label %1643, label %1625

1625:                                             ; preds = %1623
  %1626 = load i64, ptr %966, align 8, !tbaa !31
  %1627 = inttoptr i64 %1626 to ptr
  %1628 = getelementptr inbounds %struct.KnownGroup, ptr %1627, i64 %967
  %1629 = load i32, ptr %1628, align 4, !tbaa !34
  br label %1638

1630:                                             ; preds = %1621
  %1631 = load i64, ptr %964, align 8, !tbaa !31
  %1632 = inttoptr i64 %1631 to ptr
  %1633 = getelementptr inbounds %struct.KnownGroup, ptr %1632, i64 %965
  %1634 = load i32, ptr %1633, align 4, !tbaa !34
  %1635 = icmp eq i32 %1634, 0
  br i1 %1635, label %1641, label %1636

1636:                                             ; preds = %1630
  %1637 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %12, i64 noundef %1531, i32 noundef 0, i32 noundef 0)
  br label %1638

1638:                                             ; preds = %1636, %1625
  %1639 = phi i32 [ %1629, %1625 ], [ %1637, %1636 ]
  %1640 = icmp eq i32 %1639, 0
  br i1 %1640, label %1641, label %1643

1641:                                             ; preds = %1638, %1630
  %1642 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1065)
  call fastcc void @report(ptr noundef nonnull readonly %12, i32 noundef 0, i64 noundef %1053, i32 noundef %1642, i32 noundef %993, i64 noundef %1531, i32 noundef 0)
  br label %1643

1643:                                             ; preds = %1599, %1595, %1641, %1638, %1623, %1618, %1616, %1612, %1589, %1588
  store i64 %1124, ptr %1119, align 8, !tbaa !107
  store i64 0, ptr %1126, align 8, !tbaa !109
  br label %1649

1644:                                             ; preds = %1118, %1100
  %1645 = phi ptr [ %892, %1100 ], [ %978, %1118 ]
  %1646 = getelementptr inbounds i8, ptr %1645, i64 80
  %1647 = load i64, ptr %1646, align 8, !tbaa !126
  %1648 = add i64 %1647, 1
  store i64 %1648, ptr %1646, align 8, !tbaa !126
  br label %1649

1649:                                             ; preds = %1644, %1643, %1586, %1165, %1155, %1136
  %1650 = add i64 %1053, 4
  %1651 = icmp ult i64 %1650, %1038
  br i1 %1651, label %1052, label %1652, !llvm.loop !127

1652:                                             ; preds = %1649, %1035, %1031
  %1653 = phi i64 [ %991, %1031 ], [ %1037, %1035 ], [ %1037, %1649 ]
  %1654 = phi i64 [ %1034, %1031 ], [ %989, %1035 ], [ %989, %1649 ]
  %1655 = add i64 %990, -1
  %1656 = and i64 %1655, %990
  %1657 = icmp eq i64 %1656, 0
  br i1 %1657, label %983, label %987, !llvm.loop !128

1658:                                             ; preds = %983
  %1659 = load ptr, ptr %822, align 8, !tbaa !83
  %1660 = getelementptr inbounds i8, ptr %1659, i64 112
  %1661 = load i64, ptr %1660, align 8, !tbaa !95
  %1662 = trunc i64 %1661 to i32
  %1663 = load ptr, ptr %821, align 8, !tbaa !82
  %1664 = load i32, ptr %831, align 8, !tbaa !91
  %1665 = getelementptr inbounds i8, ptr %1663, i64 144
  %1666 = load i64, ptr %1665, align 8, !tbaa !24
  %1667 = inttoptr i64 %1666 to ptr
  %1668 = zext i32 %1664 to i64
  %1669 = getelementptr inbounds %struct.WaveOrder, ptr %1667, i64 %1668
  %1670 = load i16, ptr %1669, align 2, !tbaa !40
  %1671 = icmp eq i16 %1670, 0
  %1672 = icmp ult i32 %1662, 65535
  %1673 = select i1 %1671, i1 %1672, i1 false
  br i1 %1673, label %1674, label %1726

1674:                                             ; preds = %1658
  %1675 = getelementptr inbounds i8, ptr %1669, i64 2
  %1676 = load i16, ptr %1675, align 2, !tbaa !129
  %1677 = zext i16 %1676 to i32
  %1678 = icmp eq i32 %1677, %1662
  %1679 = zext i1 %1678 to i32
  %1680 = add nuw nsw i32 %1679, %1662
  %1681 = trunc nuw i32 %1680 to i16
  store i16 %1681, ptr %1669, align 2, !tbaa !40
  %1682 = getelementptr inbounds i8, ptr %1659, i64 152
  store i64 1, ptr %1682, align 8, !tbaa !16
  %1683 = getelementptr inbounds i8, ptr %1659, i64 144
  %1684 = load i64, ptr %1683, align 8, !tbaa !41
  %1685 = trunc i64 %1684 to i32
  %1686 = icmp eq i32 %1685, 0
  %1687 = icmp eq i32 %1680, 0
  %1688 = tail call i32 @llvm.umin.i32(i32 %1680, i32 %1685)
  %1689 = select i1 %1687, i32 %1685, i32 %1688
  %1690 = select i1 %1686, i32 %1680, i32 %1689
  %1691 = getelementptr inbounds i8, ptr %1663, i64 136
  %1692 = load i64, ptr %1691, align 8, !tbaa !112
  %1693 = icmp eq i64 %1692, 4194304
  br i1 %1693, label %1726, label %1694

1694:                                             ; preds = %1674
  %1695 = load i32, ptr %829, align 8, !tbaa !89
  %1696 = getelementptr inbounds i8, ptr %1663, i64 104
  %1697 = load i64, ptr %1696, align 8, !tbaa !31
  %1698 = inttoptr i64 %1697 to ptr
  %1699 = zext i32 %1695 to i64
  %1700 = getelementptr inbounds i8, ptr %1663, i64 128
  %1701 = load i64, ptr %1700, align 8, !tbaa !113
  %1702 = inttoptr i64 %1701 to ptr
  %1703 = getelementptr inbounds %struct.KnownGroup, ptr %1698, i64 %1699, i32 1
  %1704 = load i32, ptr %1703, align 4, !tbaa !130
  %1705 = add i32 %1704, -1
  %1706 = zext i32 %1705 to i64
  %1707 = getelementptr inbounds %struct.Unreleased, ptr %1702, i64 %1706
  %1708 = icmp eq i32 %1704, 0
  br i1 %1708, label %1717, label %1709

1709:                                             ; preds = %1694
  %1710 = load i32, ptr %1707, align 4, !tbaa !116
  %1711 = icmp eq i32 %1710, %1664
  br i1 %1711, label %1712, label %1717

1712:                                             ; preds = %1709
  %1713 = getelementptr inbounds i8, ptr %1707, i64 10
  %1714 = load i16, ptr %1713, align 2, !tbaa !117
  %1715 = zext i16 %1714 to i32
  %1716 = icmp eq i32 %1690, %1715
  br i1 %1716, label %1726, label %1717

1717:                                             ; preds = %1712, %1709, %1694
  %1718 = add i64 %1692, 1
  store i64 %1718, ptr %1691, align 8, !tbaa !112
  %1719 = getelementptr inbounds %struct.Unreleased, ptr %1702, i64 %1692
  %1720 = trunc i64 %1661 to i16
  %1721 = trunc i32 %1690 to i16
  store i32 %1664, ptr %1719, align 4, !tbaa !23
  %1722 = getelementptr inbounds i8, ptr %1719, i64 4
  store i32 %1704, ptr %1722, align 4, !tbaa !23
  %1723 = getelementptr inbounds i8, ptr %1719, i64 8
  store i16 %1720, ptr %1723, align 4, !tbaa !125
  %1724 = getelementptr inbounds i8, ptr %1719, i64 10
  store i16 %1721, ptr %1724, align 2, !tbaa !125
  %1725 = trunc i64 %1718 to i32
  store i32 %1725, ptr %1703, align 4, !tbaa !130
  br label %1726

1726:                                             ; preds = %1717, %1712, %1674, %1658
  %1727 = trunc i64 %1661 to i16
  %1728 = getelementptr inbounds i8, ptr %1669, i64 2
  store i16 %1727, ptr %1728, align 2, !tbaa !129
  %1729 = getelementptr inbounds i8, ptr %1669, i64 5
  store i8 1, ptr %1729, align 1, !tbaa !38
  br label %1775

1730:                                             ; preds = %983
  %1731 = and i32 %7, -5
  %1732 = or i32 %1731, %5
  %1733 = icmp eq i32 %1732, 0
  %1734 = and i1 %1733, %984
  br i1 %1734, label %1735, label %1775

1735:                                             ; preds = %1730
  %1736 = load ptr, ptr %821, align 8, !tbaa !82
  %1737 = load i32, ptr %831, align 8, !tbaa !91
  %1738 = getelementptr inbounds i8, ptr %1736, i64 144
  %1739 = load i64, ptr %1738, align 8, !tbaa !24
  %1740 = inttoptr i64 %1739 to ptr
  %1741 = zext i32 %1737 to i64
  %1742 = getelementptr inbounds %struct.WaveOrder, ptr %1740, i64 %1741, i32 5
  %1743 = load i8, ptr %1742, align 1, !tbaa !29
  %1744 = icmp eq i8 %1743, 0
  br i1 %1744, label %1775, label %1745

1745:                                             ; preds = %1735
  %1746 = load ptr, ptr %820, align 8, !tbaa !81
  %1747 = getelementptr inbounds i8, ptr %1746, i64 728
  %1748 = load i64, ptr %1747, align 8, !tbaa !131
  %1749 = inttoptr i64 %1748 to ptr
  %1750 = icmp eq i64 %1748, 0
  br i1 %1750, label %1774, label %1751

1751:                                             ; preds = %1745
  %1752 = getelementptr inbounds i8, ptr %1749, i64 -8
  %1753 = load i64, ptr %1752, align 8, !tbaa !42
  %1754 = icmp eq i64 %1753, 0
  br i1 %1754, label %1774, label %1755

1755:                                             ; preds = %1751
  %1756 = load i64, ptr %1749, align 8, !tbaa !107
  %1757 = sub i64 %1653, %1756
  %1758 = getelementptr inbounds i8, ptr %1749, i64 8
  %1759 = load i64, ptr %1758, align 8, !tbaa !109
  %1760 = icmp ult i64 %1757, %1759
  br i1 %1760, label %1775, label %1761

1761:                                             ; preds = %1755, %1765
  %1762 = phi i64 [ %1763, %1765 ], [ 0, %1755 ]
  %1763 = add nuw i64 %1762, 1
  %1764 = icmp eq i64 %1763, %1753
  br i1 %1764, label %1774, label %1765, !llvm.loop !132

1765:                                             ; preds = %1761
  %1766 = getelementptr inbounds %struct.Range, ptr %1749, i64 %1763
  %1767 = load i64, ptr %1766, align 8, !tbaa !107
  %1768 = sub i64 %1653, %1767
  %1769 = getelementptr inbounds i8, ptr %1766, i64 8
  %1770 = load i64, ptr %1769, align 8, !tbaa !109
  %1771 = icmp ult i64 %1768, %1770
  br i1 %1771, label %1772, label %1761, !llvm.loop !132

1772:                                             ; preds = %1765
  %1773 = icmp ult i64 %1763, %1753
  br i1 %1773, label %1775, label %1774

1774:                                             ; preds = %1761, %1772, %1751, %1745
  store i8 0, ptr %1742, align 1, !tbaa !29
  br label %1775

1775:                                             ; preds = %884, %1774, %1772, %1755, %1735, %1726, %1730
  %1776 = phi i1 [ %985, %1774 ], [ %985, %1772 ], [ %985, %1755 ], [ %985, %1735 ], [ %985, %1726 ], [ %985, %1730 ], [ %885, %884 ]
  %1777 = phi i64 [ %1654, %1774 ], [ %1654, %1772 ], [ %1654, %1755 ], [ %1654, %1735 ], [ %1654, %1726 ], [ %1654, %1730 ], [ 0, %884 ]
  %1778 = icmp eq ptr %8, null
  %1779 = icmp ne i32 %5, 1
  %1780 = or i1 %1779, %1778
  %1781 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1777)
  %1782 = icmp ult i64 %1781, 2
  %1783 = select i1 %1780, i1 true, i1 %1782
  br i1 %1783, label %1919, label %1784

1784:                                             ; preds = %1775
  %1785 = icmp ult i32 %4, 4
  %1786 = lshr i32 %4, 2
  %1787 = select i1 %1785, i32 1, i32 %1786
  %1788 = icmp eq i32 %1787, 0
  %1789 = icmp ugt i32 %4, 3
  %1790 = shl i32 %4, 3
  %1791 = shl nsw i32 -1, %1790
  %1792 = xor i32 %1791, -1
  %1793 = select i1 %1789, i32 -1, i32 %1792
  %1794 = zext nneg i32 %1787 to i64
  %1795 = load ptr, ptr %12, align 8, !tbaa !79
  %1796 = getelementptr inbounds i8, ptr %1795, i64 16
  %1797 = load ptr, ptr %821, align 8
  %1798 = getelementptr inbounds i8, ptr %1797, i64 64
  %1799 = getelementptr inbounds i8, ptr %1797, i64 32
  %1800 = getelementptr inbounds i8, ptr %1797, i64 24
  %1801 = getelementptr inbounds i8, ptr %1797, i64 40
  %1802 = getelementptr inbounds i8, ptr %1797, i64 48
  %1803 = getelementptr inbounds i8, ptr %1797, i64 56
  %1804 = getelementptr inbounds i8, ptr %1797, i64 72
  %1805 = getelementptr inbounds i8, ptr %1797, i64 72
  %1806 = load ptr, ptr %822, align 8
  %1807 = getelementptr inbounds i8, ptr %1806, i64 104
  %1808 = load ptr, ptr %12, align 8
  %1809 = getelementptr inbounds i8, ptr %1808, i64 160
  br label %1810

1810:                                             ; preds = %1915, %1784
  %1811 = phi i64 [ %1777, %1784 ], [ %1917, %1915 ]
  %1812 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1811, i1 true)
  %1813 = trunc nuw nsw i64 %1812 to i32
  %1814 = getelementptr inbounds i64, ptr %2, i64 %1812
  %1815 = load i64, ptr %1814, align 8, !tbaa !42
  %1816 = load i64, ptr %1796, align 8, !tbaa !54
  %1817 = icmp ugt i64 %1816, %1815
  %1818 = zext i1 %1817 to i32
  store i32 %1818, ptr %825, align 4, !tbaa !86
  br i1 %1788, label %1915, label %1821

1819:                                             ; preds = %1912
  %1820 = load i64, ptr %1814, align 8, !tbaa !42
  br label %1821

1821:                                             ; preds = %1810, %1819
  %1822 = phi i64 [ %1820, %1819 ], [ %1815, %1810 ]
  %1823 = phi i64 [ %1913, %1819 ], [ 0, %1810 ]
  %1824 = shl nuw i64 %1823, 2
  %1825 = add i64 %1822, %1824
  br i1 %1817, label %1826, label %1831

1826:                                             ; preds = %1821
  %1827 = load i64, ptr %1807, align 8, !tbaa !98
  %1828 = inttoptr i64 %1827 to ptr
  %1829 = lshr i64 %1825, 2
  %1830 = getelementptr inbounds %struct.Cell, ptr %1828, i64 %1829
  br label %1878

1831:                                             ; preds = %1821
  %1832 = lshr i64 %1825, 14
  %1833 = add nuw nsw i64 %1832, 1
  %1834 = load i64, ptr %1798, align 8, !tbaa !99
  %1835 = icmp eq i64 %1833, %1834
  br i1 %1835, label %1836, label %1842

1836:                                             ; preds = %1831
  %1837 = load i64, ptr %1805, align 8, !tbaa !100
  %1838 = inttoptr i64 %1837 to ptr
  %1839 = lshr i64 %1825, 2
  %1840 = and i64 %1839, 4095
  %1841 = getelementptr inbounds %struct.Cell, ptr %1838, i64 %1840
  br label %1878

1842:                                             ; preds = %1831
  %1843 = load i64, ptr %1799, align 8, !tbaa !101
  %1844 = inttoptr i64 %1843 to ptr
  %1845 = load i64, ptr %1800, align 8, !tbaa !102
  %1846 = mul i64 %1833, 159730149406440469
  %1847 = lshr i64 %1846, 40
  br label %1848

1848:                                             ; preds = %1848, %1842
  %1849 = phi i64 [ %1847, %1842 ], [ %1856, %1848 ]
  %1850 = and i64 %1849, 262143
  %1851 = getelementptr inbounds i64, ptr %1844, i64 %1850
  %1852 = load i64, ptr %1851, align 8, !tbaa !42
  %1853 = icmp eq i64 %1852, 0
  %1854 = icmp eq i64 %1852, %1833
  %1855 = or i1 %1853, %1854
  %1856 = add nuw nsw i64 %1850, 1
  br i1 %1855, label %1857, label %1848, !llvm.loop !103

1857:                                             ; preds = %1848
  %1858 = getelementptr inbounds i64, ptr %1844, i64 %1850
  %1859 = inttoptr i64 %1845 to ptr
  br i1 %1853, label %1860, label %1868

1860:                                             ; preds = %1857
  %1861 = load i64, ptr %1801, align 8, !tbaa !104
  %1862 = load i64, ptr %1802, align 8, !tbaa !105
  %1863 = icmp ult i64 %1861, %1862
  br i1 %1863, label %1864, label %1919

1864:                                             ; preds = %1860
  store i64 %1833, ptr %1858, align 8, !tbaa !42
  %1865 = load i64, ptr %1801, align 8, !tbaa !104
  %1866 = add i64 %1865, 1
  store i64 %1866, ptr %1801, align 8, !tbaa !104
  %1867 = getelementptr inbounds i64, ptr %1859, i64 %1850
  store i64 %1865, ptr %1867, align 8, !tbaa !42
  br label %1868

1868:                                             ; preds = %1864, %1857
  store i64 %1833, ptr %1798, align 8, !tbaa !99
  %1869 = load i64, ptr %1803, align 8, !tbaa !106
  %1870 = getelementptr inbounds i64, ptr %1859, i64 %1850
  %1871 = load i64, ptr %1870, align 8, !tbaa !42
  %1872 = shl i64 %1871, 16
  %1873 = add i64 %1872, %1869
  store i64 %1873, ptr %1804, align 8, !tbaa !100
  %1874 = inttoptr i64 %1873 to ptr
  %1875 = lshr i64 %1825, 2
  %1876 = and i64 %1875, 4095
  %1877 = getelementptr inbounds %struct.Cell, ptr %1874, i64 %1876
  br label %1878

1878:                                             ; preds = %1868, %1836, %1826
  %1879 = phi ptr [ %1830, %1826 ], [ %1841, %1836 ], [ %1877, %1868 ]
  %1880 = icmp eq ptr %1879, null
  br i1 %1880, label %1919, label %1881

1881:                                             ; preds = %1878
  %1882 = load i64, ptr %1879, align 8, !tbaa !107
  %1883 = trunc i64 %1882 to i32
  %1884 = lshr i32 %1883, 24
  %1885 = and i32 %1884, 63
  %1886 = icmp eq i32 %1885, %1813
  br i1 %1886, label %1912, label %1887

1887:                                             ; preds = %1881
  %1888 = zext nneg i32 %1885 to i64
  %1889 = shl nuw i64 1, %1888
  %1890 = and i64 %1889, %1777
  %1891 = icmp eq i64 %1890, 0
  br i1 %1891, label %1912, label %1892

1892:                                             ; preds = %1887
  %1893 = getelementptr inbounds i64, ptr %2, i64 %1888
  %1894 = load i64, ptr %1893, align 8, !tbaa !42
  %1895 = icmp eq i64 %1894, %1822
  br i1 %1895, label %1896, label %1912

1896:                                             ; preds = %1892
  %1897 = load i32, ptr %1809, align 8, !tbaa !63
  %1898 = trunc nuw nsw i64 %1823 to i32
  %1899 = mul i32 %1897, %1898
  %1900 = add i32 %1899, %1813
  %1901 = zext i32 %1900 to i64
  %1902 = getelementptr inbounds i32, ptr %8, i64 %1901
  %1903 = load i32, ptr %1902, align 4, !tbaa !23
  %1904 = add i32 %1899, %1885
  %1905 = zext i32 %1904 to i64
  %1906 = getelementptr inbounds i32, ptr %8, i64 %1905
  %1907 = load i32, ptr %1906, align 4, !tbaa !23
  %1908 = xor i32 %1907, %1903
  %1909 = and i32 %1908, %1793
  %1910 = icmp eq i32 %1909, 0
  %1911 = select i1 %1910, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %12, i32 noundef %1911, i64 noundef %1825, i32 noundef %4, i32 noundef %1813, i64 noundef %1882, i32 noundef 1)
  br label %1912

1912:                                             ; preds = %1896, %1892, %1887, %1881
  %1913 = add nuw nsw i64 %1823, 1
  %1914 = icmp eq i64 %1913, %1794
  br i1 %1914, label %1915, label %1819, !llvm.loop !133

1915:                                             ; preds = %1912, %1810
  %1916 = add i64 %1811, -1
  %1917 = and i64 %1916, %1811
  %1918 = icmp eq i64 %1917, 0
  br i1 %1918, label %1919, label %1810, !llvm.loop !134

1919:                                             ; preds = %1915, %1878, %1860, %1775
  %1920 = and i1 %1776, %15
  br i1 %1920, label %1921, label %1926

1921:                                             ; preds = %1919
  %1922 = load i64, ptr %839, align 8, !tbaa !95
  %1923 = icmp ult i64 %1922, 65535
  br i1 %1923, label %1924, label %1926

1924:                                             ; preds = %1921
  %1925 = add nuw nsw i64 %1922, 1
  store i64 %1925, ptr %839, align 8, !tbaa !95
  br label %1926

1926:                                             ; preds = %1924, %1921, %1919
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %12) #7
  br label %1927

1927:                                             ; preds = %790, %1926
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_written(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %8, i64 976
  %10 = load i64, ptr %9, align 8, !tbaa !135
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
  %30 = load i64, ptr %29, align 8, !tbaa !42
  switch i32 %4, label %44 [
    i32 3, label %31
    i32 4, label %40
    i32 1, label %87
  ]

31:                                               ; preds = %26
  %32 = lshr i64 %30, 32
  %33 = load i64, ptr %16, align 8, !tbaa !52
  %34 = icmp eq i64 %32, %33
  br i1 %34, label %87, label %35

35:                                               ; preds = %31
  %36 = load i64, ptr %17, align 8, !tbaa !53
  %37 = sub i64 %30, %36
  %38 = load i64, ptr %18, align 8, !tbaa !54
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
  br i1 %82, label %84, label %67, !llvm.loop !136

84:                                               ; preds = %80, %67
  %85 = add i64 %54, 4
  %86 = icmp ult i64 %85, %48
  br i1 %86, label %53, label %87, !llvm.loop !137

87:                                               ; preds = %84, %26, %35, %31, %47, %44
  %88 = add i64 %27, -1
  %89 = and i64 %88, %27
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %26, !llvm.loop !138

91:                                               ; preds = %87, %5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_barrier(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load i64, ptr %4, align 8, !tbaa !3
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  %11 = load i64, ptr %10, align 8, !tbaa !22
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i8, ptr %12, i64 548
  %14 = load i32, ptr %13, align 4, !tbaa !23
  %15 = add i32 %14, 1
  store i32 %15, ptr %13, align 4, !tbaa !23
  %16 = getelementptr inbounds i8, ptr %12, i64 544
  %17 = load i32, ptr %16, align 8, !tbaa !23
  %18 = getelementptr inbounds i8, ptr %6, i64 32
  %19 = getelementptr inbounds i8, ptr %9, i64 24
  %20 = getelementptr inbounds i8, ptr %6, i64 20
  %21 = load i32, ptr %18, align 4, !tbaa !23
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %19, align 4, !tbaa !23
  %24 = zext i32 %23 to i64
  %25 = load i32, ptr %20, align 4, !tbaa !23
  %26 = zext i32 %25 to i64
  %27 = mul nuw i64 %26, %24
  %28 = sub i64 %22, %27
  %29 = tail call i64 @llvm.umin.i64(i64 %28, i64 %26)
  %30 = getelementptr inbounds i8, ptr %6, i64 36
  %31 = load i32, ptr %30, align 4, !tbaa !23
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %9, i64 28
  %34 = load i32, ptr %33, align 4, !tbaa !23
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %6, i64 24
  %37 = load i32, ptr %36, align 4, !tbaa !23
  %38 = zext i32 %37 to i64
  %39 = mul nuw i64 %38, %35
  %40 = sub i64 %32, %39
  %41 = tail call i64 @llvm.umin.i64(i64 %40, i64 %38)
  %42 = mul nuw i64 %41, %29
  %43 = getelementptr inbounds i8, ptr %6, i64 40
  %44 = load i32, ptr %43, align 4, !tbaa !23
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %9, i64 32
  %47 = load i32, ptr %46, align 4, !tbaa !23
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %6, i64 28
  %50 = load i32, ptr %49, align 4, !tbaa !23
  %51 = zext i32 %50 to i64
  %52 = mul nuw i64 %51, %48
  %53 = sub i64 %45, %52
  %54 = tail call i64 @llvm.umin.i64(i64 %53, i64 %51)
  %55 = mul i64 %42, %54
  %56 = zext i32 %17 to i64
  %57 = getelementptr inbounds i8, ptr %6, i64 44
  %58 = load i32, ptr %57, align 4, !tbaa !139
  %59 = zext i32 %58 to i64
  %60 = mul nuw i64 %59, %56
  %61 = sub i64 %55, %60
  %62 = icmp ult i64 %61, %59
  %63 = sub i32 64, %58
  %64 = zext nneg i32 %63 to i64
  %65 = lshr i64 -1, %64
  %66 = shl nsw i64 -1, %61
  %67 = xor i64 %66, -1
  %68 = select i1 %62, i64 %67, i64 %65
  %69 = icmp eq i64 %68, %2
  br i1 %69, label %121, label %70

70:                                               ; preds = %3
  %71 = getelementptr inbounds i8, ptr %6, i64 808
  %72 = load i64, ptr %71, align 8, !tbaa !10
  %73 = inttoptr i64 %72 to ptr
  %74 = load i64, ptr %73, align 8, !tbaa !43
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %96, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %73, i64 90304
  br label %78

78:                                               ; preds = %91, %76
  %79 = phi i64 [ 0, %76 ], [ %92, %91 ]
  %80 = getelementptr inbounds [256 x %struct.Finding], ptr %77, i64 0, i64 %79
  %81 = load i32, ptr %80, align 8, !tbaa !44
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %83, label %91

83:                                               ; preds = %78
  %84 = getelementptr inbounds i8, ptr %80, i64 40
  %85 = load i64, ptr %84, align 8, !tbaa !47
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %80, i64 72
  %89 = load i64, ptr %88, align 8, !tbaa !48
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %104, label %91

91:                                               ; preds = %87, %83, %78
  %92 = add nuw i64 %79, 1
  %93 = icmp eq i64 %92, %74
  br i1 %93, label %94, label %78, !llvm.loop !49

94:                                               ; preds = %91
  %95 = icmp eq i64 %74, 256
  br i1 %95, label %100, label %96

96:                                               ; preds = %94, %70
  %97 = getelementptr inbounds i8, ptr %73, i64 90304
  %98 = add i64 %74, 1
  store i64 %98, ptr %73, align 8, !tbaa !43
  %99 = getelementptr inbounds [256 x %struct.Finding], ptr %97, i64 0, i64 %74
  store i32 3, ptr %99, align 8, !tbaa !44
  br label %104

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %73, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !50
  %103 = add i64 %102, 1
  store i64 %103, ptr %101, align 8, !tbaa !50
  br label %121

104:                                              ; preds = %87, %96
  %105 = phi ptr [ %99, %96 ], [ %80, %87 ]
  %106 = getelementptr inbounds i8, ptr %105, i64 16
  %107 = load i64, ptr %106, align 8, !tbaa !51
  %108 = add i64 %107, 1
  store i64 %108, ptr %106, align 8, !tbaa !51
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %121

110:                                              ; preds = %104
  %111 = getelementptr inbounds i8, ptr %105, i64 32
  store i64 %2, ptr %111, align 8, !tbaa !140
  %112 = getelementptr inbounds i8, ptr %105, i64 40
  %113 = load i32, ptr %16, align 8, !tbaa !23
  %114 = getelementptr inbounds i8, ptr %9, i64 16
  %115 = load i64, ptr %114, align 8, !tbaa !20
  store i64 %1, ptr %112, align 8, !tbaa !42
  %116 = getelementptr inbounds i8, ptr %105, i64 48
  store i32 0, ptr %116, align 8, !tbaa !23
  %117 = getelementptr inbounds i8, ptr %105, i64 52
  store i32 0, ptr %117, align 4, !tbaa !23
  %118 = getelementptr inbounds i8, ptr %105, i64 56
  store i32 %113, ptr %118, align 8, !tbaa !23
  %119 = getelementptr inbounds i8, ptr %105, i64 60
  store i32 0, ptr %119, align 4, !tbaa !23
  %120 = getelementptr inbounds i8, ptr %105, i64 64
  store i64 %115, ptr %120, align 8, !tbaa !42
  br label %121

121:                                              ; preds = %100, %110, %104, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_end(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8, !tbaa !22
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %5, i64 136
  %10 = load i64, ptr %9, align 8, !tbaa !141
  %11 = icmp eq i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %8, i64 548
  %13 = load i32, ptr %12, align 4, !tbaa !23
  %14 = zext i32 %13 to i64
  %15 = add nuw nsw i64 %14, 1
  br i1 %11, label %16, label %17

16:                                               ; preds = %2
  store i64 %15, ptr %9, align 8, !tbaa !141
  br label %78

17:                                               ; preds = %2
  %18 = icmp eq i64 %10, %15
  br i1 %18, label %78, label %19

19:                                               ; preds = %17
  %20 = getelementptr inbounds i8, ptr %0, i64 48
  %21 = load i64, ptr %20, align 8, !tbaa !3
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %22, i64 808
  %24 = load i64, ptr %23, align 8, !tbaa !10
  %25 = inttoptr i64 %24 to ptr
  %26 = load i64, ptr %25, align 8, !tbaa !43
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %19
  %29 = getelementptr inbounds i8, ptr %25, i64 90304
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !44
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !47
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !48
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !49

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %19
  %49 = getelementptr inbounds i8, ptr %25, i64 90304
  %50 = add i64 %26, 1
  store i64 %50, ptr %25, align 8, !tbaa !43
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 4, ptr %51, align 8, !tbaa !44
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %25, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !50
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !50
  br label %78

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !51
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !51
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %78

62:                                               ; preds = %56
  %63 = trunc i64 %10 to i32
  %64 = add i32 %63, -1
  %65 = getelementptr inbounds i8, ptr %57, i64 12
  store i32 %64, ptr %65, align 4, !tbaa !58
  %66 = load i32, ptr %12, align 4, !tbaa !23
  %67 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %66, ptr %67, align 8, !tbaa !56
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %8, i64 544
  %70 = load i32, ptr %69, align 8, !tbaa !23
  %71 = getelementptr inbounds i8, ptr %5, i64 16
  %72 = load i64, ptr %71, align 8, !tbaa !20
  store i64 %1, ptr %68, align 8, !tbaa !42
  %73 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 0, ptr %73, align 8, !tbaa !23
  %74 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 0, ptr %74, align 4, !tbaa !23
  %75 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %70, ptr %75, align 8, !tbaa !23
  %76 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 0, ptr %76, align 4, !tbaa !23
  %77 = getelementptr inbounds i8, ptr %57, i64 64
  store i64 %72, ptr %77, align 8, !tbaa !42
  br label %78

78:                                               ; preds = %52, %16, %62, %56, %17
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_sources(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 8, !tbaa !3
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = load i64, ptr %8, align 8, !tbaa !13
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %0, i64 64
  %12 = load i64, ptr %11, align 8, !tbaa !22
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %13, i64 544
  %15 = load i32, ptr %14, align 8, !tbaa !23
  %16 = getelementptr inbounds i8, ptr %7, i64 32
  %17 = getelementptr inbounds i8, ptr %10, i64 24
  %18 = getelementptr inbounds i8, ptr %7, i64 20
  %19 = load i32, ptr %16, align 4, !tbaa !23
  %20 = zext i32 %19 to i64
  %21 = load i32, ptr %17, align 4, !tbaa !23
  %22 = zext i32 %21 to i64
  %23 = load i32, ptr %18, align 4, !tbaa !23
  %24 = zext i32 %23 to i64
  %25 = mul nuw i64 %24, %22
  %26 = sub i64 %20, %25
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %24)
  %28 = getelementptr inbounds i8, ptr %7, i64 36
  %29 = load i32, ptr %28, align 4, !tbaa !23
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %10, i64 28
  %32 = load i32, ptr %31, align 4, !tbaa !23
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %7, i64 24
  %35 = load i32, ptr %34, align 4, !tbaa !23
  %36 = zext i32 %35 to i64
  %37 = mul nuw i64 %36, %33
  %38 = sub i64 %30, %37
  %39 = tail call i64 @llvm.umin.i64(i64 %38, i64 %36)
  %40 = mul nuw i64 %39, %27
  %41 = getelementptr inbounds i8, ptr %7, i64 40
  %42 = load i32, ptr %41, align 4, !tbaa !23
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %10, i64 32
  %45 = load i32, ptr %44, align 4, !tbaa !23
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %7, i64 28
  %48 = load i32, ptr %47, align 4, !tbaa !23
  %49 = zext i32 %48 to i64
  %50 = mul nuw i64 %49, %46
  %51 = sub i64 %43, %50
  %52 = tail call i64 @llvm.umin.i64(i64 %51, i64 %49)
  %53 = mul i64 %40, %52
  %54 = zext i32 %15 to i64
  %55 = getelementptr inbounds i8, ptr %7, i64 44
  %56 = load i32, ptr %55, align 4, !tbaa !139
  %57 = zext i32 %56 to i64
  %58 = mul nuw i64 %57, %54
  %59 = sub i64 %53, %58
  %60 = icmp ult i64 %59, %57
  %61 = sub i32 64, %56
  %62 = zext nneg i32 %61 to i64
  %63 = lshr i64 -1, %62
  %64 = shl nsw i64 -1, %59
  %65 = xor i64 %64, -1
  %66 = select i1 %60, i64 %65, i64 %63
  %67 = icmp eq i64 %3, 0
  br i1 %67, label %201, label %71

68:                                               ; preds = %91
  %69 = or i64 %93, %92
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %201, label %97

71:                                               ; preds = %4, %91
  %72 = phi i64 [ %93, %91 ], [ 0, %4 ]
  %73 = phi i64 [ %92, %91 ], [ 0, %4 ]
  %74 = phi i64 [ %95, %91 ], [ %3, %4 ]
  %75 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %74, i1 true)
  %76 = getelementptr inbounds i32, ptr %2, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !23
  %78 = and i32 %77, 63
  %79 = zext nneg i32 %78 to i64
  %80 = shl nuw i64 1, %79
  %81 = and i64 %80, %3
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %83, label %91

83:                                               ; preds = %71
  %84 = shl nuw i64 1, %75
  %85 = and i64 %80, %66
  %86 = icmp eq i64 %85, 0
  %87 = select i1 %86, i64 %73, i64 %72
  %88 = or i64 %87, %84
  %89 = select i1 %86, i64 %88, i64 %73
  %90 = select i1 %86, i64 %72, i64 %88
  br label %91

91:                                               ; preds = %83, %71
  %92 = phi i64 [ %73, %71 ], [ %89, %83 ]
  %93 = phi i64 [ %72, %71 ], [ %90, %83 ]
  %94 = add i64 %74, -1
  %95 = and i64 %94, %74
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %68, label %71, !llvm.loop !142

97:                                               ; preds = %68
  %98 = icmp eq i64 %93, 0
  br i1 %98, label %142, label %99

99:                                               ; preds = %97, %130
  %100 = phi i64 [ %133, %130 ], [ 0, %97 ]
  %101 = phi i1 [ %135, %130 ], [ false, %97 ]
  %102 = phi i32 [ %134, %130 ], [ 0, %97 ]
  %103 = phi i32 [ %132, %130 ], [ 0, %97 ]
  %104 = phi i32 [ %131, %130 ], [ 0, %97 ]
  %105 = shl nuw i64 1, %100
  %106 = and i64 %105, %3
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %111

108:                                              ; preds = %99
  %109 = trunc i64 %100 to i32
  %110 = add i32 %109, 1
  br label %130

111:                                              ; preds = %99
  %112 = getelementptr inbounds i32, ptr %2, i64 %100
  %113 = load i32, ptr %112, align 4, !tbaa !23
  %114 = zext i32 %113 to i64
  %115 = icmp eq i64 %100, %114
  br i1 %115, label %130, label %116

116:                                              ; preds = %111
  %117 = icmp ugt i64 %100, %114
  br i1 %117, label %137, label %118

118:                                              ; preds = %116
  %119 = icmp eq i32 %104, 0
  %120 = trunc nuw nsw i64 %100 to i32
  %121 = sub i32 %113, %120
  %122 = icmp eq i32 %121, %104
  %123 = or i1 %119, %122
  br i1 %123, label %124, label %137

124:                                              ; preds = %118
  %125 = and i64 %105, %93
  %126 = icmp ne i64 %125, 0
  %127 = sub i32 %102, %103
  %128 = icmp ult i32 %127, %121
  %129 = select i1 %126, i1 %128, i1 false
  br i1 %129, label %137, label %130

130:                                              ; preds = %124, %111, %108
  %131 = phi i32 [ %104, %108 ], [ %104, %111 ], [ %121, %124 ]
  %132 = phi i32 [ %110, %108 ], [ %103, %111 ], [ %103, %124 ]
  %133 = add nuw nsw i64 %100, 1
  %134 = add nuw nsw i32 %102, 1
  %135 = icmp ugt i64 %100, 62
  %136 = icmp eq i64 %133, 64
  br i1 %136, label %137, label %99, !llvm.loop !143

137:                                              ; preds = %130, %124, %118, %116
  %138 = phi i1 [ %101, %124 ], [ %101, %116 ], [ %101, %118 ], [ %135, %130 ]
  %139 = freeze i1 %138
  %140 = xor i1 %139, true
  %141 = select i1 %139, i32 7, i32 6
  br label %142

142:                                              ; preds = %137, %97
  %143 = phi i1 [ false, %97 ], [ %140, %137 ]
  %144 = phi i32 [ 7, %97 ], [ %141, %137 ]
  %145 = getelementptr inbounds i8, ptr %7, i64 808
  %146 = load i64, ptr %145, align 8, !tbaa !10
  %147 = inttoptr i64 %146 to ptr
  %148 = load i64, ptr %147, align 8, !tbaa !43
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %170, label %150

150:                                              ; preds = %142
  %151 = getelementptr inbounds i8, ptr %147, i64 90304
  br label %152

152:                                              ; preds = %165, %150
  %153 = phi i64 [ 0, %150 ], [ %166, %165 ]
  %154 = getelementptr inbounds [256 x %struct.Finding], ptr %151, i64 0, i64 %153
  %155 = load i32, ptr %154, align 8, !tbaa !44
  %156 = icmp eq i32 %155, %144
  br i1 %156, label %157, label %165

157:                                              ; preds = %152
  %158 = getelementptr inbounds i8, ptr %154, i64 40
  %159 = load i64, ptr %158, align 8, !tbaa !47
  %160 = icmp eq i64 %159, %1
  br i1 %160, label %161, label %165

161:                                              ; preds = %157
  %162 = getelementptr inbounds i8, ptr %154, i64 72
  %163 = load i64, ptr %162, align 8, !tbaa !48
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %178, label %165

165:                                              ; preds = %161, %157, %152
  %166 = add nuw i64 %153, 1
  %167 = icmp eq i64 %166, %148
  br i1 %167, label %168, label %152, !llvm.loop !49

168:                                              ; preds = %165
  %169 = icmp eq i64 %148, 256
  br i1 %169, label %174, label %170

170:                                              ; preds = %168, %142
  %171 = getelementptr inbounds i8, ptr %147, i64 90304
  %172 = add i64 %148, 1
  store i64 %172, ptr %147, align 8, !tbaa !43
  %173 = getelementptr inbounds [256 x %struct.Finding], ptr %171, i64 0, i64 %148
  store i32 %144, ptr %173, align 8, !tbaa !44
  br label %178

174:                                              ; preds = %168
  %175 = getelementptr inbounds i8, ptr %147, i64 8
  %176 = load i64, ptr %175, align 8, !tbaa !50
  %177 = add i64 %176, 1
  store i64 %177, ptr %175, align 8, !tbaa !50
  br label %201

178:                                              ; preds = %161, %170
  %179 = phi ptr [ %173, %170 ], [ %154, %161 ]
  %180 = getelementptr inbounds i8, ptr %179, i64 16
  %181 = load i64, ptr %180, align 8, !tbaa !51
  %182 = add i64 %181, 1
  store i64 %182, ptr %180, align 8, !tbaa !51
  %183 = icmp eq i64 %181, 0
  br i1 %183, label %184, label %201

184:                                              ; preds = %178
  %185 = select i1 %143, i64 %93, i64 %69
  %186 = getelementptr inbounds i8, ptr %179, i64 32
  store i64 %185, ptr %186, align 8, !tbaa !140
  %187 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %185, i1 true)
  %188 = getelementptr inbounds i32, ptr %2, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !23
  %190 = getelementptr inbounds i8, ptr %179, i64 12
  store i32 %189, ptr %190, align 4, !tbaa !58
  %191 = getelementptr inbounds i8, ptr %179, i64 40
  %192 = trunc nuw nsw i64 %187 to i32
  %193 = load i32, ptr %14, align 8, !tbaa !23
  %194 = getelementptr inbounds i8, ptr %10, i64 16
  %195 = load i64, ptr %194, align 8, !tbaa !20
  store i64 %1, ptr %191, align 8, !tbaa !42
  %196 = getelementptr inbounds i8, ptr %179, i64 48
  store i32 0, ptr %196, align 8, !tbaa !23
  %197 = getelementptr inbounds i8, ptr %179, i64 52
  store i32 %192, ptr %197, align 4, !tbaa !23
  %198 = getelementptr inbounds i8, ptr %179, i64 56
  store i32 %193, ptr %198, align 8, !tbaa !23
  %199 = getelementptr inbounds i8, ptr %179, i64 60
  store i32 0, ptr %199, align 4, !tbaa !23
  %200 = getelementptr inbounds i8, ptr %179, i64 64
  store i64 %195, ptr %200, align 8, !tbaa !42
  br label %201

201:                                              ; preds = %4, %174, %184, %178, %68
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pass_barrier(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %2, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !19
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %2, i64 128
  store i64 %6, ptr %7, align 8, !tbaa !18
  %8 = getelementptr inbounds i8, ptr %2, i64 112
  %9 = load i64, ptr %8, align 8, !tbaa !95
  %10 = icmp ult i64 %9, 65535
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = add nuw nsw i64 %9, 1
  store i64 %12, ptr %8, align 8, !tbaa !95
  br label %13

13:                                               ; preds = %11, %3
  %14 = phi i64 [ %12, %11 ], [ %9, %3 ]
  %15 = getelementptr inbounds i8, ptr %2, i64 120
  store i64 %14, ptr %15, align 8, !tbaa !93
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
  %35 = load i32, ptr %34, align 4, !tbaa !144
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
  br i1 %89, label %46, label %66, !llvm.loop !145

90:                                               ; preds = %63
  %91 = trunc i64 %64 to i32
  %92 = getelementptr inbounds i8, ptr %0, i64 136
  %93 = load i64, ptr %92, align 8, !tbaa !112
  %94 = icmp eq i64 %93, 4194304
  br i1 %94, label %125, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds i8, ptr %0, i64 104
  %97 = load i64, ptr %96, align 8, !tbaa !31
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr inbounds i8, ptr %0, i64 128
  %100 = load i64, ptr %99, align 8, !tbaa !113
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds %struct.KnownGroup, ptr %98, i64 %26, i32 1
  %103 = load i32, ptr %102, align 4, !tbaa !130
  %104 = add i32 %103, -1
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %105
  %107 = icmp eq i32 %103, 0
  br i1 %107, label %116, label %108

108:                                              ; preds = %95
  %109 = load i32, ptr %106, align 4, !tbaa !116
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %116

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, ptr %106, i64 10
  %113 = load i16, ptr %112, align 2, !tbaa !117
  %114 = zext i16 %113 to i32
  %115 = icmp eq i32 %114, %91
  br i1 %115, label %125, label %116

116:                                              ; preds = %111, %108, %95
  %117 = add i64 %93, 1
  store i64 %117, ptr %92, align 8, !tbaa !112
  %118 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %93
  %119 = trunc i64 %14 to i16
  %120 = trunc i64 %64 to i16
  store i32 -1, ptr %118, align 4, !tbaa !23
  %121 = getelementptr inbounds i8, ptr %118, i64 4
  store i32 %103, ptr %121, align 4, !tbaa !23
  %122 = getelementptr inbounds i8, ptr %118, i64 8
  store i16 %119, ptr %122, align 4, !tbaa !125
  %123 = getelementptr inbounds i8, ptr %118, i64 10
  store i16 %120, ptr %123, align 2, !tbaa !125
  %124 = trunc i64 %117 to i32
  store i32 %124, ptr %102, align 4, !tbaa !130
  br label %125

125:                                              ; preds = %116, %111, %90, %63, %13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8, !tbaa !75
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
  %24 = load ptr, ptr %8, align 8, !tbaa !146
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
  %37 = load i32, ptr %13, align 8, !tbaa !147
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
  %54 = load i32, ptr %13, align 8, !tbaa !147
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
  br i1 %65, label %15, label %66, !llvm.loop !148

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !146
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !149
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
  %45 = load i64, ptr %44, align 8, !tbaa !140
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !140
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !51
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !51
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !150
  %53 = getelementptr inbounds i8, ptr %52, i64 56
  %54 = load i64, ptr %53, align 8, !tbaa !13
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %0, i64 28
  %57 = load i32, ptr %56, align 4, !tbaa !71
  %58 = getelementptr inbounds i8, ptr %40, i64 4
  store i32 %57, ptr %58, align 4, !tbaa !55
  %59 = getelementptr inbounds i8, ptr %0, i64 32
  %60 = load i32, ptr %59, align 8, !tbaa !75
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
  %69 = load i64, ptr %68, align 8, !tbaa !64
  %70 = sub i64 %1, %69
  %71 = getelementptr inbounds i8, ptr %52, i64 160
  %72 = load i32, ptr %71, align 8, !tbaa !63
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
  %84 = load i32, ptr %83, align 8, !tbaa !147
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
  %9 = load ptr, ptr %8, align 8, !tbaa !82
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !81
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
  %25 = load i64, ptr %24, align 8, !tbaa !84
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
  %64 = load i32, ptr %63, align 4, !tbaa !86
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !55
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !56
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !57
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !85
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !91
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !90
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !87
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !83
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
  %94 = load i32, ptr %63, align 4, !tbaa !86
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
  %108 = load i32, ptr %71, align 8, !tbaa !91
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
  %6 = load ptr, ptr %5, align 8, !tbaa !82
  %7 = trunc i64 %1 to i32
  %8 = and i32 %7, 16777215
  %9 = lshr i64 %1, 30
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 65535
  %12 = getelementptr inbounds i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !92
  %14 = udiv i32 %8, %13
  %15 = getelementptr inbounds i8, ptr %6, i64 112
  %16 = load i64, ptr %15, align 8, !tbaa !30
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %6, i64 176
  %19 = load i64, ptr %18, align 8, !tbaa !151
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 168
  %22 = load i64, ptr %21, align 8, !tbaa !152
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !152
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !89
  store i32 %26, ptr %20, align 4, !tbaa !23
  %27 = getelementptr inbounds i8, ptr %6, i64 104
  %28 = load i64, ptr %27, align 8, !tbaa !31
  %29 = inttoptr i64 %28 to ptr
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %24, ptr %32, align 4, !tbaa !153
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !154
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
  %54 = load i32, ptr %53, align 4, !tbaa !154
  %55 = load i32, ptr %52, align 4, !tbaa !23
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %40, label %57

57:                                               ; preds = %44
  %58 = load i32, ptr %25, align 8, !tbaa !89
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
  %72 = load i16, ptr %71, align 4, !tbaa !155
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !119
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !119
  br i1 %82, label %87, label %84

84:                                               ; preds = %78
  %85 = load i32, ptr %25, align 8, !tbaa !89
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %135

87:                                               ; preds = %76, %78, %84
  %88 = phi i32 [ %77, %76 ], [ %83, %78 ], [ %83, %84 ]
  %89 = icmp eq i32 %88, %14
  br i1 %89, label %90, label %103

90:                                               ; preds = %87
  %91 = getelementptr inbounds i8, ptr %67, i64 %36
  %92 = load i16, ptr %91, align 2, !tbaa !125
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
  %101 = load i32, ptr %25, align 8, !tbaa !89
  %102 = icmp eq i32 %14, %101
  br i1 %102, label %103, label %140

103:                                              ; preds = %100, %90, %87
  %104 = getelementptr inbounds i8, ptr %67, i64 12
  %105 = load i16, ptr %104, align 4, !tbaa !121
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
  %115 = load i16, ptr %114, align 2, !tbaa !156
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !153
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !154
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !153
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !154
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
  br i1 %139, label %40, label %61, !llvm.loop !157

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
attributes #3 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!62 = !{!4, !5, i64 32}
!63 = !{!4, !9, i64 160}
!64 = !{!4, !5, i64 24}
!65 = distinct !{!65, !36}
!66 = distinct !{!66, !36}
!67 = distinct !{!67, !68}
!68 = !{!"llvm.loop.unroll.disable"}
!69 = distinct !{!69, !36}
!70 = distinct !{!70, !36}
!71 = !{!72, !9, i64 28}
!72 = !{!"", !73, i64 0, !73, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32, !9, i64 36}
!73 = !{!"any pointer", !6, i64 0}
!74 = !{!73, !73, i64 0}
!75 = !{!72, !9, i64 32}
!76 = distinct !{!76, !36}
!77 = distinct !{!77, !36}
!78 = distinct !{!78, !36}
!79 = !{!80, !73, i64 0}
!80 = !{!"", !73, i64 0, !73, i64 8, !73, i64 16, !73, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80}
!81 = !{!80, !73, i64 8}
!82 = !{!80, !73, i64 16}
!83 = !{!80, !73, i64 24}
!84 = !{!80, !5, i64 32}
!85 = !{!80, !9, i64 40}
!86 = !{!80, !9, i64 44}
!87 = !{!80, !9, i64 48}
!88 = !{!80, !9, i64 52}
!89 = !{!80, !9, i64 56}
!90 = !{!80, !9, i64 60}
!91 = !{!80, !9, i64 64}
!92 = !{!80, !9, i64 68}
!93 = !{!17, !5, i64 120}
!94 = !{!80, !9, i64 72}
!95 = !{!17, !5, i64 112}
!96 = !{!15, !5, i64 184}
!97 = !{!80, !5, i64 80}
!98 = !{!17, !5, i64 104}
!99 = !{!15, !5, i64 64}
!100 = !{!15, !5, i64 72}
!101 = !{!15, !5, i64 32}
!102 = !{!15, !5, i64 24}
!103 = distinct !{!103, !36}
!104 = !{!15, !5, i64 40}
!105 = !{!15, !5, i64 48}
!106 = !{!15, !5, i64 56}
!107 = !{!108, !5, i64 0}
!108 = !{!"", !5, i64 0, !5, i64 8}
!109 = !{!108, !5, i64 8}
!110 = !{!15, !5, i64 16}
!111 = !{!15, !5, i64 120}
!112 = !{!15, !5, i64 136}
!113 = !{!15, !5, i64 128}
!114 = !{!115, !27, i64 8}
!115 = !{!"", !9, i64 0, !9, i64 4, !27, i64 8, !27, i64 10}
!116 = !{!115, !9, i64 0}
!117 = !{!115, !27, i64 10}
!118 = distinct !{!118, !36}
!119 = !{!120, !9, i64 0}
!120 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !27, i64 12, !27, i64 14, !27, i64 16, !27, i64 18}
!121 = !{!120, !27, i64 12}
!122 = !{!120, !27, i64 14}
!123 = distinct !{!123, !36}
!124 = !{!6, !6, i64 0}
!125 = !{!27, !27, i64 0}
!126 = !{!15, !5, i64 80}
!127 = distinct !{!127, !36}
!128 = distinct !{!128, !36}
!129 = !{!26, !27, i64 2}
!130 = !{!33, !9, i64 4}
!131 = !{!11, !5, i64 728}
!132 = distinct !{!132, !36}
!133 = distinct !{!133, !36}
!134 = distinct !{!134, !36}
!135 = !{!11, !5, i64 976}
!136 = distinct !{!136, !36}
!137 = distinct !{!137, !36}
!138 = distinct !{!138, !36}
!139 = !{!11, !9, i64 44}
!140 = !{!45, !5, i64 32}
!141 = !{!17, !5, i64 136}
!142 = distinct !{!142, !36}
!143 = distinct !{!143, !36}
!144 = !{!17, !9, i64 36}
!145 = distinct !{!145, !36}
!146 = !{!72, !73, i64 8}
!147 = !{!72, !9, i64 24}
!148 = distinct !{!148, !36}
!149 = !{!72, !5, i64 16}
!150 = !{!72, !73, i64 0}
!151 = !{!15, !5, i64 176}
!152 = !{!15, !5, i64 168}
!153 = !{!33, !9, i64 12}
!154 = !{!33, !9, i64 16}
!155 = !{!120, !27, i64 16}
!156 = !{!120, !27, i64 18}
!157 = distinct !{!157, !36}
