"""One module a container format: its layout, its reader and its writer.

Each reader is ``read(source, on_damage) -> Container``; ``fatbin.identify`` knows which one a magic calls for.
"""
