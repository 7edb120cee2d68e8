"""C signatures of the functions of hiprtc, like those in the function table.

Source: hiprtc.h of HIP 5.2 to 7.2.
"""

from __future__ import annotations

ROWS = """
hiprtcGetErrorString        int -> *text
hiprtcVersion               *int *int
hiprtcCreateProgram         *program text text int pointer pointer
hiprtcDestroyProgram        pointer
hiprtcAddNameExpression     program text
hiprtcCompileProgram        program int pointer
hiprtcGetLoweredName        program text *text
hiprtcGetProgramLogSize     program *size
hiprtcGetProgramLog         program pointer
hiprtcGetCodeSize           program *size
hiprtcGetCode               program pointer
hiprtcGetBitcodeSize        program *size
hiprtcGetBitcode            program pointer
hiprtcLinkCreate            uint pointer pointer *link
hiprtcLinkAddData           link int pointer size text uint pointer pointer
hiprtcLinkAddFile           link int text uint pointer pointer
hiprtcLinkComplete          link *pointer *size
hiprtcLinkDestroy           ~link
"""
