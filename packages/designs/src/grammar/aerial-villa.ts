import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { balustrade, eachSide, type FacadeOpening, facadeStorey, windowRow } from '../solids/facade.ts';
import { between, finishIndex, type Kit, pickOne } from '../solids/kit.ts';
import { car, lounger, parasol, pergola } from '../solids/outdoor.ts';
import { box } from '../solids/primitives.ts';
import { flatRoof, gableRoof, hipRoof } from '../solids/roofs.ts';
import { sofa } from '../solids/seating.ts';
import { conifer, hedge, tree } from '../solids/trees.ts';
import { placeView } from './aerial.ts';
import type { Layout } from './layout.ts';
import { field, ground, plantBed } from './site.ts';

interface Volume {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly storeys: number;
}

/** Villa and garden from above: the house at the back of its plot, terrace and pool before it, lawn, beds, drive, hedges. */
export function layOutAerialVilla(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'meadow');
  field(kit, 0, 4, 44, 40, 0.02, 'grass');
  field(kit, 0, -22, 160, 6, 0.03, 'asphalt');
  const wallName = pickOne<FinishName>(kit, ['facade', 'facade', kit.form.brick ? 'brick' : 'masonry']);
  house(kit, { x: -m * 1.5, z: 13, w: 15, d: 9, storeys: 2 }, wallName);
  house(
    kit,
    { x: m * 10, z: 12, w: 8.5, d: 7.5, storeys: 1 },
    kit.form.featureTimber ? 'siding' : 'facade-second',
  );
  field(kit, -m * 2, 5.2, 19, 6.6, 0.12, pickOne<FinishName>(kit, ['deck', 'paving', 'deck']));
  pool(kit, -m * 4.5, -2.4);
  kit.mesh.place(m * 5.6, 0.06, 0.6, 0, () => {
    field(kit, 0, 0, 5.4, 4.6, 0.06, 'paving');
    pergola(kit, 4.4, 3.6, 2.5);
    kit.mesh.place(0, 0.06, 0.9, Math.PI, () => sofa(kit, 2.2, 'fabric-third'));
  });
  drive(kit, m);
  for (let k = 0; k < 9; k++)
    field(kit, -m * (12.8 + 0.5 * Math.sin(k)), -17 + 2.3 * k, 1.7, 1.5, 0.05, 'paving-second');
  plantBed(kit, -m * 17, 4, 3.4, 20, 0.5);
  plantBed(kit, m * 4, -8.6, 8, 2.6, 0.6);
  plantBed(kit, -m * 5, -9.4, 10, 2, 0.6);
  for (const s of [-1, 1]) kit.mesh.place(s * 21.4, 0, 3.6, Math.PI / 2, () => hedge(kit, 38, 1.7, 1));
  kit.mesh.place(0, 0, 23, 0, () => hedge(kit, 42, 1.9, 1));
  kit.mesh.place(-m * 4.4, 0, -15.6, 0, () => hedge(kit, 34, 1.2, 0.9));
  for (const [x, z, high] of [
    [-18.5, 17, 8],
    [-18, -11, 6.5],
    [-9.5, -13, 5.5],
    [7, -11.8, 5.5],
    [18.5, 1, 7],
    [18.2, 19.5, 8],
    [-6, 20.5, 7],
    [4, 20.8, 6.5],
  ] as const)
    kit.mesh.place(m * x, 0, z, x, () => tree(kit, high * between(kit, 0.9, 1.1), 0, 0.5));
  for (let k = 0; k < 4; k++) kit.mesh.place(-m * 19.4, 0, -6 + 4 * k, 0, () => conifer(kit, 3.8, 0.12));
  for (let k = 0; k < 34; k++) {
    const a = -0.3 + (k / 34) * (Math.PI + 0.6);
    const far = between(kit, 34, 62);
    kit.mesh.place(far * Math.cos(a), 0, 8 + far * Math.sin(a), k, () =>
      tree(kit, between(kit, 6, 9), 0, 0.16),
    );
  }
  return placeView(kit, m, {
    aside: [8, 15],
    high: [23, 27],
    back: -33,
    turn: [0.22, 0.36],
    down: [0.52, 0.58],
  });
}

function house(kit: Kit, v: Volume, name: FinishName): void {
  const bars = kit.form.muntins || kit.form.lattice ? 2 : 0;
  box(kit, v.x, 0, v.z, v.w + 0.4, 0.25, v.d + 0.4, 'stone');
  for (let s = 0; s < v.storeys; s++)
    eachSide(kit, { ...v, y: 0.25 + s * 3.1 }, (side, length) => {
      if (side === 'back') return facadeStorey(kit, length, 3.1, name, []);
      const kind: FacadeOpening['kind'] = side === 'front' && s === 0 ? 'glazing' : 'window';
      const [sill, high] = s === 0 && side === 'front' ? [0.05, 2.5] : [0.7, 1.7];
      const row = windowRow(length, Math.max(1, Math.round(length / 4.2)), 2.9, sill, high, kind, 3, bars);
      return facadeStorey(kit, length, 3.1, name, row);
    });
  const top = 0.25 + v.storeys * 3.1;
  kit.mesh.place(v.x, top, v.z, 0, () => {
    if (kit.form.curvedRoof) gableRoof(kit, v.w, v.d, v.d * 0.4, 1.1, name);
    else if (kit.form.pitchedRoof) hipRoof(kit, v.w, v.d, v.d * 0.34, 0.7);
    else flatRoof(kit, v.w, v.d, 0.7, 0.35, 'trim');
  });
  if (v.storeys > 1)
    kit.mesh.place(v.x, 3.35, v.z - v.d / 2 - 1.2, 0, () => {
      box(kit, 0, 0, 0, v.w * 0.5, 0.2, 2.4, 'trim');
      balustrade(kit, 0, 0.2, -1.15, v.w * 0.5, 1);
    });
}

function pool(kit: Kit, x: number, z: number): void {
  const [w, d] = [11, 5];
  field(kit, x, z, w + 3.2, d + 2.6, 0.1, 'stone');
  kit.mesh.nextThing();
  kit.mesh.mappedQuad([x - w / 2, 0.115, z - d / 2], [w, 0, 0], [0, 0, d], finishIndex('pool'), [
    0,
    0,
    w,
    0,
    0,
    d,
  ]);
  for (let k = 0; k < 4; k++) {
    kit.mesh.place(x - 3.6 + 2.4 * k, 0.12, z + d / 2 + 2.6, Math.PI, () => lounger(kit));
    if (k % 2 === 0) kit.mesh.place(x - 2.4 + 2.4 * k, 0.12, z + d / 2 + 3, 0, () => parasol(kit));
  }
}

function drive(kit: Kit, m: number): void {
  field(kit, m * 14.6, -6.5, 4.6, 29, 0.05, pickOne<FinishName>(kit, ['gravel', 'paving-second']));
  field(kit, m * 13, 6, 8, 4.6, 0.052, 'paving-second');
  kit.mesh.place(m * 14.6, 0.05, -1.5, Math.PI / 2, () => car(kit));
}
