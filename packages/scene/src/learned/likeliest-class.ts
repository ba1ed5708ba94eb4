import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';
import type { CellVotes } from './vote-in-cells.ts';

/** What a scene calls what the net sees; undefined for what it has no name for. */
const CLASS_OF: Readonly<Record<PixelClass, SceneClass | undefined>> = {
  sky: 'sky',
  paper: 'background',
  lawn: 'lawn',
  paving: 'paving',
  water: 'water',
  floor: 'floor',
  wall: 'wall',
  ceiling: 'ceiling',
  roof: 'roof',
  window: 'glass',
  door: 'door',
  furniture: 'furniture',
  joinery: 'joinery',
  fabric: 'fabric',
  rug: 'rug',
  curtain: 'fabric',
  plant: 'planting',
  lamp: 'lamp',
  person: 'person',
  vehicle: 'vehicle',
  railing: 'metal',
  stair: 'floor',
  other: undefined,
  annotation: 'background',
  'plan-wall': undefined,
  'plan-room': undefined,
  'plan-opening': undefined,
  'plan-outside': undefined,
};

/** Share of a surface that must be taken for one class. */
const LEAST = 0.5;

/** What the net takes a surface for, and how much of it; undefined where it is of several minds. */
export function likeliestClass(
  votes: CellVotes,
  cell: number,
): { readonly class: SceneClass; readonly share: number } | undefined {
  for (const name of PIXEL_CLASSES) {
    const share = votes.share(cell, [name]);
    if (share < LEAST) continue;
    const told = CLASS_OF[name];
    return told && { class: told, share };
  }
  return undefined;
}
