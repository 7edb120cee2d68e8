target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64 }
%struct.Region = type { i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define void @hk_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 52
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 144
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 148
  %10 = load i32, ptr %9, align 4, !tbaa !10
  %11 = zext i32 %10 to i64
  br label %12

12:                                               ; preds = %1, %8
  %13 = phi i64 [ %11, %8 ], [ 1, %1 ]
  %14 = mul nuw i64 %13, %4
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = load i32, ptr %15, align 8, !tbaa !11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %0, i64 28
  %20 = getelementptr inbounds i8, ptr %0, i64 688
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 32
  %24 = getelementptr inbounds i8, ptr %0, i64 148
  br label %26

25:                                               ; preds = %97, %12
  ret void

26:                                               ; preds = %18, %97
  %27 = phi i32 [ %16, %18 ], [ %98, %97 ]
  %28 = phi i64 [ 0, %18 ], [ %99, %97 ]
  %29 = mul i64 %14, %28
  %30 = getelementptr inbounds i32, ptr %22, i64 %29
  %31 = load i32, ptr %2, align 4, !tbaa !3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %97, label %33

33:                                               ; preds = %26
  %34 = zext i32 %31 to i64
  %35 = mul nuw i64 %28, %34
  %36 = load i32, ptr %19, align 4, !tbaa !13
  %37 = zext i32 %36 to i64
  %38 = udiv i64 %35, %37
  %39 = load i32, ptr %23, align 4, !tbaa !13
  %40 = zext i32 %39 to i64
  %41 = udiv i64 %38, %40
  %42 = trunc i64 %41 to i32
  %43 = urem i64 %38, %40
  %44 = trunc nuw i64 %43 to i32
  %45 = urem i64 %35, %37
  %46 = trunc nuw i64 %45 to i32
  %47 = shl i32 %31, 1
  br label %48

48:                                               ; preds = %89, %33
  %49 = phi i64 [ 0, %33 ], [ %93, %89 ]
  %50 = phi i32 [ %42, %33 ], [ %92, %89 ]
  %51 = phi i32 [ %44, %33 ], [ %91, %89 ]
  %52 = phi i32 [ %46, %33 ], [ %90, %89 ]
  %53 = load i32, ptr %5, align 8, !tbaa !9
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %48
  %56 = shl i32 %51, 10
  %57 = shl i32 %50, 20
  %58 = or i32 %56, %57
  %59 = or i32 %58, %52
  br label %74

60:                                               ; preds = %48
  %61 = getelementptr inbounds i32, ptr %30, i64 %49
  store i32 %52, ptr %61, align 4, !tbaa !13
  %62 = load i32, ptr %24, align 4, !tbaa !10
  %63 = icmp ugt i32 %62, 1
  br i1 %63, label %64, label %78

64:                                               ; preds = %60
  %65 = trunc nuw i64 %49 to i32
  %66 = add i32 %31, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %30, i64 %67
  store i32 %51, ptr %68, align 4, !tbaa !13
  %69 = load i32, ptr %24, align 4, !tbaa !10
  %70 = icmp ugt i32 %69, 2
  br i1 %70, label %71, label %78

71:                                               ; preds = %64
  %72 = add i32 %47, %65
  %73 = zext i32 %72 to i64
  br label %74

74:                                               ; preds = %71, %55
  %75 = phi i64 [ %73, %71 ], [ %49, %55 ]
  %76 = phi i32 [ %50, %71 ], [ %59, %55 ]
  %77 = getelementptr inbounds i32, ptr %30, i64 %75
  store i32 %76, ptr %77, align 4, !tbaa !13
  br label %78

78:                                               ; preds = %74, %64, %60
  %79 = add i32 %52, 1
  %80 = load i32, ptr %19, align 4, !tbaa !13
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %89, label %82

82:                                               ; preds = %78
  %83 = add i32 %51, 1
  %84 = load i32, ptr %23, align 4, !tbaa !13
  %85 = icmp uge i32 %83, %84
  %86 = select i1 %85, i32 0, i32 %83
  %87 = zext i1 %85 to i32
  %88 = add i32 %50, %87
  br label %89

89:                                               ; preds = %82, %78
  %90 = phi i32 [ %79, %78 ], [ 0, %82 ]
  %91 = phi i32 [ %51, %78 ], [ %86, %82 ]
  %92 = phi i32 [ %50, %78 ], [ %88, %82 ]
  %93 = add nuw nsw i64 %49, 1
  %94 = icmp eq i64 %93, %34
  br i1 %94, label %95, label %48, !llvm.loop !14

95:                                               ; preds = %89
  %96 = load i32, ptr %15, align 8, !tbaa !11
  br label %97

97:                                               ; preds = %95, %26
  %98 = phi i32 [ %96, %95 ], [ %27, %26 ]
  %99 = add nuw nsw i64 %28, 1
  %100 = zext i32 %98 to i64
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %26, label %25, !llvm.loop !16
}

; Function Attrs: nounwind
define noundef i32 @hk_work(ptr noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8, !tbaa !17
  %4 = inttoptr i64 %3 to ptr
  %5 = getelementptr inbounds i8, ptr %0, i64 96
  %6 = load i64, ptr %5, align 8, !tbaa !19
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %8, align 8, !tbaa !20
  %9 = getelementptr inbounds i8, ptr %0, i64 88
  %10 = getelementptr inbounds i8, ptr %0, i64 104
  %11 = getelementptr inbounds i8, ptr %0, i64 56
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = getelementptr inbounds i8, ptr %4, i64 64
  %14 = getelementptr inbounds i8, ptr %0, i64 64
  %15 = getelementptr inbounds i8, ptr %4, i64 88
  %16 = getelementptr inbounds i8, ptr %4, i64 52
  %17 = getelementptr inbounds i8, ptr %0, i64 24
  %18 = getelementptr inbounds i8, ptr %4, i64 696
  %19 = getelementptr inbounds i8, ptr %4, i64 160
  %20 = getelementptr inbounds i8, ptr %0, i64 176
  %21 = getelementptr inbounds i8, ptr %4, i64 156
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  %23 = getelementptr inbounds i8, ptr %4, i64 16
  %24 = getelementptr inbounds i8, ptr %4, i64 28
  %25 = getelementptr inbounds i8, ptr %4, i64 40
  %26 = getelementptr inbounds i8, ptr %4, i64 20
  %27 = getelementptr inbounds i8, ptr %4, i64 32
  %28 = getelementptr inbounds i8, ptr %4, i64 44
  %29 = getelementptr inbounds i8, ptr %4, i64 24
  %30 = getelementptr inbounds i8, ptr %4, i64 36
  %31 = getelementptr inbounds i8, ptr %4, i64 48
  %32 = getelementptr inbounds i8, ptr %4, i64 144
  %33 = getelementptr inbounds i8, ptr %4, i64 148
  %34 = getelementptr inbounds i8, ptr %4, i64 680
  %35 = getelementptr i8, ptr %4, i64 168
  %36 = getelementptr inbounds i8, ptr %4, i64 96
  %37 = getelementptr inbounds i8, ptr %4, i64 108
  %38 = getelementptr inbounds i8, ptr %4, i64 104
  %39 = getelementptr inbounds i8, ptr %4, i64 112
  %40 = getelementptr inbounds i8, ptr %4, i64 124
  %41 = getelementptr inbounds i8, ptr %4, i64 120
  %42 = getelementptr inbounds i8, ptr %4, i64 128
  %43 = getelementptr inbounds i8, ptr %4, i64 140
  %44 = getelementptr inbounds i8, ptr %4, i64 136
  %45 = getelementptr inbounds i8, ptr %4, i64 688
  %46 = getelementptr inbounds i8, ptr %4, i64 152
  %47 = getelementptr inbounds i8, ptr %4, i64 72
  %48 = getelementptr inbounds i8, ptr %0, i64 164
  br label %49

49:                                               ; preds = %547, %1
  %50 = load i64, ptr %9, align 8, !tbaa !21
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %216, label %52

52:                                               ; preds = %49
  %53 = load i64, ptr %10, align 8, !tbaa !22
  br label %54

54:                                               ; preds = %52, %207
  %55 = phi i64 [ %213, %207 ], [ %53, %52 ]
  %56 = phi i32 [ %208, %207 ], [ 0, %52 ]
  %57 = phi i64 [ %214, %207 ], [ 0, %52 ]
  %58 = getelementptr inbounds %struct.Group, ptr %7, i64 %55
  %59 = load i32, ptr %58, align 8, !tbaa !23
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %207, label %61

61:                                               ; preds = %54
  %62 = add i32 %56, 1
  %63 = ptrtoint ptr %58 to i64
  store i64 %63, ptr %11, align 8, !tbaa !25
  %64 = getelementptr inbounds i8, ptr %58, i64 48
  %65 = load i64, ptr %64, align 8, !tbaa !26
  store i64 %65, ptr %12, align 8, !tbaa !27
  %66 = getelementptr inbounds i8, ptr %58, i64 36
  %67 = getelementptr inbounds i8, ptr %58, i64 40
  %68 = getelementptr inbounds i8, ptr %58, i64 12
  %69 = getelementptr inbounds i8, ptr %58, i64 56
  %70 = getelementptr inbounds i8, ptr %58, i64 8
  %71 = getelementptr inbounds i8, ptr %58, i64 4
  %72 = load i32, ptr %66, align 4, !tbaa !28
  br label %73

73:                                               ; preds = %204, %61
  %74 = phi i32 [ %195, %204 ], [ %72, %61 ]
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %201, label %76

76:                                               ; preds = %73, %192
  %77 = phi i64 [ %194, %192 ], [ 0, %73 ]
  %78 = phi i32 [ %193, %192 ], [ 0, %73 ]
  %79 = load i64, ptr %67, align 8, !tbaa !29
  %80 = load i64, ptr %13, align 8, !tbaa !30
  %81 = mul i64 %80, %77
  %82 = add i64 %81, %79
  %83 = inttoptr i64 %82 to ptr
  %84 = getelementptr inbounds i8, ptr %83, i64 536
  %85 = load i32, ptr %84, align 8, !tbaa !13
  switch i32 %85, label %192 [
    i32 1, label %86
    i32 0, label %92
  ]

86:                                               ; preds = %76
  %87 = getelementptr inbounds i8, ptr %83, i64 540
  %88 = load i32, ptr %87, align 4, !tbaa !13
  %89 = load i32, ptr %68, align 4, !tbaa !31
  %90 = icmp eq i32 %88, %89
  br i1 %90, label %192, label %91

91:                                               ; preds = %86
  store i32 0, ptr %84, align 8, !tbaa !13
  br label %92

92:                                               ; preds = %91, %76
  store i64 %82, ptr %14, align 8, !tbaa !32
  %93 = load i64, ptr %69, align 8, !tbaa !33
  %94 = load i64, ptr %15, align 8, !tbaa !34
  %95 = mul i64 %94, %77
  %96 = load i32, ptr %16, align 4, !tbaa !3
  %97 = zext i32 %96 to i64
  %98 = mul i64 %95, %97
  %99 = add i64 %98, %93
  store i64 %99, ptr %17, align 8, !tbaa !35
  %100 = load i64, ptr %18, align 8, !tbaa !36
  store i64 %100, ptr %0, align 8, !tbaa !37
  %101 = getelementptr inbounds i8, ptr %83, i64 528
  %102 = load i64, ptr %101, align 8, !tbaa !38
  %103 = getelementptr inbounds i8, ptr %83, i64 524
  br label %104

104:                                              ; preds = %149, %92
  %105 = phi i64 [ %102, %92 ], [ %141, %149 ]
  %106 = add i64 %105, 1
  %107 = load i32, ptr %103, align 4, !tbaa !13
  %108 = and i32 %107, 1023
  %109 = zext nneg i32 %108 to i64
  %110 = shl nuw nsw i64 %109, 48
  %111 = or i64 %110, %106
  %112 = load atomic i64, ptr %19 acquire, align 8
  %113 = inttoptr i64 %112 to ptr
  %114 = getelementptr inbounds i8, ptr %113, i64 -8
  %115 = load i64, ptr %114, align 8, !tbaa !38
  %116 = lshr i64 %111, 2
  %117 = mul i64 %116, -7046029254386353131
  %118 = lshr i64 %117, 40
  br label %119

119:                                              ; preds = %119, %104
  %120 = phi i64 [ %118, %104 ], [ %130, %119 ]
  %121 = phi ptr [ undef, %104 ], [ %128, %119 ]
  %122 = and i64 %120, %115
  %123 = getelementptr inbounds %struct.Region, ptr %113, i64 %122
  %124 = load i64, ptr %123, align 8, !tbaa !39
  %125 = icmp ne i64 %124, %111
  %126 = icmp ne i64 %124, 0
  %127 = select i1 %126, ptr %121, ptr null
  %128 = select i1 %125, ptr %127, ptr %123
  %129 = and i1 %125, %126
  %130 = add i64 %120, 1
  br i1 %129, label %119, label %131

131:                                              ; preds = %119
  %132 = icmp eq ptr %128, null
  br i1 %132, label %133, label %134

133:                                              ; preds = %131
  store i64 %105, ptr %101, align 8, !tbaa !38
  store i64 %111, ptr %8, align 8, !tbaa !20
  br label %154

134:                                              ; preds = %131
  store i64 %111, ptr %20, align 8, !tbaa !41
  %135 = getelementptr inbounds i8, ptr %128, i64 8
  %136 = load i64, ptr %135, align 8, !tbaa !42
  %137 = inttoptr i64 %136 to ptr
  %138 = getelementptr inbounds i8, ptr %128, i64 16
  %139 = load i64, ptr %138, align 8, !tbaa !43
  %140 = tail call i64 %137(ptr noundef %83, ptr noundef nonnull %0, i64 noundef %139) #3
  %141 = and i64 %140, 281474976710655
  %142 = icmp ult i64 %140, 281474976710656
  br i1 %142, label %146, label %143

143:                                              ; preds = %134
  %144 = lshr i64 %140, 48
  %145 = trunc nuw nsw i64 %144 to i32
  br label %151

146:                                              ; preds = %134
  %147 = load i64, ptr %0, align 8, !tbaa !37
  %148 = icmp ult i64 %147, 2
  br i1 %148, label %151, label %149

149:                                              ; preds = %146
  %150 = add i64 %147, -1
  store i64 %150, ptr %0, align 8, !tbaa !37
  br label %104

151:                                              ; preds = %146, %143
  %152 = phi i32 [ %145, %143 ], [ 3, %146 ]
  store i64 %141, ptr %101, align 8, !tbaa !38
  %153 = load i64, ptr %8, align 8, !tbaa !20
  br label %154

154:                                              ; preds = %151, %133
  %155 = phi i64 [ %153, %151 ], [ %111, %133 ]
  %156 = phi i32 [ %152, %151 ], [ 3, %133 ]
  %157 = icmp eq i64 %155, 0
  br i1 %157, label %158, label %558

158:                                              ; preds = %154
  %159 = load atomic i32, ptr %21 monotonic, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %558

161:                                              ; preds = %158
  switch i32 %156, label %192 [
    i32 1, label %162
    i32 2, label %172
    i32 4, label %182
  ]

162:                                              ; preds = %161
  store i32 2, ptr %84, align 8, !tbaa !13
  %163 = load i32, ptr %71, align 4, !tbaa !44
  %164 = add i32 %163, -1
  store i32 %164, ptr %71, align 4, !tbaa !44
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %192, label %166

166:                                              ; preds = %162
  %167 = load i32, ptr %70, align 8, !tbaa !45
  %168 = icmp ult i32 %167, %164
  br i1 %168, label %192, label %169

169:                                              ; preds = %166
  store i32 0, ptr %70, align 8, !tbaa !45
  %170 = load i32, ptr %68, align 4, !tbaa !31
  %171 = add i32 %170, 1
  store i32 %171, ptr %68, align 4, !tbaa !31
  br label %192

172:                                              ; preds = %161
  %173 = load i32, ptr %68, align 4, !tbaa !31
  %174 = getelementptr inbounds i8, ptr %83, i64 540
  store i32 %173, ptr %174, align 4, !tbaa !13
  store i32 1, ptr %84, align 8, !tbaa !13
  %175 = load i32, ptr %70, align 8, !tbaa !45
  %176 = add i32 %175, 1
  store i32 %176, ptr %70, align 8, !tbaa !45
  %177 = load i32, ptr %71, align 4, !tbaa !44
  %178 = icmp ult i32 %176, %177
  br i1 %178, label %192, label %179

179:                                              ; preds = %172
  store i32 0, ptr %70, align 8, !tbaa !45
  %180 = load i32, ptr %68, align 4, !tbaa !31
  %181 = add i32 %180, 1
  store i32 %181, ptr %68, align 4, !tbaa !31
  br label %192

182:                                              ; preds = %161
  store i32 1, ptr %84, align 8, !tbaa !13
  %183 = icmp eq i32 %78, 0
  br i1 %183, label %184, label %189

184:                                              ; preds = %182
  %185 = getelementptr inbounds i8, ptr %83, i64 540
  %186 = load i32, ptr %185, align 4, !tbaa !13
  %187 = load i32, ptr %68, align 4, !tbaa !31
  %188 = icmp ne i32 %186, %187
  br label %189

189:                                              ; preds = %184, %182
  %190 = phi i1 [ true, %182 ], [ %188, %184 ]
  %191 = zext i1 %190 to i32
  br label %192

192:                                              ; preds = %189, %179, %172, %169, %166, %162, %161, %86, %76
  %193 = phi i32 [ 1, %169 ], [ 1, %166 ], [ 1, %162 ], [ %78, %161 ], [ 1, %172 ], [ 1, %179 ], [ %191, %189 ], [ %78, %86 ], [ %78, %76 ]
  %194 = add nuw nsw i64 %77, 1
  %195 = load i32, ptr %66, align 4, !tbaa !28
  %196 = zext i32 %195 to i64
  %197 = icmp ult i64 %194, %196
  br i1 %197, label %76, label %198, !llvm.loop !46

198:                                              ; preds = %192
  %199 = load i32, ptr %71, align 4, !tbaa !44
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %206, label %204

201:                                              ; preds = %73
  %202 = load i32, ptr %71, align 4, !tbaa !44
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %206, label %207

204:                                              ; preds = %198
  %205 = icmp eq i32 %193, 0
  br i1 %205, label %207, label %73

206:                                              ; preds = %201, %198
  store i32 0, ptr %58, align 8, !tbaa !23
  br label %216

207:                                              ; preds = %204, %54, %201
  %208 = phi i32 [ %56, %54 ], [ %62, %201 ], [ %62, %204 ]
  %209 = load i64, ptr %10, align 8, !tbaa !22
  %210 = add i64 %209, 1
  %211 = load i64, ptr %9, align 8, !tbaa !21
  %212 = icmp eq i64 %210, %211
  %213 = select i1 %212, i64 0, i64 %210
  store i64 %213, ptr %10, align 8, !tbaa !22
  %214 = add nuw i64 %57, 1
  %215 = icmp ult i64 %214, %211
  br i1 %215, label %54, label %216, !llvm.loop !47

216:                                              ; preds = %207, %49, %206
  %217 = phi i32 [ %56, %206 ], [ 0, %49 ], [ %208, %207 ]
  %218 = phi i1 [ true, %206 ], [ false, %49 ], [ false, %207 ]
  %219 = load atomic i32, ptr %21 monotonic, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %558

221:                                              ; preds = %216
  %222 = load i64, ptr %5, align 8, !tbaa !19
  %223 = inttoptr i64 %222 to ptr
  %224 = load i64, ptr %9, align 8, !tbaa !21
  %225 = icmp eq i64 %224, 0
  br i1 %225, label %545, label %229

226:                                              ; preds = %229
  %227 = add nuw i64 %230, 1
  %228 = icmp eq i64 %227, %224
  br i1 %228, label %545, label %229, !llvm.loop !48

229:                                              ; preds = %221, %226
  %230 = phi i64 [ %227, %226 ], [ 0, %221 ]
  %231 = getelementptr inbounds %struct.Group, ptr %223, i64 %230
  %232 = load i32, ptr %231, align 8, !tbaa !23
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %226

234:                                              ; preds = %229
  %235 = atomicrmw add ptr %4, i64 1 acq_rel, align 8
  %236 = load i64, ptr %22, align 8, !tbaa !49
  %237 = icmp ult i64 %235, %236
  br i1 %237, label %238, label %545

238:                                              ; preds = %234
  %239 = getelementptr inbounds i8, ptr %231, i64 24
  %240 = load i32, ptr %23, align 4, !tbaa !13
  %241 = zext i32 %240 to i64
  %242 = urem i64 %235, %241
  %243 = trunc nuw i64 %242 to i32
  store i32 %243, ptr %239, align 4, !tbaa !13
  %244 = load i32, ptr %23, align 4, !tbaa !13
  %245 = zext i32 %244 to i64
  %246 = udiv i64 %235, %245
  %247 = load i32, ptr %24, align 4, !tbaa !13
  %248 = load i32, ptr %25, align 4, !tbaa !13
  %249 = mul i32 %247, %243
  %250 = sub i32 %248, %249
  %251 = tail call noundef i32 @llvm.umin.i32(i32 %247, i32 %250)
  %252 = load i32, ptr %26, align 4, !tbaa !13
  %253 = zext i32 %252 to i64
  %254 = urem i64 %246, %253
  %255 = trunc nuw i64 %254 to i32
  %256 = getelementptr inbounds i8, ptr %231, i64 28
  store i32 %255, ptr %256, align 4, !tbaa !13
  %257 = load i32, ptr %26, align 4, !tbaa !13
  %258 = zext i32 %257 to i64
  %259 = udiv i64 %246, %258
  %260 = load i32, ptr %27, align 4, !tbaa !13
  %261 = load i32, ptr %28, align 4, !tbaa !13
  %262 = mul i32 %260, %255
  %263 = sub i32 %261, %262
  %264 = tail call noundef i32 @llvm.umin.i32(i32 %260, i32 %263)
  %265 = load i32, ptr %29, align 4, !tbaa !13
  %266 = zext i32 %265 to i64
  %267 = urem i64 %259, %266
  %268 = trunc nuw i64 %267 to i32
  %269 = getelementptr inbounds i8, ptr %231, i64 32
  store i32 %268, ptr %269, align 4, !tbaa !13
  %270 = load i32, ptr %30, align 4, !tbaa !13
  %271 = load i32, ptr %31, align 4, !tbaa !13
  %272 = mul i32 %270, %268
  %273 = sub i32 %271, %272
  %274 = tail call noundef i32 @llvm.umin.i32(i32 %270, i32 %273)
  %275 = zext i32 %251 to i64
  %276 = zext i32 %264 to i64
  %277 = mul nuw i64 %276, %275
  %278 = zext i32 %274 to i64
  %279 = mul i64 %277, %278
  %280 = load i32, ptr %16, align 4, !tbaa !3
  %281 = zext i32 %280 to i64
  %282 = add nsw i64 %281, -1
  %283 = add i64 %282, %279
  %284 = udiv i64 %283, %281
  %285 = trunc i64 %284 to i32
  %286 = getelementptr inbounds i8, ptr %231, i64 4
  store i32 %285, ptr %286, align 4, !tbaa !44
  %287 = getelementptr inbounds i8, ptr %231, i64 36
  store i32 %285, ptr %287, align 4, !tbaa !28
  %288 = getelementptr inbounds i8, ptr %231, i64 12
  store i32 0, ptr %288, align 4, !tbaa !31
  %289 = getelementptr inbounds i8, ptr %231, i64 8
  store i32 0, ptr %289, align 8, !tbaa !45
  %290 = getelementptr inbounds i8, ptr %231, i64 16
  store i64 %235, ptr %290, align 8, !tbaa !50
  store i32 1, ptr %231, align 8, !tbaa !23
  %291 = load i32, ptr %24, align 4, !tbaa !13
  %292 = icmp eq i32 %251, %291
  br i1 %292, label %293, label %299

293:                                              ; preds = %238
  %294 = load i32, ptr %27, align 4, !tbaa !13
  %295 = icmp eq i32 %264, %294
  br i1 %295, label %296, label %299

296:                                              ; preds = %293
  %297 = load i32, ptr %30, align 4, !tbaa !13
  %298 = icmp ne i32 %274, %297
  br label %299

299:                                              ; preds = %296, %293, %238
  %300 = phi i1 [ true, %293 ], [ true, %238 ], [ %298, %296 ]
  %301 = icmp eq i32 %285, 0
  br i1 %301, label %546, label %302

302:                                              ; preds = %299
  %303 = getelementptr inbounds i8, ptr %231, i64 40
  br label %304

304:                                              ; preds = %516, %302
  %305 = phi i64 [ 0, %302 ], [ %541, %516 ]
  %306 = load i64, ptr %303, align 8, !tbaa !29
  %307 = load i64, ptr %13, align 8, !tbaa !30
  %308 = mul i64 %307, %305
  %309 = add i64 %308, %306
  %310 = inttoptr i64 %309 to ptr
  %311 = load i32, ptr %16, align 4, !tbaa !3
  %312 = zext i32 %311 to i64
  %313 = load i32, ptr %32, align 8, !tbaa !9
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %315, label %318

315:                                              ; preds = %304
  %316 = load i32, ptr %33, align 4, !tbaa !10
  %317 = zext i32 %316 to i64
  br label %318

318:                                              ; preds = %315, %304
  %319 = phi i64 [ %317, %315 ], [ 1, %304 ]
  %320 = mul nuw i64 %319, %312
  %321 = load i64, ptr %34, align 8, !tbaa !51
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %340, label %323

323:                                              ; preds = %318
  %324 = and i64 %321, 3
  %325 = icmp ult i64 %321, 4
  br i1 %325, label %328, label %326

326:                                              ; preds = %323
  %327 = and i64 %321, -4
  br label %345

328:                                              ; preds = %345, %323
  %329 = phi i64 [ 0, %323 ], [ %363, %345 ]
  %330 = icmp eq i64 %324, 0
  br i1 %330, label %340, label %331

331:                                              ; preds = %328, %331
  %332 = phi i64 [ %337, %331 ], [ %329, %328 ]
  %333 = phi i64 [ %338, %331 ], [ 0, %328 ]
  %334 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %332
  %335 = load i32, ptr %334, align 4, !tbaa !13
  %336 = getelementptr inbounds [128 x i32], ptr %310, i64 0, i64 %332
  store i32 %335, ptr %336, align 4, !tbaa !13
  %337 = add nuw i64 %332, 1
  %338 = add i64 %333, 1
  %339 = icmp eq i64 %338, %324
  br i1 %339, label %340, label %331, !llvm.loop !52

340:                                              ; preds = %328, %331, %318
  %341 = getelementptr inbounds i8, ptr %310, i64 468
  store i32 0, ptr %341, align 4, !tbaa !13
  %342 = getelementptr inbounds i8, ptr %310, i64 460
  store i32 0, ptr %342, align 4, !tbaa !13
  %343 = load i64, ptr %36, align 8, !tbaa !54
  %344 = icmp eq i64 %343, -1
  br i1 %344, label %378, label %366

345:                                              ; preds = %345, %326
  %346 = phi i64 [ 0, %326 ], [ %363, %345 ]
  %347 = phi i64 [ 0, %326 ], [ %364, %345 ]
  %348 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %346
  %349 = load i32, ptr %348, align 4, !tbaa !13
  %350 = getelementptr inbounds [128 x i32], ptr %310, i64 0, i64 %346
  store i32 %349, ptr %350, align 4, !tbaa !13
  %351 = or disjoint i64 %346, 1
  %352 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %351
  %353 = load i32, ptr %352, align 4, !tbaa !13
  %354 = getelementptr inbounds [128 x i32], ptr %310, i64 0, i64 %351
  store i32 %353, ptr %354, align 4, !tbaa !13
  %355 = or disjoint i64 %346, 2
  %356 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %355
  %357 = load i32, ptr %356, align 4, !tbaa !13
  %358 = getelementptr inbounds [128 x i32], ptr %310, i64 0, i64 %355
  store i32 %357, ptr %358, align 4, !tbaa !13
  %359 = or disjoint i64 %346, 3
  %360 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %359
  %361 = load i32, ptr %360, align 4, !tbaa !13
  %362 = getelementptr inbounds [128 x i32], ptr %310, i64 0, i64 %359
  store i32 %361, ptr %362, align 4, !tbaa !13
  %363 = add nuw i64 %346, 4
  %364 = add i64 %347, 4
  %365 = icmp eq i64 %364, %327
  br i1 %365, label %328, label %345, !llvm.loop !56

366:                                              ; preds = %340
  %367 = load i32, ptr %239, align 4, !tbaa !13
  %368 = getelementptr inbounds [128 x i32], ptr %310, i64 0, i64 %343
  %369 = load i32, ptr %368, align 4, !tbaa !13
  %370 = load i32, ptr %37, align 4, !tbaa !57
  %371 = load i32, ptr %38, align 8, !tbaa !58
  %372 = shl i32 %370, %371
  %373 = xor i32 %372, -1
  %374 = and i32 %369, %373
  %375 = and i32 %370, %367
  %376 = shl i32 %375, %371
  %377 = or i32 %374, %376
  store i32 %377, ptr %368, align 4, !tbaa !13
  br label %378

378:                                              ; preds = %366, %340
  %379 = load i64, ptr %39, align 8, !tbaa !54
  %380 = icmp eq i64 %379, -1
  br i1 %380, label %393, label %381

381:                                              ; preds = %378
  %382 = load i32, ptr %256, align 4, !tbaa !13
  %383 = getelementptr inbounds [128 x i32], ptr %310, i64 0, i64 %379
  %384 = load i32, ptr %383, align 4, !tbaa !13
  %385 = load i32, ptr %40, align 4, !tbaa !57
  %386 = load i32, ptr %41, align 8, !tbaa !58
  %387 = shl i32 %385, %386
  %388 = xor i32 %387, -1
  %389 = and i32 %384, %388
  %390 = and i32 %385, %382
  %391 = shl i32 %390, %386
  %392 = or i32 %389, %391
  store i32 %392, ptr %383, align 4, !tbaa !13
  br label %393

393:                                              ; preds = %381, %378
  %394 = load i64, ptr %42, align 8, !tbaa !54
  %395 = icmp eq i64 %394, -1
  br i1 %395, label %408, label %396

396:                                              ; preds = %393
  %397 = load i32, ptr %269, align 4, !tbaa !13
  %398 = getelementptr inbounds [128 x i32], ptr %310, i64 0, i64 %394
  %399 = load i32, ptr %398, align 4, !tbaa !13
  %400 = load i32, ptr %43, align 4, !tbaa !57
  %401 = load i32, ptr %44, align 8, !tbaa !58
  %402 = shl i32 %400, %401
  %403 = xor i32 %402, -1
  %404 = and i32 %399, %403
  %405 = and i32 %400, %397
  %406 = shl i32 %405, %401
  %407 = or i32 %404, %406
  store i32 %407, ptr %398, align 4, !tbaa !13
  br label %408

408:                                              ; preds = %396, %393
  br i1 %300, label %444, label %409

409:                                              ; preds = %408
  %410 = load i64, ptr %45, align 8, !tbaa !12
  %411 = inttoptr i64 %410 to ptr
  %412 = mul i64 %320, %305
  %413 = getelementptr i32, ptr %411, i64 %412
  %414 = icmp ult i64 %320, 2
  br i1 %414, label %516, label %415

415:                                              ; preds = %409
  %416 = lshr i64 %320, 1
  %417 = getelementptr inbounds i8, ptr %310, i64 576
  %418 = add nsw i64 %416, -1
  %419 = and i64 %416, 3
  %420 = icmp ult i64 %418, 3
  br i1 %420, label %504, label %421

421:                                              ; preds = %415
  %422 = and i64 %416, 9223372036854775804
  br label %423

423:                                              ; preds = %423, %421
  %424 = phi i64 [ 0, %421 ], [ %441, %423 ]
  %425 = phi i64 [ 0, %421 ], [ %442, %423 ]
  %426 = getelementptr inbounds i64, ptr %413, i64 %424
  %427 = load i64, ptr %426, align 8, !tbaa !38
  %428 = getelementptr inbounds i64, ptr %417, i64 %424
  store i64 %427, ptr %428, align 8, !tbaa !38
  %429 = or disjoint i64 %424, 1
  %430 = getelementptr inbounds i64, ptr %413, i64 %429
  %431 = load i64, ptr %430, align 8, !tbaa !38
  %432 = getelementptr inbounds i64, ptr %417, i64 %429
  store i64 %431, ptr %432, align 8, !tbaa !38
  %433 = or disjoint i64 %424, 2
  %434 = getelementptr inbounds i64, ptr %413, i64 %433
  %435 = load i64, ptr %434, align 8, !tbaa !38
  %436 = getelementptr inbounds i64, ptr %417, i64 %433
  store i64 %435, ptr %436, align 8, !tbaa !38
  %437 = or disjoint i64 %424, 3
  %438 = getelementptr inbounds i64, ptr %413, i64 %437
  %439 = load i64, ptr %438, align 8, !tbaa !38
  %440 = getelementptr inbounds i64, ptr %417, i64 %437
  store i64 %439, ptr %440, align 8, !tbaa !38
  %441 = add nuw nsw i64 %424, 4
  %442 = add i64 %425, 4
  %443 = icmp eq i64 %442, %422
  br i1 %443, label %504, label %423, !llvm.loop !59

444:                                              ; preds = %408
  %445 = getelementptr inbounds i8, ptr %310, i64 576
  %446 = load i32, ptr %16, align 4, !tbaa !3
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %516, label %448

448:                                              ; preds = %444
  %449 = zext i32 %446 to i64
  %450 = mul nuw i64 %305, %449
  %451 = udiv i64 %450, %275
  %452 = udiv i64 %451, %276
  %453 = trunc i64 %452 to i32
  %454 = urem i64 %451, %276
  %455 = trunc nuw i64 %454 to i32
  %456 = urem i64 %450, %275
  %457 = trunc nuw i64 %456 to i32
  %458 = shl i32 %446, 1
  br label %459

459:                                              ; preds = %498, %448
  %460 = phi i64 [ 0, %448 ], [ %502, %498 ]
  %461 = phi i32 [ %453, %448 ], [ %501, %498 ]
  %462 = phi i32 [ %455, %448 ], [ %500, %498 ]
  %463 = phi i32 [ %457, %448 ], [ %499, %498 ]
  %464 = load i32, ptr %32, align 8, !tbaa !9
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %471, label %466

466:                                              ; preds = %459
  %467 = shl i32 %462, 10
  %468 = shl i32 %461, 20
  %469 = or i32 %467, %468
  %470 = or i32 %469, %463
  br label %485

471:                                              ; preds = %459
  %472 = getelementptr inbounds i32, ptr %445, i64 %460
  store i32 %463, ptr %472, align 4, !tbaa !13
  %473 = load i32, ptr %33, align 4, !tbaa !10
  %474 = icmp ugt i32 %473, 1
  br i1 %474, label %475, label %489

475:                                              ; preds = %471
  %476 = trunc nuw i64 %460 to i32
  %477 = add i32 %446, %476
  %478 = zext i32 %477 to i64
  %479 = getelementptr inbounds i32, ptr %445, i64 %478
  store i32 %462, ptr %479, align 4, !tbaa !13
  %480 = load i32, ptr %33, align 4, !tbaa !10
  %481 = icmp ugt i32 %480, 2
  br i1 %481, label %482, label %489

482:                                              ; preds = %475
  %483 = add i32 %458, %476
  %484 = zext i32 %483 to i64
  br label %485

485:                                              ; preds = %482, %466
  %486 = phi i64 [ %484, %482 ], [ %460, %466 ]
  %487 = phi i32 [ %461, %482 ], [ %470, %466 ]
  %488 = getelementptr inbounds i32, ptr %445, i64 %486
  store i32 %487, ptr %488, align 4, !tbaa !13
  br label %489

489:                                              ; preds = %485, %475, %471
  %490 = add i32 %463, 1
  %491 = icmp ult i32 %490, %251
  br i1 %491, label %498, label %492

492:                                              ; preds = %489
  %493 = add i32 %462, 1
  %494 = icmp uge i32 %493, %264
  %495 = select i1 %494, i32 0, i32 %493
  %496 = zext i1 %494 to i32
  %497 = add i32 %461, %496
  br label %498

498:                                              ; preds = %492, %489
  %499 = phi i32 [ %490, %489 ], [ 0, %492 ]
  %500 = phi i32 [ %462, %489 ], [ %495, %492 ]
  %501 = phi i32 [ %461, %489 ], [ %497, %492 ]
  %502 = add nuw nsw i64 %460, 1
  %503 = icmp eq i64 %502, %449
  br i1 %503, label %516, label %459, !llvm.loop !14

504:                                              ; preds = %423, %415
  %505 = phi i64 [ 0, %415 ], [ %441, %423 ]
  %506 = icmp eq i64 %419, 0
  br i1 %506, label %516, label %507

507:                                              ; preds = %504, %507
  %508 = phi i64 [ %513, %507 ], [ %505, %504 ]
  %509 = phi i64 [ %514, %507 ], [ 0, %504 ]
  %510 = getelementptr inbounds i64, ptr %413, i64 %508
  %511 = load i64, ptr %510, align 8, !tbaa !38
  %512 = getelementptr inbounds i64, ptr %417, i64 %508
  store i64 %511, ptr %512, align 8, !tbaa !38
  %513 = add nuw nsw i64 %508, 1
  %514 = add i64 %509, 1
  %515 = icmp eq i64 %514, %419
  br i1 %515, label %516, label %507, !llvm.loop !60

516:                                              ; preds = %504, %507, %498, %444, %409
  %517 = mul nuw i64 %305, %312
  %518 = sub i64 %279, %517
  %519 = icmp ult i64 %518, %312
  %520 = sub i32 64, %311
  %521 = zext nneg i32 %520 to i64
  %522 = lshr i64 -1, %521
  %523 = shl nsw i64 -1, %518
  %524 = xor i64 %523, -1
  %525 = select i1 %519, i64 %524, i64 %522
  %526 = trunc i64 %525 to i32
  %527 = getelementptr inbounds i8, ptr %310, i64 504
  store i32 %526, ptr %527, align 8, !tbaa !13
  %528 = lshr i64 %525, 32
  %529 = trunc nuw i64 %528 to i32
  %530 = getelementptr inbounds i8, ptr %310, i64 508
  store i32 %529, ptr %530, align 4, !tbaa !13
  %531 = getelementptr inbounds i8, ptr %310, i64 512
  %532 = getelementptr inbounds i8, ptr %310, i64 516
  store i32 0, ptr %532, align 4, !tbaa !13
  store i32 0, ptr %531, align 8, !tbaa !13
  %533 = load i32, ptr %46, align 8, !tbaa !61
  %534 = getelementptr inbounds i8, ptr %310, i64 524
  store i32 %533, ptr %534, align 4, !tbaa !13
  %535 = load i64, ptr %47, align 8, !tbaa !62
  %536 = getelementptr inbounds i8, ptr %310, i64 528
  store i64 %535, ptr %536, align 8, !tbaa !38
  %537 = getelementptr inbounds i8, ptr %310, i64 544
  %538 = trunc nuw i64 %305 to i32
  store i32 %538, ptr %537, align 8, !tbaa !13
  %539 = getelementptr inbounds i8, ptr %310, i64 548
  store i32 0, ptr %539, align 4, !tbaa !13
  %540 = getelementptr inbounds i8, ptr %310, i64 536
  store i32 0, ptr %540, align 8, !tbaa !13
  %541 = add nuw nsw i64 %305, 1
  %542 = load i32, ptr %287, align 4, !tbaa !28
  %543 = zext i32 %542 to i64
  %544 = icmp ult i64 %541, %543
  br i1 %544, label %304, label %546, !llvm.loop !63

545:                                              ; preds = %226, %221, %234
  br i1 %218, label %546, label %548

546:                                              ; preds = %516, %299, %545
  store i32 0, ptr %48, align 4, !tbaa !64
  br label %547

547:                                              ; preds = %546, %550, %554
  br label %49

548:                                              ; preds = %545
  %549 = icmp eq i32 %217, 0
  br i1 %549, label %558, label %550

550:                                              ; preds = %548
  %551 = load i32, ptr %48, align 4, !tbaa !64
  %552 = add i32 %551, 1
  store i32 %552, ptr %48, align 4, !tbaa !64
  %553 = icmp eq i32 %552, 16
  br i1 %553, label %554, label %547

554:                                              ; preds = %550
  %555 = load atomic i64, ptr %4 acquire, align 8
  %556 = load i64, ptr %22, align 8, !tbaa !49
  %557 = icmp ult i64 %555, %556
  br i1 %557, label %558, label %547

558:                                              ; preds = %216, %548, %554, %154, %158
  %559 = phi i32 [ 1, %154 ], [ 2, %158 ], [ 2, %216 ], [ 0, %548 ], [ 3, %554 ]
  ret i32 %559
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 52}
!4 = !{!"", !5, i64 0, !5, i64 8, !6, i64 16, !6, i64 28, !6, i64 40, !8, i64 52, !8, i64 56, !8, i64 60, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !6, i64 96, !8, i64 144, !8, i64 148, !8, i64 152, !8, i64 156, !5, i64 160, !6, i64 168, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 144}
!10 = !{!4, !8, i64 148}
!11 = !{!4, !8, i64 56}
!12 = !{!4, !5, i64 688}
!13 = !{!8, !8, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!18, !5, i64 48}
!18 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696}
!19 = !{!18, !5, i64 96}
!20 = !{!18, !5, i64 80}
!21 = !{!18, !5, i64 88}
!22 = !{!18, !5, i64 104}
!23 = !{!24, !8, i64 0}
!24 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!25 = !{!18, !5, i64 56}
!26 = !{!24, !5, i64 48}
!27 = !{!18, !5, i64 8}
!28 = !{!24, !8, i64 36}
!29 = !{!24, !5, i64 40}
!30 = !{!4, !5, i64 64}
!31 = !{!24, !8, i64 12}
!32 = !{!18, !5, i64 64}
!33 = !{!24, !5, i64 56}
!34 = !{!4, !5, i64 88}
!35 = !{!18, !5, i64 24}
!36 = !{!4, !5, i64 696}
!37 = !{!18, !5, i64 0}
!38 = !{!5, !5, i64 0}
!39 = !{!40, !5, i64 0}
!40 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!41 = !{!18, !5, i64 176}
!42 = !{!40, !5, i64 8}
!43 = !{!40, !5, i64 16}
!44 = !{!24, !8, i64 4}
!45 = !{!24, !8, i64 8}
!46 = distinct !{!46, !15}
!47 = distinct !{!47, !15}
!48 = distinct !{!48, !15}
!49 = !{!4, !5, i64 8}
!50 = !{!24, !5, i64 16}
!51 = !{!4, !5, i64 680}
!52 = distinct !{!52, !53}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !{!55, !5, i64 0}
!55 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!56 = distinct !{!56, !15}
!57 = !{!55, !8, i64 12}
!58 = !{!55, !8, i64 8}
!59 = distinct !{!59, !15}
!60 = distinct !{!60, !53}
!61 = !{!4, !8, i64 152}
!62 = !{!4, !5, i64 72}
!63 = distinct !{!63, !15}
!64 = !{!18, !8, i64 164}
