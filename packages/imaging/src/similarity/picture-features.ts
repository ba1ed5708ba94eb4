import { oklabToLinear } from '../oklab.ts';
import { seededRandom } from '../random.ts';
import { linearToSrgb } from '../srgb.ts';
import type { Raster } from '../raster.ts';
import { type DominantColour, dominantColours, oklabPixels } from './dominant-colours.ts';
import { edgeGrid } from './edge-grid.ts';

/** Rises whenever the same picture may give other features; those of another version are compared with nothing. */
export const FEATURES_VERSION = 1;

export interface PictureFeatures {
  readonly version: number;
  /** `#rrggbb`, the largest share first, one to five. */
  readonly colours: readonly string[];
  /** Words by which pictures that look alike are found: equal ones are likely where two are close. */
  readonly codes: readonly number[];
  /** By which two pictures are compared exactly: five colours of L, a, b and share, the
   * means of 4 × 4 cells in L, a, b, and the strength of edges in four directions in each of these cells. */
  readonly signature: Uint8Array;
}

const COLOURS = 5;
const CELLS = 4;
const DIRECTIONS = 4;
/** Tables of codes and bits of each: more tables find more, more bits fewer in each. */
const TABLES = 12;
const BITS = 10;
/** Codes of pairs of colours lie above those of the tables. */
const PAIRS = TABLES << BITS;

const PALETTE_BYTES = COLOURS * 4;
const GRID_BYTES = CELLS * CELLS * 3;
const EDGE_BYTES = CELLS * CELLS * DIRECTIONS;

/**
 * What a picture looks like at a glance: its colours, where they lie, and how its edges run (coarse orientation
 * histograms over a grid, after Oliva & Torralba, “Modeling the shape of the scene”, 2001). Codes are signs of random
 * projections (Charikar, 2002).
 *
 * @param picture RGB of any size; some 100 px a side are enough
 */
export function pictureFeatures(picture: Raster): PictureFeatures {
  const pixels = oklabPixels(picture);
  const palette = dominantColours(pixels, COLOURS);
  const grid = colourGrid(pixels, picture.width, picture.height);
  const edges = edgeGrid(pixels, picture.width, picture.height, CELLS, DIRECTIONS);
  const signature = new Uint8Array(PALETTE_BYTES + GRID_BYTES + EDGE_BYTES);
  for (const [place, { colour, share }] of palette.entries()) {
    signature.set(labBytes(colour), place * 4);
    signature[place * 4 + 3] = Math.max(1, Math.round(share * 255));
  }
  for (let cell = 0; cell < CELLS * CELLS; cell += 1)
    signature.set(labBytes(grid.subarray(cell * 3, cell * 3 + 3)), PALETTE_BYTES + cell * 3);
  for (let at = 0; at < EDGE_BYTES; at += 1)
    signature[PALETTE_BYTES + GRID_BYTES + at] = Math.round((edges[at] as number) * 255);
  return {
    version: FEATURES_VERSION,
    colours: palette.map(({ colour }) => hexOf(colour)),
    codes: [...projectionCodes(signature), ...pairCodes(palette)],
    signature,
  };
}

/** Means of the cells. */
function colourGrid(pixels: Float32Array, width: number, height: number): Float32Array {
  const sums = new Float32Array(GRID_BYTES);
  const counts = new Float32Array(CELLS * CELLS);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const cell = Math.floor((y * CELLS) / height) * CELLS + Math.floor((x * CELLS) / width);
      counts[cell] = (counts[cell] as number) + 1;
      for (let c = 0; c < 3; c += 1)
        sums[cell * 3 + c] = (sums[cell * 3 + c] as number) + (pixels[at + c] as number);
    }
  return sums.map((sum, place) => sum / Math.max(1, counts[Math.floor(place / 3)] as number));
}

function labBytes(colour: ArrayLike<number>): number[] {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return [
    byte(colour[0] as number),
    byte(((colour[1] as number) + 0.4) / 0.8),
    byte(((colour[2] as number) + 0.4) / 0.8),
  ];
}

/** What the bytes behind the palette are on the average of rooms and buildings; codes tell what differs from it. */
function centred(signature: Uint8Array): Float32Array {
  const vector = new Float32Array(GRID_BYTES + EDGE_BYTES);
  for (let at = 0; at < vector.length; at += 1) {
    const value = (signature[PALETTE_BYTES + at] as number) / 255;
    const isEdge = at >= GRID_BYTES;
    // Hues differ by little of their range and tell as much as lightness.
    vector[at] = isEdge ? value - 0.3 : at % 3 === 0 ? value - 0.62 : (value - 0.51) * 6;
  }
  return vector;
}

const PLANES: Float32Array = (() => {
  const random = seededRandom(20_261_122);
  return Float32Array.from(
    { length: TABLES * BITS * (GRID_BYTES + EDGE_BYTES) },
    () => random() + random() - 1,
  );
})();

function projectionCodes(signature: Uint8Array): number[] {
  const vector = centred(signature);
  return Array.from({ length: TABLES }, (_, table) => {
    let code = 0;
    for (let bit = 0; bit < BITS; bit += 1) {
      const plane = (table * BITS + bit) * vector.length;
      let sum = 0;
      for (let at = 0; at < vector.length; at += 1)
        sum += (vector[at] as number) * (PLANES[plane + at] as number);
      code = (code << 1) | (sum > 0 ? 1 : 0);
    }
    return (table << BITS) | code;
  });
}

/** Of the three largest colours, two at a time. */
function pairCodes(palette: readonly DominantColour[]): number[] {
  const bins = [...new Set(palette.slice(0, 3).map(({ colour }) => coarse(colour)))].sort((a, b) => a - b);
  return bins.flatMap((first, place) => bins.slice(place + 1).map((second) => PAIRS + first * 256 + second));
}

const CHROMATIC = 0.03;

function coarse([lightness, a, b]: DominantColour['colour']): number {
  const light = Math.min(5, Math.floor(lightness * 6));
  if (Math.hypot(a, b) < CHROMATIC) return light;
  const hue = Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * 12);
  return 6 + light * 12 + hue;
}

function hexOf(colour: DominantColour['colour']): string {
  const bytes = oklabToLinear(colour).map((light) =>
    Math.round(255 * Math.min(1, Math.max(0, linearToSrgb(Math.max(0, light))))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
