import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import type { Finish } from '../finishes/finish.ts';
import { openScene, type SharedScene } from '../samples/shared-scene.ts';
import type { Samples } from '../samples/trace-samples.ts';
import { createLightField, type LightField } from './gather-light.ts';
import type { LightCells } from './light-cells.ts';
import { createMirrorView } from './mirror-light.ts';
import { r2x, r2y } from './sequence.ts';
import { BLURRED } from './shade-samples.ts';

/** A lamp mirrored in a rough surface is spread thin: no ray may bring more. */
const MOST = 0.8;
/** Rows a tile. */
const TILE = 4;

interface SheenInput {
  readonly scene: SharedScene;
  readonly samples: Samples;
  readonly cells: LightCells;
  readonly field: LightField;
}

/** One blurred reflection for each point of the field. */
export const sheenRows: TileKernel<SheenInput> = {
  name: 'sheen',
  prepare: ({ scene: shared, samples, cells, field }) => {
    const scene = openScene(shared);
    const { finishes } = scene;
    const mirror = createMirrorView(scene, cells);
    const { width } = field;
    const seen = new Float32Array(3);
    return (from, to) => {
      for (let y = from; y < to; y++) {
        for (let x = 0; x < width; x++) {
          const i = y * width + x;
          const s = field.sample[i] as number;
          const distance = samples.distance[s] as number;
          if (distance === 0) continue;
          const finish = finishes[samples.finish[s] as number] as Finish;
          if (finish.mirror === 0 || finish.roughness < BLURRED) continue;
          const at = 3 * s;
          const nx = samples.normal[at] as number;
          const ny = samples.normal[at + 1] as number;
          const nz = samples.normal[at + 2] as number;
          const dx = samples.ray[at] as number;
          const dy = samples.ray[at + 1] as number;
          const dz = samples.ray[at + 2] as number;
          const cos = -(dx * nx + dy * ny + dz * nz);
          const k = (x & 3) + 4 * (y & 3);
          const spread = 0.55 * finish.roughness;
          let rx = dx + 2 * cos * nx + spread * (r2x(k) - 0.5);
          let ry = dy + 2 * cos * ny + spread * (r2y(k) - 0.5);
          let rz = dz + 2 * cos * nz + spread * (r2x(k * 3 + 7) - 0.5);
          const below = rx * nx + ry * ny + rz * nz;
          if (below < 0.02) {
            rx += nx * (0.04 - below);
            ry += ny * (0.04 - below);
            rz += nz * (0.04 - below);
          }
          const length = Math.hypot(rx, ry, rz);
          const lift = 0.003 + 0.0004 * distance;
          mirror(
            (samples.place[at] as number) + nx * lift,
            (samples.place[at + 1] as number) + ny * lift,
            (samples.place[at + 2] as number) + nz * lift,
            rx / length,
            ry / length,
            rz / length,
            (samples.footprint[s] as number) * 4,
            true,
            seen,
          );
          field.r[i] = Math.min(MOST, seen[0] as number);
          field.g[i] = Math.min(MOST, seen[1] as number);
          field.b[i] = Math.min(MOST, seen[2] as number);
        }
      }
    };
  },
};

/** What rough, faintly mirroring surfaces show, one ray for every second pixel of every second row; to be smoothed. */
export function gatherSheen(
  scene: SharedScene,
  samples: Samples,
  size: { readonly width: number; readonly height: number },
  cells: LightCells,
  context: RenderContext,
): LightField {
  const field = createLightField(size, context.memory);
  runTiles(context, sheenRows, { scene, samples, cells, field }, field.height, TILE);
  return field;
}
