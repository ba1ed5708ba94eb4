import type { ImagePoint } from './coordinates.ts';

/** A round brush moved in a straight line; both ends may be one place. */
export interface Sweep {
  readonly from: ImagePoint;
  readonly to: ImagePoint;
  /** In pixels of the picture. */
  readonly fromRadius: number;
  readonly toRadius: number;
  /** 1: a crisp edge one pixel wide; 0: falls off from the centre. */
  readonly hardness: number;
  /**
   * A sweep of one radius, the same as this one's first, and of the same hardness has just ended where this one starts:
   * only what lies ahead of that is gone through.
   */
  readonly continues?: boolean;
}

/** Pixels that the brush's edge reaches beyond its radius. */
export const SWEEP_EDGE = 0.5;

/** A line shorter than this, in pixels, has no direction: it is its end. */
const SHORT = 1e-6;

/** What a sweep gives to each place; what does not change from one to the next is worked out once. */
export class SweepShape {
  readonly #from: ImagePoint;
  readonly #to: ImagePoint;
  readonly #fromRadius: number;
  readonly #toRadius: number;
  readonly #hardness: number;
  readonly #continues: boolean;
  /** Direction of the line, and its length in pixels. */
  readonly #alongX: number;
  readonly #alongY: number;
  readonly #length: number;

  constructor({ from, to, fromRadius, toRadius, hardness, continues = false }: Sweep) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const isLine = length >= SHORT;
    this.#from = isLine ? from : to;
    this.#to = to;
    this.#fromRadius = isLine ? fromRadius : toRadius;
    this.#toRadius = toRadius;
    this.#hardness = hardness;
    this.#continues = continues && isLine;
    this.#alongX = isLine ? (to.x - from.x) / length : 1;
    this.#alongY = isLine ? (to.y - from.y) / length : 0;
    this.#length = isLine ? length : 0;
  }

  /** The value, 0…255, at a place. */
  valueAt(x: number, y: number): number {
    const value = new Uint8Array(1);
    this.paintRow(value, 0, x, 1, y);
    return value[0] as number;
  }

  /**
   * Raises values of a row to those of the sweep: `count` of them from index `at` on, at x, x + 1 … and y.
   *
   * @param erase lowers them to what those lack instead
   */
  paintRow(values: Uint8Array, at: number, x: number, count: number, y: number, erase = false): void {
    // Locals, because in a loop that writes to an array engines read an object's fields anew for each pixel.
    const { x: fromX, y: fromY } = this.#from;
    const { x: toX } = this.#to;
    const fromRadius = this.#fromRadius;
    const toRadius = this.#toRadius;
    const hardness = this.#hardness;
    const alongX = this.#alongX;
    const alongY = this.#alongY;
    const length = this.#length;
    const perPixel = length > 0 ? (toRadius - fromRadius) / length : 0;
    const below = y - fromY;
    const belowSquared = below * below;
    const belowTo = y - this.#to.y;
    const belowToSquared = belowTo * belowTo;
    const alongDown = below * alongY;
    const acrossDown = below * alongX;
    const done = erase ? 0 : 255;
    const [start, end] = this.#continues ? aheadOf(x, count, fromX, alongX, alongDown) : [0, count];
    let radius = fromRadius;
    let soft = softness(radius, hardness);
    for (let index = at + start, place = x + start; index < at + end; index += 1, place += 1) {
      const former = values[index] as number;
      if (former === done) continue;
      const right = place - fromX;
      const along = right * alongX + alongDown;
      let away: number;
      if (along <= 0) away = Math.sqrt(right * right + belowSquared);
      else if (along >= length) away = Math.sqrt((place - toX) * (place - toX) + belowToSquared);
      else away = Math.abs(right * alongY - acrossDown);
      if (perPixel !== 0) {
        radius = along <= 0 ? fromRadius : along >= length ? toRadius : fromRadius + perPixel * along;
        soft = softness(radius, hardness);
      }
      let share: number;
      if (soft === 0) share = radius + SWEEP_EDGE - away;
      else {
        const slope = (radius - away) * soft;
        share = slope <= 0 ? 0 : slope >= 1 ? 1 : slope * slope * (3 - 2 * slope);
      }
      const value = share <= 0 ? 0 : share >= 1 ? 255 : (share * 255 + 0.5) | 0;
      if (erase) {
        if (255 - value < former) values[index] = 255 - value;
      } else if (value > former) values[index] = value;
    }
  }
}

/** How fast a soft edge falls, per pixel; 0 for a crisp one. */
function softness(radius: number, hardness: number): number {
  const width = radius - radius * hardness;
  return width <= 2 * SWEEP_EDGE ? 0 : 1 / width;
}

/** The places of a row, by number, that lie ahead of where a line starts. */
function aheadOf(
  x: number,
  count: number,
  fromX: number,
  alongX: number,
  alongDown: number,
): readonly [number, number] {
  if (alongX === 0) return alongDown > 0 ? [0, count] : [0, 0];
  const edge = fromX - alongDown / alongX - x;
  if (alongX > 0) return [Math.min(count, Math.max(0, Math.ceil(edge))), count];
  return [0, Math.min(count, Math.max(0, Math.floor(edge) + 1))];
}
