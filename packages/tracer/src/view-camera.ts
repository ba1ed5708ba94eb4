/**
 * A camera with parallel verticals: the picture plane is upright and shifted, as with a shift lens.
 * A pixel (x, y) looks along `right·(x − centreX) − up·(y − horizonY) + forward·focal`; with a pitch
 * (bird's-eye views only) the three axes are turned down by it.
 */
export interface ViewCamera {
  readonly width: number;
  readonly height: number;
  /** Metres; y is up. */
  readonly eye: readonly [number, number, number];
  /** Radians from +z towards +x. */
  readonly yaw: number;
  /** Radians below the horizontal; 0 keeps verticals parallel. */
  readonly pitch: number;
  /** Pixels; of a parallel projection pixels for a metre. */
  readonly focal: number;
  /** Rays go side by side, from a plane through the eye; absent: from the eye. */
  readonly parallel?: true;
  readonly centreX: number;
  /** Row of the horizon for pitch 0, of the optical axis else. */
  readonly horizonY: number;
}
