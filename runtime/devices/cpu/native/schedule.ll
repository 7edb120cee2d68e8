target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Group = type { i32, i32, i32, i32, i64, [3 x i32], i32, i64, i64, i64, i64 }
%struct.Region = type { i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define void @hk_prepare(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 44
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 136
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 140
  %10 = load i32, ptr %9, align 4, !tbaa !10
  %11 = zext i32 %10 to i64
  br label %12

12:                                               ; preds = %1, %8
  %13 = phi i64 [ %11, %8 ], [ 1, %1 ]
  %14 = mul nuw i64 %13, %4
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = load i32, ptr %15, align 8, !tbaa !11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %25, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %0, i64 20
  %20 = getelementptr inbounds i8, ptr %0, i64 680
  %21 = load i64, ptr %20, align 8, !tbaa !12
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = getelementptr inbounds i8, ptr %0, i64 140
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

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define void @hk_publish(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #1 {
  store atomic i64 %1, ptr %0 release, align 8
  ret void
}

; Function Attrs: nounwind
define noundef i32 @hk_work(ptr noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = tail call i64 @llvm.readcyclecounter()
  %6 = add i64 %5, %1
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i64 [ %6, %4 ], [ -1, %2 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = load i64, ptr %9, align 8, !tbaa !17
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %0, i64 96
  %13 = load i64, ptr %12, align 8, !tbaa !19
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds i8, ptr %0, i64 80
  store i64 0, ptr %15, align 8, !tbaa !20
  %16 = getelementptr inbounds i8, ptr %0, i64 131768
  %17 = getelementptr inbounds i8, ptr %0, i64 88
  %18 = getelementptr inbounds i8, ptr %0, i64 104
  %19 = getelementptr inbounds i8, ptr %0, i64 56
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %11, i64 56
  %22 = getelementptr inbounds i8, ptr %11, i64 688
  %23 = getelementptr inbounds i8, ptr %0, i64 64
  %24 = getelementptr inbounds i8, ptr %11, i64 80
  %25 = getelementptr inbounds i8, ptr %11, i64 44
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  %27 = getelementptr inbounds i8, ptr %11, i64 152
  %28 = getelementptr inbounds i8, ptr %0, i64 176
  %29 = getelementptr inbounds i8, ptr %11, i64 148
  %30 = icmp eq i64 %8, -1
  %31 = getelementptr inbounds i8, ptr %0, i64 131776
  %32 = getelementptr inbounds i8, ptr %0, i64 131784
  %33 = getelementptr inbounds i8, ptr %11, i64 784
  %34 = getelementptr inbounds i8, ptr %11, i64 704
  %35 = getelementptr inbounds i8, ptr %11, i64 8
  %36 = getelementptr inbounds i8, ptr %11, i64 20
  %37 = getelementptr inbounds i8, ptr %11, i64 32
  %38 = getelementptr inbounds i8, ptr %11, i64 12
  %39 = getelementptr inbounds i8, ptr %11, i64 24
  %40 = getelementptr inbounds i8, ptr %11, i64 36
  %41 = getelementptr inbounds i8, ptr %11, i64 16
  %42 = getelementptr inbounds i8, ptr %11, i64 28
  %43 = getelementptr inbounds i8, ptr %11, i64 40
  %44 = getelementptr inbounds i8, ptr %11, i64 136
  %45 = getelementptr inbounds i8, ptr %11, i64 140
  %46 = getelementptr inbounds i8, ptr %11, i64 672
  %47 = getelementptr i8, ptr %11, i64 160
  %48 = getelementptr inbounds i8, ptr %11, i64 88
  %49 = getelementptr inbounds i8, ptr %11, i64 100
  %50 = getelementptr inbounds i8, ptr %11, i64 96
  %51 = getelementptr inbounds i8, ptr %11, i64 104
  %52 = getelementptr inbounds i8, ptr %11, i64 116
  %53 = getelementptr inbounds i8, ptr %11, i64 112
  %54 = getelementptr inbounds i8, ptr %11, i64 120
  %55 = getelementptr inbounds i8, ptr %11, i64 132
  %56 = getelementptr inbounds i8, ptr %11, i64 128
  %57 = getelementptr inbounds i8, ptr %11, i64 680
  %58 = getelementptr inbounds i8, ptr %11, i64 144
  %59 = getelementptr inbounds i8, ptr %11, i64 64
  %60 = getelementptr inbounds i8, ptr %0, i64 164
  br label %61

61:                                               ; preds = %624, %7
  %62 = phi i64 [ 0, %7 ], [ %625, %624 ]
  %63 = load i64, ptr %16, align 8, !tbaa !21
  %64 = load i64, ptr %17, align 8, !tbaa !22
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %66, label %262

66:                                               ; preds = %61
  %67 = load i64, ptr %18, align 8, !tbaa !23
  br label %68

68:                                               ; preds = %66, %252
  %69 = phi i64 [ %253, %252 ], [ %64, %66 ]
  %70 = phi i64 [ %259, %252 ], [ %67, %66 ]
  %71 = phi i32 [ %256, %252 ], [ 0, %66 ]
  %72 = phi i64 [ %260, %252 ], [ %63, %66 ]
  %73 = phi i64 [ %255, %252 ], [ %62, %66 ]
  %74 = getelementptr inbounds %struct.Group, ptr %14, i64 %70
  %75 = load i32, ptr %74, align 8, !tbaa !24
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %252, label %77

77:                                               ; preds = %68
  %78 = add i32 %71, 1
  %79 = ptrtoint ptr %74 to i64
  store i64 %79, ptr %19, align 8, !tbaa !26
  %80 = getelementptr inbounds i8, ptr %74, i64 48
  %81 = load i64, ptr %80, align 8, !tbaa !27
  store i64 %81, ptr %20, align 8, !tbaa !28
  %82 = getelementptr inbounds i8, ptr %74, i64 64
  %83 = load i64, ptr %82, align 8, !tbaa !29
  %84 = icmp ne i64 %83, 0
  %85 = zext i1 %84 to i32
  %86 = getelementptr inbounds i8, ptr %74, i64 36
  %87 = getelementptr inbounds i8, ptr %74, i64 40
  %88 = getelementptr inbounds i8, ptr %74, i64 12
  %89 = getelementptr inbounds i8, ptr %74, i64 56
  %90 = getelementptr inbounds i8, ptr %74, i64 8
  %91 = getelementptr inbounds i8, ptr %74, i64 4
  %92 = load i32, ptr %86, align 4, !tbaa !30
  %93 = trunc i64 %83 to i32
  br label %94

94:                                               ; preds = %246, %77
  %95 = phi i64 [ %73, %77 ], [ %241, %246 ]
  %96 = phi i32 [ %92, %77 ], [ %242, %246 ]
  %97 = phi i32 [ %93, %77 ], [ 0, %246 ]
  %98 = phi i32 [ %85, %77 ], [ 0, %246 ]
  %99 = icmp ugt i32 %96, %97
  br i1 %99, label %100, label %240

100:                                              ; preds = %94
  %101 = zext i32 %97 to i64
  br label %102

102:                                              ; preds = %233, %100
  %103 = phi i64 [ %95, %100 ], [ %234, %233 ]
  %104 = phi i64 [ %101, %100 ], [ %236, %233 ]
  %105 = phi i32 [ %98, %100 ], [ %235, %233 ]
  %106 = load i64, ptr %87, align 8, !tbaa !31
  %107 = load i64, ptr %21, align 8, !tbaa !32
  %108 = mul i64 %107, %104
  %109 = add i64 %108, %106
  %110 = inttoptr i64 %109 to ptr
  %111 = getelementptr inbounds i8, ptr %110, i64 536
  %112 = load i32, ptr %111, align 8, !tbaa !13
  switch i32 %112, label %233 [
    i32 1, label %113
    i32 0, label %119
  ]

113:                                              ; preds = %102
  %114 = getelementptr inbounds i8, ptr %110, i64 540
  %115 = load i32, ptr %114, align 4, !tbaa !13
  %116 = load i32, ptr %88, align 4, !tbaa !33
  %117 = icmp eq i32 %115, %116
  br i1 %117, label %233, label %118

118:                                              ; preds = %113
  store i32 0, ptr %111, align 8, !tbaa !13
  br label %119

119:                                              ; preds = %118, %102
  %120 = load i64, ptr %22, align 8, !tbaa !34
  br i1 %30, label %132, label %121

121:                                              ; preds = %119
  %122 = load i64, ptr %0, align 8, !tbaa !35
  %123 = tail call i64 @llvm.usub.sat.i64(i64 %120, i64 %122)
  %124 = sub i64 %103, %123
  %125 = add i64 %124, -256
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %132, label %127

127:                                              ; preds = %121
  %128 = tail call i64 @llvm.readcyclecounter()
  %129 = icmp ult i64 %128, %8
  br i1 %129, label %130, label %629

130:                                              ; preds = %127
  %131 = load i64, ptr %22, align 8, !tbaa !34
  br label %132

132:                                              ; preds = %130, %121, %119
  %133 = phi i64 [ %103, %119 ], [ %125, %121 ], [ 4096, %130 ]
  %134 = phi i64 [ %120, %119 ], [ %120, %121 ], [ %131, %130 ]
  store i64 %109, ptr %23, align 8, !tbaa !36
  %135 = load i64, ptr %89, align 8, !tbaa !37
  %136 = load i64, ptr %24, align 8, !tbaa !38
  %137 = mul i64 %136, %104
  %138 = load i32, ptr %25, align 4, !tbaa !3
  %139 = zext i32 %138 to i64
  %140 = mul i64 %137, %139
  %141 = add i64 %140, %135
  store i64 %141, ptr %26, align 8, !tbaa !39
  store i64 %134, ptr %0, align 8, !tbaa !35
  %142 = getelementptr inbounds i8, ptr %110, i64 528
  %143 = load i64, ptr %142, align 8, !tbaa !40
  %144 = getelementptr inbounds i8, ptr %110, i64 524
  br label %145

145:                                              ; preds = %190, %132
  %146 = phi i64 [ %143, %132 ], [ %182, %190 ]
  %147 = add i64 %146, 1
  %148 = load i32, ptr %144, align 4, !tbaa !13
  %149 = and i32 %148, 1023
  %150 = zext nneg i32 %149 to i64
  %151 = shl nuw nsw i64 %150, 48
  %152 = or i64 %151, %147
  %153 = load atomic i64, ptr %27 acquire, align 8
  %154 = inttoptr i64 %153 to ptr
  %155 = getelementptr inbounds i8, ptr %154, i64 -8
  %156 = load i64, ptr %155, align 8, !tbaa !40
  %157 = lshr i64 %152, 2
  %158 = mul i64 %157, -7046029254386353131
  %159 = lshr i64 %158, 40
  br label %160

160:                                              ; preds = %160, %145
  %161 = phi i64 [ %159, %145 ], [ %171, %160 ]
  %162 = phi ptr [ undef, %145 ], [ %169, %160 ]
  %163 = and i64 %161, %156
  %164 = getelementptr inbounds %struct.Region, ptr %154, i64 %163
  %165 = load i64, ptr %164, align 8, !tbaa !41
  %166 = icmp ne i64 %165, %152
  %167 = icmp ne i64 %165, 0
  %168 = select i1 %167, ptr %162, ptr null
  %169 = select i1 %166, ptr %168, ptr %164
  %170 = and i1 %166, %167
  %171 = add i64 %161, 1
  br i1 %170, label %160, label %172

172:                                              ; preds = %160
  %173 = icmp eq ptr %169, null
  br i1 %173, label %174, label %175

174:                                              ; preds = %172
  store i64 %146, ptr %142, align 8, !tbaa !40
  store i64 %152, ptr %15, align 8, !tbaa !20
  br label %195

175:                                              ; preds = %172
  store i64 %152, ptr %28, align 8, !tbaa !43
  %176 = getelementptr inbounds i8, ptr %169, i64 8
  %177 = load i64, ptr %176, align 8, !tbaa !44
  %178 = inttoptr i64 %177 to ptr
  %179 = getelementptr inbounds i8, ptr %169, i64 16
  %180 = load i64, ptr %179, align 8, !tbaa !45
  %181 = tail call i64 %178(ptr noundef %110, ptr noundef nonnull %0, i64 noundef %180) #5
  %182 = and i64 %181, 281474976710655
  %183 = icmp ult i64 %181, 281474976710656
  br i1 %183, label %187, label %184

184:                                              ; preds = %175
  %185 = lshr i64 %181, 48
  %186 = trunc nuw nsw i64 %185 to i32
  br label %192

187:                                              ; preds = %175
  %188 = load i64, ptr %0, align 8, !tbaa !35
  %189 = icmp ult i64 %188, 2
  br i1 %189, label %192, label %190

190:                                              ; preds = %187
  %191 = add i64 %188, -1
  store i64 %191, ptr %0, align 8, !tbaa !35
  br label %145

192:                                              ; preds = %187, %184
  %193 = phi i32 [ %186, %184 ], [ 3, %187 ]
  store i64 %182, ptr %142, align 8, !tbaa !40
  %194 = load i64, ptr %15, align 8, !tbaa !20
  br label %195

195:                                              ; preds = %192, %174
  %196 = phi i64 [ %194, %192 ], [ %152, %174 ]
  %197 = phi i32 [ %193, %192 ], [ 3, %174 ]
  %198 = icmp eq i64 %196, 0
  br i1 %198, label %199, label %629

199:                                              ; preds = %195
  %200 = load atomic i32, ptr %29 monotonic, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %631

202:                                              ; preds = %199
  switch i32 %197, label %233 [
    i32 1, label %203
    i32 2, label %213
    i32 4, label %223
  ]

203:                                              ; preds = %202
  store i32 2, ptr %111, align 8, !tbaa !13
  %204 = load i32, ptr %91, align 4, !tbaa !46
  %205 = add i32 %204, -1
  store i32 %205, ptr %91, align 4, !tbaa !46
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %233, label %207

207:                                              ; preds = %203
  %208 = load i32, ptr %90, align 8, !tbaa !47
  %209 = icmp ult i32 %208, %205
  br i1 %209, label %233, label %210

210:                                              ; preds = %207
  store i32 0, ptr %90, align 8, !tbaa !47
  %211 = load i32, ptr %88, align 4, !tbaa !33
  %212 = add i32 %211, 1
  store i32 %212, ptr %88, align 4, !tbaa !33
  br label %233

213:                                              ; preds = %202
  %214 = load i32, ptr %88, align 4, !tbaa !33
  %215 = getelementptr inbounds i8, ptr %110, i64 540
  store i32 %214, ptr %215, align 4, !tbaa !13
  store i32 1, ptr %111, align 8, !tbaa !13
  %216 = load i32, ptr %90, align 8, !tbaa !47
  %217 = add i32 %216, 1
  store i32 %217, ptr %90, align 8, !tbaa !47
  %218 = load i32, ptr %91, align 4, !tbaa !46
  %219 = icmp ult i32 %217, %218
  br i1 %219, label %233, label %220

220:                                              ; preds = %213
  store i32 0, ptr %90, align 8, !tbaa !47
  %221 = load i32, ptr %88, align 4, !tbaa !33
  %222 = add i32 %221, 1
  store i32 %222, ptr %88, align 4, !tbaa !33
  br label %233

223:                                              ; preds = %202
  store i32 1, ptr %111, align 8, !tbaa !13
  %224 = icmp eq i32 %105, 0
  br i1 %224, label %225, label %230

225:                                              ; preds = %223
  %226 = getelementptr inbounds i8, ptr %110, i64 540
  %227 = load i32, ptr %226, align 4, !tbaa !13
  %228 = load i32, ptr %88, align 4, !tbaa !33
  %229 = icmp ne i32 %227, %228
  br label %230

230:                                              ; preds = %225, %223
  %231 = phi i1 [ true, %223 ], [ %229, %225 ]
  %232 = zext i1 %231 to i32
  br label %233

233:                                              ; preds = %230, %220, %213, %210, %207, %203, %202, %113, %102
  %234 = phi i64 [ %103, %102 ], [ %133, %202 ], [ %133, %230 ], [ %133, %213 ], [ %133, %220 ], [ %133, %203 ], [ %133, %207 ], [ %133, %210 ], [ %103, %113 ]
  %235 = phi i32 [ %105, %102 ], [ %105, %202 ], [ %232, %230 ], [ 1, %213 ], [ 1, %220 ], [ 1, %203 ], [ 1, %207 ], [ 1, %210 ], [ %105, %113 ]
  %236 = add nuw nsw i64 %104, 1
  %237 = load i32, ptr %86, align 4, !tbaa !30
  %238 = zext i32 %237 to i64
  %239 = icmp ult i64 %236, %238
  br i1 %239, label %102, label %240, !llvm.loop !48

240:                                              ; preds = %233, %94
  %241 = phi i64 [ %95, %94 ], [ %234, %233 ]
  %242 = phi i32 [ %96, %94 ], [ %237, %233 ]
  %243 = phi i32 [ %98, %94 ], [ %235, %233 ]
  store i64 0, ptr %82, align 8, !tbaa !29
  %244 = load i32, ptr %91, align 4, !tbaa !46
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %248, label %246

246:                                              ; preds = %240
  %247 = icmp eq i32 %243, 0
  br i1 %247, label %249, label %94

248:                                              ; preds = %240
  store i32 0, ptr %74, align 8, !tbaa !24
  br label %262

249:                                              ; preds = %246
  %250 = load i64, ptr %18, align 8, !tbaa !23
  %251 = load i64, ptr %17, align 8, !tbaa !22
  br label %252

252:                                              ; preds = %249, %68
  %253 = phi i64 [ %69, %68 ], [ %251, %249 ]
  %254 = phi i64 [ %70, %68 ], [ %250, %249 ]
  %255 = phi i64 [ %73, %68 ], [ %241, %249 ]
  %256 = phi i32 [ %71, %68 ], [ %78, %249 ]
  %257 = add i64 %254, 1
  %258 = icmp eq i64 %257, %253
  %259 = select i1 %258, i64 0, i64 %257
  store i64 %259, ptr %18, align 8, !tbaa !23
  %260 = add nuw i64 %72, 1
  %261 = icmp ult i64 %260, %253
  br i1 %261, label %68, label %262, !llvm.loop !49

262:                                              ; preds = %252, %61, %248
  %263 = phi i32 [ %71, %248 ], [ 0, %61 ], [ %256, %252 ]
  %264 = phi i1 [ true, %248 ], [ false, %61 ], [ false, %252 ]
  %265 = phi i64 [ %241, %248 ], [ %62, %61 ], [ %255, %252 ]
  store i64 0, ptr %16, align 8, !tbaa !21
  %266 = load atomic i32, ptr %29 monotonic, align 4
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %631

268:                                              ; preds = %262
  %269 = load i64, ptr %12, align 8, !tbaa !19
  %270 = inttoptr i64 %269 to ptr
  %271 = load i64, ptr %17, align 8, !tbaa !22
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %604, label %276

273:                                              ; preds = %276
  %274 = add nuw i64 %277, 1
  %275 = icmp eq i64 %274, %271
  br i1 %275, label %604, label %276, !llvm.loop !50

276:                                              ; preds = %268, %273
  %277 = phi i64 [ %274, %273 ], [ 0, %268 ]
  %278 = getelementptr inbounds %struct.Group, ptr %270, i64 %277
  %279 = load i32, ptr %278, align 8, !tbaa !24
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %273

281:                                              ; preds = %276
  %282 = load i64, ptr %31, align 8, !tbaa !51
  %283 = load i64, ptr %32, align 8, !tbaa !52
  %284 = icmp eq i64 %282, %283
  br i1 %284, label %285, label %294

285:                                              ; preds = %281
  %286 = load i64, ptr %34, align 8, !tbaa !53
  %287 = atomicrmw add ptr %33, i64 %286 acq_rel, align 8
  %288 = load i64, ptr %11, align 8, !tbaa !54
  %289 = icmp ult i64 %287, %288
  br i1 %289, label %290, label %604

290:                                              ; preds = %285
  %291 = load i64, ptr %34, align 8, !tbaa !53
  %292 = add i64 %291, %287
  %293 = tail call i64 @llvm.umin.i64(i64 %292, i64 %288)
  store i64 %293, ptr %32, align 8, !tbaa !52
  br label %294

294:                                              ; preds = %290, %281
  %295 = phi i64 [ %287, %290 ], [ %282, %281 ]
  %296 = add i64 %295, 1
  store i64 %296, ptr %31, align 8, !tbaa !51
  %297 = getelementptr inbounds i8, ptr %278, i64 24
  %298 = load i32, ptr %35, align 4, !tbaa !13
  %299 = zext i32 %298 to i64
  %300 = urem i64 %295, %299
  %301 = trunc nuw i64 %300 to i32
  store i32 %301, ptr %297, align 4, !tbaa !13
  %302 = load i32, ptr %35, align 4, !tbaa !13
  %303 = zext i32 %302 to i64
  %304 = udiv i64 %295, %303
  %305 = load i32, ptr %36, align 4, !tbaa !13
  %306 = load i32, ptr %37, align 4, !tbaa !13
  %307 = mul i32 %305, %301
  %308 = sub i32 %306, %307
  %309 = tail call noundef i32 @llvm.umin.i32(i32 %305, i32 %308)
  %310 = load i32, ptr %38, align 4, !tbaa !13
  %311 = zext i32 %310 to i64
  %312 = urem i64 %304, %311
  %313 = trunc nuw i64 %312 to i32
  %314 = getelementptr inbounds i8, ptr %278, i64 28
  store i32 %313, ptr %314, align 4, !tbaa !13
  %315 = load i32, ptr %38, align 4, !tbaa !13
  %316 = zext i32 %315 to i64
  %317 = udiv i64 %304, %316
  %318 = load i32, ptr %39, align 4, !tbaa !13
  %319 = load i32, ptr %40, align 4, !tbaa !13
  %320 = mul i32 %318, %313
  %321 = sub i32 %319, %320
  %322 = tail call noundef i32 @llvm.umin.i32(i32 %318, i32 %321)
  %323 = load i32, ptr %41, align 4, !tbaa !13
  %324 = zext i32 %323 to i64
  %325 = urem i64 %317, %324
  %326 = trunc nuw i64 %325 to i32
  %327 = getelementptr inbounds i8, ptr %278, i64 32
  store i32 %326, ptr %327, align 4, !tbaa !13
  %328 = load i32, ptr %42, align 4, !tbaa !13
  %329 = load i32, ptr %43, align 4, !tbaa !13
  %330 = mul i32 %328, %326
  %331 = sub i32 %329, %330
  %332 = tail call noundef i32 @llvm.umin.i32(i32 %328, i32 %331)
  %333 = zext i32 %309 to i64
  %334 = zext i32 %322 to i64
  %335 = mul nuw i64 %334, %333
  %336 = zext i32 %332 to i64
  %337 = mul i64 %335, %336
  %338 = load i32, ptr %25, align 4, !tbaa !3
  %339 = zext i32 %338 to i64
  %340 = add nsw i64 %339, -1
  %341 = add i64 %340, %337
  %342 = udiv i64 %341, %339
  %343 = trunc i64 %342 to i32
  %344 = getelementptr inbounds i8, ptr %278, i64 4
  store i32 %343, ptr %344, align 4, !tbaa !46
  %345 = getelementptr inbounds i8, ptr %278, i64 36
  store i32 %343, ptr %345, align 4, !tbaa !30
  %346 = getelementptr inbounds i8, ptr %278, i64 64
  store i64 0, ptr %346, align 8, !tbaa !29
  %347 = getelementptr inbounds i8, ptr %278, i64 12
  store i32 0, ptr %347, align 4, !tbaa !33
  %348 = getelementptr inbounds i8, ptr %278, i64 8
  store i32 0, ptr %348, align 8, !tbaa !47
  %349 = getelementptr inbounds i8, ptr %278, i64 16
  store i64 %295, ptr %349, align 8, !tbaa !55
  store i32 1, ptr %278, align 8, !tbaa !24
  %350 = load i32, ptr %36, align 4, !tbaa !13
  %351 = icmp eq i32 %309, %350
  br i1 %351, label %352, label %358

352:                                              ; preds = %294
  %353 = load i32, ptr %39, align 4, !tbaa !13
  %354 = icmp eq i32 %322, %353
  br i1 %354, label %355, label %358

355:                                              ; preds = %352
  %356 = load i32, ptr %42, align 4, !tbaa !13
  %357 = icmp ne i32 %332, %356
  br label %358

358:                                              ; preds = %355, %352, %294
  %359 = phi i1 [ true, %352 ], [ true, %294 ], [ %357, %355 ]
  %360 = icmp eq i32 %343, 0
  br i1 %360, label %605, label %361

361:                                              ; preds = %358
  %362 = getelementptr inbounds i8, ptr %278, i64 40
  br label %363

363:                                              ; preds = %575, %361
  %364 = phi i64 [ 0, %361 ], [ %600, %575 ]
  %365 = load i64, ptr %362, align 8, !tbaa !31
  %366 = load i64, ptr %21, align 8, !tbaa !32
  %367 = mul i64 %366, %364
  %368 = add i64 %367, %365
  %369 = inttoptr i64 %368 to ptr
  %370 = load i32, ptr %25, align 4, !tbaa !3
  %371 = zext i32 %370 to i64
  %372 = load i32, ptr %44, align 8, !tbaa !9
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %374, label %377

374:                                              ; preds = %363
  %375 = load i32, ptr %45, align 4, !tbaa !10
  %376 = zext i32 %375 to i64
  br label %377

377:                                              ; preds = %374, %363
  %378 = phi i64 [ %376, %374 ], [ 1, %363 ]
  %379 = mul nuw i64 %378, %371
  %380 = load i64, ptr %46, align 8, !tbaa !56
  %381 = icmp eq i64 %380, 0
  br i1 %381, label %399, label %382

382:                                              ; preds = %377
  %383 = and i64 %380, 3
  %384 = icmp ult i64 %380, 4
  br i1 %384, label %387, label %385

385:                                              ; preds = %382
  %386 = and i64 %380, -4
  br label %404

387:                                              ; preds = %404, %382
  %388 = phi i64 [ 0, %382 ], [ %422, %404 ]
  %389 = icmp eq i64 %383, 0
  br i1 %389, label %399, label %390

390:                                              ; preds = %387, %390
  %391 = phi i64 [ %396, %390 ], [ %388, %387 ]
  %392 = phi i64 [ %397, %390 ], [ 0, %387 ]
  %393 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %391
  %394 = load i32, ptr %393, align 4, !tbaa !13
  %395 = getelementptr inbounds [128 x i32], ptr %369, i64 0, i64 %391
  store i32 %394, ptr %395, align 4, !tbaa !13
  %396 = add nuw i64 %391, 1
  %397 = add i64 %392, 1
  %398 = icmp eq i64 %397, %383
  br i1 %398, label %399, label %390, !llvm.loop !57

399:                                              ; preds = %387, %390, %377
  %400 = getelementptr inbounds i8, ptr %369, i64 468
  store i32 0, ptr %400, align 4, !tbaa !13
  %401 = getelementptr inbounds i8, ptr %369, i64 460
  store i32 0, ptr %401, align 4, !tbaa !13
  %402 = load i64, ptr %48, align 8, !tbaa !59
  %403 = icmp eq i64 %402, -1
  br i1 %403, label %437, label %425

404:                                              ; preds = %404, %385
  %405 = phi i64 [ 0, %385 ], [ %422, %404 ]
  %406 = phi i64 [ 0, %385 ], [ %423, %404 ]
  %407 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %405
  %408 = load i32, ptr %407, align 4, !tbaa !13
  %409 = getelementptr inbounds [128 x i32], ptr %369, i64 0, i64 %405
  store i32 %408, ptr %409, align 4, !tbaa !13
  %410 = or disjoint i64 %405, 1
  %411 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %410
  %412 = load i32, ptr %411, align 4, !tbaa !13
  %413 = getelementptr inbounds [128 x i32], ptr %369, i64 0, i64 %410
  store i32 %412, ptr %413, align 4, !tbaa !13
  %414 = or disjoint i64 %405, 2
  %415 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %414
  %416 = load i32, ptr %415, align 4, !tbaa !13
  %417 = getelementptr inbounds [128 x i32], ptr %369, i64 0, i64 %414
  store i32 %416, ptr %417, align 4, !tbaa !13
  %418 = or disjoint i64 %405, 3
  %419 = getelementptr inbounds [128 x i32], ptr %47, i64 0, i64 %418
  %420 = load i32, ptr %419, align 4, !tbaa !13
  %421 = getelementptr inbounds [128 x i32], ptr %369, i64 0, i64 %418
  store i32 %420, ptr %421, align 4, !tbaa !13
  %422 = add nuw i64 %405, 4
  %423 = add i64 %406, 4
  %424 = icmp eq i64 %423, %386
  br i1 %424, label %387, label %404, !llvm.loop !61

425:                                              ; preds = %399
  %426 = load i32, ptr %297, align 4, !tbaa !13
  %427 = getelementptr inbounds [128 x i32], ptr %369, i64 0, i64 %402
  %428 = load i32, ptr %427, align 4, !tbaa !13
  %429 = load i32, ptr %49, align 4, !tbaa !62
  %430 = load i32, ptr %50, align 8, !tbaa !63
  %431 = shl i32 %429, %430
  %432 = xor i32 %431, -1
  %433 = and i32 %428, %432
  %434 = and i32 %429, %426
  %435 = shl i32 %434, %430
  %436 = or i32 %433, %435
  store i32 %436, ptr %427, align 4, !tbaa !13
  br label %437

437:                                              ; preds = %425, %399
  %438 = load i64, ptr %51, align 8, !tbaa !59
  %439 = icmp eq i64 %438, -1
  br i1 %439, label %452, label %440

440:                                              ; preds = %437
  %441 = load i32, ptr %314, align 4, !tbaa !13
  %442 = getelementptr inbounds [128 x i32], ptr %369, i64 0, i64 %438
  %443 = load i32, ptr %442, align 4, !tbaa !13
  %444 = load i32, ptr %52, align 4, !tbaa !62
  %445 = load i32, ptr %53, align 8, !tbaa !63
  %446 = shl i32 %444, %445
  %447 = xor i32 %446, -1
  %448 = and i32 %443, %447
  %449 = and i32 %444, %441
  %450 = shl i32 %449, %445
  %451 = or i32 %448, %450
  store i32 %451, ptr %442, align 4, !tbaa !13
  br label %452

452:                                              ; preds = %440, %437
  %453 = load i64, ptr %54, align 8, !tbaa !59
  %454 = icmp eq i64 %453, -1
  br i1 %454, label %467, label %455

455:                                              ; preds = %452
  %456 = load i32, ptr %327, align 4, !tbaa !13
  %457 = getelementptr inbounds [128 x i32], ptr %369, i64 0, i64 %453
  %458 = load i32, ptr %457, align 4, !tbaa !13
  %459 = load i32, ptr %55, align 4, !tbaa !62
  %460 = load i32, ptr %56, align 8, !tbaa !63
  %461 = shl i32 %459, %460
  %462 = xor i32 %461, -1
  %463 = and i32 %458, %462
  %464 = and i32 %459, %456
  %465 = shl i32 %464, %460
  %466 = or i32 %463, %465
  store i32 %466, ptr %457, align 4, !tbaa !13
  br label %467

467:                                              ; preds = %455, %452
  br i1 %359, label %503, label %468

468:                                              ; preds = %467
  %469 = load i64, ptr %57, align 8, !tbaa !12
  %470 = inttoptr i64 %469 to ptr
  %471 = mul i64 %379, %364
  %472 = getelementptr i32, ptr %470, i64 %471
  %473 = icmp ult i64 %379, 2
  br i1 %473, label %575, label %474

474:                                              ; preds = %468
  %475 = lshr i64 %379, 1
  %476 = getelementptr inbounds i8, ptr %369, i64 576
  %477 = add nsw i64 %475, -1
  %478 = and i64 %475, 3
  %479 = icmp ult i64 %477, 3
  br i1 %479, label %563, label %480

480:                                              ; preds = %474
  %481 = and i64 %475, 9223372036854775804
  br label %482

482:                                              ; preds = %482, %480
  %483 = phi i64 [ 0, %480 ], [ %500, %482 ]
  %484 = phi i64 [ 0, %480 ], [ %501, %482 ]
  %485 = getelementptr inbounds i64, ptr %472, i64 %483
  %486 = load i64, ptr %485, align 8, !tbaa !40
  %487 = getelementptr inbounds i64, ptr %476, i64 %483
  store i64 %486, ptr %487, align 8, !tbaa !40
  %488 = or disjoint i64 %483, 1
  %489 = getelementptr inbounds i64, ptr %472, i64 %488
  %490 = load i64, ptr %489, align 8, !tbaa !40
  %491 = getelementptr inbounds i64, ptr %476, i64 %488
  store i64 %490, ptr %491, align 8, !tbaa !40
  %492 = or disjoint i64 %483, 2
  %493 = getelementptr inbounds i64, ptr %472, i64 %492
  %494 = load i64, ptr %493, align 8, !tbaa !40
  %495 = getelementptr inbounds i64, ptr %476, i64 %492
  store i64 %494, ptr %495, align 8, !tbaa !40
  %496 = or disjoint i64 %483, 3
  %497 = getelementptr inbounds i64, ptr %472, i64 %496
  %498 = load i64, ptr %497, align 8, !tbaa !40
  %499 = getelementptr inbounds i64, ptr %476, i64 %496
  store i64 %498, ptr %499, align 8, !tbaa !40
  %500 = add nuw nsw i64 %483, 4
  %501 = add i64 %484, 4
  %502 = icmp eq i64 %501, %481
  br i1 %502, label %563, label %482, !llvm.loop !64

503:                                              ; preds = %467
  %504 = getelementptr inbounds i8, ptr %369, i64 576
  %505 = load i32, ptr %25, align 4, !tbaa !3
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %575, label %507

507:                                              ; preds = %503
  %508 = zext i32 %505 to i64
  %509 = mul nuw i64 %364, %508
  %510 = udiv i64 %509, %333
  %511 = udiv i64 %510, %334
  %512 = trunc i64 %511 to i32
  %513 = urem i64 %510, %334
  %514 = trunc nuw i64 %513 to i32
  %515 = urem i64 %509, %333
  %516 = trunc nuw i64 %515 to i32
  %517 = shl i32 %505, 1
  br label %518

518:                                              ; preds = %557, %507
  %519 = phi i64 [ 0, %507 ], [ %561, %557 ]
  %520 = phi i32 [ %512, %507 ], [ %560, %557 ]
  %521 = phi i32 [ %514, %507 ], [ %559, %557 ]
  %522 = phi i32 [ %516, %507 ], [ %558, %557 ]
  %523 = load i32, ptr %44, align 8, !tbaa !9
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %530, label %525

525:                                              ; preds = %518
  %526 = shl i32 %521, 10
  %527 = shl i32 %520, 20
  %528 = or i32 %526, %527
  %529 = or i32 %528, %522
  br label %544

530:                                              ; preds = %518
  %531 = getelementptr inbounds i32, ptr %504, i64 %519
  store i32 %522, ptr %531, align 4, !tbaa !13
  %532 = load i32, ptr %45, align 4, !tbaa !10
  %533 = icmp ugt i32 %532, 1
  br i1 %533, label %534, label %548

534:                                              ; preds = %530
  %535 = trunc nuw i64 %519 to i32
  %536 = add i32 %505, %535
  %537 = zext i32 %536 to i64
  %538 = getelementptr inbounds i32, ptr %504, i64 %537
  store i32 %521, ptr %538, align 4, !tbaa !13
  %539 = load i32, ptr %45, align 4, !tbaa !10
  %540 = icmp ugt i32 %539, 2
  br i1 %540, label %541, label %548

541:                                              ; preds = %534
  %542 = add i32 %517, %535
  %543 = zext i32 %542 to i64
  br label %544

544:                                              ; preds = %541, %525
  %545 = phi i64 [ %543, %541 ], [ %519, %525 ]
  %546 = phi i32 [ %520, %541 ], [ %529, %525 ]
  %547 = getelementptr inbounds i32, ptr %504, i64 %545
  store i32 %546, ptr %547, align 4, !tbaa !13
  br label %548

548:                                              ; preds = %544, %534, %530
  %549 = add i32 %522, 1
  %550 = icmp ult i32 %549, %309
  br i1 %550, label %557, label %551

551:                                              ; preds = %548
  %552 = add i32 %521, 1
  %553 = icmp uge i32 %552, %322
  %554 = select i1 %553, i32 0, i32 %552
  %555 = zext i1 %553 to i32
  %556 = add i32 %520, %555
  br label %557

557:                                              ; preds = %551, %548
  %558 = phi i32 [ %549, %548 ], [ 0, %551 ]
  %559 = phi i32 [ %521, %548 ], [ %554, %551 ]
  %560 = phi i32 [ %520, %548 ], [ %556, %551 ]
  %561 = add nuw nsw i64 %519, 1
  %562 = icmp eq i64 %561, %508
  br i1 %562, label %575, label %518, !llvm.loop !14

563:                                              ; preds = %482, %474
  %564 = phi i64 [ 0, %474 ], [ %500, %482 ]
  %565 = icmp eq i64 %478, 0
  br i1 %565, label %575, label %566

566:                                              ; preds = %563, %566
  %567 = phi i64 [ %572, %566 ], [ %564, %563 ]
  %568 = phi i64 [ %573, %566 ], [ 0, %563 ]
  %569 = getelementptr inbounds i64, ptr %472, i64 %567
  %570 = load i64, ptr %569, align 8, !tbaa !40
  %571 = getelementptr inbounds i64, ptr %476, i64 %567
  store i64 %570, ptr %571, align 8, !tbaa !40
  %572 = add nuw nsw i64 %567, 1
  %573 = add i64 %568, 1
  %574 = icmp eq i64 %573, %478
  br i1 %574, label %575, label %566, !llvm.loop !65

575:                                              ; preds = %563, %566, %557, %503, %468
  %576 = mul nuw i64 %364, %371
  %577 = sub i64 %337, %576
  %578 = icmp ult i64 %577, %371
  %579 = sub i32 64, %370
  %580 = zext nneg i32 %579 to i64
  %581 = lshr i64 -1, %580
  %582 = shl nsw i64 -1, %577
  %583 = xor i64 %582, -1
  %584 = select i1 %578, i64 %583, i64 %581
  %585 = trunc i64 %584 to i32
  %586 = getelementptr inbounds i8, ptr %369, i64 504
  store i32 %585, ptr %586, align 8, !tbaa !13
  %587 = lshr i64 %584, 32
  %588 = trunc nuw i64 %587 to i32
  %589 = getelementptr inbounds i8, ptr %369, i64 508
  store i32 %588, ptr %589, align 4, !tbaa !13
  %590 = getelementptr inbounds i8, ptr %369, i64 512
  %591 = getelementptr inbounds i8, ptr %369, i64 516
  store i32 0, ptr %591, align 4, !tbaa !13
  store i32 0, ptr %590, align 8, !tbaa !13
  %592 = load i32, ptr %58, align 8, !tbaa !66
  %593 = getelementptr inbounds i8, ptr %369, i64 524
  store i32 %592, ptr %593, align 4, !tbaa !13
  %594 = load i64, ptr %59, align 8, !tbaa !67
  %595 = getelementptr inbounds i8, ptr %369, i64 528
  store i64 %594, ptr %595, align 8, !tbaa !40
  %596 = getelementptr inbounds i8, ptr %369, i64 544
  %597 = trunc nuw i64 %364 to i32
  store i32 %597, ptr %596, align 8, !tbaa !13
  %598 = getelementptr inbounds i8, ptr %369, i64 548
  store i32 0, ptr %598, align 4, !tbaa !13
  %599 = getelementptr inbounds i8, ptr %369, i64 536
  store i32 0, ptr %599, align 8, !tbaa !13
  %600 = add nuw nsw i64 %364, 1
  %601 = load i32, ptr %345, align 4, !tbaa !30
  %602 = zext i32 %601 to i64
  %603 = icmp ult i64 %600, %602
  br i1 %603, label %363, label %605, !llvm.loop !68

604:                                              ; preds = %273, %268, %285
  br i1 %264, label %605, label %606

605:                                              ; preds = %575, %358, %604
  store i32 0, ptr %60, align 4, !tbaa !69
  br label %620

606:                                              ; preds = %604
  %607 = icmp eq i32 %263, 0
  br i1 %607, label %631, label %608

608:                                              ; preds = %606
  %609 = load i32, ptr %60, align 4, !tbaa !69
  %610 = add i32 %609, 1
  store i32 %610, ptr %60, align 4, !tbaa !69
  %611 = icmp eq i32 %610, 16
  br i1 %611, label %612, label %620

612:                                              ; preds = %608
  %613 = load i64, ptr %31, align 8, !tbaa !51
  %614 = load i64, ptr %32, align 8, !tbaa !52
  %615 = icmp ult i64 %613, %614
  br i1 %615, label %631, label %616

616:                                              ; preds = %612
  %617 = load atomic i64, ptr %33 acquire, align 8
  %618 = load i64, ptr %11, align 8, !tbaa !54
  %619 = icmp ult i64 %617, %618
  br i1 %619, label %631, label %620

620:                                              ; preds = %616, %608, %605
  br i1 %30, label %624, label %621

621:                                              ; preds = %620
  %622 = add i64 %265, -256
  %623 = icmp sgt i64 %622, 0
  br i1 %623, label %624, label %626

624:                                              ; preds = %621, %620, %626
  %625 = phi i64 [ 4096, %626 ], [ %622, %621 ], [ %265, %620 ]
  br label %61

626:                                              ; preds = %621
  %627 = tail call i64 @llvm.readcyclecounter()
  %628 = icmp ult i64 %627, %8
  br i1 %628, label %624, label %631

629:                                              ; preds = %195, %127
  %630 = phi i32 [ 4, %127 ], [ 1, %195 ]
  store i64 %104, ptr %82, align 8, !tbaa !29
  store i64 %72, ptr %16, align 8, !tbaa !21
  br label %631

631:                                              ; preds = %612, %262, %606, %616, %626, %199, %629
  %632 = phi i32 [ %630, %629 ], [ 2, %199 ], [ 3, %612 ], [ 2, %262 ], [ 0, %606 ], [ 3, %616 ], [ 4, %626 ]
  ret i32 %632
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !8, i64 44}
!4 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !8, i64 44, !8, i64 48, !8, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !5, i64 152, !6, i64 160, !5, i64 672, !5, i64 680, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !6, i64 720, !5, i64 784, !6, i64 792}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!4, !8, i64 136}
!10 = !{!4, !8, i64 140}
!11 = !{!4, !8, i64 48}
!12 = !{!4, !5, i64 680}
!13 = !{!8, !8, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!18, !5, i64 48}
!18 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784}
!19 = !{!18, !5, i64 96}
!20 = !{!18, !5, i64 80}
!21 = !{!18, !5, i64 131768}
!22 = !{!18, !5, i64 88}
!23 = !{!18, !5, i64 104}
!24 = !{!25, !8, i64 0}
!25 = !{!"", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !5, i64 16, !6, i64 24, !8, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64}
!26 = !{!18, !5, i64 56}
!27 = !{!25, !5, i64 48}
!28 = !{!18, !5, i64 8}
!29 = !{!25, !5, i64 64}
!30 = !{!25, !8, i64 36}
!31 = !{!25, !5, i64 40}
!32 = !{!4, !5, i64 56}
!33 = !{!25, !8, i64 12}
!34 = !{!4, !5, i64 688}
!35 = !{!18, !5, i64 0}
!36 = !{!18, !5, i64 64}
!37 = !{!25, !5, i64 56}
!38 = !{!4, !5, i64 80}
!39 = !{!18, !5, i64 24}
!40 = !{!5, !5, i64 0}
!41 = !{!42, !5, i64 0}
!42 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!43 = !{!18, !5, i64 176}
!44 = !{!42, !5, i64 8}
!45 = !{!42, !5, i64 16}
!46 = !{!25, !8, i64 4}
!47 = !{!25, !8, i64 8}
!48 = distinct !{!48, !15}
!49 = distinct !{!49, !15}
!50 = distinct !{!50, !15}
!51 = !{!18, !5, i64 131776}
!52 = !{!18, !5, i64 131784}
!53 = !{!4, !5, i64 704}
!54 = !{!4, !5, i64 0}
!55 = !{!25, !5, i64 16}
!56 = !{!4, !5, i64 672}
!57 = distinct !{!57, !58}
!58 = !{!"llvm.loop.unroll.disable"}
!59 = !{!60, !5, i64 0}
!60 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!61 = distinct !{!61, !15}
!62 = !{!60, !8, i64 12}
!63 = !{!60, !8, i64 8}
!64 = distinct !{!64, !15}
!65 = distinct !{!65, !58}
!66 = !{!4, !8, i64 144}
!67 = !{!4, !5, i64 64}
!68 = distinct !{!68, !15}
!69 = !{!18, !8, i64 164}
