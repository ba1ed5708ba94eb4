import { languageOf } from '@plumbline/assistant/answers/language-of.ts';
import { BLIND_QUESTIONS } from '@plumbline/content/knowledge-questions/blind-questions.ts';
import { expect, test } from 'vitest';
import { askAll } from './ask-all.ts';

const asked = askAll();
const named = (verdict: string) =>
  asked.filter((each) => each.verdict === verdict).map(({ question }) => question.id);

test('nothing wrong is said, and what nobody can know is declined', () => {
  expect(named('wrong')).toEqual([]);
  expect(named('rightly declined').length).toBeGreaterThanOrEqual(30);
});

test('of what is known nearly everything is found', () => {
  expect(named('right').length).toBeGreaterThanOrEqual(95);
});

test('each question is answered in its own language', () => {
  for (const { question } of asked) expect(languageOf(question.text, question.locale)).toBe(question.locale);
  const han = asked.filter(({ question }) => question.locale === 'zh-CN');
  expect(han.filter(({ question }) => languageOf(question.text, 'en') !== 'zh-CN')).toEqual([]);
});

test('of what strangers ask little is said wrong, and what nobody can know is declined', () => {
  const verdicts = askAll(BLIND_QUESTIONS).map(({ verdict }) => verdict);
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  expect(count('rightly declined')).toBe(30);
  expect(count('wrong')).toBeLessThanOrEqual(4);
  // Most of the others are not known yet: new facts and terms raise this.
  expect(count('right')).toBeGreaterThanOrEqual(50);
});
