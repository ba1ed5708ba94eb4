import { BRICKS } from './list/bricks.ts';
import { COATS } from './list/coats.ts';
import { GROUNDS } from './list/grounds.ts';
import { METALS } from './list/metals.ts';
import { PAVINGS } from './list/pavings.ts';
import { POLISHED_STONES } from './list/polished-stones.ts';
import { ROOFS } from './list/roofs.ts';
import { STONES } from './list/stones.ts';
import { TEXTILES } from './list/textiles.ts';
import { TILES } from './list/tiles.ts';
import { WOODS } from './list/woods.ts';
import type { MaterialSpec } from './spec/material-spec.ts';
import { findLentMaterial } from './own-materials.ts';

const ALL = [
  ...WOODS,
  ...STONES,
  ...POLISHED_STONES,
  ...BRICKS,
  ...TILES,
  ...COATS,
  ...METALS,
  ...TEXTILES,
  ...GROUNDS,
  ...ROOFS,
  ...PAVINGS,
] as const;

export type MaterialId = (typeof ALL)[number]['id'];

/** Every built-in material. */
export const MATERIALS: readonly (MaterialSpec & { readonly id: MaterialId })[] = ALL;

const BY_ID = new Map<string, MaterialSpec>(MATERIALS.map((material) => [material.id, material]));

/** A built-in material, or one of the operators' that this render was lent. */
export function findMaterial(id: string): MaterialSpec | undefined {
  return BY_ID.get(id) ?? findLentMaterial(id);
}
