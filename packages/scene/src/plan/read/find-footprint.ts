import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask } from '@plumbline/imaging/raster.ts';
import { BESIDE_WALL, countSet, openDisc } from './mask-tools.ts';

export interface Footprint {
  readonly mask: BitMask;
  /** Share of the sheet. */
  readonly share: number;
  /** Half the width of the gaps that had to be closed, in pixels. */
  readonly gap: number;
}

/** Half gaps tried, as shares of the long side. */
const GAPS = [0.0012, 0.004, 0.009, 0.016];
/** A wider gap must better the footprint by this factor. */
const WORTH_IT = 1.12;
/** A footprint of this share of the sheet with walls along this share of its rim needs no wider gap. */
const ENOUGH = 0.15;
const ENCLOSED = 0.6;
const LEAST_PART = 0.02;
const SHED = 0.006;

/**
 * The part of the sheet that is inside: what a ball rolling in from the border cannot reach. Of several balls the smallest
 * that leaves a large part with walls along its rim. An opening then sheds text, arrows and dimension chains.
 * @param outline all lines and walls. @param cut where set, the sheet's edge cuts through the inside
 */
export function findFootprint(outline: BitMask, walls: BitMask, cut?: BitMask): Footprint {
  const long = Math.max(outline.width, outline.height);
  const clearance = distanceTransform(outline).data;
  const nearWall = distanceTransform(walls).data;
  let best: Footprint = { mask: createBitMask(outline.width, outline.height), share: 0, gap: 0 };
  let most = 0;
  for (const share of GAPS) {
    const gap = Math.max(1.2, share * long);
    const mask = withinReach(outline, clearance, gap, SHED * long, cut);
    const area = countSet(mask) / mask.data.length;
    const rim = wallRim(mask, nearWall);
    if (area * rim <= most * WORTH_IT) continue;
    most = area * rim;
    best = { mask, share: area, gap };
    if (area > ENOUGH && rim > ENCLOSED) break;
  }
  return best;
}

/** Share of the rim that runs along walls. */
function wallRim(mask: BitMask, nearWall: Float32Array): number {
  const { width, data } = mask;
  let rim = 0;
  let onWall = 0;
  for (let i = width + 1; i < data.length - width - 1; i++) {
    if (!data[i] || (data[i - 1] && data[i + 1] && data[i - width] && data[i + width])) continue;
    rim++;
    if ((nearWall[i] as number) < BESIDE_WALL) onWall++;
  }
  return rim > 0 ? onWall / rim : 0;
}

function withinReach(
  outline: BitMask,
  clearance: Float32Array,
  gap: number,
  shed: number,
  cut?: BitMask,
): BitMask {
  const { width, height } = outline;
  const reached = createBitMask(width, height);
  const stack = new Int32Array(width * height);
  let top = 0;
  const push = (i: number): void => {
    if (reached.data[i] || (clearance[i] as number) <= gap) return;
    reached.data[i] = 1;
    stack[top++] = i;
  };
  const enter = (i: number): void => {
    if (!cut?.data[i]) push(i);
  };
  for (let x = 0; x < width; x++) {
    enter(x);
    enter((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    enter(y * width);
    enter(y * width + width - 1);
  }
  while (top > 0) {
    const i = stack[--top] as number;
    const x = i % width;
    if (x > 0) push(i - 1);
    if (x < width - 1) push(i + 1);
    if (i >= width) push(i - width);
    if (i < width * (height - 1)) push(i + width);
  }
  // The rim that the ball's radius kept it off is given back.
  const away = distanceTransform(reached).data;
  const inside = createBitMask(width, height);
  for (let i = 0; i < away.length; i++) inside.data[i] = (away[i] as number) > gap + 1 ? 1 : 0;
  const opened = openDisc(inside, Math.round(shed));
  const parts = connectedComponents(opened, 8);
  const areas = labelAreas(parts);
  for (let i = 0; i < opened.data.length; i++) {
    const l = parts.data[i] as number;
    if (l > 0 && (areas[l] as number) < LEAST_PART * opened.data.length) opened.data[i] = 0;
  }
  return opened;
}
