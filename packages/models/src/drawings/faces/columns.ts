/** Numbers in one typed array that doubles, for lists of millions. */
export class Floats {
  #values: Float32Array | Float64Array;
  length = 0;

  constructor(kind: 'single' | 'double', capacity = 4096) {
    this.#values = kind === 'single' ? new Float32Array(capacity) : new Float64Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const length = this.length * 2;
      const larger =
        this.#values instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  view(): Float32Array | Float64Array {
    return this.#values.subarray(0, this.length);
  }
}

export class Whole {
  #values = new Int32Array(4096);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  view(): Int32Array {
    return this.#values.subarray(0, this.length);
  }
}
