import type { PlanOpening, PlanReading, PlanRoom } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { Place } from '../outlines/ring.ts';
import type { Window } from '../outlines/trace-rings.ts';
import type { Piece } from './piece.ts';
import { forPiecePixels } from './piece-pixels.ts';
import { openingBox, placeInOpening } from '../walls/opening-box.ts';

/** Metres before a door that stay free, and beside it. */
const BEFORE_DOOR = 0.95;
const BESIDE_DOOR = 0.08;

/** Where in a room something may stand, in pixels of the plan; sums over rectangles cost four look-ups. */
export class FreeFloor {
  /** Of the room; what lies around it is looked at too, as not free. */
  readonly box: Window;
  readonly #x0: number;
  readonly #y0: number;
  readonly #width: number;
  readonly #height: number;
  /** 1 where nothing may stand. */
  readonly #taken: Uint8Array;
  /** Whether a pixel is of the room at all. */
  readonly #inside: Uint8Array;
  readonly #sums: Int32Array;

  /** @param pieces what stands there already */
  constructor(plan: PlanReading, { label, box }: PlanRoom, pieces: readonly Piece[], metres: number) {
    const { width, roomMap } = plan;
    this.box = { x0: box.x0, y0: box.y0, x1: box.x1 + 1, y1: box.y1 + 1 };
    this.#x0 = box.x0;
    this.#y0 = box.y0;
    this.#width = this.box.x1 - box.x0;
    this.#height = this.box.y1 - box.y0;
    this.#taken = new Uint8Array(this.#width * this.#height);
    this.#inside = new Uint8Array(this.#taken.length);
    this.#sums = new Int32Array((this.#width + 1) * (this.#height + 1));
    for (let y = 0; y < this.#height; y++)
      for (let x = 0; x < this.#width; x++) {
        const at = (y + box.y0) * width + x + box.x0;
        const i = y * this.#width + x;
        this.#inside[i] = roomMap.data[at] === label ? 1 : 0;
        this.#taken[i] = this.#inside[i] === 1 ? 0 : 1;
      }
    for (const opening of plan.openings)
      if (opening.kind === 'door' && opening.rooms.includes(label)) this.#keepDoorFree(plan, opening, metres);
    for (const piece of pieces)
      forPiecePixels(piece, metres, roomMap, (at) => {
        const [x, y] = [(at % width) - box.x0, Math.floor(at / width) - box.y0];
        if (this.#isHere(x, y)) this.#taken[y * this.#width + x] = 1;
      });
    this.#count();
  }

  /** Whether all pixels of a rectangle are free: from (x0, y0) up to but without (x1, y1). */
  isFree(left: number, top: number, right: number, bottom: number): boolean {
    const [x0, y0, x1, y1] = [left - this.#x0, top - this.#y0, right - this.#x0, bottom - this.#y0];
    if (x0 < 0 || y0 < 0 || x1 > this.#width || y1 > this.#height) return false;
    const w = this.#width + 1;
    const s = this.#sums;
    return (
      (s[y1 * w + x1] as number) -
        (s[y0 * w + x1] as number) -
        (s[y1 * w + x0] as number) +
        (s[y0 * w + x0] as number) ===
      0
    );
  }

  isInside(x: number, y: number): boolean {
    return this.#isHere(x - this.#x0, y - this.#y0) && this.#inside[this.#at(x, y)] === 1;
  }

  take(x0: number, y0: number, x1: number, y1: number): void {
    for (let y = Math.floor(y0); y < y1; y++)
      for (let x = Math.floor(x0); x < x1; x++)
        if (this.#isHere(x - this.#x0, y - this.#y0)) this.#taken[this.#at(x, y)] = 1;
    this.#count();
  }

  #keepDoorFree(plan: PlanReading, opening: PlanOpening, metres: number): void {
    const box = openingBox(opening, plan);
    const reach = box.depth / 2 + BEFORE_DOOR / metres;
    const side = box.width / 2 + BESIDE_DOOR / metres;
    for (let s = -side; s <= side; s += 0.7)
      for (let t = -reach; t <= reach; t += 0.7) {
        const [x, y] = placeInOpening(box, s, t).map(Math.floor) as [number, number];
        if (this.#isHere(x - this.#x0, y - this.#y0)) this.#taken[this.#at(x, y)] = 1;
      }
  }

  #isHere(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.#width && y < this.#height;
  }

  #at(x: number, y: number): number {
    return (y - this.#y0) * this.#width + x - this.#x0;
  }

  #count(): void {
    const w = this.#width + 1;
    for (let y = 0; y < this.#height; y++) {
      let row = 0;
      for (let x = 0; x < this.#width; x++) {
        row += this.#taken[y * this.#width + x] as number;
        this.#sums[(y + 1) * w + x + 1] = (this.#sums[y * w + x + 1] as number) + row;
      }
    }
  }
}

/** Directions in which something may look, on the sheet. */
export const FRONTS: readonly Place[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
