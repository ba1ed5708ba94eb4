import type { Vector3 } from '@plumbline/models/model/model.ts';

/** Triangles of one material, collected flat: each has corners of its own. */
export class Surface {
  readonly positions: number[] = [];

  triangle(a: Vector3, b: Vector3, c: Vector3): void {
    this.positions.push(...a, ...b, ...c);
  }

  /** Corners in turn, counter-clockwise seen from outside. */
  quad(a: Vector3, b: Vector3, c: Vector3, d: Vector3): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }
}
