import { describe, expect, test } from 'vitest';
import { LOCALES } from '../text.ts';
import { AppError } from './app-error.ts';
import { ERRORS, ERROR_CODES, isErrorCode } from './catalogue.ts';

const STATUSES = [
  0, 400, 401, 403, 404, 406, 408, 409, 410, 413, 415, 421, 422, 429, 431, 500, 502, 503, 504,
];

describe('error catalogue', () => {
  test.each(ERROR_CODES)(
    '%s has a status of the list and a text in each language with the same places',
    (code) => {
      const { status, text } = ERRORS[code];
      expect(STATUSES).toContain(status);
      const places = LOCALES.map((locale) => (text[locale].match(/\{\w+\}/g) ?? []).toSorted().join());
      expect(new Set(places).size).toBe(1);
      for (const locale of LOCALES) expect(text[locale].trim().length).toBeGreaterThan(3);
    },
  );

  test('the messages that other clients know are there', () => {
    const english = new Set(Object.values(ERRORS).map(({ text }) => text.en));
    for (const wanted of [
      'AI picking failed, please paint by hand.',
      'Not enough counts, please recharge.',
      "Today's count is used up.",
      'Please log in first.',
      'Please enter your question.',
      'Please upload an image.',
      'The image size cannot exceed 10M.',
      'Cannot connect to the server.',
    ])
      expect(english).toContain(wanted);
  });

  test('an error fills its values into the text of the asked language', () => {
    const error = new AppError('SMS_COUNTDOWN', 'asked again', { values: { seconds: 42 } });
    expect(error.status).toBe(429);
    expect(error.userText('en')).toContain('42 s');
    expect(error.userText('zh-CN')).toContain('42 秒');
  });

  test('only codes of the list are codes', () => {
    expect(isErrorCode('NOT_FOUND')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode(0)).toBe(false);
  });
});
