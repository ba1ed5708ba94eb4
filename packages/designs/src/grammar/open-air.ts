import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { balustrade } from '../solids/facade.ts';
import { between, finishIndex, type Kit, pickOne } from '../solids/kit.ts';
import {
  bollard,
  boulder,
  lounger,
  parasol,
  parkBench,
  pergola,
  planter,
  streetLamp,
} from '../solids/outdoor.ts';
import { box, cylinder, lathe } from '../solids/primitives.ts';
import { armchair, sofa } from '../solids/seating.ts';
import { coffeeTable } from '../solids/tables.ts';
import { conifer, grassTuft, hedge, shrub, tree } from '../solids/trees.ts';
import type { Layout } from './layout.ts';
import { distantTrees, field, ground, people, plantBed } from './site.ts';

/** A view over open ground from a standing person's eye at (x, z) towards `aimX` at `ahead` metres. */
export function viewGround(kit: Kit, x: number, z: number, aimX: number, ahead: number, eye = 1.6): Layout {
  return {
    viewpoint: {
      eye: [x, eye, z],
      yaw: Math.atan2(aimX - x, ahead),
      pitch: 0,
      fieldOfView: between(kit, 1.1, 1.18),
      horizon: between(kit, 0.55, 0.61),
    },
    sunAzimuth: Math.PI + (kit.random() < 0.5 ? -1 : 1) * between(kit, 0.7, 1.6),
    interior: false,
    cell: 0.5,
  };
}

/** Garden: a path between beds, a seat under a pergola at its end, trees behind. */
export function layOutGarden(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'grass');
  const paving = pickOne<FinishName>(kit, ['paving', 'gravel', 'paving-second']);
  const slabs = 15;
  for (let k = 0; k < slabs; k++) {
    const z = 1.2 + k * 0.86;
    const x = m * 0.9 * Math.sin(k * 0.24);
    if (paving === 'gravel') field(kit, x, z, 1.8, 0.88, 0.02, 'gravel');
    else field(kit, x, z, 1.5, 0.68, 0.04, paving);
  }
  for (const s of [-1, 1]) {
    plantBed(kit, s * 3.1, 5, 2.6, 6, 0.95);
    plantBed(kit, s * 4.4, 11.4, 4.2, 3.6, 0.75);
  }
  const endX = m * 0.9 * Math.sin(slabs * 0.24);
  field(kit, endX, 15.8, 5.4, 4.4, 0.06, 'paving');
  kit.mesh.place(endX, 0.06, 16, 0, () => {
    pergola(kit, 4.2, 3.2, 2.5);
    kit.mesh.place(0, 0, 0.9, Math.PI, () => sofa(kit, 2, 'fabric-third'));
    kit.mesh.place(0, 0, -0.25, 0, () => coffeeTable(kit, 1, 0.6, 0));
  });
  kit.mesh.place(-m * 5.4, 0, 8.4, 0, () => waterBowl(kit));
  kit.mesh.place(m * 6.4, 0, 8.8, 1, () => tree(kit, 6.5, 2, 1));
  kit.mesh.place(-m * 7.6, 0, 13.5, 1, () => tree(kit, 8, 0, 0.8));
  kit.mesh.place(m * 8.6, 0, 16.5, 1, () => tree(kit, 9, 0, 0.7));
  for (let k = 0; k < 3; k++)
    kit.mesh.place(-m * (4.8 + k * 0.9), 0, 17.4 + 0.4 * k, 0, () => conifer(kit, 3.6 + 0.3 * k, 0.12));
  kit.mesh.place(0, 0, 20.5, 0, () => hedge(kit, 30, 1.9, 0.9));
  for (let k = 0; k < 4; k++)
    kit.mesh.place(m * 0.9 * Math.sin(k * 0.9) + (k % 2 === 0 ? 1.3 : -1.3), 0, 3 + k * 3, 0, () =>
      bollard(kit, 0.8),
    );
  for (let k = 0; k < 3; k++)
    kit.mesh.place(-m * (2 + k * 0.6), 0, 9 + 0.6 * k, k, () => boulder(kit, between(kit, 0.4, 0.8)));
  distantTrees(kit, 26, 90, 20);
  return viewGround(kit, m * between(kit, -1.2, 1.2), -1.4, endX * 0.4, 14);
}

function waterBowl(kit: Kit): void {
  kit.mesh.nextThing();
  lathe(
    kit,
    0,
    0,
    0,
    [
      [0.35, 0],
      [0.4, 0.12],
      [0.8, 0.42],
      [0.86, 0.5],
      [0.76, 0.5],
    ],
    'stone',
    28,
  );
  const f = finishIndex('water');
  for (let k = 0; k < 28; k++) {
    const a = (Math.PI * 2 * k) / 28;
    const b = (Math.PI * 2 * (k + 1)) / 28;
    kit.mesh.triangle(
      [0, 0.46, 0],
      [0.78 * Math.cos(a), 0, 0.78 * Math.sin(a)],
      [0.78 * Math.cos(b), 0, 0.78 * Math.sin(b)],
      f,
    );
  }
}

/** Park: a wide path past a pond, benches, lamps and groups of trees. */
export function layOutPark(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'grass');
  for (let k = 0; k < 26; k++)
    field(
      kit,
      -m * (1.6 + 2.6 * (k / 26) ** 2 * 4),
      1 + k * 1.45,
      3.2,
      1.5,
      0.03 + 0.0002 * k,
      'paving-second',
    );
  pond(kit, m * 7, 15, 7.5, 6.5);
  for (let k = 0; k < 3; k++)
    kit.mesh.place(m * 1.1, 0, 6 + k * 6, (m * Math.PI) / 2, () => parkBench(kit, 1.9));
  for (let k = 0; k < 4; k++)
    kit.mesh.place(m * 0.7, 0, 3.5 + k * 7, m > 0 ? Math.PI : 0, () => streetLamp(kit, 4));
  for (let k = 0; k < 9; k++) {
    const s = k % 2 === 0 ? -m : m;
    kit.mesh.place(s * between(kit, 7.5, 15), 0, 8 + k * 3.6, k, () =>
      tree(kit, between(kit, 6.5, 10), k % 4 === 3 ? 2 : 0, k < 4 ? 0.8 : 0.5),
    );
  }
  plantBed(kit, -m * 6.6, 6.5, 3.6, 5, 0.8);
  for (let k = 0; k < 12; k++)
    kit.mesh.place(m * (7 + 7.4 * Math.cos(k * 0.52)), 0, 15 + 6.4 * Math.sin(k * 0.52), k, () =>
      k % 3 === 0 ? boulder(kit, 0.8) : grassTuft(kit, 0.9),
    );
  people(kit, [
    [-m * 1.2, 9],
    [-m * 1.9, 9.3],
    [-m * 2.6, 17],
  ]);
  distantTrees(kit, 46, 160, 26);
  return viewGround(kit, -m * 0.6, -3, m * 1.5, 16);
}

function pond(kit: Kit, x: number, z: number, rx: number, rz: number): void {
  kit.mesh.nextThing();
  const f = finishIndex('water');
  const g = finishIndex('gravel');
  const n = 40;
  for (let k = 0; k < n; k++) {
    const at = (a: number, grow: number): readonly [number, number, number] => {
      const wobble = 1 + 0.08 * Math.sin(3 * a) + 0.05 * Math.cos(5 * a);
      return [rx * wobble * grow * Math.cos(a), 0, rz * wobble * grow * Math.sin(a)];
    };
    const a = (2 * Math.PI * k) / n;
    const b = (2 * Math.PI * (k + 1)) / n;
    kit.mesh.triangle([x, 0.02, z], at(a, 1), at(b, 1), f);
    kit.mesh.triangle([x, 0.012, z], at(a, 1.06), at(b, 1.06), g);
  }
}

/** Plaza: a paved field with a pattern, a basin, trees in a grid with seats, a pavilion at the end. */
export function layOutPlaza(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'paving');
  for (let k = 0; k < 9; k++) field(kit, 0, 2 + k * 4.4, 60, 0.7, 0.008, 'paving-second');
  for (const s of [-1, 1]) field(kit, s * 5.4, 18, 0.7, 50, 0.009, 'paving-second');
  field(kit, m * 0.4, 12, 8.6, 7, 0.34, 'stone');
  kit.mesh.mappedQuad(
    [m * 0.4 - 4, 0.346, 8.8],
    [8, 0, 0],
    [0, 0, 6.4],
    finishIndex('water'),
    [0, 0, 8, 0, 0, 6.4],
  );
  for (const s of [-1, 1])
    for (let k = 0; k < 4; k++) {
      const x = s * 9;
      const z = 6 + k * 6.4;
      kit.mesh.place(x, 0, z, 0, () => planter(kit, 2.6, 2.6, 0.45, 'stone'));
      kit.mesh.place(x, 0.38, z, k + s, () => tree(kit, between(kit, 5.6, 6.8), 0, k < 2 ? 0.75 : 0.5));
      kit.mesh.place(x + 0.5, 0.36, z - 0.7, k, () => shrub(kit, 0.6, 'leaf-second', true));
      kit.mesh.place(x - s * 2.2, 0, z + 3.1, (-s * Math.PI) / 2, () => parkBench(kit, 2));
    }
  for (const s of [-1, 1])
    for (let k = 0; k < 3; k++)
      kit.mesh.place(s * 6.1, 0, 4 + k * 8, s > 0 ? Math.PI : 0, () => streetLamp(kit, 4.6));
  kit.mesh.nextThing();
  const back = 27;
  box(kit, 0, 0, back, 24, 0.3, 8, 'stone');
  for (let k = 0; k <= 8; k++)
    cylinder(kit, -11 + 2.75 * k, 0.3, back - 3.4, 0.2, 4.6, kit.form.lattice ? 'accent' : 'trim', 14);
  box(kit, 0, 4.9, back, 25.5, 0.5, 9.5, kit.form.lattice ? 'timber-dark' : 'facade');
  box(kit, 0, 0.3, back + 1.8, 22, 4.6, 3, 'facade-second');
  box(kit, 0, 4.88, back, 20, 0.02, 0.3, 'lamp-glow');
  people(kit, [
    [-2.5, 6.5],
    [-1.9, 6.8],
    [3.4, 5],
    [6.4, 12],
    [-5.6, 15],
    [1.5, 20],
    [2.2, 20.3],
    [-3, 26],
  ]);
  for (let k = 0; k < 4; k++) sculpture(kit, m * 0.4 - 1.5 + k, 12);
  distantTrees(kit, 46, 170, 30);
  return viewGround(kit, m * between(kit, -4, 3), 0.5, m * 0.4, 16);
}

function sculpture(kit: Kit, x: number, z: number): void {
  const h = between(kit, 1.4, 3.4);
  kit.mesh.nextThing();
  lathe(
    kit,
    x,
    0.3,
    z + 0.4 * Math.sin(x * 3),
    [
      [0.16, 0],
      [0.13, h * 0.3],
      [0.2, h * 0.7],
      [0.001, h],
    ],
    'metal',
    16,
  );
}

/** Pool garden: a pool with deck, loungers and parasols, a low house wall or hedge behind. */
export function layOutPoolGarden(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'grass');
  field(kit, 0, 8, 17, 14.5, 0.1, pickOne<FinishName>(kit, ['paving', 'deck', 'paving']));
  const w = 5;
  const d = 9.5;
  const px = -m * 1.2;
  field(kit, px, 8, w + 0.7, d + 0.7, 0.13, 'stone');
  kit.mesh.mappedQuad([px - w / 2, 0.135, 8 - d / 2], [w, 0, 0], [0, 0, d], finishIndex('pool'), [
    0,
    0,
    w,
    0,
    0,
    d,
  ]);
  for (let k = 0; k < 4; k++) {
    kit.mesh.place(m * 3.9, 0.1, 4.4 + k * 1.9, (-m * Math.PI) / 2, () => lounger(kit));
    if (k % 2 === 0) kit.mesh.place(m * 4.6, 0.1, 5.35 + k * 1.9, 0, () => parasol(kit));
  }
  kit.mesh.place(0, 0.1, 16.8, 0, () => {
    field(kit, 0, 0, 9, 4.4, 0.12, 'deck');
    pergola(kit, 6.4, 3.6, 2.6);
    kit.mesh.place(-1, 0.12, 0.9, Math.PI, () => sofa(kit, 2.3, 'fabric-third'));
    kit.mesh.place(-1, 0.12, -0.4, 0, () => coffeeTable(kit, 1.1, 0.6, 0));
    kit.mesh.place(1.6, 0.12, -0.1, -1.9, () => armchair(kit, 'fabric-third'));
  });
  for (const s of [-1, 1]) plantBed(kit, s * 10, 9, 2.4, 13, 0.6);
  kit.mesh.place(0, 0, 21, 0, () => hedge(kit, 30, 2.1, 0.9));
  for (let k = 0; k < 5; k++)
    kit.mesh.place((k % 2 === 0 ? -1 : 1) * (11.5 + k), 0, 6 + k * 3.6, k, () =>
      tree(kit, between(kit, 6, 8.5), k % 2 === 0 ? 0 : 2, 0.7),
    );
  for (let k = 0; k < 4; k++)
    kit.mesh.place(px - m * (w / 2 + 0.9), 0.1, 4.2 + k * 2.5, 0, () => bollard(kit, 0.7));
  distantTrees(kit, 28, 100, 22);
  return viewGround(kit, m * between(kit, 0.5, 2.4), -1.2, -m * 0.8, 12, 1.75);
}

/** Roof terrace: deck, lounge seats, planters and a railing before the view. */
export function layOutRoofTerrace(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  field(kit, 0, 6, 13, 16, 0, pickOne<FinishName>(kit, ['deck', 'paving', 'deck']));
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 13.9, 0, () => balustrade(kit, 0, 0, 0, 13, 1.1));
  for (const s of [-1, 1])
    kit.mesh.place(s * 6.45, 0, 6, Math.PI / 2, () => balustrade(kit, 0, 0, 0, 16, 1.1));
  for (let k = 0; k < 3; k++) {
    const z = 4 + k * 3.7;
    kit.mesh.place(m * 5.7, 0, z, 0, () => planter(kit, 1, 2.9, 0.6, 'concrete'));
    for (let j = 0; j < 4; j++)
      kit.mesh.place(m * 5.7, 0.52, z - 1.05 + j * 0.7, j, () =>
        j % 2 === 0 ? grassTuft(kit, 0.9) : shrub(kit, 0.75, 'leaf', j === 1),
      );
  }
  kit.mesh.place(-m * 5.6, 0, 12.6, 0, () => planter(kit, 1.4, 1.4, 0.7, 'concrete'));
  kit.mesh.place(-m * 5.6, 0.6, 12.6, 0, () => tree(kit, 3.4, 2, 1));
  kit.mesh.place(-m * 0.6, 0, 9.2, 0, () => {
    pergola(kit, 5.2, 4, 2.6);
    kit.mesh.place(0, 0, 1.2, Math.PI, () => sofa(kit, 2.4, 'fabric-third'));
    kit.mesh.place(0, 0, -0.2, 0, () => coffeeTable(kit, 1.1, 0.6, 2));
    kit.mesh.place(-1.75, 0, -0.3, 1.3, () => armchair(kit, 'fabric-second'));
    kit.mesh.place(1.75, 0, -0.3, -1.3, () => armchair(kit, 'fabric-second'));
  });
  for (let k = 0; k < 2; k++)
    kit.mesh.place(-m * 4.5, 0, 4.2 + k * 1.9, (m * Math.PI) / 2, () => lounger(kit));
  for (let k = 0; k < 4; k++) kit.mesh.place(m * 4.9, 0, 3 + k * 3.2, 0, () => bollard(kit, 0.6));
  // Roofs of the town below.
  for (let k = 0; k < 26; k++) {
    const x = -70 + 140 * ((k * 0.618) % 1);
    const z = 30 + 75 * ((k * 0.382) % 1);
    kit.mesh.nextThing();
    box(
      kit,
      x,
      -26,
      z,
      between(kit, 9, 16),
      between(kit, 12, 25),
      between(kit, 9, 15),
      pickOne<FinishName>(kit, ['facade', 'facade-second', 'concrete', 'masonry']),
    );
  }
  kit.mesh.nextThing();
  kit.mesh.quad([-260, -26, -100], [520, 0, 0], [0, 0, 460], finishIndex('meadow'));
  return viewGround(kit, m * between(kit, -1.8, 1.8), 1.2, -m * 0.4, 10);
}
