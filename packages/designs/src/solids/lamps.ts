import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { addLamp, addPanelLight, type Kit, standOn } from './kit.ts';
import { box, cylinder, lathe, rod } from './primitives.ts';
import { asThing } from './as-thing.ts';

/** A lamp on the floor with a cloth shade. */
export const floorLamp = asThing('floor-lamp', buildFloorLamp);

function buildFloorLamp(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'floor-lamp', 0.42, 0.42, 0, 1.6);
  const metal: FinishName = kit.form.warmMetal ? 'brass' : 'black';
  lathe(
    kit,
    0,
    0,
    0,
    [
      [0.15, 0],
      [0.15, 0.02],
      [0.02, 0.03],
    ],
    metal,
    20,
  );
  rod(kit, [0, 0.02, 0], [0, 1.4, 0], 0.012, metal, 8);
  lathe(
    kit,
    0,
    1.28,
    0,
    [
      [0.21, 0],
      [0.16, 0.3],
    ],
    'lamp-shade',
    22,
  );
  addLamp(kit, 0, 1.42, 0, 0.12, 0.5);
}

/** A lamp for a table top. */
export const tableLamp = asThing('table-lamp', buildTableLamp);

function buildTableLamp(kit: Kit, scale = 1): void {
  kit.mesh.nextThing();
  const s = scale;
  const body: FinishName = kit.form.warmMetal ? 'brass' : 'pot';
  lathe(
    kit,
    0,
    0,
    0,
    [
      [0.06 * s, 0],
      [0.085 * s, 0.05 * s],
      [0.075 * s, 0.13 * s],
      [0.02 * s, 0.2 * s],
      [0.015 * s, 0.3 * s],
    ],
    body,
    16,
  );
  lathe(
    kit,
    0,
    0.25 * s,
    0,
    [
      [0.16 * s, 0],
      [0.11 * s, 0.19 * s],
    ],
    'lamp-shade',
    20,
  );
  addLamp(kit, 0, 0.34 * s, 0, 0.08 * s, 0.3);
}

/** A lamp hanging from `ceiling`; the origin is its lower rim. */
export const pendant = asThing('pendant', buildPendant);

function buildPendant(kit: Kit, ceiling: number, radius: number, kind: number, power = 0.7): void {
  kit.mesh.nextThing();
  const metal: FinishName = kit.form.warmMetal ? 'brass' : 'black';
  if (kind === 0) {
    rod(kit, [0, radius * 0.8, 0], [0, ceiling, 0], 0.006, 'black');
    lathe(
      kit,
      0,
      0,
      0,
      [
        [radius, 0],
        [radius * 0.96, radius * 0.25],
        [radius * 0.5, radius * 0.72],
        [0.03, radius * 0.86],
      ],
      metal,
      22,
    );
    lathe(
      kit,
      0,
      0.015,
      0,
      [
        [0.001, 0],
        [radius * 0.6, 0.01],
        [radius * 0.35, radius * 0.3],
      ],
      'lamp-glow',
      14,
    );
    addLamp(kit, 0, -0.05, 0, radius * 0.5, power);
    return;
  }
  if (kind === 1) {
    rod(kit, [0, radius, 0], [0, ceiling, 0], 0.006, metal);
    const ball: [number, number][] = [];
    for (let k = 0; k <= 8; k++) {
      const a = -Math.PI / 2 + (Math.PI * k) / 8;
      ball.push([Math.max(0.001, radius * Math.cos(a)), radius + radius * Math.sin(a)]);
    }
    lathe(kit, 0, 0, 0, ball, 'lamp-shade', 20);
    addLamp(kit, 0, radius, 0, radius, power);
    return;
  }
  rod(kit, [0, radius * 0.5, 0], [0, ceiling, 0], 0.006, 'black');
  lathe(
    kit,
    0,
    0,
    0,
    [
      [radius, 0],
      [radius, radius * 0.62],
    ],
    'lamp-shade',
    26,
  );
  lathe(
    kit,
    0,
    0.01,
    0,
    [
      [0.001, 0],
      [radius * 0.97, 0],
    ],
    'lamp-glow',
    20,
  );
  addLamp(kit, 0, -0.03, 0, radius * 0.6, power);
}

/** A long bar of light hanging level along x. */
export const linearPendant = asThing('pendant', buildLinearPendant);

function buildLinearPendant(kit: Kit, ceiling: number, length: number, power = 1): void {
  kit.mesh.nextThing();
  box(kit, 0, 0.012, 0, length, 0.05, 0.06, kit.form.warmMetal ? 'brass' : 'black');
  box(kit, 0, 0, 0, length - 0.02, 0.014, 0.05, 'lamp-glow');
  for (const s of [-1, 1])
    rod(kit, [s * length * 0.4, 0.06, 0], [s * length * 0.4, ceiling, 0], 0.004, 'black', 4);
  addPanelLight(kit, [0, -0.01, 0], [length / 2, 0, 0], [0, 0, 0.1], [0, -1, 0], power);
}

/** A ring chandelier. */
export const ringLamp = asThing('pendant', buildRingLamp);

function buildRingLamp(kit: Kit, ceiling: number, radius: number, power = 1.2): void {
  kit.mesh.nextThing();
  const n = 28;
  for (let k = 0; k < n; k++) {
    const a = (2 * Math.PI * k) / n;
    const b = (2 * Math.PI * (k + 1)) / n;
    const p = [radius * Math.sin(a), 0.03, radius * Math.cos(a)] as const;
    const q = [radius * Math.sin(b), 0.03, radius * Math.cos(b)] as const;
    rod(kit, p, q, 0.022, kit.form.warmMetal ? 'brass' : 'black', 5);
    rod(kit, [p[0], 0.002, p[2]], [q[0], 0.002, q[2]], 0.016, 'lamp-glow', 5);
  }
  for (let k = 0; k < 3; k++) {
    const a = (2 * Math.PI * k) / 3;
    rod(kit, [radius * Math.sin(a), 0.05, radius * Math.cos(a)], [0, ceiling, 0], 0.003, 'black', 4);
  }
  for (let k = 0; k < 4; k++) {
    const a = (Math.PI * k) / 2 + 0.4;
    addLamp(kit, radius * Math.sin(a), -0.06, radius * Math.cos(a), 0.1, power / 4);
  }
}

/** A spot let into the ceiling: its light falls straight down from the origin. */
export function downlight(kit: Kit, power = 0.22, size = 0.05): void {
  cylinder(kit, 0, -0.012, 0, size, 0.012, 'trim', 12);
  lathe(
    kit,
    0,
    -0.014,
    0,
    [
      [0.001, 0],
      [size * 0.75, 0],
    ],
    'lamp-glow',
    10,
  );
  addPanelLight(kit, [0, -0.03, 0], [size * 1.5, 0, 0], [0, 0, size * 1.5], [0, -1, 0], power);
}

/** A wall lamp; the wall is at z = 0, the room towards +z. */
export function wallLamp(kit: Kit, power = 0.2): void {
  kit.mesh.nextThing();
  box(kit, 0, -0.06, 0.01, 0.08, 0.16, 0.02, kit.form.warmMetal ? 'brass' : 'black');
  rod(kit, [0, 0, 0.02], [0, 0.02, 0.1], 0.008, kit.form.warmMetal ? 'brass' : 'black');
  lathe(
    kit,
    0,
    -0.04,
    0.12,
    [
      [0.075, 0],
      [0.05, 0.15],
    ],
    'lamp-shade',
    14,
  );
  addLamp(kit, 0, 0.03, 0.13, 0.05, power);
}

/** A tube of coloured light along x. */
export function neonTube(kit: Kit, length: number, name: 'neon' | 'neon-second', colour: Rgb): void {
  rod(kit, [-length / 2, 0, 0], [length / 2, 0, 0], 0.014, name, 6);
  addPanelLight(kit, [0, 0, 0.03], [length / 2, 0, 0], [0, 0.03, 0], [0, 0, 1], 0.5 * length, colour);
}
