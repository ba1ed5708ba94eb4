import type { PlanMeasures, RoomType } from '../../scene-value/plan-measures.ts';
import type { BitMask, LabelMap } from '@plumbline/imaging/raster.ts';

/** A point in pixels of the reading raster. */
export type PlanPoint = readonly [number, number];

export interface PlanRoom {
  /** Its label in the room map. */
  readonly label: number;
  readonly type: RoomType;
  /** How sure the type is, 0…1. Below .5 it is a guess by size alone. */
  readonly confidence: number;
  /** Outline as a closed polygon along wall faces and thresholds. */
  readonly outline: readonly PlanPoint[];
  readonly areaPixels: number;
  readonly areaM2: number;
  readonly box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
  /** Share of its border that is wall, 0…1; the rest are thresholds and open sides. */
  readonly enclosure: number;
  /** Doors and openings to other rooms. */
  readonly doors: number;
  /** Direction in which boards or hatch are drawn, radians −π/2…π/2; absent where none are. */
  readonly hatch?: number;
  /** Share of it under outlined objects, 0…1. */
  readonly furnished: number;
}

/** How a door is drawn to open. */
export interface DoorSwing {
  /** The end of the opening that the leaf hangs on; of two leaves, one of them. */
  readonly hinge: 'from' | 'to';
  /** Which way the leaf opens: 1 clockwise on the sheet, from closed. */
  readonly turn: 1 | -1;
  readonly leaves: 1 | 2;
}

/** An opening in a wall, between the wall's faces. */
export interface PlanOpening {
  readonly kind: 'door' | 'window';
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  /** Clear width in pixels. */
  readonly width: number;
  /** A quarter circle is drawn about one of its jambs; undefined where none is. */
  readonly swing: DoorSwing | undefined;
  /** Labels of the rooms on both sides; 0 is outdoors. */
  readonly rooms: readonly [number, number];
}

/** How long a pixel of the reading raster is. */
export interface PlanMetric {
  readonly mmPerPixel: number;
  /** `doors`: the median of the doors is .78 m; `footprint`: a common size of home, a guess. */
  readonly from: PlanMeasures['from'];
  readonly confidence: number;
}

/** How the walls are drawn. */
export type WallStyle = 'filled' | 'double-line';

/** Facts by which a picture is taken for a plan or refused. */
export interface PlanEvidence {
  /** Share of the sheet that is bare or evenly tinted paper. */
  readonly paper: number;
  /** Share of the footprint that is wall. */
  readonly wallShare: number;
  /** Pieces of wall that stand apart, between openings or free in a space. */
  readonly wallParts: number;
  /** Share of the long strokes' length that runs in two directions square to each other. */
  readonly square: number;
  /** Share of the long strokes that one or two pairs of directions hold: lines in perspective fan out. */
  readonly framed: number;
  /** Share of the rooms' outlines that runs along the same two directions. */
  readonly rectilinear: number;
  /** Rooms that walls enclose. */
  readonly rooms: number;
  readonly doors: number;
  /** Doors whose swing is drawn. */
  readonly swings: number;
  /** Share of the footprint in enclosed rooms. */
  readonly roomShare: number;
  /** Thickness of the walls in widths of the drawing's lines. */
  readonly weight: number;
}

/** The understanding of a floor plan, on a raster on which the building itself is at most 1024 px large. Serialisable. */
export interface PlanReading {
  readonly schema: 1;
  readonly width: number;
  readonly height: number;
  /** Pixels of this raster per pixel of the base. */
  readonly scale: number;
  readonly wallStyle: WallStyle;
  readonly handDrawn: boolean;
  readonly walls: BitMask;
  /** Common thickness of the walls in pixels. */
  readonly wallThickness: number;
  readonly footprint: BitMask;
  /** Room of each pixel inside, thresholds included; 0 on walls and outdoors. */
  readonly roomMap: LabelMap;
  readonly rooms: readonly PlanRoom[];
  readonly openings: readonly PlanOpening[];
  /** Outlined objects standing in rooms: furniture, fixtures, worktops. */
  readonly furniture: LabelMap;
  readonly metric: PlanMetric;
  readonly evidence: PlanEvidence;
  readonly confidence: number;
}
