import type { OwnEntry, OwnKind } from '@plumbline/contract/content/own-content.ts';

/** How far the cover of a version is: it is made after the saving, by a worker. */
export type CoverState = 'none' | 'waiting' | 'making' | 'ready' | 'failed';

export interface StoredCover {
  readonly state: CoverState;
  /** File in storage, named by its content; null until there is one. */
  readonly file: string | null;
  readonly error: string | null;
}

/** One state of an entry. It never changes, but for its cover; results that were made with it name it. */
export interface EntryVersion {
  readonly version: number;
  readonly value: OwnEntry;
  /** Of its picture, where it has one. */
  readonly pictureSize: { readonly width: number; readonly height: number } | null;
  readonly cover: StoredCover;
}

export interface StoredEntry {
  readonly id: string;
  readonly kind: OwnKind;
  /** Counts entries, for ids that have to be short; never given twice. */
  readonly number: number;
  /** Rises with every change: who saves names the one that they saw. */
  readonly revision: number;
  /** Null: nothing waits to be published. */
  readonly draft: EntryVersion | null;
  readonly published: EntryVersion | null;
  readonly changedAt: Date;
  readonly publishedAt: Date | null;
}

export interface ContentPicture {
  /** SHA-256 of its file. */
  readonly id: string;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly alpha: boolean;
  readonly bytes: number;
  readonly createdAt: Date;
}

export interface NewVersion {
  readonly value: OwnEntry;
  readonly pictureSize: EntryVersion['pictureSize'];
  readonly coverState: CoverState;
  readonly author: string;
  readonly at: Date;
}

/** Entries that operators added, and their pictures. */
export interface OwnContentRepository {
  /** Changes whenever something that is published, or a cover of it, does; costs next to nothing. */
  stamp(): Promise<string>;
  /** Those that were not removed, in the order in which they were added. */
  list(): Promise<StoredEntry[]>;
  /** Held until the transaction ends; undefined for one that was removed or never was. */
  lock(id: string): Promise<StoredEntry | undefined>;
  /** Who adds, changes or removes does it after the others: limits are counted, and references looked at, under it. */
  lockAll(): Promise<void>;
  /** Never given before, also not to what was removed. To be called under `lockAll`. */
  nextNumber(): Promise<number>;
  add(id: string, kind: OwnKind, number: number, at: Date): Promise<void>;
  /** @returns the number of the version, which is now the draft */
  addVersion(id: string, version: NewVersion): Promise<number>;
  dropDraft(id: string, at: Date): Promise<void>;
  /** Its versions stay, for what was made with them. */
  remove(id: string, at: Date): Promise<void>;
  /** Every draft becomes what is served. @returns which entries */
  publish(at: Date): Promise<{ readonly id: string; readonly version: number }[]>;
  findVersion(id: string, version: number): Promise<EntryVersion | undefined>;
  setCover(id: string, version: number, cover: StoredCover): Promise<void>;
  /** One that is known already is as new as this one from now on. */
  addPicture(picture: ContentPicture): Promise<void>;
  findPictures(ids: readonly string[]): Promise<ContentPicture[]>;
  countPictures(): Promise<number>;
  /** Those brought before then that no version of an entry names. To be called under `lockAll`. @returns how many went */
  removeUnsavedPictures(before: Date, limit: number): Promise<number>;
  /** Whether a picture, or the cover of a version, is the file with this hash. */
  namesFile(id: string): Promise<boolean>;
}
