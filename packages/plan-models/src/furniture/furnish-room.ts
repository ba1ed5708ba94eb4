import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { Place } from '../outlines/ring.ts';
import { openingBox } from '../walls/opening-box.ts';
import { FRONTS, FreeFloor } from './free-floor.ts';
import { LAYOUTS, type LayoutStep } from './layouts.ts';
import type { Piece } from './piece.ts';
import type { NamedRoom } from '../rooms/lay-rooms.ts';

/** Metres between places that are tried. */
const STEP = 0.08;
/** Share of a back that has to stand against something. */
const BACKED = 0.86;
/** Metres that stay free before what stands at a wall. */
const BEFORE = 0.45;

interface Room {
  readonly plan: PlanReading;
  readonly room: NamedRoom;
  readonly floor: FreeFloor;
  readonly metres: number;
  readonly doors: readonly Place[];
  readonly windows: readonly Place[];
  readonly placed: Piece[];
}

/**
 * Furniture for a room by what the room is: each thing where it fits beside what is drawn, or not at all.
 *
 * @param drawn what stands there; nothing of its kinds is added
 * @returns all that stands there then
 */
export function furnishRoom(
  plan: PlanReading,
  room: NamedRoom,
  drawn: readonly Piece[],
  metres: number,
): Piece[] {
  const own = plan.openings.filter(({ rooms }) => rooms.includes(room.label));
  const middleOf = (kind: 'door' | 'window') =>
    own.filter((each) => each.kind === kind).map((each) => openingBox(each, plan).middle);
  const state: Room = {
    plan,
    room,
    metres,
    floor: new FreeFloor(plan, room, drawn, metres),
    doors: middleOf('door'),
    windows: middleOf('window'),
    placed: [...drawn],
  };
  for (const step of LAYOUTS[room.type] ?? []) {
    if (room.areaPixels * metres ** 2 < step.leastM2 || drawn.some(({ kind }) => kind === step.kind))
      continue;
    for (const [width, depth] of step.sizes) if (tryStep(state, step, width, depth)) break;
  }
  return state.placed;
}

function tryStep(state: Room, step: LayoutStep, width: number, depth: number): boolean {
  const { placed } = state;
  const anchor = placed.find(({ kind }) => kind === step.of);
  if (step.at === 'wall') return keep(state, step, bestAtWall(state, step, width, depth, undefined));
  if (step.at === 'middle') return keep(state, step, bestInMiddle(state, step, width, depth));
  if (anchor === undefined) return false;
  if (step.at === 'opposite') return keep(state, step, bestAtWall(state, step, width, depth, anchor));
  const spots = step.at === 'beside' ? [-1, 1] : step.at === 'around' ? FRONTS : [0];
  let any = false;
  for (const spot of spots) {
    const piece = besideOf(anchor, step, width, depth, spot, state.metres);
    // What lies on the floor lies under what stands there.
    if (step.lies === true ? !lies(state, piece) : !fitsAt(state, piece)) continue;
    any = keep(state, step, piece) || any;
  }
  return any;
}

function keep(state: Room, step: LayoutStep, piece: Piece | undefined): boolean {
  if (piece === undefined) return false;
  state.placed.push(piece);
  if (step.lies !== true) {
    const [x0, y0, x1, y1] = extentOf(piece, state.metres);
    state.floor.take(x0, y0, x1, y1);
  }
  return true;
}

function extentOf({ middle, front, width, depth }: Piece, metres: number): [number, number, number, number] {
  const upright = front[0] === 0;
  const [w, d] = (upright ? [width, depth] : [depth, width]).map((each) => each / metres / 2) as [
    number,
    number,
  ];
  return [middle[0] - w, middle[1] - d, middle[0] + w, middle[1] + d];
}

function fitsAt({ floor, metres }: Room, piece: Piece): boolean {
  const [x0, y0, x1, y1] = extentOf(piece, metres);
  return floor.isFree(Math.floor(x0), Math.floor(y0), Math.ceil(x1), Math.ceil(y1));
}

function lies({ floor, metres }: Room, piece: Piece): boolean {
  const [x0, y0, x1, y1] = extentOf(piece, metres).map(Math.round) as [number, number, number, number];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ].every(([x, y]) => floor.isInside(x as number, y as number));
}

function besideOf(
  anchor: Piece,
  step: LayoutStep,
  width: number,
  depth: number,
  spot: number | Place,
  metres: number,
): Piece {
  const [fx, fy] = anchor.front;
  const gap = step.gap ?? 0;
  if (typeof spot !== 'number') {
    // Chairs around a table look at its middle.
    const along = Math.abs(spot[0] * fx + spot[1] * fy) > 0.5 ? anchor.depth : anchor.width;
    const out = (along / 2 + gap) / metres;
    const middle: Place = [anchor.middle[0] + spot[0] * out, anchor.middle[1] + spot[1] * out];
    return { kind: step.kind, middle, front: [0 - spot[0], 0 - spot[1]], width, depth };
  }
  const aside = spot === 0 ? 0 : (spot * (anchor.width / 2 + width / 2 + gap)) / metres;
  const ahead =
    step.at === 'beside'
      ? (depth - anchor.depth) / 2 / metres
      : (anchor.depth / 2 + depth / 2 + gap) / metres;
  const middle: Place = [
    anchor.middle[0] - fy * aside + fx * ahead,
    anchor.middle[1] + fx * aside + fy * ahead,
  ];
  return { kind: step.kind, middle, front: anchor.front, width, depth };
}

function bestAtWall(
  state: Room,
  step: LayoutStep,
  width: number,
  depth: number,
  opposite: Piece | undefined,
): Piece | undefined {
  const { floor, metres } = state;
  const { x0, y0, x1, y1 } = floor.box;
  const by = Math.max(1, Math.round(STEP / metres));
  let best: Piece | undefined;
  let most = -Infinity;
  for (const front of FRONTS) {
    if (opposite && (front[0] !== -opposite.front[0] || front[1] !== -opposite.front[1])) continue;
    const upright = front[0] === 0;
    const [w, d] = [Math.round(width / metres), Math.round(depth / metres)];
    const [sx, sy] = upright ? [w, d] : [d, w];
    const before = Math.round(BEFORE / metres);
    for (let y = y0; y + sy <= y1; y += upright ? 1 : by)
      for (let x = x0; x + sx <= x1; x += upright ? by : 1) {
        if (!floor.isFree(x, y, x + sx, y + sy)) continue;
        if (backedShare(floor, x, y, sx, sy, front) < BACKED) continue;
        // Somebody has to get at it.
        const [fx, fy] = [front[0] * before, front[1] * before];
        const clear = floor.isFree(
          Math.min(x, x + fx),
          Math.min(y, y + fy),
          Math.max(x + sx, x + sx + fx),
          Math.max(y + sy, y + sy + fy),
        );
        if (!clear && step.blocked !== true) continue;
        const piece: Piece = { kind: step.kind, middle: [x + sx / 2, y + sy / 2], front, width, depth };
        const score = scoreOf(state, step, piece, opposite);
        if (score > most) [best, most] = [piece, score];
      }
  }
  return best;
}

/** Share of the pixels just behind a rectangle that are not of the room: wall, or a window in it. */
function backedShare(
  floor: FreeFloor,
  x: number,
  y: number,
  sx: number,
  sy: number,
  [fx, fy]: Place,
): number {
  const length = fx === 0 ? sx : sy;
  let backed = 0;
  for (let k = 0; k < length; k++) {
    const px = fx === 0 ? x + k : fx > 0 ? x - 2 : x + sx + 1;
    const py = fy === 0 ? y + k : fy > 0 ? y - 2 : y + sy + 1;
    if (!floor.isInside(px, py)) backed++;
  }
  return backed / length;
}

function scoreOf(
  state: Room,
  step: LayoutStep,
  { middle, front, depth }: Piece,
  opposite: Piece | undefined,
): number {
  const { metres, doors, windows, room } = state;
  const away = (from: Place): number => Math.hypot(from[0] - middle[0], from[1] - middle[1]) * metres;
  if (opposite) {
    const across = front[0] === 0 ? 0 : 1;
    return -Math.abs(middle[across] - opposite.middle[across]) * metres;
  }
  const toDoor = Math.min(4, ...doors.map(away));
  const back: Place = [
    middle[0] - (front[0] * depth) / 2 / metres,
    middle[1] - (front[1] * depth) / 2 / metres,
  ];
  const toWindow = Math.min(
    3,
    ...windows.map((each) => Math.hypot(each[0] - back[0], each[1] - back[1]) * metres),
  );
  const { x0, y0, x1, y1 } = room.box;
  const off = front[0] === 0 ? Math.abs(middle[0] - (x0 + x1) / 2) : Math.abs(middle[1] - (y0 + y1) / 2);
  return toDoor * step.awayFromDoors + toWindow * step.awayFromWindows - off * metres * step.centred;
}

function bestInMiddle(state: Room, step: LayoutStep, width: number, depth: number): Piece | undefined {
  const { floor, metres } = state;
  const { x0, y0, x1, y1 } = floor.box;
  const by = Math.max(1, Math.round(STEP / metres));
  const gap = Math.round((step.gap ?? 0.6) / metres);
  for (const front of [FRONTS[0], FRONTS[1]] as Place[]) {
    const [w, d] = [width / metres, depth / metres];
    const [sx, sy] = (front[0] === 0 ? [w, d] : [d, w]).map(Math.round) as [number, number];
    let best: Piece | undefined;
    let most = -Infinity;
    for (let y = y0; y + sy <= y1; y += by)
      for (let x = x0; x + sx <= x1; x += by) {
        if (!floor.isFree(x - gap, y - gap, x + sx + gap, y + sy + gap)) continue;
        const middle: Place = [x + sx / 2, y + sy / 2];
        const others = state.placed.map((each) =>
          Math.hypot(each.middle[0] - middle[0], each.middle[1] - middle[1]),
        );
        const score = Math.min(...others, 1e4);
        if (score > most) [best, most] = [{ kind: step.kind, middle, front, width, depth }, score];
      }
    if (best) return best;
  }
  return undefined;
}
