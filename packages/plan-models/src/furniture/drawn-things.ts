import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { createBitMask, type LabelMap } from '@plumbline/imaging/raster.ts';
import { measureParts, type PartShapes } from '@plumbline/scene/plan/read/mask-tools.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { Place } from '../outlines/ring.ts';

/** A rectangle of the plan around what is drawn. */
export interface DrawnBox {
  /** Pixels. */
  readonly middle: Place;
  /** Metres. */
  readonly long: number;
  readonly short: number;
  /** Unit vector along the longer side. */
  readonly along: Place;
}

/** One cell of paper within outlines. */
export interface DrawnPart {
  readonly label: number;
  readonly box: DrawnBox;
  /** Square metres. */
  readonly area: number;
  /** Share of its box that it covers. */
  readonly filled: number;
}

/** Parts whose outlines touch. */
export interface DrawnGroup {
  readonly room: number;
  readonly parts: readonly DrawnPart[];
}

/** Radians from the axes of the sheet from which a thing stands slanted, where it is longer than wide by so much. */
const SLANTED = 0.16;
const LONGER = 1.15;
/** Share of its pixels from which on a group stands in a room. */
const AT_HOME = 0.5;

/** What a plan draws in its rooms: parts that touch together. @param metres of a pixel */
export function findGroups({ furniture, roomMap }: PlanReading, metres: number): DrawnGroup[] {
  const { width, height } = furniture;
  const covered = createBitMask(width, height);
  for (let i = 0; i < covered.data.length; i++)
    covered.data[i] = (furniture.data[i] as number) > 0 && (roomMap.data[i] as number) > 0 ? 1 : 0;
  const groups = connectedComponents(covered, 8);
  const shapes = measureParts(furniture);
  const members = new Map<number, Set<number>>();
  const homes = new Map<number, Map<number, number>>();
  for (let i = 0; i < covered.data.length; i++) {
    const group = groups.data[i] as number;
    if (group === 0) continue;
    const labels = members.get(group) ?? new Set();
    members.set(group, labels.add(furniture.data[i] as number));
    const rooms = homes.get(group) ?? new Map<number, number>();
    const room = roomMap.data[i] as number;
    homes.set(group, rooms.set(room, (rooms.get(room) ?? 0) + 1));
  }
  const taken = new Set<number>();
  return [...members].flatMap(([group, labels]) => {
    const parts = [...labels].flatMap((label) => {
      if (taken.has(label)) return [];
      taken.add(label);
      return [partOf(shapes, label, metres)];
    });
    const rooms = [...(homes.get(group) ?? [])].toSorted((a, b) => b[1] - a[1]);
    const all = rooms.reduce((sum, [, count]) => sum + count, 0);
    const [room = 0, count = 0] = rooms[0] ?? [];
    return parts.length > 0 && count >= AT_HOME * all ? [{ room, parts }] : [];
  });
}

function partOf(shapes: PartShapes, label: number, metres: number): DrawnPart {
  const box = boxOf(shapes, label, metres);
  const area = (shapes.area[label] as number) * metres * metres;
  return { label, box, area, filled: area / Math.max(1e-6, box.long * box.short) };
}

function boxOf(shapes: PartShapes, part: number, metres: number): DrawnBox {
  const angle = shapes.angle[part] as number;
  const off = Math.abs(angle) % (Math.PI / 2);
  if (
    Math.min(off, Math.PI / 2 - off) > SLANTED &&
    (shapes.long[part] as number) > LONGER * (shapes.short[part] as number)
  )
    return {
      middle: [(shapes.cx[part] as number) + 0.5, (shapes.cy[part] as number) + 0.5],
      long: (shapes.long[part] as number) * metres,
      short: (shapes.short[part] as number) * metres,
      along: [Math.cos(angle), Math.sin(angle)],
    };
  return levelBox(
    shapes.x0[part] as number,
    shapes.y0[part] as number,
    (shapes.x1[part] as number) + 1,
    (shapes.y1[part] as number) + 1,
    metres,
  );
}

function levelBox(x0: number, y0: number, x1: number, y1: number, metres: number): DrawnBox {
  return {
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
    long: Math.max(x1 - x0, y1 - y0) * metres,
    short: Math.min(x1 - x0, y1 - y0) * metres,
    along: x1 - x0 >= y1 - y0 ? [1, 0] : [0, 1],
  };
}

/** Left, upper, right and lower end of a box, in pixels. */
export function extentOfBox({ middle, long, short, along: [x, y] }: DrawnBox, metres: number) {
  const [w, h] = [
    (Math.abs(x) * long + Math.abs(y) * short) / 2 / metres,
    (Math.abs(y) * long + Math.abs(x) * short) / 2 / metres,
  ];
  return { x0: middle[0] - w, y0: middle[1] - h, x1: middle[0] + w, y1: middle[1] + h };
}

/** The box around several parts, level unless there is but one. */
export function boxAround(parts: readonly DrawnPart[], metres: number): DrawnBox {
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return only.box;
  const extents = parts.map(({ box }) => extentOfBox(box, metres));
  return levelBox(
    Math.min(...extents.map(({ x0 }) => x0)),
    Math.min(...extents.map(({ y0 }) => y0)),
    Math.max(...extents.map(({ x1 }) => x1)),
    Math.max(...extents.map(({ y1 }) => y1)),
    metres,
  );
}

/** Labels of a map that are one thing, as a map of its own for tracing. */
export function maskOf(furniture: LabelMap, parts: readonly DrawnPart[]): (i: number) => boolean {
  const labels = new Set(parts.map(({ label }) => label));
  return (i) => labels.has(furniture.data[i] as number);
}
