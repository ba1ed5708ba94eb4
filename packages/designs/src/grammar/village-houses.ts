import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { eachSide, facadeStorey, windowRow } from '../solids/facade.ts';
import { between, type Kit, pickOne } from '../solids/kit.ts';
import { bollard, boulder, steps } from '../solids/outdoor.ts';
import { box, cylinder } from '../solids/primitives.ts';
import { gableRoof } from '../solids/roofs.ts';
import { shrub, tree } from '../solids/trees.ts';
import { viewBuilding } from './houses.ts';
import type { Layout } from './layout.ts';
import { distantTrees, field, ground, people, plantBed } from './site.ts';

/** Homestay: two low houses with deep roofs about a yard with a pool of water, or a terrace. */
export function layOutHomestay(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'meadow');
  field(kit, 0, -7.5, 26, 8.5, 0.06, 'gravel');
  const warm: Kit = { ...kit, form: { ...kit.form, pitchedRoof: true } };
  const house = (x: number, z: number, w: number, d: number, storeys: number, wallName: FinishName): void => {
    box(kit, x, 0, z, w + 0.6, 0.4, d + 0.6, 'stone');
    for (let s = 0; s < storeys; s++)
      eachSide(kit, { x, y: 0.4 + s * 3, z, w, d }, (side, length) => {
        const front = side === 'front';
        const n = Math.max(1, Math.round(length / 3.6));
        facadeStorey(
          kit,
          length,
          3,
          s === 0 && front ? wallName : pickOne<FinishName>(kit, [wallName]),
          windowRow(
            length,
            n,
            front ? 2.7 : 1.3,
            front ? 0.05 : 0.8,
            front ? 2.45 : 1.5,
            front ? (s === 0 ? 'glazing' : 'loggia') : 'window',
            front ? 3 : 2,
            kit.form.lattice ? 3 : 0,
          ),
        );
      });
    const eaves = 0.4 + storeys * 3;
    kit.mesh.place(x, eaves, z, 0, () =>
      gableRoof(warm, w, d, d * 0.32, 1.0, pickOne<FinishName>(kit, ['siding', 'facade'])),
    );
    for (let k = 0; k <= Math.round(w / 3.6); k++)
      box(
        kit,
        x - w / 2 + 0.1 + ((w - 0.2) * k) / Math.round(w / 3.6),
        0.4,
        z - d / 2 - 0.8,
        0.16,
        eaves - 0.55,
        0.16,
        'timber-dark',
      );
    field(kit, x, z - d / 2 - 0.7, w + 0.6, 1.9, 0.4, 'deck');
  };
  house(m * 3.4, 3, 12.5, 6.5, 2, pickOne<FinishName>(kit, ['facade', 'masonry', 'facade-second']));
  kit.mesh.nextThing();
  house(-m * 8.6, 1.2, 7, 6, 1, pickOne<FinishName>(kit, ['masonry', 'brick', 'facade']));
  field(kit, m * 1.6, -6.4, 8.6, 3.4, 0.1, 'stone');
  field(kit, m * 1.6, -6.4, 7.8, 2.6, 0.104, 'water');
  for (let k = 0; k < 4; k++)
    kit.mesh.place(m * (6.6 + 0.5 * (k % 2)), 0, -5 - k * 0.9, k, () => boulder(kit, between(kit, 0.5, 1)));
  plantBed(kit, -m * 5.5, -6.6, 4.5, 2.6, 1.1);
  kit.mesh.place(-m * 4.6, 0, -3.6, 1, () => tree(kit, 6.2, 2, 0.9));
  kit.mesh.place(m * 11.5, 0, -1, 1, () => tree(kit, 8, 0, 0.7));
  kit.mesh.place(-m * 13.5, 0, 4, 1, () => tree(kit, 9.5, 0, 0.6));
  for (let k = 0; k < 6; k++) field(kit, -m * 1.9, -3.6 - k * 1.2, 1.1, 0.7, 0.11, 'stone');
  for (const x of [-3.2, -0.7])
    for (let k = 0; k < 2; k++) kit.mesh.place(m * x, 0, -4.2 - k * 2.6, 0, () => bollard(kit, 0.7));
  distantTrees(kit, 20, 110, 24);
  people(kit, [[-m * 2.2, -5.2]], 0.1);
  return viewBuilding(kit, -m * between(kit, 4, 6.5), between(kit, 15.5, 17.5), 7, m * 0.4);
}

/** Courtyard house: a hall between two wings about a paved court with a tree and water. */
export function layOutCourtyardHouse(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  const chinese: Kit = {
    ...kit,
    form: {
      ...kit.form,
      pitchedRoof: true,
      curvedRoof: true,
      lattice: kit.form.lattice || kit.random() < 0.4,
    },
  };
  ground(kit, 'meadow');
  field(kit, 0, -3, 20, 21, 0.05, 'paving');
  const hall = { x: 0, y: 0.6, z: 8, w: 14.5, d: 7 };
  const wallName: FinishName = 'facade';
  box(kit, hall.x, 0, hall.z, hall.w + 1.6, 0.6, hall.d + 1.8, 'stone');
  kit.mesh.place(0, 0, hall.z - hall.d / 2 - 2.15, 0, () => steps(kit, 3.4, 4, 'stone'));
  eachSide(kit, hall, (side, length) =>
    facadeStorey(
      kit,
      length,
      3.5,
      wallName,
      side === 'front' ? windowRow(length, 5, 2.35, 0.08, 2.9, 'glazing', 4, 4) : [],
    ),
  );
  for (let k = 0; k <= 5; k++)
    cylinder(
      kit,
      -7.25 + 2.9 * k,
      0.6,
      hall.z - hall.d / 2 - 0.75,
      0.15,
      3.5,
      kit.form.lattice ? 'accent' : 'timber-dark',
      16,
    );
  box(kit, 0, 3.75, hall.z - hall.d / 2 - 0.75, hall.w + 0.6, 0.35, 0.2, 'timber-dark');
  kit.mesh.place(hall.x, 4.1, hall.z, 0, () => gableRoof(chinese, hall.w, hall.d, 3, 1.25, 'facade'));
  for (const s of [-1, 1]) {
    const wing = { x: s * 9.7, y: 0.35, z: -1.5, w: 11, d: 4.6 };
    box(kit, wing.x, 0, wing.z, wing.d + 0.8, 0.35, wing.w + 0.8, 'stone');
    kit.mesh.place(wing.x, 0, wing.z, (-s * Math.PI) / 2 + Math.PI, () => {
      eachSide(kit, { x: 0, y: 0.35, z: 0, w: wing.w, d: wing.d }, (side, length) =>
        facadeStorey(
          kit,
          length,
          2.9,
          wallName,
          side === 'front' ? windowRow(length, 4, 1.9, 0.5, 2, 'window', 3, 3) : [],
        ),
      );
      kit.mesh.place(0, 3.25, 0, 0, () => gableRoof(chinese, wing.w, wing.d, 1.9, 0.85, 'facade'));
    });
  }
  field(kit, m * 3.2, -2.2, 4.4, 3.6, 0.3, 'stone');
  field(kit, m * 3.2, -2.2, 3.8, 3, 0.304, 'water');
  plantBed(kit, -m * 3.6, -1.6, 3.2, 3.2, 0.8);
  kit.mesh.place(-m * 3.6, 0.05, -1.3, 1, () => tree(kit, 5.4, 2, 1));
  for (let k = 0; k < 3; k++)
    kit.mesh.place(m * (2.2 + k * 0.9), 0.3, -0.7, k, () => boulder(kit, 0.5 + 0.3 * (k % 2)));
  for (const s of [-1, 1])
    for (let k = 0; k < 2; k++) kit.mesh.place(s * 1.5, 0.05, -6 + k * 5, 0, () => bollard(kit, 0.8));
  kit.mesh.place(m * 6.2, 0.05, -7.6, 0, () => shrub(kit, 1.1, 'leaf', true));
  kit.mesh.place(-m * 6.2, 0.05, -7.8, 0, () => shrub(kit, 1.2, 'leaf-second'));
  people(kit, [[m * 0.6, -0.6]], 0.06);
  distantTrees(kit, 22, 100, 22);
  const view = viewBuilding(kit, m * between(kit, 0, 2.6), between(kit, 12.5, 14), 6, 0);
  return { ...view, viewpoint: { ...view.viewpoint, fieldOfView: 1.2 } };
}
