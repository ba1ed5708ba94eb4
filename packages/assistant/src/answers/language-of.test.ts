import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['台面多高？', 'en', 'zh-CN'],
  ['How high is a worktop?', 'zh-CN', 'en'],
  ['カウンターの高さは？', 'zh-CN', 'ja'],
  ['ﾄｲﾚ', 'en', 'ja'],
  // Han signs alone and names alone say nothing.
  ['和室寸法', 'ja', 'ja'],
  ['和室寸法', 'zh-CN', 'zh-CN'],
  ['ADA 32 mm', 'ja', 'ja'],
  ['', 'en', 'en'],
] as const)('%s, read by one of %s', (question, reader, language) => {
  expect(languageOf(question, reader)).toBe(language);
});
