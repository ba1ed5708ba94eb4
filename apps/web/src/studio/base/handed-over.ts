import type { Dropped } from './dragged-picture.ts';

let waiting: Dropped | undefined;

/** A picture dropped on another page or used in another tool, for the workspace that opens next. */
export function handOver(dropped: Dropped): void {
  waiting = dropped;
}

export function takeHandedOver(): Dropped | undefined {
  const dropped = waiting;
  waiting = undefined;
  return dropped;
}
