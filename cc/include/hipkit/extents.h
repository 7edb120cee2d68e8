// Pitched pointers, extents and positions from their members.
#pragma once

#include "hipkit/api/structures.h"

static inline struct hipPitchedPtr make_hipPitchedPtr(void *ptr, size_t pitch, size_t xsize, size_t ysize) {
    struct hipPitchedPtr made = {ptr, pitch, xsize, ysize};
    return made;
}
static inline struct hipPos make_hipPos(size_t x, size_t y, size_t z) {
    struct hipPos made = {x, y, z};
    return made;
}
static inline struct hipExtent make_hipExtent(size_t width, size_t height, size_t depth) {
    struct hipExtent made = {width, height, depth};
    return made;
}
