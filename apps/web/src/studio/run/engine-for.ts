import type { UsableEngine } from '@plumbline/contract/api/catalogue.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

export interface EngineWish {
  readonly function: FunctionName;
  /** As it was chosen; undefined: whichever comes first. */
  readonly engine?: string | undefined;
}

/** The engine that a start is agreed with; undefined as long as none is known. */
export function engineFor(
  engines: readonly UsableEngine[],
  { function: name, engine: chosen }: EngineWish,
): UsableEngine | undefined {
  return (
    engines.find(({ id, functions }) => id === chosen && functions.includes(name)) ??
    engines.find(({ firstFor }) => firstFor.includes(name))
  );
}
