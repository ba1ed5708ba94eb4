/** What is seen of a file at a look. */
export interface SeenFile {
  readonly path: string;
  readonly bytes: number;
  readonly changedAt: number;
}

interface Known {
  readonly bytes: number;
  readonly changedAt: number;
  /** When it was first seen so. */
  readonly since: number;
  readonly told: boolean;
}

/**
 * Which files have a new version that is whole. A program that exports writes for a while: a file counts once it has stood as it is for
 * some time. Its size and the time of its change are looked at again and again, because notices of the system do not come from network
 * drives, where many keep their models.
 */
export class SettledFiles {
  readonly #settleMs: number;
  #known = new Map<string, Known>();

  /** @param settleMs for so long a file must not change */
  constructor(settleMs: number) {
    this.#settleMs = settleMs;
  }

  /** What is there is no new version. */
  ignore(files: readonly SeenFile[]): void {
    for (const { path, bytes, changedAt } of files)
      this.#known.set(path, { bytes, changedAt, since: 0, told: true });
  }

  /** @returns paths with a new version, each once, the one that has changed last at the end */
  look(files: readonly SeenFile[], now: number): string[] {
    const settled: SeenFile[] = [];
    const next = new Map<string, Known>();
    for (const file of files) {
      const { path, bytes, changedAt } = file;
      const before = this.#known.get(path);
      const same = before?.bytes === bytes && before.changedAt === changedAt ? before : undefined;
      const known = same ?? { bytes, changedAt, since: now, told: false };
      const isNew = !known.told && bytes > 0 && now - known.since >= this.#settleMs;
      if (isNew) settled.push(file);
      next.set(path, isNew ? { ...known, told: true } : known);
    }
    this.#known = next;
    return settled.toSorted((a, b) => a.changedAt - b.changedAt).map(({ path }) => path);
  }
}
