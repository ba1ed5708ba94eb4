import type { Faces } from '../faces/faces.ts';
import type { FrameWindow } from '../frame.ts';

/** What is nearest at the middle of each cell of a raster over the window of a drawing. */
export interface DepthBuffer {
  readonly width: number;
  readonly height: number;
  /** Cells to a unit of the frame. */
  readonly perUnit: number;
  readonly window: FrameWindow;
  /** `k` of the nearest surface; infinity where there is none. */
  readonly nearest: Float32Array;
  /** Its triangle, −1 for none. */
  readonly face: Int32Array;
}

/** A signal is asked after so many triangles. */
const ASKED_EVERY = 1 << 16;

/** @param longSide cells along the longer side of the window. */
export function fillDepthBuffer(
  { count, corners }: Faces,
  window: FrameWindow,
  longSide: number,
  signal: AbortSignal,
): DepthBuffer {
  const [across, down] = [window.right - window.left, window.bottom - window.top];
  const perUnit = longSide / Math.max(across, down);
  const width = Math.max(1, Math.ceil(across * perUnit));
  const height = Math.max(1, Math.ceil(down * perUnit));
  const nearest = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const face = new Int32Array(width * height).fill(-1);
  for (let index = 0; index < count; index += 1) {
    if (index % ASKED_EVERY === 0) signal.throwIfAborted();
    const at = index * 9;
    const x = (corner: number) => ((corners[at + corner * 3] as number) - window.left) * perUnit - 0.5;
    const y = (corner: number) => ((corners[at + corner * 3 + 1] as number) - window.top) * perUnit - 0.5;
    const [x0, y0, x1, y1, x2, y2] = [x(0), y(0), x(1), y(1), x(2), y(2)];
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    if (Math.abs(area) < 1e-9) continue;
    const k0 = corners[at + 2] as number;
    const [k1, k2] = [(corners[at + 5] as number) - k0, (corners[at + 8] as number) - k0];
    const acrossK = (k1 * (y2 - y0) - k2 * (y1 - y0)) / area;
    const downK = (k2 * (x1 - x0) - k1 * (x2 - x0)) / area;
    const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2)));
    const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2)));
    for (let row = top; row <= bottom; row += 1) {
      let left = Number.POSITIVE_INFINITY;
      let right = Number.NEGATIVE_INFINITY;
      const cross = (ax: number, ay: number, bx: number, by: number): void => {
        if (ay > row === by > row) return;
        const meet = ax + ((row - ay) / (by - ay)) * (bx - ax);
        if (meet < left) left = meet;
        if (meet > right) right = meet;
      };
      cross(x0, y0, x1, y1);
      cross(x1, y1, x2, y2);
      cross(x2, y2, x0, y0);
      const end = Math.min(width - 1, Math.floor(right));
      for (let column = Math.max(0, Math.ceil(left)); column <= end; column += 1) {
        const k = k0 + acrossK * (column - x0) + downK * (row - y0);
        const slot = row * width + column;
        if (k < (nearest[slot] as number)) {
          nearest[slot] = k;
          face[slot] = index;
        }
      }
    }
  }
  return { width, height, perUnit, window, nearest, face };
}
