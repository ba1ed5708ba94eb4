import {
  createSearchIndex,
  type SearchIndex,
  type WeighedText,
} from '@plumbline/assistant/search/search-index.ts';
import { ERRORS } from '@plumbline/contract/errors/catalogue.ts';
import { LOCALES, type Locale } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { HELP_ARTICLES } from '@plumbline/content/help/articles.ts';
import type { HelpArticle } from '@plumbline/content/help/help-article.ts';
import { inLanguage, writeBlocks } from './write-article.ts';

/** Words of another language than the reader's own count too, but less. */
const FOREIGN = 0.6;
/** What has less of the best one's score has only a common word with it. */
const SHARE_OF_BEST = 0.3;

/** Made at the first question: most starts of a server are asked none for a while. */
let indexes: ReadonlyMap<Locale, SearchIndex> | undefined;

/** The articles that answer a question, best first. Any text is a question; one without words has no answer. */
export function searchHelp(question: string, locale: Locale): HelpArticle[] {
  indexes ??= new Map(LOCALES.map((each) => [each, createSearchIndex(documentsOf(each))]));
  const scores = new Map<string, number>();
  for (const [language, index] of indexes)
    for (const [id, score] of index.search(question)) {
      const counted = language === locale ? score : score * FOREIGN;
      scores.set(id, Math.max(scores.get(id) ?? 0, counted));
    }
  const best = Math.max(0, ...scores.values());
  const scoreOf = ({ id }: HelpArticle) => scores.get(id) ?? 0;
  return HELP_ARTICLES.filter(
    (article) => scoreOf(article) > 0 && scoreOf(article) >= best * SHARE_OF_BEST,
  ).toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

function documentsOf(locale: Locale): Map<string, WeighedText[]> {
  return new Map(
    HELP_ARTICLES.map((article) => [
      article.id,
      [
        { text: inLanguage(article.title, locale), weight: 6 },
        { text: inLanguage(article.asked, locale), weight: 6 },
        ...(article.tools ?? []).map((tool) => ({ text: TOOLS[tool].title[locale], weight: 4 })),
        { text: inLanguage(article.lead, locale), weight: 3 },
        ...writeBlocks(article, locale).flatMap((block) =>
          block.kind === 'messages'
            ? block.items.map(({ code, text }) => ({ text: `${code} ${text}`, weight: 4 }))
            : block.kind === 'links'
              ? []
              : [{ text: 'text' in block ? block.text : block.items.join('\n'), weight: 1 }],
        ),
      ],
    ]),
  );
}

/** The article that says what to do about a code of the catalogue. */
export function articleOfError(code: string): HelpArticle | undefined {
  if (!Object.hasOwn(ERRORS, code)) return undefined;
  return HELP_ARTICLES.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'messages' && block.items.some((item) => item.code === code)),
  );
}
