"""``hipkit cmake-dir``."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("cmake-dir")
@click.option(
    "--libraries",
    metavar="FOLDER",
    help="Write the libraries that programs are linked with into FOLDER, which is made; hipkit's CMake package asks for it.",
)
def command(libraries: str | None) -> None:
    """Print the folder with hipkit's CMake packages: hip, hiprtc and hip-lang.

    Its toolchain file makes hipkit-clang++ the compiler of the language HIP, and lets find_package(hip) find hipkit's
    package. Projects without the language HIP need CMAKE_PREFIX_PATH alone.

    \b
      cmake -B build --toolchain $(hipkit cmake-dir)/hipkit.cmake -DCMAKE_HIP_ARCHITECTURES=gfx942
      cmake -B build -DCMAKE_PREFIX_PATH=$(hipkit cmake-dir)

    \b
    Exit code:
      0  the folder is printed
      2  the libraries cannot be written

    \b
    Examples:
      hipkit cmake-dir
      hipkit cmake-dir --libraries build/hipkit
    """
    if libraries is not None:
        from ..cc.link import write_libraries

        write_libraries(Path(libraries))
    click.echo(Path(__file__).parents[1] / "cc" / "cmake")
