import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { Tracer } from '@plumbline/tracer/trace/tracer.ts';

const RAYS = 96;
/** A hall is no larger. */
const REACH = 60;
/** Share of rays that meet something, and of those that go up. */
const CLOSED = 0.8;
const ROOFED = 0.85;

/**
 * Whether an eye is in a room: nearly all rays from it meet walls, glass or a ceiling. Those that fall on the ground
 * say nothing and are left out.
 */
export function isEnclosed(eye: Vec, solids: Tracer, panes: Tracer): boolean {
  let [met, all, metAbove, above] = [0, 0, 0, 0];
  for (let k = 0; k < RAYS; k++) {
    // Fibonacci's lattice on the sphere, its upper two thirds.
    const dy = 1 - (1.35 * (k + 0.5)) / RAYS;
    const flat = Math.sqrt(Math.max(0, 1 - dy * dy));
    const angle = k * 2.399963229728653;
    const dx = flat * Math.cos(angle);
    const dz = flat * Math.sin(angle);
    if (dy < -0.12) continue;
    const hit = solids.blocked(...eye, dx, dy, dz, REACH) || panes.blocked(...eye, dx, dy, dz, REACH);
    all++;
    if (hit) met++;
    if (dy < 0.6) continue;
    above++;
    if (hit) metAbove++;
  }
  return met >= CLOSED * all && metAbove >= ROOFED * above;
}
