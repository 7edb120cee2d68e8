# A toolchain file: the language HIP is compiled by hipkit-clang++, and find_package(hip) finds hipkit's package.
find_program(HIPKIT_CLANG hipkit-clang++ REQUIRED HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../../bin")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES HIPKIT_CLANG)
set(CMAKE_HIP_COMPILER "${HIPKIT_CLANG}")
# hipconfig, where it is installed, says nvidia if there is an nvcc.
set(CMAKE_HIP_PLATFORM amd)
set(CMAKE_HIP_COMPILER_ROCM_ROOT "${CMAKE_CURRENT_LIST_DIR}")
list(APPEND CMAKE_PREFIX_PATH "${CMAKE_CURRENT_LIST_DIR}")
