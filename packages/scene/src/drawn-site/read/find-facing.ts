import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { SiteClass } from '../../drawn-garden/read/site-class.ts';
import { steepAxis, type SteepCamera } from './steep-camera.ts';

/** Pixels along either axis by which a wall's direction is told. */
const MIN_OUTLINE = 3;
/** Share of its breadth on another roof from which a slope is turned away. */
const MIN_ROOF_BELOW = 0.5;

const { wall, trim, timber, stone, roof, figure } = SiteClass;

/**
 * Which walls face the sun: of the two families that a view from above shows, the one turned to the left is lit, the other
 * lies in its own shade. Roofs lie open; a slope turned away from the viewer gets a little less.
 */
export function findFacing(
  { cells, filledCellMap, strokeAxis, width, height }: DrawingAnalysis,
  camera: SteepCamera,
  kinds: Uint8Array,
): { facing: Float32Array; sunSide: 1 | -1 } {
  const along = [new Float32Array(cells.count + 1), new Float32Array(cells.count + 1)] as const;
  const labels = filledCellMap.data;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const a = labels[i] as number;
      const b = labels[i + width] as number;
      if (a === b) continue;
      const axis = strokeAxis.data[i] || strokeAxis.data[i + width] || strokeAxis.data[i - width];
      if (axis !== 1 && axis !== 3) continue;
      const sums = along[axis === 1 ? 0 : 1];
      sums[a] = (sums[a] as number) + 1;
      sums[b] = (sums[b] as number) + 1;
    }
  // The visible wall along axis 0 faces against axis 2; the one along axis 2 faces along axis 0 or against it.
  const front = -steepAxis(camera, 2)[0];
  const side = steepAxis(camera, 0);
  const flank = side[2] < 0 ? side[0] : -side[0];
  const lit = front < flank ? 0 : 1;
  const facing = new Float32Array(cells.count + 1);
  for (let l = 1; l <= cells.count; l++) {
    const kind = kinds[l];
    if (kind === wall || kind === trim || kind === timber || kind === stone || kind === figure) {
      const a = along[0][l] as number;
      const b = along[1][l] as number;
      if (a + b < MIN_OUTLINE) continue;
      const family = a > b ? 0 : 1;
      facing[l] = family === lit ? 0.62 : -0.72;
    } else if (kind === roof) {
      const over = contactWith(cells.neighbours, l, (o) => kinds[o] === roof, cells.neighbours.below);
      const w = (cells.x1[l] as number) - (cells.x0[l] as number) + 1;
      facing[l] = over > MIN_ROOF_BELOW * w ? 0.35 : 0.78;
    }
  }
  return { facing, sunSide: 1 };
}
