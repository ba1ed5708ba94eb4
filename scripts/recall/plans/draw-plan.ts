import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { furnishRoom } from './furnish-plan.ts';
import type { HousePlan, PlanOpening, PlanRoom } from './make-plan.ts';
import { PlanSheet } from './plan-sheet.ts';

export interface PlanLook {
  readonly walls: 'filled' | 'double-line' | 'grey';
  /** Boards and tiles on the floors. */
  readonly floors?: boolean;
  /** Chains of dimensions above and at the left. */
  readonly dimensions?: boolean;
}

export interface DrawnPlan {
  readonly ink: Plane;
  /** Number of the room that each pixel lies in, 0 none. */
  readonly rooms: Uint16Array;
  /** Pixels for a metre. */
  readonly density: number;
  /** Left and upper end of the sheet, in metres. */
  readonly left: number;
  readonly top: number;
}

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
  for (const room of plan.rooms) furnishRoom(sheet, room, pen);
  for (const opening of plan.openings) drawOpening(sheet, opening, pen);
  if (look.dimensions === true) drawDimensions(sheet, plan, { right, bottom }, pen / 2);
  const rooms = new Uint16Array(width * height);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [left + (px + 0.5) / density, top + (py + 0.5) / density];
      rooms[py * width + px] =
        1 + plan.rooms.findIndex((r) => x > r.x && y > r.y && x < r.x + r.w && y < r.y + r.h);
    }
  return { ink: resizePlaneArea(sheet.ink, width, height), rooms, density, left, top };
}

/** Everything within the outer walls is wall but the rooms and what is cut out for openings. */
function drawWalls(sheet: PlanSheet, plan: HousePlan, look: PlanLook, pen: number, floors: Plane): void {
  const { outer, rooms, openings } = plan;
  const tone = look.walls === 'filled' ? 0.96 : look.walls === 'grey' ? 0.5 : 0;
  const right = Math.max(...rooms.map(({ x, w }) => x + w));
  const bottom = Math.max(...rooms.map(({ y, h }) => y + h));
  const faces = look.walls === 'filled' ? 0 : pen;
  sheet.fill(-outer, -outer, right + 2 * outer, bottom + 2 * outer, tone);
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
    for (const across of [-wall / 2, 0, wall / 2])
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

function drawDimensions(
  sheet: PlanSheet,
  { rooms, outer }: HousePlan,
  { right, bottom }: { readonly right: number; readonly bottom: number },
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
