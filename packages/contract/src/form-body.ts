/**
 * Form-encoded bodies carry objects as JSON text (section 7). This turns one into the object that the JSON body would
 * have been. Only objects and arrays are parsed: numbers and booleans stay text and the schemas of `scalars.ts` read
 * both forms, because `13800000000` may be a phone number and `true` may be a prompt.
 */
export function parseFormBody(body: string): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of new URLSearchParams(body)) {
    if (Object.hasOwn(result, key)) {
      const earlier = result[key];
      result[key] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
    } else {
      result[key] = parseObjectText(value);
    }
  }
  return { ...result };
}

function parseObjectText(value: string): unknown {
  if (!/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The form-encoded text of a body, object values as JSON text; `undefined` values are left out. */
export function toFormBody(body: Readonly<Record<string, unknown>>): string {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue;
    form.set(key, typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));
  }
  return form.toString();
}
