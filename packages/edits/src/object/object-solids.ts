import { sideboard, bookcase } from '@plumbline/designs/solids/storage.ts';
import { bathtub, vanity } from '@plumbline/designs/solids/bathroom-parts.ts';
import { doubleBed } from '@plumbline/designs/solids/beds.ts';
import { curtain, rug } from '@plumbline/designs/solids/decoration.ts';
import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { floorLamp } from '@plumbline/designs/solids/lamps.ts';
import { car, figure, parasol, parkBench, pergola, streetLamp } from '@plumbline/designs/solids/outdoor.ts';
import { pottedPlant } from '@plumbline/designs/solids/plants.ts';
import { armchair, chair, sofa } from '@plumbline/designs/solids/seating.ts';
import { diningTable } from '@plumbline/designs/solids/tables.ts';
import { hedge, tree } from '@plumbline/designs/solids/trees.ts';
import { bicycle, bridge, fence, fountain, pool } from './garden-solids.ts';
import { door, fireplace, stairs, window } from './house-solids.ts';

/** Builds a thing on the floor about the origin, its front towards +z, in its usual size. */
type ObjectBuilder = (kit: Kit) => void;

/** The solids of the library's objects, by their id. */
export const OBJECT_SOLIDS: Readonly<Record<string, ObjectBuilder>> = {
  window: (kit) => window(kit, 1.3, 1.4),
  door: (kit) => door(kit, 0.94, 2.1),
  curtain: (kit) => curtain(kit, 1.5, 2.4, 'curtain'),
  stairs: (kit) => stairs(kit, 1.1, 9),
  fireplace: (kit) => fireplace(kit),
  sofa: (kit) => sofa(kit, 2.1),
  armchair: (kit) => armchair(kit),
  chair: (kit) => chair(kit, 0),
  table: (kit) => diningTable(kit, 1.6, 0.86),
  bed: (kit) => doubleBed(kit, 1.6, 2.05),
  cabinet: (kit) => sideboard(kit, 1.5, 0.72),
  shelf: (kit) => bookcase(kit, 1.05, 1.95),
  lamp: (kit) => floorLamp(kit),
  carpet: (kit) => rug(kit, 2.3, 1.6),
  plant: (kit) => pottedPlant(kit, 1.25, 0),
  sink: (kit) => vanity(kit, 0.95),
  bathtub: (kit) => bathtub(kit),
  person: (kit) => figure(kit, 1.72, 'figure-second'),
  tree: (kit) => tree(kit, 6, 0, 0.75, 2.4),
  hedge: (kit) => hedge(kit, 2.4, 1.1, 0.6),
  bench: (kit) => parkBench(kit, 1.7),
  fence: (kit) => fence(kit, 3, 1.1),
  pergola: (kit) => pergola(kit, 3, 2.6, 2.5),
  umbrella: (kit) => parasol(kit),
  fountain: (kit) => fountain(kit),
  pool: (kit) => pool(kit, 5, 2.6),
  bridge: (kit) => bridge(kit, 5, 1.6),
  'street-lamp': (kit) => streetLamp(kit, 4.2),
  car: (kit) => car(kit),
  bicycle: (kit) => bicycle(kit),
};

/** Things that lie on the ground in any size, in metres: they take the size and the turn of what is painted. */
export const FLAT_SOLIDS: Readonly<Record<string, (kit: Kit, width: number, depth: number) => void>> = {
  carpet: rug,
  pool,
};
