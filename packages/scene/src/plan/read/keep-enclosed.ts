import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { countSet, dilateDisc } from './mask-tools.ts';
import type { RoomTable } from './measure-rooms.ts';
import type { PlanPoint } from './plan-reading.ts';
import { traceOutline } from './trace-outline.ts';

export interface EnclosedRooms {
  readonly rooms: LabelMap;
  readonly walls: BitMask;
  readonly footprint: BitMask;
}

interface KeptAs {
  /** The rooms measured against filled and double walls alone, where the walls have single strokes too. */
  readonly thick?: RoomTable | undefined;
  /** Lines of a hand are not straight, nor are its rooms. */
  readonly byHand: boolean;
}

/** Rooms smaller than this share of the building are leftovers between lines. */
const LEFTOVER = 0.0022;
/** Share of its border up to which a place that opens to the sheet is closed, whatever surrounds it. */
const CLOSED = 0.02;
/** A place that opens to the sheet needs this share of its border on walls; a small one, open over more than that, more. */
const OPEN_SIDE = 0.18;
const LEAST_WALL = 0.22;
const SMALL = 0.045;
const SMALL_WALL = 0.5;
const SMALL_OPEN = 0.08;
/** Long strips between the building and its dimension lines. */
const STRIP = 2.6;
const STRIP_WALL = 0.62;
const STRIP_OPEN = 0.15;
/** A side is straight over this share of the long side of the sheet, and so much of a room's outline is. */
const STRAIGHT_SIDE = 0.009;
const LEAST_STRAIGHT = 0.4;

/**
 * Drops what dimension lines, text and arrows closed off around a building: places that open to the sheet with too little
 * wall. Walls and footprint shrink to what is left.
 */
export function keepEnclosed(
  rooms: LabelMap,
  table: RoomTable,
  footprint: BitMask,
  walls: BitMask,
  { thick = table, byHand }: KeptAs,
): EnclosedRooms {
  const inside = countSet(footprint);
  const renamed = new Int32Array(rooms.count + 1);
  let count = 0;
  for (let l = 1; l <= rooms.count; l++)
    if (isEnclosed(table, l, inside) && !isStrip(thick, l) && (byHand || !isRagged(rooms, table, l)))
      renamed[l] = ++count;
  const data = rooms.data.map((l) => renamed[l] as number);
  const kept: LabelMap = { width: rooms.width, height: rooms.height, data, count };
  const room = createBitMask(rooms.width, rooms.height);
  for (let i = 0; i < data.length; i++) room.data[i] = data[i] ? 1 : 0;
  // Outer walls are at most this thick: farther ink is a fence, a title block or a north arrow.
  const around = dilateDisc(room, Math.max(6, 0.05 * Math.sqrt(inside)));
  const outWalls = createBitMask(rooms.width, rooms.height);
  const outFoot = createBitMask(rooms.width, rooms.height);
  for (let i = 0; i < data.length; i++) {
    outWalls.data[i] = walls.data[i] && around.data[i] ? 1 : 0;
    outFoot.data[i] = data[i] || outWalls.data[i] ? 1 : 0;
  }
  return { rooms: kept, walls: outWalls, footprint: outFoot };
}

function isEnclosed(table: RoomTable, l: number, inside: number): boolean {
  const area = table.area[l] as number;
  if (area < LEFTOVER * inside) return false;
  const wall = table.onWall[l] as number;
  const sheet = table.onSheet[l] as number;
  const border = wall + (table.onRoom[l] as number) + sheet;
  if (border === 0) return false;
  const enclosure = wall / border;
  const open = sheet / border;
  if (open < CLOSED) return true;
  if (area < SMALL * inside && enclosure < SMALL_WALL && open > SMALL_OPEN) return false;
  return open < OPEN_SIDE || enclosure > LEAST_WALL;
}

/**
 * Walls are built straight or curved, so that the border of a room keeps its direction; between crowns of trees, letters and hatch it turns
 * with every step.
 */
function isRagged(rooms: LabelMap, table: RoomTable, l: number): boolean {
  const outline = traceOutline(rooms, l, table.x0[l] as number, table.y0[l] as number, table.y1[l] as number);
  let length = 0;
  let straight = 0;
  outline.forEach(([x, y], k) => {
    const [nx, ny] = outline[(k + 1) % outline.length] as PlanPoint;
    const side = Math.hypot(nx - x, ny - y);
    length += side;
    if (side > STRAIGHT_SIDE * Math.max(rooms.width, rooms.height)) straight += side;
  });
  return straight < LEAST_STRAIGHT * length;
}

function isStrip(table: RoomTable, l: number): boolean {
  const wall = table.onWall[l] as number;
  const sheet = table.onSheet[l] as number;
  const border = wall + (table.onRoom[l] as number) + sheet;
  const w = (table.x1[l] as number) - (table.x0[l] as number) + 1;
  const h = (table.y1[l] as number) - (table.y0[l] as number) + 1;
  return Math.max(w / h, h / w) > STRIP && wall < STRIP_WALL * border && sheet > STRIP_OPEN * border;
}
