import type { SceneRegion } from '@plumbline/contract/api/scene.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** A region's rings as the `d` of an SVG path; with the even-odd rule the rings after the first are holes. */
export function regionPath(outline: SceneRegion['outline']): string {
  return outline
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`)
    .join('');
}
