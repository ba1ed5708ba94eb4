import type { BitMask, LabelMap } from './raster.ts';

/**
 * Grows labels breadth-first (4 neighbours) into pixels without one, so each goes to the label that reaches it first.
 * @param into where given, only its set pixels are taken.
 */
export function spreadLabels(map: LabelMap, into?: BitMask): LabelMap {
  const { width, height, count } = map;
  const labels = Int32Array.from(map.data);
  const queue = new Int32Array(labels.length);
  const last = labels.length - width;
  let head = 0;
  let tail = 0;
  // Only what borders on a pixel without a label can grow.
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] === 0) continue;
    const x = i % width;
    const rim =
      (x > 0 && labels[i - 1] === 0) ||
      (x < width - 1 && labels[i + 1] === 0) ||
      (i >= width && labels[i - width] === 0) ||
      (i < last && labels[i + width] === 0);
    if (rim) queue[tail++] = i;
  }
  const allowed = into?.data;
  const take = (p: number, label: number): void => {
    if (labels[p] !== 0 || (allowed !== undefined && allowed[p] === 0)) return;
    labels[p] = label;
    queue[tail++] = p;
  };
  while (head < tail) {
    const p = queue[head++] as number;
    const label = labels[p] as number;
    const x = p % width;
    if (x > 0) take(p - 1, label);
    if (x < width - 1) take(p + 1, label);
    if (p >= width) take(p - width, label);
    if (p < last) take(p + width, label);
  }
  return { width, height, data: labels, count };
}
