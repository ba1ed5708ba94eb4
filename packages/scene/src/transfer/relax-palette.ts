import type { ColourSamples } from './colour-samples.ts';

const CLUSTERS = 7;
const ROUNDS = 8;
/** Share of the reference's own proportions that is kept; the rest follows the proportions of the base. */
const KEPT = 0.75;

/**
 * Draws the reference's colours anew in proportions nearer to the base's: where a reference is half sky and the base hardly
 * any, exact proportions would turn walls into sky. Both clouds are compared after their means and spreads are brought
 * together. @returns as many colours as `base` has.
 */
export function relaxPalette(base: ColourSamples, reference: ColourSamples): ColourSamples {
  const centres = clusterColours(reference);
  const own = assign(reference, centres, null);
  const fit = alignment(base, reference);
  const wished = assign(base, centres, fit);
  const count = base.length / 3;
  const shares = centres.map((_, k) => KEPT * share(own, k) + (1 - KEPT) * share(wished, k));
  const out = new Float32Array(base.length);
  let at = 0;
  for (const [k, part] of shares.entries()) {
    const members: number[] = [];
    for (let i = 0; i < own.length; i++) if (own[i] === k) members.push(i);
    if (members.length === 0) continue;
    const last = shares.slice(k + 1).every((s) => s === 0);
    const wanted = last ? count - at : Math.min(count - at, Math.round(part * count));
    for (let n = 0; n < wanted; n++, at++) {
      const i = members[Math.floor(((n + 0.5) * members.length) / wanted)] as number;
      out.set(reference.subarray(3 * i, 3 * i + 3), 3 * at);
    }
  }
  for (; at < count; at++) {
    const i = at % (reference.length / 3);
    out.set(reference.subarray(3 * i, 3 * i + 3), 3 * at);
  }
  return out;
}

/** Centres of a palette (Lloyd, 1982), seeded along lightness: the same picture gives the same centres. */
export function clusterColours(
  samples: ColourSamples,
  clusters = CLUSTERS,
): (readonly [number, number, number])[] {
  const count = samples.length / 3;
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (i, j) => (samples[3 * i] as number) - (samples[3 * j] as number),
  );
  let centres = Array.from({ length: clusters }, (_, k) => {
    const i = order[Math.floor(((k + 0.5) * count) / clusters)] as number;
    return [samples[3 * i] as number, samples[3 * i + 1] as number, samples[3 * i + 2] as number] as const;
  });
  for (let round = 0; round < ROUNDS; round++) {
    const labels = assign(samples, centres, null);
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (let i = 0; i < labels.length; i++) {
      const sum = sums[labels[i] as number] as [number, number, number, number];
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (samples[3 * i + c] as number);
      sum[3]++;
    }
    centres = centres.map((old, k) => {
      const [l, a, b, n] = sums[k] as [number, number, number, number];
      return n === 0 ? old : ([l / n, a / n, b / n] as const);
    });
  }
  return centres;
}

type Alignment = readonly (readonly [scale: number, shift: number])[];

/** Per axis: what brings the spread and the mean of `base` to those of `reference`. */
function alignment(base: ColourSamples, reference: ColourSamples): Alignment {
  return [0, 1, 2].map((c) => {
    const [m, s] = moments(base, c);
    const [n, t] = moments(reference, c);
    const scale = Math.min(3, (t + 1e-3) / (s + 1e-3));
    return [scale, n - scale * m] as const;
  });
}

function moments(samples: ColourSamples, c: number): readonly [number, number] {
  let sum = 0;
  let square = 0;
  for (let p = c; p < samples.length; p += 3) {
    sum += samples[p] as number;
    square += (samples[p] as number) ** 2;
  }
  const n = samples.length / 3;
  const mean = sum / n;
  return [mean, Math.sqrt(Math.max(0, square / n - mean * mean))];
}

/** Chroma counts more than lightness: light and shade on one material are one cluster. */
const CHROMA_WEIGHT = 4;

function assign(
  samples: ColourSamples,
  centres: readonly (readonly [number, number, number])[],
  fit: Alignment | null,
): Uint8Array {
  const labels = new Uint8Array(samples.length / 3);
  const at = (p: number, c: number): number => {
    const own = fit?.[c];
    const v = samples[p + c] as number;
    return own === undefined ? v : own[0] * v + own[1];
  };
  for (let i = 0, p = 0; i < labels.length; i++, p += 3) {
    const l = at(p, 0);
    const a = at(p, 1);
    const b = at(p, 2);
    let nearest = Infinity;
    for (const [k, centre] of centres.entries()) {
      const d = (l - centre[0]) ** 2 + CHROMA_WEIGHT * ((a - centre[1]) ** 2 + (b - centre[2]) ** 2);
      if (d >= nearest) continue;
      nearest = d;
      labels[i] = k;
    }
  }
  return labels;
}

function share(labels: Uint8Array, k: number): number {
  let n = 0;
  for (const label of labels) if (label === k) n++;
  return n / labels.length;
}
