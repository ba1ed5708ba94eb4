import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { picture, vase } from '@plumbline/designs/solids/decoration.ts';
import { finishIndex, type Kit } from '@plumbline/designs/solids/kit.ts';
import { floorLamp } from '@plumbline/designs/solids/lamps.ts';
import { pottedPlant } from '@plumbline/designs/solids/plants.ts';
import { box, gridSurface } from '@plumbline/designs/solids/primitives.ts';
import { hedge, shrub, tree } from '@plumbline/designs/solids/trees.ts';
import { fence } from '../object/garden-solids.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';

export const ITEM_SETS = ['sweep', 'room', 'gallery', 'terrace', 'garden'] as const;
/** Where a single item can be shown. */
export type ItemSet = (typeof ITEM_SETS)[number];

export interface SetSpec {
  /** Lit softly from above as in a studio, whatever the weather is. */
  readonly studio: boolean;
  /** Builds the set around an item of unit height at the origin; +z leads away from the viewer. */
  readonly build: (kit: Kit) => void;
}

const WIDE = 9;
/** Walls stand so far behind the item, in its heights. */
const BEHIND = 1.5;

export const SET_SPECS: Readonly<Record<ItemSet, SetSpec>> = {
  sweep: { studio: true, build: sweep },
  room: { studio: true, build: room },
  gallery: { studio: true, build: gallery },
  terrace: { studio: false, build: terrace },
  garden: { studio: false, build: garden },
};

/** Paper that runs from the floor up the wall without an edge. */
function sweep(kit: Kit): void {
  kit.mesh.nextThing();
  const radius = 1.1;
  const profile: (readonly [y: number, z: number, ny: number, nz: number])[] = [
    [0, -6, 1, 0],
    [0, BEHIND - 0.2, 1, 0],
  ];
  for (let k = 1; k <= 10; k++) {
    const a = (k / 10) * (Math.PI / 2);
    profile.push([
      radius - radius * Math.cos(a),
      BEHIND - 0.2 + radius * Math.sin(a),
      Math.cos(a),
      -Math.sin(a),
    ]);
  }
  profile.push([7, BEHIND - 0.2 + radius, 0, -1]);
  const points = profile.flatMap(([y, z, ny, nz]) =>
    [-WIDE, WIDE].map((x) => ({ p: [x, y, z], n: [0, ny, nz] as Vec })),
  );
  gridSurface(kit, points, profile.length, 2, finishIndex('ceiling'));
}

function ground(kit: Kit, name: FinishName, size = 40): void {
  kit.mesh.nextThing();
  kit.mesh.quad([-size, 0, -6], [2 * size, 0, 0], [0, 0, 6 + size], finishIndex(name));
}

function wallBehind(kit: Kit, name: FinishName, skirting: boolean): void {
  kit.mesh.nextThing();
  box(kit, 0, 0, BEHIND + 0.1, 2 * WIDE, 5, 0.2, name);
  if (skirting) box(kit, 0, 0, BEHIND - 0.01, 2 * WIDE, 0.09, 0.02, 'trim');
}

function room(kit: Kit): void {
  ground(kit, 'floor');
  wallBehind(kit, 'wall', true);
  kit.mesh.place(-1.15, 1.15, BEHIND - 0.02, Math.PI, () => picture(kit, 0.62, 0.8, 'picture'));
  kit.mesh.place(1.35, 0, BEHIND - 0.45, 0.4, () => pottedPlant(kit, 1.25, 0));
  kit.mesh.place(-1.75, 0, BEHIND - 0.4, 0, () => floorLamp(kit));
}

function gallery(kit: Kit): void {
  ground(kit, 'concrete');
  wallBehind(kit, 'feature-wall', false);
  kit.mesh.place(1.3, 0, BEHIND - 0.5, 0, () => {
    box(kit, 0, 0, 0, 0.4, 0.62, 0.4, 'wall');
    kit.mesh.place(0, 0.62, 0, 0, () => vase(kit, 0.4, 'ceramic', true));
  });
}

function terrace(kit: Kit): void {
  ground(kit, 'grass');
  kit.mesh.nextThing();
  box(kit, 0, 0, -2, 2 * WIDE, 0.01, 2 * (BEHIND + 2.2), 'deck');
  kit.mesh.place(0, 0, BEHIND + 0.9, 0, () => fence(kit, 12, 0.85));
  kit.mesh.place(1.5, 0.01, BEHIND - 0.3, 0, () => pottedPlant(kit, 1.2, 1));
  kit.mesh.place(-1.6, 0.01, BEHIND - 0.2, 0, () => pottedPlant(kit, 0.9, 2));
  kit.mesh.place(-4, 0, 7, 0, () => tree(kit, 4.6, 0, 0.5));
  kit.mesh.place(3.4, 0, 9, 0, () => tree(kit, 5.2, 1, 0.5));
}

function garden(kit: Kit): void {
  ground(kit, 'grass');
  kit.mesh.place(0, 0, BEHIND + 5, 0, () => hedge(kit, 24, 1.3, 0.7));
  for (const [x, z, size] of [
    [-2.4, BEHIND + 2.6, 0.8],
    [-1.5, BEHIND + 3, 0.6],
    [1.8, BEHIND + 2.8, 0.75],
    [2.8, BEHIND + 2.4, 0.9],
  ] as const)
    kit.mesh.place(x, 0, z, 0, () => shrub(kit, size, 'leaf', true));
  kit.mesh.place(-3.4, 0, 6.5, 0, () => tree(kit, 4.8, 0, 0.6));
  kit.mesh.place(4.2, 0, 8, 0, () => tree(kit, 5.6, 0, 0.5));
}
