import { enlargeTiles } from '@plumbline/edits/enlarge/enlarge-tiles.ts';
import { collectLight } from '@plumbline/tracer/light/collect-light.ts';
import { gatherRays } from '@plumbline/tracer/light/gather-rays.ts';
import { castRows } from '@plumbline/tracer/light/cast-shade.ts';
import { lightCells, linkCells } from '@plumbline/tracer/light/cell-kernels.ts';
import { sheenRows } from '@plumbline/tracer/light/gather-sheen.ts';
import { shadeRange } from '@plumbline/tracer/light/shade-samples.ts';
import { smoothRows } from '@plumbline/tracer/light/smooth-light.ts';
import { penumbraRows, sunRange } from '@plumbline/tracer/light/sun-shadow.ts';
import { sightRange } from '@plumbline/tracer/samples/trace-samples.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';

/** Every kernel by name: what a thread beside the rendering one can be asked for. */
export const TILE_KERNELS: ReadonlyMap<string, TileKernel<never>> = new Map(
  [
    sightRange,
    gatherRays,
    lightCells,
    linkCells,
    collectLight,
    smoothRows,
    sunRange,
    penumbraRows,
    sheenRows,
    shadeRange,
    castRows,
    enlargeTiles,
  ].map((kernel) => [kernel.name, kernel as TileKernel<never>]),
);
