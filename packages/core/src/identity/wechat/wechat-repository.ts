import type { Visit } from '../visit.ts';

/** What a way to WeChat is for: signing in, or joining the identity to the account of `userId`. */
export type WechatPurpose = 'login' | 'join';

export type ScanState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled';

export interface WechatScan {
  readonly id: string;
  readonly ticketHash: string;
  readonly sceneHash: string;
  readonly nonceHash: string;
  readonly purpose: WechatPurpose;
  /** Null for signing in. */
  readonly userId: string | null;
  /** Hashed network address. */
  readonly requester: string;
  /** User agent of the browser that shows the code. */
  readonly device: string;
  readonly visit: Visit;
  readonly state: ScanState;
  /** `<app id>:<open id>` of whoever scanned. */
  readonly subject: string | null;
  readonly unionId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly consumedAt: Date | null;
}

export interface WechatState {
  readonly stateHash: string;
  readonly nonceHash: string;
  readonly purpose: WechatPurpose;
  readonly userId: string | null;
  /** Path of this site to go to afterwards. */
  readonly next: string;
  readonly visit: Visit;
  readonly expiresAt: Date;
}

export interface WechatRepository {
  addScan(scan: WechatScan): Promise<void>;
  findScan(
    by: { id: string } | { ticketHash: string } | { sceneHash: string },
  ): Promise<WechatScan | undefined>;
  countScansFrom(requester: string, since: Date): Promise<number>;
  /**
   * Changes the state of a scan that has not expired, if it is still `from`: of several at once, one succeeds.
   *
   * @returns whether it did
   */
  moveScan(
    id: string,
    from: ScanState,
    to: { state: ScanState; subject?: string; unionId?: string | null },
    now: Date,
  ): Promise<boolean>;
  /** Uses a confirmed scan up. @returns true for the one who did */
  consumeScan(id: string, now: Date): Promise<boolean>;

  addState(state: WechatState): Promise<void>;
  /** Removes and returns it: a state works once. */
  takeState(stateHash: string): Promise<WechatState | undefined>;

  /** Notes a push. @returns false where it was noted before */
  notePush(key: string, at: Date): Promise<boolean>;
  deleteBefore(moment: Date): Promise<void>;
}
