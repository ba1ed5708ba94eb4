import {
  type EnginePolicy,
  type EngineRule,
  OPEN_RULE,
  ruleOf,
} from '@plumbline/contract/engines/engine-policy.ts';

const MOST_TICKETS = 1000;

/** The policy with something else said of one engine. */
export function withRule(policy: EnginePolicy, id: string, change: Partial<EngineRule>): EnginePolicy {
  return { ...policy, engines: { ...policy.engines, [id]: { ...ruleOf(policy, id), ...change } } };
}

/** What is saved: an engine of which nothing special is said is not mentioned. */
export function tidied({ engines, defaults }: EnginePolicy): EnginePolicy {
  const special = Object.entries(engines).filter(([, rule]) => !isOpen(rule));
  return { engines: Object.fromEntries(special), defaults };
}

function isOpen({ enabled, roles, extraTickets }: EngineRule): boolean {
  return enabled && extraTickets === 0 && OPEN_RULE.roles.every((role) => roles.includes(role));
}

/** As it is typed: digits alone, no more than the server takes. */
export function readTickets(typed: string): number {
  return Math.min(MOST_TICKETS, Number(typed.replace(/\D/g, '').slice(0, 5)));
}

/** A list with one of its entries a place higher. */
export function raised<T>(list: readonly T[], at: number): T[] {
  const moved = list[at];
  if (at === 0 || moved === undefined) return [...list];
  return [...list.slice(0, at - 1), moved, ...list.slice(at - 1, at), ...list.slice(at + 1)];
}
