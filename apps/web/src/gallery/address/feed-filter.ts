import { FUNCTION_NAMES, type FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { WORK_SORTS } from '@plumbline/contract/works/work-lists.ts';

/** Shapes of a cover, width to height. */
export const RATIOS = ['wide', 'landscape', 'square', 'portrait'] as const;
export type RatioName = (typeof RATIOS)[number];

/** What a list of works is narrowed to: what stands in the address behind the question mark. */
export interface FeedFilter {
  readonly q: string | undefined;
  readonly style: string | undefined;
  readonly space: string | undefined;
  readonly colour: string | undefined;
  readonly material: string | undefined;
  readonly function: FunctionName | undefined;
  readonly ratio: RatioName | undefined;
  readonly sort: (typeof WORK_SORTS)[number];
}
export type FilterName = Exclude<keyof FeedFilter, 'q' | 'sort'>;
export const FILTER_NAMES: readonly FilterName[] = [
  'style',
  'space',
  'colour',
  'material',
  'function',
  'ratio',
];

const QUERY_MAX = 200;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

function matching(value: string | null, pattern: RegExp): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined;
}

function oneOf<T extends string>(value: string | null, values: readonly T[]): T | undefined {
  return values.find((each) => each === value);
}

/** Reads an address that anybody may have written: what is not understood counts as not said. */
export function readFilter(params: URLSearchParams): FeedFilter {
  const q = (params.get('q') ?? '').trim().slice(0, QUERY_MAX);
  return {
    q: q === '' ? undefined : q,
    style: matching(params.get('style'), ID),
    space: matching(params.get('space'), /^\d{1,8}$/),
    colour: matching(params.get('colour'), /^#[0-9a-f]{6}$/i)?.toLowerCase(),
    material: matching(params.get('material'), ID),
    function: oneOf(params.get('function'), FUNCTION_NAMES),
    ratio: oneOf(params.get('ratio'), RATIOS),
    sort: oneOf(params.get('sort'), WORK_SORTS) ?? 'new',
  };
}

/** The address with some of its filters changed; others of its parts stay as they are. */
export function writeFilter(params: URLSearchParams, change: Partial<FeedFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(change))
    if (value === undefined || value === '' || (name === 'sort' && value === 'new')) next.delete(name);
    else next.set(name, value);
  return next;
}

/** How many filters are in force, beside what was searched for. */
export function filtersInForce(filter: FeedFilter): number {
  return FILTER_NAMES.filter((name) => filter[name] !== undefined).length;
}

/** @returns the shape that a cover counts as */
export function ratioOf({ width, height }: { readonly width: number; readonly height: number }): RatioName {
  const ratio = width / height;
  if (ratio >= 1.7) return 'wide';
  if (ratio > 1.08) return 'landscape';
  return ratio >= 0.92 ? 'square' : 'portrait';
}
