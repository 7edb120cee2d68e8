"""``hipkit.validate``: rules about files, each with an id, a severity, an explanation and an example.

``registry`` holds them, the modules named ``…_rules`` fill it, ``judge`` runs them over one piece of code, ``rules``
over whole files and sets of them.
"""
