import type { PlaneMemory } from '@plumbline/imaging/tiles/plane-memory.ts';
import { sharedFloats, sharedInts } from '@plumbline/imaging/tiles/shared-planes.ts';

const CAPACITY = 1 << 17;
export const LINKS = 10;
/** What a ray met, where it is no cell: nothing, or a place whose cell is not known yet. */
export const OPEN = -1;
export const UNKNOWN = -2;

/**
 * Light that surfaces throw back, kept in cells of the scene by place and facing (Gautron, "Real-time ray-traced ambient
 * occlusion … using spatial hashing", 2020). Three numbers a cell where nothing else is said.
 */
export interface LightCells {
  /** Edge of a cell in metres. */
  readonly edge: number;
  /** Where set: cells are as large as `edge` so far around, and twice as large at every doubling of the distance. */
  readonly detail: CellDetail | undefined;
  /** Hash table: cell of a slot, −1 where it is free. */
  readonly slots: Int32Array;
  readonly keyA: Int32Array;
  readonly keyB: Int32Array;
  readonly place: Float32Array;
  readonly facing: Float32Array;
  readonly albedo: Float32Array;
  /** One a cell: share of light that comes through from behind. */
  readonly through: Float32Array;
  /** Light over π from lamps, portals and sun. */
  readonly direct: Float32Array;
  /** Light over π from other cells and the sky. */
  readonly bounced: Float32Array;
  readonly fromSky: Float32Array;
  /** `LINKS` a cell: the cells that its rays met. */
  readonly links: Int32Array;
  /** Mean bounced light of the cells of each of the six facings, for places without a cell. */
  readonly ambient: Float32Array;
}

/** What is far away needs no fine light. */
export interface CellDetail {
  readonly centre: readonly [number, number, number];
  /** Metres. */
  readonly reach: number;
}

export function createLightCells(
  edge: number,
  detail: CellDetail | undefined,
  memory: PlaneMemory | undefined,
): LightCells {
  return {
    edge,
    detail,
    slots: sharedInts(CAPACITY * 2, memory).fill(-1),
    keyA: sharedInts(CAPACITY, memory),
    keyB: sharedInts(CAPACITY, memory),
    place: sharedFloats(CAPACITY * 3, memory),
    facing: sharedFloats(CAPACITY * 3, memory),
    albedo: sharedFloats(CAPACITY * 3, memory),
    through: sharedFloats(CAPACITY, memory),
    direct: sharedFloats(CAPACITY * 3, memory),
    bounced: sharedFloats(CAPACITY * 3, memory),
    fromSky: sharedFloats(CAPACITY * 3, memory),
    links: sharedInts(CAPACITY * LINKS, memory),
    ambient: sharedFloats(18, memory),
  };
}

/** The face of a cube that a normal looks through, 0…5. */
export function facingOf(nx: number, ny: number, nz: number): number {
  const ax = Math.abs(nx);
  const ay = Math.abs(ny);
  const az = Math.abs(nz);
  if (ay >= ax && ay >= az) return ny > 0 ? 0 : 1;
  if (ax >= az) return nx > 0 ? 2 : 3;
  return nz > 0 ? 4 : 5;
}

/** Cell of a place and facing, or `UNKNOWN`. */
export function findCell(
  cells: LightCells,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const c = cells.slots[slotOf(cells, x, y, z, nx, ny, nz)] as number;
  return c < 0 ? UNKNOWN : c;
}

/** Adds a cell as number `count` where its place has none yet. Returns the cell of the place; 0 once there is no more room. */
export function addCell(
  cells: LightCells,
  count: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  albedo: readonly [number, number, number],
  through: number,
): number {
  const slot = slotOf(cells, x, y, z, nx, ny, nz);
  const known = cells.slots[slot] as number;
  if (known >= 0) return known;
  if (count >= CAPACITY - 1) return 0;
  cells.slots[slot] = count;
  const level = levelOf(cells, x, y, z);
  const edge = cells.edge * 2 ** level;
  cells.keyA[count] = keyA(edge, x, z, nx, nz);
  cells.keyB[count] = keyB(edge, y, nx, ny, nz) | (level << LEVEL_BITS);
  const at = 3 * count;
  cells.place[at] = x;
  cells.place[at + 1] = y;
  cells.place[at + 2] = z;
  cells.facing[at] = nx;
  cells.facing[at + 1] = ny;
  cells.facing[at + 2] = nz;
  for (let k = 0; k < 3; k++) cells.albedo[at + k] = albedo[k] as number;
  cells.through[count] = through;
  return count;
}

const MOST_LEVELS = 5;
const LEVEL_BITS = 20;

/** How often the edge of the cell at a place is doubled. */
function levelOf({ detail }: LightCells, x: number, y: number, z: number): number {
  if (detail === undefined) return 0;
  const [cx, cy, cz] = detail.centre;
  const square = ((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) / detail.reach ** 2;
  let level = 0;
  for (let limit = 1; square > limit && level < MOST_LEVELS; limit *= 4) level++;
  return level;
}

/** Metres of the edge of the cells at a place. */
export function edgeAt(cells: LightCells, x: number, y: number, z: number): number {
  return cells.edge * 2 ** levelOf(cells, x, y, z);
}

function keyA(edge: number, x: number, z: number, nx: number, nz: number): number {
  const ix = Math.floor(x / edge + 0.01 * nx) + 2048;
  const iz = Math.floor(z / edge + 0.01 * nz) + 2048;
  return (ix << 12) | (iz & 4095);
}

function keyB(edge: number, y: number, nx: number, ny: number, nz: number): number {
  return ((Math.floor(y / edge + 0.01 * ny) + 512) << 3) | facingOf(nx, ny, nz);
}

function slotOf(
  cells: LightCells,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const level = levelOf(cells, x, y, z);
  const edge = cells.edge * 2 ** level;
  const a = keyA(edge, x, z, nx, nz);
  const b = keyB(edge, y, nx, ny, nz) | (level << LEVEL_BITS);
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  let s = (h ^ (h >>> 13)) & (CAPACITY * 2 - 1);
  for (;;) {
    const c = cells.slots[s] as number;
    if (c < 0 || (cells.keyA[c] === a && cells.keyB[c] === b)) return s;
    s = (s + 1) & (CAPACITY * 2 - 1);
  }
}
