import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import { openScene, type SharedScene } from '../samples/shared-scene.ts';
import { sunOnPatch } from './direct-sun.ts';
import { type LightCells, LINKS, OPEN } from './light-cells.ts';
import { createMeeting, type MetCells } from './meet-cells.ts';
import { createSkyTest, isOpen } from './open-air.ts';
import { cosineDirection, r2x, r2y } from './sequence.ts';

/** Many lamps share the rays of a cell in a room: too few would show as blotches in bounced light. */
const LIGHT_RAYS_INSIDE = 12;
const LIGHT_RAYS_OUTSIDE = 4;

/** Estimates the direct light of cells; the range counts from `first`. */
export const lightCells: TileKernel<{
  readonly scene: SharedScene;
  readonly cells: LightCells;
  readonly first: number;
}> = {
  name: 'light-cells',
  prepare: ({ scene: shared, cells, first }) => {
    const scene = openScene(shared);
    const { place, facing, direct } = cells;
    const rays = scene.interior ? LIGHT_RAYS_INSIDE : LIGHT_RAYS_OUTSIDE;
    const sun = scene.sky.sun?.irradiance ?? [0, 0, 0];
    const light = new Float32Array(3);
    return (from, to) => {
      for (let c = first + from; c < first + to; c++) {
        const at = 3 * c;
        const x = place[at] as number;
        const y = place[at + 1] as number;
        const z = place[at + 2] as number;
        const nx = facing[at] as number;
        const ny = facing[at + 1] as number;
        const nz = facing[at + 2] as number;
        light.fill(0);
        for (let k = 0; k < rays; k++) {
          const i = c * rays + k;
          scene.lamps(x, y, z, nx, ny, nz, r2x(i), r2y(i), (i * 0.4198) % 1, light);
        }
        // A patch of sun is seldom as large as a cell.
        const through = cells.through[c] as number;
        const lit = sunOnPatch(scene, x, y, z, nx, ny, nz, through, cells.edge * 0.8, c) / Math.PI;
        for (let k = 0; k < 3; k++) direct[at + k] = (light[k] as number) / rays + lit * (sun[k] as number);
      }
    };
  },
};

/** Traces the rays by which cells see each other and the sky; the range counts from `first`. */
export const linkCells: TileKernel<{
  readonly scene: SharedScene;
  readonly cells: LightCells;
  readonly first: number;
  readonly met: MetCells;
}> = {
  name: 'link-cells',
  prepare: ({ scene: shared, cells, first, met }) => {
    const scene = openScene(shared);
    const meet = createMeeting(scene, cells);
    const seesSky = createSkyTest(scene);
    const { place, facing, fromSky } = cells;
    const ray = new Float32Array(3);
    const light = new Float32Array(3);
    return (from, to) => {
      for (let j = from; j < to; j++) {
        const c = first + j;
        const at = 3 * c;
        const nx = facing[at] as number;
        const ny = facing[at + 1] as number;
        const nz = facing[at + 2] as number;
        const x = (place[at] as number) + nx * 0.003;
        const y = (place[at + 1] as number) + ny * 0.003;
        const z = (place[at + 2] as number) + nz * 0.003;
        let r = 0;
        let g = 0;
        let b = 0;
        for (let k = 0; k < LINKS; k++) {
          cosineDirection(nx, ny, nz, r2x(c * 7 + k), r2y(c * 7 + k), ray);
          const dx = ray[0] as number;
          const dy = ray[1] as number;
          const dz = ray[2] as number;
          meet(met, j * LINKS + k, x, y, z, dx, dy, dz);
          if (met.cell[j * LINKS + k] !== OPEN || !isOpen(scene.room, x, z)) continue;
          if (!seesSky(x, y, z, ray)) continue;
          scene.sky.light(dx, dy, dz, light);
          r += light[0] as number;
          g += light[1] as number;
          b += light[2] as number;
        }
        fromSky[at] = r / LINKS;
        fromSky[at + 1] = g / LINKS;
        fromSky[at + 2] = b / LINKS;
      }
    };
  },
};
