import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { between, finishIndex, finishOf, type Kit, standOn } from './kit.ts';
import { disc, lathe, rod } from './primitives.ts';
import { asThing } from './as-thing.ts';

/** Leaves of about `size` metres strewn through an ellipsoid, denser towards its skin, facing outwards and up. */
export function foliage(
  kit: Kit,
  centre: Vec,
  half: Vec,
  count: number,
  size: number,
  name: FinishName,
): void {
  const f = finishOf(kit, name);
  const { random, mesh } = kit;
  for (let k = 0; k < count; k++) {
    const height = 2 * random() - 1;
    const angle = 2 * Math.PI * random();
    const flat = Math.sqrt(1 - height * height);
    const out: Vec = [flat * Math.sin(angle), height, flat * Math.cos(angle)];
    const r = 0.55 + 0.45 * Math.sqrt(random());
    const s = size * (0.65 + 0.7 * random());
    const turn = 2 * Math.PI * random();
    // Two edges that lie roughly across the outward direction, tilted by chance.
    const ax = Math.cos(turn) * flat + 0.5 * (random() - 0.5);
    const ay = Math.sin(turn) * 0.6 + 0.4 * (random() - 0.5);
    const az = -Math.sin(angle) * 0.8 + 0.9 * (random() - 0.5);
    const la = Math.hypot(ax, ay, az) || 1;
    const a: Vec = [(ax / la) * s, (ay / la) * s, (az / la) * s];
    const bx = out[1] * a[2] - out[2] * a[1];
    const by = out[2] * a[0] - out[0] * a[2];
    const bz = out[0] * a[1] - out[1] * a[0];
    const lb = Math.hypot(bx, by, bz) || 1;
    const b: Vec = [(bx / lb) * s * 0.62, (by / lb) * s * 0.62, (bz / lb) * s * 0.62];
    const p: Vec = [
      centre[0] + out[0] * half[0] * r - (a[0] + b[0]) / 2,
      centre[1] + out[1] * half[1] * r - (a[1] + b[1]) / 2,
      centre[2] + out[2] * half[2] * r - (a[2] + b[2]) / 2,
    ];
    // The shading follows the crown more than the leaf: that gives it a lit and a shaded side.
    const n: Vec = [out[0] + 0.35 * (random() - 0.5), out[1] + 0.35, out[2] + 0.35 * (random() - 0.5)];
    mesh.smoothQuad(p, a, b, f, [n, n, n]);
  }
}

/** A plant in a pot; `kind` 0 broad leaves, 1 small tree, 2 long blades. */
export const pottedPlant = asThing('plant', buildPottedPlant);

function buildPottedPlant(kit: Kit, height: number, kind: number): void {
  kit.mesh.nextThing();
  const pot = Math.min(0.36, height * 0.3);
  const r = pot * 0.55;
  standOn(kit, 'plant', 2 * r + 0.1, 2 * r + 0.1, 0, height);
  lathe(
    kit,
    0,
    0,
    0,
    [
      [r * 0.75, 0],
      [r * 0.95, pot * 0.5],
      [r, pot],
      [r * 0.9, pot],
    ],
    'pot',
    20,
  );
  disc(kit, 0, pot * 0.93, 0, r * 0.9, 'soil', 16);
  if (kind === 1) {
    const top = height * 0.62;
    rod(kit, [0, pot * 0.9, 0], [0.03, top, 0.02], 0.016, 'trunk', 6);
    for (let k = 0; k < 6; k++) {
      const a = 1.05 * k;
      const c: Vec = [
        0.17 * Math.sin(a) * height * 0.6,
        top + height * (0.06 + 0.05 * (k % 3)),
        0.17 * Math.cos(a) * height * 0.6,
      ];
      rod(kit, [0.02, top * 0.85, 0.01], c, 0.006, 'trunk', 4);
      foliage(
        kit,
        c,
        [height * 0.15, height * 0.12, height * 0.15],
        60,
        0.07,
        k % 2 === 0 ? 'leaf' : 'leaf-second',
      );
    }
    return;
  }
  const n = kind === 0 ? 15 : 26;
  for (let k = 0; k < n; k++) {
    const angle = 2.4 * k + between(kit, -0.3, 0.3);
    const lean = kind === 0 ? between(kit, 0.25, 0.75) : between(kit, 0.1, 0.55);
    const long = (height - pot) * between(kit, 0.62, 1.05) * (1 - 0.25 * lean);
    frond(kit, pot * 0.9, angle, lean, long, kind === 0 ? 0.13 + 0.1 * height * 0.5 : 0.035, kind === 0);
  }
}

/** One stem with a leaf, or one blade, bent outwards. */
function frond(
  kit: Kit,
  base: number,
  angle: number,
  lean: number,
  long: number,
  width: number,
  broad: boolean,
): void {
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const at = (t: number): Vec => {
    const reach = lean * long * t * (0.5 + 0.7 * t);
    return [s * reach, base + long * (t - 0.35 * lean * t * t), c * reach];
  };
  const f = finishIndex(broad ? 'leaf' : 'leaf-second');
  const start = broad ? 0.55 : 0;
  if (broad) rod(kit, at(0), at(0.3), 0.006, 'leaf-third', 4);
  if (broad) rod(kit, at(0.3), at(0.56), 0.006, 'leaf-third', 4);
  const steps = 5;
  for (let k = 0; k < steps; k++) {
    const t0 = start + ((1 - start) * k) / steps;
    const t1 = start + ((1 - start) * (k + 1)) / steps;
    const p = at(t0);
    const q = at(t1);
    const w0 = width * leafWidth(k / steps);
    const w1 = width * leafWidth((k + 1) / steps);
    for (const side of [-1, 1]) {
      const e0: Vec = [side * c * w0, -0.25 * w0, -side * s * w0];
      const e1: Vec = [side * c * w1, -0.25 * w1, -side * s * w1];
      const d: Vec = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
      if (w0 > 0.001) kit.mesh.triangle(p, e0, [d[0] + e1[0], d[1] + e1[1], d[2] + e1[2]], f);
      kit.mesh.triangle(p, [d[0] + e1[0], d[1] + e1[1], d[2] + e1[2]], d, f);
    }
  }
}

function leafWidth(t: number): number {
  return Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.95)) * 0.5;
}
