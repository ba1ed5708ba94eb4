import { type RandomStream, seededRandom } from '@plumbline/imaging/random.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import type { DrawnPicture } from '../pictures/drawn-picture.ts';
import { layInk } from '../pictures/ink.ts';
import { photographSheet, scanSheet } from '../pictures/papers.ts';
import { drawPlan } from '../plans/draw-plan.ts';
import { makePlan } from '../plans/make-plan.ts';
import { drawFront } from './draw-front.ts';

/** How a sheet is ruled, and what became of it. */
interface SheetLook {
  readonly rules: 'none' | 'frame' | 'fields';
  readonly change?: (drawn: DrawnPicture, seed: number) => DrawnPicture;
}

export interface SheetPen {
  readonly name: string;
  /** A sheet of two to eight drawings, whose classes are their numbers from 1. */
  readonly draw: (seed: number, edge: number) => DrawnPicture;
}

export const SHEET_PENS: readonly SheetPen[] = [
  { name: 'bare', draw: sheetIn({ rules: 'none' }) },
  { name: 'framed, with a title block', draw: sheetIn({ rules: 'frame' }) },
  { name: 'in ruled fields', draw: sheetIn({ rules: 'fields' }) },
  { name: 'scanned', draw: sheetIn({ rules: 'frame', change: scanSheet }) },
  { name: 'photographed', draw: sheetIn({ rules: 'none', change: photographSheet }) },
];

const BORDER = 0.03;
const RULE = 2;
/** Height that a title takes under its drawing, as a share of the sheet's width. */
const TITLE = 0.04;

function sheetIn(look: SheetLook): SheetPen['draw'] {
  return (seed, edge) => {
    const drawn = drawSheet(seed, edge, look.rules);
    return look.change?.(drawn, seed) ?? drawn;
  };
}

function drawSheet(seed: number, edge: number, rules: SheetLook['rules']): DrawnPicture {
  const random = seededRandom(seed);
  const [width, height] = [edge, Math.round(edge / (random() < 0.7 ? 1.414 : 0.9))];
  const ink = createPlane(width, height);
  const classes = new Uint8Array(width * height);
  const border = Math.round(BORDER * edge);
  const block = rules === 'frame' ? Math.round(0.12 * height) : 0;
  const area = { left: border, top: border, right: width - border, bottom: height - border - block };
  const rows = 1 + Math.floor(2.4 * random());
  const rowHeight = (area.bottom - area.top) / rows;
  let number = 0;
  for (let row = 0; row < rows; row++) {
    const columns = (rows === 1 ? 2 : 1) + Math.floor(2.6 * random());
    const columnWidth = (area.right - area.left) / columns;
    const top = area.top + row * rowHeight;
    if (rules === 'fields' && row > 0) ruleAcross(ink, Math.round(top), area.left, area.right);
    for (let column = 0; column < columns; column++) {
      const left = area.left + column * columnWidth;
      if (rules === 'fields' && column > 0)
        ruleDown(ink, Math.round(left), Math.round(top), Math.round(top + rowHeight));
      number++;
      placeDrawing({ ink, classes }, { left, top, width: columnWidth, height: rowHeight }, number, random);
    }
  }
  if (rules !== 'none') {
    for (const y of [border, height - border]) ruleAcross(ink, y, border, width - border);
    for (const x of [border, width - border]) ruleDown(ink, x, border, height - border);
  }
  if (rules === 'frame')
    drawTitleBlock(ink, { right: width - border, bottom: height - border }, block, random);
  return { picture: layInk(ink), truth: { classes, openings: new Uint16Array(width * height) } };
}

interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One drawing somewhere in its field, its title under it. */
function placeDrawing(
  { ink, classes }: { readonly ink: Plane; readonly classes: Uint8Array },
  field: Field,
  number: number,
  random: RandomStream,
): void {
  const seed = Math.floor(1e6 * random());
  const title = Math.min(TITLE * ink.width, 0.12 * field.height);
  const draw = random() < 0.4 ? planInk : drawFront;
  const shape = draw(seed, 100);
  const room = { width: field.width, height: field.height - title };
  const most = Math.min((100 * room.width) / shape.width, (100 * room.height) / shape.height);
  const drawing = draw(
    seed,
    Math.round((0.55 + 0.4 * random()) * most * (Math.max(shape.width, shape.height) / 100)),
  );
  const left = Math.round(field.left + (field.width - drawing.width) * (0.3 + 0.4 * random()));
  const top = Math.round(field.top + (field.height - title - drawing.height) * (0.3 + 0.4 * random()));
  for (let y = 0; y < drawing.height; y++)
    for (let x = 0; x < drawing.width; x++) {
      const tone = drawing.data[y * drawing.width + x] as number;
      if (tone < 0.1) continue;
      const at = (top + y) * ink.width + left + x;
      ink.data[at] = Math.max(ink.data[at] as number, tone);
      classes[at] = number;
    }
  writeWord(
    ink,
    left + Math.round(0.3 * drawing.width),
    top + drawing.height + Math.round(0.3 * title),
    title,
    random,
  );
}

function planInk(seed: number, edge: number): Plane {
  const walls = (['filled', 'double-line', 'grey'] as const)[seed % 3] ?? 'filled';
  return drawPlan(makePlan(seed), { walls, dimensions: seed % 2 === 0 }, edge).ink;
}

function writeWord(ink: Plane, left: number, top: number, room: number, random: RandomStream): void {
  const size = Math.max(5, Math.round(0.28 * room));
  const letters = 4 + Math.floor(6 * random());
  for (let n = 0; n < letters; n++) {
    const x = left + Math.round(n * 0.8 * size);
    if (random() < 0.7) ruleDown(ink, x, top, top + size, 1);
    if (random() < 0.7) ruleAcross(ink, top + (random() < 0.5 ? 0 : size), x, x + Math.round(0.5 * size), 1);
    ruleDown(ink, x + Math.round(0.4 * size), top + Math.round(0.4 * size), top + size, 1);
  }
}

/** A table in the corner of the frame. */
function drawTitleBlock(
  ink: Plane,
  { right, bottom }: { readonly right: number; readonly bottom: number },
  height: number,
  random: RandomStream,
): void {
  const width = Math.round(ink.width * (0.2 + 0.25 * random()));
  const top = bottom - Math.round(0.9 * height);
  ruleAcross(ink, top, right - width, right);
  ruleDown(ink, right - width, top, bottom);
  for (const share of [0.35, 0.7]) {
    const y = top + Math.round(share * (bottom - top));
    ruleAcross(ink, y, right - width, right);
    writeWord(ink, right - width + 6, y - Math.round(0.22 * height), 0.5 * height, random);
  }
}

function ruleAcross(ink: Plane, y: number, left: number, right: number, pen = RULE): void {
  for (let row = y; row < Math.min(ink.height, y + pen); row++)
    ink.data.fill(
      1,
      row * ink.width + Math.round(left),
      row * ink.width + Math.min(ink.width, Math.round(right)),
    );
}

function ruleDown(ink: Plane, x: number, top: number, bottom: number, pen = RULE): void {
  for (let y = top; y < Math.min(ink.height, bottom); y++)
    ink.data.fill(1, y * ink.width + x, y * ink.width + x + pen);
}
