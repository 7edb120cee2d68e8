"""The ids that readers report damage under, with what each means for a person."""

from __future__ import annotations

from .registry import damage

damage(
    "malformed",
    "The bytes are not what their format says.",
    "Compare the file with the one that was built: something wrote into it, or it is of another format.",
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
damage("overlap", "Two things claim the same bytes.", "Two containers begin where one has not ended: rebuild the file.")
damage(
    "count",
    "More entries are announced than the file has room for.",
    "offload-bundle: 4294967296 entries in 9 KB: the count is damaged.",
)
damage(
    "version",
    "A version or method that is not known: the file is newer than this tool, or damaged.",
    "compressed-bundle: version 9; update hipkit, or build with an older toolchain.",
)
damage(
    "payload",
    "A compressed stream is damaged or holds something else than its container promises.",
    "The zstd frame cannot be unpacked: take the file from its source again.",
)
damage(
    "uncompressed-size",
    "A compressed stream holds more or fewer bytes than its header says.",
    "Runtimes make room by the header: the bundle has to be written again.",
)
damage(
    "hash",
    "The content is not what was hashed when the file was written. The HIP runtime does not look.",
    "the stored hash is not that of the content: one of them was changed",
)
damage(
    "size-limit",
    "The file asks for more memory or time than hipkit is willing to spend on one of its size.",
    "A stream that inflates to terabytes is an attack or damage.",
)
damage("recursion", "A container contains itself.", "archive: nested more than 8 deep: it seems to contain itself")
damage("elf", "An ELF header is damaged.", "The section table lies outside the file: it was cut or overwritten.")
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
    "The metadata of kernels is not what its format says; runtimes refuse it.",
    "kernel 'k': .kernarg_segment_size is 'big', not a number",
)
damage("descriptor", "A kernel descriptor is not in the file.", "there are no 64 bytes of the file at 0x1000000")
damage("nv-info", "The attributes of CUDA kernels are damaged.", "attribute 0x45 reaches 12 bytes beyond the section")
damage("pe", "A PE or COFF header is damaged.", "The section table lies outside the file: it was cut or overwritten.")
damage("unreadable", "The file is there, but may not be read.", "Permission denied: run as a user who may read it.")
damage(
    "unsupported",
    "A package or a part of one that hipkit does not look into: nothing is known about the code in it.",
    "rpm: payload compressor: hipkit does not read an rpm compressed by 'lzip'; unpack it, and give what is in it",
)
damage(
    "link-loop",
    "A symbolic link that leads back to a folder that it is in, or to itself. It is not followed.",
    "plugins leads back to /opt/rocm/lib",
    "note",
)
damage("unknown", "It begins like nothing hipkit knows.", "A text file where a library was meant.")
damage(
    "object",
    "A relocatable object's headers or symbols are damaged.",
    "A section of an object for clang-offload-bundler lies outside the file.",
)
damage(
    "text-marker",
    "A marker line of a text bundle is missing or names another entry than it closes.",
    "__CLANG_OFFLOAD_BUNDLE____END__ for gfx90a closes gfx942",
)
damage(
    "text-outside",
    "Text outside every entry of a text bundle is lost when it is taken apart.",
    "Move the line into an entry.",
)
damage(
    "line-ends",
    "Converted line ends change the ids and the content of a text bundle.",
    "Check the file out without conversion: `*.s -text` in .gitattributes.",
)
damage(
    "archive-header",
    "A member's header in an archive (ar, tar, cpio) is damaged; what comes after it is not seen.",
    "The size is no decimal number: the archive was cut or edited as text.",
)
damage(
    "archive-name",
    "A member's name in an ar archive cannot be found.",
    "The table of long names is missing: write the archive again with llvm-ar.",
)
damage(
    "archive-thin",
    "A thin archive names a file that is not there: it is of use only beside its objects.",
    "Ship a normal archive: `ar rcs`, without T.",
)
damage(
    "wrapper-without-bundle",
    "Registration at program start reads something that is no fat binary and fails.",
    "the HIPF wrapper here points at no container that hipkit can find",
)
damage(
    "wrapper-magic",
    "The section for registration wrappers holds none: registration at program start fails, or finds nothing.",
    "00 49 50 46 begins no registration wrapper, so nothing here is registered",
)
damage(
    "wrapper-version",
    "The HIP runtime takes wrappers of version 1 only; __hipRegisterFatBinary gives nothing for others.",
    "the HIPF wrapper is of version 7, not 1",
)
damage(
    "bundle-without-wrapper",
    "Nothing registers it at program start: it is dead weight, or loaded by hand.",
    "no wrapper points at it, so the runtime does not register it when the program starts",
    "warning",
)
damage(
    "unknown-content",
    "Bytes in a section for containers that are none: damage, or a newer format.",
    "4096 bytes of .hip_fatbin belong to no container.",
    "warning",
)
damage(
    "kpack-reference",
    "The device code of this library is in .kpack files beside it. A HIPK wrapper without the section "
    ".rocm_kpack_ref, which says where, is an error.",
    "the device code of 'libx.so' is in ../.kpack/blas_@GFXARCH@.kpack",
    "note",
)
