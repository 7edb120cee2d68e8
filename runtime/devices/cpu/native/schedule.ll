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
  %28 = getelementptr inbounds i8, ptr %0, i64 131800
  %29 = getelementptr inbounds i8, ptr %0, i64 131792
  %30 = getelementptr inbounds i8, ptr %0, i64 176
  %31 = getelementptr inbounds i8, ptr %11, i64 148
  %32 = icmp eq i64 %8, -1
  %33 = getelementptr inbounds i8, ptr %0, i64 131776
  %34 = getelementptr inbounds i8, ptr %0, i64 131784
  %35 = getelementptr inbounds i8, ptr %11, i64 784
  %36 = getelementptr inbounds i8, ptr %11, i64 704
  %37 = getelementptr inbounds i8, ptr %11, i64 8
  %38 = getelementptr inbounds i8, ptr %11, i64 20
  %39 = getelementptr inbounds i8, ptr %11, i64 32
  %40 = getelementptr inbounds i8, ptr %11, i64 12
  %41 = getelementptr inbounds i8, ptr %11, i64 24
  %42 = getelementptr inbounds i8, ptr %11, i64 36
  %43 = getelementptr inbounds i8, ptr %11, i64 16
  %44 = getelementptr inbounds i8, ptr %11, i64 28
  %45 = getelementptr inbounds i8, ptr %11, i64 40
  %46 = getelementptr inbounds i8, ptr %11, i64 136
  %47 = getelementptr inbounds i8, ptr %11, i64 140
  %48 = getelementptr inbounds i8, ptr %11, i64 672
  %49 = getelementptr i8, ptr %11, i64 160
  %50 = getelementptr inbounds i8, ptr %11, i64 88
  %51 = getelementptr inbounds i8, ptr %11, i64 100
  %52 = getelementptr inbounds i8, ptr %11, i64 96
  %53 = getelementptr inbounds i8, ptr %11, i64 104
  %54 = getelementptr inbounds i8, ptr %11, i64 116
  %55 = getelementptr inbounds i8, ptr %11, i64 112
  %56 = getelementptr inbounds i8, ptr %11, i64 120
  %57 = getelementptr inbounds i8, ptr %11, i64 132
  %58 = getelementptr inbounds i8, ptr %11, i64 128
  %59 = getelementptr inbounds i8, ptr %11, i64 680
  %60 = getelementptr inbounds i8, ptr %11, i64 144
  %61 = getelementptr inbounds i8, ptr %11, i64 64
  %62 = getelementptr inbounds i8, ptr %0, i64 164
  br label %63

63:                                               ; preds = %638, %7
  %64 = phi i64 [ 0, %7 ], [ %639, %638 ]
  %65 = load i64, ptr %16, align 8, !tbaa !21
  %66 = load i64, ptr %17, align 8, !tbaa !22
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %68, label %276

68:                                               ; preds = %63
  %69 = load i64, ptr %18, align 8, !tbaa !23
  br label %70

70:                                               ; preds = %68, %266
  %71 = phi i64 [ %267, %266 ], [ %66, %68 ]
  %72 = phi i64 [ %273, %266 ], [ %69, %68 ]
  %73 = phi i32 [ %270, %266 ], [ 0, %68 ]
  %74 = phi i64 [ %274, %266 ], [ %65, %68 ]
  %75 = phi i64 [ %269, %266 ], [ %64, %68 ]
  %76 = getelementptr inbounds %struct.Group, ptr %14, i64 %72
  %77 = load i32, ptr %76, align 8, !tbaa !24
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %266, label %79

79:                                               ; preds = %70
  %80 = add i32 %73, 1
  %81 = ptrtoint ptr %76 to i64
  store i64 %81, ptr %19, align 8, !tbaa !26
  %82 = getelementptr inbounds i8, ptr %76, i64 48
  %83 = load i64, ptr %82, align 8, !tbaa !27
  store i64 %83, ptr %20, align 8, !tbaa !28
  %84 = getelementptr inbounds i8, ptr %76, i64 64
  %85 = load i64, ptr %84, align 8, !tbaa !29
  %86 = icmp ne i64 %85, 0
  %87 = zext i1 %86 to i32
  %88 = getelementptr inbounds i8, ptr %76, i64 36
  %89 = getelementptr inbounds i8, ptr %76, i64 40
  %90 = getelementptr inbounds i8, ptr %76, i64 12
  %91 = getelementptr inbounds i8, ptr %76, i64 56
  %92 = getelementptr inbounds i8, ptr %76, i64 8
  %93 = getelementptr inbounds i8, ptr %76, i64 4
  %94 = load i32, ptr %88, align 4, !tbaa !30
  %95 = trunc i64 %85 to i32
  br label %96

96:                                               ; preds = %260, %79
  %97 = phi i64 [ %75, %79 ], [ %255, %260 ]
  %98 = phi i32 [ %94, %79 ], [ %256, %260 ]
  %99 = phi i32 [ %95, %79 ], [ 0, %260 ]
  %100 = phi i32 [ %87, %79 ], [ 0, %260 ]
  %101 = icmp ugt i32 %98, %99
  br i1 %101, label %102, label %254

102:                                              ; preds = %96
  %103 = zext i32 %99 to i64
  br label %104

104:                                              ; preds = %247, %102
  %105 = phi i64 [ %97, %102 ], [ %248, %247 ]
  %106 = phi i64 [ %103, %102 ], [ %250, %247 ]
  %107 = phi i32 [ %100, %102 ], [ %249, %247 ]
  %108 = load i64, ptr %89, align 8, !tbaa !31
  %109 = load i64, ptr %21, align 8, !tbaa !32
  %110 = mul i64 %109, %106
  %111 = add i64 %110, %108
  %112 = inttoptr i64 %111 to ptr
  %113 = getelementptr inbounds i8, ptr %112, i64 536
  %114 = load i32, ptr %113, align 8, !tbaa !13
  switch i32 %114, label %247 [
    i32 1, label %115
    i32 0, label %121
  ]

115:                                              ; preds = %104
  %116 = getelementptr inbounds i8, ptr %112, i64 540
  %117 = load i32, ptr %116, align 4, !tbaa !13
  %118 = load i32, ptr %90, align 4, !tbaa !33
  %119 = icmp eq i32 %117, %118
  br i1 %119, label %247, label %120

120:                                              ; preds = %115
  store i32 0, ptr %113, align 8, !tbaa !13
  br label %121

121:                                              ; preds = %120, %104
  %122 = load i64, ptr %22, align 8, !tbaa !34
  br i1 %32, label %134, label %123

123:                                              ; preds = %121
  %124 = load i64, ptr %0, align 8, !tbaa !35
  %125 = tail call i64 @llvm.usub.sat.i64(i64 %122, i64 %124)
  %126 = sub i64 %105, %125
  %127 = add i64 %126, -64
  %128 = icmp sgt i64 %127, 0
  br i1 %128, label %134, label %129

129:                                              ; preds = %123
  %130 = tail call i64 @llvm.readcyclecounter()
  %131 = icmp ult i64 %130, %8
  br i1 %131, label %132, label %643

132:                                              ; preds = %129
  %133 = load i64, ptr %22, align 8, !tbaa !34
  br label %134

134:                                              ; preds = %132, %123, %121
  %135 = phi i64 [ %105, %121 ], [ %127, %123 ], [ 4096, %132 ]
  %136 = phi i64 [ %122, %121 ], [ %122, %123 ], [ %133, %132 ]
  store i64 %111, ptr %23, align 8, !tbaa !36
  %137 = load i64, ptr %91, align 8, !tbaa !37
  %138 = load i64, ptr %24, align 8, !tbaa !38
  %139 = mul i64 %138, %106
  %140 = load i32, ptr %25, align 4, !tbaa !3
  %141 = zext i32 %140 to i64
  %142 = mul i64 %139, %141
  %143 = add i64 %142, %137
  store i64 %143, ptr %26, align 8, !tbaa !39
  store i64 %136, ptr %0, align 8, !tbaa !35
  %144 = getelementptr inbounds i8, ptr %112, i64 528
  %145 = load i64, ptr %144, align 8, !tbaa !40
  %146 = getelementptr inbounds i8, ptr %112, i64 524
  br label %147

147:                                              ; preds = %204, %134
  %148 = phi i64 [ %145, %134 ], [ %196, %204 ]
  %149 = add i64 %148, 1
  %150 = load i32, ptr %146, align 4, !tbaa !13
  %151 = and i32 %150, 1023
  %152 = zext nneg i32 %151 to i64
  %153 = shl nuw nsw i64 %152, 48
  %154 = or i64 %153, %149
  %155 = load atomic i64, ptr %27 acquire, align 8
  %156 = load i64, ptr %28, align 8, !tbaa !41
  %157 = load i64, ptr %29, align 8, !tbaa !42
  %158 = icmp eq i64 %155, %157
  %159 = icmp ne i64 %156, 0
  %160 = select i1 %158, i1 %159, i1 false
  br i1 %160, label %161, label %165

161:                                              ; preds = %147
  %162 = inttoptr i64 %156 to ptr
  %163 = load i64, ptr %162, align 8, !tbaa !43
  %164 = icmp eq i64 %163, %154
  br i1 %164, label %188, label %165

165:                                              ; preds = %161, %147
  %166 = inttoptr i64 %155 to ptr
  %167 = getelementptr inbounds i8, ptr %166, i64 -8
  %168 = load i64, ptr %167, align 8, !tbaa !40
  %169 = lshr i64 %154, 2
  %170 = mul i64 %169, -7046029254386353131
  %171 = lshr i64 %170, 40
  br label %172

172:                                              ; preds = %172, %165
  %173 = phi i64 [ %171, %165 ], [ %183, %172 ]
  %174 = phi ptr [ undef, %165 ], [ %181, %172 ]
  %175 = and i64 %173, %168
  %176 = getelementptr inbounds %struct.Region, ptr %166, i64 %175
  %177 = load i64, ptr %176, align 8, !tbaa !43
  %178 = icmp ne i64 %177, %154
  %179 = icmp ne i64 %177, 0
  %180 = select i1 %179, ptr %174, ptr null
  %181 = select i1 %178, ptr %180, ptr %176
  %182 = and i1 %178, %179
  %183 = add i64 %173, 1
  br i1 %182, label %172, label %184

184:                                              ; preds = %172
  store i64 %155, ptr %29, align 8, !tbaa !42
  %185 = ptrtoint ptr %181 to i64
  store i64 %185, ptr %28, align 8, !tbaa !41
  %186 = icmp eq ptr %181, null
  br i1 %186, label %187, label %188

187:                                              ; preds = %184
  store i64 %148, ptr %144, align 8, !tbaa !40
  store i64 %154, ptr %15, align 8, !tbaa !20
  br label %209

188:                                              ; preds = %184, %161
  %189 = phi ptr [ %181, %184 ], [ %162, %161 ]
  store i64 %154, ptr %30, align 8, !tbaa !45
  %190 = getelementptr inbounds i8, ptr %189, i64 8
  %191 = load i64, ptr %190, align 8, !tbaa !46
  %192 = inttoptr i64 %191 to ptr
  %193 = getelementptr inbounds i8, ptr %189, i64 16
  %194 = load i64, ptr %193, align 8, !tbaa !47
  %195 = tail call i64 %192(ptr noundef %112, ptr noundef nonnull %0, i64 noundef %194) #5
  %196 = and i64 %195, 281474976710655
  %197 = icmp ult i64 %195, 281474976710656
  br i1 %197, label %201, label %198

198:                                              ; preds = %188
  %199 = lshr i64 %195, 48
  %200 = trunc nuw nsw i64 %199 to i32
  br label %206

201:                                              ; preds = %188
  %202 = load i64, ptr %0, align 8, !tbaa !35
  %203 = icmp ult i64 %202, 2
  br i1 %203, label %206, label %204

204:                                              ; preds = %201
  %205 = add i64 %202, -1
  store i64 %205, ptr %0, align 8, !tbaa !35
  br label %147

206:                                              ; preds = %201, %198
  %207 = phi i32 [ %200, %198 ], [ 3, %201 ]
  store i64 %196, ptr %144, align 8, !tbaa !40
  %208 = load i64, ptr %15, align 8, !tbaa !20
  br label %209

209:                                              ; preds = %206, %187
  %210 = phi i64 [ %208, %206 ], [ %154, %187 ]
  %211 = phi i32 [ %207, %206 ], [ 3, %187 ]
  %212 = icmp eq i64 %210, 0
  br i1 %212, label %213, label %643

213:                                              ; preds = %209
  %214 = load atomic i32, ptr %31 monotonic, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %645

216:                                              ; preds = %213
  switch i32 %211, label %247 [
    i32 1, label %217
    i32 2, label %227
    i32 4, label %237
  ]

217:                                              ; preds = %216
  store i32 2, ptr %113, align 8, !tbaa !13
  %218 = load i32, ptr %93, align 4, !tbaa !48
  %219 = add i32 %218, -1
  store i32 %219, ptr %93, align 4, !tbaa !48
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %247, label %221

221:                                              ; preds = %217
  %222 = load i32, ptr %92, align 8, !tbaa !49
  %223 = icmp ult i32 %222, %219
  br i1 %223, label %247, label %224

224:                                              ; preds = %221
  store i32 0, ptr %92, align 8, !tbaa !49
  %225 = load i32, ptr %90, align 4, !tbaa !33
  %226 = add i32 %225, 1
  store i32 %226, ptr %90, align 4, !tbaa !33
  br label %247

227:                                              ; preds = %216
  %228 = load i32, ptr %90, align 4, !tbaa !33
  %229 = getelementptr inbounds i8, ptr %112, i64 540
  store i32 %228, ptr %229, align 4, !tbaa !13
  store i32 1, ptr %113, align 8, !tbaa !13
  %230 = load i32, ptr %92, align 8, !tbaa !49
  %231 = add i32 %230, 1
  store i32 %231, ptr %92, align 8, !tbaa !49
  %232 = load i32, ptr %93, align 4, !tbaa !48
  %233 = icmp ult i32 %231, %232
  br i1 %233, label %247, label %234

234:                                              ; preds = %227
  store i32 0, ptr %92, align 8, !tbaa !49
  %235 = load i32, ptr %90, align 4, !tbaa !33
  %236 = add i32 %235, 1
  store i32 %236, ptr %90, align 4, !tbaa !33
  br label %247

237:                                              ; preds = %216
  store i32 1, ptr %113, align 8, !tbaa !13
  %238 = icmp eq i32 %107, 0
  br i1 %238, label %239, label %244

239:                                              ; preds = %237
  %240 = getelementptr inbounds i8, ptr %112, i64 540
  %241 = load i32, ptr %240, align 4, !tbaa !13
  %242 = load i32, ptr %90, align 4, !tbaa !33
  %243 = icmp ne i32 %241, %242
  br label %244

244:                                              ; preds = %239, %237
  %245 = phi i1 [ true, %237 ], [ %243, %239 ]
  %246 = zext i1 %245 to i32
  br label %247

247:                                              ; preds = %244, %234, %227, %224, %221, %217, %216, %115, %104
  %248 = phi i64 [ %105, %104 ], [ %135, %216 ], [ %135, %244 ], [ %135, %227 ], [ %135, %234 ], [ %135, %217 ], [ %135, %221 ], [ %135, %224 ], [ %105, %115 ]
  %249 = phi i32 [ %107, %104 ], [ %107, %216 ], [ %246, %244 ], [ 1, %227 ], [ 1, %234 ], [ 1, %217 ], [ 1, %221 ], [ 1, %224 ], [ %107, %115 ]
  %250 = add nuw nsw i64 %106, 1
  %251 = load i32, ptr %88, align 4, !tbaa !30
  %252 = zext i32 %251 to i64
  %253 = icmp ult i64 %250, %252
  br i1 %253, label %104, label %254, !llvm.loop !50

254:                                              ; preds = %247, %96
  %255 = phi i64 [ %97, %96 ], [ %248, %247 ]
  %256 = phi i32 [ %98, %96 ], [ %251, %247 ]
  %257 = phi i32 [ %100, %96 ], [ %249, %247 ]
  store i64 0, ptr %84, align 8, !tbaa !29
  %258 = load i32, ptr %93, align 4, !tbaa !48
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %262, label %260

260:                                              ; preds = %254
  %261 = icmp eq i32 %257, 0
  br i1 %261, label %263, label %96

262:                                              ; preds = %254
  store i32 0, ptr %76, align 8, !tbaa !24
  br label %276

263:                                              ; preds = %260
  %264 = load i64, ptr %18, align 8, !tbaa !23
  %265 = load i64, ptr %17, align 8, !tbaa !22
  br label %266

266:                                              ; preds = %263, %70
  %267 = phi i64 [ %71, %70 ], [ %265, %263 ]
  %268 = phi i64 [ %72, %70 ], [ %264, %263 ]
  %269 = phi i64 [ %75, %70 ], [ %255, %263 ]
  %270 = phi i32 [ %73, %70 ], [ %80, %263 ]
  %271 = add i64 %268, 1
  %272 = icmp eq i64 %271, %267
  %273 = select i1 %272, i64 0, i64 %271
  store i64 %273, ptr %18, align 8, !tbaa !23
  %274 = add nuw i64 %74, 1
  %275 = icmp ult i64 %274, %267
  br i1 %275, label %70, label %276, !llvm.loop !51

276:                                              ; preds = %266, %63, %262
  %277 = phi i32 [ %73, %262 ], [ 0, %63 ], [ %270, %266 ]
  %278 = phi i1 [ true, %262 ], [ false, %63 ], [ false, %266 ]
  %279 = phi i64 [ %255, %262 ], [ %64, %63 ], [ %269, %266 ]
  store i64 0, ptr %16, align 8, !tbaa !21
  %280 = load atomic i32, ptr %31 monotonic, align 4
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %282, label %645

282:                                              ; preds = %276
  %283 = load i64, ptr %12, align 8, !tbaa !19
  %284 = inttoptr i64 %283 to ptr
  %285 = load i64, ptr %17, align 8, !tbaa !22
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %618, label %290

287:                                              ; preds = %290
  %288 = add nuw i64 %291, 1
  %289 = icmp eq i64 %288, %285
  br i1 %289, label %618, label %290, !llvm.loop !52

290:                                              ; preds = %282, %287
  %291 = phi i64 [ %288, %287 ], [ 0, %282 ]
  %292 = getelementptr inbounds %struct.Group, ptr %284, i64 %291
  %293 = load i32, ptr %292, align 8, !tbaa !24
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %295, label %287

295:                                              ; preds = %290
  %296 = load i64, ptr %33, align 8, !tbaa !53
  %297 = load i64, ptr %34, align 8, !tbaa !54
  %298 = icmp eq i64 %296, %297
  br i1 %298, label %299, label %308

299:                                              ; preds = %295
  %300 = load i64, ptr %36, align 8, !tbaa !55
  %301 = atomicrmw add ptr %35, i64 %300 acq_rel, align 8
  %302 = load i64, ptr %11, align 8, !tbaa !56
  %303 = icmp ult i64 %301, %302
  br i1 %303, label %304, label %618

304:                                              ; preds = %299
  %305 = load i64, ptr %36, align 8, !tbaa !55
  %306 = add i64 %305, %301
  %307 = tail call i64 @llvm.umin.i64(i64 %306, i64 %302)
  store i64 %307, ptr %34, align 8, !tbaa !54
  br label %308

308:                                              ; preds = %304, %295
  %309 = phi i64 [ %301, %304 ], [ %296, %295 ]
  %310 = add i64 %309, 1
  store i64 %310, ptr %33, align 8, !tbaa !53
  %311 = getelementptr inbounds i8, ptr %292, i64 24
  %312 = load i32, ptr %37, align 4, !tbaa !13
  %313 = zext i32 %312 to i64
  %314 = urem i64 %309, %313
  %315 = trunc nuw i64 %314 to i32
  store i32 %315, ptr %311, align 4, !tbaa !13
  %316 = load i32, ptr %37, align 4, !tbaa !13
  %317 = zext i32 %316 to i64
  %318 = udiv i64 %309, %317
  %319 = load i32, ptr %38, align 4, !tbaa !13
  %320 = load i32, ptr %39, align 4, !tbaa !13
  %321 = mul i32 %319, %315
  %322 = sub i32 %320, %321
  %323 = tail call noundef i32 @llvm.umin.i32(i32 %319, i32 %322)
  %324 = load i32, ptr %40, align 4, !tbaa !13
  %325 = zext i32 %324 to i64
  %326 = urem i64 %318, %325
  %327 = trunc nuw i64 %326 to i32
  %328 = getelementptr inbounds i8, ptr %292, i64 28
  store i32 %327, ptr %328, align 4, !tbaa !13
  %329 = load i32, ptr %40, align 4, !tbaa !13
  %330 = zext i32 %329 to i64
  %331 = udiv i64 %318, %330
  %332 = load i32, ptr %41, align 4, !tbaa !13
  %333 = load i32, ptr %42, align 4, !tbaa !13
  %334 = mul i32 %332, %327
  %335 = sub i32 %333, %334
  %336 = tail call noundef i32 @llvm.umin.i32(i32 %332, i32 %335)
  %337 = load i32, ptr %43, align 4, !tbaa !13
  %338 = zext i32 %337 to i64
  %339 = urem i64 %331, %338
  %340 = trunc nuw i64 %339 to i32
  %341 = getelementptr inbounds i8, ptr %292, i64 32
  store i32 %340, ptr %341, align 4, !tbaa !13
  %342 = load i32, ptr %44, align 4, !tbaa !13
  %343 = load i32, ptr %45, align 4, !tbaa !13
  %344 = mul i32 %342, %340
  %345 = sub i32 %343, %344
  %346 = tail call noundef i32 @llvm.umin.i32(i32 %342, i32 %345)
  %347 = zext i32 %323 to i64
  %348 = zext i32 %336 to i64
  %349 = mul nuw i64 %348, %347
  %350 = zext i32 %346 to i64
  %351 = mul i64 %349, %350
  %352 = load i32, ptr %25, align 4, !tbaa !3
  %353 = zext i32 %352 to i64
  %354 = add nsw i64 %353, -1
  %355 = add i64 %354, %351
  %356 = udiv i64 %355, %353
  %357 = trunc i64 %356 to i32
  %358 = getelementptr inbounds i8, ptr %292, i64 4
  store i32 %357, ptr %358, align 4, !tbaa !48
  %359 = getelementptr inbounds i8, ptr %292, i64 36
  store i32 %357, ptr %359, align 4, !tbaa !30
  %360 = getelementptr inbounds i8, ptr %292, i64 64
  store i64 0, ptr %360, align 8, !tbaa !29
  %361 = getelementptr inbounds i8, ptr %292, i64 12
  store i32 0, ptr %361, align 4, !tbaa !33
  %362 = getelementptr inbounds i8, ptr %292, i64 8
  store i32 0, ptr %362, align 8, !tbaa !49
  %363 = getelementptr inbounds i8, ptr %292, i64 16
  store i64 %309, ptr %363, align 8, !tbaa !57
  store i32 1, ptr %292, align 8, !tbaa !24
  %364 = load i32, ptr %38, align 4, !tbaa !13
  %365 = icmp eq i32 %323, %364
  br i1 %365, label %366, label %372

366:                                              ; preds = %308
  %367 = load i32, ptr %41, align 4, !tbaa !13
  %368 = icmp eq i32 %336, %367
  br i1 %368, label %369, label %372

369:                                              ; preds = %366
  %370 = load i32, ptr %44, align 4, !tbaa !13
  %371 = icmp ne i32 %346, %370
  br label %372

372:                                              ; preds = %369, %366, %308
  %373 = phi i1 [ true, %366 ], [ true, %308 ], [ %371, %369 ]
  %374 = icmp eq i32 %357, 0
  br i1 %374, label %619, label %375

375:                                              ; preds = %372
  %376 = getelementptr inbounds i8, ptr %292, i64 40
  br label %377

377:                                              ; preds = %589, %375
  %378 = phi i64 [ 0, %375 ], [ %614, %589 ]
  %379 = load i64, ptr %376, align 8, !tbaa !31
  %380 = load i64, ptr %21, align 8, !tbaa !32
  %381 = mul i64 %380, %378
  %382 = add i64 %381, %379
  %383 = inttoptr i64 %382 to ptr
  %384 = load i32, ptr %25, align 4, !tbaa !3
  %385 = zext i32 %384 to i64
  %386 = load i32, ptr %46, align 8, !tbaa !9
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %391

388:                                              ; preds = %377
  %389 = load i32, ptr %47, align 4, !tbaa !10
  %390 = zext i32 %389 to i64
  br label %391

391:                                              ; preds = %388, %377
  %392 = phi i64 [ %390, %388 ], [ 1, %377 ]
  %393 = mul nuw i64 %392, %385
  %394 = load i64, ptr %48, align 8, !tbaa !58
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %413, label %396

396:                                              ; preds = %391
  %397 = and i64 %394, 3
  %398 = icmp ult i64 %394, 4
  br i1 %398, label %401, label %399

399:                                              ; preds = %396
  %400 = and i64 %394, -4
  br label %418

401:                                              ; preds = %418, %396
  %402 = phi i64 [ 0, %396 ], [ %436, %418 ]
  %403 = icmp eq i64 %397, 0
  br i1 %403, label %413, label %404

404:                                              ; preds = %401, %404
  %405 = phi i64 [ %410, %404 ], [ %402, %401 ]
  %406 = phi i64 [ %411, %404 ], [ 0, %401 ]
  %407 = getelementptr inbounds [128 x i32], ptr %49, i64 0, i64 %405
  %408 = load i32, ptr %407, align 4, !tbaa !13
  %409 = getelementptr inbounds [128 x i32], ptr %383, i64 0, i64 %405
  store i32 %408, ptr %409, align 4, !tbaa !13
  %410 = add nuw i64 %405, 1
  %411 = add i64 %406, 1
  %412 = icmp eq i64 %411, %397
  br i1 %412, label %413, label %404, !llvm.loop !59

413:                                              ; preds = %401, %404, %391
  %414 = getelementptr inbounds i8, ptr %383, i64 468
  store i32 0, ptr %414, align 4, !tbaa !13
  %415 = getelementptr inbounds i8, ptr %383, i64 460
  store i32 0, ptr %415, align 4, !tbaa !13
  %416 = load i64, ptr %50, align 8, !tbaa !61
  %417 = icmp eq i64 %416, -1
  br i1 %417, label %451, label %439

418:                                              ; preds = %418, %399
  %419 = phi i64 [ 0, %399 ], [ %436, %418 ]
  %420 = phi i64 [ 0, %399 ], [ %437, %418 ]
  %421 = getelementptr inbounds [128 x i32], ptr %49, i64 0, i64 %419
  %422 = load i32, ptr %421, align 4, !tbaa !13
  %423 = getelementptr inbounds [128 x i32], ptr %383, i64 0, i64 %419
  store i32 %422, ptr %423, align 4, !tbaa !13
  %424 = or disjoint i64 %419, 1
  %425 = getelementptr inbounds [128 x i32], ptr %49, i64 0, i64 %424
  %426 = load i32, ptr %425, align 4, !tbaa !13
  %427 = getelementptr inbounds [128 x i32], ptr %383, i64 0, i64 %424
  store i32 %426, ptr %427, align 4, !tbaa !13
  %428 = or disjoint i64 %419, 2
  %429 = getelementptr inbounds [128 x i32], ptr %49, i64 0, i64 %428
  %430 = load i32, ptr %429, align 4, !tbaa !13
  %431 = getelementptr inbounds [128 x i32], ptr %383, i64 0, i64 %428
  store i32 %430, ptr %431, align 4, !tbaa !13
  %432 = or disjoint i64 %419, 3
  %433 = getelementptr inbounds [128 x i32], ptr %49, i64 0, i64 %432
  %434 = load i32, ptr %433, align 4, !tbaa !13
  %435 = getelementptr inbounds [128 x i32], ptr %383, i64 0, i64 %432
  store i32 %434, ptr %435, align 4, !tbaa !13
  %436 = add nuw i64 %419, 4
  %437 = add i64 %420, 4
  %438 = icmp eq i64 %437, %400
  br i1 %438, label %401, label %418, !llvm.loop !63

439:                                              ; preds = %413
  %440 = load i32, ptr %311, align 4, !tbaa !13
  %441 = getelementptr inbounds [128 x i32], ptr %383, i64 0, i64 %416
  %442 = load i32, ptr %441, align 4, !tbaa !13
  %443 = load i32, ptr %51, align 4, !tbaa !64
  %444 = load i32, ptr %52, align 8, !tbaa !65
  %445 = shl i32 %443, %444
  %446 = xor i32 %445, -1
  %447 = and i32 %442, %446
  %448 = and i32 %443, %440
  %449 = shl i32 %448, %444
  %450 = or i32 %447, %449
  store i32 %450, ptr %441, align 4, !tbaa !13
  br label %451

451:                                              ; preds = %439, %413
  %452 = load i64, ptr %53, align 8, !tbaa !61
  %453 = icmp eq i64 %452, -1
  br i1 %453, label %466, label %454

454:                                              ; preds = %451
  %455 = load i32, ptr %328, align 4, !tbaa !13
  %456 = getelementptr inbounds [128 x i32], ptr %383, i64 0, i64 %452
  %457 = load i32, ptr %456, align 4, !tbaa !13
  %458 = load i32, ptr %54, align 4, !tbaa !64
  %459 = load i32, ptr %55, align 8, !tbaa !65
  %460 = shl i32 %458, %459
  %461 = xor i32 %460, -1
  %462 = and i32 %457, %461
  %463 = and i32 %458, %455
  %464 = shl i32 %463, %459
  %465 = or i32 %462, %464
  store i32 %465, ptr %456, align 4, !tbaa !13
  br label %466

466:                                              ; preds = %454, %451
  %467 = load i64, ptr %56, align 8, !tbaa !61
  %468 = icmp eq i64 %467, -1
  br i1 %468, label %481, label %469

469:                                              ; preds = %466
  %470 = load i32, ptr %341, align 4, !tbaa !13
  %471 = getelementptr inbounds [128 x i32], ptr %383, i64 0, i64 %467
  %472 = load i32, ptr %471, align 4, !tbaa !13
  %473 = load i32, ptr %57, align 4, !tbaa !64
  %474 = load i32, ptr %58, align 8, !tbaa !65
  %475 = shl i32 %473, %474
  %476 = xor i32 %475, -1
  %477 = and i32 %472, %476
  %478 = and i32 %473, %470
  %479 = shl i32 %478, %474
  %480 = or i32 %477, %479
  store i32 %480, ptr %471, align 4, !tbaa !13
  br label %481

481:                                              ; preds = %469, %466
  br i1 %373, label %517, label %482

482:                                              ; preds = %481
  %483 = load i64, ptr %59, align 8, !tbaa !12
  %484 = inttoptr i64 %483 to ptr
  %485 = mul i64 %393, %378
  %486 = getelementptr i32, ptr %484, i64 %485
  %487 = icmp ult i64 %393, 2
  br i1 %487, label %589, label %488

488:                                              ; preds = %482
  %489 = lshr i64 %393, 1
  %490 = getelementptr inbounds i8, ptr %383, i64 576
  %491 = add nsw i64 %489, -1
  %492 = and i64 %489, 3
  %493 = icmp ult i64 %491, 3
  br i1 %493, label %577, label %494

494:                                              ; preds = %488
  %495 = and i64 %489, 9223372036854775804
  br label %496

496:                                              ; preds = %496, %494
  %497 = phi i64 [ 0, %494 ], [ %514, %496 ]
  %498 = phi i64 [ 0, %494 ], [ %515, %496 ]
  %499 = getelementptr inbounds i64, ptr %486, i64 %497
  %500 = load i64, ptr %499, align 8, !tbaa !40
  %501 = getelementptr inbounds i64, ptr %490, i64 %497
  store i64 %500, ptr %501, align 8, !tbaa !40
  %502 = or disjoint i64 %497, 1
  %503 = getelementptr inbounds i64, ptr %486, i64 %502
  %504 = load i64, ptr %503, align 8, !tbaa !40
  %505 = getelementptr inbounds i64, ptr %490, i64 %502
  store i64 %504, ptr %505, align 8, !tbaa !40
  %506 = or disjoint i64 %497, 2
  %507 = getelementptr inbounds i64, ptr %486, i64 %506
  %508 = load i64, ptr %507, align 8, !tbaa !40
  %509 = getelementptr inbounds i64, ptr %490, i64 %506
  store i64 %508, ptr %509, align 8, !tbaa !40
  %510 = or disjoint i64 %497, 3
  %511 = getelementptr inbounds i64, ptr %486, i64 %510
  %512 = load i64, ptr %511, align 8, !tbaa !40
  %513 = getelementptr inbounds i64, ptr %490, i64 %510
  store i64 %512, ptr %513, align 8, !tbaa !40
  %514 = add nuw nsw i64 %497, 4
  %515 = add i64 %498, 4
  %516 = icmp eq i64 %515, %495
  br i1 %516, label %577, label %496, !llvm.loop !66

517:                                              ; preds = %481
  %518 = getelementptr inbounds i8, ptr %383, i64 576
  %519 = load i32, ptr %25, align 4, !tbaa !3
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %589, label %521

521:                                              ; preds = %517
  %522 = zext i32 %519 to i64
  %523 = mul nuw i64 %378, %522
  %524 = udiv i64 %523, %347
  %525 = udiv i64 %524, %348
  %526 = trunc i64 %525 to i32
  %527 = urem i64 %524, %348
  %528 = trunc nuw i64 %527 to i32
  %529 = urem i64 %523, %347
  %530 = trunc nuw i64 %529 to i32
  %531 = shl i32 %519, 1
  br label %532

532:                                              ; preds = %571, %521
  %533 = phi i64 [ 0, %521 ], [ %575, %571 ]
  %534 = phi i32 [ %526, %521 ], [ %574, %571 ]
  %535 = phi i32 [ %528, %521 ], [ %573, %571 ]
  %536 = phi i32 [ %530, %521 ], [ %572, %571 ]
  %537 = load i32, ptr %46, align 8, !tbaa !9
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %544, label %539

539:                                              ; preds = %532
  %540 = shl i32 %535, 10
  %541 = shl i32 %534, 20
  %542 = or i32 %540, %541
  %543 = or i32 %542, %536
  br label %558

544:                                              ; preds = %532
  %545 = getelementptr inbounds i32, ptr %518, i64 %533
  store i32 %536, ptr %545, align 4, !tbaa !13
  %546 = load i32, ptr %47, align 4, !tbaa !10
  %547 = icmp ugt i32 %546, 1
  br i1 %547, label %548, label %562

548:                                              ; preds = %544
  %549 = trunc nuw i64 %533 to i32
  %550 = add i32 %519, %549
  %551 = zext i32 %550 to i64
  %552 = getelementptr inbounds i32, ptr %518, i64 %551
  store i32 %535, ptr %552, align 4, !tbaa !13
  %553 = load i32, ptr %47, align 4, !tbaa !10
  %554 = icmp ugt i32 %553, 2
  br i1 %554, label %555, label %562

555:                                              ; preds = %548
  %556 = add i32 %531, %549
  %557 = zext i32 %556 to i64
  br label %558

558:                                              ; preds = %555, %539
  %559 = phi i64 [ %557, %555 ], [ %533, %539 ]
  %560 = phi i32 [ %534, %555 ], [ %543, %539 ]
  %561 = getelementptr inbounds i32, ptr %518, i64 %559
  store i32 %560, ptr %561, align 4, !tbaa !13
  br label %562

562:                                              ; preds = %558, %548, %544
  %563 = add i32 %536, 1
  %564 = icmp ult i32 %563, %323
  br i1 %564, label %571, label %565

565:                                              ; preds = %562
  %566 = add i32 %535, 1
  %567 = icmp uge i32 %566, %336
  %568 = select i1 %567, i32 0, i32 %566
  %569 = zext i1 %567 to i32
  %570 = add i32 %534, %569
  br label %571

571:                                              ; preds = %565, %562
  %572 = phi i32 [ %563, %562 ], [ 0, %565 ]
  %573 = phi i32 [ %535, %562 ], [ %568, %565 ]
  %574 = phi i32 [ %534, %562 ], [ %570, %565 ]
  %575 = add nuw nsw i64 %533, 1
  %576 = icmp eq i64 %575, %522
  br i1 %576, label %589, label %532, !llvm.loop !14

577:                                              ; preds = %496, %488
  %578 = phi i64 [ 0, %488 ], [ %514, %496 ]
  %579 = icmp eq i64 %492, 0
  br i1 %579, label %589, label %580

580:                                              ; preds = %577, %580
  %581 = phi i64 [ %586, %580 ], [ %578, %577 ]
  %582 = phi i64 [ %587, %580 ], [ 0, %577 ]
  %583 = getelementptr inbounds i64, ptr %486, i64 %581
  %584 = load i64, ptr %583, align 8, !tbaa !40
  %585 = getelementptr inbounds i64, ptr %490, i64 %581
  store i64 %584, ptr %585, align 8, !tbaa !40
  %586 = add nuw nsw i64 %581, 1
  %587 = add i64 %582, 1
  %588 = icmp eq i64 %587, %492
  br i1 %588, label %589, label %580, !llvm.loop !67

589:                                              ; preds = %577, %580, %571, %517, %482
  %590 = mul nuw i64 %378, %385
  %591 = sub i64 %351, %590
  %592 = icmp ult i64 %591, %385
  %593 = sub i32 64, %384
  %594 = zext nneg i32 %593 to i64
  %595 = lshr i64 -1, %594
  %596 = shl nsw i64 -1, %591
  %597 = xor i64 %596, -1
  %598 = select i1 %592, i64 %597, i64 %595
  %599 = trunc i64 %598 to i32
  %600 = getelementptr inbounds i8, ptr %383, i64 504
  store i32 %599, ptr %600, align 8, !tbaa !13
  %601 = lshr i64 %598, 32
  %602 = trunc nuw i64 %601 to i32
  %603 = getelementptr inbounds i8, ptr %383, i64 508
  store i32 %602, ptr %603, align 4, !tbaa !13
  %604 = getelementptr inbounds i8, ptr %383, i64 512
  %605 = getelementptr inbounds i8, ptr %383, i64 516
  store i32 0, ptr %605, align 4, !tbaa !13
  store i32 0, ptr %604, align 8, !tbaa !13
  %606 = load i32, ptr %60, align 8, !tbaa !68
  %607 = getelementptr inbounds i8, ptr %383, i64 524
  store i32 %606, ptr %607, align 4, !tbaa !13
  %608 = load i64, ptr %61, align 8, !tbaa !69
  %609 = getelementptr inbounds i8, ptr %383, i64 528
  store i64 %608, ptr %609, align 8, !tbaa !40
  %610 = getelementptr inbounds i8, ptr %383, i64 544
  %611 = trunc nuw i64 %378 to i32
  store i32 %611, ptr %610, align 8, !tbaa !13
  %612 = getelementptr inbounds i8, ptr %383, i64 548
  store i32 0, ptr %612, align 4, !tbaa !13
  %613 = getelementptr inbounds i8, ptr %383, i64 536
  store i32 0, ptr %613, align 8, !tbaa !13
  %614 = add nuw nsw i64 %378, 1
  %615 = load i32, ptr %359, align 4, !tbaa !30
  %616 = zext i32 %615 to i64
  %617 = icmp ult i64 %614, %616
  br i1 %617, label %377, label %619, !llvm.loop !70

618:                                              ; preds = %287, %282, %299
  br i1 %278, label %619, label %620

619:                                              ; preds = %589, %372, %618
  store i32 0, ptr %62, align 4, !tbaa !71
  br label %634

620:                                              ; preds = %618
  %621 = icmp eq i32 %277, 0
  br i1 %621, label %645, label %622

622:                                              ; preds = %620
  %623 = load i32, ptr %62, align 4, !tbaa !71
  %624 = add i32 %623, 1
  store i32 %624, ptr %62, align 4, !tbaa !71
  %625 = icmp eq i32 %624, 16
  br i1 %625, label %626, label %634

626:                                              ; preds = %622
  %627 = load i64, ptr %33, align 8, !tbaa !53
  %628 = load i64, ptr %34, align 8, !tbaa !54
  %629 = icmp ult i64 %627, %628
  br i1 %629, label %645, label %630

630:                                              ; preds = %626
  %631 = load atomic i64, ptr %35 acquire, align 8
  %632 = load i64, ptr %11, align 8, !tbaa !56
  %633 = icmp ult i64 %631, %632
  br i1 %633, label %645, label %634

634:                                              ; preds = %630, %622, %619
  br i1 %32, label %638, label %635

635:                                              ; preds = %634
  %636 = add i64 %279, -64
  %637 = icmp sgt i64 %636, 0
  br i1 %637, label %638, label %640

638:                                              ; preds = %635, %634, %640
  %639 = phi i64 [ 4096, %640 ], [ %636, %635 ], [ %279, %634 ]
  br label %63

640:                                              ; preds = %635
  %641 = tail call i64 @llvm.readcyclecounter()
  %642 = icmp ult i64 %641, %8
  br i1 %642, label %638, label %645

643:                                              ; preds = %209, %129
  %644 = phi i32 [ 4, %129 ], [ 1, %209 ]
  store i64 %106, ptr %84, align 8, !tbaa !29
  store i64 %74, ptr %16, align 8, !tbaa !21
  br label %645

645:                                              ; preds = %626, %276, %620, %630, %640, %213, %643
  %646 = phi i32 [ %644, %643 ], [ 2, %213 ], [ 3, %626 ], [ 2, %276 ], [ 0, %620 ], [ 3, %630 ], [ 4, %640 ]
  ret i32 %646
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
!18 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !6, i64 148, !8, i64 160, !8, i64 164, !5, i64 168, !5, i64 176, !6, i64 184, !6, i64 696, !5, i64 131768, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800}
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
!41 = !{!18, !5, i64 131800}
!42 = !{!18, !5, i64 131792}
!43 = !{!44, !5, i64 0}
!44 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!45 = !{!18, !5, i64 176}
!46 = !{!44, !5, i64 8}
!47 = !{!44, !5, i64 16}
!48 = !{!25, !8, i64 4}
!49 = !{!25, !8, i64 8}
!50 = distinct !{!50, !15}
!51 = distinct !{!51, !15}
!52 = distinct !{!52, !15}
!53 = !{!18, !5, i64 131776}
!54 = !{!18, !5, i64 131784}
!55 = !{!4, !5, i64 704}
!56 = !{!4, !5, i64 0}
!57 = !{!25, !5, i64 16}
!58 = !{!4, !5, i64 672}
!59 = distinct !{!59, !60}
!60 = !{!"llvm.loop.unroll.disable"}
!61 = !{!62, !5, i64 0}
!62 = !{!"", !5, i64 0, !8, i64 8, !8, i64 12}
!63 = distinct !{!63, !15}
!64 = !{!62, !8, i64 12}
!65 = !{!62, !8, i64 8}
!66 = distinct !{!66, !15}
!67 = distinct !{!67, !60}
!68 = !{!4, !8, i64 144}
!69 = !{!4, !5, i64 64}
!70 = distinct !{!70, !15}
!71 = !{!18, !8, i64 164}
