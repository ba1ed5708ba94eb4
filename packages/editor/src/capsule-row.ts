import type { ImagePoint } from './coordinates.ts';

/** Where rows cross everything within a radius of a line from a to b: one stretch, `from` … `to`, of each row. */
export class CapsuleRow {
  /** Of the row last crossed; `from` > `to` where it passes by. */
  from = 0;
  to = 0;
  readonly #a: ImagePoint;
  readonly #b: ImagePoint;
  readonly #radius: number;

  constructor(a: ImagePoint, b: ImagePoint, radius: number) {
    this.#a = a;
    this.#b = b;
    this.#radius = radius;
  }

  cross(y: number): void {
    this.from = Infinity;
    this.to = -Infinity;
    if (this.#radius <= 0) return;
    this.#crossDisc(this.#a, y);
    this.#crossDisc(this.#b, y);
    this.#crossBody(y);
  }

  #crossDisc(centre: ImagePoint, y: number): void {
    const half = this.#radius ** 2 - (y - centre.y) ** 2;
    if (half < 0) return;
    this.#add(centre.x - Math.sqrt(half), centre.x + Math.sqrt(half));
  }

  /** The rectangle between the ends: between the two perpendiculars, and within the radius of the line. */
  #crossBody(y: number): void {
    const dx = this.#b.x - this.#a.x;
    const dy = this.#b.y - this.#a.y;
    const length = Math.hypot(dx, dy);
    if (length < 1e-6) return;
    const down = y - this.#a.y;
    let from = -Infinity;
    let to = Infinity;
    // low ≤ slope · (x − a.x) + offset ≤ high
    const limit = (slope: number, offset: number, low: number, high: number) => {
      if (Math.abs(slope) < 1e-12) {
        if (offset < low || offset > high) to = -Infinity;
        return;
      }
      const one = this.#a.x + (low - offset) / slope;
      const other = this.#a.x + (high - offset) / slope;
      from = Math.max(from, Math.min(one, other));
      to = Math.min(to, Math.max(one, other));
    };
    limit(dx / length, (down * dy) / length, 0, length);
    limit(dy / length, (-down * dx) / length, -this.#radius, this.#radius);
    if (from <= to) this.#add(from, to);
  }

  #add(from: number, to: number): void {
    this.from = Math.min(this.from, from);
    this.to = Math.max(this.to, to);
  }
}
