import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { between, finishOf, type Kit, pickOne } from './kit.ts';
import { box, disc, gridSurface, lathe, rod } from './primitives.ts';
import { foliage } from './plants.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { asThing } from './as-thing.ts';

/** A vase, sometimes with twigs. */
export const vase = asThing('vase', buildVase);

function buildVase(kit: Kit, height: number, name: FinishName, twigs: boolean): void {
  kit.mesh.nextThing();
  const r = height * between(kit, 0.2, 0.34);
  const neck = between(kit, 0.3, 0.6);
  lathe(
    kit,
    0,
    0,
    0,
    [
      [r * 0.55, 0],
      [r * 0.95, height * 0.25],
      [r, height * 0.45],
      [r * neck, height * 0.85],
      [r * neck * 1.15, height],
    ],
    name,
    18,
  );
  if (!twigs) return;
  const n = 7;
  for (let k = 0; k < n; k++) {
    const a = (2 * Math.PI * k) / n + kit.random();
    const lean = between(kit, 0.1, 0.42);
    const long = height * between(kit, 1.0, 1.9);
    const tip: Vec = [lean * long * Math.sin(a), height * 0.9 + long, lean * long * Math.cos(a)];
    rod(kit, [0, height * 0.7, 0], tip, 0.003, 'trunk', 4);
    foliage(
      kit,
      [tip[0] * 0.7, height + long * 0.62, tip[2] * 0.7],
      [lean * long * 0.4, long * 0.36, lean * long * 0.4],
      14,
      0.035,
      kit.form.lattice ? 'flower' : 'leaf-second',
    );
  }
}

/** Books lying on one another. */
export function bookPile(kit: Kit, count: number): void {
  kit.mesh.nextThing();
  let y = 0;
  for (let k = 0; k < count; k++) {
    const h = between(kit, 0.018, 0.04);
    kit.mesh.place(0, y, 0, between(kit, -0.2, 0.2), () => {
      box(
        kit,
        0,
        0,
        0,
        0.26 - 0.02 * k,
        h,
        0.19 - 0.015 * k,
        pickOne<FinishName>(kit, ['book', 'book-second', 'book-third', 'paper']),
      );
      box(kit, 0.004, 0.004, 0.004, 0.256 - 0.02 * k, h - 0.008, 0.188 - 0.015 * k, 'paper');
    });
    y += h;
  }
}

/** A row of standing books along x, of the given width, backs towards +z. */
export function bookRow(kit: Kit, width: number, height: number, depth: number): void {
  let x = -width / 2;
  while (x < width / 2 - 0.02) {
    const w = between(kit, 0.016, 0.042);
    const h = height * between(kit, 0.7, 0.97);
    if (x + w > width / 2) break;
    box(
      kit,
      x + w / 2,
      0,
      0,
      w - 0.0015,
      h,
      depth * between(kit, 0.8, 1),
      pickOne<FinishName>(kit, ['book', 'book-second', 'book-third', 'paper', 'joinery-second']),
    );
    x += w;
  }
}

/** A framed picture on a wall at z = 0, its centre at the origin. */
export const picture = asThing('picture', buildPicture);

function buildPicture(kit: Kit, w: number, h: number, name: FinishName): void {
  kit.mesh.nextThing();
  const frame: FinishName = kit.form.warmMetal ? 'brass' : 'timber-dark';
  const t = 0.018;
  box(kit, 0, h / 2 - t, 0.02, w, t, 0.035, frame);
  box(kit, 0, -h / 2, 0.02, w, t, 0.035, frame);
  box(kit, -w / 2 + t / 2, -h / 2, 0.02, t, h, 0.035, frame);
  box(kit, w / 2 - t / 2, -h / 2, 0.02, t, h, 0.035, frame);
  const mat = 0.045;
  kit.mesh.quad([-w / 2, -h / 2, 0.022], [w, 0, 0], [0, h, 0], finishOf(kit, 'paper'));
  kit.mesh.mappedQuad(
    [-w / 2 + mat, -h / 2 + mat, 0.024],
    [w - 2 * mat, 0, 0],
    [0, h - 2 * mat, 0],
    finishOf(kit, name),
    [0, 0, 1, 0, 0, 1],
  );
}

/** A mirror on a wall at z = 0, centre at the origin; round where `h` is 0. */
export const wallMirror = asThing('mirror', buildWallMirror);

function buildWallMirror(kit: Kit, w: number, h: number): void {
  kit.mesh.nextThing();
  const metal: FinishName = kit.form.warmMetal ? 'brass' : 'black';
  if (h > 0) {
    box(kit, 0, -h / 2, 0.012, w, h, 0.02, metal);
    kit.mesh.quad(
      [-w / 2 + 0.012, -h / 2 + 0.012, 0.0235],
      [w - 0.024, 0, 0],
      [0, h - 0.024, 0],
      finishOf(kit, 'mirror'),
    );
    return;
  }
  const n = 40;
  for (let k = 0; k < n; k++) {
    const a = (2 * Math.PI * k) / n;
    const b = (2 * Math.PI * (k + 1)) / n;
    rod(
      kit,
      [(w / 2) * Math.cos(a), (w / 2) * Math.sin(a), 0.015],
      [(w / 2) * Math.cos(b), (w / 2) * Math.sin(b), 0.015],
      0.012,
      metal,
      5,
    );
    kit.mesh.triangle(
      [0, 0, 0.014],
      [(w / 2) * Math.cos(a), (w / 2) * Math.sin(a), 0],
      [(w / 2) * Math.cos(b), (w / 2) * Math.sin(b), 0],
      finishOf(kit, 'mirror'),
    );
  }
}

/** A bowl. */
export function bowl(kit: Kit, r: number, name: FinishName): void {
  kit.mesh.nextThing();
  lathe(
    kit,
    0,
    0,
    0,
    [
      [r * 0.4, 0],
      [r * 0.75, r * 0.2],
      [r, r * 0.5],
      [r * 0.93, r * 0.48],
      [r * 0.7, r * 0.22],
      [0.001, r * 0.12],
    ],
    name,
    20,
  );
}

/** Plate, glass and napkin of one place at a table; the guest sits towards −z. */
export function placeSetting(kit: Kit): void {
  lathe(
    kit,
    0,
    0,
    0,
    [
      [0.08, 0],
      [0.135, 0.014],
      [0.13, 0.017],
      [0.08, 0.006],
      [0.001, 0.006],
    ],
    'ceramic',
    20,
  );
  lathe(
    kit,
    0,
    0.012,
    0,
    [
      [0.06, 0],
      [0.098, 0.012],
      [0.094, 0.014],
      [0.001, 0.006],
    ],
    'pot',
    18,
  );
  lathe(
    kit,
    0.17,
    0,
    0.1,
    [
      [0.03, 0],
      [0.006, 0.006],
      [0.005, 0.08],
      [0.034, 0.12],
      [0.03, 0.18],
    ],
    'ceramic',
    10,
  );
  box(kit, -0.19, 0, 0, 0.07, 0.006, 0.17, 'fabric-third');
  box(kit, -0.18, 0.006, 0, 0.012, 0.003, 0.18, 'metal');
}

/** A rug lying on the floor about the origin. */
export const rug = asThing('rug', buildRug);

function buildRug(kit: Kit, w: number, d: number, round = false): void {
  kit.mesh.nextThing();
  if (round) {
    disc(kit, 0, 0.012, 0, w / 2, 'rug-border', 44);
    disc(kit, 0, 0.0135, 0, w / 2 - 0.05, 'rug', 44);
    lathe(
      kit,
      0,
      0,
      0,
      [
        [w / 2, 0],
        [w / 2, 0.012],
      ],
      'rug-border',
      44,
    );
    return;
  }
  box(kit, 0, 0, 0, w, 0.012, d, 'rug-border');
  kit.mesh.quad(
    [-w / 2 + 0.06, 0.0135, -d / 2 + 0.06],
    [w - 0.12, 0, 0],
    [0, 0, d - 0.12],
    finishOf(kit, 'rug'),
  );
  if (!kit.form.panels && !kit.form.lattice) return;
  for (const inset of [0.16, 0.2]) frameOnFloor(kit, w - 2 * inset, d - 2 * inset, 0.016);
}

function frameOnFloor(kit: Kit, w: number, d: number, t: number): void {
  const f = finishOf(kit, 'rug-border');
  kit.mesh.quad([-w / 2, 0.0145, -d / 2], [w, 0, 0], [0, 0, t], f);
  kit.mesh.quad([-w / 2, 0.0145, d / 2 - t], [w, 0, 0], [0, 0, t], f);
  kit.mesh.quad([-w / 2, 0.0145, -d / 2], [t, 0, 0], [0, 0, d], f);
  kit.mesh.quad([w / 2 - t, 0.0145, -d / 2], [t, 0, 0], [0, 0, d], f);
}

/** A curtain hanging in folds along x from `top` to just above the floor, drawn about the plane z = 0. */
export const curtain = asThing('curtain', buildCurtain);

function buildCurtain(kit: Kit, width: number, top: number, name: FinishName): void {
  kit.mesh.nextThing();
  const fold = name === 'sheer' ? 0.11 : 0.13;
  const depth = name === 'sheer' ? 0.025 : 0.045;
  const steps = Math.max(8, Math.round((width / fold) * 8));
  const points: { p: number[]; n: Vec }[] = [];
  const phase = kit.random() * 6;
  for (const y of [0.015, top * 0.5, top]) {
    const open = 0.75 + 0.25 * (1 - y / top);
    for (let k = 0; k <= steps; k++) {
      const x = -width / 2 + (width * k) / steps;
      const a = (2 * Math.PI * x) / fold + phase + 0.8 * Math.sin(x * 5 + phase);
      const slope = ((2 * Math.PI) / fold) * depth * open * Math.cos(a);
      points.push({ p: [x, y, depth * open * Math.sin(a)], n: [-slope, 0, 1] });
    }
  }
  gridSurface(kit, points, 3, steps + 1, finishOf(kit, name), top, width);
}
