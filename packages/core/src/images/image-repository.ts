import type { ImageRecord, UploadPurpose, UploadRecord } from './image.ts';
import type { StorageHeap } from './storage-heap.ts';

export interface UploadFilter {
  readonly purpose: UploadPurpose | undefined;
  /** Every word must occur in the name; lower case. */
  readonly words: readonly string[];
}

export interface UploadPage {
  /** Continue after this one. */
  readonly after: { readonly createdAt: Date; readonly imageId: string } | undefined;
  readonly limit: number;
}

/** How much an owner may bring. */
export interface UploadLimits {
  /** Since a moment; null: as many as they like. */
  readonly count: { readonly most: number; readonly since: Date } | null;
  /** Bytes of living uploads altogether; −1 = unlimited. */
  readonly quotaBytes: number;
}

/** Which limit an upload would pass, with what stands. */
export type OverLimit = { readonly over: 'count' } | { readonly over: 'storage'; readonly usedBytes: number };

/** The rows of images and of which task uses which. Files are the storage's. */
export interface ImageRepository {
  /** A row with the same id is replaced: a task that runs again after a crash stores the same variant again. */
  save(image: ImageRecord): Promise<void>;
  /** Deleted ones too, with `deletedAt` set; `undefined` where there never was one. */
  find(imageId: string): Promise<ImageRecord | undefined>;
  /** In no particular order; unknown ids are left out. */
  findMany(imageIds: readonly string[]): Promise<ImageRecord[]>;
  /** Whether an upload of so many bytes keeps within its owner's limits. Uploads of a day count when deleted, too. */
  findOverLimit(ownerId: string, bytes: number, limits: UploadLimits): Promise<OverLimit | undefined>;
  /** `save`, unless a limit would be passed. Exact also for uploads at once, in a transaction. */
  saveWithin(image: ImageRecord, limits: UploadLimits): Promise<OverLimit | undefined>;
  /** Living uploads that are listed, newest first; `total` of all that match. */
  listUploads(
    ownerId: string,
    filter: UploadFilter,
    page: UploadPage,
  ): Promise<{ uploads: UploadRecord[]; total: number }>;
  /** What an owner's living files take. */
  heaps(ownerId: string): Promise<StorageHeap[]>;
  /** These images, the deleted ones too, and nobody else changes or begins to use them until the transaction ends. */
  lock(imageIds: readonly string[]): Promise<ImageRecord[]>;
  /**
   * Marks as deleted what neither a task uses nor a saved edit holds as a mask, and takes the others off the list; those that
   * were deleted before are in neither answer. Files wait until `keptUntil`. For locked images.
   */
  retire(
    imageIds: readonly string[],
    at: Date,
    keptUntil: Date,
  ): Promise<{ readonly deleted: ImageRecord[]; readonly kept: ImageRecord[] }>;
  /** Gives a visitor's images to an account and takes the expiry of the listed ones away. Returns how many. */
  adopt(visitorId: string, userId: string): Promise<number>;
  /**
   * Notes that a task needs these images (its base, its results), so that they outlive the deletion of other tasks.
   *
   * @throws AppError `IMAGE_NOT_FOUND` where one was deleted meanwhile
   */
  addUses(taskId: string, imageIds: readonly string[]): Promise<void>;
  /** The same of many tasks. */
  addManyUses(uses: readonly { readonly taskId: string; readonly imageId: string }[]): Promise<void>;
  /**
   * Takes a task's uses away and marks what no other task uses as deleted, save references and textures that are still on
   * their owner's list, which were brought for many works, and uploads that a project of theirs begins with or shows. Their files wait until `keptUntil`.
   *
   * @returns the ids of all that it used, and those that were marked
   */
  releaseTask(
    taskId: string,
    at: Date,
    keptUntil: Date,
  ): Promise<{ readonly used: string[]; readonly released: ImageRecord[] }>;
  /** Brings back those of them whose files still wait. @returns those */
  restore(imageIds: readonly string[], at: Date): Promise<ImageRecord[]>;
  /** Puts living ones on their owner's list again. */
  relist(imageIds: readonly string[]): Promise<void>;
  /** Deleted images whose files have waited long enough; they do not wait any more. At most `limit` a call. */
  takeWaiting(at: Date, limit: number): Promise<ImageRecord[]>;
  /** Which of these are deleted and still have their files. */
  waitingAmong(imageIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Masks that a saved edit holds: they go when its picture does (null: not by themselves). */
  hold(imageIds: readonly string[], expiresAt: Date | null): Promise<void>;
  /** Masks that it lets go: they expire, and leave the list unless a task uses them. */
  letGo(imageIds: readonly string[], expiresAt: Date, at: Date): Promise<void>;
  /** Images whose time is over and that no task uses; they are marked as deleted. At most `limit` a call. */
  expire(at: Date, limit: number): Promise<ImageRecord[]>;
  /** Everything a user ever uploaded or made, the deleted ones too. */
  listOwned(ownerId: string): Promise<ImageRecord[]>;
  /** Which of these images are there and not deleted; the sweep removes the files of the others. */
  livingAmong(imageIds: readonly string[]): Promise<ReadonlySet<string>>;
}
