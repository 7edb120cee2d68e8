#!/bin/bash
# A root of Debian's newest release, which has AMD's libraries and AMD's tests of them, with hipkit's wheel in it; as root.
# tools/stack_root.sh [OPTIONS of tests/conformance/stack.py, or of SCRIPT there]: the root stays in .build/stack, or
# STACK_ROOT. What a suite needs is installed for it and removed after it: some 5 GB at a time.
set -e
cd "$(dirname "$0")/.."
# What is mounted for it is mounted for it alone, and gone when it ends.
[ -n "$ALONE" ] || ALONE=1 exec unshare --mount tools/stack_root.sh "$@"
root=${STACK_ROOT:-$PWD/.build/stack}

inside() { chroot "$root" /usr/bin/env -i HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive PATH="/venv/bin:/usr/sbin:/usr/bin:/bin" "$@"; }

made() {
  command -v debootstrap >/dev/null || apt-get install -y -q debootstrap >/dev/null
  debootstrap --variant=minbase --include=ca-certificates sid "$root" >/dev/null
  cp /etc/resolv.conf /etc/hosts "$root/etc"
  cp /etc/pip.conf "$root/etc" 2>/dev/null || true
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs"
  touch "$root/made"
}

# hipkit is installed anew below: not under another run.
mkdir -p "$(dirname "$root")"
exec 9>"$root.lock"
flock -n 9 || { echo "another run uses $root" >&2; exit 1; }
[ -e "$root/made" ] || made
for place in proc dev dev/pts; do mount --bind "/$place" "$root/$place"; done
inside apt-get -q -o Acquire::Check-Valid-Until=false update >/dev/null
inside apt-get install -y -q --no-install-recommends python3-venv >/dev/null
inside bash -c 'apt-get install -y -q --no-install-recommends "lib$(basename "$(readlink -f "$(command -v python3)")")" >/dev/null'
inside python3 -m venv --clear /venv
rm -rf "$root/wheel"
.venv/bin/python -m build -w -o "$root/wheel" . >"$root/log" 2>&1 || { cat "$root/log"; exit 1; }
rm -rf build
inside bash -c 'pip install -q "$(echo /wheel/*.whl)[cc]"'
.venv/bin/python "tests/conformance/${SCRIPT:-stack.py}" --root "$root" "$@"
