import { valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { SurfaceTexel } from '@plumbline/materials/surface/surface.ts';
import type { Finish } from '../finishes/finish.ts';
import type { OpenScene } from '../samples/shared-scene.ts';
import { normalAt } from '../samples/trace-samples.ts';
import { createCellLight } from './cell-light.ts';
import type { LightCells } from './light-cells.ts';

/**
 * Radiance that a mirror shows along a ray, with glow, and with textures and even light unless it is `blurred` anyway:
 * written to `out`.
 */
export type MirrorView = (
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  footprint: number,
  blurred: boolean,
  out: Float32Array,
) => void;

export function createMirrorView(scene: OpenScene, cells: LightCells): MirrorView {
  const { solids, finishes, sky, interior, cell, tracer } = scene;
  const { lightAt, knownLightAt } = createCellLight(scene, cells);
  const normal = new Float32Array(3);
  const light = new Float32Array(3);
  const texel: SurfaceTexel = { r: 0, g: 0, b: 0, gloss: 0 };
  return (x, y, z, dx, dy, dz, footprint, blurred, out) => {
    const p = tracer.nearest(x, y, z, dx, dy, dz, 400);
    if (p < 0) {
      if (blurred) sky.light(dx, dy, dz, out);
      else sky.view(dx, dy, dz, out);
      if (interior) for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * 2;
      return;
    }
    const { t, u, v } = tracer.hit;
    normalAt(solids, p, u, v, dx, dy, dz, normal, 0);
    const nx = normal[0] as number;
    const ny = normal[1] as number;
    const nz = normal[2] as number;
    const finish = finishes[solids.finish[p] as number] as Finish;
    const hx = x + dx * t;
    const hy = y + dy * t;
    const hz = z + dz * t;
    lightAt(hx, hy, hz, nx, ny, nz, finish.through ?? 0, light);
    let r = light[0] as number;
    let g = light[1] as number;
    let b = light[2] as number;
    // The mean of near cells, moved by a fixed pattern: cells must not show as squares.
    if (!blurred) {
      let known = 1;
      for (let k = 0; k < 4; k++) {
        const a = ((k & 1) - 0.5 + valueNoise(hx * 9 + k, hy * 9 + hz * 7, 5) - 0.5) * cell;
        const c = ((k >> 1) - 0.5 + valueNoise(hz * 9 - k, hy * 7 + hx * 9, 9) - 0.5) * cell;
        const ax = Math.abs(nx);
        const ay = Math.abs(ny);
        const ox = ax > 0.7 ? 0 : a;
        const oy = ay > 0.7 ? 0 : ax > 0.7 ? a : c;
        const oz = ax <= 0.7 && ay <= 0.7 ? 0 : c;
        if (!knownLightAt(hx + ox, hy + oy, hz + oz, nx, ny, nz, light)) continue;
        // Once there is a neighbour the cell itself, which would show its square, steps back.
        if (known === 1) r = g = b = known = 0;
        r += light[0] as number;
        g += light[1] as number;
        b += light[2] as number;
        known++;
      }
      r /= known;
      g /= known;
      b /= known;
    }
    if (finish.surface !== undefined && !blurred) {
      const m = p * 6;
      const map = solids.texture;
      finish.surface(
        (map[m] as number) + u * (map[m + 2] as number) + v * (map[m + 4] as number),
        (map[m + 1] as number) + u * (map[m + 3] as number) + v * (map[m + 5] as number),
        footprint * 2,
        texel,
      );
      r *= texel.r;
      g *= texel.g;
      b *= texel.b;
    } else {
      r *= finish.albedo[0];
      g *= finish.albedo[1];
      b *= finish.albedo[2];
    }
    const glow = finish.glow;
    out[0] = r + (glow?.[0] ?? 0);
    out[1] = g + (glow?.[1] ?? 0);
    out[2] = b + (glow?.[2] ?? 0);
  };
}
