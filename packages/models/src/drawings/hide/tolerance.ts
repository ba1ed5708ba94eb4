import type { Frame } from '../frame.ts';

/** What two surfaces at one place may differ by, and an edge may lie beside one. */
export interface Tolerance {
  /** Of `k`: of itself for a perspective, absolute (metres) for a parallel projection. */
  readonly relative: number;
  readonly absolute: number;
  /** Units of the frame. */
  readonly aside: number;
}

/** A millimetre of a model, or at ten metres from the eye two. */
export function toleranceOf({ kind }: Frame): Tolerance {
  return kind === 'parallel'
    ? { relative: 0, absolute: 0.001, aside: 0.0001 }
    : { relative: 0.0002, absolute: 0, aside: 0.01 };
}

export function slackAt({ relative, absolute }: Tolerance, k: number): number {
  return absolute + relative * Math.abs(k);
}
