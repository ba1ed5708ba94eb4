import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { LookRecipe } from './finishes/scene-look.ts';
import type { AreaLight, Finish } from './finishes/finish.ts';
import type { SkyDome } from './sky/sky-dome.ts';
import type { SolidMesh } from './trace/solid-mesh.ts';

/** Ground that a thing stands on, seen from above: a turned rectangle in world metres. */
export interface Footprint {
  readonly name: string;
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  /** Lowest and highest point above the floor: what hangs or lies flat does not collide with what stands beneath. */
  readonly low: number;
  readonly high: number;
}

export interface Viewpoint {
  readonly eye: readonly [number, number, number];
  /** Rays go side by side, and `eye` is the middle of what is looked at. */
  readonly parallel?: boolean;
  readonly yaw: number;
  readonly pitch: number;
  /** Horizontal field of view of a 4:3 picture in radians. */
  readonly fieldOfView: number;
  /** Row of the horizon as a share of the height. */
  readonly horizon: number;
}

/** A design in three dimensions, ready to be shown. */
export interface TracedScene {
  readonly solids: SolidMesh;
  /** Clear glass: it reflects but neither shades nor hides. */
  readonly panes: SolidMesh;
  /** What finishes and sky were made from. */
  readonly recipe: LookRecipe;
  readonly finishes: readonly Finish[];
  readonly lights: readonly AreaLight[];
  readonly sky: SkyDome;
  readonly viewpoint: Viewpoint;
  /** Rooms get the light of the sky through their portals alone. */
  readonly interior: boolean;
  readonly atmosphere: Atmosphere;
  /** Portals may lie anywhere: sky that a ray meets through one is left to the portal's own rays. */
  readonly portalled?: boolean;
  /** The most that a single ray may bring, in units of a white wall under the sky of noon; 6 where absent. */
  readonly brightest?: number;
  /** Edge of the cells that keep bounced light, in metres. */
  readonly cell: number;
  /** Metres from the eye within which they are as fine as that, and coarser by steps beyond; absent: as fine everywhere. */
  readonly fineLight?: number;
  readonly footprints: readonly Footprint[];
  /** What was asked for and found no place, as many times as it is missing. */
  readonly unplaced?: readonly string[];
  /** Clear sizes of rooms: x about 0, z from 0. */
  readonly rooms: readonly { readonly width: number; readonly depth: number; readonly height: number }[];
}
