import fc from 'fast-check';

/** One thing that is wrong with a body: where (0…1 of all its places) and what. */
export type Mutation =
  | { readonly kind: 'replace'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'add'; readonly at: number; readonly name: string; readonly value: unknown };

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const wide = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`field${n}`, n]));

/** What no schema asks for, or what lies just outside of it. */
export const HOSTILE: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1,
    0.5,
    -0,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    5e-324,
    '',
    ' ',
    '0',
    '-1',
    '1e9',
  ],
  ...[
    'NaN',
    'null',
    'undefined',
    '[]',
    '{}',
    '[object Object]',
    '../../etc/passwd',
    '%',
    '%00',
    '\0',
    'a\0b',
  ],
  ...[
    '\ud83d',
    '\udc00x',
    '😀',
    '绳墨',
    'e\u0301',
    '\u202eabc',
    '\ufeff',
    '\u2028',
    "' or 1=1 --",
    '%_\\',
    '"',
    '`',
  ],
  ...[
    '<script>',
    '${1}',
    '{{1}}',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '\r\nx: y',
    '\t\n',
  ],
  ...[
    'x'.repeat(65),
    'x'.repeat(2_001),
    'x'.repeat(70_000),
    '绳'.repeat(3_000),
    '9'.repeat(400),
    '/'.repeat(500),
  ],
  ...['2026-13-45T99:99:99Z', '+275760-09-13T00:00:00.000Z', '0000-00-00', '2026-02-30T00:00:00Z', '#12345g'],
  ...[[], {}, [[]], [null], [1, '1', null], { length: 5 }, { toString: 1 }, { id: 'x' }, deep(60), wide],
  Array.from({ length: 1_000 }, () => 'x'),
];

const share = fc.double({ min: 0, max: 1, noNaN: true });
const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue(), fc.string({ unit: 'binary' }));
const names = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  '',
  'taskId',
  'ownerId',
  'role',
  'x'.repeat(300),
  '绳',
);

export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: share, value: hostile }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: share }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('add' as const), at: share, name: names, value: hostile }),
  },
);

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return [path, ...inner];
}

/** A copy of the body with this wrong in it. */
export function mutate(body: unknown, mutation: Mutation): unknown {
  const copy = structuredClone(body);
  const paths = pathsOf(copy);
  const path = paths[Math.floor(mutation.at * (paths.length - 1))] ?? [];
  const key = path.at(-1);
  if (key === undefined) return mutation.kind === 'replace' ? mutation.value : withField(copy, mutation);
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], copy);
  const holder = parent as Record<string, unknown>;
  if (mutation.kind === 'replace') holder[key] = mutation.value;
  else if (mutation.kind === 'add') withField(holder, mutation);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return copy;
}

/** Defined, not assigned: `__proto__` is to be a field like any other. */
function withField(holder: unknown, mutation: Mutation): unknown {
  if (mutation.kind === 'add' && typeof holder === 'object' && holder !== null && !Array.isArray(holder))
    Object.defineProperty(holder, mutation.name, {
      value: mutation.value,
      enumerable: true,
      configurable: true,
    });
  return holder;
}
