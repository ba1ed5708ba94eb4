import type { Point } from './point.ts';

/** What a room of a floor plan is taken for. `room`: enclosed, nothing tells its use. */
export type RoomType =
  | 'living'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'corridor'
  | 'stairs'
  | 'store'
  | 'garage'
  | 'terrace'
  | 'room';

/** What a floor plan tells of sizes, in pixels of the base. */
export interface PlanMeasures {
  readonly rooms: readonly {
    readonly type: RoomType;
    /** A point well inside. */
    readonly at: Point;
    /** Its floor between the walls, in square pixels. */
    readonly area: number;
  }[];
  /** The building with its walls. */
  readonly building: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
  /** How long a pixel is, and what that is taken from; without doors it is a guess that nothing should be reckoned by. */
  readonly mmPerPixel: number;
  readonly from: 'doors' | 'footprint';
  /** 0…1 */
  readonly confidence: number;
}
