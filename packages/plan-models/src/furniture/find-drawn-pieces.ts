import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';
import { straightenRings } from '../outlines/straighten-rings.ts';
import { traceRings } from '../outlines/trace-rings.ts';
import type { Place } from '../outlines/ring.ts';
import { type DrawnBox, extentOfBox, findGroups, maskOf } from './drawn-things.ts';
import { isSwing } from './is-swing.ts';
import { KIND_RULES, type KindRule } from './kind-rules.ts';
import type { Piece } from './piece.ts';
import { type DrawnThing, splitGroup } from './split-group.ts';
import { tellForm, type ToldForm } from './tell-form.ts';
import { withoutPatterns } from './without-patterns.ts';

/** Metres within which a side stands against a wall. */
const AT_WALL = 0.3;
/** Smaller things, in metres, are letters, taps and lamps. */
const LEAST_LONG = 0.34;
const LEAST_SHORT = 0.24;
/** What is of no known kind stands as it is drawn where it is a cupboard along a wall, or a large thing in the middle; the rest are signs and seams. */
const CUPBOARD = { long: 0.6, short: [0.3, 0.85] } as const;
const LARGE = { m2: 1.4, filled: 0.75 } as const;

/** Metres across a round table; how round it is, as its length by its width and the share of its box that it covers. */
const ROUND = { across: [0.65, 1.9], longer: 1.12, filled: [0.7, 0.84] } as const;
const WET: readonly RoomType[] = ['bathroom', 'corridor', 'stairs', 'store'];

/** Something drawn in a room, and what its parts tell it to be. */
export interface PlacedThing extends DrawnThing {
  readonly room: number;
  readonly form: ToldForm | undefined;
}

/** What a plan draws in its rooms, without what is no furniture. @param metres of a pixel */
export function findThings(plan: PlanReading, metres: number): PlacedThing[] {
  const areas = new Map(plan.rooms.map(({ label, areaPixels }) => [label, areaPixels * metres ** 2]));
  return withoutPatterns(findGroups(plan, metres), areas, metres).flatMap((group) =>
    splitGroup(group, metres)
      .filter(
        ({ parts }) => !(parts.length === 1 && parts.some((part) => isSwing(part, plan.furniture, metres))),
      )
      .map((thing) => ({ ...thing, room: group.room, form: tellForm(thing, metres) })),
  );
}

/** Things of a plan as furniture, by room: each as its parts, its size, its room and its wall make it. */
export function findDrawnPieces(
  plan: PlanReading,
  things: readonly PlacedThing[],
  metres: number,
): Map<number, Piece[]> {
  const types = new Map(plan.rooms.map(({ label, type }) => [label, type]));
  const toWall = distanceTransform(plan.walls);
  const found = new Map<number, Piece[]>();
  for (const thing of things) {
    const type = types.get(thing.room);
    if (type === undefined || thing.box.long < LEAST_LONG || thing.box.short < LEAST_SHORT) continue;
    const piece = pieceOf(plan, thing, type, toWall, metres);
    if (piece !== undefined) found.set(thing.room, [...(found.get(thing.room) ?? []), piece]);
  }
  for (const [room, pieces] of found) {
    const standing = withoutPattern(pieces);
    turnChairs(standing, metres);
    found.set(room, standing);
  }
  return found;
}

function pieceOf(
  plan: PlanReading,
  { form, box, parts }: PlacedThing,
  type: RoomType,
  toWall: Plane,
  metres: number,
): Piece | undefined {
  const sides = sidesOf(box, toWall, metres);
  const front = form?.front;
  if (form !== undefined && front !== undefined) {
    const isLong = Math.abs(front[0] * box.along[0] + front[1] * box.along[1]) > 0.5;
    const [depth, width] = isLong ? [box.long, box.short] : [box.short, box.long];
    return { kind: form.kind, middle: box.middle, front, width, depth };
  }
  const told = form && KIND_RULES.find(({ kind }) => kind === form.kind);
  const rule = told ?? KIND_RULES.find((each) => fits(each, box, type, sides));
  if (form === undefined && isRound(parts, box) && !WET.includes(type)) {
    return { kind: 'round-table', middle: box.middle, front: [0, 1], width: box.long, depth: box.short };
  }
  if (rule !== undefined) return standing(rule, box, sides);
  const near = Math.min(...sides.filter(({ isLong }) => isLong).map(({ toWall: away }) => away));
  const isCupboard =
    near < AT_WALL &&
    box.long >= CUPBOARD.long &&
    box.short >= CUPBOARD.short[0] &&
    box.short <= CUPBOARD.short[1];
  const area = parts.reduce((sum, part) => sum + part.area, 0);
  const isLarge = area >= LARGE.m2 && area >= LARGE.filled * box.long * box.short;
  if (!isCupboard && !isLarge) return undefined;
  const { x0, y0, x1, y1 } = extentOfBox(box, metres);
  const [left, top] = [Math.max(0, Math.floor(x0)), Math.max(0, Math.floor(y0))];
  const [right, bottom] = [Math.min(plan.width, Math.ceil(x1)), Math.min(plan.height, Math.ceil(y1))];
  const window = { x0: left, y0: top, x1: right, y1: bottom };
  return {
    kind: 'drawn',
    middle: box.middle,
    front: [-box.along[1], box.along[0]],
    width: box.long,
    depth: box.short,
    outline: straightenRings(traceRings(window, plan.width, maskOf(plan.furniture, parts))),
  };
}

function isRound(parts: PlacedThing['parts'], { long, short }: DrawnBox): boolean {
  const [only, ...more] = parts;
  return (
    only !== undefined &&
    more.length === 0 &&
    long >= ROUND.across[0] &&
    long <= ROUND.across[1] &&
    long <= ROUND.longer * short &&
    only.filled >= ROUND.filled[0] &&
    only.filled <= ROUND.filled[1]
  );
}

/** A side of a box: its direction from the middle, whether it is one of the long ones, and metres to the wall before it. */
interface Side {
  readonly out: Place;
  readonly isLong: boolean;
  readonly toWall: number;
}

function sidesOf({ middle, long, short, along: [x, y] }: DrawnBox, toWall: Plane, metres: number): Side[] {
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

function fitsSize(rule: KindRule, { long, short }: DrawnBox, room: RoomType): boolean {
  if (rule.rooms !== undefined && !rule.rooms.includes(room)) return false;
  if (long < rule.long[0] || long > rule.long[1] || short < rule.short[0] || short > rule.short[1])
    return false;
  return rule.squarest === undefined || long <= rule.squarest * short;
}

function fits(rule: KindRule, box: DrawnBox, room: RoomType, sides: readonly Side[]): boolean {
  if (!fitsSize(rule, box, room)) return false;
  const backs = sides.filter(({ isLong }) => rule.back === 'any' || isLong === (rule.back === 'long'));
  const near = Math.min(...backs.map(({ toWall }) => toWall));
  return rule.atWall === undefined || rule.atWall === near < AT_WALL;
}

function standing(rule: KindRule, { middle, long, short }: DrawnBox, sides: readonly Side[]): Piece {
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
