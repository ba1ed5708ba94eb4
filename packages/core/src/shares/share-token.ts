import { createHash, randomBytes } from 'node:crypto';

/** 192 random bits: what a link opens by. */
export function createShareToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is stored of it. A plain hash will do: nobody tries 2¹⁹² tokens. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(`share ${token}`).digest('base64url');
}
