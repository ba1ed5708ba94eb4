import type { Point } from './point.ts';

/** In metres: x along the level axis that runs to the right, y up, z towards the viewer; the floor is at y = 0, below the eye. */
export type Place = readonly [x: number, y: number, z: number];

export type Facing = 'up' | 'down' | 'left' | 'right' | 'front';

/** Which way a region stands: square to an axis of the camera, or turned to the viewer as a card. */
export type Stand = Facing | 'card';

/** The camera of a drawing among its things. A point of the picture is `principal + focalPx · (right, down) / ahead`. */
export interface GeometryCamera {
  /** Pixels of the base. */
  readonly focalPx: number;
  readonly principal: Point;
  readonly position: Place;
  /** Unit vectors. */
  readonly right: Place;
  readonly down: Place;
  readonly ahead: Place;
}

/** A plane of points p with normal · p = at. */
export interface Plane3 {
  /** A unit vector, turned to the viewer. */
  readonly normal: Place;
  readonly at: number;
}

export const SHELL_SIDES = ['floor', 'ceiling', 'left', 'right', 'far'] as const;
export type ShellSide = (typeof SHELL_SIDES)[number];

/** A plane that closes a room, or the ground outside. */
export interface ShellPlane extends Plane3 {
  readonly side: ShellSide;
  /** False: not found by drawn edges but taken as usual. */
  readonly drawn: boolean;
}

/** What a region is in space: a surface of what is built, a thing that stands there, or what is beyond all of it. */
export type RegionPart = 'plane' | 'thing' | 'backdrop';

/** How it is known where a region lies, surest first: a person said so; the shell; what it stands on; what it is set into; nothing. */
export type Evidence = 'said' | 'shell' | 'contact' | 'surround' | 'guess';

export interface RegionGeometry extends Plane3 {
  readonly id: string;
  readonly part: RegionPart;
  readonly stand: Stand;
  /** Where it touches what it stands on; null for what is beyond everything. */
  readonly contact: Place | null;
  readonly evidence: Evidence;
}

/** A drawing as things in space: from its own camera every point of every region is seen where it is drawn. */
export interface SceneGeometry {
  readonly version: 1;
  readonly camera: GeometryCamera;
  readonly shell: readonly ShellPlane[];
  /** Metres ahead of the eye at which everything that is farther is shown. */
  readonly farM: number;
  readonly regions: readonly RegionGeometry[];
}

/** Where the border of a region meets another one. */
export interface Touch {
  /** In pixels of the base. */
  readonly at: Point;
  /** Id of the other one; null at the edge of the picture. */
  readonly on: string | null;
}

/** What of a region its place in space follows from. */
export interface RegionBasis {
  readonly id: string;
  readonly facing: Facing | null;
  /** Its lower and its upper end. */
  readonly foot: Touch;
  readonly head: Touch;
  /** Its lower border from left to right, in a few places. */
  readonly base: readonly Touch[];
  /** Which region it has most of its border with; null where that is the edge of the picture. */
  readonly beside: string | null;
}

/** What geometry is computed from: kept with a reading, so that a correction needs no second one. */
export interface GeometryBasis {
  readonly camera: GeometryCamera;
  readonly shell: readonly ShellPlane[];
  readonly interior: boolean;
  readonly regions: readonly RegionBasis[];
}
