import { type HelpPage, type HelpQuery, HELP_TOPICS } from '@plumbline/contract/api/help.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { HELP_ARTICLES } from '@plumbline/content/help/articles.ts';
import type { HelpArticle } from '@plumbline/content/help/help-article.ts';
import { TOPIC_TEXTS } from '@plumbline/content/help/topics.ts';
import { TUTORIAL_VIDEOS } from '@plumbline/content/videos/tutorial-videos.ts';
import { helpVideo, videoOf } from './help-videos.ts';
import { articleOfError, searchHelp } from './search-help.ts';
import { ARTICLES, helpItem, inLanguage, relatedTo, toolLinks, writeBlocks } from './write-article.ts';

/** What the help centre shows for an address of it. */
export function helpPage(query: HelpQuery, locale: Locale): HelpPage {
  const asked = query.q?.trim() ?? '';
  const found = asked === '' ? HELP_ARTICLES : searchHelp(asked, locale);
  const article = articleOf(query);
  return {
    topics: HELP_TOPICS.map((id) => ({
      id,
      title: inLanguage(TOPIC_TEXTS[id].title, locale),
      lead: inLanguage(TOPIC_TEXTS[id].lead, locale),
      count: found.filter(({ topic }) => topic === id).length,
    })),
    videos: TUTORIAL_VIDEOS.map((video) => helpVideo(video, locale)),
    items: found
      .filter(({ topic }) => query.topic === undefined || topic === query.topic)
      .map((each) => helpItem(each, locale)),
    article: article
      ? {
          ...helpItem(article, locale),
          blocks: writeBlocks(article, locale),
          tools: toolLinks(article, locale),
          video: videoOf(article, locale),
          related: relatedTo(article).map((each) => helpItem(each, locale)),
        }
      : null,
  };
}

function articleOf({ article, tool, error }: HelpQuery): HelpArticle | undefined {
  if (article !== undefined) return ARTICLES.get(article);
  if (tool !== undefined) return HELP_ARTICLES.find(({ tools }) => tools?.includes(tool));
  return error === undefined ? undefined : articleOfError(error);
}
