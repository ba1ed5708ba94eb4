import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import {
  type BitMask,
  createBitMask,
  createPlane,
  type LabelMap,
  type Plane,
} from '@plumbline/imaging/raster.ts';
import type { PlanHearing } from './hear-plan.ts';
import type { LongStrokes } from './long-strokes.ts';
import { dilateDisc, invertMask, measureParts, openDisc } from './mask-tools.ts';
import { bulkThickness } from './wall-thickness.ts';
import type { PlanSheet } from './read-sheet.ts';

/** What is drawn in lines is no wall where the net sees less than this of one beside it; what is filled where it sees less than the other. */
const DOUBTED = 0.14;
const BAND_DOUBTED = 0.12;
/** What lies between lines is a wall's inside where the net sees this much of one, up to this share of the long side across. */
const WITHIN = 0.5;
const WIDEST = 0.05;
/** Smaller cells than this, in pixels, the net sees only as a part of what surrounds them: hatch. */
const SMALL = 9;
/** A stroke is a wall, or the face of one, where the net sees this much along it. */
const ALONG = 0.45;
/** What the net sees lies this far beside a line at most, in pixels: one of its own. */
const NEAR = 4;
/** A line beside walls that are bands is a partition where the net sees this much of a wall in it. */
const PARTITION = 0.4;
const PARTITION_ALONG = 0.3;
/** A line that ends this near to walls or openings at both ends, in pixels, that is farther from walls somewhere than this share of the long side, and of which the net sees this much. */
const TOUCHING = 7;
const OFF_WALL = 0.055;
const TRACE = 0.12;
/** Partitions end at partitions. */
const ROUNDS = 2;
/** What the net sees of a band reaches this far beyond it, in pixels. */
const OFF_BAND = 9;
/** Walls are filled where their bands are thicker than so many lines; what is thinner than this part of a band on each side is a line. */
const HAIRLINE = 1.2;
const BAND = 0.2;
/** Share from which, where the net sees less of a wall, lines across an opening are no wall. */
const OPEN = 0.35;
/** Pieces of this share of the long side are crumbs of what was doubted. */
const CRUMB = 0.02;

/**
 * Walls by both witnesses: lines say where, the net says which. What rules take for a wall stays unless the net sees none in it; between lines, and along single ones, walls
 * are where the net sees them, exactly as wide as they are drawn.
 */
export function heardWalls(
  drawn: BitMask,
  sheet: PlanSheet,
  strokes: LongStrokes,
  hearing: PlanHearing,
  filled: boolean,
): BitMask {
  const near = largestNear(hearing.wall, NEAR);
  const thickness = bulkThickness(drawn);
  const hasBands = filled && thickness > HAIRLINE * sheet.lineWidth;
  const bands = hasBands ? openDisc(drawn, BAND * thickness) : createBitMask(drawn.width, drawn.height);
  const cells = connectedComponents(invertMask(sheet.strong));
  const out = undoubted(drawn, bands, cells, near);
  addInsides(out, cells, sheet, hearing.wall, near);
  if (hasBands)
    addPartitions(out, { sheet, strokes, wall: hearing.wall, opening: hearing.opening, near, bands });
  else addStrokes(out, strokes, near);
  clearOpenings(out, bands, cells, sheet, hearing);
  return withoutCrumbs(out);
}

/** Rooms without what the net takes for openings and walls: panes between the lines of a window, the insides of walls. Labels stay. */
export function withoutOpenings(rooms: LabelMap, { wall, opening, room, outside }: PlanHearing): LabelMap {
  const [asWall, asOpening, asRoom, asOutside] = [wall, opening, room, outside].map((part) =>
    meanOf(rooms, part),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  const data = rooms.data.map((l) =>
    (asWall[l] as number) + (asOpening[l] as number) > (asRoom[l] as number) + (asOutside[l] as number)
      ? 0
      : l,
  );
  return { ...rooms, data };
}

/** What is drawn as a wall and not doubted: bands as a whole, what lies between lines cell by cell, lines where they run. */
function undoubted(drawn: BitMask, bands: BitMask, cells: LabelMap, near: Plane): BitMask {
  const parts = connectedComponents(bands, 8);
  const byBand = meanOf(parts, near);
  const byCell = meanOf(cells, near);
  const data = drawn.data.map((set, i) => {
    const [part, cell] = [parts.data[i] as number, cells.data[i] as number];
    if (!set) return 0;
    if (part > 0) return (byBand[part] as number) > BAND_DOUBTED ? 1 : 0;
    return (cell > 0 ? (byCell[cell] as number) : (near.data[i] as number)) > DOUBTED ? 1 : 0;
  });
  return { ...drawn, data };
}

function withoutCrumbs(mask: BitMask): BitMask {
  const parts = connectedComponents(mask, 8);
  const { x0, x1, y0, y1 } = measureParts(parts);
  const least = CRUMB * Math.max(mask.width, mask.height);
  const data = mask.data.map((set, i) => {
    const l = parts.data[i] as number;
    return set &&
      Math.max((x1[l] as number) - (x0[l] as number), (y1[l] as number) - (y0[l] as number)) > least
      ? 1
      : 0;
  });
  return { ...mask, data };
}

function addInsides(out: BitMask, cells: LabelMap, sheet: PlanSheet, wall: Plane, near: Plane): void {
  const { strong } = sheet;
  const votes = meanOf(cells, wall);
  const nearVotes = meanOf(cells, near);
  const clearance = distanceTransform(strong).data;
  const widest = new Float32Array(cells.count + 1);
  for (let i = 0; i < clearance.length; i++) {
    const l = cells.data[i] as number;
    widest[l] = Math.max(widest[l] as number, clearance[i] as number);
  }
  const most = WIDEST * Math.max(out.width, out.height);
  const inside = createBitMask(out.width, out.height);
  for (let i = 0; i < inside.data.length; i++) {
    const l = cells.data[i] as number;
    const across = 2 * (widest[l] as number);
    const seen = across < SMALL ? nearVotes : votes;
    if (l > 0 && (seen[l] as number) > WITHIN && across < most) inside.data[i] = 1;
  }
  const rim = dilateDisc(inside, Math.max(3, sheet.lineWidth + 2));
  for (let i = 0; i < inside.data.length; i++)
    if (inside.data[i] || (rim.data[i] && strong.data[i] && (near.data[i] as number) > DOUBTED))
      out.data[i] = 1;
}

/** Takes away what lies between and along the lines of a window: cells of which the net sees more opening than wall, and the lines that bound no other wall. */
function clearOpenings(
  out: BitMask,
  bands: BitMask,
  cells: LabelMap,
  { strong, lineWidth }: PlanSheet,
  { wall, opening }: PlanHearing,
): void {
  const asWall = meanOf(cells, wall);
  const asOpening = meanOf(cells, opening);
  const open = createBitMask(out.width, out.height);
  const shut = createBitMask(out.width, out.height);
  for (let i = 0; i < out.data.length; i++) {
    const l = cells.data[i] as number;
    if (bands.data[i]) shut.data[i] = 1;
    if (l === 0 || !out.data[i]) continue;
    if ((asOpening[l] as number) > Math.max(OPEN, asWall[l] as number)) open.data[i] = 1;
    else shut.data[i] = 1;
  }
  const along = dilateDisc(open, lineWidth + 1);
  const beside = dilateDisc(shut, lineWidth);
  for (let i = 0; i < out.data.length; i++)
    if (open.data[i] || (along.data[i] && strong.data[i] && !beside.data[i])) out.data[i] = 0;
}

function addStrokes(out: BitMask, strokes: LongStrokes, near: Plane): void {
  for (const pixels of strokes.single) {
    let sum = 0;
    for (const i of pixels) sum += near.data[i] as number;
    if (sum > ALONG * pixels.length) for (const i of pixels) out.data[i] = 1;
  }
}

interface BesideBands {
  readonly sheet: PlanSheet;
  readonly strokes: LongStrokes;
  readonly wall: Plane;
  readonly opening: Plane;
  readonly near: Plane;
  readonly bands: BitMask;
}

/** Beside bands, lines are partitions where the net sees a wall in them that is not the band's. */
function addPartitions(
  out: BitMask,
  { sheet: { strong }, strokes, wall, opening, near, bands }: BesideBands,
): void {
  const seen = largestNear(wall, 1).data;
  for (let i = 0; i < out.data.length; i++)
    if (strong.data[i] && (seen[i] as number) > PARTITION) out.data[i] = 1;
  const away = distanceTransform(bands).data;
  for (const pixels of strokes.single) {
    const apart = pixels.filter((i) => (away[i] as number) > OFF_BAND);
    let sum = 0;
    for (const i of apart) sum += near.data[i] as number;
    if (2 * apart.length > pixels.length && sum > PARTITION_ALONG * apart.length)
      for (const i of pixels) out.data[i] = 1;
  }
  addFromWallToWall(out, strokes, near, opening);
}

/** Straight lines from wall to wall, or to an opening, of which the net sees at least a trace; those that lie along a wall are counters and wardrobes. */
function addFromWallToWall(out: BitMask, { single }: LongStrokes, near: Plane, opening: Plane): void {
  const far = OFF_WALL * Math.max(out.width, out.height);
  const open = largestNear(opening, TOUCHING).data;
  for (let round = 0; round < ROUNDS; round++) {
    const away = distanceTransform(out).data;
    const ends = (i: number | undefined): boolean =>
      i !== undefined && ((away[i] as number) <= TOUCHING || (open[i] as number) > OPEN);
    for (const pixels of single) {
      if (!ends(pixels[0]) || !ends(pixels.at(-1))) continue;
      let [sum, widest] = [0, 0];
      for (const i of pixels) {
        sum += near.data[i] as number;
        widest = Math.max(widest, away[i] as number);
      }
      if (widest > far && sum > TRACE * pixels.length) for (const i of pixels) out.data[i] = 1;
    }
  }
}

function meanOf(cells: LabelMap, plane: Plane): Float64Array {
  const sums = new Float64Array(cells.count + 1);
  const areas = new Float64Array(cells.count + 1);
  for (let i = 0; i < cells.data.length; i++) {
    const l = cells.data[i] as number;
    sums[l] = (sums[l] as number) + (plane.data[i] as number);
    areas[l] = (areas[l] as number) + 1;
  }
  return sums.map((sum, l) => sum / Math.max(1, areas[l] as number));
}

/** The largest value within a square around each pixel. @param reach half of its side */
function largestNear({ width, height, data }: Plane, reach: number): Plane {
  const rows = createPlane(width, height);
  const out = createPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let k = Math.max(0, x - reach); k <= Math.min(width - 1, x + reach); k++)
        most = Math.max(most, data[y * width + k] as number);
      rows.data[y * width + x] = most;
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let k = Math.max(0, y - reach); k <= Math.min(height - 1, y + reach); k++)
        most = Math.max(most, rows.data[k * width + x] as number);
      out.data[y * width + x] = most;
    }
  return out;
}
