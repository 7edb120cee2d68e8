/* The findings of a launch: one for each kind and pair of instructions. */

#ifndef FINDINGS_H
#define FINDINGS_H

#include "engine.h"

static Finding *found_at(Checks *checks, u32 kind, u64 pc, u64 before) {
  for (u64 n = 0; n < checks->found; n++) {
    Finding *one = &checks->findings[n];
    if (one->kind == kind && one->now.pc == pc && one->before.pc == before) return one;
  }
  if (checks->found == MOST_FINDINGS) {
    checks->dropped++;
    return 0;
  }
  Finding *one = &checks->findings[checks->found++];
  one->kind = kind;
  return one;
}

#endif
