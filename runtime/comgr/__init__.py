"""The functions of AMD's code object manager, which libamd_comgr.so.2 and .3 lead programs to."""
