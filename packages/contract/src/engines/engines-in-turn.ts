import type { UserRole } from '../access/access-rules.ts';
import type { FunctionName } from '../tools/function-name.ts';
import { defaultEngine, type EnginePolicy, ruleOf } from './engine-policy.ts';
import { ENGINE_PLACES, type EnginePlace } from './engine-place.ts';

interface PlacedEngine {
  readonly id: string;
  readonly place: EnginePlace;
}

export interface EngineWish {
  readonly role: UserRole;
  readonly function: FunctionName;
  /** The engine that a request names. */
  readonly engine?: string | undefined;
}

/**
 * Engines in the order in which they are asked: the one that is named, the operators' default, then those nearest, those that cost
 * nothing more before others. Health has no part in it: what a person is shown before the start holds while a server restarts.
 */
export function enginesInTurn<Engine extends PlacedEngine>(
  policy: EnginePolicy,
  engines: readonly Engine[],
  wish: EngineWish,
): Engine[] {
  const first = engines.find(({ id }) => id === wish.engine);
  const second = defaultEngine(policy, engines, wish);
  const rankOf = (engine: Engine) => (engine === first ? 0 : engine === second ? 1 : 2);
  return engines.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      distanceOf(a.place) - distanceOf(b.place) ||
      ruleOf(policy, a.id).extraTickets - ruleOf(policy, b.id).extraTickets,
  );
}

/** How far what an engine is given goes: 0 stays in this installation. */
export function distanceOf(place: EnginePlace): number {
  return ENGINE_PLACES.indexOf(place);
}
