import { isDeepStrictEqual } from 'node:util';
import { planContentSchema } from '@plumbline/contract/plans/plan-content.ts';
import { SHIPPED_PLANS } from '@plumbline/contract/plans/shipped-plans.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

/**
 * Writes the plans that ship where there are none, and a new version of those that this release ships otherwise, as long
 * as no administrator has written one. May run in several processes at once: each version is added once.
 */
export async function seedPlans(database: Pick<Database, 'plans'>, clock: Clock): Promise<void> {
  const now = new Map((await database.plans.list()).map((plan) => [plan.planId, plan]));
  for (const { planId, ...shipped } of SHIPPED_PLANS) {
    const before = now.get(planId);
    const content = planContentSchema.parse(shipped);
    if (before && (before.changedBy !== null || isDeepStrictEqual(before.content, content))) continue;
    await database.plans.add({
      planId,
      version: (before?.version ?? 0) + 1,
      content,
      retired: false,
      changedBy: null,
      changedAt: clock.now(),
    });
  }
}
