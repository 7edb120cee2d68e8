target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.WaveOrder = type { i16, i16, i8, i8, i8, i8 }
%struct.KnownGroup = type { i32, i32, i32, i32, i32 }
%struct.Acquired = type { i32, i32, i32, i16, i16, i16, i16 }
%struct.Definedness = type { ptr, ptr, i64, i32, i32, i32, i32 }
%struct.Step = type { ptr, ptr, ptr, ptr, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i32 }
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
  %10 = alloca [4 x ptr], align 16
  %11 = alloca [4 x i64], align 16
  %12 = alloca [4 x ptr], align 16
  %13 = alloca [4 x i64], align 16
  %14 = alloca %struct.Definedness, align 8
  %15 = alloca %struct.Definedness, align 8
  %16 = alloca %struct.Definedness, align 8
  %17 = alloca %struct.Step, align 8
  %18 = icmp eq i32 %7, 2
  %19 = add i32 %7, -1
  %20 = icmp ult i32 %19, 2
  %21 = zext i1 %20 to i32
  %22 = getelementptr inbounds i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8, !tbaa !3
  %24 = inttoptr i64 %23 to ptr
  %25 = getelementptr inbounds i8, ptr %24, i64 816
  %26 = load i64, ptr %25, align 8, !tbaa !10
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds i8, ptr %0, i64 56
  %29 = load i64, ptr %28, align 8, !tbaa !13
  %30 = inttoptr i64 %29 to ptr
  %31 = icmp ne i32 %5, 2
  %32 = icmp eq i64 %3, 0
  %33 = or i1 %32, %31
  br i1 %33, label %141, label %34

34:                                               ; preds = %9
  %35 = add i32 %4, -1
  %36 = zext i32 %35 to i64
  %37 = zext i32 %4 to i64
  %38 = getelementptr inbounds i8, ptr %0, i64 16
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = getelementptr inbounds i8, ptr %0, i64 8
  %41 = getelementptr inbounds i8, ptr %0, i64 64
  br label %42

42:                                               ; preds = %137, %34
  %43 = phi i64 [ %3, %34 ], [ %139, %137 ]
  %44 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %43, i1 true)
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = getelementptr inbounds i64, ptr %2, i64 %44
  %47 = load i64, ptr %46, align 8, !tbaa !42
  %48 = and i64 %47, %36
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %137, label %50

50:                                               ; preds = %42
  %51 = load i64, ptr %28, align 8, !tbaa !13
  %52 = inttoptr i64 %51 to ptr
  %53 = load i64, ptr %22, align 8, !tbaa !3
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds i8, ptr %54, i64 816
  %56 = load i64, ptr %55, align 8, !tbaa !10
  %57 = inttoptr i64 %56 to ptr
  %58 = load i64, ptr %57, align 8, !tbaa !43
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %80, label %60

60:                                               ; preds = %50
  %61 = getelementptr inbounds i8, ptr %57, i64 94408
  br label %62

62:                                               ; preds = %75, %60
  %63 = phi i64 [ 0, %60 ], [ %76, %75 ]
  %64 = getelementptr inbounds [256 x %struct.Finding], ptr %61, i64 0, i64 %63
  %65 = load i32, ptr %64, align 8, !tbaa !44
  %66 = icmp eq i32 %65, 8
  br i1 %66, label %67, label %75

67:                                               ; preds = %62
  %68 = getelementptr inbounds i8, ptr %64, i64 40
  %69 = load i64, ptr %68, align 8, !tbaa !47
  %70 = icmp eq i64 %69, %1
  br i1 %70, label %71, label %75

71:                                               ; preds = %67
  %72 = getelementptr inbounds i8, ptr %64, i64 72
  %73 = load i64, ptr %72, align 8, !tbaa !48
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %88, label %75

75:                                               ; preds = %71, %67, %62
  %76 = add nuw i64 %63, 1
  %77 = icmp eq i64 %76, %58
  br i1 %77, label %78, label %62, !llvm.loop !49

78:                                               ; preds = %75
  %79 = icmp eq i64 %58, 256
  br i1 %79, label %84, label %80

80:                                               ; preds = %78, %50
  %81 = getelementptr inbounds i8, ptr %57, i64 94408
  %82 = add i64 %58, 1
  store i64 %82, ptr %57, align 8, !tbaa !43
  %83 = getelementptr inbounds [256 x %struct.Finding], ptr %81, i64 0, i64 %58
  store i32 8, ptr %83, align 8, !tbaa !44
  br label %88

84:                                               ; preds = %78
  %85 = getelementptr inbounds i8, ptr %57, i64 8
  %86 = load i64, ptr %85, align 8, !tbaa !50
  %87 = add i64 %86, 1
  store i64 %87, ptr %85, align 8, !tbaa !50
  br label %137

88:                                               ; preds = %71, %80
  %89 = phi ptr [ %83, %80 ], [ %64, %71 ]
  %90 = getelementptr inbounds i8, ptr %89, i64 16
  %91 = load i64, ptr %90, align 8, !tbaa !51
  %92 = add i64 %91, 1
  store i64 %92, ptr %90, align 8, !tbaa !51
  %93 = icmp eq i64 %91, 0
  br i1 %93, label %94, label %137

94:                                               ; preds = %88
  switch i32 %6, label %117 [
    i32 3, label %95
    i32 4, label %109
    i32 1, label %113
  ]

95:                                               ; preds = %94
  %96 = lshr i64 %47, 32
  %97 = load i64, ptr %39, align 8, !tbaa !52
  %98 = icmp eq i64 %96, %97
  br i1 %98, label %118, label %99

99:                                               ; preds = %95
  %100 = load i64, ptr %40, align 8, !tbaa !53
  %101 = sub i64 %47, %100
  %102 = load i64, ptr %38, align 8, !tbaa !54
  %103 = icmp ult i64 %101, %102
  br i1 %103, label %104, label %118

104:                                              ; preds = %99
  %105 = sub i64 %102, %101
  %106 = icmp ult i64 %105, %37
  %107 = select i1 %106, i64 %47, i64 %101
  %108 = select i1 %106, i32 2, i32 1
  br label %118

109:                                              ; preds = %94
  %110 = lshr i64 %47, 62
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = and i32 %111, 2
  br label %118

113:                                              ; preds = %94
  %114 = add i64 %47, %37
  %115 = load i64, ptr %38, align 8, !tbaa !54
  %116 = icmp ugt i64 %114, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %113, %94
  br label %118

118:                                              ; preds = %117, %113, %109, %104, %99, %95
  %119 = phi i64 [ %47, %117 ], [ %47, %113 ], [ %47, %109 ], [ %47, %95 ], [ %47, %99 ], [ %107, %104 ]
  %120 = phi i32 [ %6, %117 ], [ 2, %113 ], [ %112, %109 ], [ 2, %95 ], [ 0, %99 ], [ %108, %104 ]
  %121 = getelementptr inbounds i8, ptr %89, i64 4
  store i32 %120, ptr %121, align 4, !tbaa !55
  %122 = getelementptr inbounds i8, ptr %89, i64 8
  store i32 1, ptr %122, align 8, !tbaa !56
  %123 = getelementptr inbounds i8, ptr %89, i64 24
  store i64 %119, ptr %123, align 8, !tbaa !57
  %124 = getelementptr inbounds i8, ptr %89, i64 12
  store i32 %4, ptr %124, align 4, !tbaa !58
  %125 = getelementptr inbounds i8, ptr %89, i64 40
  %126 = load i64, ptr %41, align 8, !tbaa !22
  %127 = inttoptr i64 %126 to ptr
  %128 = getelementptr inbounds i8, ptr %127, i64 544
  %129 = load i32, ptr %128, align 8, !tbaa !23
  %130 = getelementptr inbounds i8, ptr %52, i64 16
  %131 = load i64, ptr %130, align 8, !tbaa !21
  store i64 %1, ptr %125, align 8, !tbaa !42
  %132 = getelementptr inbounds i8, ptr %89, i64 48
  store i32 2, ptr %132, align 8, !tbaa !23
  %133 = getelementptr inbounds i8, ptr %89, i64 52
  store i32 %45, ptr %133, align 4, !tbaa !23
  %134 = getelementptr inbounds i8, ptr %89, i64 56
  store i32 %129, ptr %134, align 8, !tbaa !23
  %135 = getelementptr inbounds i8, ptr %89, i64 60
  store i32 1, ptr %135, align 4, !tbaa !23
  %136 = getelementptr inbounds i8, ptr %89, i64 64
  store i64 %131, ptr %136, align 8, !tbaa !42
  br label %137

137:                                              ; preds = %118, %88, %84, %42
  %138 = add i64 %43, -1
  %139 = and i64 %138, %43
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %141, label %42, !llvm.loop !59

141:                                              ; preds = %137, %9
  br i1 %20, label %142, label %159

142:                                              ; preds = %141
  %143 = getelementptr inbounds i8, ptr %27, i64 65736
  %144 = getelementptr inbounds i8, ptr %30, i64 16
  %145 = load i64, ptr %144, align 8, !tbaa !21
  %146 = getelementptr inbounds i8, ptr %24, i64 48
  %147 = load i32, ptr %146, align 8, !tbaa !20
  %148 = zext i32 %147 to i64
  %149 = mul i64 %145, %148
  %150 = getelementptr inbounds i8, ptr %0, i64 64
  %151 = load i64, ptr %150, align 8, !tbaa !22
  %152 = inttoptr i64 %151 to ptr
  %153 = getelementptr inbounds i8, ptr %152, i64 544
  %154 = load i32, ptr %153, align 8, !tbaa !23
  %155 = zext i32 %154 to i64
  %156 = add i64 %149, %155
  %157 = and i64 %156, 1023
  %158 = getelementptr inbounds [1024 x i64], ptr %143, i64 0, i64 %157
  store i64 %1, ptr %158, align 8, !tbaa !42
  br label %159

159:                                              ; preds = %142, %141
  %160 = icmp eq i32 %5, 0
  %161 = icmp ne i32 %6, 2
  %162 = and i1 %160, %161
  %163 = xor i1 %162, true
  %164 = or i1 %32, %163
  %165 = select i1 %162, i64 0, i64 %3
  br i1 %164, label %217, label %166

166:                                              ; preds = %159, %211
  %167 = phi i64 [ %213, %211 ], [ 48, %159 ]
  %168 = phi i64 [ %212, %211 ], [ %3, %159 ]
  %169 = lshr i64 %168, %167
  %170 = and i64 %169, 65535
  %171 = icmp eq i64 %170, 65535
  br i1 %171, label %172, label %211

172:                                              ; preds = %166
  %173 = getelementptr inbounds i64, ptr %2, i64 %167
  %174 = load <8 x i64>, ptr %173, align 8
  %175 = getelementptr inbounds i8, ptr %173, i64 64
  %176 = load <8 x i64>, ptr %175, align 8
  %177 = bitcast <8 x i64> %174 to <4 x i128>
  %178 = extractelement <4 x i128> %177, i64 0
  %179 = bitcast i128 %178 to <2 x i64>
  %180 = shufflevector <2 x i64> %179, <2 x i64> poison, <8 x i32> zeroinitializer
  %181 = xor <8 x i64> %180, %174
  %182 = xor <8 x i64> %180, %176
  %183 = or <8 x i64> %181, %182
  %184 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %183)
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %186, label %190

186:                                              ; preds = %172
  %187 = shl nuw i64 65534, %167
  %188 = xor i64 %187, -1
  %189 = and i64 %168, %188
  br label %211

190:                                              ; preds = %172
  %191 = icmp eq i64 %167, 0
  br i1 %191, label %217, label %192

192:                                              ; preds = %190
  %193 = add nsw i64 %167, -16
  %194 = lshr i64 %168, %193
  %195 = and i64 %194, 65535
  %196 = icmp eq i64 %195, 65535
  br i1 %196, label %197, label %211

197:                                              ; preds = %192
  %198 = getelementptr inbounds i8, ptr %173, i64 -128
  %199 = load <8 x i64>, ptr %198, align 8
  %200 = getelementptr inbounds i8, ptr %173, i64 -64
  %201 = load <8 x i64>, ptr %200, align 8
  %202 = xor <8 x i64> %199, %174
  %203 = xor <8 x i64> %201, %176
  %204 = or <8 x i64> %203, %202
  %205 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %204)
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %207, label %211

207:                                              ; preds = %197
  %208 = shl nuw i64 65535, %167
  %209 = xor i64 %208, -1
  %210 = and i64 %168, %209
  br label %211

211:                                              ; preds = %207, %197, %192, %186, %166
  %212 = phi i64 [ %168, %166 ], [ %189, %186 ], [ %210, %207 ], [ %168, %197 ], [ %168, %192 ]
  %213 = add nsw i64 %167, -16
  %214 = icmp ne i64 %212, 0
  %215 = icmp ult i64 %213, 64
  %216 = select i1 %214, i1 %215, i1 false
  br i1 %216, label %166, label %217, !llvm.loop !60

217:                                              ; preds = %211, %190, %159
  %218 = phi i64 [ %165, %159 ], [ %212, %211 ], [ %168, %190 ]
  %219 = getelementptr inbounds i8, ptr %27, i64 104
  %220 = load i64, ptr %219, align 8, !tbaa !61
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %988, label %222

222:                                              ; preds = %217
  %223 = icmp ult i32 %6, 2
  br i1 %223, label %224, label %575

224:                                              ; preds = %222
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %15)
  store ptr %0, ptr %15, align 8
  %225 = getelementptr inbounds i8, ptr %15, i64 8
  store ptr %27, ptr %225, align 8
  %226 = getelementptr inbounds i8, ptr %15, i64 16
  store i64 %1, ptr %226, align 8
  %227 = getelementptr inbounds i8, ptr %15, i64 24
  store i32 %5, ptr %227, align 8
  %228 = getelementptr inbounds i8, ptr %15, i64 28
  %229 = getelementptr inbounds i8, ptr %15, i64 32
  store i32 %4, ptr %229, align 8
  %230 = getelementptr inbounds i8, ptr %15, i64 36
  store i32 %7, ptr %230, align 4
  %231 = icmp eq i32 %6, 1
  %232 = getelementptr inbounds i8, ptr %0, i64 8
  %233 = getelementptr inbounds i8, ptr %0, i64 16
  %234 = zext i32 %4 to i64
  %235 = insertelement <8 x i64> poison, i64 %234, i64 0
  %236 = shufflevector <8 x i64> %235, <8 x i64> poison, <8 x i32> zeroinitializer
  %237 = mul nuw nsw <8 x i64> %236, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %238 = shl i32 %4, 3
  %239 = zext i32 %238 to i64
  %240 = insertelement <8 x i64> poison, i64 %239, i64 0
  %241 = shufflevector <8 x i64> %240, <8 x i64> poison, <8 x i32> zeroinitializer
  %242 = icmp eq i32 %5, 1
  %243 = getelementptr inbounds i8, ptr %0, i64 40
  %244 = icmp ugt i32 %4, 32
  %245 = shl nsw i64 -1, %234
  %246 = xor i64 %245, -1
  br label %247

247:                                              ; preds = %224, %571
  %248 = phi i64 [ 0, %224 ], [ %572, %571 ]
  %249 = lshr i64 %218, %248
  %250 = and i64 %249, 65535
  %251 = icmp eq i64 %250, 0
  br i1 %251, label %571, label %252

252:                                              ; preds = %247
  %253 = icmp eq i64 %250, 65535
  %254 = getelementptr inbounds i64, ptr %2, i64 %248
  %255 = load i64, ptr %254, align 8, !tbaa !42
  %256 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %250)
  %257 = trunc nuw nsw i64 %256 to i32
  %258 = mul i32 %257, %4
  %259 = zext i32 %258 to i64
  br i1 %231, label %260, label %263

260:                                              ; preds = %252
  %261 = load i64, ptr %232, align 8, !tbaa !53
  %262 = load i64, ptr %233, align 8, !tbaa !54
  br label %263

263:                                              ; preds = %260, %252
  %264 = phi i64 [ %261, %260 ], [ 0, %252 ]
  %265 = phi i64 [ %262, %260 ], [ 140737488355328, %252 ]
  %266 = icmp uge i64 %255, %265
  %267 = sub i64 %265, %255
  %268 = icmp ult i64 %267, %259
  %269 = select i1 %266, i1 true, i1 %268
  br i1 %269, label %456, label %270

270:                                              ; preds = %263
  %271 = add i64 %249, 1
  %272 = and i64 %271, %250
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %274, label %456

274:                                              ; preds = %270
  %275 = icmp ult i64 %256, 8
  br i1 %275, label %296, label %276

276:                                              ; preds = %274
  %277 = insertelement <8 x i64> poison, i64 %255, i64 0
  %278 = shufflevector <8 x i64> %277, <8 x i64> poison, <8 x i32> zeroinitializer
  %279 = add <8 x i64> %278, %237
  %280 = load <8 x i64>, ptr %254, align 8
  %281 = xor <8 x i64> %280, %279
  %282 = icmp ult i64 %256, 16
  br i1 %282, label %296, label %283, !llvm.loop !62

283:                                              ; preds = %276
  %284 = add <8 x i64> %279, %241
  %285 = getelementptr inbounds i8, ptr %254, i64 64
  %286 = load <8 x i64>, ptr %285, align 8
  %287 = xor <8 x i64> %286, %284
  %288 = or <8 x i64> %287, %281
  %289 = icmp ult i64 %256, 24
  br i1 %289, label %296, label %290, !llvm.loop !62

290:                                              ; preds = %283
  %291 = add <8 x i64> %284, %241
  %292 = getelementptr inbounds i8, ptr %254, i64 128
  %293 = load <8 x i64>, ptr %292, align 8
  %294 = xor <8 x i64> %293, %291
  %295 = or <8 x i64> %294, %288
  br label %296

296:                                              ; preds = %276, %283, %290, %274
  %297 = phi i32 [ 0, %274 ], [ 8, %276 ], [ 16, %283 ], [ 24, %290 ]
  %298 = phi <8 x i64> [ zeroinitializer, %274 ], [ %281, %276 ], [ %288, %283 ], [ %295, %290 ]
  %299 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %298)
  %300 = icmp ult i32 %297, %257
  br i1 %300, label %301, label %367

301:                                              ; preds = %296
  %302 = zext i32 %297 to i64
  %303 = sub nsw i64 %256, %302
  %304 = and i64 %303, 3
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %321, label %306

306:                                              ; preds = %301, %306
  %307 = phi i64 [ %318, %306 ], [ %302, %301 ]
  %308 = phi i64 [ %317, %306 ], [ %299, %301 ]
  %309 = phi i64 [ %319, %306 ], [ 0, %301 ]
  %310 = getelementptr inbounds i64, ptr %254, i64 %307
  %311 = load i64, ptr %310, align 8, !tbaa !42
  %312 = trunc nuw nsw i64 %307 to i32
  %313 = mul i32 %312, %4
  %314 = zext i32 %313 to i64
  %315 = add i64 %255, %314
  %316 = xor i64 %315, %311
  %317 = or i64 %316, %308
  %318 = add nuw nsw i64 %307, 1
  %319 = add i64 %309, 1
  %320 = icmp eq i64 %319, %304
  br i1 %320, label %321, label %306, !llvm.loop !63

321:                                              ; preds = %306, %301
  %322 = phi i64 [ poison, %301 ], [ %317, %306 ]
  %323 = phi i64 [ %302, %301 ], [ %318, %306 ]
  %324 = phi i64 [ %299, %301 ], [ %317, %306 ]
  %325 = sub nsw i64 %302, %256
  %326 = icmp ugt i64 %325, -4
  br i1 %326, label %367, label %327

327:                                              ; preds = %321, %327
  %328 = phi i64 [ %365, %327 ], [ %323, %321 ]
  %329 = phi i64 [ %364, %327 ], [ %324, %321 ]
  %330 = getelementptr inbounds i64, ptr %254, i64 %328
  %331 = load i64, ptr %330, align 8, !tbaa !42
  %332 = trunc nuw nsw i64 %328 to i32
  %333 = mul i32 %332, %4
  %334 = zext i32 %333 to i64
  %335 = add i64 %255, %334
  %336 = xor i64 %335, %331
  %337 = or i64 %336, %329
  %338 = add nuw nsw i64 %328, 1
  %339 = getelementptr inbounds i64, ptr %254, i64 %338
  %340 = load i64, ptr %339, align 8, !tbaa !42
  %341 = trunc nuw nsw i64 %338 to i32
  %342 = mul i32 %341, %4
  %343 = zext i32 %342 to i64
  %344 = add i64 %255, %343
  %345 = xor i64 %344, %340
  %346 = or i64 %345, %337
  %347 = add nuw nsw i64 %328, 2
  %348 = getelementptr inbounds i64, ptr %254, i64 %347
  %349 = load i64, ptr %348, align 8, !tbaa !42
  %350 = trunc nuw nsw i64 %347 to i32
  %351 = mul i32 %350, %4
  %352 = zext i32 %351 to i64
  %353 = add i64 %255, %352
  %354 = xor i64 %353, %349
  %355 = or i64 %354, %346
  %356 = add nuw nsw i64 %328, 3
  %357 = getelementptr inbounds i64, ptr %254, i64 %356
  %358 = load i64, ptr %357, align 8, !tbaa !42
  %359 = trunc nuw nsw i64 %356 to i32
  %360 = mul i32 %359, %4
  %361 = zext i32 %360 to i64
  %362 = add i64 %255, %361
  %363 = xor i64 %362, %358
  %364 = or i64 %363, %355
  %365 = add nuw nsw i64 %328, 4
  %366 = icmp eq i64 %365, %256
  br i1 %366, label %367, label %327, !llvm.loop !65

367:                                              ; preds = %321, %327, %296
  %368 = phi i64 [ %299, %296 ], [ %322, %321 ], [ %364, %327 ]
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %370, label %456

370:                                              ; preds = %367
  %371 = add i64 %264, %255
  %372 = icmp ugt i32 %258, 56
  %373 = load i64, ptr %219, align 8, !tbaa !61
  %374 = inttoptr i64 %373 to ptr
  br i1 %372, label %375, label %421

375:                                              ; preds = %370
  %376 = and i64 %371, 7
  %377 = add nsw i64 %259, -57
  %378 = udiv i64 %377, 56
  %379 = icmp ult i64 %377, 56
  br i1 %379, label %403, label %380

380:                                              ; preds = %375
  %381 = add nuw nsw i64 %378, 1
  %382 = and i64 %381, 1152921504606846974
  br label %383

383:                                              ; preds = %383, %380
  %384 = phi i64 [ 0, %380 ], [ %398, %383 ]
  %385 = phi i64 [ %259, %380 ], [ %399, %383 ]
  %386 = phi i64 [ %371, %380 ], [ %400, %383 ]
  %387 = phi i64 [ 0, %380 ], [ %401, %383 ]
  %388 = lshr i64 %386, 3
  %389 = getelementptr inbounds i8, ptr %374, i64 %388
  %390 = load i64, ptr %389, align 1
  %391 = add i64 %386, 56
  %392 = lshr i64 %391, 3
  %393 = getelementptr inbounds i8, ptr %374, i64 %392
  %394 = load i64, ptr %393, align 1
  %395 = or i64 %390, %394
  %396 = lshr i64 %395, %376
  %397 = and i64 %396, 72057594037927935
  %398 = or i64 %397, %384
  %399 = add nsw i64 %385, -112
  %400 = add i64 %386, 112
  %401 = add i64 %387, 2
  %402 = icmp eq i64 %401, %382
  br i1 %402, label %403, label %383, !llvm.loop !66

403:                                              ; preds = %383, %375
  %404 = phi i64 [ poison, %375 ], [ %398, %383 ]
  %405 = phi i64 [ poison, %375 ], [ %399, %383 ]
  %406 = phi i64 [ poison, %375 ], [ %400, %383 ]
  %407 = phi i64 [ 0, %375 ], [ %398, %383 ]
  %408 = phi i64 [ %259, %375 ], [ %399, %383 ]
  %409 = phi i64 [ %371, %375 ], [ %400, %383 ]
  %410 = and i64 %378, 1
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %412, label %421

412:                                              ; preds = %403
  %413 = lshr i64 %409, 3
  %414 = getelementptr inbounds i8, ptr %374, i64 %413
  %415 = load i64, ptr %414, align 1
  %416 = lshr i64 %415, %376
  %417 = and i64 %416, 72057594037927935
  %418 = or i64 %417, %407
  %419 = add nsw i64 %408, -56
  %420 = add i64 %409, 56
  br label %421

421:                                              ; preds = %412, %403, %370
  %422 = phi i64 [ %371, %370 ], [ %406, %403 ], [ %420, %412 ]
  %423 = phi i64 [ %259, %370 ], [ %405, %403 ], [ %419, %412 ]
  %424 = phi i64 [ 0, %370 ], [ %404, %403 ], [ %418, %412 ]
  %425 = lshr i64 %422, 3
  %426 = getelementptr inbounds i8, ptr %374, i64 %425
  %427 = load i64, ptr %426, align 1
  %428 = and i64 %422, 7
  %429 = lshr i64 %427, %428
  %430 = shl nsw i64 -1, %423
  %431 = xor i64 %430, -1
  %432 = and i64 %429, %431
  %433 = or i64 %432, %424
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %571, label %435

435:                                              ; preds = %421
  br i1 %242, label %436, label %456

436:                                              ; preds = %435
  %437 = icmp eq i32 %258, 0
  br i1 %437, label %571, label %438

438:                                              ; preds = %436, %438
  %439 = phi i64 [ %454, %438 ], [ %371, %436 ]
  %440 = phi i64 [ %453, %438 ], [ %259, %436 ]
  %441 = load i64, ptr %219, align 8, !tbaa !61
  %442 = inttoptr i64 %441 to ptr
  %443 = lshr i64 %439, 3
  %444 = getelementptr inbounds i8, ptr %442, i64 %443
  %445 = tail call i64 @llvm.umin.i64(i64 %440, i64 56)
  %446 = load i64, ptr %444, align 1
  %447 = shl nsw i64 -1, %445
  %448 = xor i64 %447, -1
  %449 = and i64 %439, 7
  %450 = shl nuw nsw i64 %448, %449
  %451 = xor i64 %450, -1
  %452 = and i64 %446, %451
  store i64 %452, ptr %444, align 1
  %453 = sub i64 %440, %445
  %454 = add i64 %445, %439
  %455 = icmp eq i64 %453, 0
  br i1 %455, label %571, label %438, !llvm.loop !67

456:                                              ; preds = %367, %263, %435, %270
  br i1 %253, label %457, label %511

457:                                              ; preds = %456
  br i1 %231, label %458, label %461

458:                                              ; preds = %457
  %459 = load i64, ptr %232, align 8, !tbaa !53
  %460 = load i64, ptr %233, align 8, !tbaa !54
  br label %461

461:                                              ; preds = %458, %457
  %462 = phi i64 [ %459, %458 ], [ 0, %457 ]
  %463 = phi i64 [ %460, %458 ], [ 140737488355328, %457 ]
  %464 = load <8 x i64>, ptr %254, align 8
  %465 = getelementptr inbounds i8, ptr %254, i64 64
  %466 = load <8 x i64>, ptr %465, align 8
  %467 = tail call <8 x i64> @llvm.umin.v8i64(<8 x i64> %464, <8 x i64> %466)
  %468 = xor <8 x i64> %466, %464
  %469 = xor <8 x i64> %468, %467
  %470 = tail call i64 @llvm.vector.reduce.umin.v8i64(<8 x i64> %467)
  %471 = tail call i64 @llvm.vector.reduce.umax.v8i64(<8 x i64> %469)
  %472 = icmp ult i64 %471, %463
  br i1 %472, label %473, label %511

473:                                              ; preds = %461
  %474 = sub i64 %471, %470
  %475 = icmp ugt i64 %474, 1024
  br i1 %475, label %511, label %476

476:                                              ; preds = %473
  %477 = add i64 %470, %462
  %478 = add nuw nsw i64 %474, %234
  %479 = icmp ugt i64 %478, 56
  %480 = load i64, ptr %219, align 8, !tbaa !61
  %481 = inttoptr i64 %480 to ptr
  br i1 %479, label %482, label %497

482:                                              ; preds = %476
  %483 = and i64 %477, 7
  br label %484

484:                                              ; preds = %484, %482
  %485 = phi i64 [ 0, %482 ], [ %493, %484 ]
  %486 = phi i64 [ %478, %482 ], [ %494, %484 ]
  %487 = phi i64 [ %477, %482 ], [ %495, %484 ]
  %488 = lshr i64 %487, 3
  %489 = getelementptr inbounds i8, ptr %481, i64 %488
  %490 = load i64, ptr %489, align 1
  %491 = lshr i64 %490, %483
  %492 = and i64 %491, 72057594037927935
  %493 = or i64 %492, %485
  %494 = add nsw i64 %486, -56
  %495 = add i64 %487, 56
  %496 = icmp ugt i64 %494, 56
  br i1 %496, label %484, label %497, !llvm.loop !66

497:                                              ; preds = %484, %476
  %498 = phi i64 [ %477, %476 ], [ %495, %484 ]
  %499 = phi i64 [ %478, %476 ], [ %494, %484 ]
  %500 = phi i64 [ 0, %476 ], [ %493, %484 ]
  %501 = lshr i64 %498, 3
  %502 = getelementptr inbounds i8, ptr %481, i64 %501
  %503 = load i64, ptr %502, align 1
  %504 = and i64 %498, 7
  %505 = lshr i64 %503, %504
  %506 = shl nsw i64 -1, %499
  %507 = xor i64 %506, -1
  %508 = and i64 %505, %507
  %509 = or i64 %508, %500
  %510 = icmp eq i64 %509, 0
  br i1 %510, label %571, label %511

511:                                              ; preds = %461, %473, %497, %456
  %512 = trunc nuw nsw i64 %248 to i32
  br label %513

513:                                              ; preds = %511, %567
  %514 = phi i64 [ %250, %511 ], [ %569, %567 ]
  %515 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %514, i1 true)
  %516 = trunc nuw nsw i64 %515 to i32
  %517 = add nuw nsw i32 %512, %516
  %518 = zext nneg i32 %517 to i64
  %519 = getelementptr inbounds i64, ptr %2, i64 %518
  %520 = load i64, ptr %519, align 8, !tbaa !42
  switch i32 %6, label %549 [
    i32 0, label %548
    i32 3, label %521
    i32 4, label %533
    i32 1, label %537
  ]

521:                                              ; preds = %513
  %522 = lshr i64 %520, 32
  %523 = load i64, ptr %243, align 8, !tbaa !52
  %524 = icmp eq i64 %522, %523
  br i1 %524, label %547, label %525

525:                                              ; preds = %521
  %526 = load i64, ptr %232, align 8, !tbaa !53
  %527 = sub i64 %520, %526
  %528 = load i64, ptr %233, align 8, !tbaa !54
  %529 = icmp ult i64 %527, %528
  br i1 %529, label %530, label %548

530:                                              ; preds = %525
  %531 = sub i64 %528, %527
  %532 = icmp ult i64 %531, %234
  br i1 %532, label %547, label %543

533:                                              ; preds = %513
  %534 = lshr i64 %520, 62
  %535 = trunc nuw nsw i64 %534 to i32
  %536 = and i32 %535, 2
  br label %549

537:                                              ; preds = %513
  %538 = add i64 %520, %234
  %539 = load i64, ptr %233, align 8, !tbaa !54
  %540 = icmp ugt i64 %538, %539
  br i1 %540, label %547, label %541

541:                                              ; preds = %537
  %542 = load i64, ptr %232, align 8, !tbaa !53
  br label %543

543:                                              ; preds = %541, %530
  %544 = phi i64 [ %526, %530 ], [ %542, %541 ]
  %545 = phi i64 [ %527, %530 ], [ %520, %541 ]
  store i32 1, ptr %228, align 4, !tbaa !68
  %546 = add i64 %544, %545
  br label %552

547:                                              ; preds = %537, %530, %521
  store i32 2, ptr %228, align 4, !tbaa !68
  br label %567

548:                                              ; preds = %525, %513
  store i32 0, ptr %228, align 4, !tbaa !68
  br label %552

549:                                              ; preds = %513, %533
  %550 = phi i32 [ %536, %533 ], [ %6, %513 ]
  store i32 %550, ptr %228, align 4, !tbaa !68
  %551 = icmp eq i32 %550, 2
  br i1 %551, label %567, label %552

552:                                              ; preds = %548, %543, %549
  %553 = phi i64 [ %546, %543 ], [ %520, %549 ], [ %520, %548 ]
  %554 = icmp ult i64 %553, 140737488355328
  br i1 %554, label %555, label %567

555:                                              ; preds = %552
  br i1 %244, label %566, label %556

556:                                              ; preds = %555
  %557 = load i64, ptr %219, align 8, !tbaa !61
  %558 = inttoptr i64 %557 to ptr
  %559 = lshr i64 %553, 3
  %560 = getelementptr inbounds i8, ptr %558, i64 %559
  %561 = load i64, ptr %560, align 1
  %562 = and i64 %553, 7
  %563 = lshr i64 %561, %562
  %564 = and i64 %563, %246
  %565 = icmp eq i64 %564, 0
  br i1 %565, label %567, label %566

566:                                              ; preds = %556, %555
  call fastcc void @look_for_undefined(ptr noundef nonnull %15, i64 noundef %553, i32 noundef %517)
  br label %567

567:                                              ; preds = %547, %566, %556, %552, %549
  %568 = add nsw i64 %514, -1
  %569 = and i64 %568, %514
  %570 = icmp eq i64 %569, 0
  br i1 %570, label %571, label %513, !llvm.loop !71

571:                                              ; preds = %438, %567, %436, %421, %497, %247
  %572 = add nuw nsw i64 %248, 16
  %573 = icmp ult i64 %248, 48
  br i1 %573, label %247, label %574, !llvm.loop !72

574:                                              ; preds = %571
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %15)
  br label %988

575:                                              ; preds = %222
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %16)
  store ptr %0, ptr %16, align 8
  %576 = getelementptr inbounds i8, ptr %16, i64 8
  store ptr %27, ptr %576, align 8
  %577 = getelementptr inbounds i8, ptr %16, i64 16
  store i64 %1, ptr %577, align 8
  %578 = getelementptr inbounds i8, ptr %16, i64 24
  store i32 %5, ptr %578, align 8
  %579 = getelementptr inbounds i8, ptr %16, i64 28
  store i32 %6, ptr %579, align 4
  %580 = getelementptr inbounds i8, ptr %16, i64 32
  store i32 %4, ptr %580, align 8
  %581 = getelementptr inbounds i8, ptr %16, i64 36
  store i32 %7, ptr %581, align 4
  %582 = getelementptr inbounds i8, ptr %0, i64 40
  %583 = zext i32 %4 to i64
  %584 = getelementptr inbounds i8, ptr %0, i64 32
  %585 = getelementptr inbounds i8, ptr %0, i64 160
  %586 = icmp eq i32 %4, 0
  %587 = getelementptr inbounds i8, ptr %0, i64 24
  %588 = icmp eq i32 %5, 1
  %589 = icmp eq i32 %7, 4
  %590 = and i1 %160, %589
  %591 = insertelement <8 x i64> poison, i64 %583, i64 0
  %592 = shufflevector <8 x i64> %591, <8 x i64> poison, <8 x i32> zeroinitializer
  %593 = mul nuw nsw <8 x i64> %592, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %594 = shl i32 %4, 3
  %595 = zext i32 %594 to i64
  %596 = insertelement <8 x i64> poison, i64 %595, i64 0
  %597 = shufflevector <8 x i64> %596, <8 x i64> poison, <8 x i32> zeroinitializer
  %598 = getelementptr inbounds i8, ptr %0, i64 16
  %599 = getelementptr inbounds i8, ptr %0, i64 8
  %600 = icmp ugt i32 %4, 32
  %601 = shl nsw i64 -1, %583
  %602 = xor i64 %601, -1
  %603 = getelementptr inbounds i8, ptr %14, i64 32
  %604 = getelementptr inbounds i8, ptr %14, i64 8
  %605 = getelementptr inbounds i8, ptr %14, i64 36
  br label %606

606:                                              ; preds = %575, %984
  %607 = phi i64 [ 0, %575 ], [ %985, %984 ]
  %608 = lshr i64 %3, %607
  %609 = and i64 %608, 65535
  %610 = trunc i64 %608 to i16
  switch i16 %610, label %670 [
    i16 0, label %984
    i16 -1, label %611
  ]

611:                                              ; preds = %606
  %612 = getelementptr inbounds i64, ptr %2, i64 %607
  %613 = load i64, ptr %612, align 8, !tbaa !42
  %614 = and i64 %613, 4294967295
  switch i32 %6, label %670 [
    i32 2, label %621
    i32 4, label %615
    i32 3, label %617
  ]

615:                                              ; preds = %611
  %616 = icmp sgt i64 %613, -1
  br i1 %616, label %692, label %621

617:                                              ; preds = %611
  %618 = lshr i64 %613, 32
  %619 = load i64, ptr %582, align 8, !tbaa !52
  %620 = icmp eq i64 %618, %619
  br i1 %620, label %621, label %679

621:                                              ; preds = %617, %615, %611
  %622 = add nuw nsw i64 %614, %583
  %623 = load i64, ptr %584, align 8, !tbaa !73
  %624 = icmp ugt i64 %622, %623
  br i1 %624, label %670, label %625

625:                                              ; preds = %621
  %626 = load i32, ptr %585, align 8, !tbaa !74
  %627 = zext i32 %626 to i64
  %628 = or i64 %613, %583
  %629 = and i64 %628, 3
  %630 = icmp eq i64 %629, 0
  br i1 %630, label %631, label %670

631:                                              ; preds = %625
  %632 = load <8 x i64>, ptr %612, align 8
  %633 = getelementptr inbounds i8, ptr %612, i64 64
  %634 = load <8 x i64>, ptr %633, align 8
  %635 = bitcast <8 x i64> %632 to <4 x i128>
  %636 = extractelement <4 x i128> %635, i64 0
  %637 = bitcast i128 %636 to <2 x i64>
  %638 = shufflevector <2 x i64> %637, <2 x i64> poison, <8 x i32> zeroinitializer
  %639 = xor <8 x i64> %638, %632
  %640 = xor <8 x i64> %638, %634
  %641 = or <8 x i64> %639, %640
  %642 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %641)
  %643 = icmp eq i64 %642, 0
  br i1 %643, label %644, label %670

644:                                              ; preds = %631
  br i1 %586, label %984, label %645

645:                                              ; preds = %644
  %646 = shl nuw nsw i64 %607, 2
  br label %650

647:                                              ; preds = %665
  %648 = icmp eq i64 %667, 0
  %649 = or i1 %590, %648
  br i1 %649, label %984, label %670

650:                                              ; preds = %665, %645
  %651 = phi i64 [ 0, %645 ], [ %668, %665 ]
  %652 = phi i64 [ 0, %645 ], [ %667, %665 ]
  %653 = load i64, ptr %219, align 8, !tbaa !61
  %654 = inttoptr i64 %653 to ptr
  %655 = load i64, ptr %587, align 8, !tbaa !75
  %656 = add nuw nsw i64 %651, %614
  %657 = mul i64 %656, %627
  %658 = add i64 %657, %646
  %659 = add i64 %658, %655
  %660 = lshr i64 %659, 3
  %661 = getelementptr inbounds i8, ptr %654, i64 %660
  br i1 %588, label %664, label %662

662:                                              ; preds = %650
  %663 = load i64, ptr %661, align 8, !tbaa !42
  br label %665

664:                                              ; preds = %650
  store i64 0, ptr %661, align 8, !tbaa !42
  br label %665

665:                                              ; preds = %664, %662
  %666 = phi i64 [ %663, %662 ], [ 0, %664 ]
  %667 = or i64 %666, %652
  %668 = add nuw nsw i64 %651, 4
  %669 = icmp ult i64 %668, %583
  br i1 %669, label %650, label %647, !llvm.loop !76

670:                                              ; preds = %647, %606, %621, %611, %625, %631
  %671 = getelementptr inbounds i64, ptr %2, i64 %607
  %672 = load i64, ptr %671, align 8, !tbaa !42
  %673 = and i64 %672, 4294967295
  switch i32 %6, label %692 [
    i32 2, label %686
    i32 4, label %677
    i32 3, label %674
  ]

674:                                              ; preds = %670
  %675 = load i64, ptr %582, align 8, !tbaa !52
  %676 = lshr i64 %672, 32
  br label %679

677:                                              ; preds = %670
  %678 = icmp sgt i64 %672, -1
  br i1 %678, label %692, label %686

679:                                              ; preds = %617, %674
  %680 = phi i64 [ %676, %674 ], [ %618, %617 ]
  %681 = phi i64 [ %675, %674 ], [ %619, %617 ]
  %682 = phi i64 [ %673, %674 ], [ %614, %617 ]
  %683 = phi i64 [ %672, %674 ], [ %613, %617 ]
  %684 = phi ptr [ %671, %674 ], [ %612, %617 ]
  %685 = icmp eq i64 %680, %681
  br i1 %685, label %686, label %692

686:                                              ; preds = %679, %677, %670
  %687 = phi i64 [ %682, %679 ], [ %673, %677 ], [ %673, %670 ]
  %688 = phi i64 [ %683, %679 ], [ %672, %677 ], [ %672, %670 ]
  %689 = phi ptr [ %684, %679 ], [ %671, %677 ], [ %671, %670 ]
  %690 = load i64, ptr %584, align 8, !tbaa !73
  %691 = icmp ugt i64 %687, %690
  br i1 %691, label %692, label %888

692:                                              ; preds = %670, %686, %677, %679, %615
  %693 = phi i64 [ %672, %677 ], [ %683, %679 ], [ %688, %686 ], [ %613, %615 ], [ %672, %670 ]
  %694 = phi ptr [ %671, %677 ], [ %684, %679 ], [ %689, %686 ], [ %612, %615 ], [ %671, %670 ]
  %695 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %609)
  %696 = trunc nuw nsw i64 %695 to i32
  %697 = mul i32 %696, %4
  %698 = zext i32 %697 to i64
  %699 = icmp ugt i64 %693, 140737488355327
  %700 = sub i64 140737488355328, %693
  %701 = icmp ult i64 %700, %698
  %702 = select i1 %699, i1 true, i1 %701
  br i1 %702, label %888, label %703

703:                                              ; preds = %692
  %704 = add i64 %608, 1
  %705 = and i64 %704, %609
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %707, label %888

707:                                              ; preds = %703
  %708 = icmp ult i64 %695, 8
  br i1 %708, label %729, label %709

709:                                              ; preds = %707
  %710 = insertelement <8 x i64> poison, i64 %693, i64 0
  %711 = shufflevector <8 x i64> %710, <8 x i64> poison, <8 x i32> zeroinitializer
  %712 = add nuw nsw <8 x i64> %711, %593
  %713 = load <8 x i64>, ptr %694, align 8
  %714 = xor <8 x i64> %713, %712
  %715 = icmp ult i64 %695, 16
  br i1 %715, label %729, label %716, !llvm.loop !62

716:                                              ; preds = %709
  %717 = add nuw nsw <8 x i64> %712, %597
  %718 = getelementptr inbounds i8, ptr %694, i64 64
  %719 = load <8 x i64>, ptr %718, align 8
  %720 = xor <8 x i64> %719, %717
  %721 = or <8 x i64> %720, %714
  %722 = icmp ult i64 %695, 24
  br i1 %722, label %729, label %723, !llvm.loop !62

723:                                              ; preds = %716
  %724 = add nuw nsw <8 x i64> %717, %597
  %725 = getelementptr inbounds i8, ptr %694, i64 128
  %726 = load <8 x i64>, ptr %725, align 8
  %727 = xor <8 x i64> %726, %724
  %728 = or <8 x i64> %727, %721
  br label %729

729:                                              ; preds = %709, %716, %723, %707
  %730 = phi i32 [ 0, %707 ], [ 8, %709 ], [ 16, %716 ], [ 24, %723 ]
  %731 = phi <8 x i64> [ zeroinitializer, %707 ], [ %714, %709 ], [ %721, %716 ], [ %728, %723 ]
  %732 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %731)
  %733 = icmp ult i32 %730, %696
  br i1 %733, label %734, label %800

734:                                              ; preds = %729
  %735 = zext i32 %730 to i64
  %736 = sub nsw i64 %695, %735
  %737 = and i64 %736, 3
  %738 = icmp eq i64 %737, 0
  br i1 %738, label %754, label %739

739:                                              ; preds = %734, %739
  %740 = phi i64 [ %751, %739 ], [ %735, %734 ]
  %741 = phi i64 [ %750, %739 ], [ %732, %734 ]
  %742 = phi i64 [ %752, %739 ], [ 0, %734 ]
  %743 = getelementptr inbounds i64, ptr %694, i64 %740
  %744 = load i64, ptr %743, align 8, !tbaa !42
  %745 = trunc nuw nsw i64 %740 to i32
  %746 = mul i32 %745, %4
  %747 = zext i32 %746 to i64
  %748 = add nuw nsw i64 %693, %747
  %749 = xor i64 %748, %744
  %750 = or i64 %749, %741
  %751 = add nuw nsw i64 %740, 1
  %752 = add i64 %742, 1
  %753 = icmp eq i64 %752, %737
  br i1 %753, label %754, label %739, !llvm.loop !77

754:                                              ; preds = %739, %734
  %755 = phi i64 [ poison, %734 ], [ %750, %739 ]
  %756 = phi i64 [ %735, %734 ], [ %751, %739 ]
  %757 = phi i64 [ %732, %734 ], [ %750, %739 ]
  %758 = sub nsw i64 %735, %695
  %759 = icmp ugt i64 %758, -4
  br i1 %759, label %800, label %760

760:                                              ; preds = %754, %760
  %761 = phi i64 [ %798, %760 ], [ %756, %754 ]
  %762 = phi i64 [ %797, %760 ], [ %757, %754 ]
  %763 = getelementptr inbounds i64, ptr %694, i64 %761
  %764 = load i64, ptr %763, align 8, !tbaa !42
  %765 = trunc nuw nsw i64 %761 to i32
  %766 = mul i32 %765, %4
  %767 = zext i32 %766 to i64
  %768 = add nuw nsw i64 %693, %767
  %769 = xor i64 %768, %764
  %770 = or i64 %769, %762
  %771 = add nuw nsw i64 %761, 1
  %772 = getelementptr inbounds i64, ptr %694, i64 %771
  %773 = load i64, ptr %772, align 8, !tbaa !42
  %774 = trunc nuw nsw i64 %771 to i32
  %775 = mul i32 %774, %4
  %776 = zext i32 %775 to i64
  %777 = add nuw nsw i64 %693, %776
  %778 = xor i64 %777, %773
  %779 = or i64 %778, %770
  %780 = add nuw nsw i64 %761, 2
  %781 = getelementptr inbounds i64, ptr %694, i64 %780
  %782 = load i64, ptr %781, align 8, !tbaa !42
  %783 = trunc nuw nsw i64 %780 to i32
  %784 = mul i32 %783, %4
  %785 = zext i32 %784 to i64
  %786 = add nuw nsw i64 %693, %785
  %787 = xor i64 %786, %782
  %788 = or i64 %787, %779
  %789 = add nuw nsw i64 %761, 3
  %790 = getelementptr inbounds i64, ptr %694, i64 %789
  %791 = load i64, ptr %790, align 8, !tbaa !42
  %792 = trunc nuw nsw i64 %789 to i32
  %793 = mul i32 %792, %4
  %794 = zext i32 %793 to i64
  %795 = add nuw nsw i64 %693, %794
  %796 = xor i64 %795, %791
  %797 = or i64 %796, %788
  %798 = add nuw nsw i64 %761, 4
  %799 = icmp eq i64 %798, %695
  br i1 %799, label %800, label %760, !llvm.loop !65

800:                                              ; preds = %754, %760, %729
  %801 = phi i64 [ %732, %729 ], [ %755, %754 ], [ %797, %760 ]
  %802 = icmp eq i64 %801, 0
  br i1 %802, label %803, label %888

803:                                              ; preds = %800
  %804 = icmp ugt i32 %697, 56
  %805 = load i64, ptr %219, align 8, !tbaa !61
  %806 = inttoptr i64 %805 to ptr
  br i1 %804, label %807, label %853

807:                                              ; preds = %803
  %808 = and i64 %693, 7
  %809 = add nsw i64 %698, -57
  %810 = udiv i64 %809, 56
  %811 = icmp ult i64 %809, 56
  br i1 %811, label %835, label %812

812:                                              ; preds = %807
  %813 = add nuw nsw i64 %810, 1
  %814 = and i64 %813, 1152921504606846974
  br label %815

815:                                              ; preds = %815, %812
  %816 = phi i64 [ 0, %812 ], [ %830, %815 ]
  %817 = phi i64 [ %698, %812 ], [ %831, %815 ]
  %818 = phi i64 [ %693, %812 ], [ %832, %815 ]
  %819 = phi i64 [ 0, %812 ], [ %833, %815 ]
  %820 = lshr i64 %818, 3
  %821 = getelementptr inbounds i8, ptr %806, i64 %820
  %822 = load i64, ptr %821, align 1
  %823 = add i64 %818, 56
  %824 = lshr i64 %823, 3
  %825 = getelementptr inbounds i8, ptr %806, i64 %824
  %826 = load i64, ptr %825, align 1
  %827 = or i64 %822, %826
  %828 = lshr i64 %827, %808
  %829 = and i64 %828, 72057594037927935
  %830 = or i64 %829, %816
  %831 = add nsw i64 %817, -112
  %832 = add i64 %818, 112
  %833 = add i64 %819, 2
  %834 = icmp eq i64 %833, %814
  br i1 %834, label %835, label %815, !llvm.loop !66

835:                                              ; preds = %815, %807
  %836 = phi i64 [ poison, %807 ], [ %830, %815 ]
  %837 = phi i64 [ poison, %807 ], [ %831, %815 ]
  %838 = phi i64 [ poison, %807 ], [ %832, %815 ]
  %839 = phi i64 [ 0, %807 ], [ %830, %815 ]
  %840 = phi i64 [ %698, %807 ], [ %831, %815 ]
  %841 = phi i64 [ %693, %807 ], [ %832, %815 ]
  %842 = and i64 %810, 1
  %843 = icmp eq i64 %842, 0
  br i1 %843, label %844, label %853

844:                                              ; preds = %835
  %845 = lshr i64 %841, 3
  %846 = getelementptr inbounds i8, ptr %806, i64 %845
  %847 = load i64, ptr %846, align 1
  %848 = lshr i64 %847, %808
  %849 = and i64 %848, 72057594037927935
  %850 = or i64 %849, %839
  %851 = add nsw i64 %840, -56
  %852 = add i64 %841, 56
  br label %853

853:                                              ; preds = %844, %835, %803
  %854 = phi i64 [ %693, %803 ], [ %838, %835 ], [ %852, %844 ]
  %855 = phi i64 [ %698, %803 ], [ %837, %835 ], [ %851, %844 ]
  %856 = phi i64 [ 0, %803 ], [ %836, %835 ], [ %850, %844 ]
  %857 = lshr i64 %854, 3
  %858 = getelementptr inbounds i8, ptr %806, i64 %857
  %859 = load i64, ptr %858, align 1
  %860 = and i64 %854, 7
  %861 = lshr i64 %859, %860
  %862 = shl nsw i64 -1, %855
  %863 = xor i64 %862, -1
  %864 = and i64 %861, %863
  %865 = or i64 %864, %856
  %866 = icmp eq i64 %865, 0
  br i1 %866, label %984, label %867

867:                                              ; preds = %853
  br i1 %588, label %868, label %888

868:                                              ; preds = %867
  %869 = icmp eq i32 %697, 0
  br i1 %869, label %984, label %870

870:                                              ; preds = %868, %870
  %871 = phi i64 [ %886, %870 ], [ %693, %868 ]
  %872 = phi i64 [ %885, %870 ], [ %698, %868 ]
  %873 = load i64, ptr %219, align 8, !tbaa !61
  %874 = inttoptr i64 %873 to ptr
  %875 = lshr i64 %871, 3
  %876 = getelementptr inbounds i8, ptr %874, i64 %875
  %877 = tail call i64 @llvm.umin.i64(i64 %872, i64 56)
  %878 = load i64, ptr %876, align 1
  %879 = shl nsw i64 -1, %877
  %880 = xor i64 %879, -1
  %881 = and i64 %871, 7
  %882 = shl nuw nsw i64 %880, %881
  %883 = xor i64 %882, -1
  %884 = and i64 %878, %883
  store i64 %884, ptr %876, align 1
  %885 = sub i64 %872, %877
  %886 = add i64 %877, %871
  %887 = icmp eq i64 %885, 0
  br i1 %887, label %984, label %870, !llvm.loop !67

888:                                              ; preds = %703, %867, %692, %800, %686
  %889 = icmp eq i64 %609, 0
  br i1 %889, label %984, label %890

890:                                              ; preds = %888
  %891 = trunc nuw nsw i64 %607 to i32
  br label %892

892:                                              ; preds = %890, %980
  %893 = phi i64 [ %982, %980 ], [ %609, %890 ]
  %894 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %893, i1 true)
  %895 = trunc nuw nsw i64 %894 to i32
  %896 = add nuw nsw i32 %891, %895
  %897 = zext nneg i32 %896 to i64
  %898 = getelementptr inbounds i64, ptr %2, i64 %897
  %899 = load i64, ptr %898, align 8, !tbaa !42
  switch i32 %6, label %928 [
    i32 0, label %927
    i32 3, label %900
    i32 4, label %912
    i32 1, label %916
  ]

900:                                              ; preds = %892
  %901 = lshr i64 %899, 32
  %902 = load i64, ptr %582, align 8, !tbaa !52
  %903 = icmp eq i64 %901, %902
  br i1 %903, label %926, label %904

904:                                              ; preds = %900
  %905 = load i64, ptr %599, align 8, !tbaa !53
  %906 = sub i64 %899, %905
  %907 = load i64, ptr %598, align 8, !tbaa !54
  %908 = icmp ult i64 %906, %907
  br i1 %908, label %909, label %927

909:                                              ; preds = %904
  %910 = sub i64 %907, %906
  %911 = icmp ult i64 %910, %583
  br i1 %911, label %926, label %922

912:                                              ; preds = %892
  %913 = lshr i64 %899, 62
  %914 = trunc nuw nsw i64 %913 to i32
  %915 = and i32 %914, 2
  br label %928

916:                                              ; preds = %892
  %917 = add i64 %899, %583
  %918 = load i64, ptr %598, align 8, !tbaa !54
  %919 = icmp ugt i64 %917, %918
  br i1 %919, label %926, label %920

920:                                              ; preds = %916
  %921 = load i64, ptr %599, align 8, !tbaa !53
  br label %922

922:                                              ; preds = %920, %909
  %923 = phi i64 [ %905, %909 ], [ %921, %920 ]
  %924 = phi i64 [ %906, %909 ], [ %899, %920 ]
  store i32 1, ptr %579, align 4, !tbaa !68
  %925 = add i64 %923, %924
  br label %965

926:                                              ; preds = %916, %909, %900
  store i32 2, ptr %579, align 4, !tbaa !68
  br label %931

927:                                              ; preds = %904, %892
  store i32 0, ptr %579, align 4, !tbaa !68
  br label %965

928:                                              ; preds = %892, %912
  %929 = phi i32 [ %915, %912 ], [ %6, %892 ]
  store i32 %929, ptr %579, align 4, !tbaa !68
  %930 = icmp eq i32 %929, 2
  br i1 %930, label %931, label %965

931:                                              ; preds = %926, %928
  %932 = and i64 %899, 4294967295
  switch i32 %6, label %980 [
    i32 2, label %939
    i32 4, label %933
    i32 3, label %935
  ]

933:                                              ; preds = %931
  %934 = icmp sgt i64 %899, -1
  br i1 %934, label %980, label %939

935:                                              ; preds = %931
  %936 = lshr i64 %899, 32
  %937 = load i64, ptr %582, align 8, !tbaa !52
  %938 = icmp eq i64 %936, %937
  br i1 %938, label %939, label %980

939:                                              ; preds = %935, %933, %931
  %940 = add nuw nsw i64 %932, %583
  %941 = load i64, ptr %584, align 8, !tbaa !73
  %942 = icmp ugt i64 %940, %941
  %943 = or i1 %942, %590
  br i1 %943, label %980, label %944

944:                                              ; preds = %939
  %945 = load i32, ptr %585, align 8, !tbaa !74
  %946 = zext i32 %945 to i64
  br i1 %586, label %980, label %947

947:                                              ; preds = %944
  %948 = shl nuw nsw i32 %896, 2
  %949 = zext nneg i32 %948 to i64
  br label %950

950:                                              ; preds = %950, %947
  %951 = phi i64 [ %932, %947 ], [ %953, %950 ]
  %952 = or i64 %951, 3
  %953 = add nuw nsw i64 %952, 1
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %14) #7
  store ptr %0, ptr %14, align 8, !tbaa !78
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %604, ptr noundef nonnull align 8 dereferenceable(24) %576, i64 24, i1 false)
  store i32 %7, ptr %605, align 4, !tbaa !23
  %954 = tail call i64 @llvm.umin.i64(i64 %953, i64 %940)
  %955 = sub nsw i64 %954, %951
  %956 = trunc i64 %955 to i32
  store i32 %956, ptr %603, align 8, !tbaa !79
  %957 = load i64, ptr %587, align 8, !tbaa !75
  %958 = and i64 %951, -4
  %959 = mul i64 %958, %946
  %960 = and i64 %951, 3
  %961 = or disjoint i64 %960, %949
  %962 = add i64 %961, %959
  %963 = add i64 %962, %957
  call fastcc void @look_for_undefined(ptr noundef nonnull %14, i64 noundef %963, i32 noundef %896)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %14) #7
  %964 = icmp ult i64 %953, %940
  br i1 %964, label %950, label %980, !llvm.loop !80

965:                                              ; preds = %927, %928, %922
  %966 = phi i64 [ %925, %922 ], [ %899, %928 ], [ %899, %927 ]
  %967 = icmp ult i64 %966, 140737488355328
  br i1 %967, label %968, label %980

968:                                              ; preds = %965
  br i1 %600, label %979, label %969

969:                                              ; preds = %968
  %970 = load i64, ptr %219, align 8, !tbaa !61
  %971 = inttoptr i64 %970 to ptr
  %972 = lshr i64 %966, 3
  %973 = getelementptr inbounds i8, ptr %971, i64 %972
  %974 = load i64, ptr %973, align 1
  %975 = and i64 %966, 7
  %976 = lshr i64 %974, %975
  %977 = and i64 %976, %602
  %978 = icmp eq i64 %977, 0
  br i1 %978, label %980, label %979

979:                                              ; preds = %969, %968
  call fastcc void @look_for_undefined(ptr noundef nonnull %16, i64 noundef %966, i32 noundef %896)
  br label %980

980:                                              ; preds = %950, %944, %939, %933, %931, %935, %979, %969, %965
  %981 = add nsw i64 %893, -1
  %982 = and i64 %981, %893
  %983 = icmp eq i64 %982, 0
  br i1 %983, label %984, label %892, !llvm.loop !71

984:                                              ; preds = %870, %980, %888, %606, %644, %647, %868, %853
  %985 = add nuw nsw i64 %607, 16
  %986 = icmp ult i64 %607, 48
  br i1 %986, label %606, label %987, !llvm.loop !72

987:                                              ; preds = %984
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %16)
  br label %988

988:                                              ; preds = %574, %987, %217
  %989 = getelementptr inbounds i8, ptr %27, i64 96
  %990 = load i64, ptr %989, align 8, !tbaa !14
  %991 = icmp eq i64 %990, 0
  %992 = icmp eq i32 %6, 2
  %993 = or i1 %992, %991
  br i1 %993, label %2345, label %994

994:                                              ; preds = %988
  %995 = getelementptr inbounds i8, ptr %30, i64 128
  %996 = load i64, ptr %995, align 8, !tbaa !18
  %997 = getelementptr inbounds i8, ptr %30, i64 12
  %998 = load i32, ptr %997, align 4, !tbaa !19
  %999 = zext i32 %998 to i64
  %1000 = icmp eq i64 %996, %999
  br i1 %1000, label %1002, label %1001

1001:                                             ; preds = %994
  tail call fastcc void @pass_barrier(ptr noundef nonnull %27, ptr noundef readonly %24, ptr noundef nonnull %30)
  br label %1002

1002:                                             ; preds = %994, %1001
  %1003 = getelementptr inbounds i8, ptr %24, i64 48
  %1004 = load i32, ptr %1003, align 8, !tbaa !20
  %1005 = icmp ugt i32 %1004, 1
  %1006 = add i32 %1004, -1
  %1007 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %1006, i1 true)
  %1008 = sub nuw nsw i32 32, %1007
  %1009 = lshr i32 16777216, %1008
  %1010 = getelementptr inbounds i8, ptr %30, i64 16
  %1011 = load i64, ptr %1010, align 8, !tbaa !21
  %1012 = add nsw i32 %1009, -1
  %1013 = select i1 %1005, i32 %1012, i32 16777215
  %1014 = trunc i64 %1011 to i32
  %1015 = and i32 %1013, %1014
  %1016 = mul i32 %1015, %1004
  %1017 = getelementptr inbounds i8, ptr %0, i64 64
  %1018 = load i64, ptr %1017, align 8, !tbaa !22
  %1019 = inttoptr i64 %1018 to ptr
  %1020 = getelementptr inbounds i8, ptr %1019, i64 544
  %1021 = load i32, ptr %1020, align 8, !tbaa !23
  %1022 = add i32 %1016, %1021
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %17) #7
  store ptr %0, ptr %17, align 8, !tbaa !81
  %1023 = getelementptr inbounds i8, ptr %17, i64 8
  store ptr %24, ptr %1023, align 8, !tbaa !83
  %1024 = getelementptr inbounds i8, ptr %17, i64 16
  store ptr %27, ptr %1024, align 8, !tbaa !84
  %1025 = getelementptr inbounds i8, ptr %17, i64 24
  store ptr %30, ptr %1025, align 8, !tbaa !85
  %1026 = getelementptr inbounds i8, ptr %17, i64 32
  store i64 %1, ptr %1026, align 8, !tbaa !86
  %1027 = getelementptr inbounds i8, ptr %17, i64 40
  store i32 %5, ptr %1027, align 8, !tbaa !87
  %1028 = getelementptr inbounds i8, ptr %17, i64 44
  store i32 %6, ptr %1028, align 4, !tbaa !88
  %1029 = getelementptr inbounds i8, ptr %17, i64 48
  store i32 %21, ptr %1029, align 8, !tbaa !89
  %1030 = getelementptr inbounds i8, ptr %17, i64 52
  %1031 = zext i1 %18 to i32
  store i32 %1031, ptr %1030, align 4, !tbaa !90
  %1032 = getelementptr inbounds i8, ptr %17, i64 56
  store i32 %1015, ptr %1032, align 8, !tbaa !91
  %1033 = getelementptr inbounds i8, ptr %17, i64 60
  store i32 %1016, ptr %1033, align 4, !tbaa !92
  %1034 = getelementptr inbounds i8, ptr %17, i64 64
  store i32 %1022, ptr %1034, align 8, !tbaa !93
  %1035 = getelementptr inbounds i8, ptr %17, i64 68
  store i32 %1004, ptr %1035, align 4, !tbaa !94
  %1036 = getelementptr inbounds i8, ptr %17, i64 72
  %1037 = getelementptr inbounds i8, ptr %30, i64 120
  %1038 = load i64, ptr %1037, align 8, !tbaa !95
  %1039 = trunc i64 %1038 to i32
  store i32 %1039, ptr %1036, align 8, !tbaa !96
  %1040 = getelementptr inbounds i8, ptr %17, i64 80
  %1041 = getelementptr inbounds i8, ptr %17, i64 88
  store i32 0, ptr %1041, align 8, !tbaa !97
  %1042 = zext i32 %1022 to i64
  %1043 = getelementptr inbounds i8, ptr %30, i64 112
  %1044 = load i64, ptr %1043, align 8, !tbaa !98
  %1045 = shl i64 %1044, 30
  %1046 = or i64 %1045, %1042
  %1047 = lshr i64 %1, 2
  %1048 = getelementptr inbounds i8, ptr %27, i64 32968
  %1049 = and i64 %1047, 8191
  %1050 = getelementptr inbounds [8192 x i32], ptr %1048, i64 0, i64 %1049
  %1051 = load i32, ptr %1050, align 4, !tbaa !23
  %1052 = icmp eq i32 %1051, 0
  br i1 %1052, label %1068, label %1053

1053:                                             ; preds = %1002
  %1054 = getelementptr inbounds i8, ptr %27, i64 200
  br label %1061

1055:                                             ; preds = %1061
  %1056 = add i64 %1063, 1
  %1057 = and i64 %1056, 8191
  %1058 = getelementptr inbounds [8192 x i32], ptr %1048, i64 0, i64 %1057
  %1059 = load i32, ptr %1058, align 4, !tbaa !23
  %1060 = icmp eq i32 %1059, 0
  br i1 %1060, label %1068, label %1061

1061:                                             ; preds = %1055, %1053
  %1062 = phi i32 [ %1051, %1053 ], [ %1059, %1055 ]
  %1063 = phi i64 [ %1047, %1053 ], [ %1056, %1055 ]
  %1064 = zext i32 %1062 to i64
  %1065 = getelementptr inbounds [4096 x i64], ptr %1054, i64 0, i64 %1064
  %1066 = load i64, ptr %1065, align 8, !tbaa !42
  %1067 = icmp eq i64 %1066, %1
  br i1 %1067, label %1080, label %1055

1068:                                             ; preds = %1055, %1002
  %1069 = phi i64 [ %1049, %1002 ], [ %1057, %1055 ]
  %1070 = getelementptr inbounds i8, ptr %27, i64 192
  %1071 = load i64, ptr %1070, align 8, !tbaa !99
  %1072 = icmp eq i64 %1071, 4094
  br i1 %1072, label %1080, label %1073

1073:                                             ; preds = %1068
  %1074 = getelementptr inbounds [8192 x i32], ptr %1048, i64 0, i64 %1069
  %1075 = add i64 %1071, 1
  store i64 %1075, ptr %1070, align 8, !tbaa !99
  %1076 = trunc i64 %1075 to i32
  store i32 %1076, ptr %1074, align 4, !tbaa !23
  %1077 = getelementptr inbounds i8, ptr %27, i64 200
  %1078 = and i64 %1075, 4294967295
  %1079 = getelementptr inbounds [4096 x i64], ptr %1077, i64 0, i64 %1078
  store i64 %1, ptr %1079, align 8, !tbaa !42
  br label %1080

1080:                                             ; preds = %1061, %1068, %1073
  %1081 = phi i32 [ 4095, %1068 ], [ %1076, %1073 ], [ %1062, %1061 ]
  %1082 = zext i32 %1081 to i64
  %1083 = shl i64 %1082, 46
  %1084 = or i64 %1046, %1083
  %1085 = select i1 %20, i64 4611686018427387904, i64 0
  %1086 = or i64 %1084, %1085
  store i64 %1086, ptr %1040, align 8, !tbaa !100
  %1087 = icmp eq i32 %5, 2
  %1088 = or i1 %20, %1087
  br i1 %1088, label %1731, label %1089

1089:                                             ; preds = %1080
  %1090 = getelementptr inbounds i8, ptr %27, i64 112
  %1091 = load i64, ptr %1090, align 8, !tbaa !31
  %1092 = inttoptr i64 %1091 to ptr
  %1093 = zext i32 %1015 to i64
  %1094 = getelementptr inbounds %struct.KnownGroup, ptr %1092, i64 %1093
  %1095 = load i32, ptr %1094, align 4, !tbaa !34
  %1096 = icmp eq i32 %1095, 0
  br i1 %1096, label %1097, label %1731

1097:                                             ; preds = %1089
  %1098 = getelementptr inbounds i8, ptr %27, i64 128
  %1099 = load i64, ptr %1098, align 8, !tbaa !101
  %1100 = icmp eq i64 %1099, 4194304
  br i1 %1100, label %1731, label %1101

1101:                                             ; preds = %1097
  %1102 = load i64, ptr %1043, align 8, !tbaa !98
  %1103 = icmp ult i64 %1102, 65535
  br i1 %1103, label %1104, label %1731

1104:                                             ; preds = %1101
  %1105 = getelementptr inbounds i8, ptr %27, i64 90312
  %1106 = lshr i64 %1084, 46
  %1107 = and i64 %1106, 4095
  %1108 = getelementptr inbounds [4096 x i8], ptr %1105, i64 0, i64 %1107
  %1109 = load i8, ptr %1108, align 1, !tbaa !102
  %1110 = icmp eq i8 %1109, 0
  br i1 %1110, label %1111, label %1731

1111:                                             ; preds = %1104
  %1112 = zext i32 %4 to i64
  %1113 = insertelement <8 x i64> poison, i64 %1112, i64 0
  %1114 = shufflevector <8 x i64> %1113, <8 x i64> poison, <8 x i32> zeroinitializer
  %1115 = mul nuw nsw <8 x i64> %1114, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>
  %1116 = shl i32 %4, 3
  %1117 = zext i32 %1116 to i64
  %1118 = insertelement <8 x i64> poison, i64 %1117, i64 0
  %1119 = shufflevector <8 x i64> %1118, <8 x i64> poison, <8 x i32> zeroinitializer
  %1120 = icmp eq i32 %6, 3
  br label %1123

1121:                                             ; preds = %1242
  %1122 = icmp eq i32 %4, 16
  br i1 %1122, label %1247, label %1255

1123:                                             ; preds = %1242, %1111
  %1124 = phi i64 [ 0, %1111 ], [ %1243, %1242 ]
  %1125 = phi i64 [ 0, %1111 ], [ %1245, %1242 ]
  %1126 = phi i64 [ %218, %1111 ], [ %1244, %1242 ]
  %1127 = lshr i64 %1126, %1125
  %1128 = and i64 %1127, 65535
  %1129 = icmp eq i64 %1128, 65535
  br i1 %1129, label %1130, label %1242

1130:                                             ; preds = %1123
  %1131 = getelementptr inbounds i64, ptr %2, i64 %1125
  %1132 = load i64, ptr %1131, align 8, !tbaa !42
  %1133 = getelementptr inbounds i8, ptr %1131, i64 64
  %1134 = load <8 x i64>, ptr %1133, align 8
  %1135 = insertelement <8 x i64> poison, i64 %1132, i64 0
  %1136 = shufflevector <8 x i64> %1135, <8 x i64> poison, <8 x i32> zeroinitializer
  %1137 = add <8 x i64> %1136, %1115
  %1138 = add <8 x i64> %1137, %1119
  %1139 = xor <8 x i64> %1138, %1134
  %1140 = load <8 x i64>, ptr %1131, align 8
  %1141 = xor <8 x i64> %1137, %1140
  %1142 = or <8 x i64> %1139, %1141
  %1143 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1142)
  %1144 = icmp eq i64 %1143, 0
  br i1 %1144, label %1145, label %1242

1145:                                             ; preds = %1130
  %1146 = trunc nuw nsw i64 %1125 to i32
  %1147 = call fastcc i32 @look_at_run(ptr noundef nonnull %17, i64 noundef %1132, i32 noundef %4, i32 noundef %1146, i32 noundef 16, i32 noundef %6)
  %1148 = icmp eq i32 %1147, 0
  br i1 %1148, label %1242, label %1149

1149:                                             ; preds = %1145
  %1150 = shl nuw i64 65535, %1125
  %1151 = xor i64 %1150, -1
  %1152 = and i64 %1126, %1151
  %1153 = load i32, ptr %1028, align 4, !tbaa !88
  %1154 = freeze i32 %1153
  %1155 = icmp eq i32 %1154, 0
  br i1 %1155, label %1159, label %1156

1156:                                             ; preds = %1149
  %1157 = icmp eq i32 %1154, 1
  %1158 = and i1 %1120, %1157
  br i1 %1158, label %1161, label %1242

1159:                                             ; preds = %1149
  %1160 = load i64, ptr %1131, align 8, !tbaa !42
  br label %1242

1161:                                             ; preds = %1156
  %1162 = load ptr, ptr %17, align 8, !tbaa !81
  %1163 = getelementptr inbounds i8, ptr %1162, i64 8
  %1164 = load i64, ptr %1163, align 8, !tbaa !53
  %1165 = load i64, ptr %1131, align 8, !tbaa !42
  %1166 = sub i64 %1165, %1164
  store i64 %1166, ptr %1131, align 8, !tbaa !42
  %1167 = or disjoint i64 %1125, 1
  %1168 = load i64, ptr %1163, align 8, !tbaa !53
  %1169 = getelementptr inbounds i64, ptr %2, i64 %1167
  %1170 = load i64, ptr %1169, align 8, !tbaa !42
  %1171 = sub i64 %1170, %1168
  store i64 %1171, ptr %1169, align 8, !tbaa !42
  %1172 = or disjoint i64 %1125, 2
  %1173 = load i64, ptr %1163, align 8, !tbaa !53
  %1174 = getelementptr inbounds i64, ptr %2, i64 %1172
  %1175 = load i64, ptr %1174, align 8, !tbaa !42
  %1176 = sub i64 %1175, %1173
  store i64 %1176, ptr %1174, align 8, !tbaa !42
  %1177 = or disjoint i64 %1125, 3
  %1178 = load i64, ptr %1163, align 8, !tbaa !53
  %1179 = getelementptr inbounds i64, ptr %2, i64 %1177
  %1180 = load i64, ptr %1179, align 8, !tbaa !42
  %1181 = sub i64 %1180, %1178
  store i64 %1181, ptr %1179, align 8, !tbaa !42
  %1182 = or disjoint i64 %1125, 4
  %1183 = load i64, ptr %1163, align 8, !tbaa !53
  %1184 = getelementptr inbounds i64, ptr %2, i64 %1182
  %1185 = load i64, ptr %1184, align 8, !tbaa !42
  %1186 = sub i64 %1185, %1183
  store i64 %1186, ptr %1184, align 8, !tbaa !42
  %1187 = or disjoint i64 %1125, 5
  %1188 = load i64, ptr %1163, align 8, !tbaa !53
  %1189 = getelementptr inbounds i64, ptr %2, i64 %1187
  %1190 = load i64, ptr %1189, align 8, !tbaa !42
  %1191 = sub i64 %1190, %1188
  store i64 %1191, ptr %1189, align 8, !tbaa !42
  %1192 = or disjoint i64 %1125, 6
  %1193 = load i64, ptr %1163, align 8, !tbaa !53
  %1194 = getelementptr inbounds i64, ptr %2, i64 %1192
  %1195 = load i64, ptr %1194, align 8, !tbaa !42
  %1196 = sub i64 %1195, %1193
  store i64 %1196, ptr %1194, align 8, !tbaa !42
  %1197 = or disjoint i64 %1125, 7
  %1198 = load i64, ptr %1163, align 8, !tbaa !53
  %1199 = getelementptr inbounds i64, ptr %2, i64 %1197
  %1200 = load i64, ptr %1199, align 8, !tbaa !42
  %1201 = sub i64 %1200, %1198
  store i64 %1201, ptr %1199, align 8, !tbaa !42
  %1202 = or disjoint i64 %1125, 8
  %1203 = load i64, ptr %1163, align 8, !tbaa !53
  %1204 = getelementptr inbounds i64, ptr %2, i64 %1202
  %1205 = load i64, ptr %1204, align 8, !tbaa !42
  %1206 = sub i64 %1205, %1203
  store i64 %1206, ptr %1204, align 8, !tbaa !42
  %1207 = or disjoint i64 %1125, 9
  %1208 = load i64, ptr %1163, align 8, !tbaa !53
  %1209 = getelementptr inbounds i64, ptr %2, i64 %1207
  %1210 = load i64, ptr %1209, align 8, !tbaa !42
  %1211 = sub i64 %1210, %1208
  store i64 %1211, ptr %1209, align 8, !tbaa !42
  %1212 = or disjoint i64 %1125, 10
  %1213 = load i64, ptr %1163, align 8, !tbaa !53
  %1214 = getelementptr inbounds i64, ptr %2, i64 %1212
  %1215 = load i64, ptr %1214, align 8, !tbaa !42
  %1216 = sub i64 %1215, %1213
  store i64 %1216, ptr %1214, align 8, !tbaa !42
  %1217 = or disjoint i64 %1125, 11
  %1218 = load i64, ptr %1163, align 8, !tbaa !53
  %1219 = getelementptr inbounds i64, ptr %2, i64 %1217
  %1220 = load i64, ptr %1219, align 8, !tbaa !42
  %1221 = sub i64 %1220, %1218
  store i64 %1221, ptr %1219, align 8, !tbaa !42
  %1222 = or disjoint i64 %1125, 12
  %1223 = load i64, ptr %1163, align 8, !tbaa !53
  %1224 = getelementptr inbounds i64, ptr %2, i64 %1222
  %1225 = load i64, ptr %1224, align 8, !tbaa !42
  %1226 = sub i64 %1225, %1223
  store i64 %1226, ptr %1224, align 8, !tbaa !42
  %1227 = or disjoint i64 %1125, 13
  %1228 = load i64, ptr %1163, align 8, !tbaa !53
  %1229 = getelementptr inbounds i64, ptr %2, i64 %1227
  %1230 = load i64, ptr %1229, align 8, !tbaa !42
  %1231 = sub i64 %1230, %1228
  store i64 %1231, ptr %1229, align 8, !tbaa !42
  %1232 = or disjoint i64 %1125, 14
  %1233 = load i64, ptr %1163, align 8, !tbaa !53
  %1234 = getelementptr inbounds i64, ptr %2, i64 %1232
  %1235 = load i64, ptr %1234, align 8, !tbaa !42
  %1236 = sub i64 %1235, %1233
  store i64 %1236, ptr %1234, align 8, !tbaa !42
  %1237 = or disjoint i64 %1125, 15
  %1238 = load i64, ptr %1163, align 8, !tbaa !53
  %1239 = getelementptr inbounds i64, ptr %2, i64 %1237
  %1240 = load i64, ptr %1239, align 8, !tbaa !42
  %1241 = sub i64 %1240, %1238
  store i64 %1241, ptr %1239, align 8, !tbaa !42
  br label %1242

1242:                                             ; preds = %1161, %1159, %1156, %1145, %1130, %1123
  %1243 = phi i64 [ %1124, %1145 ], [ %1160, %1159 ], [ %1124, %1161 ], [ %1124, %1156 ], [ %1124, %1130 ], [ %1124, %1123 ]
  %1244 = phi i64 [ %1126, %1145 ], [ %1152, %1159 ], [ %1152, %1161 ], [ %1152, %1156 ], [ %1126, %1130 ], [ %1126, %1123 ]
  %1245 = add nuw nsw i64 %1125, 16
  %1246 = icmp ult i64 %1125, 48
  br i1 %1246, label %1123, label %1121, !llvm.loop !103

1247:                                             ; preds = %1121
  %1248 = load i32, ptr %1027, align 8, !tbaa !87
  %1249 = icmp eq i32 %1248, 0
  %1250 = icmp eq i64 %1244, 0
  br i1 %1249, label %1253, label %1251

1251:                                             ; preds = %1247
  %1252 = zext i1 %1250 to i32
  store i32 %1252, ptr %1041, align 8, !tbaa !97
  br label %1731

1253:                                             ; preds = %1247
  br i1 %1250, label %1254, label %1260

1254:                                             ; preds = %1253
  store i32 1, ptr %1041, align 8, !tbaa !97
  br label %1741

1255:                                             ; preds = %1278, %1121
  %1256 = phi i64 [ %1243, %1121 ], [ %1279, %1278 ]
  %1257 = phi i64 [ %1244, %1121 ], [ %1280, %1278 ]
  %1258 = icmp eq i64 %1257, 0
  %1259 = zext i1 %1258 to i32
  store i32 %1259, ptr %1041, align 8, !tbaa !97
  switch i32 %4, label %1731 [
    i32 8, label %1284
    i32 4, label %1284
  ]

1260:                                             ; preds = %1253, %1278
  %1261 = phi i64 [ %1279, %1278 ], [ %1243, %1253 ]
  %1262 = phi i64 [ %1280, %1278 ], [ %1244, %1253 ]
  %1263 = phi i64 [ %1282, %1278 ], [ %1244, %1253 ]
  %1264 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1263, i1 true)
  %1265 = trunc nuw nsw i64 %1264 to i32
  %1266 = getelementptr inbounds i64, ptr %2, i64 %1264
  %1267 = load i64, ptr %1266, align 8, !tbaa !42
  %1268 = call fastcc i32 @look_at_run(ptr noundef nonnull %17, i64 noundef %1267, i32 noundef 16, i32 noundef %1265, i32 noundef 1, i32 noundef %6)
  %1269 = icmp eq i32 %1268, 0
  br i1 %1269, label %1278, label %1270

1270:                                             ; preds = %1260
  %1271 = shl nuw i64 1, %1264
  %1272 = xor i64 %1271, -1
  %1273 = and i64 %1262, %1272
  %1274 = load i32, ptr %1028, align 4, !tbaa !88
  %1275 = icmp eq i32 %1274, 0
  br i1 %1275, label %1276, label %1278

1276:                                             ; preds = %1270
  %1277 = load i64, ptr %1266, align 8, !tbaa !42
  br label %1278

1278:                                             ; preds = %1276, %1270, %1260
  %1279 = phi i64 [ %1261, %1260 ], [ %1277, %1276 ], [ %1261, %1270 ]
  %1280 = phi i64 [ %1262, %1260 ], [ %1273, %1276 ], [ %1273, %1270 ]
  %1281 = add i64 %1263, -1
  %1282 = and i64 %1281, %1263
  %1283 = icmp eq i64 %1282, 0
  br i1 %1283, label %1255, label %1260, !llvm.loop !104

1284:                                             ; preds = %1255, %1255
  %1285 = load ptr, ptr %17, align 8, !tbaa !81
  br label %1291

1286:                                             ; preds = %1325
  %1287 = add i32 %4, -1
  %1288 = zext i32 %1287 to i64
  %1289 = and i64 %1327, %1288
  %1290 = icmp eq i64 %1289, 0
  br i1 %1290, label %1330, label %1731

1291:                                             ; preds = %1325, %1284
  %1292 = phi i64 [ 0, %1284 ], [ %1328, %1325 ]
  %1293 = phi i64 [ 0, %1284 ], [ %1327, %1325 ]
  %1294 = phi i64 [ 0, %1284 ], [ %1326, %1325 ]
  %1295 = lshr i64 %1257, %1292
  %1296 = trunc i64 %1295 to i16
  switch i16 %1296, label %1297 [
    i16 -1, label %1300
    i16 0, label %1325
  ]

1297:                                             ; preds = %1291
  %1298 = and i64 %1295, 65535
  %1299 = getelementptr inbounds i64, ptr %2, i64 %1292
  br label %1313

1300:                                             ; preds = %1291
  %1301 = getelementptr inbounds i64, ptr %2, i64 %1292
  %1302 = load <8 x i64>, ptr %1301, align 8
  %1303 = getelementptr inbounds i8, ptr %1301, i64 64
  %1304 = load <8 x i64>, ptr %1303, align 8
  %1305 = or <8 x i64> %1304, %1302
  %1306 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1305)
  %1307 = or i64 %1306, %1293
  %1308 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %1302, <8 x i64> %1304)
  %1309 = xor <8 x i64> %1302, %1308
  %1310 = xor <8 x i64> %1309, %1304
  %1311 = call i64 @llvm.vector.reduce.umax.v8i64(<8 x i64> %1310)
  %1312 = call i64 @llvm.umax.i64(i64 %1294, i64 %1311)
  br label %1325

1313:                                             ; preds = %1313, %1297
  %1314 = phi i64 [ %1320, %1313 ], [ %1293, %1297 ]
  %1315 = phi i64 [ %1323, %1313 ], [ %1298, %1297 ]
  %1316 = phi i64 [ %1321, %1313 ], [ %1294, %1297 ]
  %1317 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1315, i1 true)
  %1318 = getelementptr inbounds i64, ptr %1299, i64 %1317
  %1319 = load i64, ptr %1318, align 8, !tbaa !42
  %1320 = or i64 %1319, %1314
  %1321 = call i64 @llvm.umax.i64(i64 %1316, i64 %1319)
  %1322 = add nsw i64 %1315, -1
  %1323 = and i64 %1322, %1315
  %1324 = icmp eq i64 %1323, 0
  br i1 %1324, label %1325, label %1313, !llvm.loop !105

1325:                                             ; preds = %1313, %1300, %1291
  %1326 = phi i64 [ %1312, %1300 ], [ %1294, %1291 ], [ %1321, %1313 ]
  %1327 = phi i64 [ %1307, %1300 ], [ %1293, %1291 ], [ %1320, %1313 ]
  %1328 = add nuw nsw i64 %1292, 16
  %1329 = icmp ult i64 %1292, 48
  br i1 %1329, label %1291, label %1286, !llvm.loop !106

1330:                                             ; preds = %1286
  switch i32 %6, label %1731 [
    i32 0, label %1336
    i32 1, label %1331
  ]

1331:                                             ; preds = %1330
  %1332 = add i64 %1326, %1112
  %1333 = getelementptr inbounds i8, ptr %1285, i64 16
  %1334 = load i64, ptr %1333, align 8, !tbaa !54
  %1335 = icmp ugt i64 %1332, %1334
  br i1 %1335, label %1731, label %1336

1336:                                             ; preds = %1331, %1330
  store i32 %6, ptr %1028, align 4, !tbaa !88
  %1337 = load i32, ptr %1027, align 8, !tbaa !87
  %1338 = icmp eq i32 %1337, 0
  %1339 = load i32, ptr %1035, align 4, !tbaa !94
  %1340 = zext i32 %1339 to i64
  %1341 = insertelement <8 x i64> poison, i64 %1340, i64 0
  %1342 = shufflevector <8 x i64> %1341, <8 x i64> poison, <8 x i32> zeroinitializer
  %1343 = load i32, ptr %1036, align 8, !tbaa !96
  %1344 = zext i32 %1343 to i64
  %1345 = insertelement <8 x i64> poison, i64 %1344, i64 0
  %1346 = shufflevector <8 x i64> %1345, <8 x i64> poison, <8 x i32> zeroinitializer
  %1347 = load i32, ptr %1033, align 4, !tbaa !92
  %1348 = zext i32 %1347 to i64
  %1349 = insertelement <8 x i64> poison, i64 %1348, i64 0
  %1350 = shufflevector <8 x i64> %1349, <8 x i64> poison, <8 x i32> zeroinitializer
  %1351 = load i32, ptr %1034, align 8, !tbaa !93
  %1352 = zext i32 %1351 to i64
  %1353 = insertelement <8 x i64> poison, i64 %1352, i64 0
  %1354 = shufflevector <8 x i64> %1353, <8 x i64> poison, <8 x i32> zeroinitializer
  %1355 = load i64, ptr %1040, align 8, !tbaa !100
  %1356 = or i64 %1355, 4323455642275676160
  %1357 = insertelement <8 x i64> poison, i64 %1356, i64 0
  %1358 = lshr i64 %1112, 2
  br i1 %1338, label %1359, label %1547

1359:                                             ; preds = %1336
  %1360 = shufflevector <8 x i64> %1357, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %1361 = icmp eq i32 %6, 1
  %1362 = sext i1 %1361 to i64
  %1363 = insertelement <8 x i64> poison, i64 %1362, i64 0
  %1364 = shufflevector <8 x i64> %1363, <8 x i64> poison, <8 x i32> zeroinitializer
  %1365 = lshr i32 %4, 2
  %1366 = icmp ult i32 %4, 4
  %1367 = zext nneg i32 %1365 to i64
  %1368 = getelementptr inbounds i8, ptr %10, i64 8
  %1369 = getelementptr inbounds i8, ptr %10, i64 16
  %1370 = getelementptr inbounds i8, ptr %10, i64 24
  %1371 = getelementptr inbounds i8, ptr %11, i64 8
  %1372 = getelementptr inbounds i8, ptr %11, i64 16
  %1373 = getelementptr inbounds i8, ptr %11, i64 24
  br label %1374

1374:                                             ; preds = %1546, %1359
  %1375 = phi <8 x i64> [ undef, %1359 ], [ %1478, %1546 ]
  %1376 = phi i64 [ %1257, %1359 ], [ %1400, %1546 ]
  %1377 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1376)
  %1378 = trunc nuw nsw i64 %1377 to i32
  %1379 = mul i32 %1365, %1378
  %1380 = icmp ugt i32 %1379, 3
  br i1 %1380, label %1381, label %1719

1381:                                             ; preds = %1374
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #7
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #7
  %1382 = load i32, ptr %1028, align 4, !tbaa !88
  %1383 = icmp eq i32 %1382, 1
  %1384 = load ptr, ptr %1024, align 8
  %1385 = getelementptr inbounds i8, ptr %1384, i64 72
  %1386 = getelementptr inbounds i8, ptr %1384, i64 40
  %1387 = getelementptr inbounds i8, ptr %1384, i64 32
  %1388 = getelementptr inbounds i8, ptr %1384, i64 48
  %1389 = getelementptr inbounds i8, ptr %1384, i64 56
  %1390 = getelementptr inbounds i8, ptr %1384, i64 64
  %1391 = getelementptr inbounds i8, ptr %1384, i64 80
  %1392 = load ptr, ptr %1025, align 8
  %1393 = getelementptr inbounds i8, ptr %1392, i64 104
  br label %1394

1394:                                             ; preds = %1477, %1381
  %1395 = phi i64 [ 0, %1381 ], [ %1479, %1477 ]
  %1396 = phi i64 [ %1376, %1381 ], [ %1400, %1477 ]
  %1397 = phi <8 x i64> [ %1375, %1381 ], [ %1478, %1477 ]
  %1398 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1396, i1 true)
  %1399 = add i64 %1396, -1
  %1400 = and i64 %1399, %1396
  %1401 = getelementptr inbounds i64, ptr %2, i64 %1398
  %1402 = load i64, ptr %1401, align 8, !tbaa !42
  br i1 %1383, label %1403, label %1408

1403:                                             ; preds = %1394
  %1404 = load i64, ptr %1393, align 8, !tbaa !107
  %1405 = inttoptr i64 %1404 to ptr
  %1406 = lshr i64 %1402, 2
  %1407 = getelementptr inbounds %struct.Cell, ptr %1405, i64 %1406
  br label %1455

1408:                                             ; preds = %1394
  %1409 = lshr i64 %1402, 14
  %1410 = add nuw nsw i64 %1409, 1
  %1411 = load i64, ptr %1385, align 8, !tbaa !108
  %1412 = icmp eq i64 %1410, %1411
  br i1 %1412, label %1413, label %1419

1413:                                             ; preds = %1408
  %1414 = load i64, ptr %1391, align 8, !tbaa !109
  %1415 = inttoptr i64 %1414 to ptr
  %1416 = lshr i64 %1402, 2
  %1417 = and i64 %1416, 4095
  %1418 = getelementptr inbounds %struct.Cell, ptr %1415, i64 %1417
  br label %1455

1419:                                             ; preds = %1408
  %1420 = load i64, ptr %1386, align 8, !tbaa !110
  %1421 = inttoptr i64 %1420 to ptr
  %1422 = load i64, ptr %1387, align 8, !tbaa !111
  %1423 = mul i64 %1410, 159730149406440469
  %1424 = lshr i64 %1423, 40
  br label %1425

1425:                                             ; preds = %1425, %1419
  %1426 = phi i64 [ %1424, %1419 ], [ %1433, %1425 ]
  %1427 = and i64 %1426, 262143
  %1428 = getelementptr inbounds i64, ptr %1421, i64 %1427
  %1429 = load i64, ptr %1428, align 8, !tbaa !42
  %1430 = icmp eq i64 %1429, 0
  %1431 = icmp eq i64 %1429, %1410
  %1432 = or i1 %1430, %1431
  %1433 = add nuw nsw i64 %1427, 1
  br i1 %1432, label %1434, label %1425, !llvm.loop !112

1434:                                             ; preds = %1425
  %1435 = getelementptr inbounds i64, ptr %1421, i64 %1427
  %1436 = inttoptr i64 %1422 to ptr
  br i1 %1430, label %1437, label %1445

1437:                                             ; preds = %1434
  %1438 = load i64, ptr %1388, align 8, !tbaa !113
  %1439 = load i64, ptr %1389, align 8, !tbaa !114
  %1440 = icmp ult i64 %1438, %1439
  br i1 %1440, label %1441, label %1522

1441:                                             ; preds = %1437
  store i64 %1410, ptr %1435, align 8, !tbaa !42
  %1442 = load i64, ptr %1388, align 8, !tbaa !113
  %1443 = add i64 %1442, 1
  store i64 %1443, ptr %1388, align 8, !tbaa !113
  %1444 = getelementptr inbounds i64, ptr %1436, i64 %1427
  store i64 %1442, ptr %1444, align 8, !tbaa !42
  br label %1445

1445:                                             ; preds = %1441, %1434
  store i64 %1410, ptr %1385, align 8, !tbaa !108
  %1446 = load i64, ptr %1390, align 8, !tbaa !115
  %1447 = getelementptr inbounds i64, ptr %1436, i64 %1427
  %1448 = load i64, ptr %1447, align 8, !tbaa !42
  %1449 = shl i64 %1448, 16
  %1450 = add i64 %1449, %1446
  store i64 %1450, ptr %1391, align 8, !tbaa !109
  %1451 = inttoptr i64 %1450 to ptr
  %1452 = lshr i64 %1402, 2
  %1453 = and i64 %1452, 4095
  %1454 = getelementptr inbounds %struct.Cell, ptr %1451, i64 %1453
  br label %1455

1455:                                             ; preds = %1445, %1413, %1403
  %1456 = phi ptr [ %1407, %1403 ], [ %1418, %1413 ], [ %1454, %1445 ]
  %1457 = icmp eq ptr %1456, null
  br i1 %1457, label %1522, label %1458

1458:                                             ; preds = %1455
  br i1 %1366, label %1477, label %1459

1459:                                             ; preds = %1458
  %1460 = load i64, ptr %1401, align 8, !tbaa !42
  br label %1461

1461:                                             ; preds = %1461, %1459
  %1462 = phi i64 [ 0, %1459 ], [ %1475, %1461 ]
  %1463 = phi <8 x i64> [ %1397, %1459 ], [ %1474, %1461 ]
  %1464 = getelementptr inbounds %struct.Cell, ptr %1456, i64 %1462
  %1465 = add nuw nsw i64 %1462, %1395
  %1466 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %1465
  store ptr %1464, ptr %1466, align 8, !tbaa !78
  %1467 = shl nuw i64 %1462, 2
  %1468 = add i64 %1467, %1460
  %1469 = getelementptr inbounds [4 x i64], ptr %11, i64 0, i64 %1465
  store i64 %1468, ptr %1469, align 8, !tbaa !42
  %1470 = trunc i64 %1465 to i32
  %1471 = shl i32 %1470, 1
  %1472 = or disjoint i32 %1471, 1
  %1473 = insertelement <8 x i64> %1463, i64 %1398, i32 %1472
  %1474 = insertelement <8 x i64> %1473, i64 %1398, i32 %1471
  %1475 = add nuw nsw i64 %1462, 1
  %1476 = icmp eq i64 %1475, %1367
  br i1 %1476, label %1477, label %1461, !llvm.loop !116

1477:                                             ; preds = %1461, %1458
  %1478 = phi <8 x i64> [ %1397, %1458 ], [ %1474, %1461 ]
  %1479 = add nuw nsw i64 %1395, %1358
  %1480 = icmp ugt i64 %1479, 3
  br i1 %1480, label %1481, label %1394, !llvm.loop !117

1481:                                             ; preds = %1477
  %1482 = load ptr, ptr %10, align 16, !tbaa !78
  %1483 = load <2 x i64>, ptr %1482, align 8
  %1484 = load ptr, ptr %1368, align 8, !tbaa !78
  %1485 = load <2 x i64>, ptr %1484, align 8
  %1486 = shufflevector <2 x i64> %1483, <2 x i64> %1485, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %1487 = load ptr, ptr %1369, align 16, !tbaa !78
  %1488 = load <2 x i64>, ptr %1487, align 8
  %1489 = shufflevector <2 x i64> %1488, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %1490 = shufflevector <8 x i64> %1486, <8 x i64> %1489, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %1491 = load ptr, ptr %1370, align 8, !tbaa !78
  %1492 = load <2 x i64>, ptr %1491, align 8
  %1493 = shufflevector <2 x i64> %1492, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %1494 = shufflevector <8 x i64> %1490, <8 x i64> %1493, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  %1495 = lshr <8 x i64> %1494, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1496 = and <8 x i64> %1495, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1497 = and <8 x i64> %1494, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1498 = sub nsw <8 x i64> %1497, %1350
  %1499 = icmp ult <8 x i64> %1498, %1342
  %1500 = icmp eq <8 x i64> %1494, zeroinitializer
  %1501 = select <8 x i1> %1499, <8 x i64> zeroinitializer, <8 x i64> %1364
  %1502 = select <8 x i1> %1500, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1501
  %1503 = and <8 x i64> %1494, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1504 = icmp eq <8 x i64> %1503, %1354
  %1505 = icmp ult <8 x i64> %1496, %1346
  %1506 = and <8 x i1> %1499, %1505
  %1507 = select <8 x i1> %1504, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1506
  %1508 = select <8 x i1> %1507, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1502
  %1509 = xor <8 x i64> %1508, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1510 = xor <8 x i64> %1502, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %1511 = and <8 x i64> %1494, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %1512 = icmp eq <8 x i64> %1511, zeroinitializer
  %1513 = select <8 x i1> %1512, <8 x i64> zeroinitializer, <8 x i64> %1510
  %1514 = or <8 x i64> %1513, %1509
  %1515 = and <8 x i64> %1514, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  %1516 = icmp eq <8 x i64> %1496, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1517 = and <8 x i64> %1510, <i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1>
  %1518 = select <8 x i1> %1516, <8 x i64> %1517, <8 x i64> zeroinitializer
  %1519 = or <8 x i64> %1515, %1518
  %1520 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1519)
  %1521 = icmp eq i64 %1520, 0
  br i1 %1521, label %1533, label %1523

1522:                                             ; preds = %1455, %1437
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #7
  br label %1719

1523:                                             ; preds = %1481
  %1524 = load i64, ptr %11, align 16, !tbaa !42
  %1525 = bitcast <8 x i64> %1478 to <16 x i32>
  %1526 = extractelement <16 x i32> %1525, i64 0
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1482, i64 noundef %1524, i32 noundef 15, i32 noundef %1526)
  %1527 = load i64, ptr %1371, align 8, !tbaa !42
  %1528 = extractelement <16 x i32> %1525, i64 4
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1484, i64 noundef %1527, i32 noundef 15, i32 noundef %1528)
  %1529 = load i64, ptr %1372, align 16, !tbaa !42
  %1530 = extractelement <16 x i32> %1525, i64 8
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1487, i64 noundef %1529, i32 noundef 15, i32 noundef %1530)
  %1531 = load i64, ptr %1373, align 8, !tbaa !42
  %1532 = extractelement <16 x i32> %1525, i64 12
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1491, i64 noundef %1531, i32 noundef 15, i32 noundef %1532)
  br label %1546

1533:                                             ; preds = %1481
  %1534 = and <8 x i64> %1494, %1510
  %1535 = shl <8 x i64> %1478, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1536 = or <8 x i64> %1535, %1360
  %1537 = and <8 x i64> %1508, %1536
  %1538 = or <8 x i64> %1494, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %1539 = and <8 x i64> %1538, %1509
  %1540 = or <8 x i64> %1537, %1539
  %1541 = shufflevector <8 x i64> %1534, <8 x i64> %1540, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  %1542 = shufflevector <8 x i64> %1541, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i64> %1542, ptr %1482, align 8
  %1543 = shufflevector <8 x i64> %1541, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i64> %1543, ptr %1484, align 8
  %1544 = shufflevector <8 x i64> %1541, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i64> %1544, ptr %1487, align 8
  %1545 = shufflevector <8 x i64> %1541, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i64> %1545, ptr %1491, align 8
  br label %1546

1546:                                             ; preds = %1533, %1523
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #7
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #7
  br label %1374

1547:                                             ; preds = %1336
  %1548 = shufflevector <8 x i64> %1357, <8 x i64> poison, <8 x i32> zeroinitializer
  %1549 = lshr i32 %4, 2
  %1550 = icmp ult i32 %4, 4
  %1551 = icmp ne i32 %6, 1
  %1552 = sext i1 %1551 to i64
  %1553 = insertelement <8 x i64> poison, i64 %1552, i64 0
  %1554 = shufflevector <8 x i64> %1553, <8 x i64> poison, <8 x i32> zeroinitializer
  %1555 = zext nneg i32 %1549 to i64
  %1556 = getelementptr inbounds i8, ptr %12, i64 8
  %1557 = getelementptr inbounds i8, ptr %12, i64 16
  %1558 = getelementptr inbounds i8, ptr %12, i64 24
  %1559 = getelementptr inbounds i8, ptr %13, i64 8
  %1560 = getelementptr inbounds i8, ptr %13, i64 16
  %1561 = getelementptr inbounds i8, ptr %13, i64 24
  br label %1562

1562:                                             ; preds = %1718, %1547
  %1563 = phi <8 x i64> [ undef, %1547 ], [ %1666, %1718 ]
  %1564 = phi i64 [ %1257, %1547 ], [ %1588, %1718 ]
  %1565 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1564)
  %1566 = trunc nuw nsw i64 %1565 to i32
  %1567 = mul i32 %1549, %1566
  %1568 = icmp ugt i32 %1567, 3
  br i1 %1568, label %1569, label %1719

1569:                                             ; preds = %1562
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #7
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13) #7
  %1570 = load i32, ptr %1028, align 4, !tbaa !88
  %1571 = icmp eq i32 %1570, 1
  %1572 = load ptr, ptr %1024, align 8
  %1573 = getelementptr inbounds i8, ptr %1572, i64 72
  %1574 = getelementptr inbounds i8, ptr %1572, i64 40
  %1575 = getelementptr inbounds i8, ptr %1572, i64 32
  %1576 = getelementptr inbounds i8, ptr %1572, i64 48
  %1577 = getelementptr inbounds i8, ptr %1572, i64 56
  %1578 = getelementptr inbounds i8, ptr %1572, i64 64
  %1579 = getelementptr inbounds i8, ptr %1572, i64 80
  %1580 = load ptr, ptr %1025, align 8
  %1581 = getelementptr inbounds i8, ptr %1580, i64 104
  br label %1582

1582:                                             ; preds = %1665, %1569
  %1583 = phi i64 [ 0, %1569 ], [ %1667, %1665 ]
  %1584 = phi i64 [ %1564, %1569 ], [ %1588, %1665 ]
  %1585 = phi <8 x i64> [ %1563, %1569 ], [ %1666, %1665 ]
  %1586 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1584, i1 true)
  %1587 = add i64 %1584, -1
  %1588 = and i64 %1587, %1584
  %1589 = getelementptr inbounds i64, ptr %2, i64 %1586
  %1590 = load i64, ptr %1589, align 8, !tbaa !42
  br i1 %1571, label %1591, label %1596

1591:                                             ; preds = %1582
  %1592 = load i64, ptr %1581, align 8, !tbaa !107
  %1593 = inttoptr i64 %1592 to ptr
  %1594 = lshr i64 %1590, 2
  %1595 = getelementptr inbounds %struct.Cell, ptr %1593, i64 %1594
  br label %1643

1596:                                             ; preds = %1582
  %1597 = lshr i64 %1590, 14
  %1598 = add nuw nsw i64 %1597, 1
  %1599 = load i64, ptr %1573, align 8, !tbaa !108
  %1600 = icmp eq i64 %1598, %1599
  br i1 %1600, label %1601, label %1607

1601:                                             ; preds = %1596
  %1602 = load i64, ptr %1579, align 8, !tbaa !109
  %1603 = inttoptr i64 %1602 to ptr
  %1604 = lshr i64 %1590, 2
  %1605 = and i64 %1604, 4095
  %1606 = getelementptr inbounds %struct.Cell, ptr %1603, i64 %1605
  br label %1643

1607:                                             ; preds = %1596
  %1608 = load i64, ptr %1574, align 8, !tbaa !110
  %1609 = inttoptr i64 %1608 to ptr
  %1610 = load i64, ptr %1575, align 8, !tbaa !111
  %1611 = mul i64 %1598, 159730149406440469
  %1612 = lshr i64 %1611, 40
  br label %1613

1613:                                             ; preds = %1613, %1607
  %1614 = phi i64 [ %1612, %1607 ], [ %1621, %1613 ]
  %1615 = and i64 %1614, 262143
  %1616 = getelementptr inbounds i64, ptr %1609, i64 %1615
  %1617 = load i64, ptr %1616, align 8, !tbaa !42
  %1618 = icmp eq i64 %1617, 0
  %1619 = icmp eq i64 %1617, %1598
  %1620 = or i1 %1618, %1619
  %1621 = add nuw nsw i64 %1615, 1
  br i1 %1620, label %1622, label %1613, !llvm.loop !112

1622:                                             ; preds = %1613
  %1623 = getelementptr inbounds i64, ptr %1609, i64 %1615
  %1624 = inttoptr i64 %1610 to ptr
  br i1 %1618, label %1625, label %1633

1625:                                             ; preds = %1622
  %1626 = load i64, ptr %1576, align 8, !tbaa !113
  %1627 = load i64, ptr %1577, align 8, !tbaa !114
  %1628 = icmp ult i64 %1626, %1627
  br i1 %1628, label %1629, label %1699

1629:                                             ; preds = %1625
  store i64 %1598, ptr %1623, align 8, !tbaa !42
  %1630 = load i64, ptr %1576, align 8, !tbaa !113
  %1631 = add i64 %1630, 1
  store i64 %1631, ptr %1576, align 8, !tbaa !113
  %1632 = getelementptr inbounds i64, ptr %1624, i64 %1615
  store i64 %1630, ptr %1632, align 8, !tbaa !42
  br label %1633

1633:                                             ; preds = %1629, %1622
  store i64 %1598, ptr %1573, align 8, !tbaa !108
  %1634 = load i64, ptr %1578, align 8, !tbaa !115
  %1635 = getelementptr inbounds i64, ptr %1624, i64 %1615
  %1636 = load i64, ptr %1635, align 8, !tbaa !42
  %1637 = shl i64 %1636, 16
  %1638 = add i64 %1637, %1634
  store i64 %1638, ptr %1579, align 8, !tbaa !109
  %1639 = inttoptr i64 %1638 to ptr
  %1640 = lshr i64 %1590, 2
  %1641 = and i64 %1640, 4095
  %1642 = getelementptr inbounds %struct.Cell, ptr %1639, i64 %1641
  br label %1643

1643:                                             ; preds = %1633, %1601, %1591
  %1644 = phi ptr [ %1595, %1591 ], [ %1606, %1601 ], [ %1642, %1633 ]
  %1645 = icmp eq ptr %1644, null
  br i1 %1645, label %1699, label %1646

1646:                                             ; preds = %1643
  br i1 %1550, label %1665, label %1647

1647:                                             ; preds = %1646
  %1648 = load i64, ptr %1589, align 8, !tbaa !42
  br label %1649

1649:                                             ; preds = %1649, %1647
  %1650 = phi i64 [ 0, %1647 ], [ %1663, %1649 ]
  %1651 = phi <8 x i64> [ %1585, %1647 ], [ %1662, %1649 ]
  %1652 = getelementptr inbounds %struct.Cell, ptr %1644, i64 %1650
  %1653 = add nuw nsw i64 %1650, %1583
  %1654 = getelementptr inbounds [4 x ptr], ptr %12, i64 0, i64 %1653
  store ptr %1652, ptr %1654, align 8, !tbaa !78
  %1655 = shl nuw i64 %1650, 2
  %1656 = add i64 %1655, %1648
  %1657 = getelementptr inbounds [4 x i64], ptr %13, i64 0, i64 %1653
  store i64 %1656, ptr %1657, align 8, !tbaa !42
  %1658 = trunc i64 %1653 to i32
  %1659 = shl i32 %1658, 1
  %1660 = or disjoint i32 %1659, 1
  %1661 = insertelement <8 x i64> %1651, i64 %1586, i32 %1660
  %1662 = insertelement <8 x i64> %1661, i64 %1586, i32 %1659
  %1663 = add nuw nsw i64 %1650, 1
  %1664 = icmp eq i64 %1663, %1555
  br i1 %1664, label %1665, label %1649, !llvm.loop !116

1665:                                             ; preds = %1649, %1646
  %1666 = phi <8 x i64> [ %1585, %1646 ], [ %1662, %1649 ]
  %1667 = add nuw nsw i64 %1583, %1358
  %1668 = icmp ugt i64 %1667, 3
  br i1 %1668, label %1669, label %1582, !llvm.loop !117

1669:                                             ; preds = %1665
  %1670 = load ptr, ptr %12, align 16, !tbaa !78
  %1671 = load <2 x i64>, ptr %1670, align 8
  %1672 = load ptr, ptr %1556, align 8, !tbaa !78
  %1673 = load <2 x i64>, ptr %1672, align 8
  %1674 = shufflevector <2 x i64> %1671, <2 x i64> %1673, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %1675 = load ptr, ptr %1557, align 16, !tbaa !78
  %1676 = load <2 x i64>, ptr %1675, align 8
  %1677 = shufflevector <2 x i64> %1676, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 poison, i32 poison>
  %1678 = shufflevector <8 x i64> %1674, <8 x i64> %1677, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 poison, i32 poison>
  %1679 = load ptr, ptr %1558, align 8, !tbaa !78
  %1680 = load <2 x i64>, ptr %1679, align 8
  %1681 = shufflevector <2 x i64> %1680, <2 x i64> poison, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1>
  %1682 = shufflevector <8 x i64> %1678, <8 x i64> %1681, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 14, i32 15>
  %1683 = lshr <8 x i64> %1682, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %1684 = and <8 x i64> %1683, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %1685 = and <8 x i64> %1682, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %1686 = sub nsw <8 x i64> %1685, %1350
  %1687 = icmp ult <8 x i64> %1686, %1342
  %1688 = icmp eq <8 x i64> %1682, zeroinitializer
  %1689 = and <8 x i64> %1682, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %1690 = icmp eq <8 x i64> %1689, %1354
  %1691 = icmp ult <8 x i64> %1684, %1346
  %1692 = and <8 x i1> %1687, %1691
  %1693 = select <8 x i1> %1690, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1692
  %1694 = select <8 x i1> %1693, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %1688
  %1695 = select <8 x i1> %1687, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %1554
  %1696 = select <8 x i1> %1694, <8 x i64> zeroinitializer, <8 x i64> %1695
  %1697 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1696)
  %1698 = icmp eq i64 %1697, 0
  br i1 %1698, label %1710, label %1700

1699:                                             ; preds = %1643, %1625
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #7
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #7
  br label %1719

1700:                                             ; preds = %1669
  %1701 = load i64, ptr %13, align 16, !tbaa !42
  %1702 = bitcast <8 x i64> %1666 to <16 x i32>
  %1703 = extractelement <16 x i32> %1702, i64 0
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1670, i64 noundef %1701, i32 noundef 15, i32 noundef %1703)
  %1704 = load i64, ptr %1559, align 8, !tbaa !42
  %1705 = extractelement <16 x i32> %1702, i64 4
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1672, i64 noundef %1704, i32 noundef 15, i32 noundef %1705)
  %1706 = load i64, ptr %1560, align 16, !tbaa !42
  %1707 = extractelement <16 x i32> %1702, i64 8
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1675, i64 noundef %1706, i32 noundef 15, i32 noundef %1707)
  %1708 = load i64, ptr %1561, align 8, !tbaa !42
  %1709 = extractelement <16 x i32> %1702, i64 12
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1679, i64 noundef %1708, i32 noundef 15, i32 noundef %1709)
  br label %1718

1710:                                             ; preds = %1669
  %1711 = shl <8 x i64> %1666, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %1712 = or <8 x i64> %1711, %1548
  %1713 = and <8 x i64> %1712, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  %1714 = shufflevector <8 x i64> %1713, <8 x i64> poison, <2 x i32> <i32 0, i32 1>
  store <2 x i64> %1714, ptr %1670, align 8
  %1715 = shufflevector <8 x i64> %1713, <8 x i64> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i64> %1715, ptr %1672, align 8
  %1716 = shufflevector <8 x i64> %1713, <8 x i64> poison, <2 x i32> <i32 4, i32 5>
  store <2 x i64> %1716, ptr %1675, align 8
  %1717 = shufflevector <8 x i64> %1713, <8 x i64> poison, <2 x i32> <i32 6, i32 7>
  store <2 x i64> %1717, ptr %1679, align 8
  br label %1718

1718:                                             ; preds = %1710, %1700
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13) #7
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #7
  br label %1562

1719:                                             ; preds = %1562, %1374, %1699, %1522
  %1720 = phi i64 [ %1376, %1522 ], [ %1564, %1699 ], [ %1376, %1374 ], [ %1564, %1562 ]
  %1721 = icmp ne i64 %1720, %1257
  %1722 = icmp eq i32 %6, 0
  %1723 = and i1 %1722, %1721
  br i1 %1723, label %1724, label %1731

1724:                                             ; preds = %1719
  %1725 = xor i64 %1720, -1
  %1726 = and i64 %1257, %1725
  %1727 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1726, i1 true)
  %1728 = xor i64 %1727, 63
  %1729 = getelementptr inbounds i64, ptr %2, i64 %1728
  %1730 = load i64, ptr %1729, align 8, !tbaa !42
  br label %1731

1731:                                             ; preds = %1080, %1089, %1097, %1101, %1104, %1251, %1255, %1286, %1330, %1331, %1719, %1724
  %1732 = phi i64 [ 0, %1097 ], [ %1256, %1255 ], [ %1256, %1330 ], [ %1256, %1331 ], [ %1730, %1724 ], [ %1256, %1719 ], [ %1256, %1286 ], [ %1243, %1251 ], [ 0, %1104 ], [ 0, %1101 ], [ 0, %1089 ], [ 0, %1080 ]
  %1733 = phi i64 [ %218, %1097 ], [ %1257, %1255 ], [ %1257, %1330 ], [ %1257, %1331 ], [ %1720, %1724 ], [ %1720, %1719 ], [ %1257, %1286 ], [ %1244, %1251 ], [ %218, %1104 ], [ %218, %1101 ], [ %218, %1089 ], [ %218, %1080 ]
  %1734 = icmp eq i64 %1733, 0
  br i1 %1734, label %1741, label %1735

1735:                                             ; preds = %1731
  %1736 = icmp eq i32 %6, 0
  %1737 = zext i32 %4 to i64
  %1738 = getelementptr inbounds i8, ptr %0, i64 16
  %1739 = getelementptr inbounds i8, ptr %0, i64 40
  %1740 = getelementptr inbounds i8, ptr %0, i64 8
  br label %1747

1741:                                             ; preds = %1899, %1254, %1731
  %1742 = phi i64 [ %1732, %1731 ], [ %1243, %1254 ], [ %1900, %1899 ]
  %1743 = phi i64 [ %218, %1731 ], [ %218, %1254 ], [ %1901, %1899 ]
  %1744 = icmp ne i64 %1742, 0
  %1745 = icmp ne i32 %5, 0
  %1746 = and i1 %1745, %1744
  br i1 %1746, label %1905, label %1977

1747:                                             ; preds = %1735, %1899
  %1748 = phi i64 [ %218, %1735 ], [ %1901, %1899 ]
  %1749 = phi i64 [ %1733, %1735 ], [ %1903, %1899 ]
  %1750 = phi i64 [ %1732, %1735 ], [ %1900, %1899 ]
  %1751 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1749, i1 true)
  %1752 = trunc nuw nsw i64 %1751 to i32
  br i1 %1736, label %1782, label %1753

1753:                                             ; preds = %1747
  %1754 = getelementptr inbounds i64, ptr %2, i64 %1751
  switch i32 %6, label %1779 [
    i32 3, label %1755
    i32 4, label %1769
    i32 1, label %1774
  ]

1755:                                             ; preds = %1753
  %1756 = load i64, ptr %1754, align 8, !tbaa !42
  %1757 = lshr i64 %1756, 32
  %1758 = load i64, ptr %1739, align 8, !tbaa !52
  %1759 = icmp eq i64 %1757, %1758
  br i1 %1759, label %1780, label %1760

1760:                                             ; preds = %1755
  %1761 = load i64, ptr %1740, align 8, !tbaa !53
  %1762 = sub i64 %1756, %1761
  %1763 = load i64, ptr %1738, align 8, !tbaa !54
  %1764 = icmp ult i64 %1762, %1763
  br i1 %1764, label %1765, label %1780

1765:                                             ; preds = %1760
  %1766 = sub i64 %1763, %1762
  %1767 = icmp ult i64 %1766, %1737
  br i1 %1767, label %1780, label %1768

1768:                                             ; preds = %1765
  store i64 %1762, ptr %1754, align 8, !tbaa !42
  br label %1780

1769:                                             ; preds = %1753
  %1770 = load i64, ptr %1754, align 8, !tbaa !42
  %1771 = lshr i64 %1770, 62
  %1772 = trunc nuw nsw i64 %1771 to i32
  %1773 = and i32 %1772, 2
  br label %1780

1774:                                             ; preds = %1753
  %1775 = load i64, ptr %1754, align 8, !tbaa !42
  %1776 = add i64 %1775, %1737
  %1777 = load i64, ptr %1738, align 8, !tbaa !54
  %1778 = icmp ugt i64 %1776, %1777
  br i1 %1778, label %1780, label %1779

1779:                                             ; preds = %1774, %1753
  br label %1780

1780:                                             ; preds = %1755, %1760, %1765, %1768, %1769, %1774, %1779
  %1781 = phi i32 [ %1773, %1769 ], [ %6, %1779 ], [ 2, %1755 ], [ 1, %1768 ], [ 0, %1760 ], [ 2, %1765 ], [ 2, %1774 ]
  store i32 %1781, ptr %1028, align 4, !tbaa !88
  br label %1784

1782:                                             ; preds = %1747
  %1783 = load i32, ptr %1028, align 4, !tbaa !88
  br label %1784

1784:                                             ; preds = %1782, %1780
  %1785 = phi i32 [ %1783, %1782 ], [ %1781, %1780 ]
  switch i32 %1785, label %1786 [
    i32 0, label %1789
    i32 2, label %1792
  ]

1786:                                             ; preds = %1784
  %1787 = getelementptr inbounds i64, ptr %2, i64 %1751
  %1788 = load i64, ptr %1787, align 8, !tbaa !42
  br label %1796

1789:                                             ; preds = %1784
  %1790 = getelementptr inbounds i64, ptr %2, i64 %1751
  %1791 = load i64, ptr %1790, align 8, !tbaa !42
  br label %1796

1792:                                             ; preds = %1784
  %1793 = shl nuw i64 1, %1751
  %1794 = xor i64 %1793, -1
  %1795 = and i64 %1748, %1794
  br label %1899

1796:                                             ; preds = %1786, %1789
  %1797 = phi i64 [ %1791, %1789 ], [ %1788, %1786 ]
  %1798 = phi i64 [ %1791, %1789 ], [ %1750, %1786 ]
  %1799 = add i64 %1797, %1737
  %1800 = and i64 %1797, -4
  %1801 = icmp ult i64 %1800, %1799
  br i1 %1801, label %1802, label %1899

1802:                                             ; preds = %1796
  %1803 = or i64 %1797, %1737
  %1804 = and i64 %1803, 3
  %1805 = icmp eq i64 %1804, 0
  br label %1806

1806:                                             ; preds = %1896, %1802
  %1807 = phi i64 [ %1800, %1802 ], [ %1897, %1896 ]
  br i1 %1805, label %1818, label %1808

1808:                                             ; preds = %1806
  %1809 = call i64 @llvm.usub.sat.i64(i64 %1797, i64 %1807)
  %1810 = trunc i64 %1809 to i32
  %1811 = sub i64 %1799, %1807
  %1812 = call i64 @llvm.umin.i64(i64 %1811, i64 4)
  %1813 = trunc nuw nsw i64 %1812 to i32
  %1814 = shl nsw i32 -1, %1813
  %1815 = xor i32 %1814, -1
  %1816 = shl nsw i32 -1, %1810
  %1817 = and i32 %1816, %1815
  br label %1818

1818:                                             ; preds = %1808, %1806
  %1819 = phi i32 [ %1817, %1808 ], [ 15, %1806 ]
  %1820 = load i32, ptr %1028, align 4, !tbaa !88
  %1821 = icmp eq i32 %1820, 1
  br i1 %1821, label %1822, label %1829

1822:                                             ; preds = %1818
  %1823 = load ptr, ptr %1025, align 8, !tbaa !85
  %1824 = getelementptr inbounds i8, ptr %1823, i64 104
  %1825 = load i64, ptr %1824, align 8, !tbaa !107
  %1826 = inttoptr i64 %1825 to ptr
  %1827 = lshr exact i64 %1807, 2
  %1828 = getelementptr inbounds %struct.Cell, ptr %1826, i64 %1827
  br label %1885

1829:                                             ; preds = %1818
  %1830 = lshr i64 %1807, 14
  %1831 = add nuw nsw i64 %1830, 1
  %1832 = load ptr, ptr %1024, align 8, !tbaa !84
  %1833 = getelementptr inbounds i8, ptr %1832, i64 72
  %1834 = load i64, ptr %1833, align 8, !tbaa !108
  %1835 = icmp eq i64 %1831, %1834
  br i1 %1835, label %1836, label %1843

1836:                                             ; preds = %1829
  %1837 = getelementptr inbounds i8, ptr %1832, i64 80
  %1838 = load i64, ptr %1837, align 8, !tbaa !109
  %1839 = inttoptr i64 %1838 to ptr
  %1840 = lshr exact i64 %1807, 2
  %1841 = and i64 %1840, 4095
  %1842 = getelementptr inbounds %struct.Cell, ptr %1839, i64 %1841
  br label %1885

1843:                                             ; preds = %1829
  %1844 = getelementptr inbounds i8, ptr %1832, i64 40
  %1845 = load i64, ptr %1844, align 8, !tbaa !110
  %1846 = inttoptr i64 %1845 to ptr
  %1847 = getelementptr inbounds i8, ptr %1832, i64 32
  %1848 = load i64, ptr %1847, align 8, !tbaa !111
  %1849 = mul i64 %1831, 159730149406440469
  %1850 = lshr i64 %1849, 40
  br label %1851

1851:                                             ; preds = %1851, %1843
  %1852 = phi i64 [ %1850, %1843 ], [ %1859, %1851 ]
  %1853 = and i64 %1852, 262143
  %1854 = getelementptr inbounds i64, ptr %1846, i64 %1853
  %1855 = load i64, ptr %1854, align 8, !tbaa !42
  %1856 = icmp eq i64 %1855, 0
  %1857 = icmp eq i64 %1855, %1831
  %1858 = or i1 %1856, %1857
  %1859 = add nuw nsw i64 %1853, 1
  br i1 %1858, label %1860, label %1851, !llvm.loop !112

1860:                                             ; preds = %1851
  %1861 = getelementptr inbounds i64, ptr %1846, i64 %1853
  %1862 = inttoptr i64 %1848 to ptr
  br i1 %1856, label %1863, label %1873

1863:                                             ; preds = %1860
  %1864 = getelementptr inbounds i8, ptr %1832, i64 48
  %1865 = load i64, ptr %1864, align 8, !tbaa !113
  %1866 = getelementptr inbounds i8, ptr %1832, i64 56
  %1867 = load i64, ptr %1866, align 8, !tbaa !114
  %1868 = icmp ult i64 %1865, %1867
  br i1 %1868, label %1869, label %1891

1869:                                             ; preds = %1863
  store i64 %1831, ptr %1861, align 8, !tbaa !42
  %1870 = load i64, ptr %1864, align 8, !tbaa !113
  %1871 = add i64 %1870, 1
  store i64 %1871, ptr %1864, align 8, !tbaa !113
  %1872 = getelementptr inbounds i64, ptr %1862, i64 %1853
  store i64 %1870, ptr %1872, align 8, !tbaa !42
  br label %1873

1873:                                             ; preds = %1869, %1860
  store i64 %1831, ptr %1833, align 8, !tbaa !108
  %1874 = getelementptr inbounds i8, ptr %1832, i64 64
  %1875 = load i64, ptr %1874, align 8, !tbaa !115
  %1876 = getelementptr inbounds i64, ptr %1862, i64 %1853
  %1877 = load i64, ptr %1876, align 8, !tbaa !42
  %1878 = shl i64 %1877, 16
  %1879 = add i64 %1878, %1875
  %1880 = getelementptr inbounds i8, ptr %1832, i64 80
  store i64 %1879, ptr %1880, align 8, !tbaa !109
  %1881 = inttoptr i64 %1879 to ptr
  %1882 = lshr exact i64 %1807, 2
  %1883 = and i64 %1882, 4095
  %1884 = getelementptr inbounds %struct.Cell, ptr %1881, i64 %1883
  br label %1885

1885:                                             ; preds = %1873, %1836, %1822
  %1886 = phi ptr [ %1828, %1822 ], [ %1842, %1836 ], [ %1884, %1873 ]
  %1887 = icmp eq ptr %1886, null
  br i1 %1887, label %1888, label %1890

1888:                                             ; preds = %1885
  %1889 = load ptr, ptr %1024, align 8, !tbaa !84
  br label %1891

1890:                                             ; preds = %1885
  call fastcc void @look_quickly(ptr noundef nonnull %17, ptr noundef nonnull %1886, i64 noundef %1807, i32 noundef %1819, i32 noundef %1752)
  br label %1896

1891:                                             ; preds = %1888, %1863
  %1892 = phi ptr [ %1889, %1888 ], [ %1832, %1863 ]
  %1893 = getelementptr inbounds i8, ptr %1892, i64 88
  %1894 = load i64, ptr %1893, align 8, !tbaa !118
  %1895 = add i64 %1894, 1
  store i64 %1895, ptr %1893, align 8, !tbaa !118
  br label %1896

1896:                                             ; preds = %1891, %1890
  %1897 = add i64 %1807, 4
  %1898 = icmp ult i64 %1897, %1799
  br i1 %1898, label %1806, label %1899, !llvm.loop !119

1899:                                             ; preds = %1896, %1796, %1792
  %1900 = phi i64 [ %1750, %1792 ], [ %1798, %1796 ], [ %1798, %1896 ]
  %1901 = phi i64 [ %1795, %1792 ], [ %1748, %1796 ], [ %1748, %1896 ]
  %1902 = add i64 %1749, -1
  %1903 = and i64 %1902, %1749
  %1904 = icmp eq i64 %1903, 0
  br i1 %1904, label %1741, label %1747, !llvm.loop !120

1905:                                             ; preds = %1741
  %1906 = load ptr, ptr %1025, align 8, !tbaa !85
  %1907 = getelementptr inbounds i8, ptr %1906, i64 112
  %1908 = load i64, ptr %1907, align 8, !tbaa !98
  %1909 = trunc i64 %1908 to i32
  %1910 = load ptr, ptr %1024, align 8, !tbaa !84
  %1911 = load i32, ptr %1034, align 8, !tbaa !93
  %1912 = getelementptr inbounds i8, ptr %1910, i64 152
  %1913 = load i64, ptr %1912, align 8, !tbaa !24
  %1914 = inttoptr i64 %1913 to ptr
  %1915 = zext i32 %1911 to i64
  %1916 = getelementptr inbounds %struct.WaveOrder, ptr %1914, i64 %1915
  %1917 = load i16, ptr %1916, align 2, !tbaa !40
  %1918 = icmp eq i16 %1917, 0
  %1919 = icmp ult i32 %1909, 65535
  %1920 = select i1 %1918, i1 %1919, i1 false
  br i1 %1920, label %1921, label %1973

1921:                                             ; preds = %1905
  %1922 = getelementptr inbounds i8, ptr %1916, i64 2
  %1923 = load i16, ptr %1922, align 2, !tbaa !121
  %1924 = zext i16 %1923 to i32
  %1925 = icmp eq i32 %1924, %1909
  %1926 = zext i1 %1925 to i32
  %1927 = add nuw nsw i32 %1926, %1909
  %1928 = trunc nuw i32 %1927 to i16
  store i16 %1928, ptr %1916, align 2, !tbaa !40
  %1929 = getelementptr inbounds i8, ptr %1906, i64 152
  store i64 1, ptr %1929, align 8, !tbaa !16
  %1930 = getelementptr inbounds i8, ptr %1906, i64 144
  %1931 = load i64, ptr %1930, align 8, !tbaa !41
  %1932 = trunc i64 %1931 to i32
  %1933 = icmp eq i32 %1932, 0
  %1934 = icmp eq i32 %1927, 0
  %1935 = call i32 @llvm.umin.i32(i32 %1927, i32 %1932)
  %1936 = select i1 %1934, i32 %1932, i32 %1935
  %1937 = select i1 %1933, i32 %1927, i32 %1936
  %1938 = getelementptr inbounds i8, ptr %1910, i64 144
  %1939 = load i64, ptr %1938, align 8, !tbaa !122
  %1940 = icmp eq i64 %1939, 4194304
  br i1 %1940, label %1973, label %1941

1941:                                             ; preds = %1921
  %1942 = load i32, ptr %1032, align 8, !tbaa !91
  %1943 = getelementptr inbounds i8, ptr %1910, i64 112
  %1944 = load i64, ptr %1943, align 8, !tbaa !31
  %1945 = inttoptr i64 %1944 to ptr
  %1946 = zext i32 %1942 to i64
  %1947 = getelementptr inbounds i8, ptr %1910, i64 136
  %1948 = load i64, ptr %1947, align 8, !tbaa !123
  %1949 = inttoptr i64 %1948 to ptr
  %1950 = getelementptr inbounds %struct.KnownGroup, ptr %1945, i64 %1946, i32 1
  %1951 = load i32, ptr %1950, align 4, !tbaa !124
  %1952 = add i32 %1951, -1
  %1953 = zext i32 %1952 to i64
  %1954 = getelementptr inbounds %struct.Unreleased, ptr %1949, i64 %1953
  %1955 = icmp eq i32 %1951, 0
  br i1 %1955, label %1964, label %1956

1956:                                             ; preds = %1941
  %1957 = load i32, ptr %1954, align 4, !tbaa !125
  %1958 = icmp eq i32 %1957, %1911
  br i1 %1958, label %1959, label %1964

1959:                                             ; preds = %1956
  %1960 = getelementptr inbounds i8, ptr %1954, i64 10
  %1961 = load i16, ptr %1960, align 2, !tbaa !127
  %1962 = zext i16 %1961 to i32
  %1963 = icmp eq i32 %1937, %1962
  br i1 %1963, label %1973, label %1964

1964:                                             ; preds = %1959, %1956, %1941
  %1965 = add i64 %1939, 1
  store i64 %1965, ptr %1938, align 8, !tbaa !122
  %1966 = getelementptr inbounds %struct.Unreleased, ptr %1949, i64 %1939
  %1967 = trunc i64 %1908 to i16
  %1968 = trunc i32 %1937 to i16
  store i32 %1911, ptr %1966, align 4, !tbaa !23
  %1969 = getelementptr inbounds i8, ptr %1966, i64 4
  store i32 %1951, ptr %1969, align 4, !tbaa !23
  %1970 = getelementptr inbounds i8, ptr %1966, i64 8
  store i16 %1967, ptr %1970, align 4, !tbaa !128
  %1971 = getelementptr inbounds i8, ptr %1966, i64 10
  store i16 %1968, ptr %1971, align 2, !tbaa !128
  %1972 = trunc i64 %1965 to i32
  store i32 %1972, ptr %1950, align 4, !tbaa !124
  br label %1973

1973:                                             ; preds = %1964, %1959, %1921, %1905
  %1974 = trunc i64 %1908 to i16
  %1975 = getelementptr inbounds i8, ptr %1916, i64 2
  store i16 %1974, ptr %1975, align 2, !tbaa !121
  %1976 = getelementptr inbounds i8, ptr %1916, i64 5
  store i8 1, ptr %1976, align 1, !tbaa !38
  br label %2022

1977:                                             ; preds = %1741
  %1978 = and i32 %7, -5
  %1979 = or i32 %1978, %5
  %1980 = icmp eq i32 %1979, 0
  %1981 = and i1 %1980, %1744
  br i1 %1981, label %1982, label %2022

1982:                                             ; preds = %1977
  %1983 = load ptr, ptr %1024, align 8, !tbaa !84
  %1984 = load i32, ptr %1034, align 8, !tbaa !93
  %1985 = getelementptr inbounds i8, ptr %1983, i64 152
  %1986 = load i64, ptr %1985, align 8, !tbaa !24
  %1987 = inttoptr i64 %1986 to ptr
  %1988 = zext i32 %1984 to i64
  %1989 = getelementptr inbounds %struct.WaveOrder, ptr %1987, i64 %1988, i32 5
  %1990 = load i8, ptr %1989, align 1, !tbaa !29
  %1991 = icmp eq i8 %1990, 0
  br i1 %1991, label %2022, label %1992

1992:                                             ; preds = %1982
  %1993 = load ptr, ptr %1023, align 8, !tbaa !83
  %1994 = getelementptr inbounds i8, ptr %1993, i64 728
  %1995 = load i64, ptr %1994, align 8, !tbaa !129
  %1996 = inttoptr i64 %1995 to ptr
  %1997 = icmp eq i64 %1995, 0
  br i1 %1997, label %2021, label %1998

1998:                                             ; preds = %1992
  %1999 = getelementptr inbounds i8, ptr %1996, i64 -8
  %2000 = load i64, ptr %1999, align 8, !tbaa !42
  %2001 = icmp eq i64 %2000, 0
  br i1 %2001, label %2021, label %2002

2002:                                             ; preds = %1998
  %2003 = load i64, ptr %1996, align 8, !tbaa !130
  %2004 = sub i64 %1742, %2003
  %2005 = getelementptr inbounds i8, ptr %1996, i64 8
  %2006 = load i64, ptr %2005, align 8, !tbaa !132
  %2007 = icmp ult i64 %2004, %2006
  br i1 %2007, label %2022, label %2008

2008:                                             ; preds = %2002, %2012
  %2009 = phi i64 [ %2010, %2012 ], [ 0, %2002 ]
  %2010 = add nuw i64 %2009, 1
  %2011 = icmp eq i64 %2010, %2000
  br i1 %2011, label %2021, label %2012, !llvm.loop !133

2012:                                             ; preds = %2008
  %2013 = getelementptr inbounds %struct.Range, ptr %1996, i64 %2010
  %2014 = load i64, ptr %2013, align 8, !tbaa !130
  %2015 = sub i64 %1742, %2014
  %2016 = getelementptr inbounds i8, ptr %2013, i64 8
  %2017 = load i64, ptr %2016, align 8, !tbaa !132
  %2018 = icmp ult i64 %2015, %2017
  br i1 %2018, label %2019, label %2008, !llvm.loop !133

2019:                                             ; preds = %2012
  %2020 = icmp ult i64 %2010, %2000
  br i1 %2020, label %2022, label %2021

2021:                                             ; preds = %2008, %2019, %1998, %1992
  store i8 0, ptr %1989, align 1, !tbaa !29
  br label %2022

2022:                                             ; preds = %2021, %2019, %2002, %1982, %1973, %1977
  %2023 = icmp eq ptr %8, null
  %2024 = icmp ne i32 %5, 1
  %2025 = or i1 %2024, %2023
  %2026 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1743)
  %2027 = icmp ult i64 %2026, 2
  %2028 = select i1 %2025, i1 true, i1 %2027
  br i1 %2028, label %2337, label %2029

2029:                                             ; preds = %2022
  %2030 = getelementptr inbounds i8, ptr %0, i64 160
  %2031 = load i32, ptr %2030, align 8, !tbaa !74
  %2032 = sub i32 64, %2031
  %2033 = zext nneg i32 %2032 to i64
  %2034 = lshr i64 -1, %2033
  %2035 = icmp eq i64 %2034, %1743
  br i1 %2035, label %2036, label %2126

2036:                                             ; preds = %2029
  %2037 = add i32 %2031, -8
  %2038 = icmp eq i32 %2037, 0
  %2039 = zext i32 %4 to i64
  br i1 %2038, label %2047, label %2040

2040:                                             ; preds = %2036
  %2041 = insertelement <8 x i64> poison, i64 %2039, i64 0
  %2042 = shufflevector <8 x i64> %2041, <8 x i64> poison, <8 x i32> zeroinitializer
  %2043 = zext i32 %2037 to i64
  br label %2065

2044:                                             ; preds = %2065
  %2045 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2076)
  %2046 = icmp ugt i32 %2031, 6
  br i1 %2046, label %2047, label %2123

2047:                                             ; preds = %2036, %2044
  %2048 = phi i64 [ %2043, %2044 ], [ 0, %2036 ]
  %2049 = phi i64 [ %2045, %2044 ], [ 0, %2036 ]
  %2050 = add i32 %2031, -7
  %2051 = zext i32 %2050 to i64
  %2052 = zext i32 %2031 to i64
  %2053 = getelementptr inbounds i64, ptr %2, i64 %2051
  %2054 = load i64, ptr %2053, align 8, !tbaa !42
  %2055 = getelementptr inbounds i64, ptr %2, i64 %2048
  %2056 = load i64, ptr %2055, align 8, !tbaa !42
  %2057 = icmp ule i64 %2054, %2056
  %2058 = sub i64 %2054, %2056
  %2059 = icmp ult i64 %2058, %2039
  %2060 = or i1 %2057, %2059
  %2061 = zext i1 %2060 to i64
  %2062 = or i64 %2049, %2061
  %2063 = add nuw nsw i64 %2051, 1
  %2064 = icmp ult i64 %2063, %2052
  br i1 %2064, label %2079, label %2123, !llvm.loop !134

2065:                                             ; preds = %2065, %2040
  %2066 = phi i64 [ 0, %2040 ], [ %2077, %2065 ]
  %2067 = phi <8 x i64> [ zeroinitializer, %2040 ], [ %2076, %2065 ]
  %2068 = getelementptr inbounds i64, ptr %2, i64 %2066
  %2069 = load <8 x i64>, ptr %2068, align 8
  %2070 = getelementptr inbounds i8, ptr %2068, i64 8
  %2071 = load <8 x i64>, ptr %2070, align 8
  %2072 = icmp ule <8 x i64> %2071, %2069
  %2073 = sub <8 x i64> %2071, %2069
  %2074 = icmp ult <8 x i64> %2073, %2042
  %2075 = or <8 x i1> %2074, %2072
  %2076 = select <8 x i1> %2075, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %2067
  %2077 = add nuw nsw i64 %2066, 8
  %2078 = icmp ult i64 %2077, %2043
  br i1 %2078, label %2065, label %2044, !llvm.loop !135

2079:                                             ; preds = %2047
  %2080 = getelementptr inbounds i64, ptr %2, i64 %2063
  %2081 = load i64, ptr %2080, align 8, !tbaa !42
  %2082 = icmp ule i64 %2081, %2054
  %2083 = sub i64 %2081, %2054
  %2084 = icmp ult i64 %2083, %2039
  %2085 = or i1 %2082, %2084
  %2086 = getelementptr inbounds i8, ptr %2053, i64 16
  %2087 = load i64, ptr %2086, align 8, !tbaa !42
  %2088 = icmp ule i64 %2087, %2081
  %2089 = sub i64 %2087, %2081
  %2090 = icmp ult i64 %2089, %2039
  %2091 = or i1 %2088, %2090
  %2092 = or i1 %2085, %2091
  %2093 = getelementptr inbounds i8, ptr %2053, i64 24
  %2094 = load i64, ptr %2093, align 8, !tbaa !42
  %2095 = icmp ule i64 %2094, %2087
  %2096 = sub i64 %2094, %2087
  %2097 = icmp ult i64 %2096, %2039
  %2098 = or i1 %2095, %2097
  %2099 = or i1 %2092, %2098
  %2100 = getelementptr inbounds i8, ptr %2053, i64 32
  %2101 = load i64, ptr %2100, align 8, !tbaa !42
  %2102 = icmp ule i64 %2101, %2094
  %2103 = sub i64 %2101, %2094
  %2104 = icmp ult i64 %2103, %2039
  %2105 = or i1 %2102, %2104
  %2106 = or i1 %2099, %2105
  %2107 = getelementptr inbounds i8, ptr %2053, i64 40
  %2108 = load i64, ptr %2107, align 8, !tbaa !42
  %2109 = icmp ule i64 %2108, %2101
  %2110 = sub i64 %2108, %2101
  %2111 = icmp ult i64 %2110, %2039
  %2112 = or i1 %2109, %2111
  %2113 = or i1 %2106, %2112
  %2114 = getelementptr inbounds i8, ptr %2053, i64 48
  %2115 = load i64, ptr %2114, align 8, !tbaa !42
  %2116 = icmp ule i64 %2115, %2108
  %2117 = sub i64 %2115, %2108
  %2118 = icmp ult i64 %2117, %2039
  %2119 = or i1 %2116, %2118
  %2120 = or i1 %2113, %2119
  %2121 = zext i1 %2120 to i64
  %2122 = or i64 %2062, %2121
  br label %2123

2123:                                             ; preds = %2044, %2047, %2079
  %2124 = phi i64 [ %2045, %2044 ], [ %2062, %2047 ], [ %2122, %2079 ]
  %2125 = icmp eq i64 %2124, 0
  br i1 %2125, label %2337, label %2126

2126:                                             ; preds = %2029, %2123
  %2127 = load i32, ptr %1041, align 8, !tbaa !97
  %2128 = icmp eq i32 %2127, 0
  br i1 %2128, label %2197, label %2129

2129:                                             ; preds = %2126
  %2130 = shl i32 %4, 4
  %2131 = zext i32 %2130 to i64
  %2132 = add nsw i64 %2131, -1
  %2133 = shl nuw nsw i64 %2131, 1
  %2134 = add nsw i64 %2133, -1
  %2135 = and i64 %1743, 65537
  %2136 = icmp eq i64 %2135, 65537
  br i1 %2136, label %2137, label %2144

2137:                                             ; preds = %2129
  %2138 = getelementptr inbounds i8, ptr %2, i64 128
  %2139 = load i64, ptr %2138, align 8, !tbaa !42
  %2140 = load i64, ptr %2, align 8, !tbaa !42
  %2141 = add i64 %2139, %2132
  %2142 = sub i64 %2141, %2140
  %2143 = icmp ult i64 %2142, %2134
  br i1 %2143, label %2199, label %2144

2144:                                             ; preds = %2137, %2129
  %2145 = and i64 %1743, 4294967296
  %2146 = icmp eq i64 %2145, 0
  %2147 = getelementptr inbounds i8, ptr %2, i64 256
  br i1 %2146, label %2167, label %2148

2148:                                             ; preds = %2144
  %2149 = and i64 %1743, 1
  %2150 = icmp eq i64 %2149, 0
  br i1 %2150, label %2157, label %2151

2151:                                             ; preds = %2148
  %2152 = load i64, ptr %2147, align 8, !tbaa !42
  %2153 = load i64, ptr %2, align 8, !tbaa !42
  %2154 = add i64 %2152, %2132
  %2155 = sub i64 %2154, %2153
  %2156 = icmp ult i64 %2155, %2134
  br i1 %2156, label %2199, label %2157

2157:                                             ; preds = %2151, %2148
  %2158 = and i64 %1743, 65536
  %2159 = icmp eq i64 %2158, 0
  br i1 %2159, label %2167, label %2160

2160:                                             ; preds = %2157
  %2161 = load i64, ptr %2147, align 8, !tbaa !42
  %2162 = getelementptr inbounds i8, ptr %2, i64 128
  %2163 = load i64, ptr %2162, align 8, !tbaa !42
  %2164 = add i64 %2161, %2132
  %2165 = sub i64 %2164, %2163
  %2166 = icmp ult i64 %2165, %2134
  br i1 %2166, label %2199, label %2167

2167:                                             ; preds = %2160, %2157, %2144
  %2168 = and i64 %1743, 281474976710656
  %2169 = icmp eq i64 %2168, 0
  %2170 = getelementptr inbounds i8, ptr %2, i64 384
  br i1 %2169, label %2337, label %2171

2171:                                             ; preds = %2167
  %2172 = and i64 %1743, 1
  %2173 = icmp eq i64 %2172, 0
  br i1 %2173, label %2180, label %2174

2174:                                             ; preds = %2171
  %2175 = load i64, ptr %2170, align 8, !tbaa !42
  %2176 = load i64, ptr %2, align 8, !tbaa !42
  %2177 = add i64 %2175, %2132
  %2178 = sub i64 %2177, %2176
  %2179 = icmp ult i64 %2178, %2134
  br i1 %2179, label %2199, label %2180

2180:                                             ; preds = %2174, %2171
  %2181 = and i64 %1743, 65536
  %2182 = icmp eq i64 %2181, 0
  br i1 %2182, label %2190, label %2183

2183:                                             ; preds = %2180
  %2184 = load i64, ptr %2170, align 8, !tbaa !42
  %2185 = getelementptr inbounds i8, ptr %2, i64 128
  %2186 = load i64, ptr %2185, align 8, !tbaa !42
  %2187 = add i64 %2184, %2132
  %2188 = sub i64 %2187, %2186
  %2189 = icmp ult i64 %2188, %2134
  br i1 %2189, label %2199, label %2190

2190:                                             ; preds = %2183, %2180
  br i1 %2146, label %2337, label %2191

2191:                                             ; preds = %2190
  %2192 = load i64, ptr %2170, align 8, !tbaa !42
  %2193 = load i64, ptr %2147, align 8, !tbaa !42
  %2194 = add i64 %2192, %2132
  %2195 = sub i64 %2194, %2193
  %2196 = icmp ult i64 %2195, %2134
  br i1 %2196, label %2199, label %2337

2197:                                             ; preds = %2126
  %2198 = icmp eq i64 %1743, 0
  br i1 %2198, label %2337, label %2199

2199:                                             ; preds = %2137, %2151, %2160, %2174, %2183, %2191, %2197
  %2200 = icmp ult i32 %4, 4
  %2201 = lshr i32 %4, 2
  %2202 = select i1 %2200, i32 1, i32 %2201
  %2203 = icmp eq i32 %2202, 0
  %2204 = icmp ugt i32 %4, 3
  %2205 = shl i32 %4, 3
  %2206 = shl nsw i32 -1, %2205
  %2207 = xor i32 %2206, -1
  %2208 = select i1 %2204, i32 -1, i32 %2207
  %2209 = zext nneg i32 %2202 to i64
  br label %2210

2210:                                             ; preds = %2333, %2199
  %2211 = phi i64 [ %1743, %2199 ], [ %2335, %2333 ]
  %2212 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %2211, i1 true)
  %2213 = trunc nuw nsw i64 %2212 to i32
  %2214 = load ptr, ptr %17, align 8, !tbaa !81
  %2215 = getelementptr inbounds i64, ptr %2, i64 %2212
  %2216 = load i64, ptr %2215, align 8, !tbaa !42
  %2217 = getelementptr inbounds i8, ptr %2214, i64 16
  %2218 = load i64, ptr %2217, align 8, !tbaa !54
  %2219 = icmp ugt i64 %2218, %2216
  %2220 = zext i1 %2219 to i32
  store i32 %2220, ptr %1028, align 4, !tbaa !88
  br i1 %2203, label %2333, label %2224

2221:                                             ; preds = %2330
  %2222 = load i32, ptr %1028, align 4, !tbaa !88
  %2223 = load i64, ptr %2215, align 8, !tbaa !42
  br label %2224

2224:                                             ; preds = %2210, %2221
  %2225 = phi i64 [ %2223, %2221 ], [ %2216, %2210 ]
  %2226 = phi i32 [ %2222, %2221 ], [ %2220, %2210 ]
  %2227 = phi i64 [ %2331, %2221 ], [ 0, %2210 ]
  %2228 = shl nuw i64 %2227, 2
  %2229 = add i64 %2225, %2228
  %2230 = icmp eq i32 %2226, 1
  br i1 %2230, label %2231, label %2238

2231:                                             ; preds = %2224
  %2232 = load ptr, ptr %1025, align 8, !tbaa !85
  %2233 = getelementptr inbounds i8, ptr %2232, i64 104
  %2234 = load i64, ptr %2233, align 8, !tbaa !107
  %2235 = inttoptr i64 %2234 to ptr
  %2236 = lshr i64 %2229, 2
  %2237 = getelementptr inbounds %struct.Cell, ptr %2235, i64 %2236
  br label %2294

2238:                                             ; preds = %2224
  %2239 = lshr i64 %2229, 14
  %2240 = add nuw nsw i64 %2239, 1
  %2241 = load ptr, ptr %1024, align 8, !tbaa !84
  %2242 = getelementptr inbounds i8, ptr %2241, i64 72
  %2243 = load i64, ptr %2242, align 8, !tbaa !108
  %2244 = icmp eq i64 %2240, %2243
  br i1 %2244, label %2245, label %2252

2245:                                             ; preds = %2238
  %2246 = getelementptr inbounds i8, ptr %2241, i64 80
  %2247 = load i64, ptr %2246, align 8, !tbaa !109
  %2248 = inttoptr i64 %2247 to ptr
  %2249 = lshr i64 %2229, 2
  %2250 = and i64 %2249, 4095
  %2251 = getelementptr inbounds %struct.Cell, ptr %2248, i64 %2250
  br label %2294

2252:                                             ; preds = %2238
  %2253 = getelementptr inbounds i8, ptr %2241, i64 40
  %2254 = load i64, ptr %2253, align 8, !tbaa !110
  %2255 = inttoptr i64 %2254 to ptr
  %2256 = getelementptr inbounds i8, ptr %2241, i64 32
  %2257 = load i64, ptr %2256, align 8, !tbaa !111
  %2258 = mul i64 %2240, 159730149406440469
  %2259 = lshr i64 %2258, 40
  br label %2260

2260:                                             ; preds = %2260, %2252
  %2261 = phi i64 [ %2259, %2252 ], [ %2268, %2260 ]
  %2262 = and i64 %2261, 262143
  %2263 = getelementptr inbounds i64, ptr %2255, i64 %2262
  %2264 = load i64, ptr %2263, align 8, !tbaa !42
  %2265 = icmp eq i64 %2264, 0
  %2266 = icmp eq i64 %2264, %2240
  %2267 = or i1 %2265, %2266
  %2268 = add nuw nsw i64 %2262, 1
  br i1 %2267, label %2269, label %2260, !llvm.loop !112

2269:                                             ; preds = %2260
  %2270 = getelementptr inbounds i64, ptr %2255, i64 %2262
  %2271 = inttoptr i64 %2257 to ptr
  br i1 %2265, label %2272, label %2282

2272:                                             ; preds = %2269
  %2273 = getelementptr inbounds i8, ptr %2241, i64 48
  %2274 = load i64, ptr %2273, align 8, !tbaa !113
  %2275 = getelementptr inbounds i8, ptr %2241, i64 56
  %2276 = load i64, ptr %2275, align 8, !tbaa !114
  %2277 = icmp ult i64 %2274, %2276
  br i1 %2277, label %2278, label %2337

2278:                                             ; preds = %2272
  store i64 %2240, ptr %2270, align 8, !tbaa !42
  %2279 = load i64, ptr %2273, align 8, !tbaa !113
  %2280 = add i64 %2279, 1
  store i64 %2280, ptr %2273, align 8, !tbaa !113
  %2281 = getelementptr inbounds i64, ptr %2271, i64 %2262
  store i64 %2279, ptr %2281, align 8, !tbaa !42
  br label %2282

2282:                                             ; preds = %2278, %2269
  store i64 %2240, ptr %2242, align 8, !tbaa !108
  %2283 = getelementptr inbounds i8, ptr %2241, i64 64
  %2284 = load i64, ptr %2283, align 8, !tbaa !115
  %2285 = getelementptr inbounds i64, ptr %2271, i64 %2262
  %2286 = load i64, ptr %2285, align 8, !tbaa !42
  %2287 = shl i64 %2286, 16
  %2288 = add i64 %2287, %2284
  %2289 = getelementptr inbounds i8, ptr %2241, i64 80
  store i64 %2288, ptr %2289, align 8, !tbaa !109
  %2290 = inttoptr i64 %2288 to ptr
  %2291 = lshr i64 %2229, 2
  %2292 = and i64 %2291, 4095
  %2293 = getelementptr inbounds %struct.Cell, ptr %2290, i64 %2292
  br label %2294

2294:                                             ; preds = %2282, %2245, %2231
  %2295 = phi ptr [ %2237, %2231 ], [ %2251, %2245 ], [ %2293, %2282 ]
  %2296 = icmp eq ptr %2295, null
  br i1 %2296, label %2337, label %2297

2297:                                             ; preds = %2294
  %2298 = load i64, ptr %2295, align 8, !tbaa !130
  %2299 = trunc i64 %2298 to i32
  %2300 = lshr i32 %2299, 24
  %2301 = and i32 %2300, 63
  %2302 = icmp eq i32 %2301, %2213
  br i1 %2302, label %2330, label %2303

2303:                                             ; preds = %2297
  %2304 = zext nneg i32 %2301 to i64
  %2305 = shl nuw i64 1, %2304
  %2306 = and i64 %2305, %1743
  %2307 = icmp eq i64 %2306, 0
  br i1 %2307, label %2330, label %2308

2308:                                             ; preds = %2303
  %2309 = getelementptr inbounds i64, ptr %2, i64 %2304
  %2310 = load i64, ptr %2309, align 8, !tbaa !42
  %2311 = icmp eq i64 %2310, %2225
  br i1 %2311, label %2312, label %2330

2312:                                             ; preds = %2308
  %2313 = load ptr, ptr %17, align 8, !tbaa !81
  %2314 = getelementptr inbounds i8, ptr %2313, i64 160
  %2315 = load i32, ptr %2314, align 8, !tbaa !74
  %2316 = trunc nuw nsw i64 %2227 to i32
  %2317 = mul i32 %2315, %2316
  %2318 = add i32 %2317, %2213
  %2319 = zext i32 %2318 to i64
  %2320 = getelementptr inbounds i32, ptr %8, i64 %2319
  %2321 = load i32, ptr %2320, align 4, !tbaa !23
  %2322 = add i32 %2317, %2301
  %2323 = zext i32 %2322 to i64
  %2324 = getelementptr inbounds i32, ptr %8, i64 %2323
  %2325 = load i32, ptr %2324, align 4, !tbaa !23
  %2326 = xor i32 %2325, %2321
  %2327 = and i32 %2326, %2208
  %2328 = icmp eq i32 %2327, 0
  %2329 = select i1 %2328, i32 2, i32 1
  call fastcc void @report(ptr noundef nonnull %17, i32 noundef %2329, i64 noundef %2229, i32 noundef %4, i32 noundef %2213, i64 noundef %2298, i32 noundef 1)
  br label %2330

2330:                                             ; preds = %2312, %2308, %2303, %2297
  %2331 = add nuw nsw i64 %2227, 1
  %2332 = icmp eq i64 %2331, %2209
  br i1 %2332, label %2333, label %2221, !llvm.loop !136

2333:                                             ; preds = %2330, %2210
  %2334 = add i64 %2211, -1
  %2335 = and i64 %2334, %2211
  %2336 = icmp eq i64 %2335, 0
  br i1 %2336, label %2337, label %2210, !llvm.loop !137

2337:                                             ; preds = %2333, %2294, %2272, %2167, %2191, %2190, %2197, %2123, %2022
  %2338 = and i1 %1745, %20
  br i1 %2338, label %2339, label %2344

2339:                                             ; preds = %2337
  %2340 = load i64, ptr %1043, align 8, !tbaa !98
  %2341 = icmp ult i64 %2340, 65535
  br i1 %2341, label %2342, label %2344

2342:                                             ; preds = %2339
  %2343 = add nuw nsw i64 %2340, 1
  store i64 %2343, ptr %1043, align 8, !tbaa !98
  br label %2344

2344:                                             ; preds = %2342, %2339, %2337
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %17) #7
  br label %2345

2345:                                             ; preds = %988, %2344
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
  %9 = load i64, ptr %8, align 8, !tbaa !98
  %10 = icmp ult i64 %9, 65535
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = add nuw nsw i64 %9, 1
  store i64 %12, ptr %8, align 8, !tbaa !98
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
  %40 = load i32, ptr %39, align 4, !tbaa !138
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
  br i1 %94, label %51, label %71, !llvm.loop !139

95:                                               ; preds = %68
  %96 = trunc i64 %69 to i32
  %97 = getelementptr inbounds i8, ptr %0, i64 144
  %98 = load i64, ptr %97, align 8, !tbaa !122
  %99 = icmp eq i64 %98, 4194304
  br i1 %99, label %131, label %100

100:                                              ; preds = %95
  %101 = getelementptr inbounds i8, ptr %0, i64 112
  %102 = load i64, ptr %101, align 8, !tbaa !31
  %103 = inttoptr i64 %102 to ptr
  %104 = zext i32 %32 to i64
  %105 = getelementptr inbounds i8, ptr %0, i64 136
  %106 = load i64, ptr %105, align 8, !tbaa !123
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds %struct.KnownGroup, ptr %103, i64 %104, i32 1
  %109 = load i32, ptr %108, align 4, !tbaa !124
  %110 = add i32 %109, -1
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %111
  %113 = icmp eq i32 %109, 0
  br i1 %113, label %122, label %114

114:                                              ; preds = %100
  %115 = load i32, ptr %112, align 4, !tbaa !125
  %116 = icmp eq i32 %115, -1
  br i1 %116, label %117, label %122

117:                                              ; preds = %114
  %118 = getelementptr inbounds i8, ptr %112, i64 10
  %119 = load i16, ptr %118, align 2, !tbaa !127
  %120 = zext i16 %119 to i32
  %121 = icmp eq i32 %120, %96
  br i1 %121, label %131, label %122

122:                                              ; preds = %117, %114, %100
  %123 = add i64 %98, 1
  store i64 %123, ptr %97, align 8, !tbaa !122
  %124 = getelementptr inbounds %struct.Unreleased, ptr %107, i64 %98
  %125 = trunc i64 %14 to i16
  %126 = trunc i64 %69 to i16
  store i32 -1, ptr %124, align 4, !tbaa !23
  %127 = getelementptr inbounds i8, ptr %124, i64 4
  store i32 %109, ptr %127, align 4, !tbaa !23
  %128 = getelementptr inbounds i8, ptr %124, i64 8
  store i16 %125, ptr %128, align 4, !tbaa !128
  %129 = getelementptr inbounds i8, ptr %124, i64 10
  store i16 %126, ptr %129, align 2, !tbaa !128
  %130 = trunc i64 %123 to i32
  store i32 %130, ptr %108, align 4, !tbaa !124
  br label %131

131:                                              ; preds = %122, %117, %95, %68, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #2

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
  %24 = load ptr, ptr %8, align 8, !tbaa !140
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
  %37 = load i32, ptr %13, align 8, !tbaa !141
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
  %54 = load i32, ptr %13, align 8, !tbaa !141
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
  br i1 %65, label %15, label %66, !llvm.loop !142

66:                                               ; preds = %63, %15, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.umin.v8i64(<8 x i64>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.umax.v8i64(<8 x i64>) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_undefined(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !140
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !143
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
  %45 = load i64, ptr %44, align 8, !tbaa !144
  %46 = or i64 %45, %43
  store i64 %46, ptr %44, align 8, !tbaa !144
  %47 = getelementptr inbounds i8, ptr %40, i64 16
  %48 = load i64, ptr %47, align 8, !tbaa !51
  %49 = add i64 %48, 1
  store i64 %49, ptr %47, align 8, !tbaa !51
  %50 = icmp eq i64 %48, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %39
  %52 = load ptr, ptr %0, align 8, !tbaa !145
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
  %84 = load i32, ptr %83, align 8, !tbaa !141
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
  br i1 %12, label %13, label %328

13:                                               ; preds = %6
  %14 = and i64 %1, 3
  %15 = icmp ne i64 %14, 0
  %16 = icmp ugt i32 %2, 19
  %17 = or i1 %15, %16
  %18 = icmp eq i32 %7, 3
  %19 = or i1 %17, %18
  br i1 %19, label %328, label %20

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
  br label %328

52:                                               ; preds = %24, %41
  %53 = phi i32 [ %44, %41 ], [ %5, %24 ]
  %54 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 %53, ptr %54, align 4, !tbaa !88
  switch i32 %53, label %76 [
    i32 2, label %328
    i32 0, label %59
    i32 1, label %67
  ]

55:                                               ; preds = %31
  %56 = getelementptr inbounds i8, ptr %0, i64 44
  store i32 0, ptr %56, align 4, !tbaa !88
  %57 = sub i64 %33, %1
  %58 = icmp ult i64 %57, %10
  br i1 %58, label %328, label %59

59:                                               ; preds = %52, %55, %22
  %60 = add i64 %10, %1
  %61 = add i64 %60, -1
  %62 = xor i64 %61, %1
  %63 = icmp ult i64 %62, 16384
  br i1 %63, label %76, label %328

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
  %72 = load i64, ptr %71, align 8, !tbaa !107
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
  %82 = load i64, ptr %81, align 8, !tbaa !108
  %83 = icmp eq i64 %78, %82
  br i1 %83, label %84, label %91

84:                                               ; preds = %76
  %85 = getelementptr inbounds i8, ptr %80, i64 80
  %86 = load i64, ptr %85, align 8, !tbaa !109
  %87 = inttoptr i64 %86 to ptr
  %88 = lshr exact i64 %1, 2
  %89 = and i64 %88, 4095
  %90 = getelementptr inbounds %struct.Cell, ptr %87, i64 %89
  br label %133

91:                                               ; preds = %76
  %92 = getelementptr inbounds i8, ptr %80, i64 40
  %93 = load i64, ptr %92, align 8, !tbaa !110
  %94 = inttoptr i64 %93 to ptr
  %95 = getelementptr inbounds i8, ptr %80, i64 32
  %96 = load i64, ptr %95, align 8, !tbaa !111
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
  br i1 %106, label %108, label %99, !llvm.loop !112

108:                                              ; preds = %99
  %109 = getelementptr inbounds i64, ptr %94, i64 %101
  %110 = inttoptr i64 %96 to ptr
  br i1 %104, label %111, label %121

111:                                              ; preds = %108
  %112 = getelementptr inbounds i8, ptr %80, i64 48
  %113 = load i64, ptr %112, align 8, !tbaa !113
  %114 = getelementptr inbounds i8, ptr %80, i64 56
  %115 = load i64, ptr %114, align 8, !tbaa !114
  %116 = icmp ult i64 %113, %115
  br i1 %116, label %117, label %328

117:                                              ; preds = %111
  store i64 %78, ptr %109, align 8, !tbaa !42
  %118 = load i64, ptr %112, align 8, !tbaa !113
  %119 = add i64 %118, 1
  store i64 %119, ptr %112, align 8, !tbaa !113
  %120 = getelementptr inbounds i64, ptr %110, i64 %101
  store i64 %118, ptr %120, align 8, !tbaa !42
  br label %121

121:                                              ; preds = %117, %108
  store i64 %78, ptr %81, align 8, !tbaa !108
  %122 = getelementptr inbounds i8, ptr %80, i64 64
  %123 = load i64, ptr %122, align 8, !tbaa !115
  %124 = getelementptr inbounds i64, ptr %110, i64 %101
  %125 = load i64, ptr %124, align 8, !tbaa !42
  %126 = shl i64 %125, 16
  %127 = add i64 %126, %123
  %128 = getelementptr inbounds i8, ptr %80, i64 80
  store i64 %127, ptr %128, align 8, !tbaa !109
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
  br i1 %137, label %328, label %138

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
  %164 = load i64, ptr %163, align 8, !tbaa !100
  %165 = or i64 %164, 4323455642275676160
  %166 = insertelement <8 x i64> poison, i64 %165, i64 0
  br i1 %141, label %167, label %255

167:                                              ; preds = %138
  %168 = shufflevector <8 x i64> %166, <8 x i64> poison, <8 x i32> <i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0, i32 poison, i32 0>
  %169 = insertelement <8 x i64> poison, i64 %134, i64 0
  %170 = shufflevector <8 x i64> %169, <8 x i64> poison, <8 x i32> zeroinitializer
  %171 = icmp eq i32 %142, 0
  br i1 %171, label %328, label %172

172:                                              ; preds = %167
  %173 = insertelement <8 x i32> poison, i32 %8, i64 0
  %174 = shufflevector <8 x i32> %173, <8 x i32> poison, <8 x i32> zeroinitializer
  %175 = zext nneg <8 x i32> %174 to <8 x i64>
  %176 = zext nneg i32 %3 to i64
  %177 = insertelement <8 x i64> poison, i64 %176, i64 0
  %178 = shufflevector <8 x i64> %177, <8 x i64> poison, <8 x i32> zeroinitializer
  %179 = zext i32 %142 to i64
  br label %180

180:                                              ; preds = %172, %252
  %181 = phi i64 [ 0, %172 ], [ %253, %252 ]
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
  %209 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %208)
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %238, label %211

211:                                              ; preds = %180
  %212 = shl nuw nsw i64 %181, 2
  %213 = add i64 %135, %212
  %214 = trunc nuw nsw i64 %181 to i32
  %215 = lshr i32 %214, %8
  %216 = add nuw nsw i32 %215, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %182, i64 noundef %213, i32 noundef 15, i32 noundef %216)
  %217 = or disjoint i64 %181, 1
  %218 = getelementptr inbounds %struct.Cell, ptr %136, i64 %217
  %219 = shl nuw nsw i64 %217, 2
  %220 = add i64 %135, %219
  %221 = trunc nuw nsw i64 %217 to i32
  %222 = lshr i32 %221, %8
  %223 = add nuw nsw i32 %222, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %218, i64 noundef %220, i32 noundef 15, i32 noundef %223)
  %224 = or disjoint i64 %181, 2
  %225 = getelementptr inbounds %struct.Cell, ptr %136, i64 %224
  %226 = shl nuw nsw i64 %224, 2
  %227 = add i64 %135, %226
  %228 = trunc nuw nsw i64 %224 to i32
  %229 = lshr i32 %228, %8
  %230 = add nuw nsw i32 %229, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %225, i64 noundef %227, i32 noundef 15, i32 noundef %230)
  %231 = or disjoint i64 %181, 3
  %232 = getelementptr inbounds %struct.Cell, ptr %136, i64 %231
  %233 = shl nuw nsw i64 %231, 2
  %234 = add i64 %135, %233
  %235 = trunc nuw nsw i64 %231 to i32
  %236 = lshr i32 %235, %8
  %237 = add nuw nsw i32 %236, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %232, i64 noundef %234, i32 noundef 15, i32 noundef %237)
  br label %252

238:                                              ; preds = %180
  %239 = and <8 x i64> %183, %199
  %240 = insertelement <8 x i64> poison, i64 %181, i64 0
  %241 = shufflevector <8 x i64> %240, <8 x i64> poison, <8 x i32> zeroinitializer
  %242 = or disjoint <8 x i64> %241, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %243 = lshr <8 x i64> %242, %175
  %244 = add nuw nsw <8 x i64> %243, %178
  %245 = shl nuw nsw <8 x i64> %244, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %246 = or <8 x i64> %245, %168
  %247 = and <8 x i64> %197, %246
  %248 = or <8 x i64> %183, <i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648, i64 poison, i64 -4899916394579099648>
  %249 = and <8 x i64> %248, %198
  %250 = or <8 x i64> %247, %249
  %251 = shufflevector <8 x i64> %239, <8 x i64> %250, <8 x i32> <i32 0, i32 9, i32 2, i32 11, i32 4, i32 13, i32 6, i32 15>
  store <8 x i64> %251, ptr %182, align 8
  br label %252

252:                                              ; preds = %211, %238
  %253 = add nuw nsw i64 %181, 4
  %254 = icmp ult i64 %253, %179
  br i1 %254, label %180, label %328, !llvm.loop !146

255:                                              ; preds = %138
  %256 = shufflevector <8 x i64> %166, <8 x i64> poison, <8 x i32> zeroinitializer
  %257 = icmp eq i32 %142, 0
  br i1 %257, label %328, label %258

258:                                              ; preds = %255
  %259 = xor i64 %134, -1
  %260 = insertelement <8 x i64> poison, i64 %259, i64 0
  %261 = shufflevector <8 x i64> %260, <8 x i64> poison, <8 x i32> zeroinitializer
  %262 = insertelement <8 x i32> poison, i32 %8, i64 0
  %263 = shufflevector <8 x i32> %262, <8 x i32> poison, <8 x i32> zeroinitializer
  %264 = zext nneg <8 x i32> %263 to <8 x i64>
  %265 = zext nneg i32 %3 to i64
  %266 = insertelement <8 x i64> poison, i64 %265, i64 0
  %267 = shufflevector <8 x i64> %266, <8 x i64> poison, <8 x i32> zeroinitializer
  %268 = zext i32 %142 to i64
  br label %269

269:                                              ; preds = %258, %325
  %270 = phi i64 [ 0, %258 ], [ %326, %325 ]
  %271 = getelementptr inbounds %struct.Cell, ptr %136, i64 %270
  %272 = load <8 x i64>, ptr %271, align 8
  %273 = lshr <8 x i64> %272, <i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30, i64 30>
  %274 = and <8 x i64> %273, <i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535, i64 65535>
  %275 = and <8 x i64> %272, <i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215, i64 16777215>
  %276 = sub nsw <8 x i64> %275, %157
  %277 = icmp ult <8 x i64> %276, %147
  %278 = icmp eq <8 x i64> %272, zeroinitializer
  %279 = and <8 x i64> %272, <i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593, i64 -9223372036837998593>
  %280 = icmp eq <8 x i64> %279, %162
  %281 = icmp ult <8 x i64> %274, %152
  %282 = and <8 x i1> %277, %281
  %283 = select <8 x i1> %280, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %282
  %284 = select <8 x i1> %283, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %278
  %285 = select <8 x i1> %277, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %261
  %286 = select <8 x i1> %284, <8 x i64> zeroinitializer, <8 x i64> %285
  %287 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %286)
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %316, label %289

289:                                              ; preds = %269
  %290 = shl nuw nsw i64 %270, 2
  %291 = add i64 %135, %290
  %292 = trunc nuw nsw i64 %270 to i32
  %293 = lshr i32 %292, %8
  %294 = add nuw nsw i32 %293, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %271, i64 noundef %291, i32 noundef 15, i32 noundef %294)
  %295 = or disjoint i64 %270, 1
  %296 = getelementptr inbounds %struct.Cell, ptr %136, i64 %295
  %297 = shl nuw nsw i64 %295, 2
  %298 = add i64 %135, %297
  %299 = trunc nuw nsw i64 %295 to i32
  %300 = lshr i32 %299, %8
  %301 = add nuw nsw i32 %300, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %296, i64 noundef %298, i32 noundef 15, i32 noundef %301)
  %302 = or disjoint i64 %270, 2
  %303 = getelementptr inbounds %struct.Cell, ptr %136, i64 %302
  %304 = shl nuw nsw i64 %302, 2
  %305 = add i64 %135, %304
  %306 = trunc nuw nsw i64 %302 to i32
  %307 = lshr i32 %306, %8
  %308 = add nuw nsw i32 %307, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %303, i64 noundef %305, i32 noundef 15, i32 noundef %308)
  %309 = or disjoint i64 %270, 3
  %310 = getelementptr inbounds %struct.Cell, ptr %136, i64 %309
  %311 = shl nuw nsw i64 %309, 2
  %312 = add i64 %135, %311
  %313 = trunc nuw nsw i64 %309 to i32
  %314 = lshr i32 %313, %8
  %315 = add nuw nsw i32 %314, %3
  tail call fastcc void @look_quickly(ptr noundef %0, ptr noundef nonnull %310, i64 noundef %312, i32 noundef 15, i32 noundef %315)
  br label %325

316:                                              ; preds = %269
  %317 = insertelement <8 x i64> poison, i64 %270, i64 0
  %318 = shufflevector <8 x i64> %317, <8 x i64> poison, <8 x i32> zeroinitializer
  %319 = or disjoint <8 x i64> %318, <i64 0, i64 0, i64 1, i64 1, i64 2, i64 2, i64 3, i64 3>
  %320 = lshr <8 x i64> %319, %264
  %321 = add nuw nsw <8 x i64> %320, %267
  %322 = shl nuw nsw <8 x i64> %321, <i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24, i64 24>
  %323 = or <8 x i64> %322, %256
  %324 = and <8 x i64> %323, <i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0, i64 -1, i64 0>
  store <8 x i64> %324, ptr %271, align 8
  br label %325

325:                                              ; preds = %289, %316
  %326 = add nuw nsw i64 %270, 4
  %327 = icmp ult i64 %326, %268
  br i1 %327, label %269, label %328, !llvm.loop !146

328:                                              ; preds = %325, %252, %255, %167, %52, %111, %50, %133, %59, %55, %6, %13
  %329 = phi i32 [ 0, %13 ], [ 0, %6 ], [ 0, %55 ], [ 0, %52 ], [ 0, %59 ], [ 0, %133 ], [ 0, %50 ], [ 0, %111 ], [ 1, %167 ], [ 1, %255 ], [ 1, %252 ], [ 1, %325 ]
  ret i32 %329
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @look_quickly(ptr noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds i8, ptr %0, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !100
  %8 = zext i32 %4 to i64
  %9 = shl nuw nsw i64 %8, 24
  %10 = zext i32 %3 to i64
  %11 = shl i64 %10, 58
  %12 = or disjoint i64 %9, %11
  %13 = or i64 %12, %7
  %14 = load i64, ptr %1, align 8, !tbaa !130
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !132
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
  store i64 %13, ptr %15, align 8, !tbaa !132
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
  store i64 %13, ptr %1, align 8, !tbaa !130
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
  %112 = load i64, ptr %111, align 8, !tbaa !147
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
  %126 = load i8, ptr %125, align 1, !tbaa !102
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
  %136 = load i64, ptr %135, align 8, !tbaa !148
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
  %159 = load i64, ptr %158, align 8, !tbaa !101
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
  %180 = load i64, ptr %179, align 8, !tbaa !122
  %181 = icmp eq i64 %180, 4194304
  br i1 %181, label %215, label %182

182:                                              ; preds = %178
  %183 = getelementptr inbounds i8, ptr %145, i64 136
  %184 = load i64, ptr %183, align 8, !tbaa !123
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
  %196 = load i16, ptr %195, align 4, !tbaa !149
  %197 = zext i16 %196 to i32
  %198 = icmp ult i32 %153, %197
  br i1 %198, label %211, label %199

199:                                              ; preds = %190
  %200 = load i32, ptr %194, align 4, !tbaa !125
  %201 = icmp eq i32 %200, %144
  %202 = icmp eq i32 %200, -1
  %203 = or i1 %201, %202
  br i1 %203, label %204, label %211

204:                                              ; preds = %199
  %205 = getelementptr inbounds i8, ptr %194, i64 10
  %206 = load i16, ptr %205, align 2, !tbaa !127
  %207 = zext i16 %206 to i32
  %208 = icmp ult i32 %153, %207
  %209 = add nsw i32 %207, -1
  %210 = select i1 %208, i32 %153, i32 %209
  br label %215

211:                                              ; preds = %199, %190
  %212 = getelementptr inbounds i8, ptr %194, i64 4
  %213 = load i32, ptr %212, align 4, !tbaa !23
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %190, !llvm.loop !150

215:                                              ; preds = %211, %204, %182, %178, %161
  %216 = phi i32 [ %153, %161 ], [ %153, %178 ], [ %210, %204 ], [ %153, %182 ], [ %153, %211 ]
  %217 = load i32, ptr %168, align 4, !tbaa !23
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %415, label %219

219:                                              ; preds = %215
  %220 = add i32 %217, -1
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %221
  %223 = load i32, ptr %222, align 4, !tbaa !151
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
  %232 = load i16, ptr %231, align 4, !tbaa !153
  %233 = zext i16 %232 to i32
  %234 = icmp ugt i32 %153, %233
  br i1 %234, label %240, label %235

235:                                              ; preds = %230
  %236 = getelementptr inbounds i8, ptr %222, i64 14
  %237 = load i16, ptr %236, align 2, !tbaa !154
  %238 = zext i16 %237 to i32
  %239 = icmp ugt i32 %216, %238
  br i1 %239, label %240, label %442

240:                                              ; preds = %235, %230, %225, %219
  %241 = getelementptr inbounds i8, ptr %222, i64 4
  %242 = load i32, ptr %241, align 4, !tbaa !23
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %415, label %244, !llvm.loop !155

244:                                              ; preds = %240
  %245 = add i32 %242, -1
  %246 = zext i32 %245 to i64
  %247 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %246
  %248 = load i32, ptr %247, align 4, !tbaa !151
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
  %257 = load i16, ptr %256, align 4, !tbaa !153
  %258 = zext i16 %257 to i32
  %259 = icmp ugt i32 %153, %258
  br i1 %259, label %265, label %260

260:                                              ; preds = %255
  %261 = getelementptr inbounds i8, ptr %247, i64 14
  %262 = load i16, ptr %261, align 2, !tbaa !154
  %263 = zext i16 %262 to i32
  %264 = icmp ugt i32 %216, %263
  br i1 %264, label %265, label %442

265:                                              ; preds = %260, %255, %250, %244
  %266 = getelementptr inbounds i8, ptr %247, i64 4
  %267 = load i32, ptr %266, align 4, !tbaa !23
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %415, label %269, !llvm.loop !155

269:                                              ; preds = %265
  %270 = add i32 %267, -1
  %271 = zext i32 %270 to i64
  %272 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %271
  %273 = load i32, ptr %272, align 4, !tbaa !151
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
  %282 = load i16, ptr %281, align 4, !tbaa !153
  %283 = zext i16 %282 to i32
  %284 = icmp ugt i32 %153, %283
  br i1 %284, label %290, label %285

285:                                              ; preds = %280
  %286 = getelementptr inbounds i8, ptr %272, i64 14
  %287 = load i16, ptr %286, align 2, !tbaa !154
  %288 = zext i16 %287 to i32
  %289 = icmp ugt i32 %216, %288
  br i1 %289, label %290, label %442

290:                                              ; preds = %285, %280, %275, %269
  %291 = getelementptr inbounds i8, ptr %272, i64 4
  %292 = load i32, ptr %291, align 4, !tbaa !23
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %415, label %294, !llvm.loop !155

294:                                              ; preds = %290
  %295 = add i32 %292, -1
  %296 = zext i32 %295 to i64
  %297 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %296
  %298 = load i32, ptr %297, align 4, !tbaa !151
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
  %307 = load i16, ptr %306, align 4, !tbaa !153
  %308 = zext i16 %307 to i32
  %309 = icmp ugt i32 %153, %308
  br i1 %309, label %315, label %310

310:                                              ; preds = %305
  %311 = getelementptr inbounds i8, ptr %297, i64 14
  %312 = load i16, ptr %311, align 2, !tbaa !154
  %313 = zext i16 %312 to i32
  %314 = icmp ugt i32 %216, %313
  br i1 %314, label %315, label %442

315:                                              ; preds = %310, %305, %300, %294
  %316 = getelementptr inbounds i8, ptr %297, i64 4
  %317 = load i32, ptr %316, align 4, !tbaa !23
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %415, label %319, !llvm.loop !155

319:                                              ; preds = %315
  %320 = add i32 %317, -1
  %321 = zext i32 %320 to i64
  %322 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %321
  %323 = load i32, ptr %322, align 4, !tbaa !151
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
  %332 = load i16, ptr %331, align 4, !tbaa !153
  %333 = zext i16 %332 to i32
  %334 = icmp ugt i32 %153, %333
  br i1 %334, label %340, label %335

335:                                              ; preds = %330
  %336 = getelementptr inbounds i8, ptr %322, i64 14
  %337 = load i16, ptr %336, align 2, !tbaa !154
  %338 = zext i16 %337 to i32
  %339 = icmp ugt i32 %216, %338
  br i1 %339, label %340, label %442

340:                                              ; preds = %335, %330, %325, %319
  %341 = getelementptr inbounds i8, ptr %322, i64 4
  %342 = load i32, ptr %341, align 4, !tbaa !23
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %415, label %344, !llvm.loop !155

344:                                              ; preds = %340
  %345 = add i32 %342, -1
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %346
  %348 = load i32, ptr %347, align 4, !tbaa !151
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
  %357 = load i16, ptr %356, align 4, !tbaa !153
  %358 = zext i16 %357 to i32
  %359 = icmp ugt i32 %153, %358
  br i1 %359, label %365, label %360

360:                                              ; preds = %355
  %361 = getelementptr inbounds i8, ptr %347, i64 14
  %362 = load i16, ptr %361, align 2, !tbaa !154
  %363 = zext i16 %362 to i32
  %364 = icmp ugt i32 %216, %363
  br i1 %364, label %365, label %442

365:                                              ; preds = %360, %355, %350, %344
  %366 = getelementptr inbounds i8, ptr %347, i64 4
  %367 = load i32, ptr %366, align 4, !tbaa !23
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %415, label %369, !llvm.loop !155

369:                                              ; preds = %365
  %370 = add i32 %367, -1
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %371
  %373 = load i32, ptr %372, align 4, !tbaa !151
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
  %382 = load i16, ptr %381, align 4, !tbaa !153
  %383 = zext i16 %382 to i32
  %384 = icmp ugt i32 %153, %383
  br i1 %384, label %390, label %385

385:                                              ; preds = %380
  %386 = getelementptr inbounds i8, ptr %372, i64 14
  %387 = load i16, ptr %386, align 2, !tbaa !154
  %388 = zext i16 %387 to i32
  %389 = icmp ugt i32 %216, %388
  br i1 %389, label %390, label %442

390:                                              ; preds = %385, %380, %375, %369
  %391 = getelementptr inbounds i8, ptr %372, i64 4
  %392 = load i32, ptr %391, align 4, !tbaa !23
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %415, label %394, !llvm.loop !155

394:                                              ; preds = %390
  %395 = add i32 %392, -1
  %396 = zext i32 %395 to i64
  %397 = getelementptr inbounds %struct.Acquired, ptr %176, i64 %396
  %398 = load i32, ptr %397, align 4, !tbaa !151
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
  %407 = load i16, ptr %406, align 4, !tbaa !153
  %408 = zext i16 %407 to i32
  %409 = icmp ugt i32 %153, %408
  br i1 %409, label %415, label %410

410:                                              ; preds = %405
  %411 = getelementptr inbounds i8, ptr %397, i64 14
  %412 = load i16, ptr %411, align 2, !tbaa !154
  %413 = zext i16 %412 to i32
  %414 = icmp ugt i32 %216, %413
  br i1 %414, label %415, label %442

415:                                              ; preds = %240, %265, %290, %315, %340, %365, %390, %410, %405, %400, %394, %215
  %416 = add i64 %159, 1
  store i64 %416, ptr %158, align 8, !tbaa !101
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
  %428 = load i64, ptr %427, align 8, !tbaa !98
  %429 = trunc i64 %428 to i16
  %430 = lshr i64 %14, 46
  %431 = trunc i64 %430 to i16
  %432 = and i16 %431, 4095
  store i32 %150, ptr %417, align 4, !tbaa !23
  %433 = getelementptr inbounds i8, ptr %417, i64 4
  store i32 %217, ptr %433, align 4, !tbaa !23
  %434 = getelementptr inbounds i8, ptr %417, i64 8
  store i32 %422, ptr %434, align 4, !tbaa !102
  %435 = getelementptr inbounds i8, ptr %417, i64 12
  store i16 %423, ptr %435, align 4, !tbaa !128
  %436 = getelementptr inbounds i8, ptr %417, i64 14
  store i16 %424, ptr %436, align 2, !tbaa !128
  %437 = getelementptr inbounds i8, ptr %417, i64 16
  store i16 %429, ptr %437, align 4, !tbaa !128
  %438 = getelementptr inbounds i8, ptr %417, i64 18
  store i16 %432, ptr %438, align 2, !tbaa !128
  %439 = load i64, ptr %158, align 8, !tbaa !101
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
  %471 = load i64, ptr %470, align 8, !tbaa !147
  %472 = icmp eq i64 %471, 0
  br i1 %472, label %473, label %490

473:                                              ; preds = %467, %464
  %474 = load i32, ptr %19, align 8, !tbaa !87
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %490

476:                                              ; preds = %473
  %477 = load i64, ptr %6, align 8, !tbaa !100
  %478 = getelementptr inbounds i8, ptr %0, i64 16
  %479 = load ptr, ptr %478, align 8, !tbaa !84
  %480 = getelementptr inbounds i8, ptr %479, i64 90312
  %481 = lshr i64 %477, 46
  %482 = and i64 %481, 4095
  %483 = getelementptr inbounds [4096 x i8], ptr %480, i64 0, i64 %482
  %484 = load i8, ptr %483, align 1, !tbaa !102
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
  %494 = load i64, ptr %493, align 8, !tbaa !148
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
  %522 = load i64, ptr %521, align 8, !tbaa !101
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
  %626 = load i64, ptr %625, align 8, !tbaa !101
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
  store i64 %658, ptr %15, align 8, !tbaa !132
  store i64 %572, ptr %1, align 8, !tbaa !130
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
  %692 = load i64, ptr %691, align 8, !tbaa !147
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %694, label %706

694:                                              ; preds = %690, %685
  %695 = getelementptr inbounds i8, ptr %689, i64 90312
  %696 = lshr i64 %573, 46
  %697 = and i64 %696, 4095
  %698 = getelementptr inbounds [4096 x i8], ptr %695, i64 0, i64 %697
  %699 = load i8, ptr %698, align 1, !tbaa !102
  %700 = icmp eq i8 %699, 0
  br i1 %700, label %701, label %765

701:                                              ; preds = %694
  %702 = load i64, ptr %6, align 8, !tbaa !100
  %703 = select i1 %687, i64 %702, i64 %573
  %704 = and i64 %703, 4611686018427387904
  %705 = icmp eq i64 %704, 0
  br i1 %705, label %706, label %765

706:                                              ; preds = %701, %690, %682
  %707 = phi ptr [ %684, %682 ], [ %689, %701 ], [ %689, %690 ]
  %708 = getelementptr inbounds i8, ptr %707, i64 16
  %709 = load i64, ptr %708, align 8, !tbaa !148
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
  %731 = load i64, ptr %730, align 8, !tbaa !101
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
  store i64 %13, ptr %1, align 8, !tbaa !130
  store i64 0, ptr %15, align 8, !tbaa !132
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
  %19 = load i64, ptr %18, align 8, !tbaa !156
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds i8, ptr %6, i64 176
  %22 = load i64, ptr %21, align 8, !tbaa !157
  %23 = add i64 %22, 1
  store i64 %23, ptr %21, align 8, !tbaa !157
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
  store i32 %24, ptr %32, align 4, !tbaa !158
  %33 = getelementptr inbounds i8, ptr %31, i64 16
  store i32 65535, ptr %33, align 4, !tbaa !159
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
  %54 = load i32, ptr %53, align 4, !tbaa !159
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
  %72 = load i16, ptr %71, align 4, !tbaa !160
  %73 = zext i16 %72 to i32
  %74 = icmp ult i32 %54, %73
  br i1 %74, label %135, label %75

75:                                               ; preds = %70
  br i1 %60, label %78, label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %67, align 4, !tbaa !151
  br label %87

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %67, i64 8
  %80 = load i32, ptr %79, align 4
  %81 = and i32 %80, 16777216
  %82 = icmp eq i32 %81, 0
  %83 = load i32, ptr %67, align 4, !tbaa !151
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
  %92 = load i16, ptr %91, align 2, !tbaa !128
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
  %105 = load i16, ptr %104, align 4, !tbaa !153
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
  %115 = load i16, ptr %114, align 2, !tbaa !161
  %116 = zext i16 %115 to i32
  %117 = icmp eq i32 %39, %116
  br i1 %117, label %140, label %118

118:                                              ; preds = %113, %108, %103
  %119 = zext i32 %88 to i64
  %120 = getelementptr inbounds %struct.KnownGroup, ptr %29, i64 %119
  %121 = getelementptr inbounds i8, ptr %120, i64 12
  %122 = load i32, ptr %121, align 4, !tbaa !158
  %123 = icmp eq i32 %122, %24
  br i1 %123, label %124, label %128

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %120, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !159
  %127 = icmp ult i32 %126, %106
  br i1 %127, label %128, label %135

128:                                              ; preds = %124, %118
  store i32 %24, ptr %121, align 4, !tbaa !158
  %129 = getelementptr inbounds i8, ptr %120, i64 16
  store i32 %106, ptr %129, align 4, !tbaa !159
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
  br i1 %139, label %40, label %61, !llvm.loop !162

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.umin.v8i64(<8 x i64>, <8 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #6

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
!82 = !{!"", !70, i64 0, !70, i64 8, !70, i64 16, !70, i64 24, !5, i64 32, !9, i64 40, !9, i64 44, !9, i64 48, !9, i64 52, !9, i64 56, !9, i64 60, !9, i64 64, !9, i64 68, !9, i64 72, !5, i64 80, !9, i64 88}
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
!97 = !{!82, !9, i64 88}
!98 = !{!17, !5, i64 112}
!99 = !{!15, !5, i64 192}
!100 = !{!82, !5, i64 80}
!101 = !{!15, !5, i64 128}
!102 = !{!6, !6, i64 0}
!103 = distinct !{!103, !36}
!104 = distinct !{!104, !36}
!105 = distinct !{!105, !36}
!106 = distinct !{!106, !36}
!107 = !{!17, !5, i64 104}
!108 = !{!15, !5, i64 72}
!109 = !{!15, !5, i64 80}
!110 = !{!15, !5, i64 40}
!111 = !{!15, !5, i64 32}
!112 = distinct !{!112, !36}
!113 = !{!15, !5, i64 48}
!114 = !{!15, !5, i64 56}
!115 = !{!15, !5, i64 64}
!116 = distinct !{!116, !36}
!117 = distinct !{!117, !36}
!118 = !{!15, !5, i64 88}
!119 = distinct !{!119, !36}
!120 = distinct !{!120, !36}
!121 = !{!26, !27, i64 2}
!122 = !{!15, !5, i64 144}
!123 = !{!15, !5, i64 136}
!124 = !{!33, !9, i64 4}
!125 = !{!126, !9, i64 0}
!126 = !{!"", !9, i64 0, !9, i64 4, !27, i64 8, !27, i64 10}
!127 = !{!126, !27, i64 10}
!128 = !{!27, !27, i64 0}
!129 = !{!11, !5, i64 728}
!130 = !{!131, !5, i64 0}
!131 = !{!"", !5, i64 0, !5, i64 8}
!132 = !{!131, !5, i64 8}
!133 = distinct !{!133, !36}
!134 = distinct !{!134, !36}
!135 = distinct !{!135, !36}
!136 = distinct !{!136, !36}
!137 = distinct !{!137, !36}
!138 = !{!17, !9, i64 36}
!139 = distinct !{!139, !36}
!140 = !{!69, !70, i64 8}
!141 = !{!69, !9, i64 24}
!142 = distinct !{!142, !36}
!143 = !{!69, !5, i64 16}
!144 = !{!45, !5, i64 32}
!145 = !{!69, !70, i64 0}
!146 = distinct !{!146, !36}
!147 = !{!15, !5, i64 24}
!148 = !{!15, !5, i64 16}
!149 = !{!126, !27, i64 8}
!150 = distinct !{!150, !36}
!151 = !{!152, !9, i64 0}
!152 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 11, !27, i64 12, !27, i64 14, !27, i64 16, !27, i64 18}
!153 = !{!152, !27, i64 12}
!154 = !{!152, !27, i64 14}
!155 = distinct !{!155, !36}
!156 = !{!15, !5, i64 184}
!157 = !{!15, !5, i64 176}
!158 = !{!33, !9, i64 12}
!159 = !{!33, !9, i64 16}
!160 = !{!152, !27, i64 16}
!161 = !{!152, !27, i64 18}
!162 = distinct !{!162, !36}
