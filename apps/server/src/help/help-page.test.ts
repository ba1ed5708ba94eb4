import { HELP_TOPICS, helpPageSchema, helpQuerySchema } from '@plumbline/contract/api/help.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { HELP_ARTICLES } from '@plumbline/content/help/articles.ts';
import { expect, test } from 'vitest';
import { helpPage } from './help-page.ts';

test.each(LOCALES)('every article in %s is an answer of the contract, its links in words', (locale) => {
  for (const { id } of HELP_ARTICLES) {
    const page = helpPageSchema.parse(helpPage({ article: id }, locale));
    expect(page.article?.id).toBe(id);
    expect(page.article?.blocks.length).toBeGreaterThan(0);
    expect(JSON.stringify(page)).not.toMatch(/undefined|\{\w+\}/);
  }
});

test('without a question everything is listed, by its topic', () => {
  const { topics, items, article } = helpPage({}, 'en');
  expect(article).toBeNull();
  expect(items).toHaveLength(HELP_ARTICLES.length);
  expect(topics.map(({ id }) => id)).toEqual([...HELP_TOPICS]);
  expect(topics.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
  const masks = helpPage({ topic: 'masks' }, 'en').items;
  expect(new Set(masks.map(({ topic }) => topic))).toEqual(new Set(['masks']));
});

test('a tool and a message lead to what explains them, whatever else to nothing', () => {
  for (const tool of TOOL_LIST) {
    const { article } = helpPage({ tool: tool.function }, 'ja');
    expect(article?.tools.map(({ to }) => to)).toContain(tool.route);
  }
  expect(helpPage({ error: 'STORAGE_FULL' }, 'zh-CN').article?.id).toBe('upload-problems');
  expect(helpPage({ error: 'CONSTRUCTOR' }, 'zh-CN').article).toBeNull();
  expect(helpPage({ article: 'constructor' }, 'zh-CN').article).toBeNull();
});

test('what does not belong into a question is refused', () => {
  for (const query of [{ who: 'x' }, { topic: 'nothing' }, { article: '../x' }, { q: 'x'.repeat(201) }])
    expect(helpQuerySchema.safeParse(query).success).toBe(false);
});
