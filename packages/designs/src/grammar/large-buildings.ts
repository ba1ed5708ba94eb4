import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { balustrade, eachSide, type FacadeOpening, facadeStorey, windowRow } from '../solids/facade.ts';
import { between, finishIndex, type Kit, pickOne } from '../solids/kit.ts';
import { parkBench, planter, steps, streetLamp } from '../solids/outdoor.ts';
import { box, rod } from '../solids/primitives.ts';
import { flatRoof, gableRoof } from '../solids/roofs.ts';
import { shrub, tree } from '../solids/trees.ts';
import { viewBuilding } from './houses.ts';
import type { Layout } from './layout.ts';
import { distantTrees, field, ground, people, street } from './site.ts';

/** Paved forecourt, street trees, lamps, people and a car. */
function forecourt(kit: Kit, m: number, w: number, front: number): void {
  ground(kit, 'grass');
  street(kit, front - 13);
  field(kit, 0, front - 6, w + 50, 12.4, 0.1, 'paving');
  for (let k = -2; k <= 2; k++) {
    if (k === 0) continue;
    kit.mesh.place(k * 8.2 + m * 1.5, 0.1, front - 8.6, 0, () => planter(kit, 2.6, 2.6, 0.45));
    kit.mesh.place(k * 8.2 + m * 1.5, 0.4, front - 8.6, k, () => tree(kit, between(kit, 6, 7.4), 0, 0.55));
    kit.mesh.place(k * 8.2 + m * 1.5, 0.5, front - 9.3, k, () => shrub(kit, 0.7, 'leaf-second', true));
  }
  for (const x of [-13, -4.4, 4.4, 13])
    kit.mesh.place(x, 0.1, front - 11.4, Math.PI / 2, () => streetLamp(kit, 5));
  for (const x of [-4.6, 5.2]) kit.mesh.place(x + m, 0.1, front - 5.6, 0, () => parkBench(kit, 1.8));
  people(
    kit,
    [
      [m * 1.4, front - 4],
      [m * 2.1, front - 4.3],
      [-m * 6, front - 6.5],
      [m * 9, front - 5],
      [-m * 2.2, front - 9.5],
    ],
    0.1,
  );
  distantTrees(kit, 34, 170, 22);
}

/** Office building: a curtain wall over a glazed ground floor, with fins or bands, and a lower wing. */
export function layOutOfficeBuilding(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const w = between(kit, 24, 28);
  const d = 16;
  const storeys = 6 + Math.floor(kit.random() * 3);
  const rise = 3.8;
  const front = -d / 2;
  forecourt(kit, m, w, front);
  const kind = Math.floor(kit.random() * 3);
  const solid = pickOne<FinishName>(
    kit,
    kit.form.brick ? ['brick', 'brick'] : ['facade', 'masonry', 'concrete'],
  );
  block(kit, { x: 0, z: 0, w, d }, storeys, rise, kind, solid);
  const wing = { x: -m * (w / 2 + 6.5), z: 2, w: 13, d: 12 };
  block(kit, wing, 3, rise, (kind + 1) % 3, solid === 'facade' ? 'masonry' : 'facade');
  entrance(kit, m * w * 0.14, front);
  return {
    ...viewBuilding(kit, m * between(kit, 13, 17), between(kit, 38, 44), 0.8 + storeys * rise + 3, -m * 3),
    cell: 0.9,
  };
}

function block(
  kit: Kit,
  b: { readonly x: number; readonly z: number; readonly w: number; readonly d: number },
  storeys: number,
  rise: number,
  kind: number,
  solid: FinishName,
): void {
  const { x, z, w, d } = b;
  for (let s = 0; s < storeys; s++) {
    const y = 0.1 + s * rise + (s > 0 ? 0.7 : 0);
    const h = s === 0 ? rise + 0.7 : rise;
    eachSide(kit, { x, y, z, w, d }, (side, length) => {
      if (side === 'back') return;
      const bays = Math.round(length / 3);
      if (s === 0) {
        facadeStorey(
          kit,
          length,
          h,
          solid,
          windowRow(length, Math.round(length / 4.5), 4, 0.1, h - 0.8, 'window', 3, 1),
        );
        return;
      }
      const sill = kind === 0 ? 0.12 : kind === 1 ? 0.75 : 0.3;
      facadeStorey(
        kit,
        length,
        h,
        kind === 0 ? 'metal' : solid,
        windowRow(
          length,
          bays,
          kind === 2 ? 1.7 : 2.8,
          sill,
          h - sill - (kind === 1 ? 0.5 : 0.35),
          'window',
          kind === 2 ? 1 : 2,
          0,
        ),
      );
      if (kind === 1) box(kit, length / 2, -0.12, 0.12, length + 0.24, 0.26, 0.3, 'trim');
      if (kind === 0)
        for (let k = 0; k <= bays; k++)
          box(kit, (length * k) / bays, 0, 0.2, 0.07, h, 0.4, kit.form.featureTimber ? 'timber' : 'trim');
    });
  }
  const top = 0.1 + storeys * rise + 0.7;
  kit.mesh.place(x, top, z, 0, () =>
    flatRoof(kit, w, d, kind === 0 ? 0.45 : 0.1, kind === 0 ? 0.4 : 0.8, kind === 0 ? 'trim' : solid),
  );
  box(kit, x + w * 0.18, top + 0.6, z + 1, w * 0.3, 2, d * 0.4, 'metal');
}

function entrance(kit: Kit, x: number, front: number): void {
  kit.mesh.nextThing();
  box(kit, x, 3.5, front - 1.9, 7, 0.28, 4, 'metal');
  box(kit, x, 3.49, front - 1.9, 6.8, 0.012, 3.8, kit.form.featureTimber ? 'timber' : 'ceiling');
  for (const s of [-1, 1])
    rod(kit, [x + s * 3.1, 0.1, front - 3.5], [x + s * 3.1, 3.5, front - 3.5], 0.1, 'metal', 12);
  box(kit, x, 3.475, front - 1.9, 4, 0.014, 0.2, 'lamp-glow');
}

/** Apartment block: loggias and windows in rhythm, base and top set apart. */
export function layOutApartmentBlock(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const w = between(kit, 24, 29);
  const d = 13;
  const storeys = 6 + Math.floor(kit.random() * 3);
  const rise = 3;
  const front = -d / 2;
  forecourt(kit, m, w, front);
  const first = pickOne<FinishName>(kit, ['facade', kit.form.brick ? 'brick' : 'facade-second']);
  const base = pickOne<FinishName>(kit, ['masonry', 'brick', 'siding']);
  const bars = kit.form.muntins ? 1 : 0;
  for (let s = 0; s < storeys; s++)
    eachSide(kit, { x: 0, y: 0.1 + s * rise, z: 0, w, d }, (side, length) => {
      if (side === 'back') return;
      const bays = Math.round(length / 3.5);
      const row: FacadeOpening[] = Array.from({ length: bays }, (_, k) => {
        const loggia = side === 'front' && s > 0 && (k + (kit.form.soft > 0.6 ? s : 0)) % 3 === 1;
        return {
          at: (length * (k + 0.5)) / bays,
          width: loggia ? 3 : side === 'front' ? 1.7 : 1.3,
          sill: loggia ? 0.06 : s === 0 ? 0.3 : 0.55,
          height: loggia ? 2.5 : s === 0 ? 2.2 : 1.95,
          kind: loggia ? ('loggia' as const) : ('window' as const),
          panes: 2,
          bars,
        };
      });
      facadeStorey(kit, length, rise, s === 0 ? base : s === storeys - 1 ? 'facade-second' : first, row);
      if (s > 0 && side === 'front') for (const o of row) if (o.kind === 'loggia') slab(kit, o);
    });
  kit.mesh.place(0, 0.1 + storeys * rise, 0, 0, () =>
    kit.form.pitchedRoof
      ? gableRoof(kit, w, d, 3.4, 0.6, 'facade-second')
      : flatRoof(kit, w, d, 0.3, 0.6, 'facade'),
  );
  entrance(kit, m * w * 0.07, front);
  return {
    ...viewBuilding(kit, m * between(kit, 12, 15), between(kit, 36, 41), storeys * rise + 1.5, -m * 1.5),
    cell: 0.9,
  };
}

/** A balcony slab that stands out before a loggia. */
function slab(kit: Kit, o: FacadeOpening): void {
  box(kit, o.at, -0.1, 0.55, o.width + 0.3, 0.16, 1.1, 'trim');
  balustrade(kit, o.at, 0.06, 1.06, o.width + 0.24, 1.02);
}

/** School: two storeys of classrooms behind long bands of windows, a gabled or tall hall at one end. */
export function layOutSchool(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const w = between(kit, 26, 30);
  const d = 11;
  const front = -d / 2;
  forecourt(kit, m, w, front);
  const wallName = pickOne<FinishName>(kit, ['brick', 'facade', 'masonry']);
  for (let s = 0; s < 3; s++) {
    eachSide(kit, { x: 0, y: 0.1 + s * 3.6, z: 0, w, d }, (side, length) => {
      if (side === 'back') return;
      facadeStorey(
        kit,
        length,
        3.6,
        s === 1 ? wallName : s === 0 ? wallName : 'facade',
        windowRow(length, Math.round(length / 4.6), 3.7, 0.9, 2.1, 'window', 4, 1),
      );
      box(kit, length / 2, 3.35, 0.22, length, 0.08, 0.5, 'trim');
      for (let k = 0; k < Math.round(length / 4.6); k++)
        box(
          kit,
          (length * k) / Math.round(length / 4.6) + 0.25,
          0.9,
          0.08,
          0.34,
          2.1,
          0.1,
          (['accent', 'accent-second', 'accent-third'] as const)[(k + s) % 3] ?? 'accent',
        );
    });
  }
  kit.mesh.place(0, 10.9, 0, 0, () => flatRoof(kit, w, d, 0.4, 0.4, 'facade'));
  const hall = { x: m * (w / 2 + 6.5), z: -1, w: 13, d: 14 };
  eachSide(kit, { ...hall, y: 0.1 }, (side, length) => {
    if (side === 'back') return;
    facadeStorey(
      kit,
      length,
      7.4,
      'facade-second',
      side === 'front'
        ? windowRow(length, 3, 3.2, 0.1, 6, 'window', 2, 3)
        : windowRow(length, 3, 1.4, 3.5, 2.6, 'window', 1, 0),
    );
  });
  kit.mesh.place(hall.x, 7.5, hall.z, 0, () =>
    kit.form.pitchedRoof
      ? gableRoof(kit, hall.w, hall.d, 3.2, 0.5, 'facade-second')
      : flatRoof(kit, hall.w, hall.d, 0.3, 0.6, 'facade-second'),
  );
  entrance(kit, -m * w * 0.1, front);
  return { ...viewBuilding(kit, -m * between(kit, 10, 14), between(kit, 30, 35), 12, m * 3), cell: 0.9 };
}

/** Museum: quiet closed volumes that cut into one another, a wide stair, water before it. */
export function layOutMuseum(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'grass');
  const front = -9;
  field(kit, 0, front - 9, 90, 17, 0.08, 'paving');
  const stone = pickOne<FinishName>(kit, ['masonry', 'concrete', 'facade']);
  const main = { x: 0, y: 1.3, z: 0, w: 26, d: 17 };
  box(kit, 0, 0, -0.5, main.w + 3, 1.3, main.d + 2.4, 'stone');
  eachSide(kit, main, (side, length) => {
    if (side === 'back') return;
    if (side === 'front') {
      facadeStorey(kit, length, 7.6, stone, [
        { at: length / 2 - m * 4, width: 8.5, sill: 0.05, height: 5.6, kind: 'glazing', panes: 6, bars: 0 },
        { at: length / 2 + m * 8, width: 1.1, sill: 0.8, height: 5.8, kind: 'window', panes: 1, bars: 0 },
      ]);
    } else
      facadeStorey(kit, length, 7.6, stone, [
        { at: length * 0.5, width: 5, sill: 1.2, height: 2.6, kind: 'window', panes: 3, bars: 0 },
      ]);
  });
  kit.mesh.place(0, 8.9, 0, 0, () => flatRoof(kit, main.w, main.d, 0.05, 0.7, stone));
  const upper = { x: -m * 4.5, y: 9.6, z: 1, w: 14, d: 12 };
  eachSide(kit, upper, (_side, length) =>
    facadeStorey(kit, length, 5, 'siding', windowRow(length, 1, length * 0.5, 1, 2.6, 'window', 5, 0)),
  );
  kit.mesh.place(upper.x, 14.6, upper.z, 0, () =>
    kit.form.curvedRoof
      ? gableRoof(kit, upper.w, upper.d, 3, 1.2, 'siding')
      : flatRoof(kit, upper.w, upper.d, 0.9, 0.4, 'siding'),
  );
  kit.mesh.nextThing();
  box(kit, m * 4, 7.2, front - 1, 12, 0.5, 5, stone);
  box(kit, m * 4, 7.188, front - 1, 11.8, 0.012, 4.8, kit.form.featureTimber ? 'timber' : 'ceiling');
  box(kit, m * 9.7, 0.08, front - 2.6, 0.7, 7.2, 1.6, stone);
  kit.mesh.place(m * 4, 0.02, front - 4.2, 0, () => steps(kit, 11, 8, 'stone'));
  field(kit, -m * 9, front - 6.5, 15, 6.5, 0.16, 'stone');
  kit.mesh.mappedQuad(
    [-m * 9 - 7.2, 0.17, front - 9.45],
    [14.4, 0, 0],
    [0, 0, 5.9],
    finishIndex('water'),
    [0, 0, 14.4, 0, 0, 5.9],
  );
  for (const s of [0, 1, 2])
    kit.mesh.place(m * (12 + s * 5), 0.08, front - 6 - (s % 2) * 3, s, () =>
      tree(kit, between(kit, 6.5, 8), 0, 0.6),
    );
  people(
    kit,
    [
      [m * 3, front - 6.4],
      [m * 3.8, front - 6.1],
      [m * 6.5, front - 9],
      [-m * 1.2, front - 8],
    ],
    0.08,
  );
  distantTrees(kit, 30, 160, 26);
  return { ...viewBuilding(kit, m * between(kit, -9, 3), between(kit, 33, 38), 15, 0), cell: 0.9 };
}
