import { buildBvh } from '@plumbline/tracer/trace/build-bvh.ts';
import type { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { createTracer, type Tracer } from '@plumbline/tracer/trace/tracer.ts';

/** Off the normal, so that hardly an edge is met. */
const ASIDE = [0.0131, 0.0071, -0.0113] as const;
/** Metres from one face to where the next is looked for. */
const STEP = 2e-4;
/** Metres: no piece of furniture is larger. */
const FAR = 30;

/**
 * Which flat faces of a solid look into it: 1 for those whose normal has to be turned. Designs are traced from both sides and do not
 * care; models are seen from outside. A face looks outwards where a ray along its normal leaves as many bodies as it enters.
 */
export function outwardFaces(solid: SolidMesh): Uint8Array {
  const flipped = new Uint8Array(solid.count);
  const tracer = createTracer(buildBvh(solid));
  const { geometry: g, normals: n } = solid;
  for (let i = 0, at = 0; i < solid.count; i++, at += 9) {
    // Curved surfaces come with normals that look outwards.
    if (!isFlat(solid, at)) continue;
    const share = solid.shape[i] === 1 ? 0.47 : 0.31;
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map(
      (c) =>
        (g[at + c] as number) +
        share * (g[at + 3 + c] as number) +
        (share - 0.02) * (g[at + 6 + c] as number),
    );
    const [dx = 0, dy = 0, dz = 0] = ASIDE.map((aside, c) => (n[at + c] as number) + aside);
    if (crossings(tracer, [x, y, z], [dx, dy, dz]) % 2 === 1) flipped[i] = 1;
  }
  return flipped;
}

/** Whether the normals at all three corners are that of the plane. */
function isFlat({ geometry: g, normals: n }: SolidMesh, at: number): boolean {
  const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0] = g.subarray(at + 3, at + 9);
  const cross = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const length = Math.hypot(...cross) || 1;
  return [0, 3, 6].every((corner) => {
    const agree = cross.reduce((sum, value, c) => sum + (value / length) * (n[at + corner + c] as number), 0);
    return Math.abs(agree) > 0.99999;
  });
}

/** How many faces a ray meets that begins just before a face. */
function crossings(
  tracer: Tracer,
  [x, y, z]: readonly [number, number, number],
  [dx, dy, dz]: readonly [number, number, number],
): number {
  let met = 0;
  for (let t = STEP; t < FAR; t += tracer.hit.t + STEP, met++)
    if (tracer.nearest(x + dx * t, y + dy * t, z + dz * t, dx, dy, dz, FAR) < 0) break;
  return met;
}
