#!/bin/sh
# Runs tests on arm64: in a root of Debian's for it, through qemu where this processor is another one. As root.
# tools/arm64.sh [TESTS ...]; the root stays in .build/arm64. LLVM's tools are this machine's own.
set -e
cd "$(dirname "$0")/.."
# What is mounted for it is mounted for it alone, and gone when it ends.
[ -n "$ALONE" ] || ALONE=1 exec unshare --mount tools/arm64.sh "$@"
root=$PWD/.build/arm64
export LC_ALL=C.UTF-8

made() {
  apt-get install -y -q debootstrap qemu-user-static >/dev/null
  mkdir -p "$root"
  debootstrap --arch=arm64 --foreign --variant=minbase --include=python3,python3-venv,ca-certificates bookworm "$root" >/dev/null
  chroot "$root" /debootstrap/debootstrap --second-stage >/dev/null
  cp /etc/resolv.conf /etc/hosts "$root/etc"
  cp /etc/pip.conf "$root/etc" 2>/dev/null || true
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs"
  # Programs of this machine run there as they are, once their loader and libraries are where they look.
  mkdir -p "$root/host/usr" "$root/src/hipkit" "$root/lib64" "$root/tools"
  ln -sfn /host/usr/lib/x86_64-linux-gnu "$root/usr/lib/x86_64-linux-gnu"
  ln -sfn /host/usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2 "$root/lib64/ld-linux-x86-64.so.2"
  for version in 19 22; do
    ln -sfn "/host/usr/lib/llvm-$version" "$root/usr/lib/llvm-$version"
    for tool in clang clang++ ld.lld llvm-mc llvm-objcopy llvm-readelf llvm-objdump; do
      ln -sfn "/usr/lib/llvm-$version/bin/$tool" "$root/tools/$tool-$version"
    done
  done
  touch "$root/made"
}

# Programs for arm64 are run by qemu, wherever they are started.
if [ "$(uname -m)" != aarch64 ] && [ ! -e /proc/sys/fs/binfmt_misc/qemu-aarch64 ]; then
  [ -e /proc/sys/fs/binfmt_misc/register ] || mount -t binfmt_misc none /proc/sys/fs/binfmt_misc
  command -v qemu-aarch64-static >/dev/null || apt-get install -y -q qemu-user-static >/dev/null
  [ -e /proc/sys/fs/binfmt_misc/qemu-aarch64 ] || printf '%s' ':qemu-aarch64:M::\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00:\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff:/usr/bin/qemu-aarch64-static:OCF' >/proc/sys/fs/binfmt_misc/register
fi
[ -e "$root/made" ] || made
for place in proc dev; do mount --bind "/$place" "$root/$place"; done
mount --bind /usr "$root/host/usr"
mount -o remount,bind,ro "$root/host/usr"
git ls-files | tar cf - -T - | tar xf - -C "$root/src/hipkit"
inside() { chroot "$root" /usr/bin/env HOME=/tmp PATH=/tools:/venv/bin:/usr/bin:/bin PYTHONPATH=/src "$@"; }
[ -e "$root/venv/installed" ] || {
  inside python3 -m venv /venv
  inside pip install -q "/src/hipkit[test]"
  inside pip uninstall -q -y hipkit
  touch "$root/venv/installed"
}
inside python -m hipkit --version
cd "$root/src/hipkit"
inside sh -c 'cd /src/hipkit && exec python -m pytest -q --confcutdir=tests -p no:cacheprovider "$@"' tests \
  "${@:-tests/runtime/devices/test_known_answers.py}"
