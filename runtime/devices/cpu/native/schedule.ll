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
  %20 = getelementptr inbounds i8, ptr %0, i64 696
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
  %18 = getelementptr inbounds i8, ptr %4, i64 704
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
  %34 = getelementptr inbounds i8, ptr %4, i64 688
  %35 = getelementptr i8, ptr %4, i64 176
  %36 = getelementptr inbounds i8, ptr %4, i64 96
  %37 = getelementptr inbounds i8, ptr %4, i64 108
  %38 = getelementptr inbounds i8, ptr %4, i64 104
  %39 = getelementptr inbounds i8, ptr %4, i64 112
  %40 = getelementptr inbounds i8, ptr %4, i64 124
  %41 = getelementptr inbounds i8, ptr %4, i64 120
  %42 = getelementptr inbounds i8, ptr %4, i64 128
  %43 = getelementptr inbounds i8, ptr %4, i64 140
  %44 = getelementptr inbounds i8, ptr %4, i64 136
  %45 = getelementptr inbounds i8, ptr %4, i64 696
  %46 = getelementptr inbounds i8, ptr %4, i64 152
  %47 = getelementptr inbounds i8, ptr %4, i64 72
  br label %48

48:                                               ; preds = %541, %1
  %49 = load i64, ptr %9, align 8, !tbaa !21
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %213, label %51

51:                                               ; preds = %48
  %52 = load i64, ptr %10, align 8, !tbaa !22
  br label %53

53:                                               ; preds = %51, %204
  %54 = phi i64 [ %210, %204 ], [ %52, %51 ]
  %55 = phi i32 [ %205, %204 ], [ 0, %51 ]
  %56 = phi i64 [ %211, %204 ], [ 0, %51 ]
  %57 = getelementptr inbounds %struct.Group, ptr %7, i64 %54
  %58 = load i32, ptr %57, align 8, !tbaa !23
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %204, label %60

60:                                               ; preds = %53
  %61 = add i32 %55, 1
  %62 = ptrtoint ptr %57 to i64
  store i64 %62, ptr %11, align 8, !tbaa !25
  %63 = getelementptr inbounds i8, ptr %57, i64 48
  %64 = load i64, ptr %63, align 8, !tbaa !26
  store i64 %64, ptr %12, align 8, !tbaa !27
  %65 = getelementptr inbounds i8, ptr %57, i64 36
  %66 = getelementptr inbounds i8, ptr %57, i64 40
  %67 = getelementptr inbounds i8, ptr %57, i64 12
  %68 = getelementptr inbounds i8, ptr %57, i64 56
  %69 = getelementptr inbounds i8, ptr %57, i64 8
  %70 = getelementptr inbounds i8, ptr %57, i64 4
  %71 = load i32, ptr %65, align 4, !tbaa !28
  br label %72

72:                                               ; preds = %201, %60
  %73 = phi i32 [ %192, %201 ], [ %71, %60 ]
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %198, label %75

75:                                               ; preds = %72, %189
  %76 = phi i64 [ %191, %189 ], [ 0, %72 ]
  %77 = phi i32 [ %190, %189 ], [ 0, %72 ]
  %78 = load i64, ptr %66, align 8, !tbaa !29
  %79 = load i64, ptr %13, align 8, !tbaa !30
  %80 = mul i64 %79, %76
  %81 = add i64 %80, %78
  %82 = inttoptr i64 %81 to ptr
  %83 = getelementptr inbounds i8, ptr %82, i64 536
  %84 = load i32, ptr %83, align 8, !tbaa !13
  switch i32 %84, label %189 [
    i32 1, label %85
    i32 0, label %91
  ]

85:                                               ; preds = %75
  %86 = getelementptr inbounds i8, ptr %82, i64 540
  %87 = load i32, ptr %86, align 4, !tbaa !13
  %88 = load i32, ptr %67, align 4, !tbaa !31
  %89 = icmp eq i32 %87, %88
  br i1 %89, label %189, label %90

90:                                               ; preds = %85
  store i32 0, ptr %83, align 8, !tbaa !13
  br label %91

91:                                               ; preds = %90, %75
  store i64 %81, ptr %14, align 8, !tbaa !32
  %92 = load i64, ptr %68, align 8, !tbaa !33
  %93 = load i64, ptr %15, align 8, !tbaa !34
  %94 = mul i64 %93, %76
  %95 = load i32, ptr %16, align 4, !tbaa !3
  %96 = zext i32 %95 to i64
  %97 = mul i64 %94, %96
  %98 = add i64 %97, %92
  store i64 %98, ptr %17, align 8, !tbaa !35
  %99 = load i64, ptr %18, align 8, !tbaa !36
  store i64 %99, ptr %0, align 8, !tbaa !37
  %100 = getelementptr inbounds i8, ptr %82, i64 528
  %101 = load i64, ptr %100, align 8, !tbaa !38
  %102 = getelementptr inbounds i8, ptr %82, i64 524
  br label %103

103:                                              ; preds = %145, %91
  %104 = phi i64 [ %101, %91 ], [ %140, %145 ]
  %105 = add i64 %104, 1
  %106 = load i32, ptr %102, align 4, !tbaa !13
  %107 = and i32 %106, 1023
  %108 = zext nneg i32 %107 to i64
  %109 = shl nuw nsw i64 %108, 48
  %110 = or i64 %109, %105
  %111 = load atomic i64, ptr %19 acquire, align 8
  %112 = inttoptr i64 %111 to ptr
  %113 = getelementptr inbounds i8, ptr %112, i64 -8
  %114 = load i64, ptr %113, align 8, !tbaa !38
  %115 = lshr i64 %110, 2
  %116 = mul i64 %115, -7046029254386353131
  %117 = lshr i64 %116, 40
  br label %118

118:                                              ; preds = %118, %103
  %119 = phi i64 [ %117, %103 ], [ %129, %118 ]
  %120 = phi ptr [ undef, %103 ], [ %127, %118 ]
  %121 = and i64 %119, %114
  %122 = getelementptr inbounds %struct.Region, ptr %112, i64 %121
  %123 = load i64, ptr %122, align 8, !tbaa !39
  %124 = icmp ne i64 %123, %110
  %125 = icmp ne i64 %123, 0
  %126 = select i1 %125, ptr %120, ptr null
  %127 = select i1 %124, ptr %126, ptr %122
  %128 = and i1 %124, %125
  %129 = add i64 %119, 1
  br i1 %128, label %118, label %130

130:                                              ; preds = %118
  %131 = icmp eq ptr %127, null
  br i1 %131, label %132, label %133

132:                                              ; preds = %130
  store i64 %104, ptr %100, align 8, !tbaa !38
  store i64 %110, ptr %8, align 8, !tbaa !20
  br label %151

133:                                              ; preds = %130
  store i64 %110, ptr %20, align 8, !tbaa !41
  %134 = getelementptr inbounds i8, ptr %127, i64 8
  %135 = load i64, ptr %134, align 8, !tbaa !42
  %136 = inttoptr i64 %135 to ptr
  %137 = getelementptr inbounds i8, ptr %127, i64 16
  %138 = load i64, ptr %137, align 8, !tbaa !43
  %139 = tail call i64 %136(ptr noundef %82, ptr noundef nonnull %0, i64 noundef %138) #3
  %140 = and i64 %139, 281474976710655
  %141 = icmp ult i64 %139, 281474976710656
  br i1 %141, label %145, label %142

142:                                              ; preds = %133
  %143 = lshr i64 %139, 48
  %144 = trunc nuw nsw i64 %143 to i32
  br label %148

145:                                              ; preds = %133
  %146 = load i64, ptr %0, align 8, !tbaa !37
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %148, label %103

148:                                              ; preds = %145, %142
  %149 = phi i32 [ %144, %142 ], [ 3, %145 ]
  store i64 %140, ptr %100, align 8, !tbaa !38
  %150 = load i64, ptr %8, align 8, !tbaa !20
  br label %151

151:                                              ; preds = %148, %132
  %152 = phi i64 [ %150, %148 ], [ %110, %132 ]
  %153 = phi i32 [ %149, %148 ], [ 3, %132 ]
  %154 = icmp eq i64 %152, 0
  br i1 %154, label %155, label %546

155:                                              ; preds = %151
  %156 = load atomic i32, ptr %21 monotonic, align 4
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %546

158:                                              ; preds = %155
  switch i32 %153, label %189 [
    i32 1, label %159
    i32 2, label %169
    i32 4, label %179
  ]

159:                                              ; preds = %158
  store i32 2, ptr %83, align 8, !tbaa !13
  %160 = load i32, ptr %70, align 4, !tbaa !44
  %161 = add i32 %160, -1
  store i32 %161, ptr %70, align 4, !tbaa !44
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %189, label %163

163:                                              ; preds = %159
  %164 = load i32, ptr %69, align 8, !tbaa !45
  %165 = icmp ult i32 %164, %161
  br i1 %165, label %189, label %166

166:                                              ; preds = %163
  store i32 0, ptr %69, align 8, !tbaa !45
  %167 = load i32, ptr %67, align 4, !tbaa !31
  %168 = add i32 %167, 1
  store i32 %168, ptr %67, align 4, !tbaa !31
  br label %189

169:                                              ; preds = %158
  %170 = load i32, ptr %67, align 4, !tbaa !31
  %171 = getelementptr inbounds i8, ptr %82, i64 540
  store i32 %170, ptr %171, align 4, !tbaa !13
  store i32 1, ptr %83, align 8, !tbaa !13
  %172 = load i32, ptr %69, align 8, !tbaa !45
  %173 = add i32 %172, 1
  store i32 %173, ptr %69, align 8, !tbaa !45
  %174 = load i32, ptr %70, align 4, !tbaa !44
  %175 = icmp ult i32 %173, %174
  br i1 %175, label %189, label %176

176:                                              ; preds = %169
  store i32 0, ptr %69, align 8, !tbaa !45
  %177 = load i32, ptr %67, align 4, !tbaa !31
  %178 = add i32 %177, 1
  store i32 %178, ptr %67, align 4, !tbaa !31
  br label %189

179:                                              ; preds = %158
  store i32 1, ptr %83, align 8, !tbaa !13
  %180 = icmp eq i32 %77, 0
  br i1 %180, label %181, label %186

181:                                              ; preds = %179
  %182 = getelementptr inbounds i8, ptr %82, i64 540
  %183 = load i32, ptr %182, align 4, !tbaa !13
  %184 = load i32, ptr %67, align 4, !tbaa !31
  %185 = icmp ne i32 %183, %184
  br label %186

186:                                              ; preds = %181, %179
  %187 = phi i1 [ true, %179 ], [ %185, %181 ]
  %188 = zext i1 %187 to i32
  br label %189

189:                                              ; preds = %186, %176, %169, %166, %163, %159, %158, %85, %75
  %190 = phi i32 [ 1, %166 ], [ 1, %163 ], [ 1, %159 ], [ %77, %158 ], [ 1, %169 ], [ 1, %176 ], [ %188, %186 ], [ %77, %85 ], [ %77, %75 ]
  %191 = add nuw nsw i64 %76, 1
  %192 = load i32, ptr %65, align 4, !tbaa !28
  %193 = zext i32 %192 to i64
  %194 = icmp ult i64 %191, %193
  br i1 %194, label %75, label %195, !llvm.loop !46

195:                                              ; preds = %189
  %196 = load i32, ptr %70, align 4, !tbaa !44
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %203, label %201

198:                                              ; preds = %72
  %199 = load i32, ptr %70, align 4, !tbaa !44
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %203, label %204

201:                                              ; preds = %195
  %202 = icmp eq i32 %190, 0
  br i1 %202, label %204, label %72

203:                                              ; preds = %198, %195
  store i32 0, ptr %57, align 8, !tbaa !23
  br label %213

204:                                              ; preds = %201, %53, %198
  %205 = phi i32 [ %55, %53 ], [ %61, %198 ], [ %61, %201 ]
  %206 = load i64, ptr %10, align 8, !tbaa !22
  %207 = add i64 %206, 1
  %208 = load i64, ptr %9, align 8, !tbaa !21
  %209 = icmp eq i64 %207, %208
  %210 = select i1 %209, i64 0, i64 %207
  store i64 %210, ptr %10, align 8, !tbaa !22
  %211 = add nuw i64 %56, 1
  %212 = icmp ult i64 %211, %208
  br i1 %212, label %53, label %213, !llvm.loop !47

213:                                              ; preds = %204, %48, %203
  %214 = phi i32 [ %55, %203 ], [ 0, %48 ], [ %205, %204 ]
  %215 = phi i1 [ true, %203 ], [ false, %48 ], [ false, %204 ]
  %216 = load atomic i32, ptr %21 monotonic, align 4
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %546

218:                                              ; preds = %213
  %219 = load i64, ptr %5, align 8, !tbaa !19
  %220 = inttoptr i64 %219 to ptr
  %221 = load i64, ptr %9, align 8, !tbaa !21
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %541, label %226

223:                                              ; preds = %226
  %224 = add nuw i64 %227, 1
  %225 = icmp eq i64 %224, %221
  br i1 %225, label %541, label %226, !llvm.loop !48

226:                                              ; preds = %218, %223
  %227 = phi i64 [ %224, %223 ], [ 0, %218 ]
  %228 = getelementptr inbounds %struct.Group, ptr %220, i64 %227
  %229 = load i32, ptr %228, align 8, !tbaa !23
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %223

231:                                              ; preds = %226
  %232 = atomicrmw add ptr %4, i64 1 acq_rel, align 8
  %233 = load i64, ptr %22, align 8, !tbaa !49
  %234 = icmp ult i64 %232, %233
  br i1 %234, label %235, label %541

235:                                              ; preds = %231
  %236 = getelementptr inbounds i8, ptr %228, i64 24
  %237 = load i32, ptr %23, align 4, !tbaa !13
  %238 = zext i32 %237 to i64
  %239 = urem i64 %232, %238
  %240 = trunc nuw i64 %239 to i32
  store i32 %240, ptr %236, align 4, !tbaa !13
  %241 = load i32, ptr %23, align 4, !tbaa !13
  %242 = zext i32 %241 to i64
  %243 = udiv i64 %232, %242
  %244 = load i32, ptr %24, align 4, !tbaa !13
  %245 = load i32, ptr %25, align 4, !tbaa !13
  %246 = mul i32 %244, %240
  %247 = sub i32 %245, %246
  %248 = tail call noundef i32 @llvm.umin.i32(i32 %244, i32 %247)
  %249 = load i32, ptr %26, align 4, !tbaa !13
  %250 = zext i32 %249 to i64
  %251 = urem i64 %243, %250
  %252 = trunc nuw i64 %251 to i32
  %253 = getelementptr inbounds i8, ptr %228, i64 28
  store i32 %252, ptr %253, align 4, !tbaa !13
  %254 = load i32, ptr %26, align 4, !tbaa !13
  %255 = zext i32 %254 to i64
  %256 = udiv i64 %243, %255
  %257 = load i32, ptr %27, align 4, !tbaa !13
  %258 = load i32, ptr %28, align 4, !tbaa !13
  %259 = mul i32 %257, %252
  %260 = sub i32 %258, %259
  %261 = tail call noundef i32 @llvm.umin.i32(i32 %257, i32 %260)
  %262 = load i32, ptr %29, align 4, !tbaa !13
  %263 = zext i32 %262 to i64
  %264 = urem i64 %256, %263
  %265 = trunc nuw i64 %264 to i32
  %266 = getelementptr inbounds i8, ptr %228, i64 32
  store i32 %265, ptr %266, align 4, !tbaa !13
  %267 = load i32, ptr %30, align 4, !tbaa !13
  %268 = load i32, ptr %31, align 4, !tbaa !13
  %269 = mul i32 %267, %265
  %270 = sub i32 %268, %269
  %271 = tail call noundef i32 @llvm.umin.i32(i32 %267, i32 %270)
  %272 = zext i32 %248 to i64
  %273 = zext i32 %261 to i64
  %274 = mul nuw i64 %273, %272
  %275 = zext i32 %271 to i64
  %276 = mul i64 %274, %275
  %277 = load i32, ptr %16, align 4, !tbaa !3
  %278 = zext i32 %277 to i64
  %279 = add nsw i64 %278, -1
  %280 = add i64 %279, %276
  %281 = udiv i64 %280, %278
  %282 = trunc i64 %281 to i32
  %283 = getelementptr inbounds i8, ptr %228, i64 4
  store i32 %282, ptr %283, align 4, !tbaa !44
  %284 = getelementptr inbounds i8, ptr %228, i64 36
  store i32 %282, ptr %284, align 4, !tbaa !28
  %285 = getelementptr inbounds i8, ptr %228, i64 12
  store i32 0, ptr %285, align 4, !tbaa !31
  %286 = getelementptr inbounds i8, ptr %228, i64 8
  store i32 0, ptr %286, align 8, !tbaa !45
  %287 = getelementptr inbounds i8, ptr %228, i64 16
  store i64 %232, ptr %287, align 8, !tbaa !50
  store i32 1, ptr %228, align 8, !tbaa !23
  %288 = load i32, ptr %24, align 4, !tbaa !13
  %289 = icmp eq i32 %248, %288
  br i1 %289, label %290, label %296

290:                                              ; preds = %235
  %291 = load i32, ptr %27, align 4, !tbaa !13
  %292 = icmp eq i32 %261, %291
  br i1 %292, label %293, label %296

293:                                              ; preds = %290
  %294 = load i32, ptr %30, align 4, !tbaa !13
  %295 = icmp ne i32 %271, %294
  br label %296

296:                                              ; preds = %293, %290, %235
  %297 = phi i1 [ true, %290 ], [ true, %235 ], [ %295, %293 ]
  %298 = icmp eq i32 %282, 0
  br i1 %298, label %541, label %299

299:                                              ; preds = %296
  %300 = getelementptr inbounds i8, ptr %228, i64 40
  br label %301

301:                                              ; preds = %513, %299
  %302 = phi i64 [ 0, %299 ], [ %537, %513 ]
  %303 = load i64, ptr %300, align 8, !tbaa !29
  %304 = load i64, ptr %13, align 8, !tbaa !30
  %305 = mul i64 %304, %302
  %306 = add i64 %305, %303
  %307 = inttoptr i64 %306 to ptr
  %308 = load i32, ptr %16, align 4, !tbaa !3
  %309 = zext i32 %308 to i64
  %310 = load i32, ptr %32, align 8, !tbaa !9
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %315

312:                                              ; preds = %301
  %313 = load i32, ptr %33, align 4, !tbaa !10
  %314 = zext i32 %313 to i64
  br label %315

315:                                              ; preds = %312, %301
  %316 = phi i64 [ %314, %312 ], [ 1, %301 ]
  %317 = mul nuw i64 %316, %309
  %318 = load i64, ptr %34, align 8, !tbaa !51
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %337, label %320

320:                                              ; preds = %315
  %321 = and i64 %318, 3
  %322 = icmp ult i64 %318, 4
  br i1 %322, label %325, label %323

323:                                              ; preds = %320
  %324 = and i64 %318, -4
  br label %342

325:                                              ; preds = %342, %320
  %326 = phi i64 [ 0, %320 ], [ %360, %342 ]
  %327 = icmp eq i64 %321, 0
  br i1 %327, label %337, label %328

328:                                              ; preds = %325, %328
  %329 = phi i64 [ %334, %328 ], [ %326, %325 ]
  %330 = phi i64 [ %335, %328 ], [ 0, %325 ]
  %331 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %329
  %332 = load i32, ptr %331, align 4, !tbaa !13
  %333 = getelementptr inbounds [128 x i32], ptr %307, i64 0, i64 %329
  store i32 %332, ptr %333, align 4, !tbaa !13
  %334 = add nuw i64 %329, 1
  %335 = add i64 %330, 1
  %336 = icmp eq i64 %335, %321
  br i1 %336, label %337, label %328, !llvm.loop !52

337:                                              ; preds = %325, %328, %315
  %338 = getelementptr inbounds i8, ptr %307, i64 468
  store i32 0, ptr %338, align 4, !tbaa !13
  %339 = getelementptr inbounds i8, ptr %307, i64 460
  store i32 0, ptr %339, align 4, !tbaa !13
  %340 = load i64, ptr %36, align 8, !tbaa !54
  %341 = icmp eq i64 %340, -1
  br i1 %341, label %375, label %363

342:                                              ; preds = %342, %323
  %343 = phi i64 [ 0, %323 ], [ %360, %342 ]
  %344 = phi i64 [ 0, %323 ], [ %361, %342 ]
  %345 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %343
  %346 = load i32, ptr %345, align 4, !tbaa !13
  %347 = getelementptr inbounds [128 x i32], ptr %307, i64 0, i64 %343
  store i32 %346, ptr %347, align 4, !tbaa !13
  %348 = or disjoint i64 %343, 1
  %349 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %348
  %350 = load i32, ptr %349, align 4, !tbaa !13
  %351 = getelementptr inbounds [128 x i32], ptr %307, i64 0, i64 %348
  store i32 %350, ptr %351, align 4, !tbaa !13
  %352 = or disjoint i64 %343, 2
  %353 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %352
  %354 = load i32, ptr %353, align 4, !tbaa !13
  %355 = getelementptr inbounds [128 x i32], ptr %307, i64 0, i64 %352
  store i32 %354, ptr %355, align 4, !tbaa !13
  %356 = or disjoint i64 %343, 3
  %357 = getelementptr inbounds [128 x i32], ptr %35, i64 0, i64 %356
  %358 = load i32, ptr %357, align 4, !tbaa !13
  %359 = getelementptr inbounds [128 x i32], ptr %307, i64 0, i64 %356
  store i32 %358, ptr %359, align 4, !tbaa !13
  %360 = add nuw i64 %343, 4
  %361 = add i64 %344, 4
  %362 = icmp eq i64 %361, %324
  br i1 %362, label %325, label %342, !llvm.loop !56

363:                                              ; preds = %337
  %364 = load i32, ptr %236, align 4, !tbaa !13
  %365 = getelementptr inbounds [128 x i32], ptr %307, i64 0, i64 %340
  %366 = load i32, ptr %365, align 4, !tbaa !13
  %367 = load i32, ptr %37, align 4, !tbaa !57
  %368 = load i32, ptr %38, align 8, !tbaa !58
  %369 = shl i32 %367, %368
  %370 = xor i32 %369, -1
  %371 = and i32 %366, %370
  %372 = and i32 %367, %364
  %373 = shl i32 %372, %368
  %374 = or i32 %371, %373
  store i32 %374, ptr %365, align 4, !tbaa !13
  br label %375

375:                                              ; preds = %363, %337
  %376 = load i64, ptr %39, align 8, !tbaa !54
  %377 = icmp eq i64 %376, -1
  br i1 %377, label %390, label %378

378:                                              ; preds = %375
  %379 = load i32, ptr %253, align 4, !tbaa !13
  %380 = getelementptr inbounds [128 x i32], ptr %307, i64 0, i64 %376
  %381 = load i32, ptr %380, align 4, !tbaa !13
  %382 = load i32, ptr %40, align 4, !tbaa !57
  %383 = load i32, ptr %41, align 8, !tbaa !58
  %384 = shl i32 %382, %383
  %385 = xor i32 %384, -1
  %386 = and i32 %381, %385
  %387 = and i32 %382, %379
  %388 = shl i32 %387, %383
  %389 = or i32 %386, %388
  store i32 %389, ptr %380, align 4, !tbaa !13
  br label %390

390:                                              ; preds = %378, %375
  %391 = load i64, ptr %42, align 8, !tbaa !54
  %392 = icmp eq i64 %391, -1
  br i1 %392, label %405, label %393

393:                                              ; preds = %390
  %394 = load i32, ptr %266, align 4, !tbaa !13
  %395 = getelementptr inbounds [128 x i32], ptr %307, i64 0, i64 %391
  %396 = load i32, ptr %395, align 4, !tbaa !13
  %397 = load i32, ptr %43, align 4, !tbaa !57
  %398 = load i32, ptr %44, align 8, !tbaa !58
  %399 = shl i32 %397, %398
  %400 = xor i32 %399, -1
  %401 = and i32 %396, %400
  %402 = and i32 %397, %394
  %403 = shl i32 %402, %398
  %404 = or i32 %401, %403
  store i32 %404, ptr %395, align 4, !tbaa !13
  br label %405

405:                                              ; preds = %393, %390
  br i1 %297, label %441, label %406

406:                                              ; preds = %405
  %407 = load i64, ptr %45, align 8, !tbaa !12
  %408 = inttoptr i64 %407 to ptr
  %409 = mul i64 %317, %302
  %410 = getelementptr i32, ptr %408, i64 %409
  %411 = icmp ult i64 %317, 2
  br i1 %411, label %513, label %412

412:                                              ; preds = %406
  %413 = lshr i64 %317, 1
  %414 = getelementptr inbounds i8, ptr %307, i64 576
  %415 = add nsw i64 %413, -1
  %416 = and i64 %413, 3
  %417 = icmp ult i64 %415, 3
  br i1 %417, label %501, label %418

418:                                              ; preds = %412
  %419 = and i64 %413, 9223372036854775804
  br label %420

420:                                              ; preds = %420, %418
  %421 = phi i64 [ 0, %418 ], [ %438, %420 ]
  %422 = phi i64 [ 0, %418 ], [ %439, %420 ]
  %423 = getelementptr inbounds i64, ptr %410, i64 %421
  %424 = load i64, ptr %423, align 8, !tbaa !38
  %425 = getelementptr inbounds i64, ptr %414, i64 %421
  store i64 %424, ptr %425, align 8, !tbaa !38
  %426 = or disjoint i64 %421, 1
  %427 = getelementptr inbounds i64, ptr %410, i64 %426
  %428 = load i64, ptr %427, align 8, !tbaa !38
  %429 = getelementptr inbounds i64, ptr %414, i64 %426
  store i64 %428, ptr %429, align 8, !tbaa !38
  %430 = or disjoint i64 %421, 2
  %431 = getelementptr inbounds i64, ptr %410, i64 %430
  %432 = load i64, ptr %431, align 8, !tbaa !38
  %433 = getelementptr inbounds i64, ptr %414, i64 %430
  store i64 %432, ptr %433, align 8, !tbaa !38
  %434 = or disjoint i64 %421, 3
  %435 = getelementptr inbounds i64, ptr %410, i64 %434
  %436 = load i64, ptr %435, align 8, !tbaa !38
  %437 = getelementptr inbounds i64, ptr %414, i64 %434
  store i64 %436, ptr %437, align 8, !tbaa !38
  %438 = add nuw nsw i64 %421, 4
  %439 = add i64 %422, 4
  %440 = icmp eq i64 %439, %419
  br i1 %440, label %501, label %420, !llvm.loop !59

441:                                              ; preds = %405
  %442 = getelementptr inbounds i8, ptr %307, i64 576
  %443 = load i32, ptr %16, align 4, !tbaa !3
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %513, label %445

445:                                              ; preds = %441
  %446 = zext i32 %443 to i64
  %447 = mul nuw i64 %302, %446
  %448 = udiv i64 %447, %272
  %449 = udiv i64 %448, %273
  %450 = trunc i64 %449 to i32
  %451 = urem i64 %448, %273
  %452 = trunc nuw i64 %451 to i32
  %453 = urem i64 %447, %272
  %454 = trunc nuw i64 %453 to i32
  %455 = shl i32 %443, 1
  br label %456

456:                                              ; preds = %495, %445
  %457 = phi i64 [ 0, %445 ], [ %499, %495 ]
  %458 = phi i32 [ %450, %445 ], [ %498, %495 ]
  %459 = phi i32 [ %452, %445 ], [ %497, %495 ]
  %460 = phi i32 [ %454, %445 ], [ %496, %495 ]
  %461 = load i32, ptr %32, align 8, !tbaa !9
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %468, label %463

463:                                              ; preds = %456
  %464 = shl i32 %459, 10
  %465 = shl i32 %458, 20
  %466 = or i32 %464, %465
  %467 = or i32 %466, %460
  br label %482

468:                                              ; preds = %456
  %469 = getelementptr inbounds i32, ptr %442, i64 %457
  store i32 %460, ptr %469, align 4, !tbaa !13
  %470 = load i32, ptr %33, align 4, !tbaa !10
  %471 = icmp ugt i32 %470, 1
  br i1 %471, label %472, label %486

472:                                              ; preds = %468
  %473 = trunc nuw i64 %457 to i32
  %474 = add i32 %443, %473
  %475 = zext i32 %474 to i64
  %476 = getelementptr inbounds i32, ptr %442, i64 %475
  store i32 %459, ptr %476, align 4, !tbaa !13
  %477 = load i32, ptr %33, align 4, !tbaa !10
  %478 = icmp ugt i32 %477, 2
  br i1 %478, label %479, label %486

479:                                              ; preds = %472
  %480 = add i32 %455, %473
  %481 = zext i32 %480 to i64
  br label %482

482:                                              ; preds = %479, %463
  %483 = phi i64 [ %481, %479 ], [ %457, %463 ]
  %484 = phi i32 [ %458, %479 ], [ %467, %463 ]
  %485 = getelementptr inbounds i32, ptr %442, i64 %483
  store i32 %484, ptr %485, align 4, !tbaa !13
  br label %486

486:                                              ; preds = %482, %472, %468
  %487 = add i32 %460, 1
  %488 = icmp ult i32 %487, %248
  br i1 %488, label %495, label %489

489:                                              ; preds = %486
  %490 = add i32 %459, 1
  %491 = icmp uge i32 %490, %261
  %492 = select i1 %491, i32 0, i32 %490
  %493 = zext i1 %491 to i32
  %494 = add i32 %458, %493
  br label %495

495:                                              ; preds = %489, %486
  %496 = phi i32 [ %487, %486 ], [ 0, %489 ]
  %497 = phi i32 [ %459, %486 ], [ %492, %489 ]
  %498 = phi i32 [ %458, %486 ], [ %494, %489 ]
  %499 = add nuw nsw i64 %457, 1
  %500 = icmp eq i64 %499, %446
  br i1 %500, label %513, label %456, !llvm.loop !14

501:                                              ; preds = %420, %412
  %502 = phi i64 [ 0, %412 ], [ %438, %420 ]
  %503 = icmp eq i64 %416, 0
  br i1 %503, label %513, label %504

504:                                              ; preds = %501, %504
  %505 = phi i64 [ %510, %504 ], [ %502, %501 ]
  %506 = phi i64 [ %511, %504 ], [ 0, %501 ]
  %507 = getelementptr inbounds i64, ptr %410, i64 %505
  %508 = load i64, ptr %507, align 8, !tbaa !38
  %509 = getelementptr inbounds i64, ptr %414, i64 %505
  store i64 %508, ptr %509, align 8, !tbaa !38
  %510 = add nuw nsw i64 %505, 1
  %511 = add i64 %506, 1
  %512 = icmp eq i64 %511, %416
  br i1 %512, label %513, label %504, !llvm.loop !60

513:                                              ; preds = %501, %504, %495, %441, %406
  %514 = mul nuw i64 %302, %309
  %515 = sub i64 %276, %514
  %516 = icmp ult i64 %515, %309
  %517 = sub i32 64, %308
  %518 = zext nneg i32 %517 to i64
  %519 = lshr i64 -1, %518
  %520 = shl nsw i64 -1, %515
  %521 = xor i64 %520, -1
  %522 = select i1 %516, i64 %521, i64 %519
  %523 = trunc i64 %522 to i32
  %524 = getelementptr inbounds i8, ptr %307, i64 504
  store i32 %523, ptr %524, align 8, !tbaa !13
  %525 = lshr i64 %522, 32
  %526 = trunc nuw i64 %525 to i32
  %527 = getelementptr inbounds i8, ptr %307, i64 508
  store i32 %526, ptr %527, align 4, !tbaa !13
  %528 = getelementptr inbounds i8, ptr %307, i64 512
  %529 = getelementptr inbounds i8, ptr %307, i64 516
  store i32 0, ptr %529, align 4, !tbaa !13
  store i32 0, ptr %528, align 8, !tbaa !13
  %530 = load i32, ptr %46, align 8, !tbaa !61
  %531 = getelementptr inbounds i8, ptr %307, i64 524
  store i32 %530, ptr %531, align 4, !tbaa !13
  %532 = load i64, ptr %47, align 8, !tbaa !62
  %533 = getelementptr inbounds i8, ptr %307, i64 528
  store i64 %532, ptr %533, align 8, !tbaa !38
  %534 = getelementptr inbounds i8, ptr %307, i64 544
  %535 = trunc nuw i64 %302 to i32
  store i32 %535, ptr %534, align 8, !tbaa !13
  %536 = getelementptr inbounds i8, ptr %307, i64 536
  store i32 0, ptr %536, align 8, !tbaa !13
  %537 = add nuw nsw i64 %302, 1
  %538 = load i32, ptr %284, align 4, !tbaa !28
  %539 = zext i32 %538 to i64
  %540 = icmp ult i64 %537, %539
  br i1 %540, label %301, label %541, !llvm.loop !63

541:                                              ; preds = %223, %513, %296, %231, %218
  %542 = phi i1 [ false, %231 ], [ true, %296 ], [ false, %218 ], [ true, %513 ], [ false, %223 ]
  %543 = icmp ne i32 %214, 0
  %544 = select i1 %542, i1 true, i1 %543
  %545 = or i1 %215, %544
  br i1 %545, label %48, label %546

546:                                              ; preds = %213, %541, %151, %155
  %547 = phi i32 [ 1, %151 ], [ 2, %155 ], [ 2, %213 ], [ 0, %541 ]
  ret i32 %547
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
!4 = !{!"", !5, i64 0, !5, i64 8, !6, i64 16, !6, i64 28, !6, i64 40, !8, i64 52, !8, i64 56, !8, i64 60, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !6, i64 96, !8, i64 144, !8, i64 148, !8, i64 152, !8, i64 156, !5, i64 160, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 144}
!10 = !{!4, !8, i64 148}
!11 = !{!4, !8, i64 56}
!12 = !{!4, !5, i64 696}
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
!36 = !{!4, !5, i64 704}
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
!51 = !{!4, !5, i64 688}
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
