"""The questions about a scan that come with hipkit."""

from __future__ import annotations

from ..fatbin.records import NamedTuple


class Canned(NamedTuple):
    """A question, in SQL for one scan, and for two (``old`` and ``new``)."""

    title: str
    of_one: str = ""
    of_pair: str = ""

    @property
    def needs_pair(self) -> bool:
        """Whether it compares two scans."""
        return not self.of_one


_BY_FILE = """
select {1} as path, target, sum(entries.size)::bigint as bytes
from {0}files join {0}entries using (content) where code is not null group by all
"""
_FIGURES = ("vgprs", "scratch", "lds", "vgpr_spills", "sgpr_spills", "code_size")
_WORSE = " or ".join(f"new.{name} > old.{name}" for name in _FIGURES)
_SIDE = """
select parse_filename(path) as file, entries.target, stable_name, {1}, waves,
       row_number() over (partition by file, entries.target, stable_name order by {2}, waves) as nth
from {0}files join {0}entries using (content) join {0}kernels using (code)
"""
"""Kernels that a file has several times are compared in the order of what they use."""


def _side(prefix: str) -> str:
    most_first = ", ".join(f"{name} desc nulls last" for name in _FIGURES)
    return _SIDE.format(prefix, ", ".join(_FIGURES), most_first)


CANNED = {
    "coverage": Canned(
        "which GPUs each file has code for, and which of those that others have it lacks",
        """
with pairs as (select distinct path, target from files join entries using (content)
               where code is not null and target is not null),
     every as (select distinct target from pairs)
select path, count(*) as gpus, string_agg(target, ' ' order by target) as has,
       (select string_agg(target, ' ' order by target) from every
        where target not in (select target from pairs as own where own.path = pairs.path)) as lacks
from pairs group by path order by gpus, path
""",
    ),
    "growth": Canned(
        "how many bytes of code each file and GPU has, and had",
        f"select * from ({_BY_FILE.format('', 'files.path')}) order by bytes desc, path, target",
        f"""
select coalesce(new.path, old.path) as path, coalesce(new.target, old.target) as target, old.bytes as was, new.bytes as is_now,
       coalesce(new.bytes, 0) - coalesce(old.bytes, 0) as more
from ({_BY_FILE.format("new.", "parse_filename(files.path)")}) as new
full join ({_BY_FILE.format("old.", "parse_filename(files.path)")}) as old
     on new.path = old.path and new.target is not distinct from old.target
where old.bytes is distinct from new.bytes order by more desc, path, target
""",
    ),
    "duplicates": Canned(
        "code that is there several times, and what the copies cost",
        """
select code, any_value(target) as target, any_value(entries.size) as size, count(*) as copies,
       ((count(*) - 1) * any_value(entries.size))::bigint as wasted, count(distinct path) as files, min(path) as first
from files join entries using (content) where code is not null
group by code having count(*) > 1 order by wasted desc, code
""",
    ),
    "regressions": Canned(
        "kernels that use more than they did, or fit fewer waves",
        of_pair=f"""
with old as ({_side("old.")}), new as ({_side("new.")})
select file, target, stable_name as kernel, {", ".join(f"old.{n} as {n}_was, new.{n} as {n}" for n in _FIGURES)},
       old.waves as waves_was, new.waves as waves
from new join old using (file, target, stable_name, nth)
where {_WORSE} or new.waves < old.waves
order by (old.waves - new.waves) desc nulls last, (new.scratch - old.scratch) desc, (new.vgprs - old.vgprs) desc, file, target, kernel
""",
    ),
    "bytes-by-gpu": Canned(
        "what each GPU costs: entries, their bytes, and the bytes of code that differs",
        """
with pieces as (select target, code, entries.size from files join entries using (content) where code is not null)
select target, count(*) as entries, sum(size)::bigint as bytes, count(distinct code) as codes,
       (select sum(size)::bigint from (select distinct code, size from pieces as own
        where own.target is not distinct from pieces.target)) as distinct_bytes
from pieces group by target order by bytes desc, target
""",
    ),
    "findings": Canned(
        "what is wrong, by rule, with the number of files",
        """
with placed as (
    select rule, severity, path from findings join files using (content)
    union all
    select rule, severity, path from findings join entries using (code) join files on files.content = entries.content
    union all
    select rule, severity, path from findings join containers on hash = bundle join files on files.content = containers.content
)
select severity, rule, count(*) as findings, count(distinct path) as files, min(path) as first
from placed group by severity, rule
order by list_position(['error', 'warning', 'note'], severity), findings desc, rule
""",
    ),
}
