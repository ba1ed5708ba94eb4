import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { addLamp, finishIndex, type Kit, standOn } from './kit.ts';
import { box, cylinder, lathe, rod, softBox } from './primitives.ts';
import { asThing } from './as-thing.ts';

/** A neutral person for scale, walking towards +z. */
export const figure = asThing('person', buildFigure);

function buildFigure(kit: Kit, height: number, name: FinishName): void {
  kit.mesh.nextThing();
  standOn(kit, 'person', 0.5, 0.4, 0, height);
  const k = height / 1.75;
  for (const s of [-1, 1]) {
    rod(kit, [s * 0.09 * k, 0, s * 0.12 * k], [s * 0.08 * k, 0.84 * k, 0], 0.068 * k, 'figure', 8);
    box(kit, s * 0.09 * k, 0, s * 0.12 * k + 0.05, 0.09 * k, 0.07 * k, 0.24 * k, 'black');
    rod(kit, [s * 0.21 * k, 1.38 * k, 0], [s * 0.26 * k, 0.86 * k, -s * 0.1 * k], 0.045 * k, name, 7);
  }
  lathe(
    kit,
    0,
    0.8 * k,
    0,
    [
      [0.16 * k, 0],
      [0.15 * k, 0.25 * k],
      [0.2 * k, 0.52 * k],
      [0.17 * k, 0.62 * k],
      [0.055 * k, 0.66 * k],
      [0.05 * k, 0.72 * k],
    ],
    name,
    12,
  );
  const ball: [number, number][] = [];
  for (let i = 0; i <= 6; i++) {
    const a = -Math.PI / 2 + (Math.PI * i) / 6;
    ball.push([Math.max(0.001, 0.095 * k * Math.cos(a)), 1.62 * k + 0.125 * k * Math.sin(a)]);
  }
  lathe(kit, 0, 0, 0, ball, 'figure-second', 12);
}

/** A plain saloon car along x. */
export const car = asThing('car', buildCar);

function buildCar(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'car', 4.5, 1.85, 0, 1.5);
  softBox(kit, 0, 0.28, 0, 4.5, 0.55, 1.82, 0.16, 'car');
  softBox(kit, -0.15, 0.8, 0, 2.4, 0.56, 1.6, 0.22, 'screen');
  softBox(kit, -0.15, 1.27, 0, 1.9, 0.12, 1.46, 0.06, 'car');
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      rod(kit, [sx * 1.4, 0.33, sz * 0.72], [sx * 1.4, 0.33, sz * 0.93], 0.33, 'tyre', 16);
}

/** A sun lounger along z with its head at −z. */
export const lounger = asThing('lounger', buildLounger);

function buildLounger(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'lounger', 0.7, 1.95, 0, 0.7);
  box(kit, 0, 0.24, 0.1, 0.66, 0.05, 1.7, 'timber');
  for (const sx of [-1, 1])
    for (const z of [-0.6, 0.8]) box(kit, sx * 0.28, 0, z, 0.05, 0.24, 0.05, 'timber');
  softBox(kit, 0, 0.29, 0.35, 0.62, 0.09, 1.2, 0.04, 'bedding');
  kit.mesh.place(0, 0.3, -0.32, 0, () => {
    for (let k = 0; k < 5; k++)
      softBox(kit, 0, 0.02 + 0.075 * k, -0.12 * k, 0.62, 0.1, 0.17, 0.04, 'bedding');
  });
}

/** A parasol, open. */
export const parasol = asThing('parasol', buildParasol);

function buildParasol(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'parasol', 0.6, 0.6, 0, 2.6);
  cylinder(kit, 0, 0, 0, 0.28, 0.08, 'stone', 20);
  rod(kit, [0, 0, 0], [0, 2.55, 0], 0.025, 'timber', 8);
  lathe(
    kit,
    0,
    2.15,
    0,
    [
      [1.45, 0],
      [0.75, 0.24],
      [0.02, 0.42],
    ],
    'bedding',
    8,
  );
}

/** A low light beside a path. */
export function bollard(kit: Kit, power = 0.5): void {
  kit.mesh.nextThing();
  box(kit, 0, 0, 0, 0.11, 0.6, 0.11, 'black');
  box(kit, 0, 0.52, 0, 0.114, 0.045, 0.114, 'lamp-glow');
  addLamp(kit, 0, 0.54, 0, 0.12, power);
}

/** A street lamp. */
export function streetLamp(kit: Kit, height: number, power = 3): void {
  kit.mesh.nextThing();
  standOn(kit, 'street-lamp', 0.3, 0.3, 0, height);
  rod(kit, [0, 0, 0], [0, height, 0], 0.05, 'black', 8);
  rod(kit, [0, height, 0], [0.7, height + 0.06, 0], 0.035, 'black', 6);
  box(kit, 0.75, height + 0.02, 0, 0.5, 0.07, 0.18, 'black');
  box(kit, 0.75, height + 0.008, 0, 0.42, 0.012, 0.14, 'lamp-glow');
  addLamp(kit, 0.75, height - 0.1, 0, 0.16, power);
}

/** A bench of slats along x. */
export const parkBench = asThing('bench', buildParkBench);

function buildParkBench(kit: Kit, width: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'park-bench', width, 0.6, 0, 0.85);
  for (const s of [-1, 1]) {
    box(kit, s * (width / 2 - 0.15), 0, 0, 0.06, 0.4, 0.46, 'black');
    rod(kit, [s * (width / 2 - 0.15), 0.4, -0.2], [s * (width / 2 - 0.15), 0.84, -0.3], 0.025, 'black');
  }
  for (let k = 0; k < 5; k++) box(kit, 0, 0.4, -0.18 + 0.1 * k, width, 0.03, 0.08, 'timber');
  for (let k = 0; k < 3; k++) box(kit, 0, 0.52 + 0.11 * k, -0.24 - 0.024 * k, width, 0.08, 0.025, 'timber');
}

/** A pergola about the origin. */
export function pergola(kit: Kit, w: number, d: number, h: number): void {
  kit.mesh.nextThing();
  const wood: FinishName = kit.form.lattice || kit.form.ducts ? 'timber-dark' : 'timber';
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      kit.mesh.place(sx * (w / 2 - 0.08), 0, sz * (d / 2 - 0.08), 0, () =>
        standOn(kit, 'post', 0.16, 0.16, 0, h),
      );
      box(kit, sx * (w / 2 - 0.08), 0, sz * (d / 2 - 0.08), 0.14, h, 0.14, wood);
    }
  for (const sz of [-1, 1]) box(kit, 0, h, sz * (d / 2 - 0.08), w + 0.3, 0.18, 0.12, wood);
  const n = Math.round(w / 0.32);
  for (let k = 0; k <= n; k++) box(kit, -w / 2 + (w * k) / n, h + 0.18, 0, 0.05, 0.13, d + 0.5, wood);
}

/** A raised bed with edging about the origin. */
export function planter(kit: Kit, w: number, d: number, h: number, name: FinishName = 'stone'): void {
  kit.mesh.nextThing();
  standOn(kit, 'planter', w, d, 0, h);
  const t = 0.12;
  for (const s of [-1, 1]) {
    box(kit, 0, 0, s * (d / 2 - t / 2), w, h, t, name);
    box(kit, s * (w / 2 - t / 2), 0, 0, t, h, d - 2 * t, name);
  }
  kit.mesh.quad(
    [-w / 2 + t, h - 0.06, -d / 2 + t],
    [w - 2 * t, 0, 0],
    [0, 0, d - 2 * t],
    finishIndex('soil'),
  );
}

/** Steps that rise towards +z from the origin. */
export function steps(kit: Kit, width: number, count: number, name: FinishName = 'paving'): void {
  kit.mesh.nextThing();
  for (let k = 0; k < count; k++)
    box(
      kit,
      0,
      0.15 * k,
      0.32 * (k + 0.5) + 0.16 * (count - k - 1),
      width,
      0.15,
      0.32 + 0.32 * (count - k - 1),
      name,
    );
}

/** A rounded boulder. */
export function boulder(kit: Kit, size: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, -size * 0.15, 0, kit.random() * 3, () => {
    softBox(kit, 0, 0, 0, size, size * 0.62, size * 0.72, size * 0.28, 'stone');
    softBox(kit, size * 0.18, 0, 0.05 * size, size * 0.7, size * 0.82, size * 0.55, size * 0.26, 'stone');
  });
}
