target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Region = type { i64, i64, i64 }
%struct.At = type { i64, i32, ptr, i64 }

; Function Attrs: nounwind
define noundef i32 @hk_run_batches(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 40
  %10 = load i64, ptr %9, align 8, !tbaa !11
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds i8, ptr %11, i64 528
  %13 = load i64, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds i8, ptr %11, i64 524
  %15 = load i32, ptr %14, align 4, !tbaa !14
  %16 = getelementptr inbounds i8, ptr %1, i64 36
  %17 = load i32, ptr %16, align 4, !tbaa !15
  %18 = getelementptr inbounds i8, ptr %1, i64 12
  %19 = load i32, ptr %18, align 4, !tbaa !16
  %20 = getelementptr inbounds i8, ptr %3, i64 76
  %21 = getelementptr inbounds i8, ptr %2, i64 8
  %22 = getelementptr inbounds i8, ptr %2, i64 16
  %23 = getelementptr inbounds i8, ptr %3, i64 8
  %24 = getelementptr inbounds i8, ptr %3, i64 40
  %25 = getelementptr inbounds i8, ptr %3, i64 16
  %26 = getelementptr inbounds i8, ptr %3, i64 48
  %27 = and i32 %15, 1023
  %28 = lshr i32 %15, 13
  %29 = and i32 %28, 1024
  %30 = or disjoint i32 %29, %27
  %31 = zext nneg i32 %30 to i64
  %32 = shl nuw nsw i64 %31, 48
  %33 = inttoptr i64 %4 to ptr
  %34 = getelementptr inbounds i8, ptr %8, i64 744
  %35 = getelementptr inbounds i8, ptr %33, i64 -8
  %36 = getelementptr inbounds i8, ptr %3, i64 72
  %37 = getelementptr inbounds i8, ptr %0, i64 176
  %38 = getelementptr inbounds i8, ptr %8, i64 736
  %39 = getelementptr inbounds i8, ptr %0, i64 131824
  %40 = getelementptr inbounds i8, ptr %0, i64 131832
  %41 = getelementptr inbounds i8, ptr %0, i64 131840
  %42 = getelementptr inbounds i8, ptr %8, i64 704
  %43 = getelementptr inbounds i8, ptr %0, i64 131872
  %44 = getelementptr inbounds i8, ptr %0, i64 131856
  %45 = getelementptr inbounds i8, ptr %0, i64 131848
  %46 = getelementptr inbounds i8, ptr %0, i64 131808
  %47 = getelementptr inbounds i8, ptr %0, i64 131816
  %48 = getelementptr inbounds i8, ptr %1, i64 4
  %49 = getelementptr inbounds i8, ptr %0, i64 131864
  %50 = getelementptr inbounds i8, ptr %8, i64 164
  %51 = load i32, ptr %20, align 4, !tbaa !17
  br label %52

52:                                               ; preds = %193, %5
  %53 = phi i32 [ %51, %5 ], [ %160, %193 ]
  %54 = phi i64 [ %13, %5 ], [ %194, %193 ]
  %55 = icmp ult i32 %53, 2
  br i1 %55, label %56, label %197

56:                                               ; preds = %52
  %57 = load i64, ptr %21, align 8, !tbaa !19
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %68, label %59

59:                                               ; preds = %56
  %60 = load i64, ptr %2, align 8, !tbaa !21
  %61 = icmp eq i64 %60, -1
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = tail call i64 @llvm.readcyclecounter()
  %64 = load i64, ptr %2, align 8, !tbaa !21
  %65 = icmp ult i64 %63, %64
  br i1 %65, label %66, label %197

66:                                               ; preds = %62, %59
  %67 = load i64, ptr %22, align 8, !tbaa !22
  store i64 %67, ptr %21, align 8, !tbaa !19
  br label %68

68:                                               ; preds = %66, %56
  %69 = load i64, ptr %3, align 8, !tbaa !23
  %70 = icmp eq i64 %69, %4
  br i1 %70, label %71, label %73

71:                                               ; preds = %68
  %72 = load i64, ptr %23, align 8, !tbaa !24
  br label %74

73:                                               ; preds = %68
  store i64 %4, ptr %3, align 8, !tbaa !23
  store i64 -1, ptr %24, align 8, !tbaa !24
  store i64 -1, ptr %23, align 8, !tbaa !24
  br label %74

74:                                               ; preds = %73, %71
  %75 = phi i64 [ %72, %71 ], [ -1, %73 ]
  %76 = icmp eq i64 %75, %54
  br i1 %76, label %77, label %80

77:                                               ; preds = %74
  %78 = load i32, ptr %25, align 8, !tbaa !27
  %79 = icmp eq i32 %78, %15
  br i1 %79, label %96, label %80

80:                                               ; preds = %77, %74
  %81 = load i64, ptr %24, align 8, !tbaa !24
  %82 = icmp eq i64 %81, %54
  br i1 %82, label %83, label %86

83:                                               ; preds = %80
  %84 = load i32, ptr %26, align 8, !tbaa !27
  %85 = icmp eq i32 %84, %15
  br i1 %85, label %96, label %86

86:                                               ; preds = %83, %80
  %87 = add i64 %54, 1
  %88 = or i64 %87, %32
  %89 = load i64, ptr %34, align 8, !tbaa !28
  %90 = shl i64 %89, 59
  %91 = or i64 %90, %88
  %92 = load i64, ptr %35, align 8, !tbaa !13
  %93 = lshr i64 %91, 2
  %94 = mul i64 %93, -7046029254386353131
  %95 = lshr i64 %94, 40
  br label %104

96:                                               ; preds = %83, %77
  %97 = phi ptr [ %23, %77 ], [ %24, %83 ]
  %98 = getelementptr inbounds i8, ptr %97, i64 16
  %99 = load ptr, ptr %98, align 8, !tbaa !31
  %100 = icmp eq ptr %99, null
  br i1 %100, label %197, label %101

101:                                              ; preds = %96
  %102 = getelementptr inbounds i8, ptr %97, i64 24
  %103 = load i64, ptr %102, align 8, !tbaa !32, !noalias !33
  br label %134

104:                                              ; preds = %104, %86
  %105 = phi i64 [ %95, %86 ], [ %115, %104 ]
  %106 = phi ptr [ undef, %86 ], [ %113, %104 ]
  %107 = and i64 %105, %92
  %108 = getelementptr inbounds %struct.Region, ptr %33, i64 %107
  %109 = load i64, ptr %108, align 8, !tbaa !36
  %110 = icmp ne i64 %109, %91
  %111 = icmp ne i64 %109, 0
  %112 = select i1 %111, ptr %106, ptr null
  %113 = select i1 %110, ptr %112, ptr %108
  %114 = and i1 %110, %111
  %115 = add i64 %105, 1
  br i1 %114, label %104, label %116

116:                                              ; preds = %104
  %117 = load i32, ptr %36, align 8, !tbaa !38
  %118 = xor i32 %117, 1
  store i32 %118, ptr %36, align 8, !tbaa !38
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds [2 x %struct.At], ptr %23, i64 0, i64 %119
  %121 = icmp eq ptr %113, null
  br i1 %121, label %122, label %125

122:                                              ; preds = %116
  store i64 %54, ptr %120, align 8, !tbaa !13
  %123 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %15, ptr %123, align 8, !tbaa !14
  %124 = getelementptr inbounds i8, ptr %120, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %124, i8 0, i64 16, i1 false)
  br label %197

125:                                              ; preds = %116
  %126 = getelementptr inbounds i8, ptr %113, i64 8
  %127 = load i64, ptr %126, align 8, !tbaa !39
  %128 = inttoptr i64 %127 to ptr
  %129 = getelementptr inbounds i8, ptr %113, i64 16
  %130 = load i64, ptr %129, align 8, !tbaa !40
  store i64 %54, ptr %120, align 8, !tbaa !13
  %131 = getelementptr inbounds i8, ptr %120, i64 8
  store i32 %15, ptr %131, align 8, !tbaa !14
  %132 = getelementptr inbounds i8, ptr %120, i64 16
  store ptr %128, ptr %132, align 8, !tbaa !41
  %133 = getelementptr inbounds i8, ptr %120, i64 24
  store i64 %130, ptr %133, align 8, !tbaa !13
  store i64 %88, ptr %37, align 8, !tbaa !42
  br label %134

134:                                              ; preds = %101, %125
  %135 = phi i64 [ %103, %101 ], [ %130, %125 ]
  %136 = phi ptr [ %99, %101 ], [ %128, %125 ]
  %137 = load i32, ptr %16, align 4, !tbaa !15, !noalias !33
  %138 = zext i32 %137 to i64
  %139 = load i64, ptr %38, align 8, !tbaa !43, !noalias !33
  %140 = udiv i64 %138, %139
  store i64 %140, ptr %39, align 8, !tbaa !44, !noalias !33
  store i64 %54, ptr %40, align 8, !tbaa !45, !noalias !33
  %141 = load i64, ptr %21, align 8, !tbaa !19, !noalias !33
  store i64 %141, ptr %41, align 8, !tbaa !46, !noalias !33
  %142 = load i64, ptr %42, align 8, !tbaa !47, !noalias !33
  store i64 %142, ptr %0, align 8, !tbaa !48, !noalias !33
  %143 = icmp ugt i64 %140, 1
  %144 = zext i1 %143 to i64
  store i64 %144, ptr %43, align 8, !tbaa !49, !noalias !33
  %145 = load i64, ptr %9, align 8, !tbaa !11, !noalias !33
  %146 = inttoptr i64 %145 to ptr
  %147 = tail call i64 %136(ptr noundef %146, ptr noundef nonnull %0, i64 noundef %135) #4, !noalias !33
  %148 = load i64, ptr %41, align 8, !tbaa !46, !noalias !33
  store i64 %148, ptr %21, align 8, !tbaa !19, !noalias !33
  %149 = load i64, ptr %44, align 8, !tbaa !50, !noalias !33
  %150 = load i64, ptr %45, align 8, !tbaa !51, !noalias !33
  %151 = load i64, ptr %38, align 8, !tbaa !43, !noalias !33
  %152 = mul i64 %151, %150
  %153 = trunc i64 %152 to i32
  %154 = icmp eq i32 %17, %153
  %155 = lshr i64 %147, 48
  %156 = and i64 %149, -281474976710656
  %157 = icmp eq i64 %156, 1688849860263936
  %158 = zext i1 %157 to i32
  %159 = load i32, ptr %20, align 4, !tbaa !17
  %160 = add i32 %159, %158
  store i32 %160, ptr %20, align 4, !tbaa !17
  br i1 %157, label %162, label %161

161:                                              ; preds = %134
  store i64 0, ptr %46, align 8, !tbaa !52
  br label %167

162:                                              ; preds = %134
  %163 = load i64, ptr %46, align 8, !tbaa !52
  %164 = add i64 %163, 1
  store i64 %164, ptr %46, align 8, !tbaa !52
  %165 = icmp ult i64 %164, 8
  br i1 %165, label %167, label %166

166:                                              ; preds = %162
  store i64 0, ptr %46, align 8, !tbaa !52
  store i64 32, ptr %47, align 8, !tbaa !53
  br label %167

167:                                              ; preds = %161, %162, %166
  %168 = icmp eq i64 %155, 1
  %169 = select i1 %154, i1 %168, i1 false
  br i1 %169, label %170, label %171

170:                                              ; preds = %167
  store i32 0, ptr %48, align 4, !tbaa !54
  br label %202

171:                                              ; preds = %167
  %172 = load i32, ptr %48, align 4, !tbaa !54
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %202, label %174

174:                                              ; preds = %171
  %175 = icmp eq i64 %155, 2
  %176 = select i1 %154, i1 %175, i1 false
  br i1 %176, label %177, label %180

177:                                              ; preds = %174
  %178 = load i32, ptr %18, align 4, !tbaa !16
  %179 = add i32 %178, 1
  store i32 %179, ptr %18, align 4, !tbaa !16
  br label %180

180:                                              ; preds = %177, %174
  br i1 %154, label %181, label %188

181:                                              ; preds = %180
  %182 = load i32, ptr %18, align 4, !tbaa !16
  %183 = load i64, ptr %49, align 8, !tbaa !55
  %184 = trunc i64 %183 to i32
  %185 = icmp eq i32 %182, %184
  br i1 %185, label %186, label %193

186:                                              ; preds = %181
  %187 = load i64, ptr %40, align 8, !tbaa !45
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %17, i32 noundef %17, i64 noundef %187)
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %17, i64 noundef %147)
  br label %202

188:                                              ; preds = %180
  %189 = load i64, ptr %40, align 8, !tbaa !45
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %153, i32 noundef %17, i64 noundef %189)
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %153, i64 noundef %147)
  %190 = load i64, ptr %38, align 8, !tbaa !43
  %191 = trunc i64 %190 to i32
  %192 = add i32 %191, %153
  tail call fastcc void @put_back(ptr noundef nonnull %8, ptr noundef nonnull %1, i32 noundef %153, i32 noundef %192, i64 noundef %149)
  br label %202

193:                                              ; preds = %181
  %194 = and i64 %147, 281474976710655
  %195 = load atomic i32, ptr %50 monotonic, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %52, label %197

197:                                              ; preds = %96, %193, %62, %52, %122
  %198 = phi i64 [ %54, %122 ], [ %54, %96 ], [ %194, %193 ], [ %54, %62 ], [ %54, %52 ]
  %199 = load i32, ptr %18, align 4, !tbaa !16
  %200 = icmp eq i32 %199, %19
  br i1 %200, label %202, label %201

201:                                              ; preds = %197
  tail call fastcc void @put_back(ptr noundef %8, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %17, i64 noundef %198)
  br label %202

202:                                              ; preds = %171, %170, %186, %188, %197, %201
  %203 = phi i32 [ 1, %201 ], [ 0, %197 ], [ 1, %188 ], [ 1, %186 ], [ 1, %170 ], [ 1, %171 ]
  ret i32 %203
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_back(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = icmp ult i32 %2, %3
  br i1 %6, label %7, label %23

7:                                                ; preds = %5
  %8 = getelementptr inbounds i8, ptr %1, i64 40
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = and i64 %4, 281474976710655
  %11 = lshr i64 %4, 48
  %12 = trunc nuw i64 %11 to i16
  %13 = getelementptr inbounds i8, ptr %1, i64 224
  %14 = getelementptr inbounds i8, ptr %1, i64 232
  %15 = getelementptr inbounds i8, ptr %1, i64 216
  %16 = getelementptr inbounds i8, ptr %1, i64 272
  %17 = getelementptr inbounds i8, ptr %1, i64 4
  %18 = getelementptr inbounds i8, ptr %1, i64 8
  %19 = getelementptr inbounds i8, ptr %1, i64 12
  %20 = getelementptr inbounds i8, ptr %1, i64 176
  %21 = zext i32 %2 to i64
  %22 = zext i32 %3 to i64
  br label %24

23:                                               ; preds = %94, %5
  ret void

24:                                               ; preds = %7, %94
  %25 = phi i64 [ %21, %7 ], [ %95, %94 ]
  %26 = load i64, ptr %8, align 8, !tbaa !11
  %27 = load i64, ptr %9, align 8, !tbaa !56
  %28 = mul i64 %27, %25
  %29 = add i64 %28, %26
  %30 = inttoptr i64 %29 to ptr
  %31 = getelementptr inbounds i8, ptr %30, i64 528
  store i64 %10, ptr %31, align 8, !tbaa !13
  switch i16 %12, label %87 [
    i16 2, label %32
    i16 1, label %43
    i16 7, label %54
    i16 8, label %56
    i16 9, label %72
    i16 4, label %92
  ]

32:                                               ; preds = %24
  %33 = load i32, ptr %19, align 4, !tbaa !16
  %34 = getelementptr inbounds i8, ptr %30, i64 540
  store i32 %33, ptr %34, align 4, !tbaa !14
  %35 = getelementptr inbounds i8, ptr %30, i64 536
  store i32 1, ptr %35, align 8, !tbaa !14
  %36 = load i32, ptr %18, align 8, !tbaa !57
  %37 = add i32 %36, 1
  store i32 %37, ptr %18, align 8, !tbaa !57
  %38 = load i32, ptr %17, align 4, !tbaa !54
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %94, label %40

40:                                               ; preds = %32
  store i32 0, ptr %18, align 8, !tbaa !57
  %41 = load i32, ptr %19, align 4, !tbaa !16
  %42 = add i32 %41, 1
  store i32 %42, ptr %19, align 4, !tbaa !16
  store i64 0, ptr %20, align 8, !tbaa !58
  br label %94

43:                                               ; preds = %24
  %44 = getelementptr inbounds i8, ptr %30, i64 536
  store i32 2, ptr %44, align 8, !tbaa !14
  %45 = load i32, ptr %17, align 4, !tbaa !54
  %46 = add i32 %45, -1
  store i32 %46, ptr %17, align 4, !tbaa !54
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %94, label %48

48:                                               ; preds = %43
  %49 = load i32, ptr %18, align 8, !tbaa !57
  %50 = icmp ult i32 %49, %46
  br i1 %50, label %94, label %51

51:                                               ; preds = %48
  store i32 0, ptr %18, align 8, !tbaa !57
  %52 = load i32, ptr %19, align 4, !tbaa !16
  %53 = add i32 %52, 1
  store i32 %53, ptr %19, align 4, !tbaa !16
  store i64 0, ptr %20, align 8, !tbaa !58
  br label %94

54:                                               ; preds = %24
  %55 = getelementptr inbounds i8, ptr %30, i64 536
  store i32 3, ptr %55, align 8, !tbaa !14
  br label %94

56:                                               ; preds = %24
  %57 = getelementptr inbounds i8, ptr %30, i64 544
  %58 = load i32, ptr %57, align 8, !tbaa !14
  %59 = load i64, ptr %15, align 8, !tbaa !59
  %60 = zext i32 %58 to i64
  %61 = shl nuw i64 1, %60
  %62 = xor i64 %61, -1
  %63 = and i64 %59, %62
  store i64 %63, ptr %15, align 8, !tbaa !59
  %64 = getelementptr inbounds [32 x i8], ptr %16, i64 0, i64 %60
  %65 = load i8, ptr %64, align 1, !tbaa !60
  %66 = icmp eq i8 %65, 0
  %67 = and i64 %61, %59
  %68 = icmp ne i64 %67, 0
  %69 = select i1 %66, i1 true, i1 %68
  %70 = select i1 %69, i32 0, i32 4
  %71 = getelementptr inbounds i8, ptr %30, i64 536
  store i32 %70, ptr %71, align 8, !tbaa !14
  br label %94

72:                                               ; preds = %24
  %73 = getelementptr inbounds i8, ptr %30, i64 544
  %74 = load i32, ptr %73, align 8, !tbaa !14
  %75 = load i64, ptr %13, align 8, !tbaa !61
  %76 = zext nneg i32 %74 to i64
  %77 = shl nuw i64 1, %76
  %78 = xor i64 %77, -1
  %79 = and i64 %75, %78
  store i64 %79, ptr %13, align 8, !tbaa !61
  %80 = load i64, ptr %14, align 8, !tbaa !62
  %81 = icmp eq i64 %80, 0
  %82 = and i64 %77, %75
  %83 = icmp ne i64 %82, 0
  %84 = select i1 %81, i1 true, i1 %83
  %85 = select i1 %84, i32 0, i32 5
  %86 = getelementptr inbounds i8, ptr %30, i64 536
  store i32 %85, ptr %86, align 8, !tbaa !14
  br label %94

87:                                               ; preds = %24
  %88 = getelementptr inbounds i8, ptr %30, i64 536
  %89 = load i32, ptr %88, align 8, !tbaa !14
  %90 = icmp eq i32 %89, 3
  br i1 %90, label %94, label %91

91:                                               ; preds = %87
  store i32 0, ptr %88, align 8, !tbaa !14
  br label %94

92:                                               ; preds = %24
  %93 = getelementptr inbounds i8, ptr %30, i64 536
  store i32 1, ptr %93, align 8, !tbaa !14
  br label %94

94:                                               ; preds = %32, %40, %43, %48, %51, %54, %56, %72, %87, %91, %92
  %95 = add nuw nsw i64 %25, 1
  %96 = icmp eq i64 %95, %22
  br i1 %96, label %23, label %24, !llvm.loop !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare i64 @llvm.readcyclecounter() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

attributes #0 = { nounwind "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!4, !5, i64 48}
!4 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !8, i64 112, !9, i64 160, !9, i64 164, !5, i64 168, !5, i64 176, !5, i64 184, !6, i64 192, !6, i64 704, !5, i64 131776, !5, i64 131784, !5, i64 131792, !5, i64 131800, !5, i64 131808, !5, i64 131816, !5, i64 131824, !5, i64 131832, !5, i64 131840, !5, i64 131848, !5, i64 131856, !5, i64 131864, !5, i64 131872, !5, i64 131880, !8, i64 131888, !5, i64 131936, !5, i64 131944, !10, i64 131952, !5, i64 131992}
!5 = !{!"long", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"", !5, i64 0, !5, i64 8, !9, i64 16, !9, i64 20, !9, i64 24, !9, i64 28, !9, i64 32, !6, i64 36}
!9 = !{!"int", !6, i64 0}
!10 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24, !5, i64 32}
!11 = !{!12, !5, i64 40}
!12 = !{!"", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !5, i64 16, !6, i64 24, !9, i64 36, !5, i64 40, !5, i64 48, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !5, i64 88, !5, i64 96, !5, i64 104, !5, i64 112, !5, i64 120, !5, i64 128, !5, i64 136, !5, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !5, i64 176, !5, i64 184, !5, i64 192, !5, i64 200, !5, i64 208, !5, i64 216, !5, i64 224, !5, i64 232, !5, i64 240, !6, i64 248, !9, i64 260, !5, i64 264, !6, i64 272, !6, i64 304, !6, i64 328}
!13 = !{!5, !5, i64 0}
!14 = !{!9, !9, i64 0}
!15 = !{!12, !9, i64 36}
!16 = !{!12, !9, i64 12}
!17 = !{!18, !9, i64 76}
!18 = !{!"", !5, i64 0, !6, i64 8, !9, i64 72, !9, i64 76}
!19 = !{!20, !5, i64 8}
!20 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16, !5, i64 24}
!21 = !{!20, !5, i64 0}
!22 = !{!20, !5, i64 16}
!23 = !{!18, !5, i64 0}
!24 = !{!25, !5, i64 0}
!25 = !{!"", !5, i64 0, !9, i64 8, !26, i64 16, !5, i64 24}
!26 = !{!"any pointer", !6, i64 0}
!27 = !{!25, !9, i64 8}
!28 = !{!29, !5, i64 744}
!29 = !{!"", !5, i64 0, !6, i64 8, !6, i64 20, !6, i64 32, !9, i64 44, !9, i64 48, !9, i64 52, !5, i64 56, !5, i64 64, !5, i64 72, !5, i64 80, !6, i64 88, !30, i64 136, !9, i64 152, !9, i64 156, !9, i64 160, !9, i64 164, !5, i64 168, !6, i64 176, !5, i64 688, !5, i64 696, !5, i64 704, !5, i64 712, !5, i64 720, !5, i64 728, !5, i64 736, !5, i64 744, !5, i64 752, !5, i64 760, !5, i64 768, !5, i64 776, !9, i64 784, !9, i64 788, !5, i64 792, !5, i64 800, !5, i64 808, !5, i64 816, !5, i64 824, !5, i64 832, !5, i64 840, !6, i64 848, !5, i64 912, !6, i64 920, !5, i64 984, !5, i64 992, !5, i64 1000, !5, i64 1008, !5, i64 1016, !5, i64 1024, !5, i64 1032, !5, i64 1040, !5, i64 1048, !6, i64 1056, !6, i64 1068}
!30 = !{!"", !5, i64 0, !9, i64 8, !9, i64 12}
!31 = !{!25, !26, i64 16}
!32 = !{!25, !5, i64 24}
!33 = !{!34}
!34 = distinct !{!34, !35, !"step: argument 0"}
!35 = distinct !{!35, !"step"}
!36 = !{!37, !5, i64 0}
!37 = !{!"", !5, i64 0, !5, i64 8, !5, i64 16}
!38 = !{!18, !9, i64 72}
!39 = !{!37, !5, i64 8}
!40 = !{!37, !5, i64 16}
!41 = !{!26, !26, i64 0}
!42 = !{!4, !5, i64 176}
!43 = !{!29, !5, i64 736}
!44 = !{!4, !5, i64 131824}
!45 = !{!4, !5, i64 131832}
!46 = !{!4, !5, i64 131840}
!47 = !{!29, !5, i64 704}
!48 = !{!4, !5, i64 0}
!49 = !{!4, !5, i64 131872}
!50 = !{!4, !5, i64 131856}
!51 = !{!4, !5, i64 131848}
!52 = !{!4, !5, i64 131808}
!53 = !{!4, !5, i64 131816}
!54 = !{!12, !9, i64 4}
!55 = !{!4, !5, i64 131864}
!56 = !{!29, !5, i64 56}
!57 = !{!12, !9, i64 8}
!58 = !{!12, !5, i64 176}
!59 = !{!12, !5, i64 216}
!60 = !{!6, !6, i64 0}
!61 = !{!12, !5, i64 224}
!62 = !{!12, !5, i64 232}
!63 = distinct !{!63, !64}
!64 = !{!"llvm.loop.mustprogress"}
