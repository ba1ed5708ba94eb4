import { createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { readBilinear } from '@plumbline/imaging/read-bilinear.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from '@plumbline/imaging/srgb.ts';

/** A grade changes a pixel of a photo by no more than this factor. */
const MOST_GRADE = 6;
/** Detail finer than the working size is the base's, within these factors. */
const LEAST_DETAIL = 0.45;
const MOST_DETAIL = 1.6;

/** Multiplies a picture by what a render has done to a smaller copy of its base. */
export function gradeLike(picture: Raster, small: Raster, rendered: Raster): Raster {
  const { width, height } = picture;
  const n = small.width * small.height;
  const out = createRaster(width, height, 3);
  const factors = [0, 1, 2].map((c) => {
    const data = new Float32Array(n);
    for (let i = 0; i < n; i++)
      data[i] = clamp(
        (linear(rendered, 3 * i + c) + 0.004) / (linear(small, 3 * i + c) + 0.004),
        1 / MOST_GRADE,
        MOST_GRADE,
      );
    return { width: small.width, height: small.height, data };
  });
  eachPixel(width, height, small, (p, u, v) => {
    for (let c = 0; c < 3; c++)
      out.data[p + c] =
        255 * linearToSrgbFast(linear(picture, p + c) * readBilinear(factors[c] as Plane, u, v));
  });
  return out;
}

/** The render at the base's size, with the base's detail over the mean of each working pixel. */
export function enlargeWithDetail(base: Raster, small: Raster, rendered: Raster): Raster {
  const { width, height } = base;
  const enlarged = resizeArea(rendered, width, height);
  if (small.width === width && small.height === height) return enlarged;
  const means: Plane = {
    width: small.width,
    height: small.height,
    data: Float32Array.from({ length: small.width * small.height }, (_, i) => luminance(small, 3 * i)),
  };
  eachPixel(width, height, small, (p, u, v) => {
    const detail = clamp(
      (luminance(base, p) + 0.01) / (readBilinear(means, u, v) + 0.01),
      LEAST_DETAIL,
      MOST_DETAIL,
    );
    for (let c = p; c < p + 3; c++) enlarged.data[c] = 255 * linearToSrgbFast(linear(enlarged, c) * detail);
  });
  return enlarged;
}

/** Linear light of a sample. */
export function linear({ data }: Raster, at: number): number {
  return LINEAR_OF_BYTE[data[at] as number] as number;
}

function luminance(picture: Raster, p: number): number {
  return 0.2126 * linear(picture, p) + 0.7152 * linear(picture, p + 1) + 0.0722 * linear(picture, p + 2);
}

/** Calls with each pixel's first sample and its place in a smaller raster. */
export function eachPixel(
  width: number,
  height: number,
  small: { readonly width: number; readonly height: number },
  visit: (p: number, u: number, v: number) => void,
): void {
  for (let y = 0, p = 0; y < height; y++) {
    const v = ((y + 0.5) * small.height) / height - 0.5;
    for (let x = 0; x < width; x++, p += 3) visit(p, ((x + 0.5) * small.width) / width - 0.5, v);
  }
}
