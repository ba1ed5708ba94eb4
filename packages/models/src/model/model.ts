import type { ModelWarning } from './model-warning.ts';
import type { UnitName } from './units.ts';

export type Vector3 = readonly [x: number, y: number, z: number];

/** Formats of files that programs write. */
export type FileFormat = 'gltf' | 'ifc' | 'obj' | 'stl' | 'dae' | '3dm';
/** `plan`: made of a floor plan by `packages/plan-models`, and brought in the stored form. */
export type ModelFormat = FileFormat | 'plan';

/** Where a property of the whole model is known from. */
export type Certainty = 'stated' | 'asked' | 'guessed';

export interface ModelMesh {
  /** x, y, z in the mesh's own space, near its origin. */
  readonly positions: Float32Array;
  /** Three for each triangle, counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
  readonly normals: Float32Array | null;
  /** u, v; v grows upwards. */
  readonly uvs: Float32Array | null;
}

/** Which mesh stands where, as columns: half a million of them cross a thread as four buffers. */
export interface ModelInstances {
  readonly count: number;
  readonly mesh: Uint32Array;
  readonly thing: Uint32Array;
  readonly material: Uint32Array;
  /** 4 × 4, column by column: from the mesh's space to metres, y up, with `originM` taken off. */
  readonly matrix: Float64Array;
}

export interface ModelThing {
  /** The same in the next export of the same file: an id of the file's own, or its path among names. */
  readonly key: string;
  readonly name: string;
  /** IFC class, or what the format calls it: `node`, `object`, `solid`, `block` … */
  readonly type: string;
  readonly layer: string | null;
  /** Index into `storeys`. */
  readonly storey: number | null;
  /** Not drawn, and why: kilometres away from the rest, or vastly larger than it. */
  readonly setAside: 'far' | 'vast' | null;
}

export interface ModelMaterial {
  readonly name: string;
  /** Linear, 0–1. */
  readonly colour: Vector3;
  readonly opacity: number;
  readonly roughness: number;
  readonly metalness: number;
  /** Index into `textures`. */
  readonly texture: number | null;
}

export interface ModelTexture {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** A camera of the file, in metres, y up, with `originM` taken off. */
export interface ModelView {
  readonly name: string;
  readonly eye: Vector3;
  readonly target: Vector3;
  readonly up: Vector3;
  /** Radians, horizontal; null for a parallel projection. */
  readonly fieldOfView: number | null;
  /** Metres from the lower to the upper edge of a parallel projection. */
  readonly orthographicHeight: number | null;
  /** Classes that are not shown in it: of one that looks in from above, what covers the rooms. */
  readonly hiddenClasses?: readonly string[] | undefined;
}

export interface ModelStorey {
  readonly key: string;
  readonly name: string;
  /** Metres, in the same frame as the bounds. */
  readonly elevationM: number;
}

/** A space of the file: it is not drawn, it says what lies in which room. */
export interface ModelRoom {
  readonly key: string;
  readonly name: string;
  readonly storey: number | null;
  /** What the file says of its floor. */
  readonly statedAreaM2: number | null;
  /** The solid in metres, y up, with `originM` taken off. */
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

export interface Bounds {
  readonly min: Vector3;
  readonly max: Vector3;
}

/** What every format is read to: shared meshes, where they stand, and everything the file says about them. */
export interface Model {
  readonly format: ModelFormat;
  readonly unit: { readonly name: UnitName; readonly metres: number; readonly certainty: Certainty };
  readonly upAxis: { readonly axis: 'y' | 'z'; readonly certainty: Certainty };
  /** Metres, y up, double precision: to be added to give back the file's own coordinates. */
  readonly originM: Vector3;
  readonly boundsM: Bounds;
  /** As drawn: a mesh that stands twice counts twice. */
  readonly triangles: number;
  readonly meshes: readonly ModelMesh[];
  readonly instances: ModelInstances;
  readonly things: readonly ModelThing[];
  readonly materials: readonly ModelMaterial[];
  readonly textures: readonly ModelTexture[];
  readonly views: readonly ModelView[];
  readonly storeys: readonly ModelStorey[];
  readonly rooms: readonly ModelRoom[];
  readonly warnings: readonly ModelWarning[];
}
