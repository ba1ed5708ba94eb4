import { pottedPlant } from '../solids/plants.ts';
import { figure, car, lounger, parasol } from '../solids/outdoor.ts';
import { between, type Kit } from '../solids/kit.ts';
import { vase } from '../solids/decoration.ts';
import { floorLamp } from '../solids/lamps.ts';
import { armchair, bench, chair, deskChair, sofa, stool } from '../solids/seating.ts';
import { bookcase, sideboard, wardrobe } from '../solids/storage.ts';
import { coffeeTable, desk, diningTable, roundTable, sideTable } from '../solids/tables.ts';
import { tree } from '../solids/trees.ts';
import type { WishedThing } from '../wishes/design-wishes.ts';

export interface AddedThing {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** `group`: turned to what the room is about; `wall`: its back to a wall; `open`: anywhere in sight, turned freely. */
  readonly where: 'group' | 'wall' | 'open';
  /** About the middle of its ground, front towards +z. */
  readonly build: (kit: Kit) => void;
}

/** Things that a layout may be given beyond its own. */
export const ADDED_THINGS: Readonly<Partial<Record<WishedThing, AddedThing>>> = {
  sofa: { width: 2, depth: 0.95, height: 0.8, where: 'group', build: (kit) => sofa(kit, 1.9) },
  armchair: { width: 0.82, depth: 0.86, height: 0.8, where: 'group', build: (kit) => armchair(kit) },
  chair: { width: 0.5, depth: 0.54, height: 0.85, where: 'group', build: (kit) => chair(kit, 2) },
  'desk-chair': { width: 0.62, depth: 0.62, height: 1, where: 'group', build: (kit) => deskChair(kit) },
  stool: { width: 0.42, depth: 0.42, height: 0.5, where: 'group', build: (kit) => stool(kit, 0.46) },
  bench: { width: 1.35, depth: 0.5, height: 0.46, where: 'group', build: (kit) => bench(kit, 1.3) },
  table: {
    width: 1.5,
    depth: 0.85,
    height: 0.75,
    where: 'group',
    build: (kit) => diningTable(kit, 1.45, 0.8),
  },
  'round-table': {
    width: 0.9,
    depth: 0.9,
    height: 0.75,
    where: 'open',
    build: (kit) => roundTable(kit, 0.4, 0.75),
  },
  'coffee-table': {
    width: 1,
    depth: 0.6,
    height: 0.4,
    where: 'group',
    build: (kit) => coffeeTable(kit, 0.95, 0.55, 0),
  },
  'side-table': { width: 0.46, depth: 0.46, height: 0.5, where: 'group', build: sideTable },
  desk: {
    width: 1.3,
    depth: 0.64,
    height: 0.75,
    where: 'wall',
    build: (kit) => kit.mesh.place(0, 0, 0, Math.PI, () => desk(kit, 1.25, 0.6)),
  },
  wardrobe: {
    width: 1.5,
    depth: 0.66,
    height: 2.2,
    where: 'wall',
    build: (kit) => kit.mesh.place(0, 0, -0.32, 0, () => wardrobe(kit, 1.45, 2.2)),
  },
  bookcase: {
    width: 1.2,
    depth: 0.4,
    height: 2,
    where: 'wall',
    build: (kit) => kit.mesh.place(0, 0, -0.19, 0, () => bookcase(kit, 1.15, 2)),
  },
  sideboard: {
    width: 1.5,
    depth: 0.46,
    height: 0.75,
    where: 'wall',
    build: (kit) => kit.mesh.place(0, 0, -0.22, 0, () => sideboard(kit, 1.45, 0.72)),
  },
  'floor-lamp': { width: 0.44, depth: 0.44, height: 1.6, where: 'wall', build: floorLamp },
  plant: {
    width: 0.6,
    depth: 0.6,
    height: 1.3,
    where: 'wall',
    build: (kit) => pottedPlant(kit, between(kit, 1.1, 1.5), 0),
  },
  vase: { width: 0.4, depth: 0.4, height: 0.9, where: 'wall', build: (kit) => vase(kit, 0.55, 'pot', true) },
  tree: {
    width: 1.2,
    depth: 1.2,
    height: 4,
    where: 'open',
    build: (kit) => tree(kit, between(kit, 3.6, 4.6), 0, 0.7),
  },
  car: { width: 4.6, depth: 2, height: 1.5, where: 'open', build: car },
  person: {
    width: 0.5,
    depth: 0.5,
    height: 1.7,
    where: 'open',
    build: (kit) => figure(kit, between(kit, 1.6, 1.8), 'figure-second'),
  },
  lounger: { width: 0.75, depth: 2, height: 0.7, where: 'open', build: lounger },
  parasol: { width: 0.7, depth: 0.7, height: 2.6, where: 'open', build: parasol },
};
