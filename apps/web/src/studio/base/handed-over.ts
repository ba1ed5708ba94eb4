let waiting: File | undefined;

/** A file dropped on another page, for the workspace that opens next. */
export function handOver(file: File): void {
  waiting = file;
}

export function takeHandedOver(): File | undefined {
  const file = waiting;
  waiting = undefined;
  return file;
}
