import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { BESIDE_WALL, measureParts } from './mask-tools.ts';
import { OFF_OUTLINE } from './measure-rooms.ts';
import type { PlanSheet } from './read-sheet.ts';

/** An object covers at most this many m², and this share of its room. */
const LARGEST_M2 = 4.4;
const ROOM_SHARE = 0.3;
/** Cells whose rim lies on walls for more than this share are niches, sills or corners. */
const ON_WALL = 0.5;
/** Share of its bounding box that an object fills, and its shorter side in metres: less, from so many m² on, is a sill or a gap. */
const FILL = 0.4;
const SLENDER = 0.2;
const SLENDER_M2 = 0.15;
/** Cells that open to another room along more than this share of their rim, over two pixels, are floor. */
const OPEN_RIM = 0.05;
/** Darkness of a thin line. */
const THIN = 0.2;
/** Hatched cells larger than this are pieces of floor between other lines. */
const HATCHED = 0.08;
const HATCHED_M2 = 1.2;

/** Lines between the cells of one thing are up to this many pixels wide. */
const REACH = 6;
/** A cell that has other cells of a thing along this share of its sides is a part of it: what is left of a bed around its pillows, of a bath around its tub. */
const COMPANION = 0.3;
/** Times that parts are added to parts. */
const ROUNDS = 2;

/** A tread of a stair in m: its going and its width. */
const GOING = [0.17, 0.4] as const;
const FLIGHT = [0.6, 2.2] as const;

export interface FoundFurniture {
  /** One label per object, the ink between touching pieces included; 0 elsewhere. */
  readonly map: LabelMap;
  /** Labels up to this are objects by themselves; those above are what is left of a thing around them. */
  readonly objects: number;
  /** Strips of the size of a stair's tread, by room. */
  readonly treads: Int32Array;
}

/**
 * Outlined objects within rooms: paper enclosed by outlines, small, compact and mostly away from walls.
 * @param hatched by room label, 1 where its floor is hatched.
 */
export function findFurniture(
  sheet: PlanSheet,
  rooms: LabelMap,
  roomArea: Int32Array,
  walls: BitMask,
  hatched: Uint8Array,
  pixelsPerMetre: number,
): FoundFurniture {
  const { width, height } = rooms;
  const lines = createBitMask(width, height);
  const open = createBitMask(width, height);
  for (let i = 0; i < open.data.length; i++) {
    // Where no floor is hatched, thin lines outline objects too.
    const thin = !hatched[rooms.data[i] as number] && (sheet.darkest.data[i] as number) > THIN;
    lines.data[i] = sheet.strong.data[i] || thin ? 1 : 0;
    open.data[i] = rooms.data[i] && !lines.data[i] ? 1 : 0;
  }
  partAtThresholds(open, rooms);
  const cells = connectedComponents(open);
  const shape = measureParts(cells);
  const room = new Int32Array(cells.count + 1);
  const seam = new Int32Array(cells.count + 1);
  const rim = new Int32Array(cells.count + 1);
  const onWall = new Int32Array(cells.count + 1);
  const dotted = new Int32Array(cells.count + 1);
  const toWall = distanceTransform(walls).data;
  const toLine = distanceTransform(lines).data;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const c = cells.data[i] as number;
      if (c === 0) continue;
      const r = rooms.data[i] as number;
      if (room[c] === 0) room[c] = r;
      let edge = false;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        const isFloor = (rooms.data[j] as number) > 0 && !lines.data[j];
        if (isFloor && (!open.data[j] || rooms.data[j] !== r)) seam[c] = (seam[c] as number) + 1;
        else if (!open.data[j]) edge = true;
      }
      if (edge) {
        rim[c] = (rim[c] as number) + 1;
        if ((toWall[i] as number) < BESIDE_WALL) onWall[c] = (onWall[c] as number) + 1;
      }
      if (sheet.faint.data[i] && (toLine[i] as number) >= OFF_OUTLINE) dotted[c] = (dotted[c] as number) + 1;
    }
  }
  const main = mainCells(cells, shape.area, room, rooms.count);
  const keep = new Int32Array(cells.count + 1);
  const least = Math.max(24, 0.00003 * cells.data.length);
  let count = 0;
  const treads = new Int32Array(rooms.count + 1);
  const perM2 = pixelsPerMetre * pixelsPerMetre;
  for (let c = 1; c <= cells.count; c++) {
    const r = room[c] as number;
    const area = shape.area[c] as number;
    const going = (shape.short[c] as number) / pixelsPerMetre;
    const flight = (shape.long[c] as number) / pixelsPerMetre;
    if (going > GOING[0] && going < GOING[1] && flight > FLIGHT[0] && flight < FLIGHT[1])
      treads[r] = (treads[r] as number) + 1;
    if (r === 0 || main[r] === c || area < least) continue;
    const m2 = area / perM2;
    const box =
      ((shape.x1[c] as number) - (shape.x0[c] as number) + 1) *
      ((shape.y1[c] as number) - (shape.y0[c] as number) + 1);
    if (m2 > LARGEST_M2 || area > ROOM_SHARE * (roomArea[r] as number) || area < FILL * box) continue;
    if (going < SLENDER && m2 > SLENDER_M2) continue;
    if ((seam[c] as number) > OPEN_RIM * (rim[c] as number) + 2) continue;
    if ((onWall[c] as number) > ON_WALL * (rim[c] as number)) continue;
    if ((dotted[c] as number) > HATCHED * area && m2 > HATCHED_M2) continue;
    keep[c] = ++count;
  }
  const objects = count;
  const beside = countNeighbours(cells, rooms, lines);
  for (let round = 0; round < ROUNDS; round++)
    for (const c of companions(beside, keep)) {
      const [r, area] = [room[c] as number, shape.area[c] as number];
      if (r === 0 || main[r] === c || area < least || area / perM2 > LARGEST_M2) continue;
      keep[c] = ++count;
    }
  const data = cells.data.map((c) => keep[c] as number);
  return { map: { width, height, data: coverInk(data, width, lines, rooms), count }, objects, treads };
}

/** By cell how many places of its sides lie, across a line, beside each other cell of its room; beside what is none, key 0. */
function countNeighbours(cells: LabelMap, rooms: LabelMap, lines: BitMask): readonly Map<number, number>[] {
  const { width, height, data } = cells;
  const beside = Array.from({ length: cells.count + 1 }, () => new Map<number, number>());
  const across = (i: number, step: number): number => {
    for (let k = 1; k <= REACH; k++) {
      const c = data[i + k * step] as number;
      if (c > 0 || !lines.data[i + k * step]) return c;
    }
    return 0;
  };
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x;
      const c = data[i] as number;
      if (c === 0) continue;
      for (const step of [1, -1, width, -width]) {
        if (data[i + step] !== 0) continue;
        const other = across(i, step);
        const key = other !== c && rooms.data[i + step] === rooms.data[i] ? other : 0;
        beside[c]?.set(key, (beside[c].get(key) ?? 0) + 1);
      }
    }
  return beside;
}

/** The cells that are not kept and lie beside kept ones for the most part of their sides. */
function companions(beside: readonly Map<number, number>[], keep: Int32Array): number[] {
  return beside.flatMap((sides, c) => {
    if (c === 0 || keep[c] !== 0) return [];
    let [all, kept] = [0, 0];
    for (const [other, count] of sides) {
      all += count;
      if (other > 0 && keep[other] !== 0) kept += count;
    }
    return kept > COMPANION * all ? [c] : [];
  });
}

/** Floors that meet in a door are cells of their own: each room has its main one, and what stands in it is not taken for that. */
function partAtThresholds(open: BitMask, { width, height, data }: LabelMap): void {
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      const room = data[i] as number;
      if (room === 0) continue;
      if ([i + 1, i + width].some((j) => (data[j] as number) > 0 && data[j] !== room)) open.data[i] = 0;
    }
}

function mainCells(cells: LabelMap, area: Int32Array, room: Int32Array, rooms: number): Int32Array {
  const main = new Int32Array(rooms + 1);
  for (let c = 1; c <= cells.count; c++) {
    const r = room[c] as number;
    if (r > 0 && (main[r] === 0 || (area[c] as number) > (area[main[r] as number] as number))) main[r] = c;
  }
  return main;
}

/** Gives outlines to the object they bound, two pixels deep, so that no floor shows between parts. */
function coverInk(data: Int32Array, width: number, strong: BitMask, rooms: LabelMap): Int32Array {
  let from = data;
  for (let pass = 0; pass < 2; pass++) {
    const out = from.slice();
    for (let i = width; i < from.length - width; i++) {
      if (from[i] !== 0 || !strong.data[i] || rooms.data[i] === 0) continue;
      out[i] = from[i - 1] || from[i + 1] || from[i - width] || from[i + width] || 0;
    }
    from = out;
  }
  return from;
}
