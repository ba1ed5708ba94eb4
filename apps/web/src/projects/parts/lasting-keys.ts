/**
 * Keys of rows that get their ids from the server after they are shown. What stands in such a row (a field that is being
 * typed into, a dialog that was opened from it) must not go when its id comes.
 */
export class LastingKeys {
  readonly #shownAs = new Map<string, string>();

  /** Under which a row is shown, whatever its id is by now. */
  of(id: string): string {
    return this.#shownAs.get(id) ?? id;
  }

  /** Whether two ids are, or were, of the same row. */
  isSame(one: string, other: string): boolean {
    return this.of(one) === this.of(other);
  }

  /** @param sent @param saved ids of the same rows in the same order, before and after they were saved */
  note(sent: readonly string[], saved: readonly string[]): void {
    for (const [at, id] of sent.entries()) {
      const given = saved[at];
      if (given !== undefined && given !== id) this.#shownAs.set(given, this.of(id));
    }
  }
}
