import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { box, rod, softBox } from '@plumbline/designs/solids/primitives.ts';

/** A window of two casements in its frame, its sill on the floor of the frame. */
export function window(kit: Kit, width: number, height: number): void {
  kit.mesh.nextThing();
  const bar = 0.06;
  box(kit, 0, 0, 0.02, width + 0.14, 0.045, 0.2, 'trim');
  for (const side of [-1, 1]) box(kit, (side * (width - bar)) / 2, 0.045, 0, bar, height, 0.09, 'frame');
  for (const y of [0.045, height - bar + 0.045]) box(kit, 0, y, 0, width - 2 * bar, bar, 0.09, 'frame');
  box(kit, 0, 0.045 + bar, 0.01, 0.075, height - 2 * bar, 0.08, 'frame');
  box(kit, 0, 0.045 + bar, -0.015, width - 2 * bar, height - 2 * bar, 0.012, 'facade-glass');
}

/** A panelled door with its lining. */
export function door(kit: Kit, width: number, height: number): void {
  kit.mesh.nextThing();
  for (const side of [-1, 1]) box(kit, side * (width / 2 + 0.04), 0, 0, 0.08, height + 0.08, 0.14, 'trim');
  box(kit, 0, height, 0, width, 0.08, 0.14, 'trim');
  box(kit, 0, 0.005, 0, width - 0.008, height - 0.01, 0.045, 'door');
  for (const [y, h] of [
    [0.22, 0.62],
    [1.08, 0.8],
  ] as const)
    softBox(kit, 0, y, 0.022, width - 0.3, h, 0.024, 0.01, 'door');
  rod(kit, [width / 2 - 0.1, 1.02, 0.03], [width / 2 - 0.1, 1.02, 0.075], 0.012, 'metal', 8);
  rod(kit, [width / 2 - 0.1, 1.02, 0.075], [width / 2 - 0.22, 1.02, 0.075], 0.01, 'metal', 8);
}

/** A straight flight that climbs away from the viewer, with a handrail. */
export function stairs(kit: Kit, width: number, count: number): void {
  kit.mesh.nextThing();
  const rise = 0.172;
  const going = 0.28;
  const depth = count * going;
  for (let k = 0; k < count; k++) {
    const z = depth / 2 - going * (k + 0.5);
    box(kit, 0, 0, z, width, rise * (k + 1) - 0.035, going, 'trim');
    box(kit, 0, rise * (k + 1) - 0.035, z + 0.015, width + 0.03, 0.035, going + 0.03, 'timber');
  }
  const side = width / 2 - 0.04;
  const top = rise * count;
  rod(kit, [side, 0.95, depth / 2], [side, top + 0.9, -depth / 2], 0.025, 'timber', 8);
  for (let k = 0; k < count; k += 2) {
    const z = depth / 2 - going * (k + 0.5);
    rod(kit, [side, rise * (k + 1), z], [side, 0.93 + (top * (k + 0.5)) / count, z], 0.011, 'frame', 6);
  }
}

/** A fireplace with its surround, hearth and logs. */
export function fireplace(kit: Kit): void {
  kit.mesh.nextThing();
  box(kit, 0, 0, 0.14, 1.7, 0.05, 0.78, 'stone');
  for (const side of [-1, 1]) box(kit, side * 0.59, 0.05, 0, 0.28, 0.98, 0.42, 'trim');
  box(kit, 0, 0.79, 0, 0.9, 0.24, 0.42, 'trim');
  box(kit, 0, 1.03, 0.03, 1.62, 0.07, 0.5, 'timber');
  box(kit, 0, 0.05, -0.19, 0.9, 0.74, 0.03, 'black');
  for (const side of [-1, 1]) box(kit, side * 0.44, 0.05, -0.02, 0.02, 0.74, 0.34, 'black');
  for (const [x, y, turn] of [
    [-0.08, 0.12, 0.25],
    [0.1, 0.12, -0.2],
    [0, 0.2, 0.1],
  ] as const)
    rod(kit, [x - 0.24, y, turn * 0.3], [x + 0.24, y, -turn * 0.3], 0.05, 'trunk', 8);
  softBox(kit, 0, 0.24, -0.02, 0.26, 0.2, 0.08, 0.04, 'lamp-glow');
}
