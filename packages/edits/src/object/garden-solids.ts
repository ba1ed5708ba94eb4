import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { box, cylinder, disc, lathe, rod } from '@plumbline/designs/solids/primitives.ts';

/** Posts with rails and upright boards. */
export function fence(kit: Kit, length: number, height: number): void {
  kit.mesh.nextThing();
  const posts = Math.max(2, Math.round(length / 1.5) + 1);
  for (let k = 0; k < posts; k++)
    box(kit, -length / 2 + (length * k) / (posts - 1), 0, -0.03, 0.09, height + 0.08, 0.09, 'timber');
  for (const y of [0.22, height - 0.22]) box(kit, 0, y, 0, length, 0.07, 0.035, 'timber');
  const boards = Math.round(length / 0.13);
  for (let k = 0; k < boards; k++)
    box(kit, -length / 2 + (length * (k + 0.5)) / boards, 0.06, 0.028, 0.085, height - 0.06, 0.02, 'timber');
}

/** A round basin with a bowl on a stem. */
export function fountain(kit: Kit): void {
  kit.mesh.nextThing();
  const basin = [
    [1.25, 0],
    [1.3, 0.12],
    [1.22, 0.2],
    [1.24, 0.42],
    [1.34, 0.46],
    [1.34, 0.52],
    [1.16, 0.52],
    [1.12, 0.3],
  ] as const;
  lathe(kit, 0, 0, 0, basin, 'stone', 36);
  disc(kit, 0, 0.42, 0, 1.15, 'water', 36);
  const stem = [
    [0.3, 0.3],
    [0.16, 0.6],
    [0.13, 0.95],
    [0.22, 1.08],
    [0.62, 1.24],
    [0.66, 1.3],
    [0.58, 1.28],
    [0.1, 1.2],
    [0.08, 1.5],
    [0.02, 1.62],
  ] as const;
  lathe(kit, 0, 0, 0, stem, 'stone', 28);
  disc(kit, 0, 1.275, 0, 0.57, 'water', 28);
}

/** A pool seen from above its rim: coping round still water. */
export function pool(kit: Kit, width: number, depth: number): void {
  kit.mesh.nextThing();
  const rim = 0.32;
  for (const side of [-1, 1]) {
    box(kit, 0, 0, (side * (depth - rim)) / 2, width, 0.05, rim, 'paving');
    box(kit, (side * (width - rim)) / 2, 0, 0, rim, 0.05, depth - 2 * rim, 'paving');
  }
  box(kit, 0, 0, 0, width - 2 * rim, 0.022, depth - 2 * rim, 'pool');
}

/** A flat-arched footbridge that leads across the view, with railings. */
export function bridge(kit: Kit, length: number, width: number): void {
  kit.mesh.nextThing();
  const parts = 18;
  const rise = (t: number): number => 0.25 + 0.55 * (1 - (2 * t - 1) ** 2);
  for (let k = 0; k < parts; k++) {
    const t = (k + 0.5) / parts;
    box(kit, -length / 2 + length * t, rise(t) - 0.12, 0, length / parts - 0.01, 0.12, width, 'timber');
  }
  for (const side of [-1, 1]) {
    const z = side * (width / 2 - 0.05);
    for (let k = 0; k < parts; k++) {
      const a = k / parts;
      const b = (k + 1) / parts;
      const ends = (lift: number) =>
        [
          [-length / 2 + length * a, rise(a) + lift, z],
          [-length / 2 + length * b, rise(b) + lift, z],
        ] as const;
      const [from, to] = ends(0.9);
      rod(kit, from, to, 0.035, 'timber', 7);
      const [low, lowTo] = ends(-0.16);
      rod(kit, low, lowTo, 0.07, 'timber-dark', 7);
      if (k % 3 === 0) rod(kit, [from[0], rise(a), z], [from[0], rise(a) + 0.92, z], 0.03, 'timber', 7);
    }
    const end = length / 2;
    rod(kit, [end, 0, z], [end, rise(1) + 0.92, z], 0.04, 'timber', 7);
  }
  for (const side of [-1, 1]) box(kit, side * (length / 2 - 0.15), 0, 0, 0.5, 0.16, width + 0.2, 'stone');
}

/** A bicycle seen from its side. */
export function bicycle(kit: Kit): void {
  kit.mesh.nextThing();
  const wheel = 0.34;
  for (const x of [-0.52, 0.52]) {
    ring(kit, x, wheel, wheel - 0.018, 0.018, 'tyre');
    for (let k = 0; k < 10; k++) {
      const a = (2 * Math.PI * k) / 10;
      rod(kit, [x, wheel, 0], [x + 0.31 * Math.cos(a), wheel + 0.31 * Math.sin(a), 0], 0.003, 'metal', 4);
    }
    cylinder(kit, x, wheel - 0.02, 0, 0.022, 0.04, 'metal', 8);
  }
  const tubes = [
    [-0.52, wheel, -0.06, 0.3],
    [-0.52, wheel, -0.2, 0.78],
    [-0.06, 0.3, -0.2, 0.86],
    [-0.06, 0.3, 0.36, 0.74],
    [-0.18, 0.76, 0.34, 0.82],
    [0.33, 0.9, 0.52, wheel],
  ] as const;
  for (const [x0, y0, x1, y1] of tubes) rod(kit, [x0, y0, 0], [x1, y1, 0], 0.017, 'accent', 8);
  rod(kit, [0.33, 0.9, 0], [0.31, 0.98, 0], 0.013, 'metal', 8);
  rod(kit, [0.31, 0.98, -0.28], [0.31, 0.98, 0.28], 0.012, 'black', 8);
  box(kit, -0.22, 0.86, 0, 0.26, 0.05, 0.14, 'black');
  ring(kit, -0.06, 0.3, 0.09, 0.008, 'metal');
  for (const side of [-1, 1])
    rod(
      kit,
      [-0.06, 0.3, 0.06 * side],
      [-0.06 + 0.12 * side, 0.3 - 0.1 * side, 0.09 * side],
      0.01,
      'black',
      6,
    );
}

/** An upright ring across the z axis. */
function ring(kit: Kit, x: number, y: number, radius: number, thick: number, name: 'tyre' | 'metal'): void {
  const parts = 28;
  const at = (k: number) => {
    const a = (2 * Math.PI * k) / parts;
    return [x + radius * Math.cos(a), y + radius * Math.sin(a), 0] as const;
  };
  for (let k = 0; k < parts; k++) rod(kit, at(k), at(k + 1), thick, name, 6);
}
