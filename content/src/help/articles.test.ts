import { HELP_TOPICS, helpIdSchema } from '@plumbline/contract/api/help.ts';
import { BUILT_CAPABILITIES } from '@plumbline/contract/capabilities/capabilities.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { administrationErrors } from '@plumbline/contract/errors/administration-errors.ts';
import { ERROR_CODES, ERRORS } from '@plumbline/contract/errors/catalogue.ts';
import type { ErrorEntry } from '@plumbline/contract/errors/error-entry.ts';
import { findRoute } from '@plumbline/contract/routes.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { HELP_ARTICLES } from './articles.ts';
import type { ArticleBlock, HelpArticle, Words } from './help-article.ts';
import { TOPIC_TEXTS } from './topics.ts';

const targetsOf = ({ blocks }: HelpArticle) =>
  blocks.flatMap((block) => (block.kind === 'links' ? block.targets : []));
const codesOf = ({ blocks }: HelpArticle) =>
  blocks.flatMap((block) => (block.kind === 'messages' ? block.items.map(({ code }) => code) : []));

function wordsOf(block: ArticleBlock): readonly Words[] {
  switch (block.kind) {
    case 'steps':
    case 'list':
      return block.items;
    case 'messages':
      return block.items.map(({ answer }) => answer);
    case 'links':
      return block.targets.flatMap((target) => ('page' in target ? [target.text] : []));
    default:
      return [block.text];
  }
}

test('forty articles and more, each with a name of its own that an address can carry', () => {
  expect(HELP_ARTICLES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(HELP_ARTICLES.map(({ id }) => id)).size).toBe(HELP_ARTICLES.length);
  for (const { id } of HELP_ARTICLES) expect(() => helpIdSchema.parse(id)).not.toThrow();
  for (const topic of HELP_TOPICS)
    expect(HELP_ARTICLES.filter((each) => each.topic === topic).length, topic).toBeGreaterThan(0);
});

test('every text stands in three languages, and each in its own', () => {
  const texts = [
    ...Object.values(TOPIC_TEXTS).flatMap(({ title, lead }) => [title, lead]),
    ...HELP_ARTICLES.flatMap(({ title, lead, asked, blocks }) => [
      title,
      lead,
      asked,
      ...blocks.flatMap(wordsOf),
    ]),
  ];
  for (const [zh, en, ja] of texts) {
    expect(zh, en).toMatch(/\p{Script=Han}/u);
    expect(en).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
    expect(zh, en).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
    expect(ja, en).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
    for (const text of [zh, en, ja]) expect(text).not.toMatch(/[<>]|\{\w+\}|^\s|\s$/);
  }
});

test('every link leads somewhere', () => {
  const ids = new Set(HELP_ARTICLES.map(({ id }) => id));
  for (const article of HELP_ARTICLES)
    for (const target of targetsOf(article)) {
      if ('article' in target) {
        expect([...ids], article.id).toContain(target.article);
        expect(target.article).not.toBe(article.id);
      }
      if (!('page' in target)) continue;
      const { pathname } = new URL(target.page, 'https://studio.example');
      expect(findRoute(pathname) !== undefined || pathname === OTHER_PATHS.reference, target.page).toBe(true);
    }
});

test('every tool has one article', () => {
  const explained = HELP_ARTICLES.flatMap(({ tools }) => tools ?? []);
  expect(explained.toSorted()).toEqual(TOOL_LIST.map((tool) => tool.function).toSorted());
});

test('every message that a designer can meet has one article', () => {
  const explained = HELP_ARTICLES.flatMap(codesOf);
  const met = ERROR_CODES.filter((code) => {
    const { capability }: ErrorEntry = ERRORS[code];
    return (
      !Object.hasOwn(administrationErrors, code) &&
      (capability === undefined || BUILT_CAPABILITIES.has(capability))
    );
  });
  expect(explained.toSorted()).toEqual(met.toSorted());
});
