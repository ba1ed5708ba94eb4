import { seededRandom } from '../random.ts';
import { type BorderTones, toneAt } from './border-tones.ts';
import { smoothOverRows } from './straight-strip.ts';

/** Side of the pieces of texture, as a share of the height. */
const PIECE = 0.2;
/** Share of a piece over which it is faded into its neighbours. */
const OVERLAP = 0.3;
/** Share of the height over which the mirrored inside turns into pieces. */
const MIRRORED = 0.022;
const TRIES = 40;
const PLAIN_UNLIKE = 24;
const ROUGH_UNLIKE = 6;
/** A detail that deviates by more than this many times its texture's strength is of a thing. */
const STANDS_OUT = 5;

interface TextureInput {
  readonly inside: Float32Array;
  /** Tones of the inside, those right beside the border … */
  readonly near: Float32Array;
  /** … and those that its pieces are taken from. */
  readonly tone: Float32Array;
  /** 1 texture … 0 beside an edge of a thing. */
  readonly texture: Float32Array;
  /** Of each row. */
  readonly strength: Float32Array;
  /** Columns after which the inside repeats itself; 0 where it does not. */
  readonly period: number;
  readonly levels: BorderTones;
  readonly deep: number;
  readonly height: number;
  readonly reach: number;
  readonly seed: number;
  readonly checkpoint: () => void;
}

/**
 * Texture beyond the border: pieces of what is inside beside it, less its tone, faded into each other such that their contrast
 * stays. Beside the border itself it is the mirrored inside, so that nothing begins there.
 *
 * @returns sixteenths, 3 values a pixel; rows of the border × columns beyond it.
 */
export function layTexture(input: TextureInput): Int16Array {
  const { tone, deep, height, reach, levels, seed, checkpoint } = input;
  const out = new Int16Array(3 * height * reach);
  const random = seededRandom(seed ^ 0x2f1d);
  const size = Math.max(8, 2 * Math.round((PIECE * height) / 2));
  const overlap = Math.max(2, Math.round(OVERLAP * size));
  const pace = size - overlap;
  const fade = Math.max(1, Math.min(Math.round(MIRRORED * height), deep - 1));
  const mean = smoothOverRows(tone, deep, height, Math.max(1, Math.round(0.02 * height)));
  const border = Array.from({ length: 5 }, () => new Float32Array(3 * height));
  const window = Float32Array.from({ length: size }, (_, k) =>
    Math.sin((Math.PI / 2) * Math.min(1, (Math.min(k, size - 1 - k) + 0.5) / overlap)),
  );
  for (let left = -overlap; left < reach; left += pace) {
    checkpoint();
    for (const [k, each] of border.entries())
      toneAt(levels, Math.min(reach - 1, Math.max(0, left + (k * size) / 4)), each);
    for (let top = -overlap - Math.floor(random() * pace); top < height; top += pace) {
      const [s, t] = choosePiece(input, border, top, left, size, random);
      layPiece(out, { ...input, mean }, border, { top, left, size, s, t, fade }, window);
    }
  }
  layMirrored(out, input, fade);
  return out;
}

/** The place inside, near the piece's own rows, whose tones are most like those it is laid on. */
function choosePiece(
  { inside, tone, texture, strength, period, deep, height }: TextureInput,
  border: readonly Float32Array[],
  top: number,
  left: number,
  size: number,
  random: () => number,
): readonly [number, number] {
  let best: readonly [number, number] = [top, 0];
  let least = Infinity;
  const widest = Math.max(0, deep - size);
  for (let k = 0; k < TRIES; k++) {
    // A part of the tries is beside the border, where tones are most alike.
    const anywhere = Math.round(random() * (k % 4 === 1 ? 0.2 : 1) * widest);
    const aside = period > 0 || k % 3 === 0 ? 0 : (random() - 0.5) * size * (k % 3);
    const wished = Math.round(top + aside);
    const s = period > 0 ? wished : Math.max(0, Math.min(height - size, wished));
    // What repeats itself goes on in step.
    const t = period > 0 ? inStep(anywhere, -size - left, period, widest) : anywhere;
    let cost = (30 * Math.abs(s - top)) / size;
    for (let v = 0; v < 5; v++)
      for (let u = 0; u < 5; u++) {
        const row = Math.min(height - 1, Math.max(0, top + (v * (size - 1)) / 4)) | 0;
        const from = Math.min(height - 1, Math.max(0, s + (v * (size - 1)) / 4)) | 0;
        const column = Math.min(deep - 1, t + (u * (size - 1)) / 4) | 0;
        const p = 3 * (from * deep + column);
        const there = border[u] as Float32Array;
        let deviation = 0;
        for (let c = 0; c < 3; c++) {
          cost += Math.min(60, Math.abs((tone[p + c] as number) - (there[3 * row + c] as number)));
          deviation += Math.abs((inside[p + c] as number) - (tone[p + c] as number)) / 3;
        }
        cost += 60 * (1 - (texture[p / 3] as number));
        cost += 2 * Math.min(30, Math.max(0, deviation - 2 * (strength[row] as number)));
      }
    if (cost < least) {
      least = cost;
      best = [s, t];
    }
  }
  return best;
}

/** The place nearest to a wish, within 0…most where that can be, that is a whole number of periods from `phase`. */
function inStep(wish: number, phase: number, period: number, most: number): number {
  const place = Math.round(phase + period * Math.round((wish - phase) / period));
  if (place < 0) return place + Math.ceil(period);
  return place > most && place - Math.floor(period) >= 0 ? place - Math.floor(period) : place;
}

/** Difference of tone (sum of three channels) at which the texture of one surface no longer suits another. */
function unlikeFor(strength: number): number {
  return PLAIN_UNLIKE + ROUGH_UNLIKE * strength;
}

/**
 * What of a detail is taken: less the more its surface is another, and nothing of what stands out of the texture (Tukey's
 * biweight): that is the edge of a thing.
 */
function taken(value: number, unlike: number, strength: number): number {
  const suits = Math.max(0, 1 - (unlike / unlikeFor(strength)) ** 2);
  const ordinary = Math.max(0, 1 - (value / (STANDS_OUT * strength + 1)) ** 2);
  return suits * ordinary * value;
}

function layPiece(
  out: Int16Array,
  {
    inside,
    tone,
    texture,
    mean,
    strength,
    deep,
    height,
    reach,
  }: TextureInput & { readonly mean: Float32Array },
  border: readonly Float32Array[],
  piece: { top: number; left: number; size: number; s: number; t: number; fade: number },
  window: Float32Array,
): void {
  const { top, left, size, s, t, fade } = piece;
  const middle = border[2] as Float32Array;
  for (let v = 0; v < size; v++) {
    const row = top + v;
    const from = s + v;
    if (row < 0 || row >= height || from < 0 || from >= height) continue;
    const most = strength[row] as number;
    for (let u = 0; u < size; u++) {
      const d = left + u;
      // Pieces are laid in the same sense as they were: what was further out is further out.
      const column = t + size - 1 - u;
      if (d < 0 || d >= reach || column >= deep) continue;
      const p = 3 * (from * deep + column);
      let unlike = 0;
      for (let c = 0; c < 3; c++)
        unlike += Math.abs((mean[p + c] as number) - (middle[3 * row + c] as number));
      if (unlike >= unlikeFor(most)) continue;
      const ease = d < fade ? Math.sin((Math.PI * (d + 0.5)) / (2 * fade)) : 1;
      const weight =
        16 * ease * (window[u] as number) * (window[v] as number) * (texture[from * deep + column] as number);
      const at = 3 * (row * reach + d);
      for (let c = 0; c < 3; c++)
        out[at + c] =
          (out[at + c] as number) +
          Math.round(weight * taken((inside[p + c] as number) - (tone[p + c] as number), unlike, most));
    }
  }
}

function layMirrored(
  out: Int16Array,
  { inside, near, strength, levels, deep, height, reach }: TextureInput,
  fade: number,
): void {
  const border = new Float32Array(3 * height);
  for (let d = 0; d < Math.min(fade, reach); d++) {
    toneAt(levels, d, border);
    const ease = Math.cos((Math.PI * (d + 0.5)) / (2 * fade));
    for (let row = 0; row < height; row++) {
      const p = 3 * (row * deep + d);
      let unlike = 0;
      for (let c = 0; c < 3; c++)
        unlike += Math.abs((near[p + c] as number) - (border[3 * row + c] as number));
      // The border's own pixels go on as they are, and within a few columns as texture alone.
      const most = (strength[row] as number) + 120 * Math.exp((-3 * d) / fade);
      const at = 3 * (row * reach + d);
      for (let c = 0; c < 3; c++)
        out[at + c] =
          (out[at + c] as number) +
          Math.round(16 * ease * taken((inside[p + c] as number) - (near[p + c] as number), unlike, most));
    }
  }
}
