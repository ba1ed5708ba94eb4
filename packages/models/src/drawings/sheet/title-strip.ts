import type { DrawnFill, DrawnStroke, DrawnText } from '../drawing.ts';
import { MARGIN_MM, STRIP_MM } from './choose-sheet.ts';
import type { SheetFit } from './fit-to-sheet.ts';

export interface Strip {
  readonly fills: readonly DrawnFill[];
  readonly strokes: readonly DrawnStroke[];
  readonly texts: readonly DrawnText[];
}

/** Lengths of a scale bar in metres: the longest that takes no more than this on paper. */
const BARS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const LONGEST_BAR_MM = 60;
const NORTH_RADIUS_MM = 5;

/**
 * The name of a drawing, its scale with a bar that stays true when the sheet is copied smaller, and on plans where north is.
 *
 * @param north radians of the model's −z from true north, clockwise; null for no arrow.
 */
export function titleStrip({ sheet, scale }: SheetFit, title: string, north: number | null): Strip {
  const top = sheet.heightMm - MARGIN_MM - STRIP_MM + 4;
  const strokes: DrawnStroke[] = [
    {
      layer: 'sheet',
      class: 'frame',
      weightMm: 0.18,
      lines: [[MARGIN_MM, top, sheet.widthMm - MARGIN_MM, top]],
    },
  ];
  const texts: DrawnText[] = [text(MARGIN_MM, top + 8, 4.5, 'start', title)];
  const fills: DrawnFill[] = [];
  if (scale !== null) {
    texts.push(text(MARGIN_MM, top + 13.5, 3, 'start', `1:${scale}   ${sheet.name}`));
    const bar = barOf(scale);
    const left = sheet.widthMm / 2 - (bar * 1000) / scale / 2;
    const step = (bar * 1000) / scale / 4;
    fills.push({
      layer: 'sheet',
      class: 'bar',
      colour: '#111111',
      rule: 'nonzero',
      outlines: [0, 2].map((k) => box(left + k * step, top + 7, step, 1.4)),
    });
    strokes.push({
      layer: 'sheet',
      class: 'bar',
      weightMm: 0.13,
      lines: [closed(box(left, top + 7, step * 4, 1.4))],
    });
    for (const k of [0, 2, 4])
      texts.push(text(left + k * step, top + 12, 2.2, 'middle', `${(bar * k) / 4}${k === 4 ? ' m' : ''}`));
  }
  if (north !== null)
    addNorth(sheet.widthMm - MARGIN_MM - NORTH_RADIUS_MM, top + 9.5, north, { fills, strokes, texts });
  return { fills, strokes, texts };
}

function addNorth(
  x: number,
  y: number,
  north: number,
  { fills, strokes, texts }: { fills: DrawnFill[]; strokes: DrawnStroke[]; texts: DrawnText[] },
): void {
  const at = (radius: number, turn: number): [number, number] => [
    x + Math.sin(turn - north) * radius,
    y - Math.cos(turn - north) * radius,
  ];
  const tip = at(NORTH_RADIUS_MM, 0);
  const foot = at(NORTH_RADIUS_MM * 0.45, Math.PI);
  const right = at(NORTH_RADIUS_MM, (Math.PI * 5) / 6);
  const left = at(NORTH_RADIUS_MM, (-Math.PI * 5) / 6);
  fills.push({
    layer: 'sheet',
    class: 'north',
    colour: '#111111',
    rule: 'nonzero',
    outlines: [[...tip, ...right, ...foot]],
  });
  strokes.push({
    layer: 'sheet',
    class: 'north',
    weightMm: 0.18,
    lines: [
      [...tip, ...right, ...foot, ...left, ...tip],
      [...tip, ...foot],
    ],
  });
  const [nx, ny] = at(NORTH_RADIUS_MM + 2, 0);
  texts.push(text(nx, ny + 1, 2.8, 'middle', 'N'));
}

function barOf(scale: number): number {
  return BARS.findLast((metres) => (metres * 1000) / scale <= LONGEST_BAR_MM) ?? 0.1;
}

function box(x: number, y: number, width: number, height: number): number[] {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

function closed(outline: readonly number[]): number[] {
  return [...outline, ...outline.slice(0, 2)];
}

function text(x: number, y: number, sizeMm: number, anchor: DrawnText['anchor'], value: string): DrawnText {
  return { layer: 'sheet', x, y, sizeMm, anchor, text: value };
}
