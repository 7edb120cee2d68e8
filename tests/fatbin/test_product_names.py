"""GPUs by the names of products."""

from __future__ import annotations

from pathlib import Path

import pytest

import hipkit
from hipkit.fatbin.errors import UsageError
from hipkit.fatbin.product_names import NAMES, processor_sold_as
from hipkit.fatbin.target import PROCESSORS
from hipkit.fatbin.unbundle import matches
from hipkit.loader.gpus import parse_gpu
from hipkit.loader.select import device_target
from hipkit.runtime.device_names import named_devices
from hipkit.runtime.devices.products import PRODUCTS


@pytest.mark.parametrize(
    ("text", "processor"),
    [
        ("MI300X", "gfx942"), ("mi300x", "gfx942"), ("mi300", "gfx942"), ("AMD Instinct MI300X", "gfx942"),
        ("Radeon Instinct MI25", "gfx900"), ("RX 7900 XTX", "gfx1100"), ("rx7900xtx", "gfx1100"), ("7900 XT", "gfx1100"),
        ("Radeon RX 7900", "gfx1100"), ("RX 7600", "gfx1102"), ("AMD Radeon(TM) 780M", "gfx1103"), ("w7900", "gfx1100"),
        ("RX-9070", "gfx1201"), ("MI250X", "gfx90a"), ("Radeon VII", "gfx906"),
    ],
)  # fmt: skip
def test_a_product_is_a_processor(text: str, processor: str) -> None:
    assert processor_sold_as(text) == processor
    assert device_target(text).processor == processor
    assert str(parse_gpu(text)).partition(":")[0] == processor


@pytest.mark.parametrize("text", ["gfx942", "sm_90", "90", "xx", "GeForce", "gfx9-generic", ""])
def test_other_names_are_no_products(text: str) -> None:
    assert processor_sold_as(text) is None


def test_a_name_for_several_processors_lists_them() -> None:
    with pytest.raises(UsageError) as caught:
        processor_sold_as("mi2")
    assert "Instinct MI210 (gfx90a)" in str(caught.value)
    assert "Radeon Instinct MI25 (gfx900)" in str(caught.value)
    assert "MI300X" not in str(caught.value)


def test_an_exact_name_goes_before_longer_ones() -> None:
    assert processor_sold_as("RX 7700") == "gfx1101"
    assert processor_sold_as("MI25") == "gfx900"


def test_features_and_memory_follow_the_name() -> None:
    found = [(str(one.target), one.memory) for one in named_devices("MI250X:xnack+@16G, rx 7900 xtx")]
    assert found == [("gfx90a:sramecc+:xnack+", 16 << 30), ("gfx1100", None)]


def test_entries_are_chosen_by_the_name_of_a_product(samples: Path) -> None:
    entries = hipkit.open(samples / "libfilter.ccob3.so").entries
    assert [entry.target for entry in entries if matches(entry, "RX 7900 XTX")] == ["gfx1100"] * 2


def test_entries_are_made_by_the_name_of_a_product(samples: Path, tmp_path: Path) -> None:
    assert hipkit.Entry.of("MI300X:xnack-", b"").target == "gfx942:xnack-"
    code, target = samples / "matmul.gfx90a-xnack.v5.hsaco", "MI250X:xnack+"
    hipkit.edit(samples / "libfilter.ccob3.so", tmp_path / "a.so", add={f"{target}@0": code})
    edited = hipkit.open(tmp_path / "a.so")
    assert [entry.target for entry in edited.containers[0].entries] == [None, "gfx1100", "gfx90a:xnack+", "gfx942"]


def test_the_table_names_processors_and_what_devices_are_called() -> None:
    assert set(NAMES) <= set(PROCESSORS)
    names = [name for row in NAMES.values() for name in row.split(", ")]
    assert len(set(names)) == len(names)
    for processor, product in PRODUCTS.items():
        if not product.name.endswith("Radeon Graphics"):  # which several are called
            assert processor_sold_as(product.name) == processor, product.name
