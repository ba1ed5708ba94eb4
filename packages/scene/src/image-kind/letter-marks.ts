import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { createBitMask, type Raster } from '@plumbline/imaging/raster.ts';
import { separateInk } from '../drawing/separate-ink.ts';

/** Height of the tallest letter mark, as a share of the long side. */
const LETTER = 0.05;

/** α from which a pixel belongs to a mark. */
const INKED = 0.25;

/**
 * Marks as small as letters: their share of all ink, and how many there are. The outlines of a drawing hang together, the
 * letters of a page do not.
 * @param picture RGB, about 512 px.
 */
export function letterMarks(picture: Raster): { lettering: number; marks: number } {
  const { alpha } = separateInk(picture);
  const { width, height } = alpha;
  const inked = createBitMask(width, height);
  for (let i = 0; i < inked.data.length; i++) if ((alpha.data[i] as number) > INKED) inked.data[i] = 1;
  const ink = connectedComponents(inked, 8);
  const boxes = Array.from({ length: ink.count + 1 }, () => ({
    x0: width,
    y0: height,
    x1: 0,
    y1: 0,
    area: 0,
  }));
  let all = 0;
  for (let i = 0; i < ink.data.length; i++) {
    const l = ink.data[i] as number;
    const box = boxes[l];
    if (l === 0 || box === undefined) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
    box.area++;
    all++;
  }
  const long = Math.max(width, height);
  let small = 0;
  let marks = 0;
  for (const { x0, y0, x1, y1, area } of boxes) {
    // Words run together at this size: a mark may be long, but not high.
    if (area === 0 || y1 - y0 + 1 > LETTER * long || x1 - x0 + 1 > 5 * LETTER * long) continue;
    small += area;
    marks++;
  }
  return { lettering: small / Math.max(1, all), marks };
}
