import type { Matrix } from '../geometry/matrix.ts';
import type { Bounds, ModelMaterial, ModelMesh, ModelTexture, ModelThing, Vector3 } from '../model/model.ts';

/** A model as its reader leaves it: in the file's unit, axes and coordinates. */
export interface RawModel {
  readonly meshes: readonly RawMesh[];
  readonly instances: readonly RawInstance[];
  readonly things: readonly Omit<ModelThing, 'setAside'>[];
  readonly materials: readonly ModelMaterial[];
  readonly textures: readonly ModelTexture[];
  readonly views: readonly RawView[];
  readonly storeys: readonly RawStorey[];
  readonly rooms: readonly RawRoom[];
  /** Metres of the file's unit; null where it does not say. */
  readonly unitMetres: number | null;
  readonly upAxis: 'y' | 'z' | null;
}

export interface RawMesh extends ModelMesh {
  readonly box: Bounds;
  /** Was taken off the positions, in double precision. */
  readonly anchor: Vector3;
}

export interface RawInstance {
  readonly mesh: number;
  readonly thing: number;
  readonly material: number;
  /** From the mesh's own space, its anchor taken off, to that of the file. */
  readonly matrix: Matrix;
}

export interface RawView {
  readonly name: string;
  readonly eye: Vector3;
  readonly direction: Vector3;
  readonly up: Vector3;
  /** File units from the eye to what it looks at; null where the file does not say. */
  readonly distance: number | null;
  readonly fieldOfView: number | null;
  readonly orthographicHeight: number | null;
}

export interface RawStorey {
  readonly key: string;
  readonly name: string;
  /** File units along the file's upward axis. */
  readonly elevation: number;
}

export interface RawRoom {
  readonly key: string;
  readonly name: string;
  readonly storey: number | null;
  readonly statedAreaM2: number | null;
  readonly mesh: RawMesh;
  readonly matrix: Matrix;
}
