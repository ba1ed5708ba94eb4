import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { type RandomStream, seededRandom } from '@plumbline/imaging/random.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { linearToSrgbFast, LINEAR_OF_BYTE } from '@plumbline/imaging/srgb.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import sharp from 'sharp';

/** What is known of each pixel of a generated picture. */
export interface KnownPixels {
  /** Number of the thing; −1 for the sky. */
  readonly thing: Int32Array;
  /** Metres and unit vectors, 3 a pixel; y is up. */
  readonly place: Float32Array;
  readonly normal: Float32Array;
}

type Vector = readonly [number, number, number];

/** Share of the things that get a pattern, and of those the ones whose pattern is in two colours. */
const PATTERNED = 0.3;

/**
 * Makes a generated picture about as hard as a photograph: patterns on things, sun through windows or leaves over everything that
 * it meets, tinted light, a soft lens, grain and JPEG. What belongs to what stays known.
 */
export async function likePhoto(picture: Raster, known: KnownPixels, seed: number): Promise<Raster> {
  const random = seededRandom(seed);
  const { width, height } = picture;
  const n = width * height;
  const light = Float32Array.from(
    { length: 3 * n },
    (_, i) => LINEAR_OF_BYTE[picture.data[i] as number] as number,
  );
  paintPatterns(light, known, random);
  if (random() < 0.75) shineIn(light, known, random);
  tint(light, width, height, random);
  const sigma = 0.3 + 0.7 * random();
  const planes = [0, 1, 2].map(
    (k) => gaussianBlur({ width, height, data: light.filter((_, i) => i % 3 === k) }, sigma).data,
  );
  const grain = 0.004 + 0.02 * random();
  const out = createRaster(width, height, 3);
  for (let i = 0; i < n; i++)
    for (let k = 0; k < 3; k++) {
      const value = (planes[k] as Float32Array)[i] as number;
      const noise = grain * Math.sqrt(value + 0.02) * 3.4 * (random() + random() + random() - 1.5);
      out.data[3 * i + k] = 255 * linearToSrgbFast(value + noise * Math.sqrt(value + 0.01));
    }
  const raw = { width, height, channels: 3 } as const;
  const quality = Math.round(55 + 40 * random());
  const file = await sharp(out.data, { raw }).jpeg({ quality }).toBuffer();
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  return { ...raw, data: new Uint8ClampedArray(pixels) };
}

/** Grain, stripes, checks and blots on some things, in metres on their surface. */
function paintPatterns(
  light: Float32Array,
  { thing, place, normal }: KnownPixels,
  random: RandomStream,
): void {
  const patterns = new Map<number, ((x: number, y: number) => Vector) | undefined>();
  for (let i = 0; i < thing.length; i++) {
    const id = thing[i] as number;
    if (id < 0) continue;
    if (!patterns.has(id)) patterns.set(id, random() < PATTERNED ? somePattern(random) : undefined);
    const pattern = patterns.get(id);
    if (!pattern) continue;
    const [x, y] = onSurface(place, normal, i);
    const factors = pattern(x, y);
    for (let k = 0; k < 3; k++) light[3 * i + k] = (light[3 * i + k] as number) * (factors[k] as number);
  }
}

function somePattern(random: RandomStream): (x: number, y: number) => Vector {
  const seed = Math.floor(1e6 * random());
  const size = 0.02 * 12 ** random();
  const depth = 0.15 + 0.5 * random();
  const tinted: Vector = [1 - depth * random(), 1 - depth * random(), 1 - depth * random()];
  const kind = Math.floor(4 * random());
  const mix = (t: number): Vector => [
    1 + t * (tinted[0] - 1),
    1 + t * (tinted[1] - 1),
    1 + t * (tinted[2] - 1),
  ];
  if (kind === 0) return (x, y) => mix(fractalNoise((6 * x) / size / 4, y / size / 4, 3, seed));
  if (kind === 1) return (x) => mix((((x / size) % 2) + 2) % 2 < 1 ? 1 : 0);
  if (kind === 2) return (x, y) => mix((Math.floor(x / size) + Math.floor(y / size)) % 2 === 0 ? 1 : 0);
  return (x, y) => mix(valueNoise(x / size, y / size, seed) > 0.6 ? 1 : 0);
}

/** Two coordinates on the surface, in metres. */
function onSurface(place: Float32Array, normal: Float32Array, i: number): [number, number] {
  const at = 3 * i;
  const [nx, ny, nz] = [0, 1, 2].map((k) => Math.abs(normal[at + k] as number)) as [number, number, number];
  const [x, y, z] = [0, 1, 2].map((k) => place[at + k] as number) as [number, number, number];
  if (ny >= nx && ny >= nz) return [x, z];
  return nx >= nz ? [z, y] : [x, y];
}

/** Parallel light through the panes of a window, or between leaves, onto all that turns to it. */
function shineIn(light: Float32Array, { thing, place, normal }: KnownPixels, random: RandomStream): void {
  const turn = 2 * Math.PI * random();
  const steep = 0.45 + 0.8 * random();
  const sun: Vector = [Math.cos(turn) * Math.cos(steep), Math.sin(steep), Math.sin(turn) * Math.cos(steep)];
  const right: Vector = [-Math.sin(turn), 0, Math.cos(turn)];
  const up: Vector = [
    sun[1] * right[2] - sun[2] * right[1],
    sun[2] * right[0] - sun[0] * right[2],
    sun[0] * right[1] - sun[1] * right[0],
  ];
  const dot = (values: Float32Array, i: number, v: Vector): number =>
    (values[3 * i] as number) * v[0] +
    (values[3 * i + 1] as number) * v[1] +
    (values[3 * i + 2] as number) * v[2];
  const at = Math.floor(random() * thing.length);
  const [cx, cy] = [dot(place, at, right), dot(place, at, up)];
  const far = Math.hypot(place[3 * at] as number, place[3 * at + 2] as number);
  const scale = 0.5 + 0.08 * Math.min(30, far);
  const leaves = random() < 0.35;
  const seed = Math.floor(1e6 * random());
  const shade = 0.3 + 0.3 * random();
  const soft = 0.015 + 0.05 * random();
  const pane: [number, number] = [scale * (0.5 + random()), scale * (0.8 + random())];
  const panes = 1 + Math.floor(3 * random());
  const step = (t: number): number => Math.min(1, Math.max(0, t / (soft * scale) + 0.5));
  for (let i = 0; i < thing.length; i++) {
    if (thing[i] === -1) continue;
    const x = dot(place, i, right) - cx;
    const y = dot(place, i, up) - cy;
    let lit: number;
    if (leaves) lit = step(scale * (fractalNoise(x / scale, y / scale, 3, seed) - 0.48));
    else {
      const across = x / pane[0] + panes / 2;
      const within = across - Math.floor(across);
      lit =
        across < 0 || across > panes
          ? 0
          : step(pane[0] * (0.46 - Math.abs(within - 0.5))) * step(pane[1] / 2 - Math.abs(y));
    }
    lit *= dot(normal, i, sun) > 0.05 ? 1 : 0;
    // Shade is lit by the sky alone, which is bluer.
    const factors: Vector = [shade * 0.9, shade, shade * 1.15];
    for (let k = 0; k < 3; k++) {
      const low = factors[k] as number;
      light[3 * i + k] = (light[3 * i + k] as number) * (low + (1.15 - low) * lit) * 1.25;
    }
  }
}

/** White balance, exposure, a slope of light over the picture, darker corners. */
function tint(light: Float32Array, width: number, height: number, random: RandomStream): void {
  const warm = 0.3 * (random() - 0.5);
  const gain: Vector = [1 + warm, 1 + 0.08 * (random() - 0.5), 1 - warm];
  const exposure = 0.75 + 0.6 * random();
  const slope = [0.6 * (random() - 0.5), 0.6 * (random() - 0.5)] as const;
  const corners = 0.35 * random();
  for (let i = 0; i < width * height; i++) {
    const x = (i % width) / width - 0.5;
    const y = Math.floor(i / width) / height - 0.5;
    const factor = exposure * (1 + slope[0] * x + slope[1] * y) * (1 - corners * 2 * (x * x + y * y));
    for (let k = 0; k < 3; k++) {
      const value = (light[3 * i + k] as number) * factor * (gain[k] as number);
      // A camera's shoulder instead of a hard clip.
      light[3 * i + k] = value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3));
    }
  }
}
