import type { Footprint } from '@plumbline/tracer/traced-scene.ts';

/**
 * How deep two things reach into each other on the ground, in metres; 0 where they stand apart or above one another.
 * Separating axes of two turned rectangles (Gottschalk et al. 1996, in the plane).
 */
export function overlapDepth(p: Footprint, q: Footprint): number {
  if (p.low >= q.high - 0.01 || q.low >= p.high - 0.01) return 0;
  let least = Infinity;
  for (const yaw of [p.yaw, p.yaw + Math.PI / 2, q.yaw, q.yaw + Math.PI / 2]) {
    const x = Math.sin(yaw);
    const z = Math.cos(yaw);
    const gap = Math.abs((p.x - q.x) * x + (p.z - q.z) * z);
    const depth = reach(p, x, z) + reach(q, x, z) - gap;
    if (depth <= 0) return 0;
    least = Math.min(least, depth);
  }
  return least;
}

/** Half the length of a footprint's shadow on a direction. */
export function reach(f: Footprint, x: number, z: number): number {
  const ahead = Math.abs(Math.sin(f.yaw) * x + Math.cos(f.yaw) * z);
  const aside = Math.abs(Math.cos(f.yaw) * x - Math.sin(f.yaw) * z);
  return f.halfDepth * ahead + f.halfWidth * aside;
}
