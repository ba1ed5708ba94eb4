import { createPlane, type Plane } from './raster.ts';

/** Largest value in a (2·radius + 1)² window. Time does not depend on the radius. */
export function dilate(source: Plane, radius: number): Plane {
  return slidingExtreme(source, radius, 1);
}

/** Smallest value in a (2·radius + 1)² window. */
export function erode(source: Plane, radius: number): Plane {
  return slidingExtreme(source, radius, -1);
}

/** Dilation, then erosion: fills what is darker and narrower than the window. */
export function closeGrey(source: Plane, radius: number): Plane {
  return erode(dilate(source, radius), radius);
}

/** Erosion, then dilation: removes what is brighter and narrower than the window. */
export function openGrey(source: Plane, radius: number): Plane {
  return dilate(erode(source, radius), radius);
}

/** Window cut off at the edges. A monotone queue per line, rows then columns. */
function slidingExtreme(source: Plane, radius: number, sign: 1 | -1): Plane {
  const { width, height } = source;
  const r = Math.max(0, Math.round(radius));
  const out = createPlane(width, height);
  const rows = new Float32Array(width * height);
  const longest = Math.max(width, height);
  const queue = new Int32Array(longest);
  const line = new Float32Array(longest);
  const scan = (length: number, target: Float32Array, offset: number, step: number): void => {
    let head = 0;
    let tail = 0;
    let next = 0;
    for (let x = 0; x < length; x++) {
      const reach = Math.min(length - 1, x + r);
      for (; next <= reach; next++) {
        const v = line[next] as number;
        while (tail > head && (line[queue[tail - 1] as number] as number) <= v) tail--;
        queue[tail++] = next;
      }
      while ((queue[head] as number) < x - r) head++;
      target[offset + x * step] = sign * (line[queue[head] as number] as number);
    }
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = sign * (source.data[y * width + x] as number);
    scan(width, rows, y * width, 1);
  }
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = sign * (rows[y * width + x] as number);
    scan(height, out.data, x, width);
  }
  return out;
}
