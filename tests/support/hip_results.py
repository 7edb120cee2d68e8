"""What the flat API's functions say that they give back, and whether a value is that."""

from __future__ import annotations

import functools
import inspect
import types
import typing
from collections.abc import Callable
from typing import Any

from hipkit.runtime import hip
from hipkit.runtime.hip import gate
from hipkit.runtime.hip.functions import all_functions


def result_of(function: Callable[..., Any]) -> Any:
    """The annotation of a function's result, evaluated where the function is written."""
    inner = inspect.unwrap(function)
    return eval(inner.__annotations__["return"], {**_names(), **inner.__globals__})


@functools.cache
def _names() -> dict[str, Any]:
    return {name: getattr(hip, name) for name in dir(hip)}


def parts_of(hint: Any) -> list[Any]:
    """A type, and all that it is made of."""
    return [hint, *(part for inside in typing.get_args(hint) for part in parts_of(inside))]


def matches(value: object, hint: Any) -> bool:
    """Whether a value is of a type."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return any(matches(value, each) for each in arguments)
    if origin is tuple:
        return (
            isinstance(value, tuple)
            and len(value) == len(arguments)
            and all(matches(item, each) for item, each in zip(value, arguments, strict=True))
        )
    if origin is list:
        return isinstance(value, list) and all(matches(item, arguments[0]) for item in value)
    if hint is None:
        return value is None
    return isinstance(value, getattr(hint, "__supertype__", hint))


def is_annotated(returned: Any, hint: Any) -> bool:
    """Whether a call gave what its annotation says; one that fails gives None for each value, or all the same values."""
    if matches(returned, hint):
        return True
    failed = isinstance(returned, tuple) and len(returned) == len(typing.get_args(hint)) and returned[0] != 0
    return failed and matches(returned[0], hip.hipError_t) and all(value is None for value in returned[1:])


def checked(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that does the same, and asserts that what it gives is what it says."""
    hint = result_of(function)

    @functools.wraps(function)
    def call(*args: Any, **options: Any) -> Any:
        returned = function(*args, **options)
        assert is_annotated(returned, hint), f"{function.__name__} says {hint}, and gives {returned!r}"
        return returned

    vars(call)["unchecked"] = function
    return call


def unchecked(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function itself, for calls with arguments that no annotation allows."""
    return typing.cast("Callable[..., Any]", vars(function).get("unchecked", function))


def check_all() -> None:
    """Check every call of the flat API that this process makes from now on."""
    for name, function in list(all_functions().items()):
        if name.startswith("__"):
            continue  # compilers write calls of these, and one gives what another was given
        gate.FUNCTIONS[name] = checked(function)
        setattr(hip, name, gate.FUNCTIONS[name])
