import type { HelpBlock, HelpItem } from '@plumbline/contract/api/help.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { type Locale, LOCALES } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { HELP_ARTICLES } from '@plumbline/content/help/articles.ts';
import type { ArticleBlock, HelpArticle, HelpTarget, Words } from '@plumbline/content/help/help-article.ts';

export const ARTICLES: ReadonlyMap<string, HelpArticle> = new Map(
  HELP_ARTICLES.map((article) => [article.id, article]),
);

interface Link {
  readonly to: string;
  readonly text: string;
}

export function inLanguage(words: Words, locale: Locale): string {
  return words[LOCALES.indexOf(locale)] ?? words[0];
}

export function helpItem(article: HelpArticle, locale: Locale): HelpItem {
  const { id, topic, title, lead } = article;
  return { id, topic, title: inLanguage(title, locale), lead: inLanguage(lead, locale) };
}

/** An article's pieces in one language, with the sentences of the error catalogue and the addresses of its links. */
export function writeBlocks(article: HelpArticle, locale: Locale): HelpBlock[] {
  return article.blocks.flatMap((block) => writeBlock(block, locale));
}

function writeBlock(block: ArticleBlock, locale: Locale): HelpBlock[] {
  const say = (words: Words) => inLanguage(words, locale);
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [{ kind: block.kind, text: say(block.text) }];
    case 'steps':
    case 'list':
      return [{ kind: block.kind, items: block.items.map(say) }];
    case 'messages':
      return [
        {
          kind: 'messages',
          items: block.items.map(({ code, answer }) => ({
            code,
            // What a message is filled with is known when it is met.
            text: errorText(code, locale).replace(/\{\w+\}/g, '…'),
            answer: say(answer),
          })),
        },
      ];
    case 'links': {
      const links = block.targets.flatMap((target) => linkOf(target, locale));
      return links.length === 0 ? [] : [{ kind: 'links', links }];
    }
  }
}

/** Articles that an article leads to stand under it, apart from tools and pages. */
export function relatedTo(article: HelpArticle): HelpArticle[] {
  return article.blocks
    .flatMap((block) => (block.kind === 'links' ? block.targets : []))
    .flatMap((target) => ('article' in target ? (ARTICLES.get(target.article) ?? []) : []));
}

/** The workspaces that an article is about. */
export function toolLinks(article: HelpArticle, locale: Locale): Link[] {
  return (article.tools ?? []).flatMap((tool) => linkOf({ tool }, locale));
}

function linkOf(target: HelpTarget, locale: Locale): Link[] {
  if ('article' in target) return [];
  if ('tool' in target) return [{ to: TOOLS[target.tool].route, text: TOOLS[target.tool].title[locale] }];
  return [{ to: target.page, text: inLanguage(target.text, locale) }];
}
