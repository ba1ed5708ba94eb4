import { scopeOfRoute } from '@plumbline/contract/access/call-scopes.ts';
import { uploadedImageSchema, downloadBodySchema } from '@plumbline/contract/api/images.ts';
import { renderRequestSchema, startTaskBodySchema } from '@plumbline/contract/api/start-task.ts';
import {
  resultImageSchema,
  startedTaskSchema,
  TASK_STATES,
  taskSchema,
} from '@plumbline/contract/api/tasks.ts';
import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { modelSchema } from '@plumbline/contract/api/models.ts';
import { categoryNodeSchema, libraryItemSchema } from '@plumbline/contract/api/catalogue.ts';
import type { CallSpec } from '@plumbline/contract/calls/call-spec.ts';
import { ERRORS } from '@plumbline/contract/errors/catalogue.ts';
import { PAGE_CALLS } from '@plumbline/contract/page-calls.ts';
import { z } from 'zod';
import { fieldsOf, type JsonSchema, requestSchema, typeOfSchema } from './type-of-schema.ts';

/** What has a name of its own in the client; everything else is written where it is used. */
const NAMED: readonly (readonly [string, z.ZodType])[] = [
  ['ResultImage', resultImageSchema],
  ['RenderRequest', renderRequestSchema],
  ['Task', taskSchema],
  ['StartedTask', startedTaskSchema],
  ['UploadedImage', uploadedImageSchema],
  ['Model', modelSchema],
  ['CategoryNode', categoryNodeSchema],
  ['LibraryItem', libraryItemSchema],
];

const REQUESTS: readonly (readonly [string, z.ZodType])[] = [
  ['StartTaskRequest', startTaskBodySchema],
  ['DownloadRequest', downloadBodySchema],
];

const names = z.registry<{ id: string }>();
for (const [id, schema] of NAMED) names.add(schema, { id });

const HEAD =
  '// Written from the contract by `npm run api-client`; a test compares the two. Changes here are lost.\n';

/** Files of the published client by their names. */
export function generateClient(): Readonly<Record<string, string>> {
  const calls = Object.entries<CallSpec>(PAGE_CALLS).filter(
    ([, { method, path }]) => scopeOfRoute(method, path) !== 'person',
  );
  return {
    'types.ts': withAliases(namedFile()),
    'call-types.ts': callTypesFile(calls),
    'error-codes.ts': errorCodesFile(),
    'calls.ts': callsFile(calls),
  };
}

type Calls = readonly (readonly [string, CallSpec])[];

function namedFile(): string {
  const named = NAMED.map(([name, schema]) => interfaceOf(name, answerSchema(schema)));
  const requests = REQUESTS.map(([name, schema]) => interfaceOf(name, inputSchema(schema)));
  return [HEAD, ...named, ...requests].join('\n');
}

function interfaceOf(name: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema).map((field) => `  ${field};\n`);
  return `export interface ${name} {\n${fields.join('')}}\n`;
}

function callTypesFile(calls: Calls): string {
  const lines = calls.map(([name, call]) => {
    const answer = call.answer
      ? (names.get(call.answer)?.id ?? typeOfSchema(answerSchema(call.answer)))
      : 'void';
    return `  /** ${call.summary}. */\n  ${name}: { input: ${inputOf(name, call)}; answer: ${answer} };\n`;
  });
  const body = `/** Every call that an API key can open: what it takes and what it answers. */\nexport interface CallTypes {\n${lines.join('')}}\n`;
  const short = shorten(body);
  const known = [...NAMED, ...REQUESTS].map(([name]) => name);
  const used = [...known, ...Object.keys(ALIASES)].filter((name) => new RegExp(`\\b${name}\\b`).test(short));
  return [HEAD, `import type { ${used.toSorted().join(', ')} } from './types.ts';\n`, short].join('\n');
}

/** Lists that many calls name are written once. */
const ALIASES = { FunctionName: FUNCTION_NAMES, TaskState: TASK_STATES } as const;

function shorten(text: string): string {
  let short = text;
  for (const [name, values] of Object.entries(ALIASES))
    short = short.replaceAll(typeOfSchema({ enum: values }), name);
  return short;
}

function withAliases(text: string): string {
  const lines = Object.entries(ALIASES).map(
    ([name, values]) => `export type ${name} = ${typeOfSchema({ enum: values })};\n`,
  );
  return shorten(text).replace(`${HEAD}\n`, `${HEAD}\n${lines.join('')}\n`);
}

function errorCodesFile(): string {
  const codes = Object.keys(ERRORS).map((code) => `\n  | '${code}'`);
  return `${HEAD}\nexport type ErrorCode =${codes.join('')};\n`;
}

function callsFile(calls: Calls): string {
  const lines = calls.map(([name, { method, path, params, query, changes, answer }]) => {
    const places = [
      ...keysOf(params).map((key) => `${key}: 'path'`),
      ...keysOf(query).map((key) => `${key}: 'query'`),
    ];
    const parts = [
      `method: '${method}'`,
      `path: '${path}'`,
      ...(places.length > 0 ? [`places: { ${places.join(', ')} }`] : []),
      `changes: ${changes}`,
      `answers: ${answer !== undefined}`,
      `scope: '${scopeOfRoute(method, path)}'`,
    ];
    return `  ${name}: { ${parts.join(', ')} },\n`;
  });
  return [
    HEAD,
    `export interface CallData {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Where a field of the input goes; one that is not named here goes into the body. */
  readonly places?: Readonly<Record<string, 'path' | 'query'>>;
  /** Sent with a key of its own, so that a repeat does the work once. */
  readonly changes: boolean;
  readonly answers: boolean;
  /** What an API key must be allowed. */
  readonly scope: string;
}
`,
    `export const CALLS = {\n${lines.join('')}} as const satisfies Record<string, CallData>;\n`,
  ].join('\n');
}

/** @throws where two parts of a call have a field of one name: they could not be told apart */
function inputOf(name: string, { params, query, body }: CallSpec): string {
  const parts = [params, query, body].filter((part) => part !== undefined);
  const keys = parts.flatMap(keysOf);
  if (new Set(keys).size !== keys.length)
    throw new Error(`${name} has two fields of one name: ${keys.join(', ')}`);
  if (name === 'startTask') return 'StartTaskRequest';
  const schemas = parts.map(inputSchema);
  if (schemas.some(({ properties }) => properties === undefined))
    return schemas.map((schema) => `(${typeOfSchema(schema)})`).join(' & ');
  const fields = schemas.flatMap(fieldsOf);
  return fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`;
}

/** `version` is taken and ignored by every read: nobody needs to know. */
function keysOf(schema: z.ZodType | undefined): string[] {
  return schema ? Object.keys(inputSchema(schema).properties ?? {}) : [];
}

function inputSchema(schema: z.ZodType): JsonSchema {
  const merged = requestSchema(jsonOf(schema, 'input'), jsonOf(schema, 'output'));
  const { version: _, ...properties } = merged.properties ?? {};
  return merged.properties ? { ...merged, properties } : merged;
}

function answerSchema(schema: z.ZodType): JsonSchema {
  const json = jsonOf(schema, 'output') as JsonSchema & { $defs?: Record<string, JsonSchema> };
  // A named one stands for itself by a reference to its own definition.
  const own = /^#\/\$defs\/(\w+)$/.exec(json.$ref ?? '')?.[1];
  return (own && !names.get(schema) ? json : own ? json.$defs?.[own] : json) ?? json;
}

function jsonOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: names,
    target: 'draft-2020-12',
  }) as JsonSchema;
}
