// A library of two translation units: filter.hip scales and clips, filter_stats.hip counts.
#pragma once

#include <cstddef>

struct filter_stats {
    unsigned clipped;
    float gain;
};

// Both return 0, or the hipError_t of the call that failed.
extern "C" int filter_apply(float* values, size_t count, float gain);
extern "C" int filter_read_stats(filter_stats* stats);
