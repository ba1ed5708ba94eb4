import { tooComplex } from '../model/model-failure.ts';

/** Numbers whose count is not known before, in one typed array that doubles; more than `limit` end the reading. */
export class GrowingFloats {
  #values = new Float64Array(1024);
  #length = 0;
  readonly #limit: number;
  readonly #what: string;

  constructor(limit: number, what: string) {
    this.#limit = limit;
    this.#what = what;
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      if (this.#length >= this.#limit) throw tooComplex(this.#what, this.#limit);
      const larger = new Float64Array(Math.min(this.#limit, this.#length * 2));
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  at(index: number): number {
    return index < this.#length ? (this.#values[index] as number) : Number.NaN;
  }

  /** What is there, without a copy: to be read before the next push. */
  view(): Float64Array {
    return this.#values.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}
