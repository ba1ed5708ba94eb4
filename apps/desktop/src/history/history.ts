import { z } from 'zod';
import type { Pictures, Store } from '../ports/ports.ts';
import { renderSettingsSchema } from '../settings/settings.ts';

export const historyEntrySchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  taskId: z.string().nullable(),
  createdAt: z.number(),
  width: z.int().positive(),
  height: z.int().positive(),
  mime: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  /** Share of the base’s edges that were kept; null where it was not measured. */
  fidelity: z.number().nullable(),
  settings: renderSettingsSchema,
  /** Where it was saved; null where only the client has it. */
  savedAs: z.string().nullable(),
  /** Whether the picture that it was made of is kept beside it. */
  hasBase: z.boolean().default(false),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
const storedSchema = z.strictObject({ schema: z.literal(1), entries: z.array(historyEntrySchema) });

/** So many pictures are kept; the oldest leave. What was saved to a folder stays there. */
const HISTORY_MAX = 500;
const NAME = 'history';

/** Beside a picture of the history, the one that it was made of. */
export function baseName(id: string): string {
  return `${id}-base`;
}

/** The client’s own list of what it rendered, newest first, with the pictures beside it. */
export class History {
  readonly #store: Store;
  readonly #pictures: Pictures;
  readonly #onChange: (entries: readonly HistoryEntry[]) => void;
  #entries: HistoryEntry[] = [];

  constructor(store: Store, pictures: Pictures, onChange: (entries: readonly HistoryEntry[]) => void) {
    this.#store = store;
    this.#pictures = pictures;
    this.#onChange = onChange;
  }

  get entries(): readonly HistoryEntry[] {
    return this.#entries;
  }

  async load(): Promise<void> {
    const stored = storedSchema.safeParse(await this.#store.read(NAME));
    this.#entries = stored.success ? stored.data.entries : [];
    this.#onChange(this.#entries);
  }

  async add(entry: HistoryEntry, picture: Uint8Array, base: Uint8Array): Promise<void> {
    await this.#pictures.put(entry.id, picture);
    await this.#pictures.put(baseName(entry.id), base);
    const entries = [entry, ...this.#entries];
    await this.#keep(entries.slice(0, HISTORY_MAX));
    for (const { id } of entries.slice(HISTORY_MAX)) await this.#forget(id);
  }

  async markSaved(id: string, savedAs: string): Promise<void> {
    await this.#keep(this.#entries.map((each) => (each.id === id ? { ...each, savedAs } : each)));
  }

  async remove(id: string): Promise<void> {
    await this.#keep(this.#entries.filter((each) => each.id !== id));
    await this.#forget(id);
  }

  find(id: string): HistoryEntry | undefined {
    return this.#entries.find((each) => each.id === id);
  }

  async #forget(id: string): Promise<void> {
    await this.#pictures.remove(id);
    await this.#pictures.remove(baseName(id));
  }

  async #keep(entries: HistoryEntry[]): Promise<void> {
    this.#entries = entries;
    this.#onChange(entries);
    await this.#store.write(NAME, { schema: 1, entries });
  }
}
