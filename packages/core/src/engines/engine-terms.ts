import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import type { EngineInfo } from '@plumbline/contract/api/catalogue.ts';
import { BUILTIN_ENGINE } from '@plumbline/contract/constants.ts';
import {
  defaultEngine,
  type EnginePolicy,
  mayUseEngine,
  ruleOf,
} from '@plumbline/contract/engines/engine-policy.ts';
import type { EnginePlace } from '@plumbline/contract/engines/engine-place.ts';
import { distanceOf, enginesInTurn, type EngineWish } from '@plumbline/contract/engines/engines-in-turn.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** What was agreed with a task's owner at its start: which engine was shown, what it costs, how far data may go. */
export interface EngineTerms {
  /** The one that was named, else the one that comes first; null where no worker had told of any. */
  readonly engineId: string | null;
  /** Tickets for each picture that were set aside for it, beside the tool's own. */
  readonly extraTickets: number;
  /** Where it stands; null where that was not known. */
  readonly place: EnginePlace | null;
  /** What each engine that was there cost then: a task keeps its prices. */
  readonly extras: Readonly<Record<string, number>>;
  readonly role: UserRole;
}

/** Tasks from before there were terms, and what is done without them: nothing is paid for, and nothing leaves but to the named engine. */
function withoutTerms(wish: EngineWish): EngineTerms {
  return { engineId: wish.engine ?? null, extraTickets: 0, place: null, extras: {}, role: wish.role };
}

/**
 * The terms of a task that starts now. Which engine comes first does not depend on health, so that the price that was shown is the one that is asked.
 *
 * @param engines those that the living workers have
 * @throws AppError `ENGINE_NOT_ALLOWED` for an engine that the role may not use, or where it may use none that can do this
 */
export function agreeTerms(
  policy: EnginePolicy,
  engines: readonly EngineInfo[],
  wish: EngineWish,
): EngineTerms {
  const { role, engine: named } = wish;
  if (named !== undefined && !mayUseEngine(policy, named, role))
    throw new AppError('ENGINE_NOT_ALLOWED', `${named} for ${role}`);
  const able = engines.filter(({ functions }) => functions.includes(wish.function));
  const usable = able.filter(({ id }) => mayUseEngine(policy, id, role));
  const [first] = enginesInTurn(policy, usable, wish);
  const extraOf = (id: string) => ruleOf(policy, id).extraTickets;
  if (!first) {
    if (able.length > 0) throw new AppError('ENGINE_NOT_ALLOWED', `none of ${wish.function} for ${role}`);
    const expected = named ?? expectedUnseen(policy, wish);
    return { ...withoutTerms(wish), engineId: expected, extraTickets: extraOf(expected) };
  }
  return {
    engineId: first.id,
    extraTickets: extraOf(first.id),
    place: first.place,
    extras: Object.fromEntries(usable.map(({ id }) => [id, extraOf(id)])),
    role,
  };
}

/** While no worker has told of its engines: the one that the operators put first, else the one that every installation has. */
function expectedUnseen(policy: EnginePolicy, wish: EngineWish): string {
  const usable = policy.defaults.filter(({ engine }) => mayUseEngine(policy, engine, wish.role));
  const ids = usable.map(({ engine }) => ({ id: engine }));
  return defaultEngine(policy, ids, wish)?.id ?? BUILTIN_ENGINE;
}

interface TaskEngine {
  readonly id: string;
  readonly place: EnginePlace;
}

/** An engine that may make a task's pictures. */
export interface Candidate<Engine> {
  readonly engine: Engine;
  /** What it costs beside the tool, for each picture. */
  readonly extraTickets: number;
}

/**
 * The engines that may make a task's pictures, in their order: open to its owner by what is in force now, never dearer than what was set aside, and never
 * farther away than the engine that was shown.
 *
 * @param engines those that can do the function
 */
export function candidatesOf<Engine extends TaskEngine>(
  policy: EnginePolicy,
  engines: readonly Engine[],
  wish: Omit<EngineWish, 'role'>,
  terms: EngineTerms | null,
): Candidate<Engine>[] {
  const agreed = terms ?? withoutTerms({ ...wish, role: 'user' });
  const priced = engines
    .filter(({ id }) => mayUseEngine(policy, id, agreed.role))
    .map((engine) => ({
      engine,
      extraTickets:
        agreed.extras[engine.id] ??
        (engine.id === agreed.engineId ? agreed.extraTickets : ruleOf(policy, engine.id).extraTickets),
    }));
  const open = priced.filter(
    ({ engine, extraTickets }) => extraTickets <= agreed.extraTickets && isNearEnough(engine, agreed),
  );
  const order = enginesInTurn(
    policy,
    open.map(({ engine }) => engine),
    { ...wish, engine: agreed.engineId ?? wish.engine, role: agreed.role },
  );
  return open.toSorted((a, b) => order.indexOf(a.engine) - order.indexOf(b.engine));
}

function isNearEnough({ id, place }: TaskEngine, { engineId, place: agreed }: EngineTerms): boolean {
  if (agreed === null) return place === 'here' || id === engineId;
  return distanceOf(place) <= distanceOf(agreed);
}
