import type { OpenScene } from '../samples/shared-scene.ts';
import { sunOnPatch } from './direct-sun.ts';
import { facingOf, findCell, type LightCells } from './light-cells.ts';
import { r2x, r2y } from './sequence.ts';

/** Shadow rays to the lamps from a place without a cell. */
const RAYS = 4;

/** Looks up light in cells that are settled. */
interface CellLight {
  /**
   * Light over π on a place of known facing, written to `out`. Few places have no cell: their direct light is traced,
   * bounced light is the mean of all cells that face the same way.
   */
  readonly lightAt: (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    through: number,
    out: Float32Array,
  ) => void;
  /** As `lightAt` where there is a cell; else returns false. */
  readonly knownLightAt: (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    out: Float32Array,
  ) => boolean;
}

export function createCellLight(scene: OpenScene, cells: LightCells): CellLight {
  const { direct, bounced, ambient } = cells;
  const sun = scene.sky.sun?.irradiance ?? [0, 0, 0];
  const knownLightAt: CellLight['knownLightAt'] = (x, y, z, nx, ny, nz, out) => {
    const at = 3 * findCell(cells, x, y, z, nx, ny, nz);
    if (at < 0) return false;
    for (let k = 0; k < 3; k++) out[k] = (direct[at + k] as number) + (bounced[at + k] as number);
    return true;
  };
  const lightAt: CellLight['lightAt'] = (x, y, z, nx, ny, nz, through, out) => {
    if (knownLightAt(x, y, z, nx, ny, nz, out)) return;
    out.fill(0);
    for (let k = 0; k < RAYS; k++) scene.lamps(x, y, z, nx, ny, nz, r2x(k), r2y(k), (k + 0.5) / RAYS, out);
    const lit = sunOnPatch(scene, x, y, z, nx, ny, nz, through, 0, 0) / Math.PI;
    const f = 3 * facingOf(nx, ny, nz);
    for (let k = 0; k < 3; k++)
      out[k] = (out[k] as number) / RAYS + lit * (sun[k] as number) + (ambient[f + k] as number);
  };
  return { lightAt, knownLightAt };
}
