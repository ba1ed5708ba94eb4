import { colourBucketOf } from '@plumbline/contract/works/colour-buckets.ts';
import type { WorkRecord } from './work-record.ts';

type Described = Pick<
  WorkRecord,
  'kind' | 'classifyIds' | 'style' | 'space' | 'materials' | 'function' | 'colours'
>;

/** Words of the one list that works are filtered by. */
export const FACETS = {
  kind: (kind: string) => `k:${kind}`,
  category: (id: string) => `c:${id}`,
  style: (id: string) => `y:${id}`,
  space: (id: string) => `s:${id}`,
  material: (id: string) => `m:${id}`,
  function: (name: string) => `f:${name}`,
  colour: (bucket: number) => `h:${bucket}`,
} as const;

/** Colours that take a share worth finding a picture by. */
const FOUND_COLOURS = 3;

export function facetsOf(work: Described): string[] {
  return [
    FACETS.kind(work.kind),
    ...work.classifyIds.map(FACETS.category),
    ...(work.style === null ? [] : [FACETS.style(work.style)]),
    ...(work.space === null ? [] : [FACETS.space(work.space)]),
    ...work.materials.map(FACETS.material),
    ...(work.function === null ? [] : [FACETS.function(work.function)]),
    ...new Set(work.colours.slice(0, FOUND_COLOURS).map((colour) => FACETS.colour(colourBucketOf(colour)))),
  ];
}

/** Facets of what is shown, without how it looks. */
export function contentFacets(facets: readonly string[]): string[] {
  return facets.filter((facet) => /^[cysmf]:/.test(facet));
}
