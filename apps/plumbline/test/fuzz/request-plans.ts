import { THUMBNAIL_WIDTHS } from '@plumbline/contract/constants.ts';
import fc from 'fast-check';
import { ACTOR_NAMES, type ActorName } from './actors.ts';
import type { DocumentedCall, DocumentedParameter, Schema } from './documented-calls.ts';
import { Known } from './known-values.ts';
import { RIGHT_FILES } from './prepared-files.ts';
import { HOSTILE, type Mutation, mutations } from './mutations.ts';
import { bodiesOf, type Material } from './request-bodies.ts';
import { schemaValues } from './schema-values.ts';

/** A request before its stand-ins are replaced; everything that makes it is in here. */
export interface RequestPlan {
  readonly call: string;
  readonly actor: ActorName;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [string, unknown])[];
  readonly body: unknown;
  readonly mutations: readonly Mutation[];
  readonly encoding: Encoding;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Sent twice at the same moment. */
  readonly twice: boolean;
  /** Seconds that pass before it. */
  readonly wait: number;
  /** Which of the prepared files an upload carries, and how its form is spoilt: 0…1. */
  readonly file: number;
}

/** How a body is written, its content type included. */
const ENCODINGS = [
  'json',
  'form',
  'multipart',
  'truncated',
  'mislabelled',
  'bytes',
  'twofold',
  'none',
] as const;
type Encoding = (typeof ENCODINGS)[number];

const share = fc.double({ min: 0, max: 1, noNaN: true });
const rarely = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 100 - weight, arbitrary: fc.constant(undefined) }, { weight, arbitrary });

const headerValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  accept: rarely(
    12,
    fc.constantFrom(
      '*/*',
      'application/json',
      'text/html',
      'image/webp',
      'text/csv',
      'application/json;q=0',
      ';;,q',
      'x'.repeat(3_000),
    ),
  ),
  'accept-language': rarely(20, fc.constantFrom('en', 'ja', 'zh-CN', 'fr;q=x,,', '*')),
  'accept-encoding': rarely(6, fc.constantFrom('gzip', 'br', 'gzip;q=0, *', 'nonsense')),
  'idempotency-key': rarely(8, fc.constantFrom('a', 'b', 'c', 'd', '', 'ключ', 'x'.repeat(300), 'a b')),
  'x-csrf-token': rarely(4, fc.constantFrom('', 'wrong', 'x'.repeat(5_000))),
  origin: rarely(4, fc.constantFrom('null', 'https://elsewhere.example', 'http://127.0.0.1:1', 'nonsense')),
  'sec-fetch-site': rarely(4, fc.constantFrom('cross-site', 'same-origin', 'none')),
  host: rarely(2, fc.constantFrom('elsewhere.example', 'localhost', '127.0.0.1', '[::1]:1', 'x'.repeat(300))),
  range: rarely(
    6,
    fc.constantFrom(
      'bytes=0-9',
      'bytes=-5',
      'bytes=5-',
      'bytes=9-1',
      'bytes=99999999-',
      'bytes=0-0,2-3',
      'items=1',
      'bytes=--',
    ),
  ),
  'if-none-match': rarely(
    6,
    fc.oneof(
      fc.constantFrom('*', '"x"', 'W/"', ',,,'),
      share.map((at) => new Known('etag', at, '"x"')),
    ),
  ),
  'if-range': rarely(2, fc.constantFrom('"x"', 'Wed, 21 Oct 2026 07:28:00 GMT')),
  'last-event-id': rarely(3, fc.constantFrom('0', '1', '-1', '9'.repeat(30), 'x', '')),
  authorization: rarely(
    2,
    fc.constantFrom(
      'Bearer plk_nothing',
      'Bearer plumb_device_nothing',
      'Bearer ',
      'Basic eDp5',
      'Bearer plk_' + 'x'.repeat(4_000),
    ),
  ),
  'x-forwarded-for': rarely(
    2,
    fc.constantFrom('203.0.113.7', 'not-an-address', '::1, 203.0.113.9', '198.51.100.2'),
  ),
  'content-encoding': rarely(1, fc.constantFrom('gzip', 'identity', 'nonsense')),
};

/** Calls that end or hide something for everybody, which a run lives longer without. */
const SELDOM: Readonly<Record<string, number>> = {
  'POST /api/user/manage/route': 2,
  'DELETE /api/user/manage/account/{accountId}': 2,
  'POST /api/user/manage/publish': 3,
  'POST /api/user/leave': 2,
  'POST /api/login/account': 2,
  'POST /api/login/sms': 3,
  'POST /api/login/email': 3,
  'GET /api/test/testlogin': 1,
  'GET /api/user/logout': 1,
  'POST /logout/invalidateSession': 1,
  'DELETE /api/user/sessions': 2,
  'DELETE /api/user/sessions/{sessionId}': 2,
  'POST /api/user/manage/logout': 1,
  'POST /api/user/manage/login': 2,
  'POST /cas/v1/tickets': 2,
};
const OFTEN: Readonly<Record<string, number>> = {
  'POST /api/ai/startTask': 60,
  'POST /api/ai/upload': 24,
  'POST /api/ai/download': 16,
  'GET /files/{key}': 24,
  'POST /api/ai/editorSession': 16,
  'GET /api/ai/scene': 4,
  'POST /api/ai/scene': 4,
  'POST /api/ai/clickMask': 6,
};

/** Who a call is for, most of the time. */
function actorsFor({ path }: DocumentedCall): fc.Arbitrary<ActorName> {
  const anyone = fc.constantFrom(...ACTOR_NAMES);
  if (path.startsWith('/api/user/manage/'))
    return fc.oneof(
      { weight: 7, arbitrary: fc.constant('administrator' as const) },
      { weight: 2, arbitrary: anyone },
    );
  return fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom('user', 'user', 'user', 'enterprise', 'visitor') },
    { weight: 3, arbitrary: anyone },
  );
}

/** Requests of every call of the document: half of them as they should be, half with faults. */
export function requestPlans(
  calls: readonly DocumentedCall[],
  material: Material,
): fc.Arbitrary<RequestPlan> {
  const weighted = calls.map((call) => ({
    weight: SELDOM[call.name] ?? OFTEN[call.name] ?? 8,
    arbitrary: fc.oneof(rightPlans(call, material, actorsFor(call)), wrongPlans(call, material)),
  }));
  return fc.oneof(...weighted);
}

type Schemas = Readonly<Record<string, Schema>>;

/** Parameters whose rule is in no schema. */
const CHOSEN: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  w: fc.constantFrom(...THUMBNAIL_WIDTHS).map(String),
};

function valuesOf({ schema, name }: DocumentedParameter, schemas: Schemas): fc.Arbitrary<unknown> {
  return CHOSEN[name] ?? schemaValues(schema, schemas, name);
}

const parametersIn = (call: DocumentedCall, place: DocumentedParameter['in']) =>
  call.parameters.filter((parameter) => parameter.in === place);
const usualEncoding = ({ bodies }: DocumentedCall): Encoding => {
  const [type] = Object.keys(bodies);
  if (type === undefined) return 'none';
  return type === 'multipart/form-data' ? 'multipart' : 'json';
};
const waits = fc.oneof(
  { weight: 500, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(61, 3_700, 90_000) },
);

/** As the document asks for it. */
export function rightPlans(
  call: DocumentedCall,
  material: Material,
  actor: fc.Arbitrary<ActorName>,
): fc.Arbitrary<RequestPlan> {
  const { schemas } = material;
  const query = parametersIn(call, 'query').map((parameter) => {
    const entry = valuesOf(parameter, schemas).map((value) => [[parameter.name, value]] as const);
    return parameter.required
      ? entry
      : fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: entry });
  });
  const params = parametersIn(call, 'path').map((parameter) => [
    parameter.name,
    valuesOf(parameter, schemas),
  ]);
  return fc.record({
    call: fc.constant(call.name),
    actor,
    method: fc.constant(call.method),
    params: fc.record(Object.fromEntries(params)),
    query: fc.tuple(...query).map((entries) => entries.flat()),
    body: usualEncoding(call) === 'none' ? fc.constant(undefined) : bodiesOf(call, material),
    mutations: fc.constant([]),
    encoding: fc.constant(usualEncoding(call)),
    headers: fc.constant({}),
    twice: share.map((at) => at > 0.96),
    wait: waits,
    file: share.map((at) => at * RIGHT_FILES),
  });
}

/** The same with something wrong in it, or several things. */
function wrongPlans(call: DocumentedCall, material: Material): fc.Arbitrary<RequestPlan> {
  const { schemas } = material;
  const odd = (parameter: DocumentedParameter) =>
    fc.oneof(
      { weight: 6, arbitrary: valuesOf(parameter, schemas) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    );
  const entries = parametersIn(call, 'query').map((parameter) =>
    fc.array(
      odd(parameter).map((value) => [parameter.name, value] as const),
      { maxLength: 2 },
    ),
  );
  const stray = rarely(5, fc.constantFrom(...STRAY));
  const params = parametersIn(call, 'path').map((parameter) => [parameter.name, odd(parameter)]);
  const hasBody = usualEncoding(call) !== 'none';
  return fc.record({
    call: fc.constant(call.name),
    actor: actorsFor(call),
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(call.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    params: fc.record(Object.fromEntries(params)),
    query: fc
      .tuple(fc.tuple(...entries), stray)
      .map(([known, more]) => [...known.flat(), ...(more ? [more] : [])]),
    body: hasBody ? bodiesOf(call, material) : fc.constant(undefined),
    mutations: fc.array(mutations, { maxLength: 3 }),
    encoding: encodings(usualEncoding(call)),
    headers: fc.record(headerValues),
    twice: share.map((at) => at > 0.95),
    wait: waits,
    file: share,
  });
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const STRAY: readonly (readonly [string, unknown])[] = [
  ['unknown', '1'],
  ['__proto__', '1'],
  ['version', 'x'.repeat(40)],
];

function encodings(usual: Encoding): fc.Arbitrary<Encoding> {
  const any = { weight: usual === 'none' ? 2 : 12, arbitrary: fc.constantFrom(...ENCODINGS) };
  const form = { weight: usual === 'json' ? 15 : 0, arbitrary: fc.constant('form' as const) };
  return fc.oneof({ weight: 75, arbitrary: fc.constant(usual) }, form, any);
}
