/** A binary heap of items by value; the least value comes first, of equal ones in no particular order. */
export class MinHeap {
  readonly #values: number[] = [];
  readonly #items: number[] = [];
  /** Value of the item that `pop` has answered last. */
  lastValue = Number.NaN;

  push(value: number, item: number): void {
    let at = this.#values.length;
    this.#values.push(value);
    this.#items.push(item);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((this.#values[up] as number) <= value) break;
      this.#values[at] = this.#values[up] as number;
      this.#items[at] = this.#items[up] as number;
      at = up;
    }
    this.#values[at] = value;
    this.#items[at] = item;
  }

  /** The item of the least value; −1 once it is empty. */
  pop(): number {
    const values = this.#values;
    const items = this.#items;
    if (values.length === 0) return -1;
    const top = items[0] as number;
    this.lastValue = values[0] as number;
    const value = values.pop() as number;
    const item = items.pop() as number;
    const size = values.length;
    if (size === 0) return top;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= size) break;
      if (down + 1 < size && (values[down + 1] as number) < (values[down] as number)) down++;
      if ((values[down] as number) >= value) break;
      values[at] = values[down] as number;
      items[at] = items[down] as number;
      at = down;
    }
    values[at] = value;
    items[at] = item;
    return top;
  }
}
