import fc from 'fast-check';
import type { Schema } from './documented-calls.ts';
import { Known, sourcesOf } from './known-values.ts';

type Values = fc.Arbitrary<unknown>;
const DEPTH_MAX = 6;

/**
 * Values that a JSON Schema allows, its fields filled with real ids where answers brought some. What the schema cannot say
 * (rules between fields) is left to chance.
 *
 * @param components what `$ref`s name
 * @param field the name that the value stands under
 */
export function schemaValues(
  schema: Schema,
  components: Readonly<Record<string, Schema>>,
  field = '',
  depth = 0,
): Values {
  const plain = plainValues(schema, components, field, depth);
  const isName = schema['type'] === 'string' && schema['enum'] === undefined && schema['const'] === undefined;
  if (field === '' || !isName) return plain;
  const known = fc
    .tuple(fc.constantFrom(...sourcesOf(field)), fc.double({ min: 0, max: 1, noNaN: true }), plain)
    .map(([name, at, otherwise]) => new Known(name, at, otherwise));
  return fc.oneof({ weight: 24, arbitrary: known }, { weight: 1, arbitrary: plain });
}

function plainValues(
  schema: Schema,
  components: Readonly<Record<string, Schema>>,
  field: string,
  depth: number,
): Values {
  const again = (next: unknown, name = field) => schemaValues(next as Schema, components, name, depth + 1);
  const reference = schema['$ref'];
  if (typeof reference === 'string') return again(components[reference.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return fc.oneof(...choices.map((choice) => again(choice)));
  switch (schema['type']) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, again, depth);
    case 'object':
      return objects(schema, again, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 }) as Values;
  }
}

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema): Values {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') {
    const range = { min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(range).map((date) => date.toISOString());
  }
  if (typeof pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(pattern), { size: '-1' });
    } catch {
      return fc.string({ maxLength: 30 });
    }
  }
  const most = Math.min(Number(maxLength), Math.max(60, Number(minLength)));
  return fc.string({ unit: 'grapheme', minLength: Number(minLength), maxLength: most });
}

function numbers({ type, minimum, maximum, exclusiveMinimum }: Schema): Values {
  const min = Number(minimum ?? exclusiveMinimum ?? -1_000);
  const max = Number(maximum ?? 1_000_000);
  if (type === 'integer') return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
  return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
}

type Again = (schema: unknown, field?: string) => Values;

function lists(
  { items, prefixItems, minItems = 0, maxItems = 5 }: Schema,
  again: Again,
  depth: number,
): Values {
  if (Array.isArray(prefixItems)) return fc.tuple(...prefixItems.map((item) => again(item)));
  if (depth > DEPTH_MAX) return fc.constant([]);
  const range = {
    minLength: Number(minItems),
    maxLength: Math.max(Number(minItems), Math.min(Number(maxItems), 4)),
  };
  return fc.array(again(items ?? {}), range);
}

function objects(schema: Schema, again: Again, depth: number): Values {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  if (Object.keys(properties).length === 0) {
    if (depth > DEPTH_MAX) return fc.constant({});
    const item = typeof schema['additionalProperties'] === 'object' ? schema['additionalProperties'] : {};
    return fc.dictionary(fc.stringMatching(/^[a-z.]{1,8}$/), again(item), { maxKeys: 3 });
  }
  const required = (schema['required'] ?? []) as string[];
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, again(property, name)]),
  );
  return fc.record(fields, { requiredKeys: required });
}
