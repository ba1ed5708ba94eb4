import { measureRoom } from '../../areas/measure-rooms.ts';
import { cutPart } from '../cut/cut-part.ts';
import { type CutShape, shapesOf } from '../cut/cut-shape.ts';
import { type FilledSpan, filledSpans } from '../cut/filled-spans.ts';
import { placeOf } from '../cut/cut-model.ts';
import type { Model } from '../../model/model.ts';
import type { DrawnText } from '../drawing.ts';
import { type Frame, frameU, frameV } from '../frame.ts';
import type { SectionPlane } from '../view.ts';
import type { SheetFit } from './fit-to-sheet.ts';

const NAME_MM = 3;
const AREA_MM = 2.4;
/** Of its size, in millimetres: the widest character of most faces, and of Chinese ones. */
const NARROW = 0.58;
const WIDE = 1;

/** The names and floors of the rooms that a plan cuts, each in the middle of its widest place. */
export function labelRooms(model: Model, heightM: number, frame: Frame, fit: SheetFit): readonly DrawnText[] {
  const plane: SectionPlane = { axis: 'y', at: heightM, keep: 'below' };
  return model.rooms.flatMap((room) => {
    const stretches = cutPart(room.indices, Float64Array.from(room.positions), plane);
    const [shape] = shapesOf([{ thing: 0, material: 0, class: 'floor', joint: null, stretches }], 1);
    if (shape === undefined || shape.outlines.length === 0) return [];
    const place = widestPlace(shape, fit.perUnit);
    if (place === null) return [];
    const [x, y, z] = placeOf(plane, place.s, place.t);
    const [left, top] = [fit.x(frameU(frame, x, y, z)), fit.y(frameV(frame, x, y, z))];
    const room2 = place.widthM * fit.perUnit * 0.92;
    const area = `${measureRoom(room).floorM2.toFixed(1)} m²`;
    const size = Math.min(NAME_MM, (NAME_MM * room2) / widthOf(room.name, NAME_MM));
    const shown = size >= 1.2 ? room.name : '';
    const areaSize = Math.min(AREA_MM, (AREA_MM * room2) / widthOf(area, AREA_MM));
    return [
      label(left, top - 0.2, size, shown),
      ...(areaSize >= 1.1 ? [label(left, top + areaSize + 1, areaSize, area)] : []),
    ].filter(({ text }) => text !== '');
  });
}

function label(x: number, y: number, sizeMm: number, text: string): DrawnText {
  return { layer: 'rooms', x, y, sizeMm: Math.round(sizeMm * 100) / 100, anchor: 'middle', text };
}

function widthOf(text: string, sizeMm: number): number {
  let width = 0;
  for (const character of text) width += (character.codePointAt(0) ?? 0) > 0x2e80 ? WIDE : NARROW;
  return Math.max(1, width) * sizeMm;
}

/** Millimetres between the rows that are looked at, and how many of them a name with its area takes. */
const ROW_MM = 1.2;
const BLOCK_ROWS = 6;
const MOST_ROWS = 400;

/** The middle of the widest block that a name with its area fits into; of those of nearly the same width the one nearest to the middle. */
function widestPlace(
  shape: CutShape,
  perMetre: number,
): { readonly s: number; readonly t: number; readonly widthM: number } | null {
  // Rows run from left to right on a plan: along x, which is t there.
  const turned = {
    rule: shape.rule,
    outlines: shape.outlines.map((outline) => outline.map((_, k) => outline[k ^ 1] as number)),
  };
  const [low, high] = [shape.box.min[0], shape.box.max[0]];
  const count = Math.max(1, Math.min(MOST_ROWS, Math.floor(((high - low) * perMetre) / ROW_MM)));
  const rows = Array.from({ length: count }, (_, k) => low + ((k + 0.5) / count) * (high - low));
  const spans = filledSpans(turned, rows);
  const tall = Math.min(BLOCK_ROWS, Math.max(1, count - 1));
  let best: { s: number; t: number; widthM: number; score: number } | null = null;
  for (let first = 0; first + tall <= count; first += 1) {
    let common: readonly FilledSpan[] = spans[first] ?? [];
    for (let row = first + 1; row < first + tall; row += 1) common = commonSpans(common, spans[row] ?? []);
    const s = ((rows[first] as number) + (rows[first + tall - 1] as number)) / 2;
    const off = Math.abs(s - (low + high) / 2) / (high - low);
    for (const [from, to] of common) {
      const score = (to - from) * (1 - 0.8 * off);
      if (best === null || score > best.score) best = { s, t: (from + to) / 2, widthM: to - from, score };
    }
  }
  return best;
}

function commonSpans(a: readonly FilledSpan[], b: readonly FilledSpan[]): readonly FilledSpan[] {
  return a.flatMap(([from, to]) =>
    b.flatMap(([start, end]): readonly FilledSpan[] => {
      const both: FilledSpan = [Math.max(from, start), Math.min(to, end)];
      return both[1] > both[0] ? [both] : [];
    }),
  );
}
