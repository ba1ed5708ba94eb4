import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask } from '@plumbline/imaging/raster.ts';
import { fillRings } from '../outlines/fill-rings.ts';
import type { Ring } from '../outlines/ring.ts';

/** How far the model's walls stand from the plan's, as shares of the longer side of the building. */
export interface WallDeviation {
  /** Of all places on the faces of walls, of both. */
  readonly mean: number;
  /** 99 of 100 places are nearer. */
  readonly most: number;
}

const LIKELY_MOST = 0.99;

/**
 * Compares the walls of a model, drawn back onto the raster, with those that were read: the distance of every pixel on the rim of
 * the one to the nearest on the rim of the other.
 *
 * @param longSide of the building, in pixels
 */
export function measureWalls(drawn: BitMask, rings: readonly Ring[], longSide: number): WallDeviation {
  const model = rasterise(rings, drawn.width, drawn.height);
  const [ofPlan, ofModel] = [rimOf(drawn), rimOf(model)];
  const distances = [...distancesTo(ofPlan, ofModel), ...distancesTo(ofModel, ofPlan)].toSorted(
    (a, b) => a - b,
  );
  if (distances.length === 0) return { mean: 0, most: 0 };
  const mean = distances.reduce((sum, each) => sum + each, 0) / distances.length;
  const most = distances[Math.floor(LIKELY_MOST * (distances.length - 1))] as number;
  return { mean: mean / longSide, most: most / longSide };
}

/** Pixels whose middles lie within rings. */
function rasterise(rings: readonly Ring[], width: number, height: number): BitMask {
  const mask = createBitMask(width, height);
  for (const [[ulx, top], [urx], [lrx, bottom], [llx]] of fillRings(rings)) {
    for (let y = Math.max(0, Math.ceil(top - 0.5)); y + 0.5 < bottom && y < height; y++) {
      const share = (y + 0.5 - top) / (bottom - top);
      const from = ulx + (llx - ulx) * share;
      const to = urx + (lrx - urx) * share;
      for (let x = Math.max(0, Math.ceil(from - 0.5)); x + 0.5 < to && x < width; x++)
        mask.data[y * width + x] = 1;
    }
  }
  return mask;
}

/** Set pixels beside one that is not. */
function rimOf({ width, height, data }: BitMask): BitMask {
  const rim = createBitMask(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue;
      const inner =
        x > 0 &&
        y > 0 &&
        x + 1 < width &&
        y + 1 < height &&
        data[i - 1] === 1 &&
        data[i + 1] === 1 &&
        data[i - width] === 1 &&
        data[i + width] === 1;
      rim.data[i] = inner ? 0 : 1;
    }
  return rim;
}

function distancesTo(from: BitMask, to: BitMask): number[] {
  const away = distanceTransform(to).data;
  const found: number[] = [];
  for (let i = 0; i < away.length; i++) if (from.data[i] === 1) found.push(away[i] as number);
  return found;
}
