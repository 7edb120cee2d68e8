# find_package(hiprtc): hiprtc::hiprtc for programs that compile kernels while they run.
include(CMakeFindDependencyMacro)
find_dependency(hip)
if(NOT TARGET hiprtc::hiprtc)
  add_library(hiprtc::hiprtc SHARED IMPORTED)
  set_target_properties(hiprtc::hiprtc PROPERTIES
    IMPORTED_LOCATION "${CMAKE_BINARY_DIR}/CMakeFiles/hipkit/libhiprtc.so"
    IMPORTED_SONAME libhiprtc.so.6
    INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${hip_INCLUDE_DIR}"
    INTERFACE_INCLUDE_DIRECTORIES "${hip_INCLUDE_DIR}")
  target_link_libraries(hiprtc::hiprtc INTERFACE hip::amdhip64)
endif()
