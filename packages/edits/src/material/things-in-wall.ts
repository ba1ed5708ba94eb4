import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';

/** A thing ends in a step of colour (8-bit display values) along this share of its outline; stains and patches of light fade. */
const STEP = 30;
const CLEAR = 0.62;
/** Pixels on either side of an outline that are compared. */
const REACH = 3;
/** Less of a painted part than this is a speck. */
const LEAST = 0.0008;
/** How far, and over which variance of a display value, outlines are drawn to the picture's edges. */
const EDGE_REACH = 0.006;
const EDGE_VARIANCE = 0.0004;

/**
 * Windows, doors, pictures and lamps in a painted wall, 0…1: a new material goes around them, as it would on the real wall.
 *
 * @param own 1 where the painted part is the wall itself, see `mark-foreign.ts`
 * @returns undefined where there are none
 */
export function thingsInWall(
  { r, g, b, width, height }: ColourPlanes,
  luminance: Float32Array,
  inside: Uint8Array,
  own: Uint8Array,
): Plane | undefined {
  const marked = Uint8Array.from(inside, (v, i) => (v === 1 && own[i] === 0 ? 1 : 0));
  const parts = connectedComponents({ width, height, data: marked });
  const area = new Int32Array(parts.count + 1);
  const border = new Int32Array(parts.count + 1);
  const clear = new Int32Array(parts.count + 1);
  let painted = 0;
  for (let i = 0; i < marked.length; i++) {
    if (inside[i] === 1) painted++;
    const part = parts.data[i] as number;
    if (part === 0) continue;
    area[part] = (area[part] as number) + 1;
    const x = i % width;
    const y = Math.floor(i / width);
    if (x < REACH || y < REACH || x >= width - REACH || y >= height - REACH) continue;
    for (const way of [1, -1, width, -width]) {
      if (marked[i + way] === 1 || inside[i + way] === 0) continue;
      const out = i + REACH * way;
      const within = i - (REACH - 1) * way;
      border[part] = (border[part] as number) + 1;
      const step =
        255 *
        Math.hypot(
          Math.sqrt(r[out] as number) - Math.sqrt(r[within] as number),
          Math.sqrt(g[out] as number) - Math.sqrt(g[within] as number),
          Math.sqrt(b[out] as number) - Math.sqrt(b[within] as number),
        );
      if (step > STEP) clear[part] = (clear[part] as number) + 1;
    }
  }
  const things = createPlane(width, height);
  let found = false;
  for (let i = 0; i < marked.length; i++) {
    const part = parts.data[i] as number;
    if (part === 0 || (area[part] as number) < LEAST * painted) continue;
    if ((clear[part] as number) < CLEAR * (border[part] as number)) continue;
    things.data[i] = 1;
    found = true;
  }
  if (!found) return undefined;
  const guide = { width, height, data: luminance.map((v) => Math.sqrt(v)) };
  const radius = Math.max(2, Math.round(EDGE_REACH * Math.max(width, height)));
  const soft = guidedFilter(things, guide, radius, EDGE_VARIANCE);
  for (let i = 0; i < soft.data.length; i++) soft.data[i] = smoothstep(0.25, 0.75, soft.data[i] as number);
  return soft;
}
