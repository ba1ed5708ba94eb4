import { AppError } from '@plumbline/contract/errors/app-error.ts';

const MAINLAND = /^1[3-9]\d{9}$/;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;

/**
 * One way to write each number: mainland numbers as their 11 digits, others as `+` and E.164 digits. Spaces, dashes,
 * brackets and full-width digits are understood, as are the prefixes `+86`, `0086` and `86`.
 *
 * @throws AppError `PHONE_INVALID`
 */
export function normalisePhoneNumber(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s\-‐-―().]/g, '')
    .replace(/^00/, '+');
  const mainland = plain.replace(/^\+?86(?=1\d{10}$)/, '');
  if (MAINLAND.test(mainland)) return mainland;
  if (INTERNATIONAL.test(plain) && !plain.startsWith('+86')) return plain;
  throw new AppError('PHONE_INVALID', `${typed.length} characters`, {
    details: { phoneNo: 'not a phone number' },
  });
}

/** `138****0000`: enough for its owner to recognise, too little to call. */
export function maskPhoneNumber(number: string): string {
  return `${number.slice(0, 3)}${'*'.repeat(Math.max(4, number.length - 7))}${number.slice(-4)}`;
}
