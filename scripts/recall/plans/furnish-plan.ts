import type { PlanRoom } from './make-plan.ts';
import type { PlanSheet } from './plan-sheet.ts';

/** Furniture and fixtures as plans draw them, by what a room is for, clear of its door. */
export function furnishRoom(sheet: PlanSheet, room: PlanRoom, pen: number): void {
  // Doors lie towards the corridor: furniture stands at the other end.
  const far = room.entry === 'below' ? room.y + 0.05 : room.y + room.h - 0.05;
  const inwards = room.entry === 'below' ? 1 : -1;
  if (room.use === 'bedroom') drawBed(sheet, room, far, inwards, pen);
  else if (room.use === 'bathroom') drawBathroom(sheet, room, far, inwards, pen);
  else if (room.use === 'kitchen') drawKitchen(sheet, room, far, inwards, pen);
  else if (room.use === 'living') drawLiving(sheet, room, far, inwards, pen);
  else if (room.use === 'stairs') drawTreads(sheet, room, far, inwards, pen);
}

/** A box from `far` inwards. */
function stand(
  sheet: PlanSheet,
  x: number,
  far: number,
  w: number,
  depth: number,
  inwards: number,
  pen: number,
): void {
  sheet.box(x, inwards > 0 ? far : far - depth, w, depth, pen);
}

function drawBed(sheet: PlanSheet, room: PlanRoom, far: number, inwards: number, pen: number): void {
  const width = Math.min(1.6, room.w - 1.2);
  const length = Math.min(2, room.h - 1.2);
  const x = room.x + (room.w - width) / 2;
  stand(sheet, x, far, width, length, inwards, pen);
  for (const side of [0.08, 0.54])
    stand(sheet, x + side * width, far + 0.1 * inwards, 0.38 * width, 0.4, inwards, pen);
  sheet.line([x, far + 0.65 * inwards], [x + width, far + 0.65 * inwards], pen);
  for (const at of [x - 0.45, x + width + 0.05]) stand(sheet, at, far, 0.4, 0.4, inwards, pen);
}

function drawBathroom(sheet: PlanSheet, room: PlanRoom, far: number, inwards: number, pen: number): void {
  const bath = Math.min(0.75, room.w * 0.4);
  const length = Math.min(1.7, room.h - 0.3);
  const mid = far + (inwards * length) / 2;
  stand(sheet, room.x + 0.05, far, bath, length, inwards, pen);
  sheet.arc(room.x + 0.05 + bath / 2, mid, bath * 0.4, length * 0.42, 0, 2 * Math.PI, pen);
  const pan = room.x + room.w - 0.35;
  stand(sheet, pan - 0.2, far, 0.4, 0.18, inwards, pen);
  sheet.arc(pan, far + 0.42 * inwards, 0.18, 0.24, 0, 2 * Math.PI, pen);
  const basin = room.x + bath + 0.15;
  if (pan - 0.25 - basin < 0.45) return;
  stand(sheet, basin, far, 0.45, 0.4, inwards, pen);
  sheet.arc(basin + 0.22, far + 0.22 * inwards, 0.15, 0.12, 0, 2 * Math.PI, pen);
}

function drawKitchen(sheet: PlanSheet, room: PlanRoom, far: number, inwards: number, pen: number): void {
  const run = room.w - 0.1;
  const x = room.x + 0.05;
  stand(sheet, x, far, run, 0.6, inwards, pen);
  for (const [dx, dy] of [
    [0.2, 0.17],
    [0.5, 0.17],
    [0.2, 0.43],
    [0.5, 0.43],
  ] as const)
    sheet.arc(x + 0.15 + dx, far + dy * inwards, 0.09, 0.09, 0, 2 * Math.PI, pen);
  stand(sheet, x + run * 0.6, far + 0.1 * inwards, 0.5, 0.4, inwards, pen);
  stand(sheet, x + run - 0.6, far, 0.6, 0.6, inwards, pen);
}

function drawLiving(sheet: PlanSheet, room: PlanRoom, far: number, inwards: number, pen: number): void {
  const width = Math.min(2.2, room.w - 1.4);
  const x = room.x + (room.w - width) / 2;
  stand(sheet, x, far, width, 0.9, inwards, pen);
  stand(sheet, x + 0.2, far + 0.25 * inwards, width - 0.4, 0.65, inwards, pen);
  sheet.line([x + width / 2, far + 0.25 * inwards], [x + width / 2, far + 0.9 * inwards], pen);
  stand(sheet, x + width / 2 - 0.5, far + 1.25 * inwards, 1, 0.55, inwards, pen);
}

function drawTreads(sheet: PlanSheet, room: PlanRoom, far: number, inwards: number, pen: number): void {
  const count = Math.floor((room.h - 1) / 0.27);
  for (let k = 1; k <= count; k++) {
    const y = far + 0.27 * k * inwards;
    sheet.line([room.x, y], [room.x + room.w, y], pen);
  }
}
