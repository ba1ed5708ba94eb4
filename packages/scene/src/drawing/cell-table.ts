/**
 * The cells of a drawing, one column per property: index by label, 1…count (index 0 is unused).
 * Lengths are pixels of the analysis raster.
 */
export interface CellTable {
  readonly count: number;
  /** Pixels without the ink. */
  readonly area: Float32Array;
  /** Pixels of the grown map, ink included. */
  readonly filledArea: Float32Array;
  /** Bounding box, inclusive. */
  readonly x0: Int32Array;
  readonly y0: Int32Array;
  readonly x1: Int32Array;
  readonly y1: Int32Array;
  /** Centre of mass. */
  readonly cx: Float32Array;
  readonly cy: Float32Array;
  /** Sides of the rectangle with the same second moments, and the angle of the longer one (radians, −π/2…π/2). */
  readonly longSide: Float32Array;
  readonly shortSide: Float32Array;
  readonly angle: Float32Array;
  /** Area / (longSide · shortSide): 1 for a rectangle, lower for bent or ragged shapes. */
  readonly fill: Float32Array;
  /** Radius of the largest inscribed circle. */
  readonly inradius: Float32Array;
  /** Length on each border of the content frame, in pixels. */
  readonly touchTop: Int32Array;
  readonly touchBottom: Int32Array;
  readonly touchLeft: Int32Array;
  readonly touchRight: Int32Array;
  /** Share of the cell's pixels that carry faint ink (hatch, siding, boards), away from the outline. */
  readonly faintShare: Float32Array;
  /** Structure tensor of the faint ink: coherence 0…1 and the direction its strokes run in (radians, −π/2…π/2). */
  readonly faintCoherence: Float32Array;
  readonly faintAngle: Float32Array;
  /** Mean chroma of the ink on and around the cell: red minus blue, −1…1. */
  readonly inkWarmth: Float32Array;
  /** Length of the shared boundary with other cells, in pixel edges. */
  readonly perimeter: Float32Array;
  /** Share of that boundary on strokes of camera axis 0, 1 (upright), 2, on other straight strokes, on curves. */
  readonly axisShare: readonly [Float32Array, Float32Array, Float32Array];
  readonly otherStraightShare: Float32Array;
  readonly curveShare: Float32Array;
  readonly neighbours: CellNeighbours;
}

/**
 * Which cells touch which, as compressed rows: the neighbours of cell `i` are entries `start[i]` … `start[i + 1]` (exclusive).
 * Each pair is listed under both of its cells.
 */
export interface CellNeighbours {
  readonly start: Int32Array;
  readonly cell: Int32Array;
  /** Shared boundary in pixel edges. */
  readonly contact: Float32Array;
  /** Part of it where the neighbour lies below, and above. */
  readonly below: Float32Array;
  readonly above: Float32Array;
  /** Part of it on curved or wobbly strokes. */
  readonly curved: Float32Array;
}
