import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { measureParts, type PartShapes } from '@plumbline/scene/plan/read/mask-tools.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';
import { straightenRings } from '../outlines/straighten-rings.ts';
import { traceRings, type Window } from '../outlines/trace-rings.ts';
import type { Place } from '../outlines/ring.ts';
import { KIND_RULES, type KindRule } from './kind-rules.ts';
import type { Piece } from './piece.ts';

/** Pieces of one thing touch; what is larger or emptier than any one thing is several that touch: metres, and share of its box. */
const LONGEST = 3.4;
const EMPTIEST = 0.62;
/** Radians from the axes of the sheet from which a thing stands slanted. */
const SLANTED = 0.16;
/** Metres within which a side stands against a wall. */
const AT_WALL = 0.3;
/** Smaller things, in metres, are letters, taps and lamps. */
const LEAST_LONG = 0.34;
const LEAST_SHORT = 0.24;

interface Box {
  readonly middle: Place;
  readonly long: number;
  readonly short: number;
  /** Unit vector along the longer side. */
  readonly along: Place;
}

/** What a plan draws in its rooms, each outlined object as what its size, its room and its wall make it. */
export function findDrawnPieces(plan: PlanReading, metres: number): Map<number, Piece[]> {
  const { width, furniture, roomMap, rooms } = plan;
  const types = new Map(rooms.map(({ label, type }) => [label, type]));
  const things = groupObjects(furniture, roomMap, types, metres);
  const shapes = measureParts(things);
  const toWall = distanceTransform(plan.walls);
  const found = new Map<number, Piece[]>();
  for (let thing = 1; thing <= things.count; thing++) {
    const at = middlePixel(things, shapes, thing);
    const room = at === undefined ? 0 : (roomMap.data[at] as number);
    const type = types.get(room);
    if (type === undefined || (shapes.area[thing] as number) === 0) continue;
    const box = boxOf(shapes, thing, metres);
    if (box.long < LEAST_LONG || box.short < LEAST_SHORT) continue;
    const sides = sidesOf(box, toWall, metres);
    const rule = KIND_RULES.find((each) => fits(each, box, type, sides));
    const piece: Piece =
      rule === undefined
        ? {
            kind: 'drawn',
            middle: box.middle,
            front: [0, 1],
            width: box.long,
            depth: box.short,
            outline: straightenRings(
              traceRings(windowOf(shapes, thing), width, (i) => things.data[i] === thing),
            ),
          }
        : standing(rule, box, sides);
    found.set(room, [...(found.get(room) ?? []), piece]);
  }
  for (const [room, pieces] of found) {
    const standing = withoutPattern(pieces);
    turnChairs(standing, metres);
    found.set(room, standing);
  }
  return found;
}

/** Objects whose outlines touch, as one thing where they can be one: a table and its chairs are several. */
function groupObjects(
  furniture: LabelMap,
  rooms: LabelMap,
  types: ReadonlyMap<number, RoomType>,
  metres: number,
): LabelMap {
  const { width, height } = furniture;
  const covered = createBitMask(width, height);
  for (let i = 0; i < covered.data.length; i++)
    covered.data[i] = (furniture.data[i] as number) > 0 && (rooms.data[i] as number) > 0 ? 1 : 0;
  const groups = connectedComponents(covered, 8);
  const shapes = measureParts(groups);
  const whole = new Uint8Array(groups.count + 1);
  for (let group = 1; group <= groups.count; group++) {
    const box = boxOf(shapes, group, metres);
    const { long, short } = box;
    const filled = ((shapes.area[group] as number) * metres * metres) / Math.max(1e-6, long * short);
    const at = middlePixel(groups, shapes, group);
    const type = at === undefined ? undefined : types.get(rooms.data[at] as number);
    const isKnown = type !== undefined && KIND_RULES.some((rule) => fitsSize(rule, box, type));
    whole[group] = isKnown && long <= LONGEST && filled >= EMPTIEST ? 1 : 0;
  }
  const numbers = new Map<number, number>();
  const data = Int32Array.from(furniture.data, (label, i) => {
    const group = groups.data[i] as number;
    if (group === 0) return 0;
    const key = whole[group] === 1 ? -group : label;
    const known = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, known);
    return known;
  });
  return { width, height, data, count: numbers.size };
}

function windowOf({ x0, y0, x1, y1 }: PartShapes, part: number): Window {
  return {
    x0: x0[part] as number,
    y0: y0[part] as number,
    x1: (x1[part] as number) + 1,
    y1: (y1[part] as number) + 1,
  };
}

/** The pixel of a thing nearest to its middle. */
function middlePixel(things: LabelMap, shapes: PartShapes, thing: number): number | undefined {
  const [cx, cy] = [shapes.cx[thing] as number, shapes.cy[thing] as number];
  const at = Math.round(cy) * things.width + Math.round(cx);
  if (things.data[at] === thing) return at;
  let best: number | undefined;
  let nearest = Infinity;
  for (let y = shapes.y0[thing] as number; y <= (shapes.y1[thing] as number); y++)
    for (let x = shapes.x0[thing] as number; x <= (shapes.x1[thing] as number); x++) {
      const i = y * things.width + x;
      const away = Math.hypot(x - cx, y - cy);
      if (things.data[i] === thing && away < nearest) [best, nearest] = [i, away];
    }
  return best;
}

function boxOf(shapes: PartShapes, part: number, metres: number): Box {
  const angle = shapes.angle[part] as number;
  const off = Math.abs(angle) % (Math.PI / 2);
  if (
    Math.min(off, Math.PI / 2 - off) > SLANTED &&
    (shapes.long[part] as number) > 1.15 * (shapes.short[part] as number)
  )
    return {
      middle: [(shapes.cx[part] as number) + 0.5, (shapes.cy[part] as number) + 0.5],
      long: (shapes.long[part] as number) * metres,
      short: (shapes.short[part] as number) * metres,
      along: [Math.cos(angle), Math.sin(angle)],
    };
  const [x0, x1] = [shapes.x0[part] as number, (shapes.x1[part] as number) + 1];
  const [y0, y1] = [shapes.y0[part] as number, (shapes.y1[part] as number) + 1];
  const level = x1 - x0 >= y1 - y0;
  return {
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
    long: Math.max(x1 - x0, y1 - y0) * metres,
    short: Math.min(x1 - x0, y1 - y0) * metres,
    along: level ? [1, 0] : [0, 1],
  };
}

/** A side of a box: its direction from the middle, whether it is one of the long ones, and metres to the wall before it. */
interface Side {
  readonly out: Place;
  readonly isLong: boolean;
  readonly toWall: number;
}

function sidesOf({ middle, long, short, along: [x, y] }: Box, toWall: Plane, metres: number): Side[] {
  return [
    { out: [-y, x] as Place, isLong: true, reach: short },
    { out: [y, -x] as Place, isLong: true, reach: short },
    { out: [x, y] as Place, isLong: false, reach: long },
    { out: [-x, -y] as Place, isLong: false, reach: long },
  ].map(({ out, isLong, reach }) => {
    const length = isLong ? long : short;
    const samples = [-0.35, 0, 0.35].map((share) => {
      const px = middle[0] + (out[0] * reach) / 2 / metres - (out[1] * length * share) / metres;
      const py = middle[1] + (out[1] * reach) / 2 / metres + (out[0] * length * share) / metres;
      const [ix, iy] = [Math.floor(px), Math.floor(py)];
      return ix < 0 || iy < 0 || ix >= toWall.width || iy >= toWall.height
        ? Infinity
        : (toWall.data[iy * toWall.width + ix] as number) * metres;
    });
    return { out, isLong, toWall: samples.reduce((sum, each) => sum + each, 0) / samples.length };
  });
}

function fitsSize(rule: KindRule, { long, short }: Box, room: RoomType): boolean {
  if (rule.rooms !== undefined && !rule.rooms.includes(room)) return false;
  if (long < rule.long[0] || long > rule.long[1] || short < rule.short[0] || short > rule.short[1])
    return false;
  return rule.squarest === undefined || long <= rule.squarest * short;
}

function fits(rule: KindRule, box: Box, room: RoomType, sides: readonly Side[]): boolean {
  if (!fitsSize(rule, box, room)) return false;
  const backs = sides.filter(({ isLong }) => rule.back === 'any' || isLong === (rule.back === 'long'));
  const near = Math.min(...backs.map(({ toWall }) => toWall));
  return rule.atWall === undefined || rule.atWall === near < AT_WALL;
}

function standing(rule: KindRule, { middle, long, short }: Box, sides: readonly Side[]): Piece {
  const backs = sides.filter(({ isLong }) => rule.back === 'any' || isLong === (rule.back === 'long'));
  const back = backs.reduce((best, side) => (side.toWall < best.toWall ? side : best));
  const [width, depth] = back.isLong ? [long, short] : [short, long];
  return { kind: rule.kind, middle, front: [-back.out[0], -back.out[1]], width, depth };
}

/** So many things of one size in a room are the pattern of its floor; chairs may be more. */
const PATTERN = 5;
const CHAIRS = 16;
/** Metres by which sizes of one kind differ. */
const ONE_SIZE = 0.12;

function withoutPattern(pieces: readonly Piece[]): Piece[] {
  const alike = ({ width, depth, kind }: Piece) =>
    pieces.filter(
      (other) =>
        other.kind === kind &&
        Math.abs(other.width - width) < ONE_SIZE &&
        Math.abs(other.depth - depth) < ONE_SIZE,
    ).length;
  return pieces.filter((piece) => alike(piece) <= (piece.kind === 'chair' ? CHAIRS : PATTERN));
}

/** Metres from a table within which a chair looks to it. */
const AT_TABLE = 1.1;

function turnChairs(pieces: Piece[], metres: number): void {
  const tables = pieces.filter(({ kind }) => kind === 'table' || kind === 'round-table' || kind === 'desk');
  pieces.forEach((piece, k) => {
    if (piece.kind !== 'chair') return;
    const away = (table: Piece): number =>
      Math.hypot(table.middle[0] - piece.middle[0], table.middle[1] - piece.middle[1]) * metres -
      table.depth / 2;
    const nearest = tables.toSorted((a, b) => away(a) - away(b))[0];
    if (nearest === undefined || away(nearest) > AT_TABLE) return;
    const [dx, dy] = [nearest.middle[0] - piece.middle[0], nearest.middle[1] - piece.middle[1]];
    const front: Place = Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
    pieces[k] = { ...piece, front };
  });
}
