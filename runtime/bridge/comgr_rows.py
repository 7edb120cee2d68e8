"""C signatures of the functions of comgr, like those in the function table.

Functions whose numbers differ between releases have a row for each, with the release after ``@``.
Source: amd_comgr.h of ROCm 5.2 to 7.2.
"""

from __future__ import annotations

from ...loader.beside import COMGR

_ROWS = """
amd_comgr_status_string                                 int *text
amd_comgr_get_version                                   *size *size
amd_comgr_get_isa_count                                 *size
amd_comgr_get_isa_name                                  size *text
amd_comgr_create_data                                   uint *data
amd_comgr_release_data                                  ~data
amd_comgr_get_data_kind                                 data *uint
amd_comgr_set_data                                      data size pointer
amd_comgr_set_data_from_file_slice                      data int ulong ulong
amd_comgr_set_data_name                                 data text
amd_comgr_get_data                                      data pointer pointer
amd_comgr_get_data_name                                 data pointer pointer
amd_comgr_get_data_isa_name                             data pointer pointer
amd_comgr_demangle_symbol_name                          data *data
amd_comgr_create_data_set                               *data_set
amd_comgr_destroy_data_set                              ~data_set
amd_comgr_data_set_add                                  data_set data
amd_comgr_data_set_remove                               data_set uint
amd_comgr_action_data_count                             data_set uint *size
amd_comgr_action_data_get_data                          data_set uint size *data
amd_comgr_create_action_info                            *action_info
amd_comgr_destroy_action_info                           ~action_info
amd_comgr_action_info_set_isa_name                      action_info text
amd_comgr_action_info_get_isa_name                      action_info pointer pointer
amd_comgr_action_info_set_language                      action_info uint
amd_comgr_action_info_get_language                      action_info *uint
amd_comgr_action_info_set_options                       action_info text
amd_comgr_action_info_get_options                       action_info pointer pointer
amd_comgr_action_info_set_option_list                   action_info pointer size
amd_comgr_action_info_get_option_list_count             action_info *size
amd_comgr_action_info_get_option_list_item              action_info size pointer pointer
amd_comgr_action_info_set_bundle_entry_ids              action_info pointer size
amd_comgr_action_info_get_bundle_entry_id_count         action_info *size
amd_comgr_action_info_get_bundle_entry_id               action_info size pointer pointer
amd_comgr_action_info_set_working_directory_path        action_info text
amd_comgr_action_info_get_working_directory_path        action_info pointer pointer
amd_comgr_action_info_set_logging                       action_info byte
amd_comgr_action_info_get_logging                       action_info *byte
amd_comgr_action_info_set_device_lib_linking            action_info byte
amd_comgr_action_info_set_vfs                           action_info byte
amd_comgr_do_action                                     uint action_info data_set data_set
amd_comgr_get_isa_metadata                              text *metadata
amd_comgr_get_data_metadata                             data *metadata
amd_comgr_destroy_metadata                              ~metadata
amd_comgr_get_metadata_kind                             metadata *uint
amd_comgr_get_metadata_string                           metadata pointer pointer
amd_comgr_get_metadata_map_size                         metadata *size
amd_comgr_get_metadata_list_size                        metadata *size
amd_comgr_metadata_lookup                               metadata text *metadata
amd_comgr_index_list_metadata                           metadata size *metadata
amd_comgr_iterate_map_metadata                          metadata pointer pointer
amd_comgr_iterate_symbols                               data pointer pointer
amd_comgr_symbol_lookup                                 data text *symbol
amd_comgr_symbol_get_info                               symbol uint pointer
amd_comgr_lookup_code_object                            data pointer size
amd_comgr_map_elf_virtual_address_to_code_object_offset data ulong *ulong *ulong *byte
amd_comgr_create_disassembly_info                       text pointer pointer pointer *disassembler
amd_comgr_destroy_disassembly_info                      ~disassembler
amd_comgr_disassemble_instruction                       disassembler ulong pointer *ulong
"""


def _rows_of(line: str) -> list[str]:
    name, _, rest = line.partition(" ")
    if name not in COMGR.of_release:
        return [line]
    return [f"{name}@{major} {rest}" for major in COMGR.runtimes]


ROWS = "\n".join(row for line in _ROWS.strip().splitlines() for row in _rows_of(line))
