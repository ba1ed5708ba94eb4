import { z } from 'zod';

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

/**
 * A form says nothing of a list that has one item: where the schema wants a list, what stands alone is one of one item.
 * Anything else stays as it was read.
 */
export function withLists(body: unknown, schema: z.ZodType): unknown {
  const shape = shapeOf(schema);
  if (shape === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field && isList(field) && !Array.isArray(value) ? [value] : value];
    }),
  );
}

function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : undefined;
}

const isList = (schema: z.ZodType): boolean => unwrap(schema) instanceof z.ZodArray;

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema;
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
