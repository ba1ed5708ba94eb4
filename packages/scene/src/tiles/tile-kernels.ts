import { enlargeTiles } from '../enlarge/enlarge-tiles.ts';
import { collectLight } from '../generate/light/collect-light.ts';
import { gatherRays } from '../generate/light/gather-rays.ts';
import { castRows } from '../generate/light/cast-shade.ts';
import { lightCells, linkCells } from '../generate/light/cell-kernels.ts';
import { sheenRows } from '../generate/light/gather-sheen.ts';
import { shadeRange } from '../generate/light/shade-samples.ts';
import { smoothRows } from '../generate/light/smooth-light.ts';
import { penumbraRows, sunRange } from '../generate/light/sun-shadow.ts';
import { sightRange } from '../generate/trace/trace-samples.ts';
import type { TileKernel } from './tile-runner.ts';

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
