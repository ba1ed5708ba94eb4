import type { SharedRow, SignOff } from '@plumbline/contract/api/shares.ts';

export interface ShareRecord {
  readonly shareId: string;
  readonly ownerId: string;
  /** SHA-256 of the token that the link holds. */
  readonly tokenHash: string;
  readonly title: string;
  readonly comments: boolean;
  readonly signOff: boolean;
  readonly showBase: boolean;
  readonly showPrompt: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  /** Replies up to here were seen by the owner. */
  readonly seenUntil: Date;
  /** That it was made from; null where it was made from none, and once that is gone. */
  readonly projectId: string | null;
  readonly schedule: readonly SharedRow[] | null;
}

/** A picture that is to be shared. */
export interface SharedPicture {
  readonly imageId: string;
  readonly caption: string;
}

export type ShareChange = Partial<Pick<ShareRecord, 'tokenHash' | 'expiresAt' | 'revokedAt' | 'seenUntil'>>;

interface PictureRecord {
  readonly imageId: string;
  readonly width: number;
  readonly height: number;
}

/** A living picture of a share, in its place. */
export interface SharedImageRecord extends PictureRecord {
  /** What it was made from, where that is still there. */
  readonly base: PictureRecord | null;
  readonly prompt: string | null;
  readonly caption: string;
}

export interface CommentRecord {
  readonly commentId: string;
  readonly shareId: string;
  /** Of the share. */
  readonly ownerId: string;
  readonly name: string;
  readonly text: string;
  readonly imageId: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly createdAt: Date;
}

export interface SignOffRecord extends Omit<SignOff, 'createdAt'> {
  readonly shareId: string;
  /** Of the share. */
  readonly ownerId: string;
  readonly createdAt: Date;
}

export interface ShareSummary {
  readonly images: number;
  readonly coverImageId: string | null;
  readonly commentCount: number;
  readonly signOffCount: number;
  readonly lastSignOff: SignOffRecord | null;
  readonly unseen: number;
}

export interface SharePage {
  readonly after: { readonly createdAt: Date; readonly shareId: string } | undefined;
  readonly limit: number;
}

export interface ShareRepository {
  add(share: ShareRecord, pictures: readonly SharedPicture[]): Promise<void>;
  find(shareId: string): Promise<ShareRecord | undefined>;
  findByToken(tokenHash: string): Promise<ShareRecord | undefined>;
  /** Nobody else changes it or replies to it until the transaction ends. */
  lock(shareId: string): Promise<ShareRecord | undefined>;
  change(shareId: string, change: ShareChange): Promise<void>;
  /** Newest first. */
  list(ownerId: string, page: SharePage): Promise<ShareRecord[]>;
  countOpen(ownerId: string, at: Date): Promise<number>;
  images(shareId: string): Promise<SharedImageRecord[]>;
  /** One for each of the ids. */
  summaries(shareIds: readonly string[]): Promise<ReadonlyMap<string, ShareSummary>>;
  countUnseen(ownerId: string): Promise<number>;
  addComment(comment: CommentRecord): Promise<void>;
  /** Oldest first. */
  listComments(shareId: string): Promise<CommentRecord[]>;
  countComments(shareId: string): Promise<number>;
  /** Added and never changed. */
  addSignOff(signOff: SignOffRecord): Promise<void>;
  /** In the order in which they were given. */
  listSignOffs(shareId: string): Promise<SignOffRecord[]>;
  countSignOffs(shareId: string): Promise<number>;
}
