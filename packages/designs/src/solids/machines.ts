import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { between, type Kit, pickOne, standOn } from './kit.ts';
import { box, cylinder, rod, softBox } from './primitives.ts';

/** A machining centre about the origin, worked at from −z: a housing with a window, a panel on an arm, a chip tray. */
export function machiningCentre(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'machine', 3, 2, 0, 2.5);
  softBox(kit, 0, 0.12, 0, 2.9, 2.1, 1.8, 0.08, 'trim');
  box(kit, 0, 0, 0, 2.8, 0.14, 1.7, 'black');
  box(kit, -0.35, 0.85, -0.905, 1.5, 1, 0.03, 'screen');
  box(kit, -0.35, 0.2, -0.905, 1.5, 0.5, 0.03, 'joinery-second');
  box(kit, 0, 2.22, 0.1, 1.9, 0.28, 1, 'joinery-second');
  rod(kit, [1.15, 1.9, -0.9], [1.15, 1.9, -1], 0.03, 'metal', 6);
  box(kit, 1.08, 1.1, -0.93, 0.46, 0.72, 0.09, 'black');
  box(kit, 1.08, 1.42, -0.98, 0.34, 0.26, 0.02, 'window-glow');
  box(kit, 1.3, 2.5, 0.7, 0.06, 0.3, 0.06, 'accent');
}

/** An arm robot on a pedestal, reaching along −z by a share of its reach. */
export function armRobot(kit: Kit, bend: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'robot', 0.9, 0.9, 0, 2.6);
  cylinder(kit, 0, 0, 0, 0.42, 0.5, 'black', 20);
  cylinder(kit, 0, 0.5, 0, 0.32, 0.35, 'accent', 20);
  const elbow: readonly [number, number, number] = [0, 1.95, 0.15 - 0.5 * bend];
  const wrist: readonly [number, number, number] = [0, 1.95 - 0.6 * bend, -0.9 - 0.35 * bend];
  rod(kit, [0, 0.85, 0], elbow, 0.16, 'accent', 12);
  rod(kit, elbow, wrist, 0.12, 'accent', 12);
  for (const [, y, z] of [[0, 0.85, 0] as const, elbow])
    rod(kit, [-0.2, y, z], [0.2, y, z], 0.19, 'metal', 14);
  rod(kit, wrist, [wrist[0], wrist[1] - 0.35, wrist[2]], 0.06, 'black', 8);
  for (const s of [-1, 1]) box(kit, 0.1 * s, wrist[1] - 0.52, wrist[2], 0.04, 0.2, 0.08, 'metal');
}

/** A roller conveyor along z about the origin, with goods on it. */
export function conveyor(kit: Kit, length: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'conveyor', 1, length, 0, 1.3);
  for (const s of [-1, 1]) {
    box(kit, s * 0.45, 0.66, 0, 0.06, 0.16, length, 'metal');
    for (let z = -length / 2 + 0.3; z < length / 2; z += 2)
      box(kit, s * 0.45, 0, z, 0.07, 0.66, 0.07, 'metal');
  }
  for (let z = -length / 2 + 0.12; z < length / 2; z += 0.3)
    rod(kit, [-0.42, 0.76, z], [0.42, 0.76, z], 0.05, 'trim', 8);
  for (let z = -length / 2 + 0.6; z < length / 2 - 0.4; z += between(kit, 1.1, 1.7)) {
    kit.mesh.nextThing();
    const high = between(kit, 0.26, 0.46);
    softBox(
      kit,
      0,
      0.81,
      z,
      0.6,
      high,
      0.55,
      0.02,
      pickOne<FinishName>(kit, ['timber', 'joinery', 'accent-second']),
    );
  }
}

/** A pallet rack with its back at z = 0: uprights, beams, and goods on three levels. */
export function palletRack(kit: Kit, bays: number, height: number): void {
  kit.mesh.nextThing();
  const each = 2.7;
  const width = bays * each;
  kit.mesh.place(0, 0, 0.55, 0, () => standOn(kit, 'rack', width + 0.1, 1.1, 0, height));
  for (let k = 0; k <= bays; k++)
    for (const z of [0.06, 1.04]) box(kit, -width / 2 + k * each, 0, z, 0.1, height, 0.1, 'joinery-second');
  const levels = Math.max(2, Math.floor(height / 1.7));
  for (let r = 0; r < levels; r++) {
    const y = 0.1 + r * ((height - 0.3) / levels);
    if (r > 0) for (const z of [0.06, 1.04]) box(kit, 0, y - 0.13, z, width, 0.13, 0.06, 'accent');
    for (let k = 0; k < bays * 2; k++) {
      if (kit.random() < 0.16) continue;
      const x = -width / 2 + (k + 0.5) * (each / 2);
      box(kit, x, y, 0.55, 1.1, 0.12, 0.95, 'timber');
      softBox(
        kit,
        x,
        y + 0.12,
        0.55,
        1.05,
        between(kit, 0.6, 1.1),
        0.9,
        0.02,
        pickOne<FinishName>(kit, ['timber', 'paper', 'fabric', 'joinery']),
      );
    }
  }
}

/** A forklift along x, its fork at +x. */
export function forklift(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'forklift', 3, 1.2, 0, 2.2);
  softBox(kit, -0.5, 0.3, 0, 1.7, 0.7, 1.1, 0.12, 'accent');
  softBox(kit, -1.15, 0.45, 0, 0.5, 0.75, 1.1, 0.12, 'black');
  for (const x of [-0.9, 0.25])
    for (const s of [-1, 1]) rod(kit, [x, 1, 0.48 * s], [x, 2.1, 0.48 * s], 0.035, 'black', 6);
  box(kit, -0.33, 2.08, 0, 1.35, 0.06, 1.06, 'black');
  for (const s of [-1, 1]) {
    box(kit, 0.5, 0.1, 0.28 * s, 0.1, 2.1, 0.09, 'metal');
    box(kit, 1.1, 0.08, 0.25 * s, 1.1, 0.05, 0.12, 'black');
    for (const x of [-1, 0.2]) rod(kit, [x, 0.3, s * 0.4], [x, 0.3, s * 0.58], 0.3, 'tyre', 16);
  }
  box(kit, 1.15, 0.14, 0, 1, 0.75, 0.95, 'timber');
}
