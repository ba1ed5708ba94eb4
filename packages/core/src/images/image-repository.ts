import type { ImageRecord } from './image.ts';

/** The rows of images and of which task uses which. Files are the storage's. */
export interface ImageRepository {
  /** A row with the same id is replaced: a task that runs again after a crash stores the same variant again. */
  save(image: ImageRecord): Promise<void>;
  /** Deleted ones too, with `deletedAt` set; `undefined` where there never was one. */
  find(imageId: string): Promise<ImageRecord | undefined>;
  /** In no particular order; unknown ids are left out. */
  findMany(imageIds: readonly string[]): Promise<ImageRecord[]>;
  /** Uploads of one owner since a time, the deleted ones too: the visitor's daily limit. */
  countUploads(ownerId: string, since: Date): Promise<number>;
  /** `save`, unless the owner already has `limit` uploads since `since`: then false. Exact also for uploads at once, in a transaction. */
  saveWithin(image: ImageRecord, limit: number, since: Date): Promise<boolean>;
  /** Gives a visitor's images to an account and takes their expiry away. Returns how many. */
  adopt(visitorId: string, userId: string): Promise<number>;
  /**
   * Notes that a task needs these images (its base, its results), so that they outlive the deletion of other tasks.
   *
   * @throws AppError `IMAGE_NOT_FOUND` where one was deleted meanwhile
   */
  addUses(taskId: string, imageIds: readonly string[]): Promise<void>;
  /** Takes a task's uses away and marks what no other task uses as deleted. Returns those whose files may go. */
  releaseTask(taskId: string, at: Date): Promise<ImageRecord[]>;
  /** Changes when these images go; null: not by themselves. */
  setExpiry(imageIds: readonly string[], expiresAt: Date | null): Promise<void>;
  /** Images whose time is over and that no task uses; they are marked as deleted. At most `limit` a call. */
  expire(at: Date, limit: number): Promise<ImageRecord[]>;
  /** Everything a user ever uploaded or made, the deleted ones too. */
  listOwned(ownerId: string): Promise<ImageRecord[]>;
  /** Which of these images are there and not deleted; the sweep removes the files of the others. */
  livingAmong(imageIds: readonly string[]): Promise<ReadonlySet<string>>;
}
