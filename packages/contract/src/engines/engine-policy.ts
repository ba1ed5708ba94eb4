import { z } from 'zod';
import { ACCESS_RULES, type UserRole } from '../access/access-rules.ts';
import { idSchema } from '../scalars.ts';
import { FUNCTION_NAMES, type FunctionName } from '../tools/function-name.ts';

/** Whose tasks there are. A visitor sees what anybody who signs in may use. */
const ENGINE_ROLES = ACCESS_RULES['signed-in'];

const rolesSchema = z.array(z.enum(ENGINE_ROLES)).max(ENGINE_ROLES.length);

/** What operators say of one engine. */
export const engineRuleSchema = z.strictObject({
  /** Off: nobody may use it, and no task goes to it. */
  enabled: z.boolean(),
  roles: rolesSchema,
  /** Tickets for each picture beside what the tool costs. */
  extraTickets: z.int().min(0).max(1000),
});
export type EngineRule = z.output<typeof engineRuleSchema>;

/** Whose pictures of which tools an engine makes where a request names none; an empty list means all of them. */
const engineDefaultSchema = z.strictObject({
  engine: idSchema,
  roles: rolesSchema,
  functions: z.array(z.enum(FUNCTION_NAMES)).max(FUNCTION_NAMES.length),
});

export const enginePolicySchema = z.strictObject({
  /** By engine; one that is absent is open to everybody and costs nothing more. */
  engines: z
    .record(idSchema, engineRuleSchema)
    .refine((engines) => Object.keys(engines).length <= 32, 'names too many engines'),
  /** The first that fits and may be used counts. */
  defaults: z.array(engineDefaultSchema).max(100),
});
export type EnginePolicy = z.output<typeof enginePolicySchema>;

export const OPEN_POLICY: EnginePolicy = { engines: {}, defaults: [] };
export const OPEN_RULE: EngineRule = { enabled: true, roles: [...ENGINE_ROLES], extraTickets: 0 };

/** What the policy says of an engine. */
export function ruleOf({ engines }: EnginePolicy, id: string): EngineRule {
  return (Object.hasOwn(engines, id) ? engines[id] : undefined) ?? OPEN_RULE;
}

/** Whether a role may have its pictures made by an engine. */
export function mayUseEngine(policy: EnginePolicy, id: string, role: UserRole): boolean {
  const { enabled, roles } = ruleOf(policy, id);
  return enabled && roles.includes(role === 'visitor' ? 'user' : role);
}

/** The engine that the policy gives a role for a tool, of those that are there; undefined where it says nothing. */
export function defaultEngine<Engine extends { readonly id: string }>(
  policy: EnginePolicy,
  engines: readonly Engine[],
  { role, function: name }: { readonly role: UserRole; readonly function: FunctionName },
): Engine | undefined {
  const person = role === 'visitor' ? 'user' : role;
  for (const { engine, roles, functions } of policy.defaults) {
    const fits = isAmong(person, roles) && isAmong(name, functions);
    const found = fits ? engines.find(({ id }) => id === engine) : undefined;
    if (found) return found;
  }
  return undefined;
}

function isAmong<T>(value: T, list: readonly T[]): boolean {
  return list.length === 0 || list.includes(value);
}
