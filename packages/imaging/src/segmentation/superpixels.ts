import type { LabelMap, Plane } from '../raster.ts';

const LEVELS = 256;

/**
 * Cuts a picture into small regions of about `step`² pixels whose borders lie on its edges: one seed for each square of
 * a grid, at the calmest place of its middle, flooded in the order of the gradient. V. Machairas et al., "Waterpixels"
 * (2015), with F. Meyer's flooding by a hierarchical queue (1991).
 *
 * @param gradient 0 in flat parts; steps above 64 count alike
 */
export function superpixels(gradient: Plane, step: number): LabelMap {
  const { width, height, data } = gradient;
  const n = width * height;
  const levels = new Uint8Array(n);
  for (let i = 0; i < n; i++)
    levels[i] = Math.min(LEVELS - 1, Math.round(Math.sqrt(Math.min(64, data[i] as number)) * 31));
  const labels = new Int32Array(n);
  const queue = new BucketQueue(n);
  let count = 0;
  const reach = Math.max(1, Math.floor(step / 3));
  for (let cy = step >> 1; cy < height + (step >> 1); cy += step) {
    for (let cx = step >> 1; cx < width + (step >> 1); cx += step) {
      const x0 = Math.min(width - 1, Math.max(0, cx - reach));
      const y0 = Math.min(height - 1, Math.max(0, cy - reach));
      let best = y0 * width + x0;
      for (let y = y0; y <= Math.min(height - 1, cy + reach); y++)
        for (let x = x0; x <= Math.min(width - 1, cx + reach); x++)
          if ((data[y * width + x] as number) < (data[best] as number)) best = y * width + x;
      if (labels[best] !== 0) continue;
      labels[best] = ++count;
      queue.push(best, levels[best] as number);
    }
  }
  for (let i = queue.pop(); i >= 0; i = queue.pop()) {
    const label = labels[i] as number;
    const x = i % width;
    const take = (j: number): void => {
      if (labels[j] !== 0) return;
      labels[j] = label;
      queue.push(j, levels[j] as number);
    };
    if (x > 0) take(i - 1);
    if (x < width - 1) take(i + 1);
    if (i >= width) take(i - width);
    if (i < n - width) take(i + width);
  }
  return { width, height, data: labels, count };
}

/** First in, first out within a level; what comes below the level that is open joins it. */
class BucketQueue {
  readonly #next: Int32Array;
  readonly #first = new Int32Array(LEVELS).fill(-1);
  readonly #last = new Int32Array(LEVELS).fill(-1);
  #level = 0;

  constructor(size: number) {
    this.#next = new Int32Array(size).fill(-1);
  }

  push(item: number, wanted: number): void {
    const level = Math.max(wanted, this.#level);
    const last = this.#last[level] as number;
    if (last < 0) this.#first[level] = item;
    else this.#next[last] = item;
    this.#last[level] = item;
    this.#next[item] = -1;
  }

  /** −1 once it is empty. */
  pop(): number {
    while (this.#level < LEVELS && (this.#first[this.#level] as number) < 0) this.#level++;
    if (this.#level >= LEVELS) return -1;
    const item = this.#first[this.#level] as number;
    const next = this.#next[item] as number;
    this.#first[this.#level] = next;
    if (next < 0) this.#last[this.#level] = -1;
    return item;
  }
}
