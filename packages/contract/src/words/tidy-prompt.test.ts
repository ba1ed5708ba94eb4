import { expect, test } from 'vitest';
import { stripBrackets, tidyPrompt, weightTerms } from './tidy-prompt.ts';

test('full-width punctuation becomes ASCII, commas one, and none ends it', () => {
  expect(tidyPrompt('雪景，，湖边、（木屋：1.2）,, ，')).toBe('雪景, 湖边, (木屋:1.2)');
  expect(tidyPrompt(' ,snow ,forest,')).toBe('snow, forest');
  expect(tidyPrompt('，、')).toBe('');
});

test('bare terms are weighted at 1.2, weighted ones stay', () => {
  expect(weightTerms('snow，(forest:1.4), [dark], a, b')).toBe(
    '(snow:1.2), (forest:1.4), [dark], (a:1.2), (b:1.2)',
  );
  expect(weightTerms('(snow, fog), lake')).toBe('(snow, fog), (lake:1.2)');
  expect(weightTerms('')).toBe('');
});

test('brackets and their weights are taken off', () => {
  expect(stripBrackets('(snow:1.2), ((forest)), [dark]，（湖：1.5）')).toBe('snow, forest, dark, 湖');
});
