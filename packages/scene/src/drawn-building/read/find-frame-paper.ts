import { contactWith } from '../../drawing/cell-groups.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** Share of all borders that the margin outside the frame of a sheet touches, at least. */
const ALONG = 0.9;
/** Half the breadth of a margin at most, as a share of the short side: what is broader is a sky or a ground. */
const NARROW = 0.06;
/** What a cell of a margin touches of the border, to its outline within: a strip along it does so as long as it is, a surface that is cut off far less. */
const STRIP = 0.7;
/** Share of its outline along the margin, and of the picture, from which what lies within a frame is the paper within it. */
const INNER = { contact: 0.12, area: 0.04 } as const;

/**
 * Labels of the bare paper of a framed sheet: the margin outside its frame, and what lies within along the frame, which lines of
 * ground may part; none where there is no frame.
 */
export function findFramePaper({
  cells,
  width,
  height,
}: Pick<DrawingAnalysis, 'cells' | 'width' | 'height'>): readonly number[] {
  const margin: number[] = [];
  let along = 0;
  for (let l = 1; l <= cells.count; l++) {
    const touch =
      (cells.touchTop[l] as number) +
      (cells.touchBottom[l] as number) +
      (cells.touchLeft[l] as number) +
      (cells.touchRight[l] as number);
    if (touch < STRIP * (cells.perimeter[l] as number)) continue;
    if ((cells.inradius[l] as number) > NARROW * Math.min(width, height)) continue;
    margin.push(l);
    along += touch;
  }
  if (along < ALONG * 2 * (width + height)) return [];
  const inner: number[] = [];
  for (let l = 1; l <= cells.count; l++) {
    if (margin.includes(l) || (cells.filledArea[l] as number) < INNER.area * width * height) continue;
    const beside = contactWith(cells.neighbours, l, (other) => margin.includes(other));
    if (beside > INNER.contact * (cells.perimeter[l] as number)) inner.push(l);
  }
  return inner.length > 0 ? [...margin, ...inner] : [];
}
