import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripBrackets, tidyPrompt, weightTerms } from './tidy-prompt.ts';

const SIGNS = [
  ...'，、；：。（）【】！？　',
  ...',:;()[] .!?\t',
  'snow',
  '湖边',
  '木',
  'ガラス',
  '1.4',
  '木屋',
];
const prompt = fc.array(fc.constantFrom(...SIGNS), { maxLength: 40 }).map((parts) => parts.join(''));
const term = fc.constantFrom('snow', '湖边', 'ガラス', 'oak floor', 'golden-hour', 'a b c');

test('no punctuation of full width is left, and nothing else of the words is lost', () => {
  fc.assert(
    fc.property(prompt, (text) => {
      const tidy = tidyPrompt(text);
      expect(tidy).not.toMatch(/[，、；：。（）【】！？　]/);
      expect(tidy.replaceAll(/[^\p{L}\p{N}]/gu, '')).toBe(text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
    }),
  );
});

test('commas stand alone, and neither at the end nor at the beginning', () => {
  fc.assert(
    fc.property(prompt, (text) => {
      const tidy = tidyPrompt(text);
      expect(tidy).not.toMatch(/,\s*,/);
      expect(tidy).not.toMatch(/^\s*,|,\s*$/);
      expect(tidy).toBe(tidy.trim());
    }),
  );
});

test('what is tidy stays as it is', () => {
  fc.assert(
    fc.property(prompt, (text) => {
      const tidy = tidyPrompt(text);
      expect(tidyPrompt(tidy)).toBe(tidy);
      expect(weightTerms(weightTerms(text))).toBe(weightTerms(text));
      expect(stripBrackets(stripBrackets(text))).toBe(stripBrackets(text));
    }),
  );
});

test('every bare term is weighted at 1.2, and taking the brackets off brings it back', () => {
  fc.assert(
    fc.property(
      fc.array(term, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(',', '，', '、', ' ,, '),
      (terms, comma) => {
        const text = terms.join(comma);
        expect(weightTerms(text)).toBe(terms.map((one) => `(${one}:1.2)`).join(', '));
        expect(stripBrackets(weightTerms(text))).toBe(terms.join(', '));
      },
    ),
  );
});

test('terms in brackets keep their weights', () => {
  const weighted = fc
    .tuple(term, fc.constantFrom('0.8', '1.4', '2'))
    .map(([text, weight]) => `(${text}:${weight})`);
  fc.assert(
    fc.property(fc.array(fc.oneof(term, weighted), { minLength: 1, maxLength: 10 }), (terms) => {
      const expected = terms.map((one) => (one.startsWith('(') ? one : `(${one}:1.2)`)).join(', ');
      expect(weightTerms(terms.join('，'))).toBe(expected);
      expect(stripBrackets(terms.join('，'))).not.toMatch(/[()[\]]|:\d/);
    }),
  );
});
