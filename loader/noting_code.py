"""x86-64 machine code that logs registration calls: loader/noting.s, assembled by tools/noting_code.py."""

from __future__ import annotations

CODE = bytes.fromhex(
    "f30f1efaba01000000eb550f1f440000f30f1efaba02000000eb450f1f440000f30f1efaba03000000eb350f1f440000"
    "f30f1efaba05000000eb250f1f440000f30f1efaba06000000eb150f1f440000f30f1efaba07000000eb050f1f440000"
    "4c8d1d00000000498b034989c24d2b53084981fa0000100073464c8d5001f04d0fb11375e225ffff0f0048c1e0064d8d"
    "54034049897a084989721049894a184d8942204d894a28488b44240849894230488b442410498942384989124889f8c3"
    "f049ff43104889f8c30f1f8000000000f30f1efa5355575651415041515231ed4589c94d85c97478498d41ff4985c175"
    "6fbb000100004939d9490f47d9498db4180002000048c7c500f0ffff4c39c6724f31ffba0300000041ba2200000049c7"
    "c0ffffffff4531c9b8090000000f054889c5483d00f0ffff7726488d841dff00000048f7db4821c34889df488b342448"
    "8b4c2410f3a4488b442420488918eb0231db5a41594158595e5fba040000005355e8eafeffff4883c4105d5bc3"
)
ENTRIES = {
    "__hipRegisterFatBinary": 0x0,
    "__hipRegisterFunction": 0x10,
    "__hipRegisterVar": 0x20,
    "__hipRegisterTexture": 0x30,
    "__hipRegisterSurface": 0x40,
    "__hipUnregisterFatBinary": 0x50,
    "__hipRegisterManagedVar": 0xD0,
}
"""Where in it each function begins."""
LOG_AT = 0x63
"""Where in it is the displacement of the log from the end of the displacement."""
