import type { Raster } from '@plumbline/imaging/raster.ts';

interface Mat {
  readonly data: Uint8Array;
  delete(): void;
}
interface GrabCutCalls {
  readonly Mat: new () => Mat;
  readonly Rect: new (x: number, y: number, width: number, height: number) => object;
  readonly CV_8UC3: number;
  readonly GC_INIT_WITH_RECT: number;
  matFromArray(rows: number, cols: number, type: number, data: Uint8ClampedArray): Mat;
  grabCut(image: Mat, mask: Mat, rect: object, back: Mat, item: Mat, rounds: number, mode: number): void;
}

const ROUNDS = 5;

/** OpenCV's GrabCut from a box, as its tutorial calls it: 0 or 1 for each pixel. */
export function grabCut(
  cv: unknown,
  { width, height, data }: Raster,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Float32Array {
  const calls = cv as GrabCutCalls;
  const image = calls.matFromArray(height, width, calls.CV_8UC3, data);
  const [mask, back, item] = [new calls.Mat(), new calls.Mat(), new calls.Mat()];
  const rect = new calls.Rect(box.x, box.y, box.width, box.height);
  calls.grabCut(image, mask, rect, back, item, ROUNDS, calls.GC_INIT_WITH_RECT);
  // 1 and 3 are certain and probable item.
  const alpha = Float32Array.from(mask.data, (value) => value & 1);
  for (const mat of [image, mask, back, item]) mat.delete();
  return alpha;
}
