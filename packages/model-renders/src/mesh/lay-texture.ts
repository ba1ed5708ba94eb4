import { CORNER } from './growing-mesh.ts';

/**
 * Writes texture coordinates in metres of the world to the three corners of a triangle: along the level of its face and up
 * its slope, so that bricks run level and meet at corners. On level faces they follow the building.
 *
 * @param corners three of `CORNER` numbers, with places. @param n unit normal of the face.
 * @param turn of the building: cosine and sine of the angle of its long side from x.
 * @param lengthwise unit vector that v should follow; absent: up.
 */
export function layTexture(
  corners: Float64Array,
  nx: number,
  ny: number,
  nz: number,
  turn: readonly [cos: number, sin: number],
  lengthwise?: readonly [number, number, number],
): void {
  let ux = turn[0];
  let uy = 0;
  let uz = turn[1];
  let vx = -turn[1];
  let vy = 0;
  let vz = turn[0];
  const level = Math.hypot(nx, nz);
  if (level > 0.06) {
    // Across the slope, and up it. The sign makes two sides of a wall count alike.
    const side = nx * turn[0] + nz * turn[1] + 0.37 * (nz * turn[0] - nx * turn[1]) > 0 ? 1 : -1;
    ux = (side * nz) / level;
    uz = (-side * nx) / level;
    vx = (-nx * ny) / level;
    vy = level;
    vz = (-nz * ny) / level;
  }
  if (lengthwise !== undefined) {
    const along = lengthwise[0] * ux + lengthwise[1] * uy + lengthwise[2] * uz;
    const up = lengthwise[0] * vx + lengthwise[1] * vy + lengthwise[2] * vz;
    if (Math.abs(along) > Math.abs(up)) {
      [ux, vx] = [vx, ux];
      [uy, vy] = [vy, uy];
      [uz, vz] = [vz, uz];
    }
  }
  for (let k = 0; k < 3; k++) {
    const at = k * CORNER;
    const x = corners[at] as number;
    const y = corners[at + 1] as number;
    const z = corners[at + 2] as number;
    corners[at + 3] = x * ux + y * uy + z * uz;
    corners[at + 4] = x * vx + y * vy + z * vz;
  }
}
