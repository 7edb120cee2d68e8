#!/bin/sh
# Translates the C files of the CPU device to LLVM IR, which is what ships: users need no C compiler.
# Pinned to clang 19, whose IR every later LLVM reads. `native_code.sh FOLDER` writes the files there instead.
set -e
[ $# -gt 0 ] || python3 "$(dirname "$0")/engine_layout.py"
out=${1:-$(cd "$(dirname "$0")/../runtime/devices/cpu/native/ir" && pwd)}
cd "$(dirname "$0")/../runtime/devices/cpu/native"
for name in memory schedule mailbox images tensors wave_batch checks sync written barriers; do
  clang-19 --target=x86_64-linux-gnu -O2 -std=c11 -Wall -Wextra -Werror -fno-stack-protector -fno-vectorize -ffp-contract=off \
    -fno-slp-vectorize -fomit-frame-pointer -fno-unwind-tables -fno-asynchronous-unwind-tables -fPIC -S -emit-llvm \
    -o "$out/$name.ll.tmp" "$name.c"
  # The processor is the user's own, and the compiler and the path are left out.
  sed -e 's/ "target-cpu"="[^"]*"//; s/ "target-features"="[^"]*"//; s/ "tune-cpu"="[^"]*"//; s/ "frame-pointer"="[^"]*"//' \
    -e '/^; ModuleID/d; /^source_filename/d; /^!llvm.ident/d; /clang version/d' "$out/$name.ll.tmp" >"$out/$name.ll"
  rm "$out/$name.ll.tmp"
done

# The part that GPUs of NVIDIA's carry out, as PTX, which is what their driver takes.
images=${1:+$out/images.ptx}
images=${images:-$PWD/../../cuda/native/images.ptx}
clang-19 --target=nvptx64-nvidia-cuda -Xclang -target-cpu -Xclang sm_70 -Xclang -target-feature -Xclang +ptx70 -Os -std=c11 \
  -Wall -Wextra -Werror -ffreestanding -ffp-contract=off -S -o "$images.tmp" ../../cuda/native/images.c
# The kernel that it becomes part of says for what.
sed -e '/^\.version/d; /^\.target/d; /^\.address_size/d; s|//.*||; s/[ \t]*$//; /^$/d' "$images.tmp" >"$images"
rm "$images.tmp"
