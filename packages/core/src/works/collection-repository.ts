import type { WorkAuthorRecord, WorkCardRecord } from './work-record.ts';
import type { MinePlace } from './work-repository.ts';

export interface CollectionRecord {
  readonly collectionId: string;
  readonly userId: string;
  /** Empty of the first one until its owner names it. */
  readonly name: string;
  readonly first: boolean;
  readonly public: boolean;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface CollectionSummary extends CollectionRecord {
  /** Works in it that everybody sees. */
  readonly works: number;
  /** Its newest works of them. */
  readonly covers: readonly Pick<WorkCardRecord, 'coverImageId' | 'coverPath' | 'coverThumbnail'>[];
  readonly has: boolean;
}

/** Works that people keep together. */
export interface CollectionRepository {
  find(collectionId: string): Promise<CollectionRecord | undefined>;
  /** One’s own first one, made where there is none. Safe for two at once. */
  ensureFirst(collection: CollectionRecord): Promise<CollectionRecord>;
  /** @returns false where its owner has as many as one may */
  add(collection: CollectionRecord, most: number): Promise<boolean>;
  change(
    collectionId: string,
    change: Partial<Pick<CollectionRecord, 'name' | 'public' | 'changedAt'>>,
  ): Promise<void>;
  /** From now on nobody finds it and nothing is in it, until it is restored or goes for good; false where this person has none. */
  delete(userId: string, collectionId: string, at: Date): Promise<boolean>;
  /** One of this user's that was deleted after a moment, with the works that were in it and are there. @returns false where there is none, `full` */
  restore(userId: string, collectionId: string, deletedAfter: Date, most: number): Promise<boolean | 'full'>;
  removeDeleted(until: Date): Promise<void>;
  /** The first one before all, then the one that changed last. */
  list(
    userId: string,
    options: { readonly publicOnly: boolean; readonly workId: string | undefined },
  ): Promise<CollectionSummary[]>;
  summary(collectionId: string): Promise<CollectionSummary | undefined>;
  owner(userId: string): Promise<WorkAuthorRecord | undefined>;
  works(
    collectionId: string,
    viewer: string | null,
    page: { readonly after: MinePlace | undefined; readonly limit: number },
  ): Promise<{ readonly at: Date; readonly work: WorkCardRecord }[]>;
  /** @returns `full`, or `unseen` where everybody sees no such work */
  put(
    collection: CollectionRecord,
    workId: string,
    at: Date,
    most: number,
  ): Promise<'put' | 'full' | 'unseen'>;
  /** From one, or from all of a person’s. */
  take(userId: string, workId: string, collectionId: string | undefined, at: Date): Promise<void>;
  /** Those of a person’s that a work is in. */
  holding(userId: string, workId: string): Promise<string[]>;
}
