/** A mixture of Gaussians over colours of three components. */
export interface ColourMixture {
  /** Of each part: log of its weight over the root of its covariance's determinant; mean (3); inverse covariance (6). */
  readonly parts: readonly MixturePart[];
}

interface MixturePart {
  readonly scale: number;
  readonly mean: readonly [number, number, number];
  readonly inverse: readonly [number, number, number, number, number, number];
}

/** Variance that every part has at least, in squared units of L*a*b*: JPEG noise and shading. */
const LEAST_VARIANCE = 6;
const ROUNDS = 6;

/**
 * Fits `parts` Gaussians by weighted k-means from far apart seeds, as GrabCut does (C. Rother et al., 2004).
 *
 * @param colours three components each, L*a*b*
 * @param weights one for each colour, 0 leaves it out
 * @returns undefined where all weights are 0
 */
export function fitMixture(
  colours: Float64Array,
  weights: Float64Array,
  parts: number,
): ColourMixture | undefined {
  const centres = farApart(colours, weights, parts);
  if (centres.length === 0) return undefined;
  const part = new Int32Array(weights.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < weights.length; i++) part[i] = nearest(centres, colours, i);
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (let i = 0; i < weights.length; i++) {
      const sum = sums[part[i] as number] as number[];
      const weight = weights[i] as number;
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + weight * (colours[3 * i + k] as number);
      sum[3] = (sum[3] as number) + weight;
    }
    sums.forEach((sum, at) => {
      const total = sum[3] as number;
      if (total > 0)
        centres[at] = [(sum[0] as number) / total, (sum[1] as number) / total, (sum[2] as number) / total];
    });
  }
  return { parts: centres.flatMap((mean, at) => describePart(colours, weights, part, at, mean) ?? []) };
}

/** −log of the density at a colour, without the constant that all mixtures share. */
export function mixtureCost({ parts }: ColourMixture, l: number, a: number, b: number): number {
  let density = 0;
  for (const { scale, mean, inverse } of parts) {
    const x = l - mean[0];
    const y = a - mean[1];
    const z = b - mean[2];
    const [xx, xy, xz, yy, yz, zz] = inverse;
    const square = xx * x * x + yy * y * y + zz * z * z + 2 * (xy * x * y + xz * x * z + yz * y * z);
    density += Math.exp(scale - square / 2);
  }
  return -Math.log(density + 1e-12);
}

function describePart(
  colours: Float64Array,
  weights: Float64Array,
  part: Int32Array,
  at: number,
  mean: readonly [number, number, number],
): MixturePart | undefined {
  let total = 0;
  let all = 0;
  const c = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    all += weight;
    if (part[i] !== at || weight === 0) continue;
    total += weight;
    const x = (colours[3 * i] as number) - mean[0];
    const y = (colours[3 * i + 1] as number) - mean[1];
    const z = (colours[3 * i + 2] as number) - mean[2];
    [x * x, x * y, x * z, y * y, y * z, z * z].forEach((value, k) => {
      c[k] = (c[k] as number) + weight * value;
    });
  }
  if (total === 0) return undefined;
  const [xx = 0, xy = 0, xz = 0, yy = 0, yz = 0, zz = 0] = c.map((value) => value / total);
  return invert(total / all, mean, [
    xx + LEAST_VARIANCE,
    xy,
    xz,
    yy + LEAST_VARIANCE,
    yz,
    zz + LEAST_VARIANCE,
  ]);
}

function invert(
  weight: number,
  mean: readonly [number, number, number],
  [xx, xy, xz, yy, yz, zz]: readonly [number, number, number, number, number, number],
): MixturePart {
  const a = yy * zz - yz * yz;
  const b = xz * yz - xy * zz;
  const c = xy * yz - xz * yy;
  const determinant = xx * a + xy * b + xz * c;
  const k = 1 / determinant;
  return {
    scale: Math.log(weight) - Math.log(determinant) / 2,
    mean,
    inverse: [a * k, b * k, c * k, (xx * zz - xz * xz) * k, (xy * xz - xx * yz) * k, (xx * yy - xy * xy) * k],
  };
}

/** Seeds: the heaviest colour, then again and again the one that is farthest from all seeds, weighed. */
function farApart(colours: Float64Array, weights: Float64Array, count: number): [number, number, number][] {
  const seeds: [number, number, number][] = [];
  const gap = new Float64Array(weights.length).fill(Number.POSITIVE_INFINITY);
  for (let seed = 0; seed < count; seed++) {
    let best = -1;
    let bestGap = 0;
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i] as number;
      const value = seed === 0 ? weight : (gap[i] as number) * Math.sqrt(weight);
      if (weight > 0 && value > bestGap) {
        bestGap = value;
        best = i;
      }
    }
    if (best < 0) break;
    const centre: [number, number, number] = [
      colours[3 * best] as number,
      colours[3 * best + 1] as number,
      colours[3 * best + 2] as number,
    ];
    seeds.push(centre);
    for (let i = 0; i < weights.length; i++)
      gap[i] = Math.min(gap[i] as number, distanceTo(centre, colours, i));
  }
  return seeds;
}

function nearest(
  centres: readonly (readonly [number, number, number])[],
  colours: Float64Array,
  i: number,
): number {
  let best = 0;
  let bestGap = Number.POSITIVE_INFINITY;
  centres.forEach((centre, at) => {
    const gap = distanceTo(centre, colours, i);
    if (gap < bestGap) {
      bestGap = gap;
      best = at;
    }
  });
  return best;
}

function distanceTo(centre: readonly [number, number, number], colours: Float64Array, i: number): number {
  return (
    ((colours[3 * i] as number) - centre[0]) ** 2 +
    ((colours[3 * i + 1] as number) - centre[1]) ** 2 +
    ((colours[3 * i + 2] as number) - centre[2]) ** 2
  );
}
