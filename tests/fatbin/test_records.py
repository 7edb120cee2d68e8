"""Dataclasses and named tuples of hipkit are those of the standard library; methods are made when they are asked for."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import pytest

from hipkit.fatbin import records

LIBRARY = {"dataclass": dataclasses.dataclass, "field": dataclasses.field}
OURS = {"dataclass": records.dataclass, "field": records.field}
SOURCE = """
class Point:
    x: int
    y: int = 2
    unit: ClassVar[str] = "mm"

class Tagged(Point):
    y: int = 3
    tags: list[str] = field(default_factory=list)
    hidden: str = field(default="h", repr=False)
    beside: int = field(default=0, compare=False)

class Counted(Point):
    seen: int = field(default=7, init=False)
    made: dict[str, int] = field(init=False, default_factory=dict)

class Checked(Point):
    def __post_init__(self):
        if self.x < 0:
            raise ValueError("negative")

class Worded(Point):
    def __repr__(self):
        return "worded"
    def __eq__(self, other):
        return self.x == other.x
    def __hash__(self):
        return 5

class Empty:
    pass
"""
OPTIONS = [
    {},
    {"frozen": True},
    {"slots": True},
    {"frozen": True, "slots": True},
    {"eq": False},
    {"frozen": True, "eq": False},
    {"order": True, "frozen": True},
]


def classes(of: dict[str, Any], options: dict[str, bool]) -> list[type]:
    """The classes of the source, each one a dataclass."""
    found: dict[str, Any] = {"__name__": __name__, "ClassVar": ClassVar, **of}
    text = SOURCE.replace("class ", "@dataclass(**options)\nclass ")
    exec("from __future__ import annotations\n" + text, found | {"options": options}, found)
    return [each for each in found.values() if isinstance(each, type)]


def outcome(call: Any) -> object:
    """What a call returns or raises, in words."""
    try:
        return repr(call())
    except (TypeError, ValueError, AttributeError) as error:
        return type(error).__name__, str(error).replace("super(type, obj)", "")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_class_does_what_that_of_the_library_does(options: dict[str, bool]) -> None:
    pairs = list(zip(classes(LIBRARY, options), classes(OURS, options), strict=True))
    assert len(pairs) == 6
    for theirs, ours in pairs:
        for call in (
            lambda cls: inspect.signature(cls),
            lambda cls: cls.__match_args__,
            lambda cls: cls(),
            lambda cls: cls(1),
            lambda cls: cls(-1, y=4),
            lambda cls: cls(1, 2, 3, 4, 5, 6, 7),
            lambda cls: cls(1) == cls(1),
            lambda cls: cls(1) == cls(2),
            lambda cls: cls(1) == 1,
            lambda cls: cls(1, beside=4) == cls(1),
            lambda cls: hash(cls(1)) == hash(cls(1)) if cls.__eq__ is not object.__eq__ else 0,
            lambda cls: len({cls(1), cls(1), cls(3)}) if cls.__eq__ is not object.__eq__ else 0,
            lambda cls: cls(1) < cls(2),
            lambda cls: cls(2) >= cls(2),
            # Up to 3.10 the library gives subclasses the slots of their bases again.
            lambda cls: sorted(cls.__dict__.get("__slots__", ())) if sys.version_info >= (3, 11) else 0,
            lambda cls: setattr(cls(1), "x", 5),
            # Of a frozen class with slots, the library raises a TypeError of its own here.
            lambda cls: None if len(options) == 2 and options.get("slots") else setattr(cls(1), "other", 5),
            lambda cls: delattr(cls(1), "x"),
            lambda cls: [(f.name, f.type, f.init, f.repr, f.compare) for f in dataclasses.fields(cls)],
            lambda cls: dataclasses.asdict(cls(1)),
            lambda cls: dataclasses.replace(cls(1), x=9),
            lambda cls: copy.copy(cls(1)),
            lambda cls: copy.deepcopy(cls(1)),
            lambda cls: [getattr(cls, name, None) for name in ("y", "unit")] if "slots" not in options else 0,
            lambda cls: dataclasses.is_dataclass(cls),
            lambda cls: cls.__init__.__globals__["__name__"],
        ):
            assert outcome(lambda: call(ours)) == outcome(lambda: call(theirs)), (ours, inspect.getsource(call))  # noqa: B023


@records.dataclass(frozen=True, slots=True)
class Kept:
    x: int
    y: tuple[int, ...] = ()


def test_frozen_objects_are_pickled() -> None:
    assert pickle.loads(pickle.dumps(Kept(1, (2,)))) == Kept(1, (2,))


def test_a_copy_with_other_values() -> None:
    assert records.replace(Kept(1, (2,)), x=5) == Kept(5, (2,))
    assert records.field_names(Kept) == records.field_names(Kept(1)) == ("x", "y")
    with pytest.raises(TypeError):
        records.replace(3, x=1)  # type: ignore[type-var]


@pytest.mark.parametrize("use", [hash, repr, str, lambda record: record == copy.copy(record)])
def test_an_interruption_while_a_method_is_made_is_not_lost(
    use: Callable[[object], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    @records.dataclass(frozen=True)
    class Fresh:
        x: int

    record, make = Fresh(1), records._function
    monkeypatch.setattr(records, "_function", interrupted)
    with pytest.raises(KeyboardInterrupt):
        use(record)
    monkeypatch.setattr(records, "_function", make)
    assert use(record) == use(Fresh(1))


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_mistakes_are_the_librarys() -> None:
    for of in (LIBRARY, OURS):
        with pytest.raises(ValueError, match="mutable default"):
            exec("@dataclass\nclass A:\n x: list = []", dict(of))
    with pytest.raises(TypeError, match="non-default argument 'y' follows default argument"):
        exec("@dataclass\nclass A:\n x: int = 1\n y: int\nA(1)", dict(OURS))


def test_a_launch_imports_no_dataclasses() -> None:
    run = "import sys, hipkit; hipkit.Module, hipkit.open; print('dataclasses' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=True).stdout == "False\n"


TUPLES = """
class Point(NamedTuple):
    '''Two numbers.'''
    x: int
    y: int = 2
    unit: str = "mm"

    def doubled(self):
        return self._replace(x=2 * self.x)

class Deeper(Point):
    def __repr__(self):
        return f"<{super().__repr__()}>"

class Of(NamedTuple, Generic[T]):
    item: T

class Nothing(NamedTuple):
    pass
"""


def tuples(of: object) -> list[Any]:
    """The classes of the source, each one a named tuple."""
    found: dict[str, Any] = {"__name__": __name__, "NamedTuple": of, "Generic": Generic, "T": TypeVar("T")}
    exec("from __future__ import annotations\n" + TUPLES, found)
    return [found[name] for name in ("Point", "Deeper", "Of", "Nothing")]


def matched(one: Any) -> object:
    """The items of a tuple, found by their places."""
    match one:
        case Named(x, y):
            return x, y
    return None


class Named(records.NamedTuple):
    x: int
    y: str = "s"


def test_a_named_tuple_does_what_that_of_the_library_does() -> None:
    for theirs, ours in zip(tuples(NamedTuple), tuples(records.NamedTuple), strict=True):
        for call in (
            lambda cls: [(p.name, p.default, p.kind) for p in inspect.signature(cls).parameters.values()],
            lambda cls: (cls._fields, cls._field_defaults, cls.__match_args__, [*cls.__annotations__], cls.__module__),
            lambda cls: cls(),
            lambda cls: cls(1),
            lambda cls: cls(1, unit="m"),
            lambda cls: cls(1, 2, 3, 4),
            lambda cls: cls(z=1),
            lambda cls: (cls(1)[0], cls(1).x, len(cls(1)), [*cls(1)]),
            lambda cls: cls(1).item,
            lambda cls: cls(1) == (1, 2, "mm"),
            lambda cls: cls(1) < cls(2),
            lambda cls: {cls(1), cls(1)},
            lambda cls: cls(1).doubled(),
            lambda cls: cls(1)._asdict(),
            lambda cls: cls(1)._replace(z=4),
            lambda cls: cls._make(iter([1, 2, 3])),
            lambda cls: cls._make([1, 2]),
            lambda cls: setattr(cls(1), "x", 5),
            lambda cls: copy.deepcopy(cls(1)),
            lambda cls: cls(1).__getnewargs__(),
            lambda cls: cls.__new__.__name__,
        ):
            assert outcome(lambda: call(ours)) == outcome(lambda: call(theirs)), (ours, inspect.getsource(call))  # noqa: B023
    assert tuples(records.NamedTuple)[0].__doc__ == "Two numbers."
    with pytest.raises(AttributeError):
        Named(1).other = 3  # type: ignore[attr-defined]


def test_named_tuples_are_pickled_and_matched() -> None:
    assert type(pickle.loads(pickle.dumps(Named(1)))) is Named
    assert pickle.loads(pickle.dumps(Named(1))) == Named(1) == (1, "s")
    assert matched(Named(3, "t")) == (3, "t")


def test_an_item_without_a_default_comes_first() -> None:
    for of in (NamedTuple, records.NamedTuple):
        with pytest.raises(TypeError):
            exec("class A(NamedTuple):\n x: int = 1\n y: int", {"NamedTuple": of, "__name__": __name__})


def test_hipkit_has_no_other_named_tuples() -> None:
    root = Path(records.__file__).parents[1]
    files = [
        path
        for name in ("fatbin", "loader", "runtime", "porting", "scans", "cc", "cli")
        for path in (root / name).rglob("*.py")
    ]
    taken = [
        path for path in files if re.search(r"^from typing import .*\bNamedTuple\b", path.read_text(), re.MULTILINE)
    ]
    assert len(files) > 500
    assert taken == []
