import { expect, test } from 'vitest';
import { insertPrompt } from './insert-prompt.ts';

test('a phrase goes to the end, joined as the language joins', () => {
  expect(insertPrompt('', 'snow', 'en')).toBe('snow');
  expect(insertPrompt('oak floor', 'snow', 'en')).toBe('oak floor, snow');
  expect(insertPrompt('原木，', '雪', 'zh-CN')).toBe('原木，雪');
});

test('a phrase that is there already goes out again, whichever comma is before it', () => {
  expect(insertPrompt('oak floor, snow，dusk', 'snow', 'en')).toBe('oak floor, dusk');
  expect(insertPrompt('snow', 'snow', 'en')).toBe('');
});
