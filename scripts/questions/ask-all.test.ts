import { languageOf } from '@plumbline/assistant/answers/language-of.ts';
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
