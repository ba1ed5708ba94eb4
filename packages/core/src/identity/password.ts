import { randomBytes, scrypt as scryptCallback, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptCallback);

/** OWASP's password storage cheat sheet: scrypt with N = 2^15, r = 8, p = 3 (32 MiB for each of the three). */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;

/** `scrypt$15$8$3$<salt>$<key>`; the parameters are stored, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join(
    '$',
  );
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, log2N, r, p, salt = '', key = ''] = stored.split('$');
  if (kind !== 'scrypt') return false;
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(
  password: string,
  salt: Buffer,
  { log2N, r, p }: { log2N: number; r: number; p: number },
): Promise<Buffer> {
  const N = 2 ** log2N;
  return scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r });
}
