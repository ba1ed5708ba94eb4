import { filledSpans } from '../cut/filled-spans.ts';
import { DRAWING_LAYERS, type Drawing, type Polyline, type Underlay } from '../drawing.ts';

/** Eight-bit RGB. */
export interface PaintedDrawing {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Lines that are looked at in a row of pixels; along them coverage is exact. */
const LINES = 4;
const INK = '#111111';

/**
 * A drawing as pixels, without its writing: what goes on to be rendered must hold no letters, and no font of the machine decides
 * how it looks.
 *
 * @param longSide pixels of the longer side of the sheet.
 */
export function paintDrawing(drawing: Drawing, longSide: number): PaintedDrawing {
  const { widthMm, heightMm } = drawing.sheet;
  const perMm = longSide / Math.max(widthMm, heightMm);
  const [width, height] = [Math.round(widthMm * perMm), Math.round(heightMm * perMm)];
  const picture = { width, height, data: new Uint8Array(width * height * 3).fill(255) };
  if (drawing.underlay !== null) layUnderlay(picture, drawing.underlay, perMm);
  const scaled = (line: Polyline) => line.map((value) => value * perMm);
  for (const layer of DRAWING_LAYERS) {
    for (const { rule, outlines, colour, layer: own } of drawing.fills)
      if (own === layer) fill(picture, outlines.map(scaled), rule, colour);
    for (const { lines, weightMm, layer: own } of drawing.strokes)
      if (own === layer) {
        // Thinner than a pixel it would fade; a drawing is read by its lines.
        const half = Math.max(1, weightMm * perMm) / 2;
        fill(
          picture,
          lines.flatMap((line) => bars(scaled(line), half)),
          'nonzero',
          INK,
        );
      }
  }
  return picture;
}

/** Every stretch as a bar, all turned alike, so that where they meet they are one. */
function bars(line: Polyline, half: number): number[][] {
  const found: number[][] = [];
  for (let k = 0; k + 3 < line.length; k += 2) {
    const [x0, y0] = [line[k] as number, line[k + 1] as number];
    const [x1, y1] = [line[k + 2] as number, line[k + 3] as number];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) continue;
    const [ax, ay] = [((x1 - x0) / length) * half, ((y1 - y0) / length) * half];
    found.push([
      x0 - ax - ay,
      y0 - ay + ax,
      x1 + ax - ay,
      y1 + ay + ax,
      x1 + ax + ay,
      y1 + ay - ax,
      x0 - ax + ay,
      y0 - ay - ax,
    ]);
  }
  return found;
}

function fill(
  { width, height, data }: PaintedDrawing,
  outlines: readonly (readonly number[])[],
  rule: 'nonzero' | 'evenodd',
  colour: string,
): void {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const outline of outlines)
    for (let k = 1; k < outline.length; k += 2) {
      low = Math.min(low, outline[k] as number);
      high = Math.max(high, outline[k] as number);
    }
  const [top, bottom] = [Math.max(0, Math.floor(low)), Math.min(height, Math.ceil(high))];
  if (bottom <= top) return;
  const lines = Array.from({ length: (bottom - top) * LINES }, (_, k) => top + (k + 0.5) / LINES);
  const spans = filledSpans({ outlines, rule }, lines);
  const covered = new Float32Array(width);
  const ink = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let row = top; row < bottom; row += 1) {
    let [first, last] = [width, -1];
    for (let line = 0; line < LINES; line += 1)
      for (const [from, to] of spans[(row - top) * LINES + line] ?? []) {
        const [start, end] = [Math.max(0, from), Math.min(width, to)];
        for (let x = Math.floor(start); x < end; x += 1)
          covered[x] = (covered[x] as number) + (Math.min(x + 1, end) - Math.max(x, start)) / LINES;
        first = Math.min(first, Math.floor(start));
        last = Math.max(last, Math.ceil(end) - 1);
      }
    for (let x = first; x <= last; x += 1) {
      const share = Math.min(1, covered[x] as number);
      covered[x] = 0;
      if (share === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (row * width + x) * 3 + channel;
        const under = data[at] as number;
        data[at] = Math.round(under + ((ink[channel] as number) - under) * share);
      }
    }
  }
}

function layUnderlay({ width, height, data }: PaintedDrawing, underlay: Underlay, perMm: number): void {
  const { x: left, y: top, widthMm, heightMm, pixelsAcross, pixelsDown, grey } = underlay;
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((((y + 0.5) / perMm - top) / heightMm) * pixelsDown);
    if (row < 0 || row >= pixelsDown) continue;
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor((((x + 0.5) / perMm - left) / widthMm) * pixelsAcross);
      if (column >= 0 && column < pixelsAcross)
        data.fill(grey[row * pixelsAcross + column] as number, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
}
