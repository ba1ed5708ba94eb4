import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { closeGrey, openGrey } from '@plumbline/imaging/morphology.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';

/** Share of a colour's light by which a foreign thing differs from the surface. */
const OTHER_COLOUR = 0.2;
/** As many times darker or brighter than the surface no light on it makes it. */
const DARKER = 7;
const BRIGHTER = 8;
/** The rest of a dark thing is so many times darker, where this share of it is known to be one. */
const DARKISH = 2.6;
const KNOWN = 0.25;
/** Things thinner than this share of the longest side are pattern. */
const THIN = 0.006;
/** A surface that is itself of many colours has nothing foreign in it. */
const MOST_FOREIGN = 0.35;

/** On a wall indoors what is this much brighter and ends sharply is a picture or a lamp; light on a wall fades. */
const BRIGHT_THINGS = [1.9, 2.6, 4];
const SHARP = 0.5;
const SHARP_REACH = 3;

/**
 * Which pixels of a painted area are the surface itself: 1, against 0 for things of another colour or lightness in it (windows,
 * frames, legs) and for what lies outside.
 *
 * @param inside 1 where painted, at least one pixel
 * @param upright a wall: the sun's sharp patches lie on floors and ground
 */
export function markForeign(
  { r, g, b, width, height }: ColourPlanes,
  luminance: Float32Array,
  inside: Uint8Array,
  upright = false,
): Uint8Array {
  const n = inside.length;
  const levels: number[] = [];
  const reds: number[] = [];
  const blues: number[] = [];
  const share = (plane: Float32Array, i: number): number =>
    (plane[i] as number) / Math.max(0.006, (r[i] as number) + (g[i] as number) + (b[i] as number));
  for (let i = 0; i < n; i++) {
    if (inside[i] === 0) continue;
    levels.push(luminance[i] as number);
    reds.push(share(r, i));
    blues.push(share(b, i));
  }
  const level = Math.max(0.004, percentile(levels, 0.5));
  const red = percentile(reds, 0.5);
  const blue = percentile(blues, 0.5);
  const foreign = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    if (inside[i] === 0) continue;
    const light = luminance[i] as number;
    // The darker, the less a pixel's colour tells.
    const told = Math.min(1, light / 0.03);
    const apart = told * Math.hypot(share(r, i) - red, share(b, i) - blue);
    if (apart > OTHER_COLOUR || light < level / DARKER || light > level * BRIGHTER) foreign[i] = 1;
  }
  const radius = Math.max(1, Math.round((THIN * Math.max(width, height)) / 2));
  const settle = (marked: Float32Array): Float32Array | undefined => {
    const things = openGrey(closeGrey({ width, height, data: marked }, radius), radius).data;
    takeDarkRest(things, luminance, inside, level / DARKISH, width);
    let area = 0;
    for (let i = 0; i < n; i++) if (inside[i] !== 0 && things[i] !== 0) area++;
    return area < MOST_FOREIGN * levels.length ? things : undefined;
  };
  let things: Float32Array | undefined;
  for (const times of upright ? BRIGHT_THINGS : []) {
    const marked = Float32Array.from(foreign);
    addBrightThings(marked, luminance, inside, level * times, width);
    things ??= settle(marked);
  }
  things ??= settle(foreign);
  return Uint8Array.from(inside, (v, i) => (v !== 0 && !(things && things[i] !== 0) ? 1 : 0));
}

/** Marks what is brighter than a limit, where it ends in a step. */
function addBrightThings(
  foreign: Float32Array,
  luminance: Float32Array,
  inside: Uint8Array,
  limit: number,
  width: number,
): void {
  const height = inside.length / width;
  const bright = Uint8Array.from(inside, (v, i) => (v !== 0 && (luminance[i] as number) > limit ? 1 : 0));
  const parts = connectedComponents({ width, height, data: bright });
  const border = new Int32Array(parts.count + 1);
  const steps = new Float64Array(parts.count + 1);
  for (let y = SHARP_REACH; y + SHARP_REACH < height; y++)
    for (let x = SHARP_REACH; x + SHARP_REACH < width; x++) {
      const i = y * width + x;
      const part = parts.data[i] as number;
      if (part === 0) continue;
      for (const way of [1, -1, width, -width]) {
        if (bright[i + way] === 1 || inside[i + way] === 0) continue;
        const out = luminance[i + way * SHARP_REACH] as number;
        const within = luminance[i - way * (SHARP_REACH - 1)] as number;
        border[part] = (border[part] as number) + 1;
        steps[part] = (steps[part] as number) + Math.log((within + 0.004) / (out + 0.004));
      }
    }
  for (let i = 0; i < bright.length; i++) {
    const part = parts.data[i] as number;
    if (
      part > 0 &&
      (border[part] as number) > 0 &&
      (steps[part] as number) > SHARP * (border[part] as number)
    )
      foreign[i] = 1;
  }
}

/** A black thing is not black all over: what is dark and hangs together with it is it too. */
function takeDarkRest(
  things: Float32Array,
  luminance: Float32Array,
  inside: Uint8Array,
  limit: number,
  width: number,
): void {
  const dark = Uint8Array.from(inside, (v, i) =>
    v !== 0 && ((luminance[i] as number) < limit || things[i] !== 0) ? 1 : 0,
  );
  const parts = connectedComponents({ width, height: dark.length / width, data: dark });
  const areas = labelAreas(parts);
  const known = new Int32Array(parts.count + 1);
  for (let i = 0; i < things.length; i++) {
    const part = parts.data[i] as number;
    if (things[i] !== 0) known[part] = (known[part] as number) + 1;
  }
  for (let i = 0; i < things.length; i++) {
    const part = parts.data[i] as number;
    if (part > 0 && (known[part] as number) > KNOWN * (areas[part] as number)) things[i] = 1;
  }
}
