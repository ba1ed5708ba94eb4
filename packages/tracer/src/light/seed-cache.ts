import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { sharedInts } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { SharedScene } from '../samples/shared-scene.ts';
import type { Samples } from '../samples/trace-samples.ts';
import { createLight } from './gather-light.ts';
import { gatherRays } from './gather-rays.ts';
import { createMetCells } from './meet-cells.ts';
import type { RadianceCache } from './radiance-cache.ts';

/** Every this many pixels a few rays look for cells. */
const STRIDE = 12;
const RAYS = 6;
/** Points a tile. */
const TILE = 512;

/** Makes the cells that the picture will need known, then lets light bounce between them. */
export function seedCache(
  scene: SharedScene,
  samples: Samples,
  size: { readonly width: number; readonly height: number },
  cache: RadianceCache,
  context: RenderContext,
): void {
  const columns = Math.ceil((size.width - (STRIDE >> 1)) / STRIDE);
  const rows = Math.ceil((size.height - (STRIDE >> 1)) / STRIDE);
  const n = Math.max(0, columns) * Math.max(0, rows);
  const sample = sharedInts(n, context.memory);
  const turn = sharedInts(n, context.memory);
  for (let i = 0; i < n; i++) {
    const x = (STRIDE >> 1) + STRIDE * (i % columns);
    sample[i] = ((STRIDE >> 1) + STRIDE * Math.floor(i / columns)) * size.width + x;
    turn[i] = i;
  }
  const { distance, place, normal } = samples;
  const met = createMetCells(n * RAYS, context.memory);
  const input = {
    scene,
    cells: cache.cells,
    samples: { distance, place, normal },
    points: { sample, turn, bounce: RAYS, lamps: 0 },
    met,
    lamplight: createLight(0),
  };
  runTiles(context, gatherRays, input, n, TILE);
  cache.settle(met);
}
