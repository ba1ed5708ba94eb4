import type { Clock } from '@plumbline/core/ports/clock.ts';

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #time: number;

  constructor(at: string) {
    this.#time = Date.parse(at);
  }

  now(): Date {
    return new Date(this.#time);
  }

  set(at: string): void {
    this.#time = Date.parse(at);
  }

  advance(seconds: number): void {
    this.#time += seconds * 1_000;
  }
}
