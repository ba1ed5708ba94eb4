import type { FurnitureKind } from '../names/names.ts';
import type { Place, Ring } from '../outlines/ring.ts';

/** Something that stands in a room. */
export interface Piece {
  readonly kind: FurnitureKind;
  /** Pixels of the plan. */
  readonly middle: Place;
  /** Unit vector on the sheet: where its front looks. */
  readonly front: Place;
  /** Metres: across the front, and from front to back. */
  readonly width: number;
  readonly depth: number;
  /** What is not known is raised as it is drawn. */
  readonly outline?: readonly Ring[];
}
