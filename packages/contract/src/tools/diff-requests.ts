import type { RenderRequest } from '../api/start-task.ts';

/** An option in which two requests differ; undefined where one of them has none. */
export interface RequestDifference {
  /** Name of the field; of an option inside one, both: `material.rotation`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * In what two requests differ, option by option, in the order of the first one's fields. Lists count as one value.
 */
export function diffRequests(
  before: Partial<RenderRequest>,
  after: Partial<RenderRequest>,
): RequestDifference[] {
  const [left, right] = [flatten(before), flatten(after)];
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((field) => ({ field, before: left.get(field), after: right.get(field) }))
    .filter((pair) => JSON.stringify(pair.before) !== JSON.stringify(pair.after));
}

function flatten(value: object, prefix = ''): Map<string, unknown> {
  const options = new Map<string, unknown>();
  for (const [name, option] of Object.entries(value)) {
    if (option === undefined) continue;
    if (typeof option === 'object' && option !== null && !Array.isArray(option))
      for (const [inner, found] of flatten(option, `${prefix}${name}.`)) options.set(inner, found);
    else options.set(`${prefix}${name}`, option);
  }
  return options;
}
