/** The most recently used values up to a total cost; the last one stays whatever it costs. */
export class CostCache<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly cost: number }>();
  readonly #most: number;
  #total = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, cost: number): void {
    this.#remove(key);
    this.#entries.set(key, { value, cost });
    this.#total += cost;
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.#most || oldest === key) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#total -= entry.cost;
  }
}
