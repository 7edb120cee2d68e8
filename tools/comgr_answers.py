"""Records what AMD's comgr answers about some samples, for tests on machines without it.

``python tools/comgr_answers.py COMMAND… > tests/runtime/answers/comgr.json`` where COMMAND is a Python that finds
libamd_comgr.so.3, such as ``chroot /sid python3``: it is given tests/support/comgr_client.py on its standard input.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = ("matmul.gfx906.v3.hsaco", "matmul.gfx90a-xnack.v5.hsaco", "reduce.gfx1100.v5.hsaco", "reduce.gfx1201.v6.hsaco")
_CLIENT = """
import base64, json, pathlib, sys, tempfile
path = pathlib.Path(tempfile.mkdtemp()) / "code"
path.write_bytes(base64.b64decode({data!r}))
{client}
print(json.dumps(inspected(Client("libamd_comgr.so.3", 3), path, {code!r})))
"""
_ISAS = """
{client}
client = Client("libamd_comgr.so.3", 3)
print(json.dumps(isas(client, []) | isas(client, {more!r})))
"""
_MORE_ISAS = [
    f"amdgcn-amd-amdhsa--{one}"
    for one in ("gfx90a:xnack+", "gfx90a:sramecc+:xnack-", "gfx90a:nothing+", "gfx1030:xnack+", "gfx1")
]


def main() -> None:
    """Print the answers as JSON."""
    import base64

    sys.path[:0] = [str(ROOT / ".build" / "link"), str(ROOT / "tests" / "runtime"), str(ROOT / "tests" / "support")]
    from hipkit.fatbin.codeobject.code_object import CodeObject

    client = (ROOT / "tests" / "support" / "comgr_client.py").read_text().partition("\nif __name__")[0]
    client = client.replace("from __future__ import annotations\n", "")
    files = {}
    for name in FILES:
        data = (ROOT / "samples" / "built" / name).read_bytes()
        code = CodeObject.read(data)
        function = next(symbol for symbol in code.symbols if symbol.type in (2, 10) and symbol.size)
        text = _CLIENT.format(
            data=base64.b64encode(data).decode(), client=client, code=(code.elf.place_of(function), function.size)
        )
        done = subprocess.run([*sys.argv[1:], "-"], input=text, capture_output=True, text=True, check=True)
        files[name] = {"sha256": hashlib.sha256(data).hexdigest(), "answer": json.loads(done.stdout)}
    version = subprocess.run(
        [*sys.argv[1:-1], "dpkg-query", "-W", "libamd-comgr3"], capture_output=True, text=True
    ).stdout.strip()
    text = _ISAS.format(client=client, more=_MORE_ISAS)
    told = subprocess.run([*sys.argv[1:], "-"], input=text, capture_output=True, text=True, check=True)
    answers = {"tool": version.replace("\t", " "), "files": files, "isas": json.loads(told.stdout)}
    print(json.dumps(answers, indent=None))


if __name__ == "__main__":
    main()
