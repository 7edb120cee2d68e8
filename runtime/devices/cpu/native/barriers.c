/* Instructions for barriers that are not the workgroup's: few kernels have them. */

#include "barriers.h"

enum { COUNT_BITS = 0x7F, MEMBERS_AT = 4, SIGNALS_AT = 16, ALLOCATED_AT = 24, ALLOCATED_EACH = 4 };
#define GROUP_BARRIER ~0u
#define CLUSTER_BARRIER (u32)-3

void hk_stop(Context *c, u64 pc, u64 what, u32 why);

static u32 state_of(const Launch *launch, u32 members, u32 signals) {
  u32 allocated = launch->named_barriers / ALLOCATED_EACH;
  return 1 | members << MEMBERS_AT | signals << SIGNALS_AT | allocated << ALLOCATED_AT;
}

/* Signal a named barrier; returns whether it is the first time. */
static u32 signal_named(const Launch *launch, Group *group, u32 number, u32 members) {
  if (members) group->members[number] = members;
  if (!group->members[number]) return 0;
  u32 before = group->signals[number];
  group->signals[number] = before < COUNT_BITS ? before + 1 : before;
  if (group->signals[number] >= group->members[number]) open_named(launch, group, number);
  return !before;
}

/* Take the running wave out of the barrier that it has joined; returns whether that has no members now. */
static u32 leave(const Launch *launch, Group *group, u32 wave) {
  u32 number = group->joined[wave];
  if (!number) return 1;
  group->joined[wave] = 0;
  group->named_done &= ~(1ull << wave);
  if (group->members[number]) group->members[number]--;
  if (group->signals[number] >= group->members[number]) open_named(launch, group, number);
  return !group->members[number];
}

/* Signal the barrier of the cluster, or read its state; groups that are in none have no such barrier. A group signals it once. */
static u32 at_cluster(Context *c, const Launch *launch, Group *group, u32 what) {
  if (!group->cluster) return 0;
  u32 members = 0, signals = 0;
  Group *other;
  for (u64 n = 0; (other = next_of_cluster(c, group->cluster, &n)); members++) signals += other->has_signalled;
  if (what == BARRIER_STATE) return state_of(launch, members, signals);
  group->has_signalled = 1;
  open_cluster_if_due(c, launch, group->cluster);
  return 0;
}

/* What the running wave does with a barrier, and the result of that. Groups of one wave have no barriers but the group's; barrier 0 is
   none; a number above those that the kernel has asked for stops the launch. */
__attribute__((noinline)) u32 hk_barrier(Context *c, u64 pc, u32 what, u32 number, u32 members) {
  Launch *launch = (Launch *)c->launch;
  Group *group = (Group *)c->group;
  u32 wave = ((Wave *)c->wave)->number;
  members &= COUNT_BITS;
  if (number == CLUSTER_BARRIER) return at_cluster(c, launch, group, what);
  if (group->waves < 2) return 0;
  if (what == BARRIER_LEAVE) return leave(launch, group, wave);
  if (what == BARRIER_STATE && number == GROUP_BARRIER) return state_of(launch, group->alive, group->arrived);
  if (number > launch->named_barriers) {
    hk_stop(c, pc, number, BY_BARRIER);
    return 0;
  }
  if (what == BARRIER_JOIN) {
    group->joined[wave] = number;
    group->named_done &= ~(1ull << wave);
    return 0;
  }
  if (!number) return 0;
  if (what == BARRIER_STATE) return state_of(launch, group->members[number], group->signals[number]);
  if (what == BARRIER_SIGNAL) return signal_named(launch, group, number, members);
  if (members) group->members[number] = members;
  group->signals[number] = 0;
  return 0;
}
