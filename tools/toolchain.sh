#!/bin/sh
# Installs what the differential tests compare with: NVIDIA's compilers from PyPI, the rest from Debian's packages.
# Needs root. $1 is the Python whose pip fetches, $2 the folder for NVIDIA's, if nvcc is not here already.
set -eu
if ! command -v nvcc >/dev/null && ! [ -x "$2/nvidia/cu13/bin/nvcc" ]; then
    "$1" -m pip install -q --no-deps --upgrade --target "$2" \
        "nvidia-cuda-nvcc==13.*" "nvidia-nvvm==13.*" "nvidia-cuda-crt==13.*" "nvidia-cuda-runtime==13.*"
fi
packages="clang-15 clang-19 clang-22 clang-tools-15 clang-tools-19 clang-tools-22 lld-15 lld-19 lld-22"
packages="$packages llvm-15 llvm-19 llvm-22 binutils libamdhip64-dev rocm-device-libs hipcc"
packages="$packages chromium chromium-driver fonts-dejavu-core bash zsh fish mandoc groff-base man-db jq"
# shellcheck disable=SC2086
if dpkg -s $packages >/dev/null 2>&1; then
    exit 0
fi
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
# shellcheck disable=SC2086
apt-get -qq install --no-install-recommends -y $packages >/dev/null
