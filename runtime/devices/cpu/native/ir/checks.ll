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
  br i1 %15, label %107, label %16

16:                                               ; preds = %3
  %17 = icmp eq i32 %1, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %16
  %19 = getelementptr inbounds i8, ptr %12, i64 152
  %20 = load i64, ptr %19, align 8, !tbaa !16
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %107, label %22

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
  br i1 %17, label %51, label %88

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
  br i1 %60, label %61, label %107

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
  %70 = load i32, ptr %69, align 4, !tbaa !23
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %86, label %72

72:                                               ; preds = %61
  %73 = getelementptr inbounds i8, ptr %69, i64 8
  %74 = load i32, ptr %73, align 4, !tbaa !32
  br label %75

75:                                               ; preds = %78, %72
  %76 = phi i32 [ %70, %72 ], [ %84, %78 ]
  %77 = icmp eq i32 %76, %74
  br i1 %77, label %86, label %78

78:                                               ; preds = %75
  %79 = add i32 %76, -1
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds %struct.Acquired, ptr %65, i64 %80
  %82 = getelementptr inbounds i8, ptr %81, i64 18
  store i16 0, ptr %82, align 2, !tbaa !34
  %83 = getelementptr inbounds i8, ptr %81, i64 8
  %84 = load i32, ptr %83, align 4, !tbaa !23
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %75, !llvm.loop !36

86:                                               ; preds = %75, %78, %61
  %87 = getelementptr inbounds i8, ptr %69, i64 8
  store i32 %70, ptr %87, align 4, !tbaa !32
  br label %107

88:                                               ; preds = %30
  %89 = icmp eq i32 %1, 0
  %90 = getelementptr inbounds i8, ptr %50, i64 6
  %91 = load i8, ptr %90, align 2, !tbaa !38
  %92 = zext i1 %89 to i8
  %93 = or i8 %91, %92
  store i8 %93, ptr %90, align 2, !tbaa !38
  %94 = getelementptr inbounds i8, ptr %50, i64 5
  %95 = load i8, ptr %94, align 1, !tbaa !39
  %96 = and i8 %95, 1
  %97 = select i1 %89, i8 %96, i8 0
  store i8 %97, ptr %94, align 1, !tbaa !39
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %99, label %107

99:                                               ; preds = %88
  %100 = icmp eq i8 %93, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %99
  %102 = getelementptr inbounds i8, ptr %9, i64 152
  %103 = load i64, ptr %102, align 8, !tbaa !40
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %105, label %107

105:                                              ; preds = %101, %99
  store i16 0, ptr %50, align 2, !tbaa !41
  store i8 0, ptr %90, align 2, !tbaa !38
  %106 = getelementptr inbounds i8, ptr %12, i64 144
  store i64 0, ptr %106, align 8, !tbaa !42
  br label %107

107:                                              ; preds = %86, %51, %105, %101, %88, %3, %18
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
  %41 = load i64, ptr %40, align 8, !tbaa !43
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
  %52 = load i64, ptr %51, align 8, !tbaa !44
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %74, label %54

54:                                               ; preds = %44
  %55 = getelementptr inbounds i8, ptr %51, i64 90304
  br label %56

56:                                               ; preds = %69, %54
  %57 = phi i64 [ 0, %54 ], [ %70, %69 ]
  %58 = getelementptr inbounds [256 x %struct.Finding], ptr %55, i64 0, i64 %57
  %59 = load i32, ptr %58, align 8, !tbaa !45
  %60 = icmp eq i32 %59, 8
  br i1 %60, label %61, label %69

61:                                               ; preds = %56
  %62 = getelementptr inbounds i8, ptr %58, i64 40
  %63 = load i64, ptr %62, align 8, !tbaa !48
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = getelementptr inbounds i8, ptr %58, i64 72
  %67 = load i64, ptr %66, align 8, !tbaa !49
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %82, label %69

69:                                               ; preds = %65, %61, %56
  %70 = add nuw i64 %57, 1
  %71 = icmp eq i64 %70, %52
  br i1 %71, label %72, label %56, !llvm.loop !50

72:                                               ; preds = %69
  %73 = icmp eq i64 %52, 256
  br i1 %73, label %78, label %74

74:                                               ; preds = %72, %44
  %75 = getelementptr inbounds i8, ptr %51, i64 90304
  %76 = add i64 %52, 1
  store i64 %76, ptr %51, align 8, !tbaa !44
  %77 = getelementptr inbounds [256 x %struct.Finding], ptr %75, i64 0, i64 %52
  store i32 8, ptr %77, align 8, !tbaa !45
  br label %82

78:                                               ; preds = %72
  %79 = getelementptr inbounds i8, ptr %51, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !51
  %81 = add i64 %80, 1
  store i64 %81, ptr %79, align 8, !tbaa !51
  br label %131

82:                                               ; preds = %65, %74
  %83 = phi ptr [ %77, %74 ], [ %58, %65 ]
  %84 = getelementptr inbounds i8, ptr %83, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !52
  %86 = add i64 %85, 1
  store i64 %86, ptr %84, align 8, !tbaa !52
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
  %91 = load i64, ptr %33, align 8, !tbaa !53
  %92 = icmp eq i64 %90, %91
  br i1 %92, label %112, label %93

93:                                               ; preds = %89
  %94 = load i64, ptr %34, align 8, !tbaa !54
  %95 = sub i64 %41, %94
  %96 = load i64, ptr %32, align 8, !tbaa !55
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
  %109 = load i64, ptr %32, align 8, !tbaa !55
  %110 = icmp ugt i64 %108, %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %107, %88
  br label %112

112:                                              ; preds = %111, %107, %103, %98, %93, %89
  %113 = phi i64 [ %41, %111 ], [ %41, %107 ], [ %41, %103 ], [ %41, %89 ], [ %41, %93 ], [ %101, %98 ]
  %114 = phi i32 [ %6, %111 ], [ 2, %107 ], [ %106, %103 ], [ 2, %89 ], [ 0, %93 ], [ %102, %98 ]
  %115 = getelementptr inbounds i8, ptr %83, i64 4
  store i32 %114, ptr %115, align 4, !tbaa !56
  %116 = getelementptr inbounds i8, ptr %83, i64 8
  store i32 1, ptr %116, align 8, !tbaa !57
  %117 = getelementptr inbounds i8, ptr %83, i64 24
  store i64 %113, ptr %117, align 8, !tbaa !58
  %118 = getelementptr inbounds i8, ptr %83, i64 12
  store i32 %4, ptr %118, align 4, !tbaa !59
  %119 = getelementptr inbounds i8, ptr %83, i64 40
  %120 = load i64, ptr %35, align 8, !tbaa !22
  %121 = inttoptr i64 %120 to ptr
  %122 = getelementptr inbounds i8, ptr %121, i64 544
  %123 = load i32, ptr %122, align 8, !tbaa !23
  %124 = getelementptr inbounds i8, ptr %46, i64 16
  %125 = load i64, ptr %124, align 8, !tbaa !20
  store i64 %1, ptr %119, align 8, !tbaa !43
  %126 = getelementptr inbounds i8, ptr %83, i64 48
  store i32 2, ptr %126, align 8, !tbaa !23
  %127 = getelementptr inbounds i8, ptr %83, i64 52
  store i32 %39, ptr %127, align 4, !tbaa !23
  %128 = getelementptr inbounds i8, ptr %83, i64 56
  store i32 %123, ptr %128, align 8, !tbaa !23
  %129 = getelementptr inbounds i8, ptr %83, i64 60
  store i32 1, ptr %129, align 4, !tbaa !23
  %130 = getelementptr inbounds i8, ptr %83, i64 64
  store i64 %125, ptr %130, align 8, !tbaa !43
  br label %131

131:                                              ; preds = %112, %82, %78, %36
  %132 = add i64 %37, -1
  %133 = and i64 %132, %37
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %135, label %36, !llvm.loop !60

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
  store i64 %1, ptr %152, align 8, !tbaa !43
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
  %165 = load i64, ptr %164, align 8, !tbaa !43
  %166 = getelementptr inbounds i8, ptr %164, i64 8
  %167 = load i64, ptr %166, align 8, !tbaa !43
  %168 = getelementptr inbounds i8, ptr %164, i64 16
  %169 = load i64, ptr %168, align 8, !tbaa !43
  %170 = getelementptr inbounds i8, ptr %164, i64 24
  %171 = load i64, ptr %170, align 8, !tbaa !43
  %172 = getelementptr inbounds i8, ptr %164, i64 32
  %173 = load i64, ptr %172, align 8, !tbaa !43
  %174 = getelementptr inbounds i8, ptr %164, i64 40
  %175 = load i64, ptr %174, align 8, !tbaa !43
  %176 = getelementptr inbounds i8, ptr %164, i64 48
  %177 = load i64, ptr %176, align 8, !tbaa !43
  %178 = getelementptr inbounds i8, ptr %164, i64 56
  %179 = load i64, ptr %178, align 8, !tbaa !43
  %180 = getelementptr inbounds i8, ptr %164, i64 64
  %181 = load i64, ptr %180, align 8, !tbaa !43
  %182 = getelementptr inbounds i8, ptr %164, i64 72
  %183 = load i64, ptr %182, align 8, !tbaa !43
  %184 = getelementptr inbounds i8, ptr %164, i64 80
  %185 = load i64, ptr %184, align 8, !tbaa !43
  %186 = getelementptr inbounds i8, ptr %164, i64 88
  %187 = load i64, ptr %186, align 8, !tbaa !43
  %188 = getelementptr inbounds i8, ptr %164, i64 96
  %189 = load i64, ptr %188, align 8, !tbaa !43
  %190 = getelementptr inbounds i8, ptr %164, i64 104
  %191 = load i64, ptr %190, align 8, !tbaa !43
  %192 = getelementptr inbounds i8, ptr %164, i64 112
  %193 = load i64, ptr %192, align 8, !tbaa !43
  %194 = getelementptr inbounds i8, ptr %164, i64 120
  %195 = load i64, ptr %194, align 8, !tbaa !43
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
  %238 = load i64, ptr %237, align 8, !tbaa !43
  %239 = getelementptr inbounds i8, ptr %164, i64 -120
  %240 = load i64, ptr %239, align 8, !tbaa !43
  %241 = getelementptr inbounds i8, ptr %164, i64 -112
  %242 = load i64, ptr %241, align 8, !tbaa !43
  %243 = getelementptr inbounds i8, ptr %164, i64 -104
  %244 = load i64, ptr %243, align 8, !tbaa !43
  %245 = getelementptr inbounds i8, ptr %164, i64 -96
  %246 = load i64, ptr %245, align 8, !tbaa !43
  %247 = getelementptr inbounds i8, ptr %164, i64 -88
  %248 = load i64, ptr %247, align 8, !tbaa !43
  %249 = getelementptr inbounds i8, ptr %164, i64 -80
  %250 = load i64, ptr %249, align 8, !tbaa !43
  %251 = getelementptr inbounds i8, ptr %164, i64 -72
  %252 = load i64, ptr %251, align 8, !tbaa !43
  %253 = getelementptr inbounds i8, ptr %164, i64 -64
  %254 = load i64, ptr %253, align 8, !tbaa !43
  %255 = getelementptr inbounds i8, ptr %164, i64 -56
  %256 = load i64, ptr %255, align 8, !tbaa !43
  %257 = getelementptr inbounds i8, ptr %164, i64 -48
  %258 = load i64, ptr %257, align 8, !tbaa !43
  %259 = getelementptr inbounds i8, ptr %164, i64 -40
  %260 = load i64, ptr %259, align 8, !tbaa !43
  %261 = getelementptr inbounds i8, ptr %164, i64 -32
  %262 = load i64, ptr %261, align 8, !tbaa !43
  %263 = getelementptr inbounds i8, ptr %164, i64 -24
  %264 = load i64, ptr %263, align 8, !tbaa !43
  %265 = getelementptr inbounds i8, ptr %164, i64 -16
  %266 = load i64, ptr %265, align 8, !tbaa !43
  %267 = getelementptr inbounds i8, ptr %164, i64 -8
  %268 = load i64, ptr %267, align 8, !tbaa !43
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
  br i1 %309, label %157, label %310, !llvm.loop !61

310:                                              ; preds = %304, %229, %153
  %311 = phi i64 [ %156, %153 ], [ %305, %304 ], [ %159, %229 ]
  %312 = getelementptr inbounds i8, ptr %21, i64 96
  %313 = load i64, ptr %312, align 8, !tbaa !62
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
  %343 = load i64, ptr %342, align 8, !tbaa !43
  %344 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %339)
  %345 = trunc nuw nsw i64 %344 to i32
  %346 = mul i32 %345, %4
  %347 = zext i32 %346 to i64
  br i1 %321, label %348, label %351

348:                                              ; preds = %341
  %349 = load i64, ptr %322, align 8, !tbaa !54
  %350 = load i64, ptr %323, align 8, !tbaa !55
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
  br i1 %389, label %364, label %390, !llvm.loop !63

390:                                              ; preds = %383
  %391 = add <8 x i64> %386, %331
  %392 = getelementptr inbounds i8, ptr %342, i64 64
  %393 = load <8 x i64>, ptr %392, align 8
  %394 = xor <8 x i64> %393, %391
  %395 = or <8 x i64> %394, %388
  %396 = icmp ult i64 %344, 24
  br i1 %396, label %364, label %397, !llvm.loop !63

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
  %413 = load i64, ptr %412, align 8, !tbaa !43
  %414 = trunc nuw nsw i64 %409 to i32
  %415 = mul i32 %414, %4
  %416 = zext i32 %415 to i64
  %417 = add i64 %343, %416
  %418 = xor i64 %417, %413
  %419 = or i64 %418, %410
  %420 = add nuw nsw i64 %409, 1
  %421 = add i64 %411, 1
  %422 = icmp eq i64 %421, %406
  br i1 %422, label %423, label %408, !llvm.loop !64

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
  %433 = load i64, ptr %432, align 8, !tbaa !43
  %434 = trunc nuw nsw i64 %430 to i32
  %435 = mul i32 %434, %4
  %436 = zext i32 %435 to i64
  %437 = add i64 %343, %436
  %438 = xor i64 %437, %433
  %439 = or i64 %438, %431
  %440 = add nuw nsw i64 %430, 1
  %441 = getelementptr inbounds i64, ptr %342, i64 %440
  %442 = load i64, ptr %441, align 8, !tbaa !43
  %443 = trunc nuw nsw i64 %440 to i32
  %444 = mul i32 %443, %4
  %445 = zext i32 %444 to i64
  %446 = add i64 %343, %445
  %447 = xor i64 %446, %442
  %448 = or i64 %447, %439
  %449 = add nuw nsw i64 %430, 2
  %450 = getelementptr inbounds i64, ptr %342, i64 %449
  %451 = load i64, ptr %450, align 8, !tbaa !43
  %452 = trunc nuw nsw i64 %449 to i32
  %453 = mul i32 %452, %4
  %454 = zext i32 %453 to i64
  %455 = add i64 %343, %454
  %456 = xor i64 %455, %451
  %457 = or i64 %456, %448
  %458 = add nuw nsw i64 %430, 3
  %459 = getelementptr inbounds i64, ptr %342, i64 %458
  %460 = load i64, ptr %459, align 8, !tbaa !43
  %461 = trunc nuw nsw i64 %458 to i32
  %462 = mul i32 %461, %4
  %463 = zext i32 %462 to i64
  %464 = add i64 %343, %463
  %465 = xor i64 %464, %460
  %466 = or i64 %465, %457
  %467 = add nuw nsw i64 %430, 4
  %468 = icmp eq i64 %467, %344
  br i1 %468, label %469, label %429, !llvm.loop !66

469:                                              ; preds = %423, %429, %364
  %470 = phi i64 [ %381, %364 ], [ %424, %423 ], [ %466, %429 ]
  %471 = icmp eq i64 %470, 0
  br i1 %471, label %472, label %537

472:                                              ; preds = %469
  %473 = add i64 %352, %343
  %474 = icmp ugt i32 %346, 32
  %475 = load i64, ptr %312, align 8, !tbaa !62
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
  br i1 %504, label %505, label %485, !llvm.loop !67

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
  %546 = load i64, ptr %545, align 8, !tbaa !43
  switch i32 %6, label %576 [
    i32 0, label %575
    i32 3, label %547
    i32 4, label %560
    i32 1, label %564
  ]

547:                                              ; preds = %539
  %548 = lshr i64 %546, 32
  %549 = load i64, ptr %332, align 8, !tbaa !53
  %550 = icmp eq i64 %548, %549
  br i1 %550, label %574, label %551

551:                                              ; preds = %547
  %552 = load i64, ptr %322, align 8, !tbaa !54
  %553 = sub i64 %546, %552
  %554 = load i64, ptr %323, align 8, !tbaa !55
  %555 = icmp ult i64 %553, %554
  br i1 %555, label %556, label %575

556:                                              ; preds = %551
  %557 = sub i64 %554, %553
  %558 = icmp ult i64 %557, %324
  br i1 %558, label %574, label %559

559:                                              ; preds = %556
  store i32 1, ptr %319, align 4, !tbaa !68
  br label %570

560:                                              ; preds = %539
  %561 = lshr i64 %546, 62
  %562 = trunc nuw nsw i64 %561 to i32
  %563 = and i32 %562, 2
  br label %576

564:                                              ; preds = %539
  %565 = add i64 %546, %324
  %566 = load i64, ptr %323, align 8, !tbaa !55
  %567 = icmp ugt i64 %565, %566
  br i1 %567, label %574, label %568

568:                                              ; preds = %564
  store i32 1, ptr %319, align 4, !tbaa !68
  %569 = load i64, ptr %322, align 8, !tbaa !54
  br label %570

570:                                              ; preds = %568, %559
  %571 = phi i64 [ %552, %559 ], [ %569, %568 ]
  %572 = phi i64 [ %553, %559 ], [ %546, %568 ]
  %573 = add i64 %572, %571
  br label %579

574:                                              ; preds = %564, %556, %547
  store i32 2, ptr %319, align 4, !tbaa !68
  br label %594

575:                                              ; preds = %551, %539
  store i32 0, ptr %319, align 4, !tbaa !68
  br label %579

576:                                              ; preds = %560, %539
  %577 = phi i32 [ %563, %560 ], [ %6, %539 ]
  store i32 %577, ptr %319, align 4, !tbaa !68
  %578 = icmp eq i32 %577, 2
  br i1 %578, label %594, label %579

579:                                              ; preds = %576, %575, %570
  %580 = phi i64 [ %573, %570 ], [ %546, %576 ], [ %546, %575 ]
  %581 = icmp ult i64 %580, 140737488355328
  br i1 %581, label %582, label %594

582:                                              ; preds = %579
  br i1 %333, label %593, label %583

583:                                              ; preds = %582
  %584 = load i64, ptr %312, align 8, !tbaa !62
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
  br i1 %597, label %598, label %539, !llvm.loop !71

598:                                              ; preds = %594, %523, %336
  %599 = add nuw nsw i64 %337, 16
  %600 = icmp ult i64 %337, 48
  br i1 %600, label %336, label %601, !llvm.loop !72

601:                                              ; preds = %598
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %10)
  br label %602

602:                                              ; preds = %601, %310
  %603 = getelementptr inbounds i8, ptr %21, i64 88
  %604 = load i64, ptr %603, align 8, !tbaa !14
  %605 = icmp eq i64 %604, 0
  br i1 %605, label %1722, label %606

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
  store ptr %0, ptr %11, align 8, !tbaa !73
  %630 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %18, ptr %630, align 8, !tbaa !75
  %631 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %21, ptr %631, align 8, !tbaa !76
  %632 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %24, ptr %632, align 8, !tbaa !77
  %633 = getelementptr inbounds i8, ptr %11, i64 32
  store i64 %1, ptr %633, align 8, !tbaa !78
  %634 = getelementptr inbounds i8, ptr %11, i64 40
  store i32 %5, ptr %634, align 8, !tbaa !79
  %635 = getelementptr inbounds i8, ptr %11, i64 44
  store i32 %6, ptr %635, align 4, !tbaa !80
  %636 = getelementptr inbounds i8, ptr %11, i64 48
  store i32 %15, ptr %636, align 8, !tbaa !81
  %637 = getelementptr inbounds i8, ptr %11, i64 52
  %638 = zext i1 %12 to i32
  store i32 %638, ptr %637, align 4, !tbaa !82
  %639 = getelementptr inbounds i8, ptr %11, i64 56
  store i32 %622, ptr %639, align 8, !tbaa !83
  %640 = getelementptr inbounds i8, ptr %11, i64 60
  store i32 %623, ptr %640, align 4, !tbaa !84
  %641 = getelementptr inbounds i8, ptr %11, i64 64
  store i32 %629, ptr %641, align 8, !tbaa !85
  %642 = getelementptr inbounds i8, ptr %11, i64 68
  store i32 %618, ptr %642, align 4, !tbaa !86
  %643 = getelementptr inbounds i8, ptr %11, i64 72
  %644 = getelementptr inbounds i8, ptr %24, i64 120
  %645 = load i64, ptr %644, align 8, !tbaa !87
  %646 = trunc i64 %645 to i32
  store i32 %646, ptr %643, align 8, !tbaa !88
  %647 = getelementptr inbounds i8, ptr %11, i64 80
  %648 = zext i32 %629 to i64
  %649 = getelementptr inbounds i8, ptr %24, i64 112
  %650 = load i64, ptr %649, align 8, !tbaa !89
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
  %671 = load i64, ptr %670, align 8, !tbaa !43
  %672 = icmp eq i64 %671, %1
  br i1 %672, label %685, label %660

673:                                              ; preds = %660, %614
  %674 = phi i64 [ %654, %614 ], [ %662, %660 ]
  %675 = getelementptr inbounds i8, ptr %21, i64 184
  %676 = load i64, ptr %675, align 8, !tbaa !90
  %677 = icmp eq i64 %676, 4094
  br i1 %677, label %685, label %678

678:                                              ; preds = %673
  %679 = getelementptr inbounds [8192 x i32], ptr %653, i64 0, i64 %674
  %680 = add i64 %676, 1
  store i64 %680, ptr %675, align 8, !tbaa !90
  %681 = trunc i64 %680 to i32
  store i32 %681, ptr %679, align 4, !tbaa !23
  %682 = getelementptr inbounds i8, ptr %21, i64 192
  %683 = and i64 %680, 4294967295
  %684 = getelementptr inbounds [4096 x i64], ptr %682, i64 0, i64 %683
  store i64 %1, ptr %684, align 8, !tbaa !43
  br label %685

685:                                              ; preds = %666, %673, %678
  %686 = phi i32 [ 4095, %673 ], [ %681, %678 ], [ %667, %666 ]
  %687 = zext i32 %686 to i64
  %688 = shl i64 %687, 46
  %689 = select i1 %14, i64 4611686018427387904, i64 0
  %690 = or disjoint i64 %689, %648
  %691 = or i64 %690, %651
  %692 = or i64 %691, %688
  store i64 %692, ptr %647, align 8, !tbaa !91
  %693 = icmp eq i64 %311, 0
  br i1 %693, label %694, label %696

694:                                              ; preds = %685
  %695 = icmp ne i32 %5, 0
  br label %1570

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
  %754 = icmp eq i32 %753, 0
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
  br label %794

790:                                              ; preds = %1448
  %791 = icmp ne i64 %1449, 0
  %792 = icmp ne i32 %5, 0
  %793 = and i1 %792, %791
  br i1 %793, label %1454, label %1526

794:                                              ; preds = %696, %1448
  %795 = phi i32 [ %789, %696 ], [ %831, %1448 ]
  %796 = phi i64 [ %311, %696 ], [ %1450, %1448 ]
  %797 = phi i64 [ %311, %696 ], [ %1452, %1448 ]
  %798 = phi i64 [ 0, %696 ], [ %1449, %1448 ]
  %799 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %797, i1 true)
  %800 = trunc nuw nsw i64 %799 to i32
  br i1 %697, label %830, label %801

801:                                              ; preds = %794
  %802 = getelementptr inbounds i64, ptr %2, i64 %799
  switch i32 %6, label %827 [
    i32 3, label %803
    i32 4, label %817
    i32 1, label %822
  ]

803:                                              ; preds = %801
  %804 = load i64, ptr %802, align 8, !tbaa !43
  %805 = lshr i64 %804, 32
  %806 = load i64, ptr %700, align 8, !tbaa !53
  %807 = icmp eq i64 %805, %806
  br i1 %807, label %828, label %808

808:                                              ; preds = %803
  %809 = load i64, ptr %701, align 8, !tbaa !54
  %810 = sub i64 %804, %809
  %811 = load i64, ptr %699, align 8, !tbaa !55
  %812 = icmp ult i64 %810, %811
  br i1 %812, label %813, label %828

813:                                              ; preds = %808
  %814 = sub i64 %811, %810
  %815 = icmp ult i64 %814, %698
  br i1 %815, label %828, label %816

816:                                              ; preds = %813
  store i64 %810, ptr %802, align 8, !tbaa !43
  br label %828

817:                                              ; preds = %801
  %818 = load i64, ptr %802, align 8, !tbaa !43
  %819 = lshr i64 %818, 62
  %820 = trunc nuw nsw i64 %819 to i32
  %821 = and i32 %820, 2
  br label %828

822:                                              ; preds = %801
  %823 = load i64, ptr %802, align 8, !tbaa !43
  %824 = add i64 %823, %698
  %825 = load i64, ptr %699, align 8, !tbaa !55
  %826 = icmp ugt i64 %824, %825
  br i1 %826, label %828, label %827

827:                                              ; preds = %822, %801
  br label %828

828:                                              ; preds = %803, %808, %813, %816, %817, %822, %827
  %829 = phi i32 [ %821, %817 ], [ %6, %827 ], [ 2, %803 ], [ 1, %816 ], [ 0, %808 ], [ 2, %813 ], [ 2, %822 ]
  store i32 %829, ptr %635, align 4, !tbaa !80
  br label %830

830:                                              ; preds = %794, %828
  %831 = phi i32 [ %829, %828 ], [ %795, %794 ]
  switch i32 %831, label %832 [
    i32 0, label %835
    i32 2, label %838
  ]

832:                                              ; preds = %830
  %833 = getelementptr inbounds i64, ptr %2, i64 %799
  %834 = load i64, ptr %833, align 8, !tbaa !43
  br label %842

835:                                              ; preds = %830
  %836 = getelementptr inbounds i64, ptr %2, i64 %799
  %837 = load i64, ptr %836, align 8, !tbaa !43
  br label %842

838:                                              ; preds = %830
  %839 = shl nuw i64 1, %799
  %840 = xor i64 %839, -1
  %841 = and i64 %796, %840
  br label %1448

842:                                              ; preds = %832, %835
  %843 = phi i64 [ %837, %835 ], [ %834, %832 ]
  %844 = phi i64 [ %837, %835 ], [ %798, %832 ]
  %845 = add i64 %843, %698
  %846 = and i64 %843, -4
  %847 = icmp ult i64 %846, %845
  br i1 %847, label %848, label %1448

848:                                              ; preds = %842
  %849 = or i64 %843, %698
  %850 = and i64 %849, 3
  %851 = icmp eq i64 %850, 0
  %852 = shl nuw nsw i64 %799, 24
  %853 = icmp eq i32 %831, 1
  %854 = or i64 %852, %713
  %855 = icmp eq i32 %831, 1
  %856 = icmp eq i32 %831, 0
  %857 = icmp ne i32 %831, 1
  %858 = and i1 %767, %857
  %859 = zext i1 %856 to i32
  %860 = select i1 %856, i1 %754, i1 false
  %861 = select i1 %860, i1 %739, i1 false
  %862 = zext i1 %861 to i32
  br label %863

863:                                              ; preds = %1445, %848
  %864 = phi i64 [ %846, %848 ], [ %1446, %1445 ]
  br i1 %851, label %875, label %865

865:                                              ; preds = %863
  %866 = tail call i64 @llvm.usub.sat.i64(i64 %843, i64 %864)
  %867 = trunc i64 %866 to i32
  %868 = sub i64 %845, %864
  %869 = tail call i64 @llvm.umin.i64(i64 %868, i64 4)
  %870 = trunc nuw nsw i64 %869 to i32
  %871 = shl nsw i32 -1, %870
  %872 = xor i32 %871, -1
  %873 = shl nsw i32 -1, %867
  %874 = and i32 %873, %872
  br label %875

875:                                              ; preds = %865, %863
  %876 = phi i32 [ %874, %865 ], [ 15, %863 ]
  br i1 %853, label %877, label %882

877:                                              ; preds = %875
  %878 = load i64, ptr %712, align 8, !tbaa !92
  %879 = inttoptr i64 %878 to ptr
  %880 = lshr exact i64 %864, 2
  %881 = getelementptr inbounds %struct.Cell, ptr %879, i64 %880
  br label %929

882:                                              ; preds = %875
  %883 = lshr i64 %864, 14
  %884 = add nuw nsw i64 %883, 1
  %885 = load i64, ptr %703, align 8, !tbaa !93
  %886 = icmp eq i64 %884, %885
  br i1 %886, label %887, label %893

887:                                              ; preds = %882
  %888 = load i64, ptr %710, align 8, !tbaa !94
  %889 = inttoptr i64 %888 to ptr
  %890 = lshr exact i64 %864, 2
  %891 = and i64 %890, 4095
  %892 = getelementptr inbounds %struct.Cell, ptr %889, i64 %891
  br label %929

893:                                              ; preds = %882
  %894 = load i64, ptr %704, align 8, !tbaa !95
  %895 = inttoptr i64 %894 to ptr
  %896 = load i64, ptr %705, align 8, !tbaa !96
  %897 = mul i64 %884, 159730149406440469
  %898 = lshr i64 %897, 40
  br label %899

899:                                              ; preds = %899, %893
  %900 = phi i64 [ %898, %893 ], [ %907, %899 ]
  %901 = and i64 %900, 262143
  %902 = getelementptr inbounds i64, ptr %895, i64 %901
  %903 = load i64, ptr %902, align 8, !tbaa !43
  %904 = icmp eq i64 %903, 0
  %905 = icmp eq i64 %903, %884
  %906 = or i1 %904, %905
  %907 = add nuw nsw i64 %901, 1
  br i1 %906, label %908, label %899, !llvm.loop !97

908:                                              ; preds = %899
  %909 = getelementptr inbounds i64, ptr %895, i64 %901
  %910 = inttoptr i64 %896 to ptr
  br i1 %904, label %911, label %919

911:                                              ; preds = %908
  %912 = load i64, ptr %706, align 8, !tbaa !98
  %913 = load i64, ptr %707, align 8, !tbaa !99
  %914 = icmp ult i64 %912, %913
  br i1 %914, label %915, label %1440

915:                                              ; preds = %911
  store i64 %884, ptr %909, align 8, !tbaa !43
  %916 = load i64, ptr %706, align 8, !tbaa !98
  %917 = add i64 %916, 1
  store i64 %917, ptr %706, align 8, !tbaa !98
  %918 = getelementptr inbounds i64, ptr %910, i64 %901
  store i64 %916, ptr %918, align 8, !tbaa !43
  br label %919

919:                                              ; preds = %915, %908
  store i64 %884, ptr %703, align 8, !tbaa !93
  %920 = load i64, ptr %708, align 8, !tbaa !100
  %921 = getelementptr inbounds i64, ptr %910, i64 %901
  %922 = load i64, ptr %921, align 8, !tbaa !43
  %923 = shl i64 %922, 16
  %924 = add i64 %923, %920
  store i64 %924, ptr %709, align 8, !tbaa !94
  %925 = inttoptr i64 %924 to ptr
  %926 = lshr exact i64 %864, 2
  %927 = and i64 %926, 4095
  %928 = getelementptr inbounds %struct.Cell, ptr %925, i64 %927
  br label %929

929:                                              ; preds = %919, %887, %877
  %930 = phi ptr [ %881, %877 ], [ %892, %887 ], [ %928, %919 ]
  %931 = icmp eq ptr %930, null
  br i1 %931, label %1440, label %932

932:                                              ; preds = %929
  %933 = zext nneg i32 %876 to i64
  %934 = shl nuw nsw i64 %933, 58
  %935 = or i64 %854, %934
  %936 = load i64, ptr %930, align 8, !tbaa !101
  %937 = getelementptr inbounds i8, ptr %930, i64 8
  %938 = load i64, ptr %937, align 8, !tbaa !103
  %939 = or i64 %938, %936
  %940 = icmp eq i64 %939, 0
  br i1 %715, label %941, label %967

941:                                              ; preds = %932
  %942 = icmp sgt i64 %938, -1
  br i1 %942, label %952, label %943

943:                                              ; preds = %941
  %944 = xor i64 %938, %935
  %945 = and i64 %944, 8935212028373499904
  %946 = icmp eq i64 %945, 0
  br i1 %946, label %947, label %952

947:                                              ; preds = %943
  %948 = trunc i64 %938 to i32
  %949 = and i32 %948, 16777215
  %950 = sub i32 %949, %716
  %951 = icmp ult i32 %950, %717
  br i1 %951, label %1445, label %952

952:                                              ; preds = %947, %943, %941
  br i1 %940, label %966, label %953

953:                                              ; preds = %952
  %954 = icmp eq i64 %938, 0
  br i1 %954, label %977, label %955

955:                                              ; preds = %953
  %956 = xor i64 %938, %935
  %957 = and i64 %956, -4611615650740174849
  %958 = icmp eq i64 %957, 0
  br i1 %958, label %959, label %977

959:                                              ; preds = %955
  %960 = lshr i64 %938, 58
  %961 = trunc nuw nsw i64 %960 to i32
  %962 = and i32 %961, 15
  %963 = xor i32 %962, -1
  %964 = and i32 %876, %963
  %965 = icmp eq i32 %964, 0
  br i1 %965, label %966, label %977

966:                                              ; preds = %959, %952
  store i64 %935, ptr %937, align 8, !tbaa !103
  br label %1445

967:                                              ; preds = %932
  br i1 %940, label %976, label %968

968:                                              ; preds = %967
  %969 = icmp eq i64 %936, 0
  %970 = icmp ne i64 %938, 0
  %971 = select i1 %969, i1 true, i1 %970
  br i1 %971, label %977, label %972

972:                                              ; preds = %968
  %973 = xor i64 %935, %936
  %974 = and i64 %973, -4611615650740174849
  %975 = icmp eq i64 %974, 0
  br i1 %975, label %976, label %977

976:                                              ; preds = %972, %967
  store i64 %935, ptr %930, align 8, !tbaa !101
  br label %1445

977:                                              ; preds = %972, %968, %959, %955, %953
  br i1 %853, label %978, label %988

978:                                              ; preds = %977
  %979 = trunc i64 %936 to i32
  %980 = and i32 %979, 16777215
  %981 = sub i32 %980, %716
  %982 = icmp ult i32 %981, %717
  %983 = trunc i64 %938 to i32
  %984 = and i32 %983, 16777215
  %985 = sub i32 %984, %716
  %986 = icmp ult i32 %985, %717
  %987 = select i1 %986, i64 %938, i64 0
  br i1 %982, label %988, label %1325

988:                                              ; preds = %978, %977
  %989 = phi i64 [ %938, %977 ], [ %987, %978 ]
  %990 = icmp eq i64 %936, 0
  br i1 %990, label %1325, label %991

991:                                              ; preds = %988
  br i1 %721, label %1267, label %992

992:                                              ; preds = %991
  %993 = and i64 %936, 4611686018427387904
  %994 = icmp eq i64 %993, 0
  br i1 %994, label %995, label %999

995:                                              ; preds = %992
  %996 = load i64, ptr %723, align 8, !tbaa !104
  %997 = icmp ne i64 %996, 0
  %998 = or i1 %853, %997
  br i1 %998, label %1267, label %999

999:                                              ; preds = %995, %992
  %1000 = trunc i64 %936 to i32
  %1001 = and i32 %1000, 16777215
  %1002 = load i32, ptr %725, align 8, !tbaa !21
  %1003 = udiv i32 %1001, %1002
  %1004 = lshr i64 %936, 30
  %1005 = trunc i64 %1004 to i32
  %1006 = and i32 %1005, 65535
  %1007 = icmp eq i32 %1001, %726
  br i1 %1007, label %1267, label %1008

1008:                                             ; preds = %999
  %1009 = load i64, ptr %727, align 8, !tbaa !105
  %1010 = icmp eq i64 %1009, 4194304
  br i1 %1010, label %1267, label %1011

1011:                                             ; preds = %1008
  %1012 = load i64, ptr %729, align 8, !tbaa !31
  %1013 = inttoptr i64 %1012 to ptr
  %1014 = getelementptr inbounds %struct.KnownGroup, ptr %1013, i64 %730
  %1015 = load i64, ptr %731, align 8, !tbaa !24
  %1016 = inttoptr i64 %1015 to ptr
  %1017 = getelementptr inbounds %struct.WaveOrder, ptr %1016, i64 %732
  %1018 = load i64, ptr %733, align 8, !tbaa !30
  %1019 = inttoptr i64 %1018 to ptr
  %1020 = icmp eq i32 %1003, %728
  br i1 %1020, label %1056, label %1021

1021:                                             ; preds = %1011
  %1022 = load i64, ptr %734, align 8, !tbaa !106
  %1023 = icmp eq i64 %1022, 4194304
  br i1 %1023, label %1056, label %1024

1024:                                             ; preds = %1021
  %1025 = load i64, ptr %735, align 8, !tbaa !107
  %1026 = inttoptr i64 %1025 to ptr
  %1027 = zext nneg i32 %1003 to i64
  %1028 = getelementptr inbounds %struct.KnownGroup, ptr %1013, i64 %1027, i32 1
  %1029 = load i32, ptr %1028, align 4, !tbaa !23
  %1030 = icmp eq i32 %1029, 0
  br i1 %1030, label %1056, label %1031

1031:                                             ; preds = %1024, %1052
  %1032 = phi i32 [ %1054, %1052 ], [ %1029, %1024 ]
  %1033 = add i32 %1032, -1
  %1034 = zext i32 %1033 to i64
  %1035 = getelementptr inbounds %struct.Unreleased, ptr %1026, i64 %1034
  %1036 = getelementptr inbounds i8, ptr %1035, i64 8
  %1037 = load i16, ptr %1036, align 4, !tbaa !108
  %1038 = zext i16 %1037 to i32
  %1039 = icmp ult i32 %1006, %1038
  br i1 %1039, label %1052, label %1040

1040:                                             ; preds = %1031
  %1041 = load i32, ptr %1035, align 4, !tbaa !110
  %1042 = icmp eq i32 %1041, %1001
  %1043 = icmp eq i32 %1041, -1
  %1044 = or i1 %1042, %1043
  br i1 %1044, label %1045, label %1052

1045:                                             ; preds = %1040
  %1046 = getelementptr inbounds i8, ptr %1035, i64 10
  %1047 = load i16, ptr %1046, align 2, !tbaa !111
  %1048 = zext i16 %1047 to i32
  %1049 = icmp ult i32 %1006, %1048
  %1050 = add nsw i32 %1048, -1
  %1051 = select i1 %1049, i32 %1006, i32 %1050
  br label %1056

1052:                                             ; preds = %1040, %1031
  %1053 = getelementptr inbounds i8, ptr %1035, i64 4
  %1054 = load i32, ptr %1053, align 4, !tbaa !23
  %1055 = icmp eq i32 %1054, 0
  br i1 %1055, label %1056, label %1031, !llvm.loop !112

1056:                                             ; preds = %1052, %1045, %1024, %1021, %1011
  %1057 = phi i32 [ %1006, %1011 ], [ %1006, %1021 ], [ %1051, %1045 ], [ %1006, %1024 ], [ %1006, %1052 ]
  %1058 = load i32, ptr %1014, align 4, !tbaa !23
  %1059 = icmp eq i32 %1058, 0
  br i1 %1059, label %1248, label %1060

1060:                                             ; preds = %1056
  %1061 = add i32 %1058, -1
  %1062 = zext i32 %1061 to i64
  %1063 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1062
  %1064 = load i32, ptr %1063, align 4, !tbaa !113
  %1065 = icmp eq i32 %1064, %1003
  br i1 %1065, label %1066, label %1080

1066:                                             ; preds = %1060
  %1067 = getelementptr inbounds i8, ptr %1063, i64 4
  %1068 = load i32, ptr %1067, align 4, !tbaa !114
  %1069 = icmp eq i32 %1068, %1001
  br i1 %1069, label %1070, label %1080

1070:                                             ; preds = %1066
  %1071 = getelementptr inbounds i8, ptr %1063, i64 12
  %1072 = load i16, ptr %1071, align 4, !tbaa !115
  %1073 = zext i16 %1072 to i32
  %1074 = icmp ugt i32 %1006, %1073
  br i1 %1074, label %1080, label %1075

1075:                                             ; preds = %1070
  %1076 = getelementptr inbounds i8, ptr %1063, i64 14
  %1077 = load i16, ptr %1076, align 2, !tbaa !116
  %1078 = zext i16 %1077 to i32
  %1079 = icmp ugt i32 %1057, %1078
  br i1 %1079, label %1080, label %1267

1080:                                             ; preds = %1075, %1070, %1066, %1060
  %1081 = getelementptr inbounds i8, ptr %1063, i64 8
  %1082 = load i32, ptr %1081, align 4, !tbaa !23
  %1083 = icmp eq i32 %1082, 0
  br i1 %1083, label %1248, label %1084, !llvm.loop !117

1084:                                             ; preds = %1080
  %1085 = add i32 %1082, -1
  %1086 = zext i32 %1085 to i64
  %1087 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1086
  %1088 = load i32, ptr %1087, align 4, !tbaa !113
  %1089 = icmp eq i32 %1088, %1003
  br i1 %1089, label %1090, label %1104

1090:                                             ; preds = %1084
  %1091 = getelementptr inbounds i8, ptr %1087, i64 4
  %1092 = load i32, ptr %1091, align 4, !tbaa !114
  %1093 = icmp eq i32 %1092, %1001
  br i1 %1093, label %1094, label %1104

1094:                                             ; preds = %1090
  %1095 = getelementptr inbounds i8, ptr %1087, i64 12
  %1096 = load i16, ptr %1095, align 4, !tbaa !115
  %1097 = zext i16 %1096 to i32
  %1098 = icmp ugt i32 %1006, %1097
  br i1 %1098, label %1104, label %1099

1099:                                             ; preds = %1094
  %1100 = getelementptr inbounds i8, ptr %1087, i64 14
  %1101 = load i16, ptr %1100, align 2, !tbaa !116
  %1102 = zext i16 %1101 to i32
  %1103 = icmp ugt i32 %1057, %1102
  br i1 %1103, label %1104, label %1267

1104:                                             ; preds = %1099, %1094, %1090, %1084
  %1105 = getelementptr inbounds i8, ptr %1087, i64 8
  %1106 = load i32, ptr %1105, align 4, !tbaa !23
  %1107 = icmp eq i32 %1106, 0
  br i1 %1107, label %1248, label %1108, !llvm.loop !117

1108:                                             ; preds = %1104
  %1109 = add i32 %1106, -1
  %1110 = zext i32 %1109 to i64
  %1111 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1110
  %1112 = load i32, ptr %1111, align 4, !tbaa !113
  %1113 = icmp eq i32 %1112, %1003
  br i1 %1113, label %1114, label %1128

1114:                                             ; preds = %1108
  %1115 = getelementptr inbounds i8, ptr %1111, i64 4
  %1116 = load i32, ptr %1115, align 4, !tbaa !114
  %1117 = icmp eq i32 %1116, %1001
  br i1 %1117, label %1118, label %1128

1118:                                             ; preds = %1114
  %1119 = getelementptr inbounds i8, ptr %1111, i64 12
  %1120 = load i16, ptr %1119, align 4, !tbaa !115
  %1121 = zext i16 %1120 to i32
  %1122 = icmp ugt i32 %1006, %1121
  br i1 %1122, label %1128, label %1123

1123:                                             ; preds = %1118
  %1124 = getelementptr inbounds i8, ptr %1111, i64 14
  %1125 = load i16, ptr %1124, align 2, !tbaa !116
  %1126 = zext i16 %1125 to i32
  %1127 = icmp ugt i32 %1057, %1126
  br i1 %1127, label %1128, label %1267

1128:                                             ; preds = %1123, %1118, %1114, %1108
  %1129 = getelementptr inbounds i8, ptr %1111, i64 8
  %1130 = load i32, ptr %1129, align 4, !tbaa !23
  %1131 = icmp eq i32 %1130, 0
  br i1 %1131, label %1248, label %1132, !llvm.loop !117

1132:                                             ; preds = %1128
  %1133 = add i32 %1130, -1
  %1134 = zext i32 %1133 to i64
  %1135 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1134
  %1136 = load i32, ptr %1135, align 4, !tbaa !113
  %1137 = icmp eq i32 %1136, %1003
  br i1 %1137, label %1138, label %1152

1138:                                             ; preds = %1132
  %1139 = getelementptr inbounds i8, ptr %1135, i64 4
  %1140 = load i32, ptr %1139, align 4, !tbaa !114
  %1141 = icmp eq i32 %1140, %1001
  br i1 %1141, label %1142, label %1152

1142:                                             ; preds = %1138
  %1143 = getelementptr inbounds i8, ptr %1135, i64 12
  %1144 = load i16, ptr %1143, align 4, !tbaa !115
  %1145 = zext i16 %1144 to i32
  %1146 = icmp ugt i32 %1006, %1145
  br i1 %1146, label %1152, label %1147

1147:                                             ; preds = %1142
  %1148 = getelementptr inbounds i8, ptr %1135, i64 14
  %1149 = load i16, ptr %1148, align 2, !tbaa !116
  %1150 = zext i16 %1149 to i32
  %1151 = icmp ugt i32 %1057, %1150
  br i1 %1151, label %1152, label %1267

1152:                                             ; preds = %1147, %1142, %1138, %1132
  %1153 = getelementptr inbounds i8, ptr %1135, i64 8
  %1154 = load i32, ptr %1153, align 4, !tbaa !23
  %1155 = icmp eq i32 %1154, 0
  br i1 %1155, label %1248, label %1156, !llvm.loop !117

1156:                                             ; preds = %1152
  %1157 = add i32 %1154, -1
  %1158 = zext i32 %1157 to i64
  %1159 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1158
  %1160 = load i32, ptr %1159, align 4, !tbaa !113
  %1161 = icmp eq i32 %1160, %1003
  br i1 %1161, label %1162, label %1176

1162:                                             ; preds = %1156
  %1163 = getelementptr inbounds i8, ptr %1159, i64 4
  %1164 = load i32, ptr %1163, align 4, !tbaa !114
  %1165 = icmp eq i32 %1164, %1001
  br i1 %1165, label %1166, label %1176

1166:                                             ; preds = %1162
  %1167 = getelementptr inbounds i8, ptr %1159, i64 12
  %1168 = load i16, ptr %1167, align 4, !tbaa !115
  %1169 = zext i16 %1168 to i32
  %1170 = icmp ugt i32 %1006, %1169
  br i1 %1170, label %1176, label %1171

1171:                                             ; preds = %1166
  %1172 = getelementptr inbounds i8, ptr %1159, i64 14
  %1173 = load i16, ptr %1172, align 2, !tbaa !116
  %1174 = zext i16 %1173 to i32
  %1175 = icmp ugt i32 %1057, %1174
  br i1 %1175, label %1176, label %1267

1176:                                             ; preds = %1171, %1166, %1162, %1156
  %1177 = getelementptr inbounds i8, ptr %1159, i64 8
  %1178 = load i32, ptr %1177, align 4, !tbaa !23
  %1179 = icmp eq i32 %1178, 0
  br i1 %1179, label %1248, label %1180, !llvm.loop !117

1180:                                             ; preds = %1176
  %1181 = add i32 %1178, -1
  %1182 = zext i32 %1181 to i64
  %1183 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1182
  %1184 = load i32, ptr %1183, align 4, !tbaa !113
  %1185 = icmp eq i32 %1184, %1003
  br i1 %1185, label %1186, label %1200

1186:                                             ; preds = %1180
  %1187 = getelementptr inbounds i8, ptr %1183, i64 4
  %1188 = load i32, ptr %1187, align 4, !tbaa !114
  %1189 = icmp eq i32 %1188, %1001
  br i1 %1189, label %1190, label %1200

1190:                                             ; preds = %1186
  %1191 = getelementptr inbounds i8, ptr %1183, i64 12
  %1192 = load i16, ptr %1191, align 4, !tbaa !115
  %1193 = zext i16 %1192 to i32
  %1194 = icmp ugt i32 %1006, %1193
  br i1 %1194, label %1200, label %1195

1195:                                             ; preds = %1190
  %1196 = getelementptr inbounds i8, ptr %1183, i64 14
  %1197 = load i16, ptr %1196, align 2, !tbaa !116
  %1198 = zext i16 %1197 to i32
  %1199 = icmp ugt i32 %1057, %1198
  br i1 %1199, label %1200, label %1267

1200:                                             ; preds = %1195, %1190, %1186, %1180
  %1201 = getelementptr inbounds i8, ptr %1183, i64 8
  %1202 = load i32, ptr %1201, align 4, !tbaa !23
  %1203 = icmp eq i32 %1202, 0
  br i1 %1203, label %1248, label %1204, !llvm.loop !117

1204:                                             ; preds = %1200
  %1205 = add i32 %1202, -1
  %1206 = zext i32 %1205 to i64
  %1207 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1206
  %1208 = load i32, ptr %1207, align 4, !tbaa !113
  %1209 = icmp eq i32 %1208, %1003
  br i1 %1209, label %1210, label %1224

1210:                                             ; preds = %1204
  %1211 = getelementptr inbounds i8, ptr %1207, i64 4
  %1212 = load i32, ptr %1211, align 4, !tbaa !114
  %1213 = icmp eq i32 %1212, %1001
  br i1 %1213, label %1214, label %1224

1214:                                             ; preds = %1210
  %1215 = getelementptr inbounds i8, ptr %1207, i64 12
  %1216 = load i16, ptr %1215, align 4, !tbaa !115
  %1217 = zext i16 %1216 to i32
  %1218 = icmp ugt i32 %1006, %1217
  br i1 %1218, label %1224, label %1219

1219:                                             ; preds = %1214
  %1220 = getelementptr inbounds i8, ptr %1207, i64 14
  %1221 = load i16, ptr %1220, align 2, !tbaa !116
  %1222 = zext i16 %1221 to i32
  %1223 = icmp ugt i32 %1057, %1222
  br i1 %1223, label %1224, label %1267

1224:                                             ; preds = %1219, %1214, %1210, %1204
  %1225 = getelementptr inbounds i8, ptr %1207, i64 8
  %1226 = load i32, ptr %1225, align 4, !tbaa !23
  %1227 = icmp eq i32 %1226, 0
  br i1 %1227, label %1248, label %1228, !llvm.loop !117

1228:                                             ; preds = %1224
  %1229 = add i32 %1226, -1
  %1230 = zext i32 %1229 to i64
  %1231 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1230
  %1232 = load i32, ptr %1231, align 4, !tbaa !113
  %1233 = icmp eq i32 %1232, %1003
  br i1 %1233, label %1234, label %1248

1234:                                             ; preds = %1228
  %1235 = getelementptr inbounds i8, ptr %1231, i64 4
  %1236 = load i32, ptr %1235, align 4, !tbaa !114
  %1237 = icmp eq i32 %1236, %1001
  br i1 %1237, label %1238, label %1248

1238:                                             ; preds = %1234
  %1239 = getelementptr inbounds i8, ptr %1231, i64 12
  %1240 = load i16, ptr %1239, align 4, !tbaa !115
  %1241 = zext i16 %1240 to i32
  %1242 = icmp ugt i32 %1006, %1241
  br i1 %1242, label %1248, label %1243

1243:                                             ; preds = %1238
  %1244 = getelementptr inbounds i8, ptr %1231, i64 14
  %1245 = load i16, ptr %1244, align 2, !tbaa !116
  %1246 = zext i16 %1245 to i32
  %1247 = icmp ugt i32 %1057, %1246
  br i1 %1247, label %1248, label %1267

1248:                                             ; preds = %1080, %1104, %1128, %1152, %1176, %1200, %1224, %1243, %1238, %1234, %1228, %1056
  %1249 = add i64 %1009, 1
  store i64 %1249, ptr %727, align 8, !tbaa !105
  %1250 = getelementptr inbounds %struct.Acquired, ptr %1019, i64 %1009
  %1251 = trunc i64 %1004 to i16
  %1252 = trunc i32 %1057 to i16
  %1253 = load i64, ptr %737, align 8, !tbaa !89
  %1254 = trunc i64 %1253 to i16
  %1255 = getelementptr inbounds i8, ptr %1017, i64 7
  %1256 = load i8, ptr %1255, align 1, !tbaa !29
  %1257 = icmp eq i8 %1256, 0
  %1258 = zext i1 %1257 to i16
  store i32 %1003, ptr %1250, align 4, !tbaa !23
  %1259 = getelementptr inbounds i8, ptr %1250, i64 4
  store i32 %1001, ptr %1259, align 4, !tbaa !23
  %1260 = getelementptr inbounds i8, ptr %1250, i64 8
  store i32 %1058, ptr %1260, align 4, !tbaa !23
  %1261 = getelementptr inbounds i8, ptr %1250, i64 12
  store i16 %1251, ptr %1261, align 4, !tbaa !118
  %1262 = getelementptr inbounds i8, ptr %1250, i64 14
  store i16 %1252, ptr %1262, align 2, !tbaa !118
  %1263 = getelementptr inbounds i8, ptr %1250, i64 16
  store i16 %1254, ptr %1263, align 4, !tbaa !118
  %1264 = getelementptr inbounds i8, ptr %1250, i64 18
  store i16 %1258, ptr %1264, align 2, !tbaa !118
  %1265 = trunc i64 %1249 to i32
  store i32 %1265, ptr %1014, align 4, !tbaa !119
  %1266 = getelementptr inbounds i8, ptr %1017, i64 4
  store i8 0, ptr %1266, align 2, !tbaa !25
  br label %1267

1267:                                             ; preds = %1075, %1099, %1123, %1147, %1171, %1195, %1219, %1243, %1248, %1008, %999, %995, %991
  %1268 = lshr i64 %936, 58
  %1269 = trunc nuw nsw i64 %1268 to i32
  %1270 = and i32 %876, 15
  %1271 = and i32 %1270, %1269
  %1272 = icmp eq i32 %1271, 0
  br i1 %1272, label %1325, label %1273

1273:                                             ; preds = %1267
  %1274 = and i64 %936, 4611686018427387904
  %1275 = icmp eq i64 %1274, 0
  %1276 = select i1 %1275, i1 true, i1 %739
  br i1 %1276, label %1277, label %1325

1277:                                             ; preds = %1273
  %1278 = load i64, ptr %741, align 8, !tbaa !104
  %1279 = icmp ne i64 %1278, 0
  %1280 = or i1 %1279, %855
  br i1 %1280, label %1285, label %1281

1281:                                             ; preds = %1277
  %1282 = or i1 %1275, %742
  br i1 %1282, label %1284, label %1283

1283:                                             ; preds = %1281
  br i1 %744, label %1325, label %1285

1284:                                             ; preds = %1281
  br i1 %742, label %1325, label %1285

1285:                                             ; preds = %1284, %1283, %1277
  %1286 = trunc i64 %936 to i32
  %1287 = and i32 %1286, 16777215
  %1288 = lshr i64 %936, 30
  %1289 = trunc i64 %1288 to i32
  %1290 = and i32 %1289, 65535
  %1291 = sub i32 %1287, %745
  %1292 = icmp ult i32 %1291, %746
  br i1 %1292, label %1293, label %1297

1293:                                             ; preds = %1285
  %1294 = icmp ult i32 %1290, %747
  %1295 = icmp eq i32 %1290, 65535
  %1296 = or i1 %1295, %1294
  br i1 %1296, label %1325, label %1299

1297:                                             ; preds = %1285
  %1298 = icmp eq i32 %1290, 65535
  br i1 %1298, label %1325, label %1299

1299:                                             ; preds = %1297, %1293
  %1300 = load i64, ptr %748, align 8, !tbaa !105
  %1301 = icmp eq i64 %1300, 4194304
  br i1 %1301, label %1325, label %1302

1302:                                             ; preds = %1299
  %1303 = icmp eq i32 %1287, %749
  br i1 %1303, label %1304, label %1311

1304:                                             ; preds = %1302
  %1305 = icmp sgt i64 %936, -1
  br i1 %1305, label %1325, label %1306

1306:                                             ; preds = %1304
  %1307 = load i64, ptr %755, align 8, !tbaa !31
  %1308 = inttoptr i64 %1307 to ptr
  %1309 = getelementptr inbounds %struct.KnownGroup, ptr %1308, i64 %756
  %1310 = load i32, ptr %1309, align 4, !tbaa !119
  br label %1319

1311:                                             ; preds = %1302
  %1312 = load i64, ptr %751, align 8, !tbaa !31
  %1313 = inttoptr i64 %1312 to ptr
  %1314 = getelementptr inbounds %struct.KnownGroup, ptr %1313, i64 %752
  %1315 = load i32, ptr %1314, align 4, !tbaa !119
  %1316 = icmp eq i32 %1315, 0
  br i1 %1316, label %1322, label %1317

1317:                                             ; preds = %1311
  %1318 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %11, i32 noundef %1287, i32 noundef %1290, i32 noundef %859, i32 noundef %862)
  br label %1319

1319:                                             ; preds = %1317, %1306
  %1320 = phi i32 [ %1310, %1306 ], [ %1318, %1317 ]
  %1321 = icmp eq i32 %1320, 0
  br i1 %1321, label %1322, label %1325

1322:                                             ; preds = %1319, %1311
  %1323 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %876)
  %1324 = select i1 %1275, i32 1, i32 2
  call fastcc void @report(ptr noundef nonnull readonly %11, i32 noundef 0, i64 noundef %864, i32 noundef %1323, i32 noundef %800, i64 noundef %936, i32 noundef %1324)
  br label %1325

1325:                                             ; preds = %1273, %1322, %1319, %1304, %1299, %1297, %1293, %1284, %1283, %1267, %988, %978
  %1326 = phi i64 [ 0, %988 ], [ %936, %1322 ], [ %936, %1319 ], [ %936, %1284 ], [ %936, %1267 ], [ 0, %978 ], [ %936, %1293 ], [ %936, %1299 ], [ %936, %1297 ], [ %936, %1304 ], [ %936, %1283 ], [ %936, %1273 ]
  %1327 = phi i64 [ %989, %988 ], [ %989, %1322 ], [ %989, %1319 ], [ %989, %1284 ], [ %989, %1267 ], [ %987, %978 ], [ %989, %1293 ], [ %989, %1299 ], [ %989, %1297 ], [ %989, %1304 ], [ %989, %1283 ], [ %989, %1273 ]
  %1328 = icmp ne i64 %1327, 0
  %1329 = select i1 %758, i1 %1328, i1 false
  %1330 = trunc i64 %1327 to i32
  %1331 = and i32 %1330, 16777215
  %1332 = icmp eq i32 %1331, %759
  %1333 = select i1 %1329, i1 %1332, i1 false
  br i1 %1333, label %1334, label %1338

1334:                                             ; preds = %1325
  %1335 = lshr i64 %1327, 46
  %1336 = and i64 %1335, 4095
  %1337 = getelementptr inbounds [4096 x i32], ptr %761, i64 0, i64 %1336
  store i32 1, ptr %1337, align 4, !tbaa !23
  br label %1338

1338:                                             ; preds = %1334, %1325
  br i1 %763, label %1339, label %1384

1339:                                             ; preds = %1338
  br i1 %1328, label %1340, label %1382

1340:                                             ; preds = %1339
  %1341 = trunc i64 %1327 to i32
  %1342 = and i32 %1341, 16777215
  %1343 = icmp eq i32 %1342, %772
  %1344 = icmp sgt i64 %1327, -1
  %1345 = select i1 %1343, i1 %1344, i1 false
  br i1 %1345, label %1382, label %1346

1346:                                             ; preds = %1340
  %1347 = lshr i64 %1327, 30
  %1348 = trunc i64 %1347 to i32
  %1349 = and i32 %1348, 65535
  %1350 = sub i32 %1342, %778
  %1351 = icmp ult i32 %1350, %779
  br i1 %1351, label %1352, label %1356

1352:                                             ; preds = %1346
  %1353 = icmp ult i32 %1349, %780
  %1354 = icmp eq i32 %1349, 65535
  %1355 = or i1 %1354, %1353
  br i1 %1355, label %1382, label %1358

1356:                                             ; preds = %1346
  %1357 = icmp eq i32 %1349, 65535
  br i1 %1357, label %1382, label %1358

1358:                                             ; preds = %1356, %1352
  %1359 = load i64, ptr %782, align 8, !tbaa !105
  %1360 = icmp eq i64 %1359, 4194304
  br i1 %1360, label %1382, label %1361

1361:                                             ; preds = %1358
  br i1 %1343, label %1362, label %1368

1362:                                             ; preds = %1361
  br i1 %1344, label %1382, label %1363

1363:                                             ; preds = %1362
  %1364 = load i64, ptr %786, align 8, !tbaa !31
  %1365 = inttoptr i64 %1364 to ptr
  %1366 = getelementptr inbounds %struct.KnownGroup, ptr %1365, i64 %787
  %1367 = load i32, ptr %1366, align 4, !tbaa !119
  br label %1376

1368:                                             ; preds = %1361
  %1369 = load i64, ptr %784, align 8, !tbaa !31
  %1370 = inttoptr i64 %1369 to ptr
  %1371 = getelementptr inbounds %struct.KnownGroup, ptr %1370, i64 %785
  %1372 = load i32, ptr %1371, align 4, !tbaa !119
  %1373 = icmp eq i32 %1372, 0
  br i1 %1373, label %1379, label %1374

1374:                                             ; preds = %1368
  %1375 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %11, i32 noundef %1342, i32 noundef %1349, i32 noundef 0, i32 noundef 0)
  br label %1376

1376:                                             ; preds = %1374, %1363
  %1377 = phi i32 [ %1367, %1363 ], [ %1375, %1374 ]
  %1378 = icmp eq i32 %1377, 0
  br i1 %1378, label %1379, label %1382

1379:                                             ; preds = %1376, %1368
  %1380 = or i64 %934, %1327
  %1381 = or i64 %1380, -9223372036854775808
  br label %1382

1382:                                             ; preds = %1379, %1376, %1362, %1358, %1356, %1352, %1340, %1339
  %1383 = phi i64 [ %1381, %1379 ], [ %935, %1339 ], [ %935, %1376 ], [ %935, %1352 ], [ %935, %1358 ], [ %935, %1356 ], [ %935, %1362 ], [ %935, %1340 ]
  store i64 %1383, ptr %937, align 8, !tbaa !103
  store i64 %1326, ptr %930, align 8, !tbaa !101
  br label %1445

1384:                                             ; preds = %1338
  br i1 %1328, label %1385, label %1439

1385:                                             ; preds = %1384
  %1386 = lshr i64 %1327, 58
  %1387 = trunc nuw nsw i64 %1386 to i32
  %1388 = and i32 %876, 15
  %1389 = and i32 %1388, %1387
  %1390 = icmp eq i32 %1389, 0
  br i1 %1390, label %1439, label %1391

1391:                                             ; preds = %1385
  %1392 = and i64 %1327, 4611686018427387904
  %1393 = icmp ne i64 %1392, 0
  %1394 = select i1 %1393, i1 %765, i1 false
  br i1 %1394, label %1439, label %1395

1395:                                             ; preds = %1391
  %1396 = load i64, ptr %766, align 8, !tbaa !104
  %1397 = icmp eq i64 %1396, 0
  %1398 = and i1 %1393, %858
  %1399 = select i1 %1397, i1 %1398, i1 false
  br i1 %1399, label %1439, label %1400

1400:                                             ; preds = %1395
  %1401 = trunc i64 %1327 to i32
  %1402 = and i32 %1401, 16777215
  %1403 = lshr i64 %1327, 30
  %1404 = trunc i64 %1403 to i32
  %1405 = and i32 %1404, 65535
  %1406 = sub i32 %1402, %768
  %1407 = icmp ult i32 %1406, %769
  br i1 %1407, label %1408, label %1412

1408:                                             ; preds = %1400
  %1409 = icmp ult i32 %1405, %770
  %1410 = icmp eq i32 %1405, 65535
  %1411 = or i1 %1410, %1409
  br i1 %1411, label %1439, label %1414

1412:                                             ; preds = %1400
  %1413 = icmp eq i32 %1405, 65535
  br i1 %1413, label %1439, label %1414

1414:                                             ; preds = %1412, %1408
  %1415 = load i64, ptr %771, align 8, !tbaa !105
  %1416 = icmp eq i64 %1415, 4194304
  br i1 %1416, label %1439, label %1417

1417:                                             ; preds = %1414
  %1418 = icmp eq i32 %1402, %772
  br i1 %1418, label %1419, label %1426

1419:                                             ; preds = %1417
  %1420 = icmp sgt i64 %1327, -1
  br i1 %1420, label %1439, label %1421

1421:                                             ; preds = %1419
  %1422 = load i64, ptr %776, align 8, !tbaa !31
  %1423 = inttoptr i64 %1422 to ptr
  %1424 = getelementptr inbounds %struct.KnownGroup, ptr %1423, i64 %777
  %1425 = load i32, ptr %1424, align 4, !tbaa !119
  br label %1434

1426:                                             ; preds = %1417
  %1427 = load i64, ptr %774, align 8, !tbaa !31
  %1428 = inttoptr i64 %1427 to ptr
  %1429 = getelementptr inbounds %struct.KnownGroup, ptr %1428, i64 %775
  %1430 = load i32, ptr %1429, align 4, !tbaa !119
  %1431 = icmp eq i32 %1430, 0
  br i1 %1431, label %1437, label %1432

1432:                                             ; preds = %1426
  %1433 = call fastcc i32 @has_acquired(ptr noundef nonnull readonly %11, i32 noundef %1402, i32 noundef %1405, i32 noundef 0, i32 noundef 0)
  br label %1434

1434:                                             ; preds = %1432, %1421
  %1435 = phi i32 [ %1425, %1421 ], [ %1433, %1432 ]
  %1436 = icmp eq i32 %1435, 0
  br i1 %1436, label %1437, label %1439

1437:                                             ; preds = %1434, %1426
  %1438 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %876)
  call fastcc void @report(ptr noundef nonnull readonly %11, i32 noundef 0, i64 noundef %864, i32 noundef %1438, i32 noundef %800, i64 noundef %1327, i32 noundef 0)
  br label %1439

1439:                                             ; preds = %1395, %1391, %1437, %1434, %1419, %1414, %1412, %1408, %1385, %1384
  store i64 %935, ptr %930, align 8, !tbaa !101
  store i64 0, ptr %937, align 8, !tbaa !103
  br label %1445

1440:                                             ; preds = %929, %911
  %1441 = phi ptr [ %702, %911 ], [ %788, %929 ]
  %1442 = getelementptr inbounds i8, ptr %1441, i64 80
  %1443 = load i64, ptr %1442, align 8, !tbaa !120
  %1444 = add i64 %1443, 1
  store i64 %1444, ptr %1442, align 8, !tbaa !120
  br label %1445

1445:                                             ; preds = %1440, %1439, %1382, %976, %966, %947
  %1446 = add i64 %864, 4
  %1447 = icmp ult i64 %1446, %845
  br i1 %1447, label %863, label %1448, !llvm.loop !121

1448:                                             ; preds = %1445, %842, %838
  %1449 = phi i64 [ %798, %838 ], [ %844, %842 ], [ %844, %1445 ]
  %1450 = phi i64 [ %841, %838 ], [ %796, %842 ], [ %796, %1445 ]
  %1451 = add i64 %797, -1
  %1452 = and i64 %1451, %797
  %1453 = icmp eq i64 %1452, 0
  br i1 %1453, label %790, label %794, !llvm.loop !122

1454:                                             ; preds = %790
  %1455 = load ptr, ptr %632, align 8, !tbaa !77
  %1456 = getelementptr inbounds i8, ptr %1455, i64 112
  %1457 = load i64, ptr %1456, align 8, !tbaa !89
  %1458 = trunc i64 %1457 to i32
  %1459 = load ptr, ptr %631, align 8, !tbaa !76
  %1460 = load i32, ptr %641, align 8, !tbaa !85
  %1461 = getelementptr inbounds i8, ptr %1459, i64 144
  %1462 = load i64, ptr %1461, align 8, !tbaa !24
  %1463 = inttoptr i64 %1462 to ptr
  %1464 = zext i32 %1460 to i64
  %1465 = getelementptr inbounds %struct.WaveOrder, ptr %1463, i64 %1464
  %1466 = load i16, ptr %1465, align 2, !tbaa !41
  %1467 = icmp eq i16 %1466, 0
  %1468 = icmp ult i32 %1458, 65535
  %1469 = select i1 %1467, i1 %1468, i1 false
  br i1 %1469, label %1470, label %1522

1470:                                             ; preds = %1454
  %1471 = getelementptr inbounds i8, ptr %1465, i64 2
  %1472 = load i16, ptr %1471, align 2, !tbaa !123
  %1473 = zext i16 %1472 to i32
  %1474 = icmp eq i32 %1473, %1458
  %1475 = zext i1 %1474 to i32
  %1476 = add nuw nsw i32 %1475, %1458
  %1477 = trunc nuw i32 %1476 to i16
  store i16 %1477, ptr %1465, align 2, !tbaa !41
  %1478 = getelementptr inbounds i8, ptr %1455, i64 152
  store i64 1, ptr %1478, align 8, !tbaa !16
  %1479 = getelementptr inbounds i8, ptr %1455, i64 144
  %1480 = load i64, ptr %1479, align 8, !tbaa !42
  %1481 = trunc i64 %1480 to i32
  %1482 = icmp eq i32 %1481, 0
  %1483 = icmp eq i32 %1476, 0
  %1484 = tail call i32 @llvm.umin.i32(i32 %1476, i32 %1481)
  %1485 = select i1 %1483, i32 %1481, i32 %1484
  %1486 = select i1 %1482, i32 %1476, i32 %1485
  %1487 = getelementptr inbounds i8, ptr %1459, i64 136
  %1488 = load i64, ptr %1487, align 8, !tbaa !106
  %1489 = icmp eq i64 %1488, 4194304
  br i1 %1489, label %1522, label %1490

1490:                                             ; preds = %1470
  %1491 = load i32, ptr %639, align 8, !tbaa !83
  %1492 = getelementptr inbounds i8, ptr %1459, i64 104
  %1493 = load i64, ptr %1492, align 8, !tbaa !31
  %1494 = inttoptr i64 %1493 to ptr
  %1495 = zext i32 %1491 to i64
  %1496 = getelementptr inbounds i8, ptr %1459, i64 128
  %1497 = load i64, ptr %1496, align 8, !tbaa !107
  %1498 = inttoptr i64 %1497 to ptr
  %1499 = getelementptr inbounds %struct.KnownGroup, ptr %1494, i64 %1495, i32 1
  %1500 = load i32, ptr %1499, align 4, !tbaa !124
  %1501 = add i32 %1500, -1
  %1502 = zext i32 %1501 to i64
  %1503 = getelementptr inbounds %struct.Unreleased, ptr %1498, i64 %1502
  %1504 = icmp eq i32 %1500, 0
  br i1 %1504, label %1513, label %1505

1505:                                             ; preds = %1490
  %1506 = load i32, ptr %1503, align 4, !tbaa !110
  %1507 = icmp eq i32 %1506, %1460
  br i1 %1507, label %1508, label %1513

1508:                                             ; preds = %1505
  %1509 = getelementptr inbounds i8, ptr %1503, i64 10
  %1510 = load i16, ptr %1509, align 2, !tbaa !111
  %1511 = zext i16 %1510 to i32
  %1512 = icmp eq i32 %1486, %1511
  br i1 %1512, label %1522, label %1513

1513:                                             ; preds = %1508, %1505, %1490
  %1514 = add i64 %1488, 1
  store i64 %1514, ptr %1487, align 8, !tbaa !106
  %1515 = getelementptr inbounds %struct.Unreleased, ptr %1498, i64 %1488
  %1516 = trunc i64 %1457 to i16
  %1517 = trunc i32 %1486 to i16
  store i32 %1460, ptr %1515, align 4, !tbaa !23
  %1518 = getelementptr inbounds i8, ptr %1515, i64 4
  store i32 %1500, ptr %1518, align 4, !tbaa !23
  %1519 = getelementptr inbounds i8, ptr %1515, i64 8
  store i16 %1516, ptr %1519, align 4, !tbaa !118
  %1520 = getelementptr inbounds i8, ptr %1515, i64 10
  store i16 %1517, ptr %1520, align 2, !tbaa !118
  %1521 = trunc i64 %1514 to i32
  store i32 %1521, ptr %1499, align 4, !tbaa !124
  br label %1522

1522:                                             ; preds = %1454, %1470, %1508, %1513
  %1523 = trunc i64 %1457 to i16
  %1524 = getelementptr inbounds i8, ptr %1465, i64 2
  store i16 %1523, ptr %1524, align 2, !tbaa !123
  %1525 = getelementptr inbounds i8, ptr %1465, i64 5
  store i8 1, ptr %1525, align 1, !tbaa !39
  br label %1526

1526:                                             ; preds = %1522, %790
  %1527 = or i32 %7, %5
  %1528 = icmp eq i32 %1527, 0
  %1529 = and i1 %1528, %791
  br i1 %1529, label %1530, label %1570

1530:                                             ; preds = %1526
  %1531 = load ptr, ptr %631, align 8, !tbaa !76
  %1532 = load i32, ptr %641, align 8, !tbaa !85
  %1533 = getelementptr inbounds i8, ptr %1531, i64 144
  %1534 = load i64, ptr %1533, align 8, !tbaa !24
  %1535 = inttoptr i64 %1534 to ptr
  %1536 = zext i32 %1532 to i64
  %1537 = getelementptr inbounds %struct.WaveOrder, ptr %1535, i64 %1536, i32 5
  %1538 = load i8, ptr %1537, align 1, !tbaa !29
  %1539 = icmp eq i8 %1538, 0
  br i1 %1539, label %1570, label %1540

1540:                                             ; preds = %1530
  %1541 = load ptr, ptr %630, align 8, !tbaa !75
  %1542 = getelementptr inbounds i8, ptr %1541, i64 728
  %1543 = load i64, ptr %1542, align 8, !tbaa !125
  %1544 = inttoptr i64 %1543 to ptr
  %1545 = icmp eq i64 %1543, 0
  br i1 %1545, label %1569, label %1546

1546:                                             ; preds = %1540
  %1547 = getelementptr inbounds i8, ptr %1544, i64 -8
  %1548 = load i64, ptr %1547, align 8, !tbaa !43
  %1549 = icmp eq i64 %1548, 0
  br i1 %1549, label %1569, label %1550

1550:                                             ; preds = %1546
  %1551 = load i64, ptr %1544, align 8, !tbaa !101
  %1552 = sub i64 %1449, %1551
  %1553 = getelementptr inbounds i8, ptr %1544, i64 8
  %1554 = load i64, ptr %1553, align 8, !tbaa !103
  %1555 = icmp ult i64 %1552, %1554
  br i1 %1555, label %1570, label %1556

1556:                                             ; preds = %1550, %1560
  %1557 = phi i64 [ %1558, %1560 ], [ 0, %1550 ]
  %1558 = add nuw i64 %1557, 1
  %1559 = icmp eq i64 %1558, %1548
  br i1 %1559, label %1569, label %1560, !llvm.loop !126

1560:                                             ; preds = %1556
  %1561 = getelementptr inbounds %struct.Range, ptr %1544, i64 %1558
  %1562 = load i64, ptr %1561, align 8, !tbaa !101
  %1563 = sub i64 %1449, %1562
  %1564 = getelementptr inbounds i8, ptr %1561, i64 8
  %1565 = load i64, ptr %1564, align 8, !tbaa !103
  %1566 = icmp ult i64 %1563, %1565
  br i1 %1566, label %1567, label %1556, !llvm.loop !126

1567:                                             ; preds = %1560
  %1568 = icmp ult i64 %1558, %1548
  br i1 %1568, label %1570, label %1569

1569:                                             ; preds = %1556, %1567, %1546, %1540
  store i8 0, ptr %1537, align 1, !tbaa !29
  br label %1570

1570:                                             ; preds = %694, %1569, %1567, %1550, %1530, %1526
  %1571 = phi i64 [ 0, %694 ], [ %1450, %1569 ], [ %1450, %1567 ], [ %1450, %1550 ], [ %1450, %1530 ], [ %1450, %1526 ]
  %1572 = phi i1 [ %695, %694 ], [ %792, %1569 ], [ %792, %1567 ], [ %792, %1550 ], [ %792, %1530 ], [ %792, %1526 ]
  %1573 = icmp eq ptr %8, null
  %1574 = icmp ne i32 %5, 1
  %1575 = or i1 %1574, %1573
  %1576 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1571)
  %1577 = icmp ult i64 %1576, 2
  %1578 = select i1 %1575, i1 true, i1 %1577
  br i1 %1578, label %1714, label %1579

1579:                                             ; preds = %1570
  %1580 = icmp ult i32 %4, 4
  %1581 = lshr i32 %4, 2
  %1582 = select i1 %1580, i32 1, i32 %1581
  %1583 = icmp eq i32 %1582, 0
  %1584 = icmp ugt i32 %4, 3
  %1585 = shl i32 %4, 3
  %1586 = shl nsw i32 -1, %1585
  %1587 = xor i32 %1586, -1
  %1588 = select i1 %1584, i32 -1, i32 %1587
  %1589 = zext nneg i32 %1582 to i64
  %1590 = load ptr, ptr %11, align 8, !tbaa !73
  %1591 = getelementptr inbounds i8, ptr %1590, i64 16
  %1592 = load ptr, ptr %631, align 8
  %1593 = getelementptr inbounds i8, ptr %1592, i64 64
  %1594 = getelementptr inbounds i8, ptr %1592, i64 32
  %1595 = getelementptr inbounds i8, ptr %1592, i64 24
  %1596 = getelementptr inbounds i8, ptr %1592, i64 40
  %1597 = getelementptr inbounds i8, ptr %1592, i64 48
  %1598 = getelementptr inbounds i8, ptr %1592, i64 56
  %1599 = getelementptr inbounds i8, ptr %1592, i64 72
  %1600 = getelementptr inbounds i8, ptr %1592, i64 72
  %1601 = load ptr, ptr %632, align 8
  %1602 = getelementptr inbounds i8, ptr %1601, i64 104
  %1603 = load ptr, ptr %11, align 8
  %1604 = getelementptr inbounds i8, ptr %1603, i64 160
  br label %1605

1605:                                             ; preds = %1710, %1579
  %1606 = phi i64 [ %1571, %1579 ], [ %1712, %1710 ]
  %1607 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1606, i1 true)
  %1608 = trunc nuw nsw i64 %1607 to i32
  %1609 = getelementptr inbounds i64, ptr %2, i64 %1607
  %1610 = load i64, ptr %1609, align 8, !tbaa !43
  %1611 = load i64, ptr %1591, align 8, !tbaa !55
  %1612 = icmp ugt i64 %1611, %1610
  %1613 = zext i1 %1612 to i32
  store i32 %1613, ptr %635, align 4, !tbaa !80
  br i1 %1583, label %1710, label %1616

1614:                                             ; preds = %1707
  %1615 = load i64, ptr %1609, align 8, !tbaa !43
  br label %1616

1616:                                             ; preds = %1605, %1614
  %1617 = phi i64 [ %1615, %1614 ], [ %1610, %1605 ]
  %1618 = phi i64 [ %1708, %1614 ], [ 0, %1605 ]
  %1619 = shl nuw i64 %1618, 2
  %1620 = add i64 %1617, %1619
  br i1 %1612, label %1621, label %1626

1621:                                             ; preds = %1616
  %1622 = load i64, ptr %1602, align 8, !tbaa !92
  %1623 = inttoptr i64 %1622 to ptr
  %1624 = lshr i64 %1620, 2
  %1625 = getelementptr inbounds %struct.Cell, ptr %1623, i64 %1624
  br label %1673

1626:                                             ; preds = %1616
  %1627 = lshr i64 %1620, 14
  %1628 = add nuw nsw i64 %1627, 1
  %1629 = load i64, ptr %1593, align 8, !tbaa !93
  %1630 = icmp eq i64 %1628, %1629
  br i1 %1630, label %1631, label %1637

1631:                                             ; preds = %1626
  %1632 = load i64, ptr %1600, align 8, !tbaa !94
  %1633 = inttoptr i64 %1632 to ptr
  %1634 = lshr i64 %1620, 2
  %1635 = and i64 %1634, 4095
  %1636 = getelementptr inbounds %struct.Cell, ptr %1633, i64 %1635
  br label %1673

1637:                                             ; preds = %1626
  %1638 = load i64, ptr %1594, align 8, !tbaa !95
  %1639 = inttoptr i64 %1638 to ptr
  %1640 = load i64, ptr %1595, align 8, !tbaa !96
  %1641 = mul i64 %1628, 159730149406440469
  %1642 = lshr i64 %1641, 40
  br label %1643

1643:                                             ; preds = %1643, %1637
  %1644 = phi i64 [ %1642, %1637 ], [ %1651, %1643 ]
  %1645 = and i64 %1644, 262143
  %1646 = getelementptr inbounds i64, ptr %1639, i64 %1645
  %1647 = load i64, ptr %1646, align 8, !tbaa !43
  %1648 = icmp eq i64 %1647, 0
  %1649 = icmp eq i64 %1647, %1628
  %1650 = or i1 %1648, %1649
  %1651 = add nuw nsw i64 %1645, 1
  br i1 %1650, label %1652, label %1643, !llvm.loop !97

1652:                                             ; preds = %1643
  %1653 = getelementptr inbounds i64, ptr %1639, i64 %1645
  %1654 = inttoptr i64 %1640 to ptr
  br i1 %1648, label %1655, label %1663

1655:                                             ; preds = %1652
  %1656 = load i64, ptr %1596, align 8, !tbaa !98
  %1657 = load i64, ptr %1597, align 8, !tbaa !99
  %1658 = icmp ult i64 %1656, %1657
  br i1 %1658, label %1659, label %1714

1659:                                             ; preds = %1655
  store i64 %1628, ptr %1653, align 8, !tbaa !43
  %1660 = load i64, ptr %1596, align 8, !tbaa !98
  %1661 = add i64 %1660, 1
  store i64 %1661, ptr %1596, align 8, !tbaa !98
  %1662 = getelementptr inbounds i64, ptr %1654, i64 %1645
  store i64 %1660, ptr %1662, align 8, !tbaa !43
  br label %1663

1663:                                             ; preds = %1659, %1652
  store i64 %1628, ptr %1593, align 8, !tbaa !93
  %1664 = load i64, ptr %1598, align 8, !tbaa !100
  %1665 = getelementptr inbounds i64, ptr %1654, i64 %1645
  %1666 = load i64, ptr %1665, align 8, !tbaa !43
  %1667 = shl i64 %1666, 16
  %1668 = add i64 %1667, %1664
  store i64 %1668, ptr %1599, align 8, !tbaa !94
  %1669 = inttoptr i64 %1668 to ptr
  %1670 = lshr i64 %1620, 2
  %1671 = and i64 %1670, 4095
  %1672 = getelementptr inbounds %struct.Cell, ptr %1669, i64 %1671
  br label %1673

1673:                                             ; preds = %1663, %1631, %1621
  %1674 = phi ptr [ %1625, %1621 ], [ %1636, %1631 ], [ %1672, %1663 ]
  %1675 = icmp eq ptr %1674, null
  br i1 %1675, label %1714, label %1676

1676:                                             ; preds = %1673
  %1677 = load i64, ptr %1674, align 8, !tbaa !101
  %1678 = trunc i64 %1677 to i32
  %1679 = lshr i32 %1678, 24
  %1680 = and i32 %1679, 63
  %1681 = icmp eq i32 %1680, %1608
  br i1 %1681, label %1707, label %1682

1682:                                             ; preds = %1676
  %1683 = zext nneg i32 %1680 to i64
  %1684 = shl nuw i64 1, %1683
  %1685 = and i64 %1684, %1571
  %1686 = icmp eq i64 %1685, 0
  br i1 %1686, label %1707, label %1687

1687:                                             ; preds = %1682
  %1688 = getelementptr inbounds i64, ptr %2, i64 %1683
  %1689 = load i64, ptr %1688, align 8, !tbaa !43
  %1690 = icmp eq i64 %1689, %1617
  br i1 %1690, label %1691, label %1707

1691:                                             ; preds = %1687
  %1692 = load i32, ptr %1604, align 8, !tbaa !127
  %1693 = trunc nuw nsw i64 %1618 to i32
  %1694 = mul i32 %1692, %1693
  %1695 = add i32 %1694, %1608
  %1696 = zext i32 %1695 to i64
  %1697 = getelementptr inbounds i32, ptr %8, i64 %1696
  %1698 = load i32, ptr %1697, align 4, !tbaa !23
  %1699 = add i32 %1694, %1680
  %1700 = zext i32 %1699 to i64
  %1701 = getelementptr inbounds i32, ptr %8, i64 %1700
  %1702 = load i32, ptr %1701, align 4, !tbaa !23
  %1703 = xor i32 %1702, %1698
  %1704 = and i32 %1703, %1588
  %1705 = icmp eq i32 %1704, 0
  %1706 = select i1 %1705, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %11, i32 noundef %1706, i64 noundef %1620, i32 noundef %4, i32 noundef %1608, i64 noundef %1677, i32 noundef 1)
  br label %1707

1707:                                             ; preds = %1691, %1687, %1682, %1676
  %1708 = add nuw nsw i64 %1618, 1
  %1709 = icmp eq i64 %1708, %1589
  br i1 %1709, label %1710, label %1614, !llvm.loop !128

1710:                                             ; preds = %1707, %1605
  %1711 = add i64 %1606, -1
  %1712 = and i64 %1711, %1606
  %1713 = icmp eq i64 %1712, 0
  br i1 %1713, label %1714, label %1605, !llvm.loop !129

1714:                                             ; preds = %1710, %1673, %1655, %1570
  %1715 = and i1 %1572, %14
  br i1 %1715, label %1716, label %1721

1716:                                             ; preds = %1714
  %1717 = load i64, ptr %649, align 8, !tbaa !89
  %1718 = icmp ult i64 %1717, 65535
  br i1 %1718, label %1719, label %1721

1719:                                             ; preds = %1716
  %1720 = add nuw nsw i64 %1717, 1
  store i64 %1720, ptr %649, align 8, !tbaa !89
  br label %1721

1721:                                             ; preds = %1719, %1716, %1714
  call void @llvm.lifetime.end.p0(i64 88, ptr nonnull %11) #6
  br label %1722

1722:                                             ; preds = %602, %1721
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
  %10 = load i64, ptr %9, align 8, !tbaa !130
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
  %30 = load i64, ptr %29, align 8, !tbaa !43
  switch i32 %4, label %44 [
    i32 3, label %31
    i32 4, label %40
    i32 1, label %87
  ]

31:                                               ; preds = %26
  %32 = lshr i64 %30, 32
  %33 = load i64, ptr %16, align 8, !tbaa !53
  %34 = icmp eq i64 %32, %33
  br i1 %34, label %87, label %35

35:                                               ; preds = %31
  %36 = load i64, ptr %17, align 8, !tbaa !54
  %37 = sub i64 %30, %36
  %38 = load i64, ptr %18, align 8, !tbaa !55
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
  br i1 %82, label %84, label %67, !llvm.loop !131

84:                                               ; preds = %80, %67
  %85 = add i64 %54, 4
  %86 = icmp ult i64 %85, %48
  br i1 %86, label %53, label %87, !llvm.loop !132

87:                                               ; preds = %84, %26, %35, %31, %47, %44
  %88 = add i64 %27, -1
  %89 = and i64 %88, %27
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %26, !llvm.loop !133

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
  %58 = load i32, ptr %57, align 4, !tbaa !134
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
  %74 = load i64, ptr %73, align 8, !tbaa !44
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %96, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %73, i64 90304
  br label %78

78:                                               ; preds = %91, %76
  %79 = phi i64 [ 0, %76 ], [ %92, %91 ]
  %80 = getelementptr inbounds [256 x %struct.Finding], ptr %77, i64 0, i64 %79
  %81 = load i32, ptr %80, align 8, !tbaa !45
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %83, label %91

83:                                               ; preds = %78
  %84 = getelementptr inbounds i8, ptr %80, i64 40
  %85 = load i64, ptr %84, align 8, !tbaa !48
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %87, label %91

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %80, i64 72
  %89 = load i64, ptr %88, align 8, !tbaa !49
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %104, label %91

91:                                               ; preds = %87, %83, %78
  %92 = add nuw i64 %79, 1
  %93 = icmp eq i64 %92, %74
  br i1 %93, label %94, label %78, !llvm.loop !50

94:                                               ; preds = %91
  %95 = icmp eq i64 %74, 256
  br i1 %95, label %100, label %96

96:                                               ; preds = %94, %70
  %97 = getelementptr inbounds i8, ptr %73, i64 90304
  %98 = add i64 %74, 1
  store i64 %98, ptr %73, align 8, !tbaa !44
  %99 = getelementptr inbounds [256 x %struct.Finding], ptr %97, i64 0, i64 %74
  store i32 3, ptr %99, align 8, !tbaa !45
  br label %104

100:                                              ; preds = %94
  %101 = getelementptr inbounds i8, ptr %73, i64 8
  %102 = load i64, ptr %101, align 8, !tbaa !51
  %103 = add i64 %102, 1
  store i64 %103, ptr %101, align 8, !tbaa !51
  br label %121

104:                                              ; preds = %87, %96
  %105 = phi ptr [ %99, %96 ], [ %80, %87 ]
  %106 = getelementptr inbounds i8, ptr %105, i64 16
  %107 = load i64, ptr %106, align 8, !tbaa !52
  %108 = add i64 %107, 1
  store i64 %108, ptr %106, align 8, !tbaa !52
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %121

110:                                              ; preds = %104
  %111 = getelementptr inbounds i8, ptr %105, i64 32
  store i64 %2, ptr %111, align 8, !tbaa !135
  %112 = getelementptr inbounds i8, ptr %105, i64 40
  %113 = load i32, ptr %16, align 8, !tbaa !23
  %114 = getelementptr inbounds i8, ptr %9, i64 16
  %115 = load i64, ptr %114, align 8, !tbaa !20
  store i64 %1, ptr %112, align 8, !tbaa !43
  %116 = getelementptr inbounds i8, ptr %105, i64 48
  store i32 0, ptr %116, align 8, !tbaa !23
  %117 = getelementptr inbounds i8, ptr %105, i64 52
  store i32 0, ptr %117, align 4, !tbaa !23
  %118 = getelementptr inbounds i8, ptr %105, i64 56
  store i32 %113, ptr %118, align 8, !tbaa !23
  %119 = getelementptr inbounds i8, ptr %105, i64 60
  store i32 0, ptr %119, align 4, !tbaa !23
  %120 = getelementptr inbounds i8, ptr %105, i64 64
  store i64 %115, ptr %120, align 8, !tbaa !43
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
  %10 = load i64, ptr %9, align 8, !tbaa !136
  %11 = icmp eq i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %8, i64 548
  %13 = load i32, ptr %12, align 4, !tbaa !23
  %14 = zext i32 %13 to i64
  %15 = add nuw nsw i64 %14, 1
  br i1 %11, label %16, label %17

16:                                               ; preds = %2
  store i64 %15, ptr %9, align 8, !tbaa !136
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
  %26 = load i64, ptr %25, align 8, !tbaa !44
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %19
  %29 = getelementptr inbounds i8, ptr %25, i64 90304
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !45
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !48
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !49
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !50

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %19
  %49 = getelementptr inbounds i8, ptr %25, i64 90304
  %50 = add i64 %26, 1
  store i64 %50, ptr %25, align 8, !tbaa !44
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 4, ptr %51, align 8, !tbaa !45
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %25, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !51
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !51
  br label %78

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !52
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !52
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %78

62:                                               ; preds = %56
  %63 = trunc i64 %10 to i32
  %64 = add i32 %63, -1
  %65 = getelementptr inbounds i8, ptr %57, i64 12
  store i32 %64, ptr %65, align 4, !tbaa !59
  %66 = load i32, ptr %12, align 4, !tbaa !23
  %67 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %66, ptr %67, align 8, !tbaa !57
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %8, i64 544
  %70 = load i32, ptr %69, align 8, !tbaa !23
  %71 = getelementptr inbounds i8, ptr %5, i64 16
  %72 = load i64, ptr %71, align 8, !tbaa !20
  store i64 %1, ptr %68, align 8, !tbaa !43
  %73 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 0, ptr %73, align 8, !tbaa !23
  %74 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 0, ptr %74, align 4, !tbaa !23
  %75 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %70, ptr %75, align 8, !tbaa !23
  %76 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 0, ptr %76, align 4, !tbaa !23
  %77 = getelementptr inbounds i8, ptr %57, i64 64
  store i64 %72, ptr %77, align 8, !tbaa !43
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
  %56 = load i32, ptr %55, align 4, !tbaa !134
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
  br i1 %96, label %68, label %71, !llvm.loop !137

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
  br i1 %136, label %137, label %99, !llvm.loop !138

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
  %148 = load i64, ptr %147, align 8, !tbaa !44
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %170, label %150

150:                                              ; preds = %142
  %151 = getelementptr inbounds i8, ptr %147, i64 90304
  br label %152

152:                                              ; preds = %165, %150
  %153 = phi i64 [ 0, %150 ], [ %166, %165 ]
  %154 = getelementptr inbounds [256 x %struct.Finding], ptr %151, i64 0, i64 %153
  %155 = load i32, ptr %154, align 8, !tbaa !45
  %156 = icmp eq i32 %155, %144
  br i1 %156, label %157, label %165

157:                                              ; preds = %152
  %158 = getelementptr inbounds i8, ptr %154, i64 40
  %159 = load i64, ptr %158, align 8, !tbaa !48
  %160 = icmp eq i64 %159, %1
  br i1 %160, label %161, label %165

161:                                              ; preds = %157
  %162 = getelementptr inbounds i8, ptr %154, i64 72
  %163 = load i64, ptr %162, align 8, !tbaa !49
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %178, label %165

165:                                              ; preds = %161, %157, %152
  %166 = add nuw i64 %153, 1
  %167 = icmp eq i64 %166, %148
  br i1 %167, label %168, label %152, !llvm.loop !50

168:                                              ; preds = %165
  %169 = icmp eq i64 %148, 256
  br i1 %169, label %174, label %170

170:                                              ; preds = %168, %142
  %171 = getelementptr inbounds i8, ptr %147, i64 90304
  %172 = add i64 %148, 1
  store i64 %172, ptr %147, align 8, !tbaa !44
  %173 = getelementptr inbounds [256 x %struct.Finding], ptr %171, i64 0, i64 %148
  store i32 %144, ptr %173, align 8, !tbaa !45
  br label %178

174:                                              ; preds = %168
  %175 = getelementptr inbounds i8, ptr %147, i64 8
  %176 = load i64, ptr %175, align 8, !tbaa !51
  %177 = add i64 %176, 1
  store i64 %177, ptr %175, align 8, !tbaa !51
  br label %201

178:                                              ; preds = %161, %170
  %179 = phi ptr [ %173, %170 ], [ %154, %161 ]
  %180 = getelementptr inbounds i8, ptr %179, i64 16
  %181 = load i64, ptr %180, align 8, !tbaa !52
  %182 = add i64 %181, 1
  store i64 %182, ptr %180, align 8, !tbaa !52
  %183 = icmp eq i64 %181, 0
  br i1 %183, label %184, label %201

184:                                              ; preds = %178
  %185 = select i1 %143, i64 %93, i64 %69
  %186 = getelementptr inbounds i8, ptr %179, i64 32
  store i64 %185, ptr %186, align 8, !tbaa !135
  %187 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %185, i1 true)
  %188 = getelementptr inbounds i32, ptr %2, i64 %187
  %189 = load i32, ptr %188, align 4, !tbaa !23
  %190 = getelementptr inbounds i8, ptr %179, i64 12
  store i32 %189, ptr %190, align 4, !tbaa !59
  %191 = getelementptr inbounds i8, ptr %179, i64 40
  %192 = trunc nuw nsw i64 %187 to i32
  %193 = load i32, ptr %14, align 8, !tbaa !23
  %194 = getelementptr inbounds i8, ptr %10, i64 16
  %195 = load i64, ptr %194, align 8, !tbaa !20
  store i64 %1, ptr %191, align 8, !tbaa !43
  %196 = getelementptr inbounds i8, ptr %179, i64 48
  store i32 0, ptr %196, align 8, !tbaa !23
  %197 = getelementptr inbounds i8, ptr %179, i64 52
  store i32 %192, ptr %197, align 4, !tbaa !23
  %198 = getelementptr inbounds i8, ptr %179, i64 56
  store i32 %193, ptr %198, align 8, !tbaa !23
  %199 = getelementptr inbounds i8, ptr %179, i64 60
  store i32 0, ptr %199, align 4, !tbaa !23
  %200 = getelementptr inbounds i8, ptr %179, i64 64
  store i64 %195, ptr %200, align 8, !tbaa !43
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
  %9 = load i64, ptr %8, align 8, !tbaa !89
  %10 = icmp ult i64 %9, 65535
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = add nuw nsw i64 %9, 1
  store i64 %12, ptr %8, align 8, !tbaa !89
  br label %13

13:                                               ; preds = %11, %3
  %14 = phi i64 [ %12, %11 ], [ %9, %3 ]
  %15 = getelementptr inbounds i8, ptr %2, i64 120
  store i64 %14, ptr %15, align 8, !tbaa !87
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
  %35 = load i32, ptr %34, align 4, !tbaa !139
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds i8, ptr %2, i64 144
  %38 = load i64, ptr %37, align 8, !tbaa !42
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
  %53 = load i16, ptr %52, align 2, !tbaa !41
  %54 = zext i16 %53 to i32
  %55 = icmp eq i32 %49, 0
  %56 = icmp eq i16 %53, 0
  %57 = tail call i32 @llvm.umin.i32(i32 %54, i32 %49)
  %58 = select i1 %56, i32 %49, i32 %57
  %59 = select i1 %55, i32 %54, i32 %58
  store i16 0, ptr %52, align 2, !tbaa !41
  br label %60

60:                                               ; preds = %46, %51
  %61 = phi i32 [ %47, %46 ], [ %59, %51 ]
  %62 = zext i32 %61 to i64
  store i64 %62, ptr %37, align 8, !tbaa !42
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
  %71 = load i16, ptr %70, align 2, !tbaa !41
  %72 = zext i16 %71 to i32
  %73 = icmp eq i32 %68, 0
  %74 = icmp eq i16 %71, 0
  %75 = tail call i32 @llvm.umin.i32(i32 %72, i32 %68)
  %76 = select i1 %74, i32 %68, i32 %75
  %77 = select i1 %73, i32 %72, i32 %76
  store i16 0, ptr %70, align 2, !tbaa !41
  %78 = or disjoint i64 %67, 1
  %79 = getelementptr inbounds %struct.WaveOrder, ptr %33, i64 %78
  %80 = load i16, ptr %79, align 2, !tbaa !41
  %81 = zext i16 %80 to i32
  %82 = icmp eq i32 %77, 0
  %83 = icmp eq i16 %80, 0
  %84 = tail call i32 @llvm.umin.i32(i32 %81, i32 %77)
  %85 = select i1 %83, i32 %77, i32 %84
  %86 = select i1 %82, i32 %81, i32 %85
  store i16 0, ptr %79, align 2, !tbaa !41
  %87 = add nuw nsw i64 %67, 2
  %88 = add i64 %69, 2
  %89 = icmp eq i64 %88, %45
  br i1 %89, label %46, label %66, !llvm.loop !140

90:                                               ; preds = %63
  %91 = trunc i64 %64 to i32
  %92 = getelementptr inbounds i8, ptr %0, i64 136
  %93 = load i64, ptr %92, align 8, !tbaa !106
  %94 = icmp eq i64 %93, 4194304
  br i1 %94, label %125, label %95

95:                                               ; preds = %90
  %96 = getelementptr inbounds i8, ptr %0, i64 104
  %97 = load i64, ptr %96, align 8, !tbaa !31
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr inbounds i8, ptr %0, i64 128
  %100 = load i64, ptr %99, align 8, !tbaa !107
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds %struct.KnownGroup, ptr %98, i64 %26, i32 1
  %103 = load i32, ptr %102, align 4, !tbaa !124
  %104 = add i32 %103, -1
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds %struct.Unreleased, ptr %101, i64 %105
  %107 = icmp eq i32 %103, 0
  br i1 %107, label %116, label %108

108:                                              ; preds = %95
  %109 = load i32, ptr %106, align 4, !tbaa !110
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %116

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, ptr %106, i64 10
  %113 = load i16, ptr %112, align 2, !tbaa !111
  %114 = zext i16 %113 to i32
  %115 = icmp eq i32 %114, %91
  br i1 %115, label %125, label %116

116:                                              ; preds = %111, %108, %95
  %117 = add i64 %93, 1
  store i64 %117, ptr %92, align 8, !tbaa !106
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
  store i32 %124, ptr %102, align 4, !tbaa !124
  br label %125

125:                                              ; preds = %116, %111, %90, %63, %13
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8, !tbaa !141
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
  %24 = load ptr, ptr %8, align 8, !tbaa !142
  %25 = getelementptr inbounds i8, ptr %24, i64 96
  %26 = load i64, ptr %25, align 8, !tbaa !62
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
  %37 = load i32, ptr %13, align 8, !tbaa !143
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
  %54 = load i32, ptr %13, align 8, !tbaa !143
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
  br i1 %65, label %15, label %66, !llvm.loop !144

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !142
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !145
  %9 = load i64, ptr %6, align 8, !tbaa !44
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %31, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds i8, ptr %6, i64 90304
  br label %13

13:                                               ; preds = %26, %11
  %14 = phi i64 [ 0, %11 ], [ %27, %26 ]
  %15 = getelementptr inbounds [256 x %struct.Finding], ptr %12, i64 0, i64 %14
  %16 = load i32, ptr %15, align 8, !tbaa !45
  %17 = icmp eq i32 %16, 5
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %15, i64 40
  %20 = load i64, ptr %19, align 8, !tbaa !48
  %21 = icmp eq i64 %20, %8
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %15, i64 72
  %24 = load i64, ptr %23, align 8, !tbaa !49
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %39, label %26

26:                                               ; preds = %22, %18, %13
  %27 = add nuw i64 %14, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %13, !llvm.loop !50

29:                                               ; preds = %26
  %30 = icmp eq i64 %9, 256
  br i1 %30, label %35, label %31

31:                                               ; preds = %29, %4
  %32 = getelementptr inbounds i8, ptr %6, i64 90304
  %33 = add i64 %9, 1
  store i64 %33, ptr %6, align 8, !tbaa !44
  %34 = getelementptr inbounds [256 x %struct.Finding], ptr %32, i64 0, i64 %9
  store i32 5, ptr %34, align 8, !tbaa !45
  br label %39

35:                                               ; preds = %29
  %36 = getelementptr inbounds i8, ptr %6, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !51
  %38 = add i64 %37, 1
  store i64 %38, ptr %36, align 8, !tbaa !51
  br label %88

39:                                               ; preds = %22, %31
  %40 = phi ptr [ %34, %31 ], [ %15, %22 ]
  %41 = and i32 %3, 63
  %42 = zext nneg i32 %41 to i64
  %43 = shl nuw i64 1, %42
  %44 = getelementptr inbounds i8, ptr %40, i64 32
  %45 = load i64, ptr %44, align 8, !tbaa !135
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !135
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !52
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !52
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %88

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !146
  %53 = getelementptr inbounds i8, ptr %52, i64 56
  %54 = load i64, ptr %53, align 8, !tbaa !13
  %55 = inttoptr i64 %54 to ptr
  %56 = getelementptr inbounds i8, ptr %0, i64 28
  %57 = load i32, ptr %56, align 4, !tbaa !68
  %58 = getelementptr inbounds i8, ptr %40, i64 4
  store i32 %57, ptr %58, align 4, !tbaa !56
  %59 = getelementptr inbounds i8, ptr %0, i64 32
  %60 = load i32, ptr %59, align 8, !tbaa !141
  %61 = tail call i32 @llvm.umin.i32(i32 %60, i32 4)
  %62 = getelementptr inbounds i8, ptr %40, i64 8
  store i32 %61, ptr %62, align 8, !tbaa !57
  %63 = icmp eq i32 %57, 1
  br i1 %63, label %64, label %68

64:                                               ; preds = %51
  %65 = getelementptr inbounds i8, ptr %52, i64 8
  %66 = load i64, ptr %65, align 8, !tbaa !54
  %67 = sub i64 %1, %66
  br label %68

68:                                               ; preds = %51, %64
  %69 = phi i64 [ %67, %64 ], [ %1, %51 ]
  %70 = getelementptr inbounds i8, ptr %40, i64 24
  store i64 %69, ptr %70, align 8, !tbaa !58
  %71 = getelementptr inbounds i8, ptr %40, i64 40
  %72 = getelementptr inbounds i8, ptr %0, i64 24
  %73 = load i32, ptr %72, align 8, !tbaa !143
  %74 = getelementptr inbounds i8, ptr %52, i64 64
  %75 = load i64, ptr %74, align 8, !tbaa !22
  %76 = inttoptr i64 %75 to ptr
  %77 = getelementptr inbounds i8, ptr %76, i64 544
  %78 = load i32, ptr %77, align 8, !tbaa !23
  %79 = icmp eq i32 %73, 2
  %80 = zext i1 %79 to i32
  %81 = getelementptr inbounds i8, ptr %55, i64 16
  %82 = load i64, ptr %81, align 8, !tbaa !20
  store i64 %8, ptr %71, align 8, !tbaa !43
  %83 = getelementptr inbounds i8, ptr %40, i64 48
  store i32 %73, ptr %83, align 8, !tbaa !23
  %84 = getelementptr inbounds i8, ptr %40, i64 52
  store i32 %2, ptr %84, align 4, !tbaa !23
  %85 = getelementptr inbounds i8, ptr %40, i64 56
  store i32 %78, ptr %85, align 8, !tbaa !23
  %86 = getelementptr inbounds i8, ptr %40, i64 60
  store i32 %80, ptr %86, align 4, !tbaa !23
  %87 = getelementptr inbounds i8, ptr %40, i64 64
  store i64 %82, ptr %87, align 8, !tbaa !43
  br label %88

88:                                               ; preds = %35, %39, %68
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !76
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !75
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
  %21 = load i64, ptr %20, align 8, !tbaa !43
  br label %22

22:                                               ; preds = %7, %16
  %23 = phi i64 [ %21, %16 ], [ 0, %7 ]
  %24 = getelementptr inbounds i8, ptr %0, i64 32
  %25 = load i64, ptr %24, align 8, !tbaa !78
  %26 = load i64, ptr %9, align 8, !tbaa !44
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %48, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %9, i64 90304
  br label %30

30:                                               ; preds = %43, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %43 ]
  %32 = getelementptr inbounds [256 x %struct.Finding], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 8, !tbaa !45
  %34 = icmp eq i32 %33, %1
  br i1 %34, label %35, label %43

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %32, i64 40
  %37 = load i64, ptr %36, align 8, !tbaa !48
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds i8, ptr %32, i64 72
  %41 = load i64, ptr %40, align 8, !tbaa !49
  %42 = icmp eq i64 %41, %23
  br i1 %42, label %56, label %43

43:                                               ; preds = %39, %35, %30
  %44 = add nuw i64 %31, 1
  %45 = icmp eq i64 %44, %26
  br i1 %45, label %46, label %30, !llvm.loop !50

46:                                               ; preds = %43
  %47 = icmp eq i64 %26, 256
  br i1 %47, label %52, label %48

48:                                               ; preds = %46, %22
  %49 = getelementptr inbounds i8, ptr %9, i64 90304
  %50 = add i64 %26, 1
  store i64 %50, ptr %9, align 8, !tbaa !44
  %51 = getelementptr inbounds [256 x %struct.Finding], ptr %49, i64 0, i64 %26
  store i32 %1, ptr %51, align 8, !tbaa !45
  br label %56

52:                                               ; preds = %46
  %53 = getelementptr inbounds i8, ptr %9, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !51
  %55 = add i64 %54, 1
  store i64 %55, ptr %53, align 8, !tbaa !51
  br label %127

56:                                               ; preds = %39, %48
  %57 = phi ptr [ %51, %48 ], [ %32, %39 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 16
  %59 = load i64, ptr %58, align 8, !tbaa !52
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !52
  %61 = icmp eq i64 %59, 0
  br i1 %61, label %62, label %127

62:                                               ; preds = %56
  %63 = getelementptr inbounds i8, ptr %0, i64 44
  %64 = load i32, ptr %63, align 4, !tbaa !80
  %65 = getelementptr inbounds i8, ptr %57, i64 4
  store i32 %64, ptr %65, align 4, !tbaa !56
  %66 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %3, ptr %66, align 8, !tbaa !57
  %67 = getelementptr inbounds i8, ptr %57, i64 24
  store i64 %2, ptr %67, align 8, !tbaa !58
  %68 = getelementptr inbounds i8, ptr %57, i64 40
  %69 = getelementptr inbounds i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8, !tbaa !79
  %71 = getelementptr inbounds i8, ptr %0, i64 64
  %72 = load i32, ptr %71, align 8, !tbaa !85
  %73 = getelementptr inbounds i8, ptr %0, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !84
  %75 = sub i32 %72, %74
  %76 = getelementptr inbounds i8, ptr %0, i64 48
  %77 = load i32, ptr %76, align 8, !tbaa !81
  %78 = getelementptr inbounds i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !77
  %80 = getelementptr inbounds i8, ptr %79, i64 16
  %81 = load i64, ptr %80, align 8, !tbaa !20
  store i64 %25, ptr %68, align 8, !tbaa !43
  %82 = getelementptr inbounds i8, ptr %57, i64 48
  store i32 %70, ptr %82, align 8, !tbaa !23
  %83 = getelementptr inbounds i8, ptr %57, i64 52
  store i32 %4, ptr %83, align 4, !tbaa !23
  %84 = getelementptr inbounds i8, ptr %57, i64 56
  store i32 %75, ptr %84, align 8, !tbaa !23
  %85 = getelementptr inbounds i8, ptr %57, i64 60
  store i32 %77, ptr %85, align 4, !tbaa !23
  %86 = getelementptr inbounds i8, ptr %57, i64 64
  store i64 %81, ptr %86, align 8, !tbaa !43
  %87 = icmp eq i32 %1, 0
  %88 = trunc i64 %5 to i32
  %89 = and i32 %88, 16777215
  br i1 %87, label %90, label %110

90:                                               ; preds = %62
  %91 = lshr i64 %5, 30
  %92 = trunc i64 %91 to i32
  %93 = and i32 %92, 65535
  %94 = icmp eq i32 %6, 0
  br i1 %94, label %105, label %95

95:                                               ; preds = %90
  %96 = load i32, ptr %63, align 4, !tbaa !80
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %105

98:                                               ; preds = %95
  %99 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i32 noundef %89, i32 noundef %93, i32 noundef 0, i32 noundef 0)
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %105, label %101

101:                                              ; preds = %98
  %102 = tail call fastcc i32 @has_acquired(ptr noundef nonnull readonly %0, i32 noundef %89, i32 noundef %93, i32 noundef 1, i32 noundef 0)
  %103 = icmp eq i32 %102, 0
  %104 = select i1 %103, i32 1, i32 2
  br label %105

105:                                              ; preds = %90, %95, %98, %101
  %106 = phi i32 [ %104, %101 ], [ 0, %98 ], [ 0, %95 ], [ 0, %90 ]
  %107 = getelementptr inbounds i8, ptr %57, i64 12
  store i32 %106, ptr %107, align 4, !tbaa !59
  %108 = load i32, ptr %71, align 8, !tbaa !85
  %109 = icmp eq i32 %89, %108
  br i1 %109, label %112, label %110

110:                                              ; preds = %62, %105
  %111 = urem i32 %89, %13
  br label %112

112:                                              ; preds = %105, %110
  %113 = phi i32 [ -1, %105 ], [ %111, %110 ]
  %114 = getelementptr inbounds i8, ptr %57, i64 72
  %115 = lshr i32 %88, 24
  %116 = and i32 %115, 63
  %117 = lshr i64 %5, 62
  %118 = trunc nuw nsw i64 %117 to i32
  %119 = and i32 %118, 1
  %120 = udiv i32 %89, %13
  %121 = zext nneg i32 %120 to i64
  store i64 %23, ptr %114, align 8, !tbaa !43
  %122 = getelementptr inbounds i8, ptr %57, i64 80
  store i32 %6, ptr %122, align 8, !tbaa !23
  %123 = getelementptr inbounds i8, ptr %57, i64 84
  store i32 %116, ptr %123, align 4, !tbaa !23
  %124 = getelementptr inbounds i8, ptr %57, i64 88
  store i32 %113, ptr %124, align 8, !tbaa !23
  %125 = getelementptr inbounds i8, ptr %57, i64 92
  store i32 %119, ptr %125, align 4, !tbaa !23
  %126 = getelementptr inbounds i8, ptr %57, i64 96
  store i64 %121, ptr %126, align 8, !tbaa !43
  br label %127

127:                                              ; preds = %52, %56, %112
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef i32 @has_acquired(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !76
  %8 = getelementptr inbounds i8, ptr %0, i64 68
  %9 = load i32, ptr %8, align 4, !tbaa !86
  %10 = udiv i32 %1, %9
  %11 = getelementptr inbounds i8, ptr %7, i64 112
  %12 = load i64, ptr %11, align 8, !tbaa !30
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds i8, ptr %7, i64 176
  %15 = load i64, ptr %14, align 8, !tbaa !147
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i8, ptr %7, i64 168
  %18 = load i64, ptr %17, align 8, !tbaa !148
  %19 = add i64 %18, 1
  store i64 %19, ptr %17, align 8, !tbaa !148
  %20 = trunc i64 %19 to i32
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !83
  store i32 %22, ptr %16, align 4, !tbaa !23
  %23 = getelementptr inbounds i8, ptr %7, i64 104
  %24 = load i64, ptr %23, align 8, !tbaa !31
  %25 = inttoptr i64 %24 to ptr
  %26 = zext i32 %22 to i64
  %27 = getelementptr inbounds %struct.KnownGroup, ptr %25, i64 %26
  %28 = getelementptr inbounds i8, ptr %27, i64 12
  store i32 %20, ptr %28, align 4, !tbaa !149
  %29 = getelementptr inbounds i8, ptr %27, i64 16
  store i32 65535, ptr %29, align 4, !tbaa !150
  %30 = icmp ne i32 %4, 0
  %31 = icmp eq i32 %3, 0
  br label %36

32:                                               ; preds = %117, %36
  %33 = phi i32 [ %39, %36 ], [ %118, %117 ]
  %34 = phi i32 [ %37, %36 ], [ %60, %117 ]
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %122, label %36

36:                                               ; preds = %5, %32
  %37 = phi i32 [ 0, %5 ], [ %34, %32 ]
  %38 = phi i32 [ 1, %5 ], [ %33, %32 ]
  %39 = add i32 %38, -1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %16, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !23
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds %struct.KnownGroup, ptr %25, i64 %43
  %45 = getelementptr inbounds i8, ptr %44, i64 16
  %46 = load i32, ptr %45, align 4, !tbaa !150
  %47 = load i32, ptr %44, align 4, !tbaa !23
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %32, label %49

49:                                               ; preds = %36
  %50 = load i32, ptr %21, align 8, !tbaa !83
  %51 = icmp eq i32 %42, %50
  %52 = and i1 %30, %51
  br label %53

53:                                               ; preds = %49, %117
  %54 = phi i32 [ %47, %49 ], [ %120, %117 ]
  %55 = phi i32 [ %37, %49 ], [ %60, %117 ]
  %56 = phi i32 [ %39, %49 ], [ %118, %117 ]
  %57 = add i32 %54, -1
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds %struct.Acquired, ptr %13, i64 %58
  %60 = add i32 %55, 1
  %61 = icmp ugt i32 %60, 100000
  br i1 %61, label %122, label %62

62:                                               ; preds = %53
  %63 = getelementptr inbounds i8, ptr %59, i64 16
  %64 = load i16, ptr %63, align 4, !tbaa !151
  %65 = zext i16 %64 to i32
  %66 = icmp ult i32 %46, %65
  br i1 %66, label %117, label %67

67:                                               ; preds = %62
  br i1 %52, label %70, label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %59, align 4, !tbaa !113
  br label %78

70:                                               ; preds = %67
  %71 = getelementptr inbounds i8, ptr %59, i64 18
  %72 = load i16, ptr %71, align 2, !tbaa !34
  %73 = icmp eq i16 %72, 0
  %74 = load i32, ptr %59, align 4, !tbaa !113
  br i1 %73, label %78, label %75

75:                                               ; preds = %70
  %76 = load i32, ptr %21, align 8, !tbaa !83
  %77 = icmp eq i32 %74, %76
  br i1 %77, label %78, label %117

78:                                               ; preds = %68, %70, %75
  %79 = phi i32 [ %69, %68 ], [ %74, %70 ], [ %74, %75 ]
  %80 = getelementptr inbounds i8, ptr %59, i64 12
  %81 = icmp eq i32 %79, %10
  br i1 %81, label %82, label %95

82:                                               ; preds = %78
  %83 = getelementptr inbounds i8, ptr %59, i64 14
  %84 = select i1 %31, ptr %80, ptr %83
  %85 = load i16, ptr %84, align 2, !tbaa !118
  %86 = zext i16 %85 to i32
  %87 = icmp ult i32 %86, %2
  br i1 %87, label %95, label %88

88:                                               ; preds = %82
  %89 = getelementptr inbounds i8, ptr %59, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !114
  %91 = icmp eq i32 %90, %1
  br i1 %91, label %122, label %92

92:                                               ; preds = %88
  %93 = load i32, ptr %21, align 8, !tbaa !83
  %94 = icmp eq i32 %10, %93
  br i1 %94, label %95, label %122

95:                                               ; preds = %92, %82, %78
  %96 = zext i32 %79 to i64
  %97 = getelementptr inbounds %struct.KnownGroup, ptr %25, i64 %96
  %98 = getelementptr inbounds i8, ptr %97, i64 12
  %99 = load i32, ptr %98, align 4, !tbaa !149
  %100 = icmp eq i32 %99, %20
  %101 = load i16, ptr %80, align 4, !tbaa !115
  br i1 %100, label %104, label %102

102:                                              ; preds = %95
  %103 = zext i16 %101 to i32
  br label %109

104:                                              ; preds = %95
  %105 = getelementptr inbounds i8, ptr %97, i64 16
  %106 = load i32, ptr %105, align 4, !tbaa !150
  %107 = zext i16 %101 to i32
  %108 = icmp ult i32 %106, %107
  br i1 %108, label %109, label %117

109:                                              ; preds = %102, %104
  %110 = phi i32 [ %103, %102 ], [ %107, %104 ]
  store i32 %20, ptr %98, align 4, !tbaa !149
  %111 = getelementptr inbounds i8, ptr %97, i64 16
  store i32 %110, ptr %111, align 4, !tbaa !150
  %112 = icmp eq i32 %56, 65536
  br i1 %112, label %122, label %113

113:                                              ; preds = %109
  %114 = add i32 %56, 1
  %115 = zext i32 %56 to i64
  %116 = getelementptr inbounds i32, ptr %16, i64 %115
  store i32 %79, ptr %116, align 4, !tbaa !23
  br label %117

117:                                              ; preds = %75, %62, %113, %104
  %118 = phi i32 [ %56, %75 ], [ %56, %62 ], [ %114, %113 ], [ %56, %104 ]
  %119 = getelementptr inbounds i8, ptr %59, i64 8
  %120 = load i32, ptr %119, align 4, !tbaa !23
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %32, label %53, !llvm.loop !152

122:                                              ; preds = %32, %53, %92, %88, %109
  %123 = phi i32 [ 1, %109 ], [ 1, %88 ], [ 1, %92 ], [ 1, %53 ], [ 0, %32 ]
  ret i32 %123
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
!34 = !{!35, !27, i64 18}
!35 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !27, i64 12, !27, i64 14, !27, i64 16, !27, i64 18}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!26, !6, i64 6}
!39 = !{!26, !6, i64 5}
!40 = !{!15, !5, i64 152}
!41 = !{!26, !27, i64 0}
!42 = !{!17, !5, i64 144}
!43 = !{!5, !5, i64 0}
!44 = !{!15, !5, i64 0}
!45 = !{!46, !9, i64 0}
!46 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !5, i64 24, !5, i64 32, !47, i64 40, !47, i64 72}
!47 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12, !9, i64 16, !9, i64 20, !5, i64 24}
!48 = !{!46, !5, i64 40}
!49 = !{!46, !5, i64 72}
!50 = distinct !{!50, !37}
!51 = !{!15, !5, i64 8}
!52 = !{!46, !5, i64 16}
!53 = !{!4, !5, i64 40}
!54 = !{!4, !5, i64 8}
!55 = !{!4, !5, i64 16}
!56 = !{!46, !9, i64 4}
!57 = !{!46, !9, i64 8}
!58 = !{!46, !5, i64 24}
!59 = !{!46, !9, i64 12}
!60 = distinct !{!60, !37}
!61 = distinct !{!61, !37}
!62 = !{!15, !5, i64 96}
!63 = distinct !{!63, !37}
!64 = distinct !{!64, !65}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = distinct !{!66, !37}
!67 = distinct !{!67, !37}
!68 = !{!69, !9, i64 28}
!69 = !{!"", !70, i64 0, !70, i64 8, !5, i64 16, !9, i64 24, !9, i64 28, !9, i64 32}
!70 = !{!"any pointer", !6, i64 0}
!71 = distinct !{!71, !37}
!72 = distinct !{!72, !37}
!73 = !{!74, !70, i64 0}
!74 = !{!"", !70, i64 0, !70, i64 8, !70, i64 16, !70, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80}
!75 = !{!74, !70, i64 8}
!76 = !{!74, !70, i64 16}
!77 = !{!74, !70, i64 24}
!78 = !{!74, !5, i64 32}
!79 = !{!74, !9, i64 40}
!80 = !{!74, !9, i64 44}
!81 = !{!74, !9, i64 48}
!82 = !{!74, !9, i64 52}
!83 = !{!74, !9, i64 56}
!84 = !{!74, !9, i64 60}
!85 = !{!74, !9, i64 64}
!86 = !{!74, !9, i64 68}
!87 = !{!17, !5, i64 120}
!88 = !{!74, !9, i64 72}
!89 = !{!17, !5, i64 112}
!90 = !{!15, !5, i64 184}
!91 = !{!74, !5, i64 80}
!92 = !{!17, !5, i64 104}
!93 = !{!15, !5, i64 64}
!94 = !{!15, !5, i64 72}
!95 = !{!15, !5, i64 32}
!96 = !{!15, !5, i64 24}
!97 = distinct !{!97, !37}
!98 = !{!15, !5, i64 40}
!99 = !{!15, !5, i64 48}
!100 = !{!15, !5, i64 56}
!101 = !{!102, !5, i64 0}
!102 = !{!"", !5, i64 0, !5, i64 8}
!103 = !{!102, !5, i64 8}
!104 = !{!15, !5, i64 16}
!105 = !{!15, !5, i64 120}
!106 = !{!15, !5, i64 136}
!107 = !{!15, !5, i64 128}
!108 = !{!109, !27, i64 8}
!109 = !{!"", !9, i64 0, !9, i64 4, !27, i64 8, !27, i64 10}
!110 = !{!109, !9, i64 0}
!111 = !{!109, !27, i64 10}
!112 = distinct !{!112, !37}
!113 = !{!35, !9, i64 0}
!114 = !{!35, !9, i64 4}
!115 = !{!35, !27, i64 12}
!116 = !{!35, !27, i64 14}
!117 = distinct !{!117, !37}
!118 = !{!27, !27, i64 0}
!119 = !{!33, !9, i64 0}
!120 = !{!15, !5, i64 80}
!121 = distinct !{!121, !37}
!122 = distinct !{!122, !37}
!123 = !{!26, !27, i64 2}
!124 = !{!33, !9, i64 4}
!125 = !{!11, !5, i64 728}
!126 = distinct !{!126, !37}
!127 = !{!4, !9, i64 160}
!128 = distinct !{!128, !37}
!129 = distinct !{!129, !37}
!130 = !{!11, !5, i64 976}
!131 = distinct !{!131, !37}
!132 = distinct !{!132, !37}
!133 = distinct !{!133, !37}
!134 = !{!11, !9, i64 44}
!135 = !{!46, !5, i64 32}
!136 = !{!17, !5, i64 136}
!137 = distinct !{!137, !37}
!138 = distinct !{!138, !37}
!139 = !{!17, !9, i64 36}
!140 = distinct !{!140, !37}
!141 = !{!69, !9, i64 32}
!142 = !{!69, !70, i64 8}
!143 = !{!69, !9, i64 24}
!144 = distinct !{!144, !37}
!145 = !{!69, !5, i64 16}
!146 = !{!69, !70, i64 0}
!147 = !{!15, !5, i64 176}
!148 = !{!15, !5, i64 168}
!149 = !{!33, !9, i64 12}
!150 = !{!33, !9, i64 16}
!151 = !{!35, !27, i64 16}
!152 = distinct !{!152, !37}
