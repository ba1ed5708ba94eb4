import { expect, test } from 'vitest';
import { PALETTES } from '../theme/tokens.ts';
import { contrast } from './contrast.ts';
import { TEXT_PAIRS } from './text-pairs.ts';

test('black on white is the most there is, a colour on itself the least', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#d5452b', '#d5452b')).toBe(1);
  // The example of WCAG's own documents: the lightest grey that can be read on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['light', 'dark'] as const)('every text can be read on its grounds in the %s theme', (theme) => {
  const palette = PALETTES[theme];
  const weak = TEXT_PAIRS.filter(([text, ground]) => contrast(palette[text], palette[ground]) < 4.5);
  expect(weak).toEqual([]);
});
