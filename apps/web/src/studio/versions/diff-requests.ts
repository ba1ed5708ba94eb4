import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';

export interface Difference {
  /** Name of the field of the request; a part of one is joined by a dot. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What the picture is made from differs along a tree by itself. */
const LEFT_OUT = new Set(['upload_img', 'function']);

/** The settings in which two requests differ, in the order of the later one; `undefined` where there was no request. */
export function diffRequests(
  before: RenderRequest | undefined,
  after: RenderRequest | undefined,
): Difference[] {
  const from = flatten(before);
  const to = flatten(after);
  const fields = [...new Set([...to.keys(), ...from.keys()])];
  return fields
    .filter((field) => JSON.stringify(from.get(field)) !== JSON.stringify(to.get(field)))
    .map((field) => ({ field, before: from.get(field), after: to.get(field) }));
}

function flatten(request: RenderRequest | undefined): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(request ?? {})) {
    if (LEFT_OUT.has(name) || value === undefined || value === '') continue;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [part, inner] of Object.entries(value)) flat.set(`${name}.${part}`, inner);
    else flat.set(name, value);
  }
  return flat;
}
