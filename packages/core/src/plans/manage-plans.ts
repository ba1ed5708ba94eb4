import type { ManagedPlan } from '@plumbline/contract/api/administration/plans.ts';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { isGiftThere, type PlanContent } from '@plumbline/contract/plans/plan-content.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import type { AuditAct } from '../audit/audit-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { PlanVersion } from './plan-repository.ts';
import { inShopOrder } from './sold-plans.ts';

export interface PlanDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly capabilities: Capabilities;
}

/** Every plan whose gift is there, those on sale first; what cannot be used here cannot be priced here either. */
export async function listManagedPlans({
  database,
  capabilities,
}: Pick<PlanDependencies, 'database' | 'capabilities'>): Promise<ManagedPlan[]> {
  const there = (await database.plans.list()).filter(({ content }) =>
    isGiftThere(content.gift, capabilities),
  );
  const ordered = inShopOrder(there);
  return [...ordered.filter(({ retired }) => !retired), ...ordered.filter(({ retired }) => retired)].map(
    describePlan,
  );
}

/** @throws AppError `NOT_FOUND` */
export async function readPlanHistory(
  { database }: Pick<PlanDependencies, 'database'>,
  planId: string,
): Promise<ManagedPlan[]> {
  const history = await database.plans.history(planId);
  if (history.length === 0) throw new AppError('NOT_FOUND', `plan ${planId}`);
  return history.map(describePlan);
}

/** @throws AppError `PLAN_EXISTS`, `CAPABILITY_MISSING` */
export function createPlan(
  dependencies: PlanDependencies,
  administrator: Administrator,
  planId: string,
  content: PlanContent,
): Promise<ManagedPlan> {
  requireGift(content, dependencies.capabilities);
  const next = { planId, version: 1, content, retired: false };
  return addVersion(dependencies, administrator, { act: 'plan.create', next, taken: 'PLAN_EXISTS' });
}

/**
 * Writes the next version. Orders that were made, paid or not, keep the one that they were made with.
 *
 * @param seenVersion the one that the administrator has looked at
 * @throws AppError `NOT_FOUND`, `PLAN_EDITED_ELSEWHERE`, `PLAN_RETIRED`, `CAPABILITY_MISSING`
 */
export async function editPlan(
  dependencies: PlanDependencies,
  administrator: Administrator,
  { planId, seenVersion, content }: { planId: string; seenVersion: number; content: PlanContent },
): Promise<ManagedPlan> {
  const before = await requireSeen(dependencies.database, planId, seenVersion);
  if (before.retired) throw new AppError('PLAN_RETIRED', planId);
  requireGift(content, dependencies.capabilities);
  const next = { planId, version: seenVersion + 1, content, retired: false };
  return addVersion(dependencies, administrator, { act: 'plan.edit', before, next });
}

/**
 * Takes a plan out of the shop, or brings it back as it was. Nothing happens where it is so already.
 *
 * @throws AppError `NOT_FOUND`, `PLAN_EDITED_ELSEWHERE`, `CAPABILITY_MISSING` (bringing back)
 */
export async function retirePlan(
  dependencies: PlanDependencies,
  administrator: Administrator,
  { planId, seenVersion, retired }: { planId: string; seenVersion: number; retired: boolean },
): Promise<ManagedPlan> {
  const before = await requireSeen(dependencies.database, planId, seenVersion);
  if (before.retired === retired) return describePlan(before);
  if (!retired) requireGift(before.content, dependencies.capabilities);
  const next = { planId, version: seenVersion + 1, content: before.content, retired };
  return addVersion(dependencies, administrator, {
    act: retired ? 'plan.retire' : 'plan.restore',
    before,
    next,
  });
}

async function requireSeen(
  { plans }: Pick<Database, 'plans'>,
  planId: string,
  seenVersion: number,
): Promise<PlanVersion> {
  const current = await plans.find(planId);
  if (!current) throw new AppError('NOT_FOUND', `plan ${planId}`);
  if (current.version !== seenVersion)
    throw new AppError('PLAN_EDITED_ELSEWHERE', `version ${seenVersion} of ${current.version}`);
  return current;
}

function requireGift({ gift }: PlanContent, capabilities: Capabilities): void {
  if (!isGiftThere(gift, capabilities)) throw new AppError('CAPABILITY_MISSING', JSON.stringify(gift));
}

interface Change {
  readonly act: AuditAct;
  readonly before?: PlanVersion;
  readonly next: Pick<PlanVersion, 'planId' | 'version' | 'content' | 'retired'>;
  /** What it is called that somebody was quicker. */
  readonly taken?: 'PLAN_EXISTS' | 'PLAN_EDITED_ELSEWHERE';
}

async function addVersion(
  { database, clock }: PlanDependencies,
  administrator: Administrator,
  { act, before, next, taken = 'PLAN_EDITED_ELSEWHERE' }: Change,
): Promise<ManagedPlan> {
  const at = clock.now();
  const { planId, version } = next;
  return database.transaction(async (repositories) => {
    const added = { ...next, changedBy: administrator.account, changedAt: at };
    // The table's key decides between two at the same moment.
    if (!(await repositories.plans.add(added))) throw new AppError(taken, `${planId} ${version}`);
    const details = { version, ...(before ? differencesOf(before.content, next.content) : next.content) };
    await audit(repositories, administrator, { act, subject: `plan/${planId}`, details, at });
    return describePlan(added);
  });
}

/** Each field that changed, before and after. */
function differencesOf(before: PlanContent, after: PlanContent): Record<string, unknown> {
  const fields = Object.keys(after) as (keyof PlanContent)[];
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, { before: before[field], after: after[field] }]),
  );
}

function describePlan({ planId, version, content, retired, changedBy, changedAt }: PlanVersion): ManagedPlan {
  return {
    planId,
    planVersion: version,
    content,
    retired,
    changedBy,
    changedAt: changedAt.toISOString(),
  };
}
