import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { eachSide, type FacadeOpening, facadeStorey, windowRow } from '../solids/facade.ts';
import { between, finishIndex, type Kit, pickOne } from '../solids/kit.ts';
import { car, parkBench, planter, streetLamp } from '../solids/outdoor.ts';
import { box } from '../solids/primitives.ts';
import { flatRoof, gableRoof } from '../solids/roofs.ts';
import { shrub, tree } from '../solids/trees.ts';
import type { Layout } from './layout.ts';
import { viewGround } from './open-air.ts';
import { distantTrees, field, ground, people } from './site.ts';

/** Half the carriageway, and from its middle to the houses. */
const ROAD = 3.4;
const FRONT = 8.2;
const GROUND_FLOOR = 4.2;
const STOREY = 3.2;
const DEEP = 11;

/** Street: houses with shops on both sides of a carriageway, trees and lamps along the kerb, people, cars. */
export function layOutStreet(kit: Kit): Layout {
  const m = kit.random() < 0.5 ? -1 : 1;
  ground(kit, 'grass');
  field(kit, 0, 40, 2 * ROAD, 130, 0.02, 'asphalt');
  for (const s of [-1, 1]) {
    field(kit, s * (ROAD + 2.5), 40, 5, 130, 0.14, s === m ? 'paving' : 'paving-second');
    box(kit, s * (ROAD + 0.08), 0, 40, 0.16, 0.16, 130, 'stone');
  }
  for (let z = -4; z < 80; z += 6) field(kit, 0, z, 0.16, 2.6, 0.024, 'trim');
  for (let k = 0; k < 7; k++) field(kit, -ROAD + 0.7 + k * 0.95, 10, 0.5, 3, 0.026, 'trim');
  for (const s of [-1, 1]) row(kit, s);
  for (let k = 0; k < 5; k++)
    for (const s of [-1, 1]) {
      const z = 7 + k * 9 + (s === m ? 0 : 4);
      const x = s * (ROAD + 1.2);
      kit.mesh.place(x, 0.1, z, 0, () => planter(kit, 1.5, 1.5, 0.4, 'stone'));
      kit.mesh.place(x, 0.4, z, k + s, () => tree(kit, between(kit, 5.4, 6.8), 0, k < 2 ? 0.8 : 0.35));
      kit.mesh.place(x + 0.3 * s, 0.42, z - 0.3, k, () => shrub(kit, 0.5, 'leaf-second', true));
      kit.mesh.place(s * (ROAD + 0.6), 0.14, z + 4.4, s > 0 ? Math.PI : 0, () => streetLamp(kit, 4.6));
    }
  for (const z of [12.5, 25])
    kit.mesh.place(m * (ROAD + 1.3), 0.14, z, (m * Math.PI) / 2, () => parkBench(kit, 1.8));
  for (const [x, z] of [
    [-m * 1.8, 16],
    [m * 1.8, 27],
    [-m * 1.8, 41],
  ] as const)
    kit.mesh.place(x, 0.02, z, Math.PI / 2, () => car(kit));
  people(
    kit,
    [
      [m * 6.4, 7.5],
      [m * 7, 7.8],
      [-m * 6.2, 11],
      [m * 5.8, 19],
      [-m * 6.8, 22],
      [-m * 5.9, 30],
    ],
    0.14,
  );
  distantTrees(kit, 76, 90, 22);
  return { ...viewGround(kit, m * between(kit, 1.4, 3), -3.5, -m * 1.1, 22), cell: 0.7 };
}

/** Houses side by side along one side of the street. */
function row(kit: Kit, side: number): void {
  let z = -16;
  const walls: readonly FinishName[] = kit.form.brick
    ? ['brick', 'masonry', 'brick', 'facade']
    : ['facade', 'brick', 'facade-second', 'masonry', 'siding'];
  for (let k = Math.floor(kit.random() * 5); z < 66; k++) {
    const length = between(kit, 9, 12.5);
    const storeys = 2 + Math.floor(kit.random() * 3);
    house(kit, side, z, length, storeys, walls[k % walls.length] ?? 'facade', k);
    z += length;
  }
}

function house(
  kit: Kit,
  side: number,
  z: number,
  length: number,
  storeys: number,
  wallName: FinishName,
  k: number,
): void {
  const block = { x: side * (FRONT + DEEP / 2), z: z + length / 2, w: DEEP, d: length };
  const towards = side < 0 ? 'right' : 'left';
  const bars = kit.form.muntins || kit.form.lattice ? 2 : 0;
  for (let s = 0; s <= storeys; s++) {
    const y = s === 0 ? 0 : GROUND_FLOOR + (s - 1) * STOREY;
    eachSide(kit, { ...block, y }, (at, run) => {
      if (at !== towards) {
        if (at === 'front') facadeStorey(kit, run, s === 0 ? GROUND_FLOOR : STOREY, wallName, []);
        return;
      }
      if (s === 0) return shopFront(kit, run, k, z < 24);
      const row = windowRow(run, Math.round(run / 2.9), 1.35, 0.6, 1.9, 'window', 2, bars);
      facadeStorey(kit, run, STOREY, wallName, row);
      if (s === 1) box(kit, run / 2, -0.08, 0.1, run, 0.18, 0.24, 'trim');
    });
  }
  const top = GROUND_FLOOR + storeys * STOREY;
  kit.mesh.place(block.x, top, block.z, Math.PI / 2, () =>
    kit.form.pitchedRoof
      ? gableRoof(kit, length, DEEP, 3.2, 0.4, wallName)
      : flatRoof(kit, length, DEEP, 0.2, k % 2 === 0 ? 0.4 : 0.9, k % 2 === 0 ? 'trim' : wallName),
  );
}

/** A ground floor of shop windows and a door under a sign, with an awning in a colour of the style. */
function shopFront(kit: Kit, length: number, k: number, near: boolean): void {
  const panes: FacadeOpening[] = [0.22, 0.76].map((share, i) => ({
    at: length * share,
    width: length * 0.32,
    sill: 0.35,
    height: 2.5,
    kind: near && i === 0 ? 'glazing' : 'window',
    panes: 2,
    bars: 0,
  }));
  const door: FacadeOpening = {
    at: length * 0.49,
    width: 1.25,
    sill: 0.05,
    height: 2.6,
    kind: 'door',
    panes: 1,
    bars: 0,
  };
  const base = pickOne<FinishName>(kit, ['joinery', 'joinery-second', 'masonry', 'stone']);
  facadeStorey(kit, length, GROUND_FLOOR, base, [...panes, door]);
  kit.mesh.nextThing();
  box(kit, length / 2, 3.35, 0.09, length - 0.5, 0.55, 0.12, k % 2 === 0 ? 'black' : 'timber');
  box(kit, length * 0.4, 3.52, 0.16, length * 0.3, 0.2, 0.03, 'lamp-glow');
  if (k % 3 === 2) return;
  kit.mesh.nextThing();
  const cloth = (['accent', 'fabric-third', 'accent-second', 'fabric'] as const)[k % 4] ?? 'accent';
  for (const { at, width } of panes) {
    const x = at - width / 2 - 0.15;
    const across = width + 0.3;
    kit.mesh.quad([x, 3.3, 0.02], [across, 0, 0], [0, -0.55, 1.25], finishIndex(cloth));
    kit.mesh.quad([x, 2.75, 1.27], [across, 0, 0], [0, -0.2, 0], finishIndex(cloth));
  }
}
