import type { SheetDrawing } from '@plumbline/scene/sheet/sheet-drawing.ts';
import type { DrawnPicture } from '../pictures/drawn-picture.ts';
import { count, type Figures } from './figure.ts';

/** Share of a drawing's ink that a found one holds, and of what a found one holds that is of the drawing. */
const LEAST_INK = 0.95;

/** Of a sheet's drawings, those that were found whole and by themselves; of those found, the ones that are drawings; and whether all was right. */
export function scoreSheet({ picture, truth }: DrawnPicture, found: readonly SheetDrawing[]): Figures {
  const { width, height } = picture;
  const drawings = truth.classes.reduce((most, number) => Math.max(most, number), 0);
  const of = new Int32Array(drawings + 1);
  const held = found.map(() => new Int32Array(drawings + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const number = truth.classes[y * width + x] as number;
      if (number === 0) continue;
      of[number] = (of[number] as number) + 1;
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      found.forEach((box, k) => {
        if (u < box.x || v < box.y || u > box.x + box.width || v > box.y + box.height) return;
        const counts = held[k] as Int32Array;
        counts[number] = (counts[number] as number) + 1;
      });
    }
  let right = 0;
  for (let number = 1; number <= drawings; number++) {
    const own = held.some((counts) => {
      const inked = counts.reduce((sum, n) => sum + n, 0);
      const hits = counts[number] as number;
      return hits >= LEAST_INK * (of[number] as number) && hits >= LEAST_INK * inked;
    });
    if (own) right++;
  }
  const figures: Figures = {};
  count(figures, 'drawings', right, drawings);
  count(figures, 'drawings real', Math.min(right, found.length), found.length);
  count(figures, 'sheets', right === drawings && found.length === drawings ? 1 : 0);
  return figures;
}
