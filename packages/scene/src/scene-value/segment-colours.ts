import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type LabelMap, type Raster } from '@plumbline/imaging/raster.ts';

/** Larger: larger segments. In steps of 8-bit colour, for a picture of about 640 px. */
const SCALE = 260;
/** Segments below this share of the picture are joined to the neighbour most like them. */
const LEAST_SHARE = 0.0006;
const BINS = 1024;

/**
 * Splits a picture into segments of like colour: pixels are joined along the weakest edges first while the step between two
 * segments is no larger than the steps within them. After Felzenszwalb and Huttenlocher, "Efficient graph-based image
 * segmentation", 2004, with edges sorted into bins.
 * @param picture RGB.
 */
export function segmentColours(picture: Raster): LabelMap {
  const { width, height } = picture;
  const n = width * height;
  const [r, g, b] = smoothChannels(picture);
  const steps = new Uint16Array(2 * n);
  const counts = new Int32Array(BINS + 1);
  const binOf = (i: number, j: number): number => {
    const dr = (r[i] as number) - (r[j] as number);
    const dg = (g[i] as number) - (g[j] as number);
    const db = (b[i] as number) - (b[j] as number);
    return Math.min(BINS - 1, Math.round(2 * Math.sqrt(dr * dr + dg * dg + db * db)));
  };
  for (let i = 0; i < n; i++) {
    const right = i % width < width - 1 ? binOf(i, i + 1) : BINS;
    const down = i < n - width ? binOf(i, i + width) : BINS;
    steps[2 * i] = right;
    steps[2 * i + 1] = down;
    counts[right] = (counts[right] as number) + 1;
    counts[down] = (counts[down] as number) + 1;
  }
  const order = sortByStep(steps, counts);
  const forest = createForest(n);
  for (const e of order) {
    const i = e >> 1;
    const a = forest.find(i);
    const c = forest.find((e & 1) === 0 ? i + 1 : i + width);
    if (a === c) continue;
    const step = (steps[e] as number) / 2;
    if (step <= forest.threshold(a) && step <= forest.threshold(c)) forest.join(a, c, step);
  }
  for (const e of order) {
    const i = e >> 1;
    const a = forest.find(i);
    const c = forest.find((e & 1) === 0 ? i + 1 : i + width);
    if (a !== c && Math.min(forest.size(a), forest.size(c)) < LEAST_SHARE * n)
      forest.join(a, c, (steps[e] as number) / 2);
  }
  return numberSegments(forest.find, width, height);
}

function smoothChannels({ width, height, data }: Raster): [Float32Array, Float32Array, Float32Array] {
  const channel = (c: number): Float32Array => {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = data[3 * i + c] as number;
    return gaussianBlur(plane, 0.8).data;
  };
  return [channel(0), channel(1), channel(2)];
}

/** Edges (2 · pixel, +1 for the one below) from the weakest to the strongest, without those that leave the picture. */
function sortByStep(steps: Uint16Array, counts: Int32Array): Int32Array {
  const start = new Int32Array(BINS + 1);
  for (let k = 1; k <= BINS; k++) start[k] = (start[k - 1] as number) + (counts[k - 1] as number);
  const order = new Int32Array(start[BINS] as number);
  for (let e = 0; e < steps.length; e++) {
    const bin = steps[e] as number;
    if (bin === BINS) continue;
    order[start[bin] as number] = e;
    start[bin] = (start[bin] as number) + 1;
  }
  return order;
}

interface Forest {
  readonly find: (i: number) => number;
  readonly size: (root: number) => number;
  /** Largest step at which a segment still joins another. */
  readonly threshold: (root: number) => number;
  readonly join: (a: number, b: number, step: number) => void;
}

function createForest(n: number): Forest {
  const parent = Int32Array.from({ length: n }, (_, i) => i);
  const sizes = new Int32Array(n).fill(1);
  const inner = new Float32Array(n);
  return {
    find: (i) => {
      let root = i;
      while (parent[root] !== root) root = parent[root] as number;
      for (let k = i; parent[k] !== root; ) {
        const next = parent[k] as number;
        parent[k] = root;
        k = next;
      }
      return root;
    },
    size: (root) => sizes[root] as number,
    threshold: (root) => (inner[root] as number) + SCALE / (sizes[root] as number),
    join: (a, b, step) => {
      const [large, small] = (sizes[a] as number) >= (sizes[b] as number) ? [a, b] : [b, a];
      parent[small] = large;
      sizes[large] = (sizes[large] as number) + (sizes[small] as number);
      inner[large] = Math.max(step, inner[a] as number, inner[b] as number);
    },
  };
}

function numberSegments(find: (i: number) => number, width: number, height: number): LabelMap {
  const data = new Int32Array(width * height);
  const number = new Int32Array(width * height);
  let count = 0;
  for (let i = 0; i < data.length; i++) {
    const root = find(i);
    if (number[root] === 0) number[root] = ++count;
    data[i] = number[root] as number;
  }
  return { width, height, data, count };
}
