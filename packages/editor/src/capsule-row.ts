import type { ImagePoint } from './coordinates.ts';

/** A line shorter than this, in pixels, is a point. */
const SHORT = 1e-6;
/** A direction closer than this to upright, or to level, is taken for it. */
const STRAIGHT = 1e-12;

/** Where rows cross everything within a radius of a line from a to b: one stretch, `from` … `to`, of each row. */
export class CapsuleRow {
  /** Of the row last crossed; `from` > `to` where it passes by. */
  from = 0;
  to = 0;
  readonly #a: ImagePoint;
  readonly #b: ImagePoint;
  readonly #radius: number;
  readonly #length: number;
  /** Direction of the line. */
  readonly #alongX: number;
  readonly #alongY: number;

  constructor(a: ImagePoint, b: ImagePoint, radius: number) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    this.#a = a;
    this.#b = b;
    this.#radius = radius;
    this.#length = length;
    this.#alongX = length > SHORT ? (b.x - a.x) / length : 0;
    this.#alongY = length > SHORT ? (b.y - a.y) / length : 0;
  }

  cross(y: number): void {
    this.from = Infinity;
    this.to = -Infinity;
    if (this.#radius <= 0) return;
    this.#crossDisc(this.#a, y);
    if (this.#length <= SHORT) return;
    this.#crossDisc(this.#b, y);
    this.#crossBody(y);
  }

  #crossDisc(centre: ImagePoint, y: number): void {
    const squared = this.#radius * this.#radius - (y - centre.y) * (y - centre.y);
    if (squared < 0) return;
    const half = Math.sqrt(squared);
    if (centre.x - half < this.from) this.from = centre.x - half;
    if (centre.x + half > this.to) this.to = centre.x + half;
  }

  /** The rectangle between the ends: between the two perpendiculars, and within the radius of the line. */
  #crossBody(y: number): void {
    const { x: left } = this.#a;
    const down = y - this.#a.y;
    const alongX = this.#alongX;
    const alongY = this.#alongY;
    const radius = this.#radius;
    let from = -Infinity;
    let to = Infinity;
    // 0 ≤ alongX · (x − left) + alongY · down ≤ length
    const passed = alongY * down;
    if (Math.abs(alongX) > STRAIGHT) {
      const start = left - passed / alongX;
      const end = left + (this.#length - passed) / alongX;
      from = Math.min(start, end);
      to = Math.max(start, end);
    } else if (passed < 0 || passed > this.#length) return;
    // −radius ≤ alongY · (x − left) − alongX · down ≤ radius
    const aside = alongX * down;
    if (Math.abs(alongY) > STRAIGHT) {
      const start = left + (aside - radius) / alongY;
      const end = left + (aside + radius) / alongY;
      from = Math.max(from, Math.min(start, end));
      to = Math.min(to, Math.max(start, end));
    } else if (Math.abs(aside) > radius) return;
    if (from > to) return;
    if (from < this.from) this.from = from;
    if (to > this.to) this.to = to;
  }
}
