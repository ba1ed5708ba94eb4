import { createPlane, type Plane } from '../raster.ts';

const TAPS = 6;
/** Lanczos kernel of three lobes at a quarter of a sample before and after the middle: the two places of a doubling. */
const EARLY = lanczosAt([-2.75, -1.75, -0.75, 0.25, 1.25, 2.25]);
const LATE = [...EARLY].toReversed();

function lanczosAt(places: readonly number[]): number[] {
  const sinc = (x: number) => Math.sin(Math.PI * x) / (Math.PI * x);
  const weights = places.map((x) => sinc(x) * sinc(x / 3));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Twice the size by Lanczos interpolation, edges repeated. Sample centres stay where they are in the picture. */
export function doublePlane(source: Plane): Plane {
  const { width, height } = source;
  const wide = createPlane(2 * width, height);
  const padded = new Float32Array(width + 2 * TAPS);
  for (let y = 0; y < height; y += 1) {
    const row = source.data.subarray(y * width, (y + 1) * width);
    padded.fill(row[0] as number, 0, TAPS);
    padded.set(row, TAPS);
    padded.fill(row[width - 1] as number, TAPS + width);
    for (let x = 0, out = 2 * width * y; x < width; x += 1, out += 2) {
      let early = 0;
      let late = 0;
      for (let k = 0, from = x + TAPS - 3; k < TAPS; k += 1, from += 1) {
        early += (EARLY[k] as number) * (padded[from] as number);
        late += (LATE[k] as number) * (padded[from + 1] as number);
      }
      wide.data[out] = early;
      wide.data[out + 1] = late;
    }
  }
  return doubleRows(wide);
}

function doubleRows({ width, height, data }: Plane): Plane {
  const out = createPlane(width, 2 * height);
  for (let y = 0; y < height; y += 1)
    for (let k = 0; k < TAPS; k += 1) {
      addRow(data, rowAt(y + k - 3, height) * width, EARLY[k] as number, out.data, 2 * y * width, width);
      addRow(data, rowAt(y + k - 2, height) * width, LATE[k] as number, out.data, (2 * y + 1) * width, width);
    }
  return out;
}

const rowAt = (y: number, height: number) => Math.min(height - 1, Math.max(0, y));

function addRow(
  from: Float32Array,
  start: number,
  weight: number,
  to: Float32Array,
  at: number,
  width: number,
): void {
  for (let x = 0; x < width; x += 1)
    to[at + x] = (to[at + x] as number) + weight * (from[start + x] as number);
}

/** Half the size by the mean of each four samples. */
export function halvePlane({ width, height, data }: Plane): Plane {
  const out = createPlane(width >> 1, height >> 1);
  for (let y = 0; y < out.height; y += 1)
    for (let x = 0, at = 2 * y * width; x < out.width; x += 1, at += 2)
      out.data[y * out.width + x] =
        ((data[at] as number) +
          (data[at + 1] as number) +
          (data[at + width] as number) +
          (data[at + width + 1] as number)) /
        4;
  return out;
}
