import { clamp } from '@plumbline/imaging/scalar.ts';
import type { ColourSamples } from './colour-samples.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Nodes along each axis of the table. */
const NODES = 17;
/** Of a cell between them. */
const CORNERS = 8;
/** Chroma from −REACH to REACH lies inside the table. */
const REACH = 0.34;
/** Blurs of the moves, from fine to broad, with their share: broad ones only fill what no sample reached. */
const SCALES = [
  [0.9, 1],
  [2, 0.06],
  [5, 0.002],
] as const;
/** Lightness may be stretched and squeezed within these slopes: flatter loses form, steeper bares noise. */
const FLATTEST = 0.55;
const STEEPEST = 1.7;

/** How far each colour is moved, on a regular grid of OKLab: dl, da, db interleaved. Smooth, so it cannot make bands. */
export interface ColourTable {
  readonly moves: Float32Array;
}

/** A table that moves each colour as the samples near it were moved (normalised convolution of Knutsson, Westin, 1993). */
export function fitColourTable(from: ColourSamples, moved: ColourSamples): ColourTable {
  const cells = NODES ** 3;
  const weight = new Float32Array(cells);
  const sums = [new Float32Array(cells), new Float32Array(cells), new Float32Array(cells)];
  for (let p = 0; p < from.length; p += 3) {
    const gl = nodeOfLight(from[p] as number);
    const ga = nodeOfChroma(from[p + 1] as number);
    const gb = nodeOfChroma(from[p + 2] as number);
    const cell = (Math.round(gl) * NODES + Math.round(ga)) * NODES + Math.round(gb);
    weight[cell] = (weight[cell] as number) + 1;
    for (const [c, sum] of sums.entries())
      sum[cell] = (sum[cell] as number) + (moved[p + c] as number) - (from[p + c] as number);
  }
  const moves = new Float32Array(3 * cells);
  const total = new Float32Array(cells);
  for (const [sigma, share] of SCALES) {
    const w = blurCube(weight, sigma);
    for (let k = 0; k < cells; k++) total[k] = (total[k] as number) + share * (w[k] as number);
    for (const [c, sum] of sums.entries()) {
      const s = blurCube(sum, sigma);
      for (let k = 0; k < cells; k++)
        moves[3 * k + c] = (moves[3 * k + c] as number) + share * (s[k] as number);
    }
  }
  for (let k = 0; k < cells; k++)
    for (let c = 0; c < 3; c++)
      moves[3 * k + c] = (moves[3 * k + c] as number) / (1e-9 + (total[k] as number));
  limitSlopes(moves);
  return { moves };
}

/** Keeps the order of tones: along lightness each node lies above the one before it, neither too close nor too far. */
function limitSlopes(moves: Float32Array): void {
  const plane = NODES * NODES;
  const step = 1 / (NODES - 1);
  const middle = NODES >> 1;
  for (let q = 0; q < plane; q++) {
    for (const direction of [1, -1]) {
      for (let k = middle + direction; k >= 0 && k < NODES; k += direction) {
        const at = 3 * (k * plane + q);
        const before = moves[3 * ((k - direction) * plane + q)] as number;
        const rise = direction * ((moves[at] as number) - before) + step;
        moves[at] = before + direction * (clamp(rise, FLATTEST * step, STEEPEST * step) - step);
      }
    }
  }
}

/** Moves every colour of a picture by the table, `strength` of the way, in place; `weight` limits it per pixel. */
export function applyColourTable(
  { l, a, b }: OklabPlanes,
  { moves }: ColourTable,
  strength: number,
  weight?: Float32Array,
): void {
  const out = new Float32Array(3);
  for (let i = 0; i < l.length; i++) {
    const w = strength * (weight === undefined ? 1 : (weight[i] as number));
    if (w <= 0) continue;
    lookUp(
      moves,
      nodeOfLight(l[i] as number),
      nodeOfChroma(a[i] as number),
      nodeOfChroma(b[i] as number),
      out,
    );
    l[i] = (l[i] as number) + w * (out[0] as number);
    a[i] = (a[i] as number) + w * (out[1] as number);
    b[i] = (b[i] as number) + w * (out[2] as number);
  }
}

function lookUp(moves: Float32Array, gl: number, ga: number, gb: number, out: Float32Array): void {
  const il = Math.min(NODES - 2, gl | 0);
  const ia = Math.min(NODES - 2, ga | 0);
  const ib = Math.min(NODES - 2, gb | 0);
  const fl = gl - il;
  const fa = ga - ia;
  const fb = gb - ib;
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  for (let corner = 0; corner < CORNERS; corner++) {
    const dl = corner >> 2;
    const da = (corner >> 1) & 1;
    const db = corner & 1;
    const w = (dl ? fl : 1 - fl) * (da ? fa : 1 - fa) * (db ? fb : 1 - fb);
    const at = 3 * (((il + dl) * NODES + ia + da) * NODES + ib + db);
    out[0] += w * (moves[at] as number);
    out[1] += w * (moves[at + 1] as number);
    out[2] += w * (moves[at + 2] as number);
  }
}

function nodeOfLight(v: number): number {
  return clamp(v, 0, 1) * (NODES - 1);
}

function nodeOfChroma(v: number): number {
  return clamp((v + REACH) / (2 * REACH), 0, 1) * (NODES - 1);
}

function blurCube(cube: Float32Array, sigma: number): Float32Array {
  const radius = Math.min(NODES - 1, Math.ceil(2.5 * sigma));
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, k) =>
    Math.exp(-((k - radius) ** 2) / (2 * sigma * sigma)),
  );
  let from = cube;
  for (const pitch of [1, NODES, NODES * NODES]) {
    const to = new Float32Array(cube.length);
    for (let i = 0; i < to.length; i++) {
      const place = Math.floor(i / pitch) % NODES;
      let sum = 0;
      for (let k = Math.max(-radius, -place); k <= Math.min(radius, NODES - 1 - place); k++)
        sum += (kernel[k + radius] as number) * (from[i + k * pitch] as number);
      to[i] = sum;
    }
    from = to;
  }
  return from;
}
