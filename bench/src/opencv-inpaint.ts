import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { loadOpenCv } from './opencv-filter.ts';

interface Mat {
  readonly data: Uint8Array;
  delete(): void;
}
interface Inpainting {
  readonly Mat: new () => Mat;
  readonly CV_8UC3: number;
  readonly CV_8UC1: number;
  readonly INPAINT_TELEA: number;
  readonly INPAINT_NS: number;
  matFromArray(rows: number, cols: number, type: number, data: ArrayLike<number>): Mat;
  inpaint(from: Mat, mask: Mat, to: Mat, radius: number, method: number): void;
}

/** Pixels around a hole that OpenCV's methods look at. */
const RADIUS = 5;

export type Inpaint = (picture: Raster, hole: BitMask) => Raster;

/** OpenCV's two ways of filling a hole: Telea's fast marching and Navier–Stokes. */
export async function loadInpainting(): Promise<{ readonly telea: Inpaint; readonly navierStokes: Inpaint }> {
  const { cv: all } = await loadOpenCv();
  const cv = all as unknown as Inpainting;
  const by =
    (method: number): Inpaint =>
    ({ width, height, data }, hole) => {
      const source = cv.matFromArray(height, width, cv.CV_8UC3, data);
      const mask = cv.matFromArray(
        height,
        width,
        cv.CV_8UC1,
        hole.data.map((value) => 255 * value),
      );
      const filled = new cv.Mat();
      cv.inpaint(source, mask, filled, RADIUS, method);
      const result = { width, height, channels: 3, data: new Uint8ClampedArray(filled.data) } as const;
      for (const mat of [source, mask, filled]) mat.delete();
      return result;
    };
  return { telea: by(cv.INPAINT_TELEA), navierStokes: by(cv.INPAINT_NS) };
}
