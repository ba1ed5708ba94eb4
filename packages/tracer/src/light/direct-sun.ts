import type { OpenScene } from '../samples/shared-scene.ts';
import { r2x, r2y } from './sequence.ts';

const FAR = 400;

/**
 * Share of the sun that falls on a small patch, times the cosine of its slope: four places of it are asked.
 * @param spread edge of the patch in metres. @param k chooses the places.
 */
export function sunOnPatch(
  { sky, tracer, interior, portalled }: OpenScene,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  through: number,
  spread: number,
  k: number,
): number {
  const { sun } = sky;
  if (sun === undefined) return 0;
  const [sx, sy, sz] = sun.direction;
  const cos = sx * nx + sy * ny + sz * nz;
  const share = cos > 0 ? cos : -cos * through;
  if (share <= 0) return 0;
  const off = cos > 0 ? 0.004 : -0.004;
  // A patch that ends at a wall or ceiling must not ask beyond it, where the sun shines on the roof.
  const bounded = interior && portalled && spread > 0;
  let lit = 0;
  for (let j = 0; j < 4; j++) {
    const a = (r2x(k * 4 + j) - 0.5) * spread;
    const b = (r2y(k * 4 + j) - 0.5) * spread;
    const ex = Math.abs(nx) > 0.7 ? 0 : a;
    const ey = Math.abs(ny) > 0.7 ? 0 : Math.abs(nx) > 0.7 ? a : b;
    const ez = Math.abs(nz) > 0.7 ? 0 : b;
    const [px, py, pz] = [x + nx * off, y + ny * off, z + nz * off];
    const aside = bounded ? Math.sqrt(ex * ex + ey * ey + ez * ez) : 0;
    if (aside > 0 && tracer.blocked(px, py, pz, ex / aside, ey / aside, ez / aside, aside)) continue;
    if (!tracer.blocked(px + ex, py + ey, pz + ez, sx, sy, sz, FAR)) lit++;
  }
  return (lit / 4) * share;
}
