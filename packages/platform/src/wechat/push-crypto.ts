import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const BLOCK = 32;
const RANDOM = 16;
const LENGTH = 4;

/** Hex SHA-1 of the parts, sorted as text and joined: WeChat's signature of a push. */
export function signPush(...parts: readonly string[]): string {
  return createHash('sha1').update(parts.toSorted().join('')).digest('hex');
}

export function isSignedBy(signature: string | undefined, ...parts: readonly string[]): boolean {
  const expected = Buffer.from(signPush(...parts));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Safe mode: AES-256-CBC over 16 random bytes, the length of the message in 4 (big-endian), the message and the app id,
 * filled to blocks of 32 bytes.
 *
 * @param encodingKey the 43 characters of WeChat's console
 */
export function encryptPush(
  encodingKey: string,
  appId: string,
  message: string,
  random: Buffer = randomBytes(RANDOM),
): string {
  const key = keyOf(encodingKey);
  const text = Buffer.from(message);
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(text.length);
  const plain = Buffer.concat([random, length, text, Buffer.from(appId)]);
  const fill = BLOCK - (plain.length % BLOCK);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([
    cipher.update(plain),
    cipher.update(Buffer.alloc(fill, fill)),
    cipher.final(),
  ]).toString('base64');
}

/** The message, or `undefined` where key, app id or form are wrong. */
export function decryptPush(encodingKey: string, appId: string, sealed: string): string | undefined {
  const key = keyOf(encodingKey);
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length === 0 || bytes.length % 16 !== 0) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(bytes), decipher.final()]);
  const fill = padded.at(-1) ?? 0;
  if (fill < 1 || fill > BLOCK || padded.length < RANDOM + LENGTH + fill) return undefined;
  const plain = padded.subarray(RANDOM, padded.length - fill);
  const length = plain.readUInt32BE(0);
  if (LENGTH + length > plain.length) return undefined;
  const owner = plain.subarray(LENGTH + length).toString();
  return owner === appId ? plain.subarray(LENGTH, LENGTH + length).toString() : undefined;
}

function keyOf(encodingKey: string): Buffer {
  return Buffer.from(`${encodingKey}=`, 'base64');
}
