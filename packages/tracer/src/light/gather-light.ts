import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { FRESH_MEMORY, type PlaneMemory } from '@plumbline/imaging/tiles/plane-memory.ts';
import { sharedFloats, sharedInts } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { SharedScene } from '../samples/shared-scene.ts';
import type { Samples } from '../samples/trace-samples.ts';
import { collectLight } from './collect-light.ts';
import { gatherRays, type Light } from './gather-rays.ts';
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

/**
 * Gathers light at half size: bounced light and sky over the half space, lamps and portals by shadow rays. The pixels of
 * a tile share one sequence (interleaved sampling, Keller and Heidrich 2001), so that the denoiser's tile mean is even.
 * First all rays are traced, then the cells that they met are made known, then light is collected.
 */
export function gatherLight(
  scene: SharedScene,
  samples: Samples,
  size: { readonly width: number; readonly height: number },
  rays: { readonly bounce: number; readonly lamps: number },
  cache: RadianceCache,
  context: RenderContext,
): LightField {
  const { memory = FRESH_MEMORY } = context;
  const field = createLightField(size, memory);
  memory.within(() => gatherInto(field, scene, samples, rays, cache, { ...context, memory }));
  return field;
}

function gatherInto(
  field: LightField,
  scene: SharedScene,
  samples: Samples,
  rays: { readonly bounce: number; readonly lamps: number },
  cache: RadianceCache,
  context: RenderContext,
): void {
  const n = field.sample.length;
  const turn = sharedInts(n, context.memory);
  for (let i = 0; i < n; i++)
    turn[i] = ORDER[(Math.floor(i / field.width) & 3) * 4 + ((i % field.width) & 3)] as number;
  const { distance, place, normal } = samples;
  const met = createMetCells(n * rays.bounce, context.memory);
  const input = {
    scene,
    cells: cache.cells,
    samples: { distance, place, normal },
    points: { sample: field.sample, turn, ...rays },
    met,
    lamplight: createLight(n, context.memory),
  };
  runTiles(context, gatherRays, input, n, TILE, (done) => context.progress(0.35 + 0.35 * done, 'light'));
  const cell = cache.settle(met);
  context.progress(0.74, 'light');
  const light = { r: field.r, g: field.g, b: field.b };
  runTiles(context, collectLight, { ...input, met: cell, light }, n, TILE);
}
