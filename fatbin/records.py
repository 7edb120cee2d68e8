"""``dataclass`` and ``NamedTuple`` as those of the standard library, at a fraction of the price of importing what uses them.

The standard library compiles up to six methods for each class when its module is imported, which takes half a millisecond.
Here a method is made when it is first asked for: most of the classes that a process imports it never uses. The methods that
objects are made and compared with are compiled here; others, and the objects that ``dataclasses.fields`` returns, are the
standard library's own, made from the same fields. Of a named tuple, the standard library compiles the constructor and each
type of an item.
"""

from __future__ import annotations

from collections import _tuplegetter  # type: ignore[attr-defined]
from reprlib import recursive_repr
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    # Type checkers know what these do.
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import replace as replace
    from typing import NamedTuple as NamedTuple
else:

    def dataclass(cls=None, /, *, frozen=False, slots=False, eq=True, order=False):
        """The class with the methods of a dataclass; with ``slots`` it is another class."""

        def changed(cls):
            return _changed(cls, _Options(frozen, slots, eq, order))

        return changed if cls is None else changed(cls)

    def field(**given):
        """What is said of a field beside its type: what ``dataclasses.field`` takes."""
        return _Said(given)

    def replace(record, /, **changes):
        """A copy with other values in some fields."""
        fields = _fields_of(type(record))
        if fields is None:
            raise TypeError(f"{type(record).__name__} is no dataclass")
        for each in fields.values():
            if each.in_init and each.name not in changes:
                changes[each.name] = getattr(record, each.name)
        return type(record)(**changes)

    class _Named(type):
        """Makes classes of tuples whose items have the names and the defaults that the class says."""

        def __new__(cls, name, bases, content):
            has_items = any(type(base) is _Named and not hasattr(base, "_fields") for base in bases)
            if not has_items:  # a class that derives from one which has
                return super().__new__(cls, name, bases, content)
            made = super().__new__(cls, name, bases, {**content, "__slots__": ()})
            _name_items(made)
            return made

    class NamedTuple(tuple, metaclass=_Named):
        """The tuple with names for its items."""

        __slots__ = ()

        @classmethod
        def _make(cls, items):
            made = tuple.__new__(cls, items)
            if len(made) != len(cls._fields):
                raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
            return made

        def _replace(self, /, **changes):
            made = self._make(map(changes.pop, self._fields, self))
            if changes:
                raise ValueError(f"Got unexpected field names: {list(changes)!r}")
            return made

        __replace__ = _replace

        def _asdict(self):
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self):
            shown = ", ".join(f"{name}={item!r}" for name, item in zip(self._fields, self, strict=True))
            return f"{type(self).__name__}({shown})"

        def __getnewargs__(self):
            return tuple(self)


def field_names(of: Any) -> tuple[str, ...]:
    """The names of the fields of a dataclass, or of an object of one."""
    return tuple(getattr(of, _FIELDS))


def values_of(record: Any) -> dict[str, Any]:
    """What the fields of an object of a dataclass hold, by their names."""
    return {name: getattr(record, name) for name in field_names(record)}


_FIELDS, _MISSING = "__hipkit_fields__", object()
_NOT_FIELDS = ("ClassVar", "typing.ClassVar")
_OF_LIBRARY = ("__dataclass_fields__", "__dataclass_params__")
_ORDER = ("__lt__", "__le__", "__gt__", "__ge__")
_CALLED_BY_C = ("__repr__", "__eq__", "__hash__", *_ORDER)


class _Factory:
    """The default of a parameter whose value is made for each object."""

    def __repr__(self) -> str:
        return "<factory>"


_MADE = _Factory()


class _Said:
    """The arguments of ``field``."""

    __slots__ = ("given",)

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given


class _Options:
    """The arguments of ``dataclass``."""

    __slots__ = ("eq", "frozen", "order", "slots")

    def __init__(self, frozen: bool, slots: bool, eq: bool, order: bool) -> None:
        self.frozen, self.slots, self.eq, self.order = frozen, slots, eq, order


class _Field:
    """A field: its name, its type in words, and what is said of it."""

    __slots__ = ("given", "name", "type")

    def __init__(self, name: str, type_: Any, given: dict[str, Any]) -> None:
        self.name, self.type, self.given = name, type_, given

    @property
    def in_init(self) -> bool:
        """Whether it is a parameter of ``__init__``."""
        return self.given.get("init", True) is True

    @property
    def in_hash(self) -> bool:
        """Whether objects with other values in it are not equal."""
        return self.given.get("compare", True) is True


class _Late:
    """An attribute of a class that is made when it is first asked for."""

    __slots__ = ("_cls", "_make", "_name")

    def __init__(self, cls: type, name: str, make: Any) -> None:
        self._cls, self._name, self._make = cls, name, make

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        made = self._make(self._cls, self._name)
        if self._cls.__dict__.get(self._name) is self:
            setattr(self._cls, self._name, made)
        bind = getattr(type(made), "__get__", None)
        return made if bind is None else bind(made, instance, owner)


def _made_when_called(cls: type, name: str, make: Any) -> Any:
    """A method that makes the real one when it is first called, and gives it its place.

    Python looks these up in C and takes an exception meanwhile, Ctrl-C among them, for a class that has no such method.
    """

    def method(self: Any, *others: Any) -> Any:
        made = make(cls, name)
        if cls.__dict__.get(name) is method:
            setattr(cls, name, made)
        return made(self, *others)

    return method


def _name_items(cls: Any) -> None:
    """Give the class of a named tuple what its annotations say."""
    fields = tuple(cls.__annotations__)
    defaults = {name: cls.__dict__[name] for name in fields if name in cls.__dict__}
    if tuple(defaults) != fields[len(fields) - len(defaults) :]:
        raise TypeError(f"an item without a default follows one with: {', '.join(fields)}")
    for index, name in enumerate(fields):
        setattr(cls, name, _tuplegetter(index, None))
    cls._fields, cls._field_defaults = fields, defaults
    setattr(cls, "__match_args__", fields)  # noqa: B010
    cls.__new__ = _Late(cls, "__new__", _maker)


def _maker(cls: Any, name: str) -> Any:
    """``__new__`` of a named tuple, compiled."""
    items = _numbered(cls._fields)
    text = f"def {name}(_cls, {', '.join(items)}): return _new(_cls, ({''.join(f'{item}, ' for item in items)}))"
    scope = {"_new": tuple.__new__, "__name__": cls.__module__}
    made = FunctionType(_compiled(text, items), scope, name, tuple(cls._field_defaults.values()))
    made.__qualname__, made.__annotations__ = f"{cls.__qualname__}.{name}", cls.__annotations__
    return staticmethod(made)


def _numbered(names: Iterable[str]) -> dict[str, str]:
    """What stands for the names in code that is compiled once for all classes, and the names."""
    return {f"p{number}": name for number, name in enumerate(names)}


_templates: dict[str, CodeType] = {}


def _compiled(text: str, names: dict[str, str]) -> CodeType:
    """The code of a function, with other names. Compiling takes ten times as long as replacing names in what it gives."""
    code = _templates.get(text)
    if code is None:
        constants = compile(text, "<string>", "exec").co_consts
        code = _templates[text] = next(each for each in constants if isinstance(each, CodeType))

    def renamed(part: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([names.get(each, each) if type(each) is str else each for each in part])

    parts = renamed(code.co_varnames), renamed(code.co_names), renamed(code.co_consts)
    return code.replace(co_varnames=parts[0], co_names=parts[1], co_consts=parts[2])


def _fields_of(cls: type) -> dict[str, _Field] | None:
    return getattr(cls, _FIELDS, None)


def _options_of(cls: type) -> _Options:
    found: _Options = cls.__dict__["__hipkit_options__"]
    return found


def _changed(cls: Any, options: _Options) -> Any:
    own: dict[str, _Field] = {}
    for name, type_ in cls.__annotations__.items():
        if str(type_).startswith(_NOT_FIELDS):
            continue
        said = cls.__dict__.get(name, _MISSING)
        own[name] = _Field(name, type_, _given(said))
        if isinstance(said, _Said):
            if "default" in said.given:
                setattr(cls, name, said.given["default"])
            else:
                delattr(cls, name)
    fields: dict[str, _Field] = {}
    for base in reversed(cls.__mro__[1:]):
        fields.update(base.__dict__.get(_FIELDS, {}))
    fields.update(own)
    if options.slots:
        cls = _with_slots(cls, own, fields)
    setattr(cls, _FIELDS, fields)
    cls.__hipkit_options__ = options
    _put_methods(cls, options)
    return cls


def _given(said: Any) -> dict[str, Any]:
    if isinstance(said, _Said):
        return said.given
    if said is _MISSING:
        return {}
    if said.__class__.__hash__ is None:
        raise ValueError(f"mutable default {said!r}: use field(default_factory=…)")
    return {"default": said}


def _with_slots(cls: Any, own: dict[str, _Field], fields: dict[str, _Field]) -> Any:
    content = dict(cls.__dict__)
    inherited = {name for base in cls.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
    content["__slots__"] = tuple(name for name in fields if name not in inherited)
    for name in own:
        content.pop(name, None)
    content.pop("__dict__", None)
    content.pop("__weakref__", None)
    made = type(cls)(cls.__name__, cls.__bases__, content)
    made.__qualname__ = cls.__qualname__
    return made


def _put_methods(cls: Any, options: _Options) -> None:
    late = {"__init__": _initialiser, "__repr__": _representation, "__match_args__": _matched}
    late.update(dict.fromkeys(_OF_LIBRARY, _from_library))
    if options.eq:
        late["__eq__"] = _comparison
    if options.order:
        late.update(dict.fromkeys(_ORDER, _from_library))
    has_hash = "__hash__" in cls.__dict__ and not (cls.__dict__["__hash__"] is None and "__eq__" in cls.__dict__)
    if options.eq and not has_hash:
        if options.frozen:
            late["__hash__"] = _hashing
            if "__hash__" in cls.__dict__:
                del cls.__hash__
        else:
            cls.__hash__ = None
    for name, make in late.items():
        if name not in cls.__dict__ or name in _OF_LIBRARY:
            put = _made_when_called if name in _CALLED_BY_C else _Late
            setattr(cls, name, put(cls, name, make))
    if options.frozen:
        _freeze(cls, options)


def _freeze(cls: Any, options: _Options) -> None:
    names = frozenset(getattr(cls, _FIELDS))

    def set_attribute(self: Any, name: str, value: object) -> None:
        if type(self) is cls or name in names:
            raise _frozen_error()(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def delete_attribute(self: Any, name: str) -> None:
        if type(self) is cls or name in names:
            raise _frozen_error()(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    cls.__setattr__, cls.__delattr__ = set_attribute, delete_attribute
    if options.slots and not {"__getstate__", "__setstate__"} & cls.__dict__.keys():
        cls.__getstate__, cls.__setstate__ = _state, _put_state


def _frozen_error() -> type[Exception]:
    from dataclasses import FrozenInstanceError

    return FrozenInstanceError


def _state(self: Any) -> list[Any]:
    return [*values_of(self).values()]


def _put_state(self: Any, state: list[Any]) -> None:
    for name, value in zip(getattr(type(self), _FIELDS), state, strict=True):
        object.__setattr__(self, name, value)


def _initialiser(cls: Any, _name: str) -> Any:
    """``__init__``, compiled."""
    scope: dict[str, Any] = {"_missing": _MADE, "_set": object.__setattr__}
    parameters, defaults, lines, names = ["self"], list[Any](), [], dict[str, str]()
    is_frozen = _options_of(cls).frozen
    for number, (name, each) in enumerate(getattr(cls, _FIELDS).items()):
        given, value = each.given, f"p{number}"
        names[value] = name
        if "default_factory" in given:
            scope[f"_make_{name}"], names[f"_make_p{number}"] = given["default_factory"], f"_make_{name}"
            value = f"_make_p{number}()"
            if each.in_init:
                value = f"{value} if p{number} is _missing else p{number}"
                defaults.append(_MADE)
        elif "default" in given:
            if each.in_init:
                defaults.append(given["default"])
            elif "__slots__" in cls.__dict__:
                scope[f"_default_{name}"], names[f"_default_p{number}"] = given["default"], f"_default_{name}"
                value = f"_default_p{number}"
            else:
                continue
        elif each.in_init:
            if defaults:
                raise TypeError(f"non-default argument {name!r} follows default argument")
        else:
            continue
        if each.in_init:
            parameters.append(f"p{number}")
        lines.append(f"_set(self, 'p{number}', {value})" if is_frozen else f"self.p{number} = {value}")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    made = _function(cls, "__init__", parameters, lines, names, scope)
    made.__defaults__ = tuple(defaults) or None
    made.__annotations__ = {n: each.type for n, each in getattr(cls, _FIELDS).items() if each.in_init} | {
        "return": None
    }
    return made


def _function(
    cls: Any, name: str, parameters: list[str], lines: list[str], names: dict[str, str], scope: dict[str, Any]
) -> Any:
    text = f"def {name}({', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"])
    function = FunctionType(_compiled(text, names), {"__name__": cls.__module__, **scope}, name)
    function.__qualname__, function.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
    return function


def _tuple_of(names: dict[str, str], of: str) -> str:
    return "(" + "".join(f"{of}.{name}, " for name in names) + ")"


def _compared(cls: Any) -> dict[str, str]:
    return _numbered([name for name, each in getattr(cls, _FIELDS).items() if each.in_hash])


def _comparison(cls: Any, name: str) -> Any:
    """``__eq__``, compiled."""
    names = _compared(cls)
    lines = [
        "if other.__class__ is self.__class__:",
        f"    return {_tuple_of(names, 'self')} == {_tuple_of(names, 'other')}",
        "return NotImplemented",
    ]
    return _function(cls, name, ["self", "other"], lines, names, {})


def _representation(cls: Any, name: str) -> Any:
    """``__repr__``, compiled."""
    fields = getattr(cls, _FIELDS).values()
    shown = ", ".join(f"{each.name}={{self.{each.name}!r}}" for each in fields if each.given.get("repr", True))
    made = _function(cls, name, ["self"], [f"return self.__class__.__qualname__ + f'({shown})'"], {}, {})
    return recursive_repr()(made)


def _matched(cls: Any, _name: str) -> tuple[str, ...]:
    return tuple(name for name, each in getattr(cls, _FIELDS).items() if each.in_init)


def _hashing(cls: Any, name: str) -> Any:
    """``__hash__``, compiled."""
    names = _compared(cls)
    return _function(cls, name, ["self"], [f"return hash({_tuple_of(names, 'self')})"], names, {})


def _from_library(cls: Any, name: str) -> Any:
    """What the standard library makes of the same fields, in a class that has nothing else."""
    import dataclasses

    options, content = _options_of(cls), dict[str, Any]()
    content["__annotations__"] = {each.name: each.type for each in getattr(cls, _FIELDS).values()}
    content["__module__"], content["__qualname__"] = cls.__module__, cls.__qualname__
    content["__doc__"] = cls.__doc__
    for each in getattr(cls, _FIELDS).values():
        if each.given:
            content[each.name] = dataclasses.field(**each.given)
    shadow = type(cls.__name__, (), content)
    made: Any = dataclasses.dataclass(frozen=options.frozen, eq=options.eq, order=options.order)(shadow)
    return made.__dict__[name]
