target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.WaveOrder = type { i16, i16, i8, i8, i8, i8 }
%struct.KnownGroup = type { i32, i32, i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i16, i16, i16, i16 }
%struct.Definedness = type { ptr, ptr, i64, i32, i32, i32 }
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
define void @hk_note_access(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef readonly %8) local_unnamed_addr #0 {
  %10 = alloca %struct.Definedness, align 8
  %11 = alloca %struct.Step, align 8
  %12 = icmp eq i32 %7, 2
  %13 = add i32 %7, -1
  %14 = icmp ult i32 %13, 2
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds i8, ptr %0, i64 48
  %17 = load i64, ptr %16, align 8, !tbaa !3
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds i8, ptr %18, i64 808
  %20 = load i64, ptr %19, align 8, !tbaa !10
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds i8, ptr %0, i64 56
  %23 = load i64, ptr %22, align 8, !tbaa !13
  %24 = inttoptr i64 %23 to ptr
  %25 = icmp ne i32 %5, 2
  %26 = icmp eq i64 %3, 0
  %27 = or i1 %26, %25
  br i1 %27, label %135, label %28

28:                                               ; preds = %9
  %29 = add i32 %4, -1
  %30 = zext i32 %29 to i64
  %31 = zext i32 %4 to i64
  %32 = getelementptr inbounds i8, ptr %0, i64 16
  %33 = getelementptr inbounds i8, ptr %0, i64 40
  %34 = getelementptr inbounds i8, ptr %0, i64 8
  %35 = getelementptr inbounds i8, ptr %0, i64 64
  br label %36

36:                                               ; preds = %131, %28
  %37 = phi i64 [ %3, %28 ], [ %133, %131 ]
  %38 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %37, i1 true)
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = getelementptr inbounds i64, ptr %2, i64 %38
  %41 = load i64, ptr %40, align 8, !tbaa !42
  %42 = and i64 %41, %30
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %131, label %44

44:                                               ; preds = %36
  %45 = load i64, ptr %22, align 8, !tbaa !13
  %46 = inttoptr i64 %45 to ptr
  %47 = load i64, ptr %16, align 8, !tbaa !3
  %48 = inttoptr i64 %47 to ptr
  %49 = getelementptr inbounds i8, ptr %48, i64 808
  %50 = load i64, ptr %49, align 8, !tbaa !10
  %51 = inttoptr i64 %50 to ptr
  %52 = load i64, ptr %51, align 8, !tbaa !43
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %74, label %54

54:                                               ; preds = %44
  %55 = getelementptr inbounds i8, ptr %51, i64 90304
  br label %56

56:                                               ; preds = %69, %54
  %57 = phi i64 [ 0, %54 ], [ %70, %69 ]
  %58 = getelementptr inbounds [256 x %struct.Finding], ptr %55, i64 0, i64 %57
  %59 = load i32, ptr %58, align 8, !tbaa !44
  %60 = icmp eq i32 %59, 8
  br i1 %60, label %61, label %69

61:                                               ; preds = %56
  %62 = getelementptr inbounds i8, ptr %58, i64 40
  %63 = load i64, ptr %62, align 8, !tbaa !47
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = getelementptr inbounds i8, ptr %58, i64 72
  %67 = load i64, ptr %66, align 8, !tbaa !48
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %82, label %69

69:                                               ; preds = %65, %61, %56
  %70 = add nuw i64 %57, 1
  %71 = icmp eq i64 %70, %52
  br i1 %71, label %72, label %56, !llvm.loop !49

72:                                               ; preds = %69
  %73 = icmp eq i64 %52, 256
  br i1 %73, label %78, label %74

74:                                               ; preds = %72, %44
  %75 = getelementptr inbounds i8, ptr %51, i64 90304
  %76 = add i64 %52, 1
  store i64 %76, ptr %51, align 8, !tbaa !43
  %77 = getelementptr inbounds [256 x %struct.Finding], ptr %75, i64 0, i64 %52
  store i32 8, ptr %77, align 8, !tbaa !44
  br label %82

78:                                               ; preds = %72
  %79 = getelementptr inbounds i8, ptr %51, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !50
  %81 = add i64 %80, 1
  store i64 %81, ptr %79, align 8, !tbaa !50
  br label %131

82:                                               ; preds = %65, %74
  %83 = phi ptr [ %77, %74 ], [ %58, %65 ]
  %84 = getelementptr inbounds i8, ptr %83, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !51
  %86 = add i64 %85, 1
  store i64 %86, ptr %84, align 8, !tbaa !51
  %87 = icmp eq i64 %85, 0
  br i1 %87, label %88, label %131

88:                                               ; preds = %82
  switch i32 %6, label %111 [
    i32 3, label %89
    i32 4, label %103
    i32 1, label %107
  ]

89:                                               ; preds = %88
  %90 = lshr i64 %41, 32
  %91 = load i64, ptr %33, align 8, !tbaa !52
  %92 = icmp eq i64 %90, %91
  br i1 %92, label %112, label %93

93:                                               ; preds = %89
  %94 = load i64, ptr %34, align 8, !tbaa !53
  %95 = sub i64 %41, %94
  %96 = load i64, ptr %32, align 8, !tbaa !54
  %97 = icmp ult i64 %95, %96
  br i1 %97, label %98, label %112

98:                                               ; preds = %93
  %99 = sub i64 %96, %95
  %100 = icmp ult i64 %99, %31
  %101 = select i1 %100, i64 %41, i64 %95
  %102 = select i1 %100, i32 2, i32 1
  br label %112

103:                                              ; preds = %88
  %104 = lshr i64 %41, 62
  %105 = trunc nuw nsw i64 %104 to i32
  %106 = and i32 %105, 2
  br label %112

107:                                              ; preds = %88
  %108 = add i64 %41, %31
  %109 = load i64, ptr %32, align 8, !tbaa !54
  %110 = icmp ugt i64 %108, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %107, %88
  br label %112

112:                                              ; preds = %111, %107, %103, %98, %93, %89
  %113 = phi i64 [ %41, %111 ], [ %41, %107 ], [ %41, %103 ], [ %41, %89 ], [ %41, %93 ], [ %101, %98 ]
  %114 = phi i32 [ %6, %111 ], [ 2, %107 ], [ %106, %103 ], [ 2, %89 ], [ 0, %93 ], [ %102, %98 ]
  %115 = getelementptr inbounds i8, ptr %83, i64 4
  store i32 %114, ptr %115, align 4, !tbaa !55
  %116 = getelementptr inbounds i8, ptr %83, i64 8
  store i32 1, ptr %116, align 8, !tbaa !56
  %117 = getelementptr inbounds i8, ptr %83, i64 24
  store i64 %113, ptr %117, align 8, !tbaa !57
  %118 = getelementptr inbounds i8, ptr %83, i64 12
  store i32 %4, ptr %118, align 4, !tbaa !58
  %119 = getelementptr inbounds i8, ptr %83, i64 40
  %120 = load i64, ptr %35, align 8, !tbaa !22
  %121 = inttoptr i64 %120 to ptr
  %122 = getelementptr inbounds i8, ptr %121, i64 544
  %123 = load i32, ptr %122, align 8, !tbaa !23
  %124 = getelementptr inbounds i8, ptr %46, i64 16
  %125 = load i64, ptr %124, align 8, !tbaa !20
  store i64 %1, ptr %119, align 8, !tbaa !42
  %126 = getelementptr inbounds i8, ptr %83, i64 48
  store i32 2, ptr %126, align 8, !tbaa !23
  %127 = getelementptr inbounds i8, ptr %83, i64 52
  store i32 %39, ptr %127, align 4, !tbaa !23
  %128 = getelementptr inbounds i8, ptr %83, i64 56
  store i32 %123, ptr %128, align 8, !tbaa !23
  %129 = getelementptr inbounds i8, ptr %83, i64 60
  store i32 1, ptr %129, align 4, !tbaa !23
  %130 = getelementptr inbounds i8, ptr %83, i64 64
  store i64 %125, ptr %130, align 8, !tbaa !42
  br label %131

131:                                              ; preds = %112, %82, %78, %36
  %132 = add i64 %37, -1
  %133 = and i64 %132, %37
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %36, !llvm.loop !59

135:                                              ; preds = %131, %9
  br i1 %14, label %136, label %153

136:                                              ; preds = %135
  %137 = getelementptr inbounds i8, ptr %21, i64 65728
  %138 = getelementptr inbounds i8, ptr %24, i64 16
  %139 = load i64, ptr %138, align 8, !tbaa !20
  %140 = getelementptr inbounds i8, ptr %18, i64 48
  %141 = load i32, ptr %140, align 8, !tbaa !21
  %142 = zext i32 %141 to i64
  %143 = mul i64 %139, %142
  %144 = getelementptr inbounds i8, ptr %0, i64 64
  %145 = load i64, ptr %144, align 8, !tbaa !22
  %146 = inttoptr i64 %145 to ptr
  %147 = getelementptr inbounds i8, ptr %146, i64 544
  %148 = load i32, ptr %147, align 8, !tbaa !23
  %149 = zext i32 %148 to i64
  %150 = add i64 %143, %149
  %151 = and i64 %150, 1023
  %152 = getelementptr inbounds [1024 x i64], ptr %137, i64 0, i64 %151
  store i64 %1, ptr %152, align 8, !tbaa !42
  br label %153

153:                                              ; preds = %136, %135
  %154 = icmp ne i32 %5, 0
  %155 = or i1 %154, %26
  %156 = select i1 %154, i64 %3, i64 0
  br i1 %155, label %310, label %157

157:                                              ; preds = %153, %304
  %158 = phi i64 [ %306, %304 ], [ 48, %153 ]
  %159 = phi i64 [ %305, %304 ], [ %3, %153 ]
  %160 = lshr i64 %159, %158
  %161 = and i64 %160, 65535
  %162 = icmp eq i64 %161, 65535
  br i1 %162, label %163, label %304

163:                                              ; preds = %157
  %164 = getelementptr inbounds i64, ptr %2, i64 %158
  %165 = load i64, ptr %164, align 8, !tbaa !42
  %166 = getelementptr inbounds i8, ptr %164, i64 8
  %167 = load i64, ptr %166, align 8, !tbaa !42
  %168 = getelementptr inbounds i8, ptr %164, i64 16
  %169 = load i64, ptr %168, align 8, !tbaa !42
  %170 = getelementptr inbounds i8, ptr %164, i64 24
  %171 = load i64, ptr %170, align 8, !tbaa !42
  %172 = getelementptr inbounds i8, ptr %164, i64 32
  %173 = load i64, ptr %172, align 8, !tbaa !42
  %174 = getelementptr inbounds i8, ptr %164, i64 40
  %175 = load i64, ptr %174, align 8, !tbaa !42
  %176 = getelementptr inbounds i8, ptr %164, i64 48
  %177 = load i64, ptr %176, align 8, !tbaa !42
  %178 = getelementptr inbounds i8, ptr %164, i64 56
  %179 = load i64, ptr %178, align 8, !tbaa !42
  %180 = getelementptr inbounds i8, ptr %164, i64 64
  %181 = load i64, ptr %180, align 8, !tbaa !42
  %182 = getelementptr inbounds i8, ptr %164, i64 72
  %183 = load i64, ptr %182, align 8, !tbaa !42
  %184 = getelementptr inbounds i8, ptr %164, i64 80
  %185 = load i64, ptr %184, align 8, !tbaa !42
  %186 = getelementptr inbounds i8, ptr %164, i64 88
  %187 = load i64, ptr %186, align 8, !tbaa !42
  %188 = getelementptr inbounds i8, ptr %164, i64 96
  %189 = load i64, ptr %188, align 8, !tbaa !42
  %190 = getelementptr inbounds i8, ptr %164, i64 104
  %191 = load i64, ptr %190, align 8, !tbaa !42
  %192 = getelementptr inbounds i8, ptr %164, i64 112
  %193 = load i64, ptr %192, align 8, !tbaa !42
  %194 = getelementptr inbounds i8, ptr %164, i64 120
  %195 = load i64, ptr %194, align 8, !tbaa !42
  %196 = icmp eq i64 %165, %169
  %197 = icmp eq i64 %165, %167
  %198 = and i1 %197, %196
  %199 = icmp eq i64 %165, %171
  %200 = and i1 %198, %199
  %201 = icmp eq i64 %165, %173
  %202 = and i1 %200, %201
  %203 = icmp eq i64 %165, %175
  %204 = and i1 %202, %203
  %205 = icmp eq i64 %165, %177
  %206 = and i1 %204, %205
  %207 = icmp eq i64 %165, %179
  %208 = and i1 %206, %207
  %209 = icmp eq i64 %165, %181
  %210 = and i1 %208, %209
  %211 = icmp eq i64 %165, %183
  %212 = and i1 %210, %211
  %213 = icmp eq i64 %165, %185
  %214 = and i1 %212, %213
  %215 = icmp eq i64 %165, %187
  %216 = and i1 %214, %215
  %217 = icmp eq i64 %165, %189
  %218 = and i1 %216, %217
  %219 = icmp eq i64 %165, %191
  %220 = and i1 %218, %219
  %221 = icmp eq i64 %165, %193
  %222 = and i1 %220, %221
  %223 = icmp eq i64 %165, %195
  %224 = and i1 %222, %223
  br i1 %224, label %225, label %229

225:                                              ; preds = %163
  %226 = shl nuw i64 65534, %158
  %227 = xor i64 %226, -1
  %228 = and i64 %159, %227
  br label %304

229:                                              ; preds = %163
  %230 = icmp eq i64 %158, 0
  br i1 %230, label %310, label %231

231:                                              ; preds = %229
  %232 = add nsw i64 %158, -16
  %233 = lshr i64 %159, %232
  %234 = and i64 %233, 65535
  %235 = icmp eq i64 %234, 65535
  br i1 %235, label %236, label %304

236:                                              ; preds = %231
  %237 = getelementptr inbounds i8, ptr %164, i64 -128
  %238 = load i64, ptr %237, align 8, !tbaa !42
  %239 = getelementptr inbounds i8, ptr %164, i64 -120
  %240 = load i64, ptr %239, align 8, !tbaa !42
  %241 = getelementptr inbounds i8, ptr %164, i64 -112
  %242 = load i64, ptr %241, align 8, !tbaa !42
  %243 = getelementptr inbounds i8, ptr %164, i64 -104
  %244 = load i64, ptr %243, align 8, !tbaa !42
  %245 = getelementptr inbounds i8, ptr %164, i64 -96
  %246 = load i64, ptr %245, align 8, !tbaa !42
  %247 = getelementptr inbounds i8, ptr %164, i64 -88
  %248 = load i64, ptr %247, align 8, !tbaa !42
  %249 = getelementptr inbounds i8, ptr %164, i64 -80
  %250 = load i64, ptr %249, align 8, !tbaa !42
  %251 = getelementptr inbounds i8, ptr %164, i64 -72
  %252 = load i64, ptr %251, align 8, !tbaa !42
  %253 = getelementptr inbounds i8, ptr %164, i64 -64
  %254 = load i64, ptr %253, align 8, !tbaa !42
  %255 = getelementptr inbounds i8, ptr %164, i64 -56
  %256 = load i64, ptr %255, align 8, !tbaa !42
  %257 = getelementptr inbounds i8, ptr %164, i64 -48
  %258 = load i64, ptr %257, align 8, !tbaa !42
  %259 = getelementptr inbounds i8, ptr %164, i64 -40
  %260 = load i64, ptr %259, align 8, !tbaa !42
  %261 = getelementptr inbounds i8, ptr %164, i64 -32
  %262 = load i64, ptr %261, align 8, !tbaa !42
  %263 = getelementptr inbounds i8, ptr %164, i64 -24
  %264 = load i64, ptr %263, align 8, !tbaa !42
  %265 = getelementptr inbounds i8, ptr %164, i64 -16
  %266 = load i64, ptr %265, align 8, !tbaa !42
  %267 = getelementptr inbounds i8, ptr %164, i64 -8
  %268 = load i64, ptr %267, align 8, !tbaa !42
  %269 = icmp eq i64 %240, %167
  %270 = icmp eq i64 %238, %165
  %271 = and i1 %270, %269
  %272 = icmp eq i64 %242, %169
  %273 = and i1 %271, %272
  %274 = icmp eq i64 %244, %171
  %275 = and i1 %273, %274
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
  br i1 %299, label %300, label %304

300:                                              ; preds = %236
  %301 = shl nuw i64 65535, %158
  %302 = xor i64 %301, -1
  %303 = and i64 %159, %302
  br label %304

304:                                              ; preds = %300, %236, %231, %225, %157
  %305 = phi i64 [ %159, %157 ], [ %228, %225 ], [ %303, %300 ], [ %159, %236 ], [ %159, %231 ]
  %306 = add nsw i64 %158, -16
  %307 = icmp ne i64 %305, 0
  %308 = icmp ult i64 %306, 64
  %309 = select i1 %307, i1 %308, i1 false
  br i1 %309, label %157, label %310, !llvm.loop !60

310:                                              ; preds = %304, %229, %153
  %311 = phi i64 [ %156, %153 ], [ %305, %304 ], [ %159, %229 ]
  %312 = getelementptr inbounds i8, ptr %21, i64 96
  %313 = load i64, ptr %312, align 8, !tbaa !61
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %602, label %315

315:                                              ; preds = %310
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %10)
  store ptr %0, ptr %10, align 8
  %316 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %21, ptr %316, align 8
  %317 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %1, ptr %317, align 8
  %318 = getelementptr inbounds i8, ptr %10, i64 24
  store i32 %5, ptr %318, align 8
  %319 = getelementptr inbounds i8, ptr %10, i64 28
  %320 = getelementptr inbounds i8, ptr %10, i64 32
  store i32 %4, ptr %320, align 8
  %321 = icmp eq i32 %6, 1
  %322 = getelementptr inbounds i8, ptr %0, i64 8
  %323 = getelementptr inbounds i8, ptr %0, i64 16
  %324 = zext i32 %4 to i64
  %325 = insertelement <8 x i64> poison, i64 %324, i64 0
  %326 = shufflevector <8 x i64> %325, <8 x i64> poison, <8 x i32> zeroinitializer
  %327 = mul nuw nsw <8 x i64> %326, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %328 = shl i32 %4, 3
  %329 = zext i32 %328 to i64
  %330 = insertelement <8 x i64> poison, i64 %329, i64 0
  %331 = shufflevector <8 x i64> %330, <8 x i64> poison, <8 x i32> zeroinitializer
  %332 = getelementptr inbounds i8, ptr %0, i64 40
  %333 = icmp ugt i32 %4, 32
  %334 = shl nsw i64 -1, %324
  %335 = xor i64 %334, -1
  br label %336

336:                                              ; preds = %598, %315
  %337 = phi i64 [ 0, %315 ], [ %599, %598 ]
  %338 = lshr i64 %311, %337
  %339 = and i64 %338, 65535
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %598, label %341

341:                                              ; preds = %336
  %342 = getelementptr inbounds i64, ptr %2, i64 %337
  %343 = load i64, ptr %342, align 8, !tbaa !42
  %344 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %339)
  %345 = trunc nuw nsw i64 %344 to i32
  %346 = mul i32 %345, %4
  %347 = zext i32 %346 to i64
  br i1 %321, label %348, label %351

348:                                              ; preds = %341
  %349 = load i64, ptr %322, align 8, !tbaa !53
  %350 = load i64, ptr %323, align 8, !tbaa !54
  br label %351

351:                                              ; preds = %348, %341
  %352 = phi i64 [ %349, %348 ], [ 0, %341 ]
  %353 = phi i64 [ %350, %348 ], [ 140737488355328, %341 ]
  %354 = icmp uge i64 %343, %353
  %355 = sub i64 %353, %343
  %356 = icmp ult i64 %355, %347
  %357 = select i1 %354, i1 true, i1 %356
  br i1 %357, label %537, label %358

358:                                              ; preds = %351
  %359 = add i64 %338, 1
  %360 = and i64 %359, %339
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %362, label %537

362:                                              ; preds = %358
  %363 = icmp ult i64 %344, 8
  br i1 %363, label %364, label %383

364:                                              ; preds = %383, %390, %397, %362
  %365 = phi i32 [ 0, %362 ], [ 8, %383 ], [ 16, %390 ], [ 24, %397 ]
  %366 = phi <8 x i64> [ zeroinitializer, %362 ], [ %388, %383 ], [ %395, %390 ], [ %402, %397 ]
  %367 = extractelement <8 x i64> %366, i64 0
  %368 = extractelement <8 x i64> %366, i64 1
  %369 = or i64 %368, %367
  %370 = extractelement <8 x i64> %366, i64 2
  %371 = or i64 %369, %370
  %372 = extractelement <8 x i64> %366, i64 3
  %373 = or i64 %371, %372
  %374 = extractelement <8 x i64> %366, i64 4
  %375 = or i64 %373, %374
  %376 = extractelement <8 x i64> %366, i64 5
  %377 = or i64 %375, %376
  %378 = extractelement <8 x i64> %366, i64 6
  %379 = or i64 %377, %378
  %380 = extractelement <8 x i64> %366, i64 7
  %381 = or i64 %379, %380
  %382 = icmp ult i32 %365, %345
  br i1 %382, label %403, label %469

383:                                              ; preds = %362
  %384 = insertelement <8 x i64> poison, i64 %343, i64 0
  %385 = shufflevector <8 x i64> %384, <8 x i64> poison, <8 x i32> zeroinitializer
  %386 = add <8 x i64> %385, %327
  %387 = load <8 x i64>, ptr %342, align 8
  %388 = xor <8 x i64> %387, %386
  %389 = icmp ult i64 %344, 16
  br i1 %389, label %364, label %390, !llvm.loop !62

390:                                              ; preds = %383
  %391 = add <8 x i64> %386, %331
  %392 = getelementptr inbounds i8, ptr %342, i64 64
  %393 = load <8 x i64>, ptr %392, align 8
  %394 = xor <8 x i64> %393, %391
  %395 = or <8 x i64> %394, %388
  %396 = icmp ult i64 %344, 24
  br i1 %396, label %364, label %397, !llvm.loop !62

397:                                              ; preds = %390
  %398 = add <8 x i64> %391, %331
  %399 = getelementptr inbounds i8, ptr %342, i64 128
  %400 = load <8 x i64>, ptr %399, align 8
  %401 = xor <8 x i64> %400, %398
  %402 = or <8 x i64> %401, %395
  br label %364

403:                                              ; preds = %364
  %404 = zext i32 %365 to i64
  %405 = sub nsw i64 %344, %404
  %406 = and i64 %405, 3
  %407 = icmp eq i64 %406, 0
  br i1 %407, label %423, label %408

408:                                              ; preds = %403, %408
  %409 = phi i64 [ %420, %408 ], [ %404, %403 ]
  %410 = phi i64 [ %419, %408 ], [ %381, %403 ]
  %411 = phi i64 [ %421, %408 ], [ 0, %403 ]
  %412 = getelementptr inbounds i64, ptr %342, i64 %409
  %413 = load i64, ptr %412, align 8, !tbaa !42
  %414 = trunc nuw nsw i64 %409 to i32
  %415 = mul i32 %414, %4
  %416 = zext i32 %415 to i64
  %417 = add i64 %343, %416
  %418 = xor i64 %417, %413
  %419 = or i64 %418, %410
  %420 = add nuw nsw i64 %409, 1
  %421 = add i64 %411, 1
  %422 = icmp eq i64 %421, %406
  br i1 %422, label %423, label %408, !llvm.loop !63

423:                                              ; preds = %408, %403
  %424 = phi i64 [ poison, %403 ], [ %419, %408 ]
  %425 = phi i64 [ %404, %403 ], [ %420, %408 ]
  %426 = phi i64 [ %381, %403 ], [ %419, %408 ]
  %427 = sub nsw i64 %404, %344
  %428 = icmp ugt i64 %427, -4
  br i1 %428, label %469, label %429

429:                                              ; preds = %423, %429
  %430 = phi i64 [ %467, %429 ], [ %425, %423 ]
  %431 = phi i64 [ %466, %429 ], [ %426, %423 ]
  %432 = getelementptr inbounds i64, ptr %342, i64 %430
  %433 = load i64, ptr %432, align 8, !tbaa !42
  %434 = trunc nuw nsw i64 %430 to i32
  %435 = mul i32 %434, %4
  %436 = zext i32 %435 to i64
  %437 = add i64 %343, %436
  %438 = xor i64 %437, %433
  %439 = or i64 %438, %431
  %440 = add nuw nsw i64 %430, 1
  %441 = getelementptr inbounds i64, ptr %342, i64 %440
  %442 = load i64, ptr %441, align 8, !tbaa !42
  %443 = trunc nuw nsw i64 %440 to i32
  %444 = mul i32 %443, %4
  %445 = zext i32 %444 to i64
  %446 = add i64 %343, %445
  %447 = xor i64 %446, %442
  %448 = or i64 %447, %439
  %449 = add nuw nsw i64 %430, 2
  %450 = getelementptr inbounds i64, ptr %342, i64 %449
  %451 = load i64, ptr %450, align 8, !tbaa !42
  %452 = trunc nuw nsw i64 %449 to i32
  %453 = mul i32 %452, %4
  %454 = zext i32 %453 to i64
  %455 = add i64 %343, %454
  %456 = xor i64 %455, %451
  %457 = or i64 %456, %448
  %458 = add nuw nsw i64 %430, 3
  %459 = getelementptr inbounds i64, ptr %342, i64 %458
  %460 = load i64, ptr %459, align 8, !tbaa !42
  %461 = trunc nuw nsw i64 %458 to i32
  %462 = mul i32 %461, %4
  %463 = zext i32 %462 to i64
  %464 = add i64 %343, %463
  %465 = xor i64 %464, %460
  %466 = or i64 %465, %457
  %467 = add nuw nsw i64 %430, 4
  %468 = icmp eq i64 %467, %344
  br i1 %468, label %469, label %429, !llvm.loop !65

469:                                              ; preds = %423, %429, %364
  %470 = phi i64 [ %381, %364 ], [ %424, %423 ], [ %466, %429 ]
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %472, label %537

472:                                              ; preds = %469
  %473 = add i64 %352, %343
  %474 = icmp ugt i32 %346, 32
  %475 = load i64, ptr %312, align 8, !tbaa !61
  %476 = inttoptr i64 %475 to ptr
  br i1 %474, label %477, label %523

477:                                              ; preds = %472
  %478 = and i64 %473, 7
  %479 = add nsw i64 %347, -33
  %480 = icmp ult i64 %479, 32
  br i1 %480, label %505, label %481

481:                                              ; preds = %477
  %482 = lshr i64 %479, 5
  %483 = add nuw nsw i64 %482, 1
  %484 = and i64 %483, 1152921504606846974
  br label %485

485:                                              ; preds = %485, %481
  %486 = phi i64 [ 0, %481 ], [ %500, %485 ]
  %487 = phi i64 [ %347, %481 ], [ %501, %485 ]
  %488 = phi i64 [ %473, %481 ], [ %502, %485 ]
  %489 = phi i64 [ 0, %481 ], [ %503, %485 ]
  %490 = lshr i64 %488, 3
  %491 = getelementptr inbounds i8, ptr %476, i64 %490
  %492 = load i64, ptr %491, align 1
  %493 = add i64 %488, 32
  %494 = lshr i64 %493, 3
  %495 = getelementptr inbounds i8, ptr %476, i64 %494
  %496 = load i64, ptr %495, align 1
  %497 = or i64 %492, %496
  %498 = lshr i64 %497, %478
  %499 = and i64 %498, 4294967295
  %500 = or i64 %499, %486
  %501 = add nsw i64 %487, -64
  %502 = add i64 %488, 64
  %503 = add i64 %489, 2
  %504 = icmp eq i64 %503, %484
  br i1 %504, label %505, label %485, !llvm.loop !66

505:                                              ; preds = %485, %477
  %506 = phi i64 [ poison, %477 ], [ %500, %485 ]
  %507 = phi i64 [ poison, %477 ], [ %501, %485 ]
  %508 = phi i64 [ poison, %477 ], [ %502, %485 ]
  %509 = phi i64 [ 0, %477 ], [ %500, %485 ]
  %510 = phi i64 [ %347, %477 ], [ %501, %485 ]
  %511 = phi i64 [ %473, %477 ], [ %502, %485 ]
  %512 = and i64 %479, 32
  %513 = icmp eq i64 %512, 0
  br i1 %513, label %514, label %523

514:                                              ; preds = %505
  %515 = lshr i64 %511, 3
  %516 = getelementptr inbounds i8, ptr %476, i64 %515
  %517 = load i64, ptr %516, align 1
  %518 = lshr i64 %517, %478
  %519 = and i64 %518, 4294967295
  %520 = or i64 %519, %509
  %521 = add nsw i64 %510, -32
  %522 = add i64 %511, 32
  br label %523

523:                                              ; preds = %514, %505, %472
  %524 = phi i64 [ %473, %472 ], [ %508, %505 ], [ %522, %514 ]
  %525 = phi i64 [ %347, %472 ], [ %507, %505 ], [ %521, %514 ]
  %526 = phi i64 [ 0, %472 ], [ %506, %505 ], [ %520, %514 ]
  %527 = lshr i64 %524, 3
  %528 = getelementptr inbounds i8, ptr %476, i64 %527
  %529 = load i64, ptr %528, align 1
  %530 = and i64 %524, 7
  %531 = lshr i64 %529, %530
  %532 = shl nsw i64 -1, %525
  %533 = xor i64 %532, -1
  %534 = and i64 %531, %533
  %535 = or i64 %534, %526
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %598, label %537

537:                                              ; preds = %523, %469, %358, %351
  %538 = trunc nuw nsw i64 %337 to i32
  br label %539

539:                                              ; preds = %594, %537
  %540 = phi i64 [ %596, %594 ], [ %339, %537 ]
  %541 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %540, i1 true)
  %542 = trunc nuw nsw i64 %541 to i32
  %543 = add nuw nsw i32 %542, %538
  %544 = zext nneg i32 %543 to i64
  %545 = getelementptr inbounds i64, ptr %2, i64 %544
  %546 = load i64, ptr %545, align 8, !tbaa !42
  switch i32 %6, label %576 [
    i32 0, label %575
    i32 3, label %547
    i32 4, label %560
    i32 1, label %564
  ]

547:                                              ; preds = %539
  %548 = lshr i64 %546, 32
  %549 = load i64, ptr %332, align 8, !tbaa !52
  %550 = icmp eq i64 %548, %549
  br i1 %550, label %574, label %551

551:                                              ; preds = %547
  %552 = load i64, ptr %322, align 8, !tbaa !53
  %553 = sub i64 %546, %552
  %554 = load i64, ptr %323, align 8, !tbaa !54
  %555 = icmp ult i64 %553, %554
  br i1 %555, label %556, label %575

556:                                              ; preds = %551
  %557 = sub i64 %554, %553
  %558 = icmp ult i64 %557, %324
  br i1 %558, label %574, label %559

559:                                              ; preds = %556
  store i32 1, ptr %319, align 4, !tbaa !67
  br label %570

560:                                              ; preds = %539
  %561 = lshr i64 %546, 62
  %562 = trunc nuw nsw i64 %561 to i32
  %563 = and i32 %562, 2
  br label %576

564:                                              ; preds = %539
  %565 = add i64 %546, %324
  %566 = load i64, ptr %323, align 8, !tbaa !54
  %567 = icmp ugt i64 %565, %566
  br i1 %567, label %574, label %568

568:                                              ; preds = %564
  store i32 1, ptr %319, align 4, !tbaa !67
  %569 = load i64, ptr %322, align 8, !tbaa !53
  br label %570

570:                                              ; preds = %568, %559
  %571 = phi i64 [ %552, %559 ], [ %569, %568 ]
  %572 = phi i64 [ %553, %559 ], [ %546, %568 ]
  %573 = add i64 %572, %571
  br label %579

574:                                              ; preds = %564, %556, %547
  store i32 2, ptr %319, align 4, !tbaa !67
  br label %594

575:                                              ; preds = %551, %539
  store i32 0, ptr %319, align 4, !tbaa !67
  br label %579

576:                                              ; preds = %560, %539
  %577 = phi i32 [ %563, %560 ], [ %6, %539 ]
  store i32 %577, ptr %319, align 4, !tbaa !67
  %578 = icmp eq i32 %577, 2
  br i1 %578, label %594, label %579

579:                                              ; preds = %576, %575, %570
  %580 = phi i64 [ %573, %570 ], [ %546, %576 ], [ %546, %575 ]
  %581 = icmp ult i64 %580, 140737488355328
  br i1 %581, label %582, label %594

582:                                              ; preds = %579
  br i1 %333, label %593, label %583

583:                                              ; preds = %582
  %584 = load i64, ptr %312, align 8, !tbaa !61
  %585 = inttoptr i64 %584 to ptr
  %586 = lshr i64 %580, 3
  %587 = getelementptr inbounds i8, ptr %585, i64 %586
  %588 = load i64, ptr %587, align 1
  %589 = and i64 %580, 7
  %590 = lshr i64 %588, %589
  %591 = and i64 %590, %335
  %592 = icmp eq i64 %591, 0
  br i1 %592, label %594, label %593

593:                                              ; preds = %583, %582
  call fastcc void @look_for_undefined(ptr noundef nonnull %10, i64 noundef %580, i32 noundef %543)
  br label %594

594:                                              ; preds = %593, %583, %579, %576, %574
  %595 = add nsw i64 %540, -1
  %596 = and i64 %595, %540
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %598, label %539, !llvm.loop !70

598:                                              ; preds = %594, %523, %336
  %599 = add nuw nsw i64 %337, 16
  %600 = icmp ult i64 %337, 48
  br i1 %600, label %336, label %601, !llvm.loop !71

601:                                              ; preds = %598
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10)
  br label %602

602:                                              ; preds = %601, %310
  %603 = getelementptr inbounds i8, ptr %21, i64 88
  %604 = load i64, ptr %603, align 8, !tbaa !14
  %605 = icmp eq i64 %604, 0
  br i1 %605, label %1736, label %606

606:                                              ; preds = %602
  %607 = getelementptr inbounds i8, ptr %24, i64 128
  %608 = load i64, ptr %607, align 8, !tbaa !18
  %609 = getelementptr inbounds i8, ptr %24, i64 12
  %610 = load i32, ptr %609, align 4, !tbaa !19
  %611 = zext i32 %610 to i64
  %612 = icmp eq i64 %608, %611
  br i1 %612, label %614, label %613

613:                                              ; preds = %606
  tail call fastcc void @pass_barrier(ptr noundef nonnull %21, ptr noundef readonly %18, ptr noundef nonnull %24)
  br label %614

614:                                              ; preds = %606, %613
  %615 = getelementptr inbounds i8, ptr %24, i64 16
  %616 = load i64, ptr %615, align 8, !tbaa !20
  %617 = getelementptr inbounds i8, ptr %18, i64 48
  %618 = load i32, ptr %617, align 8, !tbaa !21
  %619 = udiv i32 16777216, %618
  %620 = zext nneg i32 %619 to i64
  %621 = urem i64 %616, %620
  %622 = trunc nuw nsw i64 %621 to i32
  %623 = mul i32 %618, %622
  %624 = getelementptr inbounds i8, ptr %0, i64 64
  %625 = load i64, ptr %624, align 8, !tbaa !22
  %626 = inttoptr i64 %625 to ptr
  %627 = getelementptr inbounds i8, ptr %626, i64 544
  %628 = load i32, ptr %627, align 8, !tbaa !23
  %629 = add i32 %623, %628
  call void @llvm.lifetime.start.p0(i64 88, ptr nonnull %11) #6
  store ptr %0, ptr %11, align 8, !tbaa !72
  %630 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %18, ptr %630, align 8, !tbaa !74
  %631 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %21, ptr %631, align 8, !tbaa !75
  %632 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %24, ptr %632, align 8, !tbaa !76
  %633 = getelementptr inbounds i8, ptr %11, i64 32
  store i64 %1, ptr %633, align 8, !tbaa !77
  %634 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 %5, ptr %634, align 8, !tbaa !78
  %635 = getelementptr inbounds i8, ptr %11, i64 44
  store i32 %6, ptr %635, align 4, !tbaa !79
  %636 = getelementptr inbounds i8, ptr %11, i64 48
  store i32 %15, ptr %636, align 8, !tbaa !80
  %637 = getelementptr inbounds i8, ptr %11, i64 52
  %638 = zext i1 %12 to i32
  store i32 %638, ptr %637, align 4, !tbaa !81
  %639 = getelementptr inbounds i8, ptr %11, i64 56
  store i32 %622, ptr %639, align 8, !tbaa !82
  %640 = getelementptr inbounds i8, ptr %11, i64 60
  store i32 %623, ptr %640, align 4, !tbaa !83
  %641 = getelementptr inbounds i8, ptr %11, i64 64
  store i32 %629, ptr %641, align 8, !tbaa !84
  %642 = getelementptr inbounds i8, ptr %11, i64 68
  store i32 %618, ptr %642, align 4, !tbaa !85
  %643 = getelementptr inbounds i8, ptr %11, i64 72
  %644 = getelementptr inbounds i8, ptr %24, i64 120
  %645 = load i64, ptr %644, align 8, !tbaa !86
  %646 = trunc i64 %645 to i32
  store i32 %646, ptr %643, align 8, !tbaa !87
  %647 = getelementptr inbounds i8, ptr %11, i64 80
  %648 = zext i32 %629 to i64
  %649 = getelementptr inbounds i8, ptr %24, i64 112
  %650 = load i64, ptr %649, align 8, !tbaa !88
  %651 = shl i64 %650, 30
  %652 = lshr i64 %1, 2
  %653 = getelementptr inbounds i8, ptr %21, i64 32960
  %654 = and i64 %652, 8191
  %655 = getelementptr inbounds [8192 x i32], ptr %653, i64 0, i64 %654
  %656 = load i32, ptr %655, align 4, !tbaa !23
  %657 = icmp eq i32 %656, 0
  br i1 %657, label %673, label %658

658:                                              ; preds = %614
  %659 = getelementptr inbounds i8, ptr %21, i64 192
  br label %666

660:                                              ; preds = %666
  %661 = add i64 %668, 1
  %662 = and i64 %661, 8191
  %663 = getelementptr inbounds [8192 x i32], ptr %653, i64 0, i64 %662
  %664 = load i32, ptr %663, align 4, !tbaa !23
  %665 = icmp eq i32 %664, 0
  br i1 %665, label %673, label %666

666:                                              ; preds = %660, %658
  %667 = phi i32 [ %656, %658 ], [ %664, %660 ]
  %668 = phi i64 [ %652, %658 ], [ %661, %660 ]
  %669 = zext i32 %667 to i64
  %670 = getelementptr inbounds [4096 x i64], ptr %659, i64 0, i64 %669
  %671 = load i64, ptr %670, align 8, !tbaa !42
  %672 = icmp eq i64 %671, %1
  br i1 %672, label %685, label %660

673:                                              ; preds = %660, %614
  %674 = phi i64 [ %654, %614 ], [ %662, %660 ]
  %675 = getelementptr inbounds i8, ptr %21, i64 184
  %676 = load i64, ptr %675, align 8, !tbaa !89
  %677 = icmp eq i64 %676, 4094
  br i1 %677, label %685, label %678

678:                                              ; preds = %673
  %679 = getelementptr inbounds [8192 x i32], ptr %653, i64 0, i64 %674
  %680 = add i64 %676, 1
  store i64 %680, ptr %675, align 8, !tbaa !89
  %681 = trunc i64 %680 to i32
  store i32 %681, ptr %679, align 4, !tbaa !23
  %682 = getelementptr inbounds i8, ptr %21, i64 192
  %683 = and i64 %680, 4294967295
  %684 = getelementptr inbounds [4096 x i64], ptr %682, i64 0, i64 %683
  store i64 %1, ptr %684, align 8, !tbaa !42
  br label %685

685:                                              ; preds = %666, %673, %678
  %686 = phi i32 [ 4095, %673 ], [ %681, %678 ], [ %667, %666 ]
  %687 = zext i32 %686 to i64
  %688 = shl i64 %687, 46
  %689 = select i1 %14, i64 4611686018427387904, i64 0
  %690 = or disjoint i64 %689, %648
  %691 = or i64 %690, %651
  %692 = or i64 %691, %688
  store i64 %692, ptr %647, align 8, !tbaa !90
  %693 = icmp eq i64 %311, 0
  br i1 %693, label %694, label %696

694:                                              ; preds = %685
  %695 = icmp ne i32 %5, 0
  br label %1584

696:                                              ; preds = %685
  %697 = icmp eq i32 %6, 0
  %698 = zext i32 %4 to i64
  %699 = getelementptr inbounds i8, ptr %0, i64 16
  %700 = getelementptr inbounds i8, ptr %0, i64 40
  %701 = getelementptr inbounds i8, ptr %0, i64 8
  %702 = load ptr, ptr %631, align 8
  %703 = getelementptr inbounds i8, ptr %702, i64 64
  %704 = getelementptr inbounds i8, ptr %702, i64 32
  %705 = getelementptr inbounds i8, ptr %702, i64 24
  %706 = getelementptr inbounds i8, ptr %702, i64 40
  %707 = getelementptr inbounds i8, ptr %702, i64 48
  %708 = getelementptr inbounds i8, ptr %702, i64 56
  %709 = getelementptr inbounds i8, ptr %702, i64 72
  %710 = getelementptr inbounds i8, ptr %702, i64 72
  %711 = load ptr, ptr %632, align 8
  %712 = getelementptr inbounds i8, ptr %711, i64 104
  %713 = load i64, ptr %647, align 8
  %714 = load i32, ptr %634, align 8
  %715 = icmp eq i32 %714, 0
  %716 = load i32, ptr %640, align 4
  %717 = load i32, ptr %642, align 4
  %718 = load i32, ptr %636, align 8
  %719 = icmp eq i32 %718, 0
  %720 = icmp eq i32 %714, 1
  %721 = or i1 %720, %719
  %722 = load ptr, ptr %631, align 8
  %723 = getelementptr inbounds i8, ptr %722, i64 16
  %724 = load ptr, ptr %630, align 8
  %725 = getelementptr inbounds i8, ptr %724, i64 48
  %726 = load i32, ptr %641, align 8
  %727 = getelementptr inbounds i8, ptr %722, i64 120
  %728 = load i32, ptr %639, align 8
  %729 = getelementptr inbounds i8, ptr %722, i64 104
  %730 = zext i32 %728 to i64
  %731 = getelementptr inbounds i8, ptr %722, i64 144
  %732 = zext i32 %726 to i64
  %733 = getelementptr inbounds i8, ptr %722, i64 112
  %734 = getelementptr inbounds i8, ptr %722, i64 136
  %735 = getelementptr inbounds i8, ptr %722, i64 128
  %736 = load ptr, ptr %632, align 8
  %737 = getelementptr inbounds i8, ptr %736, i64 112
  %738 = load i32, ptr %636, align 8
  %739 = icmp eq i32 %738, 0
  %740 = load ptr, ptr %631, align 8
  %741 = getelementptr inbounds i8, ptr %740, i64 16
  %742 = icmp ne i32 %738, 0
  %743 = load i32, ptr %634, align 8
  %744 = icmp eq i32 %743, 1
  %745 = load i32, ptr %640, align 4
  %746 = load i32, ptr %642, align 4
  %747 = load i32, ptr %643, align 8
  %748 = getelementptr inbounds i8, ptr %740, i64 120
  %749 = load i32, ptr %641, align 8
  %750 = load i32, ptr %639, align 8
  %751 = getelementptr inbounds i8, ptr %740, i64 104
  %752 = zext i32 %750 to i64
  %753 = load i32, ptr %634, align 8
  %754 = icmp ne i32 %753, 1
  %755 = getelementptr inbounds i8, ptr %740, i64 104
  %756 = zext i32 %750 to i64
  %757 = load i32, ptr %637, align 4
  %758 = icmp ne i32 %757, 0
  %759 = load i32, ptr %641, align 8
  %760 = load ptr, ptr %631, align 8
  %761 = getelementptr inbounds i8, ptr %760, i64 73920
  %762 = load i32, ptr %634, align 8
  %763 = icmp eq i32 %762, 0
  %764 = load i32, ptr %636, align 8
  %765 = icmp ne i32 %764, 0
  %766 = getelementptr inbounds i8, ptr %760, i64 16
  %767 = icmp eq i32 %762, 1
  %768 = load i32, ptr %640, align 4
  %769 = load i32, ptr %642, align 4
  %770 = load i32, ptr %643, align 8
  %771 = getelementptr inbounds i8, ptr %760, i64 120
  %772 = load i32, ptr %641, align 8
  %773 = load i32, ptr %639, align 8
  %774 = getelementptr inbounds i8, ptr %760, i64 104
  %775 = zext i32 %773 to i64
  %776 = getelementptr inbounds i8, ptr %760, i64 104
  %777 = zext i32 %773 to i64
  %778 = load i32, ptr %640, align 4
  %779 = load i32, ptr %642, align 4
  %780 = load i32, ptr %643, align 8
  %781 = load ptr, ptr %631, align 8
  %782 = getelementptr inbounds i8, ptr %781, i64 120
  %783 = load i32, ptr %639, align 8
  %784 = getelementptr inbounds i8, ptr %781, i64 104
  %785 = zext i32 %783 to i64
  %786 = getelementptr inbounds i8, ptr %781, i64 104
  %787 = zext i32 %783 to i64
  %788 = load ptr, ptr %631, align 8
  %789 = load i32, ptr %635, align 4
  %790 = zext i1 %754 to i32
  %791 = select i1 %754, i1 %739, i1 false
  %792 = zext i1 %791 to i32
  br label %797

793:                                              ; preds = %1462
  %794 = icmp ne i64 %1463, 0
  %795 = icmp ne i32 %5, 0
  %796 = and i1 %795, %794
  br i1 %796, label %1468, label %1540

797:                                              ; preds = %696, %1462
  %798 = phi i32 [ %789, %696 ], [ %834, %1462 ]
  %799 = phi i64 [ %311, %696 ], [ %1464, %1462 ]
  %800 = phi i64 [ %311, %696 ], [ %1466, %1462 ]
  %801 = phi i64 [ 0, %696 ], [ %1463, %1462 ]
  %802 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %800, i1 true)
  %803 = trunc nuw nsw i64 %802 to i32
  br i1 %697, label %833, label %804

804:                                              ; preds = %797
  %805 = getelementptr inbounds i64, ptr %2, i64 %802
  switch i32 %6, label %830 [
    i32 3, label %806
    i32 4, label %820
    i32 1, label %825
  ]

806:                                              ; preds = %804
  %807 = load i64, ptr %805, align 8, !tbaa !42
  %808 = lshr i64 %807, 32
  %809 = load i64, ptr %700, align 8, !tbaa !52
  %810 = icmp eq i64 %808, %809
  br i1 %810, label %831, label %811

811:                                              ; preds = %806
  %812 = load i64, ptr %701, align 8, !tbaa !53
  %813 = sub i64 %807, %812
  %814 = load i64, ptr %699, align 8, !tbaa !54
  %815 = icmp ult i64 %813, %814
  br i1 %815, label %816, label %831

816:                                              ; preds = %811
  %817 = sub i64 %814, %813
  %818 = icmp ult i64 %817, %698
  br i1 %818, label %831, label %819

819:                                              ; preds = %816
  store i64 %813, ptr %805, align 8, !tbaa !42
  br label %831

820:                                              ; preds = %804
  %821 = load i64, ptr %805, align 8, !tbaa !42
  %822 = lshr i64 %821, 62
  %823 = trunc nuw nsw i64 %822 to i32
  %824 = and i32 %823, 2
  br label %831

825:                                              ; preds = %804
  %826 = load i64, ptr %805, align 8, !tbaa !42
  %827 = add i64 %826, %698
  %828 = load i64, ptr %699, align 8, !tbaa !54
  %829 = icmp ugt i64 %827, %828
  br i1 %829, label %831, label %830

830:                                              ; preds = %825, %804
  br label %831

831:                                              ; preds = %806, %811, %816, %819, %820, %825, %830
  %832 = phi i32 [ %824, %820 ], [ %6, %830 ], [ 2, %806 ], [ 1, %819 ], [ 0, %811 ], [ 2, %816 ], [ 2, %825 ]
  store i32 %832, ptr %635, align 4, !tbaa !79
  br label %833

833:                                              ; preds = %797, %831
  %834 = phi i32 [ %832, %831 ], [ %798, %797 ]
  switch i32 %834, label %835 [
    i32 0, label %838
    i32 2, label %841
  ]

835:                                              ; preds = %833
  %836 = getelementptr inbounds i64, ptr %2, i64 %802
  %837 = load i64, ptr %836, align 8, !tbaa !42
  br label %845

838:                                              ; preds = %833
  %839 = getelementptr inbounds i64, ptr %2, i64 %802
  %840 = load i64, ptr %839, align 8, !tbaa !42
  br label %845

841:                                              ; preds = %833
  %842 = shl nuw i64 1, %802
  %843 = xor i64 %842, -1
  %844 = and i64 %799, %843
  br label %1462

845:                                              ; preds = %835, %838
  %846 = phi i64 [ %840, %838 ], [ %837, %835 ]
  %847 = phi i64 [ %840, %838 ], [ %801, %835 ]
  %848 = add i64 %846, %698
  %849 = and i64 %846, -4
  %850 = icmp ult i64 %849, %848
  br i1 %850, label %851, label %1462

851:                                              ; preds = %845
  %852 = or i64 %846, %698
  %853 = and i64 %852, 3
  %854 = icmp eq i64 %853, 0
  %855 = shl nuw nsw i64 %802, 24
  %856 = icmp eq i32 %834, 1
  %857 = or i64 %855, %713
  %858 = icmp eq i32 %834, 1
  %859 = icmp eq i32 %834, 0
  %860 = icmp ne i32 %834, 1
  %861 = and i1 %767, %860
  br label %862

862:                                              ; preds = %1459, %851
  %863 = phi i64 [ %849, %851 ], [ %1460, %1459 ]
  br i1 %854, label %874, label %864

864:                                              ; preds = %862
  %865 = tail call i64 @llvm.usub.sat.i64(i64 %846, i64 %863)
  %866 = trunc i64 %865 to i32
  %867 = sub i64 %848, %863
  %868 = tail call i64 @llvm.umin.i64(i64 %867, i64 4)
  %869 = trunc nuw nsw i64 %868 to i32
  %870 = shl nsw i32 -1, %869
  %871 = xor i32 %870, -1
  %872 = shl nsw i32 -1, %866
  %873 = and i32 %872, %871
  br label %874

874:                                              ; preds = %864, %862
  %875 = phi i32 [ %873, %864 ], [ 15, %862 ]
  br i1 %856, label %876, label %881

876:                                              ; preds = %874
  %877 = load i64, ptr %712, align 8, !tbaa !91
  %878 = inttoptr i64 %877 to ptr
  %879 = lshr exact i64 %863, 2
  %880 = getelementptr inbounds %struct.Cell, ptr %878, i64 %879
  br label %928

881:                                              ; preds = %874
  %882 = lshr i64 %863, 14
  %883 = add nuw nsw i64 %882, 1
  %884 = load i64, ptr %703, align 8, !tbaa !92
  %885 = icmp eq i64 %883, %884
  br i1 %885, label %886, label %892

886:                                              ; preds = %881
  %887 = load i64, ptr %710, align 8, !tbaa !93
  %888 = inttoptr i64 %887 to ptr
  %889 = lshr exact i64 %863, 2
  %890 = and i64 %889, 4095
  %891 = getelementptr inbounds %struct.Cell, ptr %888, i64 %890
  br label %928

892:                                              ; preds = %881
  %893 = load i64, ptr %704, align 8, !tbaa !94
  %894 = inttoptr i64 %893 to ptr
  %895 = load i64, ptr %705, align 8, !tbaa !95
  %896 = mul i64 %883, 159730149406440469
  %897 = lshr i64 %896, 40
  br label %898

898:                                              ; preds = %898, %892
  %899 = phi i64 [ %897, %892 ], [ %906, %898 ]
  %900 = and i64 %899, 262143
  %901 = getelementptr inbounds i64, ptr %894, i64 %900
  %902 = load i64, ptr %901, align 8, !tbaa !42
  %903 = icmp eq i64 %902, 0
  %904 = icmp eq i64 %902, %883
  %905 = or i1 %903, %904
  %906 = add nuw nsw i64 %900, 1
  br i1 %905, label %907, label %898, !llvm.loop !96

907:                                              ; preds = %898
  %908 = getelementptr inbounds i64, ptr %894, i64 %900
  %909 = inttoptr i64 %895 to ptr
  br i1 %903, label %910, label %918

910:                                              ; preds = %907
  %911 = load i64, ptr %706, align 8, !tbaa !97
  %912 = load i64, ptr %707, align 8, !tbaa !98
  %913 = icmp ult i64 %911, %912
  br i1 %913, label %914, label %1454

914:                                              ; preds = %910
  store i64 %883, ptr %908, align 8, !tbaa !42
  %915 = load i64, ptr %706, align 8, !tbaa !97
  %916 = add i64 %915, 1
  store i64 %916, ptr %706, align 8, !tbaa !97
  %917 = getelementptr inbounds i64, ptr %909, i64 %900
  store i64 %915, ptr %917, align 8, !tbaa !42
  br label %918

918:                                              ; preds = %914, %907
  store i64 %883, ptr %703, align 8, !tbaa !92
  %919 = load i64, ptr %708, align 8, !tbaa !99
  %920 = getelementptr inbounds i64, ptr %909, i64 %900
  %921 = load i64, ptr %920, align 8, !tbaa !42
  %922 = shl i64 %921, 16
  %923 = add i64 %922, %919
  store i64 %923, ptr %709, align 8, !tbaa !93
  %924 = inttoptr i64 %923 to ptr
  %925 = lshr exact i64 %863, 2
  %926 = and i64 %925, 4095
  %927 = getelementptr inbounds %struct.Cell, ptr %924, i64 %926
  br label %928

928:                                              ; preds = %918, %886, %876
  %929 = phi ptr [ %880, %876 ], [ %891, %886 ], [ %927, %918 ]
  %930 = icmp eq ptr %929, null
  br i1 %930, label %1454, label %931

931:                                              ; preds = %928
  %932 = zext nneg i32 %875 to i64
  %933 = shl nuw nsw i64 %932, 58
  %934 = or i64 %857, %933
  %935 = load i64, ptr %929, align 8, !tbaa !100
  %936 = getelementptr inbounds i8, ptr %929, i64 8
  %937 = load i64, ptr %936, align 8, !tbaa !102
  %938 = or i64 %937, %935
  %939 = icmp eq i64 %938, 0
  br i1 %715, label %940, label %966

940:                                              ; preds = %931
  %941 = icmp sgt i64 %937, -1
  br i1 %941, label %951, label %942

942:                                              ; preds = %940
  %943 = xor i64 %937, %934
  %944 = and i64 %943, 8935212028373499904
  %945 = icmp eq i64 %944, 0
  br i1 %945, label %946, label %951

946:                                              ; preds = %942
  %947 = trunc i64 %937 to i32
  %948 = and i32 %947, 16777215
  %949 = sub i32 %948, %716
  %950 = icmp ult i32 %949, %717
  br i1 %950, label %1459, label %951

951:                                              ; preds = %946, %942, %940
  br i1 %939, label %965, label %952

952:                                              ; preds = %951
  %953 = icmp eq i64 %937, 0
  br i1 %953, label %976, label %954

954:                                              ; preds = %952
  %955 = xor i64 %937, %934
  %956 = and i64 %955, -4611615650740174849
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %958, label %976

958:                                              ; preds = %954
  %959 = lshr i64 %937, 58
  %960 = trunc nuw nsw i64 %959 to i32
  %961 = and i32 %960, 15
  %962 = xor i32 %961, -1
  %963 = and i32 %875, %962
  %964 = icmp eq i32 %963, 0
  br i1 %964, label %965, label %976

965:                                              ; preds = %958, %951
  store i64 %934, ptr %936, align 8, !tbaa !102
  br label %1459

966:                                              ; preds = %931
  br i1 %939, label %975, label %967

967:                                              ; preds = %966
  %968 = icmp eq i64 %935, 0
  %969 = icmp ne i64 %937, 0
  %970 = select i1 %968, i1 true, i1 %969
  br i1 %970, label %976, label %971

971:                                              ; preds = %967
  %972 = xor i64 %934, %935
  %973 = and i64 %972, -4611615650740174849
  %974 = icmp eq i64 %973, 0
  br i1 %974, label %975, label %976

975:                                              ; preds = %971, %966
  store i64 %934, ptr %929, align 8, !tbaa !100
  br label %1459

976:                                              ; preds = %971, %967, %958, %954, %952
  br i1 %856, label %977, label %987

977:                                              ; preds = %976
  %978 = trunc i64 %935 to i32
  %979 = and i32 %978, 16777215
  %980 = sub i32 %979, %716
  %981 = icmp ult i32 %980, %717
  %982 = trunc i64 %937 to i32
  %983 = and i32 %982, 16777215
  %984 = sub i32 %983, %716
  %985 = icmp ult i32 %984, %717
  %986 = select i1 %985, i64 %937, i64 0
  br i1 %981, label %987, label %1339

987:                                              ; preds = %977, %976
  %988 = phi i64 [ %937, %976 ], [ %986, %977 ]
  %989 = icmp eq i64 %935, 0
  br i1 %989, label %1339, label %990

990:                                              ; preds = %987
  br i1 %721, label %1279, label %991

991:                                              ; preds = %990
  %992 = and i64 %935, 4611686018427387904
  %993 = icmp eq i64 %992, 0
  br i1 %993, label %994, label %998

994:                                              ; preds = %991
  %995 = load i64, ptr %723, align 8, !tbaa !103
  %996 = icmp ne i64 %995, 0
  %997 = or i1 %856, %996
  br i1 %997, label %1279, label %998

998:                                              ; preds = %994, %991
  %999 = trunc i64 %935 to i32
  %1000 = and i32 %999, 16777215
  %1001 = load i32, ptr %725, align 8, !tbaa !21
  %1002 = udiv i32 %1000, %1001
  %1003 = lshr i64 %935, 30
  %1004 = trunc i64 %1003 to i32
  %1005 = and i32 %1004, 65535
  %1006 = icmp eq i32 %1000, %726
  br i1 %1006, label %1279, label %1007

1007:                                             ; preds = %998
  %1008 = load i64, ptr %727, align 8, !tbaa !104
  %1009 = icmp eq i64 %1008, 4194304
  br i1 %1009, label %1279, label %1010

1010:                                             ; preds = %1007
  %1011 = load i64, ptr %729, align 8, !tbaa !31
  %1012 = inttoptr i64 %1011 to ptr
  %1013 = getelementptr inbounds %struct.KnownGroup, ptr %1012, i64 %730
  %1014 = load i64, ptr %731, align 8, !tbaa !24
  %1015 = inttoptr i64 %1014 to ptr
  %1016 = getelementptr inbounds %struct.WaveOrder, ptr %1015, i64 %732
  %1017 = load i64, ptr %733, align 8, !tbaa !30
  %1018 = inttoptr i64 %1017 to ptr
  %1019 = icmp eq i32 %1002, %728
  br i1 %1019, label %1055, label %1020

1020:                                             ; preds = %1010
  %1021 = load i64, ptr %734, align 8, !tbaa !105
  %1022 = icmp eq i64 %1021, 4194304
  br i1 %1022, label %1055, label %1023

1023:                                             ; preds = %1020
  %1024 = load i64, ptr %735, align 8, !tbaa !106
  %1025 = inttoptr i64 %1024 to ptr
  %1026 = zext nneg i32 %1002 to i64
  %1027 = getelementptr inbounds %struct.KnownGroup, ptr %1012, i64 %1026, i32 1
  %1028 = load i32, ptr %1027, align 4, !tbaa !23
  %1029 = icmp eq i32 %1028, 0
  br i1 %1029, label %1055, label %1030

1030:                                             ; preds = %1023, %1051
  %1031 = phi i32 [ %1053, %1051 ], [ %1028, %1023 ]
  %1032 = add i32 %1031, -1
  %1033 = zext i32 %1032 to i64
  %1034 = getelementptr inbounds %struct.Unreleased, ptr %1025, i64 %1033
  %1035 = getelementptr inbounds i8, ptr %1034, i64 8
  %1036 = load i16, ptr %1035, align 4, !tbaa !107
  %1037 = zext i16 %1036 to i32
  %1038 = icmp ult i32 %1005, %1037
  br i1 %1038, label %1051, label %1039

1039:                                             ; preds = %1030
  %1040 = load i32, ptr %1034, align 4, !tbaa !109
  %1041 = icmp eq i32 %1040, %1000
  %1042 = icmp eq i32 %1040, -1
  %1043 = or i1 %1041, %1042
  br i1 %1043, label %1044, label %1051

1044:                                             ; preds = %1039
  %1045 = getelementptr inbounds i8, ptr %1034, i64 10
  %1046 = load i16, ptr %1045, align 2, !tbaa !110
  %1047 = zext i16 %1046 to i32
  %1048 = icmp ult i32 %1005, %1047
  %1049 = add nsw i32 %1047, -1
  %1050 = select i1 %1048, i32 %1005, i32 %1049
  br label %1055

1051:                                             ; preds = %1039, %1030
  %1052 = getelementptr inbounds i8, ptr %1034, i64 4
  %1053 = load i32, ptr %1052, align 4, !tbaa !23
  %1054 = icmp eq i32 %1053, 0
  br i1 %1054, label %1055, label %1030, !llvm.loop !111

1055:                                             ; preds = %1051, %1044, %1023, %1020, %1010
  %1056 = phi i32 [ %1005, %1010 ], [ %1005, %1020 ], [ %1050, %1044 ], [ %1005, %1023 ], [ %1005, %1051 ]
  %1057 = load i32, ptr %1013, align 4, !tbaa !23
  %1058 = icmp eq i32 %1057, 0
  br i1 %1058, label %1255, label %1059

1059:                                             ; preds = %1055
  %1060 = add i32 %1057, -1
  %1061 = zext i32 %1060 to i64
  %1062 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1061
  %1063 = load i32, ptr %1062, align 4, !tbaa !112
  %1064 = icmp eq i32 %1063, %1002
  br i1 %1064, label %1065, label %1080

1065:                                             ; preds = %1059
  %1066 = getelementptr inbounds i8, ptr %1062, i64 8
  %1067 = load i32, ptr %1066, align 4
  %1068 = and i32 %1067, 16777215
  %1069 = icmp eq i32 %1068, %1000
  br i1 %1069, label %1070, label %1080

1070:                                             ; preds = %1065
  %1071 = getelementptr inbounds i8, ptr %1062, i64 12
  %1072 = load i16, ptr %1071, align 4, !tbaa !114
  %1073 = zext i16 %1072 to i32
  %1074 = icmp ugt i32 %1005, %1073
  br i1 %1074, label %1080, label %1075

1075:                                             ; preds = %1070
  %1076 = getelementptr inbounds i8, ptr %1062, i64 14
  %1077 = load i16, ptr %1076, align 2, !tbaa !115
  %1078 = zext i16 %1077 to i32
  %1079 = icmp ugt i32 %1056, %1078
  br i1 %1079, label %1080, label %1279

1080:                                             ; preds = %1075, %1070, %1065, %1059
  %1081 = getelementptr inbounds i8, ptr %1062, i64 4
  %1082 = load i32, ptr %1081, align 4, !tbaa !23
  %1083 = icmp eq i32 %1082, 0
  br i1 %1083, label %1255, label %1084, !llvm.loop !116

1084:                                             ; preds = %1080
  %1085 = add i32 %1082, -1
  %1086 = zext i32 %1085 to i64
  %1087 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1086
  %1088 = load i32, ptr %1087, align 4, !tbaa !112
  %1089 = icmp eq i32 %1088, %1002
  br i1 %1089, label %1090, label %1105

1090:                                             ; preds = %1084
  %1091 = getelementptr inbounds i8, ptr %1087, i64 8
  %1092 = load i32, ptr %1091, align 4
  %1093 = and i32 %1092, 16777215
  %1094 = icmp eq i32 %1093, %1000
  br i1 %1094, label %1095, label %1105

1095:                                             ; preds = %1090
  %1096 = getelementptr inbounds i8, ptr %1087, i64 12
  %1097 = load i16, ptr %1096, align 4, !tbaa !114
  %1098 = zext i16 %1097 to i32
  %1099 = icmp ugt i32 %1005, %1098
  br i1 %1099, label %1105, label %1100

1100:                                             ; preds = %1095
  %1101 = getelementptr inbounds i8, ptr %1087, i64 14
  %1102 = load i16, ptr %1101, align 2, !tbaa !115
  %1103 = zext i16 %1102 to i32
  %1104 = icmp ugt i32 %1056, %1103
  br i1 %1104, label %1105, label %1279

1105:                                             ; preds = %1100, %1095, %1090, %1084
  %1106 = getelementptr inbounds i8, ptr %1087, i64 4
  %1107 = load i32, ptr %1106, align 4, !tbaa !23
  %1108 = icmp eq i32 %1107, 0
  br i1 %1108, label %1255, label %1109, !llvm.loop !116

1109:                                             ; preds = %1105
  %1110 = add i32 %1107, -1
  %1111 = zext i32 %1110 to i64
  %1112 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1111
  %1113 = load i32, ptr %1112, align 4, !tbaa !112
  %1114 = icmp eq i32 %1113, %1002
  br i1 %1114, label %1115, label %1130

1115:                                             ; preds = %1109
  %1116 = getelementptr inbounds i8, ptr %1112, i64 8
  %1117 = load i32, ptr %1116, align 4
  %1118 = and i32 %1117, 16777215
  %1119 = icmp eq i32 %1118, %1000
  br i1 %1119, label %1120, label %1130

1120:                                             ; preds = %1115
  %1121 = getelementptr inbounds i8, ptr %1112, i64 12
  %1122 = load i16, ptr %1121, align 4, !tbaa !114
  %1123 = zext i16 %1122 to i32
  %1124 = icmp ugt i32 %1005, %1123
  br i1 %1124, label %1130, label %1125

1125:                                             ; preds = %1120
  %1126 = getelementptr inbounds i8, ptr %1112, i64 14
  %1127 = load i16, ptr %1126, align 2, !tbaa !115
  %1128 = zext i16 %1127 to i32
  %1129 = icmp ugt i32 %1056, %1128
  br i1 %1129, label %1130, label %1279

1130:                                             ; preds = %1125, %1120, %1115, %1109
  %1131 = getelementptr inbounds i8, ptr %1112, i64 4
  %1132 = load i32, ptr %1131, align 4, !tbaa !23
  %1133 = icmp eq i32 %1132, 0
  br i1 %1133, label %1255, label %1134, !llvm.loop !116

1134:                                             ; preds = %1130
  %1135 = add i32 %1132, -1
  %1136 = zext i32 %1135 to i64
  %1137 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1136
  %1138 = load i32, ptr %1137, align 4, !tbaa !112
  %1139 = icmp eq i32 %1138, %1002
  br i1 %1139, label %1140, label %1155

1140:                                             ; preds = %1134
  %1141 = getelementptr inbounds i8, ptr %1137, i64 8
  %1142 = load i32, ptr %1141, align 4
  %1143 = and i32 %1142, 16777215
  %1144 = icmp eq i32 %1143, %1000
  br i1 %1144, label %1145, label %1155

1145:                                             ; preds = %1140
  %1146 = getelementptr inbounds i8, ptr %1137, i64 12
  %1147 = load i16, ptr %1146, align 4, !tbaa !114
  %1148 = zext i16 %1147 to i32
  %1149 = icmp ugt i32 %1005, %1148
  br i1 %1149, label %1155, label %1150

1150:                                             ; preds = %1145
  %1151 = getelementptr inbounds i8, ptr %1137, i64 14
  %1152 = load i16, ptr %1151, align 2, !tbaa !115
  %1153 = zext i16 %1152 to i32
  %1154 = icmp ugt i32 %1056, %1153
  br i1 %1154, label %1155, label %1279

1155:                                             ; preds = %1150, %1145, %1140, %1134
  %1156 = getelementptr inbounds i8, ptr %1137, i64 4
  %1157 = load i32, ptr %1156, align 4, !tbaa !23
  %1158 = icmp eq i32 %1157, 0
  br i1 %1158, label %1255, label %1159, !llvm.loop !116

1159:                                             ; preds = %1155
  %1160 = add i32 %1157, -1
  %1161 = zext i32 %1160 to i64
  %1162 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1161
  %1163 = load i32, ptr %1162, align 4, !tbaa !112
  %1164 = icmp eq i32 %1163, %1002
  br i1 %1164, label %1165, label %1180

1165:                                             ; preds = %1159
  %1166 = getelementptr inbounds i8, ptr %1162, i64 8
  %1167 = load i32, ptr %1166, align 4
  %1168 = and i32 %1167, 16777215
  %1169 = icmp eq i32 %1168, %1000
  br i1 %1169, label %1170, label %1180

1170:                                             ; preds = %1165
  %1171 = getelementptr inbounds i8, ptr %1162, i64 12
  %1172 = load i16, ptr %1171, align 4, !tbaa !114
  %1173 = zext i16 %1172 to i32
  %1174 = icmp ugt i32 %1005, %1173
  br i1 %1174, label %1180, label %1175

1175:                                             ; preds = %1170
  %1176 = getelementptr inbounds i8, ptr %1162, i64 14
  %1177 = load i16, ptr %1176, align 2, !tbaa !115
  %1178 = zext i16 %1177 to i32
  %1179 = icmp ugt i32 %1056, %1178
  br i1 %1179, label %1180, label %1279

1180:                                             ; preds = %1175, %1170, %1165, %1159
  %1181 = getelementptr inbounds i8, ptr %1162, i64 4
  %1182 = load i32, ptr %1181, align 4, !tbaa !23
  %1183 = icmp eq i32 %1182, 0
  br i1 %1183, label %1255, label %1184, !llvm.loop !116

1184:                                             ; preds = %1180
  %1185 = add i32 %1182, -1
  %1186 = zext i32 %1185 to i64
  %1187 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1186
  %1188 = load i32, ptr %1187, align 4, !tbaa !112
  %1189 = icmp eq i32 %1188, %1002
  br i1 %1189, label %1190, label %1205

1190:                                             ; preds = %1184
  %1191 = getelementptr inbounds i8, ptr %1187, i64 8
  %1192 = load i32, ptr %1191, align 4
  %1193 = and i32 %1192, 16777215
  %1194 = icmp eq i32 %1193, %1000
  br i1 %1194, label %1195, label %1205

1195:                                             ; preds = %1190
  %1196 = getelementptr inbounds i8, ptr %1187, i64 12
  %1197 = load i16, ptr %1196, align 4, !tbaa !114
  %1198 = zext i16 %1197 to i32
  %1199 = icmp ugt i32 %1005, %1198
  br i1 %1199, label %1205, label %1200

1200:                                             ; preds = %1195
  %1201 = getelementptr inbounds i8, ptr %1187, i64 14
  %1202 = load i16, ptr %1201, align 2, !tbaa !115
  %1203 = zext i16 %1202 to i32
  %1204 = icmp ugt i32 %1056, %1203
  br i1 %1204, label %1205, label %1279

1205:                                             ; preds = %1200, %1195, %1190, %1184
  %1206 = getelementptr inbounds i8, ptr %1187, i64 4
  %1207 = load i32, ptr %1206, align 4, !tbaa !23
  %1208 = icmp eq i32 %1207, 0
  br i1 %1208, label %1255, label %1209, !llvm.loop !116

1209:                                             ; preds = %1205
  %1210 = add i32 %1207, -1
  %1211 = zext i32 %1210 to i64
  %1212 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1211
  %1213 = load i32, ptr %1212, align 4, !tbaa !112
  %1214 = icmp eq i32 %1213, %1002
  br i1 %1214, label %1215, label %1230

1215:                                             ; preds = %1209
  %1216 = getelementptr inbounds i8, ptr %1212, i64 8
  %1217 = load i32, ptr %1216, align 4
  %1218 = and i32 %1217, 16777215
  %1219 = icmp eq i32 %1218, %1000
  br i1 %1219, label %1220, label %1230

1220:                                             ; preds = %1215
  %1221 = getelementptr inbounds i8, ptr %1212, i64 12
  %1222 = load i16, ptr %1221, align 4, !tbaa !114
  %1223 = zext i16 %1222 to i32
  %1224 = icmp ugt i32 %1005, %1223
  br i1 %1224, label %1230, label %1225

1225:                                             ; preds = %1220
  %1226 = getelementptr inbounds i8, ptr %1212, i64 14
  %1227 = load i16, ptr %1226, align 2, !tbaa !115
  %1228 = zext i16 %1227 to i32
  %1229 = icmp ugt i32 %1056, %1228
  br i1 %1229, label %1230, label %1279

1230:                                             ; preds = %1225, %1220, %1215, %1209
  %1231 = getelementptr inbounds i8, ptr %1212, i64 4
  %1232 = load i32, ptr %1231, align 4, !tbaa !23
  %1233 = icmp eq i32 %1232, 0
  br i1 %1233, label %1255, label %1234, !llvm.loop !116

1234:                                             ; preds = %1230
  %1235 = add i32 %1232, -1
  %1236 = zext i32 %1235 to i64
  %1237 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1236
  %1238 = load i32, ptr %1237, align 4, !tbaa !112
  %1239 = icmp eq i32 %1238, %1002
  br i1 %1239, label %1240, label %1255

1240:                                             ; preds = %1234
  %1241 = getelementptr inbounds i8, ptr %1237, i64 8
  %1242 = load i32, ptr %1241, align 4
  %1243 = and i32 %1242, 16777215
  %1244 = icmp eq i32 %1243, %1000
  br i1 %1244, label %1245, label %1255

1245:                                             ; preds = %1240
  %1246 = getelementptr inbounds i8, ptr %1237, i64 12
  %1247 = load i16, ptr %1246, align 4, !tbaa !114
  %1248 = zext i16 %1247 to i32
  %1249 = icmp ugt i32 %1005, %1248
  br i1 %1249, label %1255, label %1250

1250:                                             ; preds = %1245
  %1251 = getelementptr inbounds i8, ptr %1237, i64 14
  %1252 = load i16, ptr %1251, align 2, !tbaa !115
  %1253 = zext i16 %1252 to i32
  %1254 = icmp ugt i32 %1056, %1253
  br i1 %1254, label %1255, label %1279

1255:                                             ; preds = %1080, %1105, %1130, %1155, %1180, %1205, %1230, %1250, %1245, %1240, %1234, %1055
  %1256 = add i64 %1008, 1
  store i64 %1256, ptr %727, align 8, !tbaa !104
  %1257 = getelementptr inbounds %struct.Acquired, ptr %1018, i64 %1008
  %1258 = getelementptr inbounds i8, ptr %1016, i64 7
  %1259 = load i8, ptr %1258, align 1, !tbaa !29
  %1260 = icmp eq i8 %1259, 0
  %1261 = select i1 %1260, i32 16777216, i32 0
  %1262 = or disjoint i32 %1261, %1000
  %1263 = trunc i64 %1003 to i16
  %1264 = trunc i32 %1056 to i16
  %1265 = load i64, ptr %737, align 8, !tbaa !88
  %1266 = trunc i64 %1265 to i16
  %1267 = lshr i64 %935, 46
  %1268 = trunc i64 %1267 to i16
  %1269 = and i16 %1268, 4095
  store i32 %1002, ptr %1257, align 4, !tbaa !23
  %1270 = getelementptr inbounds i8, ptr %1257, i64 4
  store i32 %1057, ptr %1270, align 4, !tbaa !23
  %1271 = getelementptr inbounds i8, ptr %1257, i64 8
  store i32 %1262, ptr %1271, align 4, !tbaa !117
  %1272 = getelementptr inbounds i8, ptr %1257, i64 12
  store i16 %1263, ptr %1272, align 4, !tbaa !118
  %1273 = getelementptr inbounds i8, ptr %1257, i64 14
  store i16 %1264, ptr %1273, align 2, !tbaa !118
  %1274 = getelementptr inbounds i8, ptr %1257, i64 16
  store i16 %1266, ptr %1274, align 4, !tbaa !118
  %1275 = getelementptr inbounds i8, ptr %1257, i64 18
  store i16 %1269, ptr %1275, align 2, !tbaa !118
  %1276 = load i64, ptr %727, align 8, !tbaa !104
  %1277 = trunc i64 %1276 to i32
  store i32 %1277, ptr %1013, align 4, !tbaa !34
  %1278 = getelementptr inbounds i8, ptr %1016, i64 4
  store i8 0, ptr %1278, align 2, !tbaa !25
  br label %1279

1279:                                             ; preds = %1075, %1100, %1125, %1150, %1175, %1200, %1225, %1250, %1255, %1007, %998, %994, %990
  %1280 = lshr i64 %935, 58
  %1281 = trunc nuw nsw i64 %1280 to i32
  %1282 = and i32 %875, 15
  %1283 = and i32 %1282, %1281
  %1284 = icmp eq i32 %1283, 0
  br i1 %1284, label %1339, label %1285

1285:                                             ; preds = %1279
  %1286 = and i64 %935, 4611686018427387904
  %1287 = icmp eq i64 %1286, 0
  %1288 = select i1 %1287, i1 true, i1 %739
  br i1 %1288, label %1289, label %1339

1289:                                             ; preds = %1285
  %1290 = load i64, ptr %741, align 8, !tbaa !103
  %1291 = icmp ne i64 %1290, 0
  %1292 = or i1 %1291, %858
  br i1 %1292, label %1297, label %1293

1293:                                             ; preds = %1289
  %1294 = or i1 %1287, %742
  br i1 %1294, label %1296, label %1295

1295:                                             ; preds = %1293
  br i1 %744, label %1339, label %1297

1296:                                             ; preds = %1293
  br i1 %742, label %1339, label %1297

1297:                                             ; preds = %1296, %1295, %1289
  %1298 = trunc i64 %935 to i32
  %1299 = and i32 %1298, 16777215
  %1300 = lshr i64 %935, 30
  %1301 = trunc i64 %1300 to i32
  %1302 = and i32 %1301, 65535
  %1303 = sub i32 %1299, %745
  %1304 = icmp ult i32 %1303, %746
  br i1 %1304, label %1305, label %1309

1305:                                             ; preds = %1297
  %1306 = icmp ult i32 %1302, %747
  %1307 = icmp eq i32 %1302, 65535
  %1308 = or i1 %1307, %1306
  br i1 %1308, label %1339, label %1311

1309:                                             ; preds = %1297
  %1310 = icmp eq i32 %1302, 65535
  br i1 %1310, label %1339, label %1311

1311:                                             ; preds = %1309, %1305
  %1312 = load i64, ptr %748, align 8, !tbaa !104
  %1313 = icmp eq i64 %1312, 4194304
  br i1 %1313, label %1339, label %1314

1314:                                             ; preds = %1311
  %1315 = icmp eq i32 %1299, %749
  br i1 %1315, label %1316, label %1323

1316:                                             ; preds = %1314
  %1317 = icmp sgt i64 %935, -1
  br i1 %1317, label %1339, label %1318

1318:                                             ; preds = %1316
  %1319 = load i64, ptr %755, align 8, !tbaa !31
  %1320 = inttoptr i64 %1319 to ptr
  %1321 = getelementptr inbounds %struct.KnownGroup, ptr %1320, i64 %756
  %1322 = load i32, ptr %1321, align 4, !tbaa !34
  br label %1333

1323:                                             ; preds = %1314
  %1324 = load i64, ptr %751, align 8, !tbaa !31
  %1325 = inttoptr i64 %1324 to ptr
  %1326 = getelementptr inbounds %struct.KnownGroup, ptr %1325, i64 %752
  %1327 = load i32, ptr %1326, align 4, !tbaa !34
  %1328 = icmp eq i32 %1327, 0
  %1329 = select i1 %859, i32 %790, i32 0
  %1330 = select i1 %859, i32 %792, i32 0
  br i1 %1328, label %1336, label %1331

1331:                                             ; preds = %1323
  %1332 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %11, i64 noundef %935, i32 noundef %1329, i32 noundef %1330)
  br label %1333

1333:                                             ; preds = %1331, %1318
  %1334 = phi i32 [ %1322, %1318 ], [ %1332, %1331 ]
  %1335 = icmp eq i32 %1334, 0
  br i1 %1335, label %1336, label %1339

1336:                                             ; preds = %1323, %1333
  %1337 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %875)
  %1338 = select i1 %1287, i32 1, i32 2
  call fastcc void @report(ptr noundef nonnull readonly %11, i32 noundef 0, i64 noundef %863, i32 noundef %1337, i32 noundef %803, i64 noundef %935, i32 noundef %1338)
  br label %1339

1339:                                             ; preds = %1285, %1336, %1333, %1316, %1311, %1309, %1305, %1296, %1295, %1279, %987, %977
  %1340 = phi i64 [ 0, %987 ], [ %935, %1336 ], [ %935, %1333 ], [ %935, %1296 ], [ %935, %1279 ], [ 0, %977 ], [ %935, %1305 ], [ %935, %1311 ], [ %935, %1309 ], [ %935, %1316 ], [ %935, %1295 ], [ %935, %1285 ]
  %1341 = phi i64 [ %988, %987 ], [ %988, %1336 ], [ %988, %1333 ], [ %988, %1296 ], [ %988, %1279 ], [ %986, %977 ], [ %988, %1305 ], [ %988, %1311 ], [ %988, %1309 ], [ %988, %1316 ], [ %988, %1295 ], [ %988, %1285 ]
  %1342 = icmp ne i64 %1341, 0
  %1343 = select i1 %758, i1 %1342, i1 false
  %1344 = trunc i64 %1341 to i32
  %1345 = and i32 %1344, 16777215
  %1346 = icmp eq i32 %1345, %759
  %1347 = select i1 %1343, i1 %1346, i1 false
  br i1 %1347, label %1348, label %1352

1348:                                             ; preds = %1339
  %1349 = lshr i64 %1341, 46
  %1350 = and i64 %1349, 4095
  %1351 = getelementptr inbounds [4096 x i32], ptr %761, i64 0, i64 %1350
  store i32 1, ptr %1351, align 4, !tbaa !23
  br label %1352

1352:                                             ; preds = %1348, %1339
  br i1 %763, label %1353, label %1398

1353:                                             ; preds = %1352
  br i1 %1342, label %1354, label %1396

1354:                                             ; preds = %1353
  %1355 = trunc i64 %1341 to i32
  %1356 = and i32 %1355, 16777215
  %1357 = icmp eq i32 %1356, %772
  %1358 = icmp sgt i64 %1341, -1
  %1359 = select i1 %1357, i1 %1358, i1 false
  br i1 %1359, label %1396, label %1360

1360:                                             ; preds = %1354
  %1361 = lshr i64 %1341, 30
  %1362 = trunc i64 %1361 to i32
  %1363 = and i32 %1362, 65535
  %1364 = sub i32 %1356, %778
  %1365 = icmp ult i32 %1364, %779
  br i1 %1365, label %1366, label %1370

1366:                                             ; preds = %1360
  %1367 = icmp ult i32 %1363, %780
  %1368 = icmp eq i32 %1363, 65535
  %1369 = or i1 %1368, %1367
  br i1 %1369, label %1396, label %1372

1370:                                             ; preds = %1360
  %1371 = icmp eq i32 %1363, 65535
  br i1 %1371, label %1396, label %1372

1372:                                             ; preds = %1370, %1366
  %1373 = load i64, ptr %782, align 8, !tbaa !104
  %1374 = icmp eq i64 %1373, 4194304
  br i1 %1374, label %1396, label %1375

1375:                                             ; preds = %1372
  br i1 %1357, label %1376, label %1382

1376:                                             ; preds = %1375
  br i1 %1358, label %1396, label %1377

1377:                                             ; preds = %1376
  %1378 = load i64, ptr %786, align 8, !tbaa !31
  %1379 = inttoptr i64 %1378 to ptr
  %1380 = getelementptr inbounds %struct.KnownGroup, ptr %1379, i64 %787
  %1381 = load i32, ptr %1380, align 4, !tbaa !34
  br label %1390

1382:                                             ; preds = %1375
  %1383 = load i64, ptr %784, align 8, !tbaa !31
  %1384 = inttoptr i64 %1383 to ptr
  %1385 = getelementptr inbounds %struct.KnownGroup, ptr %1384, i64 %785
  %1386 = load i32, ptr %1385, align 4, !tbaa !34
  %1387 = icmp eq i32 %1386, 0
  br i1 %1387, label %1393, label %1388

1388:                                             ; preds = %1382
  %1389 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %11, i64 noundef %1341, i32 noundef 0, i32 noundef 0)
  br label %1390

1390:                                             ; preds = %1388, %1377
  %1391 = phi i32 [ %1381, %1377 ], [ %1389, %1388 ]
  %1392 = icmp eq i32 %1391, 0
  br i1 %1392, label %1393, label %1396

1393:                                             ; preds = %1390, %1382
  %1394 = or i64 %933, %1341
  %1395 = or i64 %1394, -9223372036854775808
  br label %1396

1396:                                             ; preds = %1393, %1390, %1376, %1372, %1370, %1366, %1354, %1353
  %1397 = phi i64 [ %1395, %1393 ], [ %934, %1353 ], [ %934, %1390 ], [ %934, %1366 ], [ %934, %1372 ], [ %934, %1370 ], [ %934, %1376 ], [ %934, %1354 ]
  store i64 %1397, ptr %936, align 8, !tbaa !102
  store i64 %1340, ptr %929, align 8, !tbaa !100
  br label %1459

1398:                                             ; preds = %1352
  br i1 %1342, label %1399, label %1453

1399:                                             ; preds = %1398
  %1400 = lshr i64 %1341, 58
  %1401 = trunc nuw nsw i64 %1400 to i32
  %1402 = and i32 %875, 15
  %1403 = and i32 %1402, %1401
  %1404 = icmp eq i32 %1403, 0
  br i1 %1404, label %1453, label %1405

1405:                                             ; preds = %1399
  %1406 = and i64 %1341, 4611686018427387904
  %1407 = icmp ne i64 %1406, 0
  %1408 = select i1 %1407, i1 %765, i1 false
  br i1 %1408, label %1453, label %1409

1409:                                             ; preds = %1405
  %1410 = load i64, ptr %766, align 8, !tbaa !103
  %1411 = icmp eq i64 %1410, 0
  %1412 = and i1 %1407, %861
  %1413 = select i1 %1411, i1 %1412, i1 false
  br i1 %1413, label %1453, label %1414

1414:                                             ; preds = %1409
  %1415 = trunc i64 %1341 to i32
  %1416 = and i32 %1415, 16777215
  %1417 = lshr i64 %1341, 30
  %1418 = trunc i64 %1417 to i32
  %1419 = and i32 %1418, 65535
  %1420 = sub i32 %1416, %768
  %1421 = icmp ult i32 %1420, %769
  br i1 %1421, label %1422, label %1426

1422:                                             ; preds = %1414
  %1423 = icmp ult i32 %1419, %770
  %1424 = icmp eq i32 %1419, 65535
  %1425 = or i1 %1424, %1423
  br i1 %1425, label %1453, label %1428

1426:                                             ; preds = %1414
  %1427 = icmp eq i32 %1419, 65535
  br i1 %1427, label %1453, label %1428

1428:                                             ; preds = %1426, %1422
  %1429 = load i64, ptr %771, align 8, !tbaa !104
  %1430 = icmp eq i64 %1429, 4194304
  br i1 %1430, label %1453, label %1431

1431:                                             ; preds = %1428
  %1432 = icmp eq i32 %1416, %772
  br i1 %1432, label %1433, label %1440

1433:                                             ; preds = %1431
  %1434 = icmp sgt i64 %1341, -1
  br i1 %1434, label %1453, label %1435

1435:                                             ; preds = %1433
  %1436 = load i64, ptr %776, align 8, !tbaa !31
  %1437 = inttoptr i64 %1436 to ptr
  %1438 = getelementptr inbounds %struct.KnownGroup, ptr %1437, i64 %777
  %1439 = load i32, ptr %1438, align 4, !tbaa !34
  br label %1448

1440:                                             ; preds = %1431
  %1441 = load i64, ptr %774, align 8, !tbaa !31
  %1442 = inttoptr i64 %1441 to ptr
  %1443 = getelementptr inbounds %struct.KnownGroup, ptr %1442, i64 %775
  %1444 = load i32, ptr %1443, align 4, !tbaa !34
  %1445 = icmp eq i32 %1444, 0
  br i1 %1445, label %1451, label %1446

1446:                                             ; preds = %1440
  %1447 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %11, i64 noundef %1341, i32 noundef 0, i32 noundef 0)
  br label %1448

1448:                                             ; preds = %1446, %1435
  %1449 = phi i32 [ %1439, %1435 ], [ %1447, %1446 ]
  %1450 = icmp eq i32 %1449, 0
  br i1 %1450, label %1451, label %1453

1451:                                             ; preds = %1448, %1440
  %1452 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %875)
  call fastcc void @report(ptr noundef nonnull readonly %11, i32 noundef 0, i64 noundef %863, i32 noundef %1452, i32 noundef %803, i64 noundef %1341, i32 noundef 0)
  br label %1453

1453:                                             ; preds = %1409, %1405, %1451, %1448, %1433, %1428, %1426, %1422, %1399, %1398
  store i64 %934, ptr %929, align 8, !tbaa !100
  store i64 0, ptr %936, align 8, !tbaa !102
  br label %1459

1454:                                             ; preds = %928, %910
  %1455 = phi ptr [ %702, %910 ], [ %788, %928 ]
  %1456 = getelementptr inbounds i8, ptr %1455, i64 80
  %1457 = load i64, ptr %1456, align 8, !tbaa !119
  %1458 = add i64 %1457, 1
  store i64 %1458, ptr %1456, align 8, !tbaa !119
  br label %1459

1459:                                             ; preds = %1454, %1453, %1396, %975, %965, %946
  %1460 = add i64 %863, 4
  %1461 = icmp ult i64 %1460, %848
  br i1 %1461, label %862, label %1462, !llvm.loop !120

1462:                                             ; preds = %1459, %845, %841
  %1463 = phi i64 [ %801, %841 ], [ %847, %845 ], [ %847, %1459 ]
  %1464 = phi i64 [ %844, %841 ], [ %799, %845 ], [ %799, %1459 ]
  %1465 = add i64 %800, -1
  %1466 = and i64 %1465, %800
  %1467 = icmp eq i64 %1466, 0
  br i1 %1467, label %793, label %797, !llvm.loop !121

1468:                                             ; preds = %793
  %1469 = load ptr, ptr %632, align 8, !tbaa !76
  %1470 = getelementptr inbounds i8, ptr %1469, i64 112
  %1471 = load i64, ptr %1470, align 8, !tbaa !88
  %1472 = trunc i64 %1471 to i32
  %1473 = load ptr, ptr %631, align 8, !tbaa !75
  %1474 = load i32, ptr %641, align 8, !tbaa !84
  %1475 = getelementptr inbounds i8, ptr %1473, i64 144
  %1476 = load i64, ptr %1475, align 8, !tbaa !24
  %1477 = inttoptr i64 %1476 to ptr
  %1478 = zext i32 %1474 to i64
  %1479 = getelementptr inbounds %struct.WaveOrder, ptr %1477, i64 %1478
  %1480 = load i16, ptr %1479, align 2, !tbaa !40
  %1481 = icmp eq i16 %1480, 0
  %1482 = icmp ult i32 %1472, 65535
  %1483 = select i1 %1481, i1 %1482, i1 false
  br i1 %1483, label %1484, label %1536

1484:                                             ; preds = %1468
  %1485 = getelementptr inbounds i8, ptr %1479, i64 2
  %1486 = load i16, ptr %1485, align 2, !tbaa !122
  %1487 = zext i16 %1486 to i32
  %1488 = icmp eq i32 %1487, %1472
  %1489 = zext i1 %1488 to i32
  %1490 = add nuw nsw i32 %1489, %1472
  %1491 = trunc nuw i32 %1490 to i16
  store i16 %1491, ptr %1479, align 2, !tbaa !40
  %1492 = getelementptr inbounds i8, ptr %1469, i64 152
  store i64 1, ptr %1492, align 8, !tbaa !16
  %1493 = getelementptr inbounds i8, ptr %1469, i64 144
  %1494 = load i64, ptr %1493, align 8, !tbaa !41
  %1495 = trunc i64 %1494 to i32
  %1496 = icmp eq i32 %1495, 0
  %1497 = icmp eq i32 %1490, 0
  %1498 = tail call i32 @llvm.umin.i32(i32 %1490, i32 %1495)
  %1499 = select i1 %1497, i32 %1495, i32 %1498
  %1500 = select i1 %1496, i32 %1490, i32 %1499
  %1501 = getelementptr inbounds i8, ptr %1473, i64 136
  %1502 = load i64, ptr %1501, align 8, !tbaa !105
  %1503 = icmp eq i64 %1502, 4194304
  br i1 %1503, label %1536, label %1504

1504:                                             ; preds = %1484
  %1505 = load i32, ptr %639, align 8, !tbaa !82
  %1506 = getelementptr inbounds i8, ptr %1473, i64 104
  %1507 = load i64, ptr %1506, align 8, !tbaa !31
  %1508 = inttoptr i64 %1507 to ptr
  %1509 = zext i32 %1505 to i64
  %1510 = getelementptr inbounds i8, ptr %1473, i64 128
  %1511 = load i64, ptr %1510, align 8, !tbaa !106
  %1512 = inttoptr i64 %1511 to ptr
  %1513 = getelementptr inbounds %struct.KnownGroup, ptr %1508, i64 %1509, i32 1
  %1514 = load i32, ptr %1513, align 4, !tbaa !123
  %1515 = add i32 %1514, -1
  %1516 = zext i32 %1515 to i64
  %1517 = getelementptr inbounds %struct.Unreleased, ptr %1512, i64 %1516
  %1518 = icmp eq i32 %1514, 0
  br i1 %1518, label %1527, label %1519

1519:                                             ; preds = %1504
  %1520 = load i32, ptr %1517, align 4, !tbaa !109
  %1521 = icmp eq i32 %1520, %1474
  br i1 %1521, label %1522, label %1527

1522:                                             ; preds = %1519
  %1523 = getelementptr inbounds i8, ptr %1517, i64 10
  %1524 = load i16, ptr %1523, align 2, !tbaa !110
  %1525 = zext i16 %1524 to i32
  %1526 = icmp eq i32 %1500, %1525
  br i1 %1526, label %1536, label %1527

1527:                                             ; preds = %1522, %1519, %1504
  %1528 = add i64 %1502, 1
  store i64 %1528, ptr %1501, align 8, !tbaa !105
  %1529 = getelementptr inbounds %struct.Unreleased, ptr %1512, i64 %1502
  %1530 = trunc i64 %1471 to i16
  %1531 = trunc i32 %1500 to i16
  store i32 %1474, ptr %1529, align 4, !tbaa !23
  %1532 = getelementptr inbounds i8, ptr %1529, i64 4
  store i32 %1514, ptr %1532, align 4, !tbaa !23
  %1533 = getelementptr inbounds i8, ptr %1529, i64 8
  store i16 %1530, ptr %1533, align 4, !tbaa !118
  %1534 = getelementptr inbounds i8, ptr %1529, i64 10
  store i16 %1531, ptr %1534, align 2, !tbaa !118
  %1535 = trunc i64 %1528 to i32
  store i32 %1535, ptr %1513, align 4, !tbaa !123
  br label %1536

1536:                                             ; preds = %1468, %1484, %1522, %1527
  %1537 = trunc i64 %1471 to i16
  %1538 = getelementptr inbounds i8, ptr %1479, i64 2
  store i16 %1537, ptr %1538, align 2, !tbaa !122
  %1539 = getelementptr inbounds i8, ptr %1479, i64 5
  store i8 1, ptr %1539, align 1, !tbaa !38
  br label %1540

1540:                                             ; preds = %1536, %793
  %1541 = or i32 %7, %5
  %1542 = icmp eq i32 %1541, 0
  %1543 = and i1 %1542, %794
  br i1 %1543, label %1544, label %1584

1544:                                             ; preds = %1540
  %1545 = load ptr, ptr %631, align 8, !tbaa !75
  %1546 = load i32, ptr %641, align 8, !tbaa !84
  %1547 = getelementptr inbounds i8, ptr %1545, i64 144
  %1548 = load i64, ptr %1547, align 8, !tbaa !24
  %1549 = inttoptr i64 %1548 to ptr
  %1550 = zext i32 %1546 to i64
  %1551 = getelementptr inbounds %struct.WaveOrder, ptr %1549, i64 %1550, i32 5
  %1552 = load i8, ptr %1551, align 1, !tbaa !29
  %1553 = icmp eq i8 %1552, 0
  br i1 %1553, label %1584, label %1554

1554:                                             ; preds = %1544
  %1555 = load ptr, ptr %630, align 8, !tbaa !74
  %1556 = getelementptr inbounds i8, ptr %1555, i64 728
  %1557 = load i64, ptr %1556, align 8, !tbaa !124
  %1558 = inttoptr i64 %1557 to ptr
  %1559 = icmp eq i64 %1557, 0
  br i1 %1559, label %1583, label %1560

1560:                                             ; preds = %1554
  %1561 = getelementptr inbounds i8, ptr %1558, i64 -8
  %1562 = load i64, ptr %1561, align 8, !tbaa !42
  %1563 = icmp eq i64 %1562, 0
  br i1 %1563, label %1583, label %1564

1564:                                             ; preds = %1560
  %1565 = load i64, ptr %1558, align 8, !tbaa !100
  %1566 = sub i64 %1463, %1565
  %1567 = getelementptr inbounds i8, ptr %1558, i64 8
  %1568 = load i64, ptr %1567, align 8, !tbaa !102
  %1569 = icmp ult i64 %1566, %1568
  br i1 %1569, label %1584, label %1570

1570:                                             ; preds = %1564, %1574
  %1571 = phi i64 [ %1572, %1574 ], [ 0, %1564 ]
  %1572 = add nuw i64 %1571, 1
  %1573 = icmp eq i64 %1572, %1562
  br i1 %1573, label %1583, label %1574, !llvm.loop !125

1574:                                             ; preds = %1570
  %1575 = getelementptr inbounds %struct.Range, ptr %1558, i64 %1572
  %1576 = load i64, ptr %1575, align 8, !tbaa !100
  %1577 = sub i64 %1463, %1576
  %1578 = getelementptr inbounds i8, ptr %1575, i64 8
  %1579 = load i64, ptr %1578, align 8, !tbaa !102
  %1580 = icmp ult i64 %1577, %1579
  br i1 %1580, label %1581, label %1570, !llvm.loop !125

1581:                                             ; preds = %1574
  %1582 = icmp ult i64 %1572, %1562
  br i1 %1582, label %1584, label %1583

1583:                                             ; preds = %1570, %1581, %1560, %1554
  store i8 0, ptr %1551, align 1, !tbaa !29
  br label %1584

1584:                                             ; preds = %694, %1583, %1581, %1564, %1544, %1540
  %1585 = phi i64 [ 0, %694 ], [ %1464, %1583 ], [ %1464, %1581 ], [ %1464, %1564 ], [ %1464, %1544 ], [ %1464, %1540 ]
  %1586 = phi i1 [ %695, %694 ], [ %795, %1583 ], [ %795, %1581 ], [ %795, %1564 ], [ %795, %1544 ], [ %795, %1540 ]
  %1587 = icmp eq ptr %8, null
  %1588 = icmp ne i32 %5, 1
  %1589 = or i1 %1588, %1587
  %1590 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1585)
  %1591 = icmp ult i64 %1590, 2
  %1592 = select i1 %1589, i1 true, i1 %1591
  br i1 %1592, label %1728, label %1593

1593:                                             ; preds = %1584
  %1594 = icmp ult i32 %4, 4
  %1595 = lshr i32 %4, 2
  %1596 = select i1 %1594, i32 1, i32 %1595
  %1597 = icmp eq i32 %1596, 0
  %1598 = icmp ugt i32 %4, 3
  %1599 = shl i32 %4, 3
  %1600 = shl nsw i32 -1, %1599
  %1601 = xor i32 %1600, -1
  %1602 = select i1 %1598, i32 -1, i32 %1601
  %1603 = zext nneg i32 %1596 to i64
  %1604 = load ptr, ptr %11, align 8, !tbaa !72
  %1605 = getelementptr inbounds i8, ptr %1604, i64 16
  %1606 = load ptr, ptr %631, align 8
  %1607 = getelementptr inbounds i8, ptr %1606, i64 64
  %1608 = getelementptr inbounds i8, ptr %1606, i64 32
  %1609 = getelementptr inbounds i8, ptr %1606, i64 24
  %1610 = getelementptr inbounds i8, ptr %1606, i64 40
  %1611 = getelementptr inbounds i8, ptr %1606, i64 48
  %1612 = getelementptr inbounds i8, ptr %1606, i64 56
  %1613 = getelementptr inbounds i8, ptr %1606, i64 72
  %1614 = getelementptr inbounds i8, ptr %1606, i64 72
  %1615 = load ptr, ptr %632, align 8
  %1616 = getelementptr inbounds i8, ptr %1615, i64 104
  %1617 = load ptr, ptr %11, align 8
  %1618 = getelementptr inbounds i8, ptr %1617, i64 160
  br label %1619

1619:                                             ; preds = %1724, %1593
  %1620 = phi i64 [ %1585, %1593 ], [ %1726, %1724 ]
  %1621 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1620, i1 true)
  %1622 = trunc nuw nsw i64 %1621 to i32
  %1623 = getelementptr inbounds i64, ptr %2, i64 %1621
  %1624 = load i64, ptr %1623, align 8, !tbaa !42
  %1625 = load i64, ptr %1605, align 8, !tbaa !54
  %1626 = icmp ugt i64 %1625, %1624
  %1627 = zext i1 %1626 to i32
  store i32 %1627, ptr %635, align 4, !tbaa !79
  br i1 %1597, label %1724, label %1630

1628:                                             ; preds = %1721
  %1629 = load i64, ptr %1623, align 8, !tbaa !42
  br label %1630

1630:                                             ; preds = %1619, %1628
  %1631 = phi i64 [ %1629, %1628 ], [ %1624, %1619 ]
  %1632 = phi i64 [ %1722, %1628 ], [ 0, %1619 ]
  %1633 = shl nuw i64 %1632, 2
  %1634 = add i64 %1631, %1633
  br i1 %1626, label %1635, label %1640

1635:                                             ; preds = %1630
  %1636 = load i64, ptr %1616, align 8, !tbaa !91
  %1637 = inttoptr i64 %1636 to ptr
  %1638 = lshr i64 %1634, 2
  %1639 = getelementptr inbounds %struct.Cell, ptr %1637, i64 %1638
  br label %1687

1640:                                             ; preds = %1630
  %1641 = lshr i64 %1634, 14
  %1642 = add nuw nsw i64 %1641, 1
  %1643 = load i64, ptr %1607, align 8, !tbaa !92
  %1644 = icmp eq i64 %1642, %1643
  br i1 %1644, label %1645, label %1651

1645:                                             ; preds = %1640
  %1646 = load i64, ptr %1614, align 8, !tbaa !93
  %1647 = inttoptr i64 %1646 to ptr
  %1648 = lshr i64 %1634, 2
  %1649 = and i64 %1648, 4095
  %1650 = getelementptr inbounds %struct.Cell, ptr %1647, i64 %1649
  br label %1687

1651:                                             ; preds = %1640
  %1652 = load i64, ptr %1608, align 8, !tbaa !94
  %1653 = inttoptr i64 %1652 to ptr
  %1654 = load i64, ptr %1609, align 8, !tbaa !95
  %1655 = mul i64 %1642, 159730149406440469
  %1656 = lshr i64 %1655, 40
  br label %1657

1657:                                             ; preds = %1657, %1651
  %1658 = phi i64 [ %1656, %1651 ], [ %1665, %1657 ]
  %1659 = and i64 %1658, 262143
  %1660 = getelementptr inbounds i64, ptr %1653, i64 %1659
  %1661 = load i64, ptr %1660, align 8, !tbaa !42
  %1662 = icmp eq i64 %1661, 0
  %1663 = icmp eq i64 %1661, %1642
  %1664 = or i1 %1662, %1663
  %1665 = add nuw nsw i64 %1659, 1
  br i1 %1664, label %1666, label %1657, !llvm.loop !96

1666:                                             ; preds = %1657
  %1667 = getelementptr inbounds i64, ptr %1653, i64 %1659
  %1668 = inttoptr i64 %1654 to ptr
  br i1 %1662, label %1669, label %1677

1669:                                             ; preds = %1666
  %1670 = load i64, ptr %1610, align 8, !tbaa !97
  %1671 = load i64, ptr %1611, align 8, !tbaa !98
  %1672 = icmp ult i64 %1670, %1671
  br i1 %1672, label %1673, label %1728

1673:                                             ; preds = %1669
  store i64 %1642, ptr %1667, align 8, !tbaa !42
  %1674 = load i64, ptr %1610, align 8, !tbaa !97
  %1675 = add i64 %1674, 1
  store i64 %1675, ptr %1610, align 8, !tbaa !97
  %1676 = getelementptr inbounds i64, ptr %1668, i64 %1659
  store i64 %1674, ptr %1676, align 8, !tbaa !42
  br label %1677

1677:                                             ; preds = %1673, %1666
  store i64 %1642, ptr %1607, align 8, !tbaa !92
  %1678 = load i64, ptr %1612, align 8, !tbaa !99
  %1679 = getelementptr inbounds i64, ptr %1668, i64 %1659
  %1680 = load i64, ptr %1679, align 8, !tbaa !42
  %1681 = shl i64 %1680, 16
  %1682 = add i64 %1681, %1678
  store i64 %1682, ptr %1613, align 8, !tbaa !93
  %1683 = inttoptr i64 %1682 to ptr
  %1684 = lshr i64 %1634, 2
  %1685 = and i64 %1684, 4095
  %1686 = getelementptr inbounds %struct.Cell, ptr %1683, i64 %1685
  br label %1687

1687:                                             ; preds = %1677, %1645, %1635
  %1688 = phi ptr [ %1639, %1635 ], [ %1650, %1645 ], [ %1686, %1677 ]
  %1689 = icmp eq ptr %1688, null
  br i1 %1689, label %1728, label %1690

1690:                                             ; preds = %1687
  %1691 = load i64, ptr %1688, align 8, !tbaa !100
  %1692 = trunc i64 %1691 to i32
  %1693 = lshr i32 %1692, 24
  %1694 = and i32 %1693, 63
  %1695 = icmp eq i32 %1694, %1622
  br i1 %1695, label %1721, label %1696

1696:                                             ; preds = %1690
  %1697 = zext nneg i32 %1694 to i64
  %1698 = shl nuw i64 1, %1697
  %1699 = and i64 %1698, %1585
  %1700 = icmp eq i64 %1699, 0
  br i1 %1700, label %1721, label %1701

1701:                                             ; preds = %1696
  %1702 = getelementptr inbounds i64, ptr %2, i64 %1697
  %1703 = load i64, ptr %1702, align 8, !tbaa !42
  %1704 = icmp eq i64 %1703, %1631
  br i1 %1704, label %1705, label %1721

1705:                                             ; preds = %1701
  %1706 = load i32, ptr %1618, align 8, !tbaa !126
  %1707 = trunc nuw nsw i64 %1632 to i32
  %1708 = mul i32 %1706, %1707
  %1709 = add i32 %1708, %1622
  %1710 = zext i32 %1709 to i64
  %1711 = getelementptr inbounds i32, ptr %8, i64 %1710
  %1712 = load i32, ptr %1711, align 4, !tbaa !23
  %1713 = add i32 %1708, %1694
  %1714 = zext i32 %1713 to i64
  %1715 = getelementptr inbounds i32, ptr %8, i64 %1714
  %1716 = load i32, ptr %1715, align 4, !tbaa !23
  %1717 = xor i32 %1716, %1712
  %1718 = and i32 %1717, %1602
  %1719 = icmp eq i32 %1718, 0
  %1720 = select i1 %1719, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %11, i32 noundef %1720, i64 noundef %1634, i32 noundef %4, i32 noundef %1622, i64 noundef %1691, i32 noundef 1)
  br label %1721

1721:                                             ; preds = %1705, %1701, %1696, %1690
  %1722 = add nuw nsw i64 %1632, 1
  %1723 = icmp eq i64 %1722, %1603
  br i1 %1723, label %1724, label %1628, !llvm.loop !127

1724:                                             ; preds = %1721, %1619
  %1725 = add i64 %1620, -1
  %1726 = and i64 %1725, %1620
  %1727 = icmp eq i64 %1726, 0
  br i1 %1727, label %1728, label %1619, !llvm.loop !128

1728:                                             ; preds = %1724, %1687, %1669, %1584
  %1729 = and i1 %1586, %14
  br i1 %1729, label %1730, label %1735

1730:                                             ; preds = %1728
  %1731 = load i64, ptr %649, align 8, !tbaa !88
  %1732 = icmp ult i64 %1731, 65535
  br i1 %1732, label %1733, label %1735

1733:                                             ; preds = %1730
  %1734 = add nuw nsw i64 %1731, 1
  store i64 %1734, ptr %649, align 8, !tbaa !88
  br label %1735

1735:                                             ; preds = %1733, %1730, %1728
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %11) #6
  br label %1736

1736:                                             ; preds = %602, %1735
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
  %10 = load i64, ptr %9, align 8, !tbaa !129
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
  br i1 %82, label %84, label %67, !llvm.loop !130

84:                                               ; preds = %80, %67
  %85 = add i64 %54, 4
  %86 = icmp ult i64 %85, %48
  br i1 %86, label %53, label %87, !llvm.loop !131

87:                                               ; preds = %84, %26, %35, %31, %47, %44
  %88 = add i64 %27, -1
  %89 = and i64 %88, %27
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %26, !llvm.loop !132

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
  %58 = load i32, ptr %57, align 4, !tbaa !133
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
  store i64 %2, ptr %111, align 8, !tbaa !134
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @hk_note_end(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8, !tbaa !22
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %5, i64 136
  %10 = load i64, ptr %9, align 8, !tbaa !135
  %11 = icmp eq i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %8, i64 548
  %13 = load i32, ptr %12, align 4, !tbaa !23
  %14 = zext i32 %13 to i64
  %15 = add nuw nsw i64 %14, 1
  br i1 %11, label %16, label %17

16:                                               ; preds = %2
  store i64 %15, ptr %9, align 8, !tbaa !135
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
  %56 = load i32, ptr %55, align 4, !tbaa !133
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
  br i1 %96, label %68, label %71, !llvm.loop !136

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
  br i1 %136, label %137, label %99, !llvm.loop !137

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
  store i64 %185, ptr %186, align 8, !tbaa !134
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
  %9 = load i64, ptr %8, align 8, !tbaa !88
  %10 = icmp ult i64 %9, 65535
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = add nuw nsw i64 %9, 1
  store i64 %12, ptr %8, align 8, !tbaa !88
  br label %13

13:                                               ; preds = %11, %3
  %14 = phi i64 [ %12, %11 ], [ %9, %3 ]
  %15 = getelementptr inbounds i8, ptr %2, i64 120
  store i64 %14, ptr %15, align 8, !tbaa !86
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
  %35 = load i32, ptr %34, align 4, !tbaa !138
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
  br i1 %89, label %46, label %66, !llvm.loop !139

90:                                               ; preds = %63
  %91 = trunc i64 %64 to i32
  %92 = getelementptr inbounds i8, ptr %0, i64 136
  %93 = load i64, ptr %92, align 8, !tbaa !105
  %94 = icmp eq i64 %93, 4194304
  br i1 %94, label %125, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds i8, ptr %0, i64 104
  %97 = load i64, ptr %96, align 8, !tbaa !31
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr inbounds i8, ptr %0, i64 128
  %100 = load i64, ptr %99, align 8, !tbaa !106
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds %struct.KnownGroup, ptr %98, i64 %26, i32 1
  %103 = load i32, ptr %102, align 4, !tbaa !123
  %104 = add i32 %103, -1
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %105
  %107 = icmp eq i32 %103, 0
  br i1 %107, label %116, label %108

108:                                              ; preds = %95
  %109 = load i32, ptr %106, align 4, !tbaa !109
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %116

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, ptr %106, i64 10
  %113 = load i16, ptr %112, align 2, !tbaa !110
  %114 = zext i16 %113 to i32
  %115 = icmp eq i32 %114, %91
  br i1 %115, label %125, label %116

116:                                              ; preds = %111, %108, %95
  %117 = add i64 %93, 1
  store i64 %117, ptr %92, align 8, !tbaa !105
  %118 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %93
  %119 = trunc i64 %14 to i16
  %120 = trunc i64 %64 to i16
  store i32 -1, ptr %118, align 4, !tbaa !23
  %121 = getelementptr inbounds i8, ptr %118, i64 4
  store i32 %103, ptr %121, align 4, !tbaa !23
  %122 = getelementptr inbounds i8, ptr %118, i64 8
  store i16 %119, ptr %122, align 4, !tbaa !118
  %123 = getelementptr inbounds i8, ptr %118, i64 10
  store i16 %120, ptr %123, align 2, !tbaa !118
  %124 = trunc i64 %117 to i32
  store i32 %124, ptr %102, align 4, !tbaa !123
  br label %125

125:                                              ; preds = %116, %111, %90, %63, %13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8, !tbaa !140
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
  %24 = load ptr, ptr %8, align 8, !tbaa !141
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
  %37 = load i32, ptr %13, align 8, !tbaa !142
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
  %54 = load i32, ptr %13, align 8, !tbaa !142
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
  br i1 %65, label %15, label %66, !llvm.loop !143

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !141
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !144
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
  br label %88

39:                                               ; preds = %22, %31
  %40 = phi ptr [ %34, %31 ], [ %15, %22 ]
  %41 = and i32 %3, 63
  %42 = zext nneg i32 %41 to i64
  %43 = shl nuw i64 1, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 32
  %45 = load i64, ptr %44, align 8, !tbaa !134
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !134
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !51
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !51
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %88

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !145
  %53 = getelementptr inbounds i8, ptr %52, i64 56
  %54 = load i64, ptr %53, align 8, !tbaa !13
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %0, i64 28
  %57 = load i32, ptr %56, align 4, !tbaa !67
  %58 = getelementptr inbounds i8, ptr %40, i64 4
  store i32 %57, ptr %58, align 4, !tbaa !55
  %59 = getelementptr inbounds i8, ptr %0, i64 32
  %60 = load i32, ptr %59, align 8, !tbaa !140
  %61 = tail call i32 @llvm.umin.i32(i32 %60, i32 4)
  %62 = getelementptr inbounds i8, ptr %40, i64 8
  store i32 %61, ptr %62, align 8, !tbaa !56
  %63 = icmp eq i32 %57, 1
  br i1 %63, label %64, label %68

64:                                               ; preds = %51
  %65 = getelementptr inbounds i8, ptr %52, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !53
  %67 = sub i64 %1, %66
  br label %68

68:                                               ; preds = %51, %64
  %69 = phi i64 [ %67, %64 ], [ %1, %51 ]
  %70 = getelementptr inbounds i8, ptr %40, i64 24
  store i64 %69, ptr %70, align 8, !tbaa !57
  %71 = getelementptr inbounds i8, ptr %40, i64 40
  %72 = getelementptr inbounds i8, ptr %0, i64 24
  %73 = load i32, ptr %72, align 8, !tbaa !142
  %74 = getelementptr inbounds i8, ptr %52, i64 64
  %75 = load i64, ptr %74, align 8, !tbaa !22
  %76 = inttoptr i64 %75 to ptr
  %77 = getelementptr inbounds i8, ptr %76, i64 544
  %78 = load i32, ptr %77, align 8, !tbaa !23
  %79 = icmp eq i32 %73, 2
  %80 = zext i1 %79 to i32
  %81 = getelementptr inbounds i8, ptr %55, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !20
  store i64 %8, ptr %71, align 8, !tbaa !42
  %83 = getelementptr inbounds i8, ptr %40, i64 48
  store i32 %73, ptr %83, align 8, !tbaa !23
  %84 = getelementptr inbounds i8, ptr %40, i64 52
  store i32 %2, ptr %84, align 4, !tbaa !23
  %85 = getelementptr inbounds i8, ptr %40, i64 56
  store i32 %78, ptr %85, align 8, !tbaa !23
  %86 = getelementptr inbounds i8, ptr %40, i64 60
  store i32 %80, ptr %86, align 4, !tbaa !23
  %87 = getelementptr inbounds i8, ptr %40, i64 64
  store i64 %82, ptr %87, align 8, !tbaa !42
  br label %88

88:                                               ; preds = %35, %39, %68
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !75
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !74
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
  %25 = load i64, ptr %24, align 8, !tbaa !77
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
  %64 = load i32, ptr %63, align 4, !tbaa !79
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !55
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !56
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !57
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !78
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !84
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !83
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !80
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !76
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
  %94 = load i32, ptr %63, align 4, !tbaa !79
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
  %108 = load i32, ptr %71, align 8, !tbaa !84
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
  %6 = load ptr, ptr %5, align 8, !tbaa !75
  %7 = trunc i64 %1 to i32
  %8 = and i32 %7, 16777215
  %9 = lshr i64 %1, 30
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 65535
  %12 = getelementptr inbounds i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !85
  %14 = udiv i32 %8, %13
  %15 = getelementptr inbounds i8, ptr %6, i64 112
  %16 = load i64, ptr %15, align 8, !tbaa !30
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds i8, ptr %6, i64 176
  %19 = load i64, ptr %18, align 8, !tbaa !146
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 168
  %22 = load i64, ptr %21, align 8, !tbaa !147
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !147
  %24 = trunc i64 %23 to i32
  %25 = getelementptr inbounds i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !82
  store i32 %26, ptr %20, align 4, !tbaa !23
  %27 = getelementptr inbounds i8, ptr %6, i64 104
  %28 = load i64, ptr %27, align 8, !tbaa !31
  %29 = inttoptr i64 %28 to ptr
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %30
  %32 = getelementptr inbounds i8, ptr %31, i64 12
  store i32 %24, ptr %32, align 4, !tbaa !148
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !149
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
  %54 = load i32, ptr %53, align 4, !tbaa !149
  %55 = load i32, ptr %52, align 4, !tbaa !23
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %40, label %57

57:                                               ; preds = %44
  %58 = load i32, ptr %25, align 8, !tbaa !82
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
  %72 = load i16, ptr %71, align 4, !tbaa !150
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !112
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !112
  br i1 %82, label %87, label %84

84:                                               ; preds = %78
  %85 = load i32, ptr %25, align 8, !tbaa !82
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %135

87:                                               ; preds = %76, %78, %84
  %88 = phi i32 [ %77, %76 ], [ %83, %78 ], [ %83, %84 ]
  %89 = icmp eq i32 %88, %14
  br i1 %89, label %90, label %103

90:                                               ; preds = %87
  %91 = getelementptr inbounds i8, ptr %67, i64 %36
  %92 = load i16, ptr %91, align 2, !tbaa !118
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
  %101 = load i32, ptr %25, align 8, !tbaa !82
  %102 = icmp eq i32 %14, %101
  br i1 %102, label %103, label %140

103:                                              ; preds = %100, %90, %87
  %104 = getelementptr inbounds i8, ptr %67, i64 12
  %105 = load i16, ptr %104, align 4, !tbaa !114
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
  %115 = load i16, ptr %114, align 2, !tbaa !151
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !148
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !149
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !148
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !149
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
  br i1 %139, label %40, label %61, !llvm.loop !152

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
attributes #3 = { nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!68 = !{!"", !69, i64 0, !69, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32}
!69 = !{!"any pointer", !6, i64 0}
!70 = distinct !{!70, !36}
!71 = distinct !{!71, !36}
!72 = !{!73, !69, i64 0}
!73 = !{!"", !69, i64 0, !69, i64 8, !69, i64 16, !69, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80}
!74 = !{!73, !69, i64 8}
!75 = !{!73, !69, i64 16}
!76 = !{!73, !69, i64 24}
!77 = !{!73, !5, i64 32}
!78 = !{!73, !9, i64 40}
!79 = !{!73, !9, i64 44}
!80 = !{!73, !9, i64 48}
!81 = !{!73, !9, i64 52}
!82 = !{!73, !9, i64 56}
!83 = !{!73, !9, i64 60}
!84 = !{!73, !9, i64 64}
!85 = !{!73, !9, i64 68}
!86 = !{!17, !5, i64 120}
!87 = !{!73, !9, i64 72}
!88 = !{!17, !5, i64 112}
!89 = !{!15, !5, i64 184}
!90 = !{!73, !5, i64 80}
!91 = !{!17, !5, i64 104}
!92 = !{!15, !5, i64 64}
!93 = !{!15, !5, i64 72}
!94 = !{!15, !5, i64 32}
!95 = !{!15, !5, i64 24}
!96 = distinct !{!96, !36}
!97 = !{!15, !5, i64 40}
!98 = !{!15, !5, i64 48}
!99 = !{!15, !5, i64 56}
!100 = !{!101, !5, i64 0}
!101 = !{!"", !5, i64 0, !5, i64 8}
!102 = !{!101, !5, i64 8}
!103 = !{!15, !5, i64 16}
!104 = !{!15, !5, i64 120}
!105 = !{!15, !5, i64 136}
!106 = !{!15, !5, i64 128}
!107 = !{!108, !27, i64 8}
!108 = !{!"", !9, i64 0, !9, i64 4, !27, i64 8, !27, i64 10}
!109 = !{!108, !9, i64 0}
!110 = !{!108, !27, i64 10}
!111 = distinct !{!111, !36}
!112 = !{!113, !9, i64 0}
!113 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !27, i64 12, !27, i64 14, !27, i64 16, !27, i64 18}
!114 = !{!113, !27, i64 12}
!115 = !{!113, !27, i64 14}
!116 = distinct !{!116, !36}
!117 = !{!6, !6, i64 0}
!118 = !{!27, !27, i64 0}
!119 = !{!15, !5, i64 80}
!120 = distinct !{!120, !36}
!121 = distinct !{!121, !36}
!122 = !{!26, !27, i64 2}
!123 = !{!33, !9, i64 4}
!124 = !{!11, !5, i64 728}
!125 = distinct !{!125, !36}
!126 = !{!4, !9, i64 160}
!127 = distinct !{!127, !36}
!128 = distinct !{!128, !36}
!129 = !{!11, !5, i64 976}
!130 = distinct !{!130, !36}
!131 = distinct !{!131, !36}
!132 = distinct !{!132, !36}
!133 = !{!11, !9, i64 44}
!134 = !{!45, !5, i64 32}
!135 = !{!17, !5, i64 136}
!136 = distinct !{!136, !36}
!137 = distinct !{!137, !36}
!138 = !{!17, !9, i64 36}
!139 = distinct !{!139, !36}
!140 = !{!68, !9, i64 32}
!141 = !{!68, !69, i64 8}
!142 = !{!68, !9, i64 24}
!143 = distinct !{!143, !36}
!144 = !{!68, !5, i64 16}
!145 = !{!68, !69, i64 0}
!146 = !{!15, !5, i64 176}
!147 = !{!15, !5, i64 168}
!148 = !{!33, !9, i64 12}
!149 = !{!33, !9, i64 16}
!150 = !{!113, !27, i64 16}
!151 = !{!113, !27, i64 18}
!152 = distinct !{!152, !36}
