import type { RegionGeometry } from '../scene-value/scene-geometry.ts';

/** Steps in which planes are told apart, a metre and a unit of a normal. */
const STEPS = 200;

/** Numbers of the planes that regions lie on: those of one plane share one, and light runs on from one to the other. */
export function numberPlanes(regions: readonly (RegionGeometry | undefined)[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(regions, (region, l) => {
    if (l === 0 || region === undefined) return -1;
    const { normal, at, part } = region;
    const key = part === 'backdrop' ? part : [...normal, at].map((v) => Math.round(STEPS * v)).join(' ');
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
}
