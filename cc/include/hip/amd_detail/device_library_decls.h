// For sources that include this file of AMD's headers by itself.
#pragma once

#include "hip/hip_runtime.h"
