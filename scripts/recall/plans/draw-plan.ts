import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { furnishRoom } from './furnish-plan.ts';
import type { HousePlan, PlanOpening, PlanRoom } from './make-plan.ts';
import { PlanSheet } from './plan-sheet.ts';

export interface PlanLook {
  readonly walls: 'filled' | 'double-line' | 'grey' | 'hatched';
  /** Boards and tiles on the floors. */
  readonly floors?: boolean;
  /** Chains of dimensions above and at the left. */
  readonly dimensions?: boolean;
  /** Names in the rooms, chains of dimensions through the building, and figures that stand in its walls. */
  readonly lettered?: boolean;
  /** Openings as they are left where little is drawn: doors as gaps, windows as one line. */
  readonly bareOpenings?: boolean;
  /** Darkness of what stands in the rooms and in the openings, 0…1; as dark as the walls' lines where it is not given. */
  readonly things?: number;
}

export interface DrawnPlan {
  readonly ink: Plane;
  /** Number of the room that each pixel lies in, 0 none, {@link WALL} in a wall. */
  readonly rooms: Uint16Array;
  /** Pixels for a metre. */
  readonly density: number;
  /** Left and upper end of the sheet, in metres. */
  readonly left: number;
  readonly top: number;
}

/** What stands in a plan's truth for a wall, where a room has its number. */
export const WALL = 255;
/** What fills an opening is drawn at least this deep, in metres: across a wall of a single line it shows. */
const LEAST_DEPTH = 0.12;
/** Between strokes of hatch, in metres. */
const HATCH = 0.09;

/** Drawn at twice the size, then halved. */
const FINER = 2;
const MARGIN = 1.6;

/** A plan as ink, and the room of every pixel. @param edge longest edge of the sheet in pixels. */
export function drawPlan(plan: HousePlan, look: PlanLook, edge: number): DrawnPlan {
  const right = Math.max(...plan.rooms.map(({ x, w }) => x + w));
  const bottom = Math.max(...plan.rooms.map(({ y, h }) => y + h));
  const [left, top] = [-MARGIN - plan.outer, -MARGIN - plan.outer];
  const metres = { w: right - 2 * left, h: bottom - 2 * top };
  const density = edge / Math.max(metres.w, metres.h);
  const width = Math.round(metres.w * density);
  const height = Math.round(metres.h * density);
  const sheet = new PlanSheet(FINER * width, FINER * height, FINER * density, left, top);
  const pen = Math.max(2, (FINER * edge) / 640);
  if (look.floors === true) for (const room of plan.rooms) drawFloor(sheet, room, pen / 2);
  const floors = createPlane(sheet.ink.width, sheet.ink.height);
  floors.data.set(sheet.ink.data);
  drawWalls(sheet, plan, look, pen, floors);
  const walls = Float32Array.from(sheet.ink.data);
  for (const room of plan.rooms) furnishRoom(sheet, room, pen);
  for (const opening of plan.openings)
    if (look.bareOpenings === true) drawBareOpening(sheet, opening, pen);
    else drawOpening(sheet, opening, pen);
  if (look.things !== undefined) paleBeside(sheet.ink, walls, look.things);
  if (look.dimensions === true) drawDimensions(sheet, plan, { right, bottom }, pen / 2);
  if (look.lettered === true) drawLetters(sheet, plan, { right, bottom }, pen / 2);
  const rooms = new Uint16Array(width * height);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [left + (px + 0.5) / density, top + (py + 0.5) / density];
      rooms[py * width + px] = placeIn(plan, { right, bottom }, x, y);
    }
  return { ink: resizePlaneArea(sheet.ink, width, height), rooms, density, left, top };
}

/** The room at a place, or {@link WALL}; what is cut out of a wall is neither. */
function placeIn(
  { rooms, openings, outer }: HousePlan,
  { right, bottom }: Extent,
  x: number,
  y: number,
): number {
  const room = 1 + rooms.findIndex((r) => x > r.x && y > r.y && x < r.x + r.w && y < r.y + r.h);
  if (room > 0 || Math.min(x, y, right - x, bottom - y) < -outer) return room;
  const isCut = openings.some((o) => {
    const [w, h] = o.upright ? [o.wall, o.width] : [o.width, o.wall];
    return Math.abs(x - o.x) < w / 2 && Math.abs(y - o.y) < h / 2;
  });
  return isCut ? 0 : WALL;
}

/** Everything within the outer walls is wall but the rooms and what is cut out for openings. */
function drawWalls(sheet: PlanSheet, plan: HousePlan, look: PlanLook, pen: number, floors: Plane): void {
  const { outer, rooms, openings } = plan;
  const tone = look.walls === 'filled' ? 0.96 : look.walls === 'grey' ? 0.5 : 0;
  const right = Math.max(...rooms.map(({ x, w }) => x + w));
  const bottom = Math.max(...rooms.map(({ y, h }) => y + h));
  const faces = look.walls === 'filled' ? 0 : pen;
  sheet.fill(-outer, -outer, right + 2 * outer, bottom + 2 * outer, tone);
  if (look.walls === 'hatched')
    for (let at = -bottom - 2 * outer; at < right + 2 * outer; at += HATCH)
      sheet.line([at - outer, bottom + outer], [at + bottom + outer, -outer], pen / 2);
  // Hatch that ran out of the walls above.
  if (look.walls === 'hatched') clearAround(sheet, { right, bottom }, outer);
  if (faces > 0) sheet.box(-outer, -outer, right + 2 * outer, bottom + 2 * outer, faces);
  for (const { x, y, w, h } of rooms) {
    sheet.fill(x, y, w, h, 0);
    if (faces > 0) sheet.box(x, y, w, h, faces);
  }
  for (const { x, y, upright, width, wall } of openings) {
    const [w, h] = upright ? [wall + 0.04, width] : [width, wall + 0.04];
    sheet.fill(x - w / 2, y - h / 2, w, h, 0);
    const jamb = (along: number): void =>
      upright
        ? sheet.line([x - wall / 2, y + along], [x + wall / 2, y + along], pen)
        : sheet.line([x + along, y - wall / 2], [x + along, y + wall / 2], pen);
    for (const along of [-width / 2, width / 2]) jamb(along);
  }
  for (let i = 0; i < floors.data.length; i++)
    sheet.ink.data[i] = Math.max(sheet.ink.data[i] as number, floors.data[i] as number);
}

/** Boards in rooms to live in, tiles in wet ones, faint. */
function drawFloor(sheet: PlanSheet, { x, y, w, h, use }: PlanRoom, pen: number): void {
  if (use === 'stairs' || use === 'store') return;
  const wet = use === 'bathroom' || use === 'kitchen';
  const step = wet ? 0.3 : 0.16;
  for (let at = step; at < h; at += step) sheet.line([x, y + at], [x + w, y + at], pen, 0.3);
  if (wet) for (let at = step; at < w; at += step) sheet.line([x + at, y], [x + at, y + h], pen, 0.3);
}

function drawOpening(sheet: PlanSheet, opening: PlanOpening, pen: number): void {
  const { kind, x, y, upright, width, wall, swing, farHinge } = opening;
  if (kind === 'window') {
    const deep = Math.max(wall, LEAST_DEPTH);
    for (const across of [-deep / 2, 0, deep / 2])
      if (upright) sheet.line([x + across, y - width / 2], [x + across, y + width / 2], pen);
      else sheet.line([x - width / 2, y + across], [x + width / 2, y + across], pen);
    return;
  }
  const hinge = ((farHinge ? 1 : -1) * width) / 2;
  const face = (swing * wall) / 2;
  const closed = farHinge ? Math.PI : 0;
  const open = (swing * Math.PI) / 2;
  if (upright) {
    sheet.line([x + face, y + hinge], [x + face + swing * width, y + hinge], pen);
    const towards = farHinge ? -Math.PI / 2 : Math.PI / 2;
    const out = swing > 0 ? 0 : farHinge ? -Math.PI : Math.PI;
    sheet.arc(x + face, y + hinge, width, width, towards, out, pen);
    return;
  }
  sheet.line([x + hinge, y + face], [x + hinge, y + face + swing * width], pen);
  sheet.arc(x + hinge, y + face, width, width, farHinge ? swing * closed : closed, open, pen);
}

function drawBareOpening(sheet: PlanSheet, { kind, x, y, upright, width }: PlanOpening, pen: number): void {
  if (kind === 'door') return;
  if (upright) sheet.line([x, y - width / 2], [x, y + width / 2], pen);
  else sheet.line([x - width / 2, y], [x + width / 2, y], pen);
}

/** Makes what was drawn since then paler. @param before the ink of the walls alone */
function paleBeside({ data }: Plane, before: Float32Array, tone: number): void {
  for (let i = 0; i < data.length; i++) {
    const wall = before[i] as number;
    data[i] = Math.max(wall, tone * (data[i] as number));
  }
}

/** A strip of bare paper around the outer walls. */
function clearAround(sheet: PlanSheet, { right, bottom }: Extent, outer: number): void {
  const [w, h] = [right + 2 * outer, bottom + 2 * outer];
  const strip = MARGIN + outer;
  for (const [x, y, width, height] of [
    [-outer - strip, -outer - strip, w + 2 * strip, strip],
    [-outer - strip, bottom + outer, w + 2 * strip, strip],
    [-outer - strip, -outer, strip, h],
    [right + outer, -outer, strip, h],
  ] as const)
    sheet.fill(x, y, width, height, 0);
}

/** Two lines of letters in each room, two chains of dimensions across all of them, and a figure in the middle of every other partition. */
function drawLetters(
  sheet: PlanSheet,
  { rooms, outer }: HousePlan,
  { right, bottom }: Extent,
  pen: number,
): void {
  for (const [k, { x, y, w, h }] of rooms.entries()) {
    drawWord(sheet, x + 0.5 * w - 0.5, y + 0.55 * h, 0.22, 5, k, pen);
    drawWord(sheet, x + 0.5 * w - 0.4, y + 0.55 * h + 0.32, 0.18, 4, k + 7, pen);
    if (k % 2 === 0 || x + w > right - 0.01) continue;
    const middle = y + 0.5 * h;
    sheet.fill(x + w - 0.1, middle - 0.2, 0.6, 0.4, 0);
    drawWord(sheet, x + w - 0.06, middle - 0.1, 0.2, 3, k + 3, pen);
  }
  const across = rooms.find((room) => room.y === 0);
  const level = (across?.h ?? 2) * 0.4;
  sheet.line([-outer - 0.6, level], [right + outer + 0.6, level], pen);
  const upright = 0.31 * right;
  sheet.line([upright, -outer - 0.6], [upright, bottom + outer + 0.6], pen);
  for (let at = 0; at <= right; at += right / 4)
    sheet.line([at - 0.1, level + 0.1], [at + 0.1, level - 0.1], pen);
}

/** Letters as what they are to a reading: strokes in a box of their own, other ones for each. */
function drawWord(
  sheet: PlanSheet,
  x: number,
  y: number,
  size: number,
  letters: number,
  salt: number,
  pen: number,
): void {
  for (let n = 0; n < letters; n++) {
    const [left, w] = [x + n * 0.75 * size, 0.5 * size];
    const shape = (salt * 5 + n * 3) % 7;
    if (shape % 2 === 0) sheet.line([left, y], [left, y + size], pen);
    if (shape % 3 !== 1) sheet.line([left, y], [left + w, y], pen);
    if (shape < 4) sheet.line([left + w, y], [left, y + size], pen);
    if (shape > 2) sheet.arc(left + w / 2, y + size / 2, w / 2, size / 2, 0, Math.PI * 1.5, pen);
    sheet.line([left, y + size], [left + w, y + size], pen);
  }
}

interface Extent {
  readonly right: number;
  readonly bottom: number;
}

function drawDimensions(
  sheet: PlanSheet,
  { rooms, outer }: HousePlan,
  { right, bottom }: Extent,
  pen: number,
): void {
  const y = -outer - 0.8;
  const x = -outer - 0.8;
  sheet.line([-outer, y], [right + outer, y], pen);
  sheet.line([x, -outer], [x, bottom + outer], pen);
  const ends = [
    ...new Set(rooms.filter((room) => room.y === 0).flatMap((room) => [room.x, room.x + room.w])),
  ];
  for (const at of ends) {
    sheet.line([at, y - 0.25], [at, y + 0.25], pen);
    sheet.line([at - 0.12, y + 0.12], [at + 0.12, y - 0.12], pen);
  }
  for (const at of [-outer, bottom + outer]) sheet.line([x - 0.25, at], [x + 0.25, at], pen);
}
