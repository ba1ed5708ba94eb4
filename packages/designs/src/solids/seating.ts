import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { between, type Kit, pickOne, standOn } from './kit.ts';
import { box, lathe, rod, softBox } from './primitives.ts';
import { asThing } from './as-thing.ts';

/** A sofa of `width` with its back towards −z, seat front towards +z, standing on the floor at the origin. */
export const sofa = asThing('sofa', buildSofa);

function buildSofa(kit: Kit, width: number, name: FinishName = 'fabric'): void {
  kit.mesh.nextThing();
  const depth = 0.92;
  const r = 0.03 + 0.09 * kit.form.soft;
  const arm = 0.12 + 0.1 * kit.form.soft;
  const low = between(kit, 0.6, 0.66);
  standOn(kit, 'sofa', width, depth, 0, 0.8);
  const seats = Math.max(2, Math.round((width - 2 * arm) / 0.82));
  softBox(kit, 0, 0.1, 0, width - 0.03, 0.2, depth - 0.03, 0.03, name);
  for (const side of [-1, 1])
    softBox(kit, (side * (width - arm)) / 2, 0.1, 0, arm, low - 0.1, depth, r, name);
  softBox(kit, 0, 0.12, -depth / 2 + 0.11, width - 2 * arm + 0.02, 0.62, 0.2, r, name);
  const each = (width - 2 * arm) / seats;
  for (let k = 0; k < seats; k++) {
    const x = -width / 2 + arm + each * (k + 0.5);
    softBox(kit, x, 0.28, 0.1, each - 0.012, 0.17, depth - 0.24, r * 0.8, name, 0.018);
    softBox(kit, x, 0.44, -depth / 2 + 0.28, each - 0.02, 0.4, 0.17, 0.07, name, 0.03);
  }
  const footFinish = kit.form.warmMetal ? 'brass' : 'timber-dark';
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      rod(
        kit,
        [sx * (width / 2 - 0.12), 0, sz * (depth / 2 - 0.1)],
        [sx * (width / 2 - 0.12), 0.11, sz * (depth / 2 - 0.1)],
        0.018,
        footFinish,
      );
  const cushions: readonly (readonly [number, FinishName])[] = [
    [-1, pickOne<FinishName>(kit, ['accent', 'fabric-second', 'accent-third'])],
    [1, pickOne<FinishName>(kit, ['fabric-third', 'accent-second'])],
  ];
  for (const [side, finish] of cushions) {
    kit.mesh.place(side * (width / 2 - arm - 0.26), 0.455, -0.02, side * 0.28, () =>
      cushion(kit, 0.44, finish),
    );
  }
}

/** A scatter cushion leaning back, standing on its edge at the origin. */
function cushion(kit: Kit, size: number, name: FinishName): void {
  kit.mesh.nextThing();
  softBox(kit, 0, 0, 0, size, size * 0.95, 0.07, 0.034, name, 0.045);
}

/** An armchair facing +z. */
export const armchair = asThing('armchair', buildArmchair);

function buildArmchair(kit: Kit, name: FinishName = 'fabric-second'): void {
  kit.mesh.nextThing();
  standOn(kit, 'armchair', 0.8, 0.82, 0, 0.78);
  if (kit.form.lattice || kit.random() < 0.35) {
    openChair(kit, name);
    return;
  }
  const r = 0.04 + 0.1 * kit.form.soft;
  softBox(kit, 0, 0.14, 0.02, 0.56, 0.3, 0.74, r * 0.7, name, 0.02);
  softBox(kit, 0, 0.14, -0.32, 0.76, 0.62, 0.17, r, name, 0.015);
  for (const side of [-1, 1]) softBox(kit, side * 0.32, 0.14, 0.0, 0.15, 0.45, 0.74, r, name);
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      rod(kit, [sx * 0.3, 0, sz * 0.28], [sx * 0.28, 0.16, sz * 0.26], 0.016, 'timber-dark');
}

function openChair(kit: Kit, name: FinishName): void {
  const wood: FinishName = kit.form.lattice ? 'timber-dark' : 'timber';
  for (const sx of [-1, 1]) {
    rod(kit, [sx * 0.34, 0, 0.33], [sx * 0.34, 0.6, 0.31], 0.02, wood);
    rod(kit, [sx * 0.34, 0, -0.36], [sx * 0.34, 0.6, -0.3], 0.02, wood);
    softBox(kit, sx * 0.34, 0.59, 0.0, 0.06, 0.03, 0.72, 0.014, wood);
    rod(kit, [sx * 0.3, 0.3, -0.28], [sx * 0.3, 0.84, -0.4], 0.018, wood);
  }
  box(kit, 0, 0.26, 0.0, 0.66, 0.04, 0.6, wood);
  softBox(kit, 0, 0.3, 0.02, 0.62, 0.13, 0.62, 0.045, name, 0.025);
  kit.mesh.place(0, 0.42, -0.27, 0, () => softBox(kit, 0, 0, 0, 0.58, 0.42, 0.12, 0.05, name, 0.02));
}

/** A dining or café chair facing +z. */
export const chair = asThing('chair', buildChair);

function buildChair(kit: Kit, kind: number, name: FinishName = 'fabric-second'): void {
  kit.mesh.nextThing();
  standOn(kit, 'chair', 0.46, 0.5, 0, 0.82);
  const leg: FinishName = kit.form.ducts || kit.form.neon ? 'black' : kind === 1 ? 'timber-dark' : 'timber';
  const splay = kind === 2 ? 0.05 : 0.015;
  for (const sx of [-1, 1])
    for (const sz of [-1, 1])
      rod(kit, [sx * (0.19 + splay), 0, sz * (0.2 + splay)], [sx * 0.18, 0.44, sz * 0.18], 0.015, leg);
  if (kind === 0) {
    softBox(kit, 0, 0.42, 0.01, 0.46, 0.07, 0.46, 0.03, name, 0.01);
    curvedBack(kit, name);
    return;
  }
  box(kit, 0, 0.425, 0, 0.42, 0.025, 0.42, leg);
  softBox(kit, 0, 0.445, 0, 0.42, 0.045, 0.42, 0.02, name, 0.01);
  for (const sx of [-1, 1]) rod(kit, [sx * 0.18, 0.4, -0.19], [sx * 0.19, 0.84, -0.24], 0.014, leg);
  softBox(kit, 0, 0.68, -0.232, 0.4, 0.15, 0.03, 0.013, kind === 2 ? name : leg);
}

function curvedBack(kit: Kit, name: FinishName): void {
  for (let k = -3; k <= 3; k++) {
    const angle = k * 0.24;
    kit.mesh.place(0.235 * Math.sin(angle) * 1.05, 0.46, -0.225 * Math.cos(angle) + 0.02, -angle, () =>
      softBox(kit, 0, 0, 0, 0.085, 0.34, 0.04, 0.018, name),
    );
  }
}

/** A desk chair on a star foot, facing +z. */
export const deskChair = asThing('desk-chair', buildDeskChair);

function buildDeskChair(kit: Kit, name: FinishName = 'fabric-second'): void {
  kit.mesh.nextThing();
  standOn(kit, 'desk-chair', 0.6, 0.6, 0, 1);
  for (let k = 0; k < 5; k++) {
    const a = (2 * Math.PI * k) / 5 + 0.3;
    rod(kit, [0, 0.09, 0], [0.28 * Math.sin(a), 0.06, 0.28 * Math.cos(a)], 0.018, 'black');
    lathe(
      kit,
      0.28 * Math.sin(a),
      0,
      0.28 * Math.cos(a),
      [
        [0.001, 0],
        [0.026, 0.026],
        [0.001, 0.055],
      ],
      'black',
      8,
    );
  }
  rod(kit, [0, 0.08, 0], [0, 0.44, 0], 0.025, 'metal');
  softBox(kit, 0, 0.43, 0.01, 0.5, 0.09, 0.48, 0.04, name, 0.015);
  rod(kit, [0, 0.45, -0.22], [0, 0.62, -0.27], 0.02, 'black');
  softBox(kit, 0, 0.56, -0.26, 0.46, 0.48, 0.06, 0.028, name, 0.01);
  for (const s of [-1, 1]) {
    rod(kit, [s * 0.26, 0.46, -0.05], [s * 0.28, 0.64, -0.05], 0.014, 'black');
    softBox(kit, s * 0.28, 0.64, 0, 0.06, 0.025, 0.24, 0.012, 'black');
  }
}

/** A round bar stool. */
export const stool = asThing('stool', buildStool);

function buildStool(kit: Kit, height: number, name: FinishName = 'fabric-second'): void {
  kit.mesh.nextThing();
  standOn(kit, 'stool', 0.4, 0.4, 0, height);
  const leg: FinishName = kit.form.warmMetal ? 'brass' : 'black';
  for (let k = 0; k < 4; k++) {
    const a = Math.PI / 4 + (Math.PI / 2) * k;
    rod(
      kit,
      [0.2 * Math.sin(a), 0, 0.2 * Math.cos(a)],
      [0.13 * Math.sin(a), height - 0.06, 0.13 * Math.cos(a)],
      0.012,
      leg,
    );
  }
  lathe(
    kit,
    0,
    height - 0.07,
    0,
    [
      [0.17, 0],
      [0.19, 0.03],
      [0.17, 0.065],
      [0.001, 0.075],
    ],
    name,
    18,
  );
}

/** A long seat without a back. */
export const bench = asThing('bench', buildBench);

function buildBench(kit: Kit, width: number, name: FinishName = 'fabric-third'): void {
  kit.mesh.nextThing();
  standOn(kit, 'bench', width, 0.46, 0, 0.46);
  for (const s of [-1, 1]) box(kit, s * (width / 2 - 0.12), 0, 0, 0.06, 0.34, 0.38, 'timber-dark');
  softBox(kit, 0, 0.33, 0, width, 0.13, 0.46, 0.05, name, 0.01);
}
