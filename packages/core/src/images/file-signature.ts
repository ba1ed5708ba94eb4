import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed address works this long at most, whatever it claims. */
const LONGEST_SECONDS = 600;

/** What `GET /files/{key}?exp=…&sig=…` needs to answer without a session: for fetchers that have none. */
export function signFile(
  secret: Buffer,
  key: string,
  expiresAt: Date,
): { readonly exp: string; readonly sig: string } {
  const exp = String(Math.floor(expiresAt.getTime() / 1000));
  return { exp, sig: macOf(secret, key, exp).toString('base64url') };
}

/** Whether an address was signed by us for this very file, is not over, and does not promise more than 10 minutes. */
export function checkFileSignature(
  secret: Buffer,
  key: string,
  { exp, sig }: { readonly exp?: string | undefined; readonly sig?: string | undefined },
  now: Date,
): boolean {
  if (exp === undefined || sig === undefined) return false;
  const left = Number(exp) - now.getTime() / 1000;
  if (!(left > 0 && left <= LONGEST_SECONDS)) return false;
  const given = Buffer.from(sig, 'base64url');
  const expected = macOf(secret, key, exp);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function macOf(secret: Buffer, key: string, exp: string): Buffer {
  return createHmac('sha256', secret).update(`GET\n${key}\n${exp}`).digest();
}
