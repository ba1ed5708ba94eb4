import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { type BitMask, createBitMask } from '@plumbline/imaging/raster.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import { openingPixels } from '../walls/opening-pixels.ts';

/** Metres: a door that was not read leaves a notch in the outline of a building that is no wider. */
const NOTCH = 1.5;
/** Pixels along which a notch opens to a room. */
const OPENS = 4;

/**
 * Gives rooms what lies between the walls of an opening that was not read: where a door is drawn with its swing, a room ends at the leaf and
 * the arc, and has neither floor nor ceiling up to its wall.
 *
 * @param metres of a pixel
 */
export function closeNotches(plan: PlanReading, metres: number): PlanReading {
  const { width, height, roomMap, walls, footprint } = plan;
  const openings = openingPixels(plan, 0);
  const terraces = new Set(plan.rooms.filter(({ type }) => type === 'terrace').map(({ label }) => label));
  const built = createBitMask(width, height);
  for (let i = 0; i < built.data.length; i++) {
    const room = roomMap.data[i] as number;
    const isRoom = room > 0 && !terraces.has(room);
    built.data[i] = isRoom || walls.data[i] === 1 || openings.data[i] === 1 ? 1 : 0;
  }
  const closed = between(built, NOTCH / metres);
  const added = createBitMask(width, height);
  for (let i = 0; i < added.data.length; i++)
    if (closed.data[i] === 1 && built.data[i] === 0 && roomMap.data[i] === 0) added.data[i] = 1;
  const notches = connectedComponents(added, 4);
  const opens = new Int32Array(notches.count + 1);
  for (let i = 0; i < added.data.length; i++) {
    const notch = notches.data[i] as number;
    if (notch === 0) continue;
    for (const at of [i - 1, i + 1, i - width, i + width]) {
      const room = roomMap.data[at] ?? 0;
      if (room > 0 && !terraces.has(room)) opens[notch] = (opens[notch] as number) + 1;
    }
  }
  const taken = {
    ...added,
    data: Uint8Array.from(notches.data, (n) => ((opens[n] as number) >= OPENS ? 1 : 0)),
  };
  if (!taken.data.includes(1)) return plan;
  const data = Uint8Array.from(footprint.data, (set, i) => (set === 1 || taken.data[i] === 1 ? 1 : 0));
  return { ...plan, roomMap: spreadLabels(roomMap, taken), footprint: { ...footprint, data } };
}

/** A mask with the pixels that lie between two of it, in a row or a column, where those are no farther apart than that. */
function between({ width, height, data }: BitMask, most: number): BitMask {
  const out = { width, height, data: Uint8Array.from(data) };
  const along = (start: number, step: number, count: number): void => {
    let last = -Infinity;
    for (let k = 0; k < count; k++) {
      if (data[start + k * step] === 0) continue;
      if (k - last - 1 <= most) for (let at = last + 1; at < k; at++) out.data[start + at * step] = 1;
      last = k;
    }
  };
  for (let y = 0; y < height; y++) along(y * width, 1, width);
  for (let x = 0; x < width; x++) along(x, width, height);
  return out;
}
