/**
 * Why the server ends a live connection (RFC 6455, 7.4). After those of `LIVE_FINAL` a client does not connect again by itself:
 * the person has to do something first.
 */
export const LIVE_CLOSE = {
  /** The server stops or restarts: connect again. */
  goingAway: 1001,
  /** A message that is longer than `LIVE_MESSAGE_MAX_BYTES`; the protocol's own code. */
  tooLong: 1009,
  /** A bug of the server: connect again. */
  failed: 1011,
  /** What was said is no message of this protocol. */
  badMessage: 4400,
  /** Not signed in, or not any more. */
  unauthorized: 4401,
  /** This account may not, or this page may not. */
  forbidden: 4403,
  /** The server speaks another version of the protocol: the client is too old. */
  protocol: 4409,
  /** Too many sessions of this person, or of all; try later. */
  full: 4429,
} as const;

export const LIVE_FINAL: ReadonlySet<number> = new Set<number>([
  LIVE_CLOSE.badMessage,
  LIVE_CLOSE.unauthorized,
  LIVE_CLOSE.forbidden,
  LIVE_CLOSE.protocol,
  LIVE_CLOSE.full,
]);
