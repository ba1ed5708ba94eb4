import { seededRandom } from '@plumbline/imaging/random.ts';

/** A square of texture: differences from its mean in OKLab. */
export interface TextureTile {
  readonly side: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

const TRIES = 36;

/**
 * Grows a sample into a larger square of the same texture: overlapping blocks of it, each chosen to agree with its neighbours
 * and joined along the cheapest seam (Efros, Freeman, "Image quilting for texture synthesis and transfer", 2001).
 */
export function quiltTexture(sample: TextureTile, side: number, seed: number): TextureTile {
  const block = Math.min(sample.side, Math.max(16, Math.round(sample.side * 0.6)));
  const overlap = Math.max(4, Math.round(block / 4));
  const step = block - overlap;
  const out: TextureTile = {
    side,
    l: new Float32Array(side * side),
    a: new Float32Array(side * side),
    b: new Float32Array(side * side),
  };
  const random = seededRandom(seed ^ 0x2c1b);
  const room = sample.side - block;
  for (let y = 0; y < side; y += step) {
    for (let x = 0; x < side; x += step) {
      let best = { sx: 0, sy: 0, cost: Infinity };
      for (let k = 0; k < TRIES; k++) {
        const sx = Math.floor(random() * (room + 1));
        const sy = Math.floor(random() * (room + 1));
        const cost = overlapCost(out, sample, x, y, sx, sy, block, overlap);
        if (cost < best.cost) best = { sx, sy, cost };
        if (x === 0 && y === 0) break;
      }
      layBlock(out, sample, x, y, best.sx, best.sy, block, overlap);
    }
  }
  return out;
}

function overlapCost(
  out: TextureTile,
  sample: TextureTile,
  x: number,
  y: number,
  sx: number,
  sy: number,
  block: number,
  overlap: number,
): number {
  let cost = 0;
  const add = (dx: number, dy: number): void => {
    if (x + dx >= out.side || y + dy >= out.side) return;
    const d =
      (out.l[(y + dy) * out.side + x + dx] as number) -
      (sample.l[(sy + dy) * sample.side + sx + dx] as number);
    cost += d * d;
  };
  if (x > 0) for (let dy = 0; dy < block; dy += 2) for (let dx = 0; dx < overlap; dx++) add(dx, dy);
  if (y > 0) for (let dy = 0; dy < overlap; dy++) for (let dx = 0; dx < block; dx += 2) add(dx, dy);
  return cost;
}

function layBlock(
  out: TextureTile,
  sample: TextureTile,
  x: number,
  y: number,
  sx: number,
  sy: number,
  block: number,
  overlap: number,
): void {
  const misfit = (dx: number, dy: number): number => {
    if (x + dx >= out.side || y + dy >= out.side) return 0;
    const d =
      (out.l[(y + dy) * out.side + x + dx] as number) -
      (sample.l[(sy + dy) * sample.side + sx + dx] as number);
    return d * d;
  };
  const left = x > 0 ? cheapestSeam(block, overlap, (along, across) => misfit(across, along)) : null;
  const top = y > 0 ? cheapestSeam(block, overlap, (along, across) => misfit(along, across)) : null;
  for (let dy = 0; dy < block && y + dy < out.side; dy++) {
    for (let dx = 0; dx < block && x + dx < out.side; dx++) {
      const fromLeft = left === null ? 1 : seamShare(dx - (left[dy] as number));
      const fromTop = top === null ? 1 : seamShare(dy - (top[dx] as number));
      const w = Math.min(fromLeft, fromTop);
      if (w <= 0) continue;
      const to = (y + dy) * out.side + x + dx;
      const from = (sy + dy) * sample.side + sx + dx;
      out.l[to] = (out.l[to] as number) * (1 - w) + (sample.l[from] as number) * w;
      out.a[to] = (out.a[to] as number) * (1 - w) + (sample.a[from] as number) * w;
      out.b[to] = (out.b[to] as number) * (1 - w) + (sample.b[from] as number) * w;
    }
  }
}

/** Two pixels of transition across a seam. */
function seamShare(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 + distance / 2));
}

/** The path along a strip on which the two layers differ least, by dynamic programming: place across per step along. */
function cheapestSeam(
  length: number,
  breadth: number,
  cost: (along: number, across: number) => number,
): Int32Array {
  const sums = new Float64Array(length * breadth);
  for (let t = 0; t < length; t++) {
    for (let q = 0; q < breadth; q++) {
      let least = 0;
      if (t > 0) {
        least = Infinity;
        for (let p = Math.max(0, q - 1); p <= Math.min(breadth - 1, q + 1); p++)
          least = Math.min(least, sums[(t - 1) * breadth + p] as number);
      }
      sums[t * breadth + q] = least + cost(t, q);
    }
  }
  const path = new Int32Array(length);
  for (let t = length - 1; t >= 0; t--) {
    const last = t === length - 1 ? -1 : (path[t + 1] as number);
    const from = last < 0 ? 0 : Math.max(0, last - 1);
    const to = last < 0 ? breadth - 1 : Math.min(breadth - 1, last + 1);
    let best = from;
    for (let q = from; q <= to; q++)
      if ((sums[t * breadth + q] as number) < (sums[t * breadth + best] as number)) best = q;
    path[t] = best;
  }
  return path;
}
