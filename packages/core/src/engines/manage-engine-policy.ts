import { isDeepStrictEqual } from 'node:util';
import type { EnginePolicyVersion } from '@plumbline/contract/api/administration/engine-policy.ts';
import { type EnginePolicy, OPEN_POLICY, ruleOf } from '@plumbline/contract/engines/engine-policy.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import type { StoredEnginePolicy } from './engine-policy-repository.ts';

const SHOWN_VERSIONS = 100;

export interface ManagedEnginePolicy {
  readonly current: EnginePolicyVersion;
  readonly history: EnginePolicyVersion[];
}

/** What is in force now. */
export async function currentPolicy({
  enginePolicies,
}: Pick<Repositories, 'enginePolicies'>): Promise<EnginePolicy> {
  return (await enginePolicies.current())?.policy ?? OPEN_POLICY;
}

/** What operators have set of engines, and how it came about. */
export async function readEnginePolicy({
  enginePolicies,
}: Pick<Repositories, 'enginePolicies'>): Promise<ManagedEnginePolicy> {
  const history = (await enginePolicies.history(SHOWN_VERSIONS)).map(describe);
  const none = { version: 0, policy: OPEN_POLICY, changedBy: null, changedAt: null };
  return { current: history[0] ?? none, history };
}

/**
 * Sets who may use which engine from now on, what it costs and which comes first. Tasks that were started keep their price; an engine that
 * they may use no more makes none of their pictures that has not begun.
 *
 * @throws AppError `PLAN_EDITED_ELSEWHERE` where somebody was quicker
 */
export async function setEnginePolicy(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  administrator: Administrator,
  { seenVersion, policy }: { readonly seenVersion: number; readonly policy: EnginePolicy },
): Promise<ManagedEnginePolicy> {
  const at = clock.now();
  return database.transaction(async (repositories) => {
    const before = await repositories.enginePolicies.current();
    const version = seenVersion + 1;
    const next = { version, policy, changedBy: administrator.account, changedAt: at };
    // The table's key decides between two at the same moment.
    if ((before?.version ?? 0) !== seenVersion || !(await repositories.enginePolicies.add(next)))
      throw new AppError('PLAN_EDITED_ELSEWHERE', `engines, version ${seenVersion}`);
    const details = { version, ...differencesOf(before?.policy ?? OPEN_POLICY, policy) };
    await audit(repositories, administrator, {
      act: 'engine-policy.edit',
      subject: 'engine-policy',
      details,
      at,
    });
    return readEnginePolicy(repositories);
  });
}

function differencesOf(before: EnginePolicy, after: EnginePolicy): Record<string, unknown> {
  const ids = [...new Set([...Object.keys(before.engines), ...Object.keys(after.engines)])].sort();
  const changed = ids.filter((id) => !isDeepStrictEqual(ruleOf(before, id), ruleOf(after, id)));
  return {
    ...Object.fromEntries(
      changed.map((id) => [id, { before: ruleOf(before, id), after: ruleOf(after, id) }]),
    ),
    ...(isDeepStrictEqual(before.defaults, after.defaults)
      ? {}
      : { defaults: { before: before.defaults, after: after.defaults } }),
  };
}

function describe({ version, policy, changedBy, changedAt }: StoredEnginePolicy): EnginePolicyVersion {
  return { version, policy, changedBy, changedAt: changedAt.toISOString() };
}
