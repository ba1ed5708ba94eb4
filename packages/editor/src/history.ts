/** Something done that can be taken back and done again without loss. */
export interface HistoryEntry {
  /** Says what was done: a key with words in each language. */
  readonly name: string;
  /** Memory that keeping it takes. */
  readonly bytes: number;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** 256 MiB: some four thousand tiles in two states, hundreds of strokes. */
const HISTORY_BYTES = 256 * 1024 * 1024;

/**
 * What was done, in order. One finished gesture is one entry, moving the view is none, and something new done after an
 * undo drops what was undone. Above its memory the oldest entries can no longer be taken back; the newest always can,
 * and no state is ever kept in part.
 */
export class History {
  readonly #limit: number;
  readonly #done: HistoryEntry[] = [];
  readonly #undone: HistoryEntry[] = [];
  #bytes = 0;

  constructor(limitBytes: number = HISTORY_BYTES) {
    this.#limit = limitBytes;
  }

  push(entry: HistoryEntry): void {
    for (const dropped of this.#undone.splice(0)) this.#bytes -= dropped.bytes;
    this.#done.push(entry);
    this.#bytes += entry.bytes;
    while (this.#bytes > this.#limit && this.#done.length > 1) this.#bytes -= this.#done.shift()?.bytes ?? 0;
  }

  /** @returns the name of what was taken back */
  undo(): string | undefined {
    const entry = this.#done.pop();
    if (!entry) return undefined;
    entry.undo();
    this.#undone.push(entry);
    return entry.name;
  }

  /** @returns the name of what was done again */
  redo(): string | undefined {
    const entry = this.#undone.pop();
    if (!entry) return undefined;
    entry.redo();
    this.#done.push(entry);
    return entry.name;
  }

  /** What undo would take back. */
  get undoName(): string | undefined {
    return this.#done.at(-1)?.name;
  }

  /** What redo would do again. */
  get redoName(): string | undefined {
    return this.#undone.at(-1)?.name;
  }
}
