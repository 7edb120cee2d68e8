/* Barriers of workgroups. */

#ifndef BARRIERS_H
#define BARRIERS_H

#include "engine.h"

/* Let the waves of a group go on that wait at its barrier; checked ones look at what was before it first. */
static inline void open_barrier(Group *group) {
  group->arrived = 0;
  group->phase++;
  group->log_end = 0;
}

#endif
