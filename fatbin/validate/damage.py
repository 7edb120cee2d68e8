"""Ids and explanations of the damage that readers report."""

from __future__ import annotations

from .registry import damage

damage(
    "malformed",
    "The bytes do not follow the file format: the file was changed after it was built, or has another format.",
    "Compare the file with the one that was built: something overwrote it, or it has another format.",
)
damage(
    "truncated",
    "The file ends inside a header or a section: the download or the copy was cut short.",
    "section .hip_fatbin: size: 0x5000 bytes, but 0x1000 of them lie beyond the end of the file",
)
damage(
    "bounds",
    "A size or an offset reaches beyond the data; loaders read whatever is there.",
    "offload-bundle: entry 2 ends at 0x9000, the bundle at 0x8800",
)
damage(
    "overlap",
    "Two parts of a file, such as two entries or a header and a section, use the same bytes.",
    "a container begins at 0x2000, inside the one that ends at 0x2400: build the file again.",
)
damage(
    "count",
    "A header gives more entries than the file has room for.",
    "offload-bundle: 4294967296 entries in 9 KB: the count is damaged.",
)
damage(
    "version",
    "The file uses a version or a compression method that hipkit does not know: it is newer than this hipkit, or "
    "damaged.",
    "compressed-bundle: version 9; update hipkit, or build with an older toolchain.",
)
damage(
    "payload",
    "A compressed stream is damaged, or does not decompress to what its container says.",
    "The zstd frame cannot be unpacked: take the file from its source again.",
)
damage(
    "uncompressed-size",
    "A compressed stream decompresses to more or fewer bytes than its header says.",
    "the header says 0x8000 bytes, the stream has 0x9000; runtimes allocate by the header: write the bundle again.",
)
damage(
    "hash",
    "The hash of the content differs from the one stored when the file was written. The HIP runtime does not check it.",
    "the stored hash is not that of the content: one of them was changed",
)
damage(
    "size-limit",
    "The file would take more memory or time than hipkit allows for a file of its size.",
    "a stream of 1 MB decompresses to terabytes: it is damaged, or made to exhaust memory.",
)
damage("recursion", "A container contains itself.", "archive: nested more than 8 deep: it seems to contain itself")
damage("elf", "An ELF header is damaged.", "the section table lies outside the file: it was truncated or overwritten.")
damage(
    "code-object",
    "The ELF of a piece of device code is damaged.",
    "code-object: section headers: 4095 announced, the file ends before",
)
damage(
    "note",
    "A note is damaged, or cannot be decoded; what comes after it is not seen.",
    "The size of a note reaches beyond its section.",
)
damage(
    "metadata",
    "The metadata of kernels does not follow its format; runtimes refuse the code object.",
    "kernel 'k': .kernarg_segment_size is 'big', not a number",
)
damage(
    "descriptor",
    "The bytes of a kernel descriptor are not in the file.",
    "there are no 64 bytes of the file at 0x1000000",
)
damage(
    "nv-info",
    "The attributes of CUDA kernels (`.nv.info`) are damaged.",
    "attribute 0x45 reaches 12 bytes beyond the section",
)
damage(
    "pe", "A PE or COFF header is damaged.", "the section table lies outside the file: it was truncated or overwritten."
)
damage(
    "unreadable", "The file exists, but hipkit may not read it.", "Permission denied: run as a user who may read it."
)
damage(
    "unsupported",
    "hipkit cannot look into this package, or into a part of it, so it reports nothing about the code in there.",
    "rpm: payload compressor: hipkit does not read an rpm compressed by 'lzip'; unpack it, and give what is in it",
)
damage(
    "link-loop",
    "A symbolic link leads to a folder that contains it, or to itself. hipkit does not follow it.",
    "plugins leads back to /opt/rocm/lib",
    "note",
)
damage(
    "unknown",
    "The file does not begin like any format that hipkit knows.",
    "the file is a script; libraries begin with 7f 45 4c 46 (ELF).",
)
damage(
    "object",
    "A header or symbol of a relocatable object is damaged.",
    "a section that clang-offload-bundler wrote lies outside the file.",
)
damage(
    "text-marker",
    "A marker line of a text bundle is missing, or closes another entry than the one that is open.",
    "__CLANG_OFFLOAD_BUNDLE____END__ for gfx90a closes gfx942",
)
damage(
    "text-outside",
    "Text outside all entries of a text bundle is lost when the bundle is taken apart.",
    "line 12 is in no entry: move it into one.",
)
damage(
    "line-ends",
    "Conversion of line endings has changed the ids and the content of a text bundle.",
    "the lines end in CR LF: check the file out without conversion, by `*.s -text` in .gitattributes.",
)
damage(
    "archive-header",
    "A member's header in an archive (ar, tar, cpio) is damaged; hipkit does not see the members after it.",
    "The size is no decimal number: the archive was cut or edited as text.",
)
damage(
    "archive-name",
    "The name of a member of an ar archive cannot be found.",
    "The table of long names is missing: write the archive again with llvm-ar.",
)
damage(
    "archive-thin",
    "A thin archive names a file that does not exist; thin archives work only beside their members.",
    "Ship a normal archive: `ar rcs`, without T.",
)
damage(
    "wrapper-without-bundle",
    "A registration wrapper does not point to a fat binary, so registration at program start fails.",
    "the HIPF wrapper here points at no container that hipkit can find",
)
damage(
    "wrapper-magic",
    "The section for registration wrappers has none, so registration at program start fails or finds no kernels.",
    "00 49 50 46 begins no registration wrapper, so nothing here is registered",
)
damage(
    "wrapper-version",
    "The HIP runtime accepts wrappers of version 1 only; for others, __hipRegisterFatBinary returns null.",
    "the HIPF wrapper is of version 7, not 1",
)
damage(
    "bundle-without-wrapper",
    "No wrapper points to the bundle, so it is not registered at program start: it is unused, or loaded explicitly.",
    "no wrapper points at it, so the runtime does not register it when the program starts",
    "warning",
)
damage(
    "not-loaded",
    "The program does not load the section of the bundle, so that registration reads other memory, or none.",
    "a wrapper points at it, and no segment loads the section .hip_fatbin: its flag SHF_ALLOC was lost.",
)
damage(
    "unknown-content",
    "Bytes in a section for containers do not belong to any container: they are damaged, or of a newer format.",
    "4096 bytes of .hip_fatbin belong to no container.",
    "warning",
)
damage(
    "kpack-reference",
    "The device code of this library is in .kpack files beside it. A HIPK wrapper without the section "
    ".rocm_kpack_ref, which has their path, is an error.",
    "the device code of 'libx.so' is in ../.kpack/blas_@GFXARCH@.kpack",
    "note",
)
