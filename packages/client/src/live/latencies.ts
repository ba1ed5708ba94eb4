/** So many latencies make a median: some ten seconds of work. */
const LATENCIES = 21;
/** Over so long results are counted. */
const RATE_MS = 5_000;

/** What the last coarse results took, and how often they came. */
export class Latencies {
  #latest: { readonly at: number; readonly ms: number }[] = [];

  add(at: number, ms: number): void {
    this.#latest = [...this.#latest, { at, ms }].slice(-LATENCIES * 4);
  }

  get last(): number | undefined {
    return this.#latest.at(-1)?.ms;
  }

  get median(): number | undefined {
    const sorted = this.#latest
      .slice(-LATENCIES)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  }

  /** Results a second within the last seconds; 0 where there were none. */
  rate(now: number): number {
    const counted = this.#latest.filter(({ at }) => now - at <= RATE_MS);
    return counted.length / (RATE_MS / 1000);
  }
}
