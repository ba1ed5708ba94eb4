import type { EditorDocument } from '@plumbline/contract/api/editor-session.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

/** An edit that is under way: one for each picture and tool. */
export interface EditorSessionRecord {
  readonly imageId: string;
  readonly function: FunctionName;
  /** The picture's owner. */
  readonly ownerId: string;
  readonly revision: number;
  readonly document: EditorDocument;
  readonly savedAt: Date;
}

/** A session without its document, with what is edited. */
export interface UnfinishedRecord extends Omit<EditorSessionRecord, 'document' | 'ownerId'> {
  /** Masks with something painted. */
  readonly masks: number;
  readonly width: number;
  readonly height: number;
}

export interface EditorSessionRepository {
  find(imageId: string, functionName: FunctionName): Promise<EditorSessionRecord | undefined>;
  /**
   * The same, and nobody else saves a session of this picture, or deletes it, until the transaction ends.
   *
   * @throws AppError `IMAGE_NOT_FOUND` where it was deleted meanwhile
   */
  lock(imageId: string, functionName: FunctionName): Promise<EditorSessionRecord | undefined>;
  save(session: EditorSessionRecord): Promise<void>;
  /**
   * An owner's sessions of living pictures, the newest first: those with something painted or placed, and no task made of
   * the same picture with the same tool since.
   *
   * @param overlapMs a session saved so long after a task began was being saved when it did
   */
  unfinished(ownerId: string, limit: number, overlapMs: number): Promise<UnfinishedRecord[]>;
  /** Of one tool, or of all. Returns what they held. */
  forget(imageIds: readonly string[], functionName?: FunctionName): Promise<EditorDocument[]>;
  /** Gives a visitor's sessions to an account, with their pictures. */
  adopt(visitorId: string, userId: string): Promise<void>;
}
