import { createHash, randomBytes } from 'node:crypto';

const HOW_MANY = 10;
/** Without the letters and digits that are taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 16;

/** Ten codes of 78 random bits, as people write them down: `7KQF-M2XN-…`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: LENGTH }, randomLetter).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** What is stored of one: of so many bits a plain hash tells nothing. Case, spaces and hyphens do not count. */
export function hashRecoveryCode(code: string): string {
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(`recovery code ${typed}`).digest('base64url');
}

function randomLetter(): string {
  for (;;) {
    // Bytes past the last whole alphabet would make its first letters more likely.
    const byte = randomBytes(1)[0] ?? 255;
    if (byte < 256 - (256 % ALPHABET.length)) return ALPHABET.charAt(byte % ALPHABET.length);
  }
}
