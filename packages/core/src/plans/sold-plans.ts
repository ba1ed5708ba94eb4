import type { Plan } from '@plumbline/contract/api/orders.ts';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { isGiftThere } from '@plumbline/contract/plans/plan-content.ts';
import type { PlanVersion } from './plan-repository.ts';

/** Whether people can buy it: it is on sale, and what it gives is there to be used. */
export function isSold({ content, retired }: PlanVersion, capabilities: Capabilities): boolean {
  return !retired && content.visible && isGiftThere(content.gift, capabilities);
}

/** What the shop shows, in its order. */
export function describeSoldPlans(plans: readonly PlanVersion[], capabilities: Capabilities): Plan[] {
  return inShopOrder(plans.filter((plan) => isSold(plan, capabilities))).map(
    ({ planId, version, content: { title, description, amountFen, gift, recommended } }) => ({
      planId,
      planVersion: version,
      title,
      description,
      amountFen,
      gift,
      recommended,
    }),
  );
}

export function inShopOrder(plans: readonly PlanVersion[]): PlanVersion[] {
  return plans.toSorted((a, b) => a.content.position - b.content.position || (a.planId < b.planId ? -1 : 1));
}
