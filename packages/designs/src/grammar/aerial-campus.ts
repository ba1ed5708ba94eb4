import { placeView } from './aerial.ts';
import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { eachSide, facadeStorey, windowRow } from '../solids/facade.ts';
import { between, finishIndex, type Kit, pickOne } from '../solids/kit.ts';
import { car } from '../solids/outdoor.ts';
import { box } from '../solids/primitives.ts';
import { flatRoof, gableRoof, hipRoof } from '../solids/roofs.ts';
import { hedge, tree } from '../solids/trees.ts';
import type { Layout } from './layout.ts';
import { field, ground } from './site.ts';

interface Block {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly storeys: number;
}

/** Campus from above: teaching wings about a court, a library on the axis, a hall, a sports ground, halls of residence. */
export function layOutAerialCampus(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'grass');
  field(kit, 0, -22, 240, 7, 0.03, 'asphalt');
  field(kit, 0, -17.2, 240, 2, 0.06, 'paving-second');
  court(kit);
  const wing = pickOne<FinishName>(kit, ['facade', 'masonry', kit.form.brick ? 'brick' : 'facade-second']);
  for (const s of [-1, 1]) {
    building(kit, { x: s * 29, z: 14, w: 12, d: 40, storeys: 4 }, wing);
    building(kit, { x: s * 17.5, z: -4, w: 11, d: 10, storeys: 2 }, 'siding');
  }
  library(kit, wing);
  sports(kit, -m * 62, 18);
  building(kit, { x: -m * 62, z: 88, w: 30, d: 14, storeys: 2 }, 'facade-second');
  for (let k = 0; k < 3; k++)
    building(kit, { x: m * 64, z: -4 + 26 * k, w: 34, d: 11, storeys: 5 }, k % 2 === 0 ? 'facade' : 'brick');
  parking(kit, m * 43, -9);
  for (let k = 0; k < 40; k++) {
    const x = -96 + 192 * ((k * 0.618) % 1);
    kit.mesh.place(x, 0, k % 2 === 0 ? -15 : -27.5, k, () => tree(kit, between(kit, 5, 7), 0, 0.2));
  }
  for (let k = 0; k < 30; k++) {
    const x = m * (46 + 44 * ((k * 0.618) % 1));
    kit.mesh.place(x, 0, 9 + 26 * (k % 3) - 4 * ((k * 0.382) % 1), k, () =>
      tree(kit, between(kit, 5, 7.5), 0, 0.2),
    );
  }
  for (let k = 0; k < 26; k++)
    kit.mesh.place(-110 + 9 * k, 0, 92 + 8 * kit.random(), k, () => tree(kit, between(kit, 7, 10), 0, 0.12));
  return placeView(kit, m, {
    aside: [22, 32],
    high: [50, 56],
    back: -72,
    turn: [0.36, 0.46],
    down: [0.46, 0.5],
  });
}

function building(kit: Kit, b: Block, name: FinishName): void {
  for (let s = 0; s < b.storeys; s++)
    eachSide(kit, { ...b, y: 0.15 + s * 3.6 }, (side, length) => {
      if (side === 'back') return;
      const row = windowRow(length, Math.max(2, Math.round(length / 3.4)), 2.5, 0.8, 1.9, 'window', 2, 0);
      facadeStorey(kit, length, 3.6, name, row);
      if (s > 0) box(kit, length / 2, -0.1, 0.08, length, 0.16, 0.2, 'trim');
    });
  kit.mesh.place(b.x, 0.15 + b.storeys * 3.6, b.z, b.d > b.w ? Math.PI / 2 : 0, () => {
    const [long, short] = b.d > b.w ? [b.d, b.w] : [b.w, b.d];
    if (kit.form.curvedRoof) gableRoof(kit, long, short, short * 0.36, 1, name);
    else if (kit.form.pitchedRoof) hipRoof(kit, long, short, short * 0.3, 0.6);
    else {
      flatRoof(kit, long, short, 0.15, 0.7, 'trim');
      box(kit, long * 0.2, 0.7, 0, long * 0.18, 1.6, short * 0.4, 'metal');
    }
  });
}

/** A paved court with lawns, a basin on the axis and rows of trees. */
function court(kit: Kit): void {
  field(kit, 0, 10, 44, 52, 0.05, 'paving');
  for (const s of [-1, 1])
    for (const z of [5, 25]) {
      field(kit, s * 11.5, z, 13, 15, 0.09, 'meadow');
      for (let k = 0; k < 5; k++)
        kit.mesh.place(s * 19.6, 0.05, z - 6 + 3 * k, k, () => tree(kit, between(kit, 4.5, 5.8), 0, 0.25));
    }
  field(kit, 0, 8, 4.6, 26, 0.16, 'stone');
  kit.mesh.mappedQuad(
    [-1.9, 0.17, -4.6],
    [3.8, 0, 0],
    [0, 0, 25.2],
    finishIndex('water'),
    [0, 0, 3.8, 0, 0, 25.2],
  );
}

/** The library: a glazed block on a podium, a taller reading room in the middle of it. */
function library(kit: Kit, name: FinishName): void {
  box(kit, 0, 0, 47, 40, 0.9, 20, 'stone');
  for (const [w, d, from, storeys] of [
    [36, 16, 0, 3],
    [16, 12, 3, 3],
  ] as const) {
    for (let s = 0; s < storeys; s++)
      eachSide(kit, { x: 0, y: 0.9 + (from + s) * 4, z: 47, w, d }, (side, length) => {
        if (side === 'back') return;
        const row = windowRow(length, Math.round(length / 2.4), 1.9, 0.2, 3.3, 'window', 1, 1);
        facadeStorey(kit, length, 4, from === 0 ? name : 'siding', row);
      });
    kit.mesh.place(0, 0.9 + (from + storeys) * 4, 47, 0, () =>
      kit.form.pitchedRoof && from > 0
        ? hipRoof(kit, w, d, 4, 1.2)
        : flatRoof(kit, w, d, from > 0 ? 1 : 0.3, 0.7, 'trim'),
    );
  }
}

/** A field in a running track, with two courts beside it. */
function sports(kit: Kit, x: number, z: number): void {
  oval(kit, x, z, 17, 26, 0.05, 'accent');
  oval(kit, x, z, 12.5, 21.5, 0.07, 'grass');
  for (const [w, d] of [
    [16, 0.25],
    [0.25, 26],
  ] as const)
    field(kit, x, z, w, d, 0.09, 'trim');
  for (const s of [-1, 1]) {
    field(kit, x, z + s * 13, 16, 0.25, 0.09, 'trim');
    field(kit, x + s * 8, z, 0.25, 26, 0.09, 'trim');
  }
  for (const s of [-1, 1]) {
    field(kit, x + s * 8.5, z + 38, 14, 18, 0.06, 'accent-second');
    field(kit, x + s * 8.5, z + 38, 0.2, 16, 0.075, 'trim');
    for (const e of [-1, 1]) field(kit, x + s * 8.5, z + 38 + 8 * e, 12, 0.2, 0.075, 'trim');
  }
  kit.mesh.place(x, 0, z + 27.6, 0, () => hedge(kit, 34, 1.2, 1));
}

function oval(kit: Kit, x: number, z: number, rx: number, rz: number, y: number, name: FinishName): void {
  kit.mesh.nextThing();
  const f = finishIndex(name);
  const sides = 40;
  const straight = rz - rx;
  const at = (k: number): readonly [number, number, number] => {
    const a = (2 * Math.PI * k) / sides;
    return [rx * Math.cos(a), 0, rx * Math.sin(a) + Math.sign(Math.sin(a)) * straight];
  };
  for (let k = 0; k < sides; k++) kit.mesh.triangle([x, y, z], at(k), at(k + 1), f);
}

function parking(kit: Kit, x: number, z: number): void {
  field(kit, x, z, 15, 12, 0.04, 'asphalt');
  for (let k = 0; k < 10; k++) {
    const [px, pz] = [x - 6 + 2.9 * (k % 5), z + (k < 5 ? -3.2 : 3.2)];
    field(kit, px - 1.45, pz, 0.12, 4.8, 0.05, 'trim');
    if (kit.random() < 0.75) kit.mesh.place(px, 0.04, pz, Math.PI / 2, () => car(kit));
  }
}
