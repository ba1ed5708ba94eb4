import type { ReplayObstacle } from '@plumbline/contract/api/replays.ts';

/** The last time that a result was made again. */
export interface ReplayRecord {
  readonly imageId: string;
  readonly userId: string;
  /** Of the job that may write the outcome; a new start takes another. */
  readonly attempt: string;
  readonly state: 'queued' | 'running' | 'done';
  readonly outcome: 'match' | 'mismatch' | 'cannot' | null;
  readonly obstacle: ReplayObstacle | null;
  readonly difference: { readonly share: number; readonly largest: number } | null;
  readonly startedAt: Date;
  readonly changedAt: Date;
}

export type ReplayChange = Pick<ReplayRecord, 'state' | 'outcome' | 'obstacle' | 'difference' | 'changedAt'>;

export interface ReplayRepository {
  find(imageId: string): Promise<ReplayRecord | undefined>;
  /** Takes the place of an earlier one of the image. */
  save(record: ReplayRecord): Promise<void>;
  /** @returns false where another attempt has taken its place */
  change(imageId: string, attempt: string, change: ReplayChange): Promise<boolean>;
  countStarted(userId: string, since: Date): Promise<number>;
  /** Holds others who start one for the same person until the transaction ends. */
  lockStarts(userId: string): Promise<void>;
}

/** The queue of replays; part of the transaction whose repositories it belongs to. */
export interface ReplayQueue {
  enqueueReplay(job: { readonly imageId: string; readonly attempt: string }): Promise<void>;
}
