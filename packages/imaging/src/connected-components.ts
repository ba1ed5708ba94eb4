import type { BitMask, LabelMap } from './raster.ts';

/** Labels 1…count of the connected parts of the set pixels, in reading order of their first pixel. */
export function connectedComponents(mask: BitMask, connectivity: 4 | 8 = 4): LabelMap {
  const { width, height, data } = mask;
  const labels = new Int32Array(width * height);
  const stack = new Int32Array(width * height);
  const last = width * height - width;
  let count = 0;
  let top = 0;
  const visit = (p: number): void => {
    if (data[p] !== 0 && labels[p] === 0) {
      labels[p] = count;
      stack[top++] = p;
    }
  };
  for (let seed = 0; seed < labels.length; seed++) {
    if (data[seed] === 0 || labels[seed] !== 0) continue;
    count++;
    visit(seed);
    while (top > 0) {
      const p = stack[--top] as number;
      const x = p % width;
      const left = x > 0;
      const right = x < width - 1;
      if (left) visit(p - 1);
      if (right) visit(p + 1);
      if (p >= width) {
        visit(p - width);
        if (connectivity === 8 && left) visit(p - width - 1);
        if (connectivity === 8 && right) visit(p - width + 1);
      }
      if (p < last) {
        visit(p + width);
        if (connectivity === 8 && left) visit(p + width - 1);
        if (connectivity === 8 && right) visit(p + width + 1);
      }
    }
  }
  return { width, height, data: labels, count };
}

/** Pixels of each label; entry 0 counts the pixels without one. */
export function labelAreas(map: LabelMap): Int32Array {
  const areas = new Int32Array(map.count + 1);
  for (let i = 0; i < map.data.length; i++) {
    const l = map.data[i] as number;
    areas[l] = (areas[l] as number) + 1;
  }
  return areas;
}

/** A copy of the mask without its 8-connected parts of fewer than `minArea` pixels. */
export function removeSpecks(mask: BitMask, minArea: number): BitMask {
  const parts = connectedComponents(mask, 8);
  const areas = labelAreas(parts);
  const data = new Uint8Array(mask.data.length);
  for (let i = 0; i < data.length; i++) {
    const l = parts.data[i] as number;
    if (l > 0 && (areas[l] as number) >= minArea) data[i] = 1;
  }
  return { width: mask.width, height: mask.height, data };
}
