"""Demangled names are those of llvm-cxxfilt; what cannot be undone stays, and nothing grows without bound."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hipkit
from hipkit.fatbin.codeobject.demangle import bare_name, demangle, spellings
from hipkit.fatbin.codeobject.read import read_code

BUILT = Path(__file__).parents[3] / "samples" / "built"

# Names of kernels in public packages, and what each is there for.
NAMES = {
    "_Z6reduceIiEvPKT_PS0_i": "void reduce<int>(int const*, int*, int)",
    "_Z22kdequant_mm_int32_fp16ILi4ELi512EEvPiPfS1_P6__halfS3_iii": "void kdequant_mm_int32_fp16<4, 512>(int*, float*, float*, __half*, __half*, int, int, int)",
    "_ZN7rocprim6detail24fill_digit_counts_kernelILj256ELj10ELj4ELb0EN6thrust10device_ptrIcEEEEvT3_jPjjjjj": "void rocprim::detail::fill_digit_counts_kernel<256u, 10u, 4u, false, thrust::device_ptr<char>>(thrust::device_ptr<char>, unsigned int, unsigned int*, unsigned int, unsigned int, unsigned int, unsigned int)",
    "_Z1fIJifEEvDpT_": "void f<int, float>(int, float)",
    "_Z1fIJifEEvDpPKT_": "void f<int, float>(int const*, float const*)",
    "_Z1fIJEEvDpT_": "void f<>()",
    "_Z1fIJRiOfEEvDpOT_": "void f<int&, float&&>(int&, float&&)",
    "_Z1fPFvifE": "f(void (*)(int, float))",
    "_Z1fRA4_f": "f(float (&) [4])",
    "_Z1fM1AFivE": "f(int (A::*)())",
    "_Z1fM1Ai": "f(int A::*)",
    "_Z1fPU3AS1f": "f(float AS1*)",
    "_Z1fDv4_fDF16_DF16bDh": "f(float vector[4], _Float16, std::bfloat16_t, half)",
    "_Z1fI1AEvT_IiE": "void f<A>(A<int>)",
    "_Z1fI1AEvT_IiES0_S1_": "void f<A>(A<int>, A, A)",
    "_Z1fu6__bf16": "f(__bf16)",
    "_Z1fu14__remove_constIPKiES_S1_": "f(__remove_const(int const*), int const, __remove_const(int const*))",
    "_Z1fIiEvu3abcIT_E": "void f<int>(abc(int))",
    "_Z1fu3abcIifE": "",
    "_Z1fPU5myextIiEi": "f(int myext<int>*)",
    "_ZN12_GLOBAL__N_11kEPf": "(anonymous namespace)::k(float*)",
    "_ZL1kPf": "k(float*)",
    "_Z1kIZ4mainEUlfE_EvT_": "void k<main::'lambda'(float)>(main::'lambda'(float))",
    "_Z1kIZ4mainEUliE0_EvT_": "void k<main::'lambda0'(int)>(main::'lambda0'(int))",
    "_ZN1AC1Ei": "A::A(int)",
    "_ZN1AIiED2Ev": "A<int>::~A()",
    "_ZN1AplERKS_": "A::operator+(A const&)",
    "_ZNK1A1fEv": "A::f() const",
    "_ZN1AcviEv": "A::operator int()",
    "_Z1fILi3EEvPAplT_Li1E_i": "void f<3>(int (*) [3 + 1])",
    "_Z1fILN1A1BE2EEvv": "void f<(A::B)2>()",
    "_Z1fILb1ELb0EEvv": "void f<true, false>()",
    "_Z1fILh5ELsn3EEvv": "void f<(unsigned char)5, (short)-3>()",
    "_Z1fIXadL_Z1gvEEEvv": "void f<&g()>()",
    "_Z1fIiEDTcvT_Li5EEv": "decltype((int)(5)) f<int>()",
    "_Z1fIiEDTcvT__Li5ELi6EEEv": "decltype((int)(5, 6)) f<int>()",
    "_Z1fSt6vectorIiSaIiEE": "f(std::vector<int, std::allocator<int>>)",
    "_Z1fNSt9enable_ifIXsr3std7is_sameIT_iEE5valueEvE4typeE": "",
    "_Z1fv.cold": "f() (.cold)",
    "_Z1fB3abcv": "f[abi:abc]()",
    "_ZN1a1bE": "a::b",
    "_Z1fDpT_": "",
    "k": "k",
    "_Z": "",
    "_Z1": "",
    "_ZN1aE1": "",
    "_Z5ab": "",
}  # fmt: skip


@pytest.mark.parametrize(("name", "text"), NAMES.items())
def test_names_known_by_hand(name: str, text: str) -> None:
    assert demangle(name) == (text or name)


@pytest.mark.parametrize(
    ("readable", "bare"),
    [
        ("add", "add"),
        ("add(float*, int)", "add"),
        ("void ns::reduce<int>(int*)", "ns::reduce<int>"),
        ("unsigned int ns::sum<float, 2>(float*)", "ns::sum<float, 2>"),
        ("void ns::copy<void (*)(int)>(void (*)(int))", "ns::copy<void (*)(int)>"),
        ("void take<(3 > 2)>()", "take<(3 > 2)>"),
        ("(anonymous namespace)::add(float*)", "(anonymous namespace)::add"),
        ("void (anonymous namespace)::add<int>(int*)", "(anonymous namespace)::add<int>"),
        ("A::operator()()", "A::operator()"),
    ],
)
def test_a_bare_name_has_neither_return_type_nor_parameters(readable: str, bare: str) -> None:
    assert bare_name(readable) == bare


def test_spellings() -> None:
    assert spellings("_Z3addPf") == ("_Z3addPf", "add(float*)", "add")


def test_llvm_says_the_same(tool: Callable[[str], Any]) -> None:
    known = [name for name, text in NAMES.items() if text]
    said = tool("llvm-cxxfilt-22")(*known).stdout.decode().splitlines()
    assert [demangle(name) for name in known] == said


def test_every_kernel_of_the_samples_is_as_llvm_says(tool: Callable[[str], Any]) -> None:
    names = set()
    for path in BUILT.iterdir():
        for entry in hipkit.open(path).entries:
            code = read_code(entry.source) if entry.size and not entry.is_host else None
            names |= {kernel.name for kernel in code.kernels} if code else set()
    assert len(names) > 6
    ordered = sorted(names)
    said = tool("llvm-cxxfilt-22")(*ordered).stdout.decode().splitlines()
    assert [demangle(name) for name in ordered] == said


@pytest.mark.parametrize(
    "name",
    [
        "_Z1f" + "P" * 10_000 + "i",
        "_Z1f" + "1aIJ" * 5_000,
        "_Z1fSt4pairIii" + "ES_IS0_S0_" * 1_000,
        "_Z1f" + "".join(f"1aIS{n:X}_S{n:X}_E" for n in range(300)),
        "_Z1fIJ" + "i" * 3000 + "EEv" + "DpT_" * 3000,
        "_Z" + "1" * 5000,
        "_Z1f" + "S" * 9000,
    ],
    ids=lambda name: name[:20],
)
def test_names_that_would_explode_stay_mangled(name: str) -> None:
    start = time.process_time()
    text = demangle(name)
    assert time.process_time() - start < 2
    assert len(text) < 1 << 20


@given(st.text(alphabet="_ZNSTIEPKRivfj0123456789alcXLDpt", max_size=40))
def test_no_name_raises(name: str) -> None:
    demangle("_Z" + name)
    demangle("_Z1f" + name)
