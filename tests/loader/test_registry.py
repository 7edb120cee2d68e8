"""What a process registers, with wrappers and fat binaries in real memory, the hostile ones behind a guard page."""

from __future__ import annotations

import ctypes
import mmap
import struct
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from loading import BytesMemory

import hipkit
from hipkit.fatbin.errors import FormatError, HipkitError, NotFoundError, UsageError
from hipkit.fatbin.formats.kpack import Kpack, KpackEntry, KpackReference
from hipkit.fatbin.model import Entry
from hipkit.fatbin.source import Source
from hipkit.fatbin.target import TargetID
from hipkit.loader import image
from hipkit.loader.process_memory import ProcessMemory
from hipkit.loader.registry import Kind, Registry, UnknownFunctionError, UnknownSymbolError
from hipkit.loader.select import NoCodeError, device_target

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what is mapped where is read from /proc")

HIPF, HIPK = 0x48495046, 0x4B504948
PAGE = mmap.PAGESIZE
_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
_libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
_libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
GLOBALS = "globals.gfx942.v5.hsaco"


class Code:
    """Code in memory that has addresses of its own."""

    def __init__(self, loaded: image.LoadedImage, managed: Mapping[str, int]) -> None:
        self.image = loaded
        self.managed = {name: (managed.get(name, 0), row.size) for name, row in loaded.managed.items()}

    def kernel(self, name: str) -> Any:
        if name not in self.image.kernels:
            raise UnknownFunctionError(f"there is no kernel {name}")
        return self.image.kernels[name]

    def variable(self, name: str) -> tuple[int, int] | None:
        row = self.image.variables.get(name)
        return self.managed.get(name) or ((row.address, row.size) if row else None)

    def unload(self) -> None:
        self.image.unload()


class Devices:
    """The loader itself, onto memory of tests."""

    def __init__(self, *targets: str) -> None:
        self.targets = [device_target(target) for target in targets or ("gfx942",)]
        self.memories = [BytesMemory() for _ in self.targets]
        self.shared: dict[int, int] = {}
        self.settled = 0

    def all(self) -> Iterable[int]:
        return range(len(self.targets))

    def target(self, device: Any) -> TargetID:
        target: TargetID = self.targets[device]
        return target

    def load(self, device: Any, code: Source, managed: Mapping[str, int]) -> Code:
        return Code(image.load(code, self.memories[device]), managed)

    def settle(self) -> None:
        self.settled += 1

    def share(self, address: int, size: int) -> None:
        self.shared[address] = size

    def unshare(self, address: int) -> None:
        del self.shared[address]

    @property
    def reservations(self) -> int:
        return sum(len(memory.reserved) for memory in self.memories)


class Guarded:
    """Bytes that end where a page begins that may not be touched."""

    def __init__(self, data: bytes) -> None:
        self.room = -(-len(data) // PAGE) * PAGE
        self.base = _libc.mmap(None, self.room + PAGE, 3, 0x22, -1, 0)
        assert _libc.mprotect(self.base + self.room, PAGE, 0) == 0
        self.address = self.base + self.room - len(data)
        ctypes.memmove(self.address, data, len(data))

    def close(self) -> None:
        _libc.munmap(self.base, self.room + PAGE)


@pytest.fixture
def keep() -> Iterator[list[Any]]:
    kept: list[Any] = []
    yield kept
    for thing in kept:
        if isinstance(thing, Guarded):
            thing.close()


@pytest.fixture
def devices() -> Devices:
    return Devices()


@pytest.fixture
def registry(devices: Devices) -> Registry:
    return Registry(devices)


def place(keep: list[Any], data: bytes) -> int:
    """The address of bytes behind which nothing is."""
    keep.append(Guarded(data))
    address: int = keep[-1].address
    return address


def text(keep: list[Any], name: str) -> int:
    keep.append(ctypes.create_string_buffer(name.encode()))
    return ctypes.addressof(keep[-1])


def wrapper(keep: list[Any], binary: int, magic: int = HIPF, version: int = 1, index: int = 0) -> int:
    return place(keep, struct.pack("<IIQQ", magic, version, binary, index))


def globals_bundle(samples: Path) -> bytes:
    entries = [Entry.of("host-x86_64-unknown-linux-gnu-", b""), Entry.of("gfx942", (samples / GLOBALS).read_bytes())]
    return hipkit.OffloadBundle(entries).to_bytes()


@pytest.fixture
def handle(registry: Registry, keep: list[Any], samples: Path) -> int:
    return registry.register_fat_binary(wrapper(keep, place(keep, globals_bundle(samples))))


@pytest.mark.promise("S3-48")
def test_kernels_are_found_by_their_address_on_the_host(
    registry: Registry, devices: Devices, keep: list[Any], handle: int
) -> None:
    """The registry finds a kernel by the address of its host stub, on each device."""
    registry.register_function(handle, 0x1000, text(keep, "globals"))
    registry.register_function(handle, 0x1000, text(keep, "another"))  # what is there counts
    assert devices.reservations == 0, "code is loaded when it is needed"
    assert registry.kernel(0x1000, 0).name == "globals"
    assert devices.reservations == 1
    with pytest.raises(UnknownFunctionError, match="0x2000"):
        registry.kernel(0x2000, 0)
    registry.register_function(handle, 0x3000, text(keep, "nowhere"))
    with pytest.raises(UnknownFunctionError, match="nowhere"):
        registry.kernel(0x3000, 0)


@pytest.mark.promise("S3-50")
def test_code_is_loaded_on_each_device_that_needs_it(keep: list[Any], samples: Path) -> None:
    """A device loads code when it first needs it, and has its own kernels and variables."""
    devices = Devices("gfx942", "gfx942:xnack+", "gfx1100")
    registry = Registry(devices)
    handle = registry.register_fat_binary(wrapper(keep, place(keep, globals_bundle(samples))))
    registry.register_function(handle, 1, text(keep, "globals"))
    assert registry.kernel(1, 1).name == "globals"
    assert [len(memory.reserved) for memory in devices.memories] == [0, 1, 0]
    registry.kernel(1, 0)
    assert [len(memory.reserved) for memory in devices.memories] == [1, 1, 0]
    with pytest.raises(NoCodeError, match=r"gfx942 is for gfx942, and the device is gfx1100"):
        registry.kernel(1, 2)


@pytest.mark.promise("S3-48")
def test_variables_are_found_by_their_shadows(registry: Registry, keep: list[Any], handle: int) -> None:
    """It finds a variable by the address of its shadow on the host."""
    registry.register_variable(handle, 0x10, text(keep, "numbers"), 16, attributes=(0, 0, 0))
    registry.register_variable(handle, 0x20, text(keep, "surface"), 0, Kind.SURFACE, (1, 0))
    address, size = registry.symbol(0x10, 0)
    assert size == 16
    assert address
    assert [(row.name, row.kind) for row in registry.variables] == [
        ("numbers", Kind.VARIABLE),
        ("surface", Kind.SURFACE),
    ]
    with pytest.raises(UnknownSymbolError, match="0x30"):
        registry.symbol(0x30, 0)
    with pytest.raises(UnknownSymbolError, match="no surface surface"):
        registry.symbol(0x20, 0)


@pytest.mark.promise("S3-48")
def test_managed_variables_are_there_before_any_code(
    registry: Registry, devices: Devices, keep: list[Any], handle: int
) -> None:
    """Managed variables have memory and their initial value as soon as they are registered, before any code is loaded."""
    pointer, initial = (ctypes.c_void_p * 1)(), ctypes.c_int(7)
    cell = ctypes.addressof(pointer)
    registry.register_managed(handle, cell, ctypes.addressof(initial), text(keep, "counter"), 4, 1024)
    registry.register_managed(handle, cell, ctypes.addressof(initial), text(keep, "again"), 4, 1)
    address = pointer[0] or 0
    assert address % 1024 == 0
    assert ctypes.c_int.from_address(address).value == 7
    assert devices.shared == {}
    assert registry.symbol(cell, 0) == registry.symbol(address, 0) == (address, 4)
    assert devices.shared == {address: 4}
    registry.unload()
    assert devices.shared == {}
    assert ctypes.c_int.from_address(address).value == 7
    registry.register_function(handle, 1, text(keep, "globals"))
    registry.kernel(1, 0)
    assert devices.shared == {address: 4}
    registry.unregister(handle)
    assert devices.shared == {}


def test_kernels_find_managed_variables_where_the_host_has_them(keep: list[Any], samples: Path) -> None:
    devices = Devices("gfx942", "gfx942")
    registry = Registry(devices)
    handle = registry.register_fat_binary(wrapper(keep, place(keep, globals_bundle(samples))))
    pointer, initial = (ctypes.c_void_p * 1)(), ctypes.c_int(7)
    registry.register_managed(handle, ctypes.addressof(pointer), ctypes.addressof(initial), text(keep, "counter"), 4, 4)
    registry.register_function(handle, 1, text(keep, "globals"))
    for device in (0, 1):
        registry.kernel(1, device)
        assert registry.fat_binaries[0].loaded[device].variable("counter") == (pointer[0], 4)


def test_a_kernel_may_be_passed_managed_variables_of_other_units(
    registry: Registry, devices: Devices, keep: list[Any], samples: Path, handle: int
) -> None:
    other = registry.register_fat_binary(wrapper(keep, place(keep, b"what is no code at all")))
    pointer, initial = (ctypes.c_void_p * 1)(), ctypes.c_int(7)
    registry.register_managed(other, ctypes.addressof(pointer), ctypes.addressof(initial), text(keep, "x"), 4, 4)
    registry.register_function(handle, 1, text(keep, "globals"))
    for _ in range(2):
        registry.kernel(1, 0)
        assert devices.shared == {pointer[0]: 4}
        registry.unload()
        assert devices.shared == {}
    registry.unregister(other)
    registry.kernel(1, 0)
    assert devices.shared == {}


def test_a_kernel_may_be_passed_the_variables_that_the_host_has_not_asked_for(
    registry: Registry, devices: Devices, keep: list[Any], samples: Path, handle: int
) -> None:
    other = registry.register_fat_binary(wrapper(keep, place(keep, b"what is no code at all")))
    pointers, initial = (ctypes.c_void_p * 2)(), ctypes.c_int(7)
    for number, name in enumerate(("x", "y")):
        cell = ctypes.addressof(pointers) + 8 * number
        registry.register_managed(other, cell, ctypes.addressof(initial), text(keep, name), 4, 4)
    registry.register_function(handle, 1, text(keep, "globals"))
    registry.symbol(ctypes.addressof(pointers), 0)
    assert devices.shared == {pointers[0]: 4}
    registry.kernel(1, 0)
    assert devices.shared == {pointers[0]: 4, pointers[1]: 4}


@pytest.mark.promise("S3-56")
def test_a_wrapper_is_registered_once(registry: Registry, keep: list[Any], samples: Path) -> None:
    """Registering the same wrapper twice returns the same handle."""
    at = wrapper(keep, place(keep, globals_bundle(samples)))
    first = registry.register_fat_binary(at)
    assert registry.register_fat_binary(at) == first
    assert len(registry.fat_binaries) == 1
    other = registry.register_fat_binary(wrapper(keep, place(keep, globals_bundle(samples))))
    assert other != first


@pytest.mark.promise("S3-56")
def test_unregistering_forgets_what_belongs_to_it(
    registry: Registry, devices: Devices, keep: list[Any], handle: int
) -> None:
    """`__hipUnregisterFatBinary` removes the variables, functions and image of that handle."""
    registry.register_function(handle, 1, text(keep, "globals"))
    registry.register_variable(handle, 2, text(keep, "numbers"), 16)
    registry.kernel(1, 0)
    registry.unregister(handle)
    assert (registry.fat_binaries, registry.functions, registry.variables) == ((), (), ())
    assert (devices.settled, devices.reservations) == (1, 0)
    registry.unregister(handle)
    registry.unregister(0xDEAD)
    with pytest.raises(UnknownFunctionError):
        registry.kernel(1, 0)


def test_code_is_loaded_at_once_where_the_environment_says(
    registry: Registry, devices: Devices, keep: list[Any], handle: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HIP_ENABLE_DEFERRED_LOADING", "0")
    registry.register_function(handle, 1, text(keep, "globals"))
    assert devices.reservations == 1


def test_code_may_stand_there_without_a_bundle(registry: Registry, keep: list[Any], samples: Path) -> None:
    padded = (samples / GLOBALS).read_bytes() + b"what follows is not looked at" * 200
    handle = registry.register_fat_binary(wrapper(keep, place(keep, padded)))
    registry.register_function(handle, 1, text(keep, "globals"))
    assert registry.kernel(1, 0).name == "globals"


def test_compressed_bundles_say_where_they_end(registry: Registry, keep: list[Any], samples: Path) -> None:
    bundle = hipkit.OffloadBundle([Entry.of("gfx942", (samples / GLOBALS).read_bytes())])
    for version in (1, 2, 3):
        data = hipkit.CompressedBundle.pack(bundle, version=version).to_bytes()
        handle = registry.register_fat_binary(wrapper(keep, place(keep, data + b"CCOB" * 99)))
        registry.register_function(handle, version, text(keep, "globals"))
        assert registry.kernel(version, 0).name == "globals"


@pytest.mark.parametrize("spelling", ["code.kpack", "code-@GFXARCH@.kpack"])
def test_code_may_be_in_an_archive(keep: list[Any], samples: Path, tmp_path: Path, spelling: str) -> None:
    code = (samples / GLOBALS).read_bytes()
    archive = Kpack([KpackEntry.make("lib/libx.so#0:gfx942", b"other"), KpackEntry.make("lib/libx.so#1:gfx942", code)])
    (tmp_path / "archives").mkdir()
    (tmp_path / "archives" / spelling.replace("@GFXARCH@", "gfx942")).write_bytes(archive.to_bytes())
    library = tmp_path / "libx.so"
    reference = KpackReference("lib/libx.so", ("nowhere.kpack", f"archives/{spelling}")).to_bytes()
    library.write_bytes(bytes(64) + reference)
    with open(library, "r+b") as file, mmap.mmap(file.fileno(), 0) as mapped:
        window = (ctypes.c_ubyte * len(mapped)).from_buffer(mapped)
        at = ctypes.addressof(window)
        mapped[:24] = struct.pack("<IIQQ", HIPK, 1, at + 64, 1)
        registry = Registry(Devices())
        handle = registry.register_fat_binary(at)
        registry.register_function(handle, 1, text(keep, "globals"))
        assert registry.kernel(1, 0).name == "globals"
        mapped[16:24] = struct.pack("<Q", 2)
        registry.unregister(handle)
        handle = registry.register_fat_binary(at)
        registry.register_function(handle, 1, text(keep, "globals"))
        with pytest.raises(NotFoundError, match=r"none of these has lib/libx.so#2: .*nowhere.kpack, "):
            registry.kernel(1, 0)
        del window


# What is wrong, and must not end the process


@pytest.mark.parametrize("address", [0, 1, 0xDEAD_0000, (1 << 47) - 8, (1 << 64) - 8, 0xFFFF_FFFF_FF60_0000])
def test_wrappers_at_hostile_addresses_are_refused(registry: Registry, address: int) -> None:
    with pytest.raises(FormatError, match="wrapper"):
        registry.register_fat_binary(address)


def test_wrappers_that_are_cut_short_or_of_other_kinds_are_refused(registry: Registry, keep: list[Any]) -> None:
    with pytest.raises(FormatError, match="24 bytes at .*, where 20 can be read"):
        registry.register_fat_binary(place(keep, struct.pack("<IIQI", HIPF, 1, 0, 0)))
    with pytest.raises(FormatError, match="version: 2"):
        registry.register_fat_binary(wrapper(keep, 0, version=2))
    for magic in (0x466243B1, 0, 0x12345678):
        with pytest.raises(FormatError, match="neither HIPF nor HIPK"):
            registry.register_fat_binary(wrapper(keep, 0, magic=magic))
    assert registry.fat_binaries == ()


BAD_IMAGES = {
    "three bytes": b"CCO",
    "a magic alone": b"CCOB",
    "compressed, endless": b"CCOB" + struct.pack("<HHIIQ", 2, 1, 0xFFFFFFFF, 0xFFFFFFFF, 0),
    "half a magic": b"__CLANG_OF",
    "a bundle's magic": b"__CLANG_OFFLOAD_BUNDLE__",
    "a bundle of very many": b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", 1 << 60),
    "an entry far away": b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<QQQQ", 1, 1 << 40, 8, 31) + b"hipv4-amdgcn-amd-amdhsa--gfx942",
    "40 bytes of an ELF": b"\x7fELF\x02\x01\x01\x40" + bytes(10) + struct.pack("<H", 224) + bytes(20),
    "an ELF whose sections are elsewhere": b"\x7fELF\x02\x01\x01\x40" + bytes(8)
    + struct.pack("<HHIQQQIHHHHHH", 3, 224, 1, 0, 64, 1 << 60, 0x54C, 64, 56, 0, 64, 3, 1),
    "text": b"not code at all, but long enough to be taken for some" * 2,
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_IMAGES)
def test_images_that_are_damaged_are_errors_behind_a_guard_page(registry: Registry, keep: list[Any], name: str) -> None:
    handle = registry.register_fat_binary(wrapper(keep, place(keep, BAD_IMAGES[name])))
    registry.register_function(handle, 1, text(keep, "kernel"))
    with pytest.raises(FormatError):
        registry.kernel(1, 0)


@pytest.mark.promise("S3-49")
def test_a_bundle_that_is_cut_anywhere_is_an_error(registry: Registry, keep: list[Any], samples: Path) -> None:
    """A registered bundle that is truncated anywhere gives an error when its kernel is needed."""
    whole = globals_bundle(samples)
    handle = registry.register_fat_binary(wrapper(keep, place(keep, whole)))
    registry.register_function(handle, 1, text(keep, "globals"))
    assert registry.kernel(1, 0).name == "globals"
    for end in (24, 31, 40, 100, 150, 4096, 5000, len(whole) - 1):
        handle = registry.register_fat_binary(wrapper(keep, place(keep, whole[:end])))
        registry.register_function(handle, end, text(keep, "globals"))
        with pytest.raises(FormatError):
            registry.kernel(end, 0)


@pytest.mark.parametrize("address", [0, 0xDEAD_0000, (1 << 64) - 8])
def test_names_and_images_at_hostile_addresses_are_errors(
    registry: Registry, keep: list[Any], handle: int, address: int
) -> None:
    with pytest.raises(FormatError, match="name of a kernel"):
        registry.register_function(handle, 1, address)
    with pytest.raises(FormatError, match="name of a variable"):
        registry.register_variable(handle, 1, address, 4)
    cell = (ctypes.c_void_p * 1)()
    with pytest.raises(FormatError, match="initial value"):
        registry.register_managed(handle, ctypes.addressof(cell), address, text(keep, "x"), 8, 8)
    with pytest.raises(FormatError, match="pointer to x"):
        registry.register_managed(handle, address, ctypes.addressof(cell), text(keep, "x"), 8, 8)
    with pytest.raises(UsageError, match="3 is no alignment"):
        registry.register_managed(handle, ctypes.addressof(cell), ctypes.addressof(cell), text(keep, "x"), 8, 3)
    image = registry.register_fat_binary(wrapper(keep, address))
    registry.register_function(image, 1, text(keep, "kernel"))
    with pytest.raises(FormatError, match="nothing that can be read"):
        registry.kernel(1, 0)


def test_a_name_without_end_is_an_error(registry: Registry, keep: list[Any], handle: int) -> None:
    with pytest.raises(FormatError, match="does not end"):
        registry.register_function(handle, 1, place(keep, b"x" * 700))
    registry.register_function(handle, 1, place(keep, b"x" * 700 + b"\0"))


def test_what_belongs_to_a_refused_fat_binary_is_refused_and_says_why(registry: Registry, keep: list[Any]) -> None:
    with pytest.raises(HipkitError):
        registry.register_fat_binary(wrapper(keep, 0, version=9))
    for handle in (0, 0x1234):
        with pytest.raises(UsageError, match="nothing can be registered"):
            registry.register_function(handle, 1, text(keep, "kernel"))
    with pytest.raises(UnknownFunctionError, match="a fat binary was refused: .*version: 9"):
        registry.kernel(1, 0)


def test_memory_is_read_only_where_it_is_mapped(keep: list[Any]) -> None:
    memory = ProcessMemory()
    address = place(keep, bytes(PAGE))
    assert memory.room(address) == memory.room(address, writable=True) == PAGE
    _libc.mprotect(address, PAGE, 1)
    memory.refresh()
    assert memory.room(address) == PAGE
    with pytest.raises(FormatError, match="where 0 can be written"):
        memory.write(address, b"x", "a pointer")
    _libc.mprotect(address, PAGE, 3)
    memory.refresh()
    memory.write(address + PAGE - 1, b"x", "a pointer")
    assert memory.read(address + PAGE - 1, 1, "a pointer") == b"x"
    with pytest.raises(FormatError, match="2 bytes at .*, where 1 can be read"):
        memory.read(address + PAGE - 1, 2, "a pointer")
