import { bathtub, toilet, vanity } from '@plumbline/designs/solids/bathroom-parts.ts';
import { doubleBed, nightstand } from '@plumbline/designs/solids/beds.ts';
import { rug } from '@plumbline/designs/solids/decoration.ts';
import { baseRun } from '@plumbline/designs/solids/kitchen-run.ts';
import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { softBox } from '@plumbline/designs/solids/primitives.ts';
import { armchair, chair, sofa } from '@plumbline/designs/solids/seating.ts';
import { sideboard, wardrobe } from '@plumbline/designs/solids/storage.ts';
import { coffeeTable, desk, diningTable, roundTable } from '@plumbline/designs/solids/tables.ts';
import type { FurnitureKind } from '../names/names.ts';

/** How a solid of our designs is made for a box of a width and a depth. */
export interface SolidRule {
  readonly build: (kit: Kit, width: number, depth: number) => void;
  /** What it is as deep as by itself; absent: as deep as is asked for. */
  readonly depth?: number;
  readonly width?: number;
  /** Its back stands at z = 0, not its middle. */
  readonly fromBack?: boolean;
  /** It looks towards −z. */
  readonly backwards?: boolean;
}

const WARDROBE = 2.3;
const TABLE = 0.75;
/** Metres of a kitchen below which it has a sink alone. */
const WITH_HOB = 1.6;

/** Furniture and fixtures as `packages/designs` builds them; what a plan draws otherwise is stretched to its size. */
export const SOLIDS: Readonly<Record<Exclude<FurnitureKind, 'drawn'>, SolidRule>> = {
  bed: { build: (kit, width, depth) => doubleBed(kit, width, depth), fromBack: true },
  nightstand: { build: (kit) => nightstand(kit), width: 0.5, depth: 0.42, fromBack: true },
  wardrobe: { build: (kit, width) => wardrobe(kit, width, WARDROBE), depth: 0.6, fromBack: true },
  sofa: { build: (kit, width) => sofa(kit, width), depth: 0.92 },
  armchair: { build: (kit) => armchair(kit), width: 0.8, depth: 0.82 },
  chair: { build: (kit) => chair(kit, 1), width: 0.46, depth: 0.5 },
  table: { build: (kit, width, depth) => diningTable(kit, width, depth) },
  'round-table': { build: (kit, width) => roundTable(kit, width / 2, TABLE, 'timber') },
  'coffee-table': { build: (kit, width, depth) => coffeeTable(kit, width, depth, 0) },
  desk: { build: (kit, width, depth) => desk(kit, width, depth), backwards: true },
  sideboard: { build: (kit, width, depth) => sideboard(kit, width, 0.5, depth), fromBack: true },
  'kitchen-run': {
    build: (kit, width) =>
      baseRun(kit, width, width < WITH_HOB ? { sink: 0 } : { hob: width / 2 - 0.6, sink: 0.5 - width / 2 }),
    depth: 0.62,
    fromBack: true,
  },
  bathtub: { build: (kit) => bathtub(kit), width: 1.72, depth: 0.82 },
  toilet: { build: (kit) => toilet(kit), width: 0.5, depth: 0.72, fromBack: true },
  basin: { build: (kit, width) => vanity(kit, width), depth: 0.54, fromBack: true },
  shower: {
    build: (kit, width, depth) => softBox(kit, 0, 0, 0, width, 0.06, depth, 0.02, 'ceramic'),
  },
  rug: { build: (kit, width, depth) => rug(kit, width, depth) },
};
