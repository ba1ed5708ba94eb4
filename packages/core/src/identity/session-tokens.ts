import {
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const DAY_MS = 86_400_000;

/** A new token of a signed-in session: 256 random bits. Only its hash is stored. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export interface Visitor {
  /** Owner of what the visitor uploads; it cannot be turned back into the token. */
  readonly visitorId: string;
  /** Older than a day: worth issuing again, so that the visitor who keeps coming stays known. */
  readonly stale: boolean;
}

/**
 * An anonymous session is a token that the server signed and does not store: `v.<random>.<day issued>.<mac>`. A health
 * probe or a crawler therefore writes nothing. Signing in never upgrades it: the account gets a token of its own.
 */
export function issueVisitorToken(secret: Buffer, now: Date, previous?: string): string {
  const random = previous?.split('.')[1] ?? randomBytes(24).toString('base64url');
  const body = `v.${random}.${Math.floor(now.getTime() / DAY_MS).toString(36)}`;
  return `${body}.${sign(secret, `visitor ${body}`)}`;
}

/** The visitor of a token, or `undefined` where the server did not sign it or it is older than `days`. */
export function readVisitorToken(
  secret: Buffer,
  token: string,
  now: Date,
  days: number,
): Visitor | undefined {
  const [kind, random, day, mac, ...rest] = token.split('.');
  if (kind !== 'v' || !random || !day || !mac || rest.length > 0) return undefined;
  if (!equalInConstantTime(mac, sign(secret, `visitor v.${random}.${day}`))) return undefined;
  const age = Math.floor(now.getTime() / DAY_MS) - Number.parseInt(day, 36);
  if (!(age >= -1 && age <= days)) return undefined;
  const visitorId = `v_${createHash('sha256').update(random).digest('base64url').slice(0, 32)}`;
  return { visitorId, stale: age > 0 };
}

/**
 * The CSRF token of a session, worthless with any other. A visitor's stays the same when the token is issued again:
 * the page that is open goes on working.
 */
export function csrfTokenOf(secret: Buffer, sessionToken: string): string {
  const lasting = sessionToken.startsWith('v.')
    ? sessionToken.split('.').slice(0, 2).join('.')
    : sessionToken;
  return sign(secret, `csrf ${hashSessionToken(lasting)}`);
}

export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(left as Buffer, right as Buffer);
}

/** Making a key of the bytes takes as long as signing with it, and every request signs. */
const keys = new WeakMap<Buffer, KeyObject>();

function keyOf(secret: Buffer): KeyObject {
  const known = keys.get(secret);
  if (known) return known;
  const key = createSecretKey(secret);
  keys.set(secret, key);
  return key;
}

function sign(secret: Buffer, text: string): string {
  return createHmac('sha256', keyOf(secret)).update(text).digest('base64url');
}
