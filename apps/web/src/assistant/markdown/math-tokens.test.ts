import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { mathTokens, mayHaveMaths, withoutHalfFormula } from './math-tokens.ts';

const marked = new Marked({
  extensions: mathTokens(({ text, display }) => (display ? `[[${text}]]` : `[${text}]`)),
});
const html = (markdown: string) => (marked.parse(markdown) as string).trim();

test.each([
  ['Step $2h + g = 630$ mm', '<p>Step [2h + g = 630] mm</p>'],
  ['with \\(a^2\\) in it', '<p>with [a^2] in it</p>'],
  ['It costs $800 and $1200 a day', '<p>It costs $800 and $1200 a day</p>'],
  ['between $ 5 and 6 $', '<p>between $ 5 and 6 $</p>'],
  ['$$\nT = 0.16 V / A\n$$', '<div class="formula">[[T = 0.16 V / A]]</div>'],
  ['\\[x\\]', '<div class="formula">[[x]]</div>'],
  ['`$a$` stays', '<p><code>$a$</code> stays</p>'],
  ['a price of \\$5', '<p>a price of $5</p>'],
])('%j', (markdown, expected) => expect(html(markdown)).toBe(expected));

test('KaTeX is asked for where there may be a formula', () => {
  expect(mayHaveMaths('a \\(b\\)')).toBe(true);
  expect(mayHaveMaths('850–900 mm')).toBe(false);
});

test('a formula that is still being written is not shown in half', () => {
  expect(withoutHalfFormula('So:\n$$T = 0.16')).toBe('So:\n');
  expect(withoutHalfFormula('So:\n$$T$$ and $5')).toBe('So:\n$$T$$ and $5');
});
