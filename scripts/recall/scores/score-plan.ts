import { type BitMask, createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { planMeasures } from '@plumbline/scene/plan/measure-plan.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import { PLAN_GATE } from '@plumbline/scene/plan/read/refuse-non-plans.ts';
import { countSet, dilateDisc } from '@plumbline/scene/plan/read/mask-tools.ts';
import { WALL } from '../plans/draw-plan.ts';
import type { PlanPicture } from '../plans/plan-pens.ts';
import { count, type Figures } from './figure.ts';

/** A room is found where the read one and it share this much of what either covers. */
const SAME_ROOM = 0.6;
/** Scale is right within this share. */
const SCALE = 0.1;

/** Faces of walls are where they are drawn within this many pixels. */
const FACE = 2;

type Place = readonly [x: number, y: number];

/** Rooms, their types, doors, windows and the scale of a plan; of one that is taken for none nothing is found. */
export function scorePlan(sheet: PlanPicture, reading: PlanReading): Figures {
  const figures: Figures = {};
  const taken = reading.confidence >= PLAN_GATE;
  count(figures, 'taken for a plan', taken ? 1 : 0);
  scoreRooms(figures, sheet, taken ? reading : undefined);
  scoreWalls(figures, sheet, taken ? reading : undefined);
  for (const kind of ['door', 'window'] as const)
    scoreKind(figures, sheet, taken ? reading : undefined, kind);
  const error = taken ? scalePlanError(sheet, reading) : undefined;
  if (sheet.density !== undefined)
    count(figures, 'scale', error !== undefined && Math.abs(error) <= SCALE ? 1 : 0);
  return figures;
}

/** Length of a pixel as read by the true one, less 1; undefined for a sheet in perspective. */
export function scalePlanError({ density }: PlanPicture, { metric, scale }: PlanReading): number | undefined {
  return density === undefined ? undefined : (metric.mmPerPixel * scale * density) / 1000 - 1;
}

function scoreRooms(figures: Figures, sheet: PlanPicture, reading: PlanReading | undefined): void {
  const { plan, drawn } = sheet;
  if (reading === undefined) {
    count(figures, 'rooms', 0, plan.rooms.length);
    return;
  }
  const pairs = overlaps(sheet, reading);
  const types = typesByLabel(reading);
  const matched = new Set<number>();
  let asked = 0;
  for (const [k, room] of plan.rooms.entries()) {
    if (!drawn.truth.classes.includes(k + 1)) continue;
    asked++;
    const label = pairs.get(k + 1);
    if (label === undefined) continue;
    matched.add(label);
    if (room.use === 'room') continue;
    const told = types.get(label) ?? 'room';
    count(figures, 'room types', told === room.use ? 1 : 0);
    if (told !== 'room') count(figures, 'types told right', told === room.use ? 1 : 0);
  }
  count(figures, 'rooms', matched.size, asked);
  count(figures, 'rooms real', matched.size, reading.rooms.length);
}

/** What the reading tells of each room's use, as a user is told it. */
function typesByLabel(reading: PlanReading): ReadonlyMap<number, string> {
  const { roomMap, scale } = reading;
  return new Map(
    (planMeasures(reading)?.rooms ?? []).map(({ type, at }): [number, string] => [
      labelAt(roomMap, Math.floor(at[0] * scale), Math.floor(at[1] * scale)),
      type,
    ]),
  );
}

function labelAt({ width, height, data }: LabelMap, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] as number);
}

/** The label of the read room that is each true one. */
function overlaps({ drawn }: PlanPicture, { roomMap, scale }: PlanReading): ReadonlyMap<number, number> {
  const { width } = drawn.picture;
  const both = new Map<string, number>();
  const truly = new Map<number, number>();
  const read = new Map<number, number>();
  const add = <K>(sums: Map<K, number>, key: K): void => {
    sums.set(key, (sums.get(key) ?? 0) + 1);
  };
  for (let i = 0; i < drawn.truth.classes.length; i++) {
    const x = ((i % width) + 0.5) * scale;
    const y = (Math.floor(i / width) + 0.5) * scale;
    const label = labelAt(roomMap, Math.floor(x), Math.floor(y));
    const room = drawn.truth.classes[i] as number;
    if (room > 0 && room !== WALL) add(truly, room);
    if (label > 0) add(read, label);
    if (room > 0 && room !== WALL && label > 0) add(both, `${room} ${label}`);
  }
  const pairs = new Map<number, number>();
  for (const [key, area] of both) {
    const [room = 0, label = 0] = key.split(' ').map(Number);
    const union = (truly.get(room) ?? 0) + (read.get(label) ?? 0) - area;
    if (area >= SAME_ROOM * union) pairs.set(room, label);
  }
  return pairs;
}

/** Of the pixels of true walls, those by which a wall was read; of those of read walls, those by which one is. In shares of the picture. */
function scoreWalls(figures: Figures, { drawn }: PlanPicture, reading: PlanReading | undefined): void {
  const { width, height } = drawn.picture;
  const truly = createBitMask(width, height);
  const read = createBitMask(width, height);
  for (let i = 0; i < truly.data.length; i++) {
    truly.data[i] = drawn.truth.classes[i] === WALL ? 1 : 0;
    if (reading !== undefined) read.data[i] = wallAt(reading, i % width, Math.floor(i / width));
  }
  const all = truly.data.length;
  const shared = (own: BitMask, other: BitMask): number =>
    countSet(bothSet(own, dilateDisc(other, FACE))) / all;
  count(figures, 'walls', shared(truly, read), countSet(truly) / all);
  if (reading !== undefined) count(figures, 'walls real', shared(read, truly), countSet(read) / all);
}

function wallAt({ walls, scale }: PlanReading, x: number, y: number): number {
  const u = Math.min(walls.width - 1, Math.floor((x + 0.5) * scale));
  const v = Math.min(walls.height - 1, Math.floor((y + 0.5) * scale));
  return walls.data[v * walls.width + u] as number;
}

function bothSet(a: BitMask, b: BitMask): BitMask {
  return { ...a, data: a.data.map((value, i) => value & (b.data[i] as number)) };
}

/** Each opening found by the middle of a read one of its kind, no farther off than half its width. */
function scoreKind(
  figures: Figures,
  sheet: PlanPicture,
  reading: PlanReading | undefined,
  kind: 'door' | 'window',
): void {
  const places = openingPlaces(sheet);
  const free = (reading?.openings ?? []).flatMap((opening): Place[] => {
    const k = reading?.scale ?? 1;
    const { from, to } = opening;
    return opening.kind === kind ? [[(from[0] + to[0]) / 2 / k, (from[1] + to[1]) / 2 / k]] : [];
  });
  const read = free.length;
  let found = 0;
  for (const [number, place] of places) {
    if (sheet.openings[number - 1]?.kind !== kind) continue;
    const at = free.findIndex(([x, y]) => Math.hypot(x - place.x, y - place.y) <= 0.5 * place.width);
    if (at >= 0) {
      free.splice(at, 1);
      found++;
    }
    count(figures, `${kind}s`, at >= 0 ? 1 : 0);
  }
  if (read > 0) count(figures, `${kind}s real`, found, read);
}

interface OpeningPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function openingPlaces({ drawn }: PlanPicture): ReadonlyMap<number, OpeningPlace> {
  const { width } = drawn.picture;
  const boxes = new Map<number, { x0: number; y0: number; x1: number; y1: number }>();
  for (let i = 0; i < drawn.truth.openings.length; i++) {
    const number = drawn.truth.openings[i] as number;
    if (number === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const box = boxes.get(number) ?? { x0: x, y0: y, x1: x, y1: y };
    boxes.set(number, {
      x0: Math.min(box.x0, x),
      y0: box.y0,
      x1: Math.max(box.x1, x),
      y1: y,
    });
  }
  return new Map(
    [...boxes].map(([number, { x0, y0, x1, y1 }]) => [
      number,
      { x: (x0 + x1 + 1) / 2, y: (y0 + y1 + 1) / 2, width: Math.max(x1 - x0, y1 - y0) + 1 },
    ]),
  );
}
