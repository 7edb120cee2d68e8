#!/bin/bash
# What pip alone brings, in a root of Debian's that has Python and no compiler. As root.
# tools/bare_root.sh [TESTS ...]: the wheel of this tree is installed there, and a program compiled and run, with times; or tests
# are run. The root stays in .build/bare.
set -e
cd "$(dirname "$0")/.."
# What is mounted for it is mounted for it alone, and gone when it ends.
[ -n "$ALONE" ] || ALONE=1 exec unshare --mount tools/bare_root.sh "$@"
root=$PWD/.build/bare
release=bookworm
python=3.11 # that of the release; programs need its shared library, which is a package of its own
TIMEFORMAT='    %R s, %U s of CPU'

made() {
  command -v debootstrap >/dev/null || apt-get install -y -q debootstrap >/dev/null
  packages=python3,python3-venv,libpython$python,ca-certificates
  debootstrap --variant=minbase --include=$packages $release "$root" >/dev/null
  cp /etc/resolv.conf /etc/hosts "$root/etc"
  cp /etc/pip.conf "$root/etc" 2>/dev/null || true
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs"
  touch "$root/made"
}

inside() { chroot "$root" /usr/bin/env -i HOME=/tmp LC_ALL=C.UTF-8 PATH="/venv/bin:/usr/bin:/bin" bash -c 'cd /hipkit && exec "$@"' - "$@"; }
timed() {
  echo "$*"
  time inside "$@"
}

[ -e "$root/made" ] || made
for place in proc dev dev/pts; do mount --bind "/$place" "$root/$place"; done
rm -rf "$root/hipkit" "$root/wheels" "$root/venv" "$root/tmp/.cache"
mkdir -p "$root/hipkit"
for tool in cc gcc clang ld readelf; do
  ! inside which $tool || { echo "$tool is there, and should not be"; exit 1; }
done
inside python3 -m venv /venv
if [ $# -gt 0 ]; then
  git ls-files | tar cf - -T - | tar xf - -C "$root/hipkit"
  inside pip install -q -e '.[test,lint]'
  # Triton's compiler, and the headers of HIP 7 that come with it: of pip too, where `make toolchain` puts them.
  inside pip install -q --no-deps --target .build/triton 'triton==3.*,>=3.5'
  inside python -m pytest -q --confcutdir=tests -p no:cacheprovider "$@"
  exit
fi
.venv/bin/python -m build -w -o "$root/hipkit" . >"$root/hipkit/log" 2>&1 || { cat "$root/hipkit/log"; exit 1; }
rm -rf build
cp samples/src/{hello,vector_add}.hip "$root/hipkit" # the second one calls C++'s library
wheel=$(basename "$root"/hipkit/*.whl)
timed pip download -q --no-cache-dir -d /wheels "$wheel[cc]"
echo "    $(du -sBMB "$root/wheels" | cut -f1)"
timed pip install -q --no-index --find-links=/wheels "$wheel[cc]"
echo "    $(du -sBMB "$root/venv" | cut -f1) on disk"
for turn in first again; do
  echo "$turn"
  for name in hello vector_add; do
    timed hipkit cc $name.hip -o $name
    timed hipkit run ./$name
  done
done
