# find_package(hip): hip::host for programs that call HIP's API, hip::device for sources with kernels in C++.
get_filename_component(_hipkit_cc "${CMAKE_CURRENT_LIST_DIR}/../../../.." ABSOLUTE)
find_program(HIPKIT_EXECUTABLE hipkit HINTS "${_hipkit_cc}/../../../../../bin")
if(NOT HIPKIT_EXECUTABLE)
  set(hip_FOUND FALSE)
  set(hip_NOT_FOUND_MESSAGE "the program hipkit is not in PATH; set HIPKIT_EXECUTABLE")
  return()
endif()
set(_hipkit_libraries "${CMAKE_BINARY_DIR}/CMakeFiles/hipkit")
execute_process(
  COMMAND "${HIPKIT_EXECUTABLE}" cmake-dir --libraries "${_hipkit_libraries}"
  RESULT_VARIABLE _hipkit_result ERROR_VARIABLE _hipkit_error OUTPUT_QUIET)
if(NOT _hipkit_result EQUAL 0)
  set(hip_FOUND FALSE)
  set(hip_NOT_FOUND_MESSAGE "${_hipkit_error}")
  return()
endif()

set(hip_INCLUDE_DIR "${_hipkit_cc}/include")
set(hip_INCLUDE_DIRS "${hip_INCLUDE_DIR}")
set(HIP_INCLUDE_DIRS "${hip_INCLUDE_DIR}")
set(hip_LIBRARIES hip::host)
set(HIP_PLATFORM amd)
set(HIP_COMPILER clang)
set(HIP_RUNTIME rocclr)

if(NOT TARGET hip::amdhip64)
  add_library(hip::amdhip64 SHARED IMPORTED)
  set_target_properties(hip::amdhip64 PROPERTIES
    IMPORTED_LOCATION "${_hipkit_libraries}/libamdhip64.so"
    IMPORTED_SONAME libamdhip64.so.6
    INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${hip_INCLUDE_DIR}"
    INTERFACE_INCLUDE_DIRECTORIES "${hip_INCLUDE_DIR}"
    INTERFACE_COMPILE_DEFINITIONS "__HIP_PLATFORM_AMD__=1;__HIP_PLATFORM_HCC__=1")
  add_library(hip::host INTERFACE IMPORTED)
  target_link_libraries(hip::host INTERFACE hip::amdhip64)
  # Sources of C++ with kernels: the compiler of C++ is hipkit-clang++ then.
  add_library(hip::device INTERFACE IMPORTED)
  target_link_libraries(hip::device INTERFACE hip::host)
  target_compile_options(hip::device INTERFACE "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-x hip>")
  foreach(_hipkit_gpu IN LISTS GPU_TARGETS)
    target_compile_options(hip::device INTERFACE "$<$<COMPILE_LANGUAGE:CXX>:--offload-arch=${_hipkit_gpu}>")
  endforeach()
endif()
