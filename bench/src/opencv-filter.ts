import { createRequire } from 'node:module';
import type { Raster } from '@plumbline/imaging/raster.ts';

/** The few calls of OpenCV that the baseline needs. */
interface Mat {
  readonly data: Uint8Array;
  delete(): void;
}
interface OpenCv {
  readonly Mat: new () => Mat;
  readonly CV_8UC3: number;
  readonly COLOR_RGB2GRAY: number;
  readonly COLOR_GRAY2RGB: number;
  readonly ADAPTIVE_THRESH_MEAN_C: number;
  readonly THRESH_BINARY: number;
  matFromArray(rows: number, cols: number, type: number, data: Uint8ClampedArray): Mat;
  bilateralFilter(from: Mat, to: Mat, diameter: number, sigmaColour: number, sigmaSpace: number): void;
  cvtColor(from: Mat, to: Mat, code: number): void;
  medianBlur(from: Mat, to: Mat, size: number): void;
  adaptiveThreshold(
    from: Mat,
    to: Mat,
    max: number,
    method: number,
    type: number,
    block: number,
    c: number,
  ): void;
  bitwise_and(a: Mat, b: Mat, to: Mat): void;
}

/** Loads OpenCV compiled to WebAssembly, once. In a box, because its module is a thenable that resolves to itself. */
export function loadOpenCv(): Promise<{ readonly cv: OpenCv }> {
  const cv = createRequire(import.meta.url)('@techstark/opencv-js') as OpenCv & {
    onRuntimeInitialized?: () => void;
  };
  return new Promise((resolve) => {
    if ('Mat' in cv) resolve({ cv });
    else Object.assign(cv, { onRuntimeInitialized: () => resolve({ cv }) });
  });
}

/**
 * The filter chain that one would otherwise put together in an afternoon: colours smoothed twice by a bilateral filter,
 * lines found by an adaptive threshold, one laid over the other.
 */
export function filterPicture(cv: OpenCv, { width, height, data }: Raster): Uint8Array {
  const source = cv.matFromArray(height, width, cv.CV_8UC3, data);
  const [once, twice, grey, ink, lines, result] = Array.from({ length: 6 }, () => new cv.Mat()) as [
    Mat,
    Mat,
    Mat,
    Mat,
    Mat,
    Mat,
  ];
  cv.bilateralFilter(source, once, 9, 60, 9);
  cv.bilateralFilter(once, twice, 9, 60, 9);
  cv.cvtColor(source, grey, cv.COLOR_RGB2GRAY);
  cv.medianBlur(grey, grey, 5);
  cv.adaptiveThreshold(grey, ink, 255, cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY, 9, 4);
  cv.cvtColor(ink, lines, cv.COLOR_GRAY2RGB);
  cv.bitwise_and(twice, lines, result);
  const pixels = new Uint8Array(result.data);
  for (const mat of [source, once, twice, grey, ink, lines, result]) mat.delete();
  return pixels;
}
