import type { CellVotes } from '../../learned/vote-in-cells.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** `open`: sky and ground are cells of their own; `sheet`: they run into each other, the drawing stands on its paper. */
export type Setting = 'open' | 'sheet';

/** An opening in a wall, bounds in analysis pixels. */
export interface Opening {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** An opening that is only partly to be seen, with the cells of its panes. */
export interface PartialOpening {
  readonly box: Opening;
  readonly panes: ReadonlySet<number>;
}

/** What an exterior drawing was read as. Arrays are indexed by cell. */
export interface BuildingReading {
  readonly analysis: DrawingAnalysis;
  readonly kinds: Uint8Array;
  readonly setting: Setting;
  /** Index into `openings` + 1 for each analysis pixel of glass, 0 elsewhere. */
  readonly paneOf: Int32Array;
  readonly openings: readonly Opening[];
  /** Trim under or along a roof's edge: casts the long shadow. */
  readonly eaves: Uint8Array;
  /** −1 turned away from the sun … 1 towards it; 0 where unknown. */
  readonly facing: Float32Array;
  /** 1: the sun stands on the left and shadows fall to the right; −1 the other way. */
  readonly sunSide: 1 | -1;
  /** y of the far edge of the ground at the left and right border, in analysis pixels; undefined where not drawn. */
  readonly groundLine: readonly [number, number] | undefined;
  readonly confidence: number;
  /** What the net of pixels says of the cells, where it was heard. */
  readonly votes: CellVotes | undefined;
}
