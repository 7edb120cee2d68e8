// For sources that include this file of AMD's headers by itself.
#pragma once

#include "hipkit/internal.h"
#include "hipkit/keywords.h"
