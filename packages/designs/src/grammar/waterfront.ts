import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { launch, sailingBoat } from '../solids/boats.ts';
import { balustrade, eachSide, facadeStorey, windowRow } from '../solids/facade.ts';
import { between, finishIndex, type Kit, pickOne } from '../solids/kit.ts';
import { parkBench, planter, streetLamp } from '../solids/outdoor.ts';
import { box, cylinder } from '../solids/primitives.ts';
import { flatRoof, gableRoof } from '../solids/roofs.ts';
import { grassTuft, tree } from '../solids/trees.ts';
import type { Layout } from './layout.ts';
import { viewGround } from './open-air.ts';
import { field, people } from './site.ts';

/** The water lies this far below the promenade. */
const DROP = 1;
/** From the promenade's middle to its edge above the water. */
const EDGE = 3;
const FAR_SHORE = 105;

/** Waterfront: a promenade of paving and deck along a quay, a jetty with boats, a bridge and houses on the far shore. */
export function layOutWaterfront(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  terrain(kit, m);
  kit.mesh.place(m * (EDGE - 0.15), 0.05, 33, Math.PI / 2, () => balustrade(kit, 0, 0, 0, 78, 1.05));
  for (let k = 0; k < 6; k++) {
    kit.mesh.place(m * (EDGE - 0.6), 0.05, 4.5 + 8 * k, m > 0 ? Math.PI : 0, () => streetLamp(kit, 4.2));
    kit.mesh.place(-m * 2.1, 0.05, 6.5 + 8 * k, (m * Math.PI) / 2, () => parkBench(kit, 2));
    kit.mesh.place(-m * (EDGE + 1.4), 0, 5 + 7.5 * k, k, () =>
      tree(kit, between(kit, 6, 7.6), 0, k < 2 ? 0.8 : 0.4),
    );
  }
  for (let k = 0; k < 3; k++) {
    kit.mesh.place(-m * (EDGE + 3.8), 0, 9 + 11 * k, 0, () => planter(kit, 2.2, 6, 0.45, 'concrete'));
    for (let j = 0; j < 6; j++)
      kit.mesh.place(-m * (EDGE + 3.8), 0.4, 6.6 + 11 * k + j * 0.95, j, () => grassTuft(kit, 0.9));
  }
  jetty(kit, m, between(kit, 15, 19));
  bridge(kit, m);
  shore(kit, m);
  kit.mesh.place(m * between(kit, 26, 32), -DROP, 44, m * 0.9, () => sailingBoat(kit, 8, true));
  kit.mesh.place(m * 46, -DROP, 62, m * 0.7, () => sailingBoat(kit, 9, true));
  people(
    kit,
    [
      [-m * 0.6, 10],
      [m * 0.1, 10.3],
      [m * 1.6, 18],
      [-m * 1.2, 27],
      [m * 0.4, 36],
    ],
    0.05,
  );
  return {
    ...viewGround(kit, m * between(kit, 0.4, 1.3), -2.5, m * between(kit, 8, 10.5), 18, 2.6),
    cell: 0.7,
  };
}

/** Land on one side, water on the other, with the quay's wall between them. */
function terrain(kit: Kit, m: number): void {
  const edge = m * EDGE;
  kit.mesh.nextThing();
  kit.mesh.mappedQuad(
    [edge, -DROP, -40],
    [m * 300, 0, 0],
    [0, 0, 340],
    finishIndex('water'),
    [0, 0, 300, 0, 0, 340],
  );
  kit.mesh.nextThing();
  kit.mesh.mappedQuad(
    [edge, 0, -40],
    [-m * 300, 0, 0],
    [0, 0, 340],
    finishIndex('grass'),
    [0, 0, 300, 0, 0, 340],
  );
  kit.mesh.quad([edge, -DROP - 0.5, -40], [0, 0, 340], [0, DROP + 0.5, 0], finishIndex('masonry'));
  field(kit, 0, 60, 2 * EDGE, 200, 0.04, pickOne<FinishName>(kit, ['paving', 'paving-second']));
  field(kit, m * (EDGE - 1.1), 60, 1.9, 200, 0.048, 'deck');
  box(kit, m * (EDGE + 0.06), -0.22, 60, 0.3, 0.27, 200, 'stone');
}

/** A jetty of planks on piles across the water, boats at both sides. */
function jetty(kit: Kit, m: number, z: number): void {
  const length = 17;
  const x = m * (EDGE + length / 2);
  kit.mesh.nextThing();
  field(kit, x, z, length, 2.2, -DROP + 0.75, 'deck');
  box(kit, x, -DROP + 0.5, z, length, 0.24, 2.1, 'timber');
  for (let k = 0; k < 6; k++)
    for (const s of [-1, 1])
      cylinder(kit, m * (EDGE + 1.5 + 3 * k), -DROP - 0.4, z + s * 1.1, 0.13, 2.2, 'timber-dark', 10);
  kit.mesh.place(m * (EDGE + 6), -DROP, z - 3.4, 0.06, () => launch(kit, 6.2, 'trim'));
  kit.mesh.place(m * (EDGE + 12), -DROP, z - 4.1, -0.05, () => sailingBoat(kit, 7, false));
  kit.mesh.place(m * (EDGE + 7.5), -DROP, z + 4.2, Math.PI, () => sailingBoat(kit, 7.6, false));
  kit.mesh.place(m * (EDGE + 13), -DROP, z + 3.6, Math.PI, () => launch(kit, 6.6, 'accent-second'));
}

/** A beam bridge far down the water. */
function bridge(kit: Kit, m: number): void {
  const z = 88;
  kit.mesh.nextThing();
  box(kit, m * (EDGE + 75), 4.6, z, 160, 1.1, 6, 'concrete');
  for (let k = 0; k < 7; k++) box(kit, m * (EDGE + 9 + 21 * k), -DROP - 1, z, 2, 6.4, 5, 'concrete');
}

/** Houses and trees beyond the water. */
function shore(kit: Kit, m: number): void {
  kit.mesh.nextThing();
  box(kit, m * (EDGE + 150), -DROP, FAR_SHORE + 60, 310, 1.4, 120, 'meadow');
  for (let k = 0; k < 11; k++) {
    const x = m * (EDGE + 2 + 13.5 * k);
    const storeys = 2 + Math.floor(kit.random() * 4);
    const w = between(kit, 9.5, 12.5);
    const name = pickOne<FinishName>(kit, [
      'facade',
      'facade-second',
      'masonry',
      kit.form.brick ? 'brick' : 'siding',
    ]);
    const block = { x, z: FAR_SHORE + 9 + 3 * (k % 3), w, d: 10 };
    for (let s = 0; s < storeys; s++)
      eachSide(kit, { ...block, y: 0.1 + s * 3.2 }, (side, length) => {
        if (side !== 'back')
          facadeStorey(kit, length, 3.2, name, windowRow(length, 3, 1.6, 0.7, 1.8, 'window', 1, 0));
      });
    kit.mesh.place(block.x, 0.1 + storeys * 3.2, block.z, 0, () =>
      kit.form.pitchedRoof ? gableRoof(kit, w, 10, 3.4, 0.5, name) : flatRoof(kit, w, 10, 0.3, 0.6, 'trim'),
    );
    kit.mesh.place(x + m * 6.6, 0, FAR_SHORE + 3.5, k, () => tree(kit, between(kit, 6, 9), 0, 0.12));
  }
  for (let k = 0; k < 16; k++)
    kit.mesh.place(-m * between(kit, 14, 60), 0, 30 + 6 * k, k, () =>
      tree(kit, between(kit, 7, 10), 0, 0.15),
    );
}
