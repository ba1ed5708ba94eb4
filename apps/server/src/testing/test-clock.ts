import type { Clock } from '@plumbline/core/ports/clock.ts';

/** Starts at the present, because the database's own times do too, and moves only when told. */
export class TestClock implements Clock {
  #time = Date.now();

  now(): Date {
    return new Date(this.#time);
  }

  advance(seconds: number): void {
    this.#time += seconds * 1_000;
  }
}
