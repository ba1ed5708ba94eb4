import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { finishIndex, type Kit } from './kit.ts';
import { box, gridSurface, rod, softBox } from './primitives.ts';

/** Sections of a hull from stern to bow: place along it, half width and height of the edge, in shares. */
const SECTIONS: readonly (readonly [along: number, half: number, edge: number])[] = [
  [-0.5, 0.74, 1],
  [-0.25, 1, 0.92],
  [0.05, 0.98, 0.94],
  [0.3, 0.66, 1.06],
  [0.5, 0.03, 1.25],
];

/** A sailing boat along z with its waterline at y = 0, sails furled or set. */
export function sailingBoat(kit: Kit, length: number, set: boolean): void {
  hull(kit, length, 0.19 * length, 0.13 * length, 'trim');
  const deck = 0.12 * length;
  softBox(kit, 0, deck - 0.05, -0.06 * length, 0.18 * length, 0.08 * length, 0.34 * length, 0.05, 'joinery');
  const mast = 1.35 * length;
  const boom = -0.34 * length;
  rod(kit, [0, deck, 0.08 * length], [0, mast, 0.08 * length], 0.05, 'metal', 8);
  rod(kit, [0, deck + 0.75, 0.08 * length], [0, deck + 0.75, boom], 0.045, 'timber', 6);
  rod(kit, [0, mast * 0.94, 0.08 * length], [0, deck + 0.1, 0.48 * length], 0.012, 'black', 4);
  if (!set) {
    softBox(kit, 0, deck + 0.8, boom / 2 + 0.04 * length, 0.16, 0.2, -boom, 0.08, 'bedding');
    return;
  }
  kit.mesh.nextThing();
  const cloth = finishIndex('bedding');
  kit.mesh.triangle(
    [0, deck + 0.85, 0.07 * length],
    [0, mast * 0.92 - deck - 0.85, 0],
    [0.03 * length, 0.05, boom - 0.09 * length],
    cloth,
  );
  kit.mesh.triangle(
    [0, deck + 0.3, 0.46 * length],
    [0, mast * 0.84 - deck, -0.36 * length],
    [0.06 * length, 0, -0.34 * length],
    cloth,
  );
}

/** A launch along z with a cabin. */
export function launch(kit: Kit, length: number, name: FinishName): void {
  hull(kit, length, 0.2 * length, 0.14 * length, name);
  softBox(kit, 0, 0.13 * length, -0.05 * length, 0.26 * length, 0.15 * length, 0.36 * length, 0.1, 'trim');
  box(kit, 0, 0.19 * length, -0.05 * length, 0.265 * length, 0.06 * length, 0.37 * length, 'screen');
}

function hull(kit: Kit, length: number, half: number, edge: number, name: FinishName): void {
  kit.mesh.nextThing();
  const points = SECTIONS.flatMap(([along, w, e]) =>
    [-1, -0.72, 0, 0.72, 1].map((side) => {
      const keel = Math.abs(side) === 1 ? e * edge : side === 0 ? -0.45 * edge : -0.1 * edge;
      const n: [number, number, number] = [side, side === 0 ? -1 : 0.1, 0.25 * along];
      const size = Math.hypot(...n);
      return {
        p: [side * half * w, keel, along * length],
        n: [n[0] / size, n[1] / size, n[2] / size] as const,
      };
    }),
  );
  gridSurface(kit, points, SECTIONS.length, 5, finishIndex(name));
  for (let k = 0; k + 1 < SECTIONS.length; k++) {
    const [z0 = 0, w0 = 0] = SECTIONS[k] ?? [];
    const [z1 = 0, w1 = 0] = SECTIONS[k + 1] ?? [];
    const at = (s: number, w: number, z: number) => [s * half * w, edge * 0.84, z * length] as const;
    const deck = finishIndex('deck');
    const [a, b, c, d] = [at(-1, w0, z0), at(1, w0, z0), at(-1, w1, z1), at(1, w1, z1)];
    const less = (p: readonly [number, number, number], q: readonly [number, number, number]) =>
      [p[0] - q[0], p[1] - q[1], p[2] - q[2]] as const;
    kit.mesh.triangle(a, less(b, a), less(c, a), deck);
    kit.mesh.triangle(d, less(c, d), less(b, d), deck);
  }
}
