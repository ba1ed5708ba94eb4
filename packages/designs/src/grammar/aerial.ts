import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { eachSide, facadeStorey, windowRow } from '../solids/facade.ts';
import { between, finishIndex, type Kit, pickOne } from '../solids/kit.ts';
import { car } from '../solids/outdoor.ts';
import { flatRoof, gableRoof, hipRoof } from '../solids/roofs.ts';
import { hedge, tree } from '../solids/trees.ts';
import type { Layout } from './layout.ts';
import { field, ground } from './site.ts';

/** Estate from above: streets in a grid, houses on plots, a green with a pond, two taller blocks behind. */
export function layOutAerialEstate(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'grass');
  const rows = [0, 34, 68];
  for (const z of rows) {
    field(kit, 0, z - 14, 220, 6.4, 0.02, 'asphalt');
    for (const s of [-1, 1]) field(kit, 0, z - 14 + s * 4.2, 220, 1.8, 0.06, 'paving-second');
  }
  for (const x of [-46, 0, 46]) field(kit, x + m * 6, 25, 6.4, 150, 0.03, 'asphalt');
  for (let r = 0; r < rows.length; r++) {
    for (let k = 0; k < 6; k++) {
      const x = -62 + k * 24 + m * 3;
      const z = (rows[r] as number) + 3;
      if (Math.abs(((x - m * 6 + 23) % 46) - 23) < 9) continue;
      if (r === 1 && (k === 2 || k === 3)) continue;
      house(kit, x, z, r * 6 + k);
    }
  }
  green(kit, m * -4, 37);
  for (let k = 0; k < 2; k++) tower(kit, -m * (26 + k * 26), 104, 7 + k * 2);
  tower(kit, m * 34, 108, 6);
  for (let k = 0; k < 46; k++) {
    const x = -75 + 150 * ((k * 0.618) % 1);
    const z = (rows[k % 3] as number) - 14 + (k % 2 === 0 ? 5.9 : -5.9);
    if ([-46, 0, 46].some((c) => Math.abs(x - c - m * 6) < 6)) continue;
    kit.mesh.place(x, 0, z, k, () => tree(kit, between(kit, 4.5, 6.5), 0, 0.2));
  }
  for (let k = 0; k < 9; k++)
    kit.mesh.place(
      -60 + 120 * ((k * 0.618) % 1),
      0.03,
      (rows[k % 3] as number) - 14 + (k % 2 === 0 ? 1.6 : -1.6),
      0,
      () => car(kit),
    );
  return {
    viewpoint: {
      eye: [m * between(kit, 14, 26), between(kit, 34, 42), -46],
      yaw: -m * between(kit, 0.2, 0.34),
      pitch: between(kit, 0.44, 0.52),
      fieldOfView: 0.95,
      horizon: 0.5,
    },
    sunAzimuth: Math.PI + m * between(kit, 0.7, 1.3),
    interior: false,
    cell: 1.6,
  };
}

function house(kit: Kit, x: number, z: number, k: number): void {
  const w = between(kit, 11, 14);
  const d = between(kit, 8, 10);
  const wallName = pickOne<FinishName>(kit, ['facade', 'facade-second', 'masonry', 'siding']);
  field(kit, x, z - 7.2, 3, 7, 0.05, 'paving');
  field(kit, x + w * 0.4, z + 7.4, 6, 4, 0.05, 'deck');
  for (let s = 0; s < 2; s++)
    eachSide(kit, { x, y: 0.2 + s * 3, z, w, d }, (side, length) =>
      facadeStorey(
        kit,
        length,
        3,
        wallName,
        windowRow(length, side === 'front' || side === 'back' ? 4 : 2, 1.5, 0.6, 1.7, 'window', 2, 0),
      ),
    );
  kit.mesh.place(x, 6.2, z, 0, () => {
    if (!kit.form.pitchedRoof && k % 3 !== 2) flatRoof(kit, w, d, 0.5, 0.4, 'facade');
    else if (k % 2 === 0 || kit.form.curvedRoof) gableRoof(kit, w, d, d * 0.36, 0.7, wallName);
    else hipRoof(kit, w, d, d * 0.3, 0.6);
  });
  kit.mesh.place(x, 0, z - 9.6, 0, () => kit.mesh.place(-7, 0, 0, 0, () => hedgeLow(kit, 9)));
  kit.mesh.place(x - w / 2 - 3, 0, z + 3, k, () => tree(kit, between(kit, 5, 7.5), 0, 0.25));
  kit.mesh.place(x + w / 2 + 2.6, 0, z + 6.5, k, () => tree(kit, between(kit, 5, 8), 0, 0.25));
  if (k % 2 === 1) {
    field(kit, x - w * 0.25, z + 8, 4.6, 3.2, 0.12, 'stone');
    kit.mesh.mappedQuad(
      [x - w * 0.25 - 2, 0.125, z + 6.7],
      [4, 0, 0],
      [0, 0, 2.6],
      finishIndex('pool'),
      [0, 0, 4, 0, 0, 2.6],
    );
  }
}

function hedgeLow(kit: Kit, length: number): void {
  hedge(kit, length, 0.9, 0.8);
}

function green(kit: Kit, x: number, z: number): void {
  field(kit, x, z, 34, 18, 0.04, 'meadow');
  for (const s of [-1, 1]) field(kit, x + s * 9, z, 2, 18, 0.05, 'gravel');
  field(kit, x, z, 34, 2, 0.052, 'gravel');
  kit.mesh.nextThing();
  const f = finishIndex('water');
  for (let k = 0; k < 30; k++) {
    const a = (2 * Math.PI * k) / 30;
    const b = (2 * Math.PI * (k + 1)) / 30;
    kit.mesh.triangle(
      [x, 0.08, z + 1],
      [6.5 * Math.cos(a), 0, 4.6 * Math.sin(a)],
      [6.5 * Math.cos(b), 0, 4.6 * Math.sin(b)],
      f,
    );
  }
  for (let k = 0; k < 10; k++) {
    const a = k * 0.63;
    kit.mesh.place(x + 13 * Math.cos(a), 0, z + 7.5 * Math.sin(a), k, () =>
      tree(kit, between(kit, 5, 8), 0, 0.3),
    );
  }
}

function tower(kit: Kit, x: number, z: number, storeys: number): void {
  for (let s = 0; s < storeys; s++)
    eachSide(kit, { x, y: s * 3.2, z, w: 18, d: 13 }, (side, length) => {
      if (side === 'back') return;
      facadeStorey(
        kit,
        length,
        3.2,
        s % 2 === 0 ? 'facade' : 'facade-second',
        windowRow(length, Math.round(length / 3), 2, 0.7, 1.8, 'window', 2, 0),
      );
    });
  kit.mesh.place(x, storeys * 3.2, z, 0, () => flatRoof(kit, 18, 13, 0.2, 0.8, 'facade'));
}

interface AerialView {
  readonly aside: readonly [number, number];
  readonly high: readonly [number, number];
  /** Where the camera stands in z. */
  readonly back: number;
  /** Bounds of the turn inwards and of the pitch, in radians. */
  readonly turn: readonly [number, number];
  readonly down: readonly [number, number];
}

/** A camera above a site, beside its middle and turned back towards it. */
export function placeView(kit: Kit, m: number, view: AerialView): Layout {
  return {
    viewpoint: {
      eye: [m * between(kit, ...view.aside), between(kit, ...view.high), view.back],
      yaw: -m * between(kit, ...view.turn),
      pitch: between(kit, ...view.down),
      fieldOfView: 0.95,
      horizon: 0.5,
    },
    sunAzimuth: Math.PI + m * between(kit, 0.7, 1.3),
    interior: false,
    cell: 1.2,
  };
}
