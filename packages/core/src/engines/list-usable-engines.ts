import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import type { EngineInfo, UsableEngine } from '@plumbline/contract/api/catalogue.ts';
import { type EnginePolicy, mayUseEngine, ruleOf } from '@plumbline/contract/engines/engine-policy.ts';
import { enginesInTurn } from '@plumbline/contract/engines/engines-in-turn.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';

/** The engines that a role may use, each with what it costs and with the tools that it does where none is named. */
export function listUsableEngines(
  policy: EnginePolicy,
  engines: readonly EngineInfo[],
  role: UserRole,
): UsableEngine[] {
  const usable = engines.filter(({ id }) => mayUseEngine(policy, id, role));
  const firstFor = new Map<string, UsableEngine['firstFor']>();
  for (const name of FUNCTION_NAMES) {
    const able = usable.filter(({ functions }) => functions.includes(name));
    const [first] = enginesInTurn(policy, able, { role, function: name });
    if (first) firstFor.set(first.id, [...(firstFor.get(first.id) ?? []), name]);
  }
  return usable.map((engine) => ({
    ...engine,
    extraTickets: ruleOf(policy, engine.id).extraTickets,
    firstFor: firstFor.get(engine.id) ?? [],
  }));
}
