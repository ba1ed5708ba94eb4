import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { type DrawnPart, extentOfBox } from './drawn-things.ts';

/** Metres: how wide the leaf of a door is, and how far its swing is from as deep. */
const LEAF = [0.5, 1.15] as const;
const SQUAREST = 1.25;
/** Share of its box that a quarter of a circle covers, about: a rectangle covers more. */
const QUARTER = [0.62, 0.87] as const;
/** Corners are looked at so far within the box, as a share of its sides. */
const WITHIN = 0.09;

/** Whether an outlined part is what a door sweeps over: a quarter of a circle, three corners of whose box it covers and one not. */
export function isSwing({ label, box, filled }: DrawnPart, furniture: LabelMap, metres: number): boolean {
  if (box.long < LEAF[0] || box.long > LEAF[1] || box.long > SQUAREST * box.short) return false;
  if (filled < QUARTER[0] || filled > QUARTER[1]) return false;
  const { x0, y0, x1, y1 } = extentOfBox(box, metres);
  const corners = [WITHIN, 1 - WITHIN].flatMap((u) =>
    [WITHIN, 1 - WITHIN].map((v) => {
      const [x, y] = [Math.floor(x0 + u * (x1 - x0)), Math.floor(y0 + v * (y1 - y0))];
      return furniture.data[y * furniture.width + x] === label;
    }),
  );
  // The leaf's end and the foot of the arc taper off: of three corners one is sure, the hinge.
  const [ul, ll, ur, lr] = corners;
  return (ul !== lr && ur === ll) || (ur !== ll && ul === lr);
}
