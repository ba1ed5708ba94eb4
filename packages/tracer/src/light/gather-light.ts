import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { FRESH_MEMORY, type PlaneMemory } from '@plumbline/imaging/tiles/plane-memory.ts';
import { sharedFloats, sharedInts } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { SharedScene } from '../samples/shared-scene.ts';
import type { Samples } from '../samples/trace-samples.ts';
import { collectLight } from './collect-light.ts';
import { type GatherInput, gatherRays, type Light } from './gather-rays.ts';
import { createMetCells } from './meet-cells.ts';
import type { RadianceCache } from './radiance-cache.ts';

/** Light over π on what every second pixel of every second row shows. */
export interface LightField extends Light {
  readonly width: number;
  readonly height: number;
  /** Sample of each point. */
  readonly sample: Int32Array;
}

/** Order of the 16 pixels of a 4 × 4 tile (Bayer 1973): neighbours take far-apart parts of the sequence. */
const ORDER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Points a tile. */
const TILE = 1024;

/** A field of no light yet. */
export function createLightField(
  size: { readonly width: number; readonly height: number },
  memory?: PlaneMemory,
): LightField {
  const width = Math.ceil(size.width / 2);
  const height = Math.ceil(size.height / 2);
  const n = width * height;
  const sample = sharedInts(n, memory);
  for (let i = 0; i < n; i++) {
    const y = Math.min(size.height - 1, 2 * Math.floor(i / width));
    sample[i] = y * size.width + Math.min(size.width - 1, 2 * (i % width));
  }
  return { width, height, sample, ...createLight(n, memory) };
}

export function createLight(n: number, memory?: PlaneMemory): Light {
  return { r: sharedFloats(n, memory), g: sharedFloats(n, memory), b: sharedFloats(n, memory) };
}

/** Tiles of directions each way that may differ from each other. */
export const MANY_TILES = 8;

/** What a field gathers, for each point. */
export interface GatheredRays {
  readonly bounce: number;
  readonly lamps: number;
}

/** Light of lamps and portals, and light that surfaces and the sky give, each as a field of its own. */
export interface LightApart {
  readonly lamps: LightField;
  readonly bounced: LightField;
  /** 1 over metres: see `GatherInput`. */
  readonly nearness: Float32Array;
}

/**
 * Gathers light at half size: bounced light and sky over the half space, lamps and portals by shadow rays. The pixels of
 * a tile share one sequence (interleaved sampling, Keller and Heidrich 2001), so that the denoiser's tile mean is even.
 * Where `tiles` is more than 1 as many tiles each way have sequences of their own: steps become grain, which evens out.
 * First all rays are traced, then the cells that they met are made known, then light is collected.
 */
export function gatherLight(
  scene: SharedScene,
  samples: Samples,
  size: { readonly width: number; readonly height: number },
  { tiles = 1, ...rays }: GatheredRays & { readonly tiles?: 1 | typeof MANY_TILES },
  cache: RadianceCache,
  context: RenderContext,
): LightField {
  const { memory = FRESH_MEMORY } = context;
  const field = createLightField(size, memory);
  memory.within(() => {
    const inner = { ...context, memory };
    const turn = turnsOf(field, tiles, memory);
    const lamplight = createLight(field.sample.length, memory);
    const input = { scene, samples, points: { sample: field.sample, turn, ...rays }, lamplight };
    collect(field, input, lamplight, cache, inner);
  });
  return field;
}

/**
 * As {@link gatherLight}, what comes from lamps apart from what bounces, so that each is smoothed as far as it is smooth. Tiles do not share
 * their directions: what 96 rays leave of bounced light in one is evened out by those around it.
 */
export function gatherApart(
  scene: SharedScene,
  samples: Samples,
  size: { readonly width: number; readonly height: number },
  rays: GatheredRays,
  cache: RadianceCache,
  context: RenderContext,
): LightApart {
  const { memory = FRESH_MEMORY } = context;
  const lamps = createLightField(size, memory);
  const n = lamps.sample.length;
  const bounced = { ...lamps, ...createLight(n, memory) };
  const nearness = sharedFloats(n, memory);
  memory.within(() => {
    const inner = { ...context, memory };
    const turn = turnsOf(lamps, MANY_TILES, memory);
    const lamplight = { r: lamps.r, g: lamps.g, b: lamps.b };
    const points = { sample: lamps.sample, turn, ...rays };
    collect(bounced, { scene, samples, points, lamplight, nearness }, createLight(n, memory), cache, inner);
  });
  return { lamps, bounced, nearness };
}

/** Number of each point in the sequence: those of a tile follow each other, and so do those of as many tiles each way. */
function turnsOf(
  { width, sample: { length } }: LightField,
  tiles: 1 | typeof MANY_TILES,
  memory: PlaneMemory,
): Int32Array {
  const turn = sharedInts(length, memory);
  for (let i = 0; i < length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const tile = tiles === 1 ? 0 : bayer((x >> 2) % tiles, (y >> 2) % tiles);
    turn[i] = 16 * tile + (ORDER[(y & 3) * 4 + (x & 3)] as number);
  }
  return turn;
}

/** Place of a cell of an 8 × 8 square in its order (Bayer 1973). */
function bayer(x: number, y: number): number {
  let number = 0;
  for (let bit = 0; bit < 3; bit++) {
    const [a, b] = [(x >> bit) & 1, (y >> bit) & 1];
    number = 4 * number + 2 * (a ^ b) + b;
  }
  return number;
}

type Gathering = Omit<GatherInput, 'cells' | 'met'> & { readonly samples: Samples };

/** @param lamplight what is added to what bounces in `field` */
function collect(
  field: LightField,
  { samples: { distance, place, normal }, ...gathering }: Gathering,
  lamplight: Light,
  cache: RadianceCache,
  context: RenderContext,
): void {
  const n = field.sample.length;
  const met = createMetCells(n * gathering.points.bounce, context.memory);
  const input = { ...gathering, cells: cache.cells, samples: { distance, place, normal }, met };
  runTiles(context, gatherRays, input, n, TILE, (done) => context.progress(0.35 + 0.35 * done, 'light'));
  const cell = cache.settle(met);
  context.progress(0.74, 'light');
  const light = { r: field.r, g: field.g, b: field.b };
  runTiles(context, collectLight, { ...input, lamplight, met: cell, light }, n, TILE);
}
