import type { BitMask, Raster } from '../raster.ts';
import type { LabelStack } from './label-stack.ts';
import { sampleColour } from './sample-colour.ts';
import { BLANK } from './seam-correction.ts';
import { sourcePixel } from './source-pixel.ts';
import { isShift, type Transform } from './transform.ts';
import type { WorkingLevel } from './working-level.ts';

interface Montage {
  readonly level: WorkingLevel;
  readonly stack: LabelStack;
  /** Of each cell its transform. */
  readonly labels: Int32Array;
  /** The transforms in pixels of the whole picture. */
  readonly transforms: readonly Transform[];
  readonly correction: readonly [Float32Array, Float32Array, Float32Array];
}

/**
 * Fills a hole at full size from a montage that was chosen at a smaller one: each pixel takes the label of the cells around
 * it that weighs most, copies from the picture itself at full sharpness, and adds its label's correction.
 *
 * @param target changed where `hole` is 1. @param unknown what must not be copied from.
 */
export function composeMontage(
  target: Raster,
  source: Raster,
  hole: BitMask,
  unknown: BitMask,
  montage: Montage,
  checkpoint: () => void,
): void {
  const { level, stack } = montage;
  const { width, height } = source;
  const cellAt = firstCell(stack, level);
  const around = new Around();
  const colour = new Float64Array(3);
  const { left, top, scaleX, scaleY } = level;
  const bottom = Math.min(height, Math.ceil(top + level.picture.height * scaleY));
  const rightEnd = Math.min(width, Math.ceil(left + level.picture.width * scaleX));
  for (let y = top; y < bottom; y++) {
    if ((y & 15) === 0) checkpoint();
    for (let x = left; x < rightEnd; x++) {
      const i = y * width + x;
      if (hole.data[i] !== 1) continue;
      around.look(
        montage,
        (x + 0.5 - left) / scaleX - 0.5 - cellAt.x,
        (y + 0.5 - top) / scaleY - 0.5 - cellAt.y,
      );
      const label = around.best(
        (each) => sourcePixel(montage.transforms[each] as Transform, x, y, width, height, unknown.data) >= 0,
      );
      if (label < 0) {
        around.blend(montage, colour);
      } else {
        copyColour(source, unknown.data, montage.transforms[label] as Transform, x, y, colour);
        around.addCorrection(montage, label, colour);
      }
      target.data[3 * i] = colour[0] as number;
      target.data[3 * i + 1] = colour[1] as number;
      target.data[3 * i + 2] = colour[2] as number;
    }
  }
}

/** Where the grid's first cell lies, in pixels of the level. */
function firstCell({ pixel, columns }: LabelStack, { picture }: WorkingLevel): { x: number; y: number } {
  const cell = pixel.findIndex((each) => each >= 0);
  const at = pixel[cell] as number;
  return {
    x: (at % picture.width) - (cell % columns),
    y: Math.floor(at / picture.width) - Math.floor(cell / columns),
  };
}

function copyColour(
  source: Raster,
  unknown: Uint8Array,
  t: Transform,
  x: number,
  y: number,
  out: Float64Array,
): void {
  const { width, height, data } = source;
  const w = t[6] * x + t[7] * y + t[8];
  const u = (t[0] * x + t[1] * y + t[2]) / w;
  const v = (t[3] * x + t[4] * y + t[5]) / w;
  if (!isShift(t) && isClear(unknown, width, height, Math.floor(u), Math.floor(v))) {
    sampleColour(source, u, v, out);
    return;
  }
  const at = 3 * (Math.round(v) * width + Math.round(u));
  out[0] = data[at] as number;
  out[1] = data[at + 1] as number;
  out[2] = data[at + 2] as number;
}

/** Whether the sixteen pixels that are read around a place all are known: its corners say so, as what is unknown is wide. */
function isClear(unknown: Uint8Array, width: number, height: number, left: number, top: number): boolean {
  if (left < 1 || top < 1 || left + 2 >= width || top + 2 >= height) return false;
  const first = (top - 1) * width + left - 1;
  const last = (top + 2) * width + left - 1;
  return unknown[first] === 0 && unknown[first + 3] === 0 && unknown[last] === 0 && unknown[last + 3] === 0;
}

/** The up to four filled cells around a place, with their shares. */
class Around {
  readonly #cells = new Int32Array(4);
  readonly #shares = new Float64Array(4);
  readonly #labels = new Int32Array(4);
  #count = 0;

  look({ stack, labels }: Montage, x: number, y: number): void {
    const u = Math.floor(x);
    const v = Math.floor(y);
    this.#count = 0;
    for (let k = 0; k < 4; k++) {
      const cx = u + (k & 1);
      const cy = v + (k >> 1);
      if (cx < 0 || cy < 0 || cx >= stack.columns || cy >= stack.rows) continue;
      const cell = cy * stack.columns + cx;
      if (stack.role[cell] !== 1) continue;
      this.#cells[this.#count] = cell;
      this.#shares[this.#count] = (k & 1 ? x - u : 1 - x + u) * (k >> 1 ? y - v : 1 - y + v) + 1e-6;
      const label = labels[cell] as number;
      // Where a label has nothing to put, its correction is no correction of a copy.
      const isEmpty = ((stack.source[label] as Int32Array)[cell] as number) < 0;
      this.#labels[this.#count] = isEmpty ? -1 : label;
      this.#count++;
    }
  }

  /** The label that weighs most among those that can be used, or −1. */
  best(usable: (label: number) => boolean): number {
    let best = -1;
    let most = 0;
    for (let k = 0; k < this.#count; k++) {
      const label = this.#labels[k] as number;
      if (label < 0 || label === best) continue;
      let share = 0;
      for (let j = 0; j < this.#count; j++) if (this.#labels[j] === label) share += this.#shares[j] as number;
      if (share <= most || !usable(label)) continue;
      most = share;
      best = label;
    }
    return best;
  }

  addCorrection({ correction }: Montage, label: number, colour: Float64Array): void {
    let total = 0;
    for (let k = 0; k < this.#count; k++) if (this.#labels[k] === label) total += this.#shares[k] as number;
    for (let k = 0; k < this.#count; k++) {
      if (this.#labels[k] !== label) continue;
      const share = (this.#shares[k] as number) / total;
      for (let c = 0; c < 3; c++)
        colour[c] =
          (colour[c] as number) +
          share * ((correction[c] as Float32Array)[this.#cells[k] as number] as number);
    }
  }

  /** The smooth picture that the cells themselves show. */
  blend({ level, stack, correction }: Montage, colour: Float64Array): void {
    colour.fill(0);
    let total = 0;
    for (let k = 0; k < this.#count; k++) total += this.#shares[k] as number;
    for (let k = 0; k < this.#count; k++) {
      const cell = this.#cells[k] as number;
      const label = this.#labels[k] as number;
      const from = label < 0 ? -1 : ((stack.source[label] as Int32Array)[cell] as number);
      const share = (this.#shares[k] as number) / total;
      for (let c = 0; c < 3; c++) {
        const own = from < 0 ? BLANK : (level.picture.data[3 * from + c] as number);
        colour[c] = (colour[c] as number) + share * (own + ((correction[c] as Float32Array)[cell] as number));
      }
    }
  }
}
