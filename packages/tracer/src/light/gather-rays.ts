import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import { openScene, type SharedScene } from '../samples/shared-scene.ts';
import type { Samples } from '../samples/trace-samples.ts';
import { type LightCells, OPEN } from './light-cells.ts';
import { createMeeting, type MetCells } from './meet-cells.ts';
import { cosineDirection, r2x, r2y } from './sequence.ts';

/** Points of the picture that look for light. */
export interface GatherPoints {
  /** Sample of each point; where the eye meets nothing there is nothing to do. */
  readonly sample: Int32Array;
  /** Number of a point's first ray in the sequence, over `bounce`. */
  readonly turn: Int32Array;
  readonly bounce: number;
  readonly lamps: number;
}

export interface GatherInput {
  readonly scene: SharedScene;
  readonly cells: LightCells;
  readonly samples: Pick<Samples, 'distance' | 'place' | 'normal'>;
  readonly points: GatherPoints;
  /** `bounce` rays a point. */
  readonly met: MetCells;
  /** Light of the lamps at each point, over π: written where `lamps` is more than 0. */
  readonly lamplight: Light;
  /** Where given: 1 over the harmonic mean, in metres, of how far a point's rays went; what meets nothing is at no distance. */
  readonly nearness?: Float32Array;
}

export interface Light {
  readonly r: Float32Array;
  readonly g: Float32Array;
  readonly b: Float32Array;
}

/** Metres that a ray goes at least. */
const NEAREST = 0.01;

/** From each point rays over the half space, noted by the cells that they meet, and shadow rays to the lamps. */
export const gatherRays: TileKernel<GatherInput> = {
  name: 'gather-rays',
  prepare: ({ scene: shared, cells, samples, points, met, lamplight, nearness }) => {
    const scene = openScene(shared);
    const meet = createMeeting(scene, cells);
    const { bounce, lamps } = points;
    const ray = new Float32Array(3);
    const sum = new Float32Array(3);
    return (from, to) => {
      for (let i = from; i < to; i++) {
        const s = points.sample[i] as number;
        const distance = samples.distance[s] as number;
        if (distance === 0) {
          for (let j = 0; j < bounce; j++) met.cell[i * bounce + j] = OPEN;
          continue;
        }
        const turn = points.turn[i] as number;
        const nx = samples.normal[3 * s] as number;
        const ny = samples.normal[3 * s + 1] as number;
        const nz = samples.normal[3 * s + 2] as number;
        const lift = 0.002 + 0.0004 * distance;
        const px = (samples.place[3 * s] as number) + nx * lift;
        const py = (samples.place[3 * s + 1] as number) + ny * lift;
        const pz = (samples.place[3 * s + 2] as number) + nz * lift;
        let near = 0;
        for (let j = 0; j < bounce; j++) {
          const k = turn * bounce + j;
          cosineDirection(nx, ny, nz, r2x(k), r2y(k), ray);
          meet(met, i * bounce + j, px, py, pz, ray[0] as number, ray[1] as number, ray[2] as number);
          if (met.cell[i * bounce + j] !== OPEN) near += 1 / Math.max(NEAREST, scene.tracer.hit.t);
        }
        if (nearness !== undefined) nearness[i] = near / bounce;
        if (lamps === 0) continue;
        sum.fill(0);
        for (let j = 0; j < lamps; j++) {
          const k = turn * lamps + j;
          const c = (k * 0.3819660113 + (turn & 1) * 0.5) % 1;
          scene.lamps(px, py, pz, nx, ny, nz, r2x(k), r2y(k), c, sum);
        }
        lamplight.r[i] = (sum[0] as number) / lamps;
        lamplight.g[i] = (sum[1] as number) / lamps;
        lamplight.b[i] = (sum[2] as number) / lamps;
      }
    };
  },
};
