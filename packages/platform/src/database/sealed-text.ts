import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM with a key of this one purpose; `s1` is the way it is written down. */
const WAY = 's1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface SealingKey {
  /** Which of the installation's keys it is: `KEY_GENERATION` when it was made. */
  readonly generation: number;
  readonly key: Buffer;
}

/**
 * Seals a text for one subject: nobody without the key reads it, and in the place of another subject it cannot be opened.
 *
 * @returns `s1.<generation>.<nonce, tag and text in base64url>`
 */
export function sealText({ generation, key }: SealingKey, subject: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', derive(key), iv).setAAD(Buffer.from(subject));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [WAY, generation, Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')].join('.');
}

/** Generation of the key that a text is sealed with; undefined for one that is not sealed. */
export function generationOf(sealed: string): number | undefined {
  const [, generation] = /^s1\.([1-9]\d{0,6})\.[\w-]+$/.exec(sealed) ?? [];
  return generation === undefined ? undefined : Number(generation);
}

/** @returns undefined where it is sealed with another key, for another subject, or was changed */
export function openText({ key }: SealingKey, subject: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', derive(key), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(subject))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString();
  } catch {
    return undefined;
  }
}

function derive(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'plumbline sealed text', 32));
}
