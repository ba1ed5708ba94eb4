import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';

/** What `inspiration` is asked for: a design is known by its settings and its seed. */
export type DesignSettings = StartTaskBody & {
  readonly function: 'inspiration';
  readonly classifyId1: string;
  readonly classifyId2: string;
  readonly classifyId3: string;
  readonly seed: number;
};

/** Where a design is seen from. */
export type DesignView =
  /** A part of the picture that the design's own camera makes, as shares from the left and from above, made at full size. */
  | { readonly part: readonly [x: number, y: number, width: number, height: number] }
  /**
   * Its own camera, moved (metres to the right, up and ahead), turned (radians to the right) and with a field of view
   * `zoom` times narrower.
   */
  | {
      readonly move: readonly [right: number, up: number, ahead: number];
      readonly turn?: number;
      readonly zoom?: number;
    }
  /** From a height, looking down at a point `ahead` of its own camera; metres and radians. */
  | {
      readonly above: number;
      readonly ahead: number;
      readonly pitch: number;
      readonly turn?: number;
      readonly zoom?: number;
    }
  /** A room cut open at a height in metres and seen from straight above, or from a corner. */
  | { readonly cut: number; readonly from: 'top' | 'corner'; readonly turn?: number };

/** How a picture is made; the same recipe and versions give the same pixels. */
export type PictureRecipe =
  /** A design, traced. */
  | {
      readonly make: 'trace';
      readonly design: DesignSettings;
      readonly view?: DesignView;
      readonly aspect?: readonly [number, number];
      readonly edge: number;
    }
  /** The same as ink on paper, or as a grey model. */
  | {
      readonly make: 'ink' | 'clay';
      readonly design: DesignSettings;
      readonly view?: DesignView;
      readonly aspect?: readonly [number, number];
      readonly edge: number;
    }
  /** A drawing or a plan of `content/src/drawings`. */
  | { readonly make: 'drawing'; readonly drawing: string; readonly edge: number }
  /** What a function makes of another picture. */
  | {
      readonly make: 'render';
      readonly base: PictureRecipe;
      readonly reference?: PictureRecipe;
      readonly request: StartTaskBody;
    };
