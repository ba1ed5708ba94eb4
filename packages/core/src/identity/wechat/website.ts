import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { WechatWebsite } from '../../ports/wechat.ts';
import { type Arrival, type EntryTerms, enterAccount, findOrAddUser } from '../enter-account.ts';
import type { Visit } from '../visit.ts';
import { joinIdentity } from '../join-identity.ts';
import type { OpenedSession } from '../open-session.ts';
import { equalInConstantTime } from '../session-tokens.ts';
import type { ScanDependencies } from './begin-scan.ts';
import { judgeInvite } from './judge-invite.ts';
import { createSecretValue, hashValue } from './random-values.ts';
import { wechatIdentity } from './wechat-identity.ts';
import type { WechatPurpose } from './wechat-repository.ts';

const STATE_VALID_MS = 10 * 60_000;

type Dependencies = ScanDependencies & { readonly website: WechatWebsite };

export interface WebsiteRequest {
  readonly purpose: WechatPurpose;
  readonly userId: string | null;
  /** Path of this site. */
  readonly next: string;
  readonly redirectUri: string;
  readonly visit: Visit;
  /** Network address, and how many invented invitations an hour may come from it. */
  readonly address: string;
  readonly invitesPerHour: number;
  readonly locale: Locale;
}

/**
 * Begins the way to WeChat's own page. The state in the address is worth nothing without the nonce in the cookie.
 *
 * @throws AppError `INVITE_INVALID`, `TOO_MANY_ATTEMPTS`
 */
export async function beginWebsite(
  { database, clock, secret, website }: Dependencies,
  { purpose, userId, next, redirectUri, visit, address, invitesPerHour, locale }: WebsiteRequest,
): Promise<{ readonly url: string; readonly nonce: string }> {
  await judgeInvite({ database, secret }, { visit, address, perHour: invitesPerHour, at: clock.now() });
  const [state, nonce] = [createSecretValue(), createSecretValue()];
  await database.wechat.addState({
    stateHash: hashValue(state),
    nonceHash: hashValue(nonce),
    purpose,
    userId,
    next,
    visit,
    expiresAt: new Date(clock.now().getTime() + STATE_VALID_MS),
  });
  return { url: website.authorizeUrl({ state, redirectUri, locale }), nonce };
}

export interface WebsiteReturn {
  readonly state: string;
  /** Undefined where the person refused. */
  readonly code: string | undefined;
  /** From the cookie. */
  readonly nonce: string;
  readonly userId: string | null;
  readonly arrival: Omit<Arrival, 'visit'>;
}

export type WebsiteOutcome =
  | { readonly kind: 'entered'; readonly next: string; readonly opened: OpenedSession }
  | { readonly kind: 'joined'; readonly next: string }
  | { readonly kind: 'refused'; readonly next: string };

/**
 * Takes someone back from WeChat's page.
 *
 * @throws AppError `WECHAT_REFUSED` for a state that is unknown, used, expired or another browser's; `WECHAT_FAILED`,
 * `ACCOUNT_SUSPENDED`, `IDENTITY_TAKEN`, `INVITE_INVALID` where the last use of a code went to somebody else
 */
export async function finishWebsite(
  { database, clock, website, sessionDays, capabilities }: Dependencies & EntryTerms,
  { state, code, nonce, userId, arrival }: WebsiteReturn,
): Promise<WebsiteOutcome> {
  const at = clock.now();
  const begun = await database.wechat.takeState(hashValue(state));
  if (!begun || begun.expiresAt <= at || !equalInConstantTime(begun.nonceHash, hashValue(nonce)))
    throw new AppError('WECHAT_REFUSED', 'no such state of this browser');
  const { next, visit, purpose } = begun;
  if (code === undefined) return { kind: 'refused', next };
  const proven = wechatIdentity(await website.exchangeCode(code));
  const outcome = await database.transaction(async (repositories) => {
    if (purpose === 'join') {
      if (begun.userId === null || begun.userId !== userId) return 'WECHAT_REFUSED';
      return joinIdentity(repositories, proven, userId, at);
    }
    const user = await findOrAddUser(repositories, proven, visit, at);
    return enterAccount(repositories, user, { ...arrival, visit }, { at, sessionDays, capabilities });
  });
  if (typeof outcome === 'string') throw new AppError(outcome, 'back from WeChat');
  return outcome === undefined ? { kind: 'joined', next } : { kind: 'entered', next, opened: outcome };
}
