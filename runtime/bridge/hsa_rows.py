"""C signatures of the functions of HSA, like those in the function table: agents, ISAs and pools are handles of 64 bits.

Source: hsa.h and hsa_ext_amd.h of ROCm 5 to 7.
"""

from __future__ import annotations

ROWS = """
hsa_init
hsa_shut_down
hsa_status_string                    int *text
hsa_system_get_info                  int pointer
hsa_system_extension_supported       int int int *byte
hsa_system_major_extension_supported int int *int *byte
hsa_iterate_agents                   pointer pointer
hsa_agent_get_info                   ulong int pointer
hsa_agent_extension_supported        int ulong int int *byte
hsa_agent_iterate_isas               ulong pointer pointer
hsa_isa_from_name                    text *ulong
hsa_isa_get_info_alt                 ulong int pointer
hsa_isa_compatible                   ulong ulong *byte
hsa_amd_agent_iterate_memory_pools   ulong pointer pointer
hsa_amd_memory_pool_get_info         ulong int pointer
"""
