import type { Raster } from '@plumbline/imaging/raster.ts';
import { drawLines, rectangle, type Stroke } from '../../drawing/test/draw-lines.ts';

/**
 * The elevation of a wall of built-in cabinets on 1200 × 800, in single lines: a row of tall doors under a row of low ones, a
 * niche, an arched oven, a worktop. Square, closed and full of what could be rooms with openings between them, but cut through
 * nowhere.
 */
export function drawWallElevation(width = 2): Raster {
  const strokes: Stroke[] = [...rectangle(80, 90, 1120, 710)];
  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    strokes.push({ from: [x0, y0], to: [x1, y1] });
  };
  line(80, 250, 1120, 250);
  line(80, 470, 1120, 470);
  for (const x of [210, 340, 470, 730, 860, 990]) {
    line(x, 90, x, 250);
    line(x, 470, x, 710);
  }
  // Between the upper and the lower doors shelves stop short of the uprights that hold them.
  for (const x of [340, 600, 860]) {
    line(x, 250, x, 330);
    line(x, 385, x, 470);
  }
  for (const x of [80, 340, 600, 860]) {
    line(x, 360, x + 95, 360);
    line(x + 150, 360, x + 260, 360);
  }
  for (const x of [470, 730]) arch(strokes, x, 600, 90);
  return drawLines(
    1200,
    800,
    strokes.map((stroke) => ({ ...stroke, width })),
  );
}

/** A quarter circle in short strokes. */
function arch(strokes: Stroke[], x: number, y: number, radius: number): void {
  const at = (k: number): readonly [number, number] => [
    x + radius * Math.cos((k * Math.PI) / 36),
    y - radius * Math.sin((k * Math.PI) / 36),
  ];
  for (let k = 0; k < 18; k++) strokes.push({ from: at(k), to: at(k + 1) });
  strokes.push({ from: [x, y], to: at(18) });
}
