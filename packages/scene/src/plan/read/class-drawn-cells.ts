import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { measureParts } from './mask-tools.ts';
import type { SitePart, SiteTree } from './site-reading.ts';

/** Widths and areas in metres: a strip thinner than a kerb or parapet, than a carriageway, than any road. */
const PARAPET = 1.4;
const CARRIAGEWAY = 3.9;
const WIDEST_ROAD = 11.5;
const LEAST_ROOF = 30;
/** Perimeter × inradius / area is 1 along an endless strip and 1 + width / length of a rectangle. */
const STRIP = 1.4;
const SHORT_STRIP = 1.62;
/** Share of an outline aslant to its main direction: hips of a roof. */
const HIPS = 0.15;
const ROOF_FACE = 0.02;
/** Share of an outline in its three commonest directions: polygons have most, ponds about half. */
const STRAIGHT = 0.72;
/** Half-round ends make a pitch: no polygon, and as compact as a disc. */
const POLYGON = 0.82;
const BOWL = 2.05;
/** A block fills this share of its rectangle, the housings on its roof left out, and is at most this many times as long as wide. */
const BLOCK = 0.72;
const LONGEST_BLOCK = 2.6;
/** Curved shapes whose width and height differ by less than this share are discs, and no ponds. */
const DISC = 0.06;
const LARGEST = 0.16;
const POND = 0.003;
const BINS = 18;
/** Distances from the ink in pixels between which an outline is measured: a band one pixel wide. */
const RIM = { from: 1.5, to: 2.5 } as const;
/** Points around a crown that are asked for their cell, and how many of them must be exceeded in a cell that surrounds it: more than half. */
const CROWN_POINTS = 32;
const SURROUNDED = 18;
/** Cells smaller than this many squares of a crown's radius lie within its ring: the square around it has four. */
const WITHIN_CROWN = 4;

/**
 * What each cell between the lines of a site plan stands for: ground where trees stand, strips of one width are driven or
 * walked on, curved closed shapes without trees are ponds, straight ones roofs. Small leftovers go with what they touch most.
 * @returns by label; entry 0 is unused.
 */
export function classDrawnCells(
  cells: LabelMap,
  trees: readonly SiteTree[],
  metresPerPixel: number,
): SitePart[] {
  const { width, height, data, count } = cells;
  const shape = measureParts(cells);
  const facts = measureOutlines(cells);
  const home = treeHomes(cells, trees, shape.area);
  const parts: (SitePart | undefined)[] = ['page'];
  for (let l = 1; l <= count; l++) {
    const area = shape.area[l] as number;
    const radius = facts.inradius[l] as number;
    const across = 2 * radius * metresPerPixel;
    const strip = ((facts.perimeter[l] as number) * radius) / Math.max(1, area);
    const straight = (facts.straight[l] as number) > STRAIGHT;
    const inner =
      (shape.x0[l] as number) > 2 &&
      (shape.y0[l] as number) > 2 &&
      (shape.x1[l] as number) < width - 3 &&
      (shape.y1[l] as number) < height - 3;
    const box = (shape.long[l] as number) * (shape.short[l] as number);
    const block =
      straight &&
      inner &&
      area > BLOCK * box &&
      (shape.long[l] as number) < LONGEST_BLOCK * (shape.short[l] as number);
    const wide = (shape.x1[l] as number) - (shape.x0[l] as number) + 1;
    const tall = (shape.y1[l] as number) - (shape.y0[l] as number) + 1;
    const round = Math.abs(wide - tall) < DISC * tall;
    if (home[l]) parts[l] = 'lawn';
    else if (block && area * metresPerPixel ** 2 > LEAST_ROOF) parts[l] = 'building';
    else if (across < PARAPET) parts[l] = undefined;
    else if (inner && straight && (facts.aslant[l] as number) > HIPS && area < ROOF_FACE * data.length)
      parts[l] = 'building';
    else if (across < CARRIAGEWAY && straight && strip < SHORT_STRIP) parts[l] = 'paving';
    else if (strip < STRIP && across < WIDEST_ROAD) parts[l] = across > CARRIAGEWAY ? 'road' : 'paving';
    else if (!inner || area > LARGEST * data.length) parts[l] = 'lawn';
    else if (!straight) parts[l] = area > POND * data.length && !round ? 'water' : 'paving';
    else if (strip > BOWL && (facts.straight[l] as number) < POLYGON) parts[l] = 'lawn';
    else if (area * metresPerPixel ** 2 > LEAST_ROOF) parts[l] = 'building';
    else parts[l] = undefined;
  }
  return settle(cells, parts);
}

interface OutlineFacts {
  readonly perimeter: Float32Array;
  readonly inradius: Float32Array;
  readonly straight: Float32Array;
  readonly aslant: Float32Array;
}

function measureOutlines({ width, height, data, count }: LabelMap): OutlineFacts {
  const ink = createBitMask(width, height);
  for (let i = 0; i < data.length; i++) ink.data[i] = data[i] === 0 ? 1 : 0;
  const depth = distanceTransform(ink).data;
  const perimeter = new Float32Array(count + 1);
  const inradius = new Float32Array(count + 1);
  const turns = new Float32Array((count + 1) * BINS);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const l = data[i] as number;
      if (l === 0) continue;
      const d = depth[i] as number;
      if (d > (inradius[l] as number)) inradius[l] = d;
      // A line of equal distance is as long as the outline, and its gradient is the outline's normal.
      if (d < RIM.from || d >= RIM.to) continue;
      perimeter[l] = (perimeter[l] as number) + 1;
      const gx = (depth[i + 2] as number) - (depth[i - 2] as number);
      const gy = (depth[i + 2 * width] as number) - (depth[i - 2 * width] as number);
      const turn = (Math.atan2(gy, gx) / Math.PI + 2) % 1;
      const bin = l * BINS + (Math.round(turn * BINS) % BINS);
      turns[bin] = (turns[bin] as number) + 1;
    }
  }
  const straight = new Float32Array(count + 1);
  const aslant = new Float32Array(count + 1);
  for (let l = 1; l <= count; l++) {
    const own = turns.slice(l * BINS, (l + 1) * BINS);
    let square = 0;
    for (let b = 0; b < BINS / 2; b++)
      square = Math.max(square, (own[b] as number) + (own[b + BINS / 2] as number));
    own.sort();
    const top = (own[BINS - 1] as number) + (own[BINS - 2] as number) + (own[BINS - 3] as number);
    straight[l] = top / Math.max(1, perimeter[l] as number);
    aslant[l] = (straight[l] as number) - square / Math.max(1, perimeter[l] as number);
  }
  return { perimeter, inradius, straight, aslant };
}

/** The cells that hold a crown or surround one. */
function treeHomes(cells: LabelMap, trees: readonly SiteTree[], area: Int32Array): Uint8Array {
  const { width, height, data, count } = cells;
  const home = new Uint8Array(count + 1);
  for (const { x, y, radius } of trees) {
    const seen = new Map<number, number>();
    for (let n = 0; n < CROWN_POINTS; n++) {
      const angle = (2 * Math.PI * n) / CROWN_POINTS;
      for (const k of [0.5, 1 + 4 / radius]) {
        const px = Math.round(x + Math.cos(angle) * radius * k);
        const py = Math.round(y + Math.sin(angle) * radius * k);
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const l = data[py * width + px] as number;
        if (k < 1 && (area[l] as number) < WITHIN_CROWN * radius * radius) home[l] = 1;
        else if (k > 1) seen.set(l, (seen.get(l) ?? 0) + 1);
      }
    }
    for (const [l, hits] of seen) if (l > 0 && hits > SURROUNDED) home[l] = 1;
  }
  return home;
}

/** Gives cells that tell nothing themselves the part that they touch most, roofs and roads before ground. */
function settle({ width, height, data, count }: LabelMap, parts: (SitePart | undefined)[]): SitePart[] {
  const reach = 4;
  for (let pass = 0; pass < 2; pass++) {
    const touch = new Map<number, Map<SitePart, number>>();
    for (let y = reach; y < height - reach; y++) {
      for (let x = reach; x < width - reach; x++) {
        const i = y * width + x;
        const l = data[i] as number;
        if (l === 0 || parts[l] !== undefined) continue;
        for (const j of [i - reach, i + reach, i - reach * width, i + reach * width]) {
          const part = parts[data[j] as number];
          if (data[j] === 0 || part === undefined) continue;
          const own = touch.get(l) ?? new Map<SitePart, number>();
          own.set(part, (own.get(part) ?? 0) + (part === 'lawn' ? 0.3 : 1));
          touch.set(l, own);
        }
      }
    }
    for (const [l, own] of touch) parts[l] = [...own].sort((a, b) => b[1] - a[1])[0]?.[0];
  }
  return Array.from({ length: count + 1 }, (_, l) => parts[l] ?? 'lawn');
}
