# The release of HIP that it is of.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hip-config-version.cmake")
