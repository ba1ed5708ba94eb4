import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import { openScene } from '../samples/shared-scene.ts';
import type { GatherInput, Light } from './gather-rays.ts';
import { createSkyTest, isOpen } from './open-air.ts';
import { cosineDirection, r2x, r2y } from './sequence.ts';

interface CollectInput extends Omit<GatherInput, 'met'> {
  /** `bounce` a point: the cell of each ray, negative for none. */
  readonly met: Int32Array;
  /** Light of lamps, surfaces and sky at each point, over π. */
  readonly light: Light;
}

/** Light of each point: that of the lamps, and what the cells and the sky that its rays met throw back on it. */
export const collectLight: TileKernel<CollectInput> = {
  name: 'collect-light',
  prepare: ({ scene: shared, cells, samples, points, met, lamplight, light }) => {
    const scene = openScene(shared);
    const { room, sky, brightest } = scene;
    const seesSky = createSkyTest(scene);
    const { albedo, direct, bounced } = cells;
    const { bounce } = points;
    const ray = new Float32Array(3);
    const seen = new Float32Array(3);
    return (from, to) => {
      for (let i = from; i < to; i++) {
        const s = points.sample[i] as number;
        if (samples.distance[s] === 0) continue;
        const x = samples.place[3 * s] as number;
        const y = samples.place[3 * s + 1] as number;
        const z = samples.place[3 * s + 2] as number;
        const open = isOpen(room, x, z);
        let r = 0;
        let g = 0;
        let b = 0;
        for (let j = 0; j < bounce; j++) {
          const at = 3 * (met[i * bounce + j] as number);
          if (at >= 0) {
            r += Math.min(
              brightest,
              (albedo[at] as number) * ((direct[at] as number) + (bounced[at] as number)),
            );
            g += Math.min(
              brightest,
              (albedo[at + 1] as number) * ((direct[at + 1] as number) + (bounced[at + 1] as number)),
            );
            b += Math.min(
              brightest,
              (albedo[at + 2] as number) * ((direct[at + 2] as number) + (bounced[at + 2] as number)),
            );
          } else if (open) {
            const k = (points.turn[i] as number) * bounce + j;
            cosineDirection(
              samples.normal[3 * s] as number,
              samples.normal[3 * s + 1] as number,
              samples.normal[3 * s + 2] as number,
              r2x(k),
              r2y(k),
              ray,
            );
            if (!seesSky(x, y, z, ray)) continue;
            sky.light(ray[0] as number, ray[1] as number, ray[2] as number, seen);
            r += Math.min(brightest, seen[0] as number);
            g += Math.min(brightest, seen[1] as number);
            b += Math.min(brightest, seen[2] as number);
          }
        }
        light.r[i] = (lamplight.r[i] as number) + r / bounce;
        light.g[i] = (lamplight.g[i] as number) + g / bounce;
        light.b[i] = (lamplight.b[i] as number) + b / bounce;
      }
    };
  },
};
