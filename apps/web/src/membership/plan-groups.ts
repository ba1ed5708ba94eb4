import type { Plan } from '@plumbline/contract/api/orders.ts';

type Membership = Extract<Plan['gift'], { kind: 'membership' }>;
type MembershipPlan = Plan & { readonly gift: Membership };

function isMembership(plan: Plan): plan is MembershipPlan {
  return plan.gift.kind === 'membership';
}

export interface PlanGroups {
  readonly members: readonly MembershipPlan[];
  readonly packs: readonly Plan[];
  readonly enterprise: readonly Plan[];
}

/** What can be bought, in the three groups of the page. */
export function planGroups(plans: readonly Plan[]): PlanGroups {
  const memberships = plans.filter(isMembership);
  return {
    members: memberships.filter(({ gift }) => gift.tier === 'member'),
    packs: plans.filter(({ gift }) => gift.kind === 'tickets'),
    enterprise: memberships.filter(({ gift }) => gift.tier === 'enterprise'),
  };
}
