/** Surfaces that are drawn by one call. */
export interface Batch {
  /** x, y, z; in the model's frame, or in the mesh's own where `places` says where it stands. */
  readonly positions: Float32Array;
  /** x, y, z as signed bytes, and whether the file says them (127) or they are to be found (0). */
  readonly facings: Int8Array;
  /** u, v of the pictures on it; null where nothing in it has one. */
  readonly uvs: Float32Array | null;
  readonly indices: Uint32Array;
  /** The instance of each vertex, or of each place. */
  readonly slots: Uint32Array;
  /** Twelve numbers for each place: the upper three rows of its matrix, row by row. */
  readonly places: Float32Array | null;
  readonly centre: readonly [number, number, number];
  /** Metres. */
  readonly radius: number;
  /** As drawn. */
  readonly triangles: number;
  /** Metres across the largest thing in it. */
  readonly grain: number;
}
