import { gaussianBlur } from '../gaussian-blur.ts';
import type { Plane } from '../raster.ts';
import type { FeaturePlanes } from './feature-planes.ts';
import { membraneInHole } from './membrane-in-hole.ts';

/** How far a source looks from what is expected at a place: 0 … 2. */
export type LookCost = (place: number, source: number) => number;

export interface ExpectedLook {
  readonly cost: LookCost;
  /** How rough the surroundings lead one to expect a place, in mean steps of luma. */
  readonly roughness: Float32Array;
}

/** Colours are compared over about this far, in pixels. */
const COLOUR_OVER = 2;
const SLOPES_OVER = 2.5;
const ROUGHNESS_OVER = 3;
/** Difference of colour (sum of three channels), and of roughness, that is strange altogether. */
const UNLIKE = 60;
const TOO_ROUGH = 7;
const ROUGH_EASE = 1.3;

/**
 * Compares what is copied to a place with what is guessed to lie there, both blurred: so that a fill of texture keeps to the
 * layers behind the hole, and calm places take nothing restless.
 *
 * @param features with the guess in the hole. @param unknown 1 in the hole.
 */
export function expectLook(
  features: FeaturePlanes,
  unknown: Uint8Array,
  checkpoint: () => void,
): ExpectedLook {
  const { width, height, r, g, b } = features;
  const n = width * height;
  const known = Uint8Array.from(unknown, (v) => 1 - v);
  const plane = (data: Float32Array): Plane => ({ width, height, data });
  const blurKnown = (values: (i: number) => number, sigma: number): Float32Array => {
    const share = gaussianBlur(plane(Float32Array.from(known)), sigma).data;
    const masked = Float32Array.from({ length: n }, (_, i) => (known[i] === 1 ? values(i) : 0));
    return gaussianBlur(plane(masked), sigma).data.map((v, i) => v / Math.max(1e-4, share[i] as number));
  };
  const colours = [r, g, b].map((channel) => ({
    known: blurKnown((i) => channel[i] as number, COLOUR_OVER),
    guessed: gaussianBlur(plane(Float32Array.from(channel)), COLOUR_OVER).data,
  }));
  const luma = Float32Array.from(
    { length: n },
    (_, i) => 0.3 * (r[i] as number) + 0.59 * (g[i] as number) + 0.11 * (b[i] as number),
  );
  const calm = blurKnown((i) => luma[i] as number, SLOPES_OVER);
  const rough = blurKnown((i) => Math.abs((luma[i] as number) - (calm[i] as number)), ROUGHNESS_OVER);
  const [roughness = rough] = membraneInHole(
    { width, height, data: unknown },
    1,
    (_, rim, values) => {
      values[0] = rough[rim] as number;
      return 1;
    },
    checkpoint,
  );
  return {
    roughness,
    cost: (place, source) => {
      let apart = 0;
      for (const { known: seen, guessed } of colours)
        apart += Math.abs((seen[source] as number) - (guessed[place] as number));
      const restless = (rough[source] as number) - ROUGH_EASE * (roughness[place] as number) - 1;
      return Math.min(1, (apart / UNLIKE) ** 2) + Math.min(1, Math.max(0, restless / TOO_ROUGH));
    },
  };
}
