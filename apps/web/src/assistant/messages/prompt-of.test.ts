import { PROMPT_MAX_LENGTH } from '@plumbline/contract/constants.ts';
import { expect, test } from 'vitest';
import { promptOf, withoutSigns } from './prompt-of.ts';

test('what is marked goes before code, code before a quotation, and that before all words', () => {
  const answer = 'Try this:\n\n> oak floor,\n> soft light\n\n```text\nwhite walls\n```\nGood luck.';
  expect(promptOf(answer, ' linen ')).toBe('linen');
  expect(promptOf(answer)).toBe('white walls');
  expect(promptOf('Try this:\n\n> oak floor,\n> soft light\n\nGood luck.')).toBe('oak floor,\nsoft light');
  expect(promptOf('**Oak** floor')).toBe('Oak floor');
});

test('a prompt is as long as it may be', () => {
  expect(promptOf('x'.repeat(5000))).toHaveLength(PROMPT_MAX_LENGTH);
});

test('words are left without their signs', () => {
  expect(
    withoutSigns(
      '## Kitchen\n\n- **Worktop** `850` mm\n1. [Norm](https://a.b)\n\n| a | b |\n|---|---|\n| c | d |',
    ),
  ).toBe('Kitchen\nWorktop 850 mm\nNorm\na b\nc d');
});
