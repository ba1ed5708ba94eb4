import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { addPortal, finishIndex, type Kit } from './kit.ts';
import { box } from './primitives.ts';
import { girder } from './steelwork.ts';

const TOOTH = 2.3;

/** Teeth across a hall from z = 0 to `depth`, each rising to an upright light at its far end; walls end at `eaves`. */
export function sawtoothRoof(kit: Kit, width: number, depth: number, eaves: number, teeth: number): void {
  const run = depth / teeth;
  const half = width / 2;
  for (let k = 0; k < teeth; k++) {
    const z = k * run;
    const far = z + run;
    kit.mesh.nextThing();
    kit.mesh.quad([-half, eaves, z], [width, 0, 0], [0, TOOTH, run], finishIndex('ceiling'));
    for (const s of [-1, 1])
      kit.mesh.triangle([s * half, eaves, z], [0, TOOTH, run], [0, 0, run], finishIndex('wall'));
    for (let p = 1; p < 6; p++) {
      const x = -half + (width * p) / 6;
      girder(kit, [x, eaves - 0.02, z], [x, eaves + TOOTH - 0.2, far], 0.16, 0.12, 'metal');
    }
    lights(kit, [-half, eaves, far - 0.04], width, TOOTH - 0.1);
    // Behind the last light lies the open sky, behind the others the next tooth's back.
    addPortal(kit, [0, eaves + TOOTH / 2, far + 0.1], [half - 0.1, 0, 0], [0, TOOTH / 2, 0], [0, 0, -1], 2.2);
  }
}

function lights(kit: Kit, [x, y, z]: Vec, width: number, high: number): void {
  kit.mesh.nextThing();
  const panes = Math.round(width / 1.3);
  for (const at of [y, y + high - 0.07]) box(kit, x + width / 2, at, z, width, 0.07, 0.08, 'frame');
  box(kit, x + width / 2, y + high * 0.5, z, width, 0.04, 0.06, 'frame');
  for (let k = 0; k <= panes; k++) box(kit, x + (width * k) / panes, y, z, 0.05, high, 0.07, 'frame');
  kit.panes.quad(kit.mesh.toWorld(x, y, z), kit.mesh.turn(width, 0, 0), [0, high, 0], finishIndex('glass'));
}

/** A pitched roof over portal frames, ridge along z, with a strip of glass on either side of the ridge. */
export function portalRoof(kit: Kit, width: number, depth: number, eaves: number, bays: number): void {
  const half = width / 2;
  const rise = width * 0.15;
  const strip = 1.7;
  const top = rise * (1 - strip / half);
  const f = finishIndex('ceiling');
  kit.mesh.nextThing();
  for (const s of [-1, 1]) {
    kit.mesh.quad([s * half, eaves, 0], [-s * (half - strip), top, 0], [0, 0, depth], f);
    kit.panes.quad(
      kit.mesh.toWorld(s * strip, eaves + top, 0),
      kit.mesh.turn(-s * strip, rise - top, 0),
      kit.mesh.turn(0, 0, depth),
      finishIndex('glass'),
    );
    for (let z = 0; z <= depth; z += 1.6)
      girder(kit, [s * strip, eaves + top, z], [0, eaves + rise, z], 0.07, 0.06, 'frame');
    for (const x of [strip, half * 0.45, half * 0.7])
      box(kit, s * x, eaves + rise * (1 - x / half) - 0.16, depth / 2, 0.08, 0.16, depth, 'metal');
    for (const z of [0, depth])
      kit.mesh.triangle(
        [s * half, eaves, z],
        [-s * half, 0, 0],
        [-s * half, rise, 0],
        finishIndex('wall-second'),
      );
  }
  addPortal(kit, [0, eaves + rise + 0.1, depth / 2], [strip, 0, 0], [0, 0, depth / 2], [0, -1, 0], 2.2);
  for (let k = 0; k <= bays; k++) {
    const z = Math.min(depth - 0.25, Math.max(0.25, (depth * k) / bays));
    kit.mesh.nextThing();
    for (const s of [-1, 1]) {
      girder(kit, [s * (half - 0.2), eaves - 0.75, z], [0, eaves + rise - 0.6, z], 0.5, 0.2, 'metal');
      // The haunch.
      girder(
        kit,
        [s * (half - 0.2), eaves - 1.35, z],
        [s * half * 0.62, eaves + rise * 0.38 - 0.75, z],
        0.5,
        0.18,
        'metal',
      );
    }
  }
}
