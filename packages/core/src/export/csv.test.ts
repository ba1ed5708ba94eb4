import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['plain', 'walnut', 'walnut'],
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'say "hi"', '"say ""hi"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a formula', '=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a sum', '+1+1', "'+1+1"],
  ['a difference in text', '-2', "'-2"],
  ['a function of old', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab before a formula', '\t=1', `"'\t=1"`],
  ['a break before a formula', '\r=1', `"'\r=1"`],
  ['spaces before a formula', '  =1', "'  =1"],
  ['a full-width sign', '＝1', "'＝1"],
  ['a DDE call', '|cmd', "'|cmd"],
  ['a minus within a word', 'sign-in', 'sign-in'],
])('%s', (_name, text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test('numbers stay numbers and nothing stays empty', () => {
  expect(csvLine([-3, 10, null, ''])).toBe('-3,10,,\r\n');
});
