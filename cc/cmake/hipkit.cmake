# A toolchain file: the language HIP is compiled by hipkit-clang++, and find_package(hip) finds hipkit's package.
find_program(HIPKIT_CLANG hipkit-clang++ REQUIRED HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../../bin")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES HIPKIT_CLANG)
set(CMAKE_HIP_COMPILER "${HIPKIT_CLANG}")
# hipconfig, where it is installed, says nvidia if there is an nvcc.
set(CMAKE_HIP_PLATFORM amd)
set(CMAKE_HIP_COMPILER_ROCM_ROOT "${CMAKE_CURRENT_LIST_DIR}")
list(APPEND CMAKE_PREFIX_PATH "${CMAKE_CURRENT_LIST_DIR}")
# Projects that ask for no package look for HIP's libraries and headers by find_library and find_path.
get_property(_hipkit_is_trying GLOBAL PROPERTY IN_TRY_COMPILE)
if(NOT _hipkit_is_trying)
  set(_hipkit_libraries "${CMAKE_BINARY_DIR}/CMakeFiles/hipkit")
  find_program(HIPKIT_EXECUTABLE hipkit HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../../bin")
  if(HIPKIT_EXECUTABLE AND NOT EXISTS "${_hipkit_libraries}/libamdhip64.so")
    execute_process(COMMAND "${HIPKIT_EXECUTABLE}" cmake-dir --libraries "${_hipkit_libraries}" OUTPUT_QUIET)
  endif()
  list(PREPEND CMAKE_LIBRARY_PATH "${_hipkit_libraries}")
  list(PREPEND CMAKE_INCLUDE_PATH "${CMAKE_CURRENT_LIST_DIR}/../include")
endif()
