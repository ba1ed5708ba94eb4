import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** 49,233 passwords that people use most, of leaks that became public; lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Who installs this is a studio that uses this product: the first words that somebody guesses. */
const PRODUCT_WORDS = ['plumbline', '绳墨', 'architect', 'render'];
/** Digits and marks that people put around a word to make it look like another. */
const ADDED = 4;
/** What is left of a password beside a word that everybody knows must still be worth guessing. */
const LEFT = 6;
const FEWEST_CHARACTERS = 4;

/**
 * Refuses passwords that are guessed first: common ones, also with digits and marks around them or said twice; the
 * same few characters; the names of the account and the product with little beside them.
 *
 * @param names of the account and its owner
 * @throws AppError `PASSWORD_COMMON`
 * @see OWASP ASVS 5.0 6.2.4 and 6.2.11
 */
export function requireUncommonPassword(password: string, names: readonly string[]): void {
  if (isCommonPassword(password, names)) throw new AppError('PASSWORD_COMMON', 'a new password');
}

export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const unit = unitOf(typed);
  if (new Set(unit).size < FEWEST_CHARACTERS) return true;
  if (COMMON.has(typed) || COMMON.has(unit) || COMMON.has(wordOf(typed)) || isRun(typed)) return true;
  return [...PRODUCT_WORDS, ...names.flatMap(partsOf)].some(
    (word) => typed.includes(word) && typed.replaceAll(word, '').length < LEFT,
  );
}

/** `abcabcabc` is `abc` said three times. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

/** Without a few digits and marks at its ends; the text itself where there are more of them. */
function wordOf(text: string): string {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return text.length - word.length <= ADDED ? word : text;
}

/** `abcdefghij`, `9876543210`: each character is the next of the one before, or each the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** A name as a whole and its words, as far as they say something. */
function partsOf(name: string): string[] {
  const whole = name.normalize('NFKC').toLowerCase().trim();
  return [whole, ...whole.split(/[\s._@-]+/)].filter((part) => part.length >= 4);
}
