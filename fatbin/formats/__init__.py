"""Container formats, one module each: layout, reader and writer.

Each reader is ``read(source, on_damage) -> Container``; ``fatbin.identify`` knows which one a magic calls for.
"""
