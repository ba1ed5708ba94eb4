import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../../ports/database.ts';
import { type Arrival, type EntryTerms, enterAccount, findOrAddUser } from '../enter-account.ts';
import { joinIdentity } from '../join-identity.ts';
import type { OpenedSession } from '../open-session.ts';
import { equalInConstantTime } from '../session-tokens.ts';
import type { ScanDependencies } from './begin-scan.ts';
import { hashValue } from './random-values.ts';
import { wechatIdentity } from './wechat-identity.ts';
import type { ScanState, WechatScan } from './wechat-repository.ts';

export type ShownState = ScanState | 'expired';

/** After a confirmation the browser still has to ask once more. */
const GRACE_MS = 60_000;

export interface PolledScan {
  readonly state: ShownState;
  /** Only in the one answer that a confirmation opens a session with. */
  readonly opened: OpenedSession | undefined;
}

/** The state as people see it: one that was never confirmed has an end. */
export function stateOf({ state, expiresAt, consumedAt }: WechatScan, now: Date): ShownState {
  if (state === 'cancelled') return state;
  if (state === 'confirmed')
    return consumedAt === null && now.getTime() > expiresAt.getTime() + GRACE_MS ? 'expired' : state;
  return expiresAt <= now ? 'expired' : state;
}

/**
 * The state of a QR code, for the browser that asked for it. The first time that it is `confirmed` it signs that browser
 * in, or joins the identity to the account that asked for it.
 *
 * @param userId the account of the caller, who may have changed since
 * @throws AppError `NOT_FOUND` for any other browser, `ACCOUNT_SUSPENDED`, `IDENTITY_TAKEN`, `INVITE_INVALID` where the
 * last use of a code went to somebody else
 */
export async function pollScan(
  { database, clock, sessionDays, capabilities }: ScanDependencies & EntryTerms,
  poll: {
    readonly ticket: string;
    readonly nonce: string;
    readonly userId: string | null;
    readonly arrival: Omit<Arrival, 'visit'>;
  },
): Promise<PolledScan> {
  const scan = await database.wechat.findScan({ ticketHash: hashValue(poll.ticket) });
  if (!scan || !equalInConstantTime(scan.nonceHash, hashValue(poll.nonce)))
    throw new AppError('NOT_FOUND', 'no QR code of this browser');
  const at = clock.now();
  const state = stateOf(scan, at);
  if (state !== 'confirmed' || scan.consumedAt !== null) return { state, opened: undefined };
  const outcome = await database.transaction(async (repositories) => {
    if (!(await repositories.wechat.consumeScan(scan.id, at))) return undefined;
    if (scan.purpose === 'join') return join(repositories, scan, poll.userId, at);
    const proven = provenBy(scan);
    const user = await findOrAddUser(repositories, proven, scan.visit, at);
    const arrival = { ...poll.arrival, visit: scan.visit };
    return enterAccount(repositories, user, arrival, { at, sessionDays, capabilities });
  });
  if (typeof outcome === 'string') throw new AppError(outcome, 'sign-in by a QR code');
  return { state, opened: outcome };
}

async function join(
  repositories: Repositories,
  scan: WechatScan,
  userId: string | null,
  at: Date,
): Promise<undefined | 'IDENTITY_TAKEN'> {
  // Somebody else signed in at this browser in between.
  if (scan.userId === null || scan.userId !== userId)
    throw new AppError('NOT_FOUND', 'the QR code belongs to another account');
  return joinIdentity(repositories, provenBy(scan), userId, at);
}

function provenBy({ subject, unionId }: WechatScan) {
  const [appId = '', openId = ''] = subject?.split(':') ?? [];
  return wechatIdentity({ appId, openId, unionId, nickname: null });
}
