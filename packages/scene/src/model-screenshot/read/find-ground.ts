import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { isPaper } from './backdrop-tones.ts';
import type { RegionTable } from './region-table.ts';

/** Ground, by the picture's height: how far below the horizon its middle lies, and above it its upper edge may reach. */
const GROUND_BELOW = 0.03;
const GROUND_REACH = 0.1;
/** The part of the bottom border it stands on by the picture's width, and its width by its height. */
const GROUND_LEAST_BOTTOM = 0.03;
const GROUND_BREADTH = 1.1;
/** Upright outline, by the picture's height, from which what stands on the foot of the picture is a wall. */
const CUT_WALL_UPRIGHT = 0.05;
/** Open ground: its edge along a side and its upright outline by the picture's height, and its share of the picture. */
const OPEN_LEAST_SIDE = 0.02;
const OPEN_MOST_UPRIGHT = 0.03;
const OPEN_LEAST_AREA = 0.012;

const GROWTH_ROUNDS = 3;
/** A strip beside the ground: how far below the horizon by the picture's height, its width by its height, and the share of its outline on ground. */
const STRIP_BELOW = 0.04;
const STRIP_BREADTH = 3;
const STRIP_SHARED = 0.45;
/** A scrap within the ground: its share of the picture, and the share of its outline on ground. */
const SCRAP_AREA = 0.0016;
const SCRAP_SHARED = 0.7;

export function findGround(
  labels: LabelMap,
  sky: Uint8Array,
  t: RegionTable,
  horizonY: number,
  empty: boolean,
  upright: Int32Array,
): Uint8Array {
  const { width, height } = labels;
  const ground = new Uint8Array(t.count + 1);
  for (let l = 1; l <= t.count; l++) {
    if (sky[l] === 1) continue;
    const below = (t.centreY[l] as number) > horizonY + GROUND_BELOW * height;
    const stands = (t.bottom[l] as number) > GROUND_LEAST_BOTTOM * width;
    const flat = (t.y0[l] as number) > horizonY - GROUND_REACH * height;
    const wide =
      (t.x1[l] as number) - (t.x0[l] as number) >
      GROUND_BREADTH * ((t.y1[l] as number) - (t.y0[l] as number));
    // A wall cut off by the foot of the picture stands on it too, but has upright corners.
    const wall = empty && !isPaper(t, l) && (upright[l] as number) > CUT_WALL_UPRIGHT * height;
    if (stands && below && flat && wide && !wall) ground[l] = 1;
    // Open ground that runs out at the side of the picture: all of it below eye level, broad, without upright edges.
    const open =
      (t.sides[l] as number) > OPEN_LEAST_SIDE * height &&
      (t.y0[l] as number) > horizonY &&
      (t.area[l] as number) > OPEN_LEAST_AREA * width * height &&
      (t.x1[l] as number) - (t.x0[l] as number) > 2 * ((t.y1[l] as number) - (t.y0[l] as number));
    if (open && below && (upright[l] as number) < OPEN_MOST_UPRIGHT * height) ground[l] = 1;
    // Strips of empty paper beside the building, cut off by lines drawn on the ground.
    if (empty && below && isPaper(t, l) && (t.sides[l] as number) > 0 && flat) ground[l] = 1;
  }
  growGround(labels, ground, sky, t, horizonY);
  return ground;
}

/** Paths and verges: low, wide strips below the horizon that border mostly on ground. */
function growGround(
  labels: LabelMap,
  ground: Uint8Array,
  sky: Uint8Array,
  t: RegionTable,
  horizonY: number,
): void {
  const { width, height, data } = labels;
  for (let round = 0; round < GROWTH_ROUNDS; round++) {
    const shared = new Int32Array(t.count + 1);
    const meet = (a: number, b: number): void => {
      if (a === b) return;
      if (ground[a] === 1) shared[b] = (shared[b] as number) + 1;
      if (ground[b] === 1) shared[a] = (shared[a] as number) + 1;
    };
    for (let y = 0; y < height - 1; y++) {
      for (let x = 0; x < width - 1; x++) {
        const i = y * width + x;
        meet(data[i] as number, data[i + 1] as number);
        meet(data[i] as number, data[i + width] as number);
      }
    }
    let grew = false;
    for (let l = 1; l <= t.count; l++) {
      if (ground[l] === 1 || sky[l] === 1) continue;
      const w = (t.x1[l] as number) - (t.x0[l] as number);
      const h = (t.y1[l] as number) - (t.y0[l] as number);
      const low =
        (t.y0[l] as number) > horizonY && (t.centreY[l] as number) > horizonY + STRIP_BELOW * height;
      const sideways = (t.sides[l] as number) > 0 && w > 2 * h;
      const share = (shared[l] as number) / Math.max(1, t.perimeter[l] as number);
      const small = (t.area[l] as number) < SCRAP_AREA * width * height;
      if (
        low &&
        ((share > STRIP_SHARED && (sideways || w > STRIP_BREADTH * h)) || (small && share > SCRAP_SHARED))
      ) {
        ground[l] = 1;
        grew = true;
      }
    }
    if (!grew) return;
  }
}
