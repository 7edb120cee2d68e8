/* Threads that stay for a moment where they are until there is more to do: to wake one takes longer than many a launch.
   A seat belongs to one thread, which sits down; whoever has the thread gives it work and takes the seat back. */

#include "engine.h"

enum { AWAY, FREE, GIVEN, RUNS, DONE, ASKS };

u32 hk_work(Context *c, u64 ticks);

static u32 state_of(Seat *seat) { return __atomic_load_n(&seat->state, __ATOMIC_SEQ_CST); }
static void put_state(Seat *seat, u32 state) { __atomic_store_n(&seat->state, state, __ATOMIC_SEQ_CST); }
static u32 change(Seat *seat, u32 from, u32 to) {
  return __atomic_compare_exchange_n(&seat->state, &from, to, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/* Sit so long, and again behind each piece of work. 0: nothing came, or something else is called for; 1: what was begun
   asks for something that Python has. */
u32 hk_sit(Seat *seat, u64 ticks) {
  u64 begun = __builtin_readcyclecounter();
  put_state(seat, FREE);
  for (;;) {
    u32 state = state_of(seat);
    if (state == GIVEN) {
      put_state(seat, RUNS);
      seat->status = hk_work((Context *)seat->context, 0);
      if (seat->status != FINISHED && seat->status != ABORTED) {
        put_state(seat, ASKS);
        return 1;
      }
      put_state(seat, DONE);
    } else if (state == DONE) {
      begun = __builtin_readcyclecounter(); /* the seat is not free before somebody has looked */
    } else if (state == FREE) {
      u32 is_called = __atomic_load_n(&seat->called, __ATOMIC_SEQ_CST) != seat->came;
      if ((is_called || __builtin_readcyclecounter() - begun >= ticks) && change(seat, FREE, AWAY)) return 0;
    } else if (state == AWAY) {
      return 0;
    }
  }
}

/* Whether a thread sits there and begins. */
u32 hk_give(Seat *seat, u64 context) {
  if (state_of(seat) != FREE) return 0;
  seat->context = context;
  return change(seat, FREE, GIVEN);
}

enum { GOES_ON, IS_DONE, IS_ASKING, NEVER_BEGAN };

/* Wait so long for what was given; when it is done the seat is free again. */
u32 hk_join(Seat *seat, u64 ticks) {
  u64 begun = __builtin_readcyclecounter();
  for (;;) {
    u32 state = state_of(seat);
    if (state == ASKS) return IS_ASKING;
    if (state == FREE || state == AWAY) return NEVER_BEGAN;
    if (state == DONE) {
      put_state(seat, FREE);
      return IS_DONE;
    }
    if (__builtin_readcyclecounter() - begun >= ticks) return GOES_ON;
  }
}
