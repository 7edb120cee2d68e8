"""How bash, zsh and fish ask for completions: the scripts of ``hipkit completion``, and the answers.

Click's own scripts lose values with commas, colons, blanks and signs that shells know. These speak the same protocol, so
that a script of click's works as far as it did.
"""

from __future__ import annotations

import os
import re
from typing import Any

from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ZshComplete,
    add_completion_class,
    split_arg_string,
)

VARIABLE = "_HIPKIT_COMPLETE"
BASH = """\
%(complete_func)s() {
    local type value
    COMPREPLY=()
    while IFS=, read -r type value; do
        case $type in
            dir) compopt -o dirnames ;;
            file) compopt -o default ;;
            plain)
                COMPREPLY+=("$value")
                [[ $value == *[=/:@] ]] && compopt -o nospace
                ;;
        esac
    done < <(env COMP_LINE="${COMP_LINE:0:COMP_POINT}" COMP_WORD="${COMP_WORDS[COMP_CWORD]}" \\
        %(complete_var)s=bash_complete "$1" 2>/dev/null)
}

complete -o nosort -F %(complete_func)s %(prog_name)s
"""
ZSH = """\
#compdef %(prog_name)s

%(complete_func)s() {
    local -a plain described response more
    local type key descr
    response=("${(@f)$(env COMP_WORDS="${(j: :)words[1,CURRENT]}" COMP_CWORD=$((CURRENT-1)) \\
        %(complete_var)s=zsh_complete ${words[1]} 2>/dev/null)}")
    for type key descr in ${response}; do
        if [[ $type == plain ]]; then
            [[ $key == *[=/:@] ]] && more=(-S '')
            if [[ $descr == _ ]]; then plain+=("$key"); else described+=("$key:$descr"); fi
        elif [[ $type == dir ]]; then
            compset -P '-*='
            _path_files -/
        elif [[ $type == file ]]; then
            compset -P '-*='
            _path_files -f
        fi
    done
    (( $#described )) && _describe -V unsorted described -U "${more[@]}"
    (( $#plain )) && compadd -U -V unsorted "${more[@]}" -a plain
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    %(complete_func)s "$@"
else
    compdef %(complete_func)s %(prog_name)s
fi
"""
FISH = """\
function %(complete_func)s
    set -l words (commandline -cp)
    set -l word (commandline -ct)
    for row in (env %(complete_var)s=fish_complete COMP_WORDS="$words" COMP_CWORD="$word" %(prog_name)s 2>/dev/null)
        set -l part (string split -m 1 "," -- $row)
        switch $part[1]
            case dir
                __fish_complete_directories $part[2]
            case file
                __fish_complete_path $part[2]
            case plain
                echo $part[2]
        end
    end
end

complete --no-files --command %(prog_name)s --arguments "(%(complete_func)s)"
"""
_END = "\x01"
"""Stands at the end of a line while it is taken apart: the last word is what is being typed."""
_PLAIN = re.compile(r"[^\w@%+=:,./~*?-]")


def register() -> None:
    """Have click answer shells with these."""
    for kind in (Bash, Zsh, Fish):
        add_completion_class(kind)


def _with_option(items: list[CompletionItem[str]], incomplete: str) -> list[CompletionItem[str]]:
    """Values of ``--option=…`` with the option, since that is one word."""
    option, sign, _ = incomplete.partition("=")
    if sign and option.startswith("-"):
        return [
            CompletionItem(f"{option}={item.value}", item.type, item.help) if item.type == "plain" else item
            for item in items
        ]
    return items


class Bash(BashComplete):
    """bash, which breaks words at colons and signs as well, and inserts values as they are."""

    source_template = BASH

    def get_completion_args(self) -> tuple[list[str], str]:
        if "COMP_LINE" not in os.environ:
            return super().get_completion_args()
        *args, incomplete = split_arg_string(os.environ["COMP_LINE"] + _END)
        return args[1:], incomplete.removesuffix(_END)

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem[str]]:
        items = _with_option(super().get_completions(list(args), incomplete), incomplete)
        if "COMP_LINE" not in os.environ:
            return items
        word = os.environ.get("COMP_WORD", "")
        cut = len(incomplete) - _part_of(incomplete, word)
        quoted = word[:1] in ("'", '"')
        return [
            CompletionItem(item.value[cut:] if quoted else _escaped(item.value[cut:]), item.type)
            if item.type == "plain"
            else item
            for item in items
        ]


def _part_of(incomplete: str, word: str) -> int:
    """How much of what is being typed bash replaces, whose current word is ``word``: what is after its last break."""
    for text in ("".join(split_arg_string(word + _END)).removesuffix(_END), word):
        if text and incomplete.endswith(text) and text.strip("=:"):
            return len(text)
    return 0


def _escaped(value: str) -> str:
    return _PLAIN.sub(lambda match: f"\\{match[0]}", value)


class Zsh(ZshComplete):
    """zsh."""

    source_template = ZSH

    def format_completion(self, item: CompletionItem[str]) -> str:
        """Three lines; the colons of a value with a text beside it are marked, which click does since 8.2."""
        value = item.value.replace("\\", "\\\\").replace(":", "\\:") if item.help else item.value
        return f"{item.type}\n{value}\n{item.help or '_'}"

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem[str]]:
        return _with_option(super().get_completions(list(args), incomplete), incomplete)


class Fish(FishComplete):
    """fish."""

    source_template = FISH

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem[str]]:
        return _with_option(super().get_completions(list(args), incomplete), incomplete)


def script(cli: Any, shell: str) -> str:
    """What ``hipkit completion SHELL`` prints."""
    kind = {"bash": Bash, "zsh": Zsh, "fish": Fish}[shell]
    return kind(cli, {}, "hipkit", VARIABLE).source()
