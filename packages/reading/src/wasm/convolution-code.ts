import {
  advance,
  type Code,
  constant,
  countDown,
  F32X4_ADD,
  F32X4_MAX,
  F32X4_MUL,
  get,
  I32_ADD,
  I32_MUL,
  load4,
  loadSplat,
  set,
  store4,
  V128_ZERO,
  when,
} from './instructions.ts';
import type { KernelCode } from './module-bytes.ts';

/** Pixels and channels that are computed together: as many sums as fit into the registers. */
export const TILE = 4;
export const BLOCK = 8;
/** Values of a segment are taken four at a time. */
export const STEP = 4;

const FLOAT = 4;
/** Bytes of the weights of one value, for a block of channels. */
const PER_VALUE = BLOCK * FLOAT;

const PARAMETERS = [
  'input',
  'rowBytes',
  'stepBytes',
  'segments',
  'steps',
  'weights',
  'output',
  'outBytes',
  'tiles',
  'blocks',
  'rectify',
  'add',
] as const;
const COUNTERS = [
  'tile',
  'segment',
  'step',
  'w',
  'p0',
  'p1',
  'p2',
  'p3',
  'from',
  'to',
  'start',
  'row',
] as const;

type Counter = (typeof PARAMETERS)[number] | (typeof COUNTERS)[number];
const NAMES: readonly Counter[] = [...PARAMETERS, ...COUNTERS];
const local = (name: Counter): number => NAMES.indexOf(name);
/** The sum of a pixel of the tile and a half of the block; behind them the weights of both halves and a value. */
const sum = (pixel: number, half: number): number => NAMES.length + 2 * pixel + half;
const WEIGHT = [NAMES.length + 2 * TILE, NAMES.length + 2 * TILE + 1] as const;
const VALUE = NAMES.length + 2 * TILE + 2;

const PIXELS = [0, 1, 2, 3] as const;
const HALVES = [0, 1] as const;
const POINTER = ['p0', 'p1', 'p2', 'p3'] as const;

/**
 * One row of a convolution. A pixel's sum starts at the bias and takes the values of `segments` rows in order, each of `steps` times
 * four; multiplications and additions are rounded one by one, so that every machine gets the same bits. `add`: what stands in the
 * output is added; `rectify`: what is below nothing becomes nothing.
 */
export function convolutionCode(): KernelCode {
  return {
    parameters: PARAMETERS.length,
    counters: COUNTERS.length,
    vectors: 2 * TILE + 3,
    body: countDown(local('blocks'), [
      ...[...get(local('input')), ...set(local('from'))],
      ...[...get(local('output')), ...set(local('to'))],
      ...[...get(local('tiles')), ...set(local('tile'))],
      ...countDown(local('tile'), tileCode()),
      ...advance(local('output'), constant(BLOCK * FLOAT)),
      ...[...get(local('w')), ...set(local('weights'))],
    ]),
  };
}

function tileCode(): Code {
  return [
    ...[...get(local('weights')), ...set(local('w'))],
    ...PIXELS.flatMap((p) =>
      HALVES.flatMap((h) => [...get(local('w')), ...load4(16 * h), ...set(sum(p, h))]),
    ),
    ...advance(local('w'), constant(PER_VALUE)),
    ...[...get(local('from')), ...set(local('row'))],
    ...[...get(local('segments')), ...set(local('segment'))],
    ...countDown(local('segment'), segmentCode()),
    ...finishCode(),
    ...advance(local('from'), [...get(local('stepBytes')), ...constant(TILE), ...I32_MUL]),
    ...advance(local('to'), [...get(local('outBytes')), ...constant(TILE), ...I32_MUL]),
  ];
}

function segmentCode(): Code {
  return [
    ...[...get(local('row')), ...set(local('p0'))],
    ...([1, 2, 3] as const).flatMap((p) => [
      ...get(local(POINTER[p - 1] as 'p0')),
      ...get(local('stepBytes')),
      ...I32_ADD,
      ...set(local(POINTER[p])),
    ]),
    ...[...get(local('steps')), ...set(local('step'))],
    ...countDown(local('step'), [
      ...Array.from({ length: STEP }, (_, k) => valueCode(k)).flat(),
      ...advance(local('w'), constant(STEP * PER_VALUE)),
      ...PIXELS.flatMap((p) => advance(local(POINTER[p]), constant(STEP * FLOAT))),
    ]),
    ...advance(local('row'), get(local('rowBytes'))),
  ];
}

/** The k-th value of a step, of every pixel, times its weights. */
function valueCode(k: number): Code {
  return [
    ...HALVES.flatMap((h) => [...get(local('w')), ...load4(k * PER_VALUE + 16 * h), ...set(WEIGHT[h])]),
    ...PIXELS.flatMap((p) => [
      ...[...get(local(POINTER[p])), ...loadSplat(k * FLOAT), ...set(VALUE)],
      ...HALVES.flatMap((h) => [
        ...get(sum(p, h)),
        ...[...get(VALUE), ...get(WEIGHT[h]), ...F32X4_MUL],
        ...F32X4_ADD,
        ...set(sum(p, h)),
      ]),
    ]),
  ];
}

function finishCode(): Code {
  const every = (code: (pixel: number, half: number) => Code): Code =>
    PIXELS.flatMap((p) => [
      ...HALVES.flatMap((h) => code(p, h)),
      ...advance(local('start'), get(local('outBytes'))),
    ]);
  const begin = [...get(local('to')), ...set(local('start'))];
  return [
    ...when(local('add'), [
      ...begin,
      ...every((p, h) => [
        ...get(local('start')),
        ...load4(16 * h),
        ...get(sum(p, h)),
        ...F32X4_ADD,
        ...set(sum(p, h)),
      ]),
    ]),
    ...when(local('rectify'), [
      ...PIXELS.flatMap((p) =>
        HALVES.flatMap((h) => [...get(sum(p, h)), ...V128_ZERO, ...F32X4_MAX, ...set(sum(p, h))]),
      ),
    ]),
    ...begin,
    ...every((p, h) => [...get(local('start')), ...get(sum(p, h)), ...store4(16 * h)]),
  ];
}
