/* A spin mailbox for one pool thread. After its work the thread polls the mailbox for a while instead of sleeping:
   waking a thread takes longer than many launches do. The owner of the thread posts a worker there and joins it. */

#include "engine.h"

enum { AWAY, FREE, POSTED, RUNS, DONE, ASKS, LEFT };

u32 hk_work(Context *c, u64 ticks);

static u32 state_of(Mailbox *mailbox) { return __atomic_load_n(&mailbox->state, __ATOMIC_SEQ_CST); }
static void put_state(Mailbox *mailbox, u32 state) { __atomic_store_n(&mailbox->state, state, __ATOMIC_SEQ_CST); }
static u32 change(Mailbox *mailbox, u32 from, u32 to) {
  return __atomic_compare_exchange_n(&mailbox->state, &from, to, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/* Poll for `ticks` of the clock, and again after each piece of work. Returns 0 when the time has passed or a Python job is
   queued, 1 when the worker needs Python (mailbox->status says for what).

   The owner may have much left to do when this thread is done, or not get a processor to do it on: this thread waits for it no
   longer than for new work. What it leaves in the mailbox then is LEFT. */
u32 hk_serve(Mailbox *mailbox, u64 ticks) {
  u64 begun = __builtin_readcyclecounter(), done = begun;
  put_state(mailbox, FREE);
  for (;;) {
    u32 state = state_of(mailbox);
    if (state == POSTED) {
      put_state(mailbox, RUNS);
      mailbox->status = hk_work((Context *)mailbox->context, 0);
      if (mailbox->status != FINISHED && mailbox->status != ABORTED) {
        put_state(mailbox, ASKS);
        return 1;
      }
      done = __builtin_readcyclecounter();
      put_state(mailbox, DONE);
    } else if (state == DONE) {
      begun = __builtin_readcyclecounter(); /* the mailbox is free again once the owner has joined */
      if (begun - done >= ticks && change(mailbox, DONE, LEFT)) return 0;
    } else if (state == FREE) {
      u32 is_called = __atomic_load_n(&mailbox->calls, __ATOMIC_SEQ_CST) != mailbox->calls_seen;
      if ((is_called || __builtin_readcyclecounter() - begun >= ticks) && change(mailbox, FREE, AWAY)) return 0;
    } else if (state == AWAY) {
      return 0;
    }
  }
}

/* Post a worker; returns whether the thread polls and will run it. */
u32 hk_post(Mailbox *mailbox, u64 context) {
  if (state_of(mailbox) != FREE) return 0;
  mailbox->context = context;
  return change(mailbox, FREE, POSTED);
}

enum { GOES_ON, IS_DONE, IS_ASKING, NEVER_BEGAN };

/* Wait up to `ticks` for the posted worker; when it is done the mailbox is free again. */
u32 hk_join(Mailbox *mailbox, u64 ticks) {
  u64 begun = __builtin_readcyclecounter();
  for (;;) {
    u32 state = state_of(mailbox);
    if (state == ASKS) return IS_ASKING;
    if (state == FREE || state == AWAY) return NEVER_BEGAN;
    if (state == DONE && change(mailbox, DONE, FREE)) return IS_DONE;
    if (state == LEFT) {
      put_state(mailbox, AWAY);
      return IS_DONE;
    }
    if (__builtin_readcyclecounter() - begun >= ticks) return GOES_ON;
  }
}
