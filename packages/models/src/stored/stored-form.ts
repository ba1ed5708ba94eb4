import type { Model } from '../model/model.ts';

/** "PLMD" as a little-endian number: what the stored form of a model begins with. */
export const STORED_MAGIC = 0x444d_4c50;
/** Grows when a form that is written now could not be read by what read the last one. */
export const STORED_VERSION = 1;
/** Magic, version, length of the header, length of the whole: four 32-bit numbers. */
export const STORED_START = 16;
/** Every column begins at a multiple of it, so that each is a view of the file and no copy. */
export const STORED_ALIGNMENT = 8;

/** Numbers that stand for one mesh or one room in the column of counts. */
export const MESH_COUNTS = 4;
export const ROOM_COUNTS = 2;
/** Stands where a column has no index. */
export const NO_INDEX = 0xffff_ffff;

/**
 * Columns in the order in which they lie. Meshes and rooms are laid end to end; the counts (corners, indices, and 1
 * or 0 for normals and for texture coordinates) say where each ends.
 */
export const STORED_COLUMNS = {
  meshCounts: Uint32Array,
  positions: Float32Array,
  indices: Uint32Array,
  normals: Float32Array,
  uvs: Float32Array,
  instanceMesh: Uint32Array,
  instanceThing: Uint32Array,
  instanceMaterial: Uint32Array,
  instanceMatrix: Float64Array,
  thingType: Uint32Array,
  thingLayer: Uint32Array,
  thingStorey: Uint32Array,
  thingSetAside: Uint8Array,
  roomCounts: Uint32Array,
  roomPositions: Float32Array,
  roomIndices: Uint32Array,
  textureBytes: Uint8Array,
} as const;
export type StoredColumn = keyof typeof STORED_COLUMNS;
type Numbers = Uint8Array | Uint32Array | Float32Array | Float64Array;
export type StoredColumns = {
  readonly [Name in StoredColumn]: Extract<
    Numbers,
    { readonly [Symbol.toStringTag]: InstanceType<(typeof STORED_COLUMNS)[Name]>[typeof Symbol.toStringTag] }
  >;
};
export const STORED_COLUMN_NAMES = Object.keys(STORED_COLUMNS) as StoredColumn[];

/** `thingSetAside`, by its number. */
export const SET_ASIDE = [null, 'far', 'vast'] as const;

type Kept =
  | 'format'
  | 'unit'
  | 'upAxis'
  | 'originM'
  | 'boundsM'
  | 'triangles'
  | 'materials'
  | 'views'
  | 'storeys';

/** What is written as JSON: whatever is text, or few. */
export interface StoredHeader extends Pick<Model, Kept | 'warnings'> {
  /** Elements of each column, in the order of `STORED_COLUMNS`. */
  readonly columns: readonly number[];
  readonly thingKeys: readonly string[];
  readonly thingNames: readonly string[];
  readonly types: readonly string[];
  readonly layers: readonly string[];
  readonly rooms: readonly (readonly [
    key: string,
    name: string,
    storey: number | null,
    areaM2: number | null,
  ])[];
  readonly textures: readonly (readonly [name: string, mime: string, bytes: number])[];
}

export function alignStored(offset: number): number {
  return Math.ceil(offset / STORED_ALIGNMENT) * STORED_ALIGNMENT;
}
