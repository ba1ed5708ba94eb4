import type { LeavingLine } from './ray-field.ts';

/** Step of colour (sum of three channels) between two rows that hinders it by half. */
const HINDER = 9;
/** Shares of the depth over which an edge is followed: one that soon ends at another thing is an edge all the same. */
const FOLLOWED = [0.06, 0.25];

/** How the border's tones flow into each other. */
export interface Flow {
  /** Over this share of the way that is gone. */
  readonly spread: number;
  /** Within this share of the height beyond the border a step that no straight edge supports hinders half as much. */
  readonly supported: number;
}

export interface BorderTones {
  /** Columns beyond the border at which tones are kept, from 0 on. */
  readonly places: readonly number[];
  /** Tones of all rows at each. */
  readonly tones: readonly Float32Array[];
}

/**
 * How steady the step from each row to the next is along the rays: 1 an edge that leaves the picture … 0 texture.
 *
 * @param least 0…1; what is given to texture too.
 */
export function edgeSteadiness(
  inside: Float32Array,
  deep: number,
  height: number,
  least: number,
): Float32Array {
  const out = new Float32Array(height).fill(least);
  for (const share of FOLLOWED) {
    const far = Math.max(4, Math.round(share * deep));
    // Edges are a little oblique or soft: steps are taken over three rows.
    for (let s = 0; s < height - 1; s++) {
      const a = 3 * Math.max(0, s - 1) * deep;
      const b = 3 * Math.min(height - 1, s + 2) * deep;
      let steps = 0;
      let net = 0;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let t = 0; t < Math.min(far, deep); t++) {
          const step = (inside[b + 3 * t + c] as number) - (inside[a + 3 * t + c] as number);
          sum += step;
          steps += Math.abs(step);
        }
        net += Math.abs(sum);
      }
      out[s] = Math.max(out[s] as number, (net / Math.max(1, steps)) ** 1.5);
    }
  }
  return out;
}

/** The border's tones and what becomes of them outwards: they flow into each other, hardly over edges. */
export function spreadBorder(
  border: Float32Array,
  steady: Float32Array,
  height: number,
  reach: number,
  lines: readonly LeavingLine[],
  { spread, supported }: Flow,
): BorderTones {
  let current = border;
  const closed = new Float32Array(height).fill(1);
  for (const { at, length } of lines)
    for (let k = -2; k <= 1; k++) {
      const row = Math.round(at) + k;
      if (row >= 0 && row < height)
        closed[row] = Math.min(closed[row] as number, length > 0.08 * height ? 0.02 : 0.2);
    }
  const places = [0];
  const tones = [current];
  let before = 0;
  for (let place = 3; before < reach; place = Math.ceil(1.2 * place)) {
    const time = ((spread * place) ** 2 - (spread * before) ** 2) / 2;
    current = flow(current, steady, closed, time, HINDER * (1 + place / (supported * height)), height);
    places.push(place);
    tones.push(current);
    before = place;
  }
  return { places, tones };
}

/** One implicit step of diffusion along the border (Perona, Malik, "Scale-space and edge detection", 1990). */
function flow(
  tone: Float32Array,
  steady: Float32Array,
  closed: Float32Array,
  time: number,
  hinder: number,
  height: number,
): Float32Array {
  const conduct = new Float64Array(height);
  for (let s = 0; s < height - 1; s++) {
    let step = 0;
    for (let c = 0; c < 3; c++)
      step += Math.abs((tone[3 * s + 3 + c] as number) - (tone[3 * s + c] as number));
    conduct[s] = (time * (closed[s] as number)) / (1 + ((step * (steady[s] as number)) / hinder) ** 2);
  }
  const out = new Float32Array(tone.length);
  const upper = new Float64Array(height);
  const right = new Float64Array(height);
  for (let c = 0; c < 3; c++) {
    for (let s = 0; s < height; s++) {
      const before = s > 0 ? (conduct[s - 1] as number) : 0;
      const after = conduct[s] as number;
      const m = 1 + before + after - before * (s > 0 ? (upper[s - 1] as number) : 0);
      upper[s] = after / m;
      right[s] = ((tone[3 * s + c] as number) + before * (s > 0 ? (right[s - 1] as number) : 0)) / m;
    }
    for (let s = height - 1; s >= 0; s--)
      out[3 * s + c] =
        (right[s] as number) + (s < height - 1 ? (upper[s] as number) * (out[3 * s + 3 + c] as number) : 0);
  }
  return out;
}

export function toneAt({ places, tones }: BorderTones, column: number, out: Float32Array): void {
  let k = 0;
  while (k < places.length - 2 && (places[k + 1] as number) <= column) k++;
  const a = tones[k] as Float32Array;
  const b = tones[k + 1] as Float32Array;
  const from = places[k] as number;
  const f = Math.min(1, (column - from) / ((places[k + 1] as number) - from));
  for (let i = 0; i < out.length; i++) out[i] = (1 - f) * (a[i] as number) + f * (b[i] as number);
}
