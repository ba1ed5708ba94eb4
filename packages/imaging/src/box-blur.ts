import { createPlane, type Plane } from './raster.ts';

/** Mean over a (2·radius + 1)² window, edges repeated. Time does not depend on the radius. */
export function boxBlur(source: Plane, radius: number): Plane {
  const out = createPlane(source.width, source.height);
  boxBlurInto(
    source.data,
    out.data,
    new Float32Array(source.data.length),
    source.width,
    source.height,
    radius,
  );
  return out;
}

/** {@link boxBlur} on buffers of the caller; `target` may be `source`, `scratch` must be neither. */
export function boxBlurInto(
  source: Float32Array,
  target: Float32Array,
  scratch: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const r = Math.max(0, Math.round(radius));
  const scale = 1 / (2 * r + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const first = source[row] as number;
    const last = source[row + width - 1] as number;
    let sum = first * (r + 1);
    for (let x = 1; x <= r; x++) sum += x < width ? (source[row + x] as number) : last;
    let x = 0;
    // The ends of a row, where the window hangs over, apart from its long middle.
    for (; x < width && (x <= r || x + r + 1 >= width); x++) {
      scratch[row + x] = sum * scale;
      sum +=
        (x + r + 1 < width ? (source[row + x + r + 1] as number) : last) -
        (x - r > 0 ? (source[row + x - r] as number) : first);
    }
    for (let add = row + x + r + 1, drop = row + x - r; add < row + width; x++, add++, drop++) {
      scratch[row + x] = sum * scale;
      sum += (source[add] as number) - (source[drop] as number);
    }
    for (; x < width; x++) {
      scratch[row + x] = sum * scale;
      sum += last - (x - r > 0 ? (source[row + x - r] as number) : first);
    }
  }
  const column = new Float64Array(width);
  const bottom = (height - 1) * width;
  for (let x = 0; x < width; x++) column[x] = (scratch[x] as number) * (r + 1);
  for (let y = 1; y <= r; y++) {
    const row = Math.min(bottom, y * width);
    for (let x = 0; x < width; x++) column[x] = (column[x] as number) + (scratch[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const add = Math.min(bottom, (y + r + 1) * width);
    const drop = Math.max(0, (y - r) * width);
    for (let x = 0; x < width; x++) {
      const sum = column[x] as number;
      target[row + x] = sum * scale;
      column[x] = sum + (scratch[add + x] as number) - (scratch[drop + x] as number);
    }
  }
}
