"""``hipkit.scan``: reads thousands of files, in several processes or on a cluster, into tables that SQL can ask.

``tables`` says what the tables hold, ``places`` finds files and ``remote`` reads those elsewhere, ``files`` and ``code``
look at one of them, ``units`` writes what was found, ``pools`` spread the work, ``scanning`` drives a scan; ``queries``
reads it.
"""
