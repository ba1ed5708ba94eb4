import { seededRandom } from '../random.ts';
import type { FeaturePlanes } from './feature-planes.ts';
import { sourcePixel } from './source-pixel.ts';
import { isShift, type Transform } from './transform.ts';
import { keepsScale, SHIFTS, type TransformFamily } from './transform-family.ts';

interface PickOptions {
  /** The part of what is unknown that is to be covered, as pixel indices. */
  readonly part: Int32Array;
  /** Known pixels around it. */
  readonly ring: Int32Array;
  readonly families: readonly TransformFamily[];
  /** At most this many are returned. */
  readonly count: number;
  /** Pixels between the places that are tried. */
  readonly step: number;
  readonly seed: number;
  /** Offsets longer than this are not tried; absent: any. */
  readonly reach?: number;
  readonly checkpoint: () => void;
}

interface Candidate {
  readonly family: TransformFamily;
  readonly transform: Transform;
  readonly dx: number;
  readonly dy: number;
  readonly cost: number;
  /** Misfit at each sample of the ring, 0…CAP. */
  readonly errors: Uint8Array;
  readonly covered: Uint8Array;
  readonly fillsAll: boolean;
}

const RING_SAMPLES = 240;
const PART_SAMPLES = 64;
const SECTORS = 12;
/** A ring that is seen in fewer of the sectors lies to one side. */
const ONE_SIDED = 0.6;
const BEST_OF_SECTOR = 6;
const BEST_OF_ALL = 24;
/** A misfit counts no more than this: what fits badly fits badly. */
const CAP = 90;
/** Share of the part that a transform must be able to fill. */
const LEAST_COVER = 0.12;
/** Other families are looked through with this many times the step. */
const PLANE_PACE = 1.6;

/**
 * The transforms that explain best what is seen around a hole: each is tried on samples of the ring, the best of each
 * sector are kept, and of those a set is taken such that every sample is explained by some and every place can be filled.
 */
export function pickTransforms(features: FeaturePlanes, options: PickOptions): Transform[] {
  const { part, ring, families, step, seed, count, reach = Infinity, checkpoint } = options;
  if (part.length === 0 || ring.length === 0) return [];
  const { width, height } = features;
  const random = seededRandom(seed ^ 0x51ed);
  const samples = thin(ring, RING_SAMPLES, random);
  const inner = thin(part, PART_SAMPLES, random);
  const [cx, cy] = middleOf(part, width);
  const sectors = sectorsOf(samples, width, cx, cy);
  const found: Candidate[] = [];
  for (const family of families) {
    const best = new BestLists();
    const pace = family.name === SHIFTS.name ? step : Math.round(PLANE_PACE * step);
    for (let ty = cy % pace; ty < height; ty += pace) {
      checkpoint();
      for (let tx = cx % pace; tx < width; tx += pace) {
        const dx = tx - cx;
        const dy = ty - cy;
        const far = Math.hypot(dx, dy);
        if (far < 3 || far > reach) continue;
        const transform = family.through(cx, cy, dx, dy);
        if (transform === null || (!isShift(transform) && !keepsScale(transform, cx, cy))) continue;
        const tried = tryTransform(features, family, transform, dx, dy, samples, inner);
        if (tried) best.offer(tried, sectors);
      }
    }
    found.push(...best.all());
  }
  const refine = (coarse: Candidate): Transform =>
    settle(
      coarse,
      (transform, dx, dy) => tryTransform(features, coarse.family, transform, dx, dy, samples, inner),
      [cx, cy],
    );
  return coverRing(found, count).map(refine);
}

/** The best place within a step of a candidate's: what was tried lies on a grid, what fits does not. */
function settle(
  coarse: Candidate,
  attempt: (transform: Transform, dx: number, dy: number) => Candidate | null,
  [x, y]: readonly [number, number],
): Transform {
  // What it fitted best decides: elsewhere another will be laid.
  const good = coarse.errors.toSorted()[coarse.errors.length >> 1] as number;
  const fitOf = ({ errors }: Candidate): number => {
    let sum = 0;
    for (let k = 0; k < errors.length; k++)
      if ((coarse.errors[k] as number) <= good) sum += errors[k] as number;
    return sum;
  };
  let best = coarse;
  let least = fitOf(coarse);
  for (const reach of [2, 1, 1]) {
    const { dx, dy } = best;
    for (let v = -reach; v <= reach; v += reach)
      for (let u = -reach; u <= reach; u += reach) {
        if (u === 0 && v === 0) continue;
        const transform = coarse.family.through(x, y, dx + u, dy + v);
        const tried = transform && attempt(transform, dx + u, dy + v);
        if (!tried) continue;
        const fit = fitOf(tried);
        if (fit >= least) continue;
        least = fit;
        best = tried;
      }
  }
  return best.transform;
}

/**
 * How badly what is seen around a hole is explained by the best of some transforms, 0 … {@link CAP}: near 0 where a pattern or a
 * plain surface goes on, large where nothing else in the picture is like it.
 */
export function ringMisfit(
  features: FeaturePlanes,
  ring: Int32Array,
  transforms: readonly Transform[],
  seed: number,
): number {
  const { width, height, unknown } = features;
  const samples = thin(ring, RING_SAMPLES, seededRandom(seed ^ 0x3f1d));
  let sum = 0;
  for (const i of samples) {
    let least = CAP;
    for (const transform of transforms) {
      const j = sourcePixel(transform, i % width, Math.floor(i / width), width, height, unknown);
      if (j >= 0) least = Math.min(least, misfit(features, i, j));
    }
    sum += least;
  }
  return sum / Math.max(1, samples.length);
}

function thin(indices: Int32Array, most: number, random: () => number): Int32Array {
  if (indices.length <= most) return indices;
  const stride = indices.length / most;
  return Int32Array.from({ length: most }, (_, k) => indices[Math.floor((k + random()) * stride)] as number);
}

function middleOf(part: Int32Array, width: number): readonly [number, number] {
  let sx = 0;
  let sy = 0;
  for (const i of part) {
    sx += i % width;
    sy += Math.floor(i / width);
  }
  return [Math.round(sx / part.length), Math.round(sy / part.length)];
}

/**
 * Parts the ring by the direction in which it is seen from the middle of the hole: evenly all around, or, where the hole is open
 * to one side only, as at a picture's border, into stretches of equal length.
 */
function sectorsOf(samples: Int32Array, width: number, cx: number, cy: number): Int32Array {
  const angles = Float64Array.from(samples, (i) => Math.atan2(Math.floor(i / width) - cy, (i % width) - cx));
  const around = Int32Array.from(angles, (angle) =>
    Math.min(SECTORS - 1, Math.floor(((angle + Math.PI) / (2 * Math.PI)) * SECTORS)),
  );
  if (new Set(around).size > ONE_SIDED * SECTORS) return around;
  const order = Array.from(samples.keys()).sort((a, b) => (angles[a] as number) - (angles[b] as number));
  const sectors = new Int32Array(samples.length);
  for (const [rank, k] of order.entries()) sectors[k] = Math.floor((rank * SECTORS) / order.length);
  return sectors;
}

function tryTransform(
  features: FeaturePlanes,
  family: TransformFamily,
  transform: Transform,
  dx: number,
  dy: number,
  samples: Int32Array,
  inner: Int32Array,
): Candidate | null {
  const { width, height, unknown } = features;
  const covered = new Uint8Array(inner.length);
  let cover = 0;
  for (let k = 0; k < inner.length; k++) {
    const i = inner[k] as number;
    if (sourcePixel(transform, i % width, Math.floor(i / width), width, height, unknown) < 0) continue;
    covered[k] = 1;
    cover++;
  }
  if (cover < LEAST_COVER * inner.length) return null;
  const errors = new Uint8Array(samples.length);
  let sum = 0;
  for (let k = 0; k < samples.length; k++) {
    const i = samples[k] as number;
    const j = sourcePixel(transform, i % width, Math.floor(i / width), width, height, unknown);
    const error = j < 0 ? CAP : Math.min(CAP, misfit(features, i, j));
    errors[k] = error;
    sum += error;
  }
  // What fills more of the hole at once leaves fewer seams; what is near is lit alike.
  const cost =
    sum / samples.length / (0.35 + (0.65 * cover) / inner.length) +
    (6 * Math.hypot(dx, dy)) / Math.max(width, height);
  return { family, transform, dx, dy, cost, errors, covered, fillsAll: cover === inner.length };
}

/** Colour counts less than slope, because the light may differ while the thing is the same. */
function misfit({ r, g, b, dx, dy }: FeaturePlanes, i: number, j: number): number {
  return (
    0.4 *
      (Math.abs((r[i] as number) - (r[j] as number)) +
        Math.abs((g[i] as number) - (g[j] as number)) +
        Math.abs((b[i] as number) - (b[j] as number))) +
    1.2 * (Math.abs((dx[i] as number) - (dx[j] as number)) + Math.abs((dy[i] as number) - (dy[j] as number)))
  );
}

/** The best candidates over all and of each sector, neighbours counting once. */
class BestLists {
  readonly #all: Candidate[] = [];
  #whole: Candidate | null = null;
  readonly #sectors: { candidate: Candidate; cost: number }[][] = Array.from({ length: SECTORS }, () => []);

  offer(candidate: Candidate, sectors: Int32Array): void {
    insert(this.#all, candidate, candidate.cost, BEST_OF_ALL, (each) => [each, each.cost]);
    if (candidate.fillsAll && (this.#whole === null || candidate.cost < this.#whole.cost))
      this.#whole = candidate;
    const sums = new Float64Array(SECTORS);
    const counts = new Int32Array(SECTORS);
    for (let k = 0; k < sectors.length; k++) {
      const s = sectors[k] as number;
      sums[s] = (sums[s] as number) + (candidate.errors[k] as number);
      counts[s] = (counts[s] as number) + 1;
    }
    for (let s = 0; s < SECTORS; s++) {
      if (counts[s] === 0) continue;
      const cost = (sums[s] as number) / (counts[s] as number) + 0.15 * candidate.cost;
      const list = this.#sectors[s];
      if (list)
        insert(list, { candidate, cost }, cost, BEST_OF_SECTOR, (each) => [each.candidate, each.cost]);
    }
  }

  all(): Candidate[] {
    return [
      ...new Set([
        ...(this.#whole ? [this.#whole] : []),
        ...this.#all,
        ...this.#sectors.flatMap((list) => list.map((each) => each.candidate)),
      ]),
    ];
  }
}

function insert<T>(
  list: T[],
  item: T,
  cost: number,
  most: number,
  read: (item: T) => readonly [Candidate, number],
): void {
  if (list.length >= most && cost >= read(list.at(-1) as T)[1]) return;
  const own = read(item)[0];
  const near = list.findIndex((each) => {
    const [other] = read(each);
    return Math.abs(other.dx - own.dx) + Math.abs(other.dy - own.dy) <= 4;
  });
  if (near >= 0) {
    if (read(list[near] as T)[1] <= cost) return;
    list.splice(near, 1);
  }
  const place = list.findIndex((each) => read(each)[1] > cost);
  list.splice(place < 0 ? list.length : place, 0, item);
  if (list.length > most) list.pop();
}

/** Greedy: each time the candidate that lowers the remaining misfit most. */
function coverRing(found: readonly Candidate[], count: number): Candidate[] {
  const [first] = found;
  if (first === undefined) return [];
  const left = new Float64Array(first.errors.length).fill(CAP);
  const filled = new Uint8Array(first.covered.length);
  const rest = new Set([...found].sort((a, b) => a.cost - b.cost));
  const picked: Candidate[] = [];
  while (picked.length < count && rest.size > 0) {
    let best = first;
    let most = -Infinity;
    for (const candidate of rest) {
      let gain = -0.02 * candidate.cost;
      for (let k = 0; k < left.length; k++)
        gain += Math.max(0, (left[k] as number) - (candidate.errors[k] as number)) / CAP;
      for (let k = 0; k < filled.length; k++) if (filled[k] === 0 && candidate.covered[k] === 1) gain += 1.5;
      if (gain > most) {
        most = gain;
        best = candidate;
      }
    }
    rest.delete(best);
    picked.push(best);
    // What is explained already may be explained once more by a different source, but for less.
    for (let k = 0; k < left.length; k++)
      left[k] = Math.min(left[k] as number, 0.8 * (best.errors[k] as number) + 0.2 * (left[k] as number));
    for (let k = 0; k < filled.length; k++) if (best.covered[k] === 1) filled[k] = 1;
  }
  // Samples may miss a corner: what fills the whole is always at hand.
  const [whole] = found.filter((each) => each.fillsAll).sort((a, b) => a.cost - b.cost);
  return whole && !picked.includes(whole) ? [...picked, whole] : picked;
}
