import { linearToLab } from '@plumbline/imaging/lab.ts';
import { LINEAR_OF_BYTE } from '@plumbline/imaging/srgb.ts';

/**
 * Whether a colour is within a distance of a given one in CIE L*a*b*, as the eye tells them apart (ΔE*ab, 1976; 2 is
 * hardly seen, 100 is black to white). Pictures repeat their colours: each is worked out once.
 */
export class SimilarColors {
  readonly #lab: readonly [number, number, number];
  readonly #squared: number;
  /** Two bits for each of the 16.7 million colours: whether it was asked for, and the answer. */
  readonly #known = new Uint8Array(1 << 22);

  constructor(red: number, green: number, blue: number, tolerance: number) {
    this.#lab = labOf(red, green, blue);
    this.#squared = tolerance * tolerance;
  }

  has(red: number, green: number, blue: number): boolean {
    const color = (red << 16) | (green << 8) | blue;
    const shift = (color & 3) * 2;
    const bits = ((this.#known[color >> 2] as number) >> shift) & 3;
    if (bits !== 0) return bits === 3;
    const [l, a, b] = labOf(red, green, blue);
    const [l0, a0, b0] = this.#lab;
    const similar = (l - l0) ** 2 + (a - a0) ** 2 + (b - b0) ** 2 <= this.#squared;
    this.#known[color >> 2] = (this.#known[color >> 2] as number) | ((similar ? 3 : 1) << shift);
    return similar;
  }
}

function labOf(red: number, green: number, blue: number): readonly [number, number, number] {
  return linearToLab([
    LINEAR_OF_BYTE[red] as number,
    LINEAR_OF_BYTE[green] as number,
    LINEAR_OF_BYTE[blue] as number,
  ]);
}
