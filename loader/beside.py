"""The libraries beside libamdhip64 that hipkit provides: libhiprtc, libamd_comgr and libhsa-runtime64. Their names, their
exports, and the slots these use.

Source: the dynamic symbols of HIP 5.2 to 7.2, and the version script of comgr.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..fatbin.records import dataclass
from . import hsa_exports
from .exports import LIBRARY, MAJORS, is_runtime
from .exports import sonames as runtime_sonames

NO_VERSION = ""


@dataclass(frozen=True)
class Library:
    """A library whose functions jump through slots of a libamdhip64: ``runtimes`` has its release by the library's own.

    ``exports`` are the functions by version node; those of ``of_release`` have a slot for each release.
    """

    name: str
    runtimes: Mapping[int, int]
    exports: Mapping[str, tuple[str, ...]]
    of_release: frozenset[str] = frozenset()

    @property
    def sonames(self) -> tuple[str, ...]:
        """The names that programs have for it: the bare one, and that of each release."""
        return (self.name, *(f"{self.name}.{major}" for major in self.runtimes))

    @property
    def node_of(self) -> dict[str, str]:
        """The version node of each function."""
        return {name: node for node, names in self.exports.items() for name in names}

    def release(self, soname: str) -> int:
        """Of the library of that name; a bare one is of the newest."""
        number = soname.removeprefix(f"{self.name}.")
        return int(number) if number.isdigit() else max(self.runtimes)

    def runtime(self, soname: str) -> str:
        """The libamdhip64 whose slots a library of that name jumps through."""
        return f"{LIBRARY}.{self.runtimes[self.release(soname)]}" if soname != self.name else LIBRARY

    def slot(self, name: str, release: int) -> str:
        """What the slot of a function is called."""
        return f"{name}@{release}" if name in self.of_release else name

    @property
    def slots(self) -> tuple[str, ...]:
        """Those of all its functions."""
        return tuple(dict.fromkeys(self.slot(name, release) for name in self.node_of for release in self.runtimes))


RTC = Library(
    "libhiprtc.so",
    {major: major for major in MAJORS},
    {
        NO_VERSION: tuple(
            """
            hiprtcAddNameExpression hiprtcCompileProgram hiprtcCreateProgram hiprtcDestroyProgram hiprtcGetBitcode
            hiprtcGetBitcodeSize hiprtcGetCode hiprtcGetCodeSize hiprtcGetErrorString hiprtcGetLoweredName
            hiprtcGetProgramLog hiprtcGetProgramLogSize hiprtcLinkAddData hiprtcLinkAddFile hiprtcLinkComplete
            hiprtcLinkCreate hiprtcLinkDestroy hiprtcVersion
            """.split()
        )
    },
)
"""Of its functions libamdhip64 exports some too."""

COMGR = Library(
    "libamd_comgr.so",
    {2: 6, 3: 7},
    {
        "amd_comgr_1.8": tuple(
            """
            amd_comgr_action_data_count amd_comgr_action_data_get_data amd_comgr_action_info_get_language
            amd_comgr_action_info_get_logging amd_comgr_action_info_get_option_list_count
            amd_comgr_action_info_get_option_list_item amd_comgr_action_info_get_options
            amd_comgr_action_info_get_working_directory_path amd_comgr_action_info_set_language
            amd_comgr_action_info_set_logging amd_comgr_action_info_set_option_list amd_comgr_action_info_set_options
            amd_comgr_action_info_set_working_directory_path amd_comgr_create_action_info amd_comgr_create_data
            amd_comgr_create_data_set amd_comgr_data_set_add amd_comgr_data_set_remove amd_comgr_destroy_action_info
            amd_comgr_destroy_data_set amd_comgr_destroy_disassembly_info amd_comgr_destroy_metadata
            amd_comgr_disassemble_instruction amd_comgr_do_action amd_comgr_get_data amd_comgr_get_data_kind
            amd_comgr_get_data_metadata amd_comgr_get_data_name amd_comgr_get_metadata_kind
            amd_comgr_get_metadata_list_size amd_comgr_get_metadata_map_size amd_comgr_get_metadata_string
            amd_comgr_get_version amd_comgr_index_list_metadata amd_comgr_iterate_map_metadata
            amd_comgr_iterate_symbols amd_comgr_metadata_lookup amd_comgr_release_data amd_comgr_set_data
            amd_comgr_set_data_name amd_comgr_status_string amd_comgr_symbol_get_info amd_comgr_symbol_lookup
            """.split()
        ),
        "amd_comgr_2.0": tuple(
            """
            amd_comgr_action_info_get_isa_name amd_comgr_action_info_set_isa_name amd_comgr_create_disassembly_info
            amd_comgr_get_data_isa_name amd_comgr_get_isa_count amd_comgr_get_isa_metadata amd_comgr_get_isa_name
            """.split()
        ),
        "amd_comgr_2.2": ("amd_comgr_demangle_symbol_name",),
        "amd_comgr_2.3": ("amd_comgr_lookup_code_object", "amd_comgr_set_data_from_file_slice"),
        "amd_comgr_2.4": (
            "amd_comgr_create_symbolizer_info", "amd_comgr_destroy_symbolizer_info", "amd_comgr_symbolize",
        ),
        "amd_comgr_2.5": ("amd_comgr_get_mangled_name", "amd_comgr_populate_mangled_names"),
        "amd_comgr_2.6": (
            "amd_comgr_map_name_expression_to_symbol_name", "amd_comgr_populate_name_expression_map",
        ),
        "amd_comgr_2.7": ("amd_comgr_map_elf_virtual_address_to_code_object_offset",),
        "amd_comgr_2.8": (
            "amd_comgr_action_info_get_bundle_entry_id", "amd_comgr_action_info_get_bundle_entry_id_count",
            "amd_comgr_action_info_set_bundle_entry_ids",
        ),
        "amd_comgr_2.9": ("amd_comgr_action_info_set_device_lib_linking",),
        "amd_comgr_3.1": ("amd_comgr_action_info_set_vfs",),
    },
    frozenset(
        (
            "amd_comgr_action_info_get_language", "amd_comgr_action_info_set_language", "amd_comgr_do_action",
            "amd_comgr_get_version",
        )
    ),
)  # fmt: skip
"""Languages and actions have other numbers in release 3. ROCm 5 and 6 came with release 2, ROCm 7 with 3."""

HSA = Library("libhsa-runtime64.so", {1: 7}, {hsa_exports.NODE: hsa_exports.NAMES})
"""ROCm 5 to 7 have the same release."""

LIBRARIES = (RTC, COMGR, HSA)
SLOTS = tuple(slot for library in LIBRARIES for slot in library.slots)


def library_of(soname: str) -> Library | None:
    """The one that has a name; None for names of others."""
    return next((library for library in LIBRARIES if soname.startswith(library.name)), None)


def is_hip(soname: str) -> bool:
    """Whether a name is that of a library that hipkit provides."""
    return is_runtime(soname) or library_of(soname) is not None


def all_sonames() -> tuple[str, ...]:
    """The names of all libraries that hipkit provides."""
    return (*runtime_sonames(), *(name for library in LIBRARIES for name in library.sonames))


def runtime_of(soname: str) -> str:
    """The libamdhip64 whose slots a library that hipkit provides jumps through."""
    library = library_of(soname)
    return library.runtime(soname) if library else soname


def major_of(soname: str) -> int | None:
    """The HIP release that a library name stands for: of a bare one the newest; None for other libraries."""
    base, _, number = runtime_of(soname).rpartition(".")
    if runtime_of(soname) == LIBRARY:
        return MAJORS[-1]
    return int(number) if base == LIBRARY and number.isdigit() else None
