import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { generateClient } from '../api-client/generate-client.ts';
import { type JsonSchema, requestSchema, typeOfSchema } from '../api-client/type-of-schema.ts';

const FOLDER = inRoot('packages', 'api-client', 'src', 'generated');

test('the published client is what the contract says: `npm run api-client` where it is not', () => {
  const generated = generateClient();
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(generated).toSorted());
  for (const [name, text] of Object.entries(generated))
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8') === text, name).toBe(true);
});

test('it holds what keys may, and nothing of accounts, payments and the console', () => {
  const { 'calls.ts': calls = '' } = generateClient();
  for (const there of ['startTask', 'taskList', 'project', 'uploads'])
    expect(calls).toContain(`\n  ${there}: {`);
  expect(calls).not.toMatch(/\/api\/(?:order|login|ins|share)|\/(?:manage|apiKeys|sessions|logout|export)\b/);
});

const json = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

test.each([
  [z.strictObject({ a: z.string(), 'b-c': z.int().optional() }), "{ a: string; 'b-c'?: number }"],
  [z.array(z.enum(['a', "b'c"])), "Array<'a' | 'b\\'c'>"],
  [z.tuple([z.number(), z.null()]), '[number, null]'],
  [z.record(z.string(), z.boolean()), 'Record<string, boolean>'],
  [z.partialRecord(z.enum(['a', 'b']), z.string()), "Partial<Record<'a' | 'b', string>>"],
  [z.string().nullable(), 'string | null'],
  [z.union([z.literal(512), z.literal('max')]), "512 | 'max'"],
])('schema %#', (schema, type) => {
  expect(typeOfSchema(json(schema, 'output'))).toBe(type);
});

test('a request leaves out what has a default, and has the type that is read, not that which is written', () => {
  const schema = z.strictObject({
    page: z.preprocess(Number, z.number()).default(1),
    name: z
      .string()
      .transform((name) => name.trim())
      .pipe(z.string()),
    tags: z.array(z.strictObject({ on: z.boolean().default(true) })).optional(),
  });
  expect(typeOfSchema(requestSchema(json(schema, 'input'), json(schema, 'output')))).toBe(
    '{ page?: number; name: string; tags?: Array<{ on?: boolean }> }',
  );
});
