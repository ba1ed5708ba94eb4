import type { IMAGE_KINDS, UPLOAD_PURPOSES, UploadedImage } from '@plumbline/contract/api/images.ts';

export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];
export type ImageKind = (typeof IMAGE_KINDS)[number];
/**
 * What a user uploaded it for, or what a task made: a picture; `diff`, a file that lies beside it (the drawing of what became
 * of its edges, the masks of a model); or another file of an upload with the same pixels.
 */
export type ImagePurpose = UploadPurpose | 'result' | 'diff' | 'copy';

export interface ImageRecord {
  readonly imageId: string;
  /** A user's id, or a visitor's until signing in (`Caller.ownerId`). */
  readonly ownerId: string;
  readonly purpose: ImagePurpose;
  /** As detected at upload; null for what a task made. */
  readonly kind: ImageKind | null;
  /** What an uploaded file was called; empty for everything else, and once it is deleted. */
  readonly name: string;
  /** Of the working copy: upright. */
  readonly width: number;
  readonly height: number;
  /** Type and size of the file as it was uploaded; of the picture itself where a task made it. */
  readonly mime: UploadedImage['mime'];
  readonly bytes: number;
  /** Storage keys. The working copy is a lossless PNG; a file beside it exists for uploads and where a task made one. */
  readonly workingKey: string;
  readonly originalKey: string | null;
  /** SHA-256 of the working copy's decoded pixels, hex. */
  readonly pixelHash: string;
  /** Images this one was made from, the base first. */
  readonly parents: readonly string[];
  readonly createdAt: Date;
  /** When a visitor's image goes, or a mask that no saved edit holds; null for what stays. No task's image goes by time. */
  readonly expiresAt: Date | null;
  /**
   * Since when an upload is not among its owner's files: they took it off while works were made with it, or it is a mask that
   * an edit let go of or never held.
   */
  readonly unlistedAt: Date | null;
  /** When its owner deleted it: the row stays, so that its address answers 410, the files are gone. */
  readonly deletedAt: Date | null;
}

/** An upload as its owner finds it. */
export interface UploadRecord extends ImageRecord {
  /** Tasks that use it. */
  readonly works: number;
}
