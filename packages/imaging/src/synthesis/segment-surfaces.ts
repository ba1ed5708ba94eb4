import { gaussianBlur } from '../gaussian-blur.ts';
import type { BitMask, LabelMap, Raster } from '../raster.ts';

/** The larger, the coarser; in steps of colour (sum of three channels) times pixels. */
const COARSENESS = 1600;
const SMALLEST = 60;
const STEPS = 766;

/**
 * Parts a picture into surfaces of like colour: neighbours are joined, weakest step first, while the step is no greater than
 * those within both parts (Felzenszwalb, Huttenlocher, "Efficient graph-based image segmentation", 2004). Small parts join
 * the neighbour they differ from least.
 *
 * @param picture RGB. @param unknown 1 where there is nothing to be told: label 0.
 */
export function segmentSurfaces(picture: Raster, unknown: BitMask): LabelMap {
  const { width, height } = picture;
  const n = width * height;
  const planes = [0, 1, 2].map((c) => {
    const plane = { width, height, data: new Float32Array(n) };
    for (let i = 0; i < n; i++) plane.data[i] = picture.data[3 * i + c] as number;
    return gaussianBlur(plane, 0.8).data;
  });
  const hidden = unknown.data;
  const stepBetween = (i: number, j: number): number => {
    let sum = 0;
    for (const plane of planes) sum += Math.abs((plane[i] as number) - (plane[j] as number));
    return Math.min(STEPS - 1, Math.round(sum));
  };
  // Edge 2·i goes right, 2·i + 1 down.
  const weight = new Int16Array(2 * n).fill(-1);
  const count = new Int32Array(STEPS + 1);
  const note = (edge: number, i: number, j: number): void => {
    if (hidden[i] === 1 || hidden[j] === 1) return;
    const step = stepBetween(i, j);
    weight[edge] = step;
    count[step + 1] = (count[step + 1] as number) + 1;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x < width - 1) note(2 * i, i, i + 1);
      if (y < height - 1) note(2 * i + 1, i, i + width);
    }
  for (let s = 0; s < STEPS; s++) count[s + 1] = (count[s + 1] as number) + (count[s] as number);
  const order = new Int32Array(count[STEPS] as number);
  for (let edge = 0; edge < weight.length; edge++) {
    const step = weight[edge] as number;
    if (step < 0) continue;
    const at = count[step] as number;
    order[at] = edge;
    count[step] = at + 1;
  }
  const parent = Int32Array.from({ length: n }, (_, i) => i);
  const size = new Int32Array(n).fill(1);
  const allowed = new Float32Array(n).fill(COARSENESS);
  const rootOf = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      const up = parent[at] as number;
      parent[at] = parent[up] as number;
      at = up;
    }
    return at;
  };
  const join = (a: number, b: number, step: number): void => {
    const [into, from] = (size[a] as number) >= (size[b] as number) ? [a, b] : [b, a];
    parent[from] = into;
    size[into] = (size[into] as number) + (size[from] as number);
    allowed[into] = step + COARSENESS / (size[into] as number);
  };
  const pairOf = (edge: number): readonly [number, number] => {
    const i = edge >> 1;
    return [rootOf(i), rootOf(edge & 1 ? i + width : i + 1)];
  };
  for (const edge of order) {
    const [a, b] = pairOf(edge);
    const step = weight[edge] as number;
    if (a !== b && step <= Math.min(allowed[a] as number, allowed[b] as number)) join(a, b, step);
  }
  for (const edge of order) {
    const [a, b] = pairOf(edge);
    if (a !== b && Math.min(size[a] as number, size[b] as number) < SMALLEST)
      join(a, b, weight[edge] as number);
  }
  return dissolveThin(numberParts(width, height, hidden, rootOf));
}

function numberParts(
  width: number,
  height: number,
  hidden: Uint8Array,
  rootOf: (i: number) => number,
): LabelMap {
  const data = new Int32Array(width * height);
  const names = new Int32Array(width * height);
  let count = 0;
  for (let i = 0; i < data.length; i++) {
    if (hidden[i] === 1) continue;
    const root = rootOf(i);
    if (names[root] === 0) names[root] = ++count;
    data[i] = names[root] as number;
  }
  return { width, height, data, count };
}

/** Parts that are thinner than this are lines on a surface rather than surfaces. */
const THIN = 5;

/** Lines, joints and edges become part of the surface that is nearest. */
function dissolveThin(parts: LabelMap): LabelMap {
  const { width, height, data, count } = parts;
  const area = new Int32Array(count + 1);
  const rim = new Int32Array(count + 1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const label = data[i] as number;
      area[label] = (area[label] as number) + 1;
      const inner =
        (x === 0 || data[i - 1] === label) &&
        (x === width - 1 || data[i + 1] === label) &&
        (y === 0 || data[i - width] === label) &&
        (y === height - 1 || data[i + width] === label);
      if (!inner) rim[label] = (rim[label] as number) + 1;
    }
  const thick = area.map((a, label) => (label > 0 && 2 * a >= THIN * (rim[label] as number) ? 1 : 0));
  if (!thick.includes(1)) return parts;
  const out = new Int32Array(data.length);
  let front: number[] = [];
  for (let i = 0; i < data.length; i++) {
    const label = data[i] as number;
    if (thick[label] !== 1) continue;
    out[i] = label;
    front.push(i);
  }
  while (front.length > 0) {
    const next: number[] = [];
    for (const i of front) {
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width]) {
        if (j < 0 || j >= data.length || data[j] === 0 || out[j] !== 0) continue;
        out[j] = out[i] as number;
        next.push(j);
      }
    }
    front = next;
  }
  return { width, height, data: out, count };
}
