/** Triangles as they lie in the frame of a drawing, as columns. */
export interface Faces {
  readonly count: number;
  /** u, v and k of three corners: nine numbers a triangle. */
  readonly corners: Float32Array;
  /** Of length one, in the model. */
  readonly normals: Float32Array;
  /** Index into the drawn parts, and behind those into the surfaces of a cut. */
  readonly part: Int32Array;
}
