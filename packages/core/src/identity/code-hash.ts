import { createHmac, randomInt } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** Six digits. */
export function createCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/** What is stored of a code: keyed, because a million plain hashes are tried in a second. */
export function hashCode(secret: Buffer, codeId: string, code: string): string {
  return createHmac('sha256', secret).update(`${codeId}:${code}`).digest('base64url');
}

/** What is stored of the address that asked for a code: enough to count, not to know. */
export function hashRequester(secret: Buffer, address: string): string {
  return createHmac('sha256', secret)
    .update(`address ${networkOf(address)}`)
    .digest('base64url');
}
