import { createRaster, type Raster } from '../raster.ts';
import { smoothstep } from '../scalar.ts';
import { edgeSteadiness, type Flow, spreadBorder, toneAt } from './border-tones.ts';
import { findPeriod } from './find-period.ts';
import { layTexture } from './lay-texture.ts';
import { type LeavingLine, rayField, rowsAtBorder } from './ray-field.ts';
import { plainRuns, smoothAlongRows, straighten, turnBack } from './straight-strip.ts';
import { type InnerEdge, textureOnly, texturePurity, textureStrength } from './texture-purity.ts';

interface GrowOptions {
  readonly lines: readonly LeavingLine[];
  /** Slope above which a line steers less and less what is gone on with. */
  readonly steep: number;
  /** Straight edges of things: what has such ones is no texture. */
  readonly edges: readonly InnerEdge[];
  /** Outdoors shades of many tones are one surface still: leaves, grass, stones. */
  readonly outdoors: boolean;
  readonly flow: Flow;
  readonly seed: number;
  /** Throws to abort. */
  readonly checkpoint: () => void;
}

/** How much of the picture is looked at, as a share of its width and of what is to be grown. */
const LOOK = 0.4;
const MOST_LOOK = 0.6;
/** More pixels are not looked at, for the sake of memory. */
const MOST_CELLS = 4_000_000;
/** Over which share of the shorter edge surfaces are averaged along the rays. */
const AVERAGED = 0.045;
/** Where texture is rough, this share of the depth: its shades are texture too, not tone. */
const COARSE = 0.3;
/** Right beside the border its tone is meant, over this share. */
const NEAR = 0.09;
/** Outdoors trees before a sky have no straight edge, and yet do not flow into it: 0…1. */
const STEADY_OUTDOORS = 0.4;
/** Strength of texture (0…255) at which it begins to be rough, and from which on it is. */
const SMOOTH_TEXTURE = 3;
const ROUGH_TEXTURE = 8;
/** What is left of the texture of rows that show things. */
const OF_THINGS = 0.2;
/** Of a pattern all is taken, however it stands out. */
const OF_PATTERN = 6;

/**
 * Goes on with a picture to its right: each row of the border along the direction in which edges leave there, its colour spread
 * into its neighbours' as it gets further except where an edge parts them, with texture of the same surface laid on in
 * pieces. What is a thing and no surface goes on as a band that fades into its surroundings, and nothing is shown twice.
 *
 * @param picture RGB. @param reach columns. @returns RGB, wider by `reach`; the picture's own bytes at the left.
 */
export function growRight(picture: Raster, reach: number, options: GrowOptions): Raster {
  const { width, height } = picture;
  const { lines, steep, edges, outdoors, flow, seed, checkpoint } = options;
  const slopes = rayField(height, reach, lines, steep);
  const wanted = Math.round(Math.max(LOOK * width, Math.min(reach, MOST_LOOK * width)));
  const deep = Math.max(2, Math.min(width, wanted, Math.floor(MOST_CELLS / height)));
  const inside = straighten(picture, slopes, deep);
  checkpoint();
  const sigma = Math.max(2, AVERAGED * Math.min(width, height));
  const noRuns = new Int32Array(height);
  const period = findPeriod(inside, smoothAlongRows(inside, noRuns, deep, sigma), deep, height);
  // Plain stretches of a pattern are no backdrop.
  const runs = period > 0 ? noRuns : plainRuns(inside, deep, height);
  const tone = smoothAlongRows(inside, runs, deep, sigma);
  const fine = textureStrength(inside, tone, deep, height);
  const texture = textureOnly(picture, period > 0 ? [] : edges, slopes, deep);
  const purity = period > 0 ? fine.map(() => 1) : texturePurity(fine, texture, tone, deep, outdoors);
  const rough = fine.map((value, s) =>
    smoothstep(SMOOTH_TEXTURE, ROUGH_TEXTURE, value * (purity[s] as number)),
  );
  const near = tone.slice();
  mixCoarseTone(near, smoothAlongRows(inside, runs, deep, NEAR * deep), rough, deep);
  mixCoarseTone(tone, smoothAlongRows(inside, runs, deep, COARSE * deep), rough, deep);
  const strength = textureStrength(inside, tone, deep, height).map((value, s) =>
    period > 0 ? OF_PATTERN * value : value * (OF_THINGS + (1 - OF_THINGS) * (purity[s] as number)),
  );
  checkpoint();
  const steady = edgeSteadiness(inside, deep, height, outdoors ? STEADY_OUTDOORS : 0);
  const levels = spreadBorder(firstColumn(near, deep, height), steady, height, reach, lines, flow);
  const detail = layTexture({
    inside,
    near,
    tone,
    texture,
    strength,
    period,
    levels,
    deep,
    height,
    reach,
    seed,
    checkpoint,
  });
  const out = createRaster(width + reach, height, 3);
  for (let y = 0; y < height; y++)
    out.data.set(picture.data.subarray(3 * y * width, 3 * (y + 1) * width), 3 * y * (width + reach));
  const rows = new Float32Array(height);
  const border = new Float32Array(3 * height);
  for (let d = 0; d < reach; d++) {
    if ((d & 15) === 0) checkpoint();
    rowsAtBorder(slopes, d + 1, rows);
    toneAt(levels, d, border);
    for (let y = 0; y < height; y++) {
      // Beyond the outermost ray tone stays, and texture turns back.
      const s = Math.min(height - 1, Math.max(0, rows[y] as number));
      const s0 = Math.floor(s);
      const s1 = Math.min(height - 1, s0 + 1);
      const f = s - s0;
      const turned = turnBack(rows[y] as number, height);
      const t0 = Math.floor(turned);
      const t1 = Math.min(height - 1, t0 + 1);
      const g = turned - t0;
      const p = 3 * (t0 * reach + d);
      const q = 3 * (t1 * reach + d);
      const at = 3 * (y * (width + reach) + width + d);
      for (let c = 0; c < 3; c++)
        out.data[at + c] =
          (1 - f) * (border[3 * s0 + c] as number) +
          f * (border[3 * s1 + c] as number) +
          ((1 - g) * (detail[p + c] as number) + g * (detail[q + c] as number)) / 16;
    }
  }
  return out;
}

function firstColumn(tone: Float32Array, deep: number, height: number): Float32Array {
  const out = new Float32Array(3 * height);
  for (let s = 0; s < height; s++) out.set(tone.subarray(3 * s * deep, 3 * s * deep + 3), 3 * s);
  return out;
}

/** Rough rows are given a coarser tone. */
function mixCoarseTone(tone: Float32Array, coarse: Float32Array, rough: Float32Array, deep: number): void {
  for (let s = 0; s < rough.length; s++) {
    const share = rough[s] as number;
    if (share === 0) continue;
    for (let at = 3 * s * deep; at < 3 * (s + 1) * deep; at++)
      tone[at] = (1 - share) * (tone[at] as number) + share * (coarse[at] as number);
  }
}
